"""Thread-trace streams written here: layouts, time rules, odd packets, damaged input."""

import random

import pytest

from tg_asm_amd import trace
from tg_asm_amd.trace import packets as P


def nibbles_of(value: int, count: int) -> list[int]:
    return [value >> 4 * i & 15 for i in range(count)]


def pack(*parts: tuple[int, int]) -> bytes:
    """Bytes of (value, nibbles) pairs, low nibble first, padded for the reader: an encoder of its own."""
    nibbles = [n for value, count in parts for n in nibbles_of(value, count)]
    nibbles += [0] * (16 + len(nibbles) % 2)
    return bytes(a | b << 4 for a, b in zip(nibbles[::2], nibbles[1::2], strict=True))


RDNA3_HEADER = (0x11 | 3 << 7, 16)
RDNA4_HEADER = (0x11 | 4 << 7, 16)
CDNA_HEADER = (0x11 | 4 << 13 | 0xF << 16, 16)


def read(*parts):
    return [p for p in trace.decode(pack(*parts))]


def test_short_time_packet_adds_four_cycles_more_than_its_field():
    assert [p.time for p in read(RDNA3_HEADER, (0x08 | 9 << 4, 2))][1] == 13


def test_marker_leaves_time_alone_and_holds_the_clock():
    header, plain, marker = read(RDNA3_HEADER, (0x01 | 50 << 12, 12), (0x01 | 1 << 9 | 77 << 12, 12))[:3]
    assert (plain.time, plain.is_marker) == (50, False)
    assert (marker.time, marker.is_marker, marker.delta) == (50, True, 77)


def test_long_packet_keeps_all_bits_and_the_following_packet_is_read_right():
    for lead in (0, 1):  # the long packet on a byte boundary and between two
        long_bits = 0x21 | 5 << 8 | 0x5A5A << 55
        parts = [RDNA3_HEADER, *[(0, 1)] * lead, (long_bits, 18), (0x03 | 2 << 3 | 9 << 7, 3)]
        found = read(*parts)
        assert [type(p).__name__ for p in found[1 + lead : 3 + lead]] == ["TS_DELTA_S8_W3", "VALUINST"]
        assert found[1 + lead].raw == long_bits
        assert (found[2 + lead].wave, found[2 + lead].time) == (9, 7)


def test_rdna4_header_selects_rdna4_packets():
    packet = read(RDNA4_HEADER, (0x02 | 3 << 3 | 4 << 7 | 0x8C << 12, 5))[1]
    assert type(packet).__name__ == "INST_RDNA4"
    assert (packet.time, packet.wave, trace.operation_name("INST_RDNA4", packet.op)) == (3, 4, "WMMA_8")


def test_other_layouts_select_cdna_and_later_headers_change_nothing():
    found = read(CDNA_HEADER, (0x00 | 3 << 4, 4), RDNA3_HEADER, (0x0A | 2 << 5 | 1 << 9 | 5 << 11, 4))
    assert [type(p).__name__ for p in found[:4]] == [
        "LAYOUT_HEADER",
        "CDNA_MISC",
        "LAYOUT_HEADER",
        "CDNA_INST",
    ]
    assert found[1].time == 12
    assert (found[3].simd, found[3].wave, found[3].op) == (1, 2, 5)


def test_cdna_timestamps_move_time_relative_to_the_first():
    def stamp(value):
        return (0x01 | value << 16, 16)

    found = read(CDNA_HEADER, (3 << 4, 4), stamp(1000), stamp(1107), (0x01 | 1 << 4 | 9999 << 16, 16))
    # anchor = 1000 - 12; (1107 - 988) & ~3 = 116, minus 4
    assert [p.time for p in found[:5]] == [0, 12, 12, 112, 112]


def test_packets_need_sixteen_nibbles_from_their_start():
    blob = pack(RDNA3_HEADER, (0x08, 2))[:-8]
    assert [type(p).__name__ for p in trace.decode(blob)] == ["LAYOUT_HEADER"] + ["TS_DELTA_SHORT"] * (
        len(blob) * 2 - 16 >= 16
    )


def test_unknown_operation_codes_stay_numbers():
    packet = read(RDNA3_HEADER, (0x02 | 0x7F << 13, 5))[1]
    assert packet.op == 0x7F
    assert trace.operation_name("INST", packet.op) == "0x7f"


def test_random_bytes_decode_without_error_and_encode_back():
    rng = random.Random(11)
    for header in (RDNA3_HEADER, RDNA4_HEADER, CDNA_HEADER):
        for _ in range(20):
            blob = pack(header)[:8] + rng.randbytes(rng.randrange(200))
            packets = list(trace.decode(blob))
            # The last packet may be longer than the blob.
            assert trace.encode(packets, trace.tail_of(blob))[: len(blob)] == blob
            assert (
                all(a.time <= b.time for a, b in zip(packets, packets[1:], strict=False))
                or header is CDNA_HEADER
            )


@pytest.mark.parametrize("wrong", ["text", 3, None])
def test_decode_refuses_what_is_not_bytes(wrong):
    with pytest.raises(TypeError, match="bytes"):
        trace.decode(wrong)


def test_every_packet_type_survives_encoding_in_its_own_layout():
    rng = random.Random(5)
    for header, table in (
        (RDNA3_HEADER, trace.PACKET_TYPES_RDNA3),
        (RDNA4_HEADER, trace.PACKET_TYPES_RDNA4),
        (CDNA_HEADER, trace.PACKET_TYPES_CDNA),
    ):
        written = []
        for cls in table.values():
            values = {name: rng.randrange(2 << (hi - lo)) for name, (hi, lo) in cls.fields.items()}
            if cls is P.ALL_PACKET_TYPES["REG"]:
                values["hi_byte"] = values["hi_byte"] & ~3 | values["slot"] >> 1 & 3  # overlapping on purpose
            if cls is P.LAYOUT_HEADER:
                continue
            written.append(cls.make(**values))
        blob = trace.encode([P.LAYOUT_HEADER(0, header[0]), *written], bytes(32))
        found = list(trace.decode(blob))[1 : 1 + len(written)]
        assert [(type(p), p.raw) for p in found] == [(type(p), p.raw) for p in written]


def test_make_refuses_unknown_fields_and_large_values():
    with pytest.raises(ValueError, match="has no field 'speed'"):
        P.VALUINST.make(speed=1)
    with pytest.raises(ValueError, match=r"VALUINST.wave = 32 does not fit"):
        P.VALUINST.make(wave=32)


@pytest.mark.parametrize("family", ["rdna3", "rdna4", "cdna"])
def test_writer_places_packets_at_their_times(family):
    writer = trace.TraceWriter(family)
    cls = {"rdna3": P.INST, "rdna4": P.INST_RDNA4, "cdna": P.CDNA_INST}[family]
    times = [0, 4, 12, 28, 5000, 5004, 90000, 90000]
    for index, time in enumerate(times):
        writer.write(cls, time, wave=index, op=1)
    blob = writer.finish()
    assert len(blob) % 32 == 0
    assert trace.layout_of(blob) == family
    assert [(p.time, p.wave) for p in trace.decode(blob) if isinstance(p, cls)] == list(
        zip(times, range(len(times)), strict=True)
    )


def test_writer_refuses_wrong_families_packets_and_times():
    with pytest.raises(ValueError, match="unknown trace family"):
        trace.TraceWriter("gfx7")
    writer = trace.TraceWriter("rdna3")
    with pytest.raises(ValueError, match="no packet of a rdna3 trace"):
        writer.write(P.CDNA_INST, 0)
    writer.write(P.VALUINST, 10)
    with pytest.raises(ValueError, match="runs backwards"):
        writer.write(P.VALUINST, 9)


def test_shader_clock_comes_from_successive_markers():
    def marker(ticks):
        return (0x01 | 1 << 9 | ticks << 12, 12)

    found = read(RDNA3_HEADER, marker(100), (0x01 | 2500 << 12, 12), marker(200))
    assert trace.shader_clock(found) == [(2500, 2_500_000_000)]
