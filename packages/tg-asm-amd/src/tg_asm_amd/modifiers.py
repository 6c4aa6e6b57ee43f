"""Which bits a modifier word (`clamp`, `offset:16`, `quad_perm:[3,2,1,0]`) sets in a row."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .encode import Building, MatchError
from .numbers import evaluate, number_range, parse_number
from .row import Signature, Slot, place

VARIANT_WORDS = {
    "dpp16": ("quad_perm", "row_", "wave_", "bank_mask", "bound_ctrl", "fi"),
    "dpp8": ("dpp8",),
    "sdwa": ("dst_sel", "dst_unused", "src0_sel", "src1_sel"),
}
_ALIASES = {"dim:1D": "dim:SQ_RSRC_IMG_1D", "done": "done"}
_NUMERIC = re.compile(r"(\w+):(-?(?:0[xX][0-9a-fA-F]+|\d+))$")


class WordTable:
    """Words of the modifiers of one signature → (mask, bits)."""

    def __init__(self, sig: Signature) -> None:
        self.words: dict[str, tuple[int, int]] = {}
        self.numbers: dict[str, Slot] = {}
        self.numeric: dict[str, dict[int, str]] = {}
        self.lists: dict[str, Slot] = {}
        for slot in sig.modifiers:
            if slot.word:
                self.words[slot.word] = (0, 0)
                continue
            if slot.kind:
                self.numbers[slot.kind if slot.kind in ("dpp8", "bitop3") else "offset"] = slot
                continue
            self._add(slot)
        for word in self.words:
            found = _NUMERIC.match(word)
            if found:
                self.numeric.setdefault(found[1], {})[int(found[2], 0)] = word

    def _add(self, slot: Slot) -> None:
        texts = slot.columns[0].texts
        longer = []
        for value, text in enumerate(texts):
            if not text or "/*" in text:
                continue
            parts = text.split(" ")
            if len(parts) > 1:
                longer.append((value, parts))
            elif parts[0] not in self.words or slot.name.startswith(
                "op_sel_hi"
            ):  # bits of absent sources stay set
                bits = place(slot.parts, value)
                self.words[parts[0]] = (slot.mask if bits_complete(slot, texts) else bits, bits)
            if ":[" in text:
                self.lists[parts[0].partition(":")[0]] = slot
        for value, parts in longer:
            known = [p for p in parts if p in self.words]
            rest = [p for p in parts if p not in self.words]
            if len(rest) == 1:
                bits = place(slot.parts, value)
                for word in known:
                    bits &= ~self.words[word][1]
                self.words[rest[0]] = (bits, bits)


def bits_complete(slot: Slot, texts: list[str | None]) -> bool:
    """Whether one word says the whole field (not only a part, as scope and th do)."""
    return not any(t and " " in t for t in texts)


def word_table(sig: Signature) -> WordTable:
    """The word table of a signature, made on first use."""
    found: WordTable | None = sig.word_table
    if found is None:
        found = sig.word_table = WordTable(sig)
    return found


def put_modifiers(build: Building, words: list[str], symbols: Mapping[str, int]) -> None:
    """Set the bits of all modifier words; MatchError for one that the row has not."""
    sig = build.row.signature
    table = word_table(sig)
    for word in words:
        found = table.words.get(word)
        if found is not None:
            build.bits = build.bits & ~found[0] | found[1]
            continue
        _slow_word(build, table, word, symbols)


def _slow_word(build: Building, table: WordTable, word: str, symbols: Mapping[str, int]) -> None:
    name, _, value = word.partition(":")
    if word == "fi:1" and build.row.variant == "dpp8fi":
        return
    if (
        word in ("fi:0", "bound_ctrl:1", "bound_ctrl:0")
        or name in table.numbers
        or name in table.lists
        or name in table.numeric
    ):
        if word == "fi:0":
            return
        if name == "bound_ctrl":
            for other in ("bound_ctrl:1", "bound_ctrl:0"):
                if other in table.words:
                    build.bits |= table.words[other][1]
                    return
        if name in table.numbers:
            slot = table.numbers[name]
            try:
                number = _list_value(value, 3) if slot.kind == "dpp8" else _number(slot, value, symbols)
                build.bits = build.bits & ~slot.mask | place(slot.parts, number)
            except ValueError as error:
                raise MatchError(f"{name}: {error}", 85) from None
            return
        if name in table.numeric:
            try:
                number = evaluate(value, symbols)
            except ValueError:
                number = -1
            if number in table.numeric[name]:
                mask, bits = table.words[table.numeric[name][number]]
                build.bits = build.bits & ~mask | bits
                return
            if number == 0:
                return
        if name in table.lists and value.startswith("["):
            slot = table.lists[name]
            try:
                bits = _list_value(value, 1)
            except ValueError as error:
                raise MatchError(f"{name}: {error}", 85) from None
            if bits < 1 << slot.width and slot.columns[0].texts[bits] is not None:
                build.bits = build.bits & ~slot.mask | place(slot.parts, bits)
                return
    for prefix in ("dim:SQ_RSRC_IMG_", "format:"):
        if word.startswith(prefix.partition(":")[0] + ":") and prefix + value in table.words:
            mask, bits = table.words[prefix + value]
            build.bits = build.bits & ~mask | bits
            return
    if word in ("row_mask:0xf", "bank_mask:0xf"):
        return
    if re.fullmatch(r"(offset|abid|cbsz|blgp|th|scope):0", word):
        return
    raise MatchError(f"{build.row.name} has no modifier {word!r} here", 0)


def _number(slot: Slot, text: str, symbols: Mapping[str, int]) -> int:
    if slot.kind == "swizzle":
        return parse_number("swizzle", text, slot.width, slot.names, symbols)
    value = evaluate(text, symbols)
    low, high = number_range(slot.kind, slot.width)
    if (
        slot.kind in ("offset", "soffset", "poffset")
        and not low <= value <= high
        or value < low
        or value > high
    ):
        raise ValueError(f"{value} is out of range {low} to {high}")
    return value & ((1 << slot.width) - 1)


def _list_value(text: str, width: int) -> int:
    result = 0
    items = text.strip("[]").split(",")
    for i, item in enumerate(items):
        number = int(item, 0) if item.strip().isalnum() else -1
        if not 0 <= number < 1 << width:
            raise ValueError(f"{item!r} is out of range 0 to {(1 << width) - 1}")
        result |= number << width * i
    if width == 3 and len(items) != 8:
        raise ValueError("eight lanes are needed")
    return result


def wanted_variant(words: list[str]) -> str:
    """The variant that the words ask for: `dpp8`, `dpp16`, `sdwa` or none."""
    for variant in ("dpp8", "sdwa", "dpp16"):
        for word in words:
            if word.startswith(VARIANT_WORDS[variant]):
                if variant == "dpp8" and "fi:1" in words:
                    return "dpp8fi"
                return variant
    return ""
