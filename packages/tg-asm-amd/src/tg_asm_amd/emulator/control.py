"""What control instructions do: branches, calls, ends, barriers, mode and hardware registers, waits.

A control function returns an outcome for the scheduler: a Branch, a Jump (an address per wave), END or a
BarrierStep; None means that the next instruction follows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from ..registers import Imm, Literal, Operand, Reg
from ._backend import xp
from .operands import Context, raw32, raw64, register_index, result
from .state import EXEC_HI, EXEC_LO, SCC, VCC, WaveState

Array = Any
Run = Callable[[WaveState], Any]


class Branch(NamedTuple):
    """Waves marked in `taken` (True: all) continue at `target`, the others behind the instruction."""

    taken: Any
    target: int


class Jump(NamedTuple):
    """Every wave continues at its own address."""

    targets: Array


class BarrierStep(NamedTuple):
    """`kind`: 'full' (signal and wait), 'signal' or 'wait'."""

    kind: str


END = "end"


def immediate(operand: Operand) -> int:
    """The number in an immediate operand."""
    if not isinstance(operand, Imm | Literal):
        raise ValueError(f"expected an immediate, got {operand}")
    return operand.value


def _signed16(value: int) -> int:
    return (value & 0xFFFF) - (0x10000 if value & 0x8000 else 0)


def _distance(ctx: Context) -> int:
    return 4 + 4 * _signed16(immediate(ctx.inst.operands[-1]))


def _branch(condition: Callable[[WaveState], Any]) -> Callable[[Context], Run]:
    def build(ctx: Context) -> Run:
        distance = _distance(ctx)
        return lambda m: Branch(condition(m), m.pc + distance)

    return build


def _mask_zero(base: int, wanted: bool) -> Callable[[WaveState], Any]:
    def test(m: WaveState) -> Array:
        words = m.s[base] if m.lanes == 32 else m.s[base] | m.s[base + 1]
        return (words == 0) == wanted

    return test


def _write_address(m: WaveState, index: int, address: Array) -> None:
    address = xp.asarray(address).astype(xp.uint64)
    m.write_pair(index, address.astype(xp.uint32), (address >> xp.uint64(32)).astype(xp.uint32))


def _getpc(ctx: Context) -> Run:
    index = register_index(ctx.inst.operands[0])  # type: ignore[arg-type]
    return lambda m: _write_address(m, index, xp.full((m.waves, 1), m.pc + 4, dtype=xp.uint64))


def _setpc(ctx: Context) -> Run:
    read = raw64(ctx.inst.operands[-1])
    return lambda m: Jump(read(m).copy())


def _swappc(ctx: Context) -> Run:
    index, read = register_index(ctx.inst.operands[0]), raw64(ctx.inst.operands[1])  # type: ignore[arg-type]

    def run(m: WaveState) -> Jump:
        target = read(m).copy()
        _write_address(m, index, xp.full((m.waves, 1), m.pc + 4, dtype=xp.uint64))
        return Jump(target)

    return run


def _call(ctx: Context) -> Run:
    index, distance = register_index(ctx.inst.operands[0]), _distance(ctx)  # type: ignore[arg-type]

    def run(m: WaveState) -> Branch:
        _write_address(m, index, xp.full((m.waves, 1), m.pc + 4, dtype=xp.uint64))
        return Branch(True, m.pc + distance)

    return run


def _trap(ctx: Context) -> Run:
    number = immediate(ctx.inst.operands[0])

    def run(m: WaveState) -> Any:
        if number == 0:
            return None
        raise RuntimeError(f"the kernel executed s_trap {number} at {m.pc:#x}")

    return run


MODE_REGISTER, STATUS_REGISTER = 1, 2


def _hardware_id(m: WaveState) -> Array:
    return m.wave_in_group & 15 | (m.wave_in_group & 3) << (4 if m.family == "cdna" else 8)


def read_hardware_register(m: WaveState, number: int) -> Array:
    """A hardware register of every wave; those without a meaning here read as last written, else 0."""
    if number == MODE_REGISTER:
        return m.mode
    if number == STATUS_REGISTER:
        empty = (m.s[EXEC_LO] | (m.s[EXEC_HI] if m.lanes == 64 else xp.uint32(0))) == 0
        return m.s[SCC] & 1 | empty.astype(xp.uint32) << 9
    if number == (4 if m.family == "cdna" else 23):
        return _hardware_id(m)
    if number in (29, 30):
        return xp.full((m.waves, 1), m.clock & 0xFFFFF, dtype=xp.uint32)
    return m.hardware.setdefault(number, xp.zeros((m.waves, 1), dtype=xp.uint32))


def _register_field(code: int) -> tuple[int, int, int]:
    return code & 63, code >> 6 & 31, (code >> 11 & 31) + 1


def _getreg(ctx: Context) -> Run:
    index = register_index(ctx.inst.operands[0])  # type: ignore[arg-type]
    number, offset, size = _register_field(immediate(ctx.inst.operands[1]))
    mask = xp.uint32((1 << size) - 1)
    return lambda m: m.write_scalar(index, read_hardware_register(m, number) >> offset & mask)


def write_mode(m: WaveState, value: Array) -> None:
    """Write the MODE register of the group's waves."""
    xp.copyto(m.mode, value, where=m.active_waves)
    m.mode_changed = True


def _setreg(ctx: Context) -> Run:
    operands = ctx.inst.operands
    code, value = (operands[0], operands[1])
    number, offset, size = _register_field(immediate(code))
    read = raw32(value)
    mask = xp.uint32(((1 << size) - 1) << offset & 0xFFFFFFFF)

    def run(m: WaveState) -> None:
        old = read_hardware_register(m, number)
        new = old & ~mask | read(m) << offset & mask
        if number == MODE_REGISTER:
            write_mode(m, new)
        elif number not in (STATUS_REGISTER, 23):
            xp.copyto(
                m.hardware.setdefault(number, xp.zeros((m.waves, 1), dtype=xp.uint32)),
                new,
                where=m.active_waves,
            )

    return run


def _mode_bits(shift: int) -> Callable[[Context], Run]:
    def build(ctx: Context) -> Run:
        value = xp.uint32((immediate(ctx.inst.operands[0]) & 15) << shift)
        mask = xp.uint32(0xFFFFFFFF ^ 15 << shift)
        return lambda m: write_mode(m, m.mode & mask | value)

    return build


def _barrier_number(ctx: Context, kind: str) -> Run:
    operand = ctx.inst.operands[0]
    value = operand.value if not isinstance(operand, Reg) else None  # type: ignore[union-attr]
    number = _signed16(int(value)) if value is not None else None

    def run(m: WaveState) -> Any:
        if number is None or number > 0:
            raise RuntimeError(
                f"{ctx.inst.name} at {m.pc:#x} uses a named barrier; only the work-group's (-1) exists"
            )
        return BarrierStep(kind) if number == -1 else None

    return run


def _send_message_and_return(ctx: Context) -> Run:
    message = immediate(ctx.inst.operands[1]) & 0xFF
    wide = ctx.inst.mnemonic.endswith("b64")
    write = result(ctx.inst.operands[0], "u64" if wide else "u32", ctx)

    def run(m: WaveState) -> None:
        if message == 0x83:
            write(m, xp.full((m.waves, 1), time.monotonic_ns() // 10, dtype=xp.uint64))
        elif message in (
            0x80,
            0x84,
            0x85,
            0x86,
        ):  # doorbell, DDID, trap base, SE id: none of them exists here
            write(m, xp.zeros((m.waves, 1), dtype=xp.uint64))
        else:
            raise RuntimeError(
                f"{ctx.inst.name} at {m.pc:#x} asks for message {message:#x}, which is not emulated"
            )

    return run


def _scalar_move_relative(ctx: Context) -> Run:
    name = ctx.inst.mnemonic
    target, source = register_index(ctx.inst.operands[0]), ctx.inst.operands[1]  # type: ignore[arg-type]
    words = 2 if name.endswith("b64") else 1
    if not isinstance(source, Reg):
        if not name.startswith("s_movreld"):
            raise ValueError(f"{name} needs a register to count from, not {source}")
        constants = [raw32(source, 32 * words, word) for word in range(words)]
    origin = register_index(source) if isinstance(source, Reg) else -1

    def run(m: WaveState) -> None:
        for wave in range(m.waves):
            if not bool(m.active_waves[wave, 0]):
                continue
            m0 = int(m.s[m.m0][wave, 0])
            steps = (m0 & 0x3FF, m0 >> 16 & 0x3FF) if "_2_" in name else (m0, m0)
            of = max(origin, 0) + (steps[0] if "movrels" in name else 0)
            to = target + (steps[1] if "movreld" in name or "relsd" in name else 0)
            if max(of, to) + words > 128:
                raise RuntimeError(
                    f"{name} at {m.pc:#x} reaches scalar register {max(of, to)}; there are 106"
                )
            for offset in range(words):
                value = m.s[of + offset][wave, 0] if origin >= 0 else constants[offset](m)[0, 0]
                m.s[to + offset][wave, 0] = value
        m.exec_changed()

    return run


def _code_end(ctx: Context) -> Run:
    def run(m: WaveState) -> Any:
        raise RuntimeError(f"a wave ran past the end of its code into the padding at {m.pc:#x}")

    return run


def _nothing(ctx: Context) -> Run:
    return lambda m: None


def _alloc_vgpr(ctx: Context) -> Run:
    return lambda m: m.write_scalar(SCC, xp.uint32(1))


def _first_signal(ctx: Context) -> Run:
    step = _barrier_number(ctx, "signal")

    def run(m: WaveState) -> Any:
        m.write_scalar(SCC, m.first_to_signal(m).astype(xp.uint32))
        return step(m)

    return run


def _barrier_state(ctx: Context) -> Run:
    write = result(ctx.inst.operands[0], "u32", ctx)
    return lambda m: write(m, m.barrier_state(m))


_WAITS = """
s_nop s_waitcnt s_waitcnt_vscnt s_waitcnt_vmcnt s_waitcnt_expcnt s_waitcnt_lgkmcnt s_waitcnt_depctr
s_clause s_delay_alu
s_sleep s_sleep_var s_setprio s_wait_idle s_wait_event s_wait_alu s_wait_loadcnt s_wait_storecnt
s_wait_samplecnt
s_wait_bvhcnt s_wait_expcnt s_wait_dscnt s_wait_kmcnt s_wait_loadcnt_dscnt s_wait_storecnt_dscnt s_wait_xcnt
s_wait_asynccnt s_wait_tensorcnt s_set_inst_prefetch_distance s_inst_prefetch s_icache_inv s_dcache_inv
s_dcache_inv_vol s_dcache_wb s_dcache_wb_vol s_dcache_discard s_dcache_discard_x2 s_gl1_inv s_incperflevel
s_decperflevel s_ttracedata s_ttracedata_imm s_sethalt s_setkill s_wakeup s_sendmsg s_sendmsghalt
s_version
s_prefetch_inst s_prefetch_inst_pc_rel s_prefetch_data s_prefetch_data_pc_rel s_buffer_prefetch_data
s_monitor_sleep
buffer_gl0_inv buffer_gl1_inv buffer_wbl2 buffer_inv buffer_wbinvl1
buffer_wbinvl1_vol global_inv global_wb global_wbinv s_cbranch_cdbgsys s_cbranch_cdbguser
s_cbranch_cdbgsys_or_user
s_cbranch_cdbgsys_and_user ds_nop s_atc_probe s_atc_probe_buffer s_setprio_inc_wg
"""

CONTROL: dict[str, Callable[[Context], Run]] = {
    **dict.fromkeys(_WAITS.split(), _nothing),
    **dict.fromkeys(("s_endpgm", "s_endpgm_saved", "s_endpgm_ordered_ps_done"), lambda ctx: lambda m: END),
    "s_branch": _branch(lambda m: True),
    "s_cbranch_scc0": _branch(lambda m: m.s[SCC] == 0),
    "s_cbranch_scc1": _branch(lambda m: m.s[SCC] != 0),
    "s_cbranch_vccz": _branch(_mask_zero(VCC, True)),
    "s_cbranch_vccnz": _branch(_mask_zero(VCC, False)),
    "s_cbranch_execz": _branch(_mask_zero(EXEC_LO, True)),
    "s_cbranch_execnz": _branch(_mask_zero(EXEC_LO, False)),
    "s_getpc_b64": _getpc,
    "s_setpc_b64": _setpc,
    "s_rfe_b64": _setpc,
    "s_swappc_b64": _swappc,
    "s_call_b64": _call,
    "s_trap": _trap,
    "s_code_end": _code_end,
    "s_getreg_b32": _getreg,
    "s_setreg_b32": _setreg,
    "s_setreg_imm32_b32": _setreg,
    "s_round_mode": _mode_bits(0),
    "s_denorm_mode": _mode_bits(4),
    "s_barrier": lambda ctx: lambda m: BarrierStep("full"),
    "s_barrier_signal": lambda ctx: _barrier_number(ctx, "signal"),
    "s_barrier_signal_isfirst": _first_signal,
    "s_barrier_wait": lambda ctx: _barrier_number(ctx, "wait"),
    "s_barrier_leave": _alloc_vgpr,
    "s_get_barrier_state": _barrier_state,
    "s_sendmsg_rtn_b32": _send_message_and_return,
    "s_sendmsg_rtn_b64": _send_message_and_return,
    "s_alloc_vgpr": _alloc_vgpr,
    **dict.fromkeys(
        ("s_movrels_b32", "s_movrels_b64", "s_movreld_b32", "s_movreld_b64", "s_movrelsd_2_b32"),
        _scalar_move_relative,
    ),
}
"""Mnemonic -> builder of its function."""
