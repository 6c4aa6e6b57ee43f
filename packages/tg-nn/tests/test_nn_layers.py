"""Layers against formulas in numpy, and against torch (forward and backward) where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tg_nn as nn
from tg_nn.state import get_state_dict
from tg_tensor import GlobalCounters, Tensor

RNG = np.random.default_rng(7)
Array = np.ndarray[Any, Any]


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape).astype(np.float32)


# layer, arguments, shape of the input; the torch layer of the same name unless named otherwise
CASES: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[int, ...]]] = [
    ("Linear", (5, 3), {}, (4, 5)),
    ("Linear", (5, 3), {"bias": False}, (2, 4, 5)),
    ("Conv1d", (4, 6, 3), {"padding": 1, "stride": 2}, (2, 4, 9)),
    ("Conv2d", (4, 6, 3), {}, (2, 4, 7, 6)),
    ("Conv2d", (4, 6, (3, 2)), {"stride": (2, 1), "padding": (1, 0), "groups": 2}, (2, 4, 7, 6)),
    ("Conv2d", (2, 3, 3), {"dilation": 2, "padding": "same", "bias": False}, (1, 2, 7, 6)),
    ("ConvTranspose1d", (4, 6, 3), {"stride": 2, "output_padding": 1}, (2, 4, 5)),
    ("ConvTranspose2d", (4, 6, 3), {"stride": 2, "padding": 1, "groups": 2}, (2, 4, 4, 3)),
    ("BatchNorm2d", (3,), {}, (4, 3, 5, 2)),
    ("BatchNorm2d", (3,), {"affine": False, "track_running_stats": False}, (4, 3, 5, 2)),
    ("BatchNorm3d", (2,), {"momentum": 0.3, "eps": 1e-3}, (3, 2, 2, 2, 3)),
    ("LayerNorm", ((3, 5),), {}, (2, 3, 5)),
    ("LayerNorm", (5,), {"elementwise_affine": False}, (2, 3, 5)),
    ("GroupNorm", (2, 6), {}, (3, 6, 4, 2)),
    ("RMSNorm", (5,), {"eps": 1e-5}, (2, 3, 5)),
]
IDS = [f"{name}-{n}" for n, (name, *_) in enumerate(CASES)]


@pytest.mark.parametrize(("name", "args", "kwargs", "shape"), CASES, ids=IDS)
@pytest.mark.parametrize("training", [False, True])
def test_same_as_torch_forward_and_backward(
    name: str, args: tuple[Any, ...], kwargs: dict[str, Any], shape: tuple[int, ...], training: bool
) -> None:
    if training and not name.startswith("BatchNorm"):
        pytest.skip("only batch norm differs in training")
    torch = pytest.importorskip("torch")
    theirs = getattr(torch.nn, name)(*args, **kwargs).train(training)
    ours = getattr(nn, name)(*args, **kwargs)
    own = get_state_dict(ours)
    state = theirs.state_dict()
    assert {k: tuple(v.shape) for k, v in state.items()} == {k: v.shape for k, v in own.items()}
    for key, value in state.items():
        if value.dtype is torch.float32:
            array = np.abs(normal(*value.shape)) + 0.5 if key == "running_var" else normal(*value.shape)
            value.copy_(torch.from_numpy(array))
            own[key].assign(Tensor(array)).realize()
    x, upstream = normal(*shape), None
    tx = torch.from_numpy(x).requires_grad_()
    expected = theirs(tx)
    upstream = normal(*expected.shape)
    expected.backward(torch.from_numpy(upstream))
    tg = Tensor(x, requires_grad=True)
    with Tensor.train(training):
        out = ours(tg)
    out.backward(Tensor(upstream))
    np.testing.assert_allclose(out.numpy(), expected.detach().numpy(), rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(tg.grad.numpy(), tx.grad.numpy(), rtol=1e-4, atol=1e-4)
    for key, parameter in theirs.named_parameters():
        np.testing.assert_allclose(own[key].grad.numpy(), parameter.grad.numpy(), rtol=1e-4, atol=2e-4)
    for key, buffer in theirs.named_buffers():  # running statistics move in training only
        np.testing.assert_allclose(own[key].numpy(), buffer.numpy(), rtol=1e-5, atol=1e-6)


def test_lstm_cell_same_as_torch() -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = torch.nn.LSTMCell(4, 3), nn.LSTMCell(4, 3)
    for key, value in theirs.state_dict().items():
        get_state_dict(ours)[key].assign(Tensor(value.numpy())).realize()
    x, h, c = normal(2, 4), normal(2, 3), normal(2, 3)
    for hc in (None, (h, c)):
        want = theirs(torch.from_numpy(x), None if hc is None else tuple(map(torch.from_numpy, hc)))
        got = ours(Tensor(x), None if hc is None else (Tensor(h), Tensor(c)))
        for g, w in zip(got, want, strict=True):
            np.testing.assert_allclose(g.numpy(), w.detach().numpy(), rtol=1e-5, atol=1e-5)


# *** numpy oracles, so that a machine without torch checks values too ***


def loops_conv2d(x: Array, w: Array, b: Array) -> Array:
    n, _, height, width = x.shape
    out = np.zeros((n, len(w), height - w.shape[2] + 1, width - w.shape[3] + 1), np.float64)
    for i in range(out.shape[2]):
        for j in range(out.shape[3]):
            patch = x[:, :, i : i + w.shape[2], j : j + w.shape[3]]
            out[:, :, i, j] = np.einsum("ncij,ocij->no", patch, w)
    return out + b[:, None, None]


def test_linear_is_a_matrix_product() -> None:
    layer, x = nn.Linear(4, 3), normal(2, 4)
    assert layer.bias is not None
    expected = x @ layer.weight.numpy().T + layer.bias.numpy()
    np.testing.assert_allclose(layer(Tensor(x)).numpy(), expected, rtol=1e-5, atol=1e-6)


def test_conv2d_sums_over_windows() -> None:
    layer, x = nn.Conv2d(2, 3, 3), normal(2, 2, 5, 6)
    assert layer.bias is not None
    expected = loops_conv2d(x, layer.weight.numpy(), layer.bias.numpy())
    np.testing.assert_allclose(layer(Tensor(x)).numpy(), expected, rtol=1e-4, atol=1e-5)


def test_conv_transpose2d_is_the_adjoint_of_conv2d() -> None:
    conv, back = nn.Conv2d(2, 3, 3, stride=2, bias=False), nn.ConvTranspose2d(3, 2, 3, stride=2, bias=False)
    back.weight.assign(conv.weight).realize()
    x, y = normal(1, 2, 7, 7), normal(1, 3, 3, 3)
    left = (conv(Tensor(x)).numpy() * y).sum()
    right = (x * back(Tensor(y)).numpy()).sum()
    assert left == pytest.approx(right, rel=1e-4)


@pytest.mark.parametrize(
    ("layer", "axes"),
    [
        (lambda: nn.LayerNorm((3, 4)), (2, 3)),
        (lambda: nn.LayerNorm2d(2), (1,)),
        (lambda: nn.InstanceNorm(2), (2, 3)),
        (lambda: nn.GroupNorm(1, 2), (1, 2, 3)),
        (lambda: nn.BatchNorm(2, track_running_stats=False), (0, 2, 3)),
    ],
    ids=["LayerNorm", "LayerNorm2d", "InstanceNorm", "GroupNorm", "BatchNorm"],
)
def test_normalisation_gives_mean_0_and_variance_1(layer: Callable[[], Any], axes: tuple[int, ...]) -> None:
    x = normal(5, 2, 3, 4) * 3 + 2
    expected = (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + 1e-5)
    np.testing.assert_allclose(layer()(Tensor(x)).numpy(), expected, rtol=1e-4, atol=1e-4)


def test_rms_norm_divides_by_the_root_mean_square() -> None:
    x = normal(3, 8)
    expected = x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6)
    np.testing.assert_allclose(nn.RMSNorm(8)(Tensor(x)).numpy(), expected, rtol=1e-5, atol=1e-6)


def test_batch_norm_statistics_move_in_training_only() -> None:
    layer, x = nn.BatchNorm(2, momentum=0.25), normal(6, 2) * 2 + 1
    layer(Tensor(x)).realize()
    assert layer.running_mean.tolist() == [0.0, 0.0] and layer.num_batches_tracked.item() == 0
    with Tensor.train():
        layer(Tensor(x)).realize()
    np.testing.assert_allclose(layer.running_mean.numpy(), 0.25 * x.mean(0), rtol=1e-5)
    np.testing.assert_allclose(layer.running_var.numpy(), 0.75 + 0.25 * x.var(0, ddof=1), rtol=1e-5)
    assert layer.num_batches_tracked.item() == 1
    evaluated = layer(Tensor(x)).numpy()
    expected = (x - layer.running_mean.numpy()) / np.sqrt(layer.running_var.numpy() + 1e-5)
    np.testing.assert_allclose(evaluated, expected, rtol=1e-4, atol=1e-5)


def test_embedding_takes_rows_for_indices_of_any_rank() -> None:
    layer = nn.Embedding(10, 3)
    table = layer.weight.numpy()
    for index in (np.array([[1, 2, 9, 0], [3, 3, 4, 5]]), np.arange(9).reshape(3, 3)):
        np.testing.assert_array_equal(layer(Tensor(index.astype(np.int32))).numpy(), table[index])
    assert layer(Tensor([10, -1])).tolist() == [[0.0] * 3] * 2
    with pytest.raises(TypeError, match="indices are ints"):
        layer(Tensor([1.0]))


def test_embedding_is_one_kernel_and_one_load_per_element() -> None:
    layer = nn.Embedding(1000, 8)
    layer.weight.realize()
    indices = Tensor(np.arange(12, dtype=np.int32).reshape(3, 4)).realize()
    GlobalCounters.reset()
    layer(indices).realize()
    assert GlobalCounters.kernel_count == 1
    assert GlobalCounters.global_ops < 12 * 8 * 40  # a one-hot product would need 1000 per element


def test_embedding_gradient_adds_up_repeated_rows() -> None:
    layer = nn.Embedding(5, 2)
    layer(Tensor([3, 1, 3])).sum().backward()
    assert layer.weight.grad.tolist() == [[0.0, 0.0], [1.0, 1.0], [0.0, 0.0], [2.0, 2.0], [0.0, 0.0]]


@pytest.mark.parametrize(
    ("make", "fan_in"),
    [
        (lambda: nn.Linear(64, 100), 64),
        (lambda: nn.Conv2d(8, 50, 4, groups=2), 64),
        (lambda: nn.ConvTranspose2d(50, 8, 4, groups=2), 64),
        (lambda: nn.LSTMCell(30, 64), 64),
    ],
    ids=["Linear", "Conv2d", "ConvTranspose2d", "LSTMCell"],
)
def test_first_weights_are_uniform_up_to_the_root_of_fan_in(make: Callable[[], Any], fan_in: int) -> None:
    bound = fan_in**-0.5
    for key, t in get_state_dict(make()).items():
        values = t.numpy()
        assert t.requires_grad and abs(values).max() <= bound
        if values.size > 1000:
            assert abs(values).max() > 0.99 * bound and values.std() == pytest.approx(
                bound / 3**0.5, rel=0.05
            ), key


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: nn.Linear(0, 3), ValueError, "in_features is a positive int, got 0"),
        (lambda: nn.Linear(2.5, 3), TypeError, "in_features is a positive int, got float"),  # type: ignore[arg-type]
        (lambda: nn.Conv2d(3, 4, 3, groups=2), ValueError, "2 groups do not divide 3 input and 4 output"),
        (lambda: nn.Conv2d(3, 4, (3, 3, 3)), ValueError, "kernel_size is an int or 2 ints"),
        (lambda: nn.Conv2d(3, 4, 3, padding="full"), ValueError, '"same" or "valid"'),
        (lambda: nn.Conv2d(3, 4, 3, padding="same", stride=2), ValueError, "needs stride 1"),
        (lambda: nn.GroupNorm(4, 6), ValueError, "4 groups do not divide 6 channels"),
        (lambda: nn.BatchNorm(3)(Tensor.ones(2, 4)), ValueError, "axis 1 has 3 channels"),
        (lambda: nn.LayerNorm((3, 4))(Tensor.ones(2, 4)), ValueError, r"last axes \(3, 4\)"),
        (lambda: nn.RMSNorm(3)(Tensor.ones(2, 4)), ValueError, "last axis has 3 elements"),
    ],
)
def test_bad_sizes_are_refused(make: Callable[[], Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_batch_norm_needs_two_values_in_training() -> None:
    with Tensor.train(), pytest.raises(ValueError, match="more than one value per channel"):
        nn.BatchNorm(3)(Tensor.ones(1, 3))
