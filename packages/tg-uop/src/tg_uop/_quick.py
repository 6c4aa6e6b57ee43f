"""How is a node made whose checks are known to pass? The short way for code that makes very many of them."""

from __future__ import annotations

from typing import Any

from tg_uop.dtype import DType
from tg_uop.ops import ConstArg, Ops
from tg_uop.uop import UOp, _forget, _interned, _InternRef

_new_node = object.__new__


def quick(op: Ops, src: tuple[UOp, ...], arg: Any, dtype: DType) -> UOp:
    """`UOp(op, src, arg)` of this dtype and no shape, unchecked: the caller knows that all fits."""
    key = (op, src, arg, None)
    ref = _interned.get(key)
    if ref is not None:
        found = ref()
        if found is not None:
            return found
    node: UOp = _new_node(UOp)
    node.op = op
    node.src = src
    node.arg = arg
    node.tag = None
    node.dtype = dtype
    node.shape = ()
    node._cache = None
    node._settled = 0
    ref = _InternRef(node, _forget)
    ref.key = key
    return node if _interned.setdefault(key, ref) is ref else UOp(op, src, arg)


def quick_const(value: Any, dtype: DType) -> UOp:
    """The CONST of a value that is already one of `dtype`."""
    return quick(Ops.CONST, (), ConstArg(value, dtype), dtype)
