"""What typed buffer accesses do: `buffer_*_format_*` (format from the descriptor) and `tbuffer_*` (from
the instruction).

A format is a list of component widths and a number kind. RDNA3 and RDNA4 number the combinations with one
unified code, CDNA with a data format and a number format.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..registers import Reg
from ._backend import xp
from .addressing import buffer_address, find, resource_reader
from .namespace import to_int
from .operands import Context, raw32, vector_index
from .smallfloats import SmallFormat, shrink, widen
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]
U32, F32 = xp.uint32, xp.float32

_NAME = re.compile(r"t?buffer_(load|store)_(d16_)?(hi_)?format_(d16_)?(hi_)?(x|xy|xyz|xyzw)$")
# Component widths of GFX9 data formats 1 to 14.
_DATA_FORMATS = {
    1: (8,), 2: (16,), 3: (8, 8), 4: (32,), 5: (16, 16), 6: (11, 11, 10), 7: (10, 11, 11), 8: (2, 10, 10, 10),
    9: (10, 10, 10, 2), 10: (8, 8, 8, 8), 11: (32, 32), 12: (16, 16, 16, 16),
    13: (32, 32, 32), 14: (32, 32, 32, 32),
}  # fmt: skip
_NUMBER_FORMATS = ("unorm", "snorm", "uscaled", "sscaled", "uint", "sint", "reserved", "float")
_SIX = ("unorm", "snorm", "uscaled", "sscaled", "uint", "sint")


def _unified() -> dict[int, tuple[tuple[int, ...], str]]:
    """GFX11 and GFX12 unified formats: number -> widths (lowest bits first) and kind."""
    table: dict[int, tuple[tuple[int, ...], str]] = {}
    number = 1
    for widths, kinds in (
        ((8,), _SIX), ((16,), (*_SIX, "float")), ((8, 8), _SIX), ((32,), ("uint", "sint", "float")),
        ((16, 16), (*_SIX, "float")), ((11, 11, 10), ("float",)), ((10, 11, 11), ("float",)),
        ((2, 10, 10, 10), ("unorm", "snorm", "uint", "sint")), ((10, 10, 10, 2), _SIX), ((8, 8, 8, 8), _SIX),
        ((32, 32), ("uint", "sint", "float")), ((16, 16, 16, 16), (*_SIX, "float")),
        ((32, 32, 32), ("uint", "sint", "float")), ((32, 32, 32, 32), ("uint", "sint", "float")),
    ):  # fmt: skip
        for kind in kinds:
            table[number] = (tuple(widths), kind)
            number += 1
    return table


UNIFIED_FORMATS = _unified()


def supported(name: str) -> bool:
    """Whether the mnemonic is a typed buffer access."""
    return _NAME.match(name) is not None


def build(ctx: Context) -> Run:
    """The function of a typed buffer access."""
    match = _NAME.match(ctx.inst.mnemonic)
    assert match is not None  # `supported` has looked
    d16, high = bool(match.group(2) or match.group(4)), bool(match.group(3) or match.group(5))
    count = len(match.group(6))
    locate = buffer_address(ctx)
    resource = resource_reader(find(ctx, "srsrc", "rsrc"))  # type: ignore[arg-type]
    data = find(ctx, "vdata", "vdst")
    if not isinstance(data, Reg):
        raise ValueError("typed loads to LDS are not emulated")
    index = vector_index(data)
    reads = [raw32(data, 32, word) for word in range(count)]
    from_instruction = ctx.inst.mnemonic.startswith("tbuffer")

    def format_of(m: WaveState) -> tuple[tuple[int, ...], str]:
        if from_instruction:
            code = int(ctx.inst.fields.get("format", ctx.modifier("format")))
            if ctx.family == "cdna":
                return _gfx9_format(code & 15, code >> 4 & 7)
            return _unified_format(code)
        flags = resource(m).flags[m.active_waves]
        word = int(flags.flat[0]) if hasattr(flags, "flat") else int(flags[0])
        if ctx.family == "cdna":
            return _gfx9_format(word >> 15 & 15, word >> 12 & 7)
        return _unified_format(word >> 12 & 0x3F)

    def load(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        widths, kind = format_of(m)
        where, offset, limit = locate(m)
        inside = lanes & (offset + sum(widths) // 8 <= limit)
        words = [xp.zeros((m.waves, m.lanes), dtype=U32) for _ in range(count)]
        if inside.any():
            for position, code in enumerate(_fetch(m, where[inside], widths, kind)[:count]):
                words[position][inside] = code
        missing = range(len(widths), count)
        for position in missing:
            one = xp.uint32(1) if kind in ("uint", "sint") else xp.uint32(0x3F800000)
            words[position][inside] = one if position == 3 else 0
        _write_loaded(m, index, [word[lanes] for word in words], lanes, kind, d16, high)

    def store(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        widths, kind = format_of(m)
        where, offset, limit = locate(m)
        inside = lanes & (offset + sum(widths) // 8 <= limit)
        if not inside.any():
            return
        values = [xp.broadcast_to(read(m), (m.waves, m.lanes))[inside] for read in reads]
        if d16:
            values = _unpack_d16(values, count, kind, high)
        values += [xp.zeros_like(values[0])] * (len(widths) - count)
        _place(m, where[inside], widths, kind, values)

    return load if match.group(1) == "load" else store


def _gfx9_format(data: int, number: int) -> tuple[tuple[int, ...], str]:
    if data not in _DATA_FORMATS:
        raise RuntimeError(f"buffer data format {data} is not a format a buffer can have")
    return _DATA_FORMATS[data], _NUMBER_FORMATS[number]


def _unified_format(code: int) -> tuple[tuple[int, ...], str]:
    if code not in UNIFIED_FORMATS:
        raise RuntimeError(f"buffer format {code} is not a format a buffer can have")
    return UNIFIED_FORMATS[code]


def _fetch(m: WaveState, where: Array, widths: tuple[int, ...], kind: str) -> list[Array]:
    """The components at the addresses as 32-bit register values."""
    total = sum(widths)
    unit = min(32, total)
    words = [m.space.load(where + unit // 8 * index, unit // 8).astype(U32) for index in range(total // unit)]
    result, bit = [], 0
    for width in widths:
        raw = words[bit // unit] >> U32(bit % unit) & U32((1 << width) - 1 & 0xFFFFFFFF)
        result.append(_decode(raw, width, kind))
        bit += width
    return result


def _decode(raw: Array, width: int, kind: str) -> Array:
    signed = (raw << U32(32 - width)).view(xp.int32) >> (32 - width)
    if kind == "uint" or (kind == "float" and width == 32):
        return raw
    if kind == "sint":
        return signed.view(U32)
    if kind == "unorm":
        value = raw.astype(xp.float64) / float((1 << width) - 1)
    elif kind == "snorm":
        value = xp.maximum(signed.astype(xp.float64) / float((1 << (width - 1)) - 1), -1.0)
    elif kind == "uscaled":
        value = raw.astype(xp.float64)
    elif kind == "sscaled":
        value = signed.astype(xp.float64)
    elif width == 16:
        value = raw.astype(xp.uint16).view(xp.float16).astype(F32)
    else:  # unsigned 11- and 10-bit floats: five exponent bits, no sign
        value = widen(raw, _small_float(width))
    return value.astype(F32).view(U32)


def _small_float(width: int) -> SmallFormat:
    return SmallFormat(5, width - 5, 15, "ieee")


def _encode(value: Array, width: int, kind: str) -> Array:
    mask = U32((1 << width) - 1 & 0xFFFFFFFF)
    if kind == "float" and width == 32:
        return value
    if kind in ("uint", "sint"):
        if width == 32:
            return value
        if kind == "uint":
            return xp.minimum(value, mask)
        limited = xp.clip(value.view(xp.int32), -(1 << (width - 1)), (1 << (width - 1)) - 1)
        return limited.view(U32) & mask
    number = value.view(F32).astype(xp.float64)
    if kind == "float":
        if width == 16:
            return number.astype(xp.float16).view(xp.uint16).astype(U32)
        return shrink(xp.maximum(number, 0.0), _small_float(width)) & mask
    scale = {"unorm": float((1 << width) - 1), "snorm": float((1 << (width - 1)) - 1)}.get(kind, 1.0)
    signed = kind in ("snorm", "sscaled")
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    if kind in ("unorm", "snorm"):
        number = xp.rint(
            xp.clip(xp.where(xp.isnan(number), 0.0, number), -1.0 if signed else 0.0, 1.0) * scale
        )
    return to_int(number, low, high, xp.int64).astype(U32) & mask


def _place(m: WaveState, where: Array, widths: tuple[int, ...], kind: str, values: list[Array]) -> None:
    total = sum(widths)
    unit = min(32, total)
    words = [xp.zeros_like(values[0]) for _ in range(total // unit)]
    bit = 0
    for width, value in zip(widths, values, strict=False):
        words[bit // unit] = words[bit // unit] | _encode(value, width, kind) << U32(bit % unit)
        bit += width
    dtype = {8: xp.uint8, 16: xp.uint16, 32: U32}[unit]
    for index, word in enumerate(words):
        m.space.store(where + unit // 8 * index, word.astype(dtype), unit // 8)


def _write_loaded(
    m: WaveState, index: int, words: list[Array], lanes: Array, kind: str, d16: bool, high: bool
) -> None:
    if not d16:
        for position, word in enumerate(words):
            m.v[index + position][lanes] = word
        return
    if kind not in ("uint", "sint"):
        words = [word.view(F32).astype(xp.float16).view(xp.uint16).astype(U32) for word in words]
    words = [word & 0xFFFF for word in words]
    for position in range(0, len(words), 2):
        target = m.v[index + position // 2]
        if high:
            target[lanes] = target[lanes] & 0xFFFF | words[0] << 16
        elif position + 1 < len(words):
            target[lanes] = words[position] | words[position + 1] << 16
        else:
            target[lanes] = target[lanes] & U32(0xFFFF0000) | words[position]


def _unpack_d16(values: list[Array], count: int, kind: str, high: bool) -> list[Array]:
    halves = []
    for position in range(count):
        word = values[position // 2] >> U32(16 if high or position % 2 else 0) & 0xFFFF
        if kind == "sint":
            halves.append(((word << 16).view(xp.int32) >> 16).view(U32))
        elif kind == "uint":
            halves.append(word)
        else:
            halves.append(word.astype(xp.uint16).view(xp.float16).astype(F32).view(U32))
    return halves
