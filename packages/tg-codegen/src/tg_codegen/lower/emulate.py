"""How does a target compute with float types it lacks: stored as bits, computed in float32, rounded after
every operation?

A value of an emulated type is carried as a float32 that is exactly one of the type's values. Memory keeps the
type itself where the target converts it (float16 with F16C), else unsigned integers of its size; register
buffers hold float32. Rounding is to nearest, ties to even, once: float32 has more than twice the digits of
every type here, so a rounded float32 result rounds again to the right value for + - * / and sqrt (S.
Figueroa, "When is double rounding innocuous?").
"""

from __future__ import annotations

from typing import Any

from tg_codegen.lower.decompositions import round_to_odd
from tg_uop import AddrSpace, DType, GroupOp, Ops, UOp, dtypes
from tg_uop.dtype import FloatFormat, max_finite, to_bits

F32, U32 = dtypes.float32, dtypes.uint32
_CANDIDATES = (dtypes.float16, dtypes.bfloat16, *dtypes.fp8s)
_EXACT = frozenset({Ops.MAX, Ops.NEG, Ops.WHERE, Ops.TRUNC})  # their results need no rounding
_UNSIGNED = {1: dtypes.uint8, 2: dtypes.uint16}
_THROUGH = GroupOp.Movement | GroupOp.Identity


def emulate(sink: UOp, renderer: Any) -> UOp:
    """The graph without float types that `renderer` does not add, at any stage before or after LOADs exist.

    Values and buffers of those types become float32 values and integer (or natively converted) buffers.
    Graphs without such types come back as they are. ValueError for an operation that has no emulation (WMMA,
    CUSTOM on such a type).
    """
    lacking = frozenset(d for d in _CANDIDATES if not renderer.supports(Ops.ADD, d))
    order = sink.toposort()
    if not any(u.dtype in lacking for u in order):
        return sink
    return _Emulation(lacking, renderer).run(order)[sink]


class _Emulation:
    def __init__(self, lacking: frozenset[DType], renderer: Any) -> None:
        self.lacking = lacking
        self.converts = frozenset(d for d in lacking if renderer.supports(Ops.CAST, d))
        self.new: dict[UOp, UOp] = {}  # storage and nodes of other types
        self.values: dict[UOp, UOp] = {}  # emulated nodes as float32
        self.packed: dict[tuple[UOp, DType], UOp] = {}  # float32 values whose stored form is known

    def run(self, order: list[UOp]) -> dict[UOp, UOp]:
        for u in order:
            if u.dtype in self.lacking:
                self.emulated(u)
            else:
                self.new[u] = self.other(u)
        return self.new

    # *** stored form ***

    def storage(self, dtype: DType) -> DType:
        return dtype if dtype in self.converts else _UNSIGNED[dtype.itemsize]

    def unpack(self, stored: UOp, dtype: DType) -> UOp:
        """A stored value as float32."""
        if stored.dtype is F32:
            return stored
        value = stored.cast(F32) if dtype in self.converts else bits_to_float32(stored, dtype)
        self.packed[value, dtype] = stored
        return value

    def pack(self, value: UOp, dtype: DType) -> UOp:
        """A float32 that is a value of `dtype`, as stored."""
        key = (value, dtype)
        if key not in self.packed:
            self.packed[key] = value.cast(dtype) if dtype in self.converts else float32_to_bits(value, dtype)
        return self.packed[key]

    def rounded(self, value: UOp, dtype: DType) -> UOp:
        """The nearest value of `dtype`, as float32."""
        return self.unpack(self.pack(value, dtype), dtype)

    # *** nodes ***

    def value(self, u: UOp) -> UOp:
        """A source as a value: float32 for emulated types."""
        if u.dtype not in self.lacking:
            return self.new[u]
        if u not in self.values:  # a place read without LOAD
            self.values[u] = self.unpack(self.new[u], u.dtype)
        return self.values[u]

    def emulated(self, u: UOp) -> None:
        d = u.dtype
        if u.op in (Ops.PARAM, Ops.BUFFER):
            registers = u.op is Ops.BUFFER and u.arg.addrspace is AddrSpace.REG
            src = tuple(self.new[s] for s in u.src)
            self.new[u] = u.replace(src=src, arg=u.arg._replace(dtype=F32 if registers else self.storage(d)))
        elif u.op in _THROUGH and u.src and u.src[0] in self.new:  # a view of storage
            self.new[u] = u.replace(src=tuple(self.new[s] for s in u.src))
        elif u.op is Ops.LOAD:
            place = self.new[u.src[0]]
            rest = [self.value(s) for s in u.src[1:]]
            if rest and place.dtype is not F32:
                rest[0] = self.pack(rest[0], d)
            self.values[u] = self.unpack(u.replace(src=(place, *rest)), d)
        elif u.op in (Ops.CONST, Ops.VCONST):
            self.values[u] = u.replace(arg=u.arg._replace(dtype=F32))
        elif u.op is Ops.CAST:
            self.values[u] = self.rounded(self.as_float32(u.src[0], d), d)
        elif u.op is Ops.BITCAST:
            source = u.src[0]
            bits = (
                self.pack(self.value(source), source.dtype)
                if source.dtype in self.lacking
                else self.new[source]
            )
            self.values[u] = self.unpack(bits.bitcast(self.storage(d)), d)
        elif u.op in GroupOp.ALU or u.op is Ops.REDUCE:
            result = u.replace(src=tuple(self.value(s) for s in u.src))
            self.values[u] = result if u.op in _EXACT else self.rounded(result, d)
        elif u.op in _THROUGH:
            self.values[u] = u.replace(src=tuple(self.value(s) for s in u.src))
        else:
            raise ValueError(f"{u.op.name} on {d} has no emulation; cast its operands to float32")

    def as_float32(self, source: UOp, target: DType) -> UOp:
        """The operand of a CAST as a float32 whose rounding to `target` is the operand's."""
        x = self.value(source)
        if x.dtype is dtypes.float64:
            return round_to_odd(x)
        if x.dtype.kind in ("int", "uint", "index") and x.dtype.itemsize >= 4 and target is dtypes.bfloat16:
            if x.dtype.itemsize == 8:  # beyond 2^53: the leading digits, and one that says "not exact"
                sticky = (x & 0xFFFF).ne(0).where(x.const_like(0x8000), x.const_like(0))
                large = x.const_like((1 << 53) - 1) < x
                if x.dtype.kind != "uint":
                    large = large | (x < x.const_like(-(1 << 53) + 1))
                x = large.where((x & -0x10000) | sticky, x)
            return round_to_odd(x.cast(dtypes.float64))
        return x.cast(F32)

    def other(self, u: UOp) -> UOp:
        if not any(s.dtype in self.lacking for s in u.src):
            src = tuple(self.new[s] for s in u.src)
            return u if src == u.src else u.replace(src=src)
        if u.op is Ops.STORE and u.src[0].dtype in self.lacking:
            place, value = self.new[u.src[0]], self.value(u.src[1])
            stored = value if place.dtype is F32 else self.pack(value, u.src[1].dtype)
            return u.replace(src=(place, stored, *(self.new[s] for s in u.src[2:])))
        if u.op is Ops.BITCAST:
            source = u.src[0]
            return self.pack(self.value(source), source.dtype).bitcast(u.arg)
        if u.op is Ops.CAST:
            return self.value(u.src[0]).cast(u.arg)
        if u.op in GroupOp.ALU:
            return u.replace(src=tuple(self.value(s) for s in u.src))
        if u.op in (Ops.PREFETCH, Ops.AFTER, Ops.END, Ops.GROUP, Ops.SINK, Ops.NOOP):
            return u.replace(src=tuple(self.new[s] if s in self.new else self.value(s) for s in u.src))
        raise ValueError(
            f"{u.op.name} of an emulated float type has no emulation; cast the operand to float32"
        )


# *** conversions in 32-bit integers ***


def _format(dtype: DType) -> FloatFormat:
    if dtype.float_format is None or dtype.itemsize > 2:
        raise ValueError(f"{dtype} is not one of the small floats {', '.join(d.name for d in _CANDIDATES)}")
    return dtype.float_format


def bits_to_float32(bits: UOp, dtype: DType) -> UOp:
    """The float32 equal to the value whose bit pattern (an unsigned integer of the type's size) is `bits`."""
    f = _format(dtype)
    wide = bits.cast(U32)
    if dtype is dtypes.bfloat16:
        return (wide << 16).bitcast(F32)
    top = 1 << (dtype.bits - 1)
    size = wide & (top - 1)
    sign = (wide & top) << (32 - dtype.bits)
    # as a float32 of the same digits, then the exponents' bias put right: exact also for subnormals
    value = (size << (23 - f.mantissa_bits)).bitcast(F32)
    value = value * value.const_like(2.0 ** (127 - f.bias))
    result = value.bitcast(U32) | sign
    if f.fnuz:
        not_number = wide.ne(top).ne(True)
    elif f.finite_only:
        not_number = size.ne(top - 1).ne(True)
    else:
        special = (size < size.const_like(((1 << f.exponent_bits) - 1) << f.mantissa_bits)).ne(True)
        return special.where(result | 0x7F800000, result).bitcast(F32)
    return not_number.where(result.const_like(0x7FC00000), result).bitcast(F32)


def float32_to_bits(value: UOp, dtype: DType) -> UOp:
    """The bit pattern of the value of `dtype` nearest to a float32, ties to even.

    Overflow gives infinity, or NaN where the type has none; NaN gives the type's NaN.
    """
    f = _format(dtype)
    bits = value.bitcast(U32)
    size = bits & 0x7FFFFFFF
    not_number = size.const_like(0x7F800000) < size
    if dtype is dtypes.bfloat16:
        rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
        return not_number.where(((bits >> 16) | 0x40), rounded).cast(dtypes.uint16)
    shift = 23 - f.mantissa_bits
    normal = (size + ((1 << (shift - 1)) - 1) + ((size >> shift) & 1)) >> shift
    normal = normal + normal.const_like(-((127 - f.bias) << f.mantissa_bits))
    # below the least normal number: adding this float lets the hardware round at the subnormals' step
    step = 2.0 ** (shift + 1 - f.bias)
    shifted = size.bitcast(F32) + UOp.const(F32, step, value.shape)
    small = shifted.bitcast(U32) + bits.const_like(-to_bits(step, F32))
    code = (size < size.const_like((128 - f.bias) << 23)).where(small, normal)
    largest = to_bits(max_finite(dtype), dtype)
    nan = to_bits(float("nan"), dtype)
    sign = (bits >> (32 - dtype.bits)) & (1 << (dtype.bits - 1))
    beyond = code.const_like(largest) < code
    beyond = beyond | (size < size.const_like(0x7F800000)).ne(True)
    if f.finite_only:
        if f.fnuz:  # no -0: its code is the NaN
            sign = code.ne(0).where(sign, sign.const_like(0))
        result = (beyond | not_number).where(code.const_like(nan), code | sign)
    else:
        result = (
            not_number.where(code.const_like(nan), beyond.where(code.const_like(largest + 1), code)) | sign
        )
    return result.cast(_UNSIGNED[dtype.itemsize])
