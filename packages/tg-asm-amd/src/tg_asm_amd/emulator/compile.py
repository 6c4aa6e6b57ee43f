"""How one decoded instruction becomes a function of the wave state.

`Compiler.compile` looks the mnemonic up in the tables (vector, packed, scalar rows) and in the registries of
memory, matrix, lane and control instructions, and binds operands, modifiers and the floating-point mode. An
instruction without behaviour raises UnsupportedInstruction naming it and its address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..inst import Instruction
from ..registers import Operand, Reg
from . import lanes, scaled_conversions, special
from ._backend import xp
from .namespace import FloatMode, namespace
from .operands import (
    WIDTH,
    Context,
    Result,
    Source,
    as_u32,
    finish_float,
    mask_source,
    negative,
    packed_half,
    raw32,
    raw64,
    result,
    source,
    typed,
    upper_half,
    vector_index,
)
from .rows import Row
from .salu_table import SALU_ROWS
from .state import EXEC_LO, SCC, VCC, WaveState
from .valu_table import PACKED_ROWS, SATURATING, VALU_ROWS
from .view import InstructionView

Array = Any
Run = Callable[[WaveState], Any]
_RANGES = {"u16": (0, 0xFFFF), "i16": (-0x8000, 0x7FFF), "u32": (0, 0xFFFFFFFF), "i32": (-(2**31), 2**31 - 1)}


class UnsupportedInstruction(RuntimeError):
    """An instruction the emulator has no behaviour for."""


class Compiler:
    """Builds the functions of one architecture's instructions. `lanes`: wave size."""

    def __init__(self, family: str, wave_lanes: int, fnuz: bool = False) -> None:
        self.family, self.lanes, self.fnuz = family, wave_lanes, fnuz

    def compile(self, inst: Instruction, mode: int) -> Run:
        """The instruction as a function; its return value is None or an outcome (see `control`)."""
        return self.compile_view(InstructionView.of(inst), mode)

    def compile_view(self, view: InstructionView, mode: int) -> Run:
        """`compile` for an instruction taken apart."""
        from . import control, matrix, memory_access  # they build on this module's parts

        ctx = Context(view, self.family, FloatMode.of(mode), self.lanes)
        names = namespace(mode, self.fnuz)
        name = ctx.inst.mnemonic
        for table in (control.CONTROL, special.SPECIAL):
            if name in table:
                return self._with_dpp(ctx, table[name])
        for build in (memory_access.build, matrix.build):
            run = build(ctx, names)
            if run is not None:
                return run
        if scaled_conversions.supported(name):
            return scaled_conversions.build(ctx)
        if ctx.inst.format == "VOPD":
            return special.dual(ctx, names, self.row_of)
        row = self.row_of(name)
        if row is None:
            raise UnsupportedInstruction(f"the emulator has no behaviour for {view.name}")
        if name in PACKED_ROWS:
            return packed(row, ctx, names)
        return self._with_dpp(ctx, lambda c: lane_by_lane(row, c, names))

    @staticmethod
    def row_of(name: str) -> Row | None:
        """The table row of a mnemonic."""
        return VALU_ROWS.get(name) or PACKED_ROWS.get(name) or SALU_ROWS.get(name)

    @staticmethod
    def _with_dpp(ctx: Context, build: Callable[[Context], Run]) -> Run:
        if ctx.inst.variant not in ("dpp16", "dpp8"):
            return build(ctx)
        return lanes.with_dpp(build(ctx), lanes.dpp(ctx)[1])


def supported(mnemonic: str, format: str = "") -> bool:
    """Whether the emulator has a behaviour for a mnemonic."""
    from . import control, matrix, memory_access

    return (
        Compiler.row_of(mnemonic) is not None
        or mnemonic in control.CONTROL
        or mnemonic in special.SPECIAL
        or scaled_conversions.supported(mnemonic)
        or memory_access.supported(mnemonic)
        or matrix.supported(mnemonic)
        or (mnemonic.startswith("v_dual_") and special.dual_name(mnemonic) in VALU_ROWS)
    )


def implicit_source(kind: str, ctx: Context) -> Source:
    """A source that is no operand."""
    if kind == "@scc":
        return lambda m: m.s[SCC] != 0
    if kind == "@exec32":
        return lambda m: m.s[EXEC_LO]
    if kind == "@exec64":
        return raw64(Reg("special", EXEC_LO, 2))
    if kind == "@vccm":
        return mask_source(Reg("special", VCC, 2))
    if kind == "@below_lo":
        return lambda m: m.below_lo
    if kind == "@below_hi":
        return lambda m: m.below_hi
    if kind == "@neg_lo":
        signs = ctx.modifier("neg_lo") & 3
        return lambda m: signs
    raise ValueError(f"unknown implicit source {kind}")


def implicit_result(kind: str, ctx: Context) -> Result:
    """A result that is no operand."""
    if kind == "@scc":
        return lambda m, value: m.write_scalar(SCC, as_u32(value))
    if kind == "@exec32":
        return lambda m, value: m.write_scalar(EXEC_LO, value)
    if kind == "@exec64":
        return result(Reg("special", EXEC_LO, 2), "b64", ctx)
    raise ValueError(f"unknown implicit result {kind}")


def old_value(operand: Operand, kind: str, ctx: Context) -> Source:
    """The destination's old value, as the kind of the result."""
    if WIDTH[kind] == 16 and isinstance(operand, Reg):
        raw = raw32(operand)
        if operand.half == "h" or (not operand.half and ctx.modifier("op_sel") >> 3 & 1):
            return typed(upper_half(raw), kind)
        return typed(raw, kind)
    plain = ctx._replace(inst=ctx.inst.with_modifiers())
    return source(operand, kind, plain, 3)


def split_operands(row: Row, operands: tuple[Operand, ...]) -> tuple[list[Operand], list[Operand]]:
    """The operands that take the row's results and those that give its sources."""
    wanted = sum(1 for kind in row.results if not kind.startswith("@"))
    sources = sum(1 for kind in row.sources if not kind.startswith("@"))
    if row.name.startswith("v_cmpx") and len(operands) == sources:
        wanted = 0
    if len(operands) < wanted + sources:
        raise UnsupportedInstruction(
            f"{row.name} has {len(operands)} operands here; the emulator expects {wanted + sources}"
        )
    return list(operands[:wanted]), list(operands[wanted : wanted + sources])


def bind(
    row: Row, ctx: Context, operands: tuple[Operand, ...], permute: Any = None
) -> tuple[list[Source], list[Result]]:
    """The sources (with the old value last, if used) and results of a row for an instruction's operands."""
    targets, values = split_operands(row, operands)
    reads: list[Source] = []
    index = 0
    for kind in row.sources:
        if kind.startswith("@"):
            reads.append(implicit_source(kind, ctx))
        else:
            reads.append(source(values[index], kind, ctx, index, permute if index == 0 else None))
            index += 1
    writes: list[Result] = []
    explicit = iter(targets)
    for kind in row.results:
        if kind.startswith("@"):
            writes.append(implicit_result(kind, ctx))
        elif row.name.startswith("v_cmpx"):
            writes.append(_compare_exec(next(explicit, None), ctx))
        else:
            writes.append(result(next(explicit), kind, ctx))
    if row.uses_old:
        reads.append(old_value(targets[0], row.results[0], ctx))
    return reads, writes


def _compare_exec(target: Operand | None, ctx: Context) -> Result:
    """v_cmpx: the comparison to EXEC, on CDNA to VCC or the scalar destination, too."""
    other = result(target, "m", ctx) if target is not None and ctx.family == "cdna" else None

    def write(m: WaveState, value: Array) -> None:
        if other is not None:
            other(m, value)
        words = m.mask_words(value & m.active)
        if m.lanes == 32:
            m.write_scalar(EXEC_LO, words[0])
        else:
            m.write_pair(EXEC_LO, words[0], words[1])

    return write


def lane_by_lane(row: Row, ctx: Context, names: dict[str, Any]) -> Run:
    """A row applied to the instruction's operands."""
    permute = lanes.dpp(ctx)[0] if ctx.inst.variant in ("dpp16", "dpp8") else None
    reads, writes = bind(row, ctx, ctx.inst.operands, permute)
    function = row.function(names)
    if row.name in SATURATING and ctx.modifier("clamp"):
        function = _saturated(function, row.results[0])
    if len(writes) == 1:
        write = writes[0]
        if len(reads) == 1:
            (read,) = reads
            return lambda m: write(m, function(read(m))[0])
        if len(reads) == 2:
            first, second = reads
            return lambda m: write(m, function(first(m), second(m))[0])
        if len(reads) == 3:
            first, second, third = reads
            return lambda m: write(m, function(first(m), second(m), third(m))[0])

    def run(m: WaveState) -> None:
        values = function(*[read(m) for read in reads])
        for write, value in zip(writes, values, strict=True):
            write(m, value)

    return run


def _saturated(function: Any, kind: str) -> Any:
    """The function evaluated in 64 bits, its first result limited to the range of its kind."""
    low, high = _RANGES[kind]

    def wide(*arguments: Any) -> tuple[Any, ...]:
        widened = [x.astype(xp.int64) if hasattr(x, "astype") and x.dtype != bool else x for x in arguments]
        return (xp.clip(function(*widened)[0], low, high), *function(*arguments)[1:])

    return wide


def packed(row: Row, ctx: Context, names: dict[str, Any]) -> Run:
    """A packed row: applied to the low and to the high halves."""
    function = row.function(names)
    kind = row.results[0]
    if row.name in SATURATING and ctx.modifier("clamp"):
        function = _saturated(function, kind)
    target, *operands = ctx.inst.operands
    if not isinstance(target, Reg):
        raise ValueError(f"{ctx.inst.name} cannot write to {target}")
    index = vector_index(target)
    if kind == "f32":
        return _packed_f32(function, operands, index, ctx)
    halves: list[list[Source]] = []
    for upper in (False, True):
        reads = [
            packed_half(op, k, ctx, i, upper)
            for i, (op, k) in enumerate(zip(operands, row.sources, strict=False))
        ]
        if row.uses_old:
            old = raw32(target)
            reads.append(typed(upper_half(old) if upper else old, kind))
        halves.append(reads)

    def run(m: WaveState) -> None:
        codes = []
        for reads in halves:
            value = function(*[read(m) for read in reads])[0]
            codes.append(finish_float(value, kind, ctx) if kind == "f16" else as_u32(value) & 0xFFFF)
        m.write_vector(index, codes[0] | codes[1] << 16)

    return run


def _packed_f32(function: Any, operands: list[Operand], index: int, ctx: Context) -> Run:
    """Packed 32-bit floats: op_sel and op_sel_hi choose registers of a pair; constants go to both results."""
    halves: list[list[Source]] = []
    for upper in (False, True):
        modifier, default = ("op_sel_hi", 7) if upper else ("op_sel", 0)
        negated = ctx.modifier("neg_hi" if upper else "neg_lo")
        reads = []
        for position, operand in enumerate(operands):
            chosen = ctx.modifier(modifier, default) >> position & 1 if isinstance(operand, Reg) else 0
            read = typed(raw32(operand, 32, chosen), "f32")
            reads.append(negative(read) if negated >> position & 1 else read)
        halves.append(reads)

    def run(m: WaveState) -> None:
        values = [finish_float(function(*[read(m) for read in reads])[0], "f32", ctx) for reads in halves]
        m.write_vector_float(index, values[0])
        m.write_vector_float(index + 1, values[1])

    return run
