"""How does a program become C: GCC vector extensions, as gcc, clang and zig all take them?

Single-use values of one loop level are written inline; loads are always named. The text includes no header. A
bool vector is an integer vector of 0 and -1 whose lanes have the size of what was compared (`masks`), as the
extensions give it. Helper functions (render/c_helpers.py) are added when used. Meant for -fwrapv -ffp-
contract=off.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar

from tg_codegen.compile.c import CCompiler
from tg_codegen.render.base import (
    CPURenderer,
    function_name,
    in_range,
    is_storage,
    kernel_arguments,
    width_of,
)
from tg_codegen.render.c_helpers import Helpers, type_name
from tg_uop import AddrSpace, AxisType, DType, GroupOp, Ops, ProgramInfo, UOp, dtypes

_SYMBOL: dict[Ops, str] = {
    Ops.ADD: "+",
    Ops.SUB: "-",
    Ops.MUL: "*",
    Ops.FDIV: "/",
    Ops.XOR: "^",
    Ops.OR: "|",
    Ops.AND: "&",
    Ops.CMPLT: "<",
    Ops.CMPNE: "!=",
    Ops.CMPEQ: "==",
}
_BOOL_SYMBOL = {Ops.ADD: "|", Ops.SUB: "^", Ops.MUL: "&", Ops.MAX: "|"}
_STRIPS = GroupOp.Associative - {Ops.MAX}  # a left operand of the same op needs no parentheses
_INLINED = GroupOp.ALU - {Ops.CDIV, Ops.CMOD}


class CStyleRenderer(CPURenderer):
    """C text for any C compiler that knows GCC's vector extensions."""

    name: ClassVar[str] = "C"

    def render(self, uops: Sequence[UOp], info: ProgramInfo | str = "kernel") -> str:
        return _Kernel(function_name(info)).render(uops)


class CRenderer(CStyleRenderer):
    """C for CPUs, compiled by clang, gcc or zig, whichever is found."""

    @cached_property
    def compiler(self) -> CCompiler:
        return CCompiler(self.machine)


def _literal(value: object, dtype: DType) -> str:
    if dtype is dtypes.bool:
        return "1" if value else "0"
    if dtype.kind == "float":
        v = float(value)  # type: ignore[arg-type]
        suffix = "" if dtype is dtypes.float64 else "f"
        if math.isnan(v):
            return f'__builtin_nan{suffix}("")'
        if math.isinf(v):
            return f"{'-' if v < 0 else ''}__builtin_inf{suffix}()"
        text = str(int(v)) + ".0" if v == int(v) and abs(v) < 1e6 and str(v)[0] != "-" else v.hex()
        return f"(f16){text}f" if dtype is dtypes.float16 else f"{text}{suffix}"
    v = int(value)  # type: ignore[call-overload]
    if dtype.itemsize == 8:
        suffix = "ULL" if dtype.kind == "uint" else "LL"
        return f"({v + 1}{suffix} - 1)" if v == -(1 << 63) else f"{v}{suffix}"
    if dtype is dtypes.uint32:
        return f"{v}U"
    return f"({v + 1} - 1)" if v == -(1 << 31) else str(v)


class _Kernel:
    """One kernel being written: lines, each node's expression, lane sizes of bool vectors."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.arrays: list[str] = []  # declarations of the kernel's own storage, at its top
        self.lines: list[str] = []
        self.names: dict[UOp, str] = {}
        self.inlined: dict[UOp, Ops] = {}  # nodes whose text is an expression of this op, not a name
        self.masks: dict[UOp, int] = {}
        self.parts: dict[UOp, tuple[UOp, ...]] = {}
        self.registers: dict[
            UOp, dict[int, str]
        ] = {}  # register buffers that became variables, by first element
        self.helpers = Helpers()
        self.single: set[UOp] = set()
        self.depth = 1
        self.count = 0

    def render(self, uops: Sequence[UOp]) -> str:
        self.single = _single_uses(uops)
        self._plan_registers(uops)
        buffers, variables = kernel_arguments(uops)
        for i, u in enumerate(buffers):
            name = f"data{u.arg.slot}"
            self.line(f"{_memory_type(u.dtype)} *{name} = args[{i}];")
            self.names[u] = name
        for i, u in enumerate(variables):
            self.line(
                f"{type_name(u.dtype)} {u.arg.name} = ({type_name(u.dtype)})(i64)args[{len(buffers) + i}];"
            )
            self.names[u] = u.arg.name
        for u in uops:
            emit = _EMIT.get(u.op)
            if emit is None:
                raise ValueError(f"the C renderer has no expression for {u.op.name}; decompose it first")
            emit(self, u)
        if any(u.op is Ops.STORE and u.arg == "nontemporal" for u in uops):
            self.line("__atomic_thread_fence(__ATOMIC_SEQ_CST);")  # those stores have arrived
        body = "\n".join(self.arrays + self.lines)
        return f"{self.helpers.text(body)}void {self.name}(void **args, i64 lo, i64 hi) {{\n{body}\n}}\n"

    # *** small helpers ***

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def __getitem__(self, u: UOp) -> str:
        """The node's text, ready to be an operand."""
        if u not in self.names and u.op in (Ops.CONST, Ops.VCONST, Ops.RESHAPE, Ops.EXPAND):
            for node in u.toposort():
                _EMIT[node.op](self, node)
        return f"({self.names[u]})" if u in self.inlined else self.names[u]

    def left(self, u: UOp, parent: Ops) -> str:
        """Like `self[u]`, without parentheses where the parent is the same associative op."""
        if parent in _STRIPS and self.inlined.get(u) is parent:
            return self.names[u]
        return self[u]

    def type(self, u: UOp) -> str:
        """The C type of a value."""
        width = width_of(u)
        if u.dtype is dtypes.bool and width > 1:
            return self.helpers.vector(_signed(self.masks[u]), width)
        return self.helpers.vector(u.dtype, width) if width > 1 else type_name(u.dtype)

    def put(self, u: UOp, text: str, mask: int | None = None) -> None:
        """`u` is the expression `text`: written inline where it is used once, else named."""
        if mask is not None:
            self.masks[u] = mask
        if u in self.single and u.op in _INLINED:
            self.names[u], self.inlined[u] = text, u.op
        else:
            self.names[u] = self.named(self.type(u), text)

    def named(self, ctype: str, text: str) -> str:
        self.count += 1
        name = f"v{self.count}"
        self.line(f"{ctype} {name} = {text};")
        return name

    def mask(self, u: UOp, size: int) -> str:
        """A bool vector with lanes of `size` bytes."""
        if self.masks[u] == size:
            return self[u]
        return f"__builtin_convertvector({self[u]}, {self.helpers.vector(_signed(size), width_of(u))})"

    def vector_mask(self, gate: UOp, size: int, width: int) -> str:
        """A gate, scalar or vector, as a mask of `width` lanes of `size` bytes."""
        if width_of(gate) > 1:
            return self.mask(gate, size)
        name = self.named(type_name(_signed(size)), f"-({type_name(_signed(size))}){self[gate]}")
        return _braces(self.helpers.vector(_signed(size), width), [name] * width)

    def select(self, mask: str, a: str, b: str, dtype: DType, width: int) -> str:
        """Lanes of a where the mask is set, else of b."""
        whole, ints = self.helpers.vector(dtype, width), self.helpers.vector(_signed(dtype.itemsize), width)
        return f"({whole})(((({ints})({a})) & ({mask})) | ((({ints})({b})) & ~({mask})))"

    # *** storage ***

    def _plan_registers(self, uops: Sequence[UOp]) -> None:
        """Register buffers indexed by constants in disjoint pieces become variables, one per piece."""
        places: dict[UOp, dict[int, int] | None] = {}
        for u in uops:
            if u.op is not Ops.INDEX or not is_storage(u.src[0]):
                continue
            buffer = _buffer_of(u.src[0])
            if buffer.op is not Ops.BUFFER or buffer.arg.addrspace is not AddrSpace.REG:
                continue
            pieces = places.setdefault(buffer, {})
            if pieces is None:
                continue
            index = u.src[1]
            if index.op is not Ops.CONST or pieces.setdefault(index.arg.value, width_of(u)) != width_of(u):
                places[buffer] = None
        for buffer, pieces in places.items():
            ordered = sorted((pieces or {}).items())
            if ordered and all(a + w <= b for (a, w), (b, _) in zip(ordered, ordered[1:], strict=False)):
                self.registers[buffer] = {start: str(width) for start, width in ordered}

    def emit_buffer(self, u: UOp) -> None:
        if u.arg.addrspace is AddrSpace.GLOBAL:
            raise ValueError("a program's global storage is PARAMs; a GLOBAL BUFFER cannot be rendered")
        self.count += 1
        name = f"buf{self.count}"
        self.names[u] = name
        pieces = self.registers.get(u)
        if pieces is None:
            self.arrays.append(
                f"  {_memory_type(u.dtype)} {name}[{max(u.arg.size, 1)}] __attribute__((aligned(64)));"
            )
            return
        for start, width in pieces.items():
            ctype = (
                self.helpers.vector(_memory_dtype(u.dtype), int(width))
                if width != "1"
                else _memory_type(u.dtype)
            )
            pieces[start] = f"{name}_{start}"
            self.arrays.append(f"  {ctype} {pieces[start]};")

    def emit_index(self, u: UOp) -> None:
        base = u.src[0]
        if not is_storage(base):
            self._lane(u)
            return
        if len(u.src) != 2:
            raise ValueError(f"a place in a program has one flat index, got {len(u.src) - 1}")
        if width_of(u.src[1]) != 1:
            raise ValueError("a place has a scalar index; gather lane by lane")
        pieces = self.registers.get(_buffer_of(base))
        if pieces is not None:
            self.names[u] = pieces[u.src[1].arg.value]
        else:
            self.names[u] = f"{self[base]} + {self[u.src[1]]}"

    def _place(self, place: UOp, width: int) -> str:
        """An lvalue for the place."""
        if _buffer_of(place.src[0]) in self.registers:
            return self.names[place]
        if width == 1:
            return f"*({self.names[place]})"
        ctype = self.helpers.vector(_memory_dtype(place.dtype), width, unaligned=True)
        return f"*({ctype} *)({self.names[place]})"

    def _lane(self, u: UOp) -> None:
        base, index = u.src[0], u.src[1]
        if index.op is Ops.VCONST and width_of(u) > 1:
            self._shuffle(u, base, index.arg.value)
        elif width_of(base) == 1:
            self.names[u] = self[base]
        else:
            at = str(index.arg.value[0]) if index.op is Ops.VCONST else self[index]
            text = f"{self[base]}[{at}]"
            self.names[u] = self.named(type_name(u.dtype), f"{text} != 0" if u.dtype is dtypes.bool else text)

    def _shuffle(self, u: UOp, base: UOp, lanes: tuple[int, ...]) -> None:
        first, second = self.parts.get(base, (base, base))
        a, b = self[first], self[second]
        if u.dtype is dtypes.bool:
            size = self.masks[first]
            a, b, self.masks[u] = self.mask(first, size), self.mask(second, size), size
        text = f"__builtin_shufflevector({a}, {b}, {', '.join(map(str, lanes))})"
        self.names[u] = self.named(self.type(u), text)

    def emit_stack(self, u: UOp) -> None:
        if u.src and width_of(u.src[0]) > 1:
            if len(u.src) != 2:
                raise ValueError(f"STACK of {len(u.src)} vectors; a program shuffles two at a time")
            self.parts[u] = u.src
        elif len(u.src) == 1:
            self.names[u] = self[u.src[0]]
        else:
            elements = [self[s] for s in u.src]
            if u.dtype is dtypes.bool:
                self.masks[u] = 1
                elements = [f"-{e}" for e in elements]
            self.names[u] = self.named(self.type(u), _braces(self.type(u), elements))

    def emit_reshape(self, u: UOp) -> None:
        base = u.src[0]
        if base in self.parts:
            self.parts[u] = self.parts[base]
        elif is_storage(base) or width_of(u) == width_of(base):
            self.names[u] = self[base]
            if base in self.masks:
                self.masks[u] = self.masks[base]
        else:
            raise ValueError(f"RESHAPE {base.shape} to {u.shape} moves data; legalise it first")

    def emit_expand(self, u: UOp) -> None:
        base, width = u.src[0], width_of(u)
        value = self[base]
        if width == width_of(base):
            self.names[u] = value
            if base in self.masks:
                self.masks[u] = self.masks[base]
            return
        inner = base
        while inner.op is Ops.RESHAPE:
            inner = inner.src[0]
        if u.dtype is dtypes.bool:
            self.masks[u] = 1
            value = f"-{value}"
        elif inner.op is Ops.CONST:
            self.names[u] = _braces(self.type(u), [value] * width)
            return
        element = self.named(type_name(dtypes.int8 if u.dtype is dtypes.bool else u.dtype), value)
        self.names[u] = self.named(self.type(u), _braces(self.type(u), [element] * width))

    def emit_flip(self, u: UOp) -> None:
        self._shuffle(u, u.src[0], tuple(range(width_of(u)))[::-1])

    # *** memory ***

    def emit_load(self, u: UOp) -> None:
        place, width = u.src[0], width_of(u)
        memory = _memory_dtype(u.dtype)
        gate = u.src[2] if len(u.src) > 2 else None
        if u.dtype is dtypes.bool and width > 1:
            self.masks[u] = 1
        if gate is None:
            text = self._from_memory(self._place(place, width), u)
        elif width_of(gate) > 1:
            alt = self._to_memory(u.src[1])
            helper = self.helpers.masked_load(memory, width)
            text = self._from_memory(
                f"{helper}({self.names[place]}, {self.mask(gate, memory.itemsize)}, {alt})", u
            )
        else:
            self.names[u] = self.named(self.type(u), self[u.src[1]])
            self.line(
                f"if ({self[gate]}) {self.names[u]} = {self._from_memory(self._place(place, width), u)};"
            )
            if u.dtype is dtypes.bool and width > 1:
                raise ValueError("a bool vector load has a vector gate or none")
            return
        self.names[u] = self.named(self.type(u), text)

    def _from_memory(self, text: str, u: UOp) -> str:
        return f"{text} != 0" if u.dtype is dtypes.bool else text

    def _to_memory(self, value: UOp) -> str:
        """A value as it lies in memory: bools are bytes 0 and 1."""
        width = width_of(value)
        if value.dtype is not dtypes.bool:
            return self[value]
        if width == 1:
            return f"(u8){self[value]}"
        return f"({self.helpers.vector(dtypes.uint8, width)})({self.mask(value, 1)} & 1)"

    def emit_store(self, u: UOp) -> None:
        place, value = u.src[0], u.src[1]
        width, memory = width_of(value), _memory_dtype(value.dtype)
        text = self._to_memory(value)
        gate = u.src[2] if len(u.src) > 2 else None
        if gate is not None and width_of(gate) > 1:
            helper = self.helpers.masked_store(memory, width)
            self.line(f"{helper}({self.names[place]}, {self.mask(gate, memory.itemsize)}, {text});")
            return
        if u.arg == "nontemporal" and width > 1:
            statement = f"{self.helpers.nontemporal_store(memory, width)}({self.names[place]}, {text});"
        else:
            statement = f"{self._place(place, width)} = {text};"
        self.line(statement if gate is None else f"if ({self[gate]}) {statement}")

    def emit_prefetch(self, u: UOp) -> None:
        self.line(f"__builtin_prefetch({self.names[u.src[0]]}, 0, {3 if u.arg is None else u.arg});")

    # *** control flow ***

    def emit_range(self, u: UOp) -> None:
        name = f"i{'_'.join(map(str, u.arg.id))}"
        threaded = u.arg.axis_type is AxisType.THREAD
        first, last = ("lo", "hi") if threaded else ("0", self[u.src[0]])
        self.line(f"for (i64 {name} = {first}; {name} < {last}; {name}++) {{")
        self.depth += 1
        self.names[u] = name

    def emit_end(self, u: UOp) -> None:
        for loop in u.src[1:]:
            if loop.op is Ops.RANGE:
                self.close()

    def emit_if(self, u: UOp) -> None:
        self.line(f"if ({self[u.src[0]]}) {{")
        self.depth += 1

    def emit_endif(self, u: UOp) -> None:
        self.close()

    def close(self) -> None:
        self.depth -= 1
        self.line("}")

    # *** values ***

    def emit_const(self, u: UOp) -> None:
        text = _literal(u.arg.value, u.dtype)
        self.names[u] = f"({text})" if text[0] == "-" else text

    def emit_vconst(self, u: UOp) -> None:
        values = u.arg.value
        if len(values) == 1:
            self.names[u] = _literal(values[0], u.dtype)
        elif values:
            if u.dtype is dtypes.bool:
                self.masks[u] = 1
            sign = "-" if u.dtype is dtypes.bool else ""
            self.names[u] = _braces(self.type(u), [sign + _literal(v, u.dtype) for v in values])

    def emit_alias(self, u: UOp) -> None:
        if u.src and u.src[0] in self.names:
            self.names[u] = self[u.src[0]]
            if u.src[0] in self.masks:
                self.masks[u] = self.masks[u.src[0]]

    def emit_nothing(self, u: UOp) -> None:
        pass

    def emit_custom(self, u: UOp) -> None:
        fmt = u.arg[0] if isinstance(u.arg, tuple) else u.arg
        text = fmt.format(*(self[s] if s in self.names else "" for s in u.src))
        if u.dtype is dtypes.void:
            self.line(text)
        else:
            self.names[u] = self.named(self.type(u), text)

    def emit_symbol(self, u: UOp) -> None:
        a, b = u.src
        width, boolean = width_of(u), a.dtype is dtypes.bool
        symbol = _BOOL_SYMBOL.get(u.op, _SYMBOL[u.op]) if boolean else _SYMBOL[u.op]
        if width > 1 and boolean:
            size = self.masks[a]
            if u.op in GroupOp.Comparison:  # on masks: lanes differ, are equal, or are (not a) and b
                left, right = self.mask(a, size), self.mask(b, size)
                text = {
                    Ops.CMPNE: f"{left} ^ {right}",
                    Ops.CMPEQ: f"~({left} ^ {right})",
                    Ops.CMPLT: f"~{left} & {right}",
                }[u.op]
                self.put(u, text, size)
            else:
                self.put(u, f"{self.mask(a, size)} {symbol} {self.mask(b, size)}", size)
            return
        text = f"{self.left(a, u.op)} {symbol} {self[b]}"
        if u.op in GroupOp.Comparison:
            self.put(u, text, a.dtype.itemsize if width > 1 else None)
        else:
            self.put(u, self._narrow(u, text))

    def _narrow(self, u: UOp, text: str) -> str:
        """C computes small integers as int: cut the result back to its type."""
        if width_of(u) == 1 and u.dtype.itemsize < 4 and u.dtype.kind in ("int", "uint"):
            return f"({type_name(u.dtype)})({text})"
        return text

    def emit_neg(self, u: UOp) -> None:
        value = self[u.src[0]]
        self.put(
            u, value if u.dtype is dtypes.bool else self._narrow(u, f"-{value}"), self.masks.get(u.src[0])
        )

    def emit_not(self, u: UOp) -> None:
        value = self[u.src[0]]
        text = f"!{value}" if u.dtype is dtypes.bool and width_of(u) == 1 else f"~{value}"
        self.put(u, self._narrow(u, text), self.masks.get(u.src[0]))

    def emit_where(self, u: UOp) -> None:
        cond, a, b = u.src
        width = width_of(u)
        if width == 1:
            self.put(u, f"{self[cond]} ? {self[a]} : {self[b]}")
        elif u.dtype is dtypes.bool:
            size = self.masks[a]
            mask = self.vector_mask(cond, size, width)
            self.put(u, f"({self.mask(a, size)} & {mask}) | ({self.mask(b, size)} & ~{mask})", size)
        elif width_of(cond) == 1:
            self.put(u, f"{self[cond]} ? {self[a]} : {self[b]}")
        else:
            mask = self.named(*self._typed_mask(cond, u.dtype.itemsize, width))
            self.put(u, self.select(mask, self[a], self[b], u.dtype, width))

    def _typed_mask(self, gate: UOp, size: int, width: int) -> tuple[str, str]:
        return self.helpers.vector(_signed(size), width), self.mask(gate, size)

    def emit_max(self, u: UOp) -> None:
        if u.dtype is dtypes.bool:
            if width_of(u) == 1:
                self.put(u, f"{self[u.src[0]]} | {self[u.src[1]]}")
            else:
                size = self.masks[u.src[0]]
                self.put(u, f"{self.mask(u.src[0], size)} | {self.mask(u.src[1], size)}", size)
            return
        self.put(u, f"{self.helpers.maximum(u.dtype, width_of(u))}({self[u.src[0]]}, {self[u.src[1]]})")

    def emit_function(self, u: UOp) -> None:
        makers = {Ops.MULACC: self.helpers.fma, Ops.SQRT: self.helpers.sqrt, Ops.TRUNC: self.helpers.trunc}
        arguments = ", ".join(self.names[s] if s in self.inlined else self[s] for s in u.src)
        self.put(u, f"{makers[u.op](u.dtype, width_of(u))}({arguments})")

    def emit_reciprocal(self, u: UOp) -> None:
        self.put(
            u, f"1 / {self[u.src[0]]}" if u.dtype is not dtypes.float16 else f"(f16)1 / {self[u.src[0]]}"
        )

    def emit_shift(self, u: UOp) -> None:
        x, amount = u.src
        width, bits = width_of(u), 8 * u.dtype.itemsize
        symbol = "<<" if u.op is Ops.SHL else ">>"
        count = self[amount]
        if in_range(amount, 0, bits - 1):
            if width_of(amount) > 1 and amount.dtype.itemsize != u.dtype.itemsize:
                count = f"__builtin_convertvector({count}, {self.helpers.vector(u.dtype, width)})"
            elif width_of(amount) > 1:
                count = f"({self.helpers.vector(u.dtype, width)}){count}"
            self.put(u, self._narrow(u, f"{self[x]} {symbol} {count}"))
            return
        helper = self.helpers.shift(symbol, u.dtype, width, amount.dtype, width_of(amount))
        self.put(u, f"{helper}({self[x]}, {count})")

    def emit_divide(self, u: UOp) -> None:
        a, b = u.src
        if u.dtype is dtypes.bool:
            self.put(u, f"{self[a]} & {self[b]}" if u.op is Ops.CDIV else "0")
            return
        symbol = "/" if u.op is Ops.CDIV else "%"
        low, high = b.min_max
        safe = not low <= 0 <= high and not (low <= -1 <= high and a.vmin <= dtypes.min(u.dtype))
        if safe:
            self.put(u, self._narrow(u, f"{self[a]} {symbol} {self[b]}"))
        else:
            self.put(u, f"{self.helpers.divide(symbol, u.dtype, width_of(u))}({self[a]}, {self[b]})")

    def emit_cast(self, u: UOp) -> None:
        source, width = u.src[0], width_of(u)
        a, b, value = source.dtype, u.dtype, self[source]
        if a is b or {a, b} <= {dtypes.index, dtypes.int64}:
            self.emit_alias(u)
            return
        if a is dtypes.float64 and b is dtypes.float16:
            raise ValueError(f"CAST {a} to {b} is not one instruction; decompose it first")
        if a is dtypes.float16:
            a, value = dtypes.float32, f"{self.helpers.half_to_float(width)}({value})"
        if b is dtypes.bool:
            self.put(u, f"{value} != 0", a.itemsize if width > 1 else None)
            return
        # integers to float16 by way of float32: above 2^24 both roundings give infinity
        target = dtypes.float32 if b is dtypes.float16 else b
        if a.kind == "float" and target.kind != "float":
            value = f"{self.helpers.float_to_int(a, target, width)}({value})"
        elif a is dtypes.bool and width > 1:
            ints = _signed(target.itemsize)
            value = f"({self.mask(source, target.itemsize)} & 1)"
            if target is not ints:
                value = f"__builtin_convertvector({value}, {self.helpers.vector(target, width)})"
        elif a is not target and width > 1:
            value = f"__builtin_convertvector({value}, {self.helpers.vector(target, width)})"
        elif a is not target:
            value = f"({type_name(target)}){value}"
        self.put(u, f"{self.helpers.float_to_half(width)}({value})" if b is dtypes.float16 else value)

    def emit_bitcast(self, u: UOp) -> None:
        source, width = u.src[0], width_of(u)
        if dtypes.bool in (source.dtype, u.dtype):
            self.emit_cast(u)
        elif width > 1:
            self.put(u, f"({self.helpers.vector(u.dtype, width)}){self[source]}")
        elif "float" in (source.dtype.kind, u.dtype.kind):
            self.put(u, f"{self.helpers.bits(source.dtype, u.dtype)}({self[source]})")
        else:
            self.put(u, f"({type_name(u.dtype)}){self[source]}")


def _braces(ctype: str, elements: Sequence[str]) -> str:
    return f"({ctype}){{{', '.join(elements)}}}"


def _signed(size: int) -> DType:
    return {1: dtypes.int8, 2: dtypes.int16, 4: dtypes.int32, 8: dtypes.int64}[size]


def _memory_dtype(dtype: DType) -> DType:
    return dtypes.uint8 if dtype is dtypes.bool else dtype


def _memory_type(dtype: DType) -> str:
    return type_name(_memory_dtype(dtype))


def _buffer_of(u: UOp) -> UOp:
    while u.op in (Ops.AFTER, Ops.RESHAPE):
        u = u.src[0]
    return u


def _single_uses(uops: Sequence[UOp]) -> set[UOp]:
    """Values with one use, in the loop they are made in."""
    level: dict[UOp, int] = {}
    uses: dict[UOp, list[int]] = {}
    open_loops, next_id = [0], 1
    for u in uops:
        for s in u.src:
            uses.setdefault(s, []).append(open_loops[-1])
        level[u] = open_loops[-1]
        if u.op in (Ops.RANGE, Ops.IF):
            open_loops.append(next_id)
            next_id += 1
        elif u.op is Ops.ENDIF:
            open_loops.pop()
        elif u.op is Ops.END:
            for s in u.src[1:]:
                if s.op is Ops.RANGE:
                    open_loops.pop()
    return {u for u, at in uses.items() if at == [level.get(u, -1)]}


_EMIT: dict[Ops, Callable[[_Kernel, UOp], None]] = {
    **dict.fromkeys((Ops.PARAM, Ops.BARRIER, Ops.GROUP, Ops.SINK, Ops.NOOP), _Kernel.emit_nothing),
    Ops.AFTER: _Kernel.emit_alias,
    Ops.BUFFER: _Kernel.emit_buffer,
    Ops.CONST: _Kernel.emit_const,
    Ops.VCONST: _Kernel.emit_vconst,
    Ops.INDEX: _Kernel.emit_index,
    Ops.STACK: _Kernel.emit_stack,
    Ops.RESHAPE: _Kernel.emit_reshape,
    Ops.EXPAND: _Kernel.emit_expand,
    Ops.FLIP: _Kernel.emit_flip,
    Ops.LOAD: _Kernel.emit_load,
    Ops.STORE: _Kernel.emit_store,
    Ops.PREFETCH: _Kernel.emit_prefetch,
    Ops.RANGE: _Kernel.emit_range,
    Ops.END: _Kernel.emit_end,
    Ops.IF: _Kernel.emit_if,
    Ops.ENDIF: _Kernel.emit_endif,
    **dict.fromkeys((Ops.CUSTOM, Ops.CUSTOMI), _Kernel.emit_custom),
    **dict.fromkeys(_SYMBOL, _Kernel.emit_symbol),
    Ops.NEG: _Kernel.emit_neg,
    Ops.NOT: _Kernel.emit_not,
    Ops.MAX: _Kernel.emit_max,
    Ops.WHERE: _Kernel.emit_where,
    Ops.CAST: _Kernel.emit_cast,
    Ops.BITCAST: _Kernel.emit_bitcast,
    **dict.fromkeys((Ops.SHL, Ops.SHR), _Kernel.emit_shift),
    **dict.fromkeys((Ops.CDIV, Ops.CMOD), _Kernel.emit_divide),
    Ops.RECIPROCAL: _Kernel.emit_reciprocal,
    **dict.fromkeys((Ops.MULACC, Ops.SQRT, Ops.TRUNC), _Kernel.emit_function),
}
