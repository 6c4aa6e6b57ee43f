"""Which data may stand in args and tags of open-ended ops, and when are two of them the same?"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from tg_uop.derive import ARG_TYPES
from tg_uop.dtype import ConstFloat, DType, InvalidType, as_const
from tg_uop.ops import ARG_ENUMS, ARG_RECORDS, BufferArg, BufferViewArg, ConstArg, Ops, ParamArg

OPEN_ARG = frozenset(op for op, types in ARG_TYPES.items() if types is None)


_foreign_args: dict[type, tuple[Callable[[Any], str], Callable[[str], Any]]] = {}


def register_arg_type(cls: type, to_text: Callable[[Any], str], from_text: Callable[[str], Any]) -> None:
    """Allow instances of `cls` (immutable, hashable) inside args of open-ended ops, with its text codec."""
    _foreign_args[cls] = (to_text, from_text)


def foreign_arg_codec(cls: type) -> tuple[Callable[[Any], str], Callable[[str], Any]] | None:
    """The text codec registered for `cls`, or None."""
    return _foreign_args.get(cls)


def foreign_arg_types() -> dict[str, type]:
    """Registered foreign arg types by qualified name."""
    return {f"{c.__module__}.{c.__qualname__}": c for c in _foreign_args}


_PLAIN = frozenset(
    {
        type(None),
        bool,
        int,
        float,
        ConstFloat,
        str,
        bytes,
        DType,
        InvalidType,
        *ARG_ENUMS.values(),
        *ARG_RECORDS.values(),
    }
)


def check_data(op: Ops, arg: Any) -> None:
    if type(arg) is tuple:
        for a in arg:
            check_data(op, a)
    elif type(arg) not in _PLAIN and type(arg) not in _foreign_args:
        raise TypeError(
            f"{op.name}: arg must be plain immutable data, got {type(arg).__name__} {arg!r}; "
            "register its type with tg_uop.register_arg_type"
        )


def exact(value: Any) -> Any:
    """A stand-in for free-form data under which `True`, `1`, `1.0`, `-0.0` and NaNs are all
    different keys.
    """
    t = type(value)
    if t is bool:
        return (bool, int(value))
    if isinstance(value, float):
        return (float, struct.pack("<d", value))
    if isinstance(value, tuple):
        return (t, *map(exact, value))
    return value


def check_const(arg: ConstArg) -> None:
    """ValueError for a constant read from outside that is no exact value of its dtype."""
    for value in arg.value if type(arg.value) is tuple else (arg.value,):
        right = as_const(value, arg.dtype)
        if exact(right) != exact(value):
            raise ValueError(f"{value!r} is no value of {arg.dtype}; the nearest is {right!r}")


def arg_with_dtype(op: Ops, arg: Any, dtype: DType) -> Any:
    """Sugar: `dtype=` where an op's arg holds a dtype."""
    if op in (Ops.CONST, Ops.VCONST):
        value = arg.value if isinstance(arg, ConstArg) else arg
        if isinstance(value, tuple):
            return ConstArg(tuple(as_const(v, dtype) for v in value), dtype)
        return ConstArg(as_const(value, dtype), dtype)
    if op in (Ops.CAST, Ops.BITCAST):
        return dtype
    if isinstance(arg, (BufferArg, BufferViewArg, ParamArg)):
        return arg._replace(dtype=dtype)
    return arg
