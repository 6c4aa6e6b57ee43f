"""Every table row of the emulator agrees with AMD's pseudo-code on random and special operands.

The pseudo-code is AMD's text and not part of the project: without it (folder `shared/data/amd-pcode`
above, or TG_ASM_AMD_PCODE) these tests skip. The interpreter is independent of the emulator: plain Python
numbers, rationals where a single rounding matters.
"""

import json
import os
import random
import re
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd.emulator.compile import Compiler  # noqa: E402
from tg_asm_amd.emulator.operands import WIDTH  # noqa: E402
from tg_asm_amd.emulator.salu_table import SALU_ROWS  # noqa: E402
from tg_asm_amd.emulator.state import SCC, WaveState  # noqa: E402
from tg_asm_amd.emulator.valu_table import PACKED_ROWS, VALU_ROWS  # noqa: E402
from tg_asm_amd.emulator.view import InstructionView  # noqa: E402
from tg_asm_amd.registers import Imm, Reg  # noqa: E402

sys.path.insert(0, str(Path(__file__).parent / "support"))
from pseudocode_machine import Machine  # noqa: E402
from pseudocode_values import Int, Skip, Unknown, Var, as_value, bits_float, float_bits  # noqa: E402


def _folder():
    above = (f"{folder}/shared/data/amd-pcode" for folder in Path(__file__).parents)
    places = [os.environ.get("TG_ASM_AMD_PCODE"), *above]
    return next((Path(place) for place in places if place and Path(place).is_dir()), None)


DATA = _folder()
pytestmark = pytest.mark.skipif(DATA is None, reason="AMD's pseudo-code is not here (set TG_ASM_AMD_PCODE)")
TEXTS = (
    {name: json.loads((DATA / f"{name}.json").read_text()) for name in ("rdna3", "rdna4", "cdna")}
    if DATA
    else {}
)
BY_NAME = {
    family: {key.split("/")[1]: text for key, text in texts.items()} for family, texts in TEXTS.items()
}


# ---- the comparison --------------------------------------------------------------------------------------
SPECIAL32 = [
    *(0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000),
    *(
        0x7F800001,
        0x00400000,
        0x80000001,
        0x3C003C00,
        0x7C00FC00,
        0x00018001,
        0x41200000,
        0xC2C80000,
        0xFF00FF,
    ),
]
SPECIAL64 = [
    0,
    1 << 63,
    0x3FF0000000000000,
    0xBFF8000000000000,
    0x7FF0000000000000,
    0x7FF8000000000000,
    1,
    (1 << 64) - 1,
]
APPROXIMATE = re.compile(r"v_(s_)?(exp|log|sin|cos|rcp|rsq|sqrt|rcp_iflag)(_legacy)?_|v_dot2")
# Where the emulator follows hardware facts instead of the text, or other tests do better.
LEFT_OUT = re.compile(
    r"v_div_(scale|fmas|fixup)|v_trig_preop|v_cvt_off|v_fract|v_(max|min)imum3?_f64|v_cvt_sr|fp8|bf8|v_mbcnt|v_prng"
    r"|v_cvt_pk_f16|s_.*(saveexec|wrexec)|s_cvt_pk|v_cmpx|rndne|v_frexp_exp|v_dot2|ldexp_f16|v_lerp|v_cvt_f32_bf16|rtz"
)
FAMILY_ROWS = [
    (family, name)
    for family in TEXTS
    for name in BY_NAME[family]
    if name in {**VALU_ROWS, **SALU_ROWS, **PACKED_ROWS} and not LEFT_OUT.search(name)
]
KNOWN_KINDS = {kind for kind, width in WIDTH.items()} | {"m"}


def operand_bits(rng, kind):
    width = WIDTH.get(kind, 32)
    if width == 64:
        return rng.choice(SPECIAL64) if rng.random() < 0.3 else rng.getrandbits(64)
    roll = rng.random()
    if roll < 0.3:
        return rng.choice(SPECIAL32)
    if roll < 0.6 and kind in ("f32", "b32"):
        return float_bits((rng.random() - 0.5) * 2.0 ** rng.randrange(-20, 20), 32)
    if roll < 0.7:
        return rng.getrandbits(5)
    return rng.getrandbits(32)


def equal(found, expected, kind, name):
    if kind in ("f16", "f32", "f64", "bf16"):
        width = {"f16": 16, "f32": 32, "f64": 64, "bf16": "bf16"}[kind]
        a, b = bits_float(found, width), bits_float(expected, width)
        if a != a or b != b:
            return a != a and b != b
        if a == b == 0 and re.match(r"v_(pk_)?(min|max|med|rndne)|s_rndne", name):
            return True
        if APPROXIMATE.match(name):
            return abs(found - expected) <= 2 or a == b
    return found == expected


def lanes_count(family):
    return 64 if family == "cdna" else 32


@pytest.mark.parametrize("family", list(TEXTS))
def test_rows_agree_with_the_pseudo_code(family):
    """All rows of a family on a few lanes; how many rows the interpreter understood is asserted, too."""
    run_family(family, 24)


@pytest.mark.slow
@pytest.mark.parametrize("family", list(TEXTS))
def test_rows_agree_with_the_pseudo_code_on_all_lanes(family):
    run_family(family, 1)


def run_family(family, stride):
    rng = random.Random(family)
    done, unknown, wrong = 0, [], []
    with np.errstate(all="ignore"):
        for of, name in FAMILY_ROWS:
            if of != family:
                continue
            try:
                problem = compare(family, name, rng, stride)
            except Unknown:
                unknown.append(name)
                continue
            done += 1
            if problem:
                wrong.append(problem)
    assert not wrong, "\n".join(wrong)
    assert done > 0.9 * (done + len(unknown)), unknown


def compare(family, name, rng, stride=1):
    row = VALU_ROWS.get(name) or PACKED_ROWS.get(name) or SALU_ROWS[name]
    scalar = name.startswith("s_")
    lanes = lanes_count(family)
    m = WaveState(48 if scalar else 1, lanes, family)
    shape = (48,) if scalar else (lanes,)
    ieee = family != "rdna4"
    operands, columns, register = [], [], 0
    targets = [kind for kind in row.results if not kind.startswith("@")]
    for kind in (*targets, *[k for k in row.sources if not k.startswith("@")]):
        if kind not in KNOWN_KINDS:
            raise Unknown(kind)
        width = 32 if kind == "m" else max(32, WIDTH[kind])
        if kind in ("k", "ku"):
            value = rng.getrandbits(16)
            operands.append(Imm(value))
            columns.append([value] * shape[0])
            continue
        words = width // 32 * (2 if name.startswith("v_pk_") and kind == "f32" else 1)
        if kind == "m":
            bits = [rng.getrandbits(64)]
            operands.append(Reg("s", 2 * register + 20, lanes // 32))
            for word in range(2):
                m.s[2 * register + 20 + word][...] = bits[0] >> 32 * word & 0xFFFFFFFF
            columns.append(bits * shape[0])
        else:
            values = [operand_bits(rng, kind) for _ in range(shape[0])]
            if words == 2 and width == 32:
                values = [value | operand_bits(rng, kind) << 32 for value in values]
            index = 8 + 4 * register
            operands.append(Reg("s" if scalar else "v", index, words))
            for word in range(words):
                column = np.array([value >> 32 * word & 0xFFFFFFFF for value in values], np.uint32)
                (m.s if scalar else m.v)[index + word][...] = column.reshape(-1, 1) if scalar else column
            columns.append(values)
        register += 1
    m.s[SCC][...] = np.arange(m.waves, dtype=np.uint32).reshape(-1, 1) & 1
    modifiers = {"op_sel_hi": 7} if name in PACKED_ROWS else {}
    view_ = InstructionView(
        name,
        name,
        "VOP3P" if name in PACKED_ROWS or "dot" in name else "VOP3",
        "",
        (),
        tuple(operands),
        modifiers,
        {"op_sel_hi": 3, "op_sel_hi2": 1},
    )
    Compiler(family, lanes).compile_view(view_, 0x1F0 | ieee << 9)(m)
    for lane in range(rng.randrange(stride), shape[0], stride):
        try:
            problem = compare_lane(family, name, row, m, operands, columns, targets, lane, scalar, ieee)
        except Skip:
            continue
        if problem:
            return problem
    return None


def compare_lane(family, name, row, m, operands, columns, targets, lane, scalar, ieee):
    count = len(targets)
    variables = {"IEEE": ieee, "laneId": Int(lane), "D0": Var(0, 128), "D1": Var(0, 64), "VCC": Var(0, 64)}
    variables |= {"SCC": Var(lane & 1, 1), "EXEC": Var((1 << m.lanes) - 1, 64)}
    variables |= {"NEG": Var(0, 8), "OPSEL": Var(0, 8), "OPSEL_HI": Var(7, 8)}
    for index, values in enumerate(columns[count:]):
        kind = row.sources[index]
        if kind == "m":
            variables["VCC"] = Var(values[lane], 64)
            variables["S2"] = Var(values[lane], 64)
        else:
            variables[f"S{index}"] = Var(values[lane], 64)
            if kind in ("k", "ku"):
                variables["SIMM16"] = Var(values[lane], 16)
                variables["SIMM32"] = Var(values[lane], 32)
    if targets and targets[0] != "m":
        variables["D0"] = Var(columns[0][lane], 128)
    if name.startswith("s_cmpk"):
        variables["S0"] = Var(columns[count][lane], 64)
    elif row.sources[:1] in (("k",), ("ku",)) and family == "rdna3":
        variables["S0"] = Var(columns[0][lane] if targets else columns[0][lane], 64)
    if re.search(r"mk_f|ak_f", name):
        middle = "S1" if "mk_f" in name else "S2"
        variables["SIMM32"] = variables["SIMM16"] = Var(variables[middle].bits, 32)
        if middle == "S1":
            variables["S1"] = variables["S2"]
    variables["SRC0"] = Var(0, 8)
    machine = Machine(BY_NAME[family], variables)
    machine.run(BY_NAME[family][name])
    names = machine.names
    explicit = iter(operands[:count])
    for kind in row.results:
        if kind == "@scc":
            found, expected = int(m.s[SCC][lane, 0]), as_value(names["SCC"]).bits & 1
            label = "SCC"
        elif kind.startswith("@"):
            continue
        elif kind == "m":
            operand = next(explicit)
            word = int(m.s[operand.index + lane // 32][0, 0]) >> lane % 32 & 1
            compare_only = row.results[0] == "m"
            holder = names["D0"] if compare_only else names["VCC"]
            if not compare_only and "VCC" not in BY_NAME[family][name]:
                holder = names["D1"]
                found, expected = word, as_value(holder).bits & 1
            else:
                found, expected = word, as_value(holder).bits >> lane & 1
            label = "mask"
        else:
            operand = next(explicit)
            file = m.s if operand.kind == "s" else m.v
            place = (lane, 0) if operand.kind == "s" else (0, lane)
            found = sum(int(file[operand.index + word][place]) << 32 * word for word in range(operand.count))
            expected = as_value(names["D0"]).bits
            width = (
                16
                if kind in ("f16", "u16", "i16", "b16", "bf16") and not name.startswith("v_pk_")
                else 32 * operand.count
            )
            found, expected = found & ((1 << width) - 1), expected & ((1 << width) - 1)
            label = "D0"
        ok = equal(found, expected, kind, name)
        if not ok and name in PACKED_ROWS and kind in ("f16", "f32"):
            step = 16 if kind == "f16" else 32
            ok = all(
                equal(found >> s & (1 << step) - 1, expected >> s & (1 << step) - 1, kind, name)
                for s in (0, step)
            )
        if not ok and "pk" in name and "f16" in name and label == "D0":
            ok = all(equal(found >> s & 0xFFFF, expected >> s & 0xFFFF, "f16", name) for s in (0, 16))
        if not ok:
            inputs = ", ".join(f"{values[lane]:#x}" for values in columns)
            return f"{family} {name} {label}: found {found:#x}, pseudo-code {expected:#x} for {inputs}"
    return None
