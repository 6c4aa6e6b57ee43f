"""Is a graph legal at its stage? Rules as data, one table per stage, and the message that shows what broke
which.

`type_verify(root or uops, spec)` raises RuntimeError at the first node that breaks a rule of the spec.
Bodies of CALLs are scopes of their own and are not looked into: a body is verified by the stage that made
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tg_uop._bounds import check_oob
from tg_uop.dtype import Invalid, as_const, dtypes
from tg_uop.ops import AddrSpace, GroupOp, KernelInfo, Ops
from tg_uop.uop import UOp, toposort


class Rule(NamedTuple):
    """`holds(node)` for every node whose op is in `ops`; `text` says what the rule demands."""

    text: str
    ops: frozenset[Ops]
    holds: Callable[[UOp], bool]


class GraphRule(NamedTuple):
    """`broken(nodes)` yields the nodes of the whole list (sources first) that break the rule, and why."""

    text: str
    broken: Callable[[Sequence[UOp]], Iterator[tuple[UOp, str]]]


class Spec(NamedTuple):
    """What is legal at one stage: ops that may occur, rules for single nodes, rules for the whole."""

    name: str
    ops: frozenset[Ops]
    rules: tuple[Rule, ...]
    graph_rules: tuple[GraphRule, ...] = ()
    ordered: bool = False  # the nodes given are a program: their order counts


def type_verify(uops: UOp | Iterable[UOp], spec: Spec) -> None:
    """Check a graph (its root) or a list of uops against `spec`. RuntimeError shows the node, its sources
    and the rule.
    """
    nodes = _listed(uops, spec)
    for i, u in enumerate(nodes):
        if u.op not in spec.ops:
            raise _broken(spec, f"{u.op.name} has no place in a {spec.name} graph", u, i)
        for rule in _rules_of(spec)[u.op]:
            if not rule.holds(u):
                raise _broken(spec, rule.text, u, i)
    numbers = {u: i for i, u in enumerate(nodes)}
    for graph_rule in spec.graph_rules:
        for u, why in graph_rule.broken(nodes):
            raise _broken(spec, f"{graph_rule.text} ({why})", u, numbers[u])


def verify_changed(before: UOp, after: UOp, name: str) -> None:
    """Check the nodes of `after` that `before` does not have against the rules of every stage (tags may be in
    use). RuntimeError names the rewrite.
    """
    known = set(toposort((before,)))
    rules = _rules_of(spec_shared)
    for i, u in enumerate(toposort((after,), lambda u: u not in known)):
        for rule in rules[u.op]:
            if rule is not _NO_TAGS and not rule.holds(u):
                raise RuntimeError(f"rewrite {name!r}: {_broken(spec_shared, rule.text, u, i)}")


def _listed(uops: UOp | Iterable[UOp], spec: Spec) -> Sequence[UOp]:
    if spec.ordered and isinstance(uops, UOp):
        linear = next((s for s in uops.src if s.op is Ops.LINEAR), uops) if uops.op is Ops.PROGRAM else uops
        if linear.op is not Ops.LINEAR:
            raise RuntimeError(
                f"a {spec.name} is a list of uops, a LINEAR or a PROGRAM with one; got {uops!r}"
            )
        return linear.src
    if spec.ordered and not isinstance(uops, UOp):
        return list(uops)
    return _scope((uops,) if isinstance(uops, UOp) else tuple(uops))


def _scope(roots: Sequence[UOp]) -> list[UOp]:
    """All nodes below `roots`, sources first, without the bodies of CALLs."""
    seen: set[UOp] = set()
    done: list[UOp] = []
    stack: list[Any] = list(roots)[::-1]
    while stack:
        u = stack.pop()
        if u is None:
            done.append(stack.pop())
        elif u not in seen:
            seen.add(u)
            stack += (u, None)
            stack.extend((u.src[1:] if u.op is Ops.CALL else u.src)[::-1])
    return done


_rule_tables: dict[str, dict[Ops, list[Rule]]] = {}


def _rules_of(spec: Spec) -> dict[Ops, list[Rule]]:
    table = _rule_tables.get(spec.name)
    if table is None:
        table = _rule_tables[spec.name] = {op: [r for r in spec.rules if op in r.ops] for op in Ops}
    return table


def _broken(spec: Spec, text: str, u: UOp, number: int) -> RuntimeError:
    sources = "".join(f"\n    source {i}: {s!r}" for i, s in enumerate(u.src[:8]))
    return RuntimeError(f"{spec.name} graph, node {number} breaks a rule: {text}\n  node: {u!r}{sources}")


# *** rules of every stage ***


def _exact_constant(u: UOp) -> bool:
    values = u.arg.value if u.op is Ops.VCONST else (u.arg.value,)
    if type(values) is not tuple:
        return False
    for v in values:
        exact = as_const(v, u.arg.dtype)
        if type(exact) is not type(v) or (exact != v and exact is not v):
            return False
    return True


def _ranges_only(u: UOp) -> bool:
    return all(s.op is Ops.RANGE for s in u.src[1:])


def _storage_below(u: UOp) -> UOp | None:
    """The storage that a place is in, or None for a computed value."""
    while u.op in _PLACE_OPS:
        u = u.src[0]
    return u if u.op in GroupOp.Storage and u.shape != () else None


_PLACE_OPS = (GroupOp.Movement - {Ops.STACK}) | {
    Ops.AFTER,
    Ops.BUFFER_VIEW,
    Ops.DETACH,
    Ops.MULTI,
    Ops.MSELECT,
}


def _target_is_storage(u: UOp) -> bool:
    target = u.src[0]
    while target.op in _PLACE_OPS or target.op in (Ops.STAGE, Ops.GETTUPLE, Ops.CONTIGUOUS, Ops.MSTACK):
        target = target.src[0]
    return target.op in GroupOp.Storage


def _all(*ops: Ops) -> frozenset[Ops]:
    return frozenset(ops)


_NO_TAGS = Rule("tags are scratch of one pass: none may be left", GroupOp.All, lambda u: u.tag is None)
_SHARED_RULES = (
    _NO_TAGS,
    Rule(
        "weak dtypes end at the Tensor border",
        GroupOp.All,
        lambda u: u.dtype.kind != "weak",
    ),
    Rule("a constant is exactly a value of its dtype", _all(Ops.CONST, Ops.VCONST), _exact_constant),
    Rule("sources after the first are RANGEs", _all(Ops.REDUCE, Ops.STAGE), _ranges_only),
    Rule(
        "axes of a REDUCE are sorted and different",
        _all(Ops.REDUCE),
        lambda u: tuple(sorted(set(u.arg.axes))) == u.arg.axes,
    ),
    Rule("a bound is an integer scalar", _all(Ops.RANGE, Ops.SPECIAL), lambda u: _is_index(u.src[0])),
    Rule("a loop id is a non-empty tuple of ints", _all(Ops.RANGE), lambda u: _is_id(u.arg.id)),
    Rule(
        "the target of a store is storage or a view of it",
        _all(Ops.STORE, Ops.ATOMIC_ADD),
        _target_is_storage,
    ),
    Rule(
        "a gate is bool", _all(Ops.STORE, Ops.LOAD), lambda u: len(u.src) < 3 or u.src[2].dtype is dtypes.bool
    ),
    Rule(
        "THREEFRY takes four uint32 and gives word 0 or 1",
        _all(Ops.THREEFRY),
        lambda u: u.arg in (0, 1) and all(s.dtype is dtypes.uint32 for s in u.src),
    ),
    Rule("only a variable is bound", _all(Ops.BIND), lambda u: u.arg is None or _is_variable(u.src[0])),
)


def _is_index(u: UOp) -> bool:
    return dtypes.is_int(u.dtype) and u.shape == ()


def _is_id(value: Any) -> bool:
    return type(value) is tuple and len(value) > 0 and all(type(i) is int for i in value)


def _is_variable(u: UOp) -> bool:
    return u.op is Ops.PARAM and u.arg.name is not None and u.shape == ()


# *** tensor graphs ***

CODEGEN_OPS = frozenset(
    {
        Ops.LOAD,
        Ops.PREFETCH,
        Ops.BARRIER,
        Ops.SPECIAL,
        Ops.IF,
        Ops.ENDIF,
        Ops.WMMA,
        Ops.ATOMIC_ADD,
        Ops.CUSTOM,
        Ops.CUSTOMI,
        Ops.INS,
        Ops.WAIT,
        Ops.PATCH,
        Ops.GETADDR,
        Ops.PROGRAM,
        Ops.BINARY,
        Ops.SOURCE,
    }
)
"""Ops of code generation and run time: not in tensor graphs (but in bodies of CALLs)."""


def _open_at_roots(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    used = {s for u in nodes for s in u.src}
    for u in nodes:
        if u not in used and u.ranges and u.op is not Ops.RANGE:
            yield u, f"open: {', '.join(repr(r.arg.id) for r in u.ranges)}"


_OPEN_RANGES = GraphRule("every RANGE is closed below the root", _open_at_roots)

_TENSOR_RULES = (
    Rule(
        "a global BUFFER has a device",
        _all(Ops.BUFFER),
        lambda u: u.arg.addrspace is not AddrSpace.GLOBAL or u.arg.device is not None,
    ),
    Rule(
        "an INDEX of a tensor graph picks single elements (no arg)", _all(Ops.INDEX), lambda u: u.arg is None
    ),
    Rule("the body of a FUNCTION is a TUPLE", _all(Ops.FUNCTION), lambda u: u.src[0].op is Ops.TUPLE),
    Rule("a SINK of tensors has no kernel info", _all(Ops.SINK), lambda u: u.arg is None),
)

# *** kernel graphs ***


def _constant_shape(u: UOp) -> bool:
    return all(type(d) is int for d in u.shape)


def _ended_twice(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    closer: dict[UOp, UOp] = {}
    for u in nodes:
        if u.op is Ops.END:
            for r in u.src[1:]:
                if closer.setdefault(r, u) is not u:
                    yield u, f"RANGE {r.arg.id} is closed by two ENDs"


def _same_ids(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    by_id: dict[Any, UOp] = {}
    for u in nodes:
        if u.op is Ops.RANGE and by_id.setdefault(u.arg.id, u) is not u:
            yield u, f"id {u.arg.id} is also that of {by_id[u.arg.id]!r}"


def _same_slots(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    by_slot: dict[int, UOp] = {}
    for u in nodes:
        if u.op is Ops.PARAM and not _is_variable(u) and by_slot.setdefault(u.arg.slot, u) is not u:
            yield u, f"slot {u.arg.slot} is also that of {by_slot[u.arg.slot]!r}"


_KERNEL_OPS = (
    frozenset(
        {Ops.BUFFER, Ops.PARAM, Ops.CONST, Ops.VCONST, Ops.REDUCE, Ops.STORE, Ops.AFTER, Ops.RANGE, Ops.END}
    )
    | frozenset(
        {Ops.GROUP, Ops.SINK, Ops.STAGE, Ops.LOAD, Ops.PREFETCH, Ops.BARRIER, Ops.SPECIAL, Ops.IF, Ops.ENDIF}
    )
    | frozenset({Ops.WMMA, Ops.ATOMIC_ADD, Ops.CUSTOM, Ops.CUSTOMI, Ops.NOOP, Ops.CONTIGUOUS})
    | (GroupOp.Movement - {Ops.REPLICATED})
    | GroupOp.ALU
)
_LOCAL_STORAGE = Rule(
    "a BUFFER inside a kernel is LOCAL or REG; global memory comes as PARAM",
    _all(Ops.BUFFER),
    lambda u: u.arg.addrspace is not AddrSpace.GLOBAL,
)
_ENDS_RANGES = Rule("END closes RANGEs", _all(Ops.END), _ranges_only)
_KERNEL_RULES = (
    _LOCAL_STORAGE,
    _ENDS_RANGES,
    Rule(
        "values are scalars or tiles of constant shape",
        _KERNEL_OPS - {Ops.PARAM, Ops.RESHAPE},
        _constant_shape,
    ),
    Rule("a PARAM is flat, or a scalar variable", _all(Ops.PARAM), lambda u: len(u.shape) <= 1),
    Rule("the root carries a KernelInfo", _all(Ops.SINK), lambda u: type(u.arg) is KernelInfo),
    Rule(
        "the sources of a SINK are effects (or the buffers of a kernel written by hand)",
        _all(Ops.SINK),
        lambda u: all(s.dtype is dtypes.void or s.base.op in GroupOp.Storage | {Ops.SPECIAL} for s in u.src),
    ),
    Rule(
        "a GROUP holds effects",
        _all(Ops.GROUP),
        lambda u: all(s.dtype is dtypes.void for s in u.src),
    ),
)

# *** programs ***

_PROGRAM_OPS = (
    frozenset(
        {Ops.PARAM, Ops.BUFFER, Ops.CONST, Ops.VCONST, Ops.RANGE, Ops.END, Ops.INDEX, Ops.LOAD, Ops.STORE}
    )
    | frozenset(
        {Ops.AFTER, Ops.STACK, Ops.EXPAND, Ops.RESHAPE, Ops.FLIP, Ops.IF, Ops.ENDIF, Ops.PREFETCH, Ops.NOOP}
    )
    | frozenset(
        {Ops.CUSTOM, Ops.CUSTOMI, Ops.BARRIER, Ops.GROUP, Ops.SINK, Ops.WMMA, Ops.SPECIAL, Ops.ATOMIC_ADD}
    )
    | frozenset({Ops.INS})
    | GroupOp.ALU
)
_FREE_IN_ORDER = frozenset({Ops.CONST, Ops.VCONST})  # written where they are used
_TAKES_PLACES = frozenset(
    {Ops.LOAD, Ops.STORE, Ops.ATOMIC_ADD, Ops.PREFETCH, Ops.AFTER, Ops.CUSTOM, Ops.CUSTOMI}
)


def _shape_operands(u: UOp) -> tuple[UOp, ...]:
    if u.op is Ops.PARAM:
        return u.src
    return u.src[1:] if u.op in (Ops.RESHAPE, Ops.EXPAND) else ()


def _is_place(u: UOp) -> bool:
    return u.op in (Ops.INDEX, Ops.AFTER) and _storage_below(u) is not None


def _scalar_or_vector(u: UOp) -> bool:
    return len(u.shape) <= 1 and _constant_shape(u)


def _no_index_arithmetic(u: UOp) -> bool:
    return u.dtype is not dtypes.index and all(s.dtype is not dtypes.index for s in u.src)


def _out_of_order(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    done: set[UOp] = set()
    for u in nodes:
        if u in done:
            yield u, "the instruction occurs twice"
        skipped = _shape_operands(u)
        for s in u.src:
            if s not in done and s.op not in _FREE_IN_ORDER and s not in skipped:
                yield u, f"uses {s!r} before it"
        done.add(u)


def _bad_nesting(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    opened: list[UOp] = []
    for u in nodes:
        if u.op in (Ops.RANGE, Ops.IF):
            opened.append(u)
        elif u.op in (Ops.END, Ops.ENDIF):
            what = u.src[1] if u.op is Ops.END else u.src[0]
            if not opened or opened[-1] is not what:
                yield u, f"innermost open: {opened[-1]!r}" if opened else "nothing is open"
            opened.pop()
    if opened:
        yield opened[-1], "never closed"


def _used_outside(nodes: Sequence[UOp]) -> Iterator[tuple[UOp, str]]:
    """A value computed inside a loop or branch that is used after it has been left."""
    opened: list[UOp] = []
    inside: dict[UOp, tuple[UOp, ...]] = {}
    for u in nodes:
        if u.op in (Ops.END, Ops.ENDIF) and opened:
            opened.pop()
        for s in u.src[:1] if u.op in (Ops.AFTER, Ops.END, Ops.ENDIF) else u.src:
            path = inside.get(s, ())
            if s.dtype is not dtypes.void and s.op is not Ops.BUFFER and path != tuple(opened[: len(path)]):
                yield u, f"{s!r} belongs to a loop or branch that is closed"
        inside[u] = inside.get(u.src[0], ()) if u.op is Ops.AFTER else tuple(opened)
        if u.op in (Ops.RANGE, Ops.IF):
            opened.append(u)
            inside[u] = tuple(opened)


_PROGRAM_RULES = (
    _LOCAL_STORAGE,
    Rule("a value is a scalar or a vector", _PROGRAM_OPS - {Ops.PARAM}, _scalar_or_vector),
    Rule(
        "index arithmetic has been lowered to int32 or int64",
        GroupOp.ALU - {Ops.CAST},
        _no_index_arithmetic,
    ),
    Rule("nothing is cast to index in a program", _all(Ops.CAST), lambda u: u.dtype is not dtypes.index),
    Rule(
        "no Invalid is left; gates say what is not loaded or stored",
        _all(Ops.CONST, Ops.VCONST),
        lambda u: Invalid not in (u.arg.value if u.op is Ops.VCONST else (u.arg.value,)),
    ),
    Rule("END closes one RANGE", _all(Ops.END), lambda u: len(u.src) == 2 and u.src[1].op is Ops.RANGE),
    Rule("ENDIF closes an IF", _all(Ops.ENDIF), lambda u: u.src[0].op is Ops.IF),
    Rule(
        "an INDEX has one index",
        _all(Ops.INDEX),
        lambda u: len(u.src) == 2,
    ),
    Rule(
        "LOAD, STORE and PREFETCH take an INDEX of storage",
        _all(Ops.LOAD, Ops.STORE, Ops.ATOMIC_ADD, Ops.PREFETCH),
        lambda u: _is_place(u.src[0]),
    ),
    Rule(
        "memory is read by LOAD only",
        _PROGRAM_OPS - _TAKES_PLACES - {Ops.INDEX, Ops.END, Ops.GROUP, Ops.SINK},
        lambda u: not any(_is_place(s) for s in u.src),
    ),
)

# *** the specs ***

spec_shared = Spec("shared", GroupOp.All, _SHARED_RULES)
spec_tensor = Spec("tensor", GroupOp.All - CODEGEN_OPS, _SHARED_RULES + _TENSOR_RULES, (_OPEN_RANGES,))
spec_kernel = Spec(
    "kernel",
    _KERNEL_OPS,
    _SHARED_RULES + _KERNEL_RULES,
    (
        _OPEN_RANGES,
        GraphRule("a RANGE ends once", _ended_twice),
        GraphRule("ids of RANGEs are different", _same_ids),
        GraphRule("a slot has one PARAM", _same_slots),
    ),
)
spec_program = Spec(
    "program",
    _PROGRAM_OPS,
    _SHARED_RULES + _PROGRAM_RULES,
    (
        GraphRule("every source stands before its user, once", _out_of_order),
        GraphRule("loops and branches nest", _bad_nesting),
        GraphRule("a value is used inside the loop that computes it", _used_outside),
        GraphRule("a slot has one PARAM", _same_slots),
    ),
    ordered=True,
)

__all__ = [
    "GraphRule",
    "Rule",
    "Spec",
    "check_oob",
    "spec_kernel",
    "spec_program",
    "spec_shared",
    "spec_tensor",
    "type_verify",
    "verify_changed",
]
