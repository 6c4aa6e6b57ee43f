"""What the vector instructions compute, one row per mnemonic (see `rows` for the notation)."""

from __future__ import annotations

from .rows import Row, parse_rows

_MOVES_AND_BITS = """
v_mov_{b16,b32,b64} T: T = a
v_not_{b16,b32} T: T = ~a
v_bfrev_b32 u32: u32 = reverse_bits(a)
v_and_b16 u16: u16 u16 = a & b
v_or_b16 u16: u16 u16 = a | b
v_xor_b16 u16: u16 u16 = a ^ b
v_and_b32 u32: u32 u32 = a & b
v_or_b32 u32: u32 u32 = a | b
v_xor_b32 u32: u32 u32 = a ^ b
v_xnor_b32 u32: u32 u32 = ~(a ^ b)
v_or3_b32 u32: u32 u32 u32 = a | b | c
v_xor3_b32 u32: u32 u32 u32 = a ^ b ^ c
v_and_or_b32 u32: u32 u32 u32 = a & b | c
v_bfi_b32 u32: u32 u32 u32 = a & b | ~a & c
v_bfm_b32 u32: u32 u32 = bfm(a & 31, b & 31)
v_bfe_u32 u32: u32 u32 u32 = bfe(a, b & 31, c & 31)
v_bfe_i32 i32: i32 u32 u32 = bfe_signed(a, b & 31, c & 31)
v_lshlrev_b16 u16: u16 u16 = b << (a & 15)
v_lshrrev_b16 u16: u16 u16 = b >> (a & 15)
v_ashrrev_i16 i16: u16 i16 = b >> i32(a & 15)
v_lshlrev_b32 u32: u32 u32 = b << (a & 31)
v_lshrrev_b32 u32: u32 u32 = b >> (a & 31)
v_ashrrev_i32 i32: u32 i32 = b >> i32(a & 31)
v_lshl_b32 u32: u32 u32 = a << (b & 31)
v_lshlrev_b64 u64: u32 u64 = b << u64(a & 63)
v_lshrrev_b64 u64: u32 u64 = b >> u64(a & 63)
v_ashrrev_i64 i64: u32 i64 = b >> i64(a & 63)
v_lshl_add_u32 u32: u32 u32 u32 = (a << (b & 31)) + c
v_lshl_add_u64 u64: u64 u32 u64 = (a << u64(b & 7)) + c
v_add_lshl_u32 u32: u32 u32 u32 = (a + b) << (c & 31)
v_lshl_or_b32 u32: u32 u32 u32 = a << (b & 31) | c
v_xad_u32 u32: u32 u32 u32 = (a ^ b) + c
v_alignbit_b32 u32: u32 u32 u32 = pair(b, a) >> u64(c & 31)
v_alignbyte_b32 u32: u32 u32 u32 = pair(b, a) >> u64((c & 3) * 8)
v_perm_b32 u32: u32 u32 u32 = permute_bytes(a, b, c)
v_bcnt_u32_b32 u32: u32 u32 = u32(popcount(a)) + b
v_mbcnt_lo_u32_b32 u32: u32 u32 @below_lo = u32(popcount(a & c)) + b
v_mbcnt_hi_u32_b32 u32: u32 u32 @below_hi = u32(popcount(a & c)) + b
v_clz_i32_u32|v_ffbh_u32 i32: u32 = clz(a)
v_ctz_i32_b32|v_ffbl_b32 i32: u32 = ctz(a)
v_cls_i32|v_ffbh_i32 i32: i32 = cls(a)
v_cndmask_b32 b32: b32 b32 m = where(c, b, a)
v_cndmask_b16 b16: b16 b16 m = where(c, b, a)
v_pack_b32_f16 b32: b16 b16 = pack(a, b)
v_prng_b32 u32: u32 = a << 1 ^ where(a >> 31 == 1, u32(197), u32(0))
v_sat_pk_u8_i16 b16: u32 = clamp(i32(a << 16) >> 16, 0, 255) | clamp(i32(a) >> 16, 0, 255) << 8
v_ashr_pk_i8_i32 b16: i32 i32 u32 = clamp(a >> i32(c & 31), -128, 127) & 255 | (clamp(b >> i32(c & 31), \
-128, 127) & 255) << 8
v_ashr_pk_u8_i32 b16: i32 i32 u32 = clamp(a >> i32(c & 31), 0, 255) | clamp(b >> i32(c & 31), 0, 255) << 8
"""

_INTEGERS = """
v_add_nc_{u32,i32}|v_add_{u32,i32} T: T T = a + b
v_sub_nc_{u32,i32}|v_sub_{u32,i32} T: T T = a - b
v_subrev_nc_u32|v_subrev_u32 u32: u32 u32 = b - a
v_add_nc_{u16,i16}|v_add_{u16,i16} T: T T = a + b
v_sub_nc_{u16,i16}|v_sub_{u16,i16} T: T T = a - b
v_subrev_u16 u16: u16 u16 = b - a
v_add3_u32 u32: u32 u32 u32 = a + b + c
v_add_co_u32 u32 m: u32 u32 = (t := a + b); u32(t) < u32(a)
v_sub_co_u32 u32 m: u32 u32 = a - b; a < b
v_subrev_co_u32 u32 m: u32 u32 = b - a; b < a
v_add_co_ci_u32|v_addc_co_u32 u32 m: u32 u32 m = a + b + c; u64(a) + u64(b) + u64(c) > 0xffffffff
v_sub_co_ci_u32|v_subb_co_u32 u32 m: u32 u32 m = a - b - c; u64(b) + u64(c) > u64(a)
v_subrev_co_ci_u32|v_subbrev_co_u32 u32 m: u32 u32 m = b - a - c; u64(a) + u64(c) > u64(b)
v_mul_lo_u32 u32: u32 u32 = a * b
v_mul_lo_u16 u16: u16 u16 = a * b
v_mul_hi_u32 u32: u32 u32 = mul_hi_unsigned(a, b)
v_mul_hi_i32 i32: i32 i32 = mul_hi_signed(a, b)
v_mul_u32_u24 u32: u32 u32 = low24_unsigned(a) * low24_unsigned(b)
v_mul_i32_i24 i32: u32 u32 = low24_signed(a) * low24_signed(b)
v_mul_hi_u32_u24 u32: u32 u32 = low24_unsigned(a) * low24_unsigned(b) >> 32
v_mul_hi_i32_i24 i32: u32 u32 = low24_signed(a) * low24_signed(b) >> 32
v_mad_u32_u24 u32: u32 u32 u32 = low24_unsigned(a) * low24_unsigned(b) + i64(c)
v_mad_i32_i24 i32: u32 u32 i32 = low24_signed(a) * low24_signed(b) + i64(c)
v_mad_{u16,i16}|v_mad_legacy_{u16,i16} T: T T T = a * b + c
v_mad_u32_u16 u32: u16 u16 u32 = a * b + c
v_mad_i32_i16 i32: i16 i16 i32 = a * b + c
v_mad_u64_u32|v_mad_co_u64_u32 u64 m: u32 u32 u64 = (t := u64(a) * u64(b) + c); t < c
v_mad_i64_i32|v_mad_co_i64_i32 i64 m: i32 i32 i64 = (t := (p := i64(a) * i64(b)) + c); ((p < 0) ^ (c < 0) \
^ carry64(p, c)) != 0
v_min_{u16,i16,u32,i32} T: T T = where(a < b, a, b)
v_max_{u16,i16,u32,i32} T: T T = where(a > b, a, b)
v_min3_{u16,i16,u32,i32} T: T T T = minimum(minimum(a, b), c)
v_max3_{u16,i16,u32,i32} T: T T T = maximum(maximum(a, b), c)
v_med3_{u16,i16,u32,i32} T: T T T = maximum(minimum(a, b), minimum(maximum(a, b), c))
v_minmax_{u32,i32} T: T T T = maximum(minimum(a, b), c)
v_maxmin_{u32,i32} T: T T T = minimum(maximum(a, b), c)
v_sad_u8 u32: u32 u32 u32 = sad_bytes(a, b, c)
v_sad_hi_u8 u32: u32 u32 u32 = (sad_bytes(a, b, zeros_like(c)) << 16) + c
v_sad_u16 u32: u32 u32 u32 = differ(half(a, 0), half(b, 0)) + differ(half(a, 1), half(b, 1)) + c
v_sad_u32 u32: u32 u32 u32 = differ(a, b) + c
v_msad_u8 u32: u32 u32 u32 = masked_sad_bytes(a, b, c)
v_qsad_pk_u16_u8 u64: u64 u32 u64 = pack_quads(sliding_sad(a, b, unpack_quads(c), False))
v_mqsad_pk_u16_u8 u64: u64 u32 u64 = pack_quads(sliding_sad(a, b, unpack_quads(c), True))
v_mqsad_u32_u8 x4: u64 u32 x4 = sliding_sad(a, b, c, True)
v_lerp_u8 u32: u32 u32 u32 = lerp_bytes(a, b, c)
v_dot4_u32_u8 u32: u32 u32 u32 = dot(a, b, 8, 0) + c
v_dot8_u32_u4 u32: u32 u32 u32 = dot(a, b, 4, 0) + c
v_dot4_i32_i8 i32: u32 u32 i32 = i64(dot(a, b, 8, 3)) + c
v_dot8_i32_i4 i32: u32 u32 i32 = i64(dot(a, b, 4, 3)) + c
v_dot4c_i32_i8 i32: u32 u32 = i64(dot(a, b, 8, 3)) + d
v_dot8c_i32_i4 i32: u32 u32 = i64(dot(a, b, 4, 3)) + d
v_dot2c_i32_i16 i32: u32 u32 = i64(dot(a, b, 16, 3)) + d
v_dot4_i32_iu8 i32: u32 u32 i32 @neg_lo = i64(dot(a, b, 8, e)) + c
v_dot8_i32_iu4 i32: u32 u32 i32 @neg_lo = i64(dot(a, b, 4, e)) + c
"""

_FLOATS = """
v_add_{f16,f32,f64} T: T T = add(a, b)
v_sub_{f16,f32} T: T T = sub(a, b)
v_subrev_{f16,f32} T: T T = sub(b, a)
v_mul_{f16,f32,f64} T: T T = mul(a, b)
v_mul_legacy_f32|v_mul_dx9_zero_f32 f32: f32 f32 = where((a == 0) | (b == 0), F32(0), mul(a, b))
v_fma_{f32,f64} T: T T T = fma(a, b, c)
v_fma_f16|v_fma_legacy_f16 f16: f16 f16 f16 = odd_fma(a, b, c)
v_fmac_{f32,f64} T: T T = fma(a, b, d)
v_fmac_f16 f16: f16 f16 = odd_fma(a, b, d)
v_fmaak_f32|v_fmamk_f32 f32: f32 f32 f32 = fma(a, b, c)
v_fmaak_f16|v_fmamk_f16 f16: f16 f16 f16 = odd_fma(a, b, c)
v_fma_dx9_zero_f32 f32: f32 f32 f32 = where((a == 0) | (b == 0), c, fma(a, b, c))
v_fmac_dx9_zero_f32 f32: f32 f32 = where((a == 0) | (b == 0), d, fma(a, b, d))
v_mad_f16|v_mad_legacy_f16|v_madak_f16|v_madmk_f16 f16: f16 f16 f16 = add(f16_to_f64(f16_code(a * b)), c)
v_mac_f16 f16: f16 f16 = add(f16_to_f64(f16_code(a * b)), d)
v_min_{f16,f32,f64}|v_min_num_{f16,f32,f64} T: T T = minnum(a, b)
v_max_{f16,f32,f64}|v_max_num_{f16,f32,f64} T: T T = maxnum(a, b)
v_min3_{f16,f32}|v_min3_num_{f16,f32} T: T T T = minnum(minnum(a, b), c)
v_max3_{f16,f32}|v_max3_num_{f16,f32} T: T T T = maxnum(maxnum(a, b), c)
v_med3_{f16,f32}|v_med3_num_{f16,f32} T: T T T = med3(a, b, c)
v_minmax_{f16,f32}|v_minmax_num_{f16,f32} T: T T T = maxnum(minnum(a, b), c)
v_maxmin_{f16,f32}|v_maxmin_num_{f16,f32} T: T T T = minnum(maxnum(a, b), c)
v_minimum_{f16,f32,f64} T: T T = fminimum(a, b)
v_maximum_{f16,f32,f64} T: T T = fmaximum(a, b)
v_minimum3_{f16,f32} T: T T T = fminimum(fminimum(a, b), c)
v_maximum3_{f16,f32} T: T T T = fmaximum(fmaximum(a, b), c)
v_minimummaximum_{f16,f32} T: T T T = fmaximum(fminimum(a, b), c)
v_maximumminimum_{f16,f32} T: T T T = fminimum(fmaximum(a, b), c)
v_rcp_{f16,f32,f64} T: T = 1.0 / f64(a)
v_rcp_iflag_f32 f32: f32 = 1.0 / f64(a)
v_rsq_{f16,f32,f64} T: T = 1.0 / sqrt(f64(a))
v_sqrt_{f16,f32,f64} T: T = sqrt(f64(a))
v_exp_{f16,f32}|v_exp_legacy_{f16,f32} T: T = exp2(f64(a))
v_log_{f16,f32}|v_log_legacy_{f16,f32} T: T = log2(f64(a))
v_sin_{f16,f32} T: T = sin_turns(a)
v_cos_{f16,f32} T: T = cos_turns(a)
v_s_rcp_{f16,f32} T: T = 1.0 / f64(a)
v_s_rsq_{f16,f32} T: T = 1.0 / sqrt(f64(a))
v_s_sqrt_{f16,f32} T: T = sqrt(f64(a))
v_s_exp_{f16,f32} T: T = exp2(f64(a))
v_s_log_{f16,f32} T: T = log2(f64(a))
v_fract_f16 f16: f16 = where(isnan(t := a - floor(a)), t, minimum(t, F64(0.99951171875)))
v_fract_f32 f32: f32 = where(isnan(t := a - floor(a)), t, minimum(t, F32(0.99999994)))
v_fract_f64 f64: f64 = where(isnan(t := a - floor(a)), t, minimum(t, F64(0.9999999999999999)))
v_trunc_{f16,f32,f64} T: T = trunc(a)
v_ceil_{f16,f32,f64} T: T = ceil(a)
v_floor_{f16,f32,f64} T: T = floor(a)
v_rndne_{f16,f32,f64} T: T = rint(a)
v_frexp_exp_i32_{f32,f64} i32: T = exponent_of(a)
v_frexp_exp_i16_f16 i16: f16 = exponent_of(a)
v_frexp_mant_{f16,f32,f64} T: T = mantissa_of(a)
v_ldexp_{f32,f64} T: T i32 = ldexp(a, b)
v_ldexp_f16 f16: f16 i16 = ldexp(a, b)
v_div_fixup_f32 f32: f32 f32 f32 = div_fixup(a, b, c)
v_div_fixup_f64 f64: f64 f64 f64 = div_fixup(a, b, c)
v_div_fixup_f16|v_div_fixup_legacy_f16 f16: f16 f16 f16 = div_fixup(a, b, c, True)
v_div_fmas_{f32,f64} T: T T T @vccm = div_fmas(a, b, c, e)
v_div_scale_{f32,f64} T m: T T T = (t := div_scale(a, b, c))[0]; t[1]
v_trig_preop_f64 f64: f64 u32 = trig_preop(a, b)
v_cubeid_f32 f32: f32 f32 f32 = cube(a, b, c)[0]
v_cubesc_f32 f32: f32 f32 f32 = cube(a, b, c)[1]
v_cubetc_f32 f32: f32 f32 f32 = cube(a, b, c)[2]
v_cubema_f32 f32: f32 f32 f32 = cube(a, b, c)[3]
v_mullit_f32 f32: f32 f32 f32 = where((b <= -F32(3.4028235e38)) | isnan(b) | (c <= 0) | isnan(c), \
-F32(3.4028235e38), mul(a, b))
v_dot2_f32_f16 f32: h2 h2 f32 = f64(c) + a[0] * b[0] + a[1] * b[1]
v_dot2_f32_bf16 f32: bf2 bf2 f32 = f64(c) + f64(a[0]) * b[0] + f64(a[1]) * b[1]
v_dot2_f16_f16 f16: h2 h2 f16 = c + a[0] * b[0] + a[1] * b[1]
v_dot2_bf16_bf16 bf16: bf2 bf2 bf16 = f32(f64(c) + f64(a[0]) * b[0] + f64(a[1]) * b[1])
v_dot2c_f32_f16|v_dot2acc_f32_f16 f32: h2 h2 = f64(d) + a[0] * b[0] + a[1] * b[1]
v_dot2c_f32_bf16|v_dot2acc_f32_bf16 f32: bf2 bf2 = f64(d) + f64(a[0]) * b[0] + f64(a[1]) * b[1]
v_dot4_f32_fp8_fp8 f32: u32 u32 f32 = f64(c) + dot_bytes(a, b, fp8_to_f32, fp8_to_f32)
v_dot4_f32_fp8_bf8 f32: u32 u32 f32 = f64(c) + dot_bytes(a, b, fp8_to_f32, bf8_to_f32)
v_dot4_f32_bf8_fp8 f32: u32 u32 f32 = f64(c) + dot_bytes(a, b, bf8_to_f32, fp8_to_f32)
v_dot4_f32_bf8_bf8 f32: u32 u32 f32 = f64(c) + dot_bytes(a, b, bf8_to_f32, bf8_to_f32)
"""

_CONVERSIONS = """
v_cvt_f32_{i32,u32} f32: T = f64(a)
v_cvt_f64_{i32,u32} f64: T = f64(a)
v_cvt_f16_{i16,u16} f16: T = f64(a)
v_cvt_i32_{f32,f64} i32: T = to_int(a, -2**31, 2**31 - 1, I32)
v_cvt_u32_{f32,f64} u32: T = to_int(a, 0, 2**32 - 1, U32)
v_cvt_i16_f16 i16: f16 = to_int(a, -32768, 32767, I32)
v_cvt_u16_f16 u16: f16 = to_int(a, 0, 65535, U32)
v_cvt_i32_i16 i32: i16 = a
v_cvt_u32_u16 u32: u16 = a
v_cvt_f32_f16 f32: f16 = a
v_cvt_f16_f32 f16: f32 = a
v_cvt_f64_f32 f64: f32 = f64(a)
v_cvt_f32_f64 f32: f64 = a
v_cvt_f32_bf16 f32: bf16 = a
v_cvt_f32_ubyte0 f32: u32 = f64(byte(a, 0))
v_cvt_f32_ubyte1 f32: u32 = f64(byte(a, 1))
v_cvt_f32_ubyte2 f32: u32 = f64(byte(a, 2))
v_cvt_f32_ubyte3 f32: u32 = f64(byte(a, 3))
v_cvt_off_f32_i4 f32: u32 = f64(i32(a << 28) >> 28) / 16.0
v_cvt_nearest_i32_f32|v_cvt_rpi_i32_f32 i32: f32 = to_int(floor(a + F32(0.5)), -2**31, 2**31 - 1, I32)
v_cvt_floor_i32_f32|v_cvt_flr_i32_f32 i32: f32 = to_int(floor(a), -2**31, 2**31 - 1, I32)
v_cvt_norm_i16_f16 i16: f16 = snorm(a)
v_cvt_norm_u16_f16 u16: f16 = unorm(a)
v_cvt_pk_norm_i16_{f16,f32}|v_cvt_pknorm_i16_{f16,f32} b32: T T = pack(snorm(a), snorm(b))
v_cvt_pk_norm_u16_{f16,f32}|v_cvt_pknorm_u16_{f16,f32} b32: T T = pack(unorm(a), unorm(b))
v_cvt_pk_rtz_f16_f32|v_cvt_pkrtz_f16_f32 b32: f32 f32 = pack(f16_code(a, 3), f16_code(b, 3))
v_cvt_pk_f16_f32 b32: f32 f32 = pack(f16_code(a, 0), f16_code(b, 0))
v_cvt_pk_bf16_f32 b32: f32 f32 = pack(f32_to_bf16(a), f32_to_bf16(b))
v_cvt_pk_i16_f32 b32: f32 f32 = pack(to_int(a, -32768, 32767, I32), to_int(b, -32768, 32767, I32))
v_cvt_pk_u16_f32 b32: f32 f32 = pack(to_int(a, 0, 65535, I32), to_int(b, 0, 65535, I32))
v_cvt_pk_i16_i32 b32: i32 i32 = pack(clamp(a, -32768, 32767), clamp(b, -32768, 32767))
v_cvt_pk_u16_u32 b32: u32 u32 = pack(clamp(a, 0, 65535), clamp(b, 0, 65535))
v_cvt_pk_u8_f32 u32: f32 u32 u32 = c & ~(U32(255) << ((b & 3) * 8)) | to_int(a, 0, 255, U32) << ((b & 3) * 8)
v_cvt_pkaccum_u8_f32 u32: f32 u32 = d & ~(U32(255) << ((b & 3) * 8)) | to_int(a, 0, 255, U32) << ((b & 3) * 8)
v_cvt_sr_f16_f32 h16: f32 u32 = f32_to_f16_stochastic(a, b)
v_cvt_sr_bf16_f32 h16: f32 u32 = f32_to_bf16(a, b >> 16)
v_cvt_pk_fp8_f32 h16: f32 f32 = to_fp8(a) | to_fp8(b) << 8
v_cvt_pk_bf8_f32 h16: f32 f32 = to_bf8(a) | to_bf8(b) << 8
v_cvt_sr_fp8_f32 by8: f32 u32 = to_fp8(a, b)
v_cvt_sr_bf8_f32 by8: f32 u32 = to_bf8(a, b)
v_cvt_f32_fp8 f32: by8 = fp8_to_f32(a)
v_cvt_f32_bf8 f32: by8 = bf8_to_f32(a)
v_cvt_pk_f32_fp8 u64: b16 = pair(bits32(fp8_to_f32(a)), bits32(fp8_to_f32(a >> 8)))
v_cvt_pk_f32_bf8 u64: b16 = pair(bits32(bf8_to_f32(a)), bits32(bf8_to_f32(a >> 8)))
"""

_PACKED = """
v_pk_add_f16 f16: f16 f16 = add(a, b)
v_pk_mul_f16 f16: f16 f16 = mul(a, b)
v_pk_fma_f16 f16: f16 f16 f16 = odd_fma(a, b, c)
v_pk_fmac_f16 f16: f16 f16 = odd_fma(a, b, d)
v_pk_min_f16|v_pk_min_num_f16 f16: f16 f16 = minnum(a, b)
v_pk_max_f16|v_pk_max_num_f16 f16: f16 f16 = maxnum(a, b)
v_pk_minimum_f16 f16: f16 f16 = fminimum(a, b)
v_pk_maximum_f16 f16: f16 f16 = fmaximum(a, b)
v_pk_minimum3_f16 f16: f16 f16 f16 = fminimum(fminimum(a, b), c)
v_pk_maximum3_f16 f16: f16 f16 f16 = fmaximum(fmaximum(a, b), c)
v_pk_add_{u16,i16} T: T T = a + b
v_pk_sub_{u16,i16} T: T T = a - b
v_pk_mad_{u16,i16} T: T T T = a * b + c
v_pk_mul_lo_u16 u16: u16 u16 = a * b
v_pk_min_{u16,i16} T: T T = minimum(a, b)
v_pk_max_{u16,i16} T: T T = maximum(a, b)
v_pk_lshlrev_b16 u16: u16 u16 = b << (a & 15)
v_pk_lshrrev_b16 u16: u16 u16 = b >> (a & 15)
v_pk_ashrrev_i16 i16: u16 i16 = b >> i32(a & 15)
v_pk_add_f32 f32: f32 f32 = add(a, b)
v_pk_mul_f32 f32: f32 f32 = mul(a, b)
v_pk_fma_f32 f32: f32 f32 f32 = fma(a, b, c)
"""

_CONDITIONS = {
    "f": "zeros_like(a, dtype=bool) & (a != a)", "lt": "a < b", "eq": "a == b", "le": "a <= b", "gt": "a > b",
    "lg": "(a < b) | (a > b)", "ne": "a != b", "ge": "a >= b", "o": "(a == a) & (b == b)",
    "u": "(a != a) | (b != b)", "nge": "~(a >= b)", "nlg": "~((a < b) | (a > b))", "ngt": "~(a > b)",
    "nle": "~(a <= b)", "neq": "~(a == b)", "nlt": "~(a < b)", "t": "(a == a) | (a != a)",
    "tru": "(a == a) | (a != a)",
}  # fmt: skip
_CLASS_BITS = {"f16": ("b16", 5, 10), "f32": ("b32", 8, 23), "f64": ("b64", 11, 52)}


def _compares() -> str:
    lines = []
    for prefix in ("v_cmp", "v_cmpx"):
        for kind in ("f16", "f32", "f64", "i16", "u16", "i32", "u32", "i64", "u64"):
            for name, condition in _CONDITIONS.items():
                lines.append(f"{prefix}_{name}_{kind} m: {kind} {kind} = {condition}")
        for kind, (raw, exponent, mantissa) in _CLASS_BITS.items():
            mask = "u16" if kind == "f16" else "u32"
            test = f"(class_mask(a, {exponent}, {mantissa}) & b) != 0"
            lines.append(f"{prefix}_class_{kind} m: {raw} {mask} = {test}")
    return "\n".join(lines)


VALU_ROWS: dict[str, Row] = parse_rows(_MOVES_AND_BITS + _INTEGERS + _FLOATS + _CONVERSIONS + _compares())
"""Vector instructions that work lane by lane."""

PACKED_ROWS: dict[str, Row] = parse_rows(_PACKED)
"""Packed instructions: the row describes one of the two halves."""

# Integer instructions whose clamp bit saturates the first result; their row is evaluated in 64 bits then.
SATURATING = frozenset(
    name
    for name in (*VALU_ROWS, *PACKED_ROWS)
    if name.startswith(("v_add", "v_sub", "v_mad", "v_pk_add", "v_pk_sub", "v_pk_mad", "v_dot", "v_mul_"))
    and (VALU_ROWS.get(name) or PACKED_ROWS[name]).results[0] in ("u16", "i16", "u32", "i32")
    and not name.startswith("v_mul_lo")
)
