"""The command line: assemble, disassemble, describe, run; files and standard input; exit statuses."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tg_asm_amd.cli import main

TEXT = """
.globl double_it
.p2align 8
.type double_it,@function
double_it:
  s_load_b64 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_b32 v2, v1, s[4:5]
  s_waitcnt vmcnt(0)
  v_add_f32 v2, v2, v2
  global_store_b32 v1, v2, s[4:5]
  s_endpgm
.amdhsa_kernel double_it
  .amdhsa_next_free_vgpr 3
  .amdhsa_next_free_sgpr 6
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 8
.end_amdhsa_kernel
"""


@pytest.fixture
def code_object(tmp_path: Path) -> Path:
    source, target = tmp_path / "k.s", tmp_path / "k.co"
    source.write_text(TEXT)
    assert main(["asm", str(source), "--arch", "gfx1100", "-o", str(target)]) == 0
    return target


def test_assembled_file_disassembles(code_object: Path, tmp_path: Path) -> None:
    listing = tmp_path / "out.s"
    assert main(["dis", str(code_object), "--plain", "-o", str(listing)]) == 0
    lines = listing.read_text().split("\n")
    assert lines[0] == "double_it:" and lines[1].strip() == "s_load_b64 s[4:5], s[0:1], null"
    assert lines[8].strip() == "s_endpgm"


def test_info_shows_kernel_and_descriptor(code_object: Path, tmp_path: Path) -> None:
    out = tmp_path / "info.txt"
    assert main(["info", str(code_object), "-o", str(out)]) == 0
    text = out.read_text()
    assert (
        "processor gfx1100, code object version 6" in text and "kernel double_it" in text and "wave32" in text
    )


def test_standard_input_and_raw_output(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stdin = type("In", (), {"buffer": io.BytesIO(b"s_endpgm\n")})()
    monkeypatch.setattr(sys, "stdin", stdin)
    out = tmp_path / "raw.bin"
    assert main(["asm", "-", "--arch", "gfx1201", "--format", "raw", "-o", str(out)]) == 0
    assert out.read_bytes() == bytes.fromhex("0000b0bf")


def test_run_doubles_a_buffer(code_object: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import struct

    data, saved = tmp_path / "in.bin", tmp_path / "out.bin"
    data.write_bytes(struct.pack("<4f", 1, 2, 3, 4))
    command = [
        "run",
        str(code_object),
        "--block",
        "4",
        "--arg",
        f"file:{data}",
        "--save",
        f"0:{saved}",
        "--show",
        "f32",
    ]
    assert main(command) == 0
    assert struct.unpack("<4f", saved.read_bytes()) == (2, 4, 6, 8)
    assert "argument 0: 2 4 6 8" in capsys.readouterr().out


def test_errors_have_places_and_status_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "bad.s"
    source.write_text("s_nop 0\n  s_bogus\nv_add_f32 v0\n")
    assert main(["asm", str(source), "--arch", "gfx1100"]) == 1
    shown = capsys.readouterr().err
    assert f"{source}:2:3: " in shown and f"{source}:3:1: " in shown


@pytest.mark.parametrize(
    "command", [["dis", "/no/such/file"], ["info", __file__], ["dis", __file__], ["asm", __file__]]
)
def test_wrong_files_are_one_sentence(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 1
    assert capsys.readouterr().err.count("\n") == 1
