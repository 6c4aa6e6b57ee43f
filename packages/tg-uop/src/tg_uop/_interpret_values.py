"""What does each op compute on plain Python lists? The rules shared by the graph and the program interpreter.

A value is a flat row-major list of Python scalars. Storage evaluates to a `Place`: which cell, which of its
elements, and the contents a reader sees. Rules get the node and its evaluated value sources; shapes come
from the machine, which knows the values of symbolic dims.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple, Protocol

from tg_uop import derive
from tg_uop.alu import bitcast_value, cast_value, exec_alu, threefry2x32
from tg_uop.dtype import DType, Invalid, as_const, from_bits, to_bits
from tg_uop.ops import GroupOp, Ops, identity_element
from tg_uop.uop import UOp

Ints = tuple[int, ...]


class Outside(NamedTuple):
    """A position that does not exist: reading or writing it is an IndexError."""

    element: int
    size: int


class Cell:
    """One storage: `data` is indexable. `shared` data may be seen by a reader of an older version: copied
    before a write.
    """

    __slots__ = ("data", "shared", "dtype", "written")

    def __init__(self, data: Any, dtype: DType, shared: bool) -> None:
        self.data, self.dtype, self.shared, self.written = data, dtype, shared, False

    def write(self, position: int, value: Any) -> None:
        if self.shared:
            self.data, self.shared = list(self.data), False
        self.data[position] = value
        self.written = True


class Place(NamedTuple):
    """Elements of a cell: `positions` (an int, None: does not exist, or Outside), read from `data`."""

    cell: Cell
    data: Any
    positions: Sequence[Any]

    def now(self) -> Place:
        """The same elements, as they are at this moment."""
        if isinstance(self.cell.data, list):
            self.cell.shared = True
        return self._replace(data=self.cell.data)


class Results(NamedTuple):
    """The values of a TUPLE."""

    values: tuple[Any, ...]


class Machine(Protocol):
    """What the rules need to know about who runs them."""

    def dims(self, shape: Iterable[Any]) -> Ints: ...


# *** reading and writing ***


def _zero(dtype: DType) -> Any:
    return as_const(0, dtype)


def outside_error(u: UOp, position: Outside, doing: str) -> IndexError:
    return IndexError(f"{doing} element {position.element} of {position.size}, outside it: {u!r}")


def read(
    u: UOp, value: Any, gate: Sequence[Any] | None = None, alt: Sequence[Any] | None = None
) -> list[Any]:
    """The scalars of an evaluated source `u`; where `gate` is false, those of `alt` (zeros when None)."""
    if isinstance(value, Results):
        if len(value.values) != 1:
            raise ValueError(f"a tuple of {len(value.values)} is no single value; use GETTUPLE: {u!r}")
        value = value.values[0]
    if not isinstance(value, Place):
        return value
    zero = _zero(value.cell.dtype)
    out = []
    for i, p in enumerate(value.positions):
        if gate is not None and not gate[i if len(gate) > 1 else 0]:
            out.append(zero if alt is None else alt[i])
        elif p is None:
            out.append(zero)
        elif type(p) is Outside:
            raise outside_error(u, p, "reads")
        else:
            out.append(value.data[p])
    return out


def write(u: UOp, place: Any, values: Sequence[Any], gate: Sequence[Any] | None, add: bool = False) -> None:
    """Store `values` to `place` where `gate` holds."""
    if not isinstance(place, Place):
        raise ValueError(f"the target of a store must be storage or a view of it: {u!r}")
    for i, p in enumerate(place.positions):
        if p is None or (gate is not None and not gate[i if len(gate) > 1 else 0]):
            continue
        if type(p) is Outside:
            raise outside_error(u, p, "writes")
        value = values[i]
        if value is Invalid:
            raise ValueError(f"stores a value that is Invalid: {u!r}")
        place.cell.write(
            p, exec_alu(Ops.ADD, place.cell.dtype, (place.cell.data[p], value)) if add else value
        )


# *** movement: one rule for the scalars of a value and for the positions of a place ***


def strides_of(shape: Ints) -> Ints:
    """Row-major strides."""
    return tuple(prod(shape[i + 1 :]) for i in range(len(shape)))


def _gather(shape: Ints, out: Ints, source: Callable[[Ints], Ints | None]) -> list[int | None]:
    """For each output coordinate, the flat number of the source element (None: there is none)."""
    strides = strides_of(shape)
    found = []
    for at in product(*map(range, out)):
        c = source(at)
        found.append(None if c is None else sum(i * s for i, s in zip(c, strides, strict=True)))
    return found


def _expand(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    return _gather(shape, out, lambda at: tuple(0 if s == 1 else i for i, s in zip(at, shape, strict=True)))


def _permute(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    inverse = [u.arg.index(i) for i in range(len(shape))]
    return _gather(shape, out, lambda at: tuple(at[i] for i in inverse))


def _flip(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    return _gather(
        shape, out, lambda at: tuple(s - 1 - i if f else i for i, s, f in zip(at, shape, u.arg, strict=True))
    )


def _pad(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    begin = m.dims(derive.shape_from_uop(u.src[1]))

    def source(at: Ints) -> Ints | None:
        c = tuple(i - b for i, b in zip(at, begin, strict=True))
        return c if all(0 <= i < s for i, s in zip(c, shape, strict=True)) else None

    return _gather(shape, out, source)


def _shrink(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    begin = m.dims(derive.shape_from_uop(u.src[1]))
    return _gather(shape, out, lambda at: tuple(i + b for i, b in zip(at, begin, strict=True)))


def _replicated(m: Machine, u: UOp, shape: Ints, out: Ints) -> list[int | None]:
    return _gather(shape, out, lambda at: at)


_GATHER: dict[Ops, Callable[[Machine, UOp, Ints, Ints], list[int | None]]] = {
    Ops.EXPAND: _expand,
    Ops.PERMUTE: _permute,
    Ops.FLIP: _flip,
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.REPLICATED: _replicated,
}


def _pick(value: Any, numbers: Iterable[Any], dtype: DType) -> Any:
    """The elements `numbers` of a value or place (None: an element that does not exist, read as 0)."""
    if isinstance(value, Place):
        held = value.positions
        return value._replace(positions=[held[n] if type(n) is int else n for n in numbers])
    zero = _zero(dtype)
    return [zero if n is None else value[n] for n in numbers]


def _movement(m: Machine, u: UOp, src: list[Any]) -> Any:
    value = src[0] if isinstance(src[0], Place) else read(u.src[0], src[0])
    return _pick(value, _GATHER[u.op](m, u, m.dims(u.src[0].shape), m.dims(u.shape)), u.dtype)


def _same(m: Machine, u: UOp, src: list[Any]) -> Any:
    return src[0] if src else []


def _read(m: Machine, u: UOp, src: list[Any]) -> Any:
    return list(read(u.src[0], src[0]))


def _index(m: Machine, u: UOp, src: list[Any]) -> Any:
    """The outer product of the indices, then whole elements; `arg` consecutive ones from a scalar index."""
    shape = m.dims(u.src[0].shape)
    strides = strides_of(shape)
    axes: list[Sequence[Any]] = []
    for axis, i in enumerate(u.src[1:]):
        values = read(i, src[axis + 1])
        if u.arg is not None:
            values = [Invalid if values[0] is Invalid else values[0] + k for k in range(u.arg)]
        size, stride = shape[axis], strides[axis]
        axes.append(
            [None if v is Invalid else v * stride if 0 <= v < size else Outside(v, size) for v in values]
        )
    axes.extend(
        [k * s for k in range(n)] for n, s in zip(shape[len(axes) :], strides[len(axes) :], strict=True)
    )
    numbers = [_sum_positions(at) for at in product(*axes)]
    if isinstance(src[0], Place):
        return _pick(src[0], numbers, u.dtype)
    for n in numbers:
        if type(n) is Outside:
            raise outside_error(u, n, "reads")
    return _pick(read(u.src[0], src[0]), numbers, u.dtype)


def _sum_positions(parts: tuple[Any, ...]) -> Any:
    for p in parts:
        if p is None:
            return None
    for p in parts:
        if type(p) is Outside:
            return p
    return sum(parts)


def _stack(m: Machine, u: UOp, src: list[Any]) -> Any:
    return [x for s, v in zip(u.src, src, strict=True) for x in read(s, v)]


# *** elementwise and reduction ***


def _alu(m: Machine, u: UOp, src: list[Any]) -> Any:
    operands = [read(s, v) for s, v in zip(u.src, src, strict=True)]
    n = prod(m.dims(u.shape))
    operands = [x * n if len(x) == 1 and n != 1 else x for x in operands]  # WHERE's condition, shift amounts
    return [exec_alu(u.op, u.dtype, args) for args in zip(*operands, strict=True)]


def _threefry(m: Machine, u: UOp, src: list[Any]) -> Any:
    words = zip(*(read(s, v) for s, v in zip(u.src, src, strict=True)), strict=True)
    return [threefry2x32(*w)[u.arg] for w in words]


def _cast(m: Machine, u: UOp, src: list[Any]) -> Any:
    return [cast_value(v, u.src[0].dtype, u.arg) for v in read(u.src[0], src[0])]


def _bitcast(m: Machine, u: UOp, src: list[Any]) -> Any:
    return [bitcast_value(v, u.src[0].dtype, u.arg) for v in read(u.src[0], src[0])]


def start_reduction(u: UOp, n: int) -> list[Any]:
    """`n` accumulators of a REDUCE, each the identity of its operation."""
    return [as_const(identity_element(u.arg.op, u.dtype), u.dtype)] * n


def accumulate(m: Machine, u: UOp, acc: list[Any], values: list[Any]) -> None:
    """Fold a value of a REDUCE's source into its accumulators, in row-major order."""
    shape = m.dims(u.src[0].shape)
    kept = tuple(1 if i in u.arg.axes else d for i, d in enumerate(shape))
    strides = [0 if i in u.arg.axes else s for i, s in enumerate(strides_of(kept))]
    for at, value in zip(product(*map(range, shape)), values, strict=True):
        i = sum(c * s for c, s in zip(at, strides, strict=True))
        acc[i] = exec_alu(u.arg.op, u.dtype, (acc[i], value))


def _reduce(m: Machine, u: UOp, src: list[Any]) -> Any:
    acc = start_reduction(u, prod(m.dims(u.shape)))
    accumulate(m, u, acc, read(u.src[0], src[0]))
    return acc


# *** memory ***


def _load(m: Machine, u: UOp, src: list[Any]) -> Any:
    alt = read(u.src[1], src[1]) if len(src) > 1 else None
    return list(read(u.src[0], src[0], read(u.src[2], src[2]) if len(src) > 2 else None, alt))


def _store(m: Machine, u: UOp, src: list[Any]) -> Any:
    gate = read(u.src[2], src[2]) if len(src) > 2 else None
    write(u, src[0], read(u.src[1], src[1]), gate, u.op is Ops.ATOMIC_ADD)
    return []


def _buffer_view(m: Machine, u: UOp, src: list[Any]) -> Any:
    source, (size, dtype, offset) = u.src[0].dtype, u.arg
    if dtype is source and offset % dtype.itemsize == 0:
        first, held = offset // dtype.itemsize, prod(m.dims(u.src[0].shape))
        if first + size > held:
            raise outside_error(u, Outside(first + size - 1, held), "views")
        return _pick(src[0], range(first, first + size), dtype)
    data = encode(read(u.src[0], src[0]), source)[offset : offset + size * dtype.itemsize]
    if len(data) != size * dtype.itemsize:
        raise outside_error(u, Outside(offset + size * dtype.itemsize, offset + len(data)), "views byte")
    return decode(data, dtype)


def _stage(m: Machine, u: UOp, src: list[Any]) -> Any:
    if len(u.src) > 1:
        raise RuntimeError(
            f"STAGE over ranges is not interpreted; lower it to BUFFER, STORE and AFTER first: {u!r}"
        )
    return list(read(u.src[0], src[0]))


def _nothing(m: Machine, u: UOp, src: list[Any]) -> Any:
    return []


def _refuse(m: Machine, u: UOp, src: list[Any]) -> Any:
    raise RuntimeError(f"{u.op.name} is not interpreted: {u!r}")


RULES: dict[Ops, Callable[[Machine, UOp, list[Any]], Any]] = {
    Ops.BUFFER_VIEW: _buffer_view,
    Ops.CONST: lambda m, u, src: [u.arg.value],
    Ops.VCONST: lambda m, u, src: list(u.arg.value),
    Ops.RESHAPE: _same,
    **dict.fromkeys(_GATHER, _movement),
    Ops.INDEX: _index,
    Ops.STACK: _stack,
    Ops.REDUCE: _reduce,
    **dict.fromkeys(GroupOp.ALU, _alu),
    Ops.THREEFRY: _threefry,
    Ops.CAST: _cast,
    Ops.BITCAST: _bitcast,
    Ops.TUPLE: lambda m, u, src: Results(tuple(src)),
    Ops.GETTUPLE: lambda m, u, src: src[0].values[u.arg],
    **dict.fromkeys((Ops.STORE, Ops.ATOMIC_ADD), _store),
    Ops.LOAD: _load,
    **dict.fromkeys((Ops.CONTIGUOUS, Ops.COPY), _read),
    Ops.STAGE: _stage,
    **dict.fromkeys((Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.NOOP), _same),
    **dict.fromkeys(
        (Ops.GROUP, Ops.SINK, Ops.BARRIER, Ops.PREFETCH, Ops.DEVICE, Ops.SOURCE, Ops.BINARY), _nothing
    ),
    **dict.fromkeys(
        (Ops.MULTI, Ops.MSELECT, Ops.MSTACK, Ops.WMMA, Ops.CUSTOM, Ops.CUSTOMI, Ops.INS), _refuse
    ),
    **dict.fromkeys((Ops.CUSTOM_FUNCTION, Ops.WAIT, Ops.PATCH, Ops.GETADDR, Ops.PROGRAM), _refuse),
}
"""Rules that do not depend on who runs them. The graph and program interpreters add those for storage and
control.
"""

VALUE_SOURCES: dict[Ops, int] = {
    **dict.fromkeys((Ops.PARAM, Ops.BIND, Ops.RANGE, Ops.SPECIAL), 0),
    **dict.fromkeys((Ops.RESHAPE, Ops.EXPAND, Ops.PAD, Ops.SHRINK, Ops.COPY), 1),
}
"""How many leading sources are values the rule reads; the others are shapes and bounds. All where not
listed.
"""


# *** bytes ***


def decode(data: bytes, dtype: DType) -> list[Any]:
    """The values of `dtype` in little-endian bytes."""
    size = dtype.itemsize
    if dtype.fmt is not None:
        return list(struct.unpack(f"<{len(data) // size}{dtype.fmt}", data))
    return [from_bits(int.from_bytes(data[i : i + size], "little"), dtype) for i in range(0, len(data), size)]


def encode(values: Sequence[Any], dtype: DType) -> bytes:
    """Little-endian bytes of values of `dtype`."""
    if dtype.fmt is not None:
        return struct.pack(f"<{len(values)}{dtype.fmt}", *values)
    return b"".join(to_bits(v, dtype).to_bytes(dtype.itemsize, "little") for v in values)


class ByteStorage:
    """A writable byte buffer seen as elements of `dtype`, read and written one at a time."""

    __slots__ = ("view", "dtype", "size")

    def __init__(self, buffer: Any, dtype: DType) -> None:
        view = memoryview(buffer)
        self.view = view if view.format == "B" and view.ndim == 1 else view.cast("B")
        self.dtype, self.size = dtype, dtype.itemsize

    def __len__(self) -> int:
        return len(self.view) // self.size

    def __getitem__(self, i: int) -> Any:
        return decode(bytes(self.view[i * self.size : (i + 1) * self.size]), self.dtype)[0]

    def __setitem__(self, i: int, value: Any) -> None:
        self.view[i * self.size : (i + 1) * self.size] = encode([value], self.dtype)


__all__ = [
    "ByteStorage",
    "Cell",
    "Machine",
    "Outside",
    "Place",
    "RULES",
    "Results",
    "VALUE_SOURCES",
    "accumulate",
    "decode",
    "encode",
    "read",
    "start_reduction",
    "strides_of",
    "write",
]
