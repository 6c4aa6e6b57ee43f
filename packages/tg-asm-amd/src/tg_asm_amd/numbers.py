"""What number an assembly text means: expressions, wait counters, messages, hardware registers, swizzles."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping

from .immediates import GPR_IDX, INSTID, INSTSKIP, VERSION_FLAGS, WAITCNT_FIELDS, Names, waitcnt_parts

_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
_CALL = re.compile(r"([A-Za-z_]\w*)\s*\(([^()]*)\)")
_INTEGER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9]\d*)$")
_FLOAT = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?$")
MAX_EXPRESSION = 4096


def parse_integer(text: str) -> int | None:
    """The integer that a plain token means (decimal, hexadecimal, binary, octal), or None."""
    if not _INTEGER.match(text):
        return None
    digits = text.lstrip("-")
    if len(digits) > 1 and digits[0] == "0" and digits.isdigit():
        value = int(digits, 8)
        return -value if text[0] == "-" else value
    return int(text, 0)


def parse_float(text: str) -> float | None:
    """The floating-point number that a token with point or exponent means, or None."""
    if _FLOAT.match(text) and not text.lstrip("-").isdigit():
        return float(text)
    return None


def evaluate(text: str, symbols: Mapping[str, int]) -> int:
    """Value of an integer expression over symbols; ValueError with the reason when it is none."""
    plain = parse_integer(text)
    if plain is not None:
        return plain
    if len(text) > MAX_EXPRESSION:
        raise ValueError("the expression is too long")
    cleaned = re.sub(r"(?<![\w.])0+(?=[1-9])", "", text.replace("!", " not ").replace("/", "//"))
    cleaned = re.sub(r"[.$@](?=\w)", "_dot_", cleaned)
    try:
        tree = ast.parse(cleaned.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ValueError(f"{text!r} is no expression") from None

    def value(node: ast.AST, depth: int = 0) -> int:
        if depth > 100:
            raise ValueError("the expression is nested too deeply")
        if isinstance(node, ast.Expression):
            return value(node.body, depth + 1)
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.Name):
            name = node.id.replace("_dot_", ".")
            if name in symbols:
                return symbols[name]
            raise ValueError(f"unknown symbol {name!r}")
        if isinstance(node, ast.UnaryOp):
            inner = value(node.operand, depth + 1)
            if isinstance(node.op, ast.USub):
                return -inner
            return (
                ~inner
                if isinstance(node.op, ast.Invert)
                else inner
                if isinstance(node.op, ast.UAdd)
                else int(not inner)
            )
        if isinstance(node, ast.BinOp):
            left, right = value(node.left, depth + 1), value(node.right, depth + 1)
            if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
                if right == 0:
                    raise ValueError(f"{text!r} divides by zero")
                quotient = int(abs(left) // abs(right)) * (1 if (left < 0) == (right < 0) else -1)
                return quotient if isinstance(node.op, ast.FloorDiv) else left - quotient * right
            if type(node.op) in _BINARY:
                if isinstance(node.op, ast.LShift) and not 0 <= right < 64:
                    raise ValueError(f"{text!r} shifts by {right}")
                result = _BINARY[type(node.op)](left, right)
                return result & (1 << 64) - 1 if result >= 1 << 64 else result
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = value(node.left, depth + 1), value(node.comparators[0], depth + 1)
            ops = {
                ast.Eq: left == right,
                ast.NotEq: left != right,
                ast.Lt: left < right,
                ast.LtE: left <= right,
                ast.Gt: left > right,
                ast.GtE: left >= right,
            }
            if type(node.ops[0]) in ops:
                return -int(ops[type(node.ops[0])])
        raise ValueError(f"{text!r} is no integer expression")

    return value(tree)


def number_range(kind: str, width: int) -> tuple[int, int]:
    """Smallest and largest value a field of this kind takes."""
    if kind in ("soffset", "hexoffset", "hexoffset0", "hexnull", "shex"):
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    if kind in ("poffset", "phex", "phexoffset"):
        return 0, (1 << (width - 1)) - 1
    if kind in ("offset", "dpp8", "bitop3"):
        return 0, (1 << width) - 1
    return -(1 << (width - 1)), (1 << width) - 1


def parse_number(kind: str, text: str, width: int, names: Names, symbols: Mapping[str, int]) -> int:
    """Field value that `text` means for a number of this kind; ValueError with the reason otherwise."""
    special = _SPECIAL.get(kind)
    if special is not None:
        found = special(text, kind, names)
        if found is not None:
            return found
    if kind == "hexnull" and text == "null":
        return 0
    value = evaluate(text, symbols)
    low, high = number_range(kind, width)
    if not low <= value <= high:
        raise ValueError(f"{value} is out of range {low} to {high}")
    return value & ((1 << width) - 1)


def _calls(text: str) -> list[tuple[str, str]] | None:
    found = _CALL.findall(text)
    rest = _CALL.sub("", text)
    return found if found and not rest.replace("&", "").replace(",", "").replace("|", "").strip() else None


def _parse_waitcnt(text: str, kind: str, names: Names) -> int | None:
    calls = _calls(text)
    if calls is None:
        return None
    limits = waitcnt_parts(kind, 0)
    values = {name: limit for name, (_, limit) in limits.items()}
    for name, argument in calls:
        saturate = name.endswith("_sat")
        name = name.removesuffix("_sat")
        if name not in values:
            raise ValueError(f"unknown counter {name!r}; counters are {', '.join(values)}")
        number = evaluate(argument, {})
        if saturate:
            number = min(number, limits[name][1])
        if not 0 <= number <= limits[name][1]:
            raise ValueError(f"{name} is {number}, allowed are 0 to {limits[name][1]}")
        values[name] = number
    result = 0
    for name, parts in WAITCNT_FIELDS[kind]:
        number = values[name]
        for lo, width in parts:
            result |= (number & ((1 << width) - 1)) << lo
            number >>= width
    return result


def _lookup(name: str, table: Mapping[int, str], what: str) -> int:
    for value, known in table.items():
        if known == name:
            return value
    if (plain := parse_integer(name)) is not None:
        return plain
    raise ValueError(f"unknown {what} {name!r}; known are {', '.join(table.values())}")


def _parse_hwreg(text: str, kind: str, names: Names) -> int | None:
    found = re.fullmatch(r"hwreg\s*\(([^()]*)\)", text)
    if not found:
        return None
    parts = [p.strip() for p in found[1].split(",")]
    number = _lookup(parts[0], names["hwreg"], "hardware register")
    offset, size = 0, 32
    if len(parts) == 3:
        offset, size = evaluate(parts[1], {}), evaluate(parts[2], {})
    elif len(parts) != 1:
        raise ValueError("hwreg takes a register, or register, offset, size")
    if not (0 <= number < 64 and 0 <= offset < 32 and 1 <= size <= 32):
        raise ValueError("hwreg: register is 0 to 63, offset 0 to 31, size 1 to 32")
    return number | offset << 6 | (size - 1) << 11


def _parse_sendmsg(text: str, kind: str, names: Names) -> int | None:
    found = re.fullmatch(r"sendmsg\s*\(([^()]*)\)", text)
    if not found:
        return None
    parts = [p.strip() for p in found[1].split(",")]
    canonical = f"sendmsg({', '.join(parts)})"
    for value, known in names["sendmsg"].items():
        if known == canonical:
            return value
    numbers = []
    for i, part in enumerate(parts):
        number = parse_integer(part)
        if number is None:
            prefix = f"sendmsg({part}"
            for value, known in names["sendmsg"].items():
                if i == 0 and known.startswith((prefix + ")", prefix + ",")):
                    number = value & (15 if kind == "sendmsg4" else 255)
                elif i == 1 and f", {part}" in known:
                    number = value >> 4 & 7
                if number is not None:
                    break
        if number is None:
            raise ValueError(f"unknown message part {part!r}")
        numbers.append(number)
    number, operation, stream = (numbers + [0, 0])[:3]
    if not (0 <= number < (16 if kind == "sendmsg4" else 256) and 0 <= operation < 8 and 0 <= stream < 4):
        raise ValueError(f"{text}: message, operation or stream out of range")
    return number | operation << 4 | stream << 8


def _parse_delay(text: str, kind: str, names: Names) -> int | None:
    calls = _calls(text)
    if calls is None:
        return None
    places = {"instid0": (0, INSTID), "instskip": (4, INSTSKIP), "instid1": (7, INSTID)}
    result = 0
    for name, argument in calls:
        if name not in places:
            raise ValueError(f"unknown field {name!r}; fields are {', '.join(places)}")
        shift, table = places[name]
        argument = argument.strip()
        if argument == "NO_DEP":
            continue
        if argument not in table:
            raise ValueError(f"{name}({argument}): known are {', '.join(t for t in table if t)}")
        result |= table.index(argument) << shift
    return result


def _parse_depctr(text: str, kind: str, names: Names) -> int | None:
    calls = _calls(text)
    if calls is None:
        return None
    places = {
        name: (packed >> 12, packed >> 8 & 15, packed & 255) for packed, name in names["depctr"].items()
    }
    result = int(names["depctr_rest"][0])
    for shift, _, default in places.values():
        result |= default << shift
    for name, argument in calls:
        if name not in places:
            raise ValueError(f"unknown counter {name!r}; counters are {', '.join(places)}")
        shift, width, _ = places[name]
        number = evaluate(argument, {})
        if not 0 <= number < 1 << width:
            raise ValueError(f"{name} is {number}, allowed are 0 to {(1 << width) - 1}")
        result = result & ~(((1 << width) - 1) << shift) | number << shift
    return result


def _parse_gpr_idx(text: str, kind: str, names: Names) -> int | None:
    found = re.fullmatch(r"gpr_idx\s*\(([^()]*)\)", text)
    if not found:
        return None
    result = 0
    for part in filter(None, (p.strip() for p in found[1].split(","))):
        if part not in GPR_IDX:
            raise ValueError(f"unknown index mode {part!r}; known are {', '.join(GPR_IDX)}")
        result |= 1 << GPR_IDX.index(part)
    return result


def _parse_version(text: str, kind: str, names: Names) -> int | None:
    if "UC_VERSION" not in text:
        return None
    flags = {name: bit for bit, name in VERSION_FLAGS}
    result = 0
    for part in (p.strip() for p in text.replace("(", "").replace(")", "").split("|")):
        result |= flags[part] if part in flags else _lookup(part, names["version"], "version")
    return result


def _parse_swizzle(text: str, kind: str, names: Names) -> int | None:
    found = re.fullmatch(r"swizzle\s*\((.*)\)", text)
    if not found:
        return None
    mode, *arguments = (p.strip() for p in found[1].split(","))
    if mode == "BITMASK_PERM":
        control = arguments[0].strip('"') if arguments else ""
        if len(control) != 5 or set(control) - set("01pi"):
            raise ValueError("BITMASK_PERM takes five characters out of 0, 1, p, i")
        keep = or_mask = xor_mask = 0
        for ch in control:
            keep, or_mask, xor_mask = (
                keep << 1 | (ch in "pi"),
                or_mask << 1 | (ch == "1"),
                xor_mask << 1 | (ch == "i"),
            )
        return keep | or_mask << 5 | xor_mask << 10
    numbers = [evaluate(a, {}) for a in arguments]
    if mode == "QUAD_PERM" and len(numbers) == 4 and all(0 <= n < 4 for n in numbers):
        return 0x8000 | sum(n << 2 * i for i, n in enumerate(numbers))
    if mode == "SWAP" and len(numbers) == 1 and numbers[0] in (1, 2, 4, 8, 16):
        return 31 | numbers[0] << 10
    if mode == "REVERSE" and len(numbers) == 1 and numbers[0] in (2, 4, 8, 16, 32):
        return 31 | numbers[0] - 1 << 10
    if (
        mode == "BROADCAST"
        and len(numbers) == 2
        and numbers[0] in (2, 4, 8, 16, 32)
        and 0 <= numbers[1] < numbers[0]
    ):
        return 32 - numbers[0] | numbers[1] << 5
    if mode in ("FFT", "ROTATE"):
        return _wide_swizzle(mode, numbers)
    raise ValueError(f"{text}: unknown swizzle or numbers out of range")


def _wide_swizzle(mode: str, numbers: list[int]) -> int:
    """The swizzle modes of gfx9 and gfx12: FFT and rotation."""
    if mode == "FFT" and len(numbers) == 1 and 0 <= numbers[0] < 32:
        return 0xE000 | numbers[0]
    if mode == "ROTATE" and len(numbers) == 2 and numbers[0] in (0, 1) and 0 <= numbers[1] < 32:
        return 0xC000 | numbers[0] << 10 | numbers[1] << 5
    raise ValueError(f"swizzle {mode}: numbers out of range")


_SPECIAL: dict[str, Callable[[str, str, Names], int | None]] = {
    **{kind: _parse_waitcnt for kind in WAITCNT_FIELDS},
    "hwreg": _parse_hwreg,
    "sendmsg4": _parse_sendmsg,
    "sendmsg8": _parse_sendmsg,
    "delay": _parse_delay,
    "depctr": _parse_depctr,
    "gpridx": _parse_gpr_idx,
    "version": _parse_version,
    "swizzle": _parse_swizzle,
}
