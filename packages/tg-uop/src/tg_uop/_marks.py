"""What do passes remember on nodes? A bit per (matcher, enter_calls), set where nothing is left to do.

There are few bits, since every node carries them; when all are given away, a sweep over the live nodes takes
back those of no pass under way. Marks stay right because a bit means one matcher from one sweep to the next.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from tg_uop.uop import UOp, _interned

if TYPE_CHECKING:
    from tg_uop.pattern import PatternMatcher

MAX_BITS = 480
_OTHER_BITS = 2  # the lowest are used by tg_uop.symbolic.linear
_ALL_BITS = tuple(1 << (i + _OTHER_BITS) for i in range(MAX_BITS))
NO_MARKS: dict[int, int] = {}

_lock = threading.Lock()
_generation = 0  # bits that matchers got in another generation mean nothing
_free = list(reversed(_ALL_BITS))
_under_way: dict[int, list[int]] = {}  # thread -> the bits of its passes, the innermost last
_ints: dict[int, int] = {}


def begin_pass(pm: PatternMatcher, enter_calls: bool) -> tuple[int, dict[int, int]]:
    """This matcher's bit and its table from a node's old mark to the one with the bit; `end_pass` follows.

    The bit is 0 (nothing to end) when none is free and other threads have passes under way: a mark that such
    a pass is about to set cannot be taken back.
    """
    with _lock:
        thread = threading.get_ident()
        found = pm.marks.get(enter_calls)
        if found is None or found[0] != _generation:
            if not _free and not _sweep(thread):
                return 0, NO_MARKS
            found = pm.marks[enter_calls] = (_generation, _free.pop(), {})
        _under_way.setdefault(thread, []).append(found[1])
    return found[1], found[2]


def end_pass() -> None:
    """The innermost pass of this thread has ended."""
    with _lock:
        thread = threading.get_ident()
        _under_way[thread].pop()
        if not _under_way[thread]:
            del _under_way[thread]


def _sweep(thread: int) -> bool:
    """Take all bits but those of this thread's passes off all nodes, and give them away anew; whether it
    could be done.
    """
    global _generation
    if any(other != thread for other in _under_way):
        return False
    kept = set(_under_way.get(thread, ()))
    if len(kept) == MAX_BITS:
        return False
    mask = (1 << _OTHER_BITS) - 1 | sum(kept)
    for ref in list(_interned.values()):
        node = ref()
        if node is None:
            continue
        node._settled &= mask
        cache = node._cache
        if cache:
            for key in list(cache):
                if type(key) is int and key not in kept:
                    cache.pop(key, None)
    _generation += 1
    _ints.clear()
    _free.extend(bit for bit in reversed(_ALL_BITS) if bit not in kept)
    return True


def remember(node: UOp, bit: int, final: UOp) -> None:
    """What the sources-first fixpoint of the matcher with this bit made of `node`."""
    if node._cache is None:
        node._cache = {bit: final}
    else:
        node._cache[bit] = final


def settle(node: UOp, bit: int, marks: dict[int, int]) -> None:
    """Note that the matcher with this bit has nothing to do at and below `node`."""
    old = node._settled
    mark = marks.get(old)
    if mark is None:
        mark = old | bit
        mark = marks[old] = _ints.setdefault(mark, mark)  # one int object for all nodes with this mark
    node._settled = mark


def forget_rewrites() -> None:
    """Forget on which nodes which matchers have nothing to do (when what a rule depends on has changed)."""
    global _generation
    with _lock:
        _generation += 1  # bits already on nodes stay there until a sweep, and mean nothing
