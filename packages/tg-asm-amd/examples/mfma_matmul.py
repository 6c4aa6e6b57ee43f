"""C = A B with MFMA on CDNA3: f16 inputs, f32 sums, one wave of 64 lanes per 16x16 tile of C.

B is given transposed. Lane l holds line l % 16 and the four k from 4 * (l / 16) on; of C it gets the rows
4 * (l / 16) to 4 * (l / 16) + 3 of column l % 16.
"""

import numpy as np

from tg_asm_amd import Kernel
from tg_asm_amd.emulator import Emulator


def build(n: int, k_size: int) -> bytes:
    """The code object: arguments A, transposed B, C (n columns)."""
    k = Kernel("matmul", arch="gfx942", auto_wait=True)
    for index, name in enumerate(("a", "b", "c")):
        k.asm(f"s_load_dwordx2 s[{4 + 2 * index}:{5 + 2 * index}], s[0:1], {k.argument(name)}")
    tiles = n // 16
    k.asm(f"s_lshr_b32 s11, s2, {tiles.bit_length() - 1}")
    k.asm(f"s_and_b32 s12, s2, {tiles - 1}")
    k.asm("s_lshl_b32 s11, s11, 4")  # first row
    k.asm("s_lshl_b32 s12, s12, 4")  # first column
    k.asm("v_and_b32 v1, 15, v0")
    k.asm("v_lshrrev_b32 v2, 4, v0")
    k.asm(f"v_mov_b32 v7, {2 * k_size}")
    for register, first in (("v3", "s11"), ("v4", "s12")):
        k.asm(f"v_add_u32 {register}, {first}, v1")
        k.asm(f"v_mul_lo_u32 {register}, {register}, v7")
        k.asm("v_lshlrev_b32 v5, 3, v2")
        k.asm(f"v_add_u32 {register}, {register}, v5")
    for register in range(12, 16):
        k.asm(f"v_mov_b32 v{register}, 0")
    for start in range(0, k_size, 16):
        k.asm(f"global_load_dwordx2 v[8:9], v3, s[4:5] offset:{2 * start}")
        k.asm(f"global_load_dwordx2 v[10:11], v4, s[6:7] offset:{2 * start}")
        k.asm("v_mfma_f32_16x16x16_f16 v[12:15], v[8:9], v[10:11], v[12:15]")
    k.asm("s_nop 7")  # the result may be read this many cycles later
    k.asm("s_nop 7")
    k.asm("v_lshlrev_b32 v5, 2, v2")
    k.asm("v_add_u32 v5, s11, v5")
    k.asm("v_add_u32 v6, s12, v1")
    k.asm(f"v_mov_b32 v7, {n}")
    k.asm("v_mul_lo_u32 v5, v5, v7")
    k.asm("v_add_u32 v5, v5, v6")
    k.asm("v_lshlrev_b32 v5, 2, v5")
    for register in range(4):
        k.asm(f"global_store_dword v5, v{12 + register}, s[8:9] offset:{4 * n * register}")
    k.asm("s_endpgm")
    return k.to_code_object()


def main() -> None:
    """Build, run and compare."""
    m, n, k_size = 32, 64, 64
    rng = np.random.default_rng(0)
    a = rng.integers(-8, 8, (m, k_size)).astype(np.float16)
    b = rng.integers(-8, 8, (k_size, n)).astype(np.float16)
    gpu = Emulator("gfx942")
    kernel = gpu.load(build(n, k_size)).kernels["matmul"]
    buffers = [gpu.upload(a.tobytes()), gpu.upload(b.T.copy().tobytes()), gpu.alloc(4 * m * n)]
    gpu.launch(kernel, grid=m * n // 256, block=64, args=buffers)
    c = np.frombuffer(buffers[2].read(), np.float32).reshape(m, n)
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
    print(f"mfma_matmul: {m}x{n}x{k_size} equals numpy's product")


if __name__ == "__main__":
    main()
