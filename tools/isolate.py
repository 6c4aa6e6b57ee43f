"""Does every package pass its tests with nothing installed but its wheel and what it declares?

`uv run python tools/isolate.py [PACKAGE ...]` builds the wheels of the named packages (default: all) and of
the siblings they declare, and for each package makes a fresh environment: third-party dependencies and the
package's `test` dependency group come from the index as usual, packages of the workspace only from the folder
of wheels just built. The package's `tests/` and `README.md` are copied to a temporary folder and run there.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).resolve().parent.parent
TEST_RUNNERS = ("pytest>=8,<10", "hypothesis>=6.100,<7")


@dataclass(frozen=True)
class Result:
    """One package's outcome; `output` is what the failing step printed."""

    package: str
    passed: bool
    seconds: float
    output: str


def find_uv() -> str:
    """Path of uv: the one that runs this script, else the one on PATH."""
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        raise FileNotFoundError("uv is not on PATH: install it with `pip install uv`")
    return found


def clean_environment() -> dict[str, str]:
    """This process's environment without what would let the workspace's own files leak into a test run."""
    dropped = {"PYTHONPATH", "PYTEST_ADDOPTS", "VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT"}
    return {name: value for name, value in os.environ.items() if name not in dropped}


def run(command: Iterable[str | Path], cwd: Path = ROOT) -> str:
    """Run a command, return its output; RuntimeError holds the output if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=clean_environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"$ {' '.join(words)}\n{done.stdout}{done.stderr}(exit status {done.returncode})")
    return done.stdout


def project_tables(root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The parsed pyproject.toml of every package of the workspace, by distribution name."""
    return {
        path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(root.glob("packages/*/pyproject.toml"))
    }


def test_group(package: str, projects: dict[str, dict[str, Any]]) -> list[str]:
    """The package's `test` dependency group; ValueError if it names a package of the workspace."""
    group: list[str] = projects[package].get("dependency-groups", {}).get("test", [])
    siblings = [text for text in group if canonicalize_name(Requirement(text).name) in projects]
    if siblings:
        raise ValueError(
            f"{package}: its test group names {', '.join(siblings)}. A package is tested with siblings it "
            "declares as dependencies only: move such a test to the upper package or to integration_tests/"
        )
    return group


def wheel_requirements(wheel: Path) -> list[Requirement]:
    """What a wheel's metadata requires, extras included as markers."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode("utf-8"))
    return [Requirement(text) for text in metadata.get_all("Requires-Dist") or []]


def third_party(package: str, wheels: dict[str, Path]) -> list[str]:
    """Requirements of a package and of the siblings it declares that are not packages of the workspace."""
    found: dict[str, None] = {}
    todo: list[tuple[str, frozenset[str]]] = [(package, frozenset())]
    seen = set(todo)
    while todo:
        name, extras = todo.pop()
        for need in wheel_requirements(wheels[name]):
            if need.marker and not any(need.marker.evaluate({"extra": e}) for e in extras | {""}):
                continue
            sibling = (canonicalize_name(need.name), frozenset(need.extras))
            if sibling[0] not in wheels:
                need.marker = None
                found[str(need)] = None
            elif sibling not in seen:
                seen.add(sibling)
                todo.append(sibling)
    return list(found)


def declared_closure(names: Iterable[str], projects: dict[str, dict[str, Any]]) -> list[str]:
    """The named packages and every sibling they reach, through optional dependencies too."""
    closure: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name in closure:
            continue
        closure.add(name)
        project = projects[name]["project"]
        texts = project.get("dependencies", []) + sum(project.get("optional-dependencies", {}).values(), [])
        needed = (canonicalize_name(Requirement(text).name) for text in texts)
        todo += [name for name in needed if name in projects]
    return sorted(closure)


def build_wheels(uv: str, names: Iterable[str], dist: Path) -> dict[str, Path]:
    """Build the sdist and, from it, the wheel of each package into `dist`; returns the wheels by package."""
    for name in names:
        run([uv, "build", "--quiet", "--package", name, "--out-dir", dist])
    return {str(parse_wheel_filename(path.name)[0]): path for path in dist.glob("*.whl")}


def write_pytest_ini(folder: Path) -> None:
    """Give a copied test folder the workspace's pytest options."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    options = tomllib.loads(text)["tool"]["pytest"]["ini_options"]
    markers = "".join(f"\n    {marker}" for marker in options["markers"])
    ini = f"[pytest]\naddopts = {options['addopts']}\nmarkers ={markers}\n"
    (folder / "pytest.ini").write_text(ini, encoding="utf-8")


def check_package(
    uv: str, package: str, wheels: dict[str, Path], junit: Path | None, pytest_args: list[str]
) -> Result:
    """Install one package alone and run its tests; never raises for a failing step."""
    start = time.monotonic()
    try:
        tests = ROOT / "packages" / package / "tests"
        if not tests.is_dir():
            raise RuntimeError(f"packages/{package} has no tests folder")
        needed = [*TEST_RUNNERS, *test_group(package, project_tables()), *third_party(package, wheels)]
        with tempfile.TemporaryDirectory(prefix=f"isolate-{package}-") as name:
            folder = Path(name)
            python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
            run([uv, "venv", "--quiet", "--python", sys.executable, folder / "venv"])
            install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python]
            run([*install, *needed])
            run([*install, "--no-index", "--find-links", wheels[package].parent, package])
            work = folder / package
            shutil.copytree(tests, work / "tests", ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "packages" / package / "README.md", work)
            write_pytest_ini(work)
            report = [f"--junitxml={junit / f'isolated-{package}.xml'}"] if junit else []
            output = run([python, "-m", "pytest", *report, *pytest_args, "tests"], cwd=work)
        return Result(package, True, time.monotonic() - start, output)
    except (RuntimeError, ValueError, OSError) as error:
        return Result(package, False, time.monotonic() - start, str(error))


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="distribution names (default: all)")
    parser.add_argument("--list", action="store_true", help="print the packages' names as JSON and stop")
    parser.add_argument("--jobs", type=int, default=1, help="packages checked at the same time")
    parser.add_argument("--junit", type=Path, help="folder for one JUnit report per package")
    parser.add_argument(
        "--dist", type=Path, help="keep the built sdists and wheels in this (new or empty) folder"
    )
    parser.add_argument("--pytest-args", default="", help="further words for pytest, separated by spaces")
    return parser.parse_args()


def main() -> int:
    """Check the packages asked for; returns the exit status."""
    arguments = parse_arguments()
    projects = project_tables()
    if arguments.list:
        print(json.dumps(list(projects)))
        return 0
    unknown = sorted(set(arguments.packages) - projects.keys())
    if unknown:
        print(f"no package {', '.join(unknown)}; the workspace has {', '.join(projects)}", file=sys.stderr)
        return 2
    if arguments.dist and arguments.dist.exists() and any(arguments.dist.iterdir()):
        print(
            f"{arguments.dist} is not empty: wheels of an earlier build must not be found there",
            file=sys.stderr,
        )
        return 2
    packages = arguments.packages or list(projects)
    junit = arguments.junit.resolve() if arguments.junit else None
    uv = find_uv()
    with tempfile.TemporaryDirectory(prefix="isolate-dist-") as temporary:
        dist = arguments.dist.resolve() if arguments.dist else Path(temporary)
        wheels = build_wheels(uv, declared_closure(packages, projects), dist)
        words = arguments.pytest_args.split()
        with ThreadPoolExecutor(max_workers=max(1, arguments.jobs)) as pool:
            results = list(pool.map(lambda name: check_package(uv, name, wheels, junit, words), packages))
    for result in results:
        if not result.passed:
            print(f"---- {result.package} ----\n{result.output}")
    for result in results:
        print(f"{'ok    ' if result.passed else 'FAILED'} {result.package:<14} {result.seconds:6.1f} s alone")
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
