"""Helpers shared by the tests: making a binding from C text, and finding the checked-in bindings."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def bind(tmp_path):
    """bind(text, **options) → (generated, namespace): a module made from C text and executed."""
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    from tg_autogen import HeaderSet, LibraryNames, Style, generate

    def make(text, name="sample.h", library="libsample.so", **options):
        (tmp_path / name).write_text(text)
        headers = HeaderSet([name], include_dirs=[str(tmp_path)], **options)
        names = LibraryNames("sample", linux=[library], package="the sample package")
        made = generate(headers, Style("Sample.", library=names))
        namespace = {}
        exec(compile(made.text, "sample.py", "exec"), namespace)
        return made, namespace

    make.folder = tmp_path
    return make


@pytest.fixture(scope="session")
def bindings_folder() -> Path:
    """Where the repository keeps the generated bindings; skips outside the repository."""
    folder = Path(__file__).resolve().parents[2] / "tg-hcq" / "src" / "tg_hcq" / "bindings"
    if not folder.is_dir():
        pytest.skip("the bindings are checked in with tg-hcq, which is not beside this package")
    return folder


@pytest.fixture(scope="session")
def binding(bindings_folder):
    """binding("am.mqd") → the checked-in module, imported by path."""

    def load(name: str) -> ModuleType:
        path = bindings_folder / (name.replace(".", "/") + ".py")
        if not path.is_file():
            path = bindings_folder / name.replace(".", "/") / "__init__.py"
        full = f"tg_bindings_under_test.{name}"
        if "tg_bindings_under_test" not in sys.modules:
            _load("tg_bindings_under_test", bindings_folder / "__init__.py")
        parent, _, _ = name.rpartition(".")
        if parent:
            load(parent)
        return sys.modules.get(full) or _load(full, path)

    return load


def _load(name: str, path: Path) -> ModuleType:
    folders = [str(path.parent)] if path.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=folders)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
