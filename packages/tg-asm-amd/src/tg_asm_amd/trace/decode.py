"""How a thread-trace blob becomes packets: nibble stream, layout selection and the running time.

A blob is one shader engine's buffer. Packets follow each other without gaps, nibble by nibble (low half of a
byte first). A packet exists only where 16 nibbles are left, whatever its own length.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .packets import (
    LAYOUT_HEADER,
    NOP,
    PACKET_TYPES_CDNA,
    PACKET_TYPES_RDNA3,
    PACKET_TYPES_RDNA4,
    Packet,
)

_WINDOW = (1 << 64) - 1
_PLAIN, _MARK, _ABSOLUTE, _HEADER, _LONG = range(5)
_RULES = {
    "none": (0, 0),
    "delta": (1, 0),
    "delta+4": (1, 4),
    "delta*4": (4, 0),
    "mark": (1, 0),
    "absolute": (0, 0),
}

# One row per low byte: class, nibbles, mask of own bits, delta shift and mask, factor, constant, rule.
_Row = tuple[type[Packet], int, int, int, int, int, int, int]


def _row(cls: type[Packet]) -> _Row:
    factor, constant = _RULES[cls.time_rule]
    high, low = cls.fields.get("delta", (0, 0)) if factor else (0, 0)
    mask = (2 << (high - low)) - 1 if factor else 0
    if cls is LAYOUT_HEADER:
        special = _HEADER
    elif cls.nibbles > 16:
        special = _LONG
    else:
        special = {"mark": _MARK, "absolute": _ABSOLUTE}.get(cls.time_rule, _PLAIN)
    return cls, cls.nibbles, (1 << 4 * cls.nibbles) - 1, low, mask, factor, constant, special


def _lookup(types: dict[int, type[Packet]]) -> list[_Row]:
    """The packet type of each low byte: the matching type with most mask bits, NOP last and as fallback."""
    ranked = sorted(types.values(), key=lambda cls: (cls is NOP, -cls.match_mask.bit_count()))
    rows = {cls: _row(cls) for cls in [*ranked, NOP]}
    return [
        rows[next((cls for cls in ranked if byte & cls.match_mask == cls.match_value), NOP)]
        for byte in range(256)
    ]


_RDNA3, _RDNA4, _CDNA = (
    _lookup(types) for types in (PACKET_TYPES_RDNA3, PACKET_TYPES_RDNA4, PACKET_TYPES_CDNA)
)


def decode(blob: bytes | bytearray | memoryview) -> Iterator[Packet]:
    """All packets of a blob in order. The first packet, a LAYOUT_HEADER, selects the packet table.

    Never fails on damaged bytes: what matches no type is reported as NOP with its raw nibble. A header later
    in the stream is reported and does not change the table. TypeError if `blob` is not bytes-like.
    """
    if not isinstance(blob, bytes | bytearray | memoryview):
        raise TypeError(f"decode wants the bytes of a trace, got {type(blob).__name__}")
    return _packets(bytes(blob))


def _packets(blob: bytes) -> Iterator[Packet]:
    table = _RDNA3
    position, time = 0, 0
    anchor: int | None = None
    last = 2 * len(blob) - 16
    from_bytes = int.from_bytes
    while position <= last:
        start = position >> 1
        if position & 1:
            window = from_bytes(blob[start : start + 9], "little") >> 4 & _WINDOW
        else:
            window = from_bytes(blob[start : start + 8], "little")
        cls, nibbles, own, shift, mask, factor, constant, special = table[window & 255]
        if special:
            if special == _MARK:
                if not (window >> cls.fields["rt"][1] & 1 and not window >> 8 & 1):
                    time += window >> shift & mask
            elif special == _ABSOLUTE:
                if not window >> 4 & 0xFFF:
                    stamp = window >> 16
                    if anchor is None:
                        anchor = stamp - time
                    else:
                        time = (stamp - anchor & ~3) - 4
            elif special == _HEADER:
                if position == 0:
                    table = {3: _RDNA3, 4: _RDNA4}.get(window >> 7 & 0x3F, _CDNA)
            else:
                time += window >> shift & mask
                window = from_bytes(blob[start : start + 10], "little") >> 4 * (position & 1)
        else:
            time += (window >> shift & mask) * factor + constant
        yield cls(time, window & own)
        position += nibbles


def layout_of(blob: bytes) -> str:
    """The packet layout a blob's first word selects: 'rdna3', 'rdna4' or 'cdna'."""
    window = int.from_bytes(blob[:8], "little")
    if _RDNA3[window & 255][7] != _HEADER:
        return "rdna3"
    return {3: "rdna3", 4: "rdna4"}.get(window >> 7 & 0x3F, "cdna")


def shader_clock(packets: Sequence[Packet]) -> list[tuple[int, int]]:
    """The shader clock between successive real-time markers, as (time in cycles, frequency in Hz).

    A marker holds the 100 MHz real-time counter (10 ns per tick).
    """
    markers = [(p._time, p.delta) for p in packets if getattr(p, "is_marker", False)]  # type: ignore[attr-defined]
    return [
        (time2, (time2 - time1) * 10**9 // ((ticks2 - ticks1) * 10))
        for (time1, ticks1), (time2, ticks2) in zip(markers, markers[1:], strict=False)
        if ticks2 > ticks1
    ]
