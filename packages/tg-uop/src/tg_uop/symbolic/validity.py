"""Where does an index exist? Gates as conjunctions of clauses, and simplification of what stands under a
gate.
"""

from __future__ import annotations

import threading

from tg_uop.dtype import Invalid, dtypes
from tg_uop.interval import may_be_invalid
from tg_uop.ops import Ops
from tg_uop.symbolic.linear import linear_form, order_key
from tg_uop.uop import UOp


def clauses(gate: UOp) -> list[UOp]:
    """The operands of nested ANDs, each once, in order."""
    out: dict[UOp, None] = {}
    stack = [gate]
    while stack:
        g = stack.pop()
        if g.op is Ops.AND and g.dtype is dtypes.bool:
            stack.extend(g.src[::-1])
        else:
            out[g] = None
    return list(out)


def split_valid(index: UOp) -> tuple[UOp | None, UOp]:
    """(gate, index) of WHERE(gate, index, Invalid); (None, index) otherwise."""
    if index.op is Ops.WHERE and index.src[2].op is Ops.CONST and index.src[2].arg.value is Invalid:
        return index.src[0], index.src[1]
    return None, index


def is_valid_index(index: UOp) -> bool:
    """Whether `index` exists everywhere."""
    return split_valid(index)[0] is None


def is_invalid(u: UOp) -> bool:
    """Whether `u` is the constant Invalid, perhaps expanded to a shape."""
    while u.op in (Ops.EXPAND, Ops.RESHAPE):
        u = u.src[0]
    return u.op is Ops.CONST and u.arg.value is Invalid


def bound_of(clause: UOp) -> tuple[UOp, int | None, int | None] | None:
    """`(x, low, high)` when the clause says low <= x <= high for an index expression x; None otherwise."""
    negated = False
    while clause.op is Ops.CMPNE and clause.src[1].op is Ops.CONST and clause.src[1].arg.value is True:
        clause, negated = clause.src[0], not negated
    if clause.op is not Ops.CMPLT or clause.src[0].dtype is not dtypes.index:
        return None
    a, b = clause.src
    if b.op is Ops.CONST and b.arg.value is not Invalid:
        return (a, b.arg.value, None) if negated else (a, None, b.arg.value - 1)
    if a.op is Ops.CONST and a.arg.value is not Invalid:
        return (b, None, a.arg.value) if negated else (b, a.arg.value + 1, None)
    return None


class _Depth(threading.local):
    value = 0


_depth = _Depth()  # nested simplifications under gates need stand-ins of their own


_LOADS = frozenset({Ops.INDEX, Ops.LOAD})


def simplify_under(gate: UOp | None, u: UOp) -> UOp:
    """`u` simplified knowing that `gate` holds. Outside the gate the result may differ: use it only under the
    gate.
    """
    if gate is None:
        return u
    bounds: dict[UOp, tuple[int, int]] = {}
    for clause in clauses(gate):
        found = bound_of(clause)
        if found is None:
            continue
        x, low, high = found
        terms, constant = linear_form(x)
        if len(terms) == 1 and constant:
            ((atom, c),) = terms.items()
            if c == 1:  # a + k <= h bounds the atom itself
                x = atom
                low = None if low is None else low - constant
                high = None if high is None else high - constant
        old_low, old_high = bounds.get(x, x.min_max)
        bounds[x] = (
            old_low if low is None else max(old_low, low),
            old_high if high is None else min(old_high, high),
        )
    forward: dict[UOp, UOp] = {}
    for i, (x, (low, high)) in enumerate(bounds.items()):
        if x.op is Ops.CONST or low > high or (low, high) == x.min_max or may_be_invalid(x):
            continue
        name = f"bounded_{_depth.value}_{i}"
        forward[x] = UOp.const(dtypes.index, low) if low == high else UOp.variable(name, low, high)
    if not forward:
        return u
    opaque = _opaque_loads(u)
    if opaque:
        forward = {x.substitute(opaque): stand_in for x, stand_in in forward.items()}
    start = u.substitute(opaque) if opaque else u
    inside = start.substitute(forward)
    if inside is start:
        return u
    from tg_uop.symbolic.rules import simplify  # lazy: rules use this module

    _depth.value += 1
    try:
        out = simplify(inside)
    finally:
        _depth.value -= 1
    back = {stand_in: x for x, stand_in in forward.items() if stand_in.op is not Ops.CONST}
    out = out.substitute(back) if back else out
    loads = {stand_in: load for load, stand_in in opaque.items()}
    out = out.substitute(loads) if loads else out
    return simplify(out) if back or loads else out


def _opaque_loads(u: UOp) -> dict[UOp, UOp]:
    """Stand-ins for what `u` loads. A load is made whether the gate holds or not, so its own index, with its
    own gate, stays as it is.
    """
    users = [] if u.op in _LOADS else u.toposort(lambda n: n.op not in _LOADS)
    loads = dict.fromkeys(
        n for n in (u, *(s for v in users for s in v.src)) if n.op in _LOADS and not n.shape
    )
    return {n: UOp.variable(f"loaded_{_depth.value}_{i}", *n.min_max, n.dtype) for i, n in enumerate(loads)}


def canonical_gate(gate: UOp) -> UOp:
    """The same conjunction with each clause once, in order; of bounds on one index expression only the
    tightest.
    """
    parts = clauses(gate)
    if len(parts) == 1:
        return gate
    lows: dict[UOp, tuple[int, UOp]] = {}
    highs: dict[UOp, tuple[int, UOp]] = {}
    kept = []
    for p in parts:
        found = bound_of(p)
        if found is None:
            kept.append(p)
            continue
        x, low, high = found
        if low is not None and (x not in lows or low > lows[x][0]):
            lows[x] = (low, p)
        if high is not None and (x not in highs or high < highs[x][0]):
            highs[x] = (high, p)
    for x, (low, _) in lows.items():
        if x in highs and low > highs[x][0]:
            return UOp.const(dtypes.bool, False)
    bounds = [p for _, p in lows.values()] + [p for _, p in highs.values()]
    parts = sorted(dict.fromkeys(kept + bounds), key=order_key)
    out = parts[0]
    for p in parts[1:]:
        out = UOp(Ops.AND, (out, p))
    return out
