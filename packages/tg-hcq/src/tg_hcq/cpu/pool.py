"""How is one kernel spread over the cores? Chunks of its thread axis are taken by whoever is awake.

The caller takes chunks too and never depends on the workers: if they are slow to wake or busy with another
thread's kernel, it does all of the work itself. Every index runs exactly once, whoever runs it, so results do
not depend on timing.

Waiting here means sleeping. A Python thread that looks for the end in a loop keeps taking the interpreter
lock, which the last worker needs to report it: measured, that is no faster. Spinning pays once workers run
native code.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import os
import threading
import time
from collections.abc import Callable

KernelFunction = Callable[[object, object, object], None]
"""A kernel's machine code as ctypes calls it (args block, lo, hi); the interpreter lock is free while it
runs."""

Chunks = tuple[tuple[ctypes.c_int64, ctypes.c_int64], ...]
"""(lo, hi) of each chunk, as C numbers ready for the call."""

CHUNKS_PER_THREAD = 2
"""More chunks than threads, so that a thread that starts late or is preempted delays the rest less."""


@functools.lru_cache(maxsize=1024)
def split_range(extent: int, threads: int) -> Chunks:
    """`range(extent)` in even, contiguous, non-empty chunks for `threads` threads."""
    parts = extent if extent <= threads else min(extent, threads * CHUNKS_PER_THREAD)
    edges = [ctypes.c_int64(extent * i // parts) for i in range(parts + 1)]
    return tuple(zip(edges, edges[1:], strict=False))


class _Job:
    """One kernel being run."""

    __slots__ = ("function", "args", "chunks", "take", "count_done", "finished", "entered", "left")

    def __init__(self, function: KernelFunction, args: object, chunks: Chunks) -> None:
        self.function, self.args, self.chunks = function, args, chunks
        # next() of a count is atomic: no two threads get the same number.
        self.take = itertools.count().__next__
        self.count_done = itertools.count(1).__next__
        self.finished = threading.Lock()
        self.finished.acquire()
        self.entered: list[None] = []
        self.left: list[None] = []

    def work(self) -> None:
        """Run chunks until none is left."""
        chunks, take, function, args = self.chunks, self.take, self.function, self.args
        total = len(chunks)
        while (number := take()) < total:
            lo, hi = chunks[number]
            function(args, lo, hi)
            if self.count_done() == total:
                self.finished.release()

    def help(self) -> None:
        """What a worker does: work, leaving a trace that it is inside."""
        self.entered.append(None)
        try:
            self.work()
        finally:
            self.left.append(None)

    def abandon(self) -> None:
        """After an interrupt in the caller: let nobody start another chunk, and wait for those inside."""
        while self.take() < len(self.chunks):
            pass
        while len(self.left) < len(self.entered):
            time.sleep(1e-4)


class WorkerPool:
    """Daemon threads that help with kernels; started when first needed, kept for good, started anew after a
    fork.
    """

    def __init__(self) -> None:
        self._reset()

    def _reset(self) -> None:
        self._busy = threading.Lock()
        self._job: _Job | None = None
        self._wakers: list[threading.Lock] = []

    def __len__(self) -> int:
        """How many worker threads are running."""
        return len(self._wakers)

    def run(self, function: KernelFunction, args: object, chunks: Chunks, threads: int) -> None:
        """Run `function(args, lo, hi)` for every chunk on up to `threads` threads, this one included; returns
        when done.
        """
        helpers = min(threads, len(chunks)) - 1
        if helpers < 1 or not self._busy.acquire(blocking=False):
            function(args, chunks[0][0], chunks[-1][1])
            return
        try:
            job = self._job = _Job(function, args, chunks)
            try:
                self._wake(helpers)
                job.work()
                job.finished.acquire()
            except BaseException:
                job.abandon()
                raise
        finally:
            self._job = None
            self._busy.release()

    def _wake(self, helpers: int) -> None:
        while len(self._wakers) < helpers:
            waker = threading.Lock()
            waker.acquire()
            name = f"tg-cpu-{len(self._wakers) + 1}"
            threading.Thread(target=self._serve, args=(waker,), name=name, daemon=True).start()
            self._wakers.append(waker)
        for waker in self._wakers[:helpers]:
            if waker.locked():
                waker.release()

    def _serve(self, waker: threading.Lock) -> None:
        while True:
            waker.acquire()
            job = self._job
            if job is not None:
                job.help()
                job = None  # its arguments must not live until the next kernel


POOL = WorkerPool()
"""The one pool of the process: all CPU devices share the cores."""

os.register_at_fork(after_in_child=POOL._reset)
