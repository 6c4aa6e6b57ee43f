"""When does a reduction cost no loop? Sums of constants, of windows, and of one-hot selections, as rewrite
rules.

`arange` is a sum of ones over a triangular window: here it becomes arithmetic on the index. A one-hot
compare-multiply-sum becomes the one element it selects, read directly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tg_uop import GroupOp, Invalid, Ops, PatternMatcher, UOp, UPat, dtypes
from tg_uop.symbolic import bound_of, clauses, from_linear, linear_form, split_valid, symbolic


def _is_zero(u: UOp) -> bool:
    return u.op is Ops.CONST and u.arg.value is not Invalid and u.arg.value == 0


def merge_sums(u: UOp, x: UOp) -> UOp | None:
    """A sum of sums, perhaps under a condition, is one sum over all loops."""
    gate = None
    if x.op is Ops.WHERE and _is_zero(x.src[2]):
        gate, x = x.src[:2]
    if u.arg.op is not Ops.ADD or u.arg.axes or x.op is not Ops.REDUCE or x.arg != u.arg:
        return None
    if any(r in u.src[1:] for r in x.src[1:]):
        return None
    value = x.src[0] if gate is None else UOp(Ops.WHERE, (gate, x.src[0], x.src[0].const_like(0)))
    return UOp(Ops.REDUCE, (value,) + u.src[1:] + x.src[1:], u.arg)


def straighten_windows(u: UOp) -> UOp | None:
    """The loop over overlapping windows, walked as one long row of period d, becomes a loop over the windows.

    Under a gate `x % d < c`, `x < n*d` let x = near + k*d for the reduction loop k, with near in [c - d, d).
    Where the gate
    holds near is x % d and k is x // d, so near must be in [0, c) and k below n: index arithmetic without
    division.
    """
    where = u.src[0]
    if u.arg.op is not Ops.ADD or u.arg.axes or where.op is not Ops.WHERE or not _is_zero(where.src[2]):
        return None
    parts = clauses(where.src[0])
    for clause in parts:
        if (
            clause.op is not Ops.CMPLT
            or clause.src[0].op is not Ops.FLOORMOD
            or clause.src[1].op is not Ops.CONST
        ):
            continue
        mod, limit = clause.src[0], clause.src[1].arg.value
        x, d = mod.src[0], mod.src[1].arg.value if mod.src[1].op is Ops.CONST else 0
        if d <= 0 or x.dtype is not dtypes.index:
            continue
        terms, constant = linear_form(x)
        for k in u.src[1:]:
            c = terms.get(k, 0)
            if 2 * c <= d or c >= d or any(k in t.ranges for t in terms if t is not k):
                continue
            near = from_linear({**terms, k: c - d}, constant, dtypes.index)
            rows = next((n for p in parts if (n := _row_limit(p, x, d)) is not None), None)
            if near.vmin < limit - d or near.vmax >= d or rows is None or rows > k.src[0].vmin:
                continue
            loop = UOp(Ops.RANGE, (UOp.const(dtypes.index, rows),), k.arg)
            within = (near < 0).ne(True) & (near < limit)
            image = {clause: within, mod: near, UOp(Ops.FLOORDIV, mod.src): k}
            rest = [p for p in parts if p is not clause and _row_limit(p, x, d) is None]
            gate = _conjunction([within, *rest])
            value = UOp(Ops.WHERE, (gate, *where.src[1:])).substitute(image).substitute({k: loop})
            return u.replace(src=(value, *(loop if r is k else r for r in u.src[1:])))
    return None


def _row_limit(clause: UOp, x: UOp, d: int) -> int | None:
    """n when the clause says x < n*d (perhaps with a constant on both sides)."""
    found = bound_of(clause)
    if found is None or found[1] is not None or found[2] is None:
        return None
    (terms, constant), (own, own_constant) = linear_form(x), linear_form(found[0])
    end = found[2] + 1 + constant - own_constant
    return end // d if terms == own and end % d == 0 else None


def gate_of_product(u: UOp, g: UOp, x: UOp, y: UOp, z: UOp) -> UOp | None:
    """In a sum, `where(g, a[i]*b[j], 0)` is `a[i]*b[j]` when a reads nothing (so 0) outside g and j is in
    bounds anyway.

    A liberty in floats, like the order of a sum: an infinite or NaN b at a masked place gives NaN instead of
    nothing.
    STRICT_FLOAT=1 takes it away.
    """
    if u.arg.op is not Ops.ADD or not _is_zero(z):
        return None
    wanted = set(clauses(g))
    for a, b in ((x, y), (y, x)):
        if (
            a.op is not Ops.INDEX
            or b.op is not Ops.INDEX
            or a.src[0].op is not Ops.PARAM
            or b.src[0].op is not Ops.PARAM
        ):
            continue
        gate, _ = split_valid(a.src[1])
        b_gate, j = split_valid(b.src[1])
        if (
            gate is None
            or not wanted <= set(clauses(gate))
            or not (j.vmin >= 0 and j.vmax < b.src[0].shape[0])
        ):
            continue
        if b_gate is not None and not set(clauses(b_gate)) <= wanted:
            continue
        product = UOp(Ops.MUL, (a, b.replace(src=(b.src[0], j))))
        return u.replace(src=(product,) + u.src[1:])
    return None


def _times(value: UOp, count: UOp) -> UOp:
    if value.dtype is dtypes.bool:
        return value & (count > 0)
    return UOp(Ops.MUL, (value, count.cast(value.dtype)))


def reduce_unused(u: UOp) -> UOp | None:
    """A sum over a range its value does not depend on is a product; a maximum is the value."""
    used = u.src[0].ranges
    loose = [r for r in u.src[1:] if r.op is not Ops.RANGE or r not in used]
    if not loose or u.arg.axes:
        return None
    if u.arg.op is Ops.MUL and any(r.op is Ops.RANGE for r in loose):
        return None
    value = u.src[0]
    for r in loose:
        if r.op is Ops.RANGE and u.arg.op is Ops.ADD:
            value = _times(value, r.src[0])
    kept = tuple(r for r in u.src[1:] if r not in loose)
    return UOp(Ops.REDUCE, (value,) + kept, u.arg) if kept else value


def reduce_gate(u: UOp) -> UOp | None:
    """A sum of `where(gate, x, 0)`: clauses free of the loop move out; window clauses become a count."""
    where = u.src[0]
    if u.arg.op is not Ops.ADD or u.arg.axes or where.op is not Ops.WHERE:
        return None
    if _is_zero(where.src[1]) and not _is_zero(where.src[2]):
        where = UOp(Ops.WHERE, (where.src[0].ne(True), where.src[2], where.src[1]))
    if not _is_zero(where.src[2]):
        return None
    gate, value = where.src[0], where.src[1]
    ranges = u.src[1:]
    parts = clauses(gate)
    outside = [c for c in parts if not any(r in c.ranges for r in ranges)]
    inside = [c for c in parts if c not in outside]
    if outside:
        inner = UOp(Ops.REDUCE, (_under(inside, value),) + ranges, u.arg)
        return UOp(Ops.WHERE, (_conjunction(outside), inner, inner.const_like(0)))
    for r in ranges:
        rest = tuple(x for x in ranges if x is not r)
        about = [c for c in inside if r in c.ranges]
        others = [c for c in inside if r not in c.ranges]
        out = _select(r, about, value, others)
        if out is None and r not in value.ranges:
            out = _window(r, about, value, others)
        if out is not None:
            return UOp(Ops.REDUCE, (out,) + rest, u.arg) if rest else out
    return None


def _conjunction(parts: list[UOp]) -> UOp:
    out = parts[0]
    for c in parts[1:]:
        out = UOp(Ops.AND, (out, c))
    return out


def _under(parts: list[UOp], value: UOp) -> UOp:
    return UOp(Ops.WHERE, (_conjunction(parts), value, value.const_like(0))) if parts else value


def _window(r: UOp, about: list[UOp], value: UOp, others: list[UOp]) -> UOp | None:
    """The sum of a value over low <= r <= high is the value times the size of the window."""
    low: list[UOp] = []
    high: list[UOp] = []
    for c in about:
        found = bound_of(c)
        if found is None:
            return None
        x, least, most = found
        terms, constant = linear_form(x)
        factor = terms.pop(r, 0)
        if factor not in (1, -1) or any(r in t.ranges for t in terms):
            return None
        rest = from_linear(terms, constant, dtypes.index)
        if factor == 1:  # least <= r + rest <= most
            low += [least - rest] if least is not None else []
            high += [most - rest] if most is not None else []
        else:  # least <= rest - r <= most
            low += [rest - most] if most is not None else []
            high += [rest - least] if least is not None else []
    begin = UOp.const(dtypes.index, 0)
    end = r.src[0] - 1
    for x in low:
        begin = begin.maximum(x)
    for x in high:
        end = end.minimum(x)
    count = (end - begin + 1).maximum(0).simplify()
    return _under(others, _times(value, count))


def _select(r: UOp, about: list[UOp], value: UOp, others: list[UOp]) -> UOp | None:
    """The sum over r of what is non-zero only where r == e is the value at e, if e is within the loop."""
    for c in about:
        e = _equal_to(r, c)
        if e is None:
            continue
        inside = (e < 0).ne(True)
        gate = inside & (e < r.src[0])
        image = {r: e}
        rest = [x.substitute(image) for x in about if x is not c] + others
        return _under([gate] + rest, _value_at(value, r, e, gate))
    return None


def _value_at(value: UOp, r: UOp, e: UOp, gate: UOp) -> UOp:
    """`value` at r = e, loading only where `gate` holds."""
    done = {r: e}
    for u in value.toposort():
        src = tuple([done.get(s, s) for s in u.src])
        if src != u.src:
            moved = UOp(u.op, src, u.arg)
            done[u] = UOp(Ops.INDEX, (src[0], src[1].valid(gate))) if u.op is Ops.INDEX else moved
    return done.get(value, value)


def _equal_to(r: UOp, clause: UOp) -> UOp | None:
    """The index expression e, free of r, when the clause says r == e (perhaps after casts that lose
    nothing)."""
    if clause.op is Ops.CMPEQ:
        a, b = clause.src
    elif clause.op is Ops.CMPNE and clause.src[0].op is Ops.CMPNE and clause.src[1].op is Ops.CONST:
        if clause.src[1].arg.value is not True or clause.src[0].src[0].dtype is dtypes.bool:
            return None
        a, b = clause.src[0].src
    else:
        return None
    if not dtypes.is_int(a.dtype):
        return None
    for x, y in ((a, b), (b, a)):
        if r in y.ranges:
            continue
        if x.op is Ops.CAST and x.src[0].dtype is dtypes.index and x.src[0].vmax <= dtypes.max(x.dtype):
            x = x.src[0]
        terms, constant = linear_form(x)
        if terms.get(r) != 1 or x.dtype is not dtypes.index:
            continue
        del terms[r]
        if any(r in t.ranges for t in terms):
            continue
        return y.cast(dtypes.index) - from_linear(terms, constant, dtypes.index)
    return None


def multiply_gate(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Inside a sum, a one-hot `where(r == e, a, 0) * y` is `where(r == e, a*y, 0)`: only the selected
    element is read."""
    if u.arg.op is not Ops.ADD:
        return None
    for w, other in ((x, y), (y, x)):
        gate = w.src[0] if w.op in (Ops.WHERE, Ops.CAST) else None
        if gate is None or gate.dtype is not dtypes.bool:
            continue
        if all(_equal_to(r, c) is None for c in clauses(gate) for r in u.src[1:] if r.op is Ops.RANGE):
            continue
        if w.op is Ops.WHERE and _is_zero(w.src[2]) and w.src[1].op is not Ops.WHERE:
            one = w.src[1].op is Ops.CONST and w.src[1].arg.value == 1
            product = other if one else UOp(Ops.MUL, (w.src[1], other))
            return u.replace(src=(UOp(Ops.WHERE, (w.src[0], product, product.const_like(0))),) + u.src[1:])
        if w.op is Ops.CAST and w.src[0].dtype is dtypes.bool:
            return u.replace(src=(UOp(Ops.WHERE, (w.src[0], other, other.const_like(0))),) + u.src[1:])
    return None


def reduce_cast_bool(u: UOp, x: UOp) -> UOp | None:
    if x.dtype is not dtypes.bool or u.arg.op is not Ops.ADD:
        return None
    d = u.dtype
    return u.replace(src=(x.where(UOp.const(d, 1), UOp.const(d, 0)),) + u.src[1:])


def lift_invalid(u: UOp) -> UOp | None:
    """Arithmetic on an index that may not exist: f(where(g, i, Invalid)) is where(g, f(i), Invalid)."""
    gate: UOp | None = None
    sources = []
    for s in u.src:
        if s.op is Ops.WHERE and s.src[2].op is Ops.CONST and s.src[2].arg.value is Invalid:
            gate = s.src[0] if gate is None or gate is s.src[0] else UOp(Ops.AND, (gate, s.src[0]))
            s = s.src[1]
        sources.append(s)
    if gate is None:
        return None
    return UOp(Ops.WHERE, (gate, UOp(u.op, tuple(sources), u.arg), UOp.const(u.dtype, Invalid)))


def where_invalid_branch(u: UOp, c: UOp, a: UOp, b: UOp) -> UOp | None:
    """where(c, where(g, i, Invalid), Invalid) has one gate."""
    if b.op is not Ops.CONST or b.arg.value is not Invalid or a.op is not Ops.WHERE:
        return None
    if a.src[2].op is Ops.CONST and a.src[2].arg.value is Invalid:
        return UOp(Ops.WHERE, (UOp(Ops.AND, (c, a.src[0])), a.src[1], b))
    return None


def into_cast(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """Arithmetic with a constant on a cast index happens on the index, where it can join other terms."""
    if x.src[0].dtype is not dtypes.index or not dtypes.is_int(u.dtype):
        return None
    inner = UOp(u.op, (x.src[0], UOp.const(dtypes.index, c.arg.value)))
    low, high = dtypes.min(u.dtype), dtypes.max(u.dtype)
    return inner.cast(u.dtype) if all(low <= v.vmin and v.vmax <= high for v in (x.src[0], inner)) else None


_LIFTED = (GroupOp.Binary | {Ops.CAST}) - GroupOp.Comparison


def exactly(rule: Callable[[UOp], UOp | None]) -> Callable[[UOp], UOp | None]:
    """The rule where a sum of floats keeps its terms and their order."""

    def exact(u: UOp) -> UOp | None:
        return None if dtypes.is_float(u.dtype) and u.arg.op is not Ops.MAX else rule(u)

    return exact


def _reduction(*src: UPat) -> UPat:
    return UPat(Ops.REDUCE, src=src, name="u", allow_any_len=True)


_X, _Y, _C = UPat(name="x"), UPat(name="y"), UPat.cvar("c")
_MASKED_PRODUCT = UPat(Ops.WHERE, src=(UPat(name="g"), UPat(Ops.MUL, src=(_X, _Y)), UPat(name="z")))
_SELECTED = UPat(Ops.WHERE, src=(UPat(name="c"), UPat(name="a"), UPat(name="b")), name="u")
_exact: list[Any] = [
    (_reduction(UPat(Ops.CAST, src=(_X,))), reduce_cast_bool),
    (UPat((Ops.ADD, Ops.MUL), src=(UPat(Ops.CAST, name="x"), _C), name="u"), into_cast),
    (UPat(_LIFTED, dtype=dtypes.ints + (dtypes.index,), name="u"), lift_invalid),
    (_SELECTED, where_invalid_branch),
]
_strict: list[Any] = [
    (UPat(Ops.REDUCE, name="u"), exactly(reduce_unused), "reduce_unused"),
    (UPat(Ops.REDUCE, name="u"), exactly(reduce_gate), "reduce_gate"),
]
# What may change the order or the number of terms of a float sum; STRICT_FLOAT=1 does without.
_free: list[Any] = [
    (UPat(Ops.REDUCE, name="u"), reduce_unused),
    (_reduction(UPat(Ops.MUL, src=(_X, _Y))), multiply_gate),
    (UPat(Ops.REDUCE, name="u"), reduce_gate),
    (_reduction(_X), merge_sums),
    (UPat(Ops.REDUCE, name="u"), straighten_windows),
    (_reduction(_MASKED_PRODUCT), gate_of_product),
]

kernel_rules = symbolic + PatternMatcher(_free + _exact, name="collapse")
strict_kernel_rules = symbolic + PatternMatcher(_strict + _exact, name="collapse exactly")
