"""Kernels compiled by LLVM give the same results in the emulator as the same C on the host, bit for bit."""

import ctypes
import importlib.util
import subprocess
import sys

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd.emulator import Emulator  # noqa: E402

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs ziglang's clang")

INTEGERS = {"i8": "signed char", "u8": "unsigned char", "i16": "short", "u16": "unsigned short", "i32": "int",
            "u32": "unsigned", "i64": "long long", "u64": "unsigned long long"}  # fmt: skip
FLOATS = {"f16": "_Float16", "f32": "float", "f64": "double"}
TYPES = {**INTEGERS, **FLOATS}
DTYPES = {"i8": "int8", "u8": "uint8", "i16": "int16", "u16": "uint16", "i32": "int32", "u32": "uint32",
          "i64": "int64", "u64": "uint64", "f16": "float16", "f32": "float32", "f64": "float64"}  # fmt: skip
LANES, GROUPS = 64, 2
COUNT = LANES * GROUPS


def cases() -> dict[str, tuple[str, str, str]]:
    """name -> (type of the inputs a and b, type of the result, C body with x, y, i that sets r)."""
    table: dict[str, tuple[str, str, str]] = {}

    def case(name: str, kind: str, body: str, out: str = "") -> None:
        table[f"{name}_{kind}"] = (kind, out or kind, body if ";" in body else f"r = {body};")

    for kind, ctype in INTEGERS.items():
        bits = 8 * np.dtype(DTYPES[kind]).itemsize
        for name, body in {
            "add": "x + y", "sub": "x - y", "mul": "x * y", "and": "x & ~y", "or": "x | y", "xor": "x ^ y",
            "shl": f"x << (y & {bits - 1})", "shr": f"x >> (y & {bits - 1})", "min": "x < y ? x : y",
            "max": "x > y ? x : y", "div": "x / (y == 0 || y == (@)-1 ? 7 : y)",
            "rem": "x % (y == 0 || y == (@)-1 ? 7 : y)", "cmp": "(x < y) + 2 * (x == y) + 4 * (x >= y)",
            "madd": "x * y + x",
        }.items():  # fmt: skip
            case(name, kind, body.replace("@", ctype))
        for out in ("f32", "f64", "f16"):
            case(f"to_{out}", kind, f"({TYPES[out]})x", out)
    for kind, ctype in FLOATS.items():
        suffix = {"f16": "f16", "f32": "f", "f64": ""}[kind]
        for name, body in {
            "add": "x + y", "sub": "x - y", "mul": "x * y", "div": "x / y", "min": "x < y ? x : y",
            "cmp": "(x < y) + 2 * (x == y) + 4 * (x >= y) + 8 * (x != y)", "neg": "-x * y",
            "sum": "x * y + x",
            "poly": "((x + y) * x - y) * y + x",
        }.items():  # fmt: skip
            case(name, kind, body)
        for out in ("i32", "u32", "i64", "i16"):
            limited = f"({ctype})(x > 30000 ? 1 : x < 0 ? 2 : x)"
            case(f"to_{out}", kind, f"({TYPES[out]}){limited}", out)
        for out in FLOATS:
            case(f"to_{out}", kind, f"({TYPES[out]})x", out)
        if kind != "f16":
            for function in ("floor", "ceil", "trunc", "rint", "fabs", "sqrt"):
                argument = f"__builtin_fabs{suffix}(x)" if function == "sqrt" else "x"
                case(function, kind, f"__builtin_{function}{suffix}({argument})")
            case("fma", kind, f"__builtin_fma{suffix}(x, y, x)")
            case("copysign", kind, f"__builtin_copysign{suffix}(x, y)")
    for kind in ("u32", "u64"):
        long = "ll" if kind == "u64" else ""
        case("popcount", kind, f"__builtin_popcount{long}(x)")
        case("clz", kind, f"x ? __builtin_clz{long}(x) : 99")
        case("ctz", kind, f"x ? __builtin_ctz{long}(x) : 99")
        case("bswap", kind, f"__builtin_bswap{8 * np.dtype(DTYPES[kind]).itemsize}(x)")
        case("rotate", kind, "(x << (y & 15)) | (x >> (sizeof(x) * 8 - 1 - (y & 15)))")
        case("bitreverse", kind, f"__builtin_bitreverse{8 * np.dtype(DTYPES[kind]).itemsize}(x)")
    case("mulhi", "u32", "((unsigned long long)x * y) >> 32")
    case("mulhi", "i32", "((long long)x * y) >> 32")
    case("abs", "i32", "x < 0 ? -x : x")
    case("field", "u32", "(x >> 5) & 0x7ff")
    case("field", "i32", "(x << 9) >> 20")
    case(
        "gcd",
        "u32",
        "unsigned p = x % 5000 + 1, q = y % 5000 + 1; while (q) { unsigned t = p % q; p = q; q = t; } r = p;",
    )
    case(
        "collatz",
        "u32",
        "unsigned n = x % 97 + 1, s = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; s++; } r = s;",
    )
    case("crc", "u32", "r = x; for (int j = 0; j < 16; j++) r = (r >> 1) ^ (r & 1 ? 0xEDB88320u : y);")
    case(
        "switch",
        "u32",
        "switch (x % 5) { case 0: r = y; break; case 1: r = x * 3; break; case 2: r = x ^ y; break; "
        "default: r = 17; }",
    )
    case(
        "private",
        "u32",
        "volatile unsigned t[16]; for (int j = 0; j < 16; j++) t[j] = x + j * y; r = t[y % 16] ^ t[x % 16];",
    )
    case("sort", "i32", "int t[5] = {x, y, i, -x, x ^ y}; for (int j = 0; j < 4; j++) "
         "for (int k = 0; k < 4 - j; k++) "
         "if (t[k] > t[k + 1]) { int u = t[k]; t[k] = t[k + 1]; t[k + 1] = u; } r = t[2];")  # fmt: skip
    case("newton", "f32", "r = 1; for (int j = 0; j < 5; j++) r = 0.5f * (r + __builtin_fabsf(x) / r);")
    case("mandel", "f32", "float u = 0, v = 0; int n = 0; while (n < 20 && u * u + v * v < 4) { "
         "float t = u * u - v * v + x; "
         "v = 2 * u * v + y; u = t; n++; } r = n;")  # fmt: skip
    case("dot4", "u32", "r = 0; for (int j = 0; j < 32; j += 8) r += ((x >> j) & 255) * ((y >> j) & 255);")
    return table


CASES = cases()


def source(host: bool, names: tuple[str, ...]) -> str:
    lines = [f"#define N {COUNT}"]
    for name, (kind, out, body) in ((name, CASES[name]) for name in names):
        arguments = f"const {TYPES[kind]} *a, const {TYPES[kind]} *b, {TYPES[out]} *c"
        step = f"{TYPES[kind]} x = a[i], y = b[i]; {TYPES[out]} r; {body} c[i] = r;"
        if host:
            lines.append(f"void {name}({arguments}) {{ for (int i = 0; i < N; i++) {{ {step} }} }}")
        else:
            index = f"int i = __builtin_amdgcn_workgroup_id_x() * {LANES} + __builtin_amdgcn_workitem_id_x();"
            lines.append(f'extern "C" __attribute__((global)) void {name}({arguments}) {{ {index} {step} }}')
    return "\n".join(lines)


def zig(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:4000]


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """names -> a shared library with these kernels, compiled on first use."""
    made = {}

    def get(names: tuple[str, ...]):
        if names not in made:
            folder = tmp_path_factory.mktemp("host")
            (folder / "host.c").write_text(source(True, names))
            zig("cc", "-O1", "-shared", "-fPIC", "-ffp-contract=off", "-mfma", "-mcpu=x86_64_v3",
                "-fno-sanitize=all", "-Xclang", "-ffloat16-excess-precision=none",
                "-o", str(folder / "host.so"), str(folder / "host.c"))  # fmt: skip
            made[names] = ctypes.CDLL(str(folder / "host.so"))
        return made[names]

    return get


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    """(arch, names) -> (emulator, kernels), compiled on first use."""
    made = {}

    def get(arch: str, names: tuple[str, ...]):
        if (arch, names) not in made:
            folder = tmp_path_factory.mktemp(arch)
            (folder / "k.hip").write_text(source(False, names))
            zig("clang", "-cc1", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", arch, "-x", "hip",
                "-fcuda-is-device", "-O2", "-ffp-contract=off", "-fnative-half-type",
                "-fnative-half-arguments-and-returns", "-emit-obj", "-o", str(folder / "k.o"),
                str(folder / "k.hip"))  # fmt: skip
            zig("ld.lld", "-shared", "-o", str(folder / "k.so"), str(folder / "k.o"))
            gpu = Emulator(arch)
            made[arch, names] = gpu, gpu.load((folder / "k.so").read_bytes()).kernels
        return made[arch, names]

    return get


def inputs(kind: str):
    rng = np.random.default_rng(len(kind) + ord(kind[-1]))
    dtype = np.dtype(DTYPES[kind])
    if dtype.kind == "f":
        values = (rng.random((2, COUNT)) - 0.5) * 10.0 ** rng.integers(-4, 4, (2, COUNT))
        values = values.astype(dtype)
        values[:, :6] = [[0, -0.0, 1, np.inf, -np.inf, 2.5], [-0.0, 3, 0, 1, np.inf, 0.5]]
        return values
    values = np.frombuffer(rng.bytes(2 * COUNT * dtype.itemsize), dtype).reshape(2, COUNT).copy()
    values[:, :4] = [[0, 1, 2, 3], [0, 2, 1, 3]]
    return values


def check(name: str, arch: str, library, gpu, kernels) -> None:
    kind, out, _ = CASES[name]
    a, b = inputs(kind)
    expected = np.zeros(COUNT, DTYPES[out])
    getattr(library, name)(*(ctypes.c_void_p(array.ctypes.data) for array in (a, b, expected)))
    buffers = [gpu.upload(array.tobytes()) for array in (a, b)] + [gpu.alloc(expected.nbytes)]
    gpu.launch(kernels[name], grid=GROUPS, block=LANES, args=buffers, max_instructions=200_000)
    found = np.frombuffer(buffers[2].read(), expected.dtype)
    for buffer in buffers:
        gpu.memory.unmap(buffer)
    np.testing.assert_array_equal(found, expected, err_msg=f"{name} on {arch}")


DEFAULT = ["gfx1100", "gfx1200", "gfx942", "gfx950"]


@pytest.mark.parametrize("arch", DEFAULT)
def test_a_share_of_the_kernels_equals_the_host(arch, host, programs):
    """By default every architecture runs its own tenth of the kernels; the slow test runs all of them."""
    names = tuple(CASES)[DEFAULT.index(arch) :: 10]
    library, (gpu, kernels) = host(names), programs(arch, names)
    for name in names:
        check(name, arch, library, gpu, kernels)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(CASES))
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1150", "gfx1200", "gfx942", "gfx950"])
def test_every_kernel_equals_the_host(name, arch, host, programs):
    names = tuple(CASES)
    check(name, arch, host(names), *programs(arch, names))
