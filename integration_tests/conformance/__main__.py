"""Runs the conformance samples: `python -m integration_tests.conformance [--names a,b] [--fraction 0.1]`."""

from __future__ import annotations

import argparse
import sys
import time

from integration_tests.conformance.names import REQUIRED, every_name
from integration_tests.conformance.runner import LISTED, run


def main(argv: list[str] | None = None) -> int:
    """Print `name: passed/total` for every name, the failures, and the totals. 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__)
    parser.add_argument("--names", help="only these names, separated by commas")
    parser.add_argument(
        "--fraction", type=float, default=1.0, help="the part of the samples to run (default 1)"
    )
    parser.add_argument("--seed", type=int, default=0, help="seed of the samples (default 0)")
    parser.add_argument("--jobs", type=int, help="processes (default: cores)")
    parser.add_argument("--any", action="store_true", help="allow names that names.txt does not list")
    parser.add_argument("--quiet", action="store_true", help="print only names that failed, and the totals")
    args = parser.parse_args(argv)
    names = args.names.split(",") if args.names else every_name()
    unknown = [n for n in names if n not in every_name()] if not args.any else []
    if unknown:
        parser.error(f"no such names: {', '.join(unknown)}")
    begin, passed, total, skipped, bad = time.perf_counter(), 0, 0, 0, []
    for outcome in run(names, args.seed, args.fraction, jobs=args.jobs):
        passed, total, skipped = passed + outcome.passed, total + outcome.total, skipped + outcome.skipped
        enough = outcome.total >= (REQUIRED if args.fraction >= 1 else 1)
        if not outcome.ok or not enough:
            bad.append(outcome.name)
        if not args.quiet or not outcome.ok or not enough:
            note = "" if enough else f"  (fewer than {REQUIRED} samples)"
            note += f"  ({outcome.skipped} skipped)" if outcome.skipped else ""
            print(f"{outcome.name}: {outcome.passed}/{outcome.total}{note}  {outcome.seconds:.1f} s")
            for failure in outcome.failures[:LISTED]:
                print(f"    {failure}")
        sys.stdout.flush()
    seconds = time.perf_counter() - begin
    print(
        f"{len(names)} names, {passed} of {total} samples passed, {skipped} skipped, "
        f"{len(bad)} names failed, {seconds:.0f} s"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
