"""What ran when: ranges on one row per wave (dispatches) and per execution unit, from a trace.

Wave rows are called `WAVE:<slot>` and hold one range per instruction packet. Unit rows are called
`ALUEXEC:0 <unit>` and `VMEMEXEC:0 <unit>`; their ranges are joined with dispatches first in, first out.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, TextIO

from .decode import decode
from .mapping import MappedPacket, map_insts, place_packets
from .operations import ALU_SOURCES, MEMORY_SOURCES, OPERATIONS_OF_PACKET, duration, operation_name, unit_of
from .packets import Packet
from .program import TracedProgram


class TimelineRange(NamedTuple):
    """One range of a row, in cycles. `pc`: address; `link`: `<row>-<index>` of the dispatch."""

    row: str
    label: str
    start: int
    end: int
    pc: int | None = None
    link: str | None = None


class _Dispatch(NamedTuple):
    label: str
    link: str
    cycles: int
    is_wmma: bool


class _Builder:
    def __init__(self) -> None:
        self.ranges: list[TimelineRange] = []
        self.row_length: dict[str, int] = defaultdict(int)
        self.queues: dict[str, deque[_Dispatch]] = defaultdict(deque)
        self.open_barriers: dict[str, int] = {}

    def _append(self, item: TimelineRange) -> str:
        """Add a range; returns its link name."""
        link = f"{item.row}-{self.row_length[item.row]}"
        self.row_length[item.row] += 1
        self.ranges.append(item)
        return link

    def _close_barrier(self, row: str, time: int) -> None:
        opened = self.open_barriers.pop(row, None)
        if opened is not None:
            self.ranges[opened] = self.ranges[opened]._replace(end=time)

    def dispatch(self, mapped: MappedPacket, label: str, queued: bool) -> None:
        time, row = mapped.packet._time, f"WAVE:{mapped.wave}"
        self._close_barrier(row, time)
        link = self._append(TimelineRange(row, label, time, time + 1, mapped.pc))
        if label in ("BARRIER", "BARRIER_SIGNAL"):
            self.open_barriers[row] = len(self.ranges) - 1
        unit = unit_of(label) if queued else None
        if unit is not None:
            cycles, is_wmma = duration(label), label.startswith("WMMA")
            if mapped.instruction is not None and mapped.instruction.mnemonic.startswith("v_wmma_"):
                is_wmma = True
                if label == "VALUINST":  # RDNA3 has no operation code for a matrix operation
                    cycles = 16 if mapped.instruction.mnemonic.endswith("iu4") else 32
            self.queues[unit].append(_Dispatch(label, link, cycles, is_wmma))

    def execute(self, packet_name: str, source: str, time: int) -> None:
        if source == "VALU_SALU":
            self.execute(packet_name, "VALU", time)
            self.execute(packet_name, "SALU", time)
            return
        queue = self.queues[source]
        dispatch = queue.popleft() if queue else None
        unit, label, cycles = source.removesuffix("_ALT"), source, 1
        if dispatch is not None:
            cycles = dispatch.cycles
            if dispatch.label.startswith("WMMA"):
                unit = "WMMA"
            elif dispatch.label.startswith("VALUT_"):
                unit = "TFU"
            if dispatch.is_wmma:
                label = "VALU_WMMA"
        # The packet marks the end of VALU and WMMA operations, the first cycle of the others.
        start = time - cycles if unit in ("VALU", "WMMA") else time
        link = dispatch.link if dispatch else None
        self._append(TimelineRange(f"{packet_name}:0 {unit}", label, start, start + cycles, None, link))

    def ready(self, mask: int, time: int) -> None:
        for wave in range(16):
            row = f"WAVE:{wave}"
            if mask >> wave & 1 and row in self.open_barriers:
                self._close_barrier(row, time)
                self._append(TimelineRange(row, "WAVERDY", time, time + 1))


def timeline(
    packets: Iterable[Packet], program: TracedProgram | None = None, *, cu: int = 0, simd: int = 0
) -> Iterator[TimelineRange]:
    """The ranges of a trace, in the order of their packets; with a program, dispatches carry addresses.

    `cu`, `simd`: the traced compute unit and SIMD (on CDNA only that SIMD's waves are shown).
    ValueError if the program does not fit the trace.
    """
    if program is None:
        mapped = place_packets(packets, cu=cu, simd=simd)
    else:
        mapped = map_insts(packets, program, cu=cu, simd=simd)
    builder = _Builder()
    for item in mapped:
        packet: Any = item.packet
        name = type(packet).__name__
        if item.simd is not None and item.simd != simd:
            continue
        if name in OPERATIONS_OF_PACKET:
            builder.dispatch(item, operation_name(name, packet.op), queued=not name.startswith("CDNA"))
        elif name in ("VALUINST", "IMMEDIATE"):
            builder.dispatch(item, name, queued=True)
        elif name == "IMMEDIATE_MASK":
            builder.dispatch(item, "IMMEDIATE", queued=False)
        elif name in ("WAVEEND", "WAVEEND_RDNA4", "CDNA_WAVEEND"):
            builder.dispatch(item, name, queued=False)
        elif name in ("ALUEXEC", "VMEMEXEC"):
            sources = ALU_SOURCES if name == "ALUEXEC" else MEMORY_SOURCES
            builder.execute(name, sources[packet.src], packet._time)
        elif name == "WAVERDY":
            builder.ready(packet.mask, packet._time)
    return iter(builder.ranges)


def sqtt_timeline(blob: bytes, code_object: bytes, target: str) -> list[TimelineRange]:
    """The ranges of a trace of a kernel, given its code object (ELF) and processor.

    ValueError if the two do not belong together.
    """
    return list(timeline(decode(blob), TracedProgram.from_code_object(code_object, target)))


def print_packets(packets: Iterable[Packet], file: TextIO | None = None) -> None:
    """One line per packet: time, type, fields."""
    for packet in packets:
        fields = " ".join(f"{name}={value:#x}" for name, value in packet.field_values().items())
        print(f"{packet._time:>12} {type(packet).__name__:<24} {fields}".rstrip(), file=file)


class WaveSpan(NamedTuple):
    """One wave's stay on the machine, in cycles; `start` or `end` is None where the trace lacks it."""

    simd: int
    cu: int
    wave: int
    start: int | None
    end: int | None


def wave_spans(packets: Iterable[Packet]) -> list[WaveSpan]:
    """All waves of a trace in order of their start, paired first in, first out per (simd, cu, slot)."""
    spans: list[WaveSpan] = []
    running: dict[tuple[int, int, int], deque[int]] = defaultdict(deque)
    for packet in packets:
        name = type(packet).__name__
        p: Any = packet
        if name in ("WAVESTART", "WAVESTART_RDNA4", "CDNA_WAVESTART"):
            running[p.simd, p.cu, p.wave].append(len(spans))
            spans.append(WaveSpan(p.simd, p.cu, p.wave, packet._time, None))
        elif name in ("WAVEEND", "WAVEEND_RDNA4", "CDNA_WAVEEND"):
            queue = running[p.simd, p.cu, p.wave]
            if queue:
                index = queue.popleft()
                spans[index] = spans[index]._replace(end=packet._time)
            else:
                spans.append(WaveSpan(p.simd, p.cu, p.wave, None, packet._time))
    return spans
