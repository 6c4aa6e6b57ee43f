"""The emulator: runs AMD kernels without a GPU, lane-parallel, following AMD's pseudo-code.

    from tg_asm_amd.emulator import Emulator

    gpu = Emulator("gfx1100")
    program = gpu.load(code_object)
    buffer = gpu.upload(data)
    gpu.launch(program.kernels["scale"], grid=4, block=64, args=[buffer, 2.0])
    result = buffer.read()

With numpy installed (extra `emulator`) it computes on whole batches of waves; without, in pure Python.
"""

from .checks import UninitializedRegister
from .compile import UnsupportedInstruction, supported
from .loader import KernelDescriptor, LoadedProgram, parse_descriptor
from .machine import Emulator, LaunchResult, unsupported_mnemonics
from .memory import Buffer, Memory, MemoryFault
from .scheduler import EmulationError
from .state import WaveState

__all__ = [
    "Buffer",
    "EmulationError",
    "Emulator",
    "KernelDescriptor",
    "LaunchResult",
    "LoadedProgram",
    "Memory",
    "MemoryFault",
    "UninitializedRegister",
    "UnsupportedInstruction",
    "WaveState",
    "parse_descriptor",
    "supported",
    "unsupported_mnemonics",
]
