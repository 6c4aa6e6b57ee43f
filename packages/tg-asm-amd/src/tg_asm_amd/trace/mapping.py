"""Which instruction each packet of a trace stands for, following one program counter per wave.

RDNA: VALUINST, IMMEDIATE, IMMEDIATE_MASK and INST packets of the traced SIMD each stand for one instruction
of their wave. CDNA: one CDNA_INST per instruction of its wave (SIMD, slot), none for waits and s_nop.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from .operations import OPERATIONS_OF_PACKET, operation_name
from .packets import Packet
from .program import TracedInstruction, TracedProgram

_NO_PACKET = frozenset({"s_delay_alu", "s_wait_alu", "s_barrier_wait"})
_NO_PACKET_CDNA = frozenset({"s_waitcnt", "s_nop"})
_STARTS = frozenset({"WAVESTART", "WAVESTART_RDNA4", "CDNA_WAVESTART"})
_ENDS = frozenset({"WAVEEND", "WAVEEND_RDNA4", "CDNA_WAVEEND"})
_INSTRUCTION_PACKETS = frozenset({"VALUINST", "IMMEDIATE", *OPERATIONS_OF_PACKET})
_NOT_TAKEN = frozenset({"JUMP_NO", "NEXT"})


class MappedPacket(NamedTuple):
    """A packet with its wave slot and SIMD where it belongs to one; address and instruction if mapped."""

    packet: Packet
    wave: int | None = None
    simd: int | None = None
    pc: int | None = None
    instruction: TracedInstruction | None = None


def place_packets(packets: Iterable[Packet], *, cu: int = 0, simd: int = 0) -> Iterator[MappedPacket]:
    """Packets of the traced unit with their wave and SIMD; an IMMEDIATE_MASK gives one entry per wave.

    Packets that name another compute unit (on RDNA also another SIMD) than `cu`, `simd` are left out.
    """
    for packet in packets:
        name = type(packet).__name__
        fields = packet.fields
        p: Any = packet
        if "wgp" in fields:
            if p.cu == cu and p.simd == simd:
                yield MappedPacket(packet, p.wave, simd)
        elif name.startswith("CDNA_"):
            if "cu" not in fields or p.cu == cu:
                wave = p.wave if "wave" in fields else None
                yield MappedPacket(packet, wave, p.simd if "simd" in fields else None)
        elif name == "IMMEDIATE_MASK":
            mask = p.mask
            for wave in range(16):
                if mask >> wave & 1:
                    yield MappedPacket(packet, wave, simd)
        elif name in _INSTRUCTION_PACKETS:
            yield MappedPacket(packet, p.wave, simd)
        else:
            yield MappedPacket(packet)


def map_insts(
    packets: Iterable[Packet], program: TracedProgram, *, cu: int = 0, simd: int = 0
) -> Iterator[MappedPacket]:
    """Packets of the traced unit with the instructions they stand for; wave starts are not passed on.

    On CDNA the instructions of all SIMDs of the compute unit are traced. ValueError if trace and program
    contradict each other.
    """
    counters = _Counters(program)
    for placed in place_packets(packets, cu=cu, simd=simd):
        packet = placed.packet
        name = type(packet).__name__
        label: str | None = None
        if name in OPERATIONS_OF_PACKET:
            label = operation_name(name, packet.op)  # type: ignore[attr-defined]
        if name in _STARTS:
            counters.start(placed)
        elif name in _ENDS:
            yield counters.end(placed)
        elif name == "CDNA_INST":
            counters.skip(placed, _NO_PACKET_CDNA)
            yield counters.take(placed, label)
        elif name in _INSTRUCTION_PACKETS and not (label and label.startswith("OTHER_")):
            counters.skip(placed, _NO_PACKET)
            yield counters.take(placed, label)
        elif name == "IMMEDIATE_MASK":
            yield counters.take(placed, None)
        else:
            yield placed


class _Counters:
    """Program counters of the running waves, by (simd, wave slot)."""

    def __init__(self, program: TracedProgram) -> None:
        self.program = program
        self.running: dict[tuple[int | None, int | None], int] = {}

    def start(self, placed: MappedPacket) -> None:
        key = placed.simd, placed.wave
        if key in self.running:
            raise ValueError(
                f"wave slot {placed.wave} of SIMD {placed.simd} starts at time {placed.packet._time} "
                "although its wave is still running: only one wave can be in flight per slot"
            )
        self.running[key] = self.program.entry

    def _here(self, placed: MappedPacket) -> TracedInstruction:
        address = self.running.get((placed.simd, placed.wave))
        if address is None:
            raise ValueError(
                f"the {type(placed.packet).__name__} at time {placed.packet._time} belongs to wave slot "
                f"{placed.wave} of SIMD {placed.simd}, where no wave is running"
            )
        return self.program[address]

    def end(self, placed: MappedPacket) -> MappedPacket:
        item = self._here(placed)
        del self.running[placed.simd, placed.wave]
        return placed._replace(pc=item.address, instruction=item)

    def skip(self, placed: MappedPacket, silent: frozenset[str]) -> None:
        """Pass the instructions that never produce a packet."""
        while (item := self._here(placed)).mnemonic in silent:
            self.running[placed.simd, placed.wave] = item.address + item.size

    def take(self, placed: MappedPacket, label: str | None) -> MappedPacket:
        """The instruction at the wave's counter, and the counter moved on. `label`: the operation's name."""
        item = self._here(placed)
        step = item.address + item.size
        if item.is_branch:
            if label == "JUMP" and item.target is not None:
                step = item.target
            elif label not in _NOT_TAKEN:
                raise ValueError(
                    f"the branch {item.mnemonic} at {item.address:#x} meets "
                    f"{label or type(placed.packet).__name__} at time {placed.packet._time}; "
                    "it must meet a taken or not-taken jump"
                )
        elif item.mnemonic == "s_endpgm":  # its own packet (CDNA: OTHER_MSG) comes before the wave's end
            step = item.address
        self.running[placed.simd, placed.wave] = step
        return placed._replace(pc=item.address, instruction=item)
