"""Which gates are redundant, and where do conditions of padding end? Rules on kernels before tiles are
resolved."""

from __future__ import annotations

from tg_uop import Invalid, Ops, PatternMatcher, UOp, UPat
from tg_uop.symbolic import clauses, split_valid


def _same_gate_load(u: UOp, c: UOp, a: UOp, b: UOp) -> UOp | None:
    """where(g, x[where(g & h, i, Invalid)], 0) is x[where(g & h, i, Invalid)]: reading where nothing is
    gives 0."""
    if (
        a.op is not Ops.INDEX
        or b.op is not Ops.CONST
        or b.arg.value is Invalid
        or b.arg.value != 0
        or str(b.arg.value) == "-0.0"
    ):
        return None
    gate, _ = split_valid(a.src[1])
    if gate is None:
        return None
    own = set(clauses(gate))
    return a if all(x in own for x in clauses(c)) else None


def _one_gate(u: UOp, c: UOp, a: UOp, b: UOp) -> UOp | None:
    """where(c, where(g, i, Invalid), Invalid) has one gate."""
    if b.op is Ops.CONST and b.arg.value is Invalid and split_valid(a)[0] is not None:
        return UOp(Ops.WHERE, (UOp(Ops.AND, (c, a.src[0])), a.src[1], b))
    return None


_WHERE = UPat(Ops.WHERE, src=(UPat(name="c"), UPat(name="a"), UPat(name="b")), name="u")
gate_rules = PatternMatcher([(_WHERE, _same_gate_load), (_WHERE, _one_gate)], name="gates")
