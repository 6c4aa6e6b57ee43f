"""Which bytes a memory instruction means: addresses per lane of global, flat, scratch, LDS, buffer and
scalar accesses.

An address builder gives a function of the wave state that returns an Access: the space, flat byte offsets of
the active lanes, and which lanes they belong to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..registers import Imm, Literal, Operand, Reg
from ._backend import xp
from .memory import MemoryFault
from .operands import PRIVATE_BASE, SHARED_BASE, Context, raw32, raw64
from .state import WaveState

Array = Any
I64, U64 = xp.int64, xp.uint64


class Access(NamedTuple):
    """Byte offsets (one-dimensional int64) into `space` for the lanes marked in `lanes`."""

    space: Any
    offsets: Array
    lanes: Array


AddressOf = Callable[[WaveState, Array, int], list[Access]]
"""(state, lanes taking part, bytes per lane) -> accesses; usually one, several if lanes reach several
spaces."""


def register(operand: Operand | None) -> Reg | None:
    """The operand if it is a register that counts (not `off`, not null)."""
    if isinstance(operand, Reg) and operand.text not in ("null", "off"):
        return operand
    return None


def find(ctx: Context, *names: str) -> Operand | None:
    """The first operand of these names that the instruction has."""
    for name in names:
        operand = ctx.inst.get(name)
        if operand is not None:
            return operand
    return None


def full(m: WaveState, value: Array) -> Array:
    """A value broadcast to (waves, lanes)."""
    return xp.broadcast_to(value, (m.waves, m.lanes))


def global_address(ctx: Context) -> AddressOf:
    """GLOBAL: 64-bit vector address, or scalar base plus 32-bit vector offset, plus the signed offset."""
    vaddr, saddr = register(find(ctx, "vaddr")), register(find(ctx, "saddr"))
    offset = ctx.modifier("offset")
    if saddr is not None:
        base = raw64(saddr)
        index = raw32(vaddr) if vaddr is not None else None

        def with_base(m: WaveState) -> Array:
            start = base(m).astype(I64) + offset
            return start + index(m).astype(I64) if index is not None else start
    else:
        if vaddr is None:
            raise ValueError(f"{ctx.inst.name} has no address register")
        address = raw64(vaddr)

        def with_base(m: WaveState) -> Array:
            return address(m).astype(I64) + offset

    def locate(m: WaveState, lanes: Array, size: int) -> list[Access]:
        return [Access(m.space, full(m, with_base(m))[lanes], lanes)]

    return locate


def flat_address(ctx: Context) -> AddressOf:
    """FLAT: like GLOBAL, but addresses inside the apertures are LDS or scratch."""
    inner = global_address(ctx)

    def locate(m: WaveState, lanes: Array, size: int) -> list[Access]:
        access = inner(m, lanes, size)[0]
        window = access.offsets >> 32
        shared, private = window == SHARED_BASE >> 32, window == PRIVATE_BASE >> 32
        if not (shared.any() or private.any()):
            return [access]
        result = []
        inside = access.offsets & 0xFFFFFFFF
        for chosen, place in ((shared, _lds_place), (private, _scratch_place)):
            if chosen.any():
                part = _subset(lanes, chosen)
                result.append(place(m, part, inside[chosen], size))
        rest = ~(shared | private)
        if rest.any():
            result.append(Access(m.space, access.offsets[rest], _subset(lanes, rest)))
        return result

    return locate


def _subset(lanes: Array, chosen: Array) -> Array:
    part = xp.zeros(lanes.shape, dtype=bool)
    part[lanes] = chosen
    return part


def _lds_place(m: WaveState, lanes: Array, offsets: Array, size: int) -> Access:
    worst = int(offsets.max()) + size if offsets.size else 0
    if worst > m.lds_bytes or (offsets.size and int(offsets.min()) < 0):
        low = int(offsets.min())
        raise MemoryFault(
            f"LDS bytes {low} to {worst} are outside of the {m.lds_bytes} bytes of the work-group"
        )
    return Access(m.lds, offsets + full(m, m.group_of_wave * m.lds_stride)[lanes], lanes)


def _scratch_place(m: WaveState, lanes: Array, offsets: Array, size: int) -> Access:
    worst = int(offsets.max()) + size if offsets.size else 0
    if worst > m.scratch_bytes or (offsets.size and int(offsets.min()) < 0):
        low = int(offsets.min())
        raise MemoryFault(
            f"scratch bytes {low} to {worst} are outside of the {m.scratch_bytes} bytes per lane"
        )
    lane_base = (m.wave_ids * m.lanes + m.lane_ids.astype(I64)) * m.scratch_stride
    return Access(m.scratch, offsets + lane_base[lanes], lanes)


def scratch_address(ctx: Context) -> AddressOf:
    """SCRATCH: vector and scalar offset (each if present) plus the signed offset, per lane."""
    vaddr, saddr = register(find(ctx, "vaddr")), register(find(ctx, "saddr"))
    parts = [raw32(operand) for operand in (vaddr, saddr) if operand is not None]
    offset = ctx.modifier("offset")

    def locate(m: WaveState, lanes: Array, size: int) -> list[Access]:
        total: Array = xp.full((1, 1), offset, dtype=I64)
        for part in parts:
            total = total + part(m).view(xp.int32).astype(I64)
        return [_scratch_place(m, lanes, full(m, total)[lanes], size)]

    return locate


def lds_address(ctx: Context, offset: int) -> AddressOf:
    """DS: vector address plus the instruction's offset."""
    address = find(ctx, "addr", "vaddr")
    read = raw32(address) if address is not None else None

    def locate(m: WaveState, lanes: Array, size: int) -> list[Access]:
        base: Array = read(m).astype(I64) if read is not None else xp.zeros((1, 1), dtype=I64)
        return [_lds_place(m, lanes, full(m, base + offset)[lanes], size)]

    return locate


def lds_at(total: Callable[[WaveState], Array]) -> AddressOf:
    """LDS at byte offsets a function gives."""

    def locate(m: WaveState, lanes: Array, size: int) -> list[Access]:
        return [_lds_place(m, lanes, full(m, total(m))[lanes], size)]

    return locate


class BufferResource(NamedTuple):
    """The fields of a buffer descriptor, per wave (int64 arrays of shape (waves, 1))."""

    base: Array
    stride: Array
    records: Array
    flags: Array


def resource_reader(operand: Operand) -> Callable[[WaveState], BufferResource]:
    """Reads a descriptor from four scalar registers."""
    words = [raw32(operand, 32, index) for index in range(4)]

    def read(m: WaveState) -> BufferResource:
        first, second, third, fourth = (word(m).astype(I64) for word in words)
        return BufferResource(first | (second & 0xFFFF) << 32, second >> 16 & 0x3FFF, third, fourth)

    return read


def buffer_address(ctx: Context) -> Callable[[WaveState], tuple[Array, Array, Array]]:
    """MUBUF, MTBUF: (address, offset inside the buffer, limit) per lane; reads at or beyond the limit
    give 0."""
    flags = ctx.inst.fields
    offen, idxen = (
        bool(ctx.modifier("offen", flags.get("offen", 0))),
        bool(ctx.modifier("idxen", flags.get("idxen", 0))),
    )
    resource = resource_reader(find(ctx, "srsrc", "rsrc"))  # type: ignore[arg-type]
    vaddr, soffset = register(find(ctx, "vaddr")), find(ctx, "soffset")
    offset = ctx.modifier("offset")
    index = raw32(vaddr) if idxen and vaddr is not None else None
    position = raw32(vaddr, 32, 1 if idxen else 0) if offen and vaddr is not None else None
    scalar = (
        raw32(soffset)
        if soffset is not None and not (isinstance(soffset, Reg) and soffset.text == "off")
        else None
    )

    def locate(m: WaveState) -> tuple[Array, Array, Array]:
        buffer = resource(m)
        if bool((buffer.flags[m.active_waves] >> 23 & 1).any()) and ctx.family != "rdna4":
            raise RuntimeError(
                f"{ctx.inst.name} at {m.pc:#x}: buffers that add the lane number are not emulated"
            )
        inside = xp.full((1, 1), offset, dtype=I64)
        if position is not None:
            inside = inside + position(m).astype(I64)
        base = buffer.base + (scalar(m).astype(I64) if scalar is not None else 0)
        if index is None:
            return full(m, base + inside), full(m, inside), full(m, buffer.records)
        row = index(m).astype(I64)
        address = base + buffer.stride * row + inside
        structured = buffer.stride > 0
        limit = xp.where(structured, xp.where(row < buffer.records, I64(1 << 40), I64(0)), buffer.records)
        return full(m, address), full(m, xp.where(structured, I64(0), inside)), full(m, limit)

    return locate


def scalar_address(ctx: Context) -> Callable[[WaveState], Array]:
    """SMEM: base pair plus immediate plus register offset, per wave (int64, shape (waves, 1)); low bits
    kept."""
    sbase = find(ctx, "sbase")
    is_buffer = ctx.inst.mnemonic.startswith("s_buffer")
    immediate = ctx.modifier("offset")
    offsets = []
    skip = {"sbase", "sdst", "sdata"}
    for name, operand in zip(ctx.inst.operand_names, ctx.inst.operands, strict=True):
        if name in skip:
            continue
        if isinstance(operand, Imm | Literal):
            immediate += operand.value
        elif register(operand) is not None:
            offsets.append(raw32(operand))
    resource = resource_reader(sbase) if is_buffer else None  # type: ignore[arg-type]
    base = None if is_buffer else raw64(sbase)  # type: ignore[arg-type]

    def locate(m: WaveState) -> Array:
        start = resource(m).base if resource is not None else base(m).astype(I64)  # type: ignore[misc]
        total: Array = start + immediate
        for part in offsets:
            total = total + part(m).astype(I64)
        return xp.broadcast_to(total, (m.waves, 1))

    return locate
