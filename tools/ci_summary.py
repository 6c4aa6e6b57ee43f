"""What ran, what passed, what was skipped and why? Prints the closing table of CI from step and JUnit files.

`python tools/ci_summary.py STEPS JUNIT_FOLDER`: STEPS has one line per step, `status<TAB>seconds<TAB>name`.
Needs only the standard library.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Suite:
    """Counts of one JUnit file; `skips` and `failures` hold reasons and test names."""

    name: str
    passed: int = 0
    failed: int = 0
    skips: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def read_suite(path: Path) -> Suite:
    """Count the test cases of one JUnit file (a test that also errs in teardown counts once, as failed)."""
    suite = Suite(path.stem)
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            suite.failed += 1
            suite.failures.append(f"{case.get('classname')}::{case.get('name')}")
        elif skipped is not None:
            suite.skips[skipped.get("message") or "no reason given"] += 1
        else:
            suite.passed += 1
    return suite


def table(header: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Columns padded to their widest cell, the first left-aligned and the others right-aligned."""
    widths = [max(len(row[i]) for row in [header, *rows]) for i in range(len(header))]
    lines = [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in [header, *rows]
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def summarise(steps: str, suites: list[Suite]) -> str:
    """The whole closing text; its last line is `N passed, N failed, N skipped` over all suites."""
    step_rows = []
    for line in steps.splitlines():
        status, seconds, name = line.split("\t", 2)
        step_rows.append((name, "ok" if status == "0" else f"FAILED ({status})", f"{seconds} s"))
    suite_rows = [(s.name, str(s.passed), str(s.failed), str(s.skips.total())) for s in suites]
    reasons = sum((s.skips for s in suites), Counter[str]())
    skip_rows = [(reason, str(count)) for reason, count in reasons.most_common()]
    parts = [
        table(("step", "result", "time"), step_rows),
        table(("tests", "passed", "failed", "skipped"), suite_rows),
        table(("skipped because", "tests"), skip_rows) if skip_rows else "no test was skipped",
    ]
    failures = [f"{suite.name}: {name}" for suite in suites for name in suite.failures]
    if failures:
        parts.append("failed:\n" + "\n".join(failures))
    passed, failed = sum(s.passed for s in suites), sum(s.failed for s in suites)
    parts.append(f"{passed} passed, {failed} failed, {reasons.total()} skipped")
    return "\n\n".join(parts)


def main() -> int:
    """Print the summary of the files named on the command line; returns the exit status."""
    if len(sys.argv) != 3:
        print("usage: python tools/ci_summary.py STEPS JUNIT_FOLDER", file=sys.stderr)
        return 2
    suites = [read_suite(path) for path in sorted(Path(sys.argv[2]).glob("*.xml"))]
    print(summarise(Path(sys.argv[1]).read_text(encoding="utf-8"), suites))
    return 0


if __name__ == "__main__":
    sys.exit(main())
