"""How does a lazy tensor get its value? Schedule its graph, run the schedule, point the tensor at the buffer.

A node that has been computed is remembered (weakly) with the buffer view that holds it: graphs built earlier
on top of it read the buffer instead of computing it again. Writing to a buffer first finishes every live
tensor that still has to read the old contents.
"""

from __future__ import annotations

import contextlib
import threading
import weakref
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tg_hcq import cpu_profile
from tg_schedule import create_schedule, written_slots
from tg_tensor.base import live_tensors
from tg_tensor.buffers import bottom_of, buffer_of, is_realized
from tg_tensor.device import Device
from tg_tensor.run import run_linear
from tg_uop import Ops, UOp, toposort
from tg_uop.context import PROFILE


class _Realized(weakref.WeakKeyDictionary[UOp, UOp]):
    """Computed node -> the view that holds it. Knows which nodes were computed from which buffers.

    `epoch` changes whenever a node is added.
    """

    def __init__(self) -> None:
        super().__init__()
        self.epoch = 0
        self._new: list[weakref.ref[UOp]] = []
        self._readers: weakref.WeakKeyDictionary[UOp, weakref.WeakSet[UOp]] = weakref.WeakKeyDictionary()

    def __setitem__(self, node: UOp, held: UOp) -> None:
        super().__setitem__(node, held)
        self.epoch += 1
        self._new.append(weakref.ref(node))
        if len(self._new) > 4096:
            self._sort_new()

    def _sort_new(self) -> None:
        new, self._new = self._new, []
        for ref in new:
            node = ref()
            if node is not None and node in self:
                for x in node.toposort():
                    if x.op in _MEMORY:
                        self._readers.setdefault(bottom_of(x), weakref.WeakSet()).add(node)

    def forget_readers(self, buffers: Iterable[UOp]) -> None:
        """Drop every node computed from one of the buffers."""
        self._sort_new()
        for buffer in buffers:
            for node in self._readers.pop(buffer, ()):
                self.pop(node, None)


realized = _Realized()
_NOT_RECORDED = contextlib.nullcontext()
if PROFILE.value:
    from tg_tensor.profiling import write_at_exit

    write_at_exit()


class _Capturing(threading.local):
    """Whoever records this thread's schedules instead of running them (the JIT): at most one, as a list."""

    def __init__(self) -> None:
        self.recorders: list[Any] = []

    def __bool__(self) -> bool:
        return bool(self.recorders)

    def __getitem__(self, n: int) -> Any:
        return self.recorders[n]

    def append(self, recorder: Any) -> None:
        self.recorders.append(recorder)

    def clear(self) -> None:
        self.recorders.clear()


capturing = _Capturing()

_VIEWS = frozenset(
    {Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND, Ops.SHRINK, Ops.FLIP, Ops.DETACH, Ops.REPLICATED, Ops.MULTI}
)


def is_done(u: UOp) -> bool:
    """Whether a value needs no work: a view of a buffer, or a constant."""
    several = type(u.device) is tuple
    while u.op in _VIEWS:
        if several and u.op is Ops.SHRINK and u.axis is None and u.src[0].axis is not None:
            return False  # whole shards, which go to every device
        u = u.src[0]
    return u.op in _DONE


_MEMORY = frozenset({Ops.BUFFER, Ops.BUFFER_VIEW})
_VERSIONS = _MEMORY | {Ops.AFTER}
_DONE = _MEMORY | {Ops.CONST, Ops.VCONST}


def with_realized(u: UOp) -> UOp:
    """The graph with computed nodes replaced by the buffers that hold them."""
    if not realized:
        return u
    found = {x: r for x in u.toposort() if (r := realized.get(x)) is not None}
    return u.substitute(found) if found else u


def schedule_tensors(tensors: Sequence[Any]) -> tuple[UOp, dict[str, int]]:
    """The LINEAR that computes the tensors, and the values of its variables. The tensors then refer to the
    buffers it fills: schedule once, run as often as wanted.
    """
    return _schedule(tensors)[:2]


def _schedule(tensors: Sequence[Any]) -> tuple[UOp, dict[str, int], list[tuple[Any, UOp]]]:
    """Also every tensor whose graph scheduling has replaced, with that graph."""
    pending = [t for t in tensors if not is_done(t.uop)]
    if not pending:
        return UOp(Ops.LINEAR, ()), {}, []
    roots = [with_realized(t.uop) for t in pending]
    overwritten, final = _overwritten(roots)
    while overwritten and (readers := _readers_of(overwritten, final, {id(t) for t in pending})):
        pending = pending + readers
        roots = [with_realized(t.uop) for t in pending]
        overwritten, final = _overwritten(roots)
    schedule = create_schedule(roots, Device.DEFAULT)
    before = [t.uop for t in pending]
    changed = list(zip(pending, before, strict=True))
    if overwritten:
        changed += [(t, t.uop) for t in live_tensors() if not is_done(t.uop)]
    for t, result in zip(pending, schedule.results, strict=True):
        t.uop = result
    settled = _settle_writes(overwritten, roots) if overwritten else {}
    for old, root, new in zip(before, roots, schedule.results, strict=True):
        if not overwritten:
            _remember(old, new)
        elif not _reads_old(root, overwritten, final):
            _remember(root.substitute(settled), new)
    return schedule.linear, schedule.var_vals, changed


@contextlib.contextmanager
def planned(tensors: Sequence[Any]) -> Iterator[tuple[UOp, dict[str, int]]]:
    """The schedule of the tensors, only to look at: afterwards they are as before."""
    linear, var_vals, changed = _schedule(tensors)
    try:
        yield linear, var_vals
    finally:
        _undo(changed)


def _undo(changed: list[tuple[Any, UOp]]) -> None:
    """Tensors that scheduling has changed get their graphs back."""
    for t, uop in changed:
        t.uop = uop
        while True:  # what `_remember` has noted
            realized.pop(uop, None)
            if uop.op not in (Ops.RESHAPE, Ops.DETACH):
                break
            uop = uop.src[0]


def _remember(old: UOp, new: UOp) -> None:
    """`old` and what it is a reshape of are held by `new` from now on."""
    if old is new or is_done(old):
        return
    realized[old] = new
    while old.op in (Ops.RESHAPE, Ops.DETACH):
        old = old.src[0]
        if not is_done(old):
            realized[old] = new.reshape(old.shape)


def realize_tensors(tensors: Sequence[Any], do_update_stats: bool = True) -> None:
    """Compute the tensors. If a kernel fails, all tensors are as they were before."""
    with cpu_profile("schedule") if PROFILE.value else _NOT_RECORDED:
        linear, var_vals, changed = _schedule(tensors)
    if not linear.src:
        return
    if capturing:
        capturing[0].add_linear(linear, var_vals)
        return
    try:
        run_linear(linear, var_vals, update_stats=do_update_stats)
    except BaseException as e:
        _undo(changed)
        if isinstance(e, FloatingPointError):
            _name_the_line(e, [uop for _, uop in changed])
        elif isinstance(e, MemoryError):
            e.args = (f"{e.args[0] if e.args else 'out of memory'}{_largest_holders()}",)
        raise


def _largest_holders() -> str:
    """Which live tensors hold the most memory, as the end of a message."""
    held: dict[UOp, Any] = {}
    for t in live_tensors():
        if is_realized(t.uop):
            held.setdefault(bottom_of(t.uop.base), t)
    sizes = sorted(((buffer_of(u).nbytes, t) for u, t in held.items()), key=lambda x: -x[0])
    if not sizes:
        return ""
    listed = ", ".join(f"{n:,} bytes by {t.dtype.name}{list(t.shape)} on {t.device}" for n, t in sizes[:5])
    return f" {len(sizes)} live tensors hold memory; the most: {listed}."


def _name_the_line(error: FloatingPointError, roots: list[UOp]) -> None:
    from tg_tensor.watch import maker_of_bad_value  # lazy: only for CHECK_NAN

    if (line := maker_of_bad_value(roots)) is not None:
        error.args = (f"{error.args[0]}; first made by {line}",)


# *** writes to existing buffers ***


def _overwritten(roots: list[UOp]) -> tuple[set[UOp], set[UOp]]:
    """(versions of existing buffers that stores of these graphs replace, the last version of each).

    A version is a BUFFER (as it is now) or an AFTER on one (as a store leaves it).
    """
    replaced: set[UOp] = set()
    versions: set[UOp] = set()
    for u in toposort(roots):
        if u.op is Ops.STORE:
            replaced.update(_version_of(u.src[0]))
        elif u.op is Ops.CALL:
            for slot in written_slots(u.src[0]):
                replaced.update(_version_of(u.src[1 + slot]))
        elif u.op is Ops.AFTER and u.base.op in _MEMORY:
            versions.add(u)
            replaced.update(_version_of(u.src[0]))
    return replaced, versions - replaced


def _version_of(view: UOp) -> set[UOp]:
    """The version that a view of a buffer shows, and the buffer; nothing for a computed value."""
    while view.op not in _VERSIONS and view.src:
        view = view.src[0]
    base = view.base
    return {view, bottom_of(base)} if base.op in _MEMORY else set()


def _readers_of(overwritten: set[UOp], final: set[UOp], exclude: set[int]) -> list[Any]:
    """Live, unrealised tensors that read a version of a buffer which the pending stores replace."""
    out = []
    for t in live_tensors():
        if id(t) in exclude or is_done(t.uop):
            continue
        t.uop = with_realized(t.uop)
        if not is_done(t.uop) and _reads_old(t.uop, overwritten, final):
            out.append(t)
    return out


def _reads_old(u: UOp, overwritten: set[UOp], final: set[UOp]) -> bool:
    """Whether a graph reaches an overwritten version other than below a last one."""
    nodes = u.toposort(lambda x: x not in final)
    return any((bottom_of(x) if x.op in _MEMORY else x) in overwritten for x in nodes if x.op in _VERSIONS)


def _settle_calls(u: UOp, calls: set[UOp], settled: dict[UOp, UOp]) -> None:
    """Add what a graph sees of calls that have run, beside what was asked for."""
    for x in u.toposort():
        if x.op is Ops.AFTER and x not in settled and not calls.isdisjoint(x.src[1:]):
            rest = [d.substitute(settled) for d in x.src[1:] if d not in calls]
            settled[x] = x.src[0].substitute(settled).after(*rest)


def _settle_writes(overwritten: set[UOp], roots: list[UOp]) -> dict[UOp, UOp]:
    """The stores are made: whoever waited for them reads the buffer, and nothing computed from old contents
    is reused.

    Returns what the versions of the roots are now.
    """
    settled: dict[UOp, UOp] = {}
    calls: set[UOp] = set()
    for u in toposort(roots):
        if u.op is Ops.AFTER:
            settled[u] = u.src[0].substitute(settled)
        elif u.op is Ops.CALL:
            calls.add(u)
    for t in live_tensors():
        if not is_done(t.uop):
            uop = with_realized(t.uop)
            if calls:
                _settle_calls(uop, calls, settled)
            # Once only: the next pending store may now look like one that has been made.
            t.uop = uop.substitute(settled)
    forget_contents({bottom_of(u) for u in overwritten if u.op in _MEMORY})
    return settled


def forget_contents(written: Iterable[UOp]) -> int:
    """Buffers that are about to change: what was computed from them is not what they will hold.

    Returns a number; while `realized.epoch` is that, there is nothing more to forget for these buffers.
    """
    realized.forget_readers(written)
    return realized.epoch
