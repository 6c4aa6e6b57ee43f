"""How does assembly text (what the renderer writes) become a relocatable ELF object?

The subset of gas's Intel syntax that the renderer needs: one function, labels, jumps (short where the target
is near), `.rodata` with `.quad` words, and references to it relative to rip.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from tg_codegen.compile.elf import Section, write_object
from tg_codegen.isa.x86_64.encode import Encoded, encode
from tg_codegen.isa.x86_64.operands import parse_operand
from tg_codegen.isa.x86_64.table import JUMPS

_EM_X86_64 = 62
_R_X86_64_PC32 = 2
_PROGBITS, _SYMTAB, _STRTAB, _RELA = 1, 2, 3, 4
_ALLOC, _EXECUTE, _INFO_LINK = 2, 4, 0x40
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")
_IGNORED = frozenset({".intel_syntax", ".type", ".size", ".balign"})
ALIGNMENT = 64
"""Of both sections, in bytes."""


class Hole(NamedTuple):
    """Where a distance to a constant goes: offset in the code, name of the constant, addend."""

    at: int
    symbol: str
    addend: int


class Assembled(NamedTuple):
    """One function: its code, its constants with their offsets, and where the code refers to them."""

    name: str
    code: bytes
    constants: bytes
    offsets: dict[str, int]
    holes: list[Hole]


class _Jump(NamedTuple):
    condition: int | None  # None: always
    target: str


def assemble(source: str) -> Assembled:
    """The machine code of one function. ValueError names the line that is not understood."""
    name, in_text = "", True
    items: list[Encoded | _Jump | str] = []
    constants, offsets = bytearray(), {}
    for number, line in enumerate(source.splitlines(), 1):
        line = line.strip()
        if not line or line[0] == "#":
            continue
        if line.endswith(":"):
            if in_text:
                items.append(line[:-1])
            else:
                offsets[line[:-1]] = len(constants)
            continue
        word, _, rest = line.partition(" ")
        try:
            if word[0] != ".":
                items.append(_instruction(word, rest.strip()))
            elif word == ".globl":
                name = rest.strip()
            elif word in (".text", ".section"):
                in_text = word == ".text"
            elif word == ".quad":
                constants += b"".join(int(v, 0).to_bytes(8, "little") for v in rest.split(","))
            elif word not in _IGNORED:
                raise ValueError(f"unknown directive {word}")
        except (ValueError, OverflowError) as e:
            raise ValueError(f"line {number}: {line}: {e}") from None
    if not name:
        raise ValueError("no .globl names the function")
    code, holes = _laid_out(items)
    return Assembled(name, code, bytes(constants), offsets, holes)


def _instruction(word: str, rest: str) -> Encoded | _Jump:
    if word == "jmp" or word in JUMPS:
        return _Jump(JUMPS.get(word), rest)
    return encode(word, tuple([parse_operand(t) for t in rest.split(", ")] if rest else []))


def _laid_out(items: list[Encoded | _Jump | str]) -> tuple[bytes, list[Hole]]:
    """Bytes with every jump as short as it can be: all start short, those that do not reach grow."""
    long: set[int] = set()
    while True:
        at, labels, places = 0, {}, {}
        for i, item in enumerate(items):
            if isinstance(item, str):
                labels[item] = at
            elif isinstance(item, _Jump):
                at += 2 if i not in long else 5 if item.condition is None else 6
                places[i] = at
            else:
                at += len(item.data)
        missing = [j.target for j in items if isinstance(j, _Jump) and j.target not in labels]
        if missing:
            raise ValueError(f"jump to {missing[0]!r}, which is not a label")
        grown = {
            i
            for i, end in places.items()
            if i not in long and not -128 <= labels[items[i].target] - end <= 127  # type: ignore[union-attr]
        }
        if not grown:
            break
        long |= grown
    out, holes = bytearray(), []
    for i, item in enumerate(items):
        if isinstance(item, _Jump):
            distance = labels[item.target] - places[i]
            if i not in long:
                out += bytes([0xEB if item.condition is None else 0x70 + item.condition, distance & 255])
            else:
                head = b"\xe9" if item.condition is None else bytes([0x0F, 0x80 + item.condition])
                out += head + distance.to_bytes(4, "little", signed=True)
        elif not isinstance(item, str):
            if item.hole >= 0:
                holes.append(Hole(len(out) + item.hole, item.symbol, item.addend))
            out += item.data
    return bytes(out), holes


def object_file(function: Assembled) -> bytes:
    """A relocatable ELF object with the function as its one global symbol."""
    strings = b"\0" + function.name.encode() + b"\0"
    symbols = bytes(_SYMBOL.size)
    symbols += _SYMBOL.pack(0, 3, 0, 2, 0, 0)  # the section of constants
    symbols += _SYMBOL.pack(1, 0x12, 0, 1, 0, len(function.code))  # global function
    relocations = b"".join(
        _RELOCATION.pack(h.at, 1 << 32 | _R_X86_64_PC32, function.offsets[h.symbol] + h.addend)
        for h in function.holes
    )
    return write_object(
        (_EM_X86_64, 0),
        [
            Section(".text", _PROGBITS, _ALLOC | _EXECUTE, 0, 0, ALIGNMENT, 0, function.code),
            Section(".rodata", _PROGBITS, _ALLOC, 0, 0, ALIGNMENT, 0, function.constants),
            Section(".rela.text", _RELA, _INFO_LINK, 4, 1, 8, _RELOCATION.size, relocations),
            Section(".symtab", _SYMTAB, 0, 5, 2, 8, _SYMBOL.size, symbols),
            Section(".strtab", _STRTAB, 0, 0, 0, 1, 0, strings),
            Section(".note.GNU-stack", _PROGBITS, 0, 0, 0, 1, 0, b""),
        ],
    )
