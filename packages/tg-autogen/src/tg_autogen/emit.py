"""How does the model read as a Python module?

Declarations in an order Python can execute, then macros and skips.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .expressions import CTYPES_NAMES, OBJC_NAMES, RUNTIME_NAMES, field_name, python_name
from .model import (
    VOID,
    Alias,
    Array,
    Constant,
    CType,
    Enum,
    Function,
    Global,
    Interface,
    MacroFunction,
    Module,
    Named,
    Pointer,
    Prim,
    Record,
    Typedef,
    complete_needs,
    mentions,
)

_LINE = 110
RULES = "E501 F401 E731 F821 A002 A006 F811 F822"


@dataclass(slots=True)
class LibraryNames:
    """A shared library: its short name, file names by platform, and where to get it."""

    name: str
    linux: list[str] = field(default_factory=list)
    darwin: list[str] = field(default_factory=list)
    win32: list[str] = field(default_factory=list)
    package: str = ""
    errno: bool = False


@dataclass(slots=True)
class Style:
    """What a generated module says besides the declarations.

    Its first lines, its library, source places or not.
    """

    title: str
    notes: list[str] = field(default_factory=list)
    library: LibraryNames | None = None
    places: bool = False


def type_text(type_: CType) -> str:
    """A type as a Python expression."""
    if isinstance(type_, Prim):
        return "c_void_p" if type_.name == "va_list" else type_.name
    if isinstance(type_, Named):
        return python_name(type_.name)
    if isinstance(type_, Pointer):
        return f"POINTER({type_text(type_.target)})" if type_.target != VOID else "c_void_p"
    if isinstance(type_, Array):
        inner = type_text(type_.element)
        return (
            f"({inner} * {type_.count})" if isinstance(type_.element, Array) else f"{inner} * {type_.count}"
        )
    parts = [type_text(type_.result), *map(type_text, type_.arguments)]
    return f"CFUNCTYPE({', '.join(parts)})"


def module_text(module: Module, style: Style) -> str:
    """The Python module for a header set."""
    return _Writer(module, style).run()


class _Writer:
    def __init__(self, module: Module, style: Style) -> None:
        self._module, self._style = module, style
        self._lines: list[str] = []
        self._declared: set[str] = set()
        self._complete: set[str] = set()
        self._busy: set[str] = set()

    def run(self) -> str:
        module = self._module
        order = list(module.declarations)
        for key in order:
            if not isinstance(module.declarations[key], Function | Global | Interface):
                self._finish(key)
        enums = [enum for enum in module.enums() if enum.constants and enum.name]
        if enums:
            self._lines.append("_ENUMS = {")
            for enum in enums:
                names = " ".join(python_name(name) for name, _ in enum.constants)
                self._lines.append(f'    "{enum.name}": "{names}",')
            self._lines.append("}")
        for key in order:
            if isinstance(module.declarations[key], Function | Global | Interface):
                self._finish(key)
        self._macros()
        body = "\n".join(self._lines).lstrip("\n")
        return self._head(body) + body + "\n" + self._skips()

    # The order: what a declaration needs by value is finished first, what it only points to is announced

    def _announce(self, key: str) -> None:
        declaration = self._module.declarations.get(key)
        if key in self._declared or declaration is None:
            return
        if isinstance(declaration, Record):
            self._declared.add(key)
            base = "Union" if declaration.union else "Struct"
            self._lines += ["", f"class {python_name(declaration.name)}({base}):", "    __slots__ = ()"]
            self._place(declaration)
        elif isinstance(declaration, Typedef) and not isinstance(declaration.type, Array):
            self._typedef(declaration)  # another name needs no layout: that may just be under way
        elif key not in self._busy:
            self._finish(key)

    def _finish(self, key: str) -> None:
        declaration = self._module.declarations.get(key)
        if key in self._complete or declaration is None or key in self._busy:
            return
        self._busy.add(key)
        if isinstance(declaration, Record):
            self._record(declaration)
        elif isinstance(declaration, Enum):
            self._enum(declaration)
        elif isinstance(declaration, Typedef):
            self._typedef(declaration)
            self._busy.discard(key)
            self._need_complete(declaration.type)
        elif isinstance(declaration, Function):
            self._function(declaration)
        elif isinstance(declaration, Global):
            self._need_mentioned(declaration.type)
            name = python_name(declaration.name)
            text = f'{name} = _library.variable("{declaration.name}", {type_text(declaration.type)})'
            self._lines.append(text)
            self._place(declaration)
        elif isinstance(declaration, Interface):
            self._interface(declaration)
        self._busy.discard(key)
        self._complete.add(key)

    def _need_mentioned(self, type_: CType) -> None:
        for key in mentions(type_):
            self._announce(key)

    def _need_complete(self, type_: CType) -> None:
        for key in complete_needs(type_):
            self._finish(key)

    def _place(self, declaration: Record | Enum | Typedef | Function | Global | Interface) -> None:
        if self._style.places:
            self._lines[-1] += f"  # {declaration.place}"

    # One method for each kind of declaration

    def _record(self, record: Record) -> None:
        for member in record.fields:
            self._need_complete(member.type)
        self._announce(record.key)
        for member in record.fields:
            self._need_mentioned(member.type)
        if not record.complete:
            return
        name = python_name(record.name)
        if not record.fields:
            self._lines.append(f"layout({name}, {record.size}, {record.align})")
            return
        self._lines.append(f"layout({name}, {record.size}, {record.align},")
        for member in record.fields:
            place = member.offset if member.width is not None else member.offset // 8
            width = "" if member.width is None else f", {member.width}"
            self._lines.append(
                f'    ("{field_name(member.name)}", {type_text(member.type)}, {place}{width}),'
            )
        self._lines.append(")")

    def _typedef(self, typedef: Typedef) -> None:
        self._need_mentioned(typedef.type)
        if typedef.key not in self._declared:
            self._declared.add(typedef.key)
            self._lines.append(f"{python_name(typedef.name)} = {type_text(typedef.type)}")
            self._place(typedef)

    def _enum(self, enum: Enum) -> None:
        self._declared.add(enum.key)
        if enum.name:
            self._lines.append(f"{python_name(enum.name)} = {type_text(enum.base)}")
            self._place(enum)
        for name, value in enum.constants:
            self._lines.append(f"{python_name(name)} = {value}")

    def _function(self, function: Function) -> None:
        self._need_mentioned(function.type)
        parts = [type_text(function.type.result), *map(type_text, function.type.arguments)]
        variadic = ", variadic=True" if function.type.variadic else ""
        name = python_name(function.name)
        self._lines.append(f'{name} = _library.function("{function.name}", {", ".join(parts)}{variadic})')
        self._place(function)

    def _interface(self, interface: Interface) -> None:
        if interface.superclass:
            self._finish(f"objc:{interface.superclass}")
        known = f"objc:{interface.superclass}" in self._module.declarations
        base = python_name(interface.superclass) if known else "Class"
        for method in interface.methods:
            self._need_mentioned(method.type)
        self._lines += [f"class {python_name(interface.name)}({base}):", "    __slots__ = ()"]
        for method in interface.methods:
            parts = [type_text(method.type.result), *map(type_text, method.type.arguments)]
            kind = ", class_method=True" if method.class_method else ""
            name = python_name(method.name)
            self._lines.append(f'    {name} = Message("{method.selector}", {", ".join(parts)}{kind})')

    # Macros

    def _macros(self) -> None:
        module = self._module
        for constant in module.constants:
            self._lines.append(f"{python_name(constant.name)} = {_constant_text(constant)}")
        for alias in _ordered(module.aliases):
            self._lines.append(f"{python_name(alias.name)} = {python_name(alias.target)}")
        for macro in module.macro_functions:
            self._lines += [f"def {macro_signature(macro)}:", f"    return {macro.expression}"]

    def _skips(self) -> str:
        grouped: dict[str, list[str]] = {}
        for skip in self._module.skips:
            grouped.setdefault(skip.reason if skip.kind == "spec" else skip.kind, []).append(skip.name)
        return "".join(f"# skipped ({kind}): {' '.join(names)}\n" for kind, names in sorted(grouped.items()))

    def _head(self, body: str) -> str:
        style = self._style
        title = style.title.replace("\\", "\\\\").replace('"', "'")
        head = [f'"""{title}"""', ""]
        head += [f"# {note}" for note in style.notes]
        head += [f"# ruff: noqa: {RULES}", "# fmt: off"]
        words = set(_words(body))
        ctypes_names = [name for name in CTYPES_NAMES if name in words]
        runtime_names = [
            name for name in RUNTIME_NAMES if name in words or name == "Library" and style.library
        ]
        imports = []
        if ctypes_names:
            imports.append(import_text("ctypes", ctypes_names))
        ours = []
        if any(name in words for name in OBJC_NAMES):
            ours.append(import_text("tg_autogen.objc", OBJC_NAMES))
        if runtime_names:
            ours.append(import_text("tg_autogen.runtime", runtime_names))
        imports += ["\n".join(ours)] * bool(ours)
        used = module_imports(self._module, body)
        imports += ["\n".join(used)] * bool(used)
        head.append("\n\n".join(imports) + "\n" if imports else "")
        if not style.library and body.startswith(("class ", "def ")):
            head.append("")
        if style.library:
            head.append(_library_text(style.library))
        return "\n".join(head) + "\n"


def import_text(module: str, names: list[str]) -> str:
    """A from-import as ruff sorts and wraps it."""
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= _LINE:
        return line
    return "\n".join([f"from {module} import (", *(f"    {name}," for name in names), ")"])


def module_imports(module: Module, body: str) -> list[str]:
    """The imports of names that `body` mentions from the bindings this one uses."""
    words = set(re.findall(r"[A-Za-z_]\w*", re.sub(r'"(?:\\.|[^"\\])*"', "", body)))
    wanted = {source: sorted(names & words, key=_import_order) for source, names in module.imports.items()}
    return [import_text(source, names) for source, names in sorted(wanted.items()) if names]


def _import_order(name: str) -> tuple[int, str]:
    """Constants, classes, the rest: as ruff sorts names of an import."""
    kind = 0 if name.isupper() and len(name) > 1 else 1 if name[:1].isupper() else 2
    return kind, name


def _library_text(library: LibraryNames) -> str:
    parts = [repr_text(library.name)]
    for platform in ("linux", "darwin", "win32"):
        files = getattr(library, platform)
        if files:
            parts.append(f"{platform}=({', '.join(map(repr_text, files))},)")
    if library.package:
        parts.append(f"package={repr_text(library.package)}")
    if library.errno:
        parts.append("errno=True")
    return f"_library = Library({', '.join(parts)})"


def repr_text(text: str) -> str:
    """A string literal in double quotes."""
    inner = repr(text)[1:-1]
    return '"' + inner.replace("\\'", "'").replace('"', '\\"') + '"'


def macro_signature(macro: MacroFunction) -> str:
    """Name and parameters of a translated macro."""
    return f"{python_name(macro.name)}({', '.join(macro.parameters)})"


def _constant_text(constant: Constant) -> str:
    value = constant.value
    if isinstance(value, str):
        return repr_text(value)
    if isinstance(value, float):
        special = {"inf": 'float("inf")', "-inf": 'float("-inf")', "nan": 'float("nan")'}
        return special.get(repr(value), repr(value))
    text = hex(value) if "0x" in constant.body.lower() and value >= 0 else str(value)
    if constant.ioctl is None:
        return text
    struct = "" if constant.ioctl == VOID else f", {type_text(constant.ioctl)}"
    return f"Ioctl({hex(value & 0xFFFFFFFF)}{struct})"


def _ordered(aliases: list[Alias]) -> list[Alias]:
    """Aliases of aliases after what they stand for."""
    names = {alias.name for alias in aliases}
    done: list[Alias] = []
    waiting = aliases
    while waiting:
        ready = [a for a in waiting if a.target not in names or a.target in {d.name for d in done}]
        if not ready:
            break
        done += ready
        waiting = [a for a in waiting if a not in ready]
    return done


def _words(text: str) -> list[str]:
    for mark in "()[],*:":
        text = text.replace(mark, " ")
    return text.split()


__all__ = [
    "LibraryNames",
    "Style",
    "macro_signature",
    "module_text",
    "repr_text",
    "type_text",
]
