"""What is under every family of Tensor methods: one UOp, the registry of live tensors, promotion,
broadcasting.
"""

from __future__ import annotations

import math
import weakref
from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Any, Self, cast

from tg_tensor.device import Device
from tg_uop.context import ContextVar
from tg_uop.dtype import DType, DTypeLike, dtypes, least_upper_dtype, strong_dtype, to_dtype
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp

sint = Any  # an int, or a UOp of dtype index: one dim of a shape
DeviceLike = str | tuple[str, ...] | list[str] | None

NO_GRAD = ContextVar("NO_GRAD", 0, "1 results of tensor operations carry no history for gradients")
CHECK_NAN = ContextVar("CHECK_NAN", 0, "1 stop at the first kernel that makes a NaN or an infinity")
_HAS_HISTORY = (
    GroupOp.ALU | GroupOp.Movement | {Ops.REDUCE, Ops.COPY, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD}
)


class _TensorRef(weakref.ref["TensorBase"]):
    __slots__ = ("key",)
    key: int


all_tensors: dict[int, _TensorRef] = {}  # id of every live tensor -> weak reference to it


def _forget(ref: Any) -> None:
    key = ref.key
    if all_tensors.get(key) is ref:
        del all_tensors[key]


def live_tensors() -> list[Any]:
    """Every Tensor somebody holds, oldest first."""
    found = [ref() for ref in list(all_tensors.values())]
    return [t for t in found if t is not None]


def canonical_device(device: DeviceLike) -> str | tuple[str, ...]:
    """The device name (or tuple of names) in the form BUFFERs carry; None is the default device."""
    if device is None:
        return cast(str, Device.canonicalize(None))
    if isinstance(device, str):
        return cast(str, Device.canonicalize(device))
    if isinstance(device, (tuple, list)) and all(isinstance(d, str) for d in device):
        if not device:
            raise ValueError("device: a tuple of devices needs at least one name")
        names = tuple(cast(str, Device.canonicalize(d)) for d in device)
        return names[0] if len(names) == 1 else names
    raise TypeError(f"device: a name like 'CPU' or 'CPU:1', or a tuple of names, got {device!r}")


def different_devices(name: str, *uops: UOp) -> ValueError:
    """The error for values that are not together: which, where, and what to do."""
    given = list(dict.fromkeys(_described(u) for u in uops if u.device is not None))
    whole = next((u for u in uops if isinstance(u.device, tuple)), None)
    where = next(u.device for u in uops if u.device is not None)
    fix = (
        f".to({where!r})" if whole is None else ".shard_like(other), or gather the split one with .to(device)"
    )
    return ValueError(f"{name} are on different devices: {' and '.join(given)}; move one with {fix}")


def _described(u: UOp) -> str:
    split = f" split on axis {u.axis}" if u.axis is not None else ""
    return f"{u.dtype.name}{list(u.shape)}{split} on {u.device}"


_NUMBERS = frozenset({bool, int, float})


@lru_cache(maxsize=1024)
def _constant(dtype: DType, value: Any, kind: str, sign: float, shape: tuple[int, ...]) -> UOp:
    """The constant that a Python number is beside a tensor. (`kind` and `sign` tell 1 from 1.0 and True, and
    0.0 from -0.0, which are equal to Python.)
    """
    return UOp.const(dtype, value, shape)


def is_number(x: Any) -> bool:
    """Whether `x` is a Python bool, int or float (numpy's float64 is a float)."""
    return isinstance(x, (bool, int, float))


def weak_dtype(x: Any) -> DType:
    """The weak dtype of a Python number."""
    return dtypes.bool if isinstance(x, bool) else dtypes.weakint if isinstance(x, int) else dtypes.weakfloat


def same_dim(a: sint, b: sint) -> bool:
    return a is b or (type(a) is int and type(b) is int and a == b)


def broadcast_shape(*shapes: tuple[sint, ...]) -> tuple[sint, ...]:
    """NumPy's broadcast of several shapes. ValueError names the shapes that do not fit."""
    ndim = max(len(s) for s in shapes)
    out: list[sint] = []
    for dims in zip(*((1,) * (ndim - len(s)) + tuple(s) for s in shapes), strict=True):
        size: sint = 1
        for d in dims:
            if same_dim(d, 1) or same_dim(d, size):
                continue
            if not same_dim(size, 1):
                given = " and ".join(str(tuple(s)) for s in shapes)
                raise ValueError(f"shapes {given} do not broadcast: axes must be equal or 1")
            size = d
        out.append(size)
    return tuple(out)


def shape_args(name: str, shape: Any, args: tuple[Any, ...]) -> tuple[sint, ...]:
    """`f(2, 3)` and `f((2, 3))` as one tuple of ints and UOps. TypeError for anything else."""
    dims = tuple(shape) if isinstance(shape, (tuple, list)) and not args else (shape, *args)
    out = []
    for d in dims:
        if isinstance(d, UOp):
            out.append(d)
        elif isinstance(d, bool) or not hasattr(d, "__index__"):
            raise TypeError(f"{name}: sizes are ints, got {type(d).__name__} {d!r}")
        else:
            out.append(d.__index__())
    return tuple(out)


def new_shape(name: str, dims: tuple[Any, ...]) -> tuple[sint, ...]:
    """The shape given to a constructor as `*shape` or one tuple; sizes must not be negative."""
    shape = shape_args(name, dims[0], dims[1:]) if dims else ()
    for d in shape:
        if type(d) is int and d < 0:
            raise ValueError(f"{name}: sizes must not be negative, got shape {shape}")
    return shape


def pairs_of(name: str, value: Any, n: int) -> tuple[int, ...]:
    """An int for all, or one int per spatial axis, as `n` ints."""
    if isinstance(value, (tuple, list)):
        out = tuple(value)
        if len(out) != n:
            raise ValueError(f"{name}: an int or {n} ints, got {value!r}")
    else:
        out = (value,) * n
    for v in out:
        if isinstance(v, bool) or not hasattr(v, "__index__"):
            raise TypeError(f"{name}: an int or {n} ints, got {value!r}")
    return tuple(v.__index__() for v in out)


class TensorBase:
    """The part of Tensor that every op family needs. `uop` is the graph; the rest is bookkeeping."""

    __slots__ = ("uop", "requires_grad", "grad", "__weakref__")
    uop: UOp
    requires_grad: bool | None
    grad: Any

    @classmethod
    def _wrap(cls, uop: UOp) -> Self:
        """A tensor of `uop`."""
        self = object.__new__(cls)
        self.uop, self.requires_grad, self.grad = uop, None, None
        self._register()
        return self

    def _register(self) -> None:
        ref = _TensorRef(self, _forget)
        ref.key = id(self)
        all_tensors[ref.key] = ref
        if CHECK_NAN.value:
            from tg_tensor.watch import remember_line  # lazy: only for this check

            remember_line(self.uop)

    def _new(self, uop: UOp) -> Self:
        """The result of an operation on this tensor."""
        if NO_GRAD.value and uop.op in _HAS_HISTORY and uop.dtype.kind == "float":
            uop = uop.detach()
        if type(uop.device) is tuple:
            _ = uop.axis  # an operation across shards is refused on the user's line
        return self._wrap(uop)

    # *** what it is ***

    @property
    def shape(self) -> tuple[sint, ...]:
        """Sizes of the axes; a symbolic size is a UOp."""
        return self.uop.shape

    @property
    def max_shape(self) -> tuple[int, ...]:
        """The shape with every symbolic size at its largest."""
        return tuple(d if type(d) is int else int(d.vmax) for d in self.uop.shape)

    @property
    def dtype(self) -> DType:
        return self.uop.dtype

    @property
    def device(self) -> str | tuple[str, ...]:
        """Where the data is: a name, or a tuple of names when sharded. Constants belong to the default
        device.
        """
        return self.uop.device or canonical_device(None)

    @property
    def ndim(self) -> int:
        return len(self.uop.shape)

    def numel(self) -> sint:
        """Number of elements."""
        return prod(self.uop.shape)

    def max_numel(self) -> int:
        """Number of elements when every symbolic size is at its largest."""
        return prod(self.max_shape)

    def element_size(self) -> int:
        """Bytes per element."""
        return self.dtype.itemsize

    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self.max_numel() * self.dtype.itemsize

    def size(self, dim: int | None = None) -> Any:
        """The shape, or the size of axis `dim`."""
        return self.shape if dim is None else self.shape[self._axis(dim, "dim")]

    def is_floating_point(self) -> bool:
        return dtypes.is_float(self.dtype)

    # *** arguments ***

    def _axis(self, axis: Any, name: str = "axis", ndim: int | None = None) -> int:
        """`axis` counted from 0. IndexError outside the rank, TypeError when not an int."""
        if isinstance(axis, bool) or not hasattr(axis, "__index__"):
            raise TypeError(f"{name}: an int, got {type(axis).__name__} {axis!r}")
        n = max(self.ndim if ndim is None else ndim, 1)
        a = axis.__index__()
        if not -n <= a < n:
            raise IndexError(f"{name}: {a} is outside [{-n}, {n - 1}] of a tensor of shape {self.shape}")
        return a + n if a < 0 else a

    def _axes(self, axis: Any, name: str = "axis") -> tuple[int, ...]:
        """None (all), one axis or several, as sorted axes counted from 0. ValueError for repeats."""
        if axis is None:
            return tuple(range(self.ndim))
        given = tuple(axis) if isinstance(axis, (tuple, list)) else (axis,)
        axes = [self._axis(a, name) for a in given]
        if len(set(axes)) != len(axes):
            raise ValueError(f"{name}: {axis} names an axis of shape {self.shape} twice")
        return tuple(sorted(axes)) if self.ndim else ()

    # *** operands of elementwise operations ***

    def const_like(self, b: Any, dtype: DTypeLike | None = None) -> Self:
        """A constant `b` with this tensor's shape, and its dtype unless `dtype` is given."""
        d = self.dtype if dtype is None else to_dtype(dtype)
        return self._wrap(
            b.cast(d).broadcast_to(self.shape) if isinstance(b, UOp) else UOp.const(d, b, self.shape)
        )

    def ufix(self, x: Any) -> Self:
        """`x` as a tensor to combine with this one: Python numbers are weak and take part in promotion."""
        if isinstance(x, TensorBase):
            return cast(Self, x)
        if isinstance(x, UOp):
            return self._wrap(x.cast(dtypes.default_int) if x.dtype is dtypes.index else x)
        if is_number(x):
            dtype = strong_dtype(least_upper_dtype(self.dtype, weak_dtype(x)))
            return self._wrap(UOp.const(dtype, x))
        if hasattr(x, "__array__") or isinstance(x, (list, tuple)):
            return type(self)(x)  # type: ignore[call-arg]
        raise TypeError(f"a Tensor or a number is needed, got {type(x).__name__} {x!r}")

    def _operands(self, x: Any, reverse: bool = False, match_dtype: bool = True) -> tuple[UOp, UOp]:
        """Both operands of a binary operation with one shape and (by default) one dtype."""
        a = self.uop
        if match_dtype and type(x) in _NUMBERS and all([type(d) is int for d in a.shape]):
            dtype = strong_dtype(least_upper_dtype(a.dtype, weak_dtype(x)))
            sign = math.copysign(1.0, x) if type(x) is float else 1.0
            b = _constant(dtype, x, type(x).__name__, sign, a.shape)
            a = a if a.dtype is dtype else a.cast(dtype)
            return (b, a) if reverse else (a, b)
        b = self.ufix(x).uop
        if match_dtype and a.dtype is not b.dtype:
            dtype = strong_dtype(least_upper_dtype(a.dtype, b.dtype))
            a, b = a.cast(dtype), b.cast(dtype)
        if a.shape != b.shape:
            shape = broadcast_shape(a.shape, b.shape)
            a, b = a.broadcast_to(shape), b.broadcast_to(shape)
        if (da := a.device) != (db := b.device) and da is not None and db is not None:
            raise different_devices("operands", a, b)
        return (b, a) if reverse else (a, b)

    def alu(self, op: Ops, *src: Any) -> Self:
        """One elementwise `op` on this tensor and others, after promotion and broadcasting."""
        if op not in GroupOp.ALU:
            raise ValueError(f"op: an elementwise op, got {op!r}")
        if not src:
            return self._new(UOp(op, (self.uop,)))
        return self._new(UOp(op, self._uops(src)))

    def _uops(self, src: Sequence[Any]) -> tuple[UOp, ...]:
        """This tensor's UOp and the others', promoted and broadcast together."""
        operands = [self.uop] + [self.ufix(s).uop for s in src]
        dtype = strong_dtype(least_upper_dtype(*(u.dtype for u in operands)))
        shape = broadcast_shape(*(u.shape for u in operands))
        return tuple(u.cast(dtype).broadcast_to(shape) for u in operands)

    def cast(self, dtype: DTypeLike) -> Self:
        """Values converted to `dtype`: floats to ints truncate and saturate (NaN gives 0), ints wrap."""
        return self._new(self.uop.cast(dtype))

    def detach(self) -> Self:
        """The same values, without history for gradients."""
        return self._wrap(self.uop.detach())

    def contiguous_backward(self) -> Self:
        """The same values; the gradient flowing back through here is made contiguous."""
        return self._new(UOp(Ops.CONTIGUOUS_BACKWARD, (self.uop,)))
