"""Do movement, indexing, matrix, convolution, pooling, sorting and scatter operations give numpy's and
torch's numbers, on the CPU and from the interpreter?
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from integration_tests.support import assert_same, interpreted, numpy_of
from integration_tests.views import make_input, shapes, views
from tg_tensor import Tensor
from tg_uop import dtypes

RELAXED = settings(
    max_examples=15, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def check(result: Any, want: Any, scale: float = 8.0) -> None:
    assert_same(
        interpreted(result)[0],
        want,
        result.dtype if result.dtype.kind == "float" else None,
        scale,
        "interpreter",
    )
    assert_same(numpy_of(result), want, result.dtype if result.dtype.kind == "float" else None, scale, "CPU")


def floats(*shape: int, seed: int = 0) -> Any:
    return np.random.default_rng(seed).uniform(-2, 2, shape).astype(np.float32)


# *** movement ***

MOVES: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "roll": (lambda t: t.roll((1, -2), (0, 1)), lambda a: np.roll(a, (1, -2), (0, 1))),
    "repeat": (lambda t: t.repeat(2, 3), lambda a: np.tile(a, (2, 3))),
    "repeat_interleave": (lambda t: t.repeat_interleave(3, 1), lambda a: np.repeat(a, 3, 1)),
    "cat": (lambda t: t.cat(t[::-1], dim=1), lambda a: np.concatenate((a, a[::-1]), 1)),
    "stack": (lambda t: t.stack(t + 1, dim=1), lambda a: np.stack((a, a + 1), 1)),
    "split": (lambda t: t.split(2, 0)[1], lambda a: a[2:4]),
    "chunk": (lambda t: t.chunk(3, 1)[2], lambda a: np.split(a, [2, 4], 1)[2]),
    "triu": (lambda t: t.triu(1), lambda a: np.triu(a, 1)),
    "tril": (lambda t: t.tril(-1), lambda a: np.tril(a, -1)),
    "diagonal": (lambda t: t.diagonal(1), lambda a: np.diagonal(a, 1)),
    "flatten": (lambda t: t.T.flatten(), lambda a: a.T.reshape(-1)),
    "pad reflect": (
        lambda t: t.reshape(1, 5, 6).pad((2, 1), mode="reflect"),
        lambda a: np.pad(a[None], ((0, 0), (0, 0), (2, 1)), "reflect"),
    ),
    "pad replicate": (
        lambda t: t.reshape(1, 5, 6).pad((2, 1), mode="replicate"),
        lambda a: np.pad(a[None], ((0, 0), (0, 0), (2, 1)), "edge"),
    ),
    "pad circular": (
        lambda t: t.reshape(1, 5, 6).pad((2, 1), mode="circular"),
        lambda a: np.pad(a[None], ((0, 0), (0, 0), (2, 1)), "wrap"),
    ),
    "pad value": (
        lambda t: t.pad(((1, 2), (0, 3)), value=7.5),
        lambda a: np.pad(a, ((1, 2), (0, 3)), constant_values=7.5),
    ),
    "unfold": (
        lambda t: t.unfold(1, 3, 2),
        lambda a: np.lib.stride_tricks.sliding_window_view(a, 3, 1)[:, ::2],
    ),
    "outer by expand": (lambda t: t[:, :1] * t[:1, :], lambda a: a[:, :1] * a[:1, :]),
    "sum of pad": (lambda t: t.pad(((1, 1), (2, 0))).sum(1), lambda a: np.pad(a, ((1, 1), (2, 0))).sum(1)),
    "max of shifted windows": (
        lambda t: (t[:, 1:] - t[:, :-1]).max(0),
        lambda a: (a[:, 1:] - a[:, :-1]).max(0),
    ),
    "normalised rows": (
        lambda t: (t - t.mean(1, True)) / (t * t).sum(1, True),
        lambda a: (a - a.mean(1, keepdims=True)) / (a * a).sum(1, keepdims=True),
    ),
    "softmax twice": (
        lambda t: t.softmax(1).softmax(0),
        lambda a: (lambda s: np.exp(s) / np.exp(s).sum(0))(np.exp(a) / np.exp(a).sum(1, keepdims=True)),
    ),
    "row minus column sums": (
        lambda t: t.sum(0, True) - t.sum(1, True),
        lambda a: a.sum(0, keepdims=True) - a.sum(1, keepdims=True),
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_movement_gives_numpys_values(name: str) -> None:
    tensor, reference = MOVES[name]
    a = floats(5, 6)
    check(tensor(Tensor(a)), reference(a))


@RELAXED
@given(st.data())
def test_basic_index_of_a_view(data: st.DataObject) -> None:
    shape = data.draw(shapes(min_dims=1))
    t, a = make_input(
        data.draw(views(shape)),
        data.draw(st.sampled_from((dtypes.float32, dtypes.int16, dtypes.bool))),
        "any",
        0,
    )
    index: list[Any] = []
    for n in shape:
        begin, end = data.draw(st.integers(-n - 1, n + 1)), data.draw(st.integers(-n - 1, n + 1))
        step = data.draw(st.sampled_from((1, 2, 3, -1, -2)))
        index.append(
            data.draw(
                st.sampled_from((slice(begin, end, step), slice(begin, None, step), begin % n, slice(None)))
            )
        )
        if data.draw(st.integers(0, 3)) == 0:
            index.append(None)
    want = a[tuple(index)]
    got = t[tuple(index)]
    assert got.shape == want.shape
    if want.size:
        check(got + 0 if got.dtype.kind != "bool" else got, want)


@RELAXED
@given(st.data())
def test_index_by_tensors(data: st.DataObject) -> None:
    shape = data.draw(shapes(min_dims=2))
    t, a = make_input(data.draw(views(shape)), dtypes.float32, "any", 0)
    places = data.draw(shapes(max_dims=2, max_side=4))
    rng = np.random.default_rng(data.draw(st.integers(0, 99)))
    index: list[Any] = []
    arrays: list[Any] = []
    for n in shape:
        if data.draw(st.booleans()):
            chosen = rng.integers(-n, n, places)
            index.append(Tensor(chosen))
            arrays.append(chosen)
        else:
            index.append(slice(None))
            arrays.append(slice(None))
    check(t[tuple(index)], a[tuple(arrays)])


def test_loads_of_indices_stay_in_bounds_under_outer_gates() -> None:
    """The rows taken are summed over windows with padding: what the padding skips must not load an index
    either.
    """
    a = floats(5, 6)
    chosen = [3, 0, -1]
    check(Tensor(a)[Tensor(chosen)].cumsum(0), a[chosen].cumsum(0))
    check(Tensor(a)[Tensor(chosen)].pad(((2, 1), (0, 0))), np.pad(a[chosen], ((2, 1), (0, 0))))


# *** matrices ***


@RELAXED
@given(st.data())
def test_matmul_of_views(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from((dtypes.float32, dtypes.float64, dtypes.float16, dtypes.int32)))
    m, k, n = (data.draw(st.sampled_from((1, 2, 3, 5, 8, 9))) for _ in range(3))
    batch = data.draw(st.sampled_from(((), (2,), (3,))))
    x, a = make_input(data.draw(views((*batch, m, k))), dtype, "any", 1)
    y, b = make_input(data.draw(views((k, n))), dtype, "any", 2)
    wide = (a.astype(np.float64) @ b.astype(np.float64)).astype(a.dtype)
    check(x @ y, wide, 16)


@pytest.mark.parametrize(
    "shape", ((64, 64, 64), (65, 33, 17), (1, 128, 70), (70, 128, 1), (127, 31, 63), (16, 300, 48))
)
def test_matmul_of_optimised_sizes(shape: tuple[int, int, int]) -> None:
    m, k, n = shape
    a, b, c = floats(m, k), floats(k, n, seed=1), floats(n, seed=2)
    got = (Tensor(a) @ Tensor(b) + Tensor(c)).relu().numpy()
    assert_same(got, np.maximum(a.astype(np.float64) @ b + c, 0), scale=8)
    transposed = (Tensor(np.ascontiguousarray(a.T)).T @ Tensor(np.ascontiguousarray(b.T)).T).numpy()
    assert_same(transposed, a.astype(np.float64) @ b, scale=8)


EINSUMS = ("ij,jk->ik", "ij,kj->ik", "bij,bjk->bik", "ij->ji", "ii->i", "ij->", "i,j->ij", "bij,bij->b")


@pytest.mark.parametrize("formula", EINSUMS)
def test_einsum_gives_numpys_values(formula: str) -> None:
    sizes = {"i": 3, "j": 3, "k": 4, "b": 2}
    arrays = [
        floats(*(sizes[c] for c in part), seed=n) for n, part in enumerate(formula.split("->")[0].split(","))
    ]
    check(Tensor.einsum(formula, *(Tensor(a) for a in arrays)), np.einsum(formula, *arrays))


# *** windows, sorting, scatter: against torch ***

TORCH: dict[str, tuple[Callable[..., Any], Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "conv2d": (lambda x, w: x.conv2d(w), lambda F, x, w: F.conv2d(x, w), ((2, 3, 6, 5), (4, 3, 3, 2))),
    "conv2d stride padding": (
        lambda x, w: x.conv2d(w, stride=2, padding=1),
        lambda F, x, w: F.conv2d(x, w, stride=2, padding=1),
        ((1, 2, 7, 7), (3, 2, 3, 3)),
    ),
    "conv2d groups dilation": (
        lambda x, w: x.conv2d(w, groups=2, dilation=2),
        lambda F, x, w: F.conv2d(x, w, groups=2, dilation=2),
        ((1, 4, 7, 6), (4, 2, 2, 2)),
    ),
    "conv2d depthwise": (
        lambda x, w: x.conv2d(w, groups=4),
        lambda F, x, w: F.conv2d(x, w, groups=4),
        ((1, 4, 5, 5), (4, 1, 3, 3)),
    ),
    "conv1d with bias": (
        lambda x, w, b: x.conv2d(w, b),
        lambda F, x, w, b: F.conv1d(x, w, b),
        ((2, 3, 9), (4, 3, 3), (4,)),
    ),
    "conv3d": (lambda x, w: x.conv2d(w), lambda F, x, w: F.conv3d(x, w), ((1, 2, 4, 4, 4), (2, 2, 2, 2, 2))),
    "conv_transpose2d": (
        lambda x, w: x.conv_transpose2d(w, stride=2, padding=1, output_padding=1),
        lambda F, x, w: F.conv_transpose2d(x, w, stride=2, padding=1, output_padding=1),
        ((1, 3, 4, 4), (3, 2, 3, 3)),
    ),
    "avg_pool2d": (
        lambda x: x.avg_pool2d((2, 3), padding=1),
        lambda F, x: F.avg_pool2d(x, (2, 3), padding=1),
        ((1, 2, 6, 6),),
    ),
    "max_pool2d": (
        lambda x: x.max_pool2d((3, 3), stride=2, padding=1),
        lambda F, x: F.max_pool2d(x, 3, stride=2, padding=1),
        ((1, 2, 7, 6),),
    ),
    "interpolate": (
        lambda x: x.interpolate((7, 5)),
        lambda F, x: F.interpolate(x, (7, 5), mode="bilinear"),
        ((1, 2, 4, 4),),
    ),
    "layernorm": (lambda x: x.layernorm(), lambda F, x: F.layer_norm(x, (7,)), ((3, 7),)),
    "attention": (
        lambda q, k, v: q.scaled_dot_product_attention(k, v, is_causal=True),
        lambda F, q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        ((1, 2, 5, 4), (1, 2, 5, 4), (1, 2, 5, 4)),
    ),
    "sigmoid of softmax": (
        lambda x: x.softmax(0).sigmoid(),
        lambda F, x: F.softmax(x, 0).sigmoid(),
        ((4, 5),),
    ),
    "topk": (lambda x: x.topk(3)[0], lambda F, x: x.topk(3)[0], ((4, 9),)),
    "logcumsumexp": (lambda x: x.logcumsumexp(1), lambda F, x: x.logcumsumexp(1), ((3, 8),)),
    "cummin": (lambda x: x.cummin(1)[0], lambda F, x: x.cummin(1)[0], ((3, 8),)),
    "var with correction": (lambda x: x.var(1), lambda F, x: x.var(1), ((3, 8),)),
    "normalize": (lambda x: x.normalize(), lambda F, x: F.normalize(x), ((3, 8),)),
}


@pytest.mark.parametrize("name", TORCH)
def test_operation_gives_torchs_values(name: str) -> None:
    torch = pytest.importorskip("torch")
    ours, theirs, shapes_of = TORCH[name]
    arrays = [floats(*s, seed=n) for n, s in enumerate(shapes_of)]
    want = theirs(torch.nn.functional, *(torch.from_numpy(a) for a in arrays)).numpy()
    check(ours(*(Tensor(a) for a in arrays)), want, 16)


def test_cross_entropy_gives_torchs_value() -> None:
    torch = pytest.importorskip("torch")
    a, labels = floats(6, 5), np.array([0, 4, 2, 2, 1, 3])
    want = torch.nn.functional.cross_entropy(torch.from_numpy(a), torch.from_numpy(labels)).numpy()
    check(Tensor(a).cross_entropy(Tensor(labels)), want)
    check(Tensor(a).sparse_categorical_crossentropy(Tensor(labels)), want)


@pytest.mark.parametrize("reduce", ("sum", "prod", "mean", "amax", "amin"))
def test_scatter_reduce_gives_torchs_values(reduce: str) -> None:
    torch = pytest.importorskip("torch")
    a, source = floats(4, 5), floats(3, 5, seed=1)
    index = np.random.default_rng(0).integers(0, 4, (3, 5))
    want = (
        torch.from_numpy(a)
        .scatter_reduce(0, torch.from_numpy(index), torch.from_numpy(source), reduce=reduce)
        .numpy()
    )
    check(Tensor(a).scatter_reduce(0, Tensor(index), Tensor(source), reduce), want)


def test_gather_and_one_hot() -> None:
    a, index = floats(4, 5), np.random.default_rng(0).integers(0, 4, (3, 5))
    check(Tensor(a).gather(0, Tensor(index)), np.take_along_axis(a, index, 0))
    check(Tensor(index[0]).one_hot(6), np.eye(6, dtype=np.int32)[index[0]])


@pytest.mark.parametrize("n", (1, 7, 64, 1000))
def test_arange_linspace_eye(n: int) -> None:
    check(Tensor.arange(n), np.arange(n, dtype=np.int32))
    check(Tensor.arange(0.5, n, 0.5), np.arange(0.5, n, 0.5, dtype=np.float32))
    check(Tensor.linspace(-1, 1, n), np.linspace(-1, 1, n, dtype=np.float32))
    check(Tensor.eye(min(n, 9)).contiguous(), np.eye(min(n, 9), dtype=np.float32))
