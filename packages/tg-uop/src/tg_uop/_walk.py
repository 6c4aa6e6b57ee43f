"""In which order are the nodes of a graph visited? Sources first, each once, without recursion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tg_uop.uop import UOp


def toposort(roots: Iterable[UOp], gate: Callable[[UOp], bool] | None = None) -> list[UOp]:
    """All nodes below and including `roots`, sources first, each once."""
    seen: dict[UOp, None] = {}
    done: list[UOp] = []
    add = done.append
    stack: list[Any] = list(roots)[::-1]
    push = stack.append
    pop = stack.pop
    if gate is None:
        while stack:
            node = pop()
            if node is None:
                add(pop())
            elif node not in seen:
                seen[node] = None
                src = node.src
                if src:
                    push(node)
                    push(None)
                    stack.extend(src[::-1])
                else:
                    add(node)
        return done
    while stack:
        node = pop()
        if node is None:
            add(pop())
        elif node not in seen and gate(node):
            seen[node] = None
            push(node)
            push(None)
            stack.extend(node.src[::-1])
    return done
