"""What is a UOp, the one immutable, interned node of the system, and how is it made?"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, cast

from tg_uop import derive
from tg_uop._args import (
    OPEN_ARG,
    arg_with_dtype,
    check_data,
    exact,
    foreign_arg_codec,
    foreign_arg_types,
    register_arg_type,
)
from tg_uop._ids import fresh_buffer_id, process_tag
from tg_uop._ranges import RANGES
from tg_uop._walk import toposort
from tg_uop.dtype import DType, DTypeLike, Invalid, as_const, dtypes, to_dtype
from tg_uop.ops import (
    AddrSpace,
    AxisType,
    BufferArg,
    BufferViewArg,
    ConstArg,
    Device,
    FunctionArg,
    GroupOp,
    KernelInfo,
    Ops,
    ParamArg,
    RangeArg,
    ReduceArg,
    StageArg,
)

_RULES = derive.RULES
sint = Any  # an int, or a UOp of dtype index: one dim of a shape


class _InternRef(weakref.ref):
    __slots__ = ("key",)
    key: tuple[Any, ...]


# The intern table is weak. Inserting is one atomic `setdefault`; replacing a dead entry and removing one take
# the lock.
_interned: dict[tuple[Any, ...], _InternRef] = {}
# The lock is re-entrant: a collection inside the critical section may free nodes on the same thread.
_lock = threading.RLock()


def _forget(ref: _InternRef) -> None:
    with _lock:
        if _interned.get(ref.key) is ref:
            del _interned[ref.key]


class UOp:
    """One node: `(op, src, arg, tag)`; equal fields are the same object, so `==` and `hash` are by identity.

    `dtype` and `shape` (a tuple of ints, or UOps of dtype index for symbolic dims) are derived and checked at
    construction: TypeError or ValueError says which operands do not fit.
    """

    __slots__ = ("op", "src", "arg", "tag", "dtype", "shape", "_cache", "_settled", "__weakref__")
    op: Ops
    src: tuple[UOp, ...]
    arg: Any
    tag: Any
    dtype: DType
    shape: tuple[sint, ...]
    _cache: dict[Any, Any] | None  # derived properties by name; final forms by matcher (tg_uop.rewrite)
    _settled: int  # bits: matchers no rule of which applies here or below (tg_uop.rewrite); sums

    def __new__(
        cls,
        op: Ops,
        src: tuple[UOp, ...] | list[UOp] = (),
        arg: Any = None,
        tag: Any = None,
        dtype: DTypeLike | None = None,
    ) -> UOp:
        if type(src) is not tuple:
            src = tuple(src)
        if dtype is not None:
            arg = arg_with_dtype(op, arg, to_dtype(dtype))
        key = (op, src, arg, tag)
        if tag is not None or (arg is not None and op in OPEN_ARG):
            key = (op, src, exact(arg), exact(tag))
        try:
            ref = _interned.get(key)
        except TypeError as e:
            raise TypeError(
                f"{op.name}: arg and tag must be immutable data, got arg {arg!r}, tag {tag!r}"
            ) from e
        if ref is not None:
            found: UOp | None = ref()
            if found is not None:
                return found
        return _make(key, arg, tag)

    def __reduce__(self) -> tuple[Any, ...]:
        from tg_uop.serialize import dumps, loads  # lazy: only for copying and pickling

        return (loads, (dumps(self),))

    def __deepcopy__(self, memo: Any) -> UOp:
        return self

    def __copy__(self) -> UOp:
        return self

    def __repr__(self) -> str:
        from tg_uop.text import short_repr  # lazy: printing is rare

        return short_repr(self)

    # *** the same node with other fields ***

    def replace(self, **fields: Any) -> UOp:
        """A node with some of op, src, arg, tag (or the dtype its arg holds) replaced."""
        if not fields.keys() <= {"op", "src", "arg", "tag", "dtype"}:
            raise TypeError(f"replace takes op, src, arg, tag, dtype; got {', '.join(fields)}")
        if "dtype" in fields and fields["dtype"] == self.dtype:
            del fields["dtype"]
        return UOp(
            fields.get("op", self.op),
            fields.get("src", self.src),
            fields.get("arg", self.arg),
            fields.get("tag", self.tag),
            fields.get("dtype"),
        )

    def rtag(self, tag: Any = True) -> UOp:
        """The same node with another tag."""
        return self.replace(tag=tag)

    # *** walking ***

    def toposort(self, gate: Callable[[UOp], bool] | None = None) -> list[UOp]:
        """All nodes at and below this one, sources first. A gate that returns False stops descent."""
        return toposort((self,), gate)

    # *** derived on first use, cached ***

    def _cached(self, name: str, table: dict[Ops, Callable[[Any], Any]]) -> Any:
        cache = self._cache
        if cache is None:
            cache = self._cache = {}
        elif name in cache:
            return cache[name]
        for s in self.src:
            if s._cache is None or name not in s._cache:
                break
        else:  # the usual case: a new node on known sources
            value = cache[name] = table[self.op](self)
            return value
        # sources first, without recursion
        for u in toposort((self,), lambda u: u._cache is None or name not in u._cache):
            if u._cache is None:
                u._cache = {}
            if name not in u._cache:
                u._cache[name] = table[u.op](u)
        return cache[name]

    @property
    def device(self) -> Device:
        """Device name, tuple of names when sharded, or None for device-less values."""
        return cast(Device, self._cached("device", derive.DEVICE))

    @property
    def axis(self) -> int | None:
        """The axis along which this value is split over its devices, or None."""
        return cast("int | None", self._cached("axis", derive.AXIS))

    @property
    def min_max(self) -> tuple[Any, Any]:
        """Smallest and largest value any element can take (inclusive)."""
        if self._cache is not None and "min_max" in self._cache:
            return cast("tuple[Any, Any]", self._cache["min_max"])
        from tg_uop.interval import INTERVAL  # lazy: interval needs UOp's helpers

        return cast("tuple[Any, Any]", self._cached("min_max", INTERVAL))

    @property
    def vmin(self) -> Any:
        return self.min_max[0]

    @property
    def vmax(self) -> Any:
        return self.min_max[1]

    @property
    def key(self) -> bytes:
        """Structural hash (16 bytes), equal in every process for equal graphs."""
        if self._cache is not None and "key" in self._cache:
            return cast(bytes, self._cache["key"])
        from tg_uop._keys import KEY  # lazy: hashing is not always needed

        return cast(bytes, self._cached("key", KEY))

    @property
    def ranges(self) -> dict[UOp, None]:
        """The RANGEs this value depends on and that are not closed below it, in order of first use."""
        return cast("dict[UOp, None]", self._cached("ranges", RANGES))

    # *** shape helpers ***

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def numel(self) -> sint:
        return prod(self.shape)

    @property
    def marg(self) -> Any:
        """The argument of a movement op as numbers: new shape, order, flags, or (begin, end) pairs."""
        if self.op in (Ops.RESHAPE, Ops.EXPAND):
            return derive.shape_from_uop(self.src[1])
        if self.op in (Ops.PERMUTE, Ops.FLIP):
            return self.arg
        if self.op in (Ops.PAD, Ops.SHRINK):
            begin, end = derive.shape_from_uop(self.src[1]), derive.shape_from_uop(self.src[2])
            return tuple(zip(begin, end, strict=True))
        raise ValueError(f"{self.op.name} is not a movement op with an argument")

    @property
    def base(self) -> UOp:
        """The value under all movement ops and AFTERs that neither compute nor copy."""
        u = self
        while u.op in _VIEW_OPS:
            u = u.src[0]
        return u

    @property
    def buf_uop(self) -> UOp:
        """The BUFFER, BUFFER_VIEW or PARAM this value is a view of. ValueError if it is not one."""
        u = self.base
        if u.op not in GroupOp.Storage:
            raise ValueError(f"{u.op.name} is not storage; realize it first")
        return u

    # *** constants ***

    @staticmethod
    def const(dtype: DTypeLike, value: Any, shape: tuple[sint, ...] = ()) -> UOp:
        """A constant of `dtype`; a tuple of values gives a VCONST; `shape` expands a scalar."""
        d = to_dtype(dtype)
        if isinstance(value, tuple):
            return UOp(Ops.VCONST, (), ConstArg(tuple(as_const(v, d) for v in value), d))
        c = UOp(Ops.CONST, (), ConstArg(as_const(value, d), d))
        return c.broadcast_to(shape) if shape else c

    def const_like(self, value: Any) -> UOp:
        """A constant with this node's dtype and shape."""
        if isinstance(value, UOp):
            return value.broadcast_to(self.shape)
        return UOp.const(self.dtype, value, self.shape)

    @property
    def value(self) -> Any:
        """The value of a CONST, VCONST or bound variable."""
        if self.op in (Ops.CONST, Ops.VCONST):
            return self.arg.value
        if self.op is Ops.BIND:
            return self.arg
        raise ValueError(f"{self.op.name} has no constant value")

    # *** elementwise ***

    def alu(self, op: Ops, *src: UOp) -> UOp:
        """`op` on this and other operands; scalars are expanded to the shape of the others."""
        operands = (self,) + src
        shape = self.shape
        for s in src:
            if len(s.shape) > len(shape):
                shape = s.shape
        if shape:
            operands = tuple(s if s.shape else s.broadcast_to(shape) for s in operands)
        return UOp(op, operands)

    def _binary(self, op: Ops, x: Any, reverse: bool = False) -> UOp:
        if not isinstance(x, UOp):
            if not isinstance(x, (bool, int, float)) and x is not Invalid:
                return NotImplemented
            x = UOp.const(self.dtype, x)
        return x.alu(op, self) if reverse else self.alu(op, x)

    def __add__(self, x: Any) -> UOp:
        return self._binary(Ops.ADD, x)

    def __radd__(self, x: Any) -> UOp:
        return self._binary(Ops.ADD, x, True)

    def __mul__(self, x: Any) -> UOp:
        return self._binary(Ops.MUL, x)

    def __rmul__(self, x: Any) -> UOp:
        return self._binary(Ops.MUL, x, True)

    def __neg__(self) -> UOp:
        return self.ne(True) if self.dtype is dtypes.bool else self._binary(Ops.MUL, -1)

    def __sub__(self, x: Any) -> UOp:
        return self + (-x)

    def __rsub__(self, x: Any) -> UOp:
        return (-self) + x

    def __floordiv__(self, x: Any) -> UOp:
        return self._binary(Ops.FLOORDIV, x)

    def __rfloordiv__(self, x: Any) -> UOp:
        return self._binary(Ops.FLOORDIV, x, True)

    def __mod__(self, x: Any) -> UOp:
        return self._binary(Ops.FLOORMOD, x)

    def __rmod__(self, x: Any) -> UOp:
        return self._binary(Ops.FLOORMOD, x, True)

    def __and__(self, x: Any) -> UOp:
        return self._binary(Ops.AND, x)

    def __rand__(self, x: Any) -> UOp:
        return self._binary(Ops.AND, x, True)

    def __or__(self, x: Any) -> UOp:
        return self._binary(Ops.OR, x)

    def __ror__(self, x: Any) -> UOp:
        return self._binary(Ops.OR, x, True)

    def __xor__(self, x: Any) -> UOp:
        return self._binary(Ops.XOR, x)

    def __rxor__(self, x: Any) -> UOp:
        return self._binary(Ops.XOR, x, True)

    def __lshift__(self, x: Any) -> UOp:
        return self._binary(Ops.SHL, x)

    def __rshift__(self, x: Any) -> UOp:
        return self._binary(Ops.SHR, x)

    def __invert__(self) -> UOp:
        return self.ne(True) if self.dtype is dtypes.bool else self._binary(Ops.XOR, -1)

    def __lt__(self, x: Any) -> UOp:
        return self._binary(Ops.CMPLT, x)

    def __gt__(self, x: Any) -> UOp:
        return self._binary(Ops.CMPLT, x, True)

    def __ge__(self, x: Any) -> UOp:
        return (self < x).ne(True)

    def __le__(self, x: Any) -> UOp:
        return (self > x).ne(True)

    def ne(self, x: Any) -> UOp:
        return self._binary(Ops.CMPNE, x)

    def eq(self, x: Any) -> UOp:
        return self.ne(x).ne(True)

    def maximum(self, x: Any) -> UOp:
        return self._binary(Ops.MAX, x)

    def minimum(self, x: Any) -> UOp:
        return (
            -((-self).maximum(-x))
            if self.dtype.kind != "uint"
            else (self < x).where(self, self.const_like(x))
        )

    def cdiv(self, x: Any) -> UOp:
        """Division truncating toward zero (C)."""
        return self._binary(Ops.CDIV, x)

    def cmod(self, x: Any) -> UOp:
        """Remainder with the dividend's sign (C)."""
        return self._binary(Ops.CMOD, x)

    def where(self, x: Any, y: Any) -> UOp:
        """`x` where this is true, else `y`."""
        if not isinstance(x, UOp):
            if not isinstance(y, UOp):
                raise TypeError("where needs a UOp for at least one branch; make a constant with UOp.const")
            x = UOp.const(y.dtype, x)
        if not isinstance(y, UOp):
            y = UOp.const(x.dtype, y)
        return self.alu(Ops.WHERE, x, y)

    def cast(self, dtype: DTypeLike) -> UOp:
        d = to_dtype(dtype)
        return self if d is self.dtype else UOp(Ops.CAST, (self,), d)

    def bitcast(self, dtype: DTypeLike) -> UOp:
        d = to_dtype(dtype)
        return self if d is self.dtype else UOp(Ops.BITCAST, (self,), d)

    def valid(self, gate: UOp) -> UOp:
        """This index where `gate` holds, Invalid elsewhere."""
        return gate.where(self, UOp.const(self.dtype, Invalid))

    # *** movement ***

    def reshape(self, *shape: Any) -> UOp:
        new = shape_args(shape)
        return self if new == self.shape else UOp(Ops.RESHAPE, (self, shape_to_uop(new)))

    def expand(self, *shape: Any) -> UOp:
        new = shape_args(shape)
        return self if new == self.shape else UOp(Ops.EXPAND, (self, shape_to_uop(new)))

    def permute(self, *order: Any) -> UOp:
        o = shape_args(order)
        return self if o == tuple(range(len(self.shape))) else UOp(Ops.PERMUTE, (self,), o)

    def flip(self, *flags: Any) -> UOp:
        """Reverse the axes flagged True (one bool per axis)."""
        f = shape_args(flags)
        return UOp(Ops.FLIP, (self,), f) if any(f) else self

    def pad(self, pairs: Sequence[tuple[sint, sint]]) -> UOp:
        """Zeros before and after each axis."""
        if all(type(b) is int and type(e) is int and b == e == 0 for b, e in pairs):
            return self
        return UOp(
            Ops.PAD,
            (self, shape_to_uop(tuple(b for b, _ in pairs)), shape_to_uop(tuple(e for _, e in pairs))),
        )

    def shrink(self, pairs: Sequence[tuple[sint, sint]]) -> UOp:
        """Keep [begin, end) of each axis."""
        if all(
            type(b) is int and b == 0 and (e is s or e == s)
            for (b, e), s in zip(pairs, self.shape, strict=True)
        ):
            return self
        return UOp(
            Ops.SHRINK,
            (self, shape_to_uop(tuple(b for b, _ in pairs)), shape_to_uop(tuple(e for _, e in pairs))),
        )

    def broadcast_to(self, shape: tuple[sint, ...]) -> UOp:
        """Expand to `shape`, adding leading axes (numpy's rule)."""
        if self.shape == shape:
            return self
        return self.reshape((1,) * (len(shape) - len(self.shape)) + self.shape).expand(shape)

    def flatten(self) -> UOp:
        return self.reshape((self.numel(),))

    def index(self, *idx: Any, ptr: bool = False) -> UOp:
        """Elements at `idx` (UOps or ints), from the left. `ptr` is ignored: an index is a place."""
        return UOp(
            Ops.INDEX, (self,) + tuple(i if isinstance(i, UOp) else UOp.const(dtypes.index, i) for i in idx)
        )

    def __getitem__(self, idx: Any) -> UOp:
        return self.index(*(idx if isinstance(idx, tuple) else (idx,)))

    def __iter__(self) -> Iterator[UOp]:
        raise TypeError("a UOp is not iterable; index it with UOps, or use .src")

    def stack(*src: UOp) -> UOp:
        return UOp(Ops.STACK, src)

    def contiguous(self) -> UOp:
        return UOp(Ops.CONTIGUOUS, (self,))

    def detach(self) -> UOp:
        return UOp(Ops.DETACH, (self,))

    def copy_to_device(self, device: Device) -> UOp:
        return UOp(Ops.COPY, (self,), device)

    def stage(self, *ranges: UOp, arg: StageArg | None = None) -> UOp:
        return UOp(Ops.STAGE, (self,) + ranges, arg or StageArg())

    def multi(self, axis: int | None) -> UOp:
        """Per-device values as one value sharded on `axis`."""
        return UOp(Ops.MULTI, (self,), axis)

    # *** reduction ***

    def reduce(self, *ranges: UOp, arg: Ops = Ops.ADD, axes: tuple[int, ...] = ()) -> UOp:
        """Reduce over shape `axes` (they become 1) and close `ranges`."""
        return UOp(Ops.REDUCE, (self,) + ranges, ReduceArg(arg, tuple(sorted(axes))))

    # *** stores, order, functions ***

    def store(self, value: Any, gate: UOp | None = None) -> UOp:
        v = value if isinstance(value, UOp) else self.const_like(value)
        return UOp(Ops.STORE, (self, v) if gate is None else (self, v, gate))

    def load(self, *rest: UOp) -> UOp:
        return UOp(Ops.LOAD, (self,) + rest)

    def after(self, *deps: UOp) -> UOp:
        """This value, once `deps` have run."""
        return UOp(Ops.AFTER, (self,) + deps) if deps else self

    def end(self, *ranges: UOp) -> UOp:
        return UOp(Ops.END, (self,) + ranges) if ranges else self

    def barrier(*deps: UOp) -> UOp:
        return UOp(Ops.BARRIER, deps)

    def group(*src: UOp) -> UOp:
        return src[0] if len(src) == 1 else UOp(Ops.GROUP, src)

    def sink(*src: UOp, arg: KernelInfo | None = None, tag: Any = None) -> UOp:
        return UOp(Ops.SINK, src, arg, tag)

    def maketuple(*src: UOp) -> UOp:
        return UOp(Ops.TUPLE, src)

    def gettuple(self, i: int) -> UOp:
        return UOp(Ops.GETTUPLE, (self,), i)

    def call(self, *args: UOp, arg: Any = None, grad_fxn: Callable[..., Any] | None = None) -> UOp:
        """This body on `args` (of a kernel: outputs first). `grad_fxn(gradient, call)` gives its gradient."""
        from tg_uop.calls import call  # lazy: calls imports this module

        return call(self, args, arg, grad_fxn)

    def function(self, *args: UOp, arg: FunctionArg | None = None) -> UOp:
        """A differentiable function of this body; PARAM k of the body is `args[k]`."""
        body = self if self.op is Ops.TUPLE else self.maketuple()
        return UOp(Ops.FUNCTION, (body, *args), arg or FunctionArg())

    # *** storage, loops, variables ***

    @staticmethod
    def new_buffer(
        device: Device, size: int, dtype: DTypeLike, addrspace: AddrSpace = AddrSpace.GLOBAL
    ) -> UOp:
        """A BUFFER of its own: `size` elements on `device`."""
        return UOp(Ops.BUFFER, (), BufferArg(fresh_buffer_id(), size, to_dtype(dtype), device, addrspace))

    def buffer_view(self, size: int, dtype: DTypeLike, offset: int) -> UOp:
        """`size` elements of `dtype` beginning `offset` bytes into this buffer."""
        return UOp(Ops.BUFFER_VIEW, (self,), BufferViewArg(size, to_dtype(dtype), offset))

    @staticmethod
    def param(slot: int, dtype: DTypeLike, shape: tuple[sint, ...] = (), **fields: Any) -> UOp:
        return UOp(Ops.PARAM, (shape_to_uop(shape),), ParamArg(slot, to_dtype(dtype), **fields))

    @staticmethod
    def placeholder(
        shape: tuple[sint, ...], dtype: DTypeLike, slot: int, addrspace: AddrSpace = AddrSpace.GLOBAL
    ) -> UOp:
        """Kernel parameter `slot` with a shape (LOCAL and REG: storage inside the kernel)."""
        if addrspace is not AddrSpace.GLOBAL:
            return UOp(
                Ops.BUFFER, (), BufferArg((slot,), prod(shape), to_dtype(dtype), None, addrspace)
            ).reshape(shape)
        return UOp.param(slot, dtype, (prod(shape),)).reshape(shape)

    @staticmethod
    def variable(name: str, vmin: int, vmax: int, dtype: DTypeLike = dtypes.index) -> UOp:
        """A named integer known at run time only, within [vmin, vmax]."""
        if not name.isidentifier():
            raise ValueError(f"a variable's name must be an identifier, got {name!r}")
        if vmin > vmax:
            raise ValueError(f"variable {name!r}: min {vmin} is greater than max {vmax}")
        d = to_dtype(dtype)
        bounds = (UOp.const(d, vmin), UOp.const(d, vmax))
        return UOp(Ops.PARAM, (shape_to_uop(()),) + bounds, ParamArg(-1, d, name))

    @property
    def expr(self) -> str:
        """A variable's name."""
        if self.op is Ops.BIND:
            return self.src[0].expr
        if self.op is not Ops.PARAM or self.arg.name is None:
            raise ValueError(f"{self.op.name} is not a variable")
        return cast(str, self.arg.name)

    def bind(self, value: int) -> UOp:
        """This variable with a value for one run. ValueError outside its bounds."""
        if self.op is not Ops.PARAM or self.arg.name is None:
            raise ValueError(f"only a variable can be bound, got {self.op.name}")
        if not self.vmin <= value <= self.vmax:
            raise ValueError(f"variable {self.expr!r}: {value} is outside [{self.vmin}, {self.vmax}]")
        return UOp(Ops.BIND, (self,), value)

    def unbind(self) -> tuple[UOp, int]:
        if self.op is not Ops.BIND:
            raise ValueError(f"{self.op.name} is not a bound variable")
        return self.src[0], self.arg

    @staticmethod
    def range(size: sint, rid: int | tuple[int, ...], axis_type: AxisType = AxisType.LOOP) -> UOp:
        """A loop variable 0 … size-1."""
        bound = size if isinstance(size, UOp) else UOp.const(dtypes.index, size)
        return UOp(Ops.RANGE, (bound,), RangeArg(rid if isinstance(rid, tuple) else (rid,), axis_type))

    @staticmethod
    def special(size: sint, name: str) -> UOp:
        return UOp(Ops.SPECIAL, (size if isinstance(size, UOp) else UOp.const(dtypes.index, size),), name)

    # *** simplification and evaluation ***

    def simplify(self) -> UOp:
        """The canonical form under the symbolic rules."""
        from tg_uop.symbolic import simplify  # lazy: the rules import this module

        return simplify(self)

    def ssimplify(self) -> int | UOp:
        """`simplify`, as a plain int when the result is a constant."""
        s = self.simplify()
        return s.arg.value if s.op is Ops.CONST else s

    def substitute(self, mapping: dict[UOp, UOp]) -> UOp:
        """Every node of `mapping` replaced by its image, in one walk."""
        from tg_uop.rewrite import substitute  # lazy: rewrite imports this module

        return substitute(self, mapping)

    def variables(self) -> list[UOp]:
        """Named variables below this node, sorted by name."""
        found = [u for u in self.toposort() if u.op is Ops.PARAM and u.arg.name is not None and u.shape == ()]
        return sorted(found, key=lambda u: cast(str, u.arg.name))


_VIEW_OPS = GroupOp.Movement - {Ops.STACK, Ops.INDEX} | {
    Ops.AFTER,
    Ops.DETACH,
    Ops.CONTIGUOUS_BACKWARD,
    Ops.MULTI,
}
_new_node = object.__new__


def _make(key: tuple[Any, ...], arg: Any, tag: Any) -> UOp:
    op, src = key[0], key[1]
    node: UOp = _new_node(UOp)
    node.op, node.src, node.arg, node.tag = op, src, arg, tag
    node._cache = None
    node._settled = 0
    low, high, allowed, dtype_of, shape_of = _RULES[op]
    n = len(src)
    if n != low and (n < low or (high is not None and n > high)):
        raise derive.arity_error(op, n)
    if allowed is None:
        check_data(op, arg)
    elif type(arg) not in allowed:
        raise derive.arg_error(op, arg)
    for s in src:
        if type(s) is not UOp:
            raise TypeError(f"{op.name}: sources must be UOps, got {type(s).__name__} {s!r}")
    node.dtype = dtype_of(op, src, arg)
    node.shape = shape_of(op, src, arg)
    ref = _InternRef(node, _forget)
    ref.key = key
    other = _interned.setdefault(key, ref)
    if other is ref:
        return node
    with _lock:  # another thread was faster, or the entry's node is dead and about to be removed
        winner = _interned.get(key)
        found: UOp | None = None if winner is None else winner()
        if found is not None:
            return found
        _interned[key] = ref
    return node


# Functions that make UOps stand in a module that imports this one.
from tg_uop._shapes import Variable, shape_args, shape_to_uop, simplify_dim, substitute_params  # noqa: E402

__all__ = [
    "UOp",
    "Variable",
    "foreign_arg_codec",
    "foreign_arg_types",
    "fresh_buffer_id",
    "process_tag",
    "register_arg_type",
    "shape_to_uop",
    "simplify_dim",
    "sint",
    "substitute_params",
    "toposort",
]
