"""How does an index move through a movement op? From the indices of a node's result to those of its source.

An index is a tuple of `index` expressions, one per axis, kept in canonical linear form; `valid` is the
conjunction of
the padding conditions met on the way (None: everywhere).
"""

from __future__ import annotations

from math import prod
from typing import Any

from tg_uop import Ops, UOp, dtypes
from tg_uop.symbolic import fold_floordiv, fold_floormod, from_linear, linear_form

Indices = tuple[UOp, ...]
ZERO = UOp.const(dtypes.index, 0)


def const_index(value: int) -> UOp:
    return UOp.const(dtypes.index, value)


def as_index(d: Any) -> UOp:
    return d if isinstance(d, UOp) else const_index(d)


def add(*parts: tuple[UOp, int]) -> UOp:
    """The sum of `expression * factor` in canonical form."""
    terms: dict[UOp, int] = {}
    constant = 0
    for u, factor in parts:
        t, k = linear_form(u)
        constant += k * factor
        for atom, c in t.items():
            total = terms.get(atom, 0) + c * factor
            if total:
                terms[atom] = total
            else:
                terms.pop(atom, None)
    return from_linear(terms, constant, dtypes.index)


def flatten(indices: Indices, shape: tuple[Any, ...]) -> UOp:
    """The row-major position of `indices` in `shape`."""
    if all(type(d) is int for d in shape):
        parts, stride = [], 1
        for i, d in zip(reversed(indices), reversed(shape), strict=True):
            parts.append((i, stride))
            stride *= d
        return add(*parts)
    flat = ZERO
    for i, d in zip(indices, shape, strict=True):
        flat = flat * as_index(d) + i
    return flat.simplify()


def unflatten(flat: UOp, shape: tuple[Any, ...]) -> Indices:
    """The indices in `shape` of a row-major position."""
    out: list[UOp] = []
    for n, d in enumerate(reversed(shape)):
        last = n == len(shape) - 1
        if type(d) is int:
            if d == 1:
                out.append(ZERO)
                continue
            out.append(flat if last else fold_floormod(flat, d))
            flat = flat if last else fold_floordiv(flat, d)
        else:
            out.append(flat if last else (flat % d).simplify())
            flat = flat if last else (flat // d).simplify()
    return tuple(reversed(out))


def through_reshape(indices: Indices, shape: tuple[Any, ...], source: tuple[Any, ...]) -> Indices:
    """Indices into `shape` as indices into `source` of the same number of elements."""
    if shape == source:
        return indices
    out: list[UOp] = []
    i = j = 0
    while i < len(shape) or j < len(source):
        i0, j0 = i, j
        left = right = 1
        # the shortest groups of axes with equal products
        while True:
            if i == i0 and i < len(shape):
                left, i = left * shape[i], i + 1
            elif j == j0 and j < len(source):
                right, j = right * source[j], j + 1
            elif _same(left, right):
                break
            elif i < len(shape) and (j == len(source) or _less(left, right)):
                left, i = left * shape[i], i + 1
            elif j < len(source):
                right, j = right * source[j], j + 1
            else:
                break
        if shape[i0:i] == source[j0:j]:
            out.extend(indices[i0:i])
        else:
            out.extend(unflatten(flatten(indices[i0:i], shape[i0:i]), source[j0:j]))
    return tuple(out)


def _same(a: Any, b: Any) -> bool:
    if type(a) is int and type(b) is int:
        return a == b
    return bool(as_index(a).simplify() is as_index(b).simplify())


def _less(a: Any, b: Any) -> bool:
    return a < b if type(a) is int and type(b) is int else False


def both(a: UOp | None, b: UOp | None) -> UOp | None:
    """The conjunction of two gates, None meaning true."""
    if a is None or a is b:
        return b
    return a if b is None else UOp(Ops.AND, (a, b))


def in_bounds(index: UOp, low: Any, high: Any) -> UOp | None | bool:
    """The gate low <= index < high: None when always true, False when never."""
    gate: UOp | None = None
    for clause in ((index < as_index(low)).ne(True), index < as_index(high)):
        c = clause.simplify()
        if c.op is Ops.CONST:
            if not c.arg.value:
                return False
            continue
        gate = both(gate, c)
    return gate


Moved = tuple[Indices, UOp | None | bool]


def _reshape(u: UOp, i: Indices) -> Moved:
    return through_reshape(i, u.shape, u.src[0].shape), None


def _expand(u: UOp, i: Indices) -> Moved:
    old = u.src[0].shape
    return tuple(ZERO if o == 1 and n != 1 else x for x, o, n in zip(i, old, u.shape, strict=True)), None


def _permute(u: UOp, i: Indices) -> Moved:
    out = [ZERO] * len(i)
    for position, axis in enumerate(u.arg):
        out[axis] = i[position]
    return tuple(out), None


def _flip(u: UOp, i: Indices) -> Moved:
    return tuple(
        add((x, -1), (as_index(d), 1), (const_index(-1), 1)) if f else x
        for x, d, f in zip(i, u.shape, u.arg, strict=True)
    ), None


def _shrink(u: UOp, i: Indices) -> Moved:
    return tuple(
        x if b == 0 and type(b) is int else add((x, 1), (as_index(b), 1))
        for x, (b, _) in zip(i, u.marg, strict=True)
    ), None


def _pad(u: UOp, i: Indices) -> Moved:
    gate: UOp | None = None
    out = []
    for x, (b, e), size in zip(i, u.marg, u.src[0].shape, strict=True):
        if type(b) is int and type(e) is int and b == e == 0:
            out.append(x)
            continue
        begin = as_index(b)
        inside = in_bounds(x, begin, add((begin, 1), (as_index(size), 1)))
        if inside is False:
            return i, False
        gate = both(gate, inside)  # type: ignore[arg-type]
        out.append(add((x, 1), (begin, -1)))
    return tuple(out), gate


MOVED = {
    Ops.RESHAPE: _reshape,
    Ops.EXPAND: _expand,
    Ops.PERMUTE: _permute,
    Ops.FLIP: _flip,
    Ops.SHRINK: _shrink,
    Ops.PAD: _pad,
}


def numel(shape: tuple[Any, ...]) -> int:
    """The number of elements, symbolic dims counted at their largest."""
    return prod(d if type(d) is int else d.vmax for d in shape)
