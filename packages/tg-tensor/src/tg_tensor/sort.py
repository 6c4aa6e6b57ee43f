"""In which order are the elements of an axis: sort, argsort, topk?

Values are mapped to ints of the same order (NaN above everything, -0.0 equal to 0.0) and packed with their
position into one int64 each, so that all keys differ and the order is stable. Short axes count, for each key,
the smaller ones; long axes go through a bitonic network whose every step is one elementwise kernel.
"""

from __future__ import annotations

from typing import Self

from tg_tensor import numerics
from tg_tensor.creation import iota
from tg_tensor.indexing import IndexingMixin
from tg_tensor.movement import pad_value
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.uop import UOp

COUNTED = 512  # longest axis sorted by counting
_INT32_MAX = 2**31 - 1


def order_key(u: UOp) -> UOp:
    """int64 values with the order of `u`: within int32 unless `u` is float64, int64 or uint64."""
    if u.dtype.kind == "float":
        u = u if u.dtype in (dtypes.float32, dtypes.float64) else u.cast(dtypes.float32)
        bits = dtypes.int32 if u.dtype is dtypes.float32 else dtypes.int64
        pattern = numerics.equal(u, 0.0).where(0.0, u).bitcast(bits)
        key = (pattern < 0).where(pattern ^ dtypes.max(bits), pattern)
        return u.ne(u).where(dtypes.max(bits), key).cast(dtypes.int64)
    if u.dtype is dtypes.uint64:
        return (u ^ (1 << 63)).bitcast(dtypes.int64)
    key = u.cast(dtypes.int64)
    return key - (1 << 31) if u.dtype is dtypes.uint32 else key


def packed_order(key: UOp) -> UOp:
    """The stable order of the last axis: positions (int32) by increasing `key`, an int64 within int32."""
    n, lead = key.shape[-1], key.shape[:-1]
    place = iota(n, dtypes.int64).broadcast_to(key.shape)
    packed = (key << 32) + place
    if n <= COUNTED:
        grid = (*lead, n, n)
        smaller = packed.reshape((*lead, 1, n)).expand(grid) < packed.reshape((*lead, n, 1)).expand(grid)
        last = len(lead) + 1
        rank = smaller.cast(dtypes.int32).reduce(arg=Ops.ADD, axes=(last,)).reshape(key.shape)
        here = (
            rank.reshape((*lead, 1, n))
            .expand(grid)
            .alu(Ops.CMPEQ, iota(n).reshape((n, 1)).broadcast_to(grid))
        )
        place32 = iota(n).reshape((1, n)).broadcast_to(grid)
        return here.where(place32, 0).reduce(arg=Ops.ADD, axes=(last,)).reshape(key.shape)
    size = 1 << (n - 1).bit_length()
    packed = pad_value(
        packed, ((0, 0),) * len(lead) + ((0, size - n),), dtypes.max(dtypes.int64)
    ).contiguous()
    for stage in range(1, size.bit_length()):
        packed = _exchange(packed, 1 << stage, mirrored=True)
        for step in reversed(range(1, stage)):
            packed = _exchange(packed, 1 << step, mirrored=False)
    packed = packed.shrink(tuple((0, d) for d in lead) + ((0, n),))
    return (packed & 0xFFFFFFFF).cast(dtypes.int32)


def _exchange(u: UOp, block: int, mirrored: bool) -> UOp:
    """In every block, the lesser of each pair goes to the first half. Pairs mirror, or are half a block
    apart.
    """
    n, lead = u.shape[-1], u.shape[:-1]
    halves = u.reshape((*lead, n // block, 2, block // 2))
    k = len(lead)
    partner = halves.flip((False,) * k + (False, True, mirrored))
    first = UOp.const(dtypes.bool, True, (1,) * (k + 1) + (1, 1)).pad(((0, 0),) * (k + 1) + ((0, 1), (0, 0)))
    lesser, less = first.expand(halves.shape), halves < partner
    return lesser.alu(Ops.CMPEQ, less).where(halves, partner).reshape(u.shape).contiguous()


class SortMixin(IndexingMixin):
    """Methods that order elements."""

    __slots__ = ()

    def argsort(self, dim: int = -1, descending: bool = False) -> Self:
        """The positions along `dim` in order of their values (stable; NaN is the greatest), as the default
        int.
        """
        d = self._axis(dim, "dim")
        if self.ndim == 0 or 0 in self.shape:
            return self._wrap(UOp.const(dtypes.default_int, 0, self.shape))
        key = order_key(self._move_axis(d, self.ndim - 1).uop)
        key = ~key if descending else key
        if self.dtype.itemsize < 8:
            order = packed_order(key)
        else:  # by the low 32 bits, then stably by the high ones
            order = packed_order((key & 0xFFFFFFFF) - (1 << 31))
            high = self._wrap(key >> 32).gather(-1, self._wrap(order))
            order = self._wrap(order).gather(-1, self._wrap(packed_order(high.uop))).uop
        return self._new(order.cast(dtypes.default_int))._move_axis(self.ndim - 1, d)

    def sort(self, dim: int = -1, descending: bool = False) -> tuple[Self, Self]:
        """(values in order along `dim`, where they were); stable, NaN is the greatest."""
        order = self.argsort(dim, descending)
        return (self if self.ndim == 0 else self.gather(dim, order)), order

    def topk(self, k: int, dim: int = -1, largest: bool = True, sorted_: bool = True) -> tuple[Self, Self]:
        """(the `k` greatest or least values along `dim` in order, where they were)."""
        d = self._axis(dim, "dim")
        n = self.shape[d] if self.ndim else 1
        if isinstance(k, bool) or not isinstance(k, int):
            raise TypeError(f"topk: k is an int, got {type(k).__name__} {k!r}")
        if not 0 <= k <= n:
            raise ValueError(f"topk: k = {k} is outside [0, {n}], the size of axis {dim}")
        if self.ndim == 0:
            return self, self.argsort()
        order = self.argsort(d, descending=largest)
        order = order.shrink(tuple((0, k if i == d else s) for i, s in enumerate(self.shape)))
        return self.gather(d, order), order
