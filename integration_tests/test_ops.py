"""Does every elementwise operation and reduction give numpy's numbers on the CPU, and the interpreter's from
the same kernels, for all dtypes, shapes and views of memory?
"""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from integration_tests.op_table import ELEMENTWISE, REDUCTIONS, Op, Reduction
from integration_tests.support import assert_same, interpreted, numpy_of
from integration_tests.views import HAS_ZERO, make_input, shapes, views
from tg_uop import dtypes

QUICK, THOROUGH = 3, 80


def explore(test: Any, name: str, examples: int) -> None:
    """Run a hypothesis test with a seed of its own per row, so that rows see different shapes. Failures of a
    quick run are reported as found, those of a thorough one are shrunk first.
    """
    phases = [Phase.generate] if examples == QUICK else [Phase.generate, Phase.shrink]
    config = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )
    seed(zlib.crc32(name.encode()))(config(given(st.data())(test)))()


def as_reference(a: Any) -> Any:
    """Floats as float64: the reference computes in wide arithmetic."""
    return a if a.dtype.kind in "biu" else a.astype(np.float64)


def check(result: Any, want: Any, scale: float, context: str) -> None:
    dtype = result.dtype if result.dtype.kind == "float" else dtypes.float32
    want = np.asarray(want)
    if result.dtype.kind == "float" and result.dtype.itemsize < 4:
        want = want.astype(np.float32)
    by_interpreter = interpreted(result)[0]
    assert_same(by_interpreter, want, dtype, scale, f"interpreter: {context}")
    assert_same(numpy_of(result), want, dtype, scale, f"CPU: {context}")


def elementwise(op: Op, examples: int) -> None:
    def run(data: st.DataObject) -> None:
        dtype = data.draw(st.sampled_from(op.dtypes))
        shape = data.draw(shapes())
        inputs = []
        for domain in op.domains:
            view = data.draw(views(shape, zeros=domain in HAS_ZERO or domain == "full"))
            inputs.append(make_input(view, dtype, domain, data.draw(st.integers(0, 99))))
        with np.errstate(all="ignore"):
            want = op.reference(*(as_reference(a) for _, a in inputs))
        check(op.tensor(*(t for t, _ in inputs)), want, op.scale, f"{op.name} {dtype.name} {shape}")

    explore(run, op.name, examples)


def reduction(op: Reduction, examples: int) -> None:
    def run(data: st.DataObject) -> None:
        dtype = data.draw(st.sampled_from(op.dtypes))
        shape = data.draw(shapes(min_dims=1))
        view = data.draw(views(shape))
        t, a = make_input(view, dtype, op.domain, data.draw(st.integers(0, 99)))
        axis: Any = data.draw(st.integers(-len(shape), len(shape) - 1))
        if not op.single:
            several = st.sets(st.integers(0, len(shape) - 1), min_size=1).map(lambda s: tuple(sorted(s)))
            axis = data.draw(st.one_of(st.none(), st.just(axis), several))
        keep = data.draw(st.booleans())
        want = op.reference(as_reference(a), axis, keep)
        result = op.tensor(t, axis, keep)
        if result.dtype.kind in ("int", "uint"):
            want = want.astype(np.int64 if result.dtype.kind == "int" else np.uint64)
        check(result, want, op.scale, f"{op.name} {dtype.name} {shape} axis {axis}")

    explore(run, op.name, examples)


@pytest.mark.parametrize("op", ELEMENTWISE, ids=lambda op: op.name)
def test_elementwise_operation_gives_numpys_values(op: Op) -> None:
    elementwise(op, QUICK)


@pytest.mark.parametrize("op", REDUCTIONS, ids=lambda op: op.name)
def test_reduction_gives_numpys_values(op: Reduction) -> None:
    reduction(op, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("op", ELEMENTWISE, ids=lambda op: op.name)
def test_elementwise_operation_over_many_views(op: Op) -> None:
    elementwise(op, THOROUGH)


@pytest.mark.slow
@pytest.mark.parametrize("op", REDUCTIONS, ids=lambda op: op.name)
def test_reduction_over_many_views(op: Reduction) -> None:
    reduction(op, THOROUGH)
