"""Along which axis is a value split over its devices? One row per op.

None is a value that every device holds whole (or one on a single device).
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any

from tg_uop.ops import GroupOp, Ops

if TYPE_CHECKING:
    from tg_uop.uop import UOp


def _no_axis(u: UOp) -> int | None:
    return None


def _first_axis(u: UOp) -> int | None:
    return u.src[0].axis if u.src else None


def _joined_axis(u: UOp) -> int | None:
    """The axis on which operands are sharded; a replicated one takes part with each device's share of it."""
    axes = {s.axis for s in u.src} - {None}
    if len(axes) > 1:
        given = ", ".join(f"{s.dtype}{list(s.shape)} on axis {s.axis}" for s in u.src if s.axis is not None)
        raise ValueError(
            f"{u.op.name}: operands are sharded on different axes ({given}); shard them alike, "
            "or replicate one (axis=None)"
        )
    return axes.pop() if axes else None


def _parts(u: UOp) -> int:
    """Over how many devices a split value is split (indices have no device of their own)."""
    while not isinstance(u.device, tuple):
        u = next(s for s in u.src if s.axis is not None)
    return len(u.device)


def _buffer_axis(u: UOp) -> int | None:
    return 0 if isinstance(u.arg.device, tuple) else None


def _copy_axis(u: UOp) -> int | None:
    """A copy to several devices is split on axis 0; a scalar is a copy on each."""
    if not isinstance(u.arg, tuple) or not u.shape:
        return None
    size = u.shape[0]
    if type(size) is not int or size % len(u.arg):
        raise ValueError(
            f"axis of size {size} does not divide over {len(u.arg)} devices; pad it to a multiple, use a "
            "number of devices that divides it, or replicate (axis=None)"
        )
    return 0


def _reshape_axis(u: UOp) -> int | None:
    axis = u.src[0].axis
    if axis is None:
        return None
    parts = _parts(u.src[0])
    before = prod(u.src[0].shape[:axis])
    acc = 1
    for i, d in enumerate(u.shape):
        if _equal_dims(acc, before) and not (type(d) is int and d == 1) and type(d) is int and d % parts == 0:
            return i
        acc *= d
    raise ValueError(
        f"RESHAPE {u.src[0].shape} to {u.shape} does not keep the shard boundary of axis {axis} over {parts} "
        "devices: gather the tensor (`.to(device)`), or shard another axis"
    )


def _equal_dims(a: Any, b: Any) -> bool:
    if a is b or (type(a) is int and type(b) is int):
        return bool(a is b or a == b)
    from tg_uop.uop import simplify_dim  # lazy: uop imports this module

    a, b = simplify_dim(a), simplify_dim(b)
    return a is b or (type(a) is int and type(b) is int and a == b)


def _reduce_axis(u: UOp) -> int | None:
    axis = u.src[0].axis
    return None if axis in u.arg.axes else axis


def _pad_axis(u: UOp) -> int | None:
    axis = u.src[0].axis
    if axis is not None and any(not (type(d) is int and d == 0) for d in u.marg[axis]):
        raise ValueError(
            f"PAD across the shard boundary of axis {axis}: gather it (`.to(device)`), or shard another axis"
        )
    return axis


def _shrink_axis(u: UOp) -> int | None:
    """Whole shards may be taken; the result is then on every device."""
    axis = u.src[0].axis
    if axis is None:
        return None
    size = u.src[0].shape[axis]
    begin, end = u.marg[axis]
    if type(begin) is int and begin == 0 and _equal_dims(end, size):
        return axis
    local = size // _parts(u.src[0])
    if type(begin) is not int or type(end) is not int or begin % local or end % local or begin == end:
        raise ValueError(
            f"SHRINK [{begin}, {end}) across the shard boundary of axis {axis}: take whole shards "
            f"(of {local}), or gather it (`.to(device)`)"
        )
    return None


def _stack_axis(u: UOp) -> int | None:
    axis = _joined_axis(u)
    return None if axis is None else axis + 1


def _index_axis(u: UOp) -> int | None:
    """The axis of what is indexed where no index replaces it, else that of an index."""
    source, indices = u.src[0], u.src[1:]
    place, found = 0, []
    for i in indices:
        if i.axis is not None:
            found.append(place + i.axis)
        place += len(i.shape)
    if source.axis is not None:
        if source.axis < len(indices):
            raise ValueError(
                f"INDEX into axis {source.axis}, which is sharded: gather it (`.to(device)`), or "
                "shard another axis"
            )
        found.append(source.axis - len(indices) + place)
    if len(found) > 1:
        raise ValueError("INDEX: the indices and what is indexed are sharded; replicate one (axis=None)")
    return found[0] if found else None


def _gettuple_axis(u: UOp) -> int | None:
    body = u.src[0] if u.src[0].op is Ops.TUPLE else u.src[0].src[0]
    return body.src[u.arg].axis if body.op is Ops.TUPLE else body.axis


AXIS: dict[Ops, Callable[[Any], int | None]] = {
    **dict.fromkeys(Ops, _no_axis),
    Ops.BUFFER: _buffer_axis,
    Ops.PARAM: lambda u: u.arg.axis,
    **dict.fromkeys(GroupOp.ALU, _joined_axis),
    **dict.fromkeys(GroupOp.Identity | {Ops.EXPAND, Ops.FLIP, Ops.BUFFER_VIEW, Ops.LOAD}, _first_axis),
    Ops.COPY: _copy_axis,
    Ops.GETTUPLE: _gettuple_axis,
    Ops.INDEX: _index_axis,
    Ops.RESHAPE: _reshape_axis,
    Ops.PERMUTE: lambda u: None if u.src[0].axis is None else u.arg.index(u.src[0].axis),
    Ops.PAD: _pad_axis,
    Ops.SHRINK: _shrink_axis,
    Ops.STACK: _stack_axis,
    Ops.REDUCE: _reduce_axis,
    Ops.MULTI: lambda u: u.arg,
}
