"""Hostile input: random bytes and damaged texts give DecodeError and AssembleError, nothing else."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tg_asm_amd import AssembleError, DecodeError, decode, disassemble
from tg_asm_amd.layouts import GROUPS
from tg_asm_amd.syntax import assemble

WORDS = [
    "v_add_f32",
    "s_mov_b32",
    "v1",
    "s[0:1]",
    "v[",
    "]",
    ",",
    "0x",
    "1.5",
    "-",
    "|",
    "(",
    ")",
    ".long",
    ".set",
    ":",
    "label",
    "::",
    "offset:",
    "quad_perm:[",
    "/*",
    "*/",
    '"',
    "//",
    "hwreg(",
    "sendmsg(",
    "vmcnt(0)",
    ".amdhsa_kernel k",
    ".end_amdhsa_kernel",
    ".amdgpu_metadata",
    "\n",
    "lit(",
    "@rel32@lo",
    "1b",
    "=",
    "+",
    "<<",
    "%",
    "exp",
    "image_load",
    "dmask:",
    "v_dual_add_f32",
    ".p2align",
    ".fill",
    ".ascii",
    "\t",
    "\0",
]


@pytest.mark.parametrize("group", GROUPS)
def test_random_bytes_decode_or_are_refused(group: str) -> None:
    source = random.Random(1)
    for _ in range(4000):
        data = source.randbytes(source.choice([0, 1, 3, 4, 7, 8, 12, 20]))
        try:
            instruction = decode(data, group)
        except DecodeError:
            continue
        assert instruction.to_bytes() == data[: instruction.size]
        assert (
            str(instruction)
            and isinstance(instruction.modifiers, dict)
            and isinstance(instruction.fields, dict)
        )


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=12))
def test_random_texts_assemble_or_are_refused(words: list[str]) -> None:
    try:
        assemble(" ".join(words), "gfx1100")
    except AssembleError as error:
        assert error.diagnostics and all(d.line >= 1 and d.column >= 1 for d in error.diagnostics)


def test_streams_end_cleanly() -> None:
    code = bytes.fromhex("0000b0bf") * 3
    assert len(list(disassemble(code, "gfx1100"))) == 3
    with pytest.raises(DecodeError, match="0xc"):
        list(disassemble(code + b"\0\0\0", "gfx1100"))


@pytest.mark.slow
def test_ten_minutes_of_fuzzing_raise_nothing_else() -> None:
    source = random.Random(2)
    end = time.monotonic() + 600
    groups = list(GROUPS)
    while time.monotonic() < end:
        group = source.choice(groups)
        for _ in range(200):
            try:
                str(decode(source.randbytes(24), group))
            except DecodeError:
                pass
            words = [
                source.choice(WORDS) if source.random() < 0.9 else chr(source.randrange(1, 300))
                for _ in range(10)
            ]
            try:
                assemble(" ".join(words), group)
            except AssembleError:
                pass
