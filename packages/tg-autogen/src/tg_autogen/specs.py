"""Which bindings are there? One TOML file each: headers, packages, filters, library, output."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from .binding import HARMLESS, MACROS_WITHOUT_MEANING
from .emit import LibraryNames, Style
from .packages import expand, version_of
from .source import HeaderSet

FOLDER = Path(__file__).parent / "specs"
KINDS = ("ctypes", "constants", "registers", "packets")


@dataclass(slots=True)
class Spec:
    """One binding, as its TOML file says it.

    Paths may use {shims}, {deb:NAME}, {pypi:NAME==VERSION}, {kernel:NAME}.
    """

    name: str
    title: str
    headers: list[str] = field(default_factory=list)
    kind: str = "ctypes"
    output: str = ""
    debian: list[str] = field(default_factory=list)
    pypi: list[str] = field(default_factory=list)
    licence: str = ""
    before: list[str] = field(default_factory=list)
    include_dirs: list[str] = field(default_factory=list)
    defines: dict[str, str] = field(default_factory=dict)
    files: list[str] = field(default_factory=list)
    only: list[str] = field(default_factory=list)
    exclude: list[str] = field(default_factory=list)
    language: str = "c"
    flags: list[str] = field(default_factory=list)
    library: dict[str, Any] = field(default_factory=dict)
    ioctl_structs: dict[str, str] = field(default_factory=dict)
    skip: dict[str, str] = field(default_factory=dict)
    accept: list[str] = field(default_factory=list)
    sets: dict[str, str] = field(default_factory=dict)
    uses: list[str] = field(default_factory=list)
    folder: Path = FOLDER

    @property
    def path(self) -> str:
        """The module's path below the output folder."""
        return self.output or f"{self.name}.py"

    def header_set(self) -> HeaderSet:
        """The headers with paths resolved. MissingPackage when a package is not on the machine."""
        before = "".join(f'#include "{expand(name)}"\n' for name in self.before)
        folders = [expand(folder) for folder in self.include_dirs]
        return HeaderSet(
            headers=[header for name in self.headers for header in _matches(name, folders)],
            include_dirs=folders,
            defines=self.defines,
            files=self.files,
            only=self.only,
            exclude=self.exclude,
            language=self.language,
            flags=self.flags,
            prelude=before,
            ioctl_structs=self.ioctl_structs,
            skip=self.skip,
        )

    def used(self) -> dict[str, Spec]:
        """The specs of the bindings this one imports from, by the name of the import.

        ValueError if there is none of that name, or its module is in another folder.
        """
        found: dict[str, Spec] = {}
        for name in self.uses:
            path = self.folder / f"{name}.toml"
            if not path.is_file():
                raise ValueError(f"{self.name} uses {name}, but there is no {path}")
            spec = load(path)
            if Path(spec.path).parent != Path(self.path).parent or {spec.kind, self.kind} != {"ctypes"}:
                raise ValueError(f"{self.name} uses {name}: both must be ctypes modules of the same folder")
            found["." + Path(spec.path).stem] = spec
        return found

    def packages(self) -> list[tuple[str, str]]:
        """(kind, name) of every package the headers come from."""
        return [("debian", name) for name in self.debian] + [("pypi", name) for name in self.pypi]

    def notes(self) -> list[str]:
        """The comment lines that open a generated module: how it was made, from what, under which licence."""
        made = [f"Made by `tg-autogen gen {self.name}`; change the spec, not this file."]
        for kind, name in self.packages():
            registry = "Debian" if kind == "debian" else "PyPI"
            made.append(f"From: {registry} {name.partition('==')[0]} {version_of(kind, name)}")
        if self.headers:
            made.append(f"Headers: {' '.join(self.headers)}")
        return made + [f"Licence of the headers: {self.licence}"] * bool(self.licence)

    def style(self) -> Style:
        library = LibraryNames(**self.library) if self.library else None
        return Style(self.title, self.notes(), library)

    def accepted(self) -> frozenset[str]:
        """Kinds of skips that are no complaint in this binding."""
        return HARMLESS | MACROS_WITHOUT_MEANING | frozenset(self.accept)


def _matches(name: str, folders: list[str]) -> list[str]:
    """A header's name, or for a pattern with * the headers below the include folders that match."""
    if "*" not in name:
        return [name]
    found = sorted(str(path.relative_to(f)) for f in folders for path in Path(f).glob(name))
    if not found:
        raise FileNotFoundError(f"no header matches {name!r} in {', '.join(folders)}")
    return found


def load(path: Path) -> Spec:
    """A spec from its file. ValueError names the file and what is wrong with it."""
    with path.open("rb") as file:
        try:
            content = tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{path}: {error}") from error
    known = {f.name for f in fields(Spec)} - {"name", "folder"}
    unknown = sorted(set(content) - known)
    if unknown:
        raise ValueError(f"{path}: unknown keys {', '.join(unknown)}; known are {', '.join(sorted(known))}")
    for key, value in content.items():
        allowed, shown = _TYPES.get(key, _TEXTS)
        if not allowed(value):
            raise ValueError(f"{path}: {key} must be {shown}, not {value!r}")
    spec = Spec(name=path.stem, folder=path.parent, **{"title": "", **content})
    if spec.kind not in KINDS:
        raise ValueError(f"{path}: kind {spec.kind!r} is not one of {', '.join(KINDS)}")
    if not spec.title or not (spec.sets if spec.kind == "registers" else spec.headers):
        raise ValueError(f"{path}: a {spec.kind} spec needs a title and {_SOURCES[spec.kind == 'registers']}")
    if Path(spec.path).is_absolute() or ".." in Path(spec.path).parts or not spec.path.endswith(".py"):
        raise ValueError(f"{path}: output must be a .py file below the folder of the bindings: {spec.path!r}")
    parts = {f.name for f in fields(LibraryNames)}
    if spec.library and not {"name"} <= set(spec.library) <= parts:
        raise ValueError(f"{path}: library has a name and any of {', '.join(sorted(parts - {'name'}))}")
    return spec


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, str) for part in value.values())


_SOURCES = ("headers", "sets")
_TEXTS = (_is_texts, "a list of strings")
_TEXT = (lambda value: isinstance(value, str), "a string")
_TABLE = (_is_table, "a table of strings")
_TYPES = {key: _TEXT for key in ("title", "kind", "output", "licence", "language")}
_TYPES |= {key: _TABLE for key in ("defines", "ioctl_structs", "skip", "sets")}
_TYPES["library"] = (lambda value: isinstance(value, dict), "a table")


def all_specs(folder: Path = FOLDER) -> dict[str, Spec]:
    """Every spec of a folder by name. FileNotFoundError when there is no such folder."""
    if not folder.is_dir():
        raise FileNotFoundError(f"{folder} is no folder with specs")
    return {path.stem: load(path) for path in sorted(folder.glob("*.toml"))}


def chosen(names: list[str], folder: Path = FOLDER) -> list[Spec]:
    """Specs by name, all for no names. ValueError lists what exists."""
    specs = all_specs(folder)
    missing = [name for name in names if name not in specs]
    if missing:
        raise ValueError(f"no binding called {', '.join(missing)}; there are {', '.join(specs)}")
    return [specs[name] for name in names] if names else list(specs.values())
