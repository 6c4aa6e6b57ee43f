"""What does a COPY read, and where does it write?

A copy reads one value in memory, or per receiving device a piece of one (MSTACK), or the same value of every
device one after another (MULTI). Copies that are stacked write straight into the places of the stack.
"""

from __future__ import annotations

from typing import Any

from tg_schedule.callify import contiguous_view
from tg_uop import GroupOp, Ops, UOp

_SELECTING = frozenset({Ops.MSTACK, Ops.MSELECT, Ops.MULTI})
_VIEWS = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.FLIP, Ops.SHRINK, Ops.EXPAND, Ops.AFTER, Ops.DETACH})


def placed(x: UOp, device: Any) -> UOp:
    """A device-less value as one of `device`: nothing is copied."""
    return UOp(Ops.NOOP, (x, UOp(Ops.DEVICE, (), device)))


def same_device_copy(u: UOp, x: UOp) -> UOp | None:
    """A copy of a constant, or to where the value already is, moves nothing."""
    if x.op in _SELECTING:
        return None
    if x.base.op is Ops.NOOP and x.base.src:  # a constant of another device
        x = x.substitute({x.base: x.base.src[0]})
    if x.device is None:
        return placed(x, u.arg)
    return x.contiguous() if x.device == u.arg else None


def copied_values(copy: UOp) -> list[UOp]:
    """The values whose memory a COPY reads."""
    out: dict[UOp, None] = {}
    pending = list(copy.src[:1])
    while pending:
        u = pending.pop()
        if u.op in _SELECTING:
            pending.extend(u.src)
        else:
            out[u] = None
    return list(out)


def must_store_first(x: UOp) -> bool:
    """Whether a value to copy is not an unbroken run of memory as it is."""
    below = x
    while below.op in _VIEWS:
        below = below.src[0]
    if below.op not in (Ops.CONTIGUOUS, Ops.COPY, Ops.GETTUPLE):
        return contiguous_view(x) is None
    return x is not below and contiguous_view(on_storage(x, below)) is None


def on_storage(u: UOp, base: UOp) -> UOp:
    """`u` with `base` as plain storage, so that its view can be followed."""
    if base.op in GroupOp.Storage:
        return u
    size = 1
    for d in base.shape:
        size *= d if type(d) is int else d.vmax
    return u.substitute({base: UOp.param(0, base.dtype, (size,)).reshape(base.shape)})


def assembled_stacks(roots: tuple[UOp, ...], order: list[UOp]) -> dict[UOp, UOp]:
    """Stacks of copies that are made in place, by each of their parts: no part is in two of them, none is a
    result."""
    taken = set(roots)
    out: dict[UOp, UOp] = {}
    for u in order:
        if u.op is not Ops.STACK or not all(type(d) is int for d in u.shape) or 0 in u.shape:
            continue
        parts = u.src
        if (
            any(s.op is Ops.COPY for s in parts)
            and all(s.op in (Ops.COPY, Ops.CONTIGUOUS) for s in parts)
            and len(set(parts)) == len(parts)
            and len({s.device for s in parts}) == 1
            and taken.isdisjoint(parts)
        ):
            taken.update(parts)
            out.update(dict.fromkeys(parts, u))
    return out
