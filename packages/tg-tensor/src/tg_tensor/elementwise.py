"""What does each elementwise method compute: arithmetic, comparisons, bits, rounding, functions?

Values are PyTorch's. Activations have a file of their own (activations.py).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Self

from tg_tensor import numerics
from tg_tensor.base import broadcast_shape, different_devices, is_number
from tg_tensor.movement import MovementMixin
from tg_uop.dtype import dtypes, least_upper_dtype, strong_dtype
from tg_uop.ops import Ops
from tg_uop.uop import UOp


class ElementwiseMixin(MovementMixin):
    """Methods that compute each element from elements at the same place."""

    __slots__ = ()

    def _float_function(self, f: Callable[[UOp], UOp]) -> Self:
        """`f` in float32 or float64; ints and bools become the default float first."""
        u = self.uop if self.dtype.kind == "float" else self.uop.cast(dtypes.default_float)
        return self._new(numerics.wide(f, u))

    def _float_operands(self, x: Any, reverse: bool = False) -> tuple[UOp, UOp]:
        a, b = self._operands(x, reverse)
        if a.dtype.kind != "float":
            a, b = a.cast(dtypes.default_float), b.cast(dtypes.default_float)
        return a, b

    def _wide_binary(self, f: Callable[[UOp, UOp], UOp], x: Any, reverse: bool = False) -> Self:
        a, b = self._float_operands(x, reverse)
        if a.dtype in (dtypes.float32, dtypes.float64):
            return self._new(f(a, b))
        return self._new(f(a.cast(dtypes.float32), b.cast(dtypes.float32)).cast(a.dtype))

    # *** arithmetic ***

    def add(self, x: Any, reverse: bool = False) -> Self:
        a, b = self._operands(x, reverse)
        return self._new(a.alu(Ops.OR if a.dtype is dtypes.bool else Ops.ADD, b))

    def sub(self, x: Any, reverse: bool = False) -> Self:
        a, b = self._operands(x, reverse)
        if a.dtype is dtypes.bool:
            raise TypeError(
                "sub: bool tensors do not subtract; use ^ (exclusive or), or cast to an int dtype"
            )
        return self._new(a - b)

    def mul(self, x: Any, reverse: bool = False) -> Self:
        a, b = self._operands(x, reverse)
        return self._new(a.alu(Ops.AND if a.dtype is dtypes.bool else Ops.MUL, b))

    def div(self, x: Any, reverse: bool = False, rounding_mode: str | None = None) -> Self:
        """Quotient as a float; `rounding_mode` "trunc" or "floor" rounds it, and keeps ints (by zero: 0)."""
        if rounding_mode not in (None, "trunc", "floor"):
            raise ValueError(f'div: rounding_mode is None, "trunc" or "floor", got {rounding_mode!r}')
        if rounding_mode is None:
            a, b = self._float_operands(x, reverse)
            return self._new(a.alu(Ops.FDIV, b))
        a, b = self._operands(x, reverse)
        if a.dtype is dtypes.bool:
            a, b = a.cast(dtypes.default_int), b.cast(dtypes.default_int)
        if a.dtype.kind != "float":
            return self._new(a.alu(Ops.CDIV if rounding_mode == "trunc" else Ops.FLOORDIV, b))
        if rounding_mode == "trunc":
            return self._new(numerics.trunc(a.alu(Ops.FDIV, b)))
        return self._wide_binary(numerics.floordiv, x, reverse)

    def mod(self, x: Any, reverse: bool = False) -> Self:
        """Remainder with the divisor's sign (Python's %)."""
        a, b = self._operands(x, reverse)
        if a.dtype.kind == "float":
            return self._wide_binary(numerics.floormod, x, reverse)
        return self._new(_as_int(a).alu(Ops.FLOORMOD, _as_int(b)))

    def fmod(self, x: Any) -> Self:
        """Remainder with the dividend's sign (C's %)."""
        a, b = self._operands(x)
        if a.dtype.kind == "float":
            return self._wide_binary(numerics.fmod, x)
        return self._new(_as_int(a).alu(Ops.CMOD, _as_int(b)))

    def neg(self) -> Self:
        """The negative; of a bool, the other one."""
        return self._new(-self.uop)

    def reciprocal(self) -> Self:
        return self._float_function(lambda u: u.alu(Ops.RECIPROCAL))

    def square(self) -> Self:
        return self.mul(self)

    def pow(self, x: Any, reverse: bool = False) -> Self:
        """This tensor to the power `x`. Small constant exponents become products; ints stay ints."""
        if is_number(x) and not reverse:
            small = self._constant_power(x)
            if small is not None:
                return small
        a, b = self._operands(x, reverse)
        if a.dtype.kind == "float":
            return self._wide_binary(lambda p, q: p.alu(Ops.POW, q), x, reverse)
        return self._new(_integer_power(_as_int(a), _as_int(b)))

    def _constant_power(self, x: Any) -> Self | None:
        dtype = strong_dtype(
            least_upper_dtype(self.dtype, dtypes.weakfloat if isinstance(x, float) else dtypes.weakint)
        )
        u = self.uop.cast(dtype)
        if dtype.kind != "float" and x < 0:
            raise ValueError(f"pow: ints have no negative power {x}; cast to a float dtype first")
        if dtype.kind == "float" and x in (0.5, -0.5):
            root = numerics.wide(lambda v: v.alu(Ops.SQRT), u)
            root = numerics.equal(u, -math.inf).where(math.inf, root)
            return self._new(root if x == 0.5 else numerics.fdiv(1.0, root))
        if math.isfinite(x) and x == int(x):
            n = abs(int(x))
            if n <= 8 or dtype.kind != "float":
                power = _repeated_product(u, n)
                return self._new(power if x >= 0 else numerics.fdiv(1.0, power))
        return None

    def maximum(self, x: Any) -> Self:
        """The greater of two elements; NaN if either is."""
        a, b = self._operands(x)
        return self._new(a.alu(Ops.MAX, b))

    def minimum(self, x: Any) -> Self:
        """The lesser of two elements; NaN if either is."""
        a, b = self._operands(x)
        if a.dtype.kind == "float":
            return self._new(-((-a).alu(Ops.MAX, -b)))
        return self._new(a.alu(Ops.AND, b) if a.dtype is dtypes.bool else (a < b).where(a, b))

    def clamp(self, min_: Any = None, max_: Any = None) -> Self:
        """Elements below `min_` become `min_`, those above `max_` become `max_`; NaN stays."""
        if min_ is None and max_ is None:
            raise ValueError("clamp: give min_, max_ or both")
        out = self
        for limit, low in ((min_, True), (max_, False)):
            if limit is not None:
                a, b = out._operands(limit)
                outside = (a < b) if low else (b < a)
                if isinstance(limit, ElementwiseMixin) and b.dtype.kind == "float":
                    outside = outside | b.ne(b)
                out = self._new(outside.where(b, a))
        return out

    clip = clamp

    def lerp(self, end: Any, weight: Any) -> Self:
        """`self + (end - self) * weight`."""
        return self + (self.ufix(end) - self) * weight

    def copysign(self, other: Any) -> Self:
        """The magnitude of this with the sign of `other` (the sign of -0.0 and NaN counts)."""
        a, b = self._float_operands(other)
        if b.dtype.itemsize == 1:
            b = b.cast(dtypes.float32)
        bits = {2: dtypes.int16, 4: dtypes.int32, 8: dtypes.int64}[b.dtype.itemsize]
        size = self._new(a).abs().uop
        return self._new((b.bitcast(bits) < 0).where(-size, size))

    # *** comparisons ***

    def _compare(self, x: Any, f: Callable[[UOp, UOp], UOp], reverse: bool = False) -> Self:
        if (
            type(x) is int
            and self.dtype.kind in ("int", "uint")
            and not dtypes.min(self.dtype) <= x <= dtypes.max(self.dtype)
        ):
            edge = float("-inf" if x < 0 else "inf")  # beyond every value of the dtype
            a, b = self.uop.cast(dtypes.float32), UOp.const(dtypes.float32, edge, self.shape)
            a, b = (b, a) if reverse else (a, b)
        else:
            a, b = self._operands(x, reverse)
        return self._new(f(a, b))

    def eq(self, x: Any) -> Self:
        return self._compare(x, lambda a, b: a.alu(Ops.CMPEQ, b))

    def ne(self, x: Any) -> Self:
        return self._compare(x, lambda a, b: a.alu(Ops.CMPNE, b))

    def _less(self, x: Any, reverse: bool = False) -> Self:
        return self._compare(x, lambda a, b: a.alu(Ops.CMPLT, b), reverse)

    def _less_equal(self, x: Any, reverse: bool = False) -> Self:
        return self._compare(x, _not_greater, reverse)

    def isclose(self, other: Any, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Self:
        """Whether `|self - other| <= atol + rtol * |other|`; equal infinities are close."""
        for name, v in (("rtol", rtol), ("atol", atol)):
            if not is_number(v) or v < 0:
                raise ValueError(f"isclose: {name} is a number >= 0, got {v!r}")
        a, b = self._operands(other)
        x, y = self._new(a), self._new(b)
        if a.dtype.kind != "float":
            if rtol == 0 and atol < 1:
                return x.eq(y)
            x, y = x.cast(dtypes.float64), y.cast(dtypes.float64)
        close = ((x - y).abs() <= y.abs() * rtol + atol) & x.isfinite() & y.isfinite() | x.eq(y)
        return close | (x.isnan() & y.isnan()) if equal_nan and a.dtype.kind == "float" else close

    def isnan(self) -> Self:
        return self.ne(self)

    def isinf(self, detect_positive: bool = True, detect_negative: bool = True) -> Self:
        """Whether an element is inf (or -inf)."""
        if self.dtype.kind != "float" or not (detect_positive or detect_negative):
            return self._new(UOp.const(dtypes.bool, False, self.shape))
        if detect_positive and detect_negative:
            return self.eq(math.inf) | self.eq(-math.inf)
        return self.eq(math.inf if detect_positive else -math.inf)

    def isfinite(self) -> Self:
        """Whether an element is neither infinite nor NaN."""
        return (self.isinf() | self.isnan()).logical_not()

    # *** logic and bits ***

    def logical_not(self) -> Self:
        """Whether an element is zero."""
        u = self.uop
        return self._new(u.ne(True) if u.dtype is dtypes.bool else u.alu(Ops.CMPEQ, u.const_like(0)))

    def _bits(self, op: Ops, name: str, x: Any, reverse: bool) -> Self:
        a, b = self._operands(x, reverse)
        if a.dtype.kind == "float":
            raise TypeError(
                f"{name}: bits of int and bool tensors only, got {self.dtype} and {self.ufix(x).dtype}"
            )
        return self._new(a.alu(op, b))

    def bitwise_and(self, x: Any, reverse: bool = False) -> Self:
        return self._bits(Ops.AND, "bitwise_and", x, reverse)

    def bitwise_or(self, x: Any, reverse: bool = False) -> Self:
        return self._bits(Ops.OR, "bitwise_or", x, reverse)

    def bitwise_xor(self, x: Any, reverse: bool = False) -> Self:
        return self._bits(Ops.XOR, "bitwise_xor", x, reverse)

    def bitwise_not(self) -> Self:
        """Every bit inverted; of a bool, the other one."""
        if self.dtype.kind == "float":
            raise TypeError(f"bitwise_not: bits of int and bool tensors only, got {self.dtype}")
        return self._new(~self.uop)

    def _shift(self, op: Ops, name: str, x: Any, reverse: bool) -> Self:
        a, b = self._operands(x, reverse)
        if not dtypes.is_int(a.dtype):
            raise TypeError(f"{name}: shifts of int tensors only, got {self.dtype} and {self.ufix(x).dtype}")
        if type(x) is int and not reverse and x < 0:
            raise ValueError(f"{name}: the count must not be negative, got {x}")
        return self._new(a.alu(op, b))

    def lshift(self, x: Any, reverse: bool = False) -> Self:
        """Bits moved `x` places up."""
        return self._shift(Ops.SHL, "lshift", x, reverse)

    def rshift(self, x: Any, reverse: bool = False) -> Self:
        """Bits moved `x` places down, the sign repeated."""
        return self._shift(Ops.SHR, "rshift", x, reverse)

    # *** choice ***

    def where(self, x: Any, y: Any) -> Self:
        """`x` where this is true (not zero), else `y`; numbers are weak."""
        if is_number(x) and is_number(y):
            dtype = dtypes.from_py([x, y])
            branches = [UOp.const(dtype, x), UOp.const(dtype, y)]
        else:
            anchor = y if is_number(x) else x
            anchor = anchor if isinstance(anchor, ElementwiseMixin) else self.ufix(anchor)
            branches = [anchor.ufix(v).uop for v in (x, y)]
            dtype = strong_dtype(least_upper_dtype(*(u.dtype for u in branches)))
        c = self.uop if self.dtype is dtypes.bool else self.uop.ne(0)
        shape = broadcast_shape(c.shape, *(u.shape for u in branches))
        if len({u.device for u in (c, *branches)} - {None}) > 1:
            raise different_devices("where: operands", c, *branches)
        a, b = (u.cast(dtype).broadcast_to(shape) for u in branches)
        return self._new(c.broadcast_to(shape).where(a, b))

    def masked_fill(self, mask: Any, value: Any) -> Self:
        """`value` where `mask` is true, this elsewhere; the dtype stays."""
        m = self.ufix(mask)
        if m.dtype is not dtypes.bool:
            raise TypeError(f"masked_fill: mask is a bool tensor, got {m.dtype}")
        return m.where(self.ufix(value).cast(self.dtype), self)

    # *** signs and rounding ***

    def abs(self) -> Self:
        u = self.uop
        if u.dtype.kind in ("uint", "bool"):
            return self
        if u.dtype.kind == "float":  # -0.0 becomes 0.0, and the derivative at 0 is 0
            return self._new(numerics.equal(u, 0.0).where(0.0, numerics.magnitude(u)))
        return self._new((u < 0).where(-u, u))

    def sign(self) -> Self:
        """-1, 0 or 1; 0 for NaN."""
        u = self.uop
        if u.dtype.kind in ("uint", "bool"):
            return self._new(u.ne(0).where(u.const_like(1), 0))
        return self._new((u > 0).where(u.const_like(1), (u < 0).where(u.const_like(-1), 0)))

    def _rounding(self, f: Callable[[UOp], UOp]) -> Self:
        return self._new(numerics.wide(f, self.uop)) if self.dtype.kind == "float" else self

    def trunc(self) -> Self:
        """Rounded toward zero."""
        return self._rounding(numerics.trunc)

    def floor(self) -> Self:
        """Rounded down."""
        return self._rounding(numerics.floor)

    def ceil(self) -> Self:
        """Rounded up."""
        return self._rounding(numerics.ceil)

    def round(self) -> Self:
        """Rounded to the nearest integer, halves to even; its gradient is zero."""
        return self._rounding(numerics.round_half_even)

    # *** functions ***

    def exp(self) -> Self:
        return self._float_function(numerics.exp)

    def exp2(self) -> Self:
        return self._float_function(lambda u: u.alu(Ops.EXP2))

    def log(self) -> Self:
        return self._float_function(numerics.log)

    def log2(self) -> Self:
        return self._float_function(lambda u: u.alu(Ops.LOG2))

    def log10(self) -> Self:
        return self._float_function(lambda u: u.alu(Ops.LOG2) * math.log10(2.0))

    def logaddexp(self, other: Any) -> Self:
        """log(exp(self) + exp(other)) without overflow."""
        return self._wide_binary(numerics.logaddexp, other)

    def sqrt(self) -> Self:
        return self._float_function(numerics.sqrt)

    def rsqrt(self) -> Self:
        """1 / sqrt."""
        return self._float_function(lambda u: numerics.fdiv(1.0, numerics.sqrt(u)))

    def sin(self) -> Self:
        return self._float_function(numerics.sin)

    def cos(self) -> Self:
        return self._float_function(numerics.cos)

    def tan(self) -> Self:
        return self._float_function(numerics.tan)

    def asin(self) -> Self:
        return self._float_function(numerics.asin)

    def acos(self) -> Self:
        return self._float_function(numerics.acos)

    def atan(self) -> Self:
        return self._float_function(numerics.atan)

    def sinh(self) -> Self:
        return self._float_function(numerics.sinh)

    def cosh(self) -> Self:
        return self._float_function(numerics.cosh)

    def tanh(self) -> Self:
        return self._float_function(numerics.tanh)

    def asinh(self) -> Self:
        return self._float_function(numerics.asinh)

    def acosh(self) -> Self:
        return self._float_function(numerics.acosh)

    def atanh(self) -> Self:
        return self._float_function(numerics.atanh)

    def erf(self) -> Self:
        """The error function."""
        return self._float_function(numerics.erf)

    # *** several operands ***

    def usum(self, *uops: Any) -> Self:
        """The sum of this tensor and all others."""
        out = self
        for x in uops:
            out = out.add(x)
        return out

    def uprod(self, *uops: Any) -> Self:
        """The product of this tensor and all others."""
        out = self
        for x in uops:
            out = out.mul(x)
        return out

    # *** operators ***

    def __add__(self, x: Any) -> Self:
        return self.add(x)

    def __radd__(self, x: Any) -> Self:
        return self.add(x, True)

    def __sub__(self, x: Any) -> Self:
        return self.sub(x)

    def __rsub__(self, x: Any) -> Self:
        return self.sub(x, True)

    def __mul__(self, x: Any) -> Self:
        return self.mul(x)

    def __rmul__(self, x: Any) -> Self:
        return self.mul(x, True)

    def __truediv__(self, x: Any) -> Self:
        return self.div(x)

    def __rtruediv__(self, x: Any) -> Self:
        return self.div(x, True)

    def __floordiv__(self, x: Any) -> Self:
        return self.div(x, rounding_mode="floor")

    def __rfloordiv__(self, x: Any) -> Self:
        return self.div(x, True, rounding_mode="floor")

    def __mod__(self, x: Any) -> Self:
        return self.mod(x)

    def __rmod__(self, x: Any) -> Self:
        return self.mod(x, True)

    def __pow__(self, x: Any) -> Self:
        return self.pow(x)

    def __rpow__(self, x: Any) -> Self:
        return self.pow(x, True)

    def __and__(self, x: Any) -> Self:
        return self.bitwise_and(x)

    def __rand__(self, x: Any) -> Self:
        return self.bitwise_and(x, True)

    def __or__(self, x: Any) -> Self:
        return self.bitwise_or(x)

    def __ror__(self, x: Any) -> Self:
        return self.bitwise_or(x, True)

    def __xor__(self, x: Any) -> Self:
        return self.bitwise_xor(x)

    def __rxor__(self, x: Any) -> Self:
        return self.bitwise_xor(x, True)

    def __lshift__(self, x: Any) -> Self:
        return self.lshift(x)

    def __rlshift__(self, x: Any) -> Self:
        return self.lshift(x, True)

    def __rshift__(self, x: Any) -> Self:
        return self.rshift(x)

    def __rrshift__(self, x: Any) -> Self:
        return self.rshift(x, True)

    def __invert__(self) -> Self:
        return self.bitwise_not()

    def __neg__(self) -> Self:
        return self.neg()

    def __pos__(self) -> Self:
        return self

    def __abs__(self) -> Self:
        return self.abs()

    def __lt__(self, x: Any) -> Self:
        return self._less(x)

    def __gt__(self, x: Any) -> Self:
        return self._less(x, True)

    def __le__(self, x: Any) -> Self:
        return self._less_equal(x)

    def __ge__(self, x: Any) -> Self:
        return self._less_equal(x, True)

    def __eq__(self, x: object) -> Self:  # type: ignore[override]
        return self.eq(x)

    def __ne__(self, x: object) -> Self:  # type: ignore[override]
        return self.ne(x)

    __hash__ = object.__hash__


def _as_int(u: UOp) -> UOp:
    return u.cast(dtypes.default_int) if u.dtype is dtypes.bool else u


def _not_greater(a: UOp, b: UOp) -> UOp:
    """a <= b; false when either is NaN."""
    if a.dtype.kind == "float":
        return (a < b) | a.alu(Ops.CMPEQ, b)
    return (b < a).ne(True)


def _repeated_product(u: UOp, n: int) -> UOp:
    """u ** n by squaring."""
    out: UOp | None = None
    while n:
        if n & 1:
            out = u if out is None else out * u
        n >>= 1
        if n:
            u = u * u
    return u.const_like(1) if out is None else out


def _integer_power(base: UOp, exponent: UOp) -> UOp:
    """base ** exponent of ints, wrapping; a negative exponent gives 0 except for bases 1 and -1."""
    out, square, e = base.const_like(1), base, exponent
    for _ in range(base.dtype.bits - (base.dtype.kind == "int")):
        out = (e & 1).ne(0).where(out * square, out)
        square, e = square * square, e >> 1
    if base.dtype.kind == "uint":
        return out
    odd = (exponent & 1).ne(0)
    one, minus_one = base.alu(Ops.CMPEQ, base.const_like(1)), base.alu(Ops.CMPEQ, base.const_like(-1))
    inverse = (one | (minus_one & odd.ne(True))).where(
        base.const_like(1), minus_one.where(base.const_like(-1), 0)
    )
    return (exponent < 0).where(inverse, out)
