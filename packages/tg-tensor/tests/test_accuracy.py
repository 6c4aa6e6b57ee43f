"""Float32 functions against float64: the largest error in units in the last place, over every exponent and
near the borders of their branches.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tg_tensor import Tensor

N = 1 << 15


def samples() -> np.ndarray:
    """Every sign and exponent with random mantissas, and uniform values where the functions change."""
    rng = np.random.default_rng(3)
    bits = np.repeat(np.arange(512, dtype=np.uint32) << 23, N // 512)
    bits |= rng.integers(0, 1 << 23, N, dtype=np.uint32)
    near = [rng.uniform(-a, a, N // 4) for a in (90.0, 10.0, 1.1, 0.55)]
    return np.concatenate([bits.view(np.float32), np.concatenate(near).astype(np.float32)])


@pytest.mark.parametrize(
    ("name", "oracle", "units"),
    [
        ("tanh", np.tanh, 2.0),
        ("erf", np.vectorize(math.erf), 2.0),
        ("exp", np.exp, 2.0),
        ("exp2", np.exp2, 2.0),
        ("log2", np.log2, 2.0),
        ("sin", np.sin, 2.0),
        ("log", np.log, 3.0),
        ("sigmoid", lambda x: 1 / (1 + np.exp(-x)), 3.0),
    ],
)
def test_largest_error(name: str, oracle: Callable[[Any], Any], units: float) -> None:
    x = samples()
    got = getattr(Tensor(x), name)().numpy()
    with np.errstate(all="ignore"):
        want = oracle(x.astype(np.float64))
        rounded = want.astype(np.float32)
        finite = np.isfinite(rounded)
        assert np.array_equal(got[~finite], rounded[~finite], equal_nan=True)
        error = np.abs(got.astype(np.float64) - want) / np.spacing(np.abs(rounded))
    worst = np.where(finite, error, 0).argmax()
    assert error[worst] <= units, (x[worst], got[worst], want[worst])
