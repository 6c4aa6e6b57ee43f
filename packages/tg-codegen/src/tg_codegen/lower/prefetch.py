"""Which loads does the processor not see coming? Those that step over pages; they are asked for rounds ahead.

Hardware prefetchers follow a stream within a page of memory. A loop that reads a few lines of every row of a
large matrix takes each from memory only when it needs it, unless it asks for the lines of a later row now.
Asking for memory beyond the end of a buffer does nothing.
"""

from __future__ import annotations

from math import prod
from typing import Any

from tg_codegen.opt.scheduler import axis_order, size_of
from tg_uop import Ops, UOp
from tg_uop.symbolic import linear_form

LINE = 64  # bytes of a cache line
STEP = 2048  # bytes from which a step between rounds leaves what prefetchers follow
AHEAD = 32  # lines in flight at a time
ROUNDS = 16  # at most so many rounds ahead


def prefetch(sink: UOp, renderer: Any) -> UOp:
    """The kernel with a PREFETCH for each line that an innermost loop reads with large steps."""
    if not renderer.machine.vector_bytes:
        return sink
    order = sink.toposort()
    inner = {u: max(u.src[1:], key=axis_order) for u in order if u.op is Ops.END}
    loads: dict[UOp, list[UOp]] = {}
    for u in order:
        if u.op is Ops.LOAD and u.src[0].src[0].op is Ops.PARAM and u.ranges:
            loads.setdefault(max(u.ranges, key=axis_order), []).append(u)
    mapping = {}
    for end, r in inner.items():
        lines = _lines(loads.get(r, ()), r, renderer)
        if lines:
            mapping[end] = end.replace(src=(UOp.group(end.src[0], *lines), *end.src[1:]))
    return sink.substitute(mapping) if mapping else sink


def _lines(loads: Any, r: UOp, renderer: Any) -> list[UOp]:
    rounds = size_of(r)
    if not isinstance(rounds, int) or rounds < ROUNDS:
        return []
    places: dict[tuple[Any, ...], UOp] = {}
    steps: dict[tuple[Any, ...], int] = {}
    for u in loads:
        memory, index = u.src[0].src
        item = memory.dtype.itemsize
        terms, constant = linear_form(index)
        step = terms.get(r, 0)
        far = abs(step) * item >= STEP and prod(memory.shape) * item > renderer.machine.l2
        if not far or any(r in t.ranges for t in terms if t is not r):
            continue
        key = (memory, frozenset(terms.items()), constant * item // LINE)
        places.setdefault(key, u.src[0])
        steps[key] = step
    ahead = min(max(AHEAD // max(len(places), 1), 2), ROUNDS)
    return [
        UOp(Ops.PREFETCH, (UOp(Ops.INDEX, (p.src[0], p.src[1] + steps[k] * ahead)),))
        for k, p in places.items()
    ]


__all__ = ["prefetch"]
