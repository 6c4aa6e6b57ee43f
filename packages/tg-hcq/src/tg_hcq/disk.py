"""How is a file used as device memory, without ever reading past its end or making it longer by accident?

The device is named by the file: ``DISK:/path/to/file``. Buffers on it are windows of an existing file. A file
is made, or grown, only by `create_disk_file`. Copies use positioned reads and writes, so a file that was cut
short is a ValueError; only `as_memoryview(force_zero_copy=True)` maps it.
"""

from __future__ import annotations

import mmap
import os
import stat
import threading
from typing import Any

from tg_hcq.allocator import Allocator, BufferSpec
from tg_hcq.device import Compiled


class DiskFile:
    """An open file, closed when the last buffer on it is gone. Opened for writing on the first write."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.fd = self._write_fd = -1
        self._lock = threading.Lock()
        self._map: mmap.mmap | None = None
        try:
            self.fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        except FileNotFoundError:
            raise FileNotFoundError(
                f"there is no file {path!r} for device DISK: create_disk_file(path, nbytes) makes one"
            ) from None
        if not stat.S_ISREG(os.fstat(self.fd).st_mode):
            raise ValueError(f"device DISK needs a regular file, {path!r} is not one")

    @property
    def size(self) -> int:
        """The file's length in bytes now."""
        return os.fstat(self.fd).st_size

    def write_fd(self) -> int:
        """A descriptor for writing.

        PermissionError if not allowed, ValueError if another file took its place.
        """
        with self._lock:
            if self._write_fd < 0:
                fd = os.open(self.path, os.O_WRONLY | os.O_CLOEXEC)
                if not os.path.sameopenfile(fd, self.fd):
                    os.close(fd)
                    raise ValueError(f"{self.path!r} was replaced by another file: open the device again")
                self._write_fd = fd
            return self._write_fd

    def mapped(self) -> mmap.mmap:
        """The whole file mapped read-only, as long as it is now."""
        with self._lock:
            size = self.size
            if self._map is None or len(self._map) < size:
                self._map = mmap.mmap(self.fd, size, prot=mmap.PROT_READ)
            return self._map

    def __del__(self) -> None:
        for fd in (self.fd, self._write_fd):
            if fd >= 0:
                os.close(fd)


class DiskBuffer:
    """`size` bytes of a file from byte `offset`."""

    __slots__ = ("file", "offset", "size")

    def __init__(self, file: DiskFile, offset: int, size: int) -> None:
        self.file, self.offset, self.size = file, offset, size

    def check_inside(self) -> None:
        """ValueError if the file does not reach to the end of this window."""
        length, end = self.file.size, self.offset + self.size
        if end > length:
            raise ValueError(
                f"{self.file.path!r} has {length} bytes, bytes {self.offset}..{end} were asked for: "
                f"the file is truncated or the size is wrong"
            )


class DiskAllocator(Allocator["DiskDevice"]):
    """Windows of one file. Takes no memory, so nothing is counted."""

    def alloc(self, nbytes: int, options: BufferSpec | None = None) -> DiskBuffer:
        """The first `nbytes` bytes of the file. FileNotFoundError, or ValueError when it is shorter."""
        raw = DiskBuffer(DiskFile(self.dev.path), 0, nbytes)
        raw.check_inside()
        return raw

    def free(self, raw: Any, nbytes: int, options: BufferSpec | None = None) -> None:
        """Nothing: the file closes with its last buffer."""

    def _copyin(self, dest: DiskBuffer, src: memoryview) -> None:
        dest.check_inside()
        fd = dest.file.write_fd()
        done = 0
        while done < src.nbytes:
            done += os.pwrite(fd, src[done:], dest.offset + done)

    def _copyout(self, dest: memoryview, src: DiskBuffer) -> None:
        done = 0
        while done < dest.nbytes:
            got = os.preadv(src.file.fd, [dest[done:]], src.offset + done)
            if got == 0:
                src.check_inside()
                raise ValueError(f"{src.file.path!r} ended after {src.offset + done} bytes")
            done += got

    def _offset(self, raw: DiskBuffer, nbytes: int, offset: int) -> DiskBuffer:
        return DiskBuffer(raw.file, raw.offset + offset, nbytes)

    def _as_buffer(self, raw: DiskBuffer) -> memoryview:
        raw.check_inside()
        if raw.size == 0:
            return memoryview(b"")
        return memoryview(raw.file.mapped())[raw.offset : raw.offset + raw.size]


class DiskDevice(Compiled):
    """A file as a device. ValueError if the name holds no path."""

    def __init__(self, device: str) -> None:
        _, _, self.path = device.partition(":")
        if not self.path:
            raise ValueError(f"device {device!r} names no file: write DISK:/path/to/file")
        super().__init__(device, DiskAllocator(self))


def create_disk_file(path: str | os.PathLike[str], nbytes: int) -> str:
    """Make the file `path` exactly `nbytes` long (zeros where it is new) and return the name of its device.

    A longer file is an error (ValueError) rather than cut. FileNotFoundError if the folder does not exist.
    """
    path = os.fspath(path)
    if nbytes < 0:
        raise ValueError(f"a file cannot have {nbytes} bytes")
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        length = os.fstat(fd).st_size
        if length > nbytes:
            raise ValueError(f"{path!r} has {length} bytes already, more than {nbytes}: remove it first")
        os.truncate(fd, nbytes)
    finally:
        os.close(fd)
    return f"DISK:{path}"
