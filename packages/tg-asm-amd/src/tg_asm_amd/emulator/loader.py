"""How a code object gets into emulated memory: segments, relocations, kernel descriptors."""

from __future__ import annotations

import struct
from typing import NamedTuple

from .memory import Buffer, Memory

_DESCRIPTOR = struct.Struct("<IIIIq20xIIIHH4x")
_PT_LOAD, _SHT_SYMTAB, _SHT_RELA, _SHT_DYNSYM = 1, 2, 4, 11


class KernelDescriptor(NamedTuple):
    """The fields of a kernel descriptor that a launch needs. Sizes in bytes; `entry`: address of the code."""

    lds_bytes: int
    scratch_bytes: int
    kernarg_bytes: int
    rsrc1: int
    rsrc2: int
    rsrc3: int
    properties: int
    kernarg_preload: int
    entry: int

    @property
    def wave_lanes(self) -> int:
        """32 or 64 (CDNA descriptors never set the wave32 bit)."""
        return 32 if self.properties & 0x400 else 64


def parse_descriptor(data: bytes, address: int) -> KernelDescriptor:
    """A 64-byte kernel descriptor found at `address`. ValueError if it is too short."""
    if len(data) < 64:
        raise ValueError(f"a kernel descriptor has 64 bytes, got {len(data)}")
    lds, scratch, kernarg, _, entry, rsrc3, rsrc1, rsrc2, properties, preload = _DESCRIPTOR.unpack(data[:64])
    return KernelDescriptor(lds, scratch, kernarg, rsrc1, rsrc2, rsrc3, properties, preload, address + entry)


class LoadedProgram(NamedTuple):
    """A code object in emulated memory: its image and its kernels by name."""

    image: Buffer
    kernels: dict[str, KernelDescriptor]
    symbols: dict[str, int]


def load_code_object(memory: Memory, data: bytes) -> LoadedProgram:
    """Place a code object (64-bit little-endian ELF for AMD GPUs) in memory. ValueError if it is not one."""
    if data[:4] != b"\x7fELF" or len(data) < 64 or data[4] != 2 or data[5] != 1:
        raise ValueError("not a 64-bit little-endian ELF file")
    (machine,) = struct.unpack_from("<H", data, 18)
    if machine != 224:
        raise ValueError(f"ELF machine {machine} is not AMD's GPU (224)")
    phoff, shoff = struct.unpack_from("<QQ", data, 32)
    phsize, phcount, shsize, shcount = struct.unpack_from("<HHHH", data, 54)
    try:
        segments = [struct.unpack_from("<IIQQQQQQ", data, phoff + i * phsize) for i in range(phcount)]
        sections = [struct.unpack_from("<IIQQQQIIQQ", data, shoff + i * shsize) for i in range(shcount)]
    except struct.error:
        raise ValueError("the ELF file is truncated") from None
    loads = [
        (vaddr, data[off : off + filesz], memsz)
        for kind, _, off, vaddr, _, filesz, memsz, _ in segments
        if kind == _PT_LOAD
    ]
    if not loads:
        raise ValueError(
            "the ELF file has no loadable segment: link it first (for example with ld.lld -shared)"
        )
    size = max(vaddr + memsz for vaddr, _, memsz in loads)
    if size > 1 << 30:
        raise ValueError(f"the ELF file wants {size} bytes of memory")
    image = memory.alloc(size + 256)  # instruction fetch may look behind the last instruction
    for vaddr, content, _ in loads:
        image.write(content, vaddr)
    symbols = _symbols(data, sections)
    _relocate(image, data, sections)
    kernels = {}
    for name, value in symbols.items():
        if name.endswith(".kd"):
            kernels[name[:-3]] = parse_descriptor(image.read(value, 64), image.address + value)
    return LoadedProgram(image, kernels, {name: image.address + value for name, value in symbols.items()})


_Section = tuple[int, ...]


def _symbols(data: bytes, sections: list[_Section]) -> dict[str, int]:
    found: dict[str, int] = {}
    for section in sections:
        _, kind, _, _, offset, size, link, _, _, entry = section
        if kind not in (_SHT_SYMTAB, _SHT_DYNSYM) or not entry or link >= len(sections):
            continue
        strings = data[sections[link][4] : sections[link][4] + sections[link][5]]
        for position in range(offset, min(offset + size, len(data) - entry + 1), entry):
            name, _, _, index, value, _ = struct.unpack_from("<IBBHQQ", data, position)
            if index:
                text = strings[name : strings.find(b"\0", name)].decode("utf-8", "replace")
                found.setdefault(text, value)
    return found


def _relocate(image: Buffer, data: bytes, sections: list[_Section]) -> None:
    """R_AMDGPU_RELATIVE64 (13), ABS64 (3), ABS32 (6), REL64 (5) of the dynamic relocations."""
    for section in sections:
        _, kind, _, address, offset, size, link, _, _, entry = section
        if kind != _SHT_RELA or not address or not entry or link >= len(sections):
            continue
        table = sections[link]
        for position in range(offset, offset + size, entry):
            place, info, addend = struct.unpack_from("<QQq", data, position)
            number, code = info >> 32, info & 0xFFFFFFFF
            symbol = struct.unpack_from("<Q", data, table[4] + 24 * number + 8)[0] if number else 0
            if code == 13:
                image.write(struct.pack("<Q", image.address + addend), place)
            elif code in (3, 6):
                value = image.address + symbol + addend
                image.write(
                    struct.pack("<Q", value) if code == 3 else struct.pack("<I", value & 0xFFFFFFFF), place
                )
            elif code == 5:
                image.write(struct.pack("<q", symbol - place + addend), place)
            else:
                raise ValueError(f"unknown AMD reloc {code} at {place:#x}")
