"""What becomes of a row in local memory when rows are computed side by side in a tile?

A scheduled kernel may keep a row (a panel: BUFFER in local memory, STORE, AFTER) for each turn of its outer
loops. Moves that make a tile of such a loop leave the panel as it is; here every turn in the tile gets a
place of its own, innermost, so that lanes along the tile are neighbours in the panel.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

from tg_uop import AddrSpace, AxisType, Ops, UOp

TILE = frozenset({AxisType.UPCAST, AxisType.UNROLL})


@dataclass(frozen=True)
class _Widened:
    """A panel with places for each element of the tile; `outer` are the loops it lies in."""

    buffer: UOp
    tile: tuple[UOp, ...]
    outer: tuple[UOp, ...]

    def place(self, index: UOp) -> UOp:
        for r in self.tile:
            index = index * _size(r) + r
        return index


def _size(r: UOp) -> Any:
    return r.src[0].arg.value


def widen_panels(ast: UOp) -> UOp:
    """The kernel with every panel as wide as the tiles of what is kept in it."""
    nodes = ast.toposort()
    memories = {
        u
        for u in nodes
        if u.op is Ops.AFTER and u.src[0].op is Ops.BUFFER and u.src[0].arg.addrspace is AddrSpace.LOCAL
    }
    widened: dict[UOp, _Widened] = {}
    for u in nodes:
        if u.op is Ops.END and u.src[0].op is Ops.STORE and u.src[0].src[0].src[0] in memories:
            memory, value = u.src[0].src[0].src[0], u.src[0].src[1]
            kept = [r for r in value.ranges if r not in u.src[1:]]
            tile = tuple(sorted((r for r in kept if r.arg.axis_type in TILE), key=lambda r: r.arg.id))
            if tile:
                arg = memory.src[0].arg
                size = arg.size * prod(_size(r) for r in tile)
                outer = tuple(sorted((r for r in kept if r not in tile), key=lambda r: r.arg.id))
                widened[memory] = _Widened(UOp(Ops.BUFFER, (), arg._replace(size=size)), tile, outer)
    if not widened:
        return ast
    done: dict[UOp, UOp] = {}
    for u in nodes:
        if u in widened:
            done[u] = widened[u].buffer.after(*widened[u].outer)
            continue
        src = tuple([done[s] for s in u.src])
        if u.op is Ops.INDEX and (panel := widened.get(_memory(u.src[0]))) is not None:
            src = (src[0], panel.place(src[1]))
        done[u] = u if src == u.src else u.replace(src=src)
    return done[ast]


def _memory(u: UOp) -> UOp:
    while u.op is Ops.AFTER and u.src[0].op is Ops.AFTER:
        u = u.src[0]
    return u
