"""How fast: construct and encode, decode, disassemble, assemble; per second of processor time on one core.

`python benchmarks/speed.py [ARCH]`; the lines are the test samples, so every instruction kind counts alike.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tg_asm_amd import decode, rdna3
from tg_asm_amd.assemble import LineAssembler
from tg_asm_amd.registers import s, v
from tg_asm_amd.syntax import assemble
from tg_asm_amd.table import group_of, load

SAMPLES = Path(__file__).parent.parent / "tests" / "samples"
COMMON = """s_load_b64 s[4:5], s[0:1], 0x10
s_waitcnt lgkmcnt(0)
v_add_nc_u32_e32 v0, s4, v0
v_lshlrev_b32_e32 v1, 2, v0
global_load_b32 v2, v1, s[4:5] offset:16
v_fma_f32 v3, v2, v2, 1.0
v_dual_mul_f32 v4, v2, v3 :: v_dual_add_f32 v5, v1, v6
v_cndmask_b32_e64 v5, v4, v3, s6
s_cmp_lt_i32 s7, 0x1234
ds_store_b32 v1, v5 offset:512
global_store_b32 v1, v4, s[4:5]"""


def per_second(work: int, function: object) -> float:
    """Best of five, in processor time."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        function()  # type: ignore[operator]
        best = min(best, time.process_time() - start)
    return work / best


def main() -> None:
    """Print the table."""
    group = group_of(sys.argv[1] if len(sys.argv) > 1 else "gfx1100")
    start = time.process_time()
    load(group)
    print(f"load {group}: {1000 * (time.process_time() - start):.0f} ms")
    rows = [line.split("\t") for line in (SAMPLES / f"{group}.txt").read_text().splitlines()]
    codes = [bytes.fromhex(c) for c, _ in rows]
    lines = [t for _, t in rows]
    assembler = LineAssembler(group)
    add, fma, load_b32, move = rdna3.v_add_f32_e32, rdna3.v_fma_f32, rdna3.s_load_b32, rdna3.s_mov_b32

    def construct() -> None:
        for i in range(2000):
            add(v[i & 127], v[1], v[2]).to_bytes()
            fma(v[i & 127], v[1], 1.0, s[3]).to_bytes()
            load_b32(s[4], s[0:1], 0).to_bytes()
            move(s[i & 63], s[2]).to_bytes()

    def decode_all() -> None:
        for code in codes:
            decode(code, group)

    decoded = [decode(code, group) for code in codes]

    def print_all() -> None:
        for instruction in decoded:
            str(instruction)

    def assemble_all() -> None:
        for line in lines:
            assembler.instruction(line)

    text = "\n".join([COMMON] * 400)
    common_code = assemble(COMMON, "gfx1100").code

    def assemble_text() -> None:
        assemble(text, "gfx1100")

    def disassemble_common() -> None:
        from tg_asm_amd import disassemble

        for _, instruction in disassemble(common_code * 300, "gfx1100"):
            str(instruction)

    print(f"construct and encode      {per_second(8000, construct):10,.0f} /s")
    print(f"decode (samples)          {per_second(len(codes), decode_all):10,.0f} /s")
    print(f"print (samples)           {per_second(len(codes), print_all):10,.0f} /s")
    print(f"assemble lines (samples)  {per_second(len(lines), assemble_all):10,.0f} /s")
    print(f"assemble text (common)    {per_second(11 * 400, assemble_text):10,.0f} /s")
    print(f"decode and print (common) {per_second(11 * 300, disassemble_common):10,.0f} /s")


if __name__ == "__main__":
    main()
