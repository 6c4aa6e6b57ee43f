"""Products, convolutions, pooling, attention, losses, factorisations against numpy and PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Tensor
from tg_tensor.realize import planned
from tg_tensor.run import runtime_of
from tg_uop import Ops, OptOps

torch = pytest.importorskip("torch")
F = torch.nn.functional


def data(*shape, seed=0):
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def close(got, want, rtol=1e-4, atol=1e-5):
    np.testing.assert_allclose(got, np.asarray(want), rtol=rtol, atol=atol)


@pytest.mark.parametrize(
    "shapes",
    [
        ((3, 4), (4, 5)),
        ((4,), (4,)),
        ((4,), (4, 5)),
        ((3, 4), (4,)),
        ((2, 3, 4), (4, 5)),
        ((2, 1, 3, 4), (6, 4, 5)),
        ((5, 4), (2, 4, 3)),
        ((4,), (2, 4, 3)),
        ((2, 3, 4), (4,)),
    ],
    ids=str,
)
def test_matmul(graph_numpy, shapes):
    a, b = data(*shapes[0]), data(*shapes[1], seed=1)
    close(graph_numpy(Tensor(a) @ Tensor(b)), a @ b)


def test_narrow_floats_are_summed_in_float32(graph_numpy):
    a = data(8, 512).astype(np.float16)
    want = (a.astype(np.float32) @ a.astype(np.float32).T).astype(np.float16)
    close(graph_numpy(Tensor(a) @ Tensor(a).T), want, rtol=1e-3, atol=1e-2)


def test_linear(graph_numpy):
    a, w, b = data(2, 3), data(3, 4, seed=1), data(4, seed=2)
    close(graph_numpy(Tensor(a).linear(Tensor(w), Tensor(b))), a @ w + b)
    close(graph_numpy(Tensor(a).linear(Tensor(b[:3]))), a * b[:3])


@pytest.mark.parametrize(
    ("formula", "shapes"),
    [
        ("ij,jk->ik", [(3, 4), (4, 5)]),
        ("ij->ji", [(3, 4)]),
        ("ii->i", [(4, 4)]),
        ("ii", [(4, 4)]),
        ("bij,bjk->bik", [(2, 3, 4), (2, 4, 5)]),
        ("...ij,...jk->...ik", [(2, 3, 4), (2, 4, 5)]),
        ("i,j->ij", [(3,), (4,)]),
        ("ij,kj,k->i", [(3, 4), (5, 4), (5,)]),
        ("ij,jk", [(3, 4), (4, 5)]),
        ("abc,cd->", [(2, 3, 4), (4, 5)]),
        ("...a->a...", [(2, 3, 4)]),
    ],
)
def test_einsum(graph_numpy, formula, shapes):
    arrays = [data(*s, seed=i) for i, s in enumerate(shapes)]
    close(graph_numpy(Tensor.einsum(formula, *map(Tensor, arrays))), np.einsum(formula, *arrays))


CONVOLUTIONS = [
    (2, 3, 4, 1, (7, 8), (3, 3), 1, 1, 0),
    (2, 4, 6, 2, (7, 8), (3, 2), 2, 1, 1),
    (1, 4, 4, 4, (9, 9), (3, 3), 1, 2, 2),
    (2, 3, 5, 1, (10,), (3,), 3, 1, 1),
    (1, 2, 3, 1, (5, 6, 7), (2, 3, 2), (1, 2, 1), 1, (0, 1, 1)),
    (1, 2, 2, 1, (8, 8), (1, 1), 1, 1, 0),
    (1, 2, 2, 1, (8, 8), (1, 1), 2, 1, 0),
    (1, 2, 2, 1, (8, 8), (2, 2), 3, 1, 0),
    (1, 2, 3, 1, (9, 9), (4, 4), 5, 1, 1),
    (1, 1, 1, 1, (4, 4), (4, 4), 1, 1, 0),
    (1, 1, 2, 1, (12, 11), (3, 3), 2, 3, 1),
]


@pytest.mark.parametrize("case", CONVOLUTIONS, ids=str)
def test_conv2d(graph_numpy, case):
    n, cin, cout, groups, size, kernel, stride, dilation, padding = case
    a, w, b = data(n, cin, *size), data(cout, cin // groups, *kernel, seed=1), data(cout, seed=2)
    got = graph_numpy(Tensor(a).conv2d(Tensor(w), Tensor(b), groups, stride, dilation, padding))
    reference = getattr(F, f"conv{len(size)}d")
    close(
        got,
        reference(
            *map(torch.tensor, (a, w, b)), stride=stride, dilation=dilation, padding=padding, groups=groups
        ),
    )


@pytest.mark.parametrize("output_padding", [0, 1])
@pytest.mark.parametrize("case", CONVOLUTIONS, ids=str)
def test_conv_transpose2d(graph_numpy, case, output_padding):
    n, cin, cout, groups, size, kernel, stride, dilation, padding = case
    if output_padding and (stride == dilation == 1 or not isinstance(stride, int)):
        pytest.skip("output_padding must be below stride or dilation")
    a, w, b = data(n, cin, *size), data(cin, cout // groups, *kernel, seed=1), data(cout, seed=2)
    got = graph_numpy(
        Tensor(a).conv_transpose2d(Tensor(w), Tensor(b), groups, stride, dilation, padding, output_padding)
    )
    options = {
        "stride": stride,
        "padding": padding,
        "output_padding": output_padding,
        "groups": groups,
        "dilation": dilation,
    }
    close(got, getattr(F, f"conv_transpose{len(size)}d")(*map(torch.tensor, (a, w, b)), **options))


POOLS = [
    ((2, 2), None, 1, 0, False),
    ((3, 3), 2, 1, 1, False),
    ((3, 3), 2, 1, 1, True),
    ((3, 2), (2, 1), 1, (1, 0), True),
    ((5, 5), 2, 1, 2, False),
    ((2, 2), 3, 1, 0, True),
    ((2, 3), None, 2, 1, True),
    ((3, 3), 1, 2, 1, False),
]
IMAGE = data(2, 3, 11, 9)


@pytest.mark.parametrize("case", POOLS, ids=str)
def test_max_pool2d(graph_numpy, case):
    kernel, stride, dilation, padding, ceil_mode = case
    want = F.max_pool2d(
        torch.tensor(IMAGE), kernel, stride, padding, dilation, ceil_mode, return_indices=True
    )
    for got, w in zip(Tensor(IMAGE).max_pool2d(*case, return_indices=True), want, strict=True):
        np.testing.assert_array_equal(graph_numpy(got), w.numpy())


@pytest.mark.parametrize("count_include_pad", [True, False])
@pytest.mark.parametrize("case", [c for c in POOLS if c[2] == 1], ids=str)
def test_avg_pool2d(graph_numpy, case, count_include_pad):
    kernel, stride, _, padding, ceil_mode = case
    want = F.avg_pool2d(torch.tensor(IMAGE), kernel, stride, padding, ceil_mode, count_include_pad)
    close(graph_numpy(Tensor(IMAGE).avg_pool2d(*case, count_include_pad)), want)


def test_max_unpool2d(graph_numpy):
    values, places = Tensor(IMAGE).max_pool2d(return_indices=True)
    want = F.max_unpool2d(*F.max_pool2d(torch.tensor(IMAGE), 2, return_indices=True), 2, output_size=(11, 9))
    np.testing.assert_array_equal(graph_numpy(values.max_unpool2d(places, output_size=(11, 9))), want.numpy())


@pytest.mark.parametrize("size", [(5, 7), (22, 18), (3, 20)])
def test_interpolate(graph_numpy, size):
    t = torch.tensor(IMAGE)
    close(graph_numpy(Tensor(IMAGE).interpolate(size)), F.interpolate(t, size, mode="bilinear"))
    close(
        graph_numpy(Tensor(IMAGE).interpolate(size, align_corners=True)),
        F.interpolate(t, size, mode="bilinear", align_corners=True),
    )
    for mode in ("nearest", "nearest-exact"):
        close(graph_numpy(Tensor(IMAGE).interpolate(size, mode=mode)), F.interpolate(t, size, mode=mode))


def test_attention(graph_numpy):
    q, k, v = data(2, 4, 5, 8), data(2, 2, 7, 8, seed=1), data(2, 2, 7, 8, seed=2)
    got = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), enable_gqa=True)
    close(graph_numpy(got), F.scaled_dot_product_attention(*map(torch.tensor, (q, k, v)), enable_gqa=True))
    tq = torch.tensor(q)
    got = Tensor(q).scaled_dot_product_attention(Tensor(q), Tensor(q), is_causal=True)
    close(graph_numpy(got), F.scaled_dot_product_attention(tq, tq, tq, is_causal=True))
    mask = np.random.default_rng(3).random((5, 5)) > 0.2
    mask[:, 0] = True
    got = Tensor(q).scaled_dot_product_attention(Tensor(q), Tensor(q), Tensor(mask))
    close(graph_numpy(got), F.scaled_dot_product_attention(tq, tq, tq, torch.tensor(mask)))


def test_normalisations(graph_numpy):
    x = data(4, 5, 6)
    close(graph_numpy(Tensor(x).layernorm((1, 2))), F.layer_norm(torch.tensor(x), (5, 6)))
    weight, bias, mean, var = data(5), data(5, seed=1), data(5, seed=2), np.abs(data(5, seed=3)) + 0.1
    got = Tensor(x).batchnorm(Tensor(weight), Tensor(bias), Tensor(mean), Tensor((var + 1e-5) ** -0.5))
    close(graph_numpy(got), F.batch_norm(*map(torch.tensor, (x, mean, var, weight, bias))))


LOGITS, TARGETS = data(6, 5), np.array([0, 4, 2, 2, 1, 3])


@pytest.mark.parametrize("smoothing", [0.0, 0.2])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_cross_entropies(graph_numpy, reduction, smoothing):
    want = F.cross_entropy(
        torch.tensor(LOGITS), torch.tensor(TARGETS), reduction=reduction, label_smoothing=smoothing
    )
    x, y = Tensor(LOGITS), Tensor(TARGETS)
    close(graph_numpy(x.cross_entropy(y, reduction, smoothing)), want)
    close(
        graph_numpy(x.sparse_categorical_crossentropy(y, label_smoothing=smoothing, reduction=reduction)),
        want,
    )


def test_cross_entropy_of_images_and_of_probabilities(graph_numpy):
    x, y = data(2, 5, 3, 4), np.random.default_rng(0).integers(0, 5, size=(2, 3, 4))
    close(graph_numpy(Tensor(x).cross_entropy(Tensor(y))), F.cross_entropy(torch.tensor(x), torch.tensor(y)))
    p = torch.tensor(data(6, 5, seed=4)).softmax(1)
    close(
        graph_numpy(Tensor(LOGITS).cross_entropy(Tensor(p.numpy()))), F.cross_entropy(torch.tensor(LOGITS), p)
    )


def test_ignored_targets(graph_numpy):
    y = np.array([0, -1, 2, -1, 1, 3])
    want = F.cross_entropy(torch.tensor(LOGITS), torch.tensor(y), ignore_index=-1)
    close(graph_numpy(Tensor(LOGITS).sparse_categorical_crossentropy(Tensor(y))), want)


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_other_losses(graph_numpy, reduction):
    weight = np.random.default_rng(5).random(5).astype(np.float32)
    logs = torch.tensor(LOGITS).log_softmax(1)
    want = F.nll_loss(logs, torch.tensor(TARGETS), torch.tensor(weight), ignore_index=2, reduction=reduction)
    close(graph_numpy(Tensor(logs.numpy()).nll_loss(Tensor(TARGETS), Tensor(weight), 2, reduction)), want)
    p = torch.tensor(LOGITS).sigmoid()
    y = (data(6, 5, seed=6) > 0).astype(np.float32)
    close(
        graph_numpy(Tensor(p.numpy()).binary_crossentropy(Tensor(y), reduction)),
        F.binary_cross_entropy(p, torch.tensor(y), reduction=reduction),
    )
    want = F.binary_cross_entropy_with_logits(
        torch.tensor(LOGITS), torch.tensor(y), reduction=reduction, pos_weight=torch.tensor(weight)
    )
    close(graph_numpy(Tensor(LOGITS).binary_crossentropy_logits(Tensor(y), reduction, Tensor(weight))), want)


@pytest.mark.parametrize("shape", [(3, 3), (4, 3), (3, 5), (2, 4, 4), (1, 1), (5, 1)])
def test_qr(graph_numpy, shape):
    a = data(*shape)
    q, r = (graph_numpy(v) for v in Tensor(a).qr())
    close(q @ r, a)
    close(np.swapaxes(q, -1, -2) @ q, np.broadcast_to(np.eye(shape[-2]), q.shape))
    assert np.abs(np.tril(r, -1)).max() == 0


@pytest.mark.parametrize("shape", [(3, 3), (4, 3), (3, 5), (2, 4, 4), (1, 1), (5, 1), (9, 7)])
def test_svd(graph_numpy, shape):
    a = data(*shape)
    u, s, vt = (graph_numpy(v) for v in Tensor(a).svd())
    k = s.shape[-1]
    close(s, np.linalg.svd(a)[1])
    close((u[..., :k] * s[..., None, :]) @ vt[..., :k, :], a)
    for q in (u, vt):
        close(np.swapaxes(q, -1, -2) @ q, np.broadcast_to(np.eye(q.shape[-1]), q.shape))


def test_newton_schulz_approaches_an_orthogonal_matrix(graph_numpy):
    x = graph_numpy(Tensor(data(4, 6)).newton_schulz(20, (1.5, -0.5)))
    close(x @ x.T, np.eye(4), rtol=1e-3, atol=1e-3)


def test_svd_runs_on_the_cpu() -> None:
    """Its rotations read places that exist for no element of some lanes."""
    a = np.random.default_rng(0).normal(size=(4, 4)).astype(np.float32)
    close(Tensor(a).svd()[1].numpy(), np.linalg.svd(a)[1])


def test_a_product_is_tiled_beside_other_reductions_of_its_kernel():
    """The input gradient of a convolution behind a pool counts the pool's ties in the same kernel."""
    a, w = data(4, 16, 28, 28), data(16, 16, 3, 3, seed=1)
    x = Tensor(a, requires_grad=True)
    g = data(4, 16, 14, 14, seed=2)
    (x.relu().max_pool2d((2, 2)).conv2d(Tensor(w), padding=1) * Tensor(g)).sum().backward()
    with planned([x.grad]) as (linear, _):
        kernels = [c.src[0] for c in linear.src]
    several = [k for k in kernels if sum(u.op is Ops.REDUCE for u in k.toposort()) > 1]
    moves = [o.op for k in several for o in runtime_of(k, "CPU").program.src[0].arg.applied_opts]
    assert moves.count(OptOps.UPCAST) >= 2 and OptOps.CACHE in moves
    t = torch.tensor(a, requires_grad=True)
    (F.conv2d(F.max_pool2d(t.relu(), 2), torch.tensor(w), padding=1) * torch.tensor(g)).sum().backward()
    close(x.grad.numpy(), t.grad.numpy())
