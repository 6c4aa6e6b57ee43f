"""What should every elementwise operation and reduction compute? One row per operation: the Tensor method,
numpy's answer, the dtypes it takes and the domain of its inputs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tg_uop import dtypes

FLOATS = (dtypes.float32, dtypes.float64, dtypes.float16, dtypes.bfloat16)
INTS = (*dtypes.ints,)
SIGNED = (dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64)
BOOL = (dtypes.bool,)
ALL = FLOATS + INTS + BOOL
NUMBERS = FLOATS + INTS


class Op(NamedTuple):
    """`tensor(*tensors)` must equal `reference(*arrays)`, which for floats gets float64 arrays.

    `scale` widens the tolerance for operations whose conditioning is worse than one rounding.
    """

    name: str
    domains: tuple[str, ...]
    tensor: Callable[..., Any]
    reference: Callable[..., Any]
    dtypes: tuple[Any, ...] = FLOATS
    scale: float = 1.0


def _erf(a: Any) -> Any:
    return np.vectorize(math.erf, otypes=[np.float64])(a)


def _sigmoid(a: Any) -> Any:
    return 1 / (1 + np.exp(-a))


def _gelu_tanh(a: Any) -> Any:
    return 0.5 * a * (1 + np.tanh(math.sqrt(2 / math.pi) * (a + 0.044715 * a**3)))


def _unary(name: str, domain: str, reference: Callable[..., Any], **kwargs: Any) -> Op:
    return Op(name, (domain,), lambda t: getattr(t, name)(), reference, **kwargs)


ELEMENTWISE: tuple[Op, ...] = (
    # arithmetic
    Op("add", ("any", "any"), lambda a, b: a + b, lambda a, b: a + b, NUMBERS),
    Op("add full range", ("full", "full"), lambda a, b: a + b, lambda a, b: a + b, INTS),
    Op("sub", ("any", "any"), lambda a, b: a - b, lambda a, b: a - b, NUMBERS),
    Op("mul", ("any", "any"), lambda a, b: a * b, lambda a, b: a * b, NUMBERS),
    Op("mul full range", ("full", "full"), lambda a, b: a * b, lambda a, b: a * b, INTS),
    Op("div", ("any", "nonzero"), lambda a, b: a / b, lambda a, b: a / b, FLOATS),
    Op("div ints", ("any", "nonzero"), lambda a, b: a / b, lambda a, b: a.astype(float) / b, INTS),
    Op("floordiv", ("any", "nonzero"), lambda a, b: a // b, lambda a, b: a // b, INTS),
    Op("floordiv by 3", ("full",), lambda a: a // 3, lambda a: a // 3, INTS),
    Op("mod", ("any", "nonzero"), lambda a, b: a % b, lambda a, b: a % b, INTS),
    Op("mod by 7", ("full",), lambda a: a % 7, lambda a: a % 7, INTS),
    Op("fmod", ("any", "nonzero"), lambda a, b: a.fmod(b), lambda a, b: np.fmod(a, b), SIGNED),
    Op("neg", ("any",), lambda a: -a, lambda a: -a, NUMBERS),
    Op("square", ("any",), lambda a: a.square(), lambda a: a * a, NUMBERS),
    Op("pow 3", ("any",), lambda a: a**3, lambda a: a**3, NUMBERS),
    Op("pow 0.5", ("positive",), lambda a: a**0.5, lambda a: a**0.5, FLOATS, 4),
    Op("2 ** x", ("any",), lambda a: 2**a, lambda a: 2.0**a, FLOATS, 8),
    Op("pow", ("positive", "small"), lambda a, b: a**b, lambda a, b: a**b, FLOATS, 16),
    _unary("reciprocal", "nonzero", lambda a: 1 / a),
    _unary("abs", "any", np.abs, dtypes=NUMBERS),
    _unary("sign", "any", np.sign, dtypes=NUMBERS),
    Op("maximum", ("any", "any"), lambda a, b: a.maximum(b), np.maximum, ALL),
    Op("minimum", ("any", "any"), lambda a, b: a.minimum(b), np.minimum, ALL),
    Op("clamp", ("any",), lambda a: a.clamp(-1, 2), lambda a: np.clip(a, -1, 2), FLOATS + SIGNED),
    Op(
        "lerp",
        ("any", "any", "unit"),
        lambda a, b, w: a.lerp(b, w),
        lambda a, b, w: a + (b - a) * w,
        FLOATS,
        4,
    ),
    Op("copysign", ("any", "nonzero"), lambda a, b: a.copysign(b), np.copysign, FLOATS),
    Op("where", ("any", "any"), lambda a, b: (a < b).where(a, b), np.minimum, NUMBERS),
    Op(
        "masked_fill",
        ("any", "any"),
        lambda a, b: a.masked_fill(a < b, 5),
        lambda a, b: np.where(a < b, 5, a),
        NUMBERS,
    ),
    # rounding
    _unary("trunc", "any", np.trunc),
    _unary("floor", "any", np.floor),
    _unary("ceil", "any", np.ceil),
    _unary("round", "any", np.round),
    # comparison and logic
    Op("lt", ("any", "any"), lambda a, b: a < b, lambda a, b: a < b, ALL),
    Op("le", ("any", "any"), lambda a, b: a <= b, lambda a, b: a <= b, ALL),
    Op("gt", ("any", "any"), lambda a, b: a > b, lambda a, b: a > b, ALL),
    Op("ge", ("any", "any"), lambda a, b: a >= b, lambda a, b: a >= b, ALL),
    Op("eq", ("any", "any"), lambda a, b: a == b, lambda a, b: a == b, ALL),
    Op("ne", ("any", "any"), lambda a, b: a != b, lambda a, b: a != b, ALL),
    Op("logical_not", ("any",), lambda a: a.logical_not(), np.logical_not, ALL),
    Op("and", ("full", "full"), lambda a, b: a & b, lambda a, b: a & b, INTS + BOOL),
    Op("or", ("full", "full"), lambda a, b: a | b, lambda a, b: a | b, INTS + BOOL),
    Op("xor", ("full", "full"), lambda a, b: a ^ b, lambda a, b: a ^ b, INTS + BOOL),
    Op("invert", ("full",), lambda a: ~a, lambda a: ~a, INTS + BOOL),
    Op("lshift", ("full", "shift"), lambda a, b: a << b, lambda a, b: a << b, INTS),
    Op("rshift", ("full", "shift"), lambda a, b: a >> b, lambda a, b: a >> b, INTS),
    # powers, logarithms, trigonometry
    _unary("exp", "any", np.exp, scale=4),
    _unary("exp2", "any", np.exp2, scale=4),
    _unary("log", "positive", np.log, scale=4),
    _unary("log2", "positive", np.log2, scale=4),
    _unary("log10", "positive", np.log10, scale=4),
    Op("logaddexp", ("any", "any"), lambda a, b: a.logaddexp(b), np.logaddexp, FLOATS, 8),
    _unary("sqrt", "positive", np.sqrt),
    _unary("rsqrt", "positive", lambda a: 1 / np.sqrt(a), scale=2),
    _unary("sin", "wide", np.sin, dtypes=(dtypes.float32, dtypes.float64), scale=4),
    _unary("cos", "any", np.cos, scale=4),
    _unary("tan", "unit", np.tan, scale=8),
    _unary("asin", "unit", np.arcsin, scale=8),
    _unary("acos", "unit", np.arccos, scale=8),
    _unary("atan", "any", np.arctan, scale=8),
    _unary("sinh", "any", np.sinh, scale=8),
    _unary("cosh", "any", np.cosh, scale=8),
    _unary("tanh", "any", np.tanh, scale=4),
    _unary("asinh", "any", np.arcsinh, scale=16),
    _unary("acosh", "above one", np.arccosh, scale=32),
    _unary("atanh", "unit", np.arctanh, scale=32),
    _unary("erf", "any", _erf, scale=4),
    # activations
    _unary("relu", "any", lambda a: np.maximum(a, 0), dtypes=FLOATS + SIGNED),
    _unary("relu6", "any", lambda a: np.clip(a, 0, 6)),
    _unary("hardtanh", "any", lambda a: np.clip(a, -1, 1)),
    _unary("leaky_relu", "any", lambda a: np.where(a < 0, 0.01 * a, a)),
    _unary("sigmoid", "any", _sigmoid, scale=4),
    _unary("hardsigmoid", "any", lambda a: np.clip(a / 6 + 0.5, 0, 1), scale=2),
    _unary("logsigmoid", "any", lambda a: -np.logaddexp(0, -a), scale=8),
    _unary("softplus", "any", lambda a: np.logaddexp(0, a), scale=8),
    _unary("softsign", "any", lambda a: a / (1 + np.abs(a)), scale=2),
    _unary("silu", "any", lambda a: a * _sigmoid(a), scale=4),
    _unary("hardswish", "any", lambda a: a * np.clip(a + 3, 0, 6) / 6, scale=4),
    _unary("mish", "any", lambda a: a * np.tanh(np.logaddexp(0, a)), scale=16),
    _unary("elu", "any", lambda a: np.where(a > 0, a, np.expm1(a)), scale=4),
    _unary("celu", "any", lambda a: np.maximum(a, 0) + np.minimum(0, np.expm1(a)), scale=4),
    _unary("selu", "any", lambda a: 1.0507 * np.where(a > 0, a, 1.67326 * np.expm1(a)), scale=8),
    _unary("gelu", "any", _gelu_tanh, scale=8),
    Op(
        "gelu none",
        ("any",),
        lambda a: a.gelu("none"),
        lambda a: 0.5 * a * (1 + _erf(a / math.sqrt(2))),
        FLOATS,
        8,
    ),
    _unary("quick_gelu", "any", lambda a: a * _sigmoid(1.702 * a), scale=8),
    # casts
    Op("cast float32", ("any",), lambda a: a.float(), lambda a: a.astype(np.float64), NUMBERS + BOOL),
    Op("cast int32", ("any",), lambda a: a.int(), lambda a: np.trunc(a).astype(np.int32), FLOATS),
    Op("cast int64", ("full",), lambda a: a.cast("int64"), lambda a: a.astype(np.int64), INTS + BOOL),
    Op("cast uint8", ("full",), lambda a: a.cast("uint8"), lambda a: a.astype(np.uint8), INTS + BOOL),
    Op("cast int8", ("full",), lambda a: a.cast("int8"), lambda a: a.astype(np.int8), INTS + BOOL),
    Op("cast bool", ("any",), lambda a: a.bool(), lambda a: a != 0, NUMBERS),
    Op(
        "cast float16",
        ("any",),
        lambda a: a.half(),
        lambda a: a.astype(np.float16),
        (dtypes.float32, dtypes.float64),
    ),
    Op("isnan", ("any",), lambda a: a.isnan(), np.isnan, FLOATS),
    Op("isinf", ("any",), lambda a: a.isinf(), np.isinf, FLOATS),
)


def _var(a: Any, axis: Any, keepdims: bool) -> Any:
    return np.var(a, axis=axis, keepdims=keepdims)


def _logsumexp(a: Any, axis: Any, keepdims: bool) -> Any:
    return np.log(np.sum(np.exp(a), axis=axis, keepdims=keepdims))


class Reduction(NamedTuple):
    """`tensor(t, axis, keepdim)` against `reference(a, axis, keepdims)`; `single` allows one axis or None
    only.
    """

    name: str
    domain: str
    tensor: Callable[..., Any]
    reference: Callable[..., Any]
    dtypes: tuple[Any, ...] = FLOATS
    scale: float = 4.0
    single: bool = False


REDUCTIONS: tuple[Reduction, ...] = (
    Reduction(
        "sum", "any", lambda t, x, k: t.sum(x, k), lambda a, x, k: np.sum(a, axis=x, keepdims=k), NUMBERS
    ),
    Reduction(
        "prod", "small", lambda t, x, k: t.prod(x, k), lambda a, x, k: np.prod(a, axis=x, keepdims=k), FLOATS
    ),
    Reduction("max", "any", lambda t, x, k: t.max(x, k), lambda a, x, k: np.max(a, axis=x, keepdims=k), ALL),
    Reduction("min", "any", lambda t, x, k: t.min(x, k), lambda a, x, k: np.min(a, axis=x, keepdims=k), ALL),
    Reduction(
        "mean", "any", lambda t, x, k: t.mean(x, k), lambda a, x, k: np.mean(a, axis=x, keepdims=k), FLOATS
    ),
    Reduction("any", "any", lambda t, x, k: t.any(x, k), lambda a, x, k: np.any(a, axis=x, keepdims=k), ALL),
    Reduction("all", "any", lambda t, x, k: t.all(x, k), lambda a, x, k: np.all(a, axis=x, keepdims=k), ALL),
    Reduction("var", "any", lambda t, x, k: t.var(x, k, correction=0), _var, FLOATS, 16),
    Reduction(
        "std",
        "any",
        lambda t, x, k: (t.var(x, k, correction=0) + 1).sqrt(),
        lambda a, x, k: np.sqrt(_var(a, x, k) + 1),
        FLOATS,
        16,
    ),
    Reduction("logsumexp", "any", lambda t, x, k: t.logsumexp(x, k), _logsumexp, FLOATS, 8),
    Reduction(
        "argmax",
        "any",
        lambda t, x, k: t.argmax(x, k),
        lambda a, x, k: np.argmax(a, axis=x, keepdims=k),
        NUMBERS,
        single=True,
    ),
    Reduction(
        "argmin",
        "any",
        lambda t, x, k: t.argmin(x, k),
        lambda a, x, k: np.argmin(a, axis=x, keepdims=k),
        NUMBERS,
        single=True,
    ),
    Reduction(
        "softmax",
        "any",
        lambda t, x, k: t.softmax(x),
        lambda a, x, k: np.exp(a) / np.exp(a).sum(axis=x, keepdims=True),
        FLOATS,
        8,
        True,
    ),
    Reduction(
        "log_softmax",
        "any",
        lambda t, x, k: t.log_softmax(x),
        lambda a, x, k: a - _logsumexp(a, x, True),
        FLOATS,
        8,
        True,
    ),
    Reduction(
        "cumsum",
        "any",
        lambda t, x, k: t.cumsum(x),
        lambda a, x, k: np.cumsum(a, axis=x),
        FLOATS + INTS,
        8,
        True,
    ),
    Reduction(
        "cumprod",
        "small",
        lambda t, x, k: t.cumprod(x),
        lambda a, x, k: np.cumprod(a, axis=x),
        FLOATS,
        8,
        True,
    ),
    Reduction(
        "cummax",
        "any",
        lambda t, x, k: t.cummax(x)[0],
        lambda a, x, k: np.maximum.accumulate(a, axis=x),
        NUMBERS,
        single=True,
    ),
    Reduction(
        "sort", "any", lambda t, x, k: t.sort(x)[0], lambda a, x, k: np.sort(a, axis=x), NUMBERS, single=True
    ),
    Reduction(
        "argsort",
        "any",
        lambda t, x, k: t.argsort(x),
        lambda a, x, k: np.argsort(a, axis=x, kind="stable"),
        NUMBERS,
        single=True,
    ),
)
