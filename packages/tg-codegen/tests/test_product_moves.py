"""Sums of products under every kind of move compute what the kernel means: the interpreter is the oracle."""

import random
import struct
from dataclasses import replace

import pytest

from tg_codegen import KernelOptError, Scheduler, choose_opts
from tg_codegen.opt.text import format_opts, parse_opts
from tg_codegen.pipeline import lower_kernel
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import AxisType, Context, KernelInfo, Ops, Opt, OptOps, Target, UOp, evaluate, run_program

RENDERER = LLVMRenderer(Target.parse("CPU:LLVM:x86_64,znver3"))


def param(slot, n):
    return UOp.param(slot, "float", (n,))


def product(m, n, k, first=False, second=False):
    """A matrix product with either operand transposed, a bias added and negative results cut off."""
    i, j, r = UOp.range(m, 0), UOp.range(n, 1), UOp.range(k, 2, AxisType.REDUCE)
    a = param(1, m * k).index(r * m + i if first else i * k + r)
    b = param(2, k * n).index(j * k + r if second else r * n + j)
    total = (a * b).reduce(r) + param(3, n).index(j)
    value = (total < 0.0).where(total * 0.0, total)
    return UOp.sink(param(0, m * n).index(i * n + j).store(value).end(i, j), arg=KernelInfo())


def batched(b=2, m=5, n=9, k=3):
    x, i, j, r = UOp.range(b, 0), UOp.range(m, 1), UOp.range(n, 2), UOp.range(k, 3, AxisType.REDUCE)
    total = (
        param(1, b * m * k).index((x * m + i) * k + r) * param(2, b * k * n).index((x * k + r) * n + j)
    ).reduce(r)
    return UOp.sink(
        param(0, b * m * n).index((x * m + i) * n + j).store(total).end(x, i, j), arg=KernelInfo()
    )


def convolution(images=1, channels=2, size=8, outputs=13):
    """3x3 with one element of padding around."""
    n, o, y, x = (UOp.range(s, k) for k, s in enumerate((images, outputs, size, size)))
    c, p, q = (UOp.range(s, 4 + k, AxisType.REDUCE) for k, s in enumerate((channels, 3, 3)))
    row, column = y + p + -1, x + q + -1
    inside = (row < 0).ne(True) & (row < size) & (column < 0).ne(True) & (column < size)
    flat = ((n * channels + c) * size + row) * size + column
    pixel = param(1, images * channels * size * size).index(flat.valid(inside))
    weight = param(2, outputs * channels * 9).index(((o * channels + c) * 3 + p) * 3 + q)
    total = (inside.where(pixel, 0.0) * weight).reduce(c, p, q)
    target = param(0, images * outputs * size * size).index(((n * outputs + o) * size + y) * size + x)
    return UOp.sink(target.store(total).end(n, o, y, x), arg=KernelInfo())


def both(ast, opts):
    """(what the instructions compute, what the kernel graph means)."""
    params = sorted((u for u in ast.toposort() if u.op is Ops.PARAM), key=lambda p: p.arg.slot)
    rng = random.Random(2)
    data = {p: [float(rng.randint(-4, 4)) for _ in range(p.shape[0])] for p in params}
    buffers = [bytearray(struct.pack(f"<{len(v)}f", *v)) for v in data.values()]
    _, uops, _ = lower_kernel(ast.replace(arg=replace(ast.arg, opts_to_apply=opts)), RENDERER, "CPU")
    run_program(UOp(Ops.LINEAR, tuple(uops)), buffers)
    evaluate(ast, data)
    return list(struct.unpack(f"<{params[0].shape[0]}f", buffers[0])), data[params[0]]


SHAPES = [(13, 16, 5), (14, 10, 9), (13, 33, 6), (5, 7, 3), (12, 47, 2), (1, 24, 8), (40, 8, 12), (3, 4, 64)]


@pytest.mark.parametrize("transposed", [(0, 0), (1, 0), (0, 1), (1, 1)], ids=["NN", "TN", "NT", "TT"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_chosen_moves_of_products(shape, transposed):
    got, want = both(product(*shape, *transposed), None)
    assert got == want


@pytest.mark.parametrize("make", [batched, convolution, lambda: convolution(1, 1, 12, 3)])
def test_chosen_moves_of_batches_and_convolutions(make):
    got, want = both(make(), None)
    assert got == want


@pytest.mark.parametrize(
    "moves",
    [
        "PADTO(0, (4, 1)) UPCAST(0, 4) UPCAST(1, 8)",
        "PADTO(0, (6, 1)) UPCAST(0, 6) UPCAST(1, 8) SWAP(0, 1) CACHE(1, 1)",
        "UPCAST(1, 8) SPLIT(1, 3) PADTO(0, (2, 1)) UPCAST(0, 2) SWAP(0, 1) CACHE(1, 1) CACHE(2, (0, 1))",
        "UPCAST(1, 8) SPLIT(1, 2) PADTO(0, (2, 1)) UPCAST(0, 2) SWAP(0, 1) CACHE(1, 1) CACHE(2, 0)",
        "UPCAST(1, 8) SWAP(0, 1) CACHE(1, (1, 1)) UPCAST(2, 8)",
        "THREAD(1, 3) CACHE(3, 2) UPCAST(7, 8) UPCAST(6, 0) UPCAST(4, 8) UPCAST(2, 8) UNROLL(0, 0)",
        "THREAD(1, 3) CACHE(3, 5)",
    ],
)
@pytest.mark.parametrize("transposed", [(0, 0), (1, 1)], ids=["NN", "TT"])
def test_panels_and_padding(moves, transposed):
    got, want = both(product(13, 48, 10, *transposed), parse_opts(moves))
    assert got == want


def test_a_thin_matrix_of_many_rows_is_tiled_in_both_directions():
    tiles = [o.arg for o in choose_opts(product(5000, 10, 64), RENDERER) if o.op is OptOps.UPCAST]
    assert len(tiles) == 2 and 10 <= tiles[0] <= 16 and tiles[1] > 2


def test_few_rows_by_a_large_matrix_are_summed_in_blocks():
    moves = choose_opts(product(4, 2048, 1024), RENDERER)
    assert [o.arg for o in moves if o.op is OptOps.CACHE] == [8]
    assert parse_opts(format_opts(moves)) == tuple(moves)


@pytest.mark.parametrize(
    "moves, why",
    [
        ("PADTO(2, (4, 1))", "each store is along it"),
        ("PADTO(0, (4, 2))", "positive multiple"),
        ("CACHE(1, (1, 2))", "order 0 or 1"),
        ("CACHE(0, 2)", "operand 0 or 1"),
        ("CACHE(0, 0)", "nothing is reused"),
        ("UPCAST(1, 8) SWAP(0, 1) CACHE(1, 1) SWAP(1, 2)", "different loop nests"),
        ("UPCAST(1, 8) SWAP(0, 1) CACHE(1, 1) THREAD(2, 0)", "not an outer loop"),
        ("CACHE(2, 2) UPCAST(4, 5)", "fills a panel, or adds"),
        ("CACHE(1, 0) UPCAST(0, 13)", "fills a panel"),
        ("SPLIT(2, (2, LOOP))", "no part of it can be LOOP"),
        ("SPLIT(0, (13, REDUCE))", "no part of it can be REDUCE"),
        ("CACHE(2, 3)", "blocks of 3 do not divide"),
        ("CACHE(2, 10)", "blocks of 10 do not divide"),
        ("UPCAST(1, 8) SWAP(0, 1) CACHE(1, 1) PADTO(1, (4, 1))", "each store is along it"),
    ],
)
def test_illegal_moves_say_why(moves, why):
    s = Scheduler(product(13, 24, 10), RENDERER)
    *before, last = parse_opts(moves)
    for o in before:
        s.apply_opt(o)
    kept = s.ast
    with pytest.raises(KernelOptError, match=why):
        s.apply_opt(last)
    assert s.ast is kept and s.applied == before


def test_the_axes_are_printed_when_debugging(capsys):
    with Context(DEBUG=4):
        lower_kernel(product(6, 16, 8), RENDERER, "CPU")
    out = capsys.readouterr().out
    assert "UPCAST(1, 16)" in out and "REDUCE" in out


def _random_move(rng, axes):
    op = rng.choice(
        [OptOps.UPCAST, OptOps.UPCAST, OptOps.UNROLL, OptOps.SPLIT, OptOps.PADTO, OptOps.SWAP, OptOps.CACHE]
    )
    arg = {
        OptOps.UPCAST: rng.choice([0, 2, 3, 4, 8]),
        OptOps.UNROLL: rng.choice([0, 2, 4]),
        OptOps.SPLIT: rng.choice([2, 3, 4]),
        OptOps.PADTO: rng.choice([3, 4, 8, (3, 1), (4, 1)]),
        OptOps.THREAD: rng.choice([0, 2]),
        OptOps.SWAP: rng.randrange(axes),
        OptOps.CACHE: rng.choice([0, 1, (0, 1), (1, 1), 2, 4]),
    }[op]
    return Opt(op, rng.randrange(axes), arg)


@pytest.mark.parametrize("seed", range(40))
def test_random_moves_change_nothing_or_are_refused(seed):
    rng = random.Random(seed)
    makes = [lambda: product(6, 8, 4), lambda: product(5, 12, 6, True, True), lambda: batched(2, 4, 8, 4)]
    ast = rng.choice(makes)()
    s = Scheduler(ast, RENDERER)
    for _ in range(12):
        try:
            s.apply_opt(_random_move(rng, len(s.ranges)))
        except KernelOptError:
            continue
        if len(s.applied) == 5:
            break
    got, want = both(ast, tuple(s.applied))
    assert got == want, format_opts(s.applied)
