"""Which reductions are prefixes, so that one running value serves them all? Windows that end where the loop
is.

A prefix sum comes as `out[j] = sum over w of (j + w < n - 1 ? 0 : v(j + w - (n - 1)))`: of every prefix, the
part that lies before the axis is neutral. Where `j` is the innermost loop, round j only adds v(j) to what
round j - 1 had. Such a reduction becomes CUSTOM(v(j), loop of j; ("scan OP", dtype)), which "resolve tiles"
turns into a register carried from round to round, and within a vector into prefixes of its lanes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tg_codegen.opt.scheduler import axis_order, size_of
from tg_uop import AxisType, Ops, UOp, dtypes, graph_rewrite, identity_element
from tg_uop.context import STRICT_FLOAT
from tg_uop.symbolic import linear_form, symbolic

_TYPES = (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64, dtypes.uint32, dtypes.uint64)
_SCAN = "scan "


class Scan(NamedTuple):
    """A reduction over prefixes: the node, the axes that count its rounds (loop, tile), a round's element."""

    reduce: UOp
    axes: tuple[UOp, ...]
    element: UOp


def scans(sink: UOp, renderer: Any) -> UOp:
    """The kernel with its prefix reductions as carried values, where the loops allow it."""
    found = find_scans(sink)
    if not found:
        return sink
    axes = found[0].axes
    loops = [r for r in axes if r.arg.axis_type is AxisType.LOOP]
    tiles = [r for r in axes if r.arg.axis_type is AxisType.UPCAST]
    if len(loops) != 1 or len(tiles) > 1 or len(loops) + len(tiles) != len(axes):
        return sink
    if tiles and STRICT_FLOAT and any(reassociates(f) for f in found):
        return sink
    sink = sink.substitute(
        {
            f.reduce: UOp(
                Ops.CUSTOM, (f.element, *loops, *tiles), (_SCAN + f.reduce.arg.op.name, f.reduce.dtype)
            )
            for f in found
        }
    )
    inner = max((r for r in sink.toposort() if _is_loop(r)), key=axis_order)
    if inner is loops[0]:
        return sink
    swapped = {
        inner: inner.replace(arg=inner.arg._replace(id=loops[0].arg.id)),
        loops[0]: loops[0].replace(arg=loops[0].arg._replace(id=inner.arg.id)),
    }
    return sink.substitute(swapped)


def reassociates(scan: Scan) -> bool:
    """Whether lanes along the scan change the result's rounding."""
    return scan.reduce.dtype.kind == "float" and scan.reduce.arg.op is not Ops.MAX


def suffixes(sink: UOp, renderer: Any) -> UOp:
    """A kernel of suffix reductions (the gradient of prefix sums) with its loop reversed: one of prefixes."""
    reduces = [u for u in sink.toposort() if u.op is Ops.REDUCE]
    if len(reduces) != 1 or len(sink.src) != 1 or sink.src[0].op is not Ops.END or len(reduces[0].src) != 2:
        return sink
    end, (value, w) = sink.src[0], reduces[0].src
    if (
        value.op is not Ops.WHERE
        or value.src[0].op is not Ops.CMPLT
        or value.src[0].src[1].op is not Ops.CONST
    ):
        return sink
    gate, inside, beyond = value.src
    position, constant = linear_form(gate.src[0])
    n = size_of(w)
    if position.pop(w, 0) != -1 or gate.src[1].arg.value - constant != 1 or not isinstance(n, int):
        return sink
    if list(position.values()) != [1] or next(iter(position)) not in end.src[1:]:
        return sink
    (axis,) = position
    if size_of(axis) != n:
        return sink
    canonical = (axis + w < n - 1).where(beyond, inside.substitute({axis: axis * -1 + (n - 1)}))
    total = reduces[0].replace(src=(canonical, w))
    body = end.src[0].substitute({reduces[0]: total, axis: axis * -1 + (n - 1)})
    return sink.replace(src=(end.replace(src=(body, *end.src[1:])),))


def find_scans(sink: UOp) -> list[Scan]:
    """The reductions of a kernel, if all of them are over prefixes of the same axis; else none."""
    reduces = [u for u in sink.toposort() if u.op is Ops.REDUCE]
    if not reduces or len(sink.src) != 1 or sink.src[0].op is not Ops.END:
        return []
    ids = [x.arg.id[0] for x in sink.toposort() if x.op is Ops.RANGE]
    found = [_scan_of(u, max(ids) + 1) for u in reduces]
    if any(f is None or f.axes != found[0].axes for f in found):  # type: ignore[union-attr]
        return []
    return found  # type: ignore[return-value]


def _scan_of(u: UOp, new_id: int) -> Scan | None:
    value = u.src[0]
    if len(u.src) != 2 or value.op is not Ops.WHERE:
        return None
    gate, before, inside = value.src
    w = u.src[1]
    if u.dtype not in _TYPES or gate.op is not Ops.CMPLT or gate.src[1].op is not Ops.CONST:
        return None
    n = size_of(w)
    if w.op is not Ops.RANGE or w.arg.axis_type is not AxisType.REDUCE or not isinstance(n, int):
        return None
    if before.op is not Ops.CONST or before is not before.const_like(identity_element(u.arg.op, u.dtype)):
        return None
    position, constant = linear_form(gate.src[0])
    if position.pop(w, 0) != 1 or gate.src[1].arg.value - constant != n - 1:
        return None
    axes = tuple(sorted(position, key=_order))
    if not axes or not _counts(position, axes, n):
        return None
    round_ = gate.src[0].substitute({w: UOp.const(dtypes.index, -constant)})
    here = UOp.range(n, (new_id,))
    moved = inside.substitute({w: here + (n - 1) + round_ * -1})
    element = graph_rewrite(moved, symbolic, name="element of a scan")
    if any(r in element.ranges for r in axes):
        return None
    return Scan(u, axes, element.substitute({here: round_}))


def _order(r: UOp) -> Any:
    return axis_order(r) if r.op is Ops.RANGE else ()


def _counts(position: dict[UOp, int], axes: tuple[UOp, ...], n: int) -> bool:
    """Whether the axes count 0, 1, 2, … up to less than n: an axis, or loop * tile + tile."""
    if any(r.op is not Ops.RANGE or not isinstance(size_of(r), int) for r in axes):
        return False
    step = 1
    for r in reversed(axes):
        if position[r] != step:
            return False
        step *= size_of(r)
    return step <= n


def _is_loop(r: UOp) -> bool:
    return r.op is Ops.RANGE and r.arg.axis_type is AxisType.LOOP


def scan_op(u: UOp) -> Ops | None:
    """The operation of a carried value; None for any other node."""
    if u.op is Ops.CUSTOM and isinstance(u.arg, tuple) and u.arg[0].startswith(_SCAN):
        return Ops[u.arg[0].removeprefix(_SCAN)]
    return None


__all__ = ["Scan", "find_scans", "reassociates", "scan_op", "scans", "suffixes"]
