"""Does the benchmark command run, judge its rows rightly and write sound JSON?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from integration_tests.benchmarks import __main__ as command
from integration_tests.benchmarks.measure import Row, interleaved, number


def test_every_group_names_a_function() -> None:
    for name in command.GROUPS:
        assert callable(command.group(name))


def test_command_writes_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.json"
    assert command.main(["--only", "mlp", "--json", str(file)]) == 0
    out = capsys.readouterr().out
    assert "MLP: kernels" in out
    rows = {r["name"]: r for r in json.loads(file.read_text())["rows"]}
    assert rows["MLP: kernels"]["ours"] == 3
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("arguments", (["--only", "nonsense"], ["--json", "/nowhere/at/all.json"]))
def test_wrong_arguments_name_what_is_allowed(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command.main(arguments)
    message = capsys.readouterr().err
    assert "there are imports" in message or "no folder" in message


@pytest.mark.parametrize(
    ("row", "met"),
    (
        (Row("a", 1.0, "s", wanted=2.0, limit_on="time"), True),
        (Row("a", 3.0, "s", wanted=2.0, limit_on="time"), False),
        (Row("a", 3.0, "GB/s", wanted=2.0, limit_on="rate"), True),
        (Row("a", 3.0, "ms", 6.0, "numpy", 2.0, 1.5, "ratio"), True),
        (Row("a", 3.0, "ms", 3.0, "numpy", 1.0, 1.5, "ratio"), False),
        (Row("a", 3.0, "ms", wanted=1.5, limit_on="ratio"), None),
        (Row("a", 3.0, "ms"), None),
    ),
)
def test_rows_are_judged(row: Row, met: Any) -> None:
    assert row.judged().met is met


def test_interleaved_timing_tells_slow_from_fast() -> None:
    fast, slow = interleaved([lambda: sum(range(10)), lambda: sum(range(20_000))], 0.05)
    assert 0 < fast < slow


def test_numbers_are_short() -> None:
    assert [number(x) for x in (None, float("nan"), 0.01234, 3.14159, 1234.5)] == [
        "-",
        "-",
        "0.0123",
        "3.14",
        "1234",
    ]
