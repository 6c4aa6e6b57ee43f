"""What does a device look like that compiles everything and runs nothing? Its memory is only counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tg_hcq.allocator import Allocator, BufferSpec
from tg_hcq.device import Compiled
from tg_hcq.hostmem import HCQBuffer


class NullAllocator(Allocator["NullDevice"]):
    """Hands out addresses with no memory behind them. What is copied in is lost; zeros are copied out."""

    def _alloc(self, nbytes: int, options: BufferSpec) -> HCQBuffer:
        return HCQBuffer(0, nbytes)

    def _copyin(self, dest: HCQBuffer, src: memoryview) -> None:
        """Nothing is stored."""

    def _copyout(self, dest: memoryview, src: HCQBuffer) -> None:
        dest[:] = bytes(dest.nbytes)

    def _offset(self, raw: HCQBuffer, nbytes: int, offset: int) -> HCQBuffer:
        return raw.offset(offset, nbytes)

    def _map(self, raw: Any, owner: Allocator[Any]) -> HCQBuffer:
        return HCQBuffer(0, 0)


class NullProgram:
    """Runs nothing, in no time."""

    def __init__(self, name: str, binary: bytes, info: Any = None) -> None:
        self.name = name
        self.binary = binary

    def __call__(
        self,
        *bufs: Any,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
        vals: Sequence[int] = (),
        wait: bool = False,
    ) -> float | None:
        """Do nothing. 0.0 if `wait`, else None."""
        return 0.0 if wait else None


class NullSignal:
    """A signal nothing ever has to be waited for."""

    def __init__(self, value: int = 0) -> None:
        self.value = value

    def wait(self, value: int, timeout_ms: float | None = None) -> None:
        """Return at once, as if the work had been done."""


class NullDevice(Compiled):
    """The NULL device."""

    def __init__(self, device: str = "NULL") -> None:
        super().__init__(device, NullAllocator(self), runtime=NullProgram)

    def new_signal(self, value: int = 0) -> NullSignal:
        """A signal that never blocks."""
        return NullSignal(value)
