"""Do CHECK_NAN and VALIDATE_WITH_CPU find what is wrong, name it, and leave right programs alone?"""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from tg_tensor import Context, Tensor, TinyJit, run
from tg_tensor.buffers import buffer_of
from tg_tensor.watch import NotFiniteError
from tg_uop import Ops
from tg_uop.context import VALIDATE_WITH_CPU


def test_the_line_that_makes_the_first_nan_is_named():
    with Context(CHECK_NAN=1):
        x = Tensor([4.0, 1.0, 0.0])
        y = (x - 1).sqrt()  # here
        line = inspect.currentframe().f_lineno - 1
        z = y * 2 + x.sum()
        with pytest.raises(NotFiniteError, match="nan at element 2 of 3 .1 not finite") as e:
            z.realize()
    assert f"test_watch.py:{line}" in str(e.value)


def test_a_later_kernel_and_an_input_that_is_bad_already():
    with Context(CHECK_NAN=1):
        good = Tensor([1.0, 2.0]).contiguous().realize()
        with pytest.raises(NotFiniteError, match="inf at element 1 of 2") as e:
            (good / Tensor([1.0, 0.0])).realize()
        assert "already" not in str(e.value)
        with pytest.raises(NotFiniteError, match="input 0 holds inf already"):
            (Tensor([1.0, float("inf")]) * 2).realize()


def test_infinity_that_is_not_stored_is_no_error():
    with Context(CHECK_NAN=1):
        mask = Tensor([True, False, True])
        assert mask.where(Tensor([1.0, 2.0, 1.0]), -float("inf")).softmax().tolist() == [0.5, 0.0, 0.5]
        assert (Tensor([1, 2]) * 2).tolist() == [2, 4]


def test_the_tensors_are_as_before_the_failure():
    x = Tensor([0.0, 1.0])
    y = x.log()
    with Context(CHECK_NAN=1), pytest.raises(NotFiniteError):
        y.realize()
    assert y.tolist() == [-np.inf, 0.0]


def test_replays_are_checked_too():
    @TinyJit
    def f(x):
        return x.log().contiguous()

    for _ in range(3):
        f(Tensor([1.0, 2.0]).realize())
    with Context(CHECK_NAN=1):
        assert f(Tensor([1.0, 1.0]).realize()).tolist() == [0.0, 0.0]
        with pytest.raises(NotFiniteError, match="-inf at element 1"):
            f(Tensor([1.0, 0.0]).realize())


@pytest.mark.parametrize("device", ["CPU", "PYTHON"])
def test_right_kernels_agree_with_the_cpu(device):
    with Context(VALIDATE_WITH_CPU=1, DEV=device):
        x = Tensor(np.random.default_rng(0).normal(size=(6, 6)).astype(np.float32)).realize()
        np.testing.assert_allclose((x @ x).numpy(), x.numpy() @ x.numpy(), rtol=1e-4, atol=1e-5)
        assert (x.sum() + 1).shape == () and x[2:6].argmax(1).tolist() == x.numpy()[2:6].argmax(1).tolist()
        t = Tensor.zeros(8).contiguous().realize()
        t[2:6] = 1
        assert t.tolist() == [0, 0, 1, 1, 1, 1, 0, 0]
        assert x.half().sum().isfinite().item()


def test_a_wrong_kernel_is_found(monkeypatch):
    right = run.EXEC[Ops.SINK]

    def wrong(call, values, stats):
        right(call, values, stats)
        if VALIDATE_WITH_CPU.value:  # not while the reference runs
            buffer_of(call.src[1]).copyin(np.array([1, 2, 9], np.int32))

    monkeypatch.setitem(run.EXEC, Ops.SINK, wrong)
    with (
        Context(VALIDATE_WITH_CPU=1),
        pytest.raises(RuntimeError, match="1 of 3 elements of argument 0 .* at 2: 9 instead of 3"),
    ):
        (Tensor([0, 1, 2]) + 1).realize()
