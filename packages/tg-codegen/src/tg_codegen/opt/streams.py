"""How are kernels bound by memory arranged? A row that is computed again stays in cache, every statement gets
its own vectors.

A softmax computes exp(x - max) for its sum and again for its result: the row is written once into a panel
that stays in cache (CACHE on the reduction axis), and the sum and the result read it there.
"""

from __future__ import annotations

from typing import Any

from tg_codegen.lower.scans import find_scans, reassociates
from tg_codegen.opt.access import accesses, int_size, loops_of, try_move, vector_width
from tg_codegen.opt.scheduler import KernelOptError, Scheduler, size_of
from tg_uop import AxisType, GroupOp, Ops, Opt, OptOps, UOp, dtypes
from tg_uop.context import STRICT_FLOAT
from tg_uop.symbolic import linear_form

DEAR_ROW = 12  # operations per element from which keeping a row is cheaper than computing it again
_COST = dict.fromkeys((Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.POW), 15) | dict.fromkeys((Ops.FDIV, Ops.SQRT), 3)


def keep_rows(s: Scheduler) -> None:
    """CACHE every reduced row of some work that the kernel computes once more."""
    for r in [x for x in s.ranges if x.arg.axis_type is AxisType.REDUCE]:
        values = [u.src[0] for u in s.reduces() if u.src[1:] == (r,)]
        if len(values) != 1 or row_cost(values[0], r) < DEAR_ROW or not _contiguous(values[0], r):
            continue
        try:
            s.apply_opt(Opt(OptOps.CACHE, s.ranges.index(r), None))
        except KernelOptError:
            continue


def transpose_blocks(s: Scheduler) -> None:
    """What is read along one axis and written along another goes through blocks of registers: whole lines are
    written, one block after the other along the axis that is read."""
    if s.reduces():
        return
    found = accesses(s.ast)
    width = vector_width(s)
    loops = loops_of(s, AxisType.LOOP)
    written = [r for r in loops if any(a.is_store and a.stride(r) == 1 for a in found)]
    read = [r for r in loops if r not in written and any(not a.is_store and a.stride(r) == 1 for a in found)]
    if not written or not read:
        return
    sides = []
    for r, widths in ((written[0], (2 * width, width, width // 2)), (read[0], (width, width // 2))):
        sides.append((r, next((n for n in widths if n >= 4 and int_size(size_of(r)) % n == 0), 0)))
    if not all(n for _, n in sides) or not all(try_move(s, OptOps.UPCAST, r, n) for r, n in sides):
        return
    ids = {r.arg.id[: len(written[0].arg.id)]: r for r in loops_of(s, AxisType.LOOP)}
    outer, inner = ids.get(written[0].arg.id), ids.get(read[0].arg.id)
    if outer is not None and inner is not None and s.ranges.index(inner) < s.ranges.index(outer):
        s.apply_opt(Opt(OptOps.SWAP, s.ranges.index(inner), s.ranges.index(outer)))


def column_vectors(s: Scheduler, r: UOp, width: int) -> tuple[int, ...]:
    """How many vectors of columns a reduction over rows keeps: the more of a row are read at once, the better
    memory streams; as many as there are registers, and strips enough for the cores to share."""
    plain = all(u.src[0].op is Ops.INDEX and u.arg.op is Ops.ADD for u in s.reduces())
    registers = s.renderer.machine.vector_registers
    most = min(
        registers if plain else registers // 2, size_of(r) // (width * 2 * max(s.renderer.machine.cores, 2))
    )
    return tuple(n for n in (16, 8, 4, 2, 1) if n <= max(most, 4))


def scan_moves(s: Scheduler, split: Any, share: Any) -> bool:
    """Moves of a kernel of prefixes: lanes along them where memory is contiguous so, else along another axis,
    with the loop of the prefixes innermost. False if it is no such kernel."""
    found = find_scans(s.ast)
    if not found or len(found[0].axes) != 1:
        return False
    (axis,) = found[0].axes
    terms, _ = linear_form(_stores(s)[0].src[0].src[1])
    strict = STRICT_FLOAT and any(reassociates(f) for f in found)
    contiguous = [r for r, c in terms.items() if c in (1, -1) and r.op is Ops.RANGE]
    if contiguous == [axis]:
        for lanes in (32, 16, 8, 4):
            if not strict and size_of(axis) % lanes == 0 and size_of(axis) > lanes:
                s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(axis), lanes))
                break
    elif len(contiguous) == 1 and isinstance(size_of(contiguous[0]), int):
        split(s, contiguous[0], OptOps.UPCAST, column_vectors(s, contiguous[0], vector_width(s)))
    share(s)
    return True


def row_cost(value: UOp, r: UOp) -> int:
    """Operations for one element of a row, beside what is computed once for the row."""
    nodes = (u for u in value.toposort() if u.op in GroupOp.ALU and r in u.ranges)
    return sum(_COST.get(u.op, 1) for u in nodes if u.dtype is not dtypes.index)


def _contiguous(value: UOp, r: UOp) -> bool:
    """Whether all that is read along `r` is."""
    reads = [u for u in value.toposort() if u.op is Ops.INDEX and r in u.src[1].ranges]
    return bool(reads) and all(linear_form(u.src[1])[0].get(r) == 1 for u in reads)


def vectorise_statements(s: Scheduler, split: Any) -> None:
    """In a kernel that keeps rows: lanes along the contiguous axis of every store that has none yet."""
    if not any(o.op is OptOps.CACHE for o in s.applied):
        return
    for n in range(len(_stores(s))):
        terms, _ = linear_form(_stores(s)[n].src[0].src[1])
        along = [r for r, c in terms.items() if c == 1 and r.op is Ops.RANGE]
        if len(along) == 1 and along[0].arg.axis_type is AxisType.LOOP and isinstance(size_of(along[0]), int):
            split(s, along[0], OptOps.UPCAST, (1,))


def _stores(s: Scheduler) -> list[UOp]:
    return [u for u in s.ast.toposort() if u.op is Ops.STORE]
