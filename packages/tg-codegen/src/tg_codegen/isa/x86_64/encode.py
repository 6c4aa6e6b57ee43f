"""How does one instruction become bytes: legacy, REX and VEX encodings.

Source: Intel SDM volume 2, chapters 2 (instruction format) and 3 to 5.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from tg_codegen.isa.x86_64.operands import RBP, RSP, Immediate, Memory, Operand, Register
from tg_codegen.isa.x86_64.table import FORMS, Form

_LEGACY_PREFIX = (b"", b"\x66", b"\xf3", b"\xf2")
_LEGACY_MAP = (b"", b"\x0f", b"\x0f\x38", b"\x0f\x3a")
_GPR_SIZES = {"b": (1,), "w": (2,), "d": (4,), "q": (8,), "r": (4, 8)}
_FRACTIONS = {"h": 2, "f": 4, "e": 8}
_VECTOR_SIZES = {"x": (16,), "y": (32,), "v": (16, 32)}
_MEMORY_ONLY_MNEMONICS = frozenset({"lea"})  # its operand has no size


class Encoded(NamedTuple):
    """`data`, with a 32-bit hole at `hole` (-1: none) for the distance to `symbol` (plus `addend`) from its
    own place.
    """

    data: bytes
    hole: int = -1
    symbol: str = ""
    addend: int = 0


# Between two of these, the same forms take an immediate.
_LIMITS = (-(1 << 31), -(1 << 15), -(1 << 7), 1 << 7, 1 << 8, 1 << 16, 1 << 31, 1 << 32)
_chosen: dict[tuple[object, ...], Form] = {}


def encode(mnemonic: str, operands: tuple[Operand, ...]) -> Encoded:
    """The bytes of one instruction. ValueError when no form takes these operands."""
    key = (mnemonic, *map(_signature, operands))
    form = _chosen.get(key)
    if form is None:
        form = _chosen[key] = _choose(mnemonic, operands)
    return _encode(form, operands)


def _signature(operand: Operand) -> object:
    if type(operand) is Register:
        return (operand.vector, operand.size)
    if type(operand) is Memory:
        return operand.size
    return -1 - bisect_right(_LIMITS, operand.value)  # type: ignore[union-attr]


def _choose(mnemonic: str, operands: tuple[Operand, ...]) -> Form:
    if mnemonic not in FORMS:
        raise ValueError(f"unknown instruction {mnemonic!r}")
    for form in FORMS[mnemonic]:
        if len(form.operands) == len(operands):
            length = _length(form, operands)
            width = _width(form, operands)
            if all(
                _takes(kind, slot, operand, length, width, mnemonic)
                for kind, slot, operand in zip(form.operands, form.slots, operands, strict=True)
            ):
                return form
    raise ValueError(f"{mnemonic} does not take operands {', '.join(map(str, operands))}")


def _length(form: Form, operands: tuple[Operand, ...]) -> int:
    """Bytes of the instruction's vectors: 16 or 32."""
    for kind, operand in zip(form.operands, operands, strict=True):
        if kind[-1] in "vy":
            size = 32 if kind[-1] == "y" else getattr(operand, "size", 0)
            if size:
                return size
    return 16


def _width(form: Form, operands: tuple[Operand, ...]) -> int:
    """Bytes of the operands of kind `r`: 4 or 8."""
    for kind, operand in zip(form.operands, operands, strict=True):
        if kind[-1] == "r" and not isinstance(operand, Immediate) and operand.size in _GPR_SIZES["r"]:
            return operand.size
    return 4


def _takes(kind: str, slot: str, operand: Operand, length: int, width: int, mnemonic: str) -> bool:
    letter = kind[-1]
    if letter == "i":
        if not isinstance(operand, Immediate):
            return False
        if slot == "I":
            return -128 <= operand.value <= (127 if mnemonic in _SIGN_EXTENDED else 255)
        if slot == "K":
            return -(1 << 15) <= operand.value < 1 << 16
        return slot == "Q" or -(1 << 31) <= operand.value < (1 << (32 if slot == "J" and width == 4 else 31))
    if isinstance(operand, Immediate):
        return False
    if isinstance(operand, Memory):
        if kind[0] == "g" or slot not in "M":
            return False
        if mnemonic in _MEMORY_ONLY_MNEMONICS:
            return True
        return operand.size == _memory_size(letter, length, width)
    if kind[0] == "m":
        return False
    if letter in _GPR_SIZES:
        return (
            not operand.vector
            and operand.size in _GPR_SIZES[letter]
            and (letter != "r" or operand.size == width)
        )
    if not operand.vector:
        return False
    return operand.size == (length if letter == "v" else 32 if letter == "y" else 16)


_SIGN_EXTENDED = frozenset({"add", "or", "and", "sub", "xor", "cmp", "imul"})


def _memory_size(letter: str, length: int, width: int) -> int:
    if letter in "vxy":
        return {"v": length, "x": 16, "y": 32}[letter]
    if letter in _FRACTIONS:
        return length // _FRACTIONS[letter]
    if letter.isdigit():
        return int(letter)
    return width if letter == "r" else _GPR_SIZES[letter][0]


def _encode(form: Form, operands: tuple[Operand, ...]) -> Encoded:
    reg, rm, vvvv, low = form.digit if form.digit >= 0 else 0, None, 0, 0
    tail = b""
    has_modrm = form.digit >= 0
    byte_register = False
    for slot, operand in zip(form.slots, operands, strict=True):
        if slot == "M":
            rm, has_modrm = operand, True
            byte_register |= isinstance(operand, Register) and not operand.vector and operand.size == 1
        elif isinstance(operand, Immediate):
            size = {"I": 1, "K": 2, "J": 4, "Q": 8}[slot]
            tail += (operand.value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
        else:
            assert isinstance(operand, Register)
            if slot == "R":
                reg, has_modrm = operand.number, True
                byte_register |= not operand.vector and operand.size == 1 and operand.number >= 4
            elif slot == "V":
                vvvv = operand.number
            elif slot == "O":
                low = operand.number
            else:
                tail += bytes([operand.number << 4])
    if isinstance(rm, Register):
        byte_register = byte_register and (rm.size > 1 or rm.number >= 4 or reg >= 4)
    w = form.w if form.w is not None else int(_width(form, operands) == 8)
    r_bit, x_bit, b_bit = reg >> 3, 0, low >> 3
    if isinstance(rm, Memory):
        x_bit, b_bit = (rm.scaled or 0) >> 3, (rm.base or 0) >> 3
    elif isinstance(rm, Register):
        b_bit = rm.number >> 3
    if form.vex:
        length = int(_length(form, operands) == 32 and any(k[-1] in "vyhfe" for k in form.operands))
        head = _vex(form, w, r_bit, x_bit, b_bit, vvvv, length)
    else:
        rex = 0x40 | w << 3 | r_bit << 2 | x_bit << 1 | b_bit
        head = _LEGACY_PREFIX[form.prefix]
        if rex != 0x40 or byte_register:
            head += bytes([rex])
        head += _LEGACY_MAP[form.map]
    code = form.opcode[:-1] + bytes([form.opcode[-1] + (low & 7)])
    if not has_modrm:
        return Encoded(head + code + tail)
    if isinstance(rm, Register):
        return Encoded(head + code + bytes([0xC0 | (reg & 7) << 3 | rm.number & 7]) + tail)
    assert isinstance(rm, Memory)
    body = _address(rm, reg & 7)
    if rm.symbol is not None:
        hole = len(head) + len(code) + 1
        data = head + code + body + tail
        return Encoded(data, hole, rm.symbol, rm.disp - (len(data) - hole))
    return Encoded(head + code + body + tail)


def _vex(form: Form, w: int, r: int, x: int, b: int, vvvv: int, length: int) -> bytes:
    last = (~vvvv & 15) << 3 | length << 2 | form.prefix
    if not (x or b or w) and form.map == 1:
        return bytes([0xC5, (r ^ 1) << 7 | last])
    return bytes([0xC4, (r ^ 1) << 7 | (x ^ 1) << 6 | (b ^ 1) << 5 | form.map, w << 7 | last])


def _address(m: Memory, reg: int) -> bytes:
    """ModRM, SIB and displacement (SDM volume 2, tables 2-2 and 2-3)."""
    if m.symbol is not None:
        return bytes([reg << 3 | 5, 0, 0, 0, 0])
    if m.base is None:
        index = 4 if m.scaled is None else m.scaled & 7
        sib = (m.scale.bit_length() - 1) << 6 | index << 3 | 5
        return bytes([reg << 3 | 4, sib]) + m.disp.to_bytes(4, "little", signed=True)
    base = m.base & 7
    if m.disp == 0 and base != RBP:
        mode, disp = 0, b""
    elif -128 <= m.disp <= 127:
        mode, disp = 1, m.disp.to_bytes(1, "little", signed=True)
    else:
        mode, disp = 2, m.disp.to_bytes(4, "little", signed=True)
    if m.scaled is None and base != RSP:
        return bytes([mode << 6 | reg << 3 | base]) + disp
    index = 4 if m.scaled is None else m.scaled & 7
    sib = (m.scale.bit_length() - 1) << 6 | index << 3 | base
    return bytes([mode << 6 | reg << 3 | 4, sib]) + disp
