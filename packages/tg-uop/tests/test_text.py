"""Graph text: every node prints and parses to itself, the form is stable, errors have line and column."""

import math
import struct

import pytest

from tg_uop.argdata import FIELD_CHECKS, fields_of
from tg_uop.dtype import ConstFloat, Invalid, dtypes
from tg_uop.ops import ARG_RECORDS, AxisType, KernelInfo, Ops
from tg_uop.text import (
    format_uops,
    parse_graph,
    parse_graphs,
    print_graph,
    print_uops,
    short_repr,
)
from tg_uop.uop import UOp, register_arg_type

MATMUL = """\
%0 = VCONST((12,)) : index[1]
%1 = PARAM(%0; slot=0, dtype=float32) : float32[12]
%2 = CONST(4) : index
%3 = RANGE(%2; id=(0,)) : index
%4 = INDEX(%1, %3) : float32
%5 = PARAM(%0; slot=1, dtype=float32) : float32[12]
%6 = CONST(3) : index
%7 = MUL(%3, %6) : index
%8 = RANGE(%6; id=(1,), axis_type=AxisType.REDUCE) : index
%9 = ADD(%7, %8) : index
%10 = INDEX(%5, %9) : float32
%11 = REDUCE(%10, %8; op=Ops.ADD) : float32
%12 = STORE(%4, %11)
%13 = END(%12, %3)
%14 = SINK(%13; name="rowsum")
"""


def _rowsum() -> UOp:
    out, x = UOp.param(0, "float", (12,)), UOp.param(1, "float", (12,))
    i, j = UOp.range(4, 0), UOp.range(3, 1, AxisType.REDUCE)
    return UOp.sink(out.index(i).store(x.index(i * 3 + j).reduce(j)).end(i), arg=KernelInfo("rowsum"))


def test_a_kernel_prints_as_one_node_per_line():
    assert print_graph(_rowsum()) == MATMUL


def test_text_parses_to_the_same_node():
    assert parse_graph(MATMUL) is _rowsum()


@pytest.mark.parametrize("op", Ops, ids=lambda op: op.name)
def test_every_op_round_trips(op, example_nodes):
    u = example_nodes[op]
    assert parse_graph(print_graph(u)) is u


@pytest.mark.parametrize("op", Ops, ids=lambda op: op.name)
def test_every_op_has_a_short_repr_and_a_table_row(op, example_nodes):
    u = example_nodes[op]
    assert op.name in short_repr(u)
    assert repr(u) == short_repr(u) == str(u)
    assert "\n" not in repr(u)
    assert format_uops([u]).split()[:2] == ["0", op.name]


def test_several_roots():
    a, b = UOp.const("int", 1), UOp.const("int", 2)
    text = print_graph(a + b, a, b)
    assert text.endswith("return %2, %0, %1\n")
    assert parse_graphs(text) == (a + b, a, b)
    with pytest.raises(ValueError, match="has 3 roots"):
        parse_graph(text)


NAN_WITH_PAYLOAD = ConstFloat(struct.unpack("<d", (0xFFF8_0000_0000_1234).to_bytes(8, "little"))[0])
DATA = [
    None,
    True,
    1,
    1.0,
    False,
    0,
    0.0,
    -0.0,
    1e-320,
    0.1,
    -1e300,
    math.inf,
    -math.inf,
    math.nan,
    NAN_WITH_PAYLOAD,
    1 << 300,
    -(1 << 63),
    Invalid,
    "",
    'a"\\\n\t é\u2028 \ud800 %1 # (;)',
    b"",
    b"\x00\xff",
    (),
    (1,),
    ((), (1, (2.0, "x"))),
    dtypes.bfloat16,
    Ops.ADD,
    AxisType.UPCAST,
    (True, 1, 1.0),
]


@pytest.mark.parametrize("value", DATA, ids=lambda v: repr(v)[:40].encode("ascii", "replace").decode())
def test_data_round_trips_exactly_in_args_and_tags(value):
    u = UOp(Ops.CUSTOM, (), value).rtag(value)
    back = parse_graph(print_graph(u))
    assert back is u
    assert type(back.arg) is type(value) or isinstance(back.arg, float)


def test_data_that_python_calls_equal_stays_different():
    ones = [UOp(Ops.CUSTOM, (), (v,)) for v in (True, 1, 1.0)]
    assert len(set(ones)) == 3
    assert UOp(Ops.CUSTOM, (), (ConstFloat(1.0),)) is ones[2]
    zeros = [UOp(Ops.CUSTOM, (), v) for v in (0.0, -0.0, 0, False)]
    assert len(set(zeros)) == 4


def test_int_constants_of_any_length():
    u = UOp.const("index", 7**9000)
    assert parse_graph(print_graph(u)) is u


@pytest.mark.parametrize("space", ["\u2028", "\x0b", "\x85", "\u3000"])
def test_other_white_space_has_a_place(space):
    with pytest.raises(ValueError, match="line 1, column 23: unexpected character"):
        parse_graph(f"%0 = CONST(1) : int32 {space}\n")


def test_numbers_that_grow_without_bound_are_refused():
    squares = "".join(f"%{i + 1} = MUL(%{i}, %{i}) : index\n" for i in range(60))
    with pytest.raises(ValueError, match="at most 65536 bits"):
        parse_graph("%0 = CONST(3) : index\n" + squares).simplify()
    for power in ("%2 = POW(%0, %1)\n%3 = POW(%2, %1)\n", "%2 = POW(%0, %1)\n%3 = POW(%1, %2)\n"):
        with pytest.raises(ValueError, match="at most 65536 bits"):
            parse_graph("%0 = CONST(-3) : index\n%1 = CONST(40000) : index\n" + power).simplify()
    with pytest.raises(ValueError, match="line 1, column 6: .*at most 65536 bits"):
        parse_graph(f"%0 = CONST(0x{'f' * 20000}) : index\n")
    minus = parse_graph(
        "%0 = CONST(-1) : index\n%1 = CONST(0x1" + "0" * 500 + "1) : index\n%2 = POW(%0, %1)\n"
    )
    assert minus.simplify().value == -1


def test_intervals_of_repeated_squaring_stay_small():
    x = UOp.variable("x", -9, 9)
    for _ in range(60):
        x = x * x
    assert (x < 5).op is Ops.CMPLT and x.vmax > 0 and x.vmax.bit_length() <= 65536


def test_symbolic_shapes():
    n = UOp.variable("n", 1, 10)
    x = UOp.param(0, "float", (n, 4)).pad(((1, 0), (0, n)))
    text = print_graph(x)
    assert parse_graph(text) is x
    assert "float32[%3, 4]" in text
    assert text.splitlines()[-1].endswith(": float32[?, ?]")


def test_tags_hold_uops():
    u = UOp.const("int", 5).rtag((UOp.const("int", 6), "x"))
    assert parse_graph(print_graph(u)) is u


def test_numbering_does_not_depend_on_the_process():
    """Names follow the order of the walk; ids of global buffers are shown renumbered on request."""
    a, b = UOp.new_buffer("CPU", 4, "int"), UOp.new_buffer("CPU", 4, "int")
    text = print_graph(a + b * a, renumber_buffers=True)
    assert "id=(0,)" in text
    assert "id=(1,)" in text
    c, d = UOp.new_buffer("CPU", 4, "int"), UOp.new_buffer("CPU", 4, "int")
    assert print_graph(c + d * c, renumber_buffers=True) == text
    assert print_graph(c + d * c) != print_graph(a + b * a)


def test_a_small_change_is_a_small_diff():
    before = print_graph(_rowsum()).splitlines()
    after = print_graph(parse_graph(MATMUL.replace("Ops.ADD", "Ops.MAX"))).splitlines()
    assert [i for i, (x, y) in enumerate(zip(before, after, strict=True)) if x != y] == [11]


def test_hand_written_text_may_leave_types_out_and_name_nodes():
    text = """
    # a comment
    %one = CONST(1) : int32   # the dtype of a constant is needed
    %sum = ADD(%one, %one)
    """
    assert parse_graph(text) is UOp.const("int", 1) + UOp.const("int", 1)


BAD_TEXT = {
    "": (1, 1, "no node"),
    "hello": (1, 1, "expected a line like"),
    "%0 = FOO()": (1, 6, "unknown op"),
    "%0 = CONST(1)": (1, 14, "needs its dtype"),
    "%0 = CONST(1) : float33": (1, 17, "expected a dtype"),
    "%0 = CONST(1) : int32\n%1 = ADD(%0, %9)": (2, 14, "%9 is not defined"),
    "%0 = CONST(1) : int32\n%0 = CONST(2) : int32": (2, 1, "defined twice"),
    "%0 = CONST(1) : int32\n%1 = NEG(%0) : float32": (2, 14, "is int32"),
    "%0 = CONST(1) : int32\n%1 = NEG(%0) : int32[2]": (2, 14, "is int32"),
    "%0 = CONST(1) : int32\n%1 = ADD(%0)": (2, 6, "ADD takes 2 sources"),
    "%0 = CONST(1) : int32\n  %1 = SQRT(%0)": (2, 8, "operands must be floats"),
    "%0 = CONST(1) : int32 extra": (1, 23, "unexpected"),
    "%0 = CONST((1)) : int32": (1, 14, "needs a comma"),
    '%0 = DEVICE("abc)': (1, 13, "unexpected character"),
    '%0 = DEVICE("a\\q")': (1, 13, "bad string"),
    "%0 = CONST($) : int32": (1, 12, "unexpected character"),
    "%0 = PARAM(slot=0)": (1, 12, "needs its field 'dtype'"),
    "%0 = BUFFER(id=(0,), size=1.5, dtype=int32, device=None)": (1, 13, "size must be int"),
    "%0 = BUFFER(id=(0,), colour=1)": (1, 13, "no field 'colour'"),
    '%0 = CUSTOM(@"os.system"("ls"))': (1, 14, "not registered"),
    '%0 = CUSTOM(x"abc")': (1, 13, "even number"),
    "%0 = CUSTOM(" + "(" * 500 + ")" * 500 + ")": (1, 78, "nested deeper"),
    "%0 = NOOP()\nreturn %0\n%1 = NOOP()": (3, 1, "nothing may follow"),
    "return %0": (1, 8, "not defined"),
}


@pytest.mark.parametrize("text", BAD_TEXT, ids=range(len(BAD_TEXT)))
def test_bad_text_is_refused_with_line_and_column(text):
    line, column, why = BAD_TEXT[text]
    with pytest.raises(ValueError, match=f"line {line}, column {column}: ") as e:
        parse_graph(text)
    assert why in str(e.value)


class Instruction:
    """A foreign arg: what an assembler package would put into INS."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Instruction) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Unregistered(Instruction):
    pass


def test_foreign_args_go_through_their_registered_codec():
    register_arg_type(Instruction, lambda i: i.text, Instruction)
    u = UOp(Ops.INS, (), (1, Instruction('v_add "x"')))
    assert parse_graph(print_graph(u)) is u
    with pytest.raises(TypeError, match="register_arg_type"):
        UOp(Ops.INS, (), Unregistered("x"))
    with pytest.raises(TypeError, match="no text form"):
        print_graph(UOp.const("int", 1).rtag(Unregistered("x")))


def test_every_field_of_every_record_has_a_check():
    for cls in ARG_RECORDS.values():
        for name, (annotation, _) in fields_of(cls).items():
            assert annotation in FIELD_CHECKS, f"{cls.__name__}.{name}: {annotation}"


def test_print_uops_lists_index_op_dtype_sources_and_arg(capsys):
    one = UOp.const("float", 1.5)
    x = UOp.param(0, "float", (4,)).index(UOp.range(4, 0))
    print_uops([x.src[1], x, x + one])
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].split(None, 4) == ["0", "RANGE", "index", "[4]", "id=(0,)"]
    assert rows[1].split() == ["1", "INDEX", "float32", "[PARAM,", "%0]"]
    assert rows[2].split() == ["2", "ADD", "float32", "[%1,", "1.5]"]


def test_reprs_of_huge_graphs_are_short():
    x = UOp.const("int", 1)
    for _ in range(200):
        x = x + x
    assert len(repr(x)) < 1000
    assert len(repr(UOp.sink(*[x.rtag(i) for i in range(1000)]))) < 3000
    assert len(repr(UOp(Ops.SOURCE, arg="x" * 100000))) < 400


@pytest.mark.parametrize(
    "const", ["1.5) : int8", "300) : int8", "1) : float32", "True) : int8", "0.1) : float32"]
)
def test_a_constant_must_be_a_value_of_its_dtype(const):
    with pytest.raises(ValueError, match="line 1, column 6: .* is no value of"):
        parse_graph(f"%0 = CONST({const}\n")
    with pytest.raises(ValueError, match="line 1, column 6: .* is no value of"):
        parse_graph(f"%0 = VCONST(({const.replace(')', ',))')}[1]\n")
