"""Mnemonic functions: operands, defaults, encodings, and errors that name the rule."""

from __future__ import annotations

import inspect

import pytest

from tg_asm_amd import Instruction, cdna3, decode, rdna3, rdna4
from tg_asm_amd.registers import EXEC_LO, NULL, VCC_LO, a, neg, s, v


def test_most_compact_encoding_is_taken() -> None:
    assert str(rdna3.v_add_f32(v[1], s[2], v[3])) == "v_add_f32_e32 v1, s2, v3"
    assert str(rdna3.v_add_f32(v[1], v[3], s[2])) == "v_add_f32_e64 v1, v3, s2"


def test_encoding_asked_for_is_taken() -> None:
    assert rdna3.v_add_f32_e64(v[1], s[2], v[3]).size == 8
    assert str(rdna3.v_add_f32_e32(v[1], s[2], v[3])) == "v_add_f32_e32 v1, s2, v3"


def test_slices_include_their_end() -> None:
    assert v[0:7].count == 8 and s[0:1].count == 2
    assert str(rdna3.s_load_b64(s[4:5], s[0:1], 0, soffset=NULL)) == "s_load_b64 s[4:5], s[0:1], null"


@pytest.mark.parametrize(
    ("constant", "text"),
    [
        (1, "1"),
        (1.0, "1.0"),
        (64, "64"),
        (65, "0x41"),
        (-16, "-16"),
        (-17, "0xffffffef"),
        (0.0, "0"),
        (-0.0, "0x80000000"),
        (3.5, "0x40600000"),
        (0x3F800000, "1.0"),
    ],
)
def test_constants_are_inline_or_literal(constant: int | float, text: str) -> None:
    assert str(rdna3.v_add_f32(v[1], constant, v[3])) == f"v_add_f32_e32 v1, {text}, v3"


def test_source_modifiers_are_written_on_operands() -> None:
    instruction = rdna3.v_fma_f32(v[0], -v[1], abs(v[2]), neg(1.0), clamp=True, omod=1)
    assert str(instruction) == "v_fma_f32 v0, -v1, |v2|, neg(1.0) clamp mul:2"
    assert instruction.modifiers == {"neg": 0b101, "abs": 0b010, "clamp": 1, "omod": 1}


def test_missing_operands_are_zero() -> None:
    assert str(rdna3.s_min_i32(s[30], 3)) == "s_min_i32 s30, 3, s0"
    assert rdna3.s_cbranch_scc0().operands[0].value == 0


def test_stated_encodings() -> None:
    assert rdna3.s_endpgm().words == (0xBFB00000,)
    movreld = rdna3.v_movreld_b32_e32(v[0], s[0])
    assert movreld.words[0] >> 25 == 0x7E >> 1 and movreld.op == 66


def test_both_generations_live_in_one_program() -> None:
    assert rdna3.s_add_u32(s[0], s[1], s[2]).arch == "rdna3"
    assert str(rdna4.s_add_co_i32(s[0], s[1], s[2])) == "s_add_co_i32 s0, s1, s2"
    assert str(rdna4.v_s_rcp_f32(s[0], s[1])) == "v_s_rcp_f32 s0, s1"


def test_matrix_instructions_take_their_widths() -> None:
    assert str(rdna4.v_wmma_f32_16x16x16_f16(v[0:7], v[8:11], v[12:15], v[0:7])).startswith(
        "v_wmma_f32_16x16x16_f16 v[0:7]"
    )
    assert str(cdna3.v_mfma_f32_32x32x8_f16(a[0:15], v[0:1], v[2:3], a[0:15])).startswith(
        "v_mfma_f32_32x32x8_f16 a[0:15]"
    )


def test_dpp_and_memory_modifiers() -> None:
    moved = rdna3.v_mov_b32_dpp(v[1], v[2], quad_perm=[3, 2, 1, 0], row_mask=3)
    assert str(moved) == "v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0x3 bank_mask:0xf"
    store = rdna3.global_store_b32(v[0:1], v[2], "off", offset=-16, glc=True)
    assert str(store) == "global_store_b32 v[0:1], v2, off offset:-16 glc"
    assert store.modifiers == {"offset": -16, "glc": 1}


def test_dual_issue_through_text_decodes() -> None:
    from tg_asm_amd.assemble import assemble_line

    dual = assemble_line("v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5", "gfx1100")
    assert (dual.mnemonic, dual.mnemonic_y) == ("v_dual_add_f32", "v_dual_mul_f32")
    assert decode(dual.to_bytes(), "gfx1100") == dual


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: rdna3.v_add_f32_e32(v[1:2], v[3], v[4]), "v_add_f32_e32.*vdst"),
        (lambda: rdna3.v_add_f32_e32(v[1], v[3], s[4]), "v_add_f32_e32.*src1"),
        (lambda: rdna3.s_load_b64(s[1:2], s[0:1], 0), "s_load_b64.*sdata"),
        (lambda: rdna3.v_fma_f32(v[0], s[1], s[2], s[3]), "constant bus"),
        (lambda: cdna3.v_fma_f32(v[0], s[1], s[2], v[3]), "constant bus"),
        (lambda: rdna3.v_fma_f32(v[0], 3.5, 4.5, v[1]), "two different literals"),
        (lambda: rdna3.v_add_f32(v[0], v[1], v[2], offset=3), "offset"),
        (lambda: rdna3.global_load_b32(v[0], v[1:2], "off", offset=5000), "out of range"),
        (lambda: rdna3.s_nop(70000), "simm16"),
        (lambda: rdna3.v_add_f32(v[0], v[1], v[2], omod=7), "omod"),
        (lambda: cdna3.v_add_f32(v[0], 3.5, v[1], clamp=True), "literal"),
    ],
)
def test_wrong_calls_name_instruction_and_rule(call: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()  # type: ignore[operator]


def test_dual_issue_bank_rules() -> None:
    from tg_asm_amd.assemble import assemble_line

    with pytest.raises(ValueError, match="bank"):
        assemble_line("v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v7", "gfx1100")


def test_out_of_range_registers() -> None:
    with pytest.raises(IndexError, match="v255"):
        v[256]
    with pytest.raises(IndexError, match="s105"):
        s[100:110]


def test_unknown_mnemonic_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="v_frobnicate"):
        rdna3.v_frobnicate  # noqa: B018


def test_help_lists_operands_format_and_opcode() -> None:
    assert "VOP2 opcode 3" in (rdna3.v_add_f32.__doc__ or "")
    assert "src0" in inspect.signature(rdna3.v_add_f32).parameters
    assert "v_add_f32" in dir(rdna3) and "VCC_LO" in rdna3.__all__


def test_star_import_gives_instructions_and_registers() -> None:
    space: dict[str, object] = {}
    exec("from tg_asm_amd.rdna3 import *", space)
    instruction = eval("v_cndmask_b32_e64(v[0], v[1], v[2], VCC_LO)", space)
    assert isinstance(instruction, Instruction) and str(instruction) == "v_cndmask_b32_e64 v0, v1, v2, vcc_lo"
    assert EXEC_LO is space["EXEC_LO"] and VCC_LO is space["VCC_LO"]
