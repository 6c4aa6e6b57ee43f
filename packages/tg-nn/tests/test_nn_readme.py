"""The README's example runs as printed and learns; its table names what the modules export."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_example_runs_and_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sklearn")
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    names: dict[str, object] = {}
    exec(example, names)
    accuracy, losses = names["accuracy"], names["losses"]
    assert isinstance(accuracy, float) and accuracy > 0.9
    assert isinstance(losses, list) and losses[-1] < losses[0] / 10
    assert [p.name for p in tmp_path.iterdir()] == ["digits.safetensors"]


@pytest.mark.parametrize("module", ["tg_nn", "tg_nn.optim", "tg_nn.state", "tg_nn.datasets"])
def test_the_table_lists_all_of_a_module(module: str) -> None:
    row = re.search(rf"^\| `{module}` \| (.*) \|$", README, re.M)
    assert row is not None
    assert set(re.findall(r"`(\w+)`", row[1])) == set(importlib.import_module(module).__all__)
