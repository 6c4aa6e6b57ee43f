"""Which tile, panels and threads suit a sum of products? Every tile is scored by its cycles per useful
multiply-add, the best is made with moves.

A product's operands are told apart by the output axes they have. One of them lies in vectors (its *lanes*
are an output axis that the other does not have), the other is read element by element and spread over the
lanes. A tile is `rows` elements of the one times some vectors of the other, kept in registers over the whole
reduction: the result is written once, and what follows the sum is computed in registers. The operand in
vectors goes into a panel when enough rows share it: filled once per strip of columns, in the order of use.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from tg_codegen.opt.access import PARALLEL_OPS, Access, accesses, int_size, loops_of, vector_width, work_of
from tg_codegen.opt.scheduler import MAX_PANEL, Scheduler, axis_order, size_of
from tg_uop import AxisType, Ops, Opt, OptOps, UOp
from tg_uop.symbolic import split_valid

LATENCY = 4.0  # cycles until a multiply-add may use the result of another
LOOP = 0.35  # cycles of a round of the inner loop that its multiply-adds do not hide
PACK_ROWS = 12  # rows that must share a panel before filling it pays
GATHERED = 1.3  # cycles to bring one element to its place in a panel, where lanes are apart in memory
COPIED = 2.0  # cycles to copy one vector into a panel
CHOSEN = 1.5  # cycles that choosing the address of one element under a gate takes
WRITTEN = 2.0  # cycles to write one vector of the result
MASKED = 10.0  # and where a mask says which lanes
GATED = 0.7  # cycles that a masked load takes beyond a plain one
MISSED = 4.0  # cycles until one vector has come from beyond the second cache
MAX_ROWS = 8
MAX_STRIPS = 8
PARTS = 4  # parts of the columns that threads take, at least
FAR = 2048  # bytes between rows from which a strip of columns takes little of every page


class Product(NamedTuple):
    """A sum of products: which operand lies in vectors, the accesses of both, the output axes by operand."""

    number: int
    vectors: list[Access]
    scalars: list[Access]
    stores: list[Access]
    columns: list[UOp]  # output axes that only the operand in vectors has
    rows: list[UOp]  # output axes that only the other has
    batch: list[UOp]  # output axes of both
    reduced: list[UOp]


class Tile(NamedTuple):
    """A register tile, and its estimated cycles per useful multiply-add of one lane."""

    cost: float
    product: Product
    lane: UOp
    lanes: int
    second: UOp | None  # another column axis of the tile
    seconds: int
    row: UOp
    rows: int
    packed: bool


def product_moves(s: Scheduler) -> bool:
    """Make the moves for a sum of products; False (and no move) for other kernels."""
    found = list(products_of(s))
    if any(_block_sums(s, p) for p in found):
        return True
    tiles = [t for p in found for t in tiles_of(s, p)]
    if not tiles:
        return False
    best = min(tiles, key=lambda t: t.cost)
    make(s, best)
    return True


def products_of(s: Scheduler) -> Iterator[Product]:
    """The kernel as a sum of products, with one operand or the other in vectors."""
    reduce = _main_product(s)
    if reduce is None:
        return
    reduced = [r for r in reduce.src[1:] if r.op is Ops.RANGE]
    loops = loops_of(s, AxisType.LOOP)
    if len(s.ast.src) != 1 or any(not isinstance(size_of(r), int) for r in s.ranges):
        return
    if not reduced or set(loops) != set(reduce.ranges) or reduce.src[0].src[0] is reduce.src[0].src[1]:
        return
    found = accesses(s.ast)
    stores = [a for a in found if a.is_store]
    for number in (0, 1):
        one, other = reduce.src[0].src[number], reduce.src[0].src[1 - number]
        inside, beside = set(one.toposort()), set(other.toposort())
        yield Product(
            number,
            [a for a in found if a.node in inside],
            [a for a in found if a.node in beside],
            stores,
            [r for r in loops if r in one.ranges and r not in other.ranges],
            [r for r in loops if r in other.ranges and r not in one.ranges],
            [r for r in loops if r in one.ranges and r in other.ranges],
            reduced,
        )


def _main_product(s: Scheduler) -> UOp | None:
    """The sum of products with the most work. Other reductions may stand beside it (they follow its tile),
    not around it or inside.
    """
    reduces = s.reduces()
    products = [u for u in reduces if u.src[0].op is Ops.MUL and u.arg.op is Ops.ADD]
    main = max(products, key=lambda u: prod(int_size(size_of(r)) for r in u.src[0].ranges), default=None)
    if main is None:
        return None
    beside = (u for u in reduces if u is not main)
    if any(main in u.src[0].toposort() or u in main.src[0].toposort() for u in beside):
        return None
    return main


def tiles_of(s: Scheduler, p: Product) -> Iterator[Tile]:
    """All tiles that fit the registers."""
    width = vector_width(s)
    registers = s.renderer.machine.vector_registers
    depth = prod(int_size(size_of(r)) for r in p.reduced)
    sharing = prod(int_size(size_of(r)) for r in p.rows)
    if width < 2 or not p.vectors or not p.scalars or not p.rows:
        return
    for lane in p.columns:
        n = int_size(size_of(lane))
        contiguous = all(a.stride(lane) == 1 for a in p.vectors if lane in a.strides)
        stored = all(a.stride(lane) == 1 for a in p.stores)
        if n < 4 or not (stored or depth >= 64) or not (contiguous or sharing >= PACK_ROWS):
            continue
        far = prod(int_size(size_of(r)) for r in (*p.columns, *p.reduced)) * 4 > s.renderer.machine.l2
        missed = MISSED if far else 0.0
        gated = CHOSEN if any(split_valid(a.node.src[1])[0] is not None for a in p.scalars) else 0.0
        others: list[UOp | None] = [None, *(r for r in p.columns if r is not lane)]
        for lanes in _lane_counts(n, width):
            padded = -(-n // lanes) * lanes
            each = _vectors(lanes, width)
            for second in others:
                for seconds in (1,) if second is None else _divisors(int_size(size_of(second)), 4):
                    vectors = each * seconds
                    element = lanes * seconds * s.renderer.machine.vector_bytes // width
                    for row in p.rows:
                        if not stored and any(a.stride(row) == 1 for a in p.stores):
                            continue  # then the lanes would lie along the rows
                        size = int_size(size_of(row))
                        for rows in range(1, min(size, MAX_ROWS) + 1):
                            if (rows + 1) * vectors + 1 > registers:
                                break
                            strip = depth * element
                            packed = sharing >= PACK_ROWS and strip <= min(
                                s.renderer.machine.l2 * 3 // 4, MAX_PANEL
                            )
                            if not packed and (not contiguous or second is not None):
                                continue
                            waste = (padded / n) * (-(-size // rows) * rows / size)
                            fused = rows * vectors
                            cycles = max(fused / 2, (rows + vectors) / 2, LATENCY) + LOOP + rows * gated
                            written = WRITTEN if stored else width * 2.0
                            cycles += fused * (MASKED if padded != n else written) / depth
                            if not packed:
                                cycles += vectors * (GATED * (padded != n) + missed * (size > rows))
                            filling = 0.0
                            if packed:
                                gather = contiguous and lanes >= 4
                                one = (COPIED if gather else GATHERED * width) + missed
                                filling = (one + (GATED if padded != n else 0)) * vectors / sharing
                            useful = n / padded * lanes * seconds * rows
                            cost = (cycles * (-(-size // rows) * rows / size) + filling * rows) / useful
                            yield Tile(
                                cost * (1 + 0.001 * waste), p, lane, lanes, second, seconds, row, rows, packed
                            )


def _lane_counts(n: int, width: int) -> list[int]:
    counts = [width * k for k in (1, 2, 3, 4, 6) if width * k < n + width]
    return [*counts, n] if n <= 4 * width and n not in counts else counts


def _vectors(lanes: int, width: int) -> int:
    """Vectors that `lanes` elements take: whole ones, then halves of what is left."""
    return lanes // width + (lanes % width).bit_count()


def _divisors(n: int, most: int) -> list[int]:
    return [k for k in range(1, most + 1) if n % k == 0]


def make(s: Scheduler, t: Tile) -> None:
    """The moves of a tile: split the axes, put them in order, fill panels, share among threads."""
    p = t.product
    _split(s, t.lane, t.lanes, gated=True)
    if t.second is not None:
        _split(s, t.second, t.seconds, gated=True)
    shared = [r for r in (_left(s, x) for x in (*p.batch, *p.columns)) if r is not None and size_of(r) != 1]
    parts = (
        1 if shared else max(s.renderer.machine.cores, 2)
    )  # else threads share the rows: they come out even
    _split(s, t.row, t.rows, gated=False, parts=parts if size_of(t.row) >= 16 * t.rows * parts else 1)
    strips = _strips(s, t)
    if strips > 1:
        loop = _left(s, t.lane)
        assert loop is not None
        s.apply_opt(Opt(OptOps.SPLIT, s.ranges.index(loop), strips))
    outer = [r for r in (_left(s, x) for x in (*p.batch, *p.columns)) if r is not None]
    inner = [r for r in (_left(s, x) for x in p.rows) if r is not None]
    within = [x for x in loops_of(s, AxisType.LOOP) if x not in outer and x not in inner]
    _arrange(s, [*outer, *inner, *within])
    loops = loops_of(s, AxisType.LOOP)
    if t.packed and inner:
        s.apply_opt(Opt(OptOps.CACHE, s.ranges.index(loops[len(outer)]), p.number))
    if within:
        s.apply_opt(Opt(OptOps.CACHE, s.ranges.index(loops[len(outer) + len(inner)]), 1 - p.number))
    first_row = len(outer) if t.packed else len(outer) + len(inner)
    _share(s, loops[: len(outer) + len(inner)], first_row)


def _strips(s: Scheduler, t: Tile) -> int:
    """How many strips of columns share rows that are copied into a panel; 1: the rows stay where they are.

    They are copied where the reduction steps over them, as in a transposed matrix: every element would lie in
    another line of the cache.
    """
    last = t.product.reduced[-1]
    loop = _left(s, t.lane)
    apart = all(a.stride(last) not in (0, 1) for a in t.product.scalars if last in a.strides)
    if not t.packed or loop is None or not apart or int_size(size_of(last)) < MAX_ROWS:
        return 1
    depth = prod(int_size(size_of(r)) for r in t.product.reduced)
    strip = depth * t.lanes * t.seconds * 4
    most = min(s.renderer.machine.l2 // 2 // strip, MAX_STRIPS)
    return max((k for k in range(2, most + 1) if int_size(size_of(loop)) % k == 0), default=1)


def _block_sums(s: Scheduler, p: Product) -> bool:
    """Few rows by a large matrix: blocks of its rows are added to a panel of sums, so that it is read along
    rows. False, and no move, if the product is not of this kind."""
    width, machine = vector_width(s), s.renderer.machine
    rows = prod(int_size(size_of(r)) for r in p.rows)
    if len(s.reduces()) != 1:
        return False
    if p.batch or len(p.columns) != 1 or len(p.reduced) != 1 or len(p.vectors) != 1 or rows >= PACK_ROWS:
        return False
    (lane,), (reduced,), (matrix,) = p.columns, p.reduced, p.vectors
    item = matrix.node.dtype.itemsize
    step = matrix.stride(reduced)
    n, depth = int_size(size_of(lane)), int_size(size_of(reduced))
    along = matrix.stride(lane) == 1 and all(a.stride(lane) == 1 for a in p.stores)
    if not along or step is None or step * item < FAR or n * depth * item < 4 * machine.l2:
        return False
    lanes = (2 if rows <= 4 else 1) * width
    padded = n + -n % (PARTS * lanes)
    block = next((k for k in (8, 6, 7, 5, 4, 3) if depth % k == 0), 0)
    fits = [
        k
        for k in range(PARTS, padded // lanes + 1)
        if padded % (k * lanes) == 0 and padded // k * rows * item <= machine.l2 // 4
    ]
    if not block or not fits:
        return False
    if n != padded:
        s.apply_opt(Opt(OptOps.PADTO, s.ranges.index(lane), PARTS * lanes))
        lane = next(x for x in s.ranges if x.arg.id == lane.arg.id)
    parts = fits[0]
    s.apply_opt(Opt(OptOps.THREAD, s.ranges.index(lane), parts))
    before = set(s.ranges)
    s.apply_opt(
        Opt(OptOps.CACHE, next(k for k, r in enumerate(s.ranges) if r.arg.id == reduced.arg.id), block)
    )
    made = sorted(
        (r for r in s.ranges if r not in before and r.arg.axis_type is AxisType.LOOP), key=axis_order
    )
    count = len(p.rows) + 1  # loops that clear the panel, that of blocks, and those that add
    adding = made[count + 1 :]
    column = next(k for k, r in enumerate(sorted((*p.rows, lane), key=axis_order)) if r is lane)
    for r in adding:
        if r is not adding[column]:
            s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(r), 0))
    s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(adding[column]), lanes))
    s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(made[column]), lanes))
    rest = next(r for r in s.ranges if r.arg.id == lane.arg.id + (1,))
    s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(rest), lanes))
    s.apply_opt(Opt(OptOps.UNROLL, 0, 0))
    return True


def _split(s: Scheduler, r: UOp, size: int, gated: bool, parts: int = 1) -> UOp | None:
    """Split a tile off an axis, padded where it (or a number of parts of whole tiles) does not divide."""
    if size <= 1:
        return r
    n = size_of(r)
    multiple = size * parts
    if n % multiple:
        s.apply_opt(Opt(OptOps.PADTO, s.ranges.index(r), multiple if gated else (multiple, 1)))
        r = next(x for x in s.ranges if x.arg.id == r.arg.id)
    s.apply_opt(Opt(OptOps.UPCAST, s.ranges.index(r), size))
    return r


def _left(s: Scheduler, r: UOp) -> UOp | None:
    """The loop that is left of an axis."""
    ids = (r.arg.id, r.arg.id + (0,), r.arg.id + (0, 0))
    return next((x for x in loops_of(s, AxisType.LOOP) if x.arg.id in ids), None)


def _arrange(s: Scheduler, order: list[UOp]) -> None:
    """Swap loops until they nest as in `order`."""
    current = sorted(order, key=axis_order)
    slots = [r.arg.id for r in current]
    wanted = [r.arg.id for r in order]
    have = list(slots)
    for n, want in enumerate(wanted):
        at = have.index(want)
        if at == n:
            continue
        a, b = (next(x for x in loops_of(s, AxisType.LOOP) if x.arg.id == slots[k]) for k in (n, at))
        s.apply_opt(Opt(OptOps.SWAP, s.ranges.index(a), s.ranges.index(b)))
        have[n], have[at] = have[at], have[n]


def _share(s: Scheduler, loops: list[UOp], first_row: int) -> None:
    """Threads along the outermost loop with rounds for all; where none has, along parts of the rows."""
    if work_of(s.ast) < PARALLEL_OPS:
        return
    cores = max(s.renderer.machine.cores, 2)
    current = loops_of(s, AxisType.LOOP)[: len(loops)]
    outer, rows = current[:first_row], current[first_row:]
    for least in (4 * cores, 2):
        for r in outer:
            n = int_size(size_of(r))
            if n >= least or (n > 1 and n % cores == 0):
                s.apply_opt(Opt(OptOps.THREAD, s.ranges.index(r), 0))
                return
        for r in rows:
            parts = [k for k in range(least, 8 * cores + 1) if int_size(size_of(r)) % k == 0]
            if parts:
                even = [k for k in parts if k % cores == 0]
                s.apply_opt(Opt(OptOps.THREAD, s.ranges.index(r), min(even or parts)))
                return


__all__ = ["Product", "Tile", "make", "product_moves", "products_of", "tiles_of"]
