"""The planner never lets two live temporaries overlap, and stays near the lower bound."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tg_schedule import Temporary, create_schedule, plan_memory
from tg_schedule.memory import ALIGNMENT
from tg_uop import Ops, UOp

LIVES = st.tuples(st.integers(1, 5000), st.integers(0, 30), st.integers(0, 8))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(LIVES, max_size=40))
def test_live_temporaries_never_overlap(lives):
    temporaries = [
        Temporary(n, "CPU", size, first, first + length) for n, (size, first, length) in enumerate(lives)
    ]
    plan = plan_memory(temporaries)
    for a in temporaries:
        assert plan.offsets[a.key] % ALIGNMENT == 0
        assert plan.offsets[a.key] + a.nbytes <= plan.arenas["CPU"]
        for b in temporaries:
            if a.key < b.key and a.first <= b.last and b.first <= a.last:
                lo, hi = sorted((a, b), key=lambda t: plan.offsets[t.key])
                assert plan.offsets[lo.key] + lo.nbytes <= plan.offsets[hi.key]
    assert plan.lower_bound <= sum(plan.arenas.values()) <= plan.naive


def test_a_chain_needs_two_buffers():
    x = UOp.new_buffer("CPU", 1000, "float")
    for n in range(8):
        x = (x + float(n)).contiguous()
    schedule = create_schedule([x.reduce(axes=(0,))], "CPU")
    views = {a for c in schedule.linear.src for a in c.src[1:] if a.op is Ops.BUFFER_VIEW}
    (arena,) = {v.src[0] for v in views}
    assert arena.arg.size == 2 * 4032  # 1000 floats, rounded up to the alignment


def test_scheduling_makes_no_buffer_of_a_result_a_view():
    x = UOp.new_buffer("CPU", 100, "float")
    schedule = create_schedule([(x + 1.0).contiguous(), x * 2.0], "CPU")
    assert all(r.op is Ops.BUFFER for r in schedule.results)
