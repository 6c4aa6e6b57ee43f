"""How are elements rearranged without arithmetic: reshape, permute, pad, slices, repeats, joins?"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Self, cast

from tg_tensor.base import different_devices, is_number, same_dim, shape_args, sint
from tg_tensor.conversion import ConversionMixin
from tg_tensor.creation import iota
from tg_uop.dtype import dtypes, least_upper_dtype, strong_dtype
from tg_uop.uop import UOp

Pairs = tuple[tuple[sint, sint], ...]


def pad_value(u: UOp, pairs: Pairs, value: Any) -> UOp:
    """`u` padded with a constant of its dtype."""
    padded = u.pad(pairs)
    if padded is u or (value == 0 and not (isinstance(value, float) and str(value) == "-0.0")):
        return padded
    inside = UOp.const(dtypes.bool, True, u.shape).pad(pairs)
    return inside.where(padded, UOp.const(u.dtype, value, padded.shape))


def concatenate(parts: Sequence[UOp], axis: int) -> UOp:
    """`parts` of one dtype, one after another along `axis`."""
    parts = [p for p in parts if not same_dim(p.shape[axis], 0)] or [parts[0]]
    total = sum(p.shape[axis] for p in parts)
    if len(parts) == 1:
        return parts[0]

    def placed(u: UOp, begin: sint, end: sint) -> UOp:
        return u.pad(tuple((begin, end) if i == axis else (0, 0) for i in range(len(u.shape))))

    begins, at = [], 0
    for p in parts:
        begins.append(at)
        at = at + p.shape[axis]
    out = placed(parts[-1], begins[-1], 0)
    for p, begin in zip(parts[-2::-1], begins[-2::-1], strict=True):
        size = p.shape[axis]
        head = tuple(begin + size if i == axis else d for i, d in enumerate(p.shape))
        before_end = placed(UOp.const(dtypes.bool, True, head), 0, total - begin - size)
        out = before_end.where(placed(p, begin, total - begin - size), out)
    return out


class MovementMixin(ConversionMixin):
    """Methods that only move elements."""

    __slots__ = ()

    # *** shape ***

    def reshape(self, shape: Any, *args: Any) -> Self:
        """The same elements in row-major order with another shape; one size may be -1, None keeps an axis's
        size.
        """
        given = tuple(shape) if isinstance(shape, (tuple, list)) and not args else (shape, *args)
        kept = [self.shape[i] if d is None and i < self.ndim else d for i, d in enumerate(given)]
        dims = list(shape_args("reshape", tuple(kept), ()))
        unknown = [i for i, d in enumerate(dims) if type(d) is int and d == -1]
        if any(type(d) is int and d < -1 for d in dims) or len(unknown) > 1:
            raise ValueError(f"reshape: sizes are not negative and at most one is -1, got {tuple(dims)}")
        if unknown:
            rest = prod(d for i, d in enumerate(dims) if i != unknown[0])
            total = self.numel()
            if type(rest) is int and type(total) is int and (rest == 0 or total % rest != 0):
                raise ValueError(
                    f"reshape: {self.shape} ({total} elements) does not divide into {tuple(dims)}"
                )
            dims[unknown[0]] = total // rest
        if type(n := prod(dims)) is int and type(self.numel()) is int and n != self.numel():
            raise ValueError(f"reshape: {self.shape} has {self.numel()} elements, {tuple(dims)} has {n}")
        return self._new(self.uop.reshape(tuple(dims)))

    view = reshape

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Self:
        """Axes `start_dim` to `end_dim` as one."""
        start, end = self._axis(start_dim, "start_dim"), self._axis(end_dim, "end_dim")
        if start > end:
            raise ValueError(f"flatten: start_dim {start_dim} comes after end_dim {end_dim}")
        return self.reshape(self.shape[:start] + (prod(self.shape[start : end + 1]),) + self.shape[end + 1 :])

    def unflatten(self, dim: int, sizes: Sequence[sint]) -> Self:
        """Axis `dim` split into axes of `sizes` (one may be -1)."""
        d = self._axis(dim, "dim")
        inner = list(shape_args("unflatten", tuple(sizes), ()))
        if inner.count(-1) == 1:
            rest = -prod(inner)
            if rest == 0 or self.shape[d] % rest != 0:
                raise ValueError(
                    f"unflatten: axis {dim} of size {self.shape[d]} does not divide into {tuple(sizes)}"
                )
            inner[inner.index(-1)] = self.shape[d] // rest
        if prod(inner) != self.shape[d]:
            raise ValueError(f"unflatten: sizes {tuple(sizes)} do not multiply to {self.shape[d]}")
        return self.reshape(self.shape[:d] + tuple(inner) + self.shape[d + 1 :])

    def squeeze(self, dim: int | Sequence[int] | None = None) -> Self:
        """Without axes of size 1: all of them, or those named in `dim` that have size 1."""
        axes = self._axes(dim, "dim")
        return self.reshape(tuple(d for i, d in enumerate(self.shape) if not (i in axes and same_dim(d, 1))))

    def unsqueeze(self, dim: int) -> Self:
        """With a new axis of size 1 at `dim`."""
        d = self._axis(dim, "dim", self.ndim + 1)
        return self.reshape(self.shape[:d] + (1,) + self.shape[d:])

    def expand(self, shape: Any, *args: Any) -> Self:
        """Axes of size 1 repeated (without copying) to `shape`; -1 keeps a size, new axes come in front."""
        given = tuple(shape) if isinstance(shape, (tuple, list)) and not args else (shape, *args)
        dims = list(shape_args("expand", tuple(-1 if d is None else d for d in given), ()))
        if len(dims) < self.ndim:
            raise ValueError(f"expand: {tuple(dims)} has fewer axes than the tensor's shape {self.shape}")
        old = (1,) * (len(dims) - self.ndim) + self.shape
        dims = [o if type(d) is int and d == -1 else d for o, d in zip(old, dims, strict=True)]
        return self._new(self.uop.broadcast_to(tuple(dims)))

    # *** order of axes and elements ***

    def permute(self, order: Any, *args: Any) -> Self:
        """Axes in another order: `permute(2, 0, 1)`."""
        given = tuple(order) if isinstance(order, (tuple, list)) and not args else (order, *args)
        axes = tuple(self._axis(a, "order") for a in given) if self.ndim else given
        if sorted(axes) != list(range(self.ndim)):
            raise ValueError(
                f"permute: {given} is not an order of the {self.ndim} axes of shape {self.shape}"
            )
        return self._new(self.uop.permute(axes))

    def transpose(self, dim0: int = 1, dim1: int = 0) -> Self:
        """Two axes swapped."""
        a, b = self._axis(dim0, "dim0"), self._axis(dim1, "dim1")
        order = list(range(self.ndim))
        if order:
            order[a], order[b] = order[b], order[a]
        return self._new(self.uop.permute(tuple(order)))

    @property
    def T(self) -> Self:  # noqa: N802 - users' name
        """Axes in reverse order (a matrix transposed)."""
        return self._new(self.uop.permute(tuple(range(self.ndim))[::-1]))

    def _move_axis(self, source: int, target: int) -> Self:
        order = [i for i in range(self.ndim) if i != source]
        order.insert(target, source)
        return self._new(self.uop.permute(tuple(order)))

    def flip(self, axis: Any, *args: int) -> Self:
        """Elements in reverse order along the axes named."""
        axes = self._axes(tuple(axis) if isinstance(axis, (tuple, list)) else (axis, *args))
        return self._new(self.uop.flip(tuple(i in axes for i in range(self.ndim))))

    def roll(self, shifts: int | Sequence[int], dims: int | Sequence[int] | None = None) -> Self:
        """Elements moved `shifts` places along `dims`, those pushed out coming back in front."""
        if dims is None:
            if not isinstance(shifts, int):
                raise ValueError("roll: several shifts need as many dims")
            return self.flatten().roll(shifts, 0).reshape(self.shape)
        moves = (shifts,) if isinstance(shifts, int) else tuple(shifts)
        axes = tuple(self._axis(d, "dims") for d in ((dims,) if isinstance(dims, int) else dims))
        if len(moves) != len(axes):
            raise ValueError(f"roll: {len(moves)} shifts for {len(axes)} dims; give one for each")
        u = self.uop
        for move, axis in zip(moves, axes, strict=True):
            size = u.shape[axis] if u.shape else 1
            if u.shape and size and (k := move % size):
                u = concatenate([_slice(u, axis, size - k, size), _slice(u, axis, 0, size - k)], axis)
        return self._new(u)

    # *** parts ***

    def shrink(self, arg: Sequence[tuple[sint, sint] | None]) -> Self:
        """The part [begin, end) of each axis; None keeps the axis."""
        if not isinstance(arg, (tuple, list)) or len(arg) != self.ndim:
            raise ValueError(f"shrink: one (begin, end) or None for each of {self.ndim} axes, got {arg!r}")
        pairs = tuple(
            (0, d) if a is None else _pair("shrink", a) for a, d in zip(arg, self.shape, strict=True)
        )
        return self._new(self.uop.shrink(pairs))

    def shrink_to(self, shape: Any, *args: Any) -> Self:
        """The leading part of each axis with the sizes given; None keeps a size."""
        dims = self._kept_dims("shrink_to", shape, args)
        return self._new(self.uop.shrink(tuple((0, d) for d in dims)))

    def pad_to(self, shape: Any, *args: Any, value: float = 0) -> Self:
        """Padded behind each axis up to the sizes given; None keeps a size."""
        dims = self._kept_dims("pad_to", shape, args)
        return self.pad(tuple((0, n - d) for n, d in zip(dims, self.shape, strict=True)), value=value)

    def _kept_dims(self, name: str, shape: Any, args: tuple[Any, ...]) -> tuple[sint, ...]:
        given = tuple(shape) if isinstance(shape, (tuple, list)) and not args else (shape, *args)
        if len(given) != self.ndim:
            raise ValueError(
                f"{name}: one size for each of the {self.ndim} axes of shape {self.shape}, got {given}"
            )
        return shape_args(
            name, tuple(o if d is None else d for o, d in zip(self.shape, given, strict=True)), ()
        )

    def pad(self, padding: Sequence[Any], mode: str = "constant", value: float = 0.0) -> Self:
        """Padded in front of and behind axes; negative pads cut.

        `padding` is one (begin, end) or None per axis, or a flat list of ints for the last axes, last axis
        first, as PyTorch's. `mode` is "constant", "reflect", "replicate" or "circular"; only "constant" uses
        `value`.
        """
        pairs = self._pad_pairs(padding)
        if not is_number(value):
            raise TypeError(f"pad: value is a number, got {type(value).__name__} {value!r}")
        if mode == "constant":
            u = self.uop
            if any(type(v) is int and v < 0 for p in pairs for v in p):
                cut = [(max(-b, 0), d - max(-e, 0)) for (b, e), d in zip(pairs, u.shape, strict=True)]
                u = u.shrink(tuple(cut))
                pairs = tuple((max(b, 0), max(e, 0)) for b, e in pairs)
            return self._new(pad_value(u, pairs, value))
        if mode not in _PAD_PARTS:
            raise ValueError(f'pad: mode is "constant", "reflect", "replicate" or "circular", got {mode!r}')
        u = self.uop
        for axis, (begin, end) in enumerate(pairs):
            size = u.shape[axis]
            limit = {"reflect": size - 1, "circular": size, "replicate": max(begin, end) if size else 0}[mode]
            if begin < 0 or end < 0:
                u = _slice(u, axis, max(-begin, 0), size - max(-end, 0))
                begin, end = max(begin, 0), max(end, 0)
            if max(begin, end) > limit:
                raise ValueError(
                    f"pad: mode {mode!r} pads axis {axis} of size {size} by <= {limit}, got {(begin, end)}"
                )
            u = concatenate(_PAD_PARTS[mode](u, axis, begin, end), axis) if begin or end else u
        return self._new(u)

    def _pad_pairs(self, padding: Sequence[Any]) -> Pairs:
        if not isinstance(padding, (tuple, list)):
            raise TypeError(f"pad: padding is a sequence, got {type(padding).__name__} {padding!r}")
        if all(isinstance(p, (int, UOp)) and not isinstance(p, bool) for p in padding) and padding:
            if len(padding) % 2 or len(padding) > 2 * self.ndim:
                raise ValueError(
                    f"pad: a flat padding has two ints for each of at most {self.ndim} axes, got {padding!r}"
                )
            flat = [(padding[i], padding[i + 1]) for i in range(0, len(padding), 2)]
            return ((0, 0),) * (self.ndim - len(flat)) + tuple(flat[::-1])
        if len(padding) != self.ndim:
            raise ValueError(f"pad: one (begin, end) or None for each of {self.ndim} axes, got {padding!r}")
        return tuple((0, 0) if p is None else _pair("pad", p) for p in padding)

    def split(self, sizes: int | Sequence[int], dim: int = 0) -> tuple[Self, ...]:
        """Parts along `dim`: of one size (the last may be smaller), or of the sizes listed."""
        d = self._axis(dim, "dim")
        total = self.shape[d]
        if isinstance(sizes, int) and not isinstance(sizes, bool):
            if sizes <= 0:
                raise ValueError(f"split: sizes must be positive, got {sizes}")
            parts = [min(sizes, total - i) for i in range(0, max(total, 1), sizes)]
        else:
            parts = list(shape_args("split", tuple(cast(Sequence[int], sizes)), ()))
        if sum(parts) != total or any(p < 0 for p in parts):
            raise ValueError(f"split: sizes {sizes} do not add up to {total}, the size of axis {dim}")
        ends = [sum(parts[: i + 1]) for i in range(len(parts))]
        return tuple(self._new(_slice(self.uop, d, e - p, e)) for p, e in zip(parts, ends, strict=True))

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Self, ...]:
        """At most `chunks` parts of equal size along `dim` (the last may be smaller)."""
        if isinstance(chunks, bool) or not isinstance(chunks, int):
            raise TypeError(f"chunk: chunks is an int, got {type(chunks).__name__} {chunks!r}")
        if chunks <= 0:
            raise ValueError(f"chunk: chunks must be positive, got {chunks}")
        size = self.shape[self._axis(dim, "dim")]
        return self.split(max(1, -(-size // chunks)), dim)

    # *** joins and repeats ***

    def cat(self, *args: Any, dim: int = 0) -> Self:
        """This tensor and others one after another along `dim`; their other sizes must be equal."""
        parts = self._joined("cat", args)
        d = self._axis(dim, "dim")
        for p in parts:
            if len(p.shape) != self.ndim or any(
                i != d and not same_dim(a, b)
                for i, (a, b) in enumerate(zip(p.shape, self.shape, strict=False))
            ):
                raise ValueError(f"cat: shapes {[p.shape for p in parts]} must be equal except on axis {d}")
        if self.ndim == 0:
            raise ValueError("cat: tensors of shape () have no axis to join; use stack")
        return self._new(concatenate(parts, d))

    def stack(self, *args: Any, dim: int = 0) -> Self:
        """This tensor and others of the same shape along a new axis `dim`."""
        parts = self._joined("stack", args)
        d = self._axis(dim, "dim", self.ndim + 1)
        for p in parts:
            if p.shape != self.shape:
                raise ValueError(f"stack: shapes {[p.shape for p in parts]} must be equal")
        return self._new(UOp.stack(*parts))._move_axis(0, d)

    def _joined(self, name: str, args: tuple[Any, ...]) -> list[UOp]:
        others = list(args[0]) if len(args) == 1 and isinstance(args[0], (tuple, list)) else list(args)
        for o in others:
            if not isinstance(o, MovementMixin):
                raise TypeError(f"{name}: tensors are joined with tensors, got {type(o).__name__} {o!r}")
        together = [self.uop] + [o.uop for o in others]
        if len({u.device for u in together} - {None}) > 1:
            raise different_devices(f"{name}: tensors", *together)
        dtype = strong_dtype(least_upper_dtype(self.dtype, *(o.dtype for o in others)))
        return [t.uop.cast(dtype) for t in [self, *others]]

    def repeat(self, repeats: Any, *args: Any) -> Self:
        """The whole tensor repeated along each axis (more counts than axes add axes in front)."""
        counts = shape_args("repeat", repeats, args)
        if len(counts) < self.ndim or any(type(c) is int and c < 0 for c in counts):
            raise ValueError(f"repeat: a non-negative count for each of {self.ndim} axes, got {counts}")
        shape = (1,) * (len(counts) - self.ndim) + self.shape
        u = self.uop.reshape(tuple(x for d in shape for x in (1, d)))
        u = u.expand(tuple(x for c, d in zip(counts, shape, strict=True) for x in (c, d)))
        return self._new(u.reshape(tuple(c * d for c, d in zip(counts, shape, strict=True))))

    def repeat_interleave(self, repeats: int, dim: int | None = None) -> Self:
        """Each element repeated `repeats` times along `dim` (None: of the flattened tensor)."""
        if isinstance(repeats, bool) or not isinstance(repeats, int):
            raise TypeError(f"repeat_interleave: repeats is an int, got {type(repeats).__name__} {repeats!r}")
        if repeats < 0:
            raise ValueError(f"repeat_interleave: repeats must not be negative, got {repeats}")
        x, d = (self.flatten(), 0) if dim is None else (self, self._axis(dim, "dim"))
        shape = x.shape or (1,)
        u = x.uop.reshape(shape[: d + 1] + (1,) + shape[d + 1 :])
        u = u.expand(shape[: d + 1] + (repeats,) + shape[d + 1 :])
        return self._new(u.reshape(shape[:d] + (shape[d] * repeats,) + shape[d + 1 :]))

    def meshgrid(self, *args: Any, indexing: str = "ij") -> tuple[Self, ...]:
        """Coordinates of the grid spanned by this and other 1-D (or 0-D) tensors."""
        if indexing not in ("ij", "xy"):
            raise ValueError(f'meshgrid: indexing is "ij" or "xy", got {indexing!r}')
        parts = [self, *args]
        for p in parts:
            if not isinstance(p, MovementMixin) or p.ndim > 1:
                raise ValueError("meshgrid: needs tensors of at most one axis")
        n = len(parts)
        axes = list(range(n))
        if indexing == "xy" and n > 1:
            axes[0], axes[1] = 1, 0
        sizes = [p.numel() for p in parts]
        shape: list[sint] = [1] * n
        for axis, size in zip(axes, sizes, strict=True):
            shape[axis] = size
        return tuple(
            self._new(p.uop.reshape(tuple(s if i == axis else 1 for i in range(n))).expand(tuple(shape)))
            for p, axis, s in zip(parts, axes, sizes, strict=True)
        )

    # *** windows and diagonals ***

    def unfold(self, dim: int, size: int, step: int) -> Self:
        """Windows of `size` elements every `step` along `dim`; the window axis comes last."""
        d = self._axis(dim, "dim")
        length = self.shape[d] if self.ndim else 1
        if not 0 <= size <= length:
            raise ValueError(f"unfold: size {size} is outside [0, {length}], the size of axis {dim}")
        if step <= 0:
            raise ValueError(f"unfold: step must be positive, got {step}")
        x = self if self.ndim else self.reshape(1)
        moved = x._move_axis(d, x.ndim - 1)
        if size == 0:
            return self._new(UOp.const(self.dtype, 0, moved.shape[:-1] + (length // step + 1, 0)))._move_axis(
                moved.ndim - 1, d
            )
        return self._new(windows(moved.uop, size, step))._move_axis(moved.ndim - 1, d)

    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Self:
        """The diagonal over two axes, as the last axis; `offset` above (below if negative) the main one."""
        if self.ndim < 2:
            raise ValueError(f"diagonal: needs at least two axes, got shape {self.shape}")
        a, b = self._axis(dim1, "dim1"), self._axis(dim2, "dim2")
        if a == b:
            raise ValueError(f"diagonal: dim1 and dim2 are both axis {a}")
        u = self.uop.permute(tuple(i for i in range(self.ndim) if i not in (a, b)) + (a, b))
        rows, cols = u.shape[-2:]
        k = max(0, min(rows, cols - offset) if offset >= 0 else min(rows + offset, cols))
        lead = u.shape[:-2]
        if k == 0:
            return self._new(UOp.const(self.dtype, 0, lead + (0,)))
        r, c = max(-offset, 0), max(offset, 0)
        keep = tuple((0, d) for d in lead)
        u = u.shrink(keep + ((r, r + k), (c, c + k))).reshape(lead + (k * k,))
        u = u.pad(((0, 0),) * len(lead) + ((0, k),)).reshape(lead + (k, k + 1))
        return self._new(u.shrink(keep + ((0, k), (0, 1))).reshape(lead + (k,)))

    def diag(self) -> Self:
        """A vector as a diagonal matrix, or a matrix's diagonal."""
        if self.ndim == 2:
            return self.diagonal()
        if self.ndim != 1:
            raise ValueError(f"diag: needs one or two axes, got shape {self.shape}")
        n = self.shape[0]
        if n == 0:
            return self._new(UOp.const(self.dtype, 0, (0, 0)))
        u = self.uop.reshape((n, 1)).pad(((0, 0), (0, n))).reshape((n * (n + 1),))
        return self._new(u.shrink(((0, n * n),)).reshape((n, n)))

    def triu(self, diagonal: int = 0) -> Self:
        """The part of each matrix on and above the diagonal; zeros elsewhere."""
        return self._triangle("triu", diagonal, upper=True)

    def tril(self, diagonal: int = 0) -> Self:
        """The part of each matrix on and below the diagonal; zeros elsewhere."""
        return self._triangle("tril", diagonal, upper=False)

    def _triangle(self, name: str, diagonal: int, upper: bool) -> Self:
        if self.ndim < 2:
            raise ValueError(f"{name}: needs at least two axes, got shape {self.shape}")
        if isinstance(diagonal, bool) or not isinstance(diagonal, int):
            raise TypeError(f"{name}: diagonal is an int, got {type(diagonal).__name__} {diagonal!r}")
        rows, cols = self.shape[-2:]
        r = (iota(rows) + diagonal).reshape((rows, 1)).expand((rows, cols))
        c = iota(cols).reshape((1, cols)).expand((rows, cols))
        keep = ((c < r) if upper else (r < c)).ne(True).broadcast_to(self.shape)
        return self._new(keep.where(self.uop, self.uop.const_like(0)))


def windows(u: UOp, size: int, step: int = 1, dilation: int = 1) -> UOp:
    """The last axis (length n) as (windows, `size`): element [i, j] is u[i * step + j * dilation]."""
    n, lead = u.shape[-1], u.shape[:-1]
    count = (n - dilation * (size - 1) - 1) // step + 1
    keep = tuple((0, d) for d in lead)
    none = ((0, 0),) * len(lead)
    if size == 1 or (dilation == 1 and size <= step):  # windows do not overlap
        length = count * step
        u = u.pad(none + ((0, length - n),)) if length > n else u.shrink(keep + ((0, length),))
        return u.reshape(lead + (count, step)).shrink(keep + ((0, count), (0, size)))
    if count == 1:
        return _dilated(u, size, dilation)
    # row j of the axis repeated begins j * (n + dilation) in: j * dilation further into the axis
    n_used = max(n, count * step - dilation)
    u = u.pad(none + ((0, n_used - n),)) if n_used > n else u
    row = n_used + dilation
    copies = -(-size * row // n_used)
    u = u.reshape(lead + (1, n_used)).expand(lead + (copies, n_used)).reshape(lead + (copies * n_used,))
    u = (
        u.shrink(keep + ((0, size * row),))
        .reshape(lead + (size, row))
        .shrink(keep + ((0, size), (0, count * step)))
    )
    if step > 1:
        u = u.reshape(lead + (size, count, step)).shrink(keep + ((0, size), (0, count), (0, 1)))
        u = u.reshape(lead + (size, count))
    k = len(lead)
    return u.permute(tuple(range(k)) + (k + 1, k))


def _dilated(u: UOp, size: int, dilation: int) -> UOp:
    """One window of `size` elements `dilation` apart."""
    n, lead = u.shape[-1], u.shape[:-1]
    keep = tuple((0, d) for d in lead)
    u = u.pad(((0, 0),) * len(lead) + ((0, max(0, size * dilation - n)),))
    u = u.shrink(keep + ((0, size * dilation),)).reshape(lead + (size, dilation))
    return u.shrink(keep + ((0, size), (0, 1))).reshape(lead + (1, size))


def _slice(u: UOp, axis: int, begin: sint, end: sint) -> UOp:
    return u.shrink(tuple((begin, end) if i == axis else (0, d) for i, d in enumerate(u.shape)))


def _pair(name: str, p: Any) -> tuple[sint, sint]:
    if not isinstance(p, (tuple, list)) or len(p) != 2:
        raise ValueError(f"{name}: each axis takes (begin, end) or None, got {p!r}")
    begin, end = shape_args(name, tuple(p), ())
    return (begin, end)


def _flipped(u: UOp, axis: int) -> UOp:
    return u.flip(tuple(i == axis for i in range(len(u.shape))))


def _reflect(u: UOp, axis: int, begin: int, end: int) -> list[UOp]:
    n = u.shape[axis]
    front = _flipped(_slice(u, axis, 1, 1 + begin), axis)
    return [front, u, _flipped(_slice(u, axis, n - 1 - end, n - 1), axis)]


def _replicate(u: UOp, axis: int, begin: int, end: int) -> list[UOp]:
    n = u.shape[axis]

    def edge(at: int, count: int) -> UOp:
        return _slice(u, axis, at, at + 1).expand(
            tuple(count if i == axis else d for i, d in enumerate(u.shape))
        )

    return [edge(0, begin), u, edge(n - 1, end)]


def _circular(u: UOp, axis: int, begin: int, end: int) -> list[UOp]:
    n = u.shape[axis]
    return [_slice(u, axis, n - begin, n), u, _slice(u, axis, 0, end)]


_PAD_PARTS: dict[str, Any] = {"reflect": _reflect, "replicate": _replicate, "circular": _circular}
