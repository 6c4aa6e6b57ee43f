"""Where do temporaries live? Lifetimes over the ordered calls, packed into one arena per device.

Two temporaries share bytes only if no call touches both while either is alive. Large ones are placed first,
each at the
lowest offset free during its whole life; `lower_bound` is the most bytes alive at any one call.
"""

from __future__ import annotations

from typing import Any, NamedTuple

ALIGNMENT = 64


class Temporary(NamedTuple):
    """A value that lives from call `first` to call `last` (inclusive) in `nbytes` bytes on `device`."""

    key: Any
    device: Any
    nbytes: int
    first: int
    last: int


class MemoryPlan(NamedTuple):
    """Offsets by key, arena size per device, and what to compare it with, in bytes."""

    offsets: dict[Any, int]
    arenas: dict[Any, int]
    naive: int
    lower_bound: int


def _round_up(n: int) -> int:
    return -(-n // ALIGNMENT) * ALIGNMENT


def plan_memory(temporaries: list[Temporary]) -> MemoryPlan:
    """Offsets such that no two live temporaries overlap."""
    offsets: dict[Any, int] = {}
    arenas: dict[Any, int] = {}
    placed: dict[Any, list[tuple[int, int, int, int]]] = {}  # device -> (offset, end, first, last)
    for t in sorted(temporaries, key=lambda t: (-t.nbytes, t.first, t.last)):
        size = _round_up(max(t.nbytes, 1))
        neighbours = placed.setdefault(t.device, [])
        taken = sorted((o, e) for o, e, first, last in neighbours if first <= t.last and t.first <= last)
        offset = 0
        for o, e in taken:
            if o - offset >= size:
                break
            offset = max(offset, e)
        offsets[t.key] = offset
        neighbours.append((offset, offset + size, t.first, t.last))
        arenas[t.device] = max(arenas.get(t.device, 0), offset + size)
    naive = sum(_round_up(max(t.nbytes, 1)) for t in temporaries)
    return MemoryPlan(offsets, arenas, naive, _lower_bound(temporaries))


def _lower_bound(temporaries: list[Temporary]) -> int:
    total = 0
    for device in {t.device for t in temporaries}:
        events: dict[int, int] = {}
        for t in temporaries:
            if t.device == device:
                size = _round_up(max(t.nbytes, 1))
                events[t.first] = events.get(t.first, 0) + size
                events[t.last + 1] = events.get(t.last + 1, 0) - size
        alive = most = 0
        for _, change in sorted(events.items()):
            alive += change
            most = max(most, alive)
        total += most
    return total
