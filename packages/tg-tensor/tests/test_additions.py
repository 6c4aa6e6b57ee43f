"""Linear algebra, transforms, special functions, sampling and vmap: PyTorch's gradients, NumPy's values."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor, vmap

rng = np.random.default_rng(0)
square = rng.normal(size=(3, 3)) + 3 * np.eye(3)
positive = square @ square.T
reals = rng.uniform(0.2, 2, (3, 4))
chances = rng.uniform(0.1, 0.9, (3, 4))
image = rng.normal(size=(1, 2, 4, 4))
grid = rng.uniform(-0.9, 0.9, (1, 3, 3, 2))


def complex_of(torch, x):
    return torch.view_as_complex(x.contiguous())


GRADIENTS = {
    "inv": (square, lambda t: t.inv(), lambda torch, x: torch.linalg.inv(x)),
    "det": (square, lambda t: t.det().reshape(1), lambda torch, x: torch.linalg.det(x).reshape(1)),
    "slogdet": (square, lambda t: t.slogdet()[1].reshape(1), lambda torch, x: torch.slogdet(x)[1].reshape(1)),
    "solve": (square, lambda t: t.solve(t.T), lambda torch, x: torch.linalg.solve(x, x.T)),
    "cholesky": (
        positive,
        lambda t: ((t + t.T) / 2).cholesky(),
        lambda torch, x: torch.linalg.cholesky((x + x.T) / 2),
    ),
    "rfft": (reals, lambda t: t.rfft(), lambda torch, x: torch.view_as_real(torch.fft.rfft(x))),
    "irfft": (
        rng.normal(size=(3, 4, 2)),
        lambda t: t.irfft(),
        lambda torch, x: torch.fft.irfft(complex_of(torch, x)),
    ),
    "lgamma": (reals, lambda t: t.lgamma(), lambda torch, x: torch.lgamma(x)),
    "digamma": (reals, lambda t: t.digamma(), lambda torch, x: torch.digamma(x)),
    "erfinv": (chances, lambda t: t.erfinv(), lambda torch, x: torch.erfinv(x)),
    "i0": (reals, lambda t: t.i0(), lambda torch, x: torch.i0(x)),
    "logit": (chances, lambda t: t.logit(), lambda torch, x: torch.logit(x)),
    "norm": (reals, lambda t: t.norm(3, 1), lambda torch, x: torch.linalg.norm(x, 3, 1)),
    "cdist": (reals, lambda t: t.cdist(t[:2] + 1), lambda torch, x: torch.cdist(x, x[:2] + 1)),
    "quantile": (reals, lambda t: t.quantile(0.3, 1), lambda torch, x: torch.quantile(x, 0.3, 1)),
    "kron": (reals, lambda t: t.kron(t), lambda torch, x: torch.kron(x, x)),
    "cov": (reals, lambda t: t.cov(), lambda torch, x: torch.cov(x)),
    "index_add": (
        reals,
        lambda t: t.index_add(0, Tensor([0, 0]), t[:2] * 2),
        lambda torch, x: x.index_add(0, torch.tensor([0, 0]), x[:2] * 2),
    ),
    "grid_sample": (
        image,
        lambda t: t.grid_sample(Tensor(grid)),
        lambda torch, x: torch.nn.functional.grid_sample(x, torch.from_numpy(grid), align_corners=False),
    ),
    "pixel_shuffle": (
        rng.normal(size=(1, 4, 2, 2)),
        lambda t: t.pixel_shuffle(2),
        lambda torch, x: torch.nn.functional.pixel_shuffle(x, 2),
    ),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradient_is_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    a, ours, theirs = GRADIENTS[name]
    leaf = torch.from_numpy(a).requires_grad_()
    out = theirs(torch, leaf)
    weights = np.random.default_rng(1).normal(size=tuple(out.shape))
    (want,) = torch.autograd.grad((out * torch.from_numpy(weights)).sum(), leaf)
    t = Tensor(a)
    (got,) = (ours(t) * Tensor(weights)).sum().gradient(t)
    np.testing.assert_allclose(got.numpy(), want.numpy(), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("n", (1, 7, 16, 30, 71, 142))
def test_a_transform_and_its_inverse_give_the_signal_back(n: int) -> None:
    a = np.random.default_rng(n).normal(size=(2, n, 2))
    np.testing.assert_allclose(Tensor(a).fft().ifft().numpy(), a, atol=1e-12)
    np.testing.assert_allclose(Tensor(a[..., 0]).rfft().irfft(n).numpy(), a[..., 0], atol=1e-12)


def test_eigenvectors_rebuild_the_matrix() -> None:
    a = positive + positive.T
    values, vectors = (x.numpy() for x in Tensor(a).eigh())
    np.testing.assert_allclose(values, np.linalg.eigvalsh(a), rtol=1e-10)
    np.testing.assert_allclose(vectors * values @ vectors.T, a, rtol=1e-10, atol=1e-10)


def test_vmap_of_a_gradient_is_the_gradient_of_every_example() -> None:
    x, w = rng.normal(size=(4, 3)), rng.normal(size=(3,))
    got = vmap(lambda e: (e * Tensor(w)).sin().sum().gradient(e)[0])(Tensor(x))
    np.testing.assert_allclose(got.numpy(), np.cos(x * w) * w, rtol=1e-8)


def test_vmap_refuses_what_it_cannot_batch() -> None:
    t = Tensor(np.ones((2, 3), np.float32))
    for call, error in (
        (lambda: vmap(lambda a, b: a + b)(t, Tensor(np.ones((3, 3)))), ValueError),
        (lambda: vmap(lambda a: a, None)(t), ValueError),
        (lambda: vmap(lambda a: a, 5)(t), IndexError),
        (lambda: vmap(lambda a: 1)(t), TypeError),
        (lambda: vmap(3), TypeError),
    ):
        with pytest.raises(error):
            call()


def test_integer_powers_of_any_size_are_exact() -> None:
    t = Tensor([3, -5, 2, 1], dtype="int64")
    wrapped = [pow(v, 1_000_003, 2**64) for v in (3, -5, 2, 1)]
    assert [v % 2**64 for v in (t**1_000_003).tolist()] == wrapped
    exponents = Tensor([5, 3, 31, 2**20], dtype="int64")
    assert (t**exponents).tolist() == [243, -125, 2**31, 1]


def test_callify_keeps_values_and_makes_one_call() -> None:
    x = Tensor([1.0, 2.0])
    y = x * 2 + 1
    z = (y - 1).sum()
    assert y.callify(z) is y
    assert y.uop.op.name == "GETTUPLE" and z.uop.src[0] is y.uop.src[0]
    assert (y.tolist(), z.item()) == ([3.0, 5.0], 6.0)
