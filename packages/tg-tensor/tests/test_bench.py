"""Does `tg bench` measure what it says, judge it rightly, and refuse what it does not know?"""

from __future__ import annotations

import argparse
import json

import numpy as np
import pytest

from tg_tensor import Tensor
from tg_tensor.bench import command, measure
from tg_tensor.bench.measure import Workload
from tg_tensor.bench.networks import NETWORKS, transformer_weights
from tg_tensor.bench.workloads import recorded, workloads
from tg_tensor.roofline import Roofline, roofline


def _run(*words):
    parser = argparse.ArgumentParser()
    command.register(parser)
    args = parser.parse_args(words)
    return args.run(args)


def test_every_workload_of_the_table_is_listed(capsys):
    assert _run("--list") == 0
    out = capsys.readouterr().out
    assert all(w.name in out for w in workloads())
    assert {w.group for w in workloads()} == {"matmul", "conv", "stream", "network", "dispatch"}


def test_a_workload_is_measured_and_written(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    file, picture = tmp_path / "out.json", tmp_path / "out.png"
    words = ["matmul 128x128x128", "--seconds", "0.02", "--json", str(file), "--chart", str(picture)]
    assert _run(*words) == 0
    found = json.loads(file.read_text())
    (timing,) = found["timings"]
    assert timing["seconds"]["ours"] > 0 and timing["ratios"]["numpy"] > 0
    assert timing["ratios"]["roofline"] < 1.5  # nothing is much faster than the measured limit
    assert found["peaks"]["flops"] > 1e8 and picture.read_bytes().startswith(b"\x89PNG")
    assert "geometric mean" in capsys.readouterr().out


def test_ratios_and_wanted_ones():
    w = Workload("g", "n", dict, wanted={"best": 2.0})
    fast = measure.judged(w, {"ours": 1.0, "numpy": 4.0, "torch": 2.5}, None, 0.0)
    assert fast.met is True and fast.ratios == {"numpy": 4.0, "torch": 2.5}
    assert measure.judged(w, {"ours": 1.0, "numpy": 4.0, "torch": 1.5}, None, 0.0).met is False
    assert measure.judged(w, {"ours": 1.0}, 0.5, 0.0).met is None
    assert measure.geometric_mean([fast], "numpy") == pytest.approx(4.0)
    assert "yes" in measure.table([fast]) and "4x" in measure.table([fast])


def test_turns_are_timed():
    calls = []
    one, two = measure.interleaved([lambda: calls.append(1), lambda: sum(range(20000))], 0.01)
    assert 0 < one < two


def test_what_is_unknown_is_refused():
    with pytest.raises(ValueError, match="groups are"):
        _run("nothing like this")
    with pytest.raises(ValueError, match="--seconds"):
        _run("--seconds", "0")


def test_the_roofline_is_remembered_and_bounds_work():
    found = roofline()
    assert roofline() == found and min(found) > 1e7
    r = Roofline(1e9, 1e9, 2e9)
    assert r.seconds(2e9, 1e9) == 2.0 and r.seconds(0, 3e9) == 3.0


def test_the_transformer_is_the_same_in_both_libraries():
    torch = pytest.importorskip("torch")
    from tg_tensor.bench.networks import _Ours, _Torch, transformer

    x = np.random.default_rng(3).standard_normal((1, 128, 512), np.float32)
    layers = transformer_weights()[:2]
    ours = transformer(Tensor(x), [list(map(Tensor, layer)) for layer in layers], _Ours())
    weights = [list(map(torch.tensor, layer)) for layer in layers]
    theirs = transformer(torch.tensor(x), weights, _Torch(torch))
    np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-3, atol=1e-3)
    assert len(NETWORKS) == 2


def test_a_recorded_function_computes_on_its_arrays():
    results = []
    run = recorded(lambda x: results.append(x.sum()) or x * 2, np.arange(3, dtype=np.float32))
    run()
    assert results[0].item() == 3
