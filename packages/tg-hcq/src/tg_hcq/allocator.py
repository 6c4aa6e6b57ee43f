"""How does a device hand out, reuse and count its memory, and how do bytes get in and out of it?"""

from __future__ import annotations

import ctypes
import gc
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tg_hcq._settings import PROFILE
from tg_hcq.counters import AtomicSum, GlobalCounters
from tg_hcq.hostmem import (
    ALIGNMENT,
    HCQBuffer,
    allocate_host,
    external_memory,
    mv_address,
    physical_memory,
)
from tg_hcq.profile import record_memory

DeviceType = TypeVar("DeviceType")


class BufferSpec(NamedTuple):
    """How a buffer wants to be allocated. A driver ignores what its device has no notion of.

    host: in host memory; uncached: bypass caches; cpu_access: the host can see it; nolru: give the memory
    back at once instead of keeping it for reuse; external_ptr: use memory at this address, which the caller
    owns and keeps alive; image: (height, width) of an image object.
    """

    host: bool = False
    uncached: bool = False
    cpu_access: bool = False
    nolru: bool = False
    external_ptr: int | None = None
    image: tuple[int, int] | None = None


class Allocator(Generic[DeviceType]):
    """Memory of one device. Subclasses implement the methods with a leading underscore.

    `_alloc(nbytes, options)` and `_free(raw, options)`; `_copyin(dest_raw, source_bytes)` and
    `_copyout(dest_bytes, source_raw)`; optionally `_offset(raw, nbytes, offset)` (a sub-buffer),
    `_as_buffer(raw)` (a memoryview of the memory itself), `_map(raw, owner_allocator)` (make another device's
    memory usable here) and `_transfer(dest, src, nbytes, src_device)` (device to device).
    """

    host_visible: ClassVar[bool] = False
    """Whether reading and writing `_as_buffer` is the best way to move bytes."""
    default_spec: ClassVar[BufferSpec] = BufferSpec()

    def __init__(
        self, dev: DeviceType, *, supports_copy_from_disk: bool = False, supports_transfer: bool = False
    ) -> None:
        self.dev = dev
        self.supports_copy_from_disk = supports_copy_from_disk
        self.supports_transfer = supports_transfer
        self._used = AtomicSum()

    @property
    def device_name(self) -> str:
        """The name of the device this memory belongs to."""
        return str(getattr(self.dev, "device", self.dev))

    @property
    def mem_used(self) -> int:
        """Bytes of live buffers of this allocator."""
        return self._used.value

    def alloc(self, nbytes: int, options: BufferSpec | None = None) -> Any:
        """`nbytes` bytes of device memory. MemoryError (naming device, size, use) when there is no room."""
        options = self.default_spec if options is None else options
        if nbytes < 0:
            raise ValueError(f"cannot allocate {nbytes} bytes on {self.device_name}")
        raw = self._obtain(nbytes, options)
        if options.external_ptr is None:
            self._account(nbytes)
        return raw

    def free(self, raw: Any, nbytes: int, options: BufferSpec | None = None) -> None:
        """Take back what `alloc` gave for the same `nbytes` and `options`. Safe to call from a destructor."""
        options = self.default_spec if options is None else options
        if options.external_ptr is not None:
            return
        self._account(-nbytes)
        self._release(raw, nbytes, options)

    def _account(self, nbytes: int) -> None:
        self._used.add(nbytes)
        GlobalCounters.add_memory(nbytes)
        if PROFILE.value:
            record_memory(self.device_name, self.mem_used)

    def _obtain(self, nbytes: int, options: BufferSpec) -> Any:
        try:
            return self._alloc(nbytes, options)
        except MemoryError:
            self.free_cache()
            gc.collect()  # buffers that only a reference cycle holds
            self.free_cache()
        try:
            return self._alloc(nbytes, options)
        except MemoryError as error:
            reason = f": {error}" if str(error) else ""
            raise MemoryError(
                f"out of memory on {self.device_name}: cannot allocate {nbytes} bytes, "
                f"{self.mem_used} bytes are in use{reason}. Free tensors or use smaller batches."
            ) from None

    def _release(self, raw: Any, nbytes: int, options: BufferSpec) -> None:
        self._free(raw, options)

    def free_cache(self) -> None:
        """Give memory kept for reuse back to the system. Nothing to do for an allocator that keeps none."""

    def after_fork(self) -> None:
        """In a forked child: replace locks that another thread may have held."""
        self._used.after_fork()

    def _alloc(self, nbytes: int, options: BufferSpec) -> Any:
        raise NotImplementedError(f"{type(self).__name__} cannot allocate memory")

    def _free(self, raw: Any, options: BufferSpec) -> None:
        """Default: memory goes away with the last reference to `raw`."""

    def _copyin(self, dest: Any, src: memoryview) -> None:
        raise NotImplementedError(f"{type(self).__name__} cannot copy from the host")

    def _copyout(self, dest: memoryview, src: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__} cannot copy to the host")

    def _offset(self, raw: Any, nbytes: int, offset: int) -> Any:
        raise RuntimeError(f"{self.device_name} cannot make views of buffers")

    def _as_buffer(self, raw: Any) -> memoryview:
        raise RuntimeError(f"memory of {self.device_name} cannot be seen by the host: copy it out instead")

    def _map(self, raw: Any, owner: Allocator[Any]) -> Any:
        raise RuntimeError(
            f"memory of {owner.device_name} cannot be used by {self.device_name} directly: copy it first"
        )

    def _transfer(self, dest: Any, src: Any, nbytes: int, src_device: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__} cannot copy between devices")


class LRUAllocator(Allocator[DeviceType]):
    """An allocator that keeps freed blocks and hands them out again to requests of equal size and options.

    At most `max_cached` bytes are kept (None: no limit); one more block than that empties the cache first, so
    sizes that are no longer asked for do not stay forever.
    """

    def __init__(
        self,
        dev: DeviceType,
        *,
        supports_copy_from_disk: bool = False,
        supports_transfer: bool = False,
        max_cached: int | None = None,
    ) -> None:
        super().__init__(
            dev, supports_copy_from_disk=supports_copy_from_disk, supports_transfer=supports_transfer
        )
        self.max_cached = max_cached
        # Only atomic operations (dict.get, setdefault, list.append, list.pop): free runs inside destructors.
        self._cache: dict[tuple[int, BufferSpec], list[Any]] = {}
        self._cached = AtomicSum()

    @property
    def cached_bytes(self) -> int:
        """Bytes kept for reuse."""
        return self._cached.value

    def _obtain(self, nbytes: int, options: BufferSpec) -> Any:
        blocks = self._cache.get((nbytes, options))
        if blocks:
            try:
                raw = blocks.pop()
            except IndexError:  # another thread took the last one
                return super()._obtain(nbytes, options)
            self._cached.add(-nbytes)
            return raw
        return super()._obtain(nbytes, options)

    def _release(self, raw: Any, nbytes: int, options: BufferSpec) -> None:
        if options.nolru or (self.max_cached is not None and nbytes > self.max_cached):
            self._free(raw, options)
            return
        if self.max_cached is not None and self._cached.estimate + nbytes > self.max_cached:
            self.free_cache()
        self._cached.add(nbytes)
        self._cache.setdefault((nbytes, options), []).append(raw)

    def free_cache(self) -> None:
        """Give every kept block back to the system."""
        for (nbytes, options), blocks in list(self._cache.items()):
            while blocks:
                try:
                    raw = blocks.pop()
                except IndexError:
                    break
                self._cached.add(-nbytes)
                self._free(raw, options)

    def after_fork(self) -> None:
        """In a forked child: replace locks that another thread may have held."""
        super().after_fork()
        self._cached.after_fork()


_PARALLEL_COPY_FROM = 1 << 20


def copy_bytes(dest: memoryview, src: memoryview) -> None:
    """Copy equally long byte views; they may overlap; the interpreter lock is free while large ones copy."""
    if src.nbytes >= _PARALLEL_COPY_FROM:
        ctypes.memmove(mv_address(dest), mv_address(src), src.nbytes)
    else:
        dest[:] = src


class HostAllocator(LRUAllocator[DeviceType]):
    """Memory of the host itself: what the CPU and the PYTHON device work on."""

    host_visible = True

    def __init__(self, dev: DeviceType) -> None:
        super().__init__(dev, max_cached=physical_memory() // 4)

    def _alloc(self, nbytes: int, options: BufferSpec) -> HCQBuffer:
        if options.external_ptr is not None:
            return external_memory(options.external_ptr, nbytes)
        # Whole cache lines: a vector store past the last element stays inside the block.
        raw = allocate_host(max(ALIGNMENT, -(-nbytes // ALIGNMENT) * ALIGNMENT))
        return raw if raw.size == nbytes else raw.offset(0, nbytes)

    def _copyin(self, dest: HCQBuffer, src: memoryview) -> None:
        copy_bytes(dest.cpu_view(), src)

    def _copyout(self, dest: memoryview, src: HCQBuffer) -> None:
        copy_bytes(dest, src.cpu_view())

    def _as_buffer(self, raw: HCQBuffer) -> memoryview:
        return raw.cpu_view()

    def _offset(self, raw: HCQBuffer, nbytes: int, offset: int) -> HCQBuffer:
        return raw.offset(offset, nbytes)

    def _map(self, raw: Any, owner: Allocator[Any]) -> Any:
        return raw if isinstance(owner, HostAllocator) else super()._map(raw, owner)
