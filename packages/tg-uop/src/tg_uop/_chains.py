"""Which links make up a chain (`a + b + c + …`), and in which order are chains and other nodes rewritten?

A chain is a tree of links of one op; its parts are what the links join. To a rewrite it is one node whose
sources are its parts, each with how often it occurs, so that its links cost no more than being walked over
once. A link that something else uses too is the root of a chain of its own, and a part of every chain above.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tg_uop.uop import UOp

Test = Callable[["UOp"], bool]
Parts = tuple["UOp", ...] | dict["UOp", int]  # different parts that occur once, or how often each occurs


def order_with_chains(
    root: UOp,
    calls: frozenset[Any],
    done: dict[UOp, UOp],
    bit: int,
    chains: Mapping[Any, Test],
    parts_of: dict[UOp, Parts],
) -> list[UOp]:
    """The nodes at and below `root`, sources first, without the inner links of chains; the parts of each
    chain go to `parts_of`, under its root.

    Nodes whose final form is known under `bit` go to `done`; they and nodes in `done` are left out with all
    below them. Of the ops in `calls` the body, src[0], is left out.
    """
    cut: set[UOp] = set()
    while True:
        order, again = _walk(root, calls, done, bit, chains, parts_of, cut)
        if not again:
            return order
        cut = {*parts_of, *again}
        parts_of.clear()


def _walk(
    root: UOp,
    calls: frozenset[Any],
    done: dict[UOp, UOp],
    bit: int,
    chains: Mapping[Any, Test],
    parts_of: dict[UOp, Parts],
    cut: set[UOp],
) -> tuple[list[UOp], set[UOp]]:
    """(the order, the links taken for inner ones that have other users). `cut`: links known to have some."""
    seen: set[UOp] = set()
    again: set[UOp] = set()
    order: list[UOp] = []
    stack: list[Any] = [root]
    push, pop, emit = stack.append, stack.pop, order.append
    while stack:
        node = pop()
        if node is None:
            emit(pop())
            continue
        if node in done:
            continue
        if node in seen:
            if node.op in chains and node not in parts_of and chains[node.op](node):
                again.add(node)
            continue
        if bit:
            if node._settled & bit:
                done[node] = node
                continue
            if node._cache is not None and bit in node._cache:
                done[node] = node._cache[bit]
                continue
        seen.add(node)
        src = node.src
        if not src:
            emit(node)
            continue
        op = node.op
        push(node)
        push(None)
        if op in chains and chains[op](node):
            if op is not src[0].op and op is not src[-1].op and len(src) == 2 and src[0] is not src[1]:
                parts_of[node] = src
                stack += src[::-1]
            else:
                found = _spine(node, op, done, bit, seen, cut, again, parts_of)
                parts_of[node] = src if len(found) == 2 and found[0] is not found[1] else Counter(found)
                stack += dict.fromkeys(found)
        else:
            stack += src[:0:-1] if op in calls else src[::-1]
    return order, again


def _spine(
    root: UOp,
    op: Any,
    done: dict[UOp, UOp],
    bit: int,
    seen: set[UOp],
    cut: set[UOp],
    again: set[UOp],
    parts_of: dict[UOp, Parts],
) -> list[UOp]:
    """The parts below the chain root `root`, from the last to the first; its inner links go to `seen`."""
    parts: list[UOp] = []
    add, mark, todo = parts.append, seen.add, [root]
    while todo:
        node = todo.pop()
        while True:
            first, *others = node.src
            for s in others:
                if s.op is not op:
                    add(s)
                elif s in seen:
                    if s not in parts_of:
                        again.add(s)
                    add(s)
                elif s in done or s in cut or s._settled & bit or (s._cache is not None and bit in s._cache):
                    add(s)
                else:
                    mark(s)
                    todo.append(s)
            if first.op is not op:
                add(first)
                break
            if first in seen:
                if first not in parts_of:
                    again.add(first)
                add(first)
                break
            if (
                first in done
                or first in cut
                or first._settled & bit
                or (first._cache is not None and bit in first._cache)
            ):
                add(first)
                break
            mark(first)
            node = first
    return parts


def parts_of_chain(root: UOp, known: Container[UOp], under_way: Container[UOp]) -> Parts:
    """The parts of a chain whose links were not looked at before (a rule made it). Links in `known` or
    `under_way`, and those met twice, are parts.
    """
    op = root.op
    inner = {root}
    parts: dict[UOp, int] = {}
    stack = list(root.src[::-1])
    while stack:
        s = stack.pop()
        if s.op is not op or s in known or s in under_way or s in inner:
            parts[s] = parts.get(s, 0) + 1
        else:
            inner.add(s)
            stack += s.src[::-1]
    return parts


def rebuilt(root: UOp, done: Mapping[UOp, UOp], parts: Parts, make: Callable[..., UOp]) -> UOp:
    """The chain with every part replaced by its image in `done`."""
    if all([done[p] is p for p in parts]):
        return root
    links: list[UOp] = []
    stack = [root]
    op = root.op
    new: dict[UOp, UOp] = {p: done[p] for p in parts}
    while stack:
        link = stack.pop()
        if link not in new:
            links.append(link)
            stack += [s for s in link.src if s.op is op and s not in new]
    for link in reversed(links):
        src = tuple([new[s] for s in link.src])
        new[link] = link if src == link.src else make(op, src, link.arg, link.tag)
    return new[root]
