"""How are the tensors of a model named, saved and loaded?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from tqdm import tqdm

from tg_nn._archives import tar_extract, zip_extract
from tg_nn._bytes import TensorIO, accept_filename, storage_of
from tg_nn._safetensors import safe_load, safe_load_metadata, safe_save
from tg_nn._store import fs_load, fs_store
from tg_nn._torch_files import torch_load
from tg_tensor import Tensor

T = TypeVar("T")


def _children(obj: Any) -> Iterator[tuple[str, Any]]:
    """Named parts of a container or object."""
    if hasattr(obj, "_asdict"):  # a named tuple
        obj = obj._asdict()
    if isinstance(obj, dict):
        yield from ((str(k), v) for k, v in obj.items())
    elif isinstance(obj, (list, tuple)):
        yield from ((str(n), v) for n, v in enumerate(obj))
    elif hasattr(obj, "__dict__") and not isinstance(obj, (type, FunctionType, ModuleType)):
        yield from obj.__dict__.items()


def _walk(obj: Any, name: str, kind: type[T], path: set[int], out: dict[str, T]) -> None:
    if isinstance(obj, kind):
        out[name] = obj
        return
    if id(obj) in path:  # a part that refers to its owner
        return
    path.add(id(obj))
    for key, value in _children(obj):
        _walk(value, f"{name}.{key}" if name else key, kind, path, out)
    path.remove(id(obj))


def get_state_dict(obj: Any, prefix: str = "", tensor_type: type[T] = Tensor) -> dict[str, T]:  # type: ignore[assignment]
    """Every tensor of a model by name: attributes, list positions and dict keys joined with dots, after
    `prefix`.

    `tensor_type`: what counts as a tensor.
    """
    out: dict[str, T] = {}
    _walk(obj, prefix.strip("."), tensor_type, set(), out)
    return out


def get_parameters(obj: Any) -> list[Tensor]:
    """Every tensor of a model, trained or not."""
    return list(get_state_dict(obj).values())


def _checked(own: dict[str, Tensor], given: dict[str, Tensor], strict: bool) -> list[str]:
    """Names to load. ValueError for missing or unknown names (if strict) and for shapes that differ."""
    missing = [n for n in own if n not in given]
    unknown = [n for n in given if n not in own]
    if strict and (missing or unknown):
        parts = [f"missing: {', '.join(missing)}"] if missing else []
        parts += [f"not in the model: {', '.join(unknown)}"] if unknown else []
        raise ValueError(
            f"load_state_dict: names differ ({'; '.join(parts)}); strict=False loads those that agree"
        )
    names = [n for n in own if n in given]
    for n in names:
        if not isinstance(given[n], Tensor):
            raise TypeError(f"load_state_dict: {n!r} is a {type(given[n]).__name__}, expected a Tensor")
        if given[n].shape != own[n].shape:
            raise ValueError(
                f"load_state_dict: {n!r} has shape {given[n].shape}, the model's is {own[n].shape}"
            )
    return names


def _placed(value: Tensor, like: Tensor) -> Tensor:
    """`value` with the device (or shards) and dtype of `like`."""
    if isinstance(like.device, tuple):
        return value.shard(like.device, like.uop.axis).cast(like.dtype)
    return value.to(like.device).cast(like.dtype)


def load_state_dict(
    model: Any,
    state_dict: dict[str, Tensor],
    strict: bool = True,
    verbose: bool = True,
    consume: bool = False,
    realize: bool = True,
) -> None:
    """Give the tensors of a model the values of `state_dict`, on the model's devices and in its dtypes.

    A tensor that has memory is overwritten in place (recorded functions see it); one that was never computed
    takes the value over. Nothing is changed when a name or shape does not fit (ValueError). `verbose`: a
    progress bar on a terminal; `consume`: take entries out of `state_dict` on the way, to free their memory;
    `realize`: compute now rather than lazily.
    """
    own: dict[str, Tensor] = get_state_dict(model)
    names = _checked(own, state_dict, strict)
    hidden = not verbose or not sys.stderr.isatty()
    for n in tqdm(names, desc="loading weights", unit="tensor", disable=hidden):
        target = own[n]
        value = _placed(state_dict.pop(n) if consume else state_dict[n], target)
        if storage_of(target) is not None:
            target.assign(value)
        else:
            target.replace(value)
        if realize:
            target.realize()


__all__ = [
    "TensorIO",
    "accept_filename",
    "fs_load",
    "fs_store",
    "get_parameters",
    "get_state_dict",
    "load_state_dict",
    "safe_load",
    "safe_load_metadata",
    "safe_save",
    "tar_extract",
    "torch_load",
    "zip_extract",
]
