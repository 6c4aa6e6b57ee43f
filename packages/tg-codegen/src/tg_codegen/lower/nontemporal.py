"""Which stores pass the caches by? Those of whole cache lines, in kernels that touch more memory than the
last cache keeps.

A plain store first reads the line it writes; a non-temporal one does not, and evicts nothing that is read
again. It pays only if a line is written whole at once, or by the next round of the innermost loop. A store
marked here lies a multiple of its size from the start of its parameter; renderers look at the parameter's own
alignment, and at the end of the kernel wait for what is still on its way.
"""

from __future__ import annotations

from collections import defaultdict
from math import prod
from typing import Any

from tg_codegen.opt.scheduler import axis_order, size_of
from tg_uop import Ops, UOp, dtypes
from tg_uop.symbolic import linear_form

LINE = 64  # bytes of a cache line
NARROWEST = 16  # bytes of the shortest store there is an instruction for
STREAMS = 8  # lines that may be written piece by piece at a time
PART = 8  # a result below this part of what a kernel touches is not worth it


def nontemporal(sink: UOp, renderer: Any) -> UOp:
    """The kernel with its streaming stores marked; the same kernel if what it touches fits the cache."""
    order = sink.toposort()
    touched = _bytes_touched(order)
    total = sum(touched.values())
    if total <= renderer.machine.l3 // 2:
        return sink
    read = {u.src[0].src[0].base for u in order if u.op is Ops.LOAD}
    groups: dict[tuple[Any, ...], dict[int, UOp]] = defaultdict(dict)
    unfit: set[UOp] = set()
    for u in order:
        if u.op is not Ops.STORE:
            continue
        memory = u.src[0].src[0].base
        if memory.op is not Ops.PARAM or memory in read or touched[memory] * PART < total:
            continue
        size = prod(u.src[1].shape)
        terms, constant = linear_form(u.src[0].src[1])
        factors = (*terms.values(), constant)
        if (
            len(u.src) > 2
            or u.arg is not None
            or memory.dtype is dtypes.bool
            or size * memory.dtype.itemsize < NARROWEST
            or any(c % size for c in factors)
        ):
            unfit.add(memory)
        else:
            groups[memory, size, frozenset(terms.items()), frozenset(u.ranges)][constant] = u
    marked = {}
    for (memory, size, terms, ranges), stores in groups.items():
        item = memory.dtype.itemsize
        if memory not in unfit and _whole_lines(item, size, dict(terms), ranges, set(stores)):
            marked.update({u: u.replace(arg="nontemporal") for u in stores.values()})
    return sink.substitute(marked) if marked else sink


def _bytes_touched(order: Any) -> dict[UOp, int]:
    """Bytes of each parameter that are read or written, at most."""
    found: dict[UOp, int] = defaultdict(int)
    for u in order:
        if u.op not in (Ops.LOAD, Ops.STORE) or u.src[0].src[0].base.op is not Ops.PARAM:
            continue
        memory = u.src[0].src[0].base
        elements = _product(size_of(r) for r in u.src[0].ranges) * (u.src[0].arg or 1)
        item, whole = memory.dtype.itemsize, _product(memory.shape)
        found[memory] = min(found[memory] + elements * item, whole * item)
    return found


def _product(sizes: Any) -> int:
    return prod(n if isinstance(n, int) else n.vmax for n in sizes)


def _whole_lines(itemsize: int, size: int, terms: dict[UOp, int], ranges: Any, starts: set[int]) -> bool:
    """Whether vectors of `size` elements from `starts` on (beside `terms`) fill lines, by themselves or with
    the next round of the innermost loop."""
    line = LINE // itemsize
    if size >= line:
        return True
    if all(c % line == 0 for c in terms.values()):
        if all({s // line * line + n for n in range(0, line, size)} <= starts for s in starts):
            return True
    innermost = max(ranges, key=axis_order, default=None)
    step = terms.get(innermost, 0) if innermost is not None else 0
    if step <= 0 or step % size or step > line * 4:
        return False
    streams = {s for s in starts if s - size not in starts}
    return len(streams) <= STREAMS and all({s + n for n in range(0, step, size)} <= starts for s in streams)
