"""Schedules in the hand: captured, edited, kept as bytes; what cannot be scheduled or run says why."""

from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

from tg_schedule import Schedule, dump_schedule
from tg_tensor import GlobalCounters, Tensor, Variable, buffers
from tg_tensor.realize import capturing
from tg_tensor.run import run_linear
from tg_uop import Ops

X = np.arange(12, dtype=np.float32).reshape(3, 4)


def tensor():
    return Tensor(X).realize()


class Recorder:
    def __init__(self):
        self.linears = []

    def add_linear(self, linear, var_vals):
        self.linears.append((linear, var_vals))


@pytest.fixture
def recorder():
    found = Recorder()
    capturing.append(found)
    yield found
    capturing.clear()


# *** capture ***


def test_capture_hands_over_what_realize_would_run(recorder):
    x = Tensor(X)
    n = Variable("n", 1, 3)
    out = x[: n.bind(2)].sum(0)
    GlobalCounters.reset()
    out.realize()
    ((linear, var_vals),) = recorder.linears
    assert linear.op is Ops.LINEAR and var_vals == {"n": 2} and GlobalCounters.kernel_count == 0
    capturing.clear()
    for rows in (2, 3):
        run_linear(linear, {"n": rows})
        np.testing.assert_array_equal(out.numpy(), X[:rows].sum(0))


def test_capture_is_of_one_thread(recorder):
    results = []
    other = threading.Thread(target=lambda: results.append((Tensor(X) + 1).numpy()))
    other.start()
    other.join()
    np.testing.assert_array_equal(results[0], X + 1)
    assert recorder.linears == []


# *** editing ***


def renamed(ast, name):
    return ast.replace(arg=dataclasses.replace(ast.arg, name=name))


def test_a_call_can_be_given_another_kernel():
    x = tensor()
    doubled, tripled = x * 2, x * 3
    linear = doubled.schedule_linear()
    (call,) = linear.src
    (other,) = tripled.schedule_linear().src
    run_linear(linear.replace(src=(call.replace(src=(other.src[0], *call.src[1:])),)))
    np.testing.assert_array_equal(doubled.numpy(), X * 3)
    run_linear(linear.replace(src=(call.replace(src=(renamed(call.src[0], "mine"), *call.src[1:])),)))
    np.testing.assert_array_equal(doubled.numpy(), X * 2)


def test_calls_can_be_left_out_and_run_one_by_one():
    x = tensor()
    first = (x + 1).contiguous()
    out = first.sum(0, keepdim=True).contiguous() * first
    linear = out.schedule_linear()
    assert len(linear.src) >= 2
    run_linear(linear.replace(src=linear.src[:-1]))
    assert not buffers.buffer_of(out.uop.base).is_allocated()
    for call in linear.src:
        run_linear(linear.replace(src=(call,)))
    np.testing.assert_array_equal(out.numpy(), (X + 1).sum(0) * (X + 1))


def test_a_schedule_runs_again_on_new_contents():
    x = tensor()
    out = x.sum(0)
    linear = out.schedule_linear()
    run_linear(linear)
    buffers.attach(x.uop.base, (X * 5).tobytes())
    run_linear(linear)
    np.testing.assert_array_equal(out.numpy(), (X * 5).sum(0))


# *** as bytes ***


def test_a_linear_pickles():
    linear = (tensor() + 1).sum(0).schedule_linear()
    again = pickle.loads(pickle.dumps(linear))
    assert [c.src[0] for c in again.src] == [c.src[0] for c in linear.src]


def test_a_schedule_runs_in_another_process(tmp_path):
    out = (tensor() * 2).sum(0)
    linear, var_vals = out.linear_with_vars()
    (tmp_path / "schedule").write_bytes(dump_schedule(Schedule(linear, (out.uop,), var_vals)))
    program = """
import sys, numpy as np
from tg_schedule import load_schedule
from tg_tensor import Tensor, buffers
from tg_tensor.run import run_linear
from tg_uop import Ops
s = load_schedule(open(sys.argv[1], "rb").read())
(given,) = {a for c in s.linear.src for a in c.src[2:] if a.shape == (12,)}
buffers.attach(given, np.arange(12, dtype=np.float32).tobytes())
run_linear(s.linear, s.var_vals)
print(Tensor(s.results[0]).tolist())
"""
    shown = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "schedule")],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert shown.stdout.strip() == str((X * 2).sum(0).tolist())


# *** what cannot be ***


def _freed():
    y = Tensor(X).realize()
    z = y + 1
    buffers.buffer_of(y.uop.base).deallocate()
    return z.realize()


def _without_value():
    linear, _ = Tensor(X)[: Variable("n", 1, 3).bind(2)].sum(0).linear_with_vars()
    run_linear(linear)


def _outside():
    linear, _ = Tensor(X)[: Variable("n", 1, 3).bind(2)].sum(0).linear_with_vars()
    run_linear(linear, {"n": 9})


def _two_values():
    n = Variable("n", 1, 3)
    return (tensor()[: n.bind(2)].sum(0) + tensor()[: n.bind(1)].sum(0)).realize()


BAD = {
    "a reshape to another size": (lambda: tensor().reshape(5, 3), ValueError, "12 elements.*15"),
    "assigning another shape": (lambda: tensor().assign(Tensor.ones(4, 3)), ValueError, "expand it first"),
    "assigning another dtype": (
        lambda: tensor().assign(Tensor.ones(3, 4, dtype="int")),
        TypeError,
        "cast it first",
    ),
    "assigning from another device": (
        lambda: tensor().assign(Tensor(X, device="CPU:1")),
        ValueError,
        r"move it with .to",
    ),
    "devices in one operation": (
        lambda: tensor() + Tensor(X, device="CPU:1"),
        ValueError,
        r"float32\[3, 4\] on CPU and float32\[3, 4\] on CPU:1; move one with .to\('CPU'\)",
    ),
    "a shard that does not divide": (
        lambda: tensor().shard(("CPU", "CPU:1"), 0),
        ValueError,
        "does not divide over 2 devices; pad it",
    ),
    "a value outside its bounds": (lambda: Variable("n", 1, 3).bind(7), ValueError, r"7 is outside \[1, 3\]"),
    "a variable without a value": (
        lambda: tensor()[: Variable("n", 1, 3)].sum(0).realize(),
        ValueError,
        "needs a value for variable 'n'",
    ),
    "a value left out at run time": (_without_value, ValueError, "needs a value for variable 'n'"),
    "a value outside at run time": (_outside, ValueError, r"'n': 9 is outside \[1, 3\]"),
    "two values of one variable": (_two_values, ValueError, "bound to 2 and to 1"),
    "a freed buffer": (_freed, RuntimeError, "was freed.*make it anew"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name):
    f, error, text = BAD[name]
    with pytest.raises(error, match=text):
        f()


def test_a_failed_realize_leaves_the_graph_and_can_be_made_good():
    y = Tensor(X).realize()
    z, other = y + 1, y * 2
    before = z.uop, other.uop
    memory = buffers.buffer_of(y.uop.base)
    memory.deallocate()
    with pytest.raises(RuntimeError, match="was freed"):
        z.realize(other)
    assert (z.uop, other.uop) == before
    memory.copyin(X.tobytes())
    np.testing.assert_array_equal(z.numpy(), X + 1)
    np.testing.assert_array_equal(other.numpy(), X * 2)
