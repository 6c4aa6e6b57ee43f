"""Are registers and packets put together as the headers say? Small tables, worked out by hand."""

import types

import pytest

from tg_autogen.packets import Pm4Packets, SdmaPackets
from tg_autogen.registers import Database, RegisterFile

TABLE = (
    "# gc 11.0.0\nregCOMPUTE_PGM_LO 1bac 0 1\nregGRBM_CNTL da0 1 2\nixSQ_WAVE_MODE 1 - 0\nCP_STAT - - 1\n"
    "=0 \n=1 DATA:0:32\n=2 READ_TIMEOUT:0:8 REPORT:31:1 ODD:4/f00\n"
)
SDMA = (
    "# sdma\nCOPY_LINEAR 7 1 0 HEADER.op:0:0:8 HEADER.sub_op:0:8:8 COUNT.count:1:0:22 "
    "SRC_ADDR_LO.src_addr_31_0:3:0:32 SRC_ADDR_HI.src_addr_63_32:4:0:32 "
    "DST_ADDR_LO.dst_addr_31_0:5:0:32 DST_ADDR_HI.dst_addr_63_32:6:0:32\n=SDMA_OP_COPY 0x1\n"
)


@pytest.fixture
def folder(tmp_path):
    for version in ("11_0_0", "11_5_0", "12_0_0"):
        (tmp_path / f"gc_{version}.txt").write_text(TABLE)
    (tmp_path / "sdma.txt").write_text(SDMA)
    return tmp_path


def test_register_has_offset_segment_and_fields(folder):
    register = RegisterFile(str(folder / "x.py"), "gc_11_0_0.txt").regGRBM_CNTL
    assert (register.name, register.offset, register.segment) == ("regGRBM_CNTL", 0xDA0, 1)
    assert register.fields == {"read_timeout": (0, 0xFF), "report": (31, 1 << 31), "odd": (4, 0xF00)}


def test_encode_and_decode_are_inverse(folder):
    register = RegisterFile(str(folder / "x.py"), "gc_11_0_0.txt").regGRBM_CNTL
    assert register.encode(read_timeout=0x12, report=1) == 0x80000012
    assert register.decode(0x80000012) == {"read_timeout": 0x12, "report": 1, "odd": 0}


def test_unknown_names_and_large_values_are_refused(folder):
    registers = RegisterFile(str(folder / "x.py"), "gc_11_0_0.txt")
    with pytest.raises(AttributeError, match="no register 'regNOTHING'"):
        _ = registers.regNOTHING
    with pytest.raises(AttributeError, match="has no field 'colour'; it has read_timeout, report, odd"):
        registers.regGRBM_CNTL.encode(colour=1)
    with pytest.raises(ValueError, match="holds 0 to 255, not 256"):
        registers.regGRBM_CNTL.encode(read_timeout=256)


def test_addresses_follow_segment_bases_of_each_instance(folder):
    ip = Database(str(folder)).ip("gc", (11, 0, 1), ((0x1260, 0xA000), (0x2260, 0xB000)))
    assert ip.regGRBM_CNTL.addr == (0xADA0, 0xBDA0)
    assert ip.regCOMPUTE_PGM_LO.addr[0] == 0x1260 + 0x1BAC
    with pytest.raises(ValueError, match="has no address"):
        _ = ip.CP_STAT.addr


def test_versions_clamp_down(folder):
    database = Database(str(folder))
    assert database.nearest("gc", (11, 0, 3)) == (11, 0, 0)
    assert database.nearest("gc", (12, 0, 1)) == (12, 0, 0)
    with pytest.raises(
        ImportError, match="no registers of gc 10.3.0 or older; there are: 11.0.0, 11.5.0, 12.0.0"
    ):
        database.nearest("gc", (10, 3, 0))
    with pytest.raises(ImportError, match="there are: none"):
        database.file("vcn", (4, 0, 0))


def test_sdma_packet_fills_opcodes_and_splits_addresses(folder):
    sdma = SdmaPackets(str(folder / "x.py"), "sdma.txt")
    words = sdma.COPY_LINEAR(count=63, src_addr=0x1_2345_6789, dst_addr=0xAB_0000_0000)
    assert words == (1, 63, 0, 0x23456789, 1, 0, 0xAB)
    assert sdma.SDMA_OP_COPY == 1
    assert sdma.SDMA_PKT_COPY_LINEAR_HEADER_SUB_OP(3) == 0x300
    assert sdma.SDMA_PKT_COPY_LINEAR_COUNT_count_mask == 0x3FFFFF


def test_sdma_refuses_unknown_fields_and_large_values(folder):
    sdma = SdmaPackets(str(folder / "x.py"), "sdma.txt")
    with pytest.raises(TypeError, match="has no field 'length'"):
        sdma.COPY_LINEAR(length=1)
    with pytest.raises(ValueError, match="count holds 0 to 4194303"):
        sdma.COPY_LINEAR(count=1 << 22)
    with pytest.raises(AttributeError, match="no packet 'MOVE'"):
        sdma.MOVE(count=1)


def test_pm4_packet_has_header_and_named_fields():
    module = types.SimpleNamespace(
        PACKET3=lambda op, n: 3 << 30 | (op & 0xFF) << 8 | (n & 0x3FFF) << 16,
        PACKET3_RELEASE_MEM=0x49,
        PACKET3_RELEASE_MEM_EVENT_TYPE=lambda x: x << 0,
        PACKET3_RELEASE_MEM_EXECUTE=1 << 28,
    )
    pm4 = Pm4Packets(module)
    words = pm4.packet("RELEASE_MEM", {"event_type": 0x14, "execute": 1}, 7)
    assert words == (0xC0014900, 0x14 | 1 << 28, 7)
    with pytest.raises(AttributeError, match="no PM4 packet 'JUMP'"):
        pm4.packet("JUMP")
    with pytest.raises(AttributeError, match="no field 'color'"):
        pm4.dword("RELEASE_MEM", color=1)
