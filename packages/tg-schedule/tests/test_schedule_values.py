"""A schedule computes what the graph says: kernels run by the interpreter against the interpreter on the
whole graph."""

import math
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tg_schedule import create_schedule
from tg_uop import Context, Ops, UOp, dtypes, evaluate


def filled(shape, dtype="float", seed=0):
    rng = random.Random(seed)
    size = math.prod(shape)
    buffer = UOp.new_buffer("CPU", size, dtype)
    data = [rng.randint(-4, 4) if dtype == "int" else rng.randint(-8, 8) / 4 for _ in range(size)]
    return buffer.reshape(shape), {buffer: data}


def agree(compute, root, data, tolerance=1e-5):
    (got,), schedule = compute([root], data)
    want = evaluate(root, data)
    assert len(got) == len(want)
    for a, b in zip(got, want, strict=True):
        assert a == b or abs(a - b) <= tolerance * max(1.0, abs(b)), (got, want)
    return schedule


def matmul(x, y):
    (m, k), (_, n) = x.shape, y.shape
    wide = x.reshape(m, 1, k).expand(m, n, k) * y.reshape(1, k, n).permute(0, 2, 1).expand(m, n, k)
    return wide.reduce(axes=(2,)).reshape(m, n)


def test_elementwise_chain_is_one_kernel(compute):
    a, data = filled((4, 6))
    assert len(agree(compute, (a * 2.0 + 1.0).maximum(0.5), data).linear.src) == 1


def test_matmul_with_epilogue_is_one_kernel(compute):
    a, da = filled((3, 5), seed=1)
    b, db = filled((5, 4), seed=2)
    bias, dc = filled((1, 4), seed=3)
    root = (matmul(a, b) + bias.expand(3, 4)).maximum(0.0)
    assert len(agree(compute, root, {**da, **db, **dc}).linear.src) == 1


def test_chain_of_matmuls_keeps_the_activation_in_the_first(compute):
    a, da = filled((3, 5), seed=1)
    b, db = filled((5, 6), seed=2)
    c, dc = filled((6, 2), seed=3)
    schedule = agree(compute, matmul(matmul(a, b).maximum(0.0), c), {**da, **db, **dc})
    assert len(schedule.linear.src) == 2
    first = schedule.linear.src[0].src[0].toposort()
    assert any(u.op is Ops.MAX for u in first)


def softmax(x):
    n, m = x.shape
    top = x.reduce(arg=Ops.MAX, axes=(1,)).expand(n, m)
    e = UOp(Ops.EXP2, (x + top * -1.0,))
    return UOp(Ops.FDIV, (e, e.reduce(axes=(1,)).expand(n, m)))


def test_softmax_of_many_rows_is_one_kernel(compute):
    x, data = filled((16, 5))
    assert len(agree(compute, softmax(x), data).linear.src) == 1


def test_reduction_used_by_two_kernels_is_computed_once(compute):
    x, data = filled((8, 4))
    total = x.reduce(axes=(1,))
    roots = [total + 1.0, (total * 2.0).reduce(axes=(0,))]
    _, schedule = compute(roots, data)
    reads = sum(1 for c in schedule.linear.src if any(a in data for a in c.src[1:]))
    assert reads == 1


def test_cheap_producer_is_repeated_and_dear_one_is_kept(count):
    x, _ = filled((32, 32))
    y, _ = filled((32, 32), seed=4)
    assert count(matmul(x + 1.0, y)) == 1
    assert count(matmul(UOp(Ops.EXP2, (UOp(Ops.SIN, (x,)),)), y)) == 2


def test_pad_gates_loads(compute):
    a, data = filled((3, 4))
    agree(compute, (a.pad([(1, 2), (0, 3)]) + 1.0).reduce(axes=(0,)), data)


def test_padded_division_never_divides_by_the_padding(compute):
    a, data = filled((2, 2), "int")
    for buffer in data:
        data[buffer] = [3, 5, 7, 9]
    root = UOp(Ops.CDIV, (a.const_like(16), a)).pad([(1, 1), (1, 1)]).reduce(axes=(1,))
    agree(compute, root, data)


def test_gather_by_index_is_one_kernel(compute):
    table, dt = filled((6, 3))
    index = UOp.new_buffer("CPU", 4, "int")
    root = table.index(index.cast(dtypes.index)) + 1.0
    assert len(agree(compute, root, {**dt, index: [5, 0, 2, 2]}).linear.src) == 1


def iota(n):
    ones = UOp.const("int", 1, (n,)).pad(((n - 1, 0),))
    rows = ones.reshape(1, 2 * n - 1).expand(n + 1, 2 * n - 1).reshape((n + 1) * (2 * n - 1))
    windows = rows.shrink(((0, 2 * n * n),)).reshape(n, 2 * n).shrink(((0, n), (0, n)))
    return windows.reduce(axes=(1,)).reshape(n) + (-1)


def test_arange_has_no_loop(compute):
    schedule = agree(compute, iota(37), {})
    kernel = schedule.linear.src[0].src[0].toposort()
    assert not any(u.op is Ops.REDUCE for u in kernel)


def test_one_hot_product_reads_one_element(compute):
    table, dt = filled((7, 3))
    index = UOp.new_buffer("CPU", 4, "int")
    hot = index.reshape(4, 1).expand(4, 7).eq(iota(7).reshape(1, 7).expand(4, 7))
    hot = hot.reshape(4, 7, 1).expand(4, 7, 3)
    wide = table.reshape(1, 7, 3).expand(4, 7, 3)
    root = (hot.cast("float") * wide).reduce(axes=(1,))
    schedule = agree(compute, root, {**dt, index: [6, 0, 3, 3]})
    assert len(schedule.linear.src) == 1
    assert not any(u.op is Ops.REDUCE for u in schedule.linear.src[0].src[0].toposort())


def test_large_sum_is_split_by_shape(count):
    assert count(UOp.new_buffer("CPU", 1 << 20, "float").reduce(axes=(0,))) == 2
    assert count(UOp.new_buffer("CPU", 1 << 10, "float").reduce(axes=(0,))) == 1


def test_strict_float_equals_the_graph_bit_for_bit(compute):
    a, data = filled((24, 40), seed=5)
    for buffer in data:
        data[buffer] = [1.0 / (n + 3) for n in range(960)]
    with Context(STRICT_FLOAT=1):
        (got,), _ = compute(
            [
                a.pad([(1, 1), (0, 0)]).reduce(axes=(0, 1)),
            ],
            data,
        )
        assert got == evaluate(a.pad([(1, 1), (0, 0)]).reduce(axes=(0, 1)), data)


def test_constants_need_no_kernel(count):
    assert count(UOp.const("float", 2.0, (4, 4))) == 0


def test_copy_to_another_device_is_a_copy_call():
    a = UOp.new_buffer("CPU", 4, "float")
    schedule = create_schedule([(a + 1.0).copy_to_device("CPU:1")], "CPU")
    assert [c.src[0].op for c in schedule.linear.src] == [Ops.SINK, Ops.COPY]
    assert schedule.results[0].device == "CPU:1"


def test_copy_of_a_slice_begins_inside_the_buffer():
    a = UOp.new_buffer("CPU", 16, "float")
    schedule = create_schedule([a.shrink(((4, 8),)).copy_to_device("CPU:1")], "CPU")
    (call,) = schedule.linear.src
    assert call.src[2].op is Ops.BUFFER_VIEW and call.src[2].arg.offset == 16 and call.src[2].arg.size == 4


def test_variables_are_bound_at_run_time(compute):
    a, data = filled((8,))
    n = UOp.variable("n", 1, 8)
    root = a.shrink(((0, n.bind(5)),)).reduce(axes=(0,))
    schedule = create_schedule([root], "CPU")
    assert schedule.var_vals == {"n": 5}
    other = create_schedule([a.shrink(((0, n.bind(3)),)).reduce(axes=(0,))], "CPU")
    assert other.linear.src[0].src[0] is schedule.linear.src[0].src[0]


def test_mixed_devices_are_refused():
    import pytest

    a, b = UOp.new_buffer("CPU", 4, "float"), UOp.new_buffer("CPU:1", 4, "float")
    with pytest.raises(ValueError, match="different devices"):
        create_schedule([a + b], "CPU")


def test_same_structure_is_found_in_the_cache():
    from tg_schedule import schedule_cache

    def graph():
        return UOp.new_buffer("CPU", 24, "float").reshape(4, 6).permute(1, 0) * 3.0

    first = create_schedule([graph()], "CPU")
    entries = len(schedule_cache)
    second = create_schedule([graph()], "CPU")
    assert len(schedule_cache) == entries
    assert first.linear.src[0].src[0] is second.linear.src[0].src[0]
    assert first.linear.src[0].src[1] is not second.linear.src[0].src[1]


SHAPES = st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple)


@st.composite
def graphs(draw):
    """A random graph of movement, arithmetic and reductions over two buffers."""
    shape = draw(SHAPES)
    a, da = filled(shape, seed=draw(st.integers(0, 99)))
    b, db = filled(shape, seed=draw(st.integers(0, 99)))
    u = a
    for _ in range(draw(st.integers(1, 6))):
        n = u.ndim
        kind = draw(
            st.sampled_from(
                ["add", "mul", "max", "permute", "flip", "pad", "shrink", "reduce", "reshape", "expand"]
            )
        )
        if kind in ("add", "mul", "max") and b.shape == u.shape:
            u = {"add": u + b, "mul": u * b, "max": u.maximum(b)}[kind]
        elif kind == "add":
            u = u + 1.0
        elif kind == "permute":
            u = u.permute(tuple(draw(st.permutations(range(n)))))
        elif kind == "flip":
            u = u.flip(*[draw(st.booleans()) for _ in range(n)])
        elif kind == "pad" and u.numel() < 200:
            u = u.pad([(draw(st.integers(0, 2)), draw(st.integers(0, 2))) for _ in range(n)])
        elif kind == "shrink":
            bounds = [sorted((draw(st.integers(0, d)), draw(st.integers(0, d)))) for d in u.shape]
            if all(lo < hi for lo, hi in bounds):
                u = u.shrink([tuple(x) for x in bounds])
        elif kind == "reduce" and n:
            u = u.reduce(arg=draw(st.sampled_from([Ops.ADD, Ops.MAX])), axes=(draw(st.integers(0, n - 1)),))
        elif kind == "reshape":
            u = u.reshape(tuple(draw(st.sampled_from([(u.numel(),), (1, *u.shape), (*u.shape, 1)]))))
        elif kind == "expand" and u.numel() < 100:
            u = u.reshape(*u.shape, 1).expand(*u.shape, draw(st.integers(1, 3)))
    return u, {**da, **db}


@settings(max_examples=120, deadline=None, derandomize=True)
@given(graphs())
def test_random_graphs(graph):
    from tg_schedule import create_schedule as create

    root, data = graph
    schedule = create([root], "CPU")
    memory = {k: list(v) for k, v in data.items()}
    for call in schedule.linear.src:
        params = {p.arg.slot: p for p in call.src[0].toposort() if p.op is Ops.PARAM and p.shape != ()}
        for a in call.src[1:]:
            memory.setdefault(a, [0] * a.shape[0])
        evaluate(call.src[0], {p: memory[call.src[1 + s]] for s, p in params.items()})
    got, want = evaluate(schedule.results[0], memory), evaluate(root, data)
    assert got == want or all(abs(x - y) <= 1e-4 * max(1, abs(y)) for x, y in zip(got, want, strict=True))
