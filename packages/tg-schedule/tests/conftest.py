"""Running a schedule with the reference interpreter, so that these tests need tg-uop alone."""

import os

os.environ.setdefault("SPEC", "1")

import pytest

from tg_schedule import Schedule, create_schedule
from tg_uop import Ops, UOp, evaluate


def _storage(u: UOp) -> UOp:
    while u.op not in (Ops.BUFFER, Ops.BUFFER_VIEW):
        u = u.src[0]
    return u


class Machine:
    """Memory by BUFFER; arenas keep one list per view (the planner promises that live views do not
    overlap)."""

    def __init__(self, data: dict[UOp, list]) -> None:
        self.memory = dict(data)

    def run(self, schedule: Schedule) -> None:
        for call in schedule.linear.src:
            body, args = call.src[0], call.src[1:]
            for a in args:
                self.memory.setdefault(a, [0] * a.shape[0])
            if body.op is Ops.COPY:
                self.memory[args[0]][:] = self.memory[args[1]]
                continue
            params = {p.arg.slot: p for p in body.toposort() if p.op is Ops.PARAM and p.shape != ()}
            evaluate(body, {p: self.memory[args[slot]] for slot, p in params.items()}, schedule.var_vals)

    def value(self, u: UOp) -> list:
        return evaluate(u, self.memory)


@pytest.fixture
def compute():
    """compute(roots, data) -> (values of each root, schedule); data maps BUFFERs to lists."""

    def run(roots: list[UOp], data: dict[UOp, list]) -> tuple[list[list], Schedule]:
        schedule = create_schedule(roots, "CPU")
        machine = Machine({k: list(v) for k, v in data.items()})
        machine.run(schedule)
        return [machine.value(r) for r in schedule.results], schedule

    return run


@pytest.fixture
def count():
    """count(root, …) -> number of kernels."""

    def run(*roots: UOp) -> int:
        return sum(c.src[0].op is Ops.SINK for c in create_schedule(list(roots), "CPU").linear.src)

    return run


@pytest.fixture
def machine():
    return Machine
