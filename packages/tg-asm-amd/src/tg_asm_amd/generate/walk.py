"""What is at each opcode: probe LLVM's disassembler bit by bit and deduce mnemonic, operands and
modifiers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

from ..immediates import NUMBER_TEXT
from ..layouts import Layout, variant_fields
from ..literals import LITERAL_TEXT
from .hints import (
    ABORTING,
    BASE,
    COMPOSITE_FIELDS,
    DEPENDENT,
    EFFECTS,
    EXTRA_SPANS,
    FINGER,
    IMAGES,
    JOINED,
    LITERAL_PROBES,
    MATRIX,
    NUMBER_PROBES,
    QUESTIONS,
    TAIL,
    WIDE_BASE,
)
from .model import Parts, Row, Slot
from .oracle import SafeDisassembler
from .text import Column, half_only, list_widths, own_words, split_text


class Walker:
    """Probes one architecture (`features`: extra LLVM features, such as `+wavefrontsize64`)."""

    def __init__(self, cpu: str, layouts: list[Layout], features: str = "") -> None:
        self.llvm = SafeDisassembler(cpu, features=features)
        self.layouts = layouts
        self.flat_saddr = cpu.startswith("gfx125")
        self.aborting = ABORTING[cpu[:-2]] | {"SOP1"}
        self.calls = 0
        self.columns: dict[object, Column] = {}
        self.random = random.Random(1)
        self.hidden: list[set[str]] = []
        self.extra: list[list[tuple[int, int]]] = []
        self.names: dict[str, dict[int, str]] = {}
        self.alike: dict[object, Row | int | None] = {}
        self.tried: dict[tuple[tuple[str, str], str, str], int] = {}
        self.order: dict[tuple[tuple[str, str], str, str], bool] = {}

    def text(self, bits: int, words: int) -> tuple[int, str]:
        """LLVM's answer for these bits followed by the tail."""
        self.calls += 1
        return self.llvm(bits.to_bytes(4 * words, "little") + TAIL)

    def prefetch(self, many: list[int], words: int) -> None:
        """Ask LLVM for many words at once."""
        self.llvm.prefetch([bits.to_bytes(4 * words, "little") + TAIL for bits in many])

    def rows(self, layout: Layout) -> Iterator[Row]:
        """Every row of one layout, DPP and SDWA forms included."""
        before = [o for o in self.layouts[: self.layouts.index(layout)] if o.name != "MAI"]
        for op in range(1 << sum(w for _, w in layout.opcode)):
            self.llvm.forget()
            key = layout.key(op)
            if any(key & o.mask == o.value and o.mask & ~layout.key_mask == 0 for o in before):
                continue
            plain = list(self.forms(layout, "", op, key, layout.key_mask, layout.fields, layout.words))
            yield from plain
            if not plain:
                continue
            if layout.name.startswith("VOP") and "src0" in layout.fields and layout.words <= 2:
                src0, width = layout.fields["src0"]
                rest = {n: f for n, f in layout.fields.items() if n != "src0"}
                for variant, code in (("dpp16", 250), ("dpp8", 233), ("dpp8fi", 234), ("sdwa", 249)):
                    fields = rest | variant_fields(layout, variant)
                    mask = layout.key_mask | 511 << src0
                    yield from self.forms(
                        layout, variant, op, key | code << src0, mask, fields, layout.words + 1
                    )

    def forms(
        self,
        layout: Layout,
        variant: str,
        op: int,
        key: int,
        mask: int,
        fields: dict[str, tuple[int, int]],
        words: int,
    ) -> Iterator[Row]:
        """Rows of one opcode: more than one when a bit changes the number of operands or the name."""
        self.llvm.direct = layout.name not in self.aborting
        starts = [(key, mask)]
        if layout.name == "SMEM":
            lo, width = layout.fields["soffset"]
            if "imm" in layout.fields:
                pair = (1 << 14) | (1 << 17)
                starts = [(key | i << 14 | j << 17, mask | pair) for i in (0, 1) for j in (0, 1)]
            else:
                starts = [(key | c << lo, mask | 127 << lo) for c in (124, 125)] + [(key, mask)]
        without_operands = starts[0] if "imm" in fields else (key, mask)
        if layout.name == "FLAT" and self.flat_saddr:
            lo, width = layout.fields["saddr"]
            starts = [(key | 124 << lo, mask | 127 << lo), (key, mask)]
        for start, start_mask in starts:
            if "imm" in fields:
                fields = fields | {"offset": (32, 7) if not start >> 14 & 9 else layout.fields["offset"]}
            pending = [(start, start_mask)]
            while pending:
                value, known = pending.pop(0)
                found = self.probe(layout, variant, op, value, known, fields, words)
                if isinstance(found, Row):
                    if (
                        layout.name == "SMEM"
                        and not found.operands
                        and (start, start_mask) != without_operands
                    ):
                        continue
                    if variant and found.size <= 4 * layout.words or found.size < 4 * layout.words:
                        continue
                    yield found
                elif found is not None:
                    bit = found
                    pending += [(value, known | 1 << bit), (value | 1 << bit, known | 1 << bit)]

    def base_bits(
        self, layout: Layout, fields: dict[str, tuple[int, int]], key: int, known: int, words: int
    ) -> int | None:
        """Field values that decode, preferably a different register in every operand."""

        def place(values: dict[str, int]) -> int:
            bits = 0
            for name, value in values.items():
                lo, width = fields[name]
                bits |= (value & ((1 << width) - 1)) << lo
            return (bits & ~known) | key

        values = {
            n: WIDE_BASE[n] if w == 9 and n in WIDE_BASE else BASE.get(n, 0) for n, (_, w) in fields.items()
        }
        if layout.name == "FLAT" and self.flat_saddr:
            values["saddr"] = 8
        if layout.name.startswith("SOP"):
            values |= {n: v for n, v in (("src0", 16), ("src1", 24)) if n in fields}
        elif fields.get("src1", (0, 0))[1] == 8:
            values["src1"] = 24
        first = place(values)
        if self.text(first, words)[0]:
            return first
        choices: dict[str, list[int]] = {}
        for name, (_, width) in fields.items():
            if width >= 9:
                choices[name] = [values[name], 16, 128, 0, 124, 125]
            elif width >= 5:
                choices[name] = [values[name], 0, 124, 125, 126, 16, 127]
            else:
                choices[name] = [values[name], 0, 1]
        self.prefetch([place(values | {n: v}) for n in choices for v in choices[n][1:]], words)
        for name in choices:
            for value in choices[name][1:]:
                if self.text(bits := place(values | {name: value}), words)[0]:
                    return bits
        plain = [values, values | {"gds": 1}] if "gds" in values else [values]
        for start, count in itertools.product(plain, (2, 3, 4)):
            trials = [
                place(start | dict.fromkeys(names, 0))
                for names in itertools.combinations([n for n in choices if n != "gds"], count)
            ]
            self.prefetch(trials, words)
            for bits in trials:
                if self.text(bits, words)[0]:
                    return bits
        trials = [
            place(
                {
                    n: values[n] if self.random.random() < 0.4 else self.random.choice(c)
                    for n, c in choices.items()
                }
            )
            for _ in range(200)
        ]
        self.prefetch(trials, words)
        return next((bits for bits in trials if self.text(bits, words)[0]), None)

    def probe(
        self,
        layout: Layout,
        variant: str,
        op: int,
        key: int,
        known: int,
        fields: dict[str, tuple[int, int]],
        words: int,
    ) -> Row | int | None:
        """The row; or the number of a bit that splits it in two forms; or None when nothing decodes."""
        names = [n for n in fields if not (layout.name in ("VOP3", "VOP3P") and n == "sdst")]
        chosen = {n: fields[n] for n in names}
        base = self.base_bits(layout, chosen, key, known, words)
        if base is None:
            return None
        name = split_text(self.text(base, words)[1])[0]
        if layout.name in ("MAI", "VOP3P") and name.startswith(MATRIX) != (layout.name == "MAI"):
            return None
        alike = self.fingerprint(layout, variant, key, known, base, words)
        if alike in self.alike:
            return self.like(self.alike[alike], layout, op, key, known, base, words)
        result = self.deduce(layout, variant, op, key, known, fields, chosen, base, words)
        self.alike[alike] = result
        return result

    def fingerprint(
        self, layout: Layout, variant: str, key: int, known: int, base: int, words: int
    ) -> object:
        """LLVM's answers to fixed questions around `base`: opcodes with the same answers are alike but
        for the name."""
        spans = layout.fields | variant_fields(layout, variant)
        many = [base] + [base ^ 1 << bit for bit in range(32 * words) if not known >> bit & 1]
        source = random.Random(7)
        for _ in range(60):
            bits = base
            for lo, width in spans.values():
                if width >= 7:
                    value = source.choice(QUESTIONS) & ((1 << width) - 1)
                    bits = bits & ~(((1 << width) - 1) << lo) | value << lo
                elif source.random() < 0.15:
                    bits ^= source.getrandbits(width) << lo
            many.append(bits & ~known | key & known)
        pairs = [
            (spans[a], spans[b])
            for a, b in (("sdwa_src0", "s0"), ("src1", "s1"))
            if a in spans and b in spans
        ]
        many += [self.put(base, pair, 256 + 242) for pair in pairs]  # 16-bit integers print 1.0 as a number
        self.prefetch(many, words)
        answers: list[object] = []
        sources = [
            span
            for name, span in layout.fields.items()
            if name.startswith("src") and span[1] >= 8 and not (variant and name == "src0")
        ]
        codes = [
            self.put(base, (span,), 255).to_bytes(4 * words, "little")
            + value.to_bytes(4, "little")
            + TAIL[4:]
            for span in sources
            for value in LITERAL_PROBES
        ]
        codes += [
            base.to_bytes(4 * words, "little") + value.to_bytes(4, "little") + TAIL[4:]
            for value in LITERAL_PROBES[:12]
        ]
        self.llvm.prefetch(codes)
        answers += [(size, text.partition(" ")[2]) for size, text in map(self.llvm, codes)]
        for bits in many:
            size, text = self.text(bits, words)
            name, operands, mods = split_text(text)
            answers.append(
                (size, len(name), tuple(operands), tuple(mods))
                if "f8f6f4" in name
                else (size, tuple(operands), tuple(mods))
            )
        names = [split_text(self.text(bits, words)[1])[0] for bits in many]
        pattern = tuple(names.index(n) for n in names)
        return (layout.name, variant, known, base & ~known, pattern, tuple(answers))

    def like(
        self, found: Row | int | None, layout: Layout, op: int, key: int, known: int, base: int, words: int
    ) -> Row | int | None:
        """The row of another opcode with the same answers, under this one's name."""
        if not isinstance(found, Row):
            return found
        form = (known & ~layout.key_mask, key & known & ~layout.key_mask)
        name = split_text(self.text(base, words)[1])[0]
        return replace(found, op=op, name=name, form=form, fixed=(found.fixed[0], base & found.fixed[0]))

    def deduce(
        self,
        layout: Layout,
        variant: str,
        op: int,
        key: int,
        known: int,
        fields: dict[str, tuple[int, int]],
        chosen: dict[str, tuple[int, int]],
        base: int,
        words: int,
    ) -> Row | int | None:
        """The row, by probing every field."""
        size, text = self.text(base, words)
        name, operands, mods = split_text(text)
        if layout.name == "VOP3" and self.has_sdst(base, words, operands):
            chosen = {n: fields[n] for n in fields if n not in ("abs", "op_sel")}
            base &= ~(127 << 8)
            base |= 8 << 8 & ~known
            size, text = self.text(base, words)
            if not size:
                return None
            name, operands, mods = split_text(text)
        if "f8f6f4" in name and "op_sel_hi2" in fields:
            dependent = {"src0": ("op_sel",), "src1": ("op_sel_hi", "op_sel_hi2")}
        elif "f8f6f4" in name:
            dependent = {"src0": ("cbsz",), "src1": ("blgp",)}
        else:
            dependent = DEPENDENT.get(layout.name, {})
        row = Row(
            layout, variant, op, name, size, (known & ~layout.key_mask, key & known & ~layout.key_mask), base
        )
        if layout.name in IMAGES:
            row.notes.append("image")
        bases = [base, *self.selector_bases(base, dependent, chosen, known, words, name, len(operands))]
        self.prefetch([base ^ 1 << bit for bit in range(32 * words) if not known >> bit & 1], words)
        owner: list[list[str]] = [[] for _ in operands]
        extra: list[list[tuple[int, int]]] = [[] for _ in operands]
        plain: list[str] = []
        selectors = {s for v in dependent.values() for s in v}
        fixed = 0
        covered = known
        for fname, (lo, width) in chosen.items():
            covered |= ((1 << width) - 1) << lo
            if (((1 << width) - 1) << lo) & ~known == 0:
                continue
            changed: set[int] = set()
            for bit in range(lo, lo + width):
                if known >> bit & 1:
                    continue
                tsize, ttext = self.text(base ^ 1 << bit, words)
                if not tsize or ttext == text:
                    continue
                tname, tops, _ = split_text(ttext)
                if tname != name or len(tops) != len(operands):
                    if layout.name in IMAGES or fname in selectors or width > 8:
                        continue
                    return bit
                if fname == "op_sel" and not half_only(operands, tops):
                    return bit
                for i in range(len(operands)):
                    if tops[i] == operands[i]:
                        continue
                    effect = next((e for e, form in EFFECTS if form.format(operands[i]) == tops[i]), None)
                    if effect:
                        row.effects.append((bit, effect, i))
                    elif fname in COMPOSITE_FIELDS:
                        extra[i].append((bit, 1))
                    elif fname not in selectors or width >= 5:
                        changed.add(i)
            if fname in dependent and layout.name not in IMAGES:
                self.prefetch(
                    [b for o in bases[1:] for b in (o, *(o ^ 1 << bit for bit in range(lo, lo + width)))],
                    words,
                )
                for other in bases[1:]:
                    shown = split_text(self.text(other, words)[1])[1]
                    for bit in range(lo, lo + width):
                        tops = split_text(self.text(other ^ 1 << bit, words)[1])[1]
                        changed |= {
                            i
                            for i in range(len(operands))
                            if len(tops) == len(operands) and tops[i] != shown[i]
                        }
            if fname in ("vaddr1", "vaddr2", "vaddr3", "vaddr4") and layout.name in IMAGES:
                continue
            if layout.name == "VOPD" and fname == "vdstx":
                changed = {0}
            for i in changed:
                owner[i].append(fname)
            if not changed:
                plain.append(fname)
        op_sel = range(fields["op_sel"][0], sum(fields["op_sel"])) if "op_sel" in fields else range(0)
        self.extra = extra
        handled = (
            {b for b, _, _ in row.effects}
            | {lo for e in extra for lo, _ in e if lo not in op_sel}
            | {b for b in range(known.bit_length()) if known >> b & 1}
        )
        owner = [[n for n in names if not any(n in dependent.get(o, ()) for o in names)] for names in owner]
        self.hidden = [{s for o in names for s in dependent.get(o, ())} for names in owner]
        for i, operand_text in enumerate(operands):
            parts = tuple(fields[f] for f in owner[i]) + tuple(extra[i])
            slot = Slot("+".join(owner[i]), parts, text="" if parts else operand_text)
            total = sum(w for _, w in parts)
            if len(owner[i]) > 1:
                row.notes.append(f"operand {i} {operand_text} from {owner[i]}")
            select = [s for o in owner[i] for s in dependent.get(o, ()) if s in fields or s in EXTRA_SPANS]
            if not owner[i] and not parts:
                slot.name = "="
                changed_text = self.llvm(base.to_bytes(4 * words, "little") + b"\xa5" * 8 + TAIL[8:])[1]
                if size > 4 * words and split_text(changed_text)[1][i] != operand_text:
                    slot.name, slot.text = "literal", "@" + self.literal_kind(base, words, i)
            if parts and total <= 11:
                slot.select = tuple(fields[s] if s in fields else EXTRA_SPANS[s] for s in select)
                slot.columns = tuple(self.dependent_columns(row, i, words, slot))
            elif parts:
                slot.kind = self.number_kind(row, i, words, parts)
            row.operands.append(slot)
        joined = [j for j in JOINED if all(n in plain for n in j)]
        if "offset1" in plain and "offset:" in self.text(base ^ 1 << fields["offset1"][0], words)[1]:
            joined.append(("offset0", "offset1"))
        groups = [(n,) for n in plain if not any(n in j for j in joined)] + joined
        for group in groups:
            bits_of = [b for n in group for b in range(fields[n][0], sum(fields[n]))]
            free = [b for b in bits_of if b not in handled]
            if not free:
                continue
            parts = (
                tuple(fields[n] for n in group) if len(free) == len(bits_of) else tuple((b, 1) for b in free)
            )
            slot = Slot("+".join(group), parts)
            if sum(w for _, w in parts) > 9:
                slot.kind = self.number_kind(row, None, words, parts)
                if slot.kind == "none":
                    continue
            else:
                column = own_words(self.column(row, None, words, parts))
                if all(c == column[0] for c in column):
                    continue
                slot.columns = (column,)
            row.modifiers.append(slot)
        shown_words = {
            w
            for s in row.modifiers
            if s.columns
            for w in (s.columns[0][self.get(base, s.parts)] or "").split(" ")
        }
        shown_words |= {
            NUMBER_TEXT[s.kind](self.get(base, s.parts), 24, self.names) or ""
            for s in row.modifiers
            if s.kind in NUMBER_TEXT
        }
        row.modifiers += [Slot(w, text="=" + w) for w in mods if w not in shown_words]
        for bit in range(32 * words):
            if covered >> bit & 1:
                continue
            tsize, ttext = self.text(base ^ 1 << bit, words)
            if not tsize:
                fixed |= 1 << bit
            elif ttext != text:
                row.notes.append(f"bit {bit} gives {ttext}")
                fixed |= 1 << bit
        row.fixed = (fixed, base & fixed)
        self.sort_modifiers(row, words)
        return row

    def selector_bases(
        self,
        base: int,
        dependent: dict[str, tuple[str, ...]],
        fields: dict[str, tuple[int, int]],
        known: int,
        words: int,
        name: str,
        count: int,
    ) -> list[int]:
        """Other bases of the same shape, in which an operand may show that `base` hides."""
        result = []
        for selector in {s for v in dependent.values() for s in v if s in fields}:
            lo, width = fields[selector]
            if (((1 << width) - 1) << lo) & known:
                continue
            values = range(1 << width) if width <= 3 else (8, 124, 125, 127)
            self.prefetch([base & ~(((1 << width) - 1) << lo) | v << lo for v in values], words)
            for value in values:
                trial = base & ~(((1 << width) - 1) << lo) | value << lo
                size, text = self.text(trial, words)
                if size:
                    tname, ops, _ = split_text(text)
                    if tname == name and len(ops) == count and trial != base:
                        result.append(trial)
        return result

    def number_kind(self, row: Row, i: int | None, words: int, parts: Parts) -> str:
        """Kind (immediates.py) of a wide field: the first whose text is LLVM's for all probed values."""
        if row.variant.startswith("dpp8") and parts == (variant_fields(row.layout, row.variant)["dpp8"],):
            return "dpp8"  # not probed: LLVM 22 prints a wrong lane for instructions that may clamp
        width = sum(w for _, w in parts)
        top = 1 << (width - 1)
        values = [*NUMBER_PROBES, top - 1, top, top + 1, 2 * top - 1, top // 2 + 3]
        codes = [self.put(row.base, parts, v) for v in values if v < 2 * top]
        values = [v for v in values if v < 2 * top]
        self.prefetch(codes, words)
        shown: list[str | None] = []
        mods: list[list[str]] = []
        for bits in codes:
            size, text = self.text(bits, words)
            name, ops, found = split_text(text)
            shown.append(
                None if not size or name != row.name else ops[i] if i is not None and i < len(ops) else ""
            )
            mods.append(found)
        if i is None:
            mods = [
                [*split_text(self.text(b, words)[1])[1][len(row.operands) :], *m]
                for b, m in zip(codes, mods, strict=True)
            ]
            valid = [set(m) for m, t in zip(mods, shown, strict=True) if t is not None]
            common = set.intersection(*valid) if valid else set()
            shown = [
                t if t is None else " ".join(w for w in m if w not in common)
                for m, t in zip(mods, shown, strict=True)
            ]
            if all(t == "" for t in shown):
                return "none"
        for kind, text_of in NUMBER_TEXT.items():
            try:
                if all(text_of(v, width, self.names) == t for v, t in zip(values, shown, strict=True)):
                    return kind
            except KeyError:
                continue
        return "unknown " + repr(list(zip(map(hex, values), shown, strict=True)))

    def literal_kind(self, bits: int, words: int, i: int) -> str:
        """Kind (literals.py) of the literal that operand `i` shows."""
        code = bits.to_bytes(4 * words, "little")
        many = [code + v.to_bytes(4, "little") + TAIL[4:] for v in LITERAL_PROBES]
        self.llvm.prefetch([code + TAIL, *many])
        size, _ = self.llvm(code + TAIL)
        if size > 4 * words + 4:
            return "q64"
        many = [code + v.to_bytes(4, "little") + TAIL[4:] for v in LITERAL_PROBES]
        self.llvm.prefetch(many)
        shown = [(split_text(self.llvm(c)[1])[1] + [""] * (i + 1))[i] for c in many]
        for kind, text in LITERAL_TEXT.items():
            if all(text(v) == t for v, t in zip(LITERAL_PROBES, shown, strict=True)):
                return kind
        return "unknown " + " ".join(shown)

    def sort_modifiers(self, row: Row, words: int) -> None:
        """Put the modifiers into the order of the text, by showing them in pairs."""
        key = (row.layout.name, row.variant)
        pairs = {(a.name, b.name) for a in row.modifiers for b in row.modifiers if a.name < b.name}
        if any(self.tried.get((key, *pair), 0) < 3 and (key, *pair) not in self.order for pair in pairs):
            self.learn_order(row, words, key)

        def compare(a: Slot, b: Slot) -> int:
            before = self.order.get((key, a.name, b.name))
            return 0 if before is None else -1 if before else 1

        result: list[Slot] = []
        for slot in row.modifiers:  # insertion keeps known orders without needing all of them
            at = next((i for i, other in enumerate(result) if compare(slot, other) < 0), len(result))
            result.insert(at, slot)
        row.modifiers = result

    def learn_order(self, row: Row, words: int, key: tuple[str, str]) -> None:
        """Note which modifier comes first for every pair of this row that shows together."""
        shows: dict[str, tuple[int, str]] = {}
        for slot in row.modifiers:
            if not slot.parts:
                shows[slot.name] = (0, slot.name.partition(":")[0])
                continue
            total = sum(w for _, w in slot.parts)
            default = " ".join(split_text(self.text(row.base, words)[1])[2])
            tries = range(1, min(1 << total, 17))
            self.prefetch([self.put(row.base, slot.parts, v) for v in tries], words)
            for value in tries:
                size, text = self.text(self.put(row.base, slot.parts, value), words)
                mods = split_text(text)[2] if size else []
                new = [m for m in mods if m not in default.split(" ")]
                if size and new and split_text(text)[0] == row.name:
                    shows[slot.name] = (value, new[0].partition(":")[0])
                    break
        spans = {s.name: s.parts for s in row.modifiers}
        for slot in row.modifiers:
            for other in row.modifiers:
                pair = (key, slot.name, other.name)
                self.tried[pair] = self.tried.get(pair, 0) + 1
        names = list(shows)

        def both(first: str, second: str) -> int:
            return self.put(
                self.put(row.base, spans[first], shows[first][0]), spans[second], shows[second][0]
            )

        self.prefetch([both(a, b) for a in names for b in names], words)
        for a in range(len(names)):
            for b in range(a):
                first, second = names[b], names[a]
                if (key, first, second) in self.order:
                    continue
                bits = both(first, second)
                size, text = self.text(bits, words)
                words_of = [m.partition(":")[0] for m in split_text(text)[2]] if size else []
                if shows[first][1] in words_of and shows[second][1] in words_of:
                    before = words_of.index(shows[first][1]) < words_of.index(shows[second][1])
                    self.order[key, first, second] = before
                    self.order[key, second, first] = not before

    def has_sdst(self, base: int, words: int, operands: list[str]) -> bool:
        """Whether bits 8-14 of a VOP3 word name a scalar destination."""
        if len(operands) < 3:
            return False
        self.prefetch([(base & ~(127 << 8)) | code << 8 for code in (8, 12, 106)], words)
        seen = set()
        for code in (8, 12, 106):
            size, text = self.text((base & ~(127 << 8)) | code << 8, words)
            if size:
                shown = split_text(text)[1]
                if len(shown) == len(operands):
                    seen.add(shown[1])
        return len(seen) == 3

    @staticmethod
    def get(bits: int, parts: Parts) -> int:
        """The value of the parts in `bits`."""
        value = shift = 0
        for lo, width in parts:
            value |= (bits >> lo & ((1 << width) - 1)) << shift
            shift += width
        return value

    @staticmethod
    def put(bits: int, parts: Parts, value: int) -> int:
        """`bits` with `value` in the parts, lowest part first."""
        for lo, width in parts:
            mask = (1 << width) - 1
            bits = bits & ~(mask << lo) | (value & mask) << lo
            value >>= width
        return bits

    def dependent_columns(self, row: Row, i: int, words: int, slot: Slot) -> Iterator[Column]:
        """One column, or one for every value of the bits the operand depends on."""
        saved = row.base
        chosen = [self.put(saved, slot.select, value) for value in range(1 << sum(w for _, w in slot.select))]
        self.prefetch(chosen + [self.put(b, slot.parts, v) for b in chosen for v in (9, 255)], words)
        for value in range(1 << sum(w for _, w in slot.select)):
            row.base = self.put(saved, slot.select, value)
            yield self.column(row, i, words, slot.parts)
        row.base = saved

    def column(self, row: Row, i: int | None, words: int, parts: Parts) -> Column:
        """Text of operand `i` (None: of the modifiers) for every value of the parts."""
        total = sum(w for _, w in parts)
        mine = set(parts)
        fields = {n for n, span in row.layout.fields.items() if span in mine}
        fields |= {n for n in EXTRA_SPANS if row.layout.name == "VOPD" and "vdstx" in fields}
        free = {k for k, names in enumerate(self.hidden) if names & fields}
        free |= {k for k, bits in enumerate(self.extra) if mine & set(bits)}
        loose = i is None and row.layout.fields.get("op_sel") in parts
        size0, text0 = self.text(row.base, words)
        if not size0:
            return (None,) * (1 << total)
        _, base_ops, base_mods = split_text(text0)
        count = len(base_ops)
        if i is not None and i >= count:
            return (None,) * (1 << total)

        def at(value: int) -> str | None:
            size, text = self.text(self.put(row.base, parts, value), words)
            if not size:
                return None
            name, ops, mods = split_text(text)
            if name != row.name or len(ops) != count:
                return None
            if not loose and any(ops[k] != base_ops[k] for k in range(count) if k != i and k not in free):
                return None
            if i is None:
                return " ".join(mods)
            if ops[i].startswith("[") and row.layout.name in IMAGES:
                return list_widths(ops[i])
            return (
                ops[i]
                if size == size0 and ops[i] not in ("0x12345678", "0x5678")
                else "@" + self.literal_kind(self.put(row.base, parts, value), words, i)
            )

        if row.layout.name in IMAGES and i is not None:
            seen = at(9)
            if seen is None or seen.startswith("N"):
                return (seen,)
            image = (total, "image", seen, at(255))
            if image not in self.columns:
                self.columns[image] = tuple(at(v) for v in range(1 << total))
            return self.columns[image]
        keys = [v for v in FINGER if v < 1 << total]
        self.prefetch([self.put(row.base, parts, v) for v in keys], words)
        finger = (total, i is None, row.layout.name[:3], tuple(at(v) for v in keys))
        if finger not in self.columns:
            if all(t is None for t in finger[3]):
                self.columns[finger] = (None,) * (1 << total)
            else:
                self.prefetch([self.put(row.base, parts, v) for v in range(1 << total)], words)
                self.columns[finger] = tuple(at(v) for v in range(1 << total))
        return self.columns[finger]
