"""What one instruction is: its operands, modifiers, bit fields and bytes."""

from __future__ import annotations

from collections.abc import Mapping

from .registers import Operand


class Instruction:
    """One machine instruction of one architecture (see DESIGN.md for the vocabulary)."""

    __slots__ = (
        "arch",
        "fields",
        "format",
        "mnemonic",
        "mnemonic_y",
        "modifiers",
        "name",
        "operand_names",
        "operands",
        "variant",
        "words",
    )

    def __init__(
        self,
        arch: str,
        name: str,
        mnemonic: str,
        format: str,
        operand_names: tuple[str, ...],
        operands: tuple[Operand, ...],
        modifiers: Mapping[str, int],
        fields: Mapping[str, int],
        words: tuple[int, ...],
        variant: str = "",
        mnemonic_y: str = "",
    ) -> None:
        self.arch, self.name, self.mnemonic, self.format = arch, name, mnemonic, format
        self.operand_names, self.operands = operand_names, operands
        self.modifiers, self.fields, self.words = modifiers, fields, words
        self.variant, self.mnemonic_y = variant, mnemonic_y

    def __getitem__(self, name: str) -> Operand:
        """The operand called `name`; KeyError when the instruction has none."""
        try:
            return self.operands[self.operand_names.index(name)]
        except ValueError:
            raise KeyError(f"{self.name} has no operand {name!r}; it has {self.operand_names}") from None

    def get(self, name: str) -> Operand | None:
        """The operand called `name`, or None."""
        return self.operands[self.operand_names.index(name)] if name in self.operand_names else None

    @property
    def size(self) -> int:
        """Bytes, literal included."""
        return 4 * len(self.words)

    def to_bytes(self) -> bytes:
        """Little-endian machine code."""
        return b"".join(word.to_bytes(4, "little") for word in self.words)
