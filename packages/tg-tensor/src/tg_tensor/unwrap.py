"""What does a CALL on several devices run on each of them?

The memory of such a call is a BUFFER on an n-tuple of devices (or a view of one); `select` gives one device's
part. A kernel becomes one call per device, told apart by the variable DEVICE_NUMBER; a copy becomes one copy
per device that receives or gives a part.
"""

from __future__ import annotations

from tg_schedule import DEVICE_NUMBER
from tg_uop import Ops, UOp


def is_multi(call: UOp) -> bool:
    """Whether a CALL touches memory on several devices."""
    return any(type(a.device) is tuple or a.op is Ops.MSELECT for a in call.src[1:])


def select(memory: UOp, i: int) -> UOp:
    """The part of a call's argument that device number `i` works on."""
    if memory.op is Ops.MSTACK:
        part = memory.src[i]
        return select(part.src[0], part.arg) if part.op is Ops.MSELECT else _resolved(part)
    if memory.op is Ops.BIND or type(memory.device) is not tuple:
        return _resolved(memory)
    if memory.op is Ops.BUFFER_VIEW:
        return memory.replace(src=(select(memory.src[0], i),))
    return UOp(Ops.MSELECT, (memory,), i)


def _resolved(memory: UOp) -> UOp:
    """An argument on one device, with the choice of a device next to the buffer."""
    if memory.op is Ops.MSELECT and memory.src[0].op is Ops.BUFFER_VIEW:
        return select(memory.src[0], memory.arg)
    if memory.op is Ops.BUFFER_VIEW and memory.src[0].op is not Ops.BUFFER:
        return memory.replace(src=(_resolved(memory.src[0]),))
    return memory


def unwrap_multi(call: UOp) -> list[UOp]:
    """The calls on one device each that a CALL stands for, in the order of the devices."""
    if not is_multi(call):
        return [call]
    if call.src[0].op is Ops.COPY:
        return _copies(call)
    number = _number_variable(call.src[0])
    n = next(len(a.device) for a in call.src[1:] if type(a.device) is tuple)
    bound = [() if number is None else (number.bind(i),) for i in range(n)]
    return [
        call.replace(src=(call.src[0], *(select(a, i) for a in call.src[1:]), *bound[i])) for i in range(n)
    ]


def _copies(call: UOp) -> list[UOp]:
    body, target, source = call.src
    if isinstance(target.device, tuple):
        n = len(target.device)
        return [call.replace(src=(body, select(target, i), select(source, i))) for i in range(n)]
    if not isinstance(source.device, tuple):
        return [call.replace(src=(body, target, _resolved(source)))]
    size, dtype = target.shape[0] // len(source.device), target.dtype
    return [
        call.replace(
            src=(body, target.buffer_view(size, dtype, i * size * dtype.itemsize), select(source, i))
        )
        for i in range(len(source.device))
    ]


def _number_variable(body: UOp) -> UOp | None:
    found = body.arg.vars if body.op is Ops.PROGRAM else body.toposort()
    for u in found:
        if u.op is Ops.PARAM and u.arg.name == DEVICE_NUMBER:
            variable: UOp = u
            return variable
    return None


def bound_values(call: UOp, var_vals: dict[str, int]) -> dict[str, int]:
    """`var_vals` with the variables that a CALL binds itself."""
    if call.src[-1].op is not Ops.BIND:
        return var_vals
    own = dict((v.expr, n) for v, n in (a.unbind() for a in call.src[1:] if a.op is Ops.BIND))
    return {**var_vals, **own}


__all__ = ["bound_values", "is_multi", "select", "unwrap_multi"]
