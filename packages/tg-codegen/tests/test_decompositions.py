"""What a target lacks, computed from what it has: each op against Python's semantics, transcendentals against
float64 and mpmath-free oracles.
"""

from __future__ import annotations

import ctypes
import itertools
import math
import random
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tg_codegen.lower.decompositions import contraction, decompositions
from tg_codegen.lower.transcendental import _inverse_pi_bits
from tg_codegen.render.base import CPURenderer
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import Context, DType, Ops, Target, UOp, dtypes, exec_alu, graph_rewrite
from tg_uop.alu import threefry2x32
from tg_uop.dtype import as_const

F32, F64, I32, U32 = dtypes.float32, dtypes.float64, dtypes.int32, dtypes.uint32


class Primitive(CPURenderer):
    """A target with the primitive operations only, written as LLVM IR."""

    name = "LLVM"
    multiplies_by_shifts = True
    _lacks = frozenset({Ops.NEG, Ops.SUB, Ops.FDIV, Ops.CMPEQ, Ops.NOT, Ops.MULACC, Ops.TRUNC})

    def supports(self, op: Ops, dtype: DType) -> bool:
        return op not in self._lacks and super().supports(op, dtype)

    def render(self, uops: Any, info: Any = "kernel") -> str:
        assert not {u.op for u in uops} & self._lacks
        return LLVMRenderer().render(uops, info)

    @property
    def compiler(self) -> Any:
        return LLVMRenderer().compiler


@pytest.fixture(scope="module", params=[LLVMRenderer, Primitive], ids=lambda r: r.__name__)
def renderer(request: Any) -> Any:
    return request.param()


def lowered(renderer: Any, u: UOp) -> UOp:
    return graph_rewrite(u, decompositions(renderer), name="decompose")


def execute(
    run: Any,
    kit: Any,
    renderer: Any,
    fn: Any,
    inputs: list[tuple[DType, list[Any]]],
    out: DType,
    width: int = 4,
) -> list[Any]:
    n = len(inputs[0][1])
    assert n % width == 0
    uops = kit.elementwise(lambda *v: lowered(renderer, fn(*v)), [d for d, _ in inputs], n, width, out)
    result = bytearray(n * out.itemsize)
    run(renderer.compiler.compile(renderer.render(uops)), [result, *(kit.pack(v, d) for d, v in inputs)])
    return kit.unpack(result, out)


def same(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return (math.isnan(a) and math.isnan(b)) or float(a) == float(b)
    return bool(a == b)


def integers(dtype: DType, n: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    low, high = dtypes.min(dtype), dtypes.max(dtype)
    special = [low, low + 1, high, high - 1, 0, 1, 2, 3, 7, 8]
    draw = [rng.randrange(low, high + 1) >> rng.randrange(dtype.bits) for _ in range(n)]
    return [as_const(rng.choice(special) if rng.random() < 0.3 else v, dtype) for v in draw]


@pytest.mark.parametrize("dtype", dtypes.ints, ids=lambda d: d.name)
@pytest.mark.parametrize(
    "op", [Ops.FLOORDIV, Ops.FLOORMOD, Ops.NEG, Ops.SUB, Ops.NOT, Ops.CMPEQ], ids=lambda o: o.name
)
def test_integer_ops(run: Any, kit: Any, renderer: Any, op: Ops, dtype: DType) -> None:
    a, b = integers(dtype, 256, 1), integers(dtype, 256, 2)
    arity = 1 if op in (Ops.NEG, Ops.NOT) else 2
    out = dtypes.bool if op is Ops.CMPEQ else dtype
    inputs = [(dtype, v) for v in (a, b)[:arity]]
    got = execute(run, kit, renderer, lambda *v: UOp(op, v), inputs, out)
    want = [exec_alu(op, out, args) for args in zip(*(v for _, v in inputs), strict=True)]
    assert [(args, g, w) for *args, g, w in zip(*(v for _, v in inputs), got, want, strict=True) if g != w][
        :4
    ] == []


@pytest.mark.parametrize("dtype", [dtypes.int8, I32, U32, dtypes.int64], ids=lambda d: d.name)
@pytest.mark.parametrize(
    "op", [Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD, Ops.MUL], ids=lambda o: o.name
)
def test_integer_ops_by_constants(run: Any, kit: Any, renderer: Any, op: Ops, dtype: DType) -> None:
    a = integers(dtype, 256, 3)
    for c in (1, 2, 8, 64, 3, 10, -1, -4):
        if c < 0 and dtype.kind == "uint":
            continue
        got = execute(run, kit, renderer, lambda x, c=c: UOp(op, (x, x.const_like(c))), [(dtype, a)], dtype)
        want = [exec_alu(op, dtype, (x, c)) for x in a]
        assert [(x, c, g, w) for x, g, w in zip(a, got, want, strict=True) if g != w][:4] == []


def test_powers_of_two_leave_no_division() -> None:
    renderer = LLVMRenderer()
    x = UOp.variable("x", -100, 100, I32)
    for op, c in itertools.product((Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD), (2, 16)):
        ops = {u.op for u in lowered(renderer, UOp(op, (x, x.const_like(c)))).toposort()}
        assert not ops & {Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD}
    positive = UOp.variable("p", 0, 100, I32)
    assert lowered(renderer, positive.cdiv(8)) is positive >> 3
    assert lowered(renderer, positive % 8) is positive & 7
    assert lowered(renderer, positive % 10) is positive.cmod(10)


def test_index_arithmetic_is_left_alone() -> None:
    x = UOp.variable("x", 0, 100)
    for u in (x // 8, x % 8, x * 4):
        assert lowered(LLVMRenderer(), u) is u


@pytest.mark.parametrize("dtype", [F32, F64], ids=lambda d: d.name)
def test_trunc_and_negation_of_floats(run: Any, kit: Any, renderer: Any, dtype: DType) -> None:
    values = [
        0.0,
        -0.0,
        0.3,
        -0.3,
        0.9999,
        1.0,
        -1.5,
        2.5,
        8388607.5,
        8388608.0,
        -4503599627370495.5,
        1e30,
        math.inf,
        -math.inf,
        math.nan,
        5e-324,
    ]
    values = [as_const(v, dtype) for v in values]
    got = execute(run, kit, renderer, lambda x: UOp(Ops.TRUNC, (x,)), [(dtype, values)], dtype)
    want = [exec_alu(Ops.TRUNC, dtype, (v,)) for v in values]
    assert all(
        same(g, w) and (g != g or math.copysign(1, g) == math.copysign(1, w))
        for g, w in zip(got, want, strict=True)
    )
    got = execute(run, kit, renderer, lambda x: UOp(Ops.NEG, (x,)), [(dtype, values)], dtype)
    assert all(same(g, -v) for g, v in zip(got, values, strict=True))


def test_threefry_is_the_published_one(run: Any, kit: Any) -> None:
    # the known answers of the Random123 distribution for 20 rounds
    assert threefry2x32(0, 0, 0, 0) == (0x6B200159, 0x99BA4EFE)
    rng = random.Random(1)
    inputs = [[rng.getrandbits(32) for _ in range(64)] for _ in range(4)]
    want = [threefry2x32(*args) for args in zip(*inputs, strict=True)]
    renderer = LLVMRenderer()
    for word in (0, 1):
        u = UOp(Ops.THREEFRY, tuple(UOp.param(i, U32, ()) for i in range(4)), word)
        assert {n.dtype for n in lowered(renderer, u).toposort() if n.op not in (Ops.VCONST, Ops.STACK)} == {
            U32
        }
        got = execute(
            run,
            kit,
            renderer,
            lambda *v, word=word: UOp(Ops.THREEFRY, v, word),
            [(U32, v) for v in inputs],
            U32,
        )
        assert got == [w[word] for w in want]


@pytest.mark.parametrize("dtype", [I32, U32, dtypes.int8], ids=lambda d: d.name)
def test_integer_power(run: Any, kit: Any, dtype: DType) -> None:
    rng = random.Random(2)
    low = -5 if dtype.kind == "int" else 0
    a = [as_const(rng.choice([0, 1, -1, 2, -3, 7, 46341]), dtype) for _ in range(256)]
    b = [as_const(rng.choice([rng.randrange(low, 12), 31, 32, 33]), dtype) for _ in range(256)]
    got = execute(
        run, kit, LLVMRenderer(), lambda x, y: UOp(Ops.POW, (x, y)), [(dtype, a), (dtype, b)], dtype
    )
    want = [exec_alu(Ops.POW, dtype, (x, y)) for x, y in zip(a, b, strict=True)]
    assert [(x, y, g, w) for x, y, g, w in zip(a, b, got, want, strict=True) if g != w][:4] == []


# *** transcendentals ***

REFERENCE = {Ops.EXP2: np.exp2, Ops.LOG2: np.log2, Ops.SIN: np.sin}
UNARY = list(REFERENCE)


def kernel32(run: Any, kit: Any, renderer: Any, op: Ops, n: int) -> Any:
    uops = kit.elementwise(lambda x: lowered(renderer, UOp(op, (x,))), [F32], n, 8)
    return run.function(renderer.compiler.compile(renderer.render(uops)), "kernel")


def errors32(function: Any, op: Ops, x: np.ndarray) -> tuple[float, Any]:
    """(largest error in units in the last place, where); raises on a wrong special value."""
    out = np.zeros_like(x)
    function(ctypes.addressof((ctypes.c_int64 * 2)(out.ctypes.data, x.ctypes.data)), 0, 0)
    with np.errstate(all="ignore"):
        want = REFERENCE[op](x.astype(np.float64))
        rounded = want.astype(np.float32)
        finite = np.isfinite(rounded)
        wrong = np.where(np.isnan(rounded), ~np.isnan(out), ~finite & (out != rounded)) | (
            finite & ~np.isfinite(out)
        )
        assert not wrong.any(), (op, x[wrong][:4], out[wrong][:4], want[wrong][:4])
        unit = np.spacing(np.abs(rounded)).astype(np.float64)
        error = np.where(finite, np.abs(out.astype(np.float64) - want) / unit, 0)
    worst = int(error.argmax())
    return float(error[worst]), x[worst]


def all_exponents(n: int) -> np.ndarray:
    """Every sign and exponent of float32 with random mantissas, and the special values."""
    rng = np.random.default_rng(3)
    each = n // 512
    head = np.repeat(np.arange(512, dtype=np.uint32) << 23, each)
    bits = head | rng.integers(0, 1 << 23, each * 512, dtype=np.uint32)
    bits[:8] = [0, 1 << 31, 0x7F800000, 0xFF800000, 0x7FC00000, 1, 0x3F800000, 0x007FFFFF]
    return bits.view(np.float32)


@pytest.mark.parametrize("op", UNARY, ids=lambda o: o.name)
def test_float32_within_two_units(run: Any, kit: Any, renderer: Any, op: Ops) -> None:
    n = 1 << 17
    rng = np.random.default_rng(4)
    function = kernel32(run, kit, renderer, op, n)
    near = {
        Ops.EXP2: rng.uniform(-151, 129, n),
        Ops.LOG2: np.concatenate([rng.uniform(0.5, 2, n // 2), 1 + rng.uniform(-1e-3, 1e-3, n - n // 2)]),
        Ops.SIN: np.concatenate(
            [rng.uniform(-7, 7, n // 2), np.round(rng.uniform(0, 1e6, n - n // 2)) * np.pi]
        ),
    }[op]
    for x in (all_exponents(n), near.astype(np.float32)):
        error, where = errors32(function, op, x)
        assert error <= 2.0, (op, error, where)


@pytest.mark.parametrize("factor", [1 / math.log(2), -3.7, 1e-18])
def test_exp2_of_a_multiple_within_two_units(run: Any, kit: Any, factor: float) -> None:
    """2^(c x) rounds once: an exponential is as exact for large arguments as for small ones."""
    n, c = 1 << 17, float(np.float32(factor))
    fn = lambda x: lowered(LLVMRenderer(), UOp(Ops.EXP2, (x * x.const_like(c),)))  # noqa: E731
    source = LLVMRenderer().render(kit.elementwise(fn, [F32], n, 8))
    near = (np.random.default_rng(9).uniform(-150, 150, n // 2) / c).astype(np.float32)
    x = np.concatenate([all_exponents(n // 2), near])
    out = np.zeros_like(x)
    function = run.function(LLVMRenderer().compiler.compile(source), "kernel")
    function(ctypes.addressof((ctypes.c_int64 * 2)(out.ctypes.data, x.ctypes.data)), 0, 0)
    with np.errstate(all="ignore"):
        want = (
            np.exp(x.astype(np.float64)) if factor == 1 / math.log(2) else np.exp2(x.astype(np.float64) * c)
        )
        finite = np.isfinite(want.astype(np.float32))
        error = np.abs(out.astype(np.float64) - want) / np.spacing(want.astype(np.float32))
        assert np.array_equal(out[~finite], want.astype(np.float32)[~finite], equal_nan=True)
    assert error[finite].max() <= 2.0, x[finite][error[finite].argmax()]


@pytest.mark.slow
@pytest.mark.parametrize("op", UNARY, ids=lambda o: o.name)
def test_every_float32_within_two_units(run: Any, kit: Any, op: Ops) -> None:
    n = 1 << 22
    function = kernel32(run, kit, LLVMRenderer(), op, n)
    worst = max(
        errors32(function, op, np.arange(start, start + n, dtype=np.uint32).view(np.float32))
        for start in range(0, 1 << 32, n)
    )
    assert worst[0] <= 2.0, worst


def exact(op: Ops, x: float) -> Fraction:
    """The function's value to about 200 bits, in rationals: range reduction and Taylor series."""
    digits = 1 << 220
    if op is Ops.SIN:
        scale = 1400
        inverse_pi = Fraction(_pi_free_inverse(scale), 1 << scale)
        turns = Fraction(x) * inverse_pi
        k = round(turns)
        y = (turns - k) / inverse_pi
        y = Fraction(round(y * digits), digits) if abs(y) > Fraction(1, 1 << 60) else y
        term = total = y
        n = 1
        while abs(term) > abs(total) / digits and term:
            term = -term * y * y / ((n + 1) * (n + 2))
            term = Fraction(round(term * digits * digits), digits * digits)
            total += term
            n += 2
        return -total if k % 2 else total
    raise AssertionError(op)


def _pi_free_inverse(bits: int) -> int:
    """1/pi in `bits` bits from the arithmetic-geometric mean (the code under test uses Machin's formula)."""
    one = 1 << (2 * bits + 64)
    scale = bits + 32
    unit = 1 << scale
    a, b, t, p = unit, math.isqrt(unit * unit // 2), unit // 4, 1
    for _ in range(14):
        following = (a + b) // 2
        b = math.isqrt(a * b)
        t -= p * (a - following) ** 2 // unit
        p *= 2
        a = following
    pi = (a + b) ** 2 // (4 * t)
    assert one
    return (unit << bits) // pi


def test_bits_of_inverse_pi() -> None:
    assert _inverse_pi_bits(1280) == _pi_free_inverse(1400) >> 120


def test_float64_sine_of_any_size(run: Any, kit: Any, renderer: Any) -> None:
    rng = np.random.default_rng(6)
    n = 256
    bits = (rng.integers(0, 2047, n, dtype=np.uint64) << 52) | rng.integers(0, 1 << 52, n, dtype=np.uint64)
    x = bits.view(np.float64).copy()
    x[: n // 2] = rng.uniform(-30, 30, n // 2)
    # the hardest argument of all doubles (J.-M. Muller, Elementary Functions, table 11.1), and multiples of
    # pi
    x[:6] = [6381956970095103.0 * 2.0**797, math.pi, 1e22, 3 * math.pi, 0.5, -(2.0**1023)]
    got = execute(run, kit, renderer, lambda v: UOp(Ops.SIN, (v,)), [(F64, x.tolist())], F64)
    for xi, gi in zip(x.tolist(), got, strict=True):
        want = exact(Ops.SIN, xi)
        assert abs(Fraction(gi) - want) <= 2 * Fraction(math.ulp(float(want))), (xi, gi, float(want))
    special = execute(
        run, kit, renderer, lambda v: UOp(Ops.SIN, (v,)), [(F64, [math.inf, -math.inf, math.nan, -0.0])], F64
    )
    assert all(math.isnan(v) for v in special[:3]) and math.copysign(1, special[3]) == -1 and special[3] == 0


@pytest.mark.parametrize("op,function", [(Ops.EXP2, np.exp2), (Ops.LOG2, np.log2)], ids=["EXP2", "LOG2"])
def test_float64_logarithm_and_exponential(run: Any, kit: Any, renderer: Any, op: Ops, function: Any) -> None:
    if np.finfo(np.longdouble).nmant < 60:
        pytest.skip("needs a long double of 64 digits as oracle")
    rng = np.random.default_rng(7)
    n = 4096
    if op is Ops.EXP2:
        x = rng.uniform(-1080, 1025, n)
    else:
        bits = (rng.integers(0, 2047, n, dtype=np.uint64) << np.uint64(52)) | rng.integers(
            0, 1 << 52, n, dtype=np.uint64
        )
        x = bits.view(np.float64).copy()
        x[: n // 2] = 1 + rng.uniform(-0.3, 0.4, n // 2)
    got = np.array(execute(run, kit, renderer, lambda v: UOp(op, (v,)), [(F64, x.tolist())], F64))
    with np.errstate(all="ignore"):
        want = function(x.astype(np.longdouble))
        error = np.abs(got - want) / np.spacing(np.abs(want.astype(np.float64)))
        finite = np.isfinite(want.astype(np.float64))
    assert error[finite].max() <= 2.0, x[finite][error[finite].argmax()]
    assert np.array_equal(got[~finite], want.astype(np.float64)[~finite])


def test_special_values_of_float64(run: Any, kit: Any, renderer: Any) -> None:
    x = [0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, -1.0, 5e-324]
    got = execute(run, kit, renderer, lambda v: UOp(Ops.LOG2, (v,)), [(F64, x)], F64)
    want = [-math.inf, -math.inf, math.inf, math.nan, math.nan, 0.0, math.nan, -1074.0]
    assert all(same(g, w) for g, w in zip(got, want, strict=True)), got
    x = [0.0, -0.0, math.inf, -math.inf, math.nan, 1024.0, -1075.0, -1074.0]
    got = execute(run, kit, renderer, lambda v: UOp(Ops.EXP2, (v,)), [(F64, x)], F64)
    assert all(
        same(g, w)
        for g, w in zip(got, [1.0, 1.0, math.inf, 0.0, math.nan, math.inf, 0.0, 5e-324], strict=True)
    ), got


POWERS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -2.0,
    0.5,
    -0.5,
    3.0,
    -3.0,
    math.inf,
    -math.inf,
    math.nan,
    1.5,
    -2.5,
    1e30,
    101.0,
    16777216.0,
]


@pytest.mark.parametrize("dtype", [F32, F64], ids=lambda d: d.name)
def test_power(run: Any, kit: Any, dtype: DType) -> None:
    pairs = [(as_const(a, dtype), as_const(b, dtype)) for a in POWERS for b in POWERS]
    pairs += [
        (
            as_const(random.Random(i).uniform(0, 20), dtype),
            as_const(random.Random(-i).uniform(-20, 20), dtype),
        )
        for i in range(500)
    ]
    pairs = pairs[: len(pairs) // 4 * 4]
    got = execute(
        run,
        kit,
        LLVMRenderer(),
        lambda x, y: UOp(Ops.POW, (x, y)),
        [(dtype, list(v)) for v in zip(*pairs, strict=True)],
        dtype,
    )
    tolerance = 2e-7 if dtype is F32 else 1e-12
    for (a, b), g in zip(pairs, got, strict=True):
        w = exec_alu(Ops.POW, dtype, (a, b))
        close = same(g, w) or (math.isfinite(w) and abs(g - w) <= tolerance * abs(w) + 1e-44)
        assert close and (g != g or math.copysign(1, g) == math.copysign(1, w)), (a, b, g, w)


@pytest.mark.parametrize("exponent", [0.5, 1.0, 2.0, 3.0, -1.0, 0.0])
def test_power_by_constants_is_short(run: Any, kit: Any, exponent: float) -> None:
    values = [0.0, -0.0, 1.0, 2.0, 9.0, math.inf, -math.inf, math.nan]
    fn = lambda x: UOp(Ops.POW, (x, x.const_like(exponent)))  # noqa: E731
    got = execute(run, kit, LLVMRenderer(), fn, [(F32, values)], F32)
    want = [exec_alu(Ops.POW, F32, (as_const(v, F32), exponent)) for v in values]
    assert all(same(g, w) for g, w in zip(got, want, strict=True)), (got, want)


# *** contraction ***


def test_contraction_fuses_multiply_and_add() -> None:
    renderer = LLVMRenderer(Target.parse("CPU:LLVM:x86_64,haswell"))
    a, b, c = (UOp.param(i, F32, (8,)) for i in range(3))
    for u in (a * b + c, c + a * b):
        assert graph_rewrite(u, contraction(renderer), name="contract") is UOp(Ops.MULACC, (a, b, c))
    with Context(STRICT_FLOAT=1):
        assert graph_rewrite(a * b + c, contraction(renderer), name="contract") is a * b + c
    old = LLVMRenderer(Target.parse("CPU:LLVM:x86_64,x86-64-v2"))
    assert graph_rewrite(a * b + c, contraction(old), name="contract") is a * b + c
    i, j, k = (UOp.param(n, I32, (8,)) for n in range(3))
    assert graph_rewrite(i * j + k, contraction(renderer), name="contract") is i * j + k


def test_subtractions_and_negations_are_found() -> None:
    renderer = LLVMRenderer()
    a, b = UOp.param(0, F32, (4, 4)), UOp.param(1, F32, (4, 4))
    both = decompositions(renderer) + contraction(renderer)
    assert graph_rewrite(a + b * UOp.const(F32, -1.0, (4, 4)), both, name="d") is UOp(Ops.SUB, (a, b))
    assert graph_rewrite(-UOp.param(0, F32, ()), both, name="d") is UOp(Ops.NEG, (UOp.param(0, F32, ()),))
    assert graph_rewrite(a.ne(b).ne(True), both, name="d") is UOp(Ops.CMPEQ, (a, b))
