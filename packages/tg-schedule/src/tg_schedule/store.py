"""How is a schedule kept for later, or sent elsewhere? As the bytes of its graphs: no code, no contents.

The memory of a loaded schedule is BUFFERs under ids of this process; what they hold is for the reader to put
there. Equal schedules over equal ids give equal bytes.
"""

from __future__ import annotations

from tg_schedule.schedule import Schedule
from tg_uop import Ops, UOp, dumps, loads_all


def dump_schedule(schedule: Schedule) -> bytes:
    """A schedule's calls, results and values of variables as bytes."""
    values = [UOp.variable(name, n, n).bind(n) for name, n in sorted(schedule.var_vals.items())]
    return dumps(schedule.linear, UOp.sink(*schedule.results), UOp.sink(*values))


def load_schedule(data: bytes) -> Schedule:
    """The schedule that `dump_schedule` wrote. ValueError for anything else, or damaged bytes."""
    roots = loads_all(data)
    if [r.op for r in roots] != [Ops.LINEAR, Ops.SINK, Ops.SINK]:
        raise ValueError(f"not a schedule: {len(roots)} graphs of {', '.join(r.op.name for r in roots)}")
    linear, results, values = roots
    return Schedule(linear, results.src, {v.expr: n for v, n in (b.unbind() for b in values.src)})


__all__ = ["dump_schedule", "load_schedule"]
