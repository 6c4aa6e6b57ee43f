"""Fixtures: an evaluator of tensor graphs in numpy, independent of the scheduler and the code generators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tg_tensor import buffers
from tg_uop import DType, Invalid, Ops, UOp, dtypes

_NUMPY: dict[DType, Any] = {
    **{d: np.dtype(d.name) for d in dtypes.all if d.fmt is not None},
    dtypes.index: np.dtype(np.int64),
    dtypes.bfloat16: np.dtype(ml_dtypes.bfloat16),
    dtypes.fp8e4m3: np.dtype(ml_dtypes.float8_e4m3fn),
    dtypes.fp8e5m2: np.dtype(ml_dtypes.float8_e5m2),
}
INVALID = -(2**40)  # stands for Invalid in an index: outside every axis


def _trunc_div(a: Any, b: Any) -> Any:
    safe = np.where(b == 0, 1, b)
    q = np.abs(a) // np.abs(safe) * np.sign(a) * np.sign(safe)
    return np.where(b == 0, 0, q)


def _c_mod(a: Any, b: Any) -> Any:
    return np.where(b == 0, 0, np.fmod(a, np.where(b == 0, 1, b)))


def _zero_safe(f: Callable[..., Any]) -> Callable[..., Any]:
    return lambda a, b: np.where(b == 0, 0, f(a, np.where(b == 0, 1, b)))


def _narrow(f: Callable[..., Any]) -> Callable[..., Any]:
    """In float64, so that the evaluator's own rounding does not show."""
    return lambda *a: f(*(x.astype(np.float64) if x.dtype != np.float64 else x for x in a))


ALU: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: np.add,
    Ops.MUL: np.multiply,
    Ops.SUB: np.subtract,
    Ops.MAX: np.maximum,
    Ops.FDIV: np.divide,
    Ops.RECIPROCAL: lambda a: 1 / a,
    Ops.TRUNC: np.trunc,
    Ops.NEG: np.negative,
    Ops.NOT: np.invert,
    Ops.CDIV: _trunc_div,
    Ops.CMOD: _c_mod,
    Ops.FLOORDIV: _zero_safe(np.floor_divide),
    Ops.FLOORMOD: _zero_safe(np.mod),
    Ops.CMPLT: np.less,
    Ops.CMPNE: np.not_equal,
    Ops.CMPEQ: np.equal,
    Ops.XOR: np.bitwise_xor,
    Ops.OR: np.bitwise_or,
    Ops.AND: np.bitwise_and,
    Ops.SHL: np.left_shift,
    Ops.SHR: np.right_shift,
    Ops.WHERE: np.where,
    Ops.EXP2: _narrow(np.exp2),
    Ops.LOG2: _narrow(np.log2),
    Ops.SIN: _narrow(np.sin),
    Ops.SQRT: np.sqrt,
    Ops.POW: _narrow(np.power),
    Ops.MULACC: lambda a, b, c: a * b + c,
}
REDUCE: dict[Ops, Any] = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.MAX: np.maximum}
SAME = (Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY)


def _cast(a: Any, source: DType, target: DType) -> Any:
    if target.kind in ("int", "uint", "index") and source.kind == "float":
        wide = a.astype(np.float64)
        low, high = (
            (-(2**63), 2**63 - 1) if target is dtypes.index else (dtypes.min(target), dtypes.max(target))
        )
        clipped = np.clip(np.nan_to_num(np.trunc(wide), nan=0, posinf=np.inf, neginf=-np.inf), low, high)
        top = clipped >= high
        return np.where(top, high, np.where(top, 0, clipped).astype(_NUMPY[target])).astype(_NUMPY[target])
    if target.kind == "bool":
        return a != 0
    return a.astype(_NUMPY[target])


def _move(u: UOp, a: Any) -> Any:
    if u.op is Ops.RESHAPE:
        return a.reshape(u.marg)
    if u.op is Ops.EXPAND:
        return np.broadcast_to(a, u.marg)
    if u.op is Ops.PERMUTE:
        return a.transpose(u.arg)
    if u.op is Ops.FLIP:
        return a[tuple(slice(None, None, -1) if f else slice(None) for f in u.arg)]
    if u.op is Ops.PAD:
        return np.pad(a, u.marg)
    return a[tuple(slice(b, e) for b, e in u.marg)]


def _store(u: UOp, target: UOp, into: Any, value: Any) -> Any:
    """`into`, the value of `target`, with `value` written through the view that the STORE `u` names."""
    path, view = [], u.src[0]
    while view is not target:
        path.append(view)
        view = view.src[0]
    places = np.arange(into.size).reshape(into.shape)
    for node in reversed(path):
        places = _move(node, places)
    out = into.copy().reshape(-1)
    out[places.reshape(-1)] = value.reshape(-1)
    return out.reshape(into.shape)


def evaluate_graph(root: UOp) -> Any:
    """The value of a tensor graph, by numpy."""
    values: dict[UOp, Any] = {}
    with np.errstate(all="ignore"):
        for u in root.toposort():
            values[u] = _value(u, values)
    return values[root]


def _value(u: UOp, values: dict[UOp, Any]) -> Any:
    src = [values[s] for s in u.src]
    if u.op in (Ops.CONST, Ops.VCONST):
        value = u.arg.value
        if isinstance(value, tuple):
            return np.array([INVALID if v is Invalid else v for v in value], _NUMPY[u.dtype])
        return np.array(INVALID if value is Invalid else value).astype(_NUMPY[u.dtype])
    if u.op is Ops.BUFFER:
        found = buffers.buffers.get(u)
        if found is None or not found.is_allocated():  # memory nobody has written
            return np.zeros(u.shape, _NUMPY[u.dtype])
        return np.frombuffer(buffers.read(u), _NUMPY[u.dtype]).copy()
    if u.op in (Ops.RESHAPE, Ops.EXPAND, Ops.PERMUTE, Ops.FLIP, Ops.PAD, Ops.SHRINK):
        return _move(u, src[0])
    if u.op is Ops.STACK:
        return np.stack(src)
    if u.op is Ops.INDEX:
        if len(src) == 1:
            return src[0]
        index = src[1]
        inside = (index >= 0) & (index < src[0].shape[0])
        if src[0].shape[0] == 0:
            return np.zeros(u.shape, _NUMPY[u.dtype])
        taken = src[0][np.where(inside, index, 0)]
        return np.where(
            inside.reshape(inside.shape + (1,) * (taken.ndim - inside.ndim)), taken, taken.dtype.type(0)
        )
    if u.op is Ops.CAST:
        return _cast(src[0], u.src[0].dtype, u.arg)
    if u.op is Ops.BITCAST:
        return np.ascontiguousarray(src[0]).view(_NUMPY[u.arg])
    if u.op is Ops.REDUCE:
        out = REDUCE[u.arg.op].reduce(src[0], axis=u.arg.axes, keepdims=True, dtype=_NUMPY[u.dtype])
        return np.asarray(out).astype(_NUMPY[u.dtype])
    if u.op is Ops.AFTER:
        out = src[0]
        for dep in u.src[1:]:
            out = _store(dep, u.src[0], out, values[dep.src[1]])
        return out
    if u.op is Ops.STORE:
        return None
    if u.op in SAME:
        return src[0]
    return np.asarray(ALU[u.op](*src)).astype(_NUMPY[u.dtype])


@pytest.fixture
def graph_numpy() -> Callable[[Any], Any]:
    """A tensor's value computed by numpy from its graph (bfloat16 and fp8 as float32)."""

    def run(t: Any) -> Any:
        out = evaluate_graph(t.uop)
        assert out.shape == t.shape and out.dtype == _NUMPY[t.dtype]
        return out.astype(np.float32) if t.dtype.fmt is None else out

    return run
