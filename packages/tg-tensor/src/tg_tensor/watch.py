"""What is checked around every kernel when asked: are its results finite, and are they the CPU's?

With `CHECK_NAN=1` a kernel whose result holds a NaN or an infinity stops the program, with the line of the
user's program that makes the first one. With `VALIDATE_WITH_CPU=1` every kernel also runs on the CPU, without
optimisation, on copies of its arguments, and the results are compared. Both run kernels one by one.
"""

from __future__ import annotations

import os
import sys
import weakref
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

from tg_hcq import copy
from tg_tensor.base import CHECK_NAN
from tg_tensor.buffers import buffer_of
from tg_uop import Ops, UOp, toposort
from tg_uop.context import VALIDATE_WITH_CPU, Context
from tg_uop.dtype import dtypes

_PACKAGE = os.path.dirname(__file__)
_lines: weakref.WeakKeyDictionary[UOp, str] = weakref.WeakKeyDictionary()
# Allowed relative differences of the sums of a kernel, by bytes of the dtype.
_TOLERANCE = {8: 1e-9, 4: 1e-4, 2: 2e-2, 1: 0.3}


class NotFiniteError(FloatingPointError):
    """A kernel made a NaN or an infinity while CHECK_NAN was set."""


def remember_line(uop: UOp) -> None:
    """Note the line of the user's program (the first frame outside this package) as the maker of `uop`."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and os.path.dirname(frame.f_code.co_filename) == _PACKAGE:
        frame = frame.f_back
    if frame is not None:
        _lines.setdefault(uop, f"{frame.f_code.co_filename}:{frame.f_lineno}")


def run_watched(
    run: Callable[[], None], call: UOp, outs: Sequence[int], ins: Sequence[int], name: str
) -> None:
    """Run one CALL with the checks asked for. NotFiniteError or RuntimeError say which kernel failed how."""
    expected = _cpu_results(call, outs) if VALIDATE_WITH_CPU.value else None
    run()
    check_nan = CHECK_NAN.value
    with Context(CHECK_NAN=0, VALIDATE_WITH_CPU=0):
        if expected is not None:
            for n, want in expected.items():
                _compare(name, n, call.src[1 + n], want)
        if check_nan:
            _check_finite(name, [call.src[1 + n] for n in outs], [call.src[1 + n] for n in ins])


# *** NaN and infinity ***


def _check_finite(name: str, outs: list[UOp], ins: list[UOp]) -> None:
    for out in outs:
        if (found := _first_bad(out)) is None:
            continue
        given = [f"input {n} holds {bad[0]}" for n, a in enumerate(ins) if (bad := _first_bad(a)) is not None]
        value, count, at = found
        raise NotFiniteError(
            f"kernel {name} makes {value} at element {at} of {buffer_of(out).size} ({count} not finite)"
            + (f"; {', '.join(given)} already" if given else "")
        )


def _first_bad(memory: UOp) -> tuple[float, int, int] | None:
    """(value, number of such, position of the first) of what is not finite in a kernel's argument."""
    if memory.op is Ops.BIND or memory.dtype.kind != "float":
        return None
    t = _copy_of(memory, memory.device).cast(dtypes.float32 if memory.dtype.itemsize < 4 else memory.dtype)
    bad = t.isfinite().logical_not()
    count = int(bad.sum().item())
    if not count:
        return None
    at = int(bad.argmax().item())
    return float(t[at].item()), count, at


def _copy_of(memory: UOp, device: Any) -> Any:
    """A tensor of its own with the bytes of a kernel's argument. (What is computed from it is then not
    remembered for the argument's memory, which changes.)
    """
    from tg_tensor.tensor import Tensor  # lazy: tensor imports much

    held = buffer_of(memory)
    fresh = UOp.new_buffer(device, held.size, memory.dtype)
    copy(buffer_of(fresh).ensure_allocated(), held.ensure_allocated())
    return Tensor._wrap(fresh)


def maker_of_bad_value(roots: Sequence[UOp]) -> str | None:
    """The line of the program that makes the first value of these graphs which is not finite, if it is known
    and the graphs have no effects.
    """
    from tg_tensor.tensor import Tensor  # lazy: as above

    nodes = toposort(roots)
    if any(u.op in (Ops.STORE, Ops.CALL, Ops.AFTER) for u in nodes):
        return None
    with Context(CHECK_NAN=0, VALIDATE_WITH_CPU=0):
        for u in nodes:
            line = _lines.get(u)
            if line is None or u.dtype.kind != "float" or any(type(d) is not int for d in u.shape):
                continue
            if 0 not in u.shape and not Tensor._wrap(u).isfinite().all().item():
                return line
    return None


# *** the CPU's answer ***


def _cpu_results(call: UOp, outs: Sequence[int]) -> dict[int, Any]:
    """What the kernel writes when it runs unoptimised on the CPU: tensors by position. Nothing for calls that
    are not kernels, and for programs that hold no graph.
    """
    from tg_tensor.run import run_linear  # lazy: run imports this module

    body = call.src[0].src[0] if call.src[0].op is Ops.PROGRAM else call.src[0]
    if body.op is not Ops.SINK or not body.src:
        return {}
    with Context(CHECK_NAN=0, VALIDATE_WITH_CPU=0, NOOPT=1):
        copies = {n: _copy_of(a, "CPU") for n, a in enumerate(call.src[1:]) if a.op is not Ops.BIND}
        arguments = [copies[n].uop if n in copies else a for n, a in enumerate(call.src[1:])]
        run_linear(UOp(Ops.LINEAR, (call.replace(src=(body, *arguments)),)), update_stats=False)
    return {n: copies[n] for n in outs}


def _compare(name: str, n: int, memory: UOp, want: Any) -> None:
    got = _copy_of(memory, "CPU")
    same = got.eq(want)
    if memory.dtype.kind == "float":
        wide = dtypes.float64 if memory.dtype is dtypes.float64 else dtypes.float32
        a, b = got.cast(wide), want.cast(wide)
        close = (a - b).abs() <= (b.abs() + b.abs().mean()) * _TOLERANCE[memory.dtype.itemsize]
        same = same | close | (a.isnan() & b.isnan())
    wrong = same.logical_not()
    if count := int(wrong.sum().item()):
        at = int(wrong.argmax().item())
        raise RuntimeError(
            f"kernel {name} on {memory.device}: {count} of {got.shape[0]} elements of argument {n} are "
            f"not the CPU's, the first at {at}: {got[at].item()} instead of {want[at].item()}"
        )


__all__ = ["CHECK_NAN", "NotFiniteError", "maker_of_bad_value", "remember_line", "run_watched"]
