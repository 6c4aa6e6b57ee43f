"""How does a program become LLVM IR text: explicit vectors, loops with phi counters, register buffers as
allocas?

The text needs no middle-end optimisation but SROA, which turns the constant-indexed register buffers into
phis (reference: cpu-kernels, "IR forms"). Conventions: bool is i1 in registers and i8 in memory; `index` is
i64; a kernel is `void NAME(ptr args, i64 lo, i64 hi)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar

from tg_codegen.compile.llvm import LLVMCompiler
from tg_codegen.render.base import (
    CPURenderer,
    cannot_wrap,
    function_name,
    in_range,
    is_storage,
    is_variable,
    kernel_arguments,
    width_of,
)
from tg_codegen.render.llvm_text import (
    ARITHMETIC,
    COMPARE,
    INTRINSIC,
    constant_values,
    is_number,
    is_zero,
    literal,
    mangle,
    mask_of,
    memory_scalar,
    scalar_type,
    type_of,
    vector_of,
)
from tg_uop import AddrSpace, AxisType, DType, Ops, ProgramInfo, UOp, dtypes

_DUMMY = "%nowhere"  # memory that a load with a false scalar gate reads: 64 zero bytes


class LLVMRenderer(CPURenderer):
    """LLVM IR for CPUs, compiled in-process by llvmlite."""

    name: ClassVar[str] = "LLVM"

    @cached_property
    def compiler(self) -> LLVMCompiler:
        return LLVMCompiler(self.machine)

    def render(self, uops: Sequence[UOp], info: ProgramInfo | str = "kernel") -> str:
        return _Kernel(function_name(info)).render(uops)


class _Kernel:
    """One kernel being written: lines so far, the text that stands for each node, open loops."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.entry: list[str] = []
        self.lines: list[str] = []
        self.names: dict[UOp, str] = {}
        self.parts: dict[UOp, tuple[UOp, ...]] = {}  # several vectors side by side, for shuffles of two
        self.declared: dict[str, None] = {}
        self.loops: dict[UOp, tuple[str, str, int, str]] = {}
        self.ends: dict[UOp, str] = {}
        self.block = "entry"
        self.count = 0
        self.uses_dummy = False
        self.streamed: list[UOp] = []  # stores past the caches that are not written yet
        self.aligned: dict[tuple[UOp, int], str] = {}  # (parameter, bytes) -> is its address a multiple

    def render(self, uops: Sequence[UOp]) -> str:
        buffers, variables = kernel_arguments(uops)
        for i, u in enumerate(buffers + variables):
            is_var = is_variable(u)
            self.entry.append(f"  %slot{i} = getelementptr inbounds ptr, ptr %args, i64 {i}")
            self.entry.append(f"  %arg{i} = load {'i64' if is_var else 'ptr'}, ptr %slot{i}, align 8")
            self.names[u] = f"%arg{i}"
        for u in variables:
            if scalar_type(u.dtype) != "i64":
                text = f"%{u.arg.name}.cast"
                self.entry.append(f"  {text} = trunc i64 {self.names[u]} to {scalar_type(u.dtype)}")
                self.names[u] = text
        for u in uops:
            emit = _EMIT.get(u.op)
            if emit is None:
                raise ValueError(f"the LLVM renderer has no instruction for {u.op.name}; decompose it first")
            if self.streamed and (u.op is not Ops.STORE or u.arg != "nontemporal"):
                self.flush_streamed()
            emit(self, u)
        self.flush_streamed()
        if self.uses_dummy:
            self.entry.append(f"  {_DUMMY} = alloca [64 x i8], align 64")
            self.entry.append(f"  store [64 x i8] zeroinitializer, ptr {_DUMMY}, align 64")
        module = [f"define void @{self.name}(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {{", "entry:"]
        module += self.entry + self.lines
        if self.aligned:  # what passes the caches by must have arrived when the kernel says it is done
            module.append("  fence seq_cst")
        module += ["  ret void", "}", *self.declared, "attributes #0 = { nounwind }"]
        if self.aligned:
            module.append("!0 = !{i32 1}")
        return "\n".join(module) + "\n"

    # *** small helpers ***

    def put(self, text: str) -> str:
        """A new value computed by the instruction `text`."""
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def __getitem__(self, u: UOp) -> str:
        if u not in self.names and constant_values(u) is not None:  # constants need not be listed
            for node in u.toposort():
                _EMIT[node.op](self, node)
        return self.names[u]

    def label(self) -> str:
        self.count += 1
        return f"L{self.count}"

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def call(self, name: str, result: str, *args: tuple[str, str]) -> str:
        """A call of an intrinsic; args are (type, value)."""
        self.declared[f"declare {result} @{name}({', '.join(t for t, _ in args)})"] = None
        text = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in args)})"
        if result == "void":
            self.lines.append(f"  {text}")
            return ""
        return self.put(text)

    def constant(self, value: object, dtype: DType, width: int) -> str:
        text = literal(value, dtype)
        if width == 1:
            return text
        scalar = scalar_type(dtype)
        return "<" + ", ".join([f"{scalar} {text}"] * width) + ">"

    def splat(self, value: str, scalar: str, width: int) -> str:
        vector = vector_of(scalar, width)
        first = self.put(f"insertelement {vector} poison, {scalar} {value}, i64 0")
        return self.put(f"shufflevector {vector} {first}, {vector} poison, <{width} x i32> zeroinitializer")

    def convert_int(self, value: str, source: UOp, scalar: str) -> str:
        """An integer value as another integer type of the same width in lanes."""
        have, width = scalar_type(source.dtype), width_of(source)
        if have == scalar:
            return value
        if int(have[1:]) > int(scalar[1:]):
            op = "trunc"
        else:
            op = "sext" if source.dtype.kind in ("int", "index") else "zext"
        return self.put(f"{op} {vector_of(have, width)} {value} to {vector_of(scalar, width)}")

    # *** storage ***

    def emit_buffer(self, u: UOp) -> None:
        if u.arg.addrspace is AddrSpace.GLOBAL:
            raise ValueError("a program's global storage is PARAMs; a GLOBAL BUFFER cannot be rendered")
        self.count += 1
        name = f"%buf{self.count}"
        self.entry.append(f"  {name} = alloca [{u.arg.size} x {memory_scalar(u.dtype)}], align 64")
        self.names[u] = name

    def emit_index(self, u: UOp) -> None:
        base, index = u.src[0], u.src[1] if len(u.src) > 1 else None
        if is_storage(base):
            if len(u.src) != 2:
                raise ValueError(f"a place in a program has one flat index, got {len(u.src) - 1}")
            assert index is not None
            scalar = memory_scalar(base.dtype)
            itype, width = scalar_type(index.dtype), width_of(index)
            if width != 1:
                raise ValueError("a place has a scalar index; gather lane by lane")
            value = self[index]
            if index.dtype.kind == "uint" and itype != "i64":
                value, itype = self.convert_int(value, index, "i64"), "i64"
            self.names[u] = self.put(f"getelementptr inbounds {scalar}, ptr {self[base]}, {itype} {value}")
            return
        if index is None:
            self.names[u] = self[base]
            return
        if index.op is Ops.VCONST and width_of(u) > 1:
            self._shuffle(u, base, index.arg.value)
            return
        position = str(index.arg.value[0]) if index.op is Ops.VCONST else self[index]
        if width_of(base) == 1:
            self.names[u] = self[base]
        else:
            self.names[u] = self.put(
                f"extractelement {type_of(base)} {self[base]}, {scalar_type(index.dtype)} {position}"
            )

    def _shuffle(self, u: UOp, base: UOp, lanes: tuple[int, ...]) -> None:
        mask = f"<{len(lanes)} x i32> <{', '.join(f'i32 {i}' for i in lanes)}>"
        parts = self.parts.get(base)
        if parts is None:
            vector = type_of(base)
            self.names[u] = self.put(f"shufflevector {vector} {self[base]}, {vector} poison, {mask}")
            return
        vector = type_of(parts[0])
        first, second = parts
        self.names[u] = self.put(f"shufflevector {vector} {self[first]}, {vector} {self[second]}, {mask}")

    def emit_stack(self, u: UOp) -> None:
        if u.src and width_of(u.src[0]) > 1:
            if len(u.src) != 2:
                raise ValueError(f"STACK of {len(u.src)} vectors; a program shuffles two at a time")
            self.parts[u] = u.src
            return
        if len(u.src) == 1:
            self.names[u] = self[u.src[0]]
            return
        vector, scalar, value = vector_of(scalar_type(u.dtype), len(u.src)), scalar_type(u.dtype), "poison"
        for i, s in enumerate(u.src):
            value = self.put(f"insertelement {vector} {value}, {scalar} {self[s]}, i64 {i}")
        self.names[u] = value

    def emit_reshape(self, u: UOp) -> None:
        base = u.src[0]
        if base in self.parts:
            self.parts[u] = self.parts[base]
        elif is_storage(base) or width_of(u) == width_of(base):
            self.names[u] = self[base]
        else:
            raise ValueError(f"RESHAPE {base.shape} to {u.shape} moves data; legalise it first")

    def emit_expand(self, u: UOp) -> None:
        base, width = u.src[0], width_of(u)
        inner = base
        while inner.op is Ops.RESHAPE:
            inner = inner.src[0]
        if width == width_of(base):
            self.names[u] = self[base]
        elif inner.op is Ops.CONST:
            self.names[u] = self.constant(inner.arg.value, u.dtype, width)
        else:
            self.names[u] = self.splat(self[base], scalar_type(u.dtype), width)

    def emit_flip(self, u: UOp) -> None:
        self._shuffle(u, u.src[0], tuple(range(width_of(u)))[::-1])

    # *** memory ***

    def emit_load(self, u: UOp) -> None:
        width, scalar = width_of(u), memory_scalar(u.dtype)
        vector, place = vector_of(scalar, width), self[u.src[0]]
        align = u.dtype.itemsize
        gate = u.src[2] if len(u.src) > 2 else None
        alt = u.src[1] if len(u.src) > 1 else None
        if gate is not None and width_of(gate) > 1:
            assert alt is not None
            other = self._to_memory(self[alt], u.dtype, width)
            mask = f"<{width} x i1>"
            args = (("ptr", place), ("i32", str(align)), (mask, self[gate]), (vector, other))
            value = self.call(f"llvm.masked.load.{mangle(vector)}.p0", vector, *args)
            self.names[u] = self._from_memory(value, u.dtype, width)
            return
        if gate is not None:
            self.uses_dummy = True
            place = self.put(f"select i1 {self[gate]}, ptr {place}, ptr {_DUMMY}")
        value = self._from_memory(self.put(f"load {vector}, ptr {place}, align {align}"), u.dtype, width)
        if gate is not None and alt is not None and not is_zero(alt):
            value = self.put(f"select i1 {self[gate]}, {type_of(u)} {value}, {type_of(alt)} {self[alt]}")
        self.names[u] = value

    def _from_memory(self, value: str, dtype: DType, width: int) -> str:
        if dtype is not dtypes.bool:
            return value
        zero = "0" if width == 1 else "zeroinitializer"
        return self.put(f"icmp ne {vector_of('i8', width)} {value}, {zero}")

    def _to_memory(self, value: str, dtype: DType, width: int) -> str:
        if dtype is not dtypes.bool:
            return value
        return self.put(f"zext {vector_of('i1', width)} {value} to {vector_of('i8', width)}")

    def emit_store(self, u: UOp) -> None:
        place, stored = u.src[0], u.src[1]
        width, scalar = width_of(stored), memory_scalar(stored.dtype)
        vector = vector_of(scalar, width)
        align = stored.dtype.itemsize
        value = self._to_memory(self[stored], stored.dtype, width)
        gate = u.src[2] if len(u.src) > 2 else None
        if gate is not None and width_of(gate) > 1:
            mask = f"<{width} x i1>"
            args = ((vector, value), ("ptr", self[place]), ("i32", str(align)), (mask, self[gate]))
            self.call(f"llvm.masked.store.{mangle(vector)}.p0", "void", *args)
            return
        if gate is None and u.arg == "nontemporal" and width > 1 and stored.dtype is not dtypes.bool:
            self.streamed.append(u)
            return
        if gate is None:
            self.lines.append(f"  store {vector} {value}, ptr {self[place]}, align {align}")
            return
        then, after = self.label(), self.label()
        self.lines.append(f"  br i1 {self[gate]}, label %{then}, label %{after}")
        self.start(then)
        self.lines.append(f"  store {vector} {value}, ptr {self[place]}, align {align}")
        self.lines.append(f"  br label %{after}")
        self.start(after)

    def flush_streamed(self) -> None:
        """Write the pending non-temporal stores: as such where the address, known at run time, allows it."""
        while self.streamed:
            key = _stream_key(self.streamed[0])
            size = key[1]
            now = [u for u in self.streamed if _stream_key(u) == key]
            self.streamed = [u for u in self.streamed if _stream_key(u) != key]
            if key not in self.aligned:
                base = self.names[key[0]]
                name = self.aligned[key] = f"{base}.aligned{size}"
                self.entry.append(f"  {name}.address = ptrtoint ptr {base} to i64")
                self.entry.append(f"  {name}.rest = and i64 {name}.address, {size - 1}")
                self.entry.append(f"  {name} = icmp eq i64 {name}.rest, 0")
            stores = [f"  store {type_of(u.src[1])} {self[u.src[1]]}, ptr {self[u.src[0]]}, " for u in now]
            item = key[0].dtype.itemsize
            past, plain, after = self.label(), self.label(), self.label()
            self.lines.append(f"  br i1 {self.aligned[key]}, label %{past}, label %{plain}")
            for label, how in ((past, f"align {size}, !nontemporal !0"), (plain, f"align {item}")):
                self.start(label)
                self.lines += [text + how for text in stores]
                self.lines.append(f"  br label %{after}")
            self.start(after)

    def emit_prefetch(self, u: UOp) -> None:
        locality = 3 if u.arg is None else u.arg
        args = (("ptr", self[u.src[0]]), ("i32", "0"), ("i32", str(locality)), ("i32", "1"))
        self.call("llvm.prefetch.p0", "void", *args)

    # *** control flow ***

    def emit_range(self, u: UOp) -> None:
        bound = u.src[0]
        threaded = u.arg.axis_type is AxisType.THREAD
        first = "%lo" if threaded else "0"
        last = "%hi" if threaded else self.convert_int(self[bound], bound, "i64")
        body, after = self.label(), self.label()
        if threaded or bound.vmin < 1:  # may run no iteration at all
            some = self.put(f"icmp slt i64 {first}, {last}")
            self.lines.append(f"  br i1 {some}, label %{body}, label %{after}")
        else:
            self.lines.append(f"  br label %{body}")
        before = self.block
        self.start(body)
        self.count += 1
        counter = f"%i{self.count}"
        self.lines.append("")  # the phi: its second edge is known when the loop closes
        self.loops[u] = (before, after, len(self.lines) - 1, last)
        self.lines[-1] = f"  {counter} = phi i64 [ {first}, %{before} ]"
        self.names[u] = counter

    def emit_end(self, u: UOp) -> None:
        for loop in u.src[1:]:
            if loop.op is not Ops.RANGE:
                continue
            _, after, phi, last = self.loops.pop(loop)
            counter = self.names[loop]
            body = self.lines[phi - 1][:-1]
            following = self.put(f"add nuw nsw i64 {counter}, 1")
            more = self.put(f"icmp slt i64 {following}, {last}")
            self.lines.append(f"  br i1 {more}, label %{body}, label %{after}")
            self.lines[phi] += f", [ {following}, %{self.block} ]"
            self.start(after)

    def emit_if(self, u: UOp) -> None:
        then, after = self.label(), self.label()
        self.lines.append(f"  br i1 {self[u.src[0]]}, label %{then}, label %{after}")
        self.ends[u] = after
        self.start(then)

    def emit_endif(self, u: UOp) -> None:
        after = self.ends.pop(u.src[0])
        self.lines.append(f"  br label %{after}")
        self.start(after)

    # *** values ***

    def emit_const(self, u: UOp) -> None:
        self.names[u] = literal(u.arg.value, u.dtype)

    def emit_vconst(self, u: UOp) -> None:
        scalar = scalar_type(u.dtype)
        elements = [f"{scalar} {literal(v, u.dtype)}" for v in u.arg.value]
        if len(elements) == 1:
            self.names[u] = literal(u.arg.value[0], u.dtype)
        elif elements:
            self.names[u] = "<" + ", ".join(elements) + ">"

    def emit_alias(self, u: UOp) -> None:
        self.names[u] = self.names.get(u.src[0], "") if u.src else ""

    def emit_nothing(self, u: UOp) -> None:
        pass

    def emit_custom(self, u: UOp) -> None:
        fmt = u.arg[0] if isinstance(u.arg, tuple) else u.arg
        text = fmt.format(*(self.names.get(s, "") for s in u.src))
        if u.dtype is dtypes.void:
            self.lines.append(f"  {text}")
        else:
            self.names[u] = self.put(text)

    def emit_cast(self, u: UOp) -> None:
        self.names[u] = _cast(self, u)

    def emit_bitcast(self, u: UOp) -> None:
        source = u.src[0]
        have, want = type_of(source), type_of(u)
        value = self[source]
        if source.dtype is dtypes.bool and u.dtype is not dtypes.bool:
            value, have = self._to_memory(value, source.dtype, width_of(u)), vector_of("i8", width_of(u))
        if u.dtype is dtypes.bool and source.dtype is not dtypes.bool:
            self.names[u] = self._from_memory(value, u.dtype, width_of(u))
        else:
            self.names[u] = value if have == want else self.put(f"bitcast {have} {value} to {want}")

    def emit_where(self, u: UOp) -> None:
        cond, a, b = u.src
        self.names[u] = self.put(
            f"select {type_of(cond)} {self[cond]}, {type_of(a)} {self[a]}, {type_of(b)} {self[b]}"
        )

    def emit_arithmetic(self, u: UOp) -> None:
        kind = "float" if u.dtype.kind == "float" else "bool" if u.dtype is dtypes.bool else "int"
        op = ARITHMETIC[u.op][kind]
        if kind == "int" and op in ("add", "sub", "mul") and cannot_wrap(u):
            op += " nsw"
        self.names[u] = self.put(f"{op} {type_of(u)} {self[u.src[0]]}, {self[u.src[1]]}")

    def emit_neg(self, u: UOp) -> None:
        if u.dtype.kind == "float":
            self.names[u] = self.put(f"fneg {type_of(u)} {self[u.src[0]]}")
        elif u.dtype is dtypes.bool:
            self.names[u] = self[u.src[0]]
        else:
            self.names[u] = self.put(
                f"sub {type_of(u)} {self.constant(0, u.dtype, width_of(u))}, {self[u.src[0]]}"
            )

    def emit_not(self, u: UOp) -> None:
        ones = self.constant(True if u.dtype is dtypes.bool else -1, u.dtype, width_of(u))
        self.names[u] = self.put(f"xor {type_of(u)} {self[u.src[0]]}, {ones}")

    def emit_compare(self, u: UOp) -> None:
        a, b = u.src
        op = COMPARE[u.op][
            "float" if a.dtype.kind == "float" else "int" if a.dtype.kind in ("int", "index") else "uint"
        ]
        self.names[u] = self.put(f"{op} {type_of(a)} {self[a]}, {self[b]}")

    def emit_max(self, u: UOp) -> None:
        a, b = u.src
        t = type_of(u)
        if u.dtype is dtypes.bool:
            self.names[u] = self.put(f"or {t} {self[a]}, {self[b]}")
        elif u.dtype.kind != "float":
            name = "llvm.umax" if u.dtype.kind == "uint" else "llvm.smax"
            self.names[u] = self.call(f"{name}.{mangle(t)}", t, (t, self[a]), (t, self[b]))
        else:
            if is_number(a):
                a, b = b, a
            # one vmaxps: the second operand where either is NaN; then put back a NaN of the first
            above = self.put(f"fcmp ogt {t} {self[b]}, {self[a]}") if is_number(b) else ""
            if above:
                self.names[u] = self.put(f"select {mask_of(u)} {above}, {t} {self[b]}, {t} {self[a]}")
                return
            above = self.put(f"fcmp ogt {t} {self[a]}, {self[b]}")
            larger = self.put(f"select {mask_of(u)} {above}, {t} {self[a]}, {t} {self[b]}")
            nan = self.put(f"fcmp uno {t} {self[a]}, {self[a]}")
            self.names[u] = self.put(f"select {mask_of(u)} {nan}, {t} {self[a]}, {t} {larger}")

    def emit_shift(self, u: UOp) -> None:
        x, amount = u.src
        width, t = width_of(u), type_of(u)
        bits = 8 * u.dtype.itemsize
        arithmetic = u.op is Ops.SHR and u.dtype.kind in ("int", "index")
        op = "shl" if u.op is Ops.SHL else "ashr" if arithmetic else "lshr"
        count, lanes = self[amount], width_of(amount)
        fits = ""
        if not in_range(amount, 0, bits - 1):  # a negative amount is a very large one
            at, top = type_of(amount), self.constant(bits - 1, amount.dtype, lanes)
            fits = self.put(f"icmp ule {at} {count}, {top}")
            count = self.put(f"select {vector_of('i1', lanes)} {fits}, {at} {count}, {at} {top}")
        count = self.convert_int(count, amount, scalar_type(u.dtype))
        if lanes != width:
            count = self.splat(count, scalar_type(u.dtype), width)
        value = self.put(f"{op} {t} {self[x]}, {count}")
        if fits and not arithmetic:
            value = self.put(
                f"select {vector_of('i1', lanes)} {fits}, {t} {value}, {t} {self.constant(0, u.dtype, width)}"
            )
        self.names[u] = value

    def emit_divide(self, u: UOp) -> None:
        a, b = u.src
        if u.dtype is dtypes.bool:  # x / 1 = x, x % 1 = 0; by 0: 0
            self.names[u] = self.put(f"and i1 {self[a]}, {self[b]}") if u.op is Ops.CDIV else "false"
            return
        t, width, signed = type_of(u), width_of(u), u.dtype.kind in ("int", "index")
        op = ("s" if signed else "u") + ("div" if u.op is Ops.CDIV else "rem")
        zero, one = (self.constant(v, u.dtype, width) for v in (0, 1))
        divisor, is_zero, is_minus = self[b], "", ""
        low, high = b.min_max
        if low <= 0 <= high:
            is_zero = self.put(f"icmp eq {t} {divisor}, {zero}")
            divisor = self.put(f"select {mask_of(u)} {is_zero}, {t} {one}, {t} {divisor}")
        if signed and low <= -1 <= high and a.vmin <= dtypes.min(u.dtype):  # the smallest number / -1 traps
            is_minus = self.put(f"icmp eq {t} {self[b]}, {self.constant(-1, u.dtype, width)}")
            divisor = self.put(f"select {mask_of(u)} {is_minus}, {t} {one}, {t} {divisor}")
        value = self.put(f"{op} {t} {self[a]}, {divisor}")
        if is_minus:
            other = self.put(f"sub {t} {zero}, {self[a]}") if u.op is Ops.CDIV else zero
            value = self.put(f"select {mask_of(u)} {is_minus}, {t} {other}, {t} {value}")
        if is_zero:
            value = self.put(f"select {mask_of(u)} {is_zero}, {t} {zero}, {t} {value}")
        self.names[u] = value

    def emit_reciprocal(self, u: UOp) -> None:
        one = self.constant(1.0, u.dtype, width_of(u))
        self.names[u] = self.put(f"fdiv {type_of(u)} {one}, {self[u.src[0]]}")

    def emit_intrinsic(self, u: UOp) -> None:
        t = type_of(u)
        self.names[u] = self.call(f"{INTRINSIC[u.op]}.{mangle(t)}", t, *((t, self[s]) for s in u.src))


def _stream_key(u: UOp) -> tuple[UOp, int]:
    """(storage, bytes) of a store: whether it may pass the caches by is asked once for each."""
    return u.src[0].src[0].base, width_of(u.src[1]) * u.src[1].dtype.itemsize


def _cast(k: _Kernel, u: UOp) -> str:
    source, value, width = u.src[0], k[u.src[0]], width_of(u)
    a, b = source.dtype, u.dtype
    have, want = type_of(source), type_of(u)
    if a is b:
        return value
    if b is dtypes.bool:
        if a.kind == "float":
            return k.put(f"fcmp une {have} {value}, {k.constant(0.0, a, width)}")
        return k.put(f"icmp ne {have} {value}, {k.constant(0, a, width)}")
    if a.kind == "float" and b.kind == "float":
        if a is dtypes.float64 and b is not dtypes.float32:
            raise ValueError(f"CAST {a} to {b} is not one instruction; decompose it first")
        return k.put(f"{'fpext' if a.itemsize < b.itemsize else 'fptrunc'} {have} {value} to {want}")
    if b.kind == "float":
        return k.put(f"{'sitofp' if a.kind in ('int', 'index') else 'uitofp'} {have} {value} to {want}")
    if a.kind == "float":
        return _float_to_int(k, u)
    return k.convert_int(value, source, scalar_type(b))


def _float_to_int(k: _Kernel, u: UOp) -> str:
    """Saturating conversion, NaN to 0. Vectors by clamping (LLVM's own saturating form is lane by lane)."""
    source, width = u.src[0], width_of(u)
    a, b = source.dtype, u.dtype
    have, want, value = type_of(source), type_of(u), k[source]
    signed = b.kind in ("int", "index")
    if width == 1 or b.itemsize == 8:
        name = f"llvm.fpto{'s' if signed else 'u'}i.sat"
        return k.call(f"{name}.{mangle(want)}.{mangle(have)}", want, (have, value))
    if a is dtypes.float16:  # every float16 is a float32
        have, a = vector_of("float", width), dtypes.float32
        value = k.put(f"fpext {type_of(source)} {value} to {have}")
    mask, low, high = vector_of("i1", width), dtypes.min(b), dtypes.max(b)
    exact = a is dtypes.float64 or b.itemsize < 4  # the largest integer is a value of the float type
    top = k.constant(float(high) if exact else float(high + 1), a, width)
    bottom = k.constant(float(low), a, width)
    over = k.put(f"fcmp oge {have} {value}, {top}")
    inside = k.put(f"fcmp ogt {have} {value}, {bottom}")  # false for NaN
    value_low = k.put(f"select {mask} {inside}, {have} {value}, {have} {bottom}")
    clamped = k.put(
        f"select {mask} {over}, {have} {top if exact else k.constant(0.0, a, width)}, {have} {value_low}"
    )
    wide = vector_of("i32", width)
    signed_step = signed or b.itemsize < 4
    number = k.put(f"{'fptosi' if signed_step else 'fptoui'} {have} {clamped} to {wide}")
    if not exact:
        number = k.put(f"select {mask} {over}, {wide} {k.constant(high, b, width)}, {wide} {number}")
    if low != 0:
        nan = k.put(f"fcmp uno {have} {value}, {value}")
        number = k.put(f"select {mask} {nan}, {wide} zeroinitializer, {wide} {number}")
    return number if wide == want else k.put(f"trunc {wide} {number} to {want}")


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
    Ops.CAST: _Kernel.emit_cast,
    Ops.BITCAST: _Kernel.emit_bitcast,
    Ops.WHERE: _Kernel.emit_where,
    **dict.fromkeys(ARITHMETIC, _Kernel.emit_arithmetic),
    **dict.fromkeys(COMPARE, _Kernel.emit_compare),
    Ops.NEG: _Kernel.emit_neg,
    Ops.NOT: _Kernel.emit_not,
    Ops.MAX: _Kernel.emit_max,
    **dict.fromkeys((Ops.SHL, Ops.SHR), _Kernel.emit_shift),
    **dict.fromkeys((Ops.CDIV, Ops.CMOD), _Kernel.emit_divide),
    Ops.RECIPROCAL: _Kernel.emit_reciprocal,
    **dict.fromkeys(INTRINSIC, _Kernel.emit_intrinsic),
}
