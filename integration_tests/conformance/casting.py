"""How are values converted between dtypes, how do dtypes promote, and what is in `dtypes`?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, conforms, of_dtype, wide
from integration_tests.conformance.values import special, values
from tg_tensor import Tensor
from tg_uop import DType, dtypes

ALL = dtypes.all
NAMES = tuple(d.name for d in ALL)


def converted(a: Any, source: DType, target: DType) -> Any:
    """Floats to ints truncate and saturate, NaN gives 0; ints wrap; to bool: whether not zero."""
    if target.kind == "bool":
        return wide(a) != 0
    if source.kind == "float" and target.kind in ("int", "uint"):
        info = np.iinfo(NUMPY[target])
        out = []
        for v in np.trunc(wide(a)).reshape(-1).tolist():
            out.append(0 if v != v else info.max if v >= info.max else info.min if v <= info.min else int(v))
        return np.array(out, NUMPY[target]).reshape(a.shape)
    if source.kind == "float":
        return of_dtype(wide(a), target)
    if target.kind == "float":
        return of_dtype(a.astype(np.float64) if a.dtype.itemsize < 8 else exact_float(a, target), target)
    return a.astype(NUMPY[target])


def exact_float(a: Any, target: DType) -> Any:
    """64-bit ints rounded once."""
    return a.astype(np.float32 if target is dtypes.float32 else np.float64)


def some_values(rng: Any, d: DType) -> Any:
    if d.itemsize == 1 and d.kind == "float":
        return rng.uniform(-8, 8, 24).astype(NUMPY[d])
    a = np.concatenate([values(rng, (12,), d, "full"), special(d).reshape(-1)])
    return a


def cast_samples(source: DType, target: DType, rng: Any) -> Sample:
    a = some_values(rng, source)
    return Sample(
        f"cast {source.name} to {target.name}",
        lambda t: t.cast(target),
        lambda x: converted(x, source, target),
        (a,),
        floor=0,
        signs=target not in dtypes.fp8s,
    )


@conforms("cast")
def casts(rng: Any) -> Iterator[Sample]:
    for source in ALL:
        for target in ALL:
            yield cast_samples(source, target, rng)
    for wrong in ("float99", "", "INT7"):
        yield Sample(f"cast {wrong!r}", lambda t, w=wrong: t.cast(w), None, (np.zeros(2),), error=ValueError)


METHODS = {
    "float": dtypes.float32,
    "half": dtypes.float16,
    "double": dtypes.float64,
    "bfloat16": dtypes.bfloat16,
    "int": dtypes.int32,
    "long": dtypes.int64,
    "short": dtypes.int16,
    "bool": dtypes.bool,
}


@conforms(*METHODS)
def named(name: str, rng: Any) -> Iterator[Sample]:
    for source in ALL:
        for k in range(2):
            plain = cast_samples(source, METHODS[name], rng)
            yield plain._replace(text=f"{source.name}.{name}() {k}", ours=lambda t: getattr(t, name)())


@conforms("bitcast")
def bitcast(rng: Any) -> Iterator[Sample]:
    for source in ALL:
        for target in ALL:
            if "bool" in (source.kind, target.kind):
                continue
            for shape in ((16,), (3, 8)):
                a = (
                    rng.integers(0, 120, (*shape, source.itemsize))
                    .astype(np.uint8)
                    .view(NUMPY[source])[..., 0]
                )
                a = np.ascontiguousarray(a)
                yield Sample(
                    f"bitcast {source.name}{list(shape)} to {target.name}",
                    lambda t, d=target: t.bitcast(d),
                    lambda x, d=target: x.view(NUMPY[d]),
                    (a,),
                )
    yield Sample(
        "bitcast 3 bytes to int16",
        lambda t: t.bitcast("int16"),
        None,
        (np.zeros(3, np.int8),),
        error=ValueError,
    )


ORDER = ("bool", "uint8", "int8", "uint16", "int16", "uint32", "int32", "uint64", "int64")


def promoted(a: DType, b: DType) -> DType:
    """JAX's lattice: bool < uints and ints < weak float < floats."""
    if a is b:
        return a
    if a.kind == "float" or b.kind == "float":
        if a.kind != "float" or b.kind != "float":
            return a if a.kind == "float" else b
        if a.itemsize != b.itemsize and max(a.itemsize, b.itemsize) > 1:
            return a if a.itemsize > b.itemsize else b
        return dtypes.float32 if a.itemsize == 2 else dtypes.float16
    if a.kind == "bool" or b.kind == "bool":
        return b if a.kind == "bool" else a
    if a.kind == b.kind:
        return a if a.itemsize > b.itemsize else b
    signed, unsigned = (a, b) if a.kind == "int" else (b, a)
    if signed.itemsize > unsigned.itemsize:
        return signed
    return {1: dtypes.int16, 2: dtypes.int32, 4: dtypes.int64, 8: dtypes.float32}[unsigned.itemsize]


@conforms("+")
def promotion(rng: Any) -> Iterator[Sample]:
    for a in ALL:
        for b in ALL:
            if a in dtypes.fp8s and b in dtypes.fp8s:
                continue
            want = promoted(a, b).name
            yield Sample(
                f"dtype of {a.name} + {b.name}",
                lambda a=a, b=b: (Tensor.zeros(2, dtype=a) + Tensor.zeros(2, dtype=b)).dtype.name,
                want,
            )
        for value, kind in ((1, "int"), (1.5, "float"), (True, "bool")):
            if kind == "float" and a.kind != "float":
                want = "float32"
            else:
                want = "int32" if kind == "int" and a.kind == "bool" else a.name
            yield Sample(
                f"dtype of {a.name} + {value}",
                lambda a=a, v=value: (Tensor.zeros(2, dtype=a) + v).dtype.name,
                want,
            )


CONSTANTS = {n.name: n for n in ALL} | {
    "double": dtypes.float64,
    "float": dtypes.float32,
    "half": dtypes.float16,
    "char": dtypes.int8,
    "uchar": dtypes.uint8,
    "short": dtypes.int16,
    "ushort": dtypes.uint16,
    "int": dtypes.int32,
    "uint": dtypes.uint32,
    "long": dtypes.int64,
    "ulong": dtypes.uint64,
}
GROUPS = {
    "all": set(NAMES),
    "floats": {n for n in NAMES if "f" in n},
    "ints": {n for n in NAMES if "int" in n},
    "sints": {"int8", "int16", "int32", "int64"},
    "uints": {"uint8", "uint16", "uint32", "uint64"},
    "int8s": {"int8", "uint8"},
    "int16s": {"int16", "uint16"},
    "int32s": {"int32", "uint32"},
    "int64s": {"int64", "uint64"},
    "fp8s": {n for n in NAMES if n.startswith("fp8")},
    "fp8_ocp": {"fp8e4m3", "fp8e5m2"},
    "fp8_fnuz": {"fp8e4m3fnuz", "fp8e5m2fnuz"},
    "weaks": {"weakint", "weakfloat"},
}


@conforms(*(f"dtypes.{n}" for n in CONSTANTS))
def constants(name: str, rng: Any) -> Iterator[Sample]:
    d = CONSTANTS[name.removeprefix("dtypes.")]
    yield Sample(f"{name} is {d.name}", lambda: getattr(dtypes, name.removeprefix("dtypes.")) is d, True)
    yield Sample(f"{name} itemsize", lambda: d.itemsize, NUMPY[d].itemsize)
    for other in ALL:
        yield cast_samples(other, d, rng)
    for shape in ((), (0,), (4,)):
        a = (
            values(rng, shape, d)
            if d.itemsize > 1 or d.kind != "float"
            else rng.uniform(-4, 4, shape).astype(NUMPY[d])
        )
        yield Sample(f"{name} stored {shape}", lambda t: t.clone(), lambda x: x, (a,))


@conforms(*(f"dtypes.{n}" for n in GROUPS))
def groups(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("dtypes.")
    members = {d.name for d in getattr(dtypes, short)}
    for n in (*NAMES, "void", "index", "weakint", "weakfloat"):
        yield Sample(f"{n} in {name}", lambda n=n: n in members, n in GROUPS[short])


@conforms("dtypes.void", "dtypes.weakint", "dtypes.weakfloat")
def unstored(name: str, rng: Any) -> Iterator[Sample]:
    d = getattr(dtypes, name.removeprefix("dtypes."))
    for other in ALL:
        yield Sample(f"{name} is not {other.name}", lambda o=other: d is o or d == o, False)
    for k, (ours, want) in enumerate(
        (
            (lambda: dtypes.is_float(d), d.name == "weakfloat"),
            (lambda: dtypes.is_int(d), d.name == "weakint"),
            (lambda: dtypes.is_bool(d), False),
            (lambda: dtypes.is_unsigned(d), False),
            (lambda: d.name, name[7:]),
        )
    ):
        yield Sample(f"{name} {k}", ours, want)


@conforms("dtypes.is_float", "dtypes.is_int", "dtypes.is_bool", "dtypes.is_unsigned")
def questions(name: str, rng: Any) -> Iterator[Sample]:
    rule = {"is_float": "f", "is_int": "int", "is_bool": "bool", "is_unsigned": "uint"}[
        name.removeprefix("dtypes.")
    ]
    for d in ALL:
        want = rule in d.name
        for arg in (d, d.name):
            yield Sample(
                f"{name}({arg})", lambda x=arg: getattr(dtypes, name.removeprefix("dtypes."))(x), want
            )


@conforms("dtypes.finfo")
def finfo(rng: Any) -> Iterator[Sample]:
    for d in dtypes.floats:
        info = ml_dtypes.finfo(NUMPY[d])
        yield Sample(f"finfo {d.name}", lambda d=d: dtypes.finfo(d)[1], int(info.nmant))
        yield Sample(
            f"finfo {d.name} exponent", lambda d=d: dtypes.finfo(d)[0], d.itemsize * 8 - 1 - int(info.nmant)
        )
        yield Sample(f"finfo {d.name!r}", lambda d=d: dtypes.finfo(d.name), dtypes.finfo(d))
    for d in dtypes.ints:
        yield Sample(f"finfo {d.name}", lambda d=d: dtypes.finfo(d), None, error=ValueError)


@conforms("dtypes.from_py")
def from_py(rng: Any) -> Iterator[Sample]:
    for value, want in (
        (True, "bool"),
        (1, "int32"),
        (1.5, "float32"),
        ([], "float32"),
        ([1, 2], "int32"),
        ([1, 2.5], "float32"),
        ([True, False], "bool"),
        ([True, 1], "int32"),
        ([[1], [2.0]], "float32"),
        (-3, "int32"),
        (1e300, "float32"),
        (float("nan"), "float32"),
        ((1, 2), "int32"),
        ([[True]], "bool"),
        ([True, 1.0], "float32"),
        (0, "int32"),
        (False, "bool"),
        ([[]], "float32"),
    ):
        yield Sample(f"from_py({value})", lambda v=value: dtypes.from_py(v).name, want)
    for wrong in ("a", None, object(), {}, b""):
        yield Sample(f"from_py({wrong!r})", lambda w=wrong: dtypes.from_py(w), None, error=TypeError)


@conforms("dtypes.default_float", "dtypes.default_int")
def defaults(name: str, rng: Any) -> Iterator[Sample]:
    floats = name.endswith("float")
    want = "float32" if floats else "int32"
    for shape in ((), (0,), (3,), (2, 3), (1,)):
        for k, make in enumerate(
            (Tensor.zeros, Tensor.ones, Tensor.rand, Tensor.empty)
            if floats
            else (
                Tensor.randint,
                lambda *s: Tensor.full(s, 3),
                lambda *s: Tensor.zeros(*s).int(),
                lambda *s: Tensor.zeros(*s, 2).argmax(-1),
            )
        ):
            yield Sample(f"{name} {shape} {k}", lambda s=shape, m=make: m(*s).dtype.name, want)
