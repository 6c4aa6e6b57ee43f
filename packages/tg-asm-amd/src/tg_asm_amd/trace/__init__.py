"""SQTT (thread trace) streams: decode and encode packets, map them to instructions, build timelines.

packets = list(decode(blob))
for row in timeline(packets, program):
    print(row)
"""

from .decode import decode, layout_of, shader_clock
from .encode import TraceWriter, encode, tail_of
from .mapping import MappedPacket, map_insts, place_packets
from .operations import OPERATIONS_CDNA, OPERATIONS_RDNA3, OPERATIONS_RDNA4, duration, operation_name, unit_of
from .packets import (
    ALL_PACKET_TYPES,
    PACKET_TYPES_CDNA,
    PACKET_TYPES_RDNA3,
    PACKET_TYPES_RDNA4,
    Packet,
)
from .program import TracedInstruction, TracedProgram, text_section
from .timeline import TimelineRange, WaveSpan, print_packets, sqtt_timeline, timeline, wave_spans

__all__ = [
    "ALL_PACKET_TYPES",
    "OPERATIONS_CDNA",
    "OPERATIONS_RDNA3",
    "OPERATIONS_RDNA4",
    "PACKET_TYPES_CDNA",
    "PACKET_TYPES_RDNA3",
    "PACKET_TYPES_RDNA4",
    "MappedPacket",
    "Packet",
    "TimelineRange",
    "TraceWriter",
    "TracedInstruction",
    "TracedProgram",
    "WaveSpan",
    "decode",
    "duration",
    "encode",
    "layout_of",
    "map_insts",
    "operation_name",
    "place_packets",
    "print_packets",
    "shader_clock",
    "sqtt_timeline",
    "tail_of",
    "text_section",
    "timeline",
    "unit_of",
    "wave_spans",
]
