"""CACHE on a reduction axis: what is reduced along it is kept in a panel for those who compute it again."""

from __future__ import annotations

from typing import Any

from tg_codegen.opt.scheduler import MAX_PANEL, KernelOptError, Scheduler, axis_order, size_of
from tg_uop import AddrSpace, AxisType, BufferArg, Ops, OptOps, UOp


def keep_row(s: Scheduler, r: UOp, arg: Any) -> dict[UOp, UOp]:
    """What becomes what when the row reduced along `r` goes into a panel, filled by a loop of its own.

    KernelOptError unless one reduction is over `r` alone and its operand is computed again along another
    axis.
    """
    values = [u.src[0] for u in s.reduces() if u.src[1:] == (r,)]
    if arg is not None or len(values) != 1:
        raise KernelOptError(
            f"CACHE: axis {r.arg.id} must be all that one reduction is over, without argument"
        )
    (value,) = values
    n = size_of(r)
    if not isinstance(n, int) or n * value.dtype.itemsize > MAX_PANEL:
        raise KernelOptError(f"CACHE: a row of {n} elements does not fit a panel of {MAX_PANEL} bytes")
    outer = tuple(sorted((x for x in value.ranges if x is not r), key=axis_order))
    if not outer or any(x.arg.axis_type not in (AxisType.LOOP, AxisType.THREAD) for x in outer):
        raise KernelOptError(f"CACHE: the row of axis {r.arg.id} must be one of several, outside any tile")
    nodes = set(s.ast.toposort())
    again = {}
    for q in s.ranges:
        if q is not r and size_of(q) == n and q.arg.axis_type in (AxisType.LOOP, AxisType.REDUCE):
            image = value.substitute({r: q})
            if image in nodes and image is not value:
                again[q] = image
    if not again:
        raise KernelOptError(f"CACHE: what is reduced along axis {r.arg.id} is not computed again")
    number = sum(o.op is OptOps.CACHE for o in s.applied)
    panel = UOp(Ops.BUFFER, (), BufferArg((number,), n, value.dtype, None, AddrSpace.LOCAL)).after(*outer)
    fill = UOp.range(n, (1 + max(x.arg.id[0] for x in s.ranges),), AxisType.LOOP)
    filled = panel.after(panel.index(fill).store(value.substitute({r: fill})).end(fill))
    return {value: filled.index(r)} | {image: filled.index(q) for q, image in again.items()}
