"""How fast are kernels beside numpy and torch: matmul, memory-bound work, and a table of single
operations?
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from integration_tests.benchmarks.measure import Row, versus
from tg_tensor import Device, Tensor, TinyJit

ELEMENTS = 1 << 24  # of the memory-bound rows
SLOWEST = 0.1  # no operation of the table may be slower than torch by more than this


def recorded(function: Callable[..., Any], *arrays: Any) -> Callable[[], Any]:
    """A call that replays `function` on tensors of these arrays and waits for the result."""
    jit = TinyJit(lambda *xs: function(*xs).realize())
    inputs = [Tensor(a).realize() for a in arrays]
    device = Device[Device.DEFAULT]
    for _ in range(2):
        jit(*inputs)

    def run() -> None:
        jit(*inputs)
        device.synchronize()

    return run


def _random(*shape: int) -> Any:
    return np.random.default_rng(0).standard_normal(shape, np.float32)


def matmul() -> Iterator[Row]:
    """f32 matrix products against numpy's BLAS."""
    for n in (512, 768, 1024):
        a, b = _random(n, n), _random(n, n)
        out = np.empty_like(a)
        ours = recorded(lambda x, y: x @ y, a, b)

        def theirs(a: Any = a, b: Any = b, out: Any = out) -> None:
            np.matmul(a, b, out=out)

        yield versus(f"matmul {n}", ours, theirs, "numpy", 0.4, 2.0 * n**3, "GFLOPS", 2.0)


def fused() -> Iterator[Row]:
    """A chain of elementwise operations over 16M floats: bytes per second beside np.copyto's."""
    a, b = _random(ELEMENTS), _random(ELEMENTS)
    out = np.empty_like(a)
    copy = versus(
        "np.copyto over 16M floats", lambda: np.copyto(out, a), None, "", None, 8.0 * ELEMENTS, "GB/s"
    )
    ours = recorded(lambda x, y: (x * y + x).relu() - y, a, b)
    row = versus(
        "(a*b+a).relu()-b over 16M floats",
        ours,
        lambda: np.copyto(out, a),
        "np.copyto",
        0.9,
        12.0 * ELEMENTS,
        "GB/s",
        2.0,
    )
    if row.theirs is not None:  # copyto moves two thirds of the bytes
        row.theirs *= 8 / 12
        row.ratio = row.ours / row.theirs
    yield copy
    yield row.judged()


def reductions() -> Iterator[Row]:
    """Sums over 16M floats against numpy."""
    a = _random(ELEMENTS)
    rows = a.reshape(4096, 4096)
    yield versus(
        "sum over 16M floats",
        recorded(lambda x: x.sum(), a),
        a.sum,
        "numpy",
        0.8,
        4.0 * ELEMENTS,
        "GB/s",
        2.0,
    )
    for axis in (0, 1):
        ours = recorded(lambda x, axis=axis: x.sum(axis), rows)
        yield versus(
            f"sum of 4096x4096, axis {axis}",
            ours,
            partial(rows.sum, axis),
            "numpy",
            None,
            4.0 * ELEMENTS,
            "GB/s",
        )


def _table() -> dict[str, tuple[Callable[..., Any], Callable[..., Any] | None, tuple[Any, ...]]]:
    """name -> (on Tensors, on torch tensors, arrays)."""
    torch: Any = None
    if importlib.util.find_spec("torch") is not None:
        import torch
    flat, square = _random(1 << 20), _random(1024, 1024)
    positive = np.abs(flat) + 0.1
    picture, kernel = _random(4, 32, 96, 96), _random(32, 32, 3, 3)
    order = np.random.default_rng(1).integers(0, 1024, 1024).astype(np.int64)
    f: Any = torch.nn.functional if torch else None
    return {
        "add": (lambda x, y: x + y, lambda x, y: x + y, (flat, flat)),
        "exp": (lambda x: x.exp(), lambda x: x.exp(), (flat,)),
        "log": (lambda x: x.log(), lambda x: x.log(), (positive,)),
        "sin": (lambda x: x.sin(), lambda x: x.sin(), (flat,)),
        "sqrt": (lambda x: x.sqrt(), lambda x: x.sqrt(), (positive,)),
        "tanh": (lambda x: x.tanh(), lambda x: x.tanh(), (flat,)),
        "gelu": (lambda x: x.gelu(), lambda x: f.gelu(x, approximate="tanh"), (flat,)),
        "x ** y": (lambda x, y: x**y, lambda x, y: x**y, (positive, flat)),
        "int division": (lambda x: x // 7, lambda x: x // 7, ((flat * 1000).astype(np.int32),)),
        "max axis 0": (lambda x: x.max(0), lambda x: x.amax(0), (square,)),
        "argmax axis 1": (lambda x: x.argmax(1), lambda x: x.argmax(1), (square,)),
        "softmax": (lambda x: x.softmax(), lambda x: x.softmax(-1), (square,)),
        "layernorm": (lambda x: x.layernorm(), lambda x: f.layer_norm(x, (1024,)), (square,)),
        "cumsum axis 1": (lambda x: x.cumsum(1), lambda x: x.cumsum(1), (square,)),
        "transpose": (lambda x: x.T.contiguous(), lambda x: x.T.contiguous(), (square,)),
        "cat": (lambda x, y: x.cat(y, dim=1), lambda x, y: torch.cat((x, y), 1), (square, square)),
        "rows by index": (lambda x, i: x[i], lambda x, i: x[i], (square, order)),
        "sort axis 1": (lambda x: x.sort(1)[0], lambda x: x.sort(1)[0], (square,)),
        "max_pool2d 2x2": (lambda x: x.max_pool2d((2, 2)), lambda x: f.max_pool2d(x, 2), (picture,)),
        "conv2d 3x3": (
            lambda x, w: x.conv2d(w, padding=1),
            lambda x, w: f.conv2d(x, w, padding=1),
            (picture, kernel),
        ),
        "bool to float": (lambda x: (x > 0).float(), lambda x: (x > 0).float(), (flat,)),
        "float16 add": (
            lambda x, y: x + y,
            lambda x, y: x + y,
            (flat.astype(np.float16), flat.astype(np.float16)),
        ),
    }


def operations() -> Iterator[Row]:
    """Single operations on a million elements or more against torch; 1/10 of torch's speed is the least."""
    with_torch = importlib.util.find_spec("torch") is not None
    for name, (ours, theirs, arrays) in _table().items():
        try:
            run = recorded(ours, *arrays)
        except Exception as e:  # noqa: BLE001 - one operation that fails must not hide the others
            yield Row(f"op: {name} ({type(e).__name__})", float("nan"), "ms", met=False)
            continue
        other = _without_gradients(theirs, arrays) if with_torch and theirs is not None else None
        yield versus(f"op: {name}", run, other, "torch" if with_torch else "", SLOWEST, seconds=0.3)


def _without_gradients(function: Callable[..., Any], arrays: tuple[Any, ...]) -> Callable[[], Any]:
    """A call of `function` on torch's tensors of these arrays."""
    import torch  # lazy: optional

    tensors = [torch.from_numpy(a) for a in arrays]

    def run() -> None:
        with torch.no_grad():
            function(*tensors)

    return run
