"""The instructions of cdna2 as Python functions: `from tg_asm_amd.cdna2 import *`."""

from __future__ import annotations

from typing import Any

from .dsl import ArchitectureModule

_module = ArchitectureModule("cdna2")
__all__ = _module.all  # noqa: PLE0605 (the names come from the table)


def __getattr__(name: str) -> Any:
    return _module.get(name)


def __dir__() -> list[str]:
    return list(__all__)
