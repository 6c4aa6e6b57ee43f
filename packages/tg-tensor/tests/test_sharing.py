"""Is memory really shared with numpy and torch, and given back when nobody needs it?"""

from __future__ import annotations

import gc
import sys

import numpy as np
import pytest

from tg_tensor import Tensor, dlpack, dtypes

DTYPES = ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]
DTYPES += ["float16", "float32", "float64"]


@pytest.fixture(autouse=True)
def nothing_stays_lent():
    gc.collect()
    before = len(dlpack._lent)
    yield
    gc.collect()
    assert len(dlpack._lent) == before


@pytest.mark.parametrize("name", DTYPES)
def test_numpy_sees_the_memory(name):
    t = (Tensor([[1, 2, 3], [4, 5, 6]]) + 1).cast(name).realize()
    a = np.from_dlpack(t)
    assert a.dtype == np.dtype(name) and a.tolist() == t.tolist()
    t[0, 1] = 0
    t.realize()
    assert a[0, 1] == 0


def test_the_memory_lives_as_long_as_its_readers():
    t = Tensor.arange(1000).float().realize()
    a = np.from_dlpack(t)
    del t
    gc.collect()
    others = [Tensor.full((1000,), float(i)).contiguous().realize() for i in range(4)]
    assert a.tolist() == list(range(1000)) and len(others) == 4


def test_writes_of_the_other_side_are_seen():
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    t = Tensor.from_dlpack(a)
    a[1, 2] = 50
    assert t.tolist() == [[0, 1, 2], [3, 4, 50]]
    t[0, 0] = 7
    t.realize()
    assert a[0, 0] == 7


@pytest.mark.parametrize("name", DTYPES)
def test_any_layout_comes_in(name):
    a = np.arange(24).reshape(2, 3, 4).astype(name)
    for v in (a, a.T, a[::-1, ::2], a[:, 1:, ::-1], a[:0], a[1, 1, 2:3].reshape(()), a[:, :1], a[None]):
        got = Tensor.from_dlpack(v)
        assert got.shape == v.shape and got.numpy().tolist() == v.tolist()


def test_torch_both_ways():
    torch = pytest.importorskip("torch")
    x = torch.arange(4, dtype=torch.bfloat16)
    t = Tensor.from_dlpack(x)
    assert t.dtype is dtypes.bfloat16 and t.tolist() == [0, 1, 2, 3]
    x[0] = 9
    assert t.tolist()[0] == 9
    back = torch.from_dlpack(t * 2)
    assert back.dtype is torch.bfloat16 and back.tolist() == [18, 2, 4, 6]


def test_the_array_is_released_with_the_tensor():
    a = np.zeros(4)
    count = sys.getrefcount(a)
    t = Tensor.from_dlpack(a)
    u = t[1:]
    assert sys.getrefcount(a) > count
    del t, u
    gc.collect()
    assert sys.getrefcount(a) == count


def test_copies_where_asked_or_needed():
    a = np.arange(4.0)
    t = Tensor.from_dlpack(a, copy=True)
    a[0] = 5
    assert t.tolist() == [0, 1, 2, 3]
    with pytest.raises(BufferError, match="row-major"):
        Tensor.from_dlpack(a[::2], copy=False)
    fixed = np.arange(3.0)
    fixed.flags.writeable = False
    assert Tensor.from_dlpack(fixed).tolist() == [0, 1, 2]
    with pytest.raises(BufferError, match="without a copy"):
        Tensor([[1.0, 2.0], [3.0, 4.0]]).T.__dlpack__(copy=False)


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda t: t.__dlpack__(stream=3), BufferError, "no streams"),
        (lambda t: t.__dlpack__(dl_device=(2, 0)), BufferError, "asked for"),
        (lambda t: t.to("PYTHON").__dlpack__(), BufferError, "only tensors on CPU"),
        (lambda t: Tensor.from_dlpack(3), TypeError, "an object with __dlpack__"),
        (lambda t: Tensor.from_dlpack(type("X", (), {"__dlpack__": lambda s: 3})()), BufferError, "capsule"),
    ],
)
def test_bad_input(call, error, says):
    with pytest.raises(error, match=says):
        call(Tensor([1.0, 2.0]))


def test_a_capsule_is_used_once():
    capsule = Tensor([1.0]).__dlpack__()
    holder = type("X", (), {"__dlpack__": lambda s: capsule})()
    assert Tensor.from_dlpack(holder).tolist() == [1.0]
    with pytest.raises(BufferError, match="fresh"):
        Tensor.from_dlpack(holder)


def test_the_buffer_protocol():
    t = (Tensor([[1, 2], [3, 4]]) + 0).realize()
    view = t.__buffer__(0)
    assert view.tolist() == [[1, 2], [3, 4]] and view.format == "i"
    view[0, 1] = 9
    assert t.tolist() == [[1, 9], [3, 4]]
    if sys.version_info >= (3, 12):
        assert memoryview(t).tolist() == [[1, 9], [3, 4]]
