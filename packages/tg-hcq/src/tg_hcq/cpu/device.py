"""What does the CPU device consist of? Host memory, programs from ELF objects, two command streams and a
timeline."""

from __future__ import annotations

import functools
import platform
from typing import Any

from tg_hcq.allocator import HostAllocator
from tg_hcq.cpu.program import CPUProgram, Launch
from tg_hcq.cpu.queue import CommandStream, CPUQueue
from tg_hcq.cpu.signal import CPUSignal
from tg_hcq.device import Compiled

_FAMILIES = {"AMD64": "x86_64", "aarch64": "arm64"}
"""What `platform.machine` says where it differs from the family's name in a DEV string."""


class CPUDevice(Compiled):
    """The CPU, or with a number behind the colon another view of it: own queues and counts, the same memory
    and cores.

    `hw_compute_queue_t()` and `hw_copy_queue_t()` make queues of its two streams, which run independently of
    each other. `timeline_signal` and `timeline_value` are for those who follow the timeline rule: wait for
    value - 1, work, signal value, then count on.
    """

    def __init__(self, device: str = "CPU") -> None:
        machine = platform.machine()
        super().__init__(
            device,
            HostAllocator(self),
            runtime=self._load,
            graph=Launch.together,
            arch=_FAMILIES.get(machine, machine),
        )
        self._streams = {kind: CommandStream(f"{device} {kind}") for kind in ("compute", "copy")}
        self.hw_compute_queue_t = functools.partial(CPUQueue, self._streams["compute"])
        self.hw_copy_queue_t = functools.partial(CPUQueue, self._streams["copy"])
        self.timeline_value = 1

    @functools.cached_property
    def timeline_signal(self) -> CPUSignal:
        """Counts finished submissions."""
        return self.new_signal()

    def _load(self, name: str, binary: bytes, info: Any = None) -> CPUProgram:
        return CPUProgram(self, info, binary)

    def synchronize(self, timeout_ms: float | None = None) -> None:
        """Wait until both streams have run everything.

        TimeoutError after `timeout_ms` milliseconds (None: never).
        """
        for stream in self._streams.values():
            stream.synchronize(timeout_ms)

    def new_signal(self, value: int = 0) -> CPUSignal:
        """A signal that starts at `value`."""
        return CPUSignal(value)
