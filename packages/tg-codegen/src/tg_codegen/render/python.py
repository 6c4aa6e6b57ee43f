"""How does a program run where nothing can be compiled: as its own text, executed by the reference
interpreter.

The source is the readable listing, the binary the serialised LINEAR: `tg_uop.run_program` runs it, slowly and
obviously right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tg_codegen.compile.errors import CompileError
from tg_codegen.render.base import Renderer
from tg_uop import DType, Ops, ProgramInfo, Target, UOp, dtypes, dumps, parse_graph, print_graph


class PythonCompiler:
    """Text of a LINEAR to the LINEAR serialised."""

    key = "python|1"

    def compile(self, source: str) -> bytes:
        try:
            return dumps(parse_graph(source))
        except (ValueError, TypeError) as e:
            raise CompileError(f"not the text of a program: {e}") from None

    def compile_many(self, sources: Sequence[str]) -> list[bytes]:
        return [self.compile(s) for s in sources]

    def compile_cached(self, source: str) -> bytes:
        """`compile`: nothing is gained by keeping it on disk."""
        return self.compile(source)


class PythonRenderer(Renderer):
    """Programs for the interpreter: every op, every dtype, vectors of any width."""

    device: ClassVar[str] = "PYTHON"
    name: ClassVar[str] = ""

    def __init__(self, target: Target | None = None) -> None:
        self.target = target or Target(self.device)
        self.machine = _host_or_plain(self.target)

    @property
    def compiler(self) -> PythonCompiler:
        return PythonCompiler()

    def render(self, uops: Sequence[UOp], info: ProgramInfo | str = "kernel") -> str:
        return print_graph(UOp(Ops.LINEAR, tuple(uops)))

    def supports(self, op: Ops, dtype: DType) -> bool:
        return dtype is not dtypes.void

    def legal_widths(self, dtype: DType) -> tuple[int, ...]:
        return tuple(1 << i for i in range(13))


def _host_or_plain(target: Target) -> Any:
    from tg_codegen.machine import Machine  # lazy: only here, and cheap

    return Machine.from_target(Target("CPU", arch=target.arch, flags=target.flags))
