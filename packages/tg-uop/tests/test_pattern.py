"""Patterns: what each form matches, rules in order, and the compiled form against interpretation."""

import functools
import gc
import re
import weakref

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tg_uop import pattern
from tg_uop._compile import compile_rules, source_of
from tg_uop.dtype import dtypes
from tg_uop.ops import GroupOp, Ops
from tg_uop.pattern import ANY_KIND, PatternMatcher, Rule, UPat, kind_of
from tg_uop.uop import UOp

I, J = UOp.variable("i", 0, 9), UOp.variable("j", 0, 9)
X, Y, Z = UPat.var("x"), UPat.var("y"), UPat.var("z")


def const(value, dtype=dtypes.index):
    return UOp.const(dtype, value)


def float_var(name="f"):
    return UOp.variable(name, 0, 1, dtypes.float32)


def both(pat, node):
    """The captures of the first match, by interpretation and by the compiled function; they must agree."""
    rule = Rule(pat, _collector(sorted(pat.always_captures())))
    interpreted = rule.interpret(node, None)
    for kind in (kind_of(node), ANY_KIND):
        assert compile_rules([rule], kind)(node, None) == interpreted
    return interpreted


def _collector(names):
    scope = {}
    exec(f"def collect({', '.join(names)}): return dict({', '.join(f'{n}={n}' for n in names)})", scope)
    return scope["collect"]


# *** single nodes ***


def test_empty_pattern_matches_anything():
    assert all(UPat().match(n) == [{}] for n in (I, const(1), I + J, UOp(Ops.SINK)))


@pytest.mark.parametrize("op", [Ops.ADD, {Ops.ADD, Ops.MUL}, (Ops.SUB, Ops.ADD), GroupOp.ALU])
def test_op_given_as_op_set_or_tuple(op):
    assert both(UPat(op, name="n"), I + J) == {"n": I + J}
    assert both(UPat(op, name="n"), I) is None


@pytest.mark.parametrize(
    "dtype", [dtypes.float32, "float", (dtypes.int8, dtypes.float32), ("half", "float32")]
)
def test_dtype_given_as_dtype_name_or_several(dtype):
    assert both(UPat(dtype=dtype, name="n"), float_var()) == {"n": float_var()}
    assert both(UPat(dtype=dtype, name="n"), I) is None


def test_unknown_dtype_name_is_a_value_error():
    with pytest.raises(ValueError, match="float31"):
        UPat(dtype="float31")


def test_arg_is_compared_for_equality_and_type():
    node = UOp(Ops.CUSTOM_FUNCTION, (I,), "graph")
    assert both(UPat(Ops.CUSTOM_FUNCTION, arg="graph", name="n"), node)
    assert not both(UPat(Ops.CUSTOM_FUNCTION, arg="other", name="n"), node)
    assert both(UPat(Ops.CAST, arg=dtypes.int32, name="n"), I.cast(dtypes.int32))
    assert not both(UPat(Ops.CAST, arg=dtypes.int64, name="n"), I.cast(dtypes.int32))
    bound = I.bind(1)
    assert both(UPat(Ops.BIND, arg=1, name="n"), bound)
    assert not both(UPat(Ops.BIND, arg=True, name="n"), bound)


VALUES = [0, 1, -1, 0.0, -0.0, 1.0, float("nan"), float("inf"), True, False]
TYPES = {int: dtypes.index, float: dtypes.float32, bool: dtypes.bool}


def _identical(a, b):
    return type(a) is type(b) and (repr(a) == repr(b))


@pytest.mark.parametrize("value", VALUES, ids=repr)
@pytest.mark.parametrize("wanted", VALUES, ids=repr)
def test_constants_are_exact_and_typed(wanted, value):
    node = const(value, TYPES[type(value)])
    assert bool(both(UPat.const(wanted).named("c"), node)) == _identical(wanted, value)


def test_const_with_several_values():
    pat = UPat.const((-1, -1.0)).named("c")
    assert both(pat, const(-1)) and both(pat, const(-1.0, dtypes.float32)) and not both(pat, const(1))


def test_const_with_dtype():
    pat = UPat.const(dtypes.int32, 3).named("c")
    assert both(pat, const(3, dtypes.int32)) and not both(pat, const(3, dtypes.int64))


def test_const_of_something_else_is_a_type_error():
    with pytest.raises(TypeError, match="str 'x'"):
        UPat.const("x")


def test_cvar_takes_vectors_only_when_asked():
    vector = UOp.const(dtypes.index, (1, 2))
    assert not both(UPat.cvar("c"), vector)
    assert both(UPat.cvar("c", vec=True), vector) == {"c": vector}
    assert both(UPat.cvar("c", vec=True), const(1)) == {"c": const(1)}


# *** sources ***


def test_tuple_is_positional():
    pat = UPat(Ops.ADD, src=(UPat(Ops.MUL, name="m"), UPat.var("x")))
    assert both(pat, I * 2 + J) == {"m": I * 2, "x": J}
    assert both(pat, J + I * 2) is None


def test_list_matches_in_any_order():
    pat = UPat(Ops.ADD, src=[UPat(Ops.MUL, name="m"), UPat.var("x")])
    assert both(pat, I * 2 + J) == both(pat, J + I * 2) == {"m": I * 2, "x": J}


def test_list_of_three_tries_every_order():
    pat = UPat(Ops.GROUP, src=[UPat(Ops.CONST, name="c"), UPat(Ops.PARAM, name="p"), UPat(Ops.ADD, name="a")])
    nodes = {"c": const(1), "p": I, "a": I + J}
    for order in ("cpa", "cap", "pca", "pac", "acp", "apc"):
        assert both(pat, UOp(Ops.GROUP, tuple(nodes[k] for k in order))) == nodes


def test_number_of_sources_must_fit():
    pat = UPat(Ops.GROUP, src=(UPat(name="a"), UPat(name="b")))
    assert both(pat, UOp(Ops.GROUP, (I, J))) == {"a": I, "b": J}
    for n in (0, 1, 3, 4, 5):
        assert both(pat, UOp(Ops.GROUP, (I,) * n)) is None


def test_empty_source_tuple_means_no_sources():
    pat = UPat(Ops.GROUP, src=(), name="g")
    assert both(pat, UOp(Ops.GROUP)) and not both(pat, UOp(Ops.GROUP, (I,)))


def test_allow_any_len_lets_sources_follow():
    pat = UPat(Ops.GROUP, src=(UPat(name="a"), UPat(name="b")), allow_any_len=True)
    for n in (2, 3, 4, 7):
        assert both(pat, UOp(Ops.GROUP, (I, J) + (I,) * (n - 2))) == {"a": I, "b": J}
    assert both(pat, UOp(Ops.GROUP, (I,))) is None


def test_one_pattern_for_all_sources():
    pat = UPat(Ops.GROUP, src=UPat(Ops.PARAM, dtype=dtypes.index), name="g")
    assert both(pat, UOp(Ops.GROUP, (I, J, I, J, I))) and both(pat, UOp(Ops.GROUP))
    assert not both(pat, UOp(Ops.GROUP, (I, J, const(1), J, I)))
    assert not both(pat, UOp(Ops.GROUP, (I, float_var())))


def test_all_sources_may_be_a_deep_pattern():
    pat = UPat(Ops.GROUP, src=UPat.any(UPat(Ops.PARAM), UPat() + 1), name="g")
    assert both(pat, UOp(Ops.GROUP, (I, J + 1))) and not both(pat, UOp(Ops.GROUP, (I, J + 2)))


def test_a_name_under_all_sources_means_they_are_the_same_node():
    pat = UPat(Ops.GROUP, src=UPat.var("x"))
    assert both(pat, UOp(Ops.GROUP, (I, I, I, I))) == {"x": I}
    assert both(UPat(Ops.GROUP, src=UPat.var("x"), name="g"), UOp(Ops.GROUP, (I, J))) is None


def test_source_of_wrong_type_is_refused():
    with pytest.raises(TypeError, match="str 'x'"):
        UPat(Ops.ADD, src="x")


# *** names ***


def test_a_name_used_twice_means_the_same_node():
    assert both(X + X, I + I) == {"x": I}
    assert both(X + X, I + J) is None


def test_same_node_is_found_in_every_order():
    pat = X * Y + X * Z
    expected = {"x": I, "y": J, "z": const(3)}
    assert both(pat, I * J + I * 3) == expected
    assert both(pat, J * I + I * 3) == expected
    assert both(pat, J * I + const(3) * I) == expected


def test_match_lists_every_way_in_order():
    assert (X + Y).match(I + J) == [{"x": I, "y": J}, {"x": J, "y": I}]


# *** any, or_after, operators ***


def test_any_tries_in_order():
    pat = UPat.any(UPat(Ops.MUL, src=(X, UPat())), UPat(Ops.ADD, src=(UPat(), X)), UPat.var("x"))
    assert both(pat, I * J) == {"x": I} and both(pat, I + J) == {"x": J} and both(pat, I) == {"x": I}


def test_any_can_be_named_and_used_inside():
    pat = UPat.any(UPat(Ops.MUL), UPat(Ops.PARAM)).named("p") + UPat.cvar("c")
    assert both(pat, I * J + 1) == {"p": I * J, "c": const(1)} and both(pat, I + 1) == {"p": I, "c": const(1)}
    assert both(pat, (I + J) + 1) is None


def test_any_of_nothing_is_a_value_error():
    with pytest.raises(ValueError, match="at least one"):
        UPat.any()


def test_or_after():
    pat = UPat(Ops.PARAM, name="p").or_after()
    assert both(pat, I) == {"p": I} == both(pat, I.after(J, const(1))) and both(pat, J + 1) is None


def test_named_leaves_the_original_alone():
    plain = UPat(Ops.ADD)
    assert both(plain.named("n"), I + J) == {"n": I + J} and plain.name is None


OPERATORS = {
    "x + y": lambda a, b: a + b,
    "x - y": lambda a, b: a - b,
    "x * y": lambda a, b: a * b,
    "x // y": lambda a, b: a // b,
    "x % y": lambda a, b: a % b,
    "x < y": lambda a, b: a < b,
    "x > y": lambda a, b: a > b,
    "x <= y": lambda a, b: a <= b,
    "x >= y": lambda a, b: a >= b,
    "x & y": lambda a, b: a & b,
    "x | y": lambda a, b: a | b,
    "x ^ y": lambda a, b: a ^ b,
    "x << y": lambda a, b: a << b,
    "x >> y": lambda a, b: a >> b,
    "-x + y": lambda a, b: -a + b,
    "x + 1": lambda a, b: (a + 1) * b,
    "1 + x": lambda a, b: (1 + a) * b,
    "2 * x": lambda a, b: 2 * a + b,
    "7 - x": lambda a, b: (7 - a) * b,
    "7 // x": lambda a, b: (7 // a) * b,
    "7 % x": lambda a, b: (7 % a) * b,
    "x > 3": lambda a, b: (a > 3) & (b < 4),
    "ne": lambda a, b: a.ne(b),
    "eq": lambda a, b: a.eq(b),
    "maximum": lambda a, b: a.maximum(b),
    "cdiv": lambda a, b: a.cdiv(b),
    "cmod": lambda a, b: a.cmod(b),
    "where": lambda a, b: (a < b).where(a, b),
    "cast": lambda a, b: a.cast(dtypes.int32) + b.cast(dtypes.int32),
    "bitcast": lambda a, b: a.bitcast(dtypes.uint64) + b.bitcast(dtypes.uint64),
}


@pytest.mark.parametrize("name", OPERATORS)
def test_operators_build_the_graphs_that_uops_build(name):
    build = OPERATORS[name]
    assert both(build(X, Y), build(I, J)) == {"x": I, "y": J}
    assert both(build(X, Y), build(I, I)) == {"x": I, "y": I}
    assert both(build(X, Y).named("whole"), I + const(77)) is None or name == "x + y"


def test_memory_patterns():
    buf = UOp.new_buffer("CPU", 16, dtypes.float32)
    load = buf.index(I).load()
    assert both(UPat.var("b").index(UPat.var("i")).load(name="l"), load) == {"b": buf, "i": I, "l": load}
    store = buf.index(I).store(load)
    assert both(UPat(Ops.INDEX, name="t").store(UPat.var("v")), store) == {"t": buf.index(I), "v": load}


# *** rules ***


def test_earlier_rules_win():
    pm = PatternMatcher([(X + Y, lambda x, y: x), (X + Y, lambda x, y: y)])
    assert pm.rewrite(I + J) is I


@pytest.mark.parametrize("uses", [1, 200])
@pytest.mark.parametrize("silent", [lambda n: None, lambda n: n])
def test_none_or_the_same_node_lets_later_rules_try(silent, uses):
    pm = PatternMatcher([((X + Y).named("n"), silent), (X + Y, lambda y: y)])
    for _ in range(uses):
        assert pm.rewrite(J + I) is I


def test_every_way_is_tried_before_the_next_rule():
    pm = PatternMatcher(
        [(X + Y, lambda x, y: x if x.op is Ops.CONST else None), (X + Y, lambda x, y: const(99))]
    )
    assert pm.rewrite(I + const(5)) is const(5)


@pytest.mark.parametrize("uses", [1, 200])
def test_functions_get_ctx_and_captures_by_name(uses):
    pm = PatternMatcher(
        [
            (X * Y, lambda y, ctx, x: (ctx, x, y)),
            (X // Y, lambda ctx: ctx),
            (X % Y, lambda *, y, x: (x, y)),
            (X + Y, lambda x, default=5: (x, default)),
        ]
    )
    for _ in range(uses):
        assert pm.rewrite(I * J, "c") == ("c", I, J)
        assert pm.rewrite(I // J, "c") == "c"
        assert pm.rewrite(I % J) == (I, J)
        assert pm.rewrite(I + J) == (I, 5)


@pytest.mark.parametrize("uses", [1, 200])
def test_methods_and_partials_are_functions_too(uses):
    class Pass:
        def rule(self, x, ctx):
            return (ctx, x)

    def three(a, x, y):
        return (a, x, y)

    pm = PatternMatcher([(X * Y, Pass().rule), (X + Y, functools.partial(three, "a"))])
    for _ in range(uses):
        assert pm.rewrite(I * J, 1) == (1, I) and pm.rewrite(I + J) == ("a", I, J)


def test_a_choice_that_captures_nothing_leaves_the_default():
    pm = PatternMatcher([(UPat.any(UPat(Ops.MUL, src=(X, UPat())), UPat(Ops.ADD)), lambda x=None: (x,))])
    for _ in range(100):
        assert pm.rewrite(I * J) == (I,) and pm.rewrite(I + J) == (None,)


@pytest.mark.parametrize(
    ("pat", "function", "message"),
    [
        (X + Y, lambda x, z: x, "parameter 'z' is not captured by the pattern; it captures \\['x', 'y'\\]"),
        (UPat.any(X + Y, X), lambda x, y: x, "parameter 'y' is not captured by every choice"),
        (X + Y, lambda *nodes: nodes, "\\*nodes is not allowed"),
    ],
)
def test_a_parameter_nothing_captures_is_a_type_error_naming_the_rule(pat, function, message):
    pm = PatternMatcher([(pat, function, "my_rule")])
    with pytest.raises(TypeError, match=f"'my_rule'.*test_pattern.py.*{message}"):
        pm.check()
    with pytest.raises(TypeError, match="my_rule"):
        pm.rewrite(I + J)


def test_a_malformed_rule_is_a_type_error():
    with pytest.raises(TypeError, match="a rule is"):
        PatternMatcher([(lambda x: x, X)]).check()


def test_rules_are_named_by_function_or_third_element():
    def drop_zero(x):
        return x

    rules = PatternMatcher([(X + 0, drop_zero), (X * 1, drop_zero, "times_one"), (X, lambda x: None)]).rules
    assert [r.name for r in rules[:2]] == ["drop_zero", "times_one"]
    assert re.fullmatch(r"test_pattern\.py:\d+", rules[2].name)
    assert re.fullmatch(r".*test_pattern\.py:\d+", rules[0].place)


def test_concatenation_keeps_order_and_is_the_same_object_every_time():
    a, b = PatternMatcher([(X + Y, lambda x: x)], "a"), PatternMatcher([(X + Y, lambda y: y)], "b")
    assert (a + b).rewrite(I + J) is I and (b + a).rewrite(I + J) is J
    assert a + b is a + b and (a + b).name == "a+b" and len(a + b) == 2


def test_a_sum_does_not_keep_its_right_side_alive():
    a, b = PatternMatcher([]), PatternMatcher([])
    _ = a + b
    gone = weakref.ref(b)
    del b, _
    gc.collect()
    assert gone() is None


def test_rewrite_passes_on_whatever_the_function_returns():
    pm = PatternMatcher([(X + Y, lambda ctx, x, y: f"({ctx[x]}+{ctx[y]})")])
    assert pm.rewrite(I + J, {I: "i", J: "j"}) == "(i+j)"


def test_explain_names_the_rule():
    pm = PatternMatcher([(X + Y, lambda x, y: None, "never"), (X + Y, lambda y: y, "second")])
    rule, result = pm.explain(I + J)
    assert (rule.name, result) == ("second", J)
    assert pm.explain(I * J) == (None, None)


def test_nothing_is_prepared_before_the_first_node():
    calls = []
    pm = PatternMatcher([(X + Y, lambda x, wrong: calls.append(x))])
    assert pm._rules is None and not pm._selected
    assert pm.rewrite(I * J) is None  # a rule for another op is never looked at


def test_matching_keeps_no_node_alive():
    pm = PatternMatcher([(X + Y, lambda x, y: None), ((X * Y) + Z, lambda x, y, z: None)])
    node = UOp.variable("short_lived", 0, 5) * 3 + 4
    for _ in range(200):
        pm.rewrite(node)
    gone = weakref.ref(node)
    del node
    assert gone() is None


# *** compiled against interpreted ***


def test_compiled_source_tests_the_cheap_things_first_and_shares_prefixes():
    pat = UPat(Ops.ADD, src=(UPat(Ops.ADD, src=(X, UPat.cvar("c1"))), UPat.cvar("c2")))
    rules = [Rule(pat, lambda x: x), Rule(pat, lambda c1: c1)]
    source, _ = source_of(rules, (Ops.ADD, Ops.ADD, Ops.CONST))
    assert source.count("(n0_1 := n0.src[1]).op") == 1  # both rules under one test
    assert "len(" not in source and "n1.op" not in source  # decided by the arity of ADD and by the kind


def test_a_selection_is_compiled_after_enough_uses(monkeypatch):
    monkeypatch.setattr(pattern, "COMPILE_AFTER", 3)
    pm = PatternMatcher([(X + Y, lambda x: x)])
    kinds = set()
    for _ in range(6):
        assert pm.rewrite(I + J) is I
        kinds.add(pm._selected[kind_of(I + J)].__code__.co_filename)
    assert len(kinds) == 2 and "<rules for ADD>" in kinds


def test_very_ambiguous_patterns_are_interpreted_with_the_same_result():
    a, b, c, d, e, f = (UPat.var(n) for n in "abcdef")
    pat = ((a + b) * (c + d)) + ((e + f) * (a + c))
    node = ((I + J) * (J + 1)) + ((I + 5) * (I + J))
    assert both(pat, node) is not None


LEAVES = [I, J, const(0), const(1), const(-1), const(3)]


@st.composite
def graphs(draw):
    nodes = list(LEAVES)
    for _ in range(draw(st.integers(1, 6))):
        op = draw(st.sampled_from([Ops.ADD, Ops.MUL, Ops.MAX, Ops.FLOORDIV, "group"]))
        if op == "group":
            nodes.append(
                UOp(Ops.STACK, tuple(draw(st.lists(st.sampled_from(LEAVES), min_size=1, max_size=5))))
            )
        else:
            scalars = [n for n in nodes if n.shape == ()]
            nodes.append(UOp(op, (draw(st.sampled_from(scalars)), draw(st.sampled_from(scalars)))))
    return nodes[-1]


def patterns(depth=3):
    leaf = st.one_of(
        st.just(UPat()),
        st.sampled_from("xyz").map(UPat.var),
        st.sampled_from("xyz").map(UPat.cvar),
        st.sampled_from([0, 1, (0, -1), 3]).map(UPat.const),
        st.sampled_from([Ops.PARAM, (Ops.ADD, Ops.MUL), (Ops.PARAM, Ops.CONST)]).map(UPat),
    )
    if depth == 0:
        return leaf
    inner = patterns(depth - 1)
    ops = st.sampled_from([Ops.ADD, Ops.MUL, (Ops.ADD, Ops.MAX), GroupOp.Binary, None])
    names = st.sampled_from([None, None, "x", "n"])
    pair = st.tuples(inner, inner)
    return st.one_of(
        leaf,
        st.builds(lambda op, p, n: UPat(op, src=p, name=n), ops, pair, names),
        st.builds(lambda op, p, n: UPat(op, src=list(p), name=n), ops, pair, names),
        st.builds(lambda p, n: UPat(src=(p,), name=n, allow_any_len=True), inner, names),
        st.builds(lambda p: UPat((Ops.STACK, Ops.ADD), src=p), leaf),
        st.builds(lambda p, q: UPat.any(p, q), inner, inner),
    )


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(patterns(), min_size=1, max_size=4), st.lists(graphs(), min_size=1, max_size=4))
def test_compiled_functions_try_the_same_matches_in_the_same_order(pats, nodes):
    def record(log, names):
        scope = {"log": log}
        exec(f"def f({', '.join(names)}): log.append(({', '.join([*names, '0'])},))", scope)
        return scope["f"]

    compiled_log, interpreted_log = [], []
    compiled = [
        Rule(p, record(compiled_log, sorted(p.always_captures())), f"r{i}") for i, p in enumerate(pats)
    ]
    interpreted = [Rule(p, record(interpreted_log, sorted(p.always_captures()))) for p in pats]
    for node in nodes:
        for n in node.toposort():
            interpreted_log.clear()
            for rule in interpreted:
                rule.interpret(n, None)
            for kind in (kind_of(n), ANY_KIND):
                compiled_log.clear()
                compile_rules(compiled, kind)(n, None)
                assert list(dict.fromkeys(compiled_log)) == list(dict.fromkeys(interpreted_log))


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(patterns(2), min_size=1, max_size=5), graphs())
def test_rules_left_out_for_a_kind_never_match_it(pats, node):
    pm = PatternMatcher([(p, lambda: True, str(i)) for i, p in enumerate(pats)])
    for n in node.toposort():
        kept = {r.name for r in pm.candidates(kind_of(n))}
        assert {str(i) for i, p in enumerate(pats) if p.match(n)} <= kept
