"""Which building blocks of networks are there: normalisation, dropout, attention, interpolation?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor.base import is_number
from tg_tensor.conv import ConvMixin
from tg_tensor.creation import iota
from tg_tensor.indexing import gather_rows
from tg_uop.context import TRAINING
from tg_uop.dtype import dtypes
from tg_uop.uop import UOp


class NnMixin(ConvMixin):
    """Building blocks of networks."""

    __slots__ = ()

    def layernorm(self, axis: Any = -1, eps: float = 1e-05) -> Self:
        """Mean 0 and variance 1 over `axis` (all axes from the first named on are named with a tuple)."""
        axes = self._axes(axis)
        x, out = self._in_float32(), self._as_float().dtype
        centred = x - x.mean(axes, keepdim=True)
        return (centred * (centred.square().mean(axes, keepdim=True) + eps).rsqrt()).cast(out)

    def batchnorm(self, weight: Any, bias: Any, mean: Any, invstd: Any, axis: Any = 1) -> Self:
        """`(x - mean) * invstd * weight + bias`, each given per element of `axis`; weight and bias may be
        None.
        """
        axes = self._axes(axis)
        shape = tuple(d if i in axes else 1 for i, d in enumerate(self.shape))
        x = self - self.ufix(mean).reshape(shape)
        if weight is not None:
            x = x * self.ufix(weight).reshape(shape)
        scale = self.ufix(invstd)
        x = x * (scale.reshape(shape) if len(axes) == scale.ndim else scale)
        return x if bias is None else x + self.ufix(bias).reshape(shape)

    def dropout(self, p: float = 0.5) -> Self:
        """In training (`Tensor.train()`), each element is zero with probability `p`, the rest grow by 1 / (1
        - p).
        """
        if not is_number(p):
            raise TypeError(f"dropout: p is a number, got {type(p).__name__} {p!r}")
        if not 0 <= p <= 1:
            raise ValueError(f"dropout: p is a probability, got {p}")
        if not TRAINING.value or p == 0:
            return self
        if p == 1:
            return self.zeros_like()
        kept = self.rand_like(requires_grad=False, dtype=dtypes.default_float, contiguous=False) >= p
        return kept.where(self * (1.0 / (1.0 - p)), 0)

    def scaled_dot_product_attention(
        self,
        key: Any,
        value: Any,
        attn_mask: Any = None,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        enable_gqa: bool = False,
    ) -> Self:
        """softmax(q k^T / sqrt(d)) v over the last two axes. `attn_mask` is bool (true: attend) or added to
        the scores; `enable_gqa` repeats the heads (axis -3) of key and value.
        """
        q, k, v = self, self.ufix(key), self.ufix(value)
        if min(q.ndim, k.ndim, v.ndim) < 2:
            raise ValueError(
                f"scaled_dot_product_attention: at least two axes each, got {q.shape}, {k.shape}, {v.shape}"
            )
        if enable_gqa:
            if min(q.ndim, k.ndim, v.ndim) < 3 or q.shape[-3] % k.shape[-3] or q.shape[-3] % v.shape[-3]:
                raise ValueError(
                    f"scaled_dot_product_attention: query heads of {q.shape} do not divide over "
                    f"{k.shape}, {v.shape}"
                )
            k = k.repeat_interleave(q.shape[-3] // k.shape[-3], dim=-3)
            v = v.repeat_interleave(q.shape[-3] // v.shape[-3], dim=-3)
        scores = q.matmul(k.transpose(-2, -1), dtype=q._in_float32().dtype) / math.sqrt(q.shape[-1])
        if is_causal:
            if attn_mask is not None:
                raise ValueError("scaled_dot_product_attention: give attn_mask or is_causal, not both")
            attn_mask = self._wrap(UOp.const(dtypes.bool, True, scores.shape[-2:])).tril()
        if attn_mask is not None:
            mask = self.ufix(attn_mask)
            scores = mask.where(scores, -math.inf) if mask.dtype is dtypes.bool else scores + mask
        return scores.cast(q.dtype).softmax(-1).dropout(dropout_p).matmul(v)

    def interpolate(self, size: Any, mode: str = "linear", align_corners: bool = False) -> Self:
        """The last `len(size)` axes resampled to `size`. `mode` is "linear", "nearest" or "nearest-exact"."""
        if not isinstance(size, (tuple, list)) or not size or len(size) > self.ndim:
            raise ValueError(
                f"interpolate: size is a tuple for the last axes of shape {self.shape}, got {size!r}"
            )
        if mode not in ("linear", "nearest", "nearest-exact"):
            raise ValueError(f'interpolate: mode is "linear", "nearest" or "nearest-exact", got {mode!r}')
        if align_corners and mode != "linear":
            raise ValueError("interpolate: align_corners goes with mode linear only")
        for s in size:
            if isinstance(s, bool) or not isinstance(s, int) or s <= 0:
                raise ValueError(f"interpolate: sizes are positive ints, got {size!r}")
        out_dtype = self.dtype
        x = self._in_float32() if mode == "linear" else self
        for i, s in enumerate(size):
            axis = self.ndim - len(size) + i
            x = x._resampled(axis, s, mode, align_corners)
        return (
            x.cast(out_dtype)
            if out_dtype.kind == "float"
            else x.round().cast(out_dtype)
            if mode == "linear"
            else x
        )

    def _resampled(self, axis: int, size: int, mode: str, align_corners: bool) -> Self:
        n = self.shape[axis]
        rows = self._move_axis(axis, 0).uop
        place = iota(size).cast(dtypes.float32)
        if mode == "linear":
            if align_corners:
                at = place * ((n - 1) / (size - 1) if size > 1 else 0.0)
            else:
                at = ((place + 0.5) * (n / size) + -0.5).maximum(0.0)
            low = at.cast(dtypes.int32)
            high = (low + 1 < n).where(low + 1, n - 1)
            share = (at - low.cast(dtypes.float32)).cast(self.dtype)
            share = share.reshape((size,) + (1,) * (self.ndim - 1)).expand((size, *rows.shape[1:]))
            first, second = gather_rows(rows, low), gather_rows(rows, high)
            out = first + (second - first) * share
        else:
            at = (place + 0.5 if mode == "nearest-exact" else place) * (n / size)
            out = gather_rows(rows, (at.cast(dtypes.int32) < n).where(at.cast(dtypes.int32), n - 1))
        return self._new(out)._move_axis(0, axis)

    def newton_schulz(self, steps: int, params: Any, eps: float = 1e-07) -> Self:
        """The nearest orthogonal matrix, approached by `steps` odd polynomials with coefficients `params`.

        Acts on the last two axes; Muon uses (3.4445, -4.775, 2.0315). See Higham, Functions of Matrices, ch.
        8.
        """
        if self.ndim < 2:
            raise ValueError(f"newton_schulz: needs at least two axes, got shape {self.shape}")
        if isinstance(steps, bool) or not isinstance(steps, int) or steps < 0:
            raise ValueError(f"newton_schulz: steps is an int >= 0, got {steps!r}")
        if not isinstance(params, (tuple, list)) or not params or not all(map(is_number, params)):
            raise TypeError(f"newton_schulz: params is a tuple of numbers, got {params!r}")
        x = self / (self.square().sum((-2, -1), keepdim=True).sqrt() + eps)
        tall = self.shape[-2] > self.shape[-1]
        x = x.transpose(-2, -1) if tall else x
        for _ in range(steps):
            gram = x @ x.transpose(-2, -1)
            power, factor = gram, x * params[0]
            for c in params[1:]:
                factor = factor + (power @ x) * c
                power = power @ gram
            x = factor
        return x.transpose(-2, -1) if tall else x
