"""What the semantic expressions of the instruction tables can name, per floating-point mode.

`namespace(mode)` gives the functions with the mode's rounding, denormal and NaN rules built in. The MODE
register: bits 1:0 rounding of f32, 3:2 of f16 and f64, 4 and 5 keep f32 denormals on input and output, 6
and 7
those of f16 and f64, 8 DX10_CLAMP, 9 IEEE.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, NamedTuple

from . import bits, floats, smallfloats
from ._backend import xp

Array = Any
F32, F64 = xp.float32, xp.float64


class FloatMode(NamedTuple):
    """The floating-point part of a MODE register."""

    round32: int
    round64: int
    keep_in32: bool
    keep_out32: bool
    keep_in64: bool
    keep_out64: bool
    clamp_nan: bool
    ieee: bool

    @classmethod
    def of(cls, mode: int) -> FloatMode:
        """From the register's bits."""
        flags = [bool(mode >> bit & 1) for bit in range(4, 10)]
        return cls(mode & 3, mode >> 2 & 3, *flags)


def to_int(x: Array, low: int, high: int, dtype: Any) -> Array:
    """Floats as integers: truncated, limited to low..high, NaN 0."""
    wide = xp.trunc(xp.where(xp.isnan(x), F64(0), x.astype(F64)))
    clipped = xp.clip(wide, float(low), float(high))
    return clipped.astype(xp.int64).astype(dtype)


def exponent_of(x: Array) -> Array:
    """frexp's exponent (value = mantissa in [0.5, 1) times 2^exponent); 0 for infinities and NaN."""
    finite = xp.isfinite(x)
    return xp.where(finite, xp.frexp(xp.where(finite, x, x.dtype.type(0)))[1], 0).astype(xp.int32)


def mantissa_of(x: Array) -> Array:
    """frexp's mantissa; infinities and NaN unchanged."""
    finite = xp.isfinite(x)
    return xp.where(finite, xp.frexp(xp.where(finite, x, x.dtype.type(0)))[0], x)


def biased_exponent(x: Array) -> Array:
    """The raw exponent field of a float32 or float64 array, as int64."""
    if x.dtype == F32:
        return (x.view(xp.uint32) >> 23 & 0xFF).astype(xp.int64)
    return (x.view(xp.uint64) >> 52 & 0x7FF).astype(xp.int64)


def class_mask(x: Array, exponent_bits: int, mantissa_bits: int) -> Array:
    """One bit per class of the raw float: sNaN, qNaN, -inf, -normal, -denormal, -0, +0, +denormal,
    +normal, +inf."""
    one = x.dtype.type(1)
    mantissa = x & ((one << mantissa_bits) - one)
    exponent = x >> mantissa_bits & ((one << exponent_bits) - one)
    negative = (x >> (mantissa_bits + exponent_bits) & one) != 0
    top = exponent == (1 << exponent_bits) - 1
    quiet = (mantissa >> (mantissa_bits - 1) & one) != 0
    low = xp.where(mantissa == 0, xp.where(negative, 5, 6), xp.where(negative, 4, 7))
    normal = xp.where(negative, 3, 8)
    special = xp.where(mantissa == 0, xp.where(negative, 2, 9), xp.where(quiet, 1, 0))
    index = xp.where(top, special, xp.where(exponent == 0, low, normal))
    return xp.uint32(1) << index.astype(xp.uint32)


def _sine(x: Array, function: Any) -> Array:
    """sin or cos of an argument in turns."""
    wide = x.astype(F64)
    return function((wide - xp.rint(wide)) * (2 * math.pi))


def _snorm(x: Array) -> Array:
    return xp.rint(xp.clip(_no_nan(x), -1.0, 1.0) * 32767.0).astype(xp.int32)


def _unorm(x: Array) -> Array:
    return xp.rint(xp.clip(_no_nan(x), 0.0, 1.0) * 65535.0).astype(xp.int32)


def _no_nan(x: Array) -> Array:
    return xp.where(xp.isnan(x), F64(0), x.astype(F64))


def select(*cases: Any) -> Array:
    """The value of the first true condition: select(condition, value, condition, value, ..., otherwise)."""
    result = cases[-1]
    for condition, value in zip(cases[-3::-2], cases[-2::-2], strict=True):
        result = xp.where(condition, value, result)
    return result


@lru_cache(maxsize=64)
def namespace(mode: int, fnuz: bool = False) -> dict[str, Any]:
    """The names of a mode; `fnuz`: the FP8 formats of gfx942 instead of the OCP ones."""
    fm = FloatMode.of(mode)
    names: dict[str, Any] = {"fnuz": fnuz}

    def finish32(wide: Array) -> Array:
        return floats.narrow(wide, F32, fm.round32)

    def add(a: Array, b: Array) -> Array:
        if a.dtype == F32 and b.dtype == F32:
            if fm.round32 == floats.NEAREST:
                return a + b
            return finish32(floats.odd_add(a.astype(F64), b.astype(F64)))
        if fm.round64 == floats.NEAREST:
            return a + b
        return floats.settle(*floats.two_sum(a, b), fm.round64)

    def mul(a: Array, b: Array) -> Array:
        if a.dtype == F32 and b.dtype == F32:
            if fm.round32 == floats.NEAREST:
                return a * b
            return finish32(a.astype(F64) * b.astype(F64))
        if fm.round64 == floats.NEAREST:
            return a * b
        return floats.fma64(a, b, xp.copysign(F64(0), a * b), fm.round64)

    def fma(a: Array, b: Array, c: Array) -> Array:
        if a.dtype == F32:
            if fm.round32 == floats.NEAREST:
                return floats.fma32(a, b, c)
            return finish32(floats.wide_fma(a, b, c))
        return floats.fma64(a, b, c, fm.round64)

    def minnum(a: Array, b: Array) -> Array:
        return floats.minimum_number(a, b, fm.ieee)

    def maxnum(a: Array, b: Array) -> Array:
        return floats.maximum_number(a, b, fm.ieee)

    def med3(a: Array, b: Array, c: Array) -> Array:
        top = maxnum(maxnum(a, b), c)
        rest = xp.where(top == a, maxnum(b, c), xp.where(top == b, maxnum(a, c), maxnum(a, b)))
        return xp.where(xp.isnan(a) | xp.isnan(b) | xp.isnan(c), minnum(minnum(a, b), c), rest)

    def to_f32(x: Array) -> Array:
        """Integers or float64 to f32 in the mode's rounding."""
        return finish32(x.astype(F64)) if x.dtype != F32 else x

    def f16_code(x: Array, rounding: int | None = None) -> Array:
        wide = x.astype(F64)
        near = floats.narrow(wide, xp.float16, fm.round64 if rounding is None else rounding)
        return near.view(xp.uint16).astype(xp.uint32)

    def scale_exponent(x: Array, n: Array) -> Array:
        """x * 2^n with one rounding."""
        n = xp.clip(n, -5000, 5000).astype(xp.int32)
        if x.dtype == F32:
            return finish32(xp.ldexp(x.astype(F64), xp.clip(n, -600, 600)))
        return xp.ldexp(x, n)

    fp8, bf8 = (
        (smallfloats.FNUZ_FP8, smallfloats.FNUZ_BF8) if fnuz else (smallfloats.OCP_FP8, smallfloats.OCP_BF8)
    )
    formats = {"fp8": fp8, "bf8": bf8, "fp6": smallfloats.FP6, "bf6": smallfloats.BF6, "fp4": smallfloats.FP4}
    for name, fmt in formats.items():
        names[f"{name}_to_f32"] = lambda x, fmt=fmt: smallfloats.widen(x, fmt)
        names[f"to_{name}"] = lambda x, random=None, fmt=fmt: smallfloats.shrink(x, fmt, random)
    for name in dir(bits):
        if not name.startswith("_"):
            names[name] = getattr(bits, name)
    for name in ("where", "abs", "sqrt", "floor", "ceil", "trunc", "rint", "isnan", "isinf", "signbit"):
        names[name] = getattr(xp, name)
    for name in ("copysign", "exp2", "log2", "minimum", "maximum", "zeros_like", "isfinite"):
        names[name] = getattr(xp, name)
    names |= {
        "F32": F32, "F64": F64, "inf": math.inf, "nan": math.nan, "pi": math.pi,
        "f32": lambda x: xp.asarray(x).astype(F32), "f64": lambda x: xp.asarray(x).astype(F64),
        "add": add, "mul": mul, "fma": fma, "sub": lambda a, b: add(a, -b), "odd_fma": floats.wide_fma,
        "minnum": minnum, "maxnum": maxnum, "med3": med3, "to_f32": to_f32, "f16_code": f16_code,
        "fminimum": floats.minimum, "fmaximum": floats.maximum, "ldexp": scale_exponent, "to_int": to_int,
        "exponent_of": exponent_of, "mantissa_of": mantissa_of, "biased_exponent": biased_exponent,
        "class_mask": class_mask, "sin_turns": lambda x: _sine(x, xp.sin), "cos_turns": lambda x:
        _sine(x, xp.cos),
        "snorm": _snorm, "unorm": _unorm, "select": select, "quieted": floats.quieted, "flush": floats.flush,
        "bf16_to_f32": smallfloats.bf16_to_f32, "f32_to_bf16": smallfloats.f32_to_bf16,
        "f32_to_f16_stochastic": smallfloats.f32_to_f16_stochastic, "fm": fm,
        "f16_to_f32": lambda x: x.astype(xp.uint16).view(xp.float16).astype(F32),
        "f16_to_f64": lambda x: x.astype(xp.uint16).view(xp.float16).astype(F64),
        "bits32": lambda x: x.view(xp.uint32), "bits64": lambda x: x.view(xp.uint64),
        "as_f32": lambda x: x.view(F32), "as_f64": lambda x: x.view(F64),
    }  # fmt: skip
    from . import division  # here, because division uses the functions above

    for name in (
        "cube",
        "dot",
        "dot_bytes",
        "lerp_bytes",
        "pack_quads",
        "unpack_quads",
        "trig_preop",
    ):
        names[name] = getattr(division, name)
    names["carry64"] = division.carry64
    names["div_fixup"] = lambda a, b, c, half=False: division.div_fixup(a, b, c, fm, half)
    names["div_scale"] = lambda a, b, c: division.div_scale(a, b, c, fm)
    names["div_fmas"] = lambda a, b, c, scaled: division.div_fmas(a, b, c, scaled, fma)
    names["differ"] = lambda a, b: xp.where(a > b, a - b, b - a)
    return names
