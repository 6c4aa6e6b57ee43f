"""How does a function of tensors become a recorded list of kernels? First call plain, second records, then replay.

A replay does no graph building, scheduling or compiling: inputs' memory is put into the argument blocks and the kernels
are launched in order. What the function returns is the same buffers every time, overwritten by each replay.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from tg_hcq import GlobalCounters, copy
from tg_uop import Ops, UOp
from tg_uop.context import DEBUG, JIT
from tg_uop.symbolic import sym_infer

from tg_tensor import buffers as memory
from tg_tensor.realize import capturing, is_done
from tg_tensor.run import EXEC, call_device, compile_linear, get_call_outs_ins, run_linear, runtime_of

T = TypeVar("T")


class JitError(RuntimeError):
    """The function cannot be recorded, or a replay's inputs differ from the recorded ones."""


class InputInfo(NamedTuple):
    """What an input was when the function was recorded: its view with a PARAM for the buffer, variables, dtype, device."""

    view: UOp
    variables: tuple[str, ...]
    dtype: Any
    device: Any


def _tensors_in(name: str, value: Any, out: list[tuple[str, Any]]) -> None:
    from tg_tensor.tensor import Tensor  # lazy: tensor imports much

    if isinstance(value, Tensor):
        out.append((name, value))
    elif isinstance(value, (list, tuple)):
        for n, v in enumerate(value):
            _tensors_in(f"{name}[{n}]", v, out)
    elif isinstance(value, dict):
        for k, v in value.items():
            _tensors_in(f"{name}[{k!r}]", v, out)


def _storage(uop: UOp) -> UOp:
    while uop.op not in (Ops.BUFFER, Ops.BUFFER_VIEW):
        uop = uop.src[0]
    return uop


class _Inputs(NamedTuple):
    names: tuple[str, ...]
    storages: tuple[UOp, ...]
    info: tuple[InputInfo, ...]
    var_vals: dict[str, int]


def _collect(args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Inputs:
    found: list[tuple[str, Any]] = []
    for n, a in enumerate(args):
        _tensors_in(str(n), a, found)
    for k in sorted(kwargs):
        _tensors_in(k, kwargs[k], found)
    var_vals: dict[str, int] = {}
    for a in (*args, *kwargs.values()):
        if isinstance(a, UOp) and a.op is Ops.BIND:
            var_vals[a.expr] = a.arg
    names: list[str] = []
    storages: list[UOp] = []
    info: list[InputInfo] = []
    for name, t in found:
        t.realize()
        if not is_done(t.uop) or t.uop.base.op in (Ops.CONST, Ops.VCONST):
            t.replace(t.contiguous()).realize()
        storage = _storage(t.uop)
        if storage in storages:
            raise JitError(f"input {name!r} is the same tensor as input {names[storages.index(storage)]!r}; pass a copy (.clone())")
        slot = len(names)
        nodes = t.uop.toposort()
        binds = {u: u.src[0] for u in nodes if u.op is Ops.BIND}
        var_vals.update({u.expr: u.arg for u in binds})
        view = t.uop.substitute({storage: UOp.param(slot, storage.dtype, storage.shape), **binds})
        names.append(name)
        storages.append(storage)
        info.append(InputInfo(view, tuple(sorted(u.expr for u in binds)), t.dtype, t.device))
    return _Inputs(tuple(names), tuple(storages), tuple(info), var_vals)


class CapturedJit(Generic[T]):
    """A recorded function: its LINEAR of PROGRAMs over PARAMs and buffers, and what it returns."""

    def __init__(self, result: T, linear: UOp, inputs: _Inputs) -> None:
        self.result = result
        self.linear = linear
        self.expected_names = inputs.names
        self.expected_input_info = inputs.info
        self._launches: list[Callable[[], Any]] | None = None
        self._patches: list[list[tuple[Any, int]]] = []
        self._values: list[tuple[Any, int, Any]] = []
        self._bound: list[Any] = []
        self._cost = (0, 0, 0)
        self._first_write, self._last_read = _hazards(linear)
        self._spares: dict[int, UOp] = {}

    def _apart(self, storages: tuple[UOp, ...]) -> tuple[UOp, ...]:
        """The inputs' memory, copied where it is memory this function writes before it has read the input (a result of
        an earlier replay)."""
        if all(_bottom(s) not in self._first_write for s in storages):
            return storages
        out = []
        for slot, storage in enumerate(storages):
            if self._first_write.get(_bottom(storage), len(self.linear.src)) <= self._last_read.get(slot, -1):
                spare = self._spares.get(slot)
                if spare is None:
                    spare = self._spares[slot] = UOp.new_buffer(storage.device, storage.shape[0], storage.dtype)
                copy(memory.buffer_of(spare).ensure_allocated(), memory.buffer_of(storage))
                storage = spare
            out.append(storage)
        return tuple(out)

    def prepare(self, storages: tuple[UOp, ...], var_vals: dict[str, int]) -> None:
        """Make the launch of every call, and the places where inputs and variables enter."""
        launches: list[Callable[[], Any]] = []
        self._patches = [[] for _ in storages]
        self._values = []
        ops = mem = kernels = 0
        for call in self.linear.src:
            args = [storages[a.arg.slot] if a.op is Ops.PARAM else a for a in call.src[1:]]
            if call.src[0].op is not Ops.PROGRAM:
                launches.append(self._other_call(call, var_vals))
                kernels += 1
                continue
            runtime = runtime_of(call.src[0], _device(call, storages))
            info = runtime.program.arg
            bufs = [memory.buffer_of(args[n]).ensure_allocated() for n in runtime.arguments]
            size, _ = info.launch_dims(var_vals)
            bind = getattr(runtime.loaded, "bind", None)
            if bind is None or any(not isinstance(d, int) for d in info.global_size):
                launches.append(self._other_call(call, var_vals))
            else:
                launch = bind([b._buf for b in bufs], info.vals(var_vals), size)
                launches.append(launch.launch)
                for position, n in enumerate(runtime.arguments):
                    a = call.src[1 + n]
                    if a.op is Ops.PARAM:
                        self._patches[a.arg.slot].append((launch.args, position))
                    elif a.op is Ops.BUFFER_VIEW and _bottom(a).op is Ops.PARAM:
                        raise JitError("an input that is read through a view of its bytes cannot be replayed; pass a copy")
                self._values.extend((launch.args, n, v.arg.name) for n, v in enumerate(info.vars))
            cost = runtime.constant_cost or tuple(sym_infer(x, var_vals) for x in (runtime.estimates.ops, runtime.estimates.mem))
            ops, mem, kernels = ops + cost[0], mem + cost[1], kernels + 1
        self._launches = launches
        self._cost = (kernels, ops, mem)
        self._bound = [memory.buffer_of(s)._buf for s in storages]
        self._held = [memory.buffer_of(s) for s in storages]

    def _other_call(self, call: UOp, var_vals: dict[str, int]) -> Callable[[], Any]:
        handler = EXEC[call.src[0].op]

        def run() -> None:
            args = tuple(self._current[a.arg.slot] if a.op is Ops.PARAM else a for a in call.src[1:])
            handler(call.replace(src=(call.src[0],) + args), self._var_vals, False)

        return run

    def __call__(self, storages: tuple[UOp, ...], var_vals: dict[str, int]) -> T:
        """Run once on these inputs."""
        storages = self._apart(storages)
        self._current, self._var_vals = storages, var_vals
        if self._launches is None or DEBUG >= 2:
            if DEBUG >= 2:
                args = [tuple(storages[a.arg.slot] if a.op is Ops.PARAM else a for a in c.src[1:]) for c in self.linear.src]
                calls = tuple(c.replace(src=(c.src[0],) + a) for c, a in zip(self.linear.src, args, strict=True))
                run_linear(self.linear.replace(src=calls), var_vals)
                return self.result
            self.prepare(storages, var_vals)
        for slot, storage in enumerate(storages):
            buffer = memory.buffer_of(storage)
            raw = buffer._buf
            if raw is not self._bound[slot]:
                for block, position in self._patches[slot]:
                    block.set_buffer(position, raw)
                self._bound[slot] = raw
                self._held[slot] = buffer
        for block, position, name in self._values:
            block.set_value(position, var_vals[name])
        assert self._launches is not None
        for launch in self._launches:
            launch()
        kernels, ops, mem = self._cost
        GlobalCounters.record(kernels=kernels, ops=ops, mem=mem)
        return self.result


def _hazards(linear: UOp) -> tuple[dict[UOp, int], dict[int, int]]:
    """(the first call that writes each buffer, the last call that reads each input). Inputs that are written themselves
    are left out: their memory is the caller's to change."""
    first_write: dict[UOp, int] = {}
    last_read: dict[int, int] = {}
    written_inputs = set()
    for n, call in enumerate(linear.src):
        outs, ins = get_call_outs_ins(call)
        for i in outs:
            base = _bottom(call.src[1 + i])
            if base.op is Ops.PARAM:
                written_inputs.add(base.arg.slot)
            else:
                first_write.setdefault(base, n)
        for i in ins:
            base = _bottom(call.src[1 + i])
            if base.op is Ops.PARAM and base.shape != ():
                last_read[base.arg.slot] = n
    return first_write, {slot: n for slot, n in last_read.items() if slot not in written_inputs}


def _bottom(u: UOp) -> UOp:
    while u.op is Ops.BUFFER_VIEW:
        u = u.src[0]
    return u


def _device(call: UOp, storages: tuple[UOp, ...]) -> str:
    first = call.src[1]
    return str(storages[first.arg.slot].device) if first.op is Ops.PARAM else call_device(call)


class _Capture:
    """Collects the schedules made while the function runs."""

    def __init__(self) -> None:
        self.linears: list[UOp] = []
        self.var_vals: dict[str, int] = {}

    def add_linear(self, linear: UOp, var_vals: dict[str, int]) -> None:
        self.linears.append(linear)
        self.var_vals.update(var_vals)


class TinyJit(Generic[T]):
    """`TinyJit(fn)`: the first call runs plainly, the second records, later calls replay.

    Inputs are all tensors in the arguments (also inside lists and dicts); on replay their shapes, dtypes and devices must be
    those recorded (JitError otherwise). Other arguments are taken as they were when recorded. The function must return
    realised tensors: reading values (`.item()`) while recording is a JitError.
    """

    def __init__(self, fn: Callable[..., T]) -> None:
        if not callable(fn):
            raise TypeError(f"TinyJit takes a function, got {type(fn).__name__}")
        self.fn = fn
        self.count = 0
        self.captured: CapturedJit[T] | None = None
        functools.update_wrapper(self, fn, updated=())

    def reset(self) -> None:
        """Forget the recording: the next call is the first again."""
        self.count, self.captured = 0, None

    def __get__(self, instance: Any, owner: Any) -> Callable[..., T]:
        return functools.partial(self.__call__, instance) if instance is not None else self

    def __call__(self, *args: Any, **kwargs: Any) -> T:
        if JIT == 0:
            return self.fn(*args, **kwargs)
        inputs = _collect(args, kwargs)
        self.count += 1
        if self.captured is not None:
            self._check(inputs)
            return self.captured(inputs.storages, inputs.var_vals)
        if self.count == 1:
            return self._run(args, kwargs)
        return self._record(args, kwargs, inputs)

    def _run(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
        result = self.fn(*args, **kwargs)
        _realize_result(result)
        return result

    def _record(self, args: tuple[Any, ...], kwargs: dict[str, Any], inputs: _Inputs) -> T:
        if capturing:
            raise JitError("a jitted function was called while another is being recorded; jit the outer one only")
        capture = _Capture()
        capturing.append(capture)
        started = time.perf_counter()
        try:
            result = self._run(args, kwargs)
        finally:
            capturing.clear()
        calls = tuple(c for linear in capture.linears for c in linear.src)
        if not calls:
            raise JitError(f"didn't JIT anything: {getattr(self.fn, '__name__', 'the function')} ran no kernels")
        linear = compile_linear(UOp(Ops.LINEAR, calls))
        slots = {s: UOp.param(n, s.dtype, s.shape, device=s.device) for n, s in enumerate(inputs.storages)}
        linear = linear.replace(src=tuple(c.replace(src=(c.src[0],) + _with_slots(c.src[1:], slots)) for c in linear.src))
        var_vals = {**capture.var_vals, **inputs.var_vals}
        captured = CapturedJit(result, linear, inputs)
        if DEBUG >= 1:
            print(f"JIT recorded {len(calls)} kernels with {len(slots)} inputs in {time.perf_counter() - started:.3f} s")
        captured(inputs.storages, var_vals)
        self.captured = captured
        return result

    def _check(self, inputs: _Inputs) -> None:
        assert self.captured is not None
        if inputs.info == self.captured.expected_input_info and inputs.names == self.captured.expected_names:
            return
        if inputs.names != self.captured.expected_names:
            raise JitError(f"the recorded inputs are {self.captured.expected_names}, got {inputs.names}")
        for name, want, got in zip(inputs.names, self.captured.expected_input_info, inputs.info, strict=True):
            if want != got:
                raise JitError(
                    f"input {name!r} was {want.dtype.name}{list(want.view.shape)} on {want.device} when recorded, "
                    f"now it is {got.dtype.name}{list(got.view.shape)} on {got.device}"
                    + ("" if want.view.shape != got.view.shape else " (or another view of its memory)")
                    + "; call reset(), or pass it as recorded"
                )


def _with_slots(args: tuple[UOp, ...], slots: dict[UOp, UOp]) -> tuple[UOp, ...]:
    return tuple(slots[a] if a in slots else a.substitute(slots) if a.op is Ops.BUFFER_VIEW else a for a in args)


def _realize_result(result: Any) -> None:
    found: list[tuple[str, Any]] = []
    _tensors_in("result", result, found)
    if found:
        found[0][1].realize(*(t for _, t in found[1:]))
