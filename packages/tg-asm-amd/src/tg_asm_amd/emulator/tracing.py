"""How the emulator writes thread traces: one packet per executed instruction, of the class hardware
would send.

Time is the number of executed instructions; a unit's EXEC packet follows its dispatch by one cycle (RDNA).
"""

from __future__ import annotations

import re
from typing import Any

from ..inst import Instruction
from ..registers import Reg
from ..trace import TraceWriter
from ..trace import packets as P
from ..trace.operations import OPERATIONS_CDNA, OPERATIONS_RDNA3, OPERATIONS_RDNA4, unit_of
from .state import EXEC_LO, SCC, VCC, WaveState

_SILENT = frozenset({"s_delay_alu", "s_wait_alu", "s_barrier_wait", "s_endpgm"})
_IMMEDIATE = re.compile(r"s_(nop|clause|waitcnt|wait_|sleep|set_inst_prefetch|inst_prefetch)")
_TRANSCENDENTAL = re.compile(r"v_(exp|log|rcp|rcp_iflag|rsq|sqrt|sin|cos)_(f16|f32)$")
_SHIFT64 = re.compile(r"v_(lshlrev|lshrrev|ashrrev)_[bi]64$")
_ALU_SRC = {"SALU": 1, "VALU": 2}
_MEMORY_SRC = {"LDS": 0, "VMEM": 2}


def _size_step(name: str) -> int:
    match = re.search(r"b(\d+)$|dwordx(\d)$", name)
    if match is None:
        return 0
    return (
        (int(match.group(1)) // 32 if match.group(1) else int(match.group(2))) - 1
        if match.group(0) != "b8"
        else 0
    )


def classify_rdna(inst: Instruction, taken: bool, family: str) -> str:
    """The packet of an instruction on RDNA: IMMEDIATE, VALUINST, or the name of an operation; '' for none."""
    name = inst.mnemonic
    if name in _SILENT:
        return ""
    if _IMMEDIATE.match(name):
        return "IMMEDIATE"
    if name == "s_branch" or name.startswith("s_cbranch"):
        return "JUMP" if taken else "JUMP_NO"
    if name == "s_barrier":
        return "BARRIER"
    if name.startswith("s_barrier_signal"):
        return "BARRIER_SIGNAL" if family == "rdna4" else "BARRIER"
    if name.startswith("s_sendmsg"):
        return "MESSAGE"
    if name.startswith(("s_call", "s_swappc", "s_setpc")):
        return "CALL"
    if name.endswith(("saveexec_b32", "saveexec_b64")):
        return "SALU_WR_EXEC"
    if inst.format == "SMEM":
        return "SMEM" if family == "rdna4" else "SMEM_RD"
    if name.startswith("s_"):
        return "SALU_2" if family == "rdna4" and name.startswith("s_mul_i32") else "SALU"
    if name.startswith("ds_"):
        if "addtid" in name or name in ("ds_append", "ds_consume"):
            return "LDS_WR_1"
        return f"LDS_WR_{min(2 + _size_step(name), 5)}" if "store" in name else "LDS_RD"
    if name.startswith("flat_") or name.startswith("scratch_"):
        return f"FLAT_WR_{min(3 + _size_step(name), 6)}" if "store" in name else "FLAT_RD_2"
    stem = "VMEM" if family == "rdna4" else "SGMEM"
    if name.startswith(("global_", "buffer_", "tbuffer_")):
        saddr = inst.get("saddr")
        wide = not (isinstance(saddr, Reg) and saddr.text not in ("null", "off"))
        if "store" in name:
            return f"{stem}_WR_{min(2 + _size_step(name) + wide, 6)}"
        return f"{stem}_RD_{2 if wide else 1}"
    if name.startswith("v_cmpx") and family == "rdna3":
        return "VALU1_WR_EXEC"
    if _TRANSCENDENTAL.match(name):
        return "VALUT_4"
    if name.startswith("v_s_") and family == "rdna4":
        return "VALU_SCL_TRANS"
    if _SHIFT64.match(name):
        return "VALUB_2"
    if name.startswith(("v_mad_u64", "v_mad_i64", "v_mad_co_")):
        return "VALUB_4"
    if name.endswith("_f64") and not name.startswith("v_mov"):
        return "VALUB_16"
    if name.startswith("v_wmma") and family == "rdna4":
        return "WMMA_16" if "f16" in name or "bf16" in name else "WMMA_8"
    return "VALUINST" if name.startswith("v_") else "SALU"


def classify_cdna(inst: Instruction, taken: bool) -> str:
    """The operation name of an instruction on CDNA; '' for none."""
    name = inst.mnemonic
    if name in ("s_waitcnt", "s_nop"):
        return ""
    if name in ("s_endpgm", "s_sendmsg", "s_barrier"):
        return "OTHER_MSG"
    if name == "s_branch" or name.startswith("s_cbranch"):
        return "JUMP" if taken else "NEXT"
    if inst.format == "SMEM":
        return "SMEM_WR" if "store" in name else "SMEM_RD"
    if name.startswith("s_"):
        return "SALU_64" if inst.size == 8 else "SALU_32"
    if name.startswith("ds_"):
        return "LDS"
    if name.startswith(("global_", "flat_", "scratch_")):
        return "FLAT_WR" if "store" in name else "FLAT_RD"
    if name.startswith(("buffer_", "tbuffer_")):
        return "VMEM_WR" if "store" in name else "VMEM_RD"
    if name.startswith(("v_mfma", "v_smfmac")):
        return "VALU_MAI"
    return "VALU_64" if inst.size == 8 else "VALU_32"


def _would_jump(m: WaveState, name: str, wave: int) -> bool:
    """Whether a wave takes the branch it stands at."""
    if name == "s_branch":
        return True
    register = {"scc": SCC, "vcc": VCC, "exe": EXEC_LO}[name.removeprefix("s_cbranch_")[:3]]
    value = int(m.s[register][wave, 0])
    if register != SCC and m.lanes == 64:
        value |= int(m.s[register + 1][wave, 0])
    return (value != 0) == name.endswith(("scc1", "nz"))


class TraceRecorder:
    """Collects the thread trace of a batch of waves (at most 32 on RDNA, 40 on CDNA: the slots of a unit)."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.writer = TraceWriter(family)
        self.time = 0
        self.operations = {
            name: code
            for code, name in {"rdna3": OPERATIONS_RDNA3, "rdna4": OPERATIONS_RDNA4, "cdna": OPERATIONS_CDNA}[
                family
            ].items()
        }
        self.instruction: Any = {"rdna3": P.INST, "rdna4": P.INST_RDNA4, "cdna": P.CDNA_INST}[family]
        self.start_packet: Any = {"rdna3": P.WAVESTART, "rdna4": P.WAVESTART_RDNA4, "cdna": P.CDNA_WAVESTART}[
            family
        ]
        self.end_packet: Any = {"rdna3": P.WAVEEND, "rdna4": P.WAVEEND_RDNA4, "cdna": P.CDNA_WAVEEND}[family]

    def _place(self, wave: int) -> dict[str, int]:
        """Wave slot and SIMD: CDNA spreads waves over four SIMDs, RDNA traces one."""
        return {"wave": wave // 4, "simd": wave % 4} if self.family == "cdna" else {"wave": wave}

    def _step(self) -> int:
        self.time += 4 if self.family == "cdna" else 2
        return self.time

    def start(self, m: WaveState) -> None:
        """All waves begin."""
        slots = 40 if self.family == "cdna" else 32
        if m.waves > slots:
            raise ValueError(f"a trace shows at most {slots} waves of a work-group, this one has {m.waves}")
        for wave in range(m.waves):
            identity = {} if self.family == "cdna" else {"id7": wave}
            self.writer.write(self.start_packet, self._step(), **self._place(wave), **identity)

    def record(self, m: WaveState, inst: Instruction) -> None:
        """One instruction of every wave of the executing group."""
        name = inst.mnemonic
        branch = name == "s_branch" or (name.startswith("s_cbranch_") and "cdbg" not in name)
        for wave in range(m.waves):
            if not bool(m.active_waves[wave, 0]):
                continue
            taken = branch and _would_jump(m, name, wave)
            if self.family == "cdna":
                self._record_cdna(inst, wave, taken)
            else:
                self._record_rdna(inst, wave, taken)
            if name == "s_endpgm":
                self.writer.write(self.end_packet, self._step(), **self._place(wave))

    def _record_cdna(self, inst: Instruction, wave: int, taken: bool) -> None:
        label = classify_cdna(inst, taken)
        if label:
            self.writer.write(self.instruction, self._step(), op=self.operations[label], **self._place(wave))

    def _record_rdna(self, inst: Instruction, wave: int, taken: bool) -> None:
        label = classify_rdna(inst, taken, self.family)
        if not label:
            return
        if label in ("IMMEDIATE", "VALUINST"):
            self.writer.write(P.ALL_PACKET_TYPES[label], self._step(), wave=wave)
        else:
            self.writer.write(self.instruction, self._step(), wave=wave, op=self.operations[label])
        unit = unit_of(label)
        if unit in _ALU_SRC:
            self.writer.write(P.ALUEXEC, self._step(), src=_ALU_SRC[unit])
        elif unit in _MEMORY_SRC:
            self.writer.write(P.VMEMEXEC, self._step(), src=_MEMORY_SRC[unit])

    def finish(self) -> bytes:
        """The trace's bytes."""
        return self.writer.finish()
