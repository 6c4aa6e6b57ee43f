"""What does each relocation type store, and how? One table per machine.

Sources: "System V ABI, AMD64 Architecture Processor Supplement", table 4.9; "ELF for the Arm 64-bit
Architecture", sections 5.7.5 to 5.7.9. S = symbol's address (or its stub's), A = addend, P = address of the
place, G = address of the symbol's slot in the offset table.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from tg_hcq.elf.objectfile import EM_AARCH64, EM_X86_64


class Target(Enum):
    """Which address a relocation wants to know."""

    SYMBOL = auto()
    """The symbol itself."""
    CODE = auto()
    """Something to jump to: a stub will do when the symbol is another library's."""
    SLOT = auto()
    """A slot that holds the symbol's address."""
    TABLE = auto()
    """The offset table, from which other relocations count."""


class Kind(NamedTuple):
    """A relocation type: its name, what it asks for, its width in bytes, and how (place, S + A, P) changes
    the bytes.
    """

    name: str
    target: Target
    width: int
    apply: Callable[[bytearray | memoryview, int, int, int], None]
    from_table: bool = False
    """Whether the distance is counted from the offset table instead of from the place."""


def _fits(value: int, bits: int, signed: bool, unit: int = 1) -> None:
    """OverflowError unless `value` is representable."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if not low <= value <= high:
        raise OverflowError(f"distance {value} does not fit {bits} bits")
    if value % unit:
        raise OverflowError(f"distance {value} is not a multiple of {unit}")


def _absolute(bits: int, signed: bool) -> Callable[[bytearray | memoryview, int, int, int], None]:
    code = {(64, False): "<Q", (32, False): "<I", (32, True): "<i"}[bits, signed]

    def apply(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
        if bits == 64:
            value &= (1 << 64) - 1
        else:
            _fits(value, bits, signed)
        struct.pack_into(code, memory, at, value)

    return apply


def _relative(bits: int) -> Callable[[bytearray | memoryview, int, int, int], None]:
    code = {64: "<q", 32: "<i"}[bits]

    def apply(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
        _fits(value - place, bits, True)
        struct.pack_into(code, memory, at, value - place)

    return apply


def _field(memory: bytearray | memoryview, at: int, mask: int, bits: int) -> None:
    """Replace the masked bits of an AArch64 instruction."""
    (word,) = struct.unpack_from("<I", memory, at)
    struct.pack_into("<I", memory, at, word & ~mask | bits & mask)


def _branch(bits: int, shift: int) -> Callable[[bytearray | memoryview, int, int, int], None]:
    """A jump by a signed number of 4-byte instructions, `bits` wide, at bit `shift`."""

    def apply(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
        _fits(value - place, bits + 2, True, 4)
        _field(memory, at, ((1 << bits) - 1) << shift, (value - place >> 2) << shift)

    return apply


def _page(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
    """ADRP: the distance in 4 KiB pages, 21 bits, low two at bit 29, the rest at bit 5."""
    pages = (value >> 12) - (place >> 12)
    _fits(pages, 21, True)
    _field(memory, at, 0x60FFFFE0, (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5)


def _near(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
    """ADR: the distance in bytes, laid out like ADRP's."""
    _fits(value - place, 21, True)
    _field(memory, at, 0x60FFFFE0, (value - place & 3) << 29 | (value - place >> 2 & 0x7FFFF) << 5)


def _low12(unit: int) -> Callable[[bytearray | memoryview, int, int, int], None]:
    """The low 12 bits of an address, in units of the access size, at bit 10."""

    def apply(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
        _fits(value & 0xFFF, 12, False, unit)
        _field(memory, at, 0xFFF << 10, (value & 0xFFF) // unit << 10)

    return apply


def _move(shift: int) -> Callable[[bytearray | memoryview, int, int, int], None]:
    """MOVZ, MOVK: 16 bits of an address, at bit 5."""

    def apply(memory: bytearray | memoryview, at: int, value: int, place: int) -> None:
        _field(memory, at, 0xFFFF << 5, (value >> shift & 0xFFFF) << 5)

    return apply


_SYMBOL, _CODE, _SLOT, _TABLE = Target.SYMBOL, Target.CODE, Target.SLOT, Target.TABLE

X86_64: dict[int, Kind] = {
    1: Kind("R_X86_64_64", _SYMBOL, 8, _absolute(64, False)),
    2: Kind("R_X86_64_PC32", _SYMBOL, 4, _relative(32)),
    4: Kind("R_X86_64_PLT32", _CODE, 4, _relative(32)),
    9: Kind("R_X86_64_GOTPCREL", _SLOT, 4, _relative(32)),
    10: Kind("R_X86_64_32", _SYMBOL, 4, _absolute(32, False)),
    11: Kind("R_X86_64_32S", _SYMBOL, 4, _absolute(32, True)),
    24: Kind("R_X86_64_PC64", _SYMBOL, 8, _relative(64)),
    25: Kind("R_X86_64_GOTOFF64", _SYMBOL, 8, _relative(64), from_table=True),
    26: Kind("R_X86_64_GOTPC32", _TABLE, 4, _relative(32)),
    27: Kind("R_X86_64_GOT64", _SLOT, 8, _relative(64), from_table=True),
    29: Kind("R_X86_64_GOTPC64", _TABLE, 8, _relative(64)),
    31: Kind("R_X86_64_PLTOFF64", _CODE, 8, _relative(64), from_table=True),
    41: Kind("R_X86_64_GOTPCRELX", _SLOT, 4, _relative(32)),
    42: Kind("R_X86_64_REX_GOTPCRELX", _SLOT, 4, _relative(32)),
}

AARCH64: dict[int, Kind] = {
    257: Kind("R_AARCH64_ABS64", _SYMBOL, 8, _absolute(64, False)),
    258: Kind("R_AARCH64_ABS32", _SYMBOL, 4, _absolute(32, False)),
    260: Kind("R_AARCH64_PREL64", _SYMBOL, 8, _relative(64)),
    261: Kind("R_AARCH64_PREL32", _SYMBOL, 4, _relative(32)),
    264: Kind("R_AARCH64_MOVW_UABS_G0_NC", _SYMBOL, 4, _move(0)),
    266: Kind("R_AARCH64_MOVW_UABS_G1_NC", _SYMBOL, 4, _move(16)),
    268: Kind("R_AARCH64_MOVW_UABS_G2_NC", _SYMBOL, 4, _move(32)),
    269: Kind("R_AARCH64_MOVW_UABS_G3", _SYMBOL, 4, _move(48)),
    273: Kind("R_AARCH64_LD_PREL_LO19", _SYMBOL, 4, _branch(19, 5)),
    274: Kind("R_AARCH64_ADR_PREL_LO21", _SYMBOL, 4, _near),
    275: Kind("R_AARCH64_ADR_PREL_PG_HI21", _SYMBOL, 4, _page),
    277: Kind("R_AARCH64_ADD_ABS_LO12_NC", _SYMBOL, 4, _low12(1)),
    278: Kind("R_AARCH64_LDST8_ABS_LO12_NC", _SYMBOL, 4, _low12(1)),
    279: Kind("R_AARCH64_TSTBR14", _CODE, 4, _branch(14, 5)),
    280: Kind("R_AARCH64_CONDBR19", _CODE, 4, _branch(19, 5)),
    282: Kind("R_AARCH64_JUMP26", _CODE, 4, _branch(26, 0)),
    283: Kind("R_AARCH64_CALL26", _CODE, 4, _branch(26, 0)),
    284: Kind("R_AARCH64_LDST16_ABS_LO12_NC", _SYMBOL, 4, _low12(2)),
    285: Kind("R_AARCH64_LDST32_ABS_LO12_NC", _SYMBOL, 4, _low12(4)),
    286: Kind("R_AARCH64_LDST64_ABS_LO12_NC", _SYMBOL, 4, _low12(8)),
    299: Kind("R_AARCH64_LDST128_ABS_LO12_NC", _SYMBOL, 4, _low12(16)),
    311: Kind("R_AARCH64_ADR_GOT_PAGE", _SLOT, 4, _page),
    312: Kind("R_AARCH64_LD64_GOT_LO12_NC", _SLOT, 4, _low12(8)),
}

KINDS: dict[int, dict[int, Kind]] = {EM_X86_64: X86_64, EM_AARCH64: AARCH64}
"""Machine → relocation type number → kind."""

LOW_ADDRESS_TYPES = {EM_X86_64: frozenset((10, 11)), EM_AARCH64: frozenset((258,))}
"""Machine → types that hold a whole address in 32 bits: the object must be placed below 2 GiB."""

STUBS: dict[int, bytes] = {
    # jmp *[rip+2] ; ud2 ; the address follows
    EM_X86_64: bytes.fromhex("ff2502000000 0f0b"),
    # ldr x16, #8 ; br x16 ; the address follows
    EM_AARCH64: bytes.fromhex("50000058 00021fd6"),
}
"""Machine → 8 bytes of code that jump to the address stored right behind them."""
