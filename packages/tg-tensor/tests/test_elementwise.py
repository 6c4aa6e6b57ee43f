"""Elementwise methods against PyTorch, at ordinary and special values, in three float widths and in ints."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor, dtypes

torch = pytest.importorskip("torch")
F = torch.nn.functional

SPECIAL = [0.0, -0.0, 1, -1, 0.5, -0.5, 2.5, 1.5, -1.5, -2.5, 20, -20, 88, -88, 100, -100, 1e-4, -1e-4, 1e-6]
SPECIAL += [np.inf, -np.inf, np.nan, 0.46, 0.47, -0.47, 3.9, 4.1, -7, 300, -300]
VALUES = np.concatenate([np.random.default_rng(0).normal(size=200) * 3, SPECIAL])
TOLERANCE = {
    np.float64: {"rtol": 3e-13, "atol": 1e-14},
    np.float32: {"rtol": 8e-6, "atol": 2e-6},
    np.float16: {"rtol": 1.5e-3, "atol": 1e-3},
}
LOOSE = {"tan": {np.float64: (1e-11, 1e-11), np.float32: (1e-5, 5e-5), np.float16: (1e-2, 1e-2)}}

FUNCTIONS = (
    "exp exp2 log log2 log10 sqrt rsqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf abs "
    "sign trunc floor ceil round neg reciprocal square sigmoid isnan isfinite isinf logical_not"
).split()
ACTIVATIONS = (
    "relu relu6 silu mish softplus softsign logsigmoid elu celu hardswish hardsigmoid leaky_relu hardtanh "
    "selu"
).split()


def check(got, want, rtol=2e-6, atol=1e-6):
    want = want.numpy() if isinstance(want, torch.Tensor) else np.asarray(want)
    assert got.shape == want.shape
    if got.dtype != bool and want.dtype != bool:
        got, want = got.astype(np.float64), want.astype(np.float64)
    np.testing.assert_allclose(got, want, rtol=rtol, atol=atol)


@pytest.mark.parametrize("dtype", list(TOLERANCE))
@pytest.mark.parametrize("name", FUNCTIONS + ACTIVATIONS)
def test_function_equals_torch(graph_numpy, name, dtype):
    x = VALUES.astype(dtype)
    reference = getattr(F, name) if name in ACTIVATIONS else getattr(torch, name)
    got = graph_numpy(getattr(Tensor(x), name)())
    rtol, atol = LOOSE.get(name, {}).get(dtype, tuple(TOLERANCE[dtype].values()))
    if name == "selu":
        rtol, atol = max(rtol, 1e-5), max(atol, 1e-5)  # the reference's default constants have six digits
    check(got, reference(torch.tensor(x)), rtol, atol)


@pytest.mark.parametrize("approximate", ["tanh", "none"])
def test_gelu_is_finite_and_right_at_extremes(graph_numpy, approximate):
    x = np.concatenate([VALUES, np.linspace(300, 400, 9), np.linspace(-400, -300, 9)]).astype(np.float32)
    check(
        graph_numpy(Tensor(x).gelu(approximate=approximate)),
        F.gelu(torch.tensor(x), approximate=approximate),
        1e-5,
        2e-6,
    )


A = np.random.default_rng(1).normal(size=(5, 1, 7)).astype(np.float32) * 5
B = np.random.default_rng(2).normal(size=(3, 1)).astype(np.float32) * 2
EDGE = np.array([0.0, -0.0, 1, -1, 2.5, -2.5, np.inf, -np.inf, np.nan, 7.3, -7.3, 1e10], np.float32)
EDGES = tuple(np.ascontiguousarray(v) for v in np.meshgrid(EDGE, EDGE))
BINARY = {
    "add": torch.add,
    "sub": torch.sub,
    "mul": torch.mul,
    "div": torch.div,
    "mod": torch.remainder,
    "fmod": torch.fmod,
    "maximum": torch.maximum,
    "minimum": torch.minimum,
    "eq": torch.eq,
    "ne": torch.ne,
    "logaddexp": torch.logaddexp,
    "copysign": torch.copysign,
    "__floordiv__": torch.floor_divide,
    "__lt__": torch.lt,
    "__le__": torch.le,
    "__gt__": torch.gt,
    "__ge__": torch.ge,
}


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize("operands", [(A, B), EDGES], ids=["broadcast", "edges"])
def test_binary_equals_torch(graph_numpy, name, operands):
    a, b = operands
    got = graph_numpy(getattr(Tensor(a), name)(Tensor(b)))
    check(got, BINARY[name](torch.tensor(a), torch.tensor(b)), 5e-6)


@pytest.mark.parametrize("mode", ["trunc", "floor"])
def test_rounded_division(graph_numpy, mode):
    for a, b in ((A, B), ([-4, 7, 5, 4, -7, 8], [2, -3, 8, -2, 3, 5])):
        got = graph_numpy(Tensor(a).div(Tensor(b), rounding_mode=mode))
        check(got, torch.div(torch.tensor(a), torch.tensor(b), rounding_mode=mode))


def test_division_of_the_largest_uint64_is_exact(graph_numpy):
    assert graph_numpy(Tensor([2**64 - 1], dtype="uint64").div(1, rounding_mode="trunc"))[0] == 2**64 - 1


I32 = np.random.default_rng(3).integers(-20, 20, size=(6, 7)).astype(np.int32)
J32 = np.random.default_rng(4).choice([-5, -3, -1, 1, 2, 4], size=(6, 7)).astype(np.int32)


@pytest.mark.parametrize(
    "name", "add sub mul div mod fmod minimum maximum __floordiv__ eq __lt__ __le__".split()
)
def test_integer_binary_equals_torch(graph_numpy, name):
    check(
        graph_numpy(getattr(Tensor(I32), name)(Tensor(J32))),
        BINARY[name](torch.tensor(I32), torch.tensor(J32)),
    )


@pytest.mark.parametrize("name", ["bitwise_and", "bitwise_or", "bitwise_xor"])
def test_bits_equal_torch(graph_numpy, name):
    check(
        graph_numpy(getattr(Tensor(I32), name)(Tensor(J32))),
        getattr(torch, name)(torch.tensor(I32), torch.tensor(J32)),
    )


def test_shifts_and_inversion(graph_numpy):
    check(graph_numpy(Tensor(I32) << 2), I32 << 2)
    check(graph_numpy(Tensor(I32) >> 1), I32 >> 1)
    check(graph_numpy(~Tensor(I32)), ~I32)


@pytest.mark.parametrize("power", [0, 1, 2, 3, -1, -2, 0.5, -0.5, 2.5, 7, 11])
def test_constant_power(graph_numpy, power):
    check(graph_numpy(Tensor(A) ** power), torch.tensor(A) ** power, 2e-5)


def test_powers_of_tensors(graph_numpy):
    base, exponent = torch.tensor(np.abs(A)), torch.tensor(B)
    check(graph_numpy(Tensor(np.abs(A)) ** Tensor(B)), base**exponent, 1e-5)
    check(graph_numpy(2 ** Tensor(A)), 2 ** torch.tensor(A), 1e-5)
    check(graph_numpy(Tensor(I32) ** Tensor(np.abs(J32))), torch.tensor(I32) ** torch.tensor(np.abs(J32)))
    check(graph_numpy(Tensor(I32) ** 3), torch.tensor(I32) ** 3)


def test_numbers_on_the_left(graph_numpy):
    positive = np.maximum(I32, 1)
    check(graph_numpy(100 % Tensor(positive)), 100 % positive)
    check(graph_numpy(100.5 % Tensor(A)), 100.5 % torch.tensor(A), 1e-5, 1e-4)
    check(graph_numpy((Tensor(A) > 0).where(-1e9, Tensor(A))), np.where(A > 0, -1e9, A))


@pytest.mark.parametrize(
    ("expression", "dtype"),
    [
        (lambda: Tensor([1], dtype="int8") + 1, dtypes.int8),
        (lambda: Tensor([1], dtype="int8") + 2.5, dtypes.float32),
        (lambda: Tensor([True]) + 1, dtypes.int32),
        (lambda: Tensor([1.0], dtype="float16") * 2.5, dtypes.float16),
        (lambda: Tensor([1], dtype="uint8") + Tensor([1], dtype="int8"), dtypes.int16),
        (lambda: Tensor([1.0], dtype="float16") + Tensor([1.0], dtype="bfloat16"), dtypes.float32),
        (lambda: Tensor([1]) / Tensor([2]), dtypes.float32),
        (lambda: Tensor([1], dtype="int64") + Tensor([1.0], dtype="float16"), dtypes.float16),
        (lambda: Tensor([1]).exp(), dtypes.float32),
        (lambda: Tensor([1]) < 2.5, dtypes.bool),
    ],
)
def test_promotion(expression, dtype):
    assert expression().dtype is dtype


def test_comparison_with_numbers_outside_the_dtype(graph_numpy):
    x = Tensor([1, 200], dtype="uint8")
    assert graph_numpy(x < 300).all() and graph_numpy(x > -1).all() and not graph_numpy(x == 257).any()


def test_clamp_keeps_nan_and_applies_both_limits(graph_numpy):
    x = np.array([-5, 0.5, 9, np.nan], np.float32)
    check(graph_numpy(Tensor(x).clamp(-1, 2)), torch.tensor(x).clamp(-1, 2))
    check(graph_numpy(Tensor(x).clamp(max_=1)), torch.tensor(x).clamp(max=1))


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("uint8", "int32"),
        ("int32", "int16"),
        ("float32", "float64"),
        ("float64", "uint8"),
        ("int32", "float32"),
    ],
)
def test_bitcast_equals_numpys_view(graph_numpy, source, target):
    x = np.arange(48, dtype=np.uint8).reshape(2, 24).view(source)
    got = graph_numpy(Tensor(x).bitcast(target))
    np.testing.assert_array_equal(got.view(np.uint8), x.view(target).view(np.uint8))


def test_isclose_and_allclose(graph_numpy):
    a = np.array([1.0, 1.0, np.inf, np.nan, -np.inf], np.float32)
    b = np.array([1.0, 1.1, np.inf, np.nan, np.inf], np.float32)
    for equal_nan in (False, True):
        check(
            graph_numpy(Tensor(a).isclose(Tensor(b), equal_nan=equal_nan)),
            np.isclose(a, b, equal_nan=equal_nan),
        )
    assert graph_numpy(Tensor(a[:1]).allclose(Tensor(b[:1]))).item() is True


def test_lerp_and_masked_fill(graph_numpy):
    a, b = torch.broadcast_tensors(torch.tensor(A), torch.tensor(B))
    check(graph_numpy(Tensor(A).lerp(Tensor(B), 0.3)), torch.lerp(a, b, 0.3))
    check(
        graph_numpy(Tensor(A).masked_fill(Tensor(A) > 0, 5)),
        torch.tensor(A).masked_fill(torch.tensor(A) > 0, 5),
    )


@pytest.mark.parametrize("name", ["exp", "tanh", "erf", "sigmoid", "log1p_check", "atan", "sinh"])
def test_functions_are_smooth_where_branches_meet(graph_numpy, name):
    """Neighbouring floats around every branch point give neighbouring values."""
    points = np.array([0.25, 0.46875, 0.5, 0.66, 1.0, 2.414213562373095, 6.0, 20.0])
    x = np.concatenate([p + np.linspace(-1e-6, 1e-6, 21) for p in (*points, *-points)])
    import math

    reference = {
        "log1p_check": lambda v: math.log1p(math.exp(-abs(v))) + max(v, 0),
        "sigmoid": lambda v: 1 / (1 + math.exp(-v)),
    }
    f = reference.get(name) or getattr(math, name)
    tensor = Tensor(x)
    got = tensor.softplus() if name == "log1p_check" else getattr(tensor, name)()
    np.testing.assert_allclose(graph_numpy(got), [f(v) for v in x], rtol=2e-14)
