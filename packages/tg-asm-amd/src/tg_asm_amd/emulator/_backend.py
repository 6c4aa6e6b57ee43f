"""Which array library the emulator computes with: numpy, or the pure-Python replacement.

numpy is used where it is installed (extra `emulator`). TG_ASM_AMD_PURE=1 in the environment asks for the
pure-Python arrays, which are about a hundred times slower and give the same results.
"""

from __future__ import annotations

import os
from typing import Any


def _choose() -> Any:
    if os.environ.get("TG_ASM_AMD_PURE", "") not in ("", "0"):
        from . import _array_functions

        return _array_functions
    try:
        import numpy
    except ImportError:
        from . import _array_functions

        return _array_functions
    return numpy


xp: Any = _choose()
