"""tg-autogen: C headers to ctypes modules that agree with the C compiler to the byte.

Generated modules import only `tg_autogen.runtime`; everything here is loaded on first use, so that stays
quick.
"""

TYPE_CHECKING = False  # as type checkers know it, without importing typing
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"
_HOMES = {
    "Generated": "binding",
    "HeaderSet": "source",
    "LibraryNames": "emit",
    "Module": "model",
    "RegisterFile": "registers",
    "Spec": "specs",
    "Style": "emit",
    "check_module": "check",
    "generate": "binding",
    "read_module": "binding",
}
__all__ = [
    "Generated",
    "HeaderSet",
    "LibraryNames",
    "Module",
    "RegisterFile",
    "Spec",
    "Style",
    "check_module",
    "generate",
    "read_module",
]


def __getattr__(name: str) -> "Any":
    from importlib import import_module  # here because generated modules import this package at start-up

    if name not in _HOMES:
        raise AttributeError(f"module 'tg_autogen' has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
