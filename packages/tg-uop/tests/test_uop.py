"""Nodes: interned, weakly held, safe under threads, keyed by structure, and never recursive."""

import gc
import operator
import subprocess
import sys
import threading

import pytest

from tg_uop import uop
from tg_uop.dtype import dtypes
from tg_uop.ops import AddrSpace, Ops, ProgramInfo
from tg_uop.serialize import dumps, loads
from tg_uop.text import parse_graph, print_graph, short_repr
from tg_uop.uop import UOp, Variable, substitute_params, toposort

DEEP = 100_000


def test_equal_fields_are_one_object():
    a = UOp.param(0, "float", (4,))
    assert a + a is a + a
    assert (a + a) == (a + a)
    assert {a + a: 1}[a + a] == 1
    assert UOp.const("int", 1) is not UOp.const("float", 1)
    assert UOp.const("float", 0.0) is not UOp.const("float", -0.0)
    assert UOp.const("float", float("nan")) is UOp.const("float", float("nan"))
    assert UOp.const("int8", 257) is UOp.const("int8", 1)


def test_replace_changes_fields_and_only_those():
    a, b = UOp.param(0, "float", (4,)), UOp.param(1, "float", (4,))
    assert (a + b).replace() is a + b
    assert (a + b).replace(op=Ops.MUL) is a * b
    assert (a + b).replace(src=(b, a)) is b + a
    assert (a + b).rtag("x").tag == "x"
    assert (a + b).rtag("x").rtag(None) is a + b
    assert a.cast("int").replace(dtype="half") is a.cast("half")
    with pytest.raises(TypeError, match="replace takes"):
        a.replace(shape=(1,))


def test_new_buffers_are_all_different():
    made = [UOp.new_buffer("CPU", 4, "int") for _ in range(100)]
    assert len(set(made)) == 100


def test_a_forked_process_makes_other_ids():
    script = """import os, sys
from tg_uop.uop import UOp
a = UOp.new_buffer("CPU", 1, "int").arg.id
pid = os.fork()
ids = UOp.new_buffer("CPU", 1, "int").arg.id
print(ids, flush=True)
if pid: os.waitpid(pid, 0)"""
    out = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert len(set(out.stdout.split("\n")[:2])) == 2


def test_nodes_do_not_change_and_do_not_iterate():
    a = UOp.param(0, "float", (4,))
    with pytest.raises(TypeError, match="not iterable"):
        list(a)
    with pytest.raises(AttributeError):
        a.colour = 1


def test_four_threads_never_hold_two_equal_nodes():
    made: list[list[UOp]] = [[], [], [], []]
    barrier = threading.Barrier(4)

    def work(out: list[UOp]) -> None:
        barrier.wait()
        x = UOp.const("int", 0)
        for i in range(5000):
            x = x + UOp.const("int", i % 97)
            out.append(x)

    previous = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(m,)) for m in made]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
    finally:
        sys.setswitchinterval(previous)
    for others in made[1:]:
        assert all(map(operator.is_, made[0], others))


def test_threads_that_free_nodes_leave_a_right_table():
    def work() -> None:
        for i in range(3000):
            x = UOp.const("int", i % 7) + UOp.const("int", i % 5)
            assert x.src[0] is UOp.const("int", i % 7)

    errors: list[BaseException] = []

    def guarded() -> None:
        try:
            work()
        except BaseException as e:  # noqa: BLE001
            errors.append(e)

    threads = [threading.Thread(target=guarded) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert errors == []


def test_graphs_nobody_holds_are_freed():
    script = """import gc
from tg_uop.uop import UOp, _interned
def live(): return sum(isinstance(o, UOp) for o in gc.get_objects())
before = live()
x = UOp.param(0, "float", (4, 4))
y = (x + x.permute(1, 0)).reduce(axes=(1,)) * 2.0
y.key, y.device, y.axis, y.min_max, y.ranges, repr(y)
assert live() > before + 5
del x, y
gc.collect()
gc.collect()
assert live() == before, (before, live())
assert len(_interned) == before, len(_interned)"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


def test_toposort_lists_sources_first_and_each_once():
    a, b = UOp.param(0, "int", (4,)), UOp.param(1, "int", (4,))
    root = (a + b) * (a + b) + a
    order = root.toposort()
    assert len(order) == len(set(order))
    assert order[-1] is root
    assert all(order.index(s) < order.index(u) for u in order for s in u.src)
    assert toposort([a, b])[-1] is b


def test_a_gate_stops_descent():
    a, b = UOp.param(0, "int", (4,)), UOp.param(1, "int", (4,))
    root = (a * b).reduce(axes=(0,))
    order = root.toposort(lambda u: u.op is not Ops.MUL)
    assert root in order
    assert not {a * b, a, b} & set(order)


def test_key_depends_on_structure_only():
    a, b = UOp.param(0, "int", (4,)), UOp.param(1, "int", (4,))
    keys = {u.key for u in (a, b, a + b, b + a, a * b, (a + b).rtag(1), (a + b).rtag(True), a.cast("half"))}
    assert len(keys) == 8
    assert (a + b).key == (a + b).key
    assert len(a.key) == 16


def test_key_sees_uops_inside_args():
    def program(n: UOp) -> UOp:
        sink = UOp.sink()
        return UOp(Ops.PROGRAM, (sink,), ProgramInfo("k", global_size=(n, 1, 1)))

    deep = Variable("n", 1, 4)
    for _ in range(8):
        deep = deep * 2
    deeper = Variable("m", 1, 4)
    for _ in range(8):
        deeper = deeper * 2
    assert short_repr(deep) != "" and program(deep).key != program(deeper).key


def test_ranges_are_open_until_closed():
    i, j = UOp.range(4, 0), UOp.range(3, 1)
    x = UOp.param(0, "float", (12,)).index(i * 3 + j)
    assert list(x.ranges) == [i, j]
    assert list(x.reduce(j).ranges) == [i]
    assert list(UOp.param(1, "float", (4,)).index(i).store(x.reduce(j)).end(i).ranges) == []


def test_marg_base_and_buf_uop():
    buf = UOp.new_buffer("CPU", 12, "float")
    x = buf.reshape(3, 4)
    assert x.marg == (3, 4)
    assert x.pad(((1, 2), (0, 0))).marg == ((1, 2), (0, 0))
    assert x.permute(1, 0).flip(True, False).base is buf
    assert x.permute(1, 0).buf_uop is buf
    with pytest.raises(ValueError, match="not storage"):
        _ = (x + x).buf_uop
    with pytest.raises(ValueError, match="not a movement op"):
        _ = (x + x).marg


def test_movement_that_changes_nothing_is_the_same_node():
    x = UOp.param(0, "float", (3, 4))
    assert x.reshape(3, 4) is x
    assert x.expand(3, 4) is x
    assert x.permute(0, 1) is x
    assert x.flip(False, False) is x
    assert x.pad(((0, 0), (0, 0))) is x
    assert x.shrink(((0, 3), (0, 4))) is x
    assert x.cast("float") is x


def test_operators_build_the_ops_they_say():
    x = UOp.param(0, "int", (4,))
    ops = {
        x + 1: Ops.ADD,
        x * 2: Ops.MUL,
        x // 2: Ops.FLOORDIV,
        x % 2: Ops.FLOORMOD,
        x.cdiv(2): Ops.CDIV,
        x.cmod(2): Ops.CMOD,
        x & 1: Ops.AND,
        x | 1: Ops.OR,
        x ^ 1: Ops.XOR,
        x < 1: Ops.CMPLT,
        x.ne(1): Ops.CMPNE,
        x.maximum(1): Ops.MAX,
        (x < 1).where(x, 0): Ops.WHERE,
        x.cast("half"): Ops.CAST,
        x.bitcast("float"): Ops.BITCAST,
    }
    assert all(u.op is op for u, op in ops.items())


def test_variables():
    n = Variable("n", 2, 7)
    assert n.expr == "n"
    assert (n.vmin, n.vmax) == (2, 7)
    bound = n.bind(5)
    assert bound.unbind() == (n, 5)
    assert bound.value == 5
    assert (n * 2 + Variable("a", 0, 1)).variables() == [Variable("a", 0, 1), n]
    for bad in ("9x", ""):
        with pytest.raises(ValueError, match="identifier"):
            Variable(bad, 0, 1)


def test_substitute_params_replaces_by_slot():
    a, b = UOp.param(0, "int", (4,)), UOp.param(1, "int", (4,))
    x = UOp.new_buffer("CPU", 4, "int")
    assert substitute_params(a * b + a, (x, x)) is x * x + x


def test_placeholders():
    p = UOp.placeholder((3, 4), "float", 2)
    assert p.shape == (3, 4)
    assert p.buf_uop.arg.slot == 2
    local = UOp.placeholder((8,), "half", 0, AddrSpace.LOCAL)
    assert local.base.arg.addrspace is AddrSpace.LOCAL


@pytest.fixture(scope="module")
def chain():
    """A chain of 100,000 nodes."""
    one, x = UOp.const(dtypes.int32, 1), UOp.param(0, "int")
    for _ in range(DEEP):
        x = x + one
    return x


DEEP_WORK = {
    "toposort": lambda u: len(u.toposort()) >= DEEP,
    "key": lambda u: len(u.key) == 16,
    "device": lambda u: u.device is None,
    "axis": lambda u: u.axis is None,
    "min_max": lambda u: len(u.min_max) == 2,
    "ranges": lambda u: not u.ranges,
    "repr": lambda u: len(repr(u)) < 1000,
    "print and parse": lambda u: parse_graph(print_graph(u)) is u,
    "serialise": lambda u: loads(dumps(u)) is u,
    "substitute": lambda u: u.substitute({}) is u,
}


@pytest.mark.parametrize("work", DEEP_WORK)
def test_depth_does_not_matter(chain, work):
    assert DEEP_WORK[work](chain)


def test_freeing_a_deep_chain_does_not_overflow():
    one, x = UOp.const(dtypes.int16, 1), UOp.param(0, "short")
    for _ in range(DEEP):
        x = x + one
    before = len(uop._interned)
    del x
    gc.collect()
    assert len(uop._interned) <= before - DEEP
