"""Which operations become simpler ones because a target has no instruction for them, or a cheaper way exists?

`decompositions(renderer)` is the matcher for one target; `contraction(renderer)` fuses MUL and ADD into
MULACC, which changes roundings (STRICT_FLOAT turns it off). Rules work on nodes of any shape. Values of dtype
`index` are left alone: after "lower index" they are integers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tg_codegen.lower import transcendental
from tg_uop import DType, GroupOp, Ops, PatternMatcher, UOp, UPat, dtypes
from tg_uop.context import STRICT_FLOAT

ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
_SMALL_FLOATS = (dtypes.float16, dtypes.bfloat16, *dtypes.fp8s)

Supports = Callable[[Ops, DType], bool]


def decompositions(renderer: Any) -> PatternMatcher:
    """Rules that leave only operations which `renderer.supports` (floats that are emulated: see
    lower/emulate.py).
    """
    return _decompositions(renderer, bool(STRICT_FLOAT))


def contraction(renderer: Any) -> PatternMatcher:
    """Rules that fuse a * b + c; none under STRICT_FLOAT=1."""
    return _NOTHING if STRICT_FLOAT else _contraction(renderer)


_NOTHING = PatternMatcher([], name="no contraction")


@cache
def _contraction(renderer: Any) -> PatternMatcher:
    x, y, c = UPat.var("x"), UPat.var("y"), UPat.var("c")
    fused = tuple(d for d in (dtypes.float32, dtypes.float64) if renderer.supports(Ops.MULACC, d))
    if not fused:
        return _NOTHING
    product = UPat(Ops.MUL, dtype=fused, src=(x, y))
    return PatternMatcher(
        [
            (UPat(Ops.ADD, dtype=fused, src=(product, c)), _fuse, "a*b + c"),
            (UPat(Ops.ADD, dtype=fused, src=(c, product)), _fuse, "c + a*b"),
        ],
        name="contraction",
    )


def _fuse(x: UOp, y: UOp, c: UOp) -> UOp | None:
    if scalar_value(y) == -1.0 or scalar_value(x) == -1.0:
        return None  # a subtraction
    return UOp(Ops.MULACC, (x, y, c))


@cache
def _decompositions(renderer: Any, strict: bool) -> PatternMatcher:
    has: Supports = renderer.supports
    rules: list[tuple[Any, ...]] = []
    x, y = UPat.var("x"), UPat.var("y")

    def lacking(op: Ops, candidates: tuple[DType, ...]) -> tuple[DType, ...]:
        return tuple(d for d in candidates if not has(op, d))

    def having(op: Ops, candidates: tuple[DType, ...]) -> tuple[DType, ...]:
        return tuple(d for d in candidates if has(op, d))

    def rule(op: Ops, candidates: tuple[DType, ...], function: Callable[..., UOp | None], name: str) -> None:
        """`function(u)` for every `op` on operands of these dtypes, if there are any."""
        if candidates:
            operand = UPat(None, candidates)
            if op in GroupOp.Unary:
                rules.append((UPat(op, src=(operand,), name="u"), function, name))
            else:
                rules.append((UPat(op, src=(operand,), allow_any_len=True, name="u"), function, name))

    def fma_for(d: DType) -> transcendental.Fma:
        if has(Ops.MULACC, d):
            return lambda a, b, c: UOp(Ops.MULACC, (a, b, c))
        return lambda a, b, c: a * b + c

    floats, ints = dtypes.floats, dtypes.ints
    ints_and_bool = (*ints, dtypes.bool)
    wide = has(Ops.ADD, dtypes.float64)

    # transcendentals
    half = lacking(Ops.EXP2, (dtypes.float16,))
    fused = () if strict else having(Ops.MULACC, lacking(Ops.EXP2, (dtypes.float32, dtypes.float64)))
    if fused:
        product = UPat(Ops.MUL, dtype=fused, src=(x, y))
        rules.append((UPat(Ops.EXP2, src=(product,)), _exp2_of_multiple(fma_for), "EXP2 of c*x"))
    for op, expand in (
        (Ops.EXP2, transcendental.exp2),
        (Ops.LOG2, transcendental.log2),
        (Ops.SIN, transcendental.sin),
    ):
        rule(op, half, _through_float32, f"{op.name} of float16 in float32")
        rule(
            op,
            lacking(op, (dtypes.float32, dtypes.float64)),
            _expansion(expand, fma_for),
            f"{op.name} polynomial",
        )
    rule(Ops.POW, half, _through_float32, "POW of float16 in float32")
    rule(
        Ops.POW,
        lacking(Ops.POW, (dtypes.float32, dtypes.float64)),
        _power(fma_for, wide),
        "POW by EXP2 and LOG2",
    )
    rule(Ops.POW, lacking(Ops.POW, ints), lambda u: transcendental.integer_power(*u.src), "POW by squaring")
    rule(Ops.TRUNC, lacking(Ops.TRUNC, (dtypes.float32, dtypes.float64)), _truncate, "TRUNC by casts")
    rule(Ops.THREEFRY, lacking(Ops.THREEFRY, (dtypes.uint32,)), lambda u: threefry(u), "THREEFRY rounds")

    # division of integers
    rule(Ops.FLOORDIV, lacking(Ops.FLOORDIV, ints), _floor_division, "FLOORDIV")
    rule(Ops.FLOORMOD, lacking(Ops.FLOORMOD, ints), _floor_remainder, "FLOORMOD")
    shifting = tuple(d for d in ints if has(Ops.SHR, d) and has(Ops.AND, d))
    rule(Ops.CDIV, shifting, _division_by_power_of_two, "CDIV by 2^k")
    rule(Ops.CMOD, shifting, _remainder_by_power_of_two, "CMOD by 2^k")
    if renderer.multiplies_by_shifts:
        rule(Ops.MUL, having(Ops.SHL, ints), _multiplication_by_power_of_two, "MUL by 2^k")

    # composite operations the target lacks
    rule(Ops.NEG, lacking(Ops.NEG, (*floats, *ints)), lambda u: u.src[0] * u.const_like(-1), "NEG")
    rule(Ops.SUB, lacking(Ops.SUB, (*floats, *ints)), lambda u: u.src[0] + u.src[1] * u.const_like(-1), "SUB")
    rule(Ops.SUB, lacking(Ops.SUB, (dtypes.bool,)), lambda u: u.src[0].ne(u.src[1]), "SUB of bools")
    rule(Ops.FDIV, lacking(Ops.FDIV, floats), lambda u: u.src[0] * UOp(Ops.RECIPROCAL, (u.src[1],)), "FDIV")
    rule(
        Ops.CMPEQ,
        lacking(Ops.CMPEQ, (*floats, *ints_and_bool)),
        lambda u: u.src[0].ne(u.src[1]).ne(True),
        "CMPEQ",
    )
    rule(Ops.NOT, lacking(Ops.NOT, ints), lambda u: u.src[0] ^ -1, "NOT")
    rule(Ops.NOT, lacking(Ops.NOT, (dtypes.bool,)), lambda u: u.src[0].ne(True), "NOT of bool")
    multiply_add = lacking(Ops.MULACC, (*floats, *ints))
    rule(Ops.MULACC, multiply_add, lambda u: u.src[0] * u.src[1] + u.src[2], "MULACC")
    small = tuple(d for d in _SMALL_FLOATS if has(Ops.CAST, d))
    if small:
        rules.append(
            (
                UPat(Ops.CAST, small, (UPat(None, dtypes.float64),), name="u"),
                _narrow_float64,
                "CAST float64 to 16 bits",
            )
        )

    # composite operations the target has
    negative = UPat(Ops.MUL, dtype=having(Ops.SUB, (*floats, *ints)), src=(y, UPat.var("k")))
    rules.append((UPat(Ops.ADD, src=(x, negative)), _subtract, "a + b*-1 is a - b"))
    rules.append((UPat(Ops.ADD, src=(negative, x)), _subtract, "b*-1 + a is a - b"))
    opposite = UPat(Ops.NEG, dtype=having(Ops.SUB, (*floats, *ints)), src=(y,))
    rules.append((UPat(Ops.ADD, src=(x, opposite)), lambda x, y: UOp(Ops.SUB, (x, y)), "a + -b is a - b"))
    rules.append((UPat(Ops.ADD, src=(opposite, x)), lambda x, y: UOp(Ops.SUB, (x, y)), "-b + a is a - b"))
    rules.append(
        (
            UPat(Ops.MUL, dtype=having(Ops.NEG, (*floats, *ints)), src=(x, UPat.var("k"))),
            _negate,
            "x*-1 is -x",
        )
    )
    equals = having(Ops.CMPEQ, (*floats, *ints_and_bool))
    differs = UPat(Ops.CMPNE, src=(UPat.var("x", equals), UPat.var("y", equals)))
    rules.append(
        (UPat(Ops.CMPNE, src=(differs, UPat.var("k", dtypes.bool))), _equal, "not (a != b) is a == b")
    )
    return PatternMatcher(rules, name="decompositions")


def scalar_value(u: UOp) -> Any:
    """The value of a constant of any shape whose elements are equal, else None."""
    while u.op in (Ops.RESHAPE, Ops.EXPAND):
        u = u.src[0]
    if u.op is Ops.CONST:
        return u.arg.value
    if u.op is Ops.VCONST and len(set(u.arg.value)) == 1:
        return u.arg.value[0]
    return None


def _expansion(
    expand: Callable[[UOp, transcendental.Fma], UOp], fma_for: Callable[[DType], transcendental.Fma]
) -> Callable[[UOp], UOp]:
    return lambda u: expand(u.src[0], fma_for(u.dtype))


def _exp2_of_multiple(fma_for: Callable[[DType], transcendental.Fma]) -> Callable[..., UOp | None]:
    """2^(c*x) for a constant c: the product is part of the first multiply-add."""

    def rule(x: UOp, y: UOp) -> UOp | None:
        for value, factor in ((x, scalar_value(y)), (y, scalar_value(x))):
            if isinstance(factor, float) and 2.0**-64 <= abs(factor) <= 2.0**64 and abs(factor) != 1.0:
                return transcendental.exp2(value, fma_for(value.dtype), factor)
        return None

    return rule


def _power(fma_for: Callable[[DType], transcendental.Fma], wide: bool) -> Callable[[UOp], UOp]:
    def rule(u: UOp) -> UOp:
        x, y = u.src
        exponent = scalar_value(y)
        if exponent == 0.5 and scalar_value(x) is None:  # pow(-0, .5) and pow(-inf, .5) are not sqrt's
            root = UOp(Ops.SQRT, (x + x.const_like(0.0),))
            return x.ne(x.const_like(float("-inf"))).where(root, x.const_like(float("inf")))
        if isinstance(exponent, float) and exponent in (1.0, 2.0, 3.0, -1.0):
            return {
                1.0: lambda: x,
                2.0: lambda: x * x,
                3.0: lambda: x * x * x,
                -1.0: lambda: UOp(Ops.RECIPROCAL, (x,)),
            }[exponent]()
        d = dtypes.float64 if wide and u.dtype is dtypes.float32 else u.dtype
        return transcendental.power(x, y, fma_for(d), wide)

    return rule


def _through_float32(u: UOp) -> UOp:
    return UOp(u.op, tuple(s.cast(dtypes.float32) for s in u.src), u.arg).cast(u.dtype)


def _truncate(u: UOp) -> UOp:
    """Toward zero by way of an integer; -0.3 gives -0.0, and what has no fraction stays."""
    x = u.src[0]
    ints, uints, mantissa = (
        (dtypes.int32, dtypes.uint32, 23) if x.dtype is dtypes.float32 else (dtypes.int64, dtypes.uint64, 52)
    )
    bits = x.bitcast(uints)
    sign = bits & (1 << (8 * x.dtype.itemsize - 1))
    size = (bits ^ sign).bitcast(x.dtype)
    small = size < x.const_like(2.0**mantissa)
    whole = small.where(size, x.const_like(0.0)).cast(ints).cast(x.dtype)
    return small.where((whole.bitcast(uints) | sign).bitcast(x.dtype), x)


def threefry(u: UOp) -> UOp:
    """Threefry-2x32 with 20 rounds (Salmon et al., SC'11) in 32-bit integers; `arg` says which of the two
    words.
    """
    c0, c1, k0, k1 = u.src
    keys = (k0, k1, k0 ^ k1 ^ 0x1BD11BDA)
    x0, x1 = c0 + k0, c1 + k1
    for group in range(5):
        for r in ROTATIONS[4 * (group % 2) : 4 * (group % 2) + 4]:
            x0 = x0 + x1
            x1 = ((x1 << r) | (x1 >> (32 - r))) ^ x0
        x0 = x0 + keys[(group + 1) % 3]
        x1 = x1 + keys[(group + 2) % 3] + (group + 1)
    return (x0, x1)[u.arg or 0]


def _exponent_of_two(u: UOp) -> int | None:
    value = scalar_value(u)
    if isinstance(value, int) and not isinstance(value, bool) and value > 0 and value & (value - 1) == 0:
        return value.bit_length() - 1
    return None


def _floor_division(u: UOp) -> UOp:
    x, d = u.src
    k = _exponent_of_two(d)
    if k is not None:
        return x >> k if k else x
    if u.dtype.kind == "uint" or (x.vmin >= 0 and d.vmin >= 0):
        return x.cdiv(d)
    q = x.cdiv(d)
    rest = x.cmod(d)
    lower = rest.ne(0) & (rest < rest.const_like(0)).ne(d < d.const_like(0))
    return lower.where(q + q.const_like(-1), q)


def _floor_remainder(u: UOp) -> UOp:
    x, d = u.src
    k = _exponent_of_two(d)
    if k is not None:
        return x & ((1 << k) - 1)
    if u.dtype.kind == "uint" or (x.vmin >= 0 and d.vmin >= 0):
        return x.cmod(d)
    rest = x.cmod(d)
    lower = rest.ne(0) & (rest < rest.const_like(0)).ne(d < d.const_like(0))
    return lower.where(rest + d, rest)


def _biased(x: UOp, k: int) -> UOp:
    """x, with 2^k - 1 added where it is negative: then a shift truncates toward zero."""
    return x + ((x >> (8 * x.dtype.itemsize - 1)) & ((1 << k) - 1))


def _division_by_power_of_two(u: UOp) -> UOp | None:
    x, d = u.src
    k = _exponent_of_two(d)
    if k is None:
        return None
    if k == 0:
        return x
    return x >> k if x.vmin >= 0 else _biased(x, k) >> k


def _remainder_by_power_of_two(u: UOp) -> UOp | None:
    x, d = u.src
    k = _exponent_of_two(d)
    if k is None:
        return None
    if k == 0:
        return x.const_like(0)
    if x.vmin >= 0:
        return x & ((1 << k) - 1)
    multiple = _biased(x, k) & -(1 << k)
    return x + multiple * multiple.const_like(-1)


def _multiplication_by_power_of_two(u: UOp) -> UOp | None:
    k = _exponent_of_two(u.src[1])
    return u.src[0] << k if k else None


def _subtract(x: UOp, y: UOp, k: UOp) -> UOp | None:
    return UOp(Ops.SUB, (x, y)) if scalar_value(k) == -1 else None


def _negate(x: UOp, k: UOp) -> UOp | None:
    return UOp(Ops.NEG, (x,)) if scalar_value(k) == -1 else None


def _equal(x: UOp, y: UOp, k: UOp) -> UOp | None:
    return UOp(Ops.CMPEQ, (x, y)) if scalar_value(k) is True else None


def _narrow_float64(u: UOp) -> UOp:
    """float64 to 16 bits in one rounding: to float32 rounding to odd, which the second rounding cannot
    mistake.

    (S. Boldo, G. Melquiond, "When double rounding is odd".)
    """
    return round_to_odd(u.src[0]).cast(u.dtype)


def round_to_odd(x: UOp) -> UOp:
    """A float64 as float32: exact values stay, others become the neighbour whose last bit is 1."""
    near = x.cast(dtypes.float32)
    back = near.cast(dtypes.float64)
    exact = back.ne(x).ne(True) | x.ne(x)
    bits = near.bitcast(dtypes.uint32)
    too_far = _magnitude(x) < _magnitude(back)
    toward_zero = too_far.where(bits + bits.const_like(-1), bits)
    return exact.where(bits, toward_zero | 1).bitcast(dtypes.float32)


def _magnitude(x: UOp) -> UOp:
    return (x.bitcast(dtypes.uint64) & ((1 << 63) - 1)).bitcast(dtypes.float64)
