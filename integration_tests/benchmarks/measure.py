"""How is one number measured and judged? Rows of the result table, interleaved timing, fresh processes."""

from __future__ import annotations

import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tg_tensor.bench.measure import aligned, interleaved, machine, number

ROOT = Path(__file__).parent.parent.parent
# Variables that change what is measured: a child process does not inherit them.
_CHANGING = (
    "DEV",
    "DEBUG",
    "SPEC",
    "NOOPT",
    "BEAM",
    "JIT",
    "CACHEDB",
    "CPU_COUNT",
    "VIZ",
    "PROFILE",
    "STRICT_FLOAT",
)


@dataclass
class Row:
    """One line of the table. `ours` and `theirs` are in `unit`; `ratio` is our speed over theirs.

    `wanted` is the limit: at most (`limit_on` "time") or at least ("rate") for `ours`, at least for `ratio`
    ("ratio"), or nothing ("" : only shown). `met` is None where nothing is wanted or nothing to compare with
    is installed. `note` is shown beside it: CPU time, which other processes disturb less than the time on
    the clock.
    """

    name: str
    ours: float
    unit: str
    theirs: float | None = None
    against: str = ""
    ratio: float | None = None
    wanted: float | None = None
    limit_on: str = ""
    met: bool | None = None
    note: str = ""

    def judged(self) -> Row:
        """With `met` filled in."""
        if self.wanted is None or math.isnan(self.ours):
            return self
        if self.limit_on == "ratio":
            self.met = None if self.ratio is None else self.ratio >= self.wanted
        else:
            self.met = self.ours <= self.wanted if self.limit_on == "time" else self.ours >= self.wanted
        return self

    def wanted_text(self) -> str:
        if self.wanted is None:
            return ""
        if self.limit_on == "ratio":
            return f">= {self.wanted:g}x"
        return f"{'<=' if self.limit_on == 'time' else '>='} {number(self.wanted)} {self.unit}"


def versus(
    name: str,
    ours: Callable[[], Any],
    theirs: Callable[[], Any] | None,
    against: str,
    wanted: float | None,
    work: float = 0.0,
    unit: str = "ms",
    seconds: float = 1.0,
) -> Row:
    """A row that compares two ways to the same result. `work` (flops or bytes) turns seconds into
    G`unit`/s.
    """
    found = interleaved([ours] if theirs is None else [ours, theirs], seconds)
    scale = (lambda t: work / t / 1e9) if work else (lambda t: t * 1e3)
    ratio = found[1] / found[0] if theirs is not None else None
    other = None if theirs is None else scale(found[1])
    return Row(name, scale(found[0]), unit, other, against, ratio, wanted, "ratio").judged()


def clean_environment(cache_home: str, bytecode: str) -> dict[str, str]:
    """The environment of a fresh process that measures itself: caches in the folder `cache_home`, Python's
    compiled modules in the folder `bytecode` (as an installed package has them).
    """
    env = {k: v for k, v in os.environ.items() if k not in _CHANGING and not k.startswith("OPENBLAS_")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = bytecode
    env["PYTHONPATH"] = os.pathsep.join([str(ROOT), *(p for p in sys.path if p)])
    env["XDG_CACHE_HOME"] = cache_home
    return env


def in_fresh_process(code: str, runs: int, cold: bool) -> list[float]:
    """`code` prints one JSON list of numbers; the medians over `runs` processes, after one that is not
    counted. `cold`: each with an empty cache folder of its own.
    """
    results = []
    with tempfile.TemporaryDirectory() as shared, tempfile.TemporaryDirectory() as bytecode:
        for _ in range(runs + 1):
            with tempfile.TemporaryDirectory() as own:
                done = subprocess.run(
                    [sys.executable, "-c", code],
                    env=clean_environment(own if cold else shared, bytecode),
                    capture_output=True,
                    text=True,
                    check=False,
                )
            if done.returncode:
                raise RuntimeError(f"the measured process failed:\n{done.stderr}")
            results.append(json.loads(done.stdout.splitlines()[-1]))
    return [statistics.median(column) for column in zip(*results[1:], strict=True)]


def print_table(rows: Sequence[Row]) -> None:
    """The rows, aligned."""
    head = ("measure", "ours", "theirs", "against", "ratio", "wanted", "met", "note")
    lines = [
        (
            r.name,
            f"{number(r.ours)} {r.unit}",
            "" if r.theirs is None else f"{number(r.theirs)} {r.unit}",
            r.against,
            "" if r.ratio is None else f"{r.ratio:.2f}x",
            r.wanted_text(),
            {True: "yes", False: "NO", None: ""}[r.met],
            r.note,
        )
        for r in rows
    ]
    print(aligned([head, *lines]))


def as_json(rows: Sequence[Row]) -> str:
    """The rows and the machine they were measured on, as JSON."""
    plain = [
        {k: None if isinstance(v, float) and math.isnan(v) else v for k, v in asdict(r).items()} for r in rows
    ]
    return json.dumps({"machine": machine(), "rows": plain}, indent=1)
