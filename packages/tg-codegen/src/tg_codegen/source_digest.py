"""Which version of the compiler is this? A digest of the source files of the packages that decide what a
kernel becomes."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def source_digest() -> str:
    """Hex digest over names, sizes and modification times of the sources of tg_uop and tg_codegen."""
    h = hashlib.blake2b(digest_size=12)
    for package in ("tg_uop", "tg_codegen"):
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
            for path in sorted(Path(folder).rglob("*.py")):
                st = path.stat()
                h.update(f"{path.relative_to(folder)}|{st.st_size}|{st.st_mtime_ns}|".encode())
    return h.hexdigest()
