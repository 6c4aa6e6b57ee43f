"""How does a header set become a module?

Read, value the macros, join header by header, report what went wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from .emit import Style, module_text, type_text
from .expressions import field_name, python_name
from .macros import read_macros
from .model import (
    Alias,
    Constant,
    Enum,
    Function,
    Global,
    Interface,
    MacroFunction,
    Module,
    Place,
    Problem,
    Record,
    Skip,
    Typedef,
)
from .parse import Reader, header_file
from .source import HeaderSet
from .stubs import stub_text

# Reasons that say nothing about the input's health: include guards, attributes, inline functions, statement
# macros …
HARMLESS = frozenset(
    {"empty", "declaration", "inline", "statement", "type", "function", "spec", "library", "position"}
)
# What checked-in bindings also leave out without complaint: macros that have no meaning outside C. Each is
# still listed in its module.
MACROS_WITHOUT_MEANING = frozenset(
    {"not-constant", "not-expression", "paste", "pointer", "syntax", "unknown", "variadic", "renamed"}
)


_M = TypeVar("_M", Alias, Constant, MacroFunction)


@dataclass(slots=True)
class Generated:
    """A module's Python text, its stub, and the model they were written from."""

    module: Module
    text: str
    stub: str

    def complaints(self, accept: frozenset[str] = HARMLESS) -> list[str]:
        """Problems, and skips of a kind that is not accepted, as lines with file and line."""
        problems = [str(p) for p in self.module.problems if p.kind not in accept]
        skips = [skip for skip in self.module.skips if skip.kind not in accept and skip.kind != "clash"]
        return problems + [str(skip) for skip in skips]


def read_module(headers: HeaderSet) -> Module:
    """The model of a header set. FileNotFoundError when none of its headers is there."""
    found = [name for name in headers.headers if header_file(headers, name) is not None]
    if not found:
        folders = ", ".join(headers.include_dirs) or "the system's include folders"
        raise FileNotFoundError(
            f"none of {', '.join(headers.headers)} found in {folders}; check the include folders"
        )
    groups = [[name] for name in headers.headers] if headers.separate else [headers.headers]
    modules = []
    for names in groups:
        reader = Reader(headers, names)
        reader.read()
        read_macros(reader)
        modules.append(reader.module)
    module = modules[0]
    for other in modules[1:]:
        _join(module, other)
    _separate_names(module)
    _report_renamed(module)
    return module


def generate(headers: HeaderSet, style: Style, uses: Mapping[str, Module] | None = None) -> Generated:
    """Read a header set and write its module and stub.

    `uses`: models of other bindings by the name their modules are imported under; what they have is imported
    from them instead of being written again.
    """
    module = read_module(headers)
    if style.library is None:
        _drop_symbols(module)
    for source, other in (uses or {}).items():
        _leave_to(module, source, other)
    return Generated(module, module_text(module, style), stub_text(module, style))


def _drop_symbols(module: Module) -> None:
    """Without a library there is nothing to call: functions and globals are listed as skipped."""
    for key, declaration in list(module.declarations.items()):
        if isinstance(declaration, Function | Global):
            del module.declarations[key]
            reason = "no library is named"
            module.skips.append(Skip(declaration.name, declaration.place, "library", reason))
    names = {alias.name for alias in module.aliases}
    kept = {d.name for d in module.declarations.values()} | {c.name for c in module.constants} | names
    module.aliases = [alias for alias in module.aliases if alias.target in kept]


def _join(module: Module, other: Module) -> None:
    """Add what another header of the set declares; the same name with another meaning is a problem."""
    by_name = {d.name: d for d in module.declarations.values()}
    for key, declaration in other.declarations.items():
        same = by_name.get(declaration.name)
        if same is None or not declaration.name:
            module.declarations.setdefault(key, declaration)
        elif isinstance(same, Record) and isinstance(declaration, Record) and not same.complete:
            module.declarations[key] = declaration
        elif _meaning(same) != _meaning(declaration):
            _clash(module, declaration.name, same.place, declaration.place)
    constants = {constant.name: constant for constant in module.constants}
    for constant in other.constants:
        first = constants.get(constant.name)
        if first is None:
            module.constants.append(constant)
        elif first.value != constant.value:
            _clash(module, constant.name, first.place, constant.place)
    functions = {macro.name: macro for macro in module.macro_functions}
    for macro in other.macro_functions:
        earlier = functions.get(macro.name)
        if earlier is None:
            module.macro_functions.append(macro)
        elif earlier.expression != macro.expression:
            _clash(module, macro.name, earlier.place, macro.place)
    aliases = {alias.name for alias in module.aliases}
    module.aliases += [alias for alias in other.aliases if alias.name not in aliases]
    skipped = {skip.name for skip in module.skips}
    module.skips += [skip for skip in other.skips if skip.name not in skipped]
    module.problems += [problem for problem in other.problems if problem not in module.problems]


def _leave_to(module: Module, source: str, other: Module) -> None:
    """Take out of a module what another binding has; the same name with another meaning is a problem."""
    module.imports[source] = {python_name(name) for name in other.exported()}
    theirs = {d.name: d for d in other.declarations.values() if d.name}
    enum_values = {constant for enum in other.enums() for constant in enum.constants}
    for key, declaration in list(module.declarations.items()):
        same = theirs.get(declaration.name)
        if not declaration.name:
            shared = isinstance(declaration, Enum) and enum_values.issuperset(declaration.constants)
            same = declaration if shared else None
        if same is None:
            continue
        announced = isinstance(declaration, Record) and isinstance(same, Record) and not declaration.complete
        if same is declaration or announced or _meaning(same) == _meaning(declaration):
            module.imported[key] = same
            del module.declarations[key]
        else:
            _clash(module, declaration.name, same.place, declaration.place)
    module.constants = _not_in(module, module.constants, other.constants)
    module.aliases = _not_in(module, module.aliases, other.aliases)
    module.macro_functions = _not_in(module, module.macro_functions, other.macro_functions)
    listed = {skip.name for skip in other.skips}
    module.skips = [skip for skip in module.skips if skip.name not in listed or skip.kind == "clash"]


def _not_in(module: Module, macros: list[_M], others: list[_M]) -> list[_M]:
    """Macros that another binding does not have; the same name with another meaning is a problem."""
    theirs = {macro.name: macro for macro in others}
    kept = []
    for macro in macros:
        same = theirs.get(macro.name)
        if same is None or _meaning(same) != _meaning(macro):
            kept.append(macro)
            if same is not None:
                _clash(module, macro.name, same.place, macro.place)
    return kept


def _meaning(declaration: object) -> tuple[object, ...]:
    """What two declarations of one name must have in common. Types are compared by name."""
    if isinstance(declaration, Record):
        members = [(f.name, type_text(f.type), f.offset, f.width) for f in declaration.fields]
        return declaration.union, declaration.size, declaration.align, declaration.complete, members
    if isinstance(declaration, Typedef | Function | Global):
        return type(declaration), type_text(declaration.type)
    if isinstance(declaration, Interface):
        methods = [(m.selector, m.class_method, type_text(m.type)) for m in declaration.methods]
        return declaration.superclass, methods
    parts = ("base", "constants", "value", "target", "expression", "parameters")
    return (type(declaration), *(getattr(declaration, part, None) for part in parts))


def _clash(module: Module, name: str, first: Place, second: Place) -> None:
    message = f"{name} is declared differently at {first}; the first one is kept"

    module.problems.append(Problem(second, "error", message))
    module.skips.append(Skip(name, second, "clash", message))


def _separate_names(module: Module) -> None:
    """One Python name, one meaning: the first one is kept, of types and functions before macros."""
    taken: dict[str, tuple[Place, object]] = {}

    def free(name: str, place: Place, value: object = None) -> bool:
        first, known = taken.setdefault(python_name(name), (place, value))
        if first is place:
            return True
        if value is None or known != value:
            _clash(module, name, first, place)
        return False

    for key, declaration in list(module.declarations.items()):
        if declaration.name and not free(declaration.name, declaration.place, key):
            del module.declarations[key]
        if isinstance(declaration, Enum):
            constants = declaration.constants
            declaration.constants = [c for c in constants if free(c[0], _copy(declaration.place), c[1])]
    module.constants = [c for c in module.constants if free(c.name, c.place, c.value)]
    module.aliases = [a for a in module.aliases if free(a.name, a.place)]
    module.macro_functions = [m for m in module.macro_functions if free(m.name, m.place)]


def _copy(place: Place) -> Place:
    return Place(place.file, place.line)


def _report_renamed(module: Module) -> None:
    """Python keywords get an underscore; say where."""
    for declaration in module.declarations.values():
        if declaration.name and python_name(declaration.name) != declaration.name:
            _renamed(module, declaration.place, declaration.name, python_name(declaration.name))
        for member in declaration.fields if isinstance(declaration, Record) else ():
            if field_name(member.name) != member.name:
                place, shown = declaration.place, f"{declaration.name}.{member.name}"
                _renamed(module, place, shown, field_name(member.name))
    for enum in module.enums():
        for name, _ in enum.constants:
            if python_name(name) != name:
                _renamed(module, enum.place, name, python_name(name))
    macros = [(macro.name, macro.place) for macro in module.constants]
    macros += [(macro.name, macro.place) for macro in module.macro_functions]
    macros += [(macro.name, macro.place) for macro in module.aliases]
    for name, place in macros:
        if python_name(name) != name:
            _renamed(module, place, name, python_name(name))


def _renamed(module: Module, place: Place, name: str, python: str) -> None:
    message = f"{name} is a name Python keeps for itself; it is called {python}"
    module.problems.append(Problem(place, "warning", message, "renamed"))
