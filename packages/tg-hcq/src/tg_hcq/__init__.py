"""Devices, memory, queues and program loading: everything between a compiled kernel and the machine that runs
it."""

from tg_hcq.allocator import Allocator, BufferSpec, HostAllocator, LRUAllocator
from tg_hcq.buffer import Buffer, MultiBuffer, copy, numpy_dtype
from tg_hcq.counters import Counters, GlobalCounters
from tg_hcq.device import (
    Compiled,
    Program,
    Signal,
    canonicalize_device,
    device_names,
    get_runtime,
    open_device,
    opened_devices,
    register_device,
)
from tg_hcq.disk import create_disk_file
from tg_hcq.host_compiler import HostCompiler
from tg_hcq.hostmem import HCQBuffer, flat_bytes, from_mv, host_view, mv_address, to_mv
from tg_hcq.profile import (
    ProfileDeviceEvent,
    ProfileEvent,
    ProfileGraphEntry,
    ProfileGraphEvent,
    ProfilePointEvent,
    ProfileProgramEvent,
    ProfileRangeEvent,
    ProfileSQTTEvent,
    TracingKey,
    cpu_events,
    cpu_profile,
    profile_marker,
)

__all__ = [
    "Allocator",
    "Buffer",
    "BufferSpec",
    "Compiled",
    "Counters",
    "GlobalCounters",
    "HCQBuffer",
    "HostAllocator",
    "HostCompiler",
    "LRUAllocator",
    "MultiBuffer",
    "ProfileDeviceEvent",
    "ProfileEvent",
    "ProfileGraphEntry",
    "ProfileGraphEvent",
    "ProfilePointEvent",
    "ProfileProgramEvent",
    "ProfileRangeEvent",
    "ProfileSQTTEvent",
    "Program",
    "Signal",
    "TracingKey",
    "canonicalize_device",
    "copy",
    "cpu_events",
    "cpu_profile",
    "create_disk_file",
    "device_names",
    "flat_bytes",
    "from_mv",
    "get_runtime",
    "host_view",
    "mv_address",
    "numpy_dtype",
    "open_device",
    "opened_devices",
    "profile_marker",
    "register_device",
    "to_mv",
]
