"""Integer operations on arrays that AMD instructions need: counting, fields, bytes, saturation, wide
products."""

from __future__ import annotations

from typing import Any

from ._backend import xp

Array = Any
U8, U16, U32, U64 = xp.uint8, xp.uint16, xp.uint32, xp.uint64
I8, I16, I32, I64 = xp.int8, xp.int16, xp.int32, xp.int64


def _cast(dtype: Any) -> Any:
    return lambda x: xp.asarray(x).astype(dtype)


u8, u16, u32, u64 = _cast(U8), _cast(U16), _cast(U32), _cast(U64)
i8, i16, i32, i64 = _cast(I8), _cast(I16), _cast(I32), _cast(I64)


def popcount(x: Array) -> Array:
    """Number of one bits of a uint32 or uint64 array, as int32."""
    if x.dtype == U64:
        return popcount(u32(x)) + popcount(u32(x >> 32))
    x = x - (x >> 1 & 0x55555555)
    x = (x & 0x33333333) + (x >> 2 & 0x33333333)
    x = x + (x >> 4) & 0x0F0F0F0F
    return i32(x * U32(0x01010101) >> 24)


def _smear(x: Array) -> Array:
    """All bits below the highest one bit set."""
    shift = 1
    while shift < 8 * x.dtype.itemsize:
        x = x | x >> shift
        shift *= 2
    return x


def clz(x: Array) -> Array:
    """Leading zeros of an unsigned array; -1 where it is 0."""
    width = 8 * x.dtype.itemsize
    return xp.where(x == 0, I32(-1), I32(width) - popcount(_smear(x)))


def ctz(x: Array) -> Array:
    """Trailing zeros of an unsigned array; -1 where it is 0."""
    lowest = x & (~x + 1)
    return xp.where(x == 0, I32(-1), popcount(lowest - 1 & ~x))


def cls(x: Array) -> Array:
    """Position from the top of the first bit that differs from the sign; -1 where all bits are equal."""
    unsigned = U64 if x.dtype.itemsize == 8 else U32
    flipped = xp.where(x < 0, ~x, x).astype(unsigned)
    return clz(flipped)


def reverse_bits(x: Array) -> Array:
    """The bits of a uint32 or uint64 array in reverse order."""
    if x.dtype == U64:
        return u64(reverse_bits(u32(x))) << 32 | u64(reverse_bits(u32(x >> 32)))
    for shift, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF)):
        x = x >> shift & mask | (x & mask) << shift
    return x >> 16 | x << 16


def bfm(width: Array, offset: Array) -> Array:
    """A mask of `width` ones from bit `offset` on, in the type of `width`."""
    one = width.dtype.type(1)
    return (one << width) - one << offset


def bfe(x: Array, offset: Array, width: Array) -> Array:
    """`width` bits of an unsigned array from `offset` on; a width beyond the type takes all bits."""
    size = 8 * x.dtype.itemsize
    one = x.dtype.type(1)
    wide = width >= size
    mask = xp.where(wide, ~x.dtype.type(0), (one << (width.astype(x.dtype) & (size - 1))) - one)
    return x >> offset.astype(x.dtype) & mask


def bfe_signed(x: Array, offset: Array, width: Array) -> Array:
    """`width` bits of a signed array from `offset` on, sign-extended; bits beyond the type are sign bits."""
    size = 8 * x.dtype.itemsize
    signed = x.dtype.type
    shift = xp.clip(size - width.astype(I64), 0, size - 1).astype(signed)
    return xp.where(width == 0, signed(0), x >> offset.astype(signed) << shift >> shift)


def byte(x: Array, index: int) -> Array:
    """Byte `index` of a uint32 array, as uint32."""
    return x >> (8 * index) & 0xFF


def half(x: Array, index: int) -> Array:
    """Half `index` of a uint32 array, as uint32."""
    return x >> (16 * index) & 0xFFFF


def pack(low: Array, high: Array) -> Array:
    """Two 16-bit values as one uint32."""
    return u32(low) & 0xFFFF | u32(high) << 16


def pair(low: Array, high: Array) -> Array:
    """Two 32-bit values as one uint64."""
    return u64(u32(low)) | u64(u32(high)) << 32


def clamp(x: Array, low: int, high: int) -> Array:
    """x limited to low..high."""
    return xp.clip(x, low, high)


def mul_hi_unsigned(a: Array, b: Array) -> Array:
    """The upper 32 bits of an unsigned product."""
    return u32(u64(a) * u64(b) >> 32)


def mul_hi_signed(a: Array, b: Array) -> Array:
    """The upper 32 bits of a signed product."""
    return i32(i64(a) * i64(b) >> 32)


def low24_unsigned(x: Array) -> Array:
    """The low 24 bits, as int64."""
    return i64(u32(x) & 0xFFFFFF)


def low24_signed(x: Array) -> Array:
    """The low 24 bits sign-extended, as int64."""
    return i64(i32(u32(x) << 8) >> 8)


def _difference(x: Array, y: Array) -> Array:
    return xp.where(x > y, x - y, y - x)


def sad_bytes(x: Array, y: Array, start: Array) -> Array:
    """start + the sum of the absolute differences of the four bytes."""
    for index in range(4):
        start = start + _difference(byte(x, index), byte(y, index))
    return start


def masked_sad_bytes(x: Array, y: Array, start: Array) -> Array:
    """Like `sad_bytes`, skipping bytes where y is 0."""
    for index in range(4):
        reference = byte(y, index)
        start = start + xp.where(reference == 0, U32(0), _difference(byte(x, index), reference))
    return start


def sliding_sad(x: Array, y: Array, starts: list[Array], masked: bool) -> list[Array]:
    """Four sums over the windows of a uint64 at byte offsets 0 to 3."""
    sad = masked_sad_bytes if masked else sad_bytes
    return [sad(u32(x >> 8 * index), y, starts[index]) for index in range(4)]


def permute_bytes(high: Array, low: Array, selector: Array) -> Array:
    """Each byte of the selector picks one of the eight bytes of {high, low}, a sign fill, 0x00 or 0xff."""
    data = pair(low, high)
    result = xp.zeros_like(low | high | selector)
    for index in range(4):
        choice = byte(selector, index)
        taken = u32(data >> u64((choice & 7) * 8)) & 0xFF
        signs = u32(data >> u64((choice & 3) * 16 + 15)) & 1
        taken = xp.where(choice >= 8, signs * U32(0xFF), taken)
        taken = xp.where(choice == 12, U32(0), xp.where(choice > 12, U32(0xFF), taken))
        result = result | taken << 8 * index
    return result


def quad_any(x: Array) -> Array:
    """Every group of four bits as ones where any of them is set."""
    ones = x.dtype.type(0x1111111111111111 & ((1 << 8 * x.dtype.itemsize) - 1))
    return (x | x >> 1 | x >> 2 | x >> 3) & ones


def compress_quads(x: Array) -> Array:
    """One bit per group of four bits: whether any of them is set."""
    x, result = quad_any(x), xp.zeros_like(x)
    for index in range(2 * x.dtype.itemsize):
        result = result | (x >> 3 * index & x.dtype.type(1 << index))
    return result


def double_bits(x: Array) -> Array:
    """Every bit of a uint32 twice, as uint64."""
    wide, result = u64(x), xp.zeros_like(u64(x))
    for index in range(32):
        result = result | (wide >> index & 1) * U64(3) << 2 * index
    return result


def lookup3(table: int, a: Array, b: Array, c: Array) -> Array:
    """The three-input truth table applied to every bit: index 4a + 2b + c."""
    result = xp.zeros_like(a | b | c)
    for index in range(8):
        if table >> index & 1:
            x = a if index & 4 else ~a
            y = b if index & 2 else ~b
            z = c if index & 1 else ~c
            result = result | (x & y & z)
    return result
