"""Which views of memory does an operation see? Hypothesis strategies for shapes, and for chains of movement
ops that end in a wanted shape, made alike on a Tensor and on a numpy array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from hypothesis import strategies as st

from integration_tests.support import NUMPY
from tg_tensor import Tensor
from tg_uop import DType

Shape = tuple[int, ...]


def shapes(
    min_dims: int = 0, max_dims: int = 3, min_side: int = 1, max_side: int = 5
) -> st.SearchStrategy[Shape]:
    """Small shapes, now and then with a side that does not divide into vectors."""
    side = st.one_of(
        st.integers(min_side, max_side), st.sampled_from([s for s in (7, 9, 17) if s >= min_side])
    )
    return st.lists(side, min_size=min_dims, max_size=max_dims).map(_limited)


def _limited(sides: list[int], most: int = 300) -> Shape:
    """Sides cut so that the interpreter has little to do."""
    out: list[int] = []
    left = most
    for s in sides:
        out.append(min(s, max(1, left)))
        left //= max(1, out[-1])
    return tuple(out)


class Step(NamedTuple):
    """A movement op: the shape it starts from, and how it is done to a numpy array and to a Tensor alike."""

    before: Shape
    on_numpy: Callable[[Any], Any]
    on_tensor: Callable[[Any], Any]


def _flip(draw: Any, shape: Shape) -> Step:
    axes = tuple(i for i in range(len(shape)) if draw(st.booleans()))
    return Step(shape, lambda a: np.flip(a, axes), lambda t: t.flip(axes) if axes else t)


def _permute(draw: Any, shape: Shape) -> Step:
    order = tuple(draw(st.permutations(range(len(shape)))))
    before = [0] * len(shape)
    for i, o in enumerate(order):
        before[o] = shape[i]
    return Step(tuple(before), lambda a: a.transpose(order), lambda t: t.permute(order) if order else t)


def _shrink(draw: Any, shape: Shape) -> Step:
    margins = [(draw(st.integers(0, 2)), draw(st.integers(0, 2))) for _ in shape]
    cut = tuple(slice(b, b + n) for (b, _), n in zip(margins, shape, strict=True))
    return Step(
        tuple(b + n + e for (b, e), n in zip(margins, shape, strict=True)), lambda a: a[cut], lambda t: t[cut]
    )


def _stride(draw: Any, shape: Shape) -> Step:
    steps = [draw(st.sampled_from((1, 2, 3))) for _ in shape]
    cut = tuple(slice(None, None, s) for s in steps)
    return Step(
        tuple((n - 1) * s + 1 for n, s in zip(shape, steps, strict=True)), lambda a: a[cut], lambda t: t[cut]
    )


def _expand(draw: Any, shape: Shape) -> Step:
    before = tuple(1 if draw(st.booleans()) else n for n in shape)
    return Step(before, lambda a: np.broadcast_to(a, shape), lambda t: t.expand(shape))


def _reshape(draw: Any, shape: Shape) -> Step:
    size = int(np.prod(shape, dtype=int))
    divisor = draw(st.sampled_from([d for d in range(1, size + 1) if size % d == 0]))
    return Step((divisor, size // divisor), lambda a: a.reshape(shape), lambda t: t.reshape(shape))


def _pad(draw: Any, shape: Shape) -> Step:
    begin = tuple(draw(st.integers(0, 1)) if n > 2 else 0 for n in shape)
    end = tuple(draw(st.integers(0, 1)) if n > 2 else 0 for n in shape)
    widths = tuple(zip(begin, end, strict=True))
    before = tuple(n - b - e for n, (b, e) in zip(shape, widths, strict=True))
    return Step(before, lambda a: np.pad(a, widths), lambda t: t.pad(widths))


STEPS = {
    "flip": _flip,
    "permute": _permute,
    "shrink": _shrink,
    "stride": _stride,
    "expand": _expand,
    "reshape": _reshape,
    "pad": _pad,
}


class View(NamedTuple):
    """A view: its names for messages, the shape of the memory under it, and how to make it."""

    names: tuple[str, ...]
    base: Shape
    steps: tuple[Step, ...]

    def of_numpy(self, a: Any) -> Any:
        for s in self.steps:
            a = s.on_numpy(a)
        return a

    def of_tensor(self, t: Any) -> Any:
        for s in self.steps:
            t = s.on_tensor(t)
        return t


@st.composite
def views(draw: Any, shape: Shape, max_steps: int = 3, zeros: bool = True) -> View:
    """A view of `shape` over some memory; without `zeros` no padding occurs in it."""
    known = [n for n in STEPS if zeros or n != "pad"]
    names = draw(st.lists(st.sampled_from(known), max_size=max_steps)) if shape else []
    steps: list[Step] = []
    now = shape
    for name in names:
        if not now:
            break
        steps.append(STEPS[name](draw, now))
        now = steps[-1].before
    return View(tuple(names), now, tuple(reversed(steps)))


# *** values ***

DOMAINS: dict[str, tuple[float, float]] = {
    "any": (-4.0, 4.0),
    "small": (-1.5, 1.5),
    "unit": (-0.95, 0.95),
    "positive": (0.1, 4.0),
    "above one": (1.05, 4.0),
    "probability": (0.05, 0.95),
    "wide": (-200.0, 200.0),
}
HAS_ZERO = frozenset({"any", "small", "unit", "wide"})


def values(rng: np.random.Generator, shape: Shape, dtype: DType, domain: str) -> Any:
    """Random values of a domain, rounded to `dtype`. Integers fill their dtype where the domain is "full"."""
    kind = NUMPY[dtype]
    if dtype.kind == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in ("int", "uint"):
        info = np.iinfo(kind)
        if domain == "full":
            return rng.integers(info.min, info.max, shape, dtype=kind, endpoint=True)
        if domain == "shift":
            return rng.integers(0, info.bits, shape).astype(kind)
        low, high = (1, 9) if domain == "nonzero" else (-9, 9)
        out: Any = rng.integers(0 if info.min == 0 else low, high, shape)
        return np.where(out == 0, 3, out).astype(kind) if domain == "nonzero" else out.astype(kind)
    if domain == "nonzero":
        out = rng.uniform(0.3, 4.0, shape) * rng.choice([-1.0, 1.0], shape)
    else:
        out = rng.uniform(*DOMAINS[domain], shape)
    return np.asarray(out).astype(kind)


def make_input(view: View, dtype: DType, domain: str, seed: int) -> tuple[Any, Any]:
    """(Tensor, numpy array) of one view over the same random memory."""
    base = values(np.random.default_rng(seed), view.base, dtype, domain)
    return view.of_tensor(Tensor(base)), view.of_numpy(base)
