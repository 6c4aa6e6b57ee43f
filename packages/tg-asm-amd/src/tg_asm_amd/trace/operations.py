"""What the operation codes of instruction packets mean, and how long an operation keeps its unit.

A code's name ends with the number of cycles the operation occupies its execution unit (none: one cycle).
Names starting with OTHER_ are operations of the other SIMD of a pair; they stand for no traced instruction.
"""

from __future__ import annotations


def _table(text: str) -> dict[int, str]:
    """Codes from rows `hex name name ...` (consecutive codes; `NAME_a..b` stands for the names a to b)."""
    codes: dict[int, str] = {}
    for row in text.strip().splitlines():
        first, *names = row.split()
        code = int(first, 16)
        for name in names:
            stem, _, span = name.rpartition("_")
            if ".." in span:
                low, high = span.split("..")
                expanded = [f"{stem}_{number}" for number in range(int(low), int(high) + 1)]
            else:
                expanded = [name]
            for item in expanded:
                codes[code] = item
                code += 1
    return codes


OPERATIONS_RDNA3 = _table("""
00 SALU SMEM_RD
03 JUMP JUMP_NO CALL
09 MESSAGE
0b VALUT_4
0d VALUB_2 VALUB_4 VALUB_16
12 VINTERP BARRIER
1c FLAT_RD_2 FLAT_WR_3..6 SGMEM_RD_1..2
24 SGMEM_WR_2..6 LDS_RD LDS_WR_1..5
50 OTHER_LDS_1..5 OTHER_FLAT_2..6 OTHER_VMEM_1..13
72 SALU_WR_EXEC VALU1_WR_EXEC
""")

OPERATIONS_RDNA4 = _table("""
00 SALU SMEM SMEM_WR JUMP JUMP_NO CALL
07 SALU_NO_EXEC
09 MESSAGE VALU_1 VALUT_4 VALUB_1..2 VALUB_4 VALUB_16
12 VINTERP BARRIER_WAIT
1c FLAT_RD_2 FLAT_WR_3..6 VMEM_RD_1..2 VMEM_WR_1..6 LDS_RD LDS_WR_1..5 BUF_RD_1..2 BUF_WR_1..6
50 OTHER_LDS_1..5 OTHER_FLAT_2..6
6e LDS_DIR_LOAD LDS_PARAM_LOAD
72 SALU_WR_EXEC VALU1_WR_EXEC VALU_WR_EXEC_2
77 OTHER_LDS_6 OTHER_LDS_10
7a BARRIER_SIGNAL
87 DYN_VGPR
8a BARRIER_JOIN
8c WMMA_8 WMMA_16 WMMA_32 WMMA_64
92 VALU_DPFP
98 SALU_FLOAT_3 VALU_SCL_TRANS
9b SALU_2 SALU_5
bc OTHER_VMEM_1..34
""")

OPERATIONS_CDNA = _table("""
00 SMEM_RD SALU_32 VMEM_RD VMEM_WR FLAT_WR VALU_32 LDS PC
0c JUMP NEXT FLAT_RD OTHER_MSG SMEM_WR SALU_64 VALU_64
1c VALU_MAI
""")

OPERATIONS_OF_PACKET = {
    "INST": OPERATIONS_RDNA3,
    "INST_RDNA4": OPERATIONS_RDNA4,
    "CDNA_INST": OPERATIONS_CDNA,
}
"""Packet class name -> its operation codes."""

ALU_SOURCES = ("NONE", "SALU", "VALU", "VALU_SALU")
MEMORY_SOURCES = ("LDS", "LDS_ALT", "VMEM", "VMEM_ALT")


def operation_name(packet_name: str, code: int) -> str:
    """The name of an operation code in packets of that class; unknown codes give their hexadecimal number."""
    return OPERATIONS_OF_PACKET[packet_name].get(code) or f"0x{code:x}"


def duration(name: str) -> int:
    """Cycles an operation of that name keeps its unit: its trailing number, 1 without one."""
    stem, _, number = name.rpartition("_")
    return int(number) if stem and number.isdecimal() else 1


# First word of a name -> the queue its dispatches wait in for their execution packet.
_UNITS = {
    **dict.fromkeys(("WMMA", "VALU", "VALU1", "VALUT", "VALUB", "VALUINST", "VINTERP"), "VALU"),
    **dict.fromkeys(("SALU", "SMEM"), "SALU"),
    **dict.fromkeys(("SGMEM", "FLAT", "VMEM"), "VMEM"),
    "LDS": "LDS",
}


def unit_of(name: str) -> str | None:
    """The execution unit (as EXEC packets name it) an operation goes to; None if it has no EXEC packet."""
    stem = name.removeprefix("OTHER_")
    unit = _UNITS.get(stem.split("_")[0])
    return f"{unit}_ALT" if unit and stem is not name and stem != name else unit
