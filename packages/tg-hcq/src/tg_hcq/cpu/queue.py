"""How is work for the CPU written down and run in order? As commands in memory, eight 64-bit words each.

| command   | word 0 | word 1           | word 2       | word 3 |
|-----------|--------|------------------|--------------|--------|
| launch    | 1      | function address | args address | extent |
| copy      | 2      | destination      | source       | bytes  |
| signal    | 3      | word's address   | value        |        |
| wait      | 4      | word's address   | value        |        |
| timestamp | 5      | word's address   |              |        |

A stream runs what is submitted to it in order. It does so in the submitting thread until a wait is not
satisfied; the rest is then run by a thread of the stream, so `submit` never blocks on a signal.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
import weakref
from array import array
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Self

from tg_hcq._settings import CPU_COUNT
from tg_hcq.cpu.pool import POOL, split_range
from tg_hcq.cpu.program import CPUProgram, KernelArgs
from tg_hcq.cpu.signal import CPUSignal, notify_waiters, wait_for_word
from tg_hcq.hostmem import HCQBuffer, to_mv

LAUNCH, COPY, SIGNAL, WAIT, TIMESTAMP = 1, 2, 3, 4, 5
WORDS_PER_COMMAND = 8

Value = Any
"""An int, or an index expression over variables that `submit` binds by name."""


class Batch:
    """Commands being run: their words, what keeps their addresses valid, and how far they got."""

    def __init__(self, words: array[int], functions: Mapping[int, Any], keep: Sequence[Any]) -> None:
        self.words, self.functions, self.keep = words, functions, keep
        self.position = 0

    def run(self, block: bool) -> bool:
        """Run commands until the end (True), or, unless `block`, until a wait is not satisfied (False)."""
        words, end = self.words, len(self.words)
        while self.position < end:
            at = self.position
            kind, first, second, third = words[at : at + 4]
            if kind == LAUNCH:
                self._launch(self.functions[first], second, third)
            elif kind == COPY:
                ctypes.memmove(first, second, third)
            elif kind == SIGNAL:
                _word(first)[0] = second
                notify_waiters()
            elif kind == WAIT:
                word = _word(first)
                if word[0] < second:
                    if not block:
                        return False
                    wait_for_word(word, second)
            else:
                _word(first)[1] = time.perf_counter_ns()
            self.position = at + WORDS_PER_COMMAND
        return True

    @staticmethod
    def _launch(function: Any, args: int, extent: int) -> None:
        threads = 1 if extent == 1 else CPU_COUNT.value
        POOL.run(function, ctypes.c_void_p(args), split_range(extent, threads), threads)


def _word(address: int) -> memoryview:
    """The two words of a signal at `address`, whose signal the batch keeps alive."""
    return to_mv(address, 16).cast("Q")


class CommandStream:
    """Runs batches one after the other; see the module's first lines for who runs them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._reset()
        _streams.add(self)

    def _reset(self) -> None:
        self._state = threading.Condition()
        self._pending: deque[Batch] = deque()
        self._active = False

    def submit(self, batch: Batch) -> None:
        """Run `batch` after everything submitted before; returns without waiting for signals."""
        with self._state:
            if self._active:
                self._pending.append(batch)
                return
            self._active = True
        self._drain(batch, block=False)

    def _drain(self, batch: Batch, block: bool) -> None:
        while True:
            try:
                done = batch.run(block)
            except BaseException:
                with self._state:  # the batch is lost, the stream is not
                    self._active = False
                    self._state.notify_all()
                raise
            if not done:
                name = f"tg-{self.name}"
                threading.Thread(target=self._drain, args=(batch, True), name=name, daemon=True).start()
                return
            with self._state:
                if not self._pending:
                    self._active = False
                    self._state.notify_all()
                    return
                batch = self._pending.popleft()

    def synchronize(self, timeout_ms: float | None = None) -> None:
        """Return when everything submitted has run.

        TimeoutError after `timeout_ms` milliseconds (None: never).
        """
        with self._state:
            seconds = None if timeout_ms is None else timeout_ms / 1000
            if not self._state.wait_for(lambda: not self._active, seconds):
                raise TimeoutError(
                    f"{self.name} is not done after {timeout_ms} ms: does it wait for a signal nobody sets?"
                )


_streams: weakref.WeakSet[CommandStream] = weakref.WeakSet()


def _after_fork() -> None:
    """Work in flight belongs to the parent: the child starts with empty streams."""
    for stream in list(_streams):
        stream._reset()


os.register_at_fork(after_in_child=_after_fork)


class CPUQueue:
    """Commands to be submitted to a stream, written by chained calls: ``q.wait(s, 1).exec(...).signal(s,
    2).submit()``.

    May be submitted many times. After `bind` it cannot be extended, and submitting it copies nothing.
    """

    def __init__(self, stream: CommandStream) -> None:
        self._stream = stream
        self._words = array("q")
        self._bound = False
        self._keep: list[Any] = []
        self._functions: dict[int, Any] = {}
        self._symbolic: list[tuple[int, Any]] = []

    def __len__(self) -> int:
        """How many commands there are."""
        return len(self._words) // WORDS_PER_COMMAND

    def _append(self, kind: int, *operands: Value, keep: Sequence[Any] = ()) -> Self:
        if self._bound:
            raise RuntimeError("a bound queue cannot be extended: make a new one")
        for position, value in enumerate(operands, len(self._words) + 1):
            if not isinstance(value, int):
                self._symbolic.append((position, value))
        numbers = [value if isinstance(value, int) else 0 for value in operands]
        self._words.extend([kind, *numbers, *[0] * (WORDS_PER_COMMAND - 1 - len(numbers))])
        self._keep += keep
        return self

    def exec(
        self,
        program: CPUProgram,
        args: KernelArgs,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
    ) -> Self:
        """Run a kernel with an argument block from `program.fill_kernargs`."""
        extent = program.extent(global_size, local_size)
        self._append(LAUNCH, program.address, args.address, extent, keep=(program, args))
        self._functions[program.address] = program.function
        return self

    def copy(self, dst: HCQBuffer, src: HCQBuffer, nbytes: int) -> Self:
        """Copy the first `nbytes` bytes of `src` to `dst`. ValueError if either is shorter."""
        if not 0 <= nbytes <= min(dst.size, src.size):
            raise ValueError(f"cannot copy {nbytes} bytes from {src.size} to {dst.size} bytes")
        return self._append(COPY, dst.va_addr, src.va_addr, nbytes, keep=(dst, src))

    def signal(self, signal: CPUSignal, value: Value) -> Self:
        """Set `signal` to `value`."""
        return self._append(SIGNAL, signal.address, value, keep=(signal,))

    def wait(self, signal: CPUSignal, value: Value) -> Self:
        """Go on only when `signal` is at least `value`."""
        return self._append(WAIT, signal.address, value, keep=(signal,))

    def timestamp(self, signal: CPUSignal) -> Self:
        """Write the time into `signal.timestamp`."""
        return self._append(TIMESTAMP, signal.address, keep=(signal,))

    def memory_barrier(self) -> Self:
        """Nothing on the CPU: commands of a stream see all earlier writes."""
        return self

    def bind(self) -> Self:
        """Make the commands final."""
        self._bound = True
        return self

    def submit(self, var_vals: Mapping[str, int] | None = None) -> Self:
        """Hand the commands to the stream. `var_vals` binds variables in signal values by name."""
        words = self._words
        if self._symbolic or not self._bound:
            words = array("q", words)  # what is in flight must not change
        if self._symbolic:
            from tg_uop.symbolic import sym_infer  # lazy: only queues with variables need it

            for position, value in self._symbolic:
                words[position] = sym_infer(value, dict(var_vals or {}))
        self._stream.submit(Batch(words, self._functions, tuple(self._keep)))
        return self
