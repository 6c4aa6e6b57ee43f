"""How operands and modifiers become bits: matches texts or Python values against one row of the table."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .columns import Column, LiteralMark, describe
from .inst import Instruction
from .literals import INLINE_BF16, INLINE_F16, INLINE_F32, INLINE_F64, is_small, signed
from .numbers import evaluate, number_range, parse_float, parse_integer, parse_number
from .registers import Imm, InlineConst, Label, Literal, Modified, Reg, RegList
from .row import LIST_AT, Row, Signature, Slot, literal_value, place, take

INLINE_BY_KIND = {
    "b32": INLINE_F32,
    "plain": INLINE_F32,
    "i16": {},
    "int": {},
    "v2i16": {},
    "b64": INLINE_F64,
    "f64": INLINE_F64,
    "f16": INLINE_F16,
    "v2f16": INLINE_F16,
    "f16w": INLINE_F16,
    "bf16w": INLINE_BF16,
    "bf16": INLINE_BF16,
    "v2bf16": INLINE_BF16,
}
BITS_BY_KIND = {"f16": 16, "bf16": 16, "i16": 16, "b64": 64, "f64": 64}
_REGISTER_FORMS = re.compile(r"(s|v|a|acc|ttmp)\[\s*([^:\]]+?)\s*(?::\s*([^\]]+?)\s*)?\](\.[lh])?$")
_REGISTER_LIST = re.compile(r"\[\s*((?:s|v|a|ttmp)\d+(?:\s*,\s*(?:s|v|a|ttmp)\d+)*)\s*\]$")
_ALIASES = {
    "scc": "src_scc",
    "vccz": "src_vccz",
    "execz": "src_execz",
    "shared_base": "src_shared_base",
    "shared_limit": "src_shared_limit",
    "private_base": "src_private_base",
    "private_limit": "src_private_limit",
    "lds_direct": "src_lds_direct",
    "src_lds_direct": "lds_direct",
    "pops_exiting_wave_id": "src_pops_exiting_wave_id",
}


class MatchError(ValueError):
    """This row does not take these operands; `progress` says how many fitted."""

    def __init__(self, message: str, progress: int = 0) -> None:
        super().__init__(message)
        self.progress = progress


@dataclass(frozen=True)
class OpenTarget:
    """A symbol whose value was not known: a branch's `slot`, or a literal of relocation `kind`."""

    name: str
    slot: Slot | None = None
    kind: str = "branch"
    addend: int = 0


_RELOCATED = re.compile(
    r"([A-Za-z_.$][\w.$]*)@(rel32@lo|rel32@hi|abs32@lo|abs32@hi|rel32|abs32)\s*(?:([+-])\s*(\w+))?$"
)


class Building:
    """Bits of one instruction while its operands are put in."""

    __slots__ = ("bits", "label", "literal", "row", "wide")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.bits = row.base
        self.literal: int | None = None
        self.wide = False
        self.label: OpenTarget | None = None

    def put(self, slot: Slot, value: int) -> None:
        keep = self.row.signature.modifier_mask  # a half chosen by op_sel may also be said by that modifier
        self.bits = self.bits & ~(slot.mask & ~keep) | place(slot.parts, value)

    def set_literal(self, value: int, wide: bool = False) -> None:
        if self.row.layout.name == "VOPD3":
            raise MatchError("the three-source dual-issue encoding has no room for a literal", 90)
        if self.literal is not None and (self.literal, self.wide) != (value, wide):
            raise MatchError(
                f"two different literals {self.literal:#x} and {value:#x}: an instruction holds one", 90
            )
        self.literal, self.wide = value, wide

    def finish(self) -> Instruction:
        """The instruction; MatchError when the bits contradict each other."""
        row = self.row
        sig = row.signature
        operands = sig.read(self.bits)
        if operands is None:
            raise MatchError("the operands do not go together in this encoding", 80)
        size = 4 * row.words
        if row.layout.name == "MIMG" and "nsa" in row.layout.fields:
            lo, width = row.layout.fields["nsa"]
            size += 4 * (self.bits >> lo & ((1 << width) - 1))
        bits = self.bits
        if row.name == "v_mfma_ld_scale_b32":
            bits |= 1 << 14  # LLVM's assembler sets it whatever op_sel_hi says
        if self.literal is not None or row.size > size:
            literal = self.literal or 0
            bits |= literal << 8 * size
            size += 8 if self.wide else 4
            operands = tuple(
                literal_value(o, bits, row.words) if isinstance(o, LiteralMark) else o for o in operands
            )
        return Instruction(row, bits, operands, size)  # type: ignore[arg-type]


def float_bits(value: float, kind: str) -> int:
    """Literal dword for a floating-point number in an operand of this kind; MatchError when it does not
    fit."""
    try:
        if kind in ("f16", "f16w", "v2f16", "i16", "v2i16"):
            return int.from_bytes(struct.pack("<e", value), "little")
        if kind in ("f64", "b64"):
            return int.from_bytes(struct.pack("<d", value), "little") >> 32
        single = int.from_bytes(struct.pack("<f", value), "little")
    except OverflowError:
        raise MatchError(f"{value} does not fit a literal of this operand", 60) from None
    return single >> 16 if kind in ("bf16", "bf16w", "v2bf16") else single


def takes_half_bits(name: str) -> bool:
    """Whether an integer with the bits of a half is that inline constant for LLVM's assembler."""
    return name[0] == "v" and "f16" in name and not any(kind in name for kind in ("u16", "i16", "b16"))


def integer_operand(build: Building, slot: Slot, column: Column, value: int, forced: bool) -> int:
    """Field value for an integer: inline code if there is one, else the literal."""
    kind = column.literal_kind
    width = BITS_BY_KIND.get(kind or "b32", 32)
    top = 64 if width == 64 else 32
    if not -(1 << (top - 1)) <= value < 1 << top:
        raise MatchError(f"{value} does not fit {top} bits", 60)
    number = value
    if kind != "i16" and value >> width in (0, -1):
        number = signed(value & ((1 << width) - 1), width)
    if width == 32 and not -(1 << 31) <= number < 1 << 31:
        number = signed(value & 0xFFFFFFFF, 32)
    if not forced:
        if is_small(number):
            code = column.codes.get(str(number))
            if code is not None:
                return code
        table = INLINE_BY_KIND.get(kind or "b32", INLINE_F32)
        if kind in ("f16", "f16w", "v2f16") and not takes_half_bits(build.row.name):
            table = {}  # integers of 16 bits print like halves, but LLVM's assembler keeps their bits
        text = table.get(value & ((1 << width) - 1))
        if text is not None and text in column.codes:
            return column.codes[text]
    code = column.lookup.get("literal")
    if code is None:
        raise MatchError(f"{value:#x} is no inline constant and {slot.name} takes no literal", 60)
    if width == 64 and not -(1 << 31) <= value < 1 << 32:
        wide = column.lookup.get("literal64")
        if wide is None:
            raise MatchError(f"{value:#x} does not fit a 32-bit literal", 60)
        build.set_literal(value & ((1 << 64) - 1), True)
        return wide
    if width == 64 and value < 0:
        wide = column.lookup.get("literal64")
        if wide is None and kind == "b64":
            raise MatchError(f"{value} does not fit a zero-extended 32-bit literal", 60)
        if wide is not None:
            build.set_literal(value & ((1 << 64) - 1), True)
            return wide
    build.set_literal(value & (0xFFFF if width == 16 and -0x8000 <= value < 0x10000 else 0xFFFFFFFF))
    return code


def float_operand(build: Building, slot: Slot, column: Column, value: float) -> int:
    """Field value for a floating-point number."""
    kind = column.literal_kind or "b32"
    text = "0" if value == 0 and str(value)[0] != "-" else repr(float(value))
    if text == "0.15915494309189532":
        text = "0.15915494"
    code = column.codes.get(text)
    if code is None and text == "0.15915494":
        code = column.codes.get("0.15915494309189532")
    if code is not None:
        return code
    code = column.lookup.get("literal")
    if code is None:
        raise MatchError(f"{value} is no inline constant and {slot.name} takes no literal", 60)
    if "literal64" in column.lookup and kind in ("f64", "b64"):
        bits = int.from_bytes(struct.pack("<d", value), "little")
        if bits & 0xFFFFFFFF:
            build.set_literal(bits, True)
            return column.lookup["literal64"]
    build.set_literal(float_bits(value, kind))
    return code


def normal_register(text: str, symbols: Mapping[str, int]) -> str:
    """Canonical spelling of a register (`v[3]` → `v3`, `[s0,s1]` → `s[0:1]`); other texts unchanged."""
    found = _REGISTER_FORMS.match(text)
    if found:
        kind = "a" if found[1] == "acc" else found[1]
        first = evaluate(found[2], symbols)
        last = first if found[3] is None else evaluate(found[3], symbols)
        if last < first:
            raise MatchError(f"{text}: the last register comes before the first", 50)
        return (f"{kind}{first}" if first == last else f"{kind}[{first}:{last}]") + (found[4] or "")
    listed = _REGISTER_LIST.match(text)
    if listed:
        items = [i.strip() for i in listed[1].split(",")]
        kind = items[0].rstrip("0123456789")
        numbers = [int(i[len(kind) :]) for i in items if i.startswith(kind) and i[len(kind) :].isdigit()]
        if numbers == list(range(numbers[0], numbers[0] + len(items))):
            return items[0] if len(items) == 1 else f"{kind}[{numbers[0]}:{numbers[-1]}]"
        return text
    return _ALIASES.get(text, text)


_EFFECT = re.compile(r"(neg|abs|sext)\((.*)\)$")


def strip_effects(text: str) -> tuple[str, set[str]]:
    """Operand text without `-`, `|..|`, `neg()`, `abs()`, `sext()`, and which of them it had."""
    effects: set[str] = set()
    while True:
        if text.startswith("-") and not text[1:2].isdigit() and text[1:2] != ".":
            effects.add("neg")
            text = text[1:].strip()
        elif len(text) > 2 and text[0] == "|" and text[-1] == "|":
            effects.add("abs")
            text = text[1:-1].strip()
        elif found := _EFFECT.match(text):
            effects.add(found[1])
            text = found[2].strip()
        else:
            return text, effects


def set_effects(build: Building, sig: Signature, index: int, effects: set[str]) -> None:
    for kind in effects:
        bit = next((b for b, k, i in sig.effects if k == kind and i == index), None)
        if bit is None:
            raise MatchError(f"operand {sig.operand_names[index]} takes no {kind}", 5)
        build.bits |= 1 << bit


def text_operand(build: Building, sig: Signature, index: int, text: str, symbols: Mapping[str, int]) -> None:
    """Put one operand given as assembly text into the bits."""
    slot = sig.operands[index]
    if slot.fixed is not None:
        shown = str(slot.fixed)
        if text != shown and normal_register(text, symbols) != shown and not (text == "0" and shown == "0"):
            raise MatchError(f"operand {index + 1} is {text}, only {shown} is possible", index)
        return
    if slot.literal:
        set_mandatory_literal(build, slot, text, symbols)
        return
    if slot.kind:
        try:
            build.put(slot, parse_number(slot.kind, text, slot.width, slot.names, symbols))
        except ValueError as error:
            if slot.kind == "dec" and slot.width == 16 and re.fullmatch(r"[A-Za-z_.$][\w.$@]*|\d+[bf]", text):
                build.label = OpenTarget(text, slot)
                return
            raise MatchError(f"{slot.name}: {error}", index) from None
        return
    if slot.lists and text.startswith("["):
        set_register_list(build, slot, text)
        return
    column = slot.column(build.bits)
    code = column.codes.get(text) if column.bits else None
    if code is None:
        code = slow_operand(build, sig, index, column, text, symbols)
    build.put(slot, code)


def slow_operand(
    build: Building, sig: Signature, index: int, column: Column, text: str, symbols: Mapping[str, int]
) -> int:
    """Field value for an operand that is not in canonical spelling."""
    slot = sig.operands[index]
    plain, effects = strip_effects(text)
    if effects:
        set_effects(build, sig, index, effects)
    given, plain = plain, normal_register(plain, symbols)
    for candidate in (given, plain, plain + ".l"):
        if candidate in column.codes:
            return column.codes[candidate]
    forced = re.fullmatch(r"lit(64)?\((.*)\)", plain)
    value = parse_integer(forced[2] if forced else plain)
    if value is not None and forced and forced[1]:
        code = column.lookup.get("literal64")
        if code is None:
            raise MatchError(f"operand {slot.name} takes no 64-bit literal", index)
        build.set_literal(value & ((1 << 64) - 1), True)
        return code
    if value is not None:
        return integer_operand(build, slot, column, value, forced is not None)
    number = parse_float(plain)
    if number is not None:
        return float_operand(build, slot, column, number)
    if "@" in plain and "literal" in column.lookup and (found := _RELOCATED.match(plain)):
        addend = (parse_integer(found[4]) or 0) * (-1 if found[3] == "-" else 1) if found[4] else 0
        build.label = OpenTarget(found[1], None, found[2], addend)
        build.set_literal(0)
        return column.lookup["literal"]
    if not re.match(r"(s|v|a|ttmp)[\d\[]", plain) and ("literal" in column.lookup or "1" in column.codes):
        try:
            return integer_operand(build, slot, column, evaluate(plain, symbols), False)
        except MatchError:
            raise
        except ValueError as error:
            raise MatchError(f"operand {slot.name}: {error}", index) from None
    raise MatchError(f"operand {slot.name} is {text}, possible are {describe(column)}", index)


def set_mandatory_literal(build: Building, slot: Slot, text: str, symbols: Mapping[str, int]) -> None:
    """The literal that fmaak, fmamk and setreg_imm32 always have."""
    forced = re.fullmatch(r"lit\((.*)\)", text)
    text = forced[1] if forced else text
    number = parse_float(text)
    if number is not None:
        build.set_literal(float_bits(number, slot.literal))
        return
    try:
        value = evaluate(text, symbols)
    except ValueError as error:
        raise MatchError(f"literal: {error}", 50) from None
    if slot.literal == "q64":
        build.set_literal(value & ((1 << 64) - 1), True)
        return
    if not -(1 << 31) <= value < 1 << 32:
        raise MatchError(f"{value} does not fit a 32-bit literal", 50)
    build.set_literal(value & 0xFFFFFFFF)


def set_register_list(build: Building, slot: Slot, text: str) -> None:
    """Address registers `[v0, v5, v[7:8]]` of an image instruction; chooses the list form that fits."""
    items = [t.strip() for t in re.findall(r"v\d+|v\[[^\]]*\]", text)]
    registers = []
    for item in items:
        found = re.fullmatch(r"v(\d+)|v\[\s*(\d+)\s*(?::\s*(\d+)\s*)?\]", item)
        if not found:
            raise MatchError(f"{text} is no list of vector registers", 50)
        first = int(found[1] or found[2])
        registers.append((first, int(found[3]) - first + 1 if found[3] else 1))
    place_list(build, slot, registers)


def place_list(build: Building, slot: Slot, registers: Sequence[tuple[int, int]]) -> None:
    """Write a list of (first register, count) into the address fields."""
    row = build.row
    widths = tuple(count for _, count in registers)
    fields = row.layout.fields
    places = [slot.parts[0], *LIST_AT[row.layout.name]]
    trial = build.bits
    if "nsa" in fields:
        lo, width = fields["nsa"]
        words = (len(registers) + 2) // 4 if row.layout.name == "MIMG" else 0
        if not 0 < words < 1 << width:
            raise MatchError(f"{len(registers)} address registers do not fit this encoding", 50)
        trial = trial & ~(((1 << width) - 1) << lo) | words << lo
    if slot.lists.get(take(slot.select, trial) if slot.select else 0) != widths:
        raise MatchError(f"address registers of widths {widths} do not fit the instruction's dimension", 50)
    for (first, _), (lo, size) in zip(registers, places, strict=False):
        trial = trial & ~(((1 << size) - 1) << lo) | first << lo
    build.bits = trial


def value_operand(build: Building, sig: Signature, index: int, value: object) -> None:
    """Put one operand given as a Python value into the bits."""
    slot = sig.operands[index]
    effects: set[str] = set()
    if isinstance(value, Modified):
        effects = {k for k in ("neg", "abs", "sext") if getattr(value, k)}
        value = value.operand
        set_effects(build, sig, index, effects)
    if isinstance(value, (str, Label)):
        text_operand(build, sig, index, str(value), {})
        return
    if slot.fixed is not None:
        if value is not slot.fixed and str(value) != str(slot.fixed):
            raise MatchError(f"operand {index + 1} is {value}, only {slot.fixed} is possible", index)
        return
    if slot.literal:
        set_mandatory_literal(build, slot, str(value), {})
        return
    if slot.kind:
        number = value.value if isinstance(value, Imm) else value
        if not isinstance(number, int):
            raise MatchError(f"operand {slot.name} is {value!r}, an integer is needed", index)
        low, high = number_range(slot.kind, slot.width)
        if not low <= number <= high:
            raise MatchError(f"{slot.name} is {number}, allowed are {low} to {high}", index)
        build.put(slot, number & ((1 << slot.width) - 1))
        return
    if isinstance(value, (list, tuple, RegList)):
        items = value.items if isinstance(value, RegList) else value
        place_list(build, slot, [(r.index, r.count) for r in items])
        return
    column = slot.column(build.bits)
    code = column.lookup.get(value) if isinstance(value, (Reg, InlineConst, Literal)) else None
    if code is None and isinstance(value, Reg):
        code = column.codes.get(str(value))
        if code is None:
            code = column.codes.get(f"{value}.l")
    elif isinstance(value, InlineConst):
        code = column.codes.get(value.text)
    elif isinstance(value, Literal):
        code = integer_operand(build, slot, column, value.value, True)
    elif isinstance(value, bool) or code is None and isinstance(value, (int, Imm)):
        number = value.value if isinstance(value, Imm) else int(value)
        text = str(number)
        if isinstance(value, Imm) and value.text in column.codes:
            code = column.codes[value.text]
        elif text in column.codes:
            code = column.codes[text]
        else:
            code = integer_operand(build, slot, column, number, False)
    elif isinstance(value, float):
        code = float_operand(build, slot, column, value)
    if code is None:
        raise MatchError(f"operand {slot.name} is {value}, possible are {describe(column)}", index)
    build.put(slot, code)


def put_operands(
    build: Building, sig: Signature, values: Sequence[object], symbols: Mapping[str, int]
) -> None:
    """All operands, those that others depend on first."""
    if (
        build.row.layout.name == "SCRATCH"
        and build.row.table.group not in ("rdna2", "cdna2")
        and "vaddr" in sig.operand_names
    ):
        if str(values[sig.operand_names.index("vaddr")]) != "off":
            build.bits |= 1 << build.row.layout.fields["sve"][0]
    if build.row.layout.name == "EXP":
        lo, _ = build.row.layout.fields["en"]
        for i in range(4):
            shown = (
                f"vsrc{i}" in sig.operand_names and str(values[sig.operand_names.index(f"vsrc{i}")]) != "off"
            )
            build.bits = build.bits & ~(1 << lo + i) | shown << lo + i
    later = []
    for index, value in enumerate(values):
        if sig.operands[index].select:
            later.append((index, value))
        elif isinstance(value, str):
            text_operand(build, sig, index, value, symbols)
        else:
            value_operand(build, sig, index, value)
    later.sort(key=lambda item: sig.operands[item[0]].name != "saddr")  # the address depends on it
    for index, value in later:
        if isinstance(value, str):
            text_operand(build, sig, index, value, symbols)
        else:
            value_operand(build, sig, index, value)
    if sig.overlaps:
        check_overlaps(build, sig, values)


def check_overlaps(build: Building, sig: Signature, values: Sequence[object]) -> None:
    """Operands that share a bit (accumulation register or not) have to agree on it."""
    operands = sig.read(build.bits) or ()
    for index, (value, found) in enumerate(zip(values, operands, strict=False)):
        if (
            isinstance(found, Reg)
            and isinstance(value, Reg)
            and found is not value
            and found.kind != value.kind
        ):
            raise MatchError(
                f"operand {sig.operand_names[index]} is {value}, the others ask for {found}", index
            )
        if (
            isinstance(found, Reg)
            and isinstance(value, str)
            and found.kind in "va"
            and value[:1] in "va"
            and found.kind != value[0]
        ):
            raise MatchError(
                f"operand {sig.operand_names[index]} is {value}, the others ask for {found}", index
            )
