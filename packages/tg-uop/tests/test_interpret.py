"""The interpreter against numpy: movement, arithmetic, reductions, versions, kernels, programs, refusals."""

import math
import random
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tg_uop.alu import threefry2x32
from tg_uop.count import count_elements
from tg_uop.dtype import Invalid, dtypes
from tg_uop.interpret import evaluate, run_program
from tg_uop.ops import AddrSpace, AxisType, GroupOp, KernelInfo, Ops, ProgramInfo
from tg_uop.uop import UOp, Variable

np = pytest.importorskip("numpy")


def _data(shape: tuple[int, ...], dtype: str = "float32", seed: int = 0):
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return rng.standard_normal(shape).astype(dtype)
    return rng.integers(-40, 40, shape).astype(dtype)


def _tensor(x) -> tuple[UOp, dict[UOp, list]]:
    b = UOp.new_buffer("CPU", x.size, x.dtype.name)
    return b.reshape(x.shape), {b: x.ravel().tolist()}


def _check(u: UOp, buffers, expected, **kwargs) -> None:
    got = np.array(evaluate(u, buffers)).reshape(u.shape)
    assert got.shape == expected.shape
    np.testing.assert_allclose(got, expected.astype(np.float64), **{"rtol": 1e-6, **kwargs})


# *** movement ***

_DIM = st.integers(1, 4)


@st.composite
def _movements(draw) -> list:
    """A shape and a list of moves legal on it, as functions on (UOp, array)."""
    shape = draw(st.lists(_DIM, min_size=1, max_size=3))
    steps = draw(st.lists(st.sampled_from("permute flip pad shrink reshape expand".split()), max_size=6))
    return [tuple(shape), [(s, draw(st.integers(0, 1000))) for s in steps]]


def _move(name: str, rng, u: UOp, x):
    n = x.ndim
    if name == "permute":
        order = rng.sample(range(n), n)
        return u.permute(*order), x.transpose(order)
    if name == "flip":
        flags = [rng.random() < 0.5 for _ in range(n)]
        return u.flip(*flags), np.flip(x, [i for i, f in enumerate(flags) if f])
    if name == "pad":
        pads = [(rng.randint(0, 2), rng.randint(0, 2)) for _ in range(n)]
        return u.pad(pads), np.pad(x, pads)
    if name == "shrink":
        pairs = [(b := rng.randint(0, d - 1), rng.randint(b + 1, d)) for d in x.shape]
        return u.shrink(pairs), x[tuple(slice(b, e) for b, e in pairs)]
    if name == "reshape":
        new = (x.size,) if rng.random() < 0.5 else (1, *x.shape[::-1])
        return u.reshape(new), x.reshape(new)
    new = tuple(rng.randint(2, 3) if d == 1 else d for d in x.shape)
    return u.expand(new), np.broadcast_to(x, new)


@settings(max_examples=60, deadline=None)
@given(_movements())
def test_movement_ops_move_values_and_places_alike(case):
    shape, steps = case
    x = _data(shape, "int32")
    place, buffers = _tensor(x)
    for u in (place, place.contiguous(), place * 1):
        moved, expected = u, x
        for name, seed in steps:
            moved, expected = _move(name, random.Random(seed), moved, expected)
            if expected.size > 500:
                break
        assert evaluate(moved, buffers) == expected.ravel().tolist()


def test_index_forms_the_outer_product_from_the_left():
    x = _data((3, 4, 2), "int32")
    u, buffers = _tensor(x)
    i, j = UOp.const("index", (2, 0)), UOp.const("index", (1, 1, 3)).reshape(3, 1)
    assert evaluate(u.index(1), buffers) == x[1].ravel().tolist()
    assert evaluate(u.index(i, 3), buffers) == x[[2, 0], 3].ravel().tolist()
    assert evaluate(u.index(i, j), buffers) == x[[2, 0]][:, [1, 1, 3]].ravel().tolist()
    computed = (u + 1).index(i, j)
    assert computed.shape == (2, 3, 1, 2)
    assert evaluate(computed, buffers) == (x + 1)[[2, 0]][:, [1, 1, 3]].ravel().tolist()


def test_an_invalid_index_reads_zero():
    u, buffers = _tensor(np.array([5, 6, 7], "int32"))
    assert evaluate(u.index(UOp.const("index", (0, Invalid, 2))), buffers) == [5, 0, 7]


def test_stack_and_symbolic_shapes():
    x, y = _data((2, 3), "int32"), _data((2, 3), "int32", 1)
    (u, b1), (v, b2) = _tensor(x), _tensor(y)
    assert evaluate(UOp.stack(u, v), b1 | b2) == np.stack([x, y]).ravel().tolist()
    n = Variable("n", 1, 4)
    wide = u.reshape(2, 3, 1).expand(2, 3, n).pad(((0, 0), (0, 0), (n, 0)))
    expected = np.pad(np.broadcast_to(x[..., None], (2, 3, 2)), ((0, 0), (0, 0), (2, 0)))
    assert evaluate(wide, b1, {"n": 2}) == expected.ravel().tolist()


# *** arithmetic ***

INT_NUMPY = {
    Ops.ADD: np.add,
    Ops.MUL: np.multiply,
    Ops.SUB: np.subtract,
    Ops.MAX: np.maximum,
    Ops.XOR: np.bitwise_xor,
    Ops.OR: np.bitwise_or,
    Ops.AND: np.bitwise_and,
    Ops.CMPLT: np.less,
    Ops.CMPNE: np.not_equal,
    Ops.CMPEQ: np.equal,
    Ops.FLOORDIV: lambda a, b: np.where(b == 0, 0, a // np.where(b == 0, 1, b)),
    Ops.FLOORMOD: lambda a, b: np.where(b == 0, 0, a % np.where(b == 0, 1, b)),
    Ops.CDIV: lambda a, b: np.where(b == 0, 0, np.trunc(a / np.where(b == 0, 1, b))).astype(a.dtype),
    Ops.CMOD: lambda a, b: np.where(b == 0, 0, np.fmod(a, np.where(b == 0, 1, b))),
}


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint32", "int32"])
@pytest.mark.parametrize("op", INT_NUMPY, ids=lambda op: op.name)
def test_integer_ops_wrap_like_numpy(op, dtype):
    info = np.iinfo(dtype)
    edge = [info.min, info.max, 0, 1, 2, 3, info.max - 1, info.min + 1, 7]
    a, b = np.array([x for x in edge for _ in edge], dtype), np.array(edge * len(edge), dtype)
    keep = ~((a == info.min) & (b.astype(np.int64) == -1)) if op in GroupOp.Division else b == b
    (u, b1), (v, b2) = _tensor(a[keep]), _tensor(b[keep])
    with np.errstate(all="ignore"):
        expected = INT_NUMPY[op](a[keep], b[keep])
    assert evaluate(UOp(op, (u, v)), b1 | b2) == expected.tolist()


@pytest.mark.parametrize("dtype", dtypes.sints, ids=lambda d: d.name)
def test_division_edges(dtype):
    low = UOp.const(dtype, dtypes.min(dtype))
    assert evaluate(low.cdiv(-1)) == [dtypes.min(dtype)]
    assert evaluate(low.cmod(-1)) == [0]
    assert evaluate(low // -1) == [dtypes.min(dtype)]


def test_shifts_take_scalar_amounts_and_large_ones_give_the_sign():
    x = np.array([-8, 7, 1, -1], "int32")
    u, b = _tensor(x)

    def shift(op: Ops, by: int) -> list[int]:
        return evaluate(UOp(op, (u, UOp.const("int", by))), b)

    assert shift(Ops.SHL, 2) == (x << 2).tolist()
    assert shift(Ops.SHR, 1) == (x >> 1).tolist()
    assert shift(Ops.SHR, 40) == [-1, 0, 0, -1]
    assert shift(Ops.SHL, 32) == [0, 0, 0, 0]


FLOAT_NUMPY = {
    Ops.NEG: np.negative,
    Ops.RECIPROCAL: np.reciprocal,
    Ops.TRUNC: np.trunc,
    Ops.EXP2: np.exp2,
    Ops.LOG2: np.log2,
    Ops.SIN: np.sin,
    Ops.SQRT: np.sqrt,
    Ops.ADD: np.add,
    Ops.MUL: np.multiply,
    Ops.SUB: np.subtract,
    Ops.FDIV: np.divide,
    Ops.MAX: np.maximum,
    Ops.POW: np.power,
    Ops.CMPLT: np.less,
    Ops.CMPNE: np.not_equal,
    Ops.CMPEQ: np.equal,
}
HARD = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, math.inf, -math.inf, math.nan, 1e-40, 65504.0, 3e38, 1e-7]


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("op", FLOAT_NUMPY, ids=lambda op: op.name)
def test_float_ops_round_like_numpy(op, dtype):
    with np.errstate(all="ignore"):
        hard = np.array(HARD).astype(dtype)
        unary = op in GroupOp.Unary
        a = hard if unary else np.repeat(hard, len(hard))
        b = np.tile(hard, len(hard))
        (u, b1), (v, b2) = _tensor(a), _tensor(b)
        expected = FLOAT_NUMPY[op](a) if unary else FLOAT_NUMPY[op](a, b)
    got = np.array(evaluate(UOp(op, (u,) if unary else (u, v)), b1 if unary else b1 | b2))
    one_rounding = op not in (Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.POW)
    eps = 0 if one_rounding else 2 * np.finfo(dtype).eps
    np.testing.assert_allclose(got, expected.astype(np.float64), rtol=eps, atol=0)
    if one_rounding and expected.dtype != bool:
        same_sign = np.signbit(got) == np.signbit(expected)
        assert (same_sign | np.isnan(expected)).all() or op is Ops.MAX


def test_where_takes_a_scalar_condition():
    u, b = _tensor(_data((3,), "int32"))
    yes = UOp(Ops.WHERE, (UOp.const("bool", True), u, u * 0))
    assert evaluate(yes, b) == b[u.base]
    assert evaluate((u < 0).where(u, 0), b) == [min(x, 0) for x in b[u.base]]


def test_mulacc_and_not():
    u, b = _tensor(_data((3,), "int32"))
    assert evaluate(UOp(Ops.MULACC, (u, u, u)), b) == [x * x + x for x in b[u.base]]
    assert evaluate(UOp(Ops.NOT, (u,)), b) == [~x for x in b[u.base]]
    assert evaluate(UOp(Ops.NOT, (u < 0,)), b) == [x >= 0 for x in b[u.base]]


@pytest.mark.parametrize("target", ["int8", "uint8", "int32", "uint64", "float16", "float64", "bool"])
def test_casts(target):
    x = np.array([0.0, -0.0, 1.9, -1.9, 300.0, -300.0, 1e30, -1e30, math.inf, -math.inf, math.nan], "float32")
    u, b = _tensor(x)
    with np.errstate(all="ignore"):
        if np.dtype(target).kind in "iu":
            info = np.iinfo(target)
            expected = [
                0
                if math.isnan(v)
                else min(max(v, info.min), info.max)
                if math.isinf(v)
                else min(max(math.trunc(v), info.min), info.max)
                for v in x.tolist()
            ]
            assert evaluate(u.cast(target), b) == expected
        else:
            got = np.array(evaluate(u.cast(target), b))
            np.testing.assert_array_equal(got, x.astype(target).astype(got.dtype))


def test_bitcast():
    x = _data((5,), "float32")
    u, b = _tensor(x)
    assert evaluate(u.bitcast("uint32"), b) == x.view("uint32").tolist()
    assert evaluate(u.bitcast("int32").bitcast("float"), b) == x.tolist()


# Known answers of Random123 (kat_vectors of its distribution): threefry2x32, 20 rounds: counter, key, result.
THREEFRY_KNOWN = [
    ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
    ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
    ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
]


@pytest.mark.parametrize(("counter", "key", "result"), THREEFRY_KNOWN)
def test_threefry_gives_the_published_answers(counter, key, result):
    assert threefry2x32(*counter, *key) == result
    words = [UOp.const("uint32", w) for w in counter + key]
    for i in (0, 1):
        assert evaluate(UOp(Ops.THREEFRY, tuple(words), i)) == [result[i]]


# *** reductions ***


@pytest.mark.parametrize("axes", [(0,), (1,), (0, 2), (0, 1, 2)])
def test_reductions_over_axes(axes):
    x = _data((2, 3, 4), "int32")
    u, b = _tensor(x)
    for op, f in {Ops.ADD: np.sum, Ops.MAX: np.max}.items():
        expected = f(x, axis=axes, keepdims=True)
        assert evaluate(u.reduce(arg=op, axes=axes), b) == expected.ravel().tolist()


def test_reductions_of_nothing_give_the_identity():
    u = UOp.new_buffer("CPU", 0, "float").reshape(0, 2)
    b = {u.base: []}
    assert evaluate(u.reduce(axes=(0,)), b) == [0.0, 0.0]
    assert evaluate(u.reduce(arg=Ops.MUL, axes=(0,)), b) == [1.0, 1.0]
    assert evaluate(u.reduce(arg=Ops.MAX, axes=(0,)), b) == [-math.inf, -math.inf]


def test_a_sum_rounds_at_every_step():
    x = np.array([2048.0] + [1.0] * 8, "float16")
    u, b = _tensor(x)
    assert evaluate(u.reduce(axes=(0,)), b) == [2048.0]


# *** functions, stores, versions ***


def test_functions_and_tuples():
    p, q = UOp.param(0, "int", (3,)), UOp.param(1, "int", (3,))
    f = UOp.maketuple(p + q, p * q)
    (a, b1), (c, b2) = _tensor(_data((3,), "int32")), _tensor(_data((3,), "int32", 1))
    called = f.function(a, c)
    x, y = np.array(b1[a.base]), np.array(b2[c.base])
    assert evaluate(called.gettuple(0), b1 | b2) == (x + y).tolist()
    assert evaluate(called.gettuple(1), b1 | b2) == (x * y).tolist()
    assert evaluate(called, b1 | b2) == [*(x + y), *(x * y)]
    nested = (p + p).function(called.gettuple(1) + a).gettuple(0)
    assert evaluate(nested, b1 | b2) == (2 * (x * y + x)).tolist()


def test_a_node_without_after_reads_version_zero():
    b = UOp.new_buffer("CPU", 3, "int")
    one = b.after(b.store(b + 1))
    two = one.after(one.store(one * 10))
    held = {b: [1, 2, 3]}
    assert evaluate(UOp.maketuple(two, one, b), held) == [20, 30, 40, 2, 3, 4, 1, 2, 3]
    assert held[b] == [20, 30, 40]


def test_stores_to_views_touch_only_their_elements():
    b = UOp.new_buffer("CPU", 6, "int")
    view = b.reshape(2, 3).shrink(((0, 2), (1, 2))).permute(1, 0)
    held = {b: [0, 1, 2, 3, 4, 5]}
    written = b.after(view.store(UOp.const("int", (7, 8)).reshape(1, 2)))
    assert evaluate(written, held) == [0, 7, 2, 3, 8, 5]


def test_buffer_views_reinterpret_bytes():
    b = UOp.new_buffer("CPU", 4, "float")
    x = [1.0, -2.0, 0.5, 3.0]
    assert evaluate(b.buffer_view(2, "float", 4), {b: x}) == [-2.0, 0.5]
    words = list(struct.unpack("<4I", struct.pack("<4f", *x)))
    assert evaluate(b.buffer_view(2, "uint32", 8), {b: x}) == words[2:]
    assert evaluate(b.buffer_view(3, "uint16", 2), {b: x}) == [
        words[0] >> 16,
        words[1] & 0xFFFF,
        words[1] >> 16,
    ]
    with pytest.raises(IndexError, match="views"):
        evaluate(b.buffer_view(3, "float", 8), {b: x})


# *** kernels ***

I, J = UOp.range(4, 0), UOp.range(3, 1)
K = UOp.range(5, 2, AxisType.REDUCE)
OUT, A, B = UOp.param(0, "int", (12,)), UOp.param(1, "int", (20,)), UOp.param(2, "int", (15,))
ZERO = UOp.const("index", 0)


def _matmul(value: UOp, *after: UOp) -> UOp:
    return UOp.sink(OUT.index(I * 3 + J).store(value).end(I, J), arg=KernelInfo("matmul"))


def _with_accumulator() -> UOp:
    """The same sum carried in a register."""
    acc = UOp.new_buffer(None, 1, "int", AddrSpace.REG)
    start = acc.after(I, J).index(ZERO).store(UOp.const("int", 0))
    inside = acc.after(start, K)
    step = inside.index(ZERO).store(inside.index(ZERO) + A.index(I * 5 + K) * B.index(K * 3 + J))
    return _matmul(acc.after(step.end(K)).index(ZERO))


def _as_tiles() -> UOp:
    """Rows of the result as a tile of shape (3,): the loop j became shape."""
    columns = UOp.const("index", (0, 1, 2))
    a = A.index(I * 5 + K).reshape(1).expand(3)
    total = (a * B.index((K * 3).reshape(1).expand(3) + columns)).reduce(K)
    return UOp.sink(OUT.index((I * 3).reshape(1).expand(3) + columns).store(total).end(I), arg=KernelInfo())


KERNELS = {
    "reduce": lambda: _matmul((A.index(I * 5 + K) * B.index(K * 3 + J)).reduce(K)),
    "accumulator": _with_accumulator,
    "tiles": _as_tiles,
}


@pytest.mark.parametrize("kernel", KERNELS)
def test_matmul_kernels(kernel):
    a, b = _data((4, 5), "int32"), _data((5, 3), "int32", 1)
    out = [0] * 12
    evaluate(KERNELS[kernel](), {OUT: out, A: a.ravel().tolist(), B: b.ravel().tolist()})
    assert out == (a @ b).ravel().tolist()


def test_invalid_indices_are_padding():
    i = UOp.range(6, 0)
    x, out = UOp.param(1, "int", (4,)), UOp.param(0, "int", (6,))
    index = (i - 1).valid((i < 1).ne(True) & (i < 5))
    held = {out: [9] * 6, x: [1, 2, 3, 4]}
    evaluate(UOp.sink(out.index(i).store(x.index(index)).end(i), arg=KernelInfo()), held)
    assert held[out] == [0, 1, 2, 3, 4, 0]
    masked = out.index(i.valid(i < 2)).store(UOp.const("int", 7)).end(i)
    evaluate(UOp.sink(masked, arg=KernelInfo()), held)
    assert held[out] == [7, 7, 2, 3, 4, 0]


def test_reads_run_before_stores_they_do_not_depend_on():
    """Two carried values: the second reads the first as it was before this round's store."""
    i = UOp.range(4, 0, AxisType.REDUCE)
    first, second = (
        UOp(Ops.BUFFER, (), UOp.placeholder((1,), "int", n, AddrSpace.REG).base.arg) for n in (0, 1)
    )
    x, out = UOp.param(1, "int", (4,)), UOp.param(0, "int", (1,))
    old, total = first.after(i).index(ZERO), second.after(i).index(ZERO)
    body = UOp.group(first.index(ZERO).store(x.index(i)), second.index(ZERO).store(total + old)).end(i)
    held = {x: [1, 2, 3, 4], out: [0]}
    evaluate(UOp.sink(out.index(ZERO).store(second.after(body).index(ZERO)), arg=KernelInfo()), held)
    assert held[out] == [0 + 1 + 2 + 3]


def test_zero_extent_loops_do_nothing():
    i = UOp.range(0, 0)
    out = UOp.param(0, "int", (4,))
    held = {out: [1, 2, 3, 4]}
    evaluate(UOp.sink(out.index(i).store(UOp.const("int", 9)).end(i), arg=KernelInfo()), held)
    assert held[out] == [1, 2, 3, 4]


def test_variables_bound_loops():
    n = Variable("n", 1, 4)
    i = UOp.range(n, 0)
    out = UOp.param(0, "int", (4,))
    sink = UOp.sink(out.index(i).store(i.cast("int") + 1).end(i), arg=KernelInfo())
    held = {out: [0] * 4}
    evaluate(sink, held, {"n": 3})
    assert held[out] == [1, 2, 3, 0]
    with pytest.raises(ValueError, match="no value given for variable 'n'"):
        evaluate(sink, held)
    with pytest.raises(ValueError, match="outside"):
        evaluate(sink, held, {"n": 5})


def test_a_schedule_of_calls_runs_in_order():
    n = Variable("n", 1, 4)
    i = UOp.range(n, 0)
    dst, src = UOp.param(0, "int", (4,)), UOp.param(1, "int", (4,))
    double = UOp.sink(dst.index(i).store(src.index(i) * 2).end(i), arg=KernelInfo())
    a, b, c = (UOp.new_buffer("CPU", 4, "int") for _ in range(3))
    copy = UOp(Ops.COPY, (src,), "CPU")
    schedule = UOp(
        Ops.LINEAR,
        (
            double.call(b, a, n.bind(4)),
            double.call(c, b, n.bind(2)),
            double.call(a, a, n.bind(1)),
            copy.call(b, c),
        ),
    )
    held = {a: [1, 2, 3, 4], b: [0] * 4, c: [0] * 4}
    evaluate(schedule, held)
    assert held == {a: [2, 2, 3, 4], b: [4, 8, 0, 0], c: [4, 8, 0, 0]}


def test_depth_does_not_matter():
    b = UOp.new_buffer("CPU", 1, "int").index(0)
    x = b
    for _ in range(30_000):
        x = x + b
    assert evaluate(x, {b.base.src[0]: [2]}) == [60_002]


# *** programs ***


def _program(*roots: UOp) -> UOp:
    """Uops in the order given, each preceded by sources that are not listed yet."""
    out: dict[UOp, None] = {}
    for r in roots:
        for u in r.toposort():
            out.setdefault(u)
    return UOp(Ops.LINEAR, tuple(out))


def _load(place: UOp, *rest: UOp) -> UOp:
    return UOp(Ops.LOAD, (place, *rest))


def _wide(buffer: UOp, index: UOp, width: int) -> UOp:
    return UOp(Ops.INDEX, (buffer, index), width)


def test_program_with_loops_and_register():
    acc = UOp.new_buffer(None, 1, "int", AddrSpace.REG)
    i, j, k = (r.cast("int64") for r in (I, J, K))
    start = acc.after(I, J).index(ZERO).store(UOp.const("int", 0))
    inside = acc.after(start, K)
    step = inside.index(ZERO).store(
        _load(inside.index(ZERO)) + _load(A.index(i * 5 + k)) * _load(B.index(k * 3 + j))
    )
    result = OUT.index(i * 3 + j).store(_load(acc.after(step.end(K)).index(ZERO)))
    linear = _program(
        OUT, A, B, acc, I, J, i * 5, i * 3 + j, start, K, step.end(K), result.end(J), result.end(J).end(I)
    )
    a, b = _data((4, 5), "int32"), _data((5, 3), "int32", 1)
    out = np.zeros(12, "int32")
    run_program(linear, [out, a, b])
    assert out.tolist() == (a @ b).ravel().tolist()
    assert count_elements(linear, Ops.LOAD) == 4
    assert count_elements(linear, Ops.RANGE) == 3


def test_program_with_vectors():
    x, out = UOp.param(1, "float", (8,)), UOp.param(0, "float", (8,))
    four = UOp.const("int", 4)
    low, high = _load(_wide(x, UOp.const("int", 0), 4)), _load(_wide(x, four, 4))
    splat = _load(x.index(UOp.const("int", 2))).reshape(1).expand(4)
    lanes = low.index(UOp.const("index", (3, 3, 0, 1)))
    lane = UOp.stack(*[high.index(UOp.const("index", i)) for i in (1, 0, 2, 3)])
    gate = UOp.const("bool", (True, False, True, True))
    first = UOp(Ops.STORE, (_wide(out, UOp.const("int", 0), 4), lanes.flip(True) + splat))
    second = UOp(Ops.STORE, (_wide(out, four, 4), UOp(Ops.MULACC, (lane, low, high)), gate))
    data, result = np.arange(1, 9, dtype="float32"), np.full(8, -1, "float32")
    run_program(_program(first, second), [result, data])
    lo, hi = data[:4], data[4:]
    expected = hi[[1, 0, 2, 3]] * lo + hi
    expected[1] = -1
    assert result.tolist() == [*(lo[[3, 3, 0, 1]][::-1] + data[2]), *expected]
    assert count_elements(_program(first, second), Ops.STORE) == 8


def test_masked_loads_give_the_alternative_and_do_not_touch_memory():
    x, out = UOp.param(1, "int", (2,)), UOp.param(0, "int", (4,))
    place = _wide(x, UOp.const("int", 0), 4)
    mask = UOp.const("bool", (True, True, False, False))
    store = _wide(out, UOp.const("int", 0), 4).store(_load(place, UOp.const("int", (9, 9, 9, 9)), mask))
    result = np.zeros(4, "int32")
    run_program(_program(store), [result, np.array([1, 2], "int32")])
    assert result.tolist() == [1, 2, 9, 9]
    bare = _wide(out, UOp.const("int", 0), 4).store(_load(place))
    with pytest.raises(IndexError, match="reads element 2 of 2"):
        run_program(_program(bare), [result, np.array([1, 2], "int32")])


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_bytes_of_every_dtype_are_copied_exactly(dtype):
    """All one-byte patterns, and wide ones without NaNs."""
    n = 64
    raw = (
        bytes((i * 7) % 120 for i in range(n * dtype.itemsize))
        if dtype is not dtypes.bool
        else bytes([0, 1] * 32)
    )
    x, out = UOp.param(1, dtype, (n,)), UOp.param(0, dtype, (n,))
    i = UOp.range(n, 0)
    store = out.index(i.cast("int")).store(_load(x.index(i.cast("int"))))
    result = bytearray(n * dtype.itemsize)
    run_program(_program(i, store.end(i)), [result, bytearray(raw)])
    assert bytes(result) == raw


def test_branches_and_threads():
    out = UOp.param(0, "int", (8,))
    i = UOp.range(8, 0, AxisType.THREAD)
    ii = i.cast("int")
    odd = UOp(Ops.IF, ((ii % 2).ne(0),))
    store = out.index(ii).store(ii)
    linear = _program(i, odd, store, UOp(Ops.ENDIF, (odd,)), UOp.group(store).end(i))
    result = np.full(8, -1, "int32")
    run_program(linear, [result], (), 2, 6)
    assert result.tolist() == [-1, -1, -1, 3, -1, 5, -1, -1]
    run_program(linear, [result])
    assert result.tolist() == [-1, 1, -1, 3, -1, 5, -1, 7]


def test_variables_come_sorted_by_name_and_buffers_by_slot():
    b, a = Variable("b", 0, 300, "int"), Variable("a", 0, 300, "uint8")
    hi, lo = UOp.param(5, "int", (1,)), UOp.param(2, "int", (1,))
    zero = UOp.const("int", 0)
    linear = _program(hi.index(zero).store(b), lo.index(zero).store(a.cast("int")))
    low, high = np.zeros(1, "int32"), np.zeros(1, "int32")
    run_program(linear, [low, high], [257, 20])
    assert (low.tolist(), high.tolist()) == ([1], [20])


def test_a_program_called_from_a_schedule():
    x, out = UOp.param(1, "int", (1,)), UOp.param(0, "int", (1,))
    zero = UOp.const("int", 0)
    linear = _program(out.index(zero).store(_load(x.index(zero)) + 1))
    program = UOp(Ops.PROGRAM, (UOp.sink(), UOp(Ops.DEVICE, arg="CPU"), linear), ProgramInfo("k"))
    a, b = UOp.new_buffer("CPU", 1, "int"), UOp.new_buffer("CPU", 1, "int")
    held = {a: [0], b: [4]}
    evaluate(UOp(Ops.LINEAR, (program.call(a, b),)), held)
    assert held[a] == [5]


# *** what is refused ***

X = UOp.new_buffer("CPU", 4, "int")
REFUSED = {
    "missing buffer": (ValueError, "no elements given", lambda: evaluate(X)),
    "wrong size": (ValueError, "holds 4 elements, got 3", lambda: evaluate(X, {X: [1, 2, 3]})),
    "index outside": (IndexError, "element 4 of 4", lambda: evaluate(X.index(4), {X: [0] * 4})),
    "negative index": (IndexError, "element -1 of 4", lambda: evaluate(X.index(-1), {X: [0] * 4})),
    "outside a value": (IndexError, "element 9 of 4", lambda: evaluate((X + 1).index(9), {X: [0] * 4})),
    "store outside": (IndexError, "writes", lambda: evaluate(X.index(5).store(1), {X: [0] * 4})),
    "store to a value": (ValueError, "must be storage", lambda: evaluate((X + 1).store(X), {X: [0] * 4})),
    "open range": (ValueError, "outside its loop", lambda: evaluate(UOp.range(4, 0))),
    "device op": (RuntimeError, "not interpreted", lambda: evaluate(UOp(Ops.GETADDR, (X,)), {X: [0] * 4})),
    "several results": (
        ValueError,
        "GETTUPLE",
        lambda: evaluate(UOp.maketuple(X, X).function().contiguous(), {X: [0] * 4}),
    ),
    "buffers of a program": (ValueError, "got 0 buffers", lambda: run_program(_program(A), [])),
    "size of a program's buffer": (
        ValueError,
        "slot 1 holds 20",
        lambda: run_program(_program(A), [bytearray(4)]),
    ),
    "values of a program": (
        ValueError,
        "got 1 values",
        lambda: run_program(_program(A), [bytearray(80)], [1]),
    ),
    "order of a program": (
        RuntimeError,
        "not computed yet",
        lambda: run_program(UOp(Ops.LINEAR, (A, _load(A.index(UOp.const("int", 0))))), [bytearray(80)]),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusals(case):
    kind, message, run = REFUSED[case]
    with pytest.raises(kind, match=message):
        run()


def test_an_index_error_names_the_node():
    with pytest.raises(IndexError, match=r"INDEX\(BUFFER"):
        evaluate(X.index(4).contiguous(), {X: [0] * 4})


# *** element counts ***


def test_tiles_count_their_elements():
    x = UOp.param(0, "float", (8, 16))
    tile = x * x + x
    assert count_elements(tile, Ops.MUL) == 128
    assert count_elements(tile, GroupOp.ALU) == 256
    assert count_elements(tile, Ops.PARAM) == 1
    with pytest.raises(ValueError, match="symbolic shape"):
        count_elements(UOp.param(0, "float", (Variable("n", 1, 4),)) * 2.0, Ops.MUL)
