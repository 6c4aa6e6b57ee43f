"""From results to a LINEAR of CALLs: the whole of scheduling, in order.

callify (cache key) -> prepare -> decide kernels -> lower -> order -> plan memory -> bind to buffers.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

from tg_schedule.callify import callify, contiguous_view, graph_values
from tg_schedule.collectives import settings
from tg_schedule.copies import assembled_stacks, copied_values, on_storage
from tg_schedule.custom import kernel_of_call, written_slots
from tg_schedule.functions import lower_functions, over_flat_memory
from tg_schedule.fuse import Plan, plan_kernels
from tg_schedule.indexing import numel
from tg_schedule.kernels import Lowered, Read, lower_plan
from tg_schedule.memory import MemoryPlan, Temporary, plan_memory
from tg_schedule.multi import has_many_devices, lower_devices, shard_view
from tg_schedule.order import OrderError, Step, order_steps
from tg_schedule.outputs import merge_steps
from tg_schedule.prepare import (
    is_constant,
    is_view_of_memory,
    prepare,
    stored_nodes,
    strip_root,
)
from tg_uop import GroupOp, Ops, ParamArg, UOp, dtypes
from tg_uop.context import DEBUG, FUSE_ATTENTION, STRICT_FLOAT


class Schedule(NamedTuple):
    """What to run, what each given result is afterwards (a view of a buffer), and values of bound
    variables."""

    linear: UOp
    results: tuple[UOp, ...]
    var_vals: dict[str, int]


class _Slot(NamedTuple):
    """Memory a schedule needs beside its inputs: a result's own buffer, or bytes [offset, …) of the device's
    arena."""

    device: Any
    size: int
    dtype: Any
    offset: int | None


class _Template(NamedTuple):
    """A schedule of a canonical graph: calls over PARAMs, the slots after the inputs, results over PARAMs."""

    calls: tuple[UOp, ...]
    slots: tuple[_Slot, ...]
    results: tuple[UOp, ...]
    arenas: dict[Any, int]
    memory: MemoryPlan


schedule_cache: dict[tuple[Any, ...], _Template] = {}
_lock = threading.Lock()
CACHE_ENTRIES = 4096


def create_schedule(roots: Sequence[UOp], default_device: str) -> Schedule:
    """Schedule the computation of `roots`. Allocates nothing: buffers are new BUFFER nodes.

    Device-less values are computed on `default_device`. ValueError for graphs that cannot be scheduled
    (mixed devices,
    contradictory stores).
    """

    def plannable(body: UOp, arguments: int) -> bool:
        return _results_in_order(_body_template(body, arguments, default_device), arguments) is not None

    sink, buffers, var_vals = callify(lower_functions(UOp.sink(*roots), plannable))
    return _bind(_template_of(sink, len(buffers), default_device), buffers, var_vals)


def _template_of(sink: UOp, inputs: int, default_device: str) -> _Template:
    """The schedule of a canonical graph, made when its structure is new."""
    key = (sink, inputs, default_device, bool(STRICT_FLOAT), bool(FUSE_ATTENTION), settings())
    template = schedule_cache.get(key)
    if template is None:
        template = _make_template(sink, inputs, default_device)
        with _lock:
            while len(schedule_cache) >= CACHE_ENTRIES:
                schedule_cache.pop(next(iter(schedule_cache)))
            schedule_cache[key] = template
    return template


def _body_template(body: UOp, arguments: int, default_device: str) -> _Template:
    """The schedule of a FUNCTION's body over its arguments' memory."""
    sink = lower_functions(over_flat_memory(body), lambda body, arguments: False)
    return _template_of(sink, arguments, default_device)


def _results_in_order(template: _Template, arguments: int) -> tuple[int, ...] | None:
    """The slot of each result of a body; None when one is not whole memory of its own."""
    slots: list[int] = []
    for r in template.results:
        r = strip_root(r)
        if r.op is not Ops.PARAM or r.arg.slot < arguments or r.arg.slot in slots:
            return None
        slots.append(r.arg.slot)
    return tuple(slots)


def _bind(template: _Template, buffers: tuple[UOp, ...], var_vals: dict[str, int]) -> Schedule:
    arenas = {d: UOp.new_buffer(d, size, dtypes.uint8) for d, size in template.arenas.items()}
    memory = list(buffers)
    for s in template.slots:
        if s.offset is None:
            memory.append(UOp.new_buffer(s.device, s.size, s.dtype))
        else:
            memory.append(arenas[s.device].buffer_view(s.size, s.dtype, s.offset))

    calls = tuple(
        UOp(Ops.CALL, (c.src[0],) + tuple([_held(p, memory) for p in c.src[1:]]), c.arg)
        for c in template.calls
    )
    results = []
    for r in template.results:
        if r.op is Ops.PARAM:
            results.append(_held(r, memory))
        elif r.op is Ops.RESHAPE and r.src[0].op is Ops.PARAM:
            results.append(UOp(Ops.RESHAPE, (_held(r.src[0], memory), r.src[1])))
        else:
            params = {p: _held(p, memory) for p in r.toposort() if p.op is Ops.PARAM and p.shape != ()}
            results.append(r.substitute(params))
    return Schedule(UOp(Ops.LINEAR, calls), tuple(results), var_vals)


def _held(p: UOp, memory: list[UOp]) -> UOp:
    """The memory that a template's argument stands for. (No closure: one that calls itself would keep the
    buffers alive until a garbage collection.)
    """
    if p.op in _OF_MEMORY:
        return p.replace(src=tuple([_held(s, memory) for s in p.src]))
    return memory[p.arg.slot] if p.op is Ops.PARAM and p.shape != () else p


_OF_MEMORY = frozenset({Ops.BUFFER_VIEW, Ops.MSELECT, Ops.MSTACK})


def _make_template(sink: UOp, inputs: int, default_device: str) -> _Template:
    originals, places = sink.src, tuple(root.device for root in sink.src)
    nodes = graph_values(sink)
    if has_many_devices(nodes):
        sink, places = lower_devices(sink, nodes)
    given = tuple(zip(originals, places, strict=True))
    sink = prepare(sink)
    for _ in range(64):
        attempt = _Attempt(sink, inputs, default_device)
        conflict = attempt.conflict
        if conflict is None:
            try:
                return attempt.template(given)
            except OrderError as error:  # stores that read what the others write: one value is computed first
                conflict = next((u for u in error.stuck if _computed_late(u)), None)
                if conflict is None:
                    raise
        sink = sink.substitute(
            {conflict: conflict.replace(src=(conflict.src[0], conflict.src[1].contiguous()))}
        )
    raise ValueError(
        "stores of this graph overwrite what others still read, in a way that copies do not resolve"
    )


def _computed_late(u: UOp) -> bool:
    return u.op is Ops.STORE and u.src[1].op is not Ops.CONTIGUOUS


class _Attempt:
    """Kernels for one form of the graph; `conflict` is a STORE whose value must be computed before it is
    written."""

    def __init__(self, sink: UOp, inputs: int, default_device: str) -> None:
        self.sink, self.inputs, self.default_device = sink, inputs, default_device
        self.order = graph_values(sink)
        self.stored = {u for u in stored_nodes(sink, self.order) if u.op not in GroupOp.Storage}
        roots = tuple(strip_root(r) for r in sink.src)
        self.assembled = assembled_stacks(roots, self.order)
        stacks = set(self.assembled.values())
        self.stored |= stacks
        moved = frozenset(stacks.union(u for u in self.stored if u.op in (Ops.COPY, Ops.GETTUPLE)))
        self.plan: Plan = plan_kernels(self.order, self.stored, moved)
        self.bodies: dict[UOp, _Template] = {}
        self.slots: list[tuple[Any, Any, int]] = []  # dtype, device, elements
        self.storage: dict[UOp, UOp] = {u: u for u in self.order if u.op is Ops.PARAM and u.shape != ()}
        for u in self.plan.kernels:
            if u.op is not Ops.STORE:
                self.storage[u] = self._new_slot(u)
        self.places = self._places_in_stacks()
        self.lowered = lower_plan(self.plan, self.storage)
        self.conflict = next((k.kernel.root for k in self.lowered if k.overlaps), None)

    def _new_slot(self, u: UOp) -> UOp:
        device = u.device or _device_of_sources(u) or self.default_device
        return self._new_memory(u.dtype, device, numel(u.shape))

    def _new_memory(self, dtype: Any, device: Any, size: int) -> UOp:
        slot = self.inputs + len(self.slots)
        self.slots.append((dtype, device, size))
        return UOp(Ops.PARAM, (UOp.const(dtypes.index, (size,)),), ParamArg(slot, dtype, device=device))

    def _places_in_stacks(self) -> dict[UOp, UOp]:
        """For the slot of each part of an assembled stack, its place in the slot of the stack."""
        out = {}
        for stack in dict.fromkeys(self.assembled.values()):
            whole, size = self.storage[stack], numel(stack.shape[1:])
            for n, part in enumerate(stack.src):
                offset = n * size * stack.dtype.itemsize
                out[self.storage[part]] = whole.buffer_view(size, stack.dtype, offset)
        return out

    # *** steps and their order ***

    def template(self, given: tuple[tuple[UOp, Any], ...]) -> _Template:
        steps = self._steps()
        ordered = order_steps(steps)
        results = tuple(self._result(r, *g) for r, g in zip(self.sink.src, given, strict=True))
        kept = {p for r in results for p in r.toposort() if p.op is Ops.PARAM}
        slots_held = {p.arg.slot for p in kept}
        held = {p for p in self.storage.values() if p.arg.slot < self.inputs or p.arg.slot in slots_held}
        held.update(self.places)
        merged = order_steps(merge_steps(ordered, held))
        calls = tuple(c for s in merged for c in self._written_out(s.call))
        if self.places:
            calls = tuple(
                c.replace(src=(c.src[0], *(a.substitute(self.places) for a in c.src[1:]))) for c in calls
            )
        slots, memory = self._plan_memory(calls, kept)
        if DEBUG >= 1 and memory.naive:
            print(
                f"memory: temporaries {memory.naive / 1e6:.2f} MB planned into "
                f"{sum(memory.arenas.values()) / 1e6:.2f} MB "
                f"(lower bound {memory.lower_bound / 1e6:.2f} MB)"
            )
        return _Template(calls, slots, results, memory.arenas, memory)

    def _steps(self) -> list[Step]:
        made: dict[UOp, tuple[UOp, set[UOp], set[Read], UOp | None]] = {}
        by_root: dict[UOp, Lowered] = {k.kernel.root: k for k in self.lowered}
        for u in self.order:
            if u in by_root:
                if 0 in _ints(u.src[0].shape if u.op is Ops.STORE else u.shape):
                    continue
                k = by_root[u]
                self._check_devices(k)
                written = self._version(u.src[0]) if u.op is Ops.STORE else None
                made[u] = (
                    UOp(Ops.CALL, (k.ast,) + k.arguments),
                    self._dependencies(k.reads),
                    set(k.reads),
                    written,
                )
            elif u.op is Ops.COPY and u in self.storage:
                call, reads = self._copy(u)
                made[u] = (call, self._dependencies(reads), set(reads), None)
            elif u.op is Ops.CALL:
                call, reads = self._body(u) if u.src[0].op is Ops.TUPLE else self._custom(u)
                made[u] = (call, self._dependencies(reads), set(reads), None)
        computed: dict[UOp, tuple[UOp, ...]] = {
            self.storage[u]: (u,) for u in self.plan.kernels if u in self.storage
        }
        computed.update((self.storage[stack], stack.src) for stack in set(self.assembled.values()))
        computed.update((p, u.src) for u, p in self.storage.items() if u.op is Ops.GETTUPLE)
        after: dict[UOp, set[UOp]] = {u: set(deps) for u, (_, deps, _, _) in made.items()}
        for u, (_, _, reads, _) in made.items():
            for r in reads:
                after[u].update(made_by for made_by in computed.get(r.storage, ()) if made_by is not u)
        for u in made:
            if u.op is Ops.CALL and u.src[0].op is not Ops.TUPLE:
                for slot in written_slots(u.src[0]):
                    target = Read(*self._target(u.src[1 + slot]))
                    after[u].update(
                        o for o, (_, _, reads, _) in made.items() if target in reads and o is not u
                    )
            if u.op is not Ops.STORE:
                continue
            base, version = self._target(u.src[0])
            after[u].update(computed.get(base, ()))
            if version is not None:
                after[u].update(_effects(version))
            for other, (_, _, reads, _) in made.items():
                if other is not u and Read(base, version) in reads:
                    after[u].add(other)
        return [Step(u, call, frozenset(after[u])) for u, (call, _, _, _) in made.items()]

    def _dependencies(self, reads: Any) -> set[UOp]:
        out: set[UOp] = set()
        for r in reads:
            if r.version is not None:
                out.update(_effects(r.version))
        return out

    def _target(self, view: UOp) -> tuple[UOp, UOp | None]:
        version = None
        u = view
        while u not in self.storage:
            if u.op is Ops.AFTER and version is None:
                version = u
            u = u.src[0]
        return self.storage[u], version

    def _version(self, view: UOp) -> UOp | None:
        return self._target(view)[1]

    def _check_devices(self, k: Lowered) -> None:
        found = {p.device for p in k.arguments}
        if len(found) > 1:
            raise ValueError(
                f"one operation uses tensors on different devices {sorted(map(str, found))}; "
                "move them to one device with .to(device)"
            )

    def _copy(self, u: UOp) -> tuple[UOp, set[Read]]:
        memory = {x: self._memory_of(x) for x in copied_values(u)}
        source = _selected(u.src[0], {x: argument for x, (argument, _) in memory.items()})
        target = self.storage[u]
        body = UOp(Ops.COPY, (UOp.param(1, u.dtype, target.shape),), u.arg)
        return UOp(Ops.CALL, (body, target, source)), {read for _, read in memory.values()}

    def _memory_of(self, u: UOp) -> tuple[UOp, Read]:
        """The storage of a value in memory as a call argument (a BUFFER_VIEW where it begins inside a
        buffer)."""
        version = None
        below = u
        while below not in self.storage:
            if below.op is Ops.AFTER and version is None:
                version = below
            below = below.src[0]
        store = self.storage[below]
        found = contiguous_view(on_storage(u, below))
        if found is None:
            raise ValueError(f"{u.op.name} {u.shape} is not contiguous memory; make it contiguous() first")
        size, offset = numel(u.shape), found[1]
        argument = (
            store
            if size == store.shape[0] and offset == 0
            else store.buffer_view(size, u.dtype, offset * u.dtype.itemsize)
        )
        return argument, Read(store, version)

    def _custom(self, u: UOp) -> tuple[UOp, set[Read]]:
        arguments, reads = [], set()
        for s in u.src[1:]:
            if s.op is Ops.BIND or s.shape == ():
                arguments.append(s)
                continue
            argument, read = self._memory_of(s)
            arguments.append(argument)
            reads.add(read)
        return UOp(Ops.CALL, (kernel_of_call(u.src[0]),) + tuple(arguments), u.arg), reads

    # *** bodies that are planned once ***

    def _body(self, u: UOp) -> tuple[UOp, set[Read]]:
        """A call of a FUNCTION's body: its results' memory, then its arguments'."""
        results = [u.gettuple(n) for n in range(len(u.src[0].src))]
        for r in results:
            if r not in self.storage:  # nobody reads it
                self.storage[r] = self._new_slot(r)
        memory = [self._memory_of(a) for a in u.src[1:]]
        arguments = (*(self.storage[r] for r in results), *(argument for argument, _ in memory))
        return UOp(Ops.CALL, (u.src[0], *arguments), u.arg), {read for _, read in memory}

    def _written_out(self, call: UOp) -> list[UOp]:
        """The calls that a call of a body stands for, its temporaries as slots of this schedule."""
        body = call.src[0]
        if body.op is not Ops.TUPLE:
            return [call]
        given = call.src[1 + len(body.src) :]
        if body not in self.bodies:
            self.bodies[body] = _body_template(body, len(given), self.default_device)
        template = self.bodies[body]
        own = _results_in_order(template, len(given))
        assert own is not None
        results = dict(zip(own, call.src[1 : 1 + len(body.src)], strict=True))
        memory = list(given)
        for slot, s in enumerate(template.slots, len(given)):
            memory.append(results[slot] if slot in results else self._new_memory(s.dtype, s.device, s.size))
        return [c.replace(src=(c.src[0], *(_held(a, memory) for a in c.src[1:]))) for c in template.calls]

    # *** results and memory ***

    def _result(self, root: UOp, original: UOp, place: Any) -> UOp:
        """What `original`, on `place`, is afterwards; `root` is what was made of it."""
        below = strip_root(root)
        many = isinstance(place, tuple)
        if below in self.storage and below.op is not Ops.PARAM:
            memory = self.storage[below]
            return _shards(memory, original) if many else memory.reshape(root.shape)
        if is_constant(root):
            return original if original.device is not None else root
        if not is_view_of_memory(root):
            raise ValueError(f"internal: result {root.op.name} was not stored")
        root = original if many else root
        mapping = {u: u.src[0] for u in root.toposort() if u.op is Ops.AFTER}
        mapping.update({u: p.reshape(u.shape) for u, p in self.storage.items() if u.op is not Ops.PARAM})
        while True:
            new = root.substitute(mapping)
            if new is root:
                return root
            root = new

    def _plan_memory(self, calls: tuple[UOp, ...], kept: set[UOp]) -> tuple[tuple[_Slot, ...], MemoryPlan]:
        first: dict[int, int] = {}
        last: dict[int, int] = {}
        for n, call in enumerate(calls):
            for a in call.src[1:]:
                for p in a.toposort() if a.op is not Ops.PARAM else (a,):
                    if p.op is Ops.PARAM and p.shape != ():
                        first.setdefault(p.arg.slot, n)
                        last[p.arg.slot] = n
        kept_slots = {p.arg.slot for p in kept}
        temporaries = []
        for i, (dtype, device, size) in enumerate(self.slots):
            slot = self.inputs + i
            if slot not in kept_slots and slot in first:
                temporaries.append(Temporary(slot, device, size * dtype.itemsize, first[slot], last[slot]))
        memory = plan_memory(temporaries)
        slots = tuple(
            _Slot(device, size, dtype, memory.offsets.get(self.inputs + i))
            for i, (dtype, device, size) in enumerate(self.slots)
        )
        return slots, memory


def _shards(memory: UOp, root: UOp) -> UOp:
    """The memory of local values as the value on several devices that `root` is."""
    size = memory.shape[0] * len(memory.arg.device)
    whole = UOp(Ops.PARAM, (UOp.const(dtypes.index, (size,)),), memory.arg._replace(axis=0))
    return shard_view(whole, root.shape, root.axis)


def _device_of_sources(u: UOp) -> Any:
    """Where the indices are that a value without a device of its own is computed from."""
    pending, seen = list(u.src), set(u.src)
    while pending:
        x = pending.pop()
        if x.device is not None:
            return x.device
        fresh = [s for s in x.src if s not in seen]
        seen.update(fresh)
        pending.extend(fresh)
    return None


def _ints(shape: tuple[Any, ...]) -> list[int]:
    return [d for d in shape if type(d) is int]


def _effects(after: UOp) -> set[UOp]:
    """The stores and calls an AFTER waits for."""
    out: set[UOp] = set()
    stack = list(after.src[1:])
    while stack:
        u = stack.pop()
        if u.op in (Ops.STORE, Ops.CALL, Ops.COPY):
            out.add(u)
        else:
            stack.extend(u.src[1:] if u.op is Ops.AFTER else u.src)
    return out


def _selected(source: UOp, memory: dict[UOp, UOp]) -> UOp:
    """What a COPY reads, over call arguments in place of values."""
    if source in memory:
        return memory[source]
    if source.op is Ops.MULTI:
        return memory[source.src[0]]
    return UOp(source.op, tuple([_selected(s, memory) for s in source.src]), source.arg)


def clear_cache() -> None:
    """Forget all schedules (they keep kernel graphs alive)."""
    schedule_cache.clear()
