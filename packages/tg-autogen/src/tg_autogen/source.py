"""Which headers, read how?

A header set with its include path, and the translation unit libclang makes of it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from .model import Place, Problem

INSTALL_HINT = "install the extra: pip install 'tg-autogen[generate]'"
STANDARDS = {"c": "gnu11", "c++": "gnu++17", "objective-c": "gnu11"}
SHIMS = Path(__file__).parent / "headers"


@dataclass(slots=True)
class HeaderSet:
    """What to read. `headers` are as written in #include; `files`, `only`, `exclude`: regular expressions.

    Declarations come from the headers themselves and from files whose path matches one of `files`; what they
    need from elsewhere comes along. `exclude` drops declarations by name, `only` keeps just those that match.
    """

    headers: list[str]
    include_dirs: list[str] = field(default_factory=list)
    defines: dict[str, str] = field(default_factory=dict)
    files: list[str] = field(default_factory=list)
    only: list[str] = field(default_factory=list)
    exclude: list[str] = field(default_factory=list)
    language: str = "c"
    flags: list[str] = field(default_factory=list)
    prelude: str = ""
    separate: bool = False
    ioctl_structs: dict[str, str] = field(default_factory=dict)
    skip: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """ValueError for what is no regular expression or no language."""
        for pattern in (*self.files, *self.only, *self.exclude, *self.skip):
            try:
                re.compile(pattern)
            except re.error as error:
                raise ValueError(f"{pattern!r} is no regular expression: {error}") from None
        if self.language not in STANDARDS:
            raise ValueError(f"language {self.language!r} is not one of {', '.join(STANDARDS)}")

    def text(self, headers: Sequence[str] | None = None) -> str:
        """The C file that includes the headers."""
        includes = [
            f"#include {h if h[0] in '<' else chr(34) + h + chr(34)}\n" for h in headers or self.headers
        ]
        return self.prelude + "".join(includes)

    def arguments(self, compiler: str = "clang") -> list[str]:
        """Compiler arguments.

        Language, defines, include folders (libclang needs a compiler's builtin headers too).
        """
        args = ["-x", self.language, f"-std={STANDARDS[self.language]}"]
        args += [f"-D{name}={value}" if value else f"-D{name}" for name, value in self.defines.items()]
        args += [f"-I{folder}" for folder in self.include_dirs]
        if compiler == "clang":
            args += ["-ferror-limit=0", "-fno-spell-checking", "-fparse-all-comments"]
            args += [f"-isystem{folder}" for folder in builtin_folders()]
        return args + self.flags


@lru_cache(maxsize=1)
def builtin_folders() -> tuple[str, ...]:
    """Folders with stddef.h and its kin for libclang: ziglang's, else a clang's or gcc's.

    Then the multiarch folder.
    """
    folders: list[str] = []
    zig = importlib.util.find_spec("ziglang")
    if zig is not None and zig.submodule_search_locations:
        folders.append(os.path.join(zig.submodule_search_locations[0], "lib", "include"))
    else:
        clangs = sorted(Path("/usr/lib").glob("llvm-*/lib/clang/*/include"), reverse=True)
        folders += [str(clangs[0])] if clangs else _gcc_builtin_folder()
    folders += [f"/usr/include/{arch}" for arch in _multiarch() if os.path.isdir(f"/usr/include/{arch}")]
    return (*folders, "/usr/include")


def _gcc_builtin_folder() -> list[str]:
    try:
        found = subprocess.run(
            ["gcc", "-print-file-name=include"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return []
    return [found.stdout.strip()]


def _multiarch() -> list[str]:
    return sorted(p.name for p in Path("/usr/include").glob("*-linux-gnu*") if p.is_dir())


@lru_cache(maxsize=1)
def cindex() -> Any:
    """The clang.cindex module with the functions its Python side leaves out.

    ImportError says what to install.
    """
    try:
        from clang import cindex as ci  # optional: only generating needs it
    except ImportError as error:
        raise ImportError(f"reading C headers needs libclang; {INSTALL_HINT}") from error
    lib = ci.conf.lib
    lib.clang_Cursor_Evaluate.argtypes = [ci.Cursor]
    lib.clang_Cursor_Evaluate.restype = ctypes.c_void_p
    lib.clang_Type_getValueType.argtypes = [ci.Type]
    lib.clang_Type_getValueType.restype = ci.Type
    lib.clang_Type_getValueType.errcheck = ci.Type.from_result
    for name, restype in (
        ("getKind", ctypes.c_int),
        ("isUnsignedInt", ctypes.c_uint),
        ("getAsLongLong", ctypes.c_longlong),
        ("getAsUnsigned", ctypes.c_ulonglong),
        ("getAsDouble", ctypes.c_double),
        ("getAsStr", ctypes.c_char_p),
        ("dispose", None),
    ):
        function = getattr(lib, f"clang_EvalResult_{name}")
        function.argtypes, function.restype = [ctypes.c_void_p], restype
    return ci


def parse_unit(headers: HeaderSet, text: str, name: str, macros: bool) -> Any:
    """The translation unit of a C text; `macros` keeps macro definitions."""
    ci = cindex()
    suffix = {"c": "c", "c++": "cpp", "objective-c": "m"}[headers.language]
    options = 0x01 if macros else 0
    path = f"{name}.{suffix}"
    return ci.Index.create().parse(path, headers.arguments(), unsaved_files=[(path, text)], options=options)


def problems_of(unit: Any) -> list[Problem]:
    """Errors and the warnings that mean a declaration was not understood."""
    found = []
    for diagnostic in unit.diagnostics:
        if diagnostic.severity >= 3 or re.search(r"unknown attribute|unknown type", diagnostic.spelling):
            location = diagnostic.location
            place = Place(str(location.file) if location.file else "<command line>", location.line)
            severity = "error" if diagnostic.severity >= 3 else "warning"
            found.append(Problem(place, severity, diagnostic.spelling))
    return found


def comment_of(cursor: Any) -> str:
    """The comment of a declaration, "" without one and where it is no UTF-8."""
    try:
        return cursor.brief_comment or ""
    except UnicodeDecodeError:
        return ""


_EVALUATED_INT, _EVALUATED_FLOAT, _EVALUATED_STRING = 1, 2, 4


def value_of(cursor: Any) -> tuple[str, Any, int]:
    """(kind, value, bits) of a variable's initialiser; kind: int, float, string, pointer, function, none."""
    type_ = cursor.type.get_canonical()
    bits = 8 * type_.get_size()
    pointee = type_.get_pointee().kind.name if type_.kind.name == "POINTER" else ""
    if pointee == "FUNCTIONPROTO":
        names = {c.spelling for c in cursor.walk_preorder() if c.kind.name == "DECL_REF_EXPR"}
        return ("function", names.pop(), bits) if len(names) == 1 else ("none", 0, bits)
    if pointee not in ("", "CHAR_S", "CHAR_U"):
        return "pointer", 0, bits
    lib = cindex().conf.lib
    result = lib.clang_Cursor_Evaluate(cursor)
    if not result:
        return ("pointer" if pointee else "none"), 0, bits
    try:
        evaluated = lib.clang_EvalResult_getKind(result)
        if evaluated == _EVALUATED_INT and not pointee:
            unsigned = lib.clang_EvalResult_isUnsignedInt(result)
            get = lib.clang_EvalResult_getAsUnsigned if unsigned else lib.clang_EvalResult_getAsLongLong
            return "int", get(result), bits
        if evaluated == _EVALUATED_FLOAT:
            return "float", lib.clang_EvalResult_getAsDouble(result), bits
        if evaluated == _EVALUATED_STRING:
            return "string", lib.clang_EvalResult_getAsStr(result).decode("utf-8", "surrogateescape"), bits
        return ("pointer" if pointee else "none"), 0, bits
    finally:
        lib.clang_EvalResult_dispose(result)
