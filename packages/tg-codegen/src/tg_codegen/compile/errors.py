"""The one exception of all compilers."""

from __future__ import annotations

import re


class CompileError(RuntimeError):
    """Source that a compiler did not accept, or a compiler that is missing, crashed or hung. The text names
    the line.
    """


def with_source_line(message: str, source: str, line: int | None) -> str:
    """`message` followed by the source line it speaks of."""
    lines = source.splitlines()
    if line is None or not 1 <= line <= len(lines):
        return message.strip()
    return f"{message.strip()}\n  line {line}: {lines[line - 1].strip()}"


def first_line_number(message: str) -> int | None:
    """The line number in the first `<name>:LINE:COLUMN` of a compiler's message."""
    found = re.search(r":(\d+):\d+:", message)
    return int(found.group(1)) if found else None
