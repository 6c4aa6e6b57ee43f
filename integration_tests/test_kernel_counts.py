"""How many kernels does an expression become, and what do they cost beside the least possible?

Each row gives an expression, the most kernels it may become, and the least arithmetic and memory traffic that
computes it, worked out by hand; choosing between two values counts as one operation. Arithmetic may exceed
the least by a tenth, bytes by a fifth. golden/kernel_table.txt holds what comes out today: a row that gets
worse fails, a row that gets better asks for `UPDATE_GOLDEN=1 pytest integration_tests/test_kernel_counts.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tg_codegen.estimate import estimate
from tg_nn import Embedding
from tg_schedule import create_schedule
from tg_tensor import Context, Tensor, dtypes
from tg_uop import Ops

GOLDEN = Path(__file__).parent / "golden" / "kernel_table.txt"
R, C = 64, 128  # rows and columns of most inputs
N = R * C
F = 4  # bytes of a float32 or int32
T, D, H = 128, 64, 8  # attention: tokens, width of a head, heads


class Row(NamedTuple):
    """`ops` and `nbytes` are the least possible; `kernels` the most allowed. `more_ops` and `more_bytes` are
    what the least may be multiplied with; above 1.1 and 1.2 they say what is not reached yet."""

    make: Callable[[], Any]
    kernels: int
    ops: int
    nbytes: int
    more_ops: float = 1.1
    more_bytes: float = 1.2


def f(*shape: int) -> Tensor:
    return Tensor.empty(*shape)


def i(*shape: int) -> Tensor:
    return Tensor.empty(*shape, dtype=dtypes.int)


def _attention(causal: bool) -> Tensor:
    return f(1, H, T, D).scaled_dot_product_attention(f(1, H, T, D), f(1, H, T, D), is_causal=causal)


def _projected_attention() -> Tensor:
    q, k, v = ((f(T, D) @ f(D, D)).contiguous() for _ in range(3))
    return q.scaled_dot_product_attention(k, v)


def _masked_assign() -> Tensor:
    a = f(N)
    return a.assign((f(N) > 0).where(2, a))


def _assign_transposed() -> Tensor:
    a = f(R, R)
    return a.assign(a + a.T)


def _mean_and_variance() -> list[Tensor]:
    a = f(R, C)
    return [a.mean(1), a.var(1)]


def _adam() -> list[Tensor]:
    p, m, v, g = f(N), f(N), f(N), f(N)
    m.assign(m * 0.9 + g * 0.1)
    v.assign(v * 0.99 + g * g * 0.01)
    p.assign(p - 0.001 * m / (v.sqrt() + 1e-8))
    return [p, m, v]


def _rms_norm() -> Tensor:
    a = f(R, C)
    return a * (a.square().mean(-1, keepdim=True) + 1e-6).rsqrt()


def _padded_division() -> Tensor:
    whole = Tensor.full((2, 2), 16, dtype=dtypes.int)
    parts = Tensor.empty(2, 2, dtype=dtypes.int)
    return whole.div(parts, rounding_mode="trunc").pad(((1, 1), (1, 1))).sum(1)


def _residual_block() -> Tensor:
    x = f(R, C)
    return (x @ f(C, C) + f(C)).relu() + x


def _embedding() -> Tensor:
    layer = Embedding(C, 32)
    layer.weight = f(C, 32)
    out: Tensor = layer(i(R))
    return out


def _linear(rows: int, reduced: int, columns: int) -> int:
    return 2 * rows * reduced * columns


IN_OUT = 2 * N * F  # read once, written once
INDEXED = 8  # operations on a loaded index: negative ones count from the end, outside ones select nothing
TABLE: dict[str, Row] = {
    # masks, ranges and selections cost no kernel and no arithmetic beyond an index
    "arange (SCH-15)": Row(lambda: Tensor.arange(256), 1, 0, 256 * F),
    "one-hot times range (SCH-16)": Row(
        lambda: ((Tensor.arange(1, 16385) - 1) * i(16384)).sum(), 1, 2 * 16384, 16384 * F + F
    ),
    "gather as comparison (SCH-17)": Row(
        lambda: (
            (Tensor.arange(2048).reshape(1, 2048, 1) == i(4).reshape(4, 1, 1))
            .where(f(2048, 32).reshape(1, 2048, 32), 0)
            .sum(1)
        ),
        1,
        4 * 32 + 4 * INDEXED,
        2 * 4 * 32 * F + 4 * F,
    ),
    "rows by index (SCH-18)": Row(lambda: f(2048, 32)[i(4)], 1, 4 * 32 + 4 * INDEXED, 2 * 4 * 32 * F + 4 * F),
    "gather": Row(lambda: f(R, C).gather(1, i(R, 8)), 1, R * 8 * (INDEXED + 1), 3 * R * 8 * F, more_ops=1.6),
    "embedding (SCH-30)": Row(_embedding, 1, R * 32 + R * INDEXED, 2 * R * 32 * F + R * F, more_ops=1.2),
    "one-hot times a table": Row(
        lambda: i(R).one_hot(C).float() @ f(C, 32), 1, R * 32 + R * INDEXED, 2 * R * 32 * F + R * F
    ),
    "one-hot": Row(lambda: i(R).one_hot(C), 1, N, R * F + N * F),
    "upper triangle (SCH-19)": Row(lambda: Tensor.ones(256, 256).triu(), 1, 256 * 256, 256 * 256 * F),
    "upper triangle of a matrix": Row(lambda: f(256, 256).triu(), 1, 256 * 256, 2 * 256 * 256 * F),
    "diagonal": Row(lambda: f(R, R).diagonal(), 1, 0, 2 * R * F),
    "sum of an expanded element (SCH-24)": Row(lambda: f(1, 1).expand(256, 256).sum(), 1, 1, 2 * F),
    "sum of an expanded column (SCH-28)": Row(lambda: (f(R, 1) * 2).expand(R, C).sum(1), 1, 2 * R, 2 * R * F),
    # movement
    "pad": Row(lambda: f(R, C).pad(((1, 1), (2, 2))), 1, (R + 2) * (C + 4), N * F + (R + 2) * (C + 4) * F),
    "cat": Row(lambda: f(R, C).cat(f(R, C)), 1, 2 * N, 4 * N * F),
    "stack": Row(lambda: Tensor.stack(f(R, C), f(R, C), f(R, C)), 1, 2 * 3 * N, 6 * N * F),
    "transpose": Row(lambda: f(R, C).T.contiguous(), 1, 0, IN_OUT),
    "every second column": Row(lambda: f(R, C)[:, ::2] + 1, 1, N // 2, N * F),
    "padded division (SCH-27)": Row(_padded_division, 1, 16 * 2, 4 * F + 4 * F),
    "average pooling (SCH-21)": Row(lambda: f(1, 1, 5, 5).avg_pool2d(padding=1), 1, 9 * 9, 25 * F + 9 * F),
    "max pooling": Row(lambda: f(1, 8, 32, 32).max_pool2d(), 1, 4 * 8 * 16 * 16, 8 * 1280 * F),
    # elementwise
    "chain of arithmetic": Row(lambda: ((f(N) * 2 + 1).relu() - 3) * 0.5, 1, 6 * N, IN_OUT, more_ops=1.4),
    "masked assign (SCH-25)": Row(_masked_assign, 1, 2 * N, 3 * N * F),
    "assign of own transpose (SCH-26)": Row(_assign_transposed, 2, R * R, 4 * R * R * F),
    "Adam's update": Row(_adam, 1, 13 * N, 7 * N * F),
    # rows
    "sum of rows": Row(lambda: f(R, C).sum(1), 1, N, N * F + R * F),
    "sum of everything": Row(lambda: f(1024, 1024).sum(), 2, 1 << 20, (1 << 20) * F),
    "softmax (SCH-22)": Row(lambda: f(R, C).softmax(), 1, 6 * N, IN_OUT, more_ops=1.6),
    "log softmax": Row(lambda: f(R, C).log_softmax(), 1, 6 * N, IN_OUT, more_ops=1.2),
    "layer norm": Row(lambda: f(R, C).layernorm(), 1, 5 * N, IN_OUT, more_ops=1.3),
    "layer norm, scaled": Row(lambda: f(R, C).layernorm() * f(C) + f(C), 1, 7 * N, IN_OUT, more_ops=1.3),
    "RMS norm": Row(_rms_norm, 1, 3 * N, IN_OUT),
    "variance": Row(lambda: f(R, C).var(1), 1, 4 * N, N * F + R * F),
    "mean and variance": Row(_mean_and_variance, 1, 4 * N, N * F + 2 * R * F, more_ops=1.4),
    "argmax": Row(lambda: f(R, C).argmax(1), 1, 4 * N, N * F + R * F, more_ops=1.6),
    "log-sum-exp": Row(lambda: f(R, C).logsumexp(1), 1, 5 * N, N * F + R * F),
    "cross entropy": Row(
        lambda: f(R, C).sparse_categorical_crossentropy(i(R)), 1, 5 * N, N * F, more_ops=1.2
    ),
    # products
    "matmul": Row(lambda: f(R, C) @ f(C, R), 1, _linear(R, C, R), (2 * N + R * R) * F),
    "matmul, bias, relu, residual": Row(
        _residual_block, 1, _linear(R, C, C) + 3 * N, (2 * N + C * C + C) * F
    ),
    "convolution, bias, relu": Row(
        lambda: f(1, 16, 32, 32).conv2d(f(32, 16, 3, 3), f(32), padding=1).relu(),
        1,
        2 * 32 * 1024 * 144,
        (16 * 1024 + 32 * 144 + 32 * 1024 + 32) * F,
    ),
    "attention": Row(
        lambda: _attention(False), 3, H * (4 * T * T * D + 6 * T * T), H * (4 * T * D + 4 * T * T) * F
    ),
    "attention, causal": Row(
        lambda: _attention(True), 3, H * (4 * T * T * D + 6 * T * T), H * (4 * T * D + 4 * T * T) * F
    ),
    "three products and attention (SCH-23)": Row(
        _projected_attention,
        6,
        3 * _linear(T, D, D) + 4 * T * T * D + 6 * T * T,
        (3 * (2 * T * D + D * D) + 4 * T * D + 4 * T * T) * F,
    ),
}


def measured(make: Callable[[], Any]) -> tuple[int, int, int]:
    """Kernels, operations, and bytes of memory touched by them."""
    made = make()
    roots = [t.uop for t in (made if isinstance(made, list) else [made])]
    kernels = [c.src[0] for c in create_schedule(roots, "CPU").linear.src if c.src[0].op is Ops.SINK]
    found = [estimate(k) for k in kernels]
    return len(kernels), sum(int(e.ops) for e in found), sum(int(e.mem) for e in found)


def written_table() -> dict[str, tuple[int, ...]]:
    out = {}
    for line in GOLDEN.read_text().splitlines()[1:]:
        name, *numbers = line.split("\t")
        out[name] = tuple(int(n) for n in numbers)
    return out


@pytest.mark.parametrize("name", TABLE)
def test_expression_becomes_few_kernels_that_compute_and_move_little(name: str) -> None:
    row = TABLE[name]
    kernels, ops, nbytes = measured(row.make)
    assert kernels <= row.kernels
    assert ops <= row.more_ops * row.ops + 2 * N / C, f"{ops} operations, the least is {row.ops}"
    assert nbytes <= row.more_bytes * row.nbytes, f"{nbytes} bytes, the least is {row.nbytes}"


def test_no_row_is_worse_or_unrecorded() -> None:
    found = {name: measured(row.make) for name, row in TABLE.items()}
    if os.environ.get("UPDATE_GOLDEN"):
        lines = ["\t".join((name, *map(str, numbers))) for name, numbers in found.items()]
        GOLDEN.write_text("\n".join(["expression\tkernels\toperations\tbytes", *lines]) + "\n")
    known = written_table()
    assert found == known, "\n".join(
        f"{n}: {known.get(n)} became {found.get(n)}"
        for n in {**known, **found}
        if known.get(n) != found.get(n)
    )


def test_sum_of_an_expanded_element_has_no_loop() -> None:
    (call,) = create_schedule([f(1, 1).expand(256, 256).sum().uop], "CPU").linear.src
    assert not [u for u in call.src[0].toposort() if u.op in (Ops.REDUCE, Ops.RANGE)]


# A row that is normalised is read once for each statistic and once for the result (and the result written).
READS = {"softmax (SCH-22)": 4, "layer norm": 4, "variance": 2, "cross entropy": 3, "argmax": 2}


@pytest.mark.parametrize("name", READS)
def test_row_is_read_at_most_as_often_as_it_has_passes(name: str) -> None:
    made = TABLE[name].make()
    (call,) = create_schedule([made.uop], "CPU").linear.src
    reads = [u for u in call.src[0].toposort() if u.op is Ops.INDEX and u.src[0].shape == (N,)]
    assert len(reads) <= READS[name]


@pytest.mark.parametrize("causal", (False, True))
@pytest.mark.parametrize("dtype", ("float32", "float16"))
def test_attention_fused_on_request_is_one_kernel_with_the_same_values(causal: bool, dtype: str) -> None:
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal((2, 4, 37, 20)).astype(dtype) for _ in range(3))
    scores = q.astype(np.float64) @ k.astype(np.float64).swapaxes(2, 3) / np.sqrt(20)
    scores = np.where(np.tril(np.ones((37, 37), bool)), scores, -np.inf) if causal else scores
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    want = weights / weights.sum(-1, keepdims=True) @ v
    with Context(FUSE_ATTENTION=1):
        assert measured(lambda: _attention(causal))[0] == 1
        got = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v), is_causal=causal).numpy()
    np.testing.assert_allclose(
        got, want, rtol=1e-4 if dtype == "float32" else 2e-2, atol=2e-6 if dtype == "float32" else 4e-3
    )
