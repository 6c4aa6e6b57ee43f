"""Recorded functions: which inputs they take, what they return, what they write, and as bytes on disk."""

from __future__ import annotations

import gc
import pickle
import subprocess
import sys

import numpy as np
import pytest

from tg_tensor import Context, GlobalCounters, Tensor, TinyJit, Variable
from tg_tensor.jit import JitError


def array(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


# *** inputs ***


def test_parts_of_one_long_tensor():
    long = Tensor(array(50, 4)).realize()
    jit = TinyJit(lambda x, y: (x @ y.T).realize())
    other = Tensor(array(3, 4, seed=1)).realize()
    for n in range(0, 40, 7):
        np.testing.assert_allclose(
            jit(long[n : n + 5], other).numpy(),
            long.numpy()[n : n + 5] @ other.numpy().T,
            rtol=1e-4,
            atol=1e-5,
        )
    assert jit(long[3:8], other).shape == (5, 3)


def test_two_parts_of_one_tensor_are_two_inputs():
    long = Tensor(np.arange(20, dtype=np.float32)).realize()
    jit = TinyJit(lambda x, y: (x - y).realize())
    for n in range(5):
        assert jit(long[n + 4 : n + 6], long[n : n + 2]).tolist() == [4, 4]


def test_a_view_that_is_not_in_order():
    jit = TinyJit(lambda x: (x * 2).realize())
    for n in range(4):
        a = array(3, 4, seed=n)
        np.testing.assert_array_equal(jit(Tensor(a).realize().T).numpy(), a.T * 2)
    with pytest.raises(JitError, match="another view"):
        jit(Tensor(array(4, 3)).realize())


def test_lazy_and_constant_inputs():
    jit = TinyJit(lambda x, y: (x + y).realize())
    for n in range(4):
        assert jit(Tensor([1.0, 2.0]) * n, Tensor.full((2,), float(n))).tolist() == [2 * n, 3 * n]


def test_the_callers_tensors_stay_views_of_their_memory():
    long = Tensor(np.arange(6, dtype=np.float32)).realize()
    jit = TinyJit(lambda x: (x + 1).realize())
    part = long[2:4]
    for _ in range(3):
        jit(part)
    long[2] = 100
    assert part.tolist() == [100, 3]


@pytest.mark.parametrize("level", [1, 2])
def test_variables_have_the_values_of_the_call(level):
    with Context(JIT=level):
        x = Tensor(np.arange(10, dtype=np.float32)).realize()
        jit = TinyJit(lambda t, n: (t[:n] * 2).sum().realize())
        v = Variable("n", 1, 10)
        for n in (3, 5, 2, 10, 7):
            assert jit(x, v.bind(n)).item() == n * (n - 1)


def test_input_of_symbolic_size():
    x = Tensor(np.arange(10, dtype=np.float32)).realize()
    jit = TinyJit(lambda t: (t + 1).sum().realize())
    v = Variable("m", 1, 10)
    for n in (3, 5, 2, 10):
        assert jit(x[: v.bind(n)]).item() == n * (n - 1) // 2 + n


def test_inputs_without_elements_are_refused():
    with pytest.raises(JitError, match="no elements"):
        TinyJit(lambda x: x)(Tensor.ones(0))


# *** results ***


def test_results_anywhere_in_what_is_returned():
    jit = TinyJit(lambda x: {"a": [x + 1, 3, (x * 2,)], "b": None, "c": x.sum()})
    for n in range(4):
        out = jit(Tensor([1.0, float(n)]))
        assert out["a"][0].tolist() == [2, n + 1] and out["a"][1] == 3 and out["b"] is None
        assert out["a"][2][0].tolist() == [2, 2 * n] and out["c"].item() == 1 + n


def test_a_result_that_is_an_input_is_the_input_of_this_call():
    jit = TinyJit(lambda x: (x, (x + 1).realize(), x.reshape(2, 1)))
    for n in range(4):
        same, more, view = jit(Tensor([1.0, float(n)]))
        assert same.tolist() == [1, n] and more.tolist() == [2, n + 1] and view.tolist() == [[1], [n]]


def test_a_written_input_is_the_callers_memory():
    def f(x, y):
        x += y
        return x.realize()

    jit = TinyJit(f)
    states = [Tensor([float(n), 0.0]).realize() for n in range(4)]
    for _ in range(3):
        for s in states:
            assert jit(s, Tensor([1.0, 2.0])).tolist() == s.tolist()
    assert [s.tolist() for s in states] == [[n + 3, 6] for n in range(4)]


def test_changing_a_result_in_place_does_not_change_the_recording():
    jit = TinyJit(lambda x: (x + 1).realize())
    for n in range(5):
        out = jit(Tensor([float(n)]))
        out += 10
        assert out.item() == n + 11


def test_values_computed_from_memory_that_a_replay_changes_are_not_reused():
    state = Tensor([1.0]).realize()

    @TinyJit
    def step(x):
        state.assign(state + x)
        return state.realize()

    for n in range(2, 7):
        keep = state * 2
        waiting = keep + 1
        keep.realize()
        step(Tensor([1.0]))
        assert (state * 2).tolist() == [2 * n]
        del waiting


def test_several_schedules_and_order_of_writes():
    log = Tensor.zeros(4).contiguous().realize()

    @TinyJit
    def f(x):
        log[0:1] = x
        first = (log * 2).realize()
        log[1:2] = first[0:1] + 1
        log.realize()
        return (log + first).realize()

    for n in range(1, 6):
        out = f(Tensor([float(n)])).tolist()
        assert out[:2] == [3 * n, 2 * n + 1 + (0 if n == 1 else 2 * (2 * (n - 1) + 1))]


def test_printing_kernels_runs_the_same(capsys):
    jit = TinyJit(lambda x: (x * 2).sum().realize())
    jit(Tensor([1.0, 2.0])), jit(Tensor([1.0, 2.0]))
    with Context(DEBUG=2):
        assert jit(Tensor([3.0, 4.0])).item() == 14
    assert "CPU" in capsys.readouterr().out
    assert jit(Tensor([5.0, 4.0])).item() == 18


def test_counters_grow_on_every_call():
    jit = TinyJit(lambda x: (x + 1).realize())
    x = Tensor([1.0, 2.0, 3.0]).realize()
    for _ in range(4):
        GlobalCounters.reset()
        jit(x)
        assert GlobalCounters.global_ops > 0 and GlobalCounters.global_mem > 0


# *** what cannot be recorded ***


@pytest.mark.parametrize("result", [None, 3])
def test_nothing_to_record_is_an_error_at_the_third_call(result):
    jit = TinyJit(lambda x: result)
    assert jit(Tensor([1.0])) is result and jit(Tensor([1.0])) is result
    with pytest.raises(JitError, match="didn't JIT anything"):
        jit(Tensor([1.0]))


def test_an_error_while_recording_leaves_the_function_usable():
    fail = [False]

    def f(x):
        if fail[0]:
            raise ZeroDivisionError
        return (x + 1).realize()

    jit = TinyJit(f)
    jit(Tensor([1.0]))
    fail[0] = True
    with pytest.raises(ZeroDivisionError):
        jit(Tensor([1.0]))
    fail[0] = False
    assert [jit(Tensor([float(n)])).item() for n in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    "read", [lambda x: x[x > 1], lambda x: x.nonzero(), lambda x: x.numpy(), lambda x: x.sum().item()]
)
def test_reading_values_while_recording(read):
    jit = TinyJit(lambda x: (read(x + 0), (x + 1).realize())[1])
    jit(Tensor([1.0, 2.0]))
    with pytest.raises(JitError):
        jit(Tensor([1.0, 2.0]))


def test_selections_of_a_given_size():
    jit = TinyJit(
        lambda x: (
            x.masked_select(x > 0, size=4, fill_value=-1).realize(),
            (x > 0).nonzero(size=3, fill_value=-1).realize(),
        )
    )
    for n in range(5):
        a = np.zeros(4, np.float32)
        a[:n] = np.arange(1, n + 1)
        chosen, where = jit(Tensor(a))
        assert chosen.tolist() == [*range(1, n + 1), *[-1] * (4 - n)]
        assert where.tolist() == [*([i] for i in range(min(n, 3))), *[[-1]] * (3 - min(n, 3))]


# *** methods ***


def test_methods_have_a_recording_per_instance():
    class Model:
        def __init__(self, scale):
            self.scale = Tensor([scale]).realize()

        @TinyJit
        def forward(self, x):
            return (x * self.scale).realize()

    models = [Model(2.0), Model(3.0)]
    for n in range(4):
        assert [m.forward(Tensor([float(n)])).item() for m in models] == [2 * n, 3 * n]
    assert models[0].forward.captured is not models[1].forward.captured
    assert len(Model.forward._methods) == 2
    assert Model(5.0).forward(Tensor([2.0])).item() == 10
    del models
    gc.collect()
    assert len(Model.forward._methods) == 0


# *** as bytes ***


def test_a_recording_goes_to_another_process_without_the_model(tmp_path):
    weight, state = Tensor(array(3, 2)), Tensor.zeros(2).contiguous().realize()

    @TinyJit
    def f(x):
        state.assign(state + (x @ weight).relu().sum(0))
        return {"state": state.realize(), "random": Tensor.rand(2)}

    x = array(4, 3, seed=1)
    with pytest.raises(JitError, match="twice"):
        pickle.dumps(f)
    Tensor.manual_seed(5)
    for _ in range(3):
        here = f(Tensor(x))
    (tmp_path / "jit.pkl").write_bytes(pickle.dumps(f))
    np.save(tmp_path / "x.npy", x)
    program = (
        "import pickle, sys, numpy as np\n"
        "from tg_tensor import Tensor\n"
        "f = pickle.load(open(sys.argv[1] + '/jit.pkl', 'rb'))\n"
        "x = np.load(sys.argv[1] + '/x.npy')\n"
        "for _ in range(2): out = f(Tensor(x))\n"
        "print(out['state'].tolist(), out['random'].tolist())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True
    )
    for _ in range(2):
        here = f(Tensor(x))
    assert done.stdout.strip() == f"{here['state'].tolist()} {here['random'].tolist()}"


def test_a_copy_in_the_same_process_has_memory_of_its_own():
    state = Tensor.zeros(1).contiguous().realize()

    @TinyJit
    def f(x):
        state.assign(state + x)
        return (state * 1).realize()

    for _ in range(3):
        f(Tensor([1.0]))
    copy = pickle.loads(pickle.dumps(f))
    assert [copy(Tensor([10.0])).item() for _ in range(2)] == [13, 23]
    assert f(Tensor([1.0])).item() == 4
    with pytest.raises(JitError, match="no function"):
        copy.reset()
    with pytest.raises(JitError, match="'0'"):
        copy(Tensor([1.0, 2.0]))


def test_the_same_inputs_again_see_what_has_changed_in_between() -> None:
    """Calls with the last call's tensors take a short cut: contents, results and switches still count."""

    @TinyJit
    def double(x: Tensor, scale: int) -> Tensor:
        return (x * 2).contiguous()

    x = Tensor([1.0, 2.0]).contiguous().realize()
    for _ in range(4):
        got = double(x, 1)
    sums = []
    for n in range(4):
        x.assign(Tensor([float(n), 2.0])).realize()
        got = double(x, 1)
        sums.append((got + 1).sum().item())  # computed anew although the graph is the same
    assert sums == [2 * n + 6.0 for n in range(4)]
    with Context(DEBUG=2):
        assert double(x, 1).tolist() == [6.0, 4.0]
    assert double(x, 2).tolist() == [6.0, 4.0]
    other = Tensor([5.0, 7.0]).contiguous().realize()
    assert double(other, 1).tolist() == [10.0, 14.0]
    assert double(x, 1).tolist() == [6.0, 4.0]
    with pytest.raises(JitError, match="input '0'"):
        double(Tensor([1.0, 2.0, 3.0]).realize(), 1)
    assert double(x, 1).tolist() == [6.0, 4.0]


def test_its_own_result_as_input_is_not_taken_for_the_last_input() -> None:
    @TinyJit
    def step(x: Tensor) -> Tensor:
        return (x + 1).contiguous()

    x = Tensor([0.0]).contiguous().realize()
    for _ in range(3):
        step(x)
    y = step(x)
    for _ in range(5):
        y = step(y)
    assert y.item() == 6.0
