"""c = a + b on RDNA3: a kernel from the builder, as a code object, run in the emulator and checked with
numpy."""

import numpy as np

from tg_asm_amd import Kernel, rdna3
from tg_asm_amd.emulator import Emulator
from tg_asm_amd.registers import s, v

THREADS = 128


def build() -> bytes:
    """The code object: three pointers as arguments, one element per thread."""
    k = Kernel("vector_add", arch="gfx1100", auto_wait=True)
    a, b, c = (k.argument(name) for name in "abc")
    k.emit(rdna3.s_load_b64(s[4:5], s[0:1], a))
    k.emit(rdna3.s_load_b64(s[6:7], s[0:1], b))
    k.emit(rdna3.s_load_b64(s[8:9], s[0:1], c))
    k.emit(rdna3.s_mul_i32(s[3], s[2], THREADS))  # s2: number of the work-group
    k.emit(rdna3.v_add_nc_u32(v[0], s[3], v[0]))
    k.emit(rdna3.v_lshlrev_b32(v[0], 2, v[0]))
    k.emit(rdna3.global_load_b32(v[1], v[0], s[4:5]))
    k.emit(rdna3.global_load_b32(v[2], v[0], s[6:7]))
    k.emit(rdna3.v_add_f32(v[1], v[1], v[2]))
    k.emit(rdna3.global_store_b32(v[0], v[1], s[8:9]))
    k.emit(rdna3.s_endpgm())
    return k.to_code_object()


def main() -> None:
    """Build, run and compare."""
    count = 8 * THREADS
    a, b = np.random.default_rng(0).random((2, count), dtype=np.float32)
    gpu = Emulator("gfx1100")
    kernel = gpu.load(build()).kernels["vector_add"]
    buffers = [gpu.upload(a.tobytes()), gpu.upload(b.tobytes()), gpu.alloc(a.nbytes)]
    result = gpu.launch(kernel, grid=count // THREADS, block=THREADS, args=buffers)
    c = np.frombuffer(buffers[2].read(), np.float32)
    np.testing.assert_array_equal(c, a + b)
    print(f"vector_add: {count} sums equal numpy's ({result.instructions} instructions)")


if __name__ == "__main__":
    main()
