"""How is one ELF object holding many kernels, each in its own section, taken apart into one object per
kernel?

Only what LLVM emits for kernels is read: a 64-bit little-endian ET_REL with text, constant sections,
relocations with addends and one symbol table. The native back end writes its objects here too. Source of the
layouts: System V ABI, "Object Files".
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

_EHDR = struct.Struct("<16sHHIQQQIHHHHHH")
_SHDR = struct.Struct("<IIQQQQIIQQ")
_SYM = struct.Struct("<IBBHQQ")
_RELA = struct.Struct("<QQq")
_PROGBITS, _SYMTAB, _STRTAB, _RELA_TYPE, _NOBITS = 1, 2, 3, 4, 8
_ALLOC = 2
_SHN_LORESERVE = 0xFF00


class Section(NamedTuple):
    """A section of an object: fields of its header (System V ABI, figure 4-8) and its bytes."""

    name: str
    type: int
    flags: int
    link: int
    info: int
    align: int
    entsize: int
    data: bytes


class _Symbol(NamedTuple):
    name: str
    info: int
    other: int
    section: int
    value: int
    size: int


def split_functions(binary: bytes, names: Sequence[tuple[str, str]]) -> list[bytes]:
    """One object for each (section, kernel name): that section, the constants it refers to, its relocations.

    The kernel's symbol gets the name given. ValueError if a section is not there.
    """
    header, sections = _read(binary)
    symtab = next(s for s in sections if s.type == _SYMTAB)
    strings = sections[symtab.link].data
    symbols = [
        _Symbol(_text(strings, f[0]), *f[1:])
        for f in (_SYM.unpack_from(symtab.data, i) for i in range(0, len(symtab.data), _SYM.size))
    ]
    by_name = {s.name: i for i, s in enumerate(sections)}
    relocations = {s.info: s for s in sections if s.type == _RELA_TYPE}
    out = []
    for section, name in names:
        if section not in by_name:
            raise ValueError(f"no section {section!r} in the object; it has {', '.join(sorted(by_name))}")
        out.append(_extract(header, sections, symbols, relocations, by_name[section], name))
    return out


def _extract(
    header: tuple[int, int],
    sections: list[Section],
    symbols: list[_Symbol],
    relocations: dict[int, Section],
    text: int,
    name: str,
) -> bytes:
    rela = relocations.get(text)
    entries = (
        []
        if rela is None
        else [_RELA.unpack_from(rela.data, i) for i in range(0, len(rela.data), _RELA.size)]
    )
    used = sorted({info >> 32 for _, info, _ in entries})
    new_sections = {text: 1}
    for i in used:
        index = symbols[i].section
        if 0 < index < _SHN_LORESERVE and index not in new_sections:
            new_sections[index] = len(new_sections) + 1
    kernel = next(i for i, s in enumerate(symbols) if s.section == text and s.info >> 4 == 1)
    chosen = sorted({*used, kernel}, key=lambda i: (symbols[i].info >> 4 != 0, i))  # local symbols come first
    new_symbols = {old: i + 1 for i, old in enumerate(chosen)}

    strings = bytearray(b"\0")
    symbol_data = bytearray(_SYM.size)
    for i in chosen:
        s = symbols[i]
        at = 0
        label = name if i == kernel else s.name
        if label:
            at = len(strings)
            strings += label.encode() + b"\0"
        section = new_sections.get(s.section, s.section)
        symbol_data += _SYM.pack(at, s.info, s.other, section, s.value, s.size)
    first_global = 1 + sum(symbols[i].info >> 4 == 0 for i in chosen)
    rela_data = b"".join(
        _RELA.pack(offset, (new_symbols[info >> 32] << 32) | (info & 0xFFFFFFFF), addend)
        for offset, info, addend in entries
    )

    kept = [sections[i] for i in new_sections]
    count = len(kept)
    parts = [s._replace(name=".text" if i == 0 else s.name, link=0, info=0) for i, s in enumerate(kept)]
    if rela is not None:
        parts.append(Section(".rela.text", _RELA_TYPE, 0x40, count + 2, 1, 8, _RELA.size, rela_data))
    else:
        parts.append(Section(".rela.text", _RELA_TYPE, 0x40, count + 2, 1, 8, _RELA.size, b""))
    parts.append(Section(".symtab", _SYMTAB, 0, count + 3, first_global, 8, _SYM.size, bytes(symbol_data)))
    parts.append(Section(".strtab", _STRTAB, 0, 0, 0, 1, 0, bytes(strings)))
    # a kernel needs no executable stack: the empty note section says so to a linker
    parts.append(Section(".note.GNU-stack", _PROGBITS, 0, 0, 0, 1, 0, b""))
    return write_object(header, parts)


def _read(binary: bytes) -> tuple[tuple[int, int], list[Section]]:
    ident, kind, machine, _, _, _, shoff, flags, _, _, _, _, count, names_index = _EHDR.unpack_from(binary)
    if ident[:6] != b"\x7fELF\x02\x01" or kind != 1:
        raise ValueError("not a 64-bit little-endian relocatable ELF object")
    headers = [_SHDR.unpack_from(binary, shoff + i * _SHDR.size) for i in range(count)]
    names_at = headers[names_index][4]
    sections = []
    for name, type_, section_flags, _, offset, size, link, info, align, entsize in headers:
        data = b"" if type_ == _NOBITS else binary[offset : offset + size]
        label = _text(binary, names_at + name)
        sections.append(Section(label, type_, section_flags, link, info, align, entsize, data))
    return (machine, flags), sections


def write_object(header: tuple[int, int], parts: list[Section]) -> bytes:
    """A relocatable object of these sections, numbered from 1; `header` is (machine, flags)."""
    machine, flags = header
    names = bytearray(b"\0")
    body = bytearray(_EHDR.size)
    headers = [bytes(_SHDR.size)]
    everything = [*parts, Section(".shstrtab", _STRTAB, 0, 0, 0, 1, 0, b"")]
    offsets = []
    for part in everything:
        offsets.append(len(names))
        names += part.name.encode() + b"\0"
    everything[-1] = everything[-1]._replace(data=bytes(names))
    for part, name_at in zip(everything, offsets, strict=True):
        body += bytes(-len(body) % max(part.align, 1))
        headers.append(
            _SHDR.pack(
                name_at,
                part.type,
                part.flags & ~0x30
                if part.type == _PROGBITS
                else part.flags,  # no longer mergeable: one reader
                0,
                len(body),
                len(part.data),
                part.link,
                part.info,
                part.align,
                part.entsize,
            )
        )
        body += part.data
    body += bytes(-len(body) % 8)
    ident = b"\x7fELF\x02\x01\x01" + bytes(9)
    head = _EHDR.pack(
        ident, 1, machine, 1, 0, 0, len(body), flags, 64, 0, 0, 64, len(headers), len(headers) - 1
    )
    body[: _EHDR.size] = head
    return bytes(body) + b"".join(headers)


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()
