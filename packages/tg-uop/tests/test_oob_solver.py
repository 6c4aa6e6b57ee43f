"""What intervals leave open about bounds is decided by z3; SPEC=2 looks at what a rewrite makes."""

import pytest

from tg_uop import Context, Ops, PatternMatcher, UOp, UPat, check_oob, dtypes, graph_rewrite
from tg_uop.ops import ConstArg, ReduceArg


def read(index, size):
    return UOp.param(0, "float32", (size,)).index(index)


def test_a_product_within_bounds_only_jointly_is_proven():
    r = UOp.range(10, 0)
    u = read(r * 9 + r * r * -1, 21)  # at most 20, but intervals say 90
    assert check_oob(u, solver=False) == [u] and check_oob(u) == []


def test_an_index_that_leads_outside_names_the_values():
    r = UOp.range(10, 0)
    with pytest.raises(IndexError, match="= [45]"):
        check_oob(read(r * 9 + r * r * -1, 20))


def test_a_gate_counts():
    r, s = UOp.range(10, 0), UOp.range(10, 1)
    assert check_oob(read((r * s).valid(r * s < 50), 50)) == []


def test_an_index_from_memory_stays_open():
    u = read(UOp.param(1, "int32", (4,)).index(0).load(), 20)
    assert check_oob(u)[-1] is u


def test_symbolic_loop_bounds_are_assumed():
    n = UOp.variable("n", 1, 8)
    r = UOp.range(n, 0)
    assert check_oob(read((n - r - 1), 8)) == []


BAD = UOp(Ops.REDUCE, (UOp.param(0, "float32", (2, 3)),), ReduceArg(Ops.ADD, (1, 0)))
rules = PatternMatcher([(UPat(Ops.SIN, name="u"), lambda u: BAD)])


def test_spec_2_names_the_rewrite_that_made_an_illegal_node():
    root = UOp(Ops.SIN, (UOp.param(0, "float32"),))
    assert graph_rewrite(root, rules) is BAD
    with Context(SPEC=2), pytest.raises(RuntimeError, match="rewrite 'break it'.*sorted"):
        graph_rewrite(root, rules, name="break it")


def test_spec_2_looks_at_changed_nodes_only():
    wrong = UOp(Ops.CONST, (), ConstArg(300, dtypes.int8))
    keep = PatternMatcher([(UPat(Ops.NEG, src=(UPat(name="x"),)), lambda x: x)])
    with Context(SPEC=2):
        assert graph_rewrite(UOp(Ops.NEG, (wrong,)), keep) is wrong
