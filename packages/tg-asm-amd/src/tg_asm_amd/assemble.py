"""How one line of assembly becomes an instruction (directives and labels: syntax.py)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .encode import Building, MatchError, OpenTarget, put_operands
from .inst import Instruction
from .modifiers import put_modifiers, wanted_variant, word_table
from .numbers import parse_number
from .row import Row, Slot, place
from .rules import check
from .table import Table, aliases, base_name, load

_MODIFIER_START = re.compile(
    r"(?:clamp|gds|glc|slc|dlc|sc[01]|scc|nt|nv|offen|idxen|lds|tfe|unorm|a16|r128|d16|lwe|da|done|compr|vm|row_en|high"
    r"|matrix_[ab]_reuse|scale_offset)$"
    r"|(?:mul|div|op_sel|op_sel_hi|neg_lo|neg_hi|neg|offset|offset0|offset1|th|scope|format|dmask|dim|cbsz|abid|blgp|quad_perm|row_\w+|wave_\w+|dpp8"
    r"|bank_mask|bound_ctrl|fi|dst_sel|dst_unused|src[01]_sel|wait_\w+|bitop3|byte_sel|index_key\w*|matrix_\w+|scale_sel|mask|dfmt|nfmt):"
    r"|(?:row_mirror|row_half_mirror|wave_shl|wave_rol|wave_shr|wave_ror)$"
)
_SPACES_IN_LIST = re.compile(r"\s+(?=[^\[\]]*\])|(?<=:)\s+(?=[\[\w-])")


def split_operands(rest: str) -> tuple[list[str], list[str]]:
    """(operand texts, modifier words) of what follows a mnemonic."""
    if "(" not in rest and ("[" not in rest or not _COMMA_IN_LIST.search(rest)):
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
    if "(" not in text and ("[" not in text or not _SPACE_IN_LIST.search(text)):
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


def may_break_rules(operands: list[str], layout: str) -> bool:
    """Whether an instruction is worth checking: dual issue, or two operands that are no vector registers."""
    if layout[:4] == "VOPD":
        return True
    return sum(text[:1] != "v" or text[:3] == "vcc" for text in operands) >= 2


_COMMA_IN_LIST = re.compile(r"\[[^\]]*,")
_SPACE_IN_LIST = re.compile(r"\[[^\]]* ")


class NumberTexts(dict[str, int]):
    """Bits of a number field by text, filled in on use; KeyError for symbols and numbers out of range."""

    def __init__(self, slot: Slot) -> None:
        super().__init__()
        self._slot = slot

    def __missing__(self, text: str) -> int:
        slot = self._slot
        if len(self) > 4096:
            self.clear()
        try:
            bits = place(slot.parts, parse_number(slot.kind, text, slot.width, slot.names, {}))
        except ValueError:
            raise KeyError(text) from None
        self[text] = bits
        return bits


class Direct:
    """One row as dictionaries from canonical operand text to bits: the quick way for usual lines."""

    __slots__ = ("base", "later", "row", "size", "tables", "words")

    def __init__(self, row: Row) -> None:
        sig = row.signature
        self.row, self.base, self.size = row, row.base, row.size
        self.words = word_table(sig).words
        self.tables: list[tuple[int, dict[str, int]]] = []
        self.later: list[tuple[int, Slot]] = []
        for index, slot in enumerate(sig.operands):
            if slot.select:
                self.later.append((index, slot))
            elif slot.fixed is not None:
                self.tables.append((index, {str(slot.fixed): 0}))
            elif slot.kind:
                self.tables.append((index, NumberTexts(slot)))
            else:
                codes = slot.columns[0].codes
                self.tables.append((index, {text: place(slot.parts, code) for text, code in codes.items()}))
        for slot in sig.operands:
            self.base &= ~(slot.mask & ~sig.modifier_mask)

    def encode(self, operands: list[str], words: list[str]) -> Instruction:
        """The instruction; KeyError when something is not in its canonical spelling."""
        bits = self.base
        for word in words:
            mask, value = self.words[word]
            bits = bits & ~mask | value
        for index, table in self.tables:
            bits |= table[operands[index]]
        for index, slot in self.later:
            bits |= place(slot.parts, slot.column(bits).codes[operands[index]])
        return Instruction(self.row, bits, None, self.size)


def direct_row(row: Row) -> Direct | None:
    """The quick way for a row, None for rows whose operands need more than looking up."""
    sig = row.signature
    simple = row.size == 4 * row.words and not sig.overlaps and row.layout.name not in _INVOLVED
    if not simple or any(slot.literal or slot.lists for slot in sig.operands):
        return None
    return Direct(row)


_INVOLVED = {"MIMG", "VIMAGE", "VSAMPLE", "EXP", "SCRATCH", "VOP3PX2", "VOP3PX2S", "MAI"}


class LineAssembler:
    """Assembles instructions of one architecture."""

    def __init__(self, arch: str) -> None:
        self.table: Table = load(arch)
        self._found: dict[tuple[str, str], list[Row]] = {}
        self._direct: dict[Row, Direct | None] = {}

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
            direct = self._direct[row] if row in self._direct else self._prepare(row)
            if direct is not None:
                try:
                    instruction = direct.encode(operands, words)
                except KeyError:
                    pass
                else:
                    if row.layout.name[:3] != "VOP" or not may_break_rules(operands, row.layout.name):
                        return instruction, None
            build = Building(row)
            try:
                if words:
                    put_modifiers(build, words, symbols)
                put_operands(build, sig, operands, symbols)
                instruction = build.finish()
                if row.layout.name[:3] == "VOP" and may_break_rules(operands, row.layout.name):
                    broken = check(instruction)
                    if broken:
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

    def _prepare(self, row: Row) -> Direct | None:
        direct = self._direct[row] = direct_row(row)
        return direct

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
