"""The emulated GPU: memory, loaded kernels and launches.

gpu = Emulator("gfx1100")
out = gpu.alloc(128)
program = gpu.load(code_object)
gpu.launch(program.kernels["add"], grid=1, block=32, args=[out])
print(out.read())
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..inst import Instruction
from ..layouts import GROUPS, PROCESSORS
from ._backend import xp
from .checks import RegisterCheck
from .compile import Compiler
from .dispatch import Argument, make_batch, pack_arguments, prepare, size3
from .loader import KernelDescriptor, LoadedProgram, load_code_object
from .memory import Buffer, Memory
from .scheduler import CodeCache, Hook, Scheduler
from .state import WaveState
from .tracing import TraceRecorder

_FAMILY = {
    "rdna3": "rdna3", "rdna3_5": "rdna3", "rdna4": "rdna4", "cdna2": "cdna", "cdna3": "cdna", "cdna4": "cdna",
}  # fmt: skip
_BATCH_LANES = 2048


@dataclass
class LaunchResult:
    """What a launch did. `lane_operations`: instructions of a wave times its lanes, summed."""

    instructions: int = 0
    lane_operations: int = 0
    trace: bytes | None = None


class Emulator:
    """One emulated GPU of an architecture (`gfx1100`, `gfx1200`, `gfx942`, ... or a group name).

    `check_registers` reports reads of registers never written (slow). ValueError for an unknown architecture.
    """

    def __init__(self, arch: str, *, memory: Memory | None = None, check_registers: bool = False) -> None:
        group = PROCESSORS.get(arch, arch if arch in GROUPS else "")
        if group not in _FAMILY:
            known = ", ".join(name for name, of in PROCESSORS.items() if of in _FAMILY)
            raise ValueError(f"no emulator for {arch!r}; emulated are {known}")
        self.arch = arch if arch in PROCESSORS else GROUPS[arch]
        self.group, self.family = group, _FAMILY[group]
        self.memory = memory if memory is not None else Memory()
        self.check_registers = check_registers
        self.breakpoints: dict[int, Callable[[WaveState, Instruction], None]] = {}
        self.on_instruction: Hook | None = None
        self._caches: dict[int, CodeCache] = {}

    def alloc(self, nbytes: int) -> Buffer:
        """A zeroed buffer in the GPU's memory."""
        return self.memory.alloc(nbytes)

    def upload(self, data: bytes | bytearray | memoryview) -> Buffer:
        """A buffer holding `data`."""
        return self.memory.upload(data)

    def load(self, code_object: bytes) -> LoadedProgram:
        """Load an ELF code object. ValueError if it is none."""
        return load_code_object(self.memory, code_object)

    def load_code(
        self, code: bytes, *, lds_bytes: int = 0, scratch_bytes: int = 0, wave_lanes: int = 0,
        dimensions: int = 3, rsrc1: int = 0x00AC0000, user_registers: int = 2,
    ) -> KernelDescriptor:  # fmt: skip
        """Bare machine code as a kernel: kernarg pointer in s[0:1], then the work-group numbers; denormals of
        f16 and f64 kept, those of f32 flushed (`rsrc1` says otherwise).
        """
        image = self.memory.alloc(len(code) + 256)
        image.write(code)
        lanes = wave_lanes or (64 if self.family == "cdna" else 32)
        if lanes not in (32, 64) or (lanes == 32 and self.family == "cdna"):
            raise ValueError(f"waves of {lanes} lanes do not exist on {self.arch}")
        rsrc2 = user_registers << 1 | 0x380 | (dimensions - 1) << 11
        properties = 8 | (0x400 if lanes == 32 else 0)
        return KernelDescriptor(lds_bytes, scratch_bytes, 0, rsrc1, rsrc2, 0, properties, 0, image.address)

    def launch(
        self, kernel: KernelDescriptor, *, grid: int | Sequence[int], block: int | Sequence[int],
        args: Sequence[Argument] | bytes = (), extra_lds: int = 0, trace: bool = False,
        max_instructions: int = 0,
    ) -> LaunchResult:  # fmt: skip
        """Run a kernel: `grid` work-groups of `block` threads (up to three dimensions each).

        `args`: kernel arguments (see `pack_arguments`) or their bytes. `trace`: also write the thread
        trace of the first work-group. `max_instructions`: give up after so many (0: never). EmulationError,
        UnsupportedInstruction and MemoryFault tell what went wrong, with the instruction and its address.
        """
        sizes, threads = size3(grid, "grid"), size3(block, "block")
        arguments = args if isinstance(args, bytes) else pack_arguments(args)
        launch, temporary = prepare(self.memory, kernel, sizes, threads, arguments, extra_lds)
        result = LaunchResult()
        total = sizes[0] * sizes[1] * sizes[2]
        per_group = -(-threads[0] * threads[1] * threads[2] // kernel.wave_lanes) * kernel.wave_lanes
        at_once = max(1, min(_BATCH_LANES // per_group, 64))
        cache = self._cache(kernel.wave_lanes)
        try:
            with _quiet():
                first = 0
                while first < total:
                    groups = 1 if trace and first == 0 else min(at_once, total - first)
                    recorder = TraceRecorder(self.family) if trace and first == 0 else None
                    self._run_batch(cache, launch, first, groups, recorder, max_instructions, result)
                    first += groups
        finally:
            for buffer in temporary:
                self.memory.unmap(buffer)
        return result

    def _cache(self, lanes: int) -> CodeCache:
        cache = self._caches.get(lanes)
        if cache is None:
            compiler = Compiler(self.family, lanes, fnuz=self.group == "cdna3")
            cache = self._caches[lanes] = CodeCache(self.arch, compiler, self.memory)
        return cache

    def _run_batch(
        self, cache: CodeCache, launch: Any, first: int, groups: int, recorder: TraceRecorder | None,
        limit: int, result: LaunchResult,
    ) -> None:  # fmt: skip
        has_ieee = self.family != "rdna4"
        m, scalars = make_batch(launch, self.memory, self.family, first, groups, has_ieee)
        scheduler = Scheduler(m, cache, launch.kernel.entry, groups)
        scheduler.limit = limit - result.instructions if limit else 0
        if recorder is not None:
            recorder.start(m)
            scheduler.hooks.append(recorder.record)
        if self.on_instruction is not None:
            scheduler.hooks.append(self.on_instruction)
        if self.breakpoints:
            scheduler.hooks.append(self._break)
        if self.check_registers:
            scheduler.check = RegisterCheck(m, scalars, 1)
        scheduler.run()
        result.instructions += scheduler.instructions
        result.lane_operations += scheduler.lane_operations
        if recorder is not None:
            result.trace = recorder.finish()

    def _break(self, m: WaveState, inst: Instruction) -> None:
        action = self.breakpoints.get(m.pc)
        if action is not None:
            action(m, inst)


def _quiet() -> Any:
    """Floating-point warnings of the array library off: overflow and invalid operations are results here."""
    return xp.errstate(all="ignore")


def unsupported_mnemonics(mnemonics: Iterable[str]) -> list[str]:
    """Those of the mnemonics that the emulator has no behaviour for, sorted."""
    from .compile import supported

    return sorted(name for name in set(mnemonics) if not supported(name))
