"""How are exp2, log2, sin and pow computed where the target has no instruction: branch-free polynomials.

Everything is ALU operations on the operand's shape, so tiles and vectors pass through; fused multiply-add is
used where `fma` is given. Coefficients are minimax fits (Remez, relative error); "fit" is the fit's own
error. Largest errors found in float32, in units of the last place, with and without fused multiply-add: exp2
1.02 and 1.29, log2 1.61 and 1.85, sin 1.57 and 1.62 (tests hold all of them, and float64, to 2).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from tg_uop import DType, Ops, UOp, dtypes
from tg_uop.dtype import round_float, to_bits

Fma = Callable[[UOp, UOp, UOp], UOp]


class _Format(NamedTuple):
    """What the algorithms need to know of a float format: its integer type, sizes, and the coefficients."""

    ints: DType
    uints: DType
    mantissa: int
    bias: int
    exp2: tuple[float, ...]  # 2^r = 1 + r q(r), |r| <= 1/2
    log2: tuple[float, ...]  # log2(1+f) = f (1/ln2 + f q(f)), sqrt(1/2) <= 1+f <= sqrt(2)
    sin: tuple[float, ...]  # sin y = y + y^3 q(y^2), |y| <= pi/4
    cos: tuple[float, ...]  # cos y = 1 - y^2/2 + y^4 q(y^2), |y| <= pi/4


_FORMATS: dict[DType, _Format] = {
    dtypes.float32: _Format(
        dtypes.int32,
        dtypes.uint32,
        23,
        127,
        # fit 2.6e-9
        (
            0.693147214970425,
            0.2402265278437431,
            0.05550310546721354,
            0.009617692779694497,
            0.0013406645305807415,
            0.0001559473331713873,
        ),
        # fit 4.1e-9
        (
            *(
                -0.721347351506363,
                0.48089824100243944,
                -0.36069664922150074,
                0.28856741195688973,
                -0.2396174084071914,
            ),
            *(0.20460055142033653, -0.19106265703124511, 0.1861753564918982, -0.10995024528983088),
        ),
        # fit 3.6e-9
        (-0.16666654873393025, 0.008332173542693975, -0.00019516655911485677),
        # fit 1.4e-10
        (0.04166665262196698, -0.001388760148253958, 2.4461490780119003e-05),
    ),
    dtypes.float64: _Format(
        dtypes.int64,
        dtypes.uint64,
        52,
        1023,
        # fit 1.8e-17
        (
            *(
                0.6931471805599457,
                0.24022650695910097,
                0.05550410866479039,
                0.009618129107607003,
                0.0013333558153440534,
            ),
            *(0.00015403530441572446, 1.5252727384725395e-05, 1.3215442675221282e-06, 1.0180647834578792e-07),
            *(7.072570423919974e-09, 4.078047688359822e-10),
        ),
        # fit 1.3e-18
        (
            *(
                -0.7213475204444818,
                0.48089834696299105,
                -0.36067376022220776,
                0.2885390081766877,
                -0.2404491734869418,
            ),
            *(
                0.2060992917028444,
                -0.18033687976311039,
                0.16029943893270202,
                -0.14426951143492903,
                0.13115448891065587,
            ),
            *(
                -0.12022476416655357,
                0.11096726158103307,
                -0.1030366643950321,
                0.09630924822576545,
                -0.09046572974439013,
            ),
            *(
                0.08389577372782016,
                -0.07675862582121228,
                0.07819148256357364,
                -0.09080390899603417,
                0.08233637627935411,
            ),
            -0.03496855571112542,
        ),
        # fit 3.5e-18
        (
            *(-0.16666666666666632, 0.00833333333332234, -0.00019841269829741308, 2.7557313666709774e-06),
            *(-2.5050753893091133e-08, 1.5896537165869922e-10),
        ),
        # fit 8.3e-20
        (
            *(0.04166666666666666, -0.0013888888888882965, 2.480158729438893e-05, -2.7557315634233656e-07),
            *(2.0875882893573835e-09, -1.1367293765389592e-11),
        ),
    ),
}
# 1/ln 2 in 60 digits: split into a value of the format and the rest
_INVERSE_LN2 = (14426950408889634073599246810018921374266459541529859341354494, 10**61)


def _polynomial(x: UOp, coefficients: Sequence[float], fma: Fma) -> UOp:
    """Horner's scheme; coefficients from the constant term up."""
    y = x.const_like(coefficients[-1])
    for c in coefficients[-2::-1]:
        y = fma(y, x, x.const_like(c))
    return y


def _clamp(x: UOp, low: float, high: float) -> UOp:
    """x within [low, high]; NaN stays."""
    x = (x < x.const_like(low)).where(x.const_like(low), x)
    return (x.const_like(high) < x).where(x.const_like(high), x)


def _supported(x: UOp, what: str) -> _Format:
    found = _FORMATS.get(x.dtype)
    if found is None:
        raise ValueError(
            f"{what} is expanded for float32 and float64 only, got {x.dtype}; emulate the type first"
        )
    return found


def _negate(x: UOp) -> UOp:
    return x * x.const_like(-1.0)


def _abs(x: UOp) -> UOp:
    f = _FORMATS[x.dtype]
    return (x.bitcast(f.uints) & ((1 << (8 * x.dtype.itemsize - 1)) - 1)).bitcast(x.dtype)


def exp2(x: UOp, fma: Fma, factor: float = 1.0) -> UOp:
    """2 to the `factor * x`. Overflow gives infinity, underflow subnormals and 0, rounded once.

    With fused multiply-add the product is exact. A factor that is 1/ln 2 rounded stands for 1/ln 2: exp(x) is
    as exact as 2^x.
    """
    f = _supported(x, "EXP2")
    smallest = 1 - f.bias - f.mantissa  # exponent of the least subnormal
    bounds = sorted((float(smallest - 2) / factor, float(f.bias + 2) / factor))
    x = _clamp(x, *bounds)
    # adding it rounds to an integer n, which then stands in the low bits, with twice the bias
    magic = 1.5 * 2.0**f.mantissa + 2 * f.bias
    whole, rounder = x.const_like(factor), x.const_like(magic)
    shifted = x + rounder if factor == 1.0 else fma(x, whole, rounder)
    n = shifted + x.const_like(-magic)
    r = x + _negate(n) if factor == 1.0 else fma(x, whole, _negate(n))
    top, rest_of_factor = _split(_INVERSE_LN2, x.dtype)
    if factor == top:
        r = fma(x, x.const_like(rest_of_factor), r)
    y = _polynomial(r, (1.0, *f.exp2), fma)
    bits = shifted.bitcast(f.uints)
    half = bits >> 1  # two steps: 2^n itself may lie outside the format
    rest = bits + half * half.const_like(-1)
    first, second = ((part << f.mantissa).bitcast(x.dtype) for part in (half, rest))
    return y * first * second


def _bits_of(value: float, dtype: DType) -> int:
    return to_bits(round_float(value, dtype), dtype)


def log2(x: UOp, fma: Fma) -> UOp:
    """Logarithm to base 2: -inf at 0, NaN below, subnormals exact."""
    f = _supported(x, "LOG2")
    bits = 8 * x.dtype.itemsize
    least_normal = 2.0 ** (1 - f.bias)
    tiny = x < x.const_like(least_normal)
    scaled = tiny.where(x * x.const_like(2.0 ** (f.mantissa + 1)), x)
    root = _bits_of(0.7071067811865476, x.dtype)  # sqrt(1/2)
    i = scaled.bitcast(f.ints) + scaled.bitcast(f.ints).const_like(-root)
    exponent = (
        (i >> f.mantissa).cast(x.dtype) if bits == 32 else _small_int_to_float(i >> f.mantissa, x.dtype)
    )
    e = exponent + tiny.where(x.const_like(-float(f.mantissa + 1)), x.const_like(0.0))
    m = ((i & ((1 << f.mantissa) - 1)) + i.const_like(root)).bitcast(x.dtype)
    d = m + m.const_like(-1.0)
    top, rest = _split(_INVERSE_LN2, x.dtype)
    tail = fma(_polynomial(d, f.log2, fma), d, d.const_like(rest))
    y = fma(d, d.const_like(top), fma(d, tail, e))
    inf = x.const_like(float("inf"))
    y = (x < inf).where(y, x)  # inf and NaN are their own logarithms
    y = x.ne(x.const_like(0.0)).where(y, _negate(inf))
    return (x < x.const_like(0.0)).where(x.const_like(float("nan")), y)


def _small_int_to_float(n: UOp, dtype: DType) -> UOp:
    """A small integer as a float by putting it into the mantissa of 1.5 * 2^52: there is no vector
    instruction for int64.
    """
    f = _FORMATS[dtype]
    magic = 1.5 * 2.0**f.mantissa
    offset = _bits_of(magic, dtype)
    y = (n + n.const_like(offset)).bitcast(dtype)
    return y + y.const_like(-magic)


def _split(value: tuple[int, int], dtype: DType) -> tuple[float, float]:
    """A rational as the nearest value of the format and the rest."""
    exact = Fraction(*value)
    top = round_float(float(exact), dtype)
    return top, float(exact - Fraction(top))


def _leading(value: float, digits: int) -> float:
    """The first binary digits of a float."""
    mantissa, exponent = math.frexp(value)
    return math.ldexp(math.trunc(math.ldexp(mantissa, digits)), exponent - digits)


# *** sine: argument reduction in integers (M. Payne, R. Hanek, SIGNUM 1983) ***


@cache
def _inverse_pi_bits(count: int) -> int:
    """The first `count` bits of 1/pi after the point, by Machin's formula in integers."""
    guard = count + 64
    one = 1 << guard

    def arctan_inverse(n: int) -> int:
        term = total = one // n
        k, sign = 1, -1
        while term:
            term //= n * n
            k += 2
            total += sign * (term // k)
            sign = -sign
        return total

    pi = 4 * (4 * arctan_inverse(5) - arctan_inverse(239))
    return ((one << guard) // pi) >> (guard - count)


def _high_product(a: UOp, b: UOp) -> UOp:
    """The upper half of the double-width product of two unsigned words, in words of the same width."""
    half = 4 * a.dtype.itemsize
    mask = (1 << half) - 1
    a0, a1, b0, b1 = a & mask, a >> half, b & mask, b >> half
    middle = a1 * b0 + ((a0 * b0) >> half)
    lower = a0 * b1 + (middle & mask)
    return a1 * b1 + (middle >> half) + (lower >> half)


def _quarter_turns(x: UOp, f: _Format) -> tuple[UOp, UOp, UOp, UOp]:
    """|x| / (pi/2) modulo 4 for |x| >= 1/2: (nearest whole number, is the rest negative, |rest| in two
    words).

    |x| is an integer M times 2^E. The bits of 1/pi from position E on, three words of them, times M, modulo
    2: the product's top two bits count quarter turns. The first word of the rest counts 2^-W (W its bits),
    the second 2^-2W.
    """
    width = 8 * x.dtype.itemsize
    words = 3 + (f.bias - f.mantissa + width) // width + 1
    table = _inverse_pi_bits(width * (words - 1))  # behind one word of zeros
    values = [0] + [(table >> (width * (words - 2 - i))) & ((1 << width) - 1) for i in range(words - 1)]
    magnitude = x.bitcast(f.uints) & ((1 << (width - 1)) - 1)
    exponent = magnitude >> f.mantissa
    m = (magnitude & ((1 << f.mantissa) - 1)) | (1 << f.mantissa)
    # position in the table = E + width - 1, where E = exponent - bias - mantissa; below |x| = 1/2 the result
    # is not used
    at = exponent + exponent.const_like((width - 1 - f.bias - f.mantissa) % (1 << width))
    at = (exponent < exponent.const_like(f.bias - 1)).where(at.const_like(0), at)
    shift = at & (width - 1)
    block = at >> (width.bit_length() - 1)
    last = words - 4
    below = [block < block.const_like(i) for i in range(1, last + 1)]

    def word(k: int) -> UOp:
        y = block.const_like(values[last + k])
        for i in range(last, 0, -1):
            y = below[i - 1].where(block.const_like(values[i - 1 + k]), y)
        return y

    w = [word(k) for k in range(4)]
    back = shift.const_like(width - 1) ^ shift
    v = [(w[k] << shift) | ((w[k + 1] >> 1) >> back) for k in range(3)]
    low = m * v[1]
    r1 = low + _high_product(m, v[2])
    carry = (r1 < low).where(r1.const_like(1), r1.const_like(0))
    r0 = m * v[0] + _high_product(m, v[1]) + carry
    g0 = (r0 << 2) | (r1 >> (width - 2))
    g1 = r1 << 2
    half = g0 >> (width - 1)  # the rest is a signed number: above one half it belongs to the next quarter
    negative = half.ne(0)
    n1 = g1 * g1.const_like(-1)
    n0 = (g0 ^ -1) + g1.ne(0).where(g0.const_like(0), g0.const_like(1))
    return (r0 >> (width - 2)) + half, negative, negative.where(n0, g0), negative.where(n1, g1)


def sin(x: UOp, fma: Fma) -> UOp:
    """Sine for every finite argument; NaN for infinities."""
    f = _supported(x, "SIN")
    width = 8 * x.dtype.itemsize
    quarters, negative, high, low = _quarter_turns(x, f)
    drop = width - 1 - f.mantissa  # the high word's upper bits are exact in the format, the rest follows
    upper, lower = high >> drop, high & ((1 << drop) - 1)
    scale = 2.0**-width
    f_low = fma(
        (low >> 1).bitcast(f.ints).cast(x.dtype),
        x.const_like(2.0 * scale),
        lower.bitcast(f.ints).cast(x.dtype),
    )
    f_low = f_low * x.const_like(scale)
    top, rest = _split((_PI, 2 * 10**61), x.dtype)
    tail = f_low * x.const_like(top)

    def counted(word: UOp, shift: int) -> UOp:
        return word.bitcast(f.ints).cast(x.dtype) * x.const_like(scale * 2.0**shift)

    if fma(x, x, x).op is Ops.MULACC:
        f_high = counted(upper, drop)
        reduced = fma(f_high, x.const_like(top), fma(f_high, x.const_like(rest), tail))
    else:  # both factors in halves, so that the leading product is exact
        cut = (f.mantissa + 1) // 2
        head, body = counted(upper >> cut, drop + cut), counted(upper & ((1 << cut) - 1), drop)
        top_head = _leading(top, cut)
        small = (
            body * x.const_like(top)
            + head * x.const_like(top - top_head)
            + (head + body) * x.const_like(rest)
            + tail
        )
        reduced = head * x.const_like(top_head) + small
    size = _abs(x)
    direct = size < x.const_like(0.75)
    y = direct.where(size, negative.where(_negate(reduced), reduced))
    n = direct.where(quarters.const_like(0), quarters)
    z = y * y
    sine = fma(_polynomial(z, f.sin, fma), y * z, y)
    cosine = fma(_polynomial(z, f.cos, fma), z * z, fma(z, z.const_like(-0.5), z.const_like(1.0)))
    value = (n & 1).ne(0).where(cosine, sine)
    bits = x.bitcast(f.uints)
    sign = (bits & (1 << (width - 1))) ^ ((n >> 1) << (width - 1))
    value = (value.bitcast(f.uints) ^ sign).bitcast(x.dtype)
    return (size < x.const_like(float("inf"))).where(value, x.const_like(float("nan")))


_PI = 31415926535897932384626433832795028841971693993751058209749445


# *** power ***


def power(x: UOp, y: UOp, fma: Fma, wide: bool) -> UOp:
    """x to the y as IEEE pow. float32 goes through float64 where that is allowed (`wide`), to within 1 ulp;
    else, and in
    float64, the error grows with |y log2 x| (up to about 2^-43 relative in float64)."""
    if x.dtype is dtypes.float32 and wide:
        return power(x.cast(dtypes.float64), y.cast(dtypes.float64), fma, wide).cast(dtypes.float32)
    zero, one = x.const_like(0.0), x.const_like(1.0)
    size = _abs(x)
    value = exp2(log2(size, fma) * y, fma)
    value = size.ne(one).where(value, y.ne(y).where(y, one))
    halved = y * y.const_like(0.5)
    whole = _truncated(y).ne(y).ne(True)
    odd = whole & _truncated(halved).ne(halved)
    below = x < zero
    minus = below | _is_negative_zero(x)
    value = (minus & odd).where(_negate(value), value)
    no_result = below & whole.ne(True) & (size < x.const_like(float("inf")))
    value = no_result.where(x.const_like(float("nan")), value)
    value = y.ne(zero).where(value, one)
    return x.ne(one).where(value, one)


def _is_negative_zero(x: UOp) -> UOp:
    f = _FORMATS[x.dtype]
    return x.bitcast(f.uints).ne(1 << (8 * x.dtype.itemsize - 1)).ne(True)


def _truncated(x: UOp) -> UOp:
    return UOp(Ops.TRUNC, (x,))


def integer_power(x: UOp, n: UOp) -> UOp:
    """x to the n for integers, wrapping; a negative n gives 0 except for x = 1 and -1."""
    one, zero = x.const_like(1), x.const_like(0)
    result, base = one, x
    signed = x.dtype.kind == "int"
    bits = 8 * n.dtype.itemsize - signed
    top = max(int(n.vmax), 0)
    for i in range(min(bits, top.bit_length()) if top else 0):
        result = ((n >> i) & 1).ne(0).where(result * base, result)
        base = base * base
    if not signed or n.vmin >= 0:
        return result
    odd = (n & 1).ne(0)
    inverse = x.ne(one).where(x.ne(-1).where(zero, odd.where(x, one)), one)
    return (n < n.const_like(0)).where(inverse, result)
