"""The `tg` command: usage, versions, devices, subcommands of other packages."""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.metadata import EntryPoint, version
from pathlib import Path

import pytest

from tg_tensor import cli


def test_without_arguments_and_with_help_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--help"], ["help"]):
        assert cli.main(words) == 0
        out = capsys.readouterr().out
        assert out.startswith("usage: tg COMMAND") and "tg devices" in out


def test_version_names_the_installed_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"tg {version('tg-tensor')} (") and f"tg-uop {version('tg-uop')}" in out


def test_unknown_command_is_status_2_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["devcies"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert (
        "no command 'devcies', did you mean 'devices'?" in captured.err
        and "usage: tg COMMAND" in captured.err
    )


def test_devices_shows_the_cpu_as_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["devices"]) == 0
    lines = capsys.readouterr().out.splitlines()
    cpu = next(line for line in lines if "CPU" in line)
    assert cpu.startswith("* CPU") and "compiled for by LLVM" in cpu
    assert any(line.strip().startswith("DISK") for line in lines)


def test_a_device_that_does_not_open_leaves_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tg_tensor.device import Device

    class Broken(type(Device)):  # type: ignore[misc]
        def names(self) -> tuple[str, ...]:
            return ("CPU", "GPU9")

    monkeypatch.setattr("tg_tensor.device.Device", Broken())
    assert cli.main(["devices"]) == 0
    out = capsys.readouterr().out
    assert "not usable: unknown device 'GPU9'" in out and "* CPU" in out


def _greet(parser: argparse.ArgumentParser) -> None:
    """Say hello.

    Not shown.
    """
    parser.add_argument("name")
    parser.set_defaults(run=lambda args: print(f"hello {args.name}") if args.name != "7" else 7)


def _fail(parser: argparse.ArgumentParser) -> None:
    """Fail."""

    def run(args: argparse.Namespace) -> int:
        raise FileNotFoundError("there is no file 'x'")

    parser.set_defaults(run=run)


def _interrupted(parser: argparse.ArgumentParser) -> None:
    """Be interrupted."""

    def run(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    parser.set_defaults(run=run)


@pytest.fixture
def plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    functions = {"greet": _greet, "fail": _fail, "stop": _interrupted}
    monkeypatch.setattr(cli, "BUILT_IN", {**cli.BUILT_IN, **functions})
    broken = EntryPoint("broken", "tg_tensor.no_such_module:register", cli.GROUP)
    monkeypatch.setattr(cli, "entry_points", lambda group: [broken])


@pytest.mark.usefixtures("plugins")
def test_a_command_runs_with_its_arguments_and_gives_its_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["greet", "you"]) == 0
    assert capsys.readouterr().out == "hello you\n"
    assert cli.main(["greet", "7"]) == 7


@pytest.mark.usefixtures("plugins")
def test_usage_shows_first_lines_and_broken_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    out = capsys.readouterr().out
    assert "Say hello." in out and "Not shown" not in out
    assert "tg broken" in out and "not usable" in out


@pytest.mark.usefixtures("plugins")
def test_errors_are_one_line_and_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DEBUG", raising=False)
    assert cli.main(["fail"]) == 1
    assert capsys.readouterr().err == "tg fail: there is no file 'x'\n"
    assert cli.main(["broken"]) == 1
    assert "cannot load this command" in capsys.readouterr().err
    assert cli.main(["stop"]) == 130
    monkeypatch.setenv("DEBUG", "1")
    with pytest.raises(FileNotFoundError):
        cli.main(["fail"])


@pytest.mark.usefixtures("plugins")
def test_wrong_arguments_are_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        cli.main(["greet"])
    assert error.value.code == 2
    assert "usage: tg greet" in capsys.readouterr().err


def test_the_installed_script_runs(tmp_path: Path) -> None:
    code = "import sys; from tg_tensor.cli import main; sys.exit(main(['nonsense']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2 and "usage: tg COMMAND" in done.stderr and "Traceback" not in done.stderr
