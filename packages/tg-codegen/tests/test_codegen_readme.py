"""The README's example runs and prints what it says."""

import re
from pathlib import Path


def test_example(capsys):
    text = (Path(__file__).parent.parent / "README.md").read_text()
    code, shown = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", text, re.S).groups()
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == shown
