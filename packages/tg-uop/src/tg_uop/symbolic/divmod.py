"""How does `index` division and modulo by a positive constant fold? (floor semantics; `index` never wraps)

Write x = sum(c_i * a_i) + k. Everything divisible by d leaves the division; what stays is folded away when its interval
lies within one block of d, or divided by a common factor. CDIV and CMOD of non-negative values are the same thing.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.symbolic.linear import from_linear, linear_form, linear_interval
from tg_uop.uop import UOp


def fold_floordiv(x: UOp, d: int) -> UOp:
    """`x // d` in its simplest form."""
    return _divmod(x, d)[0]


def fold_floormod(x: UOp, d: int) -> UOp:
    """`x % d` in its simplest form."""
    return _divmod(x, d)[1]


def clear_caches() -> None:
    """Drop remembered results (they keep nodes alive)."""
    _divmod.cache_clear()


@lru_cache(maxsize=1 << 16)
def _divmod(x: UOp, d: int) -> tuple[UOp, UOp]:
    if d <= 0:
        raise ValueError(f"fold_floordiv and fold_floormod take a positive divisor, got {d}")
    index = dtypes.index
    if d == 1:
        return x, UOp.const(index, 0)
    terms, constant = linear_form(x)
    quotient: dict[UOp, int] = {}
    rest: dict[UOp, int] = {}
    for atom, c in terms.items():
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
            return (from_linear(quotient, q0 + block, index), from_linear(dict(candidate), k - block * d, index))

    common = gcd(d, *rest.values()) if rest else d
    if common > 1:
        inner = from_linear({a: c // common for a, c in rest.items()}, k // common, index)
        inner_q, inner_r = _divmod(inner, d // common)
        q = _plus(inner_q, quotient, q0)
        r_terms, r_constant = linear_form(inner_r)
        r = from_linear({a: c * common for a, c in r_terms.items()}, r_constant * common + k % common, index)
        return q, r

    if len(rest) == 1 and (nested := _nested(*next(iter(rest.items())), k, d)) is not None:
        return _plus(nested[0], quotient, q0), nested[1]

    # keep whole multiples out of what stays inside
    reduced = {a: c % d for a, c in rest.items()}
    for atom, c in rest.items():
        if c - reduced[atom]:
            quotient[atom] = quotient.get(atom, 0) + (c - reduced[atom]) // d
    quotient = {a: c for a, c in quotient.items() if c}
    stay = from_linear(dict(reduced), k, index)
    divisor = UOp.const(index, d)
    return (
        _plus(UOp(Ops.FLOORDIV, (stay, divisor)), quotient, q0),
        UOp(Ops.FLOORMOD, (stay, divisor)),
    )


def _plus(base: UOp, terms: dict[UOp, int], constant: int) -> UOp:
    base_terms, base_constant = linear_form(base)
    for atom, c in terms.items():
        total = base_terms.get(atom, 0) + c
        if total:
            base_terms[atom] = total
        else:
            del base_terms[atom]
    return from_linear(base_terms, base_constant + constant, base.dtype)


def _splits(rest: dict[UOp, int], d: int) -> list[dict[UOp, int]]:
    """Coefficients congruent modulo d that may fit into one block: as given, smallest non-negative, nearest zero."""
    given = dict(rest)
    low = {a: c % d for a, c in rest.items()}
    near = {a: (c % d if 2 * (c % d) <= d else c % d - d) for a, c in rest.items()}
    out = [given]
    for candidate in (low, near):
        if candidate not in out:
            out.append(candidate)
    return out


def _nested(atom: UOp, c: int, k: int, d: int) -> tuple[UOp, UOp] | None:
    """(y//e + k)//d is (y + k*e)//(e*d); (y%e)//d and (y%e)%d where d divides e."""
    if c != 1 or atom.op not in (Ops.FLOORDIV, Ops.FLOORMOD) or atom.src[1].op is not Ops.CONST:
        return None
    y, e = atom.src[0], atom.src[1].arg.value
    if e <= 0:
        return None
    if atom.op is Ops.FLOORDIV:
        terms, constant = linear_form(y)
        q = _divmod(from_linear(terms, constant + k * e, dtypes.index), e * d)[0]
        inside = from_linear({atom: 1}, k, dtypes.index)
        return q, UOp(Ops.FLOORMOD, (inside, UOp.const(dtypes.index, d)))
    if k == 0 and e % d == 0:
        y_q, y_r = _divmod(y, d)
        return _divmod(y_q, e // d)[1], y_r
    return None
