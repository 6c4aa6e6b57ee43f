"""What the scalar instructions compute, one row per mnemonic (see `rows` for the notation).

@scc is written as a condition. Branches, waits, barriers and other control instructions are in `control`.
"""

from __future__ import annotations

from .rows import Row, parse_rows

_SOP1 = """
s_mov_{b32,b64} T: T = a
s_movk_i32 i32: k = a
s_cmov_{b32,b64} T: T @scc = where(b, a, d)
s_cmovk_i32 i32: k @scc = where(b, a, d)
s_not_{b32,b64} T @scc: T = (t := ~a); t != 0
s_brev_{b32,b64} T: T = reverse_bits(a)
s_wqm_{b32,b64} T @scc: T = (t := quad_any(a) * 15); t != 0
s_quadmask_{b32,b64} T @scc: T = (t := compress_quads(a)); t != 0
s_bcnt0_i32_{b32,b64} i32 @scc: T = (t := popcount(~a)); t != 0
s_bcnt1_i32_{b32,b64} i32 @scc: T = (t := popcount(a)); t != 0
s_ff0_i32_{b32,b64} i32: T = ctz(~a)
s_ff1_i32_{b32,b64}|s_ctz_i32_{b32,b64} i32: T = ctz(a)
s_flbit_i32_{b32,b64}|s_clz_i32_{u32,u64} i32: T = clz(a)
s_flbit_i32|s_cls_i32 i32: i32 = cls(a)
s_flbit_i32_i64|s_cls_i32_i64 i32: i64 = cls(a)
s_sext_i32_i8 i32: u32 = i32(a << 24) >> 24
s_sext_i32_i16 i32: u32 = i32(a << 16) >> 16
s_bitset0_b32 b32: u32 = d & ~(U32(1) << (a & 31))
s_bitset1_b32 b32: u32 = d | U32(1) << (a & 31)
s_bitset0_b64 b64: u32 = d & ~(U64(1) << u64(a & 63))
s_bitset1_b64 b64: u32 = d | U64(1) << u64(a & 63)
s_abs_i32 i32 @scc: i32 = (t := abs(a)); t != 0
s_bitreplicate_b64_b32 b64: u32 = double_bits(a)
s_cvt_f32_{i32,u32} f32: T = f64(a)
s_cvt_i32_f32 i32: f32 = to_int(a, -2**31, 2**31 - 1, I32)
s_cvt_u32_f32 u32: f32 = to_int(a, 0, 2**32 - 1, U32)
s_cvt_f16_f32 f16: f32 = a
s_cvt_f32_f16 f32: f16 = a
s_cvt_hi_f32_f16 f32: u32 = f16_to_f32(a >> 16)
s_ceil_{f16,f32} T: T = ceil(a)
s_floor_{f16,f32} T: T = floor(a)
s_trunc_{f16,f32} T: T = trunc(a)
s_rndne_{f16,f32} T: T = rint(a)
"""

_SOP2 = """
s_add_u32|s_add_co_u32 u32 @scc: u32 u32 = (t := a + b); t < a
s_sub_u32|s_sub_co_u32 u32 @scc: u32 u32 = a - b; b > a
s_add_i32|s_add_co_i32 i32 @scc: i32 i32 = (t := a + b); ((a ^ t) & (b ^ t)) < 0
s_sub_i32|s_sub_co_i32 i32 @scc: i32 i32 = (t := a - b); ((a ^ b) & (a ^ t)) < 0
s_addk_i32|s_addk_co_i32 i32 @scc: k = (t := d + a); ((a ^ t) & (d ^ t)) < 0
s_mulk_i32 i32: k = d * a
s_addc_u32|s_add_co_ci_u32 u32 @scc: u32 u32 @scc = a + b + c; u64(a) + u64(b) + u64(c) > 0xffffffff
s_subb_u32|s_sub_co_ci_u32 u32 @scc: u32 u32 @scc = a - b - c; u64(b) + u64(c) > u64(a)
s_add_nc_u64 u64: u64 u64 = a + b
s_sub_nc_u64 u64: u64 u64 = a - b
s_mul_u64 u64: u64 u64 = a * b
s_absdiff_i32 i32 @scc: i32 i32 = (t := abs(a - b)); t != 0
s_min_{i32,u32} T @scc: T T = minimum(a, b); a < b
s_max_{i32,u32} T @scc: T T = maximum(a, b); a >= b
s_cselect_{b32,b64} T: T T @scc = where(c, a, b)
s_and_{b32,b64} T @scc: T T = (t := a & b); t != 0
s_or_{b32,b64} T @scc: T T = (t := a | b); t != 0
s_xor_{b32,b64} T @scc: T T = (t := a ^ b); t != 0
s_andn2_{b32,b64}|s_and_not1_{b32,b64} T @scc: T T = (t := a & ~b); t != 0
s_orn2_{b32,b64}|s_or_not1_{b32,b64} T @scc: T T = (t := a | ~b); t != 0
s_nand_{b32,b64} T @scc: T T = (t := ~(a & b)); t != 0
s_nor_{b32,b64} T @scc: T T = (t := ~(a | b)); t != 0
s_xnor_{b32,b64} T @scc: T T = (t := ~(a ^ b)); t != 0
s_lshl_b32 b32 @scc: b32 u32 = (t := a << (b & 31)); t != 0
s_lshr_b32 b32 @scc: b32 u32 = (t := a >> (b & 31)); t != 0
s_ashr_i32 i32 @scc: i32 u32 = (t := a >> i32(b & 31)); t != 0
s_lshl_b64 b64 @scc: b64 u32 = (t := a << u64(b & 63)); t != 0
s_lshr_b64 b64 @scc: b64 u32 = (t := a >> u64(b & 63)); t != 0
s_ashr_i64 i64 @scc: i64 u32 = (t := a >> i64(b & 63)); t != 0
s_lshl1_add_u32 u32 @scc: u32 u32 = (t := (u64(a) << 1) + u64(b)); t > 0xffffffff
s_lshl2_add_u32 u32 @scc: u32 u32 = (t := (u64(a) << 2) + u64(b)); t > 0xffffffff
s_lshl3_add_u32 u32 @scc: u32 u32 = (t := (u64(a) << 3) + u64(b)); t > 0xffffffff
s_lshl4_add_u32 u32 @scc: u32 u32 = (t := (u64(a) << 4) + u64(b)); t > 0xffffffff
s_bfe_u32 u32 @scc: u32 u32 = (t := bfe(a, b & 31, b >> 16 & 127)); t != 0
s_bfe_i32 i32 @scc: i32 u32 = (t := bfe_signed(a, b & 31, b >> 16 & 127)); t != 0
s_bfe_u64 u64 @scc: u64 u32 = (t := bfe(a, b & 63, b >> 16 & 127)); t != 0
s_bfe_i64 i64 @scc: i64 u32 = (t := bfe_signed(a, b & 63, b >> 16 & 127)); t != 0
s_bfm_b32 b32: u32 u32 = bfm(a & 31, b & 31)
s_bfm_b64 b64: u32 u32 = bfm(u64(a & 63), u64(b & 63))
s_mul_i32 i32: i32 i32 = a * b
s_mul_hi_u32 u32: u32 u32 = mul_hi_unsigned(a, b)
s_mul_hi_i32 i32: i32 i32 = mul_hi_signed(a, b)
s_pack_ll_b32_b16 b32: u32 u32 = pack(a, b)
s_pack_lh_b32_b16 b32: u32 u32 = pack(a, b >> 16)
s_pack_hl_b32_b16 b32: u32 u32 = pack(a >> 16, b)
s_pack_hh_b32_b16 b32: u32 u32 = pack(a >> 16, b >> 16)
s_add_{f16,f32} T: T T = add(a, b)
s_sub_{f16,f32} T: T T = sub(a, b)
s_mul_{f16,f32} T: T T = mul(a, b)
s_min_{f16,f32}|s_min_num_{f16,f32} T: T T = minnum(a, b)
s_max_{f16,f32}|s_max_num_{f16,f32} T: T T = maxnum(a, b)
s_minimum_{f16,f32} T: T T = fminimum(a, b)
s_maximum_{f16,f32} T: T T = fmaximum(a, b)
s_fmac_f32 f32: f32 f32 = fma(a, b, d)
s_fmac_f16 f16: f16 f16 = odd_fma(a, b, d)
s_fmaak_f32|s_fmamk_f32 f32: f32 f32 f32 = fma(a, b, c)
s_cvt_pk_rtz_f16_f32 b32: f32 f32 = pack(f16_code(a, 3), f16_code(b, 3))
"""

_SAVEEXEC = {
    "and": "a & b", "or": "a | b", "xor": "a ^ b", "nand": "~(a & b)", "nor": "~(a | b)", "xnor": "~(a ^ b)",
    "andn2": "a & ~b", "and_not1": "a & ~b", "orn2": "a | ~b", "or_not1": "a | ~b",
    "andn1": "~a & b", "and_not0": "~a & b", "orn1": "~a | b", "or_not0": "~a | b",
}  # fmt: skip
_COMPARES = {"eq": "a == b", "lg": "a != b", "gt": "a > b", "ge": "a >= b", "lt": "a < b", "le": "a <= b"}
_FLOAT_COMPARES = {
    "lt": "a < b", "eq": "a == b", "le": "a <= b", "gt": "a > b", "lg": "(a < b) | (a > b)", "ge": "a >= b",
    "o": "(a == a) & (b == b)", "u": "(a != a) | (b != b)", "nge": "~(a >= b)",
    "nlg": "~((a < b) | (a > b))", "ngt": "~(a > b)", "nle": "~(a <= b)", "neq": "~(a == b)",
    "nlt": "~(a < b)",
}  # fmt: skip


def _generated() -> str:
    lines = []
    for name, expression in _SAVEEXEC.items():
        for bits in ("32", "64"):
            body = f"= b; (t := {expression}); t != 0"
            lines.append(f"s_{name}_saveexec_b{bits} b{bits} @exec{bits} @scc: b{bits} @exec{bits} {body}")
            body = f"= (t := {expression}); t; t != 0"
            lines.append(f"s_{name}_wrexec_b{bits} b{bits} @exec{bits} @scc: b{bits} @exec{bits} {body}")
    for name, expression in _COMPARES.items():
        for kind in ("i32", "u32", "u64"):
            lines.append(f"s_cmp_{name}_{kind} @scc: {kind} {kind} = {expression}")
        lines.append(f"s_cmpk_{name}_i32 @scc: i32 k = {expression}")
        lines.append(f"s_cmpk_{name}_u32 @scc: u32 ku = {expression}")
    for name, expression in _FLOAT_COMPARES.items():
        for kind in ("f16", "f32"):
            lines.append(f"s_cmp_{name}_{kind} @scc: {kind} {kind} = {expression}")
    for bits in ("32", "64"):
        test = "(a & U32(1) << (b & 31))" if bits == "32" else "(a & U64(1) << u64(b & 63))"
        lines.append(f"s_bitcmp0_b{bits} @scc: b{bits} u32 = {test} == 0")
        lines.append(f"s_bitcmp1_b{bits} @scc: b{bits} u32 = {test} != 0")
    return "\n".join(lines)


SALU_ROWS: dict[str, Row] = parse_rows(_SOP1 + _SOP2 + _generated())
"""Scalar instructions that compute from registers to registers."""
