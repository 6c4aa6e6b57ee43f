"""How are exp, log, erf, tanh, atan … computed from the IR's primitives, accurately and with finite
gradients?

Functions from UOp to UOp of one float dtype, float32 or float64 (see `wide`). Branches are joined by WHERE;
where the branch not taken could overflow, its operand is replaced first, so that gradients never see inf * 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.uop import UOp

LN2 = math.log(2.0)


def wide(f: Callable[[UOp], UOp], u: UOp) -> UOp:
    """`f` computed in float32 where `u` is narrower (float16, bfloat16, fp8), rounded once at the end."""
    if u.dtype in (dtypes.float32, dtypes.float64):
        return f(u)
    return f(u.cast(dtypes.float32)).cast(u.dtype)


def fdiv(a: UOp | float, b: UOp) -> UOp:
    """a / b, correctly rounded."""
    return (a if isinstance(a, UOp) else b.const_like(a)).alu(Ops.FDIV, b)


def exp(x: UOp) -> UOp:
    return (x * (1.0 / LN2)).alu(Ops.EXP2)


def log(x: UOp) -> UOp:
    return x.alu(Ops.LOG2) * LN2


def sqrt(x: UOp) -> UOp:
    return x.alu(Ops.SQRT)


def sin(x: UOp) -> UOp:
    return x.alu(Ops.SIN)


def cos(x: UOp) -> UOp:
    """1 - 2 sin(x/2)^2: as exact for large x as for small."""
    s = sin(x * 0.5)
    return 1.0 + s * s * -2.0


def tan(x: UOp) -> UOp:
    return fdiv(sin(x), cos(x))


def trunc(x: UOp) -> UOp:
    return x.alu(Ops.TRUNC)


def floor(x: UOp) -> UOp:
    t = trunc(x)
    return (x < t).where(t + -1.0, t)


def ceil(x: UOp) -> UOp:
    t = trunc(x)
    return (t < x).where(t + 1.0, t)


def round_half_even(x: UOp) -> UOp:
    t = trunc(x)
    d = magnitude(x - t)
    odd = trunc(t * 0.5) * 2.0
    away = (d > 0.5) | (equal(d, 0.5) & odd.ne(t))
    return away.where(t + (x < 0.0).where(x.const_like(-1.0), 1.0), t)


def equal(a: UOp, b: UOp | float) -> UOp:
    return a.alu(Ops.CMPEQ, b if isinstance(b, UOp) else a.const_like(b))


def magnitude(x: UOp) -> UOp:
    """|x| whose derivative at 0 is 1; -0.0 stays."""
    return (x < 0.0).where(-x, x)


def polynomial(x: UOp, coefficients: Sequence[float]) -> UOp:
    """Horner's scheme, highest power first."""
    out = x.const_like(coefficients[0])
    for c in coefficients[1:]:
        out = out * x + c
    return out


def log1p(z: UOp) -> UOp:
    """log(1 + z) for z >= 0: the series 2 atanh(z / (2 + z)) up to 1, the logarithm above; NaN below -1."""
    small = (z < 1.0) & (z > -0.5)
    return small.where(_log1p_series(small.where(z, 0.0)), log(1.0 + z))


def log1p_unit(z: UOp) -> UOp:
    """log(1 + z) for z in [0, 1]."""
    return _log1p_series(z)


def _log1p_series(z: UOp) -> UOp:
    terms = 9 if z.dtype is dtypes.float32 else 17
    s = fdiv(z, z + 2.0)
    return s * polynomial(s * s, [2.0 / (2 * k + 1) for k in range(terms)][::-1])


def _tanh_small(x: UOp) -> UOp:
    """tanh on |x| <= 0.5: x times nearly 1 in float32, a convergent of Lambert's continued fraction
    in float64."""
    y = x * x
    if x.dtype is dtypes.float32:
        return x * (y * polynomial(y, _TANH_FIT) + 1.0)
    p, q = _TANH_CONVERGENT
    return fdiv(x * polynomial(y, p), polynomial(y, q))


def _lambert(depth: int) -> tuple[list[float], list[float]]:
    """Numerator (over x) and denominator, in y = x*x, of x / (1 + y / (3 + y / (5 + …))): highest power
    first.
    """
    top, bottom = [float(2 * depth - 1)], [1.0]  # the tail of the fraction, lowest power first
    for k in range(depth - 1, 0, -1):
        below = [0.0, *bottom]
        size = max(len(below), len(top))
        below, above = below + [0.0] * (size - len(below)), top + [0.0] * (size - len(top))
        top, bottom = [(2 * k - 1) * a + b for a, b in zip(above, below, strict=True)], top
    return [c / top[0] for c in bottom[::-1]], [c / top[0] for c in top[::-1]]


_TANH_CONVERGENT = _lambert(9)
# (tanh(x) / x - 1) / x^2 over x^2 up to 1/4: relative error 1.6e-8; highest power first
_TANH_FIT = (
    -0.00694304904995029,
    0.02147073685457654,
    -0.0539334775964485,
    0.13333225818038702,
    -0.33333332796968407,
)


def at_most(x: UOp, limit: float) -> UOp:
    """min(x, limit); NaN stays."""
    return (x > limit).where(x.const_like(limit), x)


def tanh(x: UOp) -> UOp:
    small = (x < 0.5) & (x > -0.5)
    a = at_most(magnitude(x), 20.0)
    large = 1.0 - fdiv(2.0, exp(a + a) + 1.0)
    return small.where(_tanh_small(small.where(x, 0.0)), (x < 0.0).where(-large, large))


def expm1(x: UOp) -> UOp:
    """exp(x) - 1 without cancellation near 0."""
    small = (x < 1.0) & (x > -1.0)
    t = _tanh_small(small.where(x, 0.0) * 0.5)
    return small.where(fdiv(t * 2.0, 1.0 - t), exp(x) + -1.0)


def sinh(x: UOp) -> UOp:
    small = (x < 1.0) & (x > -1.0)
    e = expm1(small.where(x, 0.0))
    h = exp(x * 0.5)
    return small.where((e + fdiv(e, e + 1.0)) * 0.5, h * 0.5 * h - fdiv(fdiv(0.5, h), h))


def cosh(x: UOp) -> UOp:
    h = exp(magnitude(x) * 0.5)
    return h * 0.5 * h + fdiv(fdiv(0.5, h), h)


def sigmoid(x: UOp) -> UOp:
    """1 / (1 + exp(-x)) with the exponential of a negative number only, so nothing overflows."""
    negative = x < 0.0
    z = exp(negative.where(x, -x))
    return fdiv(negative.where(z, 1.0), z + 1.0)


def logaddexp(a: UOp, b: UOp) -> UOp:
    """log(exp(a) + exp(b))."""
    d = equal(a, b).where(a.const_like(0.0), a - b)
    return a.maximum(b) + log1p_unit(exp((d < 0.0).where(d, -d)))


def softplus(x: UOp) -> UOp:
    """log(1 + exp(x))."""
    return logaddexp(x, x.const_like(0.0))


# W. J. Cody, "Rational Chebyshev approximations for the error function", Math. Comp. 23 (1969); highest
# power first.
_ERF_P = (
    1.85777706184603153e-1,
    3.16112374387056560,
    1.13864154151050156e2,
    3.77485237685302021e2,
    3.20937758913846947e3,
)
_ERF_Q = (1.0, 2.36012909523441209e1, 2.44024637934444173e2, 1.28261652607737228e3, 2.84423683343917062e3)
_ERFC_P = (
    2.15311535474403846e-8,
    5.64188496988670089e-1,
    8.88314979438837594,
    6.61191906371416295e1,
    2.98635138197400131e2,
    8.81952221241769090e2,
    1.71204761263407058e3,
    2.05107837782607147e3,
    1.23033935479799725e3,
)
_ERFC_Q = (
    1.0,
    1.57449261107098347e1,
    1.17693950891312499e2,
    5.37181101862009858e2,
    1.62138957456669019e3,
    3.29079923573345963e3,
    4.36261909014324716e3,
    3.43936767414372164e3,
    1.23033935480374942e3,
)


# erf(x) / x - 1 over x^2 up to 1: error 3.3e-11; highest power first
_ERF_FIT = (
    -9.641516606415101e-06,
    0.00011256948073874729,
    -0.0008482828865411102,
    0.0052209454340051975,
    -0.026865400042489718,
    0.11283781974109944,
    -0.37612638434651235,
    0.1283791670580223,
)


def erf(x: UOp) -> UOp:
    single = x.dtype is dtypes.float32
    border = 1.0 if single else 0.46875
    small = (x < border) & (x > -border)
    s = small.where(x, 0.0)
    y = s * s
    near = (
        s + s * polynomial(y, _ERF_FIT) if single else fdiv(s * polynomial(y, _ERF_P), polynomial(y, _ERF_Q))
    )
    a = at_most(magnitude(x), 6.0)
    far = 1.0 - exp(-(a * a)) * fdiv(polynomial(a, _ERFC_P), polynomial(a, _ERFC_Q))
    return small.where(near, (x < 0.0).where(-far, far))


# Cephes, atan.c (double precision): highest power first.
_ATAN_P = (
    -8.750608600031904122785e-1,
    -1.615753718733365076637e1,
    -7.500855792314704667340e1,
    -1.228866684490136173410e2,
    -6.485021904942025371773e1,
)
_ATAN_Q = (
    1.0,
    2.485846490142306297962e1,
    1.650270098316988542046e2,
    4.328810604912902668951e2,
    4.853903996359136964868e2,
    1.945506571482613964425e2,
)


def atan(x: UOp) -> UOp:
    a = magnitude(x)
    far, middle = a > 2.414213562373095, (a > 0.66) & (a > 2.414213562373095).ne(True)
    to_far = fdiv(-1.0, far.where(a, 1.0))
    m = middle.where(a, 1.0)
    r = far.where(to_far, middle.where(fdiv(m + -1.0, m + 1.0), a))
    z = r * r
    base = far.where(x.const_like(math.pi / 2), middle.where(x.const_like(math.pi / 4), 0.0))
    y = base + (r * fdiv(z * polynomial(z, _ATAN_P), polynomial(z, _ATAN_Q)) + r)
    return (x < 0.0).where(-y, y)


def asin(x: UOp) -> UOp:
    return atan(fdiv(x, sqrt((1.0 - x) * (1.0 + x))))


def acos(x: UOp) -> UOp:
    return atan(sqrt(fdiv(1.0 - x, 1.0 + x))) * 2.0


def asinh(x: UOp) -> UOp:
    a = magnitude(x)
    huge = a > 1e9
    s = huge.where(x.const_like(1.0), a)
    y = huge.where(log(huge.where(a, 1.0)) + LN2, log1p(s + fdiv(s * s, sqrt(s * s + 1.0) + 1.0)))
    return (x < 0.0).where(-y, y)


def acosh(x: UOp) -> UOp:
    huge = x > 1e9
    t = huge.where(x.const_like(1.0), x) + -1.0
    y = huge.where(log(huge.where(x, 1.0)) + LN2, log1p(t + sqrt(t * (t + 2.0))))
    return (x < 1.0).where(x.const_like(math.nan), y)


def atanh(x: UOp) -> UOp:
    a = magnitude(x)
    y = log1p(fdiv(a + a, 1.0 - a)) * 0.5
    return (x < 0.0).where(-y, y)


def fmod(a: UOp, b: UOp) -> UOp:
    """Remainder with the sign of `a`, exact for quotients below 2^29 (float32 and narrower) or 2^53
    (float64).
    """
    if a.dtype is not dtypes.float64:
        return fmod(a.cast(dtypes.float64), b.cast(dtypes.float64)).cast(a.dtype)
    r = a - trunc(fdiv(a, b)) * b
    size = magnitude(b)
    wrong_sign = ((r < 0.0) & (a > 0.0)) | ((r > 0.0) & (a < 0.0))
    r = wrong_sign.where((a < 0.0).where(r - size, r + size), r)
    b_is_inf = equal(size, math.inf) & (magnitude(a) < math.inf)
    return b_is_inf.where(a, r)


def floormod(a: UOp, b: UOp) -> UOp:
    """Remainder with the sign of `b`."""
    r = fmod(a, b)
    other_sign = r.ne(0.0) & (r < 0.0).ne(b < 0.0)
    return other_sign.where(r + b, r)


def floordiv(a: UOp, b: UOp) -> UOp:
    """floor(a / b) of the exact quotient."""
    remainder = fmod(a, b)
    q = fdiv(a - remainder, b)
    q = (remainder.ne(0.0) & (remainder < 0.0).ne(b < 0.0)).where(q + -1.0, q)
    whole = floor(q + 0.5)
    return equal(b, 0.0).where(fdiv(a, b), q.ne(q).where(q, whole))
