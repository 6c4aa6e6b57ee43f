"""Where code needs wait states that the hardware does not insert (LLVM's GCNHazardRecognizer, AMD's ISA
manuals).

Covered: on CDNA a VALU result in an SGPR read by VMEM (5 states), VCC or an SGPR lane select from VALU
used by
readlane, writelane and div_fmas (4), EXEC from VALU before DPP (5), a VALU result read by DPP (2),
s_setreg before
s_getreg (2), M0 from SALU before LDS and message instructions (1), and MFMA results read before the
pipeline is
through. RDNA resolves these in hardware; there only missing waits (waits.py) can be wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .inst import Instruction
from .registers import Imm
from .usage import VMEM_FORMATS, reads, writes
from .waits import missing_waits

CDNA = ("cdna2", "cdna3", "cdna4")
_SHAPE = re.compile(r"_(\d+)x(\d+)x(\d+)")


def is_valu(instruction: Instruction) -> bool:
    """Whether the vector ALU runs it (matrix instructions not counted)."""
    return instruction.format.startswith("VOP") and not instruction.mnemonic.startswith(
        ("v_mfma", "v_smfmac")
    )


def is_matrix(instruction: Instruction) -> bool:
    """Whether it is an MFMA or SMFMAC."""
    return instruction.mnemonic.startswith(("v_mfma", "v_smfmac"))


def passes(instruction: Instruction) -> int:
    """Passes of four cycles that a matrix instruction takes, by its shape: 4x4 2, 16x16 4 to 8, 32x32 8
    to 16."""
    found = _SHAPE.search(instruction.mnemonic)
    if not found:
        return 16
    rows = int(found[1])
    return {4: 2, 16: 8, 32: 16}.get(rows, 16)


def wait_states(instruction: Instruction) -> int:
    """How many states an instruction counts for."""
    if instruction.mnemonic == "s_nop":
        operand = instruction.operands[0]
        return operand.value + 1 if isinstance(operand, Imm) else 1
    return 1


@dataclass(frozen=True)
class Rule:
    """`states` are needed between a `first` that writes registers and a `second` that reads them."""

    states: int
    first: Callable[[Instruction], bool]
    second: Callable[[Instruction], bool]
    kinds: tuple[str, ...]
    reason: str


SCALAR_KINDS = ("s", "ttmp", "vcc_lo", "vcc_hi")
RULES = (
    Rule(
        5,
        is_valu,
        lambda i: i.format in VMEM_FORMATS,
        SCALAR_KINDS,
        "a scalar register written by VALU is read by a memory instruction",
    ),
    Rule(
        4,
        is_valu,
        lambda i: i.mnemonic.startswith(("v_readlane", "v_writelane")),
        SCALAR_KINDS,
        "the lane select was written by VALU",
    ),
    Rule(
        4,
        is_valu,
        lambda i: i.mnemonic.startswith("v_div_fmas"),
        ("vcc_lo", "vcc_hi"),
        "VCC written by VALU is read by div_fmas",
    ),
    Rule(
        5, is_valu, lambda i: i.variant == "dpp16", ("exec_lo", "exec_hi"), "EXEC written by VALU before DPP"
    ),
    Rule(2, is_valu, lambda i: i.variant == "dpp16", ("v",), "a register written by VALU is read by DPP"),
    Rule(
        1,
        lambda i: i.format.startswith("SOP"),
        lambda i: i.format == "DS" or i.mnemonic.startswith("s_sendmsg"),
        ("m0",),
        "M0 was written just before",
    ),
)


def missing_states(instructions: Sequence[Instruction], arch: str) -> list[str]:
    """Missing wait states in a straight line of instructions."""
    if arch not in CDNA:
        return []
    problems = []
    for index, second in enumerate(instructions):
        used = reads(second) | ({("exec_lo", 0), ("exec_hi", 0)} if second.variant == "dpp16" else set())
        if second.format == "DS" and second.arch == "cdna2" or second.mnemonic.startswith("s_sendmsg"):
            used |= {("m0", 0)}
        if second.mnemonic.startswith("v_div_fmas"):
            used |= {("vcc_lo", 0), ("vcc_hi", 0)}
        states = 0
        for back in range(index - 1, max(-1, index - 24), -1):
            first = instructions[back]
            problem = _between(first, second, used, states)
            if problem:
                problems.append(
                    f"instruction {index} ({second}): {problem} {index - back} before ({first}); insert s_nop"
                )
            states += wait_states(first)
            if states >= 18:
                break
    return problems


def _between(first: Instruction, second: Instruction, used: set[tuple[str, int]], states: int) -> str | None:
    changed = writes(first)
    common = changed & used
    if not common:
        return None
    for rule in RULES:
        if (
            states < rule.states
            and rule.first(first)
            and rule.second(second)
            and any(r[0] in rule.kinds for r in common)
        ):
            return f"{rule.reason}, {rule.states} wait states are needed, {states} are there,"
    if is_matrix(first):
        accumulates = is_matrix(second) and second.get("src2") is first.get("vdst")
        needed = 2 if accumulates else passes(first) + 2
        if states < needed and not (accumulates and first.mnemonic == second.mnemonic):
            return f"a matrix result is used, {needed} wait states are needed, {states} are there,"
    return None


def check_hazards(instructions: Sequence[Instruction], arch: str) -> list[str]:
    """Everything missing in a straight line: waits for memory and wait states, in words."""
    return missing_waits(instructions, arch) + missing_states(instructions, arch)
