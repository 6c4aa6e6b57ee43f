"""An interpreter for AMD's pseudo-code, one lane at a time. Independent of the emulator."""

import math
import re
from fractions import Fraction

from pseudocode_parser import parse
from pseudocode_values import (
    FLOAT_FORMATS,
    FUNCTIONS,
    Array,
    Flt,
    Int,
    Unknown,
    Var,
    as_value,
    bits_float,
    truth,
    view,
)


# ---- interpreter -----------------------------------------------------------------------------------------
class Return(Exception):
    pass


class Break(Exception):
    pass


CONSTANTS = {
    "INF": Flt(math.inf, 64), "PI": Flt(math.pi, 64), "MAX_FLOAT_F32": Flt(bits_float(0x7F7FFFFF, 32), 32),
    "OVERFLOW_F32": Flt(bits_float(0x7F7FFFFF, 32), 32), "UNDERFLOW_F32": Flt(bits_float(1, 32), 32),
    "OVERFLOW_F64": Flt(bits_float(0x7FEFFFFFFFFFFFFF, 64), 64), "UNDERFLOW_F64": Flt(bits_float(1, 64), 64),
    "ROUND_NEAREST_EVEN": Int(0), "ROUND_TOWARD_ZERO": Int(3), "ROUND_MODE": Int(0),
}  # fmt: skip


class Machine:
    def __init__(self, texts, variables, depth=0):
        self.texts, self.names, self.depth = texts, variables, depth

    def run(self, text):
        self.execute(parse(text))

    def execute(self, node):
        tag = node[0]
        if tag == "block":
            for item in node[1]:
                self.execute(item)
        elif tag == "if":
            for condition, body in node[1]:
                if truth(self.value(condition)):
                    return self.execute(body)
            self.execute(node[2])
        elif tag == "for":
            for index in range(self.value(node[2]).value, self.value(node[3]).value + 1):
                self.names[node[1]] = Int(index, 32, False)
                try:
                    self.execute(node[4])
                except Break:
                    break
        elif tag == "declare":
            if node[3] is not None:
                self.names[node[1]] = Array([Var(0, 64) for _ in range(self.value(node[3]).value)])
            else:
                self.names[node[1]] = Var(0, 64)
        elif tag == "lambda":
            self.names[node[1][1]] = ("lambda", node[2], node[3])
        elif tag == "return":
            raise Return(self.value(node[1]))
        elif tag == "break":
            raise Break
        elif tag == "assign":
            value = self.value(node[3])
            if node[2] != "=":
                value = self.binary(node[2][0], self.value(node[1]), value)
            self.store(node[1], value)
        else:
            self.value(node[1])

    def store(self, target, value):
        tag = target[0]
        if target[-1] == "INVALID":
            return
        if tag == "name":
            old = self.names.get(target[1])
            if target[1] in ("D0", "D1", "VCC", "EXEC", "SCC") and isinstance(old, Var):
                old.bits = value.bits
            else:
                self.names[target[1]] = value
            return
        if tag == "view" and target[1][0] in ("name", "index"):
            width = int(re.sub(r"\D", "", target[2].replace("bf", "")))
            self.insert(target[1], 0, width, self.convert(value, target[2]).bits)
            return
        if tag == "view" and target[1][0] in ("slice", "part"):
            self.store(target[1], self.convert(value, target[2]))
            return
        if tag == "index" and target[1][0] == "name" and isinstance(self.names.get(target[1][1]), Array):
            self.names[target[1][1]][self.value(target[2]).value] = value
            return
        if tag in ("slice", "index", "part"):
            low, width = self.range_of(target)
            self.insert(target[1], low, width, value.bits)
            return
        if tag == "concat":
            bits = value.bits
            for part in reversed(target[1]):
                width = int(re.sub(r"\D", "", part[2]))
                self.insert(part[1], 0, width, bits & ((1 << width) - 1))
                bits >>= width
            return
        raise Unknown(f"store to {tag}")

    def range_of(self, node):
        if node[0] == "index":
            return self.value(node[2]).value, 1
        if node[0] == "part":
            return self.value(node[2]).value, self.value(node[3]).value
        high, low = self.value(node[2]).value, self.value(node[3]).value
        if high < low:
            raise Unknown("reversed slice")
        return low, high - low + 1

    def insert(self, base, low, width, bits):
        mask = ((1 << width) - 1) << low
        if base[0] == "view":
            return self.insert(base[1], low, width, bits)
        if base[0] == "name":
            old = self.names.get(base[1])
            if old is None:
                old = self.names[base[1]] = Var(0, 64)
            if not isinstance(old, Var):
                old = self.names[base[1]] = Var(old.bits, max(64, low + width))
            old.bits = old.bits & ~mask | bits << low & mask
            old.width = max(old.width, low + width)
            return None
        if base[0] == "index" and isinstance(self.names.get(base[1][1]), Array):
            item = self.names[base[1][1]]
            place = self.value(base[2]).value
            old = item[place]
            item[place] = Var(old.bits & ~mask | bits << low & mask, 64)
            return None
        raise Unknown(f"insert into {base[0]}")

    def convert(self, value, kind):
        """A value for a typed place: numbers convert, bits are taken as they are."""
        if re.fullmatch(r"b?f\d+", kind):
            width = "bf16" if kind == "bf16" else int(kind[1:])
            if isinstance(value, Flt):
                if value.width == width and value.raw is not None:
                    return value
                return Flt(value.value, width)
            return view(value.bits, kind)
        return value

    def value(self, node):
        tag = node[0]
        if tag == "lit":
            return node[1]
        if tag == "name":
            if node[1] in self.names:
                found = self.names[node[1]]
                return as_value(found) if isinstance(found, Var) else found
            if node[1] in CONSTANTS:
                return CONSTANTS[node[1]]
            raise Unknown(node[1])
        if tag == "view":
            return self.view(node)
        if tag == "index" and isinstance(self.names.get(node[1][1]) if node[1][0] == "name" else None, Array):
            return as_value(self.names[node[1][1]][self.value(node[2]).value])
        if tag in ("index", "part", "slice"):
            if tag == "slice":
                high, low = self.value(node[2]).value, self.value(node[3]).value
                if high < low:
                    bits = self.value(node[1]).bits
                    return Int(int(f"{bits:0{low + 1}b}"[::-1], 2), low + 1, False)
            low, width = self.range_of(node)
            return Int(self.value(node[1]).bits >> low, width, False)
        if tag == "cast":
            return self.cast(node[1], self.value(node[2]))
        if tag == "concat":
            bits = width = 0
            for part in node[1]:
                item = self.value(part)
                size = 16 if item.width == "bf16" else item.width
                bits, width = bits << size | item.bits, width + size
            return Int(bits, width, False)
        if tag == "?":
            return self.value(node[2] if truth(self.value(node[1])) else node[3])
        if tag == "un":
            item = self.value(node[2])
            if node[1] == "!":
                return Int(not truth(item), 1, False)
            if node[1] == "~":
                return Int(~item.bits, item.width, item.signed)
            if node[1] == "+":
                return item
            return (
                Flt(-item.value, item.width)
                if isinstance(item, Flt)
                else Int(-item.value, item.width, item.signed)
            )
        if tag == "bin":
            if node[1] in ("&&", "||"):
                left = truth(self.value(node[2]))
                if left == (node[1] == "||"):
                    return Int(left, 1, False)
                return Int(truth(self.value(node[3])), 1, False)
            return self.binary(node[1], self.value(node[2]), self.value(node[3]))
        if tag == "call":
            return self.call(node[1], node[2])
        raise Unknown(tag)

    def view(self, node):
        if node[1] == ("name", "NAN"):
            return view({"f16": 0x7E00, "f32": 0x7FC00000, "f64": 0x7FF8000000000000}[node[2]], node[2])
        if node[1] == ("name", "DENORM"):
            return ("denorm", node[2])
        if node[1][0] == "name" and node[1][1] == "WAVE_MODE":
            return Int(self.names["IEEE"], 1, False)
        item = self.value(node[1])
        if isinstance(item, Flt) and node[2].endswith(str(item.width)) and node[2][0] == "f":
            return item
        if node[1] == ("name", "INF"):
            return Flt(math.inf, int(node[2][1:]))
        if isinstance(item, Int) and item.signed and node[2][0] in "iu" and int(node[2][1:]) > item.width:
            return Int(item.value, int(node[2][1:]), node[2][0] == "i")
        return view(item.bits, node[2])

    def cast(self, text, item):
        width, kind = text.split("'")
        width = int(width)
        if kind in ("F", "BF"):
            target = "bf16" if kind == "BF" else width
            if isinstance(item, Flt):
                return (
                    Flt(item.value, target, item.raw, item.raw_width)
                    if item.raw is not None
                    else Flt(item.value, target).rounded()
                )
            if (
                item.width == 32
                and kind == "F"
                and item.value in (0x7FC00000, 0xFFC00000, 0x7FC00000 - (1 << 32))
            ):
                return view(item.bits, "f32")
            if item.width == 32 and width == 16 and item.value in (0xFE00, 0x7E00):
                return view(item.bits, "f16")
            return (
                Flt(float(item.value), target).rounded()
                if abs(item.value) < 1 << 53
                else Flt(Fraction(item.value), target).rounded()
            )
        if isinstance(item, Flt):
            if kind == "B":
                return Int(item.bits, width, False)
            return Int(int(item.value), width, kind == "I")
        return Int(item.value, width, kind == "I")

    def binary(self, operator, a, b):
        if isinstance(b, tuple) or isinstance(a, tuple):
            return self.denormal_test(operator, a, b)
        if isinstance(a, Flt) or isinstance(b, Flt):
            return self.float_binary(operator, a, b)
        if operator in ("<<", ">>"):
            amount = b.value
            value = a.value << amount if operator == "<<" else a.value >> amount
            return Int(value, a.width, a.signed)
        width = max(a.width, b.width)
        signed = a.signed and b.signed if a.width == b.width else (a if a.width > b.width else b).signed
        x, y = Int(a.value, width, signed).value, Int(b.value, width, signed).value
        comparisons = {
            "==": x == y,
            "!=": x != y,
            "<>": x != y,
            "<": x < y,
            "<=": x <= y,
            ">": x > y,
            ">=": x >= y,
        }
        if operator in comparisons:
            return Int(comparisons[operator], 1, False)
        results = {"+": x + y, "-": x - y, "*": x * y, "&": x & y, "|": x | y, "^": x ^ y}
        if operator not in results:
            raise Unknown(operator)
        return Int(results[operator], width, signed)

    def denormal_test(self, operator, a, b):
        item = a if isinstance(b, tuple) else b
        bits, (_, exponent_bits, mantissa_bits) = item.bits, FLOAT_FORMATS[item.width]
        exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1)
        return Int(exponent == 0 and bits & ((1 << mantissa_bits) - 1) != 0, 1, False)

    def float_binary(self, operator, a, b):
        if operator == "**":
            return Flt(Fraction(2) ** max(-3000, min(3000, int(b.value))), 64)
        widths = [item.width for item in (a, b) if isinstance(item, Flt)]
        width = max(widths, key=lambda w: 16 if w == "bf16" else w)
        if (
            isinstance(a, Flt)
            and isinstance(b, Flt)
            and (isinstance(a.value, Fraction) or isinstance(b.value, Fraction))
        ):
            width = b.width if isinstance(a.value, Fraction) else a.width
        x, y = a.value, b.value
        comparisons = {
            "==": x == y,
            "!=": x != y,
            "<>": x < y or x > y,
            "<": x < y,
            "<=": x <= y,
            ">": x > y,
            ">=": x >= y,
        }
        if operator in comparisons:
            return Int(comparisons[operator], 1, False)
        if isinstance(x, Fraction) or isinstance(y, Fraction):
            other = y if isinstance(x, Fraction) else x
            if not isinstance(other, Fraction) and (math.isnan(other) or math.isinf(other) or other == 0):
                return Flt(other, width)
            return Flt(Fraction(x) * Fraction(y), width).rounded()
        if operator == "/":
            if y == 0:
                quotient = math.nan if x == 0 or x != x else math.copysign(math.inf, x) * math.copysign(1, y)
            else:
                quotient = x / y
            return Flt(quotient, width).rounded()
        finite = math.isfinite(x) and math.isfinite(y)
        if operator in "+-" and finite and x and y:
            total = Fraction(x) + (Fraction(y) if operator == "+" else -Fraction(y))
            return Flt(total if total else 0.0, width).rounded()
        if operator == "*" and finite and x and y:
            return Flt(Fraction(x) * Fraction(y), width).rounded()
        result = {"+": lambda: x + y, "-": lambda: x - y, "*": lambda: x * y}[operator]()
        return Flt(result, width).rounded()

    def call(self, name, nodes):
        if name in self.names and isinstance(self.names[name], tuple):
            _, parameters, body = self.names[name]
            inner = Machine(
                self.texts,
                {**self.names, **dict(zip(parameters, map(self.value, nodes), strict=True))},
                self.depth,
            )
            try:
                inner.execute(body)
            except Return as done:
                return done.args[0]
            raise Unknown("lambda without return")
        arguments = [self.value(node) for node in nodes]
        if name.startswith("v_"):
            return self.instruction(name, arguments)
        if name not in FUNCTIONS:
            raise Unknown(name)
        return FUNCTIONS[name](*arguments)

    def instruction(self, name, arguments):
        if self.depth > 4 or name not in self.texts:
            raise Unknown(name)
        variables = {f"S{index}": Var(item.bits, 64) for index, item in enumerate(arguments)}
        variables |= {"D0": Var(0, 64), "IEEE": self.names["IEEE"], "laneId": Int(0)}
        inner = Machine(self.texts, variables, self.depth + 1)
        inner.run(self.texts[name])
        kind = name.rsplit("_", 1)[1] if not name.startswith("v_cvt") else name.split("_")[2]
        return view(inner.names["D0"].bits, "u32" if kind in ("u8", "b32") else kind)
