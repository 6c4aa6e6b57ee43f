"""Values in and out of tensors, through the scheduler and the code generator of the default device."""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import Context, Tensor, dtypes

x = np.random.default_rng(0).normal(size=(6, 7)).astype(np.float32)


def test_data_comes_back_as_it_went_in():
    for name in "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 float32 float64".split():
        a = np.random.default_rng(1).integers(0, 2, (3, 4)).astype(name)
        t = Tensor(a)
        assert t.dtype.name == name and t.shape == (3, 4)
        np.testing.assert_array_equal(t.numpy(), a)
        assert t.tolist() == a.tolist()
        assert bytes(t.data()) == a.tobytes()


def test_lists_bytes_numbers_none():
    assert Tensor([[1, 2], [3, 4]]).tolist() == [[1, 2], [3, 4]]
    assert Tensor([1, 2.5]).dtype is dtypes.float32 and Tensor([True]).dtype is dtypes.bool
    assert Tensor([2**40]).dtype is dtypes.int64
    assert Tensor(b"\x01\x02").tolist() == [1, 2] and Tensor(
        b"\x00\x00\x80\x3f", dtype="float32"
    ).tolist() == [1.0]
    assert Tensor(3).item() == 3 and Tensor(2.5).item() == 2.5 and Tensor(None).shape == (0,)
    assert Tensor([1.0, 3.0], dtype="bfloat16").tolist() == [1, 3]
    assert Tensor([[], []]).tolist() == [[], []]


def test_narrow_floats_round_half_to_even():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    v = np.random.default_rng(2).normal(size=100).astype(np.float32)
    for name, reference in (
        ("bfloat16", ml_dtypes.bfloat16),
        ("fp8e4m3", ml_dtypes.float8_e4m3fn),
        ("fp8e5m2", ml_dtypes.float8_e5m2),
    ):
        np.testing.assert_array_equal(
            Tensor(v.tolist(), dtype=name).numpy(), v.astype(reference).astype(np.float32)
        )
        np.testing.assert_array_equal(
            Tensor(v.astype(reference)).numpy(), v.astype(reference).astype(np.float32)
        )


def test_numpy_leaves_operators_to_the_tensor():
    t = x + Tensor(x)
    assert isinstance(t, Tensor)
    np.testing.assert_array_equal(t.numpy(), x + x)
    np.testing.assert_array_equal(np.asarray(Tensor(x)), x)


def test_single_elements_are_python_values():
    assert bool(Tensor([3])) is True and int(Tensor([3])) == 3 and float(Tensor(1.5)) == 1.5
    assert f"{Tensor(1.5):.2f}" == "1.50" and [10, 20, 30][Tensor(1)] == 20
    assert len(Tensor(x)) == 6 and [r.shape for r in Tensor(x)] == [(7,)] * 6
    assert "float32[6, 7]" in repr(Tensor(x))
    for bad in (lambda: bool(Tensor(x)), lambda: Tensor(x).item()):
        with pytest.raises(ValueError, match="one element"):
            bad()


CHAINS = {
    "softmax": lambda t, n: (
        t.softmax(1),
        np.exp(x - x.max(1, keepdims=True)) / np.exp(x - x.max(1, keepdims=True)).sum(1, keepdims=True),
    ),
    "matmul": lambda t, n: (t @ t.T, x @ x.T),
    "reduce then broadcast": lambda t, n: (
        (t - t.mean(0)) * t.sum(1, keepdim=True),
        (x - x.mean(0)) * x.sum(1, keepdims=True),
    ),
    "slices": lambda t, n: (t[::2, ::-1].T + 1, x[::2, ::-1].T + 1),
    "rows by tensor": lambda t, n: (t[Tensor([5, 0, -1])], x[[5, 0, -1]]),
    "of a cat": lambda t, n: (t.cat(t * 2)[Tensor([7, 1])], np.concatenate([x, x * 2])[[7, 1]]),
    "of a range": lambda t, n: (Tensor.arange(9)[Tensor([3, 8])], np.array([3, 8])),
    "cumsum": lambda t, n: (t.cumsum(1), np.cumsum(x, 1)),
    "sort": lambda t, n: (t.sort(1)[0], np.sort(x, 1)),
    "argmax": lambda t, n: (t.argmax(1), x.argmax(1)),
    "scatter": lambda t, n: (t.scatter(1, Tensor([[1], [2], [3], [4], [5], [6]]), 0.0), n(x)),
    "pad and divide": lambda t, n: (
        1 / t.abs().pad(((1, 1), (0, 0)), value=2),
        1 / np.pad(np.abs(x), ((1, 1), (0, 0)), constant_values=2),
    ),
    "eye": lambda t, n: (Tensor.eye(3), np.eye(3)),
    "triangle": lambda t, n: (t.tril(1), np.tril(x, 1)),
    "conv2d": lambda t, n: (
        t.reshape(1, 1, 6, 7).conv2d(Tensor.ones(1, 1, 2, 2)),
        (x[:-1, :-1] + x[1:, :-1] + x[:-1, 1:] + x[1:, 1:])[None, None],
    ),
}


def zeroed_above_diagonal(a):
    out = a.copy()
    out[np.arange(6), np.arange(6) + 1] = 0
    return out


@pytest.mark.parametrize("name", CHAINS)
def test_compiled_values(name):
    got, want = CHAINS[name](Tensor(x), zeroed_above_diagonal)
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-5, atol=1e-6)


def test_writes_are_seen_by_views_and_not_by_earlier_results():
    t = Tensor(x.copy()).realize()
    before, view = t * 2, t[1]
    t[1:3, ::2] = 7
    want = x.copy()
    want[1:3, ::2] = 7
    np.testing.assert_array_equal(t.numpy(), want)
    np.testing.assert_array_equal(view.numpy(), want[1])
    np.testing.assert_array_equal(before.numpy(), x * 2)


def test_overlapping_move_within_one_buffer():
    t = Tensor(np.arange(8, dtype=np.float32)).realize()
    t[1:] = t[:-1]
    assert t.tolist() == [0, 0, 1, 2, 3, 4, 5, 6]


def test_in_place_operators_write_the_same_memory():
    t = Tensor(x.copy()).realize()
    view = t[0]
    t += 1
    t *= 2
    np.testing.assert_allclose(view.numpy(), (x[0] + 1) * 2, rtol=1e-6)
    with pytest.raises(TypeError, match="in place"):
        whole = Tensor([1, 2])
        whole /= 2


def test_assign_writes_the_buffer_of_a_realised_tensor():
    t = Tensor(x.copy()).realize()
    buffer = t.uop.base
    t.assign(t + 1).realize()
    assert t.uop.base is buffer
    np.testing.assert_array_equal(t.numpy(), x + 1)


def test_clone_has_memory_of_its_own():
    t = Tensor(x.copy())
    copy = t.clone()
    t[0] = 0
    np.testing.assert_array_equal(copy.numpy(), x)


def test_to_another_device_and_back():
    t = Tensor(x).to("CPU:1")
    assert t.device == "CPU:1"
    np.testing.assert_array_equal((t + 1).to("CPU").numpy(), x + 1)
    with pytest.raises(ValueError, match="different devices"):
        t + Tensor(x)


def test_training_mode_is_a_context_and_a_decorator():
    from tg_uop.context import TRAINING

    @Tensor.train()
    def mode():
        return TRAINING.value

    assert (mode(), TRAINING.value) == (1, 0)
    with Tensor.train(), Tensor.train(False):
        assert TRAINING.value == 0
    with Context(TRAINING=1):
        assert TRAINING.value == 1


def test_a_file_is_a_tensor(tmp_path):
    path = tmp_path / "data.bin"
    path.write_bytes(bytes(range(16)))
    assert Tensor(path).to("CPU").tolist() == list(range(16))
    assert Tensor.from_url(path.as_uri()).tolist() == list(range(16))
    with pytest.raises(FileNotFoundError):
        Tensor(tmp_path / "missing.bin")


def test_an_index_that_is_itself_reduced():
    """Scatters of scatters find their element by a maximum over positions, without memory."""
    a = np.arange(12, dtype=np.float32)
    i, j = np.arange(3) * 4 + 2, (np.arange(2)[:, None] * 8 + np.arange(2) * 3).reshape(4)
    want = a.copy()
    want[i] *= -1
    want[j] += 0.5
    t = Tensor(a).realize()
    first = Tensor.arange(3) * 4 + 2
    second = (Tensor.arange(2).reshape(2, 1) * 8 + Tensor.arange(2) * 3).reshape(4)
    t = t.scatter(0, first, t[first] * -1)
    t = t.scatter(0, second, t[second] + 0.5)
    assert t.tolist() == want.tolist()
