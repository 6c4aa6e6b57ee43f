"""What should elementwise operations compute? One row per operation, over dtypes, shapes, views and edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from integration_tests.conformance.core import Sample, conforms, of_dtype, wide
from integration_tests.conformance.values import (
    ALL,
    BOOL,
    FLOATS,
    INTS,
    NUMBERS,
    PAIRS,
    SHAPES,
    SIGNED,
    WIDE,
    special,
    values,
    view,
)
from tg_uop import DType, dtypes


class Row(NamedTuple):
    """`ours(*tensors)` against `want(*wide arrays)`.

    `out`: "same" dtype as the inputs, "float" (ints become the default float), or a dtype's name. `edges`
    samples the dtypes' edge values too. `floor` and `signs` as in Sample; floor None: as small as one
    rounding.
    """

    name: str
    domains: tuple[str, ...]
    ours: Callable[..., Any]
    want: Callable[..., Any]
    dtypes: tuple[DType, ...] = FLOATS
    out: str = "float"
    scale: float = 1.0
    floor: float = 1.0
    edges: bool = True
    signs: bool = False
    text: str = ""


def result_dtype(row: Row, dtype: DType) -> DType:
    if row.out == "same":
        return dtype
    if row.out == "float":
        return dtype if dtype.kind == "float" else dtypes.float32
    found: DType = getattr(dtypes, row.out)
    return found


def row_samples(row: Row, rng: Any) -> Iterator[Sample]:
    label = row.text or row.name
    for dtype in row.dtypes:
        out = result_dtype(row, dtype)

        def make(inputs: tuple[Any, ...], what: str, out: DType = out, dtype: DType = dtype) -> Sample:
            return Sample(
                f"{label} {dtype.name} {what}",
                row.ours,
                lambda *given: of_dtype(row.want(*map(wide, given)), out),
                inputs,
                scale=row.scale,
                floor=row.floor,
                signs=row.signs,
            )

        if row.edges:
            edges = special(dtype)
            if len(row.domains) == 1:
                yield make((edges,), "edges")
            else:
                first, *others = np.meshgrid(*[edges] * min(len(row.domains), 2), indexing="ij")
                rest = [values(rng, first.shape, dtype, d) for d in row.domains[2:]]
                if "shift" in row.domains:
                    others = [values(rng, first.shape, dtype, "shift")]
                yield make((first, *others, *rest), "edges")
        if len(row.domains) == 1:
            for shape in SHAPES:
                yield make((values(rng, shape, dtype, row.domains[0]),), f"{shape}")
            for kind, what in enumerate(("flipped", "transposed", "strided")):
                plain = make((values(rng, (4, 3), dtype, row.domains[0]),), f"(4, 3) {what}")
                yield plain._replace(
                    ours=lambda t, kind=kind: row.ours(view(t, kind)),
                    want=lambda a, kind=kind, plain=plain: plain.want(view(a, kind)),
                )
        else:
            for shapes in PAIRS:
                sizes = [*shapes, *[shapes[0]] * (len(row.domains) - 2)]
                yield make(
                    tuple(values(rng, s, dtype, d) for s, d in zip(sizes, row.domains, strict=True)),
                    f"{sizes}",
                )


def _register(rows: tuple[Row, ...]) -> None:
    for row in rows:
        conforms(row.name)(lambda rng, row=row: row_samples(row, rng))


def unary(name: str, want: Callable[..., Any], domain: str = "any", **kwargs: Any) -> Row:
    return Row(name, (domain,), lambda t: getattr(t, name)(), want, **kwargs)


def _vector(f: Callable[[float], float]) -> Callable[[Any], Any]:
    """A function of floats, on arrays."""

    def safe(x: float) -> float:
        try:
            return f(x)
        except (OverflowError, ValueError):
            return math.nan

    return lambda a: np.vectorize(safe, otypes=[np.float64])(a) if np.size(a) else np.asarray(a, np.float64)


def _sigmoid(a: Any) -> Any:
    return np.where(a < 0, np.exp(a) / (1 + np.exp(a)), 1 / (1 + np.exp(-a)))


def _softplus(a: Any) -> Any:
    return np.logaddexp(0, a)


def _trunc_div(a: Any, b: Any) -> Any:
    """C's quotient of ints; by zero 0."""
    if a.dtype.kind == "f":
        return np.trunc(a / b)
    safe = np.where(b == 0, b.dtype.type(1), b)
    floor = a // safe
    up = (a % safe != 0) & ((a < 0) != (safe < 0))
    return np.where(b == 0, a.dtype.type(0), floor + up.astype(a.dtype))


def _zero_if(f: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """An int operation whose result by zero is 0."""

    def run(a: Any, b: Any) -> Any:
        if a.dtype.kind == "f":
            return f(a, b)
        return np.where(b == 0, a.dtype.type(0), f(a, np.where(b == 0, b.dtype.type(1), b)))

    return run


def _int_pow(a: Any, b: Any) -> Any:
    return (
        np.vectorize(lambda x, n: _wrapped(int(x) ** int(n), a.dtype), otypes=[a.dtype])(a, b)
        if a.size
        else a
    )


def _wrapped(v: int, dtype: Any) -> Any:
    bits = dtype.itemsize * 8
    v &= (1 << bits) - 1
    return v - (1 << bits) if dtype.kind == "i" and v >> (bits - 1) else v


ARITHMETIC = (
    Row("add", ("any", "any"), lambda a, b: a.add(b), np.add, NUMBERS, "same", floor=0),
    Row("add", ("full", "full"), lambda a, b: a.add(b), np.add, INTS, "same"),
    Row("+", ("any", "any"), lambda a, b: a + b, np.add, ALL, "same", floor=0),
    Row("sub", ("any", "any"), lambda a, b: a.sub(b), np.subtract, NUMBERS, "same", floor=0),
    Row("sub", ("full", "full"), lambda a, b: a.sub(b), np.subtract, INTS, "same"),
    Row("-", ("any", "any"), lambda a, b: a - b, np.subtract, NUMBERS, "same", floor=0),
    Row("mul", ("any", "any"), lambda a, b: a.mul(b), np.multiply, ALL, "same", floor=0, signs=True),
    Row("*", ("full", "full"), lambda a, b: a * b, np.multiply, NUMBERS, "same", floor=0),
    Row("div", ("any", "nonzero"), lambda a, b: a.div(b), np.divide, FLOATS + SIGNED, floor=0, signs=True),
    Row("div", ("any", "nonzero"), lambda a, b: a.div(b, rounding_mode="trunc"), _trunc_div, INTS, "same"),
    Row(
        "div",
        ("any", "nonzero"),
        lambda a, b: a.div(b, rounding_mode="floor"),
        _zero_if(np.floor_divide),
        INTS,
        "same",
    ),
    Row("/", ("any", "nonzero"), lambda a, b: a / b, np.divide, NUMBERS, floor=0),
    Row("//", ("full", "nonzero"), lambda a, b: a // b, _zero_if(np.floor_divide), INTS, "same"),
    Row("//", ("any", "nonzero"), lambda a, b: a // b, np.floor_divide, WIDE, "same", edges=False),
    Row(
        "mod",
        ("any", "nonzero"),
        lambda a, b: a.mod(b),
        _zero_if(np.mod),
        NUMBERS,
        "same",
        scale=2,
        edges=False,
    ),
    Row("mod", ("full", "nonzero"), lambda a, b: a.mod(b), _zero_if(np.mod), INTS, "same"),
    Row("%", ("full", "nonzero"), lambda a, b: a % b, _zero_if(np.mod), INTS, "same"),
    Row("%", ("any", "nonzero"), lambda a, b: a % b, np.mod, FLOATS, "same", scale=2, edges=False),
    Row(
        "fmod",
        ("any", "nonzero"),
        lambda a, b: a.fmod(b),
        _zero_if(np.fmod),
        NUMBERS,
        "same",
        scale=2,
        edges=False,
    ),
    Row("fmod", ("full", "nonzero"), lambda a, b: a.fmod(b), _zero_if(np.fmod), INTS, "same"),
    Row("neg", ("full",), lambda a: a.neg(), np.negative, NUMBERS, "same", floor=0, signs=True),
    Row(
        "reciprocal",
        ("nonzero",),
        lambda a: a.reciprocal(),
        lambda a: 1 / a,
        FLOATS + SIGNED,
        floor=0,
        signs=True,
    ),
    Row("square", ("full",), lambda a: a.square(), lambda a: a * a, NUMBERS, "same", floor=0),
    Row("pow", ("positive", "small"), lambda a, b: a.pow(b), np.power, FLOATS, "same", 512),
    Row("pow", ("any",), lambda a: a.pow(3), lambda a: a * a * a, NUMBERS, "same", 2),
    Row("pow", ("positive",), lambda a: a.pow(0.5), lambda a: np.where(a == -np.inf, np.inf, np.sqrt(a))),
    Row("pow", ("any",), lambda a: a.pow(2, reverse=True), lambda a: 2.0**a, FLOATS, scale=16),
    Row("pow", ("any", "shift"), lambda a, b: a.pow(b), _int_pow, dtypes.uints, "same", edges=False),
    Row("**", ("positive", "small"), lambda a, b: a**b, np.power, FLOATS, "same", 512),
    Row("**", ("full",), lambda a: a**2, lambda a: a * a, NUMBERS, "same", floor=0),
    Row("maximum", ("full", "full"), lambda a, b: a.maximum(b), np.maximum, ALL, "same", floor=0),
    Row("minimum", ("full", "full"), lambda a, b: a.minimum(b), np.minimum, ALL, "same", floor=0),
    Row("clamp", ("any",), lambda a: a.clamp(-1, 2), lambda a: np.clip(a, -1, 2), FLOATS + SIGNED, "same"),
    Row("clamp", ("any",), lambda a: a.clamp(min_=1), lambda a: np.maximum(a, 1), FLOATS + SIGNED, "same"),
    Row("clamp", ("any", "any"), lambda a, b: a.clamp(max_=b), np.minimum, NUMBERS, "same"),
    Row("clip", ("any",), lambda a: a.clip(0, 3), lambda a: np.clip(a, 0, 3), NUMBERS, "same"),
    Row("clip", ("any",), lambda a: a.clip(max_=2), lambda a: np.minimum(a, 2), NUMBERS, "same"),
    Row(
        "lerp",
        ("any", "any", "unit"),
        lambda a, b, w: a.lerp(b, w),
        lambda a, b, w: a + (b - a) * w,
        FLOATS,
        "same",
        4,
        edges=False,
    ),
    Row(
        "copysign",
        ("any", "any"),
        lambda a, b: a.copysign(b),
        np.copysign,
        FLOATS,
        "same",
        floor=0,
        signs=True,
        edges=False,
    ),
    Row("copysign", ("any",), lambda a: a.copysign(-1.0), lambda a: -np.abs(a), FLOATS, signs=True),
    Row("abs", ("full",), lambda a: a.abs(), np.abs, NUMBERS, "same", floor=0, signs=True),
    Row("sign", ("full",), lambda a: a.sign(), lambda a: np.where(a == a, np.sign(a), 0), NUMBERS, "same"),
    Row(
        "usum",
        ("any", "any"),
        lambda a, b: a.usum(b, a),
        lambda a, b: a + b + a,
        NUMBERS,
        "same",
        edges=False,
        scale=2,
    ),
    Row(
        "uprod",
        ("any", "any"),
        lambda a, b: a.uprod(b, a),
        lambda a, b: a * b * a,
        NUMBERS,
        "same",
        edges=False,
        scale=2,
    ),
    Row("logaddexp", ("any", "any"), lambda a, b: a.logaddexp(b), np.logaddexp, FLOATS, "same", 8),
)
LOGIC = (
    Row("<", ("any", "any"), lambda a, b: a < b, np.less, ALL, "bool"),
    Row("<=", ("any", "any"), lambda a, b: a <= b, np.less_equal, ALL, "bool"),
    Row(">", ("any", "any"), lambda a, b: a > b, np.greater, ALL, "bool"),
    Row(">=", ("any", "any"), lambda a, b: a >= b, np.greater_equal, ALL, "bool"),
    Row("==", ("any", "any"), lambda a, b: a == b, np.equal, ALL, "bool"),
    Row("!=", ("any", "any"), lambda a, b: a != b, np.not_equal, ALL, "bool"),
    Row("eq", ("any", "any"), lambda a, b: a.eq(b), np.equal, ALL, "bool"),
    Row("ne", ("any", "any"), lambda a, b: a.ne(b), np.not_equal, ALL, "bool"),
    Row("logical_not", ("any",), lambda a: a.logical_not(), np.logical_not, ALL, "bool"),
    Row("bitwise_and", ("full", "full"), lambda a, b: a.bitwise_and(b), np.bitwise_and, INTS + BOOL, "same"),
    Row("bitwise_or", ("full", "full"), lambda a, b: a.bitwise_or(b), np.bitwise_or, INTS + BOOL, "same"),
    Row("bitwise_xor", ("full", "full"), lambda a, b: a.bitwise_xor(b), np.bitwise_xor, INTS + BOOL, "same"),
    Row("bitwise_not", ("full",), lambda a: a.bitwise_not(), np.invert, INTS + BOOL, "same"),
    Row("&", ("full", "full"), lambda a, b: a & b, np.bitwise_and, INTS + BOOL, "same"),
    Row("|", ("full", "full"), lambda a, b: a | b, np.bitwise_or, INTS + BOOL, "same"),
    Row("^", ("full", "full"), lambda a, b: a ^ b, np.bitwise_xor, INTS + BOOL, "same"),
    Row("~", ("full",), lambda a: ~a, np.invert, INTS + BOOL, "same"),
    Row("lshift", ("full", "shift"), lambda a, b: a.lshift(b), np.left_shift, INTS, "same"),
    Row("rshift", ("full", "shift"), lambda a, b: a.rshift(b), np.right_shift, INTS, "same"),
    Row("<<", ("full", "shift"), lambda a, b: a << b, np.left_shift, INTS, "same"),
    Row(">>", ("full", "shift"), lambda a, b: a >> b, np.right_shift, INTS, "same"),
    unary("isnan", np.isnan, out="bool", dtypes=ALL),
    unary("isinf", np.isinf, out="bool", dtypes=FLOATS),
    Row("isinf", ("any",), lambda a: a.isinf(detect_negative=False), np.isposinf, FLOATS, "bool"),
    unary("isfinite", np.isfinite, out="bool", dtypes=ALL),
    Row("isclose", ("any", "any"), lambda a, b: a.isclose(b), np.isclose, WIDE, "bool"),
    Row(
        "isclose",
        ("any",),
        lambda a: a.isclose(a + 1e-3, 0, 2e-3),
        lambda a: np.isclose(a, a + 1e-3, 0, 2e-3),
        WIDE,
        "bool",
        edges=False,
    ),
    Row(
        "isclose",
        ("any", "any"),
        lambda a, b: a.isclose(b, equal_nan=True),
        lambda a, b: np.isclose(a, b, equal_nan=True),
        WIDE,
        "bool",
    ),
    Row(
        "where",
        ("any", "any"),
        lambda a, b: (a < b).where(a, b),
        lambda a, b: np.where(a < b, a, b),
        ALL,
        "same",
    ),
    Row("where", ("any",), lambda a: a.where(1, a), lambda a: np.where(a != 0, 1, a), NUMBERS, "same"),
    Row(
        "masked_fill",
        ("any", "any"),
        lambda a, b: a.masked_fill(a < b, 5),
        lambda a, b: np.where(a < b, 5, np.broadcast_to(a, np.broadcast_shapes(a.shape, b.shape))),
        NUMBERS,
        "same",
    ),
)
ROUNDING = tuple(
    unary(n, f, "wide", dtypes=FLOATS + SIGNED, out="same", floor=0)
    for n, f in (("trunc", np.trunc), ("floor", np.floor), ("ceil", np.ceil), ("round", np.round))
)
FUNCTIONS = (
    unary("exp", np.exp, scale=4),
    unary("exp2", np.exp2, scale=4),
    unary("log", np.log, "positive", scale=4),
    unary("log2", np.log2, "positive", scale=4),
    unary("log10", np.log10, "positive", scale=4),
    unary("sqrt", np.sqrt, "positive", floor=0, signs=True),
    unary("rsqrt", lambda a: 1 / np.sqrt(a), "positive", scale=2, floor=0),
    unary("sin", np.sin, "wide", scale=4),
    unary("cos", np.cos, "wide", scale=4),
    unary("tan", np.tan, "unit", scale=8, edges=False),
    unary("asin", np.arcsin, "unit", scale=8),
    unary("acos", np.arccos, "unit", scale=8),
    unary("atan", np.arctan, scale=8),
    unary("sinh", np.sinh, scale=8),
    unary("cosh", np.cosh, scale=8),
    unary("tanh", np.tanh, scale=4),
    unary("asinh", np.arcsinh, scale=16),
    unary("acosh", np.arccosh, "above one", scale=32),
    unary("atanh", np.arctanh, "unit", scale=32),
    unary("erf", _vector(math.erf), scale=4),
)
ACTIVATIONS = (
    unary(
        "relu",
        lambda a: np.where(a > 0, a, a * 0 if a.dtype.kind != "f" else np.where(a == a, 0, a)),
        dtypes=FLOATS + SIGNED,
        out="same",
    ),
    unary("relu6", lambda a: np.clip(a, 0, 6), out="same"),
    unary("hardtanh", lambda a: np.clip(a, -1, 1), out="same"),
    Row("hardtanh", ("any",), lambda t: t.hardtanh(-2, 0.5), lambda a: np.clip(a, -2, 0.5)),
    unary("leaky_relu", lambda a: np.where(a < 0, 0.01 * a, a)),
    Row("leaky_relu", ("any",), lambda t: t.leaky_relu(0.3), lambda a: np.where(a < 0, 0.3 * a, a)),
    unary("sigmoid", _sigmoid, scale=4),
    unary("hardsigmoid", lambda a: np.clip(a / 6 + 0.5, 0, 1), scale=2),
    unary("logsigmoid", lambda a: -_softplus(-a), scale=8),
    unary("softplus", _softplus, scale=8),
    Row(
        "softplus", ("any",), lambda t: t.softplus(2.0), lambda a: _softplus(2 * a) / 2, scale=8, edges=False
    ),
    unary("softsign", lambda a: a / (1 + np.abs(a)), scale=2, edges=False),
    unary("silu", lambda a: a * _sigmoid(a), scale=4, edges=False),
    unary("swish", lambda a: a * _sigmoid(a), scale=4, edges=False),
    unary("hardswish", lambda a: a * np.clip(a + 3, 0, 6) / 6, scale=4, edges=False),
    unary("mish", lambda a: a * np.tanh(_softplus(a)), scale=16, edges=False),
    unary("elu", lambda a: np.where(a > 0, a, np.expm1(a)), scale=4),
    Row("elu", ("any",), lambda t: t.elu(0.5), lambda a: np.where(a > 0, a, 0.5 * np.expm1(a)), scale=4),
    unary("celu", lambda a: np.where(a > 0, a, np.expm1(a)), scale=4),
    Row("celu", ("any",), lambda t: t.celu(2.0), lambda a: np.where(a > 0, a, 2 * np.expm1(a / 2)), scale=4),
    unary("selu", lambda a: 1.0507 * np.where(a > 0, a, 1.67326 * np.expm1(a)), scale=8, edges=False),
    unary(
        "gelu",
        lambda a: 0.5 * a * (1 + np.tanh(math.sqrt(2 / math.pi) * (a + 0.044715 * a**3))),
        scale=8,
        edges=False,
    ),
    Row(
        "gelu",
        ("any",),
        lambda t: t.gelu("none"),
        lambda a: 0.5 * a * (1 + _vector(math.erf)(a / 2**0.5)),
        scale=8,
        edges=False,
    ),
    unary("quick_gelu", lambda a: a * _sigmoid(1.702 * a), scale=8, edges=False),
)
_register(ARITHMETIC)
_register(LOGIC)
_register(ROUNDING)
_register(FUNCTIONS)
_register(ACTIVATIONS)
