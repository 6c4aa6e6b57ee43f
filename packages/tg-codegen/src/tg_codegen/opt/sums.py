"""CACHE on a reduction axis, with a number: how are sums kept in a panel while blocks are added to them?

Where the rows of a large matrix are summed, a sum in registers walks down a narrow strip of columns, and
takes little of every page. With a panel of sums, a block of rows is added to all of them, then the next
block: memory is read along rows.
"""

from __future__ import annotations

from math import prod

from tg_codegen.opt.scheduler import MAX_PANEL, TILE, KernelOptError, Scheduler, axis_order, position, size_of
from tg_uop import AddrSpace, AxisType, BufferArg, Ops, OptOps, UOp


def keep_sums(s: Scheduler, r: UOp, block: int) -> dict[UOp, UOp]:
    """What becomes what when the sums over `r` are kept in a panel, `block` elements being added at a time.

    KernelOptError unless `r` is the only axis of the only sum, `block` divides it, and no axis is a tile yet.
    """
    sums = [u for u in s.reduces() if r in u.src[1:]]
    if len(sums) != 1 or sums[0].src[1:] != (r,) or sums[0].arg.op is not Ops.ADD:
        raise KernelOptError(f"CACHE: axis {r.arg.id} is not the only axis of one sum")
    (total,) = sums
    n = size_of(r)
    if not isinstance(n, int) or block < 1 or n % block or n == block:
        raise KernelOptError(
            f"CACHE: blocks of {block} do not divide axis {r.arg.id} of size {n} into several"
        )
    inside = sorted((x for x in total.ranges if x.arg.axis_type is AxisType.LOOP), key=axis_order)
    outer = sorted((x for x in total.ranges if x not in inside), key=axis_order)
    if not inside or any(x.arg.axis_type in TILE for x in outer) or any(v is not total for v in s.reduces()):
        raise KernelOptError(
            f"CACHE: sums over {r.arg.id} need an output loop, no tile and no other reduction"
        )
    if any(not isinstance(size_of(x), int) for x in inside):
        raise KernelOptError("CACHE: a panel of sums has a constant size")
    size = prod(size_of(x) for x in inside)
    if size * total.dtype.itemsize > MAX_PANEL:
        raise KernelOptError(f"CACHE: a panel of {size * total.dtype.itemsize} bytes; at most {MAX_PANEL}")
    number = sum(o.op is OptOps.CACHE for o in s.applied)
    panel = UOp(Ops.BUFFER, (), BufferArg((number,), size, total.dtype, None, AddrSpace.LOCAL)).after(*outer)
    base = 1 + max(x.arg.id[0] for x in s.ranges)
    count = len(inside)
    first = {x: UOp.range(size_of(x), (base + k,), AxisType.LOOP) for k, x in enumerate(inside)}
    blocks = UOp.range(n // block, (base + count,), AxisType.LOOP)
    again = {x: UOp.range(size_of(x), (base + count + 1 + k,), AxisType.LOOP) for k, x in enumerate(inside)}
    part = UOp.range(block, (base + 2 * count + 1,), AxisType.REDUCE)
    zero = UOp.const(total.dtype, 0)
    cleared = panel.index(_at(list(first.values()))).store(zero).end(*first.values())
    place = panel.after(cleared, blocks).index(_at(list(again.values())))
    added = total.src[0].substitute({r: blocks * block + part} | again).reduce(part, arg=Ops.ADD)
    summed = place.store(place + added).end(blocks, *again.values())
    return {total: panel.after(summed).index(_at(inside))}


def _at(ranges: list[UOp]) -> UOp:
    return position(ranges, size_of(ranges[-1]))
