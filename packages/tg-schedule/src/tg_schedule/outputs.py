"""Which kernels become one with several results? Those over the same loops that read the same memory.

An optimiser's update of one parameter (m, v, p), or a mean and a variance, are stores of one body: what they
share is read and computed once, and a value that one stores and another reads at the same place does not go
through memory.
"""

from __future__ import annotations

from typing import NamedTuple

from tg_schedule.kernels import cut, own_ranges
from tg_schedule.order import Step
from tg_uop import GroupOp, Ops, UOp

MOST_RESULTS = 8
MOST_ARGUMENTS = 24
LOOKED_AT = 4  # groups per shared storage, the latest first


class _Store(NamedTuple):
    """What a kernel stores where; storage is the schedule's, not the kernel's own parameters."""

    target: UOp
    place: UOp
    value: UOp


class _Group:
    """Kernels that are one: members in order, what must run before it, and its body when somebody looked."""

    def __init__(self, step: Step, number: int) -> None:
        self.members = [step]
        self.first = self.last = number
        self.after: set[_Group] = set()
        # contiguous() asks for a kernel of its own, and so does who writes one
        self.loops = None if step.node.op in (Ops.CONTIGUOUS, Ops.CALL) else _loops(step.call)
        self.arguments = list(step.call.src[1:])
        self._stores: list[_Store] | None = None

    @property
    def stores(self) -> list[_Store]:
        if self._stores is None:
            call = self.members[0].call
            names = {
                u: call.src[1 + u.arg.slot]
                for u in call.src[0].toposort()
                if u.op is Ops.PARAM and u.arg.name is None and u.shape != ()
            }
            target, value = call.src[0].src[0].src[0].substitute(names).src
            self._stores = [_Store(target.src[0], target.src[1], value)]
        return self._stores

    def reads(self) -> dict[UOp, set[UOp]]:
        """The indices at which values read each storage."""
        out: dict[UOp, set[UOp]] = {}
        for u in self.nodes():
            if u.op is Ops.INDEX and u.src[0].op in GroupOp.Storage:
                out.setdefault(u.src[0], set()).add(u.src[1])
        return out

    def nodes(self) -> list[UOp]:
        return UOp.sink(*(s.value for s in self.stores)).toposort()

    def reduces(self) -> bool:
        return any(u.op is Ops.REDUCE for u in self.nodes())

    def reuses(self) -> bool:
        """Whether a reduction reads something again for other results (a matmul): tiles are made for that."""
        loops = set(self.loops or ())
        for u in self.nodes():
            if u.op is Ops.REDUCE:
                inputs = [loops.intersection(x.ranges) for x in u.src[0].toposort() if x.op is Ops.INDEX]
                if any(x != inputs[0] for x in inputs):
                    return True
        return False


def merge_steps(steps: list[Step], kept: set[UOp]) -> list[Step]:
    """The ordered steps with kernels joined where that saves a pass over memory.

    `kept`: storage that somebody may read after the schedule. What only members of a group read is not
    stored.
    """
    groups: dict[UOp, _Group] = {}
    touching: dict[UOp, list[_Group]] = {}  # groups by storage they read or write, the latest last
    for n, step in enumerate(steps):
        group = _Group(step, n)
        group.after = {groups[d] for d in step.after if d in groups}
        if group.loops is not None:
            partners = (
                p
                for a in dict.fromkeys(group.arguments)
                for p in reversed(touching.get(a, [])[-LOOKED_AT:])
                if _large(a, group)
            )
            group = next((p for p in partners if _fits(p, group) and _join(p, group)), group)
            for a in step.call.src[1:]:
                known = touching.setdefault(a, [])
                if group not in known:
                    known.append(group)
        groups[step.node] = group
    distinct = list(dict.fromkeys(groups.values()))
    if len(distinct) == len(steps):
        return steps
    readers: dict[UOp, set[int]] = {}
    for number, g in enumerate(distinct):
        for member in g.members:
            for a in member.call.src[1:]:
                for storage in (a,) if a.op is Ops.PARAM else a.toposort():
                    readers.setdefault(storage, set()).add(number)
    out = []
    for number, g in enumerate(distinct):
        call = g.members[0].call
        if len(g.members) > 1:
            used = [s for s in g.stores if s.target in kept or readers[s.target] != {number}]
            call = _call(g, used or g.stores[-1:])
        after = frozenset(a.members[0].node for a in g.after if a is not g)
        out.append(Step(g.members[0].node, call, after))
    return out


def _loops(call: UOp) -> tuple[UOp, ...] | None:
    """The output loops of a scheduled kernel with one store; None for calls that stay as they are."""
    ast = call.src[0]
    if ast.op is not Ops.SINK or len(ast.src) != 1 or ast.src[0].op is not Ops.END:
        return None
    store = ast.src[0].src[0]
    if store.op is not Ops.STORE or len(store.src) != 2 or store.src[0].op is not Ops.INDEX:
        return None
    if store.src[0].src[1].op is Ops.WHERE or any(a.op is not Ops.PARAM for a in call.src[1:]):
        return None
    return tuple(ast.src[0].src[1:])


def _large(a: UOp, group: _Group) -> bool:
    """Whether reading `a` once less is worth something: it has an element for each of the kernel's
    results."""
    results = 1
    for r in group.loops or ():
        results *= r.vmax + 1
    size = a.shape[0] if a.shape else 0
    return results > 1 and type(size) is int and size >= results


def _fits(group: _Group, new: _Group) -> bool:
    if group.loops is None or new.loops is None or len(group.members) >= MOST_RESULTS:
        return False
    if [r.src for r in group.loops] != [r.src for r in new.loops]:
        return False
    if len(set(group.arguments + new.arguments)) > MOST_ARGUMENTS:
        return False
    if group.arguments[0].device != new.arguments[0].device or _between(group, new):
        return False
    both_reduce = group.reduces() and new.reduces()
    return not (both_reduce and (group.reuses() or new.reuses()))


def _between(group: _Group, new: _Group) -> bool:
    """Whether something else must run after the group and before the new kernel."""
    stack = [g for g in new.after if g is not group]
    seen = set(stack)
    while stack:
        g = stack.pop()
        if group in g.after:
            return True
        found = [x for x in g.after if x not in seen and x.last > group.first]
        seen.update(found)
        stack.extend(found)
    return False


def _join(group: _Group, new: _Group) -> bool:
    """Take the new kernel into the group, unless one reads what the other writes at another place."""
    assert group.loops is not None and new.loops is not None
    (target, index, value) = new.stores[0]
    own = [r for s in group.stores for u in (s.place, s.value) for r in u.toposort() if r.op is Ops.RANGE]
    fresh = 1 + max((r.arg.id[0] for r in own), default=0)
    names = dict(zip(new.loops, group.loops, strict=True))
    for r in UOp.sink(index, value).toposort():
        if r.op is Ops.RANGE and r not in names:
            names[r] = r.replace(arg=r.arg._replace(id=(fresh + len(names),)))
    index, value = index.substitute(names), value.substitute(names)
    forwarded: dict[UOp, UOp] = {}  # all at once: what is forwarded reads the contents before the stores
    loads = [u for u in value.toposort() if u.op is Ops.INDEX]
    for store in group.stores:
        wanted = [u for u in loads if u.src[0] is store.target]
        if store.target is target or any(u.src[1] is not store.place for u in wanted):
            return False
        forwarded.update(dict.fromkeys(wanted, store.value))
    value = value.substitute(forwarded)
    if any(i is not index for i in group.reads().get(target, ())):
        return False
    group.stores.append(_Store(target, index, value))
    group.members.extend(new.members)
    group.arguments = list(dict.fromkeys(group.arguments + new.arguments))
    group.after |= new.after - {group}
    group.last = new.last
    return True


def _call(group: _Group, stores: list[_Store]) -> UOp:
    body = UOp.group(*(UOp(Ops.STORE, (UOp(Ops.INDEX, (s.target, s.place)), s.value)) for s in stores))
    sink = own_ranges(UOp.sink(body.end(*(group.loops or ()))))
    ast, arguments = cut(sink, *(s.target for s in stores))
    return UOp(Ops.CALL, (ast, *arguments))
