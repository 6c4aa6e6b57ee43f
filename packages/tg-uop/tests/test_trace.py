"""Recording: what a trace holds, the exported form, groups, costs, and that nothing is recorded otherwise."""

import json
import threading
import time

import pytest

from tg_uop import _record
from tg_uop._marks import forget_rewrites
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.pattern import PatternMatcher, UPat
from tg_uop.rewrite import graph_rewrite
from tg_uop.trace import profile, trace, track_rewrites
from tg_uop.uop import UOp, toposort

I, J = UOp.variable("i", 0, 9), UOp.variable("j", 0, 9)
X, Y, C1, C2 = UPat.var("x"), UPat.var("y"), UPat.cvar("c1"), UPat.cvar("c2")


def const(value):
    return UOp.const(dtypes.index, value)


def fold_add(c1, c2):
    return const(c1.value + c2.value)


FOLD = PatternMatcher(
    [(C1 + C2, fold_add), (X + 0, lambda x: x, "add_zero"), (X * 7, lambda x: None, "never")], "fold"
)
ROOT = ((const(2) + 3) + J) * (I + 0)
DONE = (const(5) + J) * I


@pytest.fixture(autouse=True)
def nothing_is_remembered():
    """Every test records all rewrites, whatever other tests made of the same nodes."""
    forget_rewrites()


def test_a_trace_lists_rewrites_in_order():
    with trace() as t:
        assert graph_rewrite(ROOT, FOLD, name="first pass") is DONE
    assert [(r.rule.name, r.before, r.after) for r in t.rewrites] == [
        ("fold_add", const(2) + 3, const(5)),
        ("add_zero", I + 0, I),
    ]
    (p,) = t.passes
    assert (p.name, p.matcher, p.before, p.after) == ("first pass", FOLD, ROOT, DONE)
    assert p.place.startswith(__file__) and p.group is None and p.parent is None
    assert p.seconds >= sum(r.seconds for r in t.rewrites) > 0


def test_nothing_is_recorded_outside_the_block():
    with trace() as t:
        pass
    graph_rewrite(ROOT, FOLD)
    assert t.passes == [] and not _record.recorders


def test_results_are_the_same_while_recording():
    pairs = [(X * Y, lambda x, y: y * x if x.op is Ops.CONST and y.op is not Ops.CONST else None)]
    swap = PatternMatcher(pairs, remember=False)
    root = (const(3) * I) + (J * 4)
    plain = [graph_rewrite(root, swap, bottom_up=b, walk=w) for b in (False, True) for w in (False, True)]
    with trace():
        traced = [
            graph_rewrite(root, swap, bottom_up=b, walk=w) for b in (False, True) for w in (False, True)
        ]
    assert plain == traced and plain[0] is (I * 3) + (J * 4)


def test_recorders_nest_and_close_on_errors():
    with trace() as outer:
        with pytest.raises(KeyError), trace() as inner, profile():
            graph_rewrite(ROOT, FOLD)
            raise KeyError
        graph_rewrite(ROOT, FOLD)
    assert len(inner.passes) == 1 and len(outer.passes) == 2 and not _record.recorders


def test_a_failed_pass_is_recorded_without_a_result():
    pm = PatternMatcher([(X + Y, lambda: 1 / 0)])
    with trace() as t, pytest.raises(ZeroDivisionError):
        graph_rewrite(I + J, pm)
    assert t.passes[0].after is None and t.to_json()["passes"][0]["after"] is None
    with trace() as t:
        graph_rewrite(ROOT, FOLD)
    assert t.passes[0].parent is None  # the failed pass is no longer under way


def test_a_pass_inside_a_rule_knows_its_parent():
    inner = PatternMatcher([(X + 0, lambda x: x)], "inner")
    outer = PatternMatcher([(UPat(Ops.MUL, src=(X, Y)), lambda x, y: graph_rewrite(x, inner))], "outer")
    with trace() as t:
        assert graph_rewrite((I + 0) * J, outer) is I
    assert [(p.name, p.parent and p.parent.name) for p in t.passes] == [("outer", None), ("inner", "outer")]


def test_tracked_functions_group_their_passes():
    @track_rewrites(name=lambda x, times: f"simplify {times} times")
    def simplify(x, times):
        """doc"""
        for _ in range(times):
            x = graph_rewrite(x, FOLD)
        return x

    @track_rewrites("by name")
    def named(x):
        return simplify(x, times=1)

    @track_rewrites()
    def plain(x):
        return graph_rewrite(x, FOLD)

    assert simplify(ROOT, 1) is DONE and simplify.__doc__ == "doc"
    with trace() as t:
        simplify(ROOT, times=2)
        named(ROOT)
        plain(ROOT)
        graph_rewrite(ROOT, FOLD)
    names = [p.group and p.group.name for p in t.passes]
    assert names == ["simplify 2 times"] * 2 + ["simplify 1 times", "plain", None]
    assert t.passes[0].group is t.passes[1].group is not t.passes[2].group


def test_group_names_are_not_computed_when_nothing_records():
    @track_rewrites(name=lambda x: pytest.fail("called"))
    def simplify(x):
        return graph_rewrite(x, FOLD)

    assert simplify(ROOT) is DONE


def test_passes_of_other_threads_are_recorded_without_mixing_parents():
    def work():
        graph_rewrite(ROOT, FOLD, name="worker")

    outer = PatternMatcher([(UPat(Ops.MUL), run_in_thread(work))])
    with trace() as t:
        graph_rewrite(ROOT, outer, name="main")
    by_name = {p.name: p for p in t.passes}
    assert by_name["worker"].parent is None and by_name["worker"].thread != by_name["main"].thread


def run_in_thread(work):
    def rule():
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()

    return rule


# *** the exported form ***

NODE_FIELDS = {"id": int, "op": str, "arg": str, "dtype": str, "shape": list, "src": list}
PASS_FIELDS = {
    "id": int,
    "name": str,
    "matcher": str,
    "place": str,
    "group": (int, type(None)),
    "parent": (int, type(None)),
    "thread": int,
    "seconds": float,
    "considered": int,
    "before": int,
    "after": (int, type(None)),
    "rewrites": list,
}
REWRITE_FIELDS = {"rule": str, "place": str, "before": int, "after": (int, type(None)), "seconds": float}


def check_fields(entry, fields):
    assert set(entry) == set(fields)
    for name, kind in fields.items():
        assert isinstance(entry[name], kind), (name, entry[name])


def test_json_has_the_documented_schema_and_describes_the_graphs(tmp_path):
    n = UOp.variable("n", 1, 8)
    data = UOp.new_buffer("CPU", 8, dtypes.float32).shrink([(0, n)])  # a symbolic dim
    with trace() as t:
        track_rewrites("group")(graph_rewrite)(UOp(Ops.GROUP, (ROOT, data)), FOLD, name="one")
    t.write(tmp_path / "trace.json")
    exported = json.loads((tmp_path / "trace.json").read_text())
    assert [f.name for f in tmp_path.iterdir()] == ["trace.json"]

    assert set(exported) == {"version", "nodes", "groups", "passes"} and exported["version"] == 1
    assert exported["groups"] == [{"id": 0, "name": "group"}]
    for i, node in enumerate(exported["nodes"]):
        check_fields(node, NODE_FIELDS)
        assert node["id"] == i and all(s < i for s in node["src"])
    (p,) = exported["passes"]
    check_fields(p, PASS_FIELDS)
    for r in p["rewrites"]:
        check_fields(r, REWRITE_FIELDS)
    assert [r["rule"] for r in p["rewrites"]] == ["fold_add", "add_zero"]

    ops = {u.op.name for u in toposort([t.passes[0].before, t.passes[0].after])}
    assert ops <= {node["op"] for node in exported["nodes"]}
    folded = exported["nodes"][p["rewrites"][0]["after"]]
    assert folded["op"] == "CONST" and "5" in folded["arg"] and folded["dtype"] == "index"
    shapes = [node["shape"] for node in exported["nodes"] if node["op"] == "SHRINK"]
    (dim,) = shapes[0]
    assert exported["nodes"][dim["node"]]["dtype"] == "index"


# *** profile ***


def slow_rule(x):
    time.sleep(0.002)
    return None


def test_profile_counts_attempts_matches_and_time():
    pm = PatternMatcher([(C1 + C2, fold_add), (X + 0, lambda x: x, "add_zero"), (X * Y, slow_rule)], "p")
    with profile() as p:
        for k in range(3):
            graph_rewrite(ROOT + k, pm, ctx=0, name="again")
    rules = {r.rule: r for r in p.rules()}
    assert p.rules()[0].rule == "slow_rule" and rules["slow_rule"].seconds >= 0.002 * 3 * 2
    assert (rules["slow_rule"].attempts, rules["slow_rule"].matches) == (6, 0) or rules[
        "slow_rule"
    ].matches == 0
    assert rules["fold_add"].matches == 3
    assert rules["add_zero"].matches == 3 + 1  # I + 0 each time, and ROOT + 0
    assert rules["add_zero"].place.rpartition(":")[0].endswith("test_trace.py")
    (again,) = p.passes()
    assert (again.name, again.calls, again.rewrites) == ("again", 3, 7)
    assert again.seconds >= rules["slow_rule"].seconds
    assert json.loads(json.dumps(p.to_json()))["rules"][0]["rule"] == "slow_rule"
    text = str(p)
    assert "slow_rule" in text and "again" in text and "test_trace.py" in text


def test_profile_skips_rules_that_the_kind_rules_out():
    with profile() as p:
        graph_rewrite(I + J, FOLD, ctx=0)
    assert p.rules() == []


def test_a_profile_keeps_no_rewrites():
    with profile() as p:
        graph_rewrite(ROOT, FOLD, ctx=0)
    assert p.recorded[0].rewrites == [] and p.passes()[0].rewrites == 2
