"""Which hardware registers, messages and counters have names: read off LLVM's text for every value."""

from __future__ import annotations

import re

from ..layouts import Layout
from .oracle import SafeDisassembler
from .text import split_text


def _opcodes(llvm: SafeDisassembler, layouts: list[Layout], layout: str, name: str) -> int | None:
    """Key bits of the instruction `name` in a scalar layout, by trying every opcode."""
    chosen = next(item for item in layouts if item.name == layout)
    for op in range(1 << chosen.opcode[0][1]):
        _, text = llvm(chosen.key(op).to_bytes(4, "little") + bytes(8))
        if text.partition(" ")[0] == name:
            return chosen.key(op)
    return None


def _texts(llvm: SafeDisassembler, key: int, values: range, operand: int) -> dict[int, str]:
    codes = {v: (key | v).to_bytes(4, "little") + bytes(8) for v in values}
    llvm.prefetch(list(codes.values()))
    found = {v: split_text(llvm(c)[1])[1] for v, c in codes.items()}
    return {v: ops[operand] for v, ops in found.items() if len(ops) > operand}


def name_tables(llvm: SafeDisassembler, layouts: list[Layout]) -> dict[str, dict[int, str]]:
    """The tables immediates.py uses: hwreg, sendmsg, depctr, version."""
    tables: dict[str, dict[int, str]] = {
        "hwreg": {},
        "sendmsg": {},
        "depctr": {},
        "depctr_rest": {},
        "version": {},
    }
    if key := _opcodes(llvm, layouts, "SOPK", "s_getreg_b32"):
        for value, text in _texts(llvm, key, range(64), 1).items():
            if found := re.match(r"hwreg\(([A-Z]\w*)", text):
                tables["hwreg"][value] = found[1]
    if key := _opcodes(llvm, layouts, "SOPP", "s_sendmsg"):
        for value, text in _texts(llvm, key, range(0x400), 0).items():
            if re.search(r"[A-Z]", text):
                tables["sendmsg"][value] = text
    if key := _opcodes(llvm, layouts, "SOPK", "s_version"):
        for value, text in _texts(llvm, key, range(64), 0).items():
            if "UC_" in text:
                tables["version"][value] = text
    for name in ("s_waitcnt_depctr", "s_wait_alu"):
        if key := _opcodes(llvm, layouts, "SOPP", name):
            _depctr(llvm, key, tables)
    llvm.forget()
    return tables


def _depctr(llvm: SafeDisassembler, key: int, tables: dict[str, dict[int, str]]) -> None:
    """Fields of s_waitcnt_depctr: packed `shift << 12 | width << 8 | default` → name."""

    def fields(value: int) -> dict[str, int] | None:
        _, text = llvm((key | value).to_bytes(4, "little") + bytes(8))
        found = re.findall(r"(\w+)\((\d+)\)", text)
        return {n: int(v) for n, v in found} if found else None

    symbolic = [v for v in (0, 0xFFFF) if fields(v)]
    if not symbolic:
        return
    zero = symbolic[0]
    names = list(fields(zero) or {})
    rest = 0
    places: dict[str, dict[int, int]] = {n: {} for n in names}
    base = fields(zero) or {}
    for bit in range(16):
        now = fields(zero ^ 1 << bit)
        if now is None:
            rest |= zero & 1 << bit
            continue
        for name in names:
            if now.get(name, -1) != base[name]:
                places[name][bit] = now.get(name, -1)
    for name, bits in places.items():
        low, width = min(bits), len(bits)
        tables["depctr"][low << 12 | width << 8 | (1 << width) - 1] = name
    tables["depctr_rest"][0] = str(rest)
