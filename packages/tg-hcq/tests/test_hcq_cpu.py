"""CPU programs: arguments, grids, worker threads, launches made once and run often, and profiling."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tg_hcq import (
    Buffer,
    Compiled,
    ProfilePointEvent,
    ProfileProgramEvent,
    ProfileRangeEvent,
    cpu_events,
    cpu_profile,
    open_device,
    profile_marker,
)
from tg_hcq.cpu import CPUProgram, WorkerPool
from tg_hcq.cpu.pool import POOL, split_range
from tg_uop import Context
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")
Info = Callable[..., Any]

COUNT_VISITS = """
#include <stdint.h>
/* Adds 1 to visits[i] for every i of the chunk, and notes the chunk's length. */
void visit(void **args, int64_t lo, int64_t hi) {
  int64_t *visits = args[0], *chunks = args[1];
  for (int64_t i = lo; i < hi; i++) visits[i] += 1;
  chunks[lo] = hi - lo;
}
"""

SLOW = """
#include <stdint.h>
#include <time.h>
/* Sleeps args[1] microseconds per index, then marks it. */
void slow(void **args, int64_t lo, int64_t hi) {
  for (int64_t i = lo; i < hi; i++) {
    struct timespec t = {0, 1000 * (int64_t)args[1]};
    nanosleep(&t, 0);
    ((int64_t *)args[0])[i] += 1;
  }
}
"""


def floats(n: int, fill: float | None = None) -> Buffer:
    data = np.arange(n, dtype=np.float32) if fill is None else np.full(n, fill, np.float32)
    return Buffer("CPU", n, dtypes.float32, initial_value=data)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("extent", [1, 2, 7, 64])
def test_kernel_computes_over_the_whole_thread_axis(
    increment: bytes, kernel_info: Info, threads: int, extent: int
) -> None:
    program = CPUProgram("CPU", kernel_info("increment", 2, 1), increment)
    src, dst = floats(64 * 64), floats(64 * 64, -1)
    with Context(CPU_COUNT=threads):
        assert program(dst._buf, src._buf, vals=(10,), global_size=(extent, 1, 1)) is None
    want = np.full(64 * 64, -1, np.float32)
    want[: 64 * extent] = np.arange(64 * extent) + 10
    assert np.array_equal(dst.numpy(), want)


def test_grid_defaults_to_the_programs_own(increment: bytes, kernel_info: Info) -> None:
    program = CPUProgram("CPU", kernel_info("increment", 2, 1, global_size=(3, 1, 1)), increment)
    dst = floats(256, 0)
    program(dst._buf, floats(256)._buf, vals=(1,))
    assert dst.numpy()[191] == 192 and dst.numpy()[192] == 0


def test_wait_returns_seconds(gcc: Callable[..., bytes], kernel_info: Info) -> None:
    program = CPUProgram("CPU", kernel_info("slow", 1, 1), gcc(SLOW))
    marks = Buffer("CPU", 1, dtypes.int64, initial_value=bytes(8))
    seconds = program(marks._buf, vals=(3000,), wait=True)
    assert seconds is not None and 0.003 <= seconds < 5


def test_every_index_is_run_exactly_once(gcc: Callable[..., bytes], kernel_info: Info) -> None:
    program = CPUProgram("CPU", kernel_info("visit", 2), gcc(COUNT_VISITS))
    with Context(CPU_COUNT=3):
        for extent in (2, 3, 5, 100):
            visits = Buffer("CPU", 101, dtypes.int64, initial_value=bytes(808))
            chunks = Buffer("CPU", 101, dtypes.int64, initial_value=bytes(808))
            program(visits._buf, chunks._buf, global_size=(extent, 1, 1))
            assert visits.numpy().tolist() == [1] * extent + [0] * (101 - extent)
            assert chunks.numpy().sum() == extent


def test_workers_share_the_work(gcc: Callable[..., bytes], kernel_info: Info) -> None:
    """Eight sleeps of 30 ms on four threads take less than on one, wherever the cores are."""
    program = CPUProgram("CPU", kernel_info("slow", 1, 1), gcc(SLOW))
    marks = Buffer("CPU", 8, dtypes.int64, initial_value=bytes(64))
    taken = {}
    for threads in (1, 4):
        with Context(CPU_COUNT=threads):
            taken[threads] = program(marks._buf, vals=(30_000,), global_size=(8, 1, 1), wait=True)
    assert taken[1] is not None and taken[4] is not None and taken[4] < 0.9 * taken[1]
    assert marks.numpy().tolist() == [2] * 8


@pytest.mark.parametrize("extent", [1, 2, 5, 8, 100])
@pytest.mark.parametrize("threads", [2, 3, 8])
def test_split_covers_the_range_in_order(extent: int, threads: int) -> None:
    pairs = [(lo.value, hi.value) for lo, hi in split_range(extent, threads)]
    assert [i for lo, hi in pairs for i in range(lo, hi)] == list(range(extent))
    sizes = [hi - lo for lo, hi in pairs]
    assert max(sizes) - min(sizes) <= 1


def test_launch_is_reusable_and_rebindable(increment: bytes, kernel_info: Info) -> None:
    program = CPUProgram("CPU", kernel_info("increment", 2, 1), increment)
    a, b, c = floats(64), floats(64, 0), floats(64, 0)
    launch = program.bind([b._buf, a._buf], [5])
    launch.launch()
    launch.args.set_buffer(0, c._buf)
    launch.args.set_value(0, 7)
    launch()
    assert b.numpy()[1] == 6 and c.numpy()[1] == 8
    with pytest.raises(IndexError, match="variable 1 of a kernel with 1"):
        launch.args.set_value(1, 0)
    with pytest.raises(IndexError):
        launch.args.set_buffer(2, c._buf)


def test_callable_of_a_launch_keeps_everything_alive(increment: bytes, kernel_info: Info) -> None:
    a, b = floats(64), floats(64, 0)
    run = CPUProgram("CPU", kernel_info("increment", 2, 1), increment).bind([b._buf, a._buf], [5]).launch
    junk = [bytearray(64) for _ in range(1000)]
    run()
    assert b.numpy()[63] == 68 and len(junk) == 1000


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda p, b: p(b._buf), ValueError, "takes 2 buffers and 1 values, got 1 and 0"),
        (lambda p, b: p(b._buf, b._buf), ValueError, "got 2 and 0"),
        (lambda p, b: p(b, b, vals=(1,)), TypeError, "raw buffers.*got Buffer, Buffer"),
        (lambda p, b: p(b._buf, b._buf, vals=(1.5,)), TypeError, "int"),
        (lambda p, b: p(b._buf, b._buf, vals=(1,), global_size=(1, 2, 1)), ValueError, "one thread axis"),
        (lambda p, b: p(b._buf, b._buf, vals=(1,), global_size=(0, 1, 1)), ValueError, "n >= 1"),
        (lambda p, b: p(b._buf, b._buf, vals=(1,), local_size=(2, 1, 1)), ValueError, "local_size 1"),
        (lambda p, b: p.bind([b._buf, b._buf], [1], global_size=("n", 1, 1)), ValueError, "whole numbers"),
    ],
)
def test_wrong_calls_are_refused(
    increment: bytes, kernel_info: Info, call: Any, error: type[Exception], message: str
) -> None:
    program = CPUProgram("CPU", kernel_info("increment", 2, 1), increment)
    with pytest.raises(error, match=message):
        call(program, floats(64))


def test_missing_entry_is_a_clear_error(gcc: Callable[..., bytes], kernel_info: Info) -> None:
    with pytest.raises(ValueError, match="no function 'g'.*: e, f"):
        CPUProgram("CPU", kernel_info("g", 0), gcc("void e(void) {} void f(void) {}"))


def test_four_threads_launch_at_once(increment: bytes, kernel_info: Info) -> None:
    program = CPUProgram("CPU", kernel_info("increment", 2, 1), increment)
    failures: list[Any] = []

    def work(seed: int) -> None:
        try:
            src, dst = floats(1024), floats(1024, 0)
            with Context(CPU_COUNT=3):
                launch = program.bind([dst._buf, src._buf], [0], global_size=(16, 1, 1))
                for step in range(200):
                    launch.args.set_value(0, seed * 1000 + step)
                    launch.launch()
                    got = dst.as_memoryview(force_zero_copy=True).cast("f")
                    want = seed * 1000 + step
                    if got[0] != want or got[1023] != 1023 + want:
                        failures.append((seed, step, got[0], got[1023]))
        except BaseException as error:  # noqa: BLE001 - reported by the main thread
            failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_interrupt_in_the_caller_leaves_nothing_running(gcc: Callable[..., bytes], kernel_info: Info) -> None:
    import signal

    program = CPUProgram("CPU", kernel_info("slow", 1, 1), gcc(SLOW))
    marks = Buffer("CPU", 64, dtypes.int64, initial_value=bytes(512))

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    old = signal.signal(signal.SIGALRM, interrupt)
    try:
        with Context(CPU_COUNT=4):
            launch = program.bind([marks._buf], [5_000], global_size=(64, 1, 1))
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            with pytest.raises(KeyboardInterrupt):
                launch.launch()
    finally:
        signal.signal(signal.SIGALRM, old)
    after = marks.numpy().tolist()
    time.sleep(0.1)
    assert marks.numpy().tolist() == after, "a worker still ran after the launch had ended"
    assert set(after) <= {0, 1}
    with Context(CPU_COUNT=4):
        program(marks._buf, vals=(1,), global_size=(64, 1, 1))
    assert marks.numpy().tolist() == [n + 1 for n in after], "the pool works on"


def test_pool_starts_threads_only_when_needed() -> None:
    pool = WorkerPool()
    seen: list[tuple[Any, Any]] = []
    pool.run(lambda args, lo, hi: seen.append((lo, hi)), None, split_range(8, 1), 1)
    assert len(pool) == 0 and [(lo.value, hi.value) for lo, hi in seen] == [(0, 8)]
    pool.run(lambda args, lo, hi: None, None, split_range(8, 3), 3)
    assert len(pool) == 2
    assert all(t.daemon for t in threading.enumerate() if t.name.startswith("tg-cpu"))


def test_busy_pool_does_not_make_anyone_wait() -> None:
    assert POOL._busy.acquire(timeout=5)
    try:
        seen: list[tuple[int, int]] = []
        POOL.run(lambda args, lo, hi: seen.append((lo.value, hi.value)), None, split_range(10, 2), 2)  # type: ignore[attr-defined]
        assert seen == [(0, 10)]
    finally:
        POOL._busy.release()


# *** profiling ***


@pytest.fixture
def events() -> list[Any]:
    Compiled.profile_events.clear()
    cpu_events.clear()
    return Compiled.profile_events


@pytest.mark.parametrize("wait", [True, False])
def test_one_kernel_run_is_one_event(
    increment: bytes, kernel_info: Info, events: list[Any], wait: bool
) -> None:
    program = CPUProgram(open_device("CPU"), kernel_info("increment", 2, 1), increment)
    a, b = floats(64), floats(64)
    with Context(PROFILE=1):
        program(a._buf, b._buf, vals=(1,), wait=wait)
    (event,) = [e for e in events if isinstance(e, ProfileRangeEvent)]
    assert (event.device, event.name) == ("CPU", program.name)
    assert event.en is not None and event.st < event.en


def test_copyin_kernel_copyout_are_three_events(
    increment: bytes, kernel_info: Info, events: list[Any]
) -> None:
    with Context(PROFILE=1):
        program = CPUProgram(open_device("CPU"), kernel_info("increment", 2, 1), increment)
        src, dst = floats(64), Buffer("CPU", 64, dtypes.float32, preallocate=True)
        program.bind([dst._buf, src._buf], [1]).launch()
        dst.numpy()
    names = [e.name for e in events if isinstance(e, ProfileRangeEvent)]
    assert names == ["host -> CPU", "increment", "CPU -> host"]
    (loaded,) = [e for e in events if isinstance(e, ProfileProgramEvent)]
    assert loaded.name == "increment" and loaded.lib == increment


def test_nothing_is_recorded_without_profile(increment: bytes, kernel_info: Info, events: list[Any]) -> None:
    with Context(PROFILE=0), cpu_profile("host code"):
        program = CPUProgram("CPU", kernel_info("increment", 2, 1), increment)
        program(floats(64)._buf, floats(64)._buf, vals=(1,), wait=True)
        profile_marker("here")
    assert events == [] and cpu_events == []


def test_host_code_and_markers_are_recorded(events: list[Any]) -> None:
    with Context(PROFILE=1):
        with pytest.raises(ZeroDivisionError), cpu_profile("fails") as event:
            _ = 1 // 0
        profile_marker("step 1")
    assert cpu_events[0] is event and event.name == "fails"
    marker = cpu_events[1]
    assert isinstance(marker, ProfilePointEvent) and marker.key == "step 1"
    assert event.en is not None and event.st <= event.en <= marker.ts
