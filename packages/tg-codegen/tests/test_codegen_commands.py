"""Do `tg cache` and `tg beam` print what the disk cache holds, and remove what they are told to?"""

from __future__ import annotations

import argparse
import json

import pytest

from tg_codegen import commands
from tg_codegen.cache import disk_cache
from tg_uop import Context


@pytest.fixture(autouse=True)
def own_cache(tmp_path):
    with Context(CACHEDB=str(tmp_path / "cache.db")):
        yield


def _run(register, *words):
    parser = argparse.ArgumentParser()
    register(parser)
    args = parser.parse_args(words)
    return args.run(args)


def test_cache(capsys):
    disk_cache().put("a", b"12345", kind="binary")
    disk_cache().put("b", b"{}", kind="beam")
    assert _run(commands.register_cache) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "2 entries, 7 bytes" in lines[0]
    assert [line.split()[:2] for line in lines[1:]] == [["beam", "1"], ["binary", "1"]]
    _run(commands.register_cache, "clear")
    assert capsys.readouterr().out == "2 entries removed\n" and disk_cache().get("a") is None


def test_beam(capsys):
    found = {"kernel": "ab12", "device": "CPU", "width": 2, "opts": "UPCAST(0, 8)"}
    found |= {"seconds": 1e-5, "heuristic": 2e-5, "measured": 42}
    disk_cache().put("k", json.dumps(found).encode(), kind="beam")
    disk_cache().put("a", b"12345", kind="binary")
    _run(commands.register_beam, "show")
    out = capsys.readouterr().out
    assert "10.0 us, 2.00x" in out and "42 kernels" in out and "UPCAST(0, 8)" in out
    _run(commands.register_beam, "clear")
    assert "1 entries removed" in capsys.readouterr().out and disk_cache().get("a") == b"12345"
    _run(commands.register_beam)
    assert "nothing found yet" in capsys.readouterr().out


def test_without_a_cache(capsys):
    with Context(CACHEDB=""):
        _run(commands.register_cache)
        _run(commands.register_beam)
    assert capsys.readouterr().out.splitlines() == [
        "no cache: CACHEDB is empty",
        "nothing found yet: run a program with BEAM=2",
    ]


def test_damaged_values_are_left_out(tmp_path):
    import sqlite3

    disk_cache().put("k", b"{}", kind="beam")
    disk_cache().close()
    with sqlite3.connect(tmp_path / "cache.db") as c:
        c.execute("UPDATE entries SET value = x'00'")
    assert disk_cache().values("beam") == []
