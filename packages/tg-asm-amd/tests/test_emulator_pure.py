"""The pure-Python arrays give the same results as numpy: every table row, and a whole kernel."""

import importlib.util
import json
import os
import struct
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="compares with numpy")

ROWS = """
import json, random, sys
from tg_asm_amd.emulator._backend import xp
from tg_asm_amd.emulator.compile import Compiler
from tg_asm_amd.emulator.operands import WIDTH
from tg_asm_amd.emulator.salu_table import SALU_ROWS
from tg_asm_amd.emulator.state import WaveState
from tg_asm_amd.emulator.valu_table import PACKED_ROWS, VALU_ROWS
from tg_asm_amd.emulator.view import InstructionView
from tg_asm_amd.registers import Imm, Reg

SPECIAL = [0, 0x80000000, 0x3F800000, 0x7F800000, 0xFF800000, 0x7FC00000, 1, 0xFFFFFFFF, 0x3C003C00]
step = int(sys.argv[1])
found = {}
with xp.errstate(all="ignore"):
    for name, row in list({**VALU_ROWS, **PACKED_ROWS, **SALU_ROWS}.items())[::step]:
        rng = random.Random(name)
        scalar = name.startswith("s_")
        m = WaveState(32 if scalar else 1, 32, "rdna3")
        operands, register = [], 0
        for kind in [k for k in (*row.results, *row.sources) if k[0] != "@"]:
            if kind in ("k", "ku"):
                operands.append(Imm(rng.getrandbits(16)))
                continue
            words = max(1, WIDTH.get(kind, 32) // 32)
            words *= 2 if name in PACKED_ROWS and kind == "f32" else 1
            mask = kind == "m"
            file = "s" if scalar or mask else "v"
            operands.append(Reg(file, 8 + 4 * register, 1 if mask else words))
            for word in range(words):
                values = [rng.choice(SPECIAL + [rng.getrandbits(32)] * 20) for _ in range(32)]
                column = xp.asarray(values[:1] if mask else values, dtype=xp.uint32)
                target = (m.s if file == "s" else m.v)[8 + 4 * register + word]
                target[...] = column.reshape(-1, 1) if file == "s" else column
            register += 1
        modifiers = {"op_sel_hi": 7, "op_sel": 0, "neg_lo": 1}
        form = "VOP3P" if name in PACKED_ROWS else "VOP3"
        view = InstructionView(name, name, form, "", (), tuple(operands), modifiers, {})
        Compiler("rdna3", 32).compile_view(view, 0x1F0)(m)
        results = [m.s[253]]
        for reg in operands[: sum(1 for kind in row.results if kind[0] != "@")]:
            results += [(m.s if reg.kind == "s" else m.v)[reg.index + word] for word in range(reg.count)]
        found[name] = [row.results[0], [[int(x) for x in r.reshape(-1).tolist()] for r in results]]
print(json.dumps(found))
"""

KERNEL = """
import sys
from tg_asm_amd.emulator import Emulator
from tg_asm_amd.emulator._backend import xp
gpu = Emulator("gfx1100")
code = bytes.fromhex(sys.argv[1])
data = gpu.upload(bytes(range(256)))
result = gpu.launch(gpu.load_code(code), grid=2, block=32, args=[data], trace=True)
print(data.read().hex(), result.instructions, len(result.trace), xp.__name__)
"""


def run(pure: bool, script: str, *arguments: str) -> str:
    environment = {**os.environ, "TG_ASM_AMD_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def both_nan(kind: str, first: list[int], second: list[int]) -> bool:
    """Equal but for the bits of NaNs."""
    if kind == "f32":
        nan = [
            (a & 0x7FFFFFFF > 0x7F800000) and (b & 0x7FFFFFFF > 0x7F800000)
            for a, b in zip(first, second, strict=True)
        ]
        return all(a == b or both for a, b, both in zip(first, second, nan, strict=True))
    if kind == "f64" and len(first) > 1:
        values = [struct.unpack("<d", struct.pack("<II", *words[:2]))[0] for words in (first, second)]
        return all(value != value for value in values)
    return False


def compare_rows(step: int) -> None:
    numpy_rows, pure_rows = (json.loads(run(pure, ROWS, str(step))) for pure in (False, True))
    assert numpy_rows.keys() == pure_rows.keys()
    for name, (kind, columns) in numpy_rows.items():
        others = pure_rows[name][1]
        assert columns[0] == others[0], f"{name}: SCC differs"
        for lane in range(max(map(len, columns[1:]), default=0)):
            expected, found = (
                [column[lane % len(column)] for column in side[1:]] for side in (columns, others)
            )
            same = expected == found or both_nan(kind, expected, found)
            assert same or ("f16" in name and equal_halves(expected[0], found[0])), (
                f"{name} lane {lane}: numpy {expected}, pure {found}"
            )


def equal_halves(x: int, y: int) -> bool:
    """Equal as two f16, all NaNs taken as equal."""
    pairs = ((x & 0xFFFF, y & 0xFFFF), (x >> 16, y >> 16))
    return all(a == b or (a & 0x7FFF > 0x7C00 and b & 0x7FFF > 0x7C00) for a, b in pairs)


def test_rows_agree_between_the_back_ends():
    compare_rows(7)


@pytest.mark.slow
def test_all_rows_agree_between_the_back_ends():
    compare_rows(1)


def test_a_kernel_runs_without_numpy():
    # s_load_b64 s[4:5], s[0:1], 0; v_lshlrev_b32 v1, 2, v0; s_waitcnt; global_load_b32 v2, v1, s[4:5];
    # v_add_nc_u32 v2, s2, v2; v_mul_lo_u32 v2, v2, 3; global_store_b32 v1, v2, s[4:5]; s_endpgm
    code = (
        "000104f4000000f88200023007fc89bf000052dc01000402f70389bf0204044a"
        "02002cd70207010000006adc010204000000b0bf"
    )
    expected, found = run(False, KERNEL, code).split(), run(True, KERNEL, code).split()
    assert expected[:3] == found[:3]
    assert (expected[3], found[3]) == ("numpy", "tg_asm_amd.emulator._array_functions")
