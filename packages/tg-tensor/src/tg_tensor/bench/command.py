"""What does `tg bench` do: measure the workloads, print the table, write JSON and a chart?"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tg_tensor.bench.measure import (
    Timing,
    Workload,
    aligned,
    as_json,
    chart,
    geometric_mean,
    machine,
    number,
    run_workload,
    selected,
    table,
)


def register(parser: argparse.ArgumentParser) -> None:
    """Measure matmul, convolution, memory-bound work and networks beside numpy, PyTorch and the roofline."""
    parser.add_argument("words", nargs="*", metavar="NAME", help="a group or a part of a name (none: all)")
    parser.add_argument("--list", action="store_true", help="list the workloads and stop")
    parser.add_argument("--seconds", type=float, default=1.0, help="time per workload and competitor (1)")
    parser.add_argument("--threads", type=int, metavar="N", help="PyTorch's threads (its own choice)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the timings as JSON")
    parser.add_argument("--chart", type=Path, metavar="FILE.png", help="write a bar chart of the ratios")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a wanted ratio is missed")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The command; its exit status."""
    from tg_tensor.bench.workloads import torch_or_none, workloads  # lazy: numpy, and lists of workloads

    if args.seconds <= 0:
        raise ValueError(f"--seconds: a time above 0, got {args.seconds}")
    chosen = list(selected(workloads(), args.words))
    if not chosen:
        groups = sorted({w.group for w in workloads()})
        raise ValueError(f"no workload is called {' or '.join(args.words)}; groups are {', '.join(groups)}")
    if args.list:
        print(aligned([("group", "workload"), *((w.group, w.name) for w in chosen)]))
        return 0
    if args.threads is not None and (torch := torch_or_none()) is not None:
        torch.set_num_threads(args.threads)
    return _measure(args, chosen)


def _measure(args: argparse.Namespace, chosen: list[Workload]) -> int:
    from tg_tensor.roofline import measure  # lazy: compiles kernels

    peaks = measure()
    where = machine()
    load = f", load {where['load'][0]:.1f}" if where["load"] else ""
    print(f"{where['cpu'] or 'unknown processor'}, {where['cores']} cores{load}, Python {where['python']}")
    print(
        f"peak {number(peaks.flops / 1e9)} GFLOPS in float32, read {number(peaks.read / 1e9)} GB/s, "
        f"copy {number(peaks.copy / 1e9)} GB/s (measured now)\n"
    )
    timings: list[Timing] = []
    for w in chosen:
        timings.append(run_workload(w, peaks.seconds, args.seconds))
        print(f"  {w.name}: {number(timings[-1].seconds['ours'] * 1e3)} ms", flush=True)
    print(f"\n{table(timings)}")
    mean = geometric_mean([t for t in timings if t.name.startswith("matmul")], "numpy")
    if mean is not None:
        print(f"\ngeometric mean of matmul against numpy: {mean:.2f}x")
    if args.json is not None:
        _write(args.json, as_json(timings, peaks._asdict()))
    if args.chart is not None:
        chart(timings, str(args.chart))
    return 1 if args.strict and any(t.met is False for t in timings) else 0


def _write(path: Path, text: str) -> None:
    """Write to a temporary name, then rename: no partial file is left."""
    temporary = path.with_name(path.name + ".part")
    temporary.write_text(text)
    os.replace(temporary, path)
