"""How are values put at positions given by an integer tensor: scatter, scatter_reduce?

A one-hot compare, select and reduce: target position p combines the source elements whose index is p.
"""

from __future__ import annotations

from typing import Any, Self

from tg_tensor.base import is_number
from tg_tensor.creation import iota
from tg_tensor.indexing import from_end, gather_rows
from tg_tensor.movement import pad_value
from tg_tensor.sort import SortMixin
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops, identity_element
from tg_uop.uop import UOp

_REDUCTIONS = {"sum": Ops.ADD, "prod": Ops.MUL, "mean": Ops.ADD, "amax": Ops.MAX, "amin": Ops.MAX}


class ScatterMixin(SortMixin):
    """Methods that write by position, giving a new tensor."""

    __slots__ = ()

    def _scatter_parts(self, name: str, dim: int, index: Any, src: Any) -> tuple[int, UOp, UOp]:
        """(axis, hits, source), both of the moved shape (…, n of this, m of the index): `hits` says who
        writes where.
        """
        d, i = self._axis(dim, "dim"), self._index_like(name, index)
        source = src if isinstance(src, ScatterMixin) else self._wrap(UOp.const(self.dtype, src, i.shape))
        if source.dtype is not self.dtype:
            raise TypeError(f"{name}: src is {source.dtype}, this tensor {self.dtype}; cast one of them")
        for axis in range(self.ndim):
            if i.shape[axis] > source.shape[axis] or (axis != d and i.shape[axis] > self.shape[axis]):
                raise ValueError(
                    f"{name}: index of shape {i.shape} must not exceed src's {source.shape}, "
                    f"nor, outside axis {d}, this tensor's {self.shape}"
                )
        source = source.shrink(tuple((0, k) for k in i.shape))
        last, n = self.ndim - 1, self.shape[d]
        at = from_end(i._move_axis(d, last).uop, n).cast(dtypes.int32)
        values = source._move_axis(d, last).uop
        lead = tuple(s for a, s in enumerate(self.shape) if a != d)
        missing = tuple((0, s - k) for s, k in zip(lead, at.shape[:-1], strict=True)) + ((0, 0),)
        at, values = pad_value(at, missing, -1), values.pad(missing)
        grid = (*lead, n, at.shape[-1])
        hits = at.reshape((*lead, 1, at.shape[-1])).expand(grid)
        hits = hits.alu(Ops.CMPEQ, iota(n).reshape((n, 1)).broadcast_to(grid))
        return d, hits, values.reshape((*lead, 1, values.shape[-1])).expand(grid)

    def _combined(self, op: Ops, hits: UOp, source: UOp) -> UOp:
        """The sources that hit each position, reduced by `op`."""
        chosen = hits.where(source, identity_element(op, source.dtype))
        return chosen.reduce(arg=op, axes=(len(hits.shape) - 1,)).reshape(hits.shape[:-1])

    def _last_hit(self, hits: UOp) -> UOp:
        """1 + the last source that hits each position, 0 where none does."""
        number = (iota(hits.shape[-1]) + 1).broadcast_to(hits.shape)
        return self._combined(Ops.MAX, hits, number).maximum(0)

    def scatter(self, dim: int, index: Any, src: Any, reduce: str | None = None) -> Self:
        """This tensor with `src` (a tensor or number) written along `dim` at `index`; the last writer wins.

        `reduce` "add" or "multiply" combines with what is there instead.
        """
        if reduce not in (None, "add", "multiply"):
            raise ValueError(f'scatter: reduce is None, "add" or "multiply", got {reduce!r}')
        if not is_number(src) and not isinstance(src, ScatterMixin):
            raise TypeError(f"scatter: src is a tensor or a number, got {type(src).__name__} {src!r}")
        if self.ndim == 0:
            raise ValueError("scatter: needs at least one axis, got shape ()")
        if 0 in self._index_like("scatter", index).shape:
            return self
        d, hits, source = self._scatter_parts("scatter", dim, index, src)
        last = self.ndim - 1
        own = self._move_axis(d, last).uop
        if reduce is None:
            hit = self._last_hit(hits)
            n, m, lead = own.shape[-1], hits.shape[-1], own.shape[:-1]
            rows = source.shrink(tuple((0, k) for k in lead) + ((0, 1), (0, m))).reshape((*lead, m))
            written = (
                self._wrap(rows).gather(-1, self._wrap((hit + (-1)).maximum(0))) if n else self._wrap(own)
            )
            out = (hit > 0).where(written.uop, own)
        else:
            op = Ops.ADD if reduce == "add" else Ops.MUL
            out = own.alu(op, self._combined(op, hits, source))
        return self._new(out)._move_axis(last, d)

    def scatter_reduce(self, dim: int, index: Any, src: Any, reduce: str, include_self: bool = True) -> Self:
        """This tensor with all of `src` that `index` sends to each position along `dim` combined by `reduce`:
        "sum", "prod", "mean", "amax" or "amin"; without `include_self` the old value counts only where
        none is sent.
        """
        if reduce not in _REDUCTIONS:
            raise ValueError(f"scatter_reduce: reduce is one of {', '.join(_REDUCTIONS)}, got {reduce!r}")
        if not isinstance(src, ScatterMixin):
            raise TypeError(f"scatter_reduce: src is a tensor, got {type(src).__name__} {src!r}")
        if self.ndim == 0:
            raise ValueError("scatter_reduce: needs at least one axis, got shape ()")
        if 0 in self._index_like("scatter_reduce", index).shape:
            return self
        d, hits, source = self._scatter_parts("scatter_reduce", dim, index, src)
        last, op = self.ndim - 1, _REDUCTIONS[reduce]
        own = self._move_axis(d, last)
        if reduce == "amin":
            lowered = self._wrap(source).neg() if self.dtype.kind == "float" else ~self._wrap(source)
            best = self._wrap(self._combined(op, hits, lowered.uop))
            combined = -best if self.dtype.kind == "float" else ~best
        else:
            combined = self._wrap(self._combined(op, hits, source))
        any_hit = self._wrap(self._combined(Ops.MAX, hits, UOp.const(dtypes.bool, True, hits.shape)))
        if include_self:
            joined = {"amax": own.maximum, "amin": own.minimum, "prod": own.mul}.get(reduce, own.add)(
                combined
            )
        else:
            joined = any_hit.where(combined, own)
        if reduce == "mean":
            count = self._wrap(self._combined(Ops.ADD, hits, UOp.const(dtypes.int32, 1, hits.shape)))
            count = (count + 1 if include_self else count.maximum(1)).cast(self.dtype)
            joined = joined.div(count, rounding_mode=None if self.dtype.kind == "float" else "floor")
        return self._new(any_hit.where(joined, own).uop)._move_axis(last, d)

    def _written_rows(self, flat: UOp, valid: UOp, rows: UOp) -> Self:
        """This tensor with row `flat[k]` replaced by `rows[k]` where `valid[k]`; the last of equal indices
        wins.
        """
        n, count = self.shape[0], flat.shape[0]
        at = valid.where(flat, -1).cast(dtypes.int32)
        grid = (n, count)
        hits = at.reshape((1, count)).expand(grid).alu(Ops.CMPEQ, iota(n).reshape((n, 1)).expand(grid))
        hit = self._last_hit(hits)
        written = gather_rows(rows, hit + (-1))
        mask = (hit > 0).reshape((n,) + (1,) * (self.ndim - 1)).expand(self.shape)
        return self._new(mask.where(written, self.uop))
