"""Movement methods and constructors against numpy and PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor

torch = pytest.importorskip("torch")
F = torch.nn.functional
x = np.random.default_rng(0).normal(size=(4, 5, 6)).astype(np.float32)
t = torch.tensor(x)

CASES = {
    "permute": (lambda v: v.permute(2, 0, 1), lambda: t.permute(2, 0, 1)),
    "transpose": (lambda v: v.transpose(0, 2), lambda: t.transpose(0, 2)),
    "T": (lambda v: v.T, lambda: x.T),
    "flip": (lambda v: v.flip(0, 2), lambda: t.flip(0, 2)),
    "roll": (lambda v: v.roll((2, -7), (0, 1)), lambda: torch.roll(t, (2, -7), (0, 1))),
    "roll flat": (lambda v: v.roll(5), lambda: torch.roll(t, 5)),
    "pad pairs": (
        lambda v: v.pad(((1, 2), None, (0, 3)), value=2.5),
        lambda: np.pad(x, ((1, 2), (0, 0), (0, 3)), constant_values=2.5),
    ),
    "pad flat": (lambda v: v.pad((1, -1, 2, 0), value=1), lambda: F.pad(t, (1, -1, 2, 0), value=1)),
    "pad reflect": (lambda v: v.pad((2, 1), mode="reflect"), lambda: F.pad(t, (2, 1), mode="reflect")),
    "pad replicate": (lambda v: v.pad((2, 1), mode="replicate"), lambda: F.pad(t, (2, 1), mode="replicate")),
    "pad circular": (lambda v: v.pad((2, 1), mode="circular"), lambda: F.pad(t, (2, 1), mode="circular")),
    "pad_to": (lambda v: v.pad_to(None, 8, None), lambda: np.pad(x, ((0, 0), (0, 3), (0, 0)))),
    "shrink": (lambda v: v.shrink(((1, 3), None, (2, 6))), lambda: x[1:3, :, 2:6]),
    "shrink_to": (lambda v: v.shrink_to(2, None, 3), lambda: x[:2, :, :3]),
    "cat": (lambda v: v.cat(v * 2, v[:, :2], dim=1), lambda: torch.cat([t, t * 2, t[:, :2]], 1)),
    "stack": (lambda v: v.stack(v * 2, dim=-1), lambda: torch.stack([t, t * 2], -1)),
    "repeat": (lambda v: v.repeat(2, 1, 3, 2), lambda: t.repeat(2, 1, 3, 2)),
    "repeat_interleave": (lambda v: v.repeat_interleave(3, 1), lambda: t.repeat_interleave(3, 1)),
    "reshape": (lambda v: v.reshape(2, -1, 6), lambda: x.reshape(2, -1, 6)),
    "flatten": (lambda v: v.flatten(1), lambda: t.flatten(1)),
    "unflatten": (lambda v: v.unflatten(2, (2, -1)), lambda: t.unflatten(2, (2, -1))),
    "squeeze": (lambda v: v.unsqueeze(1).squeeze(1), lambda: x),
    "expand": (lambda v: v.unsqueeze(0).expand(3, -1, -1, 6), lambda: t.unsqueeze(0).expand(3, -1, -1, 6)),
    "rearrange": (
        lambda v: v.rearrange("a (b1 b2) c -> c (a b2) b1", b1=5),
        lambda: x.reshape(4, 5, 1, 6).transpose(3, 0, 2, 1).reshape(6, 4, 5),
    ),
    "rearrange ...": (lambda v: v.rearrange("... c -> c ..."), lambda: x.transpose(2, 0, 1)),
    "rearrange 1": (lambda v: v.rearrange("a b c -> a 1 (b c)"), lambda: x.reshape(4, 1, 30)),
    **{
        f"unfold {a}": (lambda v, a=a: v.unfold(*a), lambda a=a: t.unfold(*a))
        for a in [(1, 3, 2), (2, 6, 1), (0, 1, 3), (2, 2, 3), (1, 5, 4)]
    },
    **{
        f"{n} {o}": (lambda v, n=n, o=o: getattr(v, n)(o), lambda n=n, o=o: getattr(t, n)(o))
        for n in ("triu", "tril")
        for o in (-6, -3, 0, 2, 7)
    },
    **{
        f"diagonal {o}": (lambda v, o=o: v.diagonal(o, 1, 2), lambda o=o: t.diagonal(o, 1, 2))
        for o in (-6, -3, -1, 0, 1, 4, 7)
    },
    "diag": (lambda v: v[0, 0].diag(), lambda: t[0, 0].diag()),
    "diag of a matrix": (lambda v: v[0].diag(), lambda: t[0].diag()),
}


@pytest.mark.parametrize("name", CASES)
def test_movement_equals_reference(graph_numpy, name):
    ours, reference = CASES[name]
    np.testing.assert_array_equal(graph_numpy(ours(Tensor(x))), np.asarray(reference()))


def test_split_and_chunk(graph_numpy):
    for got, want in (
        (Tensor(x).split(2, 1), t.split(2, 1)),
        (Tensor(x).split((1, 4), 1), t.split((1, 4), 1)),
    ):
        assert [graph_numpy(g).tolist() for g in got] == [w.tolist() for w in want]
    assert [c.shape for c in Tensor(x).chunk(4, 2)] == [tuple(c.shape) for c in t.chunk(4, 2)]


def test_cat_keeps_the_sign_of_zero(graph_numpy):
    got = graph_numpy(Tensor([-0.0]).cat(Tensor([-0.0, 1.0])))
    assert np.signbit(got).tolist() == [True, True, False]


@pytest.mark.parametrize("indexing", ["ij", "xy"])
def test_meshgrid(graph_numpy, indexing):
    a, b, c = [1, 2, 3], [4, 5], [6]
    got = Tensor(a).meshgrid(Tensor(b), Tensor(c), indexing=indexing)
    for g, w in zip(got, np.meshgrid(a, b, c, indexing=indexing), strict=True):
        np.testing.assert_array_equal(graph_numpy(g), w)


@pytest.mark.parametrize(
    "args",
    [(5,), (2, 9), (2, 9, 3), (9, 2, -2), (0, 1, 0.1), (5, 5), (3.5,), (0, 10, 0.3), (-3, 8, 0.7), (0,)],
)
def test_arange(graph_numpy, args):
    got = graph_numpy(Tensor.arange(*args))
    np.testing.assert_allclose(got, torch.arange(*args).numpy(), rtol=3e-7)


@pytest.mark.parametrize("args", [(0, 1, 5), (-3, 7, 11), (2, 2, 1), (5, -5, 4), (0, 1, 0)])
def test_linspace(graph_numpy, args):
    np.testing.assert_allclose(graph_numpy(Tensor.linspace(*args)), torch.linspace(*args).numpy(), rtol=1e-6)


@pytest.mark.parametrize("shape", [(3,), (3, 5), (5, 3), (1, 4), (0,)])
def test_eye(graph_numpy, shape):
    np.testing.assert_array_equal(graph_numpy(Tensor.eye(*shape)), np.eye(*shape))


def test_constants(graph_numpy):
    np.testing.assert_array_equal(graph_numpy(Tensor.full((2, 3), 7)), np.full((2, 3), 7))
    np.testing.assert_array_equal(graph_numpy(Tensor.zeros(2, 0)), np.zeros((2, 0)))
    np.testing.assert_array_equal(graph_numpy(Tensor(x).ones_like(dtype="int8")), np.ones((4, 5, 6), np.int8))
    assert (
        Tensor.empty(2, 3).shape == Tensor.invalids((2, 3)).shape == Tensor(x[0, :2, :3]).empty_like().shape
    )
