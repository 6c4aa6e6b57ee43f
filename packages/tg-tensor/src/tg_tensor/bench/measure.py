"""How is a workload measured and judged: in turns with what it is compared with, by the median?"""

from __future__ import annotations

import json
import math
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

Run = Callable[[], Any]
PAUSE = 0.12  # seconds between turns of different libraries


def interleaved(functions: Sequence[Run], seconds: float = 1.0, most: int = 200) -> list[float]:
    """Median seconds per call of each function. They take turns, so that what else the machine does hits all
    alike.

    Each runs once before; a turn counts as many calls as fill 1 ms, and at least three turns are taken. With
    several functions a turn begins with a pause and as many calls that are not counted: the threads of BLAS
    spin for up to 100 ms after their work, on the cores that the next function needs.
    """
    calls = []
    for f in functions:
        f()
        started = time.perf_counter()
        f()
        calls.append(max(1, min(1000, int(1e-3 / max(time.perf_counter() - started, 1e-9)))))
    times: list[list[float]] = [[] for _ in functions]
    end = time.perf_counter() + seconds * len(functions)
    while len(times[0]) < 3 or (time.perf_counter() < end and len(times[0]) < most):
        for n, f in enumerate(functions):
            if len(functions) > 1:
                time.sleep(PAUSE)
                for _ in range(calls[n]):
                    f()
            started = time.perf_counter()
            for _ in range(calls[n]):
                f()
            times[n].append((time.perf_counter() - started) / calls[n])
    return [statistics.median(t) for t in times]


@dataclass
class Workload:
    """One line of `tg bench`: `prepare()` gives what runs it, by name: "ours", and "numpy", "torch", … where
    they are installed.

    `flops` and `bytes` (the least it has to read and write) give the roofline's time; `wanted` maps what it
    is compared with ("best": the fastest of the others) to the least ratio of their time to ours.
    """

    group: str
    name: str
    prepare: Callable[[], dict[str, Run]]
    flops: float = 0.0
    bytes: float = 0.0
    wanted: dict[str, float] = field(default_factory=dict)


@dataclass
class Timing:
    """What was measured: seconds by name, the roofline's seconds (None: not defined), ratios by name, and
    whether each wanted one is reached.
    """

    group: str
    name: str
    seconds: dict[str, float]
    roofline: float | None
    rate: float
    unit: str
    ratios: dict[str, float]
    wanted: dict[str, float]
    met: bool | None


def run_workload(w: Workload, roofline: Callable[[float, float], float], seconds: float) -> Timing:
    """Measure one workload."""
    runs = w.prepare()
    found = dict(zip(runs, interleaved(list(runs.values()), seconds), strict=True))
    ours = found["ours"]
    limit = roofline(w.flops, w.bytes) or None
    return judged(w, found, limit, (w.flops or w.bytes) / ours / 1e9)


def judged(w: Workload, found: dict[str, float], limit: float | None, rate: float) -> Timing:
    """Ratios of a workload's times, and whether they are as wanted."""
    ours = found["ours"]
    ratios = {name: t / ours for name, t in found.items() if name != "ours"}
    if limit is not None:
        ratios["roofline"] = limit / ours
    others = [r for name, r in ratios.items() if name in ("numpy", "torch", "torch channels-last")]
    known = dict(ratios, **({"best": min(others)} if others else {}))
    checks = [known[name] >= least for name, least in w.wanted.items() if name in known]
    unit = "GFLOPS" if w.flops else "GB/s"
    return Timing(
        w.group, w.name, found, limit, rate, unit, ratios, w.wanted, all(checks) if checks else None
    )


def number(x: float | None) -> str:
    """A number in four characters or so."""
    if x is None or math.isnan(x):
        return "-"
    return f"{x:.0f}" if abs(x) >= 100 else f"{x:.3g}"


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Rows of cells as text in columns; the first row is the heading."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    ruled = [lines[0], tuple("-" * w for w in widths), *lines[1:]]
    return "\n".join(
        "  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in ruled
    )


def table(timings: Sequence[Timing]) -> str:
    """The timings as text: milliseconds, our rate, ratios (their time over ours), and what is wanted."""
    others = [n for n in ("numpy", "torch", "torch channels-last") if any(n in t.seconds for t in timings)]
    ends = ("roofline ms", "rate", "ratios", "wanted", "met")
    head = ("workload", "ours ms", *(f"{n} ms" for n in others), *ends)
    lines: list[tuple[str, ...]] = [head]
    for t in timings:
        ms = {n: number(s * 1e3) for n, s in t.seconds.items()}
        lines.append(
            (
                t.name,
                ms["ours"],
                *(ms.get(n, "") for n in others),
                number(None if t.roofline is None else t.roofline * 1e3),
                f"{number(t.rate)} {t.unit}" if t.rate else "",
                " ".join(f"{n} {number(r)}x" for n, r in t.ratios.items()),
                " ".join(f"{n} {number(r)}x" for n, r in t.wanted.items()),
                {True: "yes", False: "NO", None: ""}[t.met],
            )
        )
    return aligned(lines)


def machine() -> dict[str, Any]:
    """The processor, cores, load and Python these times belong to."""
    model = platform.processor()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as f:
            model = next((ln.partition(":")[2].strip() for ln in f if ln.startswith("model name")), model)
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        "python": platform.python_version(),
    }


def as_json(timings: Sequence[Timing], peaks: dict[str, float]) -> str:
    """The timings, the machine and its measured limits as JSON."""
    found = {"machine": machine(), "peaks": peaks, "timings": [asdict(t) for t in timings]}
    return json.dumps(found, indent=1)


def geometric_mean(timings: Sequence[Timing], against: str) -> float | None:
    """The geometric mean of the ratios against one competitor; None where it was not measured."""
    ratios = [t.ratios[against] for t in timings if against in t.ratios]
    return math.exp(statistics.fmean(map(math.log, ratios))) if ratios else None


def chart(timings: Sequence[Timing], path: str) -> None:
    """A bar chart of the ratios as PNG (or what the path's ending names). RuntimeError without matplotlib."""
    try:
        from matplotlib.figure import Figure  # lazy: an extra
    except ImportError:
        raise RuntimeError("the chart needs matplotlib: pip install 'tg-tensor[bench]'") from None
    names = sorted({n for t in timings for n in t.ratios})
    figure = Figure(figsize=(10, 1.5 + 0.28 * len(timings) * max(len(names), 1) / 2), layout="constrained")
    axes = figure.add_subplot()
    height = 0.8 / max(len(names), 1)
    for k, n in enumerate(names):
        at = [(i + k * height, t.ratios[n]) for i, t in enumerate(timings) if n in t.ratios]
        axes.barh([y for y, _ in at], [r for _, r in at], height, label=f"{n} time / ours")
    axes.set_yticks([i + 0.4 for i in range(len(timings))], [t.name for t in timings])
    axes.invert_yaxis()
    axes.axvline(1.0, color="black", linewidth=0.8)
    axes.set_xscale("log")
    axes.set_xlabel("times as fast (1 = equal)")
    axes.legend(loc="lower right")
    figure.savefig(path)


def selected(workloads: Sequence[Workload], words: Sequence[str]) -> Iterator[Workload]:
    """Workloads whose group or name holds one of the words (none given: all)."""
    for w in workloads:
        if not words or any(word in w.name or word == w.group for word in words):
            yield w
