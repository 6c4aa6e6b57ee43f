"""Every op that the CPU renderers write, on hard values of every dtype, against the table of Python
semantics.
"""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from tg_codegen.isa.x86_64 import REQUIRED
from tg_codegen.render.c import CRenderer
from tg_codegen.render.llvm import LLVMRenderer
from tg_codegen.render.x86 import X86Renderer
from tg_uop import DType, GroupOp, Ops, UOp, dtypes, exec_alu
from tg_uop.alu import bitcast_value, cast_value
from tg_uop.dtype import as_const

INTS = dtypes.ints
FLOATS = (dtypes.float32, dtypes.float64)
NUMBERS = INTS + FLOATS
RENDERERS = [LLVMRenderer, CRenderer, X86Renderer]


@pytest.fixture(scope="module", params=RENDERERS, ids=lambda r: r.name)
def renderer(request: Any) -> Any:
    if request.param is X86Renderer and not X86Renderer.runs_here():
        pytest.skip(f"this processor lacks {', '.join(REQUIRED)}")
    found = request.param()
    if request.param is CRenderer and not found.compiler.available:
        pytest.skip("no C compiler here")
    return found


@pytest.fixture(scope="module")
def run(renderer: Any, plain_run: Any, request: Any) -> Any:
    return plain_run if isinstance(renderer, X86Renderer) else request.getfixturevalue("linked_run")


def hard_values(dtype: DType, n: int = 64) -> list[Any]:
    rng = random.Random(dtype.name)
    if dtype is dtypes.bool:
        return [bool(rng.getrandbits(1)) for _ in range(n)]
    if dtype.kind == "float":
        special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -1.5,
            2.5,
            math.inf,
            -math.inf,
            math.nan,
            1e-40,
            -3e38,
            127.5,
            255.9,
            -128.7,
        ]
        special += [
            2147483520.0,
            2147483648.0,
            -2147483648.0,
            4294967040.0,
            4294967296.0,
            9.3e18,
            1.9e19,
            -9.3e18,
            65535.6,
        ]
        extra = [rng.uniform(-1000, 1000) for _ in range(n - len(special))]
        return [as_const(v, dtype) for v in special + extra]
    low, high = dtypes.min(dtype), dtypes.max(dtype)
    special = [0, 1, 2, 3, low, low + 1, high, high - 1, 7, 31, 32, 33, 63, 64, -1, -2, -7, 100]
    extra = [rng.randrange(low, high + 1) for _ in range(n // 2)]
    values = special + extra
    values += [rng.randrange(-20, 20) for _ in range(n - len(values))]
    return [as_const(v, dtype) for v in values]


def pairs(dtype: DType, n: int = 256) -> tuple[list[Any], list[Any]]:
    values = hard_values(dtype)
    rng = random.Random(5)
    return [rng.choice(values) for _ in range(n)], [rng.choice(values) for _ in range(n)]


def same(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return (math.isnan(a) and math.isnan(b)) or float(a) == float(b)
    return a == b


def check(
    renderer: Any,
    run: Any,
    kit: Any,
    fn: Any,
    inputs: list[tuple[DType, list[Any]]],
    out: DType,
    want: list[Any],
    width: int,
) -> None:
    n = len(want)
    uops = kit.elementwise(fn, [d for d, _ in inputs], n, width, out)
    binary = renderer.compiler.compile(renderer.render(uops))
    result = bytearray(n * out.itemsize)
    run(binary, [result, *(kit.pack(v, d) for d, v in inputs)])
    got = kit.unpack(result, out)
    wrong = [
        (i, [v[i] for _, v in inputs], g, w)
        for i, (g, w) in enumerate(zip(got, want, strict=True))
        if not same(g, w)
    ]
    assert not wrong, f"{len(wrong)} of {n} differ; (at, inputs, got, wanted): {wrong[:4]}"


def cases() -> list[tuple[Ops, DType]]:
    out: list[tuple[Ops, DType]] = []
    for op in (Ops.ADD, Ops.SUB, Ops.MUL, Ops.MAX, Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ):
        out += [(op, d) for d in (*NUMBERS, dtypes.bool)]
    for op in (Ops.XOR, Ops.OR, Ops.AND):
        out += [(op, d) for d in (*INTS, dtypes.bool)]
    for op in (Ops.CDIV, Ops.CMOD, Ops.SHL, Ops.SHR):
        out += [(op, d) for d in INTS]
    out += [(Ops.FDIV, d) for d in FLOATS]
    return out


@pytest.mark.parametrize("op,dtype", cases(), ids=lambda v: v.name)
def test_binary(renderer: Any, run: Any, kit: Any, op: Ops, dtype: DType) -> None:
    a, b = pairs(dtype)
    out = dtypes.bool if op in GroupOp.Comparison else dtype
    want = [exec_alu(op, out, (x, y)) for x, y in zip(a, b, strict=True)]
    for width in (1, renderer.legal_widths(dtype)[-1]):
        check(renderer, run, kit, lambda x, y: UOp(op, (x, y)), [(dtype, a), (dtype, b)], out, want, width)


UNARY = [(Ops.NEG, d) for d in NUMBERS] + [(Ops.NOT, d) for d in (*INTS, dtypes.bool)]
UNARY += [(op, d) for op in (Ops.RECIPROCAL, Ops.SQRT, Ops.TRUNC) for d in FLOATS]


@pytest.mark.parametrize("op,dtype", UNARY, ids=lambda v: v.name)
def test_unary(renderer: Any, run: Any, kit: Any, op: Ops, dtype: DType) -> None:
    a, _ = pairs(dtype)
    want = [exec_alu(op, dtype, (x,)) for x in a]
    for width in (1, renderer.legal_widths(dtype)[-1]):
        check(renderer, run, kit, lambda x: UOp(op, (x,)), [(dtype, a)], dtype, want, width)


@pytest.mark.parametrize("target", (dtypes.bool, *NUMBERS, dtypes.float16), ids=lambda v: v.name)
@pytest.mark.parametrize("source", (dtypes.bool, *NUMBERS, dtypes.float16), ids=lambda v: v.name)
def test_cast(renderer: Any, run: Any, kit: Any, source: DType, target: DType) -> None:
    if dtypes.float16 in (source, target) and not renderer.machine.has_half:
        pytest.skip("float16 is emulated here")
    if (source, target) == (dtypes.float64, dtypes.float16):
        pytest.skip("two instructions: decomposed before rendering")
    a, _ = pairs(source)
    want = [cast_value(x, source, target) for x in a]
    width = min(renderer.legal_widths(source)[-1], renderer.legal_widths(target)[-1])
    for w in (1, width):
        check(renderer, run, kit, lambda x: UOp(Ops.CAST, (x,), target), [(source, a)], target, want, w)


SAME_SIZE = [(a, b) for a in NUMBERS for b in NUMBERS if a is not b and a.itemsize == b.itemsize]


@pytest.mark.parametrize("source,target", SAME_SIZE, ids=lambda v: v.name)
def test_bitcast(renderer: Any, run: Any, kit: Any, source: DType, target: DType) -> None:
    a, _ = pairs(source)
    want = [bitcast_value(x, source, target) for x in a]
    for width in (1, renderer.legal_widths(source)[-1]):
        check(
            renderer, run, kit, lambda x: UOp(Ops.BITCAST, (x,), target), [(source, a)], target, want, width
        )


@pytest.mark.parametrize("dtype", (*NUMBERS, dtypes.bool), ids=lambda v: v.name)
def test_where(renderer: Any, run: Any, kit: Any, dtype: DType) -> None:
    a, b = pairs(dtype)
    c = hard_values(dtypes.bool, len(a))
    want = [x if g else y for g, x, y in zip(c, a, b, strict=True)]
    for width in (1, renderer.legal_widths(dtype)[-1]):
        inputs = [(dtypes.bool, c), (dtype, a), (dtype, b)]
        check(renderer, run, kit, lambda g, x, y: UOp(Ops.WHERE, (g, x, y)), inputs, dtype, want, width)


@pytest.mark.parametrize("amount", (dtypes.int8, dtypes.uint16, dtypes.int64), ids=lambda v: v.name)
@pytest.mark.parametrize("op", (Ops.SHL, Ops.SHR), ids=lambda v: v.name)
def test_shift_by_another_dtype(renderer: Any, run: Any, kit: Any, op: Ops, amount: DType) -> None:
    for dtype in (dtypes.uint32, dtypes.int32, dtypes.int16):
        a, _ = pairs(dtype)
        b = (hard_values(amount) * 4)[: len(a)]
        want = [exec_alu(op, dtype, (x, y)) for x, y in zip(a, b, strict=True)]
        check(renderer, run, kit, lambda x, y: UOp(op, (x, y)), [(dtype, a), (amount, b)], dtype, want, 4)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda v: v.name)
def test_multiply_add_is_fused(renderer: Any, run: Any, kit: Any, dtype: DType) -> None:
    if not renderer.supports(Ops.MULACC, dtype):
        pytest.skip("no fused multiply-add here")
    eps = 2.0 ** (-12 if dtype is dtypes.float32 else -27)
    a = [1 + eps] * 64  # (1 + e)^2 - (1 + 2e) is e^2 only when the product is not rounded
    c = [-(1 + 2 * eps)] * 64
    want = [eps * eps] * 64
    for width in (1, renderer.legal_widths(dtype)[-1]):
        inputs = [(dtype, a), (dtype, a), (dtype, c)]
        check(renderer, run, kit, lambda x, y, z: UOp(Ops.MULACC, (x, y, z)), inputs, dtype, want, width)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda v: v.name)
def test_multiply_then_add_is_not_fused(renderer: Any, run: Any, kit: Any, dtype: DType) -> None:
    eps = 2.0 ** (-12 if dtype is dtypes.float32 else -27)
    a, c = [1 + eps] * 64, [-(1 + 2 * eps)] * 64
    for width in (1, renderer.legal_widths(dtype)[-1]):
        inputs = [(dtype, a), (dtype, a), (dtype, c)]
        check(renderer, run, kit, lambda x, y, z: x * y + z, inputs, dtype, [0.0] * 64, width)
