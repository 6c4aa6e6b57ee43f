"""What should constructors, properties and conversions to Python give?"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, arrays, conforms, of_dtype
from integration_tests.conformance.values import SHAPES, special, values
from tg_tensor import Tensor
from tg_uop import dtypes

KINDS = (
    dtypes.float32,
    dtypes.float64,
    dtypes.float16,
    dtypes.bfloat16,
    dtypes.int32,
    dtypes.uint8,
    dtypes.bool,
)
WITH_NUMPY = tuple(d for d in dtypes.all if d.fmt is not None)


@conforms("zeros", "ones", "full", "zeros_like", "ones_like", "full_like")
def filled(name: str, rng: Any) -> Iterator[Sample]:
    value = {"zeros": 0, "ones": 1}.get(name.removesuffix("_like"), 3)
    extra = () if value != 3 else (3,)
    for dtype in KINDS:
        for shape in SHAPES:
            want = np.full(shape, value, NUMPY[dtype])
            if name.endswith("_like"):
                a = values(rng, shape, dtype)
                yield Sample(f"{name} {dtype.name} {shape}", lambda t: getattr(t, name)(*extra), want, (a,))
                d = dtypes.int16
                yield Sample(
                    f"{name} {dtype.name} {shape} dtype=int16",
                    lambda t, d=d: getattr(t, name)(*extra, dtype=d),
                    np.full(shape, value, np.int16),
                    (a,),
                )
            else:
                yield Sample(
                    f"{name} {dtype.name} {shape}",
                    lambda s=shape, d=dtype: getattr(Tensor, name)(s, *extra, dtype=d),
                    want,
                )
    if not name.endswith("_like"):
        for wrong in ((-1,), (2, -3), (1.5,)):
            yield Sample(
                f"{name} {wrong}",
                lambda s=wrong: getattr(Tensor, name)(s, *extra),
                None,
                error=(ValueError, TypeError),
            )


@conforms("empty", "invalids", "empty_like")
def uninitialised(name: str, rng: Any) -> Iterator[Sample]:
    for dtype in KINDS:
        for shape in ((), (0,), (3,), (2, 3)):

            def ours(shape: Any = shape, dtype: Any = dtype) -> Any:
                made = Tensor.zeros(shape, dtype=dtype).empty_like() if name == "empty_like" else None
                t = getattr(Tensor, name)(*shape, dtype=dtype) if made is None else made
                t[...] = 1
                return t

            yield Sample(f"{name} {dtype.name} {shape}", ours, np.ones(shape, NUMPY[dtype]))
    yield Sample(
        f"{name} negative",
        lambda: getattr(Tensor, name.removesuffix("_like"))(-1),
        None,
        error=ValueError,
    )


@conforms("arange")
def arange(rng: Any) -> Iterator[Sample]:
    for args in ((5,), (0,), (2, 7), (7, 2), (7, 2, -1), (0, 10, 3), (-3, 3), (1, 2, 5), (10, 0, -4), (3, 3)):
        yield Sample(f"arange{args}", lambda a=args: Tensor.arange(*a), np.arange(*args, dtype=np.int32))
        for d in (dtypes.int64, dtypes.float32, dtypes.uint8):
            if d is dtypes.uint8 and min(args[:2]) < 0:
                continue
            yield Sample(
                f"arange{args} dtype={d.name}",
                lambda a=args, d=d: Tensor.arange(*a, dtype=d),
                np.arange(*args).astype(d.name),
            )
    for args_f in ((1.5,), (0, 1, 0.1), (0.5, 4), (1, -1, -0.25), (0.0, 100.0, 7.5)):
        yield Sample(
            f"arange{args_f}",
            lambda a=args_f: Tensor.arange(*a),
            np.arange(*args_f, dtype=np.float64),
            out="float32",
        )
    yield Sample("arange step 0", lambda: Tensor.arange(0, 1, 0), None, error=ValueError)
    yield Sample("arange to inf", lambda: Tensor.arange(math.inf), None, error=ValueError)


@conforms("linspace")
def linspace(rng: Any) -> Iterator[Sample]:
    for start, stop in ((0, 1), (-2.5, 7), (5, 5), (3, -3)):
        for steps in (0, 1, 2, 5, 10, 33):
            yield Sample(
                f"linspace({start}, {stop}, {steps})",
                lambda a=start, b=stop, n=steps: Tensor.linspace(a, b, n),
                np.linspace(start, stop, steps),
                out="float32",
            )
    yield Sample("linspace steps -1", lambda: Tensor.linspace(0, 1, -1), None, error=ValueError)


@conforms("eye")
def eye(rng: Any) -> Iterator[Sample]:
    for n, m in ((0, None), (1, None), (3, None), (2, 4), (4, 2), (0, 3)):
        for d in (dtypes.float32, dtypes.int8, dtypes.bool, dtypes.float64):
            yield Sample(
                f"eye({n}, {m}) {d.name}",
                lambda n=n, m=m, d=d: Tensor.eye(n, m, dtype=d),
                np.eye(n, m, dtype=NUMPY[d]),
            )
    yield Sample("eye(-1)", lambda: Tensor.eye(-1), None, error=ValueError)


@conforms("const", "const_like")
def const(name: str, rng: Any) -> Iterator[Sample]:
    for value, d in ((3, dtypes.int32), (2.5, dtypes.float32), (True, dtypes.bool), (-1.0, dtypes.float32)):
        for dtype in (None, dtypes.float64, dtypes.int64, dtypes.float16, dtypes.int8):
            want = of_dtype(value, dtype or d)
            if name == "const":
                yield Sample(f"const({value}, {dtype})", lambda v=value, t=dtype: Tensor.const(v, t), want)
            else:
                like = np.zeros((2, 2), np.float32)
                shaped = np.full((2, 2), value).astype(np.float32 if dtype is None else want.dtype)
                yield Sample(
                    f"const_like({value}, {dtype})",
                    lambda x, v=value, t=dtype: x.const_like(v, t),
                    shaped,
                    (like,),
                )


PROPERTIES: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "shape": (lambda t: t.shape, lambda a: a.shape),
    "max_shape": (lambda t: t.max_shape, lambda a: a.shape),
    "ndim": (lambda t: t.ndim, lambda a: a.ndim),
    "dtype": (lambda t: t.dtype.itemsize, lambda a: a.dtype.itemsize),
    "device": (lambda t: t.device, lambda a: "CPU"),
    "grad": (lambda t: t.grad, lambda a: None),
    "is_param": (lambda t: t.is_param, lambda a: False),
    "uop": (lambda t: (t.uop.shape, t.uop.dtype is t.dtype), lambda a: (a.shape, True)),
    "numel": (lambda t: t.numel(), lambda a: a.size),
    "max_numel": (lambda t: t.max_numel(), lambda a: a.size),
    "nbytes": (lambda t: t.nbytes(), lambda a: a.nbytes),
    "element_size": (lambda t: t.element_size(), lambda a: a.dtype.itemsize),
    "size": (lambda t: (t.size(), [t.size(i) for i in range(t.ndim)]), lambda a: (a.shape, list(a.shape))),
    "is_floating_point": (lambda t: t.is_floating_point(), lambda a: a.dtype.kind not in "biu"),
    "contiguous": (lambda t: t.contiguous(), lambda a: a),
    "contiguous_backward": (lambda t: t.contiguous_backward(), lambda a: a),
    "detach": (lambda t: t.detach(), lambda a: a),
    "clone": (lambda t: t.clone(), lambda a: a),
    "realize": (
        lambda t: t.flip(0).realize() if t.ndim else t.realize(),
        lambda a: np.flip(a, 0) if a.ndim else a,
    ),
    "ufix": (lambda t: t.ufix(t), lambda a: a),
    "to": (lambda t: t.to("CPU:1").to("CPU"), lambda a: a),
    "to_": (lambda t: t.to_("CPU:1").to_("CPU"), lambda a: a),
    "numpy": (lambda t: t.numpy().astype(NUMPY[t.dtype]), lambda a: a),
    "hash()": (lambda t: hash(t) == hash(t) and hash(t) != hash(t.clone()), lambda a: True),
    "repr": (lambda t: all(s in repr(t) for s in (t.dtype.name, str(list(t.shape)), "CPU")), lambda a: True),
    "replace": (lambda t: t.zeros_like().contiguous().replace(t), lambda a: a),
    "assign": (lambda t: t.zeros_like().contiguous().assign(t), lambda a: a),
    "is_param_": (
        lambda t: t.is_param_(t.is_floating_point()).is_param == t.is_floating_point(),
        lambda a: True,
    ),
    "data": (
        lambda t: np.asarray(t.data()) if t.dtype.fmt else t,
        lambda a: a,
    ),
    "schedule_linear": (lambda t: t.contiguous().schedule_linear().op.name, lambda a: "LINEAR"),
    "linear_with_vars": (lambda t: t.contiguous().linear_with_vars()[1], lambda a: {}),
}


@conforms(*PROPERTIES)
def properties(name: str, rng: Any) -> Iterator[Sample]:
    ours, want = PROPERTIES[name]
    for dtype in KINDS:
        for shape in SHAPES[:6]:
            if name in ("schedule_linear", "linear_with_vars", "data") and 0 in shape:
                continue
            a = values(rng, shape, dtype)
            yield Sample(f"{name} {dtype.name}{list(shape)}", ours, lambda x, w=want: w(x), (a,))


@conforms("tolist")
def tolist(rng: Any) -> Iterator[Sample]:
    for dtype in (*WITH_NUMPY, dtypes.bfloat16):
        for shape in ((), (3,), (2, 3), (0,), (2, 0)):
            a = values(rng, shape, dtype, "full")
            plain = a.astype(np.float64).tolist() if dtype.kind == "float" else a.tolist()
            yield Sample(f"tolist {dtype.name} {shape}", lambda t: [t.tolist()], [plain], (a,))
        yield Sample(
            f"tolist {dtype.name} edges",
            lambda t: repr(t.tolist()),
            lambda x: repr(x.astype(np.float64).tolist() if x.dtype.kind not in "biu" else x.tolist()),
            (special(dtype),),
        )


@conforms("item", "bool()", "format")
def item(name: str, rng: Any) -> Iterator[Sample]:
    calls = {"item": lambda t: t.item(), "bool()": bool, "format": lambda t: f"{t:.3f}"}
    wants = {"item": lambda v: v, "bool()": bool, "format": lambda v: f"{v:.3f}"}
    for dtype in WITH_NUMPY:
        for shape in ((), (1, 1)):
            a = values(rng, shape, dtype, "full")
            v = a.astype(np.float64).item() if dtype.kind == "float" else a.item()
            yield Sample(f"{name} {dtype.name} {shape}", calls[name], lambda x, v=v: wants[name](v), (a,))
    for shape in ((2,), (0,)):
        yield Sample(f"{name} {shape}", calls[name], None, (np.zeros(shape, np.float32),), error=ValueError)


@conforms("len", "iteration")
def length(name: str, rng: Any) -> Iterator[Sample]:
    for dtype in KINDS:
        for shape in ((3,), (0,), (2, 3), (4, 0)):
            a = values(rng, shape, dtype)
            if name == "len":
                yield Sample(f"len {dtype.name}{list(shape)}", len, len, (a,))
            else:
                yield Sample(f"list {dtype.name}{list(shape)}", tuple, lambda x: tuple(x), (a,))
    yield Sample(f"{name} of ()", len if name == "len" else tuple, None, (np.float32(1),), error=TypeError)


@conforms("Tensor")
def made(rng: Any) -> Iterator[Sample]:
    for dtype in (*WITH_NUMPY, dtypes.bfloat16, dtypes.fp8e4m3, dtypes.fp8e5m2):
        for shape in ((), (0,), (3,), (2, 3)):
            a = values(rng, shape, dtype)
            plain = a.astype(np.float64).tolist() if dtype.kind == "float" else a.tolist()
            yield Sample(
                f"Tensor(list) {dtype.name}{list(shape)}", lambda p=plain, d=dtype: Tensor(p, dtype=d), a
            )
            yield Sample(f"Tensor(array) {dtype.name}{list(shape)}", lambda t: t, lambda x: x, (a,))
    for wrong in ([[1], [1, 2]], "text", {1: 2}, object(), ["a"]):
        yield Sample(f"Tensor({wrong!r})", lambda w=wrong: Tensor(w), None, error=(ValueError, TypeError))


@conforms("from_blob")
def from_blob(rng: Any) -> Iterator[Sample]:
    for dtype in WITH_NUMPY:
        for shape in ((3,), (2, 2)):
            a = values(rng, shape, dtype)
            memory = (ctypes.c_uint8 * a.nbytes).from_buffer_copy(a.tobytes())

            def ours(memory: Any = memory, shape: Any = shape, dtype: Any = dtype) -> Any:
                return arrays(
                    Tensor.from_blob(ctypes.addressof(memory), shape, dtype=dtype) + 0
                    if dtype.kind != "bool"
                    else Tensor.from_blob(ctypes.addressof(memory), shape, dtype=dtype) | False
                )

            yield Sample(f"from_blob {dtype.name}{list(shape)}", ours, a)
    for wrong in (0, -8, 1.5):
        yield Sample(
            f"from_blob({wrong})",
            lambda w=wrong: Tensor.from_blob(w, (2,)),
            None,
            error=(ValueError, TypeError),
        )


@conforms("from_url")
def from_url(rng: Any) -> Iterator[Sample]:
    import base64
    import gzip

    for n in (0, 1, 7, 64, 300):
        raw = rng.integers(0, 256, n, dtype=np.uint8)
        for packed in (False, True):
            body = gzip.compress(raw.tobytes()) if packed else raw.tobytes()
            url = "data:application/octet-stream;base64," + base64.b64encode(body).decode()
            for k in range(2):
                yield Sample(
                    f"from_url {n} bytes gunzip={packed} {k}",
                    lambda u=url, p=packed: Tensor.from_url(u, gunzip=p),
                    raw,
                )
    yield Sample("from_url of no scheme", lambda: Tensor.from_url("nowhere"), None, error=ValueError)


@conforms("keccak", "hash")
def hashes(name: str, rng: Any) -> Iterator[Sample]:
    import hashlib

    for n in (0, 1, 5, 135, 136, 137, 200):
        raw = rng.integers(0, 256, n, dtype=np.uint8)
        if name == "hash":
            for text, a in (
                ("uint8", raw),
                ("int16", np.repeat(raw, 2).view(np.int16)),
                ("2-D", np.stack([raw, raw])),
            ):
                if n == 0:
                    continue
                # one MiB at most: the hash of one chunk, hashed as the only one
                digest = hashlib.shake_128(a.tobytes()).digest(16)
                yield Sample(f"hash {n} {text}", lambda t: t.hash(), np.frombuffer(digest, np.uint8), (a,))
            continue
        for cfg in ("sha3_224", "sha3_256", "sha3_512", "shake_128"):
            h = getattr(hashlib, cfg)(raw.tobytes())
            digest = h.digest(16) if cfg == "shake_128" else h.digest()
            yield Sample(
                f"keccak {cfg} {n}", lambda t, c=cfg: t.keccak(c), np.frombuffer(digest, np.uint8), (raw,)
            )
    if name == "hash":
        for n in (3, 8):
            for dtype in (np.float32, np.int64):
                a = rng.integers(0, 9, n).astype(dtype)
                yield Sample(
                    f"hash {n}",
                    lambda t: t.hash(),
                    np.frombuffer(hashlib.shake_128(a.tobytes()).digest(16), np.uint8),
                    (a,),
                )
    else:
        yield Sample(
            "keccak md5", lambda t: t.keccak("md5"), None, (np.zeros(3, np.uint8),), error=ValueError
        )
