"""What must be known about a program before instructions are chosen for it?

- which nodes are computed at all (addresses fold constants and scales: what only they need is not);
- which register buffers are *variables* (always accessed whole, at constant places) and live in registers;
- which loads and comparisons are *deferred* to their one user, which may take them as an operand;
- which results are written straight into the variable that a STORE would copy them to;
- which reads of a variable need a copy because the variable changes while the value is still used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tg_codegen.render.base import cannot_wrap, is_storage, storage_of, width_of
from tg_uop import AddrSpace, GroupOp, Ops, UOp, dtypes

_EFFECTS = frozenset(
    {Ops.STORE, Ops.PREFETCH, Ops.RANGE, Ops.END, Ops.IF, Ops.ENDIF, Ops.BARRIER, Ops.CUSTOM}
)
_BOUNDARIES = frozenset({Ops.RANGE, Ops.END, Ops.IF, Ops.ENDIF, Ops.BARRIER, Ops.CUSTOM})
_ALIASING = frozenset({Ops.BITCAST, Ops.CAST, Ops.INDEX})
_FRESH = GroupOp.Binary | {Ops.MULACC, Ops.WHERE, Ops.NEG, Ops.SQRT, Ops.RECIPROCAL, Ops.TRUNC}
_CONSTANTS = (Ops.CONST, Ops.VCONST)


class Place(NamedTuple):
    """Where an INDEX of storage points: `node` (None: 0) times `factor` plus `constant`, in elements."""

    buffer: UOp
    node: UOp | None
    factor: int
    constant: int


class Variable(NamedTuple):
    """A part of a register buffer that lives in registers: `width` elements from element `start`."""

    buffer: UOp
    start: int
    width: int


def strip(u: UOp) -> UOp:
    """The node under reshapes, expansions and AFTERs that change nothing."""
    while (
        u.op is Ops.RESHAPE
        or (u.op is Ops.AFTER and not is_storage(u))
        or (u.op is Ops.EXPAND and width_of(u) == width_of(u.src[0]))
    ):
        u = u.src[0]
    return u


def constant_value(u: UOp) -> int | None:
    """The value of an integer constant, else None."""
    u = strip(u)
    if u.op is Ops.CONST:
        return int(u.arg.value)
    if u.op is Ops.VCONST and len(u.arg.value) == 1:
        return int(u.arg.value[0])
    return None


def is_constant(u: UOp) -> bool:
    """True for scalar and vector constants, also expanded ones."""
    u = strip(u)
    return u.op in _CONSTANTS or (u.op is Ops.EXPAND and is_constant(u.src[0]))


def place_of(u: UOp) -> Place:
    """An INDEX of storage taken apart. ValueError for a vector of places."""
    base, index = u.src[0], u.src[1]
    if width_of(index) != 1:
        raise ValueError("a place has a scalar index; gather lane by lane")
    node, constant, size = strip(index), 0, max(base.dtype.itemsize, 1)
    while node.op in (Ops.ADD, Ops.SUB):
        exact = node.dtype.itemsize == 8 or node.dtype is dtypes.index or cannot_wrap(node)
        right = constant_value(node.src[1])
        left = constant_value(node.src[0]) if node.op is Ops.ADD else None
        if not exact or (right is None and left is None):
            break
        if right is not None:
            constant += right if node.op is Ops.ADD else -right
            node = strip(node.src[0])
        else:
            assert left is not None
            constant += left
            node = strip(node.src[1])
    value = constant_value(node)
    if value is not None:
        return Place(storage_of(base), None, 1, constant + value)
    factor = 1
    if node.op is Ops.MUL and (node.dtype.itemsize == 8 or node.dtype is dtypes.index or cannot_wrap(node)):
        times = constant_value(node.src[1])
        if times in (2, 4, 8) and times * size <= 8:
            node, factor = strip(node.src[0]), times
    return Place(storage_of(base), node, factor, constant)


class Analysis:
    """The facts above, for the instructions of one kernel."""

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.uops = uops
        self.position = {u: i for i, u in enumerate(uops)}
        self.places: dict[UOp, Place] = {}
        self.variable_of: dict[UOp, Variable] = {}  # an INDEX of a variable
        self._find_variables()
        self.users: dict[UOp, list[UOp]] = {}
        self.block: list[int] = []
        self.loops: list[tuple[int, ...]] = []  # positions of the RANGEs around each node
        self.epoch: list[int] = []  # how often memory or control changed before a node
        self._number()
        self.needed: set[UOp] = set()
        self.emit_at: dict[UOp, int] = {}
        self.deferred: set[UOp] = set()
        self._demand()
        self.written_by: dict[UOp, UOp] = {}  # value -> the STORE whose variable it is computed into
        self.copied: set[UOp] = set()  # LOADs of variables that must not alias them
        self._variable_accesses()

    # *** register buffers ***

    def _find_variables(self) -> None:
        accesses: dict[UOp, dict[Variable, None]] = {}
        memory: set[UOp] = set()
        for u in self.uops:
            for n, s in enumerate(u.src):
                if s.op is Ops.INDEX and is_storage(s.src[0]):
                    buffer = storage_of(s.src[0])
                    if u.op not in (Ops.LOAD, Ops.STORE) or n or len(u.src) > (1 if u.op is Ops.LOAD else 2):
                        memory.add(buffer)
            if u.op is Ops.INDEX and is_storage(u.src[0]):
                p = self.places[u] = place_of(u)
                if p.buffer.op is Ops.BUFFER and p.buffer.arg.addrspace is AddrSpace.REG:
                    if p.node is not None:
                        memory.add(p.buffer)
                    else:
                        v = Variable(p.buffer, p.constant, width_of(u))
                        accesses.setdefault(p.buffer, {})[v] = None
        for buffer, variables in accesses.items():
            spans = sorted((v.start, v.start + v.width) for v in variables)
            overlap = any(a[1] > b[0] for a, b in zip(spans, spans[1:], strict=False))
            if overlap:
                memory.add(buffer)
        for u, p in self.places.items():
            if p.buffer in accesses and p.buffer not in memory:
                self.variable_of[u] = Variable(p.buffer, p.constant, width_of(u))

    # *** order ***

    def _number(self) -> None:
        nest: list[int] = []
        ranges: list[int] = []
        epoch = 0
        for i, u in enumerate(self.uops):
            if u.op in (Ops.END, Ops.ENDIF):
                closed = [s for s in u.src[1:] if s.op is Ops.RANGE] if u.op is Ops.END else [u.src[0]]
                for s in closed:
                    if self.position[s] in nest:
                        nest.remove(self.position[s])
                        if s.op is Ops.RANGE:
                            ranges.remove(self.position[s])
            self.block.append(nest[-1] if nest else -1)
            self.loops.append(tuple(ranges))
            if u.op in _BOUNDARIES or (u.op is Ops.STORE and u.src[0] not in self.variable_of):
                epoch += 1
            self.epoch.append(epoch)
            if u.op in (Ops.RANGE, Ops.IF):
                nest.append(i)
                if u.op is Ops.RANGE:
                    ranges.append(i)
            for s in self.operands(u):
                self.users.setdefault(s, []).append(u)

    def operands(self, u: UOp) -> list[UOp]:
        """The nodes whose values are needed when `u` is computed, without constants."""
        op = u.op
        if op in (Ops.LOAD, Ops.STORE, Ops.PREFETCH):
            place = self.places.get(u.src[0])
            node = place.node if place is not None and u.src[0] not in self.variable_of else None
            found = [*((node,) if node is not None else ()), *u.src[1:]]
        elif op in (Ops.END, Ops.ENDIF, Ops.AFTER, Ops.GROUP, Ops.BARRIER, Ops.SINK, Ops.NOOP):
            return []
        elif op is Ops.INDEX:
            if u in self.places:
                return []
            found = [u.src[0]]
        elif op in (Ops.RESHAPE, Ops.PARAM, Ops.BUFFER):
            return []
        elif op is Ops.EXPAND:
            found = [u.src[0]]
        else:
            found = list(u.src)
        out = []
        for s in found:
            s = strip(s)
            if s.op is Ops.STACK and s.src and width_of(s.src[0]) > 1:  # two vectors side by side
                out += [x for x in map(strip, s.src) if not is_constant(x)]
            elif not is_constant(s):
                out.append(s)
        return out

    def _demand(self) -> None:
        needed, emit_at = self.needed, self.emit_at
        for i in range(len(self.uops) - 1, -1, -1):
            u = self.uops[i]
            if u.op not in _EFFECTS and u not in needed:
                continue
            needed.update(self.operands(u))
            emit_at[u] = i
            users = self.users.get(u, ())
            if len(users) != 1 or users[0] not in emit_at:
                continue
            at = emit_at[users[0]]
            if self._may_wait(u, users[0]) and self.epoch[at] - _own(self.uops[at], self) == self.epoch[i]:
                emit_at[u] = at
                self.deferred.add(u)

    def _may_wait(self, u: UOp, user: UOp) -> bool:
        if u.op is Ops.LOAD:
            return len(u.src) == 1 and u.src[0] not in self.variable_of and u.arg is None
        if u.op in GroupOp.Comparison and width_of(u) == 1:
            if user.op is Ops.WHERE:
                return strip(user.src[0]) is u and strip(user.src[1]) is not u and strip(user.src[2]) is not u
            return user.op is Ops.IF or (user.op in (Ops.LOAD, Ops.STORE) and strip(user.src[-1]) is u)
        return False

    def last_use(self, u: UOp) -> int:
        """The last position at which the registers of `u` are read."""
        last = self.position[u]
        for user in self.users.get(u, ()):
            if user not in self.emit_at:
                continue
            last = max(last, self.emit_at[user])
            if user.op in _ALIASING:
                last = max(last, self.last_use(user))
        return last

    # *** variables ***

    def _variable_accesses(self) -> None:
        loads: dict[Variable, list[UOp]] = {}
        stores: dict[Variable, list[UOp]] = {}
        for u in self.uops:
            if u.op in (Ops.LOAD, Ops.STORE) and (v := self.variable_of.get(u.src[0])) is not None:
                (loads if u.op is Ops.LOAD else stores).setdefault(v, []).append(u)
        for v, writes in stores.items():
            reads = [(self.position[r], self.last_use(r), r) for r in loads.get(v, ())]
            effective = {s: self._direct(s, reads) for s in writes}
            for at, last, r in reads:
                for s in writes:
                    if self._spoils(s, effective[s], at, last):
                        self.copied.add(r)

    def _direct(self, s: UOp, reads: list[tuple[int, int, UOp]]) -> int:
        """The position where the variable changes: that of the value, if it may be computed in place."""
        value, at = strip(s.src[1]), self.position[s]
        if value not in self.position or value.op not in _FRESH or value.dtype is dtypes.bool:
            return at
        made = self.position[value]
        alone = self.users.get(value) == [s] and value not in self.deferred
        if not alone or self.block[made] != self.block[at] or made > at:
            return at
        if any(start < at and (last > made or start > made) for start, last, _ in reads):
            return at
        self.written_by[value] = s
        return made

    def _spoils(self, s: UOp, effective: int, read: int, last: int) -> bool:
        """Whether STORE `s` may change the variable while a value read at `read` is used up to `last`."""
        outside = [r for r in self.loops[self.position[s]] if r not in self.loops[read]]
        if outside:
            start = outside[0]
            return read < start < last
        return read < effective < last


def _own(user: UOp, facts: Analysis) -> int:
    """1 where the user itself is what changes memory or control (it reads its operands before)."""
    boundary = user.op in _BOUNDARIES or (user.op is Ops.STORE and user.src[0] not in facts.variable_of)
    return int(boundary)
