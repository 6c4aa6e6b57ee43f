"""x[...] and x[...] = value against numpy; gather, scatter, masks against PyTorch."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tg_tensor import Tensor

torch = pytest.importorskip("torch")
rng = np.random.default_rng(0)
x = rng.normal(size=(4, 5, 6)).astype(np.float32)
t = torch.tensor(x)
SLICES = [slice(None), slice(1, 4), slice(None, None, -1), slice(4, 0, -2), slice(0, 5, 2), slice(1, None, 3)]
BASIC = [*SLICES, slice(-3, -1), slice(3, 1), slice(None, None, -3), 2, -1, None, Ellipsis]
I1, I2 = np.array([[0, 2], [3, -1]]), np.array([1, -4])
M1, M2, M3 = np.array([True, False, True, True]), rng.random((4, 5)) > 0.5, rng.random((5, 6)) > 0.5
ADVANCED = [
    (I1,),
    (slice(None), I2),
    (I1, I2),
    (I1, slice(None), I2),
    (slice(None), I1, I2),
    (I2, slice(1, 4), 0),
    (0, slice(None), I2),
    (slice(None), 0, I2),
    (None, I2),
    (I2, None, I1),
    (Ellipsis, I2),
    (slice(None, None, -1), I1),
    (M1,),
    (M2,),
    (slice(None), M3),
    (M1, slice(None), np.array([0, 1, 5])),
    (M1, 0),
    ([0, 1],),
    ([[0, 1], [2, 3]], slice(None, None, 2)),
    (True,),
    (False,),
    (None, True, I2),
    (I1, I1, I1),
    (slice(None), slice(None), I1),
    (np.array([], dtype=np.int64),),
    (0, 1, 2),
    (np.int64(2),),
]


def one_ellipsis(index):
    return sum(i is Ellipsis for i in index) <= 1


@pytest.mark.parametrize("first", BASIC, ids=str)
def test_basic_indices(graph_numpy, first):
    for index in ((first, second) for second in BASIC):
        if one_ellipsis(index):
            np.testing.assert_array_equal(graph_numpy(Tensor(x)[index]), x[index], err_msg=str(index))


def test_three_basic_indices(graph_numpy):
    for index in itertools.product([slice(None), slice(None, None, 2), 1, None], repeat=3):
        np.testing.assert_array_equal(graph_numpy(Tensor(x)[index]), x[index], err_msg=str(index))


@pytest.mark.parametrize("index", ADVANCED, ids=str)
def test_tensor_indices(graph_numpy, index):
    np.testing.assert_array_equal(graph_numpy(Tensor(x)[index]), x[index])
    tensors = tuple(
        Tensor(i.astype("int32" if i.dtype != bool else bool)) if isinstance(i, np.ndarray) else i
        for i in index
    )
    np.testing.assert_array_equal(graph_numpy(Tensor(x)[tensors]), x[index])


def test_index_tensors_out_of_range_read_zero(graph_numpy):
    got = graph_numpy(Tensor(x)[Tensor([0, 7, -9, -1])])
    np.testing.assert_array_equal(got, np.stack([x[0], x[0] * 0, x[0] * 0, x[-1]]))


def assigned(index, value):
    want = x.copy()
    want[index] = value
    target = Tensor(x.copy())
    before = target + 1
    target[index] = Tensor(value) if isinstance(value, np.ndarray) else value
    return target, before, want


@pytest.mark.parametrize("first", [*SLICES, 2, None, Ellipsis], ids=str)
def test_basic_assignment(graph_numpy, first):
    for second in [*SLICES, 2, None, Ellipsis]:
        index = (first, second)
        if one_ellipsis(index):
            for value in (3, rng.normal(size=x[index].shape).astype(np.float32)):
                target, before, want = assigned(index, value)
                np.testing.assert_array_equal(graph_numpy(target), want, err_msg=str(index))
                np.testing.assert_array_equal(
                    graph_numpy(before), x + 1, err_msg=f"{index}: what was computed before"
                )


@pytest.mark.parametrize("index", [i for i in ADVANCED if not any(type(p) is bool for p in i)], ids=str)
def test_assignment_by_tensors(graph_numpy, index):
    for value in (3, rng.normal(size=x[index].shape).astype(np.float32)):
        target, before, want = assigned(index, value)
        np.testing.assert_array_equal(graph_numpy(target), want)
        np.testing.assert_array_equal(graph_numpy(before), x + 1)


def test_the_last_of_equal_indices_wins(graph_numpy):
    target = Tensor(np.zeros(3, np.float32))
    target[Tensor([1, 1, 1])] = Tensor([4.0, 5.0, 6.0])
    assert graph_numpy(target).tolist() == [0, 6, 0]


def test_assignment_by_a_whole_mask(graph_numpy):
    for value in (7, rng.normal(size=(x > 0).sum()).astype(np.float32)):
        target, _, want = assigned((x > 0,), value)
        np.testing.assert_array_equal(graph_numpy(target), want)


def test_views_and_their_base_see_each_others_writes(graph_numpy):
    target, want = Tensor(x.copy()), x.copy()
    view, turned, row = target[1], target.T, want[1]
    view[2] = 9
    target[0, 0] += 5
    target[:, 1] *= 2
    row[2], want[0, 0], want[:, 1] = 9, want[0, 0] + 5, want[:, 1] * 2
    np.testing.assert_array_equal(graph_numpy(target), want)
    np.testing.assert_array_equal(graph_numpy(view), want[1])
    np.testing.assert_array_equal(graph_numpy(turned), want.T)


def test_equal_constants_do_not_share_memory(graph_numpy):
    a, b = Tensor.zeros(3), Tensor.zeros(3)
    c, d = Tensor.zeros(3).contiguous(), Tensor.zeros(3).contiguous()
    a[1], b[0] = 2, 1
    c[0] = 5
    assert [graph_numpy(v).tolist() for v in (a, b, c, d)] == [[0, 2, 0], [1, 0, 0], [5, 0, 0], [0, 0, 0]]


def test_setitem_casts_and_assign_does_not(graph_numpy):
    target = Tensor(np.zeros(3, np.float32))
    target[1] = Tensor(7)
    assert graph_numpy(target).tolist() == [0, 7, 0]
    with pytest.raises(TypeError, match="cast it first"):
        target.assign(Tensor([1, 2, 3]))
    with pytest.raises(ValueError, match="expand it first"):
        target.assign(Tensor([1.0]))


def test_gather(graph_numpy):
    index = rng.integers(0, 5, size=(3, 7, 6))
    np.testing.assert_array_equal(
        graph_numpy(Tensor(x).gather(1, Tensor(index))), t.gather(1, torch.tensor(index)).numpy()
    )
    index = index[:, :5] % 4
    np.testing.assert_array_equal(
        graph_numpy(Tensor(x).gather(0, Tensor(index))), t.gather(0, torch.tensor(index)).numpy()
    )


def test_scatter(graph_numpy):
    index = np.stack([np.stack([rng.permutation(5)[:4] for _ in range(6)], 1) for _ in range(3)])
    src = rng.normal(size=(3, 4, 6)).astype(np.float32)
    got = graph_numpy(Tensor(x).scatter(1, Tensor(index), Tensor(src)))
    np.testing.assert_array_equal(got, t.scatter(1, torch.tensor(index), torch.tensor(src)).numpy())
    got = graph_numpy(Tensor(x).scatter(1, Tensor(index), 2.0))
    np.testing.assert_array_equal(got, t.scatter(1, torch.tensor(index), 2.0).numpy())


@pytest.mark.parametrize("reduce", ["add", "multiply"])
def test_scatter_that_combines(graph_numpy, reduce):
    index, src = rng.integers(0, 5, size=(3, 7, 6)), rng.normal(size=(3, 7, 6)).astype(np.float32)
    got = graph_numpy(Tensor(x).scatter(1, Tensor(index), Tensor(src), reduce))
    name = {"add": "sum", "multiply": "prod"}[reduce]
    want = t.scatter_reduce(1, torch.tensor(index), torch.tensor(src), name)
    np.testing.assert_allclose(got, want.numpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("include_self", [True, False])
@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
def test_scatter_reduce(graph_numpy, reduce, include_self):
    index, src = rng.integers(0, 5, size=(3, 7, 6)), rng.normal(size=(3, 7, 6)).astype(np.float32)
    got = graph_numpy(Tensor(x).scatter_reduce(1, Tensor(index), Tensor(src), reduce, include_self))
    want = t.scatter_reduce(1, torch.tensor(index), torch.tensor(src), reduce, include_self=include_self)
    np.testing.assert_allclose(got, want.numpy(), rtol=1e-5, atol=1e-6)


def test_one_hot(graph_numpy):
    index = [[0, 2], [1, 1]]
    np.testing.assert_array_equal(
        graph_numpy(Tensor(index).one_hot(4)), torch.nn.functional.one_hot(torch.tensor(index), 4)
    )


@pytest.mark.parametrize(
    ("data", "args", "want"),
    [
        ([1, 0, 2, 0, 3], (5, -1), [[0], [2], [4], [-1], [-1]]),
        ([[1, 0], [0, 2]], (2,), [[0, 0], [1, 1]]),
        ([], (3, -1), [[-1]] * 3),
        ([1, 0, 2], (3, -1.5), [[0], [2], [-1]]),
        ([1, 0, 2, 5], (2,), [[0], [2]]),
    ],
)
def test_nonzero_of_a_fixed_size(graph_numpy, data, args, want):
    np.testing.assert_array_equal(graph_numpy(Tensor(data).nonzero(*args)), want)


@pytest.mark.parametrize("value", [0, 1, 0.0, 2.5, True, False])
def test_nonzero_of_scalars(value):
    assert Tensor(value).nonzero().shape == tuple(torch.tensor(value).nonzero().shape)
    assert Tensor(value).nonzero(size=4).shape == (4, 0)


def test_nonzero_of_a_large_mask_searches_the_running_count(graph_numpy):
    mask = rng.random(5000) > 0.5
    want = np.flatnonzero(mask)[:1000].reshape(-1, 1)
    np.testing.assert_array_equal(graph_numpy(Tensor(mask).nonzero(size=1000)), want)


def test_masked_select(graph_numpy):
    v, mask = Tensor([1.0, 2, 3]), Tensor([True, False, True])
    assert graph_numpy(v.masked_select(mask)).tolist() == [1, 3]
    assert graph_numpy(v.masked_select(mask, size=4, fill_value=-1)).tolist() == [1, 3, -1, -1]
    assert graph_numpy(v.masked_select(mask, size=1)).tolist() == [1]
    assert graph_numpy(v.masked_select(Tensor(True))).tolist() == [1, 2, 3]
    empty = Tensor([]).masked_select(Tensor([], dtype="bool"), size=2, fill_value=-1)
    assert graph_numpy(empty).tolist() == [-1, -1]
    assert Tensor([]).masked_select(Tensor([], dtype="bool")).shape == (0,)


def test_a_one_hot_selection_of_padded_values():
    a = np.arange(96, dtype=np.float32).reshape(8, 12)
    index = np.random.default_rng(0).integers(0, 15, (8, 3)).astype(np.int32)
    padded = Tensor(a).pad(((0, 0), (1, 2)))
    hit = Tensor(index).unsqueeze(-1) == Tensor.arange(15)
    out = hit.where(padded.unsqueeze(1), 0).sum(-1)
    assert len(out.schedule_linear().src) == 1
    out = hit.where(padded.unsqueeze(1), 0).sum(-1)
    want = np.take_along_axis(np.pad(a, ((0, 0), (1, 2))), index, -1)
    np.testing.assert_array_equal(out.numpy(), want)
