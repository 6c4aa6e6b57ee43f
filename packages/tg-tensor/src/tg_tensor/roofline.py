"""What is the most this machine can do: multiply-adds per second, bytes per second read and copied?

Measured with kernels of our own, once per machine, and kept in the compile cache. A kernel's least time is
the larger of its arithmetic at the peak and its memory traffic at the bandwidth.
"""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from tg_codegen.cache import cached
from tg_tensor.device import Device
from tg_uop import KernelInfo, Opt, OptOps, UOp

_CHAINS, _DEPTH = 8, 256  # independent chains hide the latency of a multiply-add
_ARITHMETIC = 1 << 20  # elements of the arithmetic kernel
_STREAM = 1 << 24  # floats of the streams: larger than any cache


class Roofline(NamedTuple):
    """float32 operations per second (a multiply-add is two), and bytes per second of a read-only loop and of
    a copy (bytes read and bytes written).
    """

    flops: float
    read: float
    copy: float

    def seconds(self, flops: float, nbytes: float, written: float = 0.0) -> float:
        """The least time of work with so many operations and bytes, `written` of which are stores."""
        memory = max(nbytes / self.read, min(2 * written, nbytes) / self.copy)
        return max(flops / self.flops, memory)


def measure() -> Roofline:
    """Measure the default device now (about a second)."""
    from tg_tensor.tensor import Tensor  # lazy: tensor imports much

    small = Tensor.full((_ARITHMETIC,), 0.5).contiguous().realize()
    out = Tensor.empty(_ARITHMETIC).contiguous().realize()
    large = Tensor.full((_STREAM,), 1.0).contiguous().realize()
    arithmetic = _fastest(lambda x: Tensor.custom_kernel(out, x, fxn=_multiply_adds)[0].realize(), small)
    read = _fastest(lambda x: x.sum().realize(), large)
    copy = _fastest(lambda x: x.clone().realize(), large)
    return Roofline(2.0 * _DEPTH * _ARITHMETIC / arithmetic, 4.0 * _STREAM / read, 8.0 * _STREAM / copy)


def roofline() -> Roofline:
    """The default device's limits, measured at most once per machine."""
    renderer = Device.renderer(Device.DEFAULT)
    key = f"roofline 1|{Device.DEFAULT}|{renderer.key}"
    found = json.loads(cached(key, lambda: json.dumps(measure()).encode(), kind="roofline"))
    return Roofline(*found)


def _multiply_adds(out: UOp, x: UOp) -> UOp:
    """Every element goes through a chain of multiply-adds; `_CHAINS` vectors of elements at a time."""
    i = UOp.range(_ARITHMETIC, 0)
    v = x[i]
    for _ in range(_DEPTH):
        v = v * 0.5 + 0.25
    lanes = Device.renderer(Device.DEFAULT).machine.vector_bytes // 4
    opts = (Opt(OptOps.UPCAST, 0, _CHAINS * max(lanes, 1)), Opt(OptOps.THREAD, 0, 0))
    return out[i].store(v).end(i).sink(arg=KernelInfo(name="multiply_adds", opts_to_apply=opts))


def _fastest(function: Any, x: Any) -> float:
    """Seconds of the fastest replay of `function`."""
    from tg_tensor.jit import TinyJit  # lazy: as above

    jit, device = TinyJit(function), Device[Device.DEFAULT]
    times = []
    for _ in range(11):
        device.synchronize()
        started = time.perf_counter()
        jit(x)
        device.synchronize()
        times.append(time.perf_counter() - started)
    return min(times)


__all__ = ["Roofline", "measure", "roofline"]
