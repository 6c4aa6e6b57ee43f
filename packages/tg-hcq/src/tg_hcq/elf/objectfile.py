"""What is in a relocatable ELF object? Every offset, index and name in it is checked: the bytes may be
damaged.

Source of the layout: System V ABI, chapter "Object Files" (Elf64_Ehdr, Elf64_Shdr, Elf64_Sym, Elf64_Rela),
<elf.h>.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

EM_X86_64, EM_AARCH64 = 62, 183
MACHINES = {EM_X86_64: "x86_64", EM_AARCH64: "aarch64"}

SHT_PROGBITS, SHT_SYMTAB, SHT_RELA, SHT_NOBITS, SHT_REL = 1, 2, 4, 8, 9
SHT_INIT_ARRAY, SHT_FINI_ARRAY, SHT_PREINIT_ARRAY = 14, 15, 16
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR, SHF_TLS = 1, 2, 4, 0x400
SHN_UNDEF, SHN_ABS, SHN_COMMON, SHN_LORESERVE = 0, 0xFFF1, 0xFFF2, 0xFF00
STB_GLOBAL, STB_WEAK = 1, 2
STT_FUNC, STT_TLS, STT_GNU_IFUNC = 2, 6, 10

MAX_ALIGNMENT = 4096
"""Sections are placed in pages: nothing coarser can be promised."""
MAX_MEMORY = 256 << 20
"""More than this in one kernel's object is damage, not data."""

_EHDR = struct.Struct("<16sHHIQQQIHHHHHH")
_SHDR = struct.Struct("<IIQQQQIIQQ")
_SYM = struct.Struct("<IBBHQQ")
_RELA = struct.Struct("<QQq")


class Section(NamedTuple):
    """A section: `data` is empty for SHT_NOBITS; `size` and `align` are in bytes."""

    name: str
    type: int
    flags: int
    data: memoryview
    size: int
    align: int


class Symbol(NamedTuple):
    """A symbol: `value` is an offset into section number `section` (or absolute, or an alignment: SHN_*)."""

    name: str
    section: int
    value: int
    size: int
    binding: int
    type: int

    @property
    def is_global_function(self) -> bool:
        """Whether this is a function other objects can call, defined here."""
        return self.binding in (STB_GLOBAL, STB_WEAK) and self.type == STT_FUNC and self.section != SHN_UNDEF


class Relocation(NamedTuple):
    """At `offset` of section number `section`, store a value made from symbol `symbol` and `addend`."""

    section: int
    offset: int
    type: int
    symbol: int
    addend: int


class ObjectFile(NamedTuple):
    """A parsed object: which machine it is for, and its parts in file order."""

    machine: int
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[Relocation, ...]


def parse_object(data: bytes) -> ObjectFile:
    """Read a little-endian 64-bit relocatable object. ValueError saying what is wrong with it otherwise."""
    try:
        return _parse(memoryview(data))
    except (struct.error, OverflowError) as error:
        raise ValueError(f"damaged ELF object of {len(data)} bytes: {error}") from None


def _parse(data: memoryview) -> ObjectFile:
    if bytes(data[:4]) != b"\x7fELF":
        raise ValueError(f"not an ELF object: it starts with {bytes(data[:4])!r}")
    header = _EHDR.unpack_from(data)
    ident, kind, machine, section_offset, section_size = (
        header[0],
        header[1],
        header[2],
        header[6],
        header[11],
    )
    count, names_index = header[12], header[13]
    if ident[4] != 2 or ident[5] != 1:
        raise ValueError("not a 64-bit little-endian ELF object")
    if kind != 1:
        raise ValueError(f"ELF file of type {kind} is not a relocatable object (type 1): compile with -c")
    if section_size != _SHDR.size:
        raise ValueError(f"ELF section headers of {section_size} bytes, expected {_SHDR.size}")
    headers = [_SHDR.unpack_from(data, section_offset + i * _SHDR.size) for i in range(count)]
    if names_index >= count:
        raise ValueError(f"ELF section name table is number {names_index} of {count} sections")
    contents = [_content(data, header) for header in headers]
    names = contents[names_index]
    sections = tuple(
        _section(_string(names, header[0]), header, content)
        for header, content in zip(headers, contents, strict=True)
    )
    tables = [i for i, header in enumerate(headers) if header[1] == SHT_SYMTAB]
    if len(tables) > 1:
        raise ValueError(f"ELF object with {len(tables)} symbol tables, expected one")
    symbols = _symbols(sections, headers[tables[0]], contents) if tables else ()
    return ObjectFile(machine, sections, symbols, _relocations(sections, headers, contents, symbols, tables))


def _content(data: memoryview, header: tuple[int, ...]) -> memoryview:
    _, kind, _, _, offset, size, *_ = header
    if kind == SHT_NOBITS or size == 0:
        return data[:0]
    if offset + size > len(data):
        raise ValueError(
            f"ELF section at {offset}..{offset + size} lies outside the file of {len(data)} bytes"
        )
    return data[offset : offset + size]


def _string(table: memoryview, start: int) -> str:
    """The NUL-terminated text at `start`."""
    if start >= len(table):
        raise ValueError(f"ELF name at {start} lies outside its table of {len(table)} bytes")
    text, nul, _ = bytes(table[start : start + 4096]).partition(b"\0")
    if not nul:
        raise ValueError("ELF name without end")
    return text.decode("utf-8", "replace")


def _section(name: str, header: tuple[int, ...], content: memoryview) -> Section:
    _, kind, flags, _, _, size, _, _, align, _ = header
    align = max(align, 1)
    if flags & SHF_ALLOC:
        if align & (align - 1) or align > MAX_ALIGNMENT:
            raise ValueError(
                f"ELF section {name!r} wants alignment {align}, at most {MAX_ALIGNMENT} can be had"
            )
        if size > MAX_MEMORY:
            raise ValueError(f"ELF section {name!r} wants {size} bytes, at most {MAX_MEMORY} are allowed")
    return Section(name, kind, flags, content, size, align)


def _symbols(
    sections: tuple[Section, ...], header: tuple[int, ...], contents: list[memoryview]
) -> tuple[Symbol, ...]:
    _, _, _, _, offset, size, link, _, _, entry = header
    if entry != _SYM.size or size % _SYM.size:
        raise ValueError(f"ELF symbol table of {size} bytes with entries of {entry}, expected {_SYM.size}")
    if link >= len(contents):
        raise ValueError(f"ELF symbol names in section {link} of {len(contents)}")
    table = next(c for s, c in zip(sections, contents, strict=True) if s.type == SHT_SYMTAB)
    symbols = []
    for name, info, _, section, value, extent in _SYM.iter_unpack(table):
        text = _string(contents[link], name)
        if section < SHN_LORESERVE:
            if section >= len(sections):
                raise ValueError(f"ELF symbol {text!r} is in section {section} of {len(sections)}")
            if section != SHN_UNDEF and value > sections[section].size:
                raise ValueError(f"ELF symbol {text!r} lies outside its section")
        elif section not in (SHN_ABS, SHN_COMMON):
            raise ValueError(f"ELF symbol {text!r} has the reserved section number {section:#x}")
        symbols.append(Symbol(text, section, value, extent, info >> 4, info & 15))
    return tuple(symbols)


def _relocations(
    sections: tuple[Section, ...],
    headers: list[tuple[int, ...]],
    contents: list[memoryview],
    symbols: tuple[Symbol, ...],
    tables: list[int],
) -> tuple[Relocation, ...]:
    found = []
    for header, content in zip(headers, contents, strict=True):
        _, kind, _, _, _, size, link, target, _, entry = header
        if kind not in (SHT_RELA, SHT_REL):
            continue
        if target >= len(sections):
            raise ValueError(f"ELF relocations for section {target} of {len(sections)}")
        if not sections[target].flags & SHF_ALLOC:
            continue  # debug information
        if kind == SHT_REL or entry != _RELA.size or size % _RELA.size:
            raise ValueError("ELF relocations without addends are not used on the supported machines")
        if tables != [link]:
            raise ValueError(f"ELF relocations use symbol table {link}, which is not the object's")
        limit = len(sections[target].data)
        for offset, info, addend in _RELA.iter_unpack(content):
            symbol = info >> 32
            if symbol >= len(symbols):
                raise ValueError(f"ELF relocation of symbol {symbol} of {len(symbols)}")
            if offset >= limit:
                raise ValueError(f"ELF relocation at {offset} of a section of {limit} bytes")
            found.append(Relocation(target, offset, info & 0xFFFFFFFF, symbol, addend))
    return tuple(found)
