"""What LDS (DS) instructions do: loads, stores, two-address forms, atomics, counters and lane exchanges."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..registers import Reg
from . import lanes
from ._backend import xp
from .addressing import Access, find, lds_address, lds_at
from .atomics import parse_atomic, perform
from .operands import Context, Source, raw32, vector_index
from .state import WaveState

Array = Any
Run = Callable[[WaveState], Any]
U32 = xp.uint32

_LOAD = re.compile(r"ds_(?:load|read)_(u8|i8|u16|i16|b32|b64|b96|b128)(_d16)?(_hi)?$")
_STORE = re.compile(r"ds_(?:store|write)_(b8|b16|b32|b64|b96|b128)(_d16_hi)?$")
_PAIR = re.compile(r"ds_(load|read|store|write)_?(?:2addr|2)(_stride64|st64)?_(b32|b64)$")
_EXCHANGE_PAIR = re.compile(r"ds_(?:storexchg_2addr|wrxchg2)(_stride64|st64)?_rtn_(b32|b64)$")


def supported(name: str) -> bool:
    """Whether this module has the mnemonic."""
    if not name.startswith("ds_"):
        return False
    if name in _EXTRA or any(pattern.match(name) for pattern in (_LOAD, _STORE, _PAIR, _EXCHANGE_PAIR)):
        return True
    return parse_atomic(name.removeprefix("ds_")) is not None


def build(ctx: Context) -> Run | None:
    """The function of a DS instruction; None if it has no behaviour here."""
    from .memory_access import DataKind, data_kind, load, store

    name = ctx.inst.mnemonic
    if name in _EXTRA:
        return _EXTRA[name](ctx)
    offset = ctx.modifier("offset")
    if match := _LOAD.match(name):
        kind = data_kind(match.group(1))
        assert kind is not None
        kind = kind._replace(d16=bool(match.group(2)), high=bool(match.group(3)))
        return load(lds_address(ctx, offset), kind, vector_index(find(ctx, "vdst")), ctx)  # type: ignore[arg-type]
    if match := _STORE.match(name):
        kind = data_kind(match.group(1))
        assert kind is not None
        kind = kind._replace(high=bool(match.group(2)))
        return store(lds_address(ctx, offset), kind, find(ctx, "data0"), ctx)
    if match := _PAIR.match(name):
        words = 2 if match.group(3) == "b64" else 1
        kind = DataKind(4, words)
        addresses = _two_addresses(ctx, 4 * words * (64 if match.group(2) else 1))
        if match.group(1) in ("load", "read"):
            index = vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]
            return _load_pair(addresses, kind, index)
        stores = [store(address, kind, find(ctx, f"data{i}"), ctx) for i, address in enumerate(addresses)]
        return lambda m: [run(m) for run in stores] and None
    if match := _EXCHANGE_PAIR.match(name):
        return _exchange_pair(ctx, bool(match.group(1)), 8 if match.group(2) == "b64" else 4)
    parsed = parse_atomic(name.removeprefix("ds_"))
    return _atomic(ctx, *parsed) if parsed else None


def _two_addresses(ctx: Context, unit: int) -> list[Any]:
    return [lds_address(ctx, ctx.modifier(f"offset{index}") * unit) for index in range(2)]


def _load_pair(addresses: list[Any], kind: Any, index: int) -> Run:
    from .memory_access import read_space

    def run(m: WaveState) -> None:
        active = m.active
        if not active.any():
            return
        values = []
        for address in addresses:
            access = address(m, active, 4 * kind.words)[0]
            values += [read_space(access, kind, word) for word in range(kind.words)]
        for position, value in enumerate(values):
            m.v[index + position][active] = value

    return run


def _exchange_pair(ctx: Context, strided: bool, size: int) -> Run:
    addresses = _two_addresses(ctx, size * (64 if strided else 1))
    words = size // 4
    data = [[raw32(find(ctx, f"data{i}"), 32, w) for w in range(words)] for i in range(2)]  # type: ignore[arg-type]
    index = vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        from .memory_access import gather_data, put_wide

        active = m.active
        if not active.any():
            return
        old = []
        for address, reads in zip(addresses, data, strict=True):
            access = address(m, active, size)[0]
            old.append(
                perform(access.space, access.offsets, gather_data(m, reads, active, size), size, "swap")
            )
        for position, value in enumerate(old):
            put_wide(m, index + position * words, active, value)

    return run


def _atomic(ctx: Context, operation: str, size: int) -> Run:
    from .memory_access import data_words, gather_data, put_wide

    address = lds_address(ctx, ctx.modifier("offset"))
    count = data_words(operation)
    operands = [find(ctx, f"data{index}") for index in range(count)]
    if operation.startswith("cmpswap") and "cmpst_" in ctx.inst.mnemonic:
        operands.reverse()  # GFX9: data0 is the value compared with
    reads = [raw32(op, 32, word) for op in operands for word in range(size // 4)]  # type: ignore[arg-type]
    target = find(ctx, "vdst")
    index = vector_index(target) if isinstance(target, Reg) else None

    def run(m: WaveState) -> None:
        active = m.active
        if not active.any():
            return
        access = address(m, active, size)[0]
        old = perform(access.space, access.offsets, gather_data(m, reads, active, size), size, operation)
        if index is not None:
            put_wide(m, index, active, old)

    return run


def _conditional_exchange(ctx: Context) -> Run:
    """ds_condxchg32_rtn_b64: two dwords, each replaced by 31 bits of data where the data's top bit is set."""
    address = lds_address(ctx, ctx.modifier("offset"))
    reads = [raw32(find(ctx, "data0"), 32, word) for word in range(2)]  # type: ignore[arg-type]
    index = vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]

    def run(m: WaveState) -> None:
        active = m.active
        if not active.any():
            return
        access = address(m, active, 8)[0]
        olds = []
        for word, read in enumerate(reads):
            data = xp.broadcast_to(read(m), (m.waves, m.lanes))[active]
            where = (access.offsets & ~7) + 4 * word
            old = access.space.load(where, 4)
            chosen = (data >> 31) == 1
            access.space.store(where[chosen], data[chosen] & 0x7FFFFFFF, 4)
            olds.append(old)
        for word, old in enumerate(olds):
            m.v[index + word][active] = old

    return run


def _counter(ctx: Context) -> Run:
    """ds_append, ds_consume: a counter in LDS moved by the number of active lanes of each wave."""
    sign = 1 if ctx.inst.mnemonic == "ds_append" else -1
    offset = ctx.modifier("offset")
    index = vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]
    place = lds_at(
        lambda m: (
            (m.s[m.m0].astype(xp.int64) & 0xFFFF if m.family != "rdna4" else xp.zeros((1, 1), xp.int64))
            + offset
        )
    )

    def run(m: WaveState) -> None:
        for wave in range(m.waves):
            active = m.active[wave]
            if not active.any():
                continue
            one = xp.zeros((m.waves, m.lanes), dtype=bool)
            one[wave, 0] = True
            access: Access = place(m, one, 4)[0]
            old = access.space.load(access.offsets, 4)
            moved = (int(old[0]) + sign * int(active.sum())) & 0xFFFFFFFF
            access.space.store(access.offsets, xp.asarray([moved], dtype=U32), 4)
            m.v[index][wave][active] = old[0]

    return run


def _lane_indexed(ctx: Context) -> Run:
    """Loads and stores at M0 + offset + 4 * lane."""
    from .memory_access import DataKind, load, store

    offset = ctx.modifier("offset")
    place = lds_at(lambda m: (m.s[m.m0].astype(xp.int64) & 0xFFFF) + offset + m.lane_ids.astype(xp.int64) * 4)
    if "store" in ctx.inst.mnemonic or "write" in ctx.inst.mnemonic:
        return store(place, DataKind(4, 1), find(ctx, "data0"), ctx)
    return load(place, DataKind(4, 1), vector_index(find(ctx, "vdst")), ctx)  # type: ignore[arg-type]


def _address_and_data(ctx: Context) -> tuple[Source, Source, int]:
    address, data = raw32(find(ctx, "addr")), raw32(find(ctx, "data0"))  # type: ignore[arg-type]
    offset = U32(ctx.modifier("offset"))
    return (lambda m: address(m) + offset), data, vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]


def _permute(ctx: Context) -> Run:
    address, data, index = _address_and_data(ctx)
    group = 64 if ctx.family == "cdna" else 32
    return lambda m: m.write_vector(index, lanes.ds_permute(m, address(m), data(m), group))


def _bpermute(ctx: Context) -> Run:
    address, data, index = _address_and_data(ctx)
    group = 64 if ctx.family == "cdna" else 32
    fetch = ctx.inst.mnemonic.endswith("fi_b32")
    return lambda m: m.write_vector(index, lanes.ds_bpermute(m, address(m), data(m), group, fetch))


def _swizzle(ctx: Context) -> Run:
    data, index = raw32(find(ctx, "addr", "data0")), vector_index(find(ctx, "vdst"))  # type: ignore[arg-type]
    sources = xp.asarray(lanes.swizzle_lanes(ctx.modifier("offset"), ctx.lanes)[0])

    def run(m: WaveState) -> None:
        value = xp.broadcast_to(data(m), (m.waves, m.lanes))[:, sources]
        m.write_vector(index, xp.where(m.exec_lanes[:, sources], value, U32(0)))

    return run


_EXTRA: dict[str, Callable[[Context], Run]] = {
    "ds_condxchg32_rtn_b64": _conditional_exchange,
    "ds_append": _counter,
    "ds_consume": _counter,
    "ds_permute_b32": _permute,
    "ds_bpermute_b32": _bpermute,
    "ds_bpermute_fi_b32": _bpermute,
    "ds_swizzle_b32": _swizzle,
    **dict.fromkeys((f"ds_{verb}_addtid_b32" for verb in ("load", "read", "store", "write")), _lane_indexed),
}
