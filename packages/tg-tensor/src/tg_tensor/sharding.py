"""How is a tensor spread over several devices, and brought back?

A tensor on a tuple of devices is split along one axis, or whole on each. Operations stay where the data is;
what must move (a sum over the split axis, another split) moves by copies between the devices. The collectives
below are the same thing by name: compositions of reshape, expand, copy and sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Self

from tg_tensor.base import DeviceLike, TensorBase, canonical_device
from tg_uop.ops import Ops
from tg_uop.uop import UOp


def spread(u: UOp, devices: tuple[str, ...], axis: int | None) -> UOp:
    """`u` on several devices, split along `axis` (None: whole on each)."""
    if u.device == devices and u.axis == axis:
        return u
    n, shape = len(devices), u.shape
    if axis is None:
        copies = u.reshape((1, *shape)).expand((n, *shape)).copy_to_device(devices)
        return UOp(Ops.REPLICATED, (copies,), (0,)).reshape(shape)
    rest = (*range(axis), *range(axis + 1, len(shape)))
    front = u.permute((axis, *rest)).copy_to_device(devices)
    return front.permute((*range(1, axis + 1), 0, *range(axis + 1, len(shape))))


def placed_like(u: UOp, like: UOp) -> UOp:
    """`u` on the device, or split over the devices, of `like`."""
    if isinstance(like.device, tuple):
        return spread(u, like.device, like.axis)
    return u if like.device is None or u.device in (None, like.device) else u.copy_to_device(like.device)


def on_device_of(u: UOp, other: UOp) -> UOp:
    """`u` where `other` is; on several devices whole on each."""
    where = other.device
    if where is None or u.device in (None, where):
        return u
    return spread(u, where, None) if isinstance(where, tuple) else u.copy_to_device(where)


def local_numel(shape: tuple[Any, ...], devices: Any, axis: int | None) -> int:
    """Elements each device holds of a value of `shape` (ints)."""
    return prod(shape) // (len(devices) if isinstance(devices, tuple) and axis is not None else 1)


def memory_view(flat: UOp, shape: tuple[Any, ...], axis: int | None) -> UOp:
    """A BUFFER (or AFTER on one) as a value of `shape`."""
    if not isinstance(flat.device, tuple):
        return flat.reshape(shape)
    from tg_schedule import shard_view  # lazy: importing tg_tensor does not load the scheduler

    return shard_view(flat, shape, axis)


def crosses_shards(view: UOp, node: UOp) -> bool:
    """Whether a view of the storage `node` takes part of a sharded axis, or turns it round."""
    u = view
    try:
        _ = view.axis
    except ValueError:
        return True
    while u is not node:
        axis = u.src[0].axis
        if axis is not None:
            if u.op is Ops.SHRINK and u.axis is None:
                return True
            if u.op is Ops.FLIP and u.arg[axis]:
                return True
        u = u.src[0]
    return False


class ShardMixin(TensorBase):
    """Methods about where a tensor is."""

    __slots__ = ()

    def to(self, device: DeviceLike) -> Self:
        """The same values on another device (None: the default one), or whole on each of several; this
        tensor if it is there already (also split over just these devices).
        """
        where = canonical_device(device)
        if self.uop.device == where or (self.uop.device is None and where == canonical_device(None)):
            return self
        if isinstance(where, tuple):
            return self.shard(where)
        moved = self._new(self.uop.copy_to_device(where))
        if self.grad is not None:
            moved.grad = self.grad.to(where)
        return moved._set_flag(self.requires_grad)

    def to_(self, device: DeviceLike) -> Self:
        """Move this tensor (and its gradient) to another device."""
        moved = self.to(device)
        self.uop, self.grad = moved.uop, moved.grad
        return self

    def _set_flag(self, flag: bool | None) -> Self:
        self.requires_grad = flag
        return self

    def shard(self, devices: Sequence[str] | str, axis: int | None = None) -> Self:
        """Split along `axis` over several devices (None: a copy on each). ValueError when the axis does not
        divide. A tensor that is split already changes its split.
        """
        where = canonical_device(tuple(devices) if not isinstance(devices, str) else devices)
        if not isinstance(where, tuple):
            return self.to(where)
        if len(set(where)) != len(where):
            raise ValueError(f"shard: a device is named twice in {where}")
        if axis is not None:
            if self.ndim == 0:
                raise ValueError("shard: a tensor of shape () has no axis to split; use axis=None")
            axis = self._axis(axis)
            size = self.shape[axis]
            if type(size) is not int or size == 0 or size % len(where):
                raise ValueError(
                    f"shard: axis {axis} of shape {self.shape} does not divide over {len(where)} devices; "
                    "pad it to a multiple, split another axis, or replicate (axis=None)"
                )
        sharded = self._new(spread(self.uop, where, axis))
        if self.grad is not None:
            sharded.grad = self.grad.shard(where, axis)
        return sharded._set_flag(self.requires_grad)

    def shard_(self, devices: Sequence[str] | str, axis: int | None = None) -> Self:
        """`shard` this tensor itself (and its gradient)."""
        sharded = self.shard(devices, axis)
        self.uop, self.grad = sharded.uop, sharded.grad
        return self

    def shard_like(self, y: Any) -> Self:
        """Split over devices as the tensor `y` is."""
        if not isinstance(y, TensorBase):
            raise TypeError(f"shard_like: a tensor, got {type(y).__name__} {y!r}")
        return self.to(y.device) if isinstance(y.device, str) else self.shard(y.device, y.uop.axis)


def _devices_of(name: str, t: Any) -> tuple[str, ...]:
    """The devices of a flat tensor split on axis 0."""
    if not isinstance(t, TensorBase):
        raise TypeError(f"{name}: a tensor, got {type(t).__name__} {t!r}")
    devices = t.uop.device
    if not isinstance(devices, tuple) or t.ndim != 1 or t.uop.axis != 0:
        raise ValueError(
            f"{name}: a tensor of one axis that is split over devices, got shape {t.shape} on {t.device}; "
            "use .flatten().shard(devices, 0)"
        )
    return devices


def broadcast(t: Any, devices: Sequence[str]) -> Any:
    """(s,) on one device: whole on each of `devices`."""
    return t.shard(tuple(devices), None)


def scatter(t: Any, devices: Sequence[str]) -> Any:
    """(s,) on one device: split over `devices`."""
    return t.shard(tuple(devices), 0)


def gather(t: Any) -> Any:
    """(n·s,) split over devices: whole on the first of them."""
    return t.to(_devices_of("gather", t)[0])


def allgather(t: Any) -> Any:
    """(n·s,) split over devices: whole on each."""
    return t.shard(_devices_of("allgather", t), None)


def _parts(name: str, t: Any) -> tuple[Any, tuple[str, ...]]:
    """(n, s): the part of each device."""
    devices = _devices_of(name, t)
    return t.reshape((len(devices), -1)), devices


def reduce(t: Any) -> Any:
    """(n·s,) split over devices: the sum of the parts, (s,), on the first of them."""
    parts, devices = _parts("reduce", t)
    return parts.to(devices[0]).sum(0)


def reduce_scatter(t: Any) -> Any:
    """(n·s,) split over devices: the sum of the parts, (s,), split. ValueError when s does not divide."""
    parts, devices = _parts("reduce_scatter", t)
    n, s = parts.shape
    if s % n:
        raise ValueError(f"reduce_scatter: parts of {s} elements do not divide over {n} devices")
    swapped = parts.reshape((n, n, s // n)).permute((1, 0, 2))
    return swapped._new(swapped.uop.copy_to_device(devices)).sum(1).reshape((s,))


def allreduce(t: Any) -> Any:
    """(n·s,) split over devices: the sum of the parts, (s,), on each."""
    return _parts("allreduce", t)[0].sum(0)


__all__ = [
    "ShardMixin",
    "allgather",
    "allreduce",
    "broadcast",
    "crosses_shards",
    "gather",
    "local_numel",
    "memory_view",
    "on_device_of",
    "placed_like",
    "reduce",
    "reduce_scatter",
    "scatter",
    "spread",
]
