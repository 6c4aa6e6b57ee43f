"""Which errors this package raises for bad machine code and bad text."""

from __future__ import annotations

from dataclasses import dataclass


class DecodeError(ValueError):
    """Bytes that are no instruction of the architecture, or a file that is no valid code object."""


@dataclass(frozen=True)
class Diagnostic:
    """One error of a text: where (line and column from 1) and what."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message}"


class AssembleError(ValueError):
    """Text that does not assemble; `diagnostics` lists every error found, in the order of the text."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.diagnostics = diagnostics
        super().__init__("\n".join(str(d) for d in diagnostics))
