"""What does one run of a kernel cost: arithmetic, bytes moved, bytes of memory touched?

Counts are of elements, not nodes: an addition of shape (8, 16) inside a loop of 10 is 1280 operations.
Address arithmetic, conditions of gates and what follows from loop counters alone (an arange) are free. With
symbolic loop bounds the results are UOps.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tg_uop import Estimates, GroupOp, Ops, UOp, dtypes

_FREE = frozenset({Ops.CAST, Ops.BITCAST})
_COST = {
    Ops.MULACC: 2,
    Ops.THREEFRY: 74,
}  # threefry: 20 rounds of add, rotate (3 ops less one), xor; five injections


class Traffic(NamedTuple):
    """Bytes that loads and stores move between a kernel and one of its buffers, repeats counted."""

    read: Any = 0
    written: Any = 0


def estimate(root: UOp) -> Estimates:
    """Operations, bytes moved and distinct bytes touched of one run of a kernel.

    `root` is a SINK (kernel form or lowered: a node runs once for each turn of the loops it depends on) or a
    LINEAR in order. A tensor core's WMMA counts 2*N*M*K for
    its group.
    """
    times = _times(root)
    unpaid = _address_nodes(times)
    ops: Any = 0
    for u, count in times.items():
        if u in unpaid:
            continue
        if u.op in GroupOp.ALU and u.op not in _FREE:
            ops = ops + count * (_numel(u) * _COST.get(u.op, 1))
        elif u.op is Ops.REDUCE:
            ops = ops + _times_of_reduce(u, count) * _numel(u.src[0])
        elif u.op is Ops.WMMA:
            n, m, k = u.arg.dims
            ops = ops + count * (2 * n * m * k // max(u.arg.threads, 1))
    moved: Any = 0
    touched: Any = 0
    for buffer, traffic in _traffic(times).items():
        size = buffer.numel() * buffer.dtype.itemsize
        for part in traffic:
            moved = moved + part
            touched = touched + _at_most(part, size)
    return Estimates(_plain(ops), _plain(moved), _plain(touched))


def buffer_traffic(root: UOp) -> dict[int, Traffic]:
    """Bytes read and written per PARAM slot (repeats counted), of one run."""
    return {b.arg.slot: Traffic(_plain(t.read), _plain(t.written)) for b, t in _traffic(_times(root)).items()}


def _times(root: UOp) -> dict[UOp, Any]:
    """How often each node runs: the product of the bounds of the loops around it."""
    if root.op is not Ops.LINEAR:
        return {u: _product(u.ranges) for u in root.toposort()}
    times: dict[UOp, Any] = {}
    open_loops: list[UOp] = []
    for u in root.src:
        if u.op is Ops.END:
            open_loops = [r for r in open_loops if r not in u.src[1:]]
        times[u] = _product(open_loops)
        if u.op is Ops.RANGE:
            open_loops.append(u)
    return times


def _product(loops: Iterable[UOp]) -> Any:
    total: Any = 1
    for loop in loops:
        bound = loop.src[0]
        total = total * (bound.arg.value if bound.op is Ops.CONST else bound)
    return total


def _times_of_reduce(u: UOp, count: Any) -> Any:
    return count * _product(s for s in u.src[1:] if s.op is Ops.RANGE)


def _address_nodes(times: dict[UOp, Any]) -> set[UOp]:
    """Nodes that only make addresses and conditions, or follow from loop counters and constants alone."""
    paid: set[UOp] = set()
    stack = [s for u in times if u.op is Ops.STORE for s in u.src[1:2]]
    while stack:
        u = stack.pop()
        if u in paid:
            continue
        paid.add(u)
        if u.op is Ops.INDEX:
            if u.src[0].base.op not in GroupOp.Storage:
                stack.append(u.src[0])
        elif u.op is Ops.LOAD:
            stack.extend(u.src[1:2])
        elif u.op is Ops.REDUCE:
            stack.append(u.src[0])
        elif u.op is not Ops.AFTER or u.src[0].base.op not in GroupOp.Storage:
            stack.extend(u.src)
    depends: set[UOp] = set()  # on memory
    for u in times:
        if u.op in (Ops.LOAD, Ops.INDEX, Ops.WMMA, Ops.CUSTOM, Ops.CUSTOMI) or any(
            s in depends for s in u.src
        ):
            depends.add(u)
    return {u for u in times if u not in paid or (u not in depends and u.dtype.kind != "float")}


def _traffic(times: dict[UOp, Any]) -> dict[UOp, Traffic]:
    """Per global buffer: bytes of LOADs and STOREs, or of INDEX where values are not loaded yet."""
    out: dict[UOp, Traffic] = {}
    places = {u.src[0] for u in times if u.op in (Ops.LOAD, Ops.STORE, Ops.PREFETCH)}
    for u, count in times.items():
        if u.op is Ops.STORE:
            place, value = u.src[0], u.src[1]
            size = _numel(value) * value.dtype.itemsize
        elif u.op is Ops.LOAD or (u.op is Ops.INDEX and u not in places):
            place = u.src[0] if u.op is Ops.LOAD else u
            size = _numel(u) * u.dtype.itemsize
        else:
            continue
        buffer = place.src[0].base if place.op is Ops.INDEX else place.base
        if buffer.op is not Ops.PARAM:
            continue
        old = out.get(buffer, Traffic())
        if u.op is Ops.STORE:
            out[buffer] = old._replace(written=old.written + count * size)
        else:
            out[buffer] = old._replace(read=old.read + count * size)
    return out


def _numel(u: UOp) -> Any:
    return u.numel() if u.dtype is not dtypes.void else 0


def _at_most(part: Any, size: Any) -> Any:
    if isinstance(part, UOp) or isinstance(size, UOp):
        return part
    return min(part, size)


def _plain(value: Any) -> Any:
    return value.ssimplify() if isinstance(value, UOp) else value
