"""How does one kernel become machine code? `to_program`: a list of passes, in order, each a function of
graph and renderer.

| pass | what it does |
|---|---|
| suffixes | loops of suffix reductions run backwards, which makes them prefixes |
| merge axes | neighbouring output axes that every index walks as one become one |
| optimize | split axes into tiles and threads, as `opts_to_apply` or the heuristic says |
| scans | prefix reductions become values carried along a loop |
| gates | drop conditions that loads imply |
| emulate | float types the target lacks become float32 values, rounded after every operation |
| decompose | operations the target lacks become ones it has, still one node per tile |
| resolve tiles | tile axes become vectors of legal widths; accumulators; LOADs |
| simplify | symbolic rules on what the pieces' coordinates left |
| non-temporal | large results are written past the caches |
| prefetch | lines of later rows are asked for where loops step over pages |
| lower index | `index` becomes int32 or int64 |
| decompose integers | divisions and the like that address arithmetic brought |
| linearize | order, loops |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from tg_codegen.cache import cached
from tg_codegen.estimate import estimate
from tg_codegen.linearize import linearize
from tg_codegen.lower.decompositions import contraction, decompositions
from tg_codegen.lower.emulate import emulate
from tg_codegen.lower.gates import gate_rules
from tg_codegen.lower.index import lower_index
from tg_codegen.lower.nontemporal import nontemporal
from tg_codegen.lower.prefetch import prefetch
from tg_codegen.lower.scans import scans, suffixes
from tg_codegen.lower.tiles import resolve_tiles
from tg_codegen.opt import Scheduler, choose_opts
from tg_codegen.opt.panels import widen_panels
from tg_codegen.opt.scheduler import merge_axes, size_of
from tg_codegen.opt.text import format_opts
from tg_codegen.source_digest import source_digest
from tg_uop import (
    AxisType,
    Estimates,
    KernelInfo,
    Ops,
    ProgramInfo,
    UOp,
    dumps,
    graph_rewrite,
    loads,
)
from tg_uop.context import CHECK_OOB, DEBUG, NOOPT, SPEC, STRICT_FLOAT
from tg_uop.symbolic import symbolic


class Pass(NamedTuple):
    """A named step of lowering."""

    name: str
    run: Callable[[UOp, Any], UOp]


def optimize(ast: UOp, renderer: Any) -> UOp:
    """Apply the kernel's opts: those given, else the heuristic's (none under NOOPT=1)."""
    info = ast.arg or KernelInfo()
    scheduler = Scheduler(ast, renderer)
    wanted = info.opts_to_apply
    if wanted is None:
        wanted = () if NOOPT else tuple(choose_opts(ast, renderer))
    for opt in wanted:
        scheduler.apply_opt(opt)
    if DEBUG >= 4:
        print(f"{scheduler.kernel_name()}: {format_opts(scheduler.applied)}\n{scheduler.table()}")
    return widen_panels(scheduler.finished())


def _rewrite(matcher: Callable[[Any], Any], name: str) -> Callable[[UOp, Any], UOp]:
    return lambda sink, renderer: graph_rewrite(sink, matcher(renderer), name=name)


def _only_heuristic(ast: UOp, renderer: Any) -> UOp:
    """Merging axes is part of choosing moves: given opts name the axes of the kernel as it was given."""
    given = (ast.arg or KernelInfo()).opts_to_apply
    return merge_axes(ast) if given is None and not NOOPT else ast


PASSES: tuple[Pass, ...] = (
    Pass("suffixes", suffixes),
    Pass("merge axes", _only_heuristic),
    Pass("optimize", optimize),
    Pass("scans", scans),
    Pass("gates", _rewrite(lambda r: symbolic + gate_rules, "gates")),
    Pass("emulate", emulate),
    Pass("decompose", _rewrite(lambda r: decompositions(r), "decompose")),
    Pass("resolve tiles", resolve_tiles),
    Pass("simplify", _rewrite(lambda r: symbolic, "simplify pieces")),
    Pass("non-temporal", nontemporal),
    Pass("prefetch", prefetch),
    Pass("lower index", lambda sink, r: lower_index(sink)),
    Pass("decompose integers", _rewrite(lambda r: decompositions(r) + contraction(r), "decompose integers")),
)


def full_rewrite_to_sink(ast: UOp, renderer: Any) -> UOp:
    """The kernel after every pass before linearisation."""
    sink = ast
    for p in PASSES:
        sink = p.run(sink, renderer)
        if SPEC >= 1:
            verify_stage(p.name, sink)
        if CHECK_OOB and p.name == "gates":
            from tg_uop import check_oob  # lazy: only under CHECK_OOB

            check_oob(sink)
    return sink


def verify_stage(name: str, sink: UOp) -> None:
    """Check the graph after a pass; RuntimeError names the pass and the node."""
    from tg_uop import spec_kernel, type_verify  # lazy: only under SPEC

    if name in ("merge axes", "optimize", "gates"):
        try:
            type_verify(sink, spec_kernel)
        except RuntimeError as e:
            raise RuntimeError(f"after pass {name!r}: {e}") from e


def program_info(sink: UOp, uops: list[UOp], device: str) -> ProgramInfo:
    """What a runtime needs to know to launch the kernel."""
    info: KernelInfo = sink.arg
    parameters = [u for u in uops if u.op is Ops.PARAM]
    slots = tuple(sorted(u.arg.slot for u in parameters if u.arg.name is None))
    variables = tuple(
        sorted((u for u in parameters if u.arg.name is not None), key=lambda u: str(u.arg.name))
    )
    written = {t.src[0].src[0].base for t in uops if t.op is Ops.STORE and t.src[0].op is Ops.INDEX}
    outs = tuple(sorted(p.arg.slot for p in written if p.op is Ops.PARAM))
    threads = [size_of(u) for u in uops if u.op is Ops.RANGE and u.arg.axis_type is AxisType.THREAD]
    extent: Any = max(threads, default=1)
    function = re.sub(r"\W", "_", info.name)
    if function[:2] not in (
        "E_",
        "r_",
    ):  # a name that was given may be a word of the language, or a library's
        function = f"k_{function}"
    return ProgramInfo(info.name, function, (extent, 1, 1), None, variables, slots, outs, device)


to_program_cache: dict[tuple[Any, ...], UOp] = {}


def to_program(ast: UOp, renderer: Any, device: str | None = None) -> UOp:
    """PROGRAM(SINK, DEVICE, LINEAR, SOURCE, BINARY) of a kernel.

    Takes a SINK, or a PROGRAM that is partly filled: from a LINEAR, from SOURCE alone, or with BINARY
    dropped to
    force a recompile. Pure: the same input gives the same program; results are remembered in
    `to_program_cache`.
    """
    name = device or renderer.target.device
    key = (ast, renderer, name, *_settings())
    found = to_program_cache.get(key)
    if found is None:
        found = to_program_cache[key] = _make_program(ast, renderer, name)
    return found


def lower_kernel(ast: UOp, renderer: Any, device: str) -> tuple[UOp, list[UOp], ProgramInfo]:
    """(optimised SINK, instructions, info) of a kernel, before rendering."""
    sink = full_rewrite_to_sink(ast, renderer)
    uops = linearize(sink)
    if SPEC >= 1:
        from tg_uop import spec_program, type_verify  # lazy: only under SPEC

        type_verify(UOp(Ops.LINEAR, tuple(uops)), spec_program)
    info = program_info(sink, uops, device)
    estimates: Estimates = sink.arg.estimates or estimate(UOp(Ops.LINEAR, tuple(uops)))
    return sink.replace(arg=replace(sink.arg, estimates=estimates)), uops, info


def _make_program(ast: UOp, renderer: Any, device: str) -> UOp:
    if ast.op is Ops.PROGRAM:
        return _complete(ast, renderer)
    if ast.op is not Ops.SINK:
        raise TypeError(f"to_program takes a SINK or a PROGRAM, got {ast.op.name}")
    if SPEC or CHECK_OOB:  # verification looks at every stage: no short cut
        return _compiled(ast, renderer, device)
    key = "|".join(
        (ast.key.hex(), renderer.key, renderer.compiler.key, device, *_settings(), source_digest())
    )
    made: list[UOp] = []

    def make() -> bytes:
        made.append(_compiled(ast, renderer, device))
        return dumps(made[0])

    data = cached(key, make, kind="program")
    return made[0] if made else loads(data)


def _settings() -> tuple[str, ...]:
    """Context variables that change what a kernel becomes."""
    return tuple(f"{v.value}" for v in (NOOPT, STRICT_FLOAT))


def _compiled(ast: UOp, renderer: Any, device: str) -> UOp:
    sink, uops, info = lower_kernel(ast, renderer, device)
    source = renderer.render(uops, info)
    binary = renderer.compiler.compile_cached(source)
    head = UOp.sink(*ast.src, arg=sink.arg)
    return UOp(
        Ops.PROGRAM,
        (
            head,
            UOp(Ops.DEVICE, (), device),
            UOp(Ops.LINEAR, tuple(uops)),
            UOp(Ops.SOURCE, (), source),
            UOp(Ops.BINARY, (), binary),
        ),
        info,
    )


def _complete(program: UOp, renderer: Any) -> UOp:
    """Fill in what a given PROGRAM lacks."""
    parts = {u.op: u for u in program.src}
    if Ops.BINARY in parts:
        return program
    sink = parts.get(Ops.SINK, UOp.sink(arg=KernelInfo()))
    device = parts.get(Ops.DEVICE, UOp(Ops.DEVICE, (), renderer.target.device))
    linear = parts.get(Ops.LINEAR, UOp(Ops.LINEAR, ()))
    info = program.arg
    if Ops.SOURCE not in parts:
        if not linear.src:
            return _make_program(sink, renderer, device.arg)
        info = info or program_info(sink.replace(arg=sink.arg or KernelInfo()), list(linear.src), device.arg)
        source = UOp(Ops.SOURCE, (), renderer.render(list(linear.src), info))
    else:
        source = parts[Ops.SOURCE]
        info = info or ProgramInfo(name=(sink.arg or KernelInfo()).name, device=device.arg)
    binary = UOp(Ops.BINARY, (), renderer.compiler.compile_cached(source.arg))
    return UOp(Ops.PROGRAM, (sink, device, linear, source, binary), info)
