"""How are LLVM's types, constants and the names of its instructions spelled?"""

from __future__ import annotations

import struct

from tg_codegen.render.base import width_of
from tg_uop import DType, Ops, UOp, dtypes
from tg_uop.dtype import to_bits

_TYPES: dict[DType, str] = {
    dtypes.bool: "i1",
    **dict.fromkeys((dtypes.int8, dtypes.uint8), "i8"),
    **dict.fromkeys((dtypes.int16, dtypes.uint16), "i16"),
    **dict.fromkeys((dtypes.int32, dtypes.uint32), "i32"),
    **dict.fromkeys((dtypes.int64, dtypes.uint64, dtypes.index), "i64"),
    dtypes.float16: "half",
    dtypes.bfloat16: "bfloat",
    dtypes.float32: "float",
    dtypes.float64: "double",
}
_SUFFIX = {"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16"}


def scalar_type(dtype: DType) -> str:
    found = _TYPES.get(dtype)
    if found is None:
        raise ValueError(f"{dtype} has no LLVM type; emulate it first (tg_codegen.lower.emulate)")
    return found


def type_of(u: UOp) -> str:
    return vector_of(scalar_type(u.dtype), width_of(u))


def vector_of(scalar: str, width: int) -> str:
    return scalar if width == 1 else f"<{width} x {scalar}>"


def memory_scalar(dtype: DType) -> str:
    return "i8" if dtype is dtypes.bool else scalar_type(dtype)


def literal(value: object, dtype: DType) -> str:
    """A scalar constant. Floats are hexadecimal bits: of a double for float and double, of the type itself
    for 16 bits.
    """
    if dtype is dtypes.bool:
        return "true" if value else "false"
    if dtype.kind in ("int", "uint", "index"):
        return str(value)
    if dtype in (dtypes.float16, dtypes.bfloat16):
        return f"0x{'H' if dtype is dtypes.float16 else 'R'}{to_bits(value, dtype):04X}"  # type: ignore[arg-type]
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def mangle(t: str) -> str:
    """float -> f32, <8 x float> -> v8f32, i32 -> i32: how intrinsics are named for their types."""
    if t.startswith("<"):
        count, _, scalar = t[1:-1].partition(" x ")
        return f"v{count}{_SUFFIX.get(scalar, scalar)}"
    return _SUFFIX.get(t, t)


def mask_of(u: UOp) -> str:
    return vector_of("i1", width_of(u))


def constant_values(u: UOp) -> tuple[object, ...] | None:
    while u.op in (Ops.RESHAPE, Ops.EXPAND):
        u = u.src[0]
    if u.op is Ops.CONST:
        return (u.arg.value,)
    return u.arg.value if u.op is Ops.VCONST else None


def is_zero(u: UOp) -> bool:
    values = constant_values(u)
    return values is not None and all(v == 0 and str(v)[0] != "-" for v in values)


def is_number(u: UOp) -> bool:
    """True for a constant that holds no NaN."""
    values = constant_values(u)
    return values is not None and all(v == v for v in values)


ARITHMETIC: dict[Ops, dict[str, str]] = {
    Ops.ADD: {"float": "fadd", "int": "add", "bool": "or"},
    Ops.SUB: {"float": "fsub", "int": "sub", "bool": "xor"},
    Ops.MUL: {"float": "fmul", "int": "mul", "bool": "and"},
    Ops.FDIV: {"float": "fdiv"},
    Ops.XOR: {"int": "xor", "bool": "xor"},
    Ops.OR: {"int": "or", "bool": "or"},
    Ops.AND: {"int": "and", "bool": "and"},
}
COMPARE: dict[Ops, dict[str, str]] = {
    Ops.CMPLT: {"float": "fcmp olt", "int": "icmp slt", "uint": "icmp ult"},
    Ops.CMPNE: {"float": "fcmp une", "int": "icmp ne", "uint": "icmp ne"},
    Ops.CMPEQ: {"float": "fcmp oeq", "int": "icmp eq", "uint": "icmp eq"},
}
INTRINSIC: dict[Ops, str] = {Ops.MULACC: "llvm.fma", Ops.SQRT: "llvm.sqrt", Ops.TRUNC: "llvm.trunc"}
