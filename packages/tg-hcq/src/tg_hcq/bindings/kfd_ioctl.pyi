# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

class struct_kfd_ioctl_get_version_args(runtime.Struct):
    major_version: Field[int]
    minor_version: Field[int]
class struct_kfd_ioctl_create_queue_args(runtime.Struct):
    ring_base_address: Field[int]
    write_pointer_address: Field[int]
    read_pointer_address: Field[int]
    doorbell_offset: Field[int]
    ring_size: Field[int]
    gpu_id: Field[int]
    queue_type: Field[int]
    queue_percentage: Field[int]
    queue_priority: Field[int]
    queue_id: Field[int]
    eop_buffer_address: Field[int]
    eop_buffer_size: Field[int]
    ctx_save_restore_address: Field[int]
    ctx_save_restore_size: Field[int]
    ctl_stack_size: Field[int]
    sdma_engine_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_destroy_queue_args(runtime.Struct):
    queue_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_update_queue_args(runtime.Struct):
    ring_base_address: Field[int]
    queue_id: Field[int]
    ring_size: Field[int]
    queue_percentage: Field[int]
    queue_priority: Field[int]
class struct_kfd_ioctl_set_cu_mask_args(runtime.Struct):
    queue_id: Field[int]
    num_cu_mask: Field[int]
    cu_mask_ptr: Field[int]
class struct_kfd_ioctl_get_queue_wave_state_args(runtime.Struct):
    ctl_stack_address: Field[int]
    ctl_stack_used_size: Field[int]
    save_area_used_size: Field[int]
    queue_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_available_memory_args(runtime.Struct):
    available: Field[int]
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_dbg_device_info_entry(runtime.Struct):
    exception_status: Field[int]
    lds_base: Field[int]
    lds_limit: Field[int]
    scratch_base: Field[int]
    scratch_limit: Field[int]
    gpuvm_base: Field[int]
    gpuvm_limit: Field[int]
    gpu_id: Field[int]
    location_id: Field[int]
    vendor_id: Field[int]
    device_id: Field[int]
    revision_id: Field[int]
    subsystem_vendor_id: Field[int]
    subsystem_device_id: Field[int]
    fw_version: Field[int]
    gfx_target_version: Field[int]
    simd_count: Field[int]
    max_waves_per_simd: Field[int]
    array_count: Field[int]
    simd_arrays_per_engine: Field[int]
    num_xcc: Field[int]
    capability: Field[int]
    debug_prop: Field[int]
class struct_kfd_ioctl_set_memory_policy_args(runtime.Struct):
    alternate_aperture_base: Field[int]
    alternate_aperture_size: Field[int]
    gpu_id: Field[int]
    default_policy: Field[int]
    alternate_policy: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_clock_counters_args(runtime.Struct):
    """All counters are monotonic. They are used for profiling of compute jobs. The profiling is done by userspace."""
    gpu_clock_counter: Field[int]
    cpu_clock_counter: Field[int]
    system_clock_counter: Field[int]
    system_clock_freq: Field[int]
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_process_device_apertures(runtime.Struct):
    lds_base: Field[int]
    lds_limit: Field[int]
    scratch_base: Field[int]
    scratch_limit: Field[int]
    gpuvm_base: Field[int]
    gpuvm_limit: Field[int]
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_process_apertures_args(runtime.Struct):
    process_apertures: Field[ctypes.Array[struct_kfd_process_device_apertures]]
    num_of_nodes: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_process_apertures_new_args(runtime.Struct):
    kfd_process_device_apertures_ptr: Field[int]
    num_of_nodes: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_register_args(runtime.Struct):
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_unregister_args(runtime.Struct):
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_address_watch_args(runtime.Struct):
    content_ptr: Field[int]
    gpu_id: Field[int]
    buf_size_in_bytes: Field[int]
class struct_kfd_ioctl_dbg_wave_control_args(runtime.Struct):
    content_ptr: Field[int]
    gpu_id: Field[int]
    buf_size_in_bytes: Field[int]
class struct_kfd_ioctl_create_event_args(runtime.Struct):
    event_page_offset: Field[int]
    event_trigger_data: Field[int]
    event_type: Field[int]
    auto_reset: Field[int]
    node_id: Field[int]
    event_id: Field[int]
    event_slot_index: Field[int]
class struct_kfd_ioctl_destroy_event_args(runtime.Struct):
    event_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_set_event_args(runtime.Struct):
    event_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_reset_event_args(runtime.Struct):
    event_id: Field[int]
    pad: Field[int]
class struct_kfd_memory_exception_failure(runtime.Struct):
    NotPresent: Field[int]
    ReadOnly: Field[int]
    NoExecute: Field[int]
    imprecise: Field[int]
class struct_kfd_hsa_memory_exception_data(runtime.Struct):
    """memory exception data"""
    failure: Field[struct_kfd_memory_exception_failure]
    va: Field[int]
    gpu_id: Field[int]
    ErrorType: Field[int]
class struct_kfd_hsa_hw_exception_data(runtime.Struct):
    """hw exception data"""
    reset_type: Field[int]
    reset_cause: Field[int]
    memory_lost: Field[int]
    gpu_id: Field[int]
class struct_kfd_hsa_signal_event_data(runtime.Struct):
    """hsa signal event data"""
    last_event_age: Field[int]
class struct_kfd_event_data_0(runtime.Union):
    memory_exception_data: Field[struct_kfd_hsa_memory_exception_data]
    hw_exception_data: Field[struct_kfd_hsa_hw_exception_data]
    signal_event_data: Field[struct_kfd_hsa_signal_event_data]
class struct_kfd_event_data(runtime.Struct):
    """Event data"""
    memory_exception_data: Field[struct_kfd_hsa_memory_exception_data]
    hw_exception_data: Field[struct_kfd_hsa_hw_exception_data]
    signal_event_data: Field[struct_kfd_hsa_signal_event_data]
    kfd_event_data_ext: Field[int]
    event_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_wait_events_args(runtime.Struct):
    events_ptr: Field[int]
    num_events: Field[int]
    wait_for_all: Field[int]
    timeout: Field[int]
    wait_result: Field[int]
class struct_kfd_ioctl_set_scratch_backing_va_args(runtime.Struct):
    va_addr: Field[int]
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_tile_config_args(runtime.Struct):
    tile_config_ptr: Field[int]
    macro_tile_config_ptr: Field[int]
    num_tile_configs: Field[int]
    num_macro_tile_configs: Field[int]
    gpu_id: Field[int]
    gb_addr_config: Field[int]
    num_banks: Field[int]
    num_ranks: Field[int]
class struct_kfd_ioctl_set_trap_handler_args(runtime.Struct):
    tba_addr: Field[int]
    tma_addr: Field[int]
    gpu_id: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_acquire_vm_args(runtime.Struct):
    drm_fd: Field[int]
    gpu_id: Field[int]
class struct_kfd_ioctl_alloc_memory_of_gpu_args(runtime.Struct):
    """Allocate memory for later SVM (shared virtual memory) mapping."""
    va_addr: Field[int]
    size: Field[int]
    handle: Field[int]
    mmap_offset: Field[int]
    gpu_id: Field[int]
    flags: Field[int]
class struct_kfd_ioctl_free_memory_of_gpu_args(runtime.Struct):
    """Free memory allocated with kfd_ioctl_alloc_memory_of_gpu"""
    handle: Field[int]
class struct_kfd_ioctl_map_memory_to_gpu_args(runtime.Struct):
    """Map memory to one or more GPUs"""
    handle: Field[int]
    device_ids_array_ptr: Field[int]
    n_devices: Field[int]
    n_success: Field[int]
class struct_kfd_ioctl_unmap_memory_from_gpu_args(runtime.Struct):
    """Unmap memory from one or more GPUs"""
    handle: Field[int]
    device_ids_array_ptr: Field[int]
    n_devices: Field[int]
    n_success: Field[int]
class struct_kfd_ioctl_alloc_queue_gws_args(runtime.Struct):
    """Allocate GWS for specific queue"""
    queue_id: Field[int]
    num_gws: Field[int]
    first_gws: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_get_dmabuf_info_args(runtime.Struct):
    size: Field[int]
    metadata_ptr: Field[int]
    metadata_size: Field[int]
    gpu_id: Field[int]
    flags: Field[int]
    dmabuf_fd: Field[int]
class struct_kfd_ioctl_import_dmabuf_args(runtime.Struct):
    va_addr: Field[int]
    handle: Field[int]
    gpu_id: Field[int]
    dmabuf_fd: Field[int]
class struct_kfd_ioctl_export_dmabuf_args(runtime.Struct):
    handle: Field[int]
    flags: Field[int]
    dmabuf_fd: Field[int]
enum_kfd_smi_event = ctypes.c_uint32
KFD_SMI_EVENT_NONE: int
KFD_SMI_EVENT_VMFAULT: int
KFD_SMI_EVENT_THERMAL_THROTTLE: int
KFD_SMI_EVENT_GPU_PRE_RESET: int
KFD_SMI_EVENT_GPU_POST_RESET: int
KFD_SMI_EVENT_MIGRATE_START: int
KFD_SMI_EVENT_MIGRATE_END: int
KFD_SMI_EVENT_PAGE_FAULT_START: int
KFD_SMI_EVENT_PAGE_FAULT_END: int
KFD_SMI_EVENT_QUEUE_EVICTION: int
KFD_SMI_EVENT_QUEUE_RESTORE: int
KFD_SMI_EVENT_UNMAP_FROM_GPU: int
KFD_SMI_EVENT_ALL_PROCESS: int
enum_KFD_MIGRATE_TRIGGERS = ctypes.c_uint32
KFD_MIGRATE_TRIGGER_PREFETCH: int
KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU: int
KFD_MIGRATE_TRIGGER_PAGEFAULT_CPU: int
KFD_MIGRATE_TRIGGER_TTM_EVICTION: int
enum_KFD_QUEUE_EVICTION_TRIGGERS = ctypes.c_uint32
KFD_QUEUE_EVICTION_TRIGGER_SVM: int
KFD_QUEUE_EVICTION_TRIGGER_USERPTR: int
KFD_QUEUE_EVICTION_TRIGGER_TTM: int
KFD_QUEUE_EVICTION_TRIGGER_SUSPEND: int
KFD_QUEUE_EVICTION_CRIU_CHECKPOINT: int
KFD_QUEUE_EVICTION_CRIU_RESTORE: int
enum_KFD_SVM_UNMAP_TRIGGERS = ctypes.c_uint32
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY: int
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY_MIGRATE: int
KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU: int
class struct_kfd_ioctl_smi_events_args(runtime.Struct):
    gpuid: Field[int]
    anon_fd: Field[int]
enum_kfd_criu_op = ctypes.c_uint32
KFD_CRIU_OP_PROCESS_INFO: int
KFD_CRIU_OP_CHECKPOINT: int
KFD_CRIU_OP_UNPAUSE: int
KFD_CRIU_OP_RESTORE: int
KFD_CRIU_OP_RESUME: int
class struct_kfd_ioctl_criu_args(runtime.Struct):
    """kfd_ioctl_criu_args - Arguments perform CRIU operation : [in/out] User pointer to memory location for devices information. This is an array of type kfd_criu_device_bucket. : [in/out] User pointer to memory location for BOs information This is an array of type kfd_criu_bo_bucket. _data: [in/out] User pointer to memory location for private data _data_size: [in/out] Size of priv_data in bytes user application. : [in/out] PID of the process being checkpointed [in] Type of operation (kfd_criu_op)"""
    devices: Field[int]
    bos: Field[int]
    priv_data: Field[int]
    priv_data_size: Field[int]
    num_devices: Field[int]
    num_bos: Field[int]
    num_objects: Field[int]
    pid: Field[int]
    op: Field[int]
class struct_kfd_criu_device_bucket(runtime.Struct):
    user_gpu_id: Field[int]
    actual_gpu_id: Field[int]
    drm_fd: Field[int]
    pad: Field[int]
class struct_kfd_criu_bo_bucket(runtime.Struct):
    addr: Field[int]
    size: Field[int]
    offset: Field[int]
    restored_offset: Field[int]
    gpu_id: Field[int]
    alloc_flags: Field[int]
    dmabuf_fd: Field[int]
    pad: Field[int]
enum_kfd_mmio_remap = ctypes.c_uint32
KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL: int
KFD_MMIO_REMAP_HDP_REG_FLUSH_CNTL: int
enum_kfd_ioctl_svm_op = ctypes.c_uint32
KFD_IOCTL_SVM_OP_SET_ATTR: int
KFD_IOCTL_SVM_OP_GET_ATTR: int
enum_kfd_ioctl_svm_location = ctypes.c_uint32
KFD_IOCTL_SVM_LOCATION_SYSMEM: int
KFD_IOCTL_SVM_LOCATION_UNDEFINED: int
enum_kfd_ioctl_svm_attr_type = ctypes.c_uint32
KFD_IOCTL_SVM_ATTR_PREFERRED_LOC: int
KFD_IOCTL_SVM_ATTR_PREFETCH_LOC: int
KFD_IOCTL_SVM_ATTR_ACCESS: int
KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE: int
KFD_IOCTL_SVM_ATTR_NO_ACCESS: int
KFD_IOCTL_SVM_ATTR_SET_FLAGS: int
KFD_IOCTL_SVM_ATTR_CLR_FLAGS: int
KFD_IOCTL_SVM_ATTR_GRANULARITY: int
class struct_kfd_ioctl_svm_attribute(runtime.Struct):
    """kfd_ioctl_svm_attribute - Attributes as pairs of type and value"""
    type: Field[int]
    value: Field[int]
class struct_kfd_ioctl_svm_args(runtime.Struct):
    """kfd_ioctl_svm_args - Arguments for SVM ioctl"""
    start_addr: Field[int]
    size: Field[int]
    op: Field[int]
    nattr: Field[int]
    attrs: Field[ctypes.Array[struct_kfd_ioctl_svm_attribute]]
class struct_kfd_ioctl_set_xnack_mode_args(runtime.Struct):
    """kfd_ioctl_set_xnack_mode_args - Arguments for set_xnack_mode"""
    xnack_enabled: Field[int]
enum_kfd_dbg_trap_override_mode = ctypes.c_uint32
KFD_DBG_TRAP_OVERRIDE_OR: int
KFD_DBG_TRAP_OVERRIDE_REPLACE: int
enum_kfd_dbg_trap_mask = ctypes.c_int32
KFD_DBG_TRAP_MASK_FP_INVALID: int
KFD_DBG_TRAP_MASK_FP_INPUT_DENORMAL: int
KFD_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO: int
KFD_DBG_TRAP_MASK_FP_OVERFLOW: int
KFD_DBG_TRAP_MASK_FP_UNDERFLOW: int
KFD_DBG_TRAP_MASK_FP_INEXACT: int
KFD_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO: int
KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH: int
KFD_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION: int
KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START: int
KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END: int
enum_kfd_dbg_trap_wave_launch_mode = ctypes.c_uint32
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL: int
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT: int
KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG: int
enum_kfd_dbg_trap_address_watch_mode = ctypes.c_uint32
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ: int
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD: int
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC: int
KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL: int
enum_kfd_dbg_trap_flags = ctypes.c_uint32
KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP: int
KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP: int
enum_kfd_dbg_trap_exception_code = ctypes.c_uint32
EC_NONE: int
EC_QUEUE_WAVE_ABORT: int
EC_QUEUE_WAVE_TRAP: int
EC_QUEUE_WAVE_MATH_ERROR: int
EC_QUEUE_WAVE_ILLEGAL_INSTRUCTION: int
EC_QUEUE_WAVE_MEMORY_VIOLATION: int
EC_QUEUE_WAVE_APERTURE_VIOLATION: int
EC_QUEUE_PACKET_DISPATCH_DIM_INVALID: int
EC_QUEUE_PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID: int
EC_QUEUE_PACKET_DISPATCH_CODE_INVALID: int
EC_QUEUE_PACKET_RESERVED: int
EC_QUEUE_PACKET_UNSUPPORTED: int
EC_QUEUE_PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID: int
EC_QUEUE_PACKET_DISPATCH_REGISTER_INVALID: int
EC_QUEUE_PACKET_VENDOR_UNSUPPORTED: int
EC_QUEUE_PREEMPTION_ERROR: int
EC_QUEUE_NEW: int
EC_DEVICE_QUEUE_DELETE: int
EC_DEVICE_MEMORY_VIOLATION: int
EC_DEVICE_RAS_ERROR: int
EC_DEVICE_FATAL_HALT: int
EC_DEVICE_NEW: int
EC_PROCESS_RUNTIME: int
EC_PROCESS_DEVICE_REMOVE: int
EC_MAX: int
enum_kfd_dbg_runtime_state = ctypes.c_uint32
DEBUG_RUNTIME_STATE_DISABLED: int
DEBUG_RUNTIME_STATE_ENABLED: int
DEBUG_RUNTIME_STATE_ENABLED_BUSY: int
DEBUG_RUNTIME_STATE_ENABLED_ERROR: int
class struct_kfd_runtime_info(runtime.Struct):
    """Runtime enable status"""
    r_debug: Field[int]
    runtime_state: Field[int]
    ttmp_setup: Field[int]
class struct_kfd_ioctl_runtime_enable_args(runtime.Struct):
    """kfd_ioctl_runtime_enable_args - Arguments for runtime enable"""
    r_debug: Field[int]
    mode_mask: Field[int]
    capabilities_mask: Field[int]
class struct_kfd_queue_snapshot_entry(runtime.Struct):
    """Queue information"""
    exception_status: Field[int]
    ring_base_address: Field[int]
    write_pointer_address: Field[int]
    read_pointer_address: Field[int]
    ctx_save_restore_address: Field[int]
    queue_id: Field[int]
    gpu_id: Field[int]
    ring_size: Field[int]
    queue_type: Field[int]
    ctx_save_restore_area_size: Field[int]
    reserved: Field[int]
class struct_kfd_context_save_area_header_wave_state(runtime.Struct):
    control_stack_offset: Field[int]
    control_stack_size: Field[int]
    wave_state_offset: Field[int]
    wave_state_size: Field[int]
class struct_kfd_context_save_area_header(runtime.Struct):
    """Context save area header information"""
    wave_state: Field[struct_kfd_context_save_area_header_wave_state]
    debug_offset: Field[int]
    debug_size: Field[int]
    err_payload_addr: Field[int]
    err_event_id: Field[int]
    reserved1: Field[int]
enum_kfd_dbg_trap_operations = ctypes.c_uint32
KFD_IOC_DBG_TRAP_ENABLE: int
KFD_IOC_DBG_TRAP_DISABLE: int
KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT: int
KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED: int
KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE: int
KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE: int
KFD_IOC_DBG_TRAP_SUSPEND_QUEUES: int
KFD_IOC_DBG_TRAP_RESUME_QUEUES: int
KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH: int
KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH: int
KFD_IOC_DBG_TRAP_SET_FLAGS: int
KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT: int
KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO: int
KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT: int
KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT: int
class struct_kfd_ioctl_dbg_trap_enable_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_enable_args"""
    exception_mask: Field[int]
    rinfo_ptr: Field[int]
    rinfo_size: Field[int]
    dbg_fd: Field[int]
class struct_kfd_ioctl_dbg_trap_send_runtime_event_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_send_runtime_event_args"""
    exception_mask: Field[int]
    gpu_id: Field[int]
    queue_id: Field[int]
class struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_set_exceptions_enabled_args"""
    exception_mask: Field[int]
class struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_set_wave_launch_override_args"""
    override_mode: Field[int]
    enable_mask: Field[int]
    support_request_mask: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_set_wave_launch_mode_args"""
    launch_mode: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_trap_suspend_queues_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_suspend_queues_ags"""
    exception_mask: Field[int]
    queue_array_ptr: Field[int]
    num_queues: Field[int]
    grace_period: Field[int]
class struct_kfd_ioctl_dbg_trap_resume_queues_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_resume_queues_args"""
    queue_array_ptr: Field[int]
    num_queues: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_trap_set_node_address_watch_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_set_node_address_watch_args"""
    address: Field[int]
    mode: Field[int]
    mask: Field[int]
    gpu_id: Field[int]
    id: Field[int]
class struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_clear_node_address_watch_args"""
    gpu_id: Field[int]
    id: Field[int]
class struct_kfd_ioctl_dbg_trap_set_flags_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_set_flags_args"""
    flags: Field[int]
    pad: Field[int]
class struct_kfd_ioctl_dbg_trap_query_debug_event_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_query_debug_event_args"""
    exception_mask: Field[int]
    gpu_id: Field[int]
    queue_id: Field[int]
class struct_kfd_ioctl_dbg_trap_query_exception_info_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_query_exception_info_args"""
    info_ptr: Field[int]
    info_size: Field[int]
    source_id: Field[int]
    exception_code: Field[int]
    clear_exception: Field[int]
class struct_kfd_ioctl_dbg_trap_queue_snapshot_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_get_queue_snapshot_args"""
    exception_mask: Field[int]
    snapshot_buf_ptr: Field[int]
    num_queues: Field[int]
    entry_size: Field[int]
class struct_kfd_ioctl_dbg_trap_device_snapshot_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_get_device_snapshot_args"""
    exception_mask: Field[int]
    snapshot_buf_ptr: Field[int]
    num_devices: Field[int]
    entry_size: Field[int]
class struct_kfd_ioctl_dbg_trap_args_2(runtime.Union):
    enable: Field[struct_kfd_ioctl_dbg_trap_enable_args]
    send_runtime_event: Field[struct_kfd_ioctl_dbg_trap_send_runtime_event_args]
    set_exceptions_enabled: Field[struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args]
    launch_override: Field[struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args]
    launch_mode: Field[struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args]
    suspend_queues: Field[struct_kfd_ioctl_dbg_trap_suspend_queues_args]
    resume_queues: Field[struct_kfd_ioctl_dbg_trap_resume_queues_args]
    set_node_address_watch: Field[struct_kfd_ioctl_dbg_trap_set_node_address_watch_args]
    clear_node_address_watch: Field[struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args]
    set_flags: Field[struct_kfd_ioctl_dbg_trap_set_flags_args]
    query_debug_event: Field[struct_kfd_ioctl_dbg_trap_query_debug_event_args]
    query_exception_info: Field[struct_kfd_ioctl_dbg_trap_query_exception_info_args]
    queue_snapshot: Field[struct_kfd_ioctl_dbg_trap_queue_snapshot_args]
    device_snapshot: Field[struct_kfd_ioctl_dbg_trap_device_snapshot_args]
class struct_kfd_ioctl_dbg_trap_args(runtime.Struct):
    """kfd_ioctl_dbg_trap_args"""
    pid: Field[int]
    op: Field[int]
    enable: Field[struct_kfd_ioctl_dbg_trap_enable_args]
    send_runtime_event: Field[struct_kfd_ioctl_dbg_trap_send_runtime_event_args]
    set_exceptions_enabled: Field[struct_kfd_ioctl_dbg_trap_set_exceptions_enabled_args]
    launch_override: Field[struct_kfd_ioctl_dbg_trap_set_wave_launch_override_args]
    launch_mode: Field[struct_kfd_ioctl_dbg_trap_set_wave_launch_mode_args]
    suspend_queues: Field[struct_kfd_ioctl_dbg_trap_suspend_queues_args]
    resume_queues: Field[struct_kfd_ioctl_dbg_trap_resume_queues_args]
    set_node_address_watch: Field[struct_kfd_ioctl_dbg_trap_set_node_address_watch_args]
    clear_node_address_watch: Field[struct_kfd_ioctl_dbg_trap_clear_node_address_watch_args]
    set_flags: Field[struct_kfd_ioctl_dbg_trap_set_flags_args]
    query_debug_event: Field[struct_kfd_ioctl_dbg_trap_query_debug_event_args]
    query_exception_info: Field[struct_kfd_ioctl_dbg_trap_query_exception_info_args]
    queue_snapshot: Field[struct_kfd_ioctl_dbg_trap_queue_snapshot_args]
    device_snapshot: Field[struct_kfd_ioctl_dbg_trap_device_snapshot_args]
_IOC_READ: int
_IOC_WRITE: int
_IOC_DIRSHIFT: int
_IOC_TYPESHIFT: int
_IOC_NRSHIFT: int
_IOC_SIZESHIFT: int
_IOC_TYPEBITS: int
_IOC_NRBITS: int
_IOC_SIZEBITS: int
_IOC_NONE: int
KFD_IOCTL_MAJOR_VERSION: int
KFD_IOCTL_MINOR_VERSION: int
KFD_IOC_QUEUE_TYPE_COMPUTE: int
KFD_IOC_QUEUE_TYPE_SDMA: int
KFD_IOC_QUEUE_TYPE_COMPUTE_AQL: int
KFD_IOC_QUEUE_TYPE_SDMA_XGMI: int
KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID: int
KFD_MAX_QUEUE_PERCENTAGE: int
KFD_MAX_QUEUE_PRIORITY: int
KFD_MIN_QUEUE_RING_SIZE: int
KFD_IOC_CACHE_POLICY_COHERENT: int
KFD_IOC_CACHE_POLICY_NONCOHERENT: int
NUM_OF_SUPPORTED_GPUS: int
MAX_ALLOWED_NUM_POINTS: int
MAX_ALLOWED_AW_BUFF_SIZE: int
MAX_ALLOWED_WAC_BUFF_SIZE: int
KFD_INVALID_FD: int
KFD_IOC_EVENT_SIGNAL: int
KFD_IOC_EVENT_NODECHANGE: int
KFD_IOC_EVENT_DEVICESTATECHANGE: int
KFD_IOC_EVENT_HW_EXCEPTION: int
KFD_IOC_EVENT_SYSTEM_EVENT: int
KFD_IOC_EVENT_DEBUG_EVENT: int
KFD_IOC_EVENT_PROFILE_EVENT: int
KFD_IOC_EVENT_QUEUE_EVENT: int
KFD_IOC_EVENT_MEMORY: int
KFD_IOC_WAIT_RESULT_COMPLETE: int
KFD_IOC_WAIT_RESULT_TIMEOUT: int
KFD_IOC_WAIT_RESULT_FAIL: int
KFD_SIGNAL_EVENT_LIMIT: int
KFD_HW_EXCEPTION_WHOLE_GPU_RESET: int
KFD_HW_EXCEPTION_PER_ENGINE_RESET: int
KFD_HW_EXCEPTION_GPU_HANG: int
KFD_HW_EXCEPTION_ECC: int
KFD_MEM_ERR_NO_RAS: int
KFD_MEM_ERR_SRAM_ECC: int
KFD_MEM_ERR_POISON_CONSUMED: int
KFD_MEM_ERR_GPU_HANG: int
KFD_IOC_ALLOC_MEM_FLAGS_VRAM: int
KFD_IOC_ALLOC_MEM_FLAGS_GTT: int
KFD_IOC_ALLOC_MEM_FLAGS_USERPTR: int
KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL: int
KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP: int
KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE: int
KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE: int
KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC: int
KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE: int
KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM: int
KFD_IOC_ALLOC_MEM_FLAGS_COHERENT: int
KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED: int
KFD_IOC_ALLOC_MEM_FLAGS_EXT_COHERENT: int
KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS: int
KFD_SMI_EVENT_MSG_SIZE: int
KFD_IOCTL_SVM_FLAG_HOST_ACCESS: int
KFD_IOCTL_SVM_FLAG_COHERENT: int
KFD_IOCTL_SVM_FLAG_HIVE_LOCAL: int
KFD_IOCTL_SVM_FLAG_GPU_RO: int
KFD_IOCTL_SVM_FLAG_GPU_EXEC: int
KFD_IOCTL_SVM_FLAG_GPU_READ_MOSTLY: int
KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED: int
KFD_IOCTL_SVM_FLAG_EXT_COHERENT: int
KFD_EC_MASK_QUEUE: int
KFD_EC_MASK_DEVICE: int
KFD_EC_MASK_PROCESS: int
KFD_EC_MASK_PACKET: int
KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK: int
KFD_RUNTIME_ENABLE_MODE_TTMP_SAVE_MASK: int
KFD_DBG_QUEUE_ERROR_BIT: int
KFD_DBG_QUEUE_INVALID_BIT: int
KFD_DBG_QUEUE_ERROR_MASK: int
KFD_DBG_QUEUE_INVALID_MASK: int
AMDKFD_IOCTL_BASE: int
AMDKFD_IOC_GET_VERSION: runtime.Ioctl
AMDKFD_IOC_CREATE_QUEUE: runtime.Ioctl
AMDKFD_IOC_DESTROY_QUEUE: runtime.Ioctl
AMDKFD_IOC_SET_MEMORY_POLICY: runtime.Ioctl
AMDKFD_IOC_GET_CLOCK_COUNTERS: runtime.Ioctl
AMDKFD_IOC_GET_PROCESS_APERTURES: runtime.Ioctl
AMDKFD_IOC_UPDATE_QUEUE: runtime.Ioctl
AMDKFD_IOC_CREATE_EVENT: runtime.Ioctl
AMDKFD_IOC_DESTROY_EVENT: runtime.Ioctl
AMDKFD_IOC_SET_EVENT: runtime.Ioctl
AMDKFD_IOC_RESET_EVENT: runtime.Ioctl
AMDKFD_IOC_WAIT_EVENTS: runtime.Ioctl
AMDKFD_IOC_DBG_REGISTER_DEPRECATED: runtime.Ioctl
AMDKFD_IOC_DBG_UNREGISTER_DEPRECATED: runtime.Ioctl
AMDKFD_IOC_DBG_ADDRESS_WATCH_DEPRECATED: runtime.Ioctl
AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED: runtime.Ioctl
AMDKFD_IOC_SET_SCRATCH_BACKING_VA: runtime.Ioctl
AMDKFD_IOC_GET_TILE_CONFIG: runtime.Ioctl
AMDKFD_IOC_SET_TRAP_HANDLER: runtime.Ioctl
AMDKFD_IOC_GET_PROCESS_APERTURES_NEW: runtime.Ioctl
AMDKFD_IOC_ACQUIRE_VM: runtime.Ioctl
AMDKFD_IOC_ALLOC_MEMORY_OF_GPU: runtime.Ioctl
AMDKFD_IOC_FREE_MEMORY_OF_GPU: runtime.Ioctl
AMDKFD_IOC_MAP_MEMORY_TO_GPU: runtime.Ioctl
AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU: runtime.Ioctl
AMDKFD_IOC_SET_CU_MASK: runtime.Ioctl
AMDKFD_IOC_GET_QUEUE_WAVE_STATE: runtime.Ioctl
AMDKFD_IOC_GET_DMABUF_INFO: runtime.Ioctl
AMDKFD_IOC_IMPORT_DMABUF: runtime.Ioctl
AMDKFD_IOC_ALLOC_QUEUE_GWS: runtime.Ioctl
AMDKFD_IOC_SMI_EVENTS: runtime.Ioctl
AMDKFD_IOC_SVM: runtime.Ioctl
AMDKFD_IOC_SET_XNACK_MODE: runtime.Ioctl
AMDKFD_IOC_CRIU_OP: runtime.Ioctl
AMDKFD_IOC_AVAILABLE_MEMORY: runtime.Ioctl
AMDKFD_IOC_EXPORT_DMABUF: runtime.Ioctl
AMDKFD_IOC_RUNTIME_ENABLE: runtime.Ioctl
AMDKFD_IOC_DBG_TRAP: runtime.Ioctl
AMDKFD_COMMAND_START: int
AMDKFD_COMMAND_END: int
def _IOWR(type: Any, nr: Any, size: Any) -> Any: ...
def _IOC(dir: Any, type: Any, nr: Any, size: Any) -> Any: ...
def _IOC_TYPECHECK(t: Any) -> Any: ...
def _IOW(type: Any, nr: Any, size: Any) -> Any: ...
def _IOR(type: Any, nr: Any, size: Any) -> Any: ...
def _IO(type: Any, nr: Any) -> Any: ...
def KFD_SMI_EVENT_MASK_FROM_INDEX(i: Any) -> Any: ...
def KFD_EC_MASK(ecode: Any) -> Any: ...
def KFD_DBG_EC_IS_VALID(ecode: Any) -> Any: ...
def KFD_DBG_EC_TYPE_IS_QUEUE(ecode: Any) -> Any: ...
def KFD_DBG_EC_TYPE_IS_DEVICE(ecode: Any) -> Any: ...
def KFD_DBG_EC_TYPE_IS_PROCESS(ecode: Any) -> Any: ...
def KFD_DBG_EC_TYPE_IS_PACKET(ecode: Any) -> Any: ...
def AMDKFD_IO(nr: Any) -> Any: ...
def AMDKFD_IOR(nr: Any, type: Any) -> Any: ...
def AMDKFD_IOW(nr: Any, type: Any) -> Any: ...
def AMDKFD_IOWR(nr: Any, type: Any) -> Any: ...
