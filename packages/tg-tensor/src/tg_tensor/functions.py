"""How does a Python function of tensors become one node of the graph, with arguments and results?

`function(f)` runs f once per call with parameters in place of its tensors, and wraps what it builds:
FUNCTION(TUPLE of results, arguments), each result a GETTUPLE. The body holds parameters only, so a layer that
is called often is one body with many argument lists. A function with effects (it assigns, draws random
numbers or calls kernels) has no such body: what it builds stands where it is called.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from tg_schedule import contiguous_view
from tg_tensor.base import live_tensors
from tg_tensor.creation import is_constant
from tg_tensor.gradient import stand_in
from tg_tensor.tree import named_tensors, replaced
from tg_uop.ops import FunctionArg, Ops
from tg_uop.uop import UOp, toposort

T = TypeVar("T")
_FIRST_SLOT = 1 << 40  # slots of parameters while a function is traced; the body's own count from 0
_slots = itertools.count(_FIRST_SLOT)
_EFFECTS = frozenset({Ops.STORE, Ops.CALL})
_MEMORY = frozenset({Ops.BUFFER, Ops.BUFFER_VIEW})


def is_traced(u: UOp) -> bool:
    """Whether a node stands for an argument of a function that is being traced."""
    return u.op is Ops.PARAM and u.arg.slot >= _FIRST_SLOT


def check_arguments(body: UOp, args: tuple[UOp, ...]) -> None:
    """ValueError when an argument for PARAM 0, 1, … of a body is missing, or has another shape or dtype."""
    for p in body.toposort():
        if p.op is not Ops.PARAM or not 0 <= p.arg.slot < _FIRST_SLOT:
            continue
        if p.arg.slot >= len(args):
            raise ValueError(f"call: the body has a parameter {p.arg.slot}, got {len(args)} arguments")
        a = args[p.arg.slot]
        if a.shape != p.shape or a.dtype is not p.dtype:
            raise ValueError(
                f"call: parameter {p.arg.slot} is {p.dtype} {p.shape}, the argument is {a.dtype} {a.shape}"
            )


class _Traced(NamedTuple):
    """Results of a function over parameters, and the values the parameters stand for."""

    results: tuple[UOp, ...]
    given: dict[UOp, UOp]


class function(Generic[T]):  # noqa: N801 - a decorator
    """Decorator: calls become one FUNCTION node whose arguments are the tensors that go in.

    Tensors are found in arguments, also inside lists, tuples and dicts; tensors of the outside that the
    function uses are arguments as well. The result is what the function returns, with tensors anywhere in it.
    With `precompile` the arguments and results are values in memory, so the kernels inside are the same
    wherever the function is called; with `precompile_backward` this holds for its gradient.
    """

    def __init__(
        self,
        f: Callable[..., T] | None = None,
        *,
        precompile: bool = False,
        precompile_backward: bool = False,
    ) -> None:
        self.precompile, self.precompile_backward = precompile, precompile_backward
        if f is not None:
            self._set(f)

    def _set(self, f: Callable[..., T]) -> None:
        if not callable(f):
            raise TypeError(f"function: decorates a function, got {type(f).__name__} {f!r}")
        self.f = f
        functools.update_wrapper(self, f, updated=())

    def __get__(self, instance: Any, owner: Any) -> Any:
        return self if instance is None else functools.partial(self.__call__, instance)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not hasattr(self, "f"):
            self._set(args[0])
            return self
        inputs = list({id(t): t for t in [t for _, t in named_tensors([args, kwargs])]}.values())
        before = {id(t): (t, t.uop) for t in live_tensors()}
        params: dict[UOp, UOp] = {}
        given: dict[UOp, UOp] = {}
        for t in inputs:
            if t.uop not in params:
                params[t.uop] = p = stand_in(t.uop, next(_slots))
                given[p] = t.uop
            t.uop = params[t.uop]
        try:
            returned = self.f(*args, **kwargs)
            outputs = [t for _, t in named_tensors(returned)]
            traced = _Traced(tuple(t.uop for t in outputs), given)
        finally:
            _restore(before, given)
        results = self._results(traced, [u for _, u in before.values()])
        tensors = [t._wrap(u) for t, u in zip(outputs, results, strict=True)]
        return replaced(returned, iter(tensors))

    def _results(self, traced: _Traced, outside: list[UOp]) -> list[UOp]:
        """What the function gives, over its real arguments."""
        if not traced.results:
            return []
        nodes = toposort(traced.results)
        params = {**traced.given, **{p: u for u, p in _implicit(nodes, traced.given, outside).items()}}
        implicit = {u: p for p, u in params.items() if p not in traced.given}
        bodies = [r.substitute(implicit) for r in traced.results]
        given = {p: _in_memory(u) if self.precompile else u for p, u in params.items()}
        reached = toposort(bodies)
        if any(u.op in _EFFECTS for u in reached):
            return [self._result(b.substitute(given)) for b in bodies]
        arguments = [u for u in reached if u in given]
        own = {p: p.replace(arg=p.arg._replace(slot=n)) for n, p in enumerate(arguments)}
        body = UOp.maketuple(*(b.substitute(own) for b in bodies))
        name = getattr(self.f, "__name__", "function")
        arg = FunctionArg(name, self.precompile, self.precompile_backward)
        call = body.function(*(given[p] for p in arguments), arg=arg)
        return [params[b] if b in params else self._result(call.gettuple(i)) for i, b in enumerate(bodies)]

    def _result(self, u: UOp) -> UOp:
        return _in_memory(u) if self.precompile else u


def as_call(values: list[UOp]) -> list[UOp]:
    """`values` as the results of one FUNCTION over the memory they read."""
    return function(as_call)._results(_Traced(tuple(values), {}), [])


def _implicit(nodes: list[UOp], given: dict[UOp, UOp], outside: list[UOp]) -> dict[UOp, UOp]:
    """Parameters for what the function uses beside its arguments: tensors of the outside, and storage."""
    depends = set(given)
    for u in nodes:
        if not depends.isdisjoint(u.src):
            depends.add(u)
    found = set(nodes)
    used = {u: None for u in outside if u in found and u not in depends and not is_constant(u)}
    used.update({u: None for u in nodes if u.op in _MEMORY or (is_traced(u) and u not in given)})
    return {u: stand_in(u, next(_slots)) for u in used}


def _restore(before: dict[int, tuple[Any, UOp]], given: dict[UOp, UOp]) -> None:
    """No tensor that lives on refers to parameters."""
    for t in live_tensors():
        known = before.get(id(t))
        if known is None or known[1] is not t.uop:
            t.uop = t.uop.substitute(given)


def _in_memory(u: UOp) -> UOp:
    """`u` itself where it is an unbroken part of a buffer, else a copy of it in a buffer."""
    return u if contiguous_view(u) is not None else u.contiguous()
