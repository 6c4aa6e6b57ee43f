"""How is a division by a constant done without dividing? Multiply by a rounded-up reciprocal and shift.

With m = ceil(2**s / d) and e = m*d - 2**s, floor(n*m / 2**s) = n // d for all 0 <= n <= N exactly when c*e <
2**s, where c is the largest n <= N with n % d = d-1 (Granlund and Montgomery, "Division by invariant integers
using multiplication", PLDI 1994). For negative n the floor is one below the truncated quotient.
"""

from __future__ import annotations

from tg_uop.dtype import DType, dtypes
from tg_uop.ops import Ops
from tg_uop.target import Target
from tg_uop.uop import UOp

_WITHOUT_64_BIT_INTEGERS = frozenset({"WEBGPU"})


def reciprocal(d: int, most: int) -> tuple[int, int]:
    """(m, s) with the smallest s such that (n*m) >> s is n // d for all 0 <= n <= most. d > 1 is no power of
    two.
    """
    critical = most - (most + 1) % d
    shift = 0
    while True:
        m = -(-(1 << shift) // d)
        if critical * (m * d - (1 << shift)) < 1 << shift:
            return m, shift
        shift += 1


def fast_idiv(target: Target, x: UOp, d: int) -> UOp | None:
    """The truncating quotient x / d as multiplication and shift, or None where that does not pay or fit.

    `x` is an integer of any dtype and shape, d > 0 (ValueError otherwise). None for powers of two (shifts do
    those) and where the product fits neither the dtype nor a 64-bit integer the target has.
    """
    if type(d) is not int or d <= 0:
        raise ValueError(f"fast_idiv takes a positive divisor, got {d!r}")
    if not dtypes.is_int(x.dtype):
        raise TypeError(f"fast_idiv divides integers, got {x.dtype}")
    if d & (d - 1) == 0:
        return None
    low, high = x.min_max
    most = max(high, -low)
    if most < d:
        return x.const_like(0)
    m, shift = reciprocal(d, most)
    wide = _product_dtype(target, x.dtype, low * m, high * m, shift)
    if wide is None:
        return None
    product = UOp(Ops.MUL, (y := x.cast(wide), y.const_like(m)))
    quotient = UOp(Ops.SHR, (product, product.const_like(shift)))
    if low < 0:
        zero = quotient.const_like(0)
        negative = UOp(Ops.CMPLT, (y, zero))
        quotient = UOp(Ops.ADD, (quotient, UOp(Ops.WHERE, (negative, quotient.const_like(1), zero))))
    return quotient.cast(x.dtype)


def _product_dtype(target: Target, d: DType, low: int, high: int, shift: int) -> DType | None:
    """The dtype itself if it holds the product, else a 64-bit one that does."""
    wider = (dtypes.uint64 if d.kind == "uint" else dtypes.int64,)
    for candidate in (d, *(() if target.device in _WITHOUT_64_BIT_INTEGERS else wider)):
        if dtypes.min(candidate) <= low and high <= dtypes.max(candidate) and shift < candidate.bits:
            return candidate
    return None
