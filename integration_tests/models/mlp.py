"""What is the smallest network worth training: linear layers with an activation between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tg_nn import Linear
from tg_tensor import Tensor


class MLP:
    """`MLP((784, 512, 512, 10))`: x of shape (batch, sizes[0]) gives (batch, sizes[-1])."""

    def __init__(self, sizes: Sequence[int] = (784, 512, 512, 10)) -> None:
        self.layers = [Linear(a, b) for a, b in pairwise(sizes)]

    def __call__(self, x: Tensor) -> Tensor:
        for layer in self.layers[:-1]:
            x = layer(x).relu()
        return self.layers[-1](x)
