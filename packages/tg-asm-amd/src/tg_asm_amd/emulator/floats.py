"""How floating-point results are rounded: every rounding mode, fused operations, denormals, minima and
maxima.

Values are arrays. f32 values are float32 arrays; f16 and bf16 values arrive widened (exactly) as float64 and
float32 and are narrowed where they are written. Sums that must be rounded once are formed in float64 "to odd"
(the last bit of an inexact result is 1), so that the following narrowing gives the correctly rounded result.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from ._backend import xp

Array = Any
NEAREST, UP, DOWN, ZERO = range(4)

F32, F64, F16 = xp.float32, xp.float64, xp.float16
_SMALLEST_NORMAL = {"f32": 2.0**-126, "f16": 2.0**-14, "f64": 2.0**-1022}


def to_odd(total: Array, error: Array) -> Array:
    """`total` (rounded to nearest) with the exact `error` still to be added, rounded to odd."""
    bits = total.view(xp.int64)
    inexact = (error != 0) & xp.isfinite(total) & ((bits & 1) == 0)
    return xp.where(inexact, bits + xp.where((error > 0) == (total > 0), 1, -1), bits).view(F64)


def two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """a + b rounded to nearest, and what the rounding lost (exactly)."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def odd_add(a: Array, b: Array) -> Array:
    """a + b of float64 arrays, rounded to odd."""
    return to_odd(*two_sum(a, b))


def wide_fma(a: Array, b: Array, c: Array) -> Array:
    """a*b + c to odd in float64, for factors of at most 24 significant bits (their product is exact)."""
    return odd_add(a.astype(F64) * b.astype(F64), c.astype(F64))


def fma32(a: Array, b: Array, c: Array) -> Array:
    """a*b + c of float32 arrays to nearest even.

    The float64 sum rounded to nearest gives the right float32 unless it lies exactly between two of them, or
    the result is denormal; then the sum is formed to odd.
    """
    total = a.astype(F64) * b.astype(F64) + c.astype(F64)
    between = (total.view(xp.int64) & 0x1FFFFFFF) == 0x10000000
    denormal = (xp.abs(total) < _SMALLEST_NORMAL["f32"]) & (total != 0)
    if (between | denormal).any():
        return wide_fma(a, b, c).astype(F32)
    return total.astype(F32)


def narrow(x: Array, dtype: Any, rounding: int) -> Array:
    """A float64 array as `dtype` (float32 or float16) in the given rounding mode."""
    near = x.astype(dtype)
    if rounding == NEAREST:
        return near
    back = near.astype(F64)
    if rounding == ZERO:
        return xp.where(xp.abs(back) > xp.abs(x), xp.nextafter(near, dtype(0)), near)
    if rounding == UP:
        return xp.where(back < x, xp.nextafter(near, dtype(math.inf)), near)
    return xp.where(back > x, xp.nextafter(near, dtype(-math.inf)), near)


def settle(total: Array, error: Array, rounding: int) -> Array:
    """A float64 sum rounded to nearest, moved to what the rounding mode asks for, given its exact error."""
    if rounding == NEAREST:
        return total
    finite = xp.isfinite(total)
    if rounding == ZERO:
        moved, wanted = xp.nextafter(total, F64(0)), (error != 0) & ((error > 0) != (total > 0))
    elif rounding == UP:
        moved, wanted = xp.nextafter(total, F64(math.inf)), error > 0
    else:
        moved, wanted = xp.nextafter(total, F64(-math.inf)), error < 0
    return xp.where(wanted & finite, moved, total)


def _split_product(a: Array, b: Array) -> tuple[Array, Array]:
    """a*b of float64 and its exact error (Dekker's splitting; exponents must be moderate)."""
    product = a * b
    factor = F64(134217729.0)  # 2^27 + 1
    a_high = a * factor - (a * factor - a)
    b_high = b * factor - (b * factor - b)
    a_low, b_low = a - a_high, b - b_high
    return product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low


def exact_to_double(value: Fraction, rounding: int) -> float:
    """A rational number as a double in the given rounding mode."""
    try:
        near = value.numerator / value.denominator
    except OverflowError:
        near = math.inf if value > 0 else -math.inf
    if rounding == NEAREST or (not math.isinf(near) and Fraction(near) == value):
        return near
    above = near > value if not math.isinf(near) else near > 0
    if above and (rounding == DOWN or (rounding == ZERO and value > 0)):
        return math.nextafter(near, -math.inf)
    if not above and (rounding == UP or (rounding == ZERO and value < 0)):
        return math.nextafter(near, math.inf)
    return near


def fma64(a: Array, b: Array, c: Array, rounding: int = NEAREST) -> Array:
    """a*b + c of float64 arrays with one rounding (Boldo and Melquiond's algorithm; exact rationals at
    extremes)."""
    a, b, c = xp.broadcast_arrays(a, b, c)
    product, low = _split_product(a, b)
    upper, rest = two_sum(c, low)
    high, middle = two_sum(product, upper)
    tail = odd_add(middle, rest)
    result = settle(*two_sum(high, tail), rounding)
    size_a, size_b, size_c, size_p = xp.abs(a), xp.abs(b), xp.abs(c), xp.abs(product)
    safe = (size_a < 2.0**500) & (size_b < 2.0**500) & (size_c < 2.0**1000) & (size_p > 2.0**-900)
    safe = safe & (size_a > 2.0**-500) & (size_b > 2.0**-500) & (result != 0)
    if not safe.all():
        result = result.copy()
        for index in zip(*xp.nonzero(~safe), strict=True):
            result[index] = _fma_one(float(a[index]), float(b[index]), float(c[index]), rounding)
    return result


def _fma_one(a: float, b: float, c: float, rounding: int) -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        if math.isnan(a) or math.isnan(b) or math.isnan(c):
            return math.nan
        if (math.isinf(a) and b == 0) or (math.isinf(b) and a == 0):
            return math.nan
        if math.isinf(a) or math.isinf(b):
            product = math.copysign(math.inf, a) * math.copysign(1.0, b)
            return math.nan if math.isinf(c) and c != product else product
        return c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        negative = math.copysign(1.0, a) * math.copysign(1.0, b) < 0
        if a * b == 0 and c == 0 and negative == (math.copysign(1.0, c) < 0):
            return -0.0 if negative else 0.0
        return -0.0 if rounding == DOWN else 0.0
    return exact_to_double(exact, rounding)


def flush(x: Array, kind: str) -> Array:
    """Denormals of that format ('f32', 'f16', 'f64') as zeros of their sign."""
    small = xp.abs(x) < _SMALLEST_NORMAL[kind]
    return xp.where(small, xp.copysign(x.dtype.type(0), x), x) if small.any() else x


def is_signalling(x: Array) -> Array:
    """Which elements of a float32 or float64 array are signalling NaNs."""
    if x.dtype == F32:
        return xp.isnan(x) & ((x.view(xp.uint32) & 0x400000) == 0)
    return xp.isnan(x) & ((x.view(xp.uint64) & 0x8000000000000) == 0)


def quieted(x: Array) -> Array:
    """The quiet form of NaNs."""
    if x.dtype == F32:
        return (x.view(xp.uint32) | xp.uint32(0x400000)).view(F32)
    return (x.view(xp.uint64) | xp.uint64(0x8000000000000)).view(F64)


def _less(a: Array, b: Array) -> Array:
    """a < b with -0 below +0."""
    return (a < b) | ((a == b) & xp.signbit(a) & ~xp.signbit(b))


def _number(a: Array, b: Array, first: Array, ieee: bool) -> Array:
    a_nan, b_nan = xp.isnan(a), xp.isnan(b)
    result = xp.where((first | b_nan) & ~a_nan, a, b)
    if (a_nan | b_nan).any():
        result = xp.where(a_nan & b_nan, quieted(a), result)
        if ieee:
            result = xp.where(is_signalling(b), quieted(b), result)
            result = xp.where(is_signalling(a), quieted(a), result)
    return result


def minimum_number(a: Array, b: Array, ieee: bool = False) -> Array:
    """The smaller; a NaN operand gives the other one (in IEEE mode a signalling NaN gives its quiet form)."""
    return _number(a, b, _less(a, b), ieee)


def maximum_number(a: Array, b: Array, ieee: bool = False) -> Array:
    """The larger; NaN operands as in `minimum_number`."""
    return _number(a, b, _less(b, a), ieee)


def _propagating(a: Array, b: Array, first: Array) -> Array:
    result = xp.where(first, a, b)
    a_nan, b_nan = xp.isnan(a), xp.isnan(b)
    if (a_nan | b_nan).any():
        result = xp.where(b_nan, quieted(b), result)
        result = xp.where(a_nan & ~(is_signalling(b) & ~is_signalling(a)), quieted(a), result)
    return result


def minimum(a: Array, b: Array) -> Array:
    """The smaller; NaNs propagate."""
    return _propagating(a, b, _less(a, b))


def maximum(a: Array, b: Array) -> Array:
    """The larger; NaNs propagate."""
    return _propagating(a, b, _less(b, a))
