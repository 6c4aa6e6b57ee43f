"""How is a schedule executed? Each CALL is dispatched by the op of its body; kernels are compiled on the way.

`run_linear` may run the same LINEAR any number of times. What a kernel needs at run time (program,
estimates) is remembered per
kernel graph and device, so that a repeated kernel costs a dictionary look-up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from decimal import Decimal
from typing import Any, NamedTuple

from tg_codegen import to_program
from tg_hcq import Buffer, GlobalCounters, ProfileRangeEvent, copy, cpu_events
from tg_tensor.base import CHECK_NAN
from tg_tensor.buffers import buffer_of
from tg_tensor.device import Device
from tg_tensor.unwrap import bound_values, is_multi, unwrap_multi
from tg_uop import DEV, Estimates, Ops, UOp
from tg_uop.context import BEAM, DEBUG, NOOPT, PROFILE, VALIDATE_WITH_CPU
from tg_uop.symbolic import sym_infer


class Runtime(NamedTuple):
    """A kernel ready to be launched: its PROGRAM, the loaded program, which arguments it takes, and its
    cost."""

    program: UOp
    loaded: Any
    arguments: tuple[int, ...]
    estimates: Estimates
    constant_cost: tuple[int, int] | None


_runtimes: dict[tuple[Any, ...], Runtime] = {}


_latest: dict[tuple[UOp, str], tuple[tuple[Any, ...], Runtime]] = {}
"""The runtime that was used last for a kernel, and the switches it depends on as they were."""


def runtime_of(body: UOp, device: str) -> Runtime:
    """The compiled and loaded form of a kernel SINK or PROGRAM on `device`."""
    switches = (DEV.value, NOOPT.value, BEAM.value)
    latest = _latest.get((body, device))
    if latest is not None and latest[0] == switches:
        return latest[1]
    found = _found_runtime(body, device)
    _latest[body, device] = switches, found
    return found


def _found_runtime(body: UOp, device: str) -> Runtime:
    renderer = Device.renderer(device)
    width = 0 if NOOPT.value or body.op is not Ops.SINK else BEAM.value
    key = (body, device, renderer, NOOPT.value, width)
    found = _runtimes.get(key)
    if found is None:
        opened = Device[device]
        started = time.perf_counter()
        if width and (body.arg is None or body.arg.opts_to_apply is None):
            from tg_tensor.beam import beam_kernel  # lazy: only under BEAM

            body = beam_kernel(body, device, renderer, width)
        program = to_program(body, renderer, device)
        info = program.arg
        estimates = program.src[0].arg.estimates or Estimates()
        constant = (int(estimates.ops), int(estimates.mem)) if not _symbolic(estimates) else None
        loaded = opened.program(program)
        if constant is not None and (expect := getattr(loaded, "expect", None)) is not None:
            expect(*constant)
        found = Runtime(program, loaded, info.globals, estimates, constant)
        _runtimes[key] = found
        if body.op is Ops.PROGRAM:  # compiled before, only its launch is prepared
            return found
        compile_stats.kernels += 1
        ended = time.perf_counter()
        compile_stats.seconds += ended - started
        if PROFILE.value:
            name = f"prepare {program.src[0].arg.name}"
            cpu_events.append(
                ProfileRangeEvent("HOST", name, Decimal(started) * 10**6, Decimal(ended) * 10**6)
            )
        if DEBUG >= 4:
            print(program.src[3].arg)
    return found


class CompileStats:
    """Kernels compiled (or fetched from the disk cache) in this process, and the seconds it took."""

    def __init__(self) -> None:
        self.kernels = 0
        self.seconds = 0.0


compile_stats = CompileStats()


def _symbolic(e: Estimates) -> bool:
    return isinstance(e.ops, UOp) or isinstance(e.mem, UOp)


def call_device(call: UOp) -> str:
    """The device a CALL runs on: that of its first argument."""
    device = call.src[1].device if len(call.src) > 1 else None
    if isinstance(device, tuple):
        raise RuntimeError(f"a call on several devices {device}: `calls_of` gives the calls on each")
    return device or Device.DEFAULT


def calls_of(call: UOp) -> list[UOp]:
    """The calls on one device each that a CALL stands for; its kernel is compiled once per kind of device."""
    if not is_multi(call):
        return [call]
    calls = unwrap_multi(call)
    if call.src[0].op is not Ops.SINK:
        return calls
    programs: dict[Any, UOp] = {}
    out = []
    for c in calls:
        device = call_device(c)
        renderer = Device.renderer(device)
        if renderer not in programs:
            programs[renderer] = runtime_of(c.src[0], device).program
        out.append(c.replace(src=(programs[renderer], *c.src[1:])))
    return out


def call_buffers(call: UOp) -> list[Buffer]:
    """The memory of a CALL's arguments, outputs first (bound variables left out)."""
    return [buffer_of(a) for a in call.src[1:] if a.op is not Ops.BIND]


def get_call_outs_ins(call: UOp) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Positions of the arguments a CALL writes, and of those it reads (an argument may be both)."""
    body = call.src[0]
    if body.op is Ops.PROGRAM:
        outs = body.arg.outs or (0,)
        return outs, tuple(n for n in range(len(call.src) - 1) if n not in outs or _reads(body, n))
    if body.op is Ops.SINK:
        written = {u.src[0].src[0].buf_uop.arg.slot for u in body.toposort() if u.op is Ops.STORE}
        return tuple(sorted(written)), tuple(
            n for n in range(len(call.src) - 1) if n not in written or _reads(body, n)
        )
    return (0,), tuple(range(1, len(call.src) - 1))


def _reads(body: UOp, slot: int) -> bool:
    nodes = body.toposort() if body.op is Ops.SINK else list(body.src[2].src)
    targets = {u.src[0] for u in nodes if u.op is Ops.STORE}
    return any(
        u.op is Ops.INDEX
        and u not in targets
        and u.src[0].base.op is Ops.PARAM
        and u.src[0].base.arg.slot == slot
        for u in nodes
    )


def _run_kernel(call: UOp, var_vals: dict[str, int], update_stats: bool) -> None:
    device = call_device(call)
    runtime = runtime_of(call.src[0], device)
    var_vals = bound_values(call, var_vals)
    bufs = call_buffers(call)
    raw = [bufs[n].ensure_allocated()._buf for n in runtime.arguments]
    info = runtime.program.arg
    vals = info.vals(var_vals) if info.vars else ()
    size, local = (None, None) if runtime.constant_cost is not None else info.launch_dims(var_vals)
    timed = DEBUG.value >= 2
    seconds = runtime.loaded(*raw, global_size=size, local_size=local, vals=vals, wait=timed)
    if update_stats:
        ops, mem = runtime.constant_cost or (
            sym_infer(runtime.estimates.ops, var_vals),
            sym_infer(runtime.estimates.mem, var_vals),
        )
        GlobalCounters.record(ops=ops, mem=mem, time_s=seconds or 0.0)
        if timed:
            _print_kernel(runtime.program.src[0].arg.name, device, ops, mem, seconds or 0.0)


def _run_copy(call: UOp, var_vals: dict[str, int], update_stats: bool) -> None:
    target, source = call_buffers(call)[:2]
    started = time.perf_counter()
    copy(target, source)
    seconds = time.perf_counter() - started
    if update_stats:
        GlobalCounters.record(kernels=1, mem=target.nbytes, time_s=seconds if DEBUG >= 2 else 0.0)
        if DEBUG >= 2:
            _print_kernel(
                f"copy {target.nbytes} B", f"{target.device} <- {source.device}", 0, target.nbytes, seconds
            )


def _print_kernel(name: str, device: str, ops: int, mem: int, seconds: float) -> None:
    rate = f"{ops / seconds / 1e9:9.2f} GFLOPS {mem / seconds / 1e9:8.2f} GB/s" if seconds else ""
    print(f"*** {device:8s} {GlobalCounters.kernel_count:5d} {name:42s} {seconds * 1e6:10.1f} us {rate}")


Handler = Callable[[UOp, dict[str, int], bool], None]
# How a CALL runs, by the op of its body. Devices may add their own.
EXEC: dict[Ops, Handler] = {
    Ops.SINK: _run_kernel,
    Ops.PROGRAM: _run_kernel,
    Ops.COPY: _run_copy,
}


def run_linear(
    linear: UOp, var_vals: dict[str, int] | None = None, jit: bool = False, update_stats: bool = True
) -> None:
    """Run the CALLs of `linear` in order. Kernels are compiled where they are not yet; may be repeated."""
    values = var_vals or {}
    watched = CHECK_NAN.value or VALIDATE_WITH_CPU.value
    shown = DEBUG.value >= 3
    calls = [c for several in linear.src for c in (calls_of(several) if is_multi(several) else (several,))]
    for call in calls:
        handler = EXEC.get(call.src[0].op)
        if handler is None:
            raise RuntimeError(
                f"no way to run a call of {call.src[0].op.name}; known: {', '.join(o.name for o in EXEC)}"
            )
        if shown and call.src[0].op is Ops.SINK:
            from tg_uop import print_graph  # lazy: only for printing

            print(print_graph(call.src[0]))
        if watched:
            _run_watched(handler, call, values, update_stats)
        else:
            handler(call, values, update_stats)


def _run_watched(handler: Handler, call: UOp, values: dict[str, int], update_stats: bool) -> None:
    from tg_tensor.watch import run_watched  # lazy: only for these checks

    body = call.src[0]
    kernel = body.op in (Ops.SINK, Ops.PROGRAM)
    name = runtime_of(body, call_device(call)).program.src[0].arg.name if kernel else body.op.name.lower()
    run_watched(lambda: handler(call, values, update_stats), call, *get_call_outs_ins(call), name=name)


def compile_linear(linear: UOp) -> UOp:
    """The same LINEAR with a PROGRAM in place of every kernel SINK."""
    calls = []
    for call in linear.src:
        if call.src[0].op is Ops.SINK:
            program = calls_of(call)[0].src[0] if is_multi(call) else call.src[0]
            program = runtime_of(program, call_device(unwrap_multi(call)[0])).program
            call = call.replace(src=(program,) + call.src[1:])
        calls.append(call)
    return linear.replace(src=tuple(calls))


def estimate_uop(call: UOp) -> Estimates:
    """What one run of a CALL costs."""
    body = call.src[0]
    if body.op in (Ops.SINK, Ops.PROGRAM):
        return runtime_of(body, call_device(unwrap_multi(call)[0])).estimates
    return (
        Estimates(mem=call.src[1].shape[0] * call.src[1].dtype.itemsize) if len(call.src) > 1 else Estimates()
    )


def clear_runtimes() -> None:
    """Forget loaded kernels."""
    _runtimes.clear()
    _latest.clear()


__all__ = [
    "EXEC",
    "CompileStats",
    "Runtime",
    "call_buffers",
    "call_device",
    "calls_of",
    "clear_runtimes",
    "compile_linear",
    "compile_stats",
    "estimate_uop",
    "get_call_outs_ins",
    "run_linear",
    "runtime_of",
]
