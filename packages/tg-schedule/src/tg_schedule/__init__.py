"""From lazy tensor graphs to kernels: which kernels, in which order, in which memory."""

from tg_schedule.callify import callify, contiguous_view, graph_values
from tg_schedule.collectives import DEVICE_NUMBER
from tg_schedule.custom import kernel_of_call, written_slots
from tg_schedule.memory import MemoryPlan, Temporary, plan_memory
from tg_schedule.multi import local_shape, shard_view
from tg_schedule.schedule import Schedule, clear_cache, create_schedule, schedule_cache
from tg_schedule.store import dump_schedule, load_schedule

__version__ = "0.1.0"

__all__ = [
    "DEVICE_NUMBER",
    "MemoryPlan",
    "Schedule",
    "Temporary",
    "callify",
    "clear_cache",
    "contiguous_view",
    "create_schedule",
    "dump_schedule",
    "graph_values",
    "kernel_of_call",
    "load_schedule",
    "local_shape",
    "plan_memory",
    "schedule_cache",
    "shard_view",
    "written_slots",
]
