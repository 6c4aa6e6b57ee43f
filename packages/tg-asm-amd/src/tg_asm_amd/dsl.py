"""How the instructions of an architecture look in Python: one callable per mnemonic."""

from __future__ import annotations

import inspect
import keyword
from collections.abc import Sequence
from typing import Any

from . import registers
from .assemble import LineAssembler
from .columns import describe
from .encode import Building, MatchError, put_operands
from .inst import Instruction
from .modifiers import put_modifiers, wanted_variant
from .numbers import number_range
from .registers import Label, Reg
from .row import Row, Slot, place
from .rules import check
from .table import Table, load

REGISTER_NAMES = (
    "v",
    "s",
    "a",
    "ttmp",
    "VCC",
    "VCC_LO",
    "VCC_HI",
    "EXEC",
    "EXEC_LO",
    "EXEC_HI",
    "NULL",
    "M0",
    "SCC",
    "OFF",
    "neg",
    "sext",
    "Reg",
    "Label",
)
FLAG_WORDS = {
    "clamp",
    "gds",
    "glc",
    "slc",
    "dlc",
    "sc0",
    "sc1",
    "nt",
    "offen",
    "idxen",
    "lds",
    "tfe",
    "unorm",
    "a16",
    "r128",
    "d16",
    "lwe",
    "done",
}
OMOD_WORDS = {1: "mul:2", 2: "mul:4", 3: "div:2"}
Fast = tuple[Row, int, list[dict[Any, int]], bool]


class NumberTable(dict[Any, int]):
    """Bits of a number field by (int, number), filled in on use; KeyError for numbers out of range."""

    def __init__(self, slot: Slot) -> None:
        super().__init__()
        self._lo, self._width = slot.parts[0]
        self._low, self._high = number_range(slot.kind, slot.width)

    def __missing__(self, key: tuple[type, int]) -> int:
        kind, number = key
        if kind is not int or not self._low <= number <= self._high:
            raise KeyError(key)
        bits = self[key] = (number & ((1 << self._width) - 1)) << self._lo
        return bits


class Mnemonic:
    """One instruction name of one architecture. Call it with operands in the order of the text.

    Operands: registers, int and float constants, labels (strings). Keywords: operands by name and modifiers
    (`clamp=True`, `offset=16`, `neg=…` is written on the operand: `-v[1]`, `abs(v[1])`). The most compact
    encoding
    that fits is taken; `_e32`, `_e64`, `_dpp`, `_sdwa` names ask for one. Operands left out at the end are 0.
    """

    __slots__ = ("__name__", "_assembler", "_fast", "_table")

    def __init__(self, table: Table, assembler: LineAssembler, name: str) -> None:
        self.__name__ = name
        self._table, self._assembler = table, assembler
        self._fast: dict[int, list[Fast]] = {}

    def __repr__(self) -> str:
        return f"<{self._table.group} instruction {self.__name__}>"

    @property
    def rows(self) -> list[Row]:
        """The encodings, the preferred first."""
        rows = self._assembler.rows(self.__name__, "")
        return rows + [
            r for v in ("dpp16", "sdwa") for r in self._assembler.rows(self.__name__, v) if r not in rows
        ]

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        lines = []
        for row in self.rows:
            sig = row.signature
            shown = []
            for name, slot in zip(sig.operand_names, sig.operands, strict=True):
                what = str(slot.fixed) if slot.fixed is not None else "number" if slot.kind else "literal"
                shown.append(f"{name}: {describe(slot.columns[0]) if slot.columns else what}")
            mods = [slot.name.replace("_", " ") for slot in sig.modifiers]
            lines.append(
                f"{row.name} ({row.layout.name}{' ' + row.variant if row.variant else ''} opcode "
                f"{row.op}, {row.size} bytes)"
            )
            lines += [f"    {s}" for s in shown]
            if mods:
                lines.append(f"    modifiers: {', '.join(mods)}")
        return "\n".join(lines)

    @property
    def __signature__(self) -> inspect.Signature:
        sig = self.rows[0].signature
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        names = [n for n in sig.operand_names if n.isidentifier() and not keyword.iskeyword(n)]
        parameters = [inspect.Parameter(n, kind, default=0) for n in names]
        return inspect.Signature([*parameters, inspect.Parameter("modifiers", inspect.Parameter.VAR_KEYWORD)])

    def __call__(self, *operands: Any, **keywords: Any) -> Instruction:
        if not keywords:
            count = len(operands)
            candidates = self._fast.get(count)
            if candidates is None:
                candidates = self._fast[count] = self._prepare(count)
            for row, base, tables, vector in candidates:
                bits, scalars = base, 0
                try:
                    for table, operand in zip(tables, operands, strict=True):
                        if operand.__class__ is Reg:
                            bits |= table[operand]
                            if operand.kind != "v":
                                scalars += 1
                        else:
                            bits |= table[operand.__class__, operand]
                except (KeyError, TypeError):
                    continue
                if scalars < 2 or not vector:
                    return Instruction(row, bits, None, row.size)
                break
        return self._slow(operands, keywords)

    def _prepare(self, count: int) -> list[Fast]:
        """Dictionaries from operand to bits for the first rows with this many operands."""
        result: list[Fast] = []
        rows = [r for r in self.rows if len(r.signature.operands) == count and not r.variant]
        for row in rows[:3]:
            sig = row.signature
            if sig.overlaps or row.size != 4 * row.words:
                break
            tables: list[dict[Any, int]] = []
            base = row.base
            for slot in sig.operands:
                table: dict[Any, int] = {}
                base &= ~slot.mask
                if slot.columns and not slot.select and not slot.lists:
                    for key, value in slot.columns[0].lookup.items():
                        bits = place(slot.parts, value)
                        if isinstance(key, Reg):
                            table[key] = bits
                        elif isinstance(key, tuple) and key[0] in ("int", "float") and key[1] != 0:
                            table[int if key[0] == "int" else float, key[1]] = bits
                        elif key == ("int", 0):
                            table[int, 0] = bits
                elif slot.fixed is not None:
                    table[slot.fixed] = 0
                elif slot.kind and len(slot.parts) == 1:
                    table = NumberTable(slot)
                tables.append(table)
            result.append((row, base, tables, row.layout.name.startswith("VOP")))
        return result

    def _slow(self, operands: Sequence[Any], keywords: dict[str, Any]) -> Instruction:
        """Any call: tries the rows in turn and explains what is wrong when none fits."""
        by_name, words = self._split(keywords)
        variant = wanted_variant(words)
        rows = self._assembler.rows(self.__name__, variant)
        if variant and all(not r.variant for r in rows):
            raise ValueError(f"{self.__name__} has no {variant} form on {self._table.group}")
        best: MatchError | None = None
        exact = [r for r in rows if len(r.signature.operands) == len(operands) + len(by_name)]
        for row in exact + [r for r in rows if r not in exact]:
            try:
                return self._build(row, operands, by_name, words)
            except MatchError as error:
                if best is None or error.progress > best.progress:
                    best = error
        raise ValueError(f"{self.__name__}: {best}")

    def _split(self, keywords: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """Keyword operands, and modifiers as words of the text."""
        names = {n for row in self.rows for n in row.signature.operand_names}
        by_name: dict[str, Any] = {}
        words: list[str] = []
        for name, value in keywords.items():
            if name in names or name in ("simm16", "soffset", "sdst"):
                by_name[name] = value
            elif value is True or (name in FLAG_WORDS and value == 1):
                words.append(name)
            elif value is False or value is None or (name in FLAG_WORDS and value == 0):
                continue
            elif name == "omod":
                if value not in OMOD_WORDS and value != 0:
                    raise ValueError(
                        f"{self.__name__}: omod is {value}, allowed are 0 to 3 (1 doubles, 2 "
                        f"quadruples, 3 halves)"
                    )
                words += [OMOD_WORDS[value]] if value else []
            elif isinstance(value, (list, tuple)):
                words.append(f"{name}:[{','.join(map(str, map(int, value)))}]")
            else:
                words.append(f"{name}:{value}")
        return by_name, words

    def _build(
        self, row: Row, operands: Sequence[Any], by_name: dict[str, Any], words: list[str]
    ) -> Instruction:
        sig = row.signature
        values = list(operands)
        free = [i for i, slot in enumerate(sig.operands) if slot.fixed is None]
        if len(values) + len(by_name) == len(free) < len(sig.operands) or len(values) < len(free) < len(
            sig.operands
        ):
            full: list[Any] = [slot.fixed for slot in sig.operands]
            for place_at, value in zip(free, values, strict=False):
                full[place_at] = value
            missing = free[len(values) :]
            values = full
        else:
            missing = list(range(len(values), len(sig.operands)))
            values += [None] * len(missing)
        if len(values) > len(sig.operands):
            raise MatchError(
                f"takes {len(sig.operands)} operands ({', '.join(sig.operand_names)}), {len(operands)} "
                f"are given",
                1,
            )
        for name, value in by_name.items():
            if name in sig.operand_names:
                at = sig.operand_names.index(name)
                if at not in missing and sig.operands[at].fixed is None:
                    raise MatchError(f"operand {name} is given twice", 2)
                values[at] = value
                missing = [m for m in missing if m != at]
            elif str(value) not in ("null", "0"):
                raise MatchError(
                    f"has no operand {name} in this form; it has {', '.join(sig.operand_names)}", 1
                )
        build = Building(row)
        put_modifiers(build, words, {})
        present = [i for i in range(len(values)) if i not in missing]
        if len(present) == len(values):
            put_operands(build, sig, values, {})
        else:
            for i in present:
                put_one(build, row, i, values[i])
            for i in missing:
                build.bits &= ~sig.operands[i].mask
        instruction = build.finish()
        if build.label is not None:
            instruction = instruction.with_target(build.label.name)
        broken = check(instruction)
        if broken:
            raise MatchError(broken, 95)
        return instruction


def put_one(build: Building, row: Row, index: int, value: Any) -> None:
    """One operand of an instruction whose others are left out."""
    from .encode import text_operand, value_operand

    if isinstance(value, (str, Label)):
        text_operand(build, row.signature, index, str(value), {})
    else:
        value_operand(build, row.signature, index, value)


class ArchitectureModule:
    """Names of one architecture module: mnemonics and registers."""

    def __init__(self, group: str) -> None:
        self.group = group
        self.table = load(group)
        self.assembler = LineAssembler(group)
        self._made: dict[str, Mnemonic] = {}
        names = {
            n
            for n in (*self.table.by_name, *self.table.mnemonics)
            if n.isidentifier() and not keyword.iskeyword(n)
        }
        self.names = sorted(names)
        self.all = [*self.names, *REGISTER_NAMES]

    def get(self, name: str) -> Any:
        """A mnemonic or register by name; AttributeError when the architecture has none."""
        found = self._made.get(name)
        if found is not None:
            return found
        if name in self.table.by_name or name in self.table.mnemonics:
            found = self._made[name] = Mnemonic(self.table, self.assembler, name)
            return found
        if name in REGISTER_NAMES:
            return getattr(registers, name)
        raise AttributeError(f"{name!r} is no instruction or register of {self.group}")


__all__ = ["ArchitectureModule", "Mnemonic"]
