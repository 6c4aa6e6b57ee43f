"""Every instruction of the tables that the emulator knows can be executed in every encoding that decodes.

The results are checked elsewhere (pseudo-code, compiled kernels); this finds encodings, operand kinds and
modifiers that no function can be built for, and holds the list of what has no behaviour.
"""

import random
import re

import pytest

np = pytest.importorskip("numpy")
from tg_asm_amd import DecodeError, decode  # noqa: E402
from tg_asm_amd.emulator import supported  # noqa: E402
from tg_asm_amd.emulator.compile import Compiler, UnsupportedInstruction  # noqa: E402
from tg_asm_amd.emulator.state import WaveState  # noqa: E402
from tg_asm_amd.table import base_name, load  # noqa: E402

FAMILY = {"rdna3": "rdna3", "rdna3_5": "rdna3", "rdna4": "rdna4", "cdna3": "cdna", "cdna4": "cdna"}
GRAPHICS = {"MIMG", "VIMAGE", "VSAMPLE", "EXP"}
# Encodings whose instructions touch neither memory nor the program counter.
RUNS = {"VOP1", "VOP2", "VOP3", "VOP3SD", "VOP3P", "VOPC", "VOPD", "SOP1", "SOP2", "SOPC", "MAI", "VOP3PX2"}
# What no assembler would write: LLVM decodes these bits, but they name no register that could be meant.
REFUSED = re.compile("cannot write to|needs a register to count from|typed loads to LDS|vector registers")
NEEDS_MORE = re.compile("movrel|swaprel|barrier|sendmsg|setpc|swappc|rfe|call|scalef32_.*pk(32|16)")

_GWS = "ds_gws_barrier ds_gws_init ds_gws_sema_br ds_gws_sema_p ds_gws_sema_release_all ds_gws_sema_v "
MISSING = {
    "rdna3": _GWS + "ds_add_gs_reg_rtn ds_bvh_stack_rtn_b32 ds_ordered_count ds_sub_gs_reg_rtn "
    "lds_direct_load lds_param_load s_subvector_loop_begin s_subvector_loop_end v_illegal",
    "rdna4": "ds_bvh_stack_push4_pop1_rtn_b32 ds_bvh_stack_push8_pop1_rtn_b32 "
    "ds_bvh_stack_push8_pop2_rtn_b64 ds_direct_load ds_param_load global_atomic_ordered_add_b64 "
    "global_load_tr_b128 global_load_tr_b64 s_barrier_init s_barrier_join v_illegal",
    "cdna3": _GWS + "s_cbranch_g_fork s_cbranch_i_fork s_cbranch_join s_rfe_restore_b64 s_set_gpr_idx_idx "
    "s_set_gpr_idx_mode s_set_gpr_idx_off s_set_gpr_idx_on s_setvskip v_illegal v_screen_partition_4se_b32",
}
MISSING["rdna3_5"] = MISSING["rdna3"]
MISSING["cdna4"] = (
    MISSING["cdna3"] + " ds_read_b64_tr_b16 ds_read_b64_tr_b4 ds_read_b64_tr_b8 ds_read_b96_tr_b6 "
    "v_mfma_ld_scale_b32 s_set_valu_coexec_mode buffer_load_format_x_lds"
)


def all_rows(group: str):
    for operations in load(group)._by_layout.values():
        for rows in operations.values():
            yield from rows


def compute_names(group: str) -> set[str]:
    names = set()
    for row in all_rows(group):
        if row.layout.name not in GRAPHICS:
            names |= {base_name(part) for part in row.name.split("::")}
    return names


def random_instruction(row, group: str, rng: random.Random):
    """An instruction of the row with random fields that LLVM has no remark on; None if none is found."""
    for _ in range(60):
        bits = rng.getrandbits(32 * row.words + 32) & ~(row.layout.key_mask | row.form_mask)
        bits |= row.layout.key(row.op) | row.form_value
        try:
            inst = decode(bits.to_bytes(4 * row.words + 4, "little") + bytes(8), group)
        except DecodeError:
            continue
        if inst.row is row and "/*" not in str(inst):
            return inst
    return None


def execute(inst, group: str, state: WaveState, rng) -> None:
    family = FAMILY[group]
    run = Compiler(family, state.lanes, group == "cdna3").compile(inst, 0x1F0)
    if inst.format not in RUNS or NEEDS_MORE.search(inst.mnemonic):
        return
    state.vectors[...] = rng.integers(0, 2**32, state.vectors.shape[1:], dtype=np.uint32)
    state.scalars[:106] = rng.integers(0, 2**32, (106, 2, 1), dtype=np.uint32)
    state.scalars[126:128] = 0xFFF0FFF5
    state.exec_changed()
    before = state.vectors[:, ~state.exec_lanes].copy()
    run(state)
    if not re.match("v_writelane|v_cmpx", inst.mnemonic):
        after = state.vectors[:, state.lanes_of(*(np.full((2, 1), 0xFFF0FFF5, np.uint32),) * 2) == 0]
        assert (before == after).all(), f"{inst} writes inactive lanes"


def sweep(group: str, share: int) -> None:
    rng, numbers = random.Random(group), np.random.default_rng(1)
    state = WaveState(2, 64 if FAMILY[group] == "cdna" else 32, FAMILY[group])
    failures, done = [], 0
    with np.errstate(all="ignore"):
        for row in list(all_rows(group))[rng.randrange(share) :: share]:
            if row.layout.name in GRAPHICS or not all(supported(base_name(p)) for p in row.name.split("::")):
                continue
            inst = random_instruction(row, group, rng)
            if inst is None:
                continue
            done += 1
            try:
                execute(inst, group, state, numbers)
            except (
                ArithmeticError,
                AttributeError,
                LookupError,
                RuntimeError,
                TypeError,
                ValueError,
            ) as error:
                if not REFUSED.search(str(error)):
                    failures.append(f"{inst} ({inst.format} {inst.variant}): {type(error).__name__}: {error}")
    assert not failures, "\n".join(failures)
    assert done > 1000 // share


@pytest.mark.parametrize("group", list(FAMILY))
def test_a_share_of_the_instructions_can_be_executed(group):
    sweep(group, 20)


@pytest.mark.slow
@pytest.mark.parametrize("group", list(FAMILY))
def test_every_instruction_can_be_executed(group):
    sweep(group, 1)


@pytest.mark.parametrize("group", list(FAMILY))
def test_the_instructions_without_behaviour_are_the_listed_ones_and_few(group):
    names = compute_names(group)
    missing = {name for name in names if not supported(name)}
    assert missing <= set(MISSING[group].split()), missing - set(MISSING[group].split())
    assert len(missing) <= 0.02 * len(names)


def test_graphics_instructions_are_refused():
    with pytest.raises(UnsupportedInstruction, match="image_load"):
        row = next(row for row in all_rows("rdna3") if row.name.startswith("image_load"))
        inst = None
        while inst is None:
            inst = random_instruction(row, "rdna3", random.Random(2))
        Compiler("rdna3", 32).compile(inst, 0)
