"""What CDNA4's v_cvt_scalef32_* instructions do: conversions between narrow floats and f32, f16, bf16
with a scale.

The scale is the power of two in the exponent of an f32 operand. Widening multiplies by it, narrowing
divides by
it. Stochastic forms (`sr`) take random bits, stepped by v_prng_b32 from element to element.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..registers import Operand
from . import smallfloats
from ._backend import xp
from .floats import narrow
from .operands import Context, raw32, vector_index
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]
F32, F64, U32 = xp.float32, xp.float64, xp.uint32

_NAME = re.compile(
    r"v_cvt_scalef32_(sr_)?(pk_|pk32_|2xpk16_)?(f32|f16|bf16|fp8|bf8|fp6|bf6|fp4)_(f32|f16|bf16|fp8|bf8|fp6|bf6|fp4)$"
)
_FORMATS = {
    "fp8": smallfloats.OCP_FP8, "bf8": smallfloats.OCP_BF8, "fp6": smallfloats.FP6, "bf6": smallfloats.BF6,
    "fp4": smallfloats.FP4,
}  # fmt: skip
_WIDTH = {"f32": 32, "f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}


def supported(name: str) -> bool:
    """Whether the mnemonic is a scaled conversion."""
    return _NAME.match(name) is not None


def _read_elements(
    operand: Operand, kind: str, count: int, first_bit: int
) -> Callable[[WaveState], list[Array]]:
    """`count` elements of a kind from bit `first_bit` of an operand on, as float64."""
    width = _WIDTH[kind]
    words = [raw32(operand, 32, index) for index in range((first_bit + count * width + 31) // 32)]

    def read(m: WaveState) -> list[Array]:
        values = [word(m) for word in words]
        result = []
        for index in range(count):
            bit = first_bit + index * width
            raw = values[bit // 32] >> bit % 32
            if bit % 32 + width > 32:
                raw = raw | values[bit // 32 + 1] << (32 - bit % 32)
            result.append(_widen(raw & U32((1 << width) - 1), kind))
        return result

    return read


def _widen(raw: Array, kind: str) -> Array:
    if kind == "f32":
        return raw.view(F32).astype(F64)
    if kind == "f16":
        return raw.astype(xp.uint16).view(xp.float16).astype(F64)
    if kind == "bf16":
        return smallfloats.bf16_to_f32(raw).astype(F64)
    return smallfloats.widen(raw, _FORMATS[kind]).astype(F64)


def _shrink(value: Array, kind: str, random: Array | None) -> Array:
    if kind == "f32":
        return narrow(value, F32, 0).view(U32)
    if kind == "f16":
        return narrow(value, xp.float16, 0).view(xp.uint16).astype(U32)
    if kind == "bf16":
        return smallfloats.f32_to_bf16(narrow(value, F32, 0))
    return smallfloats.shrink(value, _FORMATS[kind], random)


def _next_random(random: Array) -> Array:
    return random << 1 ^ xp.where(random >> 31 == 1, U32(197), U32(0))


def build(ctx: Context) -> Run:
    """The function of a scaled conversion."""
    match = _NAME.match(ctx.inst.mnemonic)
    assert match is not None  # `supported` has looked
    stochastic, shape, target_kind, source_kind = match.groups()
    target, *operands = ctx.inst.operands
    count = {None: 1, "pk_": 2, "pk32_": 32, "2xpk16_": 32}[shape]
    op_sel = ctx.modifier("op_sel")
    widening = source_kind in _FORMATS
    reads = _sources(operands, shape, source_kind, count, op_sel, stochastic is not None)
    scale, random = raw32(operands[-1]), raw32(operands[-2]) if stochastic else None
    bits = count * _WIDTH[target_kind]
    index = vector_index(target)  # type: ignore[arg-type]
    place = 16 * (op_sel >> 3 & 1) if bits == 16 else 8 * (op_sel >> 2 & 3) if bits == 8 else 0

    def run(m: WaveState) -> None:
        exponent = (scale(m) >> 23 & 0xFF).astype(xp.int32) - 127
        step = exponent if widening else -exponent
        bits_now = random(m) if random is not None else None
        codes = []
        for value in reads(m):
            codes.append(_shrink(xp.ldexp(value, step), target_kind, bits_now))
            bits_now = _next_random(bits_now) if bits_now is not None else None
        _write(m, index, codes, _WIDTH[target_kind], place)

    return run


def _sources(
    operands: tuple[Operand, ...] | list[Operand],
    shape: str | None,
    kind: str,
    count: int,
    op_sel: int,
    stochastic: bool,
) -> Callable[[WaveState], list[Array]]:
    if shape == "2xpk16_":
        first, second = (_read_elements(operand, kind, 16, 0) for operand in operands[:2])

        def interleaved(m: WaveState) -> list[Array]:
            return [item for pair in zip(first(m), second(m), strict=True) for item in pair]

        return interleaved
    if shape == "pk_" and kind == "f32" and not stochastic:
        parts = [_read_elements(operand, kind, 1, 0) for operand in operands[:2]]
        return lambda m: [part(m)[0] for part in parts]
    bits = count * _WIDTH[kind]
    first_bit = 0
    if kind in _FORMATS:
        first_bit = 8 * (op_sel & 3) if bits == 8 else 16 * (op_sel & 1) if bits == 16 else 0
    return _read_elements(operands[0], kind, count, first_bit)


def _write(m: WaveState, index: int, codes: list[Array], width: int, place: int) -> None:
    """Codes packed from bit `place` on; bits of the first register that are not covered are kept."""
    total = place + width * len(codes)
    words: list[Array] = [xp.zeros_like(codes[0]) for _ in range((total + 31) // 32)]
    for position, code in enumerate(codes):
        bit = place + position * width
        words[bit // 32] = words[bit // 32] | code << bit % 32
        if bit % 32 + width > 32:
            words[bit // 32 + 1] = words[bit // 32 + 1] | code >> (32 - bit % 32)
    if total % 32 or place:
        covered = ((1 << (total - place)) - 1) << place if total <= 32 else 0xFFFFFFFF
        words[0] = m.v[index] & U32(0xFFFFFFFF ^ covered) | words[0]
    for position, word in enumerate(words):
        m.write_vector(index + position, word)
