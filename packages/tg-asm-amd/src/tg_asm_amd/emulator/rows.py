"""How rows of the semantics tables read: `name results: sources = expression; expression`.

Results and sources are types in the order of the instruction's operands. Expressions name the sources a,
b, c,
e (in order), the old destination d, and the functions of `namespace`. A type that starts with `@` is no
operand: @scc, @vcc, @exec, @m0 and so on are read or written in place.

A name may hold alternatives: `v_max_{i32,u32}` makes two rows, in which T stands for the alternative;
`v_a|v_b` gives two instructions the same row.

| type | value in an expression | as a result |
|---|---|---|
| u32 i32 u64 i64 | integers of that size | any integer, wrapped |
| u16 i16 | widened to 32 bits | low 16 bits are written |
| b16 b32 b64 | bits; float source modifiers act on them | bits |
| f32 f64 | floats | rounded in the mode |
| f16, bf16 | widened to float64, float32 | rounded and packed |
| h16, by8 | - | a half or byte chosen by op_sel, the rest kept |
| m | lane mask: booleans | one bit per active lane |
| x4 | list of four uint32 | list of four |
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

ARGUMENTS = "abce"


class Row(NamedTuple):
    """The behaviour of one mnemonic."""

    name: str
    results: tuple[str, ...]
    sources: tuple[str, ...]
    expressions: tuple[str, ...]
    source: str
    uses_old: bool

    def function(self, names: dict[str, Any]) -> Any:
        """The expressions as one function of the arguments (and d), with the given names in scope."""
        return eval(_code(self.name, self.source), dict(names))


@cache
def _code(name: str, source: str) -> Any:
    """The row's function text compiled, on first use."""
    return compile(source, f"<{name}>", "eval")


_ALTERNATIVES = re.compile(r"\{([^}]*)\}")


def parse_rows(text: str) -> dict[str, Row]:
    """All rows of a table text, by mnemonic."""
    rows: dict[str, Row] = {}
    for line in text.strip().splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        head, _, expression = line.partition(" = ")
        left, _, sources = head.partition(":")
        names, *results = left.split()
        for name in names.split("|"):
            match = _ALTERNATIVES.search(name)
            for choice in match.group(1).split(",") if match else [""]:
                full = _ALTERNATIVES.sub(choice, name, count=1)
                kinds = [re.sub(r"\bT\b", choice, item) for item in (*results, "|", *sources.split())]
                split = kinds.index("|")
                body = re.sub(r"\bT\b", choice, expression)
                rows[full] = _row(full, tuple(kinds[:split]), tuple(kinds[split + 1 :]), body)
    return rows


def _row(name: str, results: tuple[str, ...], sources: tuple[str, ...], expression: str) -> Row:
    parts = tuple(part.strip() for part in expression.split(";"))
    if len(parts) != len(results):
        raise ValueError(f"row {name}: {len(results)} results but {len(parts)} expressions")
    uses_old = bool(re.search(r"\bd\b", expression))
    arguments = [ARGUMENTS[index] for index in range(len(sources))] + (["d"] if uses_old else [])
    source = f"lambda {', '.join(arguments)}: ({', '.join(f'({part})' for part in parts)},)"
    return Row(name, results, sources, parts, source, uses_old)
