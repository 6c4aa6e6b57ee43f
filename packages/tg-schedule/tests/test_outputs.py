"""Kernels over the same loops that read the same memory are one, with the values of separate kernels."""

import random

import pytest

from tg_schedule import create_schedule, written_slots
from tg_uop import Ops, UOp, evaluate


def buffer(*shape, seed=0):
    size = 1
    for d in shape:
        size *= d
    b = UOp.new_buffer("CPU", size, "float")
    rng = random.Random(seed)
    return b.reshape(shape), {b: [float(rng.randrange(-9, 10)) for _ in range(size)]}


def agree(machine, roots, data):
    """The kernels of a schedule whose results are those of the graph, exactly."""
    schedule = create_schedule(roots, "CPU")
    m = machine({k: list(v) for k, v in data.items()})
    m.run(schedule)
    for root, result in zip(roots, schedule.results, strict=True):
        assert m.value(result) == evaluate(root, {k: list(v) for k, v in data.items()})
    return schedule.linear.src


def assign(target, value):
    return target.after(target.store(value))


def stores(call):
    return sum(u.op is Ops.STORE for u in call.src[0].toposort())


def test_two_results_of_one_input_are_one_kernel(machine):
    a, data = buffer(8)
    (call,) = agree(machine, [a + 1.0, a * 2.0], data)
    assert stores(call) == 2 and written_slots(call.src[0]) == (0, 1) and len(call.src) == 4


def test_update_of_a_parameter_and_its_state_is_one_kernel(machine):
    (p, d0), (m, d1), (v, d2), (g, d3) = (buffer(6, seed=n) for n in range(4))
    m1 = assign(m, m * 0.5 + g * 0.5)
    v1 = assign(v, v * 0.25 + g * g * 0.75)
    p1 = assign(p, p + m1 * v1 * -0.125)
    (call,) = agree(machine, [p1, m1, v1], {**d0, **d1, **d2, **d3})
    assert stores(call) == 3
    loads = [u for u in call.src[0].toposort() if u.op is Ops.INDEX]
    assert len(loads) == 4 + 0, "each of p, m, v, g is read once; what is written is not read back"


def test_gradient_that_only_the_update_reads_is_not_stored(machine):
    (p, d0), (m, d1), (x, d2), (y, d3) = (buffer(4, 4, seed=n) for n in range(4))
    g = (x.reshape(4, 1, 4).expand(4, 4, 4) * y.reshape(1, 4, 4).expand(4, 4, 4)).reduce(axes=(2,))
    g = g.reshape(4, 4)
    m1 = assign(m, m * 0.5 + g)
    p1 = assign(p, p + m1 * -0.25 + g * 0.5)
    (call,) = agree(machine, [p1, m1], {**d0, **d1, **d2, **d3})
    assert stores(call) == 2 and len(call.src) - 1 == 4


def test_mean_and_deviation_of_rows_are_one_kernel(machine):
    a, data = buffer(4, 8)
    mean = a.reduce(axes=(1,)) * 0.125
    away = a + mean.expand(4, 8) * -1.0
    calls = agree(machine, [mean, (away * away).reduce(axes=(1,))], data)
    assert len(calls) == 1


def test_reader_of_the_old_contents_at_the_same_place_shares_the_kernel(machine):
    a, data = buffer(8)
    (call,) = agree(machine, [assign(a, a + 100.0), a * 2.0], data)
    assert stores(call) == 2


def test_reader_at_another_place_stays_a_kernel(machine):
    a, data = buffer(8)
    assert len(agree(machine, [assign(a, a + 100.0), a.flip(True) * 2.0], data)) == 2


def test_reader_of_the_new_contents_at_another_place_stays_a_kernel(machine):
    a, data = buffer(8)
    new = assign(a, a + 100.0)
    assert len(agree(machine, [new, new.flip(True) * 2.0], data)) == 2


def test_contiguous_asks_for_a_kernel_of_its_own(machine):
    a, data = buffer(8)
    assert len(agree(machine, [(a + 1.0).contiguous(), (a * 2.0).contiguous()], data)) == 2


def test_two_matmuls_of_one_input_stay_two_kernels(machine):
    (x, d0), (v, d1), (w, d2) = (buffer(4, 4, seed=n) for n in range(3))

    def matmul(a, b):
        return (a.reshape(4, 1, 4).expand(4, 4, 4) * b.permute(1, 0).reshape(1, 4, 4).expand(4, 4, 4)).reduce(
            axes=(2,)
        )

    assert len(agree(machine, [matmul(x, v), matmul(x, w)], {**d0, **d1, **d2})) == 2


def test_kernels_on_either_side_of_another_stay_apart(machine):
    a, data = buffer(4, 4)
    first = a * 2.0
    rows = first.reduce(axes=(1,)).contiguous().expand(4, 4)
    last = first + rows
    calls = agree(machine, [first, last], data)
    assert [stores(c) for c in calls] == [1, 1, 1]


@pytest.mark.parametrize("seed", range(60))
def test_random_programs_of_stores_and_readers(machine, seed):
    rng = random.Random(seed)
    current, data = [], {}
    for n in range(3):
        b, d = buffer(2, 3, seed=seed * 3 + n)
        current.append(b)
        data |= d
    roots = []
    for _ in range(rng.randrange(2, 7)):
        x, y = rng.choice(current), rng.choice(current)
        x = x.flip((rng.random() < 0.2, rng.random() < 0.2))
        value = x * float(rng.randrange(1, 3)) + y
        if rng.random() < 0.25:
            value = value + x.reduce(axes=(1,)).expand(2, 3)
        if rng.random() < 0.6:
            n = rng.randrange(3)
            current[n] = assign(current[n], value)
        else:
            roots.append(value)
    agree(machine, [*current, *roots], data)
