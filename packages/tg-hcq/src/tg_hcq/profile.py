"""What happened when? Events of kernels, copies and host code, recorded only while PROFILE is set."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, NamedTuple

from tg_hcq._settings import PROFILE

Time = Decimal | int | float
"""Microseconds on the clock of `time.perf_counter_ns`."""


class TracingKey(NamedTuple):
    """A name to show, names to search by, and a value to show beside it."""

    display_name: str
    keys: tuple[Any, ...] = ()
    ret: Any = None


class ProfileDeviceEvent(NamedTuple):
    """A device was opened; `tdiff` is what to add to its clock to get the host's (µs)."""

    device: str
    tdiff: Time = Decimal(0)
    props: dict[str, Any] | None = None


class ProfileRangeEvent:
    """Something called `name` ran on `device` from `st` to `en` (µs; `en` None while it runs)."""

    __slots__ = ("device", "name", "st", "en")

    def __init__(self, device: str, name: str | TracingKey, st: Time, en: Time | None = None) -> None:
        self.device, self.name, self.st, self.en = device, name, st, en

    def __repr__(self) -> str:
        return f"ProfileRangeEvent({self.device!r}, {self.name!r}, {self.st}, {self.en})"


class ProfilePointEvent(NamedTuple):
    """Something called `name` happened to `key` at `ts` (µs)."""

    device: str
    name: str
    key: Any
    arg: Any = None
    ts: Time = 0


class ProfileProgramEvent(NamedTuple):
    """A program was loaded: its machine code `lib`, the address `base` it sits at, its `name`."""

    device: str
    tag: int | None
    lib: bytes | None
    base: int | None
    name: str


class ProfileGraphEntry(NamedTuple):
    """One member of a graph: device, name, and which of the graph's timestamps start and end it."""

    device: str
    name: str | TracingKey
    st_id: int
    en_id: int


class ProfileGraphEvent(NamedTuple):
    """A batch of kernels ran as one graph: its entries, their dependencies, and the timestamps (µs)."""

    ents: tuple[ProfileGraphEntry, ...]
    deps: tuple[tuple[int, ...], ...]
    sigs: tuple[Time, ...]


class ProfileSQTTEvent(NamedTuple):
    """A thread trace of an AMD GPU: the raw `blob` of shader engine `se` during program `kern`."""

    device: str
    kern: str
    blob: bytes
    se: int


ProfileEvent = (
    ProfileDeviceEvent
    | ProfileRangeEvent
    | ProfilePointEvent
    | ProfileProgramEvent
    | ProfileGraphEvent
    | ProfileSQTTEvent
)

cpu_events: list[ProfileEvent] = []
"""Events of host code, in the order they were started."""

device_events: list[ProfileEvent] = []
"""Events of all devices; `Compiled.profile_events` is this list."""


def now_us() -> Decimal:
    """The host's clock in microseconds."""
    return Decimal(time.perf_counter_ns()) / 1000


@contextlib.contextmanager
def cpu_profile(name: str | TracingKey, device: str = "HOST") -> Iterator[ProfileRangeEvent]:
    """Record the body as one range event of `cpu_events` if PROFILE is set; yields the event."""
    event = ProfileRangeEvent(device, name, now_us())
    if PROFILE.value:
        cpu_events.append(event)
    try:
        yield event
    finally:
        event.en = now_us()


def profile_marker(name: str) -> None:
    """Record a point event called `name` if PROFILE is set."""
    if PROFILE.value:
        cpu_events.append(ProfilePointEvent("HOST", "marker", name, ts=now_us()))


def record_device_range(device: str, name: str | TracingKey, start_ns: int, end_ns: int) -> None:
    """Record that `name` ran on `device` between two readings of `time.perf_counter_ns`.

    The caller checks PROFILE.
    """
    device_events.append(ProfileRangeEvent(device, name, Decimal(start_ns) / 1000, Decimal(end_ns) / 1000))


def record_memory(device: str, nbytes: int) -> None:
    """Record that `nbytes` are in use on `device` from now on. The caller checks PROFILE."""
    device_events.append(ProfilePointEvent(device, "memory", "bytes", nbytes, now_us()))
