"""Which layers bring activations to mean 0 and variance 1, over which axes?

Parameters have PyTorch's names and shapes, so its state dictionaries load.
"""

from __future__ import annotations

from tg_nn._checks import positive_int, sizes
from tg_tensor import Tensor, dtypes
from tg_uop import ContextVar

TRAINING = ContextVar("TRAINING", 0)  # the variable that Tensor.train() sets


def _ones(*shape: int) -> Tensor:
    return Tensor.ones(*shape).contiguous().is_param_()


def _zeros(*shape: int) -> Tensor:
    return Tensor.zeros(*shape).contiguous().is_param_()


class BatchNorm:
    """Normalises each channel (axis 1) over the batch and all other axes.

    In training (`Tensor.train()`) the batch's own statistics are used and the running ones move towards them
    by `momentum` (the variance unbiased, as in PyTorch); otherwise the running ones are used. The running
    statistics are written when an optimiser that was given them steps, or when they are realised.
    """

    def __init__(
        self,
        sz: int,
        eps: float = 1e-05,
        affine: bool = True,
        track_running_stats: bool = True,
        momentum: float = 0.1,
    ) -> None:
        self.num_features = positive_int(type(self).__name__, "sz", sz)
        self.eps, self.momentum, self.track_running_stats = eps, momentum, track_running_stats
        self.weight = _ones(sz) if affine else None
        self.bias = _zeros(sz) if affine else None
        if track_running_stats:
            self.num_batches_tracked = _buffer(Tensor.zeros(dtype=dtypes.long))
            self.running_mean = _buffer(Tensor.zeros(sz))
            self.running_var = _buffer(Tensor.ones(sz))

    def calc_stats(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Mean and (biased) variance of each channel: the batch's in training or without running ones."""
        if self.track_running_stats and not TRAINING:
            return self.running_mean, self.running_var
        axes = tuple(a for a in range(x.ndim) if a != 1)
        mean = x.mean(axes)
        centred = x - mean.detach().reshape(_per_channel(x))
        return mean, centred.square().mean(axes)

    def __call__(self, x: Tensor) -> Tensor:
        name = type(self).__name__
        if x.ndim < 2 or x.shape[1] != self.num_features:
            raise ValueError(
                f"{name}: axis 1 has {self.num_features} channels, got a tensor of shape {x.shape}"
            )
        mean, var = self.calc_stats(x)
        if self.track_running_stats and TRAINING:
            count = x.numel() // self.num_features
            if count < 2:
                raise ValueError(
                    f"{name}: a variance needs more than one value per channel, got shape {x.shape}"
                )
            unbiased = var.detach() * (count / (count - 1))
            keep, take = 1 - self.momentum, self.momentum
            self.running_mean.assign(
                self.running_mean * keep + mean.detach().cast(self.running_mean.dtype) * take
            )
            self.running_var.assign(self.running_var * keep + unbiased.cast(self.running_var.dtype) * take)
            self.num_batches_tracked += 1
        return x.batchnorm(self.weight, self.bias, mean, (var + self.eps).rsqrt())


BatchNorm2d = BatchNorm3d = BatchNorm


def _buffer(t: Tensor) -> Tensor:
    """A tensor with memory of its own that is saved and loaded but not trained."""
    return t.contiguous().requires_grad_(False)


def _per_channel(x: Tensor) -> tuple[int, ...]:
    return (1, x.shape[1]) + (1,) * (x.ndim - 2)


class GroupNorm:
    """Normalises groups of channels (axis 1) of each sample, then scales and shifts each channel."""

    def __init__(self, num_groups: int, num_channels: int, eps: float = 1e-05, affine: bool = True) -> None:
        name = type(self).__name__
        self.num_groups = positive_int(name, "num_groups", num_groups)
        self.num_channels = positive_int(name, "num_channels", num_channels)
        if num_channels % num_groups:
            raise ValueError(f"{name}: {num_groups} groups do not divide {num_channels} channels")
        self.eps = eps
        self.weight = _ones(num_channels) if affine else None
        self.bias = _zeros(num_channels) if affine else None

    def __call__(self, x: Tensor) -> Tensor:
        if x.ndim < 2 or x.shape[1] != self.num_channels:
            name = type(self).__name__
            raise ValueError(
                f"{name}: axis 1 has {self.num_channels} channels, got a tensor of shape {x.shape}"
            )
        groups = x.reshape(x.shape[0], self.num_groups, -1)
        out = groups.layernorm(eps=self.eps).reshape(x.shape)
        if self.weight is None or self.bias is None:
            return out
        return out * self.weight.reshape(_per_channel(x)) + self.bias.reshape(_per_channel(x))


class InstanceNorm(GroupNorm):
    """Normalises each channel of each sample."""

    def __init__(self, num_features: int, eps: float = 1e-05, affine: bool = True) -> None:
        super().__init__(num_features, num_features, eps, affine)


class LayerNorm:
    """Normalises the last axes, whose sizes are `normalized_shape`, then scales and shifts each element."""

    def __init__(
        self, normalized_shape: int | tuple[int, ...], eps: float = 1e-05, elementwise_affine: bool = True
    ) -> None:
        self.normalized_shape = sizes(type(self).__name__, "normalized_shape", normalized_shape)
        self.eps = eps
        self.weight = _ones(*self.normalized_shape) if elementwise_affine else None
        self.bias = _zeros(*self.normalized_shape) if elementwise_affine else None

    def __call__(self, x: Tensor) -> Tensor:
        n = len(self.normalized_shape)
        if x.shape[-n:] != self.normalized_shape:
            name = type(self).__name__
            raise ValueError(
                f"{name}: normalises last axes {self.normalized_shape}, got a tensor of shape {x.shape}"
            )
        out = x.layernorm(axis=tuple(range(-n, 0)), eps=self.eps)
        return out if self.weight is None or self.bias is None else out * self.weight + self.bias


class LayerNorm2d(LayerNorm):
    """`LayerNorm` over the channels of (batch, channels, height, width)."""

    def __call__(self, x: Tensor) -> Tensor:
        return super().__call__(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class RMSNorm:
    """`x * rsqrt(mean(x²) + eps) * weight` over the last axis, computed in float32 or wider."""

    def __init__(self, dim: int, eps: float = 1e-06, elementwise_affine: bool = True) -> None:
        self.dim = positive_int("RMSNorm", "dim", dim)
        self.eps = eps
        self.weight = _ones(dim) if elementwise_affine else None

    def __call__(self, x: Tensor) -> Tensor:
        if x.ndim == 0 or x.shape[-1] != self.dim:
            raise ValueError(
                f"RMSNorm: the last axis has {self.dim} elements, got a tensor of shape {x.shape}"
            )
        wide = x if x.dtype in (dtypes.float32, dtypes.float64) else x.float()
        out = (wide * (wide.square().mean(-1, keepdim=True) + self.eps).rsqrt()).cast(x.dtype)
        return out if self.weight is None else out * self.weight
