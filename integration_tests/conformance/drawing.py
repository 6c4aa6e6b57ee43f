"""What must random tensors satisfy: shape, dtype, range, reproducibility, moments, errors?"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, arrays, conforms
from tg_tensor import Tensor
from tg_uop import dtypes

FLOATS = (dtypes.float32, dtypes.float64, dtypes.float16, dtypes.bfloat16)
SHAPES = ((), (0,), (5,), (3, 4))
# name: (arguments, least, largest, mean, standard deviation) of many draws
MAKERS: dict[str, tuple[dict[str, Any], float, float, float, float]] = {
    "rand": ({}, 0, 1, 0.5, 12**-0.5),
    "randn": ({}, -6, 6, 0, 1),
    "normal": ({"mean": 3.0, "std": 2.0}, -9, 15, 3, 2),
    "uniform": ({"low": -2.0, "high": 6.0}, -2, 6, 2, 8 * 12**-0.5),
    "scaled_uniform": ({}, -1 / 64, 1 / 64, 0, 1 / 32 * 12**-0.5),
    "glorot_uniform": ({}, -((6 / 128) ** 0.5), (6 / 128) ** 0.5, 0, (2 / 128) ** 0.5),
    "kaiming_uniform": ({}, -((6 / 64) ** 0.5), (6 / 64) ** 0.5, 0, (2 / 64) ** 0.5),
    "kaiming_normal": ({}, -6, 6, 0, (2 / 64) ** 0.5),
}


def seeded(f: Callable[[], Any], seed: int) -> Callable[[], Any]:
    def run() -> Any:
        Tensor.manual_seed(seed)
        return f()

    return run


@conforms(*MAKERS)
def floats(name: str, rng: Any) -> Iterator[Sample]:
    kwargs, low, high, mean, std = MAKERS[name]
    make = getattr(Tensor, name)
    for dtype in FLOATS:
        for shape in SHAPES:
            if name == "glorot_uniform" and len(shape) < 2:
                continue
            yield Sample(
                f"{name} {dtype.name}{list(shape)}",
                seeded(
                    lambda s=shape, d=dtype: (lambda t: (t.shape, t.dtype.name))(make(*s, dtype=d, **kwargs)),
                    3,
                ),
                (shape, dtype.name),
            )
    for seed in range(8):
        dtype = FLOATS[seed % 4]

        def drawn(d: Any = dtype) -> Any:
            a = arrays(make(64, 64, dtype=d, **kwargs)).astype(np.float64)
            n, loose = a.size, 1e-2 if d.itemsize < 4 else 0.0
            inside = bool(np.all(np.isfinite(a)) and a.min() >= low - loose and a.max() <= high + loose)
            near = abs(a.mean() - mean) < 5 * std / math.sqrt(n) + loose * std
            return inside, bool(near), bool(abs(a.std() / std - 1) < 0.06)

        yield Sample(f"{name} {dtype.name} moments, seed {seed}", seeded(drawn, seed), (True, True, True))

        def twice(seed: int = seed) -> bool:
            Tensor.manual_seed(seed)
            one, other = (arrays(make(6, 5, **kwargs)) for _ in range(2))
            Tensor.manual_seed(seed)
            again = arrays(make(6, 5, **kwargs))
            return bool(np.array_equal(one, again) and not np.array_equal(one, other))

        yield Sample(f"{name} repeats with its seed {seed}", twice, True)
    wrong: list[dict[str, Any]] = [{"generator": 1}, {"dtype": "int77"}, {"requires_grad": "yes", "dtype": 3}]
    if name == "normal":
        wrong += [{"std": -1.0}, {"mean": "a"}]
    if name == "uniform":
        wrong += [{"low": 5, "high": 3}, {"low": 1, "high": 1}]
    for kw in wrong:
        yield Sample(
            f"{name} {kw}", lambda kw=kw: make(2, 2, **{**kwargs, **kw}), None, error=(TypeError, ValueError)
        )
    yield Sample(f"{name}(-1)", lambda: make(-1, 2, **kwargs), None, error=ValueError)


@conforms("rand_like", "randn_like")
def like(name: str, rng: Any) -> Iterator[Sample]:
    for dtype in FLOATS:
        for shape in (*SHAPES, (2, 0), (1, 7)):
            a = np.zeros(shape, NUMPY[dtype])

            def ours(t: Any) -> Any:
                out = getattr(t, name)()
                values = arrays(out).astype(np.float64)
                return out.shape, out.dtype.name, bool(np.all(np.isfinite(values)))

            yield Sample(f"{name} {dtype.name}{list(shape)}", ours, (shape, dtype.name, True), (a,))
    yield Sample(f"{name} typo", lambda t: getattr(t, name)(typo=1), None, (np.zeros(2),), error=TypeError)


@conforms("randint")
def randint(rng: Any) -> Iterator[Sample]:
    for dtype in dtypes.ints:
        for low, high in ((0, 10), (5, 6), (0, 100), (3, 4)):

            def ours(low: int = low, high: int = high, d: Any = dtype) -> Any:
                a = arrays(Tensor.randint(40, 50, low=low, high=high, dtype=d))
                return (
                    a.dtype.name,
                    bool(a.min() >= low and a.max() < high),
                    len(np.unique(a)) == min(high - low, 100),
                )

            yield Sample(f"randint {dtype.name} [{low}, {high})", seeded(ours, low), (dtype.name, True, True))
    for kw in (
        {"low": 10, "high": 5},
        {"low": 10, "high": 10},
        {"low": 1.5},
        {"dtype": "float"},
        {"high": 300, "dtype": "int8"},
    ):
        yield Sample(
            f"randint {kw}", lambda kw=kw: Tensor.randint(3, **kw), None, error=(ValueError, TypeError)
        )


@conforms("randperm")
def randperm(rng: Any) -> Iterator[Sample]:
    for n in (0, 1, 2, 7, 100, 2500):
        for dtype in (dtypes.int32, dtypes.int64, dtypes.uint16, dtypes.int16):
            yield Sample(
                f"randperm({n}) {dtype.name}",
                lambda n=n, d=dtype: Tensor.randperm(n, dtype=d).sort()[0],
                np.arange(n, dtype=NUMPY[dtype]),
            )
    for bad in (-1, 2.5, "a"):
        yield Sample(
            f"randperm({bad!r})", lambda b=bad: Tensor.randperm(b), None, error=(ValueError, TypeError)
        )


@conforms("multinomial")
def multinomial(rng: Any) -> Iterator[Sample]:
    for seed in range(12):
        for replacement in (False, True):
            w = rng.uniform(0, 1, (6,) if seed % 2 else (3, 6)).astype(np.float32)
            w[..., 2] = 0

            def ours(t: Any, replacement: bool = replacement) -> Any:
                a = arrays(t.multinomial(4, replacement))
                rows = a.reshape(-1, 4)
                return (
                    a.shape,
                    bool((a != 2).all()),
                    replacement or all(len(set(r)) == 4 for r in rows.tolist()),
                )

            yield Sample(
                f"multinomial {w.shape} replacement={replacement}",
                ours,
                ((*w.shape[:-1], 4), True, True),
                (w,),
            )
    for args in ((7,), (0,), (1.5,)):
        yield Sample(
            f"multinomial{args}",
            lambda t, a=args: t.multinomial(*a),
            None,
            (np.ones(6, np.float32),),
            error=(ValueError, TypeError),
        )


@conforms("manual_seed")
def manual_seed(rng: Any) -> Iterator[Sample]:
    for seed in (*range(16), -1, 2**40, 2**70, 1337):

        def ours(seed: int = seed) -> Any:
            out = []
            for s in (seed, seed, seed + 1):
                Tensor.manual_seed(s)
                out.append(arrays(Tensor.rand(5)).tolist())
            return out[0] == out[1], out[0] != out[2]

        yield Sample(f"manual_seed({seed})", ours, (True, True))
    for bad in (1.5, "a", None):
        yield Sample(f"manual_seed({bad!r})", lambda b=bad: Tensor.manual_seed(b), None, error=TypeError)


ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))


def threefry(x: Any, y: Any, k0: Any, k1: Any) -> tuple[Any, Any]:
    """Threefry-2x32 with 20 rounds, of its definition (Salmon et al., 2011)."""
    keys = [k0, k1, np.uint32(0x1BD11BDA) ^ k0 ^ k1]
    with np.errstate(over="ignore"):
        x, y = x + keys[0], y + keys[1]
        for i in range(20):
            r = np.uint32(ROTATIONS[i // 4 % 2][i % 4])
            x = x + y
            y = (y << r | y >> (np.uint32(32) - r)) ^ x
            if i % 4 == 3:
                j = i // 4 + 1
                x, y = x + keys[j % 3], y + keys[(j + 1) % 3] + np.uint32(j)
    return x, y


@conforms("threefry", "random_bits")
def bits(name: str, rng: Any) -> Iterator[Sample]:
    for k in range(24):
        key = rng.integers(0, 2**32, 2, dtype=np.uint32)
        n = (0, 1, 7, 40)[k % 4]
        if name == "random_bits":
            counter = np.array([k], np.uint32)

            def want(x: Any, y: Any, n: int = n) -> Any:
                i = np.arange(n, dtype=np.uint32)
                return threefry(i, np.broadcast_to(y, i.shape), x[0], x[1])[0]

            yield Sample(
                f"random_bits {n} {k}", lambda t, u, n=n: Tensor.random_bits(t, u, n), want, (key, counter)
            )
        else:
            c = rng.integers(0, 2**63, n, dtype=np.uint64)
            s = np.full(n, int(key[0]) << 32 | int(key[1]), np.uint64)

            def words(x: Any, y: Any) -> Any:
                low, high = threefry(
                    *(v.astype(np.uint32) for v in (x, x >> np.uint64(32), y, y >> np.uint64(32)))
                )
                return low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)

            yield Sample(f"threefry {n} {k}", lambda t, u: t.threefry(u), words, (c, s))
