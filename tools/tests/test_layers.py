"""Do the import checks find a private import, an unexported name and an upward import, and only those?"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent
CONFIG = """
[tool.importlinter]
root_packages = ["tg_low", "tg_high"]
contract_types = ["privacy: tools.privacy_contract.PrivacyContract"]

[[tool.importlinter.contracts]]
name = "privacy"
type = "privacy"
"""


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    for name in ("privacy_contract.py", "public_api.py"):
        shutil.copy(TOOLS / name, tmp_path / "tools")
    (tmp_path / "pyproject.toml").write_text(CONFIG)
    files = {
        "tg-low/src/tg_low/__init__.py": "from tg_low._inner import f\n__all__ = ['f']\n",
        "tg-low/src/tg_low/_inner.py": "def f(): pass\n",
        "tg-low/src/tg_low/public.py": "__all__: list[str] = ['g']\ndef g(): pass\ndef helper(): pass\n",
        "tg-low/src/tg_low/internal.py": "def h(): pass\n",
        "tg-high/src/tg_high/__init__.py": "import tg_low\nfrom tg_low import f, public\n",
    }
    for name, text in files.items():
        path = tmp_path / "packages" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def run(workspace: Path, *command: str) -> tuple[int, str]:
    folders = [str(path) for path in sorted(workspace.glob("packages/*/src"))]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*folders, str(workspace)])}
    done = subprocess.run(
        [sys.executable, *command], cwd=workspace, env=environment, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


LINT_IMPORTS = (
    "-c",
    "from importlinter.cli import lint_imports_command; lint_imports_command()",
    "--no-cache",
)
PUBLIC_API = ("tools/public_api.py",)


@pytest.mark.parametrize("check", [LINT_IMPORTS, PUBLIC_API])
def test_public_imports_pass(workspace: Path, check: tuple[str, ...]) -> None:
    status, output = run(workspace, *check)
    assert status == 0, output


def test_private_module_of_another_package_breaks_the_contract(workspace: Path) -> None:
    (workspace / "packages/tg-high/src/tg_high/use.py").write_text("\nfrom tg_low._inner import f\n")
    status, output = run(workspace, *LINT_IMPORTS)
    assert status == 1
    assert "tg_high.use:2 imports private tg_low._inner" in output


@pytest.mark.parametrize(
    "statement",
    [
        "from tg_low.public import helper",
        "from tg_low.internal import h",
        "import tg_low.internal",
        "from tg_low import internal",
        "from tg_low._inner import f",
    ],
)
def test_name_outside_all_is_reported(workspace: Path, statement: str) -> None:
    (workspace / "packages/tg-high/src/tg_high/use.py").write_text(statement + "\n")
    status, output = run(workspace, *PUBLIC_API)
    assert status == 1
    assert output.startswith("tg_high.use:1 imports tg_low.")
