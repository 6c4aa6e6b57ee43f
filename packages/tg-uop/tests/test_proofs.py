"""Every rule of the symbolic algebra is proven: by z3 for all values, or by trying all values of 8-bit
operands.

For each rule, nodes of every op and of many kinds of operands are made; whatever the rule returns for one is
proven equal to it. Integer nodes go to z3 (bit-vectors; unbounded integers for index), 8-bit ones are also
evaluated with numpy at all values of their leaves; float rules are tried on all values of float16 and fp8
(pairs: a hard set).
"""

import functools
import itertools
import math
import random

import ml_dtypes
import numpy as np
import pytest

from tg_uop import Invalid, Ops, PatternMatcher, UOp, UPat, dtypes
from tg_uop.dtype import from_bits
from tg_uop.ops import GroupOp
from tg_uop.pattern import kind_of
from tg_uop.solver import counterexample
from tg_uop.symbolic import fold_floordiv, fold_floormod, from_linear, linear_form, simplify_under, symbolic
from tg_uop.symbolic.linear import join, with_term
from tg_uop.symbolic.validity import canonical_gate

I8, U8, I32, U32, INDEX, BOOL = (
    dtypes.int8,
    dtypes.uint8,
    dtypes.int32,
    dtypes.uint32,
    dtypes.index,
    dtypes.bool,
)
INTEGER_OPS = sorted(
    (GroupOp.Binary - {Ops.FDIV, Ops.POW}),
)
BINARY_FLOAT = [Ops.ADD, Ops.MUL, Ops.MAX, Ops.SUB, Ops.FDIV, Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ]

# *** operands ***


def leaves(d):
    """Unknowns of a dtype: all of it, small, negative to positive, never zero."""
    if d is BOOL:
        return [UOp.variable(n, 0, 1, d) for n in "pq"]
    wide = (-(2**20), 2**20) if d is INDEX else (dtypes.min(d), dtypes.max(d))
    out = [
        UOp.variable("x", *wide, d),
        UOp.variable("y", *wide, d),
        UOp.variable("n", 0, 10, d),
        UOp.variable("k", 1, 6, d),
    ]
    if d.kind != "uint":
        out.append(UOp.variable("m", -5, 6, d))
    return out


def operands(d):
    """Leaves, constants, and one operation on them."""
    if d is BOOL:
        p, q = leaves(d)
        x, n = leaves(I8)[0], leaves(INDEX)[2]
        c = [UOp.const(d, v) for v in (False, True)]
        return [p, q, *c, p & q, p | q, p.ne(True), q.ne(True), x < 5, (n < 5).ne(True), n < 20, p.ne(q)]
    x, y, n, k = leaves(d)[:4]
    p = leaves(BOOL)[0]
    edge = [dtypes.min(d), dtypes.max(d)] if d is not INDEX else [2**63 - 1, -(2**63), 2**40]
    values = dict.fromkeys([0, 1, 2, 3, 4, 7, 16, *([-1, -2, -3] if d.kind != "uint" else []), *edge])
    out = [*leaves(d), *(UOp.const(d, v) for v in values)]
    out += [x + 1, x * 2, x * 4 + 3, n * 3, x + y, x // 4, x % 4, x // 16 % 16, x.cdiv(4), n.cmod(3)]
    out += [x * -1, n * 6 + 2, x.maximum(3), x & 3, n << 1, p.where(x, y), p.where(n, 3), p.cast(d), x - y]
    out += [x // 16, p.where(UOp.const(d, 2), 5), p.where(UOp.const(d, 0), 1)]
    other = I8 if d is not I8 else I32
    out.append(UOp.variable("o", dtypes.min(other), dtypes.max(other), other).cast(d))
    if d is INDEX:
        out += [x & 5, x & y & 12, n.valid(n < 5), UOp.const(d, Invalid), n.valid(n < 5) + 1]
        out.append(p.where(n.valid(n < 5), x) * 2)
    return out


def node_of(op, a, b):
    """The node, or None where the operands do not fit the op."""
    try:
        return UOp(op, (a, b))
    except (TypeError, ValueError):
        return None


def integer_nodes():
    """Nodes of every op on every pair of operands, for every kind of dtype."""
    for d in (I8, U8, I32, U32, INDEX, BOOL):
        pool = operands(d)
        for op in INTEGER_OPS:
            for a, b in itertools.product(pool, pool):
                if (node := node_of(op, a, b)) is not None:
                    yield node
        for a in pool:
            if d is not BOOL:
                yield UOp(Ops.NEG, (a,))
            yield UOp(Ops.NOT, (a,))
            yield UOp(Ops.AFTER, (a,))
            yield from cast_nodes(a)
        x, y = pool[:2]
        for c in operands(BOOL):
            inner = [
                x,
                y,
                UOp.const(d, 1),
                UOp.const(d, 0),
                c.where(x, y),
                c.where(y, x),
                leaves(BOOL)[1].where(x, y),
            ]
            inner += [UOp.const(d, Invalid), x.valid(leaves(BOOL)[1])]
            for a, b in itertools.product(inner, inner):
                yield UOp(Ops.WHERE, (c, a, b))


def cast_nodes(a):
    targets = [d for d in (I8, U8, I32, U32, BOOL, INDEX, dtypes.int16) if d is not a.dtype]
    for d in targets:
        yield a.cast(d)
        for e in targets:
            if e is not d:
                yield a.cast(d).cast(e)


def gated_nodes():
    """WHERE(gate, index, Invalid) with gates that say something about the index."""
    r, s = UOp.range(10, 0), UOp.range(6, 1)
    gates = [
        r < 5,
        (r < 3).ne(True),
        (r < 8) & (r < 3).ne(True),
        (r + s < 4),
        (r * 6 + s < 30) & (r < 4),
        r + -2 < 3,
    ]
    gates += [((r + -2) < 0).ne(True), ((r + s + -3) < 0).ne(True) & (r + s < 9), (s < 4) & (r < 5) & (s < 4)]
    indices = [
        r,
        r + s,
        r * 6 + s,
        (r + -2) // 3,
        (r + s + -3) % 6,
        r // 5 * 5 + r % 5,
        (r * 6 + s) // 24,
        r % 5,
    ]
    for g, i in itertools.product(gates, indices):
        yield i.valid(g)


# *** method one: z3 ***


def proven(before, after):
    """None, or values at which they differ."""
    assert (before.dtype, before.shape) == (after.dtype, after.shape), f"{before!r} became {after!r}"
    return counterexample(before, after)


# *** method two: all values of small operands, with numpy ***

SMALL = {I8, U8, BOOL}
MAX_POINTS = 1 << 18


def wrap(x, d):
    if d is BOOL:
        return x != 0
    if d.kind == "uint":
        return x & (2**d.bits - 1)
    half = 1 << (d.bits - 1)
    return ((x + half) & (2 * half - 1)) - half


def floor_div(a, b):
    return np.where(b == 0, 0, a // np.where(b == 0, 1, b))


def trunc_div(a, b):
    q = np.abs(a) // np.where(b == 0, 1, np.abs(b))
    return np.where(b == 0, 0, np.where((a < 0) == (b < 0), q, -q))


def shift_left(a, b):
    return np.where((b < 0) | (b > 40), 0, a << np.clip(b, 0, 40))  # 8 bits: nothing is left after 40


def shift_right(a, b):
    return a >> np.where((b < 0) | (b > 40), 40, b)


NUMPY = {
    Ops.ADD: np.add,
    Ops.SUB: np.subtract,
    Ops.MUL: np.multiply,
    Ops.MAX: np.maximum,
    Ops.CDIV: trunc_div,
    Ops.CMOD: lambda a, b: np.where(b == 0, 0, a - trunc_div(a, b) * b),
    Ops.FLOORDIV: floor_div,
    Ops.FLOORMOD: lambda a, b: np.where(b == 0, 0, a - floor_div(a, b) * b),
    Ops.CMPLT: np.less,
    Ops.CMPNE: np.not_equal,
    Ops.CMPEQ: np.equal,
    Ops.XOR: np.bitwise_xor,
    Ops.OR: np.bitwise_or,
    Ops.AND: np.bitwise_and,
    Ops.SHL: shift_left,
    Ops.SHR: shift_right,
    Ops.NEG: np.negative,
    Ops.NOT: np.invert,
    Ops.WHERE: np.where,
}


def small_leaves(*roots):
    """The unknowns below the roots if all their values can be tried, else None."""
    found = {u for r in roots for u in r.toposort() if u.op is Ops.PARAM}
    points = math.prod(int(u.vmax) - int(u.vmin) + 1 for u in found)
    nodes = {u for r in roots for u in r.toposort() if u.op is not Ops.VCONST}
    fits = all(u.dtype in SMALL and getattr(u.arg, "value", 0) is not Invalid for u in nodes)
    return sorted(found, key=lambda u: u.arg.name) if fits and points <= MAX_POINTS else None


def values_at(root, grid):
    """The values of `root` at all points (int64 arrays; `grid` holds the leaves)."""
    known = dict(grid)
    for u in root.toposort():
        if u in known or u.op is Ops.VCONST or (u.op is Ops.CONST and u.dtype is INDEX):
            continue
        if u.op is Ops.CONST:
            known[u] = np.int64(u.arg.value)
        elif u.op is Ops.CAST:
            known[u] = np.int64(wrap(known[u.src[0]], u.dtype))
        elif u.op is Ops.AFTER:
            known[u] = known[u.src[0]]
        elif u.op is Ops.NOT and u.dtype is BOOL:
            known[u] = np.int64(known[u.src[0]] == 0)
        else:
            known[u] = np.int64(wrap(np.int64(NUMPY[u.op](*[known[s] for s in u.src])), u.dtype))
    return known[root]


def exhausted(before, after):
    """None, or values at which they differ. All values of all leaves are tried."""
    found = small_leaves(before, after)
    axes = [np.arange(int(u.vmin), int(u.vmax) + 1, dtype=np.int64) for u in found]
    grid = dict(zip(found, np.meshgrid(*axes, indexing="ij"), strict=True)) if found else {}
    a, b = np.broadcast_arrays(values_at(before, grid), values_at(after, grid))
    at = np.argwhere(np.atleast_1d(a != b))
    if not len(at):
        return None
    return {u: int(grid[u][tuple(at[0])]) for u in found}


# *** applying rules ***


@functools.cache
def all_nodes():
    """Every node that rules are tried on, without a rewrite below it."""
    return list(dict.fromkeys(itertools.chain(integer_nodes(), gated_nodes())))


def instances(rules, nodes, each):
    """(rule, node, result) of up to `each` nodes for every rule, op and dtype, picked at random."""
    nodes = random.Random(0).sample(nodes, len(nodes))
    count = {}
    candidates = functools.cache(rules.candidates)
    for node in nodes:
        for rule in candidates(kind_of(node)):
            kind = (rule, node.op, node.src[0].dtype if node.src else node.dtype)
            if count.get(kind, 0) < each and (result := rule.run(node, None)) is not None:
                count[kind] = count.get(kind, 0) + 1
                yield rule, node, result


def check_instances(each, rules=symbolic, method=None, first=False):
    """Prove; returns how many proofs each rule has. AssertionError lists what is wrong (or the
    first of it).
    """
    proofs = dict.fromkeys((r.name for r in rules.rules), 0)
    wrong = []
    for rule, node, result in instances(rules, all_nodes(), each):
        assert (node.dtype, node.shape) == (result.dtype, result.shape), (
            f"{rule.name}: {node!r} -> {result!r}"
        )
        small = small_leaves(node, result) is not None
        if method is exhausted and not small:
            continue
        bad = (method or (exhausted if small else proven))(node, result)
        if bad is not None:
            wrong.append(f"{rule.name}: {node!r} -> {result!r} differ at {bad}")
            if first:
                break
        proofs[rule.name] += 1
    assert not wrong, "\n".join([f"{len(wrong)} wrong:", *wrong[:40]])
    return proofs


# *** floats: all values ***

FLOATS = [dtypes.float16, *dtypes.fp8s]
NUMPY_FLOAT = {
    dtypes.float16: np.float16,
    dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn,
    dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
    dtypes.fp8e4m3fnuz: ml_dtypes.float8_e4m3fnuz,
    dtypes.fp8e5m2fnuz: ml_dtypes.float8_e5m2fnuz,
}


def all_floats(d):
    bits = np.arange(1 << d.bits, dtype=np.uint16 if d.bits == 16 else np.uint8)
    return bits.view(NUMPY_FLOAT[d])


def hard_floats(d):
    """Zeros, infinities, NaNs, smallest and largest numbers, ones and neighbours."""
    picked = [
        0,
        1,
        2,
        3,
        *range(1, 1 << d.bits, (1 << d.bits) // 61),
        (1 << (d.bits - 1)) - 1,
        1 << (d.bits - 1),
    ]
    return all_floats(d)[sorted({*picked, (1 << (d.bits - 1)) + 1, (1 << d.bits) - 1})]


FLOAT_OPS = {
    Ops.ADD: np.add,
    Ops.SUB: np.subtract,
    Ops.MUL: np.multiply,
    Ops.FDIV: np.divide,
    Ops.MAX: lambda a, b: np.where(np.isnan(a) | np.isnan(b), np.nan, np.where(a > b, a, b)),
    Ops.CMPLT: np.less,
    Ops.CMPNE: np.not_equal,
    Ops.CMPEQ: np.equal,
}


def float_values(u, grid):
    """By numpy: every operation in float32 or wider, rounded once to the dtype."""
    if u in grid:
        return grid[u]
    kind = NUMPY_FLOAT.get(u.dtype)
    if u.op is Ops.CONST:
        return np.array(float(u.arg.value), kind) if kind else np.bool_(u.arg.value)
    src = [float_values(s, grid) for s in u.src]
    if u.op is Ops.WHERE:
        return np.where(src[0], src[1], src[2])
    with np.errstate(all="ignore"):
        out = FLOAT_OPS[u.op](src[0].astype(np.float64), src[1].astype(np.float64))
        return out.astype(kind) if kind else out


def float_operands(d):
    x, y = UOp.param(0, d), UOp.param(1, d)
    constants = [UOp.const(d, v) for v in (0.0, -0.0, 1.0, -1.0, 2.0, math.inf, math.nan)]
    p = UOp.variable("p", 0, 1, BOOL)
    return [
        x,
        y,
        *constants,
        x + y,
        x * y,
        y * x,
        x + 2.0,
        x.maximum(2.0),
        x.maximum(-0.0),
        p.where(x, y),
        p.where(constants[0], 1.0),
    ]


def float_differences(node, result):
    """Positions where the two differ: by bits, all NaNs alike (and -0.0 unlike 0.0)."""
    d = node.src[-1].dtype
    found = {u for u in node.toposort() if u.op is Ops.PARAM}
    both = len({u for u in found if u.dtype is not BOOL}) > 1
    values = hard_floats(d) if both else all_floats(d)
    axes = {
        u: (np.array([False, True]) if u.dtype is BOOL else values)
        for u in sorted(found, key=lambda u: u.arg.slot)
    }
    grid = dict(zip(axes, np.meshgrid(*axes.values(), indexing="ij"), strict=True)) if axes else {}
    a, b = np.broadcast_arrays(np.array(float_values(node, grid)), np.array(float_values(result, grid)))
    if node.dtype is BOOL:
        return np.argwhere(a != b)
    a, b = a.astype(np.float64), b.astype(np.float64)
    return np.argwhere(~((a == b) & (np.signbit(a) == np.signbit(b)) | (np.isnan(a) & np.isnan(b))))


def float_nodes(d):
    for op in FLOAT_OPS:
        for a, b in itertools.product(float_operands(d), repeat=2):
            yield UOp(op, (a, b))
    c = UOp.variable("p", 0, 1, BOOL)
    for a, b in itertools.product(float_operands(d)[:6], repeat=2):
        yield UOp(Ops.WHERE, (c, a, b))
        yield UOp(Ops.WHERE, (c.ne(True), a, b))


def check_floats(rules, formats):
    proofs, wrong = set(), []
    for d in formats:
        for rule, node, result in instances(rules, list(float_nodes(d)), each=12):
            assert (node.dtype, node.shape) == (result.dtype, result.shape)
            proofs.add(rule.name)
            if len(float_differences(node, result)):
                wrong.append(f"{rule.name}: {node!r} -> {result!r}")
    assert not wrong, "\n".join([f"{len(wrong)} wrong:", *wrong[:20]])
    return proofs


@pytest.mark.parametrize("d", FLOATS, ids=lambda d: d.name)
def test_float_rules_hold_for_all_values(d):
    check_floats(symbolic, [d])


# *** the rules ***


def test_every_rule_is_proven_on_instances_of_every_op():
    proofs = check_instances(each=2)
    floats = check_floats(symbolic, [dtypes.fp8e5m2])
    missing = [name for name, n in proofs.items() if n == 0 and name not in floats]
    assert not missing, f"rules without a proof: {missing}"


@pytest.mark.slow
def test_every_instance_of_every_rule_is_proven():
    check_instances(each=60)


def test_a_rule_that_no_instance_reaches_is_seen():
    rules = PatternMatcher([(UPat(Ops.SIN, name="u"), lambda u: u.src[0], "never applies")])
    assert check_instances(each=1, rules=rules) == {"never applies": 0}


X = UPat(name="x")
WRONG_INTEGER_RULES = {
    "division by 4 is a shift of negatives": (UPat(Ops.CDIV, src=(X, UPat.const(4))), lambda x: x >> 2),
    "x*2//2 is x": (
        UPat(Ops.FLOORDIV, src=(UPat(Ops.MUL, src=(X, UPat.const(2))), UPat.const(2))),
        lambda x: x,
    ),
    "x%4 is x&3 of C": (UPat(Ops.CMOD, src=(X, UPat.const(4))), lambda x: x & 3),
    "x+1 is greater than x": (UPat(Ops.CMPLT, src=(X, X + 1)), lambda x: UOp.const(BOOL, True)),
    "max is the first": (UPat(Ops.MAX, src=(X, UPat(name="y"))), lambda x, y: x),
    "or is plus": (UPat(Ops.OR, dtypes.ints, (X, UPat(name="y")), name="u"), lambda u, x, y: x + y),
    "shift left by y is times y": (UPat(Ops.SHL, dtypes.ints, (X, UPat(name="y"))), lambda x, y: x * y),
    "nested modulo multiplies": (UPat(Ops.FLOORMOD, src=(X // 16, UPat.const(16))), lambda x: x % 16 // 16),
}
WRONG_INDEX_RULES = {
    "x//4 truncates": (UPat(Ops.FLOORDIV, INDEX, (X, UPat.const(4))), lambda x: x.cdiv(4)),
    "a mask keeps negatives": (UPat(Ops.AND, INDEX, (X, UPat(name="c"))), lambda x, c: x),
    "nothing times zero exists": (
        UPat(Ops.MUL, INDEX, (X, UPat.const(0)), name="u"),
        lambda u, x: u.const_like(0),
    ),
    "a bound is exclusive": (
        UPat(Ops.CMPLT, src=(UPat(name="x", dtype=INDEX), UPat.const(4))),
        lambda x: x < 5,
    ),
}
WRONG_FLOAT_RULES = {
    "x*0 is 0": (
        UPat(Ops.MUL, dtypes.floats, (X, UPat.const(0.0)), name="u"),
        lambda u, x: u.const_like(0.0),
    ),
    "x+0 is x": (UPat(Ops.ADD, dtypes.floats, (X, UPat.const(0.0))), lambda x: x),
    "x-x is 0": (UPat(Ops.SUB, dtypes.floats, (X, X), name="u"), lambda u, x: u.const_like(0.0)),
    "x==x": (UPat(Ops.CMPEQ, src=(UPat(name="x", dtype=dtypes.floats), X)), lambda x: UOp.const(BOOL, True)),
    "x/2 is x*0.5 shifted": (UPat(Ops.FDIV, dtypes.floats, (X, UPat(name="y"))), lambda x, y: x * y),
}


def only(rules):
    return PatternMatcher([(pattern, function, name) for name, (pattern, function) in rules.items()])


@pytest.mark.parametrize("name", WRONG_INTEGER_RULES)
@pytest.mark.parametrize("method", [proven, exhausted])
def test_wrong_rules_are_caught_by_both_methods(name, method):
    with pytest.raises(AssertionError, match="differ at"):
        check_instances(40, only({name: WRONG_INTEGER_RULES[name]}), method, first=True)


@pytest.mark.parametrize("name", WRONG_INDEX_RULES)
def test_wrong_rules_of_index_are_caught(name):
    with pytest.raises(AssertionError, match="differ at"):
        check_instances(400, only({name: WRONG_INDEX_RULES[name]}), proven, first=True)


@pytest.mark.parametrize("name", WRONG_FLOAT_RULES)
def test_wrong_rules_of_floats_are_caught(name):
    with pytest.raises(AssertionError, match="wrong"):
        check_floats(only({name: WRONG_FLOAT_RULES[name]}), [dtypes.float16, dtypes.fp8e5m2])


# *** the functions behind the rules ***


def index_sums(count=24):
    """Sums over counters, negative variables and quotients, with every kind of coefficient."""
    r, s, v = UOp.range(10, 0), UOp.range(7, 1), UOp.variable("v", -9, 12)
    atoms = [r, s, v, v // 3, r % 4, (v + 2) % 5, v // 2 % 3]
    rng = random.Random(7)
    for _ in range(count):
        u = UOp.const(INDEX, rng.randint(-20, 20))
        for a in rng.sample(atoms, rng.randint(1, 3)):
            u = u + a * rng.choice([1, 1, 2, 3, 4, 6, 8, 12, -1, -2, -5])
        yield u


def test_division_of_sums_is_proven():
    for n, u in enumerate(index_sums()):
        for d in (1, 2, 3, 4, 6, 12) if n % 2 else (5, 8, 24, 7):
            assert counterexample(u // d, fold_floordiv(u, d)) is None, (u, d)
            assert counterexample(u % d, fold_floormod(u, d)) is None, (u, d)


def test_linear_form_of_a_sum_is_the_sum():
    for u in index_sums():
        assert counterexample(u, from_linear(*linear_form(u), INDEX)) is None


def test_gathered_sums_are_proven():
    sums = [u.simplify() for u in index_sums()]
    for a, b in zip(sums, sums[1:] + sums[:1], strict=True):
        for parts in ([(a, 1), (b, 1)], [(a, 2), (b, 3)], [(a, 1), (b, 1), (sums[0], 1)]):
            whole = UOp.const(INDEX, 0)
            for part, count in parts:
                whole = whole + part * count
            joined = join(a + b, parts)
            assert joined is None or counterexample(whole, joined[0]) is None, parts
        longer = with_term(a, b)
        assert longer is None or counterexample(a + b, longer) is None, (a, b)


@pytest.mark.parametrize("d", [I8, U8])
def test_one_more_term_of_a_fixed_width_sum_is_right_for_all_values(d):
    x, y = UOp.variable("x", dtypes.min(d), dtypes.max(d), d), UOp.variable("y", 0, 90, d)
    grown = 0
    terms = [x * 3, y, y * 5, x * 100, UOp.const(d, 7), x % 5, y * 2]
    for a, b, c in itertools.permutations(terms, 3):
        total = (a + b).simplify()
        longer = with_term(total, c.simplify())
        assert longer is None or exhausted(total + c, longer) is None, (total, c)
        grown += longer is not None
    assert grown > 50


@pytest.mark.parametrize("d", [I8, U8])
def test_division_of_fixed_width_sums_is_right_for_all_values(d):
    x, n, k = (
        UOp.variable("x", dtypes.min(d), dtypes.max(d), d),
        UOp.variable("n", 0, 9, d),
        UOp.variable("k", 0, 3, d),
    )
    for u in (
        n * 4 + k,
        n * 6 + 3,
        n * 12 + k * 4,
        x,
        x // 4 + 1,
        x % 12,
        n * -4 + k,
        n + -3,
        n * 30 + k,
        x * 4 + k,
    ):
        for op in sorted(GroupOp.Division):
            for c in (2, 3, 4, 6, 12, 64, 100):
                node = UOp(op, (u, UOp.const(d, c)))
                assert exhausted(node, node.simplify()) is None, node


def test_simplification_under_a_gate_is_proven():
    for node in gated_nodes():
        gate, index = node.src[0], node.src[1]
        assert counterexample(index, simplify_under(gate, index), assuming=[gate]) is None, node
        assert counterexample(gate, canonical_gate(gate)) is None, node


# *** counterexamples of rules that were wrong once ***


def fixed(name, low, high, d):
    return UOp.variable(name, low, high, d)


def test_index_mask_of_63_ones_is_not_all_ones():
    x = UOp.variable("x", -5, 5)
    node = x | (2**63 - 1)
    assert proven(node, node.simplify()) is None


def test_float_between_integers_saturates():
    x = fixed("x", 300, 300, dtypes.int16).cast(dtypes.float32).cast(I8)
    assert x.simplify().op is not Ops.CAST or x.simplify().src[0].dtype is dtypes.float32


def test_recombined_modulo_must_exist_in_the_dtype():
    x = fixed("x", 0, 255, U8)
    node = x % 16 + x // 16 % 16 * 16
    assert node.simplify() is x
    signed = fixed("x", -128, 127, I8)
    node = signed % 16 + signed // 16 % 8 * 16
    assert exhausted(node, node.simplify()) is None


def test_a_scalar_condition_is_no_tile():
    c, true, false = UOp.variable("p", 0, 1, BOOL), UOp.const(BOOL, True, (4,)), UOp.const(BOOL, False, (4,))
    assert UOp(Ops.WHERE, (c, true, false)).simplify().shape == (4,)


def test_stand_ins_of_nested_gates_are_different():
    x, y = UOp.range(10, 0), UOp.range(10, 1)
    inner = (x + y).valid(y < 5)
    node = inner.valid(x < 5)
    assert proven(node, node.simplify()) is None
    assert {u for u in node.simplify().toposort() if u.op is Ops.RANGE} == {x, y}


def test_linear_form_of_zero_times_and_of_invalid():
    x = UOp.variable("x", 0, 9)
    assert linear_form(x * 0) == ({}, 0)
    product = x * UOp.const(INDEX, Invalid)
    assert linear_form(product) == ({product: 1}, 0)


def test_what_may_not_exist_is_not_dropped():
    x = UOp.variable("x", 0, 9)
    maybe = x.valid(x < 5)
    for node in (
        maybe * 0,
        maybe - maybe,
        maybe & 0,
        maybe % 1,
        maybe // 20,
        (maybe * 4) % 4,
        maybe.maximum(-1) * 0,
    ):
        assert proven(node, node.simplify()) is None, node


def test_logic_with_an_invalid_bool_is_no_choice():
    p, q = leaves(BOOL)
    for node in (
        UOp(Ops.WHERE, (p, UOp.const(BOOL, True), q.valid(p | q))),
        p.where(q.valid(q), UOp.const(BOOL, False)),
    ):
        assert proven(node, node.simplify()) is None, node


def test_intervals_of_an_index_are_not_cut_to_64_bits():
    x = UOp.variable("x", 0, 2**62)
    node = x * 4 < 2**63
    assert proven(node, node.simplify()) is None


def test_all_ones_of_float16_round_trip():
    assert all_floats(dtypes.float16).size == 65536 and math.isnan(from_bits(0x7FFF, dtypes.float16))
