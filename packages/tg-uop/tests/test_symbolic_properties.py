"""Random expressions: simplification keeps values, ends, changes nothing the second time, and does not depend
on order.
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tg_uop import Invalid, Ops, UOp, dtypes, graph_rewrite, trace
from tg_uop.ops import GroupOp
from tg_uop.symbolic import linear_form, sym_infer, symbolic

KINDS = (dtypes.int8, dtypes.uint8, dtypes.int32, dtypes.index)
ARITHMETIC = [
    Ops.ADD,
    Ops.ADD,
    Ops.MUL,
    Ops.MAX,
    Ops.SUB,
    *sorted(GroupOp.Division),
    *sorted(GroupOp.Bitwise),
]
BOUNDS = {dtypes.int8: (-128, 127), dtypes.uint8: (0, 255), dtypes.int32: (-(2**31), 2**31 - 1)}


def variables_of(d):
    low, high = BOUNDS.get(d, (-1000, 1000))
    return [UOp.variable(f"a_{d.name}", low, high, d), UOp.variable(f"n_{d.name}", 0, 10, d)]


class Grower:
    """Expressions and variable values from one source of randomness."""

    def __init__(self, rng):
        self.rng = rng

    def leaf(self, d):
        if d is dtypes.bool:
            return UOp.const(d, self.rng.random() < 0.5)
        if self.rng.random() < 0.6:
            return self.rng.choice(variables_of(d))
        return UOp.const(d, self.rng.choice([0, 1, 2, 3, 4, 6, 8, 12, 16, 64, -1, -2, -3, 127]))

    def grow(self, d, depth):
        rng = self.rng
        if depth == 0:
            return self.leaf(d)
        if d is dtypes.bool:
            if rng.random() < 0.3:
                return UOp(
                    rng.choice([Ops.AND, Ops.OR, Ops.XOR]), (self.grow(d, depth - 1), self.grow(d, depth - 1))
                )
            kind = rng.choice(KINDS)
            a, b = self.grow(kind, depth - 1), self.grow(kind, depth - 1)
            return UOp(rng.choice([Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ]), (a, b))
        choice = rng.random()
        if choice < 0.12:
            return self.grow(dtypes.bool, depth - 1).where(self.grow(d, depth - 1), self.grow(d, depth - 1))
        if choice < 0.2:
            return self.grow(rng.choice(KINDS), depth - 1).cast(d)
        if choice < 0.3:
            amount = UOp.const(d, rng.randint(0, 5))
            return UOp(rng.choice([Ops.SHL, Ops.SHR]), (self.grow(d, depth - 1), amount))
        op = rng.choice(ARITHMETIC)
        right = self.grow(d, depth - 1)
        if op in GroupOp.Division and rng.random() < 0.8:
            right = UOp.const(d, rng.choice([1, 2, 3, 4, 6, 8, 12, 16, 100, -2, -3]))
        return UOp(op, (self.grow(d, depth - 1), right))

    def values(self):
        return {
            v.arg.name: self.rng.choice([v.vmin, v.vmax, 0, 1, self.rng.randint(v.vmin, v.vmax)])
            for d in KINDS
            for v in variables_of(d)
        } | {f"n_{d.name}": self.rng.randint(0, 10) for d in KINDS}


def check_value_is_kept(rng):
    grower = Grower(rng)
    u = grower.grow(rng.choice([*KINDS, dtypes.bool]), rng.randint(1, 4))
    simple = u.simplify()
    assert (simple.dtype, simple.shape) == (u.dtype, u.shape)
    assert simple.simplify() is simple is graph_rewrite(simple, symbolic, ctx=0)  # ctx: nothing is remembered
    for _ in range(4):
        values = grower.values()
        expected = sym_infer(u, values)
        assert sym_infer(simple, values) == expected, (u, simple, values)
        low, high = u.min_max
        assert expected is Invalid or low <= expected <= high, (u, values)


@settings(max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**40))
def test_simplified_expressions_keep_their_value(seed):
    check_value_is_kept(random.Random(seed))


@pytest.mark.slow
def test_a_hundred_thousand_expressions_keep_their_value():
    for seed in range(100_000):
        check_value_is_kept(random.Random(seed))


def shuffled(u, rng):
    """The same expression with sums, products and other commutative chains built in another order."""
    done = {}
    for node in u.toposort():
        src = tuple(done[s] for s in node.src)
        parts = [node.replace(src=src)]
        if node.op in GroupOp.Commutative and node.op in GroupOp.Associative:
            parts, stack = [], list(src)
            while stack:
                s = stack.pop()
                if s.op is node.op:
                    stack.extend(s.src)
                else:
                    parts.append(s)
            rng.shuffle(parts)
        while len(parts) > 1:
            i = rng.randrange(len(parts) - 1)
            parts[i : i + 2] = [UOp(node.op, (parts[i], parts[i + 1]))]
        done[node] = parts[0]
    return done[u]


@pytest.mark.parametrize("op", [Ops.ADD, Ops.MUL, Ops.MAX, Ops.AND, Ops.OR, Ops.XOR], ids=lambda op: op.name)
@pytest.mark.parametrize("d", KINDS, ids=lambda d: d.name)
def test_chains_do_not_depend_on_the_order_of_construction(op, d):
    rng = random.Random(5)
    for _ in range(25):
        atoms = [
            *variables_of(d),
            *(UOp.variable(n, 0, 60, d) for n in "xyz"),
            UOp.const(d, 3),
            UOp.const(d, 5),
        ]
        parts = rng.choices(atoms, k=rng.randint(2, 6))
        if op is Ops.ADD:
            parts = [p * rng.randint(1, 4) for p in parts]
        chain = parts[0]
        for p in parts[1:]:
            chain = UOp(op, (chain, p))
        assert {shuffled(chain, rng).simplify() for _ in range(4)} == {chain.simplify()}


def test_random_graphs_reach_a_fixpoint_where_no_rule_applies():
    for seed in range(300):
        rng = random.Random(seed)
        u = Grower(rng).grow(rng.choice([*KINDS, dtypes.bool]), 5).simplify()
        for node in u.toposort():
            if node.op not in (Ops.ADD, Ops.CONST, Ops.PARAM):  # links of a chain are looked at from its root
                assert symbolic.rewrite(node) in (None, node), node


def terms_to_add(rng, count):
    """Terms that neither recombine (`y % 4 + y // 4 * 4`) nor fold into a choice: there, order matters."""
    x, y, r = UOp.variable("x", -9, 9), UOp.variable("y", 0, 60), UOp.range(12, 0)
    p = UOp.variable("p", 0, 1, dtypes.bool)
    atoms = [x, y, r, x % 3, y % 4, r * y, p.where(x, y), p.where(y, 3)]
    for _ in range(count):
        factor = rng.choice([1, 1, 2, -1, -1, 4, 20])
        yield rng.choice(atoms) * factor if rng.random() < 0.7 else rng.randint(-2, 2)


def anew(u):
    """Simplified without what was remembered."""
    return graph_rewrite(u, symbolic, ctx=0)


def test_prefixes_of_a_sum_are_what_each_gives_alone():
    for seed in range(60):
        rng = random.Random(seed)
        prefixes = [UOp.variable("x", -9, 9)]
        for term in terms_to_add(rng, 14):
            prefixes.append(prefixes[-1] + term if rng.random() < 0.8 else term + prefixes[-1])
        rng.shuffle(prefixes)
        together = anew(UOp(Ops.GROUP, tuple(prefixes)))
        for prefix, out in zip(prefixes, together.src, strict=True):
            assert anew(prefix) is anew(out) is out
            with trace():  # by the rules alone
                assert anew(prefix) is out


def test_a_sum_doubled_again_and_again_is_not_written_out():
    x, y = UOp.variable("x", 0, 9), UOp.variable("y", 0, 9)
    total = x
    for _ in range(200):
        total = total + total * 2 + y
    terms, constant = linear_form(total)
    assert terms[x] == 3**200 and constant == 0
    assert linear_form(total.simplify()) == (terms, constant)


def test_repeated_squaring_ends():
    x = UOp.variable("x", 0, 9, dtypes.int32)
    for _ in range(100):
        x = x * x
    assert x.simplify().simplify() is x.simplify()
