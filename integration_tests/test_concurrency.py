"""Do several threads and forked processes get right results, while workers are alive and caches are
shared?
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tg_schedule import clear_cache
from tg_tensor import Context, Device, Tensor, TinyJit
from tg_uop import Ops, UOp, dtypes

THREADS = 4


def in_threads(work: Callable[[int], Any], count: int = THREADS) -> list[Any]:
    """`work(n)` in `count` threads that start together; the results, or the first error."""
    start = threading.Barrier(count)
    results: list[Any] = [None] * count
    errors: list[BaseException] = []

    def run(n: int) -> None:
        try:
            start.wait()
            results[n] = work(n)
        except BaseException as e:  # noqa: BLE001 - handed to the test's thread
            errors.append(e)

    threads = [threading.Thread(target=run, args=(n,)) for n in range(count)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(120)
        assert not t.is_alive(), "a thread hangs"
    if errors:
        raise errors[0]
    return results


def test_four_threads_build_and_realise_their_own_graphs() -> None:
    def work(n: int) -> None:
        rng = np.random.default_rng(n)
        for i in range(12):
            a = rng.integers(-3, 4, (4 + i % 3, 5 + n)).astype(np.float32)
            got = ((Tensor(a) * (i + 1)).sum(1, keepdim=True) + Tensor(a)).max(0)
            np.testing.assert_array_equal(got.numpy(), ((a * (i + 1)).sum(1, keepdims=True) + a).max(0))

    clear_cache()
    in_threads(work)


def test_four_threads_with_the_same_new_kernels() -> None:
    """All compile, store and load the same kernels at the same time."""

    def work(n: int) -> Any:
        return [
            (
                (Tensor(np.full((7, 7), n, np.float32)) + i).relu() @ Tensor(np.eye(7, dtype=np.float32))
            ).numpy()
            for i in range(8)
        ]

    clear_cache()
    for n, results in enumerate(in_threads(work)):
        for i, r in enumerate(results):
            np.testing.assert_array_equal(r, np.full((7, 7), n + i))


def test_four_threads_read_one_lazy_tensor() -> None:
    a = np.arange(30, dtype=np.float32).reshape(5, 6)
    shared = (Tensor(a) * 2 + 1).sum(0)
    for got in in_threads(lambda n: (shared + n).numpy()):
        assert got.shape == (6,)
    for n, got in enumerate(in_threads(lambda n: (shared + n).numpy())):
        np.testing.assert_array_equal(got, (a * 2 + 1).sum(0) + n)


def test_threads_never_hold_two_equal_nodes() -> None:
    def work(n: int) -> list[UOp]:
        out = []
        for i in range(300):
            x = UOp.const(dtypes.index, i) + UOp.variable("x", 0, 1000)
            out.append(x * x + i)
        return out

    first, *others = in_threads(work)
    for other in others:
        assert all(a is b for a, b in zip(first, other, strict=True))


def test_a_setting_of_one_thread_is_not_seen_by_another() -> None:
    seen = in_threads(lambda n: _noopt_in_context(n))
    assert seen == [n % 2 for n in range(THREADS)]


def _noopt_in_context(n: int) -> int:
    from tg_uop.context import NOOPT

    with Context(NOOPT=n % 2):
        time.sleep(0.01)
        return int(NOOPT)


def test_recording_in_one_thread_leaves_others_alone() -> None:
    stop = threading.Event()

    def other(results: list[bool]) -> None:
        n = 0
        while not stop.is_set():
            results.append((Tensor([1.0, 2.0]) + n % 5).tolist() == [1 + n % 5, 2 + n % 5])
            n += 1

    results: list[bool] = []
    thread = threading.Thread(target=other, args=(results,))
    thread.start()
    try:
        for k in range(6):
            jit = TinyJit(lambda x, k=k: ((x * (k + 2)).contiguous() + 1).realize())
            for n in range(4):
                assert jit(Tensor([float(n)])).item() == n * (k + 2) + 1
    finally:
        stop.set()
        thread.join(60)
    assert results and all(results)


def test_large_kernels_of_several_threads_share_the_workers() -> None:
    a = np.ones((300, 400), np.float32)

    def work(n: int) -> None:
        for i in range(5):
            np.testing.assert_array_equal((Tensor(a) * (n + i)).sum(1).numpy(), np.full(300, 400.0 * (n + i)))

    in_threads(work)


# *** processes ***


def _in_child(queue: Any, base: Any) -> None:
    try:
        big = np.ones((512, 512), np.float32)
        ours = (Tensor(big) * 3).sum(0).numpy()
        queue.put((bool((ours == 1536).all()), (base + 1).tolist()))
    except BaseException as e:  # noqa: BLE001 - reported to the parent
        queue.put((False, repr(e)))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_computes_while_the_parents_workers_live() -> None:
    big = np.ones((512, 512), np.float32)
    assert ((Tensor(big) * 3).sum(0).numpy() == 1536).all(), "workers are running"
    base = Tensor([1.0, 2.0]).realize()
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    process = context.Process(target=_in_child, args=(queue, base))
    process.start()
    try:
        good, value = queue.get(timeout=60)
    finally:
        process.join(30)
        if process.is_alive():
            process.kill()
    assert good, value
    assert value == [2.0, 3.0]
    assert ((Tensor(big) * 5).sum(0).numpy() == 2560).all(), "the parent still works"


_SPAWN = """
import multiprocessing
from tg_tensor import Tensor
def child(n):
    return (Tensor([1.0, 2.0]) * n).tolist()
if __name__ == "__main__":
    Tensor([1.0]).realize()
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(child, [1, 2, 3]) == [[1, 2], [2, 4], [3, 6]]
"""


def test_spawned_children_compute(tmp_path: Any, child_environment: dict[str, str]) -> None:
    script = tmp_path / "spawning.py"
    script.write_text(_SPAWN)
    done = subprocess.run(
        [sys.executable, str(script)],
        env=child_environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_number_of_workers_does_not_change_results(child_environment: dict[str, str]) -> None:
    code = (
        "import numpy as np, zlib\n"
        "from tg_tensor import Tensor\n"
        "a = np.random.default_rng(0).standard_normal((300, 500)).astype(np.float32)\n"
        "t = Tensor(a)\n"
        "b = [t.sum(), t.sum(0), t.softmax(), t @ t.T, (t + 1).relu()]\n"
        "print([zlib.crc32(x.numpy().tobytes()) for x in b])\n"
    )
    found = []
    for cores in ("1", "2", "3", "8"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=child_environment | {"CPU_COUNT": cores},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found.append(done.stdout)
    assert len(set(found)) == 1, found


# *** failures ***


def test_a_failed_realize_leaves_earlier_tensors_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    import tg_tensor.run as run

    a = Tensor(np.arange(4, dtype=np.float32))
    earlier = (a * 2).realize()
    pending = (earlier + 3).contiguous()
    later = pending.sum() * 7

    def broken(call: Any, var_vals: Any, update_stats: bool) -> None:
        raise RuntimeError("the device fell over")

    with monkeypatch.context() as m:
        m.setitem(run.EXEC, Ops.SINK, broken)
        with pytest.raises(RuntimeError, match="fell over"):
            later.realize()
    assert earlier.tolist() == [0, 2, 4, 6]
    assert later.item() == (3 + 5 + 7 + 9) * 7
    assert pending.tolist() == [3, 5, 7, 9]


def test_a_failure_in_the_second_of_three_kernels_is_repaired_by_running_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import tg_tensor.run as run

    real, count = run.EXEC[Ops.SINK], [0]

    def second_breaks(call: Any, var_vals: Any, update_stats: bool) -> None:
        count[0] += 1
        if count[0] == 2:
            raise MemoryError("no room")
        real(call, var_vals, update_stats)

    a = Tensor(np.arange(6, dtype=np.float32))
    result = ((a.contiguous() + 1).contiguous() * 2).contiguous().flip(0).contiguous()
    with monkeypatch.context() as m:
        m.setitem(run.EXEC, Ops.SINK, second_breaks)
        with pytest.raises(MemoryError):
            result.realize()
    np.testing.assert_array_equal(result.numpy(), ((np.arange(6) + 1) * 2)[::-1])


def test_a_failed_write_can_be_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    import tg_tensor.run as run

    def broken(call: Any, var_vals: Any, update_stats: bool) -> None:
        raise RuntimeError("the device fell over")

    t = Tensor(np.zeros(4, np.float32)).realize()
    t[1:3] = 5
    with monkeypatch.context() as m:
        m.setitem(run.EXEC, Ops.SINK, broken)
        with pytest.raises(RuntimeError):
            t.realize()
    assert t.tolist() == [0, 5, 5, 0]


def test_unknown_devices_and_mixed_devices_are_errors_before_anything_runs() -> None:
    with pytest.raises((ValueError, RuntimeError), match="NOSUCH"):
        Tensor([1.0], device="NOSUCH").realize()
    with pytest.raises(ValueError, match="CPU"):
        (Tensor([1.0]) + Tensor([1.0], device="CPU:1")).realize()
    assert (Tensor([1.0]) + 1).tolist() == [2.0]
    assert Device.DEFAULT.startswith("CPU")
