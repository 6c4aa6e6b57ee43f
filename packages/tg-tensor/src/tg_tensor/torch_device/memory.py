"""What stands behind a torch tensor on the device "tg": whose memory, seen how, read and written how?

A torch storage has an invented address and, as a Python attribute, a `Memory`: one flat tensor of ours, lazy.
Torch keeps sizes, strides and offsets of views itself. Reading a view takes its elements out of the flat
tensor; writing to one makes a new flat tensor with those elements replaced, so aliases see writes as torch
wants, and nothing is computed before it is read.
"""

from __future__ import annotations

import itertools
import weakref
from math import prod
from typing import Any

try:
    import torch
except ImportError:
    raise ImportError("PyTorch is not installed: pip install 'tg-tensor[torch]'") from None

from tg_tensor.tensor import Tensor
from tg_uop.dtype import DType, dtypes

TO_TORCH: dict[DType, Any] = {
    dtypes.bool: torch.bool,
    dtypes.int8: torch.int8,
    dtypes.int16: torch.int16,
    dtypes.int32: torch.int32,
    dtypes.int64: torch.int64,
    dtypes.uint8: torch.uint8,
    dtypes.uint16: torch.uint16,
    dtypes.uint32: torch.uint32,
    dtypes.uint64: torch.uint64,
    dtypes.float16: torch.float16,
    dtypes.bfloat16: torch.bfloat16,
    dtypes.float32: torch.float32,
    dtypes.float64: torch.float64,
    dtypes.fp8e4m3: torch.float8_e4m3fn,
    dtypes.fp8e5m2: torch.float8_e5m2,
}
FROM_TORCH = {t: d for d, t in TO_TORCH.items()}
ON_CPU = torch._C.DispatchKeySet(
    torch._C.DispatchKey.CPU
)  # torch's kernels that only change sizes and strides
_addresses = itertools.count(1 << 40, 1 << 32)  # invented, all different, never read


class Memory:
    """The elements of one storage, in order."""

    __slots__ = ("flat", "__weakref__")

    def __init__(self, flat: Tensor) -> None:
        self.flat = flat
        _live.add(self)


_live: weakref.WeakSet[Memory] = weakref.WeakSet()


def settle() -> None:
    """Compute everything that torch still holds. Done whenever a value is read: else what is updated in every
    step of a training loop would be a longer graph each time.
    """
    flats = {id(m.flat.uop): m.flat for m in list(_live)}
    pending = [t for t in flats.values() if t.shape != (0,)]
    if pending:
        pending[0].realize(*pending[1:])


def dtype_of(t: Any) -> DType:
    """Our dtype of a torch dtype. TypeError for those we lack (complex, quantised)."""
    found = FROM_TORCH.get(t)
    if found is None:
        raise TypeError(f"the device tg has no {t}; it has {', '.join(str(x) for x in FROM_TORCH)}")
    return found


def new_tensor(flat: Tensor, size: Any, stride: Any | None = None, device: Any = None) -> Any:
    """A torch tensor over new memory that holds `flat`."""
    where = device if device is not None else torch.device("tg:0")
    storage: Any = torch._C._construct_storage_from_data_pointer(
        next(_addresses), where, max(int(flat.shape[0]) * flat.dtype.itemsize, 0)
    )
    storage.memory = Memory(flat)
    empty = torch._C._acc.create_empty_tensor((0,), TO_TORCH[flat.dtype])
    return set_storage(empty, storage, 0, size, stride or _row_major(size))


def set_storage(t: Any, storage: Any, offset: int, size: Any, stride: Any) -> Any:
    """Let a torch tensor be a view of this storage."""
    return torch.ops.aten.set_.source_Storage_storage_offset.redispatch(
        ON_CPU, t, storage, offset, list(size), list(stride)
    )


def _row_major(size: Any) -> list[int]:
    return [prod(size[i + 1 :]) for i in range(len(size))]


def memory_of(t: Any) -> Memory:
    """The memory of a torch tensor on "tg"."""
    found = getattr(t.untyped_storage(), "memory", None)
    if not isinstance(found, Memory):
        raise RuntimeError(f"a tensor on {t.device} was not made by this device")
    return found


def to_tensor(t: Any) -> Tensor:
    """The values of a torch tensor on "tg" as a tensor of ours: no copy, and lazy if they are."""
    memory, dtype = memory_of(t), dtype_of(t.dtype)
    flat = memory.flat if memory.flat.dtype is dtype else memory.flat.bitcast(dtype)
    size, stride, offset = tuple(t.size()), tuple(t.stride()), t.storage_offset()
    if 0 in size:
        return Tensor.zeros(*size, dtype=dtype)
    if all(s == r or n == 1 for n, s, r in zip(size, stride, _row_major(size), strict=True)):
        return flat[offset : offset + prod(size)].reshape(size)
    return _in_order(flat, size, stride, offset)


def _in_order(flat: Tensor, size: tuple[int, ...], stride: tuple[int, ...], offset: int) -> Tensor:
    """Elements at strides: a transposed or expanded whole by movement, anything else by index."""
    order = sorted(range(len(size)), key=lambda i: (-stride[i], i))
    dense = [i for i in order if stride[i] != 0 and size[i] != 1]
    if all(stride[i] == prod(size[j] for j in dense[n + 1 :]) for n, i in enumerate(dense)):
        whole = flat[offset : offset + prod(size[i] for i in dense)].reshape([size[i] for i in dense])
        kept = sorted(dense)
        whole = whole.permute(*(dense.index(i) for i in kept)) if kept else whole
        return whole.reshape([size[i] if i in kept else 1 for i in range(len(size))]).expand(size)
    return flat[_places(size, stride, offset).reshape(prod(size))].reshape(size)


def _places(size: tuple[int, ...], stride: tuple[int, ...], offset: int) -> Tensor:
    where = Tensor.full(size, offset, dtype=dtypes.int32)
    for i, (n, s) in enumerate(zip(size, stride, strict=True)):
        steps = Tensor.arange(n, dtype=dtypes.int32) * s
        where = where + steps.reshape([n if j == i else 1 for j in range(len(size))])
    return where


def write(t: Any, value: Tensor) -> Any:
    """Replace the values of a torch tensor on "tg" (and of all its aliases); returns it."""
    memory, dtype = memory_of(t), dtype_of(t.dtype)
    size, stride, offset = tuple(t.size()), tuple(t.stride()), t.storage_offset()
    value = value.cast(dtype).expand(size)
    if 0 in size:
        return t
    stored = memory.flat.dtype
    total = int(memory.flat.shape[0]) * stored.itemsize // dtype.itemsize
    dense = all(s == r or n == 1 for n, s, r in zip(size, stride, _row_major(size), strict=True))
    if dense and offset == 0 and prod(size) == total:
        flat = value.reshape(total)
    else:
        flat = memory.flat if stored is dtype else memory.flat.bitcast(dtype)
        if dense:
            end = offset + prod(size)
            flat = flat[:offset].cat(value.reshape(prod(size)), flat[end:])
        else:
            where = _places(size, stride, offset).reshape(prod(size))
            flat = flat.scatter(0, where, value.reshape(prod(size)))
    memory.flat = flat if stored is dtype else flat.bitcast(stored)
    return t


def from_tensor(t: Tensor, device: Any = None) -> Any:
    """A torch tensor on "tg" with the values of a tensor of ours."""
    if t.dtype not in TO_TORCH:
        raise TypeError(f"torch has no {t.dtype}")
    shape = tuple(int(n) for n in t.shape)
    return new_tensor(t.reshape(prod(shape)), shape, device=device)


def to_cpu(t: Any) -> Any:
    """A torch tensor on the host with the values of one on "tg"; computes them."""
    settle()
    value = to_tensor(t)
    if 0 in value.shape:
        return torch.empty(tuple(value.shape), dtype=t.dtype)
    return torch.from_dlpack(value.to("CPU").contiguous().realize()).clone()


def from_cpu(t: Any) -> Tensor:
    """The values of a torch tensor on the host, copied."""
    if 0 in t.shape:
        return Tensor.zeros(*t.shape, dtype=dtype_of(t.dtype))
    if t.ndim == 0:
        return Tensor(t.item(), dtype=dtype_of(t.dtype))
    return Tensor.from_dlpack(t.detach().contiguous(), copy=True)


__all__ = ["from_cpu", "from_tensor", "memory_of", "new_tensor", "settle", "to_cpu", "to_tensor", "write"]
