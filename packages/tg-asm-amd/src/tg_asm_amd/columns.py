"""What every value of a bit field means: texts, operands and back, expanded from the runs of a table file."""

from __future__ import annotations

import re

from .registers import SPECIAL, Imm, InlineConst, Operand, Reg, parse_register, special

_NUMBER = re.compile(r"\d+")
_SMALL = re.compile(r"-?\d+$")
_RUN = re.compile(r"(\d+)(?:-(\d+)(/2)?:(\d+):(\d+))?=(.*)$", re.S)
_REMARK = re.compile(r"~(\w+)")


class LiteralMark:
    """Stands in a column where a literal of this kind follows the instruction."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind


def advance(text: str, by: int) -> str:
    """`text` with every number before a comment raised by `by`."""
    head, mark, tail = text.partition("/*")
    if by and head.startswith(("v", "s", "a", "ttmp")):
        head = _NUMBER.sub(lambda m: str(int(m[0]) + by), head)
    return head + mark + tail


def to_operand(text: str, code: int) -> Operand | LiteralMark:
    """The operand that canonical text at this field value stands for."""
    if text.startswith("@"):
        return LiteralMark(text[1:])
    plain = text.partition("/*")[0]
    if (128 <= code <= 208 and _SMALL.match(plain)) or (240 <= code <= 248 and plain[:1] in "-0123456789"):
        return InlineConst(code, plain)
    return parse_register(plain) or Imm(code, text)


def fixed_operand(text: str) -> Operand:
    """The operand for text that no field chooses, such as `vcc_lo` or `off`."""
    if text in SPECIAL:
        return special(text)
    found = parse_register(text)
    if found:
        return found
    return Imm(int(text, 0)) if re.fullmatch(r"-?(0x)?[0-9a-f]+", text) else Imm(0, text)


class Column:
    """One field's values. `texts[v]` and `operands[v]` are None where value `v` is not allowed."""

    __slots__ = ("_codes", "_lookup", "_operands", "_packed", "_texts", "bits")

    def __init__(self, packed: str) -> None:
        bits, _, self._packed = packed.partition("\t")
        self.bits = int(bits)
        self._texts: list[str | None] | None = None
        self._operands: list[Operand | LiteralMark | None] | None = None
        self._codes: dict[str, int] | None = None
        self._lookup: dict[object, int] | None = None

    @property
    def texts(self) -> list[str | None]:
        """Text of every value."""
        if self._texts is None:
            texts: list[str | None] = [None] * (1 << self.bits)
            for run in self._packed.split("\t"):
                found = _RUN.match(run)
                if not found:
                    continue
                first, text = (
                    int(found[1]),
                    _REMARK.sub(r"/*Invalid register, operand has '\1' register class*/", found[6]),
                )
                if found[2] is None:
                    texts[first] = text
                    continue
                stride, period, step = 2 if found[3] else 1, int(found[4]), int(found[5])
                for member, value in enumerate(range(first, int(found[2]) + 1, stride)):
                    texts[value] = advance(text, step * (member // period))
            self._texts = texts
        return self._texts

    @property
    def operands(self) -> list[Operand | LiteralMark | None]:
        """Operand of every value."""
        if self._operands is None:
            low = self.bits if self.bits < 9 else 9
            mask = (1 << low) - 1
            self._operands = [
                None if t is None else to_operand(t, v & mask) for v, t in enumerate(self.texts)
            ]
        return self._operands

    @property
    def codes(self) -> dict[str, int]:
        """Text → lowest value that has it; texts LLVM marks as invalid are left out."""
        if self._codes is None:
            codes: dict[str, int] = {}
            for value, text in enumerate(self.texts):
                if (
                    text is None
                    or "/*" in text
                    or text[:1] == "@"
                    or (text[:2] == "0x" and 240 <= value & 511 <= 248)
                ):
                    continue  # LLVM's assembler makes a literal of a float constant printed as an integer
                known = codes.setdefault(text, value) & 511
                if self.bits >= 9 and text[0] == "v" and known < 256 <= value & 511:
                    codes[text] = value  # the vector code of a field that ignores its top bit
            self._codes = codes
        return self._codes

    @property
    def lookup(self) -> dict[object, int]:
        """Register, ("int", n), ("float", x) or ("literal", kind) → value."""
        if self._lookup is None:
            lookup: dict[object, int] = {}
            for value, operand in enumerate(self.operands):
                text = self.texts[value]
                if text is None or "/*" in text:
                    continue
                if isinstance(operand, LiteralMark):
                    lookup.setdefault("literal64" if operand.kind == "q64" else "literal", value)
                elif isinstance(operand, InlineConst):
                    number = operand.value
                    lookup.setdefault((type(number).__name__, number), value)
                elif isinstance(operand, Imm):
                    lookup.setdefault(("imm", operand.text), value)
                elif operand is not None:
                    lookup.setdefault(operand, self.codes.get(text, value))
            self._lookup = lookup
        return self._lookup

    @property
    def literal_kind(self) -> str | None:
        """Kind of the 32-bit literal this field allows, None when it allows none."""
        code = self.lookup.get("literal")
        mark = self.operands[code] if code is not None else None
        return mark.kind if isinstance(mark, LiteralMark) else None


def describe(column: Column) -> str:
    """What the column accepts, in a few words, for messages and docstrings."""
    kinds: dict[str, list[Reg]] = {}
    constants = False
    words: list[str] = []
    for operand in column.operands:
        if isinstance(operand, Reg):
            if operand.kind == "special":
                words.append(operand.text)
            else:
                kinds.setdefault(
                    operand.kind + (f"[{operand.count}]" if operand.count > 1 else "") + operand.half, []
                ).append(operand)
        elif isinstance(operand, InlineConst):
            constants = True
    parts = list(kinds)
    if constants:
        parts.append("inline constant")
    if "literal" in column.lookup:
        parts.append("literal")
    if words:
        parts.append("special register")
    return " or ".join(parts) or "a fixed value"
