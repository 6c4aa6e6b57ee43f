"""What a whole assembly text means: statements, labels, directives, sections, kernels (LLVM's AMDGPU
syntax)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .assemble import LineAssembler
from .encode import OpenTarget
from .errors import AssembleError, Diagnostic
from .inst import Instruction
from .numbers import evaluate
from .row import Slot
from .table import group_of

MAX_BYTES = 64 << 20
_LABEL = re.compile(r"\s*([A-Za-z_.$@?][\w.$@?]*|\d+)\s*:(?!:)")
_ASSIGN = re.compile(r"\s*([A-Za-z_.$][\w.$@]*)\s*=(?!=)\s*(.*)$")
_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/|//[^\n]*|;[^\n]*', re.S)
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


@dataclass
class TextSection:
    """A section being assembled."""

    name: str
    kind: str
    content: bytearray = field(default_factory=bytearray)
    align: int = 4


@dataclass
class SymbolEntry:
    """A label: its section and offset, and what directives said of it."""

    section: str = ""
    offset: int = 0
    defined: bool = False
    binding: int = 0
    type: int = 0
    size: str = ""
    visibility: int = 0


@dataclass(frozen=True)
class Fix:
    """A branch or data word whose label was not known when it was read."""

    section: str
    offset: int
    size: int
    expression: str
    line: int
    slot: Slot | None = None
    instruction: Instruction | None = None


@dataclass(frozen=True)
class Relocated:
    """A literal that needs the final address of a symbol (`symbol@rel32@lo+4`)."""

    section: str
    offset: int
    target: OpenTarget
    line: int


@dataclass
class Assembly:
    """The result of assembling a text."""

    arch: str
    sections: dict[str, TextSection]
    symbols: dict[str, SymbolEntry]
    kernels: dict[str, dict[str, int]]
    metadata: str
    version: int
    instructions: list[tuple[str, int, Instruction]]
    constants: dict[str, int]
    relocations: list[Relocated]

    @property
    def code(self) -> bytes:
        """Bytes of the section `.text`."""
        return bytes(self.sections[".text"].content)


def strip_comments(text: str) -> str:
    """`text` with comments blanked out; line breaks and columns stay."""

    def blank(found: re.Match[str]) -> str:
        part = found[0]
        return part if part[0] == '"' else "".join("\n" if ch == "\n" else " " for ch in part)

    return _COMMENT.sub(blank, text)


class TextAssembler:
    """Reads one text. Collects all errors before raising."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.group = group_of(arch)
        self.lines = LineAssembler(self.group)
        self.sections: dict[str, TextSection] = {".text": TextSection(".text", "code", align=4)}
        self.current = self.sections[".text"]
        self.stack: list[TextSection] = []
        self.symbols: dict[str, SymbolEntry] = {}
        self.constants: dict[str, int] = {}
        self.fixes: list[Fix] = []
        self.relocations: list[Relocated] = []
        self.errors: list[Diagnostic] = []
        self.kernels: dict[str, dict[str, int]] = {}
        self.kernel: str | None = None
        self.metadata = ""
        self.version = 6
        self.instructions: list[tuple[str, int, Instruction]] = []
        self.total = 0
        self.numeric: dict[str, int] = {}
        self.line = 0

    def run(self, text: str) -> Assembly:
        """Assemble; AssembleError with every error found."""
        from .directives import DIRECTIVES  # the directives need this module's types: imported late

        if len(text) > MAX_BYTES:
            raise AssembleError(
                [Diagnostic(1, 1, f"the text has {len(text)} characters, at most {MAX_BYTES} are taken")]
            )
        rows = (
            strip_comments(text).split("\n")
            if ";" in text or "//" in text or "/*" in text
            else text.split("\n")
        )
        at = 0
        while at < len(rows):
            self.line = at + 1
            row = rows[at]
            at += 1
            if row.lstrip().startswith(".amdgpu_metadata"):
                at = self._read_metadata(text.split("\n"), at)
                continue
            if not row or row.isspace() or row.lstrip().startswith("#"):
                continue
            try:
                self._statement(row, DIRECTIVES)
            except ValueError as error:
                column = len(row) - len(row.lstrip()) + 1
                self.errors.append(Diagnostic(self.line, column, str(error)))
        if self.kernel is not None:
            self.errors.append(Diagnostic(self.line, 1, ".amdhsa_kernel without .end_amdhsa_kernel"))
        self._resolve()
        if self.errors:
            raise AssembleError(sorted(self.errors, key=lambda d: (d.line, d.column)))
        return Assembly(
            self.arch,
            self.sections,
            self.symbols,
            self.kernels,
            self.metadata,
            self.version,
            self.instructions,
            self.constants,
            self.relocations,
        )

    def _read_metadata(self, rows: list[str], at: int) -> int:
        start = at
        while at < len(rows) and rows[at].strip() != ".end_amdgpu_metadata":
            at += 1
        if at == len(rows):
            self.errors.append(Diagnostic(start, 1, ".amdgpu_metadata without .end_amdgpu_metadata"))
        self.metadata = "\n".join(rows[start:at]) + "\n"
        return at + 1

    def _statement(self, row: str, directives: Mapping[str, Callable[..., None]]) -> None:
        while ":" in row and (found := _LABEL.match(row)):
            self.define(found[1])
            row = row[found.end() :]
        row = row.strip()
        if not row:
            return
        if row[0] != "." and "=" not in row:
            self._instruction(row)
            return
        if row[0] == ".":
            name, _, rest = row.replace("\t", " ").partition(" ")
            if name in directives or name.startswith(".amdhsa_"):
                self.directive(name, rest.strip(), directives)
                return
        if "=" in row and (found := _ASSIGN.match(row)):
            self.constants[found[1]] = self.evaluate(found[2])
            return
        if row[0] == ".":
            raise ValueError(f"unknown directive {row.split()[0]}")
        self._instruction(row)

    def _instruction(self, row: str) -> None:
        """One instruction at the current place."""
        if self.kernel is not None:
            raise ValueError(f"{row.split()[0]!r} inside .amdhsa_kernel")
        if "\t" in row:
            row = row.replace("\t", " ")
        instruction, label = self.lines.instruction(row, self.constants)
        offset = len(self.current.content)
        if label is not None:
            if label.slot is None:
                self.relocations.append(
                    Relocated(self.current.name, offset + instruction.size - 4, label, self.line)
                )
            else:
                self.fixes.append(
                    Fix(
                        self.current.name,
                        offset,
                        instruction.size,
                        label.name,
                        self.line,
                        label.slot,
                        instruction,
                    )
                )
        self.instructions.append((self.current.name, offset, instruction))
        self.emit(instruction.to_bytes())

    def directive(self, name: str, rest: str, directives: Mapping[str, Callable[..., None]]) -> None:
        """One directive."""
        if name.startswith(".amdhsa_") and name != ".amdhsa_kernel" and name != ".amdhsa_code_object_version":
            if self.kernel is None:
                raise ValueError(f"{name} outside .amdhsa_kernel")
            self.kernels[self.kernel][name.removeprefix(".amdhsa_")] = self.evaluate(rest)
            return
        directives[name](self, name, rest)

    def emit(self, data: bytes) -> None:
        """Append bytes to the current section; ValueError when the text makes more than 64 MiB."""
        self.total += len(data)
        if self.total > MAX_BYTES:
            raise ValueError(f"the text makes more than {MAX_BYTES} bytes")
        self.current.content += data

    def define(self, name: str) -> None:
        """A label at the current place."""
        if name.isdigit():
            number = self.numeric[name] = self.numeric.get(name, 0) + 1
            name = f"\x01{name}.{number}"
        entry = self.symbols.setdefault(name, SymbolEntry())
        if entry.defined or name in self.constants:
            raise ValueError(f"symbol {name!r} is defined twice")
        entry.section, entry.offset, entry.defined = self.current.name, len(self.current.content), True

    def symbol(self, name: str) -> SymbolEntry:
        """The entry of a symbol, made when new."""
        return self.symbols.setdefault(name, SymbolEntry())

    def evaluate(self, text: str, here: tuple[str, int] | None = None) -> int:
        """An integer expression over constants and differences of labels in one section."""
        symbols = dict(self.constants)
        section, offset = here or (self.current.name, len(self.current.content))
        for name in set(re.findall(r"[A-Za-z_.$][\w.$@]*", text)):
            entry = self.symbols.get(name)
            if entry is not None and entry.defined and name not in symbols:
                symbols[name] = entry.offset + (_section_base(self.sections, entry.section))
        if re.search(r"(?<![\w.$])\.(?![\w.$])", text):
            symbols["__here"] = offset + _section_base(self.sections, section)
            text = re.sub(r"(?<![\w.$])\.(?![\w.$])", "__here", text)
        return evaluate(text, symbols)

    def _resolve(self) -> None:
        """Fill in branches and data that waited for labels."""
        for fix in self.fixes:
            content = self.sections[fix.section].content
            if fix.instruction is not None and fix.slot is not None:
                entry = self._target(fix)
                if entry is None:
                    self.errors.append(Diagnostic(fix.line, 1, f"undefined label {fix.expression!r}"))
                    continue
                distance = entry.offset - fix.offset - 4
                words, rest = divmod(distance, 4)
                if rest or not -32768 <= words < 32768 or entry.section != fix.section:
                    self.errors.append(
                        Diagnostic(
                            fix.line,
                            1,
                            f"branch to {fix.expression!r} is {distance} bytes away: out of range",
                        )
                    )
                    continue
                lo = fix.slot.parts[0][0]
                bits = fix.instruction.bits & ~(0xFFFF << lo) | (words & 0xFFFF) << lo
                content[fix.offset : fix.offset + fix.size] = bits.to_bytes(fix.size, "little")
                continue
            try:
                value = self.evaluate(fix.expression, (fix.section, fix.offset))
            except ValueError as error:
                self.errors.append(Diagnostic(fix.line, 1, str(error)))
                continue
            content[fix.offset : fix.offset + fix.size] = (value & ((1 << 8 * fix.size) - 1)).to_bytes(
                fix.size, "little"
            )

        for relocated in self.relocations:
            entry = self.symbols.get(relocated.target.name)
            if entry is None or not entry.defined:
                self.errors.append(
                    Diagnostic(relocated.line, 1, f"undefined symbol {relocated.target.name!r}")
                )

    def _target(self, fix: Fix) -> SymbolEntry | None:
        name = fix.expression
        if found := re.fullmatch(r"(\d+)([bf])", name):
            candidates = [e for n, e in self.symbols.items() if n.startswith(f"\x01{found[1]}.")]
            ordered = sorted(candidates, key=lambda e: e.offset)
            if found[2] == "b":
                return next((e for e in reversed(ordered) if e.offset <= fix.offset), None)
            return next((e for e in ordered if e.offset > fix.offset), None)
        entry = self.symbols.get(name)
        return entry if entry is not None and entry.defined else None


def _section_base(sections: dict[str, TextSection], name: str) -> int:
    """A number that keeps labels of different sections apart in expressions."""
    return list(sections).index(name) << 40


def assemble(text: str, arch: str) -> Assembly:
    """Assemble a text in LLVM's AMDGPU syntax for `arch` (a processor such as `gfx1100`, or a group).

    Raises AssembleError with the line, column and reason of every error.
    """
    return TextAssembler(arch).run(text)


__all__ = ["Assembly", "TextAssembler", "assemble"]
