"""Which moves suit a kernel on a CPU, without measuring? Register tiles, vectors and threads from the index
strides.

1. The vector axis is the one along which most memory is contiguous: an output axis, or a reduction axis
(lanes then
   hold partial results that are combined after the loop).
2. A reduction that reads some input without an output axis reuses it along that axis: a tile of a few rows
keeps it in registers.
3. The outermost remaining output axis is shared by threads when the work pays for the hand-off.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from math import prod
from typing import Any

from tg_codegen.lower.scans import find_scans
from tg_codegen.opt.access import (
    PARALLEL_OPS,
    Access,
    accesses,
    int_size,
    loops_of,
    try_move,
    vector_width,
    work_of,
)
from tg_codegen.opt.products import product_moves
from tg_codegen.opt.scheduler import KernelOptError, Scheduler, size_of
from tg_codegen.opt.streams import (
    column_vectors,
    keep_rows,
    scan_moves,
    transpose_blocks,
    vectorise_statements,
)
from tg_uop import AxisType, Ops, Opt, OptOps, UOp, dtypes
from tg_uop.context import STRICT_FLOAT

PACK_ROWS = 32  # rows that must share a panel before packing it pays
ACCUMULATORS = 12  # vector registers for results of a reduction, of 16


def choose_opts(ast: UOp, renderer: Any) -> list[Opt]:
    """Moves for a kernel whose axes are all LOOP and REDUCE."""
    s = Scheduler(ast, renderer)
    if scan_moves(s, _split_vector, _share_among_threads):
        return list(s.applied)
    product = Scheduler(ast, renderer)
    try:
        if product_moves(product):
            return list(product.applied)
    except KernelOptError:  # the moves of the best tile do not fit this kernel: go on without
        pass
    for step in (
        keep_rows,
        transpose_blocks,
        _vectorise,
        _vectorise_statements,
        _unroll_reductions,
        _tile_rows,
        _pack,
        _share_among_threads,
    ):
        try:
            step(s)
        except KernelOptError:
            continue
    return list(s.applied)


def _vector_score(
    r: UOp, found: list[Access], weight: dict[UOp, float], packable: AbstractSet[UOp] = frozenset()
) -> float | None:
    """Scalar memory operations avoided (positive) or caused (negative) per element by lanes along `r`."""
    score = 0.0
    touched = False
    for a in found:
        stride = a.stride(r)
        if stride == 0 and r not in a.strides:
            continue
        touched = True
        contiguous = stride == 1 or a.node in packable
        score += weight[a.node] * (1.0 if contiguous else 0.3 if stride == -1 else -1.0)
    return score if touched else None


def _packable(s: Scheduler, a: Access) -> bool:
    """Whether an input of a product is read again for many rows, so that it may be laid out as the inner
    loop wants it."""
    if a.is_store or len(s.reduces()) != 1 or s.reduces()[0].src[0].op is not Ops.MUL:
        return False
    rows = [r for r in loops_of(s, AxisType.LOOP) if r not in a.strides and r in s.reduces()[0].ranges]
    reduced = [int_size(size_of(r)) for r in loops_of(s, AxisType.REDUCE) if r in a.strides]
    panel = prod(reduced) * 2 * int(s.renderer.machine.vector_bytes)
    return (
        bool(reduced)
        and any(int_size(size_of(r)) >= PACK_ROWS for r in rows)
        and panel <= s.renderer.machine.l2 * 3 // 4
    )


def _vectorise(s: Scheduler) -> None:
    if any(t is AxisType.UPCAST for t in s.axis_types):
        return
    found = accesses(s.ast)
    packable = {a.node for a in found if _packable(s, a)}
    reduced = prod(int_size(size_of(r)) for r in loops_of(s, AxisType.REDUCE)) or 1
    weight = {a.node: (1.0 / reduced if a.is_store else 1.0) for a in found}
    best: tuple[float, int, UOp] | None = None
    for n, r in enumerate(loops_of(s, AxisType.LOOP, AxisType.REDUCE)):
        size = size_of(r)
        if not isinstance(size, int) or size < 2:
            continue
        if r.arg.axis_type is AxisType.REDUCE and packable:
            continue
        score = _vector_score(r, found, weight, packable)
        if score is None or score <= 0:
            continue
        if r.arg.axis_type is AxisType.REDUCE:
            score -= 0.05  # equal: lanes along the output need no combining
        if size < 4:
            score *= 0.3
        key = (score, n, r)
        if best is None or key[:2] > best[:2]:
            best = key
    if best is None or best[2].arg.axis_type is AxisType.REDUCE:
        return  # lanes come from _unroll_reductions
    _split_vector(s, best[2], OptOps.UPCAST, vectors=_vectors_per_tile(s, best[2], found))


def _vectorise_statements(s: Scheduler) -> None:
    vectorise_statements(s, _split_vector)


def _vectors_per_tile(s: Scheduler, r: UOp, found: list[Access]) -> tuple[int, ...]:
    """How many vectors of the axis to keep at once: more when a reduction streams rows, or reuses another
    input."""
    if not any(r in u.ranges for u in s.reduces()):
        return (1,)
    reused = any(not a.is_store and r not in a.strides for a in found)
    return (2, 1) if reused else column_vectors(s, r, vector_width(s))


def _split_vector(s: Scheduler, r: UOp, op: OptOps, vectors: tuple[int, ...]) -> None:
    """Split a tile of whole vectors off an axis; pad when nothing near a vector divides it."""
    width = vector_width(s)
    size = size_of(r)
    for n in vectors:
        if size % (n * width) == 0 and try_move(s, op, r, n * width):
            return
    if size <= 2 * width:
        try_move(s, op, r, size)
        return
    for part in (width // 2, width // 4):
        if part >= 4 and size % part == 0 and try_move(s, op, r, part):
            return
    if try_move(s, OptOps.PADTO, r, width):
        padded = next(x for x in s.ranges if x.arg.id == r.arg.id)
        try_move(s, op, padded, width)


def _unroll_reductions(s: Scheduler) -> None:
    """Reductions whose lanes are not along an output axis get them along their own contiguous axis."""
    for u in s.reduces():
        if STRICT_FLOAT and dtypes.is_float(u.dtype) and u.arg.op is not Ops.MAX:
            continue  # lanes would add in another order
        current = next((x for x in s.reduces() if x is u), None)
        if current is None:
            current = _same_reduce(s, u)
            if current is None:
                continue
        if any(r.arg.axis_type is AxisType.UPCAST for r in current.ranges):
            continue
        loops = [
            r for r in current.src[1:] if r.arg.axis_type is AxisType.REDUCE and isinstance(size_of(r), int)
        ]
        if not loops:
            continue
        found = [a for a in accesses(s.ast) if not a.is_store and any(r in a.strides for r in loops)]
        weight = dict.fromkeys((a.node for a in found), 1.0)
        scored = [
            (sc, n, r)
            for n, r in enumerate(loops)
            if (sc := _vector_score(r, found, weight)) is not None and sc > 0
        ]
        if scored:
            r = max(scored, key=lambda x: x[:2])[2]
            if size_of(r) >= 4:
                _split_vector(s, r, OptOps.UNROLL, (4, 2, 1))
        elif prod(size_of(r) for r in loops) <= 4:
            for r in loops:
                try_move(s, OptOps.UNROLL, r, 0)


def _same_reduce(s: Scheduler, u: UOp) -> UOp | None:
    """The reduction that `u` has become after other moves: the one over the same loop ids."""
    ids = {r.arg.id[0] for r in u.src[1:] if r.op is Ops.RANGE}
    return next(
        (x for x in s.reduces() if {r.arg.id[0] for r in x.src[1:] if r.op is Ops.RANGE} == ids), None
    )


def _tile_rows(s: Scheduler) -> None:
    """Rows that share an input of a reduction are computed together."""
    inner = [u for u in s.reduces() if not any(v.op is Ops.REDUCE for v in u.src[0].toposort())]
    if len(inner) != 1 or len(s.reduces()) != 1:
        return
    reduce = inner[0]
    loads = [a for a in accesses(s.ast) if not a.is_store]
    if len(loads) < 2:
        return
    lanes = [r for r in reduce.src[0].ranges if r.arg.axis_type in (AxisType.UPCAST, AxisType.UNROLL)]
    width = vector_width(s)
    used = max(prod(size_of(r) for r in lanes) // width, 1)
    horizontal = any(r.arg.axis_type is AxisType.UNROLL for r in lanes)
    if horizontal:
        used = 1  # lanes hold partial sums of one result
    wide = [a for a in loads if any(r in a.strides for r in lanes)]
    shared: set[UOp] = set()
    candidates = [
        r for r in reversed(loops_of(s, AxisType.LOOP)) if r in reduce.ranges and not _is_vector_tile(s, r)
    ]
    # first the rows that share the vectors, which are dearer to load than scalars
    candidates.sort(key=lambda r: all(r in a.strides for a in wide))
    for r in candidates:
        size = size_of(r)
        if not isinstance(size, int) or size < 2 or all(r in a.strides for a in loads):
            continue
        reads_again = {a.node for a in loads if r not in a.strides}
        if horizontal and reads_again <= shared:
            continue  # rows of the other operand use what is loaded better
        limit = min(ACCUMULATORS // used, 4 if horizontal else 8)
        rows = _rows(size, limit)
        if rows is None and size > 8 and limit >= 4 and try_move(s, OptOps.PADTO, r, 4):
            r, rows = next(x for x in s.ranges if x.arg.id == r.arg.id), 4
        if rows is not None and try_move(s, OptOps.UPCAST, r, rows):
            used *= rows
            shared |= reads_again
            if not horizontal or used * 2 > ACCUMULATORS:
                return


def _rows(size: int, limit: int) -> int | None:
    """The largest number of rows up to `limit` that divides `size`."""
    return next((n for n in range(limit, 1, -1) if size % n == 0), None)


def _pack(s: Scheduler) -> None:
    """A product's operand that all rows share goes into a panel, in the order the inner loop reads it."""
    if len(s.reduces()) != 1 or s.reduces()[0].src[0].op is not Ops.MUL:
        return
    reduce = s.reduces()[0]
    loops = loops_of(s, AxisType.LOOP)
    if any(r.arg.axis_type is AxisType.UNROLL for r in reduce.src[0].ranges):
        return  # lanes lie along the reduction: both operands are read as they are stored
    lane = _lane_axis(s)
    for n, operand in enumerate(reduce.src[0].src):
        lanes = [r for r in operand.ranges if r is lane]
        rows = [r for r in loops if r not in operand.ranges and r in reduce.ranges]
        tiled = [
            r
            for r in rows
            if r.arg.id[-1:] == (0,) and any(x.arg.id == r.arg.id[:-1] + (1,) for x in s.ranges)
        ]
        if not lanes or not tiled or prod(int_size(size_of(r)) for r in rows) * 4 < PACK_ROWS:
            continue
        panel = (
            prod(int_size(size_of(r)) for r in operand.ranges if r in lanes or r in reduce.src[1:])
            * operand.dtype.itemsize
        )
        if panel > s.renderer.machine.l2:
            continue
        row = tiled[-1]
        innermost = loops[-1]
        if row is not innermost and not _try_swap(s, row, innermost):
            continue
        row = next(r for r in s.ranges if r.arg.id == innermost.arg.id) if row is not innermost else row
        try_move(s, OptOps.CACHE, row, n)
        return


def _lane_axis(s: Scheduler) -> UOp | None:
    """The tile axis whose elements become the lanes of a vector: contiguous in the result, else the
    longest."""
    tiles = loops_of(s, AxisType.UPCAST)
    stores = [a for a in accesses(s.ast) if a.is_store and a.node.src[0].op is Ops.PARAM]
    contiguous = [r for r in tiles if any(a.stride(r) == 1 for a in stores)]
    return max(contiguous or tiles, key=size_of, default=None)


def _try_swap(s: Scheduler, a: UOp, b: UOp) -> bool:
    ranges = s.ranges
    try:
        s.apply_opt(Opt(OptOps.SWAP, ranges.index(a), ranges.index(b)))
    except KernelOptError:
        return False
    return True


def _share_among_threads(s: Scheduler) -> None:
    """One output axis becomes the thread axis; the column strips of a tiled reduction go outermost, so that
    a strip of
    the streamed input stays in cache while all rows pass over it."""
    loops = [r for r in loops_of(s, AxisType.LOOP) if isinstance(size_of(r), int) and size_of(r) > 1]
    common = None
    for end in s.ast.src:
        closed = set(end.src[1:]) if end.op is Ops.END else set()
        common = closed if common is None else common & closed
    # outside a loop that a reduction does not depend on, the reduction would be repeated
    loops = [r for r in loops if common and r in common and all(r in u.ranges for u in s.reduces())]
    in_order = [r for f in find_scans(s.ast) for r in f.axes]  # rounds that follow one another
    loops = [r for r in loops if r not in in_order]
    # and outside a loop that shares a panel, the panel would be filled again
    panels = [u for u in s.ast.toposort() if u.op is Ops.AFTER and u.base.op is Ops.BUFFER]
    loops = [r for r in loops if all(r in p.ranges for p in panels)] or loops
    if not loops or work_of(s.ast) < PARALLEL_OPS:
        return
    cores = max(s.renderer.machine.cores, 2)
    strips = [r for r in loops if _is_strip(s, r) and size_of(r) >= cores]
    if strips and (len(loops) <= 2 or size_of(loops[0]) < cores):
        chosen = strips[0]
    else:
        chosen = next((r for r in loops if size_of(r) >= 4 * cores), max(loops, key=size_of))
    try_move(s, OptOps.THREAD, chosen, 0)


def _is_strip(s: Scheduler, r: UOp) -> bool:
    """Whether `r` counts tiles of the vector axis of a reduction."""
    tiles = {x.arg.id[:-1] for x in s.ranges if x.arg.axis_type is AxisType.UPCAST and x.arg.id[-1:] == (1,)}
    return bool(s.reduces()) and r.arg.id[:-1] in tiles and r.arg.id[-1:] == (0,) and _is_vector_tile(s, r)


def _is_vector_tile(s: Scheduler, r: UOp) -> bool:
    inner = next((x for x in s.ranges if x.arg.id == r.arg.id[:-1] + (1,)), None)
    return inner is not None and inner is _lane_axis(s)
