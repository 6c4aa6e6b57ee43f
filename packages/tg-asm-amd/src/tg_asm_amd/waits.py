"""Where a program needs waits: follows outstanding memory operations and says or inserts what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .immediates import WAITCNT_FIELDS, encode_waitcnt, waitcnt_parts
from .inst import Instruction
from .registers import Imm
from .usage import RegisterName, counters, reads, writes

OUT_OF_ORDER = {"lgkm", "km"}
"""Counters whose operations may finish in another order than issued: only waiting for 0 is safe."""
GFX12_WAITS = {
    "load": "s_wait_loadcnt",
    "store": "s_wait_storecnt",
    "ds": "s_wait_dscnt",
    "km": "s_wait_kmcnt",
    "sample": "s_wait_samplecnt",
    "bvh": "s_wait_bvhcnt",
    "exp": "s_wait_expcnt",
}
GFX12_NAMES = {name: counter for counter, name in GFX12_WAITS.items()}
PAIRED = {"s_wait_loadcnt_dscnt": ("load", "ds"), "s_wait_storecnt_dscnt": ("store", "ds")}


@dataclass(frozen=True)
class Outstanding:
    """A memory operation that has not been waited for."""

    index: int
    counters: tuple[str, ...]
    writes: frozenset[RegisterName]
    reads: frozenset[RegisterName]


def kind_of_waitcnt(arch: str) -> str:
    """Which layout the immediate of `s_waitcnt` has."""
    return {"rdna2": "waitcnt10", "rdna3": "waitcnt11", "rdna3_5": "waitcnt11"}.get(arch, "waitcnt9")


class WaitTracker:
    """Goes through instructions in order and knows which operations may still be running."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.pending: list[Outstanding] = []

    def needed(self, instruction: Instruction) -> dict[str, int]:
        """Counter → largest value it may have before `instruction` is safe; empty when nothing is needed."""
        used = reads(instruction)
        changed = writes(instruction)
        result: dict[str, int] = {}
        for position, item in enumerate(self.pending):
            if not (item.writes & used or item.writes & changed):
                continue
            for counter in item.counters[:1] if item.counters[0] not in OUT_OF_ORDER else item.counters:
                later = sum(1 for other in self.pending[position + 1 :] if counter in other.counters)
                limit = 0 if counter in OUT_OF_ORDER and self._mixed(counter) else later
                result[counter] = min(result.get(counter, limit), limit)
        return result

    def _mixed(self, counter: str) -> bool:
        """Whether operations on the counter may finish out of order (scalar loads always, LDS alone
        never)."""
        return counter == "km" or any(
            ("s", 0)[0] == r[0] for item in self.pending if counter in item.counters for r in item.writes
        )

    def step(self, index: int, instruction: Instruction) -> None:
        """Account for one executed instruction."""
        waited = self.waited_for(instruction)
        for counter, limit in waited.items():
            self.wait(counter, limit)
        raised = counters(instruction)
        if raised:
            self.pending.append(
                Outstanding(index, raised, frozenset(writes(instruction)), frozenset(reads(instruction)))
            )

    def wait(self, counter: str, limit: int) -> None:
        """All but the `limit` youngest operations on the counter are done."""
        users = [item for item in self.pending if counter in item.counters]
        done = users[: max(0, len(users) - limit)]
        self.pending = [item for item in self.pending if item not in done]

    def waited_for(self, instruction: Instruction) -> dict[str, int]:
        """What a wait instruction waits for; empty for others."""
        name = instruction.mnemonic
        operand = instruction.get("simm16")
        value = operand.value if isinstance(operand, Imm) else 0
        if name == "s_waitcnt":
            kind = kind_of_waitcnt(self.arch)
            parts = waitcnt_parts(kind, value)
            return {n.removesuffix("cnt"): v for n, (v, top) in parts.items() if v < top}
        if name == "s_waitcnt_vscnt":
            return {"vs": value}
        if name in GFX12_NAMES:
            return {GFX12_NAMES[name]: value}
        if name in PAIRED:
            return {PAIRED[name][0]: value >> 8 & 63, PAIRED[name][1]: value & 63}
        return {}


def missing_waits(instructions: Sequence[Instruction], arch: str) -> list[str]:
    """Uses of registers that an unfinished memory operation writes, in a straight line of instructions."""
    tracker = WaitTracker(arch)
    problems = []
    for index, instruction in enumerate(instructions):
        needed = tracker.needed(instruction)
        if needed and not tracker.waited_for(instruction):
            shown = ", ".join(f"{counter}cnt <= {limit}" for counter, limit in needed.items())
            problems.append(f"instruction {index} ({instruction}): needs a wait for {shown} before it")
            for counter, limit in needed.items():
                tracker.wait(counter, limit)
        tracker.step(index, instruction)
    return problems


def wait_instructions(
    needed: dict[str, int], arch: str, make: Callable[[str, int], Instruction]
) -> Iterable[Instruction]:
    """The instructions that wait for `needed`; `make(mnemonic, immediate)` builds one."""
    if arch in ("rdna4", "gfx1250"):
        for counter, limit in needed.items():
            yield make(
                GFX12_WAITS[counter],
                min(limit, 63 if counter not in ("km", "exp", "bvh") else 31 if counter == "km" else 7),
            )
        return
    kind = kind_of_waitcnt(arch)
    known = {name.removesuffix("cnt"): sum(w for _, w in parts) for name, parts in WAITCNT_FIELDS[kind]}
    plain = {f"{c}cnt": min(v, (1 << known[c]) - 1) for c, v in needed.items() if c in known}
    if plain:
        yield make("s_waitcnt", encode_waitcnt(kind, **plain))
    if "vs" in needed:
        yield make("s_waitcnt_vscnt", min(needed["vs"], 63))
