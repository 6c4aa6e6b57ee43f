"""Costs counted by elements, loops and bytes, against counts by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tg_codegen.estimate import Traffic, buffer_traffic, estimate
from tg_uop import AxisType, Estimates, Ops, UOp, dtypes
from tg_uop.symbolic import sym_infer

F32, I64 = dtypes.float32, dtypes.int64


def linear(uops: list[UOp]) -> UOp:
    return UOp(Ops.LINEAR, tuple(uops))


@pytest.mark.parametrize("width", [1, 4, 8])
def test_add_one(kit: Any, width: int) -> None:
    n = 64
    uops = kit.elementwise(lambda x: x + UOp.const(F32, 1.0, x.shape), [F32], n, width)
    assert estimate(linear(uops)) == Estimates(n, 8 * n, 8 * n)
    assert buffer_traffic(linear(uops)) == {0: Traffic(0, 4 * n), 1: Traffic(4 * n, 0)}


def test_kernel_form_counts_the_same(kit: Any) -> None:
    i = UOp.range(64, 0)
    src, out = UOp.param(1, F32, (64,)), UOp.param(0, F32, (64,))
    sink = UOp.sink(out.index(i).store(src.index(i) + UOp.const(F32, 1.0)).end(i))
    assert estimate(sink) == Estimates(64, 512, 512)


def test_matmul_in_kernel_form() -> None:
    n = 16
    i, j, k = UOp.range(n, 0), UOp.range(n, 1), UOp.range(n, 2, AxisType.REDUCE)
    a, b, c = (UOp.param(slot, F32, (n * n,)) for slot in (1, 2, 0))
    product = (a.index(i * n + k) * b.index(k * n + j)).reduce(k)
    found = estimate(UOp.sink(c.index(i * n + j).store(product).end(i, j)))
    assert found == Estimates(2 * n**3, 12 * n * n, 12 * n * n)


def test_fused_multiply_add_counts_two(kit: Any) -> None:
    uops = kit.elementwise(lambda x: UOp(Ops.MULACC, (x, x, x)), [F32], 64, 8)
    assert estimate(linear(uops)).ops == 128


def test_arange_is_free(kit: Any) -> None:
    loop = UOp.range(64, 0)
    value = loop.cast(dtypes.int32) * UOp.const(dtypes.int32, 3) + UOp.const(dtypes.int32, 1)
    uops = kit.listing(kit.place(UOp.param(0, dtypes.int32, (64,)), loop.cast(I64)).store(value).end(loop))
    assert estimate(linear(uops)) == Estimates(0, 256, 256)


def test_addresses_and_gates_are_free_and_reads_repeat(kit: Any) -> None:
    loop = UOp.range(100, 0)
    at = (loop.cast(I64) * UOp.const(I64, 7)).cmod(10)
    gate = loop.cast(I64) < UOp.const(I64, 50)
    value = kit.place(UOp.param(1, F32, (10,)), at).load(UOp.const(F32, 0.0), gate)
    uops = kit.listing(kit.place(UOp.param(0, F32, (100,)), loop.cast(I64)).store(value + value).end(loop))
    assert estimate(linear(uops)) == Estimates(100, 800, 400 + 40)


def test_symbolic_loops(kit: Any) -> None:
    n = UOp.variable("n", 1, 64)
    loop = UOp.range(n, 0)
    x = kit.place(UOp.param(1, F32, (64,)), loop.cast(I64)).load()
    uops = kit.listing(kit.place(UOp.param(0, F32, (64,)), loop.cast(I64)).store(x * x).end(loop))
    found = estimate(linear(uops))
    assert [sym_infer(v, {"n": 10}) for v in found] == [10, 80, 80]


def test_loops_that_end_no_longer_count(kit: Any) -> None:
    i, j = UOp.range(8, 0), UOp.range(5, 1)
    out = UOp.param(0, F32, (8,))
    first = kit.place(out, i.cast(I64)).store(UOp.const(F32, 1.0)).end(i)
    again = kit.place(out.after(first), j.cast(I64))
    uops = kit.listing(first, again.store(again.load() * UOp.const(F32, 2.0)).end(j))
    assert estimate(linear(uops)) == Estimates(5, 4 * (8 + 5 + 5), 20 + 32)
