"""How a code object is written: a shared AMD ELF as lld lays it out, loadable by the HSA runtime."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import msgpack
from .elf import ABI_VERSIONS, ELFOSABI_AMDGPU_HSA, EM_AMDGPU, MACHINES, NT_AMDGPU_METADATA

PAGE = 0x1000
XNACK_ANY, XNACK_OFF, XNACK_ON = 0x100, 0x200, 0x300
SRAMECC_ANY, SRAMECC_OFF, SRAMECC_ON = 0x400, 0x800, 0xC00
GENERIC_VERSION_SHIFT = 24
FEATURES = {
    "gfx90a": XNACK_ANY | SRAMECC_ANY,
    "gfx942": XNACK_ANY | SRAMECC_ANY,
    "gfx950": XNACK_ANY | SRAMECC_ANY,
    "gfx1250": XNACK_ANY | SRAMECC_ANY,
}
"""Feature bits of e_flags (xnack and sramecc left open) of the processors that have them."""


@dataclass
class ObjectSection:
    """A section to write: `address` is set by the writer. `kind`: `code`, `data` (read-only), `write` or
    `zero`."""

    name: str
    content: bytes
    kind: str = "code"
    align: int = 4
    size: int = 0
    """Size in memory of a `zero` section."""
    address: int = 0


@dataclass(frozen=True)
class ObjectSymbol:
    """A symbol to write: offset within a section; `type` 0 none, 1 object, 2 function; `binding` 0 local,
    1 global, 2 weak."""

    name: str
    section: str
    offset: int
    size: int = 0
    type: int = 0
    binding: int = 1
    visibility: int = 3


@dataclass(frozen=True)
class Patch:
    """A number to write once addresses are known: the distance from `place` to a target, or its address."""

    section: str
    offset: int
    target_section: str
    target_offset: int
    size: int = 8
    relative_to: tuple[str, int] | None = None
    shift: int = 0


class _Strings:
    def __init__(self) -> None:
        self.data = bytearray(b"\0")
        self._known: dict[str, int] = {"": 0}

    def add(self, text: str) -> int:
        if text not in self._known:
            self._known[text] = len(self.data)
            self.data += text.encode() + b"\0"
        return self._known[text]


def _align(value: int, to: int) -> int:
    return (value + to - 1) // to * to


def elf_hash(name: str) -> int:
    """The System V hash of a symbol name."""
    value = 0
    for ch in name.encode():
        value = (value << 4) + ch
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value


def write_code_object(
    arch: str,
    sections: Sequence[ObjectSection],
    symbols: Sequence[ObjectSymbol],
    metadata: dict[str, Any] | None = None,
    version: int = 6,
    patches: Sequence[Patch] = (),
    flags: int | None = None,
) -> bytes:
    """The bytes of a shared code object. `arch` is a processor (`gfx1100`), `version` 4, 5 or 6.

    ValueError for an unknown processor or version, or a symbol in a section that is not given.
    """
    machine = next((number for number, name in MACHINES.items() if name == arch), None)
    if machine is None:
        raise ValueError(
            f"{arch!r} is no processor a code object can be for: known are {', '.join(MACHINES.values())}"
        )
    abi = next((number for number, v in ABI_VERSIONS.items() if v == version), None)
    if abi is None or version < 4:
        raise ValueError(f"code object version {version}: allowed are 4, 5 and 6")
    if flags is None:
        flags = machine | FEATURES.get(arch, 0)
    writer = _Writer(list(sections), list(symbols), metadata)
    return writer.write(abi, flags, list(patches))


class _Writer:
    def __init__(
        self, sections: list[ObjectSection], symbols: list[ObjectSymbol], metadata: dict[str, Any] | None
    ) -> None:
        self.sections = sections
        self.symbols = sorted(symbols, key=lambda s: s.binding != 0)
        by_name = {s.name for s in sections}
        for symbol in symbols:
            if symbol.section not in by_name:
                raise ValueError(f"symbol {symbol.name} is in section {symbol.section!r}, which is not given")
        self.note = b""
        if metadata is not None:
            content = msgpack.pack(metadata)
            padding = b"\0" * (-len(content) % 4)
            self.note = (
                struct.pack("<III", 7, len(content), NT_AMDGPU_METADATA) + b"AMDGPU\0\0" + content + padding
            )

    def write(self, abi: int, flags: int, patches: list[Patch]) -> bytes:
        globals_ = [s for s in self.symbols if s.binding]
        dynamic_names, names, strings = _Strings(), _Strings(), _Strings()
        for symbol in globals_:
            dynamic_names.add(symbol.name)
        kinds = {"data": 2, "code": 6, "write": 3, "zero": 3}
        groups = [
            [s for s in self.sections if s.kind == "data"],
            [s for s in self.sections if s.kind == "code"],
            [s for s in self.sections if s.kind in ("write", "zero")],
        ]
        segments = 6 + bool(self.note)
        # [name, type, flags, address, offset, size, link, info, align, entry size, content]
        table: list[list[Any]] = [["", 0, 0, 0, 0, 0, 0, 0, 0, 0, b""]]
        at = 64 + 56 * segments
        dynsym = bytes(24 * (1 + len(globals_)))
        hashes = self._hash(globals_)

        def place(
            name: str,
            kind: int,
            flag: int,
            content: bytes,
            align: int,
            entry: int = 0,
            size: int | None = None,
        ) -> int:
            nonlocal at
            at = _align(at, align)
            table.append(
                [
                    name,
                    kind,
                    flag,
                    at,
                    at,
                    len(content) if size is None else size,
                    0,
                    0,
                    align,
                    entry,
                    content,
                ]
            )
            at += len(content)
            return len(table) - 1

        note = place(".note", 7, 2, self.note, 4) if self.note else 0
        dynsym_at = place(".dynsym", 11, 2, dynsym, 8, 24)
        hash_at = place(".hash", 5, 2, hashes, 4, 4)
        dynstr_at = place(".dynstr", 3, 2, bytes(dynamic_names.data), 1)
        index: dict[str, int] = {}
        for section in groups[0]:
            index[section.name] = place(
                section.name, 1, kinds["data"], section.content, max(section.align, 1)
            )
        read_end = at
        bounds = []
        for group in groups[1:]:
            at = _align(at, PAGE)
            start = at
            if group is groups[2]:
                dynamic_at = place(".dynamic", 6, 3, bytes(16 * 6), 8, 16)
            for section in group:
                zero = section.kind == "zero"
                size = max(section.size, len(section.content))
                index[section.name] = place(
                    section.name,
                    8 if zero else 1,
                    kinds[section.kind],
                    b"" if zero else section.content,
                    max(section.align, 1),
                    0,
                    size,
                )
            file_size = at - start
            bounds.append(
                (start, file_size, max([r[3] + r[5] - start for r in table if r[3] >= start] or [0]))
            )
        for section in self.sections:
            section.address = table[index[section.name]][3]
        table[dynsym_at][6:8] = [dynstr_at, 1]
        table[hash_at][6] = dynsym_at
        table[dynamic_at][6] = dynstr_at
        addresses = {s.name: s.address for s in self.sections}
        table[dynsym_at][10] = b"".join(
            [bytes(24), *(self._symbol(s, dynamic_names, index, addresses) for s in globals_)]
        )
        entries = [
            (4, table[hash_at][3]),
            (5, table[dynstr_at][3]),
            (6, table[dynsym_at][3]),
            (10, len(dynamic_names.data)),
            (11, 24),
            (0, 0),
        ]
        table[dynamic_at][10] = b"".join(struct.pack("<QQ", *e) for e in entries)
        locals_ = [s for s in self.symbols if not s.binding]
        symtab = b"".join(
            [bytes(24), *(self._symbol(s, strings, index, addresses) for s in locals_ + globals_)]
        )
        at = max(at, 1)
        for name, kind, content, align, entry in (
            (".symtab", 2, symtab, 8, 24),
            (".strtab", 3, bytes(strings.data), 1, 0),
        ):
            place(name, kind, 0, content, align, entry)
        table[-2][6:8] = [len(table) - 1, len(locals_) + 1]
        for row in table:
            names.add(row[0])
        names.add(".shstrtab")
        place(".shstrtab", 3, 0, bytes(names.data), 1)
        headers_at = _align(at, 8)
        out = bytearray(headers_at + 64 * len(table))
        for row in table:
            out[row[4] : row[4] + len(row[10])] = row[10]
            if not row[2] & 2:
                row[3] = 0
        for patch in patches:
            self._apply(out, patch, addresses)
        self._headers(out, table, names, abi, flags, headers_at, segments)
        self._segments(out, table, read_end, bounds, dynamic_at, note, 64 + 56 * segments)
        return bytes(out)

    def _symbol(
        self, symbol: ObjectSymbol, names: _Strings, index: dict[str, int], addresses: dict[str, int]
    ) -> bytes:
        info = symbol.binding << 4 | symbol.type
        value = addresses[symbol.section] + symbol.offset
        return struct.pack(
            "<IBBHQQ",
            names.add(symbol.name),
            info,
            symbol.visibility if symbol.binding else 0,
            index[symbol.section],
            value,
            symbol.size,
        )

    @staticmethod
    def _hash(symbols: list[ObjectSymbol]) -> bytes:
        count = len(symbols) + 1
        buckets, chains = [0] * count, [0] * count
        for number, symbol in enumerate(symbols, 1):
            slot = elf_hash(symbol.name) % count
            chains[number], buckets[slot] = buckets[slot], number
        return struct.pack(f"<{2 + 2 * count}I", count, count, *buckets, *chains)

    @staticmethod
    def _apply(out: bytearray, patch: Patch, addresses: dict[str, int]) -> None:
        place = addresses[patch.section] + patch.offset
        value = addresses[patch.target_section] + patch.target_offset
        if patch.relative_to is not None:
            value -= addresses[patch.relative_to[0]] + patch.relative_to[1]
        value >>= patch.shift
        out[place : place + patch.size] = (value & ((1 << 8 * patch.size) - 1)).to_bytes(patch.size, "little")

    @staticmethod
    def _headers(
        out: bytearray,
        table: list[list[Any]],
        names: _Strings,
        abi: int,
        flags: int,
        headers_at: int,
        segments: int,
    ) -> None:
        ident = b"\x7fELF" + bytes([2, 1, 1, ELFOSABI_AMDGPU_HSA, abi]) + bytes(7)
        header = struct.pack(
            "<16sHHIQQQIHHHHHH",
            ident,
            3,
            EM_AMDGPU,
            1,
            0,
            64,
            headers_at,
            flags,
            64,
            56,
            segments,
            64,
            len(table),
            len(table) - 1,
        )
        out[:64] = header
        for number, (name, kind, flag, address, offset, size, link, info, align, entry, _) in enumerate(
            table
        ):
            packed = struct.pack(
                "<IIQQQQIIQQ", names.add(name), kind, flag, address, offset, size, link, info, align, entry
            )
            out[headers_at + 64 * number : headers_at + 64 * number + 64] = packed

    @staticmethod
    def _segments(
        out: bytearray,
        table: list[list[Any]],
        read_end: int,
        bounds: list[tuple[int, int, int]],
        dynamic_at: int,
        note: int,
        first: int,
    ) -> None:
        def segment(kind: int, flag: int, start: int, size: int, memory: int, align: int) -> bytes:
            return struct.pack("<IIQQQQQQ", kind, flag, start, start, start, size, memory, align)

        (code, code_size, code_memory), (data, data_size, data_memory) = bounds
        dynamic = table[dynamic_at]
        rows = [
            segment(6, 4, 64, first - 64, first - 64, 8),
            segment(1, 4, 0, read_end, read_end, PAGE),
            segment(1, 5, code, code_size, code_memory, PAGE),
            segment(1, 6, data, data_size, data_memory, PAGE),
            segment(2, 6, dynamic[4], dynamic[5], dynamic[5], 8),
            segment(0x6474E551, 6, 0, 0, 0, 0),
        ]
        if note:
            rows.append(segment(4, 4, table[note][4], table[note][5], table[note][5], 4))
        out[64 : 64 + 56 * len(rows)] = b"".join(rows)
