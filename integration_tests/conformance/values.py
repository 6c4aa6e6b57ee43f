"""Which numbers do samples take: random ones of a domain, and the edges of every dtype?"""

from __future__ import annotations

from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY
from tg_uop import DType, dtypes

NARROW = (dtypes.float16, dtypes.bfloat16)
FLOATS = (dtypes.float32, dtypes.float64, *NARROW)
WIDE = (dtypes.float32, dtypes.float64)
INTS = dtypes.ints
SIGNED = dtypes.sints
BOOL = (dtypes.bool,)
NUMBERS = FLOATS + INTS
ALL = NUMBERS + BOOL

SHAPES: tuple[tuple[int, ...], ...] = ((), (0,), (5,), (2, 3), (2, 0, 3), (3, 1, 4), (1,), (2, 3, 2))
PAIRS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((5,), (5,)),
    ((2, 3), (3,)),
    ((2, 1), (1, 3)),
    ((), (4,)),
    ((0, 3), (1, 3)),
    ((3, 1, 2), (4, 1)),
    ((), ()),
)
DOMAINS = {
    "any": (-4.0, 4.0),
    "positive": (0.1, 8.0),
    "unit": (-0.95, 0.95),
    "chance": (0.02, 0.98),
    "small": (-1.5, 1.5),
    "above one": (1.1, 9.0),
    "wide": (-100.0, 100.0),
}


def values(rng: Any, shape: tuple[int, ...], dtype: DType, domain: str = "any") -> Any:
    """Random numbers of a domain. "full" is every int, "shift" a count below the dtype's bits, "nonzero" not
    near zero."""
    d = NUMPY[dtype]
    if dtype.kind == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if domain == "shift":
        return rng.integers(0, dtype.bits, shape).astype(d)
    if dtype.kind in ("int", "uint"):
        info = np.iinfo(d)
        if domain == "full":
            return rng.integers(info.min, info.max, shape, dtype=d, endpoint=True)
        low, high = (0, 9) if dtype.kind == "uint" else (-8, 9)
        if domain in ("nonzero", "positive", "above one"):
            low = 1
        a = rng.integers(low, high, shape)
        if domain == "nonzero" and dtype.kind == "int":
            a = a * rng.choice([-1, 1], shape)
        return a.astype(d)
    if domain == "nonzero":
        return np.asarray(rng.uniform(0.3, 4, shape) * rng.choice([-1.0, 1.0], shape)).astype(d)
    low_f, high_f = DOMAINS["wide" if domain == "full" else domain]
    return np.asarray(rng.uniform(low_f, high_f, shape)).astype(d)


def special(dtype: DType) -> Any:
    """The edges of a dtype, as a vector."""
    d = NUMPY[dtype]
    if dtype.kind == "bool":
        return np.array([True, False])
    if dtype.kind in ("int", "uint"):
        info = np.iinfo(d)
        edges = (info.min, info.min + 1, 0, 1, 2, 3, 7, info.max // 2, info.max - 1, info.max)
        return np.array([int(v) for v in edges], d)
    top = {2: 65504.0 if dtype is dtypes.float16 else 3.3e38, 4: 3.4028234663852886e38, 8: 1.7e308}
    tiny = {2: 6.2e-05 if dtype is dtypes.float16 else 1.2e-38, 4: 1.2e-38, 8: 2.3e-308}
    t, s = top[dtype.itemsize], tiny[dtype.itemsize]
    out = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.5, -0.5, 2.5, -1.5, 7.0, -7.0, 1e-3, s, -s, t, -t]
    return np.array(out).astype(d)


def view(x: Any, kind: int) -> Any:
    """A tensor or an array flipped (0), transposed (1) or every second row of it (2)."""
    if kind == 0:
        return x.flip(0) if hasattr(x, "uop") else np.flip(x, 0)
    return x.T if kind == 1 else x[::2]
