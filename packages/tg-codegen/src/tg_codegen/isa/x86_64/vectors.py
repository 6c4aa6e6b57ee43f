"""How are vectors of any lane size and count held in registers, resized, shuffled, built and taken apart?

A `Vec` is `lanes` elements of `size` bytes in one or more registers of up to 32 bytes; lanes beyond the last
element of a short vector hold anything. A vector of bools is a *mask*: every lane all ones or all zeros, at
the size at which it was computed; `size` 0 means that all lanes are equal, in a register usable at any size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tg_codegen.isa.x86_64.mir import VECTOR, Function, Imm, Inst, Mem

Part = int | Mem


class Vec(NamedTuple):
    """Elements in registers (or memory: an operand not loaded yet), 32 bytes each part."""

    parts: tuple[Part, ...]
    size: int
    lanes: int

    @property
    def width(self) -> int:
        """Bytes of the instructions that work on a part: 16 or 32."""
        return 32 if self.lanes * self.size >= 32 else 16

    @property
    def is_whole(self) -> bool:
        """True when the parts have no lanes beyond the last element."""
        return self.lanes * self.size in (16, 32) or self.lanes * self.size % 32 == 0


def count_parts(lanes: int, size: int) -> int:
    """Registers that hold so many elements."""
    return max(1, lanes * size // 32)


_WIDEN = {(1, 2): "bw", (1, 4): "bd", (1, 8): "bq", (2, 4): "wd", (2, 8): "wq", (4, 8): "dq"}
_BROADCAST = {1: "vpbroadcastb", 2: "vpbroadcastw", 4: "vpbroadcastd", 8: "vpbroadcastq"}
_INSERT = {1: "vpinsrb", 2: "vpinsrw", 4: "vpinsrd", 8: "vpinsrq"}
_EXTRACT = {1: "vpextrb", 2: "vpextrw", 4: "vpextrd", 8: "vpextrq"}
_IGNORE = 0x80  # vpshufb: a control byte with this bit gives zero


def each(f: Function, op: str, *vectors: Vec, imm: int | None = None, size: int | None = None) -> Vec:
    """`op` on corresponding parts."""
    first = vectors[0]
    tail = () if imm is None else (Imm(imm),)
    parts = [
        f.vector(op, *sources, *tail, width=first.width)
        for sources in zip(*(v.parts for v in vectors), strict=True)
    ]
    return Vec(tuple(parts), size or first.size, first.lanes)


def loaded(f: Function, v: Vec) -> Vec:
    """The vector with every part in a register."""
    if all(type(p) is int for p in v.parts):
        return v
    size = v.lanes * v.size
    return v._replace(parts=tuple(load_bytes(f, p, size) if isinstance(p, Mem) else p for p in v.parts))


def load_bytes(f: Function, place: Mem, size: int) -> int:
    """A register with `size` bytes (a power of two; 32 for more) from memory."""
    if size >= 32:
        return f.vector("vmovups", place, width=32)
    if size == 16:
        return f.vector("vmovups", place)
    if size == 8:
        return f.vector("vmovq", place)
    if size == 4:
        return f.vector("vmovd", place)
    zero = f.in_register(bytes(32), 16)
    return f.vector("vpinsrw" if size == 2 else "vpinsrb", zero, place, Imm(0))


def store_bytes(f: Function, place: Mem, register: int, size: int, op: str = "vmovups") -> None:
    """The low `size` bytes of a register to memory."""
    if size >= 16:
        f.emit(op, None, place, register, width=min(size, 32))
    elif size == 8:
        f.emit("vmovq", None, place, register)
    elif size == 4:
        f.emit("vmovd", None, place, register)
    else:
        f.emit("vpextrw" if size == 2 else "vpextrb", None, place, register, Imm(0))


def store_vector(f: Function, place: Mem, v: Vec, op: str = "vmovups") -> None:
    """A vector to memory."""
    for n, p in enumerate(loaded(f, v).parts):
        assert type(p) is int
        store_bytes(f, place.at(32 * n), p, v.lanes * v.size, op)


def load_vector(f: Function, place: Mem, lanes: int, size: int) -> Vec:
    """A vector that is still in memory."""
    return Vec(tuple(place.at(32 * n) for n in range(count_parts(lanes, size))), size, lanes)


# *** sizes ***


def bytes_at(f: Function, v: Vec, offset: int) -> int:
    """A register whose low bytes are those of a vector from `offset` on (up to the next multiple of 16)."""
    part = v.parts[offset // 32]
    assert type(part) is int
    within = offset % 32
    if within >= 16:
        part = f.vector("vextracti128", part, Imm(1), width=32)
        within -= 16
    return f.vector("vpsrldq", part, Imm(within)) if within else part


def widen(f: Function, v: Vec, size: int, signed: bool) -> Vec:
    """Every element sign- or zero-extended to `size` bytes."""
    if size == v.size:
        return v
    return widened(f, v, size, f"vpmov{'s' if signed else 'z'}x{_WIDEN[v.size, size]}")


def widened(f: Function, v: Vec, size: int, op: str) -> Vec:
    """`op`, which makes larger lanes out of the low part of its operand."""
    out = Vec((), size, v.lanes)
    step = min(32, v.lanes * size) * v.size // size
    if not (out.is_whole and all(type(p) is Mem for p in v.parts)):
        v = loaded(f, v)
    parts = []
    for n in range(count_parts(v.lanes, size)):
        place = v.parts[n * step // 32]
        source = place.at(n * step % 32) if type(place) is Mem else bytes_at(f, v, n * step)
        parts.append(f.vector(op, source, width=out.width))
    return out._replace(parts=tuple(parts))


def narrow(f: Function, v: Vec, size: int) -> Vec:
    """The low `size` bytes of every element."""
    while v.size > size:
        v = _halved(f, loaded(f, v))
    return v


def _halved(f: Function, v: Vec) -> Vec:
    half = v.size // 2
    control = bytes(b for e in range(0, 16, v.size) for b in range(e, e + half)) + bytes([_IGNORE] * 8)
    mask = f.constant(control)
    packed = []
    for p in v.parts:
        x = f.vector("vpshufb", p, mask, width=v.width)
        packed.append(f.vector("vpermq", x, Imm(0x08), width=32) if v.width == 32 else x)
    return Vec(tuple(_joined(f, packed)), half, v.lanes)


def halved(f: Function, v: Vec, op: str, imm: int | None = None) -> Vec:
    """`op`, which makes lanes of half the size at the bottom of its result."""
    tail = () if imm is None else (Imm(imm),)
    packed = [f.vector(op, p, *tail, width=v.width) for p in loaded(f, v).parts]
    return Vec(tuple(_joined(f, packed)), v.size // 2, v.lanes)


def _joined(f: Function, low_halves: list[int]) -> list[int]:
    """Registers of 16 bytes in pairs; one alone stays."""
    if len(low_halves) == 1:
        return low_halves
    pairs = zip(low_halves[::2], low_halves[1::2], strict=True)
    return [f.vector("vinserti128", a, b, Imm(1), width=32) for a, b in pairs]


def mask_at(f: Function, v: Vec, size: int) -> Vec:
    """A mask with lanes of `size` bytes."""
    if v.size == 0:
        return Vec(v.parts[:1] * count_parts(v.lanes, size), size, v.lanes)
    return widen(f, v, size, True) if v.size < size else narrow(f, v, size)


# *** lanes ***


def splat(f: Function, value: Part, lanes: int, size: int, general: bool) -> Vec:
    """A scalar in every lane; `general`: it is in a general register."""
    width = 32 if lanes * size >= 32 else 16
    if general and type(value) is int:
        value = f.vector("vmovq" if size == 8 else "vmovd", value)
    op = _BROADCAST[size]
    if not general and size >= 4 and not (size == 8 and width == 16):
        op = "vbroadcastss" if size == 4 else "vbroadcastsd"
    register = f.vector(op, value, width=width)
    return Vec((register,) * count_parts(lanes, size), size, lanes)


def lane(f: Function, v: Vec, n: int, general: bool) -> int:
    """One element: zero-extended in a general register, or at the bottom of a vector register."""
    per_part = max(32 // v.size, 1)
    part = v.parts[n // per_part]
    at = n % per_part * v.size
    assert type(part) is int
    if at >= 16:
        part = f.vector("vextracti128", part, Imm(1), width=32)
        at -= 16
    position = at // v.size
    if general:
        if position == 0 and v.size >= 4:
            return f.general("vmovq" if v.size == 8 else "vmovd", part)
        return f.general(_EXTRACT[v.size], part, Imm(position))
    if at == 0:
        return part
    if v.size == 8:
        return f.vector("vunpckhpd", part, part)
    return f.vector("vpshufd", part, Imm(position))


def build(f: Function, scalars: Sequence[Part], size: int, general: bool) -> Vec:
    """A vector of scalars in general registers, at the bottom of vector registers, or in memory."""
    lanes = len(scalars)
    per_half = max(min(16 // size, lanes), 1)
    halves = [_half(f, scalars[i : i + per_half], size, general) for i in range(0, lanes, per_half)]
    return Vec(tuple(_joined(f, halves)), size, lanes)


def _half(f: Function, scalars: Sequence[Part], size: int, general: bool) -> int:
    """Up to 16 bytes of lanes."""
    if not general:
        return _half_of_floats(f, scalars, size)
    first = scalars[0]
    if type(first) is Mem:
        x = load_bytes(f, first, size)
    else:
        x = f.vector("vmovq" if size == 8 else "vmovd", first)
    for n, s in enumerate(scalars[1:], 1):
        x = f.vector(_INSERT[size], x, s, Imm(n))
    return x


def _half_of_floats(f: Function, scalars: Sequence[Part], size: int) -> int:
    first = scalars[0]
    x = load_bytes(f, first, size) if isinstance(first, Mem) else first
    if size == 8:
        for s in scalars[1:]:
            y = load_bytes(f, s, 8) if isinstance(s, Mem) else s
            x = f.vector("vunpcklpd", x, y)
        return x
    for n, s in enumerate(scalars[1:], 1):
        x = f.vector("vinsertps", x, s, Imm(n << 4))
    return x


# *** shuffles ***


def shuffle(f: Function, v: Vec, lanes: Sequence[int]) -> Vec:
    """The given lanes of a vector."""
    v, count, size = loaded(f, v), len(lanes), v.size
    out = Vec((), size, count)
    if len(v.parts) == 1 and count * size <= 32:
        start = lanes[0] * size
        if list(lanes) == list(range(lanes[0], lanes[0] + count)) and start % (count * size) == 0:
            return out._replace(parts=(bytes_at(f, v, start),))
        if size >= 4:
            return out._replace(parts=(_permuted(f, v.parts[0], lanes, size),))
        if v.width == 16:
            return out._replace(parts=(_bytes_shuffled(f, v.parts[0], lanes, size, 0),))
    return through_memory(f, v, lanes)


def shuffle_two(f: Function, a: Vec, b: Vec, lanes: Sequence[int]) -> Vec:
    """The given lanes of two vectors side by side."""
    a, b = loaded(f, a), loaded(f, b)
    size, n = a.size, a.lanes
    out = Vec((), size, len(lanes))
    if len(a.parts) == 1 and len(lanes) * size <= 32:
        if len(set(lanes) & set(range(n))) == 0:
            return shuffle(f, b, [i - n for i in lanes])
        if len(set(lanes) & set(range(n, 2 * n))) == 0:
            return shuffle(f, a, lanes)
        if size >= 4:
            x = _permuted(f, a.parts[0], [i if i < n else 0 for i in lanes], size)
            y = _permuted(f, b.parts[0], [i - n if i >= n else 0 for i in lanes], size)
            words_ = size // 4
            pick = sum(((1 << words_) - 1) << words_ * k for k, i in enumerate(lanes) if i >= n)
            return out._replace(parts=(f.vector("vblendps", x, y, Imm(pick), width=32),))
        if a.width == 16 and len(lanes) * size <= 16:
            x = _bytes_shuffled(f, a.parts[0], [i if i < n else -1 for i in lanes], size, 0)
            y = _bytes_shuffled(f, b.parts[0], [i - n if i >= n else -1 for i in lanes], size, 0)
            return out._replace(parts=(f.vector("vpor", x, y),))
    return through_memory(f, Vec((*a.parts, *b.parts), size, 2 * n), lanes, a)


def _permuted(f: Function, part: Part, lanes: Sequence[int], size: int) -> int:
    """Lanes of 4 or 8 bytes from anywhere in a register."""
    if size == 8 and len(lanes) > 2:
        control = sum(i << 2 * k for k, i in enumerate(lanes))
        return f.vector("vpermq", part, Imm(control), width=32)
    if size == 4 and len(lanes) == 4 and max(lanes) < 4:
        return f.vector("vpshufd", part, Imm(sum(i << 2 * k for k, i in enumerate(lanes))))
    words_ = [w for i in lanes for w in range(i * size // 4, (i + 1) * size // 4)]
    data = b"".join(w.to_bytes(4, "little") for w in words_)
    control_register = f.in_register(data * (32 // len(data)), 32)
    return f.vector("vpermd", control_register, part, width=32)


def _bytes_shuffled(f: Function, part: Part, lanes: Sequence[int], size: int, base: int) -> int:
    """Lanes of a 16-byte register; -1 gives zero."""
    control = b"".join(
        bytes([_IGNORE] * size) if i < 0 else bytes(range(i * size - base, (i + 1) * size - base))
        for i in lanes
    )
    control += bytes([_IGNORE] * (16 - len(control)))
    return f.vector("vpshufb", part, f.constant(control))


def through_memory(f: Function, v: Vec, lanes: Sequence[int], first: Vec | None = None) -> Vec:
    """Any lanes of any vector, through the frame. `first`: `v` is two vectors, this the first of them."""
    size = v.size
    image = f.allocate(32 * len(v.parts))
    for n, p in enumerate(v.parts):
        assert type(p) is int
        f.emit("vmovups", None, image.at(32 * n), p, width=32)
    gap = 0 if first is None else 32 * len(first.parts) - first.lanes * size
    split = v.lanes if first is None else first.lanes
    count = len(lanes)
    target = f.allocate(max(32, count * size))
    for k, i in enumerate(lanes):
        source = image.at(i * size + (gap if i >= split else 0))
        x = f.new(False)
        f.code.append(Inst({1: "movzx8", 2: "movzx16"}.get(size, "mov"), x, (source,), 8 if size == 8 else 4))
        f.emit("store", None, target.at(k * size), x, width=size)
    parts = []
    for n in range(count_parts(count, size)):
        dst = f.new(VECTOR)
        f.code.append(Inst("vmovups", dst, (target.at(32 * n),), 32))
        parts.append(dst)
    return Vec(tuple(parts), size, count)
