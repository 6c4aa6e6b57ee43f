"""What one row of a table means: how its operands and modifiers sit in the bits, compiled to Python
functions."""

from __future__ import annotations

import functools
import operator
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .columns import Column, LiteralMark, fixed_operand
from .immediates import NUMBER_TEXT
from .layouts import Layout, variant_fields
from .literals import LITERAL_TEXT
from .registers import Imm, Literal, Operand, Reg, RegList

if TYPE_CHECKING:
    from .table import Table

Parts = tuple[tuple[int, int], ...]


def parse_parts(text: str) -> Parts:
    """`8+3,14+1` → ((8, 3), (14, 1))."""
    return tuple((int(lo), int(w)) for lo, w in (p.split("+") for p in text.split(","))) if text else ()


def getter(parts: Parts) -> str:
    """Python expression for the value of the parts in `bits`."""
    terms = []
    shift = 0
    for lo, width in parts:
        term = f"bits >> {lo} & {(1 << width) - 1}" if lo else f"bits & {(1 << width) - 1}"
        terms.append(f"({term}) << {shift}" if shift else f"({term})")
        shift += width
    return " | ".join(terms)


def place(parts: Parts, value: int) -> int:
    """Bits with `value` in the parts."""
    bits = 0
    for lo, width in parts:
        bits |= (value & ((1 << width) - 1)) << lo
        value >>= width
    return bits


def take(parts: Parts, bits: int) -> int:
    """The value of the parts in `bits`."""
    value = shift = 0
    for lo, width in parts:
        value |= (bits >> lo & ((1 << width) - 1)) << shift
        shift += width
    return value


class Slot:
    """One operand or modifier of a signature."""

    __slots__ = (
        "_default",
        "columns",
        "fixed",
        "kind",
        "literal",
        "lists",
        "mask",
        "name",
        "names",
        "parts",
        "select",
        "width",
        "word",
    )

    def __init__(self, table: Table, text: str) -> None:
        head, _, tail = text.partition("=")
        where, _, select = head.partition("?")
        self.name, _, parts = where.partition("@")
        self.parts = parse_parts(parts)
        self.select = parse_parts(select)
        self.mask = place(self.parts, -1)
        self.width = sum(w for _, w in self.parts)
        self.names = table.names
        self.kind = ""
        self.literal = ""
        self.fixed: Operand | None = None
        self.columns: list[Column] = []
        self.lists: dict[int, tuple[int, ...]] = {}
        self._default: int | None = None
        self.word = tail if self.name == "word" and not self.parts else ""
        if self.word:
            self._default = 0
        elif not self.parts:
            if tail.startswith("@"):
                self.literal = tail[1:]
            else:
                self.fixed = fixed_operand(tail)
        elif tail.startswith(":"):
            self.kind = tail[1:]
        else:
            if tail.startswith("s"):
                tail = table.selections[int(tail[1:])]
            for item in tail.split(","):
                name, _, count = item.partition("*")
                self.columns += [table.columns[int(name[1:])]] * int(count or 1)
            for i, column in enumerate(self.columns):
                if column.bits == 0 and (column.texts[0] or "").startswith("N"):
                    self.lists[i] = tuple(int(n) for n in (column.texts[0] or "")[1:].split(","))

    def column(self, bits: int) -> Column:
        """The column that the other bits choose."""
        return self.columns[take(self.select, bits)] if self.select else self.columns[0]

    def text_of(self, value: int, bits: int) -> str | None:
        """Text for a value of this slot's bits."""
        if self.word:
            return self.word
        if self.kind:
            return NUMBER_TEXT[self.kind](value, self.width, self.names)
        return self.column(bits).texts[value]

    @property
    def default(self) -> int:
        """Value of a modifier that was not given: the lowest without text, else what LLVM's assembler
        uses."""
        if self._default is None:
            usual = ASSEMBLER_DEFAULTS.get(self.name)
            if usual is not None and (self.kind or self.columns[0].texts[usual] is not None):
                self._default = usual
            elif self.kind:
                self._default = 0
            else:
                texts = self.columns[0].texts
                empty = [v for v, t in enumerate(texts) if t == ""]
                if self.name.startswith("op_sel_hi") and empty:
                    empty = empty[::-1]  # LLVM's assembler sets also the bits of sources that are not there
                self._default = (empty or [v for v, t in enumerate(texts) if t is not None] or [0])[0]
        return self._default


ASSEMBLER_DEFAULTS = {
    "row_mask": 15,
    "bank_mask": 15,
    "dst_sel": 6,
    "src0_sel": 6,
    "src1_sel": 6,
    "dst_unused": 2,
    "dpp_ctrl": 0xE4,
}
"""Modifiers that always show in text, with the value they have when left out."""
LIST_AT = {
    "MIMG": [(64 + 8 * i, 8) for i in range(12)],
    "VIMAGE": [(72, 8), (80, 8), (88, 8), (56, 8)],
    "VSAMPLE": [(72, 8), (80, 8), (88, 8)],
}
"""Where an image instruction keeps its second and further address registers."""


class Signature:
    """Operands, modifiers, source modifiers and fixed bits, shared by all rows that have the same."""

    def __init__(self, table: Table, line: str) -> None:
        operands, modifiers, effects, fixed = line.split("\t")
        self.table = table
        self.operands = [Slot(table, t) for t in operands.split(";")] if operands else []
        self.modifiers = [Slot(table, t) for t in modifiers.split(";")] if modifiers else []
        mask, _, value = fixed.partition(":")
        self.fixed_mask, self.fixed_value = int(mask, 16), int(value, 16)
        self._merge_truth_table()
        if len(self.operands) == 2 and [slot.name for slot in self.modifiers] == ["cbsz", "abid", "blgp"]:
            # v_accvgpr_*: nothing reads these fields, all but the top bit of abid have to be 0
            self.fixed_mask |= sum(slot.mask for slot in self.modifiers) & ~(1 << 14)
            self.modifiers = []
        self.effects = [(int(b), k, int(i)) for b, k, i in (e.split(":") for e in effects.split(";") if e)]
        self.operand_names = unique_names(self.operands)
        self.has_op_sel_hi = any(slot.name.startswith("op_sel_hi") for slot in self.modifiers)
        self.modifier_default = 0
        self.modifier_mask = 0
        for slot in self.modifiers:
            self.modifier_mask |= slot.mask
            self.modifier_default |= place(slot.parts, slot.default)
        self.effect_mask = sum(1 << bit for bit in {b for b, _, _ in self.effects})
        self.quiet_mask = self.modifier_mask | self.effect_mask
        masks = [slot.mask for slot in self.operands if slot.parts]
        self.overlaps = sum(masks) != functools.reduce(operator.or_, masks, 0)
        self.shows_plainly = not any(
            slot.text_of(slot.default, self.modifier_default) for slot in self.modifiers
        )
        columns = dict.fromkeys(c for slot in self.operands for c in slot.columns)
        self.constant_size = not any(slot.literal or slot.lists for slot in self.operands) and not any(
            text is not None and text[:1] == "@" for c in columns for text in c.texts
        )
        """Whether no literal and no further address words can follow."""
        self.read: Callable[[int], tuple[Operand | LiteralMark, ...] | None] = self._compile_reader()
        self._plain: Callable[[int], str] | None = None
        self.word_table: Any = None

    def _merge_truth_table(self) -> None:
        """v_bitop3 keeps its truth table in neg, abs and omod: one number."""
        parts = [
            s for s in self.modifiers if s.columns and any("bitop3:" in (t or "") for t in s.columns[0].texts)
        ]
        if len(parts) < 2:
            return
        merged = parts[0]
        order = {"neg": 0, "abs": 1, "omod": 2}
        merged.parts = tuple(p for slot in sorted(parts, key=lambda s: order[s.name]) for p in slot.parts)
        merged.name, merged.kind, merged.columns = "bitop3", "bitop3", []
        merged.mask, merged.width = place(merged.parts, -1), sum(w for _, w in merged.parts)
        self.modifiers = [s for s in self.modifiers if s is merged or s not in parts]

    def _compile_reader(self) -> Callable[[int], tuple[Operand | LiteralMark, ...] | None]:
        """Function bits → operands, None where something is not allowed."""
        env: dict[str, Any] = {"check": self.modifiers_valid, "Imm": Imm, "listed": self._listed}
        lines = ["def read(bits):"]
        if self.fixed_mask:
            lines.append(f" if bits & {self.fixed_mask} != {self.fixed_value}: return None")
        risky = 0
        for slot in self.modifiers:
            if slot.kind or slot.columns and any(t is None for t in slot.columns[0].texts):
                risky |= slot.mask
        if risky:
            lines.append(
                f" if bits & {risky} != {self.modifier_default & risky} and not check(bits): return None"
            )
        result = []
        for i, slot in enumerate(self.operands):
            name = f"o{i}"
            if slot.fixed is not None:
                env[name] = slot.fixed
            elif slot.literal:
                env[name] = LiteralMark(slot.literal)
            elif slot.kind:
                env[f"number{i}"] = self._number(slot)
                lines += [f" {name} = number{i}({getter(slot.parts)})", f" if {name} is None: return None"]
            elif (
                slot.lists
                or slot.name == "vaddr0"
                or (slot.select and any(c.bits == 0 for c in slot.columns))
            ):
                env[f"slot{i}"] = slot
                lines += [f" {name} = listed(slot{i}, bits)", f" if {name} is None: return None"]
            elif slot.select:
                env[f"c{i}"] = [c.operands for c in slot.columns]
                lines += [
                    f" {name} = c{i}[{getter(slot.select)}][{getter(slot.parts)}]",
                    f" if {name} is None: return None",
                ]
            else:
                env[f"c{i}"] = slot.columns[0].operands
                lines.append(f" {name} = c{i}[{getter(slot.parts)}]")
                if None in slot.columns[0].texts:
                    lines.append(f" if {name} is None: return None")
            result.append(name)
        lines.append(f" return ({', '.join(result)}{',' if len(result) == 1 else ''})")
        exec("\n".join(lines), env)  # noqa: S102 (our own table data)
        reader: Callable[[int], tuple[Operand | LiteralMark, ...] | None] = env["read"]
        return reader

    @staticmethod
    def _number(slot: Slot) -> Callable[[int], Imm | None]:
        known: dict[int, Imm | None] = {}

        def number(value: int) -> Imm | None:
            found = known.get(value)
            if found is None and value not in known:
                text = slot.text_of(value, 0)
                found = None if text is None else Imm(value, text)
                if len(known) < 4096:
                    known[value] = found
            return found

        return number

    @functools.cached_property
    def image_layout(self) -> str:
        """Which image encoding the address operands are in."""
        if any(slot.name == "vaddr" for slot in self.operands):
            return "MIMG"
        sampled = any(slot.name == "ssamp" for slot in self.operands) or any(
            slot.name == "tfe" and slot.parts[0][0] < 32 for slot in self.modifiers
        )
        return "VSAMPLE" if sampled else "VIMAGE"

    def _listed(self, slot: Slot, bits: int) -> Operand | LiteralMark | None:
        """A register, or a list of address registers; None when fields no form of it uses are not 0
        (GFX12)."""
        index = take(slot.select, bits) if slot.select else 0
        layout = self.image_layout
        widths = slot.lists.get(index)
        places = [slot.parts[0], *LIST_AT[layout]]
        if layout != "MIMG":
            most = max(map(len, slot.lists.values()), default=1)
            if any(
                bits >> lo & ((1 << size) - 1)
                for lo, size in places[max(most, 4) if layout == "VIMAGE" else most :]
            ):
                return None
        if widths is None:
            column = slot.columns[index]
            return column.operands[take(slot.parts, bits)] if column.bits else None
        items = []
        for width, (lo, size) in zip(widths, places, strict=False):
            items.append(Reg("v", bits >> lo & ((1 << size) - 1), width))
        return RegList(tuple(items))

    def modifiers_valid(self, bits: int) -> bool:
        """Whether every modifier field holds a value LLVM accepts."""
        return all(slot.text_of(take(slot.parts, bits), bits) is not None for slot in self.modifiers)

    @property
    def plain(self) -> Callable[[int], str]:
        """Function bits → operand text, for instructions without modifiers and literals."""
        if self._plain is None:
            env: dict[str, Any] = {"single": self.operand_text}
            terms = []
            for i, slot in enumerate(self.operands):
                if slot.columns and not slot.select and not slot.lists:
                    env[f"t{i}"] = slot.columns[0].texts
                    terms.append(f"t{i}[{getter(slot.parts)}]")
                else:
                    env[f"s{i}"] = slot
                    terms.append(f"single(s{i}, bits, 0)")
            exec("def plain(bits): return " + (" + ', ' + ".join(terms) or "''"), env)  # noqa: S102 (our own table data)
            self._plain = env["plain"]
        return self._plain

    def operand_text(self, slot: Slot, bits: int, literal: int) -> str:
        """Text of one operand, without source modifiers."""
        if slot.fixed is not None:
            return str(slot.fixed)
        if slot.literal:
            return LITERAL_TEXT[slot.literal](literal if slot.literal == "q64" else literal & 0xFFFFFFFF)
        if slot.kind:
            return slot.text_of(take(slot.parts, bits), bits) or ""
        if slot.lists:
            return str(self._listed(slot, bits))
        text = slot.text_of(take(slot.parts, bits), bits) or ""
        if not text.startswith("@"):
            return text
        kind = text[1:]
        if kind == "q64" and slot.column(bits).literal_kind not in ("b64", "f64"):
            kind = slot.column(bits).literal_kind or kind  # a narrow operand shows the low half
            literal &= 0xFFFFFFFF
        elif kind != "q64":
            literal &= 0xFFFFFFFF
        return LITERAL_TEXT[kind](literal)

    def full(self, bits: int, literal: int) -> tuple[list[str], list[str]]:
        """(operand texts, modifier texts) of any instruction."""
        operands = [self.operand_text(slot, bits, literal) for slot in self.operands]
        for kind in ("sext", "abs", "neg"):
            for bit, effect, i in self.effects:
                if effect == kind and bits >> bit & 1:
                    operands[i] = with_effect(kind, operands[i], self.operands[i], bits)
        modifiers = []
        for slot in self.modifiers:
            text = slot.text_of(take(slot.parts, bits), bits)
            if text:
                modifiers.append(text)
        return operands, modifiers


def with_effect(kind: str, text: str, slot: Slot, bits: int) -> str:
    """`text` with neg, abs or sext written around it."""
    if kind == "neg":
        return f"neg({text})" if re.match(r"-?\d", text) else f"-{text}"
    return f"|{text}|" if kind == "abs" else f"sext({text})"


def unique_names(slots: list[Slot]) -> tuple[str, ...]:
    """Names of the operands; fixed registers are called after what they are."""
    names: list[str] = []
    for slot in slots:
        name = slot.name or str(slot.fixed)
        if name == "dpp_src0" or name == "sdwa_src0":
            name = "src0"
        if name == "vaddr0":
            name = "vaddr"
        while name in names:
            name += "_"
        names.append(name)
    return tuple(names)


UNREAD = {"v_accvgpr_read_b32", "v_accvgpr_write_b32", "v_mfma_ld_scale_b32"}
UNREAD_BITS = 1 << 14 | 3 << 59
"""Bits (op_sel_hi of VOP3P) that LLVM's assembler sets in these instructions although nothing reads them."""


class Row:
    """One instruction in one encoding."""

    __slots__ = (
        "_signature",
        "form_mask",
        "form_value",
        "layout",
        "name",
        "op",
        "signature_number",
        "size",
        "table",
        "variant",
        "words",
    )

    def __init__(
        self,
        table: Table,
        layout: Layout,
        variant: str,
        op: int,
        name: str,
        signature: int,
        size: int,
        form_mask: int,
        form_value: int,
    ) -> None:
        self.table, self.layout, self.variant, self.op, self.name = table, layout, variant, op, name
        self.signature_number, self.size = signature, size
        self.form_mask, self.form_value = form_mask, form_value
        self._signature: Signature | None = None
        self.words = layout.words + (1 if variant else 0)

    @property
    def signature(self) -> Signature:
        """Operands and modifiers."""
        if self._signature is None:
            self._signature = self.table.signature(self.signature_number)
        return self._signature

    @property
    def base(self) -> int:
        """Bits of the instruction before any operand is put in."""
        sig = self.signature
        layout = self.layout
        bits = (
            layout.key(self.op) | self.form_value | sig.fixed_value | sig.modifier_default & ~self.form_mask
        )
        if self.name in UNREAD or layout.name == "VOP3P" and not sig.has_op_sel_hi:
            bits |= UNREAD_BITS
        if layout.name == "VOP3" and self.name.startswith("v_cmpx") and "vdst" not in sig.operand_names:
            bits |= 126  # EXEC as the destination that the text leaves out
        if layout.name == "MUBUF" and "format" in layout.fields:
            bits |= 1 << layout.fields["format"][0]  # VBUFFER: LLVM's assembler writes format 1
        return bits

    @property
    def fields(self) -> dict[str, tuple[int, int]]:
        """Bit fields by name, those of DPP and SDWA words included."""
        return self.layout.fields | variant_fields(self.layout, self.variant)


def literal_value(mark: LiteralMark, bits: int, words: int) -> Literal:
    """The literal behind `words` words of an instruction."""
    wide = 64 if mark.kind == "q64" else 32
    return Literal(bits >> 32 * words & ((1 << wide) - 1), wide)
