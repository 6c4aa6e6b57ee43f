"""What an instruction operates on: registers, constants, immediates, labels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reg:
    """A run of `count` 32-bit registers from `index` on.

    `kind` is `s`, `v`, `a`, `ttmp` or `special` (then `index` is the source code of the encoding and
    `text` its name); `half` is `l` or `h` for one 16-bit half of a vector register.
    """

    kind: str
    index: int
    count: int = 1
    half: str = ""
    text: str = ""

    def __str__(self) -> str:
        if self.text:
            return self.text
        if self.count == 1:
            return f"{self.kind}{self.index}" + (f".{self.half}" if self.half else "")
        return f"{self.kind}[{self.index}:{self.index + self.count - 1}]"


@dataclass(frozen=True, slots=True)
class InlineConst:
    """A constant that the source field itself encodes: `code` is the field's value (128-208, 240-248)."""

    code: int
    text: str

    @property
    def value(self) -> int | float:
        """The number: int for the integer codes, float for the others."""
        if self.code < 240:
            return int(self.text)
        return float(self.text)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Literal:
    """The dword (`bits` 32) or pair of dwords (64) behind the instruction, unsigned."""

    value: int
    bits: int = 32

    def __str__(self) -> str:
        return hex(self.value)


@dataclass(frozen=True, slots=True)
class Imm:
    """A number held in a field of the instruction; `text` is how it prints when that is not the number."""

    value: int
    text: str = ""

    def __str__(self) -> str:
        return self.text or str(self.value)


@dataclass(frozen=True, slots=True)
class Label:
    """A branch target by name, to be resolved by the builder or the assembler."""

    name: str

    def __str__(self) -> str:
        return self.name


Operand = Reg | InlineConst | Literal | Imm | Label
