"""Which activation functions of neural networks are there, and what do they compute?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor import numerics
from tg_tensor.base import is_number
from tg_tensor.casts import CastMixin
from tg_uop.uop import UOp


class ActivationMixin(CastMixin):
    """Elementwise functions used between layers. Values are PyTorch's."""

    __slots__ = ()

    def _number(self, name: str, value: Any, positive: bool = False) -> float:
        if not is_number(value) or isinstance(value, bool):
            raise TypeError(f"{name}: a number, got {type(value).__name__} {value!r}")
        if positive and not value > 0:
            raise ValueError(f"{name}: must be positive, got {value}")
        return value

    def relu(self) -> Self:
        """max(x, 0); NaN stays, and the gradient at 0 is 0."""
        u = self.uop
        if u.dtype.kind in ("uint", "bool"):
            return self
        if u.dtype.kind != "float":
            return self._new((u > 0).where(u, 0))
        return self._new((u > 0.0).where(u, u.ne(u).where(u, 0.0)))

    def relu6(self) -> Self:
        """x limited to [0, 6]."""
        return self.hardtanh(0, 6)

    def hardtanh(self, min_val: float = -1, max_val: float = 1) -> Self:
        """x limited to [min_val, max_val]; NaN stays, and the gradient at and beyond the limits is 0."""
        low, high = self._number("min_val", min_val), self._number("max_val", max_val)
        if low > high:
            raise ValueError(f"hardtanh: min_val {low} is greater than max_val {high}")
        x = self.clamp(low, high)
        inside = (x > low) & (x < high)
        return inside.where(x, x.detach())

    def leaky_relu(self, neg_slope: float = 0.01) -> Self:
        """x above 0, `neg_slope * x` below."""
        return (self > 0).where(self, self * self._number("neg_slope", neg_slope))

    def sigmoid(self) -> Self:
        """1 / (1 + exp(-x))."""
        return self._float_function(numerics.sigmoid)

    def hardsigmoid(self, alpha: float = 0.16666666666666666, beta: float = 0.5) -> Self:
        """`alpha * x + beta` limited to [0, 1]."""
        return (self * self._number("alpha", alpha) + self._number("beta", beta)).clamp(0, 1)

    def logsigmoid(self) -> Self:
        """log(sigmoid(x))."""
        return self._float_function(lambda u: -numerics.softplus(-u))

    def softplus(self, beta: float = 1.0) -> Self:
        """log(1 + exp(beta * x)) / beta."""
        b = float(self._number("beta", beta, positive=True))
        return self._float_function(lambda u: numerics.fdiv(numerics.softplus(u * b), u.const_like(b)))

    def softsign(self) -> Self:
        """x / (1 + |x|)."""
        return self / (self.abs() + 1)

    def silu(self) -> Self:
        """x * sigmoid(x)."""
        return self._float_function(lambda u: u * numerics.sigmoid(u))

    swish = silu

    def hardswish(self) -> Self:
        """x * relu6(x + 3) / 6."""
        return self * (self + 3).relu6() / 6

    def mish(self) -> Self:
        """x * tanh(softplus(x))."""
        return self._float_function(lambda u: u * numerics.tanh(numerics.softplus(u)))

    def elu(self, alpha: float = 1.0) -> Self:
        """x above 0, alpha * (exp(x) - 1) below."""
        a = float(self._number("alpha", alpha))
        return self._float_function(lambda u: _elu(u, a, 1.0))

    def celu(self, alpha: float = 1.0) -> Self:
        """x above 0, alpha * (exp(x / alpha) - 1) below."""
        a = float(self._number("alpha", alpha))
        if a == 0:
            raise ValueError("celu: alpha must not be 0")
        return self._float_function(lambda u: _elu(u, a, 1.0 / a))

    def selu(self, alpha: float = 1.67326, gamma: float = 1.0507) -> Self:
        """gamma * elu(x, alpha)."""
        a, g = float(self._number("alpha", alpha)), float(self._number("gamma", gamma))
        return self._float_function(lambda u: _elu(u, a, 1.0) * g)

    def gelu(self, approximate: str = "tanh") -> Self:
        """x times the normal distribution function of x, by tanh ("tanh") or exactly by erf ("none")."""
        if approximate == "none":
            return self._float_function(lambda u: u * 0.5 * (numerics.erf(u * math.sqrt(0.5)) + 1.0))
        if approximate != "tanh":
            raise ValueError(f'gelu: approximate is "tanh" or "none", got {approximate!r}')
        c = 2 * math.sqrt(2 / math.pi)
        # 0.5 (1 + tanh(v)) is sigmoid(2 v)
        return self._float_function(lambda u: u * numerics.sigmoid(u * (u * u * (c * 0.044715) + c)))

    def quick_gelu(self) -> Self:
        """x * sigmoid(1.702 x)."""
        return self._float_function(lambda u: u * numerics.sigmoid(u * 1.702))

    def sequential(self, ll: Any) -> Any:
        """Every callable of the list applied in turn."""
        out = self
        for f in ll:
            if not callable(f):
                raise TypeError(f"sequential: a list of callables, got {type(f).__name__} {f!r} in it")
            out = f(out)
        return out


def _elu(u: UOp, alpha: float, scale: float) -> UOp:
    negative = u < 0.0
    below = numerics.expm1(negative.where(u, 0.0) * scale) * alpha
    return (u > 0.0).where(u, negative.where(below, u))
