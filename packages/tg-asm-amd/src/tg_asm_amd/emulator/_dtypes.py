"""The element types of the pure-Python arrays: how bits become numbers and how types mix (numpy's rules)."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any


class DType:
    """An element type. Calling it makes a single value of that type."""

    make_scalar: Callable[[Any, DType], Any]

    def __init__(self, name: str, itemsize: int, kind: str) -> None:
        self.name, self.itemsize, self.kind = name, itemsize, kind
        self.is_float = kind == "f"
        self.type = self
        mask = (1 << 8 * itemsize) - 1
        self.encode: Callable[[Any], int]
        self.decode: Callable[[int], Any] | None
        if kind == "f":
            pack = {2: "<e", 4: "<f", 8: "<d"}[itemsize]
            packer = struct.Struct(pack)
            infinity = {2: 0x7C00, 4: 0x7F800000, 8: 0x7FF0000000000000}[itemsize]

            def encode(value: float) -> int:
                try:
                    return int.from_bytes(packer.pack(value), "little")
                except OverflowError:
                    return infinity | (1 << 8 * itemsize - 1 if value < 0 else 0)

            self.encode = encode
            self.decode = lambda bits: packer.unpack(bits.to_bytes(itemsize, "little"))[0]
        elif kind == "i":
            top = 1 << 8 * itemsize - 1
            self.encode = lambda value: value & mask
            self.decode = lambda bits: bits - ((bits & top) << 1)
        elif kind == "b":
            self.encode = lambda value: 1 if value else 0
            self.decode = None
        else:
            self.encode = lambda value: value & mask
            self.decode = None

    def convert(self, value: Any) -> Any:
        """A number as one this type can encode."""
        if self.is_float:
            return float(value)
        if isinstance(value, float):
            return int(value) if math.isfinite(value) else 0
        return int(value)

    def __call__(self, value: Any = 0) -> Any:
        return DType.make_scalar(value, self)

    def __eq__(self, other: object) -> bool:
        return self is other or (other is bool and self.kind == "b")

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return self.name


bool_ = DType("bool", 1, "b")
uint8, uint16, uint32, uint64 = (DType(f"uint{8 * size}", size, "u") for size in (1, 2, 4, 8))
int8, int16, int32, int64 = (DType(f"int{8 * size}", size, "i") for size in (1, 2, 4, 8))
float16, float32, float64 = (DType(f"float{8 * size}", size, "f") for size in (2, 4, 8))
_SIGNED = {1: int8, 2: int16, 4: int32, 8: int64}
_FLOATS = {2: float16, 4: float32, 8: float64}


def dtype_of(value: Any) -> DType:
    """A type given as itself or as Python's bool, int or float."""
    return {bool: bool_, int: int64, float: float64}.get(value, value)


def scalar_type(value: Any, beside: DType) -> DType:
    """The type a Python number takes beside an array: the array's, unless it needs a wider kind."""
    if isinstance(value, bool):
        return beside
    if isinstance(value, float):
        return beside if beside.is_float else float64
    return beside if beside.kind != "b" else int64


def promote(a: DType, b: DType) -> DType:
    """The type two arrays meet in."""
    if a is b or b.kind == "b":
        return a
    if a.kind == "b":
        return b
    if a.is_float and b.is_float:
        return a if a.itemsize > b.itemsize else b
    if a.is_float or b.is_float:
        real, whole = (a, b) if a.is_float else (b, a)
        return _FLOATS[max(real.itemsize, min(8, 2 * whole.itemsize))]
    if a.kind == b.kind:
        return a if a.itemsize > b.itemsize else b
    signed, unsigned = (a, b) if a.kind == "i" else (b, a)
    if signed.itemsize > unsigned.itemsize:
        return signed
    return _SIGNED[2 * unsigned.itemsize] if unsigned.itemsize < 8 else float64
