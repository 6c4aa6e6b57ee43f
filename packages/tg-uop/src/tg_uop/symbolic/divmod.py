"""How does division and modulo by a positive constant fold?

Write x = sum(c_i * a_i) + k. Everything divisible by d leaves the division; what stays is folded away when
its interval lies within one block of d, or divided by a common factor. `index` never wraps; other integers
take part where intervals show that their sum does not. C division of what is never negative is floor
division; other C division keeps its sign symmetry: see `c_division`.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from tg_uop.dtype import DType, dtypes
from tg_uop.ops import Ops
from tg_uop.symbolic.linear import (
    add_terms,
    exact_linear,
    fits,
    from_linear,
    linear_form,
    linear_interval,
)
from tg_uop.symbolic.validity import may_be_invalid
from tg_uop.uop import UOp

Pair = tuple[UOp, UOp]
_FLOOR = (Ops.FLOORDIV, Ops.FLOORMOD)
_C = (Ops.CDIV, Ops.CMOD)


def fold_floordiv(x: UOp, d: int) -> UOp:
    """`x // d` of an index in its simplest form. ValueError for d <= 0."""
    return _folded(x, d)[0]


def fold_floormod(x: UOp, d: int) -> UOp:
    """`x % d` of an index in its simplest form. ValueError for d <= 0."""
    return _folded(x, d)[1]


def _folded(x: UOp, d: int) -> Pair:
    if d <= 0:
        raise ValueError(f"fold_floordiv and fold_floormod take a positive divisor, got {d}")
    return divmod_of(x, d) or _plain(x, d, x.dtype, _FLOOR)


def clear_caches() -> None:
    """Drop remembered results (they keep nodes alive)."""
    divmod_of.cache_clear()
    _divmod.cache_clear()


@lru_cache(maxsize=1 << 16)
def divmod_of(x: UOp, d: int, c_ops: bool = False) -> Pair | None:
    """(x // d, x % d) for d > 0, or None when nothing is known to be simpler.

    `c_ops` gives the C operations instead; x must not be negative then.
    """
    cancelled: list[UOp] = []
    form = exact_linear(x, cancelled)
    if form is None or any(may_be_invalid(a) for a in (*form[0], *cancelled)):
        return None
    terms, constant = form
    return _divmod(tuple(terms.items()), constant, d, x.dtype, _C if c_ops else _FLOOR)


def _plain(x: UOp, d: int, dtype: DType, ops: tuple[Ops, Ops]) -> Pair:
    divisor = UOp.const(dtype, d)
    return UOp(ops[0], (x, divisor)), UOp(ops[1], (x, divisor))


def _division(terms: dict[UOp, int], k: int, d: int, dtype: DType, ops: tuple[Ops, Ops]) -> Pair | None:
    """The division itself, where the dividend does not wrap and the divisor exists in the dtype."""
    if dtype is not dtypes.index and (d > dtypes.max(dtype) or not fits(terms, k, dtype)):
        return None
    if ops is _C and linear_interval(terms, k)[0] < 0:
        return None
    return _plain(from_linear(dict(terms), k, dtype), d, dtype, ops)


@lru_cache(maxsize=1 << 16)
def _divmod(
    form: tuple[tuple[UOp, int], ...], constant: int, d: int, dtype: DType, ops: tuple[Ops, Ops]
) -> Pair | None:
    if d == 1:
        return from_linear(dict(form), constant, dtype), UOp.const(dtype, 0)
    quotient: dict[UOp, int] = {}
    rest: dict[UOp, int] = {}
    for atom, c in form:
        if c % d == 0:
            quotient[atom] = c // d
        else:
            rest[atom] = c
    q0, k = divmod(constant, d)

    for candidate in _splits(rest, d):
        low, high = linear_interval(candidate, k)
        if low // d == high // d:
            block = low // d
            for atom, c in rest.items():
                over = c - candidate.get(atom, 0)
                if over:
                    quotient[atom] = quotient.get(atom, 0) + over // d
            quotient = {a: c for a, c in quotient.items() if c}
            return from_linear(quotient, q0 + block, dtype), from_linear(
                dict(candidate), k - block * d, dtype
            )

    common = gcd(d, *rest.values()) if rest else d
    if common > 1:
        inner = _divmod(
            tuple((a, c // common) for a, c in rest.items()), k // common, d // common, dtype, ops
        )
        if inner is None:
            return None
        r_terms, r_constant = linear_form(inner[1])
        r = from_linear({a: c * common for a, c in r_terms.items()}, r_constant * common + k % common, dtype)
        return _plus(inner[0], quotient, q0), r

    if len(rest) == 1 and (nested := _nested(*next(iter(rest.items())), k, d, dtype, ops)) is not None:
        return _plus(nested[0], quotient, q0), nested[1]

    # keep whole multiples out of what stays inside
    reduced = {a: c % d for a, c in rest.items()}
    stay = _division(reduced, k, d, dtype, ops)
    if stay is None:
        return None
    for atom, c in rest.items():
        if c - reduced[atom]:
            quotient[atom] = quotient.get(atom, 0) + (c - reduced[atom]) // d
    return _plus(stay[0], {a: c for a, c in quotient.items() if c}, q0), stay[1]


def _plus(base: UOp, terms: dict[UOp, int], constant: int) -> UOp:
    base_terms, base_constant = linear_form(base)
    add_terms(base_terms, terms)
    return from_linear(base_terms, base_constant + constant, base.dtype)


def _splits(rest: dict[UOp, int], d: int) -> list[dict[UOp, int]]:
    """Coefficients congruent modulo d that may fit into one block: as given, smallest non-negative, nearest
    zero.
    """
    given = dict(rest)
    low = {a: c % d for a, c in rest.items()}
    near = {a: (c % d if 2 * (c % d) <= d else c % d - d) for a, c in rest.items()}
    out = [given]
    for candidate in (low, near):
        if candidate not in out:
            out.append(candidate)
    return out


def _nested(atom: UOp, c: int, k: int, d: int, dtype: DType, ops: tuple[Ops, Ops]) -> Pair | None:
    """(y//e + k)//d is (y + k*e)//(e*d); (y%e)//d and (y%e)%d where d divides e."""
    if (
        c != 1
        or atom.op not in ops
        or atom.src[1].op is not Ops.CONST
        or type(atom.src[1].arg.value) is not int
    ):
        return None
    y, e = atom.src[0], atom.src[1].arg.value
    if e <= 0 or (ops is _C and y.vmin < 0):
        return None
    cancelled: list[UOp] = []
    form = exact_linear(y, cancelled)
    if form is None or any(may_be_invalid(a) for a in (*form[0], *cancelled)):
        return None
    terms, constant = form
    if atom.op is ops[0]:
        whole = fits(terms, constant + k * e, dtype) and _divmod(
            tuple(terms.items()), constant + k * e, e * d, dtype, ops
        )
        inside = _division({atom: 1}, k, d, dtype, ops)
        return (whole[0], inside[1]) if whole and inside else None
    if k == 0 and e % d == 0:
        inner = _divmod(tuple(terms.items()), constant, d, dtype, ops)
        outer = inner and divmod_of(inner[0], e // d, ops is _C)
        return (outer[1], inner[1]) if inner and outer else None
    return None


def c_division(x: UOp, d: int) -> Pair | None:
    """(cdiv(x, d), cmod(x, d)) of an x that may be negative, for d > 0; None when nothing is known to be
    simpler.

    Truncation commutes with negation, so multiples of d and common factors leave it as they leave floor
    division; a sum does not come apart.
    """
    dtype = x.dtype
    cancelled: list[UOp] = []
    form = exact_linear(x, cancelled)
    if form is None or any(may_be_invalid(a) for a in (*form[0], *cancelled)):
        return None
    terms, constant = form
    low, high = linear_interval(terms, constant)
    if high <= 0 and dtype is dtypes.index:
        negative = divmod_of(from_linear({a: -c for a, c in terms.items()}, -constant, dtype), d)
        return None if negative is None else (negative[0] * -1, negative[1] * -1)
    common = gcd(d, constant, *terms.values())
    if common == d:
        return from_linear({a: c // d for a, c in terms.items()}, constant // d, dtype), UOp.const(dtype, 0)
    if common > 1:
        inner = from_linear({a: c // common for a, c in terms.items()}, constant // common, dtype)
        q, r = _plain(inner, d // common, dtype, _C)
        return q, UOp(Ops.MUL, (r, UOp.const(dtype, common)))
    if len(terms) == 1 and constant == 0:
        ((atom, c),) = terms.items()
        if (
            c == 1
            and atom.op is Ops.CDIV
            and atom.src[1].op is Ops.CONST
            and type(atom.src[1].arg.value) is int
        ):
            e = atom.src[1].arg.value
            if e > 0 and (dtype is dtypes.index or d * e <= dtypes.max(dtype)):
                return _plain(atom.src[0], d * e, dtype, _C)[0], UOp(Ops.CMOD, (x, UOp.const(dtype, d)))
        if (
            c == 1
            and atom.op is Ops.CMOD
            and atom.src[1].op is Ops.CONST
            and type(atom.src[1].arg.value) is int
        ):
            e = atom.src[1].arg.value
            if e > 0 and e % d == 0:
                return UOp(Ops.CDIV, (x, UOp.const(dtype, d))), _plain(atom.src[0], d, dtype, _C)[1]
    return None
