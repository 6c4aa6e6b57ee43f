"""What an instruction operates on: registers, constants, immediates, labels."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

SPECIAL = {
    "flat_scratch_lo": 102,
    "flat_scratch_hi": 103,
    "flat_scratch": 102,
    "xnack_mask_lo": 104,
    "xnack_mask_hi": 105,
    "xnack_mask": 104,
    "vcc_lo": 106,
    "vcc_hi": 107,
    "vcc": 106,
    "null": 124,
    "m0": 125,
    "exec_lo": 126,
    "exec_hi": 127,
    "exec": 126,
    "src_shared_base": 235,
    "src_shared_limit": 236,
    "src_private_base": 237,
    "src_private_limit": 238,
    "src_pops_exiting_wave_id": 239,
    "src_vccz": 251,
    "src_execz": 252,
    "src_scc": 253,
    "src_lds_direct": 254,
    "lds_direct": 254,
    "off": -1,
}
"""Registers with a name → number (the source code of RDNA3; `null` and `m0` change places on others)."""
PAIRS = {"vcc", "exec", "flat_scratch", "xnack_mask"}
_PLAIN = re.compile(r"(s|v|a|ttmp)(\d+)(?:\.([lh]))?$|(s|v|a|ttmp)\[(\d+):(\d+)\]$")


class Reg:
    """A run of `count` 32-bit registers from `index` on. Equal registers are one object.

    `kind` is `s`, `v`, `a`, `ttmp` or `special` (then `text` is its name and `index` its number in SPECIAL);
    `half` is `l` or `h` for one 16-bit half of a vector register.
    """

    __slots__ = ("_text", "count", "half", "index", "kind", "text")
    _made: ClassVar[dict[tuple[Any, ...], Reg]] = {}
    kind: str
    index: int
    count: int
    half: str
    text: str
    _text: str

    def __new__(cls, kind: str, index: int, count: int = 1, half: str = "", text: str = "") -> Reg:
        key = (kind, index, count, half, text)
        made = cls._made.get(key)
        if made is None:
            made = object.__new__(cls)
            for name, value in zip(("kind", "index", "count", "half", "text"), key, strict=True):
                object.__setattr__(made, name, value)
            if text:
                shown = text
            elif count == 1:
                shown = f"{kind}{index}" + (f".{half}" if half else "")
            else:
                shown = f"{kind}[{index}:{index + count - 1}]"
            object.__setattr__(made, "_text", shown)
            made = cls._made.setdefault(key, made)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("registers cannot be changed")

    def __reduce__(self) -> tuple[type[Reg], tuple[str, int, int, str, str]]:
        return Reg, (self.kind, self.index, self.count, self.half, self.text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Reg({self._text})"

    @property
    def l(self) -> Reg:  # noqa: E743 (the ISA calls the half so)
        """The low 16 bits of a vector register."""
        return self._half("l")

    @property
    def h(self) -> Reg:
        """The high 16 bits of a vector register."""
        return self._half("h")

    def _half(self, half: str) -> Reg:
        if self.kind != "v" or self.count != 1:
            raise ValueError(f"{self} has no 16-bit halves: only single vector registers have")
        return Reg("v", self.index, 1, half)

    def __neg__(self) -> Modified:
        return Modified(self, neg=True)

    def __abs__(self) -> Modified:
        return Modified(self, abs=True)


@dataclass(frozen=True, slots=True)
class Modified:
    """A source with `neg`, `abs` or `sext` on it; made by `-v[1]`, `abs(v[1])`, `sext(v[1])`."""

    operand: Operand | int | float
    neg: bool = False
    abs: bool = False
    sext: bool = False

    def __neg__(self) -> Modified:
        return Modified(self.operand, not self.neg, self.abs, self.sext)


def sext(operand: Reg) -> Modified:
    """The source sign-extended (SDWA)."""
    return Modified(operand, sext=True)


def neg(operand: Reg | int | float) -> Modified:
    """The source with its sign changed; for constants, whose own minus would be another constant."""
    return Modified(operand, neg=True)


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
        if self.text[:2] == "0x":  # 16-bit integer operands print the bits of the half
            return (0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 0.15915494)[self.code - 240]
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
class RegList:
    """Separate address registers of an image instruction, `[v1, v5, v[7:8]]`."""

    items: tuple[Reg, ...]

    def __str__(self) -> str:
        return "[" + ", ".join(map(str, self.items)) + "]"


@dataclass(frozen=True, slots=True)
class Label:
    """A branch target by name, to be resolved by the builder or the assembler."""

    name: str

    def __str__(self) -> str:
        return self.name


Operand = Reg | InlineConst | Literal | Imm | RegList | Label


def special(name: str) -> Reg:
    """The register called `name` (a key of SPECIAL)."""
    return Reg("special", SPECIAL[name], 2 if name in PAIRS else 1, "", name)


def parse_register(text: str) -> Reg | None:
    """The register that canonical text names, or None."""
    found = _PLAIN.match(text)
    if found:
        if found[1]:
            return Reg(found[1], int(found[2]), 1, found[3] or "")
        return Reg(found[4], int(found[5]), int(found[6]) - int(found[5]) + 1)
    return special(text) if text in SPECIAL else None


class RegisterFile:
    """`v`, `s`, `a`, `ttmp`: indexing gives registers, slices include their end (`v[0:7]` is eight)."""

    def __init__(self, kind: str, size: int) -> None:
        self.kind, self.size = kind, size
        self._single = [Reg(kind, i) for i in range(size)]

    def __getitem__(self, index: int | slice) -> Reg:
        if isinstance(index, slice):
            first, last = index.start, index.stop
            if not isinstance(first, int) or not isinstance(last, int) or index.step is not None:
                raise TypeError(f"{self.kind}[first:last] takes two numbers, got {index}")
            if not 0 <= first <= last < self.size:
                raise IndexError(
                    f"{self.kind}[{first}:{last}]: registers are {self.kind}0 to {self.kind}{self.size - 1}"
                )
            return Reg(self.kind, first, last - first + 1)
        if not 0 <= index < self.size:
            raise IndexError(
                f"{self.kind}[{index}]: registers are {self.kind}0 to {self.kind}{self.size - 1}"
            )
        return self._single[index]


v = RegisterFile("v", 256)
s = RegisterFile("s", 106)
a = RegisterFile("a", 256)
ttmp = RegisterFile("ttmp", 16)
VCC, VCC_LO, VCC_HI = special("vcc"), special("vcc_lo"), special("vcc_hi")
EXEC, EXEC_LO, EXEC_HI = special("exec"), special("exec_lo"), special("exec_hi")
NULL, M0, SCC, OFF = special("null"), special("m0"), special("src_scc"), special("off")
