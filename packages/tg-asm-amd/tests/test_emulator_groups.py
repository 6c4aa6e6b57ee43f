"""Compiled kernels in which lanes and waves work together: LDS, barriers, shuffles, atomics, matrices."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd.emulator import Emulator  # noqa: E402

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs ziglang's clang")

SOURCE = Path(__file__).parent / "support" / "groups.hip"
ARCHS = ["gfx1100", "gfx1200", "gfx942", "gfx950"]


def zig(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:4000]


@pytest.fixture(scope="module")
def gpu_of(tmp_path_factory):
    """arch -> (emulator, kernels), compiled on first use."""
    made = {}

    def get(arch: str):
        if arch not in made:
            folder = tmp_path_factory.mktemp(arch)
            zig("clang", "-cc1", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", arch, "-x", "hip",
                "-fcuda-is-device",
                "-O2", "-fnative-half-type", "-fnative-half-arguments-and-returns",
                "-emit-obj", "-o", str(folder / "k.o"), str(SOURCE))  # fmt: skip
            zig("ld.lld", "-shared", "-o", str(folder / "k.so"), str(folder / "k.o"))
            gpu = Emulator(arch)
            made[arch] = gpu, gpu.load((folder / "k.so").read_bytes()).kernels
        return made[arch]

    return get


def run(gpu_of, arch: str, name: str, *arrays, out, groups=1, threads=64):
    gpu, kernels = gpu_of(arch)
    buffers = [gpu.upload(np.ascontiguousarray(array).tobytes()) for array in (*arrays, out)]
    gpu.launch(kernels[name], grid=groups, block=threads, args=buffers, max_instructions=1_000_000)
    result = np.frombuffer(buffers[-1].read(), out.dtype).reshape(out.shape)
    for buffer in buffers:
        gpu.memory.unmap(buffer)
    return result


def integers(count, seed=1, dtype=np.int32):
    return np.frombuffer(np.random.default_rng(seed).bytes(count * np.dtype(dtype).itemsize), dtype).copy()


every_arch = pytest.mark.parametrize("arch", ARCHS)


@every_arch
def test_reduction_through_lds(arch, gpu_of):
    a = np.random.default_rng(0).integers(0, 100, (3, 256)).astype(np.float32)
    found = run(gpu_of, arch, "reduce", a, out=np.zeros(3, np.float32), groups=3, threads=256)
    np.testing.assert_array_equal(found, a.sum(1))


@every_arch
def test_transposition_through_lds(arch, gpu_of):
    a = integers(256, dtype=np.uint32)
    found = run(gpu_of, arch, "transpose", a, out=np.zeros(256, np.uint32), threads=256)
    np.testing.assert_array_equal(found, a.reshape(16, 16).T.ravel())


@every_arch
def test_global_atomics_count_every_lane(arch, gpu_of):
    a = integers(1024, dtype=np.uint32)
    found = run(gpu_of, arch, "histogram", a, out=np.zeros(7, np.uint32), groups=4, threads=256)
    np.testing.assert_array_equal(found, np.bincount(a % 7, minlength=7))


@every_arch
def test_lds_atomics_add_every_value(arch, gpu_of):
    a = integers(128, dtype=np.uint32)
    found = run(gpu_of, arch, "lds_histogram", a, out=np.zeros(8, np.uint32), threads=128)
    expected = np.zeros(8, np.uint32)
    np.add.at(expected, a & 7, a)
    np.testing.assert_array_equal(found, expected)


@every_arch
def test_atomic_maximum_and_compare_exchange(arch, gpu_of):
    a = integers(64)
    assert run(gpu_of, arch, "largest", a, out=np.full(1, -(2**31), np.int32))[0] == a.max()
    value = 0
    for _ in range(64):
        value = (value * 3 + 1) % 2**64
    assert run(gpu_of, arch, "exchange", a, out=np.zeros(1, np.uint64))[0] == value


@every_arch
def test_returning_atomics_give_every_lane_its_own_slot(arch, gpu_of):
    a = integers(64, dtype=np.uint32)
    found = run(gpu_of, arch, "ticket", a, out=np.zeros(65, np.uint32))
    assert found[0] == 64
    np.testing.assert_array_equal(np.sort(found[1:]), np.sort(a))


def lanes_of(arch):
    return 64 if arch.startswith("gfx9") else 32


SHUFFLES = {
    "gather_lane": lambda a, lane, n: a[lane ^ 5],
    "scatter_lane": lambda a, lane, n: a[lane ^ 9],
    "swizzle": lambda a, lane, n: a[lane ^ 7],
    "quad": lambda a, lane, n: a[lane & ~3 | 3 - (lane & 3)],
    "shift_right": lambda a, lane, n: np.where(lane % 16 == 0, -1, a[lane - 1]),
    "mirror": lambda a, lane, n: a[lane & ~15 | 15 - lane % 16],
    "first_lane": lambda a, lane, n: np.where(lane > 2, np.where(lane < n, a[3], a[lane // n * n]), 0),
    "read_lane": lambda a, lane, n: a[lane // n * n + 6],
}


@every_arch
@pytest.mark.parametrize("name", list(SHUFFLES))
def test_lane_exchange(name, arch, gpu_of):
    a, lane = integers(64), np.arange(64)
    found = run(gpu_of, arch, name, a, out=np.zeros(64, np.int32))
    np.testing.assert_array_equal(found, SHUFFLES[name](a, lane, lanes_of(arch)))


@every_arch
def test_bits_below_the_lane_are_counted(arch, gpu_of):
    a = integers(64)
    high, low = int(a[0]) & 0xFFFFFFFF, int(a[1]) & 0xFFFFFFFF
    mask = high << 32 | low
    lane_of = (lambda i: i) if lanes_of(arch) == 64 else (lambda i: i % 32)
    expected = [3 + bin(mask & ((1 << lane_of(i)) - 1)).count("1") for i in range(64)]
    assert run(gpu_of, arch, "prefix", a, out=np.zeros(64, np.int32)).tolist() == expected


@every_arch
def test_dot_products_and_byte_permutes(arch, gpu_of):
    a = integers(64, dtype=np.uint32)
    swapped = a[np.arange(64) ^ 1]
    x, y = (
        a.view(np.uint8).reshape(64, 4).astype(np.uint64),
        swapped.view(np.uint8).reshape(64, 4).astype(np.uint64),
    )
    np.testing.assert_array_equal(
        run(gpu_of, arch, "bytes_dot", a, out=np.zeros(64, np.uint32)), (x * y).sum(1) + 5
    )
    found = run(gpu_of, arch, "permute_bytes", a, out=np.zeros(64, np.uint32))
    x, y = a.view(np.uint8).reshape(64, 4), swapped.view(np.uint8).reshape(64, 4)
    expected = np.stack([x[:, 1], y[:, 1], x[:, 3], np.zeros(64, np.uint8)], 1)
    np.testing.assert_array_equal(found, expected.copy().view(np.uint32).ravel())
    h = np.random.default_rng(3).random((64, 2)).astype(np.float16)
    dot = run(gpu_of, arch, "half_dot", h, out=np.zeros(64, np.float32))
    wide = h.astype(np.float64)
    np.testing.assert_allclose(dot, (wide * wide[np.arange(64) ^ 1]).sum(1), rtol=2e-7)


@every_arch
def test_divergent_loops(arch, gpu_of):
    a = integers(64, dtype=np.uint32)

    def one(value):
        result = 0
        for j in range(value % 40):
            if j % 3 == 0:
                result = (result + j) % 2**32
            elif j % 5:
                result ^= value
        return result

    assert run(gpu_of, arch, "diverge", a, out=np.zeros(64, np.uint32)).tolist() == [one(int(v)) for v in a]


def halves(*shape, seed=0):
    return np.random.default_rng(seed).integers(-8, 8, shape).astype(np.float16)


@pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
@pytest.mark.parametrize(
    "name, size, k",
    [("m16", 16, 16), ("m32", 32, 8), ("mbf16", 16, 16), ("mi8", 16, 32), ("mf32", 16, 4), ("mf64", 16, 4)],
)
def test_mfma_multiplies_matrices(name, size, k, arch, gpu_of):
    a, b = halves(size, k), halves(k, size, seed=1)
    dtype = {"mbf16": np.uint16, "mi8": np.int8, "mf32": np.float32, "mf64": np.float64}.get(name, np.float16)
    out_dtype = {"mi8": np.int32, "mf64": np.float64}.get(name, np.float32)

    def pack(matrix):  # lines by k: lane = line + size * (k / run), element = k % run
        run_length = size * k // 64
        lanes = matrix.reshape(size, k // run_length, run_length).transpose(1, 0, 2).reshape(64, run_length)
        if name == "mbf16":
            return (lanes.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
        return lanes.astype(dtype)

    registers = size * size // 64
    found = run(gpu_of, arch, name, pack(a), pack(b.T), out=np.zeros((64, registers), out_dtype))
    expected = a.astype(np.float64) @ b.astype(np.float64)
    lane, register = np.meshgrid(np.arange(64), np.arange(registers), indexing="ij")
    row = 4 * (lane // 16) + register if size == 16 else 8 * (register // 4) + 4 * (lane // 32) + register % 4
    row = 4 * register + lane // 16 if name == "mf64" else row
    np.testing.assert_array_equal(found, expected[row, lane % size])


def test_mfma_of_sixteen_small_blocks(gpu_of):
    a, b = halves(16, 4, 4), halves(16, 4, 4, seed=1)  # block, row, k and block, k, column
    found = run(
        gpu_of,
        "gfx942",
        "m4",
        a.reshape(64, 4),
        b.transpose(0, 2, 1).reshape(64, 4),
        out=np.zeros((64, 4), np.float32),
    )
    expected = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_array_equal(found.reshape(16, 4, 4).transpose(0, 2, 1), expected)


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1200"])
@pytest.mark.parametrize("name", ["w16", "wi8"])
def test_wmma_multiplies_matrices(name, arch, gpu_of):
    a, b = halves(16, 16), halves(16, 16, seed=1)
    if name == "wi8":
        a, b = a.astype(np.int8), np.abs(b).astype(np.uint8)
    if arch == "gfx1100":  # both halves of the wave hold the whole line
        pack = lambda m: np.concatenate([m, m])  # noqa: E731
    else:
        pack = lambda m: m.reshape(16, 2, 8).transpose(1, 0, 2).reshape(32, 8)  # noqa: E731
    out = np.zeros((32, 8), np.int32 if name == "wi8" else np.float32)
    found = run(gpu_of, arch, name, pack(a), pack(b.T.copy()), out=out, threads=32)
    expected = a.astype(np.float64) @ b.astype(np.float64)
    lane, register = np.meshgrid(np.arange(32), np.arange(8), indexing="ij")
    row = 2 * register + lane // 16 if arch == "gfx1100" else register + 8 * (lane // 16)
    np.testing.assert_array_equal(found, expected[row, lane % 16])
