"""The helpers of division, range reduction, cube maps and dot products that single instructions compute."""

from __future__ import annotations

import math
from typing import Any

from . import bits
from ._backend import xp
from .floats import DOWN, UP, flush, quieted, wide_fma
from .namespace import FloatMode, biased_exponent, select

Array = Any
F32, F64 = xp.float32, xp.float64
# The first 1201 bits of 2/pi after the binary point, from 1/pi in 1300 bits (Machin's formula).


def _two_over_pi() -> int:
    def arctan_inverse(x: int, unity: int) -> int:
        total = term = unity // x
        divisor, sign = 1, 1
        while term:
            term //= x * x
            divisor, sign = divisor + 2, -sign
            total += sign * (term // divisor)
        return total

    unity = 1 << 1400
    pi = 4 * (4 * arctan_inverse(5, unity) - arctan_inverse(239, unity))
    return (2 * unity * unity // pi) >> 199


TWO_OVER_PI = _two_over_pi()


def trig_preop(x: Array, segment: Array) -> Array:
    """53 bits of 2/pi for the argument reduction of large doubles."""
    x, segment = xp.broadcast_arrays(x, segment)
    exponents, result = biased_exponent(x), xp.zeros_like(x)
    for index in zip(*xp.nonzero(xp.ones_like(x)), strict=True):
        exponent = int(exponents[index])
        shift = (int(segment[index]) & 31) * 53 + max(0, exponent - 1077)
        top = 1148 - shift
        chunk = (TWO_OVER_PI >> top if top >= 0 else TWO_OVER_PI << -top) & ((1 << 53) - 1)
        result[index] = math.ldexp(float(chunk), -53 - shift + (128 if exponent >= 1968 else 0))
    return result


def div_fixup(quotient: Array, divisor: Array, dividend: Array, mode: FloatMode, half: bool = False) -> Array:
    """The quotient with the special cases of division put right; `half`: f16 (no range tests)."""
    dtype = quotient.dtype.type
    negative = xp.signbit(divisor) ^ xp.signbit(dividend)
    sign = xp.where(negative, dtype(-1), dtype(1))
    size = xp.abs(quotient)
    size = xp.where(xp.isnan(size), dtype(math.inf), size)
    zero_divisor, zero_dividend = divisor == 0, dividend == 0
    inf_divisor, inf_dividend = xp.isinf(divisor), xp.isinf(dividend)
    result = sign * size
    if not half:
        single = quotient.dtype == F32
        info = xp.finfo(quotient.dtype)
        rounding = mode.round32 if single else mode.round64
        least = dtype(info.smallest_subnormal)
        up = (rounding == UP) & ~negative | (rounding == DOWN) & negative
        tiny = xp.where(up, least, dtype(0))
        distance = biased_exponent(dividend) - biased_exponent(divisor)
        result = xp.where(distance < (-150 if single else -1075), sign * tiny, result)
    return select(
        xp.isnan(dividend), quieted(dividend),
        xp.isnan(divisor), quieted(divisor),
        (zero_divisor & zero_dividend) | (inf_divisor & inf_dividend), dtype(-math.nan),
        zero_divisor | inf_dividend, sign * dtype(math.inf),
        inf_divisor | zero_dividend, sign * dtype(0),
        result,
    )  # fmt: skip


def div_scale(source: Array, divisor: Array, dividend: Array, mode: FloatMode) -> tuple[Array, Array]:
    """The operand scaled so that the division neither over- nor underflows, and the mask for v_div_fmas."""
    single = source.dtype == F32
    dtype = source.dtype.type
    scale = dtype(2.0**64 if single else 2.0**128)
    far, low, tiny = (96, -126, 23) if single else (768, -1022, 53)
    keep = mode.keep_in32 if single else mode.keep_in64
    top, bottom = biased_exponent(dividend), biased_exponent(divisor)
    distance = top - bottom
    kind = "f32" if single else "f64"
    flushed = (lambda x: x) if keep else (lambda x: flush(x, kind))
    zero = (flushed(divisor) == 0) | (flushed(dividend) == 0)
    denormal = (bottom == 0) & (divisor != 0)
    is_divisor, is_dividend = source == divisor, source == dividend
    scaled = source * scale
    tiny_inverse = bottom >= (254 if single else 2046)
    tiny_quotient = distance < low
    value = select(
        zero, dtype(math.nan),
        distance >= far, xp.where(is_divisor, scaled, source),
        denormal, scaled,
        tiny_inverse & tiny_quotient, xp.where(is_divisor, scaled, source),
        tiny_inverse, source / scale,
        tiny_quotient, xp.where(is_dividend, scaled, source),
        top <= tiny, scaled,
        source,
    )  # fmt: skip
    # A tiny dividend (last case) scales both operands, so the quotient needs no scaling back.
    mask = zero | (distance >= far) | ~denormal & tiny_quotient
    return value, mask


def div_fmas(a: Array, b: Array, c: Array, scaled: Array, fma: Any) -> Array:
    """fma, scaled back where the mask of v_div_scale is set (for f32 with one rounding, as float64 to
    odd)."""
    single = a.dtype == F32
    power, middle = (64, 127) if single else (128, 1023)
    up = biased_exponent(c) > middle
    factor = xp.where(scaled, xp.where(up, F64(2.0**power), F64(2.0**-power)), F64(1))
    return (wide_fma(a, b, c) if single else fma(a, b, c)) * factor


def cube(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array, Array]:
    """Cube map face number, S, T and twice the major axis of a direction."""
    in_z = (xp.abs(z) >= xp.abs(x)) & (xp.abs(z) >= xp.abs(y))
    in_y = ~in_z & (xp.abs(y) >= xp.abs(x))
    one = F32(1)
    face = select(
        in_z,
        xp.where(z < 0, 5 * one, 4 * one),
        in_y,
        xp.where(y < 0, 3 * one, 2 * one),
        xp.where(x < 0, one, 0 * one),
    )
    s = select(in_z, xp.where(z < 0, -x, x), in_y, x, xp.where(x < 0, z, -z))
    t = select(in_z, -y, in_y, xp.where(y < 0, -z, z), -y)
    return face, s, t, 2 * select(in_z, z, in_y, y, x)


def dot(a: Array, b: Array, width: int, signed: int) -> Array:
    """Sum of the products of the `width`-bit elements of two words, as int64; bit 0, 1 of `signed`: a, b
    signed."""
    total = xp.zeros_like(a | b, dtype=xp.int64)
    for shift in range(0, 32, width):
        factors = []
        for source, flag in ((a, signed & 1), (b, signed & 2)):
            element = (source >> shift & ((1 << width) - 1)).astype(xp.int64)
            if flag:
                element = element - ((element >> (width - 1)) << width)
            factors.append(element)
        total = total + factors[0] * factors[1]
    return total


def dot_bytes(a: Array, b: Array, widen_a: Any, widen_b: Any) -> Array:
    """Sum of the products of the four byte-sized floats of two words, in float64."""
    total = xp.zeros_like(a | b, dtype=F64)
    for index in range(4):
        total = total + widen_a(bits.byte(a, index)).astype(F64) * widen_b(bits.byte(b, index)).astype(F64)
    return total


def pack_quads(parts: list[Array]) -> Array:
    """Four 16-bit values as one uint64."""
    result = xp.zeros_like(parts[0], dtype=xp.uint64)
    for index, part in enumerate(parts):
        result = result | (part.astype(xp.uint64) & xp.uint64(0xFFFF)) << xp.uint64(16 * index)
    return result


def unpack_quads(x: Array) -> list[Array]:
    """The four 16-bit values of a uint64, as uint32."""
    return [(x >> xp.uint64(16 * index)).astype(xp.uint32) & 0xFFFF for index in range(4)]


def lerp_bytes(a: Array, b: Array, c: Array) -> Array:
    """Per byte (a + b + lowest bit of c) >> 1."""
    result = xp.zeros_like(a | b | c)
    for index in range(4):
        total = bits.byte(a, index) + bits.byte(b, index) + (c >> 8 * index & 1)
        result = result | total >> 1 << 8 * index
    return result


def carry64(a: Array, b: Array) -> Array:
    """The carry out of adding two int64 arrays as unsigned numbers."""
    total = a.astype(xp.uint64) + b.astype(xp.uint64)
    return total < a.astype(xp.uint64)
