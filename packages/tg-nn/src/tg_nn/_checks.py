"""Are the sizes a layer is made from usable, and what bound do its first weights have?"""

from __future__ import annotations

import math
from typing import Any

from tg_tensor import Tensor


def positive_int(layer: str, name: str, value: Any) -> int:
    """`value` as an int above 0. TypeError for other kinds, ValueError for 0 and below."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{layer}: {name} is a positive int, got {type(value).__name__} {value!r}")
    if value.__index__() < 1:
        raise ValueError(f"{layer}: {name} is a positive int, got {value}")
    return int(value.__index__())


def sizes(layer: str, name: str, value: Any) -> tuple[int, ...]:
    """An int or several as a tuple of positive ints."""
    given = tuple(value) if isinstance(value, (tuple, list)) else (value,)
    if not given:
        raise ValueError(f"{layer}: {name} needs at least one int, got {value!r}")
    return tuple(positive_int(layer, name, v) for v in given)


def uniform_for(fan_in: int, *shape: int) -> Tensor:
    """A trainable tensor drawn from U(-b, b) with b = 1 / sqrt(fan_in).

    This is kaiming uniform with slope sqrt(5), which PyTorch starts linear and convolution layers (and their
    biases) with.
    """
    bound = 1 / math.sqrt(fan_in)
    return Tensor.uniform(*shape, low=-bound, high=bound).is_param_()
