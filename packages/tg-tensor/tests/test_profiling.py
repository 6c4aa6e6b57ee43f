"""Is every kernel, copy and host step in the profile once, with sane times, and does the trace load?"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from tg_hcq import Compiled, ProfilePointEvent, cpu_events
from tg_tensor import Context, Tensor, TinyJit, profile


def test_kernels_copies_and_host_steps(tmp_path):
    file = tmp_path / "trace.json"
    x = Tensor(np.ones(64, np.float32)).realize()
    (x + 1).realize()  # devices are open, this kernel is known
    before = len(cpu_events), len(Compiled.profile_events)
    with profile(file) as p:
        y = (x * 3.25 + 1.5).realize()
        assert y.numpy()[0] == 4.75
    assert (len(cpu_events), len(Compiled.profile_events)) == before
    kernels = [e for e in p.ranges() if e.device == "CPU" and e.name.startswith("E")]
    assert len(kernels) == 1 and kernels[0].en > kernels[0].st
    assert sum(e.name == "CPU -> host" for e in p.ranges()) == 1
    host = [e.name for e in p.ranges() if e.device == "HOST"]
    assert "schedule" in host and any(n.startswith("prepare ") for n in host)
    assert any(isinstance(e, ProfilePointEvent) and e.name == "memory" for e in p.events)
    trace = json.loads(file.read_text())["traceEvents"]
    assert {e["args"]["name"] for e in trace if e["ph"] == "M"} == {"CPU", "HOST"}
    spans = [e for e in trace if e["ph"] == "X"]
    assert len(spans) == len(p.ranges()) and all(e["dur"] >= 0 for e in spans)
    assert any(e["ph"] == "C" and e["args"]["bytes"] > 0 for e in trace)
    first = next(e for e in spans if e["name"] == "schedule")
    kernel = next(e for e in spans if e["name"] == kernels[0].name)
    assert first["ts"] + first["dur"] <= kernel["ts"]  # one clock for all


def test_replays_are_recorded():
    @TinyJit
    def f(x):
        return ((x + 1).contiguous() * 2).realize()

    x = Tensor([1.0, 2.0]).realize()
    for _ in range(3):
        f(x)
    with profile() as p:
        for _ in range(4):
            f(x)
    assert sum(r.runs for r in p.kernels() if r.device == "CPU") == 4 * len(f.captured.linear.src)
    assert "share" in str(p) and all(r.name in str(p) for r in p.kernels())


def test_the_trace_is_written_when_the_block_fails(tmp_path):
    with pytest.raises(KeyError), profile(tmp_path / "t.json"):
        (Tensor([1.0]) + 1).realize()
        raise KeyError
    assert json.loads((tmp_path / "t.json").read_text())["traceEvents"]


def test_profile_of_a_whole_program(tmp_path):
    code = "from tg_tensor import Tensor; (Tensor([1.0, 2.0]) + 1).realize()"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={**_environment(), "PROFILE": "1"}, check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    assert "profile written" in done.stderr
    names = {e["name"] for e in json.loads((tmp_path / "tg_profile.json").read_text())["traceEvents"]}
    assert "schedule" in names and any(n.startswith("E_") for n in names)


def _environment():
    return {k: v for k, v in os.environ.items() if k not in ("PROFILE", "DEV")}


def test_out_of_memory_says_what_holds_how_much():
    held = Tensor.zeros(1000, 1000).contiguous().realize()
    with pytest.raises(MemoryError, match=r"4,000,000 bytes by float32\[1000, 1000\] on CPU"):
        Tensor.empty(1 << 44, dtype="float64").contiguous().assign(1.0).realize()
    assert held[0, 0].item() == 0
    with Context(DEBUG=0):
        assert (held + 1)[1, 1].item() == 1
