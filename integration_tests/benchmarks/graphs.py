"""How long does planning take: schedule and lowering of whole networks, and how many kernels come out?"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from integration_tests.benchmarks.measure import Row
from integration_tests.models import MLP, ResNet50, Transformer, UNet, empty_weights
from tg_codegen import lower_kernel
from tg_schedule import clear_cache, create_schedule
from tg_tensor import Device, Tensor, function
from tg_uop import Ops


class Spent(NamedTuple):
    """Seconds on the clock and of CPU."""

    wall: float
    cpu: float

    def plus(self, other: Spent) -> Spent:
        return Spent(self.wall + other.wall, self.cpu + other.cpu)


def _median(all_spent: list[Spent]) -> Spent:
    return Spent(statistics.median(s.wall for s in all_spent), statistics.median(s.cpu for s in all_spent))


def _timed(spent: list[Spent], function: Callable[..., Any], *args: Any) -> Any:
    """What `function` returns; the time it takes is appended to `spent`."""
    started, cpu = time.perf_counter(), time.process_time()
    result = function(*args)
    spent.append(Spent(time.perf_counter() - started, time.process_time() - cpu))
    return result


class LayersAsFunctions:
    """A transformer whose layers are calls of one `@function`."""

    def __init__(self, model: Transformer) -> None:
        self.model, self.layer = model, function(lambda block, x: block(x))

    def __call__(self, x: Tensor) -> Tensor:
        for block in self.model.blocks:
            x = self.layer(block, x)
        return self.model.ln(x)


def _plan(name: str, model: Any, shape: tuple[int, ...], limits: dict[str, float]) -> Iterator[Row]:
    """Schedule (first, and again with other buffers) and lowering of one forward pass.

    The first pass of all warms what is compiled on first use (the rules of rewriting); it is measured as a
    row of its own.
    """
    empty_weights(model)
    device = Device.DEFAULT
    renderer = Device.renderer(device)
    spent: dict[str, list[Spent]] = {"build graph": [], "schedule": [], "schedule again": [], "lower": []}

    def graph() -> Any:
        return model(Tensor.empty(*shape))

    def schedule(out: Any) -> Any:
        return create_schedule([out.uop], device)

    def lower(kernels: list[Any]) -> None:
        for k in kernels:
            lower_kernel(k, renderer, device)

    calls: tuple[Any, ...] = ()
    for _ in range(3):
        clear_cache()
        calls = _timed(spent["schedule"], schedule, _timed(spent["build graph"], graph)).linear.src
        _timed(spent["schedule again"], schedule, graph())
        _timed(spent["lower"], lower, list(dict.fromkeys(c.src[0] for c in calls if c.src[0].op is Ops.SINK)))
    total = [a.plus(b) for a, b in zip(spent["schedule"], spent["lower"], strict=True)]
    measured = {what: _median(each) for what, each in spent.items()}
    measured |= {"schedule + lower": _median(total), "schedule + lower, first time": total[0]}
    for what, time_spent in measured.items():
        wanted = limits.get(what)
        limit = "time" if wanted else ""
        yield Row(
            f"{name}: {what}",
            time_spent.wall,
            "s",
            wanted=wanted,
            limit_on=limit,
            note=f"cpu {time_spent.cpu:.3f} s",
        ).judged()
    unique = len({c.src[0] for c in calls})
    yield Row(
        f"{name}: kernels",
        len(calls),
        "",
        wanted=limits.get("kernels"),
        limit_on="time" if "kernels" in limits else "",
    ).judged()
    yield Row(f"{name}: different kernels", unique, "")


def resnet() -> Iterator[Row]:
    """ResNet-50 forward, batch 64, weights empty."""
    model = ResNet50()
    limits = {"schedule + lower": 4.0, "schedule": 0.4, "kernels": model.convolutions + 3.0}
    yield from _plan("ResNet-50", model, (64, 3, 224, 224), limits)


def transformer() -> Iterator[Row]:
    """Transformer forward, 12 layers, d=512, T=128."""
    yield from _plan(
        "transformer",
        Transformer(),
        (1, 128, 512),
        {"schedule": 0.6, "schedule again": 0.03, "kernels": 12 * 8 + 1.0},
    )


def transformer_of_functions() -> Iterator[Row]:
    """The same transformer, each layer a `@function`: one body is scheduled."""
    yield from _plan(
        "transformer of functions",
        LayersAsFunctions(Transformer()),
        (1, 128, 512),
        {"schedule": 0.15, "kernels": 12 * 8 + 1.0},
    )


def unet() -> Iterator[Row]:
    """U-Net forward, 64x64."""
    yield from _plan("U-Net", UNet(), (4, 3, 64, 64), {})


def mlp() -> Iterator[Row]:
    """MLP forward, batch 64."""
    yield from _plan("MLP", MLP(), (64, 784), {})
