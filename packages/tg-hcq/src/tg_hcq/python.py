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


class PythonProgram:
    """A kernel whose binary is the serialised LINEAR of a PROGRAM (tg_uop.serialize).

    ValueError if `binary` is not a serialised graph.
    """

    def __init__(self, device: str, name: str, binary: bytes, info: Any = None) -> None:
        from tg_uop import serialize  # lazy: only this device needs it

        self.device = device
        self.name = name
        self._buffers = None if info is None else len(info.globals)
        self._linear = serialize.loads(binary)

    def __call__(
        self,
        *bufs: HCQBuffer,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
        vals: Sequence[int] = (),
        wait: bool = False,
    ) -> float | None:
        """Interpret the kernel on raw buffers. The graph holds its own ranges, so sizes are not needed."""
        from tg_uop import interpret  # lazy: only this device needs it

        if self._buffers is not None and len(bufs) != self._buffers:
            raise ValueError(f"kernel {self.name!r} takes {self._buffers} buffers, got {len(bufs)}")
        started = time.perf_counter_ns()
        interpret.run_program(self._linear, [buf.cpu_view() for buf in bufs], list(vals))
        ended = time.perf_counter_ns()
        if PROFILE.value:
            record_device_range(self.device, self.name, started, ended)
        return (ended - started) / 1e9 if wait else None


class PythonDevice(Compiled):
    """The PYTHON device: host memory, programs run by the interpreter."""

    def __init__(self, device: str = "PYTHON") -> None:
        super().__init__(device, HostAllocator(self), runtime=self._load)

    def _load(self, name: str, binary: bytes, info: Any = None) -> PythonProgram:
        return PythonProgram(self.device, name, binary, info)
