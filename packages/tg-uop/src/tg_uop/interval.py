"""Within which interval do the values of each op lie? One row per op; the basis of every integer rule."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import Any

from tg_uop.alu import cast_value, cdiv, cmod
from tg_uop.dtype import INDEX_LIMIT, ConstFloat, DType, Invalid, dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp

Interval = tuple[Any, Any]


def dtype_range(d: DType) -> Interval:
    return (0, 0) if d is dtypes.void else (dtypes.min(d), dtypes.max(d))


def _dtype_range(u: UOp) -> Interval:
    return dtype_range(u.dtype)


def _is_exact(d: DType) -> bool:
    return d.kind in ("int", "uint", "index", "bool") or d is dtypes.weakint


def _within(u: UOp, low: Any, high: Any) -> Interval:
    """The interval if it fits the dtype; else anything may come out by wrap-around (an index never wraps, and
    none is larger than INDEX_LIMIT).
    """
    if u.dtype is dtypes.index:
        if low < -INDEX_LIMIT or high > INDEX_LIMIT:
            return (min(max(low, -INDEX_LIMIT), INDEX_LIMIT), max(min(high, INDEX_LIMIT), -INDEX_LIMIT))
        return (low, high)
    d_low, d_high = dtype_range(u.dtype)
    return (low, high) if low >= d_low and high <= d_high else (d_low, d_high)


def _anything(u: UOp) -> Interval:
    """What bit operations and divisions by anything can give: as many bits as the operands have (and shifts
    63 more).
    """
    if u.dtype is not dtypes.index:
        return dtype_range(u.dtype)
    bits = max(max(int(v).bit_length() for v in s.min_max) for s in u.src)
    if u.op in GroupOp.Shift:
        bits = max(int(v).bit_length() for v in u.src[0].min_max) + 63
    return (-(1 << bits), 1 << bits)


def _first(u: UOp) -> Interval:
    return u.src[0].min_max


def _const(u: UOp) -> Interval:
    v = u.arg.value
    return dtype_range(u.dtype) if v is Invalid or (type(v) is ConstFloat and isnan(v)) else (v, v)


def _vconst(u: UOp) -> Interval:
    values = [v for v in u.arg.value if v is not Invalid]
    if not values or any(type(v) is ConstFloat and isnan(v) for v in values):
        return dtype_range(u.dtype)
    return (min(values), max(values))


def _param(u: UOp) -> Interval:
    return (u.src[1].vmin, u.src[2].vmax) if len(u.src) == 3 else dtype_range(u.dtype)


def _bind(u: UOp) -> Interval:
    return (u.arg, u.arg) if u.arg is not None else u.src[0].min_max


def _range(u: UOp) -> Interval:
    return (0, max(u.src[0].vmax - 1, 0))


def _pad(u: UOp) -> Interval:
    low, high = u.src[0].min_max
    return (min(low, 0), max(high, 0))


def _union(u: UOp) -> Interval:
    bounds = [s.min_max for s in u.src]
    return (min(b[0] for b in bounds), max(b[1] for b in bounds)) if bounds else dtype_range(u.dtype)


def _exactly(fn: Callable[[UOp], Interval]) -> Callable[[UOp], Interval]:
    """Only for integers and bools; floats give their dtype's range."""

    def rule(u: UOp) -> Interval:
        return fn(u) if _is_exact(u.dtype) else dtype_range(u.dtype)

    return rule


def _add(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if u.dtype is dtypes.bool:
        return (a or c, b or d)
    return _within(u, a + c, b + d)


def _sub(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    return _within(u, a - d, b - c)


def _not(u: UOp) -> Interval:
    a, b = u.src[0].min_max
    return (not b, not a) if u.dtype is dtypes.bool else _within(u, -b - 1, -a - 1)


def _mul(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    products = (a * c, a * d, b * c, b * d)
    return _within(u, min(products), max(products))


def _pow(u: UOp) -> Interval:
    """Of an index: no more bits than the largest base has, times the largest exponent (see alu)."""
    if u.dtype is not dtypes.index:
        return dtype_range(u.dtype)
    base = max(int(v).bit_length() for v in u.src[0].min_max)
    bits = min(max(base, 1) * max(u.src[1].vmax, 1), INDEX_LIMIT.bit_length())
    return _within(u, -(1 << bits), 1 << bits)


def _max(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    return (max(a, c), max(b, d))


def _by_constant(divide: Callable[[Any, Any], Any]) -> Callable[[UOp], Interval]:
    def rule(u: UOp) -> Interval:
        (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
        if c <= 0 <= d:
            return _anything(u)
        ends = [divide(x, y) for x in (a, b) for y in (c, d)]
        if a < 0 < b:
            ends.append(0)
        return _within(u, min(ends), max(ends))

    return rule


def _floormod(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if c == d and c > 0:
        if a // c == b // c:
            return (a % c, b % c)
        return (0, c - 1)
    if c > 0:
        return (a, b) if a >= 0 and b < c else (0, min(d - 1, b) if a >= 0 else d - 1)
    if d < 0:
        return (c + 1, 0)
    return _anything(u)


def _cmod(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if c <= 0 <= d:
        return _anything(u)
    if c == d and a >= 0 and cdiv(a, c) == cdiv(b, c):
        return (cmod(a, c), cmod(b, c))
    top = max(abs(c), abs(d)) - 1
    return (max(a, -top) if a < 0 else 0, min(b, top) if b > 0 else 0)


def _cmplt(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if not _is_exact(u.src[0].dtype):
        return (False, True)
    return (b < c, a < d)


def _cmpne(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if not _is_exact(u.src[0].dtype):
        return (False, True)
    return (b < c or d < a, not (a == b == c == d))


def _cmpeq(u: UOp) -> Interval:
    low, high = _cmpne(u)
    return (not high, not low)


def _and(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if u.dtype is dtypes.bool:
        return (a and c, b and d)
    if c >= 0 and a >= 0:
        return (0, min(b, d))
    if c >= 0:
        return (0, d)
    if a >= 0:
        return (0, b)
    return _anything(u)


def _or(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if u.dtype is dtypes.bool:
        return (a or c, b or d)
    if a >= 0 and c >= 0:
        return (max(a, c), (1 << max(b, d).bit_length()) - 1)
    return _anything(u)


def _xor(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if u.dtype is not dtypes.bool and a >= 0 and c >= 0:
        return (0, (1 << max(b, d).bit_length()) - 1)
    return _anything(u)


def _shl(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if 0 <= c and d < 64:
        ends = (a << c, a << d, b << c, b << d)
        return _within(u, min(ends), max(ends))
    return _anything(u)


def _shr(u: UOp) -> Interval:
    (a, b), (c, d) = u.src[0].min_max, u.src[1].min_max
    if 0 <= c and d < 64:
        ends = (a >> c, a >> d, b >> c, b >> d)
        return (min(ends), max(ends))
    return _anything(u)


def _where(u: UOp) -> Interval:
    low, high = u.src[0].min_max
    branches = [s for s, taken in ((u.src[1], high), (u.src[2], not low)) if taken and not _is_invalid(s)]
    bounds = [s.min_max for s in branches] or [dtype_range(u.dtype)]
    return (min(b[0] for b in bounds), max(b[1] for b in bounds))


def _is_invalid(u: UOp) -> bool:
    while u.op in (Ops.EXPAND, Ops.RESHAPE):
        u = u.src[0]
    return u.op is Ops.CONST and u.arg.value is Invalid


def _index(u: UOp) -> Interval:
    """An element, or zero where an index is Invalid."""
    low, high = u.src[0].min_max
    return (min(low, 0), max(high, 0)) if any(map(may_be_invalid, u.src[1:])) else (low, high)


def _cast(u: UOp) -> Interval:
    source, target = u.src[0].dtype, u.dtype
    low, high = u.src[0].min_max
    if not (_is_exact(target) and _is_exact(source)):
        return dtype_range(target)
    if target is dtypes.index:
        return (int(low), int(high))
    if target is dtypes.bool:
        return (bool(low > 0 or high < 0), bool(low != 0 or high != 0))
    if low >= dtypes.min(target) and high <= dtypes.max(target):
        return (cast_value(low, source, target), cast_value(high, source, target))
    return dtype_range(target)


def _load(u: UOp) -> Interval:
    """What is in memory, or what is given for where the gate is false."""
    bounds = [s.min_max for s in u.src[:2]]
    return (min(b[0] for b in bounds), max(b[1] for b in bounds))


def _reduce(u: UOp) -> Interval:
    low, high = u.src[0].min_max
    if u.arg.op is Ops.MAX:  # over nothing it is the identity
        dims = [u.src[0].shape[a] for a in u.arg.axes]
        empty = any(r.op is Ops.RANGE and r.src[0].vmin <= 0 for r in u.src[1:])
        empty |= any((d if isinstance(d, int) else d.vmin) <= 0 for d in dims)
        return (dtypes.min(u.dtype) if empty else low, high)
    if u.arg.op is not Ops.ADD or not _is_exact(u.dtype) or u.dtype is dtypes.bool:
        return dtype_range(u.dtype)
    n_max = 1
    for a in u.arg.axes:
        d = u.src[0].shape[a]
        n_max *= d if isinstance(d, int) else d.vmax
    for r in u.src[1:]:
        n_max *= r.src[0].vmax if r.op is Ops.RANGE else 1
    return _within(u, min(low * n_max, low, 0), max(high * n_max, high, 0))


def _mulacc(u: UOp) -> Interval:
    (a, b), (c, d), (e, f) = (s.min_max for s in u.src)
    products = (a * c, a * d, b * c, b * d)
    return _within(u, min(products) + e, max(products) + f)


INTERVAL: dict[Ops, Callable[[UOp], Interval]] = {
    **dict.fromkeys(Ops, _dtype_range),
    Ops.CONST: _const,
    Ops.VCONST: _vconst,
    Ops.PARAM: _param,
    Ops.BIND: _bind,
    Ops.RANGE: _range,
    Ops.SPECIAL: _range,
    **dict.fromkeys(GroupOp.Movement | GroupOp.Identity | {Ops.COPY, Ops.MULTI, Ops.MSELECT}, _first),
    Ops.LOAD: _load,
    Ops.NOOP: lambda u: u.src[0].min_max if u.src else (0, 0),
    Ops.PAD: _pad,
    Ops.STACK: _union,
    Ops.MSTACK: _union,
    Ops.REDUCE: _reduce,
    Ops.ADD: _exactly(_add),
    Ops.SUB: _exactly(_sub),
    Ops.NEG: _exactly(lambda u: _within(u, -u.src[0].vmax, -u.src[0].vmin)),
    Ops.NOT: _exactly(_not),
    Ops.MUL: _exactly(_mul),
    Ops.MULACC: _exactly(_mulacc),
    Ops.MAX: _exactly(_max),
    Ops.POW: _pow,
    Ops.CDIV: _by_constant(cdiv),
    Ops.FLOORDIV: _by_constant(lambda a, b: a // b),
    Ops.CMOD: _cmod,
    Ops.FLOORMOD: _floormod,
    Ops.CMPLT: _cmplt,
    Ops.CMPNE: _cmpne,
    Ops.CMPEQ: _cmpeq,
    Ops.AND: _and,
    Ops.OR: _or,
    Ops.XOR: _xor,
    Ops.SHL: _shl,
    Ops.SHR: _shr,
    Ops.WHERE: _where,
    Ops.CAST: _cast,
    Ops.INDEX: _index,
}

# *** may an element not exist? ***


def _no_source(u: UOp) -> bool:
    return False


def _any_source(u: UOp) -> bool:
    return any(s._cache["invalid"] for s in u.src)  # type: ignore[index]


MAY_BE_INVALID: dict[Ops, Callable[[Any], bool]] = {
    **dict.fromkeys(Ops, _no_source),
    **dict.fromkeys(
        GroupOp.ALU | (GroupOp.Movement - {Ops.INDEX}) | GroupOp.Identity | {Ops.REDUCE}, _any_source
    ),
    Ops.CONST: lambda u: u.arg.value is Invalid,
    Ops.VCONST: lambda u: Invalid in u.arg.value,
}
_ALWAYS_VALID = frozenset({Ops.RANGE, Ops.PARAM, Ops.BIND, Ops.SPECIAL, Ops.LOAD, Ops.INDEX, Ops.BUFFER})


def may_be_invalid(u: UOp) -> bool:
    """Whether some element of `u` may not exist: a rule that drops `u` would make it exist. (Reading memory
    gives zero.)
    """
    return u.op not in _ALWAYS_VALID and bool(u._cached("invalid", MAY_BE_INVALID))
