"""What are the macros worth?

Constants valued by the compiler, function-like macros translated, the rest with a reason.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Any

from .expressions import Names, Token, Translator, Untranslatable, field_name, python_name, string, tokens
from .model import (
    VOID,
    Alias,
    Constant,
    CType,
    Enum,
    MacroFunction,
    Module,
    Named,
    Place,
    Pointer,
    Prim,
    Record,
    Skip,
)
from .model import Typedef as TypedefDeclaration
from .parse import Reader
from .source import HeaderSet, cindex, parse_unit, value_of

_COMMENT = re.compile(r"""("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|/\*.*?\*/|//[^\n]*""", re.DOTALL)
_LINE_CONTINUED = re.compile(r"\\\r?\n")
_NO_VALUE = {
    "__attribute__", "__declspec", "extern", "static", "inline", "__inline", "__inline__", "const",
    "volatile",
    "register", "typedef", "restrict", "__restrict", "__extension__", "_Pragma", "__pragma", "__asm__", "asm",
    "_Static_assert", "static_assert", "goto", "return", "break", "continue", "case", "default", "for",
    "switch", "do", "while", "if", "else", "__stdcall", "__cdecl", "_Noreturn", "__noreturn__", "@interface",
    "__volatile__",
}  # fmt: skip
_POSITIONS = {"__FILE__", "__LINE__", "__func__", "__FUNCTION__", "__COUNTER__", "__DATE__", "__TIME__"}
_TYPE_WORDS = {
    "struct",
    "union",
    "enum",
    "void",
    "int",
    "char",
    "long",
    "short",
    "unsigned",
    "signed",
    "float",
}
_TYPE_WORDS |= {"double", "_Bool", "__int128", "bool"}
# In a second reading these stand for _IO and its kin, so that a number's type says which struct it takes.
_IOCTL_PRELUDE = """
#undef _IO
#undef _IOR
#undef _IOW
#undef _IOWR
#undef _IOC
#undef _IOR_BAD
#undef _IOW_BAD
#undef _IOWR_BAD
#define _IO(type, number) ((void *)0)
#define _IOR(type, number, argument) ((__typeof__(argument) *)0)
#define _IOW(type, number, argument) ((__typeof__(argument) *)0)
#define _IOWR(type, number, argument) ((__typeof__(argument) *)0)
#define _IOC(direction, type, number, size) ((void *)0)
"""


@dataclass(slots=True)
class Macro:
    """A definition as written: `parameters` is None for object-like macros."""

    name: str
    place: Place
    parameters: list[str] | None
    body: str
    variadic: bool = False


def read_macros(reader: Reader) -> None:
    """Add the unit's macros to the reader's module."""
    module = reader.module
    definitions = _definitions(reader)
    wanted = []
    for macro in _with_helpers(reader, definitions):
        reason = reader.skip_reason(macro.name)
        if reason:
            module.skips.append(Skip(macro.name, macro.place, "spec", reason))
        else:
            wanted.append(macro)
    objects = [macro for macro in wanted if macro.parameters is None]
    candidates = _sort_out(reader, objects, _without_value(definitions))
    _evaluate(reader, candidates)
    _translate(
        reader, [macro for macro in wanted if macro.parameters is not None], _without_value(definitions)
    )


def _definitions(reader: Reader) -> dict[str, Macro]:
    """The last definition of every macro of the headers and what they include."""
    ci = cindex()
    texts: dict[str, bytes] = {}
    found: dict[str, Macro] = {}
    for cursor in reader.unit.cursor.get_children():
        if cursor.kind != ci.CursorKind.MACRO_DEFINITION:
            continue
        location = cursor.location
        if location.file is None:
            continue
        name = cursor.spelling
        path = location.file.name
        if path not in texts:
            if not os.path.isfile(path):
                continue  # the text that includes the headers
            with open(path, "rb") as file:
                texts[path] = file.read()
        extent = cursor.extent
        text = texts[path][extent.start.offset : extent.end.offset].decode("utf-8", "replace")
        found.pop(name, None)
        found[name] = _split(name, Place(path, location.line), _LINE_CONTINUED.sub(" ", text))
    return found


def _with_helpers(reader: Reader, definitions: dict[str, Macro]) -> list[Macro]:
    """The wanted macros, and those of other files that wanted function-like macros are made of."""
    chosen = {
        name: macro
        for name, macro in definitions.items()
        if reader.file_wanted(macro.place.file) and reader.name_wanted(name)
    }
    waiting = [macro for macro in chosen.values() if macro.parameters is not None]
    helpers: dict[str, Macro] = {}
    while waiting:
        macro = waiting.pop()
        for word in tokens(macro.body):
            helper = definitions.get(word.text) if word.kind == "name" else None
            if helper is None or helper.name in chosen or helper.name in helpers:
                continue
            if helper.name in (macro.parameters or ()) or reader.module.declarations.get(helper.name):
                continue
            helpers[helper.name] = helper
            waiting.append(helper)
    return [*helpers.values(), *chosen.values()]


def _without_value(definitions: dict[str, Macro]) -> set[str]:
    """Names of macros that only stand for attributes, storage classes and the like, or for nothing."""
    found: set[str] = set()
    grown = True
    while grown:
        grown = False
        for macro in definitions.values():
            words = [word.text for word in tokens(macro.body)]
            marks = not words or words[0] in _NO_VALUE or (words[0] in found and words[0] != macro.name)
            if marks and macro.name not in found:
                found.add(macro.name)
                grown = True
    return found


def _split(name: str, place: Place, text: str) -> Macro:
    rest = text[len(name) :]
    if not rest.startswith("("):
        return Macro(name, place, None, _bare(rest))
    inside, _, body = rest[1:].partition(")")
    parameters = [part.strip() for part in inside.split(",") if part.strip()]
    return Macro(name, place, parameters, _bare(body), variadic=any("..." in p for p in parameters))


def _bare(text: str) -> str:
    return _COMMENT.sub(lambda match: match[1] or " ", text).strip()


def _balanced(words: list[Token]) -> bool:
    depth = 0
    for word in words:
        depth += (word.text in "([{") - (word.text in ")]}") if len(word.text) == 1 else 0
        if depth < 0:
            return False
    return depth == 0


def _sort_out(reader: Reader, macros: list[Macro], valueless: set[str]) -> list[Macro]:
    """Put aside what has no value: empty macros, declarations, other names of things."""
    module = reader.module
    known = {_c_name(d): d for d in module.declarations.values() if _c_name(d)}
    constants = {name for enum in module.enums() for name, _ in enum.constants}
    candidates = []
    for macro in macros:
        words = tokens(macro.body)
        target = words[0].text if len(words) == 1 else ""
        if not words:
            module.skips.append(Skip(macro.name, macro.place, "empty", "it expands to nothing"))
        elif target and macro.name in constants or macro.name == target in known:
            continue  # `#define NAME NAME` beside an enum constant or a function
        elif macro.name == target:
            module.skips.append(Skip(macro.name, macro.place, "unknown", "it stands for itself"))
        elif target in known and target not in constants:
            declared = known[target]
            name = declared.name if not isinstance(declared, TypedefDeclaration) else target
            module.aliases.append(Alias(macro.name, macro.place, name))
        elif any(word.text in _POSITIONS for word in words):
            module.skips.append(Skip(macro.name, macro.place, "position", "it depends on where it is used"))
        elif macro.name in valueless:
            module.skips.append(
                Skip(macro.name, macro.place, "declaration", "it is part of declarations or statements")
            )
        elif not _balanced(words) or any(word.text in ("{", "}", ";", "#", "##", "@") for word in words):
            module.skips.append(Skip(macro.name, macro.place, "statement", "it is no expression"))
        elif _names_type(words):
            module.skips.append(Skip(macro.name, macro.place, "type", "it names a type"))
        else:
            candidates.append(macro)
    return candidates


def _c_name(declaration: Any) -> str:
    if isinstance(declaration, Record | Enum):
        return declaration.c_type
    return str(declaration.name)


def _names_type(words: list[Token]) -> bool:
    return words[0].text in _TYPE_WORDS and all(word.kind == "name" or word.text == "*" for word in words)


# Object-like macros


def _evaluate(reader: Reader, macros: list[Macro]) -> None:
    """Let the compiler value object-like macros, as initialisers of variables of their own type."""
    headers, module = reader.headers, reader.module
    auto = "const auto" if headers.language == "c++" else "__auto_type"
    good, errors = _without_errors(headers, reader, macros, f"static {auto} tg_value_{{0}} = {{1}};")
    for macro in macros:
        if macro.name in errors:
            module.skips.append(Skip(macro.name, macro.place, *_reason(errors[macro.name])))
    if not good:
        return
    values = _values(headers, reader, good, f"static {auto} tg_value_{{0}} = {{1}};")
    integers = [macro for macro in good if values.get(macro.name, ("",))[0] == "int"]
    pointers = [macro for macro in good if values.get(macro.name, ("",))[0] == "pointer"]
    if pointers:
        template = "static const unsigned long long tg_value_{0} = (unsigned long long)({1});"
        constant, _ = _without_errors(headers, reader, pointers, template)
        values.update(_values(headers, reader, constant, template))
    named = {d.name for d in module.declarations.values()}
    structs = _ioctl_structs(reader, integers)
    for macro in good:
        kind, value, bits = values.get(macro.name, ("none", 0, 0))
        literal = string(tokens(macro.body))
        if kind in ("pointer", "none") and literal is not None:
            kind, value = "string", literal
        if kind == "function" and value == macro.name:
            continue  # the function is generated under this name
        if kind == "function" and value in named:
            module.aliases.append(Alias(macro.name, macro.place, value))
            continue
        if kind in ("pointer", "none", "function"):
            module.skips.append(Skip(macro.name, macro.place, "not-constant", "its value is not a constant"))
            continue
        constant_ = Constant(macro.name, macro.place, value, macro.body, bits)
        constant_.ioctl = structs.get(macro.name)
        module.constants.append(constant_)


def _unit_text(
    headers: HeaderSet, reader: Reader, macros: list[Macro], template: str, between: str
) -> tuple[str, int]:
    text = headers.text(reader._names) + between
    lines = [template.format(index, macro.name) for index, macro in enumerate(macros)]
    return text + "\n" + "\n".join(lines) + "\n", (text + "\n").count("\n")


def _without_errors(
    headers: HeaderSet, reader: Reader, macros: list[Macro], template: str, between: str = ""
) -> tuple[list[Macro], dict[str, str]]:
    """The macros whose line compiles, and the others' first error message."""
    errors: dict[str, str] = {}
    good = macros
    while good:
        text, before = _unit_text(headers, reader, good, template, between)
        unit = parse_unit(headers, text, "tg_autogen_macros", macros=False)
        failed: dict[int, str] = {}
        for diagnostic in unit.diagnostics:
            location = diagnostic.location
            own = location.file is not None and location.file.name.startswith("tg_autogen_macros")
            index = location.line - before - 1
            if diagnostic.severity >= 3 and own and 0 <= index < len(good):
                failed.setdefault(index, diagnostic.spelling)
        if not failed:
            break
        errors.update({good[index].name: message for index, message in failed.items()})
        good = [macro for index, macro in enumerate(good) if index not in failed]
    return good, errors


def _values(
    headers: HeaderSet, reader: Reader, macros: list[Macro], template: str
) -> dict[str, tuple[str, Any, int]]:
    text, _ = _unit_text(headers, reader, macros, template, "")
    unit = parse_unit(headers, text, "tg_autogen_macros", macros=False)
    found = {}
    for cursor in unit.cursor.get_children():
        if cursor.kind.name == "VAR_DECL" and cursor.spelling.startswith("tg_value_"):
            macro = macros[int(cursor.spelling[len("tg_value_") :])]
            found[macro.name] = value_of(cursor)
    return found


def _ioctl_structs(reader: Reader, macros: list[Macro]) -> dict[str, CType]:
    """Macro name → the argument type its _IOR, _IOW or _IOWR names (VOID for _IO)."""
    headers = reader.headers
    explicit = {
        macro.name: _record_by_name(reader.module, headers.ioctl_structs[macro.name])
        for macro in macros
        if macro.name in headers.ioctl_structs
    }
    if not any("_IO" in macro.body or "IO" in macro.body for macro in macros):
        return explicit
    template = "static __auto_type tg_value_{0} = {1};"
    if headers.language == "c++":
        return explicit
    good, _ = _without_errors(headers, reader, macros, template, _IOCTL_PRELUDE)
    text, _ = _unit_text(headers, reader, good, template, _IOCTL_PRELUDE)
    unit = parse_unit(headers, text, "tg_autogen_macros", macros=False)
    found: dict[str, CType] = {}
    for cursor in unit.cursor.get_children():
        if cursor.kind.name != "VAR_DECL" or not cursor.spelling.startswith("tg_value_"):
            continue
        if cursor.type.get_canonical().kind.name == "POINTER":
            name = good[int(cursor.spelling[len("tg_value_") :])].name
            argument = reader._types.read(cursor.type)
            found[name] = argument.target if isinstance(argument, Pointer) else VOID
    return {**found, **explicit}


def _record_by_name(module: Module, name: str) -> CType:
    for declaration in module.declarations.values():
        if declaration.name == name:
            return Named(declaration.key, name)
    raise ValueError(f"the spec gives {name!r} as an ioctl's struct, but the headers declare no such type")


def _reason(message: str) -> tuple[str, str]:
    if "not a compile-time constant" in message:
        return "not-constant", "its value is not a constant"
    if "undeclared identifier" in message:
        return "unknown", message
    return "not-expression", message


# Function-like macros


def _translate(reader: Reader, macros: list[Macro], valueless: set[str]) -> None:
    """Translate function-like macros; a macro may call others, so rounds go on while more succeed."""
    module = reader.module
    for macro in macros:
        if macro.name in module.declarations:
            reason = "a function of the same name is generated"
            module.skips.append(Skip(macro.name, macro.place, "function", reason))
    macros = [macro for macro in macros if macro.name not in module.declarations]
    constants = {name for enum in module.enums() for name, _ in enum.constants}
    constants |= {constant.name for constant in module.constants if not isinstance(constant.value, str)}
    done: dict[str, MacroFunction] = {}
    names = Names(
        constants, done, _Scalars(reader.module), _Records(reader.module), valueless | _NO_VALUE, python_name
    )
    waiting = macros
    reasons: dict[str, Untranslatable] = {}
    while waiting:
        left = []
        for macro in waiting:
            try:
                done[macro.name] = _translated(macro, names)
            except Untranslatable as error:
                reasons[macro.name] = error
                left.append(macro)
        if len(left) == len(waiting):
            break
        waiting = left
    else:
        waiting = []
    for macro in waiting:
        why = reasons[macro.name]
        module.skips.append(Skip(macro.name, macro.place, why.kind, str(why)))
    module.macro_functions += [done[macro.name] for macro in macros if macro.name in done]


def _translated(macro: Macro, names: Names) -> MacroFunction:
    if macro.variadic:
        raise Untranslatable("variadic", "it takes any number of arguments")
    parameters = macro.parameters or []
    words = tokens(macro.body)
    if words and words[0].text in names.valueless:
        raise Untranslatable("declaration", "it is part of declarations or statements")
    try:
        expression = Translator(macro.body, parameters, names).run()
    except RecursionError:
        raise Untranslatable("syntax", "it is nested too deeply") from None
    return MacroFunction(macro.name, macro.place, [field_name(p) for p in parameters], expression, macro.body)


_PLAIN = {
    "char": "c_int8", "signed char": "c_int8", "unsigned char": "c_uint8", "short": "c_int16",
    "int": "c_int32", "unsigned short": "c_uint16", "unsigned int": "c_uint32", "unsigned": "c_uint32",
    "long": "c_int64",
    "unsigned long": "c_uint64", "long long": "c_int64", "unsigned long long": "c_uint64",
    "size_t": "c_size_t", "ssize_t": "c_ssize_t", "uintptr_t": "c_uint64", "intptr_t": "c_int64",
    "long int": "c_int64",
    "unsigned long int": "c_uint64", "short int": "c_int16", "signed": "c_int32", "signed int": "c_int32",
    "_Bool": "c_bool", "bool": "c_bool",
}  # fmt: skip
_FIXED = re.compile(r"(?:__)?([us])(8|16|32|64)|(u?)int(8|16|32|64)_t")


class _Scalars:
    """C type name → ctypes integer type, "" for anything else."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def __call__(self, name: str) -> str:
        if name in _PLAIN:
            return _PLAIN[name]
        declaration = self._module.declarations.get(f"typedef:{name}")
        seen = 0
        while (
            isinstance(declaration, TypedefDeclaration) and isinstance(declaration.type, Named) and seen < 50
        ):
            declaration, seen = self._module.declarations.get(declaration.type.key), seen + 1
        if isinstance(declaration, TypedefDeclaration):
            is_integer = isinstance(declaration.type, Prim) and "int" in declaration.type.name
            return declaration.type.name if is_integer and isinstance(declaration.type, Prim) else ""
        if isinstance(declaration, Enum):
            return declaration.base.name
        fixed = _FIXED.fullmatch(name)
        if fixed is None:
            return ""
        unsigned = "u" in (fixed[1], fixed[3])
        return f"c_{'u' if unsigned else ''}int{fixed[2] or fixed[4]}"


class _Records:
    """C type name → the class the module has for it, "" when it has none."""

    def __init__(self, module: Module) -> None:
        complete = [record for record in module.records() if record.complete and record.c_type]
        self._by_c_name = {record.c_type: record.name for record in complete}
        for declaration in module.declarations.values():
            if isinstance(declaration, TypedefDeclaration) and isinstance(declaration.type, Named):
                self._by_c_name.setdefault(declaration.name, declaration.name)

    def __call__(self, name: str) -> str:
        return self._by_c_name.get(name, "")
