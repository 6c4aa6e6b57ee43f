"""Random programs over split tensors give what NumPy gives, or say what they refuse."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tg_tensor import Context, Tensor

DEVICES = ("CPU", "CPU:1", "CPU:2", "CPU:3")
FORMS = ({}, {"RING": 2}, {"ALL2ALL": 2})
REFUSED = ("shard boundary", "does not divide", "different axes", "whole shards", "which is sharded")
LARGEST = 5000  # elements; values stay small integers, so that sums are exact


class Program:
    """Pairs of a split tensor and its value, made from one another by random steps."""

    def __init__(self, seed: int) -> None:
        self.random, self.numbers = random.Random(seed), np.random.default_rng(seed)
        self.devices = DEVICES[: self.random.choice((2, 4))]
        self.pool: list[tuple[Tensor, np.ndarray]] = []
        for _ in range(3):
            a = self.numbers.integers(-3, 4, (8, 4, 12)).astype(np.float32)
            t = Tensor(a).shard(self.devices, self.random.choice((0, 1, 2, None)))
            self.pool.append((t.contiguous().realize() if self.random.random() < 0.5 else t, a))

    def axis(self, a):
        return self.random.randrange(a.ndim)

    def part(self, a, axis):
        """A slice of one axis, every other time of whole shards."""
        size = a.shape[axis]
        begin = self.random.randrange(size)
        end = self.random.randrange(begin + 1, size + 1)
        if self.random.random() < 0.5:
            share = max(size // len(self.devices), 1)
            begin, end = begin // share * share, min(size, -(-end // share) * share)
        return tuple(slice(begin, end) if i == axis else slice(None) for i in range(a.ndim))

    # *** steps: the tensor and the value they make ***

    def add(self, t, a):
        u, b = self.random.choice([(u, b) for u, b in self.pool if b.shape == a.shape])
        return t + u, a + b

    def reduce(self, t, a):
        axis, keep, op = self.axis(a), self.random.random() < 0.5, self.random.choice(("sum", "max"))
        return getattr(t, op)(axis, keepdim=keep), getattr(a, op)(axis, keepdims=keep)

    def permute(self, t, a):
        order = self.random.sample(range(a.ndim), a.ndim)
        return t.permute(order), a.transpose(order)

    def merge_axes(self, t, a):
        if a.ndim < 2:
            return t, a
        i = self.random.randrange(a.ndim - 1)
        shape = a.shape[:i] + (a.shape[i] * a.shape[i + 1],) + a.shape[i + 2 :]
        return t.reshape(shape), a.reshape(shape)

    def flip(self, t, a):
        axis = self.axis(a)
        return t.flip(axis), np.flip(a, axis)

    def shrink(self, t, a):
        part = self.part(a, self.axis(a))
        return t[part], a[part]

    def pad(self, t, a):
        pads = [(0, 0)] * a.ndim
        pads[self.axis(a)] = (1, 2)
        return t.pad(tuple(pads)), np.pad(a, pads)

    def reshard(self, t, a):
        return t.shard(self.devices, self.random.choice((*range(a.ndim), None))), a

    def elsewhere(self, t, a):
        return t.to("CPU:1").shard(self.devices), a

    def elementwise(self, t, a):
        return (t > 0).where(t * 2 - 1, -1.0), np.where(a > 0, a * 2 - 1, -1)

    def matmul(self, t, a):
        if a.ndim != 3 or np.abs(a).max() > 500:
            return t, a
        return t @ t.transpose(1, 2), a @ a.transpose(0, 2, 1)

    def assign(self, t, a):
        t = t.clone().realize()
        t.assign(t * 3)
        return t, a * 3

    def setitem(self, t, a):
        t, a, part = t.clone().realize(), a.copy(), self.part(a, self.axis(a))
        t[part] = 7
        a[part] = 7
        return t, a

    def positions(self, t, a):
        n = a.shape[-1]
        return t + Tensor.arange(n), a + np.arange(n)

    def gather(self, t, a):
        index = self.numbers.integers(0, a.shape[-1], a.shape[:-1] + (3,)).astype(np.int32)
        axis = t.uop.axis if t.uop.axis != a.ndim - 1 else None
        picked = t.gather(a.ndim - 1, Tensor(index).shard(self.devices, axis))
        return picked, np.take_along_axis(a, index, -1)

    STEPS = (
        add, reduce, permute, merge_axes, flip, shrink, pad, reshard, elsewhere, elementwise, matmul, assign,
        setitem, positions, gather,
    )  # fmt: skip

    def step(self) -> None:
        t, a = self.random.choice([(t, a) for t, a in self.pool if a.ndim])
        try:
            t, a = self.random.choice(self.STEPS)(self, t, a)
        except ValueError as e:
            assert any(text in str(e) for text in REFUSED), e
            return
        if 0 < a.size <= LARGEST and np.abs(a).max() < 1e5:
            self.pool.append((t, a))
            if self.random.random() < 0.15:
                t.realize()


def check(seed: int) -> None:
    with Context(**FORMS[seed % 3]):
        program = Program(seed)
        for _ in range(12):
            program.step()
        for t, a in program.random.sample(program.pool, min(4, len(program.pool))):
            np.testing.assert_array_equal(t.numpy(), a, err_msg=f"seed {seed}")


@pytest.mark.parametrize("seed", range(30))
def test_random_programs(seed):
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1600, 100))
def test_many_random_programs(first):
    for seed in range(first, first + 100):
        check(seed)
