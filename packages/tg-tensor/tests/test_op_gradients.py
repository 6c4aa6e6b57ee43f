"""Gradients of every op family against PyTorch's, also at branch points and extremes."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor

torch = pytest.importorskip("torch")
F = torch.nn.functional
rng = np.random.default_rng(0)
x = rng.normal(size=(4, 5)).astype(np.float32)
x[0, 0] = 0
positive = np.abs(x) + 0.1
y = rng.normal(size=(4, 5)).astype(np.float32) + 0.01
far = np.array([100, -100, 50, -50, 300, -300], np.float32)
rows, index = np.array([3, 1, 1, 0]), np.array([[0, 2], [4, 4], [1, 0], [3, 3]])
distinct = np.array([[0, 2], [4, 3], [1, 0], [3, 2]])
two = rng.normal(size=(4, 2)).astype(np.float32)
image = rng.normal(size=(2, 4, 7, 6)).astype(np.float32)
weight = rng.normal(size=(6, 2, 3, 3)).astype(np.float32)
turned = rng.normal(size=(4, 3, 3, 3)).astype(np.float32)


def method(name, *args, module=torch, reference=None):
    return (lambda v: getattr(v, name)(*args), lambda v: getattr(module, reference or name)(v, *args))


def written(a, b):
    c = a * 2
    c[1:3] = b
    return c


ON_REALS = "exp exp2 sin cos tan tanh sigmoid abs erf asinh atan sinh cosh square".split()
ON_REALS += "trunc round floor ceil sign neg".split()
ACTIVATIONS = "relu relu6 silu mish softplus softsign logsigmoid elu celu hardswish".split()
ACTIVATIONS += "hardsigmoid leaky_relu hardtanh".split()
CASES = {
    **{n: (*method(n), x) for n in ON_REALS},
    **{n: (*method(n), positive) for n in "log log2 log10 sqrt rsqrt reciprocal".split()},
    **{n: (*method(n), x / 4) for n in "asin acos atanh".split()},
    "acosh": (*method("acosh"), positive + 1),
    **{n: (*method(n, module=F), x) for n in ACTIVATIONS},
    **{f"{n} far out": (*method(n), far) for n in "tanh sigmoid erf".split()},
    **{f"{n} far out": (*method(n, module=F), far) for n in "silu softplus logsigmoid elu mish".split()},
    **{
        f"gelu {a} far out": (lambda v, a=a: v.gelu(a), lambda v, a=a: F.gelu(v, approximate=a), far)
        for a in ("tanh", "none")
    },
    **{
        n: (lambda a, b, n=n: getattr(a, n)(b), getattr(torch, n), x, y)
        for n in "add mul div maximum minimum logaddexp".split()
    },
    "pow": (lambda a, b: a**b, lambda a, b: a**b, positive, y),
    **{f"pow {p}": (lambda a, p=p: a**p, lambda a, p=p: a**p, positive) for p in (3, 0.5, 2.5, -1)},
    "clamp": (lambda a: a.clamp(-0.5, 0.5), lambda a: a.clamp(-0.5, 0.5), x),
    "fmod": (lambda a: a.fmod(1.5), lambda a: a.fmod(1.5), x),
    "mod": (lambda a: a % 1.5, lambda a: a % 1.5, x),
    **{
        n: (*method(n, 1), y)
        for n in "sum mean prod var std logsumexp softmax log_softmax cumsum cumprod".split()
    },
    "max": (*method("max", 1, reference="amax"), y),
    "min": (*method("min", 1, reference="amin"), y),
    "cummax": (lambda a: a.cummax(1)[0], lambda a: a.cummax(1)[0], y),
    "logcumsumexp": (*method("logcumsumexp", 1), y),
    "rows": (lambda a: a[Tensor(rows)], lambda a: a[torch.tensor(rows)], y),
    "columns": (lambda a: a[:, Tensor(rows)], lambda a: a[:, torch.tensor(rows)], y),
    "points": (
        lambda a: a[Tensor(rows), Tensor(rows)],
        lambda a: a[torch.tensor(rows), torch.tensor(rows)],
        y,
    ),
    "gather": (lambda a: a.gather(1, Tensor(index)), lambda a: a.gather(1, torch.tensor(index)), y),
    "scatter": (
        lambda a, b: a.scatter(1, Tensor(distinct), b),
        lambda a, b: a.scatter(1, torch.tensor(distinct), b),
        y,
        two,
    ),
    **{
        f"scatter {r}": (
            lambda a, b, r=r: a.scatter_reduce(1, Tensor(index), b, r),
            lambda a, b, r=r: a.scatter_reduce(1, torch.tensor(index), b, r),
            y,
            two,
        )
        for r in ("sum", "amax", "mean", "prod")
    },
    "sort": (lambda a: a.sort(1)[0], lambda a: a.sort(1)[0], y),
    "topk": (lambda a: a.topk(2, 1)[0], lambda a: a.topk(2, 1)[0], y),
    "matmul": (lambda a, b: a @ b.T, lambda a, b: a @ b.T, x, y),
    "conv2d": (
        lambda a, b: a.conv2d(b, None, 2, 2, 1, 1),
        lambda a, b: F.conv2d(a, b, None, 2, 1, 1, 2),
        image,
        weight,
    ),
    "conv_transpose2d": (
        lambda a, b: a.conv_transpose2d(b, None, 2, 2, 1, 1),
        lambda a, b: F.conv_transpose2d(a, b, None, 2, 1, 0, 2),
        image,
        turned,
    ),
    "max_pool2d": (lambda a: a.max_pool2d((3, 3), 2, 1, 1), lambda a: F.max_pool2d(a, 3, 2, 1), image),
    "avg_pool2d": (lambda a: a.avg_pool2d((3, 3), 2, 1, 1), lambda a: F.avg_pool2d(a, 3, 2, 1), image),
    "interpolate": (
        lambda a: a.interpolate((9, 4)),
        lambda a: F.interpolate(a, (9, 4), mode="bilinear"),
        image,
    ),
    "setitem": (written, lambda a, b: torch.cat([a[:1] * 2, b, a[3:] * 2]), x, y[:2]),
    "layernorm": (lambda a: a.layernorm(), lambda a: F.layer_norm(a, (5,)), y),
    "cat": (lambda a, b: a.cat(b, dim=1), lambda a, b: torch.cat([a, b], 1), x, y),
    "stack": (lambda a, b: a.stack(b, dim=1), lambda a, b: torch.stack([a, b], 1), x, y),
    "cross_entropy": (
        lambda a: a.cross_entropy(Tensor(rows)),
        lambda a: F.cross_entropy(a, torch.tensor(rows)),
        y,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_gradient_equals_torch(graph_numpy, name):
    ours, reference, *arrays = CASES[name]
    tensors = [Tensor(a, requires_grad=True) for a in arrays]
    torches = [torch.tensor(a, requires_grad=True) for a in arrays]
    out = ours(*tensors)
    flow = np.random.default_rng(1).normal(size=out.shape).astype(np.float32)
    gradients = out.gradient(*tensors, gradient=Tensor(flow))
    reference(*torches).backward(torch.tensor(flow))
    for got, want in zip(gradients, torches, strict=True):
        np.testing.assert_allclose(graph_numpy(got), want.grad.numpy(), rtol=1e-4, atol=1e-5)


def test_backward_accumulates_and_detach_stops(graph_numpy):
    a, b = Tensor([1.0, 2.0], requires_grad=True), Tensor([3.0, 4.0], requires_grad=True)
    (a * b.detach()).sum().backward()
    (a * 2).sum().backward()
    assert graph_numpy(a.grad).tolist() == [5, 6] and b.grad is None


def test_no_grad_gives_results_without_history():
    a = Tensor([1.0, 2.0], requires_grad=True)
    with Tensor.no_grad():
        held = a * 2
    with pytest.raises(RuntimeError, match="no tensor with requires_grad"):
        Tensor([1.0]).sum().backward()
    (held * a).sum().backward()
    assert a.grad is not None


def test_equal_constants_have_gradients_of_their_own(graph_numpy):
    a, b = Tensor.ones(2, requires_grad=True), Tensor.ones(2, requires_grad=True)
    ga, gb = (a * 3 + b * 5).sum().gradient(a, b)
    assert graph_numpy(ga).tolist() == [3, 3] and graph_numpy(gb).tolist() == [5, 5]
    with pytest.raises(RuntimeError, match="requires_grad=True"):
        (Tensor(2.0) * 3).gradient(Tensor(2.0))
