"""How are the elementwise operations selected, for scalars and vectors of every dtype?

Tables say which instruction does an operation on lanes of a size; what has no instruction is built from
others, or done lane by lane through the frame (`lanewise`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from tg_codegen.isa.x86_64.analyse import is_constant, strip
from tg_codegen.isa.x86_64.division import divide
from tg_codegen.isa.x86_64.memory import inverted, load_scalar, store_scalar
from tg_codegen.isa.x86_64.mir import Imm, Mem
from tg_codegen.isa.x86_64.select import Selector, is_general, is_signed, operand_width, size_of
from tg_codegen.isa.x86_64.vectors import Vec, count_parts, each, narrow, splat, store_vector, widen
from tg_codegen.render.base import cannot_wrap, in_range, width_of
from tg_uop import DType, Ops, UOp, dtypes
from tg_uop.dtype import to_bits

_LETTER: Final = {1: "b", 2: "w", 4: "d", 8: "q"}
_FLOAT: Final = {
    Ops.ADD: "vadd",
    Ops.SUB: "vsub",
    Ops.MUL: "vmul",
    Ops.FDIV: "vdiv",
    Ops.MAX: "vmax",
    Ops.SQRT: "vsqrt",
}
_BITWISE: Final = {Ops.AND: "vpand", Ops.OR: "vpor", Ops.XOR: "vpxor"}
_MASKS: Final = {
    **_BITWISE,
    Ops.ADD: "vpor",
    Ops.MUL: "vpand",
    Ops.MAX: "vpor",
    Ops.SUB: "vpxor",
    Ops.CMPNE: "vpxor",
}
_GENERAL: Final = {
    Ops.ADD: "add",
    Ops.SUB: "sub",
    Ops.MUL: "imul",
    Ops.AND: "and",
    Ops.OR: "or",
    Ops.XOR: "xor",
}
_BOOLS: Final = {
    **{Ops.ADD: "or", Ops.MUL: "and", Ops.MAX: "or", Ops.SUB: "xor", Ops.CMPNE: "xor"},
    **{Ops.AND: "and", Ops.OR: "or", Ops.XOR: "xor"},
}
_COMMUTES: Final = frozenset({Ops.ADD, Ops.MUL, Ops.AND, Ops.OR, Ops.XOR})
_PREDICATES: Final = {Ops.CMPLT: 0x11, Ops.CMPNE: 0x04, Ops.CMPEQ: 0x00}  # LT_OQ, NEQ_UQ, EQ_OQ
_UNORDERED: Final = 0x03


def suffix(dtype: DType, lanes: int) -> str:
    """ss, sd, ps or pd."""
    return ("p" if lanes > 1 else "s") + ("s" if dtype.itemsize == 4 else "d")


def is_float(dtype: DType) -> bool:
    return dtype in (dtypes.float32, dtypes.float64)


def pattern(value: float, dtype: DType) -> bytes:
    """A constant's bytes, 32 of them."""
    data = to_bits(value, dtype).to_bytes(dtype.itemsize, "little")
    return data * (32 // len(data))


def constant(k: Selector, v: Vec, data: bytes) -> Vec:
    """A repeated constant in memory, of the form of `v`."""
    return Vec((k.f.constant(data),) * len(v.parts), v.size, v.lanes)


def held(k: Selector, v: Vec, data: bytes) -> Vec:
    """A repeated constant in a register, of the form of `v`."""
    return Vec((k.f.in_register(data * (32 // len(data)), 32),) * len(v.parts), v.size, v.lanes)


def _ordered(k: Selector, u: UOp) -> tuple[UOp, UOp]:
    """The operands; what may stay in memory comes last if they commute."""
    a, b = strip(u.src[0]), strip(u.src[1])
    if u.op in _COMMUTES and (is_constant(a) or a in k.facts.deferred) and not is_constant(b):
        a, b = b, a
    return a, b


# *** two operands ***


def arithmetic(k: Selector, u: UOp) -> None:
    """ADD, SUB, MUL, FDIV, AND, OR, XOR."""
    lanes, d = width_of(u), u.dtype
    a, b = _ordered(k, u)
    if lanes > 1:
        k.vectors[u] = _vector_arithmetic(k, u.op, a, b, d)
    elif is_float(d):
        x = k.scalar(a)
        k.scalars[u] = k.f.vector(_FLOAT[u.op] + suffix(d, 1), x, _not_integer(k.operand(b)))
    elif d is dtypes.bool:
        x = k.scalar(a)
        k.scalars[u] = k.f.general(_BOOLS[u.op], x, k.operand(b), width=4)
    else:
        x = k.scalar(a)
        op, y = _GENERAL[u.op], k.operand(b)
        if u.op is Ops.MUL and isinstance(y, Imm) and y.value > 1 and y.value & (y.value - 1) == 0:
            op, y = "shl", Imm(y.value.bit_length() - 1)
        value = k.f.general(op, x, y, width=operand_width(d))
        narrow_ = size_of(d) < 4 and not (u.op in (Ops.AND, Ops.OR, Ops.XOR) or cannot_wrap(u))
        k.scalars[u] = k.normal(value, d) if narrow_ else value


def _not_integer(operand: int | Mem | Imm) -> int | Mem:
    assert not isinstance(operand, Imm)
    return operand


def _vector_arithmetic(k: Selector, op: Ops, a: UOp, b: UOp, d: DType) -> Vec:
    if d is dtypes.bool:
        x, y = _masks(k, a, b)
        return each(k.f, _MASKS[op], x, y)
    x, size = k.vector(a), size_of(d)
    if is_float(d):
        return each(k.f, _FLOAT[op] + suffix(d, 2), x, k.vector_operand(b))
    if op in _BITWISE:
        return each(k.f, _BITWISE[op], x, k.vector_operand(b))
    if op is Ops.MUL:
        return _multiply(k, x, b)
    return each(k.f, f"vp{'add' if op is Ops.ADD else 'sub'}{_LETTER[size]}", x, k.vector_operand(b))


def _masks(k: Selector, a: UOp, b: UOp) -> tuple[Vec, Vec]:
    """Two masks with lanes of one size."""
    sizes = [k.vector(s).size for s in (a, b) if not is_constant(s)]
    size = max((s for s in sizes if s), default=1)
    return k.mask(a, size), k.mask(b, size)


def _multiply(k: Selector, x: Vec, b: UOp) -> Vec:
    f, size = k.f, x.size
    if size in (2, 4):
        return each(f, f"vpmull{_LETTER[size]}", x, k.vector_operand(b))
    y = k.vector(b)
    if size == 1:  # even and odd bytes as 16-bit lanes
        even = each(f, "vpand", each(f, "vpmullw", x, y), constant(k, x, b"\xff\x00"))
        odd = each(f, "vpmullw", each(f, "vpsrlw", x, imm=8), each(f, "vpsrlw", y, imm=8))
        return each(f, "vpor", even, each(f, "vpsllw", odd, imm=8))
    low = each(f, "vpmuludq", x, y)
    cross = each(f, "vpmuludq", each(f, "vpsrlq", x, imm=32), y)
    other = each(f, "vpmuludq", x, each(f, "vpsrlq", y, imm=32))
    high = each(f, "vpsllq", each(f, "vpaddq", cross, other), imm=32)
    return each(f, "vpaddq", low, high)


def maximum(k: Selector, u: UOp) -> None:
    """MAX; NaN wins among floats."""
    a, b, d, lanes = strip(u.src[0]), strip(u.src[1]), u.dtype, width_of(u)
    if d is dtypes.bool:
        arithmetic(k, u)
        return
    if is_float(d):
        _float_maximum(k, u, a, b)
        return
    signed, size = is_signed(d), size_of(d)
    if lanes == 1:
        x, y, w = k.scalar(a), k.scalar(b), operand_width(d)
        k.f.emit("cmp", None, x, y, width=w)
        k.scalars[u] = k.f.general("cmovg" if signed else "cmova", x, y, width=w)
        return
    vx = k.vector(a)
    if size < 8:
        k.vectors[u] = each(k.f, f"vpmax{'s' if signed else 'u'}{_LETTER[size]}", vx, k.vector_operand(b))
        return
    vy = k.vector(b)
    k.vectors[u] = each(k.f, "vpblendvb", vy, vx, _greater(k, vx, vy, signed))


def _float_maximum(k: Selector, u: UOp, a: UOp, b: UOp) -> None:
    """vmaxps is `first if first > second else second`: the second where either is NaN.

    So a constant comes first, and what else is first has its NaNs put back.
    """
    f, d, lanes = k.f, u.dtype, width_of(u)
    if is_constant(b):
        a, b = b, a
    number = is_constant(a) and not _has_nan(a)
    op = "vmax" + suffix(d, lanes)
    if lanes == 1:
        x, y = k.scalar(a), k.scalar(b)
        value = f.vector(op, x, y)
        if not number:
            nan = f.vector("vcmp" + suffix(d, 1), x, x, Imm(_UNORDERED))
            value = f.vector(_blend(d), value, x, nan)
        k.scalars[u] = value
        return
    vx = k.vector(a)
    v = each(f, op, vx, k.vector_operand(b))
    if not number:
        nan_mask = each(f, "vcmp" + suffix(d, 2), vx, vx, imm=_UNORDERED)
        v = each(f, _blend(d), v, vx, nan_mask)
    k.vectors[u] = v


def _has_nan(u: UOp) -> bool:
    while (u := strip(u)).op is Ops.EXPAND:
        u = u.src[0]
    values = u.arg.value if u.op is Ops.VCONST else (u.arg.value,)
    return any(math.isnan(v) for v in values)


def _blend(d: DType) -> str:
    return {dtypes.float32: "vblendvps", dtypes.float64: "vblendvpd"}.get(d, "vpblendvb")


def multiply_add(k: Selector, u: UOp) -> None:
    """MULACC: one rounding. At most one operand stays in memory."""
    f, d = k.f, u.dtype
    a, b, c = (strip(s) for s in u.src)
    if is_constant(a) or (a in k.facts.deferred and not is_constant(b)):
        a, b = b, a
    foldable = [is_constant(s) or s in k.facts.deferred for s in (a, b, c)]
    in_memory = 1 if foldable[1] else 2 if foldable[2] else -1
    if width_of(u) > 1:
        vectors = [k.vector_operand(s) if n == in_memory else k.vector(s) for n, s in enumerate((a, b, c))]
        k.vectors[u] = each(f, "fma." + suffix(d, 2), *vectors)
        return
    scalars = [k.operand(s) if n == in_memory else k.scalar(s) for n, s in enumerate((a, b, c))]
    k.scalars[u] = f.vector("fma." + suffix(d, 1), *scalars)


# *** one operand ***


def negate(k: Selector, u: UOp) -> None:
    d, s = u.dtype, u.src[0]
    if d is dtypes.bool:
        k.set(u, k.vector(s) if width_of(u) > 1 else k.scalar(s))
    elif is_float(d):
        sign = pattern(-0.0, d)
        if width_of(u) > 1:
            v = k.vector(s)
            k.vectors[u] = each(k.f, "vxorps", v, constant(k, v, sign))
        else:
            k.scalars[u] = k.f.vector("vxorps", k.scalar(s), k.f.constant(sign))
    elif width_of(u) > 1:
        v = k.vector(s)
        k.vectors[u] = each(k.f, f"vpsub{_LETTER[v.size]}", held(k, v, bytes(32)), v)
    else:
        k.scalars[u] = k.normal(k.f.general("neg", k.scalar(s), width=operand_width(d)), d)


def invert(k: Selector, u: UOp) -> None:
    """NOT."""
    d, s = u.dtype, u.src[0]
    if width_of(u) > 1:
        v = k.vector(s)
        k.vectors[u] = inverted(k, v if v.size else k.mask(s, 1))
    elif d is dtypes.bool:
        k.scalars[u] = k.f.general("xor", k.scalar(s), Imm(1), width=4)
    else:
        k.scalars[u] = k.normal(k.f.general("not", k.scalar(s), width=operand_width(d)), d)


def unary_float(k: Selector, u: UOp) -> None:
    """SQRT, RECIPROCAL, TRUNC."""
    f, d, lanes = k.f, u.dtype, width_of(u)
    end = suffix(d, lanes)
    if lanes > 1:
        v = k.vector(u.src[0])
        if u.op is Ops.SQRT:
            k.vectors[u] = each(f, "vsqrt" + end, v)
        elif u.op is Ops.TRUNC:
            k.vectors[u] = each(f, "vround" + end, v, imm=3)
        else:
            k.vectors[u] = each(f, "vdiv" + end, held(k, v, pattern(1.0, d)), v)
        return
    x = k.scalar(u.src[0])
    if u.op is Ops.SQRT:
        k.scalars[u] = f.vector("vsqrt" + end, x, x)
    elif u.op is Ops.TRUNC:
        k.scalars[u] = f.vector("vround" + end, x, x, Imm(3))
    else:
        k.scalars[u] = f.vector("vdiv" + end, f.in_register(pattern(1.0, d), 32), x)


# *** comparisons and choices ***


def compare(k: Selector, u: UOp) -> None:
    a, b = strip(u.src[0]), strip(u.src[1])
    d = a.dtype
    if width_of(u) > 1:
        k.vectors[u] = _vector_compare(k, u.op, a, b)
    elif is_float(d):
        bits = k.f.general("vmovd", float_mask(k, u), width=4)
        k.scalars[u] = k.f.general("and", bits, Imm(1), width=4)
    else:
        code = _integer_flags(k, u)
        k.scalars[u] = k.f.general(f"set{code}", width=4)


def _integer_flags(k: Selector, u: UOp) -> str:
    a, b = strip(u.src[0]), strip(u.src[1])
    x = k.scalar(a)
    k.f.emit("cmp", None, x, k.operand(b), width=operand_width(a.dtype))
    less = "l" if is_signed(a.dtype) else "b"
    return {Ops.CMPLT: less, Ops.CMPNE: "ne", Ops.CMPEQ: "e"}[u.op]


def float_mask(k: Selector, u: UOp) -> int:
    """A comparison of scalar floats as all ones or zeros at the bottom of a vector register."""
    a, b = strip(u.src[0]), strip(u.src[1])
    x = k.scalar(a)
    y = _not_integer(k.operand(b))
    return k.f.vector("vcmp" + suffix(a.dtype, 1), x, y, Imm(_PREDICATES[u.op]))


def flags(k: Selector, u: UOp) -> str:
    """Set the processor's flags; the condition code under which the scalar bool `u` is true."""
    u = strip(u)
    if u in k.facts.deferred and u not in k.scalars and not is_float(strip(u.src[0]).dtype):
        if u.op in _PREDICATES:
            return _integer_flags(k, u)
    x = k.scalar(u)
    k.f.emit("test", None, x, x, width=4)
    return "ne"


def _vector_compare(k: Selector, op: Ops, a: UOp, b: UOp) -> Vec:
    f, d = k.f, a.dtype
    if d is dtypes.bool:
        x, y = _masks(k, a, b)
        if op is Ops.CMPLT:
            return each(f, "vpandn", x, y)
        v = each(f, "vpxor", x, y)
        return v if op is Ops.CMPNE else inverted(k, v)
    x = k.vector(a)
    if is_float(d):
        return each(f, "vcmp" + suffix(d, 2), x, k.vector_operand(b), imm=_PREDICATES[op])
    if op is Ops.CMPLT:
        small = (1 << (8 * size_of(d) - 1)) - 1  # numbers that are the same signed and unsigned
        signed = is_signed(d) or (in_range(a, 0, small) and in_range(b, 0, small))
        return _greater(k, k.vector(b), x, signed)
    v = each(f, f"vpcmpeq{_LETTER[x.size]}", x, k.vector_operand(b))
    return v if op is Ops.CMPEQ else inverted(k, v)


def _greater(k: Selector, a: Vec, b: Vec, signed: bool) -> Vec:
    """a > b; unsigned numbers compare as signed ones with the top bit flipped."""
    if not signed:
        top = constant(k, a, bytes(a.size - 1) + b"\x80")
        a, b = each(k.f, "vpxor", a, top), each(k.f, "vpxor", b, top)
    return each(k.f, f"vpcmpgt{_LETTER[a.size]}", a, b)


def where(k: Selector, u: UOp) -> None:
    cond, a, b = (strip(s) for s in u.src)
    d, lanes = u.dtype, width_of(u)
    if lanes == 1:
        other = k.scalar(b)
        k.scalars[u] = choose(k, cond, k.scalar(a), other, d)
        return
    if d is dtypes.bool:
        y, x = _masks(k, b, a)
        size = x.size
    else:
        size = size_of(d)
        y = k.vector(b)
        x = k.vector_operand(a)
    m = k.mask(cond, size) if width_of(cond) > 1 else k.uniform_mask(cond, lanes, size)
    k.vectors[u] = each(k.f, _blend(d), y, x, m)


def choose(k: Selector, cond: UOp, a: int, b: int, d: DType) -> int:
    """a if cond else b, for scalars in registers."""
    f = k.f
    if is_general(d):
        code = flags(k, cond)
        return f.general(f"cmov{code}", a, b, width=operand_width(d))
    if cond in k.facts.deferred and cond.op in _PREDICATES and strip(cond.src[0]).dtype is d:
        mask = float_mask(k, cond)
    else:
        mask = f.vector("vmovq", f.general("neg", k.scalar(cond), width=8))
    return f.vector(_blend(d), b, a, mask)


# *** shifts ***


def shift(k: Selector, u: UOp) -> None:
    if width_of(u) > 1:
        k.vectors[u] = _vector_shift(k, u)
        return
    x, amount, d = k.scalar(u.src[0]), strip(u.src[1]), u.dtype
    bits, w, f = 8 * size_of(d), operand_width(d), k.f
    arithmetic_ = u.op is Ops.SHR and is_signed(d)
    op = "shl" if u.op is Ops.SHL else "sar" if arithmetic_ else "shr"
    if is_constant(amount):
        n = int(k._constant(amount))  # type: ignore[call-overload]
        if not 0 <= n < bits:
            k.scalars[u] = f.general("sar", x, Imm(bits - 1), width=w) if arithmetic_ else k.f.integer(0, 8)
            return
        value = f.general(op, x, Imm(n), width=w)
    else:
        count = k.scalar(amount)
        fits = in_range(amount, 0, bits - 1)
        aw = operand_width(amount.dtype)
        if not fits and arithmetic_:
            most = f.integer(bits - 1, 8)
            f.emit("cmp", None, count, Imm(bits), width=aw)
            count = f.general("cmovb", count, most, width=aw)
        value = f.general(op + "x", x, count, width=w)
        if not fits and not arithmetic_:
            f.emit("cmp", None, count, Imm(bits), width=aw)
            value = f.general("cmovb", value, f.integer(0, 8), width=w)
    k.scalars[u] = k.normal(value, d) if size_of(d) < 4 and u.op is Ops.SHL else value


def _vector_shift(k: Selector, u: UOp) -> Vec:
    f, d = k.f, u.dtype
    v, amount = k.vector(u.src[0]), strip(u.src[1])
    bits, signed = 8 * v.size, u.op is Ops.SHR and is_signed(d)
    name = "vpsll" if u.op is Ops.SHL else "vpsra" if signed else "vpsrl"
    inner = amount
    while inner.op is Ops.EXPAND:
        inner = strip(inner.src[0])
    same = inner.op is Ops.CONST or (inner.op is Ops.VCONST and len(set(inner.arg.value)) == 1)
    if same:
        n = int(inner.arg.value if inner.op is Ops.CONST else inner.arg.value[0])
        n = n if 0 <= n < bits else bits - 1 if signed else bits
        return _shift_by(k, v, name, n)
    if v.size < 4:  # in 32-bit lanes
        wide = widen(f, v, 4, is_signed(d))
        return narrow(f, each(f, name + "vd", wide, _amounts(k, amount, wide)), v.size)
    counts = _amounts(k, amount, v)
    if v.size == 8 and signed:  # x >> n = ((x ^ s) >>logical n) ^ s, s the sign in every bit
        zero = held(k, v, bytes(32))
        sign = each(f, "vpcmpgtq", zero, v)
        return each(f, "vpxor", each(f, "vpsrlvq", each(f, "vpxor", v, sign), counts), sign)
    return each(f, name + "v" + _LETTER[v.size], v, counts)


def _shift_by(k: Selector, v: Vec, name: str, n: int) -> Vec:
    f, size = k.f, v.size
    if n == 0:
        return v
    if size == 1:
        return narrow(f, each(f, name + "d", widen(f, v, 4, name == "vpsra"), imm=n), 1)
    if size == 8 and name == "vpsra":
        sign = each(f, "vpcmpgtq", held(k, v, bytes(32)), v)
        return each(f, "vpxor", each(f, "vpsrlq", each(f, "vpxor", v, sign), imm=n), sign)
    return each(f, name + _LETTER[size], v, imm=n)


def _amounts(k: Selector, amount: UOp, like: Vec) -> Vec:
    """Shift amounts as lanes of `like`: unsigned numbers, those that are too large or negative very large."""
    f, size = k.f, size_of(amount.dtype)
    if width_of(amount) == 1:
        held_ = k.scalar(amount)
        if size < 8 or in_range(amount, 0, (1 << 32) - 1):
            if size < 8 and is_signed(amount.dtype) and like.size == 8:
                held_ = f.general("movsxd", held_)
            return splat(f, held_, like.lanes, like.size, True)
        most = f.integer(255, 8)
        f.emit("cmp", None, held_, most, width=8)
        return splat(f, f.general("cmovb", held_, most), like.lanes, like.size, True)
    v = k.vector(amount)
    if size < like.size:
        return widen(f, v, like.size, is_signed(amount.dtype))
    if size == 8 and like.size == 4:
        small = each(f, "vpcmpeqq", each(f, "vpsrlq", v, imm=8), held(k, v, bytes(32)))
        return narrow(f, each(f, "vpor", v, inverted(k, small)), 4)
    return v


# *** lane by lane ***


def division(k: Selector, u: UOp) -> None:
    """CDIV and CMOD."""
    if width_of(u) == 1:
        k.scalars[u] = divide(k, u, k.scalar(u.src[0]), k.scalar(u.src[1]), u.src)
        return
    if u.dtype is dtypes.bool:
        x, y = _masks(k, *map(strip, u.src))
        k.vectors[u] = each(k.f, "vpand", x, y) if u.op is Ops.CDIV else held(k, x, bytes(32))
        return
    k.vectors[u] = lanewise(k, u, u.src, lambda a, b: divide(k, u, a, b, u.src))


def lanewise(k: Selector, u: UOp, sources: tuple[UOp, ...], step: Callable[..., int]) -> Vec:
    """A vector computed one lane at a time, by way of the frame."""
    f, lanes, size = k.f, width_of(u), size_of(u.dtype)
    images = []
    for s in sources:
        v = k.vector(s)
        image = f.allocate(32 * len(v.parts))
        store_vector(f, image, v)
        images.append((image, s.dtype, v.size))
    parts = count_parts(lanes, size)
    target = f.allocate(32 * parts)
    for n in range(lanes):
        values = [load_scalar(k, image.at(n * step_size), d) for image, d, step_size in images]
        store_scalar(k, target.at(n * size), step(*values), u.dtype)
    return Vec(tuple(f.vector("vmovups", target.at(32 * n), width=32) for n in range(parts)), size, lanes)
