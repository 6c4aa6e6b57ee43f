"""Which elements does an index expression read: ints, slices, None, Ellipsis, masks and integer tensors?

NumPy's rules. An integer tensor never becomes a one-hot matrix: it is an INDEX, one load per element.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple, Self, cast

from tg_tensor.base import broadcast_shape, is_number, sint
from tg_tensor.creation import iota
from tg_tensor.scan import ScanMixin
from tg_tensor.sharding import on_device_of
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.uop import UOp


class AxisSlice(NamedTuple):
    """`count` elements of one axis: `begin`, `begin + step`, …; `flipped` reverses them."""

    begin: sint
    count: sint
    step: int = 1
    flipped: bool = False


class Item(NamedTuple):
    """One part of an index expression. kind: "int", "slice", "none" or "tensor"."""

    kind: str
    value: Any = None


def gather_rows(u: UOp, index: UOp, limit: sint | None = None, valid: UOp | None = None) -> UOp:
    """u[index] on the first axis; zero where `index` is outside it or `valid` is false. `index` is not
    negative-aware.
    """
    n = u.shape[0] if limit is None else limit
    i = index.cast(dtypes.index)
    gate = (i < 0).ne(True) & (i < n)
    return u.index(i.valid(gate if valid is None else gate & valid))


def from_end(index: UOp, n: sint) -> UOp:
    """Negative indices counted from the end of an axis of size `n`."""
    i = index.cast(dtypes.index)
    return (i < 0).where(i + n, i)


def slice_axis(s: slice, n: sint) -> AxisSlice:
    """A Python slice of an axis of size `n`. Symbolic bounds are allowed with step 1."""
    if any(isinstance(v, UOp) for v in (s.start, s.stop)) or type(n) is not int:
        if s.step not in (None, 1):
            raise ValueError(f"a slice with symbolic bounds has step 1, got {s.step}")
        begin = 0 if s.start is None else s.start
        end = n if s.stop is None else s.stop
        if type(end) is int and end < 0:
            end = n + end
        return AxisSlice(begin, end - begin)
    for v in (s.start, s.stop, s.step):
        if v is not None and not hasattr(v, "__index__"):
            raise TypeError(f"slice bounds are ints or None, got {type(v).__name__} {v!r}")
    if s.step is not None and s.step.__index__() == 0:
        raise ValueError("a slice's step must not be 0")
    start, stop, step = s.indices(n)
    count = len(range(start, stop, step))
    if count == 0:
        return AxisSlice(0, 0)
    if step < 0:
        return AxisSlice(start + (count - 1) * step, count, -step, True)
    return AxisSlice(start, count, step)


def apply_slice(u: UOp, axis: int, s: AxisSlice) -> UOp:
    """The elements of `s` along one axis, by movement ops; without PAD wherever the axis is long enough."""

    def shrunk(v: UOp, begin: sint, end: sint) -> UOp:
        return v.shrink(tuple((begin, end) if i == axis else (0, d) for i, d in enumerate(v.shape)))

    flags = tuple(i == axis for i in range(len(u.shape)))
    if s.step == 1 or (type(s.count) is int and s.count <= 1):
        u = shrunk(u, s.begin, s.begin + s.count)
        return u.flip(flags) if s.flipped else u
    # Groups of `step` elements, one taken of each: they may begin before the first taken one, where there is
    # room.
    n, spread = u.shape[axis], s.count * s.step
    first = min(s.begin, n - spread)
    if first < max(0, s.begin - s.step + 1):
        first = s.begin
        u = u.pad(tuple((0, first + spread - n) if f else (0, 0) for f in flags))
    u = shrunk(u, first, first + spread)
    u = u.reshape(u.shape[:axis] + (s.count, s.step) + u.shape[axis + 1 :])
    taken = s.begin - first
    u = u.shrink(tuple((taken, taken + 1) if i == axis + 1 else (0, d) for i, d in enumerate(u.shape)))
    u = u.reshape(u.shape[: axis + 1] + u.shape[axis + 2 :])
    return u.flip(flags) if s.flipped else u


class IndexingMixin(ScanMixin):
    """Methods that read elements by position."""

    __slots__ = ()

    # *** x[...] ***

    def __getitem__(self, index: Any) -> Self:
        items = self._parse_index(index)
        view, places = self._basic_view(items)
        if not places:
            return self._new(view)
        tensors = [cast(Self, item.value) for item in items if item.kind in ("tensor", "new")]
        return self._new(view)._gather_axes(places, tensors, placement(items, places))

    def _parse_index(self, index: Any) -> list[Item]:
        """The parts of an index expression, an Ellipsis and missing axes filled with full slices."""
        parts = [self._index_part(p) for p in (index if isinstance(index, tuple) else (index,))]
        used = sum(_axes_used(p) for p in parts)
        if used > self.ndim:
            raise IndexError(f"{used} indices for a tensor of {self.ndim} axes (shape {self.shape})")
        dots = [i for i, p in enumerate(parts) if p is Ellipsis]
        if len(dots) > 1:
            raise IndexError("an index has at most one Ellipsis")
        at = dots[0] if dots else len(parts)
        parts[at : at + 1] = [slice(None)] * (self.ndim - used)
        items: list[Item] = []
        axis = 0
        for part in parts:
            items.extend(self._index_items(part, axis))
            axis += _axes_used(part)
        if any(
            item.kind in ("tensor", "new") for item in items
        ):  # with a tensor, ints index together with it
            items = [_int_as_tensor(self, item) for item in items]
        return items

    def _index_part(self, part: Any) -> Any:
        """None, Ellipsis, a slice, an int, a scalar UOp or an index tensor."""
        if part is None or part is Ellipsis or isinstance(part, slice):
            return part
        if isinstance(part, UOp) and part.shape == ():
            return part
        if isinstance(part, bool):
            return self._wrap(UOp.const(dtypes.bool, part))
        if isinstance(part, int) or (hasattr(part, "__index__") and not hasattr(part, "shape")):
            return part.__index__()
        if isinstance(part, IndexingMixin):
            t: Any = part
        elif isinstance(part, (list, tuple)) or hasattr(part, "__array__"):
            t = type(self)(list(part) if isinstance(part, tuple) else part)  # type: ignore[call-arg]
            t = t.cast(dtypes.default_int) if t.numel() == 0 and t.dtype.kind == "float" else t
            if t.ndim == 0 and dtypes.is_int(t.dtype):
                return t.item()
            if 0 not in t.shape:
                t = self._wrap(on_device_of(t.uop, self.uop))
        else:
            raise IndexError(
                "an index is made of ints, slices, None, Ellipsis, lists and int or bool tensors, "
                f"got {type(part).__name__} {part!r}"
            )
        if t.dtype is not dtypes.bool and not dtypes.is_int(t.dtype):
            raise IndexError(f"index tensors are ints or bools, got {t.dtype}")
        return t

    def _index_items(self, part: Any, axis: int) -> list[Item]:
        if part is None:
            return [Item("none")]
        if isinstance(part, slice):
            return [Item("slice", slice_axis(part, self.shape[axis]))]
        if isinstance(part, (int, UOp)):
            n = self.shape[axis]
            if type(part) is int and type(n) is int:
                if not -n <= part < n:
                    raise IndexError(f"index {part} is outside axis {axis} of size {n} (shape {self.shape})")
                part = part + n if part < 0 else part
            return [Item("int", part)]
        if part.dtype is not dtypes.bool:
            return [Item("tensor", part)]
        if part.ndim == 0:
            return [Item("new", self._wrap(iota(1 if part.item() else 0)))]
        if tuple(part.shape) != tuple(self.shape[axis : axis + part.ndim]):
            at = tuple(self.shape[axis : axis + part.ndim])
            raise IndexError(
                f"a mask of shape {part.shape} does not fit axes of sizes {at} (shape {self.shape})"
            )
        positions = part.nonzero()
        return [Item("tensor", positions[:, d]) for d in range(part.ndim)]

    def _basic_view(self, items: Sequence[Item], whole: UOp | None = None) -> tuple[UOp, list[int]]:
        """(the view made by ints, slices and None, the axes of it that tensors index)."""
        u = self.uop if whole is None else whole
        axis, dims, places, dropped = 0, 0, [], []
        for item in items:
            if item.kind == "none" or item.kind == "new":
                u = u.reshape(u.shape[:axis] + (1,) + u.shape[axis:])
                if item.kind == "new":
                    places.append(dims)
            elif item.kind == "slice":
                u = apply_slice(u, axis, item.value)
            elif item.kind == "int":
                u = apply_slice(u, axis, AxisSlice(item.value, 1))
                dropped.append(axis)
            else:
                places.append(dims)
            axis += 1
            dims += item.kind != "int"
        return u.reshape(tuple(d for i, d in enumerate(u.shape) if i not in dropped)), places

    def _gather_axes(self, places: Sequence[int], tensors: Sequence[Self], at: int) -> Self:
        """The axes `places` indexed together by `tensors`, broadcast; their result's axes come at `at`."""
        shape = broadcast_shape(*(t.shape for t in tensors))
        u, flat, valid = self._flat_index(places, tensors, shape)
        out = gather_rows(u, flat.reshape((prod(shape),)), valid=valid.reshape((prod(shape),)))
        rest = out.shape[1:]
        out = out.reshape(shape + rest)
        k = len(shape)
        order = tuple(range(k, k + at)) + tuple(range(k)) + tuple(range(k + at, k + len(rest)))
        return self._new(out.permute(order))

    def _flat_index(
        self, places: Sequence[int], tensors: Sequence[Self], shape: tuple[sint, ...]
    ) -> tuple[UOp, UOp, UOp]:
        """(this tensor with the indexed axes flattened in front, one index into that axis, where it is in
        range).
        """
        others = [i for i in range(self.ndim) if i not in places]
        sizes = [self.shape[p] for p in places]
        u = self.uop.permute((*places, *others)).reshape((prod(sizes), *(self.shape[i] for i in others)))
        flat: UOp | None = None
        valid: UOp | None = None
        for t, n in zip(tensors, sizes, strict=True):
            i = from_end(t.uop.broadcast_to(shape), n)
            inside = (i < 0).ne(True) & (i < n)
            flat = i if flat is None else flat * n + i
            valid = inside if valid is None else valid & inside
        return u, cast(UOp, flat), cast(UOp, valid)

    # *** by tensors along one axis ***

    def gather(self, dim: int, index: Any) -> Self:
        """Elements whose position along `dim` is given by `index` (an int tensor with as many axes as this).

        The result has the shape of `index`; elsewhere than `dim` that must not exceed this tensor's.
        """
        d, i = self._axis(dim, "dim"), self._index_like("gather", index)
        for axis in range(self.ndim):
            if axis != d and i.shape[axis] > self.shape[axis]:
                raise ValueError(
                    f"gather: index of shape {i.shape} exceeds shape {self.shape} outside axis {d}"
                )
        if self.ndim == 0:
            return self._new(self.uop.reshape((1,))).gather(0, i.reshape(1)).reshape(())
        n = self.shape[d]
        moved = self._move_axis(d, self.ndim - 1)
        index_uop = from_end(i._move_axis(d, self.ndim - 1).uop, n)
        lead, m = index_uop.shape[:-1], index_uop.shape[-1]
        rows = moved.uop.shrink(tuple((0, k) for k in lead) + ((0, n),))
        if 0 in i.shape:
            return self._new(UOp.const(self.dtype, 0, i.shape))
        if rows.axis is not None and rows.axis < self.ndim - 1:
            return self._new(_one_hot_rows(rows, index_uop))._move_axis(self.ndim - 1, d)
        total = prod(lead)
        base = (iota(total).cast(dtypes.index) * n).reshape((*lead, 1)).expand((*lead, m))
        valid = (index_uop < 0).ne(True) & (index_uop < n)
        flat = (base + index_uop).reshape((total * m,))
        out = gather_rows(rows.reshape((total * n,)), flat, valid=valid.reshape((total * m,)))
        return self._new(out.reshape((*lead, m)))._move_axis(self.ndim - 1, d)

    def _index_like(self, name: str, index: Any) -> Self:
        i = cast(Self, index if isinstance(index, IndexingMixin) else type(self)(index))  # type: ignore[call-arg]
        if not dtypes.is_int(i.dtype):
            raise TypeError(f"{name}: index is an int tensor, got {i.dtype}")
        if i.ndim != self.ndim:
            raise ValueError(
                f"{name}: index has {i.ndim} axes (shape {i.shape}), this tensor {self.ndim} ({self.shape})"
            )
        return i

    def one_hot(self, num_classes: int) -> Self:
        """A new last axis of `num_classes`, 1 at each element's value and 0 elsewhere, as the default int."""
        if isinstance(num_classes, bool) or not isinstance(num_classes, int):
            raise TypeError(
                f"one_hot: num_classes is an int, got {type(num_classes).__name__} {num_classes!r}"
            )
        if num_classes < 0:
            raise ValueError(f"one_hot: num_classes must not be negative, got {num_classes}")
        if not dtypes.is_int(self.dtype):
            raise TypeError(f"one_hot: needs an int tensor, got {self.dtype}")
        return self._new(self._matches(num_classes)).cast(dtypes.default_int)

    def _matches(self, n: sint) -> UOp:
        """Bools of shape (*shape, n): whether each element is 0, 1, … n-1."""
        shape = (*self.shape, n)
        classes = iota(n, self.dtype if self.dtype.itemsize >= 4 else dtypes.int32)
        own = self.uop.cast(classes.dtype).reshape((*self.shape, 1)).expand(shape)
        return own.alu(Ops.CMPEQ, classes.reshape((1,) * self.ndim + (n,)).expand(shape))

    # *** by a mask ***

    def nonzero(self, size: int | None = None, fill_value: float = 0) -> Self:
        """Positions of the elements that are not zero: shape (count, axes), the default int.

        The count depends on the data, so the values are computed now, unless `size` fixes it: then positions
        beyond `size` are dropped, missing ones are `fill_value`.
        """
        _check_size("nonzero", size, fill_value)
        flat = self.reshape(-1) if self.ndim else self.reshape(1)
        if size is None:
            if 0 in self.shape:
                return self._wrap(UOp.const(dtypes.default_int, 0, (0, self.ndim)))
            import numpy as np  # lazy: importing numpy takes longer than the rest of the package

            found = np.argwhere(self.numpy()) if self.ndim else np.empty((int(bool(self.item())), 0))
            return cast(Self, type(self)(found, dtype=dtypes.default_int))  # type: ignore[call-arg]
        if self.ndim == 0:
            return self._wrap(UOp.const(dtypes.default_int, 0, (size, 0)))
        if size == 0 or 0 in self.shape:
            return self._wrap(UOp.const(dtypes.default_int, int(fill_value), (size, self.ndim)))
        position, exists = flat._positions(size)
        columns, stride = [], 1
        for n in self.shape[::-1]:
            columns.append((position // stride) % n)
            stride *= n
        columns.reverse()
        found_uop = UOp.stack(*columns).permute((1, 0))
        keep = exists.reshape((size, 1)).expand((size, self.ndim))
        return self._new(keep.where(found_uop, int(fill_value)).cast(dtypes.default_int))

    def _positions(self, size: int) -> tuple[UOp, UOp]:
        """For a vector: (the positions of its first `size` nonzero elements, whether there are so many)."""
        n = self.shape[0]
        so_far = (
            self.ne(0).cast(dtypes.int32).cumsum(0).uop
            if self.dtype is not dtypes.bool
            else self.cast(dtypes.int32).cumsum(0).uop
        )
        rank = iota(size)
        if n * size <= 1 << 22:  # count the elements before the (k+1)-th nonzero one
            grid = (size, n)
            before = (rank.reshape((size, 1)).expand(grid) < so_far.reshape((1, n)).expand(grid)).ne(True)
            position = before.cast(dtypes.int32).reduce(arg=Ops.ADD, axes=(1,)).reshape((size,))
        else:  # binary search in the running count
            so_far = so_far.contiguous()
            position = UOp.const(dtypes.int32, 0, (size,))
            for bit in reversed(range(n.bit_length())):
                ahead = position + (1 << bit)
                count = gather_rows(so_far, ahead + (-1))
                fits = (ahead > n).ne(True) & (rank < count).ne(True)
                position = fits.where(ahead, position)
        return position, position < n

    def masked_select(self, mask: Any, size: int | None = None, fill_value: float = 0) -> Self:
        """The elements where `mask` (broadcast) is true, as a vector; `size` as for `nonzero`. The dtype
        stays.
        """
        _check_size("masked_select", size, fill_value)
        m = self.ufix(mask)
        if m.dtype is not dtypes.bool:
            raise TypeError(f"masked_select: mask is a bool tensor, got {m.dtype}")
        shape = broadcast_shape(self.shape, m.shape)
        values, chosen = self.expand(shape).reshape(-1), m.expand(shape).reshape(-1)
        if size is None:
            return cast(Self, values[chosen])
        fill = UOp.const(self.dtype, fill_value, (size,))
        if size == 0 or 0 in values.shape:
            return self._wrap(fill)
        position, exists = chosen._positions(size)
        return self._new(exists.where(gather_rows(values.uop, position), fill))


def _axes_used(part: Any) -> int:
    """How many axes a part of an index expression consumes."""
    if part is None or part is Ellipsis:
        return 0
    if isinstance(part, IndexingMixin) and part.dtype is dtypes.bool:
        return part.ndim
    return 1


def _int_as_tensor(x: IndexingMixin, item: Item) -> Item:
    if item.kind != "int" or isinstance(item.value, UOp):
        return item
    return Item(
        "tensor", x._wrap(UOp.const(dtypes.int64 if item.value >= 2**31 else dtypes.int32, item.value))
    )


def placement(items: Sequence[Item], places: Sequence[int]) -> int:
    """NumPy's rule: indices side by side keep their place, indices apart put their axes in front."""
    at = [i for i, item in enumerate(items) if item.kind in ("tensor", "new")]
    return places[0] if at == list(range(at[0], at[0] + len(at))) else 0


def _check_size(name: str, size: int | None, fill_value: Any) -> None:
    if size is not None and (isinstance(size, bool) or not isinstance(size, int)):
        raise TypeError(f"{name}: size is an int or None, got {type(size).__name__} {size!r}")
    if size is not None and size < 0:
        raise ValueError(f"{name}: size must not be negative, got {size}")
    if not is_number(fill_value):
        raise TypeError(f"{name}: fill_value is a number, got {type(fill_value).__name__} {fill_value!r}")


def _one_hot_rows(rows: UOp, index: UOp) -> UOp:
    """For each row of `rows` (…, n) the elements `index` (…, m) names: what one flat index cannot say when
    rows are split over devices. The scheduler makes loads of it.
    """
    grid = (*index.shape, rows.shape[-1])
    lead, n = rows.shape[:-1], rows.shape[-1]
    place = iota(n).cast(index.dtype).reshape((1,) * (len(grid) - 1) + (n,)).expand(grid)
    chosen = index.reshape((*index.shape, 1)).expand(grid).eq(place)
    values = rows.reshape((*lead, 1, n)).expand(grid)
    picked = chosen.where(values, values.const_like(0))
    return picked.reduce(arg=Ops.ADD, axes=(len(grid) - 1,)).reshape(index.shape)
