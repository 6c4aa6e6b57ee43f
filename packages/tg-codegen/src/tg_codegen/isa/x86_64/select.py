"""How are instructions chosen for a program? One pass over its LINEAR; a function per operation (`RULES`).

Scalars: integers, bools (0 or 1) and float16 (its bits) in general registers, float32 and float64 at the
bottom of vector registers. An integer of up to 32 bits is sign- or zero-extended, as its dtype says, to 32
bits, and the upper half of its register is zero. Vectors: see `vectors`. This module holds the values and
writes control flow; `arithmetic`, `casts` and `memory` hold the rest of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tg_codegen.isa.x86_64.analyse import Analysis, Variable, constant_value, is_constant, strip
from tg_codegen.isa.x86_64.mir import GENERAL, VECTOR, Function, Imm, Label, Mem
from tg_codegen.isa.x86_64.vectors import (
    Part,
    Vec,
    build,
    count_parts,
    each,
    lane,
    load_vector,
    loaded,
    mask_at,
    shuffle,
    shuffle_two,
    splat,
    store_vector,
)
from tg_codegen.render.base import is_variable, kernel_arguments, width_of
from tg_uop import AddrSpace, AxisType, DType, Ops, UOp, dtypes
from tg_uop.dtype import to_bits

Scalar = int
Rule = Callable[["Selector", UOp], None]
_FROM_MEMORY = 4  # lanes taken from one vector, from which they are read from the frame


def is_general(dtype: DType) -> bool:
    """True when scalars of this dtype are in general registers."""
    return dtype not in (dtypes.float32, dtypes.float64)


def is_signed(dtype: DType) -> bool:
    """True for signed integers (and index)."""
    return dtype.kind in ("int", "index")


def size_of(dtype: DType) -> int:
    """Bytes of an element, in registers and in memory. ValueError for a dtype to be emulated first."""
    if dtype is dtypes.index:
        return 8
    if dtype is dtypes.bool or dtype.kind in ("int", "uint"):
        return max(dtype.itemsize, 1)
    if dtype in (dtypes.float16, dtypes.float32, dtypes.float64):
        return dtype.itemsize
    raise ValueError(f"{dtype} is no type of this processor; emulate it first (tg_codegen.lower.emulate)")


def operand_width(dtype: DType) -> int:
    """Bytes of the general instructions that compute with a dtype: 4 or 8."""
    return 8 if size_of(dtype) == 8 else 4


def constant_data(value: object, dtype: DType, mask_size: int = 0) -> bytes:
    """The bytes of one element; bools as a mask of `mask_size` bytes if that is given."""
    if dtype is dtypes.bool:
        return bytes([255 if value else 0]) * mask_size if mask_size else bytes([int(bool(value))])
    if dtype is dtypes.index:
        dtype = dtypes.int64
    return to_bits(value, dtype).to_bytes(dtype.itemsize, "little")  # type: ignore[arg-type]


class Selector:
    """One kernel being selected: its function so far and what stands for each node."""

    def __init__(self, name: str, uops: Sequence[UOp]) -> None:
        self.f = Function(name)
        self.uops = uops
        self.facts = Analysis(uops)
        self.scalars: dict[UOp, Scalar] = {}
        self.vectors: dict[UOp, Vec] = {}
        self.buffers: dict[UOp, Mem] = {}
        self.variables: dict[Variable, Scalar | Vec] = {}
        self.scopes: list[dict[tuple[object, ...], object]] = [{}]
        self.loop_ends: dict[UOp, tuple[Label, Label, int | Imm, int]] = {}
        self.if_ends: dict[UOp, Label] = {}
        self.lane_users: dict[UOp, int] = {}

    def run(self) -> Function:
        """The whole function, over virtual registers."""
        from tg_codegen.isa.x86_64.rules import RULES  # lazy: the rules' modules import this one

        self._arguments()
        for u in self.uops:
            if u.op is Ops.INDEX and u not in self.facts.places:
                base = strip(u.src[0])
                self.lane_users[base] = self.lane_users.get(base, 0) + (width_of(u) == 1)
        needed, deferred = self.facts.needed, self.facts.deferred
        for u in self.uops:
            rule = RULES.get(u.op)
            if rule is None:
                raise ValueError(f"the X86 renderer has no instruction for {u.op.name}; decompose it first")
            if u in deferred or (u.op in _PURE and u not in needed):
                continue
            before = len(self.f.is_vector)
            rule(self, u)
            if u in self.facts.written_by:
                self._into_variable(u, before)
        return self.f

    def _arguments(self) -> None:
        f = self.f
        buffers, variables = kernel_arguments(self.uops)
        threaded = any(u.op is Ops.RANGE and u.arg.axis_type is AxisType.THREAD for u in self.uops)
        block = f.general("argument", Imm(0))
        self.bounds = tuple(f.general("argument", Imm(n)) for n in (1, 2)) if threaded else ()
        for i, u in enumerate(buffers + variables):
            if is_variable(u):
                place = Mem(block, disp=8 * i)
                value = f.general("mov", place, width=operand_width(u.dtype))
                self.scalars[u] = self.normal(value, u.dtype) if size_of(u.dtype) < 4 else value
            else:
                size_of(u.dtype)
                self.buffers[u] = Mem(f.general("mov", Mem(block, disp=8 * i)))

    def _into_variable(self, u: UOp, before: int) -> None:
        """The result just computed (no register before `before`) becomes the variable's new value."""
        store = self.facts.written_by[u]
        target = self.variable(self.facts.variable_of[store.src[0]], u.dtype)
        made = self.vectors[u] if isinstance(target, Vec) else self.scalars[u]
        old, new = (v.parts if isinstance(v, Vec) else (v,) for v in (made, target))
        last = self.f.code[-1]
        if len(old) == 1 and last.dst == old[0] and last.dst >= before:
            last.dst = new[0]  # type: ignore[assignment]
            self.set(u, target)

    # *** values ***

    def set(self, u: UOp, value: Scalar | Vec) -> None:
        if isinstance(value, Vec):
            self.vectors[u] = value
        else:
            self.scalars[u] = value

    def scalar(self, u: UOp) -> Scalar:
        """A scalar in a register."""
        u = strip(u)
        found = self.scalars.get(u)
        if found is not None:
            return found
        if is_constant(u):
            value, d = self._constant(u), u.dtype
            if is_general(d):
                number = to_bits(value, d) if d is dtypes.float16 else int(value)  # type: ignore[arg-type, call-overload]
                return self.f.integer(number if operand_width(d) == 8 else number & 0xFFFFFFFF, 8)
            return self.f.in_register(self._pattern(constant_data(value, d)), 32)
        self.compute(u)
        return self.scalars[u]

    def compute(self, u: UOp) -> None:
        """Emit a deferred node here."""
        from tg_codegen.isa.x86_64.rules import RULES  # lazy: the rules' modules import this one

        if u not in self.facts.deferred:
            raise ValueError(f"{u.op.name} is used before it is computed, or outside its loop")
        RULES[u.op](self, u)

    def _constant(self, u: UOp) -> object:
        u = strip(u)
        while u.op is Ops.EXPAND:
            u = strip(u.src[0])
        return u.arg.value if u.op is Ops.CONST else u.arg.value[0]

    def _pattern(self, data: bytes) -> bytes:
        return data * (32 // len(data))

    def operand(self, u: UOp) -> int | Mem | Imm:
        """A scalar as a last operand: a register, memory, or a small integer."""
        u = strip(u)
        if u in self.scalars:
            return self.scalars[u]
        if is_constant(u):
            if not is_general(u.dtype):
                value = self._constant(u)
                return self.f.constant(self._pattern(constant_data(value, u.dtype)))
            if u.dtype is not dtypes.float16:
                number = int(self._constant(u))  # type: ignore[call-overload]
                if operand_width(u.dtype) == 4 and number >= 1 << 31:
                    number -= 1 << 32
                if -(1 << 31) <= number < 1 << 31:
                    return Imm(number)
        elif u in self.facts.deferred and u.op is Ops.LOAD and size_of(u.dtype) >= 4:
            return self.memory(u)
        return self.scalar(u)

    def memory(self, load: UOp) -> Mem:
        """The place that a deferred load reads."""
        from tg_codegen.isa.x86_64.memory import address  # lazy: it imports this module

        return address(self, load.src[0])

    def vector(self, u: UOp) -> Vec:
        """A vector in registers (masks too, at their own size)."""
        return loaded(self.f, self.vector_operand(u)) if not is_constant(u) else self._constant_in_register(u)

    def vector_operand(self, u: UOp) -> Vec:
        """A vector as a last operand: constants and deferred loads stay in memory."""
        u = strip(u)
        found = self.vectors.get(u)
        if found is not None:
            return found
        if is_constant(u):
            return self.constant_vector(u)
        if u in self.facts.deferred and u.op is Ops.LOAD and u.dtype is not dtypes.bool:
            v = load_vector(self.f, self.memory(u), width_of(u), size_of(u.dtype))
            return v if v.is_whole else loaded(self.f, v)
        self.compute(u)
        return self.vectors[u]

    def constant_vector(self, u: UOp, mask_size: int = 0) -> Vec:
        """A constant in memory."""
        lanes = width_of(u)
        while strip(u).op is Ops.EXPAND:
            u = strip(u).src[0]
        u = strip(u)
        values = u.arg.value if u.op is Ops.VCONST else (u.arg.value,)
        values = values if len(values) == lanes else values * lanes
        mask_size = mask_size or 1
        size = mask_size if u.dtype is dtypes.bool else size_of(u.dtype)
        data = b"".join(constant_data(v, u.dtype, mask_size) for v in values)
        if len(data) < 32:
            data = data * (32 // len(data))
        n = count_parts(lanes, size)
        return Vec(tuple(self.f.constant(data[32 * i : 32 * i + 32]) for i in range(n)), size, lanes)

    def _constant_in_register(self, u: UOp, mask_size: int = 0) -> Vec:
        v = self.constant_vector(u, mask_size)
        by_symbol = {label: data for data, label in self.f.constants.items()}
        parts = [self.f.in_register(by_symbol[p.symbol], 32) for p in v.parts]  # type: ignore[index, union-attr]
        return v._replace(parts=tuple(parts))

    def mask(self, u: UOp, size: int) -> Vec:
        """A vector of bools as a mask with lanes of `size` bytes."""
        u = strip(u)
        if is_constant(u):
            return self._constant_in_register(u, size)
        v = self.vector(u)
        if v.size == size:
            return v
        return self.once(("mask", u, size), lambda: mask_at(self.f, v, size))  # type: ignore[return-value]

    def uniform_mask(self, u: UOp, lanes: int, size: int) -> Vec:
        """A scalar bool as a mask in every lane."""
        ones = self.f.general("neg", self.scalar(u), width=8)
        register = self.f.vector("vmovq", ones)
        wide = self.f.vector("vpbroadcastq", register, width=32)
        return Vec((wide,) * count_parts(lanes, size), size, lanes)

    def once(self, key: tuple[object, ...], make: Callable[[], object]) -> object:
        """A helper value made once in the code around and inside the current loop."""
        for scope in reversed(self.scopes):
            if key in scope:
                return scope[key]
        made = self.scopes[-1][key] = make()
        return made

    def variable(self, v: Variable, dtype: DType) -> Scalar | Vec:
        """The registers of a part of a register buffer; bools are masks of bytes."""
        found = self.variables.get(v)
        if found is None:
            if v.width == 1:
                found = self.f.new(GENERAL if is_general(dtype) else VECTOR)
            else:
                size = size_of(dtype)
                parts = tuple(self.f.new(VECTOR) for _ in range(count_parts(v.width, size)))
                found = Vec(parts, size, v.width)
            self.variables[v] = found
        return found

    # *** integers in general registers ***

    def normal(self, register: int, dtype: DType) -> int:
        """The low bits of a register, extended as scalars of the dtype are."""
        size = size_of(dtype)
        if dtype is dtypes.bool:
            return self.f.general("and", register, Imm(1), width=4)
        if size >= 4:
            return register
        return self.f.general(f"mov{'s' if is_signed(dtype) else 'z'}x{8 * size}", register, width=4)

    def extended(self, u: UOp) -> int:
        """An integer as a 64-bit number in a register."""
        u = strip(u)
        r = self.scalar(u)
        if operand_width(u.dtype) == 8 or not is_signed(u.dtype) or u.vmin >= 0:
            return r
        return self.once(("extended", u), lambda: self.f.general("movsxd", r))  # type: ignore[return-value]


# *** rules: control flow and structure ***


def nothing(k: Selector, u: UOp) -> None:
    """No code."""


def buffer(k: Selector, u: UOp) -> None:
    """An array of the kernel: in the frame, unless it is all variables."""
    if u.arg.addrspace is AddrSpace.GLOBAL:
        raise ValueError("a program's global storage is PARAMs; a GLOBAL BUFFER cannot be rendered")
    if not any(v.buffer is u for v in k.facts.variable_of.values()):
        k.buffers[u] = k.f.allocate(u.arg.size * size_of(u.dtype), 64)


def loop(k: Selector, u: UOp) -> None:
    """A counter from `lo` or 0; the test is at the bottom, and at the top too if no iteration may be run."""
    f, bound = k.f, u.src[0]
    threaded = u.arg.axis_type is AxisType.THREAD
    value = constant_value(bound)
    last: int | Imm
    if threaded:
        last = k.bounds[1]
    elif value is not None and -(1 << 31) <= value < 1 << 31:
        last = Imm(value)
    else:
        last = k.extended(bound)
    counter = f.new(GENERAL)
    body, after = f.label(), f.label()
    if threaded:
        f.emit("copy", counter, k.bounds[0])
    else:
        f.emit("mov", counter, Imm(0))
    if threaded or bound.vmin < 1:
        f.emit("cmp", None, counter, last)
        f.emit("jge", None, after)
    f.emit("loop", None)
    f.emit("label", None, body)
    k.loop_ends[u] = (body, after, last, counter)
    k.scalars[u] = counter
    k.scopes.append({})


def end(k: Selector, u: UOp) -> None:
    """The bottom of a loop."""
    for r in u.src[1:]:
        if r.op is Ops.RANGE:
            body, after, last, counter = k.loop_ends.pop(r)
            k.f.emit("add", counter, counter, Imm(1))
            k.f.emit("cmp", None, counter, last)
            k.f.emit("jl", None, body)
            k.f.emit("endloop", None)
            k.f.emit("label", None, after)
            k.scopes.pop()


def condition(k: Selector, u: UOp) -> None:
    """IF: what follows, up to ENDIF, is jumped over unless the condition holds."""
    from tg_codegen.isa.x86_64.arithmetic import flags  # lazy: it imports this module
    from tg_codegen.isa.x86_64.table import OPPOSITE

    after = k.f.label()
    code = flags(k, u.src[0])
    k.f.emit(f"j{OPPOSITE[code]}", None, after)
    k.if_ends[u] = after
    k.scopes.append({})


def endif(k: Selector, u: UOp) -> None:
    k.scopes.pop()
    k.f.emit("label", None, k.if_ends.pop(u.src[0]))


def index(k: Selector, u: UOp) -> None:
    """Places are computed by their users; here lanes are taken from vectors."""
    if u in k.facts.places:
        return
    source, position = u.src
    base = strip(source)
    general = is_general(u.dtype)
    if width_of(u) > 1:
        if position.op is not Ops.VCONST:
            raise ValueError("a shuffle has constant lanes")
        lanes = position.arg.value
        if base.op is Ops.STACK and width_of(base.src[0]) > 1:
            a, b = (k.vector(s) for s in base.src)
            if a.size != b.size:
                a, b = (mask_at(k.f, v, 1) for v in (a, b))
            k.vectors[u] = shuffle_two(k.f, a, b, lanes)
        else:
            v = k.vector(base)
            k.vectors[u] = shuffle(k.f, v if v.size else mask_at(k.f, v, 1), lanes)
        return
    if width_of(base) == 1:
        k.scalars[u] = k.scalar(base)
        return
    n = constant_value(position)
    if n is None:
        raise ValueError("a lane is taken from a vector at a constant position")
    v = k.vector(base)
    v = v if v.size else mask_at(k.f, v, 1)
    if k.lane_users[base] >= _FROM_MEMORY and v.size >= 4 and u.dtype is not dtypes.bool:
        k.scalars[u] = _lane_from_memory(k, base, v, n, general)
        return
    r = lane(k.f, v, n, general)
    k.scalars[u] = k.normal(r, u.dtype)


def _lane_from_memory(k: Selector, base: UOp, v: Vec, n: int, general: bool) -> int:
    def image() -> Mem:
        place = k.f.allocate(32 * len(v.parts))
        store_vector(k.f, place, v)
        return place

    place = k.once(("image", base), image)
    assert isinstance(place, Mem)
    place = place.at(n * v.size)
    if general:
        return k.f.general("mov", place, width=8 if v.size == 8 else 4)
    return k.f.vector("vmovss" if v.size == 4 else "vmovsd", place)


def stack(k: Selector, u: UOp) -> None:
    """A vector of scalars."""
    if width_of(u.src[0]) > 1:
        if len(u.src) != 2:
            raise ValueError(f"STACK of {len(u.src)} vectors; a program shuffles two at a time")
        return
    if len(u.src) == 1:
        k.scalars[u] = k.scalar(u.src[0])
        return
    size, general = size_of(u.dtype), is_general(u.dtype)
    parts: list[Part] = []
    for s in u.src:
        value = k.operand(s) if size >= 4 and u.dtype is not dtypes.bool else k.scalar(s)
        parts.append(k.scalar(s) if isinstance(value, Imm) else value)
    v = build(k.f, parts, size, general)
    if u.dtype is dtypes.bool:
        zero = Vec((k.f.in_register(bytes(32), 16),) * len(v.parts), 1, v.lanes)
        v = each(k.f, "vpcmpgtb", v, zero)
    k.vectors[u] = v


def expand(k: Selector, u: UOp) -> None:
    """A scalar in every lane."""
    if strip(u) is not u:
        return
    source, lanes = strip(u.src[0]), width_of(u)
    if u.dtype is dtypes.bool:
        k.vectors[u] = Vec(k.uniform_mask(source, 1, 1).parts, 0, lanes)
        return
    size = size_of(u.dtype)
    value = k.operand(source)
    if isinstance(value, Imm):
        value = k.scalar(source)
    k.vectors[u] = splat(k.f, value, lanes, size, is_general(u.dtype))


def flip(k: Selector, u: UOp) -> None:
    v = k.vector(u.src[0])
    v = v if v.size else mask_at(k.f, v, 1)
    k.vectors[u] = shuffle(k.f, v, tuple(range(v.lanes))[::-1])


_PURE = frozenset(
    {
        Ops.LOAD,
        Ops.INDEX,
        Ops.STACK,
        Ops.EXPAND,
        Ops.FLIP,
        Ops.CAST,
        Ops.BITCAST,
        Ops.WHERE,
        Ops.MULACC,
        Ops.NEG,
    }
    | {
        Ops.NOT,
        Ops.RECIPROCAL,
        Ops.SQRT,
        Ops.TRUNC,
        Ops.ADD,
        Ops.SUB,
        Ops.MUL,
        Ops.FDIV,
        Ops.MAX,
        Ops.AND,
        Ops.OR,
    }
    | {Ops.XOR, Ops.SHL, Ops.SHR, Ops.CDIV, Ops.CMOD, Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ}
)
