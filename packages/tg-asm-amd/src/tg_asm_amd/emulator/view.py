"""What the emulator needs of an instruction: names, operands, modifiers and raw fields, changeable piece
by piece."""

from __future__ import annotations

from typing import NamedTuple

from ..inst import Instruction
from ..registers import Operand


class InstructionView(NamedTuple):
    """An instruction, or a part of one (half of a VOPD, an instruction without its modifiers)."""

    name: str
    mnemonic: str
    format: str
    variant: str
    operand_names: tuple[str, ...]
    operands: tuple[Operand, ...]
    modifiers: dict[str, int]
    fields: dict[str, int]
    mnemonic_y: str = ""

    @classmethod
    def of(cls, inst: Instruction) -> InstructionView:
        """The view of a decoded instruction."""
        fields, modifiers = dict(inst.fields), dict(inst.modifiers)
        if "op_sel_hi" in fields:  # its default differs between instructions: take the bits as they are
            modifiers["op_sel_hi"] = fields["op_sel_hi"] | fields.get("op_sel_hi2", 0) << 2
        return cls(
            inst.name, inst.mnemonic, inst.format, inst.variant, inst.operand_names, inst.operands,
            modifiers, fields, inst.mnemonic_y,
        )  # fmt: skip

    def get(self, name: str) -> Operand | None:
        """The operand called `name`, or None."""
        return self.operands[self.operand_names.index(name)] if name in self.operand_names else None

    def with_modifiers(self, *kept: str) -> InstructionView:
        """The same instruction with only these of its modifiers."""
        return self._replace(modifiers={key: value for key, value in self.modifiers.items() if key in kept})
