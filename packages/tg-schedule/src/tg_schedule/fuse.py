"""Which values are kept in memory, and in which kernel is everything else computed?

One walk from the results down to the sources carries, for each node, the *places* where its value is needed:
a kernel
and the indices (expressions over that kernel's ranges) at which it reads the node. A node becomes a kernel
of its own
when it must be stored anyway (a result, a copy, an argument of a custom kernel), or when computing it at its
places would
repeat dear work:

- a reduction needed by two kernels, or at two different indices, is computed once and stored;
- anything that holds a reduction is stored when a loop it does not depend on lies outside one it does (a
matmul's
  operand); when such loops lie inside (the row maximum of a softmax) the value is computed before them, once;
- elementwise work is repeated while it is cheap: `COST` per element times the repetitions stays under `DEAR`.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from tg_schedule.indexing import MOVED, ZERO, Indices, as_index, both, numel
from tg_uop import AxisType, GroupOp, Ops, RangeArg, UOp, dtypes
from tg_uop.context import FUSE_ATTENTION

# Operations per element, in additions. What is not listed counts one.
COST: dict[Ops, float] = {
    **dict.fromkeys((Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.POW), 12.0),
    **dict.fromkeys(
        (Ops.FDIV, Ops.RECIPROCAL, Ops.SQRT, Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD), 4.0
    ),
    **dict.fromkeys((Ops.CAST, Ops.BITCAST, Ops.NEG, Ops.NOT), 0.5),
}
# What may be repeated, per element the reading kernel makes: a few operations are free beside its memory
# traffic, and
# more are when the kernel computes much per element anyway (the epilogue of a matmul).
DEAR = 12.0
SHARE = 0.25
TRAFFIC = 8.0  # operations that writing and reading one element of memory is worth
MERGED = 2.0  # iterations of a sum of sums, over those of the inner sum alone, up to which they become one
SHARED = 1 << 10  # results from which on a kernel keeps all cores busy
SERIAL = (
    1 << 14
)  # elements a reduction may spend inside another reduction's loop (which no other core shares)
PANEL = 1 << 13  # elements of a row that a kernel may keep in local memory
SLAB = 1 << 14  # elements that may be read again for every row (they stay in the core's cache)
WORTH = 8.0  # operations per element from which keeping a row beats computing it again
REDUCTION = 1e9  # cost of anything that holds an unstored reduction

Ranges = frozenset[UOp]


class Place(NamedTuple):
    """Where a value is needed: kernel number, indices over its ranges, the gate under which they exist, and
    the
    AFTER through which storage is read (None: as it was before any store)."""

    kernel: int
    indices: Indices
    valid: UOp | None = None
    version: UOp | None = None


class Kernel:
    """One kernel to be: the node it stores, its output ranges, and the place where that node is computed."""

    __slots__ = ("number", "root", "place", "outputs")

    def __init__(self, number: int, root: UOp, place: Place, outputs: tuple[UOp, ...]) -> None:
        self.number, self.root, self.place, self.outputs = number, root, place, outputs


class Panel(NamedTuple):
    """A value whose row a kernel computes once and keeps: where it is computed, and which axes make a row."""

    place: Place
    axes: tuple[int, ...]


class Plan:
    """The result: kernels by stored node, and for every node and place where its sources are read."""

    def __init__(self) -> None:
        self.kernels: dict[UOp, Kernel] = {}
        self.places: dict[UOp, dict[Place, set[Ranges]]] = {}
        self.sources: dict[tuple[UOp, Place], list[tuple[UOp, Place]]] = {}
        self.reduce_ranges: dict[tuple[UOp, Place], tuple[UOp, ...]] = {}
        self.gates: dict[tuple[UOp, Place], UOp | None | bool] = {}
        self.gathers: dict[tuple[UOp, Place], list[tuple[UOp, UOp, Place]]] = {}
        self.panels: dict[UOp, Panel] = {}
        self.order: list[UOp] = []
        self.moved: frozenset[UOp] = frozenset()  # stored without a kernel: copies, and stacks of copies


# Read as storage, never computed in a kernel.
LEAVES = frozenset({Ops.PARAM, Ops.BUFFER, Ops.BUFFER_VIEW, Ops.CONST, Ops.VCONST, Ops.BIND})
# Computed in no loop of their own: the value of their first source.
PASSED_THROUGH = frozenset({Ops.DETACH, Ops.CONTIGUOUS_BACKWARD, Ops.NOOP, Ops.AFTER})


def ranges_of(indices: Indices, valid: UOp | None) -> Ranges:
    found: set[UOp] = set()
    for i in indices:
        found.update(i.ranges)
    if valid is not None:
        found.update(valid.ranges)
    return frozenset(found)


def extent(ranges: Any) -> int:
    return prod(r.vmax + 1 for r in ranges)


def value_sources(u: UOp) -> tuple[UOp, ...]:
    """The sources that are values of `u`'s kernel, not shapes or order."""
    if u.op in MOVED or u.op in PASSED_THROUGH:
        return u.src[:1]
    return u.src


def own_cost(u: UOp) -> float:
    if u.op is Ops.REDUCE:
        return REDUCTION
    if u.op in GroupOp.Movement:
        return 0.0
    return COST.get(u.op, 1.0) if u.op in GroupOp.ALU else 0.0


def open_costs(order: list[UOp], stored: set[UOp], reductions: bool = False) -> dict[UOp, float]:
    """Cost per element of each node since the last stored value. With `reductions` a reduction costs what
    its loops do, else
    REDUCTION."""
    cost: dict[UOp, float] = {}
    of_memory = _memory_readers(order)
    for u in order:
        # a reduction of constants (arange, masks) collapses to arithmetic on the index
        collapses = u.op is Ops.REDUCE and u not in of_memory
        total = 1.0 if collapses or (reductions and u.op is Ops.REDUCE) else own_cost(u)
        if u.op not in LEAVES:
            for s in value_sources(u):
                if s not in stored:
                    total += cost.get(s, 0.0)
        if reductions and u.op is Ops.REDUCE and not collapses:
            total *= max(numel(u.src[0].shape) // max(numel(u.shape), 1), 1)
        cost[u] = min(total, REDUCTION) if u in of_memory else min(total, 2.0)
    return cost


def _memory_readers(order: list[UOp]) -> set[UOp]:
    """The nodes whose value depends on stored data."""
    out: set[UOp] = set()
    for u in order:
        if (u.op in GroupOp.Storage and u.shape != ()) or u.op in (Ops.COPY, Ops.CALL):
            out.add(u)
        elif u.op not in LEAVES and any(s in out for s in value_sources(u)):
            out.add(u)
    return out


class _Planner:
    def __init__(self, order: list[UOp], stored: set[UOp], moved: frozenset[UOp]) -> None:
        self.plan = Plan()
        self.plan.order = order
        self.plan.moved = moved
        self.stored = stored
        self.cost = open_costs(order, stored)
        self.work = open_costs(order, stored, reductions=True)
        self.roots: list[UOp] = []
        self.summed: set[UOp] = set()  # what a sum reads through movement alone
        self.next_range = 0
        self.position: dict[
            UOp, int
        ] = {}  # ranges by nesting: outputs first, then reductions as they are met
        for u in reversed(order):
            self.visit(u)

    def new_range(self, size: Any, axis_type: AxisType) -> UOp:
        if type(size) is int and size == 1:
            return ZERO
        r = UOp(Ops.RANGE, (as_index(size),), RangeArg((self.next_range,), axis_type))
        self.position[r] = self.next_range
        self.next_range += 1
        return r

    def visit(self, u: UOp) -> None:
        places = self.plan.places.get(u)
        if u not in self.stored and places and self.keep_row(u, places):
            return
        if u in self.stored or (places and self.must_store(u, places)):
            self.open_kernel(u)
        elif places and u.op not in LEAVES:
            for place in places:
                self.descend(u, place)

    def open_kernel(self, u: UOp) -> None:
        if u.op in LEAVES:
            return
        shape = u.src[0].shape if u.op is Ops.STORE else u.shape
        indices = tuple(self.new_range(d, AxisType.LOOP) for d in shape)
        place = Place(len(self.plan.kernels), indices)
        kernel = Kernel(place.kernel, u, place, tuple(i for i in indices if i.op is Ops.RANGE))
        self.roots.append(u)
        self.plan.kernels[u] = kernel
        if u not in self.plan.moved:
            self.descend(u, place)

    def need(self, source: UOp, place: Place, active: Ranges) -> tuple[UOp, Place]:
        self.plan.places.setdefault(source, {}).setdefault(place, set()).add(active)
        return source, place

    def descend(self, u: UOp, place: Place) -> None:
        """Record where the sources of `u`, computed at `place`, are read."""
        key = (u, place)
        kernel, indices, valid, version = place
        active = ranges_of(indices, valid)
        op = u.op
        if op in MOVED:
            moved, gate = MOVED[op](u, indices)
            self.plan.gates[u, place] = gate
            if gate is False:
                out = []  # never inside: the value is zero
            else:
                source = Place(kernel, moved, both(valid, gate), version)  # type: ignore[arg-type]
                out = [self.need(u.src[0], source, self._enclosing(u, place, active))]
        elif op in PASSED_THROUGH:
            source = place._replace(version=version or u) if op is Ops.AFTER else place
            out = [self.need(u.src[0], source, self._enclosing(u, place, active))]
        elif op is Ops.REDUCE:
            new = {a: self.new_range(u.src[0].shape[a], AxisType.REDUCE) for a in u.arg.axes}
            inner = tuple(new.get(a, i) for a, i in enumerate(indices))
            if u.arg.op is Ops.ADD:
                self.summed.add(_under_movement(u.src[0]))
            self.plan.reduce_ranges[u, place] = tuple(r for r in new.values() if r.op is Ops.RANGE)
            out = [self.need(u.src[0], Place(kernel, inner, valid), ranges_of(inner, valid))]
        elif op is Ops.INDEX:
            out = self._descend_index(u, place, active)
        elif op is Ops.STACK:
            out = []
            first, rest = indices[0], indices[1:]
            for n, s in enumerate(u.src):
                gate = None if first.op is Ops.CONST else first.eq(n).simplify()
                if first.op is Ops.CONST and first.arg.value != n:
                    continue
                out.append(self.need(s, Place(kernel, rest, both(valid, gate)), active))
        elif op is Ops.STORE:
            out = [self.need(u.src[1], place, active)]
        else:
            place = Place(kernel, indices, valid)
            scalar = Place(kernel, (), valid)
            out = [self.need(s, place if s.shape else scalar, active) for s in u.src]
        self.plan.sources[key] = out

    def _enclosing(self, u: UOp, place: Place, active: Ranges) -> Ranges:
        """A movement op computes nothing: its source runs in the loops of whoever reads the op."""
        known = self.plan.places.get(u, {}).get(place)
        return frozenset().union(*known) if known else active

    def _descend_index(self, u: UOp, place: Place, active: Ranges) -> list[tuple[UOp, Place]]:
        kernel, indices, valid, version = place
        at = 0
        source_indices: list[UOp] = []
        out = []
        gathers = self.plan.gathers.setdefault((u, place), [])
        for i in u.src[1:]:
            part = indices[at : at + len(i.shape)]
            at += len(i.shape)
            index_place = Place(kernel, part, valid)
            out.append(self.need(i, index_place, active))
            ranges = tuple(sorted(ranges_of(part, valid), key=lambda r: r.arg.id))
            stand_in = UOp(
                Ops.CUSTOM, ranges, (f"gather{len(self.plan.gathers)}_{len(gathers)}", dtypes.index)
            )
            gathers.append((stand_in, i, index_place))
            source_indices.append(stand_in)
        source_indices.extend(indices[at:])
        out.insert(0, self.need(u.src[0], Place(kernel, tuple(source_indices), valid, version), active))
        return out

    def must_store(self, u: UOp, places: dict[Place, set[Ranges]]) -> bool:
        """Whether computing `u` at its places would repeat dear work."""
        if u.op in LEAVES or u.op in GroupOp.Movement or u.op in PASSED_THROUGH:
            return False
        if u.dtype in (
            dtypes.void,
            dtypes.index,
        ):  # an index has no memory layout; what it is cast from may be stored
            return False
        cost = self.cost[u]
        holds_reduction = cost >= REDUCTION
        if not holds_reduction and cost < (DEAR if _is_mask(u) else 2.0):
            return False
        size = max(numel(u.shape), 1)
        if holds_reduction and u.op is not Ops.REDUCE and self._smaller_below(u, size):
            return False  # what is dear in it is an expanded smaller value: that is stored instead
        kernels = {p.kernel for p in places}
        if holds_reduction and (len(kernels) > 1 or (u.op is Ops.REDUCE and len(places) > 1)):
            return True
        for place, actives in places.items():
            own = ranges_of(place.indices, place.valid)
            times = extent(own) / size
            for active in actives:
                extra = active - own
                if not extra:
                    continue
                if max((self.position[r] for r in own), default=-1) < min(self.position[r] for r in extra):
                    if holds_reduction and not self._row_fits(u, own, place):
                        return True
                    continue
                times *= extent(extra)
            merged = u.op is Ops.REDUCE and all(self._merges(u, place, a) for a in actives)
            if holds_reduction and (
                times > (MERGED if merged else 1) or (not merged and self._serial(u, own))
            ):
                return True
            if (
                not holds_reduction
                and (times - 1) * cost > TRAFFIC
                and self._is_dear(cost, place, own.union(*actives))
            ):
                return True
        return False

    def keep_row(self, u: UOp, places: dict[Place, set[Ranges]]) -> bool:
        """Compute `u` row by row into local memory, if that saves computing it again or a kernel."""
        if (
            not FUSE_ATTENTION
            or not (u.op in GroupOp.ALU or u.op is Ops.REDUCE)
            or self.cost[u] < REDUCTION
            or not dtypes.is_float(u.dtype)
            or len({p.kernel for p in places}) > 1
            or any(p.valid is not None for p in places)
            or any(type(d) is not int for d in u.shape)
        ):
            return False
        first = next(iter(places))
        extra = frozenset().union(
            *(a - ranges_of(p.indices, None) for p, found in places.items() for a in found)
        )
        inner = min((self.position[r] for r in extra), default=self.next_range)
        axes = tuple(
            a
            for a, i in enumerate(first.indices)
            if any(p.indices[a] is not i for p in places)
            or any(r.arg.axis_type is AxisType.REDUCE or self.position[r] > inner for r in i.ranges)
        )
        common = ranges_of(tuple(i for a, i in enumerate(first.indices) if a not in axes), None)
        size = prod(u.shape[a] for a in axes)
        rows_inside = all(self.position[r] < inner for r in common)
        if not axes or size > PANEL or size < 2 or not rows_inside or extent(common) < 8:
            return False
        if extra:
            if (
                u.op is Ops.REDUCE
                or extent(extra) * size > SLAB
                or any(r.arg.axis_type is AxisType.REDUCE for r in extra)
            ):
                return False
        elif len(places) < 2 or (u.op is not Ops.REDUCE and self._arithmetic(u) < WORTH):
            return False
        if not self._fed_by_rows(u, size):
            return False
        indices = tuple(
            self.new_range(u.shape[a], AxisType.LOOP) if a in axes else i for a, i in enumerate(first.indices)
        )
        place = Place(first.kernel, indices)
        self.plan.panels[u] = Panel(place, axes)
        self.descend(u, place)
        return True

    def _fed_by_rows(self, u: UOp, size: int) -> bool:
        """Whether the reductions in `u` have one value per row. Those with as many values as the row (the
        scores of attention) are made in its loop only when what they read again for every row stays in the
        core's cache."""
        found = [u] if u.op is Ops.REDUCE else _open_reductions(u, self.stored)
        dear = [r for r in found if numel(r.shape) * size > numel(u.shape)]
        if u.op is not Ops.REDUCE and len(dear) == len(found):
            return False
        return all(numel(r.src[0].shape) // max(numel(r.shape), 1) * size <= SLAB for r in dear)

    def _arithmetic(self, u: UOp) -> float:
        """Operations per element of `u` after the reductions, stored values and rows it is made of."""
        total, stack, seen = 0.0, [u], {u}
        while stack:
            x = stack.pop()
            total += own_cost(x)
            for s in value_sources(x):
                if s not in seen and s not in self.stored and s.op not in LEAVES and s.op is not Ops.REDUCE:
                    seen.add(s)
                    stack.append(s)
        return total

    def _smaller_below(self, u: UOp, size: int) -> bool:
        dear = [
            _under_movement(s) for s in value_sources(u) if s not in self.stored and self.cost[s] >= REDUCTION
        ]
        return all(numel(s.shape) * 2 <= size for s in dear)

    def _merges(self, u: UOp, place: Place, active: Ranges) -> bool:
        """Whether a sum is summed again over some of its own axes, in a kernel with enough results to share:
        one reduction
        over both."""
        root = self.roots[place.kernel]
        outer = {r for r in active if r.arg.axis_type is AxisType.REDUCE}
        return (
            u.arg.op is Ops.ADD
            and bool(outer)
            and numel(root.shape) >= SHARED
            and u in self.summed
            and outer <= ranges_of(place.indices, place.valid)
        )

    def _is_dear(self, cost: float, place: Place, active: Ranges) -> bool:
        """Whether `cost` operations in these loops are much, beside what the kernel does anyway."""
        root = self.roots[place.kernel]
        outputs = max(numel(root.src[0].shape if root.op is Ops.STORE else root.shape), 1)
        per_output = cost * max(extent(active) / outputs, 1.0)
        return per_output > DEAR + SHARE * self.work[root.src[1] if root.op is Ops.STORE else root]

    def _serial(self, u: UOp, own: Ranges) -> bool:
        """A large reduction inside another reduction's loop would run on one core."""
        if u.op is not Ops.REDUCE or not any(r.arg.axis_type is AxisType.REDUCE for r in own):
            return False
        return numel(u.src[0].shape) > SERIAL

    def _row_fits(self, u: UOp, own: Ranges, place: Place) -> bool:
        """A value computed before inner loops keeps its kernel busy only if enough rows run side by side."""
        if any(r.arg.axis_type is AxisType.REDUCE for r in own):
            return not self._serial(u, own)
        rows = extent(own)
        reduced = max((numel(r.src[0].shape) for r in _open_reductions(u, self.stored)), default=1)
        return rows >= 8 or reduced <= SERIAL


def _under_movement(u: UOp) -> UOp:
    while u.op in MOVED or u.op in PASSED_THROUGH:
        u = u.src[0]
    return u


def _is_mask(u: UOp) -> bool:
    """Comparisons, and zeros and ones made of them: what selects (a one-hot, a triangle) folds into indices
    only where it is computed."""
    while u.op is Ops.CAST or u.op in MOVED:
        u = u.src[0]
    if u.op is Ops.WHERE:
        return all(_under_movement(s).op is Ops.CONST for s in u.src[1:])
    return u.dtype is dtypes.bool


def _open_reductions(u: UOp, stored: set[UOp]) -> list[UOp]:
    seen: set[UOp] = set()
    stack, out = [u], []
    while stack:
        x = stack.pop()
        if x in seen or x in stored or x.op in LEAVES:
            continue
        seen.add(x)
        if x.op is Ops.REDUCE:
            out.append(x)
        else:
            stack.extend(value_sources(x))
    return out


def plan_kernels(order: list[UOp], stored: set[UOp], moved: frozenset[UOp]) -> Plan:
    """Decide the kernels. `order` is the graph, sources first; `stored` are the nodes that must be kept in
    memory, `moved` those of them that no kernel computes."""
    return _Planner(order, stored, moved).plan
