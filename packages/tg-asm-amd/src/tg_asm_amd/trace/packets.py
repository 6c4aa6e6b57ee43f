"""Which packets a thread trace is made of: their bits, fields and time rules, one class per packet type.

A packet class is made from one row of the tables below. An object holds the packet's time (`_time`, cycles
since the start of the blob, after the packet's own advance) and its raw bits (`raw`); fields are read from
the raw bits on demand, so decoding stays cheap and re-encoding is lossless.
"""

from __future__ import annotations

from typing import Any, ClassVar

FieldTable = dict[str, tuple[int, int]]
"""Field name -> (highest bit, lowest bit), counted from the packet's first bit."""


class Packet:
    """One packet of a thread trace. `_time` in shader cycles, `raw` the packet's own bits."""

    __slots__ = ("_time", "raw")
    nibbles: ClassVar[int] = 1
    match_mask: ClassVar[int] = 0
    match_value: ClassVar[int] = 0
    type_id: ClassVar[int] = 0
    time_rule: ClassVar[str] = "none"
    fields: ClassVar[FieldTable] = {}

    def __init__(self, time: int, raw: int) -> None:
        self._time = time
        self.raw = raw

    @classmethod
    def make(cls, time: int = 0, **values: int) -> Packet:
        """A packet from field values (others 0). ValueError for an unknown field or one that does not fit."""
        raw = cls.match_value
        for name, number in values.items():
            if name not in cls.fields:
                known = ", ".join(cls.fields) or "none"
                raise ValueError(f"{cls.__name__} has no field {name!r}; its fields are: {known}")
            high, low = cls.fields[name]
            if not 0 <= number < 1 << (high - low + 1):
                raise ValueError(
                    f"{cls.__name__}.{name} = {number} does not fit its {high - low + 1} bits; "
                    f"allowed are 0 to {(1 << (high - low + 1)) - 1}"
                )
            raw |= number << low
        return cls(time, raw)

    @property
    def time(self) -> int:
        """Cycles since the start of the blob, after this packet's own advance."""
        return self._time

    def field_values(self) -> dict[str, int]:
        """All fields of the packet, in table order."""
        raw = self.raw
        return {name: raw >> low & ((2 << (high - low)) - 1) for name, (high, low) in self.fields.items()}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Packet):
            return NotImplemented
        return type(self) is type(other) and self.raw == other.raw and self._time == other._time

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.raw, self._time))

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value}" for name, value in self.field_values().items())
        return f"{type(self).__name__}(time={self._time}{fields})"


def _field_property(high: int, low: int) -> property:
    mask = (2 << (high - low)) - 1
    return property(lambda self: self.raw >> low & mask)


# name | id | mask | value | nibbles | time rule | fields
_COMMON = """
VALUINST 1 07 03 3 delta delta 5:3 flag 6:6 wave 11:7
VMEMEXEC 2 0f 0f 2 delta delta 5:4 src 7:6
ALUEXEC 3 0f 0e 2 delta delta 5:4 src 7:6
IMMEDIATE 4 0f 0d 3 delta delta 6:4 wave 11:7
IMMEDIATE_MASK 5 1f 04 6 delta delta 7:5 mask 23:8
WAVERDY 6 1f 14 6 delta delta 7:5 mask 23:8
TS_DELTA_S8_W3 7 7f 21 18 delta delta 10:8
UTILCTR 14 7f 31 12 delta delta 8:7 ctr 47:9
TS_DELTA_SHORT 15 0f 08 2 delta+4 delta 7:4
NOP 16 0f 00 1 none
TS_WAVE_STATE 17 7f 51 6 delta delta 15:7 coarse 23:16
EVENT 18 ff 61 6 delta delta 10:8 event 23:11
EVENT_BIG 19 ff e1 8 delta delta 10:8 event 31:11
REG 20 0f 09 16 delta delta 6:4 slot 9:7 hi_byte 15:8 subop 31:16 val32 63:32
SNAPSHOT 21 7f 71 16 delta delta 9:7 snap 63:10
LAYOUT_HEADER 23 7f 11 16 none layout 12:7 simd 14:13 group 17:15 sel_a 31:28 sel_b 36:33 flag4 59:59
"""
_RDNA3 = """
WAVEEND 8 1f 15 5 delta delta 7:5 sa 8:8 simd 10:9 wgp 13:11 wave 19:15
WAVESTART 9 1f 0c 8 delta delta 6:5 sa 7:7 simd 9:8 wgp 12:10 wave 17:13 id7 31:18
TS_DELTA_S5_W2 10 1f 1c 12 delta delta 6:5
WAVEALLOC 11 1f 05 5 delta delta 7:5
TS_DELTA_S5_W3 12 1f 06 13 delta delta 7:5
PERF 13 1f 16 7 delta delta 7:5 arg 27:8
TS_DELTA_OR_MARK 22 7f 01 12 mark delta 47:12 pl 8:8 rt 9:9
INST 24 07 02 5 delta delta 6:4 flag1 3:3 flag2 7:7 wave 12:8 op 19:13
"""
_RDNA4 = """
WAVEEND_RDNA4 8 1f 15 5 delta delta 7:5 sa 8:8 simd 10:9 wgp 14:11 wave 19:15
WAVESTART_RDNA4 9 1f 0c 8 delta delta 6:5 sa 7:7 simd 9:8 wgp 13:10 wave 19:15 id7 31:20
TS_DELTA_S5_W2_RDNA4 10 1f 1c 10 delta delta 6:5
WAVEALLOC_RDNA4 11 1f 05 6 delta delta 7:5
TS_DELTA_S5_W3_RDNA4 12 1f 06 14 delta delta 9:7
PERF_RDNA4 13 1f 16 8 delta delta 9:7 arg 31:10
TS_DELTA_OR_MARK_RDNA4 22 7f 01 16 mark delta 63:12 rt 7:7 pl 8:8 tl 9:9
INST_RDNA4 24 07 02 5 delta delta 5:3 w64h 6:6 wave 11:7 op 19:12
"""
_CDNA = """
CDNA_MISC 0 0f 00 4 delta*4 delta 11:4 sh 12:12 misc_type 15:13
CDNA_TIMESTAMP 1 0f 01 16 absolute timestamp 63:16
CDNA_REG 2 0f 02 16 none pipe 6:5 regaddr 31:16 regdata 63:32
CDNA_WAVESTART 3 0f 03 8 none sh 5:5 cu 9:6 wave 13:10 simd 15:14 pipe 17:16 me 19:18 count 28:22
CDNA_WAVEALLOC 4 0f 04 4 none sh 5:5 cu 9:6 wave 13:10 simd 15:14
CDNA_REG_CS 5 0f 05 12 none pipe 6:5 regaddr 15:9 regdata 47:16
CDNA_WAVEEND 6 0f 06 4 none sh 5:5 cu 9:6 wave 13:10 simd 15:14
CDNA_EVENT 7 0f 07 4 none
CDNA_EVENT_CS 8 0f 08 4 none
CDNA_EVENT_GFX1 9 0f 09 4 none
CDNA_INST 10 0f 0a 4 none wave 8:5 simd 10:9 op 15:11
CDNA_INST_PC 11 0f 0b 16 none wave 8:5 simd 10:9 err 15:15 pc 63:16
CDNA_USERDATA 12 0f 0c 12 none sh 5:5 cu 9:6 wave 13:10 simd 15:14 data 47:16
CDNA_ISSUE 13 0f 0d 8 none simd 6:5 inst0 9:8 inst1 11:10 inst2 13:12 inst3 15:14 inst4 17:16 \
inst5 19:18 inst6 21:20 inst7 23:22 inst8 25:24 inst9 27:26
CDNA_PERF 14 0f 0e 16 none sh 5:5 cu 9:6 cntr_bank 11:10 cntr0 24:12 cntr1 37:25 cntr2 50:38 cntr3 63:51
CDNA_REG_CS_PRIV 15 0f 0f 12 none pipe 6:5 regaddr 15:9 regdata 47:16
"""


def _packet_class(row: str) -> type[Packet]:
    name, type_id, mask, value, nibbles, rule, *fields = row.split()
    table: FieldTable = {}
    for field, bits in zip(fields[::2], fields[1::2], strict=True):
        high, low = bits.split(":")
        table[field] = (int(high), int(low))
    namespace: dict[str, Any] = {"__slots__": (), "__doc__": f"Packet {name}: {int(nibbles)} nibbles."}
    namespace |= {field: _field_property(high, low) for field, (high, low) in table.items()}
    if "wgp" in table:  # compute unit inside the shader engine: work-group processors of both shader arrays
        per_array = 1 << (table["wgp"][0] - table["wgp"][1] + 1)
        namespace["cu"] = property(lambda self: self.wgp + per_array * self.sa)
    if rule == "mark":
        namespace["is_marker"] = property(lambda self: bool(self.rt and not self.pl))
    namespace |= {"nibbles": int(nibbles), "match_mask": int(mask, 16), "match_value": int(value, 16)}
    namespace |= {"type_id": int(type_id), "time_rule": rule, "fields": table, "__module__": __name__}
    return type(name, (Packet,), namespace)


def _classes(text: str) -> dict[str, type[Packet]]:
    return {row.split()[0]: _packet_class(row) for row in text.strip().splitlines()}


_common, _rdna3, _rdna4, _cdna = (_classes(text) for text in (_COMMON, _RDNA3, _RDNA4, _CDNA))

ALL_PACKET_TYPES: dict[str, type[Packet]] = {**_common, **_rdna3, **_rdna4, **_cdna}
"""Every packet class by its name."""


def _by_id(*groups: dict[str, type[Packet]]) -> dict[int, type[Packet]]:
    classes = [cls for group in groups for cls in group.values()]
    return {cls.type_id: cls for cls in sorted(classes, key=lambda cls: cls.type_id)}


PACKET_TYPES_RDNA3 = _by_id(_common, _rdna3)
PACKET_TYPES_RDNA4 = _by_id(_common, _rdna4)
# The header's id is 16 in a CDNA stream, whose ids are the 4-bit packet formats.
PACKET_TYPES_CDNA = _by_id(_cdna) | {16: _common["LAYOUT_HEADER"]}

VALUINST: Any = _common["VALUINST"]
VMEMEXEC: Any = _common["VMEMEXEC"]
ALUEXEC: Any = _common["ALUEXEC"]
IMMEDIATE: Any = _common["IMMEDIATE"]
IMMEDIATE_MASK: Any = _common["IMMEDIATE_MASK"]
WAVERDY: Any = _common["WAVERDY"]
TS_DELTA_SHORT: Any = _common["TS_DELTA_SHORT"]
NOP: Any = _common["NOP"]
LAYOUT_HEADER: Any = _common["LAYOUT_HEADER"]
WAVESTART: Any = _rdna3["WAVESTART"]
WAVEEND: Any = _rdna3["WAVEEND"]
TS_DELTA_OR_MARK: Any = _rdna3["TS_DELTA_OR_MARK"]
INST: Any = _rdna3["INST"]
WAVESTART_RDNA4: Any = _rdna4["WAVESTART_RDNA4"]
WAVEEND_RDNA4: Any = _rdna4["WAVEEND_RDNA4"]
TS_DELTA_OR_MARK_RDNA4: Any = _rdna4["TS_DELTA_OR_MARK_RDNA4"]
INST_RDNA4: Any = _rdna4["INST_RDNA4"]
CDNA_MISC: Any = _cdna["CDNA_MISC"]
CDNA_TIMESTAMP: Any = _cdna["CDNA_TIMESTAMP"]
CDNA_WAVESTART: Any = _cdna["CDNA_WAVESTART"]
CDNA_WAVEEND: Any = _cdna["CDNA_WAVEEND"]
CDNA_INST: Any = _cdna["CDNA_INST"]
CDNA_ISSUE: Any = _cdna["CDNA_ISSUE"]
