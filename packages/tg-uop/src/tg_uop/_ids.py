"""Which id does a new BUFFER get? One that no other process gives."""

from __future__ import annotations

import itertools
import os

_buffer_ids = itertools.count()
# (process id, random tag): a fork and a recycled process id both get a new tag
_process: tuple[int, int] = (0, 0)


def process_tag() -> int:
    """The first part of ids of BUFFERs made by this process."""
    global _process
    if _process[0] != os.getpid():
        _process = (os.getpid(), int.from_bytes(os.urandom(6), "little"))
    return _process[1]


def fresh_buffer_id() -> tuple[int, int]:
    """An id that no other BUFFER has, in any process."""
    return (process_tag(), next(_buffer_ids))
