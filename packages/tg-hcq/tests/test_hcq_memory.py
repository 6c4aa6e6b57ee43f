"""Allocators: alignment, reuse, exact accounting, and running out of memory."""

from __future__ import annotations

import gc
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from tg_hcq import Buffer, BufferSpec, GlobalCounters, HostAllocator, LRUAllocator, open_device
from tg_hcq.counters import AtomicSum
from tg_hcq.hostmem import HUGE_PAGE, allocate_host, physical_memory
from tg_uop.dtype import dtypes


class Named:
    device = "TEST"


class CountingAllocator(LRUAllocator[Any]):
    """Counts what reaches the system; refuses to hold more than `limit` bytes."""

    def __init__(self, limit: int = 1 << 40, **options: Any) -> None:
        super().__init__(Named(), **options)
        self.held = self.allocs = self.frees = 0
        self.limit = limit

    def _alloc(self, nbytes: int, options: BufferSpec) -> list[int]:
        if self.held + nbytes > self.limit:
            raise MemoryError("full")
        self.held += nbytes
        self.allocs += 1
        return [nbytes]

    def _free(self, raw: list[int], options: BufferSpec) -> None:
        self.held -= raw[0]
        self.frees += 1


@pytest.mark.parametrize("nbytes", [1, 63, 64, 100, 4096, 65535, 65536, 100_000, HUGE_PAGE - 1, HUGE_PAGE])
def test_memory_is_aligned_to_cache_lines(nbytes: int) -> None:
    raws = [allocate_host(nbytes) for _ in range(3)]
    assert all(raw.va_addr % 64 == 0 and raw.size == nbytes for raw in raws)
    for number, raw in enumerate(raws):
        raw.cpu_view()[:] = bytes([number]) * nbytes
    assert [raw.cpu_view()[-1] for raw in raws] == [0, 1, 2]


def test_large_memory_is_huge_page_aligned_and_advised() -> None:
    raw = allocate_host(3 * HUGE_PAGE + 5)
    assert raw.va_addr % HUGE_PAGE == 0
    flags = _vm_flags(raw.va_addr)
    if flags is not None:
        assert "hg" in flags


def _vm_flags(address: int) -> list[str] | None:
    smaps = Path("/proc/self/smaps")
    if not smaps.exists() or not Path("/sys/kernel/mm/transparent_hugepage").exists():
        return None
    inside = False
    for line in smaps.read_text().splitlines():
        bounds = re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line)
        if bounds:
            inside = int(bounds[1], 16) <= address < int(bounds[2], 16)
        elif inside and line.startswith("VmFlags:"):
            return line.split()[1:]
    return None


def test_large_memory_returns_to_the_system() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    raw = allocate_host(64 << 20)
    raw.cpu_view()[:] = bytes(64 << 20)
    full = resident()
    del raw
    assert resident() < full - (48 << 20)


def test_mem_used_is_exact_over_life_and_cycles() -> None:
    gc.collect()
    before, device_before = GlobalCounters.mem_used, open_device("CPU").allocator.mem_used
    bufs = [Buffer("CPU", n, dtypes.float32, preallocate=True) for n in (1, 100, 1_000_000)]
    assert GlobalCounters.mem_used - before == 4 * 1_000_101
    assert open_device("CPU").allocator.mem_used - device_before == 4 * 1_000_101
    view = bufs[1].view(10, dtypes.float32, 40).ensure_allocated()
    assert GlobalCounters.mem_used - before == 4 * 1_000_101
    del bufs[2]
    assert GlobalCounters.mem_used - before == 4 * 101
    cycle: list[Any] = [bufs.pop(0)]
    cycle.append(cycle)
    del cycle
    bufs.clear()
    assert view.is_allocated(), "a view keeps its base alive"
    del view
    gc.collect()
    assert GlobalCounters.mem_used == before


def test_accounting_is_exact_when_four_threads_allocate_and_free() -> None:
    gc.collect()
    before = GlobalCounters.mem_used

    def work() -> None:
        for n in range(2000):
            bufs = [Buffer("CPU", 1 + (n + k) % 7, dtypes.int32, preallocate=True) for k in range(3)]
            bufs.append(bufs)  # type: ignore[arg-type] # a cycle: freed by the collector, at any point

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    assert GlobalCounters.mem_used == before


def test_sum_never_waits_for_the_thread_that_reads_it() -> None:
    total = AtomicSum()
    with total._lock:  # as if a destructor ran while its own thread reads
        for _ in range(5000):
            total.add(1)
        assert total.estimate <= 5000
    assert total.value == total.estimate == 5000


def test_freed_block_is_reused_for_equal_size_and_options() -> None:
    alloc = CountingAllocator()
    spec = BufferSpec(host=True)
    first = alloc.alloc(100, spec)
    alloc.free(first, 100, spec)
    assert alloc.cached_bytes == 100 and alloc.mem_used == 0
    assert alloc.alloc(100) is not first, "other options"
    assert alloc.alloc(101, spec) is not first, "other size"
    assert alloc.alloc(100, spec) is first
    assert alloc.cached_bytes == 0 and alloc.allocs == 3 and alloc.frees == 0


def test_nolru_block_goes_back_at_once() -> None:
    alloc = CountingAllocator()
    spec = BufferSpec(nolru=True)
    alloc.free(alloc.alloc(10, spec), 10, spec)
    assert alloc.frees == 1 and alloc.cached_bytes == 0


def test_free_cache_gives_everything_back() -> None:
    alloc = CountingAllocator()
    for nbytes in (10, 20, 20):
        alloc.free(alloc.alloc(nbytes), nbytes)
    assert alloc.held == 30  # the second block of 20 was the first one
    alloc.free_cache()
    assert alloc.held == 0 and alloc.cached_bytes == 0


def test_cache_is_bounded() -> None:
    alloc = CountingAllocator(max_cached=100)
    for nbytes in range(1, 80):
        alloc.free(alloc.alloc(nbytes), nbytes)
        assert alloc.cached_bytes <= 100
    alloc.free(alloc.alloc(1000), 1000)
    assert alloc.cached_bytes <= 100


def test_full_memory_is_made_from_the_cache_first() -> None:
    alloc = CountingAllocator(limit=100)
    alloc.free(alloc.alloc(80), 80)
    assert alloc.alloc(60) == [60]


def test_out_of_memory_names_device_size_and_use() -> None:
    alloc = CountingAllocator(limit=100)
    keep = alloc.alloc(40)
    with pytest.raises(MemoryError, match=r"TEST: cannot allocate 61 bytes, 40 bytes are in use: full"):
        alloc.alloc(61)
    assert alloc.mem_used == 40 and keep == [40]


def test_cpu_refuses_more_than_the_machine_has() -> None:
    before = GlobalCounters.mem_used
    with pytest.raises(MemoryError, match="CPU: cannot allocate"):
        Buffer("CPU", physical_memory() + 1, dtypes.uint8, preallocate=True)
    assert GlobalCounters.mem_used == before


def test_negative_size_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        HostAllocator(Named()).alloc(-1)


def test_counters_add_up_and_reset_keeps_memory() -> None:
    keep = Buffer("CPU", 10, dtypes.uint8, preallocate=True)
    GlobalCounters.reset()
    GlobalCounters.record(kernels=2, ops=10, mem=20, time_s=0.5)
    GlobalCounters.record(ops=1)
    got = (GlobalCounters.kernel_count, GlobalCounters.global_ops, GlobalCounters.global_mem)
    assert got == (3, 11, 20) and GlobalCounters.time_sum_s == 0.5
    used = GlobalCounters.mem_used
    GlobalCounters.reset()
    assert GlobalCounters.kernel_count == 0 and GlobalCounters.mem_used == used >= keep.nbytes
