"""How operands become arrays and results become register writes.

`source` and `result` build, once per instruction and floating-point mode, a function of the wave state. A
source gives an array of shape (waves, 1) or (waves, lanes); a result writes the active lanes or waves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..registers import Imm, InlineConst, Literal, Operand, Reg
from . import smallfloats
from ._backend import xp
from .floats import flush, narrow
from .namespace import FloatMode
from .state import EXEC_LO, FIRST_ACC, SCC, TTMP, VCC, WaveState
from .view import InstructionView

Array = Any
Source = Callable[[WaveState], Array]
Result = Callable[[WaveState, Array], None]
U32 = xp.uint32

WIDTH = {
    "u16": 16, "i16": 16, "b16": 16, "f16": 16, "bf16": 16, "by8": 32, "h16": 16, "h2": 32, "bf2": 32,
    "u32": 32, "i32": 32, "b32": 32, "f32": 32, "k": 32, "ku": 32,
    "u64": 64, "i64": 64, "b64": 64, "f64": 64, "x4": 128,
}  # fmt: skip
FLOAT_KINDS = frozenset({"f16", "bf16", "f32", "f64", "b16", "b32", "b64"})
_INV_2PI = {16: 0x3118, 32: 0x3E22F983, 64: 0x3FC45F306DC9C882}
_FLOAT_CODES = {240: 0.5, 241: -0.5, 242: 1.0, 243: -1.0, 244: 2.0, 245: -2.0, 246: 4.0, 247: -4.0}
SHARED_BASE, PRIVATE_BASE = 0x00010000_00000000, 0x00020000_00000000
_APERTURES = {
    235: SHARED_BASE,
    236: SHARED_BASE | 0xFFFFFFFF,
    237: PRIVATE_BASE,
    238: PRIVATE_BASE | 0xFFFFFFFF,
}


class Context(NamedTuple):
    """What building a source or result needs to know of its instruction."""

    inst: InstructionView
    family: str  # rdna3, rdna4 or cdna
    mode: FloatMode
    lanes: int

    def modifier(self, name: str, default: int = 0) -> int:
        """A modifier of the instruction."""
        return self.inst.modifiers.get(name, default)


def constant_bits(code: int, width: int) -> int:
    """The bits of an inline constant for an operand of that width (16, 32 or 64)."""
    import struct

    if 128 <= code <= 192:
        return code - 128
    if 193 <= code <= 208:
        return (192 - code) & ((1 << width) - 1)
    if code == 248:
        return _INV_2PI[width]
    text, size = {16: ("<e", 2), 32: ("<f", 4), 64: ("<d", 8)}[width]
    return int.from_bytes(struct.pack(text, _FLOAT_CODES[code]), "little") if size else 0


def register_index(reg: Reg) -> int:
    """A scalar register's number in the scalar file."""
    return reg.index + TTMP if reg.kind == "ttmp" else reg.index


def vector_index(reg: Reg) -> int:
    """A vector register's number in the vector file (accumulation registers follow the others)."""
    return reg.index + FIRST_ACC if reg.kind == "a" else reg.index


def is_vector(operand: Operand) -> bool:
    """Whether the operand is a vector or accumulation register."""
    return isinstance(operand, Reg) and operand.kind in ("v", "a")


def _fixed(value: int, dtype: Any) -> Source:
    array = xp.full((1, 1), value, dtype=dtype)
    return lambda m: array


def raw32(operand: Operand, width: int = 32, offset: int = 0) -> Source:
    """The operand's 32 bits, `offset` registers on, as uint32; `width`: that of its type, for constants."""
    if isinstance(operand, Reg):
        if operand.kind in ("v", "a"):
            index = vector_index(operand) + offset
            return lambda m: m.v[index]
        index = register_index(operand) + offset
        if operand.kind == "special" and operand.index in _APERTURES:
            return _fixed(_APERTURES[operand.index] >> 32 * max(offset, 1) & 0xFFFFFFFF, U32)
        if operand.kind == "special" and operand.index in (251, 252):
            base = VCC if operand.index == 251 else EXEC_LO
            return lambda m: _is_zero(m, base)
        return lambda m: m.s[index]
    if isinstance(operand, InlineConst):
        if width == 64:
            return _fixed(constant_bits(operand.code, 64) >> 32 * offset & 0xFFFFFFFF, U32)
        if width == 16:
            return _fixed(constant_bits(operand.code, 16), U32)
        return _fixed(constant_bits(operand.code, 32), U32)
    if isinstance(operand, Literal):
        return _fixed(operand.value >> 32 * offset & 0xFFFFFFFF, U32)
    if isinstance(operand, Imm):
        return _fixed(operand.value >> 32 * offset & 0xFFFFFFFF, U32)
    raise ValueError(f"operand {operand} has no value an instruction could read")


def _is_zero(m: WaveState, base: int) -> Array:
    words = m.s[base] if m.lanes == 32 else m.s[base] | m.s[base + 1]
    return (words == 0).astype(U32)


def raw64(operand: Operand, float_literal: bool = False) -> Source:
    """The operand's 64 bits as uint64; a 32-bit literal is the upper half of a double, else zero-extended."""
    if isinstance(operand, Literal) and operand.bits == 32:
        return _fixed(operand.value << 32 if float_literal else operand.value, xp.uint64)
    if isinstance(operand, InlineConst):
        return _fixed(constant_bits(operand.code, 64), xp.uint64)
    if isinstance(operand, Literal | Imm):
        return _fixed(operand.value & 0xFFFFFFFFFFFFFFFF, xp.uint64)
    if isinstance(operand, Reg) and operand.kind == "special":
        if operand.index in _APERTURES:
            return _fixed(_APERTURES[operand.index], xp.uint64)
        if operand.text == "null" or operand.index in (251, 252, SCC):
            single = raw32(operand)
            return lambda m: single(m).astype(xp.uint64)
    low, high = raw32(operand, 32, 0), raw32(operand, 32, 1)
    return _joined(low, high)


def _joined(low: Source, high: Source) -> Source:
    return lambda m: low(m).astype(xp.uint64) | high(m).astype(xp.uint64) << xp.uint64(32)


def _float_register(number: int) -> Source:
    return lambda m: m.vf[number]


def typed(raw: Source, kind: str) -> Source:
    """A raw source as values of the kind (16-bit kinds read the low half)."""
    if kind in ("u32", "b32", "u64", "b64", "by8"):
        return raw
    if kind in ("u16", "b16"):
        return lambda m: raw(m) & 0xFFFF
    if kind == "i16":
        return lambda m: (raw(m) << 16).view(xp.int32) >> 16
    if kind == "f16":
        return lambda m: raw(m).astype(xp.uint16).view(xp.float16).astype(xp.float64)
    if kind == "bf16":
        return lambda m: (raw(m) << 16).view(xp.float32)
    view = {"i32": xp.int32, "f32": xp.float32, "i64": xp.int64, "f64": xp.float64}[kind]
    return lambda m: raw(m).view(view)


def negative(read: Source) -> Source:
    """The negated source."""
    return lambda m: -read(m)


def upper_half(raw: Source) -> Source:
    """The high 16 bits of a raw source."""
    return lambda m: raw(m) >> 16


def with_modifiers(read: Source, kind: str, absolute: bool, negate: bool) -> Source:
    """abs, then neg, on float values or on the sign bit of raw ones."""
    if not (absolute or negate) or kind not in FLOAT_KINDS:
        return read
    if kind.startswith("b") and kind != "bf16":
        sign = 1 << (WIDTH[kind] - 1)

        def bits(m: WaveState) -> Array:
            value = read(m)
            bit = value.dtype.type(sign)
            value = value & ~bit if absolute else value
            return value ^ bit if negate else value

        return bits
    if absolute and negate:
        return lambda m: -xp.abs(read(m))
    return (lambda m: xp.abs(read(m))) if absolute else (lambda m: -read(m))


def _input_flush(read: Source, kind: str, mode: FloatMode) -> Source:
    if kind == "f32" and not mode.keep_in32:
        return lambda m: flush(read(m), "f32")
    if kind in ("f16", "f64") and not mode.keep_in64:
        return lambda m: flush(read(m), kind)
    return read


def sub_dword(raw: Source, selector: int, sign_extend: bool) -> Source:
    """An SDWA selection: bytes 0-3, words 4-5, 6 the whole."""
    if selector == 6:
        return raw
    shift, width = (8 * selector, 8) if selector < 4 else (16 * (selector - 4), 16)
    if sign_extend:
        return lambda m: ((raw(m) << (32 - width - shift)).view(xp.int32) >> (32 - width)).view(U32)
    return lambda m: raw(m) >> shift & ((1 << width) - 1)


def source(operand: Operand, kind: str, ctx: Context, index: int, permute: Any = None) -> Source:
    """Source `index` of the instruction as values of `kind`. `permute`: a DPP lane permutation of raw
    sources."""
    if kind in ("k", "ku"):
        number = operand.value & 0xFFFF if isinstance(operand, Imm | Literal) else 0
        signed = number - (0x10000 if number & 0x8000 and kind == "k" else 0)
        return _fixed(signed, xp.int32 if kind == "k" else U32)
    if kind == "m":
        return mask_source(operand)
    if kind == "x4":
        parts = [raw32(operand, 32, offset) for offset in range(4)]
        return lambda m: [part(m).copy() for part in parts]
    if kind in ("h2", "bf2"):
        return packed_pair(operand, "f16" if kind == "h2" else "bf16", ctx, index)
    width = WIDTH[kind]
    if kind == "by8":
        raw = raw32(operand)
        chosen = ctx.modifier("op_sel") & 3
        if ctx.family == "rdna4" and not ctx.inst.mnemonic.startswith("v_cvt_scalef32"):
            chosen = (0, 2, 1, 3)[chosen]
        chosen = ctx.modifier("byte_sel", chosen)
        if isinstance(operand, Reg) and operand.half == "h":
            chosen |= 2
        inner = permute(raw) if permute else raw
        if ctx.inst.variant == "sdwa":
            inner = sub_dword(inner, ctx.modifier(f"src{index}_sel", 6), False)
        return lambda m: inner(m) >> 8 * chosen & 0xFF
    if width == 64:
        read = raw64(operand, kind == "f64")
        if permute:
            low, high = permute(raw32(operand, 64, 0)), permute(raw32(operand, 64, 1))
            read = _joined(low, high)
    else:
        float16 = kind in ("f16", "b16")
        read = raw32(operand, 16 if float16 else 32)
        if kind == "bf16" and isinstance(operand, InlineConst) and operand.code >= 240:
            read = upper_half(read)
        if permute:
            read = permute(read)
        if ctx.inst.variant == "sdwa":
            selector = ctx.modifier(f"src{index}_sel", 6)
            read = sub_dword(read, selector, bool(ctx.modifier("sext") >> index & 1))
        if width == 16 and isinstance(operand, Reg):
            high = operand.half == "h" or (not operand.half and ctx.modifier("op_sel") >> index & 1)
            if high:
                read = upper_half(read)
    if kind == "f32" and is_vector(operand) and not permute and ctx.inst.variant != "sdwa":
        number = vector_index(operand)  # type: ignore[arg-type]
        value = _float_register(number)
    else:
        value = typed(read, kind)
    value = _input_flush(value, kind, ctx.mode)
    absolute, negate = ctx.modifier("abs") >> index & 1, ctx.modifier("neg") >> index & 1
    return with_modifiers(value, kind, bool(absolute), bool(negate))


def packed_half(operand: Operand, kind: str, ctx: Context, index: int, upper: bool) -> Source:
    """One half of a packed source (op_sel for the low result, op_sel_hi for the high one), with its sign
    changes."""
    modifier, default = ("op_sel_hi", 7) if upper else ("op_sel", 0)
    chosen = ctx.modifier(modifier, default) >> index & 1
    if isinstance(operand, InlineConst) and kind in ("f16", "bf16") and operand.code >= 240:
        bits = constant_bits(operand.code, 16 if kind == "f16" else 32)
        raw = _fixed(bits if kind == "f16" else bits >> 16, U32)
    else:
        raw = raw32(operand)
    value = _input_flush(typed(upper_half(raw) if chosen else raw, kind), kind, ctx.mode)
    negate = ctx.modifier("neg_hi" if upper else "neg_lo") >> index & 1
    return with_modifiers(value, kind, False, bool(negate))


def packed_pair(operand: Operand, kind: str, ctx: Context, index: int) -> Source:
    """Both halves of a packed source as a list [low, high]."""
    if ctx.inst.format == "VOP3P":
        low, high = (packed_half(operand, kind, ctx, index, upper) for upper in (False, True))
        return lambda m: [low(m), high(m)]
    raw = raw32(operand, 16 if isinstance(operand, InlineConst) else 32)
    absolute, negate = ctx.modifier("abs") >> index & 1, ctx.modifier("neg") >> index & 1
    low, high = (
        with_modifiers(_input_flush(typed(half, kind), kind, ctx.mode), kind, bool(absolute), bool(negate))
        for half in (raw, upper_half(raw))
    )
    return lambda m: [low(m), high(m)]


def mask_source(operand: Operand) -> Source:
    """A lane mask as booleans per lane."""
    low = raw32(operand)
    if isinstance(operand, Reg):
        index = register_index(operand)
        if operand.text == "null":
            return lambda m: m.lanes_of(m.s[index], m.s[index])
        return lambda m: m.lanes_of(m.s[index], m.s[index + 1])
    high = raw64(operand)
    return lambda m: m.lanes_of(low(m), (high(m) >> xp.uint64(32)).astype(U32))


def as_u32(value: Array) -> Array:
    """Any integer or boolean array as uint32 (wrapped)."""
    if value.dtype == U32:
        return value
    return value.view(U32) if value.dtype == xp.int32 else value.astype(U32)


def finish_float(value: Array, kind: str, ctx: Context) -> Array:
    """A float result rounded to its kind, with omod, clamp and output denormals: float32, float64 or f16
    codes."""
    mode = ctx.mode
    omod, clamp = ctx.modifier("omod"), ctx.modifier("clamp")
    keep = mode.keep_out32 if kind == "f32" else mode.keep_out64
    if omod and not mode.ieee and not keep:
        value = value * value.dtype.type((1, 2, 4, 0.5)[omod])
    if clamp:
        limited = xp.minimum(xp.maximum(value, value.dtype.type(0)), value.dtype.type(1))
        if mode.clamp_nan or ctx.family == "rdna4":
            limited = xp.where(xp.isnan(value), value.dtype.type(0), limited)
        value = limited
    if kind == "f32":
        if value.dtype != xp.float32:
            value = narrow(value.astype(xp.float64), xp.float32, mode.round32)
        return value if keep else flush(value, "f32")
    if kind == "f64":
        value = value.astype(xp.float64) if value.dtype != xp.float64 else value
        return value if keep else flush(value, "f64")
    if kind == "bf16":
        return smallfloats.f32_to_bf16(value)
    half = narrow(value.astype(xp.float64), xp.float16, mode.round64)
    if not keep:
        half = flush(half, "f16")
    return half.view(xp.uint16).astype(U32)


def result(operand: Operand, kind: str, ctx: Context) -> Result:
    """How a result of that kind is written to the operand."""
    if not isinstance(operand, Reg):
        raise ValueError(f"{ctx.inst.name} cannot write to {operand}")
    if kind == "m":
        index = register_index(operand)
        return lambda m, value: m.write_mask(index, value)
    if ctx.inst.variant == "sdwa" and ctx.modifier("dst_sel", 6) != 6:
        return _sub_dword_result(operand, kind, ctx)
    vector = is_vector(operand)
    index = vector_index(operand) if vector else register_index(operand)
    if kind == "f32" and vector:
        return lambda m, value: m.write_vector_float(index, finish_float(value, "f32", ctx))
    if kind in ("f16", "bf16", "u16", "i16", "b16", "h16", "by8"):
        return _narrow_result(operand, kind, ctx)
    write = WaveState.write_vector if vector else WaveState.write_scalar
    if kind == "f32":
        return lambda m, value: write(m, index, finish_float(value, "f32", ctx).view(U32))
    if kind in ("u32", "i32", "b32"):
        return lambda m, value: write(m, index, as_u32(value))
    if kind == "x4":

        def write_list(m: WaveState, values: Array) -> None:
            for offset, value in enumerate(values):
                write(m, index + offset, as_u32(value))

        return write_list

    def write_wide(m: WaveState, value: Array) -> None:
        if kind == "f64":
            value = finish_float(value, "f64", ctx).view(xp.uint64)
        elif value.dtype != xp.uint64:
            value = value.astype(xp.uint64)
        low, high = value.astype(U32), (value >> xp.uint64(32)).astype(U32)
        if vector:
            m.write_vector(index, low)
            m.write_vector(index + 1, high)
        else:
            m.write_pair(index, low, high)

    return write_wide


def _to_code(value: Array, kind: str, ctx: Context) -> Array:
    """The bits of a 16-bit (or 8-bit) result, as uint32."""
    if kind in ("f16", "bf16"):
        return finish_float(value, kind, ctx)
    return as_u32(value) & (0xFF if kind == "by8" else 0xFFFF)


def _narrow_result(operand: Reg, kind: str, ctx: Context) -> Result:
    """Writes 8 or 16 bits: to the half (byte) the instruction chooses, the rest as the family does it."""
    op_sel = ctx.modifier("op_sel")
    if kind == "by8":
        shift, width = 8 * ctx.modifier("byte_sel", op_sel >> 2 & 3), 8
    else:
        high = operand.half == "h" or (not operand.half and op_sel >> 3 & 1)
        shift, width = (16 if high else 0), 16
    keep_mask = 0xFFFFFFFF ^ (((1 << width) - 1) << shift)
    if not is_vector(operand):
        index = register_index(operand)
        return lambda m, value: m.write_scalar(index, _to_code(value, kind, ctx))
    index = vector_index(operand)
    if ctx.family == "cdna" and shift == 0 and kind not in ("h16", "by8"):
        return lambda m, value: m.write_vector(index, _to_code(value, kind, ctx))

    def write(m: WaveState, value: Array) -> None:
        code = _to_code(value, kind, ctx)
        m.write_vector(index, m.v[index] & U32(keep_mask) | code << shift)

    return write


def _sub_dword_result(operand: Reg, kind: str, ctx: Context) -> Result:
    """An SDWA destination: the selected byte or word, the rest zeroed, sign-extended or kept."""
    selector, unused = ctx.modifier("dst_sel", 6), ctx.inst.fields.get("dst_unused", 0)
    shift, width = (8 * selector, 8) if selector < 4 else (16 * (selector - 4), 16)
    mask = (1 << width) - 1
    index = vector_index(operand)

    def write(m: WaveState, value: Array) -> None:
        if kind == "f32":
            bits = finish_float(value, "f32", ctx).view(U32)
        elif kind in ("f16", "bf16"):
            bits = finish_float(value, kind, ctx)
        else:
            bits = as_u32(value)
        placed = (bits & mask) << shift
        if unused == 2:
            placed = m.v[index] & U32(0xFFFFFFFF ^ (mask << shift)) | placed
        elif unused == 1:
            top = 32 - width - shift
            placed = ((placed << top).view(xp.int32) >> top).view(U32)
        m.write_vector(index, placed)

    return write
