"""Stores run in the right order, and never overwrite what their own kernel, or another, still has to read."""

from tg_schedule import create_schedule
from tg_uop import Ops, UOp, evaluate


def agree(machine, roots, data):
    schedule = create_schedule(roots, "CPU")
    m = machine({k: list(v) for k, v in data.items()})
    m.run(schedule)
    got = [m.value(r) for r in schedule.results]
    want = [evaluate(r, {k: list(v) for k, v in data.items()}) for r in roots]
    assert got == want
    return schedule


def buffer(n=16):
    b = UOp.new_buffer("CPU", n, "float")
    return b, {b: [float(i) for i in range(n)]}


def test_store_in_place(machine):
    b, data = buffer()
    assert len(agree(machine, [b.after(b.store(b + 1.0))], data).linear.src) == 1


def test_store_of_own_transpose_goes_through_a_temporary(machine):
    b, data = buffer()
    m = b.reshape(4, 4)
    assert len(agree(machine, [b.after(m.store(m + m.permute(1, 0)))], data).linear.src) == 2


def test_store_of_own_flip_and_shift(machine):
    b, data = buffer(8)
    agree(machine, [b.after(b.store(b.flip(True)))], data)
    agree(machine, [b.after(b.shrink(((1, 8),)).store(b.shrink(((0, 7),))))], data)


def test_store_to_a_strided_view(machine):
    b, data = buffer(12)
    column = b.reshape(4, 3).shrink(((0, 4), (1, 2)))
    agree(machine, [b.after(column.store(column * 10.0))], data)


def test_two_stores_one_after_the_other(machine):
    b, data = buffer(8)
    one = b.after(b.shrink(((0, 4),)).store(UOp.const("float", 7.0, (4,))))
    two = one.after(one.shrink(((2, 6),)).store(one.shrink(((0, 4),)) + 1.0))
    agree(machine, [two], data)


def test_reader_of_the_old_contents_runs_before_the_store(machine):
    b, data = buffer(8)
    old = b.flip(True) * 2.0
    new = b.after(b.store(b + 100.0))
    schedule = agree(machine, [new, old], data)
    stores = [n for n, c in enumerate(schedule.linear.src) if c.src[1] is b]
    assert stores == [1]


def test_reader_of_the_new_contents_runs_after_the_store(machine):
    b, data = buffer(8)
    new = b.after(b.store(b + 100.0))
    agree(machine, [new * 2.0, new], data)


def test_store_to_a_computed_value(machine):
    b, data = buffer(8)
    c = (b * 3.0).contiguous()
    new = c.after(c.shrink(((2, 4),)).store(UOp.const("float", -1.0, (2,))))
    schedule = create_schedule([new], "CPU")
    m = machine({k: list(v) for k, v in data.items()})
    m.run(schedule)
    assert m.value(schedule.results[0]) == [0.0, 3.0, -1.0, -1.0, 12.0, 15.0, 18.0, 21.0]


def test_one_kernel_per_store_of_a_masked_update(machine):
    b, data = buffer(16)
    mask, dm = buffer(16)
    value = (mask < 8.0).where(b.const_like(2.0), b)
    assert len(agree(machine, [b.after(b.store(value))], {**data, **dm}).linear.src) == 1


def test_result_is_the_buffer_that_was_written():
    b = UOp.new_buffer("CPU", 4, "float")
    schedule = create_schedule([b.after(b.store(b + 1.0)).reshape(2, 2)], "CPU")
    assert schedule.results[0] is b.reshape(2, 2)
    assert schedule.linear.src[0].src[0].op is Ops.SINK


def test_two_stores_that_read_what_the_other_writes_need_one_temporary(machine):
    a, data = buffer(8)
    b, more = buffer(8)
    roots = [a.after(a.store(a + b.flip(True))), b.after(b.store(b * 2.0 + a.flip(True)))]
    assert len(agree(machine, roots, {**data, **more}).linear.src) == 3
