"""What is a Tensor: a lazy value on a device, the methods of every family, gradients and placement?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from tg_tensor.base import NO_GRAD, DeviceLike, all_tensors, live_tensors, same_dim
from tg_tensor.conversion import from_data
from tg_tensor.creation import is_constant, own_storage
from tg_tensor.custom_kernel import CallMixin
from tg_tensor.explain import ExplainMixin
from tg_tensor.hashing import HashMixin
from tg_tensor.losses import LossMixin
from tg_tensor.sharding import ShardMixin
from tg_tensor.sharing import SharingMixin
from tg_uop.context import TRAINING, Context
from tg_uop.dtype import DTypeLike, dtypes
from tg_uop.ops import Ops
from tg_uop.uop import UOp


class Tensor(LossMixin, HashMixin, CallMixin, SharingMixin, ExplainMixin, ShardMixin):
    """An n-dimensional array that is computed when its values are needed.

    Methods only build a graph (`.uop`); `realize`, `numpy`, `item`, `tolist` and `data` compute.
    `Tensor(data)` takes a number, nested lists, bytes, a numpy array, a path (mapped from disk), a UOp or
    None; `dtype` and `device` default to what the data says and the default device. With `requires_grad`,
    `backward` fills `.grad`.
    """

    __slots__ = ()
    __array_priority__ = 1000  # numpy leaves `array + tensor` to the tensor

    def __init__(
        self,
        data: Any = None,
        device: DeviceLike = None,
        dtype: DTypeLike | None = None,
        requires_grad: bool | None = None,
    ) -> None:
        if not isinstance(requires_grad, (bool, type(None))):
            raise TypeError(
                f"requires_grad: True, False or None, got {type(requires_grad).__name__} {requires_grad!r}"
            )
        self.uop = from_data(data, dtype, device)
        self.requires_grad, self.grad = None, None
        self._register()
        self._set_requires_grad(requires_grad)

    # *** container protocol ***

    def __len__(self) -> int:
        if self.ndim == 0:
            raise TypeError("a tensor of shape () has no length")
        n = self.shape[0]
        if type(n) is not int:
            raise TypeError(f"the first size is symbolic ({n}); len() needs a number")
        return n

    def __iter__(self) -> Iterator[Self]:
        if self.ndim == 0:
            raise TypeError("a tensor of shape () cannot be iterated over")
        return (self[i] for i in range(len(self)))

    def __contains__(self, x: Any) -> bool:
        return bool(self.eq(x).any().item())

    def __repr__(self) -> str:
        device = self.device if isinstance(self.device, str) else list(self.device)
        state = (
            ""
            if self.uop.base.op in (Ops.BUFFER, Ops.BUFFER_VIEW, Ops.CONST)
            else f" lazy {self.uop.base.op.name}"
        )
        grad = " requires_grad" if self.requires_grad else ""
        return f"<Tensor {self.dtype.name}{list(self.shape)} on {device}{state}{grad}>"

    def __format__(self, spec: str) -> str:
        return format(self.item(), spec) if spec else repr(self)

    __hash__ = object.__hash__

    # *** placement ***

    def clone(self, device: DeviceLike = None) -> Self:
        """A copy with memory of its own, on `device` if given."""
        source = self if device is None else self.to(device)
        if 0 in self.shape:
            return self._new(source.uop)
        return self._new(own_storage(source.uop, source.device))._set_flag(self.requires_grad)

    # *** gradients ***

    def gradient(self, *targets: Any, gradient: Any = None) -> list[Self]:
        """The derivative of this tensor with respect to each target. Without `gradient` (what flows in, of
        this tensor's shape), this tensor must have one element. RuntimeError if a target does not take
        part.
        """
        for i, t in enumerate(targets):
            if not isinstance(t, Tensor):
                raise TypeError(f"gradient: targets are tensors, number {i} is {type(t).__name__} {t!r}")
            if t.dtype.kind != "float":
                raise TypeError(f"gradient: target {i} is {t.dtype}; only float tensors have gradients")
            if is_constant(t.uop) and 0 not in t.shape:
                raise RuntimeError(
                    f"gradient: target {i} is a constant, which cannot be told from equal constants; "
                    "make it with requires_grad=True"
                )
        found = self._gradients({t.uop for t in targets}, gradient)
        nodes = set(self.uop.toposort())
        missing = [i for i, t in enumerate(targets) if t.uop not in nodes]
        if missing:
            raise RuntimeError(
                f"gradient: the tensor does not depend on targets {missing}; a realised tensor has forgotten "
                "how it was computed, so ask for gradients before realize(), item() or numpy()"
            )
        return [self._wrap(found[t.uop]) if t.uop in found else t.zeros_like() for t in targets]

    def _gradients(self, targets: set[UOp], gradient: Any) -> dict[UOp, UOp]:
        # lazy: a program that only infers does not pay for the rules
        from tg_tensor.gradient import compute_gradient

        if self.dtype.kind != "float":
            raise TypeError(f"gradient: only float tensors have gradients, this one is {self.dtype}")
        if gradient is None:
            if not same_dim(self.numel(), 1):
                raise RuntimeError(
                    f"gradient: a tensor of shape {self.shape} needs gradient=, only one element does not"
                )
            root = UOp.const(self.dtype, 1, self.shape)
        else:
            g = gradient if isinstance(gradient, Tensor) else type(self)(gradient)
            if g.shape != self.shape:
                raise ValueError(f"gradient: has shape {g.shape}, expected {self.shape}")
            root = g.uop.cast(self.dtype)
        return compute_gradient(self.uop, root, targets)

    def backward(self, gradient: Any = None) -> Self:
        """Add the derivative of this tensor to `.grad` of every live tensor with `requires_grad` it depends
        on.
        """
        nodes = set(self.uop.toposort())
        params = [t for t in live_tensors() if t.requires_grad and t.uop in nodes]
        if not params:
            raise RuntimeError(
                "backward: no tensor with requires_grad=True takes part in this one; a realised tensor has "
                "forgotten how it was computed, so call backward() before realize(), item() or numpy()"
            )
        found = self._gradients({t.uop for t in params}, gradient)
        for t in params:
            if (g := found.get(t.uop)) is not None:
                t.grad = self._wrap(g) if t.grad is None else self._wrap(t.grad.uop + g)
        return self

    @staticmethod
    def train(mode: bool = True) -> Context:
        """Training mode, as a context manager and a decorator: `with Tensor.train(): ...`."""
        if not isinstance(mode, (bool, int)):
            raise TypeError(f"train: mode is a bool, got {type(mode).__name__} {mode!r}")
        return Context(**{TRAINING.name: int(mode)})

    @staticmethod
    def no_grad() -> Context:
        """No history for gradients, as a context manager and a decorator."""
        return Context(**{NO_GRAD.name: 1})

    # *** from elsewhere ***

    @classmethod
    def from_url(cls, url: str, gunzip: bool = False, **kwargs: Any) -> Self:
        """The bytes at a URL (unpacked with `gunzip`) as a uint8 tensor."""
        import gzip  # lazy, like urllib: rarely needed, slow to import
        import urllib.request

        with urllib.request.urlopen(url) as response:
            raw = response.read()
        return cls(gzip.decompress(raw) if gunzip else raw, dtype=dtypes.uint8, **kwargs)


__all__ = ["Tensor", "all_tensors", "live_tensors"]
