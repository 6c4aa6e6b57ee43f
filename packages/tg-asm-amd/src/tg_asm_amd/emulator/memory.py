"""What addresses mean: the regions global accesses reach, and the flat arrays of LDS and scratch.

A Memory holds regions: buffers it allocates (with unmapped space between them) and buffers of the caller
mapped
in place. An access outside of every region raises MemoryFault.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from ._backend import xp

Array = Any
_FIRST_ADDRESS = 0x7F00_0000_0000
_GUARD = 0x1_0000
_WIDE_VIEWS = hasattr(xp, "ndarray")  # numpy can look at the same bytes in wider units
_DTYPE = {1: xp.uint8, 2: xp.uint16, 4: xp.uint32, 8: xp.uint64}


class MemoryFault(RuntimeError):
    """An access to an address that nothing is mapped to."""


class Space:
    """A run of bytes that accesses reach by offset. `data`: a uint8 array; `what`: its name in messages."""

    def __init__(self, data: Array, what: str, writable: bool = True) -> None:
        self.data, self.what, self.writable = data, what, writable
        self.views: dict[int, Array] = {1: data}
        for size in (2, 4, 8) if _WIDE_VIEWS else ():
            whole = len(data) // size * size
            self.views[size] = data[:whole].view(_DTYPE[size])
        self.size = len(data)

    def load(self, offsets: Array, size: int) -> Array:
        """Values of 1, 2, 4 or 8 bytes at byte offsets (an integer array), as unsigned integers of that
        size."""
        if size == 1:
            return self.data[offsets]
        shift = size.bit_length() - 1
        if size in self.views and not (offsets & (size - 1)).any() and self.size % size == 0:
            return self.views[size][offsets >> shift]
        dtype = _DTYPE[size]
        value = self.data[offsets].astype(dtype)
        for index in range(1, size):
            value = value | self.data[offsets + index].astype(dtype) << dtype(8 * index)
        return value

    def store(self, offsets: Array, values: Array, size: int) -> None:
        """Write values of 1, 2, 4 or 8 bytes at byte offsets (later elements win)."""
        shift = size.bit_length() - 1
        if size == 1:
            self.data[offsets] = values.astype(xp.uint8)
        elif size in self.views and not (offsets & (size - 1)).any() and self.size % size == 0:
            self.views[size][offsets >> shift] = values
        else:
            for index in range(size):
                self.data[offsets + index] = (values >> values.dtype.type(8 * index)).astype(xp.uint8)


class Buffer:
    """A mapped region. `address`: where kernels see it; `nbytes`: its size."""

    def __init__(self, space: Space, address: int, nbytes: int) -> None:
        self.space, self.address, self.nbytes = space, address, nbytes

    def read(self, offset: int = 0, nbytes: int | None = None) -> bytes:
        """Bytes of the buffer. ValueError if they are not all inside."""
        count = self.nbytes - offset if nbytes is None else nbytes
        self._check(offset, count)
        return bytes(self.space.data[offset : offset + count].tobytes())

    def write(self, data: bytes | bytearray | memoryview, offset: int = 0) -> None:
        """Overwrite bytes of the buffer. ValueError if they do not fit."""
        raw = bytes(data)
        self._check(offset, len(raw))
        self.space.data[offset : offset + len(raw)] = xp.frombuffer(raw, dtype=xp.uint8)

    def _check(self, offset: int, count: int) -> None:
        if offset < 0 or count < 0 or offset + count > self.nbytes:
            raise ValueError(
                f"bytes {offset} to {offset + count} are not inside a buffer of {self.nbytes} bytes"
            )


class Memory:
    """The global memory kernels see."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._regions: list[Buffer] = []
        self._next = _FIRST_ADDRESS
        self._last: Buffer | None = None

    def alloc(self, nbytes: int) -> Buffer:
        """A new zeroed buffer, 256-byte aligned. ValueError for a negative size."""
        if nbytes < 0:
            raise ValueError(f"cannot allocate {nbytes} bytes")
        data = xp.zeros(max(nbytes + 7 & ~7, 8), dtype=xp.uint8)
        address = self._next
        self._next += (nbytes + _GUARD + 255) & ~255
        return self._insert(Buffer(Space(data, "global memory"), address, nbytes))

    def upload(self, data: bytes | bytearray | memoryview) -> Buffer:
        """A new buffer holding `data`."""
        raw = bytes(data)
        buffer = self.alloc(len(raw))
        buffer.write(raw)
        return buffer

    def map(self, address: int, data: Any) -> Buffer:
        """Make a writable bytes-like object of the caller visible at `address`, without a copy."""
        view = memoryview(data).cast("B")
        if view.readonly:
            raise ValueError("only writable memory can be mapped")
        array = xp.frombuffer(view, dtype=xp.uint8)
        return self._insert(Buffer(Space(array, "global memory"), address, len(view)))

    def unmap(self, buffer: Buffer) -> None:
        """Forget a buffer; later accesses to it fault. ValueError if it is not mapped."""
        if buffer not in self._regions:
            raise ValueError(f"no buffer is mapped at {buffer.address:#x}")
        index = self._regions.index(buffer)
        del self._regions[index], self._starts[index]
        self._last = None

    def _insert(self, buffer: Buffer) -> Buffer:
        index = bisect_right(self._starts, buffer.address)
        after = self._starts[index] if index < len(self._starts) else None
        before = self._regions[index - 1] if index else None
        overlaps = after is not None and buffer.address + buffer.nbytes > after
        if overlaps or (before is not None and before.address + before.nbytes > buffer.address):
            raise ValueError(f"{buffer.nbytes} bytes at {buffer.address:#x} overlap a mapped buffer")
        self._starts.insert(index, buffer.address)
        self._regions.insert(index, buffer)
        return buffer

    def find(self, address: int, size: int = 1) -> Buffer:
        """The buffer that holds `size` bytes at `address`. MemoryFault if none does."""
        index = bisect_right(self._starts, address) - 1
        if index >= 0:
            region = self._regions[index]
            if address + size <= region.address + region.nbytes:
                return region
        raise MemoryFault(f"address {address:#x} ({size} bytes) is outside of all buffers")

    def _split(self, addresses: Array, size: int) -> list[tuple[Buffer, Array]]:
        """The addresses grouped by buffer: (buffer, indices into `addresses`)."""
        last = self._last
        low, high = int(addresses.min()), int(addresses.max())
        if last is None or low < last.address or high + size > last.address + last.nbytes:
            last = self.find(low, size)
        if high + size <= last.address + last.nbytes:
            self._last = last
            return [(last, slice(None))]
        groups: list[tuple[Buffer, Array]] = []
        left = xp.ones(addresses.shape, dtype=bool)
        while left.any():
            first = int(addresses[left].min())
            region = self.find(first, size)
            inside = left & (addresses + size <= region.address + region.nbytes)
            if not inside.any():
                raise MemoryFault(f"address {first:#x} ({size} bytes) is outside of all buffers")
            groups.append((region, xp.nonzero(inside)[0]))
            left = left & ~inside
        return groups

    def load(self, addresses: Array, size: int) -> Array:
        """Values of 1, 2, 4 or 8 bytes at addresses (one-dimensional int64)."""
        groups = self._split(addresses, size)
        if len(groups) == 1:
            region = groups[0][0]
            return region.space.load(addresses - region.address, size)
        result = xp.zeros(addresses.shape, dtype=_DTYPE[size])
        for region, where in groups:
            result[where] = region.space.load(addresses[where] - region.address, size)
        return result

    def store(self, addresses: Array, values: Array, size: int) -> None:
        """Write values at addresses (later elements win)."""
        for region, where in self._split(addresses, size):
            region.space.store(addresses[where] - region.address, values[where], size)
