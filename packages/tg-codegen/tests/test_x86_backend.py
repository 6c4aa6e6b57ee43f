"""The native back end's own steps: what folds into what, where registers come from, and that it is alone."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tg_codegen.isa.x86_64.allocate import allocate
from tg_codegen.isa.x86_64.division import magic
from tg_codegen.isa.x86_64.mir import Function, Imm, Mem
from tg_codegen.isa.x86_64.select import Selector
from tg_codegen.render.x86 import X86Renderer
from tg_uop import AddrSpace, AxisType, BufferArg, Ops, Target, UOp, dtypes

F32, I64, I32 = dtypes.float32, dtypes.int64, dtypes.int32
HASWELL = Target.parse("CPU:X86:x86_64,haswell")
needs_avx2 = pytest.mark.skipif(
    not X86Renderer.runs_here(), reason="this processor lacks what the code needs"
)


def text(uops: list[UOp]) -> list[str]:
    """The instructions of a program, without directives."""
    lines = [line.strip() for line in X86Renderer(HASWELL).render(uops).splitlines()]
    return [line for line in lines if line and line[0] != "." and not line.endswith(":")]


def c64(v: int) -> UOp:
    return UOp.const(I64, v)


# *** selection ***


def accumulate(kit: Any, n: int, rows: int) -> list[UOp]:
    """out[r] = sum of a[r, k] * b[k] over k, vectors of 8, `rows` accumulators."""
    out, a, b = (UOp.param(i, F32, (8 * rows if i == 0 else n * 64,)) for i in range(3))
    loop = UOp.range(n, 0, AxisType.REDUCE)
    zeros, updates, registers = [], [], []
    for r in range(rows):
        acc = UOp(Ops.BUFFER, (), BufferArg((r,), 8, F32, None, AddrSpace.REG))
        zero = kit.place(acc, 0, 8).store(UOp.const(F32, 0.0, (8,)))
        inside = acc.after(zero, loop)
        x = kit.place(a, loop.cast(I64) * c64(rows) + c64(r)).load()
        y = kit.place(b, loop.cast(I64) * c64(8), 8).load()
        total = UOp(Ops.MULACC, (kit.splat(x, 8), y, kit.place(inside, 0, 8).load()))
        zeros.append(zero)
        updates.append(kit.place(inside, 0, 8).store(total))
        registers.append(acc)
    end = UOp.group(*updates).end(loop)
    stores = [
        kit.place(out, 8 * r, 8).store(kit.place(x.after(end), 0, 8).load()) for r, x in enumerate(registers)
    ]
    return kit.listing(*zeros, end, *stores)


def test_accumulators_stay_in_their_registers(kit: Any) -> None:
    lines = text(accumulate(kit, 4, 12))
    start = next(i for i, line in enumerate(lines) if line.startswith("vmovups"))
    loop = lines[start - 3 : lines.index("jl .L1")]
    operations = [line.split()[0] for line in loop]
    assert operations.count("vfmadd231ps") == 12 and operations.count("vbroadcastss") == 12
    assert "vmovaps" not in operations and operations.count("vmovups") == 1
    assert not any("rsp" in line for line in lines)


def test_loads_fold_into_operations(kit: Any) -> None:
    lines = text(kit.elementwise(lambda x, y: x * y, [F32, F32], 16, 8))
    assert sum("ymmword ptr" in line and line.startswith("vmulps") for line in lines) == 1


def test_a_load_does_not_move_past_a_store(kit: Any) -> None:
    a, b = UOp.param(0, F32, (8,)), UOp.param(1, F32, (8,))
    value = kit.place(a, 0).load()
    first = kit.place(b, 0).store(UOp.const(F32, 1.0))
    uops = kit.listing(value, first, kit.place(b.after(first), 1).store(value + value.const_like(2.0)))
    lines = text(uops)
    load = next(
        i for i, line in enumerate(lines) if line.startswith(("vmovss xmm", "vaddss")) and "rax" in line
    )
    assert load < next(i for i, line in enumerate(lines) if line.startswith("vmovss dword"))


def test_comparisons_fuse_with_what_they_decide(kit: Any) -> None:
    lines = text(kit.elementwise(lambda x, y: (x < y).where(x, y), [I32, I32], 8, 1))
    operations = [line.split()[0] for line in lines]
    assert "cmovl" in operations or "cmovge" in operations
    assert not any(o.startswith("set") for o in operations)


def test_constant_offsets_are_displacements(kit: Any) -> None:
    loop = UOp.range(4, 0)
    at = loop.cast(I64) * c64(2) + c64(3)
    store = kit.place(UOp.param(0, F32, (16,)), at).store(kit.place(UOp.param(1, F32, (16,)), at).load())
    lines = text(kit.listing(store.end(loop)))
    assert any("*8 + 12]" in line for line in lines)


# *** registers ***


def pressure(n: int) -> Function:
    """n values alive at once, inside a loop that also uses one from before it."""
    f = Function("kernel")
    f.emit("argument", block := f.new(False), Imm(0))
    outer = f.vector("vmovups", Mem(block), width=32)
    f.emit("loop", None)
    f.emit("label", None, f.label())
    values = [f.vector("vmovups", Mem(block, disp=32 * i), width=32) for i in range(n)]
    total = outer
    for v in values:
        total = f.vector("vaddps", total, v, width=32)
    for v in values:
        total = f.vector("vmulps", total, v, width=32)
    f.emit("vmovups", None, Mem(block), total, width=32)
    f.emit("endloop", None)
    return f


@pytest.mark.parametrize("n", [4, 14, 15, 24, 60])
def test_no_two_live_values_share_a_register(n: int) -> None:
    """Replays the code on names: every read finds the value that was last written there."""
    f = pressure(n)
    code, registers = allocate(f)
    holds: dict[int, int] = {}
    stored: dict[int, int] = {}
    for x in code:
        for r in x.reads():
            assert holds[(registers[r], f.is_vector[r])] == r, (x, r)  # type: ignore[index]
        if x.op == "vmovups" and x.dst is None and x.srcs[0].base == -1:  # type: ignore[union-attr]
            stored[x.srcs[0].disp] = 1  # type: ignore[union-attr]
        for s in x.srcs:
            if isinstance(s, Mem) and s.base == -1 and x.dst is not None:
                assert s.disp in stored, f"{x} reads a slot that nothing wrote"
        if x.dst is not None:
            holds[(registers[x.dst], f.is_vector[x.dst])] = x.dst  # type: ignore[index]
    assert (f.frame > 0) == (n > 14)


def test_division_leaves_rax_and_rdx_alone(kit: Any) -> None:
    lines = text(kit.elementwise(lambda x, y: UOp(Ops.CDIV, (x, y)), [I32, I32], 8, 1))
    at = next(i for i, line in enumerate(lines) if line.startswith("idiv"))
    assert lines[at - 1] in ("cdq", "cqo") and not lines[at].endswith((" rax", " rdx", " eax", " edx"))


def test_magic_numbers_divide_exactly() -> None:
    for divisor in (3, 5, 7, 11, 60, 641, 1000, 65537, 2**31 - 1):
        for largest in (10, 1000, 2**31 - 1):
            found = magic(divisor, largest)
            assert found is not None
            m, s = found
            near = {q * divisor + e for q in (0, 1, 2, largest // divisor) for e in (-1, 0, 1)}
            for x in near | {largest, largest - 1}:
                if 0 <= x <= largest:
                    assert x * m >> s == x // divisor, (divisor, x)


@needs_avx2
@pytest.mark.parametrize("divisor", [1, 2, 3, 7, 10, -3, -10, 1000, 65537, -(2**31), 2**31 - 1])
def test_division_by_constants(plain_run: Any, kit: Any, divisor: int) -> None:
    rng = np.random.default_rng(1)
    x = np.concatenate([rng.integers(-(2**31), 2**31, 250), [0, 1, -1, 2**31 - 1, -(2**31), divisor]])
    x = x.astype(np.int32)
    q, r = (np.zeros(len(x), np.int32) for _ in range(2))
    for op, out in ((Ops.CDIV, q), (Ops.CMOD, r)):
        uops = kit.elementwise(lambda v, op=op: UOp(op, (v, UOp.const(I32, divisor))), [I32], len(x), 1)
        renderer = X86Renderer()
        plain_run(renderer.compiler.compile(renderer.render(uops)), [out, x])
    want = (
        (np.abs(x.astype(np.int64)) // abs(divisor))
        * np.sign(x).astype(np.int64)
        * (1 if divisor > 0 else -1)
    )
    assert np.array_equal(q, want.astype(np.int32))
    assert np.array_equal(r, (x - want * divisor).astype(np.int32))


@needs_avx2
def test_many_live_values_survive_spilling(plain_run: Any, kit: Any) -> None:
    """40 vectors alive at once, and as many scalars, in a loop."""
    n = 40
    src, out, ints = UOp.param(1, F32, (8 * n,)), UOp.param(0, F32, (16,)), UOp.param(2, I64, (n,))
    loop = UOp.range(2, 0)
    vectors = [kit.place(src, 8 * i, 8).load() for i in range(n)]
    numbers = [kit.place(ints, c64(i)).load() for i in range(n)]
    total, number = vectors[0], numbers[0]
    for v, k in zip(vectors[1:], numbers[1:], strict=True):
        total, number = total + v, number + k
    for v, k in zip(vectors, numbers, strict=True):
        total, number = UOp(Ops.MAX, (total, v)), number ^ k
    total = total + kit.splat(number.cast(F32), 8)
    uops = kit.listing(kit.place(out, loop.cast(I64) * c64(8), 8).store(total).end(loop))
    rng = np.random.default_rng(3)
    data, k = rng.standard_normal((n, 8)).astype(np.float32), rng.integers(0, 1000, n)
    want = data[0]
    for row in data[1:]:
        want = want + row
    want = np.maximum(want, data.max(axis=0)) + np.float32(int(k.sum()) ^ int(np.bitwise_xor.reduce(k)))
    result = np.zeros(16, np.float32)
    renderer = X86Renderer()
    source = renderer.render(uops)
    plain_run(renderer.compiler.compile(source), [result, data, k])
    assert np.array_equal(result, np.concatenate([want, want])) and "rsp" in source


@needs_avx2
@pytest.mark.parametrize("width", [1, 8])
def test_maximum_of_zeros_and_nans(plain_run: Any, kit: Any, width: int) -> None:
    """`a if a > b else b` as to signs of zeros; NaN wins, also as a constant."""
    x = np.array([0.0, -0.0, np.nan, 1.0, -1.0, np.nan, np.inf, -np.inf] * 2, np.float32)
    y = np.array([-0.0, 0.0, 1.0, np.nan, np.nan, np.nan, 0.0, 0.0] * 2, np.float32)
    renderer, out = X86Renderer(), np.zeros(16, np.float32)
    binary = renderer.compiler.compile(
        renderer.render(kit.elementwise(lambda a, b: UOp(Ops.MAX, (a, b)), [F32, F32], 16, width))
    )
    plain_run(binary, [out, x, y])
    want = np.where(np.isnan(x) | np.isnan(y), np.float32(np.nan), np.where(x > y, x, y))
    assert np.array_equal(out, want, equal_nan=True)
    numbers = ~np.isnan(want)
    assert np.array_equal(np.signbit(out)[numbers], np.signbit(want)[numbers])
    uops = kit.elementwise(lambda a: UOp(Ops.MAX, (a, a.const_like(float("nan")))), [F32], 16, width)
    plain_run(renderer.compiler.compile(renderer.render(uops)), [out, x])
    assert np.isnan(out).all()


# *** targets ***


@pytest.mark.parametrize(
    "target, message",
    [
        ("CPU:X86:x86_64,haswell,-avx2", "without avx2"),
        ("CPU:X86:x86_64,znver3,-fma", "without fma"),
        ("CPU:X86:x86_64,x86-64-v2", "without avx2, fma, f16c, bmi2"),
        ("CPU:X86:arm64,cortex-a76", "writes x86_64 code, the target is arm64"),
    ],
)
def test_a_target_without_what_is_needed_is_refused(target: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        X86Renderer(Target.parse(target))


def test_vectors_are_32_bytes_whatever_the_processor_has() -> None:
    machine = X86Renderer(Target.parse("CPU:X86:x86_64,znver4")).machine
    assert machine.vector_bytes == 32 and machine.vector_registers == 16


def test_unneeded_values_are_not_computed(kit: Any) -> None:
    x = kit.place(UOp.param(1, F32, (1,)), 0).load()
    uops = kit.listing(x * x, kit.place(UOp.param(0, F32, (1,)), 0).store(x))
    assert not any("vmulss" in line for line in text(uops))
    assert Selector("kernel", uops).run().code


ALONE = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("llvmlite", "numpy", "subprocess"):
            raise ImportError(f"{name} must not be needed")
for name in ("subprocess", "numpy"):
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Nothing())
from tg_codegen import to_program
from tg_codegen.render.x86 import X86Renderer
from tg_uop import AxisType, KernelInfo, Ops, Target, UOp
i, j, k = UOp.range(32, 0), UOp.range(32, 1), UOp.range(32, 2, AxisType.REDUCE)
a, b, c = (UOp.param(slot, "float", (1024,)) for slot in (1, 2, 0))
value = (a.index(i * 32 + k) * b.index(k * 32 + j)).reduce(k)
sink = UOp.sink(c.index(i * 32 + j).store(value).end(i, j), arg=KernelInfo())
program = to_program(sink, X86Renderer(Target.parse("CPU:X86:x86_64,znver3")))
print(len(next(u for u in program.src if u.op is Ops.BINARY).arg))
"""


def test_no_compiler_is_needed() -> None:
    """Neither llvmlite nor a subprocess: the whole way from a kernel to an object."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, env={"CACHELEVEL": "0", "PATH": ""}
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 500
