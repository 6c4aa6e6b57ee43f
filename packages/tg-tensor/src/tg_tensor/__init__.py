"""The Tensor, its gradients, realisation and JIT: what a user of the compiler holds."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tg_tensor.device import Device
from tg_tensor.tensor import Tensor
from tg_uop import Context, UOp, Variable, dtypes

if TYPE_CHECKING:
    from tg_hcq import GlobalCounters

# Imported on first use, so that `import tg_tensor` stays fast.
_LAZY = {
    "GlobalCounters": ("tg_hcq", "GlobalCounters"),
    "TinyJit": ("tg_tensor.jit", "TinyJit"),
    "custom_gradient": ("tg_tensor.autodiff", "custom_gradient"),
    "export_model": ("tg_tensor.export", "export_model"),
    "function": ("tg_tensor.functions", "function"),
    "jvp": ("tg_tensor.autodiff", "jvp"),
    "profile": ("tg_tensor.profiling", "profile"),
    "vjp": ("tg_tensor.autodiff", "vjp"),
    "vmap": ("tg_tensor.batching", "vmap"),
}


def __getattr__(name: str) -> Any:
    found = _LAZY.get(name)
    if found is None:
        raise AttributeError(f"module 'tg_tensor' has no attribute {name!r}")
    value = getattr(import_module(found[0]), found[1])
    globals()[name] = value
    return value


__all__ = [
    "Context",
    "Device",
    "GlobalCounters",
    "Tensor",
    "TinyJit",
    "UOp",
    "Variable",
    "custom_gradient",
    "dtypes",
    "export_model",
    "function",
    "jvp",
    "profile",
    "vjp",
    "vmap",
]
