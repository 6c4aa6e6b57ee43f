"""What should movement operations give? Rows of (ours, NumPy's) over dtypes and shapes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from integration_tests.conformance.core import Sample, conforms
from integration_tests.conformance.values import values
from tg_uop import dtypes

KINDS = (dtypes.float32, dtypes.int8, dtypes.bool, dtypes.bfloat16, dtypes.int64, dtypes.float64)
Case = tuple[str, tuple[int, ...], Callable[[Any], Any], Callable[[Any], Any]]


def both(name: str, shape: tuple[int, ...], text: str, want: Callable[[Any], Any]) -> Case:
    """A case whose call on our tensor is the expression `text` of t."""
    return name, shape, eval(f"lambda t: {text}", {"dtypes": dtypes}), want  # noqa: S307 - our own text


def cat(a: Any, times: int, axis: int) -> Any:
    return np.concatenate([a] * times, axis)


def unfold(a: Any, axis: int, size: int, step: int) -> Any:
    v = np.lib.stride_tricks.sliding_window_view(a, size, axis)
    return v[(slice(None),) * (axis % a.ndim) + (slice(None, None, step),)]


S = (2, 3, 4)
ROWS: tuple[tuple[str, tuple[int, ...], str, Callable[[Any], Any]], ...] = (
    ("reshape", S, "t.reshape(4, 6)", lambda a: a.reshape(4, 6)),
    ("reshape", S, "t.reshape((-1, 2))", lambda a: a.reshape(-1, 2)),
    ("reshape", S, "t.reshape(None, 12)", lambda a: a.reshape(2, 12)),
    ("reshape", (), "t.reshape(1, 1)", lambda a: a.reshape(1, 1)),
    ("reshape", (0, 3), "t.reshape(3, 0, 2)", lambda a: a.reshape(3, 0, 2)),
    ("view", S, "t.view(24)", lambda a: a.reshape(24)),
    ("view", S, "t.view(3, -1)", lambda a: a.reshape(3, -1)),
    ("view", (1,), "t.view(())", lambda a: a.reshape(())),
    ("view", (0,), "t.view(0, 5)", lambda a: a.reshape(0, 5)),
    ("flatten", S, "t.flatten()", lambda a: a.reshape(24)),
    ("flatten", S, "t.flatten(1)", lambda a: a.reshape(2, 12)),
    ("flatten", S, "t.flatten(0, 1)", lambda a: a.reshape(6, 4)),
    ("flatten", (), "t.flatten()", lambda a: a.reshape(1)),
    ("unflatten", S, "t.unflatten(2, (2, 2))", lambda a: a.reshape(2, 3, 2, 2)),
    ("unflatten", S, "t.unflatten(-1, (2, -1))", lambda a: a.reshape(2, 3, 2, 2)),
    ("unflatten", S, "t.unflatten(1, (3, 1))", lambda a: a.reshape(2, 3, 1, 4)),
    ("unflatten", (0, 2), "t.unflatten(0, (0, 5))", lambda a: a.reshape(0, 5, 2)),
    ("squeeze", (1, 3, 1), "t.squeeze()", lambda a: a.reshape(3)),
    ("squeeze", (1, 3, 1), "t.squeeze(0)", lambda a: a.reshape(3, 1)),
    ("squeeze", (1, 3, 1), "t.squeeze(1)", lambda a: a),
    ("squeeze", (1, 3, 1), "t.squeeze((0, 2))", lambda a: a.reshape(3)),
    ("unsqueeze", S, "t.unsqueeze(0)", lambda a: a[None]),
    ("unsqueeze", S, "t.unsqueeze(-1)", lambda a: a[..., None]),
    ("unsqueeze", S, "t.unsqueeze(2)", lambda a: a[:, :, None]),
    ("unsqueeze", (), "t.unsqueeze(0)", lambda a: a[None]),
    ("expand", (1, 3), "t.expand(4, 3)", lambda a: np.broadcast_to(a, (4, 3))),
    ("expand", (1, 3), "t.expand(2, -1, -1)", lambda a: np.broadcast_to(a, (2, 1, 3))),
    ("expand", (1, 3), "t.expand((0, 3))", lambda a: np.broadcast_to(a, (0, 3))),
    ("expand", (), "t.expand(2, 2)", lambda a: np.broadcast_to(a, (2, 2))),
    ("permute", S, "t.permute(2, 0, 1)", lambda a: a.transpose(2, 0, 1)),
    ("permute", S, "t.permute((-1, -2, -3))", lambda a: a.transpose(2, 1, 0)),
    ("permute", (2, 0, 3), "t.permute(1, 2, 0)", lambda a: a.transpose(1, 2, 0)),
    ("permute", (), "t.permute(())", lambda a: a),
    ("transpose", S, "t.transpose()", lambda a: a.transpose(1, 0, 2)),
    ("transpose", S, "t.transpose(-1, 0)", lambda a: a.transpose(2, 1, 0)),
    ("transpose", (3, 4), "t.transpose(0, 1)", lambda a: a.T),
    ("transpose", (3, 4), "t.transpose(1, 1)", lambda a: a),
    ("T", (3, 4), "t.T", lambda a: a.T),
    ("T", S, "t.T", lambda a: a.T),
    ("T", (0, 2), "t.T", lambda a: a.T),
    ("T", (), "t.T", lambda a: a),
    ("flip", S, "t.flip(0)", lambda a: np.flip(a, 0)),
    ("flip", S, "t.flip((1, -1))", lambda a: np.flip(a, (1, 2))),
    ("flip", S, "t.flip(0, 1)", lambda a: np.flip(a, (0, 1))),
    ("flip", (0, 2), "t.flip(0)", lambda a: a),
    ("roll", S, "t.roll(2)", lambda a: np.roll(a, 2)),
    ("roll", S, "t.roll(-1, 2)", lambda a: np.roll(a, -1, 2)),
    ("roll", S, "t.roll((1, 5), (0, 1))", lambda a: np.roll(a, (1, 5), (0, 1))),
    ("roll", (0, 2), "t.roll(1, 0)", lambda a: a),
    ("shrink", S, "t.shrink(((0, 1), (1, 3), None))", lambda a: a[0:1, 1:3]),
    ("shrink", S, "t.shrink((None, None, (4, 4)))", lambda a: a[:, :, 4:]),
    ("shrink", (5,), "t.shrink(((1, 4),))", lambda a: a[1:4]),
    ("shrink", (), "t.shrink(())", lambda a: a),
    ("shrink_to", S, "t.shrink_to(1, None, 2)", lambda a: a[:1, :, :2]),
    ("shrink_to", S, "t.shrink_to((2, 3, 0))", lambda a: a[:, :, :0]),
    ("shrink_to", (5,), "t.shrink_to(3)", lambda a: a[:3]),
    ("shrink_to", (), "t.shrink_to(())", lambda a: a),
    ("pad_to", S, "t.pad_to(2, 5, None)", lambda a: np.pad(a, ((0, 0), (0, 2), (0, 0)))),
    ("pad_to", (5,), "t.pad_to((7,))", lambda a: np.pad(a, (0, 2))),
    ("pad_to", (5,), "t.pad_to(8, value=1)", lambda a: np.pad(a, (0, 3), constant_values=1)),
    ("pad_to", (0,), "t.pad_to(2)", lambda a: np.zeros(2, a.dtype)),
    ("pad", S, "t.pad((1, 2))", lambda a: np.pad(a, ((0, 0), (0, 0), (1, 2)))),
    (
        "pad",
        S,
        "t.pad(((1, 0), None, (0, 1)), value=1)",
        lambda a: np.pad(a, ((1, 0), (0, 0), (0, 1)), constant_values=1),
    ),
    ("pad", (5,), "t.pad((-1, 2))", lambda a: np.pad(a[1:], (0, 2))),
    ("pad", (5,), "t.pad((2, 3), mode='reflect')", lambda a: np.pad(a, (2, 3), mode="reflect")),
    ("pad", (5,), "t.pad((2, 3), mode='replicate')", lambda a: np.pad(a, (2, 3), mode="edge")),
    (
        "pad",
        (3, 4),
        "t.pad((1, 2, 3, 0), mode='circular')",
        lambda a: np.pad(a, ((3, 0), (1, 2)), mode="wrap"),
    ),
    ("split", (5, 2), "t.split(2)", lambda a: [a[:2], a[2:4], a[4:]]),
    ("split", (5, 2), "t.split((1, 4))", lambda a: [a[:1], a[1:]]),
    ("split", (5, 2), "t.split(1, dim=-1)", lambda a: [a[:, :1], a[:, 1:]]),
    ("split", (0, 2), "t.split(3)", lambda a: [a]),
    ("chunk", (5, 2), "t.chunk(2)", lambda a: [a[:3], a[3:]]),
    ("chunk", (5, 2), "t.chunk(4)", lambda a: [a[:2], a[2:4], a[4:]]),
    ("chunk", (5, 2), "t.chunk(2, 1)", lambda a: [a[:, :1], a[:, 1:]]),
    ("chunk", (4,), "t.chunk(1)", lambda a: [a]),
    ("cat", (2, 3), "t.cat(t, t)", lambda a: cat(a, 3, 0)),
    ("cat", (2, 3), "t.cat(t.flip(1), dim=-1)", lambda a: np.concatenate([a, np.flip(a, 1)], 1)),
    ("cat", (2, 3), "t.cat(t[:0])", lambda a: a),
    ("cat", (0, 3), "t.cat(t)", lambda a: a),
    ("stack", (2, 3), "t.stack(t)", lambda a: np.stack([a, a])),
    ("stack", (2, 3), "t.stack(t, t, dim=-1)", lambda a: np.stack([a, a, a], -1)),
    ("stack", (), "t.stack(t)", lambda a: np.stack([a, a])),
    ("stack", (0,), "t.stack(t, dim=1)", lambda a: np.stack([a, a], 1)),
    ("repeat", (2, 3), "t.repeat(2, 1)", lambda a: np.tile(a, (2, 1))),
    ("repeat", (2, 3), "t.repeat((2, 3, 1))", lambda a: np.tile(a, (2, 3, 1))),
    ("repeat", (3,), "t.repeat(0)", lambda a: a[:0]),
    ("repeat", (), "t.repeat(4)", lambda a: np.tile(a, 4)),
    ("repeat_interleave", (2, 3), "t.repeat_interleave(2)", lambda a: np.repeat(a, 2)),
    ("repeat_interleave", (2, 3), "t.repeat_interleave(3, dim=0)", lambda a: np.repeat(a, 3, 0)),
    ("repeat_interleave", (2, 3), "t.repeat_interleave(0, dim=-1)", lambda a: a[:, :0]),
    ("repeat_interleave", (0,), "t.repeat_interleave(3)", lambda a: a),
    ("meshgrid", (3,), "t.meshgrid(t[:2])", lambda a: np.meshgrid(a, a[:2], indexing="ij")),
    ("meshgrid", (3,), "t.meshgrid(t[:2], indexing='xy')", lambda a: np.meshgrid(a, a[:2])),
    ("meshgrid", (3,), "t.meshgrid()", lambda a: [a]),
    ("meshgrid", (2,), "t.meshgrid(t, t)", lambda a: np.meshgrid(a, a, a, indexing="ij")),
    ("unfold", (7,), "t.unfold(0, 3, 2)", lambda a: unfold(a, 0, 3, 2)),
    ("unfold", (3, 6), "t.unfold(-1, 2, 1)", lambda a: unfold(a, -1, 2, 1)),
    ("unfold", (6, 2), "t.unfold(0, 2, 3)", lambda a: unfold(a, 0, 2, 3)),
    ("unfold", (4,), "t.unfold(0, 4, 1)", lambda a: a[None]),
    ("diagonal", (3, 4), "t.diagonal()", lambda a: np.diagonal(a)),
    ("diagonal", (3, 4), "t.diagonal(1)", lambda a: np.diagonal(a, 1)),
    ("diagonal", S, "t.diagonal(-1, 1, 2)", lambda a: np.diagonal(a, -1, 1, 2)),
    ("diagonal", (3, 4), "t.diagonal(7)", lambda a: np.diagonal(a, 7)),
    ("diag", (3,), "t.diag()", lambda a: np.diag(a)),
    ("diag", (3, 4), "t.diag()", lambda a: np.diag(a)),
    ("diag", (0,), "t.diag()", lambda a: np.diag(a)),
    ("diag", (1, 1), "t.diag()", lambda a: np.diag(a)),
    ("triu", (3, 4), "t.triu()", lambda a: np.triu(a)),
    ("triu", S, "t.triu(1)", lambda a: np.triu(a, 1)),
    ("triu", (3, 4), "t.triu(-2)", lambda a: np.triu(a, -2)),
    ("triu", (0, 3), "t.triu()", lambda a: a),
    ("tril", (3, 4), "t.tril()", lambda a: np.tril(a)),
    ("tril", S, "t.tril(1)", lambda a: np.tril(a, 1)),
    ("tril", (3, 4), "t.tril(-1)", lambda a: np.tril(a, -1)),
    ("tril", (3, 0), "t.tril()", lambda a: a),
    ("rearrange", S, "t.rearrange('a b c -> c (a b)')", lambda a: a.transpose(2, 0, 1).reshape(4, 6)),
    (
        "rearrange",
        S,
        "t.rearrange('a b (h w) -> (a h) b w', h=2)",
        lambda a: a.reshape(2, 3, 2, 2).transpose(0, 2, 1, 3).reshape(4, 3, 2),
    ),
    ("rearrange", S, "t.rearrange('... c -> c ...')", lambda a: a.transpose(2, 0, 1)),
    ("rearrange", (2, 1), "t.rearrange('a 1 -> 1 a')", lambda a: a.reshape(1, 2)),
)


def _table(name: str) -> Callable[[Any], Iterator[Sample]]:
    def generate(rng: Any) -> Iterator[Sample]:
        for dtype in KINDS:
            for row, shape, text, want in ROWS:
                if row == name:
                    _, _, ours, _ = both(row, shape, text, want)
                    a = values(rng, shape, dtype, "full")
                    yield Sample(f"{text} of {dtype.name}{list(shape)}", ours, want, (a,))

    return generate


for _name in dict.fromkeys(r[0] for r in ROWS):
    conforms(_name)(_table(_name))

WRONG: dict[str, tuple[str, ...]] = {
    "reshape": ("t.reshape(5)", "t.reshape(-1, -1)", "t.reshape(-2, 3)", "t.reshape(2.0, 3)"),
    "expand": ("t.expand(2, 4)", "t.expand(3)"),
    "permute": ("t.permute(0)", "t.permute(0, 0)", "t.permute(0, 2)"),
    "flip": ("t.flip(2)", "t.flip(0, 0)"),
    "shrink": ("t.shrink(((0, 3), None))", "t.shrink(((0, 1),))", "t.shrink(((1, 0), None))"),
    "pad": ("t.pad((1,))", "t.pad((1, 1), mode='x')", "t.pad((4, 4), mode='reflect')"),
    "split": ("t.split(0)", "t.split((1, 2))", "t.split(1, 2)"),
    "chunk": ("t.chunk(0)", "t.chunk(1.5)"),
    "cat": ("t.cat(t[0])", "t.cat(t[:, :2])", "t.cat(1)", "t.cat(t, dim=2)"),
    "stack": ("t.stack(t[0])", "t.stack(t, dim=3)"),
    "repeat": ("t.repeat(2)", "t.repeat(-1, 2)"),
    "unfold": ("t.unfold(0, 3, 1)", "t.unfold(0, 1, 0)", "t.unfold(2, 1, 1)"),
    "diagonal": ("t[0].diagonal()", "t.diagonal(0, 1, 1)"),
    "roll": ("t.roll((1, 2))", "t.roll((1, 2), (0,))", "t.roll(1, 2)"),
    "unflatten": ("t.unflatten(0, (3,))", "t.unflatten(2, (1,))"),
    "rearrange": ("t.rearrange('a -> a')", "t.rearrange('a b')", "t.rearrange('a b -> a c')"),
}


def _errors(name: str) -> Callable[[Any], Iterator[Sample]]:
    def generate(rng: Any) -> Iterator[Sample]:
        for text in WRONG[name]:
            ours = both(name, (), text, lambda a: a)[2]
            wrong = (ValueError, TypeError, IndexError)
            yield Sample(f"{text} of shape (2, 3)", ours, None, (np.ones((2, 3), np.float32),), error=wrong)

    return generate


for _name in WRONG:
    conforms(_name)(_errors(_name))
