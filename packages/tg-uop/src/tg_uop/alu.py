"""What does each elementwise op compute on Python numbers? The table every other implementation is tested
against.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tg_uop.dtype import DType, Invalid, as_const, dtypes, from_bits, round_float, to_bits
from tg_uop.ops import Ops


def cdiv(a: int, b: int) -> int:
    """Quotient truncated toward zero; 0 when `b` is 0."""
    if b == 0:
        return 0
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def cmod(a: int, b: int) -> int:
    """Remainder with the dividend's sign; 0 when `b` is 0."""
    return a - cdiv(a, b) * b if b != 0 else 0


def floordiv(a: Any, b: Any) -> Any:
    return a // b if b != 0 else 0


def floormod(a: Any, b: Any) -> Any:
    return a % b if b != 0 else 0


def _exp2(x: float) -> float:
    try:
        return math.exp2(x) if x == x else x
    except OverflowError:
        return math.inf


def _log2(x: float) -> float:
    if x != x or x < 0:
        return math.nan
    return -math.inf if x == 0 else math.log2(x)


def _sin(x: float) -> float:
    return math.sin(x) if math.isfinite(x) else math.nan


def _sqrt(x: float) -> float:
    return math.nan if x != x or x < 0 else math.sqrt(x)


def _reciprocal(x: float) -> float:
    return math.copysign(math.inf, x) if x == 0 else 1.0 / x


def _fdiv(a: float, b: float) -> float:
    if b != 0:
        try:
            return a / b
        except OverflowError:
            return math.copysign(math.inf, a) * math.copysign(1.0, b)
    return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1.0, b)


def _pow(a: Any, b: Any) -> Any:
    if isinstance(a, int) and isinstance(b, int):
        if b == 0 or a == 0:
            return int(b == 0)
        if a in (-1, 1):
            return a ** (b % 2)
        if b < 0:
            return 0
        return a**b if b * a.bit_length() <= 131072 else pow(a, b, 1 << 64)  # only the low bits count
    try:
        return math.pow(a, b)
    except OverflowError:
        return -math.inf if a < 0 and b % 2 == 1 else math.inf
    except ValueError:
        return math.nan if a != 0 else (math.copysign(math.inf, a) if b % 2 == 1 else math.inf)


def _max(a: Any, b: Any) -> Any:
    if a != a or b != b:
        return math.nan
    return a if a > b else b


def _mul(a: Any, b: Any) -> Any:
    return a * b


def _shl(a: int, b: int) -> int:
    return a << b if 0 <= b < 64 else 0


def _shr(a: int, b: int) -> int:
    return a >> b if 0 <= b < 64 else (-1 if a < 0 else 0)


def _trunc(x: Any) -> Any:
    if isinstance(x, float):
        return math.copysign(float(math.trunc(x)), x) if math.isfinite(x) else x
    return x


ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
_M32 = 0xFFFFFFFF


def threefry2x32(c0: int, c1: int, k0: int, k1: int) -> tuple[int, int]:
    """Threefry-2x32 with 20 rounds (Salmon et al., SC'11): five groups of four, a key
    injection after each.
    """
    keys = (k0, k1, k0 ^ k1 ^ 0x1BD11BDA)
    x0, x1 = (c0 + k0) & _M32, (c1 + k1) & _M32
    for group in range(5):
        for r in ROTATIONS[4 * (group % 2) : 4 * (group % 2) + 4]:
            x0 = (x0 + x1) & _M32
            x1 = (((x1 << r) | (x1 >> (32 - r))) & _M32) ^ x0
        x0 = (x0 + keys[(group + 1) % 3]) & _M32
        x1 = (x1 + keys[(group + 2) % 3] + group + 1) & _M32
    return x0, x1


python_alu: dict[Ops, Callable[..., Any]] = {
    Ops.RECIPROCAL: _reciprocal,
    Ops.TRUNC: _trunc,
    Ops.ADD: lambda a, b: a + b,
    Ops.MUL: _mul,
    Ops.MAX: _max,
    Ops.CDIV: cdiv,
    Ops.CMOD: cmod,
    Ops.FLOORDIV: floordiv,
    Ops.FLOORMOD: floormod,
    Ops.CMPLT: lambda a, b: a < b,
    Ops.CMPNE: lambda a, b: a != b,
    Ops.XOR: lambda a, b: a ^ b,
    Ops.OR: lambda a, b: a | b,
    Ops.AND: lambda a, b: a & b,
    Ops.SHL: _shl,
    Ops.SHR: _shr,
    Ops.WHERE: lambda c, a, b: a if c else b,
    Ops.NEG: lambda a: -a,
    Ops.SUB: lambda a, b: a - b,
    Ops.FDIV: _fdiv,
    Ops.CMPEQ: lambda a, b: a == b,
    Ops.NOT: lambda a: ~a,
    Ops.EXP2: _exp2,
    Ops.LOG2: _log2,
    Ops.SIN: _sin,
    Ops.SQRT: _sqrt,
    Ops.POW: _pow,
    Ops.MULACC: lambda a, b, c: a * b + c,
}

_IEEE_NAN = {Ops.CMPLT: False, Ops.CMPNE: True, Ops.CMPEQ: False}


def exec_alu(op: Ops, dtype: DType, args: tuple[Any, ...]) -> Any:
    """`op` on scalar values of its operands' dtypes, as a value of the result's `dtype` (ints wrap, floats
    round).
    """
    if op in _IEEE_NAN and any(isinstance(a, float) for a in args):
        args = tuple(float(a) for a in args)  # plain floats: NaN and -0.0 compare by IEEE rules, not by bits
        return _IEEE_NAN[op] if any(a != a for a in args) else bool(python_alu[op](*args))
    if op is Ops.NOT and dtype is dtypes.bool:
        return not args[0]
    if op is Ops.WHERE:
        return args[1] if args[0] else args[2]
    if any(a is Invalid for a in args):
        return Invalid
    if dtype.kind == "float":
        args = tuple(float(a) for a in args)
    elif op is Ops.POW and dtype.kind in ("index", "weak") and args[1] * args[0].bit_length() > 131072:
        if abs(args[0]) > 1:
            raise ValueError(f"a constant of {dtype} has at most 65536 bits, a power has more")
    elif dtype.kind == "uint" and op is Ops.SHR and args[1] >= dtype.bits:
        return 0
    return as_const(python_alu[op](*args), dtype)


def cast_value(value: Any, source: DType, target: DType) -> Any:
    """CAST of one value: floats to ints truncate and saturate (NaN gives 0), ints wrap, floats round once."""
    if value is Invalid:
        return Invalid
    if isinstance(value, float):
        value = float(value)  # a plain float: NaN and -0.0 compare by IEEE rules, not by bits
    if target.kind == "bool":
        return value != 0
    if isinstance(value, float) and target.kind in ("int", "uint", "index"):
        if value != value:
            return 0
        low, high = dtypes.min(target), dtypes.max(target)
        return low if value <= low else high if value >= high else math.trunc(value)
    if target.kind == "float":
        if isinstance(value, int) and not isinstance(value, bool):
            return as_const(_int_to_float(value, target), target)
        return as_const(round_float(float(value), target), target)
    return as_const(value, target)


def _int_to_float(value: int, target: DType) -> float:
    """An int rounded once to a float format: through float64 directly when exact, else with a sticky bit."""
    if abs(value) < 1 << 53:
        return float(value)
    if target is dtypes.float64:
        return float(value)
    shift = value.bit_length() - 53 + 1
    magnitude = abs(value)
    sticky = (magnitude >> shift) | (1 if magnitude & ((1 << shift) - 1) else 0)
    return math.copysign(math.ldexp(float(sticky), shift), value)


def bitcast_value(value: Any, source: DType, target: DType) -> Any:
    """BITCAST of one value between dtypes of one size."""
    return as_const(from_bits(to_bits(value, source), target), target)
