"""Random expressions, decomposed and rendered: lane by lane what Python's semantics say."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tg_codegen.lower.decompositions import decompositions
from tg_codegen.lower.emulate import emulate
from tg_codegen.render.c import CRenderer
from tg_codegen.render.llvm import LLVMRenderer
from tg_codegen.render.x86 import X86Renderer
from tg_uop import DType, GroupOp, Ops, UOp, dtypes, exec_alu, graph_rewrite
from tg_uop.alu import cast_value
from tg_uop.dtype import as_const, from_bits

LANES = 32
DTYPES = (
    *(dtypes.float32, dtypes.float64, dtypes.float16, dtypes.bfloat16, dtypes.bool),
    *(dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.uint32, dtypes.int64, dtypes.uint64),
)
FLOAT = (Ops.ADD, Ops.MUL, Ops.SUB, Ops.MAX, Ops.FDIV, Ops.NEG, Ops.TRUNC, Ops.SQRT, Ops.RECIPROCAL)
INTEGER = (
    *(Ops.ADD, Ops.MUL, Ops.SUB, Ops.MAX, Ops.NEG, Ops.NOT, Ops.XOR, Ops.OR, Ops.AND, Ops.SHL, Ops.SHR),
    *(Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD),
)
BOOL = (Ops.ADD, Ops.MUL, Ops.XOR, Ops.OR, Ops.AND, Ops.NOT, Ops.MAX)
COMPARE = (Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ)
Values = list[tuple[UOp, list[Any]]]


def ops_of(dtype: DType) -> tuple[Ops, ...]:
    return FLOAT if dtype.kind == "float" else BOOL if dtype is dtypes.bool else INTEGER


def inputs(rng: random.Random, dtype: DType) -> list[Any]:
    if dtype is dtypes.bool:
        return [bool(rng.getrandbits(1)) for _ in range(LANES)]
    if dtype.kind == "float":
        pool = [rng.uniform(-100, 100), rng.uniform(-1, 1), float(rng.randrange(-5, 6)), 0.0, 1e30, math.inf]
        return [as_const(rng.choice(pool) * rng.choice((1, -1, 1.5)), dtype) for _ in range(LANES)]
    return [
        as_const(from_bits(rng.getrandbits(dtype.bits), dtype) >> rng.randrange(dtype.bits), dtype)
        for _ in range(LANES)
    ]


def grow(rng: random.Random, values: Values, steps: int) -> None:
    """Append `steps` nodes over random earlier ones, each with what its lanes are worth."""
    for _ in range(steps):
        a, va = rng.choice(values)
        kind = rng.random()
        partners = [v for v in values if v[0].dtype is a.dtype]
        b, vb = rng.choice(partners)
        if kind < 0.25:
            target = rng.choice(DTYPES)
            values.append((UOp(Ops.CAST, (a,), target), [cast_value(x, a.dtype, target) for x in va]))
        elif kind < 0.4:
            op = rng.choice(COMPARE)
            values.append(
                (UOp(op, (a, b)), [exec_alu(op, dtypes.bool, (x, y)) for x, y in zip(va, vb, strict=True)])
            )
        elif kind < 0.5 and (conditions := [v for v in values if v[0].dtype is dtypes.bool]):
            c, vc = rng.choice(conditions)
            values.append((c.where(a, b), [x if g else y for g, x, y in zip(vc, va, vb, strict=True)]))
        else:
            op = rng.choice(ops_of(a.dtype))
            if op in GroupOp.Unary:
                values.append((UOp(op, (a,)), [exec_alu(op, a.dtype, (x,)) for x in va]))
            else:
                lanes = [exec_alu(op, a.dtype, (x, y)) for x, y in zip(va, vb, strict=True)]
                values.append((UOp(op, (a, b)), lanes))


def same(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return (math.isnan(a) and math.isnan(b)) or float(a) == float(b)
    return bool(a == b)


def check(run: Any, kit: Any, renderer: Any, seed: int, width: int, steps: int) -> None:
    rng = random.Random(seed)
    kinds = [rng.choice(DTYPES) for _ in range(3)]
    data = [inputs(rng, d) for d in kinds]
    loop = UOp.range(LANES // width, 0)
    at = loop.cast(dtypes.int64) * UOp.const(dtypes.int64, width)
    w = width if width > 1 else None
    values = [
        (kit.place(UOp.param(i, d, (LANES,)), at, w).load(), v)
        for i, (d, v) in enumerate(zip(kinds, data, strict=True))
    ]
    grow(rng, values, steps)
    results = values[-3:]
    outs = [UOp.param(3 + i, u.dtype, (LANES,)) for i, (u, _) in enumerate(results)]
    stores = [kit.place(o, at, w).store(u) for o, (u, _) in zip(outs, results, strict=True)]
    sink = UOp.sink(UOp.group(*stores).end(loop))
    lowered = graph_rewrite(emulate(sink, renderer), decompositions(renderer), name="decompose")
    source = renderer.render([u for u in lowered.toposort() if u is not lowered])
    buffers = [kit.pack(v, d) for d, v in zip(kinds, data, strict=True)]
    buffers += [bytearray(LANES * u.dtype.itemsize) for u, _ in results]
    used = {u.arg.slot for u in lowered.toposort() if u.op is Ops.PARAM}
    run(renderer.compiler.compile(source), [b for i, b in enumerate(buffers) if i in used])
    for i, (u, want) in enumerate(results):
        got = kit.unpack(buffers[3 + i], u.dtype)
        wrong = [(lane, g, x) for lane, (g, x) in enumerate(zip(got, want, strict=True)) if not same(g, x)]
        assert not wrong, (u.op, u.dtype, wrong[:3], source)


WIDTHS = (1, 2, 4)
CASES = {"seed": st.integers(0, 1 << 32), "width": st.sampled_from(WIDTHS), "steps": st.integers(1, 25)}
RELAXED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_llvm(run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    check(run, kit, LLVMRenderer(), seed, width, steps)


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_c(run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    renderer = CRenderer()
    if not renderer.compiler.available:
        pytest.skip("no C compiler here")
    check(run, kit, renderer, seed, width, steps)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_x86(plain_run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    if not X86Renderer.runs_here():
        pytest.skip("this processor lacks what the code needs")
    check(plain_run, kit, X86Renderer(), seed, width, steps)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_llvm_many(run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    check(run, kit, LLVMRenderer(), seed, width, steps)


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_c_many(run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    check(run, kit, CRenderer(), seed, width, steps)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None, derandomize=True, suppress_health_check=RELAXED)
@given(**CASES)
def test_x86_many(plain_run: Any, kit: Any, seed: int, width: int, steps: int) -> None:
    if not X86Renderer.runs_here():
        pytest.skip("this processor lacks what the code needs")
    check(plain_run, kit, X86Renderer(), seed, width, steps)
