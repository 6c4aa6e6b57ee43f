"""How long until the first result, and how much does a small operation cost?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from integration_tests.benchmarks.measure import Row, in_fresh_process, interleaved

_IMPORT = """
import json, time
started, cpu = time.perf_counter(), time.process_time()
import {module}
print(json.dumps([time.perf_counter() - started, time.process_time() - cpu]))
"""
_FIRST = """
import json, time
from tg_tensor import Tensor
started, cpu = time.perf_counter(), time.process_time()
assert (Tensor([1., 2, 3]) + 1).tolist() == [2, 3, 4]
print(json.dumps([time.perf_counter() - started, time.process_time() - cpu]))
"""


def imports() -> Iterator[Row]:
    """Import time in fresh processes (files in the page cache)."""
    for module, wanted in (("tg_uop", None), ("tg_tensor", 250.0), ("tg_nn", None), ("numpy", None)):
        yield _timed_row(
            f"import {module}", in_fresh_process(_IMPORT.format(module=module), 7, cold=False), wanted
        )


def first_result() -> Iterator[Row]:
    """The first result after the import, with empty and with filled caches on disk."""
    name = "first (Tensor([1.,2,3])+1).tolist()"
    yield _timed_row(f"{name}, cold caches", in_fresh_process(_FIRST, 7, cold=True), 150.0)
    yield _timed_row(f"{name}, warm caches", in_fresh_process(_FIRST, 7, cold=False), None)


def _timed_row(name: str, found: list[float], wanted: float | None) -> Row:
    """A row of [seconds on the clock, seconds of CPU]."""
    wall, cpu = found
    limit = "time" if wanted else ""
    return Row(name, wall * 1e3, "ms", wanted=wanted, limit_on=limit, note=f"cpu {cpu * 1e3:.0f} ms").judged()


def small_operation() -> Iterator[Row]:
    """One eager operation on 16 floats: graph, schedule look-up, launch."""
    from tg_tensor import Tensor

    a = Tensor([float(i) for i in range(16)]).realize()
    (seconds,) = interleaved([lambda: (a + 1).realize()])
    yield Row("(a+1).realize(), 16 floats, warm", seconds * 1e6, "us", wanted=100.0, limit_on="time").judged()


def replay() -> Iterator[Row]:
    """A recorded function of 64 kernels of 256 floats, per kernel; numpy's loop of 64 calls beside it."""
    import numpy as np

    from tg_tensor import Device, Tensor, TinyJit

    @TinyJit
    def chain(x: Tensor) -> Tensor:
        for _ in range(64):
            x = (x + 1).contiguous()
        return x.realize()

    a = Tensor([float(i) for i in range(256)]).realize()
    for _ in range(3):
        chain(a)
    device = Device[Device.DEFAULT]
    out = np.zeros(256, np.float32)

    def ours() -> None:
        chain(a)
        device.synchronize()

    def theirs() -> None:
        for _ in range(64):
            np.add(out, 1, out=out)

    found = interleaved([ours, theirs])
    per_kernel = [t / 64 * 1e6 for t in found]
    row = Row(
        "JIT replay of 64 kernels, per kernel",
        per_kernel[0],
        "us",
        per_kernel[1],
        "numpy",
        found[1] / found[0],
        1.0,
        "time",
    )
    yield row.judged()
    yield Row(
        "64 kernels of 256 floats through TinyJit",
        found[0] * 1e6,
        "us",
        found[1] * 1e6,
        "numpy's 64 calls",
        found[1] / found[0],
        4.0,
        "ratio",
    ).judged()
    yield from _submission(chain, theirs)
    yield from _one_kernel()


def _submission(chain: Any, theirs: Callable[[], None]) -> Iterator[Row]:
    """The runtime's batch call alone: what a recorded function hands to the device."""
    (batch,) = chain.captured._launches
    found = interleaved([batch, theirs])
    yield Row(
        "64 kernels of 256 floats, the runtime's batch call",
        found[0] * 1e6,
        "us",
        found[1] * 1e6,
        "numpy's 64 calls",
        found[1] / found[0],
        8.0,
        "ratio",
    ).judged()


def _one_kernel() -> Iterator[Row]:
    """A recorded function of one kernel, and what it costs to share a kernel among two threads."""
    from tg_hcq.cpu.native import native_pool
    from tg_tensor import Tensor, TinyJit
    from tg_uop import Context

    @TinyJit
    def one(x: Tensor) -> Tensor:
        return (x + 1).realize()

    a = Tensor([float(i) for i in range(256)]).realize()
    for _ in range(3):
        one(a)
    (seconds,) = interleaved([lambda: one(a)])
    yield Row("JIT replay of one kernel", seconds * 1e6, "us", wanted=15.0, limit_on="time").judged()

    @TinyJit
    def shared(x: Tensor) -> Tensor:
        for _ in range(64):
            x = (x + 1).contiguous()
        return x.realize()

    big, pool = Tensor.zeros(1 << 16).contiguous().realize(), native_pool()
    if pool is None:
        return
    with Context(CPU_COUNT=2):
        for _ in range(3):
            shared(big)
    (batch,) = shared.captured._launches  # type: ignore[union-attr]
    hot, asleep = pool.words[41], pool.words[42]
    seconds_of = []
    for least in (0, 1 << 60):  # share every kernel, share none
        pool.words[41] = pool.words[42] = least
        seconds_of += interleaved([batch])
    pool.words[41], pool.words[42] = hot, asleep
    yield Row(
        "kernel of 65,536 floats on two threads",
        seconds_of[0] / 64 * 1e6,
        "us",
        seconds_of[1] / 64 * 1e6,
        "on one",
        seconds_of[1] / seconds_of[0],
    )
