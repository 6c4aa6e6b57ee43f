"""Which physical register holds each virtual one? Linear scan over live intervals (Poletto and Sarkar, 1999).

An interval reaches from the first write to the last read in code order; a value that a loop reads but was
made before it lives to the loop's end. Without a free register the interval with the least uses per length
(uses in loops count tenfold) goes to the frame; constants are loaded again instead. Its reads and writes
become short intervals of their own, or memory operands, and the scan is repeated. Position 2i is where
instruction i reads, 2i + 1 where it writes.
"""

from __future__ import annotations

import heapq
from bisect import bisect_right
from typing import Final, NamedTuple

from tg_codegen.isa.x86_64.mir import FRAME, VECTOR, Function, Inst, Mem, Source
from tg_codegen.isa.x86_64.operands import RBP
from tg_codegen.isa.x86_64.table import CONDITIONS, FORMS

RAX, RCX, RDX, RBX, RSI, RDI = 0, 1, 2, 3, 6, 7
_GENERAL: Final = (RAX, RCX, RDX, RSI, RDI, 8, 9, 10, 11, RBX, 12, 13, 14, 15)
_VECTORS: Final = tuple(range(16))
CALLEE_SAVED: Final = frozenset({RBX, RBP, 12, 13, 14, 15})
ARGUMENTS: Final = (RDI, RSI, RDX)  # System V ABI: the first three integer arguments
DIVISIONS: Final = frozenset({"idiv", "div", "irem", "rem"})
TIED: Final = frozenset({"add", "sub", "and", "or", "xor", "imul", "shl", "shr", "sar", "neg", "not"})
"""General instructions that overwrite their first operand."""
_ROUNDS = 40


class Allocation(NamedTuple):
    """The registers, and the code after spilling."""

    code: list[Inst]
    registers: dict[int, int]


class _Interval:
    __slots__ = ("register", "start", "end", "cost", "hints", "fixed")

    def __init__(self, register: int, start: int) -> None:
        self.register, self.start, self.end, self.cost = register, start, start, 0.0
        self.hints: tuple[int, ...] = ()
        self.fixed: int | None = None


def allocate(function: Function) -> Allocation:
    """Registers for a function. RuntimeError when no assignment is found (an instruction that reads too
    much).
    """
    code = _with_head(function)
    short: set[int] = set()
    slots: dict[int, Mem] = {}
    for _ in range(_ROUNDS):
        registers, spilled = _scan(function, code, short)
        if not spilled:
            return Allocation(code, registers)
        code = _spill(function, code, spilled, short, slots)
    raise RuntimeError(f"no registers for {function.name} after {_ROUNDS} rounds of spilling")


def _with_head(function: Function) -> list[Inst]:
    """Constants in registers come after the arguments have been taken."""
    n = next((i for i, x in enumerate(function.code) if x.op != "argument"), len(function.code))
    return function.code[:n] + function.head + function.code[n:]


def _intervals(function: Function, code: list[Inst], short: set[int]) -> tuple[list[_Interval], list[int]]:
    found: dict[int, _Interval] = {}
    loops: list[tuple[int, int]] = []
    ends: dict[int, int] = {}
    depth: list[int] = []
    for i, x in enumerate(code):
        if x.op == "loop":
            depth.append(i)
        elif x.op == "endloop":
            ends[depth.pop()] = i
    open_loops: list[tuple[int, int]] = []
    clobbers: list[int] = []
    for i, x in enumerate(code):
        op, dst = x.op, x.dst
        if op == "loop":
            loops.append((2 * i, 2 * ends[i] + 1))
            open_loops.append(loops[-1])
            continue
        if op == "endloop":
            open_loops.pop()
            continue
        cost = 10.0 ** min(len(open_loops), 6)
        late = False
        if op in DIVISIONS:
            clobbers.append(2 * i + 1)
            late = True
        elif op in TIED or op[:4] == "cmov":
            late = any(type(s) is Mem for s in x.srcs)
        for n, r in enumerate(x.reads()):
            at = 2 * i + 1 if late and (n or op not in DIVISIONS) else 2 * i
            v = found.get(r)
            if v is None:
                v = found[r] = _Interval(r, 0)  # read before it is written: carried round a loop
            v.cost += cost
            end = at
            for start, last in open_loops:  # outermost first
                if start > v.start:
                    end = last
                    break
            if end > v.end:
                v.end = end
        if dst is not None:
            v = found.get(dst)
            if v is None:
                v = found[dst] = _Interval(dst, 2 * i + 1)
                if op == "argument":
                    v.start = v.end = 0
                    v.fixed = ARGUMENTS[x.srcs[0].value]  # type: ignore[union-attr]
                elif op != "loop":
                    v.hints = _hints(x)
            v.cost += cost
            if 2 * i + 1 > v.end:
                v.end = 2 * i + 1
    return sorted(found.values(), key=lambda v: v.start), clobbers


def _hints(x: Inst) -> tuple[int, ...]:
    """Registers that the result would best share."""
    if x.op[:4] == "fma.":
        return tuple(s for s in (x.srcs[2], x.srcs[0], x.srcs[1]) if type(s) is int)
    if x.op in TIED or x.op in ("copy", "mov", "vmovaps"):
        return tuple(s for s in x.srcs[:1] if type(s) is int)
    if x.op[:4] == "cmov":
        return tuple(s for s in x.srcs[1:] if type(s) is int)
    return ()


def _scan(function: Function, code: list[Inst], short: set[int]) -> tuple[dict[int, int], set[int]]:
    """One pass: (registers, those to spill)."""
    intervals, clobbers = _intervals(function, code, short)
    registers: dict[int, int] = {}
    spilled: set[int] = set()
    free = (set(_GENERAL), set(_VECTORS))
    order = (_GENERAL, _VECTORS)
    active: tuple[dict[int, _Interval], dict[int, _Interval]] = ({}, {})
    expiring: list[tuple[int, int, int, int]] = []
    for v in intervals:
        kind = int(function.is_vector[v.register])
        while expiring and expiring[0][0] < v.start:
            _, _, k, n = heapq.heappop(expiring)
            held = active[k].get(n)
            if held is not None and held.end < v.start:
                del active[k][n]
                free[k].add(n)
        allowed = free[kind]
        forbidden: frozenset[int] = frozenset()
        if not kind:
            if clobbers and bisect_right(clobbers, v.end) > bisect_right(clobbers, v.start):
                forbidden = frozenset({RAX, RDX})
            if v.fixed is not None:
                forbidden |= {r for r in ARGUMENTS if r != v.fixed}
            allowed = allowed - forbidden if forbidden else allowed
        if allowed:
            chosen = next((n for h in v.hints if (n := registers.get(h, -1)) in allowed), -1)
            if v.fixed is not None and v.fixed in allowed:
                chosen = v.fixed
            if chosen < 0:
                chosen = next(n for n in order[kind] if n in allowed)
            free[kind].discard(chosen)
        else:
            candidates = [
                a for n, a in active[kind].items() if n not in forbidden and not _is_short(a, short)
            ]
            worst = min(candidates, key=_value_of, default=None)
            if worst is None or (not _is_short(v, short) and _value_of(v) <= _value_of(worst)):
                if _is_short(v, short):
                    raise RuntimeError(
                        f"an instruction of {function.name} needs more registers than there are"
                    )
                spilled.add(v.register)
                continue
            spilled.add(worst.register)
            chosen = registers.pop(worst.register)
        registers[v.register] = chosen
        active[kind][chosen] = v
        heapq.heappush(expiring, (v.end, v.register, kind, chosen))
    return registers, spilled


def _is_short(v: _Interval, short: set[int]) -> bool:
    return v.register in short or v.end - v.start <= 1


def _value_of(v: _Interval) -> float:
    return v.cost / (v.end - v.start + 4)


def _spill(
    function: Function, code: list[Inst], spilled: set[int], short: set[int], slots: dict[int, Mem]
) -> list[Inst]:
    """The code with these registers in the frame, loaded before each read and stored after each write."""
    out: list[Inst] = []
    stored: dict[int, int] = {}  # the register just stored, and what still holds its value
    for x in code:
        dst = x.dst
        at_hand, stored = stored, {}
        reads = [r for r in x.reads() if r in spilled]
        if not reads and dst not in spilled:
            out.append(x)
            continue
        if dst in spilled and dst in function.remat:
            continue  # made again where it is read
        renamed: dict[int, int] = {}
        srcs = x.srcs
        for r in dict.fromkeys(reads):
            if r in at_hand:
                renamed[r] = at_hand[r]
                continue
            place = _memory_of(function, r, slots)
            where = _foldable(x, srcs, r) if place is not None and r != dst else None
            if where is not None:
                srcs = tuple(place if n == where else s for n, s in enumerate(srcs))  # type: ignore[misc]
                continue
            t = renamed[r] = function.new(function.is_vector[r])
            short.add(t)
            made = function.remat.get(r)
            if made is not None:
                out.append(Inst(made.op, t, made.srcs, made.width))
            else:
                out.append(_load(function, t, _slot(function, r, slots)))
        if renamed:
            srcs = tuple(_renamed(s, renamed) for s in srcs)
        if dst in spilled:
            assert dst is not None
            t = renamed.get(dst, -1)
            if t < 0:
                t = function.new(function.is_vector[dst])
                short.add(t)
            out.append(Inst(x.op, t, srcs, x.width))
            out.append(_store(function, _slot(function, dst, slots), t))
            stored = {dst: t}
        else:
            out.append(Inst(x.op, dst, srcs, x.width))
    return out


def _slot(function: Function, r: int, slots: dict[int, Mem]) -> Mem:
    if r not in slots:
        slots[r] = function.allocate(32 if function.is_vector[r] else 8, 32 if function.is_vector[r] else 8)
    return slots[r]


def _memory_of(function: Function, r: int, slots: dict[int, Mem]) -> Mem | None:
    made = function.remat.get(r)
    if made is None:
        return _slot(function, r, slots)
    first = made.srcs[0] if made.srcs else None
    return first if type(first) is Mem else None


def _load(function: Function, dst: int, place: Mem) -> Inst:
    if function.is_vector[dst] is VECTOR:
        return Inst("vmovups", dst, (place,), 32)
    return Inst("mov", dst, (place,), 8)


def _store(function: Function, place: Mem, src: int) -> Inst:
    if function.is_vector[src] is VECTOR:
        return Inst("vmovups", None, (place, src), 32)
    return Inst("store", None, (place, src), 8)


def _renamed(s: Source, names: dict[int, int]) -> Source:
    if type(s) is int:
        return names.get(s, s)
    if type(s) is Mem:
        base = names.get(s.base, s.base) if s.base is not None and s.base != FRAME else s.base
        index = names.get(s.scaled, s.scaled) if s.scaled is not None else None
        return Mem(base, index, s.scale, s.disp, s.symbol)
    return s


def _memory_operand(op: str) -> int | None:
    """Which source of a vector instruction may be memory: the one in ModRM.rm."""
    for form in FORMS.get(op, ()):
        if form.vex and form.slots[:1] == "R" and "M" in form.slots:
            kind = form.operands[form.slots.index("M")]
            if kind[0] != "g" and kind[-1] in "vxy48":
                return form.slots.index("M") - 1
    return None


_FOLDED: Final[dict[str, int]] = {
    **{op: n for op in FORMS if (n := _memory_operand(op)) is not None},
    **dict.fromkeys(("add", "sub", "and", "or", "xor", "imul"), 1),
    **{f"cmov{c}": 0 for c in CONDITIONS},
}


def _foldable(x: Inst, srcs: tuple[Source, ...], r: int) -> int | None:
    """The source that may be memory, if it is exactly register `r` and nothing else is memory yet."""
    if any(type(s) is Mem for s in srcs) or sum(s == r and type(s) is int for s in srcs) != 1:
        return None
    if x.op[:4] == "fma.":
        return srcs.index(r)
    n = _FOLDED.get(x.op)
    return n if n is not None and n < len(srcs) and type(srcs[n]) is int and srcs[n] == r else None
