"""What matrix instructions compute: WMMA and SWMMAC (RDNA), MFMA, scaled MFMA and SMFMAC (CDNA).

A layout says for every lane and element which block, row (or column) and k it is. The product is summed in
float64 (integers in int64) and rounded once; hardware's order of summation is not documented.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from ..registers import InlineConst, Operand, Reg
from . import smallfloats
from ._backend import xp
from .floats import narrow
from .operands import Context, raw32, vector_index
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]
F32, F64, I64, U32 = xp.float32, xp.float64, xp.int64, xp.uint32

_MFMA = re.compile(r"v_mfma_(scale_)?(f32|i32|f64)_(\d+)x(\d+)x(\d+)_?(?:\d+b_)?(\w+?)(_1k)?$")
_SMFMAC = re.compile(r"v_smfmac_(f32|i32)_(\d+)x(\d+)x(\d+)_(\w+)$")
_WMMA = re.compile(r"v_(wmma|swmmac)_(f32|i32|f16|bf16)_16x16x(\d+)_(\w+)$")
_BITS = {
    "f64": 64, "f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "i8": 8, "iu8": 8, "iu4": 4, "fp8": 8, "bf8": 8,
    "fp6": 6, "bf6": 6, "fp4": 4,
}  # fmt: skip
_F8F6F4 = ("fp8", "bf8", "fp6", "bf6", "fp4")


class Shape(NamedTuple):
    """One matrix operation: result kind, rows = columns, k, element kinds of A and B."""

    result: str
    size: int
    k: int
    a: str
    b: str


def supported(name: str) -> bool:
    """Whether the mnemonic is a matrix instruction of this module."""
    return any(pattern.match(name) for pattern in (_MFMA, _SMFMAC, _WMMA)) and _kinds(name) is not None


def _kinds(name: str) -> tuple[str, str] | None:
    """The element kinds of A and B from the end of a mnemonic."""
    tail = name.removesuffix("_1k")
    match = re.search(
        r"(?:x\d+_?|\d+b_|_)((?:fp8|bf8)_(?:fp8|bf8)|f8f6f4|xf32|bf16|f16|f32|f64|iu8|iu4|i8)$", tail
    )
    if match is None:
        return None
    kinds = match.group(1).split("_")
    return kinds[0], kinds[-1]


def build(ctx: Context, names: dict[str, Any]) -> Run | None:
    """The function of a matrix instruction; None if the mnemonic is none."""
    name = ctx.inst.mnemonic
    if not supported(name):
        return None
    fnuz = names.get("fnuz", False)
    kinds = _kinds(name)
    assert kinds is not None  # `supported` has looked
    if match := _WMMA.match(name):
        if ctx.lanes != 32:
            raise RuntimeError(f"{ctx.inst.name} is emulated for waves of 32 lanes only")
        shape = Shape(match.group(2), 16, int(match.group(3)), *kinds)
        return _wmma(ctx, shape, match.group(1) == "swmmac", fnuz)
    if match := _SMFMAC.match(name):
        shape = Shape(match.group(1), int(match.group(2)), int(match.group(4)), *kinds)
        return _smfmac(ctx, shape, fnuz)
    match = _MFMA.match(name)
    assert match is not None
    shape = Shape(match.group(2), int(match.group(3)), int(match.group(5)), *kinds)
    if kinds[0] == "f8f6f4":
        formats = [_F8F6F4[ctx.modifier(field)] for field in ("cbsz", "blgp")]
        shape = shape._replace(a=formats[0], b=formats[1])
    return _mfma(ctx, shape, fnuz)


def elements(words: list[Array], kind: str, count: int, signed: bool, fnuz: bool) -> Array:
    """The elements packed in a lane's registers: shape (waves, lanes, count), float64 or int64."""
    bits = _BITS[kind]
    if bits == 64:
        pairs = [
            words[2 * i].astype(xp.uint64) | words[2 * i + 1].astype(xp.uint64) << xp.uint64(32)
            for i in range(count)
        ]
        return xp.stack([pair.view(F64) for pair in pairs], axis=-1)
    values = []
    for index in range(count):
        bit = index * bits
        word, shift = bit // 32, bit % 32
        raw = words[word] >> shift
        if shift + bits > 32:
            raw = raw | words[word + 1] << (32 - shift)
        values.append(raw)
    raw = xp.stack(values, axis=-1)
    if bits < 32:
        raw = raw & ((1 << bits) - 1)
    if kind in ("f32", "xf32"):
        return raw.view(F32).astype(F64)
    if kind == "f16":
        return raw.astype(xp.uint16).view(xp.float16).astype(F64)
    if kind == "bf16":
        return smallfloats.bf16_to_f32(raw).astype(F64)
    if kind in ("i8", "iu8", "iu4"):
        wide = raw.astype(I64)
        return wide - (wide >> (bits - 1) << bits) if signed else wide
    table = {
        "fp8": smallfloats.FNUZ_FP8 if fnuz else smallfloats.OCP_FP8,
        "bf8": smallfloats.FNUZ_BF8 if fnuz else smallfloats.OCP_BF8,
        "fp6": smallfloats.FP6, "bf6": smallfloats.BF6, "fp4": smallfloats.FP4,
    }  # fmt: skip
    return smallfloats.widen(raw, table[kind]).astype(F64)


class Placement(NamedTuple):
    """Where each (lane, element) or (register, lane) belongs: block, row or column, k (int arrays)."""

    block: Array
    line: Array
    k: Array


def _operand_layout(lanes: int, size: int, count: int, blocks: int, f64_4x4: bool = False) -> Placement:
    """A (line = row) or B (line = column): lanes run over lines, then k in runs of `count`, then blocks."""
    lane = xp.arange(lanes).reshape(lanes, 1)
    element = xp.arange(count).reshape(1, count)
    if f64_4x4:
        return Placement(lane // 4 % 4 + 0 * element, lane % 4 + 0 * element, lane // 16 + 0 * element)
    group = lane // size
    per_block = lanes // (size * blocks)
    return Placement(
        group // per_block + 0 * element, lane % size + 0 * element, count * (group % per_block) + element
    )


def _mfma_result_layout(size: int, registers: int, blocks: int, wide: bool) -> Placement:
    """C and D of MFMA: block, row and (in `k`) column per (register, lane)."""
    register = xp.arange(registers).reshape(registers, 1)
    lane = xp.arange(64).reshape(1, 64)
    if wide and size == 4:
        return Placement(lane // 4 % 4 + 0 * register, lane // 16 + 0 * register, lane % 4 + 0 * register)
    if wide:
        return Placement(0 * register + 0 * lane, 4 * register + lane // 16, lane % 16 + 0 * register)
    if size == 4:
        return Placement(lane // 4 + 0 * register, register + 0 * lane, lane % 4 + 0 * register)
    per_block = size * size // 64
    inside = register % per_block
    row = 4 * (lane // 16) + inside if size == 16 else 8 * (inside // 4) + 4 * (lane // 32) + inside % 4
    return Placement(register // per_block + 0 * lane, row + 0 * lane, lane % size + 0 * register)


def _read_words(operand: Operand, count: int) -> Callable[[WaveState], list[Array]]:
    reads = [raw32(operand, 32, index) for index in range(count)]
    return lambda m: [xp.broadcast_to(read(m), (m.waves, m.lanes)) for read in reads]


def _fill(values: Array, place: Placement, blocks: int, lines: int, k: int) -> Array:
    """Elements (waves, lanes, count) as matrices (waves, blocks, lines, k)."""
    result = xp.zeros((values.shape[0], blocks, lines, k), dtype=values.dtype)
    result[:, place.block, place.line, place.k] = values
    return result


def _registers(operand: Operand) -> int:
    if not isinstance(operand, Reg) or operand.kind not in ("v", "a"):
        raise ValueError(f"the factors of a matrix instruction are vector registers, not {operand}")
    return operand.count


def _constant(operand: Operand, kind: str) -> float | int:
    value = operand.value  # type: ignore[union-attr]
    if kind == "i32":
        return (
            int(value) if not isinstance(value, float) else int(xp.asarray(value, dtype=F32).view(xp.int32))
        )
    if isinstance(operand, InlineConst) and isinstance(value, int):
        return (
            float(xp.asarray(value & 0xFFFFFFFF, dtype=U32).view(F32))
            if kind != "f64"
            else 0.0
            if value == 0
            else value
        )
    return float(value)


def _accumulator(operand: Operand, kind: str, registers: int) -> Callable[[WaveState], Array]:
    """C as (waves, registers, lanes) in float64 or int64."""
    if not isinstance(operand, Reg):
        value = _constant(operand, kind)
        dtype = I64 if kind == "i32" else F64
        return lambda m: xp.full((m.waves, registers, m.lanes), value, dtype=dtype)
    if kind == "f64":
        words = _read_words(operand, 2 * registers)

        def wide(m: WaveState) -> Array:
            return xp.swapaxes(elements(words(m), "f64", registers, False, False), 1, 2)

        return wide
    read = _read_words(operand, registers)

    def plain(m: WaveState) -> Array:
        raw = xp.stack(read(m), axis=1)
        return raw.view(xp.int32).astype(I64) if kind == "i32" else raw.view(F32).astype(F64)

    return plain


def _write(m: WaveState, index: int, total: Array, kind: str, clamp: bool) -> None:
    """D (waves, registers, lanes) to vector registers."""
    if kind == "i32":
        if clamp:
            total = xp.clip(total, -(2**31), 2**31 - 1)
        codes = total.astype(U32)
    elif kind == "f64":
        raw = total.view(xp.uint64)
        for position in range(total.shape[1]):
            word = raw[:, position]
            m.write_vector(index + 2 * position, word.astype(U32))
            m.write_vector(index + 2 * position + 1, (word >> xp.uint64(32)).astype(U32))
        return
    else:
        codes = narrow(total, F32, 0).view(U32)
    for position in range(codes.shape[1]):
        m.write_vector(index + position, codes[:, position])


_LANE_GROUPS = {
    1: lambda lane: lane % 32, 2: lambda lane: lane % 32 + 32, 3: lambda lane: (lane + 16) % 64,
    4: lambda lane: lane % 16, 5: lambda lane: lane % 16 + 16, 6: lambda lane: lane % 16 + 32,
    7: lambda lane: lane % 16 + 48,
}  # fmt: skip


def _mfma(ctx: Context, shape: Shape, fnuz: bool) -> Run:
    target, a, b, c, *scales = ctx.inst.operands
    is_f8f6f4 = "f8f6f4" in ctx.inst.mnemonic
    wide = shape.result == "f64"
    if is_f8f6f4:
        blocks, count = 1, shape.size * shape.k // 64
        words = (count * _BITS[shape.a] // 32, count * _BITS[shape.b] // 32)
    else:
        words = (_registers(a), _registers(b))
        count = words[0] * 32 // _BITS[shape.a]
        blocks = max(1, 64 * count // (shape.size * shape.k))
    corner = wide and shape.size == 4
    place = _operand_layout(64, shape.size, count, blocks, corner)
    registers = shape.size * shape.size * blocks // 64
    out = _mfma_result_layout(shape.size, registers, blocks, wide)
    read_a, read_b = _read_words(a, words[0]), _read_words(b, words[1])
    read_c = _accumulator(c, shape.result, registers)
    index = vector_index(target)  # type: ignore[arg-type]
    cbsz, abid, blgp = (0 if is_f8f6f4 else ctx.modifier(field) for field in ("cbsz", "abid", "blgp"))
    negate = ctx.modifier("neg_lo") or ctx.modifier("neg") or (blgp if wide else 0)
    scale = _scale_reader(ctx, scales, shape, place) if len(scales) >= 2 else None

    def run(m: WaveState) -> None:
        left = elements(read_a(m), shape.a, count, True, fnuz)
        right = elements(read_b(m), shape.b, count, True, fnuz)
        accumulator = read_c(m)
        if scale is not None:
            factor_a, factor_b = scale(m)
            left, right = left * factor_a[..., None], right * factor_b[..., None]
        if blgp and not wide:
            right = right[:, xp.asarray([_LANE_GROUPS[blgp](lane) for lane in range(64)])]
        if wide:
            left = -left if negate & 1 else left
            right = -right if negate & 2 else right
            accumulator = -accumulator if negate & 4 else accumulator
        rows = _fill(left, place, blocks, shape.size, shape.k)
        columns = _fill(right, place, blocks, shape.size, shape.k)
        if cbsz and blocks >> cbsz:
            rows = rows[:, [(block >> cbsz << cbsz) + (abid & (1 << cbsz) - 1) for block in range(blocks)]]
        product = xp.matmul(rows, xp.swapaxes(columns, 2, 3))
        _write(
            m,
            index,
            accumulator + product[:, out.block, out.line, out.k],
            shape.result,
            bool(ctx.modifier("clamp")),
        )

    return run


def _scale_reader(
    ctx: Context, scales: list[Operand], shape: Shape, place: Placement
) -> Callable[[WaveState], tuple[Array, Array]]:
    """2^(scale - 127) per lane of A and of B; op_sel and op_sel_hi choose the byte."""
    low, high = ctx.modifier("op_sel"), ctx.modifier("op_sel_hi", ctx.inst.fields.get("op_sel_hi", 0))
    reads = [raw32(operand) for operand in scales[:2]]
    shifts = [8 * ((low >> side & 1) | (high >> side & 1) << 1) for side in range(2)]

    def read(m: WaveState) -> tuple[Array, Array]:
        factors = []
        for source, shift in zip(reads, shifts, strict=True):
            code = xp.broadcast_to(source(m), (m.waves, m.lanes)) >> shift & 0xFF
            factor = xp.ldexp(xp.ones_like(code, dtype=F64), code.astype(xp.int32) - 127)
            factors.append(xp.where(code == 0xFF, F64(float("nan")), factor))
        return factors[0], factors[1]

    return read


def _spread(values: Array, positions: Array, count: int) -> Array:
    """Compressed elements (waves, lanes, count) as dense ones: two of every four, at the 2-bit positions."""
    dense = xp.zeros((*values.shape[:2], 2 * count), dtype=values.dtype)
    wave = xp.arange(values.shape[0]).reshape(-1, 1)
    lane = xp.arange(values.shape[1]).reshape(1, -1)
    for element in range(count):
        place = 4 * (element // 2) + (positions >> (2 * element) & 3).astype(I64)
        dense[wave, lane, place] = values[..., element]
    return dense


def _smfmac(ctx: Context, shape: Shape, fnuz: bool) -> Run:
    target, a, b, index_register = ctx.inst.operands[:4]
    count = _registers(a) * 32 // _BITS[shape.a]
    place = _operand_layout(64, shape.size, 2 * count, 1)
    registers = shape.size * shape.size // 64
    out = _mfma_result_layout(shape.size, registers, 1, False)
    read_a, read_b = _read_words(a, _registers(a)), _read_words(b, _registers(b))
    read_c, positions = _accumulator(target, shape.result, registers), raw32(index_register)
    index = vector_index(target)  # type: ignore[arg-type]
    bits = 2 * count
    chosen = 0 if ctx.modifier("cbsz") else ctx.modifier("abid") * bits % 32

    def run(m: WaveState) -> None:
        left = elements(read_a(m), shape.a, count, True, fnuz)
        dense = _spread(left, xp.broadcast_to(positions(m), (m.waves, m.lanes)) >> chosen, count)
        right = elements(read_b(m), shape.b, 2 * count, True, fnuz)
        rows = _fill(dense, place, 1, shape.size, shape.k)
        columns = _fill(right, place, 1, shape.size, shape.k)
        product = xp.matmul(rows, xp.swapaxes(columns, 2, 3))
        _write(m, index, read_c(m) + product[:, out.block, out.line, out.k], shape.result, False)

    return run


def _signs(values: Array, low: bool, high: bool, kind: str) -> Array:
    """neg_lo and neg_hi of a packed 16-bit operand: the even and the odd elements negated."""
    if kind not in ("f16", "bf16") or not (low or high):
        return values
    sign = xp.ones((values.shape[-1],), dtype=F64)
    sign[0::2] = -1.0 if low else 1.0
    sign[1::2] = -1.0 if high else 1.0
    return values * sign


def _wmma(ctx: Context, shape: Shape, sparse: bool, fnuz: bool) -> Run:
    target, a, b, third = ctx.inst.operands[:4]
    accumulator = target if sparse else third
    rdna3 = ctx.family == "rdna3"
    words_a, words_b = _registers(a), _registers(b)
    count_a, count_b = words_a * 32 // _BITS[shape.a], words_b * 32 // _BITS[shape.b]
    lanes_used = 16 if rdna3 else 32
    place = _operand_layout(lanes_used, 16, count_b, 1)
    read_a, read_b = _read_words(a, words_a), _read_words(b, words_b)
    low, high = ctx.modifier("neg_lo"), ctx.modifier("neg_hi")
    signed_a, signed_b = bool(low & 1), bool(low & 2)
    index = vector_index(target)  # type: ignore[arg-type]
    half = shape.result in ("f16", "bf16")
    upper = bool(rdna3 and half and ctx.modifier("op_sel") & 4)
    read_c = _wmma_accumulator(accumulator, shape.result, rdna3, upper)
    register, lane = xp.arange(8).reshape(8, 1), xp.arange(32).reshape(1, 32)
    out_row = 2 * register + lane // 16 if rdna3 else register + 8 * (lane // 16)
    out_column = lane % 16 + 0 * register
    positions = raw32(third) if sparse else None
    chosen = (ctx.modifier("op_sel") & 3) * 2 * count_a % 32  # index_key

    def run(m: WaveState) -> None:
        left = _signs(
            elements(read_a(m), shape.a, count_a, signed_a, fnuz), bool(low & 1), bool(high & 1), shape.a
        )
        right = _signs(
            elements(read_b(m), shape.b, count_b, signed_b, fnuz), bool(low & 2), bool(high & 2), shape.b
        )
        if positions is not None:
            left = _spread(left, xp.broadcast_to(positions(m), (m.waves, m.lanes)) >> chosen, count_a)
        c = read_c(m)
        if shape.result != "i32" and not sparse:
            c = xp.abs(c) if high & 4 else c
            c = -c if low & 4 else c
        rows = _fill(left[:, :lanes_used], place, 1, 16, shape.k)[:, 0]
        columns = _fill(right[:, :lanes_used], place, 1, 16, shape.k)[:, 0]
        total = c + xp.matmul(rows, xp.swapaxes(columns, 1, 2))[:, out_row, out_column]
        if half:
            _write_halves(m, index, total, shape.result, rdna3, upper)
        else:
            _write(m, index, total, shape.result, bool(ctx.modifier("clamp")))

    return run


def _wmma_accumulator(operand: Operand, kind: str, rdna3: bool, upper: bool) -> Callable[[WaveState], Array]:
    """C of WMMA as (waves, 8, 32); 16-bit ones lie in one half of 8 registers (RDNA3) or in 4 (RDNA4)."""
    if kind not in ("f16", "bf16") or not isinstance(operand, Reg):
        if kind in ("f16", "bf16") and isinstance(operand, InlineConst) and operand.code >= 240:
            value = float(operand.value)
            return lambda m: xp.full((m.waves, 8, m.lanes), value, dtype=F64)
        return _accumulator(operand, "f32" if kind in ("f16", "bf16") else kind, 8)
    read = _read_words(operand, 8 if rdna3 else 4)

    def halves(m: WaveState) -> Array:
        words = read(m)
        if rdna3:
            raw = xp.stack([word >> (16 if upper else 0) & 0xFFFF for word in words], axis=1)
        else:
            raw = xp.stack([words[i // 2] >> 16 * (i % 2) & 0xFFFF for i in range(8)], axis=1)
        if kind == "f16":
            return raw.astype(xp.uint16).view(xp.float16).astype(F64)
        return smallfloats.bf16_to_f32(raw).astype(F64)

    return halves


def _write_halves(m: WaveState, index: int, total: Array, kind: str, rdna3: bool, upper: bool) -> None:
    if kind == "f16":
        codes = narrow(total, xp.float16, 0).view(xp.uint16).astype(U32)
    else:
        codes = smallfloats.f32_to_bf16(narrow(total, F32, 0))
    for register in range(8 if rdna3 else 4):
        if rdna3:
            old = m.v[index + register]
            code = codes[:, register]
            m.write_vector(index + register, old & 0xFFFF | code << 16 if upper else old & 0xFFFF0000 | code)
        else:
            m.write_vector(index + register, codes[:, 2 * register] | codes[:, 2 * register + 1] << 16)
