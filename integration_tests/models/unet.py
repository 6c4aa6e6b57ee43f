"""What is a U-Net: convolutions at halving resolutions, then back up, joined with what was seen on the way
down.
"""

from __future__ import annotations

from tg_nn import Conv2d, ConvTranspose2d, GroupNorm
from tg_tensor import Tensor


class DoubleConv:
    """Twice a 3x3 convolution, group norm and silu."""

    def __init__(self, inputs: int, outputs: int) -> None:
        self.conv1, self.norm1 = Conv2d(inputs, outputs, 3, padding=1), GroupNorm(min(8, outputs), outputs)
        self.conv2, self.norm2 = Conv2d(outputs, outputs, 3, padding=1), GroupNorm(min(8, outputs), outputs)

    def __call__(self, x: Tensor) -> Tensor:
        x = self.norm1(self.conv1(x)).silu()
        return self.norm2(self.conv2(x)).silu()


class UNet:
    """Images (batch, inputs, side, side) give (batch, outputs, side, side); side must divide by 2 **
    (len(widths) - 1).
    """

    def __init__(
        self, inputs: int = 3, outputs: int = 3, widths: tuple[int, ...] = (32, 64, 128, 256)
    ) -> None:
        self.down = [DoubleConv(a, b) for a, b in zip((inputs, *widths[:-2]), widths[:-1], strict=True)]
        self.middle = DoubleConv(widths[-2], widths[-1])
        pairs = list(zip(widths[:0:-1], widths[-2::-1], strict=True))
        self.lift = [ConvTranspose2d(a, b, 2, stride=2) for a, b in pairs]
        self.up = [DoubleConv(2 * b, b) for _, b in pairs]
        self.head = Conv2d(widths[0], outputs, 1)

    def __call__(self, x: Tensor) -> Tensor:
        seen = []
        for block in self.down:
            x = block(x)
            seen.append(x)
            x = x.max_pool2d((2, 2))
        x = self.middle(x)
        for lift, block in zip(self.lift, self.up, strict=True):
            x = block(seen.pop().cat(lift(x), dim=1))
        return self.head(x)
