"""What does a generated binding need at run time?

Records at given offsets, lazy libraries, ioctls, symbol tables.
"""

from __future__ import annotations

import ctypes
import os
import sys

TYPE_CHECKING = False  # as type checkers know it, without importing typing
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    Member = tuple[str, Any, int] | tuple[str, Any, int, int]
    Placed = tuple[str, Any, int]
    Record = type[Any]

__all__ = [
    "BitField",
    "Function",
    "Ioctl",
    "Library",
    "Promoted",
    "Struct",
    "SymbolTable",
    "Union",
    "Variable",
    "alignment",
    "c_int128",
    "c_uint128",
    "cdiv",
    "cmod",
    "enum_name",
    "fields",
    "items",
    "layout",
    "sized",
]

_UINTS = {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}
_SIGNED = (ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64)


def _repr_value(value: Any) -> str:
    if isinstance(value, ctypes.Array):
        shown = [_repr_value(item) for item in value[:16]]
        return "[" + ", ".join(shown + ["..."] * (len(value) > 16)) + "]"
    if isinstance(value, ctypes._Pointer):
        return hex(ctypes.cast(value, ctypes.c_void_p).value or 0)
    return repr(value)


def _bytes(record: Any) -> bytes:
    return bytes(record)


class _Record:
    """What structs and unions share: repr shows fields, equality compares the bytes fields cover."""

    __slots__ = ()
    _names_: tuple[str, ...] = ()
    _spec_: tuple[Member, ...] | None = None
    _alignment_ = 1

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={_repr_value(getattr(self, name))}" for name in self._names_)
        return f"{type(self).__name__}({inner})"

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        mine, theirs = _bytes(self), _bytes(other)
        if mine == theirs:
            return True
        difference = int.from_bytes(mine, "little") ^ int.from_bytes(theirs, "little")
        return not difference & _covered(type(self))

    __hash__ = None  # type: ignore[assignment]


class Struct(_Record, ctypes.Structure):
    """Base of generated structs; `layout` gives it its fields. Unknown field names raise AttributeError."""

    __slots__ = ()


class Union(_Record, ctypes.Union):
    """Base of generated unions; `layout` gives it its fields."""

    __slots__ = ()


class c_int128(Struct):  # noqa: N801 - named like the ctypes integers
    """A signed 128-bit integer; `.value` is a Python int."""

    __slots__ = ()
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_int64)]
    _names_ = ("low", "high")
    _alignment_ = 16

    @property
    def value(self) -> int:
        return (self.high << 64) | self.low


class c_uint128(Struct):  # noqa: N801 - named like the ctypes integers
    """An unsigned 128-bit integer; `.value` is a Python int."""

    __slots__ = ()
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]
    _names_ = ("low", "high")
    _alignment_ = 16

    @property
    def value(self) -> int:
        return (self.high << 64) | self.low


class BitField:
    """A run of bits in a record, read and written through its storage.

    `offset` is the byte offset of the storage, `bit_offset` the first bit counted from the record's start,
    `width` in bits. A value that does not fit raises ValueError.
    """

    __slots__ = ("name", "bit_offset", "width", "offset", "_storage", "_shift", "_mask", "_kind", "_bytes")

    def __init__(
        self, name: str, ctype: Any, bit_offset: int, width: int, storage: Any, start: int, as_bytes: bool
    ) -> None:
        self.name, self.bit_offset, self.width, self.offset = name, bit_offset, width, start
        self._storage, self._shift, self._mask = storage, bit_offset - 8 * start, (1 << width) - 1
        signed = ctype in _SIGNED or ctype is c_int128
        self._kind = "bool" if ctype is ctypes.c_bool else "signed" if signed else "unsigned"
        self._bytes = as_bytes

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        word = self._storage.__get__(instance)
        if self._bytes:
            word = int.from_bytes(word, "little")
        value = word >> self._shift & self._mask
        if self._kind == "unsigned":
            return value
        if self._kind == "bool":
            return bool(value)
        return value - (self._mask + 1) if value >> (self.width - 1) else value

    def __set__(self, instance: Any, value: Any) -> None:
        value = int(bool(value)) if self._kind == "bool" else value
        low, high = self.limits()
        if not low <= value <= high:
            raise ValueError(f"{type(instance).__name__}.{self.name} holds {low} to {high}, not {value}")
        word = self._storage.__get__(instance)
        if self._bytes:
            count = len(word)
            word = int.from_bytes(word, "little") & ~(self._mask << self._shift)
            word |= (value & self._mask) << self._shift
            self._storage.__get__(instance)[:] = list(word.to_bytes(count, "little"))
            return
        word = word & ~(self._mask << self._shift) | (value & self._mask) << self._shift
        self._storage.__set__(instance, word)

    def limits(self) -> tuple[int, int]:
        """The smallest and the largest value the field holds."""
        if self._kind == "signed":
            return -(self._mask + 1 >> 1), self._mask >> 1
        return 0, self._mask

    def __repr__(self) -> str:
        return f"<bit-field {self.name}: bits {self.bit_offset}..{self.bit_offset + self.width - 1}>"


class Promoted:
    """A field of an anonymous member, reachable from the record around it.

    `offset` counts from the outer record.
    """

    __slots__ = ("name", "offset", "size", "_member", "_inner")

    def __init__(self, name: str, member: Any, member_offset: int, inner: Any) -> None:
        self.name, self._member, self._inner = name, member, inner
        self.offset = member_offset + inner.offset
        self.size = getattr(inner, "size", None)

    @property
    def bit_offset(self) -> int:
        return int(8 * (self.offset - self._inner.offset) + self._inner.bit_offset)

    @property
    def width(self) -> int:
        return int(self._inner.width)

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else self._inner.__get__(self._member.__get__(instance))

    def __set__(self, instance: Any, value: Any) -> None:
        self._inner.__set__(self._member.__get__(instance), value)


def alignment(ctype: Any) -> int:
    """The alignment in bytes that the C compiler gives the type (ctypes.alignment knows less of records)."""
    while issubclass(ctype, ctypes.Array):
        ctype = ctype._type_
    return int(ctype._alignment_) if issubclass(ctype, _Record) else ctypes.alignment(ctype)


def fields(record: Any) -> tuple[str, ...]:
    """The names of a record's fields (class or instance), those of anonymous members included, in order."""
    names: tuple[str, ...] = record._names_
    return names


def layout(record: Record, size: int, align: int, *members: Member) -> None:
    """Give a record class its members exactly where the C compiler puts them.

    A member is (name, ctype, byte offset), a bit-field (name, ctype, bit offset, width); an anonymous member
    has the name "". Raises ValueError when members do not fit the size.
    """
    plain, bits = [], []
    for index, member in enumerate(members):
        name, ctype, position = member[:3]
        if len(member) == 4:
            bits.append(member)
        elif ctype is c_int128 or ctype is c_uint128:
            bits.append((name, ctype, position * 8, 128))
        else:
            plain.append((name or f"_anonymous_{index}", ctype, position))
    storage, accessors = _plan(bits, plain, size, issubclass(record, ctypes.Union)) if bits else ((), ())
    stored = sorted([*plain, *storage], key=lambda entry: entry[2]) if bits else plain
    record._alignment_ = align
    record._spec_ = members
    if issubclass(record, ctypes.Union):
        _place_union(record, size, stored)
    elif not _place_naturally(record, size, stored):
        _place_packed(record, size, stored)
    names = []
    accessor_of = {entry[0]: (entry, name, start, as_bytes) for entry, name, start, as_bytes in accessors}
    for index, member in enumerate(members):
        name, ctype, position = member[:3]
        if name in accessor_of:
            (_, kind, bit_offset, width), place, start, as_bytes = accessor_of[name]
            descriptor = BitField(name, kind, bit_offset, width, getattr(record, place), start, as_bytes)
            setattr(record, name, descriptor)
        if name:
            names.append(name)
            continue
        hidden = f"_anonymous_{index}"
        for inner in ctype._names_:
            promoted = Promoted(inner, getattr(record, hidden), position, getattr(ctype, inner))
            setattr(record, inner, promoted)
            names.append(inner)
    record._names_ = tuple(names)
    if ctypes.sizeof(record) != size:
        raise ValueError(f"{record.__name__}: members make {ctypes.sizeof(record)} bytes, C says {size}")


def _place_naturally(record: Record, size: int, stored: list[Placed]) -> bool:
    """Use ctypes' own placement when it gives the same offsets: calls by value then follow the C ABI."""
    at = biggest = 0
    for _, ctype, offset in stored:
        align = ctypes.alignment(ctype) or 1  # 0 for a record without members
        at = -(-at // align) * align
        if at != offset:
            return False
        at += ctypes.sizeof(ctype)
        biggest = align if align > biggest else biggest
    if biggest and -(-at // biggest) * biggest != size or not biggest and size:
        return False
    record._fields_ = [(name, ctype) for name, ctype, _ in stored]
    return True


def _place_packed(record: Record, size: int, stored: list[Placed]) -> None:
    """Place members by explicit padding bytes."""
    placed, at = [], 0
    for name, ctype, offset in [*stored, ("", None, size)]:
        if offset < at:
            raise ValueError(
                f"{record.__name__}: member {name!r} at byte {offset} overlaps the one before it"
            )
        if offset > at:
            placed.append((f"_pad_{at}", ctypes.c_uint8 * (offset - at)))
        if ctype is not None:
            placed.append((name, ctype))
            at = offset + ctypes.sizeof(ctype)
    record._pack_ = 1
    record._layout_ = "ms"  # what a packed record needs from Python 3.14 on; older versions ignore it
    record._fields_ = placed


def _place_union(record: Record, size: int, stored: list[Placed]) -> None:
    members = [(name, ctype) for name, ctype, _ in stored]
    biggest = max((ctypes.sizeof(ctype) for _, ctype in members), default=0)
    aligned = max((ctypes.alignment(ctype) for _, ctype in members), default=1) or 1
    if -(-biggest // aligned) * aligned != size:
        record._pack_ = 1
        record._layout_ = "ms"
        if biggest < size:
            members.append(("_pad_0", ctypes.c_uint8 * size))
    record._fields_ = members


def _plan(
    bits: list[Any], plain: list[Placed], size: int, is_union: bool
) -> tuple[list[Placed], list[tuple[Any, str, int, bool]]]:
    """Storage members for bit-fields, and where each bit-field lives in them.

    The declared unit (an aligned integer) is used where it is free of other members, else the bytes
    themselves.
    """
    taken = [(offset, offset + ctypes.sizeof(ctype)) for _, ctype, offset in plain]
    if is_union:
        return _plan_union(bits, size)
    units = {}
    for _, ctype, first, width in bits:
        unit = ctypes.sizeof(ctype)
        start = first // 8 // unit * unit
        end = start + unit
        fits = unit in _UINTS and first + width <= 8 * end and end <= size
        if fits and not any(low < end and start < high for low, high in taken):
            units[start, end] = True
        else:
            units[first // 8, -(-(first + width) // 8)] = False
    merged: list[tuple[int, int, bool]] = []
    for (start, end), whole in sorted(units.items()):
        if merged and start < merged[-1][1]:
            low, high, was_whole = merged[-1]
            nested = start >= low and end <= high and was_whole
            merged[-1] = (low, max(high, end), nested or (low == start and end >= high and whole))
        else:
            merged.append((start, end, whole))
    storage: list[Placed] = []
    found: list[tuple[Any, str, int, bool]] = []
    for start, end, whole in merged:
        ctype = _UINTS[end - start] if whole else ctypes.c_uint8 * (end - start)
        name = f"_bits_{start}"
        storage.append((name, ctype, start))
        found.extend((b, name, start, not whole) for b in bits if start <= b[2] // 8 < end)
    return storage, found


def _plan_union(bits: list[Any], size: int) -> tuple[list[Placed], list[tuple[Any, str, int, bool]]]:
    storage, found = [], []
    for index, entry in enumerate(bits):
        unit = ctypes.sizeof(entry[1])
        whole = unit in _UINTS and unit <= size
        count = unit if whole else -(-entry[3] // 8)
        storage.append((f"_bits_{index}", _UINTS[unit] if whole else ctypes.c_uint8 * count, 0))
        found.append((entry, f"_bits_{index}", 0, not whole))
    return storage, found


def _covered(ctype: Any) -> int:
    """The bits of a type that hold a value, as an int (padding is 0)."""
    if issubclass(ctype, ctypes.Array):
        inner, step = _covered(ctype._type_), 8 * ctypes.sizeof(ctype._type_)
        return sum(inner << step * index for index in range(ctype._length_))
    if not issubclass(ctype, _Record) or ctype._spec_ is None:
        return (1 << 8 * (10 if ctype is ctypes.c_longdouble else ctypes.sizeof(ctype))) - 1
    mask = 0
    for member in ctype._spec_:
        if len(member) == 4:
            mask |= ((1 << member[3]) - 1) << member[2]
        else:
            mask |= _covered(member[1]) << 8 * member[2]
    return mask


def _flexible(record: Any) -> tuple[str, Any, int]:
    cls: Any = record if isinstance(record, type) else type(record)
    last = cls._spec_[-1] if cls._spec_ else None
    if last is None or len(last) == 4 or not issubclass(last[1], ctypes.Array) or last[1]._length_:
        raise TypeError(f"{cls.__name__} does not end in a flexible array")
    return last


def sized(record: Record, count: int) -> Record:
    """The record class with `count` elements in its flexible array; sizeof then includes them."""
    name, ctype, offset = _flexible(record)
    if count < 0:
        raise ValueError(f"a flexible array cannot have {count} elements")
    base: Any = Union if issubclass(record, ctypes.Union) else Struct
    grown = type(base)(f"{record.__name__}_{count}", (base,), {"__slots__": ()})
    array = ctype._type_ * count
    size = max(ctypes.sizeof(record), offset + ctypes.sizeof(array))
    layout(grown, size, record._alignment_, *record._spec_[:-1], (name, array, offset))
    return grown


def items(instance: Any, count: int) -> Any:
    """A view of `count` elements of an instance's flexible array.

    The caller vouches for the memory behind it.
    """
    _, ctype, offset = _flexible(instance)
    return (ctype._type_ * count).from_address(ctypes.addressof(instance) + offset)


def cdiv(a: int, b: int) -> int:
    """C's integer division: towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def cmod(a: int, b: int) -> int:
    """C's remainder: the sign of the dividend."""
    return a - b * cdiv(a, b)


def enum_name(module: ModuleType, enum: str, value: int) -> str:
    """The constant's name for a value of one of a binding's enums: enum_name(kfd, "enum_x", 3).

    KeyError if none.
    """
    for name in module._ENUMS[enum].split():
        if getattr(module, name) == value:
            return name
    raise KeyError(f"{enum} has no constant {value}")


class Library:
    """A shared library that is loaded when its first function is called.

    `linux`, `darwin`, `win32`: file names to try in order; none at all means the running program (libc).
    `package` says where to get it. FileNotFoundError names both when nothing loads.
    """

    def __init__(
        self,
        name: str,
        linux: tuple[str, ...] = (),
        darwin: tuple[str, ...] = (),
        win32: tuple[str, ...] = (),
        package: str = "",
        errno: bool = False,
    ) -> None:
        self.name, self.package, self._errno = name, package, errno
        self._files = {"linux": linux, "darwin": darwin, "win32": win32}
        self._handle: ctypes.CDLL | None = None

    def load(self) -> ctypes.CDLL:
        """The ctypes.CDLL, loaded on first use."""
        if self._handle is not None:
            return self._handle
        files = self._files.get(sys.platform, ())
        if not any(self._files.values()):
            self._handle = ctypes.CDLL(None, use_errno=self._errno)
            return self._handle
        causes = []
        for file in files:
            try:
                self._handle = ctypes.CDLL(file, use_errno=self._errno)
                return self._handle
            except OSError as error:
                causes.append(str(error))
        tried = "; ".join(causes) or f"no file name is known for {sys.platform}"
        hint = f"; it is in {self.package}" if self.package else ""
        raise FileNotFoundError(f"library {self.name} cannot be loaded ({tried}){hint}")

    def function(self, name: str, restype: Any, *argtypes: Any, variadic: bool = False) -> Function:
        """A callable for one function, looked up at its first call."""
        return Function(self, name, restype, argtypes, variadic)

    def variable(self, name: str, ctype: Any) -> Variable:
        """A global variable, looked up when read."""
        return Variable(self, name, ctype)

    def symbol(self, name: str) -> Any:
        """The symbol as ctypes gives it; AttributeError names library and symbol when it is missing."""
        try:
            return getattr(self.load(), name)
        except AttributeError:
            raise AttributeError(
                f"library {self.name} has no symbol {name!r}: its version is another one"
            ) from None


class Function:
    """One C function with its types; `pointer` is the ctypes function behind it."""

    __slots__ = ("library", "name", "restype", "argtypes", "variadic", "_pointer")

    def __init__(
        self, library: Library, name: str, restype: Any, argtypes: tuple[Any, ...], variadic: bool = False
    ) -> None:
        self.library, self.name, self.restype = library, name, restype
        self.argtypes, self.variadic = argtypes, variadic
        self._pointer: Any = None

    @property
    def pointer(self) -> Any:
        if self._pointer is None:
            pointer = self.library.symbol(self.name)
            pointer.restype, pointer.argtypes = self.restype, self.argtypes
            self._pointer = pointer
        return self._pointer

    def __call__(self, *args: Any) -> Any:
        return (self._pointer or self.pointer)(*args)

    def __repr__(self) -> str:
        return f"<C function {self.name} of {self.library.name}>"


class Variable:
    """One C global; `value` reads it, `address` is where it lives."""

    __slots__ = ("library", "name", "ctype")

    def __init__(self, library: Library, name: str, ctype: Any) -> None:
        self.library, self.name, self.ctype = library, name, ctype

    @property
    def contents(self) -> Any:
        """The ctypes object in the library's memory."""
        return self.ctype.in_dll(self.library.load(), self.name)

    @property
    def value(self) -> Any:
        contents = self.contents
        return getattr(contents, "value", contents)

    @property
    def address(self) -> int:
        return ctypes.addressof(self.contents)


class Ioctl(int):
    """An ioctl number that knows its argument struct, and is called as `NUMBER(fd, field=value, …)`.

    Returns the struct as the kernel left it (the ioctl's result where it takes none); OSError when the kernel
    refuses.
    """

    struct: Any

    def __new__(cls, value: int, struct: Any = None) -> Ioctl:
        self = super().__new__(cls, value)
        self.struct = struct
        return self

    @property
    def direction(self) -> str:
        """What user space does: "", "w" (writes), "r" (reads) or "rw"."""
        return ("", "w", "r", "rw")[int(self) >> 30 & 3]

    @property
    def size(self) -> int:
        """The argument's size in bytes as the number says it."""
        return int(self) >> 16 & 0x3FFF

    def __call__(self, fd: Any, argument: Any = None, /, **values: Any) -> Any:
        from fcntl import (
            ioctl,
        )  # here because this module is imported at start-up and on systems without fcntl

        if argument is None and self.struct is not None:
            argument = self.struct(**values)
        elif values:
            raise TypeError(
                "give either a struct or field values, and fields only where the ioctl has a struct"
            )
        while True:
            try:
                result = ioctl(fd, int(self), 0 if argument is None else argument)
            except InterruptedError:
                continue
            return result if argument is None or isinstance(argument, int) else argument


class SymbolTable:
    """Constants of a huge header: text lines "NAME value", read when first asked, searched on demand.

    A line "# NAME" starts an enum; a missing value is the previous one plus 1.
    """

    def __init__(self, module_file: str, name: str) -> None:
        self._path = os.path.join(os.path.dirname(module_file), name)
        self._content: str | None = None

    def text(self) -> str:
        """The whole table."""
        if self._content is None:
            with open(self._path, encoding="utf-8") as file:
                self._content = "\n" + file.read()
        return self._content

    def get(self, name: str) -> int:
        """The value of a constant; AttributeError when the header has none of that name."""
        text = self.text()
        start = text.find(f"\n{name}\n")
        steps = 0
        if start < 0:
            start = text.find(f"\n{name} ")
        if start < 0 or not name:
            raise AttributeError(f"{os.path.basename(self._path)} has no constant {name!r}")
        while True:
            end = text.find("\n", start + 1)
            _, _, value = text[start + 1 : end].partition(" ")
            if value:
                return int(value, 0) + steps
            steps += 1
            start = text.rfind("\n", 0, start)

    def names(self) -> list[str]:
        """Every constant's name, in the header's order."""
        return [line.partition(" ")[0] for line in self.text().split("\n") if line and line[0] != "#"]

    def values(self) -> dict[str, int]:
        """Every constant with its value: for walks over the whole table."""
        found: dict[str, int] = {}
        previous = -1
        for line in self.text().split("\n"):
            name, _, value = line.partition(" ")
            if line and name != "#":
                previous = found[name] = int(value, 0) if value else previous + 1
        return found

    def enums(self) -> dict[str, list[str]]:
        """Enum name → names of its constants."""
        found: dict[str, list[str]] = {}
        current: list[str] | None = None
        for line in self.text().split("\n"):
            if line.startswith("# "):
                current = found.setdefault(line[2:], [])
            elif line and current is not None:
                current.append(line.partition(" ")[0])
        return found
