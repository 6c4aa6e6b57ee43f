"""What should counting, searching, combining and sampling give?"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, conforms, of_dtype, torch
from integration_tests.conformance.values import WIDE, special, values
from tg_tensor import Tensor
from tg_uop import dtypes

KINDS = (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64, dtypes.uint8)


@conforms("unique")
def unique(rng: Any) -> Iterator[Sample]:
    for dtype, shape in product((*KINDS, dtypes.bool), ((), (0,), (1,), (9,), (3, 5), (2, 3, 4))):
        a = values(rng, shape, dtype)
        a = np.asarray(np.round(a)) if dtype.kind == "float" else a

        def want(x: Any) -> Any:
            v, i, c = np.unique(x, return_inverse=True, return_counts=True)
            return v, i.reshape(x.shape).astype(np.int32), c.astype(np.int32)

        yield Sample(f"unique {dtype.name}{list(shape)}", lambda t: t.unique(True, True), want, (a,))
        yield Sample(f"unique {dtype.name}{list(shape)} values", lambda t: t.unique(), np.unique, (a,))
    a = np.array([np.nan, 1, np.nan, np.inf, -np.inf, 0.0, -0.0], np.float32)
    yield Sample(
        "unique of NaNs",
        lambda t: t.unique(return_counts=True)[1],
        np.array([1, 2, 1, 1, 1, 1], np.int32),
        (a,),
    )


@conforms("bincount")
def bincount(rng: Any) -> Iterator[Sample]:
    for dtype, n, minimum, weighted in product(
        (dtypes.int32, dtypes.uint8, dtypes.int64), (0, 1, 9), (0, 12), (False, True)
    ):
        a = rng.integers(0, 7, n).astype(NUMPY[dtype])
        w = values(rng, (n,), dtypes.float32)

        def want(x: Any, y: Any, m: int = minimum, weighted: bool = weighted) -> Any:
            x = x.astype(np.int64)
            return (
                np.bincount(x, y, m).astype(np.float32)
                if weighted
                else np.bincount(x, minlength=m).astype(np.int32)
            )

        yield Sample(
            f"bincount {dtype.name}[{n}] {minimum} weights={weighted}",
            lambda t, u, m=minimum, weighted=weighted: t.bincount(u if weighted else None, m),
            want,
            (a, w),
            scale=4,
        )
    for wrong in (np.array([-1, 2]), np.array([1.5]), np.array([[1]])):
        yield Sample(
            f"bincount {wrong}", lambda t: t.bincount(), None, (wrong,), error=(ValueError, TypeError)
        )


@conforms("histogram")
def histogram(rng: Any) -> Iterator[Sample]:
    for bins, limits, density, weighted in product((1, 4, 10), (None, (-2, 3)), (False, True), (False, True)):
        a, w = values(rng, (5, 6), dtypes.float32), values(rng, (5, 6), dtypes.float32, "positive")

        def want(
            x: Any, y: Any, b: Any = bins, r: Any = limits, d: bool = density, weighted: bool = weighted
        ) -> Any:
            h, e = np.histogram(x.astype(np.float64), b, r, d, y.astype(np.float64) if weighted else None)
            return h.astype(np.float32 if d or weighted else np.int32), e.astype(np.float32)

        yield Sample(
            f"histogram {bins} {limits} density={density} weights={weighted}",
            lambda t, u, b=bins, r=limits, d=density, weighted=weighted: t.histogram(
                b, r, u if weighted else None, d
            ),
            want,
            (a, w),
            scale=16,
        )
    a = np.array([0, 1, 1, 2, 3, 5], np.int32)
    yield Sample(
        "histogram of ints",
        lambda t: t.histogram(5)[0],
        lambda x: np.histogram(x, 5)[0].astype(np.int32),
        (a,),
    )
    yield Sample(
        "histogram of equals",
        lambda t: t.histogram(3)[0],
        np.array([0, 4, 0], np.int32),
        (np.ones(4, np.float32),),
    )
    for bad in (0, -1, [1.0]):
        yield Sample(f"histogram bins {bad}", lambda t, b=bad: t.histogram(b), None, (a,), error=ValueError)


@conforms("searchsorted", "bucketize")
def search(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, right, shape in product(KINDS, (False, True), ((), (0,), (7,), (2, 3))):
        s, v = np.sort(values(rng, (6,), dtype)), values(rng, shape, dtype)
        v = np.where(rng.random(shape) < 0.5, rng.choice(s, shape), v).astype(s.dtype)
        side = "right" if right else "left"
        if name == "searchsorted":
            yield Sample(
                f"searchsorted {dtype.name}{list(shape)} right={right}",
                lambda t, u, r=right: t.searchsorted(u, r),
                lambda x, y, side=side: np.asarray(np.searchsorted(x, y, side)).astype(np.int32),
                (s, v),
            )
        else:
            yield Sample(
                f"bucketize {dtype.name}{list(shape)} right={right}",
                lambda t, u, r=right: u.bucketize(t, r),
                lambda x, y, side=side: np.asarray(np.searchsorted(x, y, side)).astype(np.int32),
                (s, v),
            )
    edges = np.sort(special(dtypes.float32))
    v = special(dtypes.float32)
    yield Sample(
        f"{name} of edges",
        lambda t, u: t.searchsorted(u) if name == "searchsorted" else u.bucketize(t),
        lambda x, y: np.searchsorted(x, y).astype(np.int32),
        (edges, v),
    )
    yield Sample(
        f"{name} shapes",
        lambda t: t.searchsorted(t[:1]) if name == "searchsorted" else t.bucketize(t),
        None,
        (np.ones((2, 3)),),
        error=ValueError,
    )


@conforms("isin")
def isin(rng: Any) -> Iterator[Sample]:
    for dtype, shape, n, invert in product(KINDS, ((), (0,), (3, 4)), (0, 5), (False, True)):
        a, t = (
            np.round(values(rng, shape, dtypes.float64)).astype(NUMPY[dtype]),
            np.round(values(rng, (n,), dtypes.float64)).astype(NUMPY[dtype]),
        )
        yield Sample(
            f"isin {dtype.name}{list(shape)} of {n} invert={invert}",
            lambda x, y, i=invert: x.isin(y, i),
            lambda x, y, i=invert: np.isin(x, y, invert=i),
            (a, t),
        )


@conforms("quantile")
def quantile(rng: Any) -> Iterator[Sample]:
    for dtype, q, dim, how in product(
        WIDE,
        (0.0, 0.3, 1, [0.25, 0.5, 0.9]),
        (None, 0, -1),
        ("linear", "lower", "higher", "nearest", "midpoint"),
    ):
        a = values(rng, (5, 4), dtype)

        def want(x: Any, q: Any = q, dim: Any = dim, how: str = how) -> Any:
            return np.asarray(
                np.quantile(
                    x.astype(np.float64), np.asarray(q, np.float64), dim, method=how, keepdims=how == "lower"
                )
            )

        # a vector of q is exact in float64 only
        yield Sample(
            f"quantile {dtype.name} q={q} dim={dim} {how}",
            lambda t, q=q, dim=dim, how=how: t.quantile(
                Tensor(q, dtype="float64") if isinstance(q, list) else q, dim, how == "lower", how
            ),
            want,
            (a,),
            out=dtype.name,
            scale=8,
        )
    a = np.array([1, np.nan, 3], np.float32)
    yield Sample("quantile of NaN", lambda t: t.quantile(0.5), np.float32(np.nan), (a,))
    for bad in (-0.1, 1.5):
        yield Sample(f"quantile {bad}", lambda t, q=bad: t.quantile(q), None, (a,), error=ValueError)


@conforms("median")
def median(rng: Any) -> Iterator[Sample]:
    for dtype, shape, dim in product(KINDS, ((5,), (4,), (3, 4), (2, 3, 5)), (None, 0, -1)):
        a = values(rng, shape, dtype)

        def want(x: Any, dim: Any = dim) -> Any:
            s = np.sort(x, axis=dim)
            return s[(x.size - 1) // 2] if dim is None else np.take(s, (x.shape[dim] - 1) // 2, dim)

        yield Sample(
            f"median {dtype.name}{list(shape)} dim={dim}",
            lambda t, d=dim: t.median() if d is None else t.median(d)[0],
            want,
            (a,),
        )
        if dim is not None:
            yield Sample(
                f"median {dtype.name}{list(shape)} dim={dim} places",
                lambda t, d=dim: t.gather(d, t.median(d, True)[1]).squeeze(d),
                want,
                (a,),
            )
    a = np.array([1, np.nan, 3], np.float32)
    yield Sample("median of NaN", lambda t: t.median(), np.float32(np.nan), (a,))
    yield Sample(
        "median of nothing", lambda t: t.median(), None, (np.zeros(0, np.float32),), error=RuntimeError
    )


@conforms("take_along_dim")
def take(rng: Any) -> Iterator[Sample]:
    for dtype, dim in product(KINDS, (0, 1, -1, None)):
        for k in range(2):
            a = values(rng, (4, 3), dtype)
            n = 12 if dim is None else a.shape[dim]
            shape = (
                (5,)
                if dim is None
                else ((2, 3) if dim == 0 else (4, 2))
                if k
                else ((2, 1) if dim == 0 else (1, 2))
            )
            i = rng.integers(0, n, shape).astype(np.int32)

            def want(x: Any, j: Any, dim: Any = dim) -> Any:
                return np.take_along_axis(x, j, dim)

            yield Sample(
                f"take_along_dim {dtype.name} dim={dim} {shape}",
                lambda t, u, d=dim: t.take_along_dim(u, d),
                want,
                (a, i),
            )


@conforms("index_add", "index_copy")
def rows(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, dim, k in product(KINDS, (0, 1, -2), (0, 1, 2)):
        a = values(rng, (4, 3), dtype)
        n = a.shape[dim]
        i = rng.integers(0, n, (0, 3, 6)[k]).astype(np.int32)
        source = values(rng, (len(i), 3) if dim != 1 else (4, len(i)), dtype)
        alpha = 2 if name == "index_add" and k == 1 else 1

        def want(x: Any, j: Any, s: Any, dim: int = dim, alpha: int = alpha) -> Any:
            out = np.moveaxis(x.copy(), dim, 0)
            s = np.moveaxis(s, dim, 0)
            if name == "index_add":
                np.add.at(out, j, (s * alpha).astype(x.dtype))
            else:
                out[j] = s
            return np.moveaxis(out, 0, dim)

        yield Sample(
            f"{name} {dtype.name} dim={dim} {len(i)} alpha={alpha}",
            lambda t, u, s, d=dim, al=alpha: (
                t.index_add(d, u, s, al) if name == "index_add" else t.index_copy(d, u, s)
            ),
            want,
            (a, i, source),
            scale=4,
        )
    yield Sample(
        f"{name} source",
        lambda t: getattr(t, name)(0, Tensor([0]), t),
        None,
        (np.ones((2, 2)),),
        error=ValueError,
    )


@conforms("index_put")
def index_put(rng: Any) -> Iterator[Sample]:
    for k in range(30):
        a = values(rng, (4, 3), KINDS[k % 4])
        accumulate = k % 2 == 1
        index = tuple(rng.integers(0, n, (3, 2)).astype(np.int32) for n in (4, 3)[: 1 + k % 2])
        if k % 5 == 0:
            index = (rng.integers(0, 2, 4).astype(bool),)
        part = a[index]
        v = values(rng, part.shape if k % 3 else (), KINDS[k % 4])

        def want(x: Any, y: Any, index: Any = index, accumulate: bool = accumulate) -> Any:
            out = x.copy()
            if accumulate:
                np.add.at(out, index, y)
            else:
                out[index] = y
            return out

        yield Sample(
            f"index_put {index} accumulate={accumulate}",
            lambda t, u, i=index, acc=accumulate: t.index_put(tuple(Tensor(p) for p in i), u, acc),
            want,
            (a, v),
            scale=4,
        )


SIMPLE: dict[str, tuple[tuple[tuple[tuple[int, ...], ...], Callable[..., Any], Callable[..., Any]], ...]] = {
    "movedim": (
        (((2, 3, 4),), lambda t: t.movedim(0, -1), lambda a: np.moveaxis(a, 0, -1)),
        (((2, 3, 4),), lambda t: t.movedim((0, 1), (2, 0)), lambda a: np.moveaxis(a, (0, 1), (2, 0))),
        (((2, 0, 4),), lambda t: t.movedim(1, 1), lambda a: a),
        (((5,),), lambda t: t.movedim(0, 0), lambda a: a),
    ),
    "view_as": (
        (((2, 6), (3, 4)), lambda t, u: t.view_as(u), lambda a, b: a.reshape(b.shape)),
        (((0, 2), (4, 0)), lambda t, u: t.view_as(u), lambda a, b: a.reshape(b.shape)),
        (((1,), ()), lambda t, u: t.view_as(u), lambda a, b: a.reshape(())),
        (((4,), (2, 1, 2)), lambda t, u: t.view_as(u), lambda a, b: a.reshape(b.shape)),
    ),
    "outer": (
        (((3,), (4,)), lambda t, u: t.outer(u), np.outer),
        (((0,), (2,)), lambda t, u: t.outer(u), np.outer),
        (((1,), (1,)), lambda t, u: t.outer(u), np.outer),
        (((5,), (2,)), lambda t, u: t.outer(u), np.outer),
    ),
    "kron": (
        (((2, 3), (3, 2)), lambda t, u: t.kron(u), np.kron),
        (((3,), (2, 2)), lambda t, u: t.kron(u), np.kron),
        (((2, 1, 2), (3,)), lambda t, u: t.kron(u), np.kron),
        (((), (3,)), lambda t, u: t.kron(u), np.kron),
    ),
    "tensordot": (
        (((2, 3, 4), (3, 4, 5)), lambda t, u: t.tensordot(u), np.tensordot),
        (((2, 3), (3, 2)), lambda t, u: t.tensordot(u, 1), lambda a, b: np.tensordot(a, b, 1)),
        (((2, 3), (4,)), lambda t, u: t.tensordot(u, 0), lambda a, b: np.tensordot(a, b, 0)),
        (((2, 3, 4), (4, 2)), lambda t, u: t.tensordot(u, ((0, 2), (1, 0))),
         lambda a, b: np.tensordot(a, b, ((0, 2), (1, 0)))),
    ),
    "block_diag": (
        (((2, 3), (1, 2)), lambda t, u: t.block_diag(u), lambda a, b: blocks(a, b)),
        (((2,), (2, 2)), lambda t, u: t.block_diag(u, t), lambda a, b: blocks(a, b, a)),
        (((2, 2),), lambda t: t.block_diag(), lambda a: a),
        (((), (1, 3)), lambda t, u: t.block_diag(u), lambda a, b: blocks(a, b)),
    ),
    "combinations": (
        (((4,),), lambda t: t.combinations(),
         lambda a: np.array(list(itertools.combinations(a, 2)), a.dtype)),
        (((4,),), lambda t: t.combinations(3, True),
         lambda a: np.array(list(itertools.combinations_with_replacement(a, 3)), a.dtype)),
        (((3,),), lambda t: t.combinations(1), lambda a: a[:, None]),
        (((2,),), lambda t: t.combinations(3), lambda a: np.zeros((0, 3), a.dtype)),
    ),
    "pixel_shuffle": tuple(
        ((s,), lambda t, r=r: t.pixel_shuffle(r), lambda a, r=r: shuffled(a, r))
        for s, r in (((1, 4, 2, 3), 2), ((9, 2, 2), 3), ((2, 8, 1, 2), 2), ((2, 3, 2, 2), 1))
    ),
    "pixel_unshuffle": tuple(
        ((s,), lambda t, r=r: t.pixel_unshuffle(r).pixel_shuffle(r), lambda a: a)
        for s, r in (((1, 2, 4, 6), 2), ((1, 6, 3), 3), ((2, 1, 2, 4), 2), ((2, 3, 2, 2), 1))
    ),
}  # fmt: skip


def blocks(*parts: Any) -> Any:
    parts = tuple(np.atleast_2d(p) for p in parts)
    out = np.zeros((sum(p.shape[0] for p in parts), sum(p.shape[1] for p in parts)), parts[0].dtype)
    r = c = 0
    for p in parts:
        out[r : r + p.shape[0], c : c + p.shape[1]] = p
        r, c = r + p.shape[0], c + p.shape[1]
    return out


def shuffled(a: Any, r: int) -> Any:
    *lead, c, h, w = a.shape
    x = a.reshape(*lead, c // r**2, r, r, h, w)
    k = len(lead)
    return x.transpose(*range(k), k, k + 3, k + 1, k + 4, k + 2).reshape(*lead, c // r**2, h * r, w * r)


@conforms(*SIMPLE)
def simple(name: str, rng: Any) -> Iterator[Sample]:
    for dtype in (*KINDS, dtypes.float16):
        for shapes, ours, want in SIMPLE[name]:
            a = tuple(values(rng, s, dtype) for s in shapes)
            yield Sample(
                f"{name} {dtype.name} {shapes}",
                ours,
                lambda *x, w=want, d=dtype: of_dtype(
                    w(*(v.astype(np.float64) if d.kind == "float" else v for v in x)), d
                ),
                a,
                scale=8,
                floor=4,
            )


@conforms("cdist")
def cdist(rng: Any) -> Iterator[Sample]:
    for dtype, p, (one, two) in product(
        WIDE, (2.0, 1.0, 0.0, 3.0, math.inf), (((3, 4), (2, 4)), ((2, 3, 2), (2, 5, 2)), ((3, 0), (2, 0)))
    ):
        a, b = values(rng, one, dtype), values(rng, two, dtype)

        def want(x: Any, y: Any, p: float = p) -> Any:
            d = np.abs(x.astype(np.float64)[..., :, None, :] - y.astype(np.float64)[..., None, :, :])
            if d.shape[-1] == 0:
                return d.sum(-1)
            return (d != 0).sum(-1) if p == 0 else d.max(-1) if p == math.inf else (d**p).sum(-1) ** (1 / p)

        yield Sample(
            f"cdist {dtype.name} p={p} {one} {two}",
            lambda t, u, p=p: t.cdist(u, p),
            want,
            (a, b),
            out=dtype.name,
            scale=16,
        )


@conforms("cov", "corrcoef")
def covariance(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, shape, k in product(WIDE, ((3, 6), (2, 5), (7,), (1, 4)), range(3)):
        a = values(rng, shape, dtype)
        if name == "cov":
            yield Sample(
                f"cov {dtype.name}{list(shape)} {k}",
                lambda t, k=k: t.cov(k),
                lambda x, k=k: np.cov(x.astype(float), ddof=k),
                (a,),
                out=dtype.name,
                scale=32,
            )
        else:
            yield Sample(
                f"corrcoef {dtype.name}{list(shape)} {k}",
                lambda t: t.corrcoef(),
                lambda x: np.corrcoef(x.astype(float)),
                (a,),
                out=dtype.name,
                scale=32,
            )


@conforms("affine_grid", "grid_sample")
def grids(name: str, rng: Any) -> Iterator[Sample]:
    for k, corners, mode, padding in product(
        (2, 3), (False, True), ("bilinear", "nearest"), ("zeros", "border", "reflection")
    ):
        size = (2, 3, *(4, 5, 3)[:k])
        out = (2, 3, *(3, 6, 2)[:k])
        theta = (values(rng, (2, k, k + 1), dtypes.float32, "small") * 0.7).astype(np.float32)
        if name == "affine_grid":

            def want(x: Any, out: Any = out, corners: bool = corners) -> Any:
                return (
                    torch()
                    .nn.functional.affine_grid(torch().from_numpy(x), out, align_corners=corners)
                    .numpy()
                )

            yield Sample(
                f"affine_grid {out} align_corners={corners}",
                lambda t, o=out, c=corners: t.affine_grid(o, c),
                want,
                (theta,),
                scale=16,
            )
            continue
        a, g = values(rng, size, dtypes.float32), values(rng, (2, *out[2:], k), dtypes.float32, "small")

        def sampled(x: Any, y: Any, mode: str = mode, padding: str = padding, corners: bool = corners) -> Any:
            f = torch().nn.functional.grid_sample
            return f(torch().from_numpy(x), torch().from_numpy(y), mode, padding, corners).numpy()

        yield Sample(
            f"grid_sample {size} {mode} {padding} align_corners={corners}",
            lambda t, u, m=mode, p=padding, c=corners: t.grid_sample(u, m, p, c),
            sampled,
            (a, g),
            scale=64,
        )
