"""The sum of 256 floats per work-group through LDS on RDNA3: barriers, and a tree of halving steps."""

import numpy as np

from tg_asm_amd import Kernel, rdna3
from tg_asm_amd.emulator import Emulator
from tg_asm_amd.registers import s, v

THREADS = 256


def build() -> bytes:
    """The code object: input and output pointers; one sum per work-group."""
    k = Kernel("reduce", arch="gfx1100", auto_wait=True)
    source, target = k.argument("source"), k.argument("target")
    k.local(4 * THREADS)
    k.emit(rdna3.s_load_b64(s[4:5], s[0:1], source))
    k.emit(rdna3.s_load_b64(s[6:7], s[0:1], target))
    k.emit(rdna3.s_mul_i32(s[3], s[2], THREADS))
    k.emit(rdna3.v_add_nc_u32(v[1], s[3], v[0]))
    k.emit(rdna3.v_lshlrev_b32(v[1], 2, v[1]))
    k.emit(rdna3.global_load_b32(v[2], v[1], s[4:5]))
    k.emit(rdna3.v_lshlrev_b32(v[3], 2, v[0]))  # place in LDS
    k.emit(rdna3.ds_store_b32(v[3], v[2]))
    step = THREADS // 2
    while step:
        k.asm("s_waitcnt lgkmcnt(0)")
        k.emit(rdna3.s_barrier())
        k.asm(f"v_cmp_gt_u32_e32 vcc_lo, {step}, v0")
        with k.lanes_if(rdna3.VCC_LO, s[8]):
            k.emit(rdna3.ds_load_b32(v[2], v[3]))
            k.asm(f"ds_load_b32 v4, v3 offset:{4 * step}")
            k.emit(rdna3.v_add_f32(v[2], v[2], v[4]))
            k.emit(rdna3.ds_store_b32(v[3], v[2]))
        step //= 2
    k.asm("v_cmp_eq_u32_e32 vcc_lo, 0, v0")
    with k.lanes_if(rdna3.VCC_LO, s[8]):
        k.emit(rdna3.s_lshl_b32(s[3], s[2], 2))
        k.emit(rdna3.v_mov_b32(v[5], s[3]))
        k.emit(rdna3.global_store_b32(v[5], v[2], s[6:7]))
    k.emit(rdna3.s_endpgm())
    return k.to_code_object()


def main() -> None:
    """Build, run and compare."""
    groups = 6
    data = np.random.default_rng(0).integers(-50, 50, (groups, THREADS)).astype(np.float32)
    gpu = Emulator("gfx1100")
    kernel = gpu.load(build()).kernels["reduce"]
    source, target = gpu.upload(data.tobytes()), gpu.alloc(4 * groups)
    gpu.launch(kernel, grid=groups, block=THREADS, args=[source, target])
    sums = np.frombuffer(target.read(), np.float32)
    np.testing.assert_array_equal(sums, data.sum(1))
    print(f"lds_reduction: {groups} sums of {THREADS} floats equal numpy's")


if __name__ == "__main__":
    main()
