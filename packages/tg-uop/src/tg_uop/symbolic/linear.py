"""What is a sum of multiples? Integer expressions as `constant + sum of coefficient * atom`, in one canonical
order.

Addition and multiplication by constants form a ring even where they wrap, so the linear form is exact for
every integer dtype; what is built on intervals (division, comparison) needs that nothing wraps: `index` never
does, for others `exact_linear` says so.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tg_uop.dtype import DType, as_const, dtypes
from tg_uop.ops import Ops
from tg_uop.uop import UOp

Linear = tuple[dict[UOp, int], int]

_CONSTANT_DIVISIONS = {Ops.FLOORMOD: Ops.FLOORDIV, Ops.CMOD: Ops.CDIV}
_QUOTIENTS = frozenset(_CONSTANT_DIVISIONS.values())


def linear_form(u: UOp) -> Linear:
    """`(coefficients by atom, constant)` of a scalar integer expression. Zero coefficients are dropped."""
    return gather(u, [])


def gather(u: UOp, cancelled: list[UOp]) -> Linear:
    """`linear_form(u)`; the atoms whose coefficients became zero are added to `cancelled`."""
    terms: dict[UOp, int] = {}
    constant = 0
    stack = [(u, 1)]
    while stack:
        node, scale = stack.pop()
        op = node.op
        if op is Ops.ADD:
            stack.append((node.src[1], scale))
            stack.append((node.src[0], scale))
            continue
        if op is Ops.CONST and type(node.arg.value) is int:
            constant += scale * node.arg.value
            continue
        if op is Ops.MUL:
            x, y = node.src
            if y.op is Ops.CONST and type(y.arg.value) is int:
                stack.append((x, scale * y.arg.value))
                continue
            if x.op is Ops.CONST and type(x.arg.value) is int:
                stack.append((y, scale * x.arg.value))
                continue
        elif op is Ops.SUB and node.dtype.kind != "bool":
            stack.append((node.src[1], -scale))
            stack.append((node.src[0], scale))
            continue
        elif op is Ops.NEG and node.dtype.kind != "bool":
            stack.append((node.src[0], -scale))
            continue
        coefficient = terms.get(node, 0) + scale
        if coefficient:
            terms[node] = coefficient
        else:
            terms.pop(node, None)
            cancelled.append(node)
    return terms, constant


def _rank(u: UOp) -> tuple[Any, ...]:
    op = u.op
    if op is Ops.RANGE:
        return (0, u.arg.id)
    if op is Ops.PARAM:
        return (1, (u.arg.slot, u.arg.name or ""))
    return (2, (op,))


def order_key(u: UOp) -> tuple[Any, ...]:
    """A total order of atoms, equal in every process: ranges by id, then parameters, then by op and
    structure.
    """
    return (*_rank(u), u.key)


def precedes(a: UOp, b: UOp) -> bool:
    """Whether `a` comes before `b` in that order (structural keys are computed only where they decide)."""
    x, y = _rank(a), _rank(b)
    return x < y if x != y else a is not b and a.key < b.key


def in_order(atoms: Collection[UOp]) -> list[UOp]:
    """Different atoms, sorted."""
    by_rank = {_rank(a): a for a in atoms}
    if len(by_rank) == len(atoms):
        return [by_rank[r] for r in sorted(by_rank)]
    return sorted(atoms, key=order_key)


def from_linear(terms: dict[UOp, int], constant: int, dtype: DType) -> UOp:
    """The canonical expression of a linear form: atoms in order, the constant last. `terms`
    may be changed.
    """
    wraps = dtype.kind in ("int", "uint")
    if wraps:
        constant = as_const(constant, dtype)
        for atom, coefficient in list(terms.items()):
            reduced = as_const(coefficient, dtype)
            if reduced == 0:
                del terms[atom]
            elif reduced != coefficient:
                terms[atom] = reduced
    constant += recombine(terms, dtype)
    out: UOp | None = None
    for atom in in_order(terms) if len(terms) > 1 else terms:
        coefficient = terms[atom]
        term = atom if coefficient == 1 else UOp(Ops.MUL, (atom, UOp.const(dtype, coefficient)))
        out = term if out is None else _canonical_sum(out, term)
    if wraps:
        constant = as_const(constant, dtype)
    if out is None:
        return UOp.const(dtype, constant)
    return _canonical_sum(out, UOp.const(dtype, constant)) if constant else out


def _canonical_sum(a: UOp, b: UOp) -> UOp:
    out = UOp(Ops.ADD, (a, b))
    cache = out._cache
    if cache is None:
        out._cache = {"sum": True}
    else:
        cache["sum"] = True
    return out


def is_canonical_sum(u: UOp) -> bool:
    """Whether `u` is known to be what `from_linear` gives for its own linear form."""
    return u._cache is not None and "sum" in u._cache


def add_constant(x: UOp, c: UOp) -> UOp | None:
    """The canonical sum of a canonical sum and a constant; None when they are not that."""
    if type(c.arg.value) is not int or not is_canonical_sum(x):
        return None
    last = x.src[1]
    if last.op is not Ops.CONST:
        return _canonical_sum(x, c)
    total = as_const(last.arg.value + c.arg.value, x.dtype)
    return _canonical_sum(x.src[0], UOp.const(x.dtype, total)) if total else x.src[0]


def add_terms(into: dict[UOp, int], terms: dict[UOp, int], scale: int = 1) -> None:
    """In place: `into + scale * terms`; zero coefficients are dropped."""
    for atom, c in terms.items():
        total = into.get(atom, 0) + scale * c
        if total:
            into[atom] = total
        else:
            into.pop(atom, None)


def recombine(terms: dict[UOp, int], dtype: DType = dtypes.index) -> int:
    """In place: `x%a*m + x//a*(m*a)` is `x*m`, and `x%a*m + (x//a%b)*(m*a)` is `x%(a*b)*m`. Returns a
    constant to add.
    """
    constant = 0
    changed = any(
        t.op in _QUOTIENTS or (t.op in _CONSTANT_DIVISIONS and t.src[0].op in _QUOTIENTS) for t in terms
    )
    while changed:
        changed = False
        for mod in [t for t in terms if t.op in _CONSTANT_DIVISIONS and t.src[1].op is Ops.CONST]:
            if mod not in terms or type(mod.src[1].arg.value) is not int or mod.src[1].arg.value <= 0:
                continue
            m = terms[mod]
            found = _completion(terms, mod, m, dtype)
            if found is not None:
                whole, joined, more = found
                del terms[whole], terms[mod]
                add_terms(terms, joined, m)
                constant += more * m
                changed = True
    return constant


def _completion(
    terms: dict[UOp, int], mod: UOp, m: int, dtype: DType
) -> tuple[UOp, dict[UOp, int], int] | None:
    """(the term that completes x%a, the linear form of what both give)."""
    (x, a_uop), division = mod.src, _CONSTANT_DIVISIONS[mod.op]
    a = a_uop.arg.value
    for t, c in terms.items():
        if c != m * a:
            continue
        if t.op is division and t.src == mod.src:
            return t, *linear_form(x)
        if t.op is not mod.op or t.src[1].op is not Ops.CONST or type(t.src[1].arg.value) is not int:
            continue
        inner, b = t.src[0], t.src[1].arg.value
        if b <= 0 or inner.op is not division or inner.src != mod.src:
            continue
        if dtype is dtypes.index or a * b <= dtypes.max(dtype):
            return t, {UOp(mod.op, (x, UOp.const(dtype, a * b))): 1}, 0
        if x.vmin >= 0:
            return t, *linear_form(x)
    return None


def linear_interval(terms: dict[UOp, int], constant: int) -> tuple[int, int]:
    """Bounds of a linear form over independent atoms."""
    low = high = constant
    for atom, c in terms.items():
        a, b = atom.min_max
        if c > 0:
            low += c * a
            high += c * b
        else:
            low += c * b
            high += c * a
    return low, high


def fits(terms: dict[UOp, int], constant: int, dtype: DType) -> bool:
    """Whether the sum, computed without wrap-around, always lies within the dtype (always true of index)."""
    if dtype is dtypes.index:
        return True
    low, high = linear_interval(terms, constant)
    return bool(dtypes.min(dtype) <= low and high <= dtypes.max(dtype))


def exact_linear(u: UOp, cancelled: list[UOp]) -> Linear | None:
    """The linear form of an integer if its value is that sum also without wrap-around; None where it may
    wrap.
    """
    terms, constant = gather(u, cancelled)
    d = u.dtype
    if d is dtypes.index:
        return terms, constant
    span = 1 << d.bits
    for atom, c in list(terms.items()):  # coefficients nearest zero: they are only known modulo 2**bits
        near = (c + span // 2) % span - span // 2
        if near == 0:
            del terms[atom]
            cancelled.append(atom)
        else:
            terms[atom] = near
    low, high = linear_interval(terms, constant)
    shift = -((low - dtypes.min(d)) // span) * span
    return (terms, constant + shift) if high + shift <= dtypes.max(d) else None
