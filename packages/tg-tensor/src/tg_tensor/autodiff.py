"""How are functions of tensors differentiated: forward mode, reverse mode, and with a gradient of one's own?

`jvp` and `vjp` run the function over parameters in place of its tensors, so that the same tensor given twice,
or a constant, is still two inputs. Forward mode has no rules of its own: the reverse-mode gradient of f is
linear in the gradient u that flows in, and the gradient of *that* with respect to u is the product of f's
Jacobian with a tangent. Nothing of the reverse pass is computed, for nothing of it is left in the graph.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any

from tg_tensor.base import TensorBase
from tg_tensor.gradient import compute_gradient, stand_in
from tg_tensor.tree import named_tensors, replaced
from tg_uop.uop import UOp

_slots = itertools.count(1 << 42)  # parameters in place of primals and of what flows in


class _Linearised:
    """A function run over parameters: its result, and the values the parameters stand for."""

    def __init__(self, name: str, f: Callable[..., Any], primals: Sequence[Any]) -> None:
        if not callable(f):
            raise TypeError(f"{name}: a function of tensors, got {type(f).__name__} {f!r}")
        for i, t in enumerate(primals):
            _check_tensor(name, f"primal {i}", t)
        self.primals = list(primals)
        self.params = [stand_in(t.uop, next(_slots)) for t in primals]
        self.given = {p: t.uop for p, t in zip(self.params, self.primals, strict=True)}
        self.result = f(*(t._wrap(p) for t, p in zip(self.primals, self.params, strict=True)))
        self.outputs = [t for _, t in named_tensors(self.result)]
        if not self.outputs:
            raise TypeError(f"{name}: the function returns tensors, got {type(self.result).__name__}")

    def over_values(self, values: Sequence[UOp]) -> Any:
        """The result's nest with these values, over the primals, in place of its tensors."""
        tensors = [t._wrap(v.substitute(self.given)) for t, v in zip(self.outputs, values, strict=True)]
        return replaced(self.result, iter(tensors))


def _check_tensor(name: str, what: str, t: Any) -> None:
    if not isinstance(t, TensorBase):
        raise TypeError(f"{name}: {what} is a tensor, got {type(t).__name__} {t!r}")
    if t.dtype.kind != "float":
        raise TypeError(f"{name}: {what} is {t.dtype}; only float tensors have derivatives")


def _checked(name: str, what: str, given: Any, like: Any) -> UOp:
    """A tangent or a gradient that flows in, in the dtype of the tensor it belongs to."""
    _check_tensor(name, what, given)
    if given.shape != like.shape:
        raise ValueError(f"{name}: {what} has shape {given.shape}, expected {like.shape}")
    uop: UOp = given.uop.cast(like.dtype)
    return uop


def jvp(f: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """(f(*primals), the derivative of f there in the direction `tangents`): forward mode.

    `tangents` has one tensor per primal, of its shape. Both results have the nest that f returns; a result
    that does not depend on the primals has a derivative of zeros.
    """
    if len(primals) != len(tangents):
        raise ValueError(f"jvp: one tangent per primal: {len(primals)} primals, {len(tangents)} tangents")
    traced = _Linearised("jvp", f, primals)
    directions = [
        _checked("jvp", f"tangent {i}", v, p)
        for i, (v, p) in enumerate(zip(tangents, traced.primals, strict=True))
    ]
    derivatives = [_push(t.uop, traced.params, directions) for t in traced.outputs]
    return traced.over_values([t.uop for t in traced.outputs]), traced.over_values(derivatives)


def _push(output: UOp, params: list[UOp], directions: list[UOp]) -> UOp:
    """The Jacobian of `output` with respect to `params`, times `directions`."""
    zeros = output.const_like(0)
    flow = stand_in(output, next(_slots))
    pulled = compute_gradient(output, flow, set(params)) if output.dtype.kind == "float" else {}
    total: UOp | None = None
    for p, v in zip(params, directions, strict=True):
        if p in pulled and (part := compute_gradient(pulled[p], v, {flow}).get(flow)) is not None:
            total = part if total is None else total + part
    return zeros if total is None else total.substitute({flow: zeros})


def vjp(f: Callable[..., Any], *primals: Any) -> tuple[Any, Callable[..., tuple[Any, ...]]]:
    """(f(*primals), a function from gradients of the result to gradients of the primals): reverse mode.

    The function takes one tensor per tensor f returns, of its shape (no argument: ones for a single result
    of one element) and gives a tuple with one tensor per primal.
    """
    traced = _Linearised("vjp", f, primals)

    def pull(*gradients: Any) -> tuple[Any, ...]:
        outputs = traced.outputs
        if not gradients and len(outputs) == 1 and outputs[0].numel() == 1:
            gradients = (outputs[0]._wrap(outputs[0].uop.const_like(1)),)
        if len(gradients) != len(outputs):
            raise ValueError(f"vjp: {len(outputs)} results need as many gradients, got {len(gradients)}")
        flows = [
            _checked("vjp", f"gradient {i}", g, t)
            for i, (g, t) in enumerate(zip(gradients, outputs, strict=True))
        ]
        totals: dict[UOp, UOp] = {}
        for t, flow in zip(outputs, flows, strict=True):
            for p, g in compute_gradient(t.uop, flow, set(traced.params)).items():
                totals[p] = totals[p] + g if p in totals else g
        return tuple(
            t._wrap(totals.get(p, p.const_like(0)).substitute(traced.given))
            for p, t in zip(traced.params, traced.primals, strict=True)
        )

    return traced.over_values([t.uop for t in traced.outputs]), pull


def custom_gradient(backward: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorator: `backward(gradient, *inputs)` says the gradient of a function of tensors.

    It returns one gradient (a tensor of the input's shape, or None) per input, or the one itself; it is
    built of differentiable operations if gradients of gradients are wanted. The function takes tensors and
    returns one tensor; tensors it uses beside its arguments have no gradient through it.
    """
    if not callable(backward):
        raise TypeError(f"custom_gradient: a function, got {type(backward).__name__} {backward!r}")

    def decorate(f: Callable[..., Any]) -> Callable[..., Any]:
        wrap: list[Callable[[UOp], Any]] = []  # how a UOp becomes a tensor of the caller's class

        @functools.wraps(backward)
        def rule(gradient: UOp, call: UOp) -> tuple[Any, ...]:
            out = backward(wrap[0](gradient), *(wrap[0](a) for a in call.src[1:]))
            grads = tuple(out) if isinstance(out, (tuple, list)) else (out,)
            return tuple(getattr(g, "uop", g) for g in grads)

        @functools.wraps(f)
        def called(*inputs: Any) -> Any:
            if not inputs:
                raise TypeError("custom_gradient: the function takes at least one tensor")
            for i, t in enumerate(inputs):
                if not isinstance(t, TensorBase):
                    raise TypeError(f"custom_gradient: input {i} is a tensor, got {type(t).__name__} {t!r}")
            wrap[:] = [inputs[0]._wrap]
            params = [stand_in(t.uop, n) for n, t in enumerate(inputs)]
            result = f(*(t._wrap(p) for t, p in zip(inputs, params, strict=True)))
            if not isinstance(result, TensorBase):
                raise TypeError(f"custom_gradient: the function returns one tensor, got {result!r}")
            body = UOp.maketuple(result.uop)
            return result._wrap(body.call(*(t.uop for t in inputs), grad_fxn=rule).gettuple(0))

        return called

    return decorate


__all__ = ["custom_gradient", "jvp", "vjp"]
