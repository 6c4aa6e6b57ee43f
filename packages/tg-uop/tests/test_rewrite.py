"""Rewriting whole graphs: drivers, calls, what is remembered, loops and limits, substitution, long chains."""

import gc
import sys
import threading
import weakref

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tg_uop._marks import MAX_BITS, forget_rewrites
from tg_uop.context import Context
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.pattern import PatternMatcher, UPat
from tg_uop.rewrite import graph_rewrite, substitute
from tg_uop.uop import UOp

I, J = UOp.variable("i", 0, 9), UOp.variable("j", 0, 9)
X, Y = UPat.var("x"), UPat.var("y")
C1, C2 = UPat.cvar("c1"), UPat.cvar("c2")


def const(value):
    return UOp.const(dtypes.index, value)


FOLD = PatternMatcher(
    [
        (C1 + C2, lambda c1, c2: const(c1.value + c2.value), "fold_add"),
        (C1 * C2, lambda c1, c2: const(c1.value * c2.value), "fold_mul"),
        (X + 0, lambda x: x, "add_zero"),
        (X * 1, lambda x: x, "mul_one"),
        ((X + C1) + C2, lambda x, c1, c2: x + (c1.value + c2.value), "gather"),
    ],
    "fold",
)


def chain(n, start=I, step=1):
    for _ in range(n):
        start = start + step
    return start


LONG = 100_000


@pytest.fixture
def small_python_stack():
    old = sys.getrecursionlimit()
    depth, frame = 0, sys._getframe()
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    sys.setrecursionlimit(depth + 120)
    yield
    sys.setrecursionlimit(old)


def evaluate(root, i, j):
    """Plain Python evaluation of ADD, MUL, CONST over the two variables."""
    value = {I: i, J: j}
    for n in root.toposort():
        if n.op is Ops.CONST:
            value[n] = n.value
        elif n.op is Ops.ADD:
            value[n] = value[n.src[0]] + value[n.src[1]]
        elif n.op is Ops.MUL:
            value[n] = value[n.src[0]] * value[n.src[1]]
    return value[root]


@st.composite
def expressions(draw):
    nodes = [I, J, const(0), const(1), const(3)]
    for _ in range(draw(st.integers(1, 12))):
        op = draw(st.sampled_from([Ops.ADD, Ops.ADD, Ops.MUL]))
        nodes.append(UOp(op, (draw(st.sampled_from(nodes)), draw(st.sampled_from(nodes)))))
    return nodes[-1]


# *** fixpoint ***


def test_folds_from_the_leaves_up():
    assert graph_rewrite((I + 2) + (const(3) * 4 + 0) + 1, FOLD) is I + 15


def test_a_result_is_rewritten_in_turn():
    steps = PatternMatcher(
        [(UPat(Ops.CONST, name="c"), lambda c: const(c.value - 1) if c.value > 20 else None, "countdown")]
    )
    assert graph_rewrite(const(70) + I, steps) is const(20) + I


def test_new_nodes_inside_a_result_are_rewritten_too():
    expand = PatternMatcher([(X // 2, lambda x: (x + 0) * (const(2) + const(3)), "expand")]) + FOLD
    assert graph_rewrite(I // 2, expand) is I * 5


@pytest.mark.parametrize("bottom_up", [False, True])
@pytest.mark.parametrize("walk", [False, True])
def test_unchanged_graph_is_the_same_object(bottom_up, walk):
    root = (I + J) * (I + 7) + UOp.sink(I * J).src[0]
    assert graph_rewrite(root, FOLD, bottom_up=bottom_up, walk=walk) is root


def test_unchanged_parts_are_not_rebuilt():
    left = I * J + I
    out = graph_rewrite(UOp(Ops.GROUP, (left, J + 0)), FOLD)
    assert out.src[0] is left and out.src[1] is J


@settings(max_examples=150, deadline=None, derandomize=True)
@given(expressions())
def test_value_is_kept_and_twice_changes_nothing(root):
    out = graph_rewrite(root, FOLD)
    for i, j in ((0, 0), (1, 2), (9, 5)):
        assert evaluate(out, i, j) == evaluate(root, i, j)
    assert graph_rewrite(out, FOLD) is out
    assert graph_rewrite(root, FOLD, ctx=0) is out  # what is remembered does not change the result
    assert graph_rewrite(root, FOLD, ctx=0, bottom_up=True) is graph_rewrite(root, FOLD, bottom_up=True)
    for n in out.toposort():
        assert FOLD.rewrite(n) is None


@settings(max_examples=100, deadline=None, derandomize=True)
@given(expressions())
def test_top_down_also_ends_where_no_rule_applies(root):
    out = graph_rewrite(root, FOLD, bottom_up=True)
    assert all(FOLD.rewrite(n) is None for n in out.toposort())
    assert evaluate(out, 3, 4) == evaluate(root, 3, 4)


def test_each_node_is_matched_once_in_a_shared_graph():
    seen = []
    pm = PatternMatcher([(UPat(name="n"), lambda ctx, n: ctx.append(n))])
    node = I
    for _ in range(60):  # 2^60 paths
        node = node + node
    graph_rewrite(node, pm, ctx=seen)
    assert len(seen) == len(set(seen)) and seen == node.toposort()


def test_fixpoint_order_is_sources_first_and_left_to_right():
    seen = []
    pm = PatternMatcher([(UPat(name="n"), lambda ctx, n: ctx.append(n))])
    root = (I + 1) * (J + 2)
    graph_rewrite(root, pm, ctx=seen)
    assert seen == root.toposort()


def test_bottom_up_matches_before_sources():
    seen = []
    pm = PatternMatcher(
        [
            (UPat(Ops.MUL, name="n"), lambda ctx, n: (ctx.append(n), n.src[0])[1]),
            (UPat(name="n"), lambda ctx, n: ctx.append(n)),
        ]
    )
    root = (const(1) + 2) * (J + 3)
    assert graph_rewrite(root, pm, ctx=seen, bottom_up=True) is const(1) + 2
    assert seen == [root, const(1) + 2, const(1), const(2)]  # J + 3 is never visited


def test_bottom_up_matches_again_when_sources_changed():
    assert graph_rewrite((const(1) + 2) + (const(3) + 4), FOLD, bottom_up=True) is const(10)


# *** walks ***


def test_walk_matches_each_node_once_with_new_sources():
    increment = PatternMatcher(
        [(UPat(Ops.CONST, name="c"), lambda c: const(c.value + 1) if c.value > 20 else None)]
    )
    assert graph_rewrite(const(50) + I, increment, walk=True) is const(51) + I
    assert graph_rewrite((const(1) + 2) + 3, FOLD, walk=True) is const(6)


def test_walk_leaves_results_as_they_are():
    grow = PatternMatcher([(UPat(Ops.PARAM, name="p"), lambda p: p + 0)])
    assert graph_rewrite(I * 2, grow + FOLD, walk=True) is (I + 0) * 2


def test_walk_down_does_not_look_below_a_match():
    wrap = PatternMatcher([(UPat(Ops.ADD, name="n"), lambda n: n * 3)])
    assert graph_rewrite((I + (J + 1)) * 2, wrap, walk=True, bottom_up=True) is ((I + (J + 1)) * 3) * 2
    assert graph_rewrite((I + (J + 1)) * 2, wrap, walk=True) is ((I + ((J + 1) * 3)) * 3) * 2


def test_collecting_walk_fills_ctx_and_returns_the_same_graph():
    found = {}
    pm = PatternMatcher([(UPat(Ops.CONST, name="c"), lambda ctx, c: ctx.setdefault(c.value, c) and None)])
    root = (I + 1) * 5 + 1
    assert graph_rewrite(root, pm, ctx=found, walk=True) is root
    assert sorted(found) == [0, 1, 5, 9]  # 0 and 9 are the bounds of the variable


# *** chains gathered at their root ***


def _is_chain(u):
    return u.dtype is dtypes.index and not u.shape


def gather_sum(ctx, u):
    """Sum of coefficient * atom, atoms in order of first use, constant last; counts the terms it looks at."""
    terms, constant, stack = {}, 0, [u]
    while stack:
        n = stack.pop()
        if n.op is Ops.ADD:
            stack += (n.src[1], n.src[0])
        elif n.op is Ops.CONST:
            constant += n.value
            ctx.append(n)
        else:
            factor = n.src[1].value if n.op is Ops.MUL and n.src[1].op is Ops.CONST else 1
            atom = n.src[0] if factor != 1 else n
            terms[atom] = terms.get(atom, 0) + factor
            ctx.append(n)
    out = None
    for atom in sorted(terms, key=lambda a: a.key):
        term = atom if terms[atom] == 1 else atom * terms[atom]
        out = term if out is None else out + term
    out = out + constant if constant and out is not None else const(constant) if out is None else out
    return None if out is u else out


SUM_RULES = [
    (UPat(Ops.ADD, name="u"), gather_sum),
    (C1 * C2, lambda c1, c2: const(c1.value * c2.value)),
    (UPat(Ops.MUL, src=(C1, UPat.var("x"))), lambda c1, x: x * c1.value if x.op is not Ops.CONST else None),
    (UPat(Ops.MUL, src=(X, UPat.const(1))), lambda x: x),
]
PLAIN = PatternMatcher(SUM_RULES, "plain")
GATHERED = PatternMatcher(SUM_RULES, "gathered", chains={Ops.ADD: _is_chain})


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(expressions(), min_size=1, max_size=3))
def test_gathering_at_the_root_gives_the_same_graph(roots):
    root = UOp(Ops.GROUP, tuple(roots))
    out = graph_rewrite(root, GATHERED, ctx=[])
    assert out is graph_rewrite(root, PLAIN, ctx=[])
    assert all(PLAIN.rewrite(n, []) is None for n in out.toposort())


def _terms(n, pm, distinct=False):
    node = I
    for k in range(n):
        node = node + (J % (k + 2) if distinct else I * 2)
    looked_at = []
    graph_rewrite(node, pm, ctx=looked_at)
    return len(looked_at)


@pytest.mark.parametrize("distinct", [False, True])
def test_a_chain_is_looked_at_a_fixed_number_of_times(distinct):
    assert _terms(100, GATHERED, distinct) <= 3 * 101
    if distinct:
        assert _terms(100, PLAIN, distinct) > 100 * 50  # without gathering: every prefix


def test_a_prefix_with_another_user_is_gathered_on_its_own():
    prefix = I + I + J + 1 + 1
    out = graph_rewrite(UOp(Ops.GROUP, (prefix + J + 1, prefix * I)), GATHERED, ctx=[])
    assert out is graph_rewrite(UOp(Ops.GROUP, (prefix + J + 1, prefix * I)), PLAIN, ctx=[])
    assert out.src[1].src[0].src[1] is const(2)


def test_a_chain_the_test_refuses_is_matched_link_by_link():
    seen = []
    pm = PatternMatcher(
        [(UPat(Ops.ADD, name="u"), lambda ctx, u: ctx.append(u))], chains={Ops.ADD: lambda u: False}
    )
    graph_rewrite(I + 1 + 2 + 3, pm, ctx=seen)
    assert len(seen) == 3


def test_a_sum_gathers_only_when_all_rules_for_the_op_do():
    on_mul = PatternMatcher([(UPat(Ops.MUL, name="u"), lambda u: None)])
    on_add = PatternMatcher([(UPat((Ops.ADD, Ops.MUL), name="u"), lambda u: None)])
    on_any = PatternMatcher([(UPat(name="u"), lambda u: None)])
    same = PatternMatcher([(X + 0, lambda x: x)], chains=GATHERED.chains)
    for other, kept in ((on_mul, True), (same, True), (on_add, False), (on_any, False)):
        assert bool((GATHERED + other).chains) == bool((other + GATHERED).chains) == kept


def test_gathered_chain_of_100000_links(small_python_stack):
    assert graph_rewrite(chain(LONG), GATHERED, ctx=[]) is I + LONG


# *** calls ***


@pytest.mark.parametrize("walk", [False, True])
@pytest.mark.parametrize("bottom_up", [False, True])
def test_bodies_of_calls_are_left_alone_unless_asked(walk, bottom_up):
    buf = UOp.new_buffer("CPU", 4, dtypes.float32)
    body = UOp.sink(I + 0)
    call = UOp(Ops.CALL, (body, buf.after(UOp(Ops.GROUP, (I + 0,)))))
    out = graph_rewrite(call, FOLD, walk=walk, bottom_up=bottom_up)
    assert out.src[0] is body and out.src[1] is buf.after(UOp(Ops.GROUP, (I,)))
    out = graph_rewrite(call, FOLD, walk=walk, bottom_up=bottom_up, enter_calls=True)
    assert out.src[0] is UOp.sink(I) and out.src[1] is buf.after(UOp(Ops.GROUP, (I,)))


def test_a_node_inside_and_outside_a_body_changes_outside_only():
    buf = UOp.new_buffer("CPU", 4, dtypes.float32)
    shared = UOp.sink(I + 0)
    root = UOp(Ops.GROUP, (UOp(Ops.CALL, (shared, buf)), shared))
    out = graph_rewrite(root, FOLD)
    assert out.src[0].src[0] is shared and out.src[1] is UOp.sink(I)


def test_what_was_remembered_outside_calls_does_not_hide_their_bodies():
    buf = UOp.new_buffer("CPU", 4, dtypes.float32)
    call = UOp(Ops.CALL, (UOp.sink(J + 0), buf))
    assert graph_rewrite(call, FOLD) is call
    assert graph_rewrite(call, FOLD, enter_calls=True).src[0] is UOp.sink(J)


# *** remembering ***


def _counting():
    counts = []
    rules = [(UPat(name="n"), lambda n: counts.append(n))]
    return counts, rules


def test_a_second_pass_skips_what_had_nothing_to_do():
    counts, rules = _counting()
    pm = PatternMatcher(rules)
    root = I * 11 + J
    graph_rewrite(root, pm)
    first = len(counts)
    graph_rewrite(root, pm)
    assert len(counts) == first == len(root.toposort())
    graph_rewrite(root + 1, pm)  # only the new nodes
    assert counts[first:] == [const(1), root + 1]


def test_nothing_is_remembered_with_a_ctx_or_when_switched_off():
    root = I * 13 + J
    counts, rules = _counting()
    pm = PatternMatcher(rules)
    graph_rewrite(root, pm, ctx=1)
    graph_rewrite(root, pm, ctx=1)
    assert len(counts) == 2 * len(root.toposort())
    counts, rules = _counting()
    pm = PatternMatcher(rules, remember=False)
    graph_rewrite(root, pm)
    graph_rewrite(root, pm)
    assert len(counts) == 2 * len(root.toposort())


def test_walks_and_other_matchers_are_not_affected():
    root = I * 17 + J
    counts, rules = _counting()
    one, two = PatternMatcher(rules), PatternMatcher(rules)
    for pm, walk in ((one, False), (two, False), (one, True)):
        graph_rewrite(root, pm, walk=walk)
    assert len(counts) == 3 * len(root.toposort())


def test_forget_rewrites():
    switch = [None]
    pm = PatternMatcher([(UPat(Ops.PARAM), lambda: switch[0])])
    root = I * 19
    assert graph_rewrite(root, pm) is root
    switch[0] = const(5)
    assert graph_rewrite(root, pm) is root
    forget_rewrites()
    assert graph_rewrite(root, pm) is const(5) * 19


def test_more_matchers_than_bits_still_rewrite_right():
    for i in range(1200):
        pm = PatternMatcher([(X + C1, lambda x, c1, i=i: x + i if c1.value != i else None)])
        assert graph_rewrite(I + 700, pm) is I + i
        assert graph_rewrite(I + i, pm) is I + i


def test_passes_remember_after_any_number_of_matchers_and_of_forgetting():
    kept, root = PatternMatcher([(X + 0, lambda x: x)]), I * 23 + J
    for _ in range(3 * MAX_BITS):
        forget_rewrites()
        assert graph_rewrite(root, kept) is root
    for _ in range(3 * MAX_BITS):
        graph_rewrite(root, PatternMatcher([(X + 0, lambda x: x)]))
    counts, rules = _counting()
    pm = PatternMatcher(rules)
    for _ in range(3):
        graph_rewrite(root, pm)
    assert len(counts) == len(root.toposort())


def test_the_bit_of_a_pass_under_way_is_not_given_away():
    root = UOp(Ops.GROUP, tuple(I * k + 31 for k in range(2, 9)))

    def run_others(x, c1):
        for _ in range(MAX_BITS // 2):  # each settles the nodes that the outer pass has not come to yet
            graph_rewrite(root, PatternMatcher([(UPat(Ops.NEG), lambda: None)]))
        return x + 32 if c1.value == 31 else None

    pm = PatternMatcher([(X + C1, run_others)])
    assert graph_rewrite(root, pm) is UOp(Ops.GROUP, tuple(I * k + 32 for k in range(2, 9)))


def test_without_a_free_bit_a_pass_beside_another_thread_remembers_nothing():
    entered, leave = threading.Event(), threading.Event()

    def wait():
        entered.set()
        leave.wait(60)

    slow = PatternMatcher([(UPat(Ops.PARAM), wait)])
    thread = threading.Thread(target=lambda: graph_rewrite(I * 37, slow))
    thread.start()
    try:
        assert entered.wait(60)
        for i in range(MAX_BITS + 20):
            pm = PatternMatcher([(X + C1, lambda x, c1, i=i: x + i if c1.value != i else None)])
            assert graph_rewrite(I + 900, pm) is I + i
    finally:
        leave.set()
        thread.join()
    counts, rules = _counting()
    pm = PatternMatcher(rules)
    for _ in range(2):
        graph_rewrite(I * 37, pm)
    assert len(counts) == len((I * 37).toposort())


def test_remembering_keeps_no_node_alive():
    pm = PatternMatcher([(X + 0, lambda x: x)])
    node = UOp.variable("not_kept", 0, 3) * 5
    graph_rewrite(UOp(Ops.GROUP, (node + 0, node)), pm)
    gone = weakref.ref(node)
    del node
    gc.collect()
    assert gone() is None


# *** failures ***


def swap_rules():
    return PatternMatcher(
        [
            (UPat(Ops.ADD, src=(X, Y)), lambda x, y: y + x, "swap"),
        ],
        "swapping",
    )


@pytest.mark.parametrize("bottom_up", [False, True])
@pytest.mark.parametrize("remember_ctx", [None, 0])
def test_a_cycle_of_one_rule_is_reported(bottom_up, remember_ctx):
    with pytest.raises(RuntimeError, match="'swapping': the rules loop: swap leads back to"):
        graph_rewrite((I + J) * 3, swap_rules(), ctx=remember_ctx, bottom_up=bottom_up)


@pytest.mark.parametrize("bottom_up", [False, True])
def test_a_cycle_of_several_rules_names_each(bottom_up):
    pm = PatternMatcher(
        [
            (X + Y, lambda x, y: x * y, "to_mul"),
            (X * Y, lambda x, y: x.maximum(y), "to_max"),
            (UPat(Ops.MAX, src=(X, Y)), lambda x, y: x + y, "back_to_add"),
            (UPat(Ops.CONST, name="c"), lambda c: const(0) if c.value == 5 else None, "innocent"),
        ]
    )
    with pytest.raises(RuntimeError) as caught:
        graph_rewrite((I + J).cdiv(5), pm, bottom_up=bottom_up)
    message = str(caught.value)
    assert all(name in message for name in ("to_mul", "to_max", "back_to_add")) and "innocent" not in message


@pytest.mark.parametrize("bottom_up", [False, True])
def test_wrapping_a_node_in_its_own_replacement_is_a_cycle(bottom_up):
    pm = PatternMatcher([(UPat(Ops.PARAM, name="p"), lambda p: (p * 2) + 1, "wrap")])
    with pytest.raises(RuntimeError, match="loop: wrap"):
        graph_rewrite(I + J, pm, bottom_up=bottom_up)


@pytest.mark.parametrize("bottom_up", [False, True])
def test_a_source_that_becomes_its_user_is_a_cycle(bottom_up):
    root = (I + J) * 3
    pm = PatternMatcher([(UPat(Ops.ADD), lambda: root, "climb")])
    with pytest.raises(RuntimeError, match="loop: climb"):
        graph_rewrite(root, pm, bottom_up=bottom_up)


@pytest.mark.parametrize("bottom_up", [False, True])
def test_growth_without_end_names_the_limit_and_the_last_rule(bottom_up):
    pm = PatternMatcher([(X * C1, lambda x, c1: x * (c1.value + 1), "grow")], "growing")
    with Context(REWRITE_STACK_LIMIT=200), pytest.raises(RuntimeError) as caught:
        graph_rewrite(I * 1, pm, bottom_up=bottom_up)
    message = str(caught.value)
    assert "'growing'" in message and "REWRITE_STACK_LIMIT=200" in message and "'grow'" in message


def test_a_result_that_is_no_node_names_the_rule():
    pm = PatternMatcher([(X + Y, lambda: 5, "five")])
    for options in ({}, {"walk": True}, {"bottom_up": True}, {"bottom_up": True, "walk": True}):
        with pytest.raises(TypeError, match="rule 'five' returned int 5"):
            graph_rewrite(I + J, pm, **options)


def test_an_exception_of_a_rule_passes_through_and_leaves_the_matcher_usable():
    def refuse(x, ctx):
        if ctx:
            raise ZeroDivisionError("rule said no")

    pm = PatternMatcher([(X * Y, refuse)])
    for _ in range(100):
        with pytest.raises(ZeroDivisionError, match="rule said no"):
            graph_rewrite(I * J, pm, ctx=True)
    assert graph_rewrite(I * J, pm) is I * J


# *** long chains, threads ***


@pytest.fixture(scope="module")
def long_chain():
    return chain(LONG)


OPTIONS = [{}, {"walk": True}, {"bottom_up": True}, {"bottom_up": True, "walk": True}]


@pytest.mark.parametrize("options", OPTIONS)
def test_chain_of_100000_nodes_without_a_match(long_chain, small_python_stack, options):
    nothing = PatternMatcher([(UPat(Ops.SIN), lambda: None)])
    assert graph_rewrite(long_chain, nothing, ctx=0, **options) is long_chain


@pytest.mark.slow
def test_chain_of_30000_nodes_folds(small_python_stack):
    assert graph_rewrite(chain(30_000), FOLD) is I + 30_000


def test_chain_of_100000_nodes_substitutes(long_chain, small_python_stack):
    renamed = substitute(long_chain, {I: J})
    assert renamed is not long_chain and I not in renamed.toposort()
    assert substitute(renamed, {J: I}) is long_chain


@pytest.mark.slow
def test_results_as_deep_as_100000_nodes(small_python_stack):
    deep = chain(LONG, J)
    pm = PatternMatcher(
        [(X // 7, lambda: deep, "deep"), (UPat(Ops.PARAM, name="p"), lambda p: I if p is J else None)]
    )
    assert graph_rewrite(I // 7, pm, ctx=0) is substitute(deep, {J: I})


def test_four_threads_rewrite_shared_graphs_to_the_same_result():
    roots = [chain(300, (I + k) * (J + k)) for k in range(20)]
    expected = [((I + k) if k else I) * ((J + k) if k else J) + 300 for k in range(20)]
    pm = PatternMatcher(FOLD.rules)
    out, errors = {}, []

    def work(t):
        try:
            out[t] = [graph_rewrite(r, pm) for r in (roots if t % 2 else reversed(roots))]
        except Exception as e:  # noqa: BLE001 - handed to the main thread
            errors.append(e)

    threads = [threading.Thread(target=work, args=(t,)) for t in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors
    for t in range(4):
        assert all(a is b for a, b in zip(out[t], expected if t % 2 else expected[::-1], strict=True))


# *** substitute ***


def test_substitute_replaces_in_one_walk_and_not_in_images():
    assert substitute(I + J, {I: J, J: I}) is J + I
    assert substitute((I + 1) * (I + 2), {I: I + 1}) is ((I + 1) + 1) * ((I + 1) + 2)


def test_substitute_of_an_inner_node_wins_over_its_parts():
    assert substitute((I + 1) * I, {I + 1: J, I: const(7)}) is J * 7


def test_substitute_of_the_root_and_of_nothing():
    root = I + J
    assert substitute(root, {root: J}) is J
    assert substitute(root, {const(55): J}) is root
    assert substitute(root, {}) is root


def test_substitute_leaves_call_bodies_alone_unless_asked():
    buf = UOp.new_buffer("CPU", 4, dtypes.float32)
    call = UOp(Ops.CALL, (UOp.sink(I + 1), buf.after(UOp(Ops.GROUP, (I,)))))
    assert substitute(call, {I: J}) is UOp(Ops.CALL, (UOp.sink(I + 1), buf.after(UOp(Ops.GROUP, (J,)))))
    entered = substitute(call, {I: J}, enter_calls=True)
    assert entered.src[0] is UOp.sink(J + 1)
