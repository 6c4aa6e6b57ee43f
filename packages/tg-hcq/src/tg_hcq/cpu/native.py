"""How do lists of kernels run without Python between them? One native call over a table of commands.

The machine code and the meaning of the words are described in `tg_hcq.host_compiler`. Workers are Python
threads that call native code once and stay there. Without a host compiler, or where it fails, `native_pool`
is None and `tg_hcq.cpu.pool` does the work.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import threading
from array import array
from collections.abc import Sequence

from tg_hcq._settings import DEBUG
from tg_hcq.elf import LoadedObject, load_object
from tg_hcq.host_compiler import HostCompiler
from tg_hcq.hostmem import allocate_host

WORDS_PER_COMMAND = 8
LAUNCH, STOP = 1, 6
_NANOSECONDS, _AHEAD = 5, 7
CHUNKS_PER_THREAD = 4
"""Chunks cost about 50 ns each; more of them than threads even out what is late or preempted."""

_MOST_CHUNKS = 0xFFFF  # what a ticket can tell
_POOL_WORDS = 48
_SPIN, _HOT, _ASLEEP = 40, 41, 42
_SPINS = 2000  # 20 to 90 µs, by processor
_HOT_NS = 4_000
_ASLEEP_NS = 50_000
_UNKNOWN_NS = 1_000_000
_SLICE_NS = 100_000_000  # between native calls Python can act on a signal

_ANY_ARGUMENTS = ctypes.CFUNCTYPE(ctypes.c_int64)


class NativePool:
    """The machine code, the pool's words, and the worker threads; started when first needed, for good."""

    def __init__(self, loaded: LoadedObject) -> None:
        # Workers may run this code until the process ends, longer than Python's modules live.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(loaded))
        self.batch = _ANY_ARGUMENTS(loaded.entry("tg_batch"))
        self._worker = _ANY_ARGUMENTS(loaded.entry("tg_worker"))
        self.reset()

    def reset(self) -> None:
        """Begin anew, without workers: what is left of others belongs to a parent process."""
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._memory = allocate_host(8 * _POOL_WORDS)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._memory))
        self.words = self._memory.cpu_view().cast("Q")
        for n in range(_POOL_WORDS):
            self.words[n] = 0
        self.words[_SPIN], self.words[_HOT], self.words[_ASLEEP] = _SPINS, _HOT_NS, _ASLEEP_NS
        self.pointer = ctypes.c_int64(self._memory.va_addr)

    def __len__(self) -> int:
        """How many worker threads are running."""
        return len(self._threads)

    def start(self, helpers: int) -> None:
        """Have at least `helpers` workers."""
        with self._lock:
            while len(self._threads) < helpers:
                number = len(self._threads)
                arguments = (self.pointer, ctypes.c_int64(number))
                name = f"tg-cpu-{number + 1}"
                thread = threading.Thread(target=self._worker, args=arguments, name=name, daemon=True)
                thread.start()
                self._threads.append(thread)

    def stop(self) -> None:
        """End the workers; `start` may be called again."""
        with self._lock:
            threads, self._threads = self._threads, []
            if threads:
                table = array("q", [STOP] + [0] * (WORDS_PER_COMMAND - 1))
                self.batch(ctypes.c_int64(table.buffer_info()[0]), _ZERO, ctypes.c_int64(1), self.pointer)
                for thread in threads:
                    thread.join(1.0)
        if threads:
            self.reset()


_ZERO = ctypes.c_int64(0)


class NativeBatch:
    """Launches to be run in order by one native call, as often as wanted. It keeps what they need alive.

    Each launch: the function's address, the address of its arguments, extent, how many threads it may use,
    and about how many nanoseconds of work it is for one thread (0: not known). One thread at a time may call
    it.
    """

    __slots__ = ("_pool", "_run", "_table", "_slices", "_helpers", "_words", "_keep")

    def __init__(
        self, pool: NativePool, launches: Sequence[tuple[int, int, int, int, int]], keep: object
    ) -> None:
        words = array("q")
        slices, since = [0], 0
        shared: list[int] = []
        self._helpers = 0
        for number, (function, args, extent, threads, nanoseconds) in enumerate(launches):
            work = nanoseconds or _UNKNOWN_NS
            parts = min(extent, threads * CHUNKS_PER_THREAD, _MOST_CHUNKS) if threads > 1 else 1
            helpers = min(threads, extent) - 1
            words.extend((LAUNCH, function, args, extent, parts, work, helpers, 0))
            if parts > 1 and work >= _HOT_NS:
                shared.append(number)
            self._helpers = max(self._helpers, helpers)
            since += work
            if since > _SLICE_NS and number:
                slices.append(number)
                since = work
        slices.append(len(launches))
        ahead = 0
        for number in reversed(shared):
            ahead += words[WORDS_PER_COMMAND * number + _NANOSECONDS]
            words[WORDS_PER_COMMAND * number + _AHEAD] = ahead
        self._pool, self._run, self._words, self._keep = pool, pool.batch, words, keep
        self._table = ctypes.c_int64(words.buffer_info()[0])
        edges = [ctypes.c_int64(n) for n in slices]
        self._slices = tuple(zip(edges, edges[1:], strict=False))

    def __call__(self) -> None:
        """Run all of them; done on return."""
        pool = self._pool
        if self._helpers > len(pool._threads):
            pool.start(self._helpers)
        for first, end in self._slices:
            self._run(self._table, first, end, pool.pointer)


_compiler: HostCompiler | None = None
_pool: NativePool | None = None
_asked = False
_making = threading.Lock()


def use_host_compiler(compiler: HostCompiler | None) -> None:
    """Let `compiler` make the machine code from now on; None: Python threads share the work."""
    global _compiler, _pool, _asked
    with _making:
        if compiler is None and _pool is not None:
            _pool.stop()
        _compiler, _pool, _asked = compiler, None, False


def current_host_compiler() -> HostCompiler | None:
    """What `use_host_compiler` was given last."""
    return _compiler


def native_pool() -> NativePool | None:
    """The native pool; None without a host compiler, or when it cannot make the code (DEBUG=1 says why)."""
    global _pool, _asked
    if _asked:
        return _pool
    with _making:
        if not _asked:
            if _compiler is not None:
                try:
                    _pool = NativePool(load_object(_compiler.batch_loop()))
                except (RuntimeError, ValueError, OSError) as error:
                    if DEBUG.value >= 1:
                        print(f"kernels are shared by Python threads: {error}")
            _asked = True
        return _pool


def _after_fork() -> None:
    global _making
    _making = threading.Lock()
    if _pool is not None:
        _pool.reset()


def _at_exit() -> None:
    if _pool is not None:
        _pool.stop()


os.register_at_fork(after_in_child=_after_fork)
atexit.register(_at_exit)

__all__ = ["NativeBatch", "NativePool", "current_host_compiler", "native_pool", "use_host_compiler"]
