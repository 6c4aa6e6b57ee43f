"""How are conversions selected? Floats to integers saturate and NaN gives 0; floats to bool is `!= 0`."""

from __future__ import annotations

from tg_codegen.isa.x86_64.arithmetic import constant, held, is_float, lanewise, pattern, suffix
from tg_codegen.isa.x86_64.memory import inverted
from tg_codegen.isa.x86_64.mir import Imm
from tg_codegen.isa.x86_64.select import Selector, is_general, is_signed, operand_width, size_of
from tg_codegen.isa.x86_64.vectors import Vec, each, halved, narrow, widen, widened
from tg_codegen.render.base import in_range, width_of
from tg_uop import DType, UOp, dtypes
from tg_uop.dtype import to_bits

F16, F32, F64 = dtypes.float16, dtypes.float32, dtypes.float64
_NOT_EQUAL, _GREATER_EQUAL, _ORDERED = 0x04, 0x0D, 0x07
_TOWARD_ZERO = 3


def cast(k: Selector, u: UOp) -> None:
    source, a, b = u.src[0], u.src[0].dtype, u.dtype
    if width_of(u) > 1:
        k.vectors[u] = _vector(k, u, source, a, b)
    else:
        k.scalars[u] = _scalar(k, k.scalar(source), a, b, source)


def bitcast(k: Selector, u: UOp) -> None:
    source, a, b = u.src[0], u.src[0].dtype, u.dtype
    if width_of(u) > 1:
        if dtypes.bool in (a, b) and a is not b:
            k.vectors[u] = _vector(k, u, source, a, b)
        else:
            k.vectors[u] = k.vector(source)
        return
    x = k.scalar(source)
    if is_general(a) and is_general(b):
        k.scalars[u] = _to_bool(k, x, a) if b is dtypes.bool else k.normal(x, b)
    elif is_general(b):
        k.scalars[u] = k.f.general("vmovq" if size_of(b) == 8 else "vmovd", x)
    elif is_general(a):
        k.scalars[u] = k.f.vector("vmovq" if size_of(b) == 8 else "vmovd", x)
    else:
        k.scalars[u] = x


# *** scalars ***


def _scalar(k: Selector, x: int, a: DType, b: DType, source: UOp) -> int:
    """A scalar of dtype `a` as dtype `b`; `source` is its node, for what is known of its value."""
    if a is b:
        return x
    if a is F16:
        single = k.f.vector("vcvtph2ps", k.f.vector("vmovd", x))
        return _to_bool(k, x, a) if b is dtypes.bool else _scalar(k, single, F32, b, source)
    if b is F16:
        if a is F64:
            raise ValueError(f"CAST {a} to {b} is not one instruction; decompose it first")
        half = k.f.vector("vcvtps2ph", _scalar(k, x, a, F32, source), Imm(0))
        return k.normal(k.f.general("vmovd", half), b)
    if b is dtypes.bool:
        return _to_bool(k, x, a)
    if is_float(a):
        if is_float(b):
            return k.f.vector("vcvtss2sd" if b is F64 else "vcvtsd2ss", x, x)
        return _float_to_integer(k, x, a, b)
    if is_float(b):
        return _integer_to_float(k, x, a, b, source)
    return _integer(k, x, a, b, source)


def _to_bool(k: Selector, x: int, a: DType) -> int:
    f = k.f
    if is_float(a):
        mask = f.vector("vcmp" + suffix(a, 1), x, f.constant(pattern(0.0, a)), Imm(_NOT_EQUAL))
        return f.general("and", f.general("vmovd", mask), Imm(1), width=4)
    if a is F16:
        x = f.general("and", x, Imm(0x7FFF), width=4)
    f.emit("test", None, x, x, width=operand_width(a))
    return f.general("setne", width=4)


def _integer(k: Selector, x: int, a: DType, b: DType, source: UOp) -> int:
    if a is dtypes.bool or in_range(source, 0, (1 << (8 * size_of(b) - is_signed(b))) - 1):
        return x
    if size_of(b) < 4:
        fits = size_of(a) < size_of(b) and (is_signed(a) == is_signed(b) or not is_signed(a))
        return x if fits else k.normal(x, b)
    if size_of(b) == 8:
        return k.f.general("movsxd", x) if is_signed(a) and size_of(a) < 8 else x
    return k.f.general("mov", x, width=4) if size_of(a) == 8 else x


def _integer_to_float(k: Selector, x: int, a: DType, b: DType, source: UOp) -> int:
    f, size = k.f, size_of(a)
    zero, op = f.in_register(bytes(32), 32), "vcvtsi2" + suffix(b, 1)
    if size < 4 or a is dtypes.int32 or a is dtypes.bool:
        return f.vector(op, zero, x, width=4)
    value = f.vector(op, zero, x, width=8)
    if a is not dtypes.uint64 or in_range(source, 0, (1 << 63) - 1):
        return value
    # 2^63 and above: half of it, the last bit kept for rounding, twice
    odd = f.general("and", x, Imm(1))
    half = f.vector(op, zero, f.general("or", f.general("shr", x, Imm(1)), odd), width=8)
    twice = f.vector("vadd" + suffix(b, 1), half, half)
    mask = f.vector("vmovq", f.general("sar", x, Imm(63)))
    return f.vector("vblendvps" if b is F32 else "vblendvpd", value, twice, mask)


def _float_to_integer(k: Selector, x: int, a: DType, b: DType) -> int:
    """In float64, which holds all of float32 and of the 32-bit integers."""
    f = k.f
    if a is F32:
        x = f.vector("vcvtss2sd", x, x)
    x = f.vector("vandps", x, f.vector("vcmpsd", x, x, Imm(_ORDERED)))  # NaN is 0
    if size_of(b) < 8:
        x = f.vector("vminsd", x, f.constant(pattern(float(dtypes.max(b)), F64)))
        x = f.vector("vmaxsd", x, f.constant(pattern(float(dtypes.min(b)), F64)))
        r = f.general("vcvttsd2si", x)
        return f.general("mov", r, width=4) if is_signed(b) else r
    top = f.constant(pattern(2.0**63, F64))
    if is_signed(b):  # the processor gives the smallest number for what does not fit
        r = f.general("vcvttsd2si", x)
        most = f.integer(dtypes.max(b), 8)
        f.emit("vucomisd", None, x, top)
        return f.general("cmovae", most, r)
    x = f.vector("vmaxsd", x, f.constant(bytes(8)))
    low = f.general("vcvttsd2si", x)
    high = f.general("vcvttsd2si", f.vector("vsubsd", x, top))
    high = f.general("xor", high, f.integer(1 << 63, 8))
    most = f.integer(dtypes.max(b), 8)
    f.emit("vucomisd", None, x, top)
    r = f.general("cmovae", high, low)
    f.emit("vucomisd", None, x, f.constant(pattern(2.0**64, F64)))
    return f.general("cmovae", most, r)


# *** vectors ***


def _vector(k: Selector, u: UOp, source: UOp, a: DType, b: DType) -> Vec:
    f = k.f
    if a is dtypes.bool:
        if b is dtypes.bool:
            return k.vector(source)
        mask = k.mask(source, size_of(b))
        one = to_bits(1.0 if b.kind == "float" else 1, b).to_bytes(b.itemsize, "little")
        return each(f, "vpand", mask, constant(k, mask, one))
    if (a.itemsize == 8) and not is_float(a) and b.kind == "float":
        if b is F16:
            return _floats(k, _wide_lanes(k, u, source, a, F32), F32, b)
        return _wide_lanes(k, u, source, a, b)
    if is_float(a) and b.kind != "float" and b is not dtypes.bool and size_of(b) == 8:
        return _wide_lanes(k, u, source, a, b)
    v = k.vector_operand(source)
    if a is F16 and b is not F16 and b is not dtypes.bool:
        if size_of(b) == 8 and b is not F64:
            return _through_single(k, u, source, b)
        v, a = widened(f, v, 4, "vcvtph2ps"), F32
    if a is b:
        return v
    v = Vec(k.vector(source).parts, v.size, v.lanes) if v.parts and a is u.src[0].dtype else v
    if b is dtypes.bool:
        return _vector_to_bool(k, v, a)
    if a.kind == "float":
        return _floats(k, v, a, b) if b.kind == "float" else _vector_to_integer(k, v, a, b)
    if b.kind == "float":
        return _vector_to_float(k, v, a, b)
    return widen(f, v, size_of(b), is_signed(a)) if size_of(b) > v.size else narrow(f, v, size_of(b))


def _wide_lanes(k: Selector, u: UOp, source: UOp, a: DType, b: DType) -> Vec:
    """Conversions between floats and 64-bit integers, lane by lane."""
    shaped = source.cast(b) if b is not u.dtype else u
    return lanewise(k, shaped, (source,), lambda x: _scalar(k, x, a, b, source))


def _through_single(k: Selector, u: UOp, source: UOp, b: DType) -> Vec:
    """float16 to 64-bit integers."""
    return lanewise(k, u, (source,), lambda x: _scalar(k, x, F16, b, source))


def _vector_to_bool(k: Selector, v: Vec, a: DType) -> Vec:
    if is_float(a):
        return each(k.f, "vcmp" + suffix(a, 2), v, constant(k, v, pattern(0.0, a)), imm=_NOT_EQUAL)
    if a is F16:
        v = each(k.f, "vpand", v, constant(k, v, b"\xff\x7f"))
    letter = {1: "b", 2: "w", 4: "d", 8: "q"}[v.size]
    return inverted(k, each(k.f, f"vpcmpeq{letter}", v, held(k, v, bytes(32))))


def _floats(k: Selector, v: Vec, a: DType, b: DType) -> Vec:
    """Between float types."""
    if a is b:
        return v
    if a is F32:
        return widened(k.f, v, 8, "vcvtps2pd") if b is F64 else halved(k.f, v, "vcvtps2ph", 0)
    if b is F16:
        raise ValueError(f"CAST {a} to {b} is not one instruction; decompose it first")
    return halved(k.f, v, "vcvtpd2ps")


def _vector_to_float(k: Selector, v: Vec, a: DType, b: DType) -> Vec:
    f = k.f
    if v.size < 4:
        v, a = widen(f, v, 4, is_signed(a)), dtypes.int32
    if b is F64:
        if a is not dtypes.uint32:
            return widened(f, v, 8, "vcvtdq2pd")
        wide = widen(f, v, 8, False)
        bias = constant(k, wide, pattern(2.0**52, F64))  # the number in the last bits of 2^52 + number
        return each(f, "vsubpd", each(f, "vpor", wide, bias), bias)
    if a is not dtypes.uint32:
        single = each(f, "vcvtdq2ps", v)
    else:  # both halves are exact, one rounding in their sum
        high = each(f, "vcvtdq2ps", each(f, "vpsrld", v, imm=16))
        low = each(f, "vcvtdq2ps", each(f, "vpand", v, constant(k, v, b"\xff\xff\0\0")))
        single = each(f, "vaddps", each(f, "vmulps", high, constant(k, v, pattern(65536.0, F32))), low)
    return _floats(k, single, F32, b)


def _vector_to_integer(k: Selector, v: Vec, a: DType, b: DType) -> Vec:
    f, size, signed = k.f, size_of(b), is_signed(b)
    end = suffix(a, 2)
    if a is F32 and size == 4 and signed:  # what does not fit, and NaN, gives the smallest number
        over = each(f, "vcmpps", v, constant(k, v, pattern(2.0**31, F32)), imm=_GREATER_EQUAL)
        number = each(f, "vpxor", each(f, "vcvttps2dq", v), over)
        return each(f, "vpand", number, each(f, "vcmpps", v, v, imm=_ORDERED))
    if a is F32 and size == 4:
        v = each(f, "vmaxps", v, constant(k, v, bytes(4)))
        half = constant(k, v, pattern(2.0**31, F32))
        large = each(f, "vcmpps", v, half, imm=_GREATER_EQUAL)
        over = each(f, "vcmpps", v, constant(k, v, pattern(2.0**32, F32)), imm=_GREATER_EQUAL)
        number = each(f, "vcvttps2dq", each(f, "vsubps", v, each(f, "vandps", large, half)))
        number = each(f, "vpxor", number, each(f, "vpslld", large, imm=31))
        return each(f, "vpor", number, over)
    v = each(f, "vandps", v, each(f, "vcmp" + end, v, v, imm=_ORDERED))
    v = each(f, "vmin" + end, v, constant(k, v, pattern(float(dtypes.max(b)), a)))
    v = each(f, "vmax" + end, v, constant(k, v, pattern(float(dtypes.min(b)), a)))
    if a is F32:
        return narrow(f, each(f, "vcvttps2dq", v), size)
    if size == 4 and not signed:
        whole = each(f, "vroundpd", v, imm=_TOWARD_ZERO)
        return narrow(f, each(f, "vaddpd", whole, constant(k, v, pattern(2.0**52, F64))), 4)
    return narrow(f, halved(f, v, "vcvttpd2dq"), size)
