"""What does a worker process of BEAM do? It compiles kernels, and runs them on made-up data to time them.

It reads messages from standard input and answers on standard output, one line each, until the input ends. A
kernel that crashes takes only this process with it.
"""

from __future__ import annotations

import math
import sys
from typing import IO, Any

from tg_codegen import to_program
from tg_codegen.opt.search import BEAM_UOPS_MAX
from tg_hcq import Buffer
from tg_tensor.beam.messages import decode_kernel, receive, send
from tg_tensor.device import Device
from tg_uop import Ops, UOp, dtypes
from tg_uop.context import Context

_LONG_ENOUGH = 0.02  # seconds of runs after which a time is believed
_MOST_RUNS = 20


class Runner:
    """Runs kernels on buffers that are kept while their sizes stay the same."""

    def __init__(self, device: str) -> None:
        self.device = device
        self._buffers: dict[tuple[Any, ...], list[Buffer]] = {}

    def program(self, kernel: UOp) -> UOp:
        """The compiled kernel (found in the disk cache when another worker has compiled it)."""
        program = to_program(kernel, Device.renderer(self.device), self.device)
        instructions = len(program.src[2].src)
        if instructions > BEAM_UOPS_MAX.value:
            raise ValueError(f"{instructions} instructions; at most BEAM_UOPS_MAX={BEAM_UOPS_MAX.value}")
        return program

    def seconds(self, kernel: UOp, best: float) -> float:
        """The fastest of several runs; of one run only where that is three times slower than `best`."""
        program = self.program(kernel)
        info = program.arg
        buffers = self._memory(kernel)
        raw = [buffers[slot].ensure_allocated()._buf for slot in info.globals]
        values = {v.arg.name: int(v.vmax) for v in info.vars}
        size, local = info.launch_dims(values)
        loaded = Device[self.device].program(program)
        times: list[float] = []
        while len(times) < 3 or (sum(times) < _LONG_ENOUGH and len(times) < _MOST_RUNS):
            taken = loaded(*raw, global_size=size, local_size=local, vals=info.vals(values), wait=True)
            times.append(float(taken or 0.0))
            if min(times) > 3 * best:
                break
        return min(times)

    def _memory(self, kernel: UOp) -> dict[int, Buffer]:
        params = {u.arg.slot: u for u in kernel.toposort() if u.op is Ops.PARAM and u.shape != ()}
        wanted = tuple((_most(params[s].numel()), params[s].dtype) for s in sorted(params))
        if wanted not in self._buffers:
            self._buffers.clear()
            self._buffers[wanted] = [self._filled(size, dtype) for size, dtype in wanted]
        return dict(zip(sorted(params), self._buffers[wanted], strict=True))

    def _filled(self, size: int, dtype: Any) -> Buffer:
        """Memory with data: small floats; zeros for integers, which may be indices."""
        import numpy as np  # lazy: only to make data

        buffer = Buffer(self.device, size, dtype, preallocate=True)
        data = np.zeros(buffer.nbytes, np.uint8)
        if dtype in (dtypes.float32, dtypes.float64, dtypes.float16):
            values = np.random.default_rng(0).uniform(0.5, 1.5, size)
            data = values.astype({2: np.float16, 4: np.float32, 8: np.float64}[dtype.itemsize]).view(np.uint8)
        buffer.copyin(data)
        return buffer


def _most(size: Any) -> int:
    return size if isinstance(size, int) else int(size.vmax)


def answer(runner: Runner, message: dict[str, Any]) -> dict[str, Any]:
    """What one message asks for: `compile` a kernel, or `time` it."""
    kernel = decode_kernel(message["kernel"])
    try:
        if message["do"] == "compile":
            runner.program(kernel)
            return {"seconds": 0.0}
        best = message["best"]
        return {"seconds": runner.seconds(kernel, math.inf if best is None else best)}
    except Exception as error:  # noqa: BLE001 - whatever a candidate does, it is only not taken
        return {"seconds": None, "error": f"{type(error).__name__}: {error}"}


def serve(source: IO[bytes], target: IO[bytes], device: str) -> None:
    """Answer messages until there are no more."""
    runner = Runner(device)
    with Context(BEAM=0, DEBUG=0):
        for line in source:
            send(target, answer(runner, receive(line)))


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, sys.argv[1])
