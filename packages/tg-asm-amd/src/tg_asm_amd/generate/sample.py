"""Which lines of assembly test an architecture: texts LLVM prints for words made from every row of the table.

`python -m tg_asm_amd.generate.sample GROUP COUNT` prints `bytes<tab>line` for lines LLVM's assembler accepts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from ..layouts import GROUPS
from ..literals import INLINE_F32
from ..row import Row, place
from ..table import Table, base_name, load
from .oracle import SafeDisassembler, assemble_lines

LITERALS = (0, 1, 64, 65, 0xFFFFFFF0, 0xFFFFFFEF, 0x3C00, 0x3F80, 0x12345678, 0x8000, 0xFFFF, *INLINE_F32)


def all_rows(table: Table) -> list[Row]:
    """Every row, in the order of the table."""
    return [row for rows in table.by_name.values() for row in rows]


def random_word(row: Row, source: random.Random) -> bytes:
    """24 bytes that most likely are this instruction: random operands, modifiers mostly at their default."""
    sig = row.signature
    bits = source.getrandbits(192)
    for slot in sig.modifiers:
        if source.random() < 0.75:
            bits = bits & ~slot.mask | row.base & slot.mask
        elif slot.columns:
            allowed = [v for v, t in enumerate(slot.columns[0].texts) if t is not None]
            bits = bits & ~slot.mask | place(slot.parts, source.choice(allowed))
    if source.random() < 0.5:
        bits &= ~sig.effect_mask
    for slot in sig.operands:
        if slot.columns and slot.parts and not slot.lists:
            codes = list(slot.column(bits).codes.values())
            literal = slot.column(bits).lookup.get("literal")
            if literal is not None and source.random() < 0.08:
                codes = [literal]
            if codes:
                bits = bits & ~slot.mask | place(slot.parts, source.choice(codes))
    at = 32 * row.words
    literal_bits = source.choice(LITERALS) if source.random() < 0.7 else source.getrandbits(32)
    bits = bits & ~(0xFFFFFFFF << at) | literal_bits << at
    if row.layout.name == "MIMG":
        bits = bits & ~(0xFFFFFFFF << at) | source.getrandbits(32) << at
    fixed = row.layout.key_mask | row.form_mask
    bits = bits & ~sig.fixed_mask | sig.fixed_value
    bits = bits & ~fixed | row.layout.key(row.op) | row.form_value
    return (bits & ((1 << 192) - 1)).to_bytes(24, "little")


def random_lines(group: str, count: int, seed: int = 1) -> Iterator[str]:
    """About `count` different canonical texts of an architecture, spread over all rows."""
    source = random.Random(seed)
    rows = all_rows(load(group))
    source.shuffle(rows)
    llvm = SafeDisassembler(GROUPS[group])
    seen: set[str] = set()
    try:
        for start in range(0, 4 * count, 2048):
            words = [random_word(rows[(start + i) % len(rows)], source) for i in range(2048)]
            llvm.prefetch(words)
            for word in words:
                size, text = llvm(word)
                if size and "/*" not in text and text not in seen:
                    seen.add(text)
                    yield text
                    if len(seen) >= count:
                        return
            llvm.forget()
    finally:
        llvm.close()


def accepted_lines(group: str, count: int, seed: int = 1) -> list[tuple[str, bytes]]:
    """Lines that LLVM's assembler accepts, with its bytes.

    Only those whose bytes LLVM's disassembler prints as the same line: for some operands (literals behind DPP
    or in VOP3 of GFX9, null as a barrier) the two disagree, and then neither can be the oracle.
    """
    result: list[tuple[str, bytes]] = []
    llvm = SafeDisassembler(GROUPS[group])
    lines = list(random_lines(group, int(count * 1.7) + 200, seed))
    codes = assemble_lines(GROUPS[group], lines)
    llvm.prefetch([code + bytes(16) for code in codes if code])
    for line, code in zip(lines, codes, strict=True):
        if code is not None and llvm(code + bytes(16)) == (len(code), line):
            result.append((line, code))
    llvm.close()
    return result[:count]


ALIAS_SOURCES = {
    "rdna3": ("rdna2",),
    "rdna3_5": ("rdna2",),
    "rdna4": ("rdna2", "rdna3"),
    "gfx1250": ("rdna2", "rdna3"),
}
"""Group → the groups whose names LLVM's assembler also takes for it."""


def alias_lines(group: str, tries: int = 12, seed: int = 1) -> list[tuple[str, bytes]]:
    """Lines under other architectures' names that LLVM accepts, with its bytes."""
    source = random.Random(seed)
    known = load(group).mnemonics
    lines: list[str] = []
    for other in ALIAS_SOURCES.get(group, ()):
        rows = [row for row in all_rows(load(other)) if base_name(row.name) not in known]
        llvm = SafeDisassembler(GROUPS[other])
        words = [random_word(row, source) for row in rows for _ in range(tries)]
        llvm.prefetch(words)
        lines += [text for size, text in map(llvm, words) if size and "/*" not in text]
        llvm.close()
    lines = list(dict.fromkeys(lines))
    return [(t, c) for t, c in zip(lines, assemble_lines(GROUPS[group], lines), strict=True) if c is not None]


if __name__ == "__main__":
    for text, code in accepted_lines(sys.argv[1], int(sys.argv[2])):
        print(f"{code.hex()}\t{text}")
