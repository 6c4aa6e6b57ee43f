"""How is a tensor written in place: assign, x[...] = value, +=, and who sees it?

A write is STORE then AFTER: it makes the next version of a buffer. Every live tensor that is a view of that
buffer sees the new version; whatever was computed from the old one keeps the old values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from tg_tensor.base import broadcast_shape, canonical_device, is_number, live_tensors
from tg_tensor.creation import own_storage
from tg_tensor.indexing import AxisSlice, Item, apply_slice, placement
from tg_tensor.scatter import ScatterMixin
from tg_tensor.sharding import crosses_shards, spread
from tg_uop.dtype import dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp

_VIEW = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.FLIP, Ops.SHRINK, Ops.DETACH, Ops.REPLICATED, Ops.MULTI})
_PASSED = GroupOp.Movement - {Ops.STACK, Ops.INDEX} | {Ops.DETACH}


def storage_node(u: UOp) -> UOp | None:
    """The storage (a BUFFER or PARAM, or an AFTER on one) that `u` is a writable view of, or None."""
    while u.op in _VIEW:
        u = u.src[0]
    if u.op in GroupOp.Storage:
        return u
    return u if u.op is Ops.AFTER and u.base.op in GroupOp.Storage else None


def on_new_base(u: UOp, old: UOp, new: UOp, keep_detach: bool = True) -> UOp:
    """The movement ops of `u` above `old`, on `new`."""
    path = []
    while u is not old:
        path.append(u)
        u = u.src[0]
    for node in reversed(path):
        if keep_detach or node.op is not Ops.DETACH:
            new = node.replace(src=(new, *node.src[1:]))
    return new


def write(view: UOp, node: UOp, value: UOp) -> None:
    """Store `value` into `view` of the storage `node`: all live views of `node` become views of the new
    version.
    """
    new = node.after(on_new_base(view, node, node, keep_detach=False).store(value))
    for t in live_tensors():
        u = t.uop
        while u is not node and u.op in _PASSED:
            u = u.src[0]
        if u is node:
            t.uop = on_new_base(t.uop, node, new)


class AssignmentMixin(ScatterMixin):
    """Methods that change this tensor."""

    __slots__ = ()

    def replace(self, x: Any) -> Self:
        """Become the tensor `x` (same shape and dtype); no memory is written."""
        t = cast(Any, x)
        if not isinstance(x, AssignmentMixin):
            raise TypeError(f"replace: a tensor, got {type(t).__name__} {t!r}")
        if x.shape != self.shape or x.dtype is not self.dtype:
            raise ValueError(
                f"replace: {x.dtype} {x.shape} is not like this tensor, {self.dtype} {self.shape}"
            )
        self.uop = x.uop
        return self

    def assign(self, x: Any) -> Self:
        """Write `x` into this tensor's memory: a tensor of the same shape, dtype and device, or a number."""
        value = self._assignable(x)
        node = storage_node(self.uop)
        if node is None:
            self.uop = value
        elif value is not self.uop:
            write(self.uop, node, value)
        return self

    def _assignable(self, x: Any) -> UOp:
        if is_number(x):
            return UOp.const(self.dtype, x, self.shape)
        t: Any = x if isinstance(x, AssignmentMixin) else type(self)(x, dtype=self.dtype)  # type: ignore[call-arg]
        if t.shape != self.shape:
            raise ValueError(
                f"assign: value of shape {t.shape} to a tensor of shape {self.shape}; expand it first"
            )
        if t.dtype is not self.dtype:
            raise TypeError(f"assign: value of {t.dtype} to a tensor of {self.dtype}; cast it first")
        u = cast(UOp, t.uop)
        if u.device is not None and u.device != (self.uop.device or u.device):
            raise ValueError(f"assign: value on {t.device} to a tensor on {self.device}; move it with .to")
        if type(u.device) is tuple and u.axis != self.uop.axis:
            raise RuntimeError(
                f"assign: value split on axis {u.axis} to a tensor split on axis {self.uop.axis} (None: "
                "whole on each device); reshard it with .shard_like(target)"
            )
        return u

    def _ensure_storage(self) -> UOp:
        """The storage this tensor is a view of; a computed tensor gets memory of its own first."""
        node = storage_node(self.uop)
        if node is None:
            self.uop = own_storage(self.uop)
            node = storage_node(self.uop)
        return cast(UOp, node)

    # *** x[...] = value ***

    def __setitem__(self, index: Any, value: Any) -> None:
        if 0 in self.shape:
            self._broadcast_value(value, self[index].shape)
            return
        mask = self._whole_mask(index)
        if mask is not None and (
            is_number(value) or (isinstance(value, ScatterMixin) and value.numel() == 1)
        ):
            fill = self._broadcast_value(value, self.shape)
            self._ensure_storage()
            self.assign(self._wrap(mask.uop.where(fill, self.uop)))
            return
        items = self._parse_index(index)
        node = self._ensure_storage()
        view, places = self._basic_view(items)
        if places:
            view_tensor = self._wrap(view)
            tensors = [cast(Self, item.value) for item in items if item.kind in ("tensor", "new")]
            new = view_tensor._with_rows(places, tensors, placement(items, places), value)
            if new is None:
                return
        else:
            new = self._broadcast_value(value, view.shape)
        if 0 in view.shape or new is view:
            return
        if storage_node(view) is node and not (type(node.device) is tuple and crosses_shards(view, node)):
            write(view, node, new)
        else:  # a part of a group (a step) or of a shard cannot be a view: select over the whole tensor
            here = _placed(UOp.const(dtypes.bool, True, view.shape), items, self.shape)
            self.assign(self._wrap(here.where(_placed(new, items, self.shape), self.uop)))

    def _whole_mask(self, index: Any) -> Self | None:
        """`index` if it is one bool tensor of this tensor's shape."""
        if (
            isinstance(index, ScatterMixin)
            and index.dtype is dtypes.bool
            and index.shape == self.shape
            and self.ndim
        ):
            return cast(Self, index)
        return None

    def _broadcast_value(self, value: Any, shape: tuple[Any, ...]) -> UOp:
        """`value` cast to this dtype and broadcast to `shape`."""
        if is_number(value):
            return UOp.const(self.dtype, value, shape)
        t: Any = value if isinstance(value, ScatterMixin) else type(self)(value)  # type: ignore[call-arg]
        given = t.shape
        while len(given) > len(shape) and given[0] == 1:
            given = given[1:]
        if broadcast_shape(shape, given) != tuple(shape):
            raise ValueError(
                f"a value of shape {t.shape} does not broadcast to the shape {tuple(shape)} written to"
            )
        u = t.uop
        if u.device is not None and self.uop.device is not None and u.device != self.uop.device:
            u = _moved(u, canonical_device(self.uop.device))
        return cast(UOp, u.cast(self.dtype).reshape(given).broadcast_to(tuple(shape)))

    def _with_rows(self, places: Sequence[int], tensors: Sequence[Self], at: int, value: Any) -> UOp | None:
        """This tensor with the elements that `tensors` index on axes `places` replaced; None if there are
        none.
        """
        shape = broadcast_shape(*(t.shape for t in tensors))
        u, flat, valid = self._flat_index(places, tensors, shape)
        rest, k, count = u.shape[1:], len(shape), flat.numel()
        target = rest[:at] + shape + rest[at:]
        given = self._broadcast_value(value, target)
        if 0 in target:
            return None
        order = tuple(range(at, at + k)) + tuple(range(at)) + tuple(range(at + k, len(target)))
        rows = given.permute(order).reshape((count, *rest))
        new = self._wrap(u)._written_rows(flat.reshape((count,)), valid.reshape((count,)), rows).uop
        others = [i for i in range(self.ndim) if i not in places]
        moved = (*places, *others)
        new = new.reshape(tuple(self.shape[i] for i in moved))
        return new.permute(tuple(moved.index(i) for i in range(self.ndim)))

    # *** in-place operators ***

    def _in_place(self, result: Self) -> Self:
        if result.shape != self.shape:
            raise ValueError(
                f"in place: a result of shape {result.shape} does not fit a tensor of shape {self.shape}"
            )
        if result.dtype is not self.dtype:
            raise TypeError(
                f"in place: a result of {result.dtype} does not fit a tensor of {self.dtype}; cast first"
            )
        return self.assign(result)

    def __iadd__(self, x: Any) -> Self:
        return self._in_place(self.add(x))

    def __isub__(self, x: Any) -> Self:
        return self._in_place(self.sub(x))

    def __imul__(self, x: Any) -> Self:
        return self._in_place(self.mul(x))

    def __itruediv__(self, x: Any) -> Self:
        return self._in_place(self.div(x))

    def __ifloordiv__(self, x: Any) -> Self:
        return self._in_place(self.div(x, rounding_mode="floor"))

    def __imod__(self, x: Any) -> Self:
        return self._in_place(self.mod(x))

    def __ipow__(self, x: Any) -> Self:
        return self._in_place(self.pow(x))

    def __iand__(self, x: Any) -> Self:
        return self._in_place(self.bitwise_and(x))

    def __ior__(self, x: Any) -> Self:
        return self._in_place(self.bitwise_or(x))

    def __ixor__(self, x: Any) -> Self:
        return self._in_place(self.bitwise_xor(x))

    def __ilshift__(self, x: Any) -> Self:
        return self._in_place(self.lshift(x))

    def __irshift__(self, x: Any) -> Self:
        return self._in_place(self.rshift(x))


def _moved(u: UOp, device: str | tuple[str, ...]) -> UOp:
    return spread(u, device, None) if isinstance(device, tuple) else u.copy_to_device(device)


def _placed(value: UOp, items: Sequence[Item], shape: tuple[int, ...]) -> UOp:
    """`value`, of the shape that ints, slices and None select, at its places in `shape`; zeros elsewhere."""
    slices: list[AxisSlice] = []
    for item in items:
        if item.kind == "slice":
            slices.append(item.value)
        elif item.kind == "int":
            slices.append(AxisSlice(item.value, 1))
        elif item.kind == "tensor":
            slices.append(AxisSlice(0, shape[len(slices)]))
    u = value.reshape(tuple(s.count for s in slices))
    for axis, (s, n) in enumerate(zip(slices, shape, strict=True)):
        u = u.flip(tuple(s.flipped and i == axis for i in range(len(shape))))
        if s.step > 1 and s.count > 1:
            u = u.reshape(u.shape[: axis + 1] + (1,) + u.shape[axis + 1 :])
            u = u.pad(tuple((0, s.step - 1) if i == axis + 1 else (0, 0) for i in range(len(u.shape))))
            u = u.reshape(u.shape[:axis] + (s.count * s.step,) + u.shape[axis + 2 :])
            u = apply_slice(u, axis, AxisSlice(0, (s.count - 1) * s.step + 1))
        used = u.shape[axis]
        u = u.pad(tuple((s.begin, n - s.begin - used) if i == axis else (0, 0) for i in range(len(shape))))
    return u
