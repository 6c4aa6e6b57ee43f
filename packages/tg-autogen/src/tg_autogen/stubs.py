"""What does an editor see of a binding? The .pyi beside a module: fields, prototypes and comments."""

from __future__ import annotations

from .emit import RULES, Style, macro_signature, module_imports
from .expressions import field_name, python_name
from .model import (
    VOID,
    Array,
    CType,
    Enum,
    Function,
    Global,
    Interface,
    Module,
    Named,
    Pointer,
    Prim,
    Record,
    Typedef,
)

_TEXTS = {"c_char": "bytes", "c_wchar": "str", "c_bool": "bool", "c_float": "float", "c_double": "float"}
_TEXTS |= {"c_longdouble": "float", "c_void_p": "int | None", "c_char_p": "bytes | None", "None": "None"}
_TEXTS |= {"c_wchar_p": "str | None", "va_list": "int | None"}


def stub_text(module: Module, style: Style) -> str:
    """The .pyi for a header set's module."""
    return _Writer(module, style).run()


class _Writer:
    def __init__(self, module: Module, style: Style) -> None:
        self._module, self._style = module, style

    def run(self) -> str:
        lines = []
        for declaration in self._module.declarations.values():
            if isinstance(declaration, Record):
                lines += self._record(declaration)
            elif isinstance(declaration, Enum):
                if declaration.name:
                    lines.append(f"{python_name(declaration.name)} = ctypes.{declaration.base.name}")
                lines += [f"{python_name(name)}: int" for name, _ in declaration.constants]
            elif isinstance(declaration, Typedef):
                lines.append(f"{python_name(declaration.name)} = {self._class(declaration.type)}")
            elif isinstance(declaration, Function):
                lines += self._function(declaration)
            elif isinstance(declaration, Global):
                lines.append(f"{python_name(declaration.name)}: runtime.Variable")
            elif isinstance(declaration, Interface):
                lines += self._interface(declaration)
        for constant in self._module.constants:
            kind = "runtime.Ioctl" if constant.ioctl is not None else type(constant.value).__name__
            lines.append(f"{python_name(constant.name)}: {kind}")
        lines += [f"{python_name(a.name)} = {python_name(a.target)}" for a in self._module.aliases]
        for macro in self._module.macro_functions:
            name = macro_signature(macro).partition("(")[0]
            lines.append(f"def {name}({', '.join(f'{p}: Any' for p in macro.parameters)}) -> Any: ...")
        head = [f"# ruff: noqa: {RULES}", "# fmt: off", "import ctypes", "from typing import Any", ""]
        ours = "objc, runtime" if any(self._module.of(Interface)) else "runtime"
        head += [f"from tg_autogen import {ours}", "from tg_autogen.fields import Field", ""]
        head += [text + "\n" for text in module_imports(self._module, "\n".join(lines))]
        return "\n".join([*head, *lines]) + "\n"

    def _record(self, record: Record) -> list[str]:
        base = "runtime.Union" if record.union else "runtime.Struct"
        lines = [f"class {python_name(record.name)}({base}):"]
        doc = _comment(record.doc)
        if doc:
            lines.append(f"    {doc}")
        for name, type_ in self._members(record):
            lines.append(f"    {field_name(name)}: Field[{self._value(type_)}]")
        if len(lines) == 1:
            lines[0] += " ..."
        return lines

    def _members(self, record: Record) -> list[tuple[str, CType]]:
        found = []
        for member in record.fields:
            inner = self._module.find(member.type.key) if isinstance(member.type, Named) else None
            if member.name:
                found.append((member.name, member.type))
            elif isinstance(inner, Record):
                found += self._members(inner)
        return found

    def _function(self, function: Function) -> list[str]:
        parts = [_parameter(name, index) + ": Any" for index, name in enumerate(function.names)]
        if parts:
            parts.append("/")
        if function.type.variadic:
            parts.append("*args: Any")
        result = self._value(function.type.result)
        text = function.prototype + (" - " + " ".join(function.doc.split()) if function.doc else "")
        name = python_name(function.name)
        return [f"def {name}({', '.join(parts)}) -> {result}:", f"    {_comment(text)}"]

    def _interface(self, interface: Interface) -> list[str]:
        known = f"objc:{interface.superclass}" in self._module.declarations
        base = python_name(interface.superclass) if known else "objc.Class"
        lines = [f"class {python_name(interface.name)}({base}):"]
        for method in interface.methods:
            parts = ["cls" if method.class_method else "self"]
            parts += [f"a{index}: Any" for index in range(len(method.type.arguments))]
            decorator = ["    @classmethod"] if method.class_method else []
            signature = f"    def {python_name(method.name)}({', '.join(parts)}, /)"
            lines += [*decorator, f"{signature} -> {self._value(method.type.result)}: ..."]
        if len(lines) == 1:
            lines[0] += " ..."
        return lines

    def _class(self, type_: CType) -> str:
        """The class a typedef names, as a type checker can follow it."""
        if isinstance(type_, Prim):
            return f"ctypes.{type_.name}" if type_.name[:2] == "c_" and "128" not in type_.name else "Any"
        if isinstance(type_, Named):
            found = self._module.find(type_.key)
            return python_name(type_.name) if found is not None else "Any"
        return "Any"

    def _value(self, type_: CType) -> str:
        """What reading a field or calling a function of this type gives."""
        if isinstance(type_, Prim):
            return _TEXTS.get(type_.name, "int")
        if isinstance(type_, Named):
            found = self._module.find(type_.key)
            if isinstance(found, Typedef):
                return self._value(found.type)
            if isinstance(found, Enum):
                return "int"
            return python_name(type_.name) if isinstance(found, Record) else "Any"
        if isinstance(type_, Array):
            if type_.element == Prim("c_char"):
                return "bytes"
            return f"ctypes.Array[{self._element(type_.element)}]"
        if isinstance(type_, Pointer):
            return f"ctypes._Pointer[{self._element(type_.target)}]"
        return "Any"

    def _element(self, type_: CType) -> str:
        """A type as an argument of Array or _Pointer."""
        while isinstance(type_, Named):
            found = self._module.find(type_.key)
            if isinstance(found, Enum):
                type_ = found.base
            elif isinstance(found, Typedef):
                type_ = found.type
            else:
                return python_name(type_.name) if isinstance(found, Record) else "Any"
        if isinstance(type_, Prim) and type_ != VOID and "128" not in type_.name and type_.name != "va_list":
            return f"ctypes.{type_.name}"
        return "Any"


def _parameter(name: str, index: int) -> str:
    return field_name(name) if name else f"a{index}"


def _comment(text: str) -> str:
    """A docstring on one line, "" for no text."""
    clean = " ".join(text.split()).replace("\\", "\\\\").replace('"', "'")
    return f'"""{clean}"""' if clean else ""
