"""How are the samples of all names run: in several processes, counted, with what failed listed?"""

from __future__ import annotations

import multiprocessing
import os
import time
import traceback
import zlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from typing import NamedTuple

import numpy as np

from integration_tests.conformance.core import REGISTRY, Disagreement, Sample, Skip, check

FAMILIES = (
    "pointwise",
    "reductions",
    "moving",
    "indexing",
    "creating",
    "casting",
    "products",
    "networks",
    "mathematics",
    "collections_",
    "drawing",
    "systems",
)
LISTED = 3  # failures described per name


class Outcome(NamedTuple):
    """What became of one name's samples."""

    name: str
    passed: int
    total: int
    skipped: int
    failures: tuple[str, ...]
    seconds: float

    @property
    def ok(self) -> bool:
        return self.total > 0 and self.passed + self.skipped == self.total


def load() -> None:
    """Import every family, which fills the registry."""
    for family in FAMILIES:
        import_module(f"integration_tests.conformance.{family}")


def samples(name: str, seed: int) -> Iterator[Sample]:
    """All samples of a name."""
    for k, generator in enumerate(REGISTRY.get(name, ())):
        yield from generator(np.random.default_rng([seed, k, zlib.crc32(name.encode())]))


def chosen(name: str, seed: int, fraction: float, at_least: int) -> list[Sample]:
    """A seeded part of a name's samples, in order."""
    everything = list(samples(name, seed))
    count = len(everything) if fraction >= 1 else max(at_least, round(fraction * len(everything)))
    if count >= len(everything):
        return everything
    rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
    return [everything[i] for i in sorted(rng.choice(len(everything), count, replace=False))]


def run_name(name: str, seed: int = 0, fraction: float = 1.0, at_least: int = 3) -> Outcome:
    """Run one name's samples in this process."""
    load()
    begin, passed, skipped, failures = time.perf_counter(), 0, 0, []
    try:
        todo = chosen(name, seed, fraction, at_least)
    except Exception as e:  # a generator that fails is a failure of its name
        return Outcome(name, 0, 1, 0, (f"its samples cannot be made: {_where(e)}",), 0.0)
    for sample in todo:
        try:
            check(sample)
            passed += 1
        except Skip:
            skipped += 1
        except Disagreement as e:
            failures.append(f"{sample.text}: {e}")
        except Exception as e:  # whatever an operation raises is reported with its sample
            failures.append(f"{sample.text}: {_where(e)}")
    seconds = time.perf_counter() - begin
    return Outcome(name, passed, len(todo), skipped, tuple(failures), seconds)


def _where(e: Exception) -> str:
    last = traceback.extract_tb(e.__traceback__)[-1]
    place = f"{os.path.basename(last.filename)}:{last.lineno}"
    return f"{type(e).__name__} {str(e)[:300]} ({place})"


def run(
    names: Iterable[str], seed: int = 0, fraction: float = 1.0, at_least: int = 3, jobs: int | None = None
) -> Iterator[Outcome]:
    """Outcomes of names as they come, from `jobs` processes (default: one per core)."""
    todo = list(names)
    jobs = min(jobs or os.cpu_count() or 1, max(len(todo), 1))
    if jobs == 1:
        yield from (run_name(name, seed, fraction, at_least) for name in todo)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        parts = islice(todo, None)
        yield from pool.map(run_name, parts, *([v] * len(todo) for v in (seed, fraction, at_least)))
