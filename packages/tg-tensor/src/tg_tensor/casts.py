"""How are a tensor's values, or its bytes, read as another dtype?

A class of its own, because its methods are named `float`, `int` and `bool` and would hide those types from
annotations.
"""

from __future__ import annotations

from typing import Self

from tg_tensor.elementwise import ElementwiseMixin
from tg_uop.dtype import DTypeLike, dtypes, to_dtype
from tg_uop.uop import UOp

_UINT = {1: dtypes.uint8, 2: dtypes.uint16, 4: dtypes.uint32, 8: dtypes.uint64}


class CastMixin(ElementwiseMixin):
    """Methods that change the dtype."""

    __slots__ = ()

    def float(self) -> Self:
        return self.cast(dtypes.float32)

    def half(self) -> Self:
        return self.cast(dtypes.float16)

    def double(self) -> Self:
        return self.cast(dtypes.float64)

    def bfloat16(self) -> Self:
        return self.cast(dtypes.bfloat16)

    def int(self) -> Self:
        return self.cast(dtypes.int32)

    def long(self) -> Self:
        return self.cast(dtypes.int64)

    def short(self) -> Self:
        return self.cast(dtypes.int16)

    def bool(self) -> Self:
        return self.cast(dtypes.bool)

    def bitcast(self, dtype: DTypeLike) -> Self:
        """The same bytes read as another dtype; sizes may differ when the last axis divides accordingly."""
        d, u = to_dtype(dtype), self.uop
        old, new = u.dtype.itemsize, d.itemsize
        if new == 0 or d.kind in ("index", "weak"):
            raise TypeError(f"bitcast: {d} has no bytes in memory")
        if old == new:
            return self._new(u.bitcast(d))
        if self.ndim == 0 or (self.shape[-1] * old) % new != 0:
            raise ValueError(
                f"bitcast: {self.shape[-1:] or '()'} elements of {self.dtype} do not divide into {d}"
            )
        lead = self.shape[:-1]
        if new > old:
            k = new // old
            parts = u.bitcast(_UINT[old]).cast(_UINT[new]).reshape(lead + (self.shape[-1] // k, k))
            keep = tuple((0, n) for n in parts.shape[:-1])
            joined = parts.shrink(keep + ((0, 1),))
            for i in range(1, k):
                joined = joined | (parts.shrink(keep + ((i, i + 1),)) << (8 * old * i))
            return self._new(joined.reshape(lead + (self.shape[-1] // k,)).bitcast(d))
        k = old // new
        bits = u.bitcast(_UINT[old])
        pieces = [(bits if i == 0 else bits >> (8 * new * i)).cast(_UINT[new]) for i in range(k)]
        stacked = self._new(UOp.stack(*pieces))._move_axis(0, self.ndim)
        return self._new(stacked.uop.reshape(lead + (self.shape[-1] * k,)).bitcast(d))
