"""Lowering keeps what a kernel computes: instructions run by the interpreter against the interpreter on the
kernel graph."""

import math
import random
import struct
from dataclasses import replace

import pytest

from tg_codegen import KernelOptError, Scheduler
from tg_codegen.pipeline import lower_kernel
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import AxisType, Context, KernelInfo, Ops, Opt, OptOps, Target, UOp, dtypes, evaluate, run_program

RENDERER = LLVMRenderer(Target.parse("CPU:LLVM:x86_64,znver3"))


def param(slot, n, dtype="float"):
    return UOp.param(slot, dtype, (n,))


def loop(size, n):
    return UOp.range(size, n)


def reduced(size, n):
    return UOp.range(size, n, AxisType.REDUCE)


def kernel(target, index, value, *loops):
    return UOp.sink(target.index(index).store(value).end(*loops), arg=KernelInfo())


def elementwise(n=24):
    i = loop(n, 0)
    return kernel(param(0, n), i, param(1, n).index(i) * 2.0 + 1.0, i)


def matmul(m=6, n=16, k=8):
    i, j, r = loop(m, 0), loop(n, 1), reduced(k, 2)
    product = param(1, m * k).index(i * k + r) * param(2, k * n).index(r * n + j)
    return kernel(param(0, m * n), i * n + j, product.reduce(r), i, j)


def row_sum(m=5, n=32):
    i, r = loop(m, 0), reduced(n, 1)
    return kernel(param(0, m), i, param(1, m * n).index(i * n + r).reduce(r), i)


def row_max(m=3, n=16):
    i, r = loop(m, 0), reduced(n, 1)
    return kernel(param(0, m), i, param(1, m * n).index(i * n + r).reduce(r, arg=Ops.MAX), i)


def normalised_rows(m=4, n=16):
    i, j, r = loop(m, 0), loop(n, 1), reduced(n, 2)
    x = param(1, m * n)
    total = x.index(i * n + r).reduce(r)
    return kernel(param(0, m * n), i * n + j, x.index(i * n + j) + total * -1.0, i, j)


def exponential_rows(m=3, n=16):
    """exp2(x) / sum(exp2(x)) by rows: what is summed is computed again for the result."""
    i, j, r = loop(m, 0), loop(n, 1), reduced(n, 2)
    x = param(1, m * n)
    value = [UOp(Ops.TRUNC, (x.index(i * n + k),)) for k in (j, r)]
    total = UOp(Ops.EXP2, (value[1],)).reduce(r)
    return kernel(param(0, m * n), i * n + j, UOp(Ops.EXP2, (value[0],)) + total, i, j)


def padded(n=10):
    i = loop(n, 0)
    gate = (i < 2).ne(True) & (i < 8)
    value = gate.where(param(1, 6).index((i + -2).valid(gate)), 0.0)
    return kernel(param(0, n), i, value, i)


def reversed_(n=16):
    i = loop(n, 0)
    return kernel(param(0, n), i, param(1, n).index(i * -1 + (n - 1)), i)


def strided(n=16):
    i = loop(n, 0)
    return kernel(param(0, n), i, param(1, 3 * n).index(i * 3), i)


def gathered(n=16):
    i = loop(n, 0)
    where = param(2, n, "int").index(i).cast(dtypes.index)
    return kernel(param(0, n), i, param(1, 8).index(where.valid((where < 8) & (where < 0).ne(True))), i)


def transposed(m=8, n=16):
    i, j = loop(m, 0), loop(n, 1)
    return kernel(param(0, m * n), i * n + j, param(1, m * n).index(j * m + i), i, j)


KERNELS = [
    elementwise,
    matmul,
    row_sum,
    row_max,
    normalised_rows,
    exponential_rows,
    padded,
    reversed_,
    strided,
    gathered,
    transposed,
]


def run(ast, opts=None):
    """(what the instructions compute, what the kernel graph means), both from the interpreter."""
    params = sorted((u for u in ast.toposort() if u.op is Ops.PARAM), key=lambda p: p.arg.slot)
    rng = random.Random(1)
    data = {
        p: [
            rng.randint(0, 7) if p.dtype is dtypes.int32 else rng.randint(-8, 8) / 4
            for _ in range(p.shape[0])
        ]
        for p in params
    }
    buffers = [bytearray(struct.pack(f"<{len(v)}{p.dtype.fmt}", *v)) for p, v in data.items()]
    _, uops, _ = lower_kernel(ast.replace(arg=replace(ast.arg, opts_to_apply=opts)), RENDERER, "CPU")
    run_program(UOp(Ops.LINEAR, tuple(uops)), buffers)
    evaluate(ast, data)
    got = list(struct.unpack(f"<{params[0].shape[0]}f", buffers[0]))
    return got, data[params[0]]


@pytest.mark.parametrize("make", KERNELS)
@pytest.mark.parametrize("opts", [None, ()], ids=["heuristic", "no opts"])
def test_kernels(make, opts):
    got, want = run(make(), opts)
    assert got == want


UP, UN, TH, PAD, SWAP = OptOps.UPCAST, OptOps.UNROLL, OptOps.THREAD, OptOps.PADTO, OptOps.SWAP


@pytest.mark.parametrize(
    "make, opts",
    [
        (elementwise, [Opt(UP, 0, 8)]),
        (elementwise, [Opt(UP, 0, 12)]),
        (elementwise, [Opt(UP, 0, 0)]),
        (elementwise, [Opt(PAD, 0, 16), Opt(UP, 0, 16)]),
        (elementwise, [Opt(UP, 0, 8), Opt(TH, 0, 0)]),
        (elementwise, [Opt(OptOps.SPLIT, 0, (4, AxisType.LOOP))]),
        (matmul, [Opt(UP, 1, 16), Opt(UP, 0, 3)]),
        (matmul, [Opt(UP, 0, 6), Opt(UP, 0, 8), Opt(UN, 0, 4)]),
        (matmul, [Opt(UN, 0, 8), Opt(UP, 0, 2)]),
        (matmul, [Opt(UN, 0, 0)]),
        (matmul, [Opt(SWAP, 0, 1), Opt(UP, 0, 8)]),
        (matmul, [Opt(PAD, 0, 4), Opt(UP, 0, 4), Opt(UP, 1, 16)]),
        (matmul, [Opt(PAD, 2, 3), Opt(UN, 0, 3)]),
        (matmul, [Opt(OptOps.SPLIT, 2, (2, AxisType.REDUCE))]),
        (row_sum, [Opt(UN, 0, 32)]),
        (row_sum, [Opt(UN, 0, 8), Opt(UN, 0, 4)]),
        (row_sum, [Opt(UP, 0, 5)]),
        (row_max, [Opt(PAD, 1, 24), Opt(UN, 0, 8)]),
        (normalised_rows, [Opt(UP, 1, 8), Opt(UN, 0, 8)]),
        (exponential_rows, [Opt(OptOps.CACHE, 2, None)]),
        (exponential_rows, [Opt(OptOps.CACHE, 2, None), Opt(UP, 2, 8), Opt(UP, 1, 8), Opt(UN, 0, 8)]),
        (padded, [Opt(UP, 0, 5)]),
        (padded, [Opt(PAD, 0, 8), Opt(UP, 0, 8)]),
        (reversed_, [Opt(UP, 0, 8)]),
        (strided, [Opt(UP, 0, 8)]),
        (gathered, [Opt(UP, 0, 8)]),
        (transposed, [Opt(UP, 1, 8), Opt(UP, 0, 4)]),
        (transposed, [Opt(UP, 0, 8)]),
    ],
)
def test_opts_change_nothing_but_the_program(make, opts):
    got, want = run(make(), tuple(opts))
    assert got == want


def refuse(ast, opt, why):
    s = Scheduler(ast, RENDERER)
    before = s.ast
    with pytest.raises(KernelOptError, match=why):
        s.apply_opt(opt)
    assert s.ast is before and not s.applied


def test_illegal_opts_say_why():
    refuse(elementwise(), Opt(UP, 3, 8), "does not exist")
    refuse(elementwise(), Opt(UP, 0, 7), "does not divide")
    refuse(elementwise(), Opt(UN, 0, 4), "reduction axis 0 does not exist")
    refuse(elementwise(), Opt(PAD, 0, 8), "is a multiple of 8 already")
    refuse(matmul(), Opt(UP, 2, 4), "is REDUCE")
    refuse(matmul(), Opt(OptOps.LOCAL, 0, 2), "no work-groups")
    refuse(matmul(), Opt(SWAP, 0, 2), "must be of one type")
    refuse(row_sum(), Opt(OptOps.CACHE, 1, None), "is not computed again")
    refuse(matmul(), Opt(OptOps.TC, 0, (-1, 0, 1)), "no tensor cores")
    refuse(elementwise(8192), Opt(UP, 0, 4096), "a tile of 4096 elements")


def test_a_kernel_has_one_thread_axis():
    s = Scheduler(matmul(), RENDERER)
    s.apply_opt(Opt(OptOps.THREAD, 0, 0))
    before = s.ast
    with pytest.raises(KernelOptError, match="a thread axis already"):
        s.apply_opt(Opt(OptOps.THREAD, 1, 0))
    assert s.ast is before and len(s.applied) == 1


def test_a_tile_is_one_node_until_it_is_resolved():
    """Moves split axes; the number of operations of the kernel graph does not grow with the tile."""
    plain, tiled = Scheduler(matmul(64, 64, 64), RENDERER), Scheduler(matmul(64, 64, 64), RENDERER)
    for opt in (Opt(UP, 1, 16), Opt(UP, 0, 4)):
        tiled.apply_opt(opt)
    count = [sum(u.op is Ops.INDEX or u.op is Ops.REDUCE for u in s.ast.toposort()) for s in (plain, tiled)]
    assert count[0] == count[1]


def test_a_matmul_tile_keeps_its_accumulators_out_of_memory():
    _, uops, _ = lower_kernel(matmul(64, 64, 64), RENDERER, "CPU")
    inner = [n for n, u in enumerate(uops) if u.op is Ops.RANGE and u.arg.axis_type is AxisType.REDUCE]
    body = uops[inner[-1] :]
    body = body[: next(n for n, u in enumerate(body) if u.op is Ops.END)]
    assert sum(u.op is Ops.MULACC for u in body) >= 8
    assert {u.shape for u in body if u.op is Ops.MULACC} == {(8,)}
    assert all(u.src[0].src[0].base.op is Ops.BUFFER for u in body if u.op is Ops.STORE)


def test_order_of_an_unrolled_reduction():
    """CG-22, counted in elements: registers, initial stores of 4 zeros, loop, arithmetic, stores, end."""
    ast = matmul(4, 4, 16)
    _, uops, _ = lower_kernel(
        ast.replace(arg=KernelInfo(opts_to_apply=(Opt(UN, 0, 4), Opt(UP, 0, 4)))), RENDERER, "CPU"
    )
    ops = [u.op for u in uops]
    start = max(n for n, u in enumerate(uops) if u.op is Ops.RANGE)
    assert sum(math.prod(u.src[1].shape) for u in uops[:start] if u.op is Ops.STORE) == 4
    body = ops[start : ops.index(Ops.END, start)]
    assert body.index(Ops.STORE) > max(n for n, o in enumerate(body) if o in (Ops.MULACC, Ops.ADD, Ops.MUL))


def test_row_value_is_computed_before_the_loop_over_columns():
    _, uops, _ = lower_kernel(
        normalised_rows(64, 64).replace(arg=KernelInfo(opts_to_apply=())), RENDERER, "CPU"
    )
    ranges = [u for u in uops if u.op in (Ops.RANGE, Ops.END)]
    kinds = [u.op for u in ranges]
    assert kinds == [Ops.RANGE, Ops.RANGE, Ops.END, Ops.RANGE, Ops.END, Ops.END]


def test_opts_are_recorded_in_the_kernel():
    opts = (Opt(UP, 0, 8), Opt(TH, 0, 0))
    sink, _, info = lower_kernel(elementwise(64).replace(arg=KernelInfo(opts_to_apply=opts)), RENDERER, "CPU")
    assert sink.arg.applied_opts == opts
    assert sink.arg.axis_types == (AxisType.THREAD, AxisType.UPCAST)
    assert info.global_size == (8, 1, 1) and info.outs == (0,) and info.globals == (0, 1)


def test_check_oob_names_an_index_outside_its_memory():
    i = loop(24, 0)
    ast = kernel(param(0, 24), i, param(1, 10).index(i), i)
    with Context(CHECK_OOB=1):
        lower_kernel(elementwise(24), RENDERER, "CPU")
        with pytest.raises(Exception, match="10"):
            lower_kernel(ast, RENDERER, "CPU")


def prefixes(m=3, n=16, op=Ops.ADD):
    """Running sums of rows as windows of the padded row."""
    i, j, w = loop(m, 0), loop(n, 1), reduced(n, 2)
    gate = j + w < n - 1
    value = param(1, m * n).index((i * n + j + w + (1 - n)).valid(gate.ne(True)))
    neutral = UOp.const("float", 0.0 if op is Ops.ADD else -math.inf)
    return kernel(param(0, m * n), i * n + j, gate.where(neutral, value).reduce(w, arg=op) * 2.0, i, j)


def column_prefixes(m=8, n=16):
    i, j, w = loop(m, 0), loop(n, 1), reduced(m, 2)
    gate = i + w < m - 1
    value = param(1, m * n).index(((i + w + (1 - m)) * n + j).valid(gate.ne(True)))
    return kernel(param(0, m * n), i * n + j, gate.where(0.0, value).reduce(w), i, j)


def row_suffixes(m=3, n=16):
    """What the gradient of running sums is: sums from each element to the end."""
    i, j, w = loop(m, 0), loop(n, 1), reduced(n, 2)
    gate = j + w * -1 < 1
    value = param(1, m * n).index((i * n + j + w * -1 + (n - 1)).valid(gate))
    return kernel(param(0, m * n), i * n + j, gate.where(value, 0.0).reduce(w), i, j)


@pytest.mark.parametrize(
    "make, opts",
    [
        (prefixes, None),
        (prefixes, ()),
        (prefixes, (Opt(UP, 1, 8),)),
        (prefixes, (Opt(UP, 1, 4), Opt(TH, 0, 0))),
        (lambda: prefixes(op=Ops.MAX), None),
        (lambda: prefixes(n=15), None),
        (column_prefixes, None),
        (column_prefixes, ()),
        (column_prefixes, (Opt(UP, 1, 8),)),
        (column_prefixes, (Opt(UP, 1, 8), Opt(UP, 0, 4))),
        (row_suffixes, None),
        (row_suffixes, ()),
    ],
)
def test_prefixes_are_one_running_value(make, opts):
    ast = make()
    got, want = run(ast, opts)
    assert got == want
    _, uops, _ = lower_kernel(ast.replace(arg=replace(ast.arg, opts_to_apply=opts)), RENDERER, "CPU")
    assert all(u.arg.axis_type is not AxisType.REDUCE for u in uops if u.op is Ops.RANGE)


@pytest.mark.parametrize(
    "opts", [(Opt(TH, 1, 0),), (Opt(UP, 1, 0),), (Opt(OptOps.PADTO, 1, 5), Opt(UP, 1, 5))]
)
def test_moves_that_break_the_order_of_rounds_leave_the_reduction(opts):
    got, want = run(prefixes(), opts)
    assert got == want
