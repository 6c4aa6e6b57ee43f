"""Values on several devices: what each device runs, what moves, and that the interpreter agrees."""

import pytest

from tg_schedule import DEVICE_NUMBER, create_schedule, local_shape, shard_view
from tg_uop import Context, Ops, UOp, evaluate

D = ("CPU", "CPU:1", "CPU:2", "CPU:3")


def split(n=8, m=4, axis=0):
    """(value, its BUFFER) of shape (n, m)."""
    flat = UOp.new_buffer(D, n * m // (1 if axis is None else 4), "float")
    return shard_view(flat, (n, m), axis), flat


def schedule(*roots):
    return create_schedule(list(roots), "CPU").linear.src


def copies(calls):
    return [c for c in calls if c.src[0].op is Ops.COPY]


# *** what each device runs ***


class Devices:
    """Memory by BUFFER and device; kernels and copies run on it one device after another."""

    def __init__(self, data):
        self.memory = {}
        for buffer, parts in data.items():
            for i, part in enumerate(parts):
                self.memory[buffer, i] = list(part)

    def find(self, a, i):
        """(list, offset, size) of an argument as device i sees it."""
        if a.op is Ops.MSTACK:
            return self.find(a.src[i], i)
        if a.op is Ops.MSELECT:
            return self.find(a.src[0], a.arg)
        if a.op is Ops.BUFFER_VIEW:
            held, offset, _ = self.find(a.src[0], i)
            return held, offset + a.arg.offset // a.dtype.itemsize, a.arg.size
        size = a.arg.size // 4 if a.arg.dtype.name == "uint8" else a.arg.size  # arenas hold floats here
        return self.memory.setdefault((a, i if type(a.device) is tuple else 0), [0.0] * size), 0, size

    def run(self, calls):
        for call in calls:
            body, args = call.src[0], call.src[1:]
            n = len(D) if type(args[0].device) is tuple else 1
            seen = [[self.find(a, i) for a in args] for i in range(n)]
            for (into, at, size), (of, start, _) in seen if body.op is Ops.COPY else ():
                into[at : at + size] = of[start : start + size]
            for i, places in enumerate(seen if body.op is not Ops.COPY else ()):
                lists = [held[at : at + size] for held, at, size in places]
                memory = [p for p in body.toposort() if p.op is Ops.PARAM and p.shape != ()]
                evaluate(body, {p: lists[p.arg.slot] for p in memory}, {DEVICE_NUMBER: i})
                for (held, at, size), new in zip(places, lists, strict=True):
                    held[at : at + size] = new


@pytest.mark.parametrize("form", [{"RING": 0}, {"RING": 2}, {"ALL2ALL": 2}])
@pytest.mark.parametrize("op, want", [(Ops.ADD, sum), (Ops.MAX, max)])
def test_a_reduction_over_the_split_axis_is_the_same_on_every_device(form, op, want):
    x, flat = split(8, 6)
    values = [[float((7 * d + 3 * i) % 11) for i in range(12)] for d in range(4)]
    rows = [part[k : k + 6] for part in values for k in (0, 6)]
    with Context(**form):
        made = create_schedule([x.reduce(arg=op, axes=(0,))], "CPU")
    machine = Devices({flat: values})
    machine.run(made.linear.src)
    result = made.results[0].base
    for i in range(4):
        assert machine.memory[result, i] == [want(row[c] for row in rows) for c in range(6)]


def test_a_flip_and_a_resplit():
    x, flat = split(4, 4)
    values = [[float(4 * d + i) for i in range(4)] for d in range(4)]
    columns = x.permute((1, 0)).copy_to_device(D)  # device j holds column j
    made = create_schedule([x.flip((True, False)) + 1.0, columns], "CPU")
    machine = Devices({flat: values})
    machine.run(made.linear.src)
    first, second = (r.base for r in made.results)
    assert [machine.memory[first, i] for i in range(4)] == [[v + 1 for v in row] for row in values[::-1]]
    assert [machine.memory[second, i] for i in range(4)] == [list(c) for c in zip(*values, strict=True)]


# *** what moves ***


@pytest.mark.parametrize(
    "f",
    [
        lambda x: x * 2.0 + 1.0,
        lambda x: x.reduce(axes=(1,)),
        lambda x: x.permute((1, 0)).flip((True, False)),
        lambda x: x.pad(((0, 0), (1, 2))) * 2.0,
        lambda x: x.shrink(((0, 8), (1, 3))) * 2.0,
        lambda x: x.reshape((4, 2, 4)).reduce(axes=(1,)),
        lambda x: x.copy_to_device(D) * 2.0,
    ],
)
def test_work_on_each_devices_own_is_one_call(f):
    x, _ = split()
    (call,) = schedule(f(x).contiguous())
    assert call.src[0].op is Ops.SINK and call.device == D


def test_a_replicated_operand_moves_nothing():
    x, _ = split()
    everywhere, _ = split(axis=None)
    (call,) = schedule(x + everywhere)
    assert DEVICE_NUMBER in {v.arg.name for v in call.src[0].variables()}


@pytest.mark.parametrize("form, times", [({"RING": 0}, 3), ({"RING": 2}, 6), ({"ALL2ALL": 2}, 7)])
def test_forms_of_all_reduce(form, times):
    x, _ = split(4, 64)
    with Context(**form):
        calls = schedule(x.reduce(axes=(0,)))
    assert len(copies(calls)) == times
    assert sum(c.src[0].op is Ops.SINK for c in calls) <= 5


def test_a_share_of_an_all_reduce_is_a_reduce_scatter():
    x, _ = split(4, 64)
    y, _ = split(4, 16)
    total = x.reduce(axes=(0,)).reshape((4, 16))
    calls = schedule(total + y)
    moved = [c.src[1].shape[0] for c in copies(calls)]
    assert moved and max(moved) == 16  # a quarter from each


def test_gathering_is_one_call():
    for axis in (0, 1):
        x, _ = split(axis=axis)
        assert len(copies(schedule(x.copy_to_device("CPU:7")))) == 1


def test_copies_that_are_stacked_write_in_place():
    a, b = (UOp.new_buffer("CPU", 4, "float") for _ in range(2))
    calls = schedule(UOp.stack(a.copy_to_device("CPU:1"), b.copy_to_device("CPU:1")))
    assert [c.src[0].op for c in calls] == [Ops.COPY, Ops.COPY]
    assert {c.src[1].arg.offset for c in calls} == {0, 16}
    assert len({c.src[1].src[0] for c in calls}) == 1


# *** views and errors ***


def test_memory_as_a_value():
    for axis in (0, 1, None):
        x, flat = split(axis=axis)
        assert x.shape == (8, 4) and x.axis == axis and x.base is flat and x.device == D
    assert local_shape((8, 4), 0, 4) == (2, 4)
    with pytest.raises(ValueError, match="axis 1 of shape .* does not divide over 3"):
        local_shape((8, 4), 1, 3)


def test_operands_on_other_devices_are_named():
    x, _ = split()
    other = UOp.new_buffer("CPU:5", 32, "float").reshape(8, 4)
    with pytest.raises(ValueError, match="sharded on axis 0 .* and float32.8, 4. on CPU:5"):
        schedule(x + other)


def test_a_store_to_another_axis_is_refused():
    (x, _), (y, flat) = split(axis=1), split(axis=0)
    with pytest.raises(RuntimeError, match="shard_like"):
        schedule(flat.after(y.store(x)))
