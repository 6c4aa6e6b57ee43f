"""Layers, optimisers, model files and data sets built from tensors alone."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tg_nn.convolution import Conv1d, Conv2d, ConvTranspose1d, ConvTranspose2d
from tg_nn.layers import Embedding, Linear, LSTMCell
from tg_nn.normalization import (
    BatchNorm,
    BatchNorm2d,
    BatchNorm3d,
    GroupNorm,
    InstanceNorm,
    LayerNorm,
    LayerNorm2d,
    RMSNorm,
)

_SUBMODULES = ("datasets", "optim", "state")


def __getattr__(name: str) -> ModuleType:
    if name not in _SUBMODULES:
        raise AttributeError(f"module 'tg_nn' has no attribute {name!r}")
    return import_module(f"tg_nn.{name}")


__all__ = [
    "BatchNorm",
    "BatchNorm2d",
    "BatchNorm3d",
    "Conv1d",
    "Conv2d",
    "ConvTranspose1d",
    "ConvTranspose2d",
    "Embedding",
    "GroupNorm",
    "InstanceNorm",
    "LSTMCell",
    "LayerNorm",
    "LayerNorm2d",
    "Linear",
    "RMSNorm",
]
