"""Does everything go away: nodes when nobody holds a graph and the caches are cleared, memory when a tensor is dropped?"""

from __future__ import annotations

import subprocess
import sys

import numpy as np
from tg_tensor import GlobalCounters, Tensor

# In a process of its own: other tests keep graphs alive.
_LEAK = """
import collections, gc, json
import numpy as np
import tg_codegen, tg_schedule
from tg_tensor import Tensor, TinyJit
from tg_tensor.base import live_tensors
from tg_tensor.run import clear_runtimes
from tg_uop import UOp
from tg_uop.symbolic import clear_caches
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
clear_caches()
held = {u for t in live_tensors() for u in t.uop.toposort()}  # the state of the random numbers
left = [u for u in alive() if u not in held]
print(json.dumps([most, len(held), collections.Counter(u.op.name for u in left)]))
"""


def test_no_node_stays_alive_when_all_is_dropped_and_caches_are_cleared(child_environment: dict[str, str]) -> None:
    import json

    done = subprocess.run([sys.executable, "-c", _LEAK], env=child_environment, capture_output=True, text=True, check=False)
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
    done = subprocess.run([sys.executable, "-c", code], env=child_environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= 0


def test_memory_of_dropped_tensors_is_used_again() -> None:
    Tensor(np.zeros(1000, np.float32)).realize()
    before = GlobalCounters.mem_used
    kept = [(Tensor(np.zeros(100_000, np.float32)) + n).realize() for n in range(10)]
    assert GlobalCounters.mem_used - before >= 10 * 400_000
    del kept
    assert GlobalCounters.mem_used - before < 400_000
