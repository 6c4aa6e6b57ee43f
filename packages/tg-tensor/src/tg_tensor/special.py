"""How are the special functions computed: lgamma, digamma, erfinv, i0, and logit, softcap, nan_to_num?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor import numerics
from tg_tensor.base import is_number
from tg_tensor.nnops import NnMixin
from tg_tensor.numerics import equal, exp, fdiv, log, magnitude, polynomial, sqrt
from tg_uop.dtype import dtypes
from tg_uop.uop import UOp

# C. Lanczos, "A precision approximation of the gamma function", SIAM J. Numer. Anal. B 1 (1964); g = 7.
_LANCZOS = (
    0.99999999999980993,
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7,
)
# Bernoulli numbers B_2k / 2k of the asymptotic series of digamma.
_DIGAMMA = (1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12)
# M. Giles, "Approximating the erfinv function", GPU Computing Gems (2011): highest power first.
_ERFINV_MIDDLE = (
    2.81022636e-08,
    3.43273939e-07,
    -3.5233877e-06,
    -4.39150654e-06,
    0.00021858087,
    -0.00125372503,
    -0.00417768164,
    0.246640727,
    1.50140941,
)
_ERFINV_TAIL = (
    -0.000200214257,
    0.000100950558,
    0.00134934322,
    -0.00367342844,
    0.00573950773,
    -0.0076224613,
    0.00943887047,
    1.00167406,
    2.83297682,
)


def _sin_pi(x: UOp) -> UOp:
    """sin(pi x) by its period, exactly 0 at integers."""
    part = x - numerics.round_half_even(x)
    half = x * 0.5
    odd = numerics.round_half_even(x).ne(numerics.round_half_even(half) * 2.0)
    s = numerics.sin(part * math.pi)
    return odd.where(-s, s)


def _lgamma_positive(x: UOp) -> UOp:
    """log(gamma(x)) for x >= 0.5."""
    z = x + -1.0
    series = z.const_like(_LANCZOS[0])
    for k, c in enumerate(_LANCZOS[1:], 1):
        series = series + fdiv(c, z + float(k))
    t = z + 7.5
    return (z + 0.5) * (log(t) + -1.0) + (log(series) + (0.5 * math.log(2 * math.pi) - 7.0))


def lgamma(x: UOp) -> UOp:
    low = x < 0.5
    y = _lgamma_positive(low.where(1.0 - x, x))
    s = magnitude(_sin_pi(low.where(x, 0.5)))
    pole = low & (equal(s, 0.0))
    reflected = log(fdiv(math.pi, pole.where(x.const_like(1.0), s))) - y
    out = low.where(reflected, y)
    infinite = equal(magnitude(x), math.inf)
    return (pole | infinite).where(x.const_like(math.inf), out)


def digamma(x: UOp) -> UOp:
    low = x < 0.5
    p = low.where(1.0 - x, x)
    y = p + 8.0
    inverse = fdiv(1.0, y)
    square = inverse * inverse
    out = log(y) - inverse * 0.5 - square * polynomial(square, _DIGAMMA[::-1])
    for k in range(8):
        out = out - fdiv(1.0, p + float(k))
    part = low.where(x - numerics.round_half_even(x), 0.25)
    reflected = out - fdiv(math.pi, numerics.tan(part * math.pi))
    integer = (x < 0.0) & equal(x, numerics.floor(x))
    return integer.where(x.const_like(math.nan), low.where(reflected, out))


def erfinv(x: UOp) -> UOp:
    inside = magnitude(x) < 1.0
    v = inside.where(x, 0.0)
    w = -log((1.0 - v) * (1.0 + v))
    middle = w < 5.0
    near = polynomial(middle.where(w, 0.0) + -2.5, _ERFINV_MIDDLE)
    far = polynomial(sqrt(middle.where(w.const_like(9.0), w)) + -3.0, _ERFINV_TAIL)
    y = middle.where(near, far) * v
    for _ in range(1 if x.dtype is dtypes.float32 else 3):
        y = y - (numerics.erf(y) - v) * (math.sqrt(math.pi) / 2) * exp(y * y)
    side = (x < 0.0).where(x.const_like(-math.inf), math.inf)
    edge = equal(magnitude(x), 1.0).where(side, math.nan)
    return inside.where(y, edge)


def bessel_i0(x: UOp) -> UOp:
    """The power series (all terms positive) up to a limit, the asymptotic one beyond."""
    limit, terms, tail = (9.0, 26, 9) if x.dtype is dtypes.float32 else (17.0, 48, 24)
    a = magnitude(x)
    small = a < limit
    y = small.where(a * a * 0.25, 0.0)
    near = polynomial(y, [1.0 / math.factorial(k) ** 2 for k in range(terms)][::-1])
    b = small.where(a.const_like(limit), a)
    coefficients, c = [], 1.0
    for k in range(tail):
        coefficients.append(c)
        c *= (2 * k + 1) ** 2 / (8.0 * (k + 1))
    half = exp(b * 0.5)
    series = polynomial(fdiv(1.0, b), coefficients[::-1])
    far = fdiv(half * series, sqrt(b * (2 * math.pi))) * half
    far = equal(b, math.inf).where(b, far)
    return a.ne(a).where(a, small.where(near, far))


class SpecialMixin(NnMixin):
    """Special functions of each element. Ints become the default float."""

    __slots__ = ()

    def lgamma(self) -> Self:
        """log |gamma(x)|; inf at 0, -1, -2, …"""
        return self._float_function(lgamma)

    def digamma(self) -> Self:
        """The derivative of lgamma; NaN at -1, -2, …, -inf at 0 (inf at -0.0)."""
        return self._float_function(digamma)

    def erfinv(self) -> Self:
        """The inverse of erf: ±inf at ±1, NaN beyond."""
        return self._float_function(erfinv)

    def i0(self) -> Self:
        """The modified Bessel function of the first kind of order 0."""
        return self._float_function(bessel_i0)

    def logit(self, eps: float | None = None) -> Self:
        """log(x / (1 - x)), after limiting x to [eps, 1 - eps] if `eps` (in [0, 0.5]) is given."""
        x = self._as_float()
        if eps is not None:
            if not is_number(eps) or not 0 <= eps <= 0.5:
                raise ValueError(f"logit: eps is a number in [0, 0.5] or None, got {eps!r}")
            x = x.clamp(eps, 1 - eps)
        return x._float_function(lambda u: log(fdiv(u, 1.0 - u)))

    def softcap(self, cap: float) -> Self:
        """cap * tanh(x / cap): nearly x near 0, never beyond ±cap."""
        c = float(self._number("softcap: cap", cap, positive=True))
        return self._float_function(lambda u: numerics.tanh(fdiv(u, u.const_like(c))) * c)

    def nan_to_num(self, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Self:
        """NaN replaced by `nan`, infinities by `posinf` and `neginf` (default: the dtype's largest and least
        finite number). Ints stay as they are.
        """
        for name, value in (("nan", nan), ("posinf", posinf), ("neginf", neginf)):
            if value is not None and not is_number(value):
                raise TypeError(f"nan_to_num: {name} is a number or None, got {value!r}")
        if self.dtype.kind != "float":
            return self
        top = _largest(self.dtype)
        given: tuple[tuple[Any, float], ...] = (
            (self.isnan(), nan),
            (self.isinf(detect_negative=False), top if posinf is None else posinf),
            (self.isinf(detect_positive=False), -top if neginf is None else neginf),
        )
        out = self
        for mask, value in given:
            out = mask.where(self._wrap(UOp.const(self.dtype, float(value))), out)
        return out


def _largest(dtype: Any) -> float:
    exponent, mantissa = dtypes.finfo(dtype)
    top = dtypes.max(dtype)
    if math.isfinite(top):
        return float(top)
    return (2.0 - 2.0**-mantissa) * 2.0 ** (2 ** (exponent - 1) - 1)
