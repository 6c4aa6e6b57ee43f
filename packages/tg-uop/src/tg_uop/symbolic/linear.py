"""What is a sum of multiples? Integer expressions as `constant + sum of coefficient * atom`, in one canonical order.

Addition and multiplication by constants form a ring even where they wrap, so the linear form is exact for every
integer dtype; what is built on intervals (division, comparison) is for `index` only, which does not wrap.
"""

from __future__ import annotations

from typing import Any

from tg_uop.dtype import DType
from tg_uop.ops import Ops
from tg_uop.uop import UOp

Linear = tuple[dict[UOp, int], int]


def linear_form(u: UOp) -> Linear:
    """`(coefficients by atom, constant)` of a scalar integer expression. Zero coefficients are dropped."""
    terms: dict[UOp, int] = {}
    constant = 0
    stack = [(u, 1)]
    while stack:
        node, scale = stack.pop()
        op = node.op
        if op is Ops.ADD:
            stack.append((node.src[1], scale))
            stack.append((node.src[0], scale))
        elif op is Ops.CONST and type(node.arg.value) is int:
            constant += scale * node.arg.value
        elif op is Ops.MUL and node.src[1].op is Ops.CONST:
            stack.append((node.src[0], scale * node.src[1].arg.value))
        elif op is Ops.MUL and node.src[0].op is Ops.CONST:
            stack.append((node.src[1], scale * node.src[0].arg.value))
        else:
            coefficient = terms.get(node, 0) + scale
            if coefficient:
                terms[node] = coefficient
            else:
                del terms[node]
    return terms, constant


def order_key(u: UOp) -> tuple[Any, ...]:
    """A total order of atoms, equal in every process: ranges by id, then parameters, then by structure."""
    if u.op is Ops.RANGE:
        return (0, u.arg.id, u.key)
    if u.op is Ops.PARAM:
        return (1, (u.arg.slot, u.arg.name or ""), u.key)
    return (2, (int(u.op),), u.key)


def from_linear(terms: dict[UOp, int], constant: int, dtype: DType) -> UOp:
    """The canonical expression of a linear form: atoms in order, the constant last."""
    recombine(terms)
    out: UOp | None = None
    for atom in sorted(terms, key=order_key) if len(terms) > 1 else terms:
        coefficient = terms[atom]
        term = atom if coefficient == 1 else UOp(Ops.MUL, (atom, UOp.const(dtype, coefficient)))
        out = term if out is None else UOp(Ops.ADD, (out, term))
    if out is None:
        return UOp.const(dtype, constant)
    return UOp(Ops.ADD, (out, UOp.const(dtype, constant))) if constant else out


def recombine(terms: dict[UOp, int]) -> None:
    """In place: `x%a*m + x//a*(m*a)` is `x*m`, and `x%a*m + (x//a%b)*(m*a)` is `x%(a*b)*m`."""
    changed = True
    while changed:
        changed = False
        for mod in [t for t in terms if t.op is Ops.FLOORMOD and t.src[1].op is Ops.CONST]:
            if mod not in terms:
                continue
            x, a, m = mod.src[0], mod.src[1].arg.value, terms[mod]
            if a <= 0:
                continue
            for whole, joined in _completions(terms, x, mod.src[1], a, m):
                del terms[whole], terms[mod]
                for atom, c in joined.items():
                    total = terms.get(atom, 0) + c
                    if total:
                        terms[atom] = total
                    else:
                        del terms[atom]
                changed = True
                break


def _completions(terms: dict[UOp, int], x: UOp, a_uop: UOp, a: int, m: int) -> list[tuple[UOp, dict[UOp, int]]]:
    for t, c in terms.items():
        if c != m * a:
            continue
        inner = t
        b = None
        if t.op is Ops.FLOORMOD and t.src[1].op is Ops.CONST and t.src[1].arg.value > 0:
            inner, b = t.src[0], t.src[1].arg.value
        if inner.op is not Ops.FLOORDIV or inner.src[0] is not x or inner.src[1] is not a_uop:
            continue
        if b is None:
            if x.op in (Ops.ADD, Ops.MUL):
                atoms, constant = linear_form(x)
                if constant:
                    return []
                return [(t, {atom: k * m for atom, k in atoms.items()})]
            return [(t, {x: m})]
        return [(t, {UOp(Ops.FLOORMOD, (x, UOp.const(x.dtype, a * b))): m})]
    return []


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
