"""What do reductions over axes compute: sums, extremes, moments, softmax, positions of extremes?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor import numerics
from tg_tensor.activations import ActivationMixin
from tg_tensor.base import is_number
from tg_tensor.creation import iota
from tg_uop.dtype import DType, DTypeLike, dtypes, to_dtype
from tg_uop.ops import Ops, identity_element
from tg_uop.uop import UOp

_NARROW_SUMS: dict[DType, DType] = {
    dtypes.bool: dtypes.int32,
    dtypes.int8: dtypes.int32,
    dtypes.int16: dtypes.int32,
    dtypes.uint8: dtypes.uint32,
    dtypes.uint16: dtypes.uint32,
    **dict.fromkeys((dtypes.float16, dtypes.bfloat16, *dtypes.fp8s), dtypes.float32),
}


def accumulator(dtype: DType) -> DType:
    """The dtype sums and products of `dtype` are accumulated in: small ints in 32 bits, narrow floats in
    float32.
    """
    return _NARROW_SUMS.get(dtype, dtype)


class ReduceMixin(ActivationMixin):
    """Methods that combine the elements along axes."""

    __slots__ = ()

    def _reduced(self, u: UOp, op: Ops, axes: tuple[int, ...], keepdim: bool) -> Self:
        kept = tuple(1 if i in axes else d for i, d in enumerate(u.shape))
        if any(type(u.shape[a]) is int and u.shape[a] == 0 for a in axes):
            u = UOp.const(u.dtype, identity_element(op, u.dtype), kept)
        elif real := tuple(a for a in axes if not (type(u.shape[a]) is int and u.shape[a] == 1)):
            u = u.reduce(arg=op, axes=real)
        return self._new(u if keepdim else u.reshape(tuple(d for i, d in enumerate(kept) if i not in axes)))

    def _accumulated(self, op: Ops, axis: Any, keepdim: bool, dtype: DTypeLike | None) -> Self:
        axes = self._axes(axis)
        wide = accumulator(self.dtype) if dtype is None else to_dtype(dtype)
        out = self._reduced(self.uop.cast(wide), op, axes, keepdim)
        return out.cast(self.dtype) if dtype is None and self.dtype.kind == "float" else out

    def sum(self, axis: Any = None, keepdim: bool = False, dtype: DTypeLike | None = None) -> Self:
        """Sum over `axis` (None: all). Bools and small ints add up in 32 bits, narrow floats in float32 and
        are rounded once; `dtype` chooses the accumulator and the result.
        """
        return self._accumulated(Ops.ADD, axis, keepdim, dtype)

    def prod(self, axis: Any = None, keepdim: bool = False, dtype: DTypeLike | None = None) -> Self:
        """Product over `axis` (None: all); dtypes as for `sum`."""
        return self._accumulated(Ops.MUL, axis, keepdim, dtype)

    def _not_empty(self, name: str, axes: tuple[int, ...]) -> None:
        if any(type(self.shape[a]) is int and self.shape[a] == 0 for a in axes):
            raise RuntimeError(f"{name}: shape {self.shape} has no element along axes {axes}, so no result")

    def max(self, axis: Any = None, keepdim: bool = False) -> Self:
        """The greatest element over `axis` (None: all); NaN if there is one."""
        axes = self._axes(axis)
        self._not_empty("max", axes)
        return self._reduced(self.uop, Ops.MAX, axes, keepdim)

    def min(self, axis: Any = None, keepdim: bool = False) -> Self:
        """The least element over `axis` (None: all); NaN if there is one."""
        axes = self._axes(axis)
        self._not_empty("min", axes)
        u = _reversed_order(self.uop)
        return self._new(_reversed_order(self._reduced(u, Ops.MAX, axes, keepdim).uop))

    def any(self, axis: Any = None, keepdim: bool = False) -> Self:
        """Whether any element is not zero."""
        return self._reduced(self.bool().uop, Ops.MAX, self._axes(axis), keepdim)

    def all(self, axis: Any = None, keepdim: bool = False) -> Self:
        """Whether every element is not zero."""
        return self.logical_not().any(axis, keepdim).logical_not()

    def allclose(self, other: Any, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Self:
        """Whether all elements are close, as a bool tensor of shape ()."""
        return self.isclose(other, rtol, atol, equal_nan).all()

    # *** moments ***

    def _as_float(self) -> Self:
        return self if self.dtype.kind == "float" else self.cast(dtypes.default_float)

    def _in_float32(self) -> Self:
        """Narrow floats as float32, ints as the default float."""
        x = self._as_float()
        return x if x.dtype in (dtypes.float32, dtypes.float64) else x.cast(dtypes.float32)

    def _count(self, axes: tuple[int, ...]) -> Any:
        n: Any = 1
        for a in axes:
            n = n * self.shape[a]
        return n

    def mean(self, axis: Any = None, keepdim: bool = False) -> Self:
        """The average over `axis` (None: all), a float."""
        axes = self._axes(axis)
        x = self._in_float32()
        return (x.sum(axes, keepdim) / self._count(axes)).cast(self._as_float().dtype)

    def var(self, axis: Any = None, keepdim: bool = False, correction: float = 1) -> Self:
        """The average squared distance to the mean; the count is lessened by `correction`."""
        return self.var_mean(axis, keepdim, correction)[0]

    def var_mean(self, axis: Any = None, keepdim: bool = False, correction: float = 1) -> tuple[Self, Self]:
        """(variance, mean) over `axis`."""
        if not is_number(correction):
            raise TypeError(f"var: correction is a number, got {type(correction).__name__} {correction!r}")
        axes = self._axes(axis)
        x, out = self._in_float32(), self._as_float().dtype
        mean = x.mean(axes, keepdim=True)
        n = self._count(axes)
        degrees = max(n - correction, 0) if is_number(n) else x.ufix(n) - correction
        var = (x - mean).square().sum(axes, keepdim) / degrees
        mean = mean if keepdim else mean.reshape(var.shape)
        return var.cast(out), mean.cast(out)

    def std(self, axis: Any = None, keepdim: bool = False, correction: float = 1) -> Self:
        """The square root of the variance."""
        return self.std_mean(axis, keepdim, correction)[0]

    def std_mean(self, axis: Any = None, keepdim: bool = False, correction: float = 1) -> tuple[Self, Self]:
        """(standard deviation, mean) over `axis`."""
        var, mean = self._in_float32().var_mean(axis, keepdim, correction)
        out = self._as_float().dtype
        return var.sqrt().cast(out), mean.cast(out)

    def normalize(self, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Self:
        """Divided by the `p`-norm along `dim` (at least `eps`)."""
        if not is_number(p):
            raise TypeError(f"normalize: p is a number, got {type(p).__name__} {p!r}")
        d = self._axis(dim, "dim")
        if 0 in self.shape:
            return self._as_float()
        size = self.abs()
        if p == math.inf:
            norm = size.max(d, keepdim=True)
        elif p == 2:
            norm = self.square().sum(d, keepdim=True).sqrt()
        elif p == 1:
            norm = size.sum(d, keepdim=True)
        elif p == 0:
            norm = size.ne(0).sum(d, keepdim=True).cast(self._as_float().dtype)
        else:
            norm = size.pow(p).sum(d, keepdim=True).pow(1 / p)
        return self / norm.maximum(eps)

    # *** softmax and relatives ***

    def _shifted_exp(self, axis: Any, dtype: DTypeLike | None) -> tuple[Self, Self, Self, DType]:
        """(x - max, its exp, the sum of that, the result's dtype), computed in float32 or float64."""
        d = self._axis(axis)
        given = self if dtype is None else self.cast(dtype)
        out, x = given._as_float().dtype, given._in_float32()
        if x.ndim == 0:
            shifted = x - x.detach()
            e = shifted.exp()
            return shifted, e, e, out
        if 0 in x.shape:
            return x, x, x, out
        shifted = x - x.max(d, keepdim=True).detach()
        e = shifted.exp()
        return shifted, e, e.sum(d, keepdim=True), out

    def softmax(self, axis: int = -1, dtype: DTypeLike | None = None) -> Self:
        """exp(x) / sum(exp(x)) along `axis`, without overflow."""
        _, e, total, out = self._shifted_exp(axis, dtype)
        return (e / total).cast(out)

    def softmin(self, axis: int = -1, dtype: DTypeLike | None = None) -> Self:
        """softmax(-x)."""
        return (-self).softmax(axis, dtype)

    def log_softmax(self, axis: int = -1, dtype: DTypeLike | None = None) -> Self:
        """log(softmax(x)) along `axis`."""
        shifted, _, total, out = self._shifted_exp(axis, dtype)
        return (shifted - total.log()).cast(out)

    def logsumexp(self, axis: Any = None, keepdim: bool = False) -> Self:
        """log(sum(exp(x))) over `axis` (None: all), without overflow."""
        axes = self._axes(axis)
        x, out = self._in_float32(), self._as_float().dtype
        if any(type(self.shape[a]) is int and self.shape[a] == 0 for a in axes):
            return x.sum(axes, keepdim).log().cast(out)
        top = x.max(axes, keepdim=True).detach()
        top = top.isinf().where(0.0, top)
        total = (x - top).exp().sum(axes, keepdim=True).log() + top
        return (total if keepdim else total.reshape(x.sum(axes).shape)).cast(out)

    # *** positions ***

    def argmax(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Where the greatest element is (the first of equals; the first NaN if any), as the default int.

        Without `axis`, the position in the flattened tensor.
        """
        if axis is None:
            flat = self.flatten().argmax(0)
            return flat.reshape((1,) * self.ndim) if keepdim else flat
        d = self._axis(axis)
        x = self if self.ndim else self.reshape(1)
        x._not_empty("argmax", (d,))
        n = x.shape[d]
        u = x.uop
        top = x.max(d, keepdim=True).uop.broadcast_to(u.shape)
        found = numerics.equal(u, top) | u.ne(u) if u.dtype.kind == "float" else u.ne(top).ne(True)
        from_end = (n - iota(n, dtypes.default_int)).reshape(tuple(n if i == d else 1 for i in range(x.ndim)))
        first = self._new(found.where(from_end.broadcast_to(u.shape), 0)).max(d, keepdim)
        return (n - first).reshape(() if self.ndim == 0 else first.shape)

    def argmin(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Where the least element is; see `argmax`."""
        return self._new(_reversed_order(self.uop)).argmax(axis, keepdim)


def _reversed_order(u: UOp) -> UOp:
    """A value whose order is the reverse: its own inverse."""
    return -u if u.dtype.kind == "float" else ~u
