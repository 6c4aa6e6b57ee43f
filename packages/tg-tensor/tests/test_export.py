"""Does an exported model, compiled by the machine's C compiler, compute what the model computes?"""

from __future__ import annotations

import ctypes
import shutil
import subprocess

import numpy as np
import pytest

from tg_tensor import Tensor
from tg_tensor.export import export_model

COMPILER = shutil.which("gcc") or shutil.which("clang")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler (gcc or clang) is installed")


def run(exported, folder, *arrays, flags=(), values=()):
    """Build the model as a library, load its weights, run it; one array per output."""
    source, _, weights = exported.write(folder)
    library = folder / f"lib{exported.name}.so"
    words = [COMPILER, "-O2", "-Wall", "-Werror", "-Wno-unused", "-Wno-psabi", "-shared", "-fPIC", *flags]
    subprocess.run([*words, str(source), "-o", str(library), "-lm"], check=True)
    lib = ctypes.CDLL(str(library))
    load, function = getattr(lib, f"{exported.name}_load"), getattr(lib, f"{exported.name}_run")
    assert load(str(folder / "missing").encode()) == -1
    assert load(str(weights).encode()) == 0
    outs = [np.zeros(p.shape, p.dtype.name) for p in exported.outputs]
    pointers = [a.ctypes.data_as(ctypes.c_void_p) for a in (*arrays, *outs)]
    function(*pointers, *(ctypes.c_int64(v) for v in values))
    return function, outs


@needs_compiler
@pytest.mark.parametrize("flags", [(), ("-march=native",), ("-fopenmp",)], ids=["plain", "native", "threads"])
def test_a_network(tmp_path, flags):
    rng = np.random.default_rng(0)
    w1 = Tensor(rng.normal(size=(20, 33)).astype(np.float32))
    w2 = Tensor(rng.normal(size=(33, 5)).astype(np.float32))

    def model(x):
        return ((x @ w1).relu() @ w2).softmax(1), x.argmax(1)

    a = rng.normal(size=(7, 20)).astype(np.float32)
    exported = export_model(model, "CPU", Tensor(a), name="net")
    assert [(p.name, p.shape) for p in (*exported.inputs, *exported.outputs)] == [
        ("input0", (7, 20)), ("output0", (7, 5)), ("output1", (7,)),
    ]  # fmt: skip
    b = rng.normal(size=(7, 20)).astype(np.float32)
    for given in (a, b):
        _, (probabilities, places) = run(exported, tmp_path, given, flags=flags)
        expected = model(Tensor(given))
        np.testing.assert_allclose(probabilities, expected[0].numpy(), rtol=1e-5, atol=1e-6)
        assert places.tolist() == expected[1].tolist()


@needs_compiler
def test_state_is_kept_from_call_to_call(tmp_path):
    total = Tensor.zeros(4).contiguous().realize()

    def model(x):
        return total.assign(total + x) * 2

    exported = export_model(model, "CPU", Tensor([0.0, 0.0, 0.0, 0.0]))
    x, out = np.array([1, 2, 3, 4], np.float32), np.zeros(4, np.float32)
    function, (first,) = run(exported, tmp_path, x)
    function(x.ctypes.data_as(ctypes.c_void_p), out.ctypes.data_as(ctypes.c_void_p))
    assert first.tolist() == [2, 4, 6, 8] and out.tolist() == [4, 8, 12, 16]


@needs_compiler
def test_kernels_of_one_name_and_all_dtypes(tmp_path):
    def model(f, i, h):
        return (f + 1).contiguous().sin() * 2, i // 3, (i + 1).contiguous() % 5, h.float().exp(), f > 0

    arrays = np.linspace(-2, 2, 64, dtype=np.float32), np.arange(-32, 32), np.ones(64, np.float16)
    exported = export_model(model, "CPU", *(Tensor(a) for a in arrays))
    _, outs = run(exported, tmp_path, *arrays)
    for got, want in zip(outs, model(*(Tensor(a) for a in arrays)), strict=True):
        np.testing.assert_allclose(got, want.numpy(), rtol=1e-5)


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda x: export_model(lambda t: t + 1, "CUDA", x), ValueError, "target is CPU"),
        (lambda x: export_model(lambda t: t + 1, "CPU", x, name="a b"), ValueError, "C identifiers"),
        (lambda x: export_model(lambda t: t + 1, "CPU", 3), TypeError, "inputs are tensors"),
        (lambda x: export_model(lambda t: 3, "CPU", x), TypeError, "returns tensors"),
    ],
)
def test_bad_input(call, error, says):
    with pytest.raises(error, match=says):
        call(Tensor([1.0, 2.0]))
