"""Which rewrites are always right? The symbolic rules, as data.

Float rules hold under IEEE 754 (no `x*0 -> 0`, no `x+0 -> x`: that would turn -0.0 into 0.0). Rules on intervals and linear forms
beyond the ring laws are for `index`, which does not wrap.
"""

from __future__ import annotations

from math import gcd
from typing import Any

from tg_uop.alu import cast_value, exec_alu
from tg_uop.dtype import Invalid, can_hold_exactly, dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.pattern import PatternMatcher, UPat
from tg_uop.rewrite import graph_rewrite
from tg_uop.symbolic.divmod import fold_floordiv, fold_floormod
from tg_uop.symbolic.linear import from_linear, linear_form, order_key
from tg_uop.symbolic.validity import clauses, simplify_under
from tg_uop.uop import UOp

_FOLDED = GroupOp.ALU - {Ops.CAST, Ops.BITCAST, Ops.WHERE, Ops.THREEFRY}
_INTEGER = dtypes.ints + (dtypes.index,)
_RING = frozenset(_INTEGER)


def scalar_const(u: UOp) -> Any:
    """The value of a CONST, or of one expanded to a shape; None for anything else (Invalid counts as none)."""
    while u.op in (Ops.EXPAND, Ops.RESHAPE):
        u = u.src[0]
    if u.op is Ops.CONST and u.arg.value is not Invalid:
        return u.arg.value
    return None


def fold_constants(u: UOp) -> UOp | None:
    values = []
    for s in u.src:
        if s.op is not Ops.CONST or s.arg.value is Invalid:
            return None
        values.append(s.arg.value)
    return UOp.const(u.dtype, exec_alu(u.op, u.dtype, tuple(values)))


def fold_cast(u: UOp, x: UOp) -> UOp | None:
    if x.dtype is u.dtype:
        return x
    if x.op is Ops.CONST:
        return UOp.const(u.dtype, cast_value(x.arg.value, x.dtype, u.dtype))
    if x.op is Ops.CAST and can_hold_exactly(x.src[0].dtype, x.dtype):  # the inner cast loses nothing
        return x.src[0].cast(u.dtype)
    if x.op is Ops.CAST and x.dtype.kind in ("int", "uint") and u.dtype.kind in ("int", "uint"):
        if x.src[0].dtype.kind in ("int", "uint") and u.dtype.itemsize <= x.dtype.itemsize:
            return x.src[0].cast(u.dtype)  # only the low bits survive both
    if x.op is Ops.CAST and x.dtype is dtypes.index and x.src[0].dtype is u.dtype:
        return x.src[0]
    return None


def fold_where(u: UOp, c: UOp, a: UOp, b: UOp) -> UOp | None:
    if a is b:
        return a
    gate = scalar_const(c)
    if gate is not None:
        return a if gate else b
    low, high = c.min_max
    if low == high:
        return a if low else b
    if c.op is Ops.CMPNE and scalar_const(c.src[1]) is True and c.src[0].dtype is dtypes.bool:
        if scalar_const(b) is not None or b.op is not Ops.CONST:  # not(g) ? a : b, unless b marks invalidity
            return UOp(Ops.WHERE, (c.src[0], b, a))
    if u.dtype is dtypes.bool and scalar_const(a) is True and scalar_const(b) is False:
        return c
    if a.op is Ops.WHERE and a.src[0] is c:
        return UOp(Ops.WHERE, (c, a.src[1], b))
    if b.op is Ops.WHERE and b.src[0] is c:
        return UOp(Ops.WHERE, (c, a, b.src[2]))
    if a.op is Ops.WHERE and a.src[2] is b and a.src[0].shape == c.shape:  # c ? (d ? x : b) : b
        return UOp(Ops.WHERE, (c & a.src[0], a.src[1], b))
    return None


def where_validity(u: UOp, c: UOp, a: UOp) -> UOp | None:
    """Under its gate an index may be simpler, and the gate itself has one form."""
    if u.dtype is not dtypes.index or u.shape:
        return None
    gate = canonical_gate(c)
    index = simplify_under(gate, a)
    if gate is c and index is a:
        return None
    return UOp(Ops.WHERE, (gate, index, u.src[2]))


def canonical_gate(gate: UOp) -> UOp:
    """The same conjunction with each clause once, in order."""
    parts = clauses(gate)
    if len(parts) == 1:
        return gate
    parts = sorted(parts, key=order_key)
    out = parts[0]
    for p in parts[1:]:
        out = UOp(Ops.AND, (out, p))
    return out


_IDENTITY_RIGHT: dict[Ops, Any] = {Ops.ADD: 0, Ops.XOR: 0, Ops.OR: 0, Ops.SHL: 0, Ops.SHR: 0, Ops.SUB: 0}
_ONE_RIGHT = {Ops.MUL, Ops.CDIV, Ops.FLOORDIV}


def identity_right(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """`x op e` where e is neutral, or decides the result."""
    op, v = u.op, scalar_const(c)
    if v is None:
        return None
    if op in (Ops.MUL, Ops.FDIV) and v == 1:
        return x
    if dtypes.is_float(u.dtype):
        return x if op is Ops.ADD and str(v) == "-0.0" else None
    if op in _IDENTITY_RIGHT and v == _IDENTITY_RIGHT[op]:
        return x
    if op in _ONE_RIGHT and v == 1:
        return x
    if op in (Ops.MUL, Ops.AND) and v == 0:
        return u.const_like(0)
    if op in (Ops.CMOD, Ops.FLOORMOD) and v == 1:
        return u.const_like(0)
    all_ones = True if u.dtype is dtypes.bool else -1 if u.dtype.kind == "int" else dtypes.max(u.dtype)
    if op is Ops.AND and v == all_ones:
        return x
    if op is Ops.OR and v == all_ones:
        return u.const_like(all_ones)
    return None


def constants_last(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if scalar_const(x) is not None and scalar_const(y) is None and u.op is not Ops.MAX:
        return UOp(u.op, (y, x))
    return None


def same_operands(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if x is not y:
        return None
    exact = not dtypes.is_float(x.dtype)
    if u.op in (Ops.AND, Ops.OR, Ops.MAX):
        return x
    if u.op is Ops.XOR or (exact and u.op in (Ops.SUB, Ops.CMPLT, Ops.CMPNE)):
        return u.const_like(0)
    if u.op is Ops.CMPLT:
        return u.const_like(False)
    return u.const_like(True) if exact and u.op is Ops.CMPEQ else None


def ring_canonical(u: UOp) -> UOp | None:
    """Sums of multiples of integers in canonical order."""
    if u.shape or u.dtype is dtypes.bool:
        return None
    terms, constant = linear_form(u)
    out = from_linear(terms, constant, u.dtype)
    return None if out is u else out


def divide_index(u: UOp, x: UOp, c: UOp) -> UOp | None:
    d = c.arg.value
    if u.dtype is not dtypes.index or u.shape or type(d) is not int or d <= 0:
        return None
    if u.op in (Ops.CDIV, Ops.CMOD) and x.vmin < 0:
        return None
    out = fold_floordiv(x, d) if u.op in (Ops.FLOORDIV, Ops.CDIV) else fold_floormod(x, d)
    return None if out is u else out


def divide_whole(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Any integer division whose interval lies within one quotient."""
    if dtypes.is_float(u.dtype) or u.dtype is dtypes.bool:
        return None
    low, high = y.min_max
    if low <= 0:
        return None
    a, b = x.min_max
    if 0 <= a and b < low:
        return u.const_like(0) if u.op in (Ops.FLOORDIV, Ops.CDIV) else x
    return None


def decided_by_interval(u: UOp) -> UOp | None:
    low, high = u.min_max
    return u.const_like(low) if low == high else None


def max_by_interval(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if dtypes.is_float(u.dtype):
        return None
    if x.vmin >= y.vmax:
        return x
    return y if y.vmin >= x.vmax else None


def compare_linear(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """`sum < c` with everything but the constant on the left and no common factor; index does not wrap."""
    if x.dtype is not dtypes.index or x.shape:
        return None
    terms, constant = linear_form(x)
    right, right_constant = linear_form(y)
    for atom, c in right.items():
        total = terms.get(atom, 0) - c
        if total:
            terms[atom] = total
        else:
            del terms[atom]
    bound = right_constant - constant
    if not terms:
        return UOp.const(dtypes.bool, 0 < bound)
    g = gcd(*terms.values())
    if min(terms, key=order_key) is not None and terms[min(terms, key=order_key)] < 0:
        # -s < b  <=>  s > -b  <=>  not (s < -b + 1)
        flipped = from_linear({a: -c // g for a, c in terms.items()}, 0, dtypes.index)
        limit = -((bound - 1) // g)
        out = UOp(Ops.CMPLT, (flipped, UOp.const(dtypes.index, limit))).ne(True)
    else:
        left = from_linear({a: c // g for a, c in terms.items()}, 0, dtypes.index)
        out = UOp(Ops.CMPLT, (left, UOp.const(dtypes.index, -(-bound // g))))
    return None if out is u else out


def double_negation(u: UOp, x: UOp) -> UOp | None:
    return x if x.dtype is dtypes.bool else None


def not_equal_bool(u: UOp, x: UOp, c: UOp) -> UOp | None:
    return x if x.dtype is dtypes.bool and scalar_const(c) is False else None


def unpack_after(u: UOp, x: UOp) -> UOp | None:
    return x if len(u.src) == 1 else None


def single_trip(u: UOp) -> UOp | None:
    """A loop that runs once is its index 0 (its END and REDUCE forget it; see the drivers of kernel passes)."""
    return UOp.const(dtypes.index, 0) if u.src[0].op is Ops.CONST and u.src[0].arg.value == 1 else None


def _binary(ops: Any, *src: UPat) -> UPat:
    return UPat(ops, src=src, name="u")


_X, _Y = UPat(name="x"), UPat(name="y")
_C = UPat(name="c")

symbolic = PatternMatcher(
    [
        (UPat(_FOLDED, name="u"), fold_constants),
        (UPat(Ops.CAST, src=(_X,), name="u"), fold_cast),
        (UPat(Ops.WHERE, src=(UPat(name="c"), UPat(name="a"), UPat(name="b")), name="u"), fold_where),
        (UPat(Ops.WHERE, src=(UPat(name="c"), UPat(name="a"), UPat.cvar("b")), name="u"), where_validity),
        (_binary(GroupOp.Commutative, _X, _Y), constants_last),
        (_binary(GroupOp.Binary, _X, _C), identity_right),
        (_binary(GroupOp.Binary, _X, _Y), same_operands),
        (UPat((Ops.ADD, Ops.MUL), dtype=_INTEGER, name="u"), ring_canonical),
        (_binary(GroupOp.Division, _X, UPat.cvar("c")), divide_index),
        (_binary(GroupOp.Division, _X, _Y), divide_whole),
        (UPat(GroupOp.Comparison | {Ops.AND, Ops.OR}, dtype=dtypes.bool, name="u"), decided_by_interval),
        (UPat(Ops.MAX, src=(_X, _Y), name="u"), max_by_interval),
        (UPat(Ops.CMPLT, src=(_X, _Y), name="u"), compare_linear),
        (
            UPat(Ops.CMPNE, src=(UPat(Ops.CMPNE, src=(_X, UPat.const(dtypes.bool, True))), UPat.const(dtypes.bool, True)), name="u"),
            double_negation,
        ),
        (UPat(Ops.CMPNE, src=(_X, _C), name="u"), not_equal_bool),
        (UPat(Ops.AFTER, src=(_X,), name="u", allow_any_len=True), unpack_after),
    ],
    name="symbolic",
    # a chain of additions is gathered once, at its root
    chains={Ops.ADD: lambda u: u.dtype in _RING and not u.shape},
)


def simplify(u: UOp) -> UOp:
    """The canonical form of `u` under the symbolic rules."""
    return graph_rewrite(u, symbolic, name="simplify")
