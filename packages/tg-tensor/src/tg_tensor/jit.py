"""How does a function of tensors become a recorded list of kernels? First call plain, second records, then
replay.

A replay does no graph building, scheduling or compiling (see `replay`). What the function returns is in the
same
memory every time, overwritten by each replay.
"""

from __future__ import annotations

import functools
import time
import weakref
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from tg_schedule import contiguous_view
from tg_tensor.realize import capturing, is_done
from tg_tensor.replay import CapturedJit, Hole, InputInfo, Recording
from tg_tensor.run import compile_linear
from tg_tensor.tree import named_tensors, replaced
from tg_uop import Ops, UOp
from tg_uop.context import BEAM, DEBUG, JIT, JITBEAM, Context

T = TypeVar("T")
_PLAIN = (int, float, bool, str, type(None))  # arguments that are taken as they were when recorded
_CONSTANT = frozenset({Ops.CONST, Ops.VCONST})


class JitError(RuntimeError):
    """The function cannot be recorded, or a replay's inputs differ from the recorded ones."""


class _Inputs(NamedTuple):
    """Tensors among the arguments: where they are, the memory of each, what a replay compares, the values of
    variables, and the tensors that are unbroken parts of memory, with that memory.
    """

    names: tuple[str, ...]
    storages: tuple[UOp, ...]
    info: tuple[InputInfo, ...]
    var_vals: dict[str, int]
    tensors: list[tuple[Any, UOp]]


@functools.lru_cache(maxsize=4096)
def _whole(slot: int, dtype: Any, size: int, shape: tuple[Any, ...], device: Any) -> InputInfo:
    """An input that is all of its memory, in order."""
    return InputInfo(UOp.param(slot, dtype, (size,)).reshape(shape), (), dtype, device)


def _memory(t: Any) -> UOp | None:
    """The memory of a tensor that is an unbroken part of a buffer."""
    u = t.uop
    while u.op in (Ops.RESHAPE, Ops.DETACH):
        u = u.src[0]
    if u.op in (Ops.BUFFER, Ops.BUFFER_VIEW):
        return u
    if isinstance(u.device, tuple):
        return None
    if not all(type(d) is int for d in t.shape) or (found := contiguous_view(u)) is None:
        return None
    storage, offset = found
    return storage.buffer_view(t.numel(), t.dtype, offset * t.dtype.itemsize)


def _parameter(slot: int, storage: UOp) -> UOp:
    return UOp.param(slot, storage.dtype, storage.shape, device=storage.device, axis=storage.axis)


def _collect(args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Inputs:
    found = [x for n, a in enumerate(args) for x in named_tensors(a, str(n))]
    found += [x for k in sorted(kwargs) for x in named_tensors(kwargs[k], k)]
    bound = [a for a in (*args, *kwargs.values()) if isinstance(a, UOp) and a.op is Ops.BIND]
    var_vals = {a.expr: a.arg for a in bound}
    storages: dict[UOp, str] = {}
    info: list[InputInfo] = []
    tensors: list[tuple[Any, UOp]] = []
    for slot, (name, t) in enumerate(found):
        uop = t.uop
        shape = uop.shape
        if 0 in shape:
            raise JitError(f"input {name!r} has no elements (shape {shape}); leave it out")
        if not is_done(uop):
            t.realize()
        if t.uop.base.op in _CONSTANT:
            t.replace(t.contiguous()).realize()
        storage = _memory(t)
        if storage is not None:
            info.append(_whole(slot, uop.dtype, storage.shape[0], shape, t.device))
            tensors.append((t, storage))
        else:
            storage = t.uop.buf_uop
            binds = {u: u.src[0] for u in t.uop.toposort() if u.op is Ops.BIND}
            var_vals.update({u.expr: u.arg for u in binds})
            view = t.uop.substitute({storage: _parameter(slot, storage), **binds})
            info.append(InputInfo(view, tuple(sorted(u.expr for u in binds)), t.dtype, t.device))
        if storage in storages:
            raise JitError(
                f"input {name!r} is the same memory as input {storages[storage]!r}; pass a copy (.clone())"
            )
        storages[storage] = name
    return _Inputs(tuple(n for n, _ in found), tuple(storages), tuple(info), var_vals, tensors)


class _Recorder:
    """Collects the schedules made while the function runs."""

    def __init__(self) -> None:
        self.linears: list[UOp] = []
        self.var_vals: dict[str, int] = {}

    def add_linear(self, linear: UOp, var_vals: dict[str, int]) -> None:
        self.linears.append(linear)
        self.var_vals.update(var_vals)


class TinyJit(Generic[T]):
    """`TinyJit(fn)`: the first call runs plainly, the second records, later calls replay.

    Inputs are all tensors in the arguments (also inside lists and dicts); on replay their shapes, dtypes and
    devices must be those recorded (JitError otherwise). Other arguments, and tensors of the outside, are
    taken
    as they were when recorded. What is returned is realised and in the same memory after every call. Reading
    values (`.item()`) while recording is a JitError. A method has one recording per instance. A recording can
    be pickled: it holds kernels and the buffers it owns, none of the function's code.
    """

    def __init__(self, fn: Callable[..., T]) -> None:
        if not callable(fn):
            raise TypeError(f"TinyJit takes a function, got {type(fn).__name__}")
        self.fn: Callable[..., T] | None = fn
        self.count = 0
        self.captured: CapturedJit | None = None
        self._methods: dict[int, TinyJit[T]] = {}  # by id of the instance
        self._last: tuple[UOp | None, ...] | None = None
        functools.update_wrapper(self, fn, updated=())

    def reset(self) -> None:
        """Forget the recording: the next call is the first again."""
        if self.fn is None:
            raise JitError("a recording that was unpickled has no function to record again")
        self.count, self.captured, self._last = 0, None, None

    def __get__(self, instance: Any, owner: Any) -> Any:
        if instance is None:
            return self
        assert self.fn is not None
        key = id(instance)
        found = self._methods.get(key)
        if found is None:
            weakref.finalize(instance, self._methods.pop, key, None)
            found = self._methods[key] = TinyJit(self.fn)
        return _Method(found, instance)

    def __call__(self, *args: Any, **kwargs: Any) -> T:
        if JIT == 0 and self.fn is not None:
            return self.fn(*args, **kwargs)
        captured = self.captured
        result: T
        if captured is not None and self._same_as_last(args, kwargs):
            self.count += 1
            result = captured.again()
            return result
        inputs = _collect(args, kwargs)
        self.count += 1
        if captured is not None:
            self._check(inputs)
            result = captured(inputs.storages, inputs.var_vals)
            self._remember(args, kwargs)
            return result
        if self.count == 1:
            return self._run(args, kwargs)
        if self.count > 2:
            name = getattr(self.fn, "__name__", "the function")
            raise JitError(f"didn't JIT anything: {name} ran no kernels when it was recorded")
        return self._record(args, kwargs, inputs)

    def _remember(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Note the arguments of a replay where the next one can be compared with it at a glance."""
        self._last = None
        if not kwargs:
            values = [getattr(a, "uop", None) for a in args]
            if all(u is not None or type(a) in _PLAIN for a, u in zip(args, values, strict=True)):
                self._last = tuple(values)

    def _same_as_last(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
        """Whether the last replay had the same tensors, or others of the same values."""
        last = self._last
        if last is None or kwargs or len(args) != len(last):
            return False
        for a, uop in zip(args, last, strict=True):
            if uop is None:
                if type(a) not in _PLAIN:
                    return False
            elif getattr(a, "uop", None) is not uop:
                return False
        return True

    def _run(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
        assert self.fn is not None
        result = self.fn(*args, **kwargs)
        tensors = [t for _, t in named_tensors(result)]
        if tensors:
            tensors[0].realize(*tensors[1:])
        return result

    def _record(self, args: tuple[Any, ...], kwargs: dict[str, Any], inputs: _Inputs) -> T:
        if capturing:
            raise JitError(
                "a jitted function was called while another is being recorded; jit the outer one only"
            )
        recorder = _Recorder()
        capturing.append(recorder)
        started = time.perf_counter()
        before = [(t, t.uop, storage.reshape(t.shape)) for t, storage in inputs.tensors]
        try:
            for t, _, view in before:
                t.uop = view
            result = self._run(args, kwargs)
        except BaseException:
            self.count -= 1
            raise
        finally:
            capturing.clear()
            for t, uop, view in before:
                t.uop = uop if t.uop is view else t.uop
        calls = tuple(c for linear in recorder.linears for c in linear.src)
        if not calls:
            return result
        with Context(BEAM=JITBEAM.value or BEAM.value):
            linear = compile_linear(UOp(Ops.LINEAR, calls))
        params = {s: _parameter(n, s) for n, s in enumerate(inputs.storages)}
        calls = tuple(
            c.replace(src=(c.src[0], *(a.substitute(params) for a in c.src[1:]))) for c in linear.src
        )
        linear = linear.replace(src=calls)
        tensors = [t for _, t in named_tensors(result)]
        template = replaced(result, (Hole(n) for n in range(len(tensors))))
        results = tuple(t.uop.substitute(params) for t in tensors)
        var_vals = {**recorder.var_vals, **inputs.var_vals}
        captured = CapturedJit(Recording(linear, inputs.names, inputs.info, template, results, var_vals))
        if DEBUG >= 1:
            seconds = time.perf_counter() - started
            print(f"JIT recorded {len(calls)} kernels with {len(params)} inputs in {seconds:.3f} s")
        captured(inputs.storages, var_vals)
        self.captured = captured
        return result

    def _check(self, inputs: _Inputs) -> None:
        assert self.captured is not None
        names, info = self.captured.expected_names, self.captured.expected_input_info
        if inputs.info == info and inputs.names == names:
            return
        if inputs.names != names:
            raise JitError(f"the recorded inputs are {names}, got {inputs.names}")
        for name, want, got in zip(inputs.names, info, inputs.info, strict=True):
            if want != got:
                same = want.view.shape == got.view.shape and want[2:] == got[2:]
                raise JitError(
                    f"input {name!r} was {_text(want)} when recorded, now it is {_text(got)}"
                    + (" (another view of its memory)" if same else "")
                    + "; call reset(), or pass it as recorded"
                )

    # *** as data ***

    def __getstate__(self) -> dict[str, Any]:
        if self.captured is None:
            raise JitError("only a recording can be pickled; call the function twice first")
        return {
            "captured": self.captured,
            "name": getattr(self.fn, "__name__", self.__dict__.get("__name__")),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.fn, self.count, self.captured, self._methods = None, 2, state["captured"], {}
        self._last = None
        self.__name__ = state["name"]


class _Method(Generic[T]):
    """A jitted method of one instance; otherwise as its TinyJit."""

    def __init__(self, jit: TinyJit[T], instance: Any) -> None:
        self.jit, self.instance = jit, instance

    def __call__(self, *args: Any, **kwargs: Any) -> T:
        return self.jit(self.instance, *args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["jit"], name)


def _text(i: InputInfo) -> str:
    return f"{i.dtype.name}{list(i.view.shape)} on {i.device}"


__all__ = ["CapturedJit", "InputInfo", "JitError", "TinyJit"]
