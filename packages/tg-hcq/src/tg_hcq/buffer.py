"""What is a piece of device memory with a dtype, how is it filled, read, viewed, copied, and freed?"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tg_hcq._settings import PROFILE
from tg_hcq.allocator import Allocator, BufferSpec, copy_bytes
from tg_hcq.device import canonicalize_device, open_device
from tg_hcq.hostmem import flat_bytes, mv_address, to_mv
from tg_hcq.profile import record_device_range

if TYPE_CHECKING:
    import numpy

_NO_STRUCT_CODE = {
    "bfloat16": "bfloat16",
    "fp8e4m3": "float8_e4m3fn",
    "fp8e5m2": "float8_e5m2",
    "fp8e4m3fnuz": "float8_e4m3fnuz",
    "fp8e5m2fnuz": "float8_e5m2fnuz",
}
"""dtypes without a struct code → their names in ml_dtypes."""


def numpy_dtype(dtype: Any) -> Any:
    """numpy's dtype for a tg_uop dtype. RuntimeError naming the extra when numpy or ml_dtypes is missing."""
    try:
        import numpy  # lazy: an extra, and slow to import
    except ImportError:
        raise RuntimeError("numpy is not installed: pip install 'tg-hcq[numpy]'") from None
    if dtype.fmt is not None:
        return numpy.dtype(dtype.fmt)
    if dtype.name not in _NO_STRUCT_CODE:
        raise TypeError(f"{dtype} has no numpy equivalent")
    try:
        import ml_dtypes  # lazy: an extra
    except ImportError:
        raise RuntimeError(f"numpy has no {dtype.name}: pip install 'tg-hcq[numpy]' for ml_dtypes") from None
    return numpy.dtype(getattr(ml_dtypes, _NO_STRUCT_CODE[dtype.name]))


_allocating = threading.RLock()
"""Held while a Buffer gets its memory: two threads must not both allocate for one Buffer."""


def _after_fork() -> None:
    global _allocating
    _allocating = threading.RLock()


os.register_at_fork(after_in_child=_after_fork)


class Buffer:
    """`size` elements of `dtype` on `device`; memory is taken on `allocate` and returned when the object
    dies.

    `opaque`: raw memory to use instead of allocating; `options`: a BufferSpec; `initial_value`: bytes to fill
    it with; `preallocate`: take the memory now. A view (made by `view`) shares its base's memory from byte
    `offset`. ValueError for a negative size, an unknown device, or an initial value of the wrong length.
    """

    __slots__ = (
        "device", "size", "dtype", "options", "offset", "nbytes", "_base", "_raw", "_split_from",
        "_allocator", "_owned", "_freed", "__weakref__",
    )  # fmt: skip

    def __init__(
        self,
        device: str,
        size: int,
        dtype: Any,
        opaque: Any = None,
        options: BufferSpec | None = None,
        initial_value: Any = None,
        preallocate: bool = False,
        *,
        base: Buffer | None = None,
        offset: int = 0,
    ) -> None:
        self._owned = False
        self._freed = False  # by deallocate(): what was in it is gone
        self._raw: Any = None
        self._split_from: Any = None
        self._allocator: Allocator[Any] | None = None
        if isinstance(size, bool) or not isinstance(size, int):
            raise TypeError(f"size of a Buffer is a number of elements, got {size!r}")
        if size < 0:
            raise ValueError(f"size of a Buffer cannot be negative, got {size}")
        self.device = canonicalize_device(device)
        self.size = size
        self.dtype = dtype
        self.options = options
        self.offset = offset
        self.nbytes = size * dtype.itemsize
        self._base = base
        if base is not None and (opaque is not None or options is not None or initial_value is not None):
            raise ValueError("a view has its base's memory: opaque, options and initial_value are the base's")
        if opaque is not None:
            self.allocate(opaque)
        if initial_value is not None:
            self.copyin(initial_value)
        if preallocate:
            self.ensure_allocated()

    # *** identity ***

    @property
    def base(self) -> Buffer:
        """The buffer that owns the memory: this one unless it is a view."""
        return self if self._base is None else self._base

    @property
    def allocator(self) -> Allocator[Any]:
        """The device's allocator; opens the device."""
        if self._allocator is None:
            base = self._base
            self._allocator = base.allocator if base is not None else open_device(self.device).allocator
        return self._allocator

    @property
    def _buf(self) -> Any:
        """The raw memory that programs take. RuntimeError when there is none yet."""
        raw = self._raw
        if self._base is not None and self._split_from is not self._base._raw:
            raw = None  # the base got other memory since this view was made
        if raw is None:
            raise RuntimeError(f"{self!r} has no memory yet: call ensure_allocated()")
        return raw

    def is_allocated(self) -> bool:
        """Whether there is memory behind this buffer (for a view: behind its base)."""
        return self.base._raw is not None

    def is_initialized(self) -> bool:
        """Whether this very buffer (not only its base) can be used."""
        if self._base is not None and self._split_from is not self._base._raw:
            return False
        return self._raw is not None

    def get_buf(self, device: str | None = None) -> Any:
        """The raw memory as `device` (default: its own) can use it.

        RuntimeError if that device cannot reach it.
        """
        self.ensure_allocated()
        if device is None or (name := canonicalize_device(device)) == self.device:
            return self._raw
        return open_device(name).allocator._map(self._raw, self.allocator)

    # *** memory ***

    def allocate(self, opaque: Any = None) -> Buffer:
        """Take memory, or adopt `opaque`.

        Returns self. RuntimeError if there is memory already; MemoryError if full.
        """
        with _allocating:
            if self.is_initialized():
                raise RuntimeError(f"{self!r} is allocated already")
            self._freed = False
            self._take_memory(opaque)
        return self

    def _take_memory(self, opaque: Any = None) -> None:
        base = self._base
        if base is not None:
            base.ensure_allocated()
            self._raw = self.allocator._offset(base._raw, self.nbytes, self.offset)
            self._split_from = base._raw
        elif opaque is not None:
            self._raw = opaque
        else:
            self._raw = self.allocator.alloc(self.nbytes, self.options)
            self._owned = True

    def ensure_allocated(self) -> Buffer:
        """Take memory if there is none yet. Returns self. RuntimeError after `deallocate`."""
        if not self.is_initialized():
            with _allocating:
                if not self.is_initialized():
                    if self._freed:
                        raise RuntimeError(
                            f"{self!r} was freed and what it held is gone: make it anew, or call allocate() "
                            "to take other memory"
                        )
                    self._take_memory()
        return self

    def deallocate(self) -> None:
        """Give the memory back now: whoever still needs this buffer gets an error, until `allocate` or
        `copyin`.

        Views of this buffer must not be used afterwards. Nothing happens if there is none.
        """
        raw, self._raw = self._raw, None
        self._freed = self._freed or raw is not None
        if raw is not None and self._owned:
            self._owned = False
            assert self._allocator is not None
            self._allocator.free(raw, self.nbytes, self.options)

    def __del__(self) -> None:
        if self._owned:
            self.deallocate()

    def view(self, size: int, dtype: Any, offset: int) -> Buffer:
        """`size` elements of `dtype` from byte `offset` of this buffer, sharing memory.

        ValueError if outside.
        """
        end = offset + size * dtype.itemsize
        if offset < 0 or size < 0 or end > self.nbytes:
            raise ValueError(f"a view of bytes {offset}..{end} is outside {self!r} of {self.nbytes} bytes")
        return Buffer(self.device, size, dtype, base=self.base, offset=self.offset + offset)

    # *** data ***

    def copyin(self, data: Any) -> Buffer:
        """Fill the buffer from exactly `nbytes` contiguous bytes (of any kind of object). Returns self."""
        source = flat_bytes(data)
        self._check_length(source, "copyin")
        self._freed = False
        self.ensure_allocated()
        started = time.perf_counter_ns()
        if self.nbytes:
            self.allocator._copyin(self._raw, source)
        self._record("host -> " + self.device, started)
        return self

    def copyout(self, data: Any) -> memoryview:
        """Write the contents into exactly `nbytes` contiguous writable bytes; returns them as a byte view."""
        dest = flat_bytes(data)
        self._check_length(dest, "copyout")
        if dest.readonly:
            raise ValueError("copyout needs writable memory, this is read-only: use a bytearray")
        self._require_memory("read")
        started = time.perf_counter_ns()
        if self.nbytes:
            self.allocator._copyout(dest, self._raw)
        self._record(self.device + " -> host", started)
        return dest

    def as_memoryview(self, force_zero_copy: bool = False) -> memoryview:
        """The contents as bytes: a copy, or with `force_zero_copy` the memory itself, which the view keeps
        alive.

        RuntimeError if the device's memory cannot be seen by the host, or there is none yet.
        """
        self._require_memory("read")
        if not force_zero_copy:
            return self.copyout(memoryview(bytearray(self.nbytes)))
        view = self.allocator._as_buffer(self._raw)
        if view.readonly or not self.nbytes:
            return view
        # The exported view must keep this Buffer alive, or its memory would be handed to another one.
        return to_mv(mv_address(view), self.nbytes, owner=(self, view))

    def numpy(self) -> numpy.ndarray[Any, Any]:
        """The contents as a new one-dimensional numpy array. RuntimeError if numpy is not installed."""
        dtype = numpy_dtype(self.dtype)
        import numpy  # lazy: an extra, and slow to import

        return numpy.frombuffer(self.as_memoryview(), dtype=dtype)

    def _check_length(self, view: memoryview, what: str) -> None:
        if view.nbytes != self.nbytes:
            raise ValueError(
                f"{what} needs exactly {self.nbytes} bytes ({self.size} of {self.dtype}), got {view.nbytes}"
            )

    def _require_memory(self, what: str) -> None:
        if not self.is_allocated():
            raise RuntimeError(f"cannot {what} {self!r}: nothing was ever stored in it")
        self.ensure_allocated()

    def _record(self, name: str, started_ns: int) -> None:
        if PROFILE.value:
            record_device_range(self.device, name, started_ns, time.perf_counter_ns())

    def __repr__(self) -> str:
        where = f" offset {self.offset}" if self._base is not None else ""
        state = "" if self.is_allocated() else " unallocated"
        return f"<Buffer {self.device} {self.size} x {self.dtype}{where}{state}>"


class MultiBuffer:
    """One logical buffer spread over several devices: `bufs` holds one Buffer of `size` elements each."""

    def __init__(
        self, devices: Sequence[str], size: int, dtype: Any, options: BufferSpec | None = None
    ) -> None:
        if not devices:
            raise ValueError("a MultiBuffer needs at least one device")
        self.bufs = tuple(Buffer(device, size, dtype, options=options) for device in devices)
        self.size = size
        self.dtype = dtype

    @property
    def device(self) -> tuple[str, ...]:
        """The devices, in order."""
        return tuple(buf.device for buf in self.bufs)

    @property
    def nbytes(self) -> int:
        """Bytes on all devices together."""
        return sum(buf.nbytes for buf in self.bufs)

    def is_allocated(self) -> bool:
        """Whether every part has memory."""
        return all(buf.is_allocated() for buf in self.bufs)

    def ensure_allocated(self) -> MultiBuffer:
        """Take memory for the parts that have none. Returns self."""
        for buf in self.bufs:
            buf.ensure_allocated()
        return self

    def __repr__(self) -> str:
        return f"<MultiBuffer {self.device} {self.size} x {self.dtype}>"


def copy(dst: Buffer, src: Buffer) -> None:
    """Copy all bytes of `src` to `dst`, on the same device or another.

    Memory the host can see is copied directly; a device that can read the other's memory does it itself;
    otherwise the bytes pass through the host. ValueError if the sizes in bytes differ, RuntimeError if `src`
    is empty.
    """
    if dst.nbytes != src.nbytes:
        raise ValueError(f"cannot copy {src!r} ({src.nbytes} bytes) to {dst!r} ({dst.nbytes} bytes)")
    src._require_memory("copy")
    dst.ensure_allocated()
    if dst.nbytes == 0:
        return
    started = time.perf_counter_ns()
    into, out_of = dst.allocator, src.allocator
    dest_view = _host_view(into, dst._raw)
    if dest_view is not None:
        source_view = _host_view(out_of, src._raw)
        if source_view is not None:
            copy_bytes(dest_view, source_view)
        else:
            out_of._copyout(dest_view, src._raw)
    elif (source_view := _host_view(out_of, src._raw)) is not None:
        into._copyin(dst._raw, source_view)
    elif into.supports_transfer and type(into) is type(out_of):
        into._transfer(dst._raw, src._raw, dst.nbytes, out_of.dev)
    else:
        staging = memoryview(bytearray(dst.nbytes))
        out_of._copyout(staging, src._raw)
        into._copyin(dst._raw, staging)
    dst._record(f"{src.device} -> {dst.device}", started)


def _host_view(allocator: Allocator[Any], raw: Any) -> memoryview | None:
    """The memory as the host sees it, when using it is as good as a copy by the device."""
    view: memoryview | None = allocator._as_buffer(raw) if allocator.host_visible else None
    return view
