"""Do public names do what NumPy and PyTorch do? A seeded part of the conformance samples; all when slow.

`python -m integration_tests.conformance` prints the whole table.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from integration_tests.conformance.core import Disagreement, Sample, check
from integration_tests.conformance.names import REQUIRED, every_name
from integration_tests.conformance.runner import Outcome, load, run, samples

FRACTION = 0.04
NAMES = every_name()


@pytest.fixture(scope="module")
def outcomes(request: pytest.FixtureRequest) -> Iterator[dict[str, Outcome]]:
    """Outcomes of the names that this run tests, from all cores at once."""
    items = [i for i in request.session.items if i.name.startswith("test_name_conforms[")]
    names = [i.callspec.params["name"] for i in items]  # type: ignore[attr-defined]
    yield {o.name: o for o in run(names, seed=1, fraction=FRACTION, at_least=2)}


@pytest.mark.parametrize("name", NAMES)
def test_name_conforms(name: str, outcomes: dict[str, Outcome]) -> None:
    outcome = outcomes[name]
    assert outcome.ok, "\n".join((f"{outcome.passed} of {outcome.total} passed", *outcome.failures[:3]))


def test_every_name_has_enough_samples() -> None:
    load()
    counts = {name: sum(1 for _ in samples(name, 0)) for name in NAMES}
    assert {n: c for n, c in counts.items() if c < REQUIRED} == {}
    assert sum(counts.values()) >= 15_000


@pytest.mark.slow
def test_all_samples() -> None:
    bad = [o for o in run(NAMES) if not o.ok or o.total < REQUIRED]
    assert not bad, "\n".join(f"{o.name}: {o.passed}/{o.total} {o.failures[:1]}" for o in bad)


WRONG = {
    "value": np.array([1.0, 2.1], np.float32),
    "shape": np.array([[1.0, 2.0]], np.float32),
    "dtype": np.array([1.0, 2.0], np.float64),
    "nan": np.array([1.0, np.nan], np.float32),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_result_is_noticed(what: str) -> None:
    right = np.array([1.0, 2.0], np.float32)
    check(Sample("t", lambda t: t, right, (right,)))
    with pytest.raises(Disagreement):
        check(Sample("t", lambda t: t, WRONG[what], (right,)))


def test_the_sign_of_zero_is_noticed_where_it_is_asked_for() -> None:
    zero = np.array([0.0], np.float32)
    check(Sample("t", lambda t: t, -zero, (zero,)))
    with pytest.raises(Disagreement):
        check(Sample("t", lambda t: t, -zero, (zero,), signs=True))
