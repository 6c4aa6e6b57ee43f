"""How do a tensor and another array library look at the same memory: DLPack and the buffer protocol."""

from __future__ import annotations

import weakref
from math import prod
from typing import Any, Self, cast

from tg_tensor import buffers
from tg_tensor.conversion import is_whole_storage
from tg_tensor.creation import is_constant, own_storage
from tg_tensor.indexing import IndexingMixin
from tg_uop.dtype import dtypes
from tg_uop.uop import UOp


class SharingMixin(IndexingMixin):
    """Methods that share memory. Who writes to it changes the tensor, and what is computed from it later."""

    __slots__ = ()

    def _memory(self) -> Any:
        """The Buffer that holds the values row-major, computing them if needed."""
        if isinstance(self.device, tuple):
            raise BufferError(f"a tensor on several devices {self.device} is not one piece of memory")
        t: Any = self._wrap(own_storage(self.uop)) if is_constant(self.uop) else self
        t.realize()
        if not is_whole_storage(t.uop):
            t = self._wrap(t.uop.contiguous()).realize()
        return buffers.buffer_of(t.uop.buf_uop)

    def __dlpack_device__(self) -> tuple[int, int]:
        from tg_tensor.dlpack import CPU_DEVICE  # lazy: ctypes structures that most programs do not need

        if isinstance(self.device, tuple) or not self.device.startswith("CPU"):
            raise BufferError(f"DLPack: only tensors on CPU can be shared, this one is on {self.device}")
        return CPU_DEVICE

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A DLPack capsule of this tensor's memory (of a copy where the values are not row-major there).

        BufferError if the tensor is not on CPU, another device is asked for, or `copy=False` cannot be.
        """
        from tg_hcq import mv_address  # lazy: as above
        from tg_tensor.dlpack import lend

        own = self.__dlpack_device__()
        if stream is not None:
            raise BufferError(f"DLPack: memory of the host has no streams, got stream={stream!r}")
        if dl_device is not None and tuple(dl_device) != own:
            raise BufferError(f"DLPack: the tensor is on device {own}, asked for {tuple(dl_device)}")
        versioned = max_version is not None and max_version[0] >= 1
        shape = cast(tuple[int, ...], tuple(self.shape))
        if 0 in shape:
            return lend(0, shape, self.dtype, None, versioned)
        memory = self._memory()
        shared = is_whole_storage(self.uop)
        if copy is False and not shared:
            raise BufferError("DLPack: the tensor is a view or a constant; without a copy call contiguous()")
        view = memory.as_memoryview(force_zero_copy=not copy)
        return lend(mv_address(view), shape, self.dtype, view, versioned, copied=bool(copy) or not shared)

    @classmethod
    def from_dlpack(cls, x: Any, device: Any = None, copy: bool | None = None) -> Self:
        """A tensor over the memory of another library's array (anything with `__dlpack__`), without a copy
        where it is row-major and writable; `copy=True` always copies, `copy=False` never (BufferError).
        """
        from tg_tensor.dlpack import receive, row_major  # lazy: as above

        if not hasattr(x, "__dlpack__"):
            raise TypeError(f"from_dlpack: an object with __dlpack__, got {type(x).__name__} {x!r}")
        try:
            capsule = x.__dlpack__(max_version=(1, 0))
        except TypeError:  # written for DLPack before 1.0
            capsule = x.__dlpack__()
        got = receive(capsule)
        if 0 in got.shape:
            got.release()
            empty = cls._wrap(UOp.const(got.dtype, 0, got.shape))
            return empty if device is None else cast(Self, cast(Any, empty).to(device))
        dense = all(
            s == r or n == 1 for n, s, r in zip(got.shape, got.strides, row_major(got.shape), strict=True)
        )
        if copy is False and (got.read_only or not dense):
            got.release()
            raise BufferError("from_dlpack: the array is read-only or not row-major, so a copy is needed")
        first = got.address + got.dtype.itemsize * sum(
            (n - 1) * s for n, s in zip(got.shape, got.strides, strict=True) if s < 0
        )
        span = 1 + sum((n - 1) * abs(s) for n, s in zip(got.shape, got.strides, strict=True))
        base = UOp.new_buffer("CPU", span, got.dtype)
        buffers.attach_external(base, first)
        weakref.finalize(buffers.buffer_of(base), got.release)
        if dense:
            t = cls._wrap(base.reshape(got.shape))
        else:
            t = cls._wrap(base)._strided(got.shape, got.strides)
        if copy or got.read_only or not dense:
            t = cast(Self, cast(Any, t).clone()).realize()
        return t if device is None else cast(Self, cast(Any, t).to(device))

    def _strided(self, shape: tuple[int, ...], strides: tuple[int, ...]) -> Self:
        """Elements of this flat tensor at the sums of strides, negative ones counted from the end."""
        where: Any = 0
        for i, (n, s) in enumerate(zip(shape, strides, strict=True)):
            steps = type(self).arange(n, dtype=dtypes.int64) * s + (-s * (n - 1) if s < 0 else 0)
            where = where + steps.reshape((1,) * i + (n,) + (1,) * (len(shape) - i - 1))
        return self[where.reshape(prod(shape))].reshape(shape)

    def __buffer__(self, flags: int) -> memoryview:
        """The memory itself (Python 3.12 asks for it; before, `data()` gives a copy)."""
        if self.dtype.fmt is None or self.dtype is dtypes.float16 or 0 in self.shape:
            return self.data()
        flat = self._memory().as_memoryview(force_zero_copy=True).cast("B")
        code = cast(Any, self.dtype.fmt)
        return flat.cast(code, tuple(self.shape)) if self.shape else flat.cast(code)


__all__ = ["SharingMixin"]
