"""Does the memory planner ever let two live values share bytes, and how close does it come to the lower
bound?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from integration_tests.models import MLP, ResNet50, Transformer, UNet, empty_weights, parameters
from integration_tests.support import storage_of
from tg_schedule import Temporary, clear_cache, create_schedule, plan_memory, schedule_cache
from tg_tensor import Tensor, buffers
from tg_uop import Ops, UOp

LIFETIMES = st.lists(
    st.tuples(
        st.integers(0, 3000), st.integers(0, 30), st.integers(0, 12), st.sampled_from(("CPU", "CPU:1"))
    ),
    max_size=40,
)


def temporaries(drawn: Sequence[tuple[int, int, int, str]]) -> list[Temporary]:
    return [
        Temporary(n, device, size, first, first + length)
        for n, (size, first, length, device) in enumerate(drawn)
    ]


@settings(max_examples=120, deadline=None, database=None, derandomize=True)
@given(LIFETIMES)
def test_no_two_live_temporaries_share_bytes(drawn: list[tuple[int, int, int, str]]) -> None:
    items = temporaries(drawn)
    plan = plan_memory(items)
    for i, a in enumerate(items):
        assert plan.offsets[a.key] >= 0
        assert plan.offsets[a.key] + a.nbytes <= plan.arenas[a.device]
        for b in items[:i]:
            if a.device == b.device and a.first <= b.last and b.first <= a.last and a.nbytes and b.nbytes:
                x, y = plan.offsets[a.key], plan.offsets[b.key]
                assert x + a.nbytes <= y or y + b.nbytes <= x, f"{a} and {b} overlap at {x} and {y}"


@settings(max_examples=80, deadline=None, database=None, derandomize=True)
@given(LIFETIMES)
def test_plan_lies_between_the_lower_bound_and_no_sharing(drawn: list[tuple[int, int, int, str]]) -> None:
    items = temporaries(drawn)
    plan = plan_memory(items)
    assert plan.lower_bound <= sum(plan.arenas.values()) <= plan.naive
    for device, size in plan.arenas.items():  # an oracle for the bound: bytes alive at each call, added up
        alive = [
            sum(t.nbytes for t in items if t.device == device and t.first <= n <= t.last) for n in range(50)
        ]
        assert max(alive) <= size


def test_offsets_are_aligned_to_cache_lines() -> None:
    plan = plan_memory([Temporary(n, "CPU", 100 + n, 0, 3) for n in range(9)])
    assert all(offset % 64 == 0 for offset in plan.offsets.values())


# *** real schedules ***


def span(argument: UOp) -> tuple[UOp, int, int]:
    base, offset = storage_of(argument)
    return base, offset, offset + argument.shape[0] * argument.dtype.itemsize


def check_lifetimes(linear: UOp, results: Sequence[UOp]) -> int:
    """No call writes bytes whose value a later call still reads. Returns how many places share bytes over
    time.

    Each write makes the bytes of its argument hold "the value of call n"; a read must find every byte still
    held by the last write of exactly that argument.
    """
    owner: dict[UOp, Any] = {}
    written: dict[UOp, int] = {}
    shared = 0
    for n, call in enumerate(linear.src):
        body = call.src[0]
        stores = (
            {u.src[0].src[0].buf_uop.arg.slot for u in body.toposort() if u.op is Ops.STORE}
            if body.op is Ops.SINK
            else {0}
        )
        for slot, argument in enumerate(call.src[1:]):
            if argument.op is Ops.BIND:
                continue
            base, begin, end = span(argument)
            held = owner.setdefault(base, np.full(base.shape[0] * base.dtype.itemsize, -1))
            if argument in written and slot not in stores:
                found = set(held[begin:end].tolist())
                assert found == {written[argument]}, (
                    f"call {n} reads {argument} that calls {found} have overwritten"
                )
        for slot in stores:
            argument = call.src[1 + slot]
            base, begin, end = span(argument)
            held = owner.setdefault(base, np.full(base.shape[0] * base.dtype.itemsize, -1))
            shared += int((held[begin:end] >= 0).any())
            held[begin:end] = n
            written[argument] = n
    for result in results:
        for u in result.toposort():
            if u.op in (Ops.BUFFER, Ops.BUFFER_VIEW) and u in written:
                base, begin, end = span(u)
                assert set(owner[base][begin:end].tolist()) == {written[u]}, "a result was overwritten"
    return shared


SMALL_MODELS: dict[str, tuple[Callable[[], Any], tuple[int, ...]]] = {
    "mlp": (lambda: MLP((16, 32, 32, 32, 8)), (4, 16)),
    "transformer": (lambda: Transformer(3, 32, 4), (1, 8, 32)),
    "u-net": (lambda: UNet(3, 2, (8, 16, 32)), (1, 3, 16, 16)),
    "resnet": (lambda: ResNet50(10, (1, 2, 1, 1), 8), (2, 3, 32, 32)),
}


@pytest.mark.parametrize("name", SMALL_MODELS)
def test_schedule_of_a_network_overwrites_nothing_that_is_still_read(name: str) -> None:
    make, shape = SMALL_MODELS[name]
    out = make()(Tensor(np.zeros(shape, np.float32)))
    schedule = create_schedule([out.uop], "CPU")
    assert check_lifetimes(schedule.linear, schedule.results) >= (0 if name == "mlp" else 1), (
        "nothing shares memory"
    )


def test_schedule_of_a_training_step_overwrites_nothing_that_is_still_read() -> None:
    model = MLP((8, 16, 16, 4))
    x = Tensor(np.ones((4, 8), np.float32))
    weights = parameters(model)
    for w in weights:
        w.realize()
    grads = model(x).square().mean().gradient(*weights)
    schedule = create_schedule([g.uop for g in grads], "CPU")
    check_lifetimes(schedule.linear, schedule.results)


@pytest.mark.parametrize(
    "make, shape",
    (
        (ResNet50, (64, 3, 224, 224)),
        (lambda: Transformer(12), (1, 128, 512)),
        (UNet, (4, 3, 64, 64)),
    ),
    ids=("resnet-50", "transformer", "u-net"),
)
def test_arena_of_a_network_is_near_the_most_bytes_alive_at_once(
    make: Callable[[], Any], shape: tuple[int, ...]
) -> None:
    model = make()
    empty_weights(model)
    clear_cache()
    create_schedule([model(Tensor.empty(*shape)).uop], "CPU")
    ((_, template),) = schedule_cache.items()
    memory = template.memory
    assert memory.lower_bound <= sum(memory.arenas.values()) <= 1.15 * memory.lower_bound < memory.naive


def test_scheduling_allocates_nothing() -> None:
    a = Tensor(np.ones((64, 64), np.float32)).realize()
    out = ((a @ a).softmax() @ a).contiguous() + 1
    schedule = create_schedule([out.uop], "CPU")
    for call in schedule.linear.src:
        for argument in call.src[1:]:
            held = buffers.buffers.get(storage_of(argument)[0])
            assert held is None or not held.is_allocated() or held is buffers.buffer_of(a.uop.base)
