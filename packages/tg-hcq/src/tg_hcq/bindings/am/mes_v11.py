"""AMD micro engine scheduler, interface of gfx11."""

# Made by `tg-autogen gen am_mes_v11`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: mes_v11_api_def.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_bool, c_uint32, c_uint64, c_void_p

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
MES_SCH_API_PROGRAM_GDS = 12
MES_SCH_API_SET_DEBUG_VMID = 13
MES_SCH_API_MISC = 14
MES_SCH_API_UPDATE_ROOT_PAGE_TABLE = 15
MES_SCH_API_AMD_LOG = 16
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

class struct_MES_API_STATUS(Struct):
    __slots__ = ()
layout(struct_MES_API_STATUS, 16, 4,
    ("api_completion_fence_addr", c_uint64, 0),
    ("api_completion_fence_value", c_uint64, 8),
)
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
enum_MES_LOG_OPERATION = c_uint32
MES_LOG_OPERATION_CONTEXT_STATE_CHANGE = 0
MES_LOG_OPERATION_QUEUE_NEW_WORK = 1
MES_LOG_OPERATION_QUEUE_UNWAIT_SYNC_OBJECT = 2
MES_LOG_OPERATION_QUEUE_NO_MORE_WORK = 3
MES_LOG_OPERATION_QUEUE_WAIT_SYNC_OBJECT = 4
MES_LOG_OPERATION_QUEUE_INVALID = 15
enum_MES_LOG_CONTEXT_STATE = c_uint32
MES_LOG_CONTEXT_STATE_IDLE = 0
MES_LOG_CONTEXT_STATE_RUNNING = 1
MES_LOG_CONTEXT_STATE_READY = 2
MES_LOG_CONTEXT_STATE_READY_STANDBY = 3
MES_LOG_CONTEXT_STATE_INVALID = 15

class struct_MES_LOG_CONTEXT_STATE_CHANGE(Struct):
    __slots__ = ()
layout(struct_MES_LOG_CONTEXT_STATE_CHANGE, 12, 4,
    ("h_context", c_void_p, 0),
    ("new_context_state", enum_MES_LOG_CONTEXT_STATE, 8),
)

class struct_MES_LOG_QUEUE_NEW_WORK(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_NEW_WORK, 16, 4,
    ("h_queue", c_uint64, 0),
    ("reserved", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT, 16, 4,
    ("h_queue", c_uint64, 0),
    ("h_sync_object", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_NO_MORE_WORK(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_NO_MORE_WORK, 16, 4,
    ("h_queue", c_uint64, 0),
    ("reserved", c_uint64, 8),
)

class struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT(Struct):
    __slots__ = ()
layout(struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT, 16, 4,
    ("h_queue", c_uint64, 0),
    ("h_sync_object", c_uint64, 8),
)

class struct_MES_LOG_ENTRY_HEADER(Struct):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_HEADER, 32, 4,
    ("first_free_entry_index", c_uint32, 0),
    ("wraparound_count", c_uint32, 4),
    ("number_of_entries", c_uint64, 8),
    ("reserved", c_uint64 * 2, 16),
)

class struct_MES_LOG_ENTRY_DATA_3(Union):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_DATA_3, 16, 4,
    ("context_state_change", struct_MES_LOG_CONTEXT_STATE_CHANGE, 0),
    ("queue_new_work", struct_MES_LOG_QUEUE_NEW_WORK, 0),
    ("queue_unwait_sync_object", struct_MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT, 0),
    ("queue_no_more_work", struct_MES_LOG_QUEUE_NO_MORE_WORK, 0),
    ("queue_wait_sync_object", struct_MES_LOG_QUEUE_WAIT_SYNC_OBJECT, 0),
    ("all", c_uint64 * 2, 0),
)

class struct_MES_LOG_ENTRY_DATA(Struct):
    __slots__ = ()
layout(struct_MES_LOG_ENTRY_DATA, 32, 4,
    ("gpu_time_stamp", c_uint64, 0),
    ("operation_type", c_uint32, 8),
    ("reserved_operation_type_bits", c_uint32, 12),
    ("", struct_MES_LOG_ENTRY_DATA_3, 16),
)

class struct_MES_LOG_BUFFER(Struct):
    __slots__ = ()
layout(struct_MES_LOG_BUFFER, 64, 4,
    ("header", struct_MES_LOG_ENTRY_HEADER, 0),
    ("entries", struct_MES_LOG_ENTRY_DATA * 1, 32),
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
    ("use_add_queue_unmap_flag_addr", c_uint32, 15, 1),
    ("enable_mes_sch_stb_log", c_uint32, 16, 1),
    ("limit_single_process", c_uint32, 17, 1),
    ("is_strix_tmz_wa_enabled", c_uint32, 18, 1),
    ("enable_lr_compute_wa", c_uint32, 19, 1),
    ("reserved", c_uint32, 20, 12),
)

class union_MESAPI_SET_HW_RESOURCES_0_15(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_0_15, 4, 4,
    ("", union_MESAPI_SET_HW_RESOURCES_0_15_0, 0),
    ("uint32_t_all", c_uint32, 0),
)

class union_MESAPI_SET_HW_RESOURCES_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_0, 252, 4,
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
layout(union_MESAPI_SET_HW_RESOURCES, 256, 4,
    ("", union_MESAPI_SET_HW_RESOURCES_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI_SET_HW_RESOURCES_1_0_3_0(Struct):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1_0_3_0, 4, 4,
    ("enable_mes_info_ctx", c_uint32, 0, 1),
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
layout(union_MESAPI_SET_HW_RESOURCES_1_0, 60, 4,
    ("header", union_MES_API_HEADER, 0),
    ("api_status", struct_MES_API_STATUS, 4),
    ("timestamp", c_uint64, 20),
    ("", union_MESAPI_SET_HW_RESOURCES_1_0_3, 28),
    ("mes_info_ctx_mc_addr", c_uint64, 32),
    ("mes_info_ctx_size", c_uint32, 40),
    ("reserved1", c_uint64, 44),
    ("cleaner_shader_fence_mc_addr", c_uint64, 52),
)

class union_MESAPI_SET_HW_RESOURCES_1(Union):
    __slots__ = ()
layout(union_MESAPI_SET_HW_RESOURCES_1, 256, 4,
    ("", union_MESAPI_SET_HW_RESOURCES_1_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
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
    ("is_video_blit_queue", c_uint32, 17, 1),
    ("reserved", c_uint32, 18, 14),
)

class union_MESAPI__ADD_QUEUE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE_0, 212, 4,
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
    ("mqd_addr", c_uint64, 76),
    ("wptr_addr", c_uint64, 84),
    ("h_context", c_uint64, 92),
    ("h_queue", c_uint64, 100),
    ("queue_type", enum_MES_QUEUE_TYPE, 108),
    ("gds_base", c_uint32, 112),
    ("gds_size", c_uint32, 116),
    ("gws_base", c_uint32, 120),
    ("gws_size", c_uint32, 124),
    ("oa_mask", c_uint32, 128),
    ("trap_handler_addr", c_uint64, 132),
    ("vm_context_cntl", c_uint32, 140),
    ("", union_MESAPI__ADD_QUEUE_0_24, 144),
    ("api_status", struct_MES_API_STATUS, 148),
    ("tma_addr", c_uint64, 164),
    ("sch_id", c_uint32, 172),
    ("timestamp", c_uint64, 176),
    ("process_context_array_index", c_uint32, 184),
    ("gang_context_array_index", c_uint32, 188),
    ("pipe_id", c_uint32, 192),
    ("queue_id", c_uint32, 196),
    ("alignment_mode_setting", c_uint32, 200),
    ("unmap_flag_addr", c_uint64, 204),
)

class union_MESAPI__ADD_QUEUE(Union):
    __slots__ = ()
layout(union_MESAPI__ADD_QUEUE, 256, 4,
    ("", union_MESAPI__ADD_QUEUE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__REMOVE_QUEUE_0_3(Struct):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE_0_3, 4, 4,
    ("unmap_legacy_gfx_queue", c_uint32, 0, 1),
    ("unmap_kiq_utility_queue", c_uint32, 1, 1),
    ("preempt_legacy_gfx_queue", c_uint32, 2, 1),
    ("unmap_legacy_queue", c_uint32, 3, 1),
    ("reserved", c_uint32, 4, 28),
)

class union_MESAPI__REMOVE_QUEUE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE_0, 60, 4,
    ("header", union_MES_API_HEADER, 0),
    ("doorbell_offset", c_uint32, 4),
    ("gang_context_addr", c_uint64, 8),
    ("", union_MESAPI__REMOVE_QUEUE_0_3, 16),
    ("api_status", struct_MES_API_STATUS, 20),
    ("pipe_id", c_uint32, 36),
    ("queue_id", c_uint32, 40),
    ("tf_addr", c_uint64, 44),
    ("tf_data", c_uint32, 52),
    ("queue_type", enum_MES_QUEUE_TYPE, 56),
)

class union_MESAPI__REMOVE_QUEUE(Union):
    __slots__ = ()
layout(union_MESAPI__REMOVE_QUEUE, 256, 4,
    ("", union_MESAPI__REMOVE_QUEUE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_SCHEDULING_CONFIG_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_SCHEDULING_CONFIG_0, 144, 4,
    ("header", union_MES_API_HEADER, 0),
    ("grace_period_other_levels", c_uint64 * 5, 4),
    ("process_quantum_for_level", c_uint64 * 5, 44),
    ("process_grace_period_same_level", c_uint64 * 5, 84),
    ("normal_yield_percent", c_uint32, 124),
    ("api_status", struct_MES_API_STATUS, 128),
)

class union_MESAPI__SET_SCHEDULING_CONFIG(Union):
    __slots__ = ()
layout(union_MESAPI__SET_SCHEDULING_CONFIG, 256, 4,
    ("", union_MESAPI__SET_SCHEDULING_CONFIG_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__PERFORM_YIELD_0(Struct):
    __slots__ = ()
layout(union_MESAPI__PERFORM_YIELD_0, 24, 4,
    ("header", union_MES_API_HEADER, 0),
    ("dummy", c_uint32, 4),
    ("api_status", struct_MES_API_STATUS, 8),
)

class union_MESAPI__PERFORM_YIELD(Union):
    __slots__ = ()
layout(union_MESAPI__PERFORM_YIELD, 256, 4,
    ("", union_MESAPI__PERFORM_YIELD_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0(Struct):
    __slots__ = ()
layout(union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0, 44, 4,
    ("header", union_MES_API_HEADER, 0),
    ("inprocess_gang_priority", c_uint32, 4),
    ("gang_global_priority_level", enum_MES_AMD_PRIORITY_LEVEL, 8),
    ("gang_quantum", c_uint64, 12),
    ("gang_context_addr", c_uint64, 20),
    ("api_status", struct_MES_API_STATUS, 28),
)

class union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL(Union):
    __slots__ = ()
layout(union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL, 256, 4,
    ("", union_MESAPI__CHANGE_GANG_PRIORITY_LEVEL_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SUSPEND_0_1(Struct):
    __slots__ = ()
layout(union_MESAPI__SUSPEND_0_1, 4, 4,
    ("suspend_all_gangs", c_uint32, 0, 1),
    ("reserved", c_uint32, 1, 31),
)

class union_MESAPI__SUSPEND_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SUSPEND_0, 44, 4,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__SUSPEND_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("suspend_fence_addr", c_uint64, 16),
    ("suspend_fence_value", c_uint32, 24),
    ("api_status", struct_MES_API_STATUS, 28),
)

class union_MESAPI__SUSPEND(Union):
    __slots__ = ()
layout(union_MESAPI__SUSPEND, 256, 4,
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
layout(union_MESAPI__RESUME_0, 32, 4,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__RESUME_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("api_status", struct_MES_API_STATUS, 16),
)

class union_MESAPI__RESUME(Union):
    __slots__ = ()
layout(union_MESAPI__RESUME, 256, 4,
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
    ("reserved", c_uint32, 4, 28),
)

class union_MESAPI__RESET_0(Struct):
    __slots__ = ()
layout(union_MESAPI__RESET_0, 112, 4,
    ("header", union_MES_API_HEADER, 0),
    ("", union_MESAPI__RESET_0_1, 4),
    ("gang_context_addr", c_uint64, 8),
    ("doorbell_offset", c_uint32, 16),
    ("doorbell_offset_addr", c_uint64, 20),
    ("queue_type", enum_MES_QUEUE_TYPE, 28),
    ("pipe_id_lp", c_uint32, 32),
    ("queue_id_lp", c_uint32, 36),
    ("vmid_id_lp", c_uint32, 40),
    ("mqd_mc_addr_lp", c_uint64, 44),
    ("doorbell_offset_lp", c_uint32, 52),
    ("wptr_addr_lp", c_uint64, 56),
    ("pipe_id_hp", c_uint32, 64),
    ("queue_id_hp", c_uint32, 68),
    ("vmid_id_hp", c_uint32, 72),
    ("mqd_mc_addr_hp", c_uint64, 76),
    ("doorbell_offset_hp", c_uint32, 84),
    ("wptr_addr_hp", c_uint64, 88),
    ("api_status", struct_MES_API_STATUS, 96),
)

class union_MESAPI__RESET(Union):
    __slots__ = ()
layout(union_MESAPI__RESET, 256, 4,
    ("", union_MESAPI__RESET_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__SET_LOGGING_BUFFER_0(Struct):
    __slots__ = ()
layout(union_MESAPI__SET_LOGGING_BUFFER_0, 40, 4,
    ("header", union_MES_API_HEADER, 0),
    ("log_type", enum_MES_QUEUE_TYPE, 4),
    ("logging_buffer_addr", c_uint64, 8),
    ("number_of_entries", c_uint32, 16),
    ("interrupt_entry", c_uint32, 20),
    ("api_status", struct_MES_API_STATUS, 24),
)

class union_MESAPI__SET_LOGGING_BUFFER(Union):
    __slots__ = ()
layout(union_MESAPI__SET_LOGGING_BUFFER, 256, 4,
    ("", union_MESAPI__SET_LOGGING_BUFFER_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__QUERY_MES_STATUS_0(Struct):
    __slots__ = ()
layout(union_MESAPI__QUERY_MES_STATUS_0, 24, 4,
    ("header", union_MES_API_HEADER, 0),
    ("mes_healthy", c_bool, 4),
    ("api_status", struct_MES_API_STATUS, 8),
)

class union_MESAPI__QUERY_MES_STATUS(Union):
    __slots__ = ()
layout(union_MESAPI__QUERY_MES_STATUS, 256, 4,
    ("", union_MESAPI__QUERY_MES_STATUS_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__PROGRAM_GDS_0(Struct):
    __slots__ = ()
layout(union_MESAPI__PROGRAM_GDS_0, 48, 4,
    ("header", union_MES_API_HEADER, 0),
    ("process_context_addr", c_uint64, 4),
    ("gds_base", c_uint32, 12),
    ("gds_size", c_uint32, 16),
    ("gws_base", c_uint32, 20),
    ("gws_size", c_uint32, 24),
    ("oa_mask", c_uint32, 28),
    ("api_status", struct_MES_API_STATUS, 32),
)

class union_MESAPI__PROGRAM_GDS(Union):
    __slots__ = ()
layout(union_MESAPI__PROGRAM_GDS, 256, 4,
    ("", union_MESAPI__PROGRAM_GDS_0, 0),
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
layout(union_MESAPI__SET_DEBUG_VMID_0, 92, 4,
    ("header", union_MES_API_HEADER, 0),
    ("api_status", struct_MES_API_STATUS, 4),
    ("", union_MESAPI__SET_DEBUG_VMID_0_2, 20),
    ("reserved", c_uint32, 24),
    ("debug_vmid", c_uint32, 28),
    ("process_context_addr", c_uint64, 32),
    ("page_table_base_addr", c_uint64, 40),
    ("process_va_start", c_uint64, 48),
    ("process_va_end", c_uint64, 56),
    ("gds_base", c_uint32, 64),
    ("gds_size", c_uint32, 68),
    ("gws_base", c_uint32, 72),
    ("gws_size", c_uint32, 76),
    ("oa_mask", c_uint32, 80),
    ("output_addr", c_uint64, 84),
)

class union_MESAPI__SET_DEBUG_VMID(Union):
    __slots__ = ()
layout(union_MESAPI__SET_DEBUG_VMID, 256, 4,
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
MESAPI_MISC__CHANGE_CONFIG = 8
MESAPI_MISC__LAUNCH_CLEANER_SHADER = 9
MESAPI_MISC__MAX = 10
MISC_DATA_MAX_SIZE_IN_DWORDS = 20

class struct_WRITE_REG(Struct):
    __slots__ = ()
layout(struct_WRITE_REG, 8, 4,
    ("reg_offset", c_uint32, 0),
    ("reg_value", c_uint32, 4),
)

class struct_READ_REG(Struct):
    __slots__ = ()
layout(struct_READ_REG, 12, 4,
    ("reg_offset", c_uint32, 0),
    ("buffer_addr", c_uint64, 4),
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

class struct_INV_GART(Struct):
    __slots__ = ()
layout(struct_INV_GART, 16, 4,
    ("inv_range_va_start", c_uint64, 0),
    ("inv_range_size", c_uint64, 8),
)

class struct_QUERY_STATUS(Struct):
    __slots__ = ()
layout(struct_QUERY_STATUS, 4, 4,
    ("context_id", c_uint32, 0),
)

class struct_SET_SHADER_DEBUGGER_flags_0(Struct):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER_flags_0, 4, 4,
    ("single_memop", c_uint32, 0, 1),
    ("single_alu_op", c_uint32, 1, 1),
    ("reserved", c_uint32, 2, 29),
    ("process_ctx_flush", c_uint32, 31, 1),
)

class struct_SET_SHADER_DEBUGGER_flags(Union):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER_flags, 4, 4,
    ("", struct_SET_SHADER_DEBUGGER_flags_0, 0),
    ("u32all", c_uint32, 0),
)

class struct_SET_SHADER_DEBUGGER(Struct):
    __slots__ = ()
layout(struct_SET_SHADER_DEBUGGER, 36, 4,
    ("process_context_addr", c_uint64, 0),
    ("flags", struct_SET_SHADER_DEBUGGER_flags, 8),
    ("spi_gdbg_per_vmid_cntl", c_uint32, 12),
    ("tcp_watch_cntl", c_uint32 * 4, 16),
    ("trap_en", c_uint32, 32),
)
enum_MESAPI_MISC__CHANGE_CONFIG_OPTION = c_uint32
MESAPI_MISC__CHANGE_CONFIG_OPTION_LIMIT_SINGLE_PROCESS = 0
MESAPI_MISC__CHANGE_CONFIG_OPTION_ENABLE_HWS_LOGGING_BUFFER = 1
MESAPI_MISC__CHANGE_CONFIG_OPTION_CHANGE_TDR_CONFIG = 2
MESAPI_MISC__CHANGE_CONFIG_OPTION_MAX = 31

class struct_CHANGE_CONFIG_option_bits(Struct):
    __slots__ = ()
layout(struct_CHANGE_CONFIG_option_bits, 8, 4,
    ("limit_single_process", c_uint32, 0, 1),
    ("enable_hws_logging_buffer", c_uint32, 1, 1),
    ("reserved", c_uint32, 2, 31),
)

class struct_CHANGE_CONFIG_option(Union):
    __slots__ = ()
layout(struct_CHANGE_CONFIG_option, 8, 4,
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
layout(struct_CHANGE_CONFIG, 20, 4,
    ("opcode", enum_MESAPI_MISC__CHANGE_CONFIG_OPTION, 0),
    ("option", struct_CHANGE_CONFIG_option, 4),
    ("tdr_config", struct_CHANGE_CONFIG_tdr_config, 12),
)

class union_MESAPI__MISC_0_3(Union):
    __slots__ = ()
layout(union_MESAPI__MISC_0_3, 80, 4,
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
layout(union_MESAPI__MISC_0, 104, 4,
    ("header", union_MES_API_HEADER, 0),
    ("opcode", enum_MESAPI_MISC_OPCODE, 4),
    ("api_status", struct_MES_API_STATUS, 8),
    ("", union_MESAPI__MISC_0_3, 24),
)

class union_MESAPI__MISC(Union):
    __slots__ = ()
layout(union_MESAPI__MISC, 256, 4,
    ("", union_MESAPI__MISC_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0(Struct):
    __slots__ = ()
layout(union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0, 36, 4,
    ("header", union_MES_API_HEADER, 0),
    ("page_table_base_addr", c_uint64, 4),
    ("process_context_addr", c_uint64, 12),
    ("api_status", struct_MES_API_STATUS, 20),
)

class union_MESAPI__UPDATE_ROOT_PAGE_TABLE(Union):
    __slots__ = ()
layout(union_MESAPI__UPDATE_ROOT_PAGE_TABLE, 256, 4,
    ("", union_MESAPI__UPDATE_ROOT_PAGE_TABLE_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)

class union_MESAPI_AMD_LOG_0(Struct):
    __slots__ = ()
layout(union_MESAPI_AMD_LOG_0, 36, 4,
    ("header", union_MES_API_HEADER, 0),
    ("p_buffer_memory", c_uint64, 4),
    ("p_buffer_size_used", c_uint64, 12),
    ("api_status", struct_MES_API_STATUS, 20),
)

class union_MESAPI_AMD_LOG(Union):
    __slots__ = ()
layout(union_MESAPI_AMD_LOG, 256, 4,
    ("", union_MESAPI_AMD_LOG_0, 0),
    ("max_dwords_in_api", c_uint32 * 64, 0),
)
_ENUMS = {
    "enum_MES_API_TYPE": "MES_API_TYPE_SCHEDULER MES_API_TYPE_MAX",
    "enum_MES_SCH_API_OPCODE": "MES_SCH_API_SET_HW_RSRC MES_SCH_API_SET_SCHEDULING_CONFIG MES_SCH_API_ADD_QUEUE MES_SCH_API_REMOVE_QUEUE MES_SCH_API_PERFORM_YIELD MES_SCH_API_SET_GANG_PRIORITY_LEVEL MES_SCH_API_SUSPEND MES_SCH_API_RESUME MES_SCH_API_RESET MES_SCH_API_SET_LOG_BUFFER MES_SCH_API_CHANGE_GANG_PRORITY MES_SCH_API_QUERY_SCHEDULER_STATUS MES_SCH_API_PROGRAM_GDS MES_SCH_API_SET_DEBUG_VMID MES_SCH_API_MISC MES_SCH_API_UPDATE_ROOT_PAGE_TABLE MES_SCH_API_AMD_LOG MES_SCH_API_SET_HW_RSRC_1 MES_SCH_API_MAX",
    "enum_MES_AMD_PRIORITY_LEVEL": "AMD_PRIORITY_LEVEL_LOW AMD_PRIORITY_LEVEL_NORMAL AMD_PRIORITY_LEVEL_MEDIUM AMD_PRIORITY_LEVEL_HIGH AMD_PRIORITY_LEVEL_REALTIME AMD_PRIORITY_NUM_LEVELS",
    "enum_MES_QUEUE_TYPE": "MES_QUEUE_TYPE_GFX MES_QUEUE_TYPE_COMPUTE MES_QUEUE_TYPE_SDMA MES_QUEUE_TYPE_MAX",
    "enum_VM_HUB_TYPE": "VM_HUB_TYPE_GC VM_HUB_TYPE_MM VM_HUB_TYPE_MAX",
    "enum_SET_DEBUG_VMID_OPERATIONS": "DEBUG_VMID_OP_PROGRAM DEBUG_VMID_OP_ALLOCATE DEBUG_VMID_OP_RELEASE",
    "enum_MES_LOG_OPERATION": "MES_LOG_OPERATION_CONTEXT_STATE_CHANGE MES_LOG_OPERATION_QUEUE_NEW_WORK MES_LOG_OPERATION_QUEUE_UNWAIT_SYNC_OBJECT MES_LOG_OPERATION_QUEUE_NO_MORE_WORK MES_LOG_OPERATION_QUEUE_WAIT_SYNC_OBJECT MES_LOG_OPERATION_QUEUE_INVALID",
    "enum_MES_LOG_CONTEXT_STATE": "MES_LOG_CONTEXT_STATE_IDLE MES_LOG_CONTEXT_STATE_RUNNING MES_LOG_CONTEXT_STATE_READY MES_LOG_CONTEXT_STATE_READY_STANDBY MES_LOG_CONTEXT_STATE_INVALID",
    "enum_MES_SWIP_TO_HWIP_DEF": "MES_MAX_HWIP_SEGMENT",
    "enum_MESAPI_MISC_OPCODE": "MESAPI_MISC__WRITE_REG MESAPI_MISC__INV_GART MESAPI_MISC__QUERY_STATUS MESAPI_MISC__READ_REG MESAPI_MISC__WAIT_REG_MEM MESAPI_MISC__SET_SHADER_DEBUGGER MESAPI_MISC__NOTIFY_WORK_ON_UNMAPPED_QUEUE MESAPI_MISC__NOTIFY_TO_UNMAP_PROCESSES MESAPI_MISC__CHANGE_CONFIG MESAPI_MISC__LAUNCH_CLEANER_SHADER MESAPI_MISC__MAX",
    "enum_WRM_OPERATION": "WRM_OPERATION__WAIT_REG_MEM WRM_OPERATION__WR_WAIT_WR_REG WRM_OPERATION__MAX",
    "enum_MESAPI_MISC__CHANGE_CONFIG_OPTION": "MESAPI_MISC__CHANGE_CONFIG_OPTION_LIMIT_SINGLE_PROCESS MESAPI_MISC__CHANGE_CONFIG_OPTION_ENABLE_HWS_LOGGING_BUFFER MESAPI_MISC__CHANGE_CONFIG_OPTION_CHANGE_TDR_CONFIG MESAPI_MISC__CHANGE_CONFIG_OPTION_MAX",
}
MES_API_VERSION = 1
AMDGPU_MES_LOG_BUFFER_SIZE = 0x4000
# skipped (empty): __MES_API_DEF_H__
