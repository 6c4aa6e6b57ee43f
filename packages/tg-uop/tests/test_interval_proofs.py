"""Is the interval rule of every op right? Each is proven: by z3 for all bounds, or for all intervals of small
values.

z3 runs the rule itself on unknown bounds, along each path its comparisons can take; on each path every value
that operands within the bounds give must lie within the result. The other method tries all intervals of 4-bit
operands (6-bit ones at night), in dtypes that wrap at 4 bits and in `index`, which never wraps.
"""

import itertools
from types import SimpleNamespace

import numpy as np
import pytest

from tg_uop import Invalid, Ops, UOp, dtypes, interval
from tg_uop.alu import cast_value, exec_alu
from tg_uop.dtype import DType
from tg_uop.interval import INTERVAL, dtype_range
from tg_uop.ops import ConstArg, GroupOp

z3 = pytest.importorskip("z3", reason="the proofs of linear rules need z3 (extra z3)")

INDEX, BOOL = dtypes.index, dtypes.bool
LIMIT = 2**90 - 1  # stands for INDEX_LIMIT, whose digits z3 does not read
WIDTHS = (dtypes.int8, dtypes.uint8, dtypes.int32, dtypes.uint32, dtypes.int64, dtypes.uint64, INDEX)


@pytest.fixture(autouse=True)
def smaller_limit(monkeypatch):
    monkeypatch.setattr(interval, "INDEX_LIMIT", LIMIT)


class Small(DType):
    """An integer dtype of a few bits."""

    __slots__ = ("width",)

    def __init__(self, kind, width):
        super().__init__(f"{kind}{width}", 1, None, kind)
        self.width = width

    @property
    def bits(self):
        return self.width


class Operand:
    """What an interval rule asks of a source: its bounds and dtype."""

    op, shape = Ops.BUFFER, ()

    def __init__(self, dtype, low=None, high=None):
        self.dtype, self.min_max = dtype, (low, high)

    vmin = property(lambda self: self.min_max[0])
    vmax = property(lambda self: self.min_max[1])


def node(op, dtype, *src, arg=None):
    return SimpleNamespace(op=op, dtype=dtype, src=src, arg=arg, shape=())


# *** method one: z3 runs the rule on unknown bounds ***


class Paths:
    """Runs a function once for each way in which the comparisons of unknowns in it can turn out."""

    def __init__(self, assumptions):
        self.solver = z3.Solver()
        self.solver.set("timeout", 20_000)
        self.solver.add(*assumptions)
        self.taken, self.at = [], 0  # (condition, its value, is the other value still to be tried?)

    def decide(self, condition):
        if self.at == len(self.taken):
            can = [self._possible(condition), self._possible(z3.Not(condition))]
            self.taken.append((condition, can[0], all(can)))
        _, value, _ = self.taken[self.at]
        self.at += 1
        return value

    def _possible(self, condition):
        return self.solver.check(*self.conditions(), condition) != z3.unsat

    def conditions(self):
        return [c if value else z3.Not(c) for c, value, _ in self.taken]

    def results(self, function):
        while True:
            self.at = 0
            yield function()
            while self.taken and not self.taken[-1][2]:
                self.taken.pop()
            if not self.taken:
                return
            condition, value, _ = self.taken.pop()
            self.taken.append((condition, not value, False))

    def refuted(self, claim):
        """Values for which the claim is false on this path, or None."""
        found = self.solver.check(*self.conditions(), z3.Not(claim))
        assert found != z3.unknown, f"z3 does not decide {claim}"
        return self.solver.model() if found == z3.sat else None


class Truth:
    def __init__(self, paths, value):
        self.paths, self.value = paths, value

    def __bool__(self):
        return self.paths.decide(self.value)


class Number:
    """An unknown integer that Python code can add, scale and compare."""

    def __init__(self, paths, value):
        self.paths, self.value = paths, value

    def _like(self, value):
        return Number(self.paths, value)

    def _truth(self, value):
        return Truth(self.paths, value)

    def __add__(self, other):
        return self._like(self.value + raw(other))

    def __sub__(self, other):
        return self._like(self.value - raw(other))

    def __neg__(self):
        return self._like(-self.value)

    def __lshift__(self, k):
        return self._like(self.value * 2**k)

    def __rshift__(self, k):
        return self._like(self.value / 2**k)  # of z3 integers by a positive constant: floor

    def __lt__(self, other):
        return self._truth(self.value < raw(other))

    def __le__(self, other):
        return self._truth(self.value <= raw(other))

    def __gt__(self, other):
        return self._truth(self.value > raw(other))

    def __ge__(self, other):
        return self._truth(self.value >= raw(other))

    def __eq__(self, other):
        return self._truth(self.value == raw(other))

    __hash__ = None
    __radd__ = __add__


def raw(x):
    return x.value if isinstance(x, (Number, Truth)) else x


def inside(value, low, high):
    low, high = raw(low), raw(high)
    if z3.is_bool(value):
        return z3.And(z3.Implies(low, value), z3.Implies(value, high))
    return z3.And(low <= value, value <= high)


def wrapped(x, d):
    if d is INDEX:
        return x
    half = 0 if d.kind == "uint" else 1 << (d.bits - 1)
    return (x + half) % (1 << d.bits) - half


def solved(rule, op, d, result, value, count=2, amount=None):
    """None, or bounds and operands for which the rule's interval misses what `value` makes of them."""
    assumptions, bounds, operands = [], [], []
    for i in range(count):
        low, high, x = z3.Ints(f"low{i} high{i} x{i}")
        assumptions += [low <= x, x <= high]
        if d is not INDEX:
            assumptions += [low >= dtypes.min(d), high <= dtypes.max(d)]
        bounds.append((low, high))
        operands.append(x)
    paths = Paths(assumptions)
    src = [Operand(d, Number(paths, low), Number(paths, high)) for low, high in bounds]
    if amount is not None:
        src.append(Operand(d, amount, amount))
        operands.append(amount)
    u = node(op, result, *src)
    result_value = value(*operands)
    exists = z3.And(-LIMIT <= result_value, result_value <= LIMIT) if result is INDEX else True
    for low, high in paths.results(lambda: rule(u)):
        found = paths.refuted(z3.Implies(exists, inside(result_value, low, high)))
        if found is not None:
            return found
    return None


def by_z3(op, rule):
    for d in WIDTHS:
        if op in GroupOp.Shift:
            for k in (0, 1, 2, 5, 7, 31, 63):
                value = lambda x, k, d=d: wrapped(x * 2**k if op is Ops.SHL else x / 2**k, d)  # noqa: E731
                if (found := solved(rule, op, d, d, value, 1, k)) is not None:
                    return d, k, found
            continue
        count, bool_result, value = LINEAR[op]
        result = BOOL if bool_result else d
        final = value if bool_result else lambda *x, d=d, value=value: wrapped(value(*x), d)
        if (found := solved(rule, op, d, result, final, count)) is not None:
            return d, found
    return None


LINEAR = {
    Ops.ADD: (2, False, lambda x, y: x + y),
    Ops.SUB: (2, False, lambda x, y: x - y),
    Ops.NEG: (1, False, lambda x: -x),
    Ops.NOT: (1, False, lambda x: -x - 1),
    Ops.MAX: (2, False, lambda x, y: z3.If(x < y, y, x)),
    Ops.CMPLT: (2, True, lambda x, y: x < y),
    Ops.CMPNE: (2, True, lambda x, y: x != y),
    Ops.CMPEQ: (2, True, lambda x, y: x == y),
}


# *** method two: all intervals of small operands ***


def intervals(values):
    """Positions (first, last) of every interval of the values."""
    return list(itertools.combinations_with_replacement(range(len(values)), 2))


def ends_of_table(table):
    """The smallest and largest entries over every combination of intervals, each axis in their order."""
    low = high = table
    for axis in range(table.ndim):
        parts = [
            (low.take(range(a, b + 1), axis).min(axis), high.take(range(a, b + 1), axis).max(axis))
            for a, b in intervals(range(table.shape[axis]))
        ]
        low = np.stack([p[0] for p in parts], axis)
        high = np.stack([p[1] for p in parts], axis)
    return low, high


def tried(rule, op, dtype, domains, value, kinds=None):
    """None, or intervals whose result misses a value. `domains`: the values of each operand."""
    kinds = kinds or [dtype] * len(domains)
    src = [Operand(k) for k in kinds]
    u = node(op, dtype, *src)
    table = np.array([int(value(x)) for x in itertools.product(*domains)], object)
    low, high = ends_of_table(table.reshape([len(v) for v in domains]))
    choices = [[(v[a], v[b]) for a, b in intervals(v)] for v in domains]
    for bounds, least, most in zip(
        itertools.product(*choices), low.ravel().tolist(), high.ravel().tolist(), strict=True
    ):
        for s, b in zip(src, bounds, strict=True):
            s.min_max = b
        found = rule(u)
        if not (found[0] <= least and most <= found[1]):
            return dtype, bounds, found, (least, most)
    return None


def small_dtypes(bits):
    """(dtype, all its values, or those of as many bits of an index)."""
    half = 1 << (bits - 1)
    return [
        (Small("int", bits), range(-half, half)),
        (Small("uint", bits), range(2 * half)),
        (INDEX, range(-half, half)),
        (BOOL, (False, True)),
    ]


def by_trying(op, rule, bits=4):
    for d, values in small_dtypes(bits):
        domains = [[values] * (3 if op in (Ops.WHERE, Ops.MULACC) else 1 if op in GroupOp.Unary else 2)]
        kinds = None
        if op is Ops.MULACC:
            domains = [[values[::2] if d is INDEX else values[: 1 << min(bits, 3)]] * 3]
        if op in GroupOp.Shift:
            if d is BOOL:
                continue
            domains = [[values, range(-3, 8)], [values, range(60, 68)]]
        if op in GroupOp.Division and d is BOOL:
            continue
        if op is Ops.WHERE:
            domains, kinds = [[(False, True), values, values]], [BOOL, d, d]
        result = BOOL if op in GroupOp.Comparison else d
        for each in domains:
            value = lambda x, op=op, result=result: exec_alu(op, result, x)  # noqa: E731
            found = tried(rule, op, result, each, value, kinds or [d] * len(each))
            if found is not None:
                return found
    return None


def casts_by_trying(op, rule, bits=4):
    for source, values in small_dtypes(bits):
        for target in [d for b in (bits - 1, bits, bits + 1) for d, _ in small_dtypes(b)]:
            value = lambda x, source=source, target=target: cast_value(x[0], source, target)  # noqa: E731
            found = tried(rule, op, target, [values], value, [source])
            if found is not None:
                return source, found
    return None


def reductions_by_trying(op, rule, bits=3):
    """Sums and maxima of 0 … 6 elements: over axes, over loops, over symbolic extents, over two of these."""
    for (d, values), kind in itertools.product(small_dtypes(bits), (Ops.ADD, Ops.MAX, Ops.MUL)):
        n = [Operand(INDEX, low, high) for low in range(4) for high in range(low, 4)]
        dims = [*range(4), *n]
        loops = [SimpleNamespace(op=Ops.RANGE, src=(x,)) for x in n]
        extents = [((), ())] + [((x,), ()) for x in dims] + [((), (r,)) for r in loops]
        extents += [((x,), (r,)) for x in (0, 2, n[5]) for r in loops[::2]]
        for (a, b), (axes, over) in itertools.product(intervals(values), extents):
            source = Operand(d, values[a], values[b])
            source.shape = axes
            arg = SimpleNamespace(op=kind, axes=tuple(range(len(axes))))
            low, high = rule(node(op, d, source, *over, arg=arg))
            for value in reduced(kind, d, source.min_max, counts(axes, over)):
                if not low <= value <= high:
                    return d, kind, source.min_max, axes, over, (low, high), value
    return None


def counts(axes, over):
    """How many elements can be reduced."""
    extents = [range(x, x + 1) if isinstance(x, int) else range(x.vmin, x.vmax + 1) for x in axes]
    extents += [range(r.src[0].vmin, r.src[0].vmax + 1) for r in over]
    return {int(np.prod(n)) for n in itertools.product(*extents)}


def reduced(kind, d, bounds, sizes):
    identity = {Ops.ADD: 0, Ops.MUL: 1, Ops.MAX: dtype_range(d)[0]}[kind]
    for n in sizes:
        if n == 0:
            yield identity if d is not BOOL else bool(identity)
        elif kind is Ops.ADD and d is not BOOL:  # a sum takes every value between its ends
            for total in range(bounds[0] * n, bounds[1] * n + 1):
                yield exec_alu(Ops.ADD, d, (total, 0))
        elif kind is Ops.MAX:
            yield from bounds


# *** method three: leaves and moves, whose value is a value of a source or stands in the arg ***


def by_source(op, rule):
    """The element is one of src[0], whatever its bounds are."""
    return solved(rule, op, INDEX, INDEX, lambda x: x, 1)


def by_some_source(op, rule):
    for chosen in range(3):
        found = solved(rule, op, INDEX, INDEX, lambda *x, chosen=chosen: x[chosen], 3)
        if found is not None:
            return found
    return None


def by_source_or_alternative(op, rule):
    return by_source(op, rule) or next(
        filter(None, (solved(rule, op, INDEX, INDEX, lambda *x, i=i: x[i], 2) for i in range(2))), None
    )


def by_source_or_zero(op, rule):
    gated = UOp.range(10, 0).valid(UOp.range(10, 0) < 5)

    def of_index(u):
        return rule(node(u.op, u.dtype, *u.src, *([gated] if op is Ops.INDEX else [])))

    zero = solved(of_index, op, INDEX, INDEX, lambda x: z3.IntVal(0), 1)
    return by_source(op, rule) or zero or by_source(op, of_index)


def constants_by_trying(op, rule):
    for d in (dtypes.int8, dtypes.uint8, BOOL, dtypes.fp8e5m2):
        low, high = (0, 1) if d is BOOL else (-128, 127) if d.kind == "int" else (0, 255)
        numbers = [float(v) for v in range(high + 1)] if d.kind == "float" else range(low, high + 1)
        single = [(v,) for v in (*numbers, Invalid)]
        for values in single if op is Ops.CONST else itertools.product([*numbers, Invalid], repeat=2):
            value = values[0] if op is Ops.CONST else values
            least, most = rule(node(op, d, arg=ConstArg(value, d)))
            if not all(least <= x <= most for x in values if x is not Invalid):
                return d, value, (least, most)
    return None


def counters(op, rule):
    """0 <= counter < extent."""
    low, high, n, x = z3.Ints("low high n x")
    paths = Paths([low <= n, n <= high, 0 <= x, x < n])
    u = node(op, INDEX, Operand(INDEX, Number(paths, low), Number(paths, high)))
    return next(filter(None, (paths.refuted(inside(x, *r)) for r in paths.results(lambda: rule(u)))), None)


def variables(op, rule):
    """Between the values that src[1] and src[2] have; without them anything of the dtype."""
    a, b, c, d, low, high, x = z3.Ints("a b c d low high x")
    paths = Paths([a <= low, low <= b, c <= high, high <= d, low <= x, x <= high])
    bounds = [Operand(INDEX, Number(paths, p), Number(paths, q)) for p, q in ((a, b), (c, d))]
    u = node(op, INDEX, None, *bounds)
    found = [paths.refuted(inside(x, *r)) for r in paths.results(lambda: rule(u))]
    if any(found):
        return found
    whole = all(rule(node(op, t, None)) == dtype_range(t) for t in (*WIDTHS, BOOL))
    return None if whole else "without bounds"


def bindings(op, rule):
    """The bound value, or that of src[0] where it is not known yet."""
    known = all(rule(node(op, INDEX, Operand(INDEX, -99, 99), arg=v)) == (v, v) for v in range(-99, 100))
    return by_source(op, rule) if known else "a bound value"


PROOFS = {
    **dict.fromkeys(LINEAR, [by_z3, by_trying]),
    **dict.fromkeys(GroupOp.Shift, [by_z3, by_trying]),
    **dict.fromkeys(
        (Ops.MUL, Ops.POW, Ops.MULACC, *GroupOp.Division, *GroupOp.Bitwise, Ops.WHERE), [by_trying]
    ),
    Ops.CAST: [casts_by_trying],
    Ops.REDUCE: [reductions_by_trying],
    **dict.fromkeys(
        (GroupOp.Movement | GroupOp.Identity | {Ops.COPY, Ops.MULTI, Ops.MSELECT, Ops.REPLICATED})
        - {Ops.PAD, Ops.INDEX},
        [by_source],
    ),
    Ops.PAD: [by_source_or_zero],
    Ops.INDEX: [by_source_or_zero],
    Ops.LOAD: [by_source_or_alternative],
    Ops.STACK: [by_some_source],
    Ops.MSTACK: [by_some_source],
    Ops.CONST: [constants_by_trying],
    Ops.VCONST: [constants_by_trying],
    Ops.RANGE: [counters],
    Ops.SPECIAL: [counters],
    Ops.PARAM: [variables],
    Ops.BIND: [bindings],
}

WHOLE_DTYPE = INTERVAL[Ops.BITCAST]  # "anything of the dtype" needs no proof where values wrap
WITH_RULE = sorted(op for op in Ops if INTERVAL[op] is not WHOLE_DTYPE)

TRIED = sorted(op for op, methods in PROOFS.items() if by_trying in methods)


@pytest.mark.parametrize("op", WITH_RULE, ids=lambda op: op.name)
def test_the_interval_rule_is_proven(op):
    assert op in PROOFS, f"{op.name} has an interval rule and no proof: give it one in PROOFS"
    for method in PROOFS[op]:
        assert method(op, INTERVAL[op]) is None, method.__name__


@pytest.mark.slow
@pytest.mark.parametrize("bits", [5, 6])
@pytest.mark.parametrize(
    "op", sorted(op for op, m in PROOFS.items() if by_trying in m), ids=lambda op: op.name
)
def test_the_interval_rule_holds_for_more_bits(op, bits):
    assert by_trying(op, INTERVAL[op], bits) is None


def ends(pick):
    """A rule from the ends of two operands."""
    return lambda u: pick(*u.src[0].min_max, *(u.src[1].min_max if len(u.src) > 1 else ()))


WRONG = {
    "a sum does not wrap": (Ops.ADD, by_z3, ends(lambda a, b, c, d: (a + c, b + d))),
    "a difference of like ends": (Ops.SUB, by_z3, ends(lambda a, b, c, d: (a - c, b - d))),
    "max of the first": (Ops.MAX, by_z3, ends(lambda a, b, c, d: (max(a, c), b))),
    "less or equal": (Ops.CMPLT, by_z3, ends(lambda a, b, c, d: (b <= c, a < d))),
    "equal intervals are equal": (Ops.CMPNE, by_z3, ends(lambda a, b, c, d: (b < c or d < a, not (a == c)))),
    "a shift does not wrap": (Ops.SHL, by_z3, ends(lambda a, b, c, d: (a << c, b << d))),
    "a shift rounds up": (Ops.SHR, by_z3, ends(lambda a, b, c, d: ((a >> c) + 1, (b >> d) + 1))),
    "a sum that does not wrap, tried": (Ops.ADD, by_trying, ends(lambda a, b, c, d: (a + c, b + d))),
    "a product of like ends": (Ops.MUL, by_trying, ends(lambda a, b, c, d: (a * c, b * d))),
    "division of like ends": (
        Ops.FLOORDIV,
        by_trying,
        ends(lambda a, b, c, d: (a // (c or 1), b // (d or 1))),
    ),
    "truncation is floor": (Ops.CDIV, by_trying, INTERVAL[Ops.FLOORDIV]),
    "a remainder is not negative": (Ops.CMOD, by_trying, INTERVAL[Ops.FLOORMOD]),
    "a modulo below its divisor": (Ops.FLOORMOD, by_trying, ends(lambda a, b, c, d: (0, max(d - 1, 0)))),
    "and is below both": (Ops.AND, by_trying, ends(lambda a, b, c, d: (0, min(b, d)))),
    "or is the greater": (Ops.OR, by_trying, ends(lambda a, b, c, d: (max(a, c), max(b, d)))),
    "xor is the greater": (Ops.XOR, by_trying, ends(lambda a, b, c, d: (0, max(b, d)))),
    "a choice takes the first": (Ops.WHERE, by_trying, lambda u: u.src[1].min_max),
    "a cast keeps the value": (Ops.CAST, casts_by_trying, ends(lambda a, b: (a, b))),
    "a maximum of nothing": (Ops.REDUCE, reductions_by_trying, ends(lambda a, b, *_: (a, b))),
    "padding adds nothing": (Ops.PAD, by_source_or_zero, ends(lambda a, b: (a, b))),
    "no alternative": (Ops.LOAD, by_source_or_alternative, lambda u: u.src[0].min_max),
    "the first of a stack": (Ops.STACK, by_some_source, lambda u: u.src[0].min_max),
    "one too few": (Ops.RESHAPE, by_source, ends(lambda a, b: (a, b - 1))),
    "a counter reaches its end": (Ops.RANGE, counters, lambda u: (1, u.src[0].vmax)),
    "bounds have one value": (Ops.PARAM, variables, lambda u: (u.src[1].vmax, u.src[-1].vmax)),
    "a constant is positive": (Ops.CONST, constants_by_trying, lambda u: (0, 255)),
    "a vector is its first": (Ops.VCONST, constants_by_trying, lambda u: (u.arg.value[0],) * 2),
    "what is bound is zero": (Ops.BIND, bindings, lambda u: (0, 0)),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_interval_rule_is_caught(name):
    op, method, rule = WRONG[name]
    assert method(op, rule) is not None


def test_every_method_is_shown_to_catch_a_wrong_rule():
    assert {m for methods in PROOFS.values() for m in methods} == {method for _, method, _ in WRONG.values()}
