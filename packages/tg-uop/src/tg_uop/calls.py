"""How is a body applied to arguments, and which gradient does the application have?

A kernel, program or copy is called as it is (CALL); tensor operations over parameters make a FUNCTION, which
is differentiable. A gradient rule is kept here under a name, so that graphs hold data only.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tg_uop.dtype import dtypes
from tg_uop.ops import FunctionArg, Ops
from tg_uop.uop import UOp

GradFunction = Callable[..., Any]
function_rules: dict[str, GradFunction] = {}
"""Gradient rules of FUNCTIONs and CALLs by name: (gradient, call) -> one gradient or None per argument. With
several gradients, in the order of the results, they come first and the call as `call=`.
"""


def register_rule(rule: GradFunction) -> str:
    """The name of a gradient rule, by which FunctionArg refers to it. The same function has one name."""
    if not callable(rule):
        raise TypeError(f"grad_fxn: a function, got {type(rule).__name__} {rule!r}")
    base = f"{getattr(rule, '__module__', '')}.{getattr(rule, '__qualname__', type(rule).__name__)}"
    names = itertools.chain((base,), (f"{base}#{n}" for n in itertools.count(2)))
    return next(name for name in names if function_rules.setdefault(name, rule) is rule)


def call(body: UOp, args: tuple[UOp, ...], arg: Any, grad_fxn: GradFunction | None) -> UOp:
    """`body` on `args`: a CALL of a kernel or copy, the FUNCTION of a TUPLE, or the one value of a
    FUNCTION.
    """
    if grad_fxn is not None:
        arg = (arg or FunctionArg())._replace(gradient=register_rule(grad_fxn))
    if body.op is Ops.TUPLE:
        return body.function(*args, arg=arg)
    if body.dtype is dtypes.void or body.op is Ops.COPY:
        return UOp(Ops.CALL, (body, *args), arg)
    return body.function(*args, arg=arg).gettuple(0)


__all__ = ["GradFunction", "call", "function_rules", "register_rule"]
