"""The README's examples run and print what it says."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


EXAMPLES = re.findall(r"```python\n(.*?)```\n\n```\n(.*?)```", README.read_text(), re.S)


@pytest.mark.parametrize("number", range(2))
def test_example(number, capsys):
    assert len(EXAMPLES) == 2
    code, shown = EXAMPLES[number]
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == shown
