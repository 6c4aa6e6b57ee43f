"""How LLVM's text comes apart: mnemonic, operands, modifiers, and what differs between two of them."""

from __future__ import annotations

import re

Column = tuple[str | None, ...]
"""Texts of one field by value, None where LLVM rejects the value."""
MODIFIER = re.compile(
    r"^(/\*.*|clamp|mul:\d|div:\d|offset\d?:.*|gds|glc|slc|dlc|sc[01c]|nt|nv|th:.*|scope:.*|offen|idxen|lds|tfe|format:.*|dmask:.*|dim:.*|unorm"
    r"|a16|r128|d16|lwe|da|cbsz:.*|abid:.*|blgp:.*|neg:.*|quad_perm.*|row_.*|wave_.*|dpp8.*|bank_mask.*|bound_ctrl.*|fi:.*|dst_sel.*"
    r"|dst_unused.*|src\d_sel.*|wait_.*|done|compr|vm|row_en|bitop3:.*|byte_sel:.*|index_key.*|matrix_.*|scale_offset|scale_sel:.*"
    r"|op_sel(_hi)?:.*|neg_(lo|hi):.*|high|bound_.*|dfmt.*|nfmt.*|mask:.*|swizzle.*)$"
)  # fmt: skip
_REMARK = re.compile(r" ( ?)/\* ([^*]*) \*/")
_COMMA = re.compile(r",(?![^\[]*\])(?![^(]*\))(?![^/]*\*/)\s*")
_SPACE = re.compile(r" (?![^\[]*\])(?![^(]*\))(?![^/]*\*/)")


def _nested(text: str) -> list[str]:
    """Comma-separated parts of a text with lists inside lists."""
    parts = []
    depth = start = 0
    for at, ch in enumerate(text):
        depth += (ch in "[(") - (ch in "])")
        if ch == "," and not depth and text.count("/*", 0, at) == text.count("*/", 0, at):
            parts.append(text[start:at].strip())
            start = at + 1
    return [*parts, text[start:].strip()]


def split_text(text: str) -> tuple[str, list[str], list[str]]:
    """Mnemonic, operands, modifiers of one line of canonical text."""
    text = _REMARK.sub(lambda m: " /*" + (m[1] + m[2]).replace(" ", "^") + "*/", text)
    name, _, rest = text.partition(" ")
    rest = rest.removeprefix(" ")  # image instructions with separate addresses have two spaces
    if " :: " in rest:
        rest, _, second = rest.partition(" :: ")
        y_name, _, y_rest = second.partition(" ")
        name, rest = f"{name} :: {y_name}", f"{rest}, {y_rest}"
    if name in ("exp", "export"):
        rest = rest.replace(" ", ", ", 1)
    parts = _nested(rest) if "]]" in rest else _COMMA.split(rest) if rest else []
    if not parts:
        return name, [], []
    pieces = _SPACE.split(parts.pop())
    if not parts and MODIFIER.match(pieces[0]):
        return name, parts, pieces
    cut = next((i for i, p in enumerate(pieces) if i and MODIFIER.match(p)), len(pieces))
    return name, [*parts, " ".join(pieces[:cut])], pieces[cut:]


def half_only(before: list[str], after: list[str]) -> bool:
    """Whether the operands agree but for one that now names the high half of its register."""
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    return not changed or len(changed) == 1 and changed[0][0].replace(".l", ".h") == changed[0][1]


def list_widths(text: str) -> str:
    """`N1,1,3`: the register counts of a list of address registers."""
    widths = []
    for item in text[1:-1].split(", "):
        found = re.fullmatch(r"v\[(\d+):(\d+)\]", item)
        widths.append(str(int(found[2]) - int(found[1]) + 1) if found else "1")
    return "N" + ",".join(widths)


def own_words(column: Column) -> Column:
    """A column of modifier texts without the words that every value shares."""
    shown = [c.split(" ") for c in column if c is not None]
    common = set(shown[0]).intersection(*shown[1:]) if shown else set()
    return tuple(c if c is None else " ".join(w for w in c.split(" ") if w not in common) for c in column)
