"""Buffers: filling, reading, views, copies, and what they say to misuse."""

from __future__ import annotations

import gc
import sys
import threading
from typing import Any

import pytest

from tg_hcq import Buffer, BufferSpec, GlobalCounters, MultiBuffer, copy, host_view, mv_address, open_device
from tg_hcq.device import Compiled
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")


def test_copyin_and_copyout_round_trip() -> None:
    data = np.arange(100, dtype=np.float32)
    buf = Buffer("CPU", 100, dtypes.float32).copyin(data)
    out = np.zeros(100, np.float32)
    buf.copyout(out)
    assert np.array_equal(out, data)


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (dtypes.bool, "bool"),
        (dtypes.int8, "int8"),
        (dtypes.uint16, "uint16"),
        (dtypes.int64, "int64"),
        (dtypes.float16, "float16"),
        (dtypes.float64, "float64"),
    ],
)
def test_numpy_has_the_dtype_and_values(dtype: Any, name: str) -> None:
    data = np.array([0, 1, 1, 0], dtype=name)
    got = Buffer("CPU", 4, dtype, initial_value=data).numpy()
    assert got.dtype == np.dtype(name) and np.array_equal(got, data)


@pytest.mark.parametrize(
    ("dtype", "name"),
    [
        (dtypes.bfloat16, "bfloat16"),
        (dtypes.fp8e4m3, "float8_e4m3fn"),
        (dtypes.fp8e5m2, "float8_e5m2"),
        (dtypes.fp8e4m3fnuz, "float8_e4m3fnuz"),
        (dtypes.fp8e5m2fnuz, "float8_e5m2fnuz"),
    ],
)
def test_numpy_uses_ml_dtypes_for_small_floats(dtype: Any, name: str) -> None:
    ml_dtypes: Any = pytest.importorskip("ml_dtypes")
    data = np.array([0.5, 1, -2, 0], dtype=getattr(ml_dtypes, name))
    got = Buffer("CPU", 4, dtype, initial_value=data.view(np.uint8)).numpy()
    assert got.dtype == data.dtype and np.array_equal(got.astype("f4"), [0.5, 1, -2, 0])


def test_numpy_missing_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    buf = Buffer("CPU", 4, dtypes.int32, preallocate=True)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(RuntimeError, match=r"tg-hcq\[numpy\]"):
        buf.numpy()


def test_numpy_is_a_copy() -> None:
    buf = Buffer("CPU", 4, dtypes.int32, initial_value=bytes(16))
    buf.numpy()[:] = 7
    assert buf.numpy().tolist() == [0, 0, 0, 0]


def test_zero_copy_view_is_the_memory_and_keeps_it_alive() -> None:
    buf = Buffer("CPU", 1000, dtypes.uint8, initial_value=bytes(range(250)) * 4)
    view = buf.as_memoryview(force_zero_copy=True)
    view[0] = 99
    assert buf.numpy()[0] == 99
    used = GlobalCounters.mem_used
    del buf
    other = Buffer("CPU", 1000, dtypes.uint8, initial_value=bytes(1000))
    assert view[0] == 99 and view[1] == 1, "the block was handed out again under a living view"
    assert GlobalCounters.mem_used == used + 1000
    del view, other


def test_view_shares_memory_at_byte_offset() -> None:
    base = Buffer("CPU", 8, dtypes.int32, initial_value=np.arange(8, dtype=np.int32))
    view = base.view(3, dtypes.int32, 8)
    assert not view.is_initialized() and view.is_allocated()
    assert view.ensure_allocated().numpy().tolist() == [2, 3, 4]
    assert view.base is base and view.offset == 8 and view.nbytes == 12
    nested = view.view(2, dtypes.int16, 4)
    assert nested.base is base and nested.offset == 12
    assert nested.ensure_allocated().numpy().tolist() == [3, 0]
    nested.copyin(np.array([-1, -1], np.int16))
    assert base.numpy().tolist() == [0, 1, 2, -1, 4, 5, 6, 7]


def test_four_threads_that_allocate_one_buffer_get_one_block() -> None:
    before = GlobalCounters.mem_used
    for _ in range(200):
        buf = Buffer("CPU", 1000, dtypes.uint8)
        gate = threading.Barrier(4)

        def work(buf: Buffer = buf, gate: threading.Barrier = gate) -> None:
            gate.wait()
            buf.ensure_allocated()

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert GlobalCounters.mem_used == before + 1000
        del buf, work, threads, thread
    assert GlobalCounters.mem_used == before


def test_view_of_unallocated_base_allocates_it() -> None:
    base = Buffer("CPU", 8, dtypes.int32)
    view = base.view(4, dtypes.int32, 16)
    assert not view.is_allocated()
    view.copyin(np.array([1, 2, 3, 4], np.int32))
    assert base.is_allocated() and base.numpy()[4:].tolist() == [1, 2, 3, 4]


def test_view_follows_its_base_to_new_memory() -> None:
    base = Buffer("CPU", 4, dtypes.int32, initial_value=np.full(4, 1, np.int32))
    view = base.view(2, dtypes.int32, 0).ensure_allocated()
    base.deallocate()
    assert not view.is_initialized()
    with pytest.raises(RuntimeError, match="no memory"):
        _ = view._buf
    hold = Buffer("CPU", 4, dtypes.int32, initial_value=np.full(4, 5, np.int32))
    base.copyin(np.full(4, 2, np.int32))
    assert view.numpy().tolist() == [2, 2] and hold.numpy().tolist() == [5] * 4


@pytest.mark.parametrize("window", [(3, 24), (-1, 0), (1, -4), (9, 0), (0, 33)])
def test_view_outside_is_refused(window: tuple[int, int]) -> None:
    base = Buffer("CPU", 8, dtypes.int32)
    with pytest.raises(ValueError, match="outside"):
        base.view(window[0], dtypes.int32, window[1])


def test_empty_buffer_works_everywhere() -> None:
    buf = Buffer("CPU", 0, dtypes.float32, preallocate=True)
    buf.copyin(b"")
    assert buf.nbytes == 0 and buf.numpy().tolist() == []
    assert buf.as_memoryview(force_zero_copy=True).nbytes == 0
    copy(Buffer("CPU", 0, dtypes.int8), buf)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: Buffer("CPU", -1, dtypes.int8), ValueError, "negative"),
        (lambda: Buffer("CPU", 1.5, dtypes.int8), TypeError, "1.5"),  # type: ignore[arg-type]
        (lambda: Buffer("GPU9", 1, dtypes.int8), ValueError, "known ones are CPU"),
        (lambda: Buffer("CPU", 4, dtypes.int32).copyin(bytes(15)), ValueError, "exactly 16 bytes.*got 15"),
        (lambda: Buffer("CPU", 4, dtypes.int32).copyin(5), TypeError, "got int"),
        (lambda: Buffer("CPU", 4, dtypes.int32).copyout(bytearray(16)), RuntimeError, "nothing was ever"),
        (lambda: Buffer("CPU", 4, dtypes.int32).as_memoryview(), RuntimeError, "nothing was ever"),
        (lambda: Buffer("CPU", 4, dtypes.int32)._buf, RuntimeError, "ensure_allocated"),
        (
            lambda: Buffer("CPU", 4, dtypes.int32, preallocate=True).copyout(bytes(16)),
            ValueError,
            "read-only",
        ),
        (lambda: Buffer("CPU", 4, dtypes.int32, preallocate=True).allocate(), RuntimeError, "already"),
        (lambda: Buffer("CPU", 4, dtypes.int8).copyin(np.zeros((4, 2), np.int8)[:, 0]), ValueError, "contig"),
    ],
)
def test_misuse_is_a_clear_error(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_external_memory_is_used_in_place_and_not_counted() -> None:
    array = np.arange(16, dtype=np.float32)
    used = GlobalCounters.mem_used
    buf = Buffer(
        "CPU", 16, dtypes.float32, options=BufferSpec(external_ptr=array.ctypes.data), preallocate=True
    )
    assert GlobalCounters.mem_used == used
    buf.copyin(array[::-1].copy())
    assert array[0] == 15 and buf._buf.va_addr == array.ctypes.data
    del buf
    assert array[15] == 0 and GlobalCounters.mem_used == used


def test_opaque_memory_is_adopted_and_kept_alive() -> None:
    raw = host_view(np.arange(4, dtype=np.int32))
    gc.collect()
    buf = Buffer("CPU", 4, dtypes.int32, opaque=raw)
    assert buf.numpy().tolist() == [0, 1, 2, 3]


def test_address_of_read_only_memory() -> None:
    array = np.frombuffer(b"hello world", np.uint8)
    assert mv_address(memoryview(array)) == array.ctypes.data and not array.flags.writeable


@pytest.mark.parametrize("devices", [("CPU", "CPU"), ("CPU", "CPU:1"), ("PYTHON", "CPU"), ("CPU", "PYTHON")])
def test_copy_between_devices(devices: tuple[str, str]) -> None:
    data = np.random.default_rng(0).integers(0, 256, 3 << 20, np.uint8)
    src = Buffer(devices[0], data.size, dtypes.uint8, initial_value=data)
    dst = Buffer(devices[1], data.size // 4, dtypes.float32)
    copy(dst, src)
    assert bytes(dst.as_memoryview()) == data.tobytes()


def test_copy_of_overlapping_views_is_a_move() -> None:
    base = Buffer("CPU", 10, dtypes.int8, initial_value=np.arange(10, dtype=np.int8))
    copy(base.view(8, dtypes.int8, 2), base.view(8, dtypes.int8, 0))
    assert base.numpy().tolist() == [0, 1, 0, 1, 2, 3, 4, 5, 6, 7]


def test_copy_checks_size_and_source() -> None:
    with pytest.raises(ValueError, match="4 bytes.*8 bytes"):
        copy(Buffer("CPU", 8, dtypes.int8), Buffer("CPU", 4, dtypes.int8, preallocate=True))
    with pytest.raises(RuntimeError, match="nothing was ever"):
        copy(Buffer("CPU", 4, dtypes.int8), Buffer("CPU", 4, dtypes.int8))


def test_memory_of_one_cpu_is_usable_by_another() -> None:
    buf = Buffer("CPU:1", 4, dtypes.int32)
    assert buf.get_buf("CPU") is buf.get_buf() is buf._buf
    with pytest.raises(RuntimeError, match="NULL cannot be used by CPU"):
        Buffer("NULL", 4, dtypes.int32).get_buf("CPU")


def test_device_that_the_host_cannot_see_is_copied_through_its_allocator() -> None:
    from tg_hcq import Allocator, register_device

    class Hidden(Allocator[Any]):
        """Keeps bytes in a dict: a memory with only copies."""

        def _alloc(self, nbytes: int, options: BufferSpec) -> dict[str, bytes]:
            return {"bytes": bytes(nbytes)}

        def _copyin(self, dest: dict[str, bytes], src: memoryview) -> None:
            dest["bytes"] = bytes(src)

        def _copyout(self, dest: memoryview, src: dict[str, bytes]) -> None:
            dest[:] = src["bytes"]

    def opener(name: str) -> Compiled:
        device = Compiled(name, None)
        device._allocator = Hidden(device)
        return device

    register_device("HIDDEN", opener)
    src = Buffer("CPU", 4, dtypes.int32, initial_value=np.arange(4, dtype=np.int32))
    first, second = Buffer("HIDDEN", 4, dtypes.int32), Buffer("HIDDEN:1", 4, dtypes.int32)
    back = Buffer("CPU", 4, dtypes.int32)
    copy(first, src)
    copy(second, first)
    copy(back, second)
    assert back.numpy().tolist() == [0, 1, 2, 3] and open_device("hidden:1").device_id == 1
    with pytest.raises(RuntimeError, match="cannot be seen by the host"):
        first.as_memoryview(force_zero_copy=True)
    with pytest.raises(RuntimeError, match="cannot make views"):
        first.view(1, dtypes.int32, 0).ensure_allocated()


def test_multibuffer_has_one_buffer_per_device() -> None:
    multi = MultiBuffer(("CPU", "cpu:1"), 4, dtypes.float32)
    assert multi.device == ("CPU", "CPU:1") and multi.nbytes == 32 and not multi.is_allocated()
    assert multi.ensure_allocated().is_allocated()
    with pytest.raises(ValueError, match="at least one"):
        MultiBuffer((), 4, dtypes.float32)
