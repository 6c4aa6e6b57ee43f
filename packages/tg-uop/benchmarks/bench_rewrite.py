"""How fast is tg-uop? `python benchmarks/bench_rewrite.py [--json] [--quick]` prints a table (or JSON).

CPU time of one thread, best of a few runs (each on a fresh graph where the work would otherwise be
remembered), the collector left as a user has it. `target` is what the project holds itself to.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from tg_uop import forget_rewrites
from tg_uop.dtype import dtypes
from tg_uop.ops import Ops
from tg_uop.pattern import PatternMatcher, UPat
from tg_uop.rewrite import graph_rewrite, substitute
from tg_uop.trace import trace
from tg_uop.uop import UOp

VARS = [UOp.variable(f"v{i}", 0, 100) for i in range(8)]
X = UPat.var("x")
_serial = itertools.count(1)

NO_MATCH = PatternMatcher(
    [(UPat(Ops.SIN, src=(X,)), lambda x: None), (X + 0, lambda x: x), (X * 1, lambda x: x)], "no match"
)
DROP_ONE = PatternMatcher([(X * 1, lambda x: x)], "drop one")
RENAME = PatternMatcher(
    [(UPat(Ops.PARAM, name="p"), lambda ctx, p: ctx.get(p))], "rename"
)  # rebuilds every node above a variable


def best(make: Callable[[], Any], work: Callable[[Any], Any], runs: int) -> tuple[float, Any]:
    """Seconds of the fastest of `runs` calls work(make()), and its result."""
    seconds, result = float("inf"), None
    for _ in range(runs):
        given = make()
        begin = process_time()
        result = work(given)
        seconds = min(seconds, process_time() - begin)
    return seconds, result


def plain_chain(links: int) -> UOp:
    """v + v0*3 + v1*4 + …, three nodes per link, new nodes each time."""
    node = VARS[0] + next(_serial) * 1000
    for i in range(links):
        node = node + VARS[i % 8] * (i + 3)
    return node


def modulo_chain(links: int, changed: int = 0, serial: int = 0) -> UOp:
    """Additions of constants and of x % k, k = 2…9; `changed` of the links have another constant."""
    node = VARS[0] + serial * 1000
    every = links // changed if changed else links + 1
    for i in range(links // 2):
        node = node + VARS[i % 8] % (2 + i % 8)
        node = node + (i % 5 + 1 + (7 if i % every == every - 1 else 0))
    return node


def costly_chain(links: int, changed: int = 0, serial: int = 0) -> UOp:
    """Additions of terms that are all different and cost several rules each; `changed` of them have another
    constant.
    """
    node = VARS[0] + serial * 1000
    every = links // changed if changed else links + 1
    for i in range(links):
        odd = 7 if i % every == every - 1 else 0
        inner = VARS[i % 8] * (i % 97 + 3) + VARS[(i + 3) % 8] * 6 + (i + odd)
        node = node + (inner % (i % 11 + 5) // 3) * 4
    return node


def prefixes(links: int) -> UOp:
    """The modulo chain, every prefix of which is also a source of the root."""
    nodes = [VARS[0] + next(_serial) * 1000]
    for i in range(links):
        nodes.append(nodes[-1] + (VARS[i % 8] % (2 + i % 8) if i % 2 else i % 5 + 1))
    return UOp(Ops.GROUP, tuple(nodes))


def size(root: UOp) -> int:
    return len(root.toposort())


def row(
    name: str, value: float, unit: str, target: float | None = None, at_most: bool = False
) -> dict[str, Any]:
    return {"name": name, "value": value, "unit": unit, "target": target, "at_most": at_most}


def construction() -> list[dict[str, Any]]:
    a, b, n = VARS[0], VARS[1], 20_000

    def leaves() -> list[UOp]:
        return [UOp.const(dtypes.index, 1_000_000 + next(_serial)) for _ in range(n)]

    new, _ = best(leaves, lambda nodes: [UOp(Ops.ADD, (x, b)) for x in nodes], 5)
    tagged, _ = best(
        lambda: [next(_serial) for _ in range(n)],
        lambda tags: [UOp(Ops.ADD, (a, b), None, t) for t in tags],
        5,
    )
    src = (a, b)
    kept = UOp(Ops.ADD, src)
    hit, _ = best(lambda: range(n), lambda r: [UOp(Ops.ADD, src) for _ in r], 5)
    del kept
    return [
        row("new nodes", n / new, "/s", 250_000),
        row("new nodes with a tag", n / tagged, "/s"),
        row("interned hits", n / hit, "/s", 1_000_000),
    ]


def walking(links: int) -> list[dict[str, Any]]:
    rows = []
    seconds, order = best(lambda: plain_chain(links), UOp.toposort, 3)
    rows.append(row("toposort", len(order) / seconds, "nodes/s", 1_000_000))
    seconds, out = best(lambda: plain_chain(links), lambda g: substitute(g, {VARS[0]: VARS[1]}), 3)
    rows.append(row("substitute, 1/4 rebuilt", size(out) / seconds, "nodes/s"))
    return rows


def drivers(links: int) -> list[dict[str, Any]]:
    rows = []
    modes: list[tuple[str, dict[str, bool]]] = [
        ("fixpoint", {}),
        ("top-down fixpoint", {"bottom_up": True}),
        ("walk", {"walk": True}),
        ("top-down walk", {"bottom_up": True, "walk": True}),
    ]
    for name, options in modes:
        run = partial(graph_rewrite, pm=NO_MATCH, ctx=0, **options)  # type: ignore[arg-type]
        seconds, out = best(lambda: plain_chain(links), run, 3)
        rows.append(row(f"{name}, no match", size(out) / seconds, "nodes/s", 100_000))
    seconds, out = best(lambda: plain_chain(links), lambda g: graph_rewrite(g, NO_MATCH), 3)
    rows.append(row("fixpoint, remembering", size(out) / seconds, "nodes/s", 100_000))
    again, _ = best(lambda: out, lambda g: graph_rewrite(g, NO_MATCH), 3)
    rows.append(row("the same again", again * 1e6, "us", 20, at_most=True))

    def with_ones() -> UOp:
        node = VARS[0] + next(_serial) * 1000
        for i in range(links):
            node = (node + VARS[i % 8]) * 1
        return node

    root = with_ones()
    nodes = size(root)
    seconds, _ = best(with_ones, lambda g: graph_rewrite(g, DROP_ONE), 3)
    rows.append(row("x*1 -> x at every second node", nodes / seconds, "nodes/s", 100_000))
    fresh = {v: UOp.variable(f"w{i}", 0, 100) for i, v in enumerate(VARS)}
    seconds, out = best(lambda: plain_chain(links), lambda g: graph_rewrite(g, RENAME, ctx=fresh), 3)
    rows.append(row("rename leaves, rebuild all", size(out) / seconds, "nodes/s", 100_000))
    with trace() as t:
        seconds, out = best(lambda: plain_chain(links // 10), lambda g: graph_rewrite(g, NO_MATCH, ctx=0), 3)
    rows.append(row("fixpoint, no match, traced", size(out) / seconds, "nodes/s"))
    assert len(t.passes) == 3
    return rows


def forgotten(make: Callable[[int], UOp], n: int) -> Callable[[], UOp]:
    """`make(n)` after forgetting what earlier runs learnt."""

    def prepare() -> UOp:
        forget_rewrites()
        return make(n)

    return prepare


def symbolic(links: int) -> list[dict[str, Any]]:
    rows, seconds = [], {}
    graph_rewrite(modulo_chain(200).simplify(), NO_MATCH)  # rules prepared
    for n in (links // 10, links):
        root = modulo_chain(n)
        nodes = size(root)
        del root
        seconds[n], _ = best(forgotten(modulo_chain, n), UOp.simplify, 3)
        rows.append(row(f"simplify chain of {n}", nodes / seconds[n], "nodes/s", 60_000))
    growth = seconds[links] / seconds[links // 10]
    rows.append(row("time for 10x the chain", growth, "x", 12, at_most=True))
    for n in (links // 10, links):
        root = prefixes(n)
        nodes = size(root)
        del root
        seconds[n], _ = best(forgotten(prefixes, n), UOp.simplify, 1)
        rows.append(row(f"simplify all {n} prefixes", nodes / seconds[n], "nodes/s", 60_000))
    growth = seconds[links] / seconds[links // 10]
    rows.append(row("time for 10x the prefixes", growth, "x", 12, at_most=True))

    forget_rewrites()
    first = modulo_chain(links, serial=next(_serial))
    kept, result = best(lambda: first, UOp.simplify, 1)
    changed = modulo_chain(links, changed=links // 100, serial=next(_serial) - 1)
    again, other = best(lambda: changed, UOp.simplify, 1)
    assert result is not other
    rows.append(row("1 % changed, all along one chain", kept / again, "x faster", 10))
    forget_rewrites()
    first = costly_chain(links // 10, serial=next(_serial))
    kept, result = best(lambda: first, UOp.simplify, 1)
    changed = costly_chain(links // 10, changed=links // 1000, serial=next(_serial) - 1)
    again, other = best(lambda: changed, UOp.simplify, 1)
    assert result is not other
    rows.append(row("1 % changed, one chain of costly terms", kept / again, "x faster", 10))
    wide, wide_again = changed_chains(links)
    rows.append(row("1 % changed, in 2 of 200 chains", wide / wide_again, "x faster", 10))
    return rows


def changed_chains(links: int) -> tuple[float, float]:
    """Seconds for 200 chains, and again when two of them have other leaves."""
    forget_rewrites()
    serials = [next(_serial) for _ in range(202)]
    chains = [modulo_chain(links // 200, serial=n) for n in serials]
    first, result = best(lambda: UOp(Ops.GROUP, tuple(chains[:200])), UOp.simplify, 1)
    again, other = best(lambda: UOp(Ops.GROUP, tuple(chains[2:])), UOp.simplify, 1)
    assert result is not other
    return first, again


def memory(links: int) -> list[dict[str, Any]]:
    gc.collect()
    tracemalloc.start()
    root = plain_chain(links)
    gc.collect()
    bytes_used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [row("memory per live node", bytes_used / size(root), "bytes", 600, at_most=True)]


def import_time() -> list[dict[str, Any]]:
    code = "import time; t = time.process_time(); import tg_uop; print(time.process_time() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    return [row("import tg_uop", min(times) * 1e3, "ms", 60, at_most=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--quick", action="store_true", help="a tenth of the sizes")
    args = parser.parse_args()
    links = 2_000 if args.quick else 20_000
    UOp(Ops.NOOP, (), None, dtypes.index.name)  # first use of the constructor
    rows = [
        *construction(),
        *walking(links),
        *drivers(links),
        *symbolic(links),
        *memory(links),
        *import_time(),
    ]
    for r in rows:
        r["met"] = None if r["target"] is None else (r["value"] <= r["target"]) == r["at_most"]
    if args.json:
        print(json.dumps({"python": sys.version.split()[0], "links": links, "rows": rows}, indent=1))
        return
    print(f"{'work':34} {'measured':>14} {'target':>14}")
    for r in rows:
        target = "" if r["target"] is None else f"{'<= ' if r['at_most'] else '>= '}{r['target']:,}"
        mark = {None: "", True: "", False: "  not met"}[r["met"]]
        print(f"{r['name']:34} {r['value']:14,.1f} {target:>14} {r['unit']}{mark}")


if __name__ == "__main__":
    main()
