"""How do values come into tensors from Python and numpy, and how are they read back?"""

from __future__ import annotations

import os
import pathlib
import struct
import sys
from collections.abc import Sequence
from math import prod
from typing import Any, Self, cast

from tg_tensor import buffers
from tg_tensor.base import DeviceLike, TensorBase, canonical_device, is_number, new_shape
from tg_tensor.creation import CreationMixin, is_constant, own_storage
from tg_tensor.sharding import local_numel, memory_view, spread
from tg_uop.dtype import DType, DTypeLike, as_const, dtypes, from_bits, to_bits, to_dtype
from tg_uop.ops import Ops
from tg_uop.uop import UOp

_NUMPY_NAMES = {
    "float8_e4m3fn": dtypes.fp8e4m3,
    "float8_e5m2": dtypes.fp8e5m2,
    "float8_e4m3fnuz": dtypes.fp8e4m3fnuz,
    "float8_e5m2fnuz": dtypes.fp8e5m2fnuz,
    **{d.name: d for d in dtypes.all if d not in dtypes.fp8s},
}


def storage(data: bytes | memoryview, shape: tuple[int, ...], dtype: DType, device: DeviceLike) -> UOp:
    """A BUFFER holding `data`, as `shape`."""
    where = canonical_device(device)
    if 0 in shape:
        return UOp.const(dtype, 0, shape)
    if isinstance(where, tuple):
        raise ValueError(f"data goes to one device first, got {where}; make the tensor, then .shard(devices)")
    buffer = UOp.new_buffer(where, prod(shape), dtype)
    buffers.attach(buffer, data)
    return buffer.reshape(shape)


def pack(values: Sequence[Any], dtype: DType) -> bytes:
    """Python numbers as the bytes of `dtype`."""
    fixed = [as_const(v, dtype) for v in values]
    if dtype.fmt is not None:
        return struct.pack(f"<{len(fixed)}{dtype.fmt}", *fixed)
    return b"".join(to_bits(v, dtype).to_bytes(dtype.itemsize, "little") for v in fixed)


def unpack(data: memoryview, dtype: DType) -> list[Any]:
    """The bytes of `dtype` as Python numbers."""
    n = len(data) // dtype.itemsize
    if dtype.fmt is not None:
        return list(struct.unpack(f"<{n}{dtype.fmt}", data))
    codes = struct.unpack(f"<{n}{'B' if dtype.itemsize == 1 else 'H'}", data)
    return [float(from_bits(c, dtype)) for c in codes]


def list_shape(data: Any) -> tuple[int, ...]:
    """The shape of nested lists. ValueError when they are ragged."""
    if not isinstance(data, (list, tuple)):
        return ()
    shapes = {list_shape(d) for d in data}
    if len(shapes) > 1:
        raise ValueError(f"nested lists must be regular, got parts of shapes {sorted(shapes, key=str)[:4]}")
    return (len(data), *(shapes.pop() if shapes else ()))


def _flat(data: Any) -> list[Any]:
    if not isinstance(data, (list, tuple)):
        return [data]
    if data and not isinstance(data[0], (list, tuple)):
        return list(data)
    return [v for d in data for v in _flat(d)]


def from_numpy(array: Any, dtype: DTypeLike | None, device: DeviceLike) -> UOp:
    """A numpy array's values (copied). Shape () becomes a constant."""
    import numpy as np  # lazy: importing numpy takes longer than the rest of the package

    found = _NUMPY_NAMES.get(array.dtype.name)
    if found is None:
        raise TypeError(f"no dtype for numpy's {array.dtype.name}; use one of {', '.join(_NUMPY_NAMES)}")
    if array.dtype.byteorder == (">" if sys.byteorder == "little" else "<"):
        array = array.astype(array.dtype.newbyteorder("="))
    target = found if dtype is None else to_dtype(dtype)
    if array.ndim == 0 and found.fmt is not None and device is None:
        value = UOp.const(found, array.item())
        return (
            value
            if target is found
            else UOp.const(target, array.item())
            if target.fmt
            else value.cast(target)
        )
    plain = np.ascontiguousarray(array)
    u = storage(
        memoryview(cast(Any, plain.reshape(-1).view(np.uint8))) if plain.size else b"",
        array.shape,
        found,
        device,
    )
    return u if target is found else u.cast(target)


def from_data(data: Any, dtype: DTypeLike | None, device: DeviceLike) -> UOp:
    """The UOp of whatever a Tensor can be made from."""
    d = None if dtype is None else to_dtype(dtype)
    if isinstance(data, TensorBase):
        data = data.uop
    if isinstance(data, UOp):
        u = data.cast(dtypes.default_int) if data.dtype is dtypes.index and d is None else data
        u = u if d is None else u.cast(d)
        where = None if device is None else canonical_device(device)
        if where is None or u.device in (None, where):
            return u
        return spread(u, where, None) if isinstance(where, tuple) else u.copy_to_device(where)
    if data is None:
        return UOp.const(d or dtypes.default_float, 0, (0,))
    if is_number(data):
        u = UOp.const(d or dtypes.from_py(data), data)
        other = device is not None and canonical_device(device) != canonical_device(None)
        return u.copy_to_device(canonical_device(device)) if other else u
    if isinstance(data, (bytes, bytearray, memoryview)):
        d = d or dtypes.uint8
        raw = memoryview(data).cast("B")
        if len(raw) % d.itemsize:
            raise ValueError(f"{len(raw)} bytes are not a whole number of {d} ({d.itemsize} bytes each)")
        return storage(raw, (len(raw) // d.itemsize,), d, device)
    if isinstance(data, (list, tuple)):
        return _from_list(data, d, device)
    if isinstance(data, pathlib.Path):
        size = os.path.getsize(data)
        file = UOp.new_buffer(f"DISK:{data.resolve()}", size, dtypes.uint8)
        u = file if d is None or d.itemsize == 1 else file.buffer_view(size // d.itemsize, d, 0)
        return u if device is None else u.copy_to_device(canonical_device(device))
    if hasattr(data, "__array__"):
        import numpy as np  # lazy: see from_numpy

        return from_numpy(np.asarray(data), d, device)
    raise TypeError(
        "a Tensor is made from a number, nested lists, bytes, a numpy array, a path, a UOp or None, "
        f"got {type(data).__name__} {data!r}"
    )


def _from_list(data: Any, dtype: DType | None, device: DeviceLike) -> UOp:
    shape = list_shape(data)
    values = _flat(data)
    if any(isinstance(v, TensorBase) for v in values):
        values = [v.item() if isinstance(v, ConversionMixin) else v for v in values]
    if not all(map(is_number, values)):
        values = [v.item() if hasattr(v, "item") else v for v in values]
        bad = next((v for v in values if not is_number(v)), None)
        if bad is not None:
            raise TypeError(f"lists hold bools, ints and floats, got {type(bad).__name__} {bad!r} in one")
    if dtype is None:
        kinds = set(map(type, values))
        has_float, has_int = (
            any(issubclass(k, float) for k in kinds),
            any(k is not bool and issubclass(k, int) for k in kinds),
        )
        dtype = (
            dtypes.default_float
            if has_float or not values
            else dtypes.default_int
            if has_int
            else dtypes.bool
        )
        if dtype is dtypes.default_int and not all(
            dtypes.min(dtype) <= v <= dtypes.max(dtype) for v in values
        ):
            dtype = dtypes.int64 if all(-(2**63) <= v < 2**63 for v in values) else dtypes.uint64
    return storage(pack(values, dtype), shape, dtype, device)


def numpy_dtype(dtype: DType) -> Any:
    """The numpy dtype of the same layout. TypeError where numpy has none (bfloat16, fp8)."""
    if dtype.fmt is None or dtype.kind in ("index", "weak"):
        raise TypeError(f"numpy has no {dtype}; cast to float32 first")
    import numpy as np  # lazy: see from_numpy

    return np.dtype("<" + dtype.fmt)


class ConversionMixin(CreationMixin):
    """Methods that compute values and hand them to the host."""

    __slots__ = ()

    def contiguous(self, **kwargs: Any) -> Self:
        """The same values, stored row-major in memory once realised. A constant gets memory of its own."""
        if kwargs:
            raise TypeError(f"contiguous: unknown keyword {next(iter(kwargs))!r}; it takes none")
        if 0 in self.shape:
            return self
        u = self.uop
        if is_constant(u) and all(type(d) is int for d in u.shape):
            return self._new(own_storage(u))
        return self if u.op is Ops.CONTIGUOUS or is_whole_storage(u) else self._new(u.contiguous())

    def realize(self, *lst: Any, do_update_stats: bool = True) -> Self:
        """Compute this tensor and others now; returns this tensor."""
        from tg_tensor.realize import realize_tensors  # lazy: pulls in the scheduler and code generator

        for t in lst:
            if not isinstance(t, TensorBase):
                raise TypeError(f"realize: tensors are realised, got {type(t).__name__} {t!r}")
        wanted = [t for t in (self, *lst) if 0 not in t.shape]
        if wanted:
            realize_tensors(wanted, do_update_stats=do_update_stats)
        return self

    def schedule_linear(self, *lst: Any) -> UOp:
        """The schedule that realises this tensor and others: a LINEAR of CALLs."""
        return cast(UOp, self.linear_with_vars(*lst)[0])

    def linear_with_vars(self, *lst: Any) -> tuple[UOp, dict[str, int]]:
        """(schedule, values of its variables) for this tensor and others."""
        from tg_tensor.realize import schedule_tensors  # lazy: pulls in the scheduler

        return schedule_tensors([self, *lst])

    def _host_bytes(self) -> memoryview:
        """The values, row-major, on the host."""
        from tg_tensor.realize import capturing  # lazy: pulls in the scheduler

        if capturing:
            from tg_tensor.jit import JitError  # lazy: only for the error

            raise JitError(
                "a jitted function reads values (item, tolist, numpy) while it is recorded; "
                "return the tensor and read it outside"
            )
        if any(type(d) is not int for d in self.shape):
            raise ValueError(
                f"values of a tensor of symbolic shape {self.shape} cannot be read; shrink or bind it"
            )
        t = self
        if isinstance(t.device, tuple):
            t = t._wrap(t.uop.copy_to_device(canonical_device(t.device[0])))
        if is_constant(t.uop):
            t = t._wrap(own_storage(t.uop))
        t.realize()
        if not is_whole_storage(t.uop):
            t = t._wrap(t.uop.contiguous()).realize()
        return buffers.read(t.uop.buf_uop)

    def data(self) -> memoryview:
        """The values as a memoryview of this tensor's shape, on the host."""
        if self.dtype.fmt is None:
            raise TypeError(f"a memoryview has no format for {self.dtype}; cast to float32 first")
        if (
            self.dtype is dtypes.float16
        ):  # memoryview.cast does not know the half format, numpy's memoryviews do
            return memoryview(self.numpy())
        code = cast(Any, self.dtype.fmt)  # any of memoryview's format codes
        if 0 in self.shape:
            return memoryview(b"").cast(code)
        flat = self._host_bytes().cast("B")
        return flat.cast(code, self.shape)

    def numpy(self) -> Any:
        """The values as a numpy array of the host's own (bfloat16 and fp8 as float32)."""
        import numpy as np  # lazy: see from_numpy

        if self.dtype.fmt is None:
            return self.cast(dtypes.float32).numpy()
        dtype = numpy_dtype(self.dtype)
        if 0 in self.shape:
            return np.empty(self.shape, dtype)
        return np.frombuffer(self._host_bytes(), dtype).reshape(self.shape).copy()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("a Tensor's values are always copied into an array")
        array = self.numpy()
        return array if dtype is None else array.astype(dtype)

    def tolist(self) -> Any:
        """The values as nested lists of Python numbers (shape (): one number)."""
        if self.uop.op is Ops.CONST:
            return _plain(self.uop.arg.value, self.dtype)
        if 0 in self.shape:
            return _nested([], self.shape)
        return _nested(unpack(self._host_bytes(), self.dtype), self.shape)

    def item(self) -> Any:
        """The only element as a Python number. ValueError when there are several, or none."""
        if self.numel() != 1:
            raise ValueError(f"item: needs a tensor of one element, got shape {self.shape}")
        value = self.tolist()
        while isinstance(value, list):
            value = value[0]
        return value

    def __bool__(self) -> bool:
        if self.numel() != 1:
            raise ValueError(
                f"only a tensor of one element is true or false, got shape {self.shape}; use .any() or .all()"
            )
        return bool(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __index__(self) -> int:
        if not dtypes.is_int(self.dtype):
            raise TypeError(f"only int tensors are indices, got {self.dtype}")
        return int(self.item())

    def __complex__(self) -> complex:
        return complex(self.item())

    @classmethod
    def from_blob(cls, ptr: int, shape: Any, **kwargs: Any) -> Self:
        """A tensor over memory at address `ptr` that the caller keeps alive (dtype=, device=)."""
        unknown = kwargs.keys() - {"dtype", "device"}
        if unknown:
            raise TypeError(f"from_blob: unknown keyword {min(unknown)!r}; allowed: dtype, device")
        if isinstance(ptr, bool) or not isinstance(ptr, int) or ptr <= 0:
            raise ValueError(f"from_blob: ptr is an address, got {ptr!r}")
        dims = new_shape("from_blob", (shape,))
        d = to_dtype(kwargs.get("dtype") or dtypes.default_float)
        buffer = UOp.new_buffer(canonical_device(kwargs.get("device")), prod(dims), d)
        buffers.attach_external(buffer, ptr)
        return cls._wrap(buffer.reshape(dims))


def _plain(value: Any, dtype: DType) -> Any:
    return float(value) if dtype.kind == "float" else value


def _nested(flat: list[Any], shape: tuple[int, ...]) -> Any:
    if not shape:
        return flat[0]
    for size in shape[:0:-1]:
        count = prod(shape) // size if size else 0
        flat = [flat[i : i + size] for i in range(0, len(flat), size)] if size else [[] for _ in range(count)]
    if 0 in shape:
        return _empty_nested(shape)
    return flat


def _empty_nested(shape: tuple[int, ...]) -> Any:
    return [_empty_nested(shape[1:]) for _ in range(shape[0])] if len(shape) > 1 and shape[0] else []


def is_whole_storage(u: UOp) -> bool:
    """Whether `u` is all of a buffer in row-major order (on several devices: of each device's)."""
    if type(u.device) is tuple:
        base = u.base
        if base.op is not Ops.BUFFER or any(type(d) is not int for d in u.shape):
            return False
        if base.arg.size != local_numel(u.shape, u.device, u.axis):
            return False
        return u is memory_view(base, u.shape, u.axis)
    while u.op in (Ops.RESHAPE, Ops.DETACH):
        u = u.src[0]
    return u.op in (Ops.BUFFER, Ops.BUFFER_VIEW)
