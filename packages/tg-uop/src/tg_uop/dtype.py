"""Which scalar types exist, how they promote, and how a Python number becomes a value of one of them.

A dtype is a scalar type; vectors and tiles are shapes (docs/ir.md). Promotion follows JAX's lattice: Python
scalars are *weak* (`weakint`, `weakfloat`) and never widen a tensor.
"""

from __future__ import annotations

import math
import struct
from functools import cache
from typing import Any, Final, NamedTuple

from tg_uop.context import getenv


class FloatFormat(NamedTuple):
    """A binary float format: `exponent_bits`, `mantissa_bits`, `bias`; `finite_only` has no inf, `fnuz` also
    no -0.
    """

    exponent_bits: int
    mantissa_bits: int
    bias: int
    finite_only: bool = False
    fnuz: bool = False


class DType:
    """A scalar type. Instances are singletons: compare with `is` or `==`.

    `itemsize` is in bytes; `fmt` is the `struct` code (None where `struct` has none); `kind` is one of
    "bool", "int", "uint", "float", "index", "weak", "void".
    """

    __slots__ = ("name", "itemsize", "fmt", "kind", "float_format")
    name: str
    itemsize: int
    fmt: str | None
    kind: str
    float_format: FloatFormat | None

    def __init__(
        self, name: str, itemsize: int, fmt: str | None, kind: str, float_format: FloatFormat | None = None
    ) -> None:
        self.name, self.itemsize, self.fmt, self.kind, self.float_format = (
            name,
            itemsize,
            fmt,
            kind,
            float_format,
        )

    def __repr__(self) -> str:
        return f"dtypes.{self.name}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (to_dtype, (self.name,))

    @property
    def bits(self) -> int:
        return 1 if self.kind == "bool" else self.itemsize * 8

    @property
    def base(self) -> DType:
        return self

    def scalar(self) -> DType:
        return self

    @property
    def min(self) -> int | float:
        return dtypes.min(self)

    @property
    def max(self) -> int | float:
        return dtypes.max(self)


class InvalidType:
    """The value of an element that does not exist (an index outside its validity)."""

    _instance: InvalidType | None = None

    def __new__(cls) -> InvalidType:
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance

    def __repr__(self) -> str:
        return "Invalid"

    def __reduce__(self) -> str:
        return "Invalid"


Invalid: Final = InvalidType()


class ConstFloat(float):
    """A float compared and hashed by its bits: used for -0.0 and NaN, so that constants are exact."""

    __slots__ = ()

    def _bits(self) -> bytes:
        return struct.pack("<d", self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, float) and self._bits() == struct.pack("<d", other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._bits()) if math.isnan(self) else float.__hash__(self)


ConstType = bool | int | float | InvalidType
DTypeLike = DType | str

_E4M3 = FloatFormat(4, 3, 7, finite_only=True)
_E5M2 = FloatFormat(5, 2, 15)
_E4M3Z = FloatFormat(4, 3, 8, finite_only=True, fnuz=True)
_E5M2Z = FloatFormat(5, 2, 16, finite_only=True, fnuz=True)


class dtypes:  # noqa: N801 - the name users know
    """Namespace of all dtypes, groups of them, and questions about them."""

    void = DType("void", 0, None, "void")
    index = DType("index", 8, "q", "index")
    weakint = DType("weakint", 8, "q", "weak")
    weakfloat = DType("weakfloat", 8, "d", "weak")
    bool = DType("bool", 1, "?", "bool")
    int8 = DType("int8", 1, "b", "int")
    uint8 = DType("uint8", 1, "B", "uint")
    int16 = DType("int16", 2, "h", "int")
    uint16 = DType("uint16", 2, "H", "uint")
    int32 = DType("int32", 4, "i", "int")
    uint32 = DType("uint32", 4, "I", "uint")
    int64 = DType("int64", 8, "q", "int")
    uint64 = DType("uint64", 8, "Q", "uint")
    fp8e4m3 = DType("fp8e4m3", 1, None, "float", _E4M3)
    fp8e5m2 = DType("fp8e5m2", 1, None, "float", _E5M2)
    fp8e4m3fnuz = DType("fp8e4m3fnuz", 1, None, "float", _E4M3Z)
    fp8e5m2fnuz = DType("fp8e5m2fnuz", 1, None, "float", _E5M2Z)
    float16 = DType("float16", 2, "e", "float", FloatFormat(5, 10, 15))
    bfloat16 = DType("bfloat16", 2, None, "float", FloatFormat(8, 7, 127))
    float32 = DType("float32", 4, "f", "float", FloatFormat(8, 23, 127))
    float64 = DType("float64", 8, "d", "float", FloatFormat(11, 52, 1023))

    char, uchar, short, ushort, int, uint, long, ulong = (
        int8,
        uint8,
        int16,
        uint16,
        int32,
        uint32,
        int64,
        uint64,
    )
    half, float, double = float16, float32, float64

    fp8_ocp = (fp8e4m3, fp8e5m2)
    fp8_fnuz = (fp8e4m3fnuz, fp8e5m2fnuz)
    fp8s = fp8_ocp + fp8_fnuz
    floats = fp8s + (float16, bfloat16, float32, float64)
    sints = (int8, int16, int32, int64)
    uints = (uint8, uint16, uint32, uint64)
    ints = uints + sints
    int8s, int16s, int32s, int64s = (int8, uint8), (int16, uint16), (int32, uint32), (int64, uint64)
    weaks = (weakint, weakfloat)
    all = (bool,) + ints + floats

    default_float: DType = float32
    default_int: DType = int32

    @staticmethod
    def is_bool(x: DTypeLike) -> bool:  # type: ignore[valid-type]
        return to_dtype(x).kind == "bool"

    @staticmethod
    def is_int(x: DTypeLike) -> bool:  # type: ignore[valid-type]
        d = to_dtype(x)
        return d.kind in ("int", "uint", "index") or d is dtypes.weakint

    @staticmethod
    def is_unsigned(x: DTypeLike) -> bool:  # type: ignore[valid-type]
        return to_dtype(x).kind == "uint"

    @staticmethod
    def is_float(x: DTypeLike) -> bool:  # type: ignore[valid-type]
        d = to_dtype(x)
        return d.kind == "float" or d is dtypes.weakfloat

    @staticmethod
    def from_py(x: Any) -> DType:
        """The dtype of a Python scalar or (nested) list: bool, `default_int` or `default_float`."""
        t = type(x)
        if t is _py_bool:
            return dtypes.bool
        if isinstance(x, _py_int):
            return dtypes.default_int
        if isinstance(x, _py_float):
            return dtypes.default_float
        if isinstance(x, (list, tuple)):
            return _join([dtypes.from_py(e) for e in x]) if x else dtypes.default_float
        raise TypeError(
            f"no dtype for a {t.__name__}: expected bool, int, float or nested lists of them, got {x!r}"
        )

    @staticmethod
    def min(x: DTypeLike) -> Any:
        """Smallest value (floats: -inf, or the most negative finite value where the format has no inf)."""
        return _limits(to_dtype(x))[0]

    @staticmethod
    def max(x: DTypeLike) -> Any:
        """Largest value (floats: inf, or the largest finite value where the format has no inf)."""
        return _limits(to_dtype(x))[1]

    @staticmethod
    def finfo(x: DTypeLike) -> tuple[Any, Any]:
        """(exponent bits, mantissa bits) of a float dtype."""
        d = to_dtype(x)
        if d.float_format is None:
            raise ValueError(
                f"finfo: {d} is not a float dtype; floats are {', '.join(f.name for f in dtypes.floats)}"
            )
        return (d.float_format.exponent_bits, d.float_format.mantissa_bits)


_py_bool, _py_int, _py_float = bool, int, float

ALIASES: Final[dict[str, DType]] = {k: v for k, v in vars(dtypes).items() if isinstance(v, DType)}
_DEFAULTS = ("default_float", "default_int")
for _name in _DEFAULTS:
    ALIASES.pop(_name, None)


def to_dtype(x: DTypeLike) -> DType:
    """The dtype named by `x` (a DType or a name such as "float", "int8"). ValueError for an unknown name."""
    if isinstance(x, DType):
        return x
    if isinstance(x, str):
        found = ALIASES.get(x.lower())
        if found is not None:
            return found
        raise ValueError(f"unknown dtype {x!r}; known: {', '.join(sorted(ALIASES))}")
    raise TypeError(f"a dtype is a DType or its name, got {type(x).__name__} {x!r}")


if _env_float := getenv("DEFAULT_FLOAT", ""):
    dtypes.default_float = to_dtype(_env_float)


@cache
def _limits(d: DType) -> tuple[Any, Any]:
    if d.kind == "bool":
        return (False, True)
    if d.kind == "uint":
        return (0, 2**d.bits - 1)
    if d.kind == "int":
        return (-(2 ** (d.bits - 1)), 2 ** (d.bits - 1) - 1)
    if d.kind == "index" or d is dtypes.weakint:
        return (-(2**63), 2**63 - 1)
    if d.float_format is not None and d.float_format.finite_only:
        top = max_finite(d)
        return (-top, top)
    if d.kind == "float" or d is dtypes.weakfloat:
        return (-math.inf, math.inf)
    raise ValueError(f"{d} has no smallest or largest value")


@cache
def max_finite(d: DType) -> float:
    """The largest finite value of a float dtype."""
    f = d.float_format
    if f is None:
        raise ValueError(f"{d} is not a float dtype")
    top_exponent = 2**f.exponent_bits - 1 - f.bias
    if not f.finite_only:  # the top exponent holds inf and NaN
        return (2.0 - 2.0**-f.mantissa_bits) * 2.0 ** (top_exponent - 1)
    if f.fnuz:  # NaN is -0: every code of the top exponent is a number
        return (2.0 - 2.0**-f.mantissa_bits) * 2.0**top_exponent
    return (2.0 - 2.0 * 2.0**-f.mantissa_bits) * 2.0**top_exponent  # the last code is NaN


def round_float(value: float, d: DType) -> float:
    """`value` rounded to the nearest value of float dtype `d`, ties to even, from float64 in one rounding.

    Overflow gives inf, or NaN where the format has no inf (as ml_dtypes does).
    """
    if d is dtypes.float64 or d.kind in ("weak", "index"):
        return value
    if d is dtypes.float32:
        if value != value or value in (math.inf, -math.inf):
            return value
        try:
            return struct.unpack("<f", struct.pack("<f", value))[0]
        except OverflowError:
            return math.copysign(math.inf, value)
    f = d.float_format
    if f is None:
        raise ValueError(f"{d} is not a float dtype")
    if value != value:
        return value
    if value in (math.inf, -math.inf):
        return math.nan if f.finite_only else value
    if value == 0.0:
        return 0.0 if f.fnuz else value
    exponent = max(math.frexp(value)[1] - 1, 1 - f.bias)
    quantum = exponent - f.mantissa_bits
    rounded = math.ldexp(float(round(math.ldexp(value, -quantum))), quantum)
    if abs(rounded) > max_finite(d):
        return math.nan if f.finite_only else math.copysign(math.inf, value)
    if rounded == 0.0:
        return 0.0 if f.fnuz else math.copysign(0.0, value)
    return rounded


def to_bits(value: float | int | bool, d: DType) -> int:
    """The bit pattern (non-negative int of `itemsize` bytes) of `value`, already a value of `d`."""
    f = d.float_format
    if f is None or d.fmt is not None:
        if d.fmt is None:
            raise ValueError(f"{d} has no bit pattern")
        return int.from_bytes(struct.pack("<" + d.fmt, value), "little")
    v = float(value)
    if v != v:
        if f.fnuz:
            return 1 << (d.bits - 1)
        exp_all, mant = (
            2**f.exponent_bits - 1,
            (2**f.mantissa_bits - 1 if f.finite_only else 1 << (f.mantissa_bits - 1)),
        )
        return (exp_all << f.mantissa_bits) | mant
    sign = int(math.copysign(1.0, v) < 0)
    if v in (math.inf, -math.inf):
        return (sign << (d.bits - 1)) | ((2**f.exponent_bits - 1) << f.mantissa_bits)
    if v == 0.0:
        return sign << (d.bits - 1)
    exponent = max(math.frexp(abs(v))[1] - 1, 1 - f.bias)
    mantissa = int(math.ldexp(abs(v), f.mantissa_bits - exponent))
    if mantissa < 2**f.mantissa_bits:  # subnormal
        return (sign << (d.bits - 1)) | mantissa
    biased = exponent + f.bias
    return (sign << (d.bits - 1)) | (biased << f.mantissa_bits) | (mantissa - 2**f.mantissa_bits)


def from_bits(bits: int, d: DType) -> Any:
    """The value of `d` with this bit pattern."""
    f = d.float_format
    if f is None or d.fmt is not None:
        if d.fmt is None:
            raise ValueError(f"{d} has no bit pattern")
        return struct.unpack("<" + d.fmt, bits.to_bytes(d.itemsize, "little"))[0]
    sign = -1.0 if bits >> (d.bits - 1) else 1.0
    exponent = (bits >> f.mantissa_bits) & (2**f.exponent_bits - 1)
    mantissa = bits & (2**f.mantissa_bits - 1)
    if f.fnuz:
        if bits == 1 << (d.bits - 1):
            return math.nan
    elif exponent == 2**f.exponent_bits - 1:
        if not f.finite_only:
            return math.nan if mantissa else sign * math.inf
        if mantissa == 2**f.mantissa_bits - 1:
            return math.nan
    if exponent == 0:
        return sign * math.ldexp(mantissa, 1 - f.bias - f.mantissa_bits)
    return sign * math.ldexp(mantissa + 2**f.mantissa_bits, exponent - f.bias - f.mantissa_bits)


INDEX_LIMIT: Final = (1 << 65536) - 1
"""No index is larger: unbounded numbers would let a short graph (repeated squaring) run for ever."""


def as_const(value: Any, d: DType) -> Any:
    """`value` as an exact value of `d`: ints wrap, floats round, bools test; Invalid stays.

    -0.0 and NaN come back as ConstFloat, so equal constants are equal bit patterns. TypeError if not a
    number.
    """
    if value is Invalid:
        return Invalid
    kind = d.kind
    if kind == "float" or d is dtypes.weakfloat:
        try:
            v = float(value)
        except OverflowError:
            v = math.inf if value > 0 else -math.inf
        v = round_float(v, d)
        return ConstFloat(v) if (v != v or (v == 0.0 and math.copysign(1.0, v) < 0)) else v
    if kind == "bool":
        return bool(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"{value} has no value as {d}; use a float dtype or a finite number")
        value = math.trunc(value)
    try:
        v_int = value.__index__()
    except AttributeError:
        raise TypeError(
            f"a constant of {d} is a Python number, got {type(value).__name__} {value!r}"
        ) from None
    if kind == "int":
        half = 1 << (d.bits - 1)
        return ((v_int + half) & (2 * half - 1)) - half
    if kind == "uint":
        return v_int & ((1 << d.bits) - 1)
    if kind == "index" or d is dtypes.weakint:
        if not -INDEX_LIMIT <= v_int <= INDEX_LIMIT:
            raise ValueError(f"a constant of {d} has at most 65536 bits, got one of {v_int.bit_length()}")
        return v_int
    raise ValueError(f"{d} has no constants")


# *** promotion (JAX's lattice; fp8 joins the 16-bit floats) ***

_PARENTS: Final[dict[DType, tuple[DType, ...]]] = {
    dtypes.bool: (dtypes.weakint,),
    dtypes.weakint: (dtypes.int8, dtypes.uint8),
    dtypes.int8: (dtypes.int16,),
    dtypes.int16: (dtypes.int32,),
    dtypes.int32: (dtypes.int64,),
    dtypes.int64: (dtypes.weakfloat,),
    dtypes.uint8: (dtypes.int16, dtypes.uint16),
    dtypes.uint16: (dtypes.int32, dtypes.uint32),
    dtypes.uint32: (dtypes.int64, dtypes.uint64),
    dtypes.uint64: (dtypes.weakfloat,),
    dtypes.weakfloat: dtypes.fp8s,
    **{fp8: (dtypes.float16, dtypes.bfloat16) for fp8 in dtypes.fp8s},
    dtypes.float16: (dtypes.float32,),
    dtypes.bfloat16: (dtypes.float32,),
    dtypes.float32: (dtypes.float64,),
    dtypes.float64: (),
}


@cache
def _ancestors(d: DType) -> frozenset[DType]:
    return frozenset({d}).union(*(_ancestors(p) for p in _PARENTS[d]))


def _join(ds: list[DType]) -> DType:
    return least_upper_dtype(*ds)


@cache
def _least_upper(ds: frozenset[DType]) -> DType:
    for d in ds:
        if d not in _PARENTS:
            raise TypeError(f"{d} takes no part in promotion; cast it first")
    common = frozenset.intersection(*(_ancestors(d) for d in ds))
    # two fp8 formats meet in both 16-bit floats: float16 holds their values
    return max(common, key=lambda d: (len(_ancestors(d)), d is dtypes.float16))


def least_upper_dtype(*ds: DTypeLike) -> DType:
    """The dtype that values of all `ds` promote to. Weak results stay weak; see `strong_dtype`."""
    return _least_upper(frozenset(to_dtype(d) for d in ds))


def least_upper_float(d: DTypeLike) -> DType:
    """`d` if it is a float, else the default float."""
    return to_dtype(d) if dtypes.is_float(d) and to_dtype(d).kind != "weak" else dtypes.default_float


def strong_dtype(d: DType) -> DType:
    """Weak dtypes become the defaults; others stay."""
    return {"weakint": dtypes.default_int, "weakfloat": dtypes.default_float}.get(d.name, d)


@cache
def can_hold_exactly(source: DType, target: DType) -> bool:
    """Whether every value of `source` is a value of `target` (a cast there and back is the identity)."""
    if source is target:
        return True
    if source.kind == "bool":
        return target.kind != "void"
    if source.kind in ("int", "uint", "index"):
        if target.float_format is not None:
            bits = source.bits - (source.kind != "uint")
            return bits <= target.float_format.mantissa_bits + 1 and 2.0**bits <= max_finite(target)
        if target.kind not in ("int", "uint", "index"):
            return False
        return dtypes.min(target) <= dtypes.min(source) and dtypes.max(source) <= dtypes.max(target)
    s, t = source.float_format, target.float_format
    if s is None or t is None or (t.fnuz and not s.fnuz) or (t.finite_only and not s.finite_only):
        return False
    smallest_s, smallest_t = 1 - s.bias - s.mantissa_bits, 1 - t.bias - t.mantissa_bits
    return (
        s.mantissa_bits <= t.mantissa_bits
        and smallest_t <= smallest_s
        and max_finite(source) <= max_finite(target)
    )


__all__ = [
    "ALIASES",
    "ConstFloat",
    "ConstType",
    "DType",
    "DTypeLike",
    "FloatFormat",
    "Invalid",
    "InvalidType",
    "as_const",
    "can_hold_exactly",
    "dtypes",
    "from_bits",
    "least_upper_dtype",
    "least_upper_float",
    "max_finite",
    "round_float",
    "strong_dtype",
    "to_bits",
    "to_dtype",
]
