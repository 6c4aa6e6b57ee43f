"""Where the bit fields of every encoding are, per architecture (from AMD's ISA manuals; opcodes are in
the tables)."""

from __future__ import annotations

from dataclasses import dataclass, field

GROUPS = {
    "rdna2": "gfx1030",
    "rdna3": "gfx1100",
    "rdna3_5": "gfx1150",
    "rdna4": "gfx1200",
    "gfx1250": "gfx1250",
    "cdna2": "gfx90a",
    "cdna3": "gfx942",
    "cdna4": "gfx950",
}
"""Architecture group → the processor its table was made for."""

PROCESSORS = {
    **{f"gfx{n}": "rdna2" for n in (1030, 1031, 1032, 1033, 1034, 1035, 1036)},
    **{f"gfx{n}": "rdna3" for n in (1100, 1101, 1102, 1103)},
    **{f"gfx{n}": "rdna3_5" for n in (1150, 1151, 1152, 1153)},
    **{f"gfx{n}": "rdna4" for n in (1200, 1201)},
    "gfx1250": "gfx1250",
    "gfx90a": "cdna2",
    "gfx942": "cdna3",
    "gfx950": "cdna4",
}
"""Processor → architecture group."""


@dataclass(frozen=True)
class Layout:
    """One encoding: `words` 32-bit words, the fixed bits (`mask`, `value`) and the fields, name → (lowest
    bit, width)."""

    name: str
    words: int
    mask: int
    value: int
    opcode: tuple[tuple[int, int], ...]
    fields: dict[str, tuple[int, int]] = field(hash=False)

    @property
    def key_mask(self) -> int:
        """The bits that say which instruction it is."""
        return self.mask | sum(((1 << w) - 1) << lo for lo, w in self.opcode)

    def key(self, op: int) -> int:
        """Fixed bits with opcode `op` put in (its parts, lowest first, as `opcode` lists them)."""
        bits = self.value
        for lo, width in self.opcode:
            bits |= (op & ((1 << width) - 1)) << lo
            op >>= width
        return bits

    def op_of(self, bits: int) -> int:
        """The opcode number in `bits`."""
        op = shift = 0
        for lo, width in self.opcode:
            op |= (bits >> lo & ((1 << width) - 1)) << shift
            shift += width
        return op


def _layout(name: str, words: int, prefix: str, opcode: str, fields: str, seg: str = "") -> Layout:
    mask = value = 0
    for i, bit in enumerate(prefix):
        mask |= 1 << (31 - i)
        value |= int(bit) << (31 - i)
    for part in seg.split():
        lo, bits = part.split("=")
        mask |= ((1 << len(bits)) - 1) << int(lo)
        value |= int(bits, 2) << int(lo)

    def span(text: str) -> tuple[int, int]:
        lo, _, width = text.partition("+")
        return int(lo), int(width or 1)

    named = (f.split(":") for f in fields.split())
    return Layout(
        name, words, mask, value, tuple(span(o) for o in opcode.split()), {n: span(s) for n, s in named}
    )


_SCALAR = [
    _layout("SOP1", 1, "101111101", "8+8", "src0:0+8 sdst:16+7"),
    _layout("SOPC", 1, "101111110", "16+7", "src0:0+8 src1:8+8"),
    _layout("SOPP", 1, "101111111", "16+7", "simm16:0+16"),
    _layout("SOPK", 1, "1011", "23+5", "simm16:0+16 sdst:16+7"),
    _layout("SOP2", 1, "10", "23+7", "src0:0+8 src1:8+8 sdst:16+7"),
]
_VECTOR = [
    _layout("VOP1", 1, "0111111", "9+8", "src0:0+9 vdst:17+8"),
    _layout("VOPC", 1, "0111110", "17+8", "src0:0+9 src1:9+8"),
    _layout("VOP2", 1, "0", "25+6", "src0:0+9 src1:9+8 vdst:17+8"),
]
_VOP3 = "src0:32+9 src1:41+9 src2:50+9 vdst:0+8 abs:8+3 op_sel:11+4 clamp:15 omod:59+2 neg:61+3 sdst:8+7"
_VOP3P = (
    "src0:32+9 src1:41+9 src2:50+9 vdst:0+8 neg_hi:8+3 op_sel:11+3 op_sel_hi2:14 clamp:15 "
    "op_sel_hi:59+2 neg_lo:61+3"
)
_MAI = "src0:32+9 src1:41+9 src2:50+9 vdst:0+8 cbsz:8+3 abid:11+4 acc_cd:15 acc:59+2 blgp:61+3"
_DS = "addr:32+8 data0:40+8 data1:48+8 vdst:56+8 offset0:0+8 offset1:8+8"
_MUBUF = "vaddr:32+8 vdata:40+8 srsrc:48+5 soffset:56+8 offset:0+12"
_EXP = "vsrc0:32+8 vsrc1:40+8 vsrc2:48+8 vsrc3:56+8 en:0+4 target:4+6"
_GFX12_MEMORY = "scope:50+2 th:52+3"


def _flat(prefix: str, opcode: str, fields: str, seg_at: int) -> list[Layout]:
    names = ("FLAT", "SCRATCH", "GLOBAL")
    return [_layout(n, 2, prefix, opcode, fields, f"{seg_at}={i:02b}") for i, n in enumerate(names)]


def _flat12() -> list[Layout]:
    fields = (
        f"saddr:0+7 nv:7 vdst:32+8 scale_offset:48 sve:49 {_GFX12_MEMORY} vdata:55+8 vaddr:64+8 offset:72+24"
    )
    names = {"FLAT": "11101100", "SCRATCH": "11101101", "GLOBAL": "11101110"}
    return [_layout(n, 3, p, "14+8", fields) for n, p in names.items()]


def _gfx9(sc: bool) -> list[Layout]:
    cache = "sc0:{0} sc1:{2} nt:{1}" if sc else "glc:{0} slc:{1} scc:{2}"
    return [
        *_SCALAR,
        _layout(
            "SMEM",
            2,
            "110000",
            "18+8",
            "sbase:0+6 sdata:6+7 soffset_en:14 nv:15 glc:16 imm:17 offset:32+21 soffset:57+7",
        ),
        *_VECTOR,
        _layout(
            "VOP3PX2",
            4,
            "110100111",
            "80+7",
            "src0:96+9 src1:105+9 src2:114+9 vdst:64+8 cbsz:72+3 op_sel:11+2 abid:75+4 acc_cd:79 "
            "acc:123+2 blgp:125+3"
            " scale_src0:32+9 scale_src1:41+9 op_sel_hi:59+2",
            "16=0101100 87=110100111",
        ),
        _layout("MAI", 2, "110100111", "16+7", _MAI),
        _layout("VOP3P", 2, "110100111", "16+7", _VOP3P),
        _layout("VOP3", 2, "110100", "16+10", _VOP3),
        _layout("DS", 2, "110110", "17+8", f"{_DS} gds:16 acc:25"),
        *_flat(
            "110111",
            "18+7",
            f"vaddr:32+8 vdata:40+8 saddr:48+7 acc:55 vdst:56+8 offset:0+13 sve:13"
            f" {cache.format(16, 17, 25)}",
            14,
        ),
        _layout(
            "MUBUF",
            2,
            "111000",
            "18+7",
            f"{_MUBUF} offen:12 idxen:13 {cache.format(14, 17, 15)} lds:16 acc:55",
        ),
        _layout(
            "MTBUF",
            2,
            "111010",
            "15+4",
            f"{_MUBUF} offen:12 idxen:13 {cache.format(14, 54, 53)} format:19+7 acc:55",
        ),
    ]


def _gfx10() -> list[Layout]:
    cache = "glc:{0} slc:{1} dlc:{2}"
    return [
        *_SCALAR,
        _layout("SMEM", 2, "111101", "18+8", "sbase:0+6 sdata:6+7 dlc:14 glc:16 offset:32+21 soffset:57+7"),
        *_VECTOR,
        _layout("VINTRP", 1, "110010", "16+2", "vdst:18+8 vsrc:0+8 attr_chan:8+2 attr:10+6"),
        _layout("VOP3P", 2, "110011000", "16+7", _VOP3P),
        _layout("VOP3", 2, "110101", "16+10", _VOP3),
        _layout("DS", 2, "110110", "18+8", f"{_DS} gds:17"),
        *_flat(
            "110111",
            "18+7",
            f"vaddr:32+8 vdata:40+8 saddr:48+7 vdst:56+8 offset:0+12 lds:13 {cache.format(16, 17, 12)}",
            14,
        ),
        _layout(
            "MUBUF",
            2,
            "111000",
            "18+8",
            f"{_MUBUF} offen:12 idxen:13 {cache.format(14, 54, 15)} lds:16 tfe:55",
        ),
        _layout(
            "MTBUF",
            2,
            "111010",
            "16+3 53+1",
            f"{_MUBUF} offen:12 idxen:13 {cache.format(14, 54, 15)} format:19+7 tfe:55",
        ),
        _layout(
            "MIMG",
            2,
            "111100",
            "18+7 0+1",
            "vaddr:32+8 vdata:40+8 srsrc:48+5 ssamp:53+5 nsa:1+2 dim:3+3 dlc:7 dmask:8+4 unorm:12 "
            "glc:13 r128:15 tfe:16"
            " lwe:17 slc:25 a16:62 d16:63",
        ),
    ]


def _gfx11() -> list[Layout]:
    cache = "glc:14 slc:{0} dlc:13"
    return [
        *_SCALAR,
        _layout("SMEM", 2, "111101", "18+8", "sbase:0+6 sdata:6+7 dlc:13 glc:14 offset:32+21 soffset:57+7"),
        *_VECTOR,
        _layout(
            "VOPD",
            2,
            "110010",
            "17+5 22+4",
            "srcx0:0+9 vsrcx1:9+8 srcy0:32+9 vsrcy1:41+8 vdsty:49+7 vdstx:56+8",
        ),
        _layout(
            "VINTERP",
            2,
            "110011010",
            "16+7",
            "src0:32+9 src1:41+9 src2:50+9 vdst:0+8 wait_exp:8+3 op_sel:11+4 clamp:15 neg:61+3",
        ),
        _layout("LDSDIR", 1, "11001110", "20+2", "vdst:0+8 attr_chan:8+2 attr:10+6 wait_vdst:16+4"),
        _layout("VOP3P", 2, "110011000", "16+7", _VOP3P),
        _layout("VOP3", 2, "110101", "16+10", _VOP3),
        _layout("DS", 2, "110110", "18+8", f"{_DS} gds:17"),
        *_flat(
            "110111",
            "18+7",
            f"vaddr:32+8 vdata:40+8 saddr:48+7 sve:55 vdst:56+8 offset:0+13 {cache.format(15)}",
            16,
        ),
        _layout("MUBUF", 2, "111000", "18+8", f"{_MUBUF} {cache.format(12)} tfe:53 offen:54 idxen:55"),
        _layout(
            "MTBUF", 2, "111010", "15+4", f"{_MUBUF} {cache.format(12)} format:19+7 tfe:53 offen:54 idxen:55"
        ),
        _layout(
            "MIMG",
            2,
            "111100",
            "18+8",
            "vaddr:32+8 vdata:40+8 srsrc:48+5 ssamp:58+5 nsa:0 dim:2+3 unorm:7 dmask:8+4 slc:12 dlc:13 "
            "glc:14 r128:15 a16:16"
            " d16:17 tfe:53 lwe:54",
        ),
        _layout("EXP", 2, "111110", "", f"{_EXP} done:11 row:13"),
    ]


def _gfx12() -> list[Layout]:
    buffer = (
        f"soffset:0+7 nv:7 tfe:22 vdata:32+8 srsrc:41+9 {_GFX12_MEMORY} format:55+7 offen:62 "
        f"idxen:63 vaddr:64+8 "
        f"offset:72+24"
    )
    image = f"dim:0+3 r128:4 d16:5 a16:6 nv:7 dmask:22+4 vdata:32+8 srsrc:41+9 {_GFX12_MEMORY}"
    return [
        *_SCALAR,
        _layout(
            "SMEM",
            2,
            "111101",
            "13+6",
            "sbase:0+6 sdata:6+7 nv:20 scope:21+2 th:23+2 offset:32+24 scale_offset:56 soffset:57+7",
        ),
        *_VECTOR,
        _layout(
            "VOPD",
            2,
            "110010",
            "17+5 22+4",
            "srcx0:0+9 vsrcx1:9+8 srcy0:32+9 vsrcy1:41+8 vdsty:49+7 vdstx:56+8",
        ),
        _layout(
            "VINTERP",
            2,
            "110011010",
            "16+7",
            "src0:32+9 src1:41+9 src2:50+9 vdst:0+8 wait_exp:8+3 op_sel:11+4 clamp:15 neg:61+3",
        ),
        _layout(
            "LDSDIR", 1, "11001110", "20+2", "vdst:0+8 attr_chan:8+2 attr:10+6 wait_vdst:16+4 wait_vmvsrc:23"
        ),
        _layout("VOP3P", 2, "110011000", "16+7", _VOP3P),
        _layout("VOP3", 2, "110101", "16+10", _VOP3),
        _layout("DS", 2, "110110", "18+8", _DS),
        *_flat12(),
        _layout("MTBUF", 3, "110001", "14+4", buffer, "18=1000"),
        _layout("MUBUF", 3, "110001", "14+8", buffer),
        _layout(
            "VIMAGE",
            3,
            "110100",
            "14+8",
            f"{image} tfe:55 vaddr4:56+8 vaddr0:64+8 vaddr1:72+8 vaddr2:80+8 vaddr3:88+8",
        ),
        _layout(
            "VSAMPLE",
            3,
            "111001",
            "14+8",
            f"{image} tfe:3 unorm:13 lwe:40 ssamp:55+9 vaddr0:64+8 vaddr1:72+8 vaddr2:80+8 vaddr3:88+8",
        ),
        _layout("EXP", 2, "111110", "", f"{_EXP} done:11 row:13"),
    ]


def _gfx1250() -> list[Layout]:
    fields = (
        "src0:96+9 src1:105+9 src2:114+9 vdst:64+8 neg_hi:72+3 op_sel:75+3 op_sel_hi2:78 clamp:79 "
        "op_sel_hi:123+2 neg_lo:125+3"
        " scale_src0:32+9 scale_src1:41+9 scale_src2:50+9 scale_dst:0+8 scale_abs:8+3 scale_op_sel:11+3 "
        "scale_hi2:14 scale_clamp:15"
        " scale_hi:59+2 scale_neg:61+3"
    )
    matrix = [
        _layout(name, 4, "110011000", "80+7", fields, f"16={op} 87=110011000")
        for name, op in (("VOP3PX2", "0110101"), ("VOP3PX2S", "0111010"))
    ]
    wide = _layout(
        "VOPD3",
        3,
        "11001111",
        "12+6 18+6",
        "srcx0:0+9 negx:9+3 srcy0:32+9 negy:41+7 vsrcx1:48+8 vsrcx2:56+8 vdstx:64+8 vsrcy1:72+8 "
        "vsrcy2:80+8 vdsty:88+8",
    )
    return [*matrix, wide, *_gfx12()]


LAYOUTS: dict[str, list[Layout]] = {
    "rdna2": _gfx10(),
    "rdna3": _gfx11(),
    "rdna3_5": _gfx11(),
    "rdna4": _gfx12(),
    "gfx1250": _gfx1250(),
    "cdna2": _gfx9(False),
    "cdna3": _gfx9(True),
    "cdna4": _gfx9(True),
}
"""Architecture group → its layouts, the more specific ones first."""

DPP16 = (
    "dpp_src0:0+8 dpp_ctrl:8+9 fi:18 bound_ctrl:19 dpp_neg0:20 dpp_abs0:21 dpp_neg1:22 dpp_abs1:23 "
    "bank_mask:24+4 row_mask:28+4"
)
DPP8 = "dpp_src0:0+8 dpp8:8+24"
_SDWA_SOURCES = (
    "sdwa_src0:0+8 src0_sel:16+3 src0_sext:19 src0_neg:20 src0_abs:21 s0:23 src1_sel:24+3 "
    "src1_sext:27 src1_neg:28 src1_abs:29 "
    ""
    ""
    ""
    ""
    "s1:31"
)
SDWA = f"{_SDWA_SOURCES} dst_sel:8+3 dst_unused:11+2 sdwa_clamp:13 sdwa_omod:14+2"
SDWA_COMPARE = f"{_SDWA_SOURCES} sdst:8+8"


def variant_fields(layout: Layout, variant: str) -> dict[str, tuple[int, int]]:
    """Fields of the word that a DPP or SDWA variant adds behind the layout's own."""
    if not variant:
        return {}
    sdwa = SDWA_COMPARE if layout.name == "VOPC" else SDWA
    text = {"dpp16": DPP16, "dpp8": DPP8, "dpp8fi": DPP8, "sdwa": sdwa}[variant]
    fields = {}
    for item in text.split():
        name, _, span = item.partition(":")
        lo, _, width = span.partition("+")
        fields[name] = (int(lo) + 32 * layout.words, int(width or 1))
    return fields
