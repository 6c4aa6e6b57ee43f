"""Which operand combinations the hardware forbids although each operand alone is encodable."""

from __future__ import annotations

from .inst import Instruction
from .registers import Literal, Operand, Reg

BUS_LIMIT = {"cdna2": 1, "cdna3": 1, "cdna4": 1}
"""Scalar values a vector instruction may read; two on all others."""
ONE_SCALAR = {"v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64"}
"""64-bit shifts read one scalar value up to RDNA3.5."""


READS_MASK = {"v_cndmask_b32", "v_cndmask_b16", "v_dual_cndmask_b32"}
"""Instructions whose only named mask is a source."""
_MASKS = ("vcc", "vcc_lo")
_NOT_COUNTED = ("null", "off", "lds_direct", "src_lds_direct")
"""Sources that LLVM does not count as scalar values."""
_RESULTS = ("vdst", "sdst", "vdstx", "vdsty", "exec", "exec_lo", *_MASKS)


def scalar_sources(instruction: Instruction) -> list[object]:
    """The different scalar values (registers, literal) that a vector instruction reads."""
    seen: list[object] = []
    names = instruction.operand_names
    operands: tuple[Operand, ...] = instruction.operands
    for name, operand in zip(names, operands, strict=True):
        if (
            name in _RESULTS
            and not (name in _MASKS and instruction.mnemonic in READS_MASK)
            or not isinstance(operand, (Reg, Literal))
        ):
            continue
        if isinstance(operand, Literal):
            key: object = "literal"
        elif operand.kind in ("v", "a") or operand.text in _NOT_COUNTED:
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
    if layout == "VOPD3":
        return None
    if not layout.startswith("VOP"):
        return None
    values = scalar_sources(instruction)
    shifts_one = instruction.mnemonic in ONE_SCALAR and instruction.arch not in ("rdna4", "gfx1250")
    limit = BUS_LIMIT.get(instruction.arch, 1 if shifts_one else 2)
    if len(values) > limit:
        shown = ", ".join(str(v) for v in values)
        return (
            f"{instruction.name}: {shown} are {len(values)} scalar values, the constant bus carries {limit}"
        )
    return None


def _half_sources(mnemonic: str, half: str, place: dict[str, Operand]) -> dict[str, Operand | None]:
    """Sources of one half by the port they are read through."""
    second = place.get(f"vsrc{half}1")
    if mnemonic.endswith("fmamk_f32"):
        return {"src0": place.get(f"src{half}0"), "src2": second}
    return {"src0": place.get(f"src{half}0"), "src1": second, "src2": place.get(f"vsrc{half}2")}


def _dual(instruction: Instruction) -> str | None:
    """VOPD: destinations of different parity, source banks that differ."""
    place = dict(zip(instruction.operand_names, instruction.operands, strict=True))
    same_allowed = instruction.arch in ("rdna4", "gfx1250")
    half = [
        _half_sources(mnemonic, half, place)
        for mnemonic, half in ((instruction.mnemonic, "x"), (instruction.mnemonic_y, "y"))
    ]
    for position, bank in (("src0", 4), ("src1", 4), ("src2", 2)):
        x, y = half[0].get(position), half[1].get(position)
        if not (isinstance(x, Reg) and isinstance(y, Reg) and x.kind == y.kind == "v") or (
            x is y and same_allowed
        ):
            continue
        if x.index % bank == y.index % bank:
            return f"{instruction.name}: {position} of both halves ({x}, {y}) are in the same register bank"
    if len(values := scalar_sources(instruction)) > 2:
        return f"{instruction.name}: {len(values)} scalar values, the constant bus carries 2"
    return None
