"""What does machine code look like before registers are chosen? Instructions over virtual registers.

Most instructions have one result and three-address form; where the processor overwrites an operand, `finish`
inserts the copy. Pseudo instructions: `fma d, a, b, c` (d = a*b + c; one of three encodings), `cmovCC d, a,
b` (d = a if CC else b), `setCC d` (0 or 1 in a whole register), `idiv`/`div d, a, b` and `irem`/`rem` (rax
and rdx are overwritten), `label`, `loop` and `endloop` (where a loop's code begins and ends).
"""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

FRAME: Final = -1
"""As the base of an address: the function's frame."""
GENERAL, VECTOR = False, True


class Mem(NamedTuple):
    """A place in memory: base and index are virtual registers (or FRAME), or a constant of the function."""

    base: int | None = None
    scaled: int | None = None
    scale: int = 1
    disp: int = 0
    symbol: str | None = None

    def at(self, offset: int) -> Mem:
        """The place `offset` bytes further."""
        return Mem(self.base, self.scaled, self.scale, self.disp + offset, self.symbol)


class Imm(NamedTuple):
    """An integer in the instruction, as the processor sign-extends it."""

    value: int


class Label(NamedTuple):
    """A place in the code."""

    name: str


Source = int | Mem | Imm | Label


class Inst:
    """One instruction. `width`: bytes of a vector (16, 32) or of a general operand (4, 8)."""

    __slots__ = ("op", "dst", "srcs", "width")

    def __init__(self, op: str, dst: int | None, srcs: tuple[Source, ...], width: int) -> None:
        self.op, self.dst, self.srcs, self.width = op, dst, srcs, width

    def __repr__(self) -> str:
        return f"{self.op}.{self.width} {self.dst} <- {', '.join(map(str, self.srcs))}"

    def reads(self) -> list[int]:
        """The virtual registers it reads."""
        out = []
        for s in self.srcs:
            if type(s) is int:
                out.append(s)
            elif type(s) is Mem:
                if s.base is not None and s.base >= 0:
                    out.append(s.base)
                if s.scaled is not None:
                    out.append(s.scaled)
        return out


class Function:
    """The code of one kernel: instructions, the class of every virtual register, constants, frame."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.code: list[Inst] = []
        self.head: list[Inst] = []  # constants in registers: run once, before `code`
        self.is_vector: list[bool] = []
        self.remat: dict[int, Inst] = {}  # registers whose value is computed again rather than spilled
        self.constants: dict[bytes, str] = {}
        self.frame = 0
        self.labels = 0
        self.has_nontemporal = False
        self._in_registers: dict[tuple[object, ...], int] = {}

    def new(self, vector: bool) -> int:
        """A new virtual register."""
        self.is_vector.append(vector)
        return len(self.is_vector) - 1

    def label(self) -> Label:
        self.labels += 1
        return Label(f".L{self.labels}")

    def emit(self, op: str, dst: int | None, *srcs: Source, width: int = 8) -> None:
        self.code.append(Inst(op, dst, srcs, width))

    def vector(self, op: str, *srcs: Source, width: int = 16) -> int:
        """The vector register that `op` writes."""
        dst = self.new(VECTOR)
        self.code.append(Inst(op, dst, srcs, width))
        return dst

    def general(self, op: str, *srcs: Source, width: int = 8) -> int:
        """The general register that `op` writes."""
        dst = self.new(GENERAL)
        self.code.append(Inst(op, dst, srcs, width))
        return dst

    def allocate(self, size: int, align: int = 32) -> Mem:
        """Room in the frame."""
        self.frame = -(-self.frame // align) * align
        place = Mem(FRAME, disp=self.frame)
        self.frame += size
        return place

    def constant(self, data: bytes) -> Mem:
        """A constant in memory: `data` repeated to 32 bytes (or longer, in whole vectors)."""
        size = max(32, len(data))
        data = data * (size // len(data))
        if data not in self.constants:
            self.constants[data] = f".LC{len(self.constants)}"
        return Mem(symbol=self.constants[data])

    def in_register(self, data: bytes, width: int) -> int:
        """A vector register that holds a constant everywhere in the function."""
        key = (data, width)
        if key not in self._in_registers:
            dst = self.new(VECTOR)
            if any(data):
                inst = Inst("vmovaps", dst, (self.constant(data),), width)
            else:
                inst = Inst("vxorps", dst, (), 16)
            self.head.append(inst)
            self.remat[dst] = inst
            self._in_registers[key] = dst
        return self._in_registers[key]

    def integer(self, value: int, width: int) -> int:
        """A general register that holds an integer everywhere in the function (`width` 4: zero-extended)."""
        value &= (1 << 8 * width) - 1
        key = (value,)
        if key not in self._in_registers:
            dst = self.new(GENERAL)
            signed = value - (1 << 64) if value >> 63 else value
            if 0 <= value < 1 << 32:
                inst = Inst("mov", dst, (Imm(value),), 4)
            elif -(1 << 31) <= signed < 0:
                inst = Inst("mov", dst, (Imm(signed),), 8)
            else:
                inst = Inst("movabs", dst, (Imm(signed),), 8)
            self.head.append(inst)
            self.remat[dst] = inst
            self._in_registers[key] = dst
        return self._in_registers[key]


def words(data: bytes) -> tuple[int, ...]:
    """Bytes as 64-bit words."""
    return struct.unpack(f"<{len(data) // 8}Q", data)
