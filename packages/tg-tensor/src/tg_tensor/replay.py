"""How is a recorded list of kernels run again, on other inputs, without building anything?

Launches are prepared once: argument blocks with a place for every input and variable. A replay puts the
inputs'
addresses and the variables' values there and starts the kernels in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tg_hcq import GlobalCounters, MultiBuffer, copy
from tg_tensor import buffers as memory
from tg_tensor.base import CHECK_NAN
from tg_tensor.buffers import bottom_of
from tg_tensor.device import Device
from tg_tensor.realize import forget_contents, realized
from tg_tensor.run import EXEC, call_device, get_call_outs_ins, run_linear, runtime_of
from tg_tensor.tree import replaced
from tg_tensor.unwrap import bound_values, unwrap_multi
from tg_uop import Ops, UOp, dumps, loads_all
from tg_uop.context import DEBUG, PROFILE, VALIDATE_WITH_CPU
from tg_uop.symbolic import sym_infer


class InputInfo(NamedTuple):
    """What an input was when the function was recorded: its view with a PARAM for the memory, the names of
    its
    variables, dtype and device.
    """

    view: UOp
    variables: tuple[str, ...]
    dtype: Any
    device: Any


class Hole(NamedTuple):
    """The place of tensor `number` in what a function returned."""

    number: int


class Recording(NamedTuple):
    """A recorded function as data. `linear` has PARAM n for input n; `results` are views of buffers, or of
    the
    PARAMs of inputs; `template` is what the function returned, with Holes for `results`.
    """

    linear: UOp
    names: tuple[str, ...]
    info: tuple[InputInfo, ...]
    template: Any
    results: tuple[UOp, ...]
    var_vals: dict[str, int]


class CapturedJit:
    """A recorded function: its LINEAR of PROGRAMs over PARAMs and buffers, and what it returns."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.linear = recording.linear
        self.expected_names = recording.names
        self.expected_input_info = recording.info
        self._from_inputs = any(_inputs_of(u) for u in recording.results)
        self._calls = [c for several in self.linear.src for c in unwrap_multi(several)]
        self._first_write, self._last_read, self._written_inputs = _hazards(self._calls)
        self._spares: dict[int, UOp] = {}
        self._launches: list[Callable[[], Any]] | None = None
        self._patches: list[list[tuple[Any, int, UOp]]] = []
        self._values: list[tuple[Any, int, str]] = []
        self._bound: list[Any] = []
        self._held: list[Any] = []
        self._cost = (0, 0, 0)
        self._repeatable = False
        self._epoch = -1

    def __call__(self, storages: tuple[UOp, ...], var_vals: dict[str, int]) -> Any:
        """Run once with `storages` as the inputs' memory; what the function returns."""
        returned = storages
        storages = self._apart(storages)
        values = {**self.recording.var_vals, **var_vals}
        self._current, self._var_vals, self._returned = storages, values, returned
        self._changing = {*self._first_write, *(bottom_of(storages[s]) for s in self._written_inputs)}
        self._epoch = -1
        if _watched():
            forget_contents(self._changing)
            calls = tuple(_on_inputs(c, storages) for c in self.linear.src)
            run_linear(self.linear.replace(src=calls), values)
            return self._result(returned)
        if self._launches is None:
            self._prepare(storages, values)
        else:
            self._bind(storages, values)
        self._repeatable = storages is returned
        return self._launch()

    def again(self) -> Any:
        """The same as the last call, which had the same inputs, variables included."""
        if not self._repeatable or _watched():
            return self(self._returned, self._var_vals)
        for buffer, raw in zip(self._held, self._bound, strict=False):
            if type(raw) is tuple or buffer[0]._buf is not raw:
                return self(self._returned, self._var_vals)
        return self._launch()

    def _launch(self) -> Any:
        if self._epoch != realized.epoch:
            self._epoch = forget_contents(self._changing)
        assert self._launches is not None
        for launch in self._launches:
            launch()
        kernels, ops, mem = self._cost
        GlobalCounters.record(kernels=kernels, ops=ops, mem=mem)
        return self._result(self._returned)

    def _result(self, storages: tuple[UOp, ...]) -> Any:
        from tg_tensor.tensor import Tensor  # lazy: tensor imports much

        uops = self.recording.results
        if len(uops) == 1 and type(self.recording.template) is Hole and not self._from_inputs:
            return Tensor._wrap(uops[0])
        if self._from_inputs:
            uops = tuple(u.substitute({p: storages[p.arg.slot] for p in _inputs_of(u)}) for u in uops)
        return replaced(self.recording.template, iter([Tensor._wrap(u) for u in uops]), Hole)

    def _apart(self, storages: tuple[UOp, ...]) -> tuple[UOp, ...]:
        """The inputs' memory, copied where it is memory this function writes before it has read the input (a
        result of an earlier replay).
        """
        if all(bottom_of(s) not in self._first_write for s in storages):
            return storages
        out = []
        for slot, storage in enumerate(storages):
            first = self._first_write.get(bottom_of(storage), len(self._calls))
            if first <= self._last_read.get(slot, -1):
                spare = self._spares.get(slot)
                if spare is None:
                    spare = UOp.new_buffer(storage.device, storage.arg.size, storage.dtype)
                    self._spares[slot] = spare
                for into, of in zip(memory.parts_of(spare), memory.parts_of(storage), strict=True):
                    copy(into.ensure_allocated(), of)
                storage = spare
            out.append(storage)
        return tuple(out)

    def _bind(self, storages: tuple[UOp, ...], values: dict[str, int]) -> None:
        """Put inputs and variables into the prepared launches."""
        for slot, storage in enumerate(storages):
            buffer = memory.buffer_of(storage)
            raw = _raw(buffer)
            if raw is self._bound[slot] or (type(raw) is tuple and raw == self._bound[slot]):
                continue
            views = [storage]
            for block, position, argument in self._patches[slot]:
                if argument.op is Ops.PARAM:
                    block.set_buffer(position, raw)
                else:  # bytes within the input
                    view = _at(argument, storages)
                    views.append(view)
                    block.set_buffer(position, memory.buffer_of(view).ensure_allocated()._buf)
            self._bound[slot], self._held[slot] = raw, (buffer, views)
        for block, position, name in self._values:
            block.set_value(position, values[name])

    def _prepare(self, storages: tuple[UOp, ...], values: dict[str, int]) -> None:
        """Make the launch of every call, and the places where inputs and variables enter."""
        launches: list[Callable[[], Any]] = []
        together: list[Any] = []  # prepared launches of one device, to be run as one
        device = ""

        def flush() -> None:
            if together:
                graph = Device[device].graph
                launches.extend([graph(together)] if graph else [launch.launch for launch in together])
                together.clear()

        self._patches = [[] for _ in storages]
        self._values = []
        kernels = ops = mem = 0
        for call in self._calls:
            kernels += 1
            program = call.src[0].op is Ops.PROGRAM
            runtime = runtime_of(call.src[0], call_device(call)) if program else None
            bind = getattr(runtime.loaded, "bind", None) if runtime else None
            if runtime is not None:
                cost = runtime.constant_cost or (
                    sym_infer(runtime.estimates.ops, values),
                    sym_infer(runtime.estimates.mem, values),
                )
                ops, mem = ops + cost[0], mem + cost[1]
            if runtime is None or bind is None or _sized_late(runtime.program.arg):
                flush()
                launches.append(self._late_call(call))
                continue
            if call_device(call) != device:
                flush()
                device = call_device(call)
            info = runtime.program.arg
            args = [_at(a, storages) for a in call.src[1:]]
            raw = [memory.buffer_of(args[n]).ensure_allocated()._buf for n in runtime.arguments]
            known = bound_values(call, values)
            launch = bind(raw, info.vals(known), info.launch_dims(known)[0])
            together.append(launch)
            self._held.append(args)
            for position, n in enumerate(runtime.arguments):
                argument = call.src[1 + n]
                if (below := bottom_of(argument)).op is Ops.PARAM:
                    self._patches[below.arg.slot].append((launch.args, position, argument))
            own = {a.expr for a in call.src[1:] if a.op is Ops.BIND}
            self._values.extend(
                (launch.args, n, v.arg.name) for n, v in enumerate(info.vars) if v.arg.name not in own
            )
        flush()
        self._launches = launches
        self._cost = (kernels, ops, mem)
        kept = self._held
        self._bound = [_raw(memory.buffer_of(s)) for s in storages]
        self._held = [(memory.buffer_of(s), [s]) for s in storages] + kept

    def _late_call(self, call: UOp) -> Callable[[], Any]:
        """A call that is looked up at every replay (copies, sizes that depend on variables)."""
        handler = EXEC[call.src[0].op]
        return lambda: handler(_on_inputs(call, self._current), self._var_vals, False)

    # *** as data: what it owns goes along, no code does ***

    def __getstate__(self) -> dict[str, Any]:
        r = self.recording
        views = tuple(i.view for i in r.info)
        arguments = [a for c in self.linear.src for a in c.src[1:]]
        owned = [u for u in UOp.sink(*arguments, *r.results).toposort() if u.op is Ops.BUFFER]
        temporary = _temporaries(self._calls)
        contents = [
            None if u in temporary or not memory.buffer_of(u).is_allocated() else bytes(memory.read(u))
            for u in owned
        ]
        return {
            "graphs": dumps(self.linear, *r.results, *views, *owned),
            "counts": (len(r.results), len(views)),
            "contents": contents,
            "names": r.names,
            "info": [(i.variables, i.dtype, i.device) for i in r.info],
            "template": r.template,
            "var_vals": r.var_vals,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        graphs = loads_all(state["graphs"])
        results, views = state["counts"]
        linear, rest, owned = graphs[0], graphs[1 : 1 + results + views], graphs[1 + results + views :]
        fresh = {u: UOp.new_buffer(u.arg.device, u.arg.size, u.arg.dtype) for u in owned}
        for u, data in zip(owned, state["contents"], strict=True):
            if data is not None:
                memory.attach(fresh[u], data)
        calls = tuple(
            c.replace(src=(c.src[0], *(a.substitute(fresh) for a in c.src[1:]))) for c in linear.src
        )
        info = tuple(InputInfo(v, *more) for v, more in zip(rest[results:], state["info"], strict=True))
        own = tuple(u.substitute(fresh) for u in rest[:results])
        self.__init__(  # type: ignore[misc]
            Recording(
                linear.replace(src=calls), state["names"], info, state["template"], own, state["var_vals"]
            )
        )


def _watched() -> bool:
    """Whether every kernel has to be run by itself, to be printed, timed or checked."""
    return DEBUG.value >= 2 or bool(PROFILE.value or CHECK_NAN.value or VALIDATE_WITH_CPU.value)


def _raw(buffer: Any) -> Any:
    """What kernels are given for an input's memory; on several devices the parts' in order."""
    if isinstance(buffer, MultiBuffer):
        return tuple([b.ensure_allocated()._buf for b in buffer.bufs])
    return buffer.ensure_allocated()._buf


def _at(argument: UOp, storages: tuple[UOp, ...]) -> UOp:
    """An argument of a recorded call with the inputs' memory put in."""
    if argument.op is Ops.PARAM and argument.shape != ():
        return storages[argument.arg.slot]
    if argument.op in (Ops.BUFFER_VIEW, Ops.MSELECT) and bottom_of(argument).op is Ops.PARAM:
        return argument.replace(src=(_at(argument.src[0], storages),))
    return argument


def _on_inputs(call: UOp, storages: tuple[UOp, ...]) -> UOp:
    return call.replace(src=(call.src[0], *(_at(a, storages) for a in call.src[1:])))


def _inputs_of(u: UOp) -> list[UOp]:
    return [p for p in u.toposort() if p.op is Ops.PARAM and p.shape != ()]


def _sized_late(info: Any) -> bool:
    return any(not isinstance(d, int) for d in info.global_size)


def _hazards(calls: list[UOp]) -> tuple[dict[UOp, int], dict[int, int], set[int]]:
    """(the first call that writes each buffer, the last call that reads each input, inputs that are written).
    Inputs that are written are not among those read: their memory is the caller's to change.
    """
    first_write: dict[UOp, int] = {}
    last_read: dict[int, int] = {}
    written_inputs: set[int] = set()
    for n, call in enumerate(calls):
        outs, ins = get_call_outs_ins(call)
        for i in outs:
            base = bottom_of(call.src[1 + i])
            if base.op is Ops.PARAM:
                written_inputs.add(base.arg.slot)
            else:
                first_write.setdefault(base, n)
        for i in ins:
            base = bottom_of(call.src[1 + i])
            if base.op is Ops.PARAM and base.shape != ():
                last_read[base.arg.slot] = n
    return first_write, {s: n for s, n in last_read.items() if s not in written_inputs}, written_inputs


def _temporaries(calls: list[UOp]) -> set[UOp]:
    """Buffers whose contents do not outlive a run: used in parts, every part written before it is read."""
    written: set[UOp] = set()
    temporary: dict[UOp, bool] = {}
    for call in calls:
        outs, ins = get_call_outs_ins(call)
        for i in (*ins, *outs):
            argument = call.src[1 + i]
            base = bottom_of(argument)
            fine = argument.op is Ops.BUFFER_VIEW and (i not in ins or argument in written)
            temporary[base] = temporary.get(base, True) and fine
        written.update(call.src[1 + i] for i in outs)
    return {u for u, fine in temporary.items() if fine}


__all__ = ["CapturedJit", "Hole", "InputInfo", "Recording"]
