"""How does a graph read as text, and how is it read back exactly?

One node per line, sources first, in SSA form:

    %0 = VCONST((4, 4)) : index[2]
    %1 = PARAM(%0; slot=0, dtype=float32, device="CPU") : float32[4, 4]
    %2 = ADD(%1, %1) : float32[4, 4]

A line is `%name = OP(sources; arg) tag=data : dtype[shape]`. An op whose arg is one kind of record lists its
fields that differ from their defaults; CONST and VCONST show the value and take the dtype behind the colon.
The type is derived, so it may be left out elsewhere; when present it is checked. `?` is a symbolic dim that
is no node of the graph. The last node is the root, or a line `return %a, %b` names several. `#` begins a
comment.
"""

from __future__ import annotations

import json
import math
import re
import struct
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

from tg_uop import derive
from tg_uop._args import check_const
from tg_uop.argdata import MAX_NESTING, all_nodes, fields_of, make_record
from tg_uop.dtype import ALIASES, ConstFloat, DType, Invalid, dtypes
from tg_uop.ops import ARG_ENUMS, ARG_RECORDS, AddrSpace, BufferArg, ConstArg, Ops
from tg_uop.uop import UOp, foreign_arg_codec, foreign_arg_types

_CONSTS = (Ops.CONST, Ops.VCONST)
_OWN_RECORD: dict[Ops, type] = {
    op: t
    for op, types in derive.ARG_TYPES.items()
    if types is not None and op not in _CONSTS
    for t in types
    if t in ARG_RECORDS.values()
}
"""The record an op's arg is made of: its fields are written without the record's name."""

_PLAIN_NAN = struct.pack("<d", math.nan)


# *** data to text ***


def format_data(value: Any, name: Callable[[UOp], str], depth: int = 0) -> str:
    """An arg or tag as text; `name` names the UOps inside it. TypeError for data that has no text form."""
    if depth > MAX_NESTING:
        raise ValueError(f"data nested deeper than {MAX_NESTING} levels has no text form")
    t = type(value)
    codec = foreign_arg_codec(t)
    if codec is not None:
        return f"@{json.dumps(f'{t.__module__}.{t.__qualname__}')}({json.dumps(codec[0](value))})"
    if value is None or value is Invalid or t is bool:
        return repr(value)
    if t is int:
        return str(value) if -(1 << 256) < value < (1 << 256) else hex(value)
    if t is float or t is ConstFloat:
        return _format_float(value)
    if t is str:
        return json.dumps(value)
    if t is bytes:
        return f'x"{value.hex()}"'
    if t is DType:
        return value.name
    if t is UOp:
        return name(value)
    if isinstance(value, Enum) and t in ARG_ENUMS.values():
        return f"{t.__name__}.{value.name}"
    if t is tuple:
        parts = [format_data(v, name, depth + 1) for v in value]
        return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"
    if t in ARG_RECORDS.values():
        return f"{t.__name__}({_format_fields(value, name, depth)})"
    raise TypeError(
        f"{t.__name__} {value!r} has no text form; register its type with tg_uop.register_arg_type"
    )


def _format_float(value: float) -> str:
    if not math.isnan(value):
        return float.__repr__(value)
    bits = struct.pack("<d", value)
    return "nan" if bits == _PLAIN_NAN else f"nan:{bits[::-1].hex()}"


def _format_fields(record: Any, name: Callable[[UOp], str], depth: int) -> str:
    """`field=value, …` for the first field and every other that differs from its default."""
    out = []
    for i, (field, (_, default)) in enumerate(fields_of(type(record)).items()):
        value = getattr(record, field)
        if i == 0 or type(value) is not type(default) or value != default:
            out.append(f"{field}={format_data(value, name, depth + 1)}")
    return ", ".join(out)


def _format_arg(u: UOp, name: Callable[[UOp], str]) -> str | None:
    if u.arg is None:
        return None
    if u.op in _CONSTS:
        return format_data(u.arg.value, name)
    if type(u.arg) is _OWN_RECORD.get(u.op):
        return _format_fields(u.arg, name, 0)
    return format_data(u.arg, name)


def _format_node(u: UOp, name: Callable[[UOp], str]) -> str:
    srcs = ", ".join([name(s) for s in u.src])
    arg = _format_arg(u, name)
    inner = srcs if arg is None else f"{srcs}; {arg}" if srcs else arg
    return f"{u.op.name}({inner})"


def _format_type(u: UOp, name: Callable[[UOp], str]) -> str:
    if not u.shape:
        return u.dtype.name
    return f"{u.dtype.name}[{', '.join(str(d) if type(d) is int else name(d) for d in u.shape)}]"


# *** graphs to text ***


def print_graph(*roots: UOp, renumber_buffers: bool = False) -> str:
    """The graph below `roots` as text that `parse_graph` reads back to the same nodes.

    `renumber_buffers` shows ids of global BUFFERs as (0,), (1,), … in order of appearance: such text is
    equal in every process (for golden files), but names other buffers when parsed.
    """
    if not roots:
        raise ValueError("print_graph needs at least one root")
    nodes = all_nodes(roots)
    numbers = {u: i for i, u in enumerate(nodes)}
    buffers: dict[UOp, BufferArg] = {}

    def name(u: UOp) -> str:
        return f"%{numbers[u]}"

    def dim(u: UOp) -> str:
        return f"%{numbers[u]}" if u in numbers else "?"

    lines = []
    for i, u in enumerate(nodes):
        if renumber_buffers and u.op is Ops.BUFFER and u.arg.addrspace is AddrSpace.GLOBAL:
            buffers[u] = u.arg._replace(id=(len(buffers),))
            text = f"BUFFER({_format_fields(buffers[u], name, 0)})"
        else:
            text = _format_node(u, name)
        if u.tag is not None:
            text += f" tag={format_data(u.tag, name)}"
        if u.dtype is not dtypes.void or u.shape:
            text += f" : {_format_type(u, dim)}"
        lines.append(f"%{i} = {text}\n")
    if len(roots) > 1:
        lines.append(f"return {', '.join(map(name, roots))}\n")
    return "".join(lines)


def format_uops(uops: Sequence[UOp]) -> str:
    """A table of linearised uops: index, op, dtype and shape, sources by index (constants by value), arg."""
    numbers = {u: i for i, u in enumerate(uops)}

    def source(s: UOp) -> str:
        if s in numbers:
            return f"%{numbers[s]}"
        return _lenient(s.arg.value) if s.op in _CONSTS else s.op.name

    rows = []
    for i, u in enumerate(uops):
        arg = "" if u.arg is None else _lenient_arg(u)
        if len(arg) > 160:
            arg = arg[:157] + "..."
        tag = "" if u.tag is None else f"  tag={_lenient(u.tag)}"
        srcs = f"[{', '.join(map(source, u.src))}]"
        rows.append(
            f"{i:4d} {u.op.name:<12} {_format_type(u, lambda d: '?'):<16} {srcs:<24} {arg}{tag}".rstrip()
        )
    return "".join(r + "\n" for r in rows)


def print_uops(uops: Sequence[UOp]) -> None:
    """Print `format_uops(uops)`."""
    print(format_uops(uops), end="")


# *** one node, for people ***

_REPR_NODES, _REPR_DEPTH, _REPR_SOURCES, _REPR_ARG = 24, 4, 8, 200


def short_repr(u: UOp) -> str:
    """One line for a person: the node and what is near below it. The rest is `…`: the length is bounded."""
    budget = _REPR_NODES

    def show(x: UOp, depth: int) -> str:
        nonlocal budget
        budget -= 1
        if x.op in _CONSTS:
            text = _clip(_lenient(x.arg.value))
            return text if depth else f"{x.op.name}({text})"
        arg = "" if x.arg is None else _clip(_lenient_arg(x))
        srcs = []
        for i, s in enumerate(x.src):
            if i == _REPR_SOURCES or budget <= 0:
                srcs.append("…")
                break
            srcs.append(show(s, depth + 1) if depth < _REPR_DEPTH else "…")
        inner = ", ".join(srcs)
        if arg:
            inner = f"{inner}; {arg}" if inner else arg
        tag = "" if x.tag is None else f" tag={_clip(_lenient(x.tag))}"
        return f"{x.op.name}({inner}){tag}"

    text = show(u, 0)
    shown = _format_type(u, lambda d: "?")
    return f"<{text} : {shown}>"


def _clip(text: str) -> str:
    return text if len(text) <= _REPR_ARG else text[: _REPR_ARG - 1] + "…"


def _lenient(value: Any) -> str:
    try:
        return format_data(value, lambda s: s.op.name)
    except (TypeError, ValueError):
        return repr(value)


def _lenient_arg(u: UOp) -> str:
    try:
        return _format_arg(u, lambda s: s.arg.name if s.op is Ops.PARAM and s.arg.name else s.op.name) or ""
    except (TypeError, ValueError):
        return repr(u.arg)


# *** text to graphs ***

_TOKEN = re.compile(
    r"""[ \t\r]*(?:
    (?P<space>\#.*|$)
    |(?P<ref>%\w+)
    |(?P<bytes>x"[0-9a-fA-F]*")
    |(?P<string>"(?:[^"\\]|\\.)*")
    |(?P<number>-?0x[0-9a-fA-F]+|nan:[0-9a-fA-F]{16}|-?inf\b|nan\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)
    |(?P<name>[A-Za-z_][\w.]*)
    |(?P<mark>[()\[\],;:=?@]))""",
    re.VERBOSE,
)
_WORDS: dict[str, Any] = {
    "None": None,
    "True": True,
    "False": False,
    "Invalid": Invalid,
    **ALIASES,
    **{f"{c.__name__}.{m.name}": m for c in ARG_ENUMS.values() for m in c},
}
_OP_NAMES: dict[str, Ops] = {op.name: op for op in Ops}


class _Line:
    """The tokens of one line and a position among them; errors carry line and column."""

    def __init__(self, text: str, number: int, nodes: dict[str, UOp]) -> None:
        self.text, self.number, self.nodes, self.at = text, number, nodes, 0
        self.tokens: list[tuple[str, str, int]] = []
        pos, end = 0, len(text)
        while pos < end:
            m = _TOKEN.match(text, pos)
            if m is None:
                at = end - len(text[pos:].lstrip(" \t\r"))
                raise self.error(f"unexpected character {text[at]!r}", at)
            kind = m.lastgroup or ""
            if kind != "space":
                self.tokens.append((kind, m[kind], m.start(kind)))
            pos = m.end()
        self.tokens.append(("end", "end of line", end))

    def error(self, why: str, column: int | None = None) -> ValueError:
        at = self.tokens[min(self.at, len(self.tokens) - 1)][2] if column is None else column
        return ValueError(f"line {self.number}, column {at + 1}: {why}")

    def take(self) -> tuple[str, str]:
        kind, text, _ = self.tokens[self.at]
        self.at += 1
        return kind, text

    def peek(self) -> str:
        return self.tokens[self.at][1]

    def accept(self, mark: str) -> bool:
        if self.tokens[self.at][:2] == ("mark", mark):
            self.at += 1
            return True
        return False

    def expect(self, mark: str) -> None:
        if not self.accept(mark):
            raise self.error(f"expected {mark!r}, found {self.peek()!r}")

    def ref(self) -> UOp:
        kind, text = self.take()
        if kind != "ref":
            self.at -= 1
            raise self.error(f"expected a node like %0, found {text!r}")
        if text not in self.nodes:
            self.at -= 1
            raise self.error(f"{text} is not defined above this line")
        return self.nodes[text]

    def data(self, depth: int = 0) -> Any:
        if depth > MAX_NESTING:
            raise self.error(f"data nested deeper than {MAX_NESTING} levels")
        kind, text = self.take()
        if kind == "ref":
            self.at -= 1
            return self.ref()
        if kind == "number":
            try:
                return _parse_number(text)
            except ValueError as e:
                raise self.error_back(str(e)) from None
        if kind == "bytes":
            if len(text) % 2 == 0:
                raise self.error_back("bytes need an even number of hex digits")
            return bytes.fromhex(text[2:-1])
        if kind == "string":
            self.at -= 1
            return self.string()
        if text == "(" and kind == "mark":
            return self._tuple(depth)
        if text == "@":
            return self._foreign()
        if kind == "name":
            if text in ARG_RECORDS and self.accept("("):
                at = self.at - 2
                return self.record(ARG_RECORDS[text], depth, at)
            if text in _WORDS:
                return _WORDS[text]
        raise self.error_back(f"expected data, found {text!r}")

    def error_back(self, why: str) -> ValueError:
        """An error at the token taken last."""
        self.at -= 1
        return self.error(why)

    def string(self) -> str:
        kind, text = self.take()
        if kind != "string":
            raise self.error_back(f"expected a quoted string, found {text!r}")
        try:
            return str(json.loads(text))
        except json.JSONDecodeError as e:
            self.at -= 1
            raise self.error(f"bad string: {e.msg}") from None

    def _tuple(self, depth: int) -> tuple[Any, ...]:
        out: list[Any] = []
        while not self.accept(")"):
            out.append(self.data(depth + 1))
            if not self.accept(","):
                if len(out) == 1:
                    raise self.error("a tuple of one needs a comma: (x,)")
                self.expect(")")
                break
        return tuple(out)

    def _foreign(self) -> Any:
        at = self.at
        name = self.string()
        cls = foreign_arg_types().get(name)
        codec = None if cls is None else foreign_arg_codec(cls)
        if codec is None:
            self.at = at
            raise self.error(f"arg type {name!r} is not registered; import the package that defines it")
        self.expect("(")
        text = self.string()
        self.expect(")")
        try:
            return codec[1](text)
        except Exception as e:
            self.at = at
            raise self.error(f"{name} cannot read {text!r}: {e}") from e

    def record(self, cls: type, depth: int, at: int) -> Any:
        """`field=value, …)` of a record; the bracket is open already."""
        given: dict[str, Any] = {}
        while not self.accept(")"):
            kind, field = self.take()
            if kind != "name" or field in given:
                raise self.error_back(f"expected a new field of {cls.__name__}, found {field!r}")
            self.expect("=")
            given[field] = self.data(depth + 1)
            if not self.accept(","):
                self.expect(")")
                break
        try:
            return make_record(cls, given)
        except ValueError as e:
            self.at = at
            raise self.error(str(e)) from None


def _parse_number(text: str) -> int | float:
    if text.startswith("nan"):
        bits = bytes.fromhex(text[4:])[::-1] if ":" in text else _PLAIN_NAN
        return ConstFloat(struct.unpack("<d", bits)[0])
    if "0x" in text:
        return int(text, 16)
    if text.lstrip("-").isdigit():
        return int(text)
    value = float(text)
    return ConstFloat(value) if value == 0.0 and math.copysign(1.0, value) < 0 else value


def parse_graph(text: str) -> UOp:
    """The one root of a printed graph. ValueError with line and column when the text is not a graph."""
    roots = parse_graphs(text)
    if len(roots) != 1:
        raise ValueError(f"the text has {len(roots)} roots; read it with parse_graphs")
    return roots[0]


def parse_graphs(text: str) -> tuple[UOp, ...]:
    """The roots of a printed graph: those its `return` line names, else the last node."""
    nodes: dict[str, UOp] = {}
    last: UOp | None = None
    returned: tuple[UOp, ...] | None = None
    for number, content in enumerate(text.split("\n"), 1):
        line = _Line(content, number, nodes)
        if line.tokens[0][0] == "end":
            continue
        if returned is not None:
            raise line.error("nothing may follow the return line")
        if line.tokens[0][:2] == ("name", "return"):
            line.take()
            returned = _parse_return(line)
            continue
        kind, name = line.take()
        if kind != "ref":
            raise line.error_back(f"expected a line like %0 = OP(…), found {name!r}")
        if name in nodes:
            raise line.error_back(f"{name} is defined twice")
        line.expect("=")
        last = nodes[name] = _parse_node(line)
    if returned is not None:
        return returned
    if last is None:
        raise ValueError("line 1, column 1: no node in the text")
    return (last,)


def _parse_return(line: _Line) -> tuple[UOp, ...]:
    out = [line.ref()]
    while line.accept(","):
        out.append(line.ref())
    if line.tokens[line.at][0] != "end":
        raise line.error(f"unexpected {line.peek()!r}")
    return tuple(out)


def _parse_node(line: _Line) -> UOp:
    kind, op_name = line.take()
    at = line.at - 1
    op = _OP_NAMES.get(op_name) if kind == "name" else None
    if op is None:
        raise line.error_back(f"unknown op {op_name!r}")
    line.expect("(")
    src: list[UOp] = []
    arg: Any = None
    closed = line.accept(")")
    if not closed and line.tokens[line.at][0] == "ref":
        src.append(line.ref())
        while line.accept(","):
            src.append(line.ref())
        closed = line.accept(")")
        if not closed:
            line.expect(";")
    if not closed:
        arg = _parse_arg(line, op)
    tag = None
    if line.tokens[line.at][:2] == ("name", "tag"):
        line.take()
        line.expect("=")
        tag = line.data()
    type_at = line.at
    dtype, dims = _parse_type(line) if line.accept(":") else (None, None)
    if line.tokens[line.at][0] != "end":
        raise line.error(f"unexpected {line.peek()!r}")
    if op in _CONSTS:
        if dtype is None:
            raise line.error(f"{op.name} needs its dtype: write ` : float32` after it")
        arg = ConstArg(arg, dtype)
    try:
        node = UOp(op, tuple(src), arg, tag)
        if op in _CONSTS:
            check_const(arg)
    except (TypeError, ValueError, IndexError, AttributeError) as e:
        line.at = at
        raise line.error(str(e)) from e
    if dtype is not None and not _type_fits(node, dtype, dims or ()):
        line.at = type_at
        raise line.error(f"the type of this {op.name} is {_format_type(node, lambda d: '?')}")
    return node


def _parse_arg(line: _Line, op: Ops) -> Any:
    record = _OWN_RECORD.get(op)
    following = line.tokens[line.at + 1][:2] if line.at + 1 < len(line.tokens) else ("end", "")
    if record is not None and line.tokens[line.at][0] == "name" and following == ("mark", "="):
        return line.record(record, 0, line.at)
    arg = line.data()
    line.expect(")")
    return arg


def _parse_type(line: _Line) -> tuple[DType, tuple[Any, ...]]:
    kind, name = line.take()
    dtype = ALIASES.get(name) if kind == "name" else None
    if dtype is None:
        raise line.error_back(f"expected a dtype, found {name!r}")
    dims: list[Any] = []
    if line.accept("["):
        while not line.accept("]"):
            dims.append(None if line.accept("?") else line.data())
            if not line.accept(","):
                line.expect("]")
                break
    return dtype, tuple(dims)


def _type_fits(node: UOp, dtype: DType, dims: Iterable[Any]) -> bool:
    given = tuple(dims)
    if node.dtype is not dtype or len(given) != len(node.shape):
        return False
    return all(
        type(d) is UOp if g is None else g is d or g == d for g, d in zip(given, node.shape, strict=True)
    )


__all__ = [
    "format_data",
    "format_uops",
    "parse_graph",
    "parse_graphs",
    "print_graph",
    "print_uops",
    "short_repr",
]
