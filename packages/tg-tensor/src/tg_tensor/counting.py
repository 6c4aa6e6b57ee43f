"""How are values counted, found and ranked: unique, bincount, histogram, searchsorted, quantile, isin?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor.base import broadcast_shape, is_number
from tg_tensor.creation import iota
from tg_tensor.solving import SolvingMixin
from tg_tensor.sort import order_key
from tg_uop.dtype import dtypes, least_upper_dtype, strong_dtype

COMPARED = 1 << 22  # pairs up to here are compared one by one; more are searched by halving
_INTERPOLATIONS = ("linear", "lower", "higher", "nearest", "midpoint")


class CountingMixin(SolvingMixin):
    """Counting, searching and order statistics. Results of data-dependent size are computed at once."""

    __slots__ = ()

    def unique(self, return_inverse: bool = False, return_counts: bool = False) -> Any:
        """The different values in rising order (each NaN counts as its own), and if asked for, where each
        element's value is among them (this shape) and how often each occurs. Computed now: the size depends
        on the data.
        """
        flat = self.reshape(-1)
        n = flat.shape[0]
        if n == 0:
            none = self._wrap(iota(0))
            parts: tuple[Any, Any, Any] = (flat, none.reshape(self.shape), none)
        else:
            values, order = flat.sort()
            first = (
                self.ones(1, dtype=dtypes.bool).cat(values[1:] != values[:-1]) if n > 1 else self.ones(1) > 0
            )
            places = first.nonzero().reshape(-1)
            parts = (values[places], None, None)
            if return_inverse:
                rank = first.cast(dtypes.int32).cumsum(0) - 1
                inverse = self._wrap(rank.uop).gather(0, order.argsort())
                parts = (parts[0], inverse.cast(dtypes.default_int).reshape(self.shape), None)
            if return_counts:
                ends = places[1:].cat(places.full((1,), n, dtype=places.dtype))
                parts = (*parts[:2], (ends - places).cast(dtypes.default_int))
        wanted = (
            parts[0],
            *(p for p, ask in zip(parts[1:], (return_inverse, return_counts), strict=True) if ask),
        )
        return wanted if len(wanted) > 1 else wanted[0]

    def bincount(self, weights: Any = None, minlength: int = 0) -> Self:
        """How often each of 0, 1, … occurs in a vector of ints (or the sum of its `weights`). The length is
        the largest value + 1, at least `minlength`; computed now. Negative values are a ValueError.
        """
        if self.ndim != 1 or not dtypes.is_int(self.dtype):
            raise TypeError(f"bincount: needs a vector of ints, got {self.dtype} of shape {self.shape}")
        if isinstance(minlength, bool) or not isinstance(minlength, int):
            raise TypeError(f"bincount: minlength is an int, got {type(minlength).__name__} {minlength!r}")
        if minlength < 0:
            raise ValueError(f"bincount: minlength must not be negative, got {minlength}")
        w = None if weights is None else self.ufix(weights)
        if w is not None and w.shape != self.shape:
            raise ValueError(f"bincount: weights of shape {w.shape} for values of shape {self.shape}")
        length = minlength
        if self.shape[0]:
            low, high = int(self.min().item()), int(self.max().item())
            if low < 0:
                raise ValueError(f"bincount: values must not be negative, got {low}")
            length = max(length, high + 1)
        kind = dtypes.default_int if w is None else w.dtype
        counted = self.ones_like(dtype=kind) if w is None else w
        return self.zeros(length, dtype=kind).scatter(0, self.cast(dtypes.int32), counted, reduce="add")

    def searchsorted(self, values: Any, right: bool = False) -> Self:
        """For each of `values`, how many elements of this rising sequence (its last axis; a vector, or with
        the same axes in front as `values`) are below it, or with `right` not above it; NaN is the greatest.
        """
        v = self.ufix(values)
        if self.ndim == 0 or (self.ndim > 1 and self.shape[:-1] != v.shape[:-1]):
            raise ValueError(f"searchsorted: a sequence of shape {self.shape} does not fit values {v.shape}")
        dtype = strong_dtype(least_upper_dtype(self.dtype, v.dtype))
        keys, wanted = (t._wrap(order_key(t.cast(dtype).uop)) for t in (self, v))
        n = self.shape[-1]
        if n == 0 or 0 in v.shape:
            return self.zeros(v.shape, dtype=dtypes.default_int)
        if v.numel() * n <= COMPARED:
            grid = keys.reshape(n) if self.ndim == 1 else keys.unsqueeze(-2)
            below = (grid <= wanted.unsqueeze(-1)) if right else (grid < wanted.unsqueeze(-1))
            return below.sum(-1).cast(dtypes.default_int)
        keys = keys.contiguous()
        shape = v.shape if self.ndim > 1 else (v.numel(),)
        wanted = wanted.reshape(shape)
        place = wanted.zeros_like(dtype=dtypes.int32)
        for bit in reversed(range(n.bit_length())):
            ahead = place + (1 << bit)
            found = keys.gather(-1, (ahead - 1).clamp(0, n - 1))
            fits = (ahead <= n) & ((found <= wanted) if right else (found < wanted))
            place = fits.where(ahead, place).contiguous()
        return place.reshape(v.shape).cast(dtypes.default_int)

    def bucketize(self, boundaries: Any, right: bool = False) -> Self:
        """Which interval between rising `boundaries` (a vector) each element is in: i with boundaries[i-1] <
        x <= boundaries[i], or with `right` boundaries[i-1] <= x < boundaries[i].
        """
        edges = self.ufix(boundaries)
        if edges.ndim != 1:
            raise ValueError(f"bucketize: boundaries are a vector, got shape {edges.shape}")
        return edges.searchsorted(self, right)

    def histogram(
        self, bins: Any = 10, range: Any = None, weights: Any = None, density: bool = False
    ) -> tuple[Self, Self]:
        """(counts, edges) of the elements in `bins` equal intervals of `range` (default: least to greatest),
        or between the edges given as a vector, as numpy.histogram; the last interval is closed. `weights`
        (this shape) are summed instead of counted; `density` divides so that the area is 1.
        """
        x = self._in_float32().reshape(-1)
        if isinstance(bins, int) and not isinstance(bins, bool):
            edges = x._even_edges(bins, range)
        else:
            edges = self.ufix(bins).cast(x.dtype)
            if edges.ndim != 1 or edges.shape[0] < 2:
                raise ValueError(f"histogram: bins is an int or a vector of at least 2 edges, got {bins!r}")
        n = edges.shape[0] - 1
        w = None if weights is None else self.ufix(weights)
        if w is not None and w.shape != self.shape:
            raise ValueError(f"histogram: weights of shape {w.shape} for values of shape {self.shape}")
        kind = dtypes.default_int if w is None else w.dtype
        amount = x.ones_like(dtype=kind) if w is None else w.reshape(-1)
        if x.shape[0] == 0:
            counts = self.zeros(n, dtype=kind)
        else:
            place = edges.searchsorted(x, right=True) - 1
            place = (x == edges[-1]).where(n - 1, place)
            inside = (place >= 0) & (place < n)
            hits = inside.unsqueeze(0) & (place.unsqueeze(0) == self._wrap(iota(n)).unsqueeze(1))
            counts = hits.where(amount.unsqueeze(0), 0).sum(-1).cast(kind)
        if density:
            counts = counts / (counts.sum() * (edges[1:] - edges[:-1]))
        return counts, edges

    def _even_edges(self, bins: int, limits: Any) -> Self:
        if bins < 1:
            raise ValueError(f"histogram: bins must be positive, got {bins}")
        if limits is None:
            if self.shape[0] == 0:
                low, high = self.zeros(()), self.ones(())
            else:
                low, high = self.min(), self.max()
        else:
            if not isinstance(limits, (tuple, list)) or len(limits) != 2 or not all(map(is_number, limits)):
                raise ValueError(f"histogram: range is (low, high), got {limits!r}")
            if not all(map(math.isfinite, limits)) or limits[0] > limits[1]:
                raise ValueError(f"histogram: range must be finite and rising, got {limits!r}")
            low, high = (self._wrap(self.full((), float(v), dtype=self.dtype).uop) for v in limits)
        same = low == high
        low, high = same.where(low - 0.5, low), same.where(high + 0.5, high)
        place = self._wrap(iota(bins + 1)).cast(self.dtype)
        edges = low + place * ((high - low) / bins)
        return (place == bins).where(high, edges)

    def isin(self, test: Any, invert: bool = False) -> Self:
        """Whether each element is one of `test` (with `invert`: none of them). NaN is in nothing."""
        t = self.ufix(test).reshape(-1)
        dtype = strong_dtype(least_upper_dtype(self.dtype, t.dtype))
        x, t = self.cast(dtype), t.cast(dtype)
        n = t.shape[0]
        if n == 0:
            found = self.zeros(self.shape, dtype=dtypes.bool)
        elif x.numel() * n <= COMPARED:
            found = (x.unsqueeze(-1) == t).any(-1)
        else:
            values = t.sort()[0].contiguous()
            place = values.searchsorted(x.reshape(-1)).clamp(0, n - 1)
            found = (values.gather(0, place) == x.reshape(-1)).reshape(self.shape)
        return found.logical_not() if invert else found

    # *** order statistics ***

    def _ordered(self, name: str, dim: Any) -> tuple[Self, int, Self]:
        """(sorted with the axis last, axis, whether it holds a NaN)."""
        x = self.reshape(-1) if dim is None else (self if self.ndim else self.reshape(1))
        d = 0 if dim is None else x._axis(dim, f"{name}: dim")
        x._not_empty(name, (d,))
        values = x._move_axis(d, x.ndim - 1).sort(-1)[0]
        return values, d, values[..., -1].isnan()

    def quantile(
        self, q: Any, dim: int | None = None, keepdim: bool = False, interpolation: str = "linear"
    ) -> Self:
        """The `q`-quantiles (a number in [0, 1] or a vector of them, then the first axis) over `dim` (None:
        all elements). `interpolation` between neighbours: "linear", "lower", "higher", "nearest",
        "midpoint". NaN if there is one.
        """
        if interpolation not in _INTERPOLATIONS:
            raise ValueError(
                f"quantile: interpolation is one of {', '.join(_INTERPOLATIONS)}, got {interpolation!r}"
            )
        if is_number(q) and not 0 <= q <= 1:
            raise ValueError(f"quantile: q is in [0, 1], got {q}")
        x = self._in_float32()
        wanted = x.ufix(q).cast(dtypes.float64)
        if wanted.ndim > 1:
            raise ValueError(f"quantile: q is a number or a vector, got shape {wanted.shape}")
        values, d, has_nan = x._ordered("quantile", dim)
        n, lead = values.shape[-1], values.shape[:-1]
        at = wanted.reshape(-1) * (n - 1)
        low, high = at.floor(), at.ceil()
        if interpolation == "nearest":
            low = high = at.round()
        elif interpolation in ("lower", "higher"):
            low = high = low if interpolation == "lower" else high
        m = at.shape[0]
        a, b = (
            values.gather(-1, i.cast(dtypes.int32).reshape((1,) * len(lead) + (m,)).expand((*lead, m)))
            for i in (low, high)
        )
        share = (
            (at - low).cast(x.dtype)
            if interpolation == "linear"
            else 0.5
            if interpolation == "midpoint"
            else 0.0
        )
        equal = a == b  # infinite neighbours
        out = equal.where(a, a + (equal.where(0.0, b - a)) * share)
        out = has_nan.unsqueeze(-1).where(math.nan, out).cast(self._as_float().dtype)
        if keepdim:
            shape = (1,) * self.ndim if dim is None else None
            out = out.unsqueeze(-2)
            out = out._move_axis(out.ndim - 2, d) if shape is None else out.reshape((*shape, m))
        out = out._move_axis(out.ndim - 1, 0)
        return out if wanted.ndim else out.squeeze(0)

    def median(self, dim: int | None = None, keepdim: bool = False) -> Any:
        """The lower of the middle elements. Over `dim`: (values, positions as the default int); without, the
        value. NaN if there is one (its position: that of the first NaN in order).
        """
        values, d, has_nan = self._ordered("median", dim)
        n = values.shape[-1]
        chosen = has_nan.where(n - 1, (n - 1) // 2)
        middle = has_nan.where(values[..., -1], values[..., (n - 1) // 2])
        if dim is None:
            return middle.reshape((1,) * self.ndim) if keepdim else middle
        x = self if self.ndim else self.reshape(1)
        order = x._move_axis(d, x.ndim - 1).argsort(-1)
        places = order.gather(-1, chosen.unsqueeze(-1)).squeeze(-1)
        if self.ndim == 0:
            return middle.reshape(()), places.reshape(())
        if keepdim:
            middle, places = middle.unsqueeze(d), places.unsqueeze(d)
        return middle, places

    # *** by position ***

    def take_along_dim(self, index: Any, dim: int | None = None) -> Self:
        """`gather` with `index` and this tensor broadcast against each other outside `dim` (None: of the
        flattened tensor).
        """
        if dim is None:
            return self.reshape(-1).gather(0, self.ufix(index).reshape(-1))
        i = self._index_like("take_along_dim", index)
        d = self._axis(dim, "dim")
        rest = broadcast_shape(*(tuple(1 if k == d else s for k, s in enumerate(t.shape)) for t in (self, i)))
        both = (t.expand(tuple(t.shape[d] if k == d else s for k, s in enumerate(rest))) for t in (self, i))
        x, i = both
        return x.gather(d, i)

    def _index_rows(self, name: str, dim: int, index: Any, source: Any) -> tuple[int, Self, Self]:
        """(axis, index expanded like the source, source)."""
        d, i, s = self._axis(dim, "dim"), self.ufix(index), self.ufix(source)
        if i.ndim != 1 or not dtypes.is_int(i.dtype):
            raise TypeError(f"{name}: index is a vector of ints, got {i.dtype} of shape {i.shape}")
        expected = tuple(i.shape[0] if k == d else n for k, n in enumerate(self.shape))
        if self.ndim == 0 or s.shape != expected:
            raise ValueError(f"{name}: source has shape {s.shape}, expected {expected}")
        if s.dtype is not self.dtype:
            raise TypeError(f"{name}: source is {s.dtype}, this tensor {self.dtype}; cast one of them")
        at = i.reshape(tuple(-1 if k == d else 1 for k in range(self.ndim))).expand(expected)
        return d, at, s

    def index_add(self, dim: int, index: Any, source: Any, alpha: float = 1) -> Self:
        """This tensor with `alpha * source` added at positions `index` (a vector) along `dim`; repeated
        positions add up.
        """
        d, at, s = self._index_rows("index_add", dim, index, source)
        if not is_number(alpha):
            raise TypeError(f"index_add: alpha is a number, got {alpha!r}")
        return self.scatter(d, at, s if alpha == 1 else (s * alpha).cast(self.dtype), reduce="add")

    def index_copy(self, dim: int, index: Any, source: Any) -> Self:
        """This tensor with `source` written at positions `index` (a vector) along `dim`; the last of equal
        positions wins.
        """
        return self.scatter(*self._index_rows("index_copy", dim, index, source))

    def index_put(self, indices: Any, values: Any, accumulate: bool = False) -> Self:
        """This tensor with `values` (broadcast) at self[indices], `indices` a tuple of int or bool tensors
        (None: a whole axis); with `accumulate` they are added, repeated positions too.
        """
        if not isinstance(indices, (tuple, list)):
            raise TypeError(f"index_put: indices is a tuple of tensors, got {type(indices).__name__}")
        at = tuple(slice(None) if i is None else i for i in indices)
        places = (self._wrap(iota(self.numel())).reshape(self.shape) + 1)[at] - 1
        v = self.ufix(values).cast(self.dtype).expand(places.shape).reshape(-1)
        n, places = self.numel(), places.reshape(-1)
        if n == 0 or 0 in places.shape:
            return self
        places = (places < 0).where(n, places)  # outside: to a place that is dropped
        flat = self.reshape(-1).pad((0, 1))
        return flat.scatter(0, places, v, reduce="add" if accumulate else None)[:n].reshape(self.shape)
