"""Does PyTorch compute on the device "tg" what it computes on the CPU, views, out= and training included?"""

from __future__ import annotations

import copy

import numpy as np
import pytest

torch = pytest.importorskip("torch")
F = torch.nn.functional

from tg_tensor import GlobalCounters, Tensor  # noqa: E402
from tg_tensor.torch_device import from_tensor, to_tensor  # noqa: E402
from tg_tensor.torch_device.ops import ROWS  # noqa: E402

rng = np.random.default_rng(0)
X = torch.tensor(rng.normal(size=(4, 5)).astype(np.float32))
Y = torch.tensor(rng.normal(size=(4, 5)).astype(np.float32))
W = torch.tensor(rng.normal(size=(5, 3)).astype(np.float32))
N = torch.tensor(rng.integers(1, 9, size=(4, 5)))
I = torch.tensor([[0, 2], [4, 4], [1, 0], [3, 3]])  # noqa: E741
PICTURE = torch.tensor(rng.normal(size=(2, 4, 9, 8)).astype(np.float32))
KERNEL = torch.tensor(rng.normal(size=(6, 2, 3, 3)).astype(np.float32))

CALLS = {
    **{
        n: (getattr(torch, n), X) for n in "abs neg exp exp2 sin cos tanh sigmoid relu erf floor ceil".split()
    },
    **{n: (getattr(torch, n), X) for n in "trunc round sign atan sinh cosh isnan isinf square expm1".split()},
    **{n: (getattr(torch, n), X.abs() + 0.1) for n in "log log2 log10 sqrt rsqrt reciprocal log1p".split()},
    **{
        n: (getattr(torch, n), X, Y)
        for n in "add sub mul div maximum minimum fmod remainder eq lt ge".split()
    },
    **{n: (getattr(torch, n), N, N.flip(0)) for n in "bitwise_and bitwise_or bitwise_xor".split()},
    "alpha": (lambda a, b: torch.add(a, b, alpha=3), X, Y),
    "number first": (lambda a: 2 - a / 3, X),
    "floor division": (lambda a, b: torch.div(a, b, rounding_mode="floor"), N, N.flip(1)),
    "power": (lambda a, b: a.abs() ** b, X, Y),
    "promotion": (lambda a, b: a + b, X, N),
    "clamp": (lambda a: a.clamp(-0.5, 0.7), X),
    "where": (lambda a, b: torch.where(a > 0, a, b), X, Y),
    "masked fill": (lambda a: a.masked_fill(a > 0, 9.0), X),
    **{
        f"{n} all": (lambda a, n=n: getattr(a, n)(), X)
        for n in "sum mean prod max min argmax var std".split()
    },
    **{
        f"{n} axis": (lambda a, n=n: getattr(a, n)(1), X) for n in "sum mean prod amax argmin var any".split()
    },
    "max with places": (lambda a: torch.max(a, 1), X),
    "int sum": (lambda a: a.sum(0), N),
    "cumsum": (lambda a: a.cumsum(1), X),
    "matmul": (lambda a, b: a @ b, X, W),
    "addmm": (lambda a, b: torch.addmm(torch.ones(3, device=a.device), a, b, beta=2, alpha=0.5), X, W),
    "batched": (lambda a, b: torch.bmm(a.expand(2, 4, 5), b.expand(2, 5, 3)), X, W),
    "softmax": (lambda a: a.softmax(1), X),
    "log softmax": (lambda a: a.log_softmax(0), X),
    "layer norm": (lambda a: F.layer_norm(a, (5,)), X),
    "gelu": (lambda a: F.gelu(a, approximate="tanh"), X),
    **{n: (getattr(F, n), X) for n in "silu elu leaky_relu hardtanh softplus mish".split()},
    "gather": (lambda a, i: a.gather(1, i), X, I),
    "scatter add": (lambda a, i: a.scatter_add(1, i, torch.ones(4, 2, device=a.device)), X, I),
    "index": (lambda a: a[[2, 0]][:, torch.tensor([1, 1, 3], device=a.device)], X),
    "bool index": (lambda a: a[a > 0], X),
    "select and slice": (lambda a: a[1:3, ::2] + a[0, 3], X),
    "index put": (lambda a, b: torch.index_put(a, (torch.tensor([0, 2], device=a.device),), b[:2]), X, Y),
    "transpose": (lambda a: (a.T * 2).contiguous().view(2, 10), X),
    "expand": (lambda a: a[:, None, :].expand(4, 3, 5).sum(1), X),
    "stack and cat": (lambda a, b: torch.cat([torch.stack([a, b]), torch.stack([b, a])], 1), X, Y),
    "topk": (lambda a: a.topk(3, 1), X),
    "sort": (lambda a: a.sort(0, descending=True), X),
    "roll and flip": (lambda a: a.roll(2, 1).flip(0), X),
    "tril": (lambda a: a.tril(-1), X),
    "pad": (lambda a: F.pad(a, (1, 2, 0, 1), value=3.0), X),
    "conv": (lambda a, k: F.conv2d(a, k, stride=2, padding=1, groups=2), PICTURE, KERNEL),
    "max pool": (lambda a: F.max_pool2d(a, 2), PICTURE),
    "average pool": (lambda a: F.avg_pool2d(a, 3, 2), PICTURE),
    "isin": (lambda a: torch.isin(a, torch.tensor([2, 5], device=a.device)), N),
    "embedding": (lambda a, i: F.embedding(i, a), X, I % 4),
    "eigh": (lambda a: torch.linalg.eigh(a @ a.T)[0], X),
    "not in the table": (lambda a: torch.logcumsumexp(a, 0), X),
    "casts": (lambda a: a.double().to(torch.int16).bool(), X),
    "arange": (lambda a: torch.arange(2, 9, 3, device=a.device) + a.long()[0, 0], N),
}


def on_tg(x):
    return x.to("tg") if isinstance(x, torch.Tensor) else x


def same(got, want):
    if isinstance(want, (tuple, list)):
        for g, w in zip(got, want, strict=True):
            same(g, w)
        return
    assert got.dtype == want.dtype and got.shape == want.shape and got.device.type == "tg"
    torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", CALLS)
def test_operation(name):
    f, *given = CALLS[name]
    same(f(*map(on_tg, given)), f(*given))


def test_every_row_is_an_operation_of_torch():
    assert [n for n in ROWS if not hasattr(torch.ops.aten, n) and not hasattr(torch.ops.aten, f"{n}_")] == []


GRADIENTS = (
    "softmax|log softmax|layer norm|gelu|silu|matmul|conv|max pool|average pool|index|gather|tanh|embedding"
)


@pytest.mark.parametrize("name", GRADIENTS.split("|"))
def test_gradient(name):
    f, *given = CALLS[name]
    grads = []
    for move in (on_tg, lambda t: t.clone()):
        inputs = [move(t).requires_grad_(t.is_floating_point()) for t in given]
        out = f(*inputs)
        weights = torch.linspace(-1, 1, out.numel()).reshape(out.shape)
        (out * weights.to(out.device)).sum().backward()
        grads.append([t.grad for t in inputs if t.requires_grad])
    same(*grads)


# *** memory, views, out= ***


def test_views_see_writes():
    for device in ("cpu", "tg"):
        a = torch.arange(12.0).to(device).reshape(3, 4)
        row, column, turned = a[1], a[:, 2], a.T
        row.add_(10)
        column.mul_(-1)
        turned[0, 0] = 99
        a[::2, ::3] += 0.5
        if device == "cpu":
            want = a, row, column, turned
        else:
            same((a, row, column, turned), want)


def test_out_keeps_its_identity_and_grows():
    a = on_tg(X)
    out = torch.empty(0, device="tg")
    assert torch.cat([a, a], 0, out=out) is out and out.shape == (8, 5)
    full = torch.empty(4, 5, device="tg")
    assert torch.add(a, 1, out=full) is full
    same(full, X + 1)


@pytest.mark.parametrize("dim", [0, 1, -1, -2])
def test_cat_with_legacy_empties(dim):
    empty, square = torch.empty(0), torch.ones(2, 2)
    same(torch.cat([on_tg(empty), on_tg(square)], dim), torch.cat([empty, square], dim))
    if dim in (0, -1):
        assert torch.cat([on_tg(empty), on_tg(empty)], dim).shape == (0,)


def test_random_numbers():
    assert sorted(torch.randperm(6, device="tg").cpu().tolist()) == list(range(6))
    out = torch.empty(5, dtype=torch.int64, device="tg")
    assert torch.randperm(5, out=out) is out and sorted(out.cpu().tolist()) == list(range(5))
    with pytest.raises(NotImplementedError, match="Generator"):
        torch.randperm(5, device="tg", generator=torch.Generator())
    u = torch.empty(1000, device="tg").uniform_(2, 3).cpu()
    assert 2 <= u.min() and u.max() < 3 and abs(u.mean() - 2.5) < 0.05
    assert abs(torch.randn(2000, device="tg").std().item() - 1) < 0.1


def test_nothing_is_computed_before_it_is_read():
    a = on_tg(X)
    a.sum().item()
    before = GlobalCounters.kernel_count
    b = (a * 2 + 1).relu().sum(1)
    assert GlobalCounters.kernel_count == before
    same(b, (X * 2 + 1).relu().sum(1))


def test_tensors_of_ours_and_back():
    t = Tensor([[1.0, 2.0], [3.0, 4.0]])
    x = from_tensor(t * 2)
    assert x.device.type == "tg" and x.sum().item() == 20
    assert to_tensor(x.T).tolist() == [[2, 6], [4, 8]]
    with pytest.raises(TypeError, match="no torch.complex64"):
        torch.zeros(2, dtype=torch.complex64, device="tg")


# *** whole modules ***


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.norm = torch.nn.Conv2d(4, 6, 3, padding=1), torch.nn.BatchNorm2d(6)
        self.linear = torch.nn.Linear(6 * 4 * 4, 3)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.norm(self.conv(x))), 2)
        return self.linear(F.gelu(x).flatten(1))


@pytest.mark.parametrize("optimiser", [torch.optim.SGD, torch.optim.Adam])
def test_training(optimiser):
    torch.manual_seed(0)
    ours, theirs = Net(), None
    theirs = copy.deepcopy(ours)
    ours.to("tg")
    steps = [optimiser(m.parameters(), lr=0.01) for m in (ours, theirs)]
    labels, losses = torch.tensor([1, 2]), []
    for _ in range(3):
        for model, step, move in ((ours, steps[0], on_tg), (theirs, steps[1], lambda t: t)):
            step.zero_grad()
            loss = F.cross_entropy(model(move(PICTURE)), move(labels))
            loss.backward()
            step.step()
            losses.append(loss.item())
    np.testing.assert_allclose(losses[::2], losses[1::2], rtol=1e-4)
    assert losses[4] < losses[0]


def test_attention_layer():
    torch.manual_seed(0)
    layer = torch.nn.TransformerEncoderLayer(16, 4, 32, dropout=0.0, batch_first=True)
    x = torch.randn(2, 5, 16)
    same(copy.deepcopy(layer).to("tg")(on_tg(x)), layer(x))
