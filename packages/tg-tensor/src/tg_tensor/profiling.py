"""What took how long, as a table and as a trace that Perfetto and Chrome show?

`with profile("trace.json") as p: ...` records every kernel and copy of each device, what the host did around
them (scheduling, preparing kernels) and the memory in use; `print(p)` shows where the time went. With
PROFILE=1 in the environment the whole program is recorded, into tg_profile.json in the working folder.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tg_hcq import (
    Compiled,
    ProfileEvent,
    ProfilePointEvent,
    ProfileRangeEvent,
    cpu_events,
)
from tg_uop.context import PROFILE, Context

PROGRAM_TRACE = "tg_profile.json"


class KernelTime(NamedTuple):
    """All runs of one name on one device; seconds."""

    device: str
    name: str
    runs: int
    seconds: float


class Profile:
    """Events recorded by `profile`; complete when the block has ended."""

    def __init__(self, events: list[ProfileEvent] | None = None) -> None:
        self.events: list[ProfileEvent] = events if events is not None else []

    def ranges(self) -> list[ProfileRangeEvent]:
        """What has a beginning and an end, by time."""
        found = [e for e in self.events if isinstance(e, ProfileRangeEvent) and e.en is not None]
        return sorted(found, key=lambda e: float(e.st))

    def kernels(self) -> list[KernelTime]:
        """Time per name and device, longest first."""
        totals: dict[tuple[str, str], list[float]] = {}
        for e in self.ranges():
            assert e.en is not None
            total = totals.setdefault((e.device, _name(e)), [0, 0.0])
            total[0] += 1
            total[1] += float(e.en - e.st) / 1e6  # type: ignore[operator]
        rows = [KernelTime(d, n, int(c), s) for (d, n), (c, s) in totals.items()]
        return sorted(rows, key=lambda r: -r.seconds)

    def __str__(self) -> str:
        rows = self.kernels()
        by_device: dict[str, float] = {}
        for r in rows:
            by_device[r.device] = by_device.get(r.device, 0.0) + r.seconds
        width = max([len(r.name) for r in rows], default=4)
        lines = [f"{'device':8}  {'name':{width}}  {'runs':>6}  {'ms':>10}  share"]
        for r in rows:
            share = r.seconds / (by_device[r.device] or 1.0)
            lines.append(f"{r.device:8}  {r.name:{width}}  {r.runs:6}  {r.seconds * 1e3:10.3f}  {share:5.1%}")
        return "\n".join(lines)

    def trace(self) -> dict[str, Any]:
        """The events in Chrome's trace format: one process per device, times in microseconds."""
        devices = sorted(
            {e.device for e in self.events if isinstance(e, (ProfileRangeEvent, ProfilePointEvent))}
        )
        numbers = {d: n for n, d in enumerate(devices)}
        out: list[dict[str, Any]] = [
            {"ph": "M", "name": "process_name", "pid": n, "args": {"name": d}} for d, n in numbers.items()
        ]
        for e in self.events:
            if isinstance(e, ProfileRangeEvent) and e.en is not None:
                span = {"ts": float(e.st), "dur": float(e.en - e.st)}  # type: ignore[operator]
                out.append({"ph": "X", "name": _name(e), "pid": numbers[e.device], "tid": 0, **span})
            elif isinstance(e, ProfilePointEvent):
                at = {"pid": numbers[e.device], "tid": 0, "ts": float(e.ts)}
                if e.name == "memory":
                    out.append({"ph": "C", "name": "bytes in use", "args": {"bytes": e.arg}, **at})
                else:
                    out.append({"ph": "i", "s": "p", "name": f"{e.name} {e.key}", **at})
        return {"traceEvents": out, "displayTimeUnit": "ns"}

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the trace to a file (whole or not at all)."""
        target = Path(path)
        temporary = target.with_name(target.name + ".part")
        temporary.write_text(json.dumps(self.trace()))
        os.replace(temporary, target)


def _name(e: ProfileRangeEvent) -> str:
    return e.name if isinstance(e.name, str) else e.name.display_name


@contextmanager
def profile(path: str | os.PathLike[str] | None = None) -> Iterator[Profile]:
    """Record what the block does; write the trace to `path`, if given, also when the block fails."""
    found = Profile()
    starts = len(cpu_events), len(Compiled.profile_events)
    try:
        with Context(PROFILE=max(1, PROFILE.value)):
            yield found
    finally:
        found.events += cpu_events[starts[0] :] + Compiled.profile_events[starts[1] :]
        if not PROFILE.value:  # nobody else wants them
            del cpu_events[starts[0] :], Compiled.profile_events[starts[1] :]
        if path is not None:
            found.write(path)


def write_at_exit(register: Callable[[Callable[[], None]], Any] = atexit.register) -> None:
    """Have the trace of the whole program written when it ends."""

    def write() -> None:
        Profile([*cpu_events, *Compiled.profile_events]).write(PROGRAM_TRACE)
        print(f"profile written to {os.path.abspath(PROGRAM_TRACE)}", file=sys.stderr)

    register(write)


__all__ = ["KernelTime", "PROGRAM_TRACE", "Profile", "profile", "write_at_exit"]
