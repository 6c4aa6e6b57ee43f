"""What is one sample of conformance, and when does a result agree with what is expected?

A family module registers generators with `@conforms(name, ...)`; each yields Samples for one name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from tg_tensor import Tensor
from tg_uop import DType, dtypes

NUMPY: dict[DType, Any] = {
    **{d: np.dtype(d.name) for d in dtypes.all if d.fmt is not None},
    dtypes.bfloat16: np.dtype(ml_dtypes.bfloat16),
    dtypes.fp8e4m3: np.dtype(ml_dtypes.float8_e4m3fn),
    dtypes.fp8e5m2: np.dtype(ml_dtypes.float8_e5m2),
    dtypes.fp8e4m3fnuz: np.dtype(ml_dtypes.float8_e4m3fnuz),
    dtypes.fp8e5m2fnuz: np.dtype(ml_dtypes.float8_e5m2fnuz),
}
OURS = {n: d for d, n in NUMPY.items()}
# Relative error allowed: a few units in the last place of the dtype.
TOLERANCE = {d: 4 * 2.0 ** -dtypes.finfo(d)[1] for d in dtypes.floats}


class Sample(NamedTuple):
    """`ours(*tensors)` must agree with `want(*arrays)`, the tensors made from the arrays `inputs`.

    Results are tensors, arrays, Python values, or tuples of them. `out` names the dtype expected where it is
    not the dtype of the wanted array. `scale` widens the tolerance; `floor` is the absolute error allowed, in
    units of the relative one (0: none). `error` is the exception class expected instead of a result.
    """

    text: str
    ours: Callable[..., Any]
    want: Any
    inputs: tuple[Any, ...] = ()
    out: str | None = None
    scale: float = 1.0
    floor: float = 1.0
    signs: bool = False
    error: Any = None


class Disagreement(AssertionError):
    """A result is not what is expected; the message says where."""


class Skip(Exception):  # noqa: N818 - not an error
    """The oracle of a sample is not installed."""


Generator = Callable[[np.random.Generator], Iterator[Sample]]
REGISTRY: dict[str, list[Generator]] = {}


def conforms(*names: str) -> Callable[[Any], Any]:
    """Register a generator of samples for `names`; a generator of several takes the name first."""

    def register(f: Any) -> Any:
        for name in names:
            one = f if len(names) == 1 else (lambda rng, name=name: f(name, rng))
            REGISTRY.setdefault(name, []).append(one)
        return f

    return register


def is_float(dtype: Any) -> bool:
    return np.dtype(dtype) in OURS and OURS[np.dtype(dtype)].kind == "float"


def wide(a: Any) -> Any:
    """Float arrays as float64, so that the reference does not round."""
    return a.astype(np.float64) if is_float(a.dtype) else a


def of_dtype(a: Any, dtype: DType) -> Any:
    """An array rounded to one of our dtypes."""
    with np.errstate(all="ignore"):
        return np.asarray(a).astype(NUMPY[dtype])


def arrays(result: Any) -> Any:
    """Tensors in a result as arrays of numpy's dtype of the same name."""
    if isinstance(result, Tensor):
        a = result.numpy()
        return a if a.dtype == NUMPY[result.dtype] else a.astype(NUMPY[result.dtype])
    if isinstance(result, (tuple, list)):
        return tuple(arrays(r) for r in result)
    return result


def agree(got: Any, want: Any, sample: Sample) -> None:
    """Disagreement unless `got` is `want`: shapes, dtypes and values."""
    if isinstance(want, (tuple, list)) and isinstance(got, tuple):
        if len(got) != len(want):
            raise Disagreement(f"{len(got)} results, expected {len(want)}")
        for g, w in zip(got, want, strict=True):
            agree(g, w, sample)
        return
    if not isinstance(got, np.ndarray):
        plain_agree(got, want, sample)
        return
    want = np.asarray(want)
    if got.shape != want.shape:
        raise Disagreement(f"shape {got.shape}, expected {want.shape}")
    if sample.out is not None:
        expected = NUMPY[getattr(dtypes, sample.out)]
        with np.errstate(all="ignore"):
            want = want.astype(expected)
    if got.dtype != want.dtype:
        raise Disagreement(f"dtype {got.dtype.name}, expected {want.dtype.name}")
    bad = ~close(got, want, sample)
    if bad.any():
        at = tuple(int(i) for i in np.argwhere(bad)[0])
        operands = ", ".join(repr(_at(a, at, got.shape)) for a in sample.inputs)
        raise Disagreement(
            f"{int(bad.sum())} of {got.size} differ; first at {at}: {got[at]!r}, expected {want[at]!r}"
            + (f" for {operands}" if operands else "")
        )


def _at(a: Any, at: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    """The element of an input that belongs to a place of the result, or a short form of the input."""
    try:
        return np.broadcast_to(a, shape)[at]
    except ValueError:
        return np.asarray(a).tolist() if np.size(a) <= 24 else f"array{np.shape(a)}"


def close(got: Any, want: Any, sample: Sample) -> Any:
    """Which elements agree."""
    if not is_float(got.dtype):
        return got == want
    dtype = OURS[got.dtype]
    limit = sample.scale * TOLERANCE[dtype]
    g, w = got.astype(np.float64), want.astype(np.float64)
    with np.errstate(all="ignore"):
        tiny = 4 * float(ml_dtypes.finfo(got.dtype).tiny)
        near = np.abs(g - w) <= limit * np.abs(w) + limit * sample.floor + tiny
        same = near | (g == w) | (np.isnan(g) & np.isnan(w))
        if sample.signs:
            same &= ~((w == 0) & (g == 0)) | (np.signbit(g) == np.signbit(w))
    return same


def plain_agree(got: Any, want: Any, sample: Sample) -> None:
    """The same for Python values: equal, or close if floats."""
    if isinstance(got, float) and isinstance(want, float):
        limit = sample.scale * TOLERANCE[dtypes.float32]
        if math.isclose(got, want, rel_tol=limit, abs_tol=limit * sample.floor) or (
            got != got and want != want
        ):
            return
    elif type(got) is type(want) and got == want:
        return
    raise Disagreement(f"{got!r}, expected {want!r}")


def check(sample: Sample) -> None:
    """Run a sample. Disagreement, or what it raised, if it fails; Skip without its oracle."""
    tensors = [Tensor(a) for a in sample.inputs]
    if sample.error is not None:
        try:
            arrays(sample.ours(*tensors))
        except sample.error as e:
            if not str(e):
                raise Disagreement(f"{type(e).__name__} without a message") from e
            return
        raise Disagreement(f"no error, expected {sample.error}")
    with np.errstate(all="ignore"):
        want = sample.want(*sample.inputs) if callable(sample.want) else sample.want
    agree(arrays(sample.ours(*tensors)), want, sample)


def torch() -> Any:
    """PyTorch, or Skip."""
    try:
        import torch as found  # lazy: optional, slow to import
    except ImportError:
        raise Skip("torch is not installed") from None
    return found
