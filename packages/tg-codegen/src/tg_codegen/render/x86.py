"""Which programs does the native x86-64 back end take, and what does it write? (`DEV=CPU:X86`)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from tg_codegen.compile.x86 import X86Compiler
from tg_codegen.isa.x86_64 import REQUIRED, assembly
from tg_codegen.machine import Machine
from tg_codegen.render.base import CPURenderer, function_name
from tg_uop import ProgramInfo, Target, UOp

_VECTOR_BYTES, _REGISTERS = 32, 16


class X86Renderer(CPURenderer):
    """x86-64 assembly with AVX2, selected and allocated here: no compiler is needed.

    ValueError for another processor family, or one without the features the code uses.
    """

    name: ClassVar[str] = "X86"

    def __init__(self, target: Target | None = None) -> None:
        super().__init__(target)
        m = self.machine
        if m.arch != "x86_64":
            raise ValueError(
                f"the X86 renderer writes x86_64 code, the target is {m.arch}; use DEV=CPU:LLVM or CPU:C"
            )
        missing = [f for f in REQUIRED if f not in m.features]
        if missing:
            raise ValueError(
                f"the X86 renderer needs {', '.join(REQUIRED)}; "
                f"cpu {m.cpu!r} is without {', '.join(missing)}: use DEV=CPU:LLVM or CPU:C"
            )
        self.machine = replace(m, vector_bytes=_VECTOR_BYTES, vector_registers=_REGISTERS)

    @staticmethod
    def runs_here() -> bool:
        """True when this processor executes the code."""
        host = Machine.host()
        return host.arch == "x86_64" and host.has(*REQUIRED)

    @cached_property
    def compiler(self) -> X86Compiler:
        return X86Compiler()

    def render(self, uops: Sequence[UOp], info: ProgramInfo | str = "kernel") -> str:
        return assembly(uops, function_name(info))
