"""Does BEAM find kernels that are right and no slower, remember them, and survive bad candidates?"""

from __future__ import annotations

import json
import math
import os
import signal

import numpy as np
import pytest

from tg_codegen.cache import disk_cache
from tg_codegen.opt import search
from tg_codegen.opt.text import format_opts, parse_opts
from tg_tensor import Context, Device, Tensor, TinyJit, run
from tg_tensor.beam import beam_kernel, processes
from tg_tensor.realize import planned
from tg_uop import AxisType, Opt, OptOps


@pytest.fixture(autouse=True)
def own_cache(tmp_path):
    with Context(CACHEDB=str(tmp_path / "cache.db")):
        yield
    run.clear_runtimes()


def kernel_of(t):
    with planned([t]) as (linear, _):
        return linear.src[-1].src[0]


def product(n=48):
    x, y = (Tensor(np.ones((n, n), np.float32)).realize() for _ in range(2))
    return x @ y


def test_results_are_right_and_remembered():
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(40, 24)).astype(np.float32), rng.normal(size=(24, 33)).astype(np.float32)
    with Context(BEAM=2):
        out = (Tensor(a).realize() @ Tensor(b).realize()).relu().numpy()
        np.testing.assert_allclose(out, np.maximum(a @ b, 0), rtol=1e-4, atol=1e-5)
        stored = [json.loads(v) for v in disk_cache().values("beam")]
        assert stored and all(s["seconds"] <= s["heuristic"] and s["measured"] > 2 for s in stored)
        kernel = kernel_of(Tensor(a).realize() @ Tensor(b).realize())
        first = beam_kernel(kernel, "CPU", Device.renderer("CPU"), 2)
        assert len(disk_cache().values("beam")) == len(stored) + 1
        assert beam_kernel(kernel, "CPU", Device.renderer("CPU"), 2) is first


def test_a_stored_result_is_used(monkeypatch):
    kernel, renderer = kernel_of(product()), Device.renderer("CPU")
    found = beam_kernel(kernel, "CPU", renderer, 1)
    monkeypatch.setattr("tg_tensor.beam.run._found", {})
    monkeypatch.setattr("tg_tensor.beam.run.Processes", None)  # a search would fail
    assert beam_kernel(kernel, "CPU", renderer, 1) is found


def test_jitbeam_searches_when_recording(monkeypatch):
    widths = []

    def note(kernel, device, renderer, width):
        widths.append(width)
        return kernel

    monkeypatch.setattr("tg_tensor.beam.beam_kernel", note)
    f = TinyJit(lambda x: (x * 3.125 + 0.375).realize())
    x = Tensor([1.0, 2.0]).realize()
    with Context(JITBEAM=3):
        f(x)
        assert widths == []
        f(x)
    assert widths == [3] and f(x).tolist() == [3.5, 6.625]


# *** the search itself, with made-up times ***


def _times(of):
    calls = []

    def evaluate(kernels, best):
        calls.append(len(kernels))
        return [of(k.arg.opts_to_apply) for k in kernels]

    return evaluate, calls


def test_the_fastest_chain_of_moves_is_found():
    kernel, renderer = kernel_of(product()), Device.renderer("CPU")
    wanted = (Opt(OptOps.UPCAST, 0, 4), Opt(OptOps.UNROLL, 0, 8))

    def seconds(opts):
        return 1.0 - 0.3 * sum(o == w for o, w in zip(opts, wanted, strict=False)) + 0.01 * len(opts)

    evaluate, calls = _times(seconds)
    found = search.search(kernel, renderer, evaluate, 2)
    assert found.opts == wanted and found.measured >= sum(calls[:-1])


def test_never_slower_than_the_heuristic():
    kernel, renderer = kernel_of(product()), Device.renderer("CPU")
    usual = search.search(kernel, renderer, _times(lambda o: 1.0)[0], 1).opts
    once = iter([5.0])

    def seconds(opts):
        if opts == usual:
            return next(once, 1.0)  # measured slow at first, fast when it meets the winner
        return 2.0

    found = search.search(kernel, renderer, _times(lambda o: seconds(o))[0], 2)
    assert found.opts == usual and found.seconds == 1.0


def test_candidates_that_fail_are_not_taken():
    kernel, renderer = kernel_of(product()), Device.renderer("CPU")
    usual = search.search(kernel, renderer, _times(lambda o: 1.0)[0], 1).opts
    found = search.search(kernel, renderer, _times(lambda o: 1.0 if o == usual else math.inf)[0], 3)
    assert found.opts == usual


def test_limits():
    kernel, renderer = kernel_of(product()), Device.renderer("CPU")
    assert (
        search.applied(kernel, renderer, (Opt(OptOps.UPCAST, 0, 16), Opt(OptOps.UPCAST, 1, 16))) is not None
    )
    with Context(BEAM_UPCAST_MAX=128):
        assert (
            search.applied(kernel, renderer, (Opt(OptOps.UPCAST, 0, 16), Opt(OptOps.UPCAST, 1, 16))) is None
        )
    with pytest.raises(ValueError, match="width"):
        search.search(kernel, renderer, lambda k, b: [], 0)
    with pytest.raises(TypeError, match="SINK"):
        search.search(kernel.src[0], renderer, lambda k, b: [], 1)


# *** processes ***


def test_a_crash_and_a_time_out_cost_one_candidate(monkeypatch):
    kernel = search.with_opts(kernel_of(product()), ())
    with processes.Processes("CPU", 1) as workers:
        (before,) = workers.evaluate([kernel], math.inf)
        workers.workers[0]._process.kill()
        crashed, after = workers.evaluate([kernel, kernel], math.inf)
        assert before < 1 and crashed == math.inf and after < 1
        os.kill(workers.workers[0]._process.pid, signal.SIGSTOP)  # hangs
        with Context(BEAM_TIMEOUT=1):
            (late,) = workers.evaluate([kernel], math.inf)
        assert late == math.inf
        bad = search.with_opts(kernel, (Opt(OptOps.UPCAST, 99, 4),))
        assert workers.evaluate([bad, kernel], math.inf)[0] == math.inf
    with Context(BEAM_UOPS_MAX=3), processes.Processes("CPU", 1) as workers:
        assert workers.evaluate([kernel], math.inf) == [math.inf]


# *** text of moves ***


def test_moves_as_text():
    opts = (
        Opt(OptOps.UPCAST, 0, 8),
        Opt(OptOps.SPLIT, 1, (32, AxisType.LOOP, True)),
        Opt(OptOps.NOLOCALS),
        Opt(OptOps.UNROLL, 0, (2,)),
    )
    text = format_opts(opts)
    assert text == "UPCAST(0, 8) SPLIT(1, (32, LOOP, True)) NOLOCALS() UNROLL(0, (2,))"
    assert parse_opts(text) == opts and parse_opts("") == ()


@pytest.mark.parametrize(
    "text", ["UPCAST(", "UPCAST", "GROW(1, 2)", "UPCAST(1, 2, 3)", "UPCAST(1, 'x')", "3"]
)
def test_text_that_is_no_move(text):
    with pytest.raises(ValueError, match="move|values are"):
        parse_opts(text)
