"""Whole texts: labels, directives, expressions, and every error reported with its place."""

from __future__ import annotations

import pytest

from tg_asm_amd import AssembleError, decode
from tg_asm_amd.assemble import assemble_line
from tg_asm_amd.syntax import assemble


def words(text: str, arch: str = "gfx1100") -> list[int]:
    code = assemble(text, arch).code
    return [int.from_bytes(code[i : i + 4], "little") for i in range(0, len(code), 4)]


def test_labels_forward_backward_and_numeric() -> None:
    assert words("start:\ns_branch end\ns_branch start\nend: s_branch start") == [
        0xBFA00001,
        0xBFA0FFFE,
        0xBFA0FFFD,
    ]
    assert words("1:\ns_branch 1b\ns_branch 1f\n1:\ns_endpgm")[:2] == [0xBFA0FFFF, 0xBFA00000]


def test_comments_of_every_kind() -> None:
    assert words("# head\ns_nop 0 // a\ns_nop 1 ; b\n/* c\n d */ s_nop 2") == [
        0xBF800000,
        0xBF800001,
        0xBF800002,
    ]


def test_symbols_and_expressions() -> None:
    assert words(".set a, 3\nb = a*2+1\ns_nop b-(a<<1)\ns_mov_b32 s0, a+0x100") == [
        0xBF800001,
        0xBE8000FF,
        0x103,
    ]


def test_data_directives() -> None:
    lines = [
        ".byte 1, 2",
        ".short 0x304",
        ".long label-start",
        ".quad -1",
        '.ascii "ab"',
        '.asciz "c"',
        ".zero 1",
    ]
    text = "\n".join([*lines, "start: s_nop 0", "label:", ".fill 2, 2, 7"])
    code = assemble(text, "gfx1100").code
    assert code[:4] == b"\x01\x02\x04\x03" and code[4:8] == (4).to_bytes(4, "little")
    assert code[8:21] == b"\xff" * 8 + b"abc\0\0" and code[25:] == b"\7\0\7\0"


def test_alignment_pads_code_with_nops() -> None:
    assert words("s_endpgm\n.p2align 4\ns_endpgm") == [0xBFB00000, *[0xBF800000] * 3, 0xBFB00000]


def test_registers_in_every_spelling() -> None:
    for spelling in ("s_mov_b64 s[2:3], s[4:5]", "s_mov_b64 s[2:3], [s4,s5]", "s_mov_b64 s[1+1:3], s[4:4+1]"):
        assert str(assemble_line(spelling, "gfx1100")) == "s_mov_b64 s[2:3], s[4:5]"
    assert str(assemble_line("v_mov_b32 v[3], v4", "gfx1100")) == "v_mov_b32_e32 v3, v4"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("s_waitcnt vmcnt(0) & lgkmcnt(1)", "s_waitcnt vmcnt(0) lgkmcnt(1)"),
        ("s_waitcnt 0", "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"),
        (
            "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)",
            "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)",
        ),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 4)", "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 4)"),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"),
        ("ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)", "ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)"),
        ("v_add_f32 v0, lit(1), v1", "v_add_f32_e32 v0, lit(0x1), v1"),
        ("v_add_f32 v0, 0.5, v1 ", "v_add_f32_e32 v0, 0.5, v1"),
        ("buffer_load_dword v0, off, s[4:7], 0 offset:4", "buffer_load_b32 v0, off, s[4:7], 0 offset:4"),
    ],
)
def test_texts_and_their_canonical_form(text: str, canonical: str) -> None:
    instruction = assemble_line(text, "gfx1100")
    assert str(instruction) == canonical
    assert decode(instruction.to_bytes(), "gfx1100") == instruction


def test_every_error_is_reported_with_line_and_column() -> None:
    text = (
        "s_nop 0\n  v_bogus v0\ns_branch nowhere\nv_add_f32 v0, v1\n.frobnicate\n.long x-y\n.amdhsa_kernel k"
    )
    with pytest.raises(AssembleError) as caught:
        assemble(text, "gfx1100")
    places = [(d.line, d.column) for d in caught.value.diagnostics]
    assert places == [(2, 3), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)]
    messages = str(caught.value)
    for part in ("v_bogus", "nowhere", "takes 3", ".frobnicate", "unknown symbol", ".end_amdhsa_kernel"):
        assert part in messages, part


@pytest.mark.parametrize(
    "text",
    [
        "s_mov_b64 s[1:2], 0",
        "v_mov_b32 v256, 0",
        "s_waitcnt vmcnt(64)",
        "s_branch 1.5",
        ".p2align 40",
        ".zero 1<<40",
        ".zero -1",
        "x:\nx:",
        "s_nop 1<<99",
        "s_nop 1/0",
        ".set x",
        ".ascii x",
        "s_mov_b32 s0, " + "(" * 3000,
    ],
)
def test_bad_texts_are_errors_of_the_text(text: str) -> None:
    with pytest.raises(AssembleError):
        assemble(text, "gfx1100")
