"""On which loops does a value depend: the RANGEs at or below it that nothing below it closes?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tg_uop.ops import Ops

if TYPE_CHECKING:
    from tg_uop.uop import UOp

_NO_RANGES: dict[UOp, None] = {}


def _ranges_of(u: UOp) -> dict[UOp, None]:
    if u.op is Ops.RANGE:
        out = dict(u.src[0].ranges)
        out[u] = None
        return out
    closed = _closed_ranges(u)
    merged: dict[UOp, None] | None = None
    first: dict[UOp, None] = _NO_RANGES
    for s in u.src:
        r = s._cache["ranges"]  # type: ignore[index]
        if not r or r is first:
            continue
        if merged is None and first is _NO_RANGES:
            first = r
        else:
            if merged is None:
                merged = dict(first)
            merged.update(r)
    out = first if merged is None else merged
    if closed:
        out = {r: None for r in out if r not in closed}
    return out


def _closed_ranges(u: UOp) -> tuple[UOp, ...]:
    if u.op in (Ops.REDUCE, Ops.END, Ops.STAGE):
        return tuple(s for s in u.src[1:] if s.op is Ops.RANGE)
    if u.op is Ops.AFTER:  # the deps' own ranges are closed by their ENDs; a RANGE as dep opens it
        return ()
    return ()


RANGES: dict[Ops, Callable[[Any], Any]] = dict.fromkeys(Ops, _ranges_of)
