"""How is a discrete Fourier transform of any length made of matrix products?

Complex numbers are a last axis of 2 (real, imaginary part). A length is split into factors of at most 16
(Cooley and Tukey), each a product with the small transform's matrix; a large prime length becomes a
convolution of a power of two (Bluestein).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Self

from tg_tensor.creation import iota
from tg_tensor.special import SpecialMixin
from tg_uop.dtype import DType, dtypes

DIRECT = 16  # longest length done by one matrix product if it has factors
PRIME = 67  # longest prime length done by one matrix product
_NORMS = ("backward", "ortho", "forward")


def _roots(like: Any, rows: int, cols: int, n: int, dtype: DType, sign: int) -> tuple[Any, Any]:
    """(cos, sin) of sign * 2 pi j k / n for j < rows, k < cols."""
    j = iota(rows, dtypes.int64).reshape((rows, 1)).expand((rows, cols))
    k = iota(cols, dtypes.int64).reshape((1, cols)).expand((rows, cols))
    turn = like._wrap(j * k) % n
    angle = turn.cast(dtypes.float64) * (sign * 2 * math.pi / n)
    return angle.cos().cast(dtype).contiguous(), angle.sin().cast(dtype).contiguous()


def _multiplied(re: Any, im: Any, c: Any, s: Any) -> tuple[Any, Any]:
    return re * c - im * s, re * s + im * c


def _stored(parts: tuple[Any, Any]) -> tuple[Any, Any]:
    return parts[0].contiguous(), parts[1].contiguous()


def _factor(n: int) -> int:
    """The largest divisor of `n` in 2 … DIRECT, or 1."""
    return next((f for f in range(min(DIRECT, n - 1), 1, -1) if n % f == 0), 1)


def transform(re: Any, im: Any, sign: int) -> tuple[Any, Any]:
    """The transform of the last axis with exp(sign * 2 pi i j k / n), not scaled."""
    n, dtype = re.shape[-1], re.dtype
    if n <= 1:
        return re, im
    f = _factor(n) if n > DIRECT else 1
    if f == 1 and n > PRIME:
        divisor = next((p for p in range(DIRECT + 1, math.isqrt(n) + 1) if n % p == 0), n)
        if divisor == n:
            return _bluestein(re, im, sign)
        f = divisor
    if f == 1:
        c, s = _roots(re, n, n, n, dtype, sign)
        return re @ c - im @ s, re @ s + im @ c
    rest, lead = n // f, re.shape[:-1]
    re, im = (x.reshape((*lead, f, rest)).transpose(-1, -2) for x in (re, im))
    re, im = transform(re, im, sign)  # (*lead, rest, f)
    re, im = _multiplied(re, im, *_roots(re, rest, f, n, dtype, sign))
    re, im = (x.transpose(-1, -2).contiguous() for x in (re, im))
    re, im = transform(re, im, sign)  # (*lead, f, rest)
    re, im = (x.transpose(-1, -2).reshape((*lead, n)) for x in (re, im))
    return _stored((re, im))


def _bluestein(re: Any, im: Any, sign: int) -> tuple[Any, Any]:
    n, dtype = re.shape[-1], re.dtype
    m = 1 << (2 * n - 2).bit_length()
    j = re._wrap(iota(n, dtypes.int64))
    angle = ((j * j) % (2 * n)).cast(dtypes.float64) * (sign * math.pi / n)
    c, s = angle.cos().cast(dtype).contiguous(), angle.sin().cast(dtype).contiguous()
    a_re, a_im = (x.pad((0, m - n)).contiguous() for x in _multiplied(re, im, c, s))
    back_re, back_im = (x.pad((0, m - 2 * n + 1)).cat(x[1:].flip(0), dim=-1) for x in (c, -s))
    a_re, a_im = transform(a_re, a_im, -1)
    b_re, b_im = transform(back_re.contiguous(), back_im.contiguous(), -1)
    out_re, out_im = transform(*_stored(_multiplied(a_re, a_im, b_re, b_im)), sign=1)
    return _multiplied(out_re[..., :n] / m, out_im[..., :n] / m, c, s)


class SpectraMixin(SpecialMixin):
    """Fourier transforms. A complex tensor has a last axis of 2: (*shape, 2); `dim` counts the axes of
    `shape` only. `n` (or `s`) cuts or pads with zeros first; `norm` is None or "backward" (the inverse is
    divided by n), "ortho" (both by sqrt(n)) or "forward".
    """

    __slots__ = ()

    def _complex_parts(self, name: str) -> tuple[Self, Self]:
        if self.ndim < 2 or self.shape[-1] != 2:
            raise ValueError(
                f"{name}: a complex tensor has a last axis of 2 (real, imaginary), got shape {self.shape}"
            )
        x = self._in_float32()
        return x[..., 0], x[..., 1]

    def _transformed(
        self, name: str, re: Self, im: Self, n: Any, dim: Any, norm: Any, sign: int
    ) -> tuple[Self, Self]:
        d = re._axis(dim, f"{name}: dim")
        size = re._length(name, re.shape[d] if n is None else n)
        re, im = (x._fitted(d, size)._move_axis(d, x.ndim - 1) for x in (re, im))
        scale = _scale(name, norm, size, sign)
        if 0 not in re.shape:
            re, im = transform(re.contiguous(), im.contiguous(), sign)
        re, im = (x._move_axis(x.ndim - 1, d) for x in (re, im))
        return (re, im) if scale == 1 else (re * scale, im * scale)

    def _length(self, name: str, n: Any) -> int:
        if isinstance(n, bool) or not isinstance(n, int):
            raise TypeError(f"{name}: n is an int or None, got {type(n).__name__} {n!r}")
        if n < 1:
            raise ValueError(f"{name}: the length must be positive, got {n}")
        return n

    def _fitted(self, axis: int, size: int) -> Self:
        """Cut or padded with zeros along one axis."""
        have = self.shape[axis]
        if have > size:
            return self.shrink(tuple((0, size if i == axis else s) for i, s in enumerate(self.shape)))
        return self.pad(tuple((0, size - have if i == axis else 0) for i in range(self.ndim)))

    def _joined_parts(self, re: Self, im: Self) -> Self:
        return re.stack(im, dim=-1).cast(self._as_float().dtype)

    def fft(self, n: int | None = None, dim: int = -1, norm: str | None = None) -> Self:
        """The Fourier transform of a complex tensor along `dim`: (*shape, 2)."""
        return self._joined_parts(*self._transformed("fft", *self._complex_parts("fft"), n, dim, norm, -1))

    def ifft(self, n: int | None = None, dim: int = -1, norm: str | None = None) -> Self:
        """The inverse of `fft`."""
        return self._joined_parts(*self._transformed("ifft", *self._complex_parts("ifft"), n, dim, norm, 1))

    def rfft(self, n: int | None = None, dim: int = -1, norm: str | None = None) -> Self:
        """The first n // 2 + 1 frequencies of a real tensor: (…, n // 2 + 1, …, 2)."""
        if self.ndim == 0:
            raise ValueError("rfft: needs at least one axis, got shape ()")
        x = self._in_float32()
        d = x._axis(dim, "rfft: dim")
        re, im = self._transformed("rfft", x, x.zeros_like(), n, d, norm, -1)
        half = re.shape[d] // 2 + 1
        return self._joined_parts(re._fitted(d, half), im._fitted(d, half))

    def irfft(self, n: int | None = None, dim: int = -1, norm: str | None = None) -> Self:
        """The real tensor of length `n` (default 2 (frequencies - 1)) with these frequencies: inverse of
        `rfft`.
        """
        re, im = self._complex_parts("irfft")
        d = re._axis(dim, "irfft: dim")
        size = self._length("irfft", 2 * (re.shape[d] - 1) if n is None else n)
        half = size // 2 + 1
        re, im = (x._fitted(d, half)._move_axis(d, x.ndim - 1) for x in (re, im))
        stop = (size + 1) // 2
        im = im if size == 1 else im * self._real_ends(half, size)
        mirrored = [x[..., 1:stop].flip(-1) for x in (re, im)]
        if stop > 1:
            re, im = re.cat(mirrored[0], dim=-1), im.cat(-mirrored[1], dim=-1)
        out, _ = self._transformed("irfft", re, im, None, -1, norm, 1)
        return out._move_axis(out.ndim - 1, d).cast(self._as_float().dtype)

    def _real_ends(self, half: int, size: int) -> Self:
        """0 at the frequencies of a real signal that have no imaginary part, 1 elsewhere."""
        place = self._wrap(iota(half))
        inner = place > 0
        inner = inner & (place < half - 1) if size % 2 == 0 else inner
        return inner.where(1.0, 0.0)

    def _many(self, name: str, s: Any, dim: Any, axes: int) -> list[tuple[int | None, int]]:
        """(length or None, axis) of a transform over several axes of a tensor with `axes` axes."""
        dims = tuple(dim) if isinstance(dim, (tuple, list)) else (dim,)
        if dim is None:
            dims = tuple(range(axes)) if s is None else tuple(range(axes - len(s), axes))
        dims = tuple(self._axis(d, f"{name}: dim", axes) for d in dims)
        sizes: Sequence[Any] = (None,) * len(dims) if s is None else tuple(s)
        if len(set(dims)) != len(dims) or len(sizes) != len(dims) or not dims:
            raise ValueError(f"{name}: one length for each of different axes, got s {s!r} and dim {dim!r}")
        return list(zip(sizes, dims, strict=True))

    def _over(self, name: str, s: Any, dim: Any, norm: Any, sign: int) -> Self:
        re, im = self._complex_parts(name)
        for n, d in self._many(name, s, dim, re.ndim):
            re, im = self._transformed(name, re, im, n, d, norm, sign)
        return self._joined_parts(re, im)

    def fft2(self, s: Any = None, dim: Any = (-2, -1), norm: str | None = None) -> Self:
        """`fft` over two axes."""
        return self._over("fft2", s, dim, norm, -1)

    def ifft2(self, s: Any = None, dim: Any = (-2, -1), norm: str | None = None) -> Self:
        """The inverse of `fft2`."""
        return self._over("ifft2", s, dim, norm, 1)

    def fftn(self, s: Any = None, dim: Any = None, norm: str | None = None) -> Self:
        """`fft` over several axes (None: all)."""
        return self._over("fftn", s, dim, norm, -1)

    def ifftn(self, s: Any = None, dim: Any = None, norm: str | None = None) -> Self:
        """The inverse of `fftn`."""
        return self._over("ifftn", s, dim, norm, 1)

    def rfft2(self, s: Any = None, dim: Any = (-2, -1), norm: str | None = None) -> Self:
        """`rfft` over the last axis of `dim`, then `fft` over the others."""
        *rest, (n, last) = self._many("rfft2", s, dim, self.ndim)
        out = self.rfft(n, last, norm)
        return (
            out._over("rfft2", [m or out.shape[d] for m, d in rest], [d for _, d in rest], norm, -1)
            if rest
            else out
        )

    def irfft2(self, s: Any = None, dim: Any = (-2, -1), norm: str | None = None) -> Self:
        """The inverse of `rfft2`."""
        *rest, (n, last) = self._many("irfft2", s, dim, self.ndim - 1)
        x = (
            self._over("irfft2", [m or self.shape[d] for m, d in rest], [d for _, d in rest], norm, 1)
            if rest
            else self
        )
        return x.irfft(n, last, norm)


def _scale(name: str, norm: Any, n: int, sign: int) -> float:
    if norm not in (None, *_NORMS):
        raise ValueError(f'{name}: norm is None, "backward", "ortho" or "forward", got {norm!r}')
    if norm == "ortho":
        return n**-0.5
    return 1.0 / n if (norm == "forward") == (sign < 0) else 1.0
