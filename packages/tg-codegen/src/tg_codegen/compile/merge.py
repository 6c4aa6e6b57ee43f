"""How do several LLVM modules become one, so that LLVM's fixed costs are paid once?"""

from __future__ import annotations

import re
from collections.abc import Sequence

_DEFINE = re.compile(r"^define void @([A-Za-z0-9_.$]+)\((.*)\) #0 \{$", re.MULTILINE)


def merge_modules(sources: Sequence[str]) -> tuple[str, list[tuple[str, str]]]:
    """One module, and for each source (name of its section, the kernel's own name).

    Each kernel gets a unique name and a section of its own, by which `split_functions` finds it again. The
    text must be of the form the LLVM renderer writes: one `define`, declarations, attribute group 0, metadata
    0.
    """
    functions: list[str] = []
    shared: dict[str, None] = {}
    names: list[tuple[str, str]] = []
    for i, source in enumerate(sources):
        found = _DEFINE.search(source)
        if found is None:
            raise ValueError(f"source {i} does not define one kernel in the renderer's form")
        section = f".text.k{i}"
        names.append((section, found.group(1)))
        head = f'define void @k{i}({found.group(2)}) #0 section "{section}" {{'
        end = source.index("\n}\n", found.end()) + 3
        functions.append(head + source[found.end() : end])
        shared.update(
            dict.fromkeys(line for line in (source[: found.start()] + source[end:]).splitlines() if line)
        )
    return "\n".join(functions) + "\n".join(shared) + "\n", names
