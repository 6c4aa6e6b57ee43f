"""What the emulator does around instructions: modes, masks, faults, checks, breakpoints, traces,
schedules."""

import math
import struct
import time

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd import Kernel  # noqa: E402
from tg_asm_amd.emulator import (  # noqa: E402
    EmulationError,
    Emulator,
    MemoryFault,
    UnsupportedInstruction,
    supported,
    unsupported_mnemonics,
)
from tg_asm_amd.trace import TracedProgram, decode, map_insts, timeline, wave_spans  # noqa: E402

LOAD = {
    "rdna": "s_load_b64 s[4:5], s[0:1], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v63, 2, v0",
    "cdna": "s_load_dwordx2 s[4:5], s[0:1], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v63, 2, v0",
}
STORE = {
    "rdna": "global_store_b32 v63, v1, s[4:5]\ns_endpgm",
    "cdna": "global_store_dword v63, v1, s[4:5]\ns_endpgm",
}


def machine_code(arch: str, text: str) -> bytes:
    kernel = Kernel(arch=arch)
    for line in text.strip().splitlines():
        line = line.strip()
        if line.endswith(":"):
            kernel.label(line[:-1])
        elif line:
            kernel.asm(line)
    return kernel.to_bytes()


def run(arch: str, body: str, threads: int = 32, gpu: Emulator | None = None, dtype=np.uint32, **options):
    """What the body leaves in v1, per thread; v0 is the thread's number, v63 its byte offset."""
    gpu = gpu or Emulator(arch)
    kind = "cdna" if arch.startswith("gfx9") else "rdna"
    launch = {key: options.pop(key) for key in ("max_instructions", "trace", "grid") if key in options}
    kernel = gpu.load_code(machine_code(arch, f"{LOAD[kind]}\n{body}\n{STORE[kind]}"), **options)
    out = gpu.alloc(4 * threads)
    gpu.launch(kernel, grid=launch.pop("grid", 1), block=threads, args=[out], **launch)
    return np.frombuffer(out.read(), dtype)


def bits(value: float) -> str:
    return hex(struct.unpack("<I", struct.pack("<f", value))[0])


# ---- floating-point mode ---------------------------------------------------------------------------------
@pytest.mark.parametrize("mode, rounded", [(0, "nearest"), (1, "up"), (2, "down"), (3, "zero")])
@pytest.mark.parametrize("sign", [1, -1])
def test_rounding_modes_of_addition_multiplication_and_fma(mode, rounded, sign):
    a, b = np.float32(1.0), np.float32(2.0**-24 * 1.5)
    body = f"s_round_mode {mode}\nv_mov_b32 v2, {bits(sign * a)}\nv_mov_b32 v3, {bits(sign * b)}\n"
    up = np.nextafter(a, np.float32(2))
    away = {"nearest": True, "up": sign > 0, "down": sign < 0, "zero": False}[rounded]
    expected = np.float32(sign) * (up if away else a)
    assert run("gfx1100", body + "v_add_f32 v1, v2, v3", dtype=np.float32)[0] == expected
    assert run("gfx1100", body + "v_fma_f32 v1, v2, 1.0, v3", dtype=np.float32)[0] == expected


def test_denormals_follow_the_mode():
    body = "s_denorm_mode {}\nv_mov_b32 v2, 0x00400000\nv_add_f32 v1, v2, v2"
    assert run("gfx1100", body.format(0))[0] == 0
    assert run("gfx1100", body.format(3))[0] == 0x00800000


def test_clamp_limits_and_turns_nan_into_zero():
    body = "v_mov_b32 v2, {}\nv_add_f32_e64 v1, v2, v2 clamp"
    values = {2.0: 1.0, -3.0: 0.0, 0.25: 0.5, math.nan: 0.0}
    for value, expected in values.items():
        assert run("gfx1100", body.format(bits(value)), dtype=np.float32)[0] == expected


def test_integer_clamp_saturates():
    body = "v_mov_b32 v2, 0xfffffff0\nv_add_nc_u32_e64 v1, v2, 0x{:x} clamp"
    assert run("gfx1100", body.format(0x20))[0] == 0xFFFFFFFF
    assert run("gfx1100", body.format(0x05))[0] == 0xFFFFFFF5
    assert run("gfx1100", "v_sub_nc_u32_e64 v1, v0, 5 clamp").tolist()[:7] == [0, 0, 0, 0, 0, 0, 1]


def test_division_sequence_reaches_denormal_quotients_and_extremes():
    rng = np.random.default_rng(4)
    exponents = rng.integers(-149, 127, (2, 64))
    a, b = np.ldexp(rng.random((2, 64)) + 1, exponents).astype(np.float32)
    gpu = Emulator("gfx1100")
    text = """
      s_load_b128 s[4:7], s[0:1], 0x0
      s_load_b64 s[8:9], s[0:1], 0x10
      s_denorm_mode 15
      v_lshlrev_b32 v9, 2, v0
      global_load_b32 v1, v9, s[4:5]
      global_load_b32 v2, v9, s[6:7]
      v_div_scale_f32 v3, null, v2, v2, v1
      v_div_scale_f32 v4, vcc_lo, v1, v2, v1
      v_rcp_f32 v5, v3
      v_fma_f32 v6, -v3, v5, 1.0
      v_fma_f32 v5, v6, v5, v5
      v_mul_f32 v6, v4, v5
      v_fma_f32 v7, -v3, v6, v4
      v_fma_f32 v6, v7, v5, v6
      v_fma_f32 v3, -v3, v6, v4
      v_div_fmas_f32 v3, v3, v5, v6
      v_div_fixup_f32 v1, v3, v2, v1
      global_store_b32 v9, v1, s[8:9]
      s_endpgm
    """
    kernel = gpu.load_code(machine_code("gfx1100", text))
    buffers = [gpu.upload(a.tobytes()), gpu.upload(b.tobytes()), gpu.alloc(256)]
    gpu.launch(kernel, grid=1, block=64, args=buffers)
    with np.errstate(all="ignore"):
        expected = a / b
    found = np.frombuffer(buffers[2].read(), np.float32)
    np.testing.assert_array_equal(found, expected)


# ---- masks, lanes, control -------------------------------------------------------------------------------
def test_inactive_lanes_keep_their_registers_and_give_zero_bits():
    body = """
      v_mov_b32 v1, 7
      v_cmp_gt_u32 vcc_lo, 5, v0
      s_and_saveexec_b32 s6, vcc_lo
      v_mov_b32 v1, 9
      v_cmp_ne_u32_e64 s7, 1, v0
      s_mov_b32 exec_lo, s6
      v_add_nc_u32 v1, s7, v1
    """
    assert run("gfx1100", body).tolist() == [9 + 0b11101] * 5 + [7 + 0b11101] * 27


def test_waves_of_sixty_four_lanes_on_rdna():
    # v_cmp_lt_u32 vcc, 40, v0 (a wave of 32 lanes would write vcc_lo only)
    body = "v_cmp_lt_u32 vcc_lo, 40, v0\nv_mov_b32 v1, vcc_hi"
    assert set(run("gfx1100", body, threads=64, wave_lanes=64)) == {0xFFFFFE00}


def test_waves_of_a_work_group_meet_at_the_barrier():
    text = """
      v_lshlrev_b32 v2, 2, v0
      ds_store_b32 v2, v0
      {}
      v_xor_b32 v3, 0x1fc, v2
      ds_load_b32 v1, v3
    """
    for arch, barrier in (("gfx1100", "s_barrier"), ("gfx1200", "s_barrier_signal -1\ns_barrier_wait -1")):
        found = run(arch, text.format(barrier), threads=128, lds_bytes=512)
        assert found.tolist() == [thread ^ 127 for thread in range(128)]


def test_a_barrier_some_waves_never_reach_completes_when_they_end():
    body = "v_cmp_gt_u32 vcc_lo, 32, v0\ns_cbranch_vccz over\ns_barrier\nover:\nv_mov_b32 v1, 3"
    assert set(run("gfx1100", body, threads=64)) == {3}


def test_waves_diverge_and_meet_again():
    body = """
      v_readfirstlane_b32 s6, v0
      s_cmp_eq_u32 s6, 32
      s_cbranch_scc1 second
      s_mov_b32 s7, 100
      s_branch both
      second:
      s_mov_b32 s7, 200
      both:
      v_add_nc_u32 v1, s7, v0
    """
    assert run("gfx1100", body, threads=96).tolist() == [
        thread + (200 if 32 <= thread < 64 else 100) for thread in range(96)
    ]


def test_a_spin_lock_between_waves_makes_progress():
    body = """
      ds_store_b32 v63, v63 offset:64
      v_mov_b32 v4, 0
      s_mov_b32 s8, exec_lo
      s_mov_b32 exec_lo, 1
      v_mov_b32 v5, 1
      v_mov_b32 v6, 0
      again:
      ds_cmpstore_rtn_b32 v7, v4, v5, v6
      v_readfirstlane_b32 s9, v7
      s_cmp_lg_u32 s9, 0
      s_cbranch_scc1 again
      ds_load_b32 v8, v4 offset:4
      v_add_nc_u32 v8, 1, v8
      ds_store_b32 v4, v8 offset:4
      ds_store_b32 v4, v6
      s_mov_b32 exec_lo, s8
      s_barrier
      ds_load_b32 v1, v4 offset:4
    """
    found = run("gfx1100", body, threads=128, lds_bytes=1024, max_instructions=500_000)
    assert set(found) == {4}


def test_calls_and_returns():
    body = """
      s_getpc_b64 s[6:7]
      s_branch over
      s_add_i32 s10, s10, 5
      s_setpc_b64 s[8:9]
      over:
      s_mov_b32 s10, 1
      s_add_u32 s6, s6, 4
      s_addc_u32 s7, s7, 0
      s_swappc_b64 s[8:9], s[6:7]
      s_swappc_b64 s[8:9], s[6:7]
      v_mov_b32 v1, s10
    """
    assert set(run("gfx1100", body)) == {11}


def test_dpp_without_bound_control_leaves_lanes_unwritten():
    body = "v_mov_b32 v1, 77\nv_mov_b32_dpp v1, v0 row_shr:1 row_mask:0xf bank_mask:0xf"
    expected = [77 if lane % 16 == 0 else lane - 1 for lane in range(32)]
    assert run("gfx1100", body).tolist() == expected
    body = "v_mov_b32 v1, 77\nv_mov_b32_dpp v1, v0 row_ror:3 row_mask:0x2 bank_mask:0x5"
    rotated = [lane & 16 | (lane - 3) % 16 for lane in range(32)]
    wanted = [rotated[i] if i >= 16 and i % 16 // 4 in (0, 2) else 77 for i in range(32)]
    assert run("gfx1100", body).tolist() == wanted


def test_scratch_memory_is_private_to_a_lane():
    body = "scratch_store_b32 off, v0, off offset:8\nscratch_load_b32 v1, off, off offset:8"
    assert run("gfx1100", body, scratch_bytes=16).tolist() == list(range(32))


# ---- faults and checks -----------------------------------------------------------------------------------
def test_access_outside_of_buffers_names_instruction_and_address():
    with pytest.raises(
        EmulationError, match=r"global_load_b32 v1, v2, s\[4:5\].*at address 0x.*outside of all"
    ):
        run("gfx1100", "v_mov_b32 v2, 0x100000\nglobal_load_b32 v1, v2, s[4:5]")


def test_access_outside_of_lds_is_reported():
    with pytest.raises(EmulationError, match="ds_load_b32.*outside of the 64 bytes"):
        run("gfx1100", "ds_load_b32 v1, v63", lds_bytes=64)


def test_endless_loops_end_at_the_limit():
    with pytest.raises(EmulationError, match="more than 1000 instructions"):
        run("gfx1100", "again:\ns_branch again", max_instructions=1000)


def test_words_that_are_no_instruction_are_reported_with_their_address():
    gpu = Emulator("gfx1100")
    kernel = gpu.load_code(bytes.fromhex("ffffffff"))
    with pytest.raises(EmulationError, match=hex(kernel.entry)):
        gpu.launch(kernel, grid=1, block=32)


def test_instructions_without_behaviour_are_errors_with_name_and_address():
    sample = "image_sample v[0:3], v0, s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_1D"
    gpu = Emulator("gfx1100")
    kernel = gpu.load_code(
        machine_code(
            "gfx1100",
            f"s_nop 0\n{sample}\ns_endpgm",
        )
    )
    with pytest.raises(UnsupportedInstruction, match=f"image_sample.*{kernel.entry + 4:#x}"):
        gpu.launch(kernel, grid=1, block=32)
    assert unsupported_mnemonics(["image_sample", "v_add_f32"]) == ["image_sample"]
    assert supported("v_dual_fmac_f32") and not supported("image_sample")


def test_a_wave_that_loses_its_end_is_an_error():
    """The last word replaced by v_movreld_b32: the launch must not end as if all were well."""
    gpu = Emulator("gfx1100")
    code = machine_code("gfx1100", "v_mov_b32 v1, v0\ns_endpgm")
    padding = bytes.fromhex("00009fbf") * 16  # s_code_end
    kernel = gpu.load_code(code[:-4] + (0x7E008400).to_bytes(4, "little") + padding)
    with pytest.raises(EmulationError, match="past the end of its code"):
        gpu.launch(kernel, grid=1, block=32)


def test_traps_are_errors():
    with pytest.raises(EmulationError, match="s_trap 2"):
        run("gfx1100", "s_trap 2")


def test_reads_of_unwritten_registers_are_found():
    gpu = Emulator("gfx1100", check_registers=True)
    with pytest.raises(EmulationError, match="v_add_nc_u32.*v5 is read but was never written"):
        run("gfx1100", "v_add_nc_u32 v1, v5, v0", gpu=gpu)
    assert run("gfx1100", "v_mov_b32 v5, 1\nv_add_nc_u32 v1, v5, v0", gpu=gpu)[3] == 4


def test_breakpoints_and_instruction_hooks_see_the_state():
    gpu = Emulator("gfx1100")
    seen, names = [], []
    gpu.on_instruction = lambda state, inst: names.append(inst.mnemonic)
    kernel = gpu.load_code(machine_code("gfx1100", "s_mov_b32 s6, 42\nv_mov_b32 v3, s6\ns_nop 0\ns_endpgm"))
    gpu.breakpoints[kernel.entry + 8] = lambda state, inst: seen.append(
        (int(state.s[6][0, 0]), int(state.v[3][0, 9]))
    )
    gpu.launch(kernel, grid=1, block=32)
    assert seen == [(42, 42)]
    assert names == ["s_mov_b32", "v_mov_b32", "s_nop", "s_endpgm"]


@pytest.mark.parametrize(
    "options, message",
    [({"grid": 0, "block": 1}, "grid must be"), ({"grid": 1, "block": 2048}, "at most 1024"),
     ({"grid": 1, "block": 1, "args": [1 << 40]}, "does not fit 32 bits")],
)  # fmt: skip
def test_launches_with_bad_sizes_or_arguments_are_refused(options, message):
    gpu = Emulator("gfx1100")
    kernel = gpu.load_code(machine_code("gfx1100", "s_endpgm"))
    with pytest.raises(ValueError, match=message):
        gpu.launch(kernel, **options)
    with pytest.raises(TypeError, match="kernel argument"):
        gpu.launch(kernel, grid=1, block=1, args=["text"])


def test_unknown_architectures_and_files_are_refused():
    with pytest.raises(ValueError, match="no emulator for 'gfx700'"):
        Emulator("gfx700")
    for junk in (b"", b"\x7fELF", b"\x7fELF\x02\x01" + bytes(100)):
        with pytest.raises(ValueError):
            Emulator("gfx1100").load(junk)


def test_memory_maps_the_callers_buffers_without_a_copy():
    gpu = Emulator("gfx1100")
    mine = bytearray(range(16))
    buffer = gpu.memory.map(0x1000, mine)
    with pytest.raises(ValueError, match="overlap"):
        gpu.memory.map(0x100C, bytearray(16))
    text = (
        "v_mov_b32 v1, 0x1000\nv_mov_b32 v2, 0\nv_mov_b32 v3, -1\nglobal_store_b32 v[1:2], v3, off\ns_endpgm"
    )
    kernel = gpu.load_code(machine_code("gfx1100", text))
    gpu.launch(kernel, grid=1, block=1)
    assert mine[:5] == b"\xff\xff\xff\xff\x04"
    gpu.memory.unmap(buffer)
    with pytest.raises(MemoryFault):
        gpu.memory.find(0x1000)


def test_the_emulator_reaches_its_speed():
    """5,000,000 lane-operations per second on an idle core; a fifth of that is demanded here."""
    body = "s_mov_b32 s6, 200\nagain:\n" + "v_fma_f32 v1, v2, v3, v1\nv_xor_b32 v4, v4, v0\n" * 8
    body += "s_sub_i32 s6, s6, 1\ns_cmp_lg_u32 s6, 0\ns_cbranch_scc1 again"
    gpu = Emulator("gfx1100")
    kernel = gpu.load_code(machine_code("gfx1100", body + "\ns_endpgm"))
    start = time.process_time()
    result = gpu.launch(kernel, grid=8, block=256)
    assert result.lane_operations == 2048 * (2 + 200 * 19)
    assert result.lane_operations / (time.process_time() - start) > 1_000_000


# ---- traces ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1200", "gfx942"])
def test_written_traces_map_back_to_every_executed_instruction(arch):
    gpu = Emulator(arch)
    cdna = arch == "gfx942"
    text = f"""
      s_mov_b32 s6, 3
      again:
      v_add_f32 v1, v1, v2
      v_exp_f32 v3, v1
      {"s_waitcnt lgkmcnt(0)" if arch != "gfx1200" else "s_wait_kmcnt 0x0"}
      {"s_sub_i32" if arch != "gfx1200" else "s_sub_co_i32"} s6, s6, 1
      s_cmp_lg_u32 s6, 0
      s_cbranch_scc1 again
      s_endpgm
    """
    code = machine_code(arch, text)
    kernel = gpu.load_code(code)
    executed: list[int] = []
    gpu.on_instruction = lambda state, inst: executed.append(state.pc)
    result = gpu.launch(kernel, grid=1, block=128, trace=True)
    packets = list(decode(result.trace))
    program = TracedProgram.from_code(code, arch, base=kernel.entry)
    mapped = [m for m in map_insts(packets, program) if m.instruction is not None]
    waves = 2 if cdna else 4
    per_wave = [
        [m.pc for m in mapped if (m.simd, m.wave) == ((wave, 0) if cdna else (0, wave))]
        for wave in range(waves)
    ]
    silent = {"s_waitcnt", "s_nop"} if cdna else set()
    wanted = [pc for pc in executed if program[pc].mnemonic not in silent] + ([executed[-1]] if cdna else [])
    assert per_wave == [wanted] * waves
    assert len(wave_spans(packets)) == waves and all(s.end > s.start for s in wave_spans(packets))
    rows = list(timeline(packets, program))
    links = [row.link for row in rows if row.link]
    assert len(links) == len(set(links)) == (0 if cdna else waves * (3 * 2 + 3 * 2 + 1))
