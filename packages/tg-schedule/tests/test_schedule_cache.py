"""Schedules found again by structure, kept as bytes, and edited."""

import gc
import weakref

import pytest

from tg_schedule import (
    Schedule,
    callify,
    clear_cache,
    create_schedule,
    dump_schedule,
    load_schedule,
    schedule_cache,
)
from tg_uop import Context, Ops, UOp, dumps


def rows(n=12):
    return UOp.new_buffer("CPU", n, "float").reshape(n // 4, 4)


def graph(x, scale=2.0):
    total = x.reduce(axes=(1,)).expand(x.shape)
    return (x + total * scale).contiguous().reduce(axes=(0,))


@pytest.fixture
def no_planning(monkeypatch):
    """From here on nothing may be planned anew."""

    def forbid():
        def planned(*_):
            raise AssertionError("a schedule was planned anew")

        monkeypatch.setattr("tg_schedule.schedule._make_template", planned)
        monkeypatch.setattr("tg_schedule.schedule.prepare", planned)

    return forbid


def test_one_structure_over_other_buffers_is_found(no_planning):
    x, y = rows(), rows()
    first = create_schedule([graph(x)], "CPU")
    no_planning()
    second = create_schedule([graph(y)], "CPU")
    assert [c.src[0] for c in first.linear.src] == [c.src[0] for c in second.linear.src]
    assert {u for u in second.linear.toposort() if u.op is Ops.BUFFER}.isdisjoint(
        u for u in first.linear.toposort() if u.op is Ops.BUFFER
    )
    assert callify(UOp.sink(graph(x))).sink is callify(UOp.sink(graph(y))).sink


def test_other_values_of_variables_are_the_same_schedule(no_planning):
    n, x = UOp.variable("n", 1, 3), rows()

    def part(value):
        return x.shrink(((0, n.bind(value)), (0, 4))).reduce(axes=(0,))

    first = create_schedule([part(2)], "CPU")
    no_planning()
    second = create_schedule([part(3)], "CPU")
    assert (first.var_vals, second.var_vals) == ({"n": 2}, {"n": 3})
    assert first.linear.src[0].src[0] is second.linear.src[0].src[0]


def test_functions_are_found_too(no_planning):
    p = UOp.param(0, "float", (3, 4))
    body = UOp.maketuple((p + p.reduce(axes=(1,)).expand(3, 4)) * p.reduce(axes=(0,)).expand(3, 4))

    def twice(x):
        for _ in range(2):
            x = body.function(x).gettuple(0)
        return x

    create_schedule([twice(rows())], "CPU")
    no_planning()
    create_schedule([twice(rows())], "CPU")


@pytest.mark.parametrize(
    "other",
    [
        lambda x: create_schedule([graph(x, 3.0)], "CPU"),
        lambda x: create_schedule([graph(rows(16))], "CPU"),
        lambda x: create_schedule([graph(x)], "CPU:1"),
        lambda x: create_schedule([graph(x), graph(x).reshape(4)], "CPU"),
    ],
    ids=["constant", "shape", "device", "results"],
)
def test_another_structure_is_another_schedule(other):
    clear_cache()
    x = rows()
    create_schedule([graph(x)], "CPU")
    other(x)
    assert len(schedule_cache) == 2


def test_settings_are_part_of_the_key():
    clear_cache()
    x = rows()
    for strict in (0, 1):
        with Context(STRICT_FLOAT=strict):
            create_schedule([graph(x)], "CPU")
    assert len(schedule_cache) == 2


def test_the_cache_holds_no_buffer():
    x = rows()
    create_schedule([graph(x)], "CPU")
    ref = weakref.ref(x.src[0])
    del x
    gc.collect()
    assert ref() is None


def test_scheduling_changes_no_node():
    x = rows()
    g = graph(x)
    before = g.key
    create_schedule([g], "CPU")
    assert g.key == before and g is graph(x)


def test_schedules_as_bytes(machine):
    n = UOp.variable("n", 1, 3)
    x = rows()
    made = create_schedule([x.shrink(((0, n.bind(2)), (0, 4))).reduce(axes=(0,)), graph(x)], "CPU")
    data = dump_schedule(made)
    loaded = load_schedule(data)
    assert loaded.var_vals == {"n": 2} and len(loaded.results) == 2
    assert [c.src[0] for c in loaded.linear.src] == [c.src[0] for c in made.linear.src]
    values = [float(i) for i in range(12)]
    inputs = [u for u in loaded.linear.toposort() if u.op is Ops.BUFFER and u.shape == (12,)]
    same = [u for u in made.linear.toposort() if u.op is Ops.BUFFER and u.shape == (12,)]
    here, there = machine({same[0]: list(values)}), machine({inputs[0]: list(values)})
    here.run(made)
    there.run(loaded)
    assert [here.value(r) for r in made.results] == [there.value(r) for r in loaded.results]


@pytest.mark.parametrize("data", [b"", b"junk", dump_schedule(Schedule(UOp(Ops.LINEAR), (), {}))[:-3]])
def test_damaged_bytes_are_refused(data):
    with pytest.raises(ValueError):
        load_schedule(data)


def test_graphs_that_are_no_schedule_are_refused():
    with pytest.raises(ValueError, match="not a schedule"):
        load_schedule(dumps(UOp.const("float", 1)))


def test_a_schedule_can_be_cut_and_put_together_again(machine):
    x = rows()
    made = create_schedule([graph(x)], "CPU")
    assert len(made.linear.src) == 2
    shorter = made._replace(linear=made.linear.replace(src=made.linear.src[:-1]))
    values = [float(i) for i in range(12)]
    m = machine({x.src[0]: list(values)})
    m.run(shorter)
    (out,) = (c.src[1] for c in made.linear.src[-1:])
    assert out not in m.memory
    m.run(made._replace(linear=made.linear.replace(src=made.linear.src[-1:])))
    want = [sum(v + 2 * sum(values[r * 4 : r * 4 + 4]) for r, v in enumerate(values[c::4])) for c in range(4)]
    assert m.value(made.results[0]) == want
