"""What is a device, which ones are there, and how is one opened by name?"""

from __future__ import annotations

import atexit
import importlib
import os
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol, runtime_checkable

from tg_hcq._settings import DEBUG
from tg_hcq.allocator import Allocator
from tg_hcq.profile import ProfileEvent, device_events


@runtime_checkable
class Signal(Protocol):
    """A 64-bit value that only grows, seen by the host and the device."""

    value: int

    def wait(self, value: int, timeout_ms: float | None = None) -> None:
        """Return when the signal is at least `value`. TimeoutError after `timeout_ms` milliseconds."""


class Program(Protocol):
    """A loaded kernel: what `Compiled.runtime` makes."""

    @property
    def name(self) -> str:
        """What to show people."""

    def __call__(
        self,
        *bufs: Any,
        global_size: Sequence[int] | None = None,
        local_size: Sequence[int] | None = None,
        vals: Sequence[int] = (),
        wait: bool = False,
    ) -> float | None:
        """Run on raw buffers (in the order of ProgramInfo.globals). Seconds if `wait`, else None."""


class Compiled:
    """A device: its memory, how programs get on it, and the compilers that can make them.

    `allocator`: its memory. `compilers`: renderers for it, best first (whoever pairs devices with code
    generation fills this in). `runtime(name, binary, info=ProgramInfo)` loads a program. `graph`: what makes
    one callable of prepared launches in order, or None. `arch`: the architecture compilers target. Subclass
    it, or make one with fake parts to test without a device.
    """

    profile_events: ClassVar[list[ProfileEvent]] = device_events

    def __init__(
        self,
        device: str,
        allocator: Allocator[Any] | None,
        compilers: Sequence[Any] | None = None,
        runtime: Callable[..., Program] | None = None,
        graph: Any = None,
        arch: str | None = None,
    ) -> None:
        self.device = device
        self._allocator = allocator
        self.compilers: list[Any] = list(compilers or ())
        self.runtime = runtime
        self.graph = graph
        self.arch = arch
        self._programs: weakref.WeakKeyDictionary[Any, Program] = weakref.WeakKeyDictionary()

    @property
    def device_id(self) -> int:
        """The number behind the colon of the name: 1 for "CPU:1", 0 for "CPU"."""
        _, _, suffix = self.device.partition(":")
        return int(suffix) if suffix.isdigit() else 0

    @property
    def allocator(self) -> Allocator[Any]:
        """The memory of the device. RuntimeError for a device without any."""
        if self._allocator is None:
            raise RuntimeError(f"device {self.device} has no memory")
        return self._allocator

    @property
    def renderer(self) -> Any:
        """The first of `compilers`. RuntimeError when none was attached."""
        if not self.compilers:
            raise RuntimeError(
                f"no renderer is attached to device {self.device}: importing tg_tensor attaches them, "
                f"or append one to open_device({self.device!r}).compilers"
            )
        return self.compilers[0]

    @property
    def compiler(self) -> Any:
        """The compiler of the first renderer."""
        return self.renderer.compiler

    def load(self, info: Any, binary: bytes) -> Program:
        """Load a compiled program described by a tg_uop.ProgramInfo. RuntimeError if the device runs none."""
        if self.runtime is None:
            raise RuntimeError(f"device {self.device} holds data but runs no programs")
        return self.runtime(info.function_name, binary, info=info)

    def program(self, program: Any) -> Program:
        """The loaded form of a PROGRAM node with a BINARY; loaded once per node and device."""
        loaded = self._programs.get(program)
        if loaded is None:
            binary = next((part.arg for part in program.src if part.op.name == "BINARY"), None)
            if binary is None:
                raise ValueError(f"PROGRAM {program.arg.name!r} has no BINARY: compile it first (to_program)")
            loaded = self._programs.setdefault(program, self.load(program.arg, binary))
        return loaded

    def synchronize(self) -> None:
        """Wait until all submitted work is done. Default: it is done when a call returns."""

    def count(self) -> int:
        """How many devices of this kind there are."""
        return 1

    def new_signal(self, value: int = 0) -> Signal:
        """A signal the device can wait for and set."""
        raise NotImplementedError(f"device {self.device} has no signals")

    def finalize(self) -> None:
        """Called once at exit, after `synchronize`."""

    def after_fork(self) -> None:
        """Called in a forked child: threads are gone, locks may be held by threads that are gone."""
        if self._allocator is not None:
            self._allocator.after_fork()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.device}>"


Opener = Callable[[str], Compiled]

_openers: dict[str, tuple[Opener | str, bool]] = {}
_opened: dict[str, Compiled] = {}
_canonical_cache: dict[str, str] = {}
_lock = threading.RLock()


def register_device(name: str, opener: Opener | str, *, free_suffix: bool = False) -> None:
    """Make a kind of device known. `opener(full_name)` returns the device; as text "module:attribute" it is
    imported late.

    With `free_suffix` what follows the colon is any text (a path) and instances are not kept; otherwise it is
    a number. Registering a name again replaces it for devices not opened yet.
    """
    if not name.isidentifier():
        raise ValueError(f"device name {name!r} must be a word, like CPU")
    with _lock:
        _openers[name.upper()] = (opener, free_suffix)
        _canonical_cache.clear()


def device_names() -> tuple[str, ...]:
    """The kinds of devices that can be opened, sorted."""
    return tuple(sorted(_openers))


def canonicalize_device(name: str) -> str:
    """The one spelling of a device's name: "cpu", "CPU:0" → "CPU"; "cpu:1" → "CPU:1"; a DISK path keeps its
    case.

    ValueError for a name that is not known. TypeError if not text.
    """
    if not isinstance(name, str):
        raise TypeError(f"a device is named by text like 'CPU' or 'CPU:1', got {name!r}")
    known = _canonical_cache.get(name)
    if known is None:
        known = _canonicalize(name)
        if not _openers[known.partition(":")[0]][1]:  # paths are not kept
            _canonical_cache[name] = known
    return known


def _canonicalize(name: str) -> str:
    kind, colon, suffix = name.partition(":")
    kind = kind.upper()
    if kind not in _openers:
        raise ValueError(f"unknown device {name!r}: the known ones are {', '.join(device_names())}")
    if _openers[kind][1]:
        return kind + colon + suffix
    if not colon:
        return kind
    if not (suffix.isascii() and suffix.isdigit()):
        raise ValueError(f"device {name!r}: what follows the colon must be a number, like {kind}:1")
    return kind if int(suffix) == 0 else f"{kind}:{int(suffix)}"


def open_device(name: str) -> Compiled:
    """The device called `name`, opened on first use and then kept. ValueError if the name is unknown."""
    device = _opened.get(name)
    if device is not None:
        return device
    canonical = canonicalize_device(name)
    with _lock:
        device = _opened.get(canonical)
        if device is None:
            opener, free_suffix = _openers[canonical.partition(":")[0]]
            device = _import(opener)(canonical)
            if not free_suffix:
                _opened[canonical] = device
            if DEBUG.value >= 1:
                print(f"opened device {canonical} ({device.arch or 'no architecture'})")
        return device


def _import(opener: Opener | str) -> Opener:
    if not isinstance(opener, str):
        return opener
    module, _, attribute = opener.partition(":")
    found: Opener = getattr(importlib.import_module(module), attribute)
    return found


def opened_devices() -> tuple[Compiled, ...]:
    """The devices opened so far in this process."""
    return tuple(_opened.values())


def get_runtime(device: str, program: Any) -> Program:
    """The PROGRAM node `program` loaded on `device`, ready to call; loaded once."""
    return open_device(device).program(program)


def _finalize_all() -> None:
    for device in opened_devices():
        device.synchronize()
        device.finalize()


def _after_fork() -> None:
    global _lock
    _lock = threading.RLock()
    for device in opened_devices():
        device.after_fork()


atexit.register(_finalize_all)
os.register_at_fork(after_in_child=_after_fork)

register_device("CPU", "tg_hcq.cpu:CPUDevice")
register_device("PYTHON", "tg_hcq.python:PythonDevice")
register_device("NULL", "tg_hcq.null:NullDevice")
register_device("DISK", "tg_hcq.disk:DiskDevice", free_suffix=True)
