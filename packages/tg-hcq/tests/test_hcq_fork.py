"""A forked child works: its worker threads and queues start anew, its memory is its own, nothing hangs."""

from __future__ import annotations

import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from typing import Any

import pytest

from tg_hcq import Buffer, GlobalCounters, open_device
from tg_hcq.cpu import CPUProgram
from tg_hcq.cpu.pool import POOL
from tg_uop import Context
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")
pytestmark = pytest.mark.filterwarnings("ignore:.*use of fork.*:DeprecationWarning")


def in_child(work: Callable[[], None]) -> None:
    """Run `work` in a forked child; fails when it raises or does not end within 20 seconds."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            signal.alarm(20)
            work()
            code = 0
        except BaseException:  # noqa: BLE001 - the parent only sees the exit code
            traceback.print_exc()
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


@pytest.fixture
def program(increment: bytes, kernel_info: Callable[..., Any]) -> CPUProgram:
    return CPUProgram("CPU", kernel_info("increment", 2, 1, global_size=(16, 1, 1)), increment)


def run(program: CPUProgram, value: int) -> None:
    src = Buffer("CPU", 1024, dtypes.float32, initial_value=np.arange(1024, dtype=np.float32))
    dst = Buffer("CPU", 1024, dtypes.float32, initial_value=bytes(4096))
    with Context(CPU_COUNT=3):
        program(dst._buf, src._buf, vals=(value,))
    assert np.array_equal(dst.numpy(), np.arange(1024, dtype=np.float32) + value)


def test_child_of_a_process_with_live_workers_runs_kernels(program: CPUProgram) -> None:
    run(program, 1)
    assert len(POOL) >= 2

    def work() -> None:
        assert len(POOL) == 0, "the parent's threads do not exist here"
        run(program, 2)
        assert len(POOL) == 2
        run(program, 3)

    in_child(work)
    run(program, 4)


def test_child_forked_while_another_thread_runs_kernels_and_allocates(program: CPUProgram) -> None:
    stop = threading.Event()

    def busy() -> None:
        while not stop.is_set():
            run(program, 5)

    threads = [threading.Thread(target=busy) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(5):

            def work() -> None:
                run(program, 6)
                open_device("CPU:5").synchronize()
                _ = GlobalCounters.mem_used

            in_child(work)
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def test_memory_is_private_to_the_child() -> None:
    for nbytes in (1000, 100_000, 4 << 20):
        buf = Buffer("CPU", nbytes, dtypes.uint8, initial_value=bytes([7]) * nbytes)

        def work(buf: Buffer = buf, nbytes: int = nbytes) -> None:
            assert buf.numpy()[0] == 7
            buf.copyin(bytes(nbytes))

        in_child(work)
        assert buf.numpy()[0] == 7 and buf.numpy()[-1] == 7


def test_queue_waiting_in_the_parent_is_empty_in_the_child(program: CPUProgram) -> None:
    device = open_device("CPU:6")
    gate = device.new_signal()
    device.hw_compute_queue_t().wait(gate, 1).submit()  # type: ignore[attr-defined]
    time.sleep(0.01)

    def work() -> None:
        device.synchronize()
        done = device.new_signal()
        device.hw_compute_queue_t().signal(done, 3).submit()  # type: ignore[attr-defined]
        done.wait(3, timeout_ms=5000)

    in_child(work)
    gate.value = 1
    device.synchronize(5000)  # type: ignore[call-arg]
