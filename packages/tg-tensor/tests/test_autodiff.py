"""Are Jacobian products and gradients of one's own right? Against PyTorch's, and by hand."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor, custom_gradient, jvp, vjp

rng = np.random.default_rng(0)
A = rng.normal(size=(3, 4)).astype(np.float32)
B = rng.normal(size=(4, 5)).astype(np.float32)
IMAGE = rng.normal(size=(1, 2, 5, 6)).astype(np.float32)
KERNEL = rng.normal(size=(3, 2, 3, 3)).astype(np.float32)


def _cases(F, log_softmax):
    return {
        "matmul softmax": (lambda x, y: (x @ y).relu().softmax(1), A, B),
        "max and exp": (lambda x, y: (x * 2).exp().sum() + y.sum() * x[0, 1], A, B),
        "rows by index": (lambda x, y: x[[0, 2, 0]].cumsum(1).prod(0) + y[:, 0], A, B),
        "sort and variance": (lambda x, y: (x.sort(1)[0] @ y).sin().var(0), A, B),
        "cumulative product": (lambda x, y: x.cumprod(1) * y.mean(), A, B),
        "convolution": (lambda x, y: F(x, y), IMAGE, KERNEL),
        "log softmax": (lambda x, y: log_softmax(x @ y), A, B),
    }


OURS = _cases(lambda x, y: x.conv2d(y, padding=1), lambda x: x.log_softmax(0))


@pytest.mark.parametrize("name", OURS)
def test_jvp_and_vjp_equal_torch(name):
    torch = pytest.importorskip("torch")
    theirs = _cases(lambda x, y: torch.nn.functional.conv2d(x, y, padding=1), lambda x: x.log_softmax(0))
    (f, *arrays), g = OURS[name], theirs[name][0]
    tangents = [np.random.default_rng(1).normal(size=a.shape).astype(np.float32) for a in arrays]
    value, derivative = jvp(f, [Tensor(a) for a in arrays], [Tensor(v) for v in tangents])
    expected = torch.func.jvp(
        g, tuple(torch.tensor(a) for a in arrays), tuple(torch.tensor(v) for v in tangents)
    )
    np.testing.assert_allclose(value.numpy(), expected[0].numpy(), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(derivative.numpy(), expected[1].numpy(), rtol=1e-4, atol=1e-4)
    flow = np.random.default_rng(2).normal(size=value.shape).astype(np.float32)
    pulled = vjp(f, *(Tensor(a) for a in arrays))[1](Tensor(flow))
    expected = torch.func.vjp(g, *(torch.tensor(a) for a in arrays))[1](torch.tensor(flow))
    for ours, their in zip(pulled, expected, strict=True):
        np.testing.assert_allclose(ours.numpy(), their.numpy(), rtol=1e-4, atol=1e-4)


def test_a_tensor_given_twice_is_two_inputs():
    x = Tensor([1.0, 2.0, 3.0])
    value, pull = vjp(lambda a, b: (a * a * b).sum(), x, x)
    assert value.item() == 36.0
    assert [t.tolist() for t in pull()] == [[2.0, 8.0, 18.0], [1.0, 4.0, 9.0]]
    assert jvp(lambda a, b: a * a * b, [x, x], [x, x * 0])[1].tolist() == [2.0, 16.0, 54.0]


def test_nests_and_results_that_do_not_depend():
    x = Tensor([1.0, 2.0])
    value, d = jvp(lambda a: {"square": a * a, "rest": [Tensor([5.0])]}, [x], [Tensor([1.0, 10.0])])
    assert value["rest"][0].tolist() == [5.0] and d["rest"][0].tolist() == [0.0]
    assert d["square"].tolist() == [2.0, 40.0]
    _, pull = vjp(lambda a, b: (a.sin(), a * 2), x, x)
    assert [t.tolist() for t in pull(x * 0, x)] == [[2.0, 4.0], [0.0, 0.0]]


def test_hessian_times_vector_from_forward_over_reverse():
    a = rng.normal(size=(4, 4)).astype(np.float32)
    x, v = Tensor(rng.normal(size=4).astype(np.float32)), Tensor([1.0, 0.0, -1.0, 2.0])

    def gradient(t):
        return vjp(lambda s: (s * (Tensor(a) @ s)).sum(), t)[1]()[0]

    np.testing.assert_allclose(jvp(gradient, [x], [v])[1].numpy(), (a + a.T) @ v.numpy(), rtol=1e-5)


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda x: jvp(lambda a: a, [x], []), ValueError, "one tangent per primal"),
        (lambda x: jvp(lambda a: a, [x], [Tensor([1.0])]), ValueError, "tangent 0 has shape"),
        (lambda x: jvp(lambda a: a, [x.cast("int32")], [x]), TypeError, "primal 0 is"),
        (lambda x: jvp(lambda a: 3, [x], [x]), TypeError, "returns tensors"),
        (lambda x: jvp(None, [x], [x]), TypeError, "a function of tensors"),
        (lambda x: vjp(lambda a: a, x)[1](), ValueError, "need as many gradients"),
        (lambda x: vjp(lambda a: a, 3), TypeError, "primal 0 is a tensor"),
        (lambda x: custom_gradient(3), TypeError, "a function"),
        (lambda x: custom_gradient(lambda g, a: g)(lambda a: 3)(x), TypeError, "returns one tensor"),
        (lambda x: custom_gradient(lambda g, a: g)(lambda: x)(), TypeError, "at least one tensor"),
    ],
)
def test_bad_input(call, error, says):
    with pytest.raises(error, match=says):
        call(Tensor([1.0, 2.0]))


def test_custom_gradient():
    @custom_gradient(lambda g, x, y: (g * 10 * x, None))
    def f(x, y):
        return x.sin() + y

    x, y = Tensor([1.0, 2.0], requires_grad=True), Tensor([3.0, 4.0], requires_grad=True)
    out = f(x, y)
    np.testing.assert_allclose(out.numpy(), np.sin([1, 2]) + [3, 4], rtol=1e-6)
    (f(x, y) * 2).sum().backward()
    assert x.grad.tolist() == [20.0, 40.0] and y.grad is None
    assert jvp(f, [x, y], [Tensor.ones(2), Tensor.ones(2)])[1].tolist() == [10.0, 20.0]


def test_custom_gradient_checks_what_backward_gives():
    f = custom_gradient(lambda g, x: g.sum())(lambda x: x * 1)
    x = Tensor([1.0, 2.0], requires_grad=True)
    with pytest.raises(ValueError, match="has shape"):
        f(x).sum().backward()
