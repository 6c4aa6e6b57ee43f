"""How does the PYTHON device run a program? It lets tg-uop's interpreter read it: slow, and obviously
right."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tg_hcq._settings import PROFILE
from tg_hcq.allocator import HostAllocator
from tg_hcq.device import Compiled
from tg_hcq.hostmem import HCQBuffer
from tg_hcq.profile import record_device_range
from tg_uop import loads, run_program


class PythonProgram:
    """A kernel whose binary is the serialised LINEAR of a PROGRAM (`tg_uop.dumps`).

    ValueError if `binary` is not a serialised graph.
    """

    def __init__(self, device: str, name: str, binary: bytes, info: Any) -> None:
        self.device = device
        self.name = name
        self._linear = loads(binary)
        # The interpreter wants buffers by slot and values by name; a call gives them in info's order.
        self._buffer_order = _order(info.globals)
        self._value_order = _order([var.arg.name for var in info.vars])

    def __call__(
        self,
        *bufs: HCQBuffer,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
        vals: Sequence[int] = (),
        wait: bool = False,
    ) -> float | None:
        """Interpret the kernel on raw buffers; done on return. The seconds it took if `wait`, else None.

        The graph holds its own ranges: `global_size` only limits the thread axis, as on the CPU.
        """
        if len(bufs) != len(self._buffer_order) or len(vals) != len(self._value_order):
            raise ValueError(
                f"kernel {self.name!r} takes {len(self._buffer_order)} buffers and "
                f"{len(self._value_order)} values, got {len(bufs)} and {len(vals)}"
            )
        started = time.perf_counter_ns()
        run_program(
            self._linear,
            [bufs[i].cpu_view() for i in self._buffer_order],
            [vals[i] for i in self._value_order],
            hi=None if global_size is None else global_size[0],
        )
        ended = time.perf_counter_ns()
        if PROFILE.value:
            record_device_range(self.device, self.name, started, ended)
        return (ended - started) / 1e9 if wait else None


def _order(keys: Sequence[Any]) -> list[int]:
    """Positions of `keys` in ascending order of the keys."""
    return sorted(range(len(keys)), key=keys.__getitem__)


class PythonDevice(Compiled):
    """The PYTHON device: host memory, programs run by the interpreter."""

    def __init__(self, device: str = "PYTHON") -> None:
        super().__init__(device, HostAllocator(self), runtime=self._load)

    def _load(self, name: str, binary: bytes, info: Any) -> PythonProgram:
        return PythonProgram(self.device, name, binary, info)
