"""Which matrix factorisations are there: QR, singular values?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor.spectra import SpectraMixin


class LinalgMixin(SpectraMixin):
    """Factorisations of the last two axes."""

    __slots__ = ()

    def qr(self) -> tuple[Self, Self]:
        """(Q, R): Q orthogonal (m, m), R upper triangular (m, n), Q @ R this matrix. Householder reflections
        (Golub and Van Loan, Matrix Computations, 5.2); one is unrolled per column."""
        self._check_matrix("qr")
        m, n = self.shape[-2:]
        lead = self.shape[:-2]
        r = self
        q = self.eye(m, dtype=self.dtype).reshape((1,) * len(lead) + (m, m)).expand((*lead, m, m))
        for i in range(min(m - 1, n)):
            x = r[..., i:, i : i + 1]
            norm = x.square().sum(-2, keepdim=True).sqrt()
            first = x[..., :1, :]
            sign = (first < 0).where(-1.0, 1.0)
            head = first + sign * norm
            v = head.cat(x[..., 1:, :], dim=-2)
            size = v.square().sum(-2, keepdim=True)
            v = (v / (size == 0).where(1.0, size).sqrt()).pad((0, 0, i, 0)).contiguous()
            r = (r - v * 2.0 @ (v.transpose(-2, -1) @ r)).contiguous()
            q = (q - (q @ v) @ v.transpose(-2, -1) * 2.0).contiguous()
        return q, r.triu()

    def svd(self, full_matrices: bool = True) -> tuple[Self, Self, Self]:
        """(U, S, V^T) with U diag(S) V^T this matrix and S decreasing. One-sided Jacobi rotations of column
        pairs (Golub and Van Loan, 8.6.3), all disjoint pairs of a round at once.
        """
        self._check_matrix("svd")
        m, n = self.shape[-2:]
        if m < n:
            u, s, vt = self.transpose(-2, -1).svd(full_matrices)
            return vt.transpose(-2, -1), s, u.transpose(-2, -1)
        lead = self.shape[:-2]
        even = n + n % 2
        a = self.pad((0, even - n)) if even > n else self
        v = (
            self.eye(even, dtype=self.dtype)
            .reshape((1,) * len(lead) + (even, even))
            .expand((*lead, even, even))
        )
        both = a.cat(v, dim=-2).contiguous()  # what turns the columns of a turns those of v
        sweeps = 5 + int(math.log2(even))
        for _ in range(sweeps * (even - 1) if n > 1 else 0):
            both = _rotated_pairs(both, m)
        a, v = both[..., :m, :], both[..., m:, :]
        sizes = a.square().sum(-2).sqrt()
        values, places = sizes.sort(-1, descending=True)
        values, places = values[..., :n], places[..., :n]
        columns = places.reshape((*lead, 1, n))
        scaled = a.gather(-1, columns.expand((*lead, m, n)))
        u = scaled / (values == 0).where(1.0, values).reshape((*lead, 1, n))
        rotated = v.gather(-1, columns.expand((*lead, even, n)))[..., :n, :]
        if full_matrices and m > n:
            q, r = u.qr()
            signs = r.diagonal(0, -2, -1)
            signs = (signs < 0).where(-1.0, 1.0).reshape((*lead, 1, n))
            u = (q[..., :n] * signs).cat(q[..., n:], dim=-1)
        return u, values, rotated.transpose(-2, -1)

    def _check_matrix(self, name: str) -> None:
        if self.ndim < 2:
            raise ValueError(f"{name}: needs at least two axes, got shape {self.shape}")
        if self.dtype.kind != "float":
            raise TypeError(f"{name}: needs a float tensor, got {self.dtype}")
        if any(type(d) is not int or d == 0 for d in self.shape[-2:]):
            raise ValueError(
                f"{name}: matrices must not be empty or of symbolic size, got shape {self.shape}"
            )


def _rotated_pairs(x: Any, m: int) -> Any:
    """Columns k and -1-k turned so that their first `m` rows become orthogonal; then the columns move on, the
    first staying, so that after all rounds each has met each (a round-robin tournament)."""
    half = x.shape[-1] // 2
    p, q = x[..., :half], x[..., half:].flip(-1)
    top, other = p[..., :m, :], q[..., :m, :]
    alpha, beta = top.square().sum(-2, keepdim=True), other.square().sum(-2, keepdim=True)
    gamma = (top * other).sum(-2, keepdim=True)
    turn = gamma.abs() > 0
    zeta = (beta - alpha) / (turn.where(gamma, 1.0) * 2.0)
    t = turn.where((zeta < 0).where(-1.0, 1.0) / (zeta.abs() + (zeta.square() + 1.0).sqrt()), 0.0)
    c = (t.square() + 1.0).rsqrt().contiguous()
    s = (c * t).contiguous()
    turned = (p * c - q * s).cat((p * s + q * c).flip(-1), dim=-1)
    return turned[..., :1].cat(turned[..., -1:], turned[..., 1:-1], dim=-1).contiguous()
