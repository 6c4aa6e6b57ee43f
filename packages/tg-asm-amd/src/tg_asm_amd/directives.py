"""What each assembler directive does."""

from __future__ import annotations

import ast
import re
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING

from .syntax import MAX_BYTES, Fix, TextSection

if TYPE_CHECKING:
    from .syntax import TextAssembler

Handler = Callable[["TextAssembler", str, str], None]
_KINDS = {".text": "code", ".data": "write", ".bss": "zero", ".rodata": "data"}
SIZES = {
    ".byte": 1,
    ".short": 2,
    ".hword": 2,
    ".2byte": 2,
    ".half": 2,
    ".long": 4,
    ".int": 4,
    ".4byte": 4,
    ".word": 4,
    ".quad": 8,
    ".8byte": 8,
}
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def split_list(text: str) -> list[str]:
    """Comma-separated parts; commas in quotes and parentheses do not separate."""
    parts, depth, start, quoted = [], 0, 0, False
    for at, ch in enumerate(text):
        if ch == '"' and (at == 0 or text[at - 1] != "\\"):
            quoted = not quoted
        elif not quoted and ch in "([":
            depth += 1
        elif not quoted and ch in ")]":
            depth -= 1
        elif ch == "," and not depth and not quoted:
            parts.append(text[start:at].strip())
            start = at + 1
    tail = text[start:].strip()
    return [*parts, tail] if tail or parts else []


def _switch(asm: TextAssembler, name: str, kind: str) -> None:
    if name not in asm.sections:
        asm.sections[name] = TextSection(name, kind, align=1)
    asm.current = asm.sections[name]


def _plain_section(asm: TextAssembler, name: str, rest: str) -> None:
    _switch(asm, name, _KINDS[name])


def _section(asm: TextAssembler, name: str, rest: str) -> None:
    parts = split_list(rest)
    if not parts:
        raise ValueError(f"{name} needs a section name")
    section = parts[0].strip('"')
    flags = parts[1].strip('"') if len(parts) > 1 else ""
    kind = "code" if "x" in flags else "write" if "w" in flags else "data"
    for prefix, default in _KINDS.items():
        if section == prefix or section.startswith(prefix + "."):
            kind = default
    if section.startswith((".AMDGPU", ".note", ".comment", ".debug")):
        kind = "note"
    if name == ".pushsection":
        asm.stack.append(asm.current)
    _switch(asm, section, kind)


def _pop_section(asm: TextAssembler, name: str, rest: str) -> None:
    if not asm.stack:
        raise ValueError(".popsection without .pushsection")
    asm.current = asm.stack.pop()


def _binding(asm: TextAssembler, name: str, rest: str) -> None:
    for symbol in split_list(rest):
        asm.symbol(symbol).binding = 2 if name == ".weak" else 1


def _visibility(asm: TextAssembler, name: str, rest: str) -> None:
    for symbol in split_list(rest):
        asm.symbol(symbol).visibility = {".hidden": 2, ".protected": 3, ".internal": 1}[name]


def _type(asm: TextAssembler, name: str, rest: str) -> None:
    parts = split_list(rest)
    if len(parts) != 2:
        raise ValueError(".type takes a symbol and a type")
    kinds = {"function": 2, "object": 1, "notype": 0, "amdgpu_hsa_kernel": 10}
    kind = (
        parts[1]
        .lstrip("@%")
        .strip('"')
        .lower()
        .removeprefix("stt_")
        .replace("func", "function")
        .replace("functiontion", "function")
    )
    if kind not in kinds:
        raise ValueError(f".type: unknown type {parts[1]!r}; known are {', '.join(kinds)}")
    asm.symbol(parts[0]).type = kinds[kind]


def _size(asm: TextAssembler, name: str, rest: str) -> None:
    parts = split_list(rest)
    if len(parts) != 2:
        raise ValueError(".size takes a symbol and an expression")
    try:
        asm.symbol(parts[0]).size = str(asm.evaluate(parts[1]))
    except ValueError:
        asm.symbol(parts[0]).size = parts[1]


def _align(asm: TextAssembler, name: str, rest: str) -> None:
    parts = split_list(rest)
    if not parts:
        raise ValueError(f"{name} needs a number")
    amount = asm.evaluate(parts[0])
    if name == ".p2align":
        if not 0 <= amount <= 16:
            raise ValueError(f".p2align {amount}: allowed are 0 to 16")
        amount = 1 << amount
    if amount < 1 or amount & (amount - 1) or amount > 1 << 16:
        raise ValueError(f"{name} {amount}: a power of two up to 65536 is needed")
    section = asm.current
    section.align = max(section.align, amount)
    gap = -len(section.content) % amount
    if len(parts) > 2 and parts[2] and gap > asm.evaluate(parts[2]):
        return
    if len(parts) > 1 and parts[1]:
        asm.emit(bytes([asm.evaluate(parts[1]) & 0xFF]) * gap)
    elif section.kind == "code":
        nop = asm.lines.instruction("s_nop 0")[0].to_bytes()
        asm.emit(bytes(gap % 4) + nop * (gap // 4))
    else:
        asm.emit(bytes(gap))


def _data(asm: TextAssembler, name: str, rest: str) -> None:
    size = SIZES[name]
    for part in split_list(rest):
        try:
            value = asm.evaluate(part)
        except ValueError:
            asm.fixes.append(Fix(asm.current.name, len(asm.current.content), size, part, asm.line))
            value = 0
        if not -(1 << 8 * size - 1) <= value < 1 << 8 * size and value >> 40 == 0:
            raise ValueError(f"{name}: {value} does not fit {size} bytes")
        asm.emit((value & ((1 << 8 * size) - 1)).to_bytes(size, "little"))


def _float(asm: TextAssembler, name: str, rest: str) -> None:
    for part in split_list(rest):
        try:
            asm.emit(struct.pack("<f" if name == ".float" else "<d", float(part)))
        except (ValueError, OverflowError):
            raise ValueError(f"{name}: {part!r} is no number that fits") from None


def _strings(asm: TextAssembler, name: str, rest: str) -> None:
    for part in split_list(rest):
        found = _STRING.fullmatch(part)
        if not found:
            raise ValueError(f"{name} needs quoted text, got {part!r}")
        try:
            data = ast.literal_eval('b"' + found[1] + '"') if part.isascii() else found[1].encode()
        except (SyntaxError, ValueError):
            raise ValueError(f"{name}: bad escape in {part}") from None
        asm.emit(data + (b"" if name == ".ascii" else b"\0"))


def _fill(asm: TextAssembler, name: str, rest: str) -> None:
    parts = [asm.evaluate(p) for p in split_list(rest)]
    if not parts:
        raise ValueError(f"{name} needs a count")
    if name == ".fill":
        count, size, value = (parts + [1, 0][len(parts) - 1 :])[:3] if len(parts) < 3 else parts[:3]
    else:
        count, size, value = parts[0], 1, parts[1] if len(parts) > 1 else 0
    if count < 0 or not 0 <= size <= 8 or count * size > MAX_BYTES:
        raise ValueError(f"{name}: {count} times {size} bytes is out of range")
    asm.emit((value & ((1 << 8 * size) - 1)).to_bytes(size, "little") * count)


def _set(asm: TextAssembler, name: str, rest: str) -> None:
    parts = split_list(rest)
    if len(parts) != 2:
        raise ValueError(f"{name} takes a symbol and an expression")
    asm.constants[parts[0]] = asm.evaluate(parts[1])


def _kernel(asm: TextAssembler, name: str, rest: str) -> None:
    if asm.kernel is not None:
        raise ValueError(f".amdhsa_kernel {rest} inside .amdhsa_kernel {asm.kernel}")
    if not rest:
        raise ValueError(".amdhsa_kernel needs a name")
    if rest in asm.kernels:
        raise ValueError(f"kernel {rest} has two descriptors")
    asm.kernel = rest
    asm.kernels[rest] = {}


def _end_kernel(asm: TextAssembler, name: str, rest: str) -> None:
    from .codeobject.directive import build_descriptor

    if asm.kernel is None:
        raise ValueError(".end_amdhsa_kernel without .amdhsa_kernel")
    kernel, asm.kernel = asm.kernel, None
    descriptor = build_descriptor(asm.arch, asm.kernels[kernel])
    current = asm.current
    if current.kind == "code":
        _switch(asm, ".rodata", "data")
    section = asm.current
    section.align = max(section.align, 64)
    asm.emit(bytes(-len(section.content) % 64))
    asm.define(f"{kernel}.kd")
    entry = asm.symbol(f"{kernel}.kd")
    entry.binding, entry.type, entry.size, entry.visibility = 1, 1, "64", 3
    asm.emit(descriptor.to_bytes())
    asm.current = current


def _version(asm: TextAssembler, name: str, rest: str) -> None:
    asm.version = asm.evaluate(rest)
    if asm.version not in (4, 5, 6):
        raise ValueError(f"code object version {asm.version}: allowed are 4, 5 and 6")


def _target(asm: TextAssembler, name: str, rest: str) -> None:
    target = rest.strip('"').rpartition("--")[2].partition(":")[0]
    if target != asm.arch and not target.endswith("generic") and asm.arch.startswith("gfx"):
        raise ValueError(f".amdgcn_target is {target}, this text is assembled for {asm.arch}")


def _ignore(asm: TextAssembler, name: str, rest: str) -> None:
    return None


DIRECTIVES: dict[str, Handler] = {
    **dict.fromkeys(_KINDS, _plain_section),
    **dict.fromkeys(SIZES, _data),
    ".section": _section,
    ".pushsection": _section,
    ".popsection": _pop_section,
    **dict.fromkeys((".globl", ".global", ".weak"), _binding),
    **dict.fromkeys((".hidden", ".protected", ".internal"), _visibility),
    ".type": _type,
    ".size": _size,
    **dict.fromkeys((".p2align", ".align", ".balign"), _align),
    **dict.fromkeys((".float", ".double"), _float),
    **dict.fromkeys((".ascii", ".asciz", ".string"), _strings),
    **dict.fromkeys((".zero", ".space", ".skip", ".fill"), _fill),
    **dict.fromkeys((".set", ".equ"), _set),
    ".amdhsa_kernel": _kernel,
    ".end_amdhsa_kernel": _end_kernel,
    ".amdhsa_code_object_version": _version,
    ".amdgcn_target": _target,
    **dict.fromkeys(
        (
            ".ident",
            ".file",
            ".loc",
            ".addrsig",
            ".addrsig_sym",
            ".cfi_startproc",
            ".cfi_endproc",
            ".cfi_sections",
            ".amdgpu_hsa_kernel",
            ".local",
            ".end",
        ),
        _ignore,
    ),
}
"""Directive → what handles it."""
