"""What the text between .amdgpu_metadata and .end_amdgpu_metadata means: the YAML subset LLVM prints
there."""

from __future__ import annotations

import re
from typing import Any

MAX_DEPTH = 32
_KEY = re.compile(r"""('(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[^\s:#'"\[{][^:#]*?)\s*:(?:\s+(.*))?$""")


def parse_metadata(text: str) -> dict[str, Any]:
    """The map in a metadata text. ValueError with the line when it is malformed."""
    lines = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.rstrip()
        if not line or line.lstrip().startswith("#") or line in ("---", "..."):
            continue
        lines.append((len(line) - len(line.lstrip()), line.lstrip(), number))
    if not lines:
        return {}
    value, rest = _block(lines, 0, lines[0][0], 0)
    if rest != len(lines) or not isinstance(value, dict):
        number = lines[min(rest, len(lines) - 1)][2]
        raise ValueError(f"metadata line {number}: a map at the left margin is expected")
    return value


def _block(lines: list[tuple[int, str, int]], at: int, indent: int, depth: int) -> tuple[Any, int]:
    if depth > MAX_DEPTH:
        raise ValueError(f"metadata line {lines[at][2]}: nested deeper than {MAX_DEPTH}")
    if lines[at][1].startswith("- ") or lines[at][1] == "-":
        return _sequence(lines, at, indent, depth)
    return _mapping(lines, at, indent, depth)


def _sequence(lines: list[tuple[int, str, int]], at: int, indent: int, depth: int) -> tuple[list[Any], int]:
    result: list[Any] = []
    while (
        at < len(lines) and lines[at][0] == indent and (lines[at][1].startswith("- ") or lines[at][1] == "-")
    ):
        column, text, number = lines[at]
        inner = text[1:].lstrip()
        if not inner:
            if at + 1 >= len(lines) or lines[at + 1][0] <= indent:
                result.append(None)
                at += 1
                continue
            value, at = _block(lines, at + 1, lines[at + 1][0], depth + 1)
        elif _KEY.match(inner) and inner[0] not in "[{":
            shift = column + len(text) - len(inner)
            lines[at] = (shift, inner, number)
            value, at = _mapping(lines, at, shift, depth + 1)
        else:
            value, at = _scalar(inner, number), at + 1
        result.append(value)
    return result, at


def _mapping(
    lines: list[tuple[int, str, int]], at: int, indent: int, depth: int
) -> tuple[dict[Any, Any], int]:
    result: dict[Any, Any] = {}
    while at < len(lines) and lines[at][0] == indent and not lines[at][1].startswith("- "):
        _, text, number = lines[at]
        found = _KEY.match(text)
        if not found:
            raise ValueError(f"metadata line {number}: {text!r} is no `key: value`")
        key = _scalar(found[1], number)
        at += 1
        if found[2]:
            result[key] = _scalar(found[2], number)
        elif at < len(lines) and (
            lines[at][0] > indent or lines[at][0] == indent and lines[at][1].startswith("- ")
        ):
            result[key], at = _block(lines, at, lines[at][0], depth + 1)
        else:
            result[key] = None
    return result, at


def _scalar(text: str, number: int) -> Any:
    text = text.strip()
    if text[:1] == "'" and text[-1:] == "'" and len(text) > 1:
        return text[1:-1].replace("''", "'")
    if text[:1] == '"' and text[-1:] == '"' and len(text) > 1:
        return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), text[1:-1])
    if text[:1] == "[":
        if text[-1:] != "]":
            raise ValueError(f"metadata line {number}: a list without end")
        inner = text[1:-1].strip()
        return [_scalar(part, number) for part in inner.split(",")] if inner else []
    if text == "{}":
        return {}
    if text in ("true", "false"):
        return text == "true"
    if text in ("null", "~"):
        return None
    return int(text, 0) if re.fullmatch(r"-?(0x[0-9a-fA-F]+|0|[1-9]\d*)", text) else text
