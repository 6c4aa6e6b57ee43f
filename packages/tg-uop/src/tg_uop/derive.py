"""What is the dtype, shape, device, sharded axis and arity of each op? One row per op in each table.

dtype and shape are derived *and checked* when a node is made, so a user's mistake surfaces on the user's
line. The value interval has its own module (`tg_uop.interval`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, prod
from typing import TYPE_CHECKING, Any

from tg_uop._axis import AXIS as AXIS
from tg_uop.dtype import DType, dtypes
from tg_uop.ops import (
    BufferArg,
    BufferViewArg,
    ConstArg,
    FunctionArg,
    GroupOp,
    KernelInfo,
    Ops,
    ParamArg,
    ProgramInfo,
    RangeArg,
    ReduceArg,
    StageArg,
    WmmaArg,
)

if TYPE_CHECKING:
    from tg_uop.uop import UOp

Shape = tuple[Any, ...]
Srcs = tuple["UOp", ...]


def _fail(op: Ops, src: Srcs, why: str, kind: type[Exception] = ValueError) -> Exception:
    given = ", ".join(f"{s.dtype.name}{list(s.shape)}" for s in src)
    return kind(f"{op.name}({given}): {why}")


# *** arity and args ***

ANY = (0, None)
ARITY: dict[Ops, tuple[int, int | None]] = {
    **dict.fromkeys((Ops.BUFFER, Ops.CONST, Ops.VCONST, Ops.DEVICE, Ops.SOURCE, Ops.BINARY), (0, 0)),
    Ops.BUFFER_VIEW: (1, 1),
    Ops.PARAM: (1, 3),
    Ops.BIND: (1, 2),
    **dict.fromkeys((Ops.RESHAPE, Ops.EXPAND), (2, 2)),
    **dict.fromkeys((Ops.PERMUTE, Ops.FLIP, Ops.REPLICATED), (1, 1)),
    **dict.fromkeys((Ops.PAD, Ops.SHRINK), (3, 3)),
    Ops.INDEX: (1, None),
    Ops.STACK: ANY,
    Ops.REDUCE: (1, None),
    **dict.fromkeys(GroupOp.Unary, (1, 1)),
    **dict.fromkeys(GroupOp.Binary, (2, 2)),
    **dict.fromkeys(GroupOp.Ternary, (3, 3)),
    Ops.THREEFRY: (4, 4),
    Ops.FUNCTION: (1, None),
    Ops.CALL: (1, None),
    Ops.TUPLE: ANY,
    Ops.GETTUPLE: (1, 1),
    Ops.STORE: (2, 3),
    Ops.AFTER: (1, None),
    Ops.RANGE: (1, None),
    Ops.END: (1, None),
    **dict.fromkeys((Ops.GROUP, Ops.SINK, Ops.LINEAR, Ops.BARRIER, Ops.NOOP), ANY),
    **dict.fromkeys((Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH), (1, 1)),
    Ops.COPY: (1, 2),
    Ops.STAGE: (1, None),
    Ops.MULTI: (1, 1),
    Ops.MSELECT: (1, 1),
    Ops.MSTACK: (1, None),
    Ops.LOAD: (1, 3),
    Ops.PREFETCH: (1, 1),
    Ops.SPECIAL: (1, 1),
    Ops.IF: (1, None),
    Ops.ENDIF: (1, 1),
    Ops.WMMA: (3, 3),
    Ops.ATOMIC_ADD: (2, 3),
    **dict.fromkeys(
        (Ops.CUSTOM, Ops.CUSTOMI, Ops.CUSTOM_FUNCTION, Ops.INS, Ops.WAIT, Ops.PATCH, Ops.GETADDR), ANY
    ),
    Ops.PROGRAM: (1, 5),
}

_NONE = (type(None),)
_STR = (str,)
ARG_TYPES: dict[Ops, tuple[type, ...] | None] = {
    **dict.fromkeys(Ops, _NONE),
    Ops.BUFFER: (BufferArg,),
    Ops.BUFFER_VIEW: (BufferViewArg,),
    Ops.PARAM: (ParamArg,),
    Ops.CONST: (ConstArg,),
    Ops.VCONST: (ConstArg,),
    Ops.DEVICE: (str, tuple),
    Ops.SOURCE: _STR,
    Ops.BINARY: (bytes,),
    Ops.BIND: (int, type(None)),
    Ops.PERMUTE: (tuple,),
    Ops.FLIP: (tuple,),
    Ops.REPLICATED: (tuple,),
    Ops.INDEX: (int, type(None)),
    Ops.REDUCE: (ReduceArg,),
    Ops.CAST: (DType,),
    Ops.BITCAST: (DType,),
    Ops.THREEFRY: (int,),
    Ops.FUNCTION: (FunctionArg,),
    Ops.GETTUPLE: (int,),
    Ops.STORE: (str, type(None)),
    Ops.LOAD: (str, type(None)),
    Ops.PREFETCH: (int, type(None)),
    Ops.RANGE: (RangeArg,),
    Ops.SINK: (KernelInfo, type(None)),
    Ops.LINEAR: None,
    Ops.COPY: (str, tuple, int),
    Ops.STAGE: (StageArg,),
    Ops.MULTI: (int, type(None)),
    Ops.MSELECT: (int,),
    Ops.SPECIAL: _STR,
    Ops.WMMA: (WmmaArg,),
    **dict.fromkeys((Ops.CUSTOM, Ops.CUSTOMI, Ops.CUSTOM_FUNCTION), None),
    **dict.fromkeys((Ops.INS, Ops.WAIT, Ops.PATCH, Ops.GETADDR, Ops.NOOP, Ops.CALL), None),
    Ops.PROGRAM: (ProgramInfo, type(None)),
}


def arity_error(op: Ops, n: int) -> TypeError:
    """The exception for a wrong number of sources."""
    low, high = ARITY[op]
    takes = str(low) if low == high else f"{low} to {'any number' if high is None else high}"
    return TypeError(f"{op.name} takes {takes} sources, got {n}")


def arg_error(op: Ops, arg: Any) -> TypeError:
    """The exception for an arg of a wrong type."""
    names = " or ".join(t.__name__ for t in ARG_TYPES[op] or ())
    return TypeError(f"{op.name}: arg must be {names}, got {type(arg).__name__} {arg!r}")


# *** dtype ***


def _first_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return src[0].dtype


def _arg_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return arg.dtype


def _const_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    value = arg.value
    if type(value) is float and (value != value or (value == 0.0 and copysign(1.0, value) < 0)):
        raise ValueError(f"CONST: {value} as a plain float is no exact key; make constants with UOp.const")
    return arg.dtype


def _void(op: Ops, src: Srcs, arg: Any) -> DType:
    return dtypes.void


def _index_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return dtypes.index


def _same_dtypes(op: Ops, src: Srcs, arg: Any) -> DType:
    d = src[0].dtype
    for s in src:
        if s.dtype is not d:
            raise _fail(op, src, "operands must have one dtype; cast one of them", TypeError)
    if d is dtypes.void:
        raise _fail(op, src, "operands must have values", TypeError)
    return d


def _binary_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    a, b = src
    d = a.dtype
    return d if b.dtype is d and d is not dtypes.void else _same_dtypes(op, src, arg)


def _comparison_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    _binary_dtype(op, src, arg)
    return dtypes.bool


def _integer_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    d = _same_dtypes(op, src, arg)
    if d.kind == "float" or d is dtypes.weakfloat:
        raise _fail(op, src, "operands must be integers", TypeError)
    return d


def _shift_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if not (dtypes.is_int(src[0].dtype) and dtypes.is_int(src[1].dtype)):
        raise _fail(op, src, "operands must be integers", TypeError)
    return src[0].dtype


def _float_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    d = _same_dtypes(op, src, arg)
    if not dtypes.is_float(d):
        raise _fail(op, src, "operands must be floats; cast first", TypeError)
    return d


def _where_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if src[0].dtype is not dtypes.bool:
        raise _fail(op, src, "the condition must be bool", TypeError)
    if src[1].dtype is not src[2].dtype:
        raise _fail(op, src, "both branches must have one dtype; cast one of them", TypeError)
    return src[1].dtype


def _cast_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if arg is dtypes.void or src[0].dtype is dtypes.void:
        raise _fail(op, src, f"cannot cast to {arg}", TypeError)
    return arg


def _bitcast_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if arg.itemsize != src[0].dtype.itemsize:
        raise _fail(
            op,
            src,
            f"{arg} has {arg.itemsize} bytes, the source {src[0].dtype.itemsize}; sizes must be equal",
        )
    return arg


def _stack_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return _same_dtypes(op, src, arg) if src else dtypes.index


def _store_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if src[0].dtype is not src[1].dtype:
        raise _fail(op, src, "value and target must have one dtype; cast the value", TypeError)
    return dtypes.void


def _reduce_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    if arg.op not in (Ops.ADD, Ops.MUL, Ops.MAX):
        raise _fail(op, src, f"reduces with ADD, MUL or MAX, got {arg.op}")
    return src[0].dtype


def _custom_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return arg[1] if isinstance(arg, tuple) and len(arg) == 2 and isinstance(arg[1], DType) else dtypes.void


def _body_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    body = src[0]
    return body.src[0].dtype if body.op is Ops.TUPLE and len(body.src) == 1 else body.dtype


def _gettuple_dtype(op: Ops, src: Srcs, arg: Any) -> DType:
    return _tuple_element(src[0], arg).dtype


def _tuple_element(t: UOp, i: int) -> UOp:
    """Element `i` of a TUPLE, or of the TUPLE that a FUNCTION, CALL or AFTER gives."""
    while t.op in (Ops.FUNCTION, Ops.CALL, Ops.AFTER):
        t = t.src[0]
    if t.op is not Ops.TUPLE:
        raise ValueError(f"GETTUPLE({i}): {t.op.name} is not a tuple")
    if not 0 <= i < len(t.src):
        raise IndexError(f"GETTUPLE({i}): the tuple has {len(t.src)} elements")
    return t.src[i]


DTYPE: dict[Ops, Callable[[Ops, Srcs, Any], DType]] = {
    **dict.fromkeys((Ops.BUFFER, Ops.BUFFER_VIEW, Ops.PARAM, Ops.VCONST), _arg_dtype),
    Ops.CONST: _const_dtype,
    Ops.BIND: _first_dtype,
    **dict.fromkeys((Ops.DEVICE, Ops.SOURCE, Ops.BINARY), _void),
    **dict.fromkeys(GroupOp.Movement, _first_dtype),
    Ops.STACK: _stack_dtype,
    Ops.REDUCE: _reduce_dtype,
    **dict.fromkeys((Ops.NEG, Ops.MULACC), _same_dtypes),
    **dict.fromkeys((Ops.ADD, Ops.MUL, Ops.MAX, Ops.SUB, Ops.POW), _binary_dtype),
    Ops.NOT: _integer_dtype,
    **dict.fromkeys(GroupOp.Division | GroupOp.Bitwise | {Ops.THREEFRY}, _integer_dtype),
    **dict.fromkeys(GroupOp.Shift, _shift_dtype),
    **dict.fromkeys(GroupOp.Comparison, _comparison_dtype),
    **dict.fromkeys(
        (Ops.RECIPROCAL, Ops.FDIV, Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.SQRT, Ops.TRUNC), _float_dtype
    ),
    Ops.WHERE: _where_dtype,
    Ops.CAST: _cast_dtype,
    Ops.BITCAST: _bitcast_dtype,
    Ops.FUNCTION: _body_dtype,
    Ops.CALL: _body_dtype,
    Ops.TUPLE: _void,
    Ops.GETTUPLE: _gettuple_dtype,
    Ops.STORE: _store_dtype,
    Ops.AFTER: _first_dtype,
    Ops.RANGE: _index_dtype,
    Ops.SPECIAL: _index_dtype,
    **dict.fromkeys(
        (Ops.END, Ops.GROUP, Ops.SINK, Ops.LINEAR, Ops.BARRIER, Ops.IF, Ops.ENDIF, Ops.PREFETCH), _void
    ),
    **dict.fromkeys((Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY, Ops.STAGE), _first_dtype),
    **dict.fromkeys((Ops.MULTI, Ops.MSELECT, Ops.MSTACK, Ops.LOAD), _first_dtype),
    Ops.WMMA: lambda op, src, arg: src[2].dtype,
    Ops.ATOMIC_ADD: _store_dtype,
    **dict.fromkeys((Ops.CUSTOM, Ops.CUSTOMI), _custom_dtype),
    **dict.fromkeys((Ops.CUSTOM_FUNCTION, Ops.INS, Ops.WAIT, Ops.PATCH, Ops.PROGRAM), _void),
    Ops.GETADDR: lambda op, src, arg: dtypes.uint64,
    Ops.NOOP: lambda op, src, arg: src[0].dtype if src else dtypes.void,
}

# *** shape ***


def shape_from_uop(u: UOp) -> Shape:
    """The dims in a shape operand: a VCONST of ints, or a STACK of index scalars (constants become ints)."""
    if u.op is Ops.VCONST:
        return u.arg.value
    if u.op is Ops.STACK:
        return tuple(s.arg.value if s.op is Ops.CONST else s for s in u.src)
    raise TypeError(f"a shape operand is a VCONST or a STACK of index scalars, got {u.op.name}")


def _scalar(op: Ops, src: Srcs, arg: Any) -> Shape:
    return ()


def _first_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    return src[0].shape


def _same_shapes(op: Ops, src: Srcs, arg: Any) -> Shape:
    shape = src[0].shape
    for s in src:
        if s.shape != shape:
            raise _fail(op, src, "operands must have one shape; reshape and expand to broadcast")
    return shape


def _binary_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    a, b = src
    shape = a.shape
    return shape if b.shape is shape else _same_shapes(op, src, arg)


def _shift_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if src[1].shape not in ((), src[0].shape):
        raise _fail(op, src, "the shift amount must be a scalar or have the value's shape")
    return src[0].shape


def _buffer_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    return (arg.size * (len(arg.device) if isinstance(arg.device, tuple) else 1),)


def _numel(shape: Shape) -> Any:
    return prod(shape) if all(type(d) is int for d in shape) else None


def _reshape_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    new = shape_from_uop(src[1])
    a, b = _numel(src[0].shape), _numel(new)
    if a is not None and b is not None and (a != b or any(d < 0 for d in new)):
        raise _fail(op, src[:1], f"cannot reshape {src[0].shape} ({a} elements) to {new} ({b} elements)")
    return new


def _expand_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    old, new = src[0].shape, shape_from_uop(src[1])
    if len(old) != len(new):
        raise _fail(op, src[:1], f"cannot expand {old} to {new}: reshape to {len(new)} axes first")
    for o, n in zip(old, new, strict=True):
        if o is not n and o != n and o != 1:
            raise _fail(op, src[:1], f"cannot expand {old} to {new}: only axes of size 1 expand")
    return new


def _permute_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if sorted(arg) != list(range(len(src[0].shape))):
        raise _fail(op, src, f"order {arg} is not a permutation of {len(src[0].shape)} axes")
    return tuple(src[0].shape[i] for i in arg)


def _flip_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if len(arg) != len(src[0].shape) or any(type(f) is not bool for f in arg):
        raise _fail(op, src, f"expects one bool per axis, got {arg}")
    return src[0].shape


def _pad_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    begin, end = shape_from_uop(src[1]), shape_from_uop(src[2])
    shape = src[0].shape
    if not len(begin) == len(end) == len(shape):
        raise _fail(op, src[:1], f"pads {begin}, {end} need one entry per axis of {shape}")
    for v in begin + end:
        if type(v) is int and v < 0:
            raise _fail(op, src[:1], f"pads must not be negative, got {begin}, {end}; shrink instead")
    return tuple(b + s + e for b, s, e in zip(begin, shape, end, strict=True))


def _shrink_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    begin, end = shape_from_uop(src[1]), shape_from_uop(src[2])
    shape = src[0].shape
    if not len(begin) == len(end) == len(shape):
        raise _fail(op, src[:1], f"bounds {begin}, {end} need one entry per axis of {shape}")
    for b, e, s in zip(begin, end, shape, strict=True):
        if type(b) is int and type(e) is int and (b < 0 or e < b or (type(s) is int and e > s)):
            raise _fail(op, src[:1], f"[{b}, {e}) is not within an axis of size {s}")
    return tuple(
        e if type(b) is int and b == 0 else _difference(e, b) for b, e in zip(begin, end, strict=True)
    )


def _difference(end: Any, begin: Any) -> Any:
    """`end - begin` of a symbolic slice: an int when both move together."""
    if type(begin) is int and type(end) is int:
        return end - begin
    from tg_uop.uop import simplify_dim  # lazy: uop imports this module

    return simplify_dim(end - begin)


def _index_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    shape = src[0].shape
    if len(src) - 1 > len(shape):
        raise _fail(op, src, f"{len(src) - 1} indices for {len(shape)} axes", IndexError)
    out: list[Any] = []
    for i in src[1:]:
        if not dtypes.is_int(i.dtype):
            raise _fail(op, src, f"indices must be integers, got {i.dtype}", TypeError)
        out.extend(i.shape)
    if arg is not None:  # `arg` consecutive elements from a scalar index
        if out or len(src) != 2 or len(shape) != 1:
            raise _fail(op, src, "a wide index takes one scalar index into one axis")
        return (arg,)
    return tuple(out) + shape[len(src) - 1 :]


def _stack_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    return (len(src),) + _same_shapes(op, src, arg) if src else (0,)


def _reduce_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    shape = src[0].shape
    for a in arg.axes:
        if not 0 <= a < len(shape):
            raise _fail(op, src[:1], f"axis {a} is outside {len(shape)} axes", IndexError)
    return tuple(1 if i in arg.axes else d for i, d in enumerate(shape)) if arg.axes else shape


def _where_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if src[0].shape not in ((), src[1].shape) or src[1].shape != src[2].shape:
        raise _fail(op, src, "branches must have one shape, the condition that shape or ()")
    return src[1].shape


def _store_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if src[0].shape != src[1].shape:
        raise _fail(op, src, "value and target must have one shape")
    return ()


def _load_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    shape = src[0].shape
    if len(src) > 1 and src[1].shape != shape:
        raise _fail(op, src, "the alternative value must have the shape loaded")
    if len(src) > 2 and src[2].shape not in ((), shape):
        raise _fail(op, src, "the gate must be a scalar or have the shape loaded")
    return shape


def _body_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    body = src[0]
    if body.op is Ops.TUPLE and len(body.src) == 1:
        body = body.src[0]
    return _substituted_shape(body.shape, src[1:])


def _gettuple_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    shape = _tuple_element(src[0], arg).shape
    owner = src[0]
    while owner.op is Ops.AFTER:
        owner = owner.src[0]
    return _substituted_shape(shape, owner.src[1:]) if owner.op in (Ops.FUNCTION, Ops.CALL) else shape


def _substituted_shape(shape: Shape, args: Srcs) -> Shape:
    if all(type(d) is int for d in shape):
        return shape
    from tg_uop.uop import simplify_dim, substitute_params  # lazy: uop imports this module

    return tuple(d if type(d) is int else simplify_dim(substitute_params(d, args)) for d in shape)


def _multi_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    if arg is None:
        return src[0].shape
    device = src[0].device
    n = len(device) if isinstance(device, tuple) else 1
    return tuple(d * n if i == arg else d for i, d in enumerate(src[0].shape))


def _replicated_shape(op: Ops, src: Srcs, arg: Any) -> Shape:
    return tuple(1 if i in arg else d for i, d in enumerate(src[0].shape))


SHAPE: dict[Ops, Callable[[Ops, Srcs, Any], Shape]] = {
    Ops.BUFFER: _buffer_shape,
    Ops.BUFFER_VIEW: lambda op, src, arg: (arg.size,),
    Ops.PARAM: lambda op, src, arg: shape_from_uop(src[0]),
    Ops.CONST: _scalar,
    Ops.VCONST: lambda op, src, arg: (len(arg.value),),
    **dict.fromkeys((Ops.BIND, Ops.DEVICE, Ops.SOURCE, Ops.BINARY), _scalar),
    Ops.RESHAPE: _reshape_shape,
    Ops.EXPAND: _expand_shape,
    Ops.PERMUTE: _permute_shape,
    Ops.FLIP: _flip_shape,
    Ops.PAD: _pad_shape,
    Ops.SHRINK: _shrink_shape,
    Ops.INDEX: _index_shape,
    Ops.STACK: _stack_shape,
    Ops.REPLICATED: _replicated_shape,
    Ops.REDUCE: _reduce_shape,
    **dict.fromkeys(GroupOp.Unary, _first_shape),
    **dict.fromkeys((Ops.MULACC, Ops.THREEFRY), _same_shapes),
    **dict.fromkeys(GroupOp.Binary, _binary_shape),
    **dict.fromkeys(GroupOp.Shift, _shift_shape),
    Ops.WHERE: _where_shape,
    Ops.FUNCTION: _body_shape,
    Ops.CALL: _body_shape,
    Ops.TUPLE: _scalar,
    Ops.GETTUPLE: _gettuple_shape,
    Ops.STORE: _store_shape,
    **dict.fromkeys(
        (Ops.AFTER, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY, Ops.STAGE), _first_shape
    ),
    **dict.fromkeys((Ops.RANGE, Ops.SPECIAL, Ops.END, Ops.GROUP, Ops.SINK, Ops.LINEAR), _scalar),
    Ops.MULTI: _multi_shape,
    Ops.MSELECT: _first_shape,
    Ops.MSTACK: _first_shape,
    Ops.LOAD: _load_shape,
    **dict.fromkeys((Ops.PREFETCH, Ops.BARRIER, Ops.IF, Ops.ENDIF), _scalar),
    Ops.WMMA: lambda op, src, arg: src[2].shape,
    Ops.ATOMIC_ADD: _store_shape,
    Ops.CUSTOM: lambda op, src, arg: src[0].shape if src else (),
    Ops.CUSTOMI: lambda op, src, arg: src[0].shape if src else (),
    **dict.fromkeys((Ops.CUSTOM_FUNCTION, Ops.INS, Ops.WAIT, Ops.PATCH, Ops.GETADDR, Ops.PROGRAM), _scalar),
    Ops.NOOP: lambda op, src, arg: src[0].shape if src else (),
}

RULES: list[Any] = [None] + [(*ARITY[op], ARG_TYPES[op], DTYPE[op], SHAPE[op]) for op in Ops]
"""What construction checks, indexed by op: least and most sources (None: any), arg types, dtype, shape."""

# *** device ***

DeviceValue = str | tuple[str, ...] | None


def _arg_device(u: UOp) -> DeviceValue:
    return u.arg.device


def _no_device(u: UOp) -> DeviceValue:
    return None


def _first_device(u: UOp) -> DeviceValue:
    return u.src[0].device if u.src else None


def _any_device(u: UOp) -> DeviceValue:
    """The first device among value sources; index-dtype sources (shapes, indices) do not count."""
    for s in u.src:
        if s.dtype is not dtypes.index and (d := s.device) is not None:
            return d
    return None


def _call_device(u: UOp) -> DeviceValue:
    for s in u.src[1:]:
        if (d := s.device) is not None:
            return d
    return u.src[0].device


def _mselect_device(u: UOp) -> DeviceValue:
    d = u.src[0].device
    return d[u.arg] if isinstance(d, tuple) else d


DEVICE: dict[Ops, Callable[[Any], DeviceValue]] = {
    **dict.fromkeys(Ops, _any_device),
    **dict.fromkeys((Ops.BUFFER, Ops.PARAM), _arg_device),
    **dict.fromkeys(
        (Ops.CONST, Ops.VCONST, Ops.BIND, Ops.RANGE, Ops.SPECIAL, Ops.SOURCE, Ops.BINARY), _no_device
    ),
    Ops.DEVICE: lambda u: u.arg,
    **dict.fromkeys((Ops.INDEX, Ops.LOAD, Ops.STORE, Ops.AFTER, Ops.BUFFER_VIEW, Ops.STAGE), _first_device),
    Ops.COPY: lambda u: u.arg if not isinstance(u.arg, int) else _first_device(u),
    Ops.PROGRAM: lambda u: next((s.arg for s in u.src if s.op is Ops.DEVICE), None),
    **dict.fromkeys((Ops.FUNCTION, Ops.CALL), _call_device),
    Ops.GETTUPLE: _first_device,
    Ops.MSELECT: _mselect_device,
    Ops.MSTACK: lambda u: tuple(s.device for s in u.src),
}
