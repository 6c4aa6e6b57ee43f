"""Packets meet the instructions they stand for, and dispatches the unit ranges they caused."""

import pytest

from tg_asm_amd import trace
from tg_asm_amd.trace import TracedInstruction as I
from tg_asm_amd.trace import packets as P

LOOP = [
    I(0, "s_load_b64", 8),
    I(8, "s_waitcnt", 4),
    I(12, "s_delay_alu", 4),
    I(16, "v_add_f32", 4),
    I(20, "s_cbranch_scc0", 4, target=8),
    I(24, "v_exp_f32", 4),
    I(28, "s_barrier", 4),
    I(32, "s_endpgm", 4),
]


def rdna3_packets(write):
    writer = trace.TraceWriter("rdna3")
    writer.write(P.WAVESTART, 5, wave=3)
    write(writer)
    writer.write(P.WAVEEND, 200, wave=3)
    return list(trace.decode(writer.finish()))


def loop_body(writer):
    def inst(time, op):
        writer.write(P.INST, time, wave=3, op=op)

    inst(10, 0x01)
    for start in (20, 30):
        writer.write(P.IMMEDIATE, start, wave=3)
        writer.write(P.VALUINST, start + 1, wave=3)
        writer.write(P.ALUEXEC, start + 4, src=2)
        inst(start + 5, 0x03 if start == 20 else 0x04)
    inst(40, 0x0B)
    writer.write(P.ALUEXEC, 45, src=2)
    inst(50, 0x13)
    writer.write(P.WAVERDY, 80, mask=1 << 3)


def test_a_loop_is_followed_through_taken_and_untaken_branches():
    mapped = trace.map_insts(rdna3_packets(loop_body), trace.TracedProgram(LOOP))
    assert [m.pc for m in mapped if m.instruction] == [0, 8, 16, 20, 8, 16, 20, 24, 28, 32]


def test_unit_ranges_link_to_their_dispatch_and_barriers_last_until_ready():
    rows = list(trace.timeline(rdna3_packets(loop_body), trace.TracedProgram(LOOP)))
    units = [(r.row, r.start, r.end, r.link) for r in rows if r.link]
    assert units == [
        ("ALUEXEC:0 VALU", 23, 24, "WAVE:3-2"),
        ("ALUEXEC:0 VALU", 33, 34, "WAVE:3-5"),
        ("ALUEXEC:0 TFU", 45, 49, "WAVE:3-7"),
    ]
    assert [(r.start, r.end) for r in rows if r.label == "BARRIER"] == [(50, 80)]
    assert [r.label for r in rows if r.row == "WAVE:3"][-2:] == ["WAVERDY", "WAVEEND"]


def test_other_compute_units_are_left_out():
    writer = trace.TraceWriter("rdna3")
    for time, (sa, wgp, simd) in enumerate([(0, 0, 0), (1, 0, 0), (0, 2, 0), (0, 0, 1)]):
        writer.write(P.WAVESTART, 10 * time, wave=1, sa=sa, wgp=wgp, simd=simd)
        writer.write(P.WAVEEND, 10 * time + 5, wave=1, sa=sa, wgp=wgp, simd=simd)
    packets = list(trace.decode(writer.finish()))
    program = trace.TracedProgram([I(0, "s_endpgm", 4)])
    assert sum(1 for m in trace.map_insts(packets, program) if m.instruction) == 1
    assert sum(1 for m in trace.map_insts(packets, program, cu=8) if m.instruction) == 1
    assert [span.cu for span in trace.wave_spans(packets)] == [0, 8, 2, 0]


def test_cdna_maps_one_packet_per_instruction_except_waits():
    program = trace.TracedProgram([
        I(0, "s_load_dwordx2", 8), I(8, "s_waitcnt", 4), I(12, "v_add_f32", 4), I(16, "s_nop", 4),
        I(20, "s_cbranch_execz", 4, target=0), I(24, "s_endpgm", 4),
    ])  # fmt: skip
    writer = trace.TraceWriter("cdna")
    writer.write(P.CDNA_WAVESTART, 8, wave=2, simd=3)
    for time, op in ((12, 0x00), (40, 0x05), (44, 0x0D), (48, 0x0F)):
        writer.write(P.CDNA_INST, time, wave=2, simd=3, op=op)
    writer.write(P.CDNA_WAVEEND, 60, wave=2, simd=3)
    mapped = [m for m in trace.map_insts(trace.decode(writer.finish()), program) if m.instruction]
    assert [(m.simd, m.wave, m.pc) for m in mapped] == [(3, 2, pc) for pc in (0, 12, 20, 24, 24)]


@pytest.mark.parametrize(
    "write, message",
    [
        (lambda w: w.write(P.WAVESTART, 6, wave=3), "still running"),
        (lambda w: w.write(P.VALUINST, 6, wave=4), "no wave is running"),
        (lambda w: [w.write(P.VALUINST, 6, wave=3) for _ in range(5)], "must meet a taken or not-taken jump"),
    ],
)
def test_traces_that_contradict_the_program_are_refused(write, message):
    with pytest.raises(ValueError, match=message):
        list(trace.map_insts(rdna3_packets(write), trace.TracedProgram(LOOP)))


def test_a_packet_beyond_the_program_is_refused():
    program = trace.TracedProgram([I(0, "v_nop", 4)])
    packets = rdna3_packets(lambda w: [w.write(P.VALUINST, 6, wave=3) for _ in range(2)])
    with pytest.raises(ValueError, match="does not belong to this program"):
        list(trace.map_insts(packets, program))


def test_operation_names_carry_durations_and_units():
    assert [trace.duration(name) for name in ("VALUT_4", "WMMA_16", "SALU", "SALU_WR_EXEC")] == [4, 16, 1, 1]
    assert trace.unit_of("OTHER_LDS_2") == "LDS_ALT"
    assert trace.unit_of("VALU1_WR_EXEC") == "VALU"
    assert trace.unit_of("JUMP") is None


def test_code_objects_give_their_program_and_timeline():
    from tg_asm_amd import Kernel

    kernel = Kernel("k", arch="gfx1100")
    kernel.asm("v_mov_b32 v1, 0")
    kernel.asm("s_endpgm")
    elf = kernel.to_code_object()
    address, code = trace.text_section(elf)
    assert code.startswith(kernel.to_bytes())
    blob = trace.TraceWriter("rdna3")
    blob.write(P.WAVESTART, 4, wave=0)
    blob.write(P.VALUINST, 9, wave=0)
    blob.write(P.WAVEEND, 20, wave=0)
    rows = trace.sqtt_timeline(blob.finish(), elf, "gfx1100")
    assert [(row.label, row.start, row.pc) for row in rows] == [
        ("VALUINST", 9, address),
        ("WAVEEND", 20, address + 4),
    ]


@pytest.mark.parametrize(
    "junk, message", [(b"", "not an ELF"), (b"\x7fELF", "truncated"), (b"\x7fELF" + bytes(60), "no .text")]
)
def test_files_without_code_are_refused(junk, message):
    with pytest.raises(ValueError, match=message):
        trace.text_section(junk)


def test_packets_print_one_per_line(capsys):
    trace.print_packets([P.VALUINST.make(7, wave=3), P.NOP(8, 0)])
    assert capsys.readouterr().out.splitlines() == [
        "           7 VALUINST                 delta=0x0 flag=0x0 wave=0x3",
        "           8 NOP",
    ]
