"""What the mapping needs to know of a traced kernel: its instructions by address."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

from ..decode import decode
from ..errors import DecodeError


class TracedInstruction(NamedTuple):
    """One instruction of a traced kernel. Addresses and sizes in bytes; `target` of a branch, else None."""

    address: int
    mnemonic: str
    size: int
    target: int | None = None

    @property
    def is_branch(self) -> bool:
        return self.mnemonic == "s_branch" or self.mnemonic.startswith("s_cbranch_")


class TracedProgram:
    """The instructions of a code section by address; the first one is where waves start.

    `code` and `base`: the section's bytes and address where it was made from them.
    """

    def __init__(self, instructions: Iterable[TracedInstruction], entry: int | None = None) -> None:
        self.code, self.base = b"", 0
        self._by_address = {item.address: item for item in instructions}
        if not self._by_address:
            raise ValueError("a traced program needs at least one instruction")
        self.entry = min(self._by_address) if entry is None else entry
        if self.entry not in self._by_address:
            raise ValueError(f"no instruction starts at the entry address {self.entry:#x}")

    def __getitem__(self, address: int) -> TracedInstruction:
        try:
            return self._by_address[address]
        except KeyError:
            raise ValueError(
                f"no instruction starts at address {address:#x}: the trace does not belong to this program"
            ) from None

    def __len__(self) -> int:
        return len(self._by_address)

    @classmethod
    def from_code_object(cls, elf: bytes, arch: str, *, entry: int | None = None) -> TracedProgram:
        """The instructions in `.text` of a 64-bit ELF file, at their section addresses. ValueError
        without one."""
        address, code = text_section(elf)
        return cls.from_code(code, arch, base=address, entry=entry)

    @classmethod
    def from_code(
        cls, code: bytes | bytearray | memoryview, arch: str, *, base: int = 0, entry: int | None = None
    ) -> TracedProgram:
        """The instructions of a code section loaded at address `base`, up to what is no instruction.

        DecodeError if the section does not start with an instruction of the architecture.
        """
        items: list[TracedInstruction] = []
        offset = 0
        while offset < len(code):
            try:
                inst = decode(code, arch, offset=offset)
            except DecodeError:
                if items:
                    break
                raise
            target = None
            if inst.mnemonic == "s_branch" or inst.mnemonic.startswith("s_cbranch_"):
                distance = inst.fields["simm16"]
                target = base + offset + 4 + 4 * (distance - (distance >> 15 << 16))
            items.append(TracedInstruction(base + offset, inst.mnemonic, inst.size, target))
            offset += inst.size
        program = cls(items, entry)
        program.code, program.base = bytes(code), base
        return program


def text_section(elf: bytes) -> tuple[int, bytes]:
    """Address and bytes of `.text` in a 64-bit little-endian ELF file. ValueError if there is none.

    Recorded files need not have AMD's machine number, so only what is read here is looked at.
    """
    try:
        if elf[:4] != b"\x7fELF":
            raise ValueError("not an ELF file")
        (offset,) = struct.unpack_from("<Q", elf, 40)
        count, names = struct.unpack_from("<HH", elf, 60)
        headers = [struct.unpack_from("<IIQQQQ", elf, offset + 64 * index) for index in range(count)]
        table = headers[names][4] if names < count else len(elf)
    except struct.error:
        raise ValueError("the ELF file is truncated") from None
    for name, _, _, address, start, length in headers:
        if elf[table + name : table + name + 6] == b".text\0":
            return address, elf[start : start + length]
    raise ValueError("the ELF file has no .text section")
