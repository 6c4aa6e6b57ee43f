"""Arrays in pure Python: the part of numpy that the emulator uses, for machines without numpy.

An Array holds the bits of its elements; a view with another type of the same size shares them. Arithmetic
follows numpy: integers wrap, types promote the same way, shapes broadcast. Slow, but exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from ._dtypes import DType, bool_, dtype_of, float64, int64, promote, scalar_type, uint8

Shape = tuple[int, ...]


def count(shape: Shape) -> int:
    """How many elements a shape has."""
    return math.prod(shape)


def broadcast_shape(*shapes: Shape) -> Shape:
    """The common shape of arrays. ValueError if there is none."""
    rank = max(map(len, shapes))
    result = []
    for axis in range(rank):
        sizes = {shape[axis - rank + len(shape)] for shape in shapes if axis - rank + len(shape) >= 0}
        sizes.discard(1)
        if len(sizes) > 1:
            raise ValueError(f"shapes {shapes} do not broadcast")
        result.append(sizes.pop() if sizes else 1)
    return tuple(result)


def spread(items: list[Any], shape: Shape, wanted: Shape) -> list[Any]:
    """Elements of `shape` repeated to `wanted`."""
    if shape == wanted:
        return items
    if len(items) == 1:
        return items * count(wanted)
    shape = (1,) * (len(wanted) - len(shape)) + shape
    steps, step = [], 1
    for size in reversed(shape):
        steps.append(step if size > 1 else 0)
        step *= size
    steps.reverse()
    offsets = [0]
    for size, stride in zip(wanted, steps, strict=True):
        offsets = [base + index * stride for base in offsets for index in range(size)]
    return [items[offset] for offset in offsets]


class Array:
    """Elements of one type in row-major order: `size` items of `buffer` from `start` on."""

    __slots__ = ("buffer", "dtype", "shape", "start")

    def __init__(self, buffer: Any, shape: Shape, dtype: DType, start: int = 0) -> None:
        self.buffer, self.shape, self.dtype, self.start = buffer, shape, dtype, start

    @property
    def size(self) -> int:
        return count(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def flat(self) -> Array:
        return self.reshape(-1)

    def raw(self) -> list[int]:
        """The bits of all elements."""
        return list(self.buffer[self.start : self.start + self.size])

    def values(self) -> list[Any]:
        """All elements as Python numbers."""
        decode = self.dtype.decode
        return [decode(bits) for bits in self.raw()] if decode is not None else self.raw()

    # -- conversions ---------------------------------------------------------------------------------------
    def astype(self, dtype: Any) -> Array:
        target = dtype_of(dtype)
        if target is self.dtype:
            return Array(self.raw(), self.shape, target)
        return make([target.convert(value) for value in self.values()], self.shape, target)

    def view(self, dtype: Any) -> Array:
        target = dtype_of(dtype)
        if target.itemsize == self.dtype.itemsize:
            return Array(self.buffer, self.shape, target, self.start)
        data = b"".join(bits.to_bytes(self.dtype.itemsize, "little") for bits in self.raw())
        size = target.itemsize
        items = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
        last = self.shape[-1] * self.dtype.itemsize // size
        return Array(items, (*self.shape[:-1], last), target)

    def copy(self) -> Array:
        return Array(self.raw(), self.shape, self.dtype)

    def reshape(self, *shape: Any) -> Array:
        wanted = list(shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape)
        if -1 in wanted:
            known = math.prod(size for size in wanted if size != -1)
            wanted[wanted.index(-1)] = self.size // known if known else 0
        return Array(self.buffer, tuple(wanted), self.dtype, self.start)

    @property
    def T(self) -> Array:  # noqa: N802 (numpy's name)
        return swapaxes(self, 0, 1)

    def tobytes(self) -> bytes:
        return b"".join(bits.to_bytes(self.dtype.itemsize, "little") for bits in self.raw())

    def tolist(self) -> list[Any]:
        return self.values()

    def __int__(self) -> int:
        return int(self.values()[0])

    __index__ = __int__

    def __float__(self) -> float:
        return float(self.values()[0])

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("the truth value of an array with several elements is ambiguous")
        return bool(self.values()[0])

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Any:
        return (self[index] for index in range(self.shape[0]))

    # -- reductions ----------------------------------------------------------------------------------------
    def any(self) -> bool:
        return any(self.buffer[self.start : self.start + self.size])

    def all(self) -> bool:
        return all(self.buffer[self.start : self.start + self.size])

    def min(self) -> Any:
        return min(self.values())

    def max(self) -> Any:
        return max(self.values())

    def sum(self) -> Any:
        return sum(self.values())

    # -- indexing ------------------------------------------------------------------------------------------
    def _positions(self, key: Any) -> tuple[list[int], Shape]:
        """Offsets (from `start`) of the elements a key selects, and the shape of the selection."""
        keys = list(key) if isinstance(key, tuple) else [key]
        if len(keys) == 1 and isinstance(keys[0], Array) and keys[0].dtype is bool_:
            marked = [index for index, bit in enumerate(keys[0].raw()) if bit]
            return marked, (len(marked),)
        used = sum(1 for item in keys if item is not None and item is not Ellipsis)
        if Ellipsis in [item for item in keys if not isinstance(item, Array)]:
            place = next(i for i, item in enumerate(keys) if item is Ellipsis)
            keys[place : place + 1] = [slice(None)] * (len(self.shape) - used)
        real = sum(1 for item in keys if item is not None)
        keys += [slice(None)] * (len(self.shape) - real)
        strides, step = [], 1
        for size in reversed(self.shape):
            strides.append(step)
            step *= size
        strides.reverse()
        groups: list[tuple[list[int], Shape, bool]] = []
        fancy_at, fancy = -1, list[int]()
        fancy_shape: Shape = ()
        axis = 0
        for item in keys:
            if item is None:
                groups.append(([0], (1,), False))
                continue
            size, stride = self.shape[axis], strides[axis]
            axis += 1
            if isinstance(item, slice):
                span = range(size)[item]
                groups.append(([index * stride for index in span], (len(span),), False))
            elif isinstance(item, int):
                groups.append(([range(size)[item] * stride], (), False))
            else:
                index = asarray(item)
                offsets = [range(size)[value] * stride for value in index.values()]
                if fancy_at < 0:
                    fancy_at, fancy_shape, fancy = len(groups), index.shape, offsets
                    groups.append(([], (), True))
                else:
                    both = broadcast_shape(fancy_shape, index.shape)
                    pairs = zip(
                        spread(fancy, fancy_shape, both), spread(offsets, index.shape, both), strict=True
                    )
                    fancy, fancy_shape = [a + b for a, b in pairs], both
        if fancy_at >= 0:
            groups[fancy_at] = (fancy, fancy_shape, True)
        shape: Shape = tuple(size for group in groups for size in group[1])
        positions = [0]
        for offsets, _, _ in groups:
            positions = [base + offset for base in positions for offset in offsets]
        return positions, shape

    def __getitem__(self, key: Any) -> Array:
        if isinstance(key, int):
            key = range(self.shape[0])[key]
            rest = self.shape[1:]
            return Array(self.buffer, rest, self.dtype, self.start + key * count(rest))
        if isinstance(key, slice) and key == slice(None):
            return self
        if isinstance(key, slice) and len(self.shape) == 1 and key.step is None:
            first, last, _ = key.indices(self.shape[0])
            return Array(self.buffer, (max(last - first, 0),), self.dtype, self.start + first)
        positions, shape = self._positions(key)
        buffer, start = self.buffer, self.start
        return Array([buffer[start + position] for position in positions], shape, self.dtype)

    def __setitem__(self, key: Any, value: Any) -> None:
        source = coerce(value, self.dtype)
        if key is Ellipsis or (isinstance(key, slice) and key == slice(None)):
            positions, shape = range(self.size), self.shape
        else:
            found, shape = self._positions(key)
            positions = found  # type: ignore[assignment]
        bits = source.raw()
        if source.shape != shape:
            extra = len(source.shape) - len(shape)
            bits = spread(bits, source.shape[extra:] if extra > 0 else source.shape, shape)
        buffer, start = self.buffer, self.start
        for position, item in zip(positions, bits, strict=True):
            buffer[start + position] = item

    # -- arithmetic ----------------------------------------------------------------------------------------
    def binary(self, other: Any, function: Callable[[Any, Any], Any], result: DType | None = None) -> Array:
        """The function of every pair of elements, shapes broadcast and types promoted."""
        right = other if isinstance(other, Array) else Array(None, (), scalar_type(other, self.dtype))
        common = promote(self.dtype, right.dtype)
        shape = broadcast_shape(self.shape, right.shape)
        left = spread(self.values(), self.shape, shape)
        if isinstance(other, Array):
            items = spread(other.values(), other.shape, shape)
        else:
            items = [other] * len(left)
        if common.is_float and not (self.dtype.is_float and right.dtype.is_float):
            left, items = [float(x) for x in left], [float(x) for x in items]
        target = result or common
        return make([function(a, b) for a, b in zip(left, items, strict=True)], shape, target)

    def _reflected(self, other: Any, function: Callable[[Any, Any], Any]) -> Array:
        return self.binary(other, lambda a, b: function(b, a))

    def __add__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a + b)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a - b)

    def __rsub__(self, other: Any) -> Array:
        return self._reflected(other, lambda a, b: a - b)

    def __mul__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a * b)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Array:
        left = self if self.dtype.is_float else self.astype(float64)
        return left.binary(other, _divide)

    def __rtruediv__(self, other: Any) -> Array:
        left = self if self.dtype.is_float else self.astype(float64)
        return left._reflected(other, _divide)

    def __floordiv__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a // b)

    def __mod__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a % b)

    def __and__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a & b)

    __rand__ = __and__

    def __or__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a | b)

    __ror__ = __or__

    def __xor__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a ^ b)

    __rxor__ = __xor__

    def __lshift__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a << b)

    def __rlshift__(self, other: Any) -> Array:
        return self._reflected(other, lambda a, b: a << b)

    def __rshift__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a >> b)

    def __neg__(self) -> Array:
        if self.dtype.is_float:
            sign = 1 << 8 * self.dtype.itemsize - 1
            return Array([bits ^ sign for bits in self.raw()], self.shape, self.dtype)
        return make([-value for value in self.values()], self.shape, self.dtype)

    def __invert__(self) -> Array:
        mask = 1 if self.dtype is bool_ else (1 << 8 * self.dtype.itemsize) - 1
        return Array([bits ^ mask for bits in self.raw()], self.shape, self.dtype)

    def __eq__(self, other: Any) -> Array:  # type: ignore[override]
        return self.binary(other, lambda a, b: a == b, bool_)

    def __ne__(self, other: Any) -> Array:  # type: ignore[override]
        return self.binary(other, lambda a, b: a != b, bool_)

    def __lt__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a < b, bool_)

    def __le__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a <= b, bool_)

    def __gt__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a > b, bool_)

    def __ge__(self, other: Any) -> Array:
        return self.binary(other, lambda a, b: a >= b, bool_)

    __hash__ = None  # type: ignore[assignment]


def _divide(a: float, b: float) -> float:
    if b != 0:
        return a / b
    if a == 0 or a != a or b != b:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def make(values: Iterable[Any], shape: Shape, dtype: DType) -> Array:
    """An array of Python numbers."""
    encode = dtype.encode
    return Array([encode(value) for value in values], shape, dtype)


def coerce(value: Any, dtype: DType) -> Array:
    """A value as an array of that type."""
    if isinstance(value, Array):
        return value if value.dtype is dtype else value.astype(dtype)
    return (
        make([dtype.convert(value)], (), dtype)
        if not isinstance(value, list | tuple)
        else asarray(value, dtype)
    )


def scalar(value: Any, dtype: DType) -> Array:
    """A single value of a type."""
    return make([dtype.convert(value)], (), dtype)


DType.make_scalar = staticmethod(scalar)


def asarray(value: Any, dtype: Any = None) -> Array:
    """An array of nested lists, a number, or an array."""
    if isinstance(value, Array):
        return value if dtype is None else value.astype(dtype)
    shape: list[int] = []
    probe = value
    while isinstance(probe, list | tuple):
        shape.append(len(probe))
        probe = probe[0] if probe else 0
    items = [value]
    for _ in shape:
        items = [item for group in items for item in group]
    if dtype is None:
        target = float64 if any(isinstance(item, float) for item in items) else int64
        target = bool_ if items and all(isinstance(item, bool) for item in items) else target
    else:
        target = dtype_of(dtype)
    return make([target.convert(item) for item in items], tuple(shape), target)


def array(value: Any, dtype: Any = None) -> Array:
    """A copy as an array."""
    return asarray(value, dtype).copy()


def full(shape: Any, value: Any, dtype: Any = None) -> Array:
    """An array of one value."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    target = dtype_of(dtype) if dtype is not None else scalar_type(value, int64)
    bits = target.encode(target.convert(value))
    total = count(sizes)
    return Array(bytearray([bits]) * total if target is uint8 else [bits] * total, sizes, target)


def zeros(shape: Any, dtype: Any = float64) -> Array:
    """An array of zeros."""
    return full(shape, 0, dtype)


def ones(shape: Any, dtype: Any = float64) -> Array:
    """An array of ones."""
    return full(shape, 1, dtype)


def zeros_like(x: Array, dtype: Any = None) -> Array:
    """Zeros of the same shape."""
    return full(x.shape, 0, x.dtype if dtype is None else dtype)


def ones_like(x: Array, dtype: Any = None) -> Array:
    """Ones of the same shape."""
    return full(x.shape, 1, x.dtype if dtype is None else dtype)


def arange(stop: int, dtype: Any = int64) -> Array:
    """0, 1, 2, ..."""
    return make(range(stop), (stop,), dtype_of(dtype))


def frombuffer(data: Any, dtype: Any) -> Array:
    """The bytes of a buffer; uint8 arrays share writable memory."""
    view = memoryview(data).cast("B")
    base = Array(view, (len(view),), uint8)
    return base if dtype_of(dtype) is uint8 else base.view(dtype)


def broadcast_to(x: Array, shape: Shape) -> Array:
    """Repeated to a shape (a copy)."""
    return x if x.shape == shape else Array(spread(x.raw(), x.shape, shape), shape, x.dtype)


def broadcast_arrays(*arrays: Array) -> list[Array]:
    """All repeated to their common shape."""
    shape = broadcast_shape(*(item.shape for item in arrays))
    return [broadcast_to(item, shape) for item in arrays]


def where(condition: Any, a: Any, b: Any) -> Array:
    """Elements of a where the condition holds, of b elsewhere."""
    test = asarray(condition)
    if not isinstance(a, Array) and not isinstance(b, Array):
        target = float64 if isinstance(a, float) or isinstance(b, float) else int64
    elif not isinstance(a, Array):
        target = scalar_type(a, b.dtype)
    elif not isinstance(b, Array):
        target = scalar_type(b, a.dtype)
    else:
        target = promote(a.dtype, b.dtype)
    left, right = coerce(a, target), coerce(b, target)
    shape = broadcast_shape(test.shape, left.shape, right.shape)
    parts = (spread(item.raw(), item.shape, shape) for item in (test, left, right))
    return Array([x if flag else y for flag, x, y in zip(*parts, strict=True)], shape, target)


def copyto(target: Array, value: Any, where: Any = True, casting: str = "same_kind") -> None:
    """Write elements where a condition holds."""
    source = coerce(value, target.dtype)
    bits = spread(source.raw(), source.shape, target.shape)
    test = asarray(where)
    flags = spread(test.raw(), test.shape, target.shape)
    buffer, start = target.buffer, target.start
    for index, flag in enumerate(flags):
        if flag:
            buffer[start + index] = bits[index]


def swapaxes(x: Array, first: int, second: int) -> Array:
    """Two axes exchanged (a copy)."""
    order = list(range(len(x.shape)))
    order[first], order[second] = order[second], order[first]
    shape = tuple(x.shape[axis] for axis in order)
    strides, step = [], 1
    for size in reversed(x.shape):
        strides.append(step)
        step *= size
    strides.reverse()
    raw = x.raw()
    positions = product(*(range(size) for size in shape))
    moved = [raw[sum(i * strides[axis] for i, axis in zip(index, order, strict=True))] for index in positions]
    return Array(moved, shape, x.dtype)
