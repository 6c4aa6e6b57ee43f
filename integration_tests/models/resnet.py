"""What is ResNet-50: bottleneck blocks of three convolutions with a skip (He et al., 2015; strides in the
3x3, as torchvision).
"""

from __future__ import annotations

from collections.abc import Callable

from tg_nn import BatchNorm2d, Conv2d, Linear
from tg_tensor import Tensor

EXPANSION = 4


class Bottleneck:
    """1x1 down, 3x3, 1x1 up, plus the input (through a 1x1 where its shape differs)."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        outputs = width * EXPANSION
        self.conv1 = Conv2d(inputs, width, 1, bias=False)
        self.bn1 = BatchNorm2d(width)
        self.conv2 = Conv2d(width, width, 3, stride=stride, padding=1, bias=False)
        self.bn2 = BatchNorm2d(width)
        self.conv3 = Conv2d(width, outputs, 1, bias=False)
        self.bn3 = BatchNorm2d(outputs)
        self.downsample: list[Callable[[Tensor], Tensor]] = []
        if stride != 1 or inputs != outputs:
            self.downsample = [Conv2d(inputs, outputs, 1, stride=stride, bias=False), BatchNorm2d(outputs)]

    def __call__(self, x: Tensor) -> Tensor:
        out = self.bn1(self.conv1(x)).relu()
        out = self.bn2(self.conv2(out)).relu()
        out = self.bn3(self.conv3(out))
        return (out + x.sequential(self.downsample)).relu()


class ResNet50:
    """Images (batch, 3, side, side) give (batch, classes). `blocks` and `width` make smaller ones for
    tests.
    """

    def __init__(self, classes: int = 1000, blocks: tuple[int, ...] = (3, 4, 6, 3), width: int = 64) -> None:
        self.conv1 = Conv2d(3, width, 7, stride=2, padding=3, bias=False)
        self.bn1 = BatchNorm2d(width)
        self.layers: list[Bottleneck] = []
        inputs = width
        for n, count in enumerate(blocks):
            for i in range(count):
                self.layers.append(Bottleneck(inputs, width << n, 2 if n and not i else 1))
                inputs = (width << n) * EXPANSION
        self.fc = Linear(inputs, classes)

    @property
    def convolutions(self) -> int:
        """How many convolutions a forward pass runs."""
        return 1 + sum(3 + len(b.downsample) // 2 for b in self.layers)

    def __call__(self, x: Tensor) -> Tensor:
        out = self.bn1(self.conv1(x)).relu().max_pool2d((3, 3), stride=2, padding=1)
        return self.fc(out.sequential(self.layers).mean((2, 3)))
