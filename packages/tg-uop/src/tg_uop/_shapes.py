"""How does a shape become an operand, what is a dim in canonical form, and what is a dim known at run time
only?
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tg_uop.dtype import DTypeLike, dtypes
from tg_uop.ops import ConstArg, Ops
from tg_uop.uop import UOp

sint = Any  # an int, or a UOp of dtype index: one dim of a shape


def shape_to_uop(shape: tuple[sint, ...]) -> UOp:
    """A shape as an operand: a VCONST when all dims are ints, else a STACK of index scalars."""
    if all(type(d) is int for d in shape):
        return UOp(Ops.VCONST, (), ConstArg(shape, dtypes.index))
    if len(shape) > 0:
        return UOp(Ops.STACK, tuple(dim_uop(d) for d in shape))
    return UOp(Ops.VCONST, (), ConstArg((), dtypes.index))


def dim_uop(d: Any) -> UOp:
    if isinstance(d, UOp):
        return d.cast(dtypes.index) if d.dtype is not dtypes.index else d
    if isinstance(d, bool) or not hasattr(d, "__index__"):
        raise TypeError(f"a dim is an int or a UOp of dtype index, got {type(d).__name__} {d!r}")
    return UOp.const(dtypes.index, d.__index__())


def shape_args(args: tuple[Any, ...]) -> tuple[Any, ...]:
    dims = tuple(args[0]) if len(args) == 1 and isinstance(args[0], (tuple, list)) else args
    if all(type(d) is int for d in dims):
        return dims
    return tuple(
        simplify_dim(d) if isinstance(d, UOp) else d if isinstance(d, bool) else d.__index__() for d in dims
    )


def simplify_dim(d: sint) -> sint:
    """A dim in canonical form: an int when constant."""
    return d.ssimplify() if isinstance(d, UOp) else d


def substitute_params(u: UOp, args: Sequence[UOp]) -> UOp:
    """PARAM k replaced by args[k], for slots within range."""
    mapping = {}
    for p in u.toposort():
        if p.op is Ops.PARAM and 0 <= p.arg.slot < len(args):
            mapping[p] = args[p.arg.slot]
    return u.substitute(mapping)


def Variable(name: str, vmin: int, vmax: int, dtype: DTypeLike = dtypes.index) -> UOp:  # noqa: N802 - users' name
    """A named integer known at run time only (see `UOp.variable`)."""
    return UOp.variable(name, vmin, vmax, dtype)
