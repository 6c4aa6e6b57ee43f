"""What does each kernel compute? From a plan to kernel graphs: scalar expressions over ranges, storing one
value.

Every node is lowered once per place, sources first; a stored value is read as `INDEX(PARAM, flat index)`,
the index
under `WHERE(gate, index, Invalid)` where padding limits it. `cut` renumbers parameters and ranges by first
occurrence,
so equal kernels are equal nodes.
"""

from __future__ import annotations

from typing import NamedTuple

from tg_schedule.collapse import kernel_rules, strict_kernel_rules
from tg_schedule.fuse import LEAVES, PASSED_THROUGH, Kernel, Panel, Place, Plan
from tg_schedule.indexing import MOVED, Indices, flatten, numel
from tg_uop import (
    AddrSpace,
    BufferArg,
    GroupOp,
    Invalid,
    KernelInfo,
    Ops,
    ParamArg,
    ReduceArg,
    UOp,
    dtypes,
    graph_rewrite,
)
from tg_uop.context import STRICT_FLOAT


class Read(NamedTuple):
    """Storage read by a kernel, in the version an AFTER gives (None: before any store)."""

    storage: UOp
    version: UOp | None


class Lowered(NamedTuple):
    """A kernel graph, the storage of its arguments (the one written first), and what it reads in which
    version."""

    kernel: Kernel
    ast: UOp
    arguments: tuple[UOp, ...]
    reads: frozenset[Read]
    overlaps: bool


def lower_plan(plan: Plan, storage: dict[UOp, UOp]) -> list[Lowered]:
    """Kernel graphs of a plan. `storage` maps every stored node to the PARAM that holds it."""
    lowering = _Lowering(plan, storage)
    out: dict[UOp, Lowered] = {}
    for u in plan.order:
        lowering.lower(u)
        if u in plan.kernels and u not in plan.moved:
            out[u] = lowering.finish(plan.kernels[u])
    return list(out.values())


class _Lowering:
    def __init__(self, plan: Plan, storage: dict[UOp, UOp]) -> None:
        self.plan, self.storage = plan, storage
        self.values: dict[tuple[UOp, Place], UOp] = {}
        self.reads: dict[int, set[Read]] = {}
        self.panels: dict[int, int] = {}  # by kernel: the number of its last panel

    def lower(self, u: UOp) -> None:
        if u in self.plan.panels:
            self.fill(u, self.plan.panels[u])
            return
        for place in self.plan.places.get(u, ()):
            self.values[u, place] = self.read(u, place) if u in self.storage else self.compute(u, place)
        if u in self.plan.kernels and u not in self.plan.moved and u.op is not Ops.STORE:
            place = self.plan.kernels[u].place
            self.values[u, place] = self.compute(u, place)

    def fill(self, u: UOp, panel: Panel) -> None:
        """A row of `u` computed into local memory, and what is read there."""
        place, axes = panel
        shape = tuple(u.shape[a] for a in axes)
        loops = [place.indices[a] for a in axes if place.indices[a].op is Ops.RANGE]
        value = self.compute(u, place)
        outer = sorted((r for r in value.ranges if r not in loops), key=lambda r: r.arg.id)
        number = self.panels[place.kernel] = self.panels.get(place.kernel, -1) + 1
        arg = BufferArg((number,), numel(shape), u.dtype, None, AddrSpace.LOCAL)
        memory = UOp(Ops.BUFFER, (), arg).after(*outer)

        def at(where: Place) -> UOp:
            return flatten(tuple(where.indices[a] for a in axes), shape)

        store = UOp(Ops.STORE, (UOp(Ops.INDEX, (memory, at(place))), value)).end(*loops)
        filled = memory.after(store)
        for reader in self.plan.places[u]:
            self.values[u, reader] = UOp(Ops.INDEX, (filled, at(reader)))

    def read(self, u: UOp, place: Place) -> UOp:
        """The stored value of `u` at the place's indices."""
        store = self.storage[u]
        flat = flatten(place.indices, u.shape)
        if place.valid is not None:
            flat = flat.valid(place.valid)
        self.reads.setdefault(place.kernel, set()).add(Read(store, place.version))
        return UOp(Ops.INDEX, (store, flat))

    def compute(self, u: UOp, place: Place) -> UOp:
        op = u.op
        if op in LEAVES:
            return self.leaf(u, place)
        sources = self.plan.sources[u, place]
        if op in MOVED:
            gate = self.plan.gates[u, place]
            if gate is False:
                return UOp.const(u.dtype, 0)
            value = self.values[sources[0]]
            return gate.where(value, 0) if isinstance(gate, UOp) else value
        if op in PASSED_THROUGH or op is Ops.CONTIGUOUS:
            return self.values[sources[0]]
        if op is Ops.REDUCE:
            ranges = self.plan.reduce_ranges[u, place]
            value = self.values[sources[0]]
            return UOp(Ops.REDUCE, (value,) + ranges, ReduceArg(u.arg.op)) if ranges else value
        if op is Ops.INDEX:
            value = self.values[sources[0]]
            for stand_in, i, index_place in self.plan.gathers[u, place]:
                value = at_index(value, stand_in, self.values[i, index_place].cast(dtypes.index))
            return value
        if op is Ops.STACK:
            return self.stack(u, place)
        if op in GroupOp.ALU:
            return UOp(op, tuple(self.values[s] for s in sources), u.arg)
        raise ValueError(f"{op.name} cannot be computed in a kernel")

    def leaf(self, u: UOp, place: Place) -> UOp:
        if u.op is Ops.VCONST:
            index = place.indices[0]
            if index.op is Ops.CONST:
                return UOp.const(u.dtype, u.arg.value[index.arg.value])
            out = UOp.const(u.dtype, u.arg.value[-1])
            for n in reversed(range(len(u.arg.value) - 1)):
                out = index.eq(n).where(UOp.const(u.dtype, u.arg.value[n]), out)
            return out
        return u  # constants and variables

    def stack(self, u: UOp, place: Place) -> UOp:
        first = place.indices[0]
        values = [self.values[s] for s in self.plan.sources[u, place]]
        out = values[-1]
        for n in reversed(range(len(values) - 1)):
            out = first.eq(n).where(values[n], out)
        return out

    def finish(self, kernel: Kernel) -> Lowered:
        u, place = kernel.root, kernel.place
        overlaps = False
        if u.op is Ops.STORE:
            base, indices, version = self.target(u.src[0], place.indices)
            value = self.values[u.src[1], place]
            store = self.storage[base]
            flat = flatten(indices, base.shape)
            for read in [x for x in value.toposort() if x.op is Ops.INDEX and x.src[0] is store]:
                overlaps |= read.src[1] is not flat
        else:
            store = self.storage[u]
            flat = flatten(place.indices, u.shape)
            value = self.values[u, place]
        body = UOp(Ops.STORE, (UOp(Ops.INDEX, (store, flat)), value)).end(*kernel.outputs)
        rules = strict_kernel_rules if STRICT_FLOAT else kernel_rules
        sink = graph_rewrite(UOp.sink(body), rules, name="simplify kernel")
        ast, arguments = cut(own_ranges(sink), store)
        reads = frozenset(r for r in self.reads.get(kernel.number, ()) if r.storage in arguments)
        return Lowered(kernel, ast, arguments, reads, overlaps)

    def target(self, u: UOp, indices: Indices) -> tuple[UOp, Indices, UOp | None]:
        """The storage under a view, the indices into it, and its version."""
        version = None
        while u not in self.storage:
            if u.op in MOVED and u.op not in (Ops.PAD, Ops.EXPAND):
                indices = MOVED[u.op](u, indices)[0]
            elif u.op is Ops.AFTER:
                version = version or u
            elif u.op not in PASSED_THROUGH:
                raise ValueError(f"cannot store to {u.op.name}: the target must be a view of stored memory")
            u = u.src[0]
        return u, indices, version


def at_index(value: UOp, stand_in: UOp, index: UOp) -> UOp:
    """`value` with `index` for the range `stand_in`. Where the index is Invalid nothing is loaded and the
    value is 0."""
    if index.op is not Ops.WHERE or index.src[2].op is not Ops.CONST or index.src[2].arg.value is not Invalid:
        return value.substitute({stand_in: index})
    gate, inside, _ = index.src
    loads: dict[UOp, UOp] = {}
    depends = {stand_in}
    for u in value.toposort():
        if not depends.isdisjoint(u.src):
            depends.add(u)
            if u.op is Ops.INDEX:
                loads[u] = UOp(Ops.INDEX, (u.src[0], u.src[1].substitute(loads).valid(gate)))
    return gate.where(value.substitute(loads).substitute({stand_in: inside}), 0)


def _is_local(u: UOp) -> bool:
    return u.op is Ops.BUFFER and u.arg.addrspace is AddrSpace.LOCAL


def own_ranges(sink: UOp) -> UOp:
    """Every reduction closes loops of its own: rules may have made two of one (under different
    conditions)."""
    closed: dict[UOp, None] = {}
    done: dict[UOp, UOp] = {}
    fresh = 1 + max((u.arg.id[0] for u in sink.toposort() if u.op is Ops.RANGE), default=0)
    for u in sink.toposort():
        src = tuple([done[s] for s in u.src])
        if u.op is Ops.REDUCE:
            again = {
                r: UOp(Ops.RANGE, r.src, r.arg._replace(id=(fresh + n,)))
                for n, r in enumerate(src[1:])
                if r in closed
            }
            if again:
                fresh += len(src)
                src = (src[0].substitute(again), *(again.get(r, r) for r in src[1:]))
            closed.update(dict.fromkeys(src[1:]))
        done[u] = u if src == u.src else u.replace(src=src)
    return done[sink]


def cut(sink: UOp, *outputs: UOp) -> tuple[UOp, tuple[UOp, ...]]:
    """The kernel with parameters and ranges renumbered by first occurrence (`outputs` are the first slots),
    and its arguments."""
    mapping: dict[UOp, UOp] = {}
    arguments = dict.fromkeys(outputs)
    nodes = sink.toposort()
    for u in nodes:
        if u.op in GroupOp.Storage and u.shape != () and not _is_local(u):
            arguments[u] = None
    for slot, u in enumerate(arguments):
        mapping[u] = UOp(Ops.PARAM, u.src[:1], ParamArg(slot, u.dtype))
    ranges = sorted((u for u in nodes if u.op is Ops.RANGE), key=lambda r: r.arg.id)
    for n, r in enumerate(ranges):
        mapping[r] = UOp(Ops.RANGE, r.src, r.arg._replace(id=(n,)))
    ast = sink.substitute(mapping)
    return ast.replace(arg=KernelInfo()), tuple(arguments)
