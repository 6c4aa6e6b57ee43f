"""How do register tiles become vectors the target has? Tile axes (UPCAST, UNROLL) are resolved into pieces.

Until here a tile axis is one RANGE and every operation on the tile is one node. A *piece* is a part of a
node's tile that
fits one register: fixed coordinates on the tile axes and, along one of them, `width` lanes. Stores say which
pieces they
need; the need travels down to the loads (an operand that does not depend on the lane axis is needed as a
scalar);
then values are built upwards. Nothing is unrolled that nobody needs.

A reduction over loops keeps one accumulator (a REG buffer) per piece: `store identity; loop { update };
load`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from math import prod
from typing import Any, NamedTuple

from tg_codegen.lower.scans import scan_op
from tg_codegen.opt.scheduler import TILE, axis_order, size_of
from tg_uop import AddrSpace, AxisType, BufferArg, GroupOp, Ops, UOp, dtypes, identity_element
from tg_uop.context import STRICT_FLOAT
from tg_uop.symbolic import from_linear, linear_form, split_valid

At = tuple[tuple[UOp, int], ...]


class Piece(NamedTuple):
    """Coordinates on tile axes (the start, along the lane axis), the lane axis, and how many lanes."""

    at: At
    lane: UOp | None = None
    width: int = 1


def resolve_tiles(sink: UOp, renderer: Any) -> UOp:
    """The kernel without tile axes: scalars and vectors of legal widths, accumulators in REG buffers,
    LOADs."""
    return _Tiles(sink, renderer).result()


class _Tiles:
    def __init__(self, sink: UOp, renderer: Any) -> None:
        self.sink, self.renderer = sink, renderer
        self.order = sink.toposort()
        self.axes: dict[UOp, tuple[UOp, ...]] = {}
        for u in self.order:
            tile = [r for r in u.ranges if r.arg.axis_type in TILE]
            self.axes[u] = tuple(sorted(tile, key=axis_order)) if len(tile) > 1 else tuple(tile)
        sizes = [
            u.dtype.itemsize
            for u in self.order
            if u.op in GroupOp.ALU or u.op is Ops.INDEX
            if u.dtype is not dtypes.index
        ]
        self.width = max(renderer.machine.vector_bytes // max([s for s in sizes if s], default=4), 1)
        unrolled = (u for u in self.order if u.op is Ops.RANGE and u.arg.axis_type is AxisType.UNROLL)
        self.unrolled = min(max((size_of(u) for u in unrolled), default=0), self.width)
        self.needed: dict[UOp, dict[Piece, None]] = {}
        self.sources: dict[tuple[UOp, Piece], Any] = {}
        self.values: dict[tuple[UOp, Piece], UOp] = {}
        self.targets = {u.src[0] for u in self.order if u.op is Ops.STORE}
        self.images: dict[UOp, UOp] = {}  # statements and the memory they order
        self.registers = itertools.count()
        self.carried: list[UOp] = []  # stores of running values, part of the loop they run along
        self.linear: dict[UOp, tuple[dict[UOp, int], int]] = {}

    def result(self) -> UOp:
        stores = {u: self.store_pieces(u) for u in self.order if u.op is Ops.STORE}
        for u in reversed(self.order):
            if u.op is Ops.STORE:
                for p in stores[u]:
                    self.sources[u, p] = self.needs_of_store(u, p)
            else:
                for p in self.needed.get(u, ()):
                    self.sources[u, p] = self.needs(u, p)
        images = self.images
        for u in self.order:
            if u.op is Ops.STORE:
                images[u] = UOp.group(*(self.build_store(u, p) for p in stores[u]))
            elif u.op is Ops.REDUCE:
                self.build_reduce(u, list(self.needed.get(u, ())))
            elif scan_op(u) is not None:
                self.build_scan(u, list(self.needed.get(u, ())))
            elif u.op is Ops.END:
                loops = tuple(r for r in u.src[1:] if r.arg.axis_type not in TILE)
                body = images[u.src[0]]
                carried = [c for c in self.carried if not set(loops).isdisjoint(c.ranges)]
                images[u] = (UOp.group(body, *carried) if carried else body).end(*loops)
            elif u.op in (Ops.SINK, Ops.GROUP):
                images[u] = u.replace(src=tuple(images[s] for s in u.src))
            elif u.op is Ops.AFTER and u.base.op in GroupOp.Storage:
                images[u] = u.replace(src=tuple(images.get(s, s) for s in u.src))
            else:
                for p in self.needed.get(u, ()):
                    self.values[u, p] = self.build(u, p)
        return images[self.sink]

    # *** which pieces are needed ***

    def need(self, u: UOp, piece: Piece) -> tuple[UOp, Piece]:
        """Record that `piece`, restricted to the axes `u` has, is needed of `u`."""
        axes = self.axes[u]
        lane = piece.lane if piece.lane in axes else None
        at = tuple([x for x in piece.at if x[0] in axes])
        p = Piece(at, lane, piece.width if lane is not None else 1)
        self.needed.setdefault(u, {})[p] = None
        return u, p

    def store_pieces(self, u: UOp) -> list[Piece]:
        axes = self.axes[u]
        gate, index = split_valid(u.src[0].src[1])
        terms, _ = self.linear_of(index)
        lanes = [r for r in axes if terms.get(r) == 1 and not any(r in t.ranges for t in terms if t is not r)]
        lane = max(lanes, key=size_of) if lanes else max(axes, key=size_of, default=None)
        if lane is not None and size_of(lane) < self.unrolled:
            lane = None  # the reduction inside has longer vectors along its own axis
        return list(self.pieces(axes, lane))

    def pieces(self, axes: Iterable[UOp], lane: UOp | None, fixed: At = ()) -> Iterable[Piece]:
        """All pieces over `axes` (beside `fixed` coordinates), lanes along `lane`."""
        rest = [r for r in axes if r is not lane]
        starts: list[tuple[int, int]] = [(0, 1)]
        if lane is not None:
            starts = list(self.chunks(size_of(lane)))
        for coordinates in itertools.product(*(range(size_of(r)) for r in rest)):
            for start, width in starts:
                at = fixed + tuple(zip(rest, coordinates, strict=True))
                if lane is not None:
                    at += ((lane, start),)
                yield Piece(
                    tuple(sorted(at, key=lambda x: axis_order(x[0]))), lane if width > 1 else None, width
                )

    def chunks(self, size: int) -> Iterable[tuple[int, int]]:
        """(start, width) of the vectors that cover `size` lanes: the widest first, then what is left in
        powers of two."""
        start = 0
        width = self.width
        while start < size:
            while width > size - start:
                width //= 2
            yield start, width
            start += width

    def linear_of(self, index: UOp) -> tuple[dict[UOp, int], int]:
        found = self.linear.get(index)
        if found is None:
            found = self.linear[index] = linear_form(index)
        return found

    def needs_of_store(self, u: UOp, p: Piece) -> dict[str, Any]:
        return {**self.needs_of_place(u.src[0], p), "value": self.need(u.src[1], p)}

    def needs(self, u: UOp, p: Piece) -> Any:
        if u.op is Ops.REDUCE:
            return self.needs_of_reduce(u, p)
        if scan_op(u) is not None:
            return [self.need(u.src[0], p)]
        if u.op is Ops.INDEX and u.src[0].op in GroupOp.Storage | {Ops.AFTER}:
            return self.needs_of_place(u, p)
        if u.op in (Ops.RANGE, Ops.CONST, Ops.VCONST, Ops.PARAM, Ops.BUFFER, Ops.SPECIAL, Ops.BIND):
            return ()
        return [self.need(s, p) for s in u.src]

    def needs_of_place(self, u: UOp, p: Piece) -> dict[str, Any]:
        """How the elements of a piece lie in memory: consecutive, reversed, one, or scattered."""
        gate, index = split_valid(u.src[1])
        out: dict[str, Any] = {}
        if gate is not None:
            out["gate"] = self.need(gate, p)
        stride: int | None = 0
        if p.lane is not None and p.lane in self.axes[index]:
            terms, _ = self.linear_of(index)
            stride = terms.get(p.lane, 0)
            if any(p.lane in t.ranges for t in terms if t is not p.lane):
                stride = None
        scalar = Piece(p.at)
        if stride in (0, 1, -1):
            out["stride"] = stride
            if not self.affine(index):
                out["index"] = self.need(index, scalar)
            out["at"] = p.at
        else:
            out["stride"] = None
            out["along"] = self.other_axis(index, p.lane) if gate is None and self.affine(index) else None
            out["lanes"] = []
            for n in range(p.width):
                at = tuple((r, c + n if r is p.lane else c) for r, c in p.at)
                out["lanes"].append((at, None if self.affine(index) else self.need(index, Piece(at))))
        return out

    def other_axis(self, index: UOp, lane: UOp | None) -> UOp | None:
        """A tile axis along which scattered elements have neighbours in memory."""
        terms, _ = self.linear_of(index)
        return next((r for r in self.axes[index] if r is not lane and terms.get(r) == 1), None)

    def affine(self, index: UOp) -> bool:
        """Whether tile axes enter an index only as multiples, and nothing in it is loaded or reduced."""
        terms, _ = self.linear_of(index)
        for t in terms:
            if t.op is Ops.RANGE:
                continue
            if self.axes[t] or any(x.op in (Ops.INDEX, Ops.REDUCE) for x in t.toposort()):
                return False
        return True

    def needs_of_reduce(self, u: UOp, p: Piece) -> list[list[tuple[UOp, Piece]]]:
        """Inner pieces by accumulator: each list is folded into one accumulator, in order."""
        value = u.src[0]
        tiles = [r for r in u.src[1:] if r.arg.axis_type in TILE]
        if not tiles:
            return [[self.need(value, p)]]
        if p.lane is not None:
            return [
                [
                    self.need(value, Piece(_sorted(p.at + q.at), p.lane, p.width))
                    for q in self.pieces(tiles, None)
                ]
            ]
        lane = self.reduction_lane(value, tiles)
        groups: dict[int, list[tuple[UOp, Piece]]] = {}
        for q in self.pieces(tiles, lane):
            start = dict(q.at)[lane] if lane is not None else 0
            groups.setdefault(start, []).append(
                self.need(value, Piece(_sorted(p.at + q.at), q.lane, q.width))
            )
        return list(groups.values())

    def reduction_lane(self, value: UOp, tiles: list[UOp]) -> UOp | None:
        def contiguous(r: UOp) -> int:
            n = 0
            for u in value.toposort():
                if u.op is Ops.INDEX:
                    n += self.linear_of(split_valid(u.src[1])[1])[0].get(r) == 1
            return n

        return max(tiles, key=lambda r: (contiguous(r), size_of(r)))

    # *** values ***

    def build(self, u: UOp, p: Piece) -> UOp:
        op = u.op
        if op is Ops.RANGE:
            if u.arg.axis_type not in TILE:
                return u
            start = dict(p.at)[u]
            if p.lane is u:
                return UOp.const(dtypes.index, tuple(range(start, start + p.width)))
            return UOp.const(dtypes.index, start)
        sources = self.sources[u, p]
        if op is Ops.INDEX and u.src[0].op in GroupOp.Storage | {Ops.AFTER}:
            return self.build_load(u, p, sources)
        if not sources:
            return u
        width = p.width if p.lane is not None else 1
        values = [self.values[s] for s in sources]
        if width > 1:
            scalar_ok = 1 if op is Ops.WHERE else 0  # a condition may stay scalar
            values = [v if v.shape or n < scalar_ok else splat(v, width) for n, v in enumerate(values)]
        return UOp(op, tuple(values), u.arg)

    def index_at(self, u: UOp, info: dict[str, Any]) -> UOp:
        if "index" in info:
            return self.values[info["index"]]
        return self.affine_at(split_valid(u.src[1])[1], info["at"])

    def affine_at(self, index: UOp, at: At) -> UOp:
        terms, constant = self.linear_of(index)
        where = dict(at)
        rest = {}
        for t, c in terms.items():
            if t in where:
                constant += c * where[t]
            else:
                rest[t] = c
        return from_linear(rest, constant, dtypes.index)

    def lane_indices(self, u: UOp, info: dict[str, Any]) -> list[UOp]:
        index = split_valid(u.src[1])[1]
        return [self.affine_at(index, at) if i is None else self.values[i] for at, i in info["lanes"]]

    def build_load(self, u: UOp, p: Piece, info: dict[str, Any]) -> UOp:
        gate = self.values[info["gate"]] if "gate" in info else None
        memory = self.images.get(u.src[0], u.src[0])
        if info["stride"] is None and info["along"] is not None:
            return UOp.stack(*(self.element(u, memory, at, info["along"]) for at, _ in info["lanes"]))
        if info["stride"] is None:
            lanes = []
            for n, i in enumerate(self.lane_indices(u, info)):
                g = gate if gate is None or not gate.shape else lane_of(gate, n)
                lanes.append(load(memory, i, 1, g, u.dtype))
            return UOp.stack(*lanes)
        index = self.index_at(u, info)
        if info["stride"] == -1 and p.width > 1:
            index = index - (p.width - 1)
            gate = gate if gate is None or not gate.shape else UOp(Ops.FLIP, (gate,), (True,))
            return UOp(Ops.FLIP, (load(memory, index, p.width, gate, u.dtype),), (True,))
        wide = info["stride"] == 1 and p.lane is not None
        if not wide and gate is not None and gate.shape:  # one element under a gate that differs by lane
            ungated = [load(memory, index, 1, lane_of(gate, n), u.dtype) for n in range(p.width)]
            return UOp.stack(*ungated)
        return load(memory, index, p.width if wide else 1, gate, u.dtype)

    def element(self, u: UOp, memory: UOp, at: At, along: UOp) -> UOp:
        """One element, taken from a vector loaded along another axis of the tile."""
        where = dict(at)
        start, width = next(c for c in self.chunks(size_of(along)) if c[0] <= where[along] < sum(c))
        n = where[along] - start
        index = self.affine_at(
            split_valid(u.src[1])[1], tuple((r, start if r is along else c) for r, c in at)
        )
        vector = load(memory, index, width, None, u.dtype)
        return lane_of(vector, n) if width > 1 else vector

    def build_store(self, u: UOp, p: Piece) -> UOp:
        info = self.sources[u, p]
        value = self.values[info["value"]]
        gate = self.values[info["gate"]] if "gate" in info else None
        memory = self.images.get(u.src[0].src[0], u.src[0].src[0])
        if p.lane is None:
            return store(memory, self.index_at(u.src[0], info), value, gate, u.arg)
        if info["stride"] == 1:
            value = value if value.shape else splat(value, p.width)
            return store(memory, self.index_at(u.src[0], info), value, gate, u.arg)
        if info["stride"] == -1:
            value = UOp(Ops.FLIP, (value,), (True,)) if value.shape else splat(value, p.width)
            gate = UOp(Ops.FLIP, (gate,), (True,)) if gate is not None and gate.shape else gate
            return store(memory, self.index_at(u.src[0], info) - (p.width - 1), value, gate, u.arg)
        indices = self.lane_indices(u.src[0], info) if info["stride"] is None else None
        out = []
        for n in range(p.width):
            if indices is not None:
                i = indices[n]
            else:
                i = self.index_at(u.src[0], info) + n * info["stride"]
            v = lane_of(value, n) if value.shape else value
            out.append(
                store(memory, i, v, gate if gate is None or not gate.shape else lane_of(gate, n), u.arg)
            )
        return UOp.group(*out)

    def build_reduce(self, u: UOp, pieces: list[Piece]) -> None:
        loops = tuple(r for r in u.src[1:] if r.arg.axis_type not in TILE)
        groups = {p: [[self.values[s] for s in g] for g in self.sources[u, p]] for p in pieces}
        if not loops:
            for p in pieces:
                self.values[u, p] = self.combined(u, p, [self.folded(u, g) for g in groups[p]])
            return
        outer = tuple(r for r in u.ranges if r.arg.axis_type not in TILE)
        neutral = identity_element(u.arg.op, u.dtype)
        made: dict[Piece, list[UOp]] = {}
        updates: list[UOp] = []
        for p in pieces:
            for values in groups[p]:
                width = max(prod(v.shape) for v in values)
                arg = BufferArg((next(self.registers),), width, u.dtype, None, AddrSpace.REG)
                register = UOp(Ops.BUFFER, (), arg).after(*outer)
                zero = UOp.const(u.dtype, neutral)
                init = store(register, _ZERO, splat(zero, width) if width > 1 else zero, None, None)
                inside = register.after(init, *loops)
                accumulator: UOp = load(inside, _ZERO, width, None, u.dtype)
                for v in values:
                    accumulator = self.accumulate(
                        u, accumulator, v if v.shape or width == 1 else splat(v, width)
                    )
                updates.append(store(inside, _ZERO, accumulator, None, None))
                made.setdefault(p, []).append(register)
        end = UOp.group(*updates).end(*loops)
        for p in pieces:
            totals = [load(r.after(end), _ZERO, r.base.arg.size, None, u.dtype) for r in made[p]]
            self.values[u, p] = self.combined(u, p, totals)

    def build_scan(self, u: UOp, pieces: list[Piece]) -> None:
        """A value carried from round to round of its loop; in a tile along it, prefixes of the lanes."""
        op, loop = scan_op(u), u.src[1]
        assert op is not None
        along = u.src[2] if len(u.src) > 2 else None
        outer = tuple(r for r in u.ranges if r.arg.axis_type not in TILE and r is not loop)
        neutral = UOp.const(u.dtype, identity_element(op, u.dtype))
        rows: dict[tuple[Any, ...], list[Piece]] = {}
        for p in sorted(pieces, key=lambda p: dict(p.at).get(along, 0)):  # type: ignore[arg-type]
            key = tuple(x for x in p.at if x[0] is not along)
            rows.setdefault((key, p.lane if p.lane is not along else None), []).append(p)
        for (_, lane), row in rows.items():
            width = row[0].width if lane is not None else 1
            arg = BufferArg((next(self.registers),), width, u.dtype, None, AddrSpace.REG)
            register = UOp(Ops.BUFFER, (), arg).after(*outer)
            init = store(register, _ZERO, splat(neutral, width) if width > 1 else neutral, None, None)
            inside = register.after(init, loop)
            running: UOp = load(inside, _ZERO, width, None, u.dtype)
            for p in row:
                value = self.values[self.sources[u, p][0]]
                if p.width > 1 and not value.shape:
                    value = splat(value, p.width)
                if p.width > width:
                    local = prefixes(op, value, splat(neutral, p.width))
                    self.values[u, p] = UOp(op, (splat(running, p.width), local))
                    running = UOp(op, (running, lane_of(local, p.width - 1)))
                else:
                    running = self.values[u, p] = UOp(op, (running, value))
            self.carried.append(store(inside, _ZERO, running, None, None))

    def folded(self, u: UOp, values: list[UOp]) -> UOp:
        out = values[0]
        for v in values[1:]:
            out = self.accumulate(u, out, v)
        return out

    def accumulate(self, u: UOp, total: UOp, value: UOp) -> UOp:
        if total.shape != value.shape:
            wide = max(prod(total.shape), prod(value.shape))
            total, value = (x if x.shape else splat(x, wide) for x in (total, value))
        fused = u.arg.op is Ops.ADD and dtypes.is_float(u.dtype) and value.op is Ops.MUL and not STRICT_FLOAT
        if fused and self.renderer.supports(Ops.MULACC, u.dtype):
            return UOp(Ops.MULACC, (*value.src, total))
        return UOp(u.arg.op, (total, value))

    def combined(self, u: UOp, p: Piece, parts: list[UOp]) -> UOp:
        """Partial results of one piece as one value: equal vectors together, then across lanes in halves."""
        if p.lane is not None:
            return parts[0]
        by_width: dict[int, UOp] = {}
        for x in parts:
            w = prod(x.shape)
            by_width[w] = UOp(u.arg.op, (by_width[w], x)) if w in by_width else x
        total: UOp | None = None
        for w in sorted(by_width, reverse=True):
            x = by_width[w]
            while w > 1:
                w //= 2
                low, high = (shuffle(x, range(k * w, (k + 1) * w)) for k in (0, 1))
                x = UOp(u.arg.op, (low, high))
            total = x if total is None else UOp(u.arg.op, (total, x))
        assert total is not None
        return total


_ZERO = UOp.const(dtypes.index, 0)


def _sorted(at: At) -> At:
    return tuple(sorted(at, key=lambda x: axis_order(x[0])))


def splat(x: UOp, width: int) -> UOp:
    """A scalar in every lane."""
    if x.op is Ops.CONST:
        return UOp(Ops.VCONST, (), x.arg._replace(value=(x.arg.value,) * width))
    return x.reshape((1,)).expand((width,))


def lane_of(v: UOp, n: int) -> UOp:
    """Lane `n` of a vector."""
    if v.op is Ops.VCONST:
        return UOp.const(v.dtype, v.arg.value[n])
    return UOp(Ops.INDEX, (v, UOp.const(dtypes.index, n)))


def shuffle(v: UOp, lanes: Iterable[int]) -> UOp:
    """The given lanes of a vector; a scalar for one lane."""
    picked = tuple(lanes)
    return lane_of(v, picked[0]) if len(picked) == 1 else UOp(Ops.INDEX, (v, UOp.const(dtypes.index, picked)))


def prefixes(op: Ops, v: UOp, neutral: UOp) -> UOp:
    """Every lane combined with all lanes before it (J. Sklansky 1960): blocks of 1, 2, 4 … lanes pass their
    last lane on to the block beside them."""
    width = prod(v.shape)
    block = 1
    while block < width:
        upper = tuple(n // block % 2 == 1 for n in range(width))
        passed = shuffle(v, [n // block * block - 1 if u else n for n, u in enumerate(upper)])
        v = UOp(op, (v, UOp.const(dtypes.bool, upper).where(passed, neutral)))
        block *= 2
    return v


def place(memory: UOp, index: UOp, width: int) -> UOp:
    return UOp(Ops.INDEX, (memory, index), width if width > 1 else None)


def load(memory: UOp, index: UOp, width: int, gate: UOp | None, dtype: Any) -> UOp:
    at = place(memory, index, width)
    if gate is None:
        return UOp(Ops.LOAD, (at,))
    zero = UOp.const(dtype, 0)
    return UOp(Ops.LOAD, (at, splat(zero, width) if width > 1 else zero, gate))


def store(memory: UOp, index: UOp, value: UOp, gate: UOp | None, policy: str | None) -> UOp:
    at = place(memory, index, prod(value.shape))
    return UOp(Ops.STORE, (at, value) if gate is None else (at, value, gate), policy)
