"""What one instruction is: its operands, modifiers, bit fields, bytes and text."""

from __future__ import annotations

from collections.abc import Iterator

from .columns import LiteralMark
from .literals import signed
from .registers import Label, Operand
from .row import Row, Slot, literal_value, take

_MERGED = {"op_sel_hi_op_sel_hi2": "op_sel_hi", "offset0_offset1": "offset"}


class Instruction:
    """One machine instruction of one architecture (DESIGN.md has the vocabulary).

    Made by `decode`, `assemble` or the mnemonic functions of an architecture module; not changed afterwards.
    """

    __slots__ = ("_operands", "bits", "row", "size", "target")

    def __init__(
        self, row: Row, bits: int, operands: tuple[Operand, ...] | None, size: int, target: str = ""
    ) -> None:
        self.row, self.bits, self.size = row, bits, size
        self._operands = operands
        self.target = target
        """Name of the label a branch goes to while its distance is not known, else empty."""

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The operands, in the order of the text."""
        found = self._operands
        if found is None:
            read = self.row.signature.read(self.bits) or ()
            found = tuple(
                literal_value(o, self.bits, self.row.words) if isinstance(o, LiteralMark) else o for o in read
            )
            if self.target:
                found = tuple(
                    Label(self.target) if n == "simm16" else o
                    for n, o in zip(self.operand_names, found, strict=True)
                )
            self._operands = found
        return found

    def with_target(self, label: str) -> Instruction:
        """The same branch, going to a label that is resolved later."""
        return Instruction(self.row, self.bits, None, self.size, label)

    def with_field(self, name: str, value: int) -> Instruction:
        """A copy with one raw bit field changed; ValueError when the value does not fit, KeyError for no
        such field."""
        lo, width = self.row.fields[name]
        if not 0 <= value < 1 << width:
            raise ValueError(f"{self.name}: field {name} is {value}, allowed are 0 to {(1 << width) - 1}")
        return Instruction(self.row, self.bits & ~(((1 << width) - 1) << lo) | value << lo, None, self.size)

    @property
    def arch(self) -> str:
        """Architecture group, such as `rdna3`."""
        return self.row.table.group

    @property
    def name(self) -> str:
        """The mnemonic LLVM prints, such as `v_add_f32_e32`; both halves of a VOPD."""
        return self.row.name.replace("::", " :: ")

    @property
    def mnemonic(self) -> str:
        """The name without encoding suffix; of a VOPD its X half."""
        from .table import base_name  # the table module needs rows: imported late

        return base_name(self.row.name.partition("::")[0])

    @property
    def mnemonic_y(self) -> str:
        """The Y half of a VOPD, else empty."""
        return self.row.name.partition("::")[2]

    @property
    def format(self) -> str:
        """Encoding: `VOP2`, `SMEM`, `VOP3SD`, …"""
        name = self.row.layout.name
        return "VOP3SD" if name == "VOP3" and "sdst" in self.row.signature.operand_names else name

    @property
    def variant(self) -> str:
        """`""`, `dpp16`, `dpp8` or `sdwa`."""
        return self.row.variant.removesuffix("fi")

    @property
    def op(self) -> int:
        """Opcode number within the encoding."""
        return self.row.op

    @property
    def operand_names(self) -> tuple[str, ...]:
        """Names of the operands, in their order."""
        return self.row.signature.operand_names

    def __getitem__(self, name: str) -> Operand:
        """The operand called `name`; KeyError when the instruction has none."""
        try:
            return self.operands[self.operand_names.index(name)]
        except ValueError:
            raise KeyError(
                f"{self.name} has no operand {name!r}; it has {', '.join(self.operand_names)}"
            ) from None

    def get(self, name: str) -> Operand | None:
        """The operand called `name`, or None."""
        names = self.operand_names
        return self.operands[names.index(name)] if name in names else None

    @property
    def modifiers(self) -> dict[str, int]:
        """Modifiers that differ from their default, by name."""
        sig = self.row.signature
        result: dict[str, int] = {}
        for bit, kind, i in sig.effects:
            if self.bits >> bit & 1:
                name = sig.operand_names[i]
                index = int(name[3]) if name[:3] == "src" and name[3:4].isdigit() else i
                result[kind] = result.get(kind, 0) | 1 << index
        for slot in sig.modifiers:
            value = take(slot.parts, self.bits)
            if value != slot.default:
                result.update(named_values(slot, value))
        if self.row.variant == "dpp8fi":
            result["fi"] = 1
        return result

    @property
    def fields(self) -> dict[str, int]:
        """Every bit field of the encoding by name, raw; a literal is not among them."""
        return {n: self.bits >> lo & ((1 << w) - 1) for n, (lo, w) in self.row.fields.items()}

    @property
    def words(self) -> tuple[int, ...]:
        """The 32-bit words, literal included."""
        return tuple(self.bits >> 32 * i & 0xFFFFFFFF for i in range(self.size // 4))

    @property
    def literal(self) -> int | None:
        """The literal dword (or quadword), None when there is none."""
        extra = self.size // 4 - self.row.words
        return self.bits >> 32 * self.row.words if extra > 0 and self.row.layout.name != "MIMG" else None

    def to_bytes(self) -> bytes:
        """Little-endian machine code."""
        return self.bits.to_bytes(self.size, "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Instruction) and (self.row, self.bits, self.size) == (
            other.row,
            other.bits,
            other.size,
        )

    def __hash__(self) -> int:
        return hash((self.row.name, self.bits))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __str__(self) -> str:
        """LLVM's canonical text."""
        row = self.row
        sig = row.signature
        if (
            sig.shows_plainly
            and self.bits & sig.quiet_mask == sig.modifier_default
            and self.size == 4 * row.words
        ):
            if row.layout.name in _SPECIAL_TEXT:
                return self._full_text()
            text = sig.plain(self.bits)
            return f"{row.name} {text}" if text else row.name
        return self._full_text()

    def _full_text(self) -> str:
        row = self.row
        literal = (self.bits >> 32 * row.words) & ((1 << 64) - 1)
        operands, modifiers = row.signature.full(self.bits, literal)
        if row.layout.name in ("VOPD", "VOPD3"):
            first, _, second = row.name.partition("::")
            cut = row.signature.operand_names.index("vdsty")
            parts = [
                f"{first} {', '.join(operands[:cut])} :: {second} {', '.join(operands[cut:])}",
                *modifiers,
            ]
            return " ".join(parts)
        if row.layout.name == "EXP" and len(operands) > 1:
            operands = [f"{operands[0]} {operands[1]}", *operands[2:]]
        if any(m[:2] == "/*" for m in modifiers):
            modifiers = [remark(m) if m[:2] == "/*" else m for m in modifiers]
        if not operands:
            gap = [""] if row.name == "tensor_stop" and modifiers else []  # LLVM's text has two spaces there
            return " ".join([row.name, *gap, *modifiers])
        name = row.name
        if (
            row.layout.name == "MIMG"
            and len(operands) > 1
            and operands[1][0] == "["
            and "ssamp" in row.signature.operand_names
        ):
            name += " "  # LLVM's text has two spaces there
        return " ".join([name, ", ".join(operands), *modifiers])


_SPECIAL_TEXT = frozenset({"VOPD", "VOPD3", "EXP"})


def remark(text: str) -> str:
    """A remark of LLVM's as it prints; in tables its spaces are written `^`."""
    inner = text[2:-2].replace("^", " ")
    return f" /* {inner[1:]} */" if inner[0] == " " else f"/* {inner} */"


def named_values(slot: Slot, value: int) -> Iterator[tuple[str, int]]:
    """Modifier names and values that a slot's bits stand for."""
    if slot.name == "scope_th":
        yield "scope", value & 3
        yield "th", value >> 2
    elif slot.kind in ("soffset", "hexoffset", "hexoffset0"):
        yield _MERGED.get(slot.name, slot.name), signed(value, slot.width)
    else:
        yield _MERGED.get(slot.name, slot.name), value
