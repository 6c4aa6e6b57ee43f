"""Which single operations are measured, and what does each do in numpy and PyTorch?"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tg_tensor.bench.measure import Run, Workload
from tg_tensor.bench.networks import NETWORKS

STREAM = 1 << 24  # floats of the memory-bound workloads


def torch_or_none() -> Any:
    """PyTorch where it is installed."""
    if importlib.util.find_spec("torch") is None:
        return None
    import torch

    return torch


def random(*shape: int) -> Any:
    """Normal float32 numbers, the same every time."""
    return np.random.default_rng(0).standard_normal(shape, np.float32)


def recorded(function: Callable[..., Any], *arrays: Any) -> Run:
    """A call that replays `function` on tensors of these arrays and waits for the result."""
    from tg_tensor import Device, Tensor, TinyJit  # lazy: the package's start-up is measured too

    jit = TinyJit(lambda *xs: function(*xs).realize())
    inputs = [Tensor(a).realize() for a in arrays]
    device = Device[Device.DEFAULT]
    for _ in range(2):
        jit(*inputs)

    def run() -> None:
        jit(*inputs)
        device.synchronize()

    return run


def _compared(
    ours: Callable[..., Any],
    arrays: Callable[[], tuple[Any, ...]],
    numpy: Callable[..., Any] | None = None,
    torch: Callable[[Any], Callable[..., Any]] | None = None,
    channels_last: bool = False,
) -> dict[str, Run]:
    """Runs of one operation on the same arrays. `torch` takes the torch module."""
    given = arrays()
    runs = {"ours": recorded(ours, *given)}
    if numpy is not None:
        runs["numpy"] = partial(numpy, *given)
    if torch is not None and (module := torch_or_none()) is not None:
        tensors = [module.tensor(a) for a in given]
        runs["torch"] = partial(torch(module), *tensors)
        if channels_last:
            last = [t.to(memory_format=module.channels_last) if t.ndim == 4 else t for t in tensors]
            runs["torch channels-last"] = partial(torch(module), *last)
    return runs


def _products() -> list[Workload]:
    out = []
    wanted = {(n, n, n): 1.0 for n in (128, 256, 512, 1024, 2048, 1000)}
    wanted |= {(127, 511, 1023): 1.3, (8, 4096, 4096): 1.5, (64, 4096, 4096): 1.0}
    for (m, n, k), least in wanted.items():
        arrays = partial(_pair, (m, k), (k, n))
        prepare = partial(_compared, lambda x, y: x @ y, arrays, _into(np.matmul, m, n))
        size, flops = 4.0 * (m * k + k * n + m * n), 2.0 * m * n * k
        out.append(Workload("matmul", f"matmul {m}x{n}x{k}", prepare, flops, size, {"numpy": least}))
    n = 4096
    size, flops = 4.0 * (n * n + 2 * n), 2.0 * n * n
    by_row = partial(_compared, lambda w, x: w @ x, partial(_pair, (n, n), (n,)), np.matmul)
    by_column = partial(_compared, lambda x, w: x @ w, partial(_pair, (n,), (n, n)), np.matmul)
    out.append(Workload("matmul", "W @ x, 4096x4096", by_row, flops, size, {"numpy": 1.0}))
    out.append(Workload("matmul", "x @ B, 4096x4096", by_column, flops, size, {"numpy": 0.8}))
    return out + _epilogues()


def _pair(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[Any, ...]:
    return random(*a), random(*b)


def _into(f: Callable[..., Any], *shape: int) -> Callable[..., Any]:
    """A numpy function with memory for its result, as ours has."""
    out = np.empty(shape, np.float32)
    return lambda *args: f(*args, out=out)


def _epilogues() -> list[Workload]:
    """1024^3 with more around it, against our plain product."""
    n = 1024

    def arrays() -> tuple[Any, ...]:
        return random(n, n), random(n, n), random(n), random(n, n)

    forms: dict[str, Callable[..., Any]] = {
        "with bias, gelu and residual": lambda x, y, b, r: (x @ y + b).gelu() + r,
        "with A transposed": lambda x, y, b, r: x.T @ y,
        "with B transposed": lambda x, y, b, r: x @ y.T,
    }
    return [
        Workload("matmul", f"matmul 1024^3 {name}", partial(_beside_plain, f, arrays), 2.0 * n**3, 0.0,
                 {"plain": 0.9})
        for name, f in forms.items()
    ]  # fmt: skip


def _beside_plain(f: Callable[..., Any], arrays: Callable[[], tuple[Any, ...]]) -> dict[str, Run]:
    given = arrays()
    return {"ours": recorded(f, *given), "plain": recorded(lambda x, y, b, r: x @ y, *given)}


def _convolutions() -> list[Workload]:
    out = []
    maps, pictures = (8, 64, 56, 56), (8, 3, 224, 224)
    forms: list[tuple[str, tuple[int, ...], tuple[int, ...], dict[str, int], float]] = [
        ("3x3, 8x64x56x56 -> 64", maps, (64, 64, 3, 3), {"padding": 1}, 0.95),
        ("1x1, 8x64x56x56 -> 256", maps, (256, 64, 1, 1), {}, 0.9),
        ("depthwise 3x3, 8x64x56x56", maps, (64, 1, 3, 3), {"padding": 1, "groups": 64}, 2.0),
        ("7x7 stride 2, 8x3x224x224 -> 64", pictures, (64, 3, 7, 7), {"padding": 3, "stride": 2}, 0.9),
    ]
    for name, image, kernel, options, least in forms:
        side = image[2] // options.get("stride", 1)
        pixels = image[0] * kernel[0] * side * side
        flops = 2.0 * pixels * kernel[1] * kernel[2] * kernel[3]
        prepare = partial(_conv, image, kernel, options)
        size = 4.0 * (np.prod(image) + np.prod(kernel) + pixels)
        out.append(Workload("conv", f"conv {name}", prepare, flops, float(size), {"best": least}))
    return out


def _conv(image: tuple[int, ...], kernel: tuple[int, ...], options: dict[str, int]) -> dict[str, Run]:
    return _compared(
        lambda x, w: x.conv2d(w, **options),
        partial(_pair, image, kernel),
        torch=lambda torch: partial(torch.nn.functional.conv2d, **options),
        channels_last=True,
    )


def _streams() -> list[Workload]:
    def two() -> tuple[Any, ...]:
        return random(STREAM), random(STREAM)[::-1].copy()

    def one() -> tuple[Any, ...]:
        return (random(STREAM),)

    def square() -> tuple[Any, ...]:
        return (random(4096, 4096),)

    gelu: Callable[[Any], Any] = lambda torch: partial(torch.nn.functional.gelu, approximate="tanh")  # noqa: E731
    size = 4.0 * STREAM
    return [
        Workload(
            "stream", "(a*b+a).relu()-b, 16M floats",
            partial(_compared, lambda a, b: (a * b + a).relu() - b, two, _numpy_chain,
                    lambda torch: lambda a, b: (a * b + a).relu() - b),
            0.0, 3 * size, {"best": 5.0, "roofline": 0.85},
        ),
        Workload(
            "stream", "gelu, 16M floats", partial(_compared, lambda a: a.gelu(), one, _numpy_gelu, gelu),
            0.0, 2 * size, {"best": 8.0, "roofline": 0.85},
        ),
        Workload(
            "stream", "sum, 16M floats", partial(_compared, lambda a: a.sum(), one, np.sum, lambda t: t.sum),
            0.0, size, {"numpy": 1.3, "roofline": 0.85},
        ),
        Workload(
            "stream", "sum of 4096x4096, axis 0",
            partial(_compared, lambda a: a.sum(0), square, partial(np.sum, axis=0),
                    lambda t: partial(t.sum, dim=0)),
            0.0, size, {"numpy": 1.5, "roofline": 0.85},
        ),
        Workload(
            "stream", "softmax, rows of 4096",
            partial(_compared, lambda a: a.softmax(), square, None, lambda t: partial(t.softmax, dim=1)),
            0.0, 2 * size, {"torch": 4.0},
        ),
        Workload(
            "stream", "layernorm, rows of 4096",
            partial(_compared, lambda a: a.layernorm(), square, None,
                    lambda t: partial(t.nn.functional.layer_norm, normalized_shape=(4096,))),
            0.0, 2 * size, {"torch": 6.0},
        ),
        Workload(
            "stream", "transpose 4096x4096",
            partial(_compared, lambda a: a.T.contiguous(), square, lambda a: np.ascontiguousarray(a.T),
                    lambda t: lambda a: a.T.contiguous()),
            0.0, 2 * size, {"best": 10.0},
        ),
    ]  # fmt: skip


def _numpy_chain(a: Any, b: Any) -> Any:
    return np.maximum(a * b + a, 0) - b


def _numpy_gelu(a: Any) -> Any:
    return 0.5 * a * (1 + np.tanh(np.float32(0.7978845608) * (a + np.float32(0.044715) * a * a * a)))


def _attention() -> Workload:
    shape = (1, 8, 256, 64)

    def arrays() -> tuple[Any, ...]:
        return random(*shape), random(*shape) * 0.5, random(*shape) + 1

    prepare = partial(
        _compared,
        lambda q, k, v: q.scaled_dot_product_attention(k, v, is_causal=True),
        arrays,
        None,
        lambda t: partial(t.nn.functional.scaled_dot_product_attention, is_causal=True),
    )
    flops = 2 * 2.0 * 8 * 256 * 256 * 64
    return Workload("network", "attention, 8 heads of 256x64, causal", prepare, flops, 0.0, {"torch": 0.9})


def _dispatch() -> Workload:
    """64 kernels of 256 floats through the JIT, beside numpy's loop of 64 calls."""

    def prepare() -> dict[str, Run]:
        a = random(256)

        def chain(x: Any) -> Any:
            for _ in range(64):
                x = (x + 1).contiguous()
            return x

        out = np.zeros(256, np.float32)

        def theirs() -> None:
            for _ in range(64):
                np.add(out, 1, out=out)

        return {"ours": recorded(chain, a), "numpy": theirs}

    return Workload("dispatch", "64 kernels of 256 floats, TinyJit", prepare, 0.0, 0.0, {"numpy": 4.0})


def workloads() -> list[Workload]:
    """All of them, in the order of the table."""
    return [*_products(), *_convolutions(), *_streams(), _attention(), *NETWORKS, _dispatch()]


__all__ = ["random", "recorded", "torch_or_none", "workloads"]
