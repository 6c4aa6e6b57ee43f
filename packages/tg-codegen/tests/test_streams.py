"""Kernels bound by memory: which stores pass the caches by, and that results stay what they were."""

from typing import Any

import pytest

from tg_codegen.pipeline import lower_kernel
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import AddrSpace, AxisType, KernelInfo, Ops, OptOps, Target, UOp, dtypes

RENDERER = LLVMRenderer(Target.parse("CPU:LLVM:x86_64,znver3"))
LARGE, SMALL = 1 << 23, 1 << 10


def copy_kernel(n: int, offset: int = 0, dtype: Any = dtypes.float32) -> UOp:
    i = UOp.range(n, 0)
    value = UOp.param(1, dtype, (n,)).index(i)
    return UOp.sink(
        UOp.param(0, dtype, (n + offset,)).index(i + offset).store(value + value).end(i), arg=KernelInfo()
    )


def transposed(n: int) -> UOp:
    i, j = UOp.range(n, 0), UOp.range(n, 1)
    value = UOp.param(1, dtypes.float32, (n * n,)).index(j * n + i)
    return UOp.sink(
        UOp.param(0, dtypes.float32, (n * n,)).index(i * n + j).store(value).end(i, j), arg=KernelInfo()
    )


def in_place(n: int) -> UOp:
    i = UOp.range(n, 0)
    x = UOp.param(0, dtypes.float32, (n,))
    y = UOp.param(1, dtypes.float32, (n,))
    return UOp.sink(x.index(i).store(x.index(i) + y.index(i)).end(i), arg=KernelInfo())


def column_sums(n: int) -> UOp:
    i, r = UOp.range(n, 0), UOp.range(n, 1, AxisType.REDUCE)
    value = UOp.param(1, dtypes.float32, (n * n,)).index(r * n + i).reduce(r)
    return UOp.sink(UOp.param(0, dtypes.float32, (n,)).index(i).store(value).end(i), arg=KernelInfo())


def streamed(ast: UOp) -> set[bool]:
    _, uops, _ = lower_kernel(ast, RENDERER, "CPU")
    return {
        u.arg == "nontemporal" for u in uops if u.op is Ops.STORE and u.src[0].src[0].base.op is Ops.PARAM
    }


@pytest.mark.parametrize(
    ("ast", "expected"),
    [
        (copy_kernel(LARGE), True),
        (copy_kernel(LARGE, dtype=dtypes.int64), True),
        (copy_kernel(LARGE, 8), True),
        (transposed(4096), True),
        (copy_kernel(SMALL), False),
        (copy_kernel(LARGE, 3), False),  # no vector lies on a multiple of its size
        (in_place(LARGE), False),  # what is read is in the cache already
        (column_sums(4096), False),  # a small result
    ],
    ids=["large", "int64", "offset 8", "transpose", "small", "offset 3", "in place", "small result"],
)
def test_which_stores_pass_the_caches_by(ast: UOp, expected: bool) -> None:
    assert streamed(ast) == {expected}


def test_a_row_is_computed_once() -> None:
    """What a softmax sums is kept for its result: one exponential per element, in a panel of one row."""
    n = 1024
    i, j, r, m = (UOp.range(n, k, AxisType.REDUCE if k > 1 else AxisType.LOOP) for k in range(4))
    x = UOp.param(1, dtypes.float32, (n * n,))
    top = x.index(i * n + m).reduce(m, arg=Ops.MAX)
    each = [UOp(Ops.EXP2, (x.index(i * n + k) + top * -1.0,)) for k in (j, r)]
    value = UOp(Ops.FDIV, (each[0], each[1].reduce(r)))
    ast = UOp.sink(
        UOp.param(0, dtypes.float32, (n * n,)).index(i * n + j).store(value).end(i, j), arg=KernelInfo()
    )
    sink, uops, _ = lower_kernel(ast, RENDERER, "CPU")
    assert [o.op for o in sink.arg.applied_opts].count(OptOps.CACHE) == 1
    assert sum(u.op is Ops.SHL for u in uops) == 2  # the exponent's two halves
    panels = {u.src[0].src[0].base for u in uops if u.op is Ops.STORE}
    assert [u.arg.size for u in panels if u.op is Ops.BUFFER and u.arg.addrspace is AddrSpace.LOCAL] == [n]
    assert {u.shape for u in uops if u.op is Ops.FDIV} == {(8,)}
