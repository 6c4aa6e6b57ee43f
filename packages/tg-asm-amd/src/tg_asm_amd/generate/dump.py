"""What the table of one architecture says, as text: columns, signatures, rows (read by isa_table.py)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..layouts import GROUPS, LAYOUTS
from .model import Parts, Slot
from .names import name_tables
from .oracle import provenance
from .text import Column
from .walk import Walker

STEPS = ((1, 1), (1, 2), (1, 4), (1, 0), (2, 2), (4, 4), (2, 1), (2, 4), (4, 1))
_INVALID = re.compile(r"/\*Invalid register, operand has '(\w+)' register class\*/")
_NUMBER = re.compile(r"\d+")


def advance(text: str, by: int) -> str:
    """`text` with every number before a comment raised by `by`."""
    head, mark, tail = text.partition("/*")
    if by and head.startswith(("v", "s", "a", "ttmp")):
        head = _NUMBER.sub(lambda m: str(int(m[0]) + by), head)
    return head + mark + tail


def pack_column(column: Column) -> str:
    """Runs `first-last/stride:period:step=text` separated by tabs; values without text are left out.

    In a run every `period`-th member has its numbers raised by `step`. `~X` stands for LLVM's remark
    that the register is not of class X.
    """
    runs = []
    done: set[int] = set()
    for at, text in enumerate(column):
        if text is None or at in done:
            continue
        best, how = 1, (1, 1, 0)
        for stride in (1, 2):
            for period, step in STEPS:
                length = 1
                while (
                    at + length * stride < len(column)
                    and at + length * stride not in done
                    and column[at + length * stride] == advance(text, step * (length // period))
                ):
                    length += 1
                if length > best:
                    best, how = length, (stride, period, step)
        stride, period, step = how
        done.update(range(at, at + best * stride, stride))
        shown = _INVALID.sub(lambda m: "~" + m[1], text)
        if best == 1:
            runs.append(f"{at}={shown}")
        else:
            runs.append(
                f"{at}-{at + (best - 1) * stride}{'/2' if stride == 2 else ''}:{period}:{step}={shown}"
            )
    return "\t".join(runs)


def pack_parts(parts: Parts) -> str:
    return ",".join(f"{lo}+{width}" for lo, width in parts)


class Table:
    """Collects rows and writes the file."""

    def __init__(self, group: str) -> None:
        self.group = group
        self.columns: dict[Column, int] = {}
        self.selections: dict[str, int] = {}
        self.signatures: dict[str, int] = {}
        self.lines: list[str] = []
        self.problems: list[str] = []

    def column(self, column: Column) -> str:
        return f"c{self.columns.setdefault(column, len(self.columns))}"

    def slot(self, slot: Slot) -> str:
        """`name@parts?select=columns`, `name@parts=:kind` or `name=text`."""
        if slot.text.startswith("="):
            return f"word={slot.text[1:]}"
        if not slot.parts:
            return f"{slot.name}={slot.text}" if slot.name != "=" else f"={slot.text}"
        where = f"{slot.name.replace('+', '_')}@{pack_parts(slot.parts)}"
        if slot.kind:
            return f"{where}=:{slot.kind}"
        names = [self.column(c) for c in slot.columns]
        runs: list[list[object]] = []
        for name in names:
            if runs and runs[-1][0] == name:
                runs[-1][1] = int(str(runs[-1][1])) + 1
            else:
                runs.append([name, 1])
        packed = ",".join(f"{n}*{k}" if k != 1 else str(n) for n, k in runs)
        if len(runs) == 1:
            packed = names[0]
        select = ""
        if len(runs) > 1:
            select = f"?{pack_parts(slot.select)}"
            packed = f"s{self.selections.setdefault(packed, len(self.selections))}"
        return f"{where}{select}={packed}"

    def signature(self, parts: Sequence[str]) -> int:
        return self.signatures.setdefault("\t".join(parts), len(self.signatures))


def build(group: str, features: str = "") -> tuple[str, list[str]]:
    """(text of the table file, problems found) for one architecture group."""
    layouts = LAYOUTS[group]
    walker = Walker(GROUPS[group], layouts, features)
    walker.names = name_tables(walker.llvm, layouts)
    table = Table(group)
    for layout in layouts:
        head = ""
        for row in walker.rows(layout):
            operands = [table.slot(s) for s in row.operands]
            modifiers = [table.slot(s) for s in row.modifiers]
            for text in operands + modifiers:
                if "unknown" in text:
                    table.problems.append(f"{layout.name} {row.variant} {row.op} {row.name}: {text}")
            table.problems += [
                f"{layout.name} {row.variant} {row.op} {row.name}: {n}" for n in row.notes if n != "image"
            ]
            effects = [f"{bit}:{kind}:{i}" for bit, kind, i in row.effects]
            sig = table.signature(
                [
                    ";".join(operands),
                    ";".join(modifiers),
                    ";".join(effects),
                    f"{row.fixed[0]:x}:{row.fixed[1]:x}",
                ]
            )
            if (layout.name, row.variant) != head:
                head = (layout.name, row.variant)  # type: ignore[assignment]
                table.lines.append(f"= {layout.name} {row.variant}".rstrip())
            form = (
                f" {row.form[0]:x}:{row.form[1]:x}"
                if row.form[0] and row.form != default_form(row.variant, layout)
                else ""
            )
            table.lines.append(f"{row.op:x} {row.name.replace(' :: ', '::')} {sig} {row.size}{form}")
    lines = [
        "tg-asm-amd table 1",
        f"group {group}",
        f"made by python -m tg_asm_amd.generate {group} from {provenance()}, cpu {GROUPS[group]}{features}",
        "[names]",
        *(
            f"{kind} {value} {name}"
            for kind, entries in walker.names.items()
            for value, name in entries.items()
        ),
        "[columns]",
        *(f"{(len(c) - 1).bit_length()}\t{pack_column(c)}" for c in table.columns),
        "[selections]",
        *table.selections,
        "[signatures]",
        *table.signatures,
        "[rows]",
        *table.lines,
        "",
    ]
    table.problems += [f"crash {c.hex()}" for c in walker.llvm.crashes[:50]]
    walker.llvm.close()
    return "\n".join(lines), table.problems


def default_form(variant: str, layout: object) -> tuple[int, int]:
    """The form every row of a DPP or SDWA variant has (its src0 code), which need not be written."""
    code = {"dpp16": 250, "dpp8": 233, "dpp8fi": 234, "sdwa": 249}.get(variant)
    if code is None:
        return (0, 0)
    lo = layout.fields["src0"][0]  # type: ignore[attr-defined]
    return (511 << lo, code << lo)
