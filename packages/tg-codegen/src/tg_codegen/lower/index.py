"""Which machine integer does an `index` become? int32 where every intermediate's interval fits, else int64.

A scalar index is int64 on a CPU (its address arithmetic is 64 bit wide anyway); a vector of indices is int32
where it fits, since
twice as many lanes go into one register. After this pass only rules proven for wrapping integers may run.
"""

from __future__ import annotations

from typing import Any

from tg_uop import GroupOp, Invalid, Ops, UOp, dtypes
from tg_uop.dtype import DType


def lower_index(sink: UOp, scalar: DType = dtypes.int64) -> UOp:
    """Replace every value of dtype index by one of int32 or int64; RANGEs keep their dtype and are read
    through CASTs."""
    done: dict[UOp, UOp] = {}
    for u in sink.toposort():
        if _is_invalid(u) or (u.op is Ops.INDEX and len(u.src) > 1 and _is_invalid(u.src[1])):
            continue  # only loads may use it
        if u.op is Ops.LOAD and u.src[0] not in done:
            done[u] = UOp.const(u.dtype, 0, u.shape)  # what is nowhere is zero
            continue
        done[u] = _lowered(u, done, scalar)
    return done[sink]


def _is_invalid(u: UOp) -> bool:
    return u.op is Ops.CONST and u.arg.value is Invalid


def _fits(*nodes: UOp) -> bool:
    low, high = dtypes.min(dtypes.int32), dtypes.max(dtypes.int32)
    return all(low <= n.vmin and n.vmax <= high for n in nodes if n.dtype is dtypes.index)


def _lowered(u: UOp, done: dict[UOp, UOp], scalar: DType) -> UOp:
    if any(s not in done for s in u.src):
        raise ValueError(f"an Invalid index is left that {u.op.name} uses, which is no load")
    src = tuple([done[s] for s in u.src])
    if u.op in (Ops.RANGE, Ops.SPECIAL, Ops.END, Ops.AFTER, Ops.SINK, Ops.GROUP):
        return u if src == u.src else u.replace(src=src)
    if u.op is Ops.PARAM:
        return u
    on_index = u.dtype is dtypes.index or any(s.dtype is dtypes.index for s in u.src)
    if not on_index:
        return u if src == u.src else u.replace(src=src)
    if u.op in (Ops.INDEX, Ops.LOAD, Ops.STORE):
        return u.replace(
            src=(src[0], *(_as_scalar(s, scalar) for s in src[1:])) if u.op is Ops.INDEX else src
        )
    if u.op in (Ops.CONST, Ops.VCONST):
        target = (
            scalar
            if u.op is Ops.CONST and scalar is dtypes.int64
            else dtypes.int32
            if _fits(u)
            else dtypes.int64
        )
        return UOp(u.op, (), u.arg, dtype=target)
    if u.op in (Ops.RESHAPE, Ops.EXPAND):  # the shape operand is no value
        value = src[0]
        if u.dtype is dtypes.index:
            value = _value(value)
            value = value.cast(dtypes.int32) if u.op is Ops.EXPAND and _fits(u) else value
        return u.replace(src=(value, u.src[1]))
    target = dtypes.int32 if u.shape and _fits(u, *u.src) else dtypes.int64 if u.shape else scalar
    operands = tuple(
        _value(s).cast(target) if o.dtype is dtypes.index else s for s, o in zip(src, u.src, strict=True)
    )
    if u.op is Ops.CAST:
        return _value(src[0]).cast(target if u.arg is dtypes.index else u.arg)
    if u.op in GroupOp.ALU:
        return UOp(u.op, operands, u.arg)
    return u.replace(src=operands)


def _value(u: UOp) -> UOp:
    """A loop counter or variable as a value of its machine type."""
    return u.cast(dtypes.int64) if u.dtype is dtypes.index else u


def _as_scalar(u: UOp, scalar: Any) -> UOp:
    if u.op in (Ops.CONST, Ops.VCONST):
        return u
    return _value(u) if not u.shape else u
