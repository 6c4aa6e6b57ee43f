"""Queues and signals of the CPU: order, waiting across queues, variables: what every queue device must do."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tg_hcq import Buffer, open_device
from tg_hcq.cpu import CPUDevice, CPUProgram, CPUSignal
from tg_uop import UOp
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")

PLUS_ONE = """
#include <stdint.h>
void plus_one(void **args, int64_t lo, int64_t hi) {
  float *out = args[0], *in = args[1];
  for (int64_t i = lo; i < hi; i++) out[i] = in[i] + 1;
}
"""


class Pair:
    """a = [0, 1] and b, a program b = a + 1, and its arguments both ways."""

    def __init__(self, binary: bytes, info: Any) -> None:
        self.dev = CPUDevice("CPU:7")
        self.program = CPUProgram(self.dev, info, binary)
        self.a = Buffer("CPU", 2, dtypes.float32, initial_value=np.array([0, 1], np.float32))
        self.b = Buffer("CPU", 2, dtypes.float32, initial_value=np.zeros(2, np.float32))
        self.b_from_a = self.program.fill_kernargs([self.b._buf, self.a._buf])
        self.a_from_b = self.program.fill_kernargs([self.a._buf, self.b._buf])


@pytest.fixture
def pair(gcc: Callable[..., bytes], kernel_info: Callable[..., Any]) -> Pair:
    return Pair(gcc(PLUS_ONE), kernel_info("plus_one", 2, global_size=(2, 1, 1)))


def test_one_kernel_then_signal(pair: Pair) -> None:
    dev = pair.dev
    queue = dev.hw_compute_queue_t().exec(pair.program, pair.b_from_a)
    queue.signal(dev.timeline_signal, dev.timeline_value).submit()
    dev.timeline_signal.wait(dev.timeline_value, timeout_ms=5000)
    dev.timeline_value += 1
    assert pair.b.numpy().tolist() == [1, 2]


def test_symbolic_timeline_submitted_100_times(pair: Pair) -> None:
    dev, value = pair.dev, UOp.variable("timeline", 0, 0xFFFFFFFF)
    queue = dev.hw_compute_queue_t().wait(dev.timeline_signal, value - 1)
    queue.exec(pair.program, pair.b_from_a).exec(pair.program, pair.a_from_b)
    queue.signal(dev.timeline_signal, value).bind()
    for _ in range(100):
        queue.submit({"timeline": dev.timeline_value})
        dev.timeline_value += 1
    dev.timeline_signal.wait(dev.timeline_value - 1, timeout_ms=5000)
    assert pair.a.numpy().tolist() == [200, 201]


def test_smaller_grid_covers_only_its_part(pair: Pair) -> None:
    pair.dev.hw_compute_queue_t().exec(pair.program, pair.b_from_a, (1, 1, 1)).submit()
    assert pair.b.numpy().tolist() == [1, 0]


@pytest.mark.parametrize("bound", [False, True])
def test_thousand_submits(pair: Pair, bound: bool) -> None:
    queue = pair.dev.hw_compute_queue_t().exec(pair.program, pair.b_from_a).exec(pair.program, pair.a_from_b)
    if bound:
        queue.bind()
    for _ in range(1000):
        queue.submit()
    assert pair.a.numpy().tolist() == [2000, 2001]


def test_thousand_pairs_with_signals_in_one_queue(pair: Pair) -> None:
    signal = pair.dev.new_signal()
    queue = pair.dev.hw_compute_queue_t()
    for n in range(1000):
        queue.exec(pair.program, pair.b_from_a).exec(pair.program, pair.a_from_b)
        queue.signal(signal, n + 1).wait(signal, n + 1).memory_barrier()
    queue.submit()
    signal.wait(1000, timeout_ms=5000)
    assert pair.a.numpy().tolist() == [2000, 2001] and len(queue) == 4000


def test_compute_and_copy_queue_in_turns(pair: Pair) -> None:
    """The compute queue is submitted first and waits for copies that are not submitted yet."""
    dev, signal = pair.dev, pair.dev.new_signal()
    compute, copies = dev.hw_compute_queue_t(), dev.hw_copy_queue_t()
    for n in range(40):
        compute.wait(signal, 2 * n).exec(pair.program, pair.b_from_a).signal(signal, 2 * n + 1)
        copies.wait(signal, 2 * n + 1).copy(pair.a._buf, pair.b._buf, 8).signal(signal, 2 * n + 2)
    compute.submit()
    assert signal.value == 1 and pair.b.numpy().tolist() == [1, 2]
    copies.submit()
    dev.synchronize(timeout_ms=10_000)
    assert signal.value == 80 and pair.a.numpy().tolist() == [40, 41]


def test_submit_does_not_block_and_later_work_waits_its_turn(pair: Pair) -> None:
    gate = pair.dev.new_signal()
    pair.dev.hw_compute_queue_t().wait(gate, 5).exec(pair.program, pair.b_from_a).submit()
    pair.dev.hw_compute_queue_t().exec(pair.program, pair.a_from_b).submit()
    time.sleep(0.02)
    assert pair.b.numpy().tolist() == [0, 0] and pair.a.numpy().tolist() == [0, 1]
    with pytest.raises(TimeoutError, match="signal nobody sets"):
        pair.dev.synchronize(timeout_ms=10)
    gate.value = 5
    pair.dev.synchronize(timeout_ms=5000)
    assert pair.b.numpy().tolist() == [1, 2] and pair.a.numpy().tolist() == [2, 3]


def test_submitted_commands_do_not_change(pair: Pair) -> None:
    gate = pair.dev.new_signal()
    queue = pair.dev.hw_compute_queue_t().wait(gate, 1).exec(pair.program, pair.b_from_a)
    queue.submit().exec(pair.program, pair.a_from_b)
    gate.value = 1
    pair.dev.synchronize(timeout_ms=5000)
    assert pair.a.numpy().tolist() == [0, 1] and pair.b.numpy().tolist() == [1, 2]


def test_two_timestamps_measure_what_is_between(pair: Pair) -> None:
    start, end = pair.dev.new_signal(), pair.dev.new_signal()
    queue = pair.dev.hw_compute_queue_t().timestamp(start).exec(pair.program, pair.b_from_a).timestamp(end)
    before = time.perf_counter_ns() / 1000
    queue.submit()
    assert before <= start.timestamp < end.timestamp <= time.perf_counter_ns() / 1000


def test_queue_keeps_what_it_needs_alive(gcc: Any, kernel_info: Any) -> None:
    pair = Pair(gcc(PLUS_ONE), kernel_info("plus_one", 2, global_size=(2, 1, 1)))
    queue, view = pair.dev.hw_compute_queue_t(), pair.b.as_memoryview(force_zero_copy=True)
    queue.exec(pair.program, pair.program.fill_kernargs([pair.b._buf, pair.a._buf]))
    del pair
    queue.submit()
    assert np.frombuffer(view, np.float32).tolist() == [1, 2]


def test_misuse_is_refused(pair: Pair) -> None:
    queue = pair.dev.hw_compute_queue_t()
    with pytest.raises(ValueError, match="cannot copy 9 bytes from 8 to 8"):
        queue.copy(pair.a._buf, pair.b._buf, 9)
    with pytest.raises(ValueError, match="one thread axis"):
        queue.exec(pair.program, pair.b_from_a, (1, 2, 1))
    with pytest.raises(RuntimeError, match="bound queue"):
        queue.bind().memory_barrier().signal(pair.dev.new_signal(), 1)


def test_signal_wait_is_at_least_and_times_out() -> None:
    signal = CPUSignal(5)
    signal.wait(5, timeout_ms=0)
    signal.wait(3)
    with pytest.raises(TimeoutError, match="signal is 5 after 20 ms, waiting for 6"):
        signal.wait(6, timeout_ms=20)
    assert signal.address % 64 == 0


def test_signal_wakes_a_waiting_thread() -> None:
    signal = open_device("CPU").new_signal()
    woken: list[int] = []

    def wait() -> None:
        signal.wait(2)
        woken.append(signal.value)

    thread = threading.Thread(target=wait)
    thread.start()
    time.sleep(0.01)
    signal.value = 1
    time.sleep(0.01)
    assert woken == []
    signal.value = 1 << 40
    thread.join(5)
    assert woken == [1 << 40]


def test_signal_set_by_machine_code_is_seen() -> None:
    import ctypes

    signal = CPUSignal()
    timer = threading.Timer(0.01, lambda: ctypes.memmove(signal.address, b"\x07", 1))
    timer.start()
    signal.wait(7, timeout_ms=5000)
    assert signal.value == 7
