"""What is a sum of multiples? Integer expressions as `constant + sum of coefficient * atom`, in one canonical
order.

The canonical sum is left-deep, its atoms in order and the constant last, so sums share all links before the
first term in which they differ. `with_term` makes use of that: one more term costs the links behind its
place, not the whole sum. A sum carries in `_settled` that it is canonical, and whether none of its atoms can
recombine (`PLAIN_SUM`): only then no other term has to be looked at.

Addition and multiplication by constants form a ring even where they wrap, so the linear form is exact for
every integer dtype; what is built on intervals (division, comparison) needs that nothing wraps: `index` never
does, for others `exact_linear` says so.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tg_uop._quick import quick, quick_const
from tg_uop.dtype import DType, as_const, dtypes
from tg_uop.interval import may_be_invalid
from tg_uop.ops import Ops
from tg_uop.uop import UOp, toposort

Linear = tuple[dict[UOp, int], int]

_CONSTANT_DIVISIONS = {Ops.FLOORMOD: Ops.FLOORDIV, Ops.CMOD: Ops.CDIV}
_QUOTIENTS = frozenset(_CONSTANT_DIVISIONS.values())
_MANY = 4096  # links of a sum that are followed without asking whether they were met before
CANONICAL_SUM, PLAIN_SUM = 1, 2  # in `_settled`: what `from_linear` makes; and nothing in it can recombine
_CHOICES = frozenset({Ops.WHERE, Ops.CONST})  # atoms that other rules may fold
_NO_ATOMS = _CHOICES | {Ops.ADD, Ops.SUB, Ops.NEG}


def linear_form(u: UOp) -> Linear:
    """`(coefficients by atom, constant)` of a scalar integer expression. Zero coefficients are dropped."""
    return gather(u, [])


def gather(u: UOp, cancelled: list[UOp]) -> Linear:
    """`linear_form(u)`; the atoms whose coefficients became zero are added to `cancelled`."""
    terms: dict[UOp, int] = {}
    return terms, _gather(u, 1, terms, cancelled)


def _gather(u: UOp, count: int, terms: dict[UOp, int], cancelled: list[UOp]) -> int:
    """In place: `terms` plus those of `count * u`. Returns the constant."""
    constant = links = 0
    stack = [(u, count)]
    while stack:
        node, scale = stack.pop()
        op = node.op
        if op is Ops.ADD:
            links += 1
            if links > _MANY:
                return constant + _gather_shared([(node, scale), *stack], terms, cancelled)
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
    return constant


def _gather_shared(given: list[tuple[UOp, int]], terms: dict[UOp, int], cancelled: list[UOp]) -> int:
    """`_gather` of many, each node once: a node that two sums share may occur in them any number of times."""
    constant = 0
    scales: dict[UOp, int] = {}
    for u, count in given:
        scales[u] = scales.get(u, 0) + count
    for node in reversed(toposort(scales)):
        if not (scale := scales.pop(node, 0)):
            continue
        x, y = node.src if node.op in (Ops.ADD, Ops.MUL, Ops.SUB) else (node, node)
        if node.op is Ops.ADD or (node.op is Ops.SUB and node.dtype.kind != "bool"):
            scales[x] = scales.get(x, 0) + scale
            scales[y] = scales.get(y, 0) + (scale if node.op is Ops.ADD else -scale)
        elif node.op is Ops.MUL and y.op is Ops.CONST and type(y.arg.value) is int:
            scales[x] = scales.get(x, 0) + scale * y.arg.value
        else:  # a term, or little below it
            constant += _gather(node, scale, terms, cancelled)
    return constant


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
    plain = not any(map(_may_recombine, terms))
    mark = CANONICAL_SUM | PLAIN_SUM if plain else CANONICAL_SUM
    if not plain:
        constant += recombine(terms, dtype)
    out: UOp | None = None
    for atom in in_order(terms) if len(terms) > 1 else terms:
        term = _term(atom, terms[atom])
        out = term if out is None else _canonical_sum(out, term, mark)
    if wraps:
        constant = as_const(constant, dtype)
    if out is None:
        return UOp.const(dtype, constant)
    return _canonical_sum(out, quick_const(constant, dtype), mark) if constant else out


def _may_recombine(t: UOp) -> bool:
    return t.op in _QUOTIENTS or (t.op in _CONSTANT_DIVISIONS and t.src[0].op in _QUOTIENTS)


def _term(atom: UOp, coefficient: int) -> UOp:
    if coefficient == 1:
        return atom
    dtype = atom.dtype
    return quick(Ops.MUL, (atom, quick_const(coefficient, dtype)), None, dtype)


def _canonical_sum(a: UOp, b: UOp, mark: int) -> UOp:
    out = quick(Ops.ADD, (a, b), None, a.dtype)
    out._settled |= mark
    return out


def is_canonical_sum(u: UOp) -> bool:
    """Whether `u` is known to be what `from_linear` gives for its own linear form."""
    return u._settled & CANONICAL_SUM != 0


def join(root: UOp, parts: list[tuple[UOp, int]]) -> tuple[UOp, bool] | None:
    """The canonical sum of `count * part` over rewritten parts, and whether no rule applies to it; None where
    other rules than those on sums may.
    """
    if len(parts) == 2:
        (a, n), (b, m) = parts
        if n == m == 1:
            longer = with_term(a, b) or with_term(b, a)
            if longer is not None:
                return longer, True
    terms: dict[UOp, int] = {}
    cancelled: list[UOp] = []
    constant = 0
    for part, count in parts:
        constant += _gather(part, count, terms, cancelled)
    plain = True
    for atom in terms:
        if atom.op in _CHOICES:
            return None
        if _may_recombine(atom):
            plain = False
    if cancelled and any(map(may_be_invalid, cancelled)):
        return None
    return from_linear(terms, constant, root.dtype), plain


def with_term(total: UOp, term: UOp) -> UOp | None:
    """The canonical form of `total + term` for a canonical sum and a rewritten term, which shares all links
    before that term with `total`; None where more than that one term and what follows it would change.
    """
    if not total._settled & PLAIN_SUM:
        return None
    mark = CANONICAL_SUM | PLAIN_SUM
    dtype = total.dtype
    last = total.src[1]
    has_constant = last.op is Ops.CONST and type(last.arg.value) is int
    op, atom, count = term.op, term, 1
    if op is Ops.CONST:
        return add_constant(total, term)
    if op is Ops.MUL:
        factor = term.src[1]
        if factor.op is Ops.CONST and type(factor.arg.value) is int:
            atom, count = term.src[0], factor.arg.value
            op = atom.op
    if op in _NO_ATOMS or _may_recombine(atom):
        return None
    node: UOp = total.src[0] if has_constant else total
    first = node
    after: list[UOp] = []  # terms after the new one, from the last to the first
    out: UOp | None = None
    while True:  # the atom may be there
        left, right = node.src if node.op is Ops.ADD else (None, node)
        found = right is atom
        have = 1
        if not found and right.op is Ops.MUL and right.src[0] is atom and right.src[1].op is Ops.CONST:
            have = right.src[1].arg.value
            found = type(have) is int
        if found:
            count += have
            if dtype is not dtypes.index:
                count = as_const(count, dtype)
            if count == 0:
                return None
            new = _term(atom, count)
            out = new if left is None else _canonical_sum(left, new, mark)
            break
        after.append(right)
        if left is None:
            break
        node = left
    if out is None:  # or it goes before the terms that follow it in order
        node, place = first, 0
        for right in after:
            if precedes(_atom(right), atom):
                out = _canonical_sum(node, term, mark)
                break
            place += 1
            if place < len(after):
                node = node.src[0]
        else:
            out = term
        del after[place:]
    for right in reversed(after):
        out = _canonical_sum(out, right, mark)
    return _canonical_sum(out, last, mark) if has_constant else out


def _atom(term: UOp) -> UOp:
    if term.op is Ops.MUL and term.src[1].op is Ops.CONST and type(term.src[1].arg.value) is int:
        return term.src[0]
    return term


def add_constant(x: UOp, c: UOp) -> UOp | None:
    """The canonical sum of a canonical sum and a constant; None when they are not that."""
    if type(c.arg.value) is not int or not is_canonical_sum(x):
        return None
    mark = x._settled & (CANONICAL_SUM | PLAIN_SUM)
    last = x.src[1]
    if last.op is not Ops.CONST or type(last.arg.value) is not int:
        return _canonical_sum(x, c, mark) if c.arg.value else x
    total = as_const(last.arg.value + c.arg.value, x.dtype)
    return _canonical_sum(x.src[0], quick_const(total, x.dtype), mark) if total else x.src[0]


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
    changed = any(map(_may_recombine, terms))
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
