"""The native x86-64 back end: a program's instructions to machine code, with no compiler.

| step | module | what it does |
|---|---|---|
| analyse | `analyse` | which values are needed, which buffers live in registers, what folds into what |
| select | `select`, `rules` and the files they name | instructions over virtual registers (`mir`) |
| allocate | `allocate` | linear scan: physical registers, spills, constants loaded again |
| finish | `finish` | assembly text: two-operand forms, prologue, constants |
| assemble | `assemble`, `encode`, `table`, `operands` | text to an ELF object |

The text is what gas and LLVM take, so both are oracles of the encoder. Needed of the processor: `REQUIRED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tg_codegen.isa.x86_64.allocate import allocate
from tg_codegen.isa.x86_64.assemble import assemble, object_file
from tg_codegen.isa.x86_64.finish import finish
from tg_codegen.isa.x86_64.select import Selector
from tg_uop import UOp

REQUIRED: Final = ("avx2", "fma", "f16c", "bmi2")
"""Features (LLVM's names) that the code uses without asking."""


def assembly(uops: Sequence[UOp], name: str) -> str:
    """The assembly text of a program. ValueError for what it cannot hold."""
    function = Selector(name, uops).run()
    return finish(function, allocate(function))


__all__ = ["REQUIRED", "assemble", "assembly", "object_file"]
