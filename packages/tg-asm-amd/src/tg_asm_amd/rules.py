"""Which operand combinations the hardware forbids although each operand alone is encodable."""

from __future__ import annotations

from .inst import Instruction
from .registers import Literal, Operand, Reg

BUS_LIMIT = {"cdna2": 1, "cdna3": 1, "cdna4": 1}
"""Scalar values a vector instruction may read; two on all others."""
ONE_SCALAR = {"v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64"}
"""64-bit shifts read one scalar value on every architecture."""


def scalar_sources(instruction: Instruction) -> list[object]:
    """The different scalar values (registers, literal) that a vector instruction reads."""
    seen: list[object] = []
    names = instruction.operand_names
    operands: tuple[Operand, ...] = instruction.operands
    for name, operand in zip(names, operands, strict=True):
        if name in ("vdst", "sdst", "vdstx", "vdsty") or not isinstance(operand, (Reg, Literal)):
            continue
        if isinstance(operand, Literal):
            key: object = "literal"
        elif operand.kind in ("v", "a") or operand.text in ("null", "off"):
            continue
        else:
            key = operand
        if key not in seen:
            seen.append(key)
    return seen


def check(instruction: Instruction) -> str | None:
    """The rule an instruction breaks, in words, or None."""
    layout = instruction.row.layout.name
    if layout == "VOPD":
        return _dual(instruction)
    if not layout.startswith("VOP"):
        return None
    values = scalar_sources(instruction)
    limit = BUS_LIMIT.get(instruction.arch, 1 if instruction.mnemonic in ONE_SCALAR else 2)
    if len(values) > limit:
        shown = ", ".join(str(v) for v in values)
        return f"{instruction.name}: {shown} are {len(values)} scalar values, the constant bus carries {limit}"
    return None


def _dual(instruction: Instruction) -> str | None:
    """VOPD: destinations of different parity, source banks that differ."""
    names, operands = instruction.operand_names, instruction.operands
    place = dict(zip(names, operands, strict=True))
    for first, second in (("srcx0", "srcy0"), ("vsrcx1", "vsrcy1")):
        x, y = place.get(first), place.get(second)
        if isinstance(x, Reg) and isinstance(y, Reg) and x.kind == y.kind == "v" and x is not y and x.index % 4 == y.index % 4:
            return f"{instruction.name}: {first} {x} and {second} {y} are in the same register bank"
    if len(values := scalar_sources(instruction)) > 2:
        return f"{instruction.name}: {len(values)} scalar values, the constant bus carries 2"
    return None
