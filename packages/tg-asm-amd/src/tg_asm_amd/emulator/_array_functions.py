"""The functions of the pure-Python arrays, under numpy's names; this module stands in for numpy."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from ._arrays import (
    Array,
    arange,
    array,
    asarray,
    broadcast_arrays,
    broadcast_shape,
    broadcast_to,
    copyto,
    count,
    frombuffer,
    full,
    make,
    ones,
    ones_like,
    spread,
    swapaxes,
    where,
    zeros,
    zeros_like,
)
from ._dtypes import (
    DType,
    bool_,
    dtype_of,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "arange", "array", "asarray", "broadcast_arrays", "broadcast_to", "copyto", "float16", "float32",
    "float64", "frombuffer", "full", "int8", "int16", "int32", "int64", "ones", "ones_like", "swapaxes",
    "uint8",
    "uint16", "uint32", "uint64", "where", "zeros", "zeros_like",
]  # fmt: skip


def _elementwise(function: Callable[..., Any], result: DType | None = None) -> Callable[..., Array]:
    def apply(x: Any, *others: Any) -> Array:
        first = asarray(x)
        if not others:
            target = result or (first.dtype if first.dtype.is_float or function is abs else float64)
            return make([function(value) for value in first.values()], first.shape, target)
        return first.binary(others[0], function, result)

    return apply


def _guard(function: Callable[[float], float]) -> Callable[[float], float]:
    def safe(x: float) -> float:
        try:
            return function(x)
        except OverflowError:
            return math.inf
        except ValueError:
            return math.nan

    return safe


def _keep(function: Callable[[float], Any]) -> Callable[[float], float]:
    """Rounding functions: infinities and NaN unchanged, the sign of zero kept."""
    return lambda x: math.copysign(float(function(x)), x) if math.isfinite(x) else x


def _log2(x: float) -> float:
    if x == 0:
        return -math.inf
    return math.log2(x) if x > 0 else math.nan


isnan = _elementwise(lambda x: x != x, bool_)
isinf = _elementwise(lambda x: x in (math.inf, -math.inf), bool_)
isfinite = _elementwise(lambda x: math.isfinite(x), bool_)
rint, trunc, floor, ceil = (_elementwise(_keep(f)) for f in (round, math.trunc, math.floor, math.ceil))
sqrt = _elementwise(lambda x: -0.0 if x == 0 and math.copysign(1, x) < 0 else _guard(math.sqrt)(x))
exp2 = _elementwise(_guard(lambda x: 0.0 if x < -2000 else 2.0**x))
log2 = _elementwise(_log2)
sin, cos = (_elementwise(_guard(f)) for f in (math.sin, math.cos))


def abs(x: Array) -> Array:  # noqa: A001 (numpy's name)
    """Magnitudes."""
    if x.dtype.is_float:
        mask = (1 << 8 * x.dtype.itemsize - 1) - 1
        return Array([bits & mask for bits in x.raw()], x.shape, x.dtype)
    return make([-value if value < 0 else value for value in x.values()], x.shape, x.dtype)


def signbit(x: Array) -> Array:
    """Whether the sign bit of a float is set."""
    shift = 8 * x.dtype.itemsize - 1
    return Array([bits >> shift for bits in x.raw()], x.shape, bool_)


def copysign(a: Any, b: Any) -> Array:
    """Magnitudes of a with the signs of b."""
    return asarray(a, getattr(a, "dtype", b.dtype)).binary(b, math.copysign)


def _pick(choose: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Array]:
    def apply(a: Any, b: Any) -> Array:
        if not isinstance(a, Array):
            a, b = b, a
        return a.binary(b, choose)

    return apply


minimum = _pick(lambda x, y: x if x != x or x < y or y == x else y)
maximum = _pick(lambda x, y: x if x != x or x > y or y == x else y)


def clip(x: Array, low: Any, high: Any) -> Array:
    """Limited to low..high."""
    return minimum(maximum(x, low), high)


def ldexp(x: Any, power: Any) -> Array:
    """x * 2^power with one rounding."""
    first = asarray(x, getattr(x, "dtype", float64))

    def scale(value: float, exponent: Any) -> float:
        try:
            return math.ldexp(value, int(exponent))
        except OverflowError:
            return math.copysign(math.inf, value)

    shape = broadcast_shape(first.shape, asarray(power).shape)
    exponents = spread(asarray(power).values(), asarray(power).shape, shape)
    values = spread(first.values(), first.shape, shape)
    return make([scale(v, e) for v, e in zip(values, exponents, strict=True)], shape, first.dtype)


def frexp(x: Array) -> tuple[Array, Array]:
    """Mantissa in [0.5, 1) and exponent."""
    pairs = [math.frexp(value) for value in x.values()]
    exponents = make([exponent for _, exponent in pairs], x.shape, int32)
    return make([mantissa for mantissa, _ in pairs], x.shape, x.dtype), exponents


def nextafter(x: Array, towards: Any) -> Array:
    """The next number of x's own format in a direction."""
    goal = float(towards)
    sign = 1 << 8 * x.dtype.itemsize - 1
    result = []
    for bits, value in zip(x.raw(), x.values(), strict=True):
        if value != value or value == goal:
            result.append(bits)
        elif value == 0:
            result.append(1 | (sign if goal < 0 else 0))
        else:
            result.append(bits + 1 if (goal > value) == (value > 0) else bits - 1)
    return Array(result, x.shape, x.dtype)


def stack(arrays: Sequence[Array], axis: int = 0) -> Array:
    """Arrays joined along a new axis."""
    shape = arrays[0].shape
    place = axis if axis >= 0 else len(shape) + 1 + axis
    inner = count(shape[place:])
    raws = [item.raw() for item in arrays]
    joined = [
        bits
        for start in range(0, max(count(shape), 1), max(inner, 1))
        for raw in raws
        for bits in raw[start : start + inner]
    ]
    return Array(joined, (*shape[:place], len(arrays), *shape[place:]), arrays[0].dtype)


def concatenate(arrays: Sequence[Array], axis: int = 0) -> Array:
    """Two-dimensional arrays side by side (axis 1)."""
    rows = [list(row.raw() for row in item) for item in arrays]
    joined = [bits for parts in zip(*rows, strict=True) for part in parts for bits in part]
    return Array(joined, (arrays[0].shape[0], sum(item.shape[1] for item in arrays)), arrays[0].dtype)


def take_along_axis(x: Array, index: Array, axis: int) -> Array:
    """x[i, index[i, j]] of two-dimensional arrays."""
    width = x.shape[1]
    raw, columns = x.raw(), index.shape[1]
    taken = [raw[place // columns * width + int(column)] for place, column in enumerate(index.values())]
    return Array(taken, index.shape, x.dtype)


def argmax(x: Array, axis: int) -> Array:
    """The first largest element of every row."""
    rows = [row.values() for row in x]
    return make([row.index(max(row)) for row in rows], (len(rows),), int64)


def nonzero(x: Array) -> tuple[Array, ...]:
    """The indices of elements that are not zero, one array per axis."""
    found = [
        index
        for index, bits in zip(product(*(range(size) for size in x.shape)), x.raw(), strict=True)
        if bits
    ]
    return tuple(make([index[axis] for index in found], (len(found),), int64) for axis in range(len(x.shape)))


def unique(x: Array, return_index: bool = False) -> Any:
    """Sorted distinct elements, and where each appears first."""
    first: dict[Any, int] = {}
    for index, value in enumerate(x.values()):
        first.setdefault(value, index)
    ordered = sorted(first)
    values = make(ordered, (len(ordered),), x.dtype)
    return (
        (values, make([first[value] for value in ordered], (len(ordered),), int64))
        if return_index
        else values
    )


def packbits(x: Array, axis: int, bitorder: str) -> Array:
    """Rows of booleans as bytes, lowest bit first."""
    rows = []
    for row in x:
        bits = row.raw()
        rows += [
            sum(bit << place for place, bit in enumerate(bits[i : i + 8])) for i in range(0, len(bits), 8)
        ]
    return Array(rows, (x.shape[0], x.shape[1] // 8), uint8)


def matmul(a: Array, b: Array) -> Array:
    """Products of the matrices in the last two axes."""
    rows, inner, columns = a.shape[-2], a.shape[-1], b.shape[-1]
    left, right = a.values(), b.values()
    result = []
    for batch in range(count(a.shape[:-2])):
        first, second = batch * rows * inner, batch * inner * columns
        for row in range(rows):
            line = left[first + row * inner : first + (row + 1) * inner]
            for column in range(columns):
                total: Any = 0
                for k, value in enumerate(line):
                    total += value * right[second + k * columns + column]
                result.append(total)
    return make(result, (*a.shape[:-1], columns), a.dtype)


class finfo:  # noqa: N801 (numpy's name)
    """The smallest denormal of a float type."""

    def __init__(self, dtype: Any) -> None:
        self.smallest_subnormal = 2.0**-149 if dtype_of(dtype) is float32 else 5e-324


class errstate:  # noqa: N801 (numpy's name)
    """Nothing to switch off here: operations never warn."""

    def __init__(self, **options: str) -> None:
        self.options = options

    def __enter__(self) -> None:
        return None

    def __exit__(self, *exception: Any) -> None:
        return None
