"""How are operands written and read? Intel syntax, as gas and LLVM take it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

_LOW = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")
GPR_NAMES: Final[dict[int, tuple[str, ...]]] = {
    8: (*(f"r{n}" for n in _LOW), *(f"r{n}" for n in range(8, 16))),
    4: (*(f"e{n}" for n in _LOW), *(f"r{n}d" for n in range(8, 16))),
    2: (*_LOW, *(f"r{n}w" for n in range(8, 16))),
    1: ("al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{n}b" for n in range(8, 16))),
}
VECTOR_NAMES: Final[dict[int, tuple[str, ...]]] = {
    16: tuple(f"xmm{n}" for n in range(16)),
    32: tuple(f"ymm{n}" for n in range(16)),
}
SIZE_WORDS: Final = {1: "byte", 2: "word", 4: "dword", 8: "qword", 16: "xmmword", 32: "ymmword"}
RSP, RBP = 4, 5


class Register(NamedTuple):
    """A register: `vector` or general, its number, its size in bytes."""

    vector: bool
    number: int
    size: int


class Immediate(NamedTuple):
    """A constant in the instruction."""

    value: int


class Memory(NamedTuple):
    """[base + index*scale + disp] or [rip + symbol + disp]; base and index are register numbers."""

    base: int | None
    scaled: int | None
    scale: int
    disp: int
    symbol: str | None
    size: int


Operand = Register | Immediate | Memory

_REGISTERS: dict[str, Operand] = {
    **{name: Register(False, n, size) for size, names in GPR_NAMES.items() for n, name in enumerate(names)},
    **{name: Register(True, n, size) for size, names in VECTOR_NAMES.items() for n, name in enumerate(names)},
}
_WORD_SIZES = {word: size for size, word in SIZE_WORDS.items()}
_MEMORY = re.compile(r"(?:(\w+) ptr )?\[(.*)\]")
_TERM = re.compile(r"([+-]?)\s*([\w.]+)(?:\*(\d))?\s*")


def memory_text(
    base: str | None, index: str | None, scale: int, disp: int, symbol: str | None, size: int
) -> str:
    """The text of a memory operand; `size` 0 leaves the size word out."""
    if symbol is not None:
        inside = f"rip + {symbol}"
    else:
        inside = base or ""
        if index is not None:
            inside += f"{' + ' if inside else ''}{index}*{scale}"
    if disp:
        sign = "-" if disp < 0 else "+"
        inside += f" {sign} {abs(disp)}" if inside else str(disp)
    return f"{SIZE_WORDS[size]} ptr [{inside}]" if size else f"[{inside}]"


@lru_cache(maxsize=1 << 14)
def parse_operand(text: str) -> Operand:
    """The operand a text stands for. ValueError for anything that is not one."""
    found = _REGISTERS.get(text)
    if found is not None:
        return found
    match = _MEMORY.fullmatch(text)
    if match is None:
        try:
            return Immediate(int(text, 0))
        except ValueError:
            raise ValueError(f"{text!r} is not a register, memory operand or number") from None
    word, inside = match.groups()
    base = index = symbol = None
    scale, disp, at = 1, 0, 0
    while at < len(inside):
        term = _TERM.match(inside, at)
        if term is None:
            raise ValueError(f"{text!r} is not a memory operand")
        at = term.end()
        sign, name, factor = term.groups()
        register = _REGISTERS.get(name)
        if isinstance(register, Register):
            if factor is not None or base is not None:
                index, scale = register.number, int(factor or 1)
            else:
                base = register.number
        elif name[0].isdigit():
            disp += -int(name) if sign == "-" else int(name)
        elif name != "rip":
            symbol = name
    if word is not None and word not in _WORD_SIZES:
        raise ValueError(f"{text!r}: sizes are {', '.join(_WORD_SIZES)}")
    return Memory(base, index, scale, disp, symbol, _WORD_SIZES.get(word or "", 0))
