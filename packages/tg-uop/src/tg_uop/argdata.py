"""Which values may stand in a node's arg or tag, which fields their records have, and which UOps hide in
them.

The text form (`tg_uop.text`), the byte form (`tg_uop.serialize`) and the structural key agree on data
through this module.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from tg_uop.dtype import DType
from tg_uop.ops import AddrSpace, AxisType, Estimates, KernelInfo, Ops, Opt, OptOps, ProgramInfo
from tg_uop.uop import UOp

MAX_NESTING = 64
"""Tuples and records deeper than this are refused by the codecs: no arg needs it, and hostile data cannot
overflow.
"""

MISSING: Any = dataclasses.MISSING


def _is_int(v: Any) -> bool:
    return type(v) is int


def _is_str(v: Any) -> bool:
    return type(v) is str


def _is_bool(v: Any) -> bool:
    return type(v) is bool


def _anything(v: Any) -> bool:
    return True


def _is(*types: type) -> Callable[[Any], bool]:
    return lambda v: type(v) in types


def _tuple_of(item: Callable[[Any], bool], length: int | None = None) -> Callable[[Any], bool]:
    return lambda v: type(v) is tuple and (length is None or len(v) == length) and all(map(item, v))


def _optional(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda v: v is None or check(v)


def _is_device(v: Any) -> bool:
    return v is None or type(v) is str or _tuple_of(_is_str)(v)


FIELD_CHECKS: dict[str, Callable[[Any], bool]] = {
    "Any": _anything,
    "bool": _is_bool,
    "int": _is_int,
    "int | None": _optional(_is_int),
    "str": _is_str,
    "str | None": _optional(_is_str),
    "DType": _is(DType),
    "Device": _is_device,
    "Ops": _is(Ops),
    "OptOps": _is(OptOps),
    "AddrSpace": _is(AddrSpace),
    "AxisType": _is(AxisType),
    "tuple[int, ...]": _tuple_of(_is_int),
    "tuple[int, int, int]": _tuple_of(_is_int, 3),
    "tuple[Any, ...]": _is(tuple),
    "tuple[Any, ...] | None": _optional(_is(tuple)),
    "int | tuple[Any, ...] | None": _optional(_is(int, tuple)),
    "tuple[AxisType, ...]": _tuple_of(_is(AxisType)),
    "tuple[Opt, ...]": _tuple_of(_is(Opt)),
    "tuple[Opt, ...] | None": _optional(_tuple_of(_is(Opt))),
    "Estimates | None": _optional(_is(Estimates)),
    "tuple[UOp, ...]": _tuple_of(_is(UOp)),
}
"""A predicate for every annotation used in a record of `tg_uop.ops`."""


@cache
def _fields_of(cls: Any) -> dict[str, tuple[str, Any]]:
    # typed as Any: mypy does not count classes as hashable
    if dataclasses.is_dataclass(cls):
        return {f.name: (str(f.type), f.default) for f in dataclasses.fields(cls)}
    named: Any = cls
    notes = named.__annotations__
    return {f: (_note(notes[f]), named._field_defaults.get(f, MISSING)) for f in named._fields}


def fields_of(cls: type) -> dict[str, tuple[str, Any]]:
    """Field name -> (annotation, default or MISSING) of a record, in order."""
    return _fields_of(cls)


def _note(annotation: Any) -> str:
    """The text of an annotation (typing.NamedTuple wraps it in a ForwardRef)."""
    return (
        annotation
        if isinstance(annotation, str)
        else getattr(annotation, "__forward_arg__", repr(annotation))
    )


def make_record(cls: type, given: dict[str, Any]) -> Any:
    """An instance of record `cls` from its fields. ValueError names the field that is unknown, missing or of
    a wrong type.
    """
    fields = fields_of(cls)
    for name in given:
        if name not in fields:
            raise ValueError(f"{cls.__name__} has no field {name!r}; it has {', '.join(fields)}")
    for name, (annotation, default) in fields.items():
        if name not in given:
            if default is MISSING:
                raise ValueError(f"{cls.__name__} needs its field {name!r}")
        elif not FIELD_CHECKS[annotation](given[name]):
            raise ValueError(f"{cls.__name__}.{name} must be {annotation}, got {given[name]!r}")
    return cls(**given)


def record_values(record: Any) -> list[Any]:
    """The fields' values, in order."""
    return [getattr(record, name) for name in fields_of(type(record))]


def uops_in(value: Any) -> Iterator[UOp]:
    """The UOps that stand inside an arg or tag, in order of appearance."""
    if isinstance(value, UOp):
        yield value
    elif isinstance(value, tuple) or type(value) in (KernelInfo, ProgramInfo):
        parts: Iterable[Any] = value if isinstance(value, tuple) else record_values(value)
        for part in parts:
            yield from uops_in(part)


_MAY_HOLD_UOPS = frozenset({tuple, KernelInfo, ProgramInfo, Estimates, Opt})


def all_nodes(roots: Iterable[UOp]) -> list[UOp]:
    """Every node below `roots`, through sources, args and tags; each once, after everything it refers to."""
    seen: set[UOp] = set()
    done: list[UOp] = []
    stack: list[Any] = list(roots)[::-1]
    while stack:
        node = stack.pop()
        if node is None:
            done.append(stack.pop())
        elif node not in seen:
            seen.add(node)
            stack += (node, None)
            arg = node.arg
            if node.tag is not None:
                stack.extend(list(uops_in(node.tag))[::-1])
            if arg is not None and type(arg) in _MAY_HOLD_UOPS:
                stack.extend(list(uops_in(arg))[::-1])
            stack.extend(node.src[::-1])
    return done
