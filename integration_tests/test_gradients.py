"""Are gradients right? Against finite differences in float64, and against torch for whole networks'
pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from integration_tests.op_table import ELEMENTWISE, REDUCTIONS, Op, Reduction
from integration_tests.support import assert_same, interpreted
from integration_tests.views import values, views
from tg_tensor import Tensor
from tg_uop import dtypes

STEP = 1e-5
# No gradient: integer or boolean results, constant pieces, or inputs that only choose.
FLAT = frozenset(
    {
        "trunc",
        "floor",
        "ceil",
        "round",
        "sign",
        "copysign",
        "isnan",
        "isinf",
        "any",
        "all",
        "argmax",
        "argmin",
        "argsort",
    }
)
SMOOTH = [
    op
    for op in ELEMENTWISE
    if dtypes.float64 in op.dtypes and op.name not in FLAT and not op.name.startswith("cast")
]
SMOOTH = [op for op in SMOOTH if op.name not in ("lt", "le", "gt", "ge", "eq", "ne", "logical_not")]
SMOOTH_REDUCTIONS = [op for op in REDUCTIONS if dtypes.float64 in op.dtypes and op.name not in FLAT]


def weights_like(shape: tuple[int, ...]) -> Any:
    return np.random.default_rng(5).uniform(0.5, 1.5, shape)


def finite_differences(f: Callable[..., Any], arrays: list[Any], weights: Any) -> list[Any]:
    """d(sum(f * weights)) / d(each array), by central differences in float64."""
    out = []
    for n, a in enumerate(arrays):
        grad = np.zeros_like(a)
        for at in np.ndindex(a.shape):
            moved = []
            for sign in (1, -1):
                b = a.copy()
                b[at] += sign * STEP
                moved.append(float((f(*arrays[:n], b, *arrays[n + 1 :]) * weights).sum()))
            grad[at] = (moved[0] - moved[1]) / (2 * STEP)
        out.append(grad)
    return out


def check(f: Callable[..., Any], reference: Callable[..., Any], arrays: list[Any]) -> None:
    """Gradients of `f` on float64 tensors against finite differences of `reference`."""
    with np.errstate(all="ignore"):
        weights = weights_like(np.asarray(reference(*arrays)).shape)
        wanted = finite_differences(reference, arrays, weights)
    inputs = [Tensor(a) for a in arrays]
    loss = (f(*inputs) * Tensor(weights)).sum()
    for got, want in zip(loss.gradient(*inputs), wanted, strict=True):
        np.testing.assert_allclose(got.numpy(), want, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("op", SMOOTH, ids=lambda op: op.name)
def test_gradient_of_elementwise_operation(op: Op) -> None:
    rng = np.random.default_rng(3)
    arrays = [values(rng, (2, 3), dtypes.float64, domain) for domain in op.domains]
    check(op.tensor, op.reference, arrays)


@pytest.mark.parametrize("axis", (0, 1, None))
@pytest.mark.parametrize("op", SMOOTH_REDUCTIONS, ids=lambda op: op.name)
def test_gradient_of_reduction(op: Reduction, axis: int | None) -> None:
    if axis is None and op.single:
        axis = -1
    a = values(np.random.default_rng(4), (3, 4), dtypes.float64, op.domain)
    check(lambda t: op.tensor(t, axis, True), lambda x: op.reference(x, axis, True), [a])


@settings(
    max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(st.data())
def test_gradient_through_views(data: st.DataObject) -> None:
    """d(sum(view * weights)) / d(base) scatters the weights back through the view."""
    shape = tuple(data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    view = data.draw(views(shape, max_steps=4))
    base = values(np.random.default_rng(0), view.base, dtypes.float64, "any")
    weights = weights_like(shape)
    places = view.of_numpy(np.arange(1, base.size + 1).reshape(view.base))
    want = np.zeros(base.size + 1)
    np.add.at(want, places.reshape(-1), weights.reshape(-1))
    t = Tensor(base)
    got = (view.of_tensor(t) * Tensor(weights)).sum().gradient(t)[0]
    np.testing.assert_allclose(got.numpy(), want[1:].reshape(view.base), rtol=1e-12)


def test_gradient_by_the_interpreter_is_the_cpus() -> None:
    x, w = (values(np.random.default_rng(n), s, dtypes.float32, "any") for n, s in ((0, (4, 5)), (1, (5, 3))))
    t, u = Tensor(x), Tensor(w)
    loss = ((t @ u).softmax().log().sum() + t.tanh().mean()) * 2
    grads = loss.gradient(t, u)
    for g, by_interpreter in zip(grads, interpreted(*grads), strict=True):
        assert_same(g.numpy(), by_interpreter, scale=8)


def _torch_cat_and_stack(x: Any, y: Any) -> Any:
    import torch  # lazy: optional

    return torch.stack((torch.cat((x, y.T)), torch.cat((x, x)))).square().sum()


TORCH: dict[str, tuple[Callable[..., Any], Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "mlp": (
        lambda x, a, b: ((x @ a).relu() @ b).square().mean(),
        lambda F, x, a, b: ((x @ a).relu() @ b).square().mean(),
        ((4, 6), (6, 8), (8, 3)),
    ),
    "conv": (
        lambda x, w: x.conv2d(w, stride=2, padding=1).relu().sum(),
        lambda F, x, w: F.conv2d(x, w, stride=2, padding=1).relu().sum(),
        ((2, 3, 7, 7), (4, 3, 3, 3)),
    ),
    "conv groups": (
        lambda x, w: x.conv2d(w, groups=2).square().sum(),
        lambda F, x, w: F.conv2d(x, w, groups=2).square().sum(),
        ((1, 4, 5, 5), (4, 2, 3, 3)),
    ),
    "conv transpose": (
        lambda x, w: x.conv_transpose2d(w, stride=2).square().sum(),
        lambda F, x, w: F.conv_transpose2d(x, w, stride=2).square().sum(),
        ((1, 3, 4, 4), (3, 2, 3, 3)),
    ),
    "max pool": (
        lambda x: (x.max_pool2d((2, 2)) ** 2).sum(),
        lambda F, x: (F.max_pool2d(x, 2) ** 2).sum(),
        ((1, 2, 6, 6),),
    ),
    "avg pool": (
        lambda x: (x.avg_pool2d((3, 3), padding=1) ** 2).sum(),
        lambda F, x: (F.avg_pool2d(x, 3, padding=1) ** 2).sum(),
        ((1, 2, 6, 6),),
    ),
    "layernorm": (
        lambda x, w: (x.layernorm() * w).square().sum(),
        lambda F, x, w: (F.layer_norm(x, (6,)) * w).square().sum(),
        ((3, 6), (6,)),
    ),
    "attention": (
        lambda q, k, v: q.scaled_dot_product_attention(k, v, is_causal=True).square().sum(),
        lambda F, q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True).square().sum(),
        ((1, 2, 4, 3), (1, 2, 4, 3), (1, 2, 4, 3)),
    ),
    "strides and flips": (
        lambda x: (x[::2, 1:].flip(0) * x[:3, :-1]).sum(),
        lambda F, x: (x[::2, 1:].flip(0) * x[:3, :-1]).sum(),
        ((5, 4),),
    ),
    "cat and stack": (
        lambda x, y: x.cat(y.T, dim=0).stack(x.cat(x, dim=0)).square().sum(),
        lambda F, x, y: _torch_cat_and_stack(x, y),
        ((3, 2), (2, 3)),
    ),
    "cumsum": (lambda x: (x.cumsum(1) ** 2).sum(), lambda F, x: (x.cumsum(1) ** 2).sum(), ((3, 7),)),
    "log softmax": (
        lambda x: (x.log_softmax() * x).sum(),
        lambda F, x: (F.log_softmax(x, -1) * x).sum(),
        ((3, 7),),
    ),
}


@pytest.mark.parametrize("name", TORCH)
def test_gradients_are_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    ours, theirs, sizes = TORCH[name]
    arrays = [values(np.random.default_rng(n), s, dtypes.float64, "any") for n, s in enumerate(sizes)]
    leaves = [torch.from_numpy(a).requires_grad_() for a in arrays]
    wanted = torch.autograd.grad(theirs(torch.nn.functional, *leaves), leaves)
    inputs = [Tensor(a) for a in arrays]
    for got, want in zip(ours(*inputs).gradient(*inputs), wanted, strict=True):
        np.testing.assert_allclose(got.numpy(), want.numpy(), rtol=1e-9, atol=1e-10)


def test_gradient_of_indexing_by_a_tensor_adds_repeated_rows() -> None:
    torch = pytest.importorskip("torch")
    a, index = values(np.random.default_rng(0), (5, 3), dtypes.float64, "any"), np.array([0, 2, 2, 4, 0])
    leaf = torch.from_numpy(a).requires_grad_()
    (want,) = torch.autograd.grad((leaf[torch.from_numpy(index)] ** 3).sum(), leaf)
    t = Tensor(a)
    np.testing.assert_allclose((t[Tensor(index)] ** 3).sum().gradient(t)[0].numpy(), want.numpy(), rtol=1e-10)


def test_cross_entropy_gradient_is_torchs() -> None:
    torch = pytest.importorskip("torch")
    a, labels = values(np.random.default_rng(0), (6, 5), dtypes.float32, "any"), np.array([0, 4, 2, 2, 1, 3])
    leaf = torch.from_numpy(a).requires_grad_()
    (want,) = torch.autograd.grad(torch.nn.functional.cross_entropy(leaf, torch.from_numpy(labels)), leaf)
    t = Tensor(a)
    np.testing.assert_allclose(
        t.cross_entropy(Tensor(labels)).gradient(t)[0].numpy(), want.numpy(), rtol=1e-4, atol=1e-6
    )


def test_backward_accumulates_into_grad() -> None:
    t = Tensor([1.0, 2.0, 3.0], requires_grad=True)
    (t * t).sum().backward()
    (t * 3).sum().backward()
    np.testing.assert_allclose(t.grad.numpy(), [5.0, 7.0, 9.0])


def test_second_derivative() -> None:
    t = Tensor(np.array([0.5, -1.0, 2.0]))
    first = (t**3).sum().gradient(t)[0]
    np.testing.assert_allclose(first.sum().gradient(t)[0].numpy(), 6 * t.numpy())
