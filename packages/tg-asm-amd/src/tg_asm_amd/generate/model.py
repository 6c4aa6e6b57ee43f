"""What the walk finds out: rows, their operands and modifiers."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..layouts import Layout
from .text import Column

Parts = tuple[tuple[int, int], ...]


@dataclass
class Slot:
    """One operand or modifier: its name, the bits that choose it, and its text for every value of them.

    `select` (bits of other fields) chooses among several columns; a fixed text has no parts.
    """

    name: str
    parts: Parts = ()
    columns: tuple[Column, ...] = ()
    select: Parts = ()
    text: str = ""
    kind: str = ""


@dataclass
class Row:
    """What one opcode (in one form) is."""

    layout: Layout
    variant: str
    op: int
    name: str
    size: int
    form: tuple[int, int]
    base: int
    operands: list[Slot] = field(default_factory=list)
    modifiers: list[Slot] = field(default_factory=list)
    effects: list[tuple[int, str, int]] = field(default_factory=list)
    fixed: tuple[int, int] = (0, 0)
    notes: list[str] = field(default_factory=list)
