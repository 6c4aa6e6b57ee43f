"""Which moves make one kernel fastest, found by measuring? A beam search from the plain kernel and from the
heuristic's choice.

Each level extends the best kernels so far by every move that applies, or gives one of their moves another
size, measures those not seen before, and keeps the `width` fastest; it ends when a level gains nothing. How
kernels are measured is the caller's part (`Evaluate`): this module compiles and runs nothing. At the end the
winner meets the heuristic's choice again, and has to be faster there too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import replace
from math import prod
from typing import Any, NamedTuple

from tg_codegen.opt.heuristic import choose_opts
from tg_codegen.opt.scheduler import TILE, KernelOptError, Scheduler, merge_axes, size_of
from tg_uop import AxisType, KernelInfo, Ops, Opt, OptOps, UOp
from tg_uop.context import ContextVar

BEAM_UOPS_MAX = ContextVar("BEAM_UOPS_MAX", 6000, "kernels of more instructions are not tried by BEAM")
BEAM_UPCAST_MAX = ContextVar("BEAM_UPCAST_MAX", 256, "most elements of a register tile that BEAM tries")
BEAM_LOCAL_MAX = ContextVar("BEAM_LOCAL_MAX", 1024, "most threads of a work-group that BEAM tries")
BEAM_MIN_PROGRESS = ContextVar("BEAM_MIN_PROGRESS", 0.1, "microseconds a level of BEAM has to gain")
BEAM_PADTO = ContextVar("BEAM_PADTO", 0, "1 BEAM also tries to pad axes")
IGNORE_BEAM_CACHE = ContextVar("IGNORE_BEAM_CACHE", 0, "1 BEAM searches again what it has found before")

# Sizes that are tried, by move.
_FACTORS = {
    OptOps.UPCAST: (2, 3, 4, 5, 6, 8, 16, 24, 32, 64),
    OptOps.UNROLL: (2, 4, 8, 16, 32),
    OptOps.SPLIT: (16, 32, 64, 128),
    OptOps.LOCAL: (4, 8, 16, 32),
    OptOps.GROUP: (4, 8, 16, 32, 256),
    OptOps.GROUPTOP: (16, 32, 256),
}
_WHOLE = 32  # axes up to this size are also taken as a whole
_LEVELS = 12
_GROUP = frozenset({AxisType.LOCAL, AxisType.GROUP_REDUCE})

Opts = tuple[Opt, ...]
Evaluate = Callable[[Sequence[UOp], float], list[float]]
"""Seconds of one run of each kernel (SINKs with `opts_to_apply`); infinity for one that does not compile,
takes too long or crashes. The second argument is the best time so far: slower ones need no exact answer.
"""


class Found(NamedTuple):
    """What a search came to: the kernel with its opts, its seconds and the heuristic's, kernels measured."""

    kernel: UOp
    seconds: float
    heuristic_seconds: float
    measured: int

    @property
    def opts(self) -> Opts:
        return tuple(self.kernel.arg.opts_to_apply or ())


def with_opts(ast: UOp, opts: Opts) -> UOp:
    """The kernel with these moves to be applied, none of them chosen by the heuristic."""
    return ast.replace(arg=replace(ast.arg or KernelInfo(), opts_to_apply=opts))


def possible_moves(s: Scheduler) -> Iterator[Opt]:
    """Moves worth trying on a kernel as it is now; not all of them apply."""
    ranges = s.ranges
    loops = [n for n, r in enumerate(ranges) if r.arg.axis_type in (AxisType.LOOP, AxisType.GLOBAL)]
    reduced = [r for r in ranges if r.arg.axis_type in (AxisType.REDUCE, AxisType.GROUP_REDUCE)]
    for n in loops:
        size = size_of(ranges[n])
        for factor in _factors(OptOps.UPCAST, size):
            yield Opt(OptOps.UPCAST, n, factor)
        for factor in _factors(OptOps.SPLIT, size):
            if factor:
                yield Opt(OptOps.SPLIT, n, factor)
        if s.renderer.has_local:
            for factor in _factors(OptOps.LOCAL, size):
                yield Opt(OptOps.LOCAL, n, factor)
        yield Opt(OptOps.THREAD, n, 0)
        yield from (Opt(OptOps.SWAP, n, m) for m in loops if m > n)
        yield from (Opt(OptOps.CACHE, n, operand) for operand in (0, 1))
    for n, r in enumerate(reduced):
        yield from (Opt(OptOps.UNROLL, n, factor) for factor in _factors(OptOps.UNROLL, size_of(r)))
        if s.renderer.has_local:
            for op in (OptOps.GROUP, OptOps.GROUPTOP):
                yield from (Opt(op, n, factor) for factor in _factors(op, size_of(r)))
    if BEAM_PADTO.value:
        for n, r in enumerate(ranges):
            if r.arg.axis_type in (AxisType.LOOP, AxisType.REDUCE):
                yield from (Opt(OptOps.PADTO, n, k) for k in (4, 8, 16, 32))
    if s.renderer.has_local:
        yield Opt(OptOps.NOLOCALS)


def _factors(op: OptOps, size: Any) -> list[int]:
    """Factors of an axis to try; 0 is the whole axis."""
    if not isinstance(size, int):
        return []
    found = [f for f in _FACTORS[op] if size % f == 0 and f < size]
    return [*found, 0] if size <= _WHOLE else found


def applied(ast: UOp, renderer: Any, opts: Opts) -> Scheduler | None:
    """The kernel after the moves; None when one does not apply, or the limits forbid the result."""
    s = Scheduler(ast, renderer)
    try:
        for opt in opts:
            s.apply_opt(opt)
    except (KernelOptError, ValueError):
        return None
    tile = max(_elements(u, TILE) for u in s.ast.toposort())
    group = max(_elements(u, _GROUP) for u in s.ast.toposort())
    return s if tile <= BEAM_UPCAST_MAX.value and group <= BEAM_LOCAL_MAX.value else None


def _elements(u: UOp, types: Set[AxisType]) -> int:
    """How many elements a value has along axes of these types."""
    return prod(n for r in u.ranges if r.arg.axis_type in types and isinstance(n := size_of(r), int))


def search(
    ast: UOp,
    renderer: Any,
    evaluate: Evaluate,
    width: int,
    progress: Callable[[int, int, float], None] = lambda level, measured, best: None,
) -> Found:
    """The fastest kernel found. `progress(level, kernels measured, best seconds)` is called after each level.

    ValueError for a width below 1, TypeError for anything but a kernel SINK.
    """
    if width < 1:
        raise ValueError(f"BEAM: a width of at least 1, got {width}")
    if ast.op is not Ops.SINK:
        raise TypeError(f"BEAM searches a kernel SINK, got {ast.op.name}")
    plain = merge_axes(ast)
    usual: Opts = tuple(choose_opts(plain, renderer))
    seen: set[bytes] = set()
    start: list[Opts] = [()]
    _is_new(plain, renderer, (), seen)
    if usual:
        _is_new(plain, renderer, usual, seen)
        start.append(usual)
    times = evaluate([with_opts(plain, o) for o in start], math.inf)
    measured = len(start)
    beam = sorted(zip(times, start, strict=True), key=_by_time)[:width]
    usual_seconds = times[-1]
    for level in range(1, _LEVELS + 1):
        best = beam[0][0]
        progress(level, measured, best)
        fresh = []
        for _, opts in beam:
            fresh += [o for o in _neighbours(plain, renderer, opts) if _is_new(plain, renderer, o, seen)]
        if not fresh:
            break
        times = evaluate([with_opts(plain, o) for o in fresh], best)
        measured += len(fresh)
        beam = sorted([*beam, *zip(times, fresh, strict=True)], key=_by_time)[:width]
        if best - beam[0][0] < BEAM_MIN_PROGRESS.value * 1e-6:
            break
    winner = beam[0][1]
    if winner == usual:
        return Found(with_opts(plain, usual), usual_seconds, usual_seconds, measured)
    both = [with_opts(plain, winner), with_opts(plain, usual)]
    ours, theirs = evaluate(both, math.inf)
    return Found(both[0] if ours < theirs else both[1], min(ours, theirs), theirs, measured)


def _neighbours(ast: UOp, renderer: Any, opts: Opts) -> Iterator[Opts]:
    """The moves with one more, and with another size for one of them."""
    s = Scheduler(ast, renderer)
    for n, opt in enumerate(opts):
        if opt.op in _FACTORS and isinstance(opt.arg, int):
            size = size_of(s.real_axis(opt.op, opt.axis))
            for factor in _factors(opt.op, size):
                yield (*opts[:n], opt._replace(arg=factor), *opts[n + 1 :])
        s.apply_opt(opt)
    for move in possible_moves(s):
        yield (*opts, move)


def _by_time(candidate: tuple[float, Opts]) -> tuple[float, int]:
    return candidate[0], len(candidate[1])


def _is_new(ast: UOp, renderer: Any, opts: Opts, seen: set[bytes]) -> bool:
    """Whether moves apply and lead to a kernel that was not seen, whatever moves led there."""
    s = applied(ast, renderer, opts)
    if s is None:
        return False
    key = s.ast.replace(arg=KernelInfo()).key
    if key in seen:
        return False
    seen.add(key)
    return True


__all__ = [
    "BEAM_LOCAL_MAX",
    "BEAM_MIN_PROGRESS",
    "BEAM_PADTO",
    "BEAM_UOPS_MAX",
    "BEAM_UPCAST_MAX",
    "Evaluate",
    "Found",
    "IGNORE_BEAM_CACHE",
    "Opts",
    "applied",
    "possible_moves",
    "search",
    "with_opts",
]
