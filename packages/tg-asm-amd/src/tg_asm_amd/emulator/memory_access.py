"""What loads, stores and atomics do: SMEM, GLOBAL, FLAT, SCRATCH, DS and untyped buffer instructions."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from ..registers import Operand, Reg
from . import ds, typed_buffers
from ._backend import xp
from .addressing import (
    Access,
    AddressOf,
    buffer_address,
    find,
    flat_address,
    global_address,
    lds_at,
    resource_reader,
    scalar_address,
    scratch_address,
)
from .atomics import parse_atomic, perform
from .operands import Context, raw32, register_index, vector_index
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]
U32 = xp.uint32


class DataKind(NamedTuple):
    """What a load or store moves: bytes per element, registers, sign extension, d16 and its half."""

    size: int
    words: int
    signed: bool = False
    d16: bool = False
    high: bool = False


_BASE = {
    "u8": DataKind(1, 1), "i8": DataKind(1, 1, True), "ubyte": DataKind(1, 1), "sbyte": DataKind(1, 1, True),
    "b8": DataKind(1, 1), "byte": DataKind(1, 1), "u16": DataKind(2, 1), "i16": DataKind(2, 1, True),
    "ushort": DataKind(2, 1), "sshort": DataKind(2, 1, True), "b16": DataKind(2, 1), "short": DataKind(2, 1),
}  # fmt: skip


@lru_cache(maxsize=512)
def data_kind(text: str) -> DataKind | None:
    """`b32`, `dwordx4`, `d16_hi_i8`, `ubyte_d16`, `u8_d16_hi` and so on."""
    high, d16 = "d16_hi" in text, "d16" in text
    base = re.sub(r"_?d16(_hi)?_?", "", text)
    if base in _BASE:
        return _BASE[base]._replace(d16=d16, high=high)
    match = re.fullmatch(r"b(\d+)|dword(?:x(\d+))?", base)
    if match is None or d16:
        return None
    words = int(match.group(1)) // 32 if match.group(1) else int(match.group(2) or 1)
    return DataKind(4, words)


_VECTOR = re.compile(r"(global|flat|scratch|buffer)_(load|store)_((?:lds_)?)(\w+?)((?:_lds)?)$")
_ATOMIC = re.compile(r"(global|flat|buffer)_atomic_(\w+)$")
_SCALAR = re.compile(r"s_(buffer_|scratch_)?(load|store)_(\w+)$")
_SCALAR_ATOMIC = re.compile(r"s_(buffer_)?atomic_(\w+)$")
_ADDRESS: dict[str, Callable[[Context], AddressOf]] = {
    "global": global_address,
    "flat": flat_address,
    "scratch": scratch_address,
}


def supported(name: str) -> bool:
    """Whether this module (or `ds`, `typed_buffers`) has the mnemonic."""
    if name in _EXTRA or ds.supported(name) or typed_buffers.supported(name):
        return True
    if match := _VECTOR.match(name):
        return data_kind(match.group(4)) is not None
    if match := _ATOMIC.match(name):
        return parse_atomic(match.group(2)) is not None
    if match := _SCALAR.match(name):
        return data_kind(match.group(3)) is not None
    if match := _SCALAR_ATOMIC.match(name):
        return parse_atomic(match.group(2)) is not None
    return False


def build(ctx: Context, names: dict[str, Any]) -> Run | None:
    """The function of a memory instruction; None if the mnemonic is none."""
    name = ctx.inst.mnemonic
    if name in _EXTRA:
        return _EXTRA[name](ctx)
    if name.startswith("ds_"):
        return ds.build(ctx)
    if typed_buffers.supported(name):
        return typed_buffers.build(ctx)
    if not supported(name):
        return None
    if match := _SCALAR.match(name):
        kind = data_kind(match.group(3))
        assert kind is not None  # `supported` has looked
        return scalar_load(ctx, kind) if match.group(2) == "load" else scalar_store(ctx, kind)
    if match := _SCALAR_ATOMIC.match(name):
        return scalar_atomic(ctx, match.group(2))
    if match := _ATOMIC.match(name):
        return vector_atomic(ctx, match.group(1), match.group(2))
    match = _VECTOR.match(name)
    if match is None:
        return None
    unit, direction, text = match.group(1), match.group(2), match.group(4)
    kind = data_kind(text)
    assert kind is not None
    to_lds = bool(match.group(3) or match.group(5) or ctx.modifier("lds") or ctx.inst.fields.get("lds"))
    if unit == "buffer":
        return buffer_load(ctx, kind, to_lds) if direction == "load" else buffer_store(ctx, kind)
    address = _ADDRESS[unit](ctx)
    if to_lds:
        return load_to_lds(ctx, kind, address)
    if direction == "load":
        return load(address, kind, vector_index(find(ctx, "vdst", "vdata")), ctx)  # type: ignore[arg-type]
    return store(address, kind, find(ctx, "vdata", "vdst"), ctx)


def read_space(access: Access, kind: DataKind, word: int) -> Array:
    """One word of every lane's data as uint32 (sub-dword values extended)."""
    value = access.space.load(access.offsets + 4 * word if word else access.offsets, kind.size)
    if kind.size == 4:
        return value
    if kind.signed:
        return value.view(xp.int8 if kind.size == 1 else xp.int16).astype(xp.int32).view(U32)
    return value.astype(U32)


def put(m: WaveState, index: int, lanes: Array, values: Array, kind: DataKind) -> None:
    """Write loaded values of the marked lanes to a vector register."""
    target = m.v[index]
    if kind.d16:
        old = target[lanes]
        values = old & 0xFFFF | values << 16 if kind.high else old & U32(0xFFFF0000) | values & 0xFFFF
    target[lanes] = values


def load(address: AddressOf, kind: DataKind, index: int, ctx: Context) -> Run:
    """A vector load."""
    total = kind.size * kind.words

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        for access in address(m, lanes, total):
            values = [read_space(access, kind, word) for word in range(kind.words)]
            for word, value in enumerate(values):
                put(m, index + word, access.lanes, value, kind)

    return run


def store(address: AddressOf, kind: DataKind, data: Operand | None, ctx: Context) -> Run:
    """A vector store."""
    if data is None:
        raise ValueError(f"{ctx.inst.name} has no data operand")
    reads = [raw32(data, 32, word) for word in range(kind.words)]
    shift = 16 if kind.high else 0
    dtype = {1: xp.uint8, 2: xp.uint16, 4: xp.uint32}[kind.size]

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        for access in address(m, lanes, kind.size * kind.words):
            for word, read in enumerate(reads):
                value = xp.broadcast_to(read(m), (m.waves, m.lanes))[access.lanes]
                if kind.size != 4:
                    value = (value >> shift).astype(dtype)
                access.space.store(access.offsets + 4 * word, value, kind.size)

    return run


def load_to_lds(ctx: Context, kind: DataKind, address: AddressOf) -> Run:
    """A load whose data go to LDS at M0 + offset + lane * size."""
    step = kind.size * kind.words if kind.size == 4 else 4
    place = lds_at(
        lambda m: (
            (m.s[m.m0].astype(xp.int64) & 0x3FFFF)
            + ctx.modifier("offset")
            + m.lane_ids.astype(xp.int64) * step
        )
    )

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        for access in address(m, lanes, kind.size * kind.words):
            target = place(m, access.lanes, step)[0]
            for word in range(kind.words):
                target.space.store(target.offsets + 4 * word, read_space(access, kind, word), 4)

    return run


def gather_data(m: WaveState, reads: list[Any], lanes: Array, size: int) -> list[Array]:
    """Data registers of the marked lanes as values of 4 or 8 bytes."""
    words = [xp.broadcast_to(read(m), (m.waves, m.lanes))[lanes] for read in reads]
    if size == 4:
        return words
    pairs = zip(words[::2], words[1::2], strict=True)
    return [low.astype(xp.uint64) | high.astype(xp.uint64) << xp.uint64(32) for low, high in pairs]


def put_wide(m: WaveState, index: int, lanes: Array, values: Array) -> None:
    """Write 32- or 64-bit values of the marked lanes to one or two vector registers."""
    m.v[index][lanes] = values.astype(U32)
    if values.dtype == xp.uint64:
        m.v[index + 1][lanes] = (values >> xp.uint64(32)).astype(U32)


def data_words(operation: str) -> int:
    """How many data values an atomic operation takes."""
    return 2 if operation.startswith(("cmpswap", "mskor", "wrap")) else 1


def vector_atomic(ctx: Context, unit: str, stem: str) -> Run:
    """GLOBAL, FLAT and buffer atomics."""
    parsed = parse_atomic(stem)
    assert parsed is not None
    operation, size = parsed
    count = data_words(operation)
    data = find(ctx, "vdata")
    target = find(ctx, "vdst")
    if unit == "buffer":
        target = data if _returns(ctx) else None
    reads = [raw32(data, 32, word) for word in range(count * size // 4)]  # type: ignore[arg-type]
    index = vector_index(target) if isinstance(target, Reg) else None
    if unit == "buffer":
        locate = buffer_address(ctx)

        def buffer_places(m: WaveState, lanes: Array, total: int) -> list[Access]:
            where, offset, limit = locate(m)
            inside = lanes & (offset + total <= limit)
            if index is not None:
                m.v[index][lanes & ~inside] = 0
            return [Access(m.space, where[inside], inside)] if inside.any() else []

        address: AddressOf = buffer_places
    else:
        address = _ADDRESS[unit](ctx)

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        for access in address(m, lanes, size):
            old = perform(
                access.space, access.offsets, gather_data(m, reads, access.lanes, size), size, operation
            )
            if index is not None:
                put_wide(m, index, access.lanes, old)

    return run


def _returns(ctx: Context) -> bool:
    flags = ctx.inst.fields
    return bool(flags.get("glc") or flags.get("sc0") or (flags.get("th", 0) & 1))


def buffer_load(ctx: Context, kind: DataKind, to_lds: bool) -> Run:
    """A buffer load; words beyond the buffer give 0."""
    locate = buffer_address(ctx)
    step = kind.size * kind.words if kind.size == 4 else 4
    place = lds_at(
        lambda m: (
            (m.s[m.m0].astype(xp.int64) & 0x3FFFF)
            + ctx.modifier("offset")
            + m.lane_ids.astype(xp.int64) * step
        )
    )
    index = 0 if to_lds else vector_index(find(ctx, "vdata", "vdst"))  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        where, offset, limit = locate(m)
        results = []
        for word in range(kind.words):
            inside = lanes & (offset + 4 * word + kind.size <= limit)
            value = xp.zeros((m.waves, m.lanes), dtype=U32)
            if inside.any():
                value[inside] = read_space(Access(m.space, where[inside], inside), kind, word)
            results.append(value[lanes])
        if to_lds:
            target = place(m, lanes, step)[0]
            for word, value in enumerate(results):
                target.space.store(target.offsets + 4 * word, value, 4)
            return
        for word, value in enumerate(results):
            put(m, index + word, lanes, value, kind)

    return run


def buffer_store(ctx: Context, kind: DataKind) -> Run:
    """A buffer store; words beyond the buffer are dropped."""
    locate = buffer_address(ctx)
    data = find(ctx, "vdata")
    reads = [raw32(data, 32, word) for word in range(kind.words)]  # type: ignore[arg-type]
    dtype = {1: xp.uint8, 2: xp.uint16, 4: xp.uint32}[kind.size]

    def run(m: WaveState) -> None:
        lanes = m.active
        if not lanes.any():
            return
        where, offset, limit = locate(m)
        for word, read in enumerate(reads):
            inside = lanes & (offset + 4 * word + kind.size <= limit)
            if not inside.any():
                continue
            value = xp.broadcast_to(read(m), (m.waves, m.lanes))[inside]
            if kind.size != 4:
                value = (value >> (16 if kind.high else 0)).astype(dtype)
            m.space.store(where[inside] + 4 * word, value, kind.size)

    return run


def _scalar_target(ctx: Context) -> int:
    return register_index(find(ctx, "sdst", "sdata"))  # type: ignore[arg-type]


def _scalar_limit(ctx: Context) -> Callable[[WaveState, Array], Array] | None:
    """For scalar buffer accesses: how many bytes are left from an address on."""
    if not ctx.inst.mnemonic.startswith("s_buffer"):
        return None
    resource = resource_reader(find(ctx, "sbase"))  # type: ignore[arg-type]

    def left(m: WaveState, address: Array) -> Array:
        buffer = resource(m)
        size = xp.where(buffer.stride > 0, buffer.records * buffer.stride, buffer.records)
        return buffer.base + size - address

    return left


def scalar_load(ctx: Context, kind: DataKind) -> Run:
    """A scalar load; scalar buffer loads beyond the buffer give 0."""
    locate, index, left = scalar_address(ctx), _scalar_target(ctx), _scalar_limit(ctx)

    def run(m: WaveState) -> None:
        address = locate(m)
        if kind.size == 4:
            address = address & ~3
        waves = m.active_waves
        values = []
        for word in range(kind.words):
            value = xp.zeros((m.waves, 1), dtype=U32)
            inside = waves & (left(m, address) >= 4 * word + kind.size) if left is not None else waves
            if inside.any():
                value[inside] = read_space(Access(m.space, address[inside], inside), kind, word)
            values.append(value)
        for word, value in enumerate(values):
            m.write_scalar(index + word, value)

    return run


def scalar_store(ctx: Context, kind: DataKind) -> Run:
    """A scalar store."""
    locate, left = scalar_address(ctx), _scalar_limit(ctx)
    data = find(ctx, "sdata", "sdst")
    reads = [raw32(data, 32, word) for word in range(kind.words)]  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        address = locate(m) & ~3
        for word, read in enumerate(reads):
            inside = m.active_waves
            if left is not None:
                inside = inside & (left(m, address) >= 4 * word + 4)
            if inside.any():
                m.space.store(address[inside] + 4 * word, xp.broadcast_to(read(m), inside.shape)[inside], 4)

    return run


def scalar_atomic(ctx: Context, stem: str) -> Run:
    """Scalar atomics."""
    parsed = parse_atomic(stem)
    assert parsed is not None
    operation, size = parsed
    locate = scalar_address(ctx)
    data = find(ctx, "sdata", "sdst")
    reads = [raw32(data, 32, word) for word in range(data_words(operation) * size // 4)]  # type: ignore[arg-type]
    index = register_index(data)  # type: ignore[arg-type]
    returns = _returns(ctx)

    def run(m: WaveState) -> None:
        waves = m.active_waves
        words = [xp.broadcast_to(read(m), (m.waves, 1))[waves] for read in reads]
        if size == 8:
            pairs = zip(words[::2], words[1::2], strict=True)
            words = [low.astype(xp.uint64) | high.astype(xp.uint64) << xp.uint64(32) for low, high in pairs]
        old = perform(m.space, locate(m)[waves], words, size, operation)
        if returns:
            m.s[index][waves] = old.astype(U32)
            if size == 8:
                m.s[index + 1][waves] = (old >> xp.uint64(32)).astype(U32)

    return run


def _read_clock(ctx: Context) -> Run:
    index = _scalar_target(ctx)

    def run(m: WaveState) -> None:
        m.write_pair(index, U32(m.clock & 0xFFFFFFFF), U32(m.clock >> 32))

    return run


def _lane_indexed(ctx: Context) -> Run:
    """global_load_addtid_b32 and its store: scalar base + offset + 4 * lane."""
    base = find(ctx, "saddr")
    reads = [raw32(base, 32, word) for word in range(2)]  # type: ignore[arg-type]
    offset = ctx.modifier("offset")

    def place(m: WaveState, lanes: Array, size: int) -> list[Access]:
        start = reads[0](m).astype(xp.int64) | reads[1](m).astype(xp.int64) << 32
        where = xp.broadcast_to(start + offset + m.lane_ids.astype(xp.int64) * 4, (m.waves, m.lanes))
        return [Access(m.space, where[lanes], lanes)]

    if "load" in ctx.inst.mnemonic:
        return load(place, DataKind(4, 1), vector_index(find(ctx, "vdst")), ctx)  # type: ignore[arg-type]
    return store(place, DataKind(4, 1), find(ctx, "vdata"), ctx)


def _block(ctx: Context) -> Run:
    """Block loads and stores: the registers M0 marks, each at its own dword."""
    unit = ctx.inst.mnemonic.split("_")[0]
    address = _ADDRESS[unit](ctx)
    is_load = "load" in ctx.inst.mnemonic
    register = find(ctx, "vdst") if is_load else find(ctx, "vdata")
    index = vector_index(register)  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        marks = xp.broadcast_to(m.s[m.m0], (m.waves, 1))
        for word in range(32):
            lanes = m.active & ((marks >> word & 1) != 0)
            if not lanes.any():
                continue
            for access in address(m, lanes, 4):
                if is_load:
                    m.v[index + word][access.lanes] = access.space.load(access.offsets + 4 * word, 4)
                else:
                    access.space.store(access.offsets + 4 * word, m.v[index + word][access.lanes], 4)

    return run


_EXTRA: dict[str, Callable[[Context], Run]] = {
    "s_memtime": _read_clock,
    "s_memrealtime": _read_clock,
    "global_load_addtid_b32": _lane_indexed,
    "global_store_addtid_b32": _lane_indexed,
    **dict.fromkeys(
        ("global_load_block", "global_store_block", "scratch_load_block", "scratch_store_block"), _block
    ),
}
