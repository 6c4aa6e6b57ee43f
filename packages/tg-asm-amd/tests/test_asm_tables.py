"""The instruction tables: complete, quick to load, and what the generator makes today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tg_asm_amd
from tg_asm_amd.generate.oracle import find_libllvm
from tg_asm_amd.layouts import GROUPS, PROCESSORS
from tg_asm_amd.table import group_of, load

ISA = Path(tg_asm_amd.__file__).parent / "isa"


@pytest.mark.parametrize("group", GROUPS)
def test_table_says_where_it_comes_from_and_stays_below_a_megabyte(group: str) -> None:
    text = (ISA / f"{group}.txt").read_text()
    assert len(text) < 1_000_000
    assert "LLVM" in text.splitlines()[2] and GROUPS[group] in text.splitlines()[2]
    assert "unknown" not in text.partition("[signatures]")[2].partition("[rows]")[0]


@pytest.mark.parametrize("processor", PROCESSORS)
def test_every_processor_has_a_table(processor: str) -> None:
    assert load(processor).group == group_of(processor)


def test_unknown_processor_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="gfx906"):
        load("gfx906")


@pytest.mark.parametrize("group", GROUPS)
def test_every_signature_compiles(group: str) -> None:
    table = load(group)
    for rows in table.by_name.values():
        for row in rows:
            assert row.signature.read is not None
            assert row.base & row.layout.mask == row.layout.value


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
def test_generator_makes_the_same_table_again(group: str) -> None:
    if find_libllvm(22) is None:
        pytest.skip("LLVM 22's library is not installed (Debian package libllvm22)")
    done = subprocess.run(
        [sys.executable, "-m", "tg_asm_amd.generate", "--check", group], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
