"""How does a function of single examples become one of batches: vmap, a rewrite that adds an axis?

The function runs once, over parameters of one example's shape. Every node that depends on them is then built
anew with a batch axis in front; what does not depend on them is shared by all examples.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any

from tg_tensor.base import TensorBase
from tg_tensor.creation import iota
from tg_tensor.gradient import stand_in
from tg_tensor.tree import named_tensors, replaced
from tg_uop import Invalid
from tg_uop.dtype import dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp

_slots = itertools.count(1 << 43)  # parameters in place of one example of each argument
_ELEMENTWISE = GroupOp.ALU | {
    Ops.CAST,
    Ops.BITCAST,
    Ops.CONTIGUOUS,
    Ops.CONTIGUOUS_BACKWARD,
    Ops.DETACH,
    Ops.COPY,
    Ops.THREEFRY,
}


def vmap(f: Callable[..., Any], in_dims: Any = 0, out_dims: int = 0) -> Callable[..., Any]:
    """A function that applies `f` to every example of a batch at once.

    `in_dims` is the batch axis of the arguments: an int for all, or a tuple with one int or None (the same
    tensor for all examples) per argument. Results (tensors in any nest) get their batch axis at `out_dims`.
    `f` may not read values, and random numbers in it are the same for all examples.
    """
    if not callable(f):
        raise TypeError(f"vmap: a function of tensors, got {type(f).__name__} {f!r}")

    @functools.wraps(f)
    def batched(*args: Any) -> Any:
        axes = _axes(args, in_dims)
        sizes = {t.shape[a] for t, a in zip(args, axes, strict=True) if a is not None}
        if len(sizes) != 1:
            raise ValueError(f"vmap: batch axes of one size are needed, got sizes {sorted(sizes, key=str)}")
        (size,) = sizes
        moved = [t if a is None else t._move_axis(a, 0) for t, a in zip(args, axes, strict=True)]
        given: dict[UOp, UOp] = {}
        examples = []
        for t, a in zip(moved, axes, strict=True):
            if a is None:
                examples.append(t)
                continue
            one = t.uop.shrink(((0, 1), *((0, d) for d in t.shape[1:]))).reshape(t.shape[1:])
            p = stand_in(one, next(_slots))
            given[p] = t.uop
            examples.append(t._wrap(p))
        result = f(*examples)
        outputs = [t for _, t in named_tensors(result)]
        if not outputs:
            raise TypeError(f"vmap: the function returns tensors, got {type(result).__name__}")
        rewrite = _Batch(size, given)
        out = []
        for t in outputs:
            whole = t._wrap(rewrite.of(t.uop))
            out.append(whole._move_axis(0, whole._axis(out_dims, "vmap: out_dims")))
        return replaced(result, iter(out))

    return batched


def _axes(args: tuple[Any, ...], in_dims: Any) -> list[int | None]:
    dims = tuple(in_dims) if isinstance(in_dims, (tuple, list)) else (in_dims,) * len(args)
    if len(dims) != len(args):
        raise ValueError(f"vmap: in_dims has {len(dims)} entries for {len(args)} arguments")
    out: list[int | None] = []
    for i, (t, d) in enumerate(zip(args, dims, strict=True)):
        if not isinstance(t, TensorBase):
            raise TypeError(f"vmap: argument {i} is a tensor, got {type(t).__name__} {t!r}")
        if d is not None and t.ndim == 0:
            raise ValueError(f"vmap: argument {i} has shape () and no axis {d}; pass None for it in in_dims")
        out.append(None if d is None else t._axis(d, "vmap: in_dims"))
    if all(d is None for d in out):
        raise ValueError("vmap: at least one argument needs a batch axis in in_dims")
    return out


class _Batch:
    """Values with a batch axis in front, by the node they were for one example."""

    def __init__(self, size: Any, given: dict[UOp, UOp]) -> None:
        self.size = size
        self.done = dict(given)

    def of(self, root: UOp) -> UOp:
        """`root` for every example."""
        depends: set[UOp] = set(self.done)
        for u in root.toposort():
            if u in depends or depends.isdisjoint(u.src):
                continue
            depends.add(u)
            if u not in self.done and u.op is not Ops.STORE:
                self.done[u] = self._batched(u)
        return self._whole(root, root.shape)

    def _whole(self, u: UOp, shape: tuple[Any, ...]) -> UOp:
        """A source of `shape` per example, with the batch axis."""
        if u in self.done:
            have = self.done[u]
            missing = len(shape) - len(u.shape)
            if missing:
                have = have.reshape((self.size, *(1,) * missing, *u.shape))
            return have.broadcast_to((self.size, *shape))
        return u.broadcast_to((self.size, *shape))

    def _batched(self, u: UOp) -> UOp:
        n = self.size
        if u.op in _ELEMENTWISE:
            return u.replace(src=tuple(self._whole(s, u.shape) for s in u.src))
        x = self.done.get(u.src[0])
        if u.op is Ops.STACK:
            stacked = UOp.stack(*(self._whole(s, u.shape[1:]) for s in u.src))
            return stacked.permute((1, 0, *range(2, len(stacked.shape))))
        if u.op is Ops.INDEX:
            return self._index(u)
        if u.op is Ops.AFTER:
            return self._written(u)
        if x is not None:
            if u.op is Ops.RESHAPE:
                return x.reshape((n, *u.shape))
            if u.op is Ops.EXPAND:
                return x.expand((n, *u.shape))
            if u.op is Ops.PERMUTE:
                return x.permute((0, *(a + 1 for a in u.arg)))
            if u.op is Ops.FLIP:
                return x.flip((False, *u.arg))
            if u.op is Ops.PAD:
                return x.pad(((0, 0), *u.marg))
            if u.op is Ops.SHRINK:
                return x.shrink(((0, n), *u.marg))
            if u.op is Ops.REDUCE and len(u.src) == 1:
                return x.reduce(arg=u.arg.op, axes=tuple(a + 1 for a in u.arg.axes))
        raise RuntimeError(f"vmap: the function uses {u.op.name}, which has no batched form")

    def _index(self, u: UOp) -> UOp:
        source, *indices = u.src
        if len(indices) != 1:
            raise RuntimeError(
                "vmap: INDEX is batched for one index into the first axis; flatten the source first"
            )
        (index,), n = indices, self.size
        if source not in self.done:
            return source.index(self.done[index])
        x = self.done[source]
        if index not in self.done:
            front = x.permute((1, 0, *range(2, len(x.shape)))).index(index)
            k = len(index.shape)
            return front.permute((k, *(a for a in range(len(front.shape)) if a != k)))
        gate, place = _split(self.done[index])
        rows = source.shape[0]
        first = (iota(n).cast(dtypes.index) * rows).reshape((n, *(1,) * len(index.shape))).expand(place.shape)
        flat = first + place
        if gate is not None:
            flat = flat.valid(gate)
        return x.reshape((n * rows, *source.shape[1:])).index(flat)

    def _written(self, u: UOp) -> UOp:
        """A buffer written whole becomes a value of its own."""
        stores = u.src[1:]
        if len(stores) == 1 and stores[0].op is Ops.STORE:
            target, value = stores[0].src
            while target.op is Ops.RESHAPE:
                target = target.src[0]
            if target is u.src[0]:
                return self._whole(value, value.shape).reshape((self.size, *u.shape)).contiguous()
        raise RuntimeError("vmap: the function writes to a part of a tensor, which has no batched form")


def _split(index: UOp) -> tuple[UOp | None, UOp]:
    """(gate, index) of where(gate, index, Invalid)."""
    if index.op is Ops.WHERE:
        other = index.src[2]
        while other.op in (Ops.EXPAND, Ops.RESHAPE):
            other = other.src[0]
        if other.op is Ops.CONST and other.arg.value is Invalid:
            return index.src[0], index.src[1]
    return None, index
