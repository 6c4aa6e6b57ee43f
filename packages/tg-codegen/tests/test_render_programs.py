"""Loops, gates, masks, register buffers, shuffles and variables in program form, run against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tg_codegen.isa.x86_64 import REQUIRED
from tg_codegen.render.c import CRenderer
from tg_codegen.render.llvm import LLVMRenderer
from tg_codegen.render.x86 import X86Renderer
from tg_uop import AddrSpace, AxisType, BufferArg, Ops, ProgramInfo, UOp, dtypes

F32, I64, I32, BOOL = dtypes.float32, dtypes.int64, dtypes.int32, dtypes.bool
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


def c64(v: int) -> UOp:
    return UOp.const(I64, v)


def compiled(renderer: Any, uops: list[UOp], name: str = "kernel") -> bytes:
    return renderer.compiler.compile(renderer.render(uops, name))


def vector_sum(kit: Any, n: int, width: int = 8) -> list[UOp]:
    """out[0] = sum(in): a vector accumulator in a register buffer, then its lanes."""
    out, src = UOp.param(0, F32, (1,)), UOp.param(1, F32, (n,))
    acc = UOp(Ops.BUFFER, (), BufferArg((0,), width, F32, None, AddrSpace.REG))
    zero = kit.place(acc, 0, width).store(UOp.const(F32, 0.0, (width,)))
    loop = UOp.range(n // width, 0, AxisType.REDUCE)
    inside = acc.after(zero, loop)
    step = kit.place(src, loop.cast(I64) * c64(width), width).load()
    add = kit.place(inside, 0, width).store(kit.place(inside, 0, width).load() + step)
    end = add.end(loop)
    total = kit.place(acc.after(end), 0, width).load()
    lanes = [UOp(Ops.INDEX, (total, c64(i))) for i in range(width)]
    value = lanes[0]
    for lane in lanes[1:]:
        value = value + lane
    return kit.listing(zero, end, kit.place(out, 0).store(value))


def test_register_accumulator(renderer: Any, run: Any, kit: Any) -> None:
    data = np.arange(64, dtype=np.float32)
    out = np.zeros(1, np.float32)
    run(compiled(renderer, vector_sum(kit, 64)), [out, data])
    assert out[0] == data.sum()


def test_thread_range_runs_the_part_it_is_given(renderer: Any, run: Any, kit: Any) -> None:
    out, src = UOp.param(0, F32, (64,)), UOp.param(1, F32, (64,))
    loop = UOp.range(8, 0, AxisType.THREAD)
    at = loop.cast(I64) * c64(8)
    uops = kit.listing(kit.place(out, at, 8).store(kit.place(src, at, 8).load()).end(loop))
    data, result = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    binary = compiled(renderer, uops)
    run(binary, [result, data], lo=2, hi=5)
    assert np.array_equal(result[16:40], data[16:40]) and not result[:16].any() and not result[40:].any()
    run(binary, [result, data], lo=5, hi=5)
    assert not result[40:].any()


@pytest.mark.parametrize("n", [0, 1, 3])
def test_loop_over_a_variable(renderer: Any, run: Any, kit: Any, n: int) -> None:
    count = UOp.variable("n", 0, 8)
    loop = UOp.range(count, 0)
    out = UOp.param(0, I32, (8,))
    uops = kit.listing(kit.place(out, loop.cast(I64)).store(count.cast(I32) + loop.cast(I32)).end(loop))
    result = np.full(8, -1, np.int32)
    run(compiled(renderer, uops), [result], variables=[n])
    assert result.tolist() == [n + i for i in range(n)] + [-1] * (8 - n)


def test_nested_loops(renderer: Any, run: Any, kit: Any) -> None:
    out = UOp.param(0, I32, (12,))
    i, j = UOp.range(3, 0), UOp.range(4, 1)
    at = i.cast(I64) * c64(4) + j.cast(I64)
    store = kit.place(out, at).store(i.cast(I32) * UOp.const(I32, 10) + j.cast(I32))
    uops = kit.listing(i, j, store.end(j).end(i))
    result = np.zeros(12, np.int32)
    run(compiled(renderer, uops), [result])
    assert result.tolist() == [10 * a + b for a in range(3) for b in range(4)]


def test_scalar_gate(renderer: Any, run: Any, kit: Any) -> None:
    """out[i] = in[i] if i < 5 else 7, written only for even i; the memory behind the gate does not exist."""
    out, src = UOp.param(0, F32, (8,)), UOp.param(1, F32, (5,))
    loop = UOp.range(8, 0)
    i = loop.cast(I64)
    far = i * c64(1 << 40)
    near = i < c64(5)
    place = kit.place(src, near.where(i, far))
    value = place.load(UOp.const(F32, 7.0), near)
    even = (i & c64(1)).ne(0).ne(True)
    uops = kit.listing(kit.place(out, i).store(value, even).end(loop))
    result = np.full(8, -1, np.float32)
    run(compiled(renderer, uops), [result, np.arange(5, dtype=np.float32)])
    assert result.tolist() == [0, -1, 2, -1, 4, -1, 7, -1]


@pytest.mark.parametrize(
    "dtype", [dtypes.float32, dtypes.int32, dtypes.float64, dtypes.int8, dtypes.bool], ids=lambda d: d.name
)
@pytest.mark.parametrize("width", [4, 8])
def test_vector_gate(renderer: Any, run: Any, kit: Any, dtype: Any, width: int) -> None:
    """A masked load past the end gives the alternative; a masked store leaves the rest alone."""
    if width not in renderer.legal_widths(dtype):
        pytest.skip("wider than a register")
    n = width - 1
    lanes = UOp.const(I32, tuple(range(width)))
    mask = UOp(Ops.CMPLT, (lanes, UOp.const(I32, n, (width,))))
    alt = UOp.const(dtype, 1, (width,))
    value = kit.place(UOp.param(1, dtype, (n,)), 0, width).load(alt, mask)
    everything = kit.place(UOp.param(0, dtype, (width,)), 0, width).store(value)
    masked = kit.place(UOp.param(2, dtype, (n,)), 0, width).store(value, mask)
    kind = {"float32": "f4", "int32": "i4", "float64": "f8", "int8": "i1", "bool": "?"}[dtype.name]
    data = (np.arange(n) % 2).astype(kind)
    full, part = np.zeros(width, kind), np.zeros(width, kind)
    run(compiled(renderer, kit.listing(everything, masked)), [full, data, part])
    assert full.tolist() == data.tolist() + [1]
    assert part.tolist() == data.tolist() + [0]


def test_shuffles(renderer: Any, run: Any, kit: Any) -> None:
    x = kit.place(UOp.param(1, F32, (16,)), 0, 8).load()
    y = kit.place(UOp.param(1, F32, (16,)), 8, 8).load()
    pair = UOp.stack(x, y).reshape((16,))

    def pick(v: UOp, *lanes: int) -> UOp:
        return UOp(Ops.INDEX, (v, UOp.const(dtypes.index, lanes)))

    parts = [
        x.flip((True,)),
        pick(x, 0, 0, 2, 2, 4, 4, 6, 6),
        pick(pair, 0, 8, 1, 9, 2, 10, 3, 11),
        UOp.stack(*(UOp(Ops.INDEX, (y, c64(i))) for i in (7, 0, 3, 3, 1, 2, 5, 4))),
        kit.splat(UOp(Ops.INDEX, (x, c64(5))), 8),
    ]
    out = UOp.param(0, F32, (8 * len(parts) + 4,))
    stores = [kit.place(out, 8 * i, 8).store(p) for i, p in enumerate(parts)]
    stores.append(kit.place(out, 8 * len(parts), 4).store(pick(x, 4, 5, 6, 7)))
    data = np.arange(16, dtype=np.float32)
    result = np.zeros(8 * len(parts) + 4, np.float32)
    run(compiled(renderer, kit.listing(*stores)), [result, data])
    want = [*range(8)][::-1], [0, 0, 2, 2, 4, 4, 6, 6], [0, 8, 1, 9, 2, 10, 3, 11]
    want += [15, 8, 11, 11, 9, 10, 13, 12], [5] * 8, [4, 5, 6, 7]
    assert result.tolist() == [v for part in want for v in part]


def test_local_panel_and_if(renderer: Any, run: Any, kit: Any) -> None:
    """Reverse 16 numbers through a local array, but only when the variable says so."""
    flag = UOp.variable("flag", 0, 1)
    src, out = UOp.param(1, F32, (16,)), UOp.param(0, F32, (16,))
    panel = UOp(Ops.BUFFER, (), BufferArg((0,), 16, F32, None, AddrSpace.LOCAL))
    r0, r1 = UOp.range(16, 0), UOp.range(16, 1)
    fill = kit.place(panel, c64(15) - r0.cast(I64)).store(kit.place(src, r0.cast(I64)).load()).end(r0)
    condition = UOp(Ops.IF, (flag.cast(I64).ne(0),))
    copy = kit.place(out, r1.cast(I64)).store(kit.place(panel.after(fill), r1.cast(I64)).load()).end(r1)
    uops = kit.listing(fill, condition, copy, UOp(Ops.ENDIF, (condition,)))
    binary = compiled(renderer, uops)
    data, result = np.arange(16, dtype=np.float32), np.zeros(16, np.float32)
    run(binary, [result, data], variables=[0])
    assert not result.any()
    run(binary, [result, data], variables=[1])
    assert np.array_equal(result, data[::-1])


@pytest.mark.parametrize("shift", [0, 1])
def test_nontemporal_store_and_prefetch(renderer: Any, run: Any, kit: Any, shift: int) -> None:
    """Also into memory that is not aligned as such stores want it."""
    src, out = UOp.param(1, F32, (8,)), UOp.param(0, F32, (8,))
    fetch = UOp(Ops.PREFETCH, (kit.place(src, 0),), 2)
    store = UOp(Ops.STORE, (kit.place(out, 0, 8), kit.place(src, 0, 8).load()), "nontemporal")
    room = np.zeros(32, np.float32)
    start = (-(room.ctypes.data // 4)) % 16 + shift
    result = room[start : start + 8]
    run(compiled(renderer, kit.listing(fetch, store)), [result, np.arange(8, dtype=np.float32)])
    assert result.tolist() == list(range(8)) and not room[start + 8 :].any()
    assembly = getattr(renderer.compiler, "assembly", None)
    if assembly is not None and renderer.machine.arch == "x86_64":
        assert "movnt" in assembly(renderer.render(kit.listing(fetch, store)))


def test_the_symbol_is_the_function_name(renderer: Any, run: Any, kit: Any) -> None:
    info = ProgramInfo(name="\x1b[34mE_8\x1b[0m 4", function_name="")
    out = UOp.param(0, I32, (1,))
    source = renderer.render(kit.listing(kit.place(out, 0).store(UOp.const(I32, 3))), info)
    result = np.zeros(1, np.int32)
    run(renderer.compiler.compile(source), [result], name="E_8_4")
    assert result[0] == 3


def test_many_kernels_at_once_equal_each_alone(renderer: Any, run: Any, kit: Any) -> None:
    def kernel(i: int) -> list[UOp]:
        return kit.elementwise(lambda x: x * UOp.const(F32, i + 0.5, x.shape) + x, [F32], 16, 8)

    sources = [renderer.render(kernel(i), "same_name") for i in range(5)] + [
        renderer.render(vector_sum(kit, 64), "s")
    ]
    binaries = renderer.compiler.compile_many(sources)
    data = np.arange(64, dtype=np.float32)
    for i, binary in enumerate(binaries[:-1]):
        out = np.zeros(16, np.float32)
        run(binary, [out, data], name="same_name")
        assert np.array_equal(out, data[:16] * np.float32(i + 0.5) + data[:16])
    out = np.zeros(1, np.float32)
    run(binaries[-1], [out, data], name="s")
    assert out[0] == data.sum()


def test_what_cannot_be_rendered_is_named(renderer: Any, kit: Any) -> None:
    x = kit.place(UOp.param(1, F32, (1,)), 0).load()
    with pytest.raises(ValueError, match="SIN"):
        renderer.render(kit.listing(kit.place(UOp.param(0, F32, (1,)), 0).store(UOp(Ops.SIN, (x,)))))
    bf16 = UOp.param(1, dtypes.fp8e4m3, (1,))
    with pytest.raises(ValueError, match="fp8e4m3"):
        renderer.render(
            kit.listing(kit.place(UOp.param(0, dtypes.fp8e4m3, (1,)), 0).store(kit.place(bf16, 0).load()))
        )


def test_renderers_compare_and_pickle_by_target(renderer: Any) -> None:
    import pickle

    again = pickle.loads(pickle.dumps(renderer))
    assert again == renderer and hash(again) == hash(renderer) and again.key == renderer.key
