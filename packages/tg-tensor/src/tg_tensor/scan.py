"""What do running reductions compute (cumsum, cumprod, cummax, logcumsumexp), and how without quadratic work?

Every prefix is a window of the axis padded in front, and one reduction over the windows gives them all: code
generation makes that one running value. Where that is not certain (other things may be fused with it, or its
gradient is not such a sum) axes longer than DIRECT are cut into blocks, the blocks' totals are scanned by the
same rule, and both are combined. Sums stay whole, unless there are too few rows to share among cores.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple, Self

from tg_tensor import numerics
from tg_tensor.creation import iota
from tg_tensor.movement import pad_value, windows
from tg_tensor.reduce import ReduceMixin, accumulator
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops, identity_element
from tg_uop.uop import UOp

DIRECT = 128  # longest axis scanned by windows alone, whatever becomes of them
WHOLE = 8192  # longest axis that need not be shared among cores
ROWS = 16  # rows that are enough to share
PARTS = 64  # blocks of a long axis


class Scan(NamedTuple):
    """An associative operation: over the last axis of windows, on two values, its neutral value, and how many
    elements a block has (None: any number, for its windows always become a running value)."""

    reduce: Callable[[UOp], UOp]
    combine: Callable[[UOp, UOp], UOp]
    neutral: float
    block: int | None


def reduction(op: Ops, u: UOp) -> Scan:
    """The scan by ADD, MUL or MAX for values like `u`."""

    def reduce_last(w: UOp) -> UOp:
        return w.reduce(arg=op, axes=(len(w.shape) - 1,)).reshape(w.shape[:-1])

    block = None if op is Ops.ADD else 32
    return Scan(reduce_last, lambda a, b: a.alu(op, b), identity_element(op, u.dtype), block)


def _log_sum_exp(w: UOp) -> UOp:
    last = len(w.shape) - 1
    top = w.reduce(arg=Ops.MAX, axes=(last,))
    top = (numerics.equal(top, math.inf) | numerics.equal(top, -math.inf)).where(0.0, top).detach()
    total = numerics.exp(w - top.expand(w.shape)).reduce(arg=Ops.ADD, axes=(last,))
    return (numerics.log(total) + top).reshape(w.shape[:-1])


def _log_add_exp(a: UOp, b: UOp) -> UOp:
    return numerics.logaddexp(a, b)


LOG_SUM_EXP = Scan(_log_sum_exp, _log_add_exp, -math.inf, 8)


def _stays_whole(how: Scan, n: int, rows: int) -> bool:
    """Whether an axis longer than DIRECT is one running value: then nothing must be fused with it."""
    return how.block is None and (n <= WHOLE or rows >= ROWS)


def scan(u: UOp, how: Scan) -> UOp:
    """All prefixes of the last axis, reduced. The caller makes a long axis that stays whole contiguous."""
    n, lead = u.shape[-1], u.shape[:-1]
    none = ((0, 0),) * len(lead)
    if n <= 1:
        return u
    if n <= DIRECT:
        return how.reduce(windows(pad_value(u, (*none, (n - 1, 0)), how.neutral), n))
    if _stays_whole(how, n, math.prod(lead)):
        return how.reduce(windows(pad_value(u, (*none, (n - 1, 0)), how.neutral), n))
    block = how.block or -(-n // (PARTS * PARTS)) * PARTS
    blocks = -(-n // block)
    grid = pad_value(u, (*none, (0, blocks * block - n)), how.neutral).reshape((*lead, blocks, block))
    inner = scan(grid, how) if how.block else scan(grid, how).contiguous()
    keep = tuple((0, d) for d in lead)
    totals = inner.shrink((*keep, (0, blocks), (block - 1, block))).reshape((*lead, blocks))
    before = pad_value(scan(totals, how).shrink((*keep, (0, blocks - 1))), (*none, (1, 0)), how.neutral)
    joined = how.combine(before.reshape((*lead, blocks, 1)).expand(inner.shape), inner)
    return joined.reshape((*lead, blocks * block)).shrink((*keep, (0, n)))


class ScanMixin(ReduceMixin):
    """Running reductions along one axis."""

    __slots__ = ()

    def _scanned(self, axis: Any, f: Callable[[UOp], UOp]) -> Self:
        d = self._axis(axis)
        if self.ndim == 0:
            return self
        last = self.ndim - 1
        return self._new(f(self._move_axis(d, last).uop))._move_axis(last, d)

    def _accumulated_scan(self, op: Ops, axis: Any) -> Self:
        n = self.shape[self._axis(axis)] if self.ndim else 1
        alone = op is Ops.ADD and n > DIRECT  # so that it, and its gradient, become running values
        x = self.cast(accumulator(self.dtype))
        x = x.contiguous_backward() if alone else x
        out = x._scanned(axis, lambda u: scan(u, reduction(op, u)))
        out = out.contiguous() if alone else out
        return out.cast(self.dtype) if self.dtype.kind == "float" else out

    def cumsum(self, axis: int = 0) -> Self:
        """Running sums along `axis`; dtypes as for `sum`."""
        return self._accumulated_scan(Ops.ADD, axis)

    def cumprod(self, axis: int) -> Self:
        """Running products along `axis`; dtypes as for `sum`."""
        return self._accumulated_scan(Ops.MUL, axis)

    def _running_max(self, axis: int) -> Self:
        return self._scanned(axis, lambda u: scan(u, reduction(Ops.MAX, u)))

    def cummax(self, axis: int = 0) -> tuple[Self, Self]:
        """(running maxima along `axis`, where each was last reached, as the default int)."""
        values = self._running_max(axis)
        return values, self._last_reached(values, axis)

    def cummin(self, axis: int = 0) -> tuple[Self, Self]:
        """(running minima along `axis`, where each was last reached, as the default int)."""
        if self.dtype.kind == "float":
            values = -(-self)._running_max(axis)
        elif self.dtype is dtypes.bool:
            values = self.logical_not()._running_max(axis).logical_not()
        else:
            values = (~self)._running_max(axis).bitwise_not()
        return values, self._last_reached(values, axis)

    def _last_reached(self, values: Self, axis: int) -> Self:
        d = self._axis(axis)
        reached = self.eq(values)
        if self.dtype.kind == "float":
            reached = reached | self.isnan()
        if self.ndim == 0:
            return self._wrap(UOp.const(dtypes.default_int, 0))
        n = self.shape[d]
        place = iota(n, dtypes.default_int).reshape(tuple(n if i == d else 1 for i in range(self.ndim)))
        return self._new(reached.uop.where(place.expand(self.shape), 0))._running_max(d)

    def logcumsumexp(self, axis: int = 0) -> Self:
        """Running log(sum(exp(x))) along `axis`, without overflow."""
        out = self._as_float().dtype
        return self._in_float32()._scanned(axis, lambda u: scan(u, LOG_SUM_EXP)).cast(out)
