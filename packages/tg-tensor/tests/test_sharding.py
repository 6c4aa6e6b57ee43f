"""Tensors split over devices: values and gradients as on one device, where they are, what moves, errors."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from tg_tensor import (
    Context,
    GlobalCounters,
    Tensor,
    TinyJit,
    UOp,
    Variable,
    buffers,
    dtypes,
    function,
    sharding,
)
from tg_tensor.run import compile_stats, run_linear
from tg_uop import KernelInfo, Ops
from tg_uop.context import ALL2ALL, ALLREDUCE_CAST, RING

RNG = np.random.default_rng(0)
D = ("CPU", "CPU:1", "CPU:2", "CPU:3")
EIGHT = tuple(f"CPU:{i}" for i in range(8))
NULLS = ("NULL", "NULL:1", "NULL:2")
X = RNG.integers(-9, 9, (8, 12)).astype(np.float32)  # sums are exact in any order
W = RNG.integers(-9, 9, (12, 16)).astype(np.float32)
AXES = (0, 1, None)


def stored(array, axis, devices=D):
    return Tensor(array).shard(devices, axis).contiguous().realize()


def transfers(linear):
    """Copies between devices in a schedule: their calls, by bytes received on each device."""
    return [c.src[1].shape[0] for c in linear.src if c.src[0].op is Ops.COPY]


# *** placement ***


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("devices", [D, EIGHT[:2], EIGHT[2:4]])
def test_a_tensor_is_split_and_read_back(axis, devices):
    t = Tensor(X).shard(devices, axis)
    assert t.uop.axis == axis and t.device == tuple("CPU" if d == "CPU:0" else d for d in devices)
    assert t.shape == (8, 12)
    np.testing.assert_array_equal(t.numpy(), X)
    np.testing.assert_array_equal(t.realize().numpy(), X)
    assert t.tolist() == X.tolist()
    assert t[0, 0].item() == X[0, 0] if axis is None else True


def test_each_device_holds_its_share():
    held = [b.numpy().reshape(2, 12) for b in buffers.buffer_of(stored(X, 0).uop.base).bufs]
    np.testing.assert_array_equal(np.concatenate(held), X)
    held = [b.numpy().reshape(8, 12) for b in buffers.buffer_of(stored(X, None).uop.base).bufs]
    assert all(np.array_equal(h, X) for h in held)


@pytest.mark.parametrize("before", AXES)
@pytest.mark.parametrize("after", AXES)
@pytest.mark.parametrize("devices", [D, EIGHT[4:6], EIGHT[4:8]])
def test_another_split(before, after, devices):
    t = stored(X, before).shard(devices, after)
    assert t.uop.axis == after
    np.testing.assert_array_equal((t * 2).numpy(), X * 2)


@pytest.mark.parametrize("axis", AXES)
def test_gathered_on_a_device_with_and_without_a_share(axis):
    assert len(transfers(stored(X, axis).to("CPU:7").schedule_linear())) == 1
    for device in ("CPU:7", "CPU:1"):
        t = stored(X, axis).to(device)
        assert t.device == device
        np.testing.assert_array_equal(t.numpy(), X)


def test_in_place_forms_take_the_gradient_along():
    t = Tensor(X, requires_grad=True)
    (t * 3).sum().backward()
    t.shard_(D, 0)
    assert t.uop.axis == 0 and t.grad.uop.axis == 0 and t.requires_grad
    t.to_("CPU:1")
    assert t.device == t.grad.device == "CPU:1"
    np.testing.assert_array_equal(t.grad.numpy(), np.full_like(X, 3))
    assert Tensor(X).shard_like(stored(W.T[:8, :12], 1)).uop.axis == 1
    assert stored(X, 0).to(D).uop.axis == 0  # there already


# *** operations ***

ELEMENTWISE = {
    "chain": lambda t: (t * 2 + 1).relu().exp2(),
    "constants by position": lambda t: t + Tensor.arange(12) + Tensor.arange(8).reshape(8, 1),
    "reshape": lambda t: t.reshape(8, 4, 3).permute(2, 0, 1).flip(0),
    "flip": lambda t: t.flip(0) + t.flip(1),
    "sum 0": lambda t: t.sum(0),
    "sum 1": lambda t: t.sum(1),
    "sum": lambda t: t.sum(),
    "max 0": lambda t: t.max(0),
    "argmax": lambda t: t.argmax(1),
    "mean": lambda t: (t - t.sum(0, keepdim=True)).sum(1, keepdim=True) + t,
}


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", ELEMENTWISE)
def test_values_are_those_of_one_device(name, axis):
    f = ELEMENTWISE[name]
    np.testing.assert_array_equal(f(stored(X, axis)).numpy(), f(Tensor(X)).numpy())


NETWORK = {
    "softmax": lambda t: t.softmax(-1),
    "log_softmax": lambda t: t.log_softmax(0),
    "layernorm": lambda t: t.layernorm(),
    "std": lambda t: t.std(0),
}


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", NETWORK)
def test_normalisations(name, axis):
    f, x = NETWORK[name], X / 8
    np.testing.assert_allclose(f(stored(x, axis)).numpy(), f(Tensor(x)).numpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    "a, w, out", [(0, None, 0), (1, 0, None), (None, 1, 1), (None, None, None)]
)  # rows, what is summed over, columns, nothing
def test_matrix_products(a, w, out):
    y = stored(X, a) @ stored(W, w)
    assert y.uop.axis == out
    moved = transfers(y.schedule_linear())
    assert bool(moved) == (a == 1)  # only sums over devices move data
    np.testing.assert_array_equal((stored(X, a) @ stored(W, w)).numpy(), X @ W)


@pytest.mark.parametrize("axis", (0, 1))
def test_attention_split_over_batch_or_heads_moves_nothing(axis):
    q, k, v = (RNG.standard_normal((4, 4, 8, 8)).astype(np.float32) for _ in range(3))
    split = [stored(x, axis) for x in (q, k, v)]
    out = split[0].scaled_dot_product_attention(*split[1:], is_causal=True)
    assert transfers(out.schedule_linear()) == []
    out = split[0].scaled_dot_product_attention(*split[1:], is_causal=True)
    want = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), is_causal=True)
    np.testing.assert_allclose(out.numpy(), want.numpy(), rtol=1e-5, atol=1e-6)


def test_convolution_split_over_the_batch_moves_nothing():
    x, w = (RNG.standard_normal(s).astype(np.float32) for s in ((8, 3, 6, 6), (5, 3, 3, 3)))
    xs, ws = stored(x, 0), stored(w, None)
    assert transfers(xs.conv2d(ws, padding=1).schedule_linear()) == []
    want = Tensor(x).conv2d(Tensor(w), padding=1).numpy()
    np.testing.assert_allclose(xs.conv2d(ws, padding=1).numpy(), want, rtol=1e-5, atol=1e-5)


def test_embedding_and_gather():
    index = RNG.integers(0, 12, (8, 3)).astype(np.int32)
    rows = stored(W, None)[stored(index, 0)]
    assert rows.uop.axis == 0
    np.testing.assert_array_equal(rows.numpy(), W[index])
    picked = stored(X, 0).gather(1, stored(index, 0))
    np.testing.assert_array_equal(picked.numpy(), np.take_along_axis(X, index, 1))


def test_lists_and_tensors_as_indices():
    t = stored(X, 0)
    np.testing.assert_array_equal(t[:, [1, 2]].numpy(), X[:, [1, 2]])
    t[:, Tensor([1, 2]).shard(D)] = 9
    want = X.copy()
    want[:, [1, 2]] = 9
    np.testing.assert_array_equal(t.numpy(), want)
    np.testing.assert_array_equal(Tensor(X, device="CPU:1")[:, [1, 2]].numpy(), X[:, [1, 2]])


@pytest.mark.parametrize("axis", AXES)
def test_sizes_known_later_on_other_axes(axis):
    n = Variable("n", 1, 4)
    t = stored(X, axis)
    for rows in (2, 3):
        if axis != 1:
            np.testing.assert_array_equal(t[:, : n.bind(rows)].sum(1).numpy(), X[:, :rows].sum(1))
        if axis != 0:
            np.testing.assert_array_equal(t[: n.bind(rows)].sum(0).numpy(), X[:rows].sum(0))


def test_whole_shards_can_be_taken():
    t = stored(X, 0)
    np.testing.assert_array_equal(t[0:2].numpy(), X[0:2])
    np.testing.assert_array_equal((t[2:6, 3:5] + 1).numpy(), X[2:6, 3:5] + 1)
    padded = t[0:2].pad(((0, 6), (0, 0)))
    np.testing.assert_array_equal(padded.numpy(), np.pad(X[0:2], ((0, 6), (0, 0))))


# *** one call for all ***


def test_one_call_and_one_program_cover_all_devices():
    t = stored(X, 0)
    linear = (t * 3 + 0.123).schedule_linear()
    (call,) = linear.src
    assert call.device == D and call.src[0].op is Ops.SINK
    before = compile_stats.kernels
    GlobalCounters.reset()
    run_linear(linear)
    assert compile_stats.kernels == before + 1 and GlobalCounters.kernel_count == len(D)


def test_constants_cost_nothing_and_keep_their_split():
    t = stored(X, 1)
    twos = t.full_like(2)
    assert twos.uop.axis == 1 and twos[:4].schedule_linear().src == ()
    assert twos[:4].tolist() == [[2.0] * 12] * 4
    kept = t.zeros_like().contiguous().realize()
    assert kept.uop.axis == 1 and kept.device == D and kept.numpy().sum() == 0
    assert (Tensor.full((3,), 2.0, device=D) + 1).tolist() == [3.0] * 3


def test_random_numbers_are_made_where_they_are_used_and_are_those_of_one_device():
    Tensor.manual_seed(3)
    want = Tensor.rand(8, 12).numpy()
    for axis in AXES:
        Tensor.manual_seed(3)
        r = stored(X, axis).rand_like(requires_grad=True)
        assert r.uop.axis == axis and r.requires_grad
        np.testing.assert_array_equal(r.numpy(), want)
    moved = transfers(stored(X, 0).rand_like().schedule_linear())
    assert max(moved) <= 2 * len(D)  # the key and the counter
    with Tensor.train():
        assert stored(X, 0).dropout(0.5).uop.axis == 0


# *** collectives ***


@pytest.mark.parametrize("n", (2, 3, 8))
def test_collectives_by_name(n):
    devices = EIGHT[:n]
    v = RNG.integers(-9, 9, n * n * 4).astype(np.float32)
    parts = v.reshape(n, -1).sum(0)
    t = stored(v, 0, devices)
    whole, summed, shares = sharding.allgather(t), sharding.allreduce(t), sharding.reduce_scatter(t)
    assert (whole.uop.axis, summed.uop.axis, shares.uop.axis) == (None, None, 0)
    np.testing.assert_array_equal(whole.numpy(), v)
    np.testing.assert_array_equal(summed.numpy(), parts)
    np.testing.assert_array_equal(shares.numpy(), parts)
    first = sharding.reduce(t)
    assert first.device == "CPU"
    np.testing.assert_array_equal(first.numpy(), parts)
    np.testing.assert_array_equal(sharding.gather(t).numpy(), v)
    np.testing.assert_array_equal(sharding.scatter(Tensor(v), devices).numpy(), v)
    np.testing.assert_array_equal(sharding.broadcast(Tensor(v), devices).numpy(), v)


FORMS = [{"RING": 0, "ALL2ALL": 0}, {"RING": 2, "ALL2ALL": 0}, {"RING": 0, "ALL2ALL": 2}]


@pytest.mark.parametrize("form", FORMS, ids=["naive", "ring", "all2all"])
@pytest.mark.parametrize("n", (2, 3, 8))
def test_every_form_of_all_reduce_gives_every_device_the_same(form, n):
    x = RNG.integers(-9, 9, (2 * n, 7)).astype(np.float32)  # 7 does not divide
    with Context(**form):
        t = stored(x, 0, EIGHT[:n])
        for got, want in ((t.sum(0), x.sum(0)), (t.max(0), x.max(0)), (t.sum(), x.sum())):
            held = buffers.buffer_of(got.contiguous().realize().uop.base).bufs
            assert len(held) == n
            for b in held:
                np.testing.assert_array_equal(b.numpy(), want.reshape(-1))


def test_replicas_of_a_sum_are_equal_to_the_bit():
    x = RNG.standard_normal((8, 33)).astype(np.float32)
    for form in FORMS:
        with Context(**form):
            held = buffers.buffer_of(stored(x, 0).sum(0).realize().uop.base).bufs
        assert len({b.numpy().tobytes() for b in held}) == 1


def test_large_values_travel_in_parts():
    def received(rows):
        t = Tensor.zeros(4, rows, device="NULL").contiguous().shard(("NULL", "NULL:1", "NULL:2", "NULL:3"), 0)
        return sum(transfers(t.contiguous().realize().sum(0).schedule_linear())) / rows

    assert (RING.value, ALL2ALL.value) == (1, 0)
    assert received(64) == 3  # everything from everybody
    assert received(1 << 17) < 2  # around the ring, twice


def test_sums_that_end_narrow_travel_narrow():
    def sent(cast):
        t = stored(X.astype(np.float16), 0)
        with Context(ALLREDUCE_CAST=cast):
            out = t.sum(0)
            linear = out.schedule_linear()
        run_linear(linear)
        kinds = {c.src[1].dtype for c in linear.src if c.src[0].op is Ops.COPY}
        np.testing.assert_array_equal(out.numpy(), X.sum(0).astype(np.float16))
        return kinds

    assert ALLREDUCE_CAST.value == 1
    assert sent(1) == {dtypes.float16} and sent(0) == {dtypes.float32}


# *** gradients ***


@pytest.mark.parametrize("a, w", [(0, None), (1, 0), (None, 1)])
def test_gradients_are_split_as_what_they_belong_to(a, w):
    def gradients(x, y):
        x.requires_grad = y.requires_grad = True
        ((x @ y).relu() * 2).sum().backward()
        return x.grad, y.grad

    got = gradients(stored(X, a), stored(W, w))
    assert [g.uop.axis for g in got] == [a, w]
    for g, want in zip(got, gradients(Tensor(X), Tensor(W)), strict=True):
        np.testing.assert_array_equal(g.numpy(), want.numpy())


@pytest.mark.parametrize("axis", AXES)
def test_gradients_come_back_to_where_a_tensor_was_split(axis):
    x = Tensor(X, requires_grad=True)
    (x.shard(D, axis) * stored(X, axis)).sum().backward()
    assert x.grad.device == "CPU"
    np.testing.assert_array_equal(x.grad.numpy(), X)
    y = stored(X, 0)
    y.requires_grad = True
    (y.shard(D, axis) * stored(X, axis)).sum().backward()
    assert y.grad.uop.axis == 0
    np.testing.assert_array_equal(y.grad.numpy(), X)


def test_a_split_gradient_is_summed_in_shares():
    w = stored(W, 0)  # a parameter of which each device keeps a share
    w.requires_grad = True
    (stored(X, 0) @ w.shard(D, None)).sum().backward()
    assert w.grad.uop.axis == 0
    linear = w.grad.schedule_linear()
    run_linear(linear)
    assert sum(transfers(linear)) <= W.size * (1 + len(D))  # w to all, and a share of the sum from each
    np.testing.assert_array_equal(w.grad.numpy(), np.repeat(X.sum(0)[:, None], 16, 1))


@pytest.mark.parametrize("a, w", [(0, None), (1, 0), (None, 1)])
def test_functions_of_split_tensors(a, w):
    f = function(lambda x, y: (x @ y).relu())
    y = stored(W, w)
    y.requires_grad = True
    out = f(stored(X, a), y)
    np.testing.assert_array_equal(out.numpy(), np.maximum(X @ W, 0))
    f(stored(X, a), y).sum().backward()
    np.testing.assert_array_equal(y.grad.numpy(), X.T @ (X @ W > 0))


# *** writes ***


@pytest.mark.parametrize("axis", AXES)
def test_writes(axis):
    t, want = stored(X, axis), X.copy()
    t.assign(t + 1).realize()
    t += 1
    want += 2
    np.testing.assert_array_equal(t.numpy(), want)
    for place, value in (
        ((slice(None), slice(2, 4)), 0),
        (slice(1, 3), 5),
        ((slice(None), slice(None, None, 3)), 7),
    ):
        t[place] = value
        want[place] = value
        np.testing.assert_array_equal(t.numpy(), want)
    t[3] = Tensor(X[0])
    want[3] = X[0]
    np.testing.assert_array_equal(t.numpy(), want)


def test_a_kernel_of_ones_own_runs_on_every_share():
    def add_one(out, a):
        i = UOp.range(a.numel(), 0)
        return out.flatten()[i].store(a.flatten()[i] + 1.0).end(i).sink(arg=KernelInfo(name="add_one"))

    x = stored(X, 0)
    out = Tensor.custom_kernel(x.empty_like(), x, fxn=add_one)[0]
    assert out.uop.axis == 0
    np.testing.assert_array_equal(out.numpy(), X + 1)
    parts = Tensor(Tensor.invalids(2, 12, device=D).uop.multi(0))  # a part on each device
    out = Tensor.custom_kernel(parts, x, fxn=add_one)[0]
    assert out.shape == (8, 12)
    np.testing.assert_array_equal(out.numpy(), X + 1)


# *** recording ***


@pytest.mark.parametrize("axis", AXES)
def test_recordings_replay_on_every_device(axis):
    total = stored(np.zeros(12, np.float32), 0 if axis == 1 else None)

    @TinyJit
    def step(t):
        total.assign(total + t.sum(0))
        return (t * 2).contiguous(), total

    want = np.zeros(12, np.float32)
    for n in range(4):
        want += (X + n).sum(0)
        twice, now = step(stored(X + n, axis))
        np.testing.assert_array_equal(twice.numpy(), (X + n) * 2)
        np.testing.assert_array_equal(now.numpy(), want)
    loaded = pickle.loads(pickle.dumps(step))
    np.testing.assert_array_equal(loaded(stored(X, axis))[1].numpy(), want + X.sum(0))


def test_a_recorded_write_reaches_every_share():
    out = stored(np.full(4, -1, np.int32), 0)

    @TinyJit
    def f(x):
        out.assign(x + 2).realize()
        return out

    for _ in range(5):
        out.assign(-1).realize()
        f(stored(np.arange(4, dtype=np.int32), 0))
        assert out.tolist() == [2, 3, 4, 5]


# *** looking at it ***


@pytest.mark.parametrize("setting", ["VALIDATE_WITH_CPU", "CHECK_NAN", "PROFILE"])
def test_checks_look_at_every_device(setting):
    with Context(**{setting: 1}):
        recorded = TinyJit(lambda t: (t.sum(0) * 2).realize())
        for n in range(3):
            out = recorded(stored(X + n, 0))
            np.testing.assert_array_equal(out.numpy(), (X + n).sum(0) * 2)


def test_a_bad_value_in_one_share_is_found():
    bad = X.copy()
    bad[7, 3] = np.inf
    t = stored(bad, 0)
    with Context(CHECK_NAN=1), pytest.raises(FloatingPointError, match="inf at element 15 of 24"):
        (t * 2).realize()


def test_explain_says_on_which_devices():
    (call,) = (stored(X, 0) * 3).explain().calls
    assert call.device == "CPU and 3 more"


# *** NULL devices, errors ***


def test_plans_can_be_made_without_devices():
    t = Tensor.zeros(6, 4, device="NULL").contiguous().shard(NULLS, 0)
    assert ((t @ t.shard(NULLS, None).T).sum(0) + 1).realize().numpy().shape == (6,)


ERRORS = {
    "shares that do not divide": (lambda t: Tensor(X[:6]).shard(D, 0), "does not divide over 4 devices"),
    "a scalar": (lambda t: Tensor(1.0).shard(D, 0), "no axis to split"),
    "a device twice": (lambda t: t.shard(("CPU", "CPU")), "named twice"),
    "another device": (
        lambda t: t + Tensor(X, device="CPU:1"),
        r"float32\[8, 12\] split on axis 0 on .* and float32\[8, 12\] on CPU:1; move one with .shard_like",
    ),
    "another device in where": (lambda t: (t > 0).where(Tensor(X), t), "float32.8, 12. on CPU.*; move one"),
    "other devices": (lambda t: t + stored(X, 0, EIGHT[4:]), "different devices"),
    "another axis": (lambda t: t + stored(X, 1), "different axes .*replicate one"),
    "a reshape across": (lambda t: t.reshape(2, 48), "does not keep the shard boundary"),
    "half a shard": (lambda t: t[0:3], "whole shards"),
    "padding across": (lambda t: t.pad(((0, 4), (0, 0))), "across the shard boundary"),
    "joining across": (lambda t: t.cat(t), "across the shard boundary"),
    "an index into the split axis": (lambda t: t[Tensor([1, 2]).shard(D, None)], "which is sharded"),
    "random on several": (lambda t: Tensor.rand(4, device=D), "made on one device"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_to_do_and_change_nothing(name):
    f, text = ERRORS[name]
    t = stored(X, 0)
    before = t.uop
    with pytest.raises(ValueError, match=text):
        f(t)
    assert t.uop is before
    np.testing.assert_array_equal(t.numpy(), X)


def test_a_write_does_not_change_the_split():
    t = stored(X, 0)
    for value in (stored(X, 1), stored(X, None)):
        with pytest.raises(RuntimeError, match="shard_like"):
            t.assign(value)
