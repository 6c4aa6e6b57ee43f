"""How does a tensor graph become a function of its buffers? Buffers and bound variables become parameters.

Two graphs of one structure give one canonical graph, whatever buffers they touch: the key of the schedule
cache.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tg_uop import DType, GroupOp, Ops, ParamArg, UOp, dtypes


class Callified(NamedTuple):
    """The canonical graph, the buffers its PARAMs stand for in slot order, and the values of bound
    variables."""

    sink: UOp
    buffers: tuple[UOp, ...]
    var_vals: dict[str, int]


def callify(sink: UOp) -> Callified:
    """Replace every buffer by a PARAM (numbered by first occurrence) and every BIND by its variable."""
    mapping: dict[UOp, UOp] = {}
    buffers: list[UOp] = []
    var_vals: dict[str, int] = {}
    nodes = graph_values(sink)
    views = any(u.op is Ops.BUFFER_VIEW for u in nodes)
    read_whole = {s for u in nodes if u.op is not Ops.BUFFER_VIEW for s in u.src} if views else None
    for u in nodes:
        if u.op is Ops.PARAM and u.arg.name is None:
            raise RuntimeError(
                f"parameter {u.arg.slot} of a function has no value while the function is made (@function, "
                "as_param): return tensors from it, and realise or read them outside"
            )
        if u.op is Ops.BIND:
            variable, value = u.unbind()
            if var_vals.setdefault(variable.expr, value) != value:
                raise ValueError(
                    f"variable {variable.expr!r} is bound to {var_vals[variable.expr]} and to {value} "
                    "in one graph; bind it once"
                )
            mapping[u] = variable
        elif u.op is Ops.BUFFER_VIEW or (u.op is Ops.BUFFER and (read_whole is None or u in read_whole)):
            mapping[u] = _parameter(len(buffers), u.dtype, u.shape, u.device, u.axis)
            buffers.append(u)
        else:
            src = u.src
            for s in src:
                if s in mapping:
                    mapping[u] = UOp(u.op, tuple([mapping.get(s, s) for s in src]), u.arg, u.tag)
                    break
    return Callified(mapping.get(sink, sink), tuple(buffers), var_vals)


def graph_values(sink: UOp) -> list[UOp]:
    """Nodes of the graph, not those inside the bodies of calls."""
    nodes = sink.toposort()
    if not any(u.op is Ops.CALL for u in nodes):
        return nodes
    bodies = {u.src[0] for u in nodes if u.op is Ops.CALL}
    return sink.toposort(lambda u: u not in bodies)


@lru_cache(maxsize=4096)
def _parameter(slot: int, dtype: DType, shape: tuple[int, ...], device: Any, axis: int | None) -> UOp:
    return UOp(Ops.PARAM, (UOp.const(dtypes.index, shape),), ParamArg(slot, dtype, device=device, axis=axis))


def base_buffer(u: UOp) -> UOp:
    """The BUFFER under views of bytes (BUFFER_VIEW of BUFFER_VIEW …)."""
    while u.op is Ops.BUFFER_VIEW:
        u = u.src[0]
    return u


# The elements of the first source, in order.
_SAME_ORDER = frozenset(
    {Ops.RESHAPE, Ops.AFTER, Ops.DETACH, Ops.CONTIGUOUS, Ops.NOOP, Ops.CONTIGUOUS_BACKWARD}
)


def contiguous_view(u: UOp) -> tuple[UOp, int] | None:
    """`(storage, element offset)` when `u` is an unbroken run of a stored buffer's elements; None
    otherwise."""
    below = u
    while below.op in _SAME_ORDER:
        below = below.src[0]
    if below.op in GroupOp.Storage:
        return below, 0
    from tg_schedule.indexing import MOVED, flatten  # lazy: indexing is not needed to callify

    indices = tuple(UOp.range(d, n) if d != 1 else UOp.const(dtypes.index, 0) for n, d in enumerate(u.shape))
    wanted = flatten(indices, u.shape)
    while u.op not in GroupOp.Storage:
        if u.op in MOVED and u.op not in (Ops.PAD, Ops.EXPAND):
            indices = MOVED[u.op](u, indices)[0]
        elif u.op not in _SAME_ORDER:
            return None
        u = u.src[0]
    offset = (flatten(indices, u.shape) - wanted).simplify()
    return (u, offset.arg.value) if offset.op is Ops.CONST else None
