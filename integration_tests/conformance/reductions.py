"""What should reductions, scans, sorts and softmaxes compute, over dtypes, axes, empty axes and edges?"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, conforms, of_dtype, wide
from integration_tests.conformance.values import ALL, FLOATS, NUMBERS, special, values
from tg_uop import DType, dtypes

AXES: tuple[Any, ...] = (None, 0, -1, 1, (0, 2), (0, 1, 2))
SHAPE = (3, 2, 4)


class Row(NamedTuple):
    """`ours(t, axis, keepdim)` against `want(wide array, axis, keepdims)`.

    `out`: "same", "float", "sum" (what sums accumulate in), or a name. `single` takes one axis only; `shaped`
    keeps the shape (no keepdim). `empty`: axes without elements have a result.
    """

    name: str
    ours: Callable[..., Any]
    want: Callable[..., Any]
    dtypes: tuple[DType, ...] = FLOATS
    out: str = "same"
    scale: float = 4.0
    domain: str = "any"
    single: bool = False
    shaped: bool = False
    empty: bool = True
    edges: bool = True


def out_dtype(row: Row, dtype: DType) -> DType:
    if row.out == "float":
        return dtype if dtype.kind == "float" else dtypes.float32
    if row.out == "sum":
        narrow = {"bool": "int32", "int": "int32", "uint": "uint32"}
        return getattr(dtypes, narrow[dtype.kind]) if dtype.kind in narrow and dtype.itemsize < 4 else dtype
    return dtype if row.out == "same" else getattr(dtypes, row.out)


def row_samples(row: Row, rng: Any) -> Iterator[Sample]:
    for dtype in row.dtypes:
        out = out_dtype(row, dtype)

        def make(a: Any, axis: Any, keep: bool, what: str, out: DType = out, dtype: DType = dtype) -> Sample:
            return Sample(
                f"{row.name} {dtype.name} {what} axis {axis}{' keepdim' if keep else ''}",
                lambda t: row.ours(t, axis, keep),
                lambda x: of_dtype(row.want(wide(x), axis, keep), out),
                (a,),
                scale=row.scale,
            )

        for axis in (0, -1, 1) if row.single else AXES:
            for keep in (False,) if row.shaped else (False, True):
                yield make(values(rng, SHAPE, dtype, row.domain), axis, keep, f"{SHAPE}")
        yield make(values(rng, (), dtype, row.domain), 0 if row.single else None, False, "()")
        yield make(values(rng, (1,), dtype, row.domain), 0, False, "(1,)")
        yield make(values(rng, (40,), dtype, row.domain), 0, False, "(40,)")
        yield make(values(rng, (3, 0), dtype), 0, False, "(3, 0)")
        if row.empty:
            yield make(values(rng, (3, 0), dtype), 1, False, "(3, 0)")
        if row.edges:
            edges = special(dtype)
            yield make(edges, 0, False, "edges")
            pairs = np.stack(np.meshgrid(edges, edges))
            yield make(pairs, 0, False, "pairs of edges")


def _axis0(a: Any, axis: Any) -> Any:
    """numpy's functions take no axis 0 of a scalar."""
    return None if a.ndim == 0 else axis


def plain(f: Callable[..., Any]) -> Callable[..., Any]:
    def run(a: Any, axis: Any, keep: bool) -> Any:
        return f(a, axis=_axis0(a, axis), keepdims=keep)

    return run


def _sum(a: Any, axis: Any, keep: bool) -> Any:
    kind = {"b": np.int64, "i": np.int64, "u": np.uint64}.get(a.dtype.kind)
    return np.sum(a, axis=_axis0(a, axis), keepdims=keep, dtype=kind)


def _prod(a: Any, axis: Any, keep: bool) -> Any:
    kind = {"b": np.int64, "i": np.int64, "u": np.uint64}.get(a.dtype.kind)
    return np.prod(a, axis=_axis0(a, axis), keepdims=keep, dtype=kind)


def _argmax(a: Any, axis: Any, keep: bool) -> Any:
    if a.ndim == 0:
        return np.int64(0)
    return np.argmax(a, axis=axis, keepdims=keep)


def _argmin(a: Any, axis: Any, keep: bool) -> Any:
    if a.ndim == 0:
        return np.int64(0)
    return np.argmin(a, axis=axis, keepdims=keep)


def _moment(f: Callable[..., Any], correction: float) -> Callable[..., Any]:
    def run(a: Any, axis: Any, keep: bool) -> Any:
        return f(np.asarray(a, np.float64), axis=_axis0(a, axis), keepdims=keep, ddof=correction)

    return run


def _mean(a: Any, axis: Any, keep: bool) -> Any:
    return np.mean(np.asarray(a, np.float64), axis=_axis0(a, axis), keepdims=keep)


def _lse(a: Any, axis: Any, keep: bool) -> Any:
    a = np.asarray(a, np.float64)
    axis = _axis0(a, axis)
    if a.size == 0:
        return np.log(np.sum(np.exp(a), axis=axis, keepdims=keep))
    top = np.max(a, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0, top)
    out = np.log(np.sum(np.exp(a - top), axis=axis, keepdims=True)) + top
    return out if keep else np.squeeze(out, axis=axis)


def _softmax(a: Any, axis: Any, keep: bool) -> Any:
    a = np.asarray(a, np.float64)
    if a.ndim == 0:
        return np.ones(()) * (a - a + 1)
    if a.size == 0:
        return a
    e = np.exp(a - a.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def _log_softmax(a: Any, axis: Any, keep: bool) -> Any:
    a = np.asarray(a, np.float64)
    if a.ndim == 0:
        return a - a
    if a.size == 0:
        return a
    shifted = a - a.max(axis, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis, keepdims=True))


def scanned(f: Callable[..., Any]) -> Callable[..., Any]:
    def run(a: Any, axis: Any, keep: bool) -> Any:
        kind = {"b": np.int64, "i": np.int64, "u": np.uint64}.get(a.dtype.kind)
        a = a.astype(kind) if kind else a
        return a if a.ndim == 0 else f(a, axis=axis)

    return run


def _running(f: Any) -> Callable[..., Any]:
    return lambda a, axis, keep: a if a.ndim == 0 else f.accumulate(a, axis=axis)


def _last_place(better: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """Where a running extreme was last reached."""

    def run(a: Any, axis: Any, keep: bool) -> Any:
        if a.ndim == 0 or a.size == 0:
            return np.zeros(a.shape, np.int64)
        moved = np.moveaxis(a, axis, 0)
        out, best, place = (
            np.zeros(moved.shape, np.int64),
            moved[0].copy(),
            np.zeros(moved.shape[1:], np.int64),
        )
        for i in range(len(moved)):
            hit = better(moved[i], best) | (moved[i] == best) | (moved[i] != moved[i])
            hit &= (best == best) | (moved[i] != moved[i])
            best, place = np.where(hit, moved[i], best), np.where(hit, i, place)
            out[i] = place
        return np.moveaxis(out, 0, axis)

    return run


def _sorted(a: Any, axis: Any, keep: bool) -> Any:
    return a if a.ndim == 0 else np.sort(a, axis=axis, kind="stable")


def _argsorted(a: Any, axis: Any, keep: bool) -> Any:
    return np.zeros((), np.int64) if a.ndim == 0 else np.argsort(a, axis=axis, kind="stable")


def _descending(a: Any, axis: Any, keep: bool) -> Any:
    if a.ndim == 0 or a.size == 0:
        return a
    return np.take_along_axis(a, _argsort_down(a, axis), axis)


def _argsort_down(a: Any, axis: Any) -> Any:
    n = a.shape[axis]
    back = np.argsort(np.flip(a, axis), axis=axis, kind="stable")
    return np.flip(n - 1 - back, axis)


def _normalized(p: float) -> Callable[..., Any]:
    def run(a: Any, axis: Any, keep: bool) -> Any:
        if a.size == 0:
            return np.asarray(a, np.float64)
        norm = np.abs(a) if a.ndim == 0 else np.linalg.norm(np.asarray(a, float), p, axis=axis, keepdims=True)
        return a / np.maximum(norm, 1e-12)

    return run


def _layernorm(a: Any, axis: Any, keep: bool) -> Any:
    if a.size == 0:
        return a
    axis = _axis0(a, axis)
    mean, var = a.mean(axis, keepdims=True), a.var(axis, keepdims=True)
    return (a - mean) / np.sqrt(var + 1e-5)


ROWS = (
    Row("sum", lambda t, x, k: t.sum(x, k), _sum, ALL, "sum", edges=False),
    Row("prod", lambda t, x, k: t.prod(x, k), _prod, ALL, "sum", domain="small", edges=False),
    Row("max", lambda t, x, k: t.max(x, k), plain(np.max), ALL, empty=False),
    Row("min", lambda t, x, k: t.min(x, k), plain(np.min), ALL, empty=False),
    Row("any", lambda t, x, k: t.any(x, k), plain(np.any), ALL, "bool"),
    Row("all", lambda t, x, k: t.all(x, k), plain(np.all), ALL, "bool"),
    Row("mean", lambda t, x, k: t.mean(x, k), _mean, NUMBERS, "float", edges=False),
    Row("var", lambda t, x, k: t.var(x, k), _moment(np.var, 1), NUMBERS, "float", 16, edges=False),
    Row("var", lambda t, x, k: t.var(x, k, correction=0), _moment(np.var, 0), FLOATS, scale=16, edges=False),
    Row("std", lambda t, x, k: t.std(x, k), _moment(np.std, 1), NUMBERS, "float", 16, edges=False),
    Row("std", lambda t, x, k: t.std(x, k, correction=2), _moment(np.std, 2), FLOATS, scale=16, edges=False),
    Row("var_mean", lambda t, x, k: t.var_mean(x, k)[0], _moment(np.var, 1), FLOATS, scale=16, edges=False),
    Row("var_mean", lambda t, x, k: t.var_mean(x, k)[1], _mean, FLOATS, scale=16, edges=False),
    Row("std_mean", lambda t, x, k: t.std_mean(x, k)[0], _moment(np.std, 1), FLOATS, scale=16, edges=False),
    Row("std_mean", lambda t, x, k: t.std_mean(x, k)[1], _mean, FLOATS, scale=16, edges=False),
    Row("logsumexp", lambda t, x, k: t.logsumexp(x, k), _lse, FLOATS, scale=8, edges=False),
    Row("argmax", lambda t, x, k: t.argmax(x, k), _argmax, ALL, "int32", single=True, empty=False),
    Row("argmin", lambda t, x, k: t.argmin(x, k), _argmin, ALL, "int32", single=True, empty=False),
    Row(
        "softmax",
        lambda t, x, k: t.softmax(x),
        _softmax,
        NUMBERS,
        "float",
        8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "softmin",
        lambda t, x, k: t.softmin(x),
        lambda a, x, k: _softmax(-a, x, k),
        FLOATS,
        "float",
        8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "log_softmax",
        lambda t, x, k: t.log_softmax(x),
        _log_softmax,
        NUMBERS,
        "float",
        8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "layernorm",
        lambda t, x, k: t.layernorm(x),
        _layernorm,
        FLOATS,
        scale=32,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "normalize",
        lambda t, x, k: t.normalize(2.0, x),
        _normalized(2),
        FLOATS,
        scale=8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "normalize",
        lambda t, x, k: t.normalize(1, x),
        _normalized(1),
        FLOATS,
        scale=8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "normalize",
        lambda t, x, k: t.normalize(math.inf, x),
        _normalized(np.inf),
        FLOATS,
        scale=8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "cumsum",
        lambda t, x, k: t.cumsum(x),
        scanned(np.cumsum),
        ALL,
        "sum",
        8,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row(
        "cumprod",
        lambda t, x, k: t.cumprod(x),
        scanned(np.cumprod),
        ALL,
        "sum",
        16,
        "small",
        single=True,
        shaped=True,
        edges=False,
    ),
    Row("cummax", lambda t, x, k: t.cummax(x)[0], _running(np.maximum), ALL, single=True, shaped=True),
    Row(
        "cummax",
        lambda t, x, k: t.cummax(x)[1],
        _last_place(np.greater),
        ALL,
        "int32",
        single=True,
        shaped=True,
    ),
    Row("cummin", lambda t, x, k: t.cummin(x)[0], _running(np.minimum), ALL, single=True, shaped=True),
    Row(
        "cummin", lambda t, x, k: t.cummin(x)[1], _last_place(np.less), ALL, "int32", single=True, shaped=True
    ),
    Row(
        "logcumsumexp",
        lambda t, x, k: t.logcumsumexp(x),
        _running(np.logaddexp),
        FLOATS,
        scale=16,
        single=True,
        shaped=True,
        edges=False,
    ),
    Row("sort", lambda t, x, k: t.sort(x)[0], _sorted, ALL, single=True, shaped=True),
    Row("sort", lambda t, x, k: t.sort(x, descending=True)[0], _descending, ALL, single=True, shaped=True),
    Row("argsort", lambda t, x, k: t.argsort(x), _argsorted, ALL, "int32", single=True, shaped=True),
)
for _row in ROWS:
    conforms(_row.name)(lambda rng, row=_row: row_samples(row, rng))


@conforms("sum", "prod")
def accumulators(name: str, rng: Any) -> Iterator[Sample]:
    """`dtype=` chooses accumulator and result."""
    for source in (dtypes.int8, dtypes.uint8, dtypes.float32, dtypes.float16):
        for target in (dtypes.int64, dtypes.float64, dtypes.int32):
            a = values(rng, (3, 4), source, "small")
            yield Sample(
                f"{name} {source.name} dtype={target.name}",
                lambda t, d=target: getattr(t, name)(1, dtype=d),
                lambda x, d=target: getattr(np, name)(of_dtype(x, d), axis=1, dtype=NUMPY[d]),
                (a,),
                scale=4,
            )


@conforms("topk")
def topk(rng: Any) -> Iterator[Sample]:
    for dtype in NUMBERS:
        for k, dim, largest in ((1, -1, True), (2, 0, True), (3, -1, False), (0, 0, True), (4, 1, True)):
            a = values(rng, (3, 5), dtype, "full")

            def want(x: Any, k: int = k, dim: int = dim, largest: bool = largest) -> Any:
                w = wide(x)
                order = _argsort_down(w, dim) if largest else np.argsort(w, axis=dim, kind="stable")
                order = np.take(order, range(k), axis=dim)
                return np.take_along_axis(x, order, dim), order.astype(np.int32)

            yield Sample(
                f"topk {dtype.name} k={k} dim={dim} largest={largest}",
                lambda t, k=k, dim=dim, largest=largest: t.topk(k, dim, largest),
                want,
                (a,),
            )
    for k in (-1, 6):
        yield Sample(
            f"topk k={k}", lambda t, k=k: t.topk(k), None, (np.ones((2, 5), np.float32),), error=ValueError
        )


@conforms("allclose")
def allclose(rng: Any) -> Iterator[Sample]:
    for dtype in (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.bool):
        for shape in ((), (0,), (3,), (2, 3)):
            a = values(rng, shape, dtype)
            for b in (a, np.flip(a).copy()):
                yield Sample(
                    f"allclose {dtype.name} {shape}",
                    lambda t, u: t.allclose(u),
                    lambda x, y: np.asarray(np.allclose(x, y)),
                    (a, b),
                )
    for equal in (False, True):
        a = np.array([1, np.nan, np.inf], np.float32)
        yield Sample(
            f"allclose equal_nan={equal}",
            lambda t, u, e=equal: t.allclose(u, equal_nan=e),
            np.asarray(equal),
            (a, a),
        )


@conforms("max", "min", "argmax", "argmin")
def without_elements(name: str, rng: Any) -> Iterator[Sample]:
    for shape, axis in (((0,), None), ((0,), 0), ((2, 0), 1), ((0, 2), 0)):
        yield Sample(
            f"{name} {shape} axis {axis}",
            lambda t, x=axis: getattr(t, name)(x),
            None,
            (np.zeros(shape, np.float32),),
            error=RuntimeError,
        )
