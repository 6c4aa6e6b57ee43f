"""In which order do instructions run? Every value is computed in the outermost loop it can be, loops nest by
their ENDs.

A loop's *block* is what runs inside it. A value belongs to the block of the innermost range it depends on; a
loop belongs to the block of
the innermost range its END leaves open. Within a block values and loops are sorted by their dependencies,
stores last.
"""

from __future__ import annotations

import heapq

from tg_codegen.opt.scheduler import axis_order
from tg_uop import Ops, UOp

Block = UOp | None  # a RANGE, or None for the whole kernel

NOT_EMITTED = frozenset({Ops.SINK})


def linearize(sink: UOp) -> list[UOp]:
    """The instructions of a kernel whose tiles are resolved. ValueError when loops cannot nest."""
    return _Linearizer(one_range_per_end(sink)).run()


def one_range_per_end(sink: UOp) -> UOp:
    """END(x, r1, r2) as END(END(x, r2), r1): each END closes the innermost loop still open."""
    done: dict[UOp, UOp] = {}
    for u in sink.toposort():
        src = tuple([done[s] for s in u.src])
        if u.op is Ops.END and len(src) > 2:
            new = src[0]
            for r in sorted(src[1:], key=axis_order, reverse=True):
                new = UOp(Ops.END, (new, r))
        else:
            new = u if src == u.src else u.replace(src=src)
        done[u] = new
    return done[sink]


class _Linearizer:
    def __init__(self, sink: UOp) -> None:
        self.order = sink.toposort()
        self.number = {u: n for n, u in enumerate(self.order)}
        self.parent: dict[UOp, Block] = {}
        self.depth: dict[Block, int] = {None: 0}
        self.ends: dict[UOp, UOp] = {}  # RANGE -> the END that closes it
        self.nest()
        self.block: dict[UOp, Block] = {u: self.block_of(u) for u in self.order}

    def nest(self) -> None:
        for u in reversed(self.order):  # outer loops first
            if u.op is not Ops.END:
                continue
            r = u.src[1]
            if r in self.ends:
                raise ValueError(f"range {r.arg.id} is closed twice")
            outer = self.innermost(u)
            self.ends[r], self.parent[r] = u, outer
            self.depth[r] = self.depth[outer] + 1
        open_ranges = [u for u in self.order if u.op is Ops.RANGE and u not in self.ends]
        if open_ranges:
            raise ValueError(f"ranges {[r.arg.id for r in open_ranges]} are never closed")

    def innermost(self, u: UOp) -> Block:
        best: Block = None
        for r in u.ranges:
            if r not in self.depth:
                raise ValueError(f"range {r.arg.id} is used outside the loop that closes it")
            if self.depth[r] > self.depth[best]:
                best = r
        path = set(self.path(best))
        if any(r not in path for r in u.ranges):
            raise ValueError(f"{u.op.name} needs loops {[r.arg.id for r in u.ranges]}, which do not nest")
        return best

    def path(self, block: Block) -> list[Block]:
        out: list[Block] = [block]
        while block is not None:
            block = self.parent[block]
            out.append(block)
        return out

    def block_of(self, u: UOp) -> Block:
        return self.parent[u] if u.op is Ops.RANGE else self.innermost(u)

    def item(self, u: UOp, block: Block) -> UOp:
        """What stands for `u` in `block`: itself, or the loop of that block it is in."""
        if u.op is Ops.END:
            u = u.src[1]
        own = self.block[u]
        while own is not block:
            assert own is not None
            u, own = own, self.parent[own]
        return u

    def run(self) -> list[UOp]:
        items: dict[Block, dict[UOp, None]] = {None: {}}
        before: dict[Block, dict[UOp, set[UOp]]] = {None: {}}
        for u in self.order:
            if u.op is Ops.END or u.op in NOT_EMITTED:
                continue
            items.setdefault(self.block[u], {})[u] = None
        for u in self.order:
            if u.op in NOT_EMITTED:
                continue
            u_path = self.path(self.block[u])
            inside = set(u_path)
            for s in u.src:
                if s.op is Ops.RANGE and (u.op is Ops.END or s in inside):
                    continue
                block = self.block[s]
                while block not in inside:
                    assert block is not None
                    block = self.parent[block]
                a, b = self.item(s, block), self.item(u, block)
                if a is not b:
                    before.setdefault(block, {}).setdefault(b, set()).add(a)
        out: list[UOp] = []
        self.emit(None, items, before, out)
        return out

    def emit(
        self,
        block: Block,
        items: dict[Block, dict[UOp, None]],
        before: dict[Block, dict[UOp, set[UOp]]],
        out: list[UOp],
    ) -> None:
        mine = items.get(block, {})
        waits = {u: len(before.get(block, {}).get(u, ())) for u in mine}
        users: dict[UOp, list[UOp]] = {}
        for u, deps in before.get(block, {}).items():
            for d in deps:
                users.setdefault(d, []).append(u)
        ready = [(*self.priority(u), u) for u in mine if waits[u] == 0]
        heapq.heapify(ready)
        count = 0
        while ready:
            *_, u = heapq.heappop(ready)
            count += 1
            if u.op is Ops.RANGE:
                out.append(u)
                self.emit(u, items, before, out)
                out.append(self.ends[u])
            else:
                out.append(u)
            for v in users.get(u, ()):
                waits[v] -= 1
                if waits[v] == 0:
                    heapq.heappush(ready, (*self.priority(v), v))
        if count != len(mine):
            raise ValueError(
                "instructions wait for one another; "
                "a store and a load of one place need an AFTER between them"
            )

    def priority(self, u: UOp) -> tuple[int, int]:
        if u.op is Ops.RANGE:
            return (1, self.number[self.ends[u]])
        return (2 if u.op in (Ops.STORE, Ops.GROUP) else 0, self.number[u])
