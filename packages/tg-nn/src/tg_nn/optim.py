"""How do parameters move against their gradients: SGD, Adam and their relatives?

An optimiser's state is tensors that are overwritten in place, so a step may be recorded by TinyJit.
`schedule_step` only builds the update and returns what has to be realised; `step` realises it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from tg_tensor import Tensor, dtypes
from tg_uop import ContextVar

FUSE_OPTIM = ContextVar(
    "FUSE_OPTIM", 0, "1 optimisers that work elementwise keep all parameters in one flat tensor"
)


def _buffer(t: Tensor) -> Tensor:
    """`t` in memory of its own, not trained."""
    return t.contiguous().requires_grad_(False)


def _unique(tensors: Iterable[Tensor]) -> list[Tensor]:
    return list({id(t): t for t in tensors}.values())


class Optimizer:
    """What all optimisers share: parameters, learning rate, clearing gradients, realising the step.

    `params`: tensors to train. One that never said whether it needs a gradient is marked as needing one;
    tensors with `requires_grad=False` (running statistics) are not trained but realised by each step. `lr`: a
    number; kept as a tensor of shape (), which `assign` changes (also between calls of a recorded step).
    `device`: where state is kept and updates are computed (default: where the parameters are). `fused`: one
    flat tensor for all parameters, so few large kernels instead of many small ones; the default is the
    environment variable FUSE_OPTIM, and only elementwise optimisers can do it.

    ValueError when there is nothing to train, TypeError for what is not a float tensor.
    """

    elementwise = True  # whether the update of an element depends on that element only

    def __init__(
        self, params: Sequence[Tensor], lr: float, device: str | None = None, fused: bool | None = None
    ) -> None:
        given = list(params)
        for n, t in enumerate(given):
            if not isinstance(t, Tensor):
                raise TypeError(
                    f"{self._name}: parameters are tensors, number {n} is {type(t).__name__} {t!r}"
                )
            if t.requires_grad is None and dtypes.is_float(t.dtype):
                t.requires_grad_()
        self.params = _unique(t for t in given if t.requires_grad)
        self.buffers = _unique(t for t in given if not t.requires_grad)
        if not self.params:
            raise ValueError(f"{self._name}: nothing to train among the {len(given)} tensors given")
        if isinstance(lr, bool) or not isinstance(lr, (int, float)) or lr < 0:
            raise ValueError(f"{self._name}: lr is a number >= 0, got {lr!r}")
        self.device = device
        if fused and not self.elementwise:
            raise ValueError(
                f"{self._name}: fused=True needs an elementwise update, this one has norms of each parameter"
            )
        split = any(t.uop.axis is not None for t in self.params)
        if fused and split:
            raise ValueError(
                f"{self._name}: fused=True joins parameters, which parameters split over devices cannot be; "
                "leave it out, or replicate them with .shard(devices, None)"
            )
        self.fused = bool(FUSE_OPTIM.value) and self.elementwise and not split if fused is None else fused
        if self.fused and len(kinds := {(t.dtype.name, t.device) for t in self.params}) > 1:
            raise ValueError(
                f"{self._name}: fused=True needs one dtype and device, got {sorted(kinds, key=str)}"
            )
        self.lr = _buffer(Tensor(float(lr), dtype=dtypes.float32, device=self._place(self.params[0])))
        self.lr.realize()

    @property
    def _name(self) -> str:
        return type(self).__name__

    def _place(self, t: Tensor) -> Any:
        return t.device if self.device is None else self.device

    def _state(self) -> list[Tensor]:
        """Zeros to remember something per element: one tensor per parameter, or one for all when fused."""
        if self.fused:
            return [self._zeros(self.params[0], (sum(prod(t.shape) for t in self.params),))]
        return [self._zeros(t, t.shape) for t in self.params]

    def _zeros(self, like: Tensor, shape: tuple[int, ...]) -> Tensor:
        if self.device is None and like.shape == shape:  # split over devices as the parameter is
            return _buffer(like.zeros_like(dtype=_state_dtype(like)))
        return _buffer(Tensor.zeros(*shape, dtype=_state_dtype(like), device=self._place(like)))

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for t in self.params:
            t.grad = None

    def step(self) -> None:
        """Update the parameters now. RuntimeError if one has no gradient."""
        first, *rest = self.schedule_step()
        first.realize(*rest)

    def schedule_step(self) -> list[Tensor]:
        """Build the update; returns the tensors that must be realised for it to happen."""
        grads = [self._gradient(n, t) for n, t in enumerate(self.params)]
        values = [t.detach().to(self._place(t)).cast(_state_dtype(t)) for t in self.params]
        if self.fused:
            values, grads = [_flat(values)], [_flat(grads)]
        new, extra = self._updated(values, grads)
        if self.fused:
            new = [
                n.reshape(t.shape)
                for n, t in zip(new[0].split([prod(t.shape) for t in self.params]), self.params, strict=True)
            ]
        for t, value in zip(self.params, new, strict=True):
            t.assign(value.cast(t.dtype).shard_like(t))
        return self.params + self.buffers + extra

    def _gradient(self, n: int, t: Tensor) -> Tensor:
        if t.grad is None:
            raise RuntimeError(
                f"{self._name}: parameter {n} of shape {t.shape} has no gradient; call backward() "
                "on a loss that depends on it before step(), or leave it out"
            )
        g: Tensor = t.grad
        return g.to(self._place(t)).cast(_state_dtype(t))

    def _updated(self, values: list[Tensor], grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
        """(new values of the parameters, state to realise)."""
        raise NotImplementedError(f"{self._name} defines no update; use SGD, Adam, AdamW, LAMB, LARS or Muon")


def _state_dtype(t: Tensor) -> Any:
    """Updates are computed and state is kept in float32, or float64 for float64 parameters."""
    return dtypes.float64 if t.dtype is dtypes.float64 else dtypes.float32


def _flat(tensors: list[Tensor]) -> Tensor:
    first, *rest = (t.flatten() for t in tensors)
    return first.cat(*rest) if rest else first


class OptimizerGroup(Optimizer):
    """Several optimisers used as one, each on parameters of its own."""

    def __init__(self, *optimizers: Optimizer) -> None:
        if not optimizers:
            raise ValueError("OptimizerGroup: needs at least one optimiser")
        for o in optimizers:
            if not isinstance(o, Optimizer):
                raise TypeError(f"OptimizerGroup: optimisers only, got {type(o).__name__} {o!r}")
        self.optimizers = optimizers
        self.params = [t for o in optimizers for t in o.params]
        self.buffers = _unique(t for o in optimizers for t in o.buffers)
        if len(_unique(self.params)) != len(self.params):
            raise ValueError("OptimizerGroup: a parameter belongs to two of the optimisers")
        self.lr = optimizers[0].lr

    def __getitem__(self, n: int) -> Optimizer:
        return self.optimizers[n]

    def schedule_step(self) -> list[Tensor]:
        """Build the updates of all optimisers; returns the tensors that must be realised."""
        return [t for o in self.optimizers for t in o.schedule_step()]


class LARS(Optimizer):
    """Layer-wise adaptive rate scaling (You, Gitman, Ginsburg 2017): SGD whose rate follows |w| / |g| of
    each parameter.

    `tcoef`: the trust coefficient, 0 for none. `classic`: momentum accumulates steps (with the rate of their
    time) instead of gradients. `pre_wd`: weight decay is added to the gradient; otherwise it shrinks the
    parameter by lr * weight_decay. `ns_steps`, `ns_coefficients`: orthogonalise the step (see Muon), 0 steps
    for not.
    """

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        momentum: float = 0.9,
        weight_decay: float = 1e-4,
        ns_steps: int = 0,
        ns_coefficients: tuple[float, ...] | None = None,
        nesterov: bool = False,
        classic: bool = True,
        pre_wd: bool = True,
        tcoef: float = 0.001,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        self.elementwise = tcoef == 0 and ns_steps == 0
        if ns_steps and not ns_coefficients:
            raise ValueError(
                f"{self._name}: ns_steps={ns_steps} needs ns_coefficients, such as (3.4445, -4.775, 2.0315)"
            )
        super().__init__(params, lr, device, fused)
        self.momentum, self.weight_decay, self.nesterov = momentum, weight_decay, nesterov
        self.ns_steps, self.ns_coefficients = ns_steps, ns_coefficients
        self.classic, self.pre_wd, self.tcoef = classic, pre_wd, tcoef
        if nesterov and not momentum:
            raise ValueError(f"{self._name}: nesterov=True needs momentum above 0")
        self.b = self._state() if momentum else []

    def _updated(self, values: list[Tensor], grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
        return [self._moved(n, w, g) for n, (w, g) in enumerate(zip(values, grads, strict=True))], self.b

    def _moved(self, n: int, w: Tensor, g: Tensor) -> Tensor:
        rate = self.lr.to(w.device)
        if self.tcoef:
            rate = rate * self._trust(w, g)
        if self.pre_wd and self.weight_decay:
            g = g + w * self.weight_decay
        if self.classic:
            g = g * rate
        if self.momentum:
            self.b[n].assign(self.b[n] * self.momentum + g)
            g = g + self.b[n] * self.momentum if self.nesterov else self.b[n]
        if self.ns_steps and self.ns_coefficients:
            g = self._orthogonal(g)
        if not self.classic:
            g = g * rate
        if not self.pre_wd and self.weight_decay:
            w = w * (1.0 - self.lr.to(w.device) * self.weight_decay)
        return w - g

    def _trust(self, w: Tensor, g: Tensor) -> Tensor:
        size, slope = w.square().sum().sqrt(), g.square().sum().sqrt()
        ratio = size * self.tcoef / (slope + size * self.weight_decay)
        return ((size > 0) & (slope > 0)).where(ratio, 1.0)

    def _orthogonal(self, g: Tensor) -> Tensor:
        assert self.ns_coefficients is not None
        matrix = g.reshape(g.shape[0], -1)
        return matrix.newton_schulz(self.ns_steps, self.ns_coefficients).reshape(g.shape)


class SGD(LARS):
    """Stochastic gradient descent with momentum, Nesterov's form of it, and weight decay, as torch.optim.SGD.

    With `classic` the momentum accumulates steps (with the learning rate of their time) instead of gradients.
    """

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        classic: bool = False,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        super().__init__(
            params,
            lr,
            momentum,
            weight_decay,
            nesterov=nesterov,
            classic=classic,
            tcoef=0.0,
            device=device,
            fused=fused,
        )


class Muon(LARS):
    """Momentum orthogonalised by Newton-Schulz (Jordan 2024), as torch.optim.Muon but in float32
    throughout.

    For parameters of two axes or more; the axes after the first count as one. The step of a tall matrix grows
    by sqrt(rows / columns). Train the others with another optimiser: `OptimizerGroup(Muon(matrices),
    AdamW(rest))`.
    """

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        momentum: float = 0.95,
        weight_decay: float = 0.1,
        ns_steps: int = 5,
        ns_coefficients: tuple[float, ...] = (3.4445, -4.775, 2.0315),
        nesterov: bool = True,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        super().__init__(
            params,
            lr,
            momentum,
            weight_decay,
            ns_steps,
            ns_coefficients,
            nesterov,
            classic=False,
            pre_wd=False,
            tcoef=0.0,
            device=device,
            fused=fused,
        )
        for n, t in enumerate(self.params):
            if t.ndim < 2:
                raise ValueError(
                    f"Muon: parameter {n} of shape {t.shape} is no matrix; train it with another optimiser"
                )

    def _orthogonal(self, g: Tensor) -> Tensor:
        rows, columns = g.shape[0], prod(g.shape[1:])
        return super()._orthogonal(g) * max(1.0, rows / columns) ** 0.5


class LAMB(Optimizer):
    """Layer-wise adaptive moments (You et al. 2019): Adam's step scaled by |w| / |step| of each parameter.

    With `adam` without the scaling, which is AdamW.
    """

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
        adam: bool = False,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        self.elementwise = adam
        for name, b in (("b1", b1), ("b2", b2)):
            if not 0 <= b < 1:
                raise ValueError(f"{self._name}: {name} is in [0, 1), got {b!r}")
        super().__init__(params, lr, device, fused)
        self.b1, self.b2, self.eps, self.weight_decay, self.adam = b1, b2, eps, weight_decay, adam
        place = self._place(self.params[0])
        self.b1_t, self.b2_t = (_buffer(Tensor(1.0, dtype=dtypes.float32, device=place)) for _ in range(2))
        self.m, self.v = self._state(), self._state()

    def _updated(self, values: list[Tensor], grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
        self.b1_t.assign(self.b1_t * self.b1)
        self.b2_t.assign(self.b2_t * self.b2)
        new = [self._moved(n, w, g) for n, (w, g) in enumerate(zip(values, grads, strict=True))]
        return new, [self.b1_t, self.b2_t, *self.m, *self.v]

    def _moved(self, n: int, w: Tensor, g: Tensor) -> Tensor:
        self.m[n].assign(self.m[n] * self.b1 + g * (1.0 - self.b1))
        self.v[n].assign(self.v[n] * self.b2 + g.square() * (1.0 - self.b2))
        mean = self.m[n] / (1.0 - self.b1_t.to(w.device))
        scale = (self.v[n] / (1.0 - self.b2_t.to(w.device))).sqrt() + self.eps
        step = mean / scale + w * self.weight_decay if self.weight_decay else mean / scale
        rate = self.lr.to(w.device)
        if not self.adam:
            size, length = w.square().sum().sqrt(), step.square().sum().sqrt()
            rate = rate * ((size > 0) & (length > 0)).where(size / length, 1.0)
        return w - step * rate


class AdamW(LAMB):
    """Adam with decoupled weight decay (Loshchilov, Hutter 2017), as torch.optim.AdamW."""

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-8,
        weight_decay: float = 0.01,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, weight_decay, True, device, fused)


class Adam(LAMB):
    """Adaptive moments (Kingma, Ba 2014), as torch.optim.Adam."""

    def __init__(
        self,
        params: Sequence[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-8,
        device: str | None = None,
        fused: bool | None = None,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, 0.0, True, device, fused)


__all__ = ["LAMB", "LARS", "SGD", "Adam", "AdamW", "Muon", "Optimizer", "OptimizerGroup"]
