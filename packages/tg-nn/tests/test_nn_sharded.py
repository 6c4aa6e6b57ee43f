"""Layers and optimisers on tensors split over devices train as on one device."""

import numpy as np
import pytest

from tg_nn import BatchNorm, Embedding
from tg_nn.optim import SGD, Adam
from tg_nn.state import get_state_dict
from tg_tensor import Tensor, TinyJit

D = ("CPU", "CPU:1", "CPU:2", "CPU:3")
RNG = np.random.default_rng(0)


def array(*shape):
    return (RNG.standard_normal(shape) * 0.3).astype(np.float32)


FIRST, SECOND, X = array(12, 16), array(16, 4), array(16, 12)
Y = RNG.integers(0, 4, 16).astype(np.int32)
# how the two weights, and the batch, are split
MODES = {"replicated weights": ((None, None), 0), "split weights": ((1, 0), None)}


def train(optimiser, mode=None):
    """(losses, first weight) of five recorded steps."""
    weights, inputs = [Tensor(FIRST), Tensor(SECOND)], [Tensor(X), Tensor(Y)]
    if mode is not None:
        axes, batch = MODES[mode]
        weights = [w.shard(D, a).contiguous().realize() for w, a in zip(weights, axes, strict=True)]
        inputs = [t.shard(D, batch).contiguous().realize() for t in inputs]
    for w in weights:
        w.requires_grad = True
    opt = optimiser(weights, lr=0.05)

    @TinyJit
    def step(x, y):
        with Tensor.train():
            opt.zero_grad()
            loss = ((x @ weights[0]).relu() @ weights[1]).sparse_categorical_crossentropy(y)
            loss.backward()
            opt.step()
            return loss.realize()

    losses = [step(*inputs).item() for _ in range(5)]
    assert mode is None or [w.uop.axis for w in weights] == list(MODES[mode][0])
    return losses, weights[0].numpy()


@pytest.mark.parametrize("optimiser", [SGD, Adam])
@pytest.mark.parametrize("mode", MODES)
def test_training(optimiser, mode):
    want, got = train(optimiser), train(optimiser, mode)
    np.testing.assert_allclose(got[0], want[0], rtol=1e-4)
    np.testing.assert_allclose(got[1], want[1], rtol=1e-3, atol=1e-5)


def test_state_is_split_as_the_parameters_are():
    w = Tensor(FIRST).shard(D, 1).contiguous().realize()
    w.requires_grad = True
    opt = Adam([w], lr=0.1)
    assert {t.uop.axis for t in opt.m + opt.v} == {1}


def test_parameters_that_are_split_are_not_fused():
    w = Tensor(FIRST).shard(D, 1)
    with pytest.raises(ValueError, match="split over devices"):
        SGD([w], lr=0.1, fused=True)


def batch_norm(x, weights_on):
    norm = BatchNorm(4)
    for t in get_state_dict(norm).values():
        weights_on(t)
    with Tensor.train():
        y = norm(x)
    return y, norm.running_mean


def test_batch_norm_over_all_devices_is_that_of_one():
    a = array(8, 4, 3, 3)
    want, mean = batch_norm(Tensor(a), lambda t: t)
    got, split_mean = batch_norm(Tensor(a).shard(D, 0), lambda t: t.shard_(D))
    assert got.uop.axis == 0
    np.testing.assert_allclose(got.numpy(), want.numpy(), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(split_mean.numpy(), mean.numpy(), rtol=1e-5, atol=1e-6)


def test_statistics_of_each_device_alone_move_nothing():
    a = array(8, 4, 6)
    own = Tensor(a).shard(D, 0).contiguous().realize().reshape(4, 2, 4, 6)  # a group per device
    out = (own - own.mean((1, 3), keepdim=True)).reshape(8, 4, 6)
    linear = out.schedule_linear()
    assert all(c.device == D and c.src[0].op.name == "SINK" for c in linear.src)
    groups = a.reshape(4, 2, 4, 6)
    want = groups - groups.mean((1, 3), keepdims=True)
    own = Tensor(a).shard(D, 0).reshape(4, 2, 4, 6)
    got = (own - own.mean((1, 3), keepdim=True)).reshape(8, 4, 6)
    np.testing.assert_allclose(got.numpy(), want.reshape(8, 4, 6), rtol=1e-5, atol=1e-6)


def test_embedding_of_a_split_batch():
    layer, index = Embedding(10, 6), RNG.integers(0, 10, (8, 3)).astype(np.int32)
    table = layer.weight.numpy()
    layer.weight.shard_(D)
    out = layer(Tensor(index).shard(D, 0))
    assert out.uop.axis == 0
    np.testing.assert_array_equal(out.numpy(), table[index])
