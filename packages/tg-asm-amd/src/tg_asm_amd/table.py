"""Which instructions an architecture has: reads a table file and finds rows by name or by bits."""

from __future__ import annotations

import functools
from importlib import resources

from .columns import Column
from .layouts import GROUPS, LAYOUTS, PROCESSORS, Layout
from .row import Row, Signature

VARIANT_CODES = {"dpp16": 250, "dpp8": 233, "dpp8fi": 234, "sdwa": 249}
"""The src0 code that announces each variant."""
EXEC_CODE = 126
_SUFFIXES = ("_e64_dpp", "_e32", "_e64", "_dpp", "_sdwa")


def base_name(name: str) -> str:
    """`v_add_f32_e32` → `v_add_f32`."""
    for suffix in _SUFFIXES:
        if name.endswith(suffix):
            return name[: -len(suffix)]
    return name


def group_of(arch: str) -> str:
    """Architecture group (`rdna3`) of a processor (`gfx1101`) or of a group itself; ValueError for others."""
    if arch in GROUPS:
        return arch
    found = PROCESSORS.get(arch)
    if found is None:
        raise ValueError(f"unknown architecture {arch!r}: known are {', '.join([*GROUPS, *PROCESSORS])}")
    return found


def preference(row: Row) -> tuple[bool, int, int]:
    """Sorts encodings of one mnemonic: plain before DPP and SDWA, short before long."""
    # LLVM takes the long form of these
    accumulates = row.layout.name == "VOPD3" and row.name.startswith("v_dual_dot2acc_f32_bf16")
    return row.variant != "", 0 if accumulates else row.size, row.form_value


class Table:
    """One architecture's rows."""

    def __init__(self, group: str, text: str) -> None:
        self.group = group
        head, _, rest = text.partition("[names]\n")
        if not head.startswith("tg-asm-amd table 1\n"):
            raise ValueError(f"table of {group}: unknown version {head[:30]!r}")
        names, _, rest = rest.partition("[columns]\n")
        columns, _, rest = rest.partition("[selections]\n")
        selections, _, rest = rest.partition("[signatures]\n")
        signatures, _, rows = rest.partition("[rows]\n")
        self.provenance = head.splitlines()[2]
        self.names: dict[str, dict[int, str]] = {
            k: {} for k in ("hwreg", "sendmsg", "depctr", "depctr_rest", "version")
        }
        for line in names.splitlines():
            kind, value, name = line.split(" ", 2)
            self.names[kind][int(value)] = name
        self.columns = [Column(line) for line in columns.splitlines()]
        self.selections = selections.splitlines()
        self._signature_lines = signatures.splitlines()
        self._signatures: dict[int, Signature] = {}
        self.layouts = LAYOUTS[group]
        self.by_name: dict[str, list[Row]] = {}
        self._dispatch: dict[int, list[tuple[int, dict[int, list[Row]]]]] = {}
        self._read(rows)

    def _read(self, text: str) -> None:
        by_name = self.by_name
        layouts = {layout.name: layout for layout in self.layouts}
        self._by_layout: dict[str, dict[int, list[Row]]] = {layout.name: {} for layout in self.layouts}
        rows: dict[int, list[Row]] = {}
        compares_into_exec = not self.group.startswith("cdna")
        variant, mask, value = "", 0, 0
        layout = self.layouts[0]
        for line in text.splitlines():
            if line[0] == "=":
                parts = line.split(" ")
                layout, variant = layouts[parts[1]], parts[2] if len(parts) > 2 else ""
                rows = self._by_layout[layout.name]
                mask = value = 0
                if variant:
                    lo = layout.fields["src0"][0]
                    mask, value = 511 << lo, VARIANT_CODES[variant] << lo
                continue
            parts = line.split(" ")
            if variant and parts[1] == "v_nop":
                continue  # LLVM reads most words with DPP behind v_nop as the plain instruction
            op = int(parts[0], 16)
            form_mask, form_value = mask, value
            if len(parts) > 4:
                form_mask, form_value = (int(part, 16) for part in parts[4].split(":"))
            if compares_into_exec and layout.name == "VOP3" and parts[1].startswith("v_cmpx"):
                form_mask, form_value = form_mask | 255, form_value | EXEC_CODE  # vdst, not in the text
            row = Row(
                self, layout, variant, op, parts[1], int(parts[2]), int(parts[3]), form_mask, form_value
            )
            if op in rows:
                rows[op].append(row)
            else:
                rows[op] = [row]
            if row.name in by_name:
                by_name[row.name].append(row)
            else:
                by_name[row.name] = [row]

    def signature(self, number: int) -> Signature:
        """The shared description of operands and modifiers with this number."""
        found = self._signatures.get(number)
        if found is None:
            found = self._signatures[number] = Signature(self, self._signature_lines[number])
        return found

    def candidates(self, word: int) -> list[tuple[Layout, dict[int, list[Row]]]]:
        """Layouts whose fixed bits in the top nine bits of the first word agree, with their rows by
        opcode."""
        return self._candidates(word >> 23 & 511)

    @functools.cache  # noqa: B019 (a table lives as long as the program)
    def _candidates(self, top: int) -> list[tuple[Layout, dict[int, list[Row]]]]:
        high = 511 << 23
        return [
            (layout, self._by_layout[layout.name])
            for layout in self.layouts
            if (top << 23) & layout.mask & high == layout.value & high
        ]

    @functools.cached_property
    def mnemonics(self) -> dict[str, list[Row]]:
        """Base name (no `_e32`, `_e64`, `_dpp`, `_sdwa`) → its rows, the most compact first."""
        result: dict[str, list[Row]] = {}
        for name, rows in self.by_name.items():
            result.setdefault(base_name(name), []).extend(rows)
        for rows in result.values():
            rows.sort(key=preference)
        return result


@functools.cache
def aliases(group: str) -> dict[str, str]:
    """Names of other architectures that LLVM's assembler takes too → name in this group's table."""
    path = resources.files(__package__).joinpath("isa", "aliases.txt")
    rows = (
        line.split(" ") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    )
    return {row[1]: row[2] for row in rows if row[0] == group}


@functools.cache
def load(arch: str) -> Table:
    """The table of an architecture, from the package's data."""
    group = group_of(arch)
    if group != arch:
        return load(group)
    return Table(
        group, resources.files(__package__).joinpath("isa", f"{group}.txt").read_text(encoding="utf-8")
    )
