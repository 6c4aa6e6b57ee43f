"""How are tensors combined: kron, outer, tensordot, distances, covariances, block matrices, combinations?"""

from __future__ import annotations

import itertools
import math
from typing import Any, Self

from tg_tensor.base import is_number
from tg_tensor.counting import CountingMixin
from tg_uop.dtype import dtypes


class CombiningMixin(CountingMixin):
    """Products, distances and arrangements of whole tensors."""

    __slots__ = ()

    def movedim(self, source: Any, destination: Any) -> Self:
        """Axes `source` (an int or several) moved to the positions `destination`; the others keep their
        order.
        """
        sides = [
            [
                self._axis(a, f"movedim: {name}")
                for a in (given if isinstance(given, (tuple, list)) else (given,))
            ]
            for name, given in (("source", source), ("destination", destination))
        ]
        if len(sides[0]) != len(sides[1]) or any(len(set(s)) != len(s) for s in sides):
            raise ValueError(
                f"movedim: as many different sources as destinations, got {source!r}, {destination!r}"
            )
        if self.ndim == 0:
            return self
        order = [i for i in range(self.ndim) if i not in sides[0]]
        for to, axis in sorted(zip(sides[1], sides[0], strict=True)):
            order.insert(to, axis)
        return self.permute(tuple(order))

    def view_as(self, other: Any) -> Self:
        """`view` with the shape of `other`."""
        return self.reshape(self._tensor("view_as", other).shape)

    def _tensor(self, name: str, x: Any) -> Self:
        if not isinstance(x, CombiningMixin):
            raise TypeError(f"{name}: a tensor, got {type(x).__name__} {x!r}")
        return x  # type: ignore[return-value]

    def outer(self, other: Any) -> Self:
        """Every product of an element of this vector and one of `other`: (n, m)."""
        o = self.ufix(other)
        if self.ndim != 1 or o.ndim != 1:
            raise ValueError(f"outer: needs vectors, got shapes {self.shape} and {o.shape}")
        return self.unsqueeze(1).mul(o)

    def kron(self, other: Any) -> Self:
        """The Kronecker product: every element of this tensor times all of `other`, as blocks."""
        o = self.ufix(other)
        n = max(self.ndim, o.ndim)
        a, b = ((1,) * (n - t.ndim) + t.shape for t in (self, o))
        x = self.reshape(tuple(s for d in a for s in (d, 1)))
        y = o.reshape(tuple(s for d in b for s in (1, d)))
        return x.mul(y).reshape(tuple(p * q for p, q in zip(a, b, strict=True)))

    def tensordot(self, other: Any, dims: Any = 2) -> Self:
        """Products summed over axes: the last `dims` of this with the first of `other`, or `dims` = (axes of
        this, axes of other).
        """
        o = self.ufix(other)
        if isinstance(dims, int) and not isinstance(dims, bool):
            if not 0 <= dims <= min(self.ndim, o.ndim):
                raise ValueError(f"tensordot: dims {dims} exceeds shapes {self.shape} and {o.shape}")
            left, right = list(range(self.ndim - dims, self.ndim)), list(range(dims))
        elif isinstance(dims, (tuple, list)) and len(dims) == 2:
            left, right = (
                [
                    t._axis(a, "tensordot: dims")
                    for a in (side if isinstance(side, (tuple, list)) else (side,))
                ]
                for t, side in zip((self, o), dims, strict=True)
            )
        else:
            raise TypeError(f"tensordot: dims is an int or a pair of axis lists, got {dims!r}")
        sizes = [[t.shape[a] for a in axes] for t, axes in ((self, left), (o, right))]
        if sizes[0] != sizes[1] or len(set(left)) != len(left) or len(set(right)) != len(right):
            raise ValueError(f"tensordot: axes {left} of {self.shape} and {right} of {o.shape} do not fit")
        mine = [i for i in range(self.ndim) if i not in left]
        others = [i for i in range(o.ndim) if i not in right]
        k = math.prod(sizes[0])
        kept = tuple(self.shape[i] for i in mine) + tuple(o.shape[i] for i in others)
        x = self.permute((*mine, *left)).reshape((math.prod(self.shape[i] for i in mine), k))
        y = o.permute((*right, *others)).reshape((k, math.prod(o.shape[i] for i in others)))
        return x.dot(y).reshape(kept)

    def cdist(self, other: Any, p: float = 2.0) -> Self:
        """The `p`-norm distance of every row of this (…, n, d) to each of `other` (…, m, d): (…, n, m)."""
        o = self.ufix(other)
        if self.ndim < 2 or o.ndim < 2 or self.shape[-1] != o.shape[-1]:
            raise ValueError(f"cdist: needs shapes (…, n, d) and (…, m, d), got {self.shape} and {o.shape}")
        if not is_number(p) or not p >= 0:
            raise ValueError(f"cdist: p is a number >= 0, got {p!r}")
        size = (self._as_float().unsqueeze(-2) - o._as_float().unsqueeze(-3)).abs()
        if size.shape[-1] == 0:
            return size.sum(-1)
        if p == 2:
            total = size.square().sum(-1)
            zero = total == 0  # where the root has no slope
            return zero.where(0.0, zero.where(1.0, total).sqrt())
        if p == 0:
            return (size != 0).sum(-1).cast(size.dtype)
        return (
            size.max(-1)
            if p == math.inf
            else size.sum(-1)
            if p == 1
            else size.pow(float(p)).sum(-1).pow(1.0 / p)
        )

    def cov(self, correction: float = 1) -> Self:
        """The covariance matrix of the rows (variables) over the columns (observations); a vector is one
        variable. One variable gives shape ().
        """
        if self.ndim > 2:
            raise ValueError(f"cov: needs at most two axes, got shape {self.shape}")
        if not is_number(correction):
            raise TypeError(f"cov: correction is a number, got {type(correction).__name__} {correction!r}")
        x = self._in_float32()
        rows = x if x.ndim == 2 else x.reshape((1, -1))
        centred = rows - rows.mean(1, keepdim=True)
        out = centred @ centred.transpose(0, 1) / max(rows.shape[1] - correction, 0)
        return (out if rows.shape[0] > 1 else out.reshape(())).cast(self._as_float().dtype)

    def corrcoef(self) -> Self:
        """The correlation matrix of the rows: the covariance divided by both deviations, within [-1, 1]."""
        c = self._in_float32().cov()
        if c.ndim < 2:
            return (c / c).cast(self._as_float().dtype)
        d = c.diagonal().sqrt()
        return (c / d.unsqueeze(0) / d.unsqueeze(1)).clamp(-1, 1).cast(self._as_float().dtype)

    def block_diag(self, *others: Any) -> Self:
        """This matrix and others along the diagonal of a larger one, zeros elsewhere; vectors are rows."""
        parts: list[Any] = []
        for t in (self, *others):
            m = self._tensor("block_diag", t)
            if m.ndim > 2:
                raise ValueError(f"block_diag: needs at most two axes each, got shape {m.shape}")
            parts.append(m.reshape((1,) * (2 - m.ndim) + m.shape))
        rows, cols = (sum(p.shape[k] for p in parts) for k in (0, 1))
        out, r, c = [], 0, 0
        for p in parts:
            (h, w) = p.shape
            out.append(p.pad(((0, 0), (c, cols - c - w))))
            r, c = r + h, c + w
        return out[0].cat(*out[1:]) if len(out) > 1 else out[0].reshape((rows, cols))

    def combinations(self, r: int = 2, with_replacement: bool = False) -> Self:
        """All choices of `r` elements of a vector in order of position, one a row."""
        if self.ndim != 1:
            raise ValueError(f"combinations: needs a vector, got shape {self.shape}")
        if isinstance(r, bool) or not isinstance(r, int):
            raise TypeError(f"combinations: r is an int, got {type(r).__name__} {r!r}")
        if r < 0:
            raise ValueError(f"combinations: r must not be negative, got {r}")
        choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
        rows = [i for row in choose(range(self.shape[0]), r) for i in row]
        if not rows:
            return self._wrap(self.zeros((0, r) if r else (0,), dtype=self.dtype).uop)
        index = type(self)(rows, dtype=dtypes.int32, device=self.uop.device)  # type: ignore[call-arg]
        return self[index].reshape((-1, r))
