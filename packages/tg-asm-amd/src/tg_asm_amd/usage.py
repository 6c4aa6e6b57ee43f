"""Which registers an instruction reads and writes, and which wait counter it raises."""

from __future__ import annotations

from collections.abc import Iterator

from .inst import Instruction
from .registers import Reg, RegList

RegisterName = tuple[str, int]
"""(`s`, `v`, `a`, `ttmp` or a special register's name, number)."""

_DESTINATIONS = {"vdst", "sdst", "vdstx", "vdsty", "sdata", "vdst_"}
_NO_RESULT = (
    "s_cmp",
    "s_bitcmp",
    "s_setreg",
    "s_waitcnt",
    "s_cbranch",
    "s_setpc",
    "s_rfe",
    "s_prefetch",
    "s_barrier",
    "s_store",
    "s_dcache",
)
_ACCUMULATE = (
    "v_fmac",
    "v_mac",
    "v_dot2c",
    "v_dot4c",
    "v_dot8c",
    "v_pk_fmac",
    "v_smfmac",
    "v_swmmac",
    "s_fmac",
    "s_cmov",
    "v_movreld",
    "s_bitset",
    "s_addk",
    "s_mulk",
    "v_dual_fmac",
    "v_dual_dot2acc",
    "v_dot2acc",
    "v_writelane",
)
_SWAPS = ("v_swap", "v_permlane16_swap", "v_permlane32_swap", "v_swaprel")
VMEM_FORMATS = {"FLAT", "GLOBAL", "SCRATCH", "MUBUF", "MTBUF", "MIMG", "VIMAGE", "VSAMPLE"}


def registers_of(operand: object) -> Iterator[RegisterName]:
    """The 32-bit registers an operand covers."""
    if isinstance(operand, RegList):
        for item in operand.items:
            yield from registers_of(item)
    elif isinstance(operand, Reg):
        if operand.kind == "special":
            if operand.text in ("vcc", "exec"):
                yield operand.text + "_lo", 0
                yield operand.text + "_hi", 0
            elif operand.text not in ("null", "off"):
                yield operand.text, 0
        else:
            for number in range(operand.index, operand.index + operand.count):
                yield operand.kind, number


def returns_value(instruction: Instruction) -> bool:
    """Whether a memory instruction writes registers (loads, atomics that return)."""
    name = instruction.mnemonic
    if instruction.format == "DS":
        return "vdst" in instruction.operand_names
    if "store" in name or "_inv" in name or "_wb" in name or "prefetch" in name:
        return False
    if "atomic" in name or "sampler" in name:
        if "vdst" in instruction.operand_names:
            return True
        values = instruction.modifiers
        return bool(
            values.get("glc")
            or values.get("sc0")
            or values.get("th", 0) & 1
            or "glc" in str(instruction).split(" ")
        )
    return "load" in name or "image_" in name


def destination_names(instruction: Instruction) -> set[str]:
    """Names of the operands that are written."""
    name = instruction.mnemonic
    names = set(instruction.operand_names)
    if instruction.format in VMEM_FORMATS:
        if "vdst" in names:
            return {"vdst"}
        return {"vdata"} if returns_value(instruction) and "vdata" in names else set()
    if name.startswith(_NO_RESULT):
        return set()
    if name.startswith("s_buffer_store") or name.startswith("s_atc"):
        return set()
    result = names & _DESTINATIONS
    if instruction.format == "VOPC":
        result |= names & {"vcc", "vcc_lo", "exec", "exec_lo"}
    if instruction.format == "VOP2" and not result & {"sdst"}:
        result |= {n for n in names if n in ("vcc", "vcc_lo")} if "_co_" in name else set()
    return result


def writes(instruction: Instruction) -> set[RegisterName]:
    """Registers written, EXEC, VCC and SCC included where the encoding names them."""
    wanted = destination_names(instruction)
    result = {
        r
        for name, operand in zip(instruction.operand_names, instruction.operands, strict=True)
        if name in wanted
        for r in registers_of(operand)
    }
    name = instruction.mnemonic
    if "saveexec" in name or "wrexec" in name or name.startswith("v_cmpx"):
        result |= {("exec_lo", 0), ("exec_hi", 0)}
    if name.startswith(_SWAPS):
        result |= {r for operand in instruction.operands for r in registers_of(operand)}
    return result


def reads(instruction: Instruction) -> set[RegisterName]:
    """Registers read."""
    wanted = destination_names(instruction)
    keep = instruction.mnemonic.startswith(_ACCUMULATE + _SWAPS)
    result = {
        r
        for name, operand in zip(instruction.operand_names, instruction.operands, strict=True)
        if name not in wanted or keep
        for r in registers_of(operand)
    }
    if "saveexec" in instruction.mnemonic:
        result |= {("exec_lo", 0), ("exec_hi", 0)}
    return result


def counters(instruction: Instruction) -> tuple[str, ...]:
    """Counters the instruction raises: `vm`, `lgkm`, `vs`, `exp` and, on GFX12, `load`, `store`, `ds`,
    `km`, `sample`, `bvh`."""
    gfx12 = instruction.arch in ("rdna4", "gfx1250")
    layout, name = instruction.format, instruction.mnemonic
    if layout == "SMEM":
        return ("km",) if gfx12 else ("lgkm",)
    if layout == "DS" or layout == "LDSDIR":
        return ("ds",) if gfx12 else ("lgkm",)
    if name.startswith("s_sendmsg"):
        return ("km",) if gfx12 else ("lgkm",)
    if layout == "EXP":
        return ("exp",)
    if layout in VMEM_FORMATS:
        if "_inv" in name or "_wb" in name:
            return ("load",) if gfx12 else ("vm",)
        store = not returns_value(instruction)
        if gfx12:
            main = (
                "store" if store else "sample" if layout == "VSAMPLE" else "bvh" if "bvh" in name else "load"
            )
        else:
            main = "vs" if store and instruction.arch.startswith("rdna") else "vm"
        return (main, "ds" if gfx12 else "lgkm") if layout == "FLAT" else (main,)
    return ()
