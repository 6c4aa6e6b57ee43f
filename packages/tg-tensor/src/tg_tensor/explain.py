"""What would realising a tensor run, and what would that cost? Nothing is computed, no tensor changes."""

from __future__ import annotations

from typing import Any, NamedTuple

from tg_tensor.base import TensorBase
from tg_uop import Ops, UOp


class PlannedCall(NamedTuple):
    """One step of a schedule: a kernel or copy, what it costs, and the least seconds it can take on the
    machine's measured limits (None where they do not apply: another device than the default one).
    """

    name: str
    device: str
    operations: int
    nbytes: int
    seconds: float | None


class Explanation(NamedTuple):
    """The steps in order. Printing it shows a table."""

    calls: tuple[PlannedCall, ...]

    @property
    def operations(self) -> int:
        return sum(c.operations for c in self.calls)

    @property
    def nbytes(self) -> int:
        return sum(c.nbytes for c in self.calls)

    @property
    def seconds(self) -> float | None:
        times = [c.seconds for c in self.calls if c.seconds is not None]
        return sum(times) if times else None

    def __str__(self) -> str:
        if not self.calls:
            return "nothing to run: the values are in memory, or constants"
        rows = [("kernel", "device", "operations", "bytes", "least time")]
        rows += [(c.name, c.device, *_costs(c.operations, c.nbytes, c.seconds)) for c in self.calls]
        rows.append((f"{len(self.calls)} in all", "", *_costs(self.operations, self.nbytes, self.seconds)))
        widths = [max(len(r[i]) for r in rows) for i in range(5)]
        lines = []
        for r in rows:
            left = [r[i].ljust(widths[i]) for i in (0, 1)]
            lines.append("  ".join(left + [r[i].rjust(widths[i]) for i in (2, 3, 4)]).rstrip())
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)


def _costs(operations: int, nbytes: int, seconds: float | None) -> tuple[str, str, str]:
    return f"{operations:,}", f"{nbytes:,}", _time(seconds)


def _time(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds * 1e6:,.1f} us"


class ExplainMixin(TensorBase):
    """Methods that say what would be done."""

    __slots__ = ()

    def explain(self, *others: Any) -> Explanation:
        """The kernels that `realize(*others)` would run: names, operations, bytes touched, and the least time
        they can take (`tg_tensor.roofline`). They are compiled, but not run; the tensors stay lazy.
        """
        from tg_tensor.realize import planned  # lazy: pulls in the scheduler and the code generator

        for i, t in enumerate(others):
            if not isinstance(t, TensorBase):
                raise TypeError(f"explain: tensors are explained, number {i + 1} is {type(t).__name__} {t!r}")
        with planned([t for t in (self, *others) if 0 not in t.shape]) as (linear, values):
            return Explanation(tuple(_planned(c, values) for c in linear.src))


def _planned(call: UOp, values: dict[str, int]) -> PlannedCall:
    from tg_tensor.device import Device  # lazy: as in explain
    from tg_tensor.roofline import roofline
    from tg_tensor.run import call_device, estimate_uop, runtime_of
    from tg_tensor.unwrap import unwrap_multi
    from tg_uop.symbolic import sym_infer

    alone = unwrap_multi(call)  # one for each device
    body, device = call.src[0], call_device(alone[0])
    cost = estimate_uop(call)
    operations, nbytes = (int(sym_infer(c, values)) for c in (cost.ops, cost.mem))
    if body.op in (Ops.SINK, Ops.PROGRAM):
        name = runtime_of(body, device).program.src[0].arg.name
    else:
        name = body.op.name.lower()
    known = device == Device.DEFAULT and device.startswith("CPU")
    seconds = roofline().seconds(float(operations), float(nbytes)) if known else None
    shown = device if len(alone) == 1 else f"{device} and {len(alone) - 1} more"
    return PlannedCall(name, shown, operations, nbytes, seconds)


__all__ = ["ExplainMixin", "Explanation", "PlannedCall"]
