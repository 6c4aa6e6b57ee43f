"""What is rewritten before kernels are decided? Large reductions split, needless copies dropped."""

from __future__ import annotations

from math import prod
from typing import Any

from tg_schedule.callify import contiguous_view
from tg_schedule.copies import copied_values, must_store_first, same_device_copy
from tg_uop import GroupOp, Ops, PatternMatcher, UOp, UPat, graph_rewrite, identity_element
from tg_uop.context import STRICT_FLOAT

# A reduction with few results and many inputs is made in two steps, so that all cores take part. The
# partition follows
# from the shape alone: results do not depend on the number of threads.
SPLIT_FROM = 1 << 17
SPLIT_RESULTS = 32
PARTS = 128


def contiguous_of_storage(u: UOp, x: UOp) -> UOp | None:
    """Memory in order already is contiguous."""
    if x.op in (Ops.CONTIGUOUS, Ops.COPY, Ops.GETTUPLE):
        return x
    if x.op in GroupOp.Storage | {Ops.RESHAPE} and x.base.op in GroupOp.Storage:
        found = contiguous_view(x)
        if found is not None and found[1] == 0 and found[0].shape == (prod(x.shape),):
            return x
    return None


def empty_reduce(u: UOp, x: UOp) -> UOp | None:
    if u.arg.axes and 0 in x.shape and 0 not in u.shape:
        return UOp.const(u.dtype, identity_element(u.arg.op, u.dtype), u.shape)
    return None


def trivial_reduce(u: UOp, x: UOp) -> UOp | None:
    """Axes of size 1 need no reduction."""
    axes = tuple(a for a in u.arg.axes if not (type(x.shape[a]) is int and x.shape[a] == 1))
    if len(axes) == len(u.arg.axes) or len(u.src) > 1:
        return None
    return x.reduce(arg=u.arg.op, axes=axes) if axes else x


def split_reduce(u: UOp, x: UOp) -> UOp | None:
    """A large reduction with few results becomes partial reductions and a reduction of those."""
    if not u.arg.axes or len(u.src) > 1 or not all(type(d) is int for d in x.shape):
        return None
    results, total = prod(u.shape), prod(x.shape)
    if results > SPLIT_RESULTS or total // max(results, 1) < SPLIT_FROM:
        return None
    axis = max(u.arg.axes, key=lambda a: x.shape[a])
    size: int = x.shape[axis]
    parts = _parts(size)
    if parts is None:
        if u.arg.op is not Ops.ADD:
            return None
        padded = -(-size // PARTS) * PARTS
        x = x.pad([(0, padded - size if a == axis else 0) for a in range(x.ndim)])
        size, parts = padded, PARTS
    shape = x.shape[:axis] + (parts, size // parts) + x.shape[axis + 1 :]
    axes = tuple(a + (a > axis) for a in u.arg.axes if a != axis) + (axis + 1,)
    partial = x.reshape(shape).reduce(arg=u.arg.op, axes=axes).contiguous()
    return partial.reduce(arg=u.arg.op, axes=(axis,)).reshape(u.shape)


def _parts(size: int) -> int | None:
    """The largest number of equal parts up to PARTS, if it is enough to share."""
    best = max((p for p in range(1, PARTS + 1) if size % p == 0), default=1)
    return best if best >= 16 else None


prepare_rules = PatternMatcher(
    [
        (UPat(Ops.COPY, src=(UPat(name="x"),), name="u"), same_device_copy),
        (UPat(Ops.CONTIGUOUS, src=(UPat(name="x"),), name="u"), contiguous_of_storage),
        (UPat(Ops.REDUCE, src=(UPat(name="x"),), name="u"), empty_reduce),
        (UPat(Ops.REDUCE, src=(UPat(name="x"),), name="u"), trivial_reduce),
        (UPat((Ops.DETACH, Ops.CONTIGUOUS_BACKWARD), src=(UPat(name="x"),), name="u"), lambda u, x: x),
    ],
    name="prepare",
)
split_rules = PatternMatcher(
    [(UPat(Ops.REDUCE, src=(UPat(name="x"),), name="u"), split_reduce)], name="split"
)


def prepare(sink: UOp) -> UOp:
    """The graph that kernels are decided on."""
    rules = prepare_rules if STRICT_FLOAT else prepare_rules + split_rules
    return graph_rewrite(sink, rules, name="prepare")


def is_constant(u: UOp) -> bool:
    """Whether a value is a constant under movement ops: it needs no memory."""
    u = u.base
    while u.op is Ops.NOOP and u.src:  # of a device
        u = u.src[0].base
    return u.op in (Ops.CONST, Ops.VCONST) or (u.op is Ops.PARAM and u.shape == ())


def stored_nodes(sink: UOp, order: list[UOp]) -> set[UOp]:
    """Nodes whose value must be in memory whatever fusion decides."""
    stored: set[UOp] = set()
    for u in order:
        op = u.op
        if op in (Ops.CONTIGUOUS, Ops.COPY, Ops.STORE, Ops.GETTUPLE):
            stored.add(u)
        if op is Ops.COPY:
            stored.update(x for x in copied_values(u) if must_store_first(x))
        elif op is Ops.AFTER and u.dtype.name != "void":
            stored.add(_storage_under(u.src[0]))
        elif op is Ops.CALL:
            stored.update(_storage_under(s) for s in u.src[1:] if s.op is not Ops.BIND)
    for root in sink.src:
        below = strip_root(root)
        if not is_view_of_memory(below) and not is_constant(below):
            stored.add(below)
    return {u for u in stored if not is_constant(u) or u.op in (Ops.CONTIGUOUS, Ops.STORE)}


def _storage_under(u: UOp) -> UOp:
    """What holds the memory of a view: storage, or the value that must be stored."""
    while u.op is Ops.AFTER or (u.op in GroupOp.Movement and is_view_of_memory(u)):
        u = u.src[0]
    return u


def strip_root(u: UOp) -> UOp:
    """A result without reshapes: the same elements in the same order."""
    while u.op in (Ops.RESHAPE, Ops.DETACH, Ops.CONTIGUOUS_BACKWARD):
        u = u.src[0]
    return u


def is_view_of_memory(u: UOp) -> bool:
    """Whether a value is storage, or a view of storage that needs no arithmetic on its elements."""
    while u.op in _VIEWS:
        u = u.src[0]
    return u.op in GroupOp.Storage or u.op in (Ops.CONTIGUOUS, Ops.COPY, Ops.GETTUPLE)


_VIEWS: Any = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.FLIP, Ops.SHRINK, Ops.EXPAND, Ops.AFTER, Ops.DETACH})
