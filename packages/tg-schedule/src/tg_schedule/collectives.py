"""How do values travel between devices? Collectives as compositions of per-device values and copies.

Values here are *local*: a graph that every device runs, of the shape one device holds. A copy between devices
reads `MSTACK(piece of device 0, piece of device 1, …)`, one piece per receiving device, and is one CALL. The
variable `device_number` is this device's place among its fellows; `rolled` turns what each device holds in an
order of its own (itself first) into the common order by index arithmetic alone.

Sums are made in the order of the devices, on one device per element or equally on all: replicas are equal to
the bit.
"""

from __future__ import annotations

from math import prod
from typing import Any

from tg_uop import GroupOp, Ops, UOp, dtypes
from tg_uop.context import ALL2ALL, ALLREDUCE_CAST, RING

# Bytes of a device's value from which an all-reduce moves parts (twice the value over each link in all,
# instead of n-1 times) at the price of more steps.
LARGE = 1 << 18

DEVICE_NUMBER = "_device_num"
Devices = tuple[str, ...]


def settings() -> tuple[int, ...]:
    """What the form of a collective depends on, beside the graph."""
    return RING.value, ALL2ALL.value, ALLREDUCE_CAST.value


def device_number(n: int) -> UOp:
    """The variable that counts the `n` devices of a CALL; the runner gives each device its own."""
    return UOp.variable(DEVICE_NUMBER, 0, n - 1)


def depends_on_device(u: UOp) -> bool:
    """Whether a device-less value differs between devices."""
    return any(p.op is Ops.PARAM and p.arg.name == DEVICE_NUMBER for p in u.toposort())


def in_memory(x: UOp) -> UOp:
    """A local value that copies can read."""
    return x if x.op is Ops.CONTIGUOUS else x.contiguous()


def local_part(x: UOp, axis: int, n: int) -> UOp:
    """This device's share along `axis` of a value that every device holds whole."""
    if x.op is Ops.CONTIGUOUS:
        return local_part(x.src[0], axis, n).contiguous()
    size = x.shape[axis] // n
    shape = x.shape[:axis] + (size,) + x.shape[axis + 1 :]
    base = x
    while base.op in (Ops.EXPAND, Ops.RESHAPE, Ops.NOOP):
        base = base.src[0]
    if base.op is Ops.CONST:
        return base.broadcast_to(shape)
    if x.op is Ops.EXPAND and type(d := x.src[0].shape[axis]) is int and d == 1:
        return x.src[0].expand(shape)
    begin = device_number(n) * size
    return x.shrink(tuple((begin, begin + size) if i == axis else (0, d) for i, d in enumerate(x.shape)))


def send(pieces: list[UOp], devices: Devices) -> UOp:
    """Device j receives pieces[j] (of one device, or `mselect` of a local value): one copy on all devices."""
    return UOp(Ops.COPY, (UOp(Ops.MSTACK, tuple(pieces)),), devices)


def shard_of(x: UOp, i: int) -> UOp:
    """What device `i` holds of a local value."""
    return UOp(Ops.MSELECT, (x,), i)


def rotated(x: UOp, step: int, devices: Devices) -> UOp:
    """The value of the device `step` places further on."""
    n = len(devices)
    return send([shard_of(x, (j + step) % n) for j in range(n)], devices)


def rolled(x: UOp, shift: UOp) -> UOp:
    """x[(i + shift) mod n] along the first axis, by indices alone; 0 <= shift <= n."""
    n, rest = x.shape[0], x.shape[1:]
    twice = x.reshape((1, n, *rest)).expand((2, n, *rest)).reshape((2 * n, *rest))
    return twice.shrink(((shift, shift + n), *((0, d) for d in rest)))


def _common_order(own_first: list[UOp], n: int) -> UOp:
    """Values of this device, the next, …, stacked in the order of the devices."""
    return rolled(UOp(Ops.STACK, tuple(own_first)), device_number(n) * -1 + n)


def allgather(x: UOp, devices: Devices, ring: bool = False) -> UOp:
    """Every device's `x`, stacked along a new first axis, on every device."""
    n = len(devices)
    if x.device is None and not depends_on_device(x):
        return x.reshape((1, *x.shape)).expand((n, *x.shape))
    x = in_memory(x)
    pieces = [_own(x, devices)]
    for step in range(1, n):
        pieces.append(rotated(pieces[-1] if ring and step > 1 else x, 1 if ring else step, devices))
    return _common_order(pieces, n)


def _own(x: UOp, devices: Devices) -> UOp:
    """This device's part of what is gathered, written where the others' parts go."""
    below = x.src[0]
    while below.op in GroupOp.Movement or below.op is Ops.AFTER:
        below = below.src[0]
    return rotated(x, 0, devices) if below.op in GroupOp.Storage else x


def exchange(parts: UOp, devices: Devices) -> UOp:
    """`parts` (n, …) holds a part for each device; gives the parts from each device, in their order."""
    n = len(devices)
    mine = in_memory(rolled(parts, device_number(n)))
    whole = tuple((0, d) for d in parts.shape[1:])
    pieces = []
    for ahead in range(n):
        step = (n - ahead) % n  # the sender's distance to this device
        part = mine.shrink(((step, step + 1), *whole)).reshape(parts.shape[1:])
        pieces.append(rotated(part, ahead, devices))
    return _common_order(pieces, n)


def combine(op: Ops, values: UOp) -> UOp:
    """(n, …) reduced over the first axis, which is dropped."""
    return values.reduce(arg=op, axes=(0,)).reshape(values.shape[1:])


def reduce_scatter(x: UOp, op: Ops, axis: int, devices: Devices) -> UOp:
    """The share along `axis` of all devices' `x`, reduced."""
    return combine(op, exchange(split(x, axis, len(devices)), devices))


def split(x: UOp, axis: int, n: int) -> UOp:
    """`axis` of size n·s as a new first axis of n and an axis of s."""
    shape = x.shape[:axis] + (n, x.shape[axis] // n) + x.shape[axis + 1 :]
    order = (axis, *range(axis), *range(axis + 1, len(shape)))
    return x.reshape(shape).permute(order)


def joined(x: UOp, axis: int) -> UOp:
    """The first axis put in front of `axis` of the rest, as one axis: the opposite of `split`."""
    rest = x.shape[1:]
    order = (*range(1, axis + 1), 0, *range(axis + 1, len(x.shape)))
    return x.permute(order).reshape(rest[:axis] + (x.shape[0] * rest[axis],) + rest[axis + 1 :])


def form_of_allreduce(nbytes: int, n: int) -> str:
    """ "naive", "ring" or "all2all", by size, number of devices and the switches RING and ALL2ALL."""
    large = n > 2 and nbytes >= LARGE
    if ALL2ALL >= 2 or (ALL2ALL and large):
        return "all2all"
    return "ring" if RING >= 2 or (RING and large) else "naive"


def allreduce(x: UOp, op: Ops, devices: Devices, narrow: Any = None) -> UOp:
    """All devices' `x` reduced, on every device. With `narrow` (a float dtype) values travel in it."""
    n, wide = len(devices), x.dtype
    if narrow is not None:
        x = x.cast(narrow)
    fixed = all(type(d) is int for d in x.shape)
    form = form_of_allreduce(prod(x.shape) * x.dtype.itemsize, n) if fixed else "naive"
    if form == "naive":
        return combine(op, allgather(x, devices).cast(wide))
    size = prod(x.shape)
    share = -(-size // n)
    parts = x.reshape((size,)).pad(((0, n * share - size),)).reshape((n, share))
    if form == "all2all":
        mine = combine(op, exchange(parts, devices).cast(wide)).cast(x.dtype)
    else:
        mine = _ring_reduce(parts, op, devices, wide)
    whole = allgather(mine, devices, ring=form == "ring").cast(wide)
    return whole.reshape((n * share,)).shrink(((0, size),)).reshape(x.shape)


def _ring_reduce(parts: UOp, op: Ops, devices: Devices, wide: Any) -> UOp:
    """Part d of `parts` (n, …), reduced, on device d: it starts at d+1 and gathers on its way round."""
    n = len(devices)
    mine = rolled(parts, device_number(n))
    rest = parts.shape[1:]

    def part(k: int) -> UOp:
        return mine.shrink(((k, k + 1), *((0, d) for d in rest))).reshape(rest).cast(wide)

    total = part(n - 1)
    for step in range(1, n):
        received = rotated(in_memory(total.cast(parts.dtype)), n - 1, devices).cast(wide)
        total = UOp(op, (received, part(n - 1 - step)))
    return total.cast(parts.dtype)


def is_narrower_float(a: Any, b: Any) -> bool:
    """Whether values of float dtype `a` take fewer bytes than `b`'s."""
    return dtypes.is_float(a) and dtypes.is_float(b) and a.itemsize < b.itemsize
