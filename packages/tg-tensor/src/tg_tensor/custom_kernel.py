"""How does a tensor come from a kernel written by hand, or from a body over parameters?

A custom kernel is a CALL of its body on memory; what it has written is seen through AFTER. A body of tensor
operations is a FUNCTION, which the scheduler and the gradient look into.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, cast

from tg_tensor.base import TensorBase, different_devices
from tg_tensor.conversion import is_whole_storage
from tg_uop.dtype import dtypes
from tg_uop.ops import KernelInfo, Ops
from tg_uop.uop import UOp

_BODIES = frozenset({Ops.SINK, Ops.PROGRAM})


class CallMixin(TensorBase):
    """Methods that call kernels and bodies."""

    __slots__ = ()

    def custom_kernel(
        self, *lst: Any, fxn: Callable[..., UOp], grad_fxn: Callable[..., Any] | None = None
    ) -> list[Self]:
        """Run a hand-written kernel on this tensor and others; gives them as they are after it, in order.

        `fxn` takes one parameter UOp per tensor, of its shape (on several devices: of what each holds, and
        each runs the kernel on its own), and returns a SINK with KernelInfo, or a
        PROGRAM (from source, say). What it stores to is written in place; outputs are memory of their own
        (`Tensor.invalids`). `grad_fxn(gradient, call)` returns one gradient or None per tensor, in order;
        with several written tensors in use it gets all their gradients, then `call=`.
        """
        from tg_schedule import written_slots  # lazy: importing tg_tensor does not load the scheduler

        tensors = self._called("custom_kernel", lst)
        if not callable(fxn):
            raise TypeError(f"custom_kernel: fxn is a function of UOps, got {type(fxn).__name__} {fxn!r}")
        for i, t in enumerate(tensors):
            if any(type(d) is not int for d in t.shape) or 0 in t.shape:
                raise ValueError(f"custom_kernel: tensor {i} has shape {t.shape}; sizes are ints above 0")
        body = fxn(*(UOp.placeholder(_shape_of_part(t.uop), t.dtype, i) for i, t in enumerate(tensors)))
        if not isinstance(body, UOp) or body.op not in _BODIES:
            what = body.op.name if isinstance(body, UOp) else f"{type(body).__name__} {body!r}"
            raise TypeError(f"custom_kernel: fxn returns a SINK or a PROGRAM, got {what}")
        if body.op is Ops.SINK and body.arg is None:
            body = body.replace(arg=KernelInfo())
        written = written_slots(body)
        if body.op is Ops.SINK and not written:
            raise ValueError("custom_kernel: the kernel stores to none of its parameters")
        args = tuple(_memory(t.uop) for t in tensors)
        for i in written:
            if args.index(args[i]) != i or args.count(args[i]) > 1:
                raise ValueError(
                    f"custom_kernel: tensor {i} is written and given twice; pass a copy (.clone())"
                )
        call = body.call(*args, grad_fxn=grad_fxn)
        return [t._wrap(a.after(call)) for t, a in zip(tensors, args, strict=True)]

    def call(self, *lst: Any, fxn: Any, grad_fxn: Callable[..., Any] | None = None) -> Any:
        """`fxn`, a tensor or UOp over parameters (`as_param`), on this tensor and others.

        A TUPLE gives a list of tensors. `grad_fxn(gradient, call)` replaces the gradient of the body.
        """
        from tg_tensor.functions import check_arguments  # lazy: see custom_kernel

        body = fxn.uop if isinstance(fxn, TensorBase) else fxn
        if not isinstance(body, UOp):
            raise TypeError(f"call: fxn is a tensor or UOp over parameters, got {type(fxn).__name__} {fxn!r}")
        tensors = self._called("call", lst)
        args = tuple(t.uop for t in tensors)
        check_arguments(body, args)
        called = body.call(*args, grad_fxn=grad_fxn)
        if body.op is Ops.TUPLE:
            return [self._wrap(called.gettuple(i)) for i in range(len(body.src))]
        return self._wrap(called)

    def callify(self, *lst: Any) -> Self:
        """The pending computation of this tensor and others becomes one FUNCTION over the memory it reads;
        returns this tensor. Values stay the same.
        """
        from tg_tensor.functions import as_call  # lazy: functions imports the families of methods

        tensors = self._called("callify", lst)
        for t, u in zip(tensors, as_call([t.uop for t in tensors]), strict=True):
            t.uop = u
        return self

    def as_param(self, slot: int) -> Self:
        """A parameter like this tensor, to build bodies for `call` with."""
        if isinstance(slot, bool) or not isinstance(slot, int) or slot < 0:
            raise ValueError(f"as_param: slot is an int >= 0, got {slot!r}")
        from tg_tensor.gradient import stand_in  # lazy: see custom_kernel

        return self._wrap(stand_in(self.uop, slot))

    def _called(self, name: str, others: tuple[Any, ...]) -> list[Self]:
        for i, t in enumerate(others):
            if not isinstance(t, TensorBase):
                raise TypeError(f"{name}: arguments are tensors, number {i + 1} is {type(t).__name__} {t!r}")
        tensors = [self, *others]
        if len({t.uop.device for t in tensors} - {None}) > 1:
            raise different_devices(f"{name}: tensors", *(t.uop for t in tensors))
        return cast(list[Self], tensors)


def _shape_of_part(u: UOp) -> tuple[Any, ...]:
    """What a device holds of a value."""
    from tg_schedule import local_shape  # lazy: see custom_kernel

    return local_shape(u.shape, u.axis, len(u.device)) if isinstance(u.device, tuple) else u.shape


def _memory(u: UOp) -> UOp:
    """A value as a kernel can take it: an unbroken part of a buffer."""
    if isinstance(u.device, tuple):
        return u if is_whole_storage(u) else u.contiguous()
    from tg_schedule import contiguous_view  # lazy: see custom_kernel

    return u if u.dtype is not dtypes.index and contiguous_view(u) is not None else u.contiguous()
