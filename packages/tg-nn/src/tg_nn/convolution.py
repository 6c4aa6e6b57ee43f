"""Which layers convolve: over one or two axes, and their transposes?

Parameters have PyTorch's names, shapes and first values, so its state dictionaries load.
"""

from __future__ import annotations

from math import prod
from typing import Any

from tg_nn._checks import positive_int, sizes, uniform_for
from tg_tensor import Tensor

Sizes = int | tuple[int, ...] | list[int]


def _kernel(layer: str, kernel_size: Sizes, axes: int) -> tuple[int, ...]:
    """The kernel's size on each spatial axis."""
    kernel = sizes(layer, "kernel_size", kernel_size)
    if len(kernel) == 1:
        return kernel * axes
    if len(kernel) != axes:
        raise ValueError(f"{layer}: kernel_size is an int or {axes} ints, got {kernel_size!r}")
    return kernel


def _channels(layer: str, in_channels: int, out_channels: int, groups: int) -> tuple[int, int, int]:
    """(in, out, groups) when the groups divide both."""
    n_in, n_out = (
        positive_int(layer, "in_channels", in_channels),
        positive_int(layer, "out_channels", out_channels),
    )
    n_groups = positive_int(layer, "groups", groups)
    if n_in % n_groups or n_out % n_groups:
        raise ValueError(f"{layer}: {n_groups} groups do not divide {n_in} input and {n_out} output channels")
    return n_in, n_out, n_groups


def _padding(layer: str, padding: Any, kernel: tuple[int, ...], stride: Sizes, dilation: Sizes) -> Any:
    """`padding`, with the words "same" and "valid" turned into pairs per axis."""
    if not isinstance(padding, str):
        return padding
    if padding == "valid":
        return 0
    if padding != "same":
        raise ValueError(f'{layer}: padding is ints, "same" or "valid", got {padding!r}')
    if any(s != 1 for s in sizes(layer, "stride", stride)):
        raise ValueError(f'{layer}: padding "same" needs stride 1, got {stride!r}')
    dilations = sizes(layer, "dilation", dilation)
    dilations = dilations * len(kernel) if len(dilations) == 1 else dilations
    totals = [d * (k - 1) for d, k in zip(dilations, kernel, strict=True)]
    return tuple((t // 2, t - t // 2) for t in totals)


class Conv2d:
    """Cross-correlation of (batch, in_channels, height, width) with `weight` (out_channels, in / groups,
    *kernel).

    `stride`, `dilation`: an int or one per axis; `padding`: also (begin, end) pairs, "same" or "valid".
    """

    _axes = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: Any = 0,
        dilation: Sizes = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        layer = type(self).__name__
        n_in, n_out, self.groups = _channels(layer, in_channels, out_channels, groups)
        self.kernel_size = _kernel(layer, kernel_size, self._axes)
        self.stride, self.dilation = stride, dilation
        self.padding = _padding(layer, padding, self.kernel_size, stride, dilation)
        fan_in = n_in // self.groups * prod(self.kernel_size)
        self.weight = uniform_for(fan_in, n_out, n_in // self.groups, *self.kernel_size)
        self.bias = uniform_for(fan_in, n_out) if bias else None

    def __call__(self, x: Tensor) -> Tensor:
        return x.conv2d(self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding)


class Conv1d(Conv2d):
    """`Conv2d` over one axis: (batch, in_channels, length)."""

    _axes = 1


class ConvTranspose2d:
    """The gradient of `Conv2d` with respect to its input; `weight` is (in_channels, out / groups,
    *kernel).
    """

    _axes = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: Any = 0,
        output_padding: Sizes = 0,
        dilation: Sizes = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        layer = type(self).__name__
        n_in, n_out, self.groups = _channels(layer, in_channels, out_channels, groups)
        self.kernel_size = _kernel(layer, kernel_size, self._axes)
        self.stride, self.padding, self.output_padding, self.dilation = (
            stride,
            padding,
            output_padding,
            dilation,
        )
        fan_in = n_out // self.groups * prod(self.kernel_size)  # PyTorch counts axis 1 of the weight
        self.weight = uniform_for(fan_in, n_in, n_out // self.groups, *self.kernel_size)
        self.bias = uniform_for(fan_in, n_out) if bias else None

    def __call__(self, x: Tensor) -> Tensor:
        return x.conv_transpose2d(
            self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding, self.output_padding
        )


class ConvTranspose1d(ConvTranspose2d):
    """`ConvTranspose2d` over one axis: (batch, in_channels, length)."""

    _axes = 1
