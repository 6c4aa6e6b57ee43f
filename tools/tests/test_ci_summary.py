"""Does the closing table of CI count what JUnit files say, and give every reason for a skip?"""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent / "ci_summary.py"
PROBE = """
import pytest

def test_passes():
    pass

def test_fails():
    raise ValueError("no")

@pytest.mark.parametrize("n", range(2))
def test_skips(n):
    pytest.skip("no such device")

@pytest.fixture
def broken():
    yield
    raise RuntimeError("teardown")

def test_passes_but_teardown_fails(broken):
    pass
"""


def test_counts_and_reasons_of_a_real_pytest_run(tmp_path: Path) -> None:
    (tmp_path / "probe.py").write_text(PROBE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    junit = tmp_path / "junit"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        f"--junitxml={junit}/probe.xml",
        "probe.py",
    ]
    subprocess.run(command, cwd=tmp_path, capture_output=True)
    (tmp_path / "steps").write_text("1\t7\ttests\n0\t2\tlint\n")
    done = subprocess.run(
        [sys.executable, str(TOOL), str(tmp_path / "steps"), str(junit)],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line.split() for line in done.stdout.splitlines()]
    assert ["tests", "FAILED", "(1)", "7", "s"] in lines
    assert ["lint", "ok", "2", "s"] in lines
    assert ["no", "such", "device", "2"] in lines
    assert ["probe:", "probe::test_fails"] in lines
    assert lines[-1] == ["1", "passed,", "2", "failed,", "2", "skipped"]
