"""Does every package have what the workspace promises, and does every list of packages name all of them?"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def import_name(package: str) -> str:
    return package.replace("-", "_")


@pytest.mark.parametrize("package", PACKAGES)
def test_package_has_its_files(package: str) -> None:
    source = f"src/{import_name(package)}"
    needed = ["README.md", "CHANGELOG.md", "LICENSE", f"{source}/__init__.py", f"{source}/py.typed"]
    assert [name for name in needed if not (ROOT / "packages" / package / name).is_file()] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_package_metadata(package: str) -> None:
    project = read_toml(ROOT / "packages" / package / "pyproject.toml")["project"]
    assert (project["name"], project["requires-python"], project["license"]) == (package, ">=3.11", "MIT")
    assert f"## {project['version']} " in (ROOT / "packages" / package / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_dependency_has_a_lower_and_an_upper_bound(package: str) -> None:
    project = read_toml(ROOT / "packages" / package / "pyproject.toml")["project"]
    texts = project.get("dependencies", []) + sum(project.get("optional-dependencies", {}).values(), [])
    assert [text for text in texts if not re.search(r">=[\d.]+,<[\d.]+", text)] == []


def test_import_contracts_cover_every_package() -> None:
    roots = read_toml(ROOT / "pyproject.toml")["tool"]["importlinter"]["root_packages"]
    assert sorted(roots) == [import_name(package) for package in PACKAGES]


def test_mypy_finds_every_package() -> None:
    paths = read_toml(ROOT / "pyproject.toml")["tool"]["mypy"]["mypy_path"]
    assert sorted(paths) == [f"$MYPY_CONFIG_FILE_DIR/packages/{package}/src" for package in PACKAGES]


def test_readme_table_names_every_package() -> None:
    rows = re.findall(r"^\| \[(tg-[a-z-]+)\]\(packages/\1\)", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert sorted(rows) == PACKAGES
