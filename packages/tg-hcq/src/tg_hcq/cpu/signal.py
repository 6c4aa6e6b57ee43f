"""How do host threads and queues wait for each other? Through a 64-bit word in memory that only grows."""

from __future__ import annotations

import os
import threading
import time

from tg_hcq.bindings import libc_core
from tg_hcq.hostmem import ALIGNMENT, allocate_host

_YIELDS = 20
_yield = libc_core.sched_yield
"""Through ctypes, which lets go of the interpreter lock. time.sleep(0) would sleep 50 µs and more."""
_POLL_S = 0.001

_changed = threading.Condition()
_waiting = 0


def _after_fork() -> None:
    global _changed, _waiting
    _changed, _waiting = threading.Condition(), 0


os.register_at_fork(after_in_child=_after_fork)


class CPUSignal:
    """A word on a cache line of its own; the next word holds the time of the last `timestamp` command (ns).

    `address` is where machine code finds it. `value` may be set by any thread, or by machine code.
    """

    def __init__(self, value: int = 0) -> None:
        self.memory = allocate_host(ALIGNMENT)
        self.address = self.memory.va_addr
        self._words = self.memory.cpu_view().cast("Q")
        self._words[0], self._words[1] = value, 0

    @property
    def value(self) -> int:
        """The word now."""
        return self._words[0]

    @value.setter
    def value(self, value: int) -> None:
        self._words[0] = value
        notify_waiters()

    @property
    def timestamp(self) -> float:
        """Microseconds of the host's clock when the last `timestamp` command ran; 0 if none did."""
        return self._words[1] / 1000

    def wait(self, value: int, timeout_ms: float | None = None) -> None:
        """Return when the signal is at least `value`; TimeoutError after `timeout_ms` milliseconds (None:
        never).
        """
        wait_for_word(self._words, value, timeout_ms)

    def __repr__(self) -> str:
        return f"<CPUSignal {self.value} at {self.address:#x}>"


def notify_waiters() -> None:
    """Wake whoever waits for a word that Python code has just changed."""
    if _waiting:
        with _changed:
            _changed.notify_all()


def wait_for_word(words: memoryview, value: int, timeout_ms: float | None = None) -> None:
    """Return when `words[0]` is at least `value`: first a bounded number of looks, then asleep.

    Machine code that changes the word cannot wake a Python thread, so the sleep is cut into milliseconds.
    """
    global _waiting
    for _ in range(_YIELDS):
        if words[0] >= value:
            return
        _yield()
    deadline = None if timeout_ms is None else time.monotonic() + timeout_ms / 1000
    with _changed:
        _waiting += 1
        try:
            while words[0] < value:
                if deadline is not None and time.monotonic() >= deadline:
                    raise TimeoutError(f"signal is {words[0]} after {timeout_ms} ms, waiting for {value}")
                _changed.wait(_POLL_S)
        finally:
            _waiting -= 1
