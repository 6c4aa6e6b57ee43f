"""Kernels bound by memory: which stores pass the caches by, and that results stay what they were."""

from typing import Any

import pytest

from tg_codegen.pipeline import lower_kernel
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import AxisType, KernelInfo, Ops, Target, UOp, dtypes

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
