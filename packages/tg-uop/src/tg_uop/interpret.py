"""What is the value of a graph? The reference evaluator: pure Python, slow, and obviously right.

`evaluate` runs tensor graphs and kernel graphs. A node that is not behind an AFTER reads version 0 of a
storage, AFTER gives the version its dependencies made (docs/ir.md, "Versions"): writes copy data that an
older version still shows. Inside a loop body pure nodes run before stores that they do not depend on.
`run_program` runs linearised kernels.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any

from tg_uop import _interpret_program
from tg_uop._interpret_values import (
    RULES,
    VALUE_SOURCES,
    Cell,
    Ints,
    Place,
    Results,
    accumulate,
    read,
    start_reduction,
    write,
)
from tg_uop.dtype import as_const
from tg_uop.ops import AddrSpace, Ops
from tg_uop.uop import UOp

_EFFECTS = frozenset(
    {Ops.STORE, Ops.ATOMIC_ADD, Ops.END, Ops.CALL, Ops.LINEAR, Ops.GROUP, Ops.SINK, Ops.BARRIER}
)
_LOOPS = frozenset({Ops.END, Ops.REDUCE})
_SCOPES = frozenset({Ops.CALL, Ops.FUNCTION})  # src[0] is a body with PARAMs of its own


def evaluate(
    u: UOp, buffers: dict[UOp, list[Any]] | None = None, var_vals: dict[str, int] | None = None
) -> list[Any]:
    """The elements of `u`, row-major, as Python numbers (several results of a TUPLE one after another; none
    for effects).

    `buffers` gives the elements of each BUFFER (and PARAM outside functions); lists that the graph stores to
    are updated in place. `var_vals` gives variables by name. ValueError for a missing buffer or variable,
    IndexError for an access outside its storage, RuntimeError for ops that only a device can run.
    """
    given = buffers or {}
    run = _Run(given, dict(var_vals or {}))
    frame = _Frame(run, None)
    result = frame.value(u)
    values = result.values if isinstance(result, Results) else (result,)
    out = [x for v in values for x in read(u, v)]
    for storage, cell in run.cells.items():
        if cell.written and storage in given:
            given[storage][:] = cell.data
    return out


def run_program(
    linear: UOp, buffers: Sequence[Any], vals: Sequence[int] = (), lo: int = 0, hi: int | None = None
) -> None:
    """Run a linearised kernel on raw little-endian bytes.

    `buffers` are writable byte buffers for the PARAM slots that occur, sorted; `vals` the variables sorted
    by name; a RANGE of type THREAD runs over [lo, hi) (default: all of it). ValueError when a count or size
    does not fit, IndexError for an access outside its buffer, RuntimeError for what is no legal program.
    """
    _interpret_program.run_program(linear, buffers, vals, lo, hi)


class _Run:
    """What all scopes of one evaluation share: storage and the values of variables."""

    def __init__(self, given: dict[UOp, list[Any]], var_vals: dict[str, int]) -> None:
        self.given, self.var_vals = given, var_vals
        self.cells: dict[UOp, Cell] = {}

    def cell(self, u: UOp, size: int) -> Cell:
        found = self.cells.get(u)
        if found is None:
            if u in self.given:
                data = [as_const(v, u.dtype) for v in self.given[u]]
                if len(data) != size:
                    raise ValueError(f"{u!r} holds {size} elements, got {len(data)}")
            elif u.op is Ops.BUFFER and u.arg.addrspace is not AddrSpace.GLOBAL:
                data = [as_const(0, u.dtype)] * size
            else:
                raise ValueError(f"no elements given for {u!r}; pass them in `buffers`")
            found = self.cells[u] = Cell(data, u.dtype, shared=True)
        return found


class _Frame:
    """One scope: the arguments of its PARAMs, the loop counters now open, and the values known under them."""

    def __init__(self, run: _Run, params: Sequence[Any] | None) -> None:
        self.run, self.params = run, params
        self.counters: dict[UOp, int] = {}
        self.first: dict[UOp, list[Any]] = {}  # version 0 of each storage, as this scope found it
        self.known: dict[UOp, tuple[Any, Any]] = {}  # node -> (counters it depends on, value)
        self.orders: dict[UOp, list[UOp]] = {}

    def value(self, root: UOp) -> Any:
        """The value of `root` under the present loop counters."""
        order = self.orders.get(root)
        if order is None:
            order = self.orders[root] = _execution_order(root)
        known, counters = self.known, self.counters
        for u in order:
            under = tuple([counters.get(r) for r in u.ranges]) if counters else ()
            found = known.get(u)
            if found is None or found[0] != under:
                src = [known[s][1] for s in _value_sources(u)]
                known[u] = (under, _GRAPH_RULES[u.op](self, u, src))
        return known[root][1]

    def scalar(self, u: UOp) -> int:
        value = read(u, self.value(u))[0]
        if type(value) is not int:
            raise ValueError(f"a bound or dim must be an integer, got {value!r} from {u!r}")
        return value

    def dims(self, shape: Iterable[Any]) -> Ints:
        return tuple([d if type(d) is int else self.scalar(d) for d in shape])

    def loop(self, ranges: Sequence[UOp], body: Callable[[], None]) -> None:
        """Run `body` for every combination of the ranges' counters, the last range innermost."""
        if not ranges:
            body()
            return
        first = ranges[0]
        if first in self.counters:
            raise ValueError(f"the range is closed twice: {first!r}")
        for i in range(self.scalar(first.src[0])):
            self.counters[first] = i
            self.loop(ranges[1:], body)
        self.counters.pop(first, None)


def _value_sources(u: UOp) -> tuple[UOp, ...]:
    """The sources evaluated before `u`'s rule runs. Loops evaluate their bodies themselves."""
    if u.op in _LOOPS:
        ranges = [s for s in u.src[1:] if s.op is Ops.RANGE]
        if ranges or u.op is Ops.END:
            return tuple(d for r in ranges for d in r.src[1:])
    if u.op in _SCOPES:
        return u.src[1:]
    if u.op is Ops.LINEAR:
        return ()
    n = VALUE_SOURCES.get(u.op)
    return u.src if n is None else u.src[:n]


def _execution_order(root: UOp) -> list[UOp]:
    """Nodes to evaluate for `root`: sources first, pure nodes before effects that they do not depend on."""
    users: dict[UOp, list[UOp]] = {root: []}
    waiting: dict[UOp, int] = {}
    stack = [root]
    while stack:
        u = stack.pop()
        src = dict.fromkeys(_value_sources(u))
        waiting[u] = len(src)
        for s in src:
            if s not in users:
                users[s] = []
                stack.append(s)
            users[s].append(u)
    pure = deque(u for u, n in waiting.items() if n == 0 and u.op not in _EFFECTS)
    effects = deque(u for u, n in waiting.items() if n == 0 and u.op in _EFFECTS)
    order = []
    while pure or effects:
        u = pure.popleft() if pure else effects.popleft()
        order.append(u)
        for user in users[u]:
            waiting[user] -= 1
            if waiting[user] == 0:
                (effects if user.op in _EFFECTS else pure).append(user)
    return order


# *** rules for storage, control and scopes ***


def _whole(cell: Cell, data: Any, size: int) -> Place:
    return Place(cell, data, range(size))


def _buffer(m: _Frame, u: UOp, src: list[Any]) -> Any:
    cell = m.run.cell(u, m.dims(u.shape)[0])
    data = m.first.get(u)
    if data is None:
        cell.shared = True
        data = m.first[u] = cell.data
    return _whole(cell, data, len(data))


def _param(m: _Frame, u: UOp, src: list[Any]) -> Any:
    named = u.arg.name is not None and u.shape == ()
    if named and (m.params is None or u.arg.slot < 0 or u.arg.name in m.run.var_vals):
        return [as_const(_variable(m, u), u.dtype)]
    if m.params is not None:
        if not 0 <= u.arg.slot < len(m.params):
            raise ValueError(f"slot {u.arg.slot} of {len(m.params)} arguments: {u!r}")
        return m.params[u.arg.slot]
    size = prod(m.dims(u.shape))
    cell = m.run.cell(u, size)
    return _whole(cell, m.first.setdefault(u, cell.data), size)


def _variable(m: _Frame, u: UOp) -> int:
    name, vals = u.arg.name, m.run.var_vals
    if name not in vals:
        raise ValueError(f"no value given for variable {name!r}; pass it in `var_vals`")
    if len(u.src) == 3 and not u.src[1].arg.value <= vals[name] <= u.src[2].arg.value:
        raise ValueError(
            f"variable {name!r}: {vals[name]} is outside [{u.src[1].arg.value}, {u.src[2].arg.value}]"
        )
    return vals[name]


def _bind(m: _Frame, u: UOp, src: list[Any]) -> Any:
    if u.arg is not None:
        return [as_const(u.arg, u.dtype)]
    return [as_const(_variable(m, u.src[0]), u.dtype)] if u.src[0].op is Ops.PARAM else []


def _after(m: _Frame, u: UOp, src: list[Any]) -> Any:
    return src[0].now() if isinstance(src[0], Place) else src[0]


def _counter(m: _Frame, u: UOp, src: list[Any]) -> Any:
    if u not in m.counters:
        raise ValueError(f"the range is used outside its loop; close it with END or REDUCE: {u!r}")
    return [m.counters[u]]


def _special(m: _Frame, u: UOp, src: list[Any]) -> Any:
    raise RuntimeError(f"a grid of threads is not interpreted; give the kernel loops (RANGE): {u!r}")


def _end(m: _Frame, u: UOp, src: list[Any]) -> Any:
    def body() -> None:
        m.value(u.src[0])

    m.loop([r for r in u.src[1:] if r.op is Ops.RANGE], body)
    return []


def _reduce(m: _Frame, u: UOp, src: list[Any]) -> Any:
    ranges = [r for r in u.src[1:] if r.op is Ops.RANGE]
    if not ranges:
        return RULES[Ops.REDUCE](m, u, src)
    acc = start_reduction(u, prod(m.dims(u.shape)))
    m.loop(ranges, lambda: accumulate(m, u, acc, read(u.src[0], m.value(u.src[0]))))
    return acc


def _function(m: _Frame, u: UOp, src: list[Any]) -> Any:
    return _Frame(m.run, src).value(u.src[0])


def _call(m: _Frame, u: UOp, src: list[Any]) -> Any:
    """A kernel runs at once, on its arguments as they are now. Bound variables among the arguments hold for
    it only.
    """
    body, run = u.src[0], m.run
    bound = {s.src[0].arg.name: s.arg for s in u.src[1:] if s.op is Ops.BIND and s.arg is not None}
    args = [
        v.now() if isinstance(v, Place) else v
        for s, v in zip(u.src[1:], src, strict=True)
        if s.op is not Ops.BIND
    ]
    if body.op is Ops.COPY:
        write(u, args[0], read(u.src[2], args[1]), None)
        return []
    scope = _Run(run.given, {**run.var_vals, **bound})
    scope.cells = run.cells
    if body.op is Ops.PROGRAM:
        linear = next((s for s in body.src if s.op is Ops.LINEAR), None)
        if linear is not None:
            _interpret_program.run_on_places(linear, args, scope.var_vals)
            return []
        body = body.src[0]
    if body.op not in (Ops.SINK, Ops.TUPLE, Ops.LINEAR):
        raise RuntimeError(f"a CALL of {body.op.name} is not interpreted: {u!r}")
    return _Frame(scope, args).value(body)


def _linear(m: _Frame, u: UOp, src: list[Any]) -> Any:
    for s in u.src:
        m.value(s)
    return []


_GRAPH_RULES: dict[Ops, Callable[[Any, UOp, list[Any]], Any]] = {
    **RULES,
    Ops.BUFFER: _buffer,
    Ops.PARAM: _param,
    Ops.BIND: _bind,
    Ops.AFTER: _after,
    Ops.RANGE: _counter,
    Ops.SPECIAL: _special,
    Ops.END: _end,
    Ops.REDUCE: _reduce,
    Ops.FUNCTION: _function,
    Ops.CALL: _call,
    Ops.LINEAR: _linear,
    Ops.IF: RULES[Ops.WMMA],
    Ops.ENDIF: RULES[Ops.WMMA],
}

__all__ = ["evaluate", "run_program"]
