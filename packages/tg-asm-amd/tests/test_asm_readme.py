"""The README's example runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def test_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parent.parent / "README.md").read_text()
    source = re.search(r"```python\n(.*?)```", text, re.S)
    assert source
    exec(source[1], {})
    shown = capsys.readouterr().out
    assert "s_waitcnt vmcnt(0)" in shown and "v_add_f32_e32 v2, 1.0, v2" in shown
