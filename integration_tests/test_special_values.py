"""Do operations treat infinities, NaN, signed zeros, subnormals and the ends of integer ranges as IEEE
arithmetic and numpy do?
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tg_tensor import Tensor

SPECIAL = np.array(
    [
        0.0,
        -0.0,
        1.0,
        -1.0,
        np.inf,
        -np.inf,
        np.nan,
        1e-40,
        -1e-40,
        3.4e38,
        1e-38,
        0.5,
        -2.5,
        1e10,
        88.8,
        -104.0,
    ],
    np.float32,
)

UNARY: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "neg": (lambda t: -t, lambda a: -a),
    "abs": (lambda t: t.abs(), np.abs),
    "reciprocal": (lambda t: t.reciprocal(), lambda a: 1 / a),
    "sqrt": (lambda t: t.sqrt(), np.sqrt),
    "exp": (lambda t: t.exp(), np.exp),
    "exp2": (lambda t: t.exp2(), np.exp2),
    "log": (lambda t: t.log(), np.log),
    "log2": (lambda t: t.log2(), np.log2),
    "sin": (lambda t: t.sin(), np.sin),
    "tanh": (lambda t: t.tanh(), np.tanh),
    "trunc": (lambda t: t.trunc(), np.trunc),
    "floor": (lambda t: t.floor(), np.floor),
    "ceil": (lambda t: t.ceil(), np.ceil),
    "relu": (lambda t: t.relu(), lambda a: np.where(np.isnan(a), a, np.where(a > 0, a, 0))),
    "isnan": (lambda t: t.isnan(), np.isnan),
    "isinf": (lambda t: t.isinf(), np.isinf),
    "isfinite": (lambda t: t.isfinite(), np.isfinite),
    "sign": (
        lambda t: t.sign(),
        lambda a: np.where(np.isnan(a), np.float32(0), np.sign(a)),
    ),  # of NaN: as torch
    "bool": (lambda t: t.bool(), lambda a: a != 0),
    "float64": (lambda t: t.double(), lambda a: a.astype(np.float64)),
    "float16": (lambda t: t.half(), lambda a: a.astype(np.float16)),
    "sigmoid": (lambda t: t.sigmoid(), lambda a: 1 / (1 + np.exp(-a))),
}
BINARY: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Any, Any], Any]]] = {
    "add": (lambda x, y: x + y, np.add),
    "sub": (lambda x, y: x - y, np.subtract),
    "mul": (lambda x, y: x * y, np.multiply),
    "div": (lambda x, y: x / y, np.divide),
    "lt": (lambda x, y: x < y, np.less),
    "le": (lambda x, y: x <= y, np.less_equal),
    "eq": (lambda x, y: x == y, np.equal),
    "ne": (lambda x, y: x != y, np.not_equal),
    "ge": (lambda x, y: x >= y, np.greater_equal),
}


def same(got: Any, want: Any) -> None:
    want = np.asarray(want)
    assert got.dtype == want.dtype
    if want.dtype.kind != "f":
        np.testing.assert_array_equal(got, want)
        return
    small = (
        np.abs(want.astype(np.float64)) < np.finfo(np.float32).tiny * 4
    )  # subnormal results may be flushed or rounded
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    np.testing.assert_allclose(np.where(small, 0, got), np.where(small, 0, want), rtol=4e-6)
    assert np.all(np.abs(got[small].astype(np.float64)) < 1e-37)
    zero = want == 0
    np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(want[zero]), err_msg="sign of zero")


@pytest.mark.parametrize("name", UNARY)
def test_unary_operation_on_special_values(name: str) -> None:
    tensor, reference = UNARY[name]
    with np.errstate(all="ignore"):
        want = reference(SPECIAL)
    same(tensor(Tensor(SPECIAL)).numpy(), want)


@pytest.mark.parametrize("name", BINARY)
def test_binary_operation_on_all_pairs_of_special_values(name: str) -> None:
    tensor, reference = BINARY[name]
    with np.errstate(all="ignore"):
        want = reference(SPECIAL[:, None], SPECIAL[None, :])
    same(tensor(Tensor(SPECIAL)[:, None], Tensor(SPECIAL)[None, :]).numpy(), want)


@pytest.mark.parametrize("kind", ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"))
def test_division_and_remainder_at_the_ends_of_integer_ranges(kind: str) -> None:
    info = np.iinfo(kind)
    a = np.array([info.min, info.min + 1, info.max, info.max - 1, 0, 1, 7, 100], kind)
    b = np.array([1, 2, 3, 7, info.max, info.max - 1], kind)
    with np.errstate(all="ignore"):
        quotient, rest = a[:, None] // b, a[:, None] % b
    x, y = Tensor(a)[:, None], Tensor(b)[None, :]
    np.testing.assert_array_equal((x // y).numpy(), quotient)
    np.testing.assert_array_equal((x % y).numpy(), rest)
    for divisor in (2, 3, 8, 10, 100):
        np.testing.assert_array_equal((Tensor(a) // divisor).numpy(), a // np.array(divisor, kind))
        np.testing.assert_array_equal((Tensor(a) % divisor).numpy(), a % np.array(divisor, kind))


def test_float_to_int_casts_truncate() -> None:
    a = np.array([0.9, -0.9, 1.5, -1.5, 100.7, -100.7, 0.0, -0.0], np.float32)
    for kind in ("int8", "int16", "int32", "int64"):
        np.testing.assert_array_equal(Tensor(a).cast(kind).numpy(), a.astype(kind))


@pytest.mark.parametrize("axis", (0, 1, None))
def test_max_of_negative_and_infinite_values(axis: int | None) -> None:
    a = np.array([[-np.inf, -5.0, -3.0], [-np.inf, -np.inf, -np.inf]], np.float32)
    np.testing.assert_array_equal(Tensor(a).max(axis).numpy(), a.max(axis))
    np.testing.assert_array_equal(Tensor(-a).min(axis).numpy(), (-a).min(axis))


def test_softmax_of_large_values_does_not_overflow() -> None:
    a = np.array([[1e4, 1e4, 0.0], [-1e4, -1e4, -1e4]], np.float32)
    np.testing.assert_allclose(Tensor(a).softmax().numpy(), [[0.5, 0.5, 0], [1 / 3] * 3], rtol=1e-6)
    np.testing.assert_allclose(Tensor(a).logsumexp(1).numpy(), [1e4 + np.log(2), -1e4 + np.log(3)], rtol=1e-6)
