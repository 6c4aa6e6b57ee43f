"""Do all ways to compute agree: LLVM, C, native, not optimised, the PYTHON device, strict floating point?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from integration_tests.support import assert_same, interpreted
from tg_codegen import CompileError
from tg_codegen.render.x86 import X86Renderer
from tg_tensor import Context, Device, Tensor, TinyJit

EXPRESSIONS: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "elementwise": (lambda x, y: (x * y + x).relu() - y, ((3, 17), (3, 17))),
    "transcendental": (lambda x: x.exp() + x.sin() * (x.abs() + 0.1).log() - x.sigmoid(), ((50,),)),
    "matmul": (lambda x, y: (x @ y).tanh(), ((9, 12), (12, 7))),
    "reductions": (lambda x: x.sum(0) + x.max(1, keepdim=True).mean(0), ((8, 8),)),
    "softmax": (lambda x: x.softmax(), ((4, 33),)),
    "conv": (lambda x, w: x.conv2d(w, stride=2, padding=1), ((1, 2, 9, 9), (3, 2, 3, 3))),
    "integers": (lambda x: (x * 10).int() // 3 % 5 + (x < 0).int(), ((40,),)),
    "half": (lambda x: (x.half() * 1.5 + x.half()).float().sum(), ((40,),)),
    "bfloat16": (lambda x: (x.bfloat16() * 2 + 1).float(), ((19,),)),
    "windows": (lambda x: x.max_pool2d((2, 2)).sum((2, 3)), ((1, 2, 8, 8),)),
    "gather": (lambda x: x[Tensor([3, 0, -1], device=x.device)].cumsum(0), ((5, 6),)),
    "sort": (lambda x: x.sort(1)[0], ((2, 11),)),
}
WAYS: dict[str, dict[str, Any]] = {
    "llvm": {"DEV": "CPU:LLVM"},
    "c": {"DEV": "CPU:C"},
    "not optimised": {"NOOPT": 1},
    "c not optimised": {"DEV": "CPU:C", "NOOPT": 1},
    "x86": {"DEV": "CPU:X86"},
    "x86 not optimised": {"DEV": "CPU:X86", "NOOPT": 1},
    "scalar code": {"DEV": "CPU:LLVM:x86_64,x86-64,-avx"},
    "python": {"DEV": "PYTHON"},
}


def inputs(shapes: tuple[tuple[int, ...], ...]) -> list[Any]:
    return [np.random.default_rng(n).uniform(-2, 2, s).astype(np.float32) for n, s in enumerate(shapes)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", EXPRESSIONS)
def test_backend_gives_the_interpreters_values(name: str, way: str) -> None:
    function, shapes = EXPRESSIONS[name]
    arrays = inputs(shapes)
    want = interpreted(function(*(Tensor(a) for a in arrays)))[0]
    settings = WAYS[way]
    if "x86_64" in str(settings.get("DEV")) and Device.renderer("CPU").machine.arch != "x86_64":
        pytest.skip("code for x86-64 runs on x86-64 only")
    if way.startswith("x86") and not X86Renderer.runs_here():
        pytest.skip("the native back end's code does not run on this processor")
    with Context(**settings):
        try:
            got = function(*(Tensor(a) for a in arrays)).numpy()
        except CompileError as e:
            if way.startswith("c") and "compiler" in str(e):
                pytest.skip("no C compiler is installed")
            raise
    assert_same(got, want, scale=16)


def test_null_device_compiles_and_runs_nothing() -> None:
    x = Tensor.empty(16, 16, device="NULL")
    y = ((x @ x).relu() + 1).realize()
    assert y.device == "NULL" and y.shape == (16, 16)


def test_copies_between_devices() -> None:
    a = np.arange(12, dtype=np.float32).reshape(3, 4)
    t = Tensor(a, device="PYTHON")
    moved = (t.to("CPU").T * 2).to("CPU:1") + 1
    assert moved.device == "CPU:1"
    np.testing.assert_array_equal(moved.numpy(), a.T * 2 + 1)


@pytest.mark.parametrize("device", ("CPU:1", "PYTHON"))
def test_jit_on_other_devices(device: str) -> None:
    jit = TinyJit(lambda x: (x * 2 + 1).realize())
    for n in range(4):
        assert jit(Tensor([float(n), 1.0], device=device)).tolist() == [2 * n + 1, 3]


STRICT: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "sum": (lambda x: x.sum(), ((200,),)),
    "sum of columns": (lambda x: x.sum(0), ((33, 9),)),
    "multiply and add": (lambda x, y: x * y + x, ((64,), (64,))),
    "matmul": (lambda x, y: x @ y, ((9, 16), (16, 12))),
}


@pytest.mark.parametrize("name", STRICT)
def test_strict_float_is_the_interpreters_bit_for_bit(name: str) -> None:
    function, shapes = STRICT[name]
    arrays = inputs(shapes)
    with Context(STRICT_FLOAT=1):
        want = interpreted(function(*(Tensor(a) for a in arrays)))[0]
        np.testing.assert_array_equal(function(*(Tensor(a) for a in arrays)).numpy(), want)
