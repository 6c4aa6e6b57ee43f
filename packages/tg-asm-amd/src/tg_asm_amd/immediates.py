"""How numbers in bit fields print: offsets, branch distances, wait counters, messages, hardware registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .literals import signed

Names = Mapping[str, Mapping[int, str]]
"""Name tables of an architecture (from its table file): `hwreg`, `sendmsg`, `depctr`."""


def _dec(value: int, width: int, names: Names) -> str:
    return str(value)


def _inline(value: int, width: int, names: Names) -> str:
    return str(value) if value <= 64 else hex(value)


def _hex(value: int, width: int, names: Names) -> str:
    return hex(value)


def _signed_hex(value: int, width: int, names: Names) -> str:
    return hex(signed(value, width))


def _hex_or_null(value: int, width: int, names: Names) -> str:
    return hex(signed(value, width)) if value else "null"


def _positive_hex(value: int, width: int, names: Names) -> str | None:
    return None if value >> (width - 1) else hex(value)


def _offset(value: int, width: int, names: Names) -> str:
    return f"offset:{value}" if value else ""


def _signed_offset(value: int, width: int, names: Names) -> str:
    return f"offset:{signed(value, width)}" if value else ""


def _positive_offset(value: int, width: int, names: Names) -> str | None:
    if value >> (width - 1):
        return None
    return f"offset:{value}" if value else ""


def _hex_offset(value: int, width: int, names: Names) -> str:
    return f"offset:{signed(value, width):#x}" if value else ""


def _hex_offset_always(value: int, width: int, names: Names) -> str:
    return f"offset:{signed(value, width):#x}"


def _positive_hex_offset(value: int, width: int, names: Names) -> str | None:
    return None if value >> (width - 1) else f"offset:{value:#x}"


def _zero(value: int, width: int, names: Names) -> str | None:
    return "" if value == 0 else None


def _dec_or_nothing(value: int, width: int, names: Names) -> str:
    return str(value) if value else ""


def _truth_table(value: int, width: int, names: Names) -> str:
    return "" if value == 0 else f"bitop3:{value}" if value <= 10 else f"bitop3:{value:#x}"


def _dpp8(value: int, width: int, names: Names) -> str:
    return "dpp8:[" + ",".join(str(value >> 3 * i & 7) for i in range(8)) + "]"


WAITCNT_FIELDS = {
    "waitcnt9": (("vmcnt", ((0, 4), (14, 2))), ("expcnt", ((4, 3),)), ("lgkmcnt", ((8, 4),))),
    "waitcnt10": (("vmcnt", ((0, 4), (14, 2))), ("expcnt", ((4, 3),)), ("lgkmcnt", ((8, 6),))),
    "waitcnt11": (("vmcnt", ((10, 6),)), ("expcnt", ((0, 3),)), ("lgkmcnt", ((4, 6),))),
}
"""Counters of `s_waitcnt`, each with the bit ranges (lowest first) that hold it."""


def waitcnt_parts(kind: str, value: int) -> dict[str, tuple[int, int]]:
    """Counter → (value, largest value) in an `s_waitcnt` immediate."""
    result = {}
    for name, parts in WAITCNT_FIELDS[kind]:
        number = shift = 0
        for lo, width in parts:
            number |= (value >> lo & ((1 << width) - 1)) << shift
            shift += width
        result[name] = (number, (1 << shift) - 1)
    return result


def encode_waitcnt(kind: str, **counters: int) -> int:
    """The immediate that waits for these counters and no other."""
    value = 0
    for name, parts in WAITCNT_FIELDS[kind]:
        total = sum(w for _, w in parts)
        number = counters.pop(name, (1 << total) - 1)
        if not 0 <= number < 1 << total:
            raise ValueError(f"s_waitcnt: {name} is {number}, allowed are 0 to {(1 << total) - 1}")
        for lo, width in parts:
            value |= (number & ((1 << width) - 1)) << lo
            number >>= width
    if counters:
        known = ", ".join(n for n, _ in WAITCNT_FIELDS[kind])
        raise ValueError(f"s_waitcnt has no counter {', '.join(counters)}; it has {known}")
    return value


def _waitcnt(kind: str) -> Callable[[int, int, Names], str]:
    def text(value: int, width: int, names: Names) -> str:
        parts = waitcnt_parts(kind, value)
        shown = [f"{n}({v})" for n, (v, top) in parts.items() if v != top]
        return " ".join(shown or [f"{n}({v})" for n, (v, _) in parts.items()])

    return text


INSTID = (
    "",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
)
INSTSKIP = ("SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4")


def _delay_alu(value: int, width: int, names: Names) -> str:
    def name(table: tuple[str, ...], index: int, what: str) -> str:
        return table[index] if index < len(table) else f"/* invalid {what} value */"

    parts = []
    if first := value & 15:
        parts.append(f"instid0({name(INSTID, first, 'instid')})")
    if skip := value >> 4 & 7:
        parts.append(f"instskip({name(INSTSKIP, skip, 'instskip')})")
    if second := value >> 7 & 15:
        parts.append(f"instid1({name(INSTID, second, 'instid')})")
    return " | ".join(parts) or "0"


def _hwreg(value: int, width: int, names: Names) -> str:
    number, offset, size = value & 63, value >> 6 & 31, (value >> 11) + 1
    shown = names["hwreg"].get(number, str(number))
    return f"hwreg({shown})" if (offset, size) == (0, 32) else f"hwreg({shown}, {offset}, {size})"


def _sendmsg_old(value: int, width: int, names: Names) -> str:
    if value & 0x3FF in names["sendmsg"]:
        return names["sendmsg"][value & 0x3FF]
    number, operation, stream = value & 15, value >> 4 & 7, value >> 8 & 3
    rebuilt = number | operation << 4 | stream << 8
    return f"sendmsg({number}, {operation}, {stream})" if rebuilt == value else str(value)


def _sendmsg_new(value: int, width: int, names: Names) -> str:
    if value & 0xFF in names["sendmsg"]:
        return names["sendmsg"][value & 0xFF]
    return f"sendmsg({value}, 0, 0)" if value < 256 else str(value)


GPR_IDX = ("SRC0", "SRC1", "SRC2", "DST")


def _gpr_idx(value: int, width: int, names: Names) -> str:
    if value > 15:
        return hex(value)
    return "gpr_idx(" + ",".join(n for i, n in enumerate(GPR_IDX) if value >> i & 1) + ")"


VERSION_FLAGS = (
    (0x2000, "UC_VERSION_W64_BIT"),
    (0x4000, "UC_VERSION_W32_BIT"),
    (0x8000, "UC_VERSION_MDP_BIT"),
)


def _version(value: int, width: int, names: Names) -> str:
    base = value & 0xFF
    if value & 0x1F00:
        return hex(value)
    flags = [n for bit, n in VERSION_FLAGS if value & bit]
    text = names["version"].get(base, str(base))
    for number, flag in enumerate(flags):  # LLVM nests its or-expressions to the left
        text = f"({text})|{flag}" if number else f"{text}|{flag}"
    return text


def _depctr(value: int, width: int, names: Names) -> str:
    """Fields come as `shift:width:default` → name, in the order of the text."""
    shown = []
    used = 0
    for packed, name in names["depctr"].items():
        shift, size, default = packed >> 12, packed >> 8 & 15, packed & 255
        field = value >> shift & ((1 << size) - 1)
        used |= ((1 << size) - 1) << shift
        shown.append((name, field, default))
    if (value | used) != names_default(names) | used:
        return hex(value)
    parts = [f"{n}({v})" for n, v, d in shown if v != d]
    return " ".join(parts or [f"{n}({v})" for n, v, _ in shown])


def names_default(names: Names) -> int:
    """What the bits outside the fields of `s_waitcnt_depctr` have to be."""
    return int(names["depctr_rest"][0])


def _swizzle(value: int, width: int, names: Names) -> str:
    if not value:
        return ""
    text = swizzle_text(value)
    return f"offset:{text}" if text else f"offset:{value}"


def swizzle_text(value: int) -> str | None:
    """`swizzle(...)` for a ds_swizzle offset, None when only the number says it."""
    if value & 0xFF00 == 0x8000:
        return "swizzle(QUAD_PERM," + ",".join(str(value >> 2 * i & 3) for i in range(4)) + ")"
    if value >= 0xE000:
        return f"swizzle(FFT,{value & 31})"
    if value >= 0xC000:
        return f"swizzle(ROTATE,{value >> 10 & 1},{value >> 5 & 31})"
    if value & 0x8000:
        return None
    keep, or_mask, xor_mask = value & 31, value >> 5 & 31, value >> 10 & 31
    if keep == 31 and or_mask == 0 and xor_mask.bit_count() == 1:
        return f"swizzle(SWAP,{xor_mask})"
    if keep == 31 and or_mask == 0 and xor_mask and xor_mask + 1 & xor_mask == 0:
        return f"swizzle(REVERSE,{xor_mask + 1})"
    group = 32 - keep
    if xor_mask == 0 and 1 < group <= 32 and group & (group - 1) == 0 and or_mask < group:
        return f"swizzle(BROADCAST,{group},{or_mask})"
    control = ""
    for i in range(4, -1, -1):
        bits = keep >> i & 1, or_mask >> i & 1, xor_mask >> i & 1
        control += {
            (0, 0, 0): "0",
            (0, 0, 1): "1",
            (0, 1, 0): "1",
            (0, 1, 1): "0",
            (1, 0, 0): "p",
            (1, 0, 1): "i",
            (1, 1, 0): "1",
            (1, 1, 1): "0",
        }[bits]
    return f'swizzle(BITMASK_PERM,"{control}")'


NUMBER_TEXT: dict[str, Callable[[int, int, Names], str | None]] = {
    "dec": _dec,
    "inline": _inline,
    "hex": _hex,
    "shex": _signed_hex,
    "hexnull": _hex_or_null,
    "phex": _positive_hex,
    "offset": _offset,
    "soffset": _signed_offset,
    "poffset": _positive_offset,
    "hexoffset": _hex_offset,
    "hexoffset0": _hex_offset_always,
    "phexoffset": _positive_hex_offset,
    "zero": _zero,
    "dec0": _dec_or_nothing,
    "bitop3": _truth_table,
    "dpp8": _dpp8,
    **{kind: _waitcnt(kind) for kind in WAITCNT_FIELDS},
    "delay": _delay_alu,
    "hwreg": _hwreg,
    "sendmsg4": _sendmsg_old,
    "sendmsg8": _sendmsg_new,
    "gpridx": _gpr_idx,
    "version": _version,
    "depctr": _depctr,
    "swizzle": _swizzle,
}
"""Kind of number → function (value, field width, name tables) → text, None when LLVM rejects the value."""
