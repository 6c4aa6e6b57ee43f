"""AMD KFD: the compute interface of the amdgpu driver (/dev/kfd)."""

# Made by `tg-autogen gen kfd_ioctl`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: linux/kfd_ioctl.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_uint32, c_uint64, sizeof

from tg_autogen.runtime import Ioctl, Struct, Union, layout


class struct_kfd_ioctl_get_version_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_version_args, 8, 4,
    ("major_version", c_uint32, 0),
    ("minor_version", c_uint32, 4),
)

class struct_kfd_ioctl_create_queue_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_create_queue_args, 96, 8,
    ("ring_base_address", c_uint64, 0),
    ("write_pointer_address", c_uint64, 8),
    ("read_pointer_address", c_uint64, 16),
    ("doorbell_offset", c_uint64, 24),
    ("ring_size", c_uint32, 32),
    ("gpu_id", c_uint32, 36),
    ("queue_type", c_uint32, 40),
    ("queue_percentage", c_uint32, 44),
    ("queue_priority", c_uint32, 48),
    ("queue_id", c_uint32, 52),
    ("eop_buffer_address", c_uint64, 56),
    ("eop_buffer_size", c_uint64, 64),
    ("ctx_save_restore_address", c_uint64, 72),
    ("ctx_save_restore_size", c_uint32, 80),
    ("ctl_stack_size", c_uint32, 84),
    ("sdma_engine_id", c_uint32, 88),
    ("pad", c_uint32, 92),
)

class struct_kfd_ioctl_destroy_queue_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_destroy_queue_args, 8, 4,
    ("queue_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_update_queue_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_update_queue_args, 24, 8,
    ("ring_base_address", c_uint64, 0),
    ("queue_id", c_uint32, 8),
    ("ring_size", c_uint32, 12),
    ("queue_percentage", c_uint32, 16),
    ("queue_priority", c_uint32, 20),
)

class struct_kfd_ioctl_set_cu_mask_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_cu_mask_args, 16, 8,
    ("queue_id", c_uint32, 0),
    ("num_cu_mask", c_uint32, 4),
    ("cu_mask_ptr", c_uint64, 8),
)

class struct_kfd_ioctl_get_queue_wave_state_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_queue_wave_state_args, 24, 8,
    ("ctl_stack_address", c_uint64, 0),
    ("ctl_stack_used_size", c_uint32, 8),
    ("save_area_used_size", c_uint32, 12),
    ("queue_id", c_uint32, 16),
    ("pad", c_uint32, 20),
)

class struct_kfd_ioctl_get_available_memory_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_available_memory_args, 16, 8,
    ("available", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_dbg_device_info_entry(Struct):
    __slots__ = ()
layout(struct_kfd_dbg_device_info_entry, 120, 8,
    ("exception_status", c_uint64, 0),
    ("lds_base", c_uint64, 8),
    ("lds_limit", c_uint64, 16),
    ("scratch_base", c_uint64, 24),
    ("scratch_limit", c_uint64, 32),
    ("gpuvm_base", c_uint64, 40),
    ("gpuvm_limit", c_uint64, 48),
    ("gpu_id", c_uint32, 56),
    ("location_id", c_uint32, 60),
    ("vendor_id", c_uint32, 64),
    ("device_id", c_uint32, 68),
    ("revision_id", c_uint32, 72),
    ("subsystem_vendor_id", c_uint32, 76),
    ("subsystem_device_id", c_uint32, 80),
    ("fw_version", c_uint32, 84),
    ("gfx_target_version", c_uint32, 88),
    ("simd_count", c_uint32, 92),
    ("max_waves_per_simd", c_uint32, 96),
    ("array_count", c_uint32, 100),
    ("simd_arrays_per_engine", c_uint32, 104),
    ("num_xcc", c_uint32, 108),
    ("capability", c_uint32, 112),
    ("debug_prop", c_uint32, 116),
)

class struct_kfd_ioctl_set_memory_policy_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_memory_policy_args, 32, 8,
    ("alternate_aperture_base", c_uint64, 0),
    ("alternate_aperture_size", c_uint64, 8),
    ("gpu_id", c_uint32, 16),
    ("default_policy", c_uint32, 20),
    ("alternate_policy", c_uint32, 24),
    ("pad", c_uint32, 28),
)

class struct_kfd_ioctl_get_clock_counters_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_clock_counters_args, 40, 8,
    ("gpu_clock_counter", c_uint64, 0),
    ("cpu_clock_counter", c_uint64, 8),
    ("system_clock_counter", c_uint64, 16),
    ("system_clock_freq", c_uint64, 24),
    ("gpu_id", c_uint32, 32),
    ("pad", c_uint32, 36),
)

class struct_kfd_process_device_apertures(Struct):
    __slots__ = ()
layout(struct_kfd_process_device_apertures, 56, 8,
    ("lds_base", c_uint64, 0),
    ("lds_limit", c_uint64, 8),
    ("scratch_base", c_uint64, 16),
    ("scratch_limit", c_uint64, 24),
    ("gpuvm_base", c_uint64, 32),
    ("gpuvm_limit", c_uint64, 40),
    ("gpu_id", c_uint32, 48),
    ("pad", c_uint32, 52),
)

class struct_kfd_ioctl_get_process_apertures_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_process_apertures_args, 400, 8,
    ("process_apertures", struct_kfd_process_device_apertures * 7, 0),
    ("num_of_nodes", c_uint32, 392),
    ("pad", c_uint32, 396),
)

class struct_kfd_ioctl_get_process_apertures_new_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_process_apertures_new_args, 16, 8,
    ("kfd_process_device_apertures_ptr", c_uint64, 0),
    ("num_of_nodes", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_register_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_register_args, 8, 4,
    ("gpu_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_dbg_unregister_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_unregister_args, 8, 4,
    ("gpu_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_dbg_address_watch_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_address_watch_args, 16, 8,
    ("content_ptr", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("buf_size_in_bytes", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_wave_control_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_wave_control_args, 16, 8,
    ("content_ptr", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("buf_size_in_bytes", c_uint32, 12),
)

class struct_kfd_ioctl_create_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_create_event_args, 32, 8,
    ("event_page_offset", c_uint64, 0),
    ("event_trigger_data", c_uint32, 8),
    ("event_type", c_uint32, 12),
    ("auto_reset", c_uint32, 16),
    ("node_id", c_uint32, 20),
    ("event_id", c_uint32, 24),
    ("event_slot_index", c_uint32, 28),
)

class struct_kfd_ioctl_destroy_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_destroy_event_args, 8, 4,
    ("event_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_set_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_event_args, 8, 4,
    ("event_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_reset_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_reset_event_args, 8, 4,
    ("event_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_memory_exception_failure(Struct):
    __slots__ = ()
layout(struct_kfd_memory_exception_failure, 16, 4,
    ("NotPresent", c_uint32, 0),
    ("ReadOnly", c_uint32, 4),
    ("NoExecute", c_uint32, 8),
    ("imprecise", c_uint32, 12),
)

class struct_kfd_hsa_memory_exception_data(Struct):
    __slots__ = ()
layout(struct_kfd_hsa_memory_exception_data, 32, 8,
    ("failure", struct_kfd_memory_exception_failure, 0),
    ("va", c_uint64, 16),
    ("gpu_id", c_uint32, 24),
    ("ErrorType", c_uint32, 28),
)

class struct_kfd_hsa_hw_exception_data(Struct):
    __slots__ = ()
layout(struct_kfd_hsa_hw_exception_data, 16, 4,
    ("reset_type", c_uint32, 0),
    ("reset_cause", c_uint32, 4),
    ("memory_lost", c_uint32, 8),
    ("gpu_id", c_uint32, 12),
)

class struct_kfd_hsa_signal_event_data(Struct):
    __slots__ = ()
layout(struct_kfd_hsa_signal_event_data, 8, 8,
    ("last_event_age", c_uint64, 0),
)

class struct_kfd_event_data_0(Union):
    __slots__ = ()
layout(struct_kfd_event_data_0, 32, 8,
    ("memory_exception_data", struct_kfd_hsa_memory_exception_data, 0),
    ("hw_exception_data", struct_kfd_hsa_hw_exception_data, 0),
    ("signal_event_data", struct_kfd_hsa_signal_event_data, 0),
)

class struct_kfd_event_data(Struct):
    __slots__ = ()
layout(struct_kfd_event_data, 48, 8,
    ("", struct_kfd_event_data_0, 0),
    ("kfd_event_data_ext", c_uint64, 32),
    ("event_id", c_uint32, 40),
    ("pad", c_uint32, 44),
)

class struct_kfd_ioctl_wait_events_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_wait_events_args, 24, 8,
    ("events_ptr", c_uint64, 0),
    ("num_events", c_uint32, 8),
    ("wait_for_all", c_uint32, 12),
    ("timeout", c_uint32, 16),
    ("wait_result", c_uint32, 20),
)

class struct_kfd_ioctl_set_scratch_backing_va_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_scratch_backing_va_args, 16, 8,
    ("va_addr", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_ioctl_get_tile_config_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_tile_config_args, 40, 8,
    ("tile_config_ptr", c_uint64, 0),
    ("macro_tile_config_ptr", c_uint64, 8),
    ("num_tile_configs", c_uint32, 16),
    ("num_macro_tile_configs", c_uint32, 20),
    ("gpu_id", c_uint32, 24),
    ("gb_addr_config", c_uint32, 28),
    ("num_banks", c_uint32, 32),
    ("num_ranks", c_uint32, 36),
)

class struct_kfd_ioctl_set_trap_handler_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_trap_handler_args, 24, 8,
    ("tba_addr", c_uint64, 0),
    ("tma_addr", c_uint64, 8),
    ("gpu_id", c_uint32, 16),
    ("pad", c_uint32, 20),
)

class struct_kfd_ioctl_acquire_vm_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_acquire_vm_args, 8, 4,
    ("drm_fd", c_uint32, 0),
    ("gpu_id", c_uint32, 4),
)

class struct_kfd_ioctl_alloc_memory_of_gpu_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_alloc_memory_of_gpu_args, 40, 8,
    ("va_addr", c_uint64, 0),
    ("size", c_uint64, 8),
    ("handle", c_uint64, 16),
    ("mmap_offset", c_uint64, 24),
    ("gpu_id", c_uint32, 32),
    ("flags", c_uint32, 36),
)

class struct_kfd_ioctl_free_memory_of_gpu_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_free_memory_of_gpu_args, 8, 8,
    ("handle", c_uint64, 0),
)

class struct_kfd_ioctl_map_memory_to_gpu_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_map_memory_to_gpu_args, 24, 8,
    ("handle", c_uint64, 0),
    ("device_ids_array_ptr", c_uint64, 8),
    ("n_devices", c_uint32, 16),
    ("n_success", c_uint32, 20),
)

class struct_kfd_ioctl_unmap_memory_from_gpu_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_unmap_memory_from_gpu_args, 24, 8,
    ("handle", c_uint64, 0),
    ("device_ids_array_ptr", c_uint64, 8),
    ("n_devices", c_uint32, 16),
    ("n_success", c_uint32, 20),
)

class struct_kfd_ioctl_alloc_queue_gws_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_alloc_queue_gws_args, 16, 4,
    ("queue_id", c_uint32, 0),
    ("num_gws", c_uint32, 4),
    ("first_gws", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_ioctl_get_dmabuf_info_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_get_dmabuf_info_args, 32, 8,
    ("size", c_uint64, 0),
    ("metadata_ptr", c_uint64, 8),
    ("metadata_size", c_uint32, 16),
    ("gpu_id", c_uint32, 20),
    ("flags", c_uint32, 24),
    ("dmabuf_fd", c_uint32, 28),
)

class struct_kfd_ioctl_import_dmabuf_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_import_dmabuf_args, 24, 8,
    ("va_addr", c_uint64, 0),
    ("handle", c_uint64, 8),
    ("gpu_id", c_uint32, 16),
    ("dmabuf_fd", c_uint32, 20),
)

class struct_kfd_ioctl_export_dmabuf_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_export_dmabuf_args, 16, 8,
    ("handle", c_uint64, 0),
    ("flags", c_uint32, 8),
    ("dmabuf_fd", c_uint32, 12),
)
enum_kfd_smi_event = c_uint32
KFD_SMI_EVENT_NONE = 0
KFD_SMI_EVENT_VMFAULT = 1
KFD_SMI_EVENT_THERMAL_THROTTLE = 2
KFD_SMI_EVENT_GPU_PRE_RESET = 3
KFD_SMI_EVENT_GPU_POST_RESET = 4
KFD_SMI_EVENT_MIGRATE_START = 5
KFD_SMI_EVENT_MIGRATE_END = 6
KFD_SMI_EVENT_PAGE_FAULT_START = 7
KFD_SMI_EVENT_PAGE_FAULT_END = 8
KFD_SMI_EVENT_QUEUE_EVICTION = 9
KFD_SMI_EVENT_QUEUE_RESTORE = 10
KFD_SMI_EVENT_UNMAP_FROM_GPU = 11
KFD_SMI_EVENT_ALL_PROCESS = 64
enum_KFD_MIGRATE_TRIGGERS = c_uint32
KFD_MIGRATE_TRIGGER_PREFETCH = 0
KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU = 1
KFD_MIGRATE_TRIGGER_PAGEFAULT_CPU = 2
KFD_MIGRATE_TRIGGER_TTM_EVICTION = 3
enum_KFD_QUEUE_EVICTION_TRIGGERS = c_uint32
KFD_QUEUE_EVICTION_TRIGGER_SVM = 0
KFD_QUEUE_EVICTION_TRIGGER_USERPTR = 1
KFD_QUEUE_EVICTION_TRIGGER_TTM = 2
KFD_QUEUE_EVICTION_TRIGGER_SUSPEND = 3
KFD_QUEUE_EVICTION_CRIU_CHECKPOINT = 4
KFD_QUEUE_EVICTION_CRIU_RESTORE = 5
enum_KFD_SVM_UNMAP_TRIGGERS = c_uint32
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY = 0
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY_MIGRATE = 1
KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU = 2

class struct_kfd_ioctl_smi_events_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_smi_events_args, 8, 4,
    ("gpuid", c_uint32, 0),
    ("anon_fd", c_uint32, 4),
)
enum_kfd_criu_op = c_uint32
KFD_CRIU_OP_PROCESS_INFO = 0
KFD_CRIU_OP_CHECKPOINT = 1
KFD_CRIU_OP_UNPAUSE = 2
KFD_CRIU_OP_RESTORE = 3
KFD_CRIU_OP_RESUME = 4

class struct_kfd_ioctl_criu_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_criu_args, 56, 8,
    ("devices", c_uint64, 0),
    ("bos", c_uint64, 8),
    ("priv_data", c_uint64, 16),
    ("priv_data_size", c_uint64, 24),
    ("num_devices", c_uint32, 32),
    ("num_bos", c_uint32, 36),
    ("num_objects", c_uint32, 40),
    ("pid", c_uint32, 44),
    ("op", c_uint32, 48),
)

class struct_kfd_criu_device_bucket(Struct):
    __slots__ = ()
layout(struct_kfd_criu_device_bucket, 16, 4,
    ("user_gpu_id", c_uint32, 0),
    ("actual_gpu_id", c_uint32, 4),
    ("drm_fd", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_criu_bo_bucket(Struct):
    __slots__ = ()
layout(struct_kfd_criu_bo_bucket, 48, 8,
    ("addr", c_uint64, 0),
    ("size", c_uint64, 8),
    ("offset", c_uint64, 16),
    ("restored_offset", c_uint64, 24),
    ("gpu_id", c_uint32, 32),
    ("alloc_flags", c_uint32, 36),
    ("dmabuf_fd", c_uint32, 40),
    ("pad", c_uint32, 44),
)
enum_kfd_mmio_remap = c_uint32
KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL = 0
KFD_MMIO_REMAP_HDP_REG_FLUSH_CNTL = 4
enum_kfd_ioctl_svm_op = c_uint32
KFD_IOCTL_SVM_OP_SET_ATTR = 0
KFD_IOCTL_SVM_OP_GET_ATTR = 1
enum_kfd_ioctl_svm_location = c_uint32
KFD_IOCTL_SVM_LOCATION_SYSMEM = 0
KFD_IOCTL_SVM_LOCATION_UNDEFINED = 4294967295
enum_kfd_ioctl_svm_attr_type = c_uint32
KFD_IOCTL_SVM_ATTR_PREFERRED_LOC = 0
KFD_IOCTL_SVM_ATTR_PREFETCH_LOC = 1
KFD_IOCTL_SVM_ATTR_ACCESS = 2
KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE = 3
KFD_IOCTL_SVM_ATTR_NO_ACCESS = 4
KFD_IOCTL_SVM_ATTR_SET_FLAGS = 5
KFD_IOCTL_SVM_ATTR_CLR_FLAGS = 6
KFD_IOCTL_SVM_ATTR_GRANULARITY = 7

class struct_kfd_ioctl_svm_attribute(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_svm_attribute, 8, 4,
    ("type", c_uint32, 0),
    ("value", c_uint32, 4),
)

class struct_kfd_ioctl_svm_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_svm_args, 24, 8,
    ("start_addr", c_uint64, 0),
    ("size", c_uint64, 8),
    ("op", c_uint32, 16),
    ("nattr", c_uint32, 20),
    ("attrs", struct_kfd_ioctl_svm_attribute * 0, 24),
)

class struct_kfd_ioctl_set_xnack_mode_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_set_xnack_mode_args, 4, 4,
    ("xnack_enabled", c_int32, 0),
)
enum_kfd_dbg_trap_override_mode = c_uint32
KFD_DBG_TRAP_OVERRIDE_OR = 0
KFD_DBG_TRAP_OVERRIDE_REPLACE = 1
enum_kfd_dbg_trap_mask = c_int32
KFD_DBG_TRAP_MASK_FP_INVALID = 1
KFD_DBG_TRAP_MASK_FP_INPUT_DENORMAL = 2
KFD_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO = 4
KFD_DBG_TRAP_MASK_FP_OVERFLOW = 8
KFD_DBG_TRAP_MASK_FP_UNDERFLOW = 16
KFD_DBG_TRAP_MASK_FP_INEXACT = 32
KFD_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO = 64
KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH = 128
KFD_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION = 256
KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START = 1073741824
KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END = -2147483648
enum_kfd_dbg_trap_wave_launch_mode = c_uint32
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL = 0
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT = 1
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG = 3
enum_kfd_dbg_trap_address_watch_mode = c_uint32
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ = 0
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD = 1
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC = 2
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL = 3
enum_kfd_dbg_trap_flags = c_uint32
KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP = 1
KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP = 2
enum_kfd_dbg_trap_exception_code = c_uint32
EC_NONE = 0
EC_QUEUE_WAVE_ABORT = 1
EC_QUEUE_WAVE_TRAP = 2
EC_QUEUE_WAVE_MATH_ERROR = 3
EC_QUEUE_WAVE_ILLEGAL_INSTRUCTION = 4
EC_QUEUE_WAVE_MEMORY_VIOLATION = 5
EC_QUEUE_WAVE_APERTURE_VIOLATION = 6
EC_QUEUE_PACKET_DISPATCH_DIM_INVALID = 16
EC_QUEUE_PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID = 17
EC_QUEUE_PACKET_DISPATCH_CODE_INVALID = 18
EC_QUEUE_PACKET_RESERVED = 19
EC_QUEUE_PACKET_UNSUPPORTED = 20
EC_QUEUE_PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID = 21
EC_QUEUE_PACKET_DISPATCH_REGISTER_INVALID = 22
EC_QUEUE_PACKET_VENDOR_UNSUPPORTED = 23
EC_QUEUE_PREEMPTION_ERROR = 30
EC_QUEUE_NEW = 31
EC_DEVICE_QUEUE_DELETE = 32
EC_DEVICE_MEMORY_VIOLATION = 33
EC_DEVICE_RAS_ERROR = 34
EC_DEVICE_FATAL_HALT = 35
EC_DEVICE_NEW = 36
EC_PROCESS_RUNTIME = 48
EC_PROCESS_DEVICE_REMOVE = 49
EC_MAX = 50
enum_kfd_dbg_runtime_state = c_uint32
DEBUG_RUNTIME_STATE_DISABLED = 0
DEBUG_RUNTIME_STATE_ENABLED = 1
DEBUG_RUNTIME_STATE_ENABLED_BUSY = 2
DEBUG_RUNTIME_STATE_ENABLED_ERROR = 3

class struct_kfd_runtime_info(Struct):
    __slots__ = ()
layout(struct_kfd_runtime_info, 16, 8,
    ("r_debug", c_uint64, 0),
    ("runtime_state", c_uint32, 8),
    ("ttmp_setup", c_uint32, 12),
)

class struct_kfd_ioctl_runtime_enable_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_runtime_enable_args, 16, 8,
    ("r_debug", c_uint64, 0),
    ("mode_mask", c_uint32, 8),
    ("capabilities_mask", c_uint32, 12),
)

class struct_kfd_queue_snapshot_entry(Struct):
    __slots__ = ()
layout(struct_kfd_queue_snapshot_entry, 64, 8,
    ("exception_status", c_uint64, 0),
    ("ring_base_address", c_uint64, 8),
    ("write_pointer_address", c_uint64, 16),
    ("read_pointer_address", c_uint64, 24),
    ("ctx_save_restore_address", c_uint64, 32),
    ("queue_id", c_uint32, 40),
    ("gpu_id", c_uint32, 44),
    ("ring_size", c_uint32, 48),
    ("queue_type", c_uint32, 52),
    ("ctx_save_restore_area_size", c_uint32, 56),
    ("reserved", c_uint32, 60),
)

class struct_kfd_context_save_area_header_wave_state(Struct):
    __slots__ = ()
layout(struct_kfd_context_save_area_header_wave_state, 16, 4,
    ("control_stack_offset", c_uint32, 0),
    ("control_stack_size", c_uint32, 4),
    ("wave_state_offset", c_uint32, 8),
    ("wave_state_size", c_uint32, 12),
)

class struct_kfd_context_save_area_header(Struct):
    __slots__ = ()
layout(struct_kfd_context_save_area_header, 40, 8,
    ("wave_state", struct_kfd_context_save_area_header_wave_state, 0),
    ("debug_offset", c_uint32, 16),
    ("debug_size", c_uint32, 20),
    ("err_payload_addr", c_uint64, 24),
    ("err_event_id", c_uint32, 32),
    ("reserved1", c_uint32, 36),
)
enum_kfd_dbg_trap_operations = c_uint32
KFD_IOC_DBG_TRAP_ENABLE = 0
KFD_IOC_DBG_TRAP_DISABLE = 1
KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT = 2
KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED = 3
KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE = 4
KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE = 5
KFD_IOC_DBG_TRAP_SUSPEND_QUEUES = 6
KFD_IOC_DBG_TRAP_RESUME_QUEUES = 7
KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH = 8
KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH = 9
KFD_IOC_DBG_TRAP_SET_FLAGS = 10
KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT = 11
KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO = 12
KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT = 13
KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT = 14

class struct_kfd_ioctl_dbg_trap_enable_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_enable_args, 24, 8,
    ("exception_mask", c_uint64, 0),
    ("rinfo_ptr", c_uint64, 8),
    ("rinfo_size", c_uint32, 16),
    ("dbg_fd", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_send_runtime_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_send_runtime_event_args, 16, 8,
    ("exception_mask", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("queue_id", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args, 8, 8,
    ("exception_mask", c_uint64, 0),
)

class struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args, 16, 4,
    ("override_mode", c_uint32, 0),
    ("enable_mask", c_uint32, 4),
    ("support_request_mask", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args, 8, 4,
    ("launch_mode", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_dbg_trap_suspend_queues_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_suspend_queues_args, 24, 8,
    ("exception_mask", c_uint64, 0),
    ("queue_array_ptr", c_uint64, 8),
    ("num_queues", c_uint32, 16),
    ("grace_period", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_resume_queues_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_resume_queues_args, 16, 8,
    ("queue_array_ptr", c_uint64, 0),
    ("num_queues", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_trap_set_node_address_watch_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_set_node_address_watch_args, 24, 8,
    ("address", c_uint64, 0),
    ("mode", c_uint32, 8),
    ("mask", c_uint32, 12),
    ("gpu_id", c_uint32, 16),
    ("id", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args, 8, 4,
    ("gpu_id", c_uint32, 0),
    ("id", c_uint32, 4),
)

class struct_kfd_ioctl_dbg_trap_set_flags_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_set_flags_args, 8, 4,
    ("flags", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_kfd_ioctl_dbg_trap_query_debug_event_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_query_debug_event_args, 16, 8,
    ("exception_mask", c_uint64, 0),
    ("gpu_id", c_uint32, 8),
    ("queue_id", c_uint32, 12),
)

class struct_kfd_ioctl_dbg_trap_query_exception_info_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_query_exception_info_args, 24, 8,
    ("info_ptr", c_uint64, 0),
    ("info_size", c_uint32, 8),
    ("source_id", c_uint32, 12),
    ("exception_code", c_uint32, 16),
    ("clear_exception", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_queue_snapshot_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_queue_snapshot_args, 24, 8,
    ("exception_mask", c_uint64, 0),
    ("snapshot_buf_ptr", c_uint64, 8),
    ("num_queues", c_uint32, 16),
    ("entry_size", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_device_snapshot_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_device_snapshot_args, 24, 8,
    ("exception_mask", c_uint64, 0),
    ("snapshot_buf_ptr", c_uint64, 8),
    ("num_devices", c_uint32, 16),
    ("entry_size", c_uint32, 20),
)

class struct_kfd_ioctl_dbg_trap_args_2(Union):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_args_2, 24, 8,
    ("enable", struct_kfd_ioctl_dbg_trap_enable_args, 0),
    ("send_runtime_event", struct_kfd_ioctl_dbg_trap_send_runtime_event_args, 0),
    ("set_exceptions_enabled", struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args, 0),
    ("launch_override", struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args, 0),
    ("launch_mode", struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args, 0),
    ("suspend_queues", struct_kfd_ioctl_dbg_trap_suspend_queues_args, 0),
    ("resume_queues", struct_kfd_ioctl_dbg_trap_resume_queues_args, 0),
    ("set_node_address_watch", struct_kfd_ioctl_dbg_trap_set_node_address_watch_args, 0),
    ("clear_node_address_watch", struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args, 0),
    ("set_flags", struct_kfd_ioctl_dbg_trap_set_flags_args, 0),
    ("query_debug_event", struct_kfd_ioctl_dbg_trap_query_debug_event_args, 0),
    ("query_exception_info", struct_kfd_ioctl_dbg_trap_query_exception_info_args, 0),
    ("queue_snapshot", struct_kfd_ioctl_dbg_trap_queue_snapshot_args, 0),
    ("device_snapshot", struct_kfd_ioctl_dbg_trap_device_snapshot_args, 0),
)

class struct_kfd_ioctl_dbg_trap_args(Struct):
    __slots__ = ()
layout(struct_kfd_ioctl_dbg_trap_args, 32, 8,
    ("pid", c_uint32, 0),
    ("op", c_uint32, 4),
    ("", struct_kfd_ioctl_dbg_trap_args_2, 8),
)
_ENUMS = {
    "enum_kfd_smi_event": "KFD_SMI_EVENT_NONE KFD_SMI_EVENT_VMFAULT KFD_SMI_EVENT_THERMAL_THROTTLE KFD_SMI_EVENT_GPU_PRE_RESET KFD_SMI_EVENT_GPU_POST_RESET KFD_SMI_EVENT_MIGRATE_START KFD_SMI_EVENT_MIGRATE_END KFD_SMI_EVENT_PAGE_FAULT_START KFD_SMI_EVENT_PAGE_FAULT_END KFD_SMI_EVENT_QUEUE_EVICTION KFD_SMI_EVENT_QUEUE_RESTORE KFD_SMI_EVENT_UNMAP_FROM_GPU KFD_SMI_EVENT_ALL_PROCESS",
    "enum_KFD_MIGRATE_TRIGGERS": "KFD_MIGRATE_TRIGGER_PREFETCH KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU KFD_MIGRATE_TRIGGER_PAGEFAULT_CPU KFD_MIGRATE_TRIGGER_TTM_EVICTION",
    "enum_KFD_QUEUE_EVICTION_TRIGGERS": "KFD_QUEUE_EVICTION_TRIGGER_SVM KFD_QUEUE_EVICTION_TRIGGER_USERPTR KFD_QUEUE_EVICTION_TRIGGER_TTM KFD_QUEUE_EVICTION_TRIGGER_SUSPEND KFD_QUEUE_EVICTION_CRIU_CHECKPOINT KFD_QUEUE_EVICTION_CRIU_RESTORE",
    "enum_KFD_SVM_UNMAP_TRIGGERS": "KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY_MIGRATE KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU",
    "enum_kfd_criu_op": "KFD_CRIU_OP_PROCESS_INFO KFD_CRIU_OP_CHECKPOINT KFD_CRIU_OP_UNPAUSE KFD_CRIU_OP_RESTORE KFD_CRIU_OP_RESUME",
    "enum_kfd_mmio_remap": "KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL KFD_MMIO_REMAP_HDP_REG_FLUSH_CNTL",
    "enum_kfd_ioctl_svm_op": "KFD_IOCTL_SVM_OP_SET_ATTR KFD_IOCTL_SVM_OP_GET_ATTR",
    "enum_kfd_ioctl_svm_location": "KFD_IOCTL_SVM_LOCATION_SYSMEM KFD_IOCTL_SVM_LOCATION_UNDEFINED",
    "enum_kfd_ioctl_svm_attr_type": "KFD_IOCTL_SVM_ATTR_PREFERRED_LOC KFD_IOCTL_SVM_ATTR_PREFETCH_LOC KFD_IOCTL_SVM_ATTR_ACCESS KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE KFD_IOCTL_SVM_ATTR_NO_ACCESS KFD_IOCTL_SVM_ATTR_SET_FLAGS KFD_IOCTL_SVM_ATTR_CLR_FLAGS KFD_IOCTL_SVM_ATTR_GRANULARITY",
    "enum_kfd_dbg_trap_override_mode": "KFD_DBG_TRAP_OVERRIDE_OR KFD_DBG_TRAP_OVERRIDE_REPLACE",
    "enum_kfd_dbg_trap_mask": "KFD_DBG_TRAP_MASK_FP_INVALID KFD_DBG_TRAP_MASK_FP_INPUT_DENORMAL KFD_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO KFD_DBG_TRAP_MASK_FP_OVERFLOW KFD_DBG_TRAP_MASK_FP_UNDERFLOW KFD_DBG_TRAP_MASK_FP_INEXACT KFD_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH KFD_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END",
    "enum_kfd_dbg_trap_wave_launch_mode": "KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG",
    "enum_kfd_dbg_trap_address_watch_mode": "KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL",
    "enum_kfd_dbg_trap_flags": "KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP",
    "enum_kfd_dbg_trap_exception_code": "EC_NONE EC_QUEUE_WAVE_ABORT EC_QUEUE_WAVE_TRAP EC_QUEUE_WAVE_MATH_ERROR EC_QUEUE_WAVE_ILLEGAL_INSTRUCTION EC_QUEUE_WAVE_MEMORY_VIOLATION EC_QUEUE_WAVE_APERTURE_VIOLATION EC_QUEUE_PACKET_DISPATCH_DIM_INVALID EC_QUEUE_PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID EC_QUEUE_PACKET_DISPATCH_CODE_INVALID EC_QUEUE_PACKET_RESERVED EC_QUEUE_PACKET_UNSUPPORTED EC_QUEUE_PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID EC_QUEUE_PACKET_DISPATCH_REGISTER_INVALID EC_QUEUE_PACKET_VENDOR_UNSUPPORTED EC_QUEUE_PREEMPTION_ERROR EC_QUEUE_NEW EC_DEVICE_QUEUE_DELETE EC_DEVICE_MEMORY_VIOLATION EC_DEVICE_RAS_ERROR EC_DEVICE_FATAL_HALT EC_DEVICE_NEW EC_PROCESS_RUNTIME EC_PROCESS_DEVICE_REMOVE EC_MAX",
    "enum_kfd_dbg_runtime_state": "DEBUG_RUNTIME_STATE_DISABLED DEBUG_RUNTIME_STATE_ENABLED DEBUG_RUNTIME_STATE_ENABLED_BUSY DEBUG_RUNTIME_STATE_ENABLED_ERROR",
    "enum_kfd_dbg_trap_operations": "KFD_IOC_DBG_TRAP_ENABLE KFD_IOC_DBG_TRAP_DISABLE KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE KFD_IOC_DBG_TRAP_SUSPEND_QUEUES KFD_IOC_DBG_TRAP_RESUME_QUEUES KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH KFD_IOC_DBG_TRAP_SET_FLAGS KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT",
}
_IOC_READ = 2
_IOC_WRITE = 1
_IOC_DIRSHIFT = 30
_IOC_TYPESHIFT = 8
_IOC_NRSHIFT = 0
_IOC_SIZESHIFT = 16
_IOC_TYPEBITS = 8
_IOC_NRBITS = 8
_IOC_SIZEBITS = 14
_IOC_NONE = 0
KFD_IOCTL_MAJOR_VERSION = 1
KFD_IOCTL_MINOR_VERSION = 17
KFD_IOC_QUEUE_TYPE_COMPUTE = 0x0
KFD_IOC_QUEUE_TYPE_SDMA = 0x1
KFD_IOC_QUEUE_TYPE_COMPUTE_AQL = 0x2
KFD_IOC_QUEUE_TYPE_SDMA_XGMI = 0x3
KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID = 0x4
KFD_MAX_QUEUE_PERCENTAGE = 100
KFD_MAX_QUEUE_PRIORITY = 15
KFD_MIN_QUEUE_RING_SIZE = 1024
KFD_IOC_CACHE_POLICY_COHERENT = 0
KFD_IOC_CACHE_POLICY_NONCOHERENT = 1
NUM_OF_SUPPORTED_GPUS = 7
MAX_ALLOWED_NUM_POINTS = 100
MAX_ALLOWED_AW_BUFF_SIZE = 4096
MAX_ALLOWED_WAC_BUFF_SIZE = 128
KFD_INVALID_FD = 0xffffffff
KFD_IOC_EVENT_SIGNAL = 0
KFD_IOC_EVENT_NODECHANGE = 1
KFD_IOC_EVENT_DEVICESTATECHANGE = 2
KFD_IOC_EVENT_HW_EXCEPTION = 3
KFD_IOC_EVENT_SYSTEM_EVENT = 4
KFD_IOC_EVENT_DEBUG_EVENT = 5
KFD_IOC_EVENT_PROFILE_EVENT = 6
KFD_IOC_EVENT_QUEUE_EVENT = 7
KFD_IOC_EVENT_MEMORY = 8
KFD_IOC_WAIT_RESULT_COMPLETE = 0
KFD_IOC_WAIT_RESULT_TIMEOUT = 1
KFD_IOC_WAIT_RESULT_FAIL = 2
KFD_SIGNAL_EVENT_LIMIT = 4096
KFD_HW_EXCEPTION_WHOLE_GPU_RESET = 0
KFD_HW_EXCEPTION_PER_ENGINE_RESET = 1
KFD_HW_EXCEPTION_GPU_HANG = 0
KFD_HW_EXCEPTION_ECC = 1
KFD_MEM_ERR_NO_RAS = 0
KFD_MEM_ERR_SRAM_ECC = 1
KFD_MEM_ERR_POISON_CONSUMED = 2
KFD_MEM_ERR_GPU_HANG = 3
KFD_IOC_ALLOC_MEM_FLAGS_VRAM = 1
KFD_IOC_ALLOC_MEM_FLAGS_GTT = 2
KFD_IOC_ALLOC_MEM_FLAGS_USERPTR = 4
KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL = 8
KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP = 16
KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE = -2147483648
KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE = 1073741824
KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC = 536870912
KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE = 268435456
KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM = 134217728
KFD_IOC_ALLOC_MEM_FLAGS_COHERENT = 67108864
KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED = 33554432
KFD_IOC_ALLOC_MEM_FLAGS_EXT_COHERENT = 16777216
KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS = 8388608
KFD_SMI_EVENT_MSG_SIZE = 96
KFD_IOCTL_SVM_FLAG_HOST_ACCESS = 0x1
KFD_IOCTL_SVM_FLAG_COHERENT = 0x2
KFD_IOCTL_SVM_FLAG_HIVE_LOCAL = 0x4
KFD_IOCTL_SVM_FLAG_GPU_RO = 0x8
KFD_IOCTL_SVM_FLAG_GPU_EXEC = 0x10
KFD_IOCTL_SVM_FLAG_GPU_READ_MOSTLY = 0x20
KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED = 0x40
KFD_IOCTL_SVM_FLAG_EXT_COHERENT = 0x80
KFD_EC_MASK_QUEUE = 1618968639
KFD_EC_MASK_DEVICE = 66571993088
KFD_EC_MASK_PROCESS = 422212465065984
KFD_EC_MASK_PACKET = 8355840
KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK = 1
KFD_RUNTIME_ENABLE_MODE_TTMP_SAVE_MASK = 2
KFD_DBG_QUEUE_ERROR_BIT = 30
KFD_DBG_QUEUE_INVALID_BIT = 31
KFD_DBG_QUEUE_ERROR_MASK = 1073741824
KFD_DBG_QUEUE_INVALID_MASK = -2147483648
AMDKFD_IOCTL_BASE = 75
AMDKFD_IOC_GET_VERSION = Ioctl(0x80084b01, struct_kfd_ioctl_get_version_args)
AMDKFD_IOC_CREATE_QUEUE = Ioctl(0xc0604b02, struct_kfd_ioctl_create_queue_args)
AMDKFD_IOC_DESTROY_QUEUE = Ioctl(0xc0084b03, struct_kfd_ioctl_destroy_queue_args)
AMDKFD_IOC_SET_MEMORY_POLICY = Ioctl(0x40204b04, struct_kfd_ioctl_set_memory_policy_args)
AMDKFD_IOC_GET_CLOCK_COUNTERS = Ioctl(0xc0284b05, struct_kfd_ioctl_get_clock_counters_args)
AMDKFD_IOC_GET_PROCESS_APERTURES = Ioctl(0x81904b06, struct_kfd_ioctl_get_process_apertures_args)
AMDKFD_IOC_UPDATE_QUEUE = Ioctl(0x40184b07, struct_kfd_ioctl_update_queue_args)
AMDKFD_IOC_CREATE_EVENT = Ioctl(0xc0204b08, struct_kfd_ioctl_create_event_args)
AMDKFD_IOC_DESTROY_EVENT = Ioctl(0x40084b09, struct_kfd_ioctl_destroy_event_args)
AMDKFD_IOC_SET_EVENT = Ioctl(0x40084b0a, struct_kfd_ioctl_set_event_args)
AMDKFD_IOC_RESET_EVENT = Ioctl(0x40084b0b, struct_kfd_ioctl_reset_event_args)
AMDKFD_IOC_WAIT_EVENTS = Ioctl(0xc0184b0c, struct_kfd_ioctl_wait_events_args)
AMDKFD_IOC_DBG_REGISTER_DEPRECATED = Ioctl(0x40084b0d, struct_kfd_ioctl_dbg_register_args)
AMDKFD_IOC_DBG_UNREGISTER_DEPRECATED = Ioctl(0x40084b0e, struct_kfd_ioctl_dbg_unregister_args)
AMDKFD_IOC_DBG_ADDRESS_WATCH_DEPRECATED = Ioctl(0x40104b0f, struct_kfd_ioctl_dbg_address_watch_args)
AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED = Ioctl(0x40104b10, struct_kfd_ioctl_dbg_wave_control_args)
AMDKFD_IOC_SET_SCRATCH_BACKING_VA = Ioctl(0xc0104b11, struct_kfd_ioctl_set_scratch_backing_va_args)
AMDKFD_IOC_GET_TILE_CONFIG = Ioctl(0xc0284b12, struct_kfd_ioctl_get_tile_config_args)
AMDKFD_IOC_SET_TRAP_HANDLER = Ioctl(0x40184b13, struct_kfd_ioctl_set_trap_handler_args)
AMDKFD_IOC_GET_PROCESS_APERTURES_NEW = Ioctl(0xc0104b14, struct_kfd_ioctl_get_process_apertures_new_args)
AMDKFD_IOC_ACQUIRE_VM = Ioctl(0x40084b15, struct_kfd_ioctl_acquire_vm_args)
AMDKFD_IOC_ALLOC_MEMORY_OF_GPU = Ioctl(0xc0284b16, struct_kfd_ioctl_alloc_memory_of_gpu_args)
AMDKFD_IOC_FREE_MEMORY_OF_GPU = Ioctl(0x40084b17, struct_kfd_ioctl_free_memory_of_gpu_args)
AMDKFD_IOC_MAP_MEMORY_TO_GPU = Ioctl(0xc0184b18, struct_kfd_ioctl_map_memory_to_gpu_args)
AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU = Ioctl(0xc0184b19, struct_kfd_ioctl_unmap_memory_from_gpu_args)
AMDKFD_IOC_SET_CU_MASK = Ioctl(0x40104b1a, struct_kfd_ioctl_set_cu_mask_args)
AMDKFD_IOC_GET_QUEUE_WAVE_STATE = Ioctl(0xc0184b1b, struct_kfd_ioctl_get_queue_wave_state_args)
AMDKFD_IOC_GET_DMABUF_INFO = Ioctl(0xc0204b1c, struct_kfd_ioctl_get_dmabuf_info_args)
AMDKFD_IOC_IMPORT_DMABUF = Ioctl(0xc0184b1d, struct_kfd_ioctl_import_dmabuf_args)
AMDKFD_IOC_ALLOC_QUEUE_GWS = Ioctl(0xc0104b1e, struct_kfd_ioctl_alloc_queue_gws_args)
AMDKFD_IOC_SMI_EVENTS = Ioctl(0xc0084b1f, struct_kfd_ioctl_smi_events_args)
AMDKFD_IOC_SVM = Ioctl(0xc0184b20, struct_kfd_ioctl_svm_args)
AMDKFD_IOC_SET_XNACK_MODE = Ioctl(0xc0044b21, struct_kfd_ioctl_set_xnack_mode_args)
AMDKFD_IOC_CRIU_OP = Ioctl(0xc0384b22, struct_kfd_ioctl_criu_args)
AMDKFD_IOC_AVAILABLE_MEMORY = Ioctl(0xc0104b23, struct_kfd_ioctl_get_available_memory_args)
AMDKFD_IOC_EXPORT_DMABUF = Ioctl(0xc0104b24, struct_kfd_ioctl_export_dmabuf_args)
AMDKFD_IOC_RUNTIME_ENABLE = Ioctl(0xc0104b25, struct_kfd_ioctl_runtime_enable_args)
AMDKFD_IOC_DBG_TRAP = Ioctl(0xc0204b26, struct_kfd_ioctl_dbg_trap_args)
AMDKFD_COMMAND_START = 0x1
AMDKFD_COMMAND_END = 0x27
def _IOWR(type, nr, size):
    return _IOC(_IOC_READ | _IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOC(dir, type, nr, size):
    return (dir << _IOC_DIRSHIFT) | (type << _IOC_TYPESHIFT) | (nr << _IOC_NRSHIFT) | (size << _IOC_SIZESHIFT)
def _IOC_TYPECHECK(t):
    return sizeof(t)
def _IOW(type, nr, size):
    return _IOC(_IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOR(type, nr, size):
    return _IOC(_IOC_READ, type, nr, _IOC_TYPECHECK(size))
def _IO(type, nr):
    return _IOC(_IOC_NONE, type, nr, 0)
def KFD_SMI_EVENT_MASK_FROM_INDEX(i):
    return 1 << (i - 1)
def KFD_EC_MASK(ecode):
    return 1 << (ecode - 1)
def KFD_DBG_EC_IS_VALID(ecode):
    return int(bool(int(ecode > EC_NONE) and int(ecode < EC_MAX)))
def KFD_DBG_EC_TYPE_IS_QUEUE(ecode):
    return int(bool(KFD_DBG_EC_IS_VALID(ecode) and int(not int(not (KFD_EC_MASK(ecode) & KFD_EC_MASK_QUEUE)))))
def KFD_DBG_EC_TYPE_IS_DEVICE(ecode):
    return int(bool(KFD_DBG_EC_IS_VALID(ecode) and int(not int(not (KFD_EC_MASK(ecode) & KFD_EC_MASK_DEVICE)))))
def KFD_DBG_EC_TYPE_IS_PROCESS(ecode):
    return int(bool(KFD_DBG_EC_IS_VALID(ecode) and int(not int(not (KFD_EC_MASK(ecode) & KFD_EC_MASK_PROCESS)))))
def KFD_DBG_EC_TYPE_IS_PACKET(ecode):
    return int(bool(KFD_DBG_EC_IS_VALID(ecode) and int(not int(not (KFD_EC_MASK(ecode) & KFD_EC_MASK_PACKET)))))
def AMDKFD_IO(nr):
    return _IO(AMDKFD_IOCTL_BASE, nr)
def AMDKFD_IOR(nr, type):
    return _IOR(AMDKFD_IOCTL_BASE, nr, type)
def AMDKFD_IOW(nr, type):
    return _IOW(AMDKFD_IOCTL_BASE, nr, type)
def AMDKFD_IOWR(nr, type):
    return _IOWR(AMDKFD_IOCTL_BASE, nr, type)
# skipped (empty): KFD_IOCTL_H_INCLUDED
# skipped (syntax): KFD_EVENT_FMT_UPDATE_GPU_RESET KFD_EVENT_FMT_THERMAL_THROTTLING KFD_EVENT_FMT_VMFAULT KFD_EVENT_FMT_PAGEFAULT_START KFD_EVENT_FMT_PAGEFAULT_END KFD_EVENT_FMT_MIGRATE_START KFD_EVENT_FMT_MIGRATE_END KFD_EVENT_FMT_QUEUE_EVICTION KFD_EVENT_FMT_QUEUE_RESTORE KFD_EVENT_FMT_UNMAP_FROM_GPU
