"""Writes in place: whatever order values are asked for in, each is what eager NumPy computes."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tg_tensor import Context, Tensor


def test_reader_of_a_middle_version_keeps_it():
    x = Tensor([1.0, 2.0])
    x[0] = 5
    middle = x + 1
    x[0] = 7
    assert (x + 1).tolist() == [8, 3]
    assert middle.tolist() == [6, 3]


def test_the_same_write_twice_happens_twice():
    x = Tensor([1.0, 2.0])
    x.assign(x * 2 + 1)
    once = x + 0
    x.assign(x * 2 + 1)
    assert once.tolist() == [3, 5]
    assert x.tolist() == [7, 11]


def test_two_tensors_swap():
    a, b = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
    new_a, new_b = b.flip(0) * 10, a.flip(0) * 10
    a.assign(new_a)
    b.assign(new_b)
    del new_a, new_b
    a.realize(b)
    assert (a.tolist(), b.tolist()) == ([40, 30], [20, 10])


def _program(seed: int) -> None:
    """Random writes, derived values and realisations on two tensors, with NumPy alongside."""
    r = random.Random(seed)
    start = np.arange(6, dtype=np.float32)
    stores = [(Tensor(start.copy()), start.copy()) for _ in range(2)]
    derived: list[tuple[Tensor, np.ndarray]] = []
    for _ in range(r.randint(4, 14)):
        kind, i, at = r.randint(0, 5), r.randrange(2), r.randint(0, 3)
        (t, n), (other, other_n) = stores[i], stores[1 - i]
        old, old_n = r.choice(derived) if derived else (None, None)
        if kind == 0:
            t[at : at + 2] = at + 1.5
            n[at : at + 2] = at + 1.5
        elif kind == 1:
            t.assign(t * 2 + 1)
            n[:] = n * 2 + 1
        elif kind == 2:
            derived.append((t[at : at + 3] + other[2:5] * 3, n[at : at + 3] + other_n[2:5] * 3))
        elif kind == 3 and old is not None:
            derived.append((old.sum() + t[:3], old_n.sum() + n[:3]))
        elif kind == 4 and old is not None:
            t[at : at + 3] = old
            n[at : at + 3] = old_n
        elif kind == 5:
            (t if old is None or r.random() < 0.3 else old).realize()
    r.shuffle(derived)
    for t, n in [*derived, *stores]:
        np.testing.assert_array_equal(t.numpy(), n)


@pytest.mark.parametrize("first", [0, 10, 20])
def test_random_programs_give_what_numpy_gives(first):
    with Context(DEV="PYTHON"):  # the interpreter: nothing is compiled
        for seed in range(first, first + 10):
            _program(seed)


@pytest.mark.slow
def test_many_random_programs_give_what_numpy_gives():
    with Context(DEV="PYTHON"):
        for seed in range(100, 1000):
            _program(seed)


def test_a_kernel_that_fails_leaves_all_tensors_as_they_were(monkeypatch):
    x = Tensor([1.0, 2.0]).realize()
    reader = x * 3
    x[0] = 5
    after = x + 1
    graphs = [t.uop for t in (x, reader, after)]

    def fail(*args, **kwargs):
        raise RuntimeError("no device")

    with monkeypatch.context() as m:
        m.setattr("tg_tensor.realize.run_linear", fail)
        with pytest.raises(RuntimeError, match="no device"):
            after.realize()
    assert [t.uop for t in (x, reader, after)] == graphs
    assert (after.tolist(), reader.tolist(), x.tolist()) == ([6, 3], [3, 6], [5, 2])
