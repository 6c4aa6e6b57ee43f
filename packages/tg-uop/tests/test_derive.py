"""Every op has a row in every table; properties are derived, and mistakes raise at construction."""

import pytest

from tg_uop import _interpret_program, derive, interpret
from tg_uop.dtype import dtypes
from tg_uop.interval import INTERVAL
from tg_uop.ops import ConstArg, GroupOp, Ops, ReduceArg
from tg_uop.uop import UOp
from tg_uop.verify import spec_kernel, spec_program, spec_shared, spec_tensor

TABLES = {
    "DTYPE": derive.DTYPE,
    "SHAPE": derive.SHAPE,
    "DEVICE": derive.DEVICE,
    "AXIS": derive.AXIS,
    "ARITY": derive.ARITY,
    "ARG_TYPES": derive.ARG_TYPES,
    "INTERVAL": INTERVAL,
    "interpreter of graphs": interpret._GRAPH_RULES,
    "interpreter of programs": _interpret_program._PROGRAM_RULES,
}


@pytest.mark.parametrize("table", TABLES)
def test_every_op_has_a_row(table):
    assert [op.name for op in Ops if op not in TABLES[table]] == []


def test_every_op_is_legal_at_some_stage_or_only_in_queues():
    queue_only = {Ops.WAIT, Ops.PATCH, Ops.GETADDR, Ops.PROGRAM, Ops.SOURCE, Ops.BINARY}
    assert spec_shared.ops == GroupOp.All
    assert GroupOp.All - (spec_tensor.ops | spec_kernel.ops | spec_program.ops) == queue_only


@pytest.mark.parametrize("op", Ops, ids=lambda op: op.name)
def test_properties_of_every_op_can_be_asked(op, example_nodes):
    u = example_nodes[op]
    assert u.op is op
    assert u.dtype in (*dtypes.all, dtypes.index, dtypes.void)
    low, high = u.min_max
    assert low <= high
    assert u.device is None or isinstance(u.device, (str, tuple))
    assert u.axis is None or 0 <= u.axis < max(1, len(u.shape))


X = UOp.new_buffer("CPU", 12, "float").reshape(3, 4)
I = UOp.new_buffer("CPU", 12, "int").reshape(3, 4)
VAR = UOp.variable("n", 1, 10)

SHAPES = [
    (X.reshape(2, 6), (2, 6)),
    (X.reshape(3, 1, 4).expand(3, 5, 4), (3, 5, 4)),
    (X.permute(1, 0), (4, 3)),
    (X.flip(True, True), (3, 4)),
    (X.pad(((1, 2), (0, 3))), (6, 7)),
    (X.shrink(((1, 3), (0, 1))), (2, 1)),
    (X.index(UOp.const("index", (0, 1, 2, 0, 1)).reshape(5)), (5, 4)),
    (X.index(UOp.const("index", 1)), (4,)),
    (X.index(UOp.const("index", (0, 1)), UOp.const("index", (0, 1, 2))), (2, 3)),
    (UOp.stack(X, X), (2, 3, 4)),
    (X.reduce(axes=(0,)), (1, 4)),
    (X < X, (3, 4)),
    (UOp(Ops.SHL, (I, UOp.const("int", 2))), (3, 4)),
    (UOp(Ops.REPLICATED, (X,), (1,)), (3, 1)),
    (X.reshape(3, 4, 1).expand(3, 4, VAR), (3, 4, VAR)),
    (X.buf_uop.buffer_view(3, "int64", 0), (3,)),
]


@pytest.mark.parametrize(("u", "shape"), SHAPES, ids=lambda v: v.op.name if isinstance(v, UOp) else str(v))
def test_shape(u, shape):
    assert u.shape == shape


def test_dtypes_of_results():
    assert (X < X).dtype is dtypes.bool
    assert X.cast("half").dtype is dtypes.float16
    assert X.bitcast("int").dtype is dtypes.int32
    assert UOp.range(3, 0).dtype is dtypes.index
    assert X.buf_uop.store(X.buf_uop).dtype is dtypes.void
    assert UOp.maketuple(X, I).gettuple(1).dtype is dtypes.int32


MISTAKES = {
    "mixed dtypes": (TypeError, lambda: X + I),
    "mixed shapes": (ValueError, lambda: UOp(Ops.ADD, (X, X.permute(1, 0)))),
    "arity": (TypeError, lambda: UOp(Ops.ADD, (X,))),
    "source that is no UOp": (TypeError, lambda: UOp(Ops.NEG, (1,))),
    "arg of a wrong type": (TypeError, lambda: UOp(Ops.CAST, (X,), "float")),
    "arg where none belongs": (TypeError, lambda: UOp(Ops.ADD, (X, X), 1)),
    "callable in arg": (TypeError, lambda: UOp(Ops.CUSTOM, (), lambda: 0)),
    "minus zero as a plain float": (ValueError, lambda: UOp(Ops.CONST, (), ConstArg(-0.0, dtypes.fp8e5m2))),
    "NaN as a plain float": (ValueError, lambda: UOp(Ops.CONST, (), ConstArg(float("nan"), dtypes.float32))),
    "mutable arg": (TypeError, lambda: UOp(Ops.CUSTOM, (), [1])),
    "mutable tag": (TypeError, lambda: X.rtag({})),
    "reshape": (ValueError, lambda: X.reshape(5, 5)),
    "negative reshape": (ValueError, lambda: X.reshape(-3, -4)),
    "expand": (ValueError, lambda: X.expand(3, 5)),
    "expand rank": (ValueError, lambda: X.expand(2, 3, 4)),
    "permute": (ValueError, lambda: X.permute(0, 0)),
    "flip": (ValueError, lambda: UOp(Ops.FLIP, (X,), (True,))),
    "negative pad": (ValueError, lambda: X.pad(((-1, 0), (0, 0)))),
    "shrink outside": (ValueError, lambda: X.shrink(((0, 4), (0, 4)))),
    "too many indices": (IndexError, lambda: X.index(0, 0, 0)),
    "float index": (TypeError, lambda: X.index(UOp.const("float", 0))),
    "reduce axis": (IndexError, lambda: X.reduce(axes=(2,))),
    "reduce op": (ValueError, lambda: UOp(Ops.REDUCE, (X,), ReduceArg(Ops.SUB, (0,)))),
    "bitcast size": (ValueError, lambda: X.bitcast("half")),
    "cast to void": (TypeError, lambda: X.cast("void")),
    "where condition": (TypeError, lambda: UOp(Ops.WHERE, (X, X, X))),
    "xor of floats": (TypeError, lambda: X ^ X),
    "sqrt of ints": (TypeError, lambda: UOp(Ops.SQRT, (I,))),
    "store dtype": (TypeError, lambda: X.store(I)),
    "store shape": (ValueError, lambda: X.store(X.permute(1, 0))),
    "tuple element": (IndexError, lambda: UOp.maketuple(X).gettuple(1)),
    "element of no tuple": (ValueError, lambda: X.gettuple(0)),
    "unknown dtype": (ValueError, lambda: X.cast("float33")),
    "variable bounds": (ValueError, lambda: UOp.variable("v", 3, 2)),
    "bind outside": (ValueError, lambda: VAR.bind(11)),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_raise_at_construction(mistake):
    kind, build = MISTAKES[mistake]
    with pytest.raises(kind):
        build()


def test_an_error_names_op_and_operands():
    with pytest.raises(
        ValueError, match=r"RESHAPE\(float32\[3, 4\]\): cannot reshape \(3, 4\) \(12 elements\)"
    ):
        X.reshape(5, 5)


def test_device_comes_from_value_sources_not_from_shapes():
    size = UOp.new_buffer("OTHER", 1, dtypes.index).index(0)
    assert X.reshape(3, 4, 1).expand(3, 4, size).device == "CPU"
    assert UOp.const("float", 1).device is None
    assert X.copy_to_device("GPU").device == "GPU"
    assert (UOp.param(0, "float", (3, 4)) * 2.0).function(X).device == "CPU"


SHARDED = UOp.new_buffer(("A", "B"), 8, "float")


def test_sharded_axis_follows_movement():
    x = SHARDED.reshape(4, 4)
    assert SHARDED.shape == (16,)
    assert SHARDED.axis == 0
    assert x.axis == 0
    assert x.permute(1, 0).axis == 1
    assert x.reduce(axes=(0,)).axis is None
    assert x.reduce(axes=(1,)).axis == 0
    assert (x + x).axis == 0
    assert x.copy_to_device("A").axis is None
    assert x.stack(x).axis == 1
    assert x.shrink(((2, 4), (0, 4))).axis is None  # one whole shard: on every device
    assert x.permute(1, 0).index(UOp.const("int", 0, (3,))).axis == 1


def test_a_copy_to_devices_is_split_on_axis_0():
    x = UOp.new_buffer("A", 16, "float").reshape(4, 4)
    copied = x.copy_to_device(("A", "B"))
    assert copied.axis == 0 and (copied * 2.0).axis == 0
    assert UOp.const("float", 1).copy_to_device(("A", "B")).axis is None
    with pytest.raises(ValueError, match="size 4 does not divide over 3 devices"):
        _ = x.copy_to_device(("A", "B", "C")).axis


def test_a_replicated_operand_joins_a_sharded_one():
    x = SHARDED.reshape(4, 4)
    everywhere = UOp(Ops.REPLICATED, (SHARDED.reshape(2, 8),), (0,)).reshape(1, 8)
    assert everywhere.axis is None
    assert (x.reshape(2, 8) + everywhere.expand(2, 8)).axis == 0


def test_crossing_a_shard_boundary_is_an_error():
    x = SHARDED.reshape(4, 4)
    with pytest.raises(ValueError, match="shard boundary"):
        _ = x.pad(((1, 1), (0, 0))).axis
    with pytest.raises(ValueError, match="shard boundary"):
        _ = SHARDED.reshape(1, 16).reshape(16, 1).permute(1, 0).shrink(((0, 1), (0, 3))).axis
    with pytest.raises(ValueError, match="different axes"):
        _ = (x + x.permute(1, 0)).axis
    with pytest.raises(ValueError, match="INDEX into axis 0, which is sharded"):
        _ = x.index(UOp.const("int", 0)).axis
