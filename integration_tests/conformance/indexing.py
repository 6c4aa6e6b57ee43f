"""What should be read and written by position: indexing, gather, scatter, nonzero, masks, one-hot?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from integration_tests.conformance.core import Sample, conforms, torch
from integration_tests.conformance.values import values
from tg_tensor import Tensor
from tg_uop import dtypes

KINDS = (dtypes.float32, dtypes.int16, dtypes.bool, dtypes.float64, dtypes.bfloat16)


def random_index(rng: Any, shape: tuple[int, ...], tensors: bool = True) -> Any:
    """An index expression for an array of `shape`, with arrays where tensors go."""
    parts: list[Any] = []
    count = int(rng.integers(1, len(shape) + 1))
    several = tuple(int(v) for v in rng.integers(1, 3, int(rng.integers(1, 3))))
    for n in shape[:count]:
        kind = int(rng.integers(0, 6 if tensors else 4))
        if kind == 0 and n:
            parts.append(int(rng.integers(-n, n)))
        elif kind in (1, 2) or not n:
            start, stop = (None if rng.random() < 0.3 else int(v) for v in rng.integers(-n - 1, n + 2, 2))
            step = rng.choice([1, 1, 2, 3, -1, -2])
            parts.append(slice(start, stop, int(step)))
        elif kind == 3:
            parts.append(slice(None))
        elif kind == 4 and not any(isinstance(p, np.ndarray) and p.dtype == bool for p in parts):
            parts.append(rng.integers(-n, n, several).astype(np.int32))
        else:
            parts.append(rng.integers(0, 2, n).astype(bool))
            if any(isinstance(p, np.ndarray) for p in parts[:-1]):
                parts[-1] = slice(None)
    if rng.random() < 0.3:
        parts.insert(int(rng.integers(0, len(parts) + 1)), None)
    if rng.random() < 0.3 and count < len(shape):
        parts.append(Ellipsis)
    return tuple(parts)


def as_tensors(index: Any) -> Any:
    return tuple(Tensor(p) if isinstance(p, np.ndarray) else p for p in index)


@conforms("indexing")
def reads(rng: Any) -> Iterator[Sample]:
    for k in range(160):
        shape = ((4,), (3, 4), (2, 3, 4), (2, 0, 3))[k % 4]
        index = random_index(rng, shape)
        a = values(rng, shape, KINDS[k % len(KINDS)])
        yield Sample(
            f"t{list(shape)}[{index}]", lambda t, i=index: t[as_tensors(i)], lambda x, i=index: x[i], (a,)
        )
    for index, error in (((4,), IndexError), ((0, 0, 0), IndexError), ((1.5,), IndexError)):
        yield Sample(f"t[3, 4][{index}]", lambda t, i=index: t[i], None, (np.ones((3, 4)),), error=error)


@conforms("index assignment")
def writes(rng: Any) -> Iterator[Sample]:
    for k in range(140):
        shape = ((4,), (3, 4), (2, 3, 4))[k % 3]
        index = random_index(rng, shape)
        a = values(rng, shape, dtypes.float32)
        part = a[index]
        value = values(rng, part.shape, dtypes.float32) if k % 2 else 7

        def ours(t: Any, index: Any = index, value: Any = value) -> Any:
            t[as_tensors(index)] = value if isinstance(value, int) else Tensor(value)
            return t

        def want(x: Any, index: Any = index, value: Any = value) -> Any:
            out = x.copy()
            out[index] = value
            return out

        yield Sample(
            f"t{list(shape)}[{index}] = {'7' if isinstance(value, int) else 'array'}", ours, want, (a,)
        )


@conforms("gather")
def gather(rng: Any) -> Iterator[Sample]:
    for k in range(30):
        dim = int(rng.integers(-2, 2))
        a = values(rng, (4, 5), KINDS[k % len(KINDS)])
        shape = (3, 5) if dim % 2 == 0 else (4, 2)
        i = rng.integers(-a.shape[dim], a.shape[dim], shape).astype((np.int32, np.int64, np.int8)[k % 3])
        yield Sample(
            f"gather dim {dim}",
            lambda t, u, d=dim: t.gather(d, u),
            lambda x, j, d=dim: np.take_along_axis(x, np.asarray(j, np.int64), d),
            (a, i),
        )


def scattered(x: Any, dim: int, index: Any, src: Any, how: str | None, include: bool = True) -> Any:
    out = np.asarray(x, np.float64).copy() if x.dtype.kind == "f" else x.copy()
    groups: dict[tuple[int, ...], list[Any]] = {}
    for place in np.ndindex(*index.shape):
        at = list(place)
        at[dim] = int(index[place])
        groups.setdefault(tuple(at), []).append(src[place] if isinstance(src, np.ndarray) else src)
    for at_, found in groups.items():
        old = [out[at_]] if include else []
        every = np.array([*old, *found])
        out[at_] = {
            None: lambda e: e[-1],
            "add": np.sum,
            "sum": np.sum,
            "multiply": np.prod,
            "prod": np.prod,
            "mean": np.mean,
            "amax": np.max,
            "amin": np.min,
        }[how](every)
    return out.astype(x.dtype)


@conforms("scatter")
def scatter(rng: Any) -> Iterator[Sample]:
    for k in range(36):
        how = (None, "add", "multiply")[k % 3]
        dim = k // 3 % 2
        dtype = (dtypes.float32, dtypes.int32, dtypes.float64)[k % 3]
        a, src = values(rng, (4, 5), dtype), values(rng, (3, 5), dtype)
        i = rng.integers(0, a.shape[dim], (3, 5) if k % 5 else (3, 2)).astype(np.int32)
        number = k % 7 == 0

        def ours(t: Any, u: Any, s: Any, how: Any = how, dim: int = dim, number: bool = number) -> Any:
            return t.scatter(dim, u, 2 if number else s, reduce=how)

        def want(x: Any, j: Any, s: Any, how: Any = how, dim: int = dim, number: bool = number) -> Any:
            return scattered(x, dim, j, x.dtype.type(2) if number else s, how)

        yield Sample(f"scatter dim {dim} reduce={how} {dtype.name}", ours, want, (a, i, src), scale=4)


@conforms("scatter_reduce")
def scatter_reduce(rng: Any) -> Iterator[Sample]:
    for how in ("sum", "prod", "mean", "amax", "amin"):
        for include in (True, False):
            for dim in (0, 1):
                for dtype in (dtypes.float32, dtypes.float64) + ((dtypes.int32,) if how != "mean" else ()):
                    a, src = values(rng, (3, 4), dtype, "small"), values(rng, (3, 4), dtype, "small")
                    i = rng.integers(0, a.shape[dim], (3, 4)).astype(np.int32)
                    yield Sample(
                        f"scatter_reduce {how} dim {dim} include_self={include} {dtype.name}",
                        lambda t, u, s, h=how, d=dim, n=include: t.scatter_reduce(d, u, s, h, n),
                        lambda x, j, s, h=how, d=dim, n=include: scattered(x, d, j, s, h, n),
                        (a, i, src),
                        scale=8,
                    )


@conforms("one_hot")
def one_hot(rng: Any) -> Iterator[Sample]:
    for dtype in dtypes.ints:
        for shape in ((), (0,), (5,), (2, 3)):
            a = rng.integers(0, 6, shape).astype(dtype.name)
            yield Sample(
                f"one_hot {dtype.name} {shape}",
                lambda t: t.one_hot(5),
                lambda x: (x[..., None] == np.arange(5)).astype(np.int32),
                (a,),
            )
    yield Sample("one_hot(-1)", lambda t: t.one_hot(-1), None, (np.array([1]),), error=ValueError)


@conforms("nonzero")
def nonzero(rng: Any) -> Iterator[Sample]:
    for dtype in KINDS:
        for shape in ((), (0,), (6,), (3, 4), (2, 2, 2)):
            a = np.asarray(
                rng.integers(0, 2, shape) * values(rng, shape, dtype, "nonzero").astype(float)
            ).astype(values(rng, (), dtype).dtype)
            size = np.argwhere(a).astype(np.int32) if a.ndim else np.empty((int(bool(a)), 0), np.int32)
            yield Sample(f"nonzero {dtype.name} {shape}", lambda t: t.nonzero(), size, (a,))
            for n in (0, 2, 9):
                fixed = np.full((n, a.ndim), -1, np.int32)
                if a.ndim:
                    fixed[: len(size)] = size[:n]
                yield Sample(
                    f"nonzero(size={n}) {dtype.name} {shape}",
                    lambda t, n=n: t.nonzero(size=n, fill_value=-1),
                    fixed,
                    (a,),
                )


@conforms("masked_select")
def masked_select(rng: Any) -> Iterator[Sample]:
    for dtype in KINDS:
        for shape, mask_shape in (((6,), (6,)), ((3, 4), (4,)), ((), ()), ((0,), (0,)), ((1, 3), (2, 1))):
            a, m = values(rng, shape, dtype), rng.integers(0, 2, mask_shape).astype(bool)
            full = np.broadcast_shapes(shape, mask_shape)
            chosen = np.broadcast_to(a, full)[np.broadcast_to(m, full)]
            yield Sample(
                f"masked_select {dtype.name} {shape}", lambda t, u: t.masked_select(u), chosen, (a, m)
            )
            for n in (0, 2, 9):
                fixed = np.full((n,), 1, a.dtype)
                fixed[: len(chosen)] = chosen[:n]
                yield Sample(
                    f"masked_select(size={n}) {dtype.name} {shape}",
                    lambda t, u, n=n: t.masked_select(u, size=n, fill_value=1),
                    fixed,
                    (a, m),
                )


@conforms("masked_fill")
def masked_fill(rng: Any) -> Iterator[Sample]:
    for value in (0, -1e9, float("inf"), True):
        a, m = values(rng, (3, 4), dtypes.float32), rng.integers(0, 2, (4,)).astype(bool)
        yield Sample(
            f"masked_fill {value}",
            lambda t, u, v=value: t.masked_fill(u, v),
            lambda x, k, v=value: np.where(k, np.float32(v), x),
            (a, m),
        )


@conforms("max_unpool2d")
def max_unpool(rng: Any) -> Iterator[Sample]:
    for k in range(24):
        kernel, padding = (2, 3)[k % 2], k // 2 % 2
        a = values(rng, ((1, 2, 6, 6), (2, 1, 7, 5))[k // 4 % 2], dtypes.float32)

        def ours(t: Any, kernel: int = kernel, padding: int = padding) -> Any:
            pooled, at = t.max_pool2d((kernel, kernel), padding=padding, return_indices=True)
            return pooled.max_unpool2d(at, (kernel, kernel), padding=padding, output_size=t.shape)

        def want(x: Any, kernel: int = kernel, padding: int = padding) -> Any:
            f = torch().nn.functional
            pooled, at = f.max_pool2d(torch().from_numpy(x), kernel, padding=padding, return_indices=True)
            return f.max_unpool2d(pooled, at, kernel, padding=padding, output_size=x.shape).numpy()

        yield Sample(f"max_unpool2d {a.shape} kernel {kernel} padding {padding}", ours, want, (a,))
