"""Numbers of AMD's pseudo-code in plain Python: integers of a width, floats with one rounding, helpers."""

import math
import re
import struct
from fractions import Fraction


class Unknown(Exception):
    """The interpreter does not know a construct: the row is left to other tests."""


# ---------------------------------------------------------------------------------------------
FLOAT_FORMATS = {16: ("<e", 5, 10), 32: ("<f", 8, 23), 64: ("<d", 11, 52)}


def float_bits(value, width):
    """The bits of a number (float or Fraction) rounded to nearest even."""
    if width == "bf16":
        bits = float_bits(value, 32)
        if math.isnan(float(value)) if not isinstance(value, Fraction) else False:
            return bits >> 16 | 0x40
        return bits + 0x7FFF + (bits >> 16 & 1) >> 16
    if isinstance(value, Fraction):
        value = round_fraction(value, width)
    text = FLOAT_FORMATS[width][0]
    try:
        return int.from_bytes(struct.pack(text, value), "little")
    except OverflowError:
        return int.from_bytes(struct.pack(text, math.copysign(math.inf, value)), "little")


def round_fraction(value, width):
    if value == 0:
        return 0.0
    _, exponent_bits, mantissa_bits = FLOAT_FORMATS[width]
    bias = (1 << exponent_bits - 1) - 1
    exponent = 0
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if size < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    quantum = Fraction(2) ** (exponent - mantissa_bits)
    steps = round(size / quantum)
    result = steps * quantum
    if result >= Fraction(2) ** (bias + 1):
        return math.inf if value > 0 else -math.inf
    return float(result) if value > 0 else -float(result)


def bits_float(bits, width):
    if width == "bf16":
        return bits_float((bits & 0xFFFF) << 16, 32)
    return struct.unpack(FLOAT_FORMATS[width][0], (bits & ((1 << width) - 1)).to_bytes(width // 8, "little"))[
        0
    ]


class Int:
    def __init__(self, value, width=32, signed=True):
        self.width, self.signed = width, signed
        value &= (1 << width) - 1
        self.value = value - (1 << width) if signed and value >> width - 1 & 1 else value

    @property
    def bits(self):
        return self.value & ((1 << self.width) - 1)


class Flt:
    """`raw`: the original bits where the number came from a register (for NaN tests)."""

    def __init__(self, value, width, raw=None, raw_width=None):
        self.value, self.width = value, width
        self.raw, self.raw_width = (raw, raw_width or width) if raw is not None else (None, width)

    @property
    def bits(self):
        if self.raw is not None and self.raw_width == self.width:
            return self.raw
        return float_bits(self.value, self.width)

    def rounded(self):
        return Flt(bits_float(float_bits(self.value, self.width), self.width), self.width)


class Var:
    def __init__(self, bits=0, width=64):
        self.bits, self.width = bits, width


class Array(list):
    pass


def truth(value):
    return value.value != 0 if not isinstance(value, Var) else value.bits != 0


def as_value(item):
    return Int(item.bits, item.width, False) if isinstance(item, Var) else item


def view(bits, kind):
    match = re.fullmatch(r"(bf|fp|f|i|u|b)(\d+)", kind)
    letter, width = match.group(1), int(match.group(2))
    bits &= (1 << width) - 1
    if letter == "bf":
        return Flt(bits_float(bits, "bf16"), "bf16", bits)
    if letter == "f":
        return Flt(bits_float(bits, width), width, bits)
    if letter == "fp":
        raise Unknown(kind)
    return Int(bits, width, letter == "i")


class Skip(Exception):
    """The operands are outside of what the interpreter can compute."""


def raw_parts(item):
    width = item.raw_width if item.raw is not None else item.width
    bits = item.raw if item.raw is not None else item.bits
    if width == "bf16":
        bits, width = bits << 16, 32
    _, exponent_bits, mantissa_bits = FLOAT_FORMATS[width]
    return bits, exponent_bits, mantissa_bits


def is_nan(item, quiet=None):
    bits, exponent_bits, mantissa_bits = raw_parts(item)
    mantissa = bits & ((1 << mantissa_bits) - 1)
    top = bits >> mantissa_bits & ((1 << exponent_bits) - 1) == (1 << exponent_bits) - 1
    if not (top and mantissa):
        return Int(0, 1, False)
    return Int(quiet is None or bool(mantissa >> mantissa_bits - 1) == quiet, 1, False)


def exponent_field(item):
    bits, exponent_bits, mantissa_bits = raw_parts(item)
    return Int(bits >> mantissa_bits & ((1 << exponent_bits) - 1), 32, True)


def exact_fma(a, b, c):
    x, y, z = a.value, b.value, c.value
    if all(math.isfinite(v) for v in (x, y, z)):
        total = Fraction(x) * Fraction(y) + Fraction(z)
        if total:
            return Flt(total, a.width).rounded()
        return Flt(x * y + z, a.width)
    return Flt(
        x * y + z if math.isfinite(z) else (z if math.isfinite(x) and math.isfinite(y) else x * y + z),
        a.width,
    )


def to_int(low, high, width, signed):
    def convert(item):
        value = item.value
        if value != value:
            return Int(0, width, signed)
        return Int(
            max(low, min(high, math.trunc(value) if math.isfinite(value) else (high if value > 0 else low))),
            width,
            signed,
        )

    return convert


def narrow_int(low, high, width):
    return lambda item: Int(max(low, min(high, item.value)), width, low < 0)


def norm(scale, low):
    def convert(item):
        value = 0.0 if item.value != item.value else max(low, min(1.0, item.value))
        return Int(round(value * scale), 16, low < 0)

    return convert


def unary(function):
    def apply(item):
        try:
            return Flt(function(item.value), item.width).rounded()
        except (ValueError, OverflowError, ZeroDivisionError):
            raise Skip from None

    return apply


def mantissa(item):
    return Flt(math.frexp(item.value)[0], item.width)


def keep_special(function):
    return lambda item: Flt(
        item.value
        if not math.isfinite(item.value)
        else math.copysign(float(function(item.value)), item.value),
        item.width,
    )


def log2(item):
    if item.value <= 0 or not math.isfinite(item.value):
        raise Skip
    return Flt(math.log2(item.value), item.width).rounded()


def ldexp(item, power):
    if not math.isfinite(item.value) or item.value == 0:
        return item
    return Flt(Fraction(item.value) * Fraction(2) ** max(-3000, min(3000, power.value)), item.width).rounded()


def power(base, item):
    if not -2000 < item.value < 2000:
        raise Skip
    try:
        return Flt(base.value**item.value, item.width).rounded()
    except OverflowError:
        return Flt(math.inf, item.width)


def sign_extend(item, count):
    n = count.value
    return Int(
        0 if n == 0 else Int(item.bits, n, True).value if n < item.width else item.value, item.width, True
    )


FUNCTIONS = {
    "fma": exact_fma,
    "isNAN": is_nan,
    "isQuietNAN": lambda x: is_nan(x, True),
    "isSignalNAN": lambda x: is_nan(x, False),
    "cvtToQuietNAN": lambda x: Flt(math.nan, x.width),
    "exponent": exponent_field,
    "mantissa": mantissa,
    "ldexp": ldexp,
    "abs": lambda x: (
        Flt(abs(x.value), x.width) if isinstance(x, Flt) else Int(abs(x.value), x.width, x.signed)
    ),
    "sign": lambda x: (
        Int(math.copysign(1, x.value) < 0, 1, False)
        if x.value == x.value
        else Int(x.bits >> x.width - 1, 1, False)
    ),
    "floor": keep_special(math.floor),
    "trunc": keep_special(math.trunc),
    "sqrt": unary(math.sqrt),
    "log2": log2,
    "pow": power,
    "signext": lambda x: Int(Int(x.bits, x.width, True).value, 64, True),
    "signext_from_bit": sign_extend,
    "isEven": lambda x: Int(x.value % 2 == 0, 1, False),
    "f32_to_i32": to_int(-(2**31), 2**31 - 1, 32, True),
    "f32_to_u32": to_int(0, 2**32 - 1, 32, False),
    "f64_to_i32": to_int(-(2**31), 2**31 - 1, 32, True),
    "f64_to_u32": to_int(0, 2**32 - 1, 32, False),
    "f16_to_i16": to_int(-32768, 32767, 16, True),
    "f16_to_u16": to_int(0, 65535, 16, False),
    "f32_to_i16": to_int(-32768, 32767, 16, True),
    "f32_to_u16": to_int(0, 65535, 16, False),
    "f32_to_u8": to_int(0, 255, 8, False),
    "i32_to_i16": narrow_int(-32768, 32767, 16),
    "u32_to_u16": narrow_int(0, 65535, 16),
    "f32_to_bf16": lambda x: Flt(bits_float(float_bits(x.value, "bf16"), "bf16"), "bf16"),
    "i32_to_f32": lambda x: Flt(float(x.value), 32).rounded(),
    "u32_to_f32": lambda x: Flt(float(x.value), 32).rounded(),
    "i32_to_f64": lambda x: Flt(float(x.value), 64),
    "u32_to_f64": lambda x: Flt(float(x.value), 64),
    "u16_to_f16": lambda x: Flt(float(x.value), 16).rounded(),
    "i16_to_f16": lambda x: Flt(float(x.value), 16).rounded(),
    "i16_to_i32": lambda x: Int(x.value, 32, True),
    "u16_to_u32": lambda x: Int(x.value, 32, False),
    "u8_to_u32": lambda x: Int(x.value, 32, False),
    "u4_to_u32": lambda x: Int(x.value, 32, False),
    "i8_to_i32": lambda x: Int(x.value, 32, True),
    "i4_to_i32": lambda x: Int(x.value, 32, True),
    "f16_to_f32": lambda x: Flt(x.value, 32),
    "f32_to_f16": lambda x: Flt(x.value, 16).rounded(),
    "f32_to_f64": lambda x: Flt(x.value, 64),
    "f64_to_f32": lambda x: Flt(x.value, 32).rounded(),
    "bf16_to_f32": lambda x: Flt(x.value, 32),
    "f16_to_snorm": norm(32767, -1.0),
    "f16_to_unorm": norm(65535, 0.0),
    "f32_to_snorm": norm(32767, -1.0),
    "f32_to_unorm": norm(65535, 0.0),
}
