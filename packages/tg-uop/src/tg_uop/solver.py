"""What does an SMT solver say about an expression? UOps as z3 terms (extra `z3`), and equality proved for all
values.

Integers become bit-vectors (`index` wide enough for every intermediate), or, where divisions but no bit
operations are involved, unbounded integers (wrapped to the width of their dtype); bools booleans. Each value
comes with its validity: an operation on Invalid is Invalid, except that a bool may take any value there (only
conditions and gates read bools). Everything that is no arithmetic (variables, loop counters, loads) is an
unknown within its interval; leaves that read memory are equal only where they are the same node.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tg_uop.dtype import DType, Invalid, dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp, toposort

TIMEOUT_MS = 5_000
WIDE = 192  # bits of an index in the bit-vector form

_BITS_ONLY = frozenset({Ops.XOR, Ops.OR, Ops.AND, Ops.SHL, Ops.SHR, Ops.NOT})
_TRANSLATED = (
    GroupOp.Binary
    | {Ops.WHERE, Ops.NEG, Ops.NOT, Ops.MULACC, Ops.CAST, Ops.CONST}
    | {Ops.EXPAND, Ops.RESHAPE, Ops.AFTER}
)


class Term(NamedTuple):
    """A z3 expression and the condition under which the value exists."""

    value: Any
    valid: Any


def _z3() -> Any:
    try:
        import z3  # lazy: an optional extra
    except ImportError as e:
        raise RuntimeError("the solver needs z3: pip install 'tg-uop[z3]'") from e
    return z3


def is_installed() -> bool:
    """Whether z3 can be imported."""
    from importlib.util import find_spec  # lazy: rarely asked

    return find_spec("z3") is not None


class Translator:
    """Terms of the nodes seen so far, as bit-vectors (`wide`) or as unbounded integers."""

    def __init__(self, wide: bool) -> None:
        self.z3, self.wide = _z3(), wide
        self.terms: dict[UOp, Term] = {}
        self.bits: dict[UOp, int] = {}  # signed bits that hold an index, in the wide form
        self.assumptions: list[Any] = []
        self.unknowns: dict[UOp, Any] = {}

    def term(self, root: UOp) -> Term:
        """The term of `root`. ValueError for what has no translation (floats, tiles of different
        elements).
        """
        for u in toposort((root,), lambda u: u not in self.terms and u.op is not Ops.VCONST):
            if u not in self.terms:
                self.terms[u] = self._unknown(u) if u.op not in _TRANSLATED else self._translate(u)
        return self.terms[root]

    def number(self, value: Any, d: DType) -> Any:
        """A constant of dtype `d`."""
        if d.kind == "bool":
            return self.z3.BoolVal(bool(value))
        return self.z3.BitVecVal(value, self.size(d)) if self.wide else self.z3.IntVal(value)

    def size(self, d: DType) -> int:
        """Bits of an integer dtype in the bit-vector form."""
        if d.kind not in ("int", "uint", "index"):
            raise ValueError(f"{d} has no translation to z3")
        return WIDE if d is dtypes.index else d.bits

    def at_most(self, a: Any, b: Any, d: DType) -> Any:
        return self.z3.ULE(a, b) if self.wide and d.kind == "uint" else a <= b

    def wrapped(self, x: Any, d: DType) -> Any:
        """An unbounded integer as the value of `d` with the same low bits."""
        if d is dtypes.index or self.wide:
            return x
        half = 0 if d.kind == "uint" else 1 << (d.bits - 1)
        return (x + half) % (1 << d.bits) - half

    def _unknown(self, u: UOp) -> Term:
        d, name = u.dtype, f"u{len(self.unknowns)}"
        low, high = u.min_max
        if d.kind == "bool":
            x = self.z3.Bool(name)
            if low == high:
                self.assumptions.append(x == bool(low))
        else:
            x = self.z3.BitVec(name, self.size(d)) if self.wide else self.z3.Int(name)
            self.size(d)
            self.bits[u] = max(low.bit_length(), high.bit_length()) + 1
            self.assumptions += [
                self.at_most(self.number(low, d), x, d),
                self.at_most(x, self.number(high, d), d),
            ]
        self.unknowns[u] = x
        return Term(x, self.z3.BoolVal(True))

    def _translate(self, u: UOp) -> Term:
        z3, d = self.z3, u.dtype
        if u.op is Ops.CONST:
            if u.arg.value is Invalid:
                return Term(self.number(0, d), z3.BoolVal(False))
            if d is dtypes.index:
                self.bits[u] = u.arg.value.bit_length() + 1
            return Term(self.number(u.arg.value, d), z3.BoolVal(True))
        if u.op in (Ops.EXPAND, Ops.RESHAPE, Ops.AFTER):
            self.bits[u] = self.bits.get(u.src[0], 1)
            return self.terms[u.src[0]]
        src = [self.terms[s] for s in u.src]
        if u.op is Ops.WHERE:
            self._width(u, max(self.bits.get(s, 1) for s in u.src))
            value = z3.If(src[0].value, src[1].value, src[2].value)
            return Term(value, z3.And(src[0].valid, z3.If(src[0].value, src[1].valid, src[2].valid)))
        valid = z3.And(*[s.valid for s in src])
        if u.op is Ops.CAST:
            return Term(self._cast(u, src[0].value), valid)
        if d is dtypes.index:
            self._width(u, _bits_of(u, [self.bits.get(s, 1) for s in u.src]))
        operand = u.src[0].dtype
        values = [s.value for s in src]
        if u.op in GroupOp.Shift:
            return Term(self._shift(u, *values), valid)
        if operand.kind == "bool":
            return Term(_BOOL[u.op](z3, *values), valid)
        value = _NUMBER[u.op](self, operand, *values)
        return Term(value if d.kind == "bool" else self.wrapped(value, d), valid)

    def _width(self, u: UOp, bits: int) -> None:
        if u.dtype is dtypes.index:
            self.bits[u] = bits
            if self.wide and bits >= WIDE:
                raise ValueError(f"intermediates need {bits} bits, more than {WIDE}: {u!r}")

    def _cast(self, u: UOp, x: Any) -> Any:
        z3, source, target = self.z3, u.src[0].dtype, u.dtype
        if source is target:
            return x
        if target.kind == "bool":
            return x != self.number(0, source)
        if source.kind == "bool":
            self.bits[u] = 2
            return z3.If(x, self.number(1, target), self.number(0, target))
        if not self.wide:
            return self.wrapped(x, target)
        have, want = x.size(), self.size(target)
        self.bits[u] = min(self.bits.get(u.src[0], have + 1), have + 1)
        if want <= have:
            return z3.Extract(want - 1, 0, x)
        return z3.ZeroExt(want - have, x) if source.kind == "uint" else z3.SignExt(want - have, x)

    def _shift(self, u: UOp, x: Any, by: Any) -> Any:
        """Amounts outside [0, 64) leave zero, or the sign (tg_uop.alu)."""
        z3, d, e = self.z3, u.dtype, u.src[1].dtype
        if not z3.is_bv(x) or not z3.is_bv(by):
            raise ValueError(f"shifts need bit-vectors: {u!r}")
        width = max(x.size(), by.size())

        def to_width(v: Any, unsigned: bool) -> Any:
            more = width - v.size()
            return v if not more else z3.ZeroExt(more, v) if unsigned else z3.SignExt(more, v)

        value, amount = to_width(x, d.kind == "uint"), to_width(by, e.kind == "uint")
        outside = z3.UGE(amount, z3.BitVecVal(64, width)) if width > 6 else z3.BoolVal(False)
        zero = z3.BitVecVal(0, width)
        if u.op is Ops.SHL:
            out = z3.If(outside, zero, value << amount)
        else:
            sign = zero if d.kind == "uint" else z3.If(value < zero, zero - 1, zero)
            out = z3.If(outside, sign, z3.LShR(value, amount) if d.kind == "uint" else value >> amount)
        return z3.Extract(x.size() - 1, 0, out)


def _bits_of(u: UOp, bits: list[int]) -> int:
    if u.op is Ops.MUL:
        return bits[0] + bits[1]
    if u.op is Ops.MULACC:
        return max(bits[0] + bits[1], bits[2]) + 1
    if u.op is Ops.SHL:
        return bits[0] + 64
    return max(bits) + 1


def _trunc_division(t: Translator, d: DType, a: Any, b: Any) -> tuple[Any, Any]:
    """Quotient and remainder as in C; both 0 when the divisor is 0."""
    z3 = t.z3
    zero = t.number(0, d)
    if d.kind == "uint" and t.wide:
        q, r = z3.UDiv(a, b), z3.URem(a, b)
    elif z3.is_bv(a):
        q, r = a / b, z3.SRem(a, b)
    else:
        size = z3.If(a < 0, -a, a) / z3.If(b < 0, -b, b)
        q = z3.If((a < 0) == (b < 0), size, -size)
        r = a - q * b
    return z3.If(b == zero, zero, q), z3.If(b == zero, zero, r)


def _floor_division(t: Translator, d: DType, a: Any, b: Any) -> tuple[Any, Any]:
    z3 = t.z3
    if d.kind == "uint":
        return _trunc_division(t, d, a, b)
    zero = t.number(0, d)
    if z3.is_bv(a):
        q, r = _trunc_division(t, d, a, b)
        off = z3.And(r != zero, (r < zero) != (b < zero))
        return z3.If(off, q - 1, q), z3.If(off, r + b, r)
    if z3.is_int_value(b) and b.as_long() > 0:
        return a / b, a % b
    q = z3.If(b > 0, a / b, (-a) / (-b))  # z3's quotient is the floor for positive divisors
    return z3.If(b == 0, zero, q), z3.If(b == 0, zero, a - q * b)


def _less(t: Translator, d: DType, a: Any, b: Any) -> Any:
    return t.z3.ULT(a, b) if t.wide and d.kind == "uint" else a < b


_NUMBER: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: lambda t, d, a, b: a + b,
    Ops.SUB: lambda t, d, a, b: a - b,
    Ops.NEG: lambda t, d, a: -a,
    Ops.MUL: lambda t, d, a, b: a * b,
    Ops.MULACC: lambda t, d, a, b, c: a * b + c,
    Ops.MAX: lambda t, d, a, b: t.z3.If(_less(t, d, a, b), b, a),
    Ops.CDIV: lambda t, d, a, b: _trunc_division(t, d, a, b)[0],
    Ops.CMOD: lambda t, d, a, b: _trunc_division(t, d, a, b)[1],
    Ops.FLOORDIV: lambda t, d, a, b: _floor_division(t, d, a, b)[0],
    Ops.FLOORMOD: lambda t, d, a, b: _floor_division(t, d, a, b)[1],
    Ops.CMPLT: _less,
    Ops.CMPNE: lambda t, d, a, b: a != b,
    Ops.CMPEQ: lambda t, d, a, b: a == b,
    Ops.XOR: lambda t, d, a, b: a ^ b,
    Ops.OR: lambda t, d, a, b: a | b,
    Ops.AND: lambda t, d, a, b: a & b,
    Ops.NOT: lambda t, d, a: ~a if t.z3.is_bv(a) else -a - 1,
}
_BOOL: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: lambda z3, a, b: z3.Or(a, b),
    Ops.SUB: lambda z3, a, b: a != b,
    Ops.NEG: lambda z3, a: a,
    Ops.MUL: lambda z3, a, b: z3.And(a, b),
    Ops.MULACC: lambda z3, a, b, c: z3.Or(z3.And(a, b), c),
    Ops.MAX: lambda z3, a, b: z3.Or(a, b),
    Ops.CDIV: lambda z3, a, b: z3.And(a, b),
    Ops.CMOD: lambda z3, a, b: z3.BoolVal(False),
    Ops.FLOORDIV: lambda z3, a, b: z3.And(a, b),
    Ops.FLOORMOD: lambda z3, a, b: z3.BoolVal(False),
    Ops.CMPLT: lambda z3, a, b: z3.And(z3.Not(a), b),
    Ops.CMPNE: lambda z3, a, b: a != b,
    Ops.CMPEQ: lambda z3, a, b: a == b,
    Ops.XOR: lambda z3, a, b: a != b,
    Ops.OR: lambda z3, a, b: z3.Or(a, b),
    Ops.AND: lambda z3, a, b: z3.And(a, b),
    Ops.NOT: lambda z3, a: z3.Not(a),
}


def needs_bits(roots: Iterable[UOp]) -> bool | None:
    """True when integers are shifted or masked, False when integers are only divided; None when both forms
    serve.
    """
    divided = False
    for u in toposort(roots):
        if u.dtype.kind != "bool" and u.op in _BITS_ONLY:
            return True
        divided |= u.dtype is dtypes.index or (u.op in GroupOp.Division and u.dtype.itemsize > 1)
    return False if divided else None


def counterexample(before: UOp, after: UOp, assuming: Iterable[UOp] = ()) -> dict[UOp, Any] | None:
    """Values of the leaves for which `after` is not what `before` was; None when there are none (a proof).

    `assuming` are conditions that hold. Where `before` is an Invalid bool, `after` may be anything.
    RuntimeError when z3 is not installed or gives up; ValueError for nodes without translation.
    """
    conditions = list(assuming)
    bits = needs_bits([before, after, *conditions])
    reason = ""
    for wide in (True,) if bits else (False, True) if bits is False else (True, False):
        result, reason = _solve(before, after, conditions, wide)
        if reason == "":
            return result
    raise RuntimeError(f"z3 gave up ({reason}) on {before!r} = {after!r}")


def _solve(before: UOp, after: UOp, conditions: list[UOp], wide: bool) -> tuple[dict[UOp, Any] | None, str]:
    t = Translator(wide)
    a, b = t.term(before), t.term(after)
    z3 = t.z3
    differs = z3.And(a.valid, z3.Or(z3.Not(b.valid), a.value != b.value))
    if before.dtype.kind != "bool":
        differs = z3.Or(differs, a.valid != b.valid)
    solver = z3.Solver()
    solver.set("timeout", TIMEOUT_MS)
    for c in conditions:
        solver.add(t.term(c).value)
    solver.add(*t.assumptions)
    solver.add(differs)
    result = solver.check()
    if result == z3.unsat:
        return None, ""
    if result != z3.sat:
        return None, str(solver.reason_unknown())
    model = solver.model()
    values = {
        u: _python_value(z3, model.eval(x, model_completion=True), u.dtype) for u, x in t.unknowns.items()
    }
    return values, ""


def _python_value(z3: Any, value: Any, d: DType) -> Any:
    if d.kind == "bool":
        return bool(z3.is_true(value))
    if z3.is_bv_value(value):
        return value.as_long() if d.kind == "uint" else value.as_signed_long()
    return value.as_long()


def is_always(condition: UOp, assuming: Iterable[UOp] = ()) -> bool:
    """Whether a bool expression holds for all values of its leaves under the assumptions."""
    return counterexample(condition, UOp.const(dtypes.bool, True), assuming) is None


__all__ = ["Translator", "counterexample", "is_always", "is_installed", "needs_bits"]
