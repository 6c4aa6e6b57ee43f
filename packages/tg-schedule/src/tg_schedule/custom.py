"""What does a hand-written kernel become? The form of scheduled kernels: parameters indexed by one flat
index.

The body of a CALL may index parameters and local memory through movement ops and axis by axis; here those
indices are put together. Bodies that are not a SINK (programs, copies) stay as they are.
"""

from __future__ import annotations

from tg_schedule.indexing import MOVED, both, flatten
from tg_uop import GroupOp, Invalid, Ops, PatternMatcher, UOp, UPat, graph_rewrite


def _gated(index: UOp) -> tuple[UOp, UOp | None]:
    """(index, gate) of `where(gate, index, Invalid)`."""
    if index.op is Ops.WHERE and index.src[2].op is Ops.CONST and index.src[2].arg.value is Invalid:
        inside, gate = _gated(index.src[1])
        return inside, both(index.src[0], gate)
    return index, None


def flat_index(u: UOp, x: UOp) -> UOp | None:
    """An INDEX of single elements through views of storage, as one flat index into the storage."""
    if x.op is Ops.INDEX:
        return x.replace(src=x.src + u.src[1:]) if all(i.shape == () for i in x.src[1:]) else None
    if x.op in GroupOp.Storage and len(x.shape) == 1:
        return None
    if len(u.src) - 1 != len(x.shape) or any(i.shape != () for i in u.src[1:]):
        return None
    gate: UOp | None = None
    indices = []
    for i in u.src[1:]:
        inside, own = _gated(i)
        indices.append(inside)
        gate = both(gate, own)
    deps: list[UOp] = []
    place, base = tuple(indices), x
    while base.op not in GroupOp.Storage:
        if base.op is Ops.AFTER:
            deps.extend(base.src[1:])
        elif base.op in MOVED:
            place, padded = MOVED[base.op](base, place)
            if padded is False:
                return u.const_like(0)
            gate = both(gate, padded) if isinstance(padded, UOp) else gate
        else:
            return None
        base = base.src[0]
    if x.op is Ops.AFTER and x.src[0] is base and len(base.shape) == 1:
        return None
    flat = flatten(place, base.shape)
    flat = flat if gate is None else flat.valid(gate)
    storage = (
        base if len(base.shape) == 1 else base.replace(src=(UOp.const(base.src[0].dtype, (base.numel(),)),))
    )
    return UOp(Ops.INDEX, (storage.after(*dict.fromkeys(deps)), flat), u.arg)


_rules = PatternMatcher(
    [(UPat(Ops.INDEX, src=(UPat(name="x"),), name="u", allow_any_len=True), flat_index)], name="flat indices"
)


def kernel_of_call(body: UOp) -> UOp:
    """The body of a CALL as the code generator takes it."""
    return graph_rewrite(body, _rules, name="custom kernel") if body.op is Ops.SINK else body


def written_slots(body: UOp) -> tuple[int, ...]:
    """Which arguments a CALL of `body` writes: what its stores say, a program's own word, else the first."""
    if body.op is Ops.PROGRAM:
        return tuple(getattr(body.arg, "outs", ())) or (0,)
    if body.op is not Ops.SINK:
        return (0,)
    slots = set()
    for u in body.toposort():
        if u.op is Ops.STORE:
            target = u.src[0]
            while target.op not in GroupOp.Storage and target.src:
                target = target.src[0]
            if target.op is Ops.PARAM:
                slots.add(target.arg.slot)
    return tuple(sorted(slots))
