"""Shared fixtures: one legal node of every op."""

import pytest

from tg_uop.dtype import Invalid, dtypes
from tg_uop.ops import (
    AddrSpace,
    AxisType,
    Estimates,
    KernelInfo,
    Ops,
    Opt,
    OptOps,
    ProgramInfo,
    StageArg,
    WmmaArg,
)
from tg_uop.uop import UOp


def _example_nodes() -> dict[Ops, UOp]:
    f32, i32, u32 = dtypes.float32, dtypes.int32, dtypes.uint32
    buf = UOp.new_buffer("CPU", 16, f32)
    sharded = UOp.new_buffer(("CPU:0", "CPU:1"), 8, f32)
    x = buf.reshape(4, 4)
    n = UOp.param(3, i32, (4, 4))
    b = UOp.param(4, dtypes.bool, (4, 4))
    words = [UOp.param(i, u32, (4, 4)) for i in range(4)]
    var = UOp.variable("n", 1, 10)
    loop = UOp.range(var, 0)
    split = UOp.range(4, (1, 0), AxisType.REDUCE)
    place = UOp.param(0, f32, (16,)).index(loop.valid(loop < 3))
    value = UOp.const(f32, -0.0)
    store = place.store(value)
    kernel = UOp.sink(
        store.end(loop),
        arg=KernelInfo(
            "k",
            (AxisType.LOOP, AxisType.REDUCE),
            True,
            (Opt(OptOps.SPLIT, 0, (4, "u", None)), Opt(OptOps.NOLOCALS)),
            (),
            Estimates(var * 2, 16, 3),
        ),
    )
    condition = UOp(Ops.IF, (loop < 3,))
    linear = UOp(Ops.LINEAR, (store,), ("queue", 1, True, 1.0, Invalid, b"\x00\xff", None))
    info = ProgramInfo("k k", "k_k", (var, 1, 1), (8, 1, 1), (var,), (0, 2), (0,), "CPU")
    source, binary = UOp(Ops.SOURCE, arg='int "x";\n\té\ud800'), UOp(Ops.BINARY, arg=bytes(range(256)))
    out = {
        Ops.BUFFER: buf,
        Ops.BUFFER_VIEW: buf.buffer_view(4, i32, 8),
        Ops.PARAM: UOp.param(7, "fp8e4m3", (var, 4), device=("A", "B"), axis=0, role="out"),
        Ops.CONST: UOp.const("float64", float("nan")),
        Ops.VCONST: UOp.const("int8", (1, -2, Invalid)),
        Ops.BIND: var.bind(3),
        Ops.DEVICE: UOp(Ops.DEVICE, arg=("CPU:0", "CPU:1")),
        Ops.SOURCE: source,
        Ops.BINARY: binary,
        Ops.RESHAPE: x.reshape(2, 8),
        Ops.EXPAND: x.reshape(4, 1, 4).expand(4, var, 4),
        Ops.PERMUTE: x.permute(1, 0),
        Ops.FLIP: x.flip(True, False),
        Ops.PAD: x.pad(((1, var), (0, 0))),
        Ops.SHRINK: x.shrink(((0, 2), (1, 3))),
        Ops.INDEX: UOp(Ops.INDEX, (buf, UOp.const("index", 8)), 4),
        Ops.STACK: UOp.stack(x, x),
        Ops.REPLICATED: UOp(Ops.REPLICATED, (x,), (0,)),
        Ops.REDUCE: x.reduce(split, arg=Ops.MAX, axes=(0, 1)),
        Ops.CAST: x.cast("float16"),
        Ops.BITCAST: x.bitcast("uint32"),
        Ops.WHERE: b.where(x, x * 2.0),
        Ops.MULACC: UOp(Ops.MULACC, (x, x, x)),
        Ops.THREEFRY: UOp(Ops.THREEFRY, tuple(words), 1),
        Ops.FUNCTION: (UOp.param(0, f32, (4, 4)) * 2.0).function(x),
        Ops.CALL: kernel.call(buf, var.bind(4)),
        Ops.TUPLE: UOp.maketuple(x, n),
        Ops.GETTUPLE: UOp.maketuple(x, n).gettuple(1),
        Ops.STORE: UOp(Ops.STORE, (place, value, loop < 2), "nontemporal"),
        Ops.AFTER: buf.after(store.end(loop)),
        Ops.RANGE: split,
        Ops.END: store.end(loop),
        Ops.GROUP: UOp(Ops.GROUP, (store, store.end(loop))),
        Ops.SINK: kernel,
        Ops.LINEAR: linear,
        Ops.CONTIGUOUS: x.contiguous(),
        Ops.CONTIGUOUS_BACKWARD: UOp(Ops.CONTIGUOUS_BACKWARD, (x,)),
        Ops.DETACH: x.detach(),
        Ops.COPY: x.copy_to_device(("CPU:0", "CPU:1")),
        Ops.STAGE: value.stage(loop, arg=StageArg(AddrSpace.LOCAL, (0,), 4, 128)),
        Ops.MULTI: sharded.multi(0),
        Ops.MSELECT: UOp(Ops.MSELECT, (sharded,), 1),
        Ops.MSTACK: UOp(Ops.MSTACK, (buf, UOp.new_buffer("CPU:1", 16, f32))),
        Ops.LOAD: UOp(Ops.LOAD, (place, value, loop < 3)),
        Ops.PREFETCH: UOp(Ops.PREFETCH, (place,), 3),
        Ops.BARRIER: UOp.barrier(store),
        Ops.SPECIAL: UOp.special(var, "gidx0"),
        Ops.IF: condition,
        Ops.ENDIF: UOp(Ops.ENDIF, (condition,)),
        Ops.WMMA: UOp(Ops.WMMA, (x, x, x), WmmaArg((8, 8, 8), dtypes.float16, f32, "AMD", 32)),
        Ops.ATOMIC_ADD: UOp(Ops.ATOMIC_ADD, (place, value)),
        Ops.CUSTOM: UOp(Ops.CUSTOM, (value,), ("f({0})", f32)),
        Ops.CUSTOMI: UOp(Ops.CUSTOMI, (value,), "{0}+1"),
        Ops.CUSTOM_FUNCTION: UOp(Ops.CUSTOM_FUNCTION, (linear,), "graph"),
        Ops.INS: UOp(Ops.INS, (), ("v_add", 1, -(1 << 70))),
        Ops.WAIT: UOp(Ops.WAIT, (buf,)),
        Ops.PATCH: UOp(Ops.PATCH, (value,), 16),
        Ops.GETADDR: UOp(Ops.GETADDR, (buf,)),
        Ops.PROGRAM: UOp(Ops.PROGRAM, (kernel, UOp(Ops.DEVICE, arg="CPU"), linear, source, binary), info),
        Ops.NOOP: UOp(Ops.NOOP, (x,)),
    }
    for op in Ops:
        if op not in out:
            operand = n if op.name in _ON_INTEGERS else x
            out[op] = UOp(op, (operand,) if op.name in _UNARY else (operand, operand))
    return out


_ON_INTEGERS = "CDIV CMOD FLOORDIV FLOORMOD XOR OR AND SHL SHR NOT".split()
_UNARY = "RECIPROCAL TRUNC NEG NOT EXP2 LOG2 SIN SQRT".split()


@pytest.fixture(scope="session")
def example_nodes() -> dict[Ops, UOp]:
    """Op -> a legal node of it, with an arg that is not the default where it has one."""
    return _example_nodes()
