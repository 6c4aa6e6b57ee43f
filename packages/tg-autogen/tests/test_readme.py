"""Does the README's example run as it stands?"""

import re
import shutil
from pathlib import Path

import pytest


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_readme_example_runs():
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    readme = Path(__file__).parents[1] / "README.md"
    code = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})
