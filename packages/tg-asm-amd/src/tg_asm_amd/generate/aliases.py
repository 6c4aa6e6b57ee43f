"""Which other names LLVM's assembler takes for an instruction (`buffer_load_dword` on RDNA3): asked with
lines of the other architectures.

`python -m tg_asm_amd.generate.aliases` rewrites isa/aliases.txt from the tables.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..decode import decode
from ..errors import DecodeError
from ..layouts import GROUPS
from ..table import base_name, load
from .oracle import provenance
from .sample import alias_lines

FOLDER = Path(__file__).resolve().parent.parent / "isa"


def aliases_of(group: str) -> dict[str, str]:
    """Other name → name in the table, both without encoding suffix, for one architecture group."""
    found: dict[str, str] = {}
    for text, code in alias_lines(group):
        try:
            name = base_name(decode(code, group).row.name)
        except DecodeError:
            continue
        old = base_name(text.split(" ")[0])
        if old != name and old not in load(group).mnemonics:
            found.setdefault(old, name)
    return dict(sorted(found.items()))


def main() -> int:
    """Write the file for all groups."""
    lines = [
        f"# made by python -m tg_asm_amd.generate.aliases from {provenance()}: group, other name, name "
        f"in the table"
    ]
    for group in GROUPS:
        lines += [f"{group} {old} {new}" for old, new in aliases_of(group).items()]
    (FOLDER / "aliases.txt").write_text("\n".join(lines) + "\n")
    print(f"{len(lines) - 1} aliases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
