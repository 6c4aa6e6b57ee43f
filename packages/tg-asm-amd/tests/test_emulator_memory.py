"""Every load, store and atomic moves the bytes that a plain-Python model of it says, lane after lane."""

import re
import struct

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd import Kernel  # noqa: E402
from tg_asm_amd.emulator import Emulator  # noqa: E402
from tg_asm_amd.table import base_name, load  # noqa: E402

ARCHS = {"gfx1100": "rdna3", "gfx1200": "rdna4", "gfx950": "cdna4"}
LANES = 32
DATA = np.random.default_rng(5).integers(0, 256, 1024, dtype=np.uint8).tobytes()
OLD = 0x5A5A5A5A
SIZES = {"u8": (1, 0), "i8": (1, 1), "ubyte": (1, 0), "sbyte": (1, 1), "u16": (2, 0), "i16": (2, 1),
         "b16": (2, 0),
         "ushort": (2, 0), "sshort": (2, 1), "short": (2, 0), "b8": (1, 0), "byte": (1, 0)}  # fmt: skip


def names(group: str) -> list[str]:
    found = set()
    for operations in load(group)._by_layout.values():
        for rows in operations.values():
            found |= {base_name(row.name) for row in rows if "::" not in row.name}
    return sorted(found)


def run(arch: str, body: list[str], memory: bytes, results: int) -> tuple[np.ndarray, bytes]:
    """Registers v4, v5, ... of every lane after the body, and what is in memory then.

    s[4:5]: the memory; v63: 4 * lane; v2: lane; v4 to v7 hold OLD, v20 to v23 data that depend on the lane.
    """
    cdna = arch.startswith("gfx9")
    k = Kernel("t", arch=arch)
    loads = "dwordx2" if cdna else "b64"
    store = "dword" if cdna else "b32"
    k.asm(f"s_load_{loads} s[4:5], s[0:1], 0")
    k.asm(f"s_load_{loads} s[6:7], s[0:1], 8")
    k.asm("v_and_b32 v2, 0x3ff, v0")
    k.asm("v_lshlrev_b32 v63, 2, v2")
    k.asm("v_lshlrev_b32 v62, 4, v2")
    for index in range(4):
        k.asm(f"v_mov_b32 v{4 + index}, 0x{OLD:x}")
        k.asm(f"v_mul_u32_u24 v{20 + index}, {37 + 8 * index}, v2")
        k.asm(f"v_xor_b32 v{20 + index}, 0x{0x81C3F009 + 0x1111 * index & 0x7FFFFFFF:x}, v{20 + index}")
    k.asm("s_mov_b32 m0, -1")
    for line in body:
        k.asm(line)
    for index in range(results):
        k.asm(f"global_store_{store} v62, v{4 + index}, s[6:7] offset:{4 * index}")
    k.asm("s_endpgm")
    gpu = Emulator(arch)
    lanes = 64 if cdna else 32
    kernel = gpu.load_code(k.to_bytes(), lds_bytes=4096, wave_lanes=lanes, rsrc1=0x00AF0000)
    data, out = gpu.upload(memory), gpu.alloc(16 * LANES)
    gpu.launch(kernel, grid=1, block=LANES, args=[data, out])
    registers = np.frombuffer(out.read(), np.uint32).reshape(LANES, 4)[:, :results]
    return registers, data.read()


def no_offset(arch: str) -> str:
    """The scalar offset of a buffer access that adds nothing."""
    return "null" if arch == "gfx1200" else "0"


def lane_data(lane: int, index: int) -> int:
    return (0x81C3F009 + 0x1111 * index & 0x7FFFFFFF) ^ (37 + 8 * index) * lane


def loaded(kind: str, address: int) -> list[int]:
    """The registers after a load of that kind (as the mnemonic spells it) at a byte address of DATA."""
    high, d16 = "d16_hi" in kind, "d16" in kind
    base = re.sub(r"_?d16(_hi)?_?", "", kind)
    if base in SIZES:
        size, signed = SIZES[base]
        value = int.from_bytes(DATA[address : address + size], "little", signed=bool(signed)) & 0xFFFFFFFF
        if d16:
            half = value & 0xFFFF
            return [OLD & 0xFFFF | half << 16 if high else OLD & 0xFFFF0000 | half]
        return [value]
    words = words_of(base)
    return list(struct.unpack_from(f"<{words}I", DATA, address))


def words_of(base: str) -> int:
    if base.startswith("b"):
        return int(base[1:]) // 32
    return int(base.removeprefix("dword").removeprefix("x") or 1)


def register(first: int, words: int) -> str:
    return f"v{first}" if words == 1 else f"v[{first}:{first + words - 1}]"


def width(kind: str) -> int:
    base = re.sub(r"_?d16(_hi)?_?", "", kind)
    return 1 if base in SIZES else words_of(base)


KIND = (
    r"((?:d16_(?:hi_)?)?(?:[uib]8|[uib]16|b32|b64|b96|b128)(?:_d16(?:_hi)?)?"
    r"|(?:[us]byte|byte|short|[us]short)(?:_d16(?:_hi)?)?|dword(?:x[234])?)$"
)


@pytest.mark.parametrize("arch", list(ARCHS))
def test_loads(arch):
    count = 0
    for name in names(ARCHS[arch]):
        match = re.match(r"(global_load|ds_load|ds_read|buffer_load)_" + KIND, name)
        if not match:
            continue
        kind, words = match.group(2), width(match.group(2))
        target = register(4, words)
        vmem = {
            "global_load": [f"{name} {target}, v62, s[4:5] offset:8"],
            "buffer_load": [
                *("s_mov_b32 s8, s4", "s_mov_b32 s9, s5", "s_mov_b32 s10, 0x400", "s_mov_b32 s11, 0"),
                f"{name} {target}, v62, s[8:11], {no_offset(arch)} offen offset:8",
            ],
        }
        body = vmem.get(match.group(1), [*fill_lds(arch), f"{name} {target}, v62 offset:8"])
        found, _ = run(arch, body, DATA, words)
        for lane in range(LANES):
            assert found[lane].tolist() == loaded(kind, 16 * lane + 8), f"{name} lane {lane}"
        count += 1
    assert count > 25


def fill_lds(arch: str) -> list[str]:
    """The first KiB of memory copied to LDS."""
    cdna = arch.startswith("gfx9")
    lines = []
    for offset in range(0, 1024, 4 * LANES):
        lines.append(f"global_load_{'dword' if cdna else 'b32'} v30, v63, s[4:5] offset:{offset}")
        lines.append(f"ds_{'write_b32' if cdna else 'store_b32'} v63, v30 offset:{offset}")
    return lines


@pytest.mark.parametrize("arch", list(ARCHS))
def test_stores(arch):
    count = 0
    for name in names(ARCHS[arch]):
        match = re.match(r"(global_store|buffer_store)_" + KIND, name)
        if not match:
            continue
        kind, words = match.group(2), width(match.group(2))
        body = [f"{name} v62, {register(20, words)}, s[4:5] offset:3"]
        if match.group(1) == "buffer_store":
            body = [
                *("s_mov_b32 s8, s4", "s_mov_b32 s9, s5", "s_mov_b32 s10, 0x400", "s_mov_b32 s11, 0"),
                f"{name} {register(20, words)}, v62, s[8:11], {no_offset(arch)} offen offset:3",
            ]
        _, memory = run(arch, body, DATA, 0)
        expected = bytearray(DATA)
        for lane in range(LANES):
            at = 16 * lane + 3
            raw = b"".join(struct.pack("<I", lane_data(lane, index)) for index in range(words))
            base = re.sub(r"_?d16(_hi)?_?", "", kind)
            if base in SIZES:
                start = 2 if "hi" in kind else 0
                raw = raw[start : start + SIZES[base][0]]
            if at + len(raw) <= 1024 or match.group(1) == "global_store":
                expected[at : at + len(raw)] = raw
        assert memory == bytes(expected), name
        count += 1
    assert count > 12


def floats(kind: str, bits: int) -> float:
    return struct.unpack("<f" if kind == "f32" else "<d", bits.to_bytes(4 if kind == "f32" else 8, "little"))[
        0
    ]


def float_bits(kind: str, value: float) -> int:
    return int.from_bytes(struct.pack("<f" if kind == "f32" else "<d", value), "little")


def signed(value: int, size: int) -> int:
    return value - (1 << size) if value >> size - 1 else value


INTEGER = {
    "add": lambda old, x, y, n: old + x, "sub": lambda old, x, y, n: old - x,
    "rsub": lambda old, x, y, n: x - old,
    "inc": lambda old, x, y, n: 0 if old >= x else old + 1,
    "dec": lambda old, x, y, n: x if old == 0 or old > x else old - 1,
    "and": lambda old, x, y, n: old & x, "or": lambda old, x, y, n: old | x,
    "xor": lambda old, x, y, n: old ^ x,
    "umin": lambda old, x, y, n: min(old, x), "umax": lambda old, x, y, n: max(old, x),
    "smin": lambda old, x, y, n: x if signed(x, n) < signed(old, n) else old,
    "smax": lambda old, x, y, n: x if signed(x, n) > signed(old, n) else old,
    "swap": lambda old, x, y, n: x, "mskor": lambda old, x, y, n: old & ~x | y,
    "cmpswap": lambda old, x, y, n: x if old == y else old,
    "sub_clamp": lambda old, x, y, n: max(old - x, 0),
    "cond_sub": lambda old, x, y, n: old - x if old >= x else old,
    "wrap": lambda old, x, y, n: old - x if old >= x else old + y,
}  # fmt: skip
SAME = {"storexchg": "swap", "wrxchg": "swap", "cmpstore": "cmpswap", "cmpst": "cmpswap", "csub": "sub_clamp"}
RETURNS = {"gfx1100": "glc", "gfx1200": "th:TH_ATOMIC_RETURN", "gfx950": "sc0"}


def model(stem: str):
    """(bits, data values, operation on integers) of an atomic's name; None if it is another kind."""
    match = re.fullmatch(r"(\w+?)(?:_([uibf])(32|64)|_x2)?", stem)
    name, letter, size = (
        match.group(1),
        match.group(2) or "u",
        int(match.group(3) or (64 if stem.endswith("x2") else 32)),
    )
    name = SAME.get(name, name)
    if name in ("min", "max", "min_num", "max_num") and letter in "ui":
        name = {"u": "u", "i": "s"}[letter] + name
    if letter == "f" and name.removesuffix("_num") in ("add", "min", "max"):
        kind = f"f{size}"
        function = {"add": lambda a, b: a + b, "min": min, "max": max}[name.removesuffix("_num")]
        return size, 1, lambda old, x, y, n: float_bits(kind, function(floats(kind, old), floats(kind, x)))
    if name not in INTEGER or letter == "f":
        return None
    return size, 2 if name in ("mskor", "cmpswap", "wrap") else 1, INTEGER[name]


@pytest.mark.parametrize("arch", list(ARCHS))
def test_atomics_in_lane_order(arch):
    """Four lanes meet at each of eight addresses; memory and returns follow the order of the lanes."""
    done = []
    for name in names(ARCHS[arch]):
        match = re.match(r"(global_atomic|ds)_(?!load|store|read|write)(\w+)$", name)
        if not match or (match.group(1) == "ds" and "_rtn" not in name):
            continue
        meaning = model(match.group(2).replace("_rtn", ""))
        if meaning is None:
            continue
        size, values, operation = meaning
        words = size // 32
        body = ["v_and_b32 v8, 7, v2", "v_lshlrev_b32 v8, 4, v8"]
        if match.group(1) == "ds":
            operands = ", ".join(register(20 + words * index, words) for index in range(values))
            body += [*fill_lds(arch), f"{name} {register(4, words)}, v8, {operands} offset:16"]
            read, mov = ("ds_read_b64", "ds_read_b32") if arch == "gfx950" else ("ds_load_b64", "ds_load_b32")
            body += [f"{read if words == 2 else mov} {register(6, words)}, v8 offset:16"]
        else:
            operands = f"v8, {register(20, words * values)}, s[4:5] offset:16 {RETURNS[arch]}"
            body += [f"{name} {register(4, words)}, {operands}"]
            read = {("gfx950", 1): "dword", ("gfx950", 2): "dwordx2"}.get((arch, words), f"b{size}")
            body += [f"global_load_{read} {register(6, words)}, v8, s[4:5] offset:16"]
        found, _ = run(arch, body, DATA, 4)
        memory, returned = {}, {}
        for lane in range(LANES):
            at = 16 * (lane % 8) + 16
            old = memory.get(at, int.from_bytes(DATA[at : at + size // 8], "little"))
            data = [
                sum(lane_data(lane, words * index + word) << 32 * word for word in range(words))
                for index in range(values)
            ]
            x, y = (data + [0])[:2]
            if "cmpst_" in name:
                x, y = y, x
            returned[lane], memory[at] = old, operation(old, x, y, size) & ((1 << size) - 1)
        for lane in range(LANES):
            value = sum(int(found[lane, word]) << 32 * word for word in range(words))
            final = sum(int(found[lane, 2 + word]) << 32 * word for word in range(words))
            assert value == returned[lane], (
                f"{name} returns {value:#x} to lane {lane}, expected {returned[lane]:#x}"
            )
            assert final == memory[16 * (lane % 8) + 16], f"{name} leaves {final:#x} for lane {lane}"
        done.append(name)
    assert len(done) > 45


@pytest.mark.parametrize("arch", list(ARCHS))
def test_two_address_lds_accesses(arch):
    read, write = ("ds_read2", "ds_write2") if arch == "gfx950" else ("ds_load_2addr", "ds_store_2addr")
    stride = "st64" if arch == "gfx950" else "_stride64"
    body = [f"{write}_b32 v63, v20, v21 offset0:1 offset1:40", f"{read}_b32 v[4:5], v63 offset0:1 offset1:40"]
    found, _ = run(arch, body, DATA, 2)
    # Lane 39 + k would overwrite what lane k wrote; with 32 lanes the places do not meet.
    assert found.tolist() == [[lane_data(lane, 0), lane_data(lane, 1)] for lane in range(LANES)]
    body = [
        f"{write}{stride}_b64 v63, v[20:21], v[22:23] offset0:0 offset1:2",
        f"{read}{stride}_b64 v[4:7], v63 offset0:0 offset1:2",
    ]
    found, _ = run(arch, ["v_lshlrev_b32 v63, 1, v63", *body], DATA, 4)
    assert found.tolist() == [[lane_data(lane, index) for index in range(4)] for lane in range(LANES)]


@pytest.mark.parametrize("arch", list(ARCHS))
def test_buffer_accesses_beyond_the_limit_are_dropped(arch):
    cdna = arch == "gfx950"
    soffset = "null" if arch == "gfx1200" else "0"
    setup = ["s_mov_b32 s8, s4", "s_mov_b32 s9, s5", "s_mov_b32 s10, 40", "s_mov_b32 s11, 0"]
    load_name, store_name = (
        ("buffer_load_dword", "buffer_store_dword") if cdna else ("buffer_load_b32", "buffer_store_b32")
    )
    body = [
        *setup,
        f"{load_name} v4, v63, s[8:11], {soffset} offen",
        f"{store_name} v20, v63, s[8:11], {soffset} offen",
    ]
    found, memory = run(arch, body, DATA, 1)
    for lane in range(LANES):
        inside = lane < 10
        assert found[lane, 0] == (int.from_bytes(DATA[4 * lane : 4 * lane + 4], "little") if inside else 0)
    assert memory[40:] == DATA[40:]
    assert memory[:40] == b"".join(struct.pack("<I", lane_data(lane, 0)) for lane in range(10))
