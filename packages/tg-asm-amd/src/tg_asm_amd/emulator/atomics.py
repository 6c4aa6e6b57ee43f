"""What atomic operations store, and how they run in lane order where lanes meet at one address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ._backend import xp
from .floats import maximum_number, minimum_number
from .smallfloats import bf16_to_f32, f32_to_bf16

Array = Any
F32, F64 = xp.float32, xp.float64


def _signed(x: Array) -> Array:
    return x.view(xp.int64 if x.dtype == xp.uint64 else xp.int32)


def _floats(x: Array) -> Array:
    return x.view(F64 if x.dtype == xp.uint64 else F32)


def _bits(x: Array) -> Array:
    return x.view(xp.uint64 if x.dtype == F64 else xp.uint32)


def _pk_f16(old: Array, data: Array) -> Array:
    result = xp.zeros_like(old)
    for shift in (0, 16):
        a, b = ((x >> shift & 0xFFFF).astype(xp.uint16).view(xp.float16) for x in (old, data))
        total = (a.astype(F32) + b.astype(F32)).astype(xp.float16)
        result = result | total.view(xp.uint16).astype(xp.uint32) << shift
    return result


def _pk_bf16(old: Array, data: Array) -> Array:
    result = xp.zeros_like(old)
    for shift in (0, 16):
        total = bf16_to_f32(old >> shift & 0xFFFF) + bf16_to_f32(data >> shift & 0xFFFF)
        result = result | (f32_to_bf16(total) & 0xFFFF) << shift
    return result


OPERATIONS: dict[str, Callable[..., Array]] = {
    "add": lambda old, data: old + data,
    "sub": lambda old, data: old - data,
    "rsub": lambda old, data: data - old,
    "inc": lambda old, data: xp.where(old >= data, old.dtype.type(0), old + old.dtype.type(1)),
    "dec": lambda old, data: xp.where((old == 0) | (old > data), data, old - old.dtype.type(1)),
    "smin": lambda old, data: xp.where(_signed(data) < _signed(old), data, old),
    "smax": lambda old, data: xp.where(_signed(data) > _signed(old), data, old),
    "umin": lambda old, data: xp.where(data < old, data, old),
    "umax": lambda old, data: xp.where(data > old, data, old),
    "and": lambda old, data: old & data,
    "or": lambda old, data: old | data,
    "xor": lambda old, data: old ^ data,
    "swap": lambda old, data: data,
    "mskor": lambda old, data, data2: old & ~data | data2,
    "cmpswap": lambda old, new, compare: xp.where(old == compare, new, old),
    "cmpswap_f": lambda old, new, compare: xp.where(_floats(old) == _floats(compare), new, old),
    "add_f": lambda old, data: _bits(_floats(old) + _floats(data)),
    "min_f": lambda old, data: _bits(minimum_number(_floats(data), _floats(old))),
    "max_f": lambda old, data: _bits(maximum_number(_floats(data), _floats(old))),
    "pk_add_f16": _pk_f16,
    "pk_add_bf16": _pk_bf16,
    "sub_clamp": lambda old, data: xp.where(old < data, old.dtype.type(0), old - data),
    "cond_sub": lambda old, data: xp.where(old >= data, old - data, old),
    "wrap": lambda old, data, data2: xp.where(old >= data, old - data, old + data2),
}
"""Operation -> new value of the memory from its old value and the data (unsigned arrays of the access
size)."""

_NAMES = {
    "add": "add", "sub": "sub", "rsub": "rsub", "inc": "inc", "dec": "dec", "and": "and", "or": "or",
    "xor": "xor",
    "swap": "swap", "storexchg": "swap", "wrxchg": "swap", "cmpswap": "cmpswap", "cmpstore": "cmpswap",
    "cmpst": "cmpswap", "smin": "smin", "smax": "smax", "umin": "umin", "umax": "umax", "mskor": "mskor",
    "pk_add_f16": "pk_add_f16", "pk_add_bf16": "pk_add_bf16", "sub_clamp": "sub_clamp", "csub": "sub_clamp",
    "cond_sub": "cond_sub", "wrap": "wrap", "min": "min", "max": "max", "min_num": "min", "max_num": "max",
}  # fmt: skip


def parse_atomic(stem: str) -> tuple[str, int] | None:
    """(operation, bytes) of an atomic's name without its prefix, e.g. `add_u32`, `smax_x2`,
    `cmpst_rtn_b64`."""
    name = stem.replace("_rtn", "")
    if name.startswith("pk_add_"):
        return (name, 4) if name in OPERATIONS else None
    base, _, kind = name.rpartition("_")
    if kind == "x2":
        kind = "u64"
    elif base not in _NAMES and name in _NAMES:
        base, kind = name, "u32"
    elif name in ("cond_sub", "sub_clamp"):
        base, kind = name, "u32"
    operation = _NAMES.get(base)
    if operation is None or kind[:1] not in "uibf" or kind[1:] not in ("32", "64"):
        return None
    if operation in ("min", "max"):
        operation = {"u": "u", "i": "s"}.get(kind[0], "") + operation + ("_f" if kind[0] == "f" else "")
    elif kind[0] == "f":
        operation += "_f"
    return (operation, int(kind[1:]) // 8) if operation in OPERATIONS else None


def perform(space: Any, offsets: Array, data: list[Array], size: int, operation: str) -> Array:
    """Run an atomic at every offset, in order where offsets repeat; returns the old values."""
    function = OPERATIONS[operation]
    old = xp.zeros(offsets.shape, dtype=data[0].dtype)
    left = xp.arange(len(offsets))
    while len(left):
        _, first = xp.unique(offsets[left], return_index=True)
        now = left[first]
        before = space.load(offsets[now], size)
        old[now] = before
        space.store(offsets[now], function(before, *[item[now] for item in data]), size)
        if len(first) == len(left):
            break
        keep = xp.ones(len(left), dtype=bool)
        keep[first] = False
        left = left[keep]
    return old
