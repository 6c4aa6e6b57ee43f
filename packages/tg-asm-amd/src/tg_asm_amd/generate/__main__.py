"""`python -m tg_asm_amd.generate [GROUP ...] [--check]`: make (or compare) the instruction tables."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..layouts import GROUPS
from .dump import build

FOLDER = Path(__file__).resolve().parent.parent / "isa"


def main() -> int:
    """Entry point; exit status 1 when a table differs (with --check) or a probe was not understood."""
    parser = argparse.ArgumentParser(prog="python -m tg_asm_amd.generate", description=__doc__)
    parser.add_argument("groups", nargs="*", default=list(GROUPS), metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument(
        "--check", action="store_true", help="compare with the checked-in tables instead of writing"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    status = 0
    for group in options.groups:
        text, problems = build(group)
        path = options.folder / f"{group}.txt"
        if options.check:
            same = path.read_text() == text
            print(f"{group}: {'same' if same else 'DIFFERS'}")
            status |= not same
        else:
            path.write_text(text)
            print(f"{group}: {len(text)} characters, {len(problems)} remarks")
        for problem in problems:
            print("  ", problem, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
