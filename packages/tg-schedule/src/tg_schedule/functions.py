"""Which FUNCTIONs are scheduled once and reused, and which are written out where they are called?

A body that is called often is planned once; each call then only puts its own memory in. Such a FUNCTION
becomes a CALL of its TUPLE, which takes and gives values in memory. A FUNCTION is written out instead where
it is called once, where it is small (its arithmetic may join kernels around it), or where the graph also
holds what the body computes on the way (its gradient does): that must not be computed twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tg_schedule.callify import contiguous_view
from tg_uop import GroupOp, Ops, UOp, dtypes
from tg_uop.uop import substitute_params

PROBES = 2
REDUCTIONS = 3  # from which on a body is planned as a whole when it is called again


def lower_functions(sink: UOp, plannable: Callable[[UOp, int], bool]) -> UOp:
    """The graph without FUNCTIONs. `plannable(body, arguments)` says whether a body can be planned alone."""
    nodes = sink.toposort()
    calls = [u for u in nodes if u.op is Ops.FUNCTION and u.src[0].op is Ops.TUPLE]
    if not calls:
        return sink
    whole = _planned_once(calls, set(nodes), plannable)
    done: dict[UOp, UOp] = {}
    for u in nodes:
        src = tuple([done[s] for s in u.src])
        if u in whole:
            arguments = [a if contiguous_view(a) is not None else a.contiguous() for a in src[1:]]
            done[u] = UOp(Ops.CALL, (u.src[0], *arguments), u.arg)
        elif u.op is Ops.FUNCTION and src[0].op is Ops.TUPLE:
            done[u] = substitute_params(src[0], src[1:])
        elif u.op is Ops.GETTUPLE and src[0].op is Ops.TUPLE:
            done[u] = src[0].src[u.arg]
        else:
            done[u] = u if src == u.src else UOp(u.op, src, u.arg, u.tag)
    return done[sink]


def _planned_once(calls: list[UOp], nodes: set[UOp], plannable: Callable[[UOp, int], bool]) -> set[UOp]:
    times = Counter(u.src[0] for u in calls)
    bodies: dict[UOp, bool] = {}
    out = set()
    for u in calls:
        body = u.src[0]
        if body not in bodies:
            wanted = (u.arg.precompile or times[body] > 1) and _worth_it(body, u.arg.precompile)
            bodies[body] = wanted and _plain_arguments(u) and plannable(body, len(u.src) - 1)
        if bodies[body] and _plain_arguments(u) and not _computed_elsewhere(u, nodes):
            out.add(u)
    return out


def _worth_it(body: UOp, asked_for: bool) -> bool:
    """Whether a body is large, and one function of its parameters."""
    reductions = 0
    for u in body.toposort():
        if u.op in (Ops.BUFFER, Ops.BUFFER_VIEW, Ops.BIND, Ops.STORE, Ops.CALL, Ops.COPY):
            return False
        if u.op is Ops.PARAM and (isinstance(u.device, tuple) or not _fixed(u)):
            return False
        reductions += u.op is Ops.REDUCE
    return asked_for or reductions >= REDUCTIONS


def _plain_arguments(u: UOp) -> bool:
    return all(
        _fixed(a) and a.dtype is not dtypes.index and a.device is not None and type(a.device) is not tuple
        for a in u.src[1:]
    )


def _fixed(u: UOp) -> bool:
    return all(type(d) is int and d > 0 for d in u.shape)


def _computed_elsewhere(u: UOp, nodes: set[UOp]) -> bool:
    """Whether the graph holds a reduction or the last value of this call's body outside it."""
    body, arguments = u.src[0], u.src[1:]
    probes = [x for x in body.toposort() if x.op is Ops.REDUCE] + [x for x in body.src if x.op in GroupOp.ALU]
    looked_at = 0
    for x in probes:
        written_out = substitute_params(x, arguments)
        if written_out is x:  # of constants alone
            continue
        if written_out in nodes:
            return True
        looked_at += 1
        if looked_at == PROBES:
            break
    return False


def over_flat_memory(body: UOp) -> UOp:
    """A body's values over one-dimensional parameters, as kernels take memory."""
    flat = {}
    for p in body.toposort():
        if p.op is Ops.PARAM and p.arg.name is None:
            memory = UOp.param(p.arg.slot, p.dtype, (p.numel(),), device=p.device)
            flat[p] = memory.reshape(p.shape)
    return UOp.sink(*body.src).substitute(flat)
