"""How do constants fold, casts collapse and neutral operands vanish? Rules that need no algebra of sums.

Float rules hold under IEEE 754 (no `x*0 -> 0`, no `x+0 -> x`: that would turn -0.0 into 0.0). A rule never
drops an operand that may be Invalid: the result would exist where it did not.
"""

from __future__ import annotations

from typing import Any

from tg_uop.alu import cast_value, exec_alu
from tg_uop.dtype import Invalid, can_hold_exactly, dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.symbolic.validity import is_invalid, may_be_invalid
from tg_uop.uop import UOp


def scalar_const(u: UOp) -> Any:
    """The value of a CONST, or of one expanded to a shape; None for anything else (Invalid
    counts as none).
    """
    while u.op in (Ops.EXPAND, Ops.RESHAPE):
        u = u.src[0]
    if u.op is Ops.CONST and u.arg.value is not Invalid:
        return u.arg.value
    return None


def is_true(u: UOp) -> bool:
    return scalar_const(u) is True


def fold_constants(u: UOp) -> UOp | None:
    values = []
    for s in u.src:
        if s.op is not Ops.CONST:
            return None
        values.append(s.arg.value)
    if Invalid in values and u.dtype.kind == "bool":
        return None
    return UOp.const(u.dtype, exec_alu(u.op, u.dtype, tuple(values)))


def fold_const_choice(u: UOp) -> UOp | None:
    """An operation on `where(c, 1, 2)` and a constant is a choice between constants."""
    choice = None
    for s in u.src:
        if s.op is Ops.WHERE and choice is None and scalar_const(s.src[1]) is not None:
            if scalar_const(s.src[2]) is None:
                return None
            choice = s
        elif scalar_const(s) is None:
            return None
    if choice is None:
        return None
    values = [
        [scalar_const(s.src[branch]) if s is choice else scalar_const(s) for s in u.src] for branch in (1, 2)
    ]
    a, b = (u.const_like(exec_alu(u.op, u.dtype, tuple(v))) for v in values)
    return UOp(Ops.WHERE, (choice.src[0], a, b))


def fold_cast(u: UOp, x: UOp) -> UOp | None:
    target = u.dtype
    if x.dtype is target:
        return x
    value = x.arg.value if x.op is Ops.CONST else scalar_const(x)
    if value is not None:
        return u.const_like(cast_value(value, x.dtype, target))
    if x.op is Ops.CAST:
        return _cast_of_cast(x.src[0], x, u)
    return None


def _cast_of_cast(inner: UOp, x: UOp, u: UOp) -> UOp | None:
    """cast(cast(inner)) as one cast, where the middle type changes nothing."""
    source, middle, target = inner.dtype, x.dtype, u.dtype
    integral = ("bool", "int", "uint", "index")
    if source.kind in integral and middle.kind in integral:
        low, high = inner.min_max
        if middle.kind != "bool" and dtypes.min(middle) <= low and high <= dtypes.max(middle):
            return inner.cast(target)  # the value survives the middle
        fixed = ("int", "uint")
        if (
            middle.kind in fixed
            and target.kind in fixed
            and target.itemsize <= middle.itemsize
            and source.kind != "bool"
        ):
            return inner.cast(target)  # only the low bits survive both
        return None
    if not can_hold_exactly(source, middle):
        return None
    if middle.kind == "float" and target.kind in ("int", "uint") and source.kind in integral:
        low, high = inner.min_max  # from float the cast saturates, from integers it wraps
        if low < dtypes.min(target) or high > dtypes.max(target):
            return None
    return inner.cast(target)


_IDENTITY_RIGHT: dict[Ops, Any] = {Ops.ADD: 0, Ops.XOR: 0, Ops.OR: 0, Ops.SHL: 0, Ops.SHR: 0, Ops.SUB: 0}
_ONE_RIGHT = {Ops.MUL, Ops.CDIV, Ops.FLOORDIV}


def identity_right(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """`x op e` where e is neutral, or decides the result."""
    op, v = u.op, scalar_const(c)
    if v is None:
        return None
    if op in (Ops.MUL, Ops.FDIV) and v == 1:
        return x
    d = u.dtype
    if dtypes.is_float(d):
        return x if op is Ops.ADD and v == 0 and (str(v) == "-0.0" or _has_one_zero(u)) else None
    if op in _IDENTITY_RIGHT and v == _IDENTITY_RIGHT[op]:
        return x
    if op in _ONE_RIGHT and v == 1:
        return x
    all_ones = True if d is dtypes.bool else dtypes.max(d) if d.kind == "uint" else -1
    if op is Ops.AND and v == all_ones:
        return x
    if op in (Ops.MUL, Ops.AND) and v == 0:
        decided: Any = 0
    elif op in (Ops.CMOD, Ops.FLOORMOD) and v in (1, -1):
        decided = 0
    elif op is Ops.OR and v == all_ones:
        decided = all_ones
    else:
        return None
    return None if d is not dtypes.bool and may_be_invalid(x) else u.const_like(decided)


def _has_one_zero(u: UOp) -> bool:
    return u.dtype.float_format is not None and u.dtype.float_format.fnuz


def constants_last(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if scalar_const(x) is not None and scalar_const(y) is None and u.op is not Ops.MAX:
        return UOp(u.op, (y, x))
    return None


def same_operands(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if x is not y:
        return None
    exact = not dtypes.is_float(x.dtype)
    if u.op in (Ops.AND, Ops.OR, Ops.MAX):
        return x
    if u.dtype is not dtypes.bool and may_be_invalid(x):
        return None
    if u.op is Ops.XOR or (exact and u.op in (Ops.SUB, Ops.CMPLT, Ops.CMPNE)):
        return u.const_like(0)
    if u.op is Ops.CMPLT:
        return u.const_like(False)
    return u.const_like(True) if exact and u.op is Ops.CMPEQ else None


def decided_by_interval(u: UOp) -> UOp | None:
    if dtypes.is_float(u.src[0].dtype):
        return None
    low, high = u.min_max
    if low != high or (u.dtype is not dtypes.bool and may_be_invalid(u)):
        return None
    return u.const_like(low)


def not_not(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """`x != False` is x for a bool, `(x != True) != True` too."""
    if x.dtype is not dtypes.bool:
        return None
    v = scalar_const(c)
    if v is False:
        return x
    if v is True and x.op is Ops.CMPNE and x.src[0].dtype is dtypes.bool and is_true(x.src[1]):
        return x.src[0]
    return None


_BOOLEAN: dict[Ops, Ops] = {
    Ops.ADD: Ops.OR,
    Ops.MUL: Ops.AND,
    Ops.MAX: Ops.OR,
    Ops.XOR: Ops.CMPNE,
    Ops.SUB: Ops.CMPNE,
}


def boolean_arithmetic(u: UOp) -> UOp | None:
    """Arithmetic on bools is logic."""
    return UOp(_BOOLEAN[u.op], u.src)


def complement(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """x & !x is False, x | !x is True."""
    for a, b in ((x, y), (y, x)):
        if b.op is Ops.CMPNE and b.src[0] is a and a.dtype is dtypes.bool and is_true(b.src[1]):
            return u.const_like(u.op is Ops.OR)
    return None


def fold_where(u: UOp, c: UOp, a: UOp, b: UOp) -> UOp | None:
    if a is b:
        return a
    gate = scalar_const(c)
    if gate is not None:
        return a if gate else b
    low, high = c.min_max
    if low == high:
        return a if low else b
    if c.op is Ops.CMPNE and c.src[0].dtype is dtypes.bool and is_true(c.src[1]) and not is_invalid(b):
        return UOp(Ops.WHERE, (c.src[0], b, a))  # not(g) ? a : b, unless b marks invalidity
    if is_invalid(a):
        return UOp(Ops.WHERE, (c.ne(True), b, a))
    if u.dtype is dtypes.bool and u.shape == c.shape:
        logic = _where_of_bools(c, a, b)
        if logic is not None:
            return logic
    if a.op is Ops.WHERE and a.src[0] is c:
        return UOp(Ops.WHERE, (c, a.src[1], b))
    if b.op is Ops.WHERE and b.src[0] is c:
        return UOp(Ops.WHERE, (c, a, b.src[2]))
    if a.op is Ops.WHERE and a.src[2] is b and a.src[0].shape == c.shape and not may_be_invalid(a.src[0]):
        # c ? (d ? x : b) : b
        return UOp(Ops.WHERE, (c & a.src[0], a.src[1], b))
    return None


def _where_of_bools(c: UOp, a: UOp, b: UOp) -> UOp | None:
    yes, no = scalar_const(a), scalar_const(b)
    if may_be_invalid(a) or may_be_invalid(b):  # logic needs both operands, a choice only one
        return None
    if yes is True:
        return c if no is False else c | b
    if yes is False:
        return c.ne(True) & b
    if no is False:
        return c & a
    return c.ne(True) | a if no is True else None


def associate_constants(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """(x op 3) op 5 is x op (3 op 5)."""
    if dtypes.is_float(u.dtype) and u.op is not Ops.MAX:
        return None
    if x.op is not u.op:
        return None
    a, b = scalar_const(x.src[1]), scalar_const(c)
    if a is None or b is None:
        return None
    return UOp(u.op, (x.src[0], u.const_like(exec_alu(u.op, u.dtype, (a, b)))))


def shift_twice(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """(x << a) << b is x << (a + b); bits shifted out are gone."""
    if x.op is not u.op or x.src[1].dtype is not c.dtype:
        return None
    a, b = scalar_const(x.src[1]), scalar_const(c)
    if a is None or b is None or a < 0 or b < 0:
        return None
    if u.dtype is dtypes.index:
        return UOp(u.op, (x.src[0], c.const_like(a + b))) if a + b < 64 else None
    total = a + b
    if total >= u.dtype.bits:
        if u.op is Ops.SHR and u.dtype.kind == "int":
            total = u.dtype.bits - 1
        else:
            return None if may_be_invalid(x) else u.const_like(0)
    return UOp(u.op, (x.src[0], c.const_like(total)))


def mask_keeps(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """x & mask is x when every bit x can have is in the mask."""
    mask = scalar_const(c)
    if u.dtype is dtypes.bool or type(mask) is not int or mask <= 0:
        return None
    low, high = x.min_max
    ones = (1 << high.bit_length()) - 1
    return x if low >= 0 and mask & ones == ones else None


def unpack_after(u: UOp, x: UOp) -> UOp | None:
    return x if len(u.src) == 1 else None


FOLDED = GroupOp.ALU - {Ops.CAST, Ops.BITCAST, Ops.WHERE, Ops.THREEFRY}
"""Ops folded by the table of Python implementations."""
