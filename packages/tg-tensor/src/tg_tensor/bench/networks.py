"""Which whole networks are measured, in plain tensor operations, and the same ones in PyTorch?"""

from __future__ import annotations

from typing import Any

import numpy as np

from tg_tensor.bench.measure import Run, Workload

LAYERS, DIM, HEADS, LENGTH = 12, 512, 8, 128


def _random(*shape: int, scale: float = 1.0) -> Any:
    return (np.random.default_rng(0).standard_normal(shape) * scale).astype(np.float32)


def transformer_weights() -> list[list[Any]]:
    """Per layer: qkv, out, up, down and their biases, as numpy arrays."""
    sizes = [(3 * DIM, DIM), (DIM, DIM), (4 * DIM, DIM), (DIM, 4 * DIM)]
    return [[_random(*s, scale=0.02) for s in sizes] + [_random(s[0]) for s in sizes] for _ in range(LAYERS)]


def transformer(x: Any, layers: list[list[Any]], ops: Any) -> Any:
    """Pre-norm blocks with fused qkv, causal attention and a gelu MLP on (1, LENGTH, DIM).

    `ops` is `_Ours` or `_Torch`.
    """
    for qkv, out, up, down, *biases in layers:
        h = ops.linear(ops.norm(x), qkv, biases[0])
        h = h.reshape(1, LENGTH, 3, HEADS, DIM // HEADS).permute(2, 0, 3, 1, 4)
        mixed = ops.attention(h[0], h[1], h[2]).transpose(1, 2).reshape(1, LENGTH, DIM)
        x = x + ops.linear(mixed, out, biases[1])
        x = x + ops.linear(ops.gelu(ops.linear(ops.norm(x), up, biases[2])), down, biases[3])
    return ops.norm(x)


class _Ours:
    """The operations of the transformer on our tensors."""

    @staticmethod
    def linear(x: Any, w: Any, b: Any) -> Any:
        return x @ w.T + b

    @staticmethod
    def norm(x: Any) -> Any:
        return x.layernorm()

    @staticmethod
    def gelu(x: Any) -> Any:
        return x.gelu()

    @staticmethod
    def attention(q: Any, k: Any, v: Any) -> Any:
        return q.scaled_dot_product_attention(k, v, is_causal=True)


class _Torch:
    """The same on PyTorch's."""

    def __init__(self, torch: Any) -> None:
        self.f = torch.nn.functional

    def linear(self, x: Any, w: Any, b: Any) -> Any:
        return self.f.linear(x, w, b)

    def norm(self, x: Any) -> Any:
        return self.f.layer_norm(x, (DIM,))

    def gelu(self, x: Any) -> Any:
        return self.f.gelu(x, approximate="tanh")

    def attention(self, q: Any, k: Any, v: Any) -> Any:
        return self.f.scaled_dot_product_attention(q, k, v, is_causal=True)


def _transformer() -> dict[str, Run]:
    from tg_tensor.bench.workloads import recorded, torch_or_none  # lazy: workloads lists this module's

    x, weights = _random(1, LENGTH, DIM), transformer_weights()
    flat = [w for layer in weights for w in layer]

    def ours(x: Any, *flat: Any) -> Any:
        return transformer(x, [list(flat[i : i + 8]) for i in range(0, len(flat), 8)], _Ours())

    runs = {"ours": recorded(ours, x, *flat)}
    if (torch := torch_or_none()) is not None:
        tx, tw = torch.tensor(x), [[torch.tensor(w) for w in layer] for layer in weights]

        def theirs() -> None:
            with torch.no_grad():
                transformer(tx, tw, _Torch(torch))

        runs["torch"] = theirs
    return runs


# *** a training step of a network of three convolutions on 28x28 pictures ***

BATCH, RATE = 128, 0.01
_SHAPES = [(32, 1, 3, 3), (32,), (64, 32, 3, 3), (64,), (64, 64, 3, 3), (64,), (10, 64 * 3 * 3), (10,)]


def _logits(x: Any, p: list[Any], conv: Any, pool: Any) -> Any:
    for n in range(3):
        x = pool(conv(x, p[2 * n], p[2 * n + 1]).relu())
    return x.reshape(BATCH, -1) @ p[6].T + p[7]


def _training_step() -> dict[str, Run]:
    from tg_tensor import Device, Tensor, TinyJit
    from tg_tensor.bench.workloads import torch_or_none  # lazy: as above

    pictures = _random(BATCH, 1, 28, 28)
    labels = np.random.default_rng(1).integers(0, 10, BATCH)
    arrays = [_random(*s, scale=0.1) for s in _SHAPES]
    params = [Tensor(a, requires_grad=True).realize() for a in arrays]

    @TinyJit
    def step(x: Any, y: Any) -> Any:
        logits = _logits(x, params, lambda x, w, b: x.conv2d(w, b, padding=1), lambda x: x.max_pool2d((2, 2)))
        loss = logits.sparse_categorical_crossentropy(y)
        grads = loss.gradient(*params)
        for p, g in zip(params, grads, strict=True):
            p.assign(p.detach() - g * RATE)
        return loss.realize(*params)

    x, y = Tensor(pictures).realize(), Tensor(labels.astype(np.int32)).realize()
    device = Device[Device.DEFAULT]

    def ours() -> None:
        step(x, y)
        device.synchronize()

    for _ in range(3):
        ours()
    runs: dict[str, Run] = {"ours": ours}
    if (torch := torch_or_none()) is not None:
        f = torch.nn.functional
        tp = [torch.tensor(a, requires_grad=True) for a in arrays]
        tx, ty = torch.tensor(pictures), torch.tensor(labels)

        def theirs() -> None:
            out = _logits(tx, tp, lambda x, w, b: f.conv2d(x, w, b, padding=1), lambda x: f.max_pool2d(x, 2))
            f.cross_entropy(out, ty).backward()
            with torch.no_grad():
                for p in tp:
                    p -= RATE * p.grad
                    p.grad = None

        runs["torch"] = theirs
    return runs


def _transformer_flops() -> float:
    per_layer = 2.0 * LENGTH * DIM * 12 * DIM + 2 * 2.0 * LENGTH * LENGTH * DIM
    return LAYERS * per_layer


def _training_flops() -> float:
    kernels = zip((28, 14, 7), _SHAPES[::2], strict=False)
    forward = sum(2.0 * BATCH * side * side * s[0] * s[1] * 9 for side, s in kernels)
    return 3 * forward


NETWORKS = [
    Workload(
        "network", "12-layer transformer forward, d=512, T=128", _transformer, _transformer_flops(),
        wanted={"torch": 1.1},
    ),
    Workload(
        "network", "training step of 3 convolutions, batch 128 of 28x28", _training_step, _training_flops(),
        wanted={"torch": 1.0},
    ),
]  # fmt: skip

__all__ = ["NETWORKS", "transformer", "transformer_weights"]
