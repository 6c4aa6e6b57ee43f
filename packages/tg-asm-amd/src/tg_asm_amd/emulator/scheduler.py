"""In which order waves execute: groups of waves at one address run together, lowest address first.

Waves that diverge are regrouped where their addresses meet again. A group that keeps others waiting for long
(a spin loop) is set back, so that every wave makes progress. Order is deterministic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..decode import decode
from ..errors import DecodeError
from ..inst import Instruction
from ._backend import xp
from .checks import RegisterCheck
from .compile import Compiler, UnsupportedInstruction
from .control import END, BarrierStep, Branch, Jump
from .memory import Memory
from .state import WaveState

Array = Any
_RUNNING, _WAITING, _DONE = 0, 1, 2
_PATIENCE = 2_000  # instructions a group may run while others wait
Hook = Callable[[WaveState, Instruction], None]


class EmulationError(RuntimeError):
    """A kernel did what no kernel may do; the message names the instruction and its address."""


class CodeCache:
    """Decoded and compiled instructions of one architecture, by address and mode."""

    def __init__(self, arch: str, compiler: Compiler, memory: Memory) -> None:
        self.arch, self.compiler, self.memory = arch, compiler, memory
        self._decoded: dict[int, Instruction] = {}
        self._compiled: dict[tuple[int, int], tuple[Any, int, Instruction]] = {}
        self._bytes: dict[int, bytes] = {}

    def instruction(self, address: int) -> Instruction:
        """The instruction at an address. EmulationError if there is none."""
        inst = self._decoded.get(address)
        if inst is None:
            region = self.memory.find(address, 4)
            code = self._bytes.setdefault(region.address, region.read())
            try:
                inst = decode(code, self.arch, offset=address - region.address)
            except DecodeError as error:
                raise EmulationError(f"no instruction at {address:#x}: {error}") from error
            self._decoded[address] = inst
        return inst

    def entry(self, address: int, mode: int) -> tuple[Any, int, Instruction]:
        """(function, size, instruction) at an address under a MODE value."""
        found = self._compiled.get((address, mode))
        if found is None:
            inst = self.instruction(address)
            try:
                run = self.compiler.compile(inst, mode)
            except UnsupportedInstruction as error:
                raise UnsupportedInstruction(f"{error} (at address {address:#x})") from None
            except (AttributeError, IndexError, KeyError, TypeError, ValueError, RuntimeError) as error:
                message = (
                    f"the emulator cannot execute this form of {inst} (at address {address:#x}): {error}"
                )
                raise UnsupportedInstruction(message) from error
            found = self._compiled[address, mode] = (run, inst.size, inst)
        return found

    def forget(self) -> None:
        """Drop everything decoded (code memory changed)."""
        self._decoded.clear()
        self._compiled.clear()
        self._bytes.clear()


class Scheduler:
    """Runs one batch of waves to their end."""

    def __init__(self, state: WaveState, cache: CodeCache, entry: int, groups: int) -> None:
        waves = state.waves
        self.m, self.cache = state, cache
        self.pc = xp.full((waves,), entry, dtype=xp.int64)
        self.status = xp.zeros((waves,), dtype=xp.int64)
        self.groups = groups
        self.signals = [0] * groups
        self.phase = [0] * groups
        self.wave_phase = [0] * waves
        self.group_of = [int(group) for group in state.group_of_wave.reshape(-1)]
        self.last_run = xp.zeros((waves,), dtype=xp.int64)
        self.instructions = 0
        self.lane_operations = 0
        self.limit = 0
        self.hooks: list[Hook] = []
        self.check: RegisterCheck | None = None
        state.first_to_signal = self._first_to_signal
        state.barrier_state = self._barrier_state

    def run(self) -> None:
        """Execute until every wave has ended. EmulationError with the instruction's address if one fails."""
        starved = False
        while True:
            runnable = self.status == _RUNNING
            if not runnable.any():
                if (self.status == _WAITING).any():
                    raise EmulationError(
                        "all waves wait at a barrier that others of their work-group never reach"
                    )
                return
            group, start = self._choose(runnable, starved)
            starved = self._run_group(group, start, runnable)
            if self.limit and self.instructions > self.limit:
                raise EmulationError(f"more than {self.limit} instructions executed (an endless loop?)")

    def _choose(self, runnable: Array, starved: bool) -> tuple[Array, int]:
        if starved:
            oldest = int(self.last_run[runnable].min())
            start = int(self.pc[runnable & (self.last_run == oldest)].min())
        else:
            start = int(self.pc[runnable].min())
        group = runnable & (self.pc == start)
        modes = self.m.mode.reshape(-1)
        first = int(modes[group][0])
        return group & (modes == first), start

    def _run_group(self, group: Array, pc: int, runnable: Array) -> bool:
        """Run a group until it meets others, splits, waits or ends; True if it used up its patience."""
        m, entry = self.m, self.cache.entry
        everyone = bool(group.all())
        m.select_waves(group.reshape(-1, 1), everyone)
        others = runnable & ~group
        waiting_for = {int(address) for address in xp.unique(self.pc[others])} if others.any() else None
        mode = int(m.mode.reshape(-1)[group][0])
        m.mode_changed = False
        budget = _PATIENCE if waiting_for else 1 << 62
        hooks, check = self.hooks, self.check
        count = 0
        lanes_per_step = int(group.sum()) * m.lanes
        try:
            while True:
                run, size, inst = entry(pc, mode)
                m.pc = pc
                count += 1
                m.clock += 1
                if hooks:
                    for hook in hooks:
                        hook(m, inst)
                if check is not None:
                    check.before(m, inst)
                outcome = run(m)
                if check is not None:
                    check.after(m, inst)
                if outcome is None:
                    pc += size
                elif outcome.__class__ is Branch:
                    taken = outcome.taken
                    if taken is True:
                        pc = outcome.target
                    else:
                        chosen = xp.broadcast_to(taken, (m.waves, 1)).reshape(-1) & group
                        if not chosen.any():
                            pc += size
                        elif (chosen == group).all():
                            pc = outcome.target
                        else:
                            self.pc[group] = pc + size
                            self.pc[chosen] = outcome.target
                            return False
                else:
                    self._outcome(outcome, group, pc + size)
                    return False
                if waiting_for is not None and (pc in waiting_for or count >= budget):
                    self.pc[group] = pc
                    return count >= budget
                if m.mode_changed or count > 1 << 16:
                    self.pc[group] = pc
                    return False
        except (RuntimeError, ValueError, IndexError, OverflowError) as error:
            if isinstance(error, EmulationError | UnsupportedInstruction):
                raise
            raise EmulationError(f"{self._where(pc)}: {error}") from error
        finally:
            self.instructions += count
            self.lane_operations += count * lanes_per_step
            self.last_run[group] = self.instructions

    def _where(self, pc: int) -> str:
        try:
            return f"{self.cache.instruction(pc)} at address {pc:#x}"
        except RuntimeError:
            return f"address {pc:#x}"

    def _outcome(self, outcome: Any, group: Array, following: int) -> None:
        self.pc[group] = following
        if isinstance(outcome, Jump):
            targets = xp.broadcast_to(outcome.targets, (self.m.waves, 1)).reshape(-1).astype(xp.int64)
            self.pc[group] = targets[group]
        elif isinstance(outcome, BarrierStep):
            members = [wave for wave in range(self.m.waves) if bool(group[wave])]
            if outcome.kind in ("full", "signal"):
                for wave in members:
                    self.signals[self.group_of[wave]] += 1
            if outcome.kind in ("full", "wait"):
                for wave in members:
                    self.status[wave] = _WAITING
            self._release()
        elif outcome == END:
            self.status[group] = _DONE
            self._release()

    def _alive(self, number: int) -> int:
        return sum(
            1 for wave, of in enumerate(self.group_of) if of == number and int(self.status[wave]) != _DONE
        )

    def _release(self) -> None:
        """Complete barriers that every live wave has signalled, and wake waves whose barrier is complete."""
        for number in range(self.groups):
            if self.signals[number] and self.signals[number] >= self._alive(number):
                self.signals[number] = 0
                self.phase[number] += 1
        for wave, number in enumerate(self.group_of):
            if int(self.status[wave]) == _WAITING and self.phase[number] > self.wave_phase[wave]:
                self.status[wave] = _RUNNING
                self.wave_phase[wave] += 1

    def _first_to_signal(self, m: WaveState) -> Array:
        result, seen = xp.zeros((m.waves, 1), dtype=bool), set()
        for wave, number in enumerate(self.group_of):
            if bool(m.active_waves[wave, 0]) and self.signals[number] == 0 and number not in seen:
                result[wave, 0] = True
                seen.add(number)
        return result

    def _barrier_state(self, m: WaveState) -> Array:
        words = [self.signals[n] << 16 | self._alive(n) << 4 | 1 for n in self.group_of]
        return xp.asarray(words, dtype=xp.uint32).reshape(-1, 1)
