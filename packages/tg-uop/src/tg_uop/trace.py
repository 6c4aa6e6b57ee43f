"""What did each rewrite do, and what did it cost: recorded while `trace()` or `profile()` is open.

`with trace() as t:` keeps every rewrite of every pass; `t.to_json()` exports it:

    {"version": 1,
     "nodes":  [{"id", "op", "arg", "dtype", "shape", "src"}],
     "groups": [{"id", "name"}],
     "passes": [{"id", "name", "matcher", "place", "group", "parent", "thread", "seconds", "considered",
                 "before", "after", "rewrites": [{"rule", "place", "before", "after", "seconds"}]}]}

Nodes come after their sources; `arg` is text (repr), `src` lists node ids, a dim of `shape` is an int or
{"node": id}. A group is one call of a `track_rewrites` function. Places are "file:line" (of the caller of the
pass, of the rule's function); `before` and `after` are node ids (`after` is null when a pass failed);
`group` and `parent` (the pass during which this one ran) are ids or null; `considered` counts the nodes
tried; `seconds` of a rewrite is the time of the rule that matched, its function included.

`with profile() as p:` keeps only the sums: `print(p)`, `p.rules()`, `p.passes()`, `p.to_json()`.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any, NamedTuple

from tg_uop._record import Group, current, recorders, track_rewrites
from tg_uop.pattern import Kind, PatternMatcher, Rule, Runner, kind_of
from tg_uop.uop import UOp, toposort

__all__ = [
    "Cost",
    "Pass",
    "PassCost",
    "Profile",
    "Rewrite",
    "RuleCost",
    "Trace",
    "profile",
    "trace",
    "track_rewrites",
]

SCHEMA_VERSION = 1


class Rewrite(NamedTuple):
    """One rule applied to one node."""

    rule: Rule
    before: UOp
    after: Any
    seconds: float


@dataclass
class Cost:
    """What one rule cost in one pass: how often tried, how often it rewrote, seconds in all."""

    attempts: int = 0
    matches: int = 0
    seconds: float = 0.0


@dataclass(eq=False)
class Pass:
    """One call of graph_rewrite."""

    name: str
    matcher: PatternMatcher
    before: UOp
    place: str
    group: Group | None
    parent: Pass | None
    thread: int
    after: UOp | None = None
    seconds: float = 0.0
    considered: int = 0
    costs: dict[Rule, Cost] = field(default_factory=dict)
    rewrites: list[Rewrite] = field(default_factory=list)


class _Recorder:
    """Collects the passes that run while it is open."""

    keeps_rewrites = False

    def __init__(self) -> None:
        self.recorded: list[Pass] = []


_lock = threading.Lock()


@contextmanager
def _open(recorder: Any) -> Iterator[Any]:
    with _lock:
        recorders.append(recorder)
    try:
        yield recorder
    finally:
        with _lock:
            recorders.remove(recorder)


class Recording:
    """A pass under way: `match` is the instrumented matcher, `after` is to be set to the result."""

    def __init__(self, record: Pass, match: Runner) -> None:
        self.record, self.match = record, match
        self.after: Any = None


@contextmanager
def recorded_pass(name: str, pm: PatternMatcher, root: UOp) -> Iterator[Recording]:
    """Record one pass in every open recorder. For `graph_rewrite`."""
    open_now = list(recorders)
    groups, passes = current.groups, current.passes
    record = Pass(
        name,
        pm,
        root,
        _caller(),
        groups[-1] if groups else None,
        passes[-1] if passes else None,
        threading.get_ident(),
    )
    recording = Recording(record, _instrumented(record, any(r.keeps_rewrites for r in open_now)))
    passes.append(record)
    for recorder in open_now:
        recorder.recorded.append(record)
    begin = perf_counter()
    try:
        yield recording
    finally:
        record.seconds = perf_counter() - begin
        record.after = recording.after
        passes.pop()


def _caller() -> str:
    """file:line of the nearest caller outside this package's rewriting modules."""
    frame = sys._getframe(2)
    while frame.f_back is not None:
        filename = frame.f_code.co_filename
        if os.path.basename(filename) not in ("contextlib.py", "rewrite.py", "trace.py"):
            return f"{filename}:{frame.f_lineno}"
        frame = frame.f_back
    return ""


def _instrumented(record: Pass, keep: bool) -> Runner:
    """A matcher like `record.matcher` that tries rules one by one and notes the cost of each."""
    matcher, costs, rewrites = record.matcher, record.costs, record.rewrites
    selected: dict[Kind, list[Rule]] = {}

    def match(node: UOp, ctx: Any = None) -> Any:
        record.considered += 1
        kind = kind_of(node)
        rules = selected.get(kind)
        if rules is None:
            rules = selected[kind] = matcher.candidates(kind)
        for rule in rules:
            cost = costs.get(rule)
            if cost is None:
                cost = costs[rule] = Cost()
            begin = perf_counter()
            result = rule.run(node, ctx)
            seconds = perf_counter() - begin
            cost.attempts += 1
            cost.seconds += seconds
            if result is not None:
                cost.matches += 1
                if keep:
                    rewrites.append(Rewrite(rule, node, result, seconds))
                return result
        return None

    return match


# *** trace ***


class Trace(_Recorder):
    """Every pass with every rewrite, in order of beginning."""

    keeps_rewrites = True

    @property
    def passes(self) -> list[Pass]:
        return self.recorded

    @property
    def rewrites(self) -> list[Rewrite]:
        """All rewrites of all passes."""
        return [r for p in self.recorded for r in p.rewrites]

    def to_json(self) -> dict[str, Any]:
        """The trace as plain data (see the head of this module)."""
        passes = list(self.recorded)
        roots: list[UOp] = []
        for p in passes:
            roots += [u for u in (p.before, p.after) if isinstance(u, UOp)]
            roots += [u for r in p.rewrites for u in (r.before, r.after) if isinstance(u, UOp)]
        nodes = toposort(roots)
        known = set(nodes)
        dims = [d for n in nodes for d in n.shape if isinstance(d, UOp) and d not in known]
        nodes = toposort([*dims, *roots])
        ids = {n: i for i, n in enumerate(nodes)}
        groups = list(dict.fromkeys(p.group for p in passes if p.group is not None))
        return {
            "version": SCHEMA_VERSION,
            "nodes": [_node_json(n, ids) for n in nodes],
            "groups": [{"id": i, "name": g.name} for i, g in enumerate(groups)],
            "passes": [
                {
                    "id": i,
                    "name": p.name,
                    "matcher": p.matcher.name,
                    "place": p.place,
                    "group": None if p.group is None else groups.index(p.group),
                    "parent": passes.index(p.parent) if p.parent in passes else None,
                    "thread": p.thread,
                    "seconds": p.seconds,
                    "considered": p.considered,
                    "before": ids[p.before],
                    "after": None if p.after is None else ids[p.after],
                    "rewrites": [
                        {
                            "rule": r.rule.name,
                            "place": r.rule.place,
                            "before": ids[r.before],
                            "after": ids[r.after] if isinstance(r.after, UOp) else None,
                            "seconds": r.seconds,
                        }
                        for r in p.rewrites
                    ],
                }
                for i, p in enumerate(passes)
            ],
        }

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write `to_json()` to a file."""
        temporary = f"{os.fspath(path)}.part"
        with open(temporary, "w", encoding="utf-8") as f:
            json.dump(self.to_json(), f)
        os.replace(temporary, path)


def _node_json(node: UOp, ids: dict[UOp, int]) -> dict[str, Any]:
    return {
        "id": ids[node],
        "op": node.op.name,
        "arg": repr(node.arg),
        "dtype": node.dtype.name,
        "shape": [{"node": ids[d]} if isinstance(d, UOp) else d for d in node.shape],
        "src": [ids[s] for s in node.src],
    }


@contextmanager
def trace() -> Iterator[Trace]:
    """`with trace() as t:` records every rewrite made meanwhile, by any thread."""
    with _open(Trace()) as recorder:
        yield recorder


# *** profile ***


@dataclass(frozen=True)
class RuleCost:
    """Sums for one rule over all passes; seconds include the rule's function and what it calls."""

    rule: str
    place: str
    attempts: int
    matches: int
    seconds: float


@dataclass(frozen=True)
class PassCost:
    """Sums for all passes of one name; seconds are wall time, nested passes included."""

    name: str
    calls: int
    considered: int
    rewrites: int
    seconds: float


class Profile(_Recorder):
    """Which rules and passes cost how much, and matched how often."""

    def rules(self) -> list[RuleCost]:
        """One entry per rule that was tried, the dearest first."""
        sums: dict[Rule, Cost] = {}
        for p in list(self.recorded):
            for rule, cost in p.costs.items():
                total = sums.setdefault(rule, Cost())
                total.attempts += cost.attempts
                total.matches += cost.matches
                total.seconds += cost.seconds
        found = [RuleCost(r.name, r.place, c.attempts, c.matches, c.seconds) for r, c in sums.items()]
        return sorted(found, key=lambda c: -c.seconds)

    def passes(self) -> list[PassCost]:
        """One entry per pass name, the dearest first."""
        by_name: dict[str, list[Pass]] = {}
        for p in list(self.recorded):
            by_name.setdefault(p.name, []).append(p)
        found = [
            PassCost(
                name,
                len(ps),
                sum(p.considered for p in ps),
                sum(c.matches for p in ps for c in p.costs.values()),
                sum(p.seconds for p in ps),
            )
            for name, ps in by_name.items()
        ]
        return sorted(found, key=lambda c: -c.seconds)

    def to_json(self) -> dict[str, Any]:
        """{"passes": [...], "rules": [...]} with the fields of PassCost and RuleCost."""
        return {"passes": [asdict(p) for p in self.passes()], "rules": [asdict(r) for r in self.rules()]}

    def __str__(self) -> str:
        lines = [f"{'pass':32} {'calls':>7} {'nodes':>9} {'rewrites':>9} {'ms':>9}"]
        lines += [
            f"{p.name:32} {p.calls:7} {p.considered:9} {p.rewrites:9} {p.seconds * 1e3:9.2f}"
            for p in self.passes()
        ]
        lines += ["", f"{'rule':32} {'tried':>7} {'matched':>9} {'us each':>9} {'ms':>9}  place"]
        lines += [
            f"{r.rule:32} {r.attempts:7} {r.matches:9} {r.seconds / r.attempts * 1e6:9.2f} "
            f"{r.seconds * 1e3:9.2f}  {r.place}"
            for r in self.rules()
        ]
        return "\n".join(lines)


@contextmanager
def profile() -> Iterator[Profile]:
    """`with profile() as p:` measures every pass and rule run meanwhile, by any thread; then `print(p)`."""
    with _open(Profile()) as recorder:
        yield recorder
