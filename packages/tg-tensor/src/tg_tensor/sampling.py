"""How are images sampled and rearranged: grid_sample, affine_grid, pixel_shuffle, convolutions by rank?"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Self

from tg_tensor.base import new_shape
from tg_tensor.combining import CombiningMixin
from tg_tensor.creation import iota
from tg_uop.dtype import DTypeLike, dtypes

_MODES = ("bilinear", "nearest")
_PADDINGS = ("zeros", "border", "reflection")


class SamplingMixin(CombiningMixin):
    """Images (batch, channels, *spatial) read at any place."""

    __slots__ = ()

    def _conv_of_rank(self, name: str, k: int, weight: Any, args: tuple[Any, ...]) -> Self:
        w = self.ufix(weight)
        if self.ndim != k + 2 or w.ndim != k + 2:
            raise ValueError(f"{name}: needs {k + 2} axes each, got input {self.shape} and weight {w.shape}")
        return self.conv2d(w, *args)

    def conv1d(
        self,
        weight: Any,
        bias: Any = None,
        groups: int = 1,
        stride: Any = 1,
        dilation: Any = 1,
        padding: Any = 0,
        dtype: DTypeLike | None = None,
    ) -> Self:
        """`conv2d` of (batch, in, length) with `weight` (out, in / groups, kernel)."""
        return self._conv_of_rank("conv1d", 1, weight, (bias, groups, stride, dilation, padding, dtype))

    def conv3d(
        self,
        weight: Any,
        bias: Any = None,
        groups: int = 1,
        stride: Any = 1,
        dilation: Any = 1,
        padding: Any = 0,
        dtype: DTypeLike | None = None,
    ) -> Self:
        """`conv2d` of (batch, in, depth, height, width)."""
        return self._conv_of_rank("conv3d", 3, weight, (bias, groups, stride, dilation, padding, dtype))

    def _factor_of(self, name: str, r: Any) -> int:
        if isinstance(r, bool) or not isinstance(r, int):
            raise TypeError(f"{name}: the factor is an int, got {type(r).__name__} {r!r}")
        if r < 1:
            raise ValueError(f"{name}: the factor must be positive, got {r}")
        if self.ndim < 3:
            raise ValueError(f"{name}: needs axes (…, channels, height, width), got shape {self.shape}")
        return r

    def pixel_shuffle(self, upscale_factor: int) -> Self:
        """(…, C r², H, W) as (…, C, H r, W r), r the factor."""
        r = self._factor_of("pixel_shuffle", upscale_factor)
        *lead, c, h, w = self.shape
        if c % (r * r):
            raise ValueError(f"pixel_shuffle: {c} channels of shape {self.shape} do not divide by {r}²")
        k = len(lead)
        x = self.reshape((*lead, c // (r * r), r, r, h, w))
        x = x.permute((*range(k), k, k + 3, k + 1, k + 4, k + 2))
        return x.reshape((*lead, c // (r * r), h * r, w * r))

    def pixel_unshuffle(self, downscale_factor: int) -> Self:
        """The inverse of `pixel_shuffle`."""
        r = self._factor_of("pixel_unshuffle", downscale_factor)
        *lead, c, h, w = self.shape
        if h % r or w % r:
            raise ValueError(f"pixel_unshuffle: the image of shape {self.shape} does not divide by {r}")
        k = len(lead)
        x = self.reshape((*lead, c, h // r, r, w // r, r))
        x = x.permute((*range(k), k, k + 2, k + 4, k + 1, k + 3))
        return x.reshape((*lead, c * r * r, h // r, w // r))

    def affine_grid(self, size: Any, align_corners: bool = False) -> Self:
        """The places that the affine maps of this tensor (N, k, k + 1) take the pixels of images of `size`
        (N, C, *spatial) to: (N, *spatial, k), last axis first, for `grid_sample`.
        """
        k = len(size) - 2 if isinstance(size, (tuple, list)) else 0
        if k not in (2, 3) or self.shape != (size[0], k, k + 1):
            raise ValueError(
                f"affine_grid: maps (N, k, k + 1) and size (N, C, *spatial), got {self.shape}, {size!r}"
            )
        spatial = tuple(size[2:])
        columns = []
        for axis in reversed(range(k)):
            n = spatial[axis]
            place = self._wrap(iota(n)).cast(dtypes.float32)
            if align_corners:
                at = place * (2.0 / (n - 1)) - 1.0 if n > 1 else place * 0.0
            else:
                at = (place * 2.0 + 1.0) / n - 1.0
            columns.append(at.reshape(tuple(n if i == axis else 1 for i in range(k))).expand(spatial))
        base = columns[0].stack(*columns[1:], columns[0].ones_like(), dim=-1).reshape((1, -1, k + 1))
        out = base.cast(self.dtype) @ self.transpose(1, 2)
        return out.reshape((size[0], *spatial, k))

    def grid_sample(
        self, grid: Any, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = False
    ) -> Self:
        """Images (N, C, *spatial) of 2 or 3 spatial axes read at `grid` (N, *out, k): coordinates in [-1, 1],
        last axis first. `mode` is "bilinear" (trilinear in 3-D) or "nearest"; outside the image is "zeros",
        "border" or "reflection".
        """
        g = self.ufix(grid)
        k = self.ndim - 2
        if k not in (2, 3) or g.ndim != self.ndim or g.shape[0] != self.shape[0] or g.shape[-1] != k:
            raise ValueError(
                f"grid_sample: images (N, C, *spatial), grid (N, *out, k); got {self.shape}, {g.shape}"
            )
        if mode not in _MODES or padding_mode not in _PADDINGS:
            raise ValueError(f"grid_sample: mode is one of {_MODES}, padding_mode of {_PADDINGS}")
        batch, channels, *sizes = self.shape
        out_shape, count = g.shape[1:-1], prod(g.shape[1:-1])
        flat = self.reshape((batch, channels, prod(sizes)))
        places = []
        for axis, n in enumerate(sizes):
            c = g[..., k - 1 - axis].reshape((batch, count))
            at = (c + 1.0) * ((n - 1) / 2) if align_corners else ((c + 1.0) * n - 1.0) / 2
            places.append(_padded(at, n, padding_mode, align_corners))
        corners = ((0,) * k,) if mode == "nearest" else tuple(product((0, 1), repeat=k))
        total: Any = None
        for corner in corners:
            index: Any = None
            weight: Any = None
            inside: Any = None
            for at, n, side in zip(places, sizes, corner, strict=True):
                low = at.detach().round() if mode == "nearest" else at.detach().floor()
                i = low + float(side)
                valid = (i >= 0) & (i <= n - 1)
                i = i.clamp(-1, n).cast(dtypes.int32).clamp(0, n - 1)
                share = None if mode == "nearest" else (at - low if side else 1.0 - (at - low))
                index = i if index is None else index * n + i
                inside = valid if inside is None else inside & valid
                weight = share if weight is None else weight * share
            found = flat.gather(2, index.unsqueeze(1).expand((batch, channels, count)))
            found = inside.unsqueeze(1).where(found, 0)
            found = found if weight is None else found * inside.where(weight, 0).unsqueeze(1)
            total = found if total is None else total + found
        return total.reshape((batch, channels, *out_shape)).cast(self.dtype)

    def decode_hevc_frame(self, frame_pos: int, shape: Any, state: Any, ref_frames: Any = None) -> Self:
        """A video frame decoded by the device's video engine. None of this project's devices has one, so
        that this is a RuntimeError after the arguments are checked.
        """
        if isinstance(frame_pos, bool) or not isinstance(frame_pos, int) or frame_pos < 0:
            raise ValueError(f"decode_hevc_frame: frame_pos is an int >= 0, got {frame_pos!r}")
        new_shape("decode_hevc_frame", (shape,))
        for t in (state, *(ref_frames or ())):
            self._tensor("decode_hevc_frame", t)
        raise RuntimeError(
            f"decode_hevc_frame: device {self.device} has no video decoder; decode on the host"
        )


def _padded(at: Any, n: int, padding: str, align_corners: bool) -> Any:
    """Places brought inside an axis of size `n`."""
    if padding == "zeros":
        return at
    if padding == "reflection":
        low, span = (0.0, float(n - 1)) if align_corners else (-0.5, float(n))
        if span == 0:
            return at * 0.0
        away = (at - low).abs()
        turns = (away.detach() / span).floor()
        rest = away - turns * span
        odd = (turns - (turns / 2).floor() * 2) == 1
        at = odd.where(span - rest, rest) + low
    return at.clamp(0, n - 1)
