"""What do the tests of the whole stack share? A second way to run a schedule (the reference interpreter) and
comparisons that know dtypes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np

from tg_schedule import create_schedule
from tg_tensor import Tensor, buffers
from tg_uop import DType, Ops, UOp, dtypes, evaluate

NUMPY: dict[DType, Any] = {
    **{d: np.dtype(d.name) for d in dtypes.all if d.fmt is not None},
    dtypes.bfloat16: np.dtype(ml_dtypes.bfloat16),
    dtypes.fp8e4m3: np.dtype(ml_dtypes.float8_e4m3fn),
    dtypes.fp8e5m2: np.dtype(ml_dtypes.float8_e5m2),
}
# Relative error allowed for a value near 1: a few units in the last place of the dtype.
TOLERANCE = {
    dtypes.fp8e5m2: 0.3,
    dtypes.fp8e4m3: 0.15,
    dtypes.bfloat16: 2e-2,
    dtypes.float16: 2e-3,
    dtypes.float32: 2e-5,
    dtypes.float64: 1e-10,
}


def storage_of(argument: UOp) -> tuple[UOp, int]:
    """The BUFFER under a call's argument, and the byte at which the argument begins in it."""
    offset = 0
    while argument.op is Ops.BUFFER_VIEW:
        offset += argument.arg.offset
        argument = argument.src[0]
    return argument, offset


class InterpretedMemory:
    """The bytes of every buffer of a schedule, filled from the tensors' memory, so that kernels can be
    interpreted on them.
    """

    def __init__(self) -> None:
        self.bytes: dict[UOp, Any] = {}

    def view(self, argument: UOp) -> Any:
        """The elements of a call's argument, as a writable numpy array."""
        base, offset = storage_of(argument)
        memory = self.bytes.get(base)
        if memory is None:
            held = buffers.buffers.get(base)
            if held is not None and held.is_allocated():
                memory = np.frombuffer(bytes(buffers.read(base)), np.uint8).copy()
            else:
                memory = np.full(
                    base.shape[0] * base.dtype.itemsize, 0xA5, np.uint8
                )  # nobody may rely on zeros
            self.bytes[base] = memory
        size = argument.shape[0] * argument.dtype.itemsize
        return memory[offset : offset + size].view(NUMPY[argument.dtype])

    def run(self, linear: UOp, var_vals: dict[str, int]) -> None:
        """Run every call of a schedule with the reference interpreter."""
        for call in linear.src:
            views: list[Any] = [None if a.op is Ops.BIND else self.view(a) for a in call.src[1:]]
            body = call.src[0]
            if body.op is Ops.COPY:
                views[0][:] = views[1]
                continue
            params = [u for u in body.toposort() if u.op is Ops.PARAM and u.arg.name is None]
            values = {p: views[p.arg.slot].tolist() for p in params}
            evaluate(body, values, var_vals)
            for p in params:
                views[p.arg.slot][:] = np.array(values[p], NUMPY[p.dtype])


def interpreted(*tensors: Any) -> list[Any]:
    """The values of lazy tensors, computed by the reference interpreter from the same kernels the CPU would
    run.
    """
    schedule = create_schedule([t.uop for t in tensors], "CPU")
    memory = InterpretedMemory()
    memory.run(schedule.linear, schedule.var_vals)
    out = []
    for result in schedule.results:
        stored = {
            u: memory.view(u).tolist() for u in result.toposort() if u.op in (Ops.BUFFER, Ops.BUFFER_VIEW)
        }
        flat = evaluate(result, stored, schedule.var_vals)
        out.append(np.array(flat, NUMPY[result.dtype]).reshape(result.shape))
    return out


def numpy_of(t: Any) -> Any:
    """A tensor's values with numpy's dtype of the same name (ml_dtypes' for bfloat16 and fp8)."""
    out = t.numpy()
    return out.astype(NUMPY[t.dtype]) if out.dtype != NUMPY[t.dtype] else out


def assert_same(
    got: Any, want: Any, dtype: DType | None = None, scale: float = 1.0, context: str = ""
) -> None:
    """Equal shapes; equal values for ints and bools, close ones for floats (tolerance of `dtype`, times
    `scale`).
    """
    got, want = np.asarray(got), np.asarray(want)
    assert got.shape == want.shape, f"{context}: shape {got.shape}, expected {want.shape}"
    if got.dtype.kind in "biu" and want.dtype.kind in "biu":
        np.testing.assert_array_equal(got, want, err_msg=context)
        return
    limit = scale * TOLERANCE[dtype or dtypes.float32]
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(
            got.astype(np.float64), want.astype(np.float64), rtol=limit, atol=limit, err_msg=context
        )


def tensors_of(arrays: Sequence[Any], dtype: DType | None = None, device: str | None = None) -> list[Any]:
    """A realised tensor per array."""
    return [Tensor(a, dtype=dtype, device=device) for a in arrays]
