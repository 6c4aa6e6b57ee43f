"""Does everything go away: nodes when nobody holds a graph and the caches are cleared, memory when a tensor
is dropped?
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tg_tensor import GlobalCounters, Tensor, TinyJit

# In a process of its own: other tests keep graphs alive.
_LEAK = """
import collections, functools, gc, json
import numpy as np
import tg_codegen, tg_schedule
from tg_tensor import Tensor, TinyJit
from tg_tensor.base import live_tensors
from tg_tensor.run import clear_runtimes
from tg_uop import UOp
from integration_tests.models import MLP, parameters
from tg_nn.optim import Adam

def alive():
    gc.collect()
    return [u for u in gc.get_objects() if type(u) is UOp]

def work():
    model = MLP((6, 8, 3))
    optimizer = Adam(parameters(model))
    x = Tensor(np.random.default_rng(0).random((4, 6), np.float32))
    with Tensor.train():
        for _ in range(2):
            optimizer.zero_grad()
            loss = model(x).cross_entropy(Tensor([0, 2, 1, 1]))
            loss.backward()
            optimizer.step()
    (x @ x.T)[::2].sum(1).numpy()
    x[1:] = 3
    x[Tensor([1, 2])].cumsum(0).numpy()
    x.pad(((1, 1), (0, 0))).reshape(6, 2, 3).permute(1, 0, 2).flip(0).softmax().numpy()
    jit = TinyJit(lambda a: (a + 1).realize())
    for _ in range(4):
        jit(x)

work()
most = len(alive())
tg_schedule.clear_cache()
tg_codegen.to_program_cache.clear()
clear_runtimes()
for o in gc.get_objects():
    if isinstance(o, functools._lru_cache_wrapper) and o.__module__.startswith("tg_"):
        o.cache_clear()
del o
held = {u for t in live_tensors() for u in t.uop.toposort()}  # the state of the random numbers
left = [u for u in alive() if u not in held]
print(json.dumps([most, len(held), collections.Counter(u.op.name for u in left)]))
"""


def test_no_node_stays_alive_when_all_is_dropped_and_caches_are_cleared(
    child_environment: dict[str, str],
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LEAK], env=child_environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    most, held, left = json.loads(done.stdout.splitlines()[-1])
    assert most > 500, "the work made graphs"
    assert held < 12
    assert {op: n for op, n in left.items() if op not in ("CONST", "DEVICE")} == {}
    assert sum(left.values()) < 20, "only constants that rules hold"


def test_repeated_work_does_not_grow_the_number_of_live_nodes(child_environment: dict[str, str]) -> None:
    code = """
import gc
import numpy as np
from tg_tensor import Tensor
from tg_uop import UOp
def work():
    x = Tensor(np.ones((5, 7), np.float32))
    for n in range(5):
        x = (x * 2 - x.sum(0)).contiguous()
    x.numpy()
def alive():
    gc.collect()
    return sum(type(u) is UOp for u in gc.get_objects())
work(); work()
first = alive()
for _ in range(20):
    work()
print(alive() - first)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env=child_environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= 0


def _write() -> None:
    t = Tensor(ONES)
    t[3:5] = 2
    t += 1
    (t * 2).numpy()


def _backward() -> None:
    w = Tensor(ONES, requires_grad=True)
    (Tensor(ONES) @ w).relu().sum().backward()
    assert w.grad is not None
    w.grad.numpy()


def _replay() -> None:
    jit = TinyJit(lambda x: (x + 1).realize())
    for _ in range(4):
        jit(Tensor(ONES))


ONES = np.ones((200, 200), np.float32)
WORK: dict[str, Callable[[], Any]] = {
    "elementwise": lambda: (Tensor(ONES) + 3).realize(),
    "several kernels": lambda: ((Tensor(ONES) @ Tensor(ONES)).contiguous().softmax() @ Tensor(ONES)).numpy(),
    "never realised": lambda: Tensor(ONES) * 2,
    "gather": lambda: Tensor(ONES)[Tensor([1, 2])].numpy(),
    "random": lambda: Tensor.rand(200, 200).numpy(),
    "write": _write,
    "backward": _backward,
    "replay": _replay,
}


@pytest.mark.parametrize("name", WORK)
def test_memory_is_free_as_soon_as_the_last_tensor_is_dropped(name: str) -> None:
    """Without waiting for a garbage collection: big tensors must not pile up."""
    WORK[name]()  # what is made once, stays
    gc.collect()
    gc.disable()
    try:
        before = GlobalCounters.mem_used
        WORK[name]()
        assert GlobalCounters.mem_used - before < ONES.nbytes // 2
    finally:
        gc.enable()
