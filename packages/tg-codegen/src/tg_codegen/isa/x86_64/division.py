"""How are integers divided: by multiplication where divisor and range are known, else by the processor?

Nothing traps: a divisor of 0 gives 0, the smallest number by -1 wraps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tg_codegen.isa.x86_64.analyse import strip
from tg_codegen.isa.x86_64.mir import Imm
from tg_uop import DType, Ops, UOp, dtypes

if TYPE_CHECKING:
    from tg_codegen.isa.x86_64.select import Selector

_SMALL = 1 << 32


def divide(k: Selector, u: UOp, a: int, b: int, sources: tuple[UOp, ...]) -> int:
    """CDIV or CMOD of two scalars in registers; `sources` are the nodes, for their intervals."""
    d = u.dtype
    if d is dtypes.bool:
        return k.f.general("and", a, b, width=4) if u.op is Ops.CDIV else k.f.integer(0, 8)
    dividend, divisor = sources
    known = _constant(divisor)
    if known and -(_SMALL // 2) <= dividend.vmin and dividend.vmax < _SMALL:
        found = _by_multiplication(k, u, a, known, dividend)
        if found is not None:
            return found
    return _by_division(k, u, a, b, dividend, divisor)


def _constant(u: UOp) -> int | None:
    u = strip(u)
    while u.op is Ops.EXPAND:
        u = strip(u.src[0])
    values = (u.arg.value,) if u.op is Ops.CONST else u.arg.value if u.op is Ops.VCONST else ()
    return int(next(iter(values))) if len(set(values)) == 1 else None


def magic(divisor: int, largest: int) -> tuple[int, int] | None:
    """(m, s) with x // divisor = (x * m) >> s for 0 <= x <= largest and no product beyond 63 bits, if any.

    H. Warren, "Hacker's Delight", chapter 10: m = 2^s // divisor + 1 is right while x * (m * divisor - 2^s)
    < 2^s.
    """
    for s in range(62):
        m = (1 << s) // divisor + 1
        if m * max(largest, 1) >= 1 << 63:
            return None
        if largest * (m * divisor - (1 << s)) < 1 << s:
            return m, s
    return None


def _by_multiplication(k: Selector, u: UOp, a: int, divisor: int, dividend: UOp) -> int | None:
    from tg_codegen.isa.x86_64.select import is_signed, operand_width

    f, d = k.f, u.dtype
    negative = dividend.vmin < 0
    found = magic(abs(divisor), max(abs(dividend.vmin), abs(dividend.vmax)))
    if found is None:
        return None
    m, s = found
    x = f.general("movsxd", a) if negative and operand_width(d) == 4 else a
    product = f.general("imul", x, Imm(m) if m < 1 << 31 else f.integer(m, 8))
    q = f.general("sar" if negative else "shr", product, Imm(s)) if s else product
    if negative:  # the shift rounds down: one more below zero
        q = f.general("add", q, f.general("shr", x, Imm(63)))
    if u.op is Ops.CMOD:
        q = f.general(
            "sub",
            x,
            f.general("imul", q, Imm(abs(divisor)) if abs(divisor) < 1 << 31 else f.integer(abs(divisor), 8)),
        )
    elif divisor < 0:
        q = f.general("neg", q)
    return _finished(k, q, d) if is_signed(d) and (negative or divisor < 0) else q


def _finished(k: Selector, r: int, d: DType) -> int:
    """A 64-bit number as a scalar of the dtype."""
    from tg_codegen.isa.x86_64.select import size_of

    return k.normal(r, d) if size_of(d) < 4 else k.f.general("mov", r, width=4) if size_of(d) == 4 else r


def _by_division(k: Selector, u: UOp, a: int, b: int, dividend: UOp, divisor: UOp) -> int:
    from tg_codegen.isa.x86_64.select import is_signed, operand_width, size_of

    f, d = k.f, u.dtype
    signed, size, w = is_signed(d), size_of(d), operand_width(d)
    low, high = divisor.min_max
    by_zero = low <= 0 <= high
    by_minus_one = signed and size >= 4 and low <= -1 <= high and dividend.vmin <= dtypes.min(d)
    op = ("i" if signed else "") + ("div" if u.op is Ops.CDIV else "rem")
    by = b
    if by_zero:
        f.emit("test", None, b, b, width=w)
        by = f.general("cmove", f.integer(1, 8), b, width=w)
    if by_minus_one and size == 4:  # cannot overflow in 64 bits
        wide = f.general(op, f.general("movsxd", a), f.general("movsxd", by))
        value = f.general("mov", wide, width=4)
    elif by_minus_one:
        f.emit("cmp", None, by, Imm(-1))
        safe = f.general("cmove", f.integer(1, 8), by)
        value = f.general(op, a, safe)
        other = f.general("neg", a) if u.op is Ops.CDIV else f.integer(0, 8)
        f.emit("cmp", None, by, Imm(-1))
        value = f.general("cmove", other, value)
    else:
        value = f.general(op, a, by, width=w)
        value = k.normal(value, d) if size < 4 else value
    if by_zero:
        f.emit("test", None, b, b, width=w)
        value = f.general("cmove", f.integer(0, 8), value, width=w)
    return value
