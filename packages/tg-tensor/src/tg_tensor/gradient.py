"""What is the gradient of each op? One rule per op, and the walk that applies them (reverse mode).

A rule takes the node and the gradient of its value and gives one gradient (or None) per source. Gradients are
graphs like any other: they can be differentiated again.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

from tg_schedule import contiguous_view, graph_values, written_slots
from tg_tensor.sharding import placed_like
from tg_uop import GroupOp, Ops, UOp, dtypes
from tg_uop.calls import function_rules
from tg_uop.ops import FunctionArg, ParamArg
from tg_uop.uop import shape_to_uop, substitute_params, toposort


def stand_in(u: UOp, slot: int) -> UOp:
    """A parameter like `u`: its dtype, shape, device and sharded axis."""
    arg = ParamArg(slot, u.dtype, device=u.device, axis=u.axis)
    return UOp(Ops.PARAM, (shape_to_uop(u.shape),), arg)


Gradients = tuple[UOp | None, ...]
Rule = Callable[[UOp, UOp], Gradients]

# Ops whose result does not depend on a source in a differentiable way.
CONSTANT = frozenset(
    {Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ, Ops.DETACH, Ops.TRUNC, Ops.BITCAST, Ops.THREEFRY, Ops.NOT}
    | GroupOp.Bitwise
    | GroupOp.Shift
    | GroupOp.Division
)


def _zeros(like: UOp) -> UOp:
    return like.const_like(0)


def _neg(x: UOp) -> UOp:
    return x * -1.0


def _max(u: UOp, g: UOp) -> Gradients:
    a, b = u.src
    half = g * 0.5
    first = (b < a).where(g, a.ne(b).where(_zeros(g), half))
    second = (a < b).where(g, a.ne(b).where(_zeros(g), half))
    return first, second


def _pow(u: UOp, g: UOp) -> Gradients:
    a, b = u.src
    positive = _zeros(a) < a
    d_base = g * b * UOp(Ops.POW, (a, b + -1.0))
    d_base = b.ne(0.0).where(d_base, _zeros(g))
    log = UOp(Ops.LOG2, (positive.where(a, a.const_like(1)),)) * math.log(2.0)
    return d_base, positive.where(g * u * log, _zeros(g))


def _where(u: UOp, g: UOp) -> Gradients:
    c, zero = u.src[0], _zeros(g)
    return None, c.where(g, zero), c.where(zero, g)


def _reduce(u: UOp, g: UOp) -> Gradients:
    x = u.src[0]
    wide = g.expand(x.shape)
    if u.arg.op is Ops.ADD:
        return (wide,)
    if u.arg.op is Ops.MAX:
        hit = x.eq(u.expand(x.shape))
        ties = hit.cast(g.dtype).reduce(axes=u.arg.axes)
        return (hit.where(UOp(Ops.FDIV, (g, ties)).expand(x.shape), _zeros(wide)),)
    # a product: with one zero only its factor has a gradient, with two none has
    zero = x.eq(0.0)
    zeros = zero.cast(dtypes.int32).reduce(axes=u.arg.axes)
    safe = zero.where(x.const_like(1), x)
    rest = safe.reduce(arg=Ops.MUL, axes=u.arg.axes).expand(x.shape)
    alone = zeros.eq(1).expand(x.shape) & zero
    none = zeros.eq(0).expand(x.shape)
    share = UOp(Ops.FDIV, (rest, safe))
    return (wide * none.where(share, alone.where(rest, _zeros(rest))),)


def _expand(u: UOp, g: UOp) -> Gradients:
    old = u.src[0].shape
    axes = tuple(i for i, (o, n) in enumerate(zip(old, u.shape, strict=True)) if o != n)
    return (_sum(g, axes), None)


def _sum(g: UOp, axes: tuple[int, ...]) -> UOp:
    """A sum over `axes`, accumulated in float32 for the narrow floats."""
    if not axes:
        return g
    if g.dtype in (dtypes.float16, dtypes.bfloat16, *dtypes.fp8s):
        return g.cast(dtypes.float32).reduce(axes=axes).cast(g.dtype)
    return g.reduce(axes=axes)


def _permute(u: UOp, g: UOp) -> Gradients:
    return (g.permute(tuple(u.arg.index(i) for i in range(len(u.arg)))),)


def _pad(u: UOp, g: UOp) -> Gradients:
    bounds = tuple((b, b + s) for (b, _), s in zip(u.marg, u.src[0].shape, strict=True))
    return g.shrink(bounds), None, None


def _shrink(u: UOp, g: UOp) -> Gradients:
    pads = tuple((b, s - e) for (b, e), s in zip(u.marg, u.src[0].shape, strict=True))
    return g.pad(pads), None, None


def _stack(u: UOp, g: UOp) -> Gradients:
    rest = tuple((0, d) for d in u.shape[1:])
    return tuple(g.shrink(((n, n + 1), *rest)).reshape(s.shape) for n, s in enumerate(u.src))


def _index(u: UOp, g: UOp) -> Gradients:
    """Gathered elements give their gradients back to where they came from: a one-hot sum."""
    from tg_tensor.creation import iota  # lazy: creation imports the Tensor base

    source, indices = u.src[0], u.src[1:]
    if len(indices) != 1:
        raise RuntimeError(
            "the gradient of INDEX is known for one index, into the first axis; flatten the source first"
        )
    size, rest = source.shape[0], source.shape[1:]
    n = math.prod(indices[0].shape)
    gate, index = _validity(indices[0])
    hit = index.reshape((1, n)).expand((size, n))
    hit = hit.eq(iota(size).cast(index.dtype).reshape((size, 1)).expand((size, n)))
    if gate is not None:
        hit = hit & gate.reshape((1, n)).expand((size, n))
    wide = g.reshape((1, n, *rest)).expand((size, n, *rest))
    chosen = hit.reshape((size, n, *(1,) * len(rest))).expand(wide.shape).where(wide, _zeros(wide))
    return (_sum(chosen, (1,)).reshape(source.shape),) + (None,) * len(indices)


def _validity(index: UOp) -> tuple[UOp | None, UOp]:
    """(gate, index) of where(gate, index, Invalid) on any shape."""
    from tg_uop import Invalid

    if index.op is Ops.WHERE:
        other = index.src[2]
        while other.op in (Ops.EXPAND, Ops.RESHAPE):
            other = other.src[0]
        if other.op is Ops.CONST and other.arg.value is Invalid:
            return index.src[0], index.src[1]
    return None, index


def _after(u: UOp, g: UOp) -> Gradients:
    """What a store wrote takes the gradient of its place; the rest stays with the old value."""
    stores = [d for d in u.src[1:] if d.op is Ops.STORE]
    if not stores:
        kept = None if any(_written_place(d, u.src[0]) is not None for d in u.src[1:]) else g
        return (kept,) + (None,) * (len(u.src) - 1)
    rest = g
    for s in stores:
        views: list[UOp] = []
        t = s.src[0]
        while t is not u.src[0]:
            views.append(t)
            t = t.src[0]
        part = rest
        for v in reversed(views):
            part = v.replace(src=(part,) + v.src[1:])
        back = part
        for v in views:
            moved = RULES[v.op](v, back)[0]
            assert moved is not None
            back = moved
        rest = rest + _neg(back)
    return (rest,) + (None,) * (len(u.src) - 1)


def _store_value(s: UOp, base: UOp, g: UOp) -> UOp:
    """The part of the gradient of a stored-to buffer that belongs to the stored value."""
    views: list[UOp] = []
    t = s.src[0]
    while t is not base:
        views.append(t)
        t = t.src[0]
    for v in reversed(views):
        g = v.replace(src=(g,) + v.src[1:])
    return g


def _fdiv(u: UOp, g: UOp) -> Gradients:
    a, b = u.src
    down = UOp(Ops.FDIV, (g, b))
    return down, _neg(UOp(Ops.FDIV, (down * a, b)))


def _identity(u: UOp, g: UOp) -> Gradients:
    return (g,)


RULES: dict[Ops, Rule] = {
    Ops.ADD: lambda u, g: (g, g),
    Ops.SUB: lambda u, g: (g, _neg(g)),
    Ops.NEG: lambda u, g: (_neg(g),),
    Ops.MUL: lambda u, g: (g * u.src[1], g * u.src[0]),
    Ops.MULACC: lambda u, g: (g * u.src[1], g * u.src[0], g),
    Ops.FDIV: _fdiv,
    Ops.RECIPROCAL: lambda u, g: (_neg(g * u * u),),
    Ops.MAX: _max,
    Ops.POW: _pow,
    Ops.SQRT: lambda u, g: (UOp(Ops.FDIV, (g, u * 2.0)),),
    Ops.EXP2: lambda u, g: (g * u * math.log(2.0),),
    Ops.LOG2: lambda u, g: (UOp(Ops.FDIV, (g, u.src[0] * math.log(2.0))),),
    Ops.SIN: lambda u, g: (g * UOp(Ops.SIN, (_neg(u.src[0]) + math.pi / 2,)),),
    Ops.WHERE: _where,
    Ops.CAST: lambda u, g: (g.cast(u.src[0].dtype),),
    Ops.REDUCE: _reduce,
    Ops.RESHAPE: lambda u, g: (g.reshape(u.src[0].shape), None),
    Ops.EXPAND: _expand,
    Ops.PERMUTE: _permute,
    Ops.FLIP: lambda u, g: (g.flip(*u.arg),),
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.STACK: _stack,
    Ops.INDEX: _index,
    Ops.CONTIGUOUS: _identity,
    Ops.CONTIGUOUS_BACKWARD: lambda u, g: (g.contiguous(),),
    Ops.COPY: lambda u, g: (placed_like(g, u.src[0]),),
    Ops.AFTER: _after,
}

_slots = itertools.count(1 << 41)  # stand-ins for the arguments of a body while it is differentiated


def _call(u: UOp, grads: dict[int, UOp]) -> Gradients:
    """The gradient of a FUNCTION or CALL: its registered rule, or the gradient of its body."""
    arguments = u.src[1:]
    name = getattr(u.arg, "gradient", None)
    if name is not None:
        given = [grads[i] for i in sorted(grads)]
        rule = function_rules[name]
        out = rule(*given, call=u) if len(given) > 1 else rule(given[0], u)
        out = tuple(out) if isinstance(out, (tuple, list)) else (out,)
        if len(out) != len(arguments):
            raise ValueError(
                f"grad_fxn {name}: one gradient or None per argument: {len(arguments)}, got {len(out)}"
            )
        return (None, *(_checked(name, a, g) for a, g in zip(arguments, out, strict=True)))
    if u.op is Ops.CALL:
        raise RuntimeError("a custom kernel has no gradient; pass grad_fxn, or detach() its inputs")
    stand_ins = [stand_in(a, next(_slots)) for a in arguments]
    body = substitute_params(u.src[0], stand_ins)
    once = u.arg.precompile_backward
    flowing = {i: stand_in(g, next(_slots)) for i, g in grads.items()} if once else grads
    totals: dict[UOp, UOp] = {}
    for i, g in flowing.items():
        for target, value in compute_gradient(body.src[i], g, set(stand_ins)).items():
            totals[target] = totals[target] + value if target in totals else value
    own = dict(zip(stand_ins, arguments, strict=True))
    if not once:
        return (None, *(totals[p].substitute(own) if p in totals else None for p in stand_ins))
    return (None, *_as_function(u, own | {flowing[i]: g for i, g in grads.items()}, totals))


def _as_function(u: UOp, given: dict[UOp, UOp], totals: dict[UOp, UOp]) -> list[UOp | None]:
    """The gradients of the arguments of a FUNCTION, by a FUNCTION of the values behind `given`, in memory:
    equal functions have equal ones, scheduled once.
    """
    reached = set(toposort(tuple(totals.values())))
    used = [p for p in given if p in reached]
    own = {p: p.replace(arg=p.arg._replace(slot=n)) for n, p in enumerate(used)}
    targets = [p for p in given if p in totals]
    body = UOp.maketuple(*(totals[p].substitute(own) for p in targets))
    arguments = [
        a if contiguous_view(a) is not None else a.contiguous() for a in map(given.__getitem__, used)
    ]
    call = body.function(*arguments, arg=FunctionArg(f"{u.arg.name}_backward", True, True))
    results = {p: call.gettuple(n).contiguous() for n, p in enumerate(targets)}
    return [results.get(p) for p in list(given)[: len(u.src) - 1]]


def _checked(name: str, argument: UOp, g: Any) -> UOp | None:
    """A gradient as a grad_fxn gave it, in the shape of its argument."""
    g = getattr(g, "uop", g)
    if g is None:
        return None
    if not isinstance(g, UOp):
        raise TypeError(f"grad_fxn {name}: gradients are UOps or None, got {type(g).__name__} {g!r}")
    if g.shape != argument.shape:
        raise ValueError(f"grad_fxn {name}: the gradient of an argument {argument.shape} has shape {g.shape}")
    return g.cast(argument.dtype) if dtypes.is_float(argument.dtype) else g


def compute_gradient(root: UOp, root_gradient: UOp, targets: set[UOp]) -> dict[UOp, UOp]:
    """Gradients of `root` with respect to each of `targets` it depends on, given the gradient of `root`.

    RuntimeError names an op without a rule that lies between root and a target.
    """
    order = graph_values(root)
    reaches: set[UOp] = set()
    for u in order:
        if u in targets or (u.op not in CONSTANT and any(s in reaches for s in _value_sources(u))):
            reaches.add(u)
    grads: dict[UOp, UOp] = {root: root_gradient} if root in reaches else {}
    parts: dict[UOp, dict[int, UOp]] = {}
    for u in reversed(order):
        if u in parts:
            _accumulate(grads, u.src, _call(u, parts.pop(u)), reaches)
            continue
        g = grads.get(u) if u in targets else grads.pop(u, None)
        if g is None or u.op in CONSTANT:
            continue
        if u.op is Ops.GETTUPLE:
            owner = u.src[0]
            mine = parts.setdefault(owner, {})
            mine[u.arg] = mine[u.arg] + g if u.arg in mine else g
            continue
        if not any(s in reaches for s in _value_sources(u)):
            continue
        if u.op is Ops.AFTER:
            for s in u.src[1:]:
                if s.op is Ops.STORE and s.src[1] in reaches:
                    _accumulate(grads, (s.src[1],), (_store_value(s, u.src[0], g),), reaches)
                elif s in reaches and (n := _written_place(s, u.src[0])) is not None:
                    mine = parts.setdefault(s, {})
                    mine[n] = mine[n] + g if n in mine else g
        if u.op is Ops.REPLICATED and u.src[0].op is Ops.COPY and u.src[0].src[0].op is Ops.EXPAND:
            whole = u.src[0].src[0].src[0]  # what each device has a copy of
            _accumulate(grads, (whole,), (placed_like(g, whole),), reaches)
            continue
        if u.op not in RULES:
            raise RuntimeError(f"{u.op.name} has no gradient; detach() what should not be differentiated")
        _accumulate(grads, u.src, RULES[u.op](u, g), reaches)
    return {t: _like_target(grads[t], t) for t in targets if t in grads}


def _like_target(g: UOp, target: UOp) -> UOp:
    """A gradient split over devices as what it belongs to."""
    return placed_like(g, target) if isinstance(target.device, tuple) else g


def _written_place(call: UOp, value: UOp) -> int | None:
    """Which argument of a CALL `value` is, if the call writes it; None for anything else."""
    if call.op is not Ops.CALL or value not in call.src[1:]:
        return None
    n = call.src[1:].index(value)
    return n if n in written_slots(call.src[0]) else None


def _value_sources(u: UOp) -> tuple[Any, ...]:
    """Sources a gradient can flow to: floats, and calls that give them (indices and shapes are not)."""
    if u.op is Ops.AFTER:
        stored = tuple(s.src[1] for s in u.src[1:] if s.op is Ops.STORE)
        calls = tuple(s for s in u.src[1:] if _written_place(s, u.src[0]) is not None)
        return (*(() if calls else u.src[:1]), *stored, *calls)
    if u.op in (Ops.FUNCTION, Ops.CALL):
        return u.src[1:]
    return tuple(s for s in u.src if dtypes.is_float(s.dtype) or s.op is Ops.FUNCTION)


def _accumulate(
    grads: dict[UOp, UOp], sources: tuple[UOp, ...], values: Gradients, reaches: set[UOp]
) -> None:
    for s, g in zip(sources, values, strict=False):
        if g is not None and s in reaches:
            grads[s] = grads[s] + g if s in grads else g
