"""In which order may calls run? Readers wait for the writer of the version they read, writers for earlier
readers."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import NamedTuple

from tg_uop import UOp


class Step(NamedTuple):
    """One call to be: the node it computes, its template, and what must run before it (nodes with a step of
    their own)."""

    node: UOp
    call: UOp
    after: frozenset[UOp]


class OrderError(ValueError):
    """No order satisfies the reads and writes; `stuck` are the nodes that wait for one another."""

    def __init__(self, stuck: list[UOp]) -> None:
        super().__init__(
            "reads and writes of one buffer wait for one another: " + ", ".join(u.op.name for u in stuck)
        )
        self.stuck = stuck


def order_steps(steps: Iterable[Step]) -> list[Step]:
    """The steps in dependency order; ties keep the given order. OrderError when there is a cycle."""
    pending = list(steps)
    number = {s.node: n for n, s in enumerate(pending)}
    waiting = [0] * len(pending)
    users: list[list[int]] = [[] for _ in pending]
    for n, s in enumerate(pending):
        for dep in s.after:
            m = number.get(dep)
            if m is not None and m != n:
                users[m].append(n)
                waiting[n] += 1
    ready = [n for n, count in enumerate(waiting) if count == 0]
    heapq.heapify(ready)
    out: list[Step] = []
    while ready:
        n = heapq.heappop(ready)
        out.append(pending[n])
        for m in users[n]:
            waiting[m] -= 1
            if waiting[m] == 0:
                heapq.heappush(ready, m)
    if len(out) != len(pending):
        done = {s.node for s in out}
        raise OrderError([s.node for s in pending if s.node not in done])
    return out
