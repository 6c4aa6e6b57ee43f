"""How are tensors made from sizes and numbers: constants, ranges, identity matrices, uninitialised memory?"""

from __future__ import annotations

import math
from typing import Any, Self

from tg_tensor.base import DeviceLike, TensorBase, canonical_device, is_number, new_shape, sint
from tg_tensor.sharding import local_numel, memory_view, spread
from tg_uop.dtype import ConstType, DType, DTypeLike, Invalid, dtypes, to_dtype
from tg_uop.ops import Ops
from tg_uop.uop import UOp


def iota(n: sint, dtype: DType = dtypes.int32) -> UOp:
    """0, 1, … n-1: the prefix sum of ones, less one.

    The scheduler knows this composition and turns it into index arithmetic; it costs nothing at run time.
    """
    if type(n) is int and n == 0:
        return UOp.const(dtype, 0, (0,))
    ones = UOp.const(dtype, 1, (n,)).pad(((n - 1, 0),))
    rows = ones.reshape((1, 2 * n - 1)).expand((n + 1, 2 * n - 1)).reshape(((n + 1) * (2 * n - 1),))
    windows = rows.shrink(((0, 2 * n * n),)).reshape((n, 2 * n)).shrink(((0, n), (0, n)))
    return windows.reduce(arg=Ops.ADD, axes=(1,)).reshape((n,)) + (-1)


def range_uop(start: float, step: float, n: int, dtype: DType) -> UOp:
    """`start + step * i` for i in 0 … n-1, rounded once to `dtype`."""
    if dtypes.is_int(dtype):
        wide = dtypes.int64 if dtype in dtypes.int64s or not _fits_int32(start, step, n) else dtypes.int32
        u = iota(n, wide)
        u = u if step == 1 else u * step
        return (u if start == 0 else u + start).cast(dtype)
    wide = (
        dtypes.float32
        if dtype is not dtypes.float64 and _exact_in_float32(start, step, n)
        else dtypes.float64
    )
    u = iota(n, dtypes.int32 if n < 2**31 else dtypes.int64).cast(wide)
    u = u if step == 1 else u * float(step)
    return (u if start == 0 else u + float(start)).cast(dtype)


def _fits_int32(start: float, step: float, n: int) -> bool:
    last = start + step * max(n - 1, 0)
    return all(-(2**31) <= v < 2**31 for v in (start, step, n, last, last - start))


def _exact_in_float32(start: float, step: float, n: int) -> bool:
    """Whether every product and sum of the range is a float32, so that no wider type is needed."""
    values = (start, step, step * n, start + step * n)
    return all(math.isfinite(v) and (v * 64).is_integer() and abs(v) < 2**17 for v in map(float, values))


def own_storage(uop: UOp, device: DeviceLike = None) -> UOp:
    """A buffer nobody else has, written with the value of `uop` when realised."""
    where = uop.device if device is None else canonical_device(device)
    if any(type(d) is not int for d in uop.shape):
        raise ValueError(f"a tensor of symbolic shape {uop.shape} cannot be written to; shrink it first")
    if not isinstance(where, tuple):
        buffer = UOp.new_buffer(where or canonical_device(None), uop.numel(), uop.dtype)
        return buffer.after(buffer.reshape(uop.shape).store(uop)).reshape(uop.shape)
    axis = uop.axis if uop.device == where else None
    buffer = UOp.new_buffer(where, local_numel(uop.shape, where, axis), uop.dtype)
    written = buffer.after(memory_view(buffer, uop.shape, axis).store(uop))
    return memory_view(written, uop.shape, axis)


class CreationMixin(TensorBase):
    """Constructors that need no data."""

    __slots__ = ()

    @classmethod
    def const(cls, b: ConstType, dtype: DTypeLike | None = None) -> Self:
        """A constant of shape (); its dtype follows from the number unless given."""
        if not is_number(b) and b is not Invalid:
            raise TypeError(f"b: a Python number, got {type(b).__name__} {b!r}")
        return cls._wrap(UOp.const(dtypes.from_py(b) if dtype is None else to_dtype(dtype), b))

    @classmethod
    def full(
        cls,
        shape: Any,
        fill_value: Any,
        dtype: DTypeLike | None = None,
        device: DeviceLike = None,
        buffer: bool = True,
        requires_grad: bool | None = None,
    ) -> Self:
        """A tensor of `shape` with every element `fill_value` (a number, or a tensor of shape ()).

        With `buffer` (the default) it belongs to `device`; without, it is a plain constant that joins any
        device.
        """
        dims = new_shape("full", (shape,))
        if isinstance(fill_value, TensorBase):
            fill_value = fill_value.uop
        if isinstance(fill_value, UOp):
            value = fill_value if dtype is None else fill_value.cast(dtype)
        else:
            value = cls.const(fill_value, dtype).uop
        if buffer and device is not None and (where := canonical_device(device)) != canonical_device(None):
            value = value.copy_to_device(where)
        return cls._wrap(value.broadcast_to(dims))._set_requires_grad(requires_grad)

    @classmethod
    def zeros(cls, *shape: Any, **kwargs: Any) -> Self:
        """A tensor of zeros (dtype: the default float)."""
        return cls._filled("zeros", 0.0, shape, kwargs)

    @classmethod
    def ones(cls, *shape: Any, **kwargs: Any) -> Self:
        """A tensor of ones (dtype: the default float)."""
        return cls._filled("ones", 1.0, shape, kwargs)

    @classmethod
    def _filled(cls, name: str, value: float, shape: tuple[Any, ...], kwargs: dict[str, Any]) -> Self:
        _known(name, kwargs, ("dtype", "device", "buffer", "requires_grad"))
        return cls.full(new_shape(name, shape), value, **{"dtype": dtypes.default_float, **_given(kwargs)})

    @classmethod
    def empty(
        cls,
        *shape: Any,
        device: DeviceLike = None,
        dtype: DTypeLike | None = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """Uninitialised memory in a buffer of its own (on several devices: of this shape on each)."""
        dims = new_shape("empty", shape)
        if any(type(d) is not int for d in dims):
            raise ValueError(
                f"empty: sizes are ints, got the symbolic shape {dims}; make it at its largest and shrink"
            )
        d = dtypes.default_float if dtype is None else to_dtype(dtype)
        where = canonical_device(device)
        if 0 in dims:
            return cls._wrap(UOp.const(d, 0, dims))._set_requires_grad(requires_grad)
        u = memory_view(UOp.new_buffer(where, math.prod(dims), d), dims, None)
        return cls._wrap(u)._set_requires_grad(requires_grad)

    @classmethod
    def invalids(cls, *shape: Any, device: DeviceLike = None, dtype: DTypeLike | None = None) -> Self:
        """Uninitialised memory, to be written by a custom kernel or by assignment to slices."""
        return cls.empty(new_shape("invalids", shape), device=device, dtype=dtype)

    @classmethod
    def arange(
        cls,
        start: float,
        stop: float | None = None,
        step: float = 1,
        dtype: DTypeLike | None = None,
        device: DeviceLike = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """`start`, `start + step`, … below `stop`; one argument counts from 0. Ints give the default int."""
        if stop is None:
            start, stop = 0, start
        for name, v in (("start", start), ("stop", stop), ("step", step)):
            if not is_number(v) or isinstance(v, bool):
                raise TypeError(f"arange: {name} is an int or float, got {type(v).__name__} {v!r}")
            if not math.isfinite(v):
                raise ValueError(f"arange: {name} must be finite, got {v}")
        if step == 0:
            raise ValueError("arange: step must not be 0")
        floats = any(isinstance(v, float) for v in (start, stop, step))
        d = (dtypes.default_float if floats else dtypes.default_int) if dtype is None else to_dtype(dtype)
        n = max(0, math.ceil((stop - start) / step) if floats else -((start - stop) // step))
        u = range_uop(start, step, int(n), d)
        return cls._wrap(_on(u, device))._set_requires_grad(requires_grad)

    @classmethod
    def linspace(
        cls,
        start: float,
        stop: float,
        steps: int,
        dtype: DTypeLike | None = None,
        device: DeviceLike = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """`steps` evenly spaced values from `start` to `stop`, both included."""
        if isinstance(steps, bool) or not isinstance(steps, int):
            raise TypeError(f"linspace: steps is an int, got {type(steps).__name__} {steps!r}")
        if steps < 0:
            raise ValueError(f"linspace: steps must not be negative, got {steps}")
        for name, v in (("start", start), ("stop", stop)):
            if not is_number(v) or isinstance(v, bool):
                raise TypeError(f"linspace: {name} is an int or float, got {type(v).__name__} {v!r}")
        d = dtypes.default_float if dtype is None else to_dtype(dtype)
        if d.kind == "bool":
            raise ValueError("linspace: dtype bool has no even spacing; choose an int or float dtype")
        if steps == 1:
            u = UOp.const(dtypes.float64, float(start), (1,))
        else:
            i = iota(steps).cast(dtypes.float64)
            stride = (stop - start) / (steps - 1) if steps > 1 else 0.0
            from_start, from_stop = i * stride + float(start), (i + float(1 - steps)) * stride + float(stop)
            u = (i < float(steps / 2)).where(from_start, from_stop)
        return cls._wrap(_on(u.cast(d), device))._set_requires_grad(requires_grad)

    @classmethod
    def eye(
        cls,
        n: int,
        m: int | None = None,
        dtype: DTypeLike | None = None,
        device: DeviceLike = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """The `n` by `m` (default `n`) matrix with ones on the diagonal."""
        rows, cols = new_shape("eye", (n, n if m is None else m))
        d = dtypes.default_float if dtype is None else to_dtype(dtype)
        k = min(rows, cols)
        if k == 0:
            u = UOp.const(d, 0, (rows, cols))
        else:
            ones = UOp.const(d, 1, (k, 1)).pad(((0, 0), (0, k)))
            square = ones.reshape((k * (k + 1),)).shrink(((0, k * k),)).reshape((k, k))
            u = square.pad(((0, rows - k), (0, cols - k)))
        return cls._wrap(_on(u, device))._set_requires_grad(requires_grad)

    # *** like another tensor ***

    def full_like(
        self,
        fill_value: Any,
        dtype: DTypeLike | None = None,
        device: DeviceLike = None,
        buffer: bool = True,
        requires_grad: bool | None = None,
    ) -> Self:
        """A tensor of this shape (and dtype, device, sharding) with every element `fill_value`."""
        where = self.uop.device if device is None else device
        out = self.full(
            self.shape,
            fill_value,
            dtype=self.dtype if dtype is None else dtype,
            device=where,
            buffer=buffer,
        )
        if isinstance(where, tuple) and device is None and buffer:
            out = self._wrap(spread(out.uop, where, self.uop.axis))
        return out._set_requires_grad(requires_grad)

    def zeros_like(self, **kwargs: Any) -> Self:
        """Zeros of this shape, dtype and device."""
        _known("zeros_like", kwargs, ("dtype", "device", "buffer", "requires_grad"))
        return self.full_like(0, **kwargs)

    def ones_like(self, **kwargs: Any) -> Self:
        """Ones of this shape, dtype and device."""
        _known("ones_like", kwargs, ("dtype", "device", "buffer", "requires_grad"))
        return self.full_like(1, **kwargs)

    def empty_like(
        self, dtype: DTypeLike | None = None, device: DeviceLike = None, requires_grad: bool | None = None
    ) -> Self:
        """Uninitialised memory of this shape, dtype, device and sharding."""
        where = self.uop.device
        if device is None and isinstance(where, tuple) and 0 not in self.shape:
            d, axis = self.dtype if dtype is None else to_dtype(dtype), self.uop.axis
            buffer = UOp.new_buffer(where, local_numel(self.shape, where, axis), d)
            return self._wrap(memory_view(buffer, self.shape, axis))._set_requires_grad(requires_grad)
        return self.empty(
            self.shape,
            dtype=self.dtype if dtype is None else dtype,
            device=self.uop.device if device is None else device,
            requires_grad=requires_grad,
        )

    # *** gradient flag ***

    def _set_requires_grad(self, flag: bool | None) -> Self:
        """Mark for `backward`; a constant gets storage of its own, so that its gradient is its own."""
        if flag is None:
            return self
        if flag and self.dtype.kind != "float":
            raise TypeError(f"requires_grad: only float tensors have gradients, this one is {self.dtype}")
        if flag and is_constant(self.uop) and 0 not in self.shape:
            self.uop = own_storage(self.uop)
        self.requires_grad = bool(flag)
        return self

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set whether `backward` fills `.grad`; returns this tensor."""
        return self._set_requires_grad(requires_grad)

    def is_param_(self, is_param: bool = True) -> Self:
        """The same as `requires_grad_`: marks what an optimiser trains."""
        return self._set_requires_grad(is_param)

    @property
    def is_param(self) -> bool:
        """Whether `backward` fills `.grad`."""
        return self.requires_grad is True


def is_constant(uop: UOp) -> bool:
    """Whether the graph reads no storage at all: equal constants are one node and cannot be told apart."""
    return not any(
        u.op in (Ops.BUFFER, Ops.BUFFER_VIEW, Ops.PARAM, Ops.CALL, Ops.FUNCTION, Ops.BIND)
        for u in uop.toposort()
    )


def _on(u: UOp, device: DeviceLike) -> UOp:
    """`u` on a device that was asked for."""
    if device is None or (where := canonical_device(device)) == canonical_device(None):
        return u
    return u.copy_to_device(where)


def _known(name: str, kwargs: dict[str, Any], allowed: tuple[str, ...]) -> None:
    for k in kwargs:
        if k not in allowed:
            raise TypeError(f"{name}: unknown keyword {k!r}; allowed: {', '.join(allowed)}")


def _given(kwargs: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in kwargs.items() if v is not None}
