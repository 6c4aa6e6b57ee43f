"""One command measures the whole: `python -m integration_tests.benchmarks [--only NAME] [--json FILE]`.

Prints a table (ours, theirs, ratio, wanted, met) and writes JSON on demand. Run it on an idle machine.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from integration_tests.benchmarks.measure import Row, as_json, print_table

# name -> (module, function); modules are imported when they run, so that start-up is measured before
# anything heavy.
GROUPS = {
    "imports": ("startup", "imports"),
    "first": ("startup", "first_result"),
    "small": ("startup", "small_operation"),
    "jit": ("startup", "replay"),
    "matmul": ("speed", "matmul"),
    "fused": ("speed", "fused"),
    "reduce": ("speed", "reductions"),
    "ops": ("speed", "operations"),
    "mlp": ("graphs", "mlp"),
    "resnet": ("graphs", "resnet"),
    "transformer": ("graphs", "transformer"),
    "functions": ("graphs", "transformer_of_functions"),
    "unet": ("graphs", "unet"),
}


def group(name: str) -> Callable[[], Iterator[Row]]:
    """The function that yields the rows of a group."""
    module, function = GROUPS[name]
    found: Callable[[], Iterator[Row]] = getattr(
        import_module(f"integration_tests.benchmarks.{module}"), function
    )
    return found


def write_file(path: Path, text: str) -> None:
    """Write to a temporary name, then rename: no partial file is left."""
    temporary = path.with_name(path.name + ".part")
    temporary.write_text(text)
    os.replace(temporary, path)


def main(arguments: list[str] | None = None) -> int:
    """The command; returns 1 when something wanted is not met and --strict is given."""
    parser = argparse.ArgumentParser(
        prog="python -m integration_tests.benchmarks", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument(
        "--only", action="append", metavar="NAME", help=f"a group (may be repeated): {', '.join(GROUPS)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows as JSON")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when something wanted is not met")
    options = parser.parse_args(arguments)
    names = options.only or list(GROUPS)
    unknown = [n for n in names if n not in GROUPS]
    if unknown:
        parser.error(f"no group {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    if options.json and not options.json.parent.is_dir():
        parser.error(f"no folder {options.json.parent} for {options.json.name}; make it first")
    rows: list[Row] = []
    for name in names:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        rows.extend(group(name)())
    print_table(rows)
    missed = [r.name for r in rows if r.met is False]
    print(f"\n{sum(r.met is True for r in rows)} met, {len(missed)} not met")
    if options.json:
        write_file(options.json, as_json(rows))
    return 1 if missed and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
