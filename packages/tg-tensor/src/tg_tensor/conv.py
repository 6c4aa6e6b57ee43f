"""How are convolution and pooling made of windows: any number of spatial axes, strides, dilations, groups,
paddings?

Windows are views (movement.windows); a convolution is the windows times the weights, summed.
"""

from __future__ import annotations

from math import prod
from typing import Any, Self

from tg_tensor.base import pairs_of
from tg_tensor.creation import iota
from tg_tensor.matmul import MatmulMixin
from tg_tensor.movement import pad_value, windows
from tg_uop.dtype import DTypeLike, dtypes
from tg_uop.uop import UOp


def window_axes(u: UOp, kernel: tuple[int, ...], stride: tuple[int, ...], dilation: tuple[int, ...]) -> UOp:
    """The last k axes as (outputs of each…, kernel of each…)."""
    k, lead = len(kernel), len(u.shape) - len(kernel)
    for i in range(k):  # axis `lead` becomes windows at the end, (outputs, kernel) appended
        order = tuple(a for a in range(len(u.shape)) if a != lead) + (lead,)
        u = windows(u.permute(order), kernel[i], stride[i], dilation[i])
    outputs = tuple(lead + 2 * i for i in range(k))
    kernels = tuple(lead + 2 * i + 1 for i in range(k))
    return u.permute((*range(lead), *outputs, *kernels))


class ConvMixin(MatmulMixin):
    """Convolutions and pooling; names end in 2d, spatial axes may be one, two, three or more."""

    __slots__ = ()

    def _paddings(self, name: str, padding: Any, k: int) -> tuple[tuple[int, int], ...]:
        """An int, one int per axis, or two ints per axis (last axis first, as PyTorch's pad) as (begin, end)
        per axis.
        """
        if (
            isinstance(padding, (tuple, list))
            and len(padding) == 2 * k
            and k > 0
            and all(isinstance(p, int) for p in padding)
        ):
            pairs = tuple((padding[2 * i], padding[2 * i + 1]) for i in range(k))[::-1]
        elif (
            isinstance(padding, (tuple, list))
            and padding
            and all(isinstance(p, (tuple, list)) for p in padding)
        ):
            pairs = tuple(pairs_of(f"{name}: padding", p, 2) for p in padding)  # type: ignore[misc]
            if len(pairs) != k:
                raise ValueError(f"{name}: padding has {len(pairs)} pairs for {k} spatial axes")
        else:
            pairs = tuple((p, p) for p in pairs_of(f"{name}: padding", padding, k))
        if any(v < 0 for p in pairs for v in p):
            raise ValueError(f"{name}: padding must not be negative, got {padding!r}")
        return pairs

    def _positive(self, name: str, value: Any, k: int) -> tuple[int, ...]:
        out = pairs_of(name, value, k)
        if any(v <= 0 for v in out):
            raise ValueError(f"{name}: must be positive, got {value!r}")
        return out

    def conv2d(
        self,
        weight: Any,
        bias: Any = None,
        groups: int = 1,
        stride: Any = 1,
        dilation: Any = 1,
        padding: Any = 0,
        dtype: DTypeLike | None = None,
    ) -> Self:
        """Cross-correlation of (batch, in, *spatial) with `weight` (out, in / groups, *kernel), plus `bias`
        (out).

        `stride` and `dilation` are ints or one per axis, `padding` also (begin, end) pairs or a flat list,
        last axis first. Sums are kept in 32 bits or more; `dtype` chooses the result's dtype.
        """
        w = self.ufix(weight)
        k = w.ndim - 2
        if k < 1 or self.ndim != w.ndim:
            raise ValueError(
                f"conv2d: (batch, channels, *spatial) and (out, in, *kernel), got {self.shape} and {w.shape}"
            )
        if isinstance(groups, bool) or not isinstance(groups, int) or groups < 1:
            raise ValueError(f"conv2d: groups is a positive int, got {groups!r}")
        batch, cin = self.shape[:2]
        cout, per_group = w.shape[:2]
        if per_group * groups != cin or cout % groups:
            raise ValueError(f"conv2d: input {self.shape} and weight {w.shape} do not fit {groups} groups")
        strides, dilations = (
            self._positive("conv2d: stride", stride, k),
            self._positive("conv2d: dilation", dilation, k),
        )
        kernel, pads = w.shape[2:], self._paddings("conv2d", padding, k)
        for n, (b, e), size, d in zip(self.shape[2:], pads, kernel, dilations, strict=True):
            if n + b + e < d * (size - 1) + 1:
                raise ValueError(
                    f"conv2d: kernel {kernel} (dilation {dilations}) exceeds {self.shape[2:]}, padded {pads}"
                )
        wide, out_dtype = self._product_types(w, dtype)
        x = self.uop.cast(wide).pad(((0, 0), (0, 0), *pads))
        x = window_axes(x, kernel, strides, dilations)
        spatial, rcout = x.shape[2 : 2 + k], cout // groups
        x = x.reshape((batch, groups, 1, per_group, *spatial, *kernel))
        x = x.expand((batch, groups, rcout, per_group, *spatial, *kernel))
        at = 4 + k
        x = x.permute((0, 1, 2, *range(4, at), 3, *range(at, at + k)))
        kernels = w.uop.cast(wide).reshape((1, groups, rcout, *(1,) * k, per_group, *kernel)).expand(x.shape)
        axes = tuple(range(3 + k, 4 + 2 * k))
        summed = self._new(x * kernels).sum(axes, dtype=wide)
        out = summed.reshape((batch, cout, *spatial)).cast(out_dtype)
        if bias is None:
            return out
        added = self.ufix(bias)
        if added.shape != (cout,):
            raise ValueError(f"conv2d: bias has shape {added.shape}, expected ({cout},)")
        return out.add(added.reshape((1, cout, *(1,) * k)))

    def image_conv2d(
        self,
        weight: Any,
        bias: Any = None,
        groups: int = 1,
        stride: Any = 1,
        dilation: Any = 1,
        padding: Any = 0,
        dtype: DTypeLike | None = None,
    ) -> Self:
        """`conv2d`; on devices with image memory the code generator may read the operands as images."""
        return self.conv2d(weight, bias, groups, stride, dilation, padding, dtype)

    def conv_transpose2d(
        self,
        weight: Any,
        bias: Any = None,
        groups: int = 1,
        stride: Any = 1,
        dilation: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
    ) -> Self:
        """The gradient of `conv2d` with respect to its input: `weight` is (in, out / groups, *kernel)."""
        w = self.ufix(weight)
        k = w.ndim - 2
        if k < 1 or self.ndim != w.ndim:
            raise ValueError(
                f"conv_transpose2d: got input {self.shape} and weight {w.shape}; both need (.., .., *spatial)"
            )
        if isinstance(groups, bool) or not isinstance(groups, int) or groups < 1 or w.shape[0] % groups:
            raise ValueError(f"conv_transpose2d: {groups!r} groups do not divide weight {w.shape}")
        if self.shape[1] != w.shape[0]:
            raise ValueError(
                f"conv_transpose2d: input {self.shape} has not the {w.shape[0]} channels of weight {w.shape}"
            )
        strides = self._positive("conv_transpose2d: stride", stride, k)
        dilations = self._positive("conv_transpose2d: dilation", dilation, k)
        extra = pairs_of("conv_transpose2d: output_padding", output_padding, k)
        pads = self._paddings("conv_transpose2d", padding, k)
        kernel = w.shape[2:]
        if any(not 0 <= o < max(s, d) for o, s, d in zip(extra, strides, dilations, strict=True)):
            raise ValueError(
                f"conv_transpose2d: output_padding {extra} must be below stride {strides} or "
                f"dilation {dilations}"
            )
        turned = w.reshape((groups, w.shape[0] // groups, w.shape[1], *kernel))
        turned = turned.transpose(1, 2).reshape((groups * w.shape[1], w.shape[0] // groups, *kernel))
        turned = turned.flip(tuple(range(2, 2 + k)))
        u = self.uop
        for i, s in enumerate(strides):  # s - 1 zeros between neighbours
            axis, n = 2 + i, u.shape[2 + i]
            if s > 1 and n > 0:
                u = u.reshape((*u.shape[: axis + 1], 1, *u.shape[axis + 1 :]))
                u = u.pad(tuple((0, s - 1) if a == axis + 1 else (0, 0) for a in range(len(u.shape))))
                u = u.reshape((*u.shape[:axis], n * s, *u.shape[axis + 2 :]))
                u = u.shrink(
                    tuple((0, (n - 1) * s + 1) if a == axis else (0, d) for a, d in enumerate(u.shape))
                )
        around = tuple(
            ((size - 1) * d - b, (size - 1) * d - e + o)
            for size, d, (b, e), o in zip(kernel, dilations, pads, extra, strict=True)
        )
        cut = tuple((max(-b, 0), n - max(-e, 0)) for (b, e), n in zip(around, u.shape[2:], strict=True))
        if any(e < b for b, e in cut):
            raise ValueError(f"conv_transpose2d: padding {padding} leaves nothing of the output")
        u = u.shrink(((0, u.shape[0]), (0, u.shape[1]), *cut))
        u = u.pad(((0, 0), (0, 0), *((max(b, 0), max(e, 0)) for b, e in around)))
        return self._new(u).conv2d(turned, bias, groups, 1, dilations)

    # *** pooling ***

    def _pool_windows(
        self,
        name: str,
        kernel_size: Any,
        stride: Any,
        dilation: Any,
        padding: Any,
        ceil_mode: bool,
        fill: Any,
    ) -> tuple[UOp, tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
        """(windows (*lead, *outputs, *kernel), kernel, strides, paddings incl. what ceil_mode adds)."""
        k = len(kernel_size) if isinstance(kernel_size, (tuple, list)) else 2
        if self.ndim < k + 1:
            raise ValueError(
                f"{name}: {k} spatial axes and at least one before them are needed, got shape {self.shape}"
            )
        kernel = self._positive(f"{name}: kernel_size", kernel_size, k)
        strides = kernel if stride is None else self._positive(f"{name}: stride", stride, k)
        dilations = self._positive(f"{name}: dilation", dilation, k)
        pads = list(self._paddings(name, padding, k))
        sizes = self.shape[-k:]
        for i, (n, size, s, d) in enumerate(zip(sizes, kernel, strides, dilations, strict=True)):
            begin, end = pads[i]
            span = d * (size - 1) + 1
            if n + begin + end < span:
                raise ValueError(
                    f"{name}: kernel {kernel} (dilation {dilations}) exceeds {sizes} padded by {tuple(pads)}"
                )
            if ceil_mode and (over := (n + begin + end - span) % s):
                last = n + begin + end - span - over + s  # where one more window would begin
                if last < n + begin:
                    pads[i] = (begin, last + span - n - begin)
        u = pad_value(self.uop, ((0, 0),) * (self.ndim - k) + tuple(pads), fill)
        return window_axes(u, kernel, strides, dilations), kernel, strides, tuple(pads)

    def avg_pool2d(
        self,
        kernel_size: Any = (2, 2),
        stride: Any = None,
        dilation: Any = 1,
        padding: Any = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> Self:
        """The average of every window; `count_include_pad` counts the padding's zeros as elements."""
        x = self._as_float()
        args = (kernel_size, stride, dilation, padding, ceil_mode)
        u, kernel, _, pads = x._pool_windows("avg_pool2d", *args, 0)
        k = len(kernel)
        axes = tuple(range(-k, 0))
        if count_include_pad and not ceil_mode:
            return x._new(u).mean(axes)
        if count_include_pad:  # padding counts, what ceil_mode adds beyond it does not
            asked = x._paddings("avg_pool2d", padding, k)
            ones = UOp.const(
                x.dtype, 1, tuple(n + b + e for n, (b, e) in zip(x.shape[-k:], asked, strict=True))
            )
            ones = ones.pad(tuple((0, full[1] - own[1]) for full, own in zip(pads, asked, strict=True)))
        else:
            ones = UOp.const(x.dtype, 1, x.shape[-k:]).pad(pads)
        strides = kernel if stride is None else pairs_of("avg_pool2d: stride", stride, k)
        counts = window_axes(ones, kernel, strides, pairs_of("avg_pool2d: dilation", dilation, k))
        return x._new(u).sum(axes) / x._new(counts).sum(axes)

    def max_pool2d(
        self,
        kernel_size: Any = (2, 2),
        stride: Any = None,
        dilation: Any = 1,
        padding: Any = 0,
        ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> Any:
        """The greatest element of every window; `return_indices` also gives its position in the flattened
        plane.
        """
        fill = dtypes.min(self.dtype)
        args = (kernel_size, stride, dilation, padding, ceil_mode)
        u, kernel, strides, pads = self._pool_windows("max_pool2d", *args, fill)
        k = len(kernel)
        best = self._new(u).max(tuple(range(-k, 0)))
        if not return_indices:
            return best
        sizes = self.shape[-k:]
        total = prod(sizes)
        # the first position is the greatest of (total - position), so that padding (0) never wins
        places = (total - iota(total)).reshape(sizes).pad(pads)
        where = window_axes(places, kernel, strides, pairs_of("max_pool2d: dilation", dilation, k))
        top = best.uop.reshape((*best.shape, *(1,) * k)).expand(u.shape)
        hit = (
            self._new(u).eq(self._new(top)) | self._new(u).isnan()
            if self.dtype.kind == "float"
            else self._new(u).eq(self._new(top))
        )
        first = self._new(hit.uop.where(where.broadcast_to(u.shape), 0)).max(tuple(range(-k, 0)))
        return best, (total - first).cast(dtypes.default_int)

    def max_unpool2d(
        self,
        indices: Any,
        kernel_size: Any = (2, 2),
        stride: Any = None,
        dilation: Any = 1,
        padding: Any = 0,
        output_size: Any = None,
    ) -> Self:
        """The maxima put back at `indices` (from `max_pool2d`), zeros elsewhere. `output_size` settles the
        size.
        """
        i = self._index_like("max_unpool2d", indices)
        if i.shape != self.shape:
            raise ValueError(f"max_unpool2d: indices of shape {i.shape} for values of shape {self.shape}")
        k = len(kernel_size) if isinstance(kernel_size, (tuple, list)) else 2
        kernel = self._positive("max_unpool2d: kernel_size", kernel_size, k)
        strides = kernel if stride is None else self._positive("max_unpool2d: stride", stride, k)
        dilations, pads = (
            self._positive("max_unpool2d: dilation", dilation, k),
            self._paddings("max_unpool2d", padding, k),
        )
        if output_size is None:
            sizes = tuple(
                (n - 1) * s - b - e + d * (size - 1) + 1
                for n, size, s, d, (b, e) in zip(
                    self.shape[-k:], kernel, strides, dilations, pads, strict=True
                )
            )
        else:
            sizes = tuple(int(v) for v in output_size)[-k:]
        lead = self.shape[:-k]
        flat = self.zeros((*lead, prod(sizes)), dtype=self.dtype)
        pooled = prod(self.shape[-k:])
        return flat.scatter(-1, i.reshape((*lead, pooled)), self.reshape((*lead, pooled))).reshape(
            (*lead, *sizes)
        )
