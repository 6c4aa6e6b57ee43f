"""C = A B with WMMA on RDNA3 and RDNA4: f16 inputs, f32 sums, one wave per 16x16 tile of C.

B is given transposed, so that a lane loads its k values in one go. The lane layouts differ: on RDNA3
every lane
holds all 16 k of its line, on RDNA4 the two halves of the wave hold 8 each.
"""

import numpy as np

from tg_asm_amd import Kernel
from tg_asm_amd.emulator import Emulator


def build(arch: str, n: int, k_size: int) -> bytes:
    """The code object for C (16 rows per tile row, n columns): arguments A, transposed B, C."""
    rdna4 = arch == "gfx1200"
    k = Kernel("matmul", arch=arch, auto_wait=True)
    arguments = [k.argument(name) for name in ("a", "b", "c")]
    for index, offset in enumerate(arguments):
        k.asm(f"s_load_b64 s[{4 + 2 * index}:{5 + 2 * index}], s[0:1], {offset}")
    group = "ttmp9" if rdna4 else "s2"
    tiles = n // 16
    k.asm(f"s_lshr_b32 s11, {group}, {tiles.bit_length() - 1}")  # tile row
    k.asm(f"s_and_b32 s12, {group}, {tiles - 1}")  # tile column
    k.asm("v_and_b32 v1, 15, v0")  # line inside the tile
    k.asm("v_lshrrev_b32 v2, 4, v0")  # half of the wave
    for register, tile in (("v3", "s11"), ("v4", "s12")):  # byte offsets of the lane's lines of A and B
        k.asm(f"s_lshl_b32 s13, {tile}, 4")
        k.asm(f"v_add_nc_u32 {register}, s13, v1")
        k.asm(f"v_mul_lo_u32 {register}, {register}, {2 * k_size}")
        if rdna4:
            k.asm("v_lshlrev_b32 v5, 4, v2")
            k.asm(f"v_add_nc_u32 {register}, {register}, v5")
    for register in range(32, 40):
        k.asm(f"v_mov_b32 v{register}, 0")
    for start in range(0, k_size, 16):
        for base, address, pointer in ((8, "v3", "s[4:5]"), (16, "v4", "s[6:7]")):
            k.asm(f"global_load_b128 v[{base}:{base + 3}], {address}, {pointer} offset:{2 * start}")
            if not rdna4:
                k.asm(
                    f"global_load_b128 v[{base + 4}:{base + 7}], {address}, {pointer} offset:{2 * start + 16}"
                )
        last = 3 if rdna4 else 7
        k.asm(f"v_wmma_f32_16x16x16_f16 v[32:39], v[8:{8 + last}], v[16:{16 + last}], v[32:39]")
    k.asm("s_lshl_b32 s11, s11, 4")
    k.asm("s_lshl_b32 s12, s12, 4")
    k.asm("v_add_nc_u32 v6, s12, v1")  # column
    for register in range(8):
        if rdna4:  # row = register + 8 * half
            k.asm("v_lshlrev_b32 v7, 3, v2")
            k.asm(f"v_add_nc_u32 v7, {register}, v7")
        else:  # row = 2 * register + half
            k.asm(f"v_add_nc_u32 v7, {2 * register}, v2")
        k.asm("v_add_nc_u32 v7, s11, v7")
        k.asm(f"v_mul_lo_u32 v7, v7, {n}")
        k.asm("v_add_nc_u32 v7, v7, v6")
        k.asm("v_lshlrev_b32 v7, 2, v7")
        k.asm(f"global_store_b32 v7, v{32 + register}, s[8:9]")
    k.asm("s_endpgm")
    return k.to_code_object()


def main() -> None:
    """Build, run and compare on both architectures."""
    m, n, k_size = 32, 64, 48
    rng = np.random.default_rng(0)
    a = rng.integers(-8, 8, (m, k_size)).astype(np.float16)
    b = rng.integers(-8, 8, (k_size, n)).astype(np.float16)
    for arch in ("gfx1100", "gfx1200"):
        gpu = Emulator(arch)
        kernel = gpu.load(build(arch, n, k_size)).kernels["matmul"]
        buffers = [gpu.upload(a.tobytes()), gpu.upload(b.T.copy().tobytes()), gpu.alloc(4 * m * n)]
        gpu.launch(kernel, grid=m * n // 256, block=32, args=buffers)
        c = np.frombuffer(buffers[2].read(), np.float32).reshape(m, n)
        np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
        print(f"wmma_matmul on {arch}: {m}x{n}x{k_size} equals numpy's product")


if __name__ == "__main__":
    main()
