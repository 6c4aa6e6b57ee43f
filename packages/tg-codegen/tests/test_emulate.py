"""Small floats on a machine without them: every bit pattern, every rounding, every op, against Python's exact
semantics.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from tg_codegen.lower.decompositions import decompositions
from tg_codegen.lower.emulate import bits_to_float32, emulate, float32_to_bits
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import DType, GroupOp, Ops, Target, UOp, dtypes, exec_alu, graph_rewrite
from tg_uop.alu import cast_value
from tg_uop.dtype import as_const, from_bits, round_float, to_bits

F32 = dtypes.float32
SMALL = (dtypes.float16, dtypes.bfloat16, *dtypes.fp8s)


@pytest.fixture(scope="module")
def plain() -> LLVMRenderer:
    """A processor without F16C: even float16 is integers."""
    return LLVMRenderer(Target.parse("CPU:LLVM:x86_64,x86-64-v2"))


def compiled(renderer: LLVMRenderer, uops: list[UOp]) -> bytes:
    sink = UOp.sink(*uops[-1:])
    sink = graph_rewrite(emulate(sink, renderer), decompositions(renderer), name="decompose")
    return renderer.compiler.compile(renderer.render([u for u in sink.toposort() if u is not sink]))


def run_op(
    run: Any, kit: Any, renderer: Any, fn: Any, inputs: list[tuple[DType, list[Any]]], out: DType
) -> list[Any]:
    n = len(inputs[0][1])
    result = bytearray(n * out.itemsize)
    binary = compiled(renderer, kit.elementwise(fn, [d for d, _ in inputs], n, 4, out))
    run(binary, [result, *(kit.pack(v, d) for d, v in inputs)])
    return kit.unpack(result, out)


def same(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return (math.isnan(a) and math.isnan(b)) or (a == b and math.copysign(1, a) == math.copysign(1, b))
    return bool(a == b)


def differences(got: list[Any], want: list[Any]) -> list[Any]:
    return [(i, g, w) for i, (g, w) in enumerate(zip(got, want, strict=True)) if not same(g, w)]


@pytest.mark.parametrize("dtype", SMALL, ids=lambda d: d.name)
def test_every_bit_pattern_unpacks(run: Any, kit: Any, plain: Any, dtype: DType) -> None:
    n = 1 << dtype.bits
    patterns = np.arange(n, dtype=np.uint8 if n == 256 else np.uint16)
    out = np.zeros(n, np.float32)
    uint = dtypes.uint8 if n == 256 else dtypes.uint16
    run(compiled(plain, kit.elementwise(lambda b: bits_to_float32(b, dtype), [uint], n, 4)), [out, patterns])
    want = [from_bits(int(p), dtype) for p in patterns]
    assert not differences([float(v) for v in out], want)[:4]


def hard_floats(dtype: DType) -> list[float]:
    """Neighbours of every (or many) value of the type and of the midpoints between them, in float32."""
    rng = random.Random(dtype.name)
    codes = range(1 << dtype.bits) if dtype.itemsize == 1 else [rng.randrange(1 << 16) for _ in range(3000)]
    values = [from_bits(c, dtype) for c in codes]
    finite = np.array([v for v in values if math.isfinite(v)], np.float32)
    following = np.array(
        [from_bits(to_bits(as_const(v, dtype), dtype) + 1, dtype) if v > 0 else v for v in finite.tolist()],
        np.float32,
    )
    with np.errstate(invalid="ignore", over="ignore"):
        middles = ((finite.astype("f8") + following) / 2).astype("f4")
        points = np.concatenate([finite, middles[np.isfinite(middles)]])
        points = np.concatenate(
            [points, np.nextafter(points, np.float32(np.inf)), np.nextafter(points, np.float32(-np.inf))]
        )
    extra = [
        0.0,
        -0.0,
        math.inf,
        -math.inf,
        math.nan,
        3.4e38,
        -3.4e38,
        1e-45,
        448.0,
        464.0,
        465.0,
        57344.0,
        61440.0,
        65519.0,
        65520.0,
    ]
    out = [*points.tolist(), *extra]
    return out + [0.0] * (-len(out) % 4)


@pytest.mark.parametrize("dtype", SMALL, ids=lambda d: d.name)
def test_float32_rounds_to_nearest_even(run: Any, kit: Any, plain: Any, dtype: DType) -> None:
    values = hard_floats(dtype)
    uint = dtypes.uint8 if dtype.itemsize == 1 else dtypes.uint16
    out = np.zeros(len(values), np.uint8 if dtype.itemsize == 1 else np.uint16)
    uops = kit.elementwise(lambda x: float32_to_bits(x, dtype), [F32], len(values), 4, uint)
    run(compiled(plain, uops), [out, np.array(values, np.float32)])
    got = [from_bits(int(c), dtype) for c in out]
    assert not [
        (values[i], g, w) for i, g, w in differences(got, [float(round_float(v, dtype)) for v in values])
    ][:4]


def sample(dtype: DType, n: int, seed: int) -> list[Any]:
    rng = random.Random(seed)
    return [as_const(from_bits(rng.randrange(1 << dtype.bits), dtype), dtype) for _ in range(n)]


@pytest.mark.parametrize("dtype", SMALL, ids=lambda d: d.name)
@pytest.mark.parametrize(
    "op", [Ops.ADD, Ops.MUL, Ops.SUB, Ops.FDIV, Ops.MAX, Ops.CMPLT, Ops.CMPNE], ids=lambda o: o.name
)
def test_binary_ops_round_once(run: Any, kit: Any, plain: Any, op: Ops, dtype: DType) -> None:
    a, b = sample(dtype, 2048, 1), sample(dtype, 2048, 2)
    out = dtypes.bool if op in GroupOp.Comparison else dtype
    got = run_op(run, kit, plain, lambda x, y: UOp(op, (x, y)), [(dtype, a), (dtype, b)], out)
    want = [exec_alu(op, out, (x, y)) for x, y in zip(a, b, strict=True)]
    wrong = [(a[i], b[i], g, w) for i, g, w in differences(got, want) if not (op is Ops.MAX and g == w)]
    assert not wrong[:4]


@pytest.mark.parametrize("dtype", (dtypes.float16, dtypes.bfloat16), ids=lambda d: d.name)
def test_chains_round_at_every_step(run: Any, kit: Any, plain: Any, dtype: DType) -> None:
    a, b, c = (sample(dtype, 1024, s) for s in (3, 4, 5))

    def step(op: Ops, x: Any, y: Any) -> Any:
        return exec_alu(op, dtype, (x, y))

    want = [step(Ops.MUL, step(Ops.ADD, step(Ops.MUL, x, y), z), x) for x, y, z in zip(a, b, c, strict=True)]
    got = run_op(
        run, kit, plain, lambda x, y, z: (x * y + z) * x, [(dtype, a), (dtype, b), (dtype, c)], dtype
    )
    assert not differences(got, want)[:4]
    native = LLVMRenderer()
    if native.machine.has_half:
        got = run_op(
            run, kit, native, lambda x, y, z: (x * y + z) * x, [(dtype, a), (dtype, b), (dtype, c)], dtype
        )
        assert not differences(got, want)[:4]


OTHERS = (dtypes.float64, F32, dtypes.int64, dtypes.uint64, dtypes.int32, dtypes.int8, dtypes.bool)


@pytest.mark.parametrize("dtype", SMALL, ids=lambda d: d.name)
@pytest.mark.parametrize("other", OTHERS, ids=lambda d: d.name)
def test_casts_round_once(run: Any, kit: Any, plain: Any, dtype: DType, other: DType) -> None:
    rng = random.Random(7)
    if other.kind == "float":
        base = [float(v) for v in hard_floats(dtype)[:2000]]
        values = [as_const(v * (1 + rng.choice((0, 1e-15, -1e-15))), other) for v in base]
    elif other is dtypes.bool:
        values = [bool(rng.getrandbits(1)) for _ in range(64)]
    else:
        top = dtypes.max(other)
        values = [as_const(rng.randrange(-top, top) >> rng.randrange(other.bits), other) for _ in range(2000)]
        values += [
            as_const((1 << k) + (1 << max(k - 8, 0)) + d, other)
            for k in range(other.bits - 2)
            for d in (-1, 0, 1, 0)
        ]
    values += values[: -len(values) % 4]
    got = run_op(run, kit, plain, lambda x: x.cast(dtype), [(other, values)], dtype)
    assert not [
        (values[i], g, w) for i, g, w in differences(got, [cast_value(v, other, dtype) for v in values])
    ][:4]
    back = sample(dtype, 256, 9)
    got = run_op(run, kit, plain, lambda x: x.cast(other), [(dtype, back)], other)
    assert not [(back[i], g, w) for i, g, w in differences(got, [cast_value(v, dtype, other) for v in back])][
        :4
    ]


def test_bitcast_keeps_bits(run: Any, kit: Any, plain: Any) -> None:
    values = sample(dtypes.bfloat16, 64, 11)
    got = run_op(
        run, kit, plain, lambda x: x.bitcast(dtypes.uint16), [(dtypes.bfloat16, values)], dtypes.uint16
    )
    assert got == [to_bits(v, dtypes.bfloat16) for v in values]
    got = run_op(
        run, kit, plain, lambda x: x.bitcast(dtypes.bfloat16), [(dtypes.uint16, got)], dtypes.bfloat16
    )
    assert not differences(got, values)


def test_masked_loads_and_register_buffers(run: Any, kit: Any, plain: Any) -> None:
    from tg_uop import AddrSpace, BufferArg

    d = dtypes.bfloat16
    src, out = UOp.param(1, d, (4,)), UOp.param(0, d, (4,))
    register = UOp(Ops.BUFFER, (), BufferArg((0,), 4, d, None, AddrSpace.REG))
    mask = UOp.const(dtypes.bool, (True, False, True, True))
    value = kit.place(src, 0, 4).load(UOp.const(d, 5.0, (4,)), mask)
    kept = kit.place(register, 0, 4).store(value)
    store = kit.place(out, 0, 4).store(kit.place(register.after(kept), 0, 4).load())
    result = bytearray(8)
    run(compiled(plain, kit.listing(store)), [result, kit.pack([1.5, 2.5, -3.0, 4.0], d)])
    assert kit.unpack(result, d) == [1.5, 5.0, -3.0, 4.0]


def test_other_graphs_are_left_alone(plain: Any, kit: Any) -> None:
    sink = UOp.sink(kit.elementwise(lambda x: x + x, [F32], 8, 4)[-1])
    assert emulate(sink, plain) is sink


def test_what_has_no_emulation_is_named(plain: Any, kit: Any) -> None:
    x = kit.place(UOp.param(1, dtypes.bfloat16, (1,)), 0).load()
    bad = UOp(Ops.CUSTOM, (x,), ("f({0})", dtypes.bfloat16))
    with pytest.raises(ValueError, match="CUSTOM"):
        emulate(UOp.sink(kit.place(UOp.param(0, dtypes.bfloat16, (1,)), 0).store(bad)), plain)
