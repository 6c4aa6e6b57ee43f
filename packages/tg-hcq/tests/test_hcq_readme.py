"""The README's examples run as printed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(), re.S)


@pytest.mark.parametrize("number", range(2))
def test_example_runs(number: int, tmp_path: Path) -> None:
    example = EXAMPLES[number]
    if "gcc" in example and shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    if number == 1:
        example += "assert y.as_memoryview().cast('f').tolist() == [0.0] * 4096 and seconds > 0\n"
    subprocess.run([sys.executable, "-c", example], cwd=tmp_path, check=True)


def test_every_example_is_run() -> None:
    assert len(EXAMPLES) == 2
