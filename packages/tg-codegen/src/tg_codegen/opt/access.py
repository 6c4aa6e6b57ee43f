"""Where do a kernel's reads and writes go as its axes advance? Strides by axis, and helpers for moves."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from tg_codegen.opt.scheduler import KernelOptError, Scheduler, size_of
from tg_uop import AxisType, GroupOp, Ops, Opt, OptOps, UOp, dtypes
from tg_uop.symbolic import linear_form, split_valid

PARALLEL_OPS = 1 << 17  # elementary operations from which threads pay for waking them
HEAVY: dict[Ops, int] = dict.fromkeys((Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.POW), 15) | dict.fromkeys(
    (Ops.FDIV, Ops.SQRT, Ops.RECIPROCAL), 4
)


class Access(NamedTuple):
    """One INDEX into memory: strides in elements by range (None where an axis enters in another way)."""

    node: UOp
    strides: dict[UOp, int | None]
    is_store: bool

    def stride(self, r: UOp) -> int | None:
        return self.strides.get(r, 0)


def accesses(ast: UOp) -> list[Access]:
    """All reads and writes of a kernel."""
    nodes = ast.toposort()
    targets = {u.src[0] for u in nodes if u.op is Ops.STORE}
    out = []
    for u in nodes:
        if u.op is not Ops.INDEX or u.src[0].base.op not in GroupOp.Storage:
            continue
        gate, index = split_valid(u.src[1])
        terms, _ = linear_form(index)
        strides: dict[UOp, int | None] = dict.fromkeys(u.src[0].ranges)  # a panel is another for each
        for t, c in terms.items():
            if t.op is Ops.RANGE:
                strides[t] = c if t not in strides else None
            else:
                strides.update(dict.fromkeys(t.ranges))
        if gate is not None:
            for r in gate.ranges:
                strides.setdefault(r, None)
        out.append(Access(u, strides, u in targets))
    return out


def try_move(s: Scheduler, op: OptOps, r: UOp, arg: int) -> bool:
    """Apply a move on range `r`; False if it does not apply."""
    if op is OptOps.UNROLL:
        loops = [x for x in s.ranges if x.arg.axis_type in (AxisType.REDUCE, AxisType.GROUP_REDUCE)]
    else:
        loops = s.ranges
    try:
        s.apply_opt(Opt(op, loops.index(r), arg))
    except (KernelOptError, ValueError):
        return False
    return True


def vector_width(s: Scheduler) -> int:
    """Lanes of the widest type computed with."""
    computed = [u.dtype for u in s.ast.toposort() if u.op in GroupOp.ALU or u.op is Ops.INDEX]
    sizes = [d.itemsize for d in computed if d is not dtypes.index and d.itemsize]
    return max(int(s.renderer.machine.vector_bytes) // max(sizes, default=4), 1)


def loops_of(s: Scheduler, *types: AxisType) -> list[UOp]:
    return [r for r in s.ranges if r.arg.axis_type in types]


def int_size(n: Any) -> int:
    return n if isinstance(n, int) else 16


def work_of(ast: UOp) -> float:
    """Elementary operations of a kernel."""
    work = 0.0
    for u in ast.toposort():
        if u.op in GroupOp.ALU or u.op in (Ops.INDEX, Ops.STORE):
            work += HEAVY.get(u.op, 1) * prod(int_size(size_of(r)) for r in u.ranges)
    return work
