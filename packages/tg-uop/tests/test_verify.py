"""Specs accept legal graphs, refuse each broken rule with node and sources; indices are proven in bounds."""

import re

import pytest

from tg_uop.dtype import Invalid, dtypes
from tg_uop.ops import AddrSpace, AxisType, ConstArg, KernelInfo, Ops, RangeArg, ReduceArg
from tg_uop.uop import UOp, Variable
from tg_uop.verify import check_oob, spec_kernel, spec_program, spec_shared, spec_tensor, type_verify

N = Variable("n", 1, 4)
X = UOp.new_buffer("CPU", 12, "float")
T = X.reshape(3, 4)
OUT, A = UOp.param(0, "int", (12,)), UOp.param(1, "int", (12,))
I, J = UOp.range(3, 0), UOp.range(4, 1)
K = UOp.range(4, 2, AxisType.REDUCE)
ZERO = UOp.const("int", 0)


def _sink(*src: UOp) -> UOp:
    return UOp.sink(*src, arg=KernelInfo("k"))


ROWSUM = _sink(OUT.index(I).store(A.index(I * 4 + K).reduce(K)).end(I))
II, KK = I.cast("int"), K.cast("int")
ACC = UOp.new_buffer(None, 1, "int", AddrSpace.REG)


def _load(place: UOp, *rest: UOp) -> UOp:
    return UOp(Ops.LOAD, (place, *rest))


def _listed(*roots: UOp) -> list[UOp]:
    out: dict[UOp, None] = {}
    for r in roots:
        for u in r.toposort():
            out.setdefault(u)
    return list(out)


def _rowsum_program() -> list[UOp]:
    start = ACC.after(I).index(ZERO).store(ZERO)
    inside = ACC.after(start, K)
    step = inside.index(ZERO).store(_load(inside.index(ZERO)) + _load(A.index(II * 4 + KK))).end(K)
    done = OUT.index(II).store(_load(ACC.after(step).index(ZERO)))
    return _listed(OUT, A, ACC, I, II * 4, II, start, K, step, done.end(I))


LEGAL = {
    "tensor": (spec_tensor, (T + 1.0).reduce(axes=(0,)).permute(1, 0)),
    "assignment": (spec_tensor, X.after(X.store(X * 2.0))),
    "function": (spec_tensor, (UOp.param(0, "float", (3, 4)) * 2.0).function(T).gettuple(0)),
    "schedule": (spec_tensor, UOp(Ops.LINEAR, (ROWSUM.call(X, X, N.bind(2)),))),
    "kernel": (spec_kernel, ROWSUM),
    "padded kernel": (spec_kernel, _sink(OUT.index(J).store(A.index((J - 1).valid(J < 3))).end(J))),
    "kernel with tiles": (
        spec_kernel,
        _sink(OUT.index(UOp.const("index", (0, 1, 2))).store(A.index(UOp.const("index", (2, 1, 0))))),
    ),
    "several outputs": (
        spec_kernel,
        _sink(UOp.group(OUT.index(I).store(ZERO), A.index(I).store(ZERO)).end(I)),
    ),
    "sink by hand": (spec_kernel, _sink(OUT, A)),
    "program": (spec_program, _rowsum_program()),
    "linear": (spec_program, UOp(Ops.LINEAR, tuple(_rowsum_program()))),
    "whole program": (
        spec_program,
        UOp(Ops.PROGRAM, (ROWSUM, UOp(Ops.DEVICE, arg="CPU"), UOp(Ops.LINEAR, tuple(_rowsum_program())))),
    ),
}


@pytest.mark.parametrize("case", LEGAL)
def test_legal_graphs_pass(case):
    spec, graph = LEGAL[case]
    type_verify(graph, spec)


def _swapped() -> list[UOp]:
    code = _rowsum_program()
    i = next(n for n, u in enumerate(code) if u.op is Ops.ADD)
    return [*code[:i], *code[i + 1 :], code[i]]


def _without(op: Ops) -> list[UOp]:
    code = _rowsum_program()
    last = max(n for n, u in enumerate(code) if u.op is op)
    return code[:last] + code[last + 1 :]


def _crossed() -> list[UOp]:
    a, b = OUT.index(II).store(ZERO), A.index(KK).store(ZERO)
    return _listed(OUT, A, I, K, II, KK, a, b, a.end(I), b.end(K))


def _used_after_loop() -> list[UOp]:
    inner = _load(A.index(KK))
    return _listed(OUT, A, I, II, K, inner, A.index(KK).store(ZERO).end(K), OUT.index(II).store(inner).end(I))


BROKEN = {
    "tag": (spec_shared, "tags are scratch", T.rtag(1) + T.rtag(1)),
    "inner tag": (spec_tensor, "tags are scratch", T.rtag("done") * 2.0),
    "weak dtype": (spec_tensor, "weak dtypes end", UOp.const(dtypes.weakint, 1)),
    "inexact constant": (spec_shared, "exactly a value", UOp(Ops.CONST, (), ConstArg(300, dtypes.uint8))),
    "float for int": (spec_shared, "exactly a value", UOp(Ops.CONST, (), ConstArg(2.5, dtypes.int32))),
    "unsorted axes": (spec_shared, "sorted and different", UOp(Ops.REDUCE, (T,), ReduceArg(Ops.ADD, (1, 0)))),
    "reduce over a value": (spec_shared, "are RANGEs", UOp(Ops.REDUCE, (T, T), ReduceArg(Ops.ADD))),
    "float bound": (spec_shared, "integer scalar", UOp.range(UOp.const("float", 3.0), 0)),
    "empty loop id": (spec_shared, "non-empty tuple", UOp(Ops.RANGE, (I.src[0],), RangeArg(()))),
    "store to a value": (spec_shared, "storage or a view", (T + T).store(T)),
    "integer gate": (spec_shared, "a gate is bool", OUT.index(0).store(ZERO, ZERO)),
    "threefry of ints": (spec_shared, "four uint32", UOp(Ops.THREEFRY, (ZERO,) * 4, 0)),
    "bound value": (spec_shared, "only a variable is bound", UOp(Ops.BIND, (ZERO,), 3)),
    "codegen op in a tensor": (spec_tensor, "LOAD has no place", _load(X.index(0)) + 1.0),
    "buffer nowhere": (spec_tensor, "has a device", UOp.new_buffer(None, 4, "float")),
    "open range in a tensor": (spec_tensor, "closed below the root", X.index(I)),
    "wide index in a tensor": (spec_tensor, "single elements", UOp(Ops.INDEX, (X, UOp.const("index", 0)), 4)),
    "function without tuple": (
        spec_tensor,
        "is a TUPLE",
        UOp(Ops.FUNCTION, (T,), LEGAL["function"][1].src[0].arg),
    ),
    "kernel in a tensor": (spec_tensor, "no kernel info", ROWSUM),
    "global buffer in a kernel": (
        spec_kernel,
        "is LOCAL or REG",
        _sink(OUT.index(0).store(X.index(0).cast("int"))),
    ),
    "open range in a kernel": (spec_kernel, "closed below the root", _sink(OUT.index(I).store(ZERO))),
    "closed twice": (
        spec_kernel,
        "a RANGE ends once",
        _sink(OUT.index(I).store(ZERO).end(I), A.index(I).store(ZERO).end(I)),
    ),
    "same id": (
        spec_kernel,
        "ids of RANGEs",
        _sink(OUT.index(I).store(ZERO).end(I), A.index(UOp.range(2, 0)).store(ZERO).end(UOp.range(2, 0))),
    ),
    "same slot": (
        spec_kernel,
        "one PARAM",
        _sink(OUT.index(0).store(UOp.param(0, "float", (3,)).index(0).cast("int"))),
    ),
    "end of a value": (spec_kernel, "END closes RANGEs", _sink(OUT.index(0).store(ZERO).end(ZERO))),
    "shaped parameter": (
        spec_kernel,
        "a PARAM is flat",
        _sink(UOp.param(0, "int", (2, 2)).store(UOp.param(1, "int", (2, 2)))),
    ),
    "no kernel info": (spec_kernel, "carries a KernelInfo", UOp.sink(OUT.index(0).store(ZERO))),
    "value in a sink": (spec_kernel, "are effects", _sink(A.index(0) + 1)),
    "call in a kernel": (spec_kernel, "CALL has no place", _sink(ROWSUM.call(OUT, A))),
    "symbolic tile": (
        spec_kernel,
        "tiles of constant shape",
        _sink(OUT.index(0).store(A.index(0).reshape(1).expand(N).reduce(axes=(0,)).reshape(()))),
    ),
    "value in a group": (spec_kernel, "a GROUP holds effects", _sink(UOp(Ops.GROUP, (A.index(0) + 1,)))),
    "end of no branch": (
        spec_program,
        "ENDIF closes an IF",
        _listed(UOp(Ops.ENDIF, (OUT.index(ZERO).store(ZERO),))),
    ),
    "whole buffer": (spec_program, "one index", _listed(UOp(Ops.INDEX, (A,)))),
    "wrong order": (spec_program, "before its user", _swapped()),
    "twice": (spec_program, "before its user, once", [*_rowsum_program(), OUT]),
    "loop never closed": (spec_program, "nest", _without(Ops.END)),
    "crossed loops": (spec_program, "nest", _crossed()),
    "value after its loop": (spec_program, "inside the loop", _used_after_loop()),
    "index arithmetic": (spec_program, "lowered to int32", _listed(I, OUT.index(I * 2).store(ZERO).end(I))),
    "cast to index": (spec_program, "cast to index", _listed(OUT.index(ZERO.cast("index")).store(ZERO))),
    "invalid": (spec_program, "no Invalid", _listed(OUT.index(UOp.const("int", Invalid)).store(ZERO))),
    "two loops in one end": (
        spec_program,
        "END closes one",
        _listed(OUT, I, K, OUT.index(II * 4 + KK).store(ZERO).end(I, K)),
    ),
    "memory without load": (spec_program, "LOAD only", _listed(OUT.index(ZERO).store(A.index(ZERO) + 1))),
    "load of a value": (spec_program, "take an INDEX", _listed(_load(ZERO + ZERO))),
    "tile": (spec_program, "scalar or a vector", _listed(A.reshape(3, 4))),
    "reduce in a program": (spec_program, "REDUCE has no place", _listed(A.reduce(axes=(0,)))),
    "graph instead of a list": (spec_program, "is a list of uops", ROWSUM),
}


@pytest.mark.parametrize("case", BROKEN)
def test_each_rule_can_be_broken(case):
    spec, rule, graph = BROKEN[case]
    with pytest.raises(RuntimeError, match=re.escape(rule)):
        type_verify(graph, spec)


def test_every_rule_of_every_spec_is_broken_by_a_test():
    """A rule nobody can break is no rule."""
    texts = {r.text for spec in (spec_shared, spec_tensor, spec_kernel, spec_program) for r in spec.rules}
    texts |= {r.text for spec in (spec_tensor, spec_kernel, spec_program) for r in spec.graph_rules}
    untested = {t for t in texts if not any(rule in t for _, rule, _ in BROKEN.values())}
    assert untested == set()


def test_the_message_shows_node_sources_and_rule():
    with pytest.raises(RuntimeError) as e:
        type_verify((T + T).store(T), spec_tensor)
    text = str(e.value)
    assert re.search(r"tensor graph, node \d+ breaks a rule: the target of a store", text)
    assert "node: <STORE(" in text
    assert "source 0: <ADD(" in text
    assert "source 1: <RESHAPE(" in text


def test_bodies_of_calls_are_scopes_of_their_own():
    type_verify(UOp(Ops.LINEAR, (ROWSUM.rtag(1).call(X, X),)), spec_tensor)


# *** bounds ***

PROVEN = {
    "affine": A.index(I * 4 + J),
    "constant": A.index(11),
    "vector": A.index(UOp.const("index", (0, 11, Invalid))),
    "gated": A.index((I * 5 + J).valid((I < 2) & (J < 4))),
    "padded": A.index((J - 1).valid((J < 1).ne(True))),
    "shifted gate": A.index((J + 9).valid((J + 9) < 12)),
    "scaled gate": A.index((J * 5).valid((J * 5) < 12)),
    "gate never holds": A.index((J + 50).valid(J < 0)),
    "wide": UOp(Ops.INDEX, (A, J * 3), 3),
    "loop that never runs": A.index(UOp.range(0, 5) + 40),
    "several axes": A.reshape(3, 4).index(I, J),
    "gated load": UOp(Ops.LOAD, (A.index(J * 5), ZERO, J < 3)),
    "variable": A.index(Variable("n", 0, 11)),
    "remainder": A.index((I * 100 + J) % 12),
    "value, not storage": (A + A).index(I * 40),
}
OUTSIDE = {
    "affine": (A.index(I * 5 + J), "[0, 13]"),
    "constant": (A.index(12), "[12, 12]"),
    "negative": (A.index(J - 1), "[-1, 2]"),
    "vector": (A.index(UOp.const("index", (0, 12))), "[0, 12]"),
    "gate too weak": (A.index((I * 6 + J).valid(I < 3)), "[0, 15]"),
    "padding off by one": (A.index((J - 2).valid((J < 1).ne(True))), "[-1, 1]"),
    "wide": (UOp(Ops.INDEX, (A, J * 3), 4), "[0, 12]"),
    "second axis": (A.reshape(3, 4).index(I, J + 1), "[1, 4]"),
    "far away": (A.index((I * J) + 12), "[12, 18]"),
    "gated store": (A.index(J * 5).store(ZERO, J < 4), "[0, 15]"),
    "scaled gate": (A.index((J * 5).valid((J * 5) < 16)), "[0, 15]"),
}
UNDECIDED = {
    "product of loops": A.index(I * J * 3),
    "loaded index": A.index(OUT.index(I)),
    "loop used twice": A.index(I * 9 + I * -3),
    "gate on another value": A.index((J * 5).valid(OUT.index(J) < 3)),
}


@pytest.mark.parametrize("case", PROVEN)
def test_indices_proven_inside(case):
    assert check_oob(PROVEN[case], solver=False) == []


@pytest.mark.parametrize("case", OUTSIDE)
def test_indices_proven_outside(case):
    u, interval = OUTSIDE[case]
    with pytest.raises(IndexError, match=re.escape(f"is in {interval}, outside a storage of")):
        check_oob(u)


@pytest.mark.parametrize("case", UNDECIDED)
def test_indices_that_cannot_be_decided_are_returned(case):
    found = check_oob(UNDECIDED[case], solver=False)
    assert found == [UNDECIDED[case]] or found[-1] is UNDECIDED[case]


def test_a_list_of_uops_can_be_checked():
    assert check_oob(_rowsum_program()) == []
