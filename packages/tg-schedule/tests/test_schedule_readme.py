"""The README's example runs and prints what it says."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_example(capsys):
    text = README.read_text()
    code, shown = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", text, re.S).groups()
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == shown
