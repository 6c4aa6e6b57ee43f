"""How is a kernel's machine code called?

ABI: ``void kernel(void **args, int64_t lo, int64_t hi)``. `args` is a block of 8-byte slots: the addresses of
the buffers in the order of ProgramInfo.globals, then the values of ProgramInfo.vars as int64. The kernel runs
the indices [lo, hi) of its thread axis, whose extent is global_size[0]; the other sizes are 1.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tg_hcq._settings import CPU_COUNT, PROFILE
from tg_hcq.cpu.native import NativeBatch, native_pool
from tg_hcq.cpu.pool import POOL, split_range
from tg_hcq.elf import load_object
from tg_hcq.hostmem import HCQBuffer
from tg_hcq.profile import ProfileProgramEvent, device_events, record_device_range

_ANY_ARGUMENTS = ctypes.CFUNCTYPE(None)
"""No argument types: ctypes then takes ready-made C objects as they are, which halves the cost of a call."""

_ZERO = ctypes.c_int64(0)
# What one core does at about its best, from memory and from its caches.
_OPS_PER_NANOSECOND = 50
_BYTES_PER_NANOSECOND = 10
_CACHED_BYTES_PER_NANOSECOND = 40
_CACHED_BYTES = 4 << 20


class KernelArgs:
    """The argument block of one launch; it keeps the raw buffers alive.

    `address` is where the block is; `pointer` is the same as a C pointer that keeps block and buffers alive.
    """

    __slots__ = ("block", "address", "pointer", "buffers")

    def __init__(self, program: CPUProgram, bufs: Sequence[HCQBuffer], vals: Sequence[int]) -> None:
        if len(bufs) != program.buffer_count or len(vals) != program.value_count:
            raise ValueError(
                f"kernel {program.name!r} takes {program.buffer_count} buffers and "
                f"{program.value_count} values, got {len(bufs)} and {len(vals)}"
            )
        try:
            addresses = [buf.va_addr for buf in bufs]
        except AttributeError:
            kinds = ", ".join(type(buf).__name__ for buf in bufs)
            raise TypeError(f"kernel {program.name!r} takes raw buffers (buffer._buf), got {kinds}") from None
        self.buffers = list(bufs)
        self.block = program.block_type(*addresses, *vals)
        self.address = ctypes.addressof(self.block)
        self.pointer = ctypes.c_void_p(self.address)
        # Not a cycle: the pointer holds what it points to, not this object.
        self.pointer.owner = (self.block, self.buffers)  # type: ignore[attr-defined]

    def set_buffer(self, position: int, buf: HCQBuffer) -> None:
        """Use another buffer from the next launch on."""
        self.buffers[position] = buf
        self.block[position] = buf.va_addr

    def set_value(self, position: int, value: int) -> None:
        """Use another value of variable number `position` from the next launch on."""
        if not 0 <= position < len(self.block) - len(self.buffers):
            raise IndexError(
                f"variable {position} of a kernel with {len(self.block) - len(self.buffers)} variables"
            )
        self.block[len(self.buffers) + position] = value


class Launch:
    """A kernel with its arguments and size, ready to be run many times.

    `launch()` runs it once and returns when it is done: one call of machine code when the thread axis is 1
    long (or CPU_COUNT is 1), else chunks on the worker threads. CPU_COUNT and PROFILE are read when the
    Launch is made. One thread at a time may use it. It keeps program and raw buffers alive; memory handed
    back to an allocator may go to someone else, so whoever owns the Buffers must keep those.
    """

    __slots__ = ("program", "args", "extent", "threads", "launch")

    launch: Callable[[], object]

    def __init__(self, program: CPUProgram, args: KernelArgs, extent: int) -> None:
        self.program, self.args, self.extent = program, args, extent
        self.threads = 1 if extent == 1 else CPU_COUNT.value
        run = program.prepared(args, extent)
        self.launch = partial(_run_recorded, program, run) if PROFILE.value else run

    def __call__(self) -> None:
        """The same as `launch()`."""
        self.launch()

    @staticmethod
    def together(launches: Sequence[Launch]) -> Callable[[], object]:
        """What runs all of them in order: one native call where there is a host compiler.

        With PROFILE, every kernel is run and recorded by itself.
        """
        launches = tuple(launches)
        if len(launches) == 1:
            return launches[0].launch
        pool = None if PROFILE.value else native_pool()
        if pool is None:
            return partial(_run_all, tuple(launch.launch for launch in launches))
        return NativeBatch(pool, [launch.command() for launch in launches], launches)

    def command(self) -> tuple[int, int, int, int, int]:
        """Function and argument addresses, extent, threads and nanoseconds: what a NativeBatch takes."""
        program = self.program
        return program.address, self.args.address, self.extent, self.threads, program.nanoseconds


class CPUProgram:
    """A kernel loaded from a relocatable ELF object.

    The entry is the symbol `info.function_name`, or the only global function of the object. ValueError for a
    damaged object, a missing entry or a bad size; RuntimeError for a foreign one or missing symbols.
    `externals`: addresses of functions the object calls, by name, before the process's libraries are asked.
    """

    def __init__(
        self, device: Any, info: Any, binary: bytes, externals: Mapping[str, int] | None = None
    ) -> None:
        self.device: str = device if isinstance(device, str) else device.device
        self.info = info
        self.name: str = info.name
        self.buffer_count = len(info.globals)
        self.value_count = len(info.vars)
        self.block_type = ctypes.c_int64 * max(1, self.buffer_count + self.value_count)
        self._object = load_object(binary, externals)
        self.address = self._object.entry(info.function_name)
        self.function = _ANY_ARGUMENTS(self.address)
        self.nanoseconds = 0
        # Most calls use the program's own grid: check it once, unless it depends on variables.
        self._own_extent: int | None = None
        if all(isinstance(n, int) for n in info.global_size):
            self._own_extent = self.extent(info.global_size, info.local_size)
        self.function.owner = self._object  # type: ignore[attr-defined] # whoever can call it keeps the code mapped
        if PROFILE.value:
            device_events.append(
                ProfileProgramEvent(self.device, id(self), binary, self._object.base, self.name)
            )

    def expect(self, ops: int, nbytes: int) -> None:
        """Say what one run costs, so that only kernels are shared whose work pays for it."""
        rate = _BYTES_PER_NANOSECOND if nbytes > _CACHED_BYTES else _CACHED_BYTES_PER_NANOSECOND
        self.nanoseconds = max(1, int(max(ops / _OPS_PER_NANOSECOND, nbytes / rate)))

    def fill_kernargs(self, bufs: Sequence[HCQBuffer], vals: Sequence[int] = ()) -> KernelArgs:
        """An argument block.

        ValueError for the wrong number of arguments, TypeError for anything but raw buffers.
        """
        return KernelArgs(self, bufs, vals)

    def bind(
        self, bufs: Sequence[HCQBuffer], vals: Sequence[int] = (), global_size: Sequence[int] | None = None
    ) -> Launch:
        """The kernel on these raw buffers and values, to be launched many times."""
        return Launch(self, self.fill_kernargs(bufs, vals), self.extent(global_size))

    def __call__(
        self,
        *bufs: HCQBuffer,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
        vals: Sequence[int] = (),
        wait: bool = False,
    ) -> float | None:
        """Run once on raw buffers; done on return. The seconds it took if `wait`, else None."""
        run = self.prepared(KernelArgs(self, bufs, vals), self.extent(global_size, local_size))
        if not wait and not PROFILE.value:
            run()
            return None
        seconds = _run_recorded(self, run)
        return seconds if wait else None

    def prepared(self, args: KernelArgs, extent: int) -> Callable[[], None]:
        """What to call, with nothing left to decide. The result keeps `args` alive."""
        threads = 1 if extent == 1 else CPU_COUNT.value
        if threads <= 1:
            return partial(self.function, args.pointer, _ZERO, ctypes.c_int64(extent))
        pool = native_pool()
        if pool is not None:
            command = (self.address, args.address, extent, threads, self.nanoseconds)
            return NativeBatch(pool, [command], (self, args.pointer))
        return partial(POOL.run, self.function, args.pointer, split_range(extent, threads), threads)

    def extent(self, global_size: Sequence[int] | None, local_size: Sequence[int] | None = None) -> int:
        """Length of the thread axis for this grid (default: the program's own).

        ValueError if it is no CPU grid.
        """
        if local_size is None and (global_size is None or global_size == self.info.global_size):
            if self._own_extent is not None:
                return self._own_extent
        size = tuple(self.info.global_size if global_size is None else global_size)
        if not size or any(not isinstance(n, int) for n in size):
            raise ValueError(f"kernel {self.name!r} needs whole numbers as global_size, got {size}")
        if size[0] < 1 or any(n != 1 for n in size[1:]) or any(n != 1 for n in local_size or ()):
            raise ValueError(
                f"kernel {self.name!r} on the CPU has one thread axis: global_size must be (n, 1, 1) "
                f"with n >= 1 and local_size 1, got {size} and {local_size}"
            )
        return size[0]

    def __repr__(self) -> str:
        return f"<CPUProgram {self.name} on {self.device}>"


def _run_all(runs: Sequence[Callable[[], object]]) -> None:
    for run in runs:
        run()


def _run_recorded(program: CPUProgram, run: Callable[[], None]) -> float:
    started = time.perf_counter_ns()
    run()
    ended = time.perf_counter_ns()
    if PROFILE.value:
        record_device_range(program.device, program.name, started, ended)
    return (ended - started) / 1e9
