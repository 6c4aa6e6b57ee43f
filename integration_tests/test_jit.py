"""Does a recorded function replay the right values, and refuse inputs it was not recorded for?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tg_tensor import Context, GlobalCounters, Tensor, TinyJit
from tg_tensor.jit import JitError

CALLS = 8


def array(*shape: int, seed: int = 0) -> Any:
    return np.random.default_rng(seed).integers(-5, 6, shape).astype(np.float32)


FUNCTIONS: dict[str, tuple[Callable[..., Any], Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "one kernel": (lambda x: x * 2 + 1, lambda a: a * 2 + 1, ((5,),)),
    "matmul": (lambda x, y: (x @ y).relu(), lambda a, b: np.maximum(a @ b, 0), ((8, 8), (8, 8))),
    "several kernels": (
        lambda x: (x - x.sum(0)).contiguous().max(1) + 1,
        lambda a: (a - a.sum(0)).max(1) + 1,
        ((6, 7),),
    ),
    "temporaries": (
        lambda x, y: ((x @ y).contiguous() @ y).contiguous() @ x,
        lambda a, b: ((a @ b) @ b) @ a,
        ((4, 4), (4, 4)),
    ),
    "gather": (lambda x: x[Tensor([2, 0, 1])], lambda a: a[[2, 0, 1]], ((3, 4),)),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("level", (0, 1, 2))
def test_replay_gives_the_values_of_new_inputs(name: str, level: int) -> None:
    ours, reference, shapes = FUNCTIONS[name]
    jit = TinyJit(lambda *xs: ours(*xs).realize())
    with Context(JIT=level):
        for n in range(CALLS):
            arrays = [array(*s, seed=n * 10 + i) for i, s in enumerate(shapes)]
            np.testing.assert_array_equal(
                jit(*(Tensor(a) for a in arrays)).numpy(), reference(*arrays), err_msg=f"call {n}"
            )


def test_function_body_runs_twice_only() -> None:
    runs = []

    @TinyJit
    def f(x: Tensor) -> Tensor:
        runs.append(1)
        return (x + 1).realize()

    for n in range(5):
        assert f(Tensor([float(n)])).item() == n + 1
    assert len(runs) == 2


@pytest.mark.parametrize(
    "other",
    (np.zeros(5, np.float32), np.zeros((2, 2), np.float32), np.zeros(4, np.float64), np.zeros(4, np.int32)),
    ids=("size", "rank", "float64", "int32"),
)
def test_other_shape_or_dtype_is_an_error_that_names_the_input(other: Any) -> None:
    jit = TinyJit(lambda x: (x + 1).realize())
    for _ in range(3):
        jit(Tensor(np.zeros(4, np.float32)))
    with pytest.raises(JitError, match="'0'"):
        jit(Tensor(other))
    assert jit(Tensor(np.ones(4, np.float32))).tolist() == [2] * 4, "still usable after the error"


def test_other_number_of_inputs_is_an_error() -> None:
    jit = TinyJit(lambda xs: sum(xs[1:], xs[0]).realize())
    for _ in range(2):
        jit([Tensor([1.0]), Tensor([2.0])])
    with pytest.raises(JitError):
        jit([Tensor([1.0])])


def test_one_tensor_as_two_inputs_is_an_error() -> None:
    jit = TinyJit(lambda x, y: (x + y).realize())
    t = Tensor([1.0, 2.0])
    with pytest.raises(JitError, match="same"):
        jit(t, t)


def test_nested_jit_is_an_error() -> None:
    inner = TinyJit(lambda x: (x + 1).realize())

    @TinyJit
    def outer(x: Tensor) -> Tensor:
        return (inner(x) * 2).realize()

    x = Tensor([1.0])
    outer(x)
    with pytest.raises(JitError):
        outer(x)
        outer(x)


def test_reading_a_value_while_recording_is_an_error() -> None:
    @TinyJit
    def f(x: Tensor) -> Tensor:
        return (x * x.sum().item()).realize()

    f(Tensor([1.0, 2.0]))
    with pytest.raises(JitError):
        f(Tensor([1.0, 2.0]))
    assert (Tensor([1.0]) + 1).tolist() == [2.0], "recording ended with the error"


def test_results_are_overwritten_by_the_next_replay() -> None:
    jit = TinyJit(lambda x: (x + 1).realize())
    results = [jit(Tensor([float(n)])) for n in range(4)]
    assert results[2].item() == results[3].item() == 4.0


def test_a_result_fed_back_as_input_keeps_its_values() -> None:
    """The output buffer of a replay is also its input."""
    jit = TinyJit(lambda x: (x * 2 + 1).realize())
    a = array(16)
    x, want = Tensor(a), a
    for n in range(6):
        x, want = jit(x), want * 2 + 1
        np.testing.assert_array_equal(x.numpy(), want, err_msg=f"step {n}")


def test_a_result_fed_back_through_a_transposed_read() -> None:
    """Reading the input at other places than are written must not see what this replay wrote."""
    jit = TinyJit(lambda x: (x.T + 1).realize())
    a = array(8, 8)
    x, want = Tensor(a), a
    for n in range(6):
        x, want = jit(x), want.T + 1
        np.testing.assert_array_equal(x.numpy(), want, err_msg=f"step {n}")


def test_assign_inside_a_recorded_function_accumulates() -> None:
    state = Tensor(np.zeros(3, np.float32)).realize()

    @TinyJit
    def step(x: Tensor) -> Tensor:
        state.assign(state + x)
        return state.realize()

    total = np.zeros(3, np.float32)
    for n in range(6):
        total += n
        step(Tensor(np.full(3, n, np.float32)))
        np.testing.assert_array_equal(state.numpy(), total, err_msg=f"step {n}")


def test_recorded_training_step_follows_the_plain_one() -> None:
    def make() -> tuple[Any, Callable[..., Any]]:
        w = Tensor(array(6, 3) / 8).realize()

        def step(x: Tensor, y: Tensor) -> Tensor:
            loss = (x @ w - y).square().mean()
            w.assign(w - loss.gradient(w)[0] * 0.05)
            w.realize()
            return loss.realize()

        return w, step

    w_plain, plain = make()
    w_jit, step = make()
    recorded = TinyJit(step)
    for n in range(6):
        x, y = array(5, 6, seed=n), array(5, 3, seed=n + 50)
        a, b = plain(Tensor(x), Tensor(y)).item(), recorded(Tensor(x), Tensor(y)).item()
        assert a == pytest.approx(b, rel=1e-6)
    np.testing.assert_allclose(w_jit.numpy(), w_plain.numpy(), rtol=1e-5)


def test_replay_counts_its_kernels() -> None:
    jit = TinyJit(lambda x: ((x + 1).contiguous() * 2).contiguous().sum().realize())
    x = Tensor(array(7)).realize()
    jit(x), jit(x)
    before = GlobalCounters.kernel_count
    jit(x)
    assert GlobalCounters.kernel_count - before == 3


def test_methods_have_a_recording_per_class_attribute() -> None:
    class Model:
        def __init__(self) -> None:
            self.scale = Tensor([3.0]).realize()

        @TinyJit
        def forward(self, x: Tensor) -> Tensor:
            return (x * self.scale).realize()

    model = Model()
    assert [model.forward(Tensor([float(n)])).item() for n in range(4)] == [0, 3, 6, 9]


def test_keyword_arguments_are_inputs() -> None:
    jit = TinyJit(lambda x, bias: (x + bias).realize())
    for n in range(4):
        assert jit(Tensor([1.0]), bias=Tensor([float(n)])).item() == 1 + n
