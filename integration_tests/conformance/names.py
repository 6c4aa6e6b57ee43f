"""Which names need samples? The public API's, kept as data in names.txt."""

from __future__ import annotations

from functools import cache
from pathlib import Path

REQUIRED = 20  # samples per name in a whole run


@cache
def every_name() -> tuple[str, ...]:
    """The names of names.txt, in order."""
    lines = Path(__file__).with_name("names.txt").read_text(encoding="utf-8").splitlines()
    names = tuple(
        line.strip() for line in lines if line.strip() and not line.startswith("# ") and line != "#"
    )
    if len(set(names)) != len(names):
        raise ValueError("names.txt lists a name twice")
    return names
