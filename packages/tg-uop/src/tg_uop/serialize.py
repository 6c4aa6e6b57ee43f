"""How does a graph become bytes, for caches and other processes, and how is it read back safely?

Layout (little endian): `MAGIC`, u16 version, then the length-prefixed sections *names* (op names used, NUL
separated), *data* (args and tags), *offsets* (u32, where each datum begins), *nodes* (u32 words) and *roots*
(u32); a CRC-32 of all of that ends it. A node is the words `op, arg, tag, n, s1 … sn`: op counts into
*names*, arg and tag into *offsets* plus one (0 is None), sources are numbers of earlier nodes. Data are
tagged values (`_ENCODE`); a UOp inside one is a node's number.

Nothing in the bytes names code to run: records and enums come from fixed tables, foreign args from
`register_arg_type`.
"""

from __future__ import annotations

import struct
import sys
import zlib
from array import array
from collections.abc import Callable
from enum import Enum
from typing import Any

from tg_uop._args import check_const
from tg_uop.argdata import MAX_NESTING, all_nodes, fields_of, make_record, record_values
from tg_uop.dtype import ALIASES, ConstFloat, DType, Invalid
from tg_uop.ops import ARG_ENUMS, ARG_RECORDS, AddrSpace, BufferArg, ConstArg, Ops
from tg_uop.uop import UOp, foreign_arg_codec, foreign_arg_types, fresh_buffer_id, process_tag

MAGIC = b"tguop\0"
VERSION = 1
_HEAD = struct.Struct("<6sH")
_U32 = struct.Struct("<I")
_F64 = struct.Struct("<d")
_WORD = "I" if array("I").itemsize == 4 else "L"

# *** data to bytes: one letter for the kind, then the value ***


def _length(n: int) -> bytes:
    return _U32.pack(n)


def _blob(b: bytes) -> bytes:
    return _U32.pack(len(b)) + b


def _name(s: str) -> bytes:
    return _blob(s.encode("utf-8", "surrogatepass"))


class _Writer:
    """Data of one graph; equal data is written once."""

    def __init__(self, numbers: dict[UOp, int]) -> None:
        self.numbers = numbers
        self.data = bytearray()
        self.offsets = array(_WORD)
        self.known: dict[bytes, int] = {}

    def index(self, value: Any) -> int:
        """1 + the datum's number; 0 for None."""
        if value is None:
            return 0
        encoded = self.encode(value, 0)
        found = self.known.get(encoded)
        if found is None:
            self.offsets.append(len(self.data))
            self.data += encoded
            found = self.known[encoded] = len(self.offsets)
        return found

    def encode(self, value: Any, depth: int) -> bytes:
        if depth > MAX_NESTING:
            raise ValueError(f"data nested deeper than {MAX_NESTING} levels cannot be serialised")
        t = type(value)
        codec = foreign_arg_codec(t)
        if codec is not None:
            return b"@" + _name(f"{t.__module__}.{t.__qualname__}") + _name(codec[0](value))
        simple = _ENCODE.get(t)
        if simple is not None:
            return simple(value)
        if t is tuple:
            return b"(" + _length(len(value)) + b"".join([self.encode(v, depth + 1) for v in value])
        if t is UOp:
            return b"%" + _length(self.numbers[value])
        if value is Invalid:
            return b"V"
        if isinstance(value, Enum) and t in ARG_ENUMS.values():
            return b"e" + _name(f"{t.__name__}.{value.name}")
        if t in ARG_RECORDS.values():
            parts = [self.encode(v, depth + 1) for v in record_values(value)]
            return b"r" + _name(t.__name__) + _length(len(parts)) + b"".join(parts)
        raise TypeError(
            f"{t.__name__} {value!r} cannot be serialised; register its type with tg_uop.register_arg_type"
        )


def _encode_int(v: int) -> bytes:
    return b"i" + _blob(v.to_bytes(v.bit_length() // 8 + 1, "little", signed=True))


_ENCODE: dict[type, Callable[[Any], bytes]] = {
    type(None): lambda v: b"N",
    bool: lambda v: b"T" if v else b"F",
    int: _encode_int,
    float: lambda v: b"f" + _F64.pack(v),
    ConstFloat: lambda v: b"f" + _F64.pack(v),
    str: lambda v: b"s" + _name(v),
    bytes: lambda v: b"b" + _blob(v),
    DType: lambda v: b"d" + _name(v.name),
}


def dumps(*roots: UOp) -> bytes:
    """The graph below `roots` as bytes; equal graphs give equal bytes in every process."""
    if not roots:
        raise ValueError("dumps needs at least one root")
    nodes = all_nodes(roots)
    numbers = {u: i for i, u in enumerate(nodes)}
    writer = _Writer(numbers)
    op_numbers: dict[Ops, int] = {}
    words = array(_WORD)
    extend, index = words.extend, writer.index
    for u in nodes:
        op, arg, tag, src = u.op, u.arg, u.tag, u.src
        op_number = op_numbers.setdefault(op, len(op_numbers))
        arg_number = 0 if arg is None else index(arg)
        extend((op_number, arg_number, 0 if tag is None else index(tag), len(src)))
        if src:
            extend([numbers[s] for s in src])
    names = b"\0".join(op.name.encode() for op in op_numbers)
    sections = (
        names,
        bytes(writer.data),
        _little(writer.offsets),
        _little(words),
        _little(array(_WORD, [numbers[r] for r in roots])),
    )
    body = _HEAD.pack(MAGIC, VERSION) + b"".join(struct.pack("<Q", len(s)) + s for s in sections)
    return body + _U32.pack(zlib.crc32(body))


def _little(words: array[int]) -> bytes:
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return words.tobytes()


# *** bytes to data ***


class _Bad(ValueError):
    """Bytes that are no graph; says where."""


class _Reader:
    """Data of one graph, decoded when a node first asks for it (a datum may hold earlier nodes)."""

    def __init__(self, data: bytes, offsets: array[int], nodes: list[UOp]) -> None:
        self.data, self.offsets, self.nodes = data, offsets, nodes
        self.at = 0
        self.known: list[Any] = [_UNREAD] * len(offsets)

    def datum(self, number: int) -> Any:
        if number == 0:
            return None
        if number > len(self.offsets):
            raise _Bad(f"datum {number} of {len(self.offsets)}")
        value = self.known[number - 1]
        if value is _UNREAD:
            self.at = self.offsets[number - 1]
            value = self.known[number - 1] = self.decode(0)
        return value

    def take(self, n: int) -> bytes:
        part = self.data[self.at : self.at + n]
        if len(part) != n:
            raise _Bad(f"data end at byte {len(self.data)}, {n} bytes wanted at {self.at}")
        self.at += n
        return part

    def length(self) -> int:
        return int(_U32.unpack(self.take(4))[0])

    def name(self) -> str:
        return self.take(self.length()).decode("utf-8", "surrogatepass")

    def decode(self, depth: int) -> Any:
        if depth > MAX_NESTING:
            raise _Bad(f"data nested deeper than {MAX_NESTING} levels at byte {self.at}")
        at = self.at
        kind = self.take(1)
        decoder = _DECODE.get(kind)
        if decoder is None:
            raise _Bad(f"unknown kind of data {kind!r} at byte {at}")
        return decoder(self, depth)

    def parts(self, depth: int) -> list[Any]:
        n = self.length()
        if n > len(self.data) - self.at:
            raise _Bad(f"{n} parts at byte {self.at} of {len(self.data)}")
        return [self.decode(depth + 1) for _ in range(n)]


_UNREAD: Any = object()


def _lookup(table: dict[str, Any], name: str, what: str) -> Any:
    if name not in table:
        raise _Bad(f"unknown {what} {name!r}")
    return table[name]


def _decode_float(r: _Reader, depth: int) -> float:
    value = _F64.unpack(r.take(8))[0]
    return ConstFloat(value) if value != value or (value == 0.0 and r.data[r.at - 1] & 0x80) else float(value)


def _decode_node(r: _Reader, depth: int) -> UOp:
    number = r.length()
    if number >= len(r.nodes):
        raise _Bad(f"a datum refers to node {number}, which comes later")
    return r.nodes[number]


def _decode_record(r: _Reader, depth: int) -> Any:
    cls = _lookup(ARG_RECORDS, r.name(), "record")
    names, values = list(fields_of(cls)), r.parts(depth)
    if len(names) != len(values):
        raise _Bad(f"{cls.__name__} has {len(names)} fields, got {len(values)}")
    return make_record(cls, dict(zip(names, values, strict=True)))


def _decode_foreign(r: _Reader, depth: int) -> Any:
    name = r.name()
    text = r.name()
    cls = foreign_arg_types().get(name)
    codec = None if cls is None else foreign_arg_codec(cls)
    if codec is None:
        raise _Bad(f"arg type {name!r} is not registered; import the package that defines it")
    try:
        return codec[1](text)
    except Exception as e:
        raise _Bad(f"{name} cannot read {text!r}: {e}") from e


_ENUM_MEMBERS: dict[str, Any] = {f"{c.__name__}.{m.name}": m for c in ARG_ENUMS.values() for m in c}
_OPS_BY_NAME: dict[str, Ops] = {op.name: op for op in Ops}
_DECODE: dict[bytes, Callable[[_Reader, int], Any]] = {
    b"N": lambda r, depth: None,
    b"T": lambda r, depth: True,
    b"F": lambda r, depth: False,
    b"V": lambda r, depth: Invalid,
    b"i": lambda r, depth: int.from_bytes(r.take(r.length()), "little", signed=True),
    b"f": _decode_float,
    b"s": lambda r, depth: r.name(),
    b"b": lambda r, depth: r.take(r.length()),
    b"d": lambda r, depth: _lookup(ALIASES, r.name(), "dtype"),
    b"e": lambda r, depth: _lookup(_ENUM_MEMBERS, r.name(), "enum member"),
    b"(": lambda r, depth: tuple(r.parts(depth)),
    b"r": _decode_record,
    b"%": _decode_node,
    b"@": _decode_foreign,
}

_adopted: dict[
    tuple[int, ...], tuple[int, int]
] = {}  # ids of other processes -> the ids their buffers have here


def _adopt(arg: BufferArg) -> BufferArg:
    """A global BUFFER of another process gets an id of this one, the same at every load."""
    if arg.addrspace is not AddrSpace.GLOBAL or len(arg.id) != 2 or arg.id[0] == process_tag():
        return arg
    return arg._replace(id=_adopted.setdefault(arg.id, fresh_buffer_id()))


def loads(data: bytes) -> UOp:
    """The one root of serialised bytes. ValueError says where truncated, newer or damaged bytes are wrong."""
    roots = loads_all(data)
    if len(roots) != 1:
        raise ValueError(f"serialised graph has {len(roots)} roots; read it with loads_all")
    return roots[0]


def loads_all(data: bytes) -> tuple[UOp, ...]:
    """The roots given to `dumps`. BUFFERs of another process come back under ids of this one."""
    names, blob, offsets, words, roots = _sections(bytes(data))
    ops = (
        [_lookup(_OPS_BY_NAME, n, "op") for n in names.decode("ascii", "replace").split("\0")]
        if names
        else []
    )
    nodes: list[UOp] = []
    reader = _Reader(blob, offsets, nodes)
    datum, at, end = reader.datum, 0, len(words)
    while at < end:
        if at + 4 > end or at + 4 + words[at + 3] > end:
            raise _Bad(f"serialised graph: nodes end inside node {len(nodes)}")
        op_number, arg_number, tag_number, n = words[at : at + 4]
        at += 4 + n
        try:
            arg = datum(arg_number) if arg_number else None
            if type(arg) is BufferArg:
                arg = _adopt(arg)
            src = tuple([nodes[i] for i in words[at - n : at]])
            if type(arg) is ConstArg:
                check_const(arg)
            nodes.append(UOp(ops[op_number], src, arg, datum(tag_number)))
        except (TypeError, ValueError, IndexError, AttributeError) as e:
            name = ops[op_number].name if op_number < len(ops) else f"op {op_number}"
            raise _Bad(f"serialised graph: node {len(nodes)} ({name}): {e}") from e
    if not roots or max(roots) >= len(nodes):
        raise _Bad(f"serialised graph: roots {list(roots[:4])} of {len(nodes)} nodes")
    return tuple(nodes[i] for i in roots)


def _sections(data: bytes) -> tuple[bytes, bytes, array[int], array[int], array[int]]:
    if len(data) < _HEAD.size or not data.startswith(MAGIC):
        raise _Bad(f"not a serialised graph: begins with {data[:8]!r} instead of {MAGIC!r}")
    version = _HEAD.unpack_from(data)[1]
    if version != VERSION:
        raise _Bad(
            f"serialised graph of version {version}; this tg-uop reads version {VERSION}: "
            "upgrade it or write the graph again"
        )
    parts = []
    at, end = _HEAD.size, len(data) - 4
    for name in ("names", "data", "offsets", "nodes", "roots"):
        size = int.from_bytes(data[at : at + 8], "little")
        if at + 8 + size > end:
            raise _Bad(
                f"serialised graph is truncated: section {name} at byte {at} exceeds {len(data)} bytes"
            )
        parts.append(data[at + 8 : at + 8 + size])
        at += 8 + size
    if at != end or zlib.crc32(data[:end]) != _U32.unpack(data[end:])[0]:
        raise _Bad(f"serialised graph is damaged: the checksum at byte {end} does not fit")
    return parts[0], parts[1], _words(parts[2]), _words(parts[3]), _words(parts[4])


def _words(part: bytes) -> array[int]:
    if len(part) % 4:
        raise _Bad(f"serialised graph: a section of words has {len(part)} bytes")
    words = array(_WORD, part)
    if sys.byteorder == "big":
        words.byteswap()
    return words


__all__ = ["VERSION", "dumps", "loads", "loads_all"]
