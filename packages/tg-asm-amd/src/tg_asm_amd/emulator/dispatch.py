"""What a launch sets up: kernel arguments, initial registers of every wave, and batches of work-groups.

Sources: the kernel descriptor (LLVM's AMDGPU usage document) and the order of user registers described there.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

from ._backend import xp
from .loader import KernelDescriptor
from .memory import Buffer, Memory, Space
from .state import EXEC_HI, EXEC_LO, TTMP, WaveState

Size3 = tuple[int, int, int]
Argument = Buffer | int | float | bytes
_IMPLICIT_BYTES = 256


class Launch(NamedTuple):
    """One dispatch: work-groups and threads per work-group (x, y, z), addresses of arguments and packet."""

    kernel: KernelDescriptor
    grid: Size3
    block: Size3
    kernarg: int
    packet: int
    lds_bytes: int


def size3(value: int | Sequence[int], what: str) -> Size3:
    """One to three positive sizes as three. ValueError otherwise."""
    sizes = (value,) if isinstance(value, int) else tuple(value)
    if not 1 <= len(sizes) <= 3 or any(not isinstance(size, int) or size < 1 for size in sizes):
        raise ValueError(f"{what} must be one to three positive numbers, got {value!r}")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def pack_arguments(arguments: Sequence[Argument]) -> bytes:
    """Arguments laid out as a kernel expects them, naturally aligned.

    A Buffer is an 8-byte pointer, an int 4 bytes, a float an f32; bytes are taken as they are, aligned
    to their
    length (at most 16). ValueError for an int that does not fit 32 bits, TypeError for anything else.
    """
    data = b""
    for argument in arguments:
        if isinstance(argument, Buffer):
            item = struct.pack("<Q", argument.address)
        elif isinstance(argument, bool | int):
            if not -(1 << 31) <= argument < 1 << 32:
                raise ValueError(f"argument {argument} does not fit 32 bits: pass bytes")
            item = struct.pack("<I", argument & 0xFFFFFFFF)
        elif isinstance(argument, float):
            item = struct.pack("<f", argument)
        elif isinstance(argument, bytes):
            item = argument
        else:
            raise TypeError(
                f"a kernel argument is a Buffer, int, float or bytes, got {type(argument).__name__}"
            )
        alignment = 1
        while alignment < min(len(item), 16):
            alignment *= 2
        data += bytes(-len(data) % alignment) + item
    return data


def implicit_arguments(grid: Size3, block: Size3) -> bytes:
    """The hidden arguments of code object version 5 that describe the launch."""
    data = bytearray(_IMPLICIT_BYTES)
    struct.pack_into("<III", data, 0, *grid)
    struct.pack_into("<HHH", data, 12, *block)
    struct.pack_into("<H", data, 64, 1 + (grid[1] * block[1] > 1) + (grid[2] * block[2] > 1))
    return bytes(data)


def prepare(
    memory: Memory, kernel: KernelDescriptor, grid: Size3, block: Size3, arguments: bytes, extra_lds: int
) -> tuple[Launch, list[Buffer]]:
    """Put arguments and dispatch packet into memory; returns the launch and the buffers to free
    afterwards."""
    threads = block[0] * block[1] * block[2]
    if threads > 1024:
        raise ValueError(f"a work-group has at most 1024 threads, got {threads}")
    start = len(arguments) + 7 & ~7
    data = arguments.ljust(start, b"\0") + implicit_arguments(grid, block)
    kernarg = memory.upload(data.ljust(kernel.kernarg_bytes, b"\0"))
    packet = bytearray(64)
    dimensions = 1 + (grid[1] * block[1] > 1) + (grid[2] * block[2] > 1)
    struct.pack_into("<HHHHH", packet, 0, 2, dimensions, *block)
    struct.pack_into("<III", packet, 12, *(g * b for g, b in zip(grid, block, strict=True)))
    lds = kernel.lds_bytes + extra_lds
    struct.pack_into("<IIQQ", packet, 24, kernel.scratch_bytes, lds, 0, kernarg.address)
    packet_buffer = memory.upload(bytes(packet))
    return Launch(kernel, grid, block, kernarg.address, packet_buffer.address, lds), [kernarg, packet_buffer]


def user_registers(launch: Launch, memory: Memory) -> list[int]:
    """The user data registers, in the order of the descriptor's properties."""
    properties, words = launch.kernel.properties, list[int]()

    def address(value: int) -> list[int]:
        return [value & 0xFFFFFFFF, value >> 32]

    for bit, values in (
        (0, [0, 1 << 31, 0xFFFFFFFF, 0x20C14000]),
        (1, address(launch.packet)),
        (2, [0, 0]),
        (3, address(launch.kernarg)),
        (4, [0, 0]),
        (5, [0, 0]),
        (6, [launch.kernel.scratch_bytes]),
    ):
        if properties >> bit & 1:
            words += values
    preload = launch.kernel.kernarg_preload
    count, offset = preload & 0x7F, preload >> 7 & 0x1FF
    if count:
        region = memory.find(launch.kernarg)
        raw = region.read(launch.kernarg - region.address + 4 * offset, 4 * count)
        words += struct.unpack(f"<{count}I", raw)
    user_count = launch.kernel.rsrc2 >> 1 & 31
    return (words + [0] * user_count)[: max(user_count, len(words))]


def make_batch(
    launch: Launch, memory: Memory, family: str, first_group: int, groups: int, arch_has_mode_ieee: bool
) -> tuple[WaveState, int]:
    """The waves of `groups` consecutive work-groups at the start of the kernel; also how many scalars
    are set."""
    kernel = launch.kernel
    lanes = kernel.wave_lanes
    threads = launch.block[0] * launch.block[1] * launch.block[2]
    per_group = -(-threads // lanes)
    waves = per_group * groups
    m = WaveState(waves, lanes, family)
    m.space = memory
    m.group_of_wave = (m.wave_ids // per_group).astype(xp.int64)
    m.wave_in_group = (m.wave_ids % per_group).astype(xp.uint32)
    m.lds_bytes, m.lds_stride = launch.lds_bytes, launch.lds_bytes + 255 & ~255
    m.lds = Space(xp.zeros(max(m.lds_stride * groups, 8), dtype=xp.uint8), "LDS")
    m.scratch_bytes = kernel.scratch_bytes + 15 & ~15
    m.scratch_stride = m.scratch_bytes
    m.scratch = Space(xp.zeros(max(m.scratch_bytes * waves * lanes, 8), dtype=xp.uint8), "scratch")
    words = user_registers(launch, memory)
    for index, word in enumerate(words):
        m.s[index][...] = word
    set_scalars = len(words) + _place_group_ids(m, launch, first_group, len(words), family)
    _place_thread_ids(m, launch, threads, per_group)
    mode = kernel.rsrc1 >> 12 & 0xFF | (kernel.rsrc1 >> 21 & 1) << 8 | (kernel.rsrc1 >> 23 & 1) << 9
    m.mode[...] = mode if arch_has_mode_ieee else mode & 0xFF
    m.exec_changed()
    return m, set_scalars


def _place_group_ids(m: WaveState, launch: Launch, first_group: int, index: int, family: str) -> int:
    number = m.group_of_wave + first_group
    gx, gy, _ = launch.grid
    ids = [(number % gx), (number // gx % gy), (number // (gx * gy))]
    x, y, z = (item.astype(xp.uint32) for item in ids)
    if family == "rdna4":
        m.s[TTMP + 9][...] = x
        m.s[TTMP + 7][...] = y | z << 16
        return 0
    placed = 0
    for bit, value in ((7, x), (8, y), (9, z)):
        if launch.kernel.rsrc2 >> bit & 1:
            m.s[index + placed][...] = value
            placed += 1
    if launch.kernel.rsrc2 >> 10 & 1:
        placed += 1
    return placed


def _place_thread_ids(m: WaveState, launch: Launch, threads: int, per_group: int) -> None:
    bx, by, _ = launch.block
    thread = m.wave_in_group.astype(xp.int64) * m.lanes + m.lane_ids.astype(xp.int64)
    dimensions = launch.kernel.rsrc2 >> 11 & 3
    packed = thread % bx
    if dimensions >= 1:
        packed = packed | thread // bx % by << 10
    if dimensions >= 2:
        packed = packed | thread // (bx * by) << 20
    alive = thread < threads
    m.v[0][...] = xp.where(alive, packed, 0).astype(xp.uint32)
    masks = m.mask_words(alive)
    m.s[EXEC_LO][...] = masks[0]
    m.s[EXEC_HI][...] = masks[1] if m.lanes == 64 else 0
