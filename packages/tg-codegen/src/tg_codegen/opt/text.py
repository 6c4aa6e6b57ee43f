"""How are lists of moves written and read? `UPCAST(0, 8) SPLIT(1, (32, LOOP, True)) THREAD(0, 0)`."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from tg_uop import AxisType, Opt, OptOps


def format_opts(opts: Sequence[Opt]) -> str:
    """Moves in order, separated by spaces: name, axis and argument of each, without those that are None."""
    return " ".join(_one(o) for o in opts)


def _one(o: Opt) -> str:
    parts = [_value(x) for x in (o.axis, o.arg)]
    while parts and parts[-1] == "None":
        parts.pop()
    return f"{o.op.name}({', '.join(parts)})"


def _value(x: Any) -> str:
    if isinstance(x, tuple):
        return f"({', '.join(map(_value, x))}{',' if len(x) == 1 else ''})"
    return x.name if isinstance(x, AxisType) else repr(x)


def parse_opts(text: str) -> tuple[Opt, ...]:
    """The moves of `format_opts`. ValueError says what cannot be read, and what is known."""
    out = []
    for part in _calls(text):
        try:
            node = ast.parse(part, mode="eval").body
        except SyntaxError:
            raise ValueError(f"cannot read the move {part!r}; write NAME(axis, argument)") from None
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.keywords:
            raise ValueError(f"cannot read the move {part!r}; write NAME(axis, argument)")
        if node.func.id not in OptOps.__members__:
            raise ValueError(f"unknown move {node.func.id!r}; known: {', '.join(OptOps.__members__)}")
        if len(node.args) > 2:
            raise ValueError(f"{part!r}: a move has an axis and an argument, got {len(node.args)} values")
        values = [_read(a, part) for a in node.args] + [None] * (2 - len(node.args))
        out.append(Opt(OptOps[node.func.id], *values))
    return tuple(out)


def _calls(text: str) -> list[str]:
    """The text cut after each closing parenthesis that is not inside another."""
    out, depth, start = [], 0, 0
    for n, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == ")" and depth == 0:
            out.append(text[start : n + 1].strip())
            start = n + 1
    rest = text[start:].strip()
    return [*out, rest] if rest else out


def _read(node: ast.expr, part: str) -> Any:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, type(None))):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_read(node.operand, part)
    if isinstance(node, ast.Tuple):
        return tuple(_read(x, part) for x in node.elts)
    if isinstance(node, ast.Name) and node.id in AxisType.__members__:
        return AxisType[node.id]
    raise ValueError(f"{part!r}: values are ints, axis types, True, False, None and tuples of these")


__all__ = ["format_opts", "parse_opts"]
