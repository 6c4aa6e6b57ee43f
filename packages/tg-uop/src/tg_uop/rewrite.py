"""How are rules applied to a whole graph: fixpoint and single-walk drivers, and plain substitution.

None of them uses the Python stack for the graph's depth. In the fixpoint drivers a node is visited once:
`done` maps it to its final form, `waiting` maps a node under way to what a rule (or its rewritten
sources) made of it. Meeting a waiting node again below itself means that the rules loop.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tg_uop._chains import Parts, order_with_chains, parts_of_chain, rebuilt
from tg_uop._marks import NO_MARKS, begin_pass, end_pass, remember, settle
from tg_uop._record import recorders
from tg_uop.context import REWRITE_STACK_LIMIT, SPEC
from tg_uop.ops import Ops
from tg_uop.pattern import Chains, Gather, PatternMatcher, Runner
from tg_uop.uop import UOp

CALLS = frozenset((Ops.CALL, Ops.FUNCTION))  # ops whose src[0] is a body with a scope of its own
_NO_CALLS: frozenset[Ops] = frozenset()


def graph_rewrite(
    root: UOp,
    pm: PatternMatcher,
    ctx: Any = None,
    name: str | None = None,
    bottom_up: bool = False,
    walk: bool = False,
    enter_calls: bool = False,
) -> UOp:
    """`root` with the rules of `pm` applied to every node; the same object when nothing changes.

    - By default to a fixpoint: sources first, then the node; what a rule returns is rewritten in turn.
    - `bottom_up=True` matches a node before its sources (and again when a source changed).
    - `walk=True` matches every node once, and what a rule returns stands as it is; with `bottom_up=True`
      the sources of a node that matched are not visited. Passes that only collect facts use a walk,
      return None, fill `ctx`.
    - `enter_calls=True` also rewrites the bodies (src[0]) of CALL and FUNCTION.
    - `name` is what tracing and errors call this pass (else the matcher's name).

    Rules see `ctx`. Without a ctx, a matcher with `remember` notes on final nodes that nothing below them
    matches, on others (sources first) what became of them; later passes skip both (see `forget_rewrites`).

    Raises RuntimeError when the rules loop (naming the cycle) or more than REWRITE_STACK_LIMIT nodes
    wait; TypeError when a rule returns something else than a UOp or None.
    """
    name = name or pm.name or "rewrite"
    if recorders:
        from tg_uop.trace import recorded_pass  # lazy: only when somebody records

        with recorded_pass(name, pm, root) as record:
            after = record.after = _rewrite(root, pm, record.match, ctx, name, bottom_up, walk, enter_calls)
    else:
        after = _rewrite(root, pm, pm.match, ctx, name, bottom_up, walk, enter_calls)
    if after is not root and SPEC.value >= 2:
        from tg_uop.verify import verify_changed  # lazy: only under SPEC=2

        verify_changed(root, after, name)
    return after


def _rewrite(
    root: UOp,
    pm: PatternMatcher,
    match: Runner,
    ctx: Any,
    name: str,
    bottom_up: bool,
    walk: bool,
    enter_calls: bool,
) -> UOp:
    try:
        if walk:
            return (_walk_down if bottom_up else _walk_up)(root, match, ctx, enter_calls)
        bit, marks = begin_pass(pm, enter_calls) if ctx is None and pm.remember else (0, NO_MARKS)
        try:
            limit = REWRITE_STACK_LIMIT.value
            if bottom_up:
                return _fixpoint_down(root, match, ctx, enter_calls, bit, marks, limit)
            gather = {} if recorders else pm.gather  # what is recorded is what rules do
            return _fixpoint_up(root, match, ctx, enter_calls, bit, marks, limit, pm.chains, gather)
        finally:
            if bit:
                end_pass()
    except _Loop as loop:
        raise RuntimeError(_describe_loop(loop, pm, ctx, name)) from None
    except _TooDeep as deep:
        raise RuntimeError(_describe_depth(deep, pm, ctx, name)) from None
    except _NotANode as bad:
        rule, _ = pm.explain(bad.node, ctx)
        raise TypeError(
            f"rewrite {name!r}: rule {rule.name if rule else 'unknown'!r} returned "
            f"{type(bad.result).__name__} {bad.result!r}; a rule returns a UOp, or None for no change"
        ) from None


# *** fixpoints ***


def _fixpoint_up(
    root: UOp,
    match: Runner,
    ctx: Any,
    enter_calls: bool,
    bit: int,
    marks: dict[int, int],
    limit: int,
    chains: Chains,
    gather: Gather,
) -> UOp:
    """Sources first. A chain is one node over its parts: its inner links are not matched, nor rebuilt where
    `gather` knows the final form.
    """
    done: dict[UOp, UOp] = {}
    waiting: dict[UOp, UOp] = {}
    parts_of: dict[UOp, Parts] = {}
    if chains:
        stack = order_with_chains(root, _NO_CALLS if enter_calls else CALLS, done, bit, chains, parts_of)
    else:
        stack = _order(root, enter_calls, done, bit)
    stack.reverse()
    limit += len(stack)
    push, pop = stack.append, stack.pop
    while stack:
        node = pop()
        if node in done:
            continue
        if waiting and node in waiting:
            final = done[node] = done[waiting.pop(node)]
            if bit:
                remember(node, bit, final)
            continue
        src = node.src
        new = node
        if src:
            op = node.op
            call = not enter_calls and op in CALLS
            parts = None
            if op in chains and chains[op](node):
                parts = parts_of.get(node)
                if parts is None:
                    parts = parts_of[node] = parts_of_chain(node, done, waiting)
            try:
                if parts is None:
                    new_src = (src[0], *[done[s] for s in src[1:]]) if call else tuple([done[s] for s in src])
                else:
                    counted = parts.items() if isinstance(parts, dict) else [(s, 1) for s in parts]
                    finals = [(done[s], n) for s, n in counted]
            except KeyError:  # only below what a rule made: the given graph comes in order
                todo = [s for s in (parts or (src[1:] if call else src)) if s not in done]
                if not waiting.keys().isdisjoint(todo):
                    raise _Loop(waiting, next(s for s in todo if s in waiting)) from None
                if len(stack) > limit:
                    raise _TooDeep(waiting, len(stack)) from None
                push(node)
                todo.reverse()
                stack += todo
                continue
            if parts is not None:
                joined = gather[op](node, finals) if op in gather else None
                if joined is not None:
                    result, settled = joined
                    if settled or result is node:
                        done[node] = done[result] = result
                        if bit:
                            settle(result, bit, marks)
                            if result is not node:
                                remember(node, bit, result)
                    elif result in done:
                        final = done[node] = done[result]
                        if bit:
                            remember(node, bit, final)
                    else:
                        waiting[node] = result
                        if result in waiting:
                            raise _Loop(waiting, result)
                        push(node)
                        push(result)
                    continue
                new = rebuilt(node, done, parts, UOp)
                new_src = new.src
            elif new_src != src:
                new = UOp(op, new_src, node.arg, node.tag)
            if new is not node:
                if new in done:
                    final = done[node] = done[new]
                    if bit:
                        remember(node, bit, final)
                    continue
                if new in waiting:
                    raise _Loop(waiting, new)
        if new._settled & bit:
            done[node] = done[new] = new
            if new is not node:
                remember(node, bit, new)
            continue
        cache = new._cache
        if cache is not None and bit in cache:
            final = done[node] = done[new] = cache[bit]
            if new is not node:
                remember(node, bit, final)
            continue
        result = match(new, ctx)
        if result is None or result is new:
            done[node] = new
            if new is not node:
                done[new] = new
            if bit:
                settle(new, bit, marks)
                if new is not node:
                    remember(node, bit, new)
            continue
        if result in done:
            final = done[node] = done[new] = done[result]
            if bit:
                remember(node, bit, final)
            continue
        if type(result) is not UOp:
            raise _NotANode(new, result)
        if new is not node:
            waiting[node] = new
            push(node)
        waiting[new] = result
        if result in waiting:
            raise _Loop(waiting, result)
        push(new)
        push(result)
    return done[root]


def _fixpoint_down(
    root: UOp, match: Runner, ctx: Any, enter_calls: bool, bit: int, marks: dict[int, int], limit: int
) -> UOp:
    """The node first, then its sources, then the node again if they changed."""
    done: dict[UOp, UOp] = {}
    waiting: dict[UOp, UOp] = {}
    opened: set[UOp] = set()
    stack = [root]
    push, pop = stack.append, stack.pop
    while stack:
        node = stack[-1]
        if node in done:
            pop()
            continue
        if node._settled & bit:
            done[node] = node
            pop()
            continue
        if node in waiting:
            done[node] = done[waiting.pop(node)]
            pop()
            continue
        if node not in opened:
            result = match(node, ctx)
            if result is not None and result is not node:
                if type(result) is not UOp:
                    raise _NotANode(node, result)
                waiting[node] = result
                if waiting.get(result) is not None:
                    raise _Loop(waiting, result)
                if len(stack) > limit:
                    raise _TooDeep(waiting, len(stack))
                push(result)
                continue
            opened.add(node)
        src = node.src
        call = not enter_calls and node.op in CALLS
        todo = [s for s in (src[1:] if call else src) if s not in done]
        if todo:
            if waiting and not waiting.keys().isdisjoint(todo):
                raise _Loop(waiting, next(s for s in todo if s in waiting))
            if len(stack) > limit:
                raise _TooDeep(waiting, len(stack))
            todo.reverse()
            stack += todo
            continue
        new_src = (src[0], *[done[s] for s in src[1:]]) if call else tuple([done[s] for s in src])
        if new_src == src:
            done[node] = node
            pop()
            if bit:
                settle(node, bit, marks)
            continue
        new = UOp(node.op, new_src, node.arg, node.tag)
        if new in waiting:
            raise _Loop(waiting, new)
        waiting[node] = new
        push(new)
    return done[root]


# *** single walks ***


def _walk_up(root: UOp, match: Runner, ctx: Any, enter_calls: bool) -> UOp:
    """Sources first; every node of the given graph is matched once, with its sources already replaced."""
    done: dict[UOp, UOp] = {}
    for node in _order(root, enter_calls, done):
        src = node.src
        if not enter_calls and node.op in CALLS:
            new_src = (src[0], *[done[s] for s in src[1:]])
        else:
            new_src = tuple([done[s] for s in src])
        new = node if new_src == src else UOp(node.op, new_src, node.arg, node.tag)
        result = match(new, ctx)
        if result is None:
            result = new
        elif type(result) is not UOp:
            raise _NotANode(new, result)
        done[node] = result
    return done[root]


def _walk_down(root: UOp, match: Runner, ctx: Any, enter_calls: bool) -> UOp:
    """The node before its sources; below a node that matched nothing is visited."""
    done: dict[UOp, UOp] = {}
    opened: set[UOp] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if node in done:
            continue
        src = node.src
        call = not enter_calls and node.op in CALLS
        if node not in opened:
            result = match(node, ctx)
            if result is not None and result is not node:
                if type(result) is not UOp:
                    raise _NotANode(node, result)
                done[node] = result
                continue
            opened.add(node)
            stack.append(node)
            stack += [s for s in reversed(src[1:] if call else src) if s not in done]
            continue
        new_src = (src[0], *[done[s] for s in src[1:]]) if call else tuple([done[s] for s in src])
        done[node] = node if new_src == src else UOp(node.op, new_src, node.arg, node.tag)
    return done[root]


def _order(root: UOp, enter_calls: bool, done: dict[UOp, UOp], bit: int = 0) -> list[UOp]:
    """The nodes at and below `root`, sources first, without the bodies of calls (unless `enter_calls`).

    Nodes in `done`, and nodes whose final form is known under `bit` (which are added to `done`), are left out
    with all below them.
    """
    seen: set[UOp] = set()
    order: list[UOp] = []
    stack: list[Any] = [root]
    add, push, pop, emit = seen.add, stack.append, stack.pop, order.append
    while stack:
        node = pop()
        if node is None:
            emit(pop())
        elif node not in seen and node not in done:
            if node._settled & bit:
                done[node] = node
                continue
            if bit and node._cache is not None and bit in node._cache:
                done[node] = node._cache[bit]
                continue
            add(node)
            src = node.src
            if src:
                push(node)
                push(None)
                stack += src[::-1] if enter_calls or node.op not in CALLS else src[:0:-1]
            else:
                emit(node)
    return order


def substitute(root: UOp, mapping: Mapping[UOp, UOp], enter_calls: bool = False) -> UOp:
    """`root` with every node of `mapping` replaced by its image, in one walk; images are not looked into.

    Bodies of CALL and FUNCTION have a scope of their own and are left alone unless `enter_calls`.
    """
    done: dict[UOp, UOp] = dict(mapping)
    for node in _order(root, enter_calls, done):
        src = node.src
        if not enter_calls and node.op in CALLS:
            new_src = (src[0], *[done[s] for s in src[1:]])
        else:
            new_src = tuple([done[s] for s in src])
        done[node] = node if new_src == src else UOp(node.op, new_src, node.arg, node.tag)
    return done[root]


# *** failures ***


class _Loop(Exception):
    def __init__(self, waiting: dict[UOp, UOp], again: UOp) -> None:
        self.waiting, self.again = waiting, again


class _TooDeep(Exception):
    def __init__(self, waiting: dict[UOp, UOp], size: int) -> None:
        self.waiting, self.size = waiting, size


class _NotANode(Exception):
    def __init__(self, node: UOp, result: Any) -> None:
        self.node, self.result = node, result


def _rules_applied(steps: list[tuple[UOp, UOp]], pm: PatternMatcher, ctx: Any) -> list[tuple[str, UOp, UOp]]:
    """(rule name, before, after) of the steps that a rule made (the others are rewritten sources)."""
    found = []
    for before, after in steps:
        rule, result = pm.explain(before, ctx)
        if rule is not None and (result is after or after.op is not before.op or after.arg != before.arg):
            found.append((rule.name, before, after))
    return found


def _describe_loop(loop: _Loop, pm: PatternMatcher, ctx: Any, name: str) -> str:
    steps = list(loop.waiting.items())
    start = next(i for i, (before, _) in enumerate(steps) if before is loop.again)
    applied = _rules_applied(steps[start:], pm, ctx)
    lines = [f"  {rule}: {before!r} -> {after!r}" for rule, before, after in applied]
    cycle = " -> ".join(dict.fromkeys(rule for rule, _, _ in applied)) or "unknown"
    return (
        f"rewrite {name!r}: the rules loop: {cycle} leads back to {loop.again!r}, inside what it became. "
        "Give one of them a condition that ends the cycle:\n" + "\n".join(lines)
    )


def _describe_depth(deep: _TooDeep, pm: PatternMatcher, ctx: Any, name: str) -> str:
    applied = _rules_applied(list(deep.waiting.items())[-4:], pm, ctx)
    last = f"the last rule applied was {applied[-1][0]!r}" if applied else "no rule was being applied"
    return (
        f"rewrite {name!r}: {deep.size} nodes are waiting, more than REWRITE_STACK_LIMIT="
        f"{REWRITE_STACK_LIMIT.value}; {last}. Rules that grow the graph without end do this; for a very "
        "large graph raise the limit"
    )
