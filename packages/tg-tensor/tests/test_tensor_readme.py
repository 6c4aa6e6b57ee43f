"""The README's example runs and prints what it says."""

from __future__ import annotations

import re
from pathlib import Path


def test_example_prints_what_the_readme_says(capsys):
    text = (Path(__file__).parent.parent / "README.md").read_text()
    code, output = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", text, re.S).groups()
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == output
