"""How one line of assembly becomes an instruction (directives and labels: syntax.py)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .encode import Building, MatchError, OpenTarget, put_operands
from .inst import Instruction
from .modifiers import put_modifiers, wanted_variant
from .numbers import parse_number
from .row import Row, place
from .rules import check
from .table import Table, aliases, base_name, load

_MODIFIER_START = re.compile(
    r"(?:clamp|gds|glc|slc|dlc|sc[01]|scc|nt|nv|offen|idxen|lds|tfe|unorm|a16|r128|d16|lwe|da|done|compr|vm|row_en|high|scale_offset)$"
    r"|(?:mul|div|op_sel|op_sel_hi|neg_lo|neg_hi|neg|offset|offset0|offset1|th|scope|format|dmask|dim|cbsz|abid|blgp|quad_perm|row_\w+|wave_\w+|dpp8"
    r"|bank_mask|bound_ctrl|fi|dst_sel|dst_unused|src[01]_sel|wait_\w+|bitop3|byte_sel|index_key\w*|matrix_\w+|mask|dfmt|nfmt):"
    r"|(?:row_mirror|row_half_mirror|wave_shl|wave_rol|wave_shr|wave_ror)$"
)
_SPACES_IN_LIST = re.compile(r"\s+(?=[^\[\]]*\])|(?<=:)\s+(?=[\[\w-])")


def split_operands(rest: str) -> tuple[list[str], list[str]]:
    """(operand texts, modifier words) of what follows a mnemonic."""
    if "(" not in rest and "[" not in rest and "|" not in rest:
        parts = rest.split(",")
    else:
        parts = []
        depth = start = 0
        for at, ch in enumerate(rest):
            if ch in "[(":
                depth += 1
            elif ch in "])":
                depth -= 1
            elif ch == "," and depth == 0:
                parts.append(rest[start:at])
                start = at + 1
        parts.append(rest[start:])
    last = parts.pop().strip()
    operands = [p.strip() for p in parts]
    if " " not in last and ":" not in last:
        if not operands and _MODIFIER_START.match(last):
            return operands, [last]
        return [*operands, last] if last or operands else operands, []
    words = _split_words(last)
    for at, word in enumerate(words):
        if (at or not operands) and _MODIFIER_START.match(word):
            head = " ".join(words[:at])
            return ([*operands, head] if head else operands), words[at:]
    return [*operands, last], []


def _split_words(text: str) -> list[str]:
    if "[" not in text and "(" not in text:
        return text.replace(": ", ":").split()
    words = []
    depth = start = 0
    for at, ch in enumerate(text):
        if ch in "[(":
            depth += 1
        elif ch in "])":
            depth -= 1
        elif ch in " \t" and depth == 0:
            words.append(text[start:at])
            start = at + 1
    words.append(text[start:])
    merged: list[str] = []
    for word in filter(None, words):
        if merged and merged[-1].endswith(":"):
            merged[-1] += word
        else:
            merged.append(word)
    return [w.replace(" ", "") if ":[" in w and not w.startswith("[") else w for w in merged]


class LineAssembler:
    """Assembles instructions of one architecture."""

    def __init__(self, arch: str) -> None:
        self.table: Table = load(arch)
        self._found: dict[tuple[str, str], list[Row]] = {}

    def rows(self, name: str, variant: str) -> list[Row]:
        """Rows that a mnemonic may mean, the preferred first."""
        key = (name, variant)
        found = self._found.get(key)
        if found is None:
            wanted = name
            exact = self.table.by_name.get(name)
            if exact is None and name not in self.table.mnemonics:
                wanted, exact = self._other_name(name)
            every = (
                exact
                if exact is not None and not self._is_base(name, exact)
                else self.table.mnemonics.get(wanted, exact or [])
            )
            family = ("dpp16", "dpp8", "dpp8fi") if variant == "dpp16" else (variant,)
            found = (
                [r for r in every if r.variant in family] if variant else [r for r in every if not r.variant]
            )
            if not found and not variant:
                found = [r for r in every if r.variant == "sdwa" or r.variant == "dpp16"]
            if variant and not found:
                found = [r for r in every if not r.variant]
            if len(found) > 1 and exact is not None and every is exact:
                found.sort(key=lambda row: row.form_value & row.form_mask)
            self._found[key] = found
        return found

    def _other_name(self, name: str) -> tuple[str, list[Row] | None]:
        """A name that is not in the table: another architecture's, or one with a suffix LLVM allows but
        does not print."""
        base = base_name(name)
        suffix = name[len(base) :]
        base = aliases(self.table.group).get(base, base)
        if base + suffix in self.table.by_name:
            return base + suffix, self.table.by_name[base + suffix]
        rows = self.table.mnemonics.get(base, [])
        if suffix in ("_e32", "_e64"):
            rows = [
                r
                for r in rows
                if (r.layout.name in ("VOP1", "VOP2", "VOPC")) == (suffix == "_e32")
                and r.layout.name.startswith("VOP")
            ]
        return base, rows or None

    def _is_base(self, name: str, exact: list[Row]) -> bool:
        return not name.endswith(("_e32", "_e64", "_dpp", "_sdwa"))

    def instruction(
        self, text: str, symbols: Mapping[str, int] | None = None
    ) -> tuple[Instruction, OpenTarget | None]:
        """(instruction, what is still open in it: a branch target or a relocated literal). ValueError
        when nothing fits."""
        name, _, rest = text.partition(" ")
        if "::" in text:
            return self._dual(text, symbols or {})
        if name in ("exp", "export"):
            rest = rest.strip().replace(" ", ",", 1)
        operands, words = split_operands(rest) if rest else ([], [])
        if operands == [""]:
            operands = []
        return self.match(name, operands, words, symbols or {})

    def _dual(self, text: str, symbols: Mapping[str, int]) -> tuple[Instruction, OpenTarget | None]:
        first, _, second = text.partition("::")
        x_name, _, x_rest = first.strip().partition(" ")
        y_name, _, y_rest = second.strip().partition(" ")
        x_operands, x_words = split_operands(x_rest)
        y_operands, y_words = split_operands(y_rest)
        return self.match(f"{x_name}::{y_name}", x_operands + y_operands, x_words + y_words, symbols)

    def match(
        self, name: str, operands: list[str], words: list[str], symbols: Mapping[str, int]
    ) -> tuple[Instruction, OpenTarget | None]:
        """The first row that takes these operands and modifiers."""
        variant = wanted_variant(words) if words else ""
        rows = self.rows(name, variant)
        if not rows:
            rows = self.rows(name.lower(), variant)
        best: MatchError | None = None
        for row in rows:
            sig = row._signature or row.signature
            if len(sig.operands) != len(operands):
                if (
                    not sig.operands
                    and len(operands) == 1
                    and sig.modifiers
                    and sig.modifiers[0].kind == "dec0"
                ):
                    return self._with_number(row, operands[0], symbols), None
                continue
            build = Building(row)
            try:
                if words:
                    put_modifiers(build, words, symbols)
                put_operands(build, sig, operands, symbols)
                instruction = build.finish()
                if row.layout.name[:3] == "VOP" and len(operands) > 2 and (broken := check(instruction)):
                    raise MatchError(broken, 95)
                return instruction, build.label
            except MatchError as error:
                if best is None or error.progress >= best.progress:
                    best = error
        if best is not None:
            raise ValueError(f"{name}: {best}")
        if not rows:
            raise ValueError(f"{name!r} is no instruction of {self.table.group}")
        counts = sorted({len(r.signature.operands) for r in rows})
        raise ValueError(f"{name} takes {' or '.join(map(str, counts))} operands, {len(operands)} are given")

    def _with_number(self, row: Row, text: str, symbols: Mapping[str, int]) -> Instruction:
        """`s_endpgm 3`: the number that is usually left out."""
        slot = row.signature.modifiers[0]
        build = Building(row)
        build.bits = build.bits & ~slot.mask | place(
            slot.parts, parse_number("dec", text, slot.width, slot.names, symbols)
        )
        return build.finish()


def assemble_line(text: str, arch: str) -> Instruction:
    """One instruction from one line of LLVM syntax; ValueError says what is wrong."""
    found = _assemblers.get(arch)
    if found is None:
        found = _assemblers[arch] = LineAssembler(arch)
    instruction, label = found.instruction(text.strip())
    if label is not None:
        raise ValueError(
            f"{text}: the symbol {label.name!r} is not known; assemble a whole text to use labels"
        )
    return instruction


_assemblers: dict[str, LineAssembler] = {}
