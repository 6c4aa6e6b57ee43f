"""Optimisers against their formulas in numpy, against torch.optim where installed, under TinyJit, and
their errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tg_nn.optim import LAMB, LARS, SGD, Adam, AdamW, Muon, Optimizer, OptimizerGroup
from tg_nn.state import get_state_dict
from tg_tensor import Tensor, TinyJit

Array = np.ndarray[Any, Any]
STEPS = 10


def start(*shapes: tuple[int, ...]) -> list[Array]:
    rng = np.random.default_rng(3)
    return [rng.normal(size=s).astype(np.float32) for s in shapes]


def targets(weights: list[Array]) -> list[Array]:
    rng = np.random.default_rng(4)
    return [rng.normal(size=w.shape).astype(np.float32) for w in weights]


def trained(
    make: Callable[[list[Tensor]], Optimizer], weights: list[Array], jit: bool = False
) -> list[Array]:
    """Weights after ten steps on the loss sum((w - target)^4 / 4), whose gradient is (w - target)^3."""
    params = [Tensor(w) for w in weights]
    goals = [Tensor(t) for t in targets(weights)]
    optimizer = make(params)

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = Tensor(0.0)
        for p, t in zip(params, goals, strict=True):
            d = p - t
            loss = loss + (d * d * d * d).sum() * 0.25
        loss.backward()
        return loss.realize(*optimizer.schedule_step())

    run = TinyJit(step) if jit else step
    for _ in range(STEPS):
        run()
    return [p.numpy() for p in params]


def gradients(weights: list[Array]) -> Iterator[tuple[int, Array, Array]]:
    for n, (w, t) in enumerate(zip(weights, targets(weights), strict=True)):
        yield n, w, (w - t) ** 3


# *** formulas ***


def numpy_sgd(
    weights: list[Array], lr: float, momentum: float, weight_decay: float, nesterov: bool, classic: bool
) -> list[Array]:
    state = [np.zeros_like(w) for w in weights]
    for _ in range(STEPS):
        new = []
        for n, w, g in gradients(weights):
            g = (g + weight_decay * w) * (lr if classic else 1)
            state[n] = momentum * state[n] + g
            g = g + momentum * state[n] if nesterov else state[n]
            new.append(w - (g if classic else lr * g))
        weights = new
    return weights


def numpy_lars(
    weights: list[Array], lr: float, momentum: float, weight_decay: float, tcoef: float
) -> list[Array]:
    state = [np.zeros_like(w) for w in weights]
    for _ in range(STEPS):
        new = []
        for n, w, g in gradients(weights):
            size, slope = np.linalg.norm(w), np.linalg.norm(g)
            rate = lr * tcoef * size / (slope + weight_decay * size)
            state[n] = momentum * state[n] + rate * (g + weight_decay * w)
            new.append(w - state[n])
        weights = new
    return weights


def numpy_lamb(
    weights: list[Array], lr: float, b1: float, b2: float, eps: float, weight_decay: float, adam: bool
) -> list[Array]:
    m, v = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    for k in range(1, STEPS + 1):
        new = []
        for n, w, g in gradients(weights):
            m[n], v[n] = b1 * m[n] + (1 - b1) * g, b2 * v[n] + (1 - b2) * g * g
            step = (m[n] / (1 - b1**k)) / (np.sqrt(v[n] / (1 - b2**k)) + eps) + weight_decay * w
            trust = 1.0 if adam else np.linalg.norm(w) / np.linalg.norm(step)
            new.append(w - lr * trust * step)
        weights = new
    return weights


def numpy_muon(weights: list[Array], lr: float, momentum: float, weight_decay: float) -> list[Array]:
    a, b, c = 3.4445, -4.775, 2.0315
    state = [np.zeros_like(w) for w in weights]
    for _ in range(STEPS):
        new = []
        for n, w, g in gradients(weights):
            state[n] = momentum * state[n] + g
            x = (g + momentum * state[n]).reshape(len(g), -1)
            rows, columns = x.shape
            x = x / (np.linalg.norm(x) + 1e-7)
            for _ in range(5):
                gram = x @ x.T
                x = a * x + (b * gram + c * gram @ gram) @ x
            new.append(w * (1 - lr * weight_decay) - lr * max(1, rows / columns) ** 0.5 * x.reshape(w.shape))
        weights = new
    return weights


SHAPES = ((3, 4), (5,), ())
FORMULAS: dict[str, tuple[Callable[[list[Tensor]], Optimizer], Callable[[list[Array]], list[Array]]]] = {
    "SGD": (lambda p: SGD(p, 0.05), lambda w: numpy_sgd(w, 0.05, 0, 0, False, False)),
    "SGD nesterov": (
        lambda p: SGD(p, 0.01, 0.9, 0.1, nesterov=True),
        lambda w: numpy_sgd(w, 0.01, 0.9, 0.1, True, False),
    ),
    "SGD classic": (
        lambda p: SGD(p, 0.01, 0.9, 0.1, classic=True),
        lambda w: numpy_sgd(w, 0.01, 0.9, 0.1, False, True),
    ),
    "LARS": (lambda p: LARS(p, 2.0, 0.9, 0.01, tcoef=0.01), lambda w: numpy_lars(w, 2.0, 0.9, 0.01, 0.01)),
    "Adam": (lambda p: Adam(p, 0.05), lambda w: numpy_lamb(w, 0.05, 0.9, 0.999, 1e-8, 0, True)),
    "AdamW": (
        lambda p: AdamW(p, 0.05, 0.8, 0.95, 1e-6, 0.1),
        lambda w: numpy_lamb(w, 0.05, 0.8, 0.95, 1e-6, 0.1, True),
    ),
    "LAMB": (
        lambda p: LAMB(p, 0.05, weight_decay=0.1),
        lambda w: numpy_lamb(w, 0.05, 0.9, 0.999, 1e-6, 0.1, False),
    ),
}


@pytest.mark.parametrize("name", FORMULAS)
def test_ten_steps_follow_the_formula(name: str) -> None:
    make, formula = FORMULAS[name]
    weights = start(*SHAPES)
    for got, want in zip(trained(make, weights), formula(weights), strict=True):
        np.testing.assert_allclose(got, want, rtol=2e-4, atol=2e-5)


def test_muon_follows_the_formula() -> None:
    weights = start((6, 4), (3, 2, 4))
    got = trained(lambda p: Muon(p, 0.02, 0.9, 0.1), weights)
    for g, w in zip(got, numpy_muon(weights, 0.02, 0.9, 0.1), strict=True):
        np.testing.assert_allclose(g, w, rtol=2e-3, atol=2e-4)


TORCH: dict[str, tuple[Callable[[list[Tensor]], Optimizer], Callable[[Any, Any], Any]]] = {
    "SGD": (lambda p: SGD(p, 0.05), lambda o, p: o.SGD(p, 0.05)),
    "SGD momentum": (
        lambda p: SGD(p, 0.01, 0.9, 0.1, nesterov=True),
        lambda o, p: o.SGD(p, 0.01, 0.9, weight_decay=0.1, nesterov=True),
    ),
    "Adam": (lambda p: Adam(p, 0.05, 0.8, 0.95), lambda o, p: o.Adam(p, 0.05, (0.8, 0.95))),
    "AdamW": (lambda p: AdamW(p, 0.05, weight_decay=0.1), lambda o, p: o.AdamW(p, 0.05, weight_decay=0.1)),
}


def torch_trained(make: Callable[[Any, Any], Any], weights: list[Array]) -> list[Array]:
    torch = pytest.importorskip("torch")
    params = [torch.tensor(w, requires_grad=True) for w in weights]
    goals = [torch.tensor(t) for t in targets(weights)]
    optimizer = make(torch.optim, params)
    for _ in range(STEPS):
        optimizer.zero_grad()
        torch.stack(
            [((p - t) ** 4).sum() * 0.25 for p, t in zip(params, goals, strict=True)]
        ).sum().backward()
        optimizer.step()
    return [p.detach().numpy() for p in params]


@pytest.mark.parametrize("name", TORCH)
def test_ten_steps_are_those_of_torch(name: str) -> None:
    make, theirs = TORCH[name]
    weights = start(*SHAPES)
    for got, want in zip(trained(make, weights), torch_trained(theirs, weights), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_muon_stays_near_that_of_torch_which_rounds_to_bfloat16() -> None:
    torch = pytest.importorskip("torch")
    if not hasattr(torch.optim, "Muon"):
        pytest.skip("this torch has no Muon")
    weights = start((6, 4), (3, 8))
    want = torch_trained(lambda o, p: o.Muon(p, 0.02), weights)
    for g, w in zip(trained(lambda p: Muon(p, 0.02), weights), want, strict=True):
        np.testing.assert_allclose(g, w, atol=0.02)


@pytest.mark.parametrize("name", ["SGD nesterov", "AdamW", "LAMB"])
def test_recorded_steps_are_the_same(name: str) -> None:
    make, formula = FORMULAS[name]
    weights = start(*SHAPES)
    for got, want in zip(trained(make, weights, jit=True), formula(weights), strict=True):
        np.testing.assert_allclose(got, want, rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize(
    "make", [lambda p: SGD(p, 0.01, 0.9, fused=True), lambda p: AdamW(p, 0.05, fused=True)]
)
def test_fused_gives_the_same(make: Callable[..., Optimizer]) -> None:
    weights = start((3, 4), (5,), (2, 2, 2), (7,), ())
    plain: Callable[[list[Tensor]], Optimizer] = (
        (lambda p: SGD(p, 0.01, 0.9))
        if isinstance(make([Tensor([1.0])]), SGD)
        else (lambda p: AdamW(p, 0.05))
    )
    for got, want in zip(trained(make, weights), trained(plain, weights), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)


def test_learning_rate_can_change_between_recorded_steps() -> None:
    w = Tensor([1.0])
    optimizer = SGD([w], 0.5)

    @TinyJit
    def step() -> Tensor:
        optimizer.zero_grad()
        loss = w.sum()
        loss.backward()
        return loss.realize(*optimizer.schedule_step())

    for _ in range(3):
        step()
    assert w.item() == -0.5
    optimizer.lr.assign(2.0).realize()
    step()
    assert w.item() == -2.5


def test_running_statistics_given_to_an_optimiser_are_realised_but_not_trained() -> None:
    w, statistic = Tensor([1.0]), Tensor([5.0], requires_grad=False)
    optimizer = SGD([w, statistic], 0.5)
    w.sum().backward()
    statistic.assign(statistic + 1)
    optimizer.step()
    assert optimizer.params == [w] and statistic.tolist() == [6.0] and w.tolist() == [0.5]


def test_state_is_found_by_name() -> None:
    names = set(get_state_dict(Adam([Tensor([1.0])])))
    assert {"params.0", "lr", "m.0", "v.0", "b1_t", "b2_t"} <= names


def test_group_steps_each_of_its_optimisers() -> None:
    matrix, bias = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([1.0, 1.0])
    group = OptimizerGroup(Muon([matrix], 0.1), SGD([bias], 0.5))
    (matrix.sum() + bias.sum()).backward()
    before = matrix.numpy()
    group.step()
    assert bias.tolist() == [0.5, 0.5] and abs(matrix.numpy() - before).max() > 0.01
    group.zero_grad()
    assert matrix.grad is None and bias.grad is None
    assert group[1].params == [bias] and group.params == [matrix, bias]


@pytest.mark.parametrize("make", [SGD, Adam, AdamW, LAMB, LARS, Muon])
def test_without_parameters_there_is_nothing_to_optimise(make: Callable[..., Optimizer]) -> None:
    with pytest.raises(ValueError, match="nothing to train among the 0 tensors"):
        make([])
    with pytest.raises(ValueError, match="nothing to train among the 1 tensors"):
        make([Tensor([1.0], requires_grad=False)])


def test_a_parameter_without_gradient_is_named_and_nothing_moves() -> None:
    used, unused = Tensor([1.0, 2.0]), Tensor([[1.0, 2.0, 3.0]])
    optimizer = SGD([used, unused], 0.1)
    used.sum().backward()
    with pytest.raises(RuntimeError, match=r"SGD: parameter 1 of shape \(1, 3\) has no gradient"):
        optimizer.step()
    assert used.tolist() == [1.0, 2.0]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: SGD([Tensor([1.0])], -1), ValueError, "lr is a number >= 0"),
        (lambda: SGD([1.0]), TypeError, "number 0 is float"),  # type: ignore[list-item]
        (lambda: SGD([Tensor([1.0])], nesterov=True), ValueError, "needs momentum"),
        (lambda: LAMB([Tensor([1.0])], fused=True), ValueError, "elementwise"),
        (lambda: Adam([Tensor([1.0])], b1=1.0), ValueError, "b1 is in"),
        (lambda: LARS([Tensor([1.0])], ns_steps=5), ValueError, "needs ns_coefficients"),
        (lambda: Muon([Tensor([1.0])]), ValueError, "is no matrix"),
        (lambda: OptimizerGroup(), ValueError, "at least one optimiser"),
        (lambda: OptimizerGroup(Tensor([1.0])), TypeError, "optimisers only"),  # type: ignore[arg-type]
    ],
)
def test_bad_arguments_are_refused(make: Callable[[], Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_a_parameter_belongs_to_one_optimiser() -> None:
    w = Tensor([1.0])
    with pytest.raises(ValueError, match="two of the optimisers"):
        OptimizerGroup(SGD([w]), Adam([w]))
