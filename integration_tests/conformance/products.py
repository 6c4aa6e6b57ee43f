"""What should products of tensors give: dot, matmul, einsum, linear, convolutions, pools, attention?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from integration_tests.conformance.core import NUMPY, Sample, conforms, of_dtype, torch, wide
from integration_tests.conformance.values import values
from tg_tensor import Tensor
from tg_uop import DType, dtypes

KINDS = (dtypes.float32, dtypes.float64, dtypes.float16, dtypes.bfloat16, dtypes.int32, dtypes.int64)
SHAPES = (
    ((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 4)), ((2, 3), (3, 4)), ((5, 2, 3), (3, 4)), ((2, 3), (5, 3, 4)),
    ((5, 1, 2, 3), (4, 3, 2)), ((0, 3), (3, 2)), ((2, 0), (0, 3)), ((1, 1), (1, 1)), ((17, 33), (33, 9)),
)  # fmt: skip


@conforms("dot", "matmul", "@", "image_dot")
def matmul(name: str, rng: Any) -> Iterator[Sample]:
    for dtype in KINDS:
        for one, two in SHAPES:
            a, b = values(rng, one, dtype), values(rng, two, dtype)
            yield Sample(
                f"{name} {dtype.name} {one} {two}",
                (lambda t, u: t @ u) if name == "@" else (lambda t, u: getattr(t, name)(u)),
                lambda x, y, d=dtype: of_dtype(np.matmul(wide(x), wide(y)), d),
                (a, b),
                scale=8,
                floor=4,
            )
    for one, two in (((2, 3), (2, 3)), ((), (3,)), ((2, 3), (4, 2)), ((3,), (4,))):
        yield Sample(
            f"{name} {one} {two}",
            (lambda t, u: t @ u) if name == "@" else (lambda t, u: getattr(t, name)(u)),
            None,
            (np.ones(one, np.float32), np.ones(two, np.float32)),
            error=ValueError,
        )
    if name != "@":
        for d in (dtypes.float32, dtypes.float64):
            a, b = values(rng, (3, 4), dtypes.float16), values(rng, (4, 2), dtypes.float16)
            yield Sample(
                f"{name} float16 dtype={d.name}",
                lambda t, u, d=d: getattr(t, name)(u, dtype=d),
                lambda x, y, d=d: of_dtype(wide(x) @ wide(y), d),
                (a, b),
                scale=8,
            )


@conforms("linear")
def linear(rng: Any) -> Iterator[Sample]:
    for dtype in KINDS[:4]:
        for lead, bias in product(((), (2,), (2, 3)), (False, True)):
            a, w, b = values(rng, (*lead, 5), dtype), values(rng, (5, 4), dtype), values(rng, (4,), dtype)
            yield Sample(
                f"linear {dtype.name} {lead} bias={bias}",
                lambda t, u, v, bias=bias: t.linear(u, v if bias else None),
                lambda x, y, z, bias=bias, d=dtype: of_dtype(
                    of_dtype(wide(x) @ wide(y), d) + (z if bias else 0), d
                ),
                (a, w, b),
                scale=8,
                floor=4,
            )


@conforms("einsum")
def einsum(rng: Any) -> Iterator[Sample]:
    formulas = (
        ("ij,jk->ik", (2, 3), (3, 4)), ("ij,jk", (2, 3), (3, 4)), ("ij->ji", (2, 3)), ("ii->i", (3, 3)),
        ("ii", (3, 3)), ("i,j->ij", (2,), (3,)), ("ij->", (2, 3)), ("bij,bjk->bik", (2, 3, 4), (2, 4, 2)),
        ("...ij,...jk->...ik", (2, 2, 3), (2, 3, 2)), ("ij,ij->i", (2, 3), (2, 3)),
        ("a,a,a->a", (3,), (3,), (3,)),
        ("ijk->kij", (2, 3, 4)), ("ij,kj->ik", (2, 3), (4, 3)), ("i...->...", (2, 3)),
    )  # fmt: skip
    for formula, *shapes in formulas:
        for dtype in KINDS[:3]:
            arrays = tuple(values(rng, s, dtype) for s in shapes)
            yield Sample(
                f"einsum {formula} {dtype.name}",
                lambda *t, f=formula: Tensor.einsum(f, *t),
                lambda *a, f=formula, d=dtype: of_dtype(np.einsum(f, *map(wide, a)), d),
                arrays,
                scale=8,
                floor=4,
            )
    for formula in ("ij,jk", "ij->k", "i", "ij->ii", "i-j"):
        yield Sample(
            f"einsum {formula}",
            lambda t, f=formula: Tensor.einsum(f, t),
            None,
            (np.ones((2, 2)),),
            error=ValueError,
        )


CONVS = (  # batch, in, out, groups, spatial, kernel, stride, dilation, padding
    (1, 1, 1, 1, (5, 5), (3, 3), 1, 1, 0), (2, 3, 4, 1, (6, 5), (3, 2), 2, 1, 1),
    (1, 4, 6, 2, (5, 5), (3, 3), 1, 2, 2),
    (2, 4, 4, 4, (4, 6), (2, 2), (1, 2), 1, (0, 1)), (1, 2, 3, 1, (7, 7), (1, 1), 3, 1, 0),
    (1, 2, 2, 1, (4, 4), (4, 4), 1, 1, 0), (0, 2, 3, 1, (4, 4), (2, 2), 1, 1, 0),
)  # fmt: skip


def cut(v: Any, k: int) -> Any:
    return (v * 2)[:k] if isinstance(v, tuple) else v


@conforms("conv2d", "conv_transpose2d", "image_conv2d", "conv1d", "conv3d")
def conv(name: str, rng: Any) -> Iterator[Sample]:
    k = {"1": 1, "3": 3}.get(name[4:5], 2)
    method = name
    for (batch, cin, cout, groups, size, kernel, stride, dilation, padding), bias, dtype in product(
        CONVS, (False, True), (dtypes.float32, dtypes.float64)
    ):
        size, kernel = (size * 2)[:k], (kernel * 2)[:k]
        stride, dilation, padding = (cut(v, k) for v in (stride, dilation, padding))
        turned = "transpose" in name
        shape = (cin, cout // groups, *kernel) if turned else (cout, cin // groups, *kernel)
        a, w, b = (
            values(rng, (batch, cin, *size), dtype),
            values(rng, shape, dtype),
            values(rng, (cout,), dtype),
        )
        kwargs: dict[str, Any] = {
            "stride": stride,
            "dilation": dilation,
            "padding": padding,
            "groups": groups,
        }
        if turned and isinstance(stride, int) and stride > 1:
            kwargs["output_padding"] = 1

        def want(x: Any, y: Any, z: Any, kwargs: Any = kwargs, bias: bool = bias, k: int = k) -> Any:
            f = getattr(
                torch().nn.functional, ("conv_transpose" if "transpose" in name else "conv") + f"{k}d"
            )
            t = torch().from_numpy
            return f(t(x), t(y), t(z) if bias else None, **kwargs).numpy()

        yield Sample(
            f"{name} {a.shape} {w.shape} bias={bias} {kwargs} {dtype.name}",
            lambda t, u, v, kwargs=kwargs, bias=bias: getattr(t, method)(u, v if bias else None, **kwargs),
            want,
            (a, w, b),
            scale=8,
            floor=8,
        )
    for text, args in (
        ("kernel too large", (np.ones((1, 1) + (9,) * k, np.float32),)),
        ("rank", (np.ones((1, 1), np.float32),)),
        ("channels", (np.ones((1, 2) + (2,) * k, np.float32),)),
    ):
        yield Sample(
            f"{name} {text}",
            lambda t, u: getattr(t, method)(u, padding=10 if "transpose" in name else 0),
            None,
            (np.ones((1, 1) + (4,) * k, np.float32), *args),
            error=ValueError,
        )
    a = np.ones((1, 1) + (4,) * k, np.float32)
    for text, kw in (
        ("groups=0", {"groups": 0}),
        ("stride=0", {"stride": 0}),
        ("padding=-1", {"padding": -1}),
    ):
        yield Sample(
            f"{name} {text}", lambda t, kw=kw: getattr(t, method)(t, **kw), None, (a,), error=ValueError
        )


@conforms("avg_pool2d", "max_pool2d")
def pool(name: str, rng: Any) -> Iterator[Sample]:
    options = product(((2, 2), (3, 2)), (None, 1, 2), (0, 1), (False, True))
    for kernel, stride, padding, ceil_mode in options:
        for dtype, shape in ((dtypes.float32, (2, 3, 6, 7)), (dtypes.float64, (1, 2, 5, 5))):
            a = values(rng, shape, dtype)
            extras: tuple[dict[str, Any], ...] = ({}, {"count_include_pad": False})
            if name == "max_pool2d":
                extras = ({}, {"return_indices": True}, {"dilation": 2})
            for extra in extras:
                if extra.get("dilation") and (kernel != (2, 2) or ceil_mode):
                    continue
                kw = {"stride": stride, "padding": padding, "ceil_mode": ceil_mode, **extra}

                def want(x: Any, kernel: Any = kernel, kw: Any = kw) -> Any:
                    out = getattr(torch().nn.functional, name)(torch().from_numpy(x), kernel, **kw)
                    return (
                        (out[0].numpy(), out[1].numpy().astype(np.int32))
                        if isinstance(out, tuple)
                        else out.numpy()
                    )

                yield Sample(
                    f"{name} {shape} {kernel} {kw}",
                    lambda t, kernel=kernel, kw=kw: getattr(t, name)(kernel, **kw),
                    want,
                    (a,),
                    scale=4,
                )
    for kw in ({"kernel_size": (9, 9)}, {"kernel_size": 0}, {"stride": 0}, {"padding": -1}):
        yield Sample(
            f"{name} {kw}",
            lambda t, kw=kw: getattr(t, name)(**kw),
            None,
            (np.ones((1, 1, 4, 4)),),
            error=ValueError,
        )


@conforms("scaled_dot_product_attention")
def attention(rng: Any) -> Iterator[Sample]:
    for heads, causal, masked, dtype in product(
        (1, 2), (False, True), (None, "bool", "add"), (dtypes.float32, dtypes.float64)
    ):
        if causal and masked:
            continue
        for gqa in (False, True):
            q = values(rng, (2, 2 * heads, 4, 3), dtype)
            k, v = (values(rng, (2, heads if gqa else 2 * heads, 4, n), dtype) for n in (3, 5))
            m = rng.integers(0, 2, (4, 4)).astype(bool) | np.eye(4, dtype=bool)
            mask = m if masked == "bool" else values(rng, (4, 4), dtype)

            def ours(
                a: Any, b: Any, c: Any, d: Any, masked: Any = masked, causal: bool = causal, gqa: bool = gqa
            ) -> Any:
                return a.scaled_dot_product_attention(
                    b, c, d if masked else None, is_causal=causal, enable_gqa=gqa
                )

            def want(a: Any, b: Any, c: Any, d: Any, masked: Any = masked, causal: bool = causal) -> Any:
                b, c = (np.repeat(x, a.shape[1] // x.shape[1], 1) for x in (b, c))
                s = a @ np.swapaxes(b, -1, -2) / np.sqrt(a.shape[-1])
                keep = np.tril(np.ones((4, 4), bool)) if causal else d if masked == "bool" else None
                s = s + d if masked == "add" else s if keep is None else np.where(keep, s, -np.inf)
                e = np.exp(s - s.max(-1, keepdims=True))
                return (e / e.sum(-1, keepdims=True) @ c).astype(a.dtype)

            yield Sample(
                f"attention heads {heads} causal={causal} mask={masked} gqa={gqa} {dtype.name}",
                ours,
                want,
                (q, k, v, mask),
                scale=16,
            )


@conforms("@")
def reflected(rng: Any) -> Iterator[Sample]:
    for dtype in KINDS[:3]:
        a, b = values(rng, (2, 3), dtype), values(rng, (3, 2), dtype)
        yield Sample(
            f"array @ tensor {dtype.name}",
            lambda t, a=a: a @ t,
            lambda y, a=a, d=dtype: (wide(a) @ wide(y)).astype(NUMPY[d]),
            (b,),
            scale=8,
            floor=4,
        )


def _operator(text: str, reverse: bool) -> Any:
    return eval(f"lambda t, v: v {text} t" if reverse else f"lambda t, v: t {text} v")  # noqa: S307 - our own text


@conforms("reflected operators", "in-place operators")
def operators(name: str, rng: Any) -> Iterator[Sample]:
    ints: tuple[DType, ...] = (dtypes.int32, dtypes.uint8, dtypes.int64)
    floats: tuple[DType, ...] = (dtypes.float32, dtypes.float64)
    for text in ("+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>"):
        for dtype in ints if text in ("&", "|", "^", "<<", ">>") else floats + ints:
            if text in ("**", "/") and dtype.kind != "float":
                continue
            for shape in ((3,), (2, 2)):
                a = np.abs(values(rng, shape, dtype, "nonzero"))
                a = np.minimum(a, 7).astype(NUMPY[dtype]) if text in ("<<", ">>") else a
                n = 7 if dtype.kind != "float" else 2.5
                if name == "reflected operators":
                    f = _operator(text, True)
                    yield Sample(
                        f"{n} {text} {dtype.name}{list(shape)}",
                        lambda t, f=f, n=n: f(t, n),
                        lambda x, f=f, n=n, d=dtype: f(x, NUMPY[d].type(n)).astype(NUMPY[d]),
                        (a,),
                        scale=32,
                    )
                else:
                    f = _operator(text, False)

                    def ours(t: Any, n: Any = n, text: str = text) -> Any:
                        scope = {"t": t, "v": n, "kept": t}
                        exec(f"t {text}= v", scope)  # noqa: S102 - our own text
                        return (scope["t"], scope["kept"])

                    def want(x: Any, f: Any = f, n: Any = n, dtype: DType = dtype) -> Any:
                        out = f(x, NUMPY[dtype].type(n)).astype(NUMPY[dtype])
                        return (out, out)

                    yield Sample(f"{dtype.name}{list(shape)} {text}= {n}", ours, want, (a,), scale=32)
