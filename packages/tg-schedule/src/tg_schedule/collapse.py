"""When does a reduction cost no loop? Sums of constants, of windows, and of one-hot selections, as rewrite rules.

`arange` is a sum of ones over a triangular window: here it becomes arithmetic on the index. A one-hot
compare-multiply-sum becomes the one element it selects, read directly.
"""

from __future__ import annotations

from tg_uop import GroupOp, Invalid, Ops, PatternMatcher, UOp, UPat, dtypes
from tg_uop.symbolic import clauses, from_linear, linear_form, symbolic
from tg_uop.symbolic.validity import bound_of


def _is_zero(u: UOp) -> bool:
    return u.op is Ops.CONST and u.arg.value is not Invalid and u.arg.value == 0


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
        safe = gate.where(e, UOp.const(dtypes.index, Invalid))
        return _under([gate] + rest, value.substitute({r: safe}))
    return None


def _equal_to(r: UOp, clause: UOp) -> UOp | None:
    """The index expression e, free of r, when the clause says r == e (perhaps after casts that lose nothing)."""
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
    """Inside a sum, a one-hot `where(r == e, a, 0) * y` is `where(r == e, a*y, 0)`: only the selected element is read."""
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

collapse = PatternMatcher(
    [
        (UPat(Ops.REDUCE, name="u"), reduce_unused),
        (UPat(Ops.REDUCE, src=(UPat(Ops.CAST, src=(UPat(name="x"),)),), name="u", allow_any_len=True), reduce_cast_bool),
        (UPat(Ops.REDUCE, src=(UPat(Ops.MUL, src=(UPat(name="x"), UPat(name="y"))),), name="u", allow_any_len=True), multiply_gate),
        (UPat(Ops.REDUCE, name="u"), reduce_gate),
        (UPat((Ops.ADD, Ops.MUL), src=(UPat(Ops.CAST, name="x"), UPat.cvar("c")), name="u"), into_cast),
        (UPat(_LIFTED, dtype=dtypes.ints + (dtypes.index,), name="u"), lift_invalid),
        (UPat(Ops.WHERE, src=(UPat(name="c"), UPat(name="a"), UPat(name="b")), name="u"), where_invalid_branch),
    ],
    name="collapse",
)

kernel_rules = symbolic + collapse
