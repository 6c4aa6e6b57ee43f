"""The CPU as a device: machine code run on worker threads, queues and signals in memory."""

from tg_hcq.cpu.device import CPUDevice
from tg_hcq.cpu.native import use_host_compiler
from tg_hcq.cpu.pool import WorkerPool
from tg_hcq.cpu.program import CPUProgram, KernelArgs, Launch
from tg_hcq.cpu.queue import CPUQueue
from tg_hcq.cpu.signal import CPUSignal

__all__ = [
    "CPUDevice",
    "CPUProgram",
    "CPUQueue",
    "CPUSignal",
    "KernelArgs",
    "Launch",
    "WorkerPool",
    "use_host_compiler",
]
