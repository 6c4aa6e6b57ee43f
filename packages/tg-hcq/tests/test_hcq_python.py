"""PYTHON: a serialised kernel is run by the interpreter on the device's own memory."""

from __future__ import annotations

from typing import Any

import pytest

from tg_hcq import Buffer, Compiled, ProfileRangeEvent, get_runtime, open_device
from tg_uop import AxisType, Context, Ops, ProgramInfo, UOp, dtypes, dumps

np: Any = pytest.importorskip("numpy")


def kernel() -> tuple[UOp, ProgramInfo]:
    """out[i] = in[i] * b + a for 8 indices of a thread axis; slots 0 (out), 3 (in); variables b, a."""
    out = UOp.param(0, dtypes.int32, (8,))
    src = UOp.param(3, dtypes.int32, (8,))
    a, b = UOp.variable("a", -100, 100, dtypes.int32), UOp.variable("b", -100, 100, dtypes.int32)
    bound = UOp.const(dtypes.index, 8)
    i = UOp.range(8, 0, AxisType.THREAD)
    read = src.index(i, ptr=True)
    value = read.load()
    product = value * b
    total = product + a
    write = out.index(i, ptr=True)
    store = write.store(total)
    code = (out, src, a, b, bound, i, read, value, product, total, write, store, store.end(i))
    info = ProgramInfo("scale", "scale", global_size=(8, 1, 1), vars=(b, a), globals=(0, 3), outs=(0,))
    return UOp(Ops.LINEAR, code), info


def buffers() -> tuple[Buffer, Buffer]:
    src = Buffer("PYTHON", 8, dtypes.int32, initial_value=np.arange(8, dtype=np.int32))
    return Buffer("PYTHON", 8, dtypes.int32, initial_value=np.zeros(8, np.int32)), src


def test_kernel_runs_on_the_buffers() -> None:
    linear, info = kernel()
    program = open_device("python").load(info, dumps(linear))
    out, src = buffers()
    assert program(out._buf, src._buf, vals=(10, 5)) is None
    assert out.numpy().tolist() == [10 * n + 5 for n in range(8)]


def test_arguments_follow_the_order_of_the_info() -> None:
    linear, info = kernel()
    swapped = ProgramInfo("scale", "scale", vars=tuple(reversed(info.vars)), globals=(3, 0))
    out, src = buffers()
    open_device("PYTHON").load(swapped, dumps(linear))(src._buf, out._buf, vals=(5, 10))
    assert out.numpy().tolist() == [10 * n + 5 for n in range(8)]


def test_smaller_grid_runs_part_of_the_thread_axis() -> None:
    linear, info = kernel()
    out, src = buffers()
    open_device("PYTHON").load(info, dumps(linear))(out._buf, src._buf, vals=(1, 1), global_size=(3, 1, 1))
    assert out.numpy().tolist() == [1, 2, 3, 0, 0, 0, 0, 0]


def test_program_node_is_loaded_once_per_device() -> None:
    linear, info = kernel()
    node = UOp(Ops.PROGRAM, (UOp(Ops.SINK), linear, UOp(Ops.BINARY, (), dumps(linear))), info)
    assert get_runtime("PYTHON", node) is get_runtime("python:0", node)
    assert get_runtime("PYTHON:1", node) is not get_runtime("PYTHON", node)


def test_run_is_timed_and_recorded() -> None:
    linear, info = kernel()
    out, src = buffers()
    Compiled.profile_events.clear()
    with Context(PROFILE=1):
        seconds = open_device("PYTHON:1").load(info, dumps(linear))(
            out._buf, src._buf, vals=(1, 1), wait=True
        )
    (event,) = Compiled.profile_events
    assert seconds is not None and seconds > 0
    assert isinstance(event, ProfileRangeEvent) and (event.device, event.name) == ("PYTHON:1", "scale")


def test_wrong_arguments_and_damaged_programs_are_refused() -> None:
    linear, info = kernel()
    out, src = buffers()
    program = open_device("PYTHON").load(info, dumps(linear))
    with pytest.raises(ValueError, match="takes 2 buffers and 2 values, got 1 and 2"):
        program(out._buf, vals=(1, 1))
    with pytest.raises(ValueError):
        open_device("PYTHON").load(info, dumps(linear)[:-5])
    with pytest.raises(ValueError):
        open_device("PYTHON").load(info, b"machine code")
