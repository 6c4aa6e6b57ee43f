"""Hand-written kernels in schedules: one flat index per access, order by data, functions looked through."""

import pytest

from tg_schedule import create_schedule, kernel_of_call, written_slots
from tg_uop import KernelInfo, Ops, UOp


def add_kernel(n):
    """out[i] = a[i] + b[i] on parameters of shape (n, 2)."""
    out, a, b = (UOp.placeholder((n, 2), "float", slot) for slot in range(3))
    i, j = UOp.range(n, 0), UOp.range(2, 1)
    return out[i, j].store(a[i, j] + b[i, j]).end(i, j).sink(arg=KernelInfo(name="add"))


def bump_kernel(n):
    """out[i] = out[i] + 1."""
    out = UOp.placeholder((n,), "float", 0)
    i = UOp.range(n, 0)
    return out[i].store(out[i] + 1.0).end(i).sink(arg=KernelInfo(name="bump"))


def run(machine, roots, data):
    schedule = create_schedule(roots, "CPU")
    m = machine({k: list(v) for k, v in data.items()})
    m.run(schedule)
    return schedule, [m.value(r) for r in schedule.results]


def test_indices_become_one_flat_index():
    kernel = kernel_of_call(add_kernel(3))
    indices = [u for u in kernel.toposort() if u.op is Ops.INDEX]
    assert len(indices) == 3
    assert all(u.src[0].op is Ops.PARAM and len(u.src) == 2 for u in indices)


def test_indices_go_through_views_and_gates():
    a, out = UOp.placeholder((4, 3), "float", 1), UOp.placeholder((12,), "float", 0)
    i = UOp.range(12, 0)
    value = a.permute(1, 0).flip(False, True).pad(((1, 0), (0, 0)))[i // 4, i % 4]
    kernel = kernel_of_call(out[i].store(value).end(i).sink(arg=KernelInfo()))
    load = next(u for u in kernel.toposort() if u.op is Ops.INDEX and u.src[0].arg.slot == 1)
    assert load.src[0].op is Ops.PARAM and load.src[1].op is Ops.WHERE


def test_written_slots():
    assert written_slots(add_kernel(3)) == (0,)
    assert written_slots(UOp(Ops.PROGRAM, (UOp(Ops.SOURCE, (), "void f() {}"),))) == (0,)
    out, other = UOp.placeholder((2,), "float", 0), UOp.placeholder((2,), "float", 2)
    assert written_slots(UOp.sink(out[0].store(1.0), other[1].store(2.0))) == (0, 2)


def test_a_kernel_waits_for_its_inputs_and_nothing_else(machine):
    a, b, out = (UOp.new_buffer("CPU", 6, "float") for _ in range(3))
    data = {a: [1.0] * 6, b: [2.0] * 6, out: [0.0] * 6}
    a2, b2 = (a * 2.0).contiguous(), (b * 2.0).contiguous()
    args = [x.reshape(3, 2) for x in (out, a2, b2)]
    result = args[0].after(add_kernel(3).call(*args)).reshape(6)
    independent = (a2 * 3.0).contiguous()
    schedule, values = run(machine, [result + independent], data)
    names = [c.src[0].arg.name for c in schedule.linear.src]
    assert names.index("add") >= 2 and len(names) == 5
    assert values == [[12.0] * 6]


def test_readers_of_what_a_kernel_overwrites_run_before_it(machine):
    b = UOp.new_buffer("CPU", 4, "float")
    new = b.after(bump_kernel(4).call(b))
    _, values = run(machine, [new, b * 10.0, new * 10.0], {b: [0.0, 1.0, 2.0, 3.0]})
    assert values == [[1.0, 2.0, 3.0, 4.0], [0.0, 10.0, 20.0, 30.0], [10.0, 20.0, 30.0, 40.0]]


def test_kernels_on_one_buffer_run_one_after_the_other(machine):
    b = UOp.new_buffer("CPU", 4, "float")
    once = b.after(bump_kernel(4).call(b))
    twice = once.after(bump_kernel(4).call(once))
    _, values = run(machine, [once * 1.5, twice], {b: [0.0, 1.0, 2.0, 3.0]})
    assert values == [[1.5, 3.0, 4.5, 6.0], [2.0, 3.0, 4.0, 5.0]]


def test_part_of_a_buffer_is_passed_as_a_view():
    b, out = UOp.new_buffer("CPU", 12, "float"), UOp.new_buffer("CPU", 6, "float")
    row = b.reshape(2, 3, 2).shrink(((1, 2), (0, 3), (0, 2))).reshape(3, 2)
    target = out.reshape(3, 2)
    linear = create_schedule([target.after(add_kernel(3).call(target, row, row))], "CPU").linear
    assert len(linear.src) == 1
    view = linear.src[0].src[2]
    assert view.op is Ops.BUFFER_VIEW and view.src[0] is b and view.arg.offset == 24


def test_a_function_is_the_same_graph_as_what_it_stands_for():
    a, b = UOp.new_buffer("CPU", 4, "float"), UOp.new_buffer("CPU", 4, "float")
    p, q = UOp.param(0, "float", (4,)), UOp.param(1, "float", (4,))
    call = UOp.maketuple(p + q, p * q).function(a, b)
    through = create_schedule([call.gettuple(0) * 2.0, call.gettuple(1)], "CPU").linear
    plain = create_schedule([(a + b) * 2.0, a * b], "CPU").linear
    assert [c.src[0] for c in through.src] == [c.src[0] for c in plain.src]


def test_a_kernel_on_values_that_are_not_memory_in_order_is_refused():
    b, out = UOp.new_buffer("CPU", 6, "float"), UOp.new_buffer("CPU", 6, "float")
    turned = b.reshape(2, 3).permute(1, 0)
    target = out.reshape(3, 2)
    with pytest.raises(ValueError, match="contiguous"):
        create_schedule([target.after(add_kernel(3).call(target, turned, turned))], "CPU")
