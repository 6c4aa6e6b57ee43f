"""How a literal constant prints, by the kind of the operand it is for (LLVM's canonical text)."""

from __future__ import annotations

import struct
from collections.abc import Callable

FLOATS = {
    0.5: "0.5",
    -0.5: "-0.5",
    1.0: "1.0",
    -1.0: "-1.0",
    2.0: "2.0",
    -2.0: "-2.0",
    4.0: "4.0",
    -4.0: "-4.0",
}
"""The floating-point inline constants, with their text."""
FLOAT_CODES = {value: 240 + i for i, value in enumerate(FLOATS)}
INV_2PI = {16: 0x3118, "bf16": 0x3E22, 32: 0x3E22F983, 64: 0x3FC45F306DC9C882}


def _bits(value: float, fmt: str) -> int:
    return int.from_bytes(struct.pack(fmt, value), "little")


INLINE_F32 = {_bits(v, "<f"): t for v, t in FLOATS.items()} | {INV_2PI[32]: "0.15915494"}
INLINE_F64 = {_bits(v, "<d"): t for v, t in FLOATS.items()} | {INV_2PI[64]: "0.15915494309189532"}
INLINE_F16 = {_bits(v, "<e"): t for v, t in FLOATS.items()} | {INV_2PI[16]: "0.15915494"}
INLINE_BF16 = {_bits(v, "<f") >> 16: t for v, t in FLOATS.items()} | {INV_2PI["bf16"]: "0.15915494"}
"""Bit pattern → text of the inline constants, per width."""


def signed(value: int, bits: int) -> int:
    """`value` read as two's complement of `bits` bits."""
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def is_small(value: int) -> bool:
    """Whether an integer has an inline code."""
    return -16 <= value <= 64


def inline32(value: int) -> str | None:
    """Text of the inline constant with these 32 bits, or None."""
    number = signed(value, 32)
    return str(number) if is_small(number) else INLINE_F32.get(value)


def _b32(value: int) -> str:
    return f"lit({value:#x})" if inline32(value) is not None else hex(value)


def _b64(value: int) -> str:
    return f"lit({value:#x})" if value <= 64 else hex(value)


def _plain(value: int) -> str:
    return inline32(value) or hex(value)


def _invalid(value: int) -> str:
    return _plain(value) + "/*Invalid immediate*/"


def _f64(value: int) -> str:
    return "0" if value == 0 else INLINE_F64.get(value << 32, hex(value))


def _low16(table: dict[int, str]) -> Callable[[int], str]:
    def text(value: int) -> str:
        low = value & 0xFFFF
        return f"lit({value:#x})" if is_small(signed(low, 16)) or low in table else hex(low)

    return text


def _wide16(table: dict[int, str]) -> Callable[[int], str]:
    def text(value: int) -> str:
        low = value & 0xFFFF
        return f"lit({value:#x})" if is_small(signed(low, 16)) or low in table else hex(value)

    return text


def _packed(table: dict[int, str]) -> Callable[[int], str]:
    def text(value: int) -> str:
        return f"lit({value:#x})" if is_small(signed(value, 32)) or value in table else hex(value)

    return text


def _i16(value: int) -> str:
    return f"lit({value:#x})" if inline32(value) is not None else hex(value & 0xFFFF)


def _integers(value: int) -> str:
    return str(signed(value, 32)) if is_small(signed(value, 32)) else hex(value)


def _b64_any(value: int) -> str:
    number = signed(value, 64)
    return f"lit64({value:#x})" if is_small(number) or value in INLINE_F64 or value >> 32 == 0 else hex(value)


LITERAL_TEXT: dict[str, Callable[[int], str]] = {
    "b32": _b32,
    "b64": _b64,
    "f64": _f64,
    "f16": _low16(INLINE_F16),
    "bf16": _low16(INLINE_BF16),
    "f16w": _wide16(INLINE_F16),
    "bf16w": _wide16(INLINE_BF16),
    "i16": _i16,
    "v2f16": _packed(INLINE_F16),
    "v2bf16": _packed(INLINE_BF16),
    "v2i16": _packed({}),
    "plain": _plain,
    "int": _integers,
    "hex": hex,
    "invalid": _invalid,
    "q64": _b64_any,
}
"""Kind of literal → function from its 32 bits to text."""
