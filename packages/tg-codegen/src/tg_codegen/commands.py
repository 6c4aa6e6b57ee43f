"""What do `tg cache` and `tg beam` show and clear?"""

from __future__ import annotations

import argparse
import json

from tg_codegen import cache


def register_cache(parser: argparse.ArgumentParser) -> None:
    """Show or clear the compile cache on disk."""
    parser.add_argument("action", nargs="?", choices=("show", "clear"), default="show")
    parser.set_defaults(run=lambda args: show_cache() if args.action == "show" else clear_cache(None))


def register_beam(parser: argparse.ArgumentParser) -> None:
    """Show or clear what BEAM=n has found."""
    parser.add_argument("action", nargs="?", choices=("show", "clear"), default="show")
    parser.set_defaults(run=lambda args: show_beam() if args.action == "show" else clear_cache("beam"))


def show_cache() -> int:
    """Print where the cache is and what it holds by kind."""
    disk = cache.disk_cache()
    if disk is None:
        print("no cache: CACHEDB is empty")
        return 0
    kinds = disk.kinds()
    stats = disk.stats()
    print(f"{stats.path}: {stats.entries} entries, {stats.size:,} bytes")
    for kind, (count, size) in kinds.items():
        print(f"  {kind:10} {count:7} entries {size:14,} bytes")
    return 0


def clear_cache(kind: str | None) -> int:
    """Forget all entries, or those of a kind."""
    disk = cache.disk_cache()
    count = 0 if disk is None else disk.clear(kind)
    print(f"{count} entries removed")
    return 0


def show_beam() -> int:
    """Print the moves found per kernel, with the gain over the heuristic's choice."""
    disk = cache.disk_cache()
    found = [json.loads(v) for v in disk.values("beam")] if disk is not None else []
    if not found:
        print("nothing found yet: run a program with BEAM=2")
        return 0
    for f in found:
        gain = f["heuristic"] / f["seconds"] if f["seconds"] else 1.0
        print(
            f"{f['kernel']} on {f['device']}, BEAM={f['width']}: {f['seconds'] * 1e6:.1f} us, "
            f"{gain:.2f}x the heuristic's speed, {f['measured']} kernels measured"
        )
        print(f"    {f['opts'] or 'no moves'}")
    return 0


__all__ = ["clear_cache", "register_beam", "register_cache", "show_beam", "show_cache"]
