"""Which files does a spec make? Text by path for each kind of binding, written whole or not at all."""

from __future__ import annotations

import importlib.util
import itertools
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from .binding import Generated, generate
from .check import Report, check_module
from .model import Module
from .specs import Spec

LARGEST = 1_000_000  # bytes; the repository takes no larger file
_numbers = itertools.count()


@dataclass(slots=True)
class Output:
    """The files of one binding (path below the output folder → text), complaints, and the model behind it."""

    files: dict[str, str]
    complaints: list[str] = field(default_factory=list)
    module: Module | None = None


def build(spec: Spec) -> Output:
    """Everything a spec makes. ValueError when a file would be larger than the repository takes."""
    output = _BUILDERS[spec.kind](spec)
    for path, text in output.files.items():
        if len(text.encode()) > LARGEST:
            raise ValueError(f"{path} would have {len(text.encode())} bytes; narrow the spec's filters")
    return output


def write(folder: Path, files: dict[str, str]) -> list[str]:
    """Write files that differ; each appears whole or not at all. Returns the paths that changed."""
    changed = []
    for path, text in files.items():
        target = folder / path
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            partial.write_text(text, encoding="utf-8")
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
        changed.append(path)
    return changed


def check(spec: Spec, folder: Path, compiler: Sequence[str]) -> Report:
    """Compare a checked-in binding with the C compiler. FileNotFoundError when it has not been generated."""
    path = folder / spec.path
    if not path.is_file():
        raise FileNotFoundError(f"{path} is not there; run `tg-autogen gen {spec.name}`")
    if spec.kind == "ctypes":
        return check_module(spec.header_set(), _made(spec).module, load_module(path), compiler)
    from .tables import check_table  # the other kinds do without

    return check_table(spec, path, compiler)


def load_module(path: Path) -> ModuleType:
    """Import a generated module by its file; bindings it uses are those beside it."""
    package = ModuleType(f"tg_autogen_loaded_{os.getpid()}_{next(_numbers)}")
    package.__path__ = [str(path.parent)]
    name = f"{package.__name__}.{path.stem}"
    found = importlib.util.spec_from_file_location(name, path)
    if found is None or found.loader is None:
        raise FileNotFoundError(f"{path} is no Python module")
    module = importlib.util.module_from_spec(found)
    sys.modules[package.__name__] = package
    try:
        found.loader.exec_module(module)
    finally:
        for loaded in [n for n in sys.modules if n.partition(".")[0] == package.__name__]:
            del sys.modules[loaded]
    return module


def _made(spec: Spec, users: tuple[str, ...] = ()) -> Generated:
    if spec.name in users:
        raise ValueError(f"bindings use one another in a circle: {' uses '.join((*users, spec.name))}")
    uses = {name: _made(used, (*users, spec.name)).module for name, used in spec.used().items()}
    return generate(spec.header_set(), spec.style(), uses)


def _ctypes(spec: Spec) -> Output:
    made = _made(spec)
    stub = str(Path(spec.path).with_suffix(".pyi"))
    return Output({spec.path: made.text, stub: made.stub}, made.complaints(spec.accepted()), made.module)


def _constants(spec: Spec) -> Output:
    from .tables import constants_output  # the other kinds do without

    return constants_output(spec)


def _registers(spec: Spec) -> Output:
    from .tables import registers_output  # the other kinds do without

    return registers_output(spec)


def _packets(spec: Spec) -> Output:
    from .tables import packets_output  # the other kinds do without

    return packets_output(spec)


_BUILDERS: dict[str, Callable[[Spec], Output]] = {
    "ctypes": _ctypes,
    "constants": _constants,
    "registers": _registers,
    "packets": _packets,
}
