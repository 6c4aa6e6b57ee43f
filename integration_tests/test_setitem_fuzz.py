"""Do programs of views, reads and writes leave numpy's values, however lazily they run?

A program is a list of statements over named arrays; the same program runs on Tensors and on numpy arrays.
numpy's views share memory, so do Tensors' (movement without copies); reads taken before a write keep the old
values, as a Tensor's do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tg_tensor import Tensor

SIDE = 4
CONFIG: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "suppress_health_check": list(HealthCheck),
    "phases": (Phase.generate, Phase.shrink),
}

# Views that share memory in numpy and in Tensors alike: a view of an array, and an index into that view.
VIEWS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "whole": (lambda x: x, np.s_[:, :]),
    "top": (lambda x: x, np.s_[:2, :]),
    "bottom": (lambda x: x, np.s_[2:, :]),
    "left": (lambda x: x, np.s_[:, :2]),
    "right": (lambda x: x, np.s_[:, 2:]),
    "middle": (lambda x: x, np.s_[1:3, :]),
    "row": (lambda x: x, np.s_[1:2, :]),
    "column": (lambda x: x, np.s_[:, 2:3]),
    "backwards": (lambda x: x, np.s_[::-1, :]),
    "even rows": (lambda x: x, np.s_[::2, :]),
    "odd columns": (lambda x: x, np.s_[:, 1::2]),
    "transposed": (lambda x: x.T, np.s_[:, :]),
    "top of transposed": (lambda x: x.T, np.s_[:2, :]),
    "rows of flipped columns": (lambda x: x[:, ::-1], np.s_[1:3, :]),
    "odd of middle columns": (lambda x: x[:, 1:3], np.s_[1::2, :]),
}
# Of a value that is not in memory yet, a view is a value of its own; writing by index works on it like on
# any other.
DIRECT = (
    "whole",
    "top",
    "bottom",
    "left",
    "right",
    "middle",
    "row",
    "column",
    "backwards",
    "even rows",
    "odd columns",
)


class Statement(NamedTuple):
    """`kind` says what happens; `a` and `b` are numbers of arrays, `target` and `source` names of views."""

    kind: str
    a: int
    b: int
    target: str
    source: str
    number: int


KINDS = (
    "set number",
    "set view",
    "set sum",
    "add in place",
    "multiply view in place",
    "read",
    "alias",
    "realize",
)


def statements(kinds: Any = KINDS, targets: Any = tuple(VIEWS)) -> st.SearchStrategy[Statement]:
    number, which = st.integers(-3, 3), st.integers(0, 2)
    sources = st.sampled_from(list(VIEWS))
    return st.builds(
        Statement, st.sampled_from(kinds), which, which, st.sampled_from(targets), sources, number
    )


def read(x: Any, name: str) -> Any:
    view, index = VIEWS[name]
    return view(x)[index]


def fitted(value: Any, shape: tuple[int, ...]) -> Any:
    """A part of a (n, m) array that broadcasts to `shape`."""
    rows = slice(None) if value.shape[0] == shape[0] else slice(0, 1)
    columns = slice(None) if value.shape[1] == shape[1] else slice(0, 1)
    return value[rows, columns]


def run(program: list[Statement], arrays: list[Any], finish: Callable[[Any], None]) -> list[Any]:
    """Every array at the end, and every value that was read on the way.

    The right-hand side of an assignment is computed (`+ 0` copies it) before anything is written.
    """
    arrays = list(arrays)
    aliases: list[Any] = []
    reads: list[Any] = []
    for s in program:
        x, y = arrays[s.a], arrays[s.b]
        view, index = VIEWS[s.target]
        target = view(x)
        shape = target[index].shape
        if s.kind == "set number":
            target[index] = s.number
        elif s.kind == "set view":
            target[index] = fitted(read(y, s.source), shape) + 0
        elif s.kind == "set sum":
            target[index] = fitted(read(y, s.source), shape) + fitted(read(x, s.source), shape) + s.number
        elif s.kind == "add in place":
            x += s.number
        elif s.kind == "multiply view in place":
            target[index] *= fitted(read(y, s.source), shape) + 0
        elif s.kind == "read":
            reads.append(read(y, s.source) * 2 + s.number)
        elif s.kind == "alias":
            aliases.append(target[index])
        elif s.kind == "realize":
            finish(x)
    return [*arrays, *aliases, *reads]


def starting_arrays() -> list[Any]:
    """Small integers as float32: sums and products stay exact, so equality is equality."""
    rng = np.random.default_rng(0)
    return [rng.integers(-4, 5, (SIDE, SIDE)).astype(np.float32) for _ in range(3)]


def compare(program: list[Statement], realized: bool) -> None:
    start = starting_arrays()
    wanted = run(program, [a.copy() for a in start], lambda a: None)
    tensors = [Tensor(a) if realized else Tensor(a) + 0 for a in start]
    got = run(program, tensors, lambda t: t.realize())
    with np.errstate(all="ignore"):
        for n, (g, w) in enumerate(zip(got, wanted, strict=True)):
            np.testing.assert_array_equal(g.numpy(), w, err_msg=f"value {n} of {program}")


@settings(max_examples=60, derandomize=True, **CONFIG)
@given(st.lists(statements(), min_size=1, max_size=6))
def test_random_program_of_views_and_writes(program: list[Statement]) -> None:
    compare(program, realized=True)


@settings(max_examples=25, derandomize=True, **CONFIG)
@given(st.lists(statements([k for k in KINDS if k != "alias"], DIRECT), min_size=1, max_size=5))
def test_random_program_on_computed_tensors(program: list[Statement]) -> None:
    compare(program, realized=False)


@pytest.mark.slow
@settings(max_examples=1500, **CONFIG)
@given(st.lists(statements(), min_size=1, max_size=10))
def test_long_random_programs(program: list[Statement]) -> None:
    compare(program, realized=True)


# *** the cases that go wrong first, by name ***

OVERLAPS: dict[str, Callable[[Any], None]] = {
    "shift down": lambda x: x.__setitem__(slice(1, None), x[:-1] + 0),
    "shift up": lambda x: x.__setitem__(slice(None, -1), x[1:] + 0),
    "transpose onto itself": lambda x: x.__setitem__(slice(None), x.T + 0),
    "flip onto itself": lambda x: x.__setitem__(slice(None), x[::-1] + 0),
    "swap halves": lambda x: x.__setitem__(slice(None), _joined(x[2:], x[:2])),
    "even rows from odd": lambda x: x.__setitem__(slice(None, None, 2), x[1::2] + 0),
    "row from its own sum": lambda x: x.__setitem__(0, x.sum(0)),
    "normalise by own maximum": lambda x: x.__setitem__(slice(None), x - x.max(0)),
}


def _joined(a: Any, b: Any) -> Any:
    return np.concatenate((a, b)) if isinstance(a, np.ndarray) else a.cat(b)


@pytest.mark.parametrize("name", OVERLAPS)
def test_write_from_an_overlapping_view(name: str) -> None:
    a = np.arange(16, dtype=np.float32).reshape(4, 4)
    t = Tensor(a)
    OVERLAPS[name](a)
    OVERLAPS[name](t)
    np.testing.assert_array_equal(t.numpy(), a)


def test_reads_before_between_and_after_writes() -> None:
    t = Tensor(np.zeros(4, np.float32))
    before = t + 1
    t[1:3] = 5
    between = t + 1
    t[2:] = 7
    after = t + 1
    np.testing.assert_array_equal(after.numpy(), [1, 6, 8, 8])
    np.testing.assert_array_equal(between.numpy(), [1, 6, 6, 1])
    np.testing.assert_array_equal(before.numpy(), [1, 1, 1, 1])


@pytest.mark.parametrize("first", ("before", "after"))
def test_a_reader_of_the_old_version_is_right_whoever_is_realised_first(first: str) -> None:
    t = Tensor(np.arange(6, dtype=np.float32)).realize()
    before = (t * 10).sum()
    t += 1
    order = (before, t) if first == "before" else (t, before)
    for x in order:
        x.realize()
    assert before.item() == 150
    np.testing.assert_array_equal(t.numpy(), np.arange(6) + 1)


def test_a_view_of_a_view_writes_the_base() -> None:
    t = Tensor(np.zeros((4, 4), np.float32))
    inner = t[:, 1:].T[1::2]
    inner[:] = 3
    want = np.zeros((4, 4), np.float32)
    want[:, 1:].T[1::2] = 3
    np.testing.assert_array_equal(t.numpy(), want)


def test_assign_in_a_loop_counts() -> None:
    t = Tensor(np.zeros(3, np.int32)).realize()
    for n in range(20):
        t.assign(t + n)
        if n % 7 == 0:
            t.realize()
    np.testing.assert_array_equal(t.numpy(), [190] * 3)
