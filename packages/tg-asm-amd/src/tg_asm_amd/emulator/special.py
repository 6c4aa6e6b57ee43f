"""Vector instructions whose operands or results need more than a table row: dual issue, mixed precision,
tables.

SPECIAL maps a mnemonic to a builder of its function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..registers import Literal, Operand, Reg
from . import lanes
from ._backend import xp
from .bits import lookup3
from .namespace import namespace
from .operands import (
    Context,
    Source,
    as_u32,
    finish_float,
    raw32,
    result,
    source,
    typed,
    upper_half,
    vector_index,
    with_modifiers,
)
from .rows import Row
from .state import VCC, WaveState
from .view import InstructionView

Array = Any
Run = Callable[[WaveState], Any]

_DUAL_NAMES = {"dot2acc_f32_f16": "v_dot2acc_f32_f16", "dot2acc_f32_bf16": "v_dot2acc_f32_bf16"}


def dual_name(mnemonic: str) -> str:
    """The ordinary instruction a VOPD half stands for."""
    stem = mnemonic.removeprefix("v_dual_")
    return _DUAL_NAMES.get(stem, f"v_{stem}")


def _half_instruction(
    inst: InstructionView, name: str, operands: tuple[Operand, ...], suffix: str
) -> InstructionView:
    keep = {key[:-1]: value for key, value in inst.modifiers.items() if key.endswith(suffix)}
    return InstructionView(name, name, "VOP2", "", (), operands, keep, inst.fields)


def dual(ctx: Context, names: dict[str, Any], row_of: Callable[[str], Row | None]) -> Run:
    """VOPD: both halves read all sources before either writes."""
    from .compile import UnsupportedInstruction, bind

    inst = ctx.inst
    literal = next((op for op in inst.operands if isinstance(op, Literal)), None)
    halves = []
    for mnemonic, suffix in ((inst.mnemonic, "x"), (inst.mnemonic_y, "y")):
        name = dual_name(mnemonic)
        row = row_of(name)
        if row is None:
            raise UnsupportedInstruction(f"the emulator has no behaviour for {mnemonic}")
        found = {n: op for n, op in zip(inst.operand_names, inst.operands, strict=True)}
        operands = [
            found[f"vdst{suffix}"],
            found[f"src{suffix}0" if f"src{suffix}0" in found else f"src{suffix}"],
        ]
        second = found.get(f"vsrc{suffix}1")
        if name.endswith("_fmamk_f32") or name == "v_fmamk_f32":
            operands += [_constant(found, suffix, literal), second]  # type: ignore[list-item]
        elif second is not None:
            operands.append(second)
        if name == "v_fmaak_f32":
            operands.append(_constant(found, suffix, literal))
        if name == "v_cndmask_b32":
            operands.append(Reg("special", VCC, 1))
        part = _half_instruction(inst, name, tuple(operands), suffix)
        reads, writes = bind(row, ctx._replace(inst=part), part.operands)
        halves.append((row.function(names), reads, writes[0]))
    (function_x, reads_x, write_x), (function_y, reads_y, write_y) = halves

    def run(m: WaveState) -> None:
        first = function_x(*[read(m) for read in reads_x])[0]
        second = xp.array(function_y(*[read(m) for read in reads_y])[0])
        write_x(m, first)
        write_y(m, second)

    return run


def _constant(found: dict[str, Operand], suffix: str, literal: Operand | None) -> Operand:
    constant = found.get(f"literal{suffix}") or found.get("literal") or literal
    if constant is None:
        raise ValueError("a VOPD half with a constant has no literal operand")
    return constant


def _as_f32(read: Source) -> Source:
    return lambda m: read(m).astype(xp.float32)


def mixed(ctx: Context) -> Run:
    """v_fma_mix_f32, v_fma_mixlo_f16, v_fma_mixhi_f16 (and v_mad_mix*): each source f32 or a half, by
    op_sel_hi."""
    name = ctx.inst.mnemonic
    target, *operands = ctx.inst.operands
    index = vector_index(target)  # type: ignore[arg-type]
    reads: list[Source] = []
    for position, operand in enumerate(operands[:3]):
        is_half = ctx.modifier("op_sel_hi") >> position & 1
        if is_half:
            raw = raw32(operand, 16)
            if ctx.modifier("op_sel") >> position & 1:
                read = typed(upper_half(raw), "f16")
            else:
                read = typed(raw, "f16")
            value = _as_f32(read)
        else:
            value = typed(raw32(operand), "f32")
        absolute, negate = ctx.modifier("neg_hi") >> position & 1, ctx.modifier("neg_lo") >> position & 1
        if "abs" in ctx.inst.modifiers or "neg" in ctx.inst.modifiers:
            absolute |= ctx.modifier("abs") >> position & 1
            negate |= ctx.modifier("neg") >> position & 1
        reads.append(with_modifiers(value, "f32", bool(absolute), bool(negate)))
    mode_bits = _mode_bits(ctx)
    fma = namespace(mode_bits)["fma"]

    def run(m: WaveState) -> None:
        total = fma(*[read(m) for read in reads])
        if name.endswith("_f32"):
            m.write_vector_float(index, finish_float(total, "f32", ctx))
            return
        code = finish_float(total, "f16", ctx)
        if "mixlo" in name:
            m.write_vector(index, m.v[index] & 0xFFFF0000 | code)
        else:
            m.write_vector(index, m.v[index] & 0xFFFF | code << 16)

    return run


def _mode_bits(ctx: Context) -> int:
    mode = ctx.mode
    flags = (mode.keep_in32, mode.keep_out32, mode.keep_in64, mode.keep_out64, mode.clamp_nan, mode.ieee)
    return mode.round32 | mode.round64 << 2 | sum(int(flag) << bit for bit, flag in enumerate(flags, 4))


def bitop3(ctx: Context) -> Run:
    """v_bitop3_b32 and _b16: a truth table of three inputs, held in the modifier fields."""
    fields = ctx.inst.fields
    if "bitop3" in ctx.inst.modifiers:
        table = ctx.inst.modifiers["bitop3"]
    else:
        table = fields.get("omod", 0) << 6 | fields.get("abs", 0) << 3 | fields.get("neg", 0)
    kind = "u16" if ctx.inst.mnemonic.endswith("b16") else "u32"
    target, *operands = ctx.inst.operands
    reads = [source(operand, kind, ctx, index) for index, operand in enumerate(operands[:3])]
    write = result(target, kind, ctx._replace(inst=ctx.inst.with_modifiers("op_sel")))
    return lambda m: write(m, lookup3(table, *[read(m) for read in reads]))


def dot2_16(ctx: Context) -> Run:
    """v_dot2_i32_i16 and v_dot2_u32_u16, whose op_sel bits choose the halves."""
    signed = ctx.inst.mnemonic.endswith("i16")
    kind = "i16" if signed else "u16"
    target, first, second, third = ctx.inst.operands[:4]
    low, high = ctx.modifier("op_sel"), ctx.modifier("op_sel_hi", 7)

    def half(operand: Operand, chosen: int) -> Source:
        raw = raw32(operand)
        return typed(upper_half(raw) if chosen else raw, kind)

    pairs = [(half(first, choice & 1), half(second, choice >> 1 & 1)) for choice in (low, high)]
    accumulate, write = raw32(third), result(target, "u32", ctx)
    limits = (-(2**31), 2**31 - 1) if signed else (0, 2**32 - 1)

    def run(m: WaveState) -> None:
        start = accumulate(m).view(xp.int32) if signed else accumulate(m)
        total = start.astype(xp.int64)
        for a, b in pairs:
            total = total + a(m).astype(xp.int64) * b(m).astype(xp.int64)
        if ctx.modifier("clamp"):
            total = xp.clip(total, *limits)
        write(m, as_u32(total))

    return run


def packed_move(ctx: Context) -> Run:
    """v_pk_mov_b32: low result from a register of source 0, high from one of source 1."""
    target, first, second = ctx.inst.operands[:3]
    low = raw32(first, 32, ctx.modifier("op_sel") & 1 if isinstance(first, Reg) else 0)
    high = raw32(second, 32, ctx.modifier("op_sel") >> 1 & 1 if isinstance(second, Reg) else 0)
    index = vector_index(target)  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        values = xp.array(low(m)), xp.array(high(m))
        m.write_vector(index, values[0])
        m.write_vector(index + 1, values[1])

    return run


def copy_accumulator(ctx: Context) -> Run:
    """v_accvgpr_read, _write, _mov: copies between the two vector files."""
    target, origin = ctx.inst.operands[:2]
    read, index = raw32(origin), vector_index(target)  # type: ignore[arg-type]
    return lambda m: m.write_vector(index, read(m))


def interpolate(ctx: Context) -> Run:
    """v_interp_p10 and v_interp_p2 (inreg): a fused multiply-add with values of fixed lanes of each quad."""
    name = ctx.inst.mnemonic
    target, *operands = ctx.inst.operands
    halves = "f16" in name
    fma = namespace(_mode_bits(ctx))["fma"]
    first_kind = "f16" if halves else "f32"
    third_kind = "f16" if halves and "p10" in name else "f32"
    reads = [
        source(op, kind, ctx, i)
        for i, (op, kind) in enumerate(zip(operands, (first_kind, "f32", third_kind), strict=False))
    ]
    kind = "f16" if halves and "p2" in name else "f32"
    write = result(target, kind, ctx._replace(mode=ctx.mode._replace(round64=3)) if "rtz" in name else ctx)

    def run(m: WaveState) -> None:
        lane = m.lane_ids.astype(xp.int64)
        a, b, c = (read(m).astype(xp.float32) for read in reads)
        if "p10" in name:
            a, c = a[:, lane & ~3 | 1], c[:, lane & ~3]
        else:
            a = a[:, lane & ~3 | 2]
        write(m, fma(a, b, c))

    return run


def nothing(ctx: Context) -> Run:
    """An instruction without effect."""
    return lambda m: None


SPECIAL: dict[str, Callable[[Context], Run]] = {
    **dict.fromkeys(
        (f"v_{op}_mix{form}" for op in ("fma", "mad") for form in ("_f32", "lo_f16", "hi_f16")), mixed
    ),
    **dict.fromkeys(("v_bitop3_b16", "v_bitop3_b32"), bitop3),
    **dict.fromkeys(("v_dot2_i32_i16", "v_dot2_u32_u16"), dot2_16),
    **dict.fromkeys(("v_swap_b16", "v_swap_b32"), lanes.swap),
    **dict.fromkeys(
        ("v_movrels_b32", "v_movreld_b32", "v_movrelsd_b32", "v_movrelsd_2_b32", "v_swaprel_b32"),
        lanes.moverel,
    ),
    **dict.fromkeys(
        (f"v_accvgpr_{verb}" for verb in ("read_b32", "write_b32", "mov_b32", "read", "write")),
        copy_accumulator,
    ),
    **dict.fromkeys(
        ("v_interp_p10_f32", "v_interp_p2_f32", "v_interp_p10_f16_f32", "v_interp_p2_f16_f32",
         "v_interp_p10_rtz_f16_f32", "v_interp_p2_rtz_f16_f32"), interpolate,
    ),
    "v_pk_mov_b32": packed_move,
    "v_readlane_b32": lanes.readlane,
    "v_readfirstlane_b32": lanes.readfirstlane,
    "v_writelane_b32": lanes.writelane,
    "v_permlane16_b32": lambda ctx: lanes.permlane16(ctx, False, False),
    "v_permlanex16_b32": lambda ctx: lanes.permlane16(ctx, True, False),
    "v_permlane16_var_b32": lambda ctx: lanes.permlane16(ctx, False, True),
    "v_permlanex16_var_b32": lambda ctx: lanes.permlane16(ctx, True, True),
    "v_permlane64_b32": lanes.permlane64,
    "v_permlane16_swap_b32": lambda ctx: lanes.permlane_swap(ctx, 16),
    "v_permlane32_swap_b32": lambda ctx: lanes.permlane_swap(ctx, 32),
    **dict.fromkeys(("v_nop", "v_pipeflush", "v_clrexcp"), nothing),
}  # fmt: skip
"""Mnemonic -> builder of its function."""
