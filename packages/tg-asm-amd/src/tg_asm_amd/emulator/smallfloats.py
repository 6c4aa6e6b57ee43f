"""Conversions to and from the narrow number formats: bf16, FP8, BF8, FP6, BF6, FP4, and stochastic rounding.

A format is (exponent bits, mantissa bits, bias, kind). Kind `ieee` has infinities and NaNs at the top
exponent, `one_nan` (OCP E4M3) a single NaN code, `fnuz` NaN at the code of minus zero and no infinity,
`finite` neither (FP6, BF6, FP4).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._backend import xp

Array = Any


class SmallFormat(NamedTuple):
    """One narrow floating-point format."""

    exponent: int
    mantissa: int
    bias: int
    kind: str

    @property
    def largest(self) -> float:
        """The largest finite value."""
        top = (1 << self.exponent) - (2 if self.kind == "ieee" else 1)
        fraction = (1 << self.mantissa) - (2 if self.kind == "one_nan" else 1)
        return float(2.0 ** (top - self.bias) * (1 + fraction / (1 << self.mantissa)))

    @property
    def width(self) -> int:
        """Bits of a value."""
        return 1 + self.exponent + self.mantissa


OCP_FP8 = SmallFormat(4, 3, 7, "one_nan")
OCP_BF8 = SmallFormat(5, 2, 15, "ieee")
FNUZ_FP8 = SmallFormat(4, 3, 8, "fnuz")
FNUZ_BF8 = SmallFormat(5, 2, 16, "fnuz")
FP6 = SmallFormat(2, 3, 1, "finite")
BF6 = SmallFormat(3, 2, 3, "finite")
FP4 = SmallFormat(2, 1, 1, "finite")


def widen(codes: Array, fmt: SmallFormat) -> Array:
    """Codes (integers) as float32 values."""
    table = _TABLES.get(fmt)
    if table is None:
        table = _TABLES[fmt] = xp.asarray(
            [_value(code, fmt) for code in range(1 << fmt.width)], dtype=xp.float32
        )
    return table[codes.astype(xp.int64) & ((1 << fmt.width) - 1)]


def _value(code: int, fmt: SmallFormat) -> float:
    mantissa = code & ((1 << fmt.mantissa) - 1)
    exponent = code >> fmt.mantissa & ((1 << fmt.exponent) - 1)
    negative = code >> (fmt.width - 1) & 1
    if fmt.kind == "fnuz" and code == 1 << (fmt.width - 1):
        return float("nan")
    if exponent == (1 << fmt.exponent) - 1:
        if fmt.kind == "ieee":
            magnitude = float("nan") if mantissa else float("inf")
            return -magnitude if negative else magnitude
        if fmt.kind == "one_nan" and mantissa == (1 << fmt.mantissa) - 1:
            return float("nan")
    if exponent == 0:
        magnitude = mantissa * 2.0 ** (1 - fmt.bias - fmt.mantissa)
    else:
        magnitude = (1 + mantissa / (1 << fmt.mantissa)) * 2.0 ** (exponent - fmt.bias)
    return -magnitude if negative else magnitude


_TABLES: dict[SmallFormat, Any] = {}


def shrink(x: Array, fmt: SmallFormat, random: Array | None = None, saturate: bool = False) -> Array:
    """Values (float32 or float64) as codes of the format (uint32), to nearest even.

    `random` (uint32) rounds stochastically: a result is moved up with the probability of its remainder.
    `saturate` limits overflow to the largest finite value; formats without infinity and NaN always do.
    """
    x = x.astype(xp.float64)
    magnitude = xp.abs(x)
    safe = xp.where(xp.isfinite(magnitude), magnitude, xp.float64(0))
    _, exponent = xp.frexp(xp.where(safe > 0, safe, xp.float64(1)))
    quantum_exponent = xp.maximum(exponent - 1, 1 - fmt.bias) - fmt.mantissa
    steps = xp.ldexp(safe, -quantum_exponent)
    if random is None:
        rounded = xp.rint(steps)
    else:
        rounded = xp.floor(steps + random.astype(xp.float64) * 2.0**-32)
    value = xp.ldexp(rounded, quantum_exponent)
    too_large = value > fmt.largest
    value = xp.where(too_large, fmt.largest, value)
    code = _encode_exact(value, fmt)
    negative = xp.signbit(x)
    overflow = too_large | xp.isinf(x)
    sign = xp.uint32(1 << (fmt.width - 1))
    if fmt.kind == "ieee" and not saturate:
        code = xp.where(overflow, xp.uint32(((1 << fmt.exponent) - 1) << fmt.mantissa), code)
    code = code | xp.where(negative & ~((fmt.kind == "fnuz") & (code == 0)), sign, xp.uint32(0))
    nan = xp.isnan(x) | (overflow & (fmt.kind in ("one_nan", "fnuz")) & (not saturate))
    if fmt.kind != "finite":
        nan_code = {"ieee": sign - 1, "one_nan": sign - 1, "fnuz": sign}[fmt.kind]
        code = xp.where(nan, xp.uint32(nan_code), code)
    return code


def _encode_exact(value: Array, fmt: SmallFormat) -> Array:
    """Codes of non-negative values that the format holds exactly."""
    _, exponent = xp.frexp(xp.where(value > 0, value, xp.float64(1)))
    exponent = exponent - 1
    normal = value >= 2.0 ** (1 - fmt.bias)
    steps = xp.ldexp(value, fmt.mantissa - xp.where(normal, exponent, 1 - fmt.bias)).astype(xp.int64)
    code = xp.where(normal, steps + ((exponent + fmt.bias - 1) << fmt.mantissa), steps)
    return code.astype(xp.uint32)


def bf16_to_f32(codes: Array) -> Array:
    """bf16 codes (integers) as float32."""
    return (codes.astype(xp.uint32) << 16).view(xp.float32)


def f32_to_bf16(x: Array, random: Array | None = None) -> Array:
    """float32 values as bf16 codes (uint32), to nearest even or, with random bits, stochastically."""
    bits = x.astype(xp.float32).view(xp.uint32)
    if random is None:
        rounded = bits + 0x7FFF + (bits >> 16 & 1)
    else:
        rounded = bits + (random & 0xFFFF)
    special = (bits & 0x7F800000) == 0x7F800000
    nan = special & ((bits & 0x7FFFFF) != 0)
    return xp.where(nan, bits >> 16 | 0x40, xp.where(special, bits, rounded) >> 16)


def f32_to_f16_stochastic(x: Array, random: Array) -> Array:
    """float32 values as float16 codes (uint32), stochastically with the top 13 random bits."""
    fmt = SmallFormat(5, 10, 15, "ieee")
    return shrink(x, fmt, random)
