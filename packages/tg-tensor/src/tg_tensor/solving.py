"""How are linear systems and eigenproblems solved: solve, inv, det, cholesky, eigh, lstsq, pinv, rank, norms?

Everything acts on the last two axes, batches in front. Loops over columns are unrolled in the graph, so that
gradients flow through them; matrices of up to about a hundred rows are what this is for.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor.base import is_number
from tg_tensor.creation import iota
from tg_tensor.linalg import LinalgMixin
from tg_uop.dtype import dtypes


class SolvingMixin(LinalgMixin):
    """Linear systems, determinants, eigenvalues, norms."""

    __slots__ = ()

    def _check_square(self, name: str) -> int:
        self._check_matrix(name)
        if self.shape[-1] != self.shape[-2]:
            raise ValueError(f"{name}: needs square matrices, got shape {self.shape}")
        return int(self.shape[-1])

    def _eliminated(self, right: Self | None) -> tuple[Self, Self, Self | None]:
        """(pivots (…, n), sign of the row order (…), the solution for `right`): Gauss and Jordan with
        partial pivoting.
        """
        n, lead = self.shape[-1], self.shape[:-2]
        a = (self if right is None else self.cat(right, dim=-1)).contiguous()
        place = self._wrap(iota(n)).reshape((1,) * len(lead) + (n,)).expand((*lead, n))
        sign, pivots = self._wrap(self.ones(lead, dtype=self.dtype).uop), []
        for j in range(n):
            column = a[..., j].detach().abs()
            column = column.isnan().where(math.inf, column)
            best = (place >= j).where(column, -1.0).argmax(-1, keepdim=True)
            order = (place == j).where(best, (place == best).where(j, place)).contiguous()
            a = a.gather(-2, order.reshape((*lead, n, 1)).expand(a.shape)).contiguous()
            sign = (best.reshape(lead) == j).where(sign, -sign)
            pivot = a[..., j : j + 1, j : j + 1]
            pivots.append(pivot.reshape((*lead, 1)))
            row = a[..., j : j + 1, :] / (pivot == 0).where(1.0, pivot)
            here = (self._wrap(iota(n)) == j).reshape((n, 1))
            if right is None:
                below = (self._wrap(iota(n)) > j).reshape((n, 1))
                a = (a - below.where(a[..., j : j + 1], 0.0) * row).contiguous()
            else:
                a = here.where(row, a - a[..., j : j + 1] * row).contiguous()
        found = pivots[0].cat(*pivots[1:], dim=-1) if n > 1 else pivots[0]
        return found, sign, None if right is None else a[..., n:]

    def solve(self, b: Any) -> Self:
        """X with self @ X = `b`: matrices (…, n, n) and right sides (…, n, k), or one vector (n,). Singular
        matrices give NaN.
        """
        n = self._check_square("solve")
        right = self.ufix(b)
        if right.dtype is not self.dtype:
            raise TypeError(f"solve: b is {right.dtype}, this tensor {self.dtype}; cast one of them")
        vector = right.ndim == 1
        right = right.unsqueeze(-1) if vector else right
        if right.ndim < 2 or right.shape[-2] != n:
            raise ValueError(f"solve: matrices {self.shape} need b of shape (…, {n}, k), got {right.shape}")
        a, right = self._same_batches("solve", right)
        pivots, _, out = a._eliminated(right)
        assert out is not None
        singular = (pivots == 0).any(-1).reshape((*out.shape[:-2], 1, 1))
        out = singular.where(math.nan, out)
        return out.squeeze(-1) if vector else out

    def _same_batches(self, name: str, other: Self) -> tuple[Self, Self]:
        from tg_tensor.base import broadcast_shape  # here to keep the public names of this file few

        lead = broadcast_shape(self.shape[:-2], other.shape[:-2])
        return self.expand((*lead, *self.shape[-2:])), other.expand((*lead, *other.shape[-2:]))

    def inv(self) -> Self:
        """The inverse; NaN for a singular matrix."""
        n = self._check_square("inv")
        return self.solve(self.eye(n, dtype=self.dtype))

    def det(self) -> Self:
        """The determinant: shape without the last two axes."""
        self._check_square("det")
        pivots, sign, _ = self._eliminated(None)
        return sign * pivots.prod(-1)

    def slogdet(self) -> tuple[Self, Self]:
        """(sign of the determinant, log of its magnitude): (0, -inf) for a singular matrix."""
        self._check_square("slogdet")
        pivots, sign, _ = self._eliminated(None)
        return sign * pivots.detach().sign().prod(-1), pivots.abs().log().sum(-1)

    def cholesky(self, upper: bool = False) -> Self:
        """L lower triangular with L @ L^T this (symmetric, positive definite) matrix; its transpose with
        `upper`. The lower triangle is read; a matrix that is not positive definite gives NaN.
        """
        n = self._check_square("cholesky")
        a, columns = self, []
        for j in range(n):
            below = (self._wrap(iota(n)) >= j).reshape((n, 1))
            column = below.where(a[..., j : j + 1], 0.0) / a[..., j : j + 1, j : j + 1].sqrt()
            columns.append(column)
            a = (a - column @ column.transpose(-1, -2)).contiguous()
        out = columns[0].cat(*columns[1:], dim=-1) if n > 1 else columns[0]
        return out.transpose(-1, -2) if upper else out

    def eigh(self) -> tuple[Self, Self]:
        """(eigenvalues in rising order (…, n), eigenvectors as columns (…, n, n)) of symmetric matrices; the
        lower triangle is read. Jacobi rotations (Golub and Van Loan, 8.5), disjoint pairs of a round at
        once.
        """
        n = self._check_square("eigh")
        lead = self.shape[:-2]
        a = self.tril() + self.tril(-1).transpose(-1, -2)
        even = n + n % 2
        a = a.pad((0, even - n, 0, even - n)).contiguous()
        v = (
            self.eye(even, dtype=self.dtype)
            .reshape((1,) * len(lead) + (even, even))
            .expand(a.shape)
            .contiguous()
        )
        sweeps = 4 + int(math.log2(even)) if n > 1 else 0
        for _ in range(sweeps * (even - 1)):
            a, v = _jacobi_round(a, v)
        values = a.diagonal(0, -2, -1)
        if even > n:
            values = (self._wrap(iota(even)) == n).where(math.inf, values)
        values, order = values.sort(-1)
        vectors = v.gather(-1, order.reshape((*lead, 1, even)).expand(v.shape))
        return values[..., :n], vectors[..., :n, :n]

    def _cutoff(self, values: Self, rtol: Any, name: str) -> Self:
        """Singular values up to this count as zero."""
        if rtol is None:
            rtol = max(self.shape[-2:]) * 2.0 ** -dtypes.finfo(self.dtype)[1]
        elif not is_number(rtol) or not rtol >= 0:
            raise ValueError(f"{name}: rtol is a number >= 0 or None, got {rtol!r}")
        return values[..., :1] * rtol

    def pinv(self, rtol: float | None = None) -> Self:
        """The Moore-Penrose inverse (…, n, m); singular values up to `rtol` times the largest count as zero
        (default: the larger size times the dtype's epsilon).
        """
        u, s, vt = self.svd(full_matrices=False)
        kept = s > self._cutoff(s, rtol, "pinv")
        inverse = kept.where(1.0 / kept.where(s, 1.0), 0.0)
        k = s.shape[-1]
        scaled = vt[..., :k, :].transpose(-1, -2) * inverse.unsqueeze(-2)
        return scaled @ u[..., :k].transpose(-1, -2)

    def lstsq(self, b: Any, rtol: float | None = None) -> Self:
        """The X of least norm that minimises |self @ X - b|: `b` is (…, m, k), or a vector (m,)."""
        self._check_matrix("lstsq")
        right = self.ufix(b)
        vector = right.ndim == 1
        right = right.unsqueeze(-1) if vector else right
        if right.ndim < 2 or right.shape[-2] != self.shape[-2]:
            raise ValueError(
                f"lstsq: matrices {self.shape} need b with {self.shape[-2]} rows, got {right.shape}"
            )
        out = self.pinv(rtol) @ right
        return out.squeeze(-1) if vector else out

    def matrix_rank(self, rtol: float | None = None) -> Self:
        """How many singular values exceed `rtol` times the largest (as `pinv`), as the default int."""
        s = self.svd(full_matrices=False)[1]
        return (s > self._cutoff(s, rtol, "matrix_rank")).sum(-1).cast(dtypes.default_int)

    def norm(self, p: Any = None, dim: Any = None, keepdim: bool = False) -> Self:
        """Norms as torch.linalg.norm: of vectors along one `dim` (p: None or 2, 0, ±inf, any number), of
        matrices over two (None or "fro", "nuc", ±1, ±2, ±inf). Without `dim`: of all elements if `p` is
        None, else of a vector or matrix.
        """
        x = self._as_float()
        if dim is None and p is None:
            x, dim = x.reshape(-1), 0
        elif dim is None:
            if x.ndim not in (1, 2):
                raise ValueError(f"norm: with p, a tensor of shape {self.shape} needs dim")
            dim = 0 if x.ndim == 1 else (0, 1)
        axes = tuple(dim) if isinstance(dim, (tuple, list)) else (dim,)
        axes = tuple(x._axis(d, "norm: dim") for d in axes)
        if len(set(axes)) != len(axes) or len(axes) not in (1, 2):
            raise ValueError(f"norm: dim is one axis or two different ones, got {dim!r}")
        out = x._vector_norm(p, axes[0]) if len(axes) == 1 else x._matrix_norm(p, axes)
        if keepdim:
            kept = tuple(1 if i in axes else s for i, s in enumerate(x.shape))
            return out.reshape(kept if x.ndim == self.ndim else (1,) * self.ndim)
        return out

    def _vector_norm(self, p: Any, axis: int) -> Self:
        if not (p is None or is_number(p)):
            raise ValueError(f"norm: p of vectors is a number or None, got {p!r}")
        size = self.abs()
        if p is None or p == 2:
            return (size * size).sum(axis).sqrt()
        if p == 0:
            return (size != 0).sum(axis).cast(self.dtype)
        if p in (math.inf, -math.inf):
            return size.max(axis) if p > 0 else size.min(axis)
        return size.sum(axis) if p == 1 else size.pow(float(p)).sum(axis).pow(1.0 / p)

    def _matrix_norm(self, p: Any, axes: tuple[int, ...]) -> Self:
        last = self.permute(tuple(i for i in range(self.ndim) if i not in axes) + axes)
        if p is None or p == "fro":
            return (last * last).sum((-2, -1)).sqrt()
        if p in ("nuc", 2, -2):
            s = last.svd(full_matrices=False)[1]
            return s.sum(-1) if p == "nuc" else s.max(-1) if p == 2 else s.min(-1)
        if p in (1, -1, math.inf, -math.inf):
            sums = last.abs().sum(-2 if p in (1, -1) else -1)
            return sums.max(-1) if p > 0 else sums.min(-1)
        raise ValueError(f'norm: p of matrices is None, "fro", "nuc", ±1, ±2 or ±inf, got {p!r}')


def _turned(x: Any, c: Any, s: Any) -> Any:
    """Columns k and -1-k rotated; then the columns move on as in linalg's tournament."""
    half = x.shape[-1] // 2
    p, q = x[..., :half], x[..., half:].flip(-1)
    turned = (p * c - q * s).cat((p * s + q * c).flip(-1), dim=-1)
    if x.shape[-1] == 2:
        return turned.contiguous()
    return turned[..., :1].cat(turned[..., -1:], turned[..., 1:-1], dim=-1).contiguous()


def _jacobi_round(a: Any, v: Any) -> tuple[Any, Any]:
    """One round: rotations that make the elements of all pairs (k, -1-k) zero."""
    half = a.shape[-1] // 2
    diagonal = a.diagonal(0, -2, -1)
    alpha, beta = diagonal[..., :half], diagonal[..., half:].flip(-1)
    gamma = a.flip(-1).diagonal(0, -2, -1)[..., :half]
    turn = gamma != 0
    zeta = (beta - alpha) / (turn.where(gamma, 1.0) * 2.0)
    t = turn.where((zeta < 0).where(-1.0, 1.0) / (zeta.abs() + (zeta.square() + 1.0).sqrt()), 0.0)
    c = (t.square() + 1.0).rsqrt().unsqueeze(-2).contiguous()
    s = (c * t.unsqueeze(-2)).contiguous()
    a = _turned(_turned(a, c, s).transpose(-1, -2), c, s)
    return a, _turned(v, c, s)
