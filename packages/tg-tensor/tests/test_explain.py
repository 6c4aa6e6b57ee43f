"""Does `explain` say what would run, without running it or changing a tensor?"""

from __future__ import annotations

import numpy as np
import pytest

from tg_tensor import GlobalCounters, Tensor


def test_kernels_costs_and_an_untouched_graph():
    a = Tensor(np.ones((32, 64), np.float32)).realize()
    b = Tensor(np.ones((64, 16), np.float32)).realize()
    y = (a @ b).relu()
    z = y.sum(1)
    graph, before = y.uop, GlobalCounters.kernel_count
    found = y.explain(z)
    assert y.uop is graph and GlobalCounters.kernel_count == before
    assert 1 <= len(found.calls) <= 2 and found.operations >= 2 * 32 * 64 * 16
    assert found.nbytes >= 4 * (32 * 64 + 64 * 16 + 32 * 16) and found.seconds > 0
    text = str(found)
    assert text.splitlines()[0].split() == ["kernel", "device", "operations", "bytes", "least", "time"]
    assert f"{len(found.calls)} in all" in text
    y.realize(z)
    assert GlobalCounters.kernel_count - before == len(found.calls)
    assert z.tolist() == [1024.0] * 32


def test_nothing_to_run():
    assert "nothing to run" in str(Tensor([1.0, 2.0]).realize().explain())
    assert Tensor.ones(0).explain().calls == ()


def test_pending_writes_and_other_devices_stay_pending():
    t = Tensor.zeros(8).contiguous().realize()
    t[2:4] = 1
    u = t + 1
    assert len(u.explain().calls) >= 2
    assert u.tolist() == [1, 1, 2, 2, 1, 1, 1, 1]
    other = Tensor([1.0, 2.0], device="PYTHON") + 1
    assert other.explain().calls[0].seconds is None and other.explain().seconds is None
    assert other.tolist() == [2, 3]


def test_symbolic_sizes_are_costed_at_their_value():
    from tg_tensor import Variable

    n = Variable("n", 1, 100)
    x = Tensor.ones(100).contiguous().realize()
    small, large = ((x[: n.bind(k)] * 2).sum().explain().operations for k in (10, 50))
    assert small < large


def test_bad_input():
    with pytest.raises(TypeError, match="number 1"):
        Tensor([1.0]).explain(3)
