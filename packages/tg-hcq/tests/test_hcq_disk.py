"""DISK: files as memory, never read past the end, never made longer, never written unasked."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest

from tg_hcq import Buffer, GlobalCounters, copy, create_disk_file
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")


@pytest.fixture
def numbers(tmp_path: Path) -> Path:
    """A file of 1000 int32: 0 … 999."""
    path = tmp_path / "Numbers.bin"
    path.write_bytes(np.arange(1000, dtype=np.int32).tobytes())
    return path


def test_file_is_read_through_buffer_and_views(numbers: Path) -> None:
    buf = Buffer(f"disk:{numbers}", 1000, dtypes.int32, preallocate=True)
    assert buf.device == f"DISK:{numbers}" and buf.numpy()[-1] == 999
    view = buf.view(10, dtypes.int32, 400).ensure_allocated()
    assert view.numpy().tolist() == list(range(100, 110))
    odd = view.view(3, dtypes.uint8, 1).ensure_allocated()
    assert bytes(odd.as_memoryview()) == numbers.read_bytes()[401:404]


def test_disk_buffer_takes_no_memory(numbers: Path) -> None:
    before = GlobalCounters.mem_used
    buf = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    assert GlobalCounters.mem_used == before
    del buf
    assert GlobalCounters.mem_used == before


def test_copy_to_cpu_and_back(numbers: Path) -> None:
    disk = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    cpu = Buffer("CPU", 10, dtypes.int32)
    copy(cpu, disk.view(10, dtypes.int32, 40))
    assert cpu.numpy().tolist() == list(range(10, 20))
    copy(disk.view(10, dtypes.int32, 0), cpu)
    after = np.fromfile(numbers, np.int32)
    assert after[:10].tolist() == list(range(10, 20)) and after[10:].tolist() == list(range(10, 1000))


def test_zero_copy_view_maps_the_file_read_only(numbers: Path) -> None:
    view = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True).as_memoryview(force_zero_copy=True)
    gc.collect()
    assert view.readonly and np.frombuffer(view, np.int32)[999] == 999
    with numbers.open("r+b") as file:
        file.write(b"\xff\xff\xff\x7f")
    assert np.frombuffer(view, np.int32)[0] == 0x7FFFFFFF, "it is the file, not a copy"


def test_missing_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no file .*create_disk_file"):
        Buffer(f"DISK:{tmp_path / 'missing'}", 1, dtypes.int8, preallocate=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("write", [False, True])
def test_longer_than_the_file_is_refused_and_the_file_unchanged(numbers: Path, write: bool) -> None:
    buf = Buffer(f"DISK:{numbers}", 1001, dtypes.int32)
    with pytest.raises(ValueError, match=r"has 4000 bytes, bytes 0\.\.4004 were asked for"):
        buf.copyin(bytes(4004)) if write else buf.allocate()
    assert numbers.stat().st_size == 4000 and np.fromfile(numbers, np.int32)[5] == 5


def test_file_cut_short_after_opening_is_an_error_not_a_crash(numbers: Path) -> None:
    buf = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    tail = buf.view(10, dtypes.int32, 3960).ensure_allocated()
    head = buf.view(10, dtypes.int32, 0).ensure_allocated()
    buf.as_memoryview(force_zero_copy=True)
    os.truncate(numbers, 3970)
    for read in (tail.as_memoryview, lambda: tail.as_memoryview(True), lambda: tail.copyin(bytes(40))):
        with pytest.raises(ValueError, match="3970 bytes"):
            read()
    with pytest.raises(ValueError, match="3970 bytes"):
        copy(Buffer("CPU", 10, dtypes.int32), tail)
    assert numbers.stat().st_size == 3970 and head.numpy().tolist() == list(range(10))


def test_file_can_only_be_made_or_grown_by_name(tmp_path: Path) -> None:
    path = tmp_path / "new.bin"
    device = create_disk_file(path, 16)
    assert device == f"DISK:{path}" and path.read_bytes() == bytes(16)
    Buffer(device, 4, dtypes.int32).copyin(np.arange(4, dtype=np.int32))
    create_disk_file(path, 20)
    assert np.fromfile(path, np.int32).tolist() == [0, 1, 2, 3, 0]
    with pytest.raises(ValueError, match="20 bytes already, more than 8"):
        create_disk_file(path, 8)
    with pytest.raises(FileNotFoundError):
        create_disk_file(tmp_path / "no folder" / "x", 8)
    with pytest.raises(ValueError, match="-1"):
        create_disk_file(path, -1)
    assert path.stat().st_size == 20


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for device, message in (
        (f"DISK:{tmp_path}", "regular file"),
        ("DISK:", "names no file"),
        ("DISK", "names no file"),
    ):
        with pytest.raises(ValueError, match=message):
            Buffer(device, 1, dtypes.int8, preallocate=True)


def test_replaced_file_is_not_written(numbers: Path, tmp_path: Path) -> None:
    buf = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    other = tmp_path / "other"
    other.write_bytes(bytes(4000))
    other.rename(numbers)
    assert buf.numpy()[7] == 7, "the opened file is still the old one"
    with pytest.raises(ValueError, match="replaced by another file"):
        buf.copyin(bytes(4000))
    fresh = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    assert fresh.numpy()[7] == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_read_only_file_can_be_read_but_not_written(numbers: Path) -> None:
    numbers.chmod(0o400)
    buf = Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True)
    assert buf.numpy()[3] == 3
    with pytest.raises(PermissionError):
        buf.copyin(bytes(4000))


def test_files_are_closed_with_their_buffers(numbers: Path) -> None:
    def handles() -> int:
        return len(os.listdir("/proc/self/fd"))

    before = handles()
    bufs = [Buffer(f"DISK:{numbers}", 1000, dtypes.int32, preallocate=True) for _ in range(20)]
    for buf in bufs:
        buf.copyin(buf.as_memoryview())
    assert handles() == before + 40
    view = bufs[0].view(1, dtypes.int32, 0).ensure_allocated()
    del bufs, buf
    assert handles() == before + 2 and view.numpy()[0] == 0
