"""Does every INDEX stay inside its storage? Decided from value intervals, narrowed by its
gate; then by z3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tg_uop.dtype import Invalid
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp, toposort

Bounds = dict[UOp, tuple[Any, Any]]


def check_oob(root: UOp | Iterable[UOp], solver: bool | None = None) -> list[UOp]:
    """Look at every INDEX into storage of constant size below `root` (or in a list of uops).

    IndexError, naming index, interval and size, when an index is *provably* outside: its whole interval is,
    or one end of it is and that end is reached (an affine expression in which each loop counter occurs
    once), or z3 finds values of loop counters and variables that lead outside. An index that can be neither
    proven inside nor outside is no error; these INDEX nodes are returned.

    `solver`: whether z3 is asked about what intervals do not decide (None: if it is installed).
    """
    nodes = toposort((root,) if isinstance(root, UOp) else root)
    gates = _gates_of_users(nodes)
    unknown = []
    for u in nodes:
        if u.op is Ops.INDEX and not _is_inside(u, gates.get(u)):
            unknown.append(u)
    if unknown and solver is not False:
        from tg_uop.solver import is_installed  # lazy: z3 is large

        if solver or is_installed():
            return [u for u in unknown if not _solved(u, gates.get(u))]
    return unknown


def _solved(u: UOp, gate: UOp | None) -> bool:
    """Whether z3 proves all indices of `u` inside. IndexError with the values that lead outside."""
    from tg_uop.solver import counterexample  # lazy: z3 is large

    for axis, index in enumerate(u.src[1:]):
        size = u.src[0].shape[axis]
        if type(size) is not int:
            continue
        conditions = [] if gate is None else [gate]
        while index.op is Ops.WHERE and _is_invalid(index.src[2]):
            conditions.append(index.src[0])
            index = index.src[1]
        loops = [
            x for x in toposort([index, *conditions]) if x.op is Ops.RANGE and x.src[0].op is not Ops.CONST
        ]
        inside = (index < 0).ne(True) & (index < size - (u.arg or 1) + 1)
        try:
            found = counterexample(
                inside, UOp.const("bool", True), [*conditions, *(r < r.src[0] for r in loops)]
            )
        except (ValueError, RuntimeError):  # tiles, floats, or z3 gives up
            return False
        if found is None:
            continue
        if any(leaf.op not in _LEAVES for leaf in found):
            return False  # depends on what is in memory
        values = ", ".join(f"{leaf!r} = {value}" for leaf, value in found.items())
        raise IndexError(
            f"index {axis} is outside a storage of {size} elements for {values}\n"
            f"  index: {index!r}\n  in: {u!r}"
        )
    return True


def _gates_of_users(nodes: list[UOp]) -> dict[UOp, UOp]:
    """INDEX -> gate, where every user is a LOAD or STORE under this one gate."""
    users: dict[UOp, set[UOp | None]] = {}
    for u in nodes:
        for i, s in enumerate(u.src):
            if s.op is Ops.INDEX:
                gated = i == 0 and u.op in (Ops.LOAD, Ops.STORE, Ops.ATOMIC_ADD) and len(u.src) > 2
                users.setdefault(s, set()).add(u.src[2] if gated else None)
    only = {s: next(iter(g)) for s, g in users.items() if len(g) == 1}
    return {s: g for s, g in only.items() if g is not None and g.shape == ()}


def _is_inside(u: UOp, gate: UOp | None) -> bool:
    """Whether all indices of `u` are proven inside (or it is not into storage of constant size)."""
    if u.src[0].base.op not in GroupOp.Storage or any(r.src[0].vmax <= 0 for r in u.ranges):
        return True
    proven = True
    for axis, index in enumerate(u.src[1:]):
        size = u.src[0].shape[axis]
        if type(size) is int:
            proven &= _decide(u, axis, index, size, gate)
    return proven


def _decide(u: UOp, axis: int, index: UOp, size: int, gate: UOp | None) -> bool:
    gates = [] if gate is None else [gate]
    while index.op is Ops.WHERE and _is_invalid(index.src[2]):
        gates.append(index.src[0])
        index = index.src[1]
    if index.op is Ops.VCONST or (index.op is Ops.CONST and index.arg.value is not Invalid):
        return _decide_constants(u, axis, index, size, bool(gates))
    bounds: Bounds = {}
    absorbed = all([_absorb(c, bounds) for g in gates for c in _conjuncts(g)])
    if any(low > high for low, high in bounds.values()):
        return True  # the gate never holds
    low, high = _narrowed(index, bounds)
    high += (u.arg or 1) - 1
    if 0 <= low and high < size:
        return True
    reached = absorbed and _is_tight(index, bounds)
    if (reached or not gates) and (low >= size or high < 0 or (reached and (low < 0 or high >= size))):
        raise _outside(u, axis, index, low, high, size)
    return False


def _decide_constants(u: UOp, axis: int, index: UOp, size: int, gated: bool) -> bool:
    values = index.arg.value if index.op is Ops.VCONST else (index.arg.value,)
    held = [v for v in values if v is not Invalid]
    if not held or (min(held) >= 0 and max(held) + (u.arg or 1) <= size):
        return True
    if not gated:
        raise _outside(u, axis, index, min(held), max(held) + (u.arg or 1) - 1, size)
    return False


def _outside(u: UOp, axis: int, index: UOp, low: Any, high: Any, size: int) -> IndexError:
    return IndexError(
        f"index {axis} is in [{low}, {high}], outside a storage of {size} elements\n"
        f"  index: {index!r}\n  in: {u!r}"
    )


def _is_invalid(u: UOp) -> bool:
    while u.op in (Ops.RESHAPE, Ops.EXPAND):
        u = u.src[0]
    return u.op is Ops.CONST and u.arg.value is Invalid


# *** what a gate says about its operands ***


def _conjuncts(gate: UOp) -> Iterator[UOp]:
    stack = [gate]
    while stack:
        g = stack.pop()
        if g.op is Ops.AND:
            stack.extend(g.src)
        else:
            yield g


def _absorb(condition: UOp, bounds: Bounds) -> bool:
    """Narrow `bounds` by `x < c`, `c < x` or their negation. False when the condition says something else."""
    negated = False
    while (
        condition.op is Ops.CMPNE and condition.src[1].op is Ops.CONST and condition.src[1].arg.value is True
    ):
        condition, negated = condition.src[0], not negated
    if condition.op is Ops.NOT:
        condition, negated = condition.src[0], not negated
    if condition.op is Ops.CONST:
        return condition.arg.value is not negated
    if condition.op is not Ops.CMPLT:
        return False
    a, b = condition.src
    if b.op is Ops.CONST:
        x, c, upper = a, b.arg.value, True
    elif a.op is Ops.CONST:
        x, c, upper = b, a.arg.value, False
    else:
        return False
    if type(c) is not int:
        return False
    # x < c, x >= c, x > c, x <= c
    limit = c - 1 if upper else c + 1
    if negated:
        upper, limit = not upper, c
    return _bound(x, limit, upper, bounds)


def _bound(x: UOp, limit: int, upper: bool, bounds: Bounds) -> bool:
    """Narrow the leaf in `leaf * a + b` for constants a, b, given that it is at most (or least) `limit`."""
    while True:
        constant = x.src[1].arg.value if len(x.src) == 2 and x.src[1].op is Ops.CONST else None
        if x.op is Ops.ADD and type(constant) is int:
            limit -= constant
        elif x.op is Ops.MUL and type(constant) is int and constant != 0:
            if constant < 0:
                upper, limit, constant = not upper, -limit, -constant
            limit = limit // constant if upper else -(-limit // constant)
        else:
            break
        x = x.src[0]
    low, high = bounds.get(x, x.min_max)
    bounds[x] = (low, min(high, limit)) if upper else (max(low, limit), high)
    return x.op in _LEAVES


_LEAVES = frozenset({Ops.RANGE, Ops.SPECIAL, Ops.PARAM})


def _narrowed(index: UOp, bounds: Bounds) -> tuple[Any, Any]:
    """The interval of `index` when nodes in `bounds` lie within theirs."""
    if not bounds:
        return index.min_max
    mapping = {}
    for i, (x, (low, high)) in enumerate(bounds.items()):
        narrow = UOp.variable(f"_narrow{i}", low, high, x.dtype)
        mapping[x] = narrow.broadcast_to(x.shape) if x.shape else narrow
    low, high = index.substitute(mapping).min_max
    wide_low, wide_high = index.min_max
    return max(low, wide_low), min(high, wide_high)


def _is_tight(index: UOp, bounds: Bounds) -> bool:
    """Whether both ends of the interval are reached: sums and constant multiples of leaves, each occurring
    once.
    """
    seen: set[UOp] = set()
    stack = [index]
    while stack:
        x = stack.pop()
        if x.op is Ops.CONST:
            continue
        if x.op in _LEAVES:
            if x in seen or (x.op is Ops.RANGE and x.src[0].op is not Ops.CONST):
                return False
            seen.add(x)
        elif x.op is Ops.ADD:
            stack.extend(x.src)
        elif x.op is Ops.MUL and x.src[1].op is Ops.CONST:
            stack.append(x.src[0])
        elif x.op is Ops.CAST and x.src[0].op in _LEAVES:
            stack.append(x.src[0])
        else:
            return False
    return True


__all__ = ["check_oob"]
