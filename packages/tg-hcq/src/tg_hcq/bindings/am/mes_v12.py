"""AMD micro engine scheduler, interface of gfx12."""

# Made by `tg-autogen gen am_mes_v12`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: mes_v12_api_def.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_uint32, c_uint64

from tg_autogen.runtime import Struct, Union, layout

API_FRAME_SIZE_IN_DWORDS = 64
API_NUMBER_OF_COMMAND_MAX = 32
enum_MES_API_TYPE = c_uint32
MES_API_TYPE_SCHEDULER = 1
MES_API_TYPE_MAX = 2
enum_MES_SCH_API_OPCODE = c_uint32
MES_SCH_API_SET_HW_RSRC = 0
MES_SCH_API_SET_SCHEDULING_CONFIG = 1
MES_SCH_API_ADD_QUEUE = 2
MES_SCH_API_REMOVE_QUEUE = 3
MES_SCH_API_PERFORM_YIELD = 4
MES_SCH_API_SET_GANG_PRIORITY_LEVEL = 5
MES_SCH_API_SUSPEND = 6
MES_SCH_API_RESUME = 7
MES_SCH_API_RESET = 8
MES_SCH_API_SET_LOG_BUFFER = 9
MES_SCH_API_CHANGE_GANG_PRORITY = 10
MES_SCH_API_QUERY_SCHEDULER_STATUS = 11
MES_SCH_API_SET_DEBUG_VMID = 13
MES_SCH_API_MISC = 14
MES_SCH_API_UPDATE_ROOT_PAGE_TABLE = 15
MES_SCH_API_AMD_LOG = 16
MES_SCH_API_SET_SE_MODE = 17
MES_SCH_API_SET_GANG_SUBMIT = 18
MES_SCH_API_SET_HW_RSRC_1 = 19
MES_SCH_API_MAX = 255

class union_MES_API_HEADER_0(Struct):
    __slots__ = ()
layout(union_MES_API_HEADER_0, 4, 4,
    ("type", c_uint32, 0, 4),
    ("opcode", c_uint32, 4, 8),
    ("dwsize", c_uint32, 12, 8),
    ("reserved", c_uint32, 20, 12),
)

class union_MES_API_HEADER(Union):
    __slots__ = ()
layout(union_MES_API_HEADER, 4, 4,
    ("", union_MES_API_HEADER_0, 0),
    ("u32All", c_uint32, 0),
)
enum_MES_AMD_PRIORITY_LEVEL = c_uint32
AMD_PRIORITY_LEVEL_LOW = 0
AMD_PRIORITY_LEVEL_NORMAL = 1
AMD_PRIORITY_LEVEL_MEDIUM = 2
AMD_PRIORITY_LEVEL_HIGH = 3
AMD_PRIORITY_LEVEL_REALTIME = 4
AMD_PRIORITY_NUM_LEVELS = 5
enum_MES_QUEUE_TYPE = c_uint32
MES_QUEUE_TYPE_GFX = 0
MES_QUEUE_TYPE_COMPUTE = 1
MES_QUEUE_TYPE_SDMA = 2
MES_QUEUE_TYPE_MAX = 3
MES_QUEUE_TYPE_SCHQ = 3

class struct_MES_API_STATUS(Struct):
    __slots__ = ()
layout(struct_MES_API_STATUS, 16, 8,
    ("api_completion_fence_addr", c_uint64, 0),
    ("api_completion_fence_value", c_uint64, 8),
)
MES_SCH_ERROR_CODE_HEADER_SHIFT_12 = 8
MES_SCH_ERROR_CODE_MISC_OP_SHIFT_12 = 16
MES_ERROR_CATEGORY_SHIFT_12 = 24
MES_API_STATUS_ERROR_SHIFT_12 = 31
enum_MES_ERROR_CATEGORY_CODE_12 = c_uint32
MES_ERROR_API = 1
MES_ERROR_SCHEDULING = 2
MES_ERROR_UNKNOWN = 3
MAX_COMPUTE_PIPES = 8
MAX_GFX_PIPES = 2
MAX_SDMA_PIPES = 2
MAX_COMPUTE_HQD_PER_PIPE = 8
MAX_GFX_HQD_PER_PIPE = 8
MAX_SDMA_HQD_PER_PIPE = 10
MAX_SDMA_HQD_PER_PIPE_11_0 = 8
MAX_QUEUES_IN_A_GANG = 8
enum_VM_HUB_TYPE = c_uint32
VM_HUB_TYPE_GC = 0
VM_HUB_TYPE_MM = 1
VM_HUB_TYPE_MAX = 2
VMID_INVALID = 65535
MAX_VMID_GCHUB = 16
MAX_VMID_MMHUB = 16
enum_SET_DEBUG_VMID_OPERATIONS = c_uint32
DEBUG_VMID_OP_PROGRAM = 0
DEBUG_VMID_OP_ALLOCATE = 1
DEBUG_VMID_OP_RELEASE = 2
DEBUG_VMID_OP_VM_SETUP = 3
enum_MES_MS_LOG_CONTEXT_STATE = c_uint32
MES_LOG_CONTEXT_STATE_IDLE = 0
MES_LOG_CONTEXT_STATE_RUNNING = 1
MES_LOG_CONTEXT_STATE_READY = 2
MES_LOG_CONTEXT_STATE_READY_STANDBY = 3
MES_LOG_CONTEXT_STATE_INVALID = 15
enum_MES_MS_LOG_OPERATION = c_uint32
MES_LOG_OPERATION_CONTEXT_STATE_CHANGE = 0
MES_LOG_OPERATION_QUEUE_NEW_WORK = 1
MES_LOG_OPERATION_QUEUE_UNWAIT_SYNC_OBJECT = 2
MES_LOG_OPERATION_QUEUE_NO_MORE_WORK = 3
MES_LOG_OPERATION_QUEUE_WAIT_SYNC_OBJECT = 4
MES_LOG_OPERATION_QUEUE_INVALID = 15

class struct_MES_LOG_CONTEXT_STATE_CHANGE(Struct):
    __slots__ = ()
layout(struct_MES_LOG_CONTEXT_STATE_CHANGE, 16, 8,
    ("h_context", c_uint64, 0),
    ("new_context_state", enum_MES_MS_LOG_CONTEXT_STATE, 8),
)

class struct_MES_LOG_QUEUE_NEW_WORK(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_NEW_WORK, 16, 8,
    ("h_queue", c_uint64, 0),
    ("reserved", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT, 16, 8,
    ("h_queue", c_uint64, 0),
    ("h_sync_object", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_NO_MORE_WORK(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_NO_MORE_WORK, 16, 8,
    ("h_queue", c_uint64, 0),
    ("reserved", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT, 16, 8,
    ("h_queue", c_uint64, 0),
    ("h_sync_object", c_uint64, 8),
)

class struct_MES_LOG_ENTRY_HEADER(Struct):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_HEADER, 32, 8,
    ("first_free_entry_index", c_uint32, 0),
    ("wraparound_count", c_uint32, 4),
    ("number_of_entries", c_uint64, 8),
    ("reserved", c_uint64 * 2, 16),
)

class struct_MES_LOG_ENTRY_DATA_3(Union):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_DATA_3, 16, 8,
    ("context_state_change", struct_MES_LOG_CONTEXT_STATE_CHANGE, 0),
    ("queue_new_work", struct_MES_LOG_QUEUE_NEW_WORK, 0),
    ("queue_unwait_sync_object", struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT, 0),
    ("queue_no_more_work", struct_MES_LOG_QUEUE_NO_MORE_WORK, 0),
    ("queue_wait_sync_object", struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT, 0),
    ("all", c_uint64 * 2, 0),
)

class struct_MES_LOG_ENTRY_DATA(Struct):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_DATA, 32, 8,
    ("gpu_time_stamp", c_uint64, 0),
    ("operation_type", c_uint32, 8),
    ("reserved_operation_type_bits", c_uint32, 12),
    ("", struct_MES_LOG_ENTRY_DATA_3, 16),
)

class struct_MES_LOG_BUFFER(Struct):
    __slots__ = ()
layout(struct_MES_LOG_BUFFER, 32, 8,
    ("header", struct_MES_LOG_ENTRY_HEADER, 0),
    ("entries", struct_MES_LOG_ENTRY_DATA * 0, 32),
)
enum_MES_SWIP_TO_HWIP_DEF = c_uint32
MES_MAX_HWIP_SEGMENT = 8

class union_MESAPI_SET_HW_RESOURCES_0_15_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_0_15_0, 4, 4,
    ("disable_reset", c_uint32, 0, 1),
    ("use_different_vmid_compute", c_uint32, 1, 1),
    ("disable_mes_log", c_uint32, 2, 1),
    ("apply_mmhub_pgvm_invalidate_ack_loss_wa", c_uint32, 3, 1),
    ("apply_grbm_remote_register_dummy_read_wa", c_uint32, 4, 1),
    ("second_gfx_pipe_enabled", c_uint32, 5, 1),
    ("enable_level_process_quantum_check", c_uint32, 6, 1),
    ("legacy_sch_mode", c_uint32, 7, 1),
    ("disable_add_queue_wptr_mc_addr", c_uint32, 8, 1),
    ("enable_mes_event_int_logging", c_uint32, 9, 1),
    ("enable_reg_active_poll", c_uint32, 10, 1),
    ("use_disable_queue_in_legacy_uq_preemption", c_uint32, 11, 1),
    ("send_write_data", c_uint32, 12, 1),
    ("os_tdr_timeout_override", c_uint32, 13, 1),
    ("use_rs64mem_for_proc_gang_ctx", c_uint32, 14, 1),
    ("halt_on_misaligned_access", c_uint32, 15, 1),
    ("use_add_queue_unmap_flag_addr", c_uint32, 16, 1),
    ("enable_mes_sch_stb_log", c_uint32, 17, 1),
    ("limit_single_process", c_uint32, 18, 1),
    ("unmapped_doorbell_handling", c_uint32, 19, 2),
    ("enable_mes_fence_int", c_uint32, 21, 1),
    ("enable_lr_compute_wa", c_uint32, 22, 1),
    ("reserved", c_uint32, 23, 9),
)

class union_MESAPI_SET_HW_RESOURCES_0_15(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_0_15, 4, 4,
    ("", union_MESAPI_SET_HW_RESOURCES_0_15_0, 0),
    ("uint32_all", c_uint32, 0),
)

class union_MESAPI_SET_HW_RESOURCES_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_0, 256, 8,
    ("header", union_MES_API_HEADER, 0),
    ("vmid_mask_mmhub", c_uint32, 4),
    ("vmid_mask_gfxhub", c_uint32, 8),
    ("gds_size", c_uint32, 12),
    ("paging_vmid", c_uint32, 16),
    ("compute_hqd_mask", c_uint32 * 8, 20),
    ("gfx_hqd_mask", c_uint32 * 2, 52),
    ("sdma_hqd_mask", c_uint32 * 2, 60),
    ("aggregated_doorbells", c_uint32 * 5, 68),
    ("g_sch_ctx_gpu_mc_ptr", c_uint64, 88),
    ("query_status_fence_gpu_mc_ptr", c_uint64, 96),
    ("gc_base", c_uint32 * 8, 104),
    ("mmhub_base", c_uint32 * 8, 136),
    ("osssys_base", c_uint32 * 8, 168),
    ("api_status", struct_MES_API_STATUS, 200),
    ("", union_MESAPI_SET_HW_RESOURCES_0_15, 216),
    ("oversubscription_timer", c_uint32, 220),
    ("doorbell_info", c_uint64, 224),
    ("event_intr_history_gpu_mc_ptr", c_uint64, 232),
    ("timestamp", c_uint64, 240),
    ("os_tdr_timeout_in_sec", c_uint32, 248),
)

class union_MESAPI_SET_HW_RESOURCES(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES, 256, 8,
    ("", union_MESAPI_SET_HW_RESOURCES_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI_SET_HW_RESOURCES_1_0_3_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1_0_3_0, 4, 4,
    ("enable_mes_debug_ctx", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class union_MESAPI_SET_HW_RESOURCES_1_0_3(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1_0_3, 4, 4,
    ("", union_MESAPI_SET_HW_RESOURCES_1_0_3_0, 0),
    ("uint32_all", c_uint32, 0),
)

class union_MESAPI_SET_HW_RESOURCES_1_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1_0, 72, 8,
    ("header", union_MES_API_HEADER, 0),
    ("api_status", struct_MES_API_STATUS, 8),
    ("timestamp", c_uint64, 24),
    ("", union_MESAPI_SET_HW_RESOURCES_1_0_3, 32),
    ("mes_debug_ctx_mc_addr", c_uint64, 40),
    ("mes_debug_ctx_size", c_uint32, 48),
    ("mes_kiq_unmap_timeout", c_uint32, 52),
    ("reserved1", c_uint64, 56),
    ("cleaner_shader_fence_mc_addr", c_uint64, 64),
)

class union_MESAPI_SET_HW_RESOURCES_1(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1, 256, 8,
    ("", union_MESAPI_SET_HW_RESOURCES_1_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__ADD_QUEUE_0_18(Union):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE_0_18, 4, 4,
    ("gds_size", c_uint32, 0),
    ("kfd_queue_size", c_uint32, 0),
)

class union_MESAPI__ADD_QUEUE_0_24(Struct):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE_0_24, 4, 4,
    ("paging", c_uint32, 0, 1),
    ("debug_vmid", c_uint32, 1, 4),
    ("program_gds", c_uint32, 5, 1),
    ("is_gang_suspended", c_uint32, 6, 1),
    ("is_tmz_queue", c_uint32, 7, 1),
    ("map_kiq_utility_queue", c_uint32, 8, 1),
    ("is_kfd_process", c_uint32, 9, 1),
    ("trap_en", c_uint32, 10, 1),
    ("is_aql_queue", c_uint32, 11, 1),
    ("skip_process_ctx_clear", c_uint32, 12, 1),
    ("map_legacy_kq", c_uint32, 13, 1),
    ("exclusively_scheduled", c_uint32, 14, 1),
    ("is_long_running", c_uint32, 15, 1),
    ("is_dwm_queue", c_uint32, 16, 1),
    ("reserved", c_uint32, 17, 15),
)

class union_MESAPI__ADD_QUEUE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE_0, 216, 8,
    ("header", union_MES_API_HEADER, 0),
    ("process_id", c_uint32, 4),
    ("page_table_base_addr", c_uint64, 8),
    ("process_va_start", c_uint64, 16),
    ("process_va_end", c_uint64, 24),
    ("process_quantum", c_uint64, 32),
    ("process_context_addr", c_uint64, 40),
    ("gang_quantum", c_uint64, 48),
    ("gang_context_addr", c_uint64, 56),
    ("inprocess_gang_priority", c_uint32, 64),
    ("gang_global_priority_level", enum_MES_AMD_PRIORITY_LEVEL, 68),
    ("doorbell_offset", c_uint32, 72),
    ("mqd_addr", c_uint64, 80),
    ("wptr_addr", c_uint64, 88),
    ("h_context", c_uint64, 96),
    ("h_queue", c_uint64, 104),
    ("queue_type", enum_MES_QUEUE_TYPE, 112),
    ("gds_base", c_uint32, 116),
    ("", union_MESAPI__ADD_QUEUE_0_18, 120),
    ("gws_base", c_uint32, 124),
    ("gws_size", c_uint32, 128),
    ("oa_mask", c_uint32, 132),
    ("trap_handler_addr", c_uint64, 136),
    ("vm_context_cntl", c_uint32, 144),
    ("", union_MESAPI__ADD_QUEUE_0_24, 148),
    ("api_status", struct_MES_API_STATUS, 152),
    ("tma_addr", c_uint64, 168),
    ("sch_id", c_uint32, 176),
    ("timestamp", c_uint64, 184),
    ("process_context_array_index", c_uint32, 192),
    ("gang_context_array_index", c_uint32, 196),
    ("pipe_id", c_uint32, 200),
    ("queue_id", c_uint32, 204),
    ("alignment_mode_setting", c_uint32, 208),
)

class union_MESAPI__ADD_QUEUE(Union):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE, 256, 8,
    ("", union_MESAPI__ADD_QUEUE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__REMOVE_QUEUE_0_3(Struct):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE_0_3, 4, 4,
    ("reserved01", c_uint32, 0, 1),
    ("unmap_kiq_utility_queue", c_uint32, 1, 1),
    ("preempt_legacy_gfx_queue", c_uint32, 2, 1),
    ("unmap_legacy_queue", c_uint32, 3, 1),
    ("reserved", c_uint32, 4, 28),
)

class union_MESAPI__REMOVE_QUEUE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE_0, 80, 8,
    ("header", union_MES_API_HEADER, 0),
    ("doorbell_offset", c_uint32, 4),
    ("gang_context_addr", c_uint64, 8),
    ("", union_MESAPI__REMOVE_QUEUE_0_3, 16),
    ("api_status", struct_MES_API_STATUS, 24),
    ("pipe_id", c_uint32, 40),
    ("queue_id", c_uint32, 44),
    ("tf_addr", c_uint64, 48),
    ("tf_data", c_uint32, 56),
    ("queue_type", enum_MES_QUEUE_TYPE, 60),
    ("timestamp", c_uint64, 64),
    ("gang_context_array_index", c_uint32, 72),
)

class union_MESAPI__REMOVE_QUEUE(Union):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE, 256, 8,
    ("", union_MESAPI__REMOVE_QUEUE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_SCHEDULING_CONFIG_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_SCHEDULING_CONFIG_0, 160, 8,
    ("header", union_MES_API_HEADER, 0),
    ("grace_period_other_levels", c_uint64 * 5, 8),
    ("process_quantum_for_level", c_uint64 * 5, 48),
    ("process_grace_period_same_level", c_uint64 * 5, 88),
    ("normal_yield_percent", c_uint32, 128),
    ("api_status", struct_MES_API_STATUS, 136),
    ("timestamp", c_uint64, 152),
)

class union_MESAPI__SET_SCHEDULING_CONFIG(Union):
    __slots__ = ()
layout(union_MESAPI__SET_SCHEDULING_CONFIG, 256, 8,
    ("", union_MESAPI__SET_SCHEDULING_CONFIG_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__PERFORM_YIELD_0(Struct):
    __slots__ = ()
layout(union_MESAPI__PERFORM_YIELD_0, 32, 8,
    ("header", union_MES_API_HEADER, 0),
    ("dummy", c_uint32, 4),
    ("api_status", struct_MES_API_STATUS, 8),
    ("timestamp", c_uint64, 24),
)

class union_MESAPI__PERFORM_YIELD(Union):
    __slots__ = ()
layout(union_MESAPI__PERFORM_YIELD, 256, 8,
    ("", union_MESAPI__PERFORM_YIELD_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0_9(Struct):
    __slots__ = ()
layout(union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0_9, 4, 4,
    ("queue_quantum_scale", c_uint32, 0, 2),
    ("queue_quantum_duration", c_uint32, 2, 8),
    ("apply_quantum_all_processes", c_uint32, 10, 1),
    ("reserved", c_uint32, 11, 21),
)

class union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0(Struct):
    __slots__ = ()
layout(union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0, 72, 8,
    ("header", union_MES_API_HEADER, 0),
    ("inprocess_gang_priority", c_uint32, 4),
    ("gang_global_priority_level", enum_MES_AMD_PRIORITY_LEVEL, 8),
    ("gang_quantum", c_uint64, 16),
    ("gang_context_addr", c_uint64, 24),
    ("api_status", struct_MES_API_STATUS, 32),
    ("doorbell_offset", c_uint32, 48),
    ("timestamp", c_uint64, 56),
    ("gang_context_array_index", c_uint32, 64),
    ("", union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0_9, 68),
)

class union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL(Union):
    __slots__ = ()
layout(union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL, 256, 8,
    ("", union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SUSPEND_0_1(Struct):
    __slots__ = ()
layout(union_MESAPI__SUSPEND_0_1, 4, 4,
    ("suspend_all_gangs", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class union_MESAPI__SUSPEND_0_6(Union):
    __slots__ = ()
layout(union_MESAPI__SUSPEND_0_6, 4, 4,
    ("return_value", c_uint32, 0),
    ("sch_id", c_uint32, 0),
)

class union_MESAPI__SUSPEND_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SUSPEND_0, 80, 8,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__SUSPEND_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("suspend_fence_addr", c_uint64, 16),
    ("suspend_fence_value", c_uint32, 24),
    ("api_status", struct_MES_API_STATUS, 32),
    ("", union_MESAPI__SUSPEND_0_6, 48),
    ("doorbell_offset", c_uint32, 52),
    ("timestamp", c_uint64, 56),
    ("legacy_uq_type", enum_MES_QUEUE_TYPE, 64),
    ("legacy_uq_priority_level", enum_MES_AMD_PRIORITY_LEVEL, 68),
    ("gang_context_array_index", c_uint32, 72),
)

class union_MESAPI__SUSPEND(Union):
    __slots__ = ()
layout(union_MESAPI__SUSPEND, 256, 8,
    ("", union_MESAPI__SUSPEND_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__RESUME_0_1(Struct):
    __slots__ = ()
layout(union_MESAPI__RESUME_0_1, 4, 4,
    ("resume_all_gangs", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class union_MESAPI__RESUME_0(Struct):
    __slots__ = ()
layout(union_MESAPI__RESUME_0, 56, 8,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__RESUME_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("api_status", struct_MES_API_STATUS, 16),
    ("doorbell_offset", c_uint32, 32),
    ("timestamp", c_uint64, 40),
    ("gang_context_array_index", c_uint32, 48),
)

class union_MESAPI__RESUME(Union):
    __slots__ = ()
layout(union_MESAPI__RESUME, 256, 8,
    ("", union_MESAPI__RESUME_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__RESET_0_1(Struct):
    __slots__ = ()
layout(union_MESAPI__RESET_0_1, 4, 4,
    ("reset_queue_only", c_uint32, 0, 1),
    ("hang_detect_then_reset", c_uint32, 1, 1),
    ("hang_detect_only", c_uint32, 2, 1),
    ("reset_legacy_gfx", c_uint32, 3, 1),
    ("use_connected_queue_index", c_uint32, 4, 1),
    ("use_connected_queue_index_p1", c_uint32, 5, 1),
    ("reserved", c_uint32, 6, 26),
)

class union_MESAPI__RESET_0(Struct):
    __slots__ = ()
layout(union_MESAPI__RESET_0, 160, 8,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__RESET_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("doorbell_offset", c_uint32, 16),
    ("doorbell_offset_addr", c_uint64, 24),
    ("queue_type", enum_MES_QUEUE_TYPE, 32),
    ("pipe_id_lp", c_uint32, 36),
    ("queue_id_lp", c_uint32, 40),
    ("vmid_id_lp", c_uint32, 44),
    ("mqd_mc_addr_lp", c_uint64, 48),
    ("doorbell_offset_lp", c_uint32, 56),
    ("wptr_addr_lp", c_uint64, 64),
    ("pipe_id_hp", c_uint32, 72),
    ("queue_id_hp", c_uint32, 76),
    ("vmid_id_hp", c_uint32, 80),
    ("mqd_mc_addr_hp", c_uint64, 88),
    ("doorbell_offset_hp", c_uint32, 96),
    ("wptr_addr_hp", c_uint64, 104),
    ("api_status", struct_MES_API_STATUS, 112),
    ("active_vmids", c_uint32, 128),
    ("timestamp", c_uint64, 136),
    ("gang_context_array_index", c_uint32, 144),
    ("connected_queue_index", c_uint32, 148),
    ("connected_queue_index_p1", c_uint32, 152),
)

class union_MESAPI__RESET(Union):
    __slots__ = ()
layout(union_MESAPI__RESET, 256, 8,
    ("", union_MESAPI__RESET_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_LOGGING_BUFFER_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_LOGGING_BUFFER_0, 56, 8,
    ("header", union_MES_API_HEADER, 0),
    ("log_type", enum_MES_QUEUE_TYPE, 4),
    ("logging_buffer_addr", c_uint64, 8),
    ("number_of_entries", c_uint32, 16),
    ("interrupt_entry", c_uint32, 20),
    ("api_status", struct_MES_API_STATUS, 24),
    ("timestamp", c_uint64, 40),
    ("vmid", c_uint32, 48),
)

class union_MESAPI__SET_LOGGING_BUFFER(Union):
    __slots__ = ()
layout(union_MESAPI__SET_LOGGING_BUFFER, 256, 8,
    ("", union_MESAPI__SET_LOGGING_BUFFER_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)
enum_MES_API_QUERY_MES_OPCODE = c_uint32
MES_API_QUERY_MES__GET_CTX_ARRAY_SIZE = 0
MES_API_QUERY_MES__CHECK_HEALTHY = 1
MES_API_QUERY_MES__MAX = 2
QUERY_MES_MAX_SIZE_IN_DWORDS = 20

class struct_MES_API_QUERY_MES__CTX_ARRAY_SIZE(Struct):
    __slots__ = ()
layout(struct_MES_API_QUERY_MES__CTX_ARRAY_SIZE, 16, 8,
    ("proc_ctx_array_size_addr", c_uint64, 0),
    ("gang_ctx_array_size_addr", c_uint64, 8),
)

class struct_MES_API_QUERY_MES__HEALTHY_CHECK(Struct):
    __slots__ = ()
layout(struct_MES_API_QUERY_MES__HEALTHY_CHECK, 8, 8,
    ("healthy_addr", c_uint64, 0),
)

class union_MESAPI__QUERY_MES_STATUS_0_4(Union):
    __slots__ = ()
layout(union_MESAPI__QUERY_MES_STATUS_0_4, 80, 8,
    ("ctx_array_size", struct_MES_API_QUERY_MES__CTX_ARRAY_SIZE, 0),
    ("healthy_check", struct_MES_API_QUERY_MES__HEALTHY_CHECK, 0),
    ("data", c_uint32 * 20, 0),
)

class union_MESAPI__QUERY_MES_STATUS_0(Struct):
    __slots__ = ()
layout(union_MESAPI__QUERY_MES_STATUS_0, 112, 8,
    ("header", union_MES_API_HEADER, 0),
    ("subopcode", enum_MES_API_QUERY_MES_OPCODE, 4),
    ("api_status", struct_MES_API_STATUS, 8),
    ("timestamp", c_uint64, 24),
    ("", union_MESAPI__QUERY_MES_STATUS_0_4, 32),
)

class union_MESAPI__QUERY_MES_STATUS(Union):
    __slots__ = ()
layout(union_MESAPI__QUERY_MES_STATUS, 256, 8,
    ("", union_MESAPI__QUERY_MES_STATUS_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_DEBUG_VMID_0_2_flags(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_DEBUG_VMID_0_2_flags, 4, 4,
    ("use_gds", c_uint32, 0, 1),
    ("operation", c_uint32, 1, 2),
    ("reserved", c_uint32, 3, 29),
)

class union_MESAPI__SET_DEBUG_VMID_0_2(Union):
    __slots__ = ()
layout(union_MESAPI__SET_DEBUG_VMID_0_2, 4, 4,
    ("flags", union_MESAPI__SET_DEBUG_VMID_0_2_flags, 0),
    ("u32All", c_uint32, 0),
)

class union_MESAPI__SET_DEBUG_VMID_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_DEBUG_VMID_0, 128, 8,
    ("header", union_MES_API_HEADER, 0),
    ("api_status", struct_MES_API_STATUS, 8),
    ("", union_MESAPI__SET_DEBUG_VMID_0_2, 24),
    ("reserved", c_uint32, 28),
    ("debug_vmid", c_uint32, 32),
    ("process_context_addr", c_uint64, 40),
    ("page_table_base_addr", c_uint64, 48),
    ("process_va_start", c_uint64, 56),
    ("process_va_end", c_uint64, 64),
    ("gds_base", c_uint32, 72),
    ("gds_size", c_uint32, 76),
    ("gws_base", c_uint32, 80),
    ("gws_size", c_uint32, 84),
    ("oa_mask", c_uint32, 88),
    ("output_addr", c_uint64, 96),
    ("timestamp", c_uint64, 104),
    ("process_vm_cntl", c_uint32, 112),
    ("queue_type", enum_MES_QUEUE_TYPE, 116),
    ("process_context_array_index", c_uint32, 120),
    ("alignment_mode_setting", c_uint32, 124),
)

class union_MESAPI__SET_DEBUG_VMID(Union):
    __slots__ = ()
layout(union_MESAPI__SET_DEBUG_VMID, 256, 8,
    ("", union_MESAPI__SET_DEBUG_VMID_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)
enum_MESAPI_MISC_OPCODE = c_uint32
MESAPI_MISC__WRITE_REG = 0
MESAPI_MISC__INV_GART = 1
MESAPI_MISC__QUERY_STATUS = 2
MESAPI_MISC__READ_REG = 3
MESAPI_MISC__WAIT_REG_MEM = 4
MESAPI_MISC__SET_SHADER_DEBUGGER = 5
MESAPI_MISC__NOTIFY_WORK_ON_UNMAPPED_QUEUE = 6
MESAPI_MISC__NOTIFY_TO_UNMAP_PROCESSES = 7
MESAPI_MISC__QUERY_HUNG_ENGINE_ID = 8
MESAPI_MISC__CHANGE_CONFIG = 9
MESAPI_MISC__LAUNCH_CLEANER_SHADER = 10
MESAPI_MISC__SETUP_MES_DBGEXT = 11
MESAPI_MISC__MAX = 12
MISC_DATA_MAX_SIZE_IN_DWORDS = 20

class struct_WRITE_REG(Struct):
    __slots__ = ()
layout(struct_WRITE_REG, 8, 4,
    ("reg_offset", c_uint32, 0),
    ("reg_value", c_uint32, 4),
)

class struct_READ_REG_option_bits(Struct):
    __slots__ = ()
layout(struct_READ_REG_option_bits, 4, 4,
    ("read64Bits", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class struct_READ_REG_option(Union):
    __slots__ = ()
layout(struct_READ_REG_option, 4, 4,
    ("bits", struct_READ_REG_option_bits, 0),
    ("all", c_uint32, 0),
)

class struct_READ_REG(Struct):
    __slots__ = ()
layout(struct_READ_REG, 24, 8,
    ("reg_offset", c_uint32, 0),
    ("buffer_addr", c_uint64, 8),
    ("option", struct_READ_REG_option, 16),
)

class struct_INV_GART(Struct):
    __slots__ = ()
layout(struct_INV_GART, 16, 8,
    ("inv_range_va_start", c_uint64, 0),
    ("inv_range_size", c_uint64, 8),
)

class struct_QUERY_STATUS(Struct):
    __slots__ = ()
layout(struct_QUERY_STATUS, 4, 4,
    ("context_id", c_uint32, 0),
)
enum_WRM_OPERATION = c_uint32
WRM_OPERATION__WAIT_REG_MEM = 0
WRM_OPERATION__WR_WAIT_WR_REG = 1
WRM_OPERATION__MAX = 2

class struct_WAIT_REG_MEM(Struct):
    __slots__ = ()
layout(struct_WAIT_REG_MEM, 20, 4,
    ("op", enum_WRM_OPERATION, 0),
    ("reference", c_uint32, 4),
    ("mask", c_uint32, 8),
    ("reg_offset1", c_uint32, 12),
    ("reg_offset2", c_uint32, 16),
)

class struct_SET_SHADER_DEBUGGER_flags_0(Struct):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER_flags_0, 4, 4,
    ("single_memop", c_uint32, 0, 1),
    ("single_alu_op", c_uint32, 1, 1),
    ("reserved", c_uint32, 2, 30),
)

class struct_SET_SHADER_DEBUGGER_flags(Union):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER_flags, 4, 4,
    ("", struct_SET_SHADER_DEBUGGER_flags_0, 0),
    ("u32all", c_uint32, 0),
)

class struct_SET_SHADER_DEBUGGER(Struct):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER, 40, 8,
    ("process_context_addr", c_uint64, 0),
    ("flags", struct_SET_SHADER_DEBUGGER_flags, 8),
    ("spi_gdbg_per_vmid_cntl", c_uint32, 12),
    ("tcp_watch_cntl", c_uint32 * 4, 16),
    ("trap_en", c_uint32, 32),
)

class struct_SET_GANG_SUBMIT(Struct):
    __slots__ = ()
layout(struct_SET_GANG_SUBMIT, 24, 8,
    ("gang_context_addr", c_uint64, 0),
    ("slave_gang_context_addr", c_uint64, 8),
    ("gang_context_array_index", c_uint32, 16),
    ("slave_gang_context_array_index", c_uint32, 20),
)
enum_MESAPI_MISC__CHANGE_CONFIG_OPTION = c_uint32
MESAPI_MISC__CHANGE_CONFIG_OPTION_LIMIT_SINGLE_PROCESS = 0
MESAPI_MISC__CHANGE_CONFIG_OPTION_ENABLE_HWS_LOGGING_BUFFER = 1
MESAPI_MISC__CHANGE_CONFIG_OPTION_CHANGE_TDR_CONFIG = 2
MESAPI_MISC__CHANGE_CONFIG_OPTION_MAX = 31

class struct_CHANGE_CONFIG_option_bits(Struct):
    __slots__ = ()
layout(struct_CHANGE_CONFIG_option_bits, 4, 4,
    ("limit_single_process", c_uint32, 0, 1),
    ("enable_hws_logging_buffer", c_uint32, 1, 1),
    ("reserved", c_uint32, 2, 30),
)

class struct_CHANGE_CONFIG_option(Union):
    __slots__ = ()
layout(struct_CHANGE_CONFIG_option, 4, 4,
    ("bits", struct_CHANGE_CONFIG_option_bits, 0),
    ("all", c_uint32, 0),
)

class struct_CHANGE_CONFIG_tdr_config(Struct):
    __slots__ = ()
layout(struct_CHANGE_CONFIG_tdr_config, 8, 4,
    ("tdr_level", c_uint32, 0),
    ("tdr_delay", c_uint32, 4),
)

class struct_CHANGE_CONFIG(Struct):
    __slots__ = ()
layout(struct_CHANGE_CONFIG, 16, 4,
    ("opcode", enum_MESAPI_MISC__CHANGE_CONFIG_OPTION, 0),
    ("option", struct_CHANGE_CONFIG_option, 4),
    ("tdr_config", struct_CHANGE_CONFIG_tdr_config, 8),
)

class union_MESAPI__MISC_0_3(Union):
    __slots__ = ()
layout(union_MESAPI__MISC_0_3, 80, 8,
    ("write_reg", struct_WRITE_REG, 0),
    ("inv_gart", struct_INV_GART, 0),
    ("query_status", struct_QUERY_STATUS, 0),
    ("read_reg", struct_READ_REG, 0),
    ("wait_reg_mem", struct_WAIT_REG_MEM, 0),
    ("set_shader_debugger", struct_SET_SHADER_DEBUGGER, 0),
    ("queue_sch_level", enum_MES_AMD_PRIORITY_LEVEL, 0),
    ("change_config", struct_CHANGE_CONFIG, 0),
    ("data", c_uint32 * 20, 0),
)

class union_MESAPI__MISC_0(Struct):
    __slots__ = ()
layout(union_MESAPI__MISC_0, 120, 8,
    ("header", union_MES_API_HEADER, 0),
    ("opcode", enum_MESAPI_MISC_OPCODE, 4),
    ("api_status", struct_MES_API_STATUS, 8),
    ("", union_MESAPI__MISC_0_3, 24),
    ("timestamp", c_uint64, 104),
    ("doorbell_offset", c_uint32, 112),
    ("os_fence", c_uint32, 116),
)

class union_MESAPI__MISC(Union):
    __slots__ = ()
layout(union_MESAPI__MISC, 256, 8,
    ("", union_MESAPI__MISC_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0, 56, 8,
    ("header", union_MES_API_HEADER, 0),
    ("page_table_base_addr", c_uint64, 8),
    ("process_context_addr", c_uint64, 16),
    ("api_status", struct_MES_API_STATUS, 24),
    ("timestamp", c_uint64, 40),
    ("process_context_array_index", c_uint32, 48),
)

class union_MESAPI__UPDATE_ROOT_PAGE_TABLE(Union):
    __slots__ = ()
layout(union_MESAPI__UPDATE_ROOT_PAGE_TABLE, 256, 8,
    ("", union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI_AMD_LOG_0(Struct):
    __slots__ = ()
layout(union_MESAPI_AMD_LOG_0, 48, 8,
    ("header", union_MES_API_HEADER, 0),
    ("p_buffer_memory", c_uint64, 8),
    ("p_buffer_size_used", c_uint64, 16),
    ("api_status", struct_MES_API_STATUS, 24),
    ("timestamp", c_uint64, 40),
)

class union_MESAPI_AMD_LOG(Union):
    __slots__ = ()
layout(union_MESAPI_AMD_LOG, 256, 8,
    ("", union_MESAPI_AMD_LOG_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)
enum_MES_SE_MODE = c_uint32
MES_SE_MODE_INVALID = 0
MES_SE_MODE_SINGLE_SE = 1
MES_SE_MODE_DUAL_SE = 2
MES_SE_MODE_LOWER_POWER = 3

class union_MESAPI__SET_SE_MODE_0_4_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_SE_MODE_0_4_0, 4, 4,
    ("log_seq_time", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class union_MESAPI__SET_SE_MODE_0_4(Union):
    __slots__ = ()
layout(union_MESAPI__SET_SE_MODE_0_4, 4, 4,
    ("", union_MESAPI__SET_SE_MODE_0_4_0, 0),
    ("uint32_all", c_uint32, 0),
)

class union_MESAPI__SET_SE_MODE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_SE_MODE_0, 40, 8,
    ("header", union_MES_API_HEADER, 0),
    ("new_se_mode", enum_MES_SE_MODE, 4),
    ("cpg_ctxt_sync_fence_addr", c_uint64, 8),
    ("cpg_ctxt_sync_fence_value", c_uint32, 16),
    ("", union_MESAPI__SET_SE_MODE_0_4, 20),
    ("api_status", struct_MES_API_STATUS, 24),
)

class union_MESAPI__SET_SE_MODE(Union):
    __slots__ = ()
layout(union_MESAPI__SET_SE_MODE, 256, 8,
    ("", union_MESAPI__SET_SE_MODE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_GANG_SUBMIT_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_GANG_SUBMIT_0, 48, 8,
    ("header", union_MES_API_HEADER, 0),
    ("api_status", struct_MES_API_STATUS, 8),
    ("set_gang_submit", struct_SET_GANG_SUBMIT, 24),
)

class union_MESAPI__SET_GANG_SUBMIT(Union):
    __slots__ = ()
layout(union_MESAPI__SET_GANG_SUBMIT, 256, 8,
    ("", union_MESAPI__SET_GANG_SUBMIT_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)
_ENUMS = {
    "enum_MES_API_TYPE": "MES_API_TYPE_SCHEDULER MES_API_TYPE_MAX",
    "enum_MES_SCH_API_OPCODE": "MES_SCH_API_SET_HW_RSRC MES_SCH_API_SET_SCHEDULING_CONFIG MES_SCH_API_ADD_QUEUE MES_SCH_API_REMOVE_QUEUE MES_SCH_API_PERFORM_YIELD MES_SCH_API_SET_GANG_PRIORITY_LEVEL MES_SCH_API_SUSPEND MES_SCH_API_RESUME MES_SCH_API_RESET MES_SCH_API_SET_LOG_BUFFER MES_SCH_API_CHANGE_GANG_PRORITY MES_SCH_API_QUERY_SCHEDULER_STATUS MES_SCH_API_SET_DEBUG_VMID MES_SCH_API_MISC MES_SCH_API_UPDATE_ROOT_PAGE_TABLE MES_SCH_API_AMD_LOG MES_SCH_API_SET_SE_MODE MES_SCH_API_SET_GANG_SUBMIT MES_SCH_API_SET_HW_RSRC_1 MES_SCH_API_MAX",
    "enum_MES_AMD_PRIORITY_LEVEL": "AMD_PRIORITY_LEVEL_LOW AMD_PRIORITY_LEVEL_NORMAL AMD_PRIORITY_LEVEL_MEDIUM AMD_PRIORITY_LEVEL_HIGH AMD_PRIORITY_LEVEL_REALTIME AMD_PRIORITY_NUM_LEVELS",
    "enum_MES_QUEUE_TYPE": "MES_QUEUE_TYPE_GFX MES_QUEUE_TYPE_COMPUTE MES_QUEUE_TYPE_SDMA MES_QUEUE_TYPE_MAX MES_QUEUE_TYPE_SCHQ",
    "enum_MES_ERROR_CATEGORY_CODE_12": "MES_ERROR_API MES_ERROR_SCHEDULING MES_ERROR_UNKNOWN",
    "enum_VM_HUB_TYPE": "VM_HUB_TYPE_GC VM_HUB_TYPE_MM VM_HUB_TYPE_MAX",
    "enum_SET_DEBUG_VMID_OPERATIONS": "DEBUG_VMID_OP_PROGRAM DEBUG_VMID_OP_ALLOCATE DEBUG_VMID_OP_RELEASE DEBUG_VMID_OP_VM_SETUP",
    "enum_MES_MS_LOG_CONTEXT_STATE": "MES_LOG_CONTEXT_STATE_IDLE MES_LOG_CONTEXT_STATE_RUNNING MES_LOG_CONTEXT_STATE_READY MES_LOG_CONTEXT_STATE_READY_STANDBY MES_LOG_CONTEXT_STATE_INVALID",
    "enum_MES_MS_LOG_OPERATION": "MES_LOG_OPERATION_CONTEXT_STATE_CHANGE MES_LOG_OPERATION_QUEUE_NEW_WORK MES_LOG_OPERATION_QUEUE_UNWAIT_SYNC_OBJECT MES_LOG_OPERATION_QUEUE_NO_MORE_WORK MES_LOG_OPERATION_QUEUE_WAIT_SYNC_OBJECT MES_LOG_OPERATION_QUEUE_INVALID",
    "enum_MES_SWIP_TO_HWIP_DEF": "MES_MAX_HWIP_SEGMENT",
    "enum_MES_API_QUERY_MES_OPCODE": "MES_API_QUERY_MES__GET_CTX_ARRAY_SIZE MES_API_QUERY_MES__CHECK_HEALTHY MES_API_QUERY_MES__MAX",
    "enum_MESAPI_MISC_OPCODE": "MESAPI_MISC__WRITE_REG MESAPI_MISC__INV_GART MESAPI_MISC__QUERY_STATUS MESAPI_MISC__READ_REG MESAPI_MISC__WAIT_REG_MEM MESAPI_MISC__SET_SHADER_DEBUGGER MESAPI_MISC__NOTIFY_WORK_ON_UNMAPPED_QUEUE MESAPI_MISC__NOTIFY_TO_UNMAP_PROCESSES MESAPI_MISC__QUERY_HUNG_ENGINE_ID MESAPI_MISC__CHANGE_CONFIG MESAPI_MISC__LAUNCH_CLEANER_SHADER MESAPI_MISC__SETUP_MES_DBGEXT MESAPI_MISC__MAX",
    "enum_WRM_OPERATION": "WRM_OPERATION__WAIT_REG_MEM WRM_OPERATION__WR_WAIT_WR_REG WRM_OPERATION__MAX",
    "enum_MESAPI_MISC__CHANGE_CONFIG_OPTION": "MESAPI_MISC__CHANGE_CONFIG_OPTION_LIMIT_SINGLE_PROCESS MESAPI_MISC__CHANGE_CONFIG_OPTION_ENABLE_HWS_LOGGING_BUFFER MESAPI_MISC__CHANGE_CONFIG_OPTION_CHANGE_TDR_CONFIG MESAPI_MISC__CHANGE_CONFIG_OPTION_MAX",
    "enum_MES_SE_MODE": "MES_SE_MODE_INVALID MES_SE_MODE_SINGLE_SE MES_SE_MODE_DUAL_SE MES_SE_MODE_LOWER_POWER",
}
MES_API_VERSION = 0x14
AMDGPU_MES_LOG_BUFFER_SIZE = 0xc000
# skipped (empty): __MES_API_DEF_H__
# skipped (unknown): MES_ERR_CODE
