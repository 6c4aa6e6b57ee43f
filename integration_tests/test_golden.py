"""What code comes out for ten representative kernels, and what does each pass do to two of them?

The texts under golden/ are reviewed with every change to code generation. `UPDATE_GOLDEN=1 pytest
integration_tests/test_golden.py` writes them anew; the difference is then part of the change. Each kernel is
also run and compared with numpy.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from integration_tests.support import assert_same
from tg_codegen import lower_kernel
from tg_codegen.pipeline import PASSES
from tg_codegen.render.llvm import LLVMRenderer
from tg_schedule import create_schedule
from tg_tensor import Context, Tensor
from tg_uop import Ops, Target, UOp, print_graph

FOLDER = Path(__file__).parent / "golden"
TARGET = "CPU:LLVM:x86_64,znver3"
CORES = 2


class Kernel(NamedTuple):
    """One kernel: a function of tensors, numpy's answer, and the shapes of its inputs."""

    tensor: Callable[..., Any]
    reference: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...]


def _softmax(a: Any) -> Any:
    e = np.exp(a - a.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def _conv(x: Any, w: Any) -> Any:
    windows = np.lib.stride_tricks.sliding_window_view(
        np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3)
    )
    return np.maximum(np.einsum("nchwij,ocij->nohw", windows, w), 0)


def _layernorm(a: Any) -> Any:
    return (a - a.mean(1, keepdims=True)) / np.sqrt(a.var(1, keepdims=True) + 1e-5)


KERNELS: dict[str, Kernel] = {
    "elementwise": Kernel(
        lambda a, b: (a * b + a).relu() - b, lambda a, b: np.maximum(a * b + a, 0) - b, ((4096,), (4096,))
    ),
    "odd_elementwise": Kernel(lambda a: a + 1, lambda a: a + 1, ((37,),)),
    "sum_all": Kernel(lambda a: a.sum(), lambda a: a.sum(), ((1024,),)),
    "sum_rows": Kernel(lambda a: a.sum(1), lambda a: a.sum(1), ((64, 256),)),
    "sum_columns": Kernel(lambda a: a.sum(0), lambda a: a.sum(0), ((256, 64),)),
    "matmul": Kernel(lambda a, b: a @ b, lambda a, b: a @ b, ((64, 64), (64, 64))),
    "matmul_bias_relu_odd": Kernel(
        lambda a, b, c: (a @ b + c).relu(),
        lambda a, b, c: np.maximum(a @ b + c, 0),
        ((13, 17), (17, 11), (11,)),
    ),
    "conv3x3_relu": Kernel(lambda x, w: x.conv2d(w, padding=1).relu(), _conv, ((1, 4, 8, 8), (8, 4, 3, 3))),
    "softmax_rows": Kernel(lambda a: a.softmax(1), _softmax, ((16, 128),)),
    "layernorm_rows": Kernel(lambda a: a.layernorm(), _layernorm, ((16, 128),)),
    "transpose": Kernel(lambda a: a.T.contiguous(), lambda a: a.T, ((64, 32),)),
    "pad_and_join": Kernel(
        lambda a, b: a.pad(((1, 1), (0, 0))).cat(b, dim=1),
        lambda a, b: np.concatenate((np.pad(a, ((1, 1), (0, 0))), b), 1),
        ((6, 8), (8, 8)),
    ),
    "rows_by_index": Kernel(
        lambda a, i: a[(i.abs() * 3).int()] * 2,
        lambda a, i: a[(np.abs(i) * 3).astype(int)] * 2,
        ((9, 16), (5,)),
    ),
}


IN_STEPS = ("matmul_bias_relu_odd", "sum_rows")  # whose passes are shown one by one


def arrays_of(kernel: Kernel) -> list[Any]:
    return [
        np.random.default_rng(n).uniform(-2, 2, s).astype(np.float32) for n, s in enumerate(kernel.shapes)
    ]


def graphs_of(kernel: Kernel) -> list[UOp]:
    """The kernels (SINKs) of its schedule."""
    schedule = create_schedule([kernel.tensor(*(Tensor.empty(*s) for s in kernel.shapes)).uop], "CPU")
    return [c.src[0] for c in schedule.linear.src if c.src[0].op is Ops.SINK]


@pytest.fixture(autouse=True)
def two_cores() -> Iterator[None]:
    with Context(CPU_COUNT=CORES):
        yield


def renderer() -> LLVMRenderer:
    return LLVMRenderer(Target.parse(TARGET))


def compare(name: str, text: str) -> None:
    """The text must be that of golden/`name`; with UPDATE_GOLDEN set, it becomes it."""
    path = FOLDER / name
    if os.environ.get("UPDATE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text)
        return
    assert path.exists(), f"{path} is missing; write it with UPDATE_GOLDEN=1"
    want = path.read_text()
    if text != want:
        diff = "\n".join(
            list(difflib.unified_diff(want.splitlines(), text.splitlines(), "golden", "now", lineterm=""))[
                :80
            ]
        )
        pytest.fail(
            f"{name} changed; if that is meant, run with UPDATE_GOLDEN=1 and review the difference:\n{diff}"
        )


@pytest.mark.parametrize("name", KERNELS)
def test_generated_code_of_kernel(name: str) -> None:
    r = renderer()
    texts = []
    for graph in graphs_of(KERNELS[name]):
        _, uops, info = lower_kernel(graph, r, "CPU")
        texts.append(r.render(uops, info))
    compare(f"{name}.ll", "\n".join(t.rstrip("\n") + "\n" for t in texts))


@pytest.mark.parametrize("name", KERNELS)
def test_kernel_computes_numpys_values(name: str) -> None:
    kernel = KERNELS[name]
    arrays = arrays_of(kernel)
    want = kernel.reference(*(a.astype(np.float64) for a in arrays))
    here = {"DEV": TARGET} if renderer().machine.is_host else {}
    with Context(**here):
        got = kernel.tensor(*(Tensor(a) for a in arrays)).numpy()
    assert_same(got, np.asarray(want).astype(np.float32), scale=8)


@pytest.mark.parametrize("name", IN_STEPS)
def test_what_each_pass_does(name: str) -> None:
    r = renderer()
    (graph,) = graphs_of(KERNELS[name])
    parts = [f"; kernel\n{print_graph(graph)}"]
    for p in PASSES:
        after = p.run(graph, r)
        parts.append(
            f"; after {p.name}: unchanged" if after is graph else f"; after {p.name}\n{print_graph(after)}"
        )
        graph = after
    compare(f"passes_{name}.txt", "\n\n".join(part.rstrip("\n") for part in parts) + "\n")


def test_every_golden_file_belongs_to_a_test() -> None:
    known = (
        {f"{name}.ll" for name in KERNELS}
        | {f"passes_{name}.txt" for name in IN_STEPS}
        | {"kernel_counts.txt", "kernel_table.txt"}
    )
    assert {p.name for p in FOLDER.iterdir()} == known


def test_generated_code_does_not_depend_on_the_order_of_compilation() -> None:
    """Names and numbers in the code come from the kernel, not from what was compiled before it."""
    r = renderer()
    first = [r.render(*lower_kernel(g, r, "CPU")[1:]) for g in graphs_of(KERNELS["softmax_rows"])]
    for name in ("matmul", "transpose"):
        [lower_kernel(g, r, "CPU") for g in graphs_of(KERNELS[name])]
    assert [r.render(*lower_kernel(g, r, "CPU")[1:]) for g in graphs_of(KERNELS["softmax_rows"])] == first
