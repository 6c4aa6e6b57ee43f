"""How does a lazy tensor get its value? Schedule its graph, run the schedule, point the tensor at the buffer.

A node that has been computed is remembered (weakly) with the buffer view that holds it: graphs built earlier on top of it read
the buffer instead of computing it again. Writing to a buffer first finishes every live tensor that still has to read the old contents.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

from tg_schedule import create_schedule
from tg_uop import GroupOp, Ops, UOp, toposort

from tg_tensor.base import live_tensors
from tg_tensor.device import Device
from tg_tensor.run import run_linear

realized: weakref.WeakKeyDictionary[UOp, UOp] = weakref.WeakKeyDictionary()
capturing: list[Any] = []  # whoever records schedules instead of running them (the JIT)

_VIEWS = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND, Ops.SHRINK, Ops.FLIP, Ops.DETACH})


def is_done(u: UOp) -> bool:
    """Whether a value needs no work: a view of a buffer, or a constant."""
    while u.op in _VIEWS:
        u = u.src[0]
    return u.op in _DONE


_DONE = frozenset({Ops.BUFFER, Ops.BUFFER_VIEW, Ops.CONST, Ops.VCONST})


def with_realized(u: UOp) -> UOp:
    """The graph with computed nodes replaced by the buffers that hold them."""
    if not realized:
        return u
    found = {x: r for x in u.toposort() if (r := realized.get(x)) is not None}
    return u.substitute(found) if found else u


def schedule_tensors(tensors: Sequence[Any]) -> tuple[UOp, dict[str, int]]:
    """The LINEAR that computes the tensors, and the values of its variables. The tensors then refer to the buffers
    it fills: schedule once, run as often as wanted."""
    pending = [t for t in tensors if not is_done(t.uop)]
    if not pending:
        return UOp(Ops.LINEAR, ()), {}
    roots = [with_realized(t.uop) for t in pending]
    writes = _written_buffers(roots)
    if writes:
        readers = _readers_of(writes, {id(t) for t in pending})
        pending = pending + readers
        roots = roots + [with_realized(t.uop) for t in readers]
    schedule = create_schedule(roots, Device.DEFAULT)
    before = [t.uop for t in pending]
    for t, result in zip(pending, schedule.results, strict=True):
        t.uop = result
    for old, new in zip(before, schedule.results, strict=True):
        if old is not new and not is_done(old):
            _remember(old, new)
    if writes:
        _settle_writes(writes, roots)
    return schedule.linear, schedule.var_vals


def _remember(old: UOp, new: UOp) -> None:
    """`old` and what it is a reshape of are held by `new` from now on."""
    realized[old] = new
    while old.op in (Ops.RESHAPE, Ops.DETACH):
        old = old.src[0]
        if not is_done(old):
            realized[old] = new.reshape(old.shape)


def realize_tensors(tensors: Sequence[Any], do_update_stats: bool = True) -> None:
    """Compute the tensors. If a kernel fails, tensors that were realised before stay as they are."""
    snapshot = [(t, t.uop) for t in tensors]
    linear, var_vals = schedule_tensors(tensors)
    if not linear.src:
        return
    if capturing:
        capturing[0].add_linear(linear, var_vals)
        return
    try:
        run_linear(linear, var_vals, update_stats=do_update_stats)
    except BaseException:
        for t, uop in snapshot:
            t.uop = uop
            realized.pop(uop, None)
        raise


# *** writes to existing buffers ***


def _written_buffers(roots: list[UOp]) -> set[UOp]:
    """Buffers that stores of these graphs write and that exist already."""
    out: set[UOp] = set()
    for u in toposort(roots):
        if u.op is Ops.STORE:
            base = u.src[0]
            while base.op not in GroupOp.Storage and base.src:
                base = base.src[0]
            if base.op in (Ops.BUFFER, Ops.BUFFER_VIEW):
                out.add(_bottom(base))
    return out


def _bottom(buffer: UOp) -> UOp:
    while buffer.op is Ops.BUFFER_VIEW:
        buffer = buffer.src[0]
    return buffer


def _readers_of(written: set[UOp], exclude: set[int]) -> list[Any]:
    """Live, unrealised tensors that read a buffer as it is before the pending stores."""
    out = []
    for t in live_tensors():
        if id(t) in exclude or is_done(t.uop):
            continue
        t.uop = with_realized(t.uop)
        if not is_done(t.uop) and _reads_old(t.uop, written):
            out.append(t)
    return out


def _reads_old(u: UOp, written: set[UOp]) -> bool:
    """Whether a graph reaches a written buffer other than through the AFTER of a store to it."""
    nodes = u.toposort(lambda x: x.op is not Ops.AFTER)
    return any(_bottom(x) in written for x in nodes if x.op in (Ops.BUFFER, Ops.BUFFER_VIEW))


def _settle_writes(written: set[UOp], roots: list[UOp]) -> None:
    """The stores are made: whoever waited for them reads the buffer, and nothing computed from old contents is reused."""
    settled = {u: u.src[0] for u in toposort(roots) if u.op is Ops.AFTER}
    for t in live_tensors():
        if is_done(t.uop):
            continue
        uop = with_realized(t.uop)
        while True:
            found = {x: settled[x] for x in uop.toposort() if x in settled}
            if not found:
                break
            uop = uop.substitute(found)
        t.uop = uop
    for node in list(realized):
        if any(_bottom(x) in written for x in node.toposort() if x.op in (Ops.BUFFER, Ops.BUFFER_VIEW)):
            del realized[node]
