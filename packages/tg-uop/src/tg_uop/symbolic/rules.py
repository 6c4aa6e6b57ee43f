"""Which rewrites are always right? The symbolic rules, as data.

Rules on sums are exact for every integer dtype where they use ring laws only; those on intervals and
quotients are for `index`, which does not wrap, and for other integers where intervals show that nothing does.
Every rule here is proven by tests/test_proofs.py.
"""

from __future__ import annotations

from math import gcd

from tg_uop.alu import exec_alu
from tg_uop.dtype import Invalid, dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.pattern import PatternMatcher, UPat
from tg_uop.rewrite import graph_rewrite
from tg_uop.symbolic.constants import (
    FOLDED,
    associate_constants,
    boolean_arithmetic,
    complement,
    constants_last,
    decided_by_interval,
    fold_cast,
    fold_const_choice,
    fold_constants,
    fold_where,
    identity_right,
    mask_keeps,
    not_not,
    same_operands,
    scalar_const,
    shift_twice,
    unpack_after,
)
from tg_uop.symbolic.divmod import c_division, divmod_of
from tg_uop.symbolic.linear import (
    add_constant,
    add_terms,
    from_linear,
    gather,
    in_order,
    is_canonical_sum,
    join,
    linear_interval,
    order_key,
    precedes,
)
from tg_uop.symbolic.validity import canonical_gate, may_be_invalid, simplify_under
from tg_uop.uop import UOp

_INTEGER = dtypes.ints + (dtypes.index,)
_RING = frozenset(_INTEGER)
_QUOTIENTS = (Ops.FLOORDIV, Ops.CDIV)
MAX_FACTORS = 64  # of a product in canonical order


def where_validity(u: UOp, c: UOp, a: UOp) -> UOp | None:
    """Under its gate an index may be simpler, and the gate itself has one form."""
    if u.dtype is not dtypes.index or u.shape or scalar_const(u.src[2]) is not None:
        return None
    gate = canonical_gate(c)
    index = simplify_under(gate, a)
    if gate is c and index is a:
        return None
    return UOp(Ops.WHERE, (gate, index, u.src[2]))


def ring_canonical(u: UOp) -> UOp | None:
    """Sums of multiples of integers in canonical order."""
    if u.shape or is_canonical_sum(u):
        return None
    if u.op is Ops.ADD and u.src[1].op is Ops.CONST:
        quick = add_constant(*u.src)
        if quick is not None:
            return None if quick is u else quick
    cancelled: list[UOp] = []
    terms, constant = gather(u, cancelled)
    if cancelled and any(may_be_invalid(a) for a in cancelled):
        return None
    out = from_linear(terms, constant, u.dtype)
    return None if out is u else out


def product_canonical(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """A product of integers: factors in canonical order, constants gathered into one coefficient.

    Of more than MAX_FACTORS only the last two are put in order: repeated squaring has exponentially many.
    """
    if u.shape or y.op is Ops.CONST or x.op is Ops.CONST:
        return None
    factors: list[UOp] = []
    coefficient = 1
    stack = [y, x]
    while stack:
        f = stack.pop()
        if f.op is Ops.MUL:
            stack += f.src[::-1]
            if len(stack) + len(factors) > MAX_FACTORS:
                return UOp(Ops.MUL, (y, x)) if precedes(y, x) else None
        elif f.op is Ops.CONST and type(f.arg.value) is int:
            coefficient *= f.arg.value
        else:
            factors.append(f)
    if len(factors) > 2:
        factors.sort(key=order_key)
    elif precedes(factors[1], factors[0]):
        factors.reverse()
    out = factors[0]
    for f in factors[1:]:
        out = UOp(Ops.MUL, (out, f))
    if coefficient != 1:
        out = UOp(Ops.MUL, (out, UOp.const(u.dtype, coefficient)))
    return None if out is u else out


def chain_canonical(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """AND, OR, XOR and MAX of integers and bools: operands in canonical order, each once, the constant last.

    A modulo by a power of two among indices ANDed is a mask of the whole.
    """
    op = u.op
    masks = op is Ops.AND and u.dtype is dtypes.index
    if u.shape or dtypes.is_float(u.dtype):
        return None
    if op not in (x.op, y.op) and _in_order(x, y) and not (masks and (_mask(x) or _mask(y))):
        return None
    parts: dict[UOp, None] = {}
    constant: UOp | None = None
    twice: list[UOp] = []
    stack = [y, x]
    while stack:
        p = stack.pop()
        mask = _mask(p) if masks else None
        if p.op is op:
            stack += p.src[::-1]
        elif mask is not None:
            stack += (p.src[0], UOp.const(u.dtype, mask))
        elif p.op is Ops.CONST and p.arg.value is not Invalid:
            value = (
                p.arg.value if constant is None else exec_alu(op, u.dtype, (constant.arg.value, p.arg.value))
            )
            constant = UOp.const(u.dtype, value)
        elif p in parts and op is Ops.XOR:
            del parts[p]
            twice.append(p)
        else:
            parts[p] = None
    if any(may_be_invalid(p) for p in twice):
        return None
    if not parts:
        return constant or u.const_like(0)
    ordered = in_order(parts) + ([] if constant is None else [constant])
    out = ordered[0]
    for p in ordered[1:]:
        out = UOp(op, (out, p))
    return None if out is u else out


def modulo_of_mask(u: UOp, x: UOp, m: UOp) -> UOp | None:
    """(x & m) % 2**k is x & (m & (2**k - 1))."""
    mask = _mask(u)
    if mask is None or type(m.arg.value) is not int:
        return None
    return UOp(Ops.AND, (x, UOp.const(u.dtype, m.arg.value & mask)))


def _mask(u: UOp) -> int | None:
    """2**k - 1 for an index modulo 2**k."""
    if u.op is not Ops.FLOORMOD or u.src[1].op is not Ops.CONST:
        return None
    d = u.src[1].arg.value
    return d - 1 if type(d) is int and d > 1 and d & (d - 1) == 0 else None


def _in_order(x: UOp, y: UOp) -> bool:
    return x.op is not Ops.CONST and (y.op is Ops.CONST or not precedes(y, x))


def two_in_order(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Comparisons for equality: the operands in canonical order."""
    if u.shape or dtypes.is_float(x.dtype) or y.op is Ops.CONST or not precedes(y, x):
        return None
    return UOp(u.op, (y, x))


def float_order(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Sums and products of two floats in order of their ops (exact; not so MAX of zeros)."""
    return UOp(u.op, (y, x)) if x.op > y.op and scalar_const(y) is None else None


def divide(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """Division by a positive constant, where nothing wraps."""
    d = scalar_const(c)
    if u.shape or u.dtype not in _RING or type(d) is not int or d <= 0:
        return None
    c_ops = u.op in (Ops.CDIV, Ops.CMOD)
    if not c_ops or x.vmin >= 0:
        pair = divmod_of(x, d, c_ops and u.dtype is not dtypes.index)
    else:
        pair = c_division(x, d)
    if pair is None:
        return None
    out = pair[0] if u.op in _QUOTIENTS else pair[1]
    return None if out is u else out


def divide_by_negative(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """A negative divisor changes the sign of the quotient; the remainder of C's modulo stays."""
    d = scalar_const(c)
    if type(d) is not int or d >= 0 or d == dtypes.min(u.dtype):
        return None
    positive = c.const_like(-d)
    if u.op is Ops.CMOD:
        return UOp(Ops.CMOD, (x, positive))
    if u.op is Ops.CDIV:
        return UOp(Ops.CDIV, (x, positive)) * -1
    if u.dtype is not dtypes.index:
        return None
    out = UOp(u.op, (x * -1, positive))
    return out if u.op is Ops.FLOORDIV else out * -1


def divide_whole(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """A dividend smaller than every divisor: quotient 0, and the remainder is the dividend."""
    if u.dtype not in _RING:
        return None
    divisor, _ = y.min_max
    if divisor <= 0:
        return None
    low, high = x.min_max
    least = 0 if u.op in (Ops.FLOORDIV, Ops.FLOORMOD) else 1 - divisor
    if low < least or high >= divisor or may_be_invalid(y):
        return None
    if u.op not in _QUOTIENTS:
        return x
    return None if may_be_invalid(x) else u.const_like(0)


def bits_of_index(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """Shifts and masks of an index by constants are multiplication, floor division and modulo."""
    v = scalar_const(c)
    if x.dtype is not dtypes.index or type(v) is not int or v < 0:
        return None
    if u.op is Ops.AND:
        return UOp(Ops.FLOORMOD, (x, c.const_like(v + 1))) if v & (v + 1) == 0 else None
    if v >= 64:
        return None
    return UOp(Ops.MUL if u.op is Ops.SHL else Ops.FLOORDIV, (x, x.const_like(1 << v)))


def disjoint_bits(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Of two indices without a common bit, OR and XOR are the sum."""
    if u.dtype is not dtypes.index or u.shape:
        return None
    for a, b in ((x, y), (y, x)):
        low, high = b.min_max
        if low >= 0 and _divides(1 << high.bit_length(), a):
            return UOp(Ops.ADD, (a, b))
    return None


def _divides(d: int, u: UOp) -> bool:
    terms, constant = gather(u, [])
    return constant % d == 0 and all(c % d == 0 for c in terms.values())


def max_by_interval(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if dtypes.is_float(u.dtype):
        return None
    if x.vmin >= y.vmax:
        return None if may_be_invalid(y) else x
    if y.vmin >= x.vmax:
        return None if may_be_invalid(x) else y
    if u.dtype is not dtypes.index or u.shape:
        return None
    difference, constant, _ = _difference(x, y)
    low, high = linear_interval(difference, constant)
    if low >= 0:
        return None if may_be_invalid(y) else x
    return y if high <= 0 and not may_be_invalid(x) else None


def _difference(x: UOp, y: UOp) -> tuple[dict[UOp, int], int, bool]:
    """The linear form of x - y, and whether terms of both sides came together."""
    terms, constant = gather(x, [])
    right, right_constant = gather(y, [])
    before = len(terms) + len(right)
    add_terms(terms, right, -1)
    return terms, constant - right_constant, len(terms) < before


def compare_linear(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """`sum < c` with everything but the constant on the left and no common factor; index does not wrap."""
    if x.dtype is not dtypes.index or x.shape:
        return None
    terms, constant, _ = _difference(x, y)
    bound = -constant
    low, high = linear_interval(terms, 0)
    if high < bound or low >= bound:
        return UOp.const(dtypes.bool, high < bound)
    terms, bound = _without_small_terms(terms, bound)
    g = gcd(*terms.values())
    if terms[_first(terms)] < 0:
        # -s < b  <=>  s > -b  <=>  not (s < -b + 1)
        flipped = from_linear({a: -c // g for a, c in terms.items()}, 0, dtypes.index)
        limit = -((bound - 1) // g)
        out = UOp(Ops.CMPLT, (flipped, UOp.const(dtypes.index, limit))).ne(True)
    else:
        left = from_linear({a: c // g for a, c in terms.items()}, 0, dtypes.index)
        out = UOp(Ops.CMPLT, (left, UOp.const(dtypes.index, -(-bound // g))))
    return None if out is u else out


def _first(terms: dict[UOp, int]) -> UOp:
    return in_order(terms)[0] if len(terms) > 1 else next(iter(terms))


def _without_small_terms(terms: dict[UOp, int], bound: int) -> tuple[dict[UOp, int], int]:
    """`8*a + b < c` with 0 <= b < 8 depends on a alone when no step of 8*a lies between c - 7 and c."""
    for g in sorted({abs(c) for c in terms.values()} - {1}):
        small = {a: c for a, c in terms.items() if c % g}
        if not small or len(small) == len(terms):
            continue
        low, high = linear_interval(small, 0)
        limit = -((low - bound) // g)  # g*S + low < bound  <=>  S < limit
        if limit == -((high - bound) // g):
            return {a: c for a, c in terms.items() if c % g == 0}, limit * g
    return terms, bound


def differ_linear(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """`sum != c` of an index: no common factor, never equal where no multiple fits; common terms leave both
    sides.
    """
    if x.dtype is not dtypes.index or x.shape:
        return None
    terms, constant, common = _difference(x, y)
    if not terms:
        return UOp.const(dtypes.bool, (constant != 0) is (u.op is Ops.CMPNE))
    g = gcd(*terms.values())
    low, high = linear_interval(terms, constant)
    if constant % g or low > 0 or high < 0:
        return UOp.const(dtypes.bool, u.op is Ops.CMPNE)
    if y.op is not Ops.CONST and not common:
        return None
    if terms[_first(terms)] < 0:
        g = -g
    left = from_linear({a: c // g for a, c in terms.items()}, 0, dtypes.index)
    out = UOp(u.op, (left, UOp.const(dtypes.index, -constant // g)))
    return None if out is u else out


def _binary(ops: object, *src: UPat) -> UPat:
    return UPat(ops, src=src, name="u")  # type: ignore[arg-type]


_X, _Y, _C = UPat(name="x"), UPat(name="y"), UPat(name="c")
_CHAINED = (Ops.AND, Ops.OR, Ops.XOR, Ops.MAX)
_FLOATS = dtypes.floats

symbolic = PatternMatcher(
    [
        (UPat(FOLDED, name="u"), fold_constants),
        (UPat(Ops.CAST, src=(_X,), name="u"), fold_cast),
        (UPat(Ops.WHERE, src=(_C, UPat(name="a"), UPat(name="b")), name="u"), fold_where),
        (UPat(Ops.WHERE, src=(_C, UPat(name="a"), UPat.cvar("b")), name="u"), where_validity),
        (_binary(GroupOp.Commutative, _X, _Y), constants_last),
        (_binary(GroupOp.Binary, _X, _C), identity_right),
        (_binary(GroupOp.Binary, _X, _Y), same_operands),
        (UPat(tuple(GroupOp.Binary), src=[UPat(Ops.WHERE), UPat()], name="u"), fold_const_choice),
        (
            UPat((Ops.ADD, Ops.MUL, Ops.MAX, Ops.XOR, Ops.SUB), dtype=dtypes.bool, name="u"),
            boolean_arithmetic,
        ),
        (UPat(Ops.MUL, dtype=_INTEGER, src=(_X, _Y), name="u"), product_canonical),
        (UPat((Ops.ADD, Ops.MUL), dtype=_INTEGER, name="u"), ring_canonical),
        (UPat((Ops.SUB, Ops.NEG), dtype=dtypes.index, name="u"), ring_canonical),
        (_binary(GroupOp.Division, _X, _Y), divide_whole),
        (_binary(GroupOp.Division, _X, UPat.cvar("c")), divide),
        (_binary(GroupOp.Division, _X, UPat.cvar("c")), divide_by_negative),
        (UPat((Ops.SHL, Ops.SHR, Ops.AND), src=(_X, UPat.cvar("c")), name="u"), bits_of_index),
        (
            UPat(
                Ops.FLOORMOD, dtypes.index, (UPat(Ops.AND, src=(_X, UPat.cvar("m"))), UPat.cvar()), name="u"
            ),
            modulo_of_mask,
        ),
        (UPat((Ops.OR, Ops.XOR), dtype=dtypes.index, src=(_X, _Y), name="u"), disjoint_bits),
        (UPat(GroupOp.Shift, src=(UPat(GroupOp.Shift, name="x"), _C), name="u"), shift_twice),
        (UPat(Ops.AND, src=(_X, _C), name="u"), mask_keeps),
        (UPat(_CHAINED, src=(UPat(_CHAINED, name="x"), _C), name="u"), associate_constants),
        (UPat((Ops.AND, Ops.OR), dtype=dtypes.bool, src=(_X, _Y), name="u"), complement),
        (
            UPat(GroupOp.Comparison | GroupOp.Division | GroupOp.Shift | {Ops.AND, Ops.OR}, name="u"),
            decided_by_interval,
        ),
        (UPat(Ops.MAX, src=(_X, _Y), name="u"), max_by_interval),
        (UPat(Ops.CMPLT, src=(_X, _Y), name="u"), compare_linear),
        (UPat((Ops.CMPNE, Ops.CMPEQ), src=(_X, _Y), name="u"), differ_linear),
        (UPat(Ops.CMPNE, src=(_X, _C), name="u"), not_not),
        (UPat(_CHAINED, src=(_X, _Y), name="u"), chain_canonical),
        (UPat((Ops.CMPNE, Ops.CMPEQ), src=(_X, _Y), name="u"), two_in_order),
        (UPat((Ops.ADD, Ops.MUL), dtype=_FLOATS, src=(_X, _Y), name="u"), float_order),
        (UPat(Ops.AFTER, src=(_X,), name="u", allow_any_len=True), unpack_after),
    ],
    name="symbolic",
    # a chain of additions is gathered once, at its root
    chains={Ops.ADD: lambda u: u.dtype in _RING and not u.shape},
    gather={Ops.ADD: join},
)


def simplify(u: UOp) -> UOp:
    """The canonical form of `u` under the symbolic rules."""
    return graph_rewrite(u, symbolic, name="simplify")
