"""Where do bytes of host memory live, at which address, and who keeps them alive?"""

from __future__ import annotations

import ctypes
import mmap
import os
from typing import Any, Self

ALIGNMENT = 64
HUGE_PAGE = 2 << 20
_MMAP_FROM = 64 << 10


class HCQBuffer:
    """A raw piece of device memory: an address, a size and, where the host can see it, a view.

    `va_addr` is what a kernel gets; `view` is a byte memoryview of the same memory or None; `owner` is
    whatever keeps the memory alive; `meta` is free for the driver. A sub-buffer made by `offset` shares all
    of them.
    """

    __slots__ = ("va_addr", "size", "meta", "view", "owner", "_base", "__weakref__")

    def __init__(
        self,
        va_addr: int,
        size: int,
        meta: Any = None,
        _base: HCQBuffer | None = None,
        view: memoryview | None = None,
        owner: Any = None,
    ) -> None:
        self.va_addr, self.size, self.meta, self.view, self.owner = va_addr, size, meta, view, owner
        self._base = _base

    @property
    def base(self) -> HCQBuffer:
        """The buffer this one was cut out of (itself when it was not)."""
        return self if self._base is None else self._base

    def offset(self, offset: int = 0, size: int | None = None) -> Self:
        """The part starting `offset` bytes in, `size` bytes long (default: to the end).

        ValueError if outside.
        """
        size = self.size - offset if size is None else size
        if offset < 0 or size < 0 or offset + size > self.size:
            raise ValueError(f"bytes {offset}..{offset + size} are outside this buffer of {self.size} bytes")
        view = None if self.view is None else self.view[offset : offset + size]
        return type(self)(self.va_addr + offset, size, self.meta, self.base, view, self.owner)

    def cpu_view(self) -> memoryview:
        """The memory as bytes the host can read and write. RuntimeError if the host cannot see it."""
        if self.view is None:
            raise RuntimeError("buffer has no cpu_view: allocate it with BufferSpec(cpu_access=True)")
        return self.view

    def __repr__(self) -> str:
        return f"<HCQBuffer {self.va_addr:#x} {self.size} bytes>"


class _PyBuffer(ctypes.Structure):
    """Py_buffer of CPython's stable ABI (Include/pybuffer.h)."""

    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.py_object),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("suboffsets", ctypes.c_void_p),
        ("internal", ctypes.c_void_p),
    ]


_get_buffer = ctypes.pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = (ctypes.py_object, ctypes.POINTER(_PyBuffer), ctypes.c_int)
_release_buffer = ctypes.pythonapi.PyBuffer_Release
_release_buffer.argtypes = (ctypes.POINTER(_PyBuffer),)
_release_buffer.restype = None


def flat_bytes(data: Any) -> memoryview:
    """`data` (any object with the buffer protocol) as a one-dimensional byte view.

    ValueError if not contiguous.
    """
    try:
        view = memoryview(data)
    except TypeError:
        raise TypeError(
            f"expected bytes, bytearray, memoryview or an array, got {type(data).__name__}"
        ) from None
    if not view.c_contiguous:
        raise ValueError("memory must be C-contiguous: copy the array first")
    if view.format == "B" and view.ndim == 1:
        return view
    if view.nbytes == 0:
        return memoryview(bytearray())
    return view.cast("B")


def mv_address(data: Any) -> int:
    """The address of the first byte of `data`, which may be read-only. The caller keeps `data` alive."""
    raw = _PyBuffer()
    _get_buffer(data, ctypes.byref(raw), 0)
    try:
        return raw.buf or 0
    finally:
        _release_buffer(ctypes.byref(raw))


def to_mv(address: int, nbytes: int, owner: Any = None) -> memoryview:
    """`nbytes` bytes at `address` as a writable view that keeps `owner` alive."""
    array = (ctypes.c_ubyte * nbytes).from_address(address)
    array._owner = owner  # type: ignore[attr-defined]
    return memoryview(array).cast("B")


def from_mv(data: Any) -> ctypes.Array[ctypes.c_ubyte]:
    """A ctypes byte array over the same (writable) memory as `data`."""
    view = flat_bytes(data)
    return (ctypes.c_ubyte * view.nbytes).from_buffer(view)


def physical_memory() -> int:
    """Bytes of memory of this machine."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def allocate_host(nbytes: int) -> HCQBuffer:
    """New private host memory, not cleared, aligned to 64 bytes; from 2 MiB on aligned to 2 MiB with huge
    pages asked.

    MemoryError when the machine cannot have that much.
    """
    if nbytes >= HUGE_PAGE:
        slack = HUGE_PAGE
    elif nbytes >= _MMAP_FROM:
        slack = 0
    else:
        slack = -1
    storage: bytearray | mmap.mmap
    if slack < 0:
        storage = bytearray(nbytes + ALIGNMENT)
        alignment = ALIGNMENT
    else:
        if nbytes > physical_memory():
            # Linux may promise more than there is and kill the process later: say no now.
            raise MemoryError(f"{nbytes} bytes are more than this machine has ({physical_memory()})")
        try:
            storage = mmap.mmap(-1, nbytes + slack, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        except OSError as error:
            raise MemoryError(f"the system refused {nbytes} bytes: {error}") from None
        alignment = slack or 1
    start = ctypes.addressof(ctypes.c_char.from_buffer(storage))
    shift = -start % alignment
    if isinstance(storage, mmap.mmap) and slack:
        _advise_huge_pages(storage, shift, nbytes // HUGE_PAGE * HUGE_PAGE)
    return HCQBuffer(start + shift, nbytes, view=memoryview(storage)[shift : shift + nbytes], owner=storage)


def _advise_huge_pages(storage: mmap.mmap, start: int, nbytes: int) -> None:
    try:
        storage.madvise(mmap.MADV_HUGEPAGE, start, nbytes)
    except (AttributeError, OSError):
        # Only advice: kernels built without transparent huge pages refuse it and nothing is lost but speed.
        return


def host_view(data: Any) -> HCQBuffer:
    """Existing memory (bytes, array, memoryview; read-only allowed) as a raw buffer, without copying."""
    view = flat_bytes(data)
    return HCQBuffer(mv_address(view), view.nbytes, view=view, owner=view)


def external_memory(address: int, nbytes: int, owner: Any = None) -> HCQBuffer:
    """`nbytes` bytes at `address`, which somebody else owns, as a raw buffer."""
    return HCQBuffer(address, nbytes, view=to_mv(address, nbytes, owner), owner=owner)
