"""The README's examples run and print what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

EXAMPLES = re.findall(
    r"```python\n(.*?)```\n\n```\n(.*?)```", (Path(__file__).parent.parent / "README.md").read_text(), re.S
)


@pytest.mark.parametrize("number", range(3))
def test_example_prints_what_the_readme_says(number, capsys):
    assert len(EXAMPLES) == 3
    code, output = EXAMPLES[number]
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == output
