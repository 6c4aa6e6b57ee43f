"""What is in a code object: reads AMD ELF files, whoever made them, without trusting them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..decode import disassemble
from ..errors import DecodeError
from ..inst import Instruction
from . import msgpack
from .descriptor import DESCRIPTOR_SIZE, KernelDescriptor

EM_AMDGPU = 224
ELFOSABI_AMDGPU_HSA = 64
NT_AMDGPU_METADATA = 32
SHT_NOBITS, SHT_RELA, SHT_SYMTAB, SHT_DYNSYM, SHT_NOTE = 8, 4, 2, 11, 7
SHF_EXECINSTR = 4
MACHINES = {
    0x36: "gfx1030",
    0x37: "gfx1031",
    0x38: "gfx1032",
    0x39: "gfx1033",
    0x3E: "gfx1034",
    0x3D: "gfx1035",
    0x45: "gfx1036",
    0x3F: "gfx90a",
    0x4C: "gfx942",
    0x4F: "gfx950",
    0x41: "gfx1100",
    0x46: "gfx1101",
    0x47: "gfx1102",
    0x44: "gfx1103",
    0x43: "gfx1150",
    0x4A: "gfx1151",
    0x55: "gfx1152",
    0x58: "gfx1153",
    0x48: "gfx1200",
    0x4E: "gfx1201",
    0x49: "gfx1250",
}
"""e_flags bits 7:0 → processor (llvm/BinaryFormat/ELF.h, EF_AMDGPU_MACH)."""
ABI_VERSIONS = {1: 3, 2: 4, 3: 5, 4: 6}
"""e_ident[EI_ABIVERSION] → code object version."""
RELOCATION_NAMES = {
    0: "R_AMDGPU_NONE",
    1: "R_AMDGPU_ABS32_LO",
    2: "R_AMDGPU_ABS32_HI",
    3: "R_AMDGPU_ABS64",
    4: "R_AMDGPU_REL32",
    5: "R_AMDGPU_REL64",
    6: "R_AMDGPU_ABS32",
    7: "R_AMDGPU_GOTPCREL",
    8: "R_AMDGPU_GOTPCREL32_LO",
    9: "R_AMDGPU_GOTPCREL32_HI",
    10: "R_AMDGPU_REL32_LO",
    11: "R_AMDGPU_REL32_HI",
    13: "R_AMDGPU_RELATIVE64",
    14: "R_AMDGPU_REL16",
}
MAX_SECTIONS = 65535
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")


@dataclass(frozen=True)
class Section:
    """A section: name, virtual address, contents (empty for .bss) and the raw header numbers."""

    name: str
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    content: bytes = field(repr=False)


@dataclass(frozen=True)
class Symbol:
    """A symbol: `section` is its section's name, empty when undefined."""

    name: str
    value: int
    size: int
    type: int
    binding: int
    section: str


@dataclass(frozen=True)
class Relocation:
    """A place to be filled in: section-relative `offset`, symbol name, type number, addend."""

    section: str
    offset: int
    symbol: str
    type: int
    addend: int

    @property
    def type_name(self) -> str:
        """LLVM's name of the type."""
        return RELOCATION_NAMES.get(self.type, f"type {self.type}")


@dataclass(frozen=True)
class Kernel:
    """A kernel of a code object."""

    name: str
    descriptor: KernelDescriptor
    entry: int
    """Virtual address of the first instruction."""
    metadata: dict[str, Any]


@dataclass(frozen=True)
class CodeObject:
    """A code object taken apart."""

    arch: str
    version: int
    flags: int
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[Relocation, ...]
    metadata: dict[str, Any]
    kernels: tuple[Kernel, ...]

    def section(self, name: str) -> Section:
        """The section of this name; KeyError when there is none."""
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(
            f"no section {name!r}; sections are {', '.join(s.name for s in self.sections if s.name)}"
        )

    def instructions(self, section: str = ".text") -> Iterator[tuple[int, Instruction]]:
        """(virtual address, instruction) of a code section; DecodeError at the first word that is none."""
        found = self.section(section)
        for offset, instruction in disassemble(found.content, self.arch):
            yield found.address + offset, instruction

    def image(self) -> bytearray:
        """Memory as loaded, from address 0; DecodeError above 256 MiB (no code object is that large)."""
        top = max((s.address + s.size for s in self.sections if s.address and s.flags & 2), default=0)
        if top > 256 << 20:
            raise DecodeError(f"the code object asks for {top} bytes of memory")
        memory = bytearray(top)
        for section in self.sections:
            if section.flags & 2 and section.content:
                memory[section.address : section.address + len(section.content)] = section.content
        return memory


def _text_at(table: bytes, offset: int) -> str:
    if offset >= len(table):
        if offset == 0:
            return ""
        raise DecodeError(f"ELF: name at {offset} is outside its table of {len(table)} bytes")
    end = table.find(b"\0", offset)
    return table[offset : len(table) if end < 0 else end].decode("utf-8", "replace")


def _sections(data: bytes, offset: int, count: int, entry: int, names: int) -> list[Section]:
    if count and entry != _SECTION.size:
        raise DecodeError(f"ELF: section headers of {entry} bytes, {_SECTION.size} expected")
    if count > MAX_SECTIONS or offset + count * entry > len(data):
        raise DecodeError(
            f"ELF: {count} section headers at {offset:#x} are outside the file of {len(data)} bytes"
        )
    raw = [_SECTION.unpack_from(data, offset + i * entry) for i in range(count)]
    used = []
    for header in raw:
        start, size = header[4], header[5]
        if header[1] not in (0, SHT_NOBITS):
            if start + size > len(data):
                raise DecodeError(
                    f"ELF: section at {start:#x} of {size} bytes is outside the file of {len(data)} bytes"
                )
            if size:
                used.append((start, start + size))
    used.sort()
    for (_, end), (start, _) in zip(used, used[1:], strict=False):
        if start < end:
            raise DecodeError(f"ELF: two sections overlap at {start:#x}")
    table = b""
    if count:
        if names >= count:
            raise DecodeError(f"ELF: section names are in section {names} of {count}")
        table = data[raw[names][4] : raw[names][4] + raw[names][5]] if raw[names][1] != SHT_NOBITS else b""
    result = []
    for name, kind, flags, address, start, size, link, info, _, _ in raw:
        content = b"" if kind in (0, SHT_NOBITS) else data[start : start + size]
        result.append(Section(_text_at(table, name), kind, flags, address, start, size, link, info, content))
    return result


def _symbols(sections: list[Section], kind: int) -> list[Symbol]:
    result = []
    for section in sections:
        if section.type != kind:
            continue
        if section.link >= len(sections):
            raise DecodeError(f"ELF: {section.name} names its strings in section {section.link}")
        names = sections[section.link].content
        for at in range(0, len(section.content) - _SYMBOL.size + 1, _SYMBOL.size):
            name, info, _, index, value, size = _SYMBOL.unpack_from(section.content, at)
            where = sections[index].name if 0 < index < len(sections) else ""
            result.append(Symbol(_text_at(names, name), value, size, info & 15, info >> 4, where))
    return result


def _relocations(sections: list[Section]) -> list[Relocation]:
    result = []
    for section in sections:
        if section.type != SHT_RELA:
            continue
        symbols = []
        if (
            section.link
            and section.link < len(sections)
            and sections[section.link].type in (SHT_SYMTAB, SHT_DYNSYM)
        ):
            table = sections[section.link]
            symbols = _symbols([*sections[: section.link], table, *sections[section.link + 1 :]], table.type)
        target = sections[section.info].name if 0 < section.info < len(sections) else ""
        for at in range(0, len(section.content) - 23, 24):
            offset, info, addend = struct.unpack_from("<QQq", section.content, at)
            number = info >> 32
            name = symbols[number].name if number < len(symbols) else ""
            result.append(Relocation(target, offset, name, info & 0xFFFFFFFF, addend))
    return result


def _notes(sections: list[Section]) -> Iterator[tuple[bytes, int, bytes]]:
    for section in sections:
        if section.type != SHT_NOTE:
            continue
        at = 0
        while at + 12 <= len(section.content):
            name_size, size, kind = struct.unpack_from("<III", section.content, at)
            start = at + 12 + (name_size + 3 & ~3)
            if start + size > len(section.content):
                raise DecodeError(f"ELF: a note in {section.name} is longer than its section")
            yield (
                section.content[at + 12 : at + 12 + name_size].rstrip(b"\0"),
                kind,
                section.content[start : start + size],
            )
            at = start + (size + 3 & ~3)


def _metadata(sections: list[Section]) -> dict[str, Any]:
    for name, kind, content in _notes(sections):
        if name == b"AMDGPU" and kind == NT_AMDGPU_METADATA:
            value = msgpack.unpack(content)
            if not isinstance(value, dict):
                raise DecodeError("metadata is no map")
            return value
    return {}


def read_code_object(data: bytes) -> CodeObject:
    """Take an AMD code object apart. DecodeError for anything else, for truncated and for contradictory
    files."""
    data = bytes(data)
    if len(data) < _HEADER.size or data[:4] != b"\x7fELF":
        raise DecodeError(f"no ELF file: {len(data)} bytes that begin with {data[:4].hex() or 'nothing'}")
    ident, _, machine, _, _, _, sections_at, flags, _, _, _, entry, count, names = _HEADER.unpack_from(data)
    if ident[4] != 2 or ident[5] != 1 or machine != EM_AMDGPU:
        raise DecodeError(f"no AMD code object: ELF class {ident[4]}, data {ident[5]}, machine {machine}")
    arch = MACHINES.get(flags & 0xFF)
    if arch is None:
        raise DecodeError(
            f"unknown processor in e_flags {flags:#x}; known are {', '.join(MACHINES.values())}"
        )
    sections = _sections(data, sections_at, count, entry, names)
    symbols = _symbols(sections, SHT_SYMTAB) or _symbols(sections, SHT_DYNSYM)
    metadata = _metadata(sections)
    kernels = _kernels(arch, sections, symbols, metadata)
    return CodeObject(
        arch,
        ABI_VERSIONS.get(ident[8], 0),
        flags,
        tuple(sections),
        tuple(symbols),
        tuple(_relocations(sections)),
        metadata,
        kernels,
    )


def _kernels(
    arch: str, sections: list[Section], symbols: list[Symbol], metadata: dict[str, Any]
) -> tuple[Kernel, ...]:
    entries = metadata.get("amdhsa.kernels", [])
    described = (
        {m.get(".symbol"): m for m in entries if isinstance(m, dict)} if isinstance(entries, list) else {}
    )
    kernels = {}
    for symbol in symbols:
        if not symbol.name.endswith(".kd") or not symbol.section:
            continue
        section = next(s for s in sections if s.name == symbol.section)
        offset = symbol.value - section.address
        if not 0 <= offset <= len(section.content) - DESCRIPTOR_SIZE:
            raise DecodeError(
                f"kernel descriptor {symbol.name} at {symbol.value:#x} is outside {section.name}"
            )
        descriptor = KernelDescriptor.from_bytes(section.content[offset : offset + DESCRIPTOR_SIZE], arch)
        entry = symbol.value + descriptor.kernel_code_entry_byte_offset
        name = symbol.name.removesuffix(".kd")
        kernels[name] = Kernel(name, descriptor, entry, described.get(symbol.name, {}))
    return tuple(kernels.values())
