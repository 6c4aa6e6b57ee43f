"""Reductions, running reductions and sorting against numpy and PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor, dtypes

torch = pytest.importorskip("torch")
x = np.random.default_rng(0).normal(size=(4, 5, 6)).astype(np.float32)
t = torch.tensor(x)
AXES = [None, 0, 1, -1, (0, 2), (1,)]


@pytest.mark.parametrize("keepdim", [False, True])
@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", ["sum", "mean", "max", "min", "prod", "any", "all"])
def test_reduction_equals_numpy(graph_numpy, name, axis, keepdim):
    want = getattr(np, name)(
        x.astype(np.float64) if name in ("sum", "mean", "prod") else x, axis=axis, keepdims=keepdim
    )
    np.testing.assert_allclose(
        graph_numpy(getattr(Tensor(x), name)(axis, keepdim)), want, rtol=1e-5, atol=1e-7
    )


@pytest.mark.parametrize("correction", [0, 1, 2])
@pytest.mark.parametrize("axis", AXES)
def test_variance(graph_numpy, axis, correction):
    var, mean = Tensor(x).var_mean(axis, correction=correction)
    np.testing.assert_allclose(graph_numpy(var), np.var(x, axis=axis, ddof=correction), rtol=1e-5)
    np.testing.assert_allclose(graph_numpy(mean), np.mean(x, axis=axis), rtol=1e-5, atol=1e-6)
    std = Tensor(x).std(axis, keepdim=True, correction=correction)
    np.testing.assert_allclose(
        graph_numpy(std), np.std(x, axis=axis, ddof=correction, keepdims=True), rtol=1e-5
    )


@pytest.mark.parametrize(
    ("dtype", "result"),
    [
        ("bool", "int32"),
        ("int8", "int32"),
        ("uint8", "uint32"),
        ("int64", "int64"),
        ("float16", "float16"),
        ("bfloat16", "bfloat16"),
    ],
)
def test_sums_are_accumulated_in_32_bits_or_more(graph_numpy, dtype, result):
    total = Tensor.ones(3000, dtype=dtype).sum()
    assert total.dtype is getattr(dtypes, result)
    assert graph_numpy(total) == pytest.approx(3000, rel=4e-3)


def test_sum_with_a_dtype(graph_numpy):
    assert Tensor.ones(3, dtype="int8").sum(dtype="int8").dtype is dtypes.int8
    assert Tensor.ones(3, dtype="float16").sum(dtype="float32").dtype is dtypes.float32


def test_empty_reductions(graph_numpy):
    e = Tensor.zeros(2, 0)
    assert graph_numpy(e.sum(1)).tolist() == [0, 0] and graph_numpy(e.prod(1)).tolist() == [1, 1]
    assert np.isnan(graph_numpy(e.mean(1))).all() and graph_numpy(e.sum(0)).shape == (0,)
    for f in (e.max, e.min, e.argmax):
        with pytest.raises(RuntimeError, match="no element"):
            f(1)
    with pytest.raises(RuntimeError, match="no element"):
        Tensor([]).argmax()


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_softmax_family(graph_numpy, axis):
    for got, want in (
        (Tensor(x).softmax(axis), t.softmax(axis)),
        (Tensor(x * 100).log_softmax(axis), (t * 100).log_softmax(axis)),
        (Tensor(x).softmin(axis), (-t).softmax(axis)),
        (Tensor(x * 50).logsumexp(axis), torch.logsumexp(t * 50, axis)),
        (Tensor(x).normalize(dim=axis), torch.nn.functional.normalize(t, dim=axis)),
        (Tensor(x).normalize(3, axis), torch.nn.functional.normalize(t, 3, axis)),
    ):
        np.testing.assert_allclose(graph_numpy(got), want.numpy(), rtol=2e-5, atol=1e-6)


def test_logsumexp_of_infinities(graph_numpy):
    v = np.array([[-np.inf, -np.inf], [np.inf, 1], [-np.inf, 2]], np.float32)
    np.testing.assert_array_equal(
        graph_numpy(Tensor(v).logsumexp(1)), torch.logsumexp(torch.tensor(v), 1).numpy()
    )


def test_positions_of_extremes(graph_numpy):
    for axis in (0, 1, 2):
        np.testing.assert_array_equal(graph_numpy(Tensor(x).argmax(axis)), x.argmax(axis))
        np.testing.assert_array_equal(
            graph_numpy(Tensor(x).argmin(axis, True)), x.argmin(axis, keepdims=True)
        )
    assert graph_numpy(Tensor(x).argmax()) == x.argmax()
    assert graph_numpy(Tensor([1.0, np.nan, 5, np.nan]).argmax()) == 1
    assert graph_numpy(Tensor([3, 1, 3, 1]).argmax()) == 0 and graph_numpy(Tensor([3, 1, 3, 1]).argmin()) == 1


@pytest.mark.parametrize("n", [1, 5, 40, 150, 1100])
def test_running_reductions(graph_numpy, n):
    v = np.random.default_rng(n).normal(size=(2, n)).astype(np.float32)
    tv = torch.tensor(v)
    np.testing.assert_allclose(
        graph_numpy(Tensor(v).cumsum(1)), np.cumsum(v.astype(np.float64), 1), rtol=1e-4, atol=1e-4
    )
    np.testing.assert_allclose(
        graph_numpy(Tensor(v[:, :150]).cumprod(1)),
        np.cumprod(v[:, :150].astype(np.float64), 1),
        rtol=1e-4,
        atol=1e-30,
    )
    for got, want in zip(
        Tensor(v).cummax(1) + Tensor(v).cummin(1), (*tv.cummax(1), *tv.cummin(1)), strict=True
    ):
        np.testing.assert_array_equal(graph_numpy(got), want.numpy())
    want = torch.logcumsumexp(tv, 1).numpy()
    np.testing.assert_allclose(graph_numpy(Tensor(v).logcumsumexp(1)), want, rtol=1e-4, atol=1e-5)


def test_running_maximum_of_ints_and_ties(graph_numpy):
    v = np.random.default_rng(0).integers(0, 5, size=(50, 3)).astype(np.int32)
    for got, want in zip(Tensor(v).cummax(0), torch.tensor(v).cummax(0), strict=True):
        np.testing.assert_array_equal(graph_numpy(got), want.numpy())


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("n", [1, 7, 40, 600])
@pytest.mark.parametrize("dtype", "float32 int32 int64 float64 uint8 float16 uint32 uint64 int8 bool".split())
def test_sort_is_stable_and_equals_numpy(graph_numpy, dtype, n, descending):
    rng = np.random.default_rng(n)
    v = (
        (rng.normal(size=(2, n)) * 4).astype(dtype)
        if dtype[0] in "fi"
        else rng.integers(0, 200, (2, n)).astype(dtype)
    )
    ranks = -np.unique(v, return_inverse=True)[1].reshape(v.shape) if descending else v
    order = np.argsort(ranks, 1, kind="stable")
    values, places = Tensor(v).sort(1, descending)
    np.testing.assert_array_equal(graph_numpy(places), order)
    np.testing.assert_array_equal(graph_numpy(values), np.take_along_axis(v, order, 1))


@pytest.mark.parametrize("descending", [False, True])
def test_sort_of_special_values(graph_numpy, descending):
    v = np.array([3, np.nan, -1, np.inf, -np.inf, 0.0, -0.0, np.nan], np.float32)
    for got, want in zip(
        Tensor(v).sort(0, descending),
        torch.sort(torch.tensor(v), dim=0, descending=descending, stable=True),
        strict=True,
    ):
        np.testing.assert_array_equal(graph_numpy(got), want.numpy())


def test_topk(graph_numpy):
    for args in ((3, 1, True), (2, -1, False)):
        for got, want in zip(Tensor(x).topk(*args), t.topk(*args), strict=True):
            np.testing.assert_array_equal(graph_numpy(got), want.numpy())
