"""Which tensors are inside nested lists, tuples and dicts, and how does the same nest look with others in
their place?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tg_tensor.base import TensorBase


def named_tensors(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every tensor of a nest with where it is: `name[0]['key']`."""
    if isinstance(value, TensorBase):
        yield name, value
    elif isinstance(value, dict):
        for k, v in value.items():
            yield from named_tensors(v, f"{name}[{k!r}]")
    elif isinstance(value, (list, tuple)):
        for n, v in enumerate(value):
            yield from named_tensors(v, f"{name}[{n}]")


def replaced(value: Any, found: Iterator[Any], of: type = TensorBase) -> Any:
    """A copy of a nest with its objects of type `of` replaced by those of `found`, in order."""
    if isinstance(value, of):
        return next(found)
    if isinstance(value, dict):
        return {k: replaced(v, found, of) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        parts = [replaced(v, found, of) for v in value]
        return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    return value
