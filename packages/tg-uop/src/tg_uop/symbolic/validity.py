"""Where does an index exist? Gates as conjunctions of clauses, and simplification of what stands under a gate."""

from __future__ import annotations

from tg_uop.dtype import Invalid, dtypes
from tg_uop.ops import Ops
from tg_uop.symbolic.linear import linear_form
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


def bound_of(clause: UOp) -> tuple[UOp, int | None, int | None] | None:
    """`(x, low, high)` when the clause says low <= x <= high for an index expression x; None otherwise."""
    negated = False
    while clause.op is Ops.CMPNE and clause.src[1].op is Ops.CONST and clause.src[1].arg.value is True:
        clause, negated = clause.src[0], not negated
    if clause.op is not Ops.CMPLT or clause.src[0].dtype is not dtypes.index:
        return None
    a, b = clause.src
    if b.op is Ops.CONST:
        return (a, b.arg.value, None) if negated else (a, None, b.arg.value - 1)
    if a.op is Ops.CONST:
        return (b, None, a.arg.value) if negated else (b, a.arg.value + 1, None)
    return None


def simplify_under(gate: UOp | None, u: UOp) -> UOp:
    """`u` simplified knowing that `gate` holds. Outside the gate the result may differ: use it only under the gate."""
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
        bounds[x] = (old_low if low is None else max(old_low, low), old_high if high is None else min(old_high, high))
    forward: dict[UOp, UOp] = {}
    for i, (x, (low, high)) in enumerate(bounds.items()):
        if x.op is Ops.CONST or low > high or (low, high) == x.min_max:
            continue
        stand_in = UOp.const(dtypes.index, low) if low == high else UOp.variable(f"bounded_{i}", low, high)
        forward[x] = stand_in
    if not forward:
        return u
    from tg_uop.symbolic.rules import simplify  # lazy: rules use this module

    out = simplify(u.substitute(forward))
    back = {stand_in: x for x, stand_in in forward.items() if stand_in.op is not Ops.CONST}
    return simplify(out.substitute(back)) if back else out
