"""How does x86-64 assembly text become a relocatable ELF object, in pure Python? The native back end's
assembler.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tg_codegen.cache import compile_cached
from tg_codegen.compile.errors import CompileError
from tg_codegen.isa.x86_64 import assemble, object_file


class X86Compiler:
    """Assembly text, as the X86 renderer writes it, to an ELF object."""

    @property
    def key(self) -> str:
        return "x86|1"

    def compile(self, source: str) -> bytes:
        """The object. CompileError names the line that is not understood."""
        try:
            return object_file(assemble(source))
        except ValueError as e:
            raise CompileError(f"X86: {e}") from None

    def compile_many(self, sources: Sequence[str]) -> list[bytes]:
        """One object per source."""
        return [self.compile(s) for s in sources]

    def compile_cached(self, source: str) -> bytes:
        """`compile` through the disk cache."""
        return compile_cached(self.key, source, self.compile)

    def assembly(self, source: str) -> str:
        """The machine code as text: what is compiled is that already."""
        return source

    def __reduce__(self) -> tuple[Any, ...]:
        return (X86Compiler, ())
