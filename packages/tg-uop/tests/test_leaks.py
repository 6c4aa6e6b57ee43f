"""After dropping graphs and clearing the caches no node stays alive."""

import gc

from tg_uop import Ops, UOp, clear_caches
from tg_uop.uop import _interned


def live_nodes():
    gc.collect()
    gc.collect()
    return {ref() for ref in list(_interned.values())} - {None}


def work():
    r = UOp.range(1234, 77)
    v = UOp.variable("leaky", 0, 999)
    gate = (r < 600) & (v < 500)
    u = ((r * 12 + v) // 12 + (v * 6 + r) % 6 + (r // 3) % 4).valid(gate).simplify()
    u.substitute({v: UOp.const("index", 5)}).simplify()
    buffer = UOp.new_buffer("CPU", 4321, "float32")
    (buffer.reshape(4321, 1).expand(4321, 3).permute(1, 0) * 2.0).simplify()
    return u.key


def test_no_node_survives_its_graph():
    work()
    clear_caches()
    before = live_nodes()
    work()
    clear_caches()
    left = live_nodes() - before
    assert not left, left


def test_the_caches_are_what_keeps_results():
    clear_caches()
    before = len(live_nodes())
    work()
    assert any(u.op is Ops.FLOORDIV or u.op is Ops.RANGE for u in live_nodes()) and len(live_nodes()) > before
    clear_caches()
