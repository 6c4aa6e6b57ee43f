"""How is a small convnet trained on handwritten digits, and how well does it read digits it never saw?"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from tqdm import tqdm

from tg_nn import BatchNorm2d, Conv2d, Linear
from tg_nn.datasets import digits
from tg_nn.optim import AdamW
from tg_nn.state import get_parameters
from tg_tensor import Context, Device, GlobalCounters, Tensor, TinyJit
from tg_tensor.run import compile_stats

BATCH = 64
RATE = 3e-3  # of the first epoch; falls to 0 along a cosine


class Net:
    """Two convolutions, each normalised, then a linear layer: (n, 1, 8, 8) pixels give (n, 10) scores."""

    def __init__(self) -> None:
        self.conv1 = Conv2d(1, 16, 3, padding=1)
        self.norm1 = BatchNorm2d(16)
        self.conv2 = Conv2d(16, 32, 3, padding=1)
        self.norm2 = BatchNorm2d(32)
        self.out = Linear(32 * 4 * 4, 10)

    def __call__(self, x: Tensor) -> Tensor:
        x = self.norm1(self.conv1(x)).relu()
        x = self.norm2(self.conv2(x)).relu().max_pool2d()
        return self.out(x.flatten(1))


@dataclass(frozen=True)
class Outcome:
    """What came out of a training: accuracy on the test images, speed, and the test images with
    predictions and labels.
    """

    accuracy: float
    right: int
    losses: list[float]
    images_per_s: float
    kernels_compiled: int
    kernels_per_step: int
    compile_s: float
    run_s: float
    device: str
    images: Any
    predictions: Any
    labels: Any


def train_digits(
    epochs: int = 8, seed: int = 0, device: str | None = None, progress: bool = False
) -> Outcome:
    """Train a `Net` for `epochs` passes and read the test images. The same seed gives the same network.

    `losses` has the mean loss of each epoch; `images_per_s` counts the recorded steps only; `compile_s` is
    what making and loading kernels took, `run_s` the time of all steps without it.
    """
    where = Device.canonicalize(device)
    with Context(DEV=where):
        return _train(epochs, seed, where, progress)


def _train(epochs: int, seed: int, device: str, progress: bool) -> Outcome:
    Tensor.manual_seed(seed)
    data = digits(seed=seed)
    x_train, y_train = data.x_train.numpy(), data.y_train.numpy()
    net = Net()
    optimizer = AdamW(get_parameters(net), lr=RATE, fused=True)
    optimizer.lr.realize(
        *get_parameters([net, optimizer])
    )  # so that all steps, also the first, have the same kernels

    @TinyJit
    @Tensor.train()
    def step(x: Tensor, y: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = net(x).sparse_categorical_crossentropy(y)
        loss.backward()
        return loss.realize(*optimizer.schedule_step())

    steps = len(y_train) // BATCH
    order = np.random.default_rng(seed)
    kernels, compile_s = compile_stats.kernels, compile_stats.seconds
    losses, recorded_s, recorded, kernels_per_step = [], 0.0, 0, 0
    started = time.perf_counter()
    redraw_s = 0.1 if sys.stderr.isatty() else 1.0
    with tqdm(
        total=epochs * steps, unit="batch", desc="training", mininterval=redraw_s, disable=not progress
    ) as bar:
        for epoch in range(epochs):
            chosen = order.permutation(len(y_train))[: steps * BATCH].reshape(steps, BATCH)
            rate = RATE / 2 * (1 + np.cos(np.pi * epoch / epochs))
            optimizer.lr.assign(float(rate)).realize()
            total = 0.0
            for batch in chosen:
                replayed, before, launched = (
                    step.captured is not None,
                    time.perf_counter(),
                    GlobalCounters.kernel_count,
                )
                loss = step(Tensor(x_train[batch]), Tensor(y_train[batch])).item()
                if replayed:
                    recorded_s, recorded = recorded_s + time.perf_counter() - before, recorded + BATCH
                    kernels_per_step = GlobalCounters.kernel_count - launched
                total += loss
                bar.update()
            losses.append(total / steps)
            bar.set_postfix(epoch=epoch + 1, loss=f"{losses[-1]:.4f}", refresh=False)
    run_s = time.perf_counter() - started - (compile_stats.seconds - compile_s)
    predictions = net(data.x_test).argmax(-1).numpy()
    labels = data.y_test.numpy()
    right = int((predictions == labels).sum())
    return Outcome(
        accuracy=right / len(labels),
        right=right,
        losses=losses,
        images_per_s=recorded / recorded_s if recorded else 0.0,
        kernels_compiled=compile_stats.kernels - kernels,
        kernels_per_step=kernels_per_step,
        compile_s=compile_stats.seconds - compile_s,
        run_s=run_s,
        device=_describe(device),
        images=data.x_test.numpy()[:, 0],
        predictions=predictions,
        labels=labels,
    )


def _describe(device: str) -> str:
    """The device, its architecture and what compiles for it."""
    opened = Device[device]
    renderer = type(opened.renderer).__name__.removesuffix("Renderer")
    return f"{device} ({', '.join(p for p in (opened.arch, renderer) if p)})"
