"""How does torch find this device, and what happens with an operation: a row of `ops`, or torch's own CPU?

Kernels that only change sizes and strides are torch's. Every other operation comes to one fallback, which
looks at the operation's schema: it computes the functional form by a row, or, where there is none, by torch
on the host, and writes the result to what the operation changes in place or is given as `out`.
"""

from __future__ import annotations

from typing import Any

from tg_tensor.tensor import Tensor
from tg_tensor.torch_device.memory import (
    ON_CPU,
    dtype_of,
    from_cpu,
    from_tensor,
    memory_of,
    new_tensor,
    set_storage,
    settle,
    to_cpu,
    to_tensor,
    torch,
    write,
)
from tg_tensor.torch_device.ops import ROWS

DEVICE = "tg"
# Torch's kernels for these look at sizes and strides only.
_METADATA = ("as_strided", "view", "_reshape_alias", "set_.source_Storage_storage_offset", "unfold")
# Torch has kernels for every device that only raise: these are ours.
_OVERRIDDEN = ("convolution_overrideable", "convolution_backward_overrideable")
_libraries: list[Any] = []  # they take their kernels back when they die


def register() -> None:
    """Add the device to torch; once per process, further calls do nothing."""
    if _libraries:
        return
    from torch.utils.backend_registration import _setup_privateuseone_for_python_backend

    _setup_privateuseone_for_python_backend(DEVICE)
    aten = torch.library.Library("aten", "IMPL")
    for name in _METADATA:
        packet, _, overload = name.partition(".")
        op = getattr(getattr(torch.ops.aten, packet), overload or "default")
        aten.impl(name, _same_on_cpu(op), "PrivateUse1")
    for name, kernel in _KERNELS.items():
        aten.impl(name, kernel, "PrivateUse1")
    for name in _OVERRIDDEN:
        aten.impl(name, _through_fallback(getattr(torch.ops.aten, name).default), "PrivateUse1")
    every = torch.library.Library("_", "IMPL")
    every.fallback(_fallback, "PrivateUse1")
    _libraries.extend((aten, every))


def _through_fallback(op: Any) -> Any:
    return lambda *args, **kwargs: _fallback(op, *args, **kwargs)


def _same_on_cpu(op: Any) -> Any:
    return lambda *args, **kwargs: op.redispatch(ON_CPU, *args, **kwargs)


# *** memory ***


def _empty(size: Any, dtype: Any = None, **options: Any) -> Any:
    d = dtype_of(dtype or torch.get_default_dtype())
    count = 1
    for n in size:
        count *= n
    return new_tensor(Tensor.zeros(count, dtype=d), size)


def _empty_strided(size: Any, stride: Any, dtype: Any = None, **options: Any) -> Any:
    d = dtype_of(dtype or torch.get_default_dtype())
    count = 0 if 0 in size else 1 + sum((n - 1) * s for n, s in zip(size, stride, strict=True))
    return new_tensor(Tensor.zeros(count, dtype=d), size, stride)


def _resize(t: Any, size: Any, memory_format: Any = None) -> Any:
    """Elements that stay keep their values; new ones are zero."""
    memory = memory_of(t)
    count = 1
    for n in size:
        count *= n
    have = int(memory.flat.shape[0])
    if count <= have:
        fresh = t.untyped_storage()
    else:
        grown = memory.flat.cat(Tensor.zeros(count - have, dtype=memory.flat.dtype)) if have else None
        other = new_tensor(grown or Tensor.zeros(count, dtype=dtype_of(t.dtype)), (count,))
        fresh = other.untyped_storage()
    stride = [1] * len(size)
    for i in range(len(size) - 2, -1, -1):
        stride[i] = stride[i + 1] * max(size[i + 1], 1)
    return set_storage(t, fresh, t.storage_offset() if count <= have else 0, size, stride)


def _copy_from(source: Any, target: Any, non_blocking: bool = False) -> Any:
    """Between the host and this device, and within it."""
    value = to_tensor(source) if source.device.type == DEVICE else from_cpu(source)
    if target.device.type == DEVICE:
        return write(target, value)
    return target.copy_(to_cpu(source))


def _item(t: Any) -> Any:
    settle()
    return to_tensor(t).item()


def _equal(a: Any, b: Any) -> bool:
    return tuple(a.shape) == tuple(b.shape) and bool((to_tensor(a) == to_tensor(b)).all().item())


_KERNELS: dict[str, Any] = {
    "empty.memory_format": _empty,
    "empty_strided": _empty_strided,
    "resize_": _resize,
    "_copy_from": _copy_from,
    "_copy_from_and_resize": lambda source, target: _copy_from(source, _resize(target, source.shape)),
    "copy_": lambda target, source, non_blocking=False: _copy_from(source, target),
    "_local_scalar_dense": _item,
    "equal": _equal,
}


# *** operations ***


def _fallback(op: Any, *args: Any, **kwargs: Any) -> Any:
    schema = op._schema
    name = op.overloadpacket.__name__
    outs = [a for a in schema.arguments if a.alias_info is not None and a.alias_info.is_write]
    given = dict(zip([a.name for a in schema.arguments], args, strict=False)) | kwargs
    targets = [given[a.name] for a in outs if a.is_out and given.get(a.name) is not None]
    changed = [given[a.name] for a in outs if not a.is_out]
    row = ROWS.get(name) or (ROWS.get(name[:-1]) if name.endswith("_") and not name.endswith("__") else None)
    if row is None:
        return _on_host(op, args, kwargs)
    ours = _mapped(args, _to_ours)
    tensors = [x for x in ours if isinstance(x, Tensor)]
    if tensors and isinstance(ours[0], (bool, int, float)) and str(schema.arguments[0].type) == "Tensor":
        ours[0] = tensors[0].ufix(ours[0])  # torch hands on a 0-d tensor as a number
    options = {k: _option(k, v) for k, v in kwargs.items() if k not in _PLACEMENT and not _is_out(schema, k)}
    result = row(*ours, **options)
    results = list(result) if isinstance(result, tuple) else [result]
    if targets or changed:
        for t, value in zip(targets or changed, results, strict=False):
            if targets and tuple(t.shape) != tuple(value.shape):
                _resize(t, tuple(value.shape))
            write(t, value)
        back = targets or changed
        return back[0] if len(back) == 1 else tuple(back)
    made = [from_tensor(r) if isinstance(r, Tensor) else r for r in results]
    return made[0] if len(made) == 1 else tuple(made)


_PLACEMENT = frozenset({"device", "layout", "pin_memory", "memory_format", "non_blocking"})


def _is_out(schema: Any, name: str) -> bool:
    return any(a.name == name and a.is_out for a in schema.arguments)


def _option(name: str, value: Any) -> Any:
    if isinstance(value, torch.dtype):
        return dtype_of(value)
    return _to_ours(value) if isinstance(value, torch.Tensor) else value


def _to_ours(x: Any) -> Any:
    if isinstance(x, torch.Tensor):
        return to_tensor(x) if x.device.type == DEVICE else from_cpu(x)
    return dtype_of(x) if isinstance(x, torch.dtype) else x


def _mapped(args: Any, f: Any) -> Any:
    return [_mapped(a, f) if isinstance(a, (list, tuple)) else f(a) for a in args]


def _on_host(op: Any, args: Any, kwargs: dict[str, Any]) -> Any:
    """Torch's own kernel on copies on the host; what it changes is copied back."""
    copies: list[tuple[Any, Any]] = []

    def down(x: Any) -> Any:
        if isinstance(x, torch.Tensor) and x.device.type == DEVICE:
            copies.append((x, to_cpu(x)))
            return copies[-1][1]
        return torch.device("cpu") if isinstance(x, torch.device) and x.type == DEVICE else x

    result = op(*_mapped(args, down), **{k: _mapped([v], down)[0] for k, v in kwargs.items()})
    for original, copy in copies:
        if any(a.alias_info is not None and a.alias_info.is_write for a in op._schema.arguments):
            if tuple(original.shape) != tuple(copy.shape):
                _resize(original, tuple(copy.shape))
            write(original, from_cpu(copy))

    def up(x: Any) -> Any:
        for original, copy in copies:
            if x is copy:
                return original
        return from_tensor(from_cpu(x)) if isinstance(x, torch.Tensor) else x

    if isinstance(result, (list, tuple)):
        return (
            type(result)(up(r) for r in result) if type(result) in (list, tuple) else tuple(map(up, result))
        )
    return up(result)


__all__ = ["DEVICE", "register"]
