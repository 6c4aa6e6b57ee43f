"""The kernel builder: labels, loops, waits, hazards, accounting and code objects."""

from __future__ import annotations

import pytest

from tg_asm_amd import rdna3, rdna4
from tg_asm_amd.codeobject import read_code_object
from tg_asm_amd.kernel import Kernel, build_code_object
from tg_asm_amd.registers import s, v


def test_branches_forward_and_back() -> None:
    kernel = Kernel()
    kernel.label("start")
    kernel.emit(rdna3.s_cbranch_scc0(), "end")
    kernel.emit(rdna3.s_branch(), target="start")
    kernel.label("end")
    kernel.emit(rdna3.s_endpgm())
    done = kernel.finalize()
    assert [i.fields["simm16"] for i in done[:2]] == [1, 0x10000 - 2]
    assert kernel.pos == 12 and kernel.labels == {"start": 0, "end": 8}


def test_unplaced_label_is_named() -> None:
    kernel = Kernel()
    kernel.emit(rdna3.s_branch(), "nowhere")
    with pytest.raises(ValueError, match="nowhere"):
        kernel.finalize()


def test_label_twice_and_mixed_architectures_are_refused() -> None:
    kernel = Kernel()
    kernel.label("x")
    with pytest.raises(ValueError, match="twice"):
        kernel.label("x")
    kernel.emit(rdna3.s_nop(0))
    with pytest.raises(ValueError, match="rdna4"):
        kernel.emit(rdna4.s_nop(0))


def test_loop_counts_down() -> None:
    kernel = Kernel(arch="gfx1100")
    with kernel.loop(s[4], 8):
        kernel.asm("v_add_f32 v0, v0, v1")
    texts = [str(i) for i in kernel.finalize()]
    assert texts == [
        "s_mov_b32 s4, 8",
        "v_add_f32_e32 v0, v0, v1",
        "s_sub_u32 s4, s4, 1",
        "s_cmp_lg_u32 s4, 0",
        "s_cbranch_scc1 65532",
    ]


def test_lanes_if_saves_and_restores_exec() -> None:
    kernel = Kernel(arch="gfx1100")
    with kernel.lanes_if(s[4], s[5]):
        kernel.asm("v_mov_b32 v0, 1")
    texts = [str(i) for i in kernel.finalize()]
    assert texts[0] == "s_and_saveexec_b32 s5, s4" and texts[-1] == "s_mov_b32 exec_lo, s5"


def test_missing_wait_is_reported_and_inserted() -> None:
    def body(kernel: Kernel) -> Kernel:
        kernel.asm("global_load_b32 v1, v0, s[0:1]")
        kernel.asm("global_load_b32 v2, v0, s[2:3]")
        kernel.asm("v_add_f32 v3, v1, v1")
        return kernel

    problems = body(Kernel(arch="gfx1100")).hazards()
    assert len(problems) == 1 and "vmcnt <= 1" in problems[0]
    waited = body(Kernel(arch="gfx1100", auto_wait=True))
    assert not waited.hazards()
    assert "s_waitcnt vmcnt(1)" in [str(i) for i in waited.finalize()]


def test_gfx12_waits_have_their_own_instructions() -> None:
    kernel = Kernel(arch="gfx1201", auto_wait=True)
    kernel.asm("s_load_b64 s[0:1], s[0:1], 0x0")
    kernel.asm("global_load_b32 v1, v0, s[0:1]")
    kernel.asm("ds_store_b32 v0, v1")
    names = [i.name for i in kernel.finalize()]
    assert names == ["s_load_b64", "s_wait_kmcnt", "global_load_b32", "s_wait_loadcnt", "ds_store_b32"]


def test_cdna_wait_states_are_reported() -> None:
    kernel = Kernel(arch="gfx942")
    kernel.asm("v_readfirstlane_b32 s4, v0")
    kernel.asm("global_load_dword v1, v0, s[4:5]")
    assert any("5 wait states" in p for p in kernel.hazards())
    kernel = Kernel(arch="gfx942")
    kernel.asm("v_readfirstlane_b32 s4, v0")
    kernel.asm("s_nop 4")
    kernel.asm("global_load_dword v1, v0, s[4:5]")
    assert not kernel.hazards()


def test_registers_lds_and_arguments_reach_the_descriptor() -> None:
    kernel = Kernel("add", arch="gfx1100")
    assert (kernel.argument("out"), kernel.argument("n", "by_value"), kernel.argument("x")) == (0, 8, 16)
    assert kernel.local(100) == 0 and kernel.local(4, 64) == 128
    kernel.emit(rdna3.v_mov_b32_e32(v[40], s[20]))
    kernel.emit(rdna3.s_endpgm())
    code = read_code_object(kernel.to_code_object())
    descriptor = code.kernels[0].descriptor
    assert (descriptor.vgpr_count, descriptor.group_segment_fixed_size, descriptor.kernarg_size) == (
        48,
        132,
        24,
    )
    assert descriptor.wave_size == 32 and code.arch == "gfx1100" and code.version == 6
    assert [str(i) for _, i in code.instructions()] == ["v_mov_b32_e32 v40, s20", "s_endpgm"]


def test_several_kernels_in_one_code_object() -> None:
    kernels = []
    for name in ("first", "second"):
        kernel = Kernel(name, arch="gfx942")
        kernel.asm("s_endpgm")
        kernels.append(kernel)
    code = read_code_object(build_code_object(kernels, version=5))
    assert [k.name for k in code.kernels] == ["first", "second"] and code.version == 5
    assert all(k.entry % 256 == 0 for k in code.kernels)


def test_data_and_alignment() -> None:
    kernel = Kernel(arch="gfx1100")
    assert kernel.data(b"abcde") == 0 and kernel.pos == 8
    kernel.align(64)
    assert kernel.pos == 64 and kernel.to_bytes()[:8] == b"abcde\0\0\0"
