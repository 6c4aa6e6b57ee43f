"""Wrong arguments: every public method answers with an error of the right class, never an internal one."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from tg_tensor import Tensor

ALLOWED = (ValueError, TypeError, IndexError, RuntimeError, FileNotFoundError)
# Not called with junk: they reach outside the graph, or take what the caller promises is sound.
OUTSIDE = {"from_url", "from_blob", "realize", "schedule_linear", "linear_with_vars", "backward", "gradient"}
OUTSIDE |= {
    "custom_kernel",
    "call",
    "callify",
    "as_param",
    "function",
    "decode_hevc_frame",
    "hash",
    "keccak",
    "sequential",
}
JUNK = [
    None,
    "junk",
    -100,
    7,
    1.5,
    float("nan"),
    (),
    (1, 2, 3),
    [-1],
    object(),
    float("inf"),
    (0, -1),
    (2.5, 2),
    [],
    Tensor([[1.0, 2.0]]),
    Tensor([1, 2], dtype="int8"),
    Tensor([]),
    {"a": 1},
    True,
]


def public_methods():
    for name in sorted(dir(Tensor)):
        member = getattr(Tensor, name)
        if not name.startswith("_") and callable(member) and name not in OUTSIDE:
            yield name


def calls(name):
    """Argument lists with one junk argument in every position, and with too few."""
    member = inspect.getattr_static(Tensor, name)
    function = getattr(member, "__func__", member)
    parameters = [p for p in inspect.signature(function).parameters.values() if p.name not in ("self", "cls")]
    plain = [p for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
    good = {
        "dim": 0,
        "axis": 0,
        "index": Tensor([[0, 1]]),
        "src": 1.0,
        "weight": Tensor([[1.0]]),
        "shape": (3, 2),
        "dtype": "float32",
    }
    needed = [p for p in plain if p.default is p.empty]
    yield (), {}
    for p in plain:
        for junk in JUNK:
            values = {q.name: good.get(q.name, 1) for q in needed}
            yield (), {**values, p.name: junk}
    if any(p.kind is p.VAR_POSITIONAL for p in parameters):
        for junk in JUNK:
            yield (junk,), {}
            yield (2, junk), {}


@pytest.mark.parametrize("name", public_methods())
def test_junk_never_reaches_an_internal_error(name):
    for shape, kind in (((2, 3), np.float32), ((), np.float32), ((0, 2), np.float32), ((2, 2), np.int32)):
        for args, kwargs in calls(name):
            receiver = Tensor(np.ones(shape, kind))
            try:
                getattr(receiver, name)(*args, **kwargs)
            except ALLOWED as error:
                assert not isinstance(error, NotImplementedError | RecursionError), (args, kwargs)
                assert str(error), f"{name}{args}{kwargs}: {type(error).__name__} without a message"


@pytest.mark.parametrize(
    "operator", "add sub mul truediv floordiv mod pow matmul and or xor lshift rshift lt getitem".split()
)
def test_operators_refuse_what_is_no_operand(operator):
    t = Tensor([[1, 2], [3, 4]])
    for junk in ("junk", object(), {"a": 1}, Tensor([1, 2, 3]), 1.5):
        try:
            getattr(t, f"__{operator}__")(junk)
        except ALLOWED as error:
            assert str(error)


CASES = [
    (lambda t: t.reshape(7), ValueError, "7"),
    (lambda t: t.reshape(-1, -1), ValueError, "at most one is -1"),
    (lambda t: t.permute(0, 0), ValueError, "not an order"),
    (lambda t: t.sum(2), IndexError, "axis: 2 is outside"),
    (lambda t: t.sum((0, 0)), ValueError, "twice"),
    (lambda t: t.sum("a"), TypeError, "axis: an int"),
    (lambda t: t[5], IndexError, "outside axis 0 of size 2"),
    (lambda t: t[0, 0, 0], IndexError, "3 indices for a tensor of 2 axes"),
    (lambda t: t[1.5], IndexError, "index is made of"),
    (lambda t: t[Tensor([0.5])], IndexError, "ints or bools"),
    (lambda t: t[::0], ValueError, "step must not be 0"),
    (lambda t: t[..., ...], IndexError, "at most one Ellipsis"),
    (lambda t: t[Tensor([True, False, True])], IndexError, "does not fit"),
    (lambda t: t + Tensor([1.0, 2.0]), ValueError, "do not broadcast"),
    (lambda t: t @ Tensor([1.0, 2.0]), ValueError, "do not fit"),
    (lambda t: t.cat(Tensor([[1.0]])), ValueError, "must be equal except"),
    (lambda t: t.expand(3, 3), ValueError, "only axes of size 1 expand"),
    (lambda t: t.shrink(((0, 9), None)), ValueError, "not within an axis"),
    (lambda t: t.pad(((1, 1),)), ValueError, "one .begin, end. or None"),
    (lambda t: t.pad((1, 1), mode="mirror"), ValueError, "mode is"),
    (lambda t: t.cast("float99"), ValueError, "unknown dtype"),
    (lambda t: t.bitcast("float64"), ValueError, "do not divide"),
    (lambda t: t & t, TypeError, "int and bool tensors only"),
    (lambda t: Tensor([1]) << -1, ValueError, "must not be negative"),
    (lambda t: Tensor([1]) ** -1, ValueError, "no negative power"),
    (lambda t: Tensor([True]) - True, TypeError, "do not subtract"),
    (lambda t: Tensor([1]).one_hot(-1), ValueError, "must not be negative"),
    (lambda t: t.topk(4), ValueError, "outside .0, 3."),
    (lambda t: t.dropout(1.5), ValueError, "probability"),
    (lambda t: t.gelu("fast"), ValueError, "tanh"),
    (lambda t: t.conv2d(t), ValueError, "conv2d"),
    (lambda t: t.cross_entropy(Tensor([0, 1, 2])), ValueError, "targets"),
    (lambda t: t.scatter_reduce(0, Tensor([[0]]), t, "median"), ValueError, "reduce is one of"),
    (lambda t: t.to("NOSUCH"), ValueError, "NOSUCH"),
    (lambda t: t.shard(("CPU:0", "CPU:1"), axis=1), ValueError, "does not divide"),
    (lambda t: t.replace(Tensor([1.0])), ValueError, "not like this tensor"),
    (lambda t: t.requires_grad_().int().requires_grad_(), TypeError, "only float tensors"),
    (lambda t: t.gradient(t), RuntimeError, "one element"),
    (lambda t: Tensor([[1, 2], [3]]), ValueError, "regular"),
    (lambda t: Tensor(["a"]), TypeError, "bools, ints and floats"),
    (lambda t: Tensor({"a": 1}), TypeError, "made from"),
    (lambda t: Tensor(b"abc", dtype="int32"), ValueError, "whole number"),
    (lambda t: Tensor(np.array(["a"])), TypeError, "no dtype for numpy's"),
    (lambda t: Tensor.arange(0, 1, 0), ValueError, "step must not be 0"),
    (lambda t: Tensor.zeros(-1), ValueError, "negative"),
    (lambda t: Tensor.zeros(2, typo=1), TypeError, "unknown keyword 'typo'"),
    (lambda t: Tensor.einsum("ij,jk", t), ValueError, "names 2 operands"),
    (lambda t: Tensor.einsum("ij->k", t), ValueError, "in no operand"),
    (lambda t: t.rearrange("a b -> a c"), ValueError, "must name the same axes"),
    (lambda t: t.keccak("md5"), ValueError, "cfg is one of"),
    (lambda t: t.svd() if t.int().svd() else t, TypeError, "float"),
]


@pytest.mark.parametrize(("call", "error", "message"), CASES)
def test_error_names_what_is_wrong(call, error, message):
    with pytest.raises(error, match=message):
        call(Tensor(np.ones((2, 3), np.float32)))
