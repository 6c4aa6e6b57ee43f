"""What does BEAM=n do with a kernel: what was found before, or a search whose result is kept on disk."""

from __future__ import annotations

import json
import math
import sys
from typing import Any

from tg_codegen.cache import disk_cache
from tg_codegen.opt.scheduler import merge_axes
from tg_codegen.opt.search import (
    BEAM_PADTO,
    BEAM_UOPS_MAX,
    BEAM_UPCAST_MAX,
    IGNORE_BEAM_CACHE,
    Found,
    search,
    with_opts,
)
from tg_codegen.opt.text import format_opts, parse_opts
from tg_tensor.beam.processes import Processes
from tg_uop import UOp
from tg_uop.context import DEBUG, STRICT_FLOAT

_found: dict[str, UOp] = {}


def beam_kernel(kernel: UOp, device: str, renderer: Any, width: int) -> UOp:
    """The kernel with the fastest moves that a search of this width finds on `device`.

    What was found before, by this or another process, is taken from the disk cache (`tg beam show`).
    """
    key = _key(kernel, device, renderer, width)
    again = bool(IGNORE_BEAM_CACHE.value)
    if key in _found and not again:
        return _found[key]
    cache = disk_cache()
    stored = None if cache is None or again else cache.get(key)
    if stored is not None:
        opts = parse_opts(json.loads(stored)["opts"])
        _found[key] = with_opts(merge_axes(kernel), opts)
        return _found[key]
    with Processes(device) as processes:
        result = search(kernel, renderer, processes.evaluate, width, _show)
    if DEBUG >= 1 or sys.stderr.isatty():
        print(_line(result), file=sys.stderr)
    if cache is not None and result.seconds < math.inf:
        cache.put(key, json.dumps(_record(result, device, width)).encode(), kind="beam")
    _found[key] = result.kernel
    return result.kernel


def _key(kernel: UOp, device: str, renderer: Any, width: int) -> str:
    limits = (BEAM_UOPS_MAX.value, BEAM_UPCAST_MAX.value, BEAM_PADTO.value, STRICT_FLOAT.value)
    return f"beam 1|{kernel.key.hex()}|{device}|{renderer.key}|{renderer.compiler.key}|{width}|{limits}"


def _record(found: Found, device: str, width: int) -> dict[str, Any]:
    return {
        "kernel": found.kernel.key.hex()[:12],
        "device": device,
        "width": width,
        "opts": format_opts(found.opts),
        "seconds": found.seconds,
        "heuristic": found.heuristic_seconds,
        "measured": found.measured,
    }


def _show(level: int, measured: int, best: float) -> None:
    if sys.stderr.isatty():
        print(f"\rbeam: level {level}, {measured} kernels, best {best * 1e6:.1f} us", end="", file=sys.stderr)


def _line(found: Found) -> str:
    gain = found.heuristic_seconds / found.seconds if 0 < found.seconds < math.inf else 1.0
    start = "\r" if sys.stderr.isatty() else ""
    return (
        f"{start}beam: {found.measured} kernels measured, {found.seconds * 1e6:.1f} us, {gain:.2f}x the "
        f"heuristic's speed: {format_opts(found.opts) or 'no moves'}"
    )


__all__ = ["beam_kernel"]
