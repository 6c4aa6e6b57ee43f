"""How many elements does an op compute in a graph? A tile of shape (8, 16) counts 128."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp, toposort

COUNT_NODES = frozenset({Ops.RANGE, Ops.SINK, Ops.CALL}) | GroupOp.Storage
"""Ops counted once for each node (docs/ir.md)."""


def count_elements(graph: UOp | Iterable[UOp], op: Ops | Iterable[Ops]) -> int:
    """The sum of element counts over nodes of `op` (one or several) below `graph` (a root, or the uops of a
    program).

    RANGE, SINK, CALL and buffers count one each; a STORE counts the elements stored; other void ops one.
    ValueError when a node counted has a symbolic shape.
    """
    ops = frozenset({op}) if isinstance(op, Ops) else frozenset(op)
    total = 0
    for u in toposort((graph,) if isinstance(graph, UOp) else graph):
        if u.op not in ops:
            continue
        shape = u.src[0].shape if u.op in (Ops.STORE, Ops.ATOMIC_ADD) else u.shape
        if u.op in COUNT_NODES:
            total += 1
        elif all(type(d) is int for d in shape):
            total += prod(shape)
        else:
            raise ValueError(f"cannot count the elements of a symbolic shape {shape}: {u!r}")
    return total


__all__ = ["COUNT_NODES", "count_elements"]
