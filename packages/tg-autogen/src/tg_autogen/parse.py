"""What do the headers declare? A walk over libclang's tree that fills the model."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .model import (
    Array,
    Constant,
    CType,
    Enum,
    Field,
    Function,
    FunctionType,
    Global,
    Interface,
    Module,
    Named,
    Place,
    Prim,
    Record,
    Selector,
    Skip,
    Typedef,
)
from .source import HeaderSet, cindex, comment_of, parse_unit, problems_of, value_of
from .types import TypeReader, UnsupportedType, passing_problem

_UNNAMED = re.compile(r"\((unnamed|anonymous)")


class Reader:
    """Reads one translation unit; `module` is what it found, `unit` the libclang unit (for macros)."""

    def __init__(self, headers: HeaderSet, names: list[str]) -> None:
        self.headers = headers
        self.module = Module()
        self.unit = parse_unit(headers, headers.text(names), "tg_autogen_input", macros=True)
        self.module.problems += problems_of(self.unit)
        self._names = names
        self._file_wanted: dict[str, bool] = {}
        self._patterns = [re.compile(pattern) for pattern in headers.files]
        self._only = [re.compile(pattern) for pattern in headers.only]
        self._exclude = [re.compile(pattern) for pattern in headers.exclude]
        self._skip = [(re.compile(pattern), reason) for pattern, reason in headers.skip.items()]
        self._seen_records: dict[str, Named] = {}
        self._skipped: set[str] = set()
        self._taken: dict[str, str] = {}
        self._types = TypeReader(self._declare, self._wanted)

    def read(self) -> Module:
        """Walk the whole unit."""
        self._walk(self.unit.cursor)
        return self.module

    # Filters

    def file_wanted(self, path: str) -> bool:
        """Whether declarations of a file are asked for."""
        known = self._file_wanted.get(path)
        if known is None:
            slashed = "/" + path
            known = any(slashed.endswith("/" + name.strip("<>")) for name in self._names)
            known = known or any(pattern.search(path) for pattern in self._patterns)
            self._file_wanted[path] = known
        return known

    def name_wanted(self, name: str) -> bool:
        """Whether `only` and `exclude` let a name through."""
        if self._only and not any(pattern.fullmatch(name) for pattern in self._only):
            return False
        return not any(pattern.fullmatch(name) for pattern in self._exclude)

    def _has_wanted_constants(self, cursor: Any) -> bool:
        """Whether an enum whose own name is filtered out has constants that are asked for."""
        if cursor.kind.name != "ENUM_DECL":
            return False
        return any(self.name_wanted(child.spelling) for child in cursor.get_children())

    def skip_reason(self, name: str) -> str:
        """The header set's own reason for skipping a name, "" when it has none."""
        return next((reason for pattern, reason in self._skip if pattern.fullmatch(name)), "")

    def _wanted(self, cursor: Any) -> bool:
        file = cursor.location.file
        return file is not None and self.file_wanted(file.name)

    def _add_skip(self, name: str, place: Place, kind: str, reason: str) -> None:
        if name not in self._skipped:
            self._skipped.add(name)
            self.module.skips.append(Skip(name, place, kind, reason))

    # Walking

    def _walk(self, parent: Any) -> None:
        for cursor in parent.get_children():
            if not self._wanted(cursor):
                continue
            kind = cursor.kind.name
            if kind in ("LINKAGE_SPEC", "UNEXPOSED_DECL", "NAMESPACE"):
                self._walk(cursor)
                continue
            handler = _HANDLERS.get(kind)
            if handler is None:
                if kind in _CPLUSPLUS:
                    self._add_skip(cursor.spelling, _place(cursor), "c++", _CPLUSPLUS[kind])
                continue
            name = cursor.spelling
            if not self.name_wanted(name) and not self._has_wanted_constants(cursor):
                continue
            reason = self.skip_reason(name)
            if reason:
                self._add_skip(name, _place(cursor), "spec", reason)
                continue
            try:
                getattr(self, handler)(cursor)
            except UnsupportedType as error:
                self._add_skip(name, _place(cursor), "type", str(error))

    def _visit_type(self, cursor: Any) -> None:
        if cursor.kind.name == "CLASS_DECL" or (self.headers.language == "c++" and not _plain(cursor)):
            self._add_skip(cursor.spelling, _place(cursor), "c++", "a class with C++ members")
            return
        if not _UNNAMED.search(cursor.spelling) or cursor.kind.name == "ENUM_DECL":
            self._declare(cursor, "")

    def _visit_function(self, cursor: Any) -> None:
        name, place = cursor.spelling, _place(cursor)
        if name in self.module.declarations or name in self._skipped:
            return
        if self.headers.language == "c++" and cursor.mangled_name not in (name, "_" + name):
            self._add_skip(name, place, "c++", "C++ linkage")
            return
        if cursor.storage_class.name == "STATIC" or _is_inline(cursor):
            self._add_skip(name, place, "inline", "an inline function has no symbol in a library")
            return
        type_ = self._types.function(cursor.type, name)
        arguments = list(cursor.get_arguments())
        for part in (cursor.result_type, *(argument.type for argument in arguments)):
            problem = passing_problem(part)
            if problem:
                self._add_skip(name, place, "abi", problem)
                return
        names = [argument.spelling for argument in arguments]
        shown = [f"{a.type.spelling} {a.spelling}".strip() for a in arguments] + ["..."] * type_.variadic
        prototype = f"{cursor.result_type.spelling} {name}({', '.join(shown)})"
        self._take(name, name)
        doc = comment_of(cursor)
        self.module.declarations[name] = Function(name, place, type_, names, prototype, doc)

    def _visit_global(self, cursor: Any) -> None:
        name = cursor.spelling
        if cursor.storage_class.name == "STATIC" or cursor.linkage.name == "INTERNAL":
            kind, value, bits = value_of(cursor) if cursor.type.is_const_qualified() else ("", 0, 0)
            if kind in ("int", "float", "string"):
                self.module.constants.append(Constant(name, _place(cursor), value, "", bits))
                return
            self._add_skip(name, _place(cursor), "inline", "a static variable has no symbol in a library")
        elif name not in self.module.declarations:
            type_ = self._types.read(cursor.type, f"struct_{name}")
            declared = Global(name, _place(cursor), type_, comment_of(cursor))
            self.module.declarations[name] = declared

    def _visit_typedef(self, cursor: Any) -> None:
        self._declare(cursor, "")

    def _visit_interface(self, cursor: Any) -> None:
        protocol = cursor.kind.name == "OBJC_PROTOCOL_DECL"
        superclass, name = "", cursor.spelling
        methods = []
        for child in cursor.get_children():
            if child.kind.name == "OBJC_SUPER_CLASS_REF":
                superclass = child.spelling
            elif child.kind.name == "OBJC_CLASS_REF" and cursor.kind.name == "OBJC_CATEGORY_DECL":
                name = child.spelling
            elif child.kind.name in ("OBJC_INSTANCE_METHOD_DECL", "OBJC_CLASS_METHOD_DECL"):
                methods.append(self._method(child))
        key = f"objc:{name}"
        known = self.module.declarations.get(key)
        if isinstance(known, Interface):
            taken = {method.selector for method in known.methods}
            known.methods += [method for method in methods if method.selector not in taken]
            known.superclass = known.superclass or superclass
            return
        self.module.declarations[key] = Interface(name, _place(cursor), superclass, protocol, methods)

    def _method(self, cursor: Any) -> Selector:
        arguments = tuple(self._types.read(argument.type) for argument in cursor.get_arguments())
        result = self._types.read(cursor.result_type)
        is_class = cursor.kind.name == "OBJC_CLASS_METHOD_DECL"
        return Selector(cursor.spelling, FunctionType(result, arguments), is_class)

    # Declarations that types mention

    def _declare(self, cursor: Any, hint: str) -> Named:
        kind = cursor.kind.name
        if kind in ("STRUCT_DECL", "UNION_DECL", "CLASS_DECL"):
            return self._record(cursor, hint)
        if kind == "ENUM_DECL":
            return self._enum(cursor, hint)
        return self._typedef(cursor)

    def _take(self, name: str, key: str) -> str:
        """A Python name that nothing else of the module has."""
        unique, count = name, 1
        while self._taken.setdefault(unique, key) != key:
            count += 1
            unique = f"{name}_{count}"
        return unique

    def _record(self, cursor: Any, hint: str) -> Named:
        cursor = cursor.get_definition() or cursor
        key = cursor.get_usr()
        if _UNNAMED.search(cursor.spelling):
            key = f"{_place(cursor)}:{cursor.hash}"
        known = self._seen_records.get(key)
        record = self.module.declarations.get(key)
        if known is not None and (
            not isinstance(record, Record) or record.complete or not cursor.is_definition()
        ):
            return known
        union = cursor.kind.name == "UNION_DECL"
        tag = "union" if union else "struct"
        name, c_type = _record_names(cursor, tag, hint, self.headers.language)
        name = self._take(name, key)
        named = self._seen_records[key] = Named(key, name)
        size = cursor.type.get_size()
        record = Record(key, name, c_type, _place(cursor), union=union, doc=comment_of(cursor))
        self.module.declarations[key] = record
        if cursor.is_definition() and size >= 0:
            record.complete, record.size, record.align = True, size, cursor.type.get_align()
            self._fields(cursor, record)
        del self.module.declarations[key]  # what the fields needed comes first
        self.module.declarations[key] = record
        return named

    def _fields(self, cursor: Any, record: Record) -> None:
        for index, field in enumerate(cursor.type.get_fields()):
            width = field.get_bitfield_width() if field.is_bitfield() else None
            name = "" if _UNNAMED.search(field.spelling) else field.spelling
            if not name and width is not None:
                continue
            try:
                type_ = self._types.read(field.type, f"{record.name}_{name or index}")
            except UnsupportedType as error:
                self._add_skip(f"{record.name}.{name}", _place(field), "field", str(error))
                continue
            record.fields.append(Field(name, name, type_, field.get_field_offsetof(), width))
        if record.c_type:
            self._name_inner(record.c_type, record)

    def _name_inner(self, path: str, outer: Record) -> None:
        """Give unnamed records inside a nameable one their own C expression: the type of the member."""
        for field in outer.fields:
            inner = self._unnamed_record(field.type)
            if inner is None or inner.c_type:
                continue
            if field.c_name:
                depth = "[0]" * _array_depth(field.type)
                inner.c_type = f"__typeof__((({path} *)0)->{field.c_name}{depth})"
            self._name_inner(inner.c_type or path, inner)

    def _unnamed_record(self, type_: CType) -> Record | None:
        while isinstance(type_, Array):
            type_ = type_.element
        found = self.module.declarations.get(type_.key) if isinstance(type_, Named) else None
        return found if isinstance(found, Record) else None

    def _enum(self, cursor: Any, hint: str) -> Named:
        cursor = cursor.get_definition() or cursor
        usr, spelling = cursor.get_usr(), cursor.spelling
        unnamed = bool(_UNNAMED.search(spelling))
        key = f"{_place(cursor)}:{cursor.hash}" if unnamed else usr
        if key in self._seen_records:
            return self._seen_records[key]
        typedef_only = "@EA@" in usr
        name = hint and f"enum_{hint}" if unnamed else spelling if typedef_only else f"enum_{spelling}"
        c_type = "" if unnamed else spelling if typedef_only else f"enum {spelling}"
        scope = cursor.type.spelling.rpartition("::")[0] if self.headers.language == "c++" else ""
        if unnamed and scope:
            scope = scope.partition("(")[0].rstrip(":")
        elif scope:
            name, c_type = f"enum_{cursor.type.spelling.replace('::', '_')}", cursor.type.spelling
        base = self._types.read(cursor.enum_type.get_canonical())
        if not isinstance(base, Prim):
            raise UnsupportedType(f"enum {spelling} has no integer type")
        place = _place(cursor)
        name = self._take(name, key) if name else ""
        named = self._seen_records[key] = Named(key, name or base.name)
        enum = Enum(key, name, c_type, place, base, scope=scope, doc=comment_of(cursor))
        enum.constants = [
            (child.spelling, child.enum_value)
            for child in cursor.get_children()
            if child.kind.name == "ENUM_CONSTANT_DECL"
        ]
        self.module.declarations[key] = enum
        return named

    def _typedef(self, cursor: Any) -> Named:
        name = cursor.spelling
        key = f"typedef:{name}"
        if key in self.module.declarations:
            return Named(key, name)
        self.module.declarations[key] = Typedef(key, name, _place(cursor), Prim("c_void_p"))
        try:
            type_ = self._types.read(cursor.underlying_typedef_type, f"struct_{name}")
        finally:
            del self.module.declarations[key]
        if isinstance(type_, Named) and type_.name == name:
            return type_  # typedef struct {…} name: the record carries the name already
        if isinstance(type_, Prim) and type_.name in ("None", "va_list"):
            return Named(key, "c_void_p")
        self._take(name, key)
        self.module.declarations[key] = Typedef(key, name, _place(cursor), type_)
        return Named(key, name)


def _record_names(cursor: Any, tag: str, hint: str, language: str) -> tuple[str, str]:
    spelling, usr = cursor.spelling, cursor.get_usr()
    if _UNNAMED.search(spelling):
        return hint or f"{tag}_unnamed", ""
    if "@SA@" in usr or "@UA@" in usr:
        return spelling, spelling
    if language == "c++":
        qualified = cursor.type.spelling
        return f"{tag}_{qualified.replace('::', '_')}", qualified
    return f"{tag}_{spelling}", f"{tag} {spelling}"


def _array_depth(type_: CType) -> int:
    return 1 + _array_depth(type_.element) if isinstance(type_, Array) else 0


def _place(cursor: Any) -> Place:
    file = cursor.location.file
    return Place(file.name if file else "<built-in>", cursor.location.line)


def _plain(cursor: Any) -> bool:
    definition = cursor.get_definition()
    return definition is None or bool(definition.type.is_pod())


def _is_inline(cursor: Any) -> bool:
    return bool(cindex().conf.lib.clang_Cursor_isFunctionInlined(cursor))


_HANDLERS = {
    "STRUCT_DECL": "_visit_type",
    "UNION_DECL": "_visit_type",
    "CLASS_DECL": "_visit_type",
    "ENUM_DECL": "_visit_type",
    "TYPEDEF_DECL": "_visit_typedef",
    "FUNCTION_DECL": "_visit_function",
    "VAR_DECL": "_visit_global",
    "OBJC_INTERFACE_DECL": "_visit_interface",
    "OBJC_PROTOCOL_DECL": "_visit_interface",
    "OBJC_CATEGORY_DECL": "_visit_interface",
}
_CPLUSPLUS = {
    "CLASS_TEMPLATE": "a C++ template",
    "FUNCTION_TEMPLATE": "a C++ template",
    "CLASS_TEMPLATE_PARTIAL_SPECIALIZATION": "a C++ template",
    "CXX_METHOD": "a C++ method",
    "TYPE_ALIAS_DECL": "a C++ alias",
    "TYPE_ALIAS_TEMPLATE_DECL": "a C++ template",
}


def header_file(headers: HeaderSet, name: str) -> Path | None:
    """Where a header of the set lies, None when no include folder has it."""
    bare = name.strip("<>")
    folders = [
        "",
        *headers.include_dirs,
        *(a[len("-isystem") :] for a in headers.arguments() if a[:8] == "-isystem"),
    ]
    return next((Path(f, bare) for f in folders if Path(f, bare).is_file()), None)
