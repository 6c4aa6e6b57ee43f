"""How does a graph of values on several devices become one that every device runs?

A value on an n-tuple of devices is split along its `axis`, or whole on each (None). Here every such value
becomes *local*: of the shape one device holds, still on the tuple. Work on local values is one CALL for all
devices; what must travel is a COPY between them (see `collectives`): a REDUCE over the sharded axis, a COPY
to other devices or to another axis, a FLIP or whole shards of the sharded axis.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tg_schedule.collectives import (
    ALLREDUCE_CAST,
    Devices,
    allgather,
    allreduce,
    exchange,
    in_memory,
    is_narrower_float,
    joined,
    local_part,
    reduce_scatter,
    send,
    shard_of,
    split,
)
from tg_schedule.copies import placed
from tg_uop import GroupOp, Ops, UOp, dtypes

_PLACED = frozenset({Ops.PARAM, Ops.BUFFER, Ops.COPY})


_PLACELESS = ("index", "void")


def has_many_devices(nodes: list[UOp]) -> bool:
    """Whether any value of a graph is on several devices."""
    for u in nodes:
        if u.op in _PLACED and type(u.arg if u.op is Ops.COPY else u.arg.device) is tuple:
            return True
    return False


def shard_view(flat: UOp, shape: tuple[Any, ...], axis: int | None) -> UOp:
    """Memory on n devices, (n·size,), as the value of `shape` of which each device holds its share along
    `axis` (None: all of it)."""
    devices = flat.device
    n = len(devices) if isinstance(devices, tuple) else 1
    local = local_shape(shape, axis, n)
    parts = flat.reshape((n, *local))
    if axis is None:
        return UOp(Ops.REPLICATED, (parts,), (0,)).reshape(shape)
    return joined(parts, axis)


def local_shape(shape: tuple[Any, ...], axis: int | None, n: int) -> tuple[Any, ...]:
    """What each of `n` devices holds of a value of `shape`. ValueError when it does not divide."""
    if axis is None:
        return shape
    size = shape[axis]
    if type(size) is not int or size % n:
        raise ValueError(f"axis {axis} of shape {shape} does not divide over {n} devices")
    return shape[:axis] + (size // n,) + shape[axis + 1 :]


class Lowering:
    """Local values of a graph's nodes, sources first."""

    def __init__(self, nodes: list[UOp]) -> None:
        self.local: dict[UOp, UOp] = {}
        self.at: dict[UOp, Any] = {}  # the device of every value, also of indices
        self.partial: dict[UOp, tuple[UOp, Ops]] = {}  # all-reduced values: what was to be reduced
        self.narrow = _narrow_sums(nodes) if ALLREDUCE_CAST else {}
        for u in nodes:
            # what is computed from indices has no device of its own
            self.at[u] = u.device or next((d for x in u.src if (d := self.at.get(x)) is not None), None)
            value = self.lower(u)
            if isinstance(self.at[u], tuple) and value.device is None and u.dtype.kind not in _PLACELESS:
                value = placed(value, self.at[u])
            self.local[u] = value

    def lower(self, u: UOp) -> UOp:
        if u.op is Ops.COPY:
            return self.copy(u)
        if not isinstance(self.at[u], tuple):
            self._refuse_mixed(u)
            return self._rebuilt(u)
        found = _RULES.get(u.op)
        if found is not None:
            return found(self, u)
        if u.op in GroupOp.ALU:
            return UOp(u.op, tuple(self.aligned(s, u) for s in u.src), u.arg)
        if u.op in _THROUGH:
            return self._rebuilt(u)
        raise ValueError(
            f"{u.op.name} on several devices is not possible: gather its sources with .to(device)"
        )

    def _rebuilt(self, u: UOp) -> UOp:
        src = tuple([self.local.get(s, s) for s in u.src])  # (bodies of calls are not nodes of the graph)
        return u if src == u.src else UOp(u.op, src, u.arg, u.tag)

    def _refuse_mixed(self, u: UOp) -> None:
        if u.op is not Ops.SINK and u.op not in (Ops.AFTER, Ops.GROUP):
            for s in u.src:
                if isinstance(self.at.get(s), tuple):
                    raise _mixed(u)

    def aligned(self, s: UOp, u: UOp, axis: int | None = None) -> UOp:
        """The local value of operand `s` of `u`, split as `u` is (or on `axis`)."""
        devices: Any = self.at[u]
        axis = u.axis if axis is None else axis
        value, at = self.local[s], self.at[s]
        if at is not None and at != devices:
            raise _mixed(u)
        if axis is None or not s.shape or (isinstance(at, tuple) and s.axis == axis):
            return value
        return self.share(value, axis, devices)

    def share(self, value: UOp, axis: int, devices: Devices) -> UOp:
        """This device's share of a value all hold; one that is summed over devices is summed in shares."""
        found = self.partial.get(value)
        if found is not None and found[0].shape[axis] % len(devices) == 0:
            return reduce_scatter(found[0], found[1], axis, devices)
        return local_part(value, axis, len(devices))

    # *** movement ***

    def shaped(self, u: UOp) -> UOp:
        """RESHAPE and EXPAND."""
        shape = local_shape(u.shape, u.axis, len(self.at[u]))
        x = self.local[u.src[0]]
        return self._partly(u, x.reshape(shape) if u.op is Ops.RESHAPE else x.expand(shape))

    def permute(self, u: UOp) -> UOp:
        return self._partly(u, self._rebuilt(u))

    def _partly(self, u: UOp, value: UOp) -> UOp:
        """`value`, a view of what was reduced over devices, remembers what was to be reduced."""
        found = self.partial.get(self.local[u.src[0]])
        if found is not None and u.op is not Ops.EXPAND:
            x, op = found
            x = x.permute(u.arg) if u.op is Ops.PERMUTE else x.reshape(value.shape)
            self.partial[value] = (x, op)
        return value

    def flip(self, u: UOp) -> UOp:
        x = self._rebuilt(u)
        axis = u.src[0].axis
        if axis is None or not u.arg[axis]:
            return x
        devices: Any = self.at[u]
        x = in_memory(x)
        return send([shard_of(x, n) for n in reversed(range(len(devices)))], devices)

    def bounded(self, u: UOp) -> UOp:
        """PAD and SHRINK: other axes as they are; whole shards of the sharded axis go to every device."""
        axis, x, devices = u.src[0].axis, self.local[u.src[0]], self.at[u]
        if axis is None:
            return self._rebuilt(u)
        bounds = list(u.marg)
        begin, end = bounds[axis]
        size = x.shape[axis]
        bounds[axis] = (0, 0) if u.op is Ops.PAD else (0, size)
        x = x.pad(tuple(bounds)) if u.op is Ops.PAD else x.shrink(tuple(bounds))
        if u.axis is not None:
            return x
        assert isinstance(devices, tuple)
        x = in_memory(x)
        taken = [send([shard_of(x, i)] * len(devices), devices) for i in range(begin // size, end // size)]
        return taken[0] if len(taken) == 1 else joined(UOp(Ops.STACK, tuple(taken)), axis)

    def replicated(self, u: UOp) -> UOp:
        if u.src[0].axis not in u.arg:
            raise ValueError(f"REPLICATED along {u.arg}, which is not the sharded axis {u.src[0].axis}")
        return self.local[u.src[0]].reshape(u.shape)

    def index(self, u: UOp) -> UOp:
        source, axis = u.src[0], u.axis
        if axis is None:
            return self._rebuilt(u)
        src, place = [self.local[source]], 0
        devices: Any = self.at[u]
        for i in u.src[1:]:
            value, inside = self.local[i], axis - place
            if i.axis is None and 0 <= inside < len(i.shape):
                value = self.share(value, inside, devices)
            src.append(value)
            place += len(i.shape)
        if source.axis is None and axis >= place:
            src[0] = self.share(src[0], axis - place + len(u.src) - 1, devices)
        return UOp(Ops.INDEX, tuple(src), u.arg)

    def stack(self, u: UOp) -> UOp:
        axis = u.axis
        return UOp(Ops.STACK, tuple(self.aligned(s, u, None if axis is None else axis - 1) for s in u.src))

    # *** memory ***

    def param(self, u: UOp) -> UOp:
        assert isinstance(u.arg.device, tuple)
        shape = local_shape(u.shape, u.arg.axis, len(u.arg.device))
        return UOp(Ops.PARAM, (UOp.const(dtypes.index, shape),), u.arg._replace(axis=None))

    def store(self, u: UOp) -> UOp:
        target, value = u.src[0], u.src[1]
        if isinstance(value.device, tuple) and value.axis is not None and value.axis != target.axis:
            raise _other_axis(target, value)
        return UOp(
            Ops.STORE,
            (self.local[target], self.aligned(value, target), *(self.local[s] for s in u.src[2:])),
            u.arg,
        )

    # *** what travels ***

    def reduce(self, u: UOp) -> UOp:
        x = u.src[0]
        local = self._rebuilt(u)
        if x.axis is None or x.axis not in u.arg.axes:
            return local
        devices: Any = self.at[u]
        out = allreduce(local, u.arg.op, devices, self.narrow.get(u))
        if u not in self.narrow:
            self.partial[out] = (local, u.arg.op)
        return out

    def copy(self, u: UOp) -> UOp:
        source, target = u.src[0], u.arg
        value, at = self.local[source], self.at[source]
        if isinstance(target, tuple):
            return self.spread(u, source, target)
        if not isinstance(at, tuple):
            return UOp(Ops.COPY, (value,), target)
        if source.axis is None:
            return UOp(Ops.COPY, (shard_of(in_memory(value), _nearest(target, at)),), target)
        return joined(gathered(value, target), source.axis)

    def spread(self, u: UOp, source: UOp, devices: Devices) -> UOp:
        """A copy to several devices: each gets its share of axis 0."""
        n = len(devices)
        if source.op is Ops.EXPAND and u.axis == 0 and source.src[0].shape[0] == 1 and u.shape[0] == n:
            everywhere = self.everywhere(source.src[0], devices)
            return everywhere.expand((1, *u.shape[1:]))
        value, at = self.local[source], self.at[source]
        if at is None or u.axis is None or (at == devices and source.axis is None):
            if u.axis is None:
                return self.everywhere(source, devices)
            return value if source.axis == 0 else self.share(value, 0, devices)
        if at == devices:
            assert source.axis is not None
            if source.axis == 0:
                return value
            return joined(exchange(split(value, 0, n), devices), source.axis)
        x = in_memory(value)
        if isinstance(at, tuple) and source.axis is not None:
            if source.axis == 0 and len(at) == n:
                return send([shard_of(x, j) for j in range(n)], devices)
            x = in_memory(joined(gathered(value, at[0]), source.axis))
        size = u.shape[0] // n
        parts = [x.shrink(((j * size, (j + 1) * size), *((0, d) for d in u.shape[1:]))) for j in range(n)]
        if isinstance(at, tuple) and source.axis is None:
            parts = [shard_of(p, _nearest(d, at)) for p, d in zip(parts, devices, strict=True)]
        return send(parts, devices)

    def everywhere(self, source: UOp, devices: Devices) -> UOp:
        """A value, whole, on each of `devices`."""
        value, at = self.local[source], self.at[source]
        if at is None or (at == devices and source.axis is None):
            return value
        if at == devices:
            assert source.axis is not None
            return joined(allgather(value, devices), source.axis)
        x = in_memory(value)
        if not isinstance(at, tuple):
            return send([x] * len(devices), devices)
        if source.axis is None:
            return send([shard_of(x, _nearest(d, at)) for d in devices], devices)
        whole = in_memory(joined(gathered(value, at[0]), source.axis))
        return send([whole] * len(devices), devices)


def gathered(x: UOp, device: str) -> UOp:
    """Every device's `x`, stacked along a new first axis, on one device."""
    return UOp(Ops.COPY, (in_memory(x).reshape((1, *x.shape)).multi(0),), device)


def _nearest(device: str, devices: Devices) -> int:
    return devices.index(device) if device in devices else 0


def _narrow_sums(nodes: list[UOp]) -> dict[UOp, Any]:
    """Sums over devices that are only used cast to a narrower float, with that float."""
    users: dict[UOp, set[UOp]] = {}
    for u in nodes:
        for s in u.src:
            users.setdefault(s, set()).add(u)
    out = {}
    for u in nodes:
        if u.op is not Ops.REDUCE or u.src[0].axis is None or u.src[0].axis not in u.arg.axes:
            continue
        reading = users.get(u, set())
        while len(reading) == 1 and (only := next(iter(reading))).op in GroupOp.Movement and only in users:
            reading = users[only]
        kinds = {r.dtype for r in reading if r.op is Ops.CAST}
        if len(kinds) == 1 and len(reading) == len([r for r in reading if r.op is Ops.CAST]):
            kind = kinds.pop()
            if is_narrower_float(kind, u.dtype):
                out[u] = kind
    return out


def _text(u: UOp) -> str:
    where = "sharded on axis " + str(u.axis) if u.axis is not None else "on"
    return f"{u.dtype.name}{list(u.shape)} {where} {u.device}"


def _mixed(u: UOp) -> ValueError:
    given = list(dict.fromkeys(_text(s) for s in u.src if s.device is not None))
    return ValueError(
        f"{u.op.name}: operands are on different devices: {' and '.join(given)}; "
        "move one with .to(device), or spread it with .shard(devices, axis) / .shard_like(other)"
    )


def _other_axis(target: UOp, value: UOp) -> RuntimeError:
    return RuntimeError(
        f"a value {_text(value)} cannot be written to {_text(target)}: reshard it with .shard_like(target)"
    )


_Rule = Callable[[Lowering, UOp], UOp]
_RULES: dict[Ops, _Rule] = {
    Ops.PARAM: Lowering.param,
    Ops.RESHAPE: Lowering.shaped,
    Ops.EXPAND: Lowering.shaped,
    Ops.PERMUTE: Lowering.permute,
    Ops.FLIP: Lowering.flip,
    Ops.PAD: Lowering.bounded,
    Ops.SHRINK: Lowering.bounded,
    Ops.REPLICATED: Lowering.replicated,
    Ops.MULTI: lambda lowering, u: lowering.local[u.src[0]],
    Ops.INDEX: Lowering.index,
    Ops.STACK: Lowering.stack,
    Ops.STORE: Lowering.store,
    Ops.REDUCE: Lowering.reduce,
}
# What each device does to its own: order, identities, calls of kernels.
_THROUGH = GroupOp.Identity | {Ops.CALL, Ops.SINK, Ops.GROUP}


def lower_devices(sink: UOp, nodes: list[UOp]) -> tuple[UOp, tuple[Any, ...]]:
    """The graph with local values in place of values on several devices (`nodes`: its nodes, sources first),
    and where each of its roots is.

    ValueError for operands on different devices or axes, RuntimeError for a store to another axis.
    """
    lowering = Lowering(nodes)
    return lowering.local[sink], tuple(lowering.at[root] for root in sink.src)


__all__ = ["has_many_devices", "local_shape", "lower_devices", "shard_view"]
