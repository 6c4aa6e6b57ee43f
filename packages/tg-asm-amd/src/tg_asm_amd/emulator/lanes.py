"""Which lane reads which: DPP controls, permutes, swizzles, and reads and writes of single lanes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..registers import Imm, Reg
from ._backend import xp
from .operands import Context, Source, raw32, register_index, vector_index
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]


def dpp_source_lanes(control: int, lanes: int) -> tuple[list[int], list[bool]]:
    """For every lane the lane a DPP16 control makes it read, and whether that lane exists. ValueError if
    unknown."""
    table: list[int] = []
    for lane in range(lanes):
        row, place = lane & ~15, lane & 15
        source = -1
        if control <= 0xFF:
            source = lane & ~3 | control >> 2 * (lane & 3) & 3
        elif 0x101 <= control <= 0x10F:
            source = lane + (control & 15) if place + (control & 15) < 16 else -1
        elif 0x111 <= control <= 0x11F:
            source = lane - (control & 15) if place >= control & 15 else -1
        elif 0x121 <= control <= 0x12F:
            source = row | (place - (control & 15)) & 15
        elif control == 0x130:
            source = lane + 1 if lane + 1 < lanes else -1
        elif control == 0x134:
            source = (lane + 1) % lanes
        elif control == 0x138:
            source = lane - 1
        elif control == 0x13C:
            source = (lane - 1) % lanes
        elif control == 0x140:
            source = row | 15 - place
        elif control == 0x141:
            source = lane & ~7 | 7 - (lane & 7)
        elif control == 0x142:
            source = row - 1
        elif control == 0x143:
            source = 31 if lane >= 32 else -1
        elif 0x150 <= control <= 0x15F:
            source = row | control & 15
        elif 0x160 <= control <= 0x16F:
            source = lane ^ control & 15
        else:
            raise ValueError(f"unknown DPP control {control:#x}")
        table.append(source)
    return [max(source, 0) for source in table], [source >= 0 for source in table]


def dpp(ctx: Context) -> tuple[Callable[[Source], Source], Callable[[WaveState], Array]]:
    """The permutation of source 0 a DPP instruction makes, and which lanes it may write."""
    lanes = ctx.lanes
    if ctx.inst.variant == "dpp8":
        selector = ctx.modifier("dpp8")
        sources = [lane & ~7 | selector >> 3 * (lane & 7) & 7 for lane in range(lanes)]
        valid, written, bound = [True] * lanes, [True] * lanes, True
    else:
        sources, valid = dpp_source_lanes(ctx.inst.fields.get("dpp_ctrl", ctx.modifier("dpp_ctrl")), lanes)
        row_mask, bank_mask = ctx.modifier("row_mask", 15), ctx.modifier("bank_mask", 15)
        written = [
            bool(row_mask >> lane // 16 & 1 and bank_mask >> lane % 16 // 4 & 1) for lane in range(lanes)
        ]
        bound = bool(ctx.modifier("bound_ctrl"))
    index = xp.asarray(sources)
    exists, lane_mask = xp.asarray(valid), xp.asarray(written)
    fetch_inactive = bool(ctx.modifier("fi"))

    def readable(m: WaveState) -> Array:
        return exists if fetch_inactive else exists & m.exec_lanes[:, index]

    def permute(raw: Source) -> Source:
        def read(m: WaveState) -> Array:
            value = raw(m)
            if value.shape[1] == 1:
                value = xp.broadcast_to(value, (m.waves, m.lanes))
            return xp.where(readable(m), value[:, index], value.dtype.type(0))

        return read

    def writable(m: WaveState) -> Array:
        return xp.broadcast_to(lane_mask if bound else lane_mask & readable(m), (m.waves, m.lanes))

    return permute, writable


def with_dpp(run: Run, writable: Callable[[WaveState], Array]) -> Run:
    """Run an instruction with the lanes that DPP keeps from writing taken out."""

    def masked(m: WaveState) -> Any:
        m.active = m.active & writable(m)
        m.all_active = bool(m.active.all())
        outcome = run(m)
        m.refresh()
        return outcome

    return masked


def _lane_number(source: Source) -> Source:
    return lambda m: source(m).astype(xp.int64) & (m.lanes - 1)


def _pick(m: WaveState, values: Array, lane: Array) -> Array:
    """values[wave, lane[wave]] as shape (waves, 1)."""
    return xp.take_along_axis(values, xp.broadcast_to(lane, (m.waves, 1)), axis=1)


def _vector(operand: Any) -> int:
    return vector_index(operand)


def readlane(ctx: Context) -> Run:
    """v_readlane_b32: one lane to a scalar register."""
    target, vector, select = ctx.inst.operands[:3]
    lane, read, index = _lane_number(raw32(select)), raw32(vector), register_index(target)  # type: ignore[arg-type]
    if not (isinstance(vector, Reg) and vector.kind in ("v", "a")):
        return lambda m: m.write_scalar(index, read(m))
    return lambda m: m.write_scalar(index, _pick(m, read(m), lane(m)))


def readfirstlane(ctx: Context) -> Run:
    """v_readfirstlane_b32: the lowest active lane (lane 0 if none) to a scalar register."""
    target, vector = ctx.inst.operands[:2]
    read, index = raw32(vector), register_index(target)  # type: ignore[arg-type]
    if not (isinstance(vector, Reg) and vector.kind in ("v", "a")):
        return lambda m: m.write_scalar(index, read(m))
    return lambda m: m.write_scalar(index, _pick(m, read(m), xp.argmax(m.exec_lanes, axis=1).reshape(-1, 1)))


def writelane(ctx: Context) -> Run:
    """v_writelane_b32: a scalar to one lane, whatever EXEC says."""
    target, value, select = ctx.inst.operands[:3]
    read, lane, index = raw32(value), _lane_number(raw32(select)), _vector(target)

    def run(m: WaveState) -> None:
        hit = (m.lane_ids == lane(m)) & m.active_waves
        xp.copyto(m.v[index], read(m), where=hit)

    return run


def permlane16(ctx: Context, cross: bool, variable: bool) -> Run:
    """v_permlane16, v_permlanex16 and their _var forms."""
    target, vector, *selects = ctx.inst.operands
    read, index = raw32(vector), _vector(target)
    words = [raw32(select) for select in selects]
    fetch_inactive = bool(ctx.modifier("op_sel") & 1)
    bound = bool(ctx.modifier("op_sel") & 2)

    def run(m: WaveState) -> None:
        place = m.lane_ids.astype(xp.int64) & 15
        if variable:
            chosen = words[0](m).astype(xp.int64) & 15
        else:
            low, high = words[0](m), words[1](m)
            shift = ((place & 7) * 4).astype(xp.uint32)
            chosen = (xp.where(place < 8, low, high) >> shift & 15).astype(xp.int64)
        row = m.lane_ids.astype(xp.int64) & ~15
        lanes = xp.broadcast_to((row ^ 16 if cross else row) + chosen, (m.waves, m.lanes))
        value = xp.take_along_axis(xp.broadcast_to(read(m), (m.waves, m.lanes)), lanes, axis=1)
        if not fetch_inactive:
            live = xp.take_along_axis(m.exec_lanes, lanes, axis=1)
            value = xp.where(live, value, xp.uint32(0) if bound else m.v[index])
        m.write_vector(index, value)

    return run


def permlane64(ctx: Context) -> Run:
    """v_permlane64_b32: the halves of a wave64 exchanged; nothing in wave32."""
    target, vector = ctx.inst.operands[:2]
    read, index = raw32(vector), _vector(target)

    def run(m: WaveState) -> None:
        if m.lanes == 64:
            m.write_vector(index, read(m)[:, m.lane_ids.astype(xp.int64) ^ 32])

    return run


def permlane_swap(ctx: Context, distance: int) -> Run:
    """v_permlane16_swap and v_permlane32_swap: odd groups of vdst exchanged with even groups of the
    source."""
    target, vector = ctx.inst.operands[:2]
    first, second = _vector(target), _vector(vector)

    def run(m: WaveState) -> None:
        place = m.lane_ids.astype(xp.int64)
        upper = (place & distance) != 0
        a, b = m.v[first].copy(), m.v[second].copy()
        m.write_vector(first, xp.where(upper, b[:, place ^ distance], a))
        m.write_vector(second, xp.where(upper, b, a[:, place ^ distance]))

    return run


def swap(ctx: Context) -> Run:
    """v_swap_b32 and v_swap_b16."""
    first, second = ctx.inst.operands[:2]
    one, other = _vector(first), _vector(second)
    if ctx.inst.mnemonic == "v_swap_b32":

        def run(m: WaveState) -> None:
            a, b = m.v[one].copy(), m.v[other].copy()
            m.write_vector(one, b)
            m.write_vector(other, a)

        return run
    shifts = [16 if isinstance(reg, Reg) and reg.half == "h" else 0 for reg in (first, second)]

    def run16(m: WaveState) -> None:
        a, b = (m.v[index] >> shift & 0xFFFF for index, shift in zip((one, other), shifts, strict=True))
        for index, shift, value in ((one, shifts[0], b), (other, shifts[1], a)):
            m.write_vector(index, m.v[index] & xp.uint32(0xFFFFFFFF ^ (0xFFFF << shift)) | value << shift)

    return run16


def moverel(ctx: Context) -> Run:
    """Vector moves with register numbers relative to M0: movrels, movreld, movrelsd, movrelsd_2, swaprel."""
    target, vector = ctx.inst.operands[:2]
    name = ctx.inst.mnemonic
    base = _vector(target)
    scalar = raw32(vector)
    from_vector = isinstance(vector, Reg) and vector.kind in ("v", "a")

    def run(m: WaveState) -> None:
        for wave in range(m.waves):
            if not bool(m.active_waves[wave, 0]):
                continue
            m0 = int(m.s[m.m0][wave, 0])
            both = name in ("v_movrelsd_2_b32", "v_swaprel_b32")
            source_step = m0 & 0x3FF if both else m0
            target_step = m0 >> 16 & 0x3FF if both else m0
            to = base + (0 if name == "v_movrels_b32" else target_step)
            lanes = m.active[wave]
            if from_vector:
                start = _vector(vector)
                of = start + (0 if name == "v_movreld_b32" else source_step)
                _check(of, name)
                value = m.v[of][wave].copy()
            else:
                value = xp.broadcast_to(scalar(m)[wave if scalar(m).shape[0] > 1 else 0], (m.lanes,)).copy()
            _check(to, name)
            if name == "v_swaprel_b32":
                xp.copyto(m.v[of][wave], m.v[to][wave].copy(), where=lanes)
            xp.copyto(m.v[to][wave], value, where=lanes)

    return run


def _check(index: int, name: str) -> None:
    if not 0 <= index < 256:
        raise RuntimeError(f"{name} reaches vector register {index}; there are 256")


def ds_permute(m: WaveState, address: Array, data: Array, group: int) -> Array:
    """ds_permute_b32: every active lane sends to lane (address / 4) mod `group`; the highest sender wins."""
    result = xp.zeros((m.waves, m.lanes), dtype=xp.uint32)
    to = (address.astype(xp.int64) >> 2) & (group - 1)
    base = m.lane_ids.astype(xp.int64) & ~(group - 1)
    to = xp.broadcast_to(to | base, (m.waves, m.lanes))
    rows = xp.broadcast_to(m.wave_ids, (m.waves, m.lanes))
    live = m.active
    result[rows[live], to[live]] = xp.broadcast_to(data, (m.waves, m.lanes))[live]
    return result


def ds_bpermute(m: WaveState, address: Array, data: Array, group: int, fetch_inactive: bool) -> Array:
    """ds_bpermute_b32: every lane reads lane (address / 4) mod `group`; inactive sources give 0."""
    of = (address.astype(xp.int64) >> 2) & (group - 1)
    of = xp.broadcast_to(of | m.lane_ids.astype(xp.int64) & ~(group - 1), (m.waves, m.lanes))
    value = xp.take_along_axis(xp.broadcast_to(data, (m.waves, m.lanes)), of, axis=1)
    if fetch_inactive:
        return value
    return xp.where(xp.take_along_axis(m.exec_lanes, of, axis=1), value, xp.uint32(0))


def swizzle_lanes(offset: int, lanes: int) -> tuple[list[int], list[bool]]:
    """The source lanes of ds_swizzle_b32: quad permute, bit mask, rotation or the FFT order."""
    table = []
    for lane in range(lanes):
        base, place = lane & ~31, lane & 31
        if offset >= 0xE000:
            mask = offset & 31
            reverse = int(f"{place:05b}"[::-1], 2)
            source = reverse >> _mask_shift(mask) if mask != 31 else place
        elif offset >= 0xC000:
            mask, amount = offset & 31, offset >> 5 & 31
            step = -amount if offset >> 10 & 1 else amount
            source = place & mask | (place + step) & 31 & ~mask
        elif offset & 0x8000:
            source = place & ~3 | offset >> 2 * (place & 3) & 3
        else:
            source = (place & offset | offset >> 5 & 31) & 31 ^ offset >> 10 & 31
        table.append(base | source)
    return table, [True] * lanes


def _mask_shift(mask: int) -> int:
    return bin(mask).count("1")


def lane_immediate(operand: Any) -> int:
    """The number an immediate operand holds."""
    return operand.value if isinstance(operand, Imm) else 0
