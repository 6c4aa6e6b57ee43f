"""What must somebody provide so that command loops run as machine code instead of Python?

This package never imports a code generator. Whoever has one (tg-tensor does the wiring) gives an object with
`compile`; it turns a PROGRAM that describes a host program — wait, launch, signal over the words described in
`tg_hcq.cpu.queue` — into a function with the CPU kernel's signature ``void f(void **args, int64_t lo, int64_t
hi)``.
"""

from __future__ import annotations

from typing import Any, Protocol


class HostFunction(Protocol):
    """Machine code in this process."""

    @property
    def address(self) -> int:
        """Where it starts. Valid as long as this object lives."""


class HostCompiler(Protocol):
    """Makes host functions."""

    def compile(self, program: Any) -> HostFunction:
        """The PROGRAM node `program`, compiled and loaded. RuntimeError if it cannot be."""
