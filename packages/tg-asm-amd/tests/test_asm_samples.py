"""The checked-in samples: lines with the bytes LLVM 22's assembler made of them, for every architecture."""

from __future__ import annotations

from pathlib import Path

import pytest

from tg_asm_amd import decode
from tg_asm_amd.assemble import assemble_line
from tg_asm_amd.layouts import GROUPS

SAMPLES = Path(__file__).parent / "samples"


def sample(group: str) -> list[tuple[bytes, str]]:
    rows = [line.split("\t") for line in (SAMPLES / f"{group}.txt").read_text().splitlines()]
    return [(bytes.fromhex(code), text) for code, text in rows]


@pytest.mark.parametrize("group", GROUPS)
def test_sample_lines_assemble_to_the_recorded_bytes(group: str) -> None:
    wrong = []
    rows = sample(group)
    for code, text in rows:
        try:
            ours = assemble_line(text, group).to_bytes()
        except ValueError as error:
            wrong.append(f"{text}: {error}")
            continue
        if ours != code:
            wrong.append(f"{text}: {ours.hex()} instead of {code.hex()}")
    assert len(rows) >= 2000
    assert not wrong, "\n".join(wrong[:10])


@pytest.mark.parametrize("group", GROUPS)
def test_sample_bytes_decode_and_encode_to_themselves(group: str) -> None:
    wrong = []
    for code, text in sample(group):
        instruction = decode(code, group)
        again = assemble_line(str(instruction), group)
        if instruction.to_bytes() != code or instruction.size != len(code) or again.to_bytes() != code:
            wrong.append(f"{text}: {instruction}")
    assert not wrong, "\n".join(wrong[:10])
