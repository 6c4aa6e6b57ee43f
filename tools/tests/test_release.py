"""Does a release tag name exactly one package, at the version its files declare?"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent / "release.py"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    shutil.copy(TOOL, tmp_path / "tools")
    package = tmp_path / "packages" / "tg-asm-amd"
    package.mkdir(parents=True)
    (package / "pyproject.toml").write_text('[project]\nname = "tg-asm-amd"\nversion = "1.2.3"\n')
    (package / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2026-03-01)\n\n- First.\n")
    return tmp_path


def check(workspace: Path, tag: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(workspace / "tools" / "release.py"), tag]
    return subprocess.run(command, capture_output=True, text=True)


def test_matching_tag_prints_package_and_version(workspace: Path) -> None:
    done = check(workspace, "tg-asm-amd-v1.2.3")
    assert (done.returncode, done.stdout) == (0, "package=tg-asm-amd\nversion=1.2.3\n")


@pytest.mark.parametrize(
    ("tag", "reason"),
    [
        ("tg-asm-amd-v1.2.4", "pyproject.toml says 1.2.3"),
        ("tg-asm-v1.2.3", "the workspace has tg-asm-amd"),
        ("v1.2.3", "is not of the form"),
        ("tg-asm-amd-v1.2.3; echo", "is not of the form"),
    ],
)
def test_other_tags_are_refused_with_the_reason(workspace: Path, tag: str, reason: str) -> None:
    done = check(workspace, tag)
    assert (done.returncode, done.stdout) == (1, "")
    assert reason in done.stderr


def test_unreleased_changelog_entry_is_refused(workspace: Path) -> None:
    (workspace / "packages/tg-asm-amd/CHANGELOG.md").write_text("## 1.2.3 (unreleased)\n")
    done = check(workspace, "tg-asm-amd-v1.2.3")
    assert done.returncode == 1
    assert "no dated entry for 1.2.3" in done.stderr
