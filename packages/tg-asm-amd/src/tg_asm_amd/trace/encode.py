"""How packets become a thread-trace blob again, and how a new trace is written packet by packet."""

from __future__ import annotations

from collections.abc import Iterable

from . import packets as P
from .decode import decode
from .packets import Packet

_ALIGN_NIBBLES = 64
_END_NIBBLES = 32


def encode(packets: Iterable[Packet], tail: bytes = b"") -> bytes:
    """The bytes of a packet sequence; `tail`: the nibbles behind the last one (one per byte, see `tail_of`).

    `encode(decode(blob), tail_of(blob)) == blob` for every blob. Without a tail an odd nibble count is padded
    by one zero nibble; a reader needs 16 nibbles from a packet's start (`TraceWriter` writes them).
    """
    nibbles = bytearray()
    for packet in packets:
        raw = packet.raw
        for shift in range(0, 4 * packet.nibbles, 4):
            nibbles.append(raw >> shift & 15)
    nibbles += tail
    if len(nibbles) & 1:
        nibbles.append(0)
    return bytes(low | high << 4 for low, high in zip(nibbles[::2], nibbles[1::2], strict=True))


def tail_of(blob: bytes) -> bytes:
    """The nibbles (one per byte) of a blob that no packet covers: at most 15, too few to start a packet."""
    used = sum(packet.nibbles for packet in decode(blob))
    nibbles = [nibble for byte in blob for nibble in (byte & 15, byte >> 4)]
    return bytes(nibbles[used:])


class TraceWriter:
    """Writes the trace of one shader engine in the packet layout of `family`: 'rdna3', 'rdna4' or 'cdna'.

    `write(packet class, time, **fields)` advances the running time as far as the packet's own `delta` reaches
    and puts time packets in front for longer gaps. `finish()` pads and returns the bytes.
    """

    def __init__(self, family: str, *, shader_engine: int = 0) -> None:
        self.family = family
        self.time = 0
        self._packets: list[Packet] = []
        if family == "rdna3":
            header = P.LAYOUT_HEADER.make(layout=3, sel_a=6)
        elif family == "rdna4":
            header = P.LAYOUT_HEADER.make(layout=4, sel_a=6, sel_b=4, flag4=1)
        elif family == "cdna":
            # What a recorder puts before a gfx9 stream: layout 0, constants 4 and 15, the engine's number.
            header = P.LAYOUT_HEADER(0, 0x11 | 4 << 13 | 0xF << 16 | (shader_engine & 0xFF) << 24)
        else:
            raise ValueError(f"unknown trace family {family!r}; known are 'rdna3', 'rdna4' and 'cdna'")
        self._packets.append(header)

    def write(self, packet_class: type[Packet], time: int | None = None, **values: int) -> Packet:
        """Append a packet at `time` (cycles; None: now). ValueError for time running back or a large field.

        CDNA times advance in steps of four cycles: other times are rounded down.
        """
        if packet_class not in self._known():
            raise ValueError(f"{packet_class.__name__} is no packet of a {self.family} trace")
        wanted = self.time if time is None else time
        if wanted < self.time:
            raise ValueError(f"time runs backwards: {wanted} after {self.time}")
        gap = wanted - self.time
        if packet_class.time_rule == "delta" and "delta" not in values:
            high, low = packet_class.fields["delta"]
            own = min(gap, (2 << (high - low)) - 1)
            self._advance(gap - own)
            values["delta"] = own
            self.time += own
        elif packet_class.time_rule == "none":
            self._advance(gap)
        else:
            raise ValueError(f"{packet_class.__name__} carries time itself; it is written by the writer only")
        packet = packet_class.make(self.time, **values)
        self._packets.append(packet)
        return packet

    def _known(self) -> list[type[Packet]]:
        tables = {"rdna3": P.PACKET_TYPES_RDNA3, "rdna4": P.PACKET_TYPES_RDNA4, "cdna": P.PACKET_TYPES_CDNA}
        return list(tables[self.family].values())

    def _advance(self, gap: int) -> None:
        """Time packets for `gap` cycles."""
        if self.family == "cdna":
            for step in _cdna_steps(gap):
                self.time += 4 * step
                self._packets.append(P.CDNA_MISC.make(self.time, delta=step))
            return
        if 4 <= gap <= 19:
            self.time += gap
            self._packets.append(P.TS_DELTA_SHORT.make(self.time, delta=gap - 4))
        elif gap:
            mark = P.TS_DELTA_OR_MARK if self.family == "rdna3" else P.TS_DELTA_OR_MARK_RDNA4
            self.time += gap
            self._packets.append(mark.make(self.time, delta=gap))

    @property
    def packets(self) -> list[Packet]:
        """The packets written so far, header first."""
        return list(self._packets)

    def finish(self) -> bytes:
        """The trace's bytes, padded with zeros so that every packet is readable, to whole 32-byte units."""
        used = sum(packet.nibbles for packet in self._packets)
        filled = used + (used & 1) + _END_NIBBLES
        return encode(self._packets, bytes(filled + -filled % _ALIGN_NIBBLES - used))


def _cdna_steps(gap: int) -> list[int]:
    whole, rest = divmod(gap // 4, 255)
    return [255] * whole + ([rest] if rest else [])
