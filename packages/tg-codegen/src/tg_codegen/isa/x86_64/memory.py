"""How are loads, stores and prefetches selected: addresses, masks, gates, variables in registers?"""

from __future__ import annotations

from typing import Final

from tg_codegen.isa.x86_64.analyse import is_constant, strip
from tg_codegen.isa.x86_64.mir import Imm, Label, Mem
from tg_codegen.isa.x86_64.select import Selector, is_general, is_signed, operand_width, size_of
from tg_codegen.isa.x86_64.table import OPPOSITE
from tg_codegen.isa.x86_64.vectors import (
    Vec,
    count_parts,
    each,
    load_vector,
    loaded,
    store_vector,
)
from tg_codegen.render.base import width_of
from tg_uop import DType, Ops, UOp, dtypes

_PREFETCH: Final = {0: "prefetchnta", 1: "prefetcht2", 2: "prefetcht1", 3: "prefetcht0"}
_SCALES: Final = (1, 2, 4, 8)
_DISPLACEMENT = 1 << 31


def address(k: Selector, u: UOp) -> Mem:
    """The operand for an INDEX of storage: base + index * scale + constant."""
    place = k.facts.places[u]
    base = k.buffers.get(place.buffer)
    if base is None:
        raise ValueError(f"storage {place.buffer.op.name} is used before it is declared")
    size = size_of(u.dtype)
    offset = base.disp + place.constant * size
    node, factor = place.node, place.factor * size
    if node is None:
        index = None
    else:
        index = k.extended(node)
        if factor not in _SCALES:
            raise ValueError(f"elements of {size} bytes have no address form")
    if not -_DISPLACEMENT <= offset < _DISPLACEMENT:
        whole = k.f.integer(offset - base.disp, 8)
        start = k.f.general("lea", Mem(base.base, whole, 1, base.disp))
        return Mem(start, index, factor if index is not None else 1)
    return Mem(base.base, index, factor if index is not None else 1, offset)


def load_scalar(k: Selector, place: Mem, dtype: DType) -> int:
    """A scalar from memory, as registers hold it."""
    f, size = k.f, size_of(dtype)
    if dtype is dtypes.bool:
        f.emit("cmp8", None, place, Imm(0))
        return f.general("setne", width=4)
    if not is_general(dtype):
        return f.vector("vmovss" if size == 4 else "vmovsd", place)
    if size < 4:
        return f.general(f"mov{'s' if is_signed(dtype) else 'z'}x{8 * size}", place, width=4)
    return f.general("mov", place, width=size)


def store_scalar(k: Selector, place: Mem, value: int | Imm, dtype: DType) -> None:
    """A scalar to memory."""
    if is_general(dtype):
        k.f.emit("store", None, place, value, width=size_of(dtype))
    else:
        k.f.emit("vmovss" if size_of(dtype) == 4 else "vmovsd", None, place, value)


def from_memory(k: Selector, v: Vec, dtype: DType) -> Vec:
    """Bytes of bools as a mask; anything else as it is."""
    if dtype is not dtypes.bool:
        return v
    zero = Vec((k.f.in_register(bytes(32), 16),) * len(v.parts), v.size, v.lanes)
    return inverted(k, each(k.f, "vpcmpeqb", zero, v if v.is_whole else loaded(k.f, v)))


def inverted(k: Selector, v: Vec) -> Vec:
    """A mask with every lane flipped."""
    ones = Vec((k.f.constant(b"\xff"),) * len(v.parts), v.size, v.lanes)
    return each(k.f, "vpxor", v, ones)


def to_memory(k: Selector, u: UOp) -> Vec:
    """A vector as it is stored."""
    if u.dtype is not dtypes.bool:
        return k.vector(u)
    bits = k.mask(u, 1)
    one = Vec((k.f.constant(b"\x01"),) * len(bits.parts), 1, bits.lanes)
    return each(k.f, "vpand", bits, one)


def is_zero(u: UOp) -> bool:
    """True for a constant of positive zeros."""
    u = strip(u)
    while u.op is Ops.EXPAND:
        u = strip(u.src[0])
    if u.op not in (Ops.CONST, Ops.VCONST):
        return False
    values = u.arg.value if u.op is Ops.VCONST else (u.arg.value,)
    return all(v == 0 and str(v)[0] != "-" for v in values)


# *** LOAD ***


def load(k: Selector, u: UOp) -> None:
    variable = k.facts.variable_of.get(u.src[0])
    if variable is not None:
        value = k.variable(variable, u.dtype)
        k.set(u, _copied(k, value) if u in k.facts.copied else value)
        return
    width, gate = width_of(u), strip(u.src[2]) if len(u.src) > 2 else None
    if gate is not None and width_of(gate) > 1:
        k.vectors[u] = _masked_load(k, u, gate)
        return
    alt = u.src[1] if gate is not None and not is_zero(u.src[1]) else None
    place = address(k, u.src[0]) if gate is None else _guarded(k, u, gate)
    if width > 1:
        v = loaded(k.f, load_vector(k.f, place, width, size_of(u.dtype)))
        v = from_memory(k, v, u.dtype)
        if alt is not None and gate is not None:
            other = k.mask(alt, v.size) if u.dtype is dtypes.bool else k.vector(alt)
            v = each(k.f, "vpblendvb", other, v, k.uniform_mask(gate, v.lanes, v.size))
        k.vectors[u] = v
        return
    value = load_scalar(k, place, u.dtype)
    if alt is not None and gate is not None:
        from tg_codegen.isa.x86_64.arithmetic import choose  # lazy: it imports this module

        value = choose(k, gate, value, k.scalar(alt), u.dtype)
    k.scalars[u] = value


def _copied(k: Selector, value: int | Vec) -> int | Vec:
    if isinstance(value, Vec):
        parts = tuple(k.f.vector("vmovaps", p, width=value.width) for p in value.parts)
        return value._replace(parts=parts)
    if k.f.is_vector[value]:
        return k.f.vector("vmovaps", value)
    return k.f.general("copy", value)


def _guarded(k: Selector, u: UOp, gate: UOp) -> Mem:
    """The place if the gate holds, else one that may be read: zeros."""
    place = k.f.general("lea", address(k, u.src[0]))
    size = max(32, width_of(u) * size_of(u.dtype))
    nowhere = k.f.general("lea", k.f.constant(bytes(size)))
    held = k.scalar(gate)
    k.f.emit("test", None, held, held, width=4)
    return Mem(k.f.general("cmovne", place, nowhere))


def _full_mask(k: Selector, gate: UOp, lanes: int, size: int) -> Vec:
    """A mask whose lanes beyond the last element are off."""
    mask = k.mask(gate, size)
    if lanes * size >= 16:
        return mask
    return Vec((k.f.vector("vmovq", mask.parts[0]),), size, lanes) if lanes * size == 8 else _low(k, mask)


def _low(k: Selector, mask: Vec) -> Vec:
    keep = k.f.constant(b"\xff" * (mask.lanes * mask.size) + bytes(32 - mask.lanes * mask.size))
    return mask._replace(parts=(k.f.vector("vpand", mask.parts[0], keep),))


def _masked_load(k: Selector, u: UOp, gate: UOp) -> Vec:
    lanes, size, alt = width_of(u), size_of(u.dtype), u.src[1]
    place = address(k, u.src[0])
    if size >= 4:
        op = "vmaskmovps" if size == 4 else "vmaskmovpd"
        mask = _full_mask(k, gate, lanes, size)
        width = mask.width
        parts = [k.f.vector(op, m, place.at(32 * n), width=width) for n, m in enumerate(mask.parts)]
        v = Vec(tuple(parts), size, lanes)
        return v if is_zero(alt) else each(k.f, "vpblendvb", k.vector(alt), v, mask)
    image = k.f.allocate(32 * count_parts(lanes, size))
    store_vector(k.f, image, to_memory(k, alt))

    def read(n: int) -> None:
        x = k.f.general("movzx8" if size == 1 else "movzx16", place.at(n * size), width=4)
        k.f.emit("store", None, image.at(n * size), x, width=size)

    _lane_by_lane(k, gate, lanes, read)
    v = Vec(
        tuple(k.f.vector("vmovups", image.at(32 * n), width=32) for n in range(count_parts(lanes, size))),
        size,
        lanes,
    )
    return from_memory(k, v, u.dtype)


def _lane_by_lane(k: Selector, gate: UOp, lanes: int, step: object) -> None:
    """Do `step(n)` for every lane whose bit of the mask is set."""
    bits = k.mask(gate, 1)
    held = k.f.general("vpmovmskb", bits.parts[0], width=bits.width)
    for n in range(lanes):
        after = k.f.label()
        k.f.emit("test", None, held, Imm((1 << n) - (1 << 32 if n == 31 else 0)), width=4)
        k.f.emit("je", None, after)
        step(n)  # type: ignore[operator]
        k.f.emit("label", None, after)


# *** STORE, PREFETCH ***


def store(k: Selector, u: UOp) -> None:
    place, value = u.src[0], strip(u.src[1])
    variable = k.facts.variable_of.get(place)
    if variable is not None:
        _store_variable(k, k.variable(variable, value.dtype), value)
        return
    gate = strip(u.src[2]) if len(u.src) > 2 else None
    if width_of(u.src[1]) > 1:
        if gate is not None and width_of(gate) > 1:
            _masked_store(k, u, gate)
            return
        v = to_memory(k, u.src[1])
        where = address(k, place)
        after = _skip_unless(k, gate)
        if u.arg == "nontemporal" and v.lanes * v.size >= 16:
            _store_past_caches(k, where, v)
        else:
            store_vector(k.f, where, v)
    else:
        d = value.dtype
        held = k.operand(value) if is_general(d) and is_constant(value) else k.scalar(value)
        if not isinstance(held, (int, Imm)):
            held = k.scalar(value)
        where = address(k, place)
        after = _skip_unless(k, gate)
        store_scalar(k, where, held, d)
    if after is not None:
        k.f.emit("label", None, after)


def _store_past_caches(k: Selector, where: Mem, v: Vec) -> None:
    """A non-temporal store if the place is aligned as that wants it, else a plain one."""
    f = k.f
    plain, after = f.label(), f.label()
    start = f.general("lea", where)
    f.emit("test", None, start, Imm(v.width - 1), width=4)
    f.emit("jne", None, plain)
    store_vector(f, Mem(start), v, "vmovntps")
    f.emit("jmp", None, after)
    f.emit("label", None, plain)
    store_vector(f, Mem(start), v)
    f.emit("label", None, after)
    f.has_nontemporal = True


def _skip_unless(k: Selector, gate: UOp | None) -> Label | None:
    """Jump over what follows unless the gate holds; the label to put after it."""
    if gate is None:
        return None
    from tg_codegen.isa.x86_64.arithmetic import flags  # lazy: it imports this module

    after = k.f.label()
    k.f.emit(f"j{OPPOSITE[flags(k, gate)]}", None, after)
    return after


def _store_variable(k: Selector, target: int | Vec, value: UOp) -> None:
    f = k.f
    if isinstance(target, Vec):
        v = k.mask(value, 1) if value.dtype is dtypes.bool else k.vector_operand(value)
        for dst, src in zip(target.parts, v.parts, strict=True):
            if dst == src:
                continue
            if is_constant(value) and is_zero(value):
                f.emit("vxorps", dst, width=16)  # type: ignore[arg-type]
            else:
                f.emit("vmovaps" if type(src) is int else "vmovups", dst, src, width=v.width)  # type: ignore[arg-type]
        return
    if f.is_vector[target]:
        if is_constant(value) and is_zero(value):
            f.emit("vxorps", target, width=16)
            return
        src = k.scalar(value)
        if src != target:
            f.emit("vmovaps", target, src, width=16)
        return
    held = k.operand(value) if is_constant(value) else k.scalar(value)
    if isinstance(held, Imm):
        number = held.value if operand_width(value.dtype) == 8 else held.value & 0xFFFFFFFF
        f.emit("mov", target, Imm(number), width=8)
    elif held != target:
        f.emit("copy", target, k.scalar(value))


def _masked_store(k: Selector, u: UOp, gate: UOp) -> None:
    value = u.src[1]
    lanes, size = width_of(value), size_of(value.dtype)
    if size >= 4:
        v = k.vector(value)
        mask = _full_mask(k, gate, lanes, size)
        place = address(k, u.src[0])
        op = "vmaskmovps" if size == 4 else "vmaskmovpd"
        for n, (m, p) in enumerate(zip(mask.parts, v.parts, strict=True)):
            k.f.emit(op, None, place.at(32 * n), m, p, width=v.width)
        return
    image = k.f.allocate(32 * count_parts(lanes, size))
    store_vector(k.f, image, to_memory(k, value))
    place = address(k, u.src[0])

    def write(n: int) -> None:
        x = k.f.general("movzx8" if size == 1 else "movzx16", image.at(n * size), width=4)
        k.f.emit("store", None, place.at(n * size), x, width=size)

    _lane_by_lane(k, gate, lanes, write)


def prefetch(k: Selector, u: UOp) -> None:
    k.f.emit(_PREFETCH[3 if u.arg is None else u.arg], None, address(k, u.src[0]))
