"""What should linear algebra, Fourier transforms and special functions compute?"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, arrays, conforms, of_dtype, torch
from integration_tests.conformance.pointwise import Row, row_samples
from integration_tests.conformance.values import FLOATS, WIDE, values
from tg_uop import DType, dtypes

MATRICES = ((1, 1), (2, 2), (3, 3), (5, 5), (2, 3, 3), (2, 1, 4, 4))
TALL = ((1, 1), (3, 2), (2, 3), (4, 4), (5, 3), (2, 3, 2))


def square(rng: Any, shape: tuple[int, ...], dtype: DType) -> Any:
    """A well-conditioned matrix."""
    return (values(rng, shape, dtype, "small") + 3 * np.eye(shape[-1])).astype(NUMPY[dtype])


def symmetric(rng: Any, shape: tuple[int, ...], dtype: DType, positive: bool = False) -> Any:
    a = values(rng, shape, dtypes.float64)
    a = a @ np.swapaxes(a, -1, -2) + np.eye(shape[-1]) if positive else a + np.swapaxes(a, -1, -2)
    return a.astype(NUMPY[dtype])


def numpys(f: Callable[..., Any]) -> Callable[..., Any]:
    """NumPy's answer in float64, in the dtype of the first argument."""

    def run(*a: Any) -> Any:
        out = f(*(x.astype(np.float64) if x.dtype.kind == "f" else x for x in a))
        return (
            tuple(o.astype(a[0].dtype) for o in out)
            if isinstance(out, tuple)
            else np.asarray(out).astype(a[0].dtype)
        )

    return run


@conforms("inv", "det", "slogdet", "cholesky")
def squares(name: str, rng: Any) -> Iterator[Sample]:
    want = {"inv": np.linalg.inv, "det": np.linalg.det, "cholesky": np.linalg.cholesky,
            "slogdet": lambda a: tuple(np.linalg.slogdet(a))}[name]  # fmt: skip
    for dtype, shape, k in product(WIDE, MATRICES, range(2)):
        a = (
            symmetric(rng, shape, dtype, True)
            if name == "cholesky"
            else square(rng, shape, dtype) * (1 - 2 * k)
        )
        a = np.flip(a, -1).copy() if k and name != "cholesky" else a
        yield Sample(
            f"{name} {dtype.name}{list(shape)}",
            lambda t: getattr(t, name)(),
            numpys(want),
            (a,),
            scale=64,
            floor=8,
        )
    if name == "det":
        yield Sample(
            "det singular", lambda t: t.det(), np.float32(0), (np.array([[1, 2], [2, 4]], np.float32),)
        )
    if name == "cholesky":
        a = symmetric(rng, (3, 3), WIDE[1], True)
        yield Sample(
            "cholesky upper",
            lambda t: t.cholesky(upper=True),
            lambda x: np.linalg.cholesky(x).T,
            (a,),
            scale=64,
        )
    for shape in ((3,), (2, 3), (0, 0)):
        yield Sample(
            f"{name} {shape}",
            lambda t: getattr(t, name)(),
            None,
            (np.ones(shape, np.float32),),
            error=ValueError,
        )
    yield Sample(
        f"{name} of ints", lambda t: getattr(t, name)(), None, (np.eye(2, dtype=np.int32),), error=TypeError
    )


@conforms("solve")
def solve(rng: Any) -> Iterator[Sample]:
    for dtype, shape, k in product(WIDE, MATRICES, (1, 3)):
        a = square(rng, shape, dtype)
        b = values(rng, (*shape[:-2], shape[-1], k), dtype)
        yield Sample(
            f"solve {dtype.name}{list(shape)} {k}",
            lambda t, u: t.solve(u),
            numpys(np.linalg.solve),
            (a, b),
            scale=64,
            floor=8,
        )
    a, b = square(rng, (4, 4), WIDE[1]), values(rng, (4,), WIDE[1])
    yield Sample(
        "solve vector", lambda t, u: t.solve(u), lambda x, y: np.linalg.solve(x, y), (a, b), scale=64
    )
    yield Sample(
        "solve singular",
        lambda t: t.solve(t),
        np.full((2, 2), np.nan, np.float32),
        (np.ones((2, 2), np.float32),),
    )
    for shape in ((3, 1), (2, 2, 1, 1), ()):
        yield Sample(
            f"solve b {shape}", lambda t, u: t.solve(u), None, (np.eye(2), np.ones(shape)), error=ValueError
        )


@conforms("lstsq", "pinv", "matrix_rank")
def least(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, shape, low_rank in product(WIDE, TALL, (False, True)):
        a = values(rng, shape, dtype)
        if low_rank:
            a[..., -1, :] = a[..., 0, :]
        if name == "matrix_rank":
            yield Sample(
                f"matrix_rank {dtype.name}{list(shape)}",
                lambda t: t.matrix_rank(),
                lambda x: np.asarray(np.linalg.matrix_rank(x)),
                (a,),
                out="int32",
            )
        elif name == "pinv":
            yield Sample(
                f"pinv {dtype.name}{list(shape)}",
                lambda t: t.pinv(1e-4),
                lambda x: np.linalg.pinv(x, rcond=1e-4),
                (a,),
                scale=4000,
                floor=4,
            )
        else:
            b = values(rng, (*shape[:-1], 2), dtype)
            yield Sample(
                f"lstsq {dtype.name}{list(shape)}",
                lambda t, u: t.lstsq(u, 1e-4),
                lambda x, y: np.linalg.pinv(x, rcond=1e-4) @ y,
                (a, b),
                scale=4000,
                floor=4,
            )


@conforms("eigh")
def eigh(rng: Any) -> Iterator[Sample]:
    for dtype, shape, k in product(WIDE, (*MATRICES[:5], (6, 6)), range(2)):
        a = symmetric(rng, shape, dtype, bool(k))
        yield Sample(
            f"eigh {dtype.name}{list(shape)} values",
            lambda t: t.eigh()[0],
            numpys(np.linalg.eigvalsh),
            (a,),
            scale=64,
            floor=64,
        )

        def rebuilt(t: Any) -> Any:
            w, v = (x.astype(np.float64) for x in arrays(t.eigh()))
            return (v * w[..., None, :] @ np.swapaxes(v, -1, -2)).astype(arrays(t).dtype)

        yield Sample(
            f"eigh {dtype.name}{list(shape)} vectors", rebuilt, lambda x: x, (a,), scale=64, floor=64
        )


@conforms("qr", "svd")
def factors(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, shape, k in product(WIDE, TALL, range(2)):
        a = values(rng, shape, dtype)

        def rebuilt(t: Any, k: int = k) -> Any:
            dtype = arrays(t).dtype
            if name == "qr":
                q, r = (x.astype(np.float64) for x in arrays(t.qr()))
                eye = np.swapaxes(q, -1, -2) @ q
                return ((q @ r).astype(dtype), eye.astype(dtype), bool(np.allclose(r, np.triu(r))))
            u, s, vt = (x.astype(np.float64) for x in arrays(t.svd(full_matrices=bool(k))))
            n = s.shape[-1]
            return ((u[..., :n] * s[..., None, :] @ vt[..., :n, :]).astype(dtype), s.astype(dtype), True)

        def want(x: Any) -> Any:
            m = x.shape[-2]
            second = (
                np.linalg.svd(x, compute_uv=False)
                if name == "svd"
                else np.broadcast_to(np.eye(m), (*x.shape[:-2], m, m))
            )
            return (x, second.astype(x.dtype), True)

        yield Sample(f"{name} {dtype.name}{list(shape)}", rebuilt, want, (a,), scale=64, floor=16)


@conforms("norm")
def norm(rng: Any) -> Iterator[Sample]:
    for dtype in WIDE:
        for p, dim, keep in product((None, 2, 1, 0, 3, math.inf, -math.inf), (0, -1, 1), (False, True)):
            a = values(rng, (3, 2, 4), dtype)
            yield Sample(
                f"norm p={p} dim={dim} keepdim={keep} {dtype.name}",
                lambda t, p=p, d=dim, k=keep: t.norm(p, d, k),
                numpys(lambda x, p=p, d=dim, k=keep: np.linalg.norm(x, p, d, k)),
                (a,),
                scale=32,
            )
        for p_m in ("fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf):
            a = values(rng, (3, 2, 4), dtype)
            yield Sample(
                f"norm p={p_m} matrices {dtype.name}",
                lambda t, p=p_m: t.norm(p, (0, 2)),
                numpys(lambda x, p=p_m: np.linalg.norm(x, p, (0, 2))),
                (a,),
                scale=256,
            )
        yield Sample(
            f"norm {dtype.name}",
            lambda t: t.norm(),
            numpys(lambda x: np.linalg.norm(x.reshape(-1))),
            (a,),
            scale=32,
        )
    for args in (("max", 0), (2, (0, 0)), (2, 5), (1, None)):
        yield Sample(
            f"norm{args}",
            lambda t, a=args: t.norm(*a),
            None,
            (np.ones((2, 2, 2)),),
            error=(ValueError, IndexError),
        )


# *** transforms ***

LENGTHS = (1, 2, 3, 4, 5, 7, 8, 12, 16, 17, 30, 34, 49, 64, 71, 97, 100, 142, 256)
NORMS = (None, "backward", "ortho", "forward")


def joined(z: Any, dtype: Any) -> Any:
    return np.stack([z.real, z.imag], -1).astype(dtype)


def parted(a: Any) -> Any:
    return a[..., 0].astype(np.float64) + 1j * a[..., 1]


@conforms("fft", "ifft", "rfft", "irfft")
def transforms(name: str, rng: Any) -> Iterator[Sample]:
    f = getattr(np.fft, name)
    real_in, real_out = name == "rfft", name == "irfft"

    def sample(shape: tuple[int, ...], dtype: DType, kw: dict[str, Any]) -> Sample:
        a = values(rng, shape if real_in else (*shape, 2), dtype)

        def want(x: Any) -> Any:
            out = f(x.astype(np.float64) if real_in else parted(x), **kw_np)
            return out.astype(x.dtype) if real_out else joined(out, x.dtype)

        kw_np = {"axis" if k == "dim" else k: v for k, v in kw.items()}
        return Sample(
            f"{name} {shape} {kw} {dtype.name}",
            lambda t: getattr(t, name)(**kw),
            want,
            (a,),
            scale=32,
            floor=32,
        )

    for n in LENGTHS:
        if real_out and n == 1:
            continue
        yield sample((n,), WIDE[n % 2], {})
        yield sample((2, n), WIDE[1 - n % 2], {"norm": NORMS[n % 4]})
    for n_given, dim in product((3, 6, 9), (0, -1, 1)):
        yield sample((4, 6, 5), WIDE[0], {"n": n_given, "dim": dim})
    for bad in ({"n": 0}, {"norm": "none"}, {"dim": 5}, {"n": 2.5}):
        yield Sample(
            f"{name} {bad}",
            lambda t, kw=bad: getattr(t, name)(**kw),
            None,
            (np.ones((3, 4, 2), np.float32),),
            error=(ValueError, TypeError, IndexError),
        )


@conforms("fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn")
def planes(name: str, rng: Any) -> Iterator[Sample]:
    f = getattr(np.fft, name)
    for shape, (s, dim), norm in product(
        ((4, 6), (3, 4, 5)), ((None, None), (None, (0, 1)), ((4, 4), (-2, -1)), ((3, 6), (0, -1))), NORMS[1:]
    ):
        a = values(rng, shape if name == "rfft2" else (*shape, 2), WIDE[len(shape) % 2])
        kw: dict[str, Any] = {"norm": norm, "s": s}
        if dim is not None:
            kw["dim"] = dim

        def want(x: Any, kw: Any = kw) -> Any:
            renamed = {"axes" if k == "dim" else k: v for k, v in kw.items()}
            out = f(x.astype(np.float64) if name == "rfft2" else parted(x), **renamed)
            return out.astype(x.dtype) if name == "irfft2" else joined(out, x.dtype)

        yield Sample(
            f"{name} {shape} {kw}", lambda t, kw=kw: getattr(t, name)(**kw), want, (a,), scale=32, floor=32
        )


# *** special functions ***


def _table(f: Callable[[float], float]) -> Callable[[Any], Any]:
    def safe(x: float) -> float:
        if x != x:
            return math.nan
        try:
            return f(x)
        except (OverflowError, ValueError):
            return math.inf

    return lambda a: np.vectorize(safe, otypes=[np.float64])(a) if np.size(a) else np.asarray(a, np.float64)


def _digamma(x: float) -> float:
    if x == 0:
        return math.copysign(math.inf, -math.copysign(1, x))
    if x == math.inf:
        return x
    if x == -math.inf or (x < 0 and x == math.floor(x)):
        return math.nan
    if x < 0:
        return _digamma(1 - x) - math.pi / math.tan(math.pi * (x - round(x)))
    total = 0.0
    while x < 20:
        total -= 1 / x
        x += 1
    y = 1 / (x * x)
    return total + math.log(x) - 0.5 / x - y * (1 / 12 - y * (1 / 120 - y * (1 / 252 - y / 240)))


def _erfinv(x: float) -> float:
    if abs(x) >= 1:
        return math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    low, high = -7.0, 7.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if math.erf(middle) < x else (low, middle)
    return (low + high) / 2


def _logit(a: Any) -> Any:
    return np.where((a < 0) | (a > 1), np.nan, np.log(a / (1 - a)))


def _finite(a: Any, dtype: DType) -> Any:
    import ml_dtypes

    top = float(ml_dtypes.finfo(NUMPY[dtype]).max)
    return np.nan_to_num(a, nan=0.0, posinf=top, neginf=-top)


SPECIAL = (
    Row("lgamma", ("any",), lambda t: t.lgamma(), _table(math.lgamma), FLOATS, scale=32, edges=False),
    Row("lgamma", ("positive",), lambda t: (t * 10).lgamma(), _table(lambda x: math.lgamma(x * 10)), WIDE,
        scale=64, edges=False),
    Row("digamma", ("any",), lambda t: t.digamma(), _table(_digamma), WIDE, scale=256, floor=4, edges=False),
    Row("digamma", ("positive",), lambda t: t.digamma(), _table(_digamma), FLOATS, scale=32),
    Row("erfinv", ("unit",), lambda t: t.erfinv(), _table(_erfinv), FLOATS, scale=32, edges=False),
    Row("i0", ("any",), lambda t: t.i0(), np.i0, FLOATS, scale=32, edges=False),
    Row("i0", ("positive",), lambda t: (t * 5).i0(), lambda a: np.i0(a * 5), WIDE, scale=128, edges=False),
    Row("logit", ("chance",), lambda t: t.logit(), _logit, FLOATS, scale=16),
    Row("logit", ("unit",), lambda t: t.logit(0.1), lambda a: _logit(np.clip(a, 0.1, 0.9)), WIDE, scale=16,
        edges=False),
    Row("softcap", ("wide",), lambda t: t.softcap(5.0), lambda a: np.tanh(a / 5) * 5, FLOATS, scale=8),
)  # fmt: skip
for _row in SPECIAL:
    conforms(_row.name)(lambda rng, row=_row: row_samples(row, rng))


@conforms("lgamma", "digamma", "erfinv", "i0")
def ends(name: str, rng: Any) -> Iterator[Sample]:
    """Infinities, poles and NaN, as torch."""
    points = {"lgamma": (0.0, -0.0, 1, 2, -1, -2, 0.5, -0.5, np.inf, -np.inf, np.nan, 1e-3, 40.0, -3.5),
              "digamma": (0.0, -0.0, 1, -1, -2, np.inf, -np.inf, np.nan, 0.5, 100.0),
              "erfinv": (0.0, 1, -1, 1.5, -2, np.nan, 0.99, -0.99, 1e-6, np.inf),
              "i0": (0.0, -0.0, 1, -1, np.nan, 8.9, 9.1, 16.9, 17.1, 80.0)}[name]  # fmt: skip
    for d in WIDE:
        a = np.array(points, NUMPY[d])

        def want(x: Any) -> Any:
            return getattr(torch().special, "gammaln" if name == "lgamma" else name)(
                torch().from_numpy(x)
            ).numpy()

        yield Sample(f"{name} {d.name} ends", lambda t: getattr(t, name)(), want, (a,), scale=64)


@conforms("nan_to_num")
def nan_to_num(rng: Any) -> Iterator[Sample]:
    a = np.array([0.0, -0.0, 1.5, np.nan, np.inf, -np.inf, -2])
    for d in (*FLOATS, dtypes.fp8e5m2):
        for kw in ({}, {"nan": 1.0}, {"posinf": 3.0}, {"neginf": -2.0, "nan": 5.0}):

            def want(x: Any, kw: dict[str, float] = kw, d: DType = d) -> Any:
                full = {
                    "posinf": float(_finite(np.float64(np.inf), d)),
                    "neginf": float(_finite(np.float64(-np.inf), d)),
                    **kw,
                }
                return of_dtype(np.nan_to_num(x.astype(np.float64), **full), d)

            yield Sample(
                f"nan_to_num {d.name} {kw}", lambda t, kw=kw: t.nan_to_num(**kw), want, (of_dtype(a, d),)
            )
    yield Sample("nan_to_num of ints", lambda t: t.nan_to_num(), lambda x: x, (np.array([1, 2]),))
