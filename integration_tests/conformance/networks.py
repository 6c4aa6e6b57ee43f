"""What should losses, norms, layers and optimisers compute?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np

from integration_tests.conformance.core import Sample, arrays, conforms, of_dtype, torch
from integration_tests.conformance.values import values
from tg_nn import (
    BatchNorm,
    BatchNorm2d,
    BatchNorm3d,
    Conv1d,
    Conv2d,
    ConvTranspose1d,
    ConvTranspose2d,
    Embedding,
    GroupNorm,
    InstanceNorm,
    LayerNorm,
    LayerNorm2d,
    Linear,
    LSTMCell,
    RMSNorm,
    optim,
)
from tg_nn.state import get_state_dict
from tg_tensor import Tensor
from tg_uop import dtypes

WIDE = (dtypes.float32, dtypes.float64)
SCHULZ = (3.4445, -4.775, 2.0315)
REDUCTIONS = ("mean", "sum", "none")


def log_softmax(a: Any, axis: int) -> Any:
    a = a - a.max(axis, keepdims=True)
    return a - np.log(np.exp(a).sum(axis, keepdims=True))


def reduced(losses: Any, how: str, weights: Any = None) -> Any:
    if how == "none":
        return losses
    return (
        losses.sum() / (losses.size if weights is None else weights.sum()) if how == "mean" else losses.sum()
    )


@conforms("binary_crossentropy", "binary_crossentropy_logits")
def binary(name: str, rng: Any) -> Iterator[Sample]:
    logits = name.endswith("logits")
    for dtype, shape, how in product(WIDE, ((4,), (2, 3), ()), REDUCTIONS):
        for weight in (None, 3.0) if logits else (None,):
            for hard in (False, True):
                p = values(rng, shape, dtype, "wide" if logits and hard else "any" if logits else "chance")
                y = values(rng, shape, dtype, "chance")
                y = np.round(y) if hard else y

                def want(x: Any, t: Any, how: str = how, weight: Any = weight) -> Any:
                    w = 1.0 if weight is None else weight
                    x = x.astype(np.float64)
                    one, zero = (
                        (-np.logaddexp(0, -x), -np.logaddexp(0, x)) if logits else (np.log(x), np.log(1 - x))
                    )
                    return reduced(np.asarray(-(w * t * one + (1 - t) * zero)), how)

                kw = {} if weight is None else {"pos_weight": weight}
                yield Sample(
                    f"{name} {dtype.name}{list(shape)} {how} {kw}",
                    lambda t, u, how=how, kw=kw: getattr(t, name)(u, reduction=how, **kw),
                    want,
                    (p, np.asarray(y)),
                    out=dtype.name,
                    scale=16,
                )
    for kw_bad in ({"reduction": "max"},):
        yield Sample(
            f"{name} {kw_bad}",
            lambda t: getattr(t, name)(t, reduction="max"),
            None,
            (np.ones(3),),
            error=ValueError,
        )


@conforms("cross_entropy", "sparse_categorical_crossentropy", "nll_loss")
def classes(name: str, rng: Any) -> Iterator[Sample]:
    for dtype, shape, how, extra in product(WIDE, ((5, 4), (2, 4, 3), (4,)), REDUCTIONS, (0, 1, 2)):
        last = name == "sparse_categorical_crossentropy"
        axis = len(shape) - 1 if last else 0 if len(shape) == 1 else 1
        n = shape[axis]
        a = values(rng, shape, dtype)
        y = np.asarray(rng.integers(0, n, shape[:axis] + shape[axis + 1 :])).astype(np.int32)
        kw: dict[str, Any] = {"reduction": how}
        smoothing, ignore, weight = 0.0, None, None
        if name != "nll_loss" and extra == 1:
            smoothing = kw["label_smoothing"] = 0.1
        if name == "nll_loss" and extra == 1:
            weight = values(rng, (n,), dtype, "positive")
        if name != "cross_entropy" and extra == 2:
            ignore = kw["ignore_index"] = 1

        def want(x: Any, t: Any, axis: int = axis, how: str = how, s: float = smoothing, ignore: Any = ignore,
                 weight: Any = weight, n: int = n) -> Any:  # fmt: skip
            logs = x.astype(np.float64) if name == "nll_loss" else log_softmax(x.astype(np.float64), axis)
            chosen = np.squeeze(np.take_along_axis(logs, np.expand_dims(np.asarray(t), axis), axis), axis)
            losses = -(1 - s) * chosen - s * logs.mean(axis)
            w = np.ones(losses.shape) if weight is None else weight[t].astype(np.float64)
            w = w if ignore is None else np.where(t == ignore, 0, w)
            return reduced(np.asarray(losses * w), how, w if name != "cross_entropy" else None)

        def ours(t: Any, u: Any, kw: Any = kw, weight: Any = weight) -> Any:
            more = {} if weight is None else {"weight": Tensor(weight)}
            return getattr(t, name)(u, **kw, **more)

        yield Sample(f"{name} {dtype.name}{list(shape)} {kw}", ours, want, (a, y), out=dtype.name, scale=16)
    if name == "cross_entropy":
        for how in REDUCTIONS:
            a, p = values(rng, (3, 4), WIDE[0]), values(rng, (3, 4), WIDE[0], "chance")
            yield Sample(
                f"cross_entropy of probabilities {how}",
                lambda t, u, how=how: t.cross_entropy(u, reduction=how),
                lambda x, y, how=how: reduced(-(log_softmax(x.astype(float), 1) * y).sum(1), how),
                (a, p),
                out="float32",
                scale=8,
            )


@conforms("batchnorm")
def batchnorm(rng: Any) -> Iterator[Sample]:
    for dtype, shape, affine, axis in product(WIDE, ((4, 3), (2, 3, 5), (2, 3, 2, 2)), (False, True), (0, 1)):
        n = shape[axis]
        a = values(rng, shape, dtype)
        w, b, m, v = (values(rng, (n,), dtype, d) for d in ("any", "any", "any", "positive"))

        def want(x: Any, w: Any, b: Any, m: Any, v: Any, axis: int = axis, affine: bool = affine) -> Any:
            at = [1] * x.ndim
            at[axis] = -1
            w, b, m, v = (c.reshape(at) for c in (w, b, m, v))
            out = (x - m) * v
            return out * w + b if affine else out

        yield Sample(
            f"batchnorm {dtype.name}{list(shape)} axis {axis} affine={affine}",
            lambda t, w, b, m, v, axis=axis, affine=affine: t.batchnorm(
                w if affine else None, b if affine else None, m, v, axis=axis
            ),
            want,
            (a, w, b, m, v),
            scale=16,
        )


@conforms("dropout")
def dropout(rng: Any) -> Iterator[Sample]:
    for p in (0.0, 0.1, 0.5, 0.9, 1.0):
        for shape in ((), (0,), (7,), (3, 4)):
            a = values(rng, shape, dtypes.float32, "positive")
            yield Sample(f"dropout {p} {shape} not training", lambda t, p=p: t.dropout(p), lambda x: x, (a,))

            def kept(t: Any, p: float = p) -> bool:
                with Tensor.train():
                    out, own = t.dropout(p).numpy(), t.numpy()
                scaled = own / (1 - p) if p < 1 else own * 0
                return bool(np.all((out == 0) | np.isclose(out, scaled, rtol=1e-6)))

            yield Sample(f"dropout {p} {shape} training", kept, True, (a,))
    for wrong in (-0.1, 1.5, "a"):
        yield Sample(
            f"dropout {wrong!r}",
            lambda t, w=wrong: t.dropout(w),
            None,
            (np.ones(3),),
            error=(ValueError, TypeError),
        )


@conforms("interpolate")
def interpolate(rng: Any) -> Iterator[Sample]:
    modes = {1: "linear", 2: "bilinear", 3: "trilinear"}
    for k, size, mode, corners in product(
        (1, 2, 3), (2, 3, 7), ("linear", "nearest", "nearest-exact"), (False, True)
    ):
        if corners and mode != "linear":
            continue
        a = values(rng, (1, 2, *(4, 5, 3)[:k]), dtypes.float32)

        def want(x: Any, k: int = k, size: int = size, mode: str = mode, corners: bool = corners) -> Any:
            kw = {"align_corners": corners} if mode == "linear" else {}
            f = torch().nn.functional.interpolate
            return f(
                torch().from_numpy(x), (size,) * k, mode=modes[k] if mode == "linear" else mode, **kw
            ).numpy()

        yield Sample(
            f"interpolate {a.shape} to {size} {mode} align_corners={corners}",
            lambda t, k=k, size=size, mode=mode, corners=corners: t.interpolate((size,) * k, mode, corners),
            want,
            (a,),
            scale=8,
        )


@conforms("newton_schulz")
def newton_schulz(rng: Any) -> Iterator[Sample]:
    for dtype, shape, steps in product(WIDE, ((3, 3), (2, 4), (4, 2), (2, 3, 3)), (0, 1, 5)):
        a = values(rng, shape, dtype)

        def want(x: Any, steps: int = steps) -> Any:
            y = x.astype(np.float64)
            y = y / (np.sqrt((y * y).sum((-2, -1), keepdims=True)) + 1e-7)
            tall = y.shape[-2] > y.shape[-1]
            y = np.swapaxes(y, -1, -2) if tall else y
            for _ in range(steps):
                g = y @ np.swapaxes(y, -1, -2)
                y = SCHULZ[0] * y + (SCHULZ[1] * g + SCHULZ[2] * g @ g) @ y
            return np.swapaxes(y, -1, -2) if tall else y

        yield Sample(
            f"newton_schulz {dtype.name}{list(shape)} {steps}",
            lambda t, n=steps: t.newton_schulz(n, SCHULZ),
            want,
            (a,),
            out=dtype.name,
            scale=64,
        )


@conforms("sequential")
def sequential(rng: Any) -> Iterator[Sample]:
    parts: tuple[tuple[Any, Any], ...] = (
        (lambda t: t + 1, lambda a: a + 1),
        (lambda t: t * 2, lambda a: a * 2),
        (lambda t: t.relu(), lambda a: np.maximum(a, 0)),
    )
    for order in product(range(3), repeat=3):
        a = values(rng, (4,), dtypes.float32)

        def want(x: Any, order: Any = order) -> Any:
            for i in order:
                x = parts[i][1](x)
            return x

        yield Sample(
            f"sequential {order}", lambda t, o=order: t.sequential([parts[i][0] for i in o]), want, (a,)
        )


# name: (arguments ours, module of torch, arguments of torch, shape of the input)
LAYERS: dict[str, tuple[Any, str, Any, tuple[tuple[int, ...], ...]]] = {
    "Linear": (Linear, "Linear", ((4, 3), (4, 1), (1, 5)), ()),
    "Conv1d": (Conv1d, "Conv1d", ((2, 3, 3), (2, 4, 2, 2, 1), (4, 4, 3, 1, 0, 2)), ((2, 0, 9),)),
    "Conv2d": (Conv2d, "Conv2d", ((2, 3, 3), (2, 4, 2, 2, 1), (4, 4, (3, 2), 1, 0, 2)), ((2, 0, 7, 8),)),
    "ConvTranspose1d": (ConvTranspose1d, "ConvTranspose1d", ((2, 3, 3), (2, 4, 2, 2, 1)), ((2, 0, 6),)),
    "ConvTranspose2d": (ConvTranspose2d, "ConvTranspose2d", ((2, 3, 3), (2, 4, 2, 2, 1)), ((1, 0, 4, 5),)),
    "BatchNorm": (BatchNorm, "BatchNorm2d", ((3,), (4, 1e-3), (2, 1e-5, True)), ((2, 0, 3, 4),)),
    "BatchNorm2d": (BatchNorm2d, "BatchNorm2d", ((3,), (4, 1e-3), (2, 1e-5, True)), ((2, 0, 3, 4),)),
    "BatchNorm3d": (BatchNorm3d, "BatchNorm3d", ((3,), (4, 1e-3), (2, 1e-5, True)), ((2, 0, 3, 4, 2),)),
    "InstanceNorm": (InstanceNorm, "InstanceNorm2d", ((3,), (4, 1e-3), (2, 1e-5)), ((2, 0, 3, 4),)),
    "LayerNorm2d": (LayerNorm2d, "", ((3,), (4, 1e-3)), ((2, 0, 3, 4),)),
    "GroupNorm": (GroupNorm, "GroupNorm", ((2, 4), (1, 3), (3, 3, 1e-3)), ((2, -1, 3, 2),)),
    "LayerNorm": (LayerNorm, "LayerNorm", (((4,),), ((3, 4),), ((5,), 1e-3)), ()),
    "RMSNorm": (RMSNorm, "RMSNorm", ((4,), (5, 1e-3)), ()),
    "Embedding": (Embedding, "Embedding", ((6, 3), (4, 1)), ()),
    "LSTMCell": (LSTMCell, "LSTMCell", ((3, 4), (2, 2), (3, 4, False)), ()),
}


def _layer_input(name: str, args: Any, k: int, rng: Any) -> Any:
    if name == "Embedding":
        return rng.integers(0, args[0], ((3,), (2, 4), ())[k % 3]).astype(np.int32)
    if name in ("Linear", "LayerNorm", "RMSNorm", "LSTMCell"):
        inner = args[0] if isinstance(args[0], tuple) else (args[0],)
        lead = (2,) if name == "LSTMCell" else ((2,), (2, 3), (1,))[k % 3]
        return values(rng, (*lead, *inner), dtypes.float32)
    shape = LAYERS[name][3][0]
    channels = args[1] if name == "GroupNorm" else args[0]
    return values(rng, tuple(channels if d in (0, -1) else d for d in shape), dtypes.float32)


@conforms(*(f"nn.{n}" for n in LAYERS))
def layers(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("nn.")
    made, theirs, argument_lists, _ = LAYERS[short]
    for k in range(24):
        args = argument_lists[k % len(argument_lists)]
        a = _layer_input(short, args, k, rng)
        training = "BatchNorm" in short and k % 2 == 1
        seed = int(rng.integers(0, 2**31))

        def both(x: Any, args: Any = args, training: bool = training, seed: int = seed) -> tuple[Any, Any]:
            r = np.random.default_rng(seed)
            own = made(*args)
            weights = {
                n: r.normal(size=t.shape).astype(np.float32)
                for n, t in get_state_dict(own).items()
                if t.dtype is dtypes.float32
            }
            weights = {n: np.abs(w) + 0.5 if "var" in n else w for n, w in weights.items()}
            for n, t in get_state_dict(own).items():
                if n in weights:
                    t.assign(Tensor(weights[n])).realize()
            return own, weights

        def ours(t: Any, both: Callable[..., Any] = both, training: bool = training) -> Any:
            own, _ = both(t)
            with Tensor.train(training):
                out = own(t)
                return arrays(tuple(out) if isinstance(out, tuple) else out)

        def want(x: Any, both: Callable[..., Any] = both, args: Any = args, training: bool = training) -> Any:
            _, weights = both(x)
            t = torch()
            if short == "LayerNorm2d":
                eps = args[1] if len(args) > 1 else 1e-5
                mean, var = x.mean(1, keepdims=True), x.var(1, keepdims=True)
                w, b = (weights[n].reshape(1, -1, 1, 1) for n in ("weight", "bias"))
                return (x - mean) / np.sqrt(var + eps) * w + b
            kw = {"affine": True} if short == "InstanceNorm" else {}
            if short == "RMSNorm" and len(args) == 1:
                kw = {"eps": 1e-6}
            module = getattr(t.nn, theirs)(*args, **kw)
            state = {n: t.from_numpy(w) for n, w in weights.items()}
            module.load_state_dict(state, strict=False)
            module.train(training)
            with t.no_grad():
                out = module(t.from_numpy(np.asarray(x, np.int64) if x.dtype.kind == "i" else x))
            return tuple(o.numpy() for o in out) if isinstance(out, tuple) else out.numpy()

        yield Sample(f"{name}{args} of {a.shape} training={training}", ours, want, (a,), scale=64)


OPTIMISERS: dict[str, tuple[dict[str, Any], ...]] = {
    "SGD": ({}, {"momentum": 0.9}, {"momentum": 0.9, "nesterov": True}, {"weight_decay": 0.1}),
    "Adam": ({}, {"b1": 0.8, "b2": 0.9}, {"lr": 0.1}),
    "AdamW": ({}, {"weight_decay": 0.2}, {"lr": 0.1}),
}


def _stepped(name: str, kw: dict[str, Any], w: Any, target: Any, steps: int) -> Any:
    """NumPy's form of the update, on the loss sum((w - target)^2)."""
    w, lr = w.astype(np.float64), kw.get("lr", 0.001 if name != "SGD" else 0.01)
    m, v, moved = np.zeros_like(w), np.zeros_like(w), None
    for k in range(1, steps + 1):
        g = 2 * (w - target)
        if name == "SGD":
            g = g + kw.get("weight_decay", 0) * w
            if mu := kw.get("momentum", 0):
                moved = g if moved is None else mu * moved + g
                g = g + mu * moved if kw.get("nesterov") else moved
            w = w - lr * g
            continue
        b1, b2 = kw.get("b1", 0.9), kw.get("b2", 0.999)
        m, v = b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
        step = m / (1 - b1**k) / (np.sqrt(v / (1 - b2**k)) + 1e-8)
        decay = kw.get("weight_decay", 0.01) if name == "AdamW" else 0.0
        w = w - lr * (step + decay * w)
    return w


@conforms(*(f"nn.optim.{n}" for n in OPTIMISERS))
def optimisers(name: str, rng: Any) -> Iterator[Sample]:
    short = name.removeprefix("nn.optim.")
    for kw, steps, shape, fused in product(OPTIMISERS[short], (1, 3), ((4,), (2, 3)), (False, True)):
        kw = {"lr": 0.01, **kw}
        w, target = values(rng, shape, dtypes.float32), values(rng, shape, dtypes.float32)

        def ours(t: Any, u: Any, kw: Any = kw, steps: int = steps, fused: bool = fused) -> Any:
            t = t.clone().requires_grad_()
            opt = getattr(optim, short)([t], fused=fused, **kw)
            with Tensor.train():
                for _ in range(steps):
                    opt.zero_grad()
                    ((t - u) ** 2).sum().backward()
                    opt.step()
            return arrays(t)

        yield Sample(
            f"{name} {kw} {steps} steps fused={fused}",
            ours,
            lambda x, y, kw=kw, steps=steps: of_dtype(_stepped(short, kw, x, y, steps), dtypes.float32),
            (w, target),
            scale=64,
        )


@conforms("nn.optim.LAMB", "nn.optim.LARS", "nn.optim.Muon", "nn.optim.OptimizerGroup", "nn.optim.Optimizer")
def descending(name: str, rng: Any) -> Iterator[Sample]:
    """A quadratic loss falls, and fused equals separate."""
    short = name.removeprefix("nn.optim.")
    elementwise = short in ("Optimizer", "OptimizerGroup")
    for shape, fused, k in product(((4, 4), (2, 6), (5, 3)), (False, True), range(4)):
        w, target = values(rng, shape, dtypes.float32), values(rng, shape, dtypes.float32)

        def ours(t: Any, u: Any, fused: bool = fused) -> Any:
            t = t.clone().requires_grad_()
            if short == "Optimizer":
                opt = optim.SGD([t], lr=0.05, fused=fused)
                if not isinstance(opt, optim.Optimizer):
                    return False
            elif short == "OptimizerGroup":
                opt = optim.OptimizerGroup(optim.SGD([t], lr=0.05, fused=fused))
            else:
                opt = getattr(optim, short)([t], lr=0.05, fused=fused)
            losses = []
            with Tensor.train():
                for _ in range(4):
                    opt.zero_grad()
                    loss = ((t - u) ** 2).sum()
                    loss.backward()
                    losses.append(
                        loss.detach().item() if short == "none" else loss.realize(*opt.schedule_step()).item()
                    )
            return losses[-1] < losses[0]

        plain = Sample(f"{name} {shape} fused={fused} {k}", ours, True, (w, target))
        yield plain._replace(error=ValueError) if fused and not elementwise else plain
