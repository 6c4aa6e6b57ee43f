"""Do gradients, functions, recordings, devices and files keep values? Every other public name."""

from __future__ import annotations

import io
import os
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

import tg_nn
from integration_tests.conformance.core import Sample, arrays, conforms, torch
from integration_tests.conformance.names import every_name
from integration_tests.conformance.values import values
from tg_nn import datasets, state
from tg_tensor import Context, Device, GlobalCounters, Tensor, TinyJit, Variable, function, vmap
from tg_uop import Ops, UOp, dtypes

SHAPES = ((3,), (2, 3), (1, 4), (2, 2, 2))
KINDS = (
    dtypes.float32,
    dtypes.float64,
    dtypes.int32,
    dtypes.uint8,
    dtypes.bool,
    dtypes.float16,
    dtypes.int64,
)
FUNCTIONS = (
    (lambda t: (t * t).sum(), lambda a: 2 * a),
    (lambda t: (t * 3).sum(), lambda a: 3 + 0 * a),
    (lambda t: t.exp().sum(), np.exp),
    (lambda t: (t.flip(0) * t).sum(), lambda a: 2 * np.flip(a, 0)),
    (lambda t: t.relu().sum(), lambda a: (a > 0).astype(a.dtype)),
    (lambda t: t.sum() ** 2, lambda a: 2 * a.sum() + 0 * a),
)


@conforms("gradient", "backward", "requires_grad_")
def gradients(name: str, rng: Any) -> Iterator[Sample]:
    for (f, want), shape, dtype in product(FUNCTIONS, SHAPES, (dtypes.float32, dtypes.float64)):

        def ours(t: Any, f: Any = f) -> Any:
            if name == "gradient":
                return f(t).gradient(t)[0]
            f(t.requires_grad_()).backward()
            return t.grad

        yield Sample(
            f"{name} {dtype.name}{list(shape)}",
            ours,
            lambda a, w=want: w(a).astype(a.dtype),
            (values(rng, shape, dtype),),
            scale=16,
        )


@conforms("function", "TinyJit", "call", "custom_kernel")
def wrapped(name: str, rng: Any) -> Iterator[Sample]:
    for shape, k, n in product(SHAPES, range(3), range(2)):
        a, b = values(rng, shape, dtypes.float32), values(rng, shape, dtypes.float32)

        def body(t: Any, u: Any, k: int = k) -> Any:
            return (t * u + k, t - u, (t + u).sum(0, keepdim=True) * t)[k]

        def want(x: Any, y: Any, k: int = k) -> Any:
            return (x * y + k, x - y, (x + y).sum(0, keepdims=True) * x)[k]

        def ours(t: Any, u: Any, body: Any = body, k: int = k) -> Any:
            if name == "function":
                return function(body)(t, u)
            if name == "TinyJit":
                jitted = TinyJit(lambda x, y: body(x, y).realize())
                for _ in range(3):
                    jitted(u.clone().realize(), t.clone().realize())
                return arrays(jitted(t.clone().realize(), u.clone().realize()))
            if name == "call":
                return t.call(u, fxn=body(t.as_param(0), u.as_param(1)).uop)

            def kernel(out: Any, x: Any, y: Any) -> Any:
                size = int(np.prod(out.shape))
                i = UOp.range(size, 0)
                out, x, y = (v.reshape((size,)) for v in (out, x, y))
                return out[i].store(x[i] * y[i] + float(k)).end(i).sink()

            return Tensor.custom_kernel(Tensor.invalids(*t.shape), t, u, fxn=kernel)[0]

        expected = (lambda x, y, k=k: x * y + np.float32(k)) if name == "custom_kernel" else want
        yield Sample(f"{name} {shape} {k} {n}", ours, expected, (a, b), scale=16)


@conforms("as_param")
def as_param(rng: Any) -> Iterator[Sample]:
    for slot, shape, dtype in product((0, 1, 5), SHAPES, (dtypes.float32, dtypes.int32)):

        def ours(t: Any, slot: int = slot) -> Any:
            p = t.as_param(slot)
            return p.uop.base.op is Ops.PARAM or p.uop.op is Ops.PARAM, p.shape, p.dtype.name

        yield Sample(
            f"as_param({slot}) {dtype.name}{list(shape)}",
            ours,
            (True, shape, dtype.name),
            (values(rng, shape, dtype),),
        )


@conforms("alu")
def alu(rng: Any) -> Iterator[Sample]:
    table = (
        (Ops.ADD, np.add),
        (Ops.MUL, np.multiply),
        (Ops.MAX, np.maximum),
        (Ops.CMPLT, np.less),
        (Ops.CMPNE, np.not_equal),
    )
    for (op, f), dtype in product(
        table, (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64, dtypes.uint8)
    ):
        a, b = values(rng, (2, 3), dtype), values(rng, (3,), dtype)
        yield Sample(f"alu {op.name} {dtype.name}", lambda t, u, op=op: t.alu(op, u), f, (a, b))
    yield Sample("alu of no op", lambda t: t.alu(Ops.REDUCE, t), None, (np.ones(2),), error=ValueError)


@conforms("shard", "shard_", "shard_like")
def shards(name: str, rng: Any) -> Iterator[Sample]:
    devices = ("CPU:0", "CPU:1")
    for dtype, shape, axis in product(
        (dtypes.float32, dtypes.int32, dtypes.float64), ((4,), (2, 4), (4, 6)), (None, 0, -1)
    ):

        def ours(t: Any, axis: Any = axis) -> Any:
            if name == "shard_like":
                placed = t.shard_like(t.zeros_like().contiguous().shard(devices, axis))
            elif name == "shard_":
                placed = t.shard_(devices, axis)
            else:
                placed = t.shard(devices, axis)
            return placed + placed

        yield Sample(
            f"{name} {dtype.name}{list(shape)} axis {axis}",
            ours,
            lambda a: a + a,
            (values(rng, shape, dtype),),
        )
    if name != "shard_like":
        for bad in ({"axis": 5}, {"axis": 0}):
            yield Sample(
                f"{name} [3] {bad}",
                lambda t, kw=bad: getattr(t, name)(devices, **kw),
                None,
                (np.ones(3),),
                error=(ValueError, IndexError),
            )


@conforms("Variable")
def variables(rng: Any) -> Iterator[Sample]:
    for n, k in product(range(1, 9), range(3)):
        a = values(rng, (8,), dtypes.float32)

        def ours(t: Any, n: int = n, k: int = k) -> Any:
            part = t[: Variable("n", 1, 8).bind(n)]
            return (part.sum(), (part * 2).max(), (part + 1).mean())[k]

        def want(x: Any, n: int = n, k: int = k) -> Any:
            p = x[:n]
            return np.float32((p.sum(), (p * 2).max(), (p + 1).mean())[k])

        yield Sample(f"Variable n={n} {k}", ours, want, (a,), scale=4)


@conforms("Device")
def device(rng: Any) -> Iterator[Sample]:
    for text, want in (
        ("CPU", "CPU"),
        ("cpu", "CPU"),
        ("CPU:0", "CPU"),
        ("cpu:1", "CPU:1"),
        ("CPU:3", "CPU:3"),
        ("PYTHON", "PYTHON"),
        ("NULL", "NULL"),
    ):
        yield Sample(f"canonicalize {text}", lambda x=text: Device.canonicalize(x), want)
        yield Sample(f"Tensor on {text}", lambda x=text: Tensor.zeros(2, device=x).device, want)
        if not text.upper().startswith("NULL"):
            yield Sample(
                f"values on {text}",
                lambda x=text: Tensor([1.0, 2.0], device=x) * 2,
                np.array([2, 4], np.float32),
            )
    for bad in ("NOSUCH", "CPU:x", "", 3):
        yield Sample(
            f"device {bad!r}",
            lambda b=bad: Tensor.ones(2, device=b).contiguous().realize(),
            None,
            error=(ValueError, TypeError, RuntimeError),
        )


@conforms("Context")
def context(rng: Any) -> Iterator[Sample]:
    for kw, k in product(
        ({"NOOPT": 1}, {"DEBUG": 0}, {"DEV": "PYTHON"}, {"VALIDATE_WITH_CPU": 1}, {"CHECK_NAN": 1}), range(4)
    ):
        a = values(rng, (3 + k,), dtypes.float32)

        def ours(t: Any, kw: Any = kw) -> Any:
            with Context(**kw):
                return arrays(t * 2 + 1) if "DEV" not in kw else arrays(Tensor(arrays(t)) * 2 + 1)

        yield Sample(f"Context {kw} {k}", ours, lambda x: x * 2 + 1, (a,))
    yield Sample(
        "Context of no variable",
        lambda: Context(NOSUCHTHING=1).__enter__(),
        None,
        error=(KeyError, ValueError),
    )


@conforms("GlobalCounters")
def counters(rng: Any) -> Iterator[Sample]:
    for n, dtype in product(range(1, 6), (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64)):

        def ours(n: int = n, dtype: Any = dtype) -> Any:
            tensors = [Tensor.ones(16 + i, dtype=dtype).contiguous() for i in range(n)]
            Tensor.realize(*tensors)
            GlobalCounters.reset()
            for t in tensors:
                (t + t).realize()
            return GlobalCounters.kernel_count, GlobalCounters.global_mem > 0

        yield Sample(f"{n} kernels of {dtype.name} counted", ours, (n, True))


@conforms("dtypes")
def dtype_names(rng: Any) -> Iterator[Sample]:
    for name in every_name():
        if name.startswith("dtypes."):
            yield Sample(f"has {name}", lambda n=name: hasattr(dtypes, n.removeprefix("dtypes.")), True)


@conforms("vmap")
def batches(rng: Any) -> Iterator[Sample]:
    table = (
        (lambda x, w: x * w + 1, lambda a, w: a * w + 1),
        (lambda x, w: (x @ w).relu(), lambda a, w: np.maximum(a @ w, 0)),
        (lambda x, w: x.sum(0), lambda a, w: a.sum(0)),
        (lambda x, w: x.T.flip(0)[1:], lambda a, w: np.flip(a.T, 0)[1:]),
        (lambda x, w: x.softmax(-1).pad((1, 1)), lambda a, w: np.pad(_softmax(a), ((0, 0), (1, 1)))),
        (lambda x, w: x[:, Tensor([2, 0])], lambda a, w: a[:, [2, 0]]),
        (lambda x, w: x.gather(1, x.argsort(1)), lambda a, w: np.sort(a, 1)),
        (lambda x, w: x.cumsum(1).max(), lambda a, w: a.cumsum(1).max()),
        (lambda x, w: x.stack(w, dim=1), lambda a, w: np.stack([a, w], 1)),
        (lambda x, w: w[x.argmax(1)], lambda a, w: w[a.argmax(1)]),
    )
    for (f, g), (in_dim, out_dim) in product(table, ((0, 0), (2, 0), (1, -1))):
        a, w = values(rng, (3, 3, 3), dtypes.float32), values(rng, (3, 3), dtypes.float32)

        def want(x: Any, y: Any, g: Any = g, i: int = in_dim, o: int = out_dim) -> Any:
            rows = [np.asarray(g(r, y)) for r in np.moveaxis(x, i, 0)]
            return np.stack(rows, o).astype(np.float32)

        yield Sample(
            f"vmap in {in_dim} out {out_dim}",
            lambda t, u, f=f, i=in_dim, o=out_dim: vmap(f, (i, None), o)(t, u),
            want,
            (a, w),
            scale=8,
        )


def _softmax(a: Any) -> Any:
    e = np.exp(a - a.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


@conforms("nn")
def module(rng: Any) -> Iterator[Sample]:
    for name in (*tg_nn.__all__, "optim", "state", "datasets"):
        yield Sample(f"nn has {name}", lambda n=name: hasattr(tg_nn, n), True)
    for name in ("SGD", "Adam", "AdamW", "LAMB", "LARS", "Muon"):
        yield Sample(f"nn.optim has {name}", lambda n=name: callable(getattr(tg_nn.optim, n)), True)


def _tensors(rng: Any, k: int) -> dict[str, Any]:
    return {
        f"t{i}.w": values(rng, SHAPES[(k + i) % 4], KINDS[(k + i) % len(KINDS)]) for i in range(1 + k % 3)
    }


@conforms("nn.state.safe_save", "nn.state.safe_load", "nn.state.safe_load_metadata", "nn.state.torch_load")
def model_files(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("nn.state.")
    for k in range(22):
        given = _tensors(rng, k)

        def ours(given: Any = given, k: int = k) -> Any:
            with tempfile.TemporaryDirectory() as folder:
                path = str(Path(folder) / "m.safetensors")
                if short == "torch_load":
                    t = torch()
                    t.save({n: t.from_numpy(a) for n, a in given.items()}, path)
                    loaded = state.torch_load(Tensor(Path(path)))
                    return sorted(loaded), arrays([loaded[n].to("CPU") for n in sorted(loaded)])
                state.safe_save({n: Tensor(a) for n, a in given.items()}, path, {"k": str(k)})
                if short == "safe_load_metadata":
                    found = state.safe_load_metadata(Tensor(Path(path)))[-1]
                    return sorted(n for n in found if n != "__metadata__"), found["__metadata__"]["k"]
                loaded = state.safe_load(path)
                return sorted(loaded), arrays([loaded[n].to("CPU") for n in sorted(loaded)])

        names = sorted(given)
        yield Sample(
            f"{name} {k}",
            ours,
            (names, str(k)) if short == "safe_load_metadata" else (names, tuple(given[n] for n in names)),
        )


class Model:
    def __init__(self, rng: Any, k: int) -> None:
        self.given = _tensors(rng, k)
        self.parts = [Tensor(a) for a in self.given.values()]
        self.deep = {"x": {"y": Tensor(np.float32([k]))}}


@conforms("nn.state.get_parameters", "nn.state.get_state_dict", "nn.state.load_state_dict")
def models(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("nn.state.")
    for k in range(22):
        model = Model(rng, k)
        keys = [*(f"parts.{i}" for i in range(len(model.parts))), "deep.x.y"]
        if short == "get_parameters":
            yield Sample(f"{name} {k}", lambda m=model: len(state.get_parameters(m)), len(keys))
        elif short == "get_state_dict":
            prefixed = sorted(f"p.{n}" for n in keys)
            yield Sample(f"{name} prefix {k}", lambda m=model: sorted(state.get_state_dict(m, "p")), prefixed)
            yield Sample(f"{name} names {k}", lambda m=model: sorted(state.get_state_dict(m)), sorted(keys))
        else:

            def ours(m: Any = model) -> Any:
                new = {n: t + t if t.dtype.kind != "bool" else t for n, t in state.get_state_dict(m).items()}
                expected = [arrays(new[n]) for n in sorted(new)]
                state.load_state_dict(m, new, verbose=False)
                now = state.get_state_dict(m)
                return all(
                    np.array_equal(arrays(now[n]), e) for n, e in zip(sorted(now), expected, strict=True)
                )

            yield Sample(f"{name} {k}", ours, True)


@conforms(
    "nn.state.tar_extract",
    "nn.state.zip_extract",
    "nn.state.TensorIO",
    "nn.state.fs_load",
    "nn.state.fs_store",
    "nn.state.accept_filename",
)
def archives(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("nn.state.")
    for k in range(22):
        raw = rng.integers(0, 256, 5 + 40 * k, dtype=np.uint8)

        def ours(raw: Any = raw) -> Any:
            body = io.BytesIO()
            if short == "tar_extract":
                with tarfile.open(fileobj=body, mode="w") as tar:
                    info = tarfile.TarInfo("a/b")
                    info.size = raw.size
                    tar.addfile(info, io.BytesIO(raw.tobytes()))
                return arrays(state.tar_extract(Tensor(body.getvalue()))["a/b"].to("CPU"))
            if short == "zip_extract":
                with zipfile.ZipFile(body, "w") as archive:
                    archive.writestr("a/b", raw.tobytes())
                return arrays(state.zip_extract(Tensor(body.getvalue()))["a/b"].to("CPU"))
            if short == "TensorIO":
                return np.frombuffer(state.TensorIO(Tensor(raw)).read(), np.uint8).copy()
            if short == "accept_filename":
                with tempfile.TemporaryDirectory() as folder:
                    path = Path(folder) / "f"
                    path.write_bytes(raw.tobytes())
                    return arrays(state.accept_filename(lambda t: t.to("CPU") + 0)(str(path)))
            whole = np.concatenate([raw, np.zeros(16, np.uint8)])
            with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, TG_STORE=folder):
                stored = state.fs_store(Tensor(whole))
                return arrays(state.fs_load(stored, whole.nbytes))[: raw.size]

        yield Sample(f"{name} {raw.size} bytes", ours, raw)


@conforms("nn.datasets.mnist", "nn.datasets.cifar")
def data_sets(name: str, rng: Any) -> Iterator[Sample]:
    """From a folder that does not exist: the error says where data is looked for."""
    f = getattr(datasets, name.removeprefix("nn.datasets."))
    for k in range(20):
        yield Sample(
            f"{name} of no folder {k}",
            lambda k=k: f(folder=f"/nonexistent/{k}"),
            None,
            error=FileNotFoundError,
        )


@conforms("decode_hevc_frame")
def decode(rng: Any) -> Iterator[Sample]:
    """No device of this project decodes video: a RuntimeError says so, after the arguments are checked."""
    for shape, n in product(((4, 4), (8, 8), (2, 6), (16, 16)), range(5)):
        yield Sample(
            f"decode_hevc_frame {shape} {n}",
            lambda t, s=shape, n=n: t.decode_hevc_frame(n, s, t),
            None,
            (np.zeros(64, np.uint8),),
            error=RuntimeError,
        )


@conforms("callify")
def callify(rng: Any) -> Iterator[Sample]:
    for shape, k in product(SHAPES, range(6)):
        a = values(rng, shape, dtypes.float32)

        def ours(t: Any, k: int = k) -> Any:
            x = t * 2 + k
            y = (x - 1).sum()
            same = x.callify(y)
            return same is x, x.uop.op.name != "ADD", arrays(x), arrays(y)

        def want(v: Any, k: int = k) -> Any:
            x = v * np.float32(2) + np.float32(k)
            return True, True, x, (x - 1).sum(dtype=np.float32)

        yield Sample(f"callify {shape} {k}", ours, want, (a,), scale=8)
