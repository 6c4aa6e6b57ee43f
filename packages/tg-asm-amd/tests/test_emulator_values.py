"""Numbers that single instructions give: narrow floats, scales, EXEC forms, constants, sparse matrices."""

import math
import struct
from fractions import Fraction

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd import Kernel  # noqa: E402
from tg_asm_amd.emulator import Emulator, smallfloats  # noqa: E402
from tg_asm_amd.emulator.division import TWO_OVER_PI  # noqa: E402


def run(arch: str, body: str, inputs: list[np.ndarray], results: int = 1, threads: int = 64) -> np.ndarray:
    """v1 (v2, ...) per thread after the body; v10, v11, ... hold the columns of `inputs` (uint32)."""
    cdna = arch.startswith("gfx9")
    k = Kernel("t", arch=arch)
    loads, one, store = ("dwordx2", "dword", "dword") if cdna else ("b64", "b32", "b32")
    k.asm(f"s_load_{loads} s[4:5], s[0:1], 0")
    k.asm(f"s_load_{loads} s[6:7], s[0:1], 8")
    k.asm("v_and_b32 v0, 0x3ff, v0")
    k.asm("v_lshlrev_b32 v60, 2, v0")
    for index in range(len(inputs)):
        k.asm(f"global_load_{one} v{10 + index}, v60, s[4:5] offset:{4 * threads * index}")
    for line in body.strip().splitlines():
        k.asm(line.strip())
    for index in range(results):
        k.asm(f"global_store_{store} v60, v{1 + index}, s[6:7] offset:{4 * threads * index}")
    k.asm("s_endpgm")
    gpu = Emulator(arch)
    kernel = gpu.load_code(k.to_bytes(), rsrc1=0x00AF0000)
    data = gpu.upload(b"".join(np.asarray(column, np.uint32).tobytes() for column in inputs) or bytes(4))
    out = gpu.alloc(4 * threads * results)
    gpu.launch(kernel, grid=1, block=threads, args=[data, out])
    return np.frombuffer(out.read(), np.uint32).reshape(results, threads)


def column(values, threads: int = 64) -> np.ndarray:
    """Floats as their bits, repeated to a column."""
    return np.resize(np.asarray(values, np.float32), threads).view(np.uint32)


# ---- narrow floats ---------------------------------------------------------------------------------------
def reference(code: int, exponent_bits: int, mantissa_bits: int, bias: int) -> Fraction:
    sign = -1 if code >> (exponent_bits + mantissa_bits) else 1
    exponent = code >> mantissa_bits & ((1 << exponent_bits) - 1)
    mantissa = Fraction(code & ((1 << mantissa_bits) - 1), 1 << mantissa_bits)
    scale = Fraction(2) ** (max(exponent, 1) - bias)
    return sign * scale * (mantissa + (exponent > 0))


def test_bf8_is_the_upper_byte_of_a_half():
    codes = np.arange(256)
    halves = np.array([struct.unpack("<e", bytes([0, code]))[0] for code in codes])
    np.testing.assert_array_equal(smallfloats.widen(codes, smallfloats.OCP_BF8), halves)


@pytest.mark.parametrize("name", ["OCP_FP8", "FNUZ_FP8", "FNUZ_BF8", "FP6", "BF6", "FP4"])
def test_codes_stand_for_their_values(name):
    fmt = getattr(smallfloats, name)
    found = smallfloats.widen(np.arange(1 << fmt.width), fmt)
    for code, value in enumerate(found):
        if math.isnan(value):
            assert code in {"OCP_FP8": (0x7F, 0xFF)}.get(name, (1 << (fmt.width - 1),))
        else:
            assert Fraction(float(value)) == reference(code, fmt.exponent, fmt.mantissa, fmt.bias)
    largest = {"OCP_FP8": 448, "FNUZ_FP8": 240, "FNUZ_BF8": 57344, "FP6": 7.5, "BF6": 28, "FP4": 6}[name]
    assert np.nanmax(found) == largest == fmt.largest


@pytest.mark.parametrize("name", ["OCP_FP8", "OCP_BF8", "FNUZ_FP8", "FNUZ_BF8", "FP6", "BF6", "FP4"])
def test_narrowing_takes_the_nearest_value_and_even_codes_at_ties(name):
    fmt = getattr(smallfloats, name)
    positive = [
        c for c in range(1 << (fmt.width - 1)) if math.isfinite(smallfloats.widen(np.array([c]), fmt)[0])
    ]
    values = smallfloats.widen(np.array(positive), fmt).astype(np.float64)
    np.testing.assert_array_equal(smallfloats.shrink(values, fmt), positive)
    middles = (values[:-1] + values[1:]) / 2
    even = [a if a % 2 == 0 else b for a, b in zip(positive, positive[1:], strict=False)]
    np.testing.assert_array_equal(smallfloats.shrink(middles, fmt), even)
    np.testing.assert_array_equal(smallfloats.shrink(np.nextafter(middles, 0), fmt), positive[:-1])
    np.testing.assert_array_equal(smallfloats.shrink(np.nextafter(middles, 1e9), fmt), positive[1:])


def test_overflow_of_narrow_floats():
    big = np.array([1e6, np.inf, np.nan])
    assert smallfloats.shrink(big, smallfloats.OCP_FP8).tolist() == [0x7F, 0x7F, 0x7F]
    assert smallfloats.shrink(big, smallfloats.OCP_BF8).tolist() == [0x7C, 0x7C, 0x7F]
    assert smallfloats.shrink(big, smallfloats.FNUZ_FP8).tolist() == [0x80, 0x80, 0x80]
    assert smallfloats.shrink(big[:1], smallfloats.FP4).tolist() == [7]


def test_stochastic_rounding_goes_up_with_the_remainder():
    x = np.full(4, 1.0 + 0.25 / 8)  # a quarter of the way from 1 to the next E4M3 value
    random = np.array([0, 0xBFFFFFFF, 0xC0000000, 0xFFFFFFFF], np.uint32)
    assert (smallfloats.shrink(x, smallfloats.OCP_FP8, random) - 0x38).tolist() == [0, 0, 1, 1]
    assert smallfloats.f32_to_bf16(
        np.full(2, 1.00390625 - 2**-16, np.float32), np.array([0, 0xFFFF])
    ).tolist() == [
        0x3F80,
        0x3F81,
    ]


@pytest.mark.parametrize("arch, one", [("gfx1200", 0x38), ("gfx950", 0x38), ("gfx942", 0x40)])
def test_fp8_instructions_use_the_format_of_the_architecture(arch, one):
    x = column([1.0, -2.0, 0.5, 3.0])
    body = "v_mov_b32 v1, -1\nv_cvt_pk_fp8_f32 v1, v10, v11 op_sel:[0,0,1]"
    found = run(arch, body, [x, column([1.0])])[0]
    assert found[0] == one << 24 | one << 16 | 0xFFFF
    byte = "v_cvt_f32_fp8_sdwa v1, v10 src0_sel:BYTE_2"
    byte = "v_cvt_f32_fp8_e64 v1, v10 byte_sel:2" if arch == "gfx1200" else byte
    assert run(arch, byte, [np.full(64, one << 16 | 0x11)])[0][0] == 0x3F800000


def test_scaled_conversions_multiply_when_widening_and_divide_when_narrowing():
    codes = np.arange(64, dtype=np.uint32) % 16 | 0x20
    body = "v_cvt_scalef32_pk_f32_fp4 v[2:3], v10, v11\nv_mov_b32 v1, v2\nv_mov_b32 v2, v3"
    found = run("gfx950", body, [codes, column([8.0])], 2).view(np.float32)
    np.testing.assert_array_equal(found[0], 8 * smallfloats.widen(codes & 15, smallfloats.FP4))
    np.testing.assert_array_equal(found[1], np.full(64, 8 * 1.0))
    body = "v_mov_b32 v1, 0x55555555\nv_cvt_scalef32_pk_fp4_f32 v1, v10, v11, v12 op_sel:[0,0,1,0]"
    found = run("gfx950", body, [column([8.0]), column([-12.0]), column([4.0])])[0]
    assert found[0] == 0x5555D455  # byte 1: 2.0 (code 4) and -3.0 (code 13)


def test_packed_six_bit_conversion_interleaves_its_sources():
    source = [float(index % 8) if index % 8 in (0, 1, 2, 4) else 1.0 for index in range(32)]
    lines = [f"v_mov_b32 v{20 + index}, {value}" for index, value in enumerate(source)]
    moves = [f"v_mov_b32 v{1 + index}, v{2 + index}" for index in range(6)]
    body = "\n".join([*lines, "v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[20:35], v[36:51], v10", *moves])
    found = run("gfx950", body, [column([1.0])], 6)[:, 0]
    bits = sum(int(word) << 32 * index for index, word in enumerate(found))
    codes = [bits >> 6 * index & 63 for index in range(32)]
    values = smallfloats.widen(np.array(codes), smallfloats.FP6)
    assert values.tolist() == [source[16 * (i % 2) + i // 2] for i in range(32)]


# ---- tables and functions --------------------------------------------------------------------------------
def test_two_over_pi_has_the_right_digits():
    digits = "63661977236758134307553505349005744813783858296182579499066937623558719053690614036045521"
    assert abs(Fraction(TWO_OVER_PI, 1 << 1201) - Fraction(int(digits), 10 ** len(digits))) < Fraction(
        1, 10**88
    )


def test_trig_preop_segments_add_up_to_two_over_pi():
    total = Fraction(0)
    for segment in range(3):
        body = f"v_mov_b32 v2, 0\nv_mov_b32 v3, 1.875\nv_trig_preop_f64 v[1:2], v[2:3], {segment}"
        low, high = run("gfx1100", body, [], 2)[:, 0]
        total += Fraction(struct.unpack("<d", struct.pack("<II", low, high))[0])
    assert 0 <= Fraction(TWO_OVER_PI, 1 << 1201) - total < Fraction(1, 1 << 158)


def test_transcendentals_are_within_an_ulp():
    x = np.random.default_rng(1).random(64).astype(np.float32) * 6 + np.float32(0.1)
    functions = {
        "exp": np.exp2,
        "log": np.log2,
        "rcp": lambda v: 1 / v,
        "rsq": lambda v: 1 / np.sqrt(v),
        "sqrt": np.sqrt,
        "sin": lambda v: np.sin(2 * np.pi * v),
        "cos": lambda v: np.cos(2 * np.pi * v),
    }
    for name, function in functions.items():
        found = run("gfx1100", f"v_{name}_f32 v1, v10", [x.view(np.uint32)])[0].view(np.float32)
        exact = function(x.astype(np.float64))
        assert (np.abs(found - exact) <= np.spacing(np.abs(exact).astype(np.float32)) + 1e-12).all(), name


def test_frexp_of_denormals_and_offsets_of_four_bits():
    x = column([1e-40, -3e-42, 0.0, 1.5])
    body = "v_frexp_exp_i32_f32 v1, v10\nv_frexp_mant_f32 v2, v10"
    exponents, mantissas = run("gfx1100", body, [x], 2)
    for index in range(4):
        mantissa, exponent = math.frexp(float(x.view(np.float32)[index]))
        assert exponents.view(np.int32)[index] == exponent
        assert mantissas.view(np.float32)[index] == mantissa
    offsets = run("gfx1100", "v_cvt_off_f32_i4 v1, v0", [])[0].view(np.float32)
    assert offsets[:16].tolist() == [i / 16 for i in range(8)] + [i / 16 - 1 for i in range(8, 16)]


def test_cube_map_coordinates():
    rows = {
        (1, 0.5, -0.25): (0, 0.25, -0.5, 2),
        (-1, 0.5, -0.25): (1, -0.25, -0.5, -2),
        (0.5, 1, 0.25): (2, 0.5, 0.25, 2),
        (0.5, -1, 0.25): (3, 0.5, -0.25, -2),
        (0.5, 0.25, 1): (4, 0.5, -0.25, 2),
        (0.5, 0.25, -1): (5, -0.5, -0.25, -2),
    }
    body = "\n".join(
        f"v_cube{part}_f32 v{1 + i}, v10, v11, v12" for i, part in enumerate(("id", "sc", "tc", "ma"))
    )
    columns = [column([row[axis] for row in rows]) for axis in range(3)]
    found = run("gfx1100", body, columns, 4).view(np.float32)
    assert [tuple(found[:, index]) for index in range(6)] == list(rows.values())


def test_bitop3_applies_its_truth_table():
    rng = np.random.default_rng(2)
    a, b, c = rng.integers(0, 2**32, (3, 64), dtype=np.uint32)
    found = run("gfx950", "v_bitop3_b32 v1, v10, v11, v12 bitop3:0x96", [a, b, c])[0]
    np.testing.assert_array_equal(found, a ^ b ^ c)
    found = run("gfx950", "v_bitop3_b32 v1, v10, v11, v12 bitop3:0xca", [a, b, c])[0]
    np.testing.assert_array_equal(found, a & b | ~a & c)


def test_sdwa_selects_and_places_parts():
    a, b = (np.random.default_rng(3).integers(0, 2**32, 64, dtype=np.uint32) for _ in range(2))
    body = "v_mov_b32 v1, 0x12345678\nv_add_u32_sdwa v1, v10, v11 dst_sel:WORD_1 dst_unused:{} "
    body += "src0_sel:BYTE_1 src1_sel:WORD_0"
    total = ((a >> 8 & 255) + (b & 0xFFFF)) & 0xFFFF
    found = run("gfx942", body.format("UNUSED_PRESERVE"), [a, b])[0]
    np.testing.assert_array_equal(found, total << 16 | 0x5678)
    np.testing.assert_array_equal(run("gfx942", body.format("UNUSED_PAD"), [a, b])[0], total << 16)


# ---- EXEC ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name, expected",
    [
        ("and", 0x0F & 0x3C),
        ("or", 0x0F | 0x3C),
        ("xor", 0x0F ^ 0x3C),
        ("and_not1", 0x0F & ~0x3C),
        ("and_not0", ~0x0F & 0x3C),
        ("or_not1", 0x0F | ~0x3C),
        ("nand", ~(0x0F & 0x3C)),
        ("nor", ~(0x0F | 0x3C)),
        ("xnor", ~(0x0F ^ 0x3C)),
    ],
)
def test_saveexec_forms(name, expected):
    body = f"""
      v_mov_b32 v1, 0
      v_mov_b32 v2, 0
      s_mov_b32 s8, 0x0f
      s_mov_b32 s11, exec_lo
      s_mov_b32 exec_lo, 0x3c
      s_{name}_saveexec_b32 s9, s8
      s_cselect_b32 s10, 1, 0
      s_mov_b32 s12, exec_lo
      s_mov_b32 exec_lo, s11
      v_mov_b32 v1, s9
      v_mov_b32 v2, s12
      v_mov_b32 v3, s10
    """
    found = run("gfx1100", body, [], 3, threads=32)[:, 0]
    assert found.tolist() == [0x3C, expected & 0xFFFFFFFF, int(expected & 0xFFFFFFFF != 0)]


def test_cmpx_narrows_exec_and_on_cdna_writes_vcc_too():
    body = "v_mov_b32 v1, 5\nv_cmpx_gt_u32 10, v0\nv_mov_b32 v1, 6\ns_mov_b32 exec_lo, -1"
    assert run("gfx1100", body, [], threads=32)[0].tolist() == [6] * 10 + [5] * 22
    body = "v_mov_b32 v1, 5\nv_cmpx_gt_u32 vcc, 10, v0\nv_mov_b32 v1, 6\ns_mov_b64 exec, -1\n"
    body += "v_mov_b32 v2, vcc_lo"
    found = run("gfx942", body, [], 2)
    assert found[0].tolist() == [6] * 10 + [5] * 54
    assert set(found[1]) == {0x3FF}


# ---- matrices with structure -----------------------------------------------------------------------------
def test_scaled_mfma_applies_the_scales_of_each_block_of_k():
    rng = np.random.default_rng(4)
    codes_a, codes_b = (rng.integers(0, 16, (16, 128)) for _ in range(2))  # FP4 codes: line, k
    scales_a, scales_b = (rng.integers(124, 131, (16, 4)) for _ in range(2))  # line, k // 32

    def words(codes):  # lane l: line l % 16, k from 32 * (l // 16)
        lanes = codes.reshape(16, 4, 32).transpose(1, 0, 2).reshape(64, 4, 8).astype(np.uint64)
        return (lanes << (4 * np.arange(8, dtype=np.uint64))).sum(2).astype(np.uint32).T

    inputs = [*words(codes_a), *words(codes_b), scales_a.T.reshape(64) << 8, scales_b.T.reshape(64)]
    body = "\n".join(f"v_mov_b32 v{30 + i}, v{10 + i}" for i in range(8))
    body += "\nv_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0\nv_mov_b32 v4, 0\nv_mov_b32 v5, 0\n"
    body += "\n".join(f"v_mov_b32 v{40 + i}, v{30 + i}" for i in range(8)) + "\n"
    body += "v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[40:43], v[44:47], 0, v18, v19 op_sel:[1,0,0] "
    body += "op_sel_hi:[0,0,0] cbsz:4 blgp:4\n" + "\n".join(
        f"v_mov_b32 v{1 + i}, v{50 + i}" for i in range(4)
    )
    found = run("gfx950", body, inputs, 4).view(np.float32)
    a = smallfloats.widen(codes_a, smallfloats.FP4) * 2.0 ** (np.repeat(scales_a, 32, 1) - 127)
    b = smallfloats.widen(codes_b, smallfloats.FP4) * 2.0 ** (np.repeat(scales_b, 32, 1) - 127)
    expected = a @ b.T
    placed = [
        [expected[4 * (lane // 16) + register, lane % 16] for lane in range(64)] for register in range(4)
    ]
    np.testing.assert_allclose(found, placed, rtol=1e-6)


def test_sparse_mfma_takes_two_of_every_four():
    rng = np.random.default_rng(5)
    dense = np.zeros((16, 32))
    kept = np.zeros((16, 16))
    index_bits = np.zeros((16, 8), np.uint32)  # line, group of four k: two 2-bit positions
    for line in range(16):
        for group in range(8):
            places = sorted(rng.choice(4, 2, replace=False))
            for slot, place in enumerate(places):
                value = float(rng.integers(-8, 8))
                dense[line, 4 * group + place] = kept[line, 2 * group + slot] = value
                index_bits[line, group] |= np.uint32(place << 2 * slot)
    b = rng.integers(-8, 8, (32, 16)).astype(np.float64)
    lanes = np.arange(64)

    def halves(matrix, count):  # lane l: line l % 16, `count` elements from count * (l // 16)
        rows = matrix.reshape(16, 4, count).transpose(1, 0, 2).reshape(64, count).astype(np.float16)
        return np.ascontiguousarray(rows).view(np.uint32).T

    index = np.array(
        [index_bits[l % 16, 2 * (l // 16)] | index_bits[l % 16, 2 * (l // 16) + 1] << 4 for l in lanes]
    )
    inputs = [*halves(kept, 4), *halves(b.T, 8), index]
    body = "\n".join(f"v_mov_b32 v{30 + i}, v{10 + i}" for i in range(2))
    body += "\n" + "\n".join(f"v_mov_b32 v{32 + i}, v{12 + i}" for i in range(4))
    body += "\n" + "\n".join(f"v_mov_b32 v{50 + i}, 0" for i in range(4))
    body += "\nv_smfmac_f32_16x16x32_f16 v[50:53], v[30:31], v[32:35], v16\n"
    body += "\n".join(f"v_mov_b32 v{1 + i}, v{50 + i}" for i in range(4))
    found = run("gfx942", body, inputs, 4).view(np.float32)
    expected = dense @ b
    np.testing.assert_array_equal(
        found, [[expected[4 * (l // 16) + r, l % 16] for l in lanes] for r in range(4)]
    )
