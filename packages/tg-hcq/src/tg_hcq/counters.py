"""How much memory, work and time have been used so far, exactly, from any thread and any destructor?"""

from __future__ import annotations

import os
import threading
from collections import deque

_FOLD_AT = 1024


class AtomicSum:
    """A sum that may be changed from any thread and from inside ``__del__`` without losing an update.

    A plain ``x += n`` is a read and a write: a destructor run by the garbage collector between the two would
    be lost. Here a change is one atomic ``deque.append``; readers fold the pending changes under a lock.
    """

    __slots__ = ("_pending", "_total", "_lock")

    def __init__(self) -> None:
        self._pending: deque[int] = deque()
        self._total = 0
        self._lock = threading.Lock()

    def add(self, amount: int) -> None:
        """Add `amount` (may be negative)."""
        self._pending.append(amount)
        # A destructor may run while its own thread folds: never wait here.
        if len(self._pending) > _FOLD_AT and self._lock.acquire(blocking=False):
            try:
                self._fold()
            finally:
                self._lock.release()

    def _fold(self) -> None:
        pending = self._pending
        while pending:
            self._total += pending.popleft()

    @property
    def value(self) -> int:
        """The sum of everything added so far."""
        with self._lock:
            self._fold()
            return self._total

    @property
    def estimate(self) -> int:
        """The sum without ever waiting, for destructors: changes made while another thread folds may be
        missing.
        """
        if self._lock.acquire(blocking=False):
            try:
                self._fold()
            finally:
                self._lock.release()
        return self._total

    def after_fork(self) -> None:
        """In a forked child: the lock may have been held by a thread that no longer exists."""
        self._lock = threading.Lock()


class Counters:
    """Totals of one process: kernels run, operations and bytes they stand for, seconds, live memory.

    `global_ops`, `global_mem`, `time_sum_s` and `kernel_count` are plain numbers that whoever runs kernels
    adds to through `record`; `mem_used` is the number of bytes of all live device buffers.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._memory = AtomicSum()
        self.global_ops: int = 0
        self.global_mem: int = 0
        self.time_sum_s: float = 0.0
        self.kernel_count: int = 0

    @property
    def mem_used(self) -> int:
        """Bytes held by live buffers (memory kept for reuse by an allocator does not count)."""
        return self._memory.value

    def add_memory(self, nbytes: int) -> None:
        """Count `nbytes` more (or, negative, fewer) bytes of live buffers."""
        self._memory.add(nbytes)

    def record(self, *, kernels: int = 1, ops: int = 0, mem: int = 0, time_s: float = 0.0) -> None:
        """Count executed kernels, their operations, the bytes they move and the seconds they took."""
        with self._lock:
            self.kernel_count += kernels
            self.global_ops += ops
            self.global_mem += mem
            self.time_sum_s += time_s

    def reset(self) -> None:
        """Set the work counters to zero; live memory stays counted."""
        with self._lock:
            self.kernel_count = self.global_ops = self.global_mem = 0
            self.time_sum_s = 0.0

    def after_fork(self) -> None:
        """In a forked child: replace locks that another thread may have held."""
        self._lock = threading.Lock()
        self._memory.after_fork()


GlobalCounters = Counters()

os.register_at_fork(after_in_child=GlobalCounters.after_fork)
