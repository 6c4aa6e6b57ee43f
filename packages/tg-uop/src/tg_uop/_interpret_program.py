"""What does a linearised kernel do? Instructions run one after another on storage, with loops and branches
by position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tg_uop._interpret_values import RULES, VALUE_SOURCES, ByteStorage, Cell, Ints, Place, read
from tg_uop.dtype import as_const, dtypes
from tg_uop.ops import AxisType, Ops
from tg_uop.uop import UOp


def run_program(linear: UOp, buffers: Sequence[Any], vals: Sequence[int], lo: int, hi: int | None) -> None:
    """See `tg_uop.interpret.run_program`."""
    params, names = _signature(linear)
    if len(buffers) != len(params):
        raise ValueError(
            f"the program has buffers for slots {[p.arg.slot for p in params]}, got {len(buffers)} buffers"
        )
    if len(vals) != len(names):
        raise ValueError(f"the program has variables {names}, got {len(vals)} values")
    storage: dict[int, Place] = {}
    for p, b in zip(params, buffers, strict=True):
        data = ByteStorage(b, p.dtype)
        if len(data) < _size(p):
            raise ValueError(
                f"slot {p.arg.slot} holds {_size(p)} elements of {p.dtype.name}, got {len(data.view)} bytes"
            )
        storage[p.arg.slot] = Place(Cell(data, p.dtype, shared=False), data, range(_size(p)))
    _Processor(linear, storage, dict(zip(names, vals, strict=True)), lo, hi).run()


def run_on_places(linear: UOp, args: Sequence[Any], var_vals: dict[str, int]) -> None:
    """Run with PARAM k on `args[k]`, storage of a graph that is being evaluated."""
    _Processor(linear, dict(enumerate(args)), var_vals, 0, None).run()


def _size(p: UOp) -> int:
    return int(p.shape[0]) if p.shape else 1


def _signature(linear: UOp) -> tuple[list[UOp], list[str]]:
    """Buffer PARAMs sorted by slot, and names of variables, sorted."""
    params = [u for u in linear.src if u.op is Ops.PARAM]
    buffers = {u.arg.slot: u for u in params if not _is_variable(u)}
    return [buffers[s] for s in sorted(buffers)], sorted({u.arg.name for u in params if _is_variable(u)})


def _is_variable(u: UOp) -> bool:
    return u.arg.name is not None and u.shape == ()


class _Processor:
    """The state of one run: a value for each instruction done, and the position of the next."""

    def __init__(
        self, linear: UOp, storage: dict[int, Any], var_vals: dict[str, int], lo: int, hi: int | None
    ) -> None:
        self.code = linear.src
        self.storage, self.var_vals, self.lo, self.hi = storage, var_vals, lo, hi
        self.values: dict[UOp, Any] = {}
        self.at = 0
        self.limits: dict[UOp, int] = {}
        self.position = {u: i for i, u in enumerate(self.code)}
        self.closing: dict[UOp, int] = {}  # RANGE or IF -> position of what closes it
        for i, u in enumerate(self.code):
            if u.op is Ops.ENDIF:
                self.closing[u.src[0]] = i
            for r in u.src[1:] if u.op is Ops.END else ():
                self.closing[r] = i

    def run(self) -> None:
        code, end = self.code, len(self.code)
        while self.at < end:
            u = code[self.at]
            self.at += 1
            self.values[u] = _PROGRAM_RULES[u.op](self, u, self.sources(u))

    def sources(self, u: UOp) -> list[Any]:
        n = VALUE_SOURCES.get(u.op)
        out: list[Any] = []
        for s in u.src if n is None else u.src[:n]:
            if s.dtype is dtypes.void:  # an effect: it has run, or its branch was not taken
                out.append([])
                continue
            if s not in self.values:
                if s.op not in (Ops.CONST, Ops.VCONST):
                    raise RuntimeError(
                        f"instruction {self.at - 1} uses a value that is not computed yet: {s!r} in {u!r}"
                    )
                self.values[s] = RULES[s.op](self, s, [])
            out.append(self.values[s])
        return out

    def dims(self, shape: Iterable[Any]) -> Ints:
        out = tuple(shape)
        if not all(type(d) is int for d in out):
            raise RuntimeError(f"shapes in a program are constant, got {out}")
        return out

    def close_of(self, u: UOp) -> int:
        if u not in self.closing:
            raise RuntimeError(f"nothing closes {u!r}")
        return self.closing[u]


def _param(m: _Processor, u: UOp, src: list[Any]) -> Any:
    if _is_variable(u):
        if u.arg.name not in m.var_vals:
            raise ValueError(f"no value given for variable {u.arg.name!r}; got {sorted(m.var_vals)}")
        return [as_const(m.var_vals[u.arg.name], u.dtype)]
    if u.arg.slot not in m.storage:
        raise ValueError(f"no buffer for slot {u.arg.slot}: {u!r}")
    return m.storage[u.arg.slot]


def _buffer(m: _Processor, u: UOp, src: list[Any]) -> Any:
    data = [as_const(0, u.dtype)] * u.arg.size
    return Place(Cell(data, u.dtype, shared=False), data, range(u.arg.size))


def _range(m: _Processor, u: UOp, src: list[Any]) -> Any:
    start, bound = 0, u.src[0]
    values = m.values[bound] if bound in m.values else RULES[bound.op](m, bound, [])
    limit = read(bound, values)[0]
    if u.arg.axis_type is AxisType.THREAD:
        start, limit = m.lo, limit if m.hi is None else min(m.hi, limit)
    m.limits[u] = limit
    if start >= limit:
        m.at = m.close_of(u) + 1
    return [start]


def _end(m: _Processor, u: UOp, src: list[Any]) -> Any:
    if len(u.src) > 2:
        raise RuntimeError(f"END closes one RANGE in a program, got {len(u.src) - 1}: {u!r}")
    for r in u.src[1:]:
        m.values[r] = [m.values[r][0] + 1]
        if m.values[r][0] < m.limits[r]:
            m.at = m.position[r] + 1
    return []


def _if(m: _Processor, u: UOp, src: list[Any]) -> Any:
    if not read(u.src[0], src[0])[0]:
        m.at = m.close_of(u) + 1
    return []


def _refuse(m: _Processor, u: UOp, src: list[Any]) -> Any:
    raise RuntimeError(f"{u.op.name} has no place in a program: {u!r}")


_NOT_IN_PROGRAMS = (
    Ops.BIND,
    Ops.FUNCTION,
    Ops.CALL,
    Ops.LINEAR,
    Ops.TUPLE,
    Ops.GETTUPLE,
    Ops.SPECIAL,
    Ops.STAGE,
)
_PROGRAM_RULES: dict[Ops, Callable[[Any, UOp, list[Any]], Any]] = {
    **RULES,
    **dict.fromkeys(_NOT_IN_PROGRAMS, _refuse),
    Ops.PARAM: _param,
    Ops.BUFFER: _buffer,
    Ops.AFTER: lambda m, u, src: src[0],
    Ops.RANGE: _range,
    Ops.END: _end,
    Ops.IF: _if,
    Ops.ENDIF: lambda m, u, src: [],
}

__all__ = ["run_on_places", "run_program"]
