"""PM4 packets of the scheduler and of gfx9 as structs."""

# Made by `tg-autogen gen am_pm4_structs`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: kfd_pm4_headers_ai.h kfd_pm4_opcodes.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_uint32

from tg_autogen.runtime import Struct, Union, layout


class union_PM4_MES_TYPE_3_HEADER_0(Struct):
    __slots__ = ()
layout(union_PM4_MES_TYPE_3_HEADER_0, 4, 4,
    ("reserved1", c_uint32, 0, 8),
    ("opcode", c_uint32, 8, 8),
    ("count", c_uint32, 16, 14),
    ("type", c_uint32, 30, 2),
)

class union_PM4_MES_TYPE_3_HEADER(Union):
    __slots__ = ()
layout(union_PM4_MES_TYPE_3_HEADER, 4, 4,
    ("", union_PM4_MES_TYPE_3_HEADER_0, 0),
    ("u32All", c_uint32, 0),
)
enum_mes_set_resources_queue_type_enum = c_uint32
queue_type__mes_set_resources__kernel_interface_queue_kiq = 0
queue_type__mes_set_resources__hsa_interface_queue_hiq = 1
queue_type__mes_set_resources__hsa_debug_interface_queue = 4

class struct_pm4_mes_set_resources_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_set_resources_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_1_bitfields2, 4, 4,
    ("vmid_mask", c_uint32, 0, 16),
    ("unmap_latency", c_uint32, 16, 8),
    ("reserved1", c_uint32, 24, 5),
    ("queue_type", enum_mes_set_resources_queue_type_enum, 29, 3),
)

class struct_pm4_mes_set_resources_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_1, 4, 4,
    ("bitfields2", struct_pm4_mes_set_resources_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_set_resources_6_bitfields7(Struct):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_6_bitfields7, 4, 4,
    ("oac_mask", c_uint32, 0, 16),
    ("reserved2", c_uint32, 16, 16),
)

class struct_pm4_mes_set_resources_6(Union):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_6, 4, 4,
    ("bitfields7", struct_pm4_mes_set_resources_6_bitfields7, 0),
    ("ordinal7", c_uint32, 0),
)

class struct_pm4_mes_set_resources_7_bitfields8(Struct):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_7_bitfields8, 4, 4,
    ("gds_heap_base", c_uint32, 0, 10),
    ("reserved3", c_uint32, 10, 1),
    ("gds_heap_size", c_uint32, 11, 10),
    ("reserved4", c_uint32, 21, 11),
)

class struct_pm4_mes_set_resources_7(Union):
    __slots__ = ()
layout(struct_pm4_mes_set_resources_7, 4, 4,
    ("bitfields8", struct_pm4_mes_set_resources_7_bitfields8, 0),
    ("ordinal8", c_uint32, 0),
)

class struct_pm4_mes_set_resources(Struct):
    __slots__ = ()
layout(struct_pm4_mes_set_resources, 32, 4,
    ("", struct_pm4_mes_set_resources_0, 0),
    ("", struct_pm4_mes_set_resources_1, 4),
    ("queue_mask_lo", c_uint32, 8),
    ("queue_mask_hi", c_uint32, 12),
    ("gws_mask_lo", c_uint32, 16),
    ("gws_mask_hi", c_uint32, 20),
    ("", struct_pm4_mes_set_resources_6, 24),
    ("", struct_pm4_mes_set_resources_7, 28),
)

class struct_pm4_mes_runlist_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_runlist_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_runlist_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_runlist_1_bitfields2, 4, 4,
    ("reserved1", c_uint32, 0, 2),
    ("ib_base_lo", c_uint32, 2, 30),
)

class struct_pm4_mes_runlist_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_runlist_1, 4, 4,
    ("bitfields2", struct_pm4_mes_runlist_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_runlist_3_bitfields4(Struct):
    __slots__ = ()
layout(struct_pm4_mes_runlist_3_bitfields4, 4, 4,
    ("ib_size", c_uint32, 0, 20),
    ("chain", c_uint32, 20, 1),
    ("offload_polling", c_uint32, 21, 1),
    ("chained_runlist_idle_disable", c_uint32, 22, 1),
    ("valid", c_uint32, 23, 1),
    ("process_cnt", c_uint32, 24, 4),
    ("reserved3", c_uint32, 28, 4),
)

class struct_pm4_mes_runlist_3(Union):
    __slots__ = ()
layout(struct_pm4_mes_runlist_3, 4, 4,
    ("bitfields4", struct_pm4_mes_runlist_3_bitfields4, 0),
    ("ordinal4", c_uint32, 0),
)

class struct_pm4_mes_runlist(Struct):
    __slots__ = ()
layout(struct_pm4_mes_runlist, 16, 4,
    ("", struct_pm4_mes_runlist_0, 0),
    ("", struct_pm4_mes_runlist_1, 4),
    ("ib_base_hi", c_uint32, 8),
    ("", struct_pm4_mes_runlist_3, 12),
)

class struct_pm4_mes_map_process_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_process_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_map_process_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_process_1_bitfields2, 4, 4,
    ("pasid", c_uint32, 0, 16),
    ("reserved1", c_uint32, 16, 1),
    ("exec_cleaner_shader", c_uint32, 17, 1),
    ("debug_vmid", c_uint32, 18, 4),
    ("new_debug", c_uint32, 22, 1),
    ("reserved2", c_uint32, 23, 1),
    ("diq_enable", c_uint32, 24, 1),
    ("process_quantum", c_uint32, 25, 7),
)

class struct_pm4_mes_map_process_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_process_1, 4, 4,
    ("bitfields2", struct_pm4_mes_map_process_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_map_process_13_bitfields14(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_process_13_bitfields14, 4, 4,
    ("num_gws", c_uint32, 0, 7),
    ("sdma_enable", c_uint32, 7, 1),
    ("num_oac", c_uint32, 8, 4),
    ("gds_size_hi", c_uint32, 12, 4),
    ("gds_size", c_uint32, 16, 6),
    ("num_queues", c_uint32, 22, 10),
)

class struct_pm4_mes_map_process_13(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_process_13, 4, 4,
    ("bitfields14", struct_pm4_mes_map_process_13_bitfields14, 0),
    ("ordinal14", c_uint32, 0),
)

class struct_pm4_mes_map_process(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_process, 64, 4,
    ("", struct_pm4_mes_map_process_0, 0),
    ("", struct_pm4_mes_map_process_1, 4),
    ("vm_context_page_table_base_addr_lo32", c_uint32, 8),
    ("vm_context_page_table_base_addr_hi32", c_uint32, 12),
    ("sh_mem_bases", c_uint32, 16),
    ("sh_mem_config", c_uint32, 20),
    ("sq_shader_tba_lo", c_uint32, 24),
    ("sq_shader_tba_hi", c_uint32, 28),
    ("sq_shader_tma_lo", c_uint32, 32),
    ("sq_shader_tma_hi", c_uint32, 36),
    ("reserved6", c_uint32, 40),
    ("gds_addr_lo", c_uint32, 44),
    ("gds_addr_hi", c_uint32, 48),
    ("", struct_pm4_mes_map_process_13, 52),
    ("completion_signal_lo", c_uint32, 56),
    ("completion_signal_hi", c_uint32, 60),
)

class struct_PM4_MES_MAP_PROCESS_VM_0(Union):
    __slots__ = ()
layout(struct_PM4_MES_MAP_PROCESS_VM_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_PM4_MES_MAP_PROCESS_VM(Struct):
    __slots__ = ()
layout(struct_PM4_MES_MAP_PROCESS_VM, 64, 4,
    ("", struct_PM4_MES_MAP_PROCESS_VM_0, 0),
    ("reserved1", c_uint32, 4),
    ("vm_context_cntl", c_uint32, 8),
    ("reserved2", c_uint32, 12),
    ("vm_context_page_table_end_addr_lo32", c_uint32, 16),
    ("vm_context_page_table_end_addr_hi32", c_uint32, 20),
    ("vm_context_page_table_start_addr_lo32", c_uint32, 24),
    ("vm_context_page_table_start_addr_hi32", c_uint32, 28),
    ("reserved3", c_uint32, 32),
    ("reserved4", c_uint32, 36),
    ("reserved5", c_uint32, 40),
    ("reserved6", c_uint32, 44),
    ("reserved7", c_uint32, 48),
    ("reserved8", c_uint32, 52),
    ("completion_signal_lo32", c_uint32, 56),
    ("completion_signal_hi32", c_uint32, 60),
)
enum_mes_map_queues_queue_sel_enum = c_uint32
queue_sel__mes_map_queues__map_to_specified_queue_slots_vi = 0
queue_sel__mes_map_queues__map_to_hws_determined_queue_slots_vi = 1
enum_mes_map_queues_queue_type_enum = c_uint32
queue_type__mes_map_queues__normal_compute_vi = 0
queue_type__mes_map_queues__debug_interface_queue_vi = 1
queue_type__mes_map_queues__normal_latency_static_queue_vi = 2
queue_type__mes_map_queues__low_latency_static_queue_vi = 3
enum_mes_map_queues_engine_sel_enum = c_uint32
engine_sel__mes_map_queues__compute_vi = 0
engine_sel__mes_map_queues__sdma0_vi = 2
engine_sel__mes_map_queues__sdma1_vi = 3
enum_mes_map_queues_extended_engine_sel_enum = c_uint32
extended_engine_sel__mes_map_queues__legacy_engine_sel = 0
extended_engine_sel__mes_map_queues__sdma0_to_7_sel = 1
extended_engine_sel__mes_map_queues__sdma8_to_15_sel = 2

class struct_pm4_mes_map_queues_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_queues_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_map_queues_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_queues_1_bitfields2, 4, 4,
    ("reserved1", c_uint32, 0, 2),
    ("extended_engine_sel", enum_mes_map_queues_extended_engine_sel_enum, 2, 2),
    ("queue_sel", enum_mes_map_queues_queue_sel_enum, 4, 2),
    ("reserved5", c_uint32, 6, 6),
    ("gws_control_queue", c_uint32, 12, 1),
    ("reserved2", c_uint32, 13, 8),
    ("queue_type", enum_mes_map_queues_queue_type_enum, 21, 3),
    ("reserved3", c_uint32, 24, 2),
    ("engine_sel", enum_mes_map_queues_engine_sel_enum, 26, 3),
    ("num_queues", c_uint32, 29, 3),
)

class struct_pm4_mes_map_queues_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_queues_1, 4, 4,
    ("bitfields2", struct_pm4_mes_map_queues_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_map_queues_2_bitfields3(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_queues_2_bitfields3, 4, 4,
    ("reserved3", c_uint32, 0, 1),
    ("check_disable", c_uint32, 1, 1),
    ("doorbell_offset", c_uint32, 2, 26),
    ("reserved4", c_uint32, 28, 4),
)

class struct_pm4_mes_map_queues_2(Union):
    __slots__ = ()
layout(struct_pm4_mes_map_queues_2, 4, 4,
    ("bitfields3", struct_pm4_mes_map_queues_2_bitfields3, 0),
    ("ordinal3", c_uint32, 0),
)

class struct_pm4_mes_map_queues(Struct):
    __slots__ = ()
layout(struct_pm4_mes_map_queues, 28, 4,
    ("", struct_pm4_mes_map_queues_0, 0),
    ("", struct_pm4_mes_map_queues_1, 4),
    ("", struct_pm4_mes_map_queues_2, 8),
    ("mqd_addr_lo", c_uint32, 12),
    ("mqd_addr_hi", c_uint32, 16),
    ("wptr_addr_lo", c_uint32, 20),
    ("wptr_addr_hi", c_uint32, 24),
)
enum_mes_query_status_interrupt_sel_enum = c_uint32
interrupt_sel__mes_query_status__completion_status = 0
interrupt_sel__mes_query_status__process_status = 1
interrupt_sel__mes_query_status__queue_status = 2
enum_mes_query_status_command_enum = c_uint32
command__mes_query_status__interrupt_only = 0
command__mes_query_status__fence_only_immediate = 1
command__mes_query_status__fence_only_after_write_ack = 2
command__mes_query_status__fence_wait_for_write_ack_send_interrupt = 3
enum_mes_query_status_engine_sel_enum = c_uint32
engine_sel__mes_query_status__compute = 0
engine_sel__mes_query_status__sdma0_queue = 2
engine_sel__mes_query_status__sdma1_queue = 3

class struct_pm4_mes_query_status_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_query_status_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_query_status_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_query_status_1_bitfields2, 4, 4,
    ("context_id", c_uint32, 0, 28),
    ("interrupt_sel", enum_mes_query_status_interrupt_sel_enum, 28, 2),
    ("command", enum_mes_query_status_command_enum, 30, 2),
)

class struct_pm4_mes_query_status_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_query_status_1, 4, 4,
    ("bitfields2", struct_pm4_mes_query_status_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_query_status_2_bitfields3a(Struct):
    __slots__ = ()
layout(struct_pm4_mes_query_status_2_bitfields3a, 4, 4,
    ("pasid", c_uint32, 0, 16),
    ("reserved1", c_uint32, 16, 16),
)

class struct_pm4_mes_query_status_2_bitfields3b(Struct):
    __slots__ = ()
layout(struct_pm4_mes_query_status_2_bitfields3b, 4, 4,
    ("reserved2", c_uint32, 0, 2),
    ("doorbell_offset", c_uint32, 2, 26),
    ("engine_sel", enum_mes_query_status_engine_sel_enum, 28, 3),
    ("reserved3", c_uint32, 31, 1),
)

class struct_pm4_mes_query_status_2(Union):
    __slots__ = ()
layout(struct_pm4_mes_query_status_2, 4, 4,
    ("bitfields3a", struct_pm4_mes_query_status_2_bitfields3a, 0),
    ("bitfields3b", struct_pm4_mes_query_status_2_bitfields3b, 0),
    ("ordinal3", c_uint32, 0),
)

class struct_pm4_mes_query_status(Struct):
    __slots__ = ()
layout(struct_pm4_mes_query_status, 28, 4,
    ("", struct_pm4_mes_query_status_0, 0),
    ("", struct_pm4_mes_query_status_1, 4),
    ("", struct_pm4_mes_query_status_2, 8),
    ("addr_lo", c_uint32, 12),
    ("addr_hi", c_uint32, 16),
    ("data_lo", c_uint32, 20),
    ("data_hi", c_uint32, 24),
)
enum_mes_unmap_queues_action_enum = c_uint32
action__mes_unmap_queues__preempt_queues = 0
action__mes_unmap_queues__reset_queues = 1
action__mes_unmap_queues__disable_process_queues = 2
action__mes_unmap_queues__reserved = 3
enum_mes_unmap_queues_queue_sel_enum = c_uint32
queue_sel__mes_unmap_queues__perform_request_on_specified_queues = 0
queue_sel__mes_unmap_queues__perform_request_on_pasid_queues = 1
queue_sel__mes_unmap_queues__unmap_all_queues = 2
queue_sel__mes_unmap_queues__unmap_all_non_static_queues = 3
enum_mes_unmap_queues_engine_sel_enum = c_uint32
engine_sel__mes_unmap_queues__compute = 0
engine_sel__mes_unmap_queues__sdma0 = 2
engine_sel__mes_unmap_queues__sdmal = 3
enum_mes_unmap_queues_extended_engine_sel_enum = c_uint32
extended_engine_sel__mes_unmap_queues__legacy_engine_sel = 0
extended_engine_sel__mes_unmap_queues__sdma0_to_7_sel = 1

class struct_pm4_mes_unmap_queues_0(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_1_bitfields2, 4, 4,
    ("action", enum_mes_unmap_queues_action_enum, 0, 2),
    ("extended_engine_sel", enum_mes_unmap_queues_extended_engine_sel_enum, 2, 2),
    ("queue_sel", enum_mes_unmap_queues_queue_sel_enum, 4, 2),
    ("reserved2", c_uint32, 6, 20),
    ("engine_sel", enum_mes_unmap_queues_engine_sel_enum, 26, 3),
    ("num_queues", c_uint32, 29, 3),
)

class struct_pm4_mes_unmap_queues_1(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_1, 4, 4,
    ("bitfields2", struct_pm4_mes_unmap_queues_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues_2_bitfields3a(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_2_bitfields3a, 4, 4,
    ("pasid", c_uint32, 0, 16),
    ("reserved3", c_uint32, 16, 16),
)

class struct_pm4_mes_unmap_queues_2_bitfields3b(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_2_bitfields3b, 4, 4,
    ("reserved4", c_uint32, 0, 2),
    ("doorbell_offset0", c_uint32, 2, 26),
    ("reserved5", c_int32, 28, 4),
)

class struct_pm4_mes_unmap_queues_2(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_2, 4, 4,
    ("bitfields3a", struct_pm4_mes_unmap_queues_2_bitfields3a, 0),
    ("bitfields3b", struct_pm4_mes_unmap_queues_2_bitfields3b, 0),
    ("ordinal3", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues_3_bitfields4(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_3_bitfields4, 4, 4,
    ("reserved6", c_uint32, 0, 2),
    ("doorbell_offset1", c_uint32, 2, 26),
    ("reserved7", c_uint32, 28, 4),
)

class struct_pm4_mes_unmap_queues_3(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_3, 4, 4,
    ("bitfields4", struct_pm4_mes_unmap_queues_3_bitfields4, 0),
    ("ordinal4", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues_4_bitfields5(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_4_bitfields5, 4, 4,
    ("reserved8", c_uint32, 0, 2),
    ("doorbell_offset2", c_uint32, 2, 26),
    ("reserved9", c_uint32, 28, 4),
)

class struct_pm4_mes_unmap_queues_4(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_4, 4, 4,
    ("bitfields5", struct_pm4_mes_unmap_queues_4_bitfields5, 0),
    ("ordinal5", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues_5_bitfields6(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_5_bitfields6, 4, 4,
    ("reserved10", c_uint32, 0, 2),
    ("doorbell_offset3", c_uint32, 2, 26),
    ("reserved11", c_uint32, 28, 4),
)

class struct_pm4_mes_unmap_queues_5(Union):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues_5, 4, 4,
    ("bitfields6", struct_pm4_mes_unmap_queues_5_bitfields6, 0),
    ("ordinal6", c_uint32, 0),
)

class struct_pm4_mes_unmap_queues(Struct):
    __slots__ = ()
layout(struct_pm4_mes_unmap_queues, 24, 4,
    ("", struct_pm4_mes_unmap_queues_0, 0),
    ("", struct_pm4_mes_unmap_queues_1, 4),
    ("", struct_pm4_mes_unmap_queues_2, 8),
    ("", struct_pm4_mes_unmap_queues_3, 12),
    ("", struct_pm4_mes_unmap_queues_4, 16),
    ("", struct_pm4_mes_unmap_queues_5, 20),
)
enum_mec_release_mem_event_index_enum = c_uint32
event_index__mec_release_mem__end_of_pipe = 5
event_index__mec_release_mem__shader_done = 6
enum_mec_release_mem_cache_policy_enum = c_uint32
cache_policy__mec_release_mem__lru = 0
cache_policy__mec_release_mem__stream = 1
enum_mec_release_mem_pq_exe_status_enum = c_uint32
pq_exe_status__mec_release_mem__default = 0
pq_exe_status__mec_release_mem__phase_update = 1
enum_mec_release_mem_dst_sel_enum = c_uint32
dst_sel__mec_release_mem__memory_controller = 0
dst_sel__mec_release_mem__tc_l2 = 1
dst_sel__mec_release_mem__queue_write_pointer_register = 2
dst_sel__mec_release_mem__queue_write_pointer_poll_mask_bit = 3
enum_mec_release_mem_int_sel_enum = c_uint32
int_sel__mec_release_mem__none = 0
int_sel__mec_release_mem__send_interrupt_only = 1
int_sel__mec_release_mem__send_interrupt_after_write_confirm = 2
int_sel__mec_release_mem__send_data_after_write_confirm = 3
int_sel__mec_release_mem__unconditionally_send_int_ctxid = 4
int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_32_bit_compare = 5
int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_64_bit_compare = 6
enum_mec_release_mem_data_sel_enum = c_uint32
data_sel__mec_release_mem__none = 0
data_sel__mec_release_mem__send_32_bit_low = 1
data_sel__mec_release_mem__send_64_bit_data = 2
data_sel__mec_release_mem__send_gpu_clock_counter = 3
data_sel__mec_release_mem__send_cp_perfcounter_hi_lo = 4
data_sel__mec_release_mem__store_gds_data_to_memory = 5

class struct_pm4_mec_release_mem_0(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mec_release_mem_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_1_bitfields2, 4, 4,
    ("event_type", c_uint32, 0, 6),
    ("reserved1", c_uint32, 6, 2),
    ("event_index", enum_mec_release_mem_event_index_enum, 8, 4),
    ("tcl1_vol_action_ena", c_uint32, 12, 1),
    ("tc_vol_action_ena", c_uint32, 13, 1),
    ("reserved2", c_uint32, 14, 1),
    ("tc_wb_action_ena", c_uint32, 15, 1),
    ("tcl1_action_ena", c_uint32, 16, 1),
    ("tc_action_ena", c_uint32, 17, 1),
    ("reserved3", c_uint32, 18, 1),
    ("tc_nc_action_ena", c_uint32, 19, 1),
    ("tc_wc_action_ena", c_uint32, 20, 1),
    ("tc_md_action_ena", c_uint32, 21, 1),
    ("reserved4", c_uint32, 22, 3),
    ("cache_policy", enum_mec_release_mem_cache_policy_enum, 25, 2),
    ("reserved5", c_uint32, 27, 2),
    ("pq_exe_status", enum_mec_release_mem_pq_exe_status_enum, 29, 1),
    ("reserved6", c_uint32, 30, 2),
)

class struct_pm4_mec_release_mem_1(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_1, 4, 4,
    ("bitfields2", struct_pm4_mec_release_mem_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mec_release_mem_2_bitfields3(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_2_bitfields3, 4, 4,
    ("reserved7", c_uint32, 0, 16),
    ("dst_sel", enum_mec_release_mem_dst_sel_enum, 16, 2),
    ("reserved8", c_uint32, 18, 6),
    ("int_sel", enum_mec_release_mem_int_sel_enum, 24, 3),
    ("reserved9", c_uint32, 27, 2),
    ("data_sel", enum_mec_release_mem_data_sel_enum, 29, 3),
)

class struct_pm4_mec_release_mem_2(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_2, 4, 4,
    ("bitfields3", struct_pm4_mec_release_mem_2_bitfields3, 0),
    ("ordinal3", c_uint32, 0),
)

class struct_pm4_mec_release_mem_3_bitfields4(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_3_bitfields4, 4, 4,
    ("reserved10", c_uint32, 0, 2),
    ("address_lo_32b", c_uint32, 2, 30),
)

class struct_pm4_mec_release_mem_3_bitfields4b(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_3_bitfields4b, 4, 4,
    ("reserved11", c_uint32, 0, 3),
    ("address_lo_64b", c_uint32, 3, 29),
)

class struct_pm4_mec_release_mem_3(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_3, 4, 4,
    ("bitfields4", struct_pm4_mec_release_mem_3_bitfields4, 0),
    ("bitfields4b", struct_pm4_mec_release_mem_3_bitfields4b, 0),
    ("reserved12", c_uint32, 0),
    ("ordinal4", c_uint32, 0),
)

class struct_pm4_mec_release_mem_4(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_4, 4, 4,
    ("address_hi", c_uint32, 0),
    ("reserved13", c_uint32, 0),
    ("ordinal5", c_uint32, 0),
)

class struct_pm4_mec_release_mem_5_bitfields6c(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_5_bitfields6c, 4, 4,
    ("dw_offset", c_uint32, 0, 16),
    ("num_dwords", c_uint32, 16, 16),
)

class struct_pm4_mec_release_mem_5(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_5, 4, 4,
    ("data_lo", c_uint32, 0),
    ("cmp_data_lo", c_uint32, 0),
    ("bitfields6c", struct_pm4_mec_release_mem_5_bitfields6c, 0),
    ("reserved14", c_uint32, 0),
    ("ordinal6", c_uint32, 0),
)

class struct_pm4_mec_release_mem_6(Union):
    __slots__ = ()
layout(struct_pm4_mec_release_mem_6, 4, 4,
    ("data_hi", c_uint32, 0),
    ("cmp_data_hi", c_uint32, 0),
    ("reserved15", c_uint32, 0),
    ("reserved16", c_uint32, 0),
    ("ordinal7", c_uint32, 0),
)

class struct_pm4_mec_release_mem(Struct):
    __slots__ = ()
layout(struct_pm4_mec_release_mem, 32, 4,
    ("", struct_pm4_mec_release_mem_0, 0),
    ("", struct_pm4_mec_release_mem_1, 4),
    ("", struct_pm4_mec_release_mem_2, 8),
    ("", struct_pm4_mec_release_mem_3, 12),
    ("", struct_pm4_mec_release_mem_4, 16),
    ("", struct_pm4_mec_release_mem_5, 20),
    ("", struct_pm4_mec_release_mem_6, 24),
    ("int_ctxid", c_uint32, 28),
)
enum_WRITE_DATA_dst_sel_enum = c_uint32
dst_sel___write_data__mem_mapped_register = 0
dst_sel___write_data__tc_l2 = 2
dst_sel___write_data__gds = 3
dst_sel___write_data__memory = 5
dst_sel___write_data__memory_mapped_adc_persistent_state = 6
enum_WRITE_DATA_addr_incr_enum = c_uint32
addr_incr___write_data__increment_address = 0
addr_incr___write_data__do_not_increment_address = 1
enum_WRITE_DATA_wr_confirm_enum = c_uint32
wr_confirm___write_data__do_not_wait_for_write_confirmation = 0
wr_confirm___write_data__wait_for_write_confirmation = 1
enum_WRITE_DATA_cache_policy_enum = c_uint32
cache_policy___write_data__lru = 0
cache_policy___write_data__stream = 1

class struct_pm4_mec_write_data_mmio_0(Union):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio_0, 4, 4,
    ("header", union_PM4_MES_TYPE_3_HEADER, 0),
    ("ordinal1", c_uint32, 0),
)

class struct_pm4_mec_write_data_mmio_1_bitfields2(Struct):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio_1_bitfields2, 4, 4,
    ("reserved1", c_uint32, 0, 8),
    ("dst_sel", c_uint32, 8, 4),
    ("reserved2", c_uint32, 12, 4),
    ("addr_incr", c_uint32, 16, 1),
    ("reserved3", c_uint32, 17, 2),
    ("resume_vf", c_uint32, 19, 1),
    ("wr_confirm", c_uint32, 20, 1),
    ("reserved4", c_uint32, 21, 4),
    ("cache_policy", c_uint32, 25, 2),
    ("reserved5", c_uint32, 27, 5),
)

class struct_pm4_mec_write_data_mmio_1(Union):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio_1, 4, 4,
    ("bitfields2", struct_pm4_mec_write_data_mmio_1_bitfields2, 0),
    ("ordinal2", c_uint32, 0),
)

class struct_pm4_mec_write_data_mmio_2_bitfields3(Struct):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio_2_bitfields3, 4, 4,
    ("dst_mmreg_addr", c_uint32, 0, 18),
    ("reserved6", c_uint32, 18, 14),
)

class struct_pm4_mec_write_data_mmio_2(Union):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio_2, 4, 4,
    ("bitfields3", struct_pm4_mec_write_data_mmio_2_bitfields3, 0),
    ("ordinal3", c_uint32, 0),
)

class struct_pm4_mec_write_data_mmio(Struct):
    __slots__ = ()
layout(struct_pm4_mec_write_data_mmio, 20, 4,
    ("", struct_pm4_mec_write_data_mmio_0, 0),
    ("", struct_pm4_mec_write_data_mmio_1, 4),
    ("", struct_pm4_mec_write_data_mmio_2, 8),
    ("reserved7", c_uint32, 12),
    ("data", c_uint32, 16),
)
CACHE_FLUSH_AND_INV_TS_EVENT = 20
enum_it_opcode_type = c_uint32
IT_NOP = 16
IT_SET_BASE = 17
IT_CLEAR_STATE = 18
IT_INDEX_BUFFER_SIZE = 19
IT_DISPATCH_DIRECT = 21
IT_DISPATCH_INDIRECT = 22
IT_ATOMIC_GDS = 29
IT_OCCLUSION_QUERY = 31
IT_SET_PREDICATION = 32
IT_REG_RMW = 33
IT_COND_EXEC = 34
IT_PRED_EXEC = 35
IT_DRAW_INDIRECT = 36
IT_DRAW_INDEX_INDIRECT = 37
IT_INDEX_BASE = 38
IT_DRAW_INDEX_2 = 39
IT_CONTEXT_CONTROL = 40
IT_INDEX_TYPE = 42
IT_DRAW_INDIRECT_MULTI = 44
IT_DRAW_INDEX_AUTO = 45
IT_NUM_INSTANCES = 47
IT_DRAW_INDEX_MULTI_AUTO = 48
IT_INDIRECT_BUFFER_CNST = 51
IT_STRMOUT_BUFFER_UPDATE = 52
IT_DRAW_INDEX_OFFSET_2 = 53
IT_DRAW_PREAMBLE = 54
IT_WRITE_DATA = 55
IT_DRAW_INDEX_INDIRECT_MULTI = 56
IT_MEM_SEMAPHORE = 57
IT_COPY_DW = 59
IT_WAIT_REG_MEM = 60
IT_INDIRECT_BUFFER = 63
IT_COPY_DATA = 64
IT_PFP_SYNC_ME = 66
IT_SURFACE_SYNC = 67
IT_COND_WRITE = 69
IT_EVENT_WRITE = 70
IT_EVENT_WRITE_EOP = 71
IT_EVENT_WRITE_EOS = 72
IT_RELEASE_MEM = 73
IT_PREAMBLE_CNTL = 74
IT_DMA_DATA = 80
IT_ACQUIRE_MEM = 88
IT_REWIND = 89
IT_LOAD_UCONFIG_REG = 94
IT_LOAD_SH_REG = 95
IT_LOAD_CONFIG_REG = 96
IT_LOAD_CONTEXT_REG = 97
IT_SET_CONFIG_REG = 104
IT_SET_CONTEXT_REG = 105
IT_SET_CONTEXT_REG_INDIRECT = 115
IT_SET_SH_REG = 118
IT_SET_SH_REG_OFFSET = 119
IT_SET_QUEUE_REG = 120
IT_SET_UCONFIG_REG = 121
IT_SCRATCH_RAM_WRITE = 125
IT_SCRATCH_RAM_READ = 126
IT_LOAD_CONST_RAM = 128
IT_WRITE_CONST_RAM = 129
IT_DUMP_CONST_RAM = 131
IT_INCREMENT_CE_COUNTER = 132
IT_INCREMENT_DE_COUNTER = 133
IT_WAIT_ON_CE_COUNTER = 134
IT_WAIT_ON_DE_COUNTER_DIFF = 136
IT_SWITCH_BUFFER = 139
IT_SET_RESOURCES = 160
IT_MAP_PROCESS = 161
IT_MAP_QUEUES = 162
IT_UNMAP_QUEUES = 163
IT_QUERY_STATUS = 164
IT_RUN_LIST = 165
_ENUMS = {
    "enum_mes_set_resources_queue_type_enum": "queue_type__mes_set_resources__kernel_interface_queue_kiq queue_type__mes_set_resources__hsa_interface_queue_hiq queue_type__mes_set_resources__hsa_debug_interface_queue",
    "enum_mes_map_queues_queue_sel_enum": "queue_sel__mes_map_queues__map_to_specified_queue_slots_vi queue_sel__mes_map_queues__map_to_hws_determined_queue_slots_vi",
    "enum_mes_map_queues_queue_type_enum": "queue_type__mes_map_queues__normal_compute_vi queue_type__mes_map_queues__debug_interface_queue_vi queue_type__mes_map_queues__normal_latency_static_queue_vi queue_type__mes_map_queues__low_latency_static_queue_vi",
    "enum_mes_map_queues_engine_sel_enum": "engine_sel__mes_map_queues__compute_vi engine_sel__mes_map_queues__sdma0_vi engine_sel__mes_map_queues__sdma1_vi",
    "enum_mes_map_queues_extended_engine_sel_enum": "extended_engine_sel__mes_map_queues__legacy_engine_sel extended_engine_sel__mes_map_queues__sdma0_to_7_sel extended_engine_sel__mes_map_queues__sdma8_to_15_sel",
    "enum_mes_query_status_interrupt_sel_enum": "interrupt_sel__mes_query_status__completion_status interrupt_sel__mes_query_status__process_status interrupt_sel__mes_query_status__queue_status",
    "enum_mes_query_status_command_enum": "command__mes_query_status__interrupt_only command__mes_query_status__fence_only_immediate command__mes_query_status__fence_only_after_write_ack command__mes_query_status__fence_wait_for_write_ack_send_interrupt",
    "enum_mes_query_status_engine_sel_enum": "engine_sel__mes_query_status__compute engine_sel__mes_query_status__sdma0_queue engine_sel__mes_query_status__sdma1_queue",
    "enum_mes_unmap_queues_action_enum": "action__mes_unmap_queues__preempt_queues action__mes_unmap_queues__reset_queues action__mes_unmap_queues__disable_process_queues action__mes_unmap_queues__reserved",
    "enum_mes_unmap_queues_queue_sel_enum": "queue_sel__mes_unmap_queues__perform_request_on_specified_queues queue_sel__mes_unmap_queues__perform_request_on_pasid_queues queue_sel__mes_unmap_queues__unmap_all_queues queue_sel__mes_unmap_queues__unmap_all_non_static_queues",
    "enum_mes_unmap_queues_engine_sel_enum": "engine_sel__mes_unmap_queues__compute engine_sel__mes_unmap_queues__sdma0 engine_sel__mes_unmap_queues__sdmal",
    "enum_mes_unmap_queues_extended_engine_sel_enum": "extended_engine_sel__mes_unmap_queues__legacy_engine_sel extended_engine_sel__mes_unmap_queues__sdma0_to_7_sel",
    "enum_mec_release_mem_event_index_enum": "event_index__mec_release_mem__end_of_pipe event_index__mec_release_mem__shader_done",
    "enum_mec_release_mem_cache_policy_enum": "cache_policy__mec_release_mem__lru cache_policy__mec_release_mem__stream",
    "enum_mec_release_mem_pq_exe_status_enum": "pq_exe_status__mec_release_mem__default pq_exe_status__mec_release_mem__phase_update",
    "enum_mec_release_mem_dst_sel_enum": "dst_sel__mec_release_mem__memory_controller dst_sel__mec_release_mem__tc_l2 dst_sel__mec_release_mem__queue_write_pointer_register dst_sel__mec_release_mem__queue_write_pointer_poll_mask_bit",
    "enum_mec_release_mem_int_sel_enum": "int_sel__mec_release_mem__none int_sel__mec_release_mem__send_interrupt_only int_sel__mec_release_mem__send_interrupt_after_write_confirm int_sel__mec_release_mem__send_data_after_write_confirm int_sel__mec_release_mem__unconditionally_send_int_ctxid int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_32_bit_compare int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_64_bit_compare",
    "enum_mec_release_mem_data_sel_enum": "data_sel__mec_release_mem__none data_sel__mec_release_mem__send_32_bit_low data_sel__mec_release_mem__send_64_bit_data data_sel__mec_release_mem__send_gpu_clock_counter data_sel__mec_release_mem__send_cp_perfcounter_hi_lo data_sel__mec_release_mem__store_gds_data_to_memory",
    "enum_WRITE_DATA_dst_sel_enum": "dst_sel___write_data__mem_mapped_register dst_sel___write_data__tc_l2 dst_sel___write_data__gds dst_sel___write_data__memory dst_sel___write_data__memory_mapped_adc_persistent_state",
    "enum_WRITE_DATA_addr_incr_enum": "addr_incr___write_data__increment_address addr_incr___write_data__do_not_increment_address",
    "enum_WRITE_DATA_wr_confirm_enum": "wr_confirm___write_data__do_not_wait_for_write_confirmation wr_confirm___write_data__wait_for_write_confirmation",
    "enum_WRITE_DATA_cache_policy_enum": "cache_policy___write_data__lru cache_policy___write_data__stream",
    "enum_it_opcode_type": "IT_NOP IT_SET_BASE IT_CLEAR_STATE IT_INDEX_BUFFER_SIZE IT_DISPATCH_DIRECT IT_DISPATCH_INDIRECT IT_ATOMIC_GDS IT_OCCLUSION_QUERY IT_SET_PREDICATION IT_REG_RMW IT_COND_EXEC IT_PRED_EXEC IT_DRAW_INDIRECT IT_DRAW_INDEX_INDIRECT IT_INDEX_BASE IT_DRAW_INDEX_2 IT_CONTEXT_CONTROL IT_INDEX_TYPE IT_DRAW_INDIRECT_MULTI IT_DRAW_INDEX_AUTO IT_NUM_INSTANCES IT_DRAW_INDEX_MULTI_AUTO IT_INDIRECT_BUFFER_CNST IT_STRMOUT_BUFFER_UPDATE IT_DRAW_INDEX_OFFSET_2 IT_DRAW_PREAMBLE IT_WRITE_DATA IT_DRAW_INDEX_INDIRECT_MULTI IT_MEM_SEMAPHORE IT_COPY_DW IT_WAIT_REG_MEM IT_INDIRECT_BUFFER IT_COPY_DATA IT_PFP_SYNC_ME IT_SURFACE_SYNC IT_COND_WRITE IT_EVENT_WRITE IT_EVENT_WRITE_EOP IT_EVENT_WRITE_EOS IT_RELEASE_MEM IT_PREAMBLE_CNTL IT_DMA_DATA IT_ACQUIRE_MEM IT_REWIND IT_LOAD_UCONFIG_REG IT_LOAD_SH_REG IT_LOAD_CONFIG_REG IT_LOAD_CONTEXT_REG IT_SET_CONFIG_REG IT_SET_CONTEXT_REG IT_SET_CONTEXT_REG_INDIRECT IT_SET_SH_REG IT_SET_SH_REG_OFFSET IT_SET_QUEUE_REG IT_SET_UCONFIG_REG IT_SCRATCH_RAM_WRITE IT_SCRATCH_RAM_READ IT_LOAD_CONST_RAM IT_WRITE_CONST_RAM IT_DUMP_CONST_RAM IT_INCREMENT_CE_COUNTER IT_INCREMENT_DE_COUNTER IT_WAIT_ON_CE_COUNTER IT_WAIT_ON_DE_COUNTER_DIFF IT_SWITCH_BUFFER IT_SET_RESOURCES IT_MAP_PROCESS IT_MAP_QUEUES IT_UNMAP_QUEUES IT_QUERY_STATUS IT_RUN_LIST",
}
PM4_TYPE_0 = 0
PM4_TYPE_2 = 2
PM4_TYPE_3 = 3
# skipped (empty): F32_MES_PM4_PACKETS_H PM4_MES_HEADER_DEFINED PM4_MES_SET_RESOURCES_DEFINED PM4_MES_RUN_LIST_DEFINED PM4_MES_MAP_PROCESS_DEFINED PM4_MES_MAP_PROCESS_VM_DEFINED PM4_MES_MAP_QUEUES_VI_DEFINED PM4_MES_QUERY_STATUS_DEFINED PM4_MES_UNMAP_QUEUES_DEFINED PM4_MEC_RELEASE_MEM_DEFINED PM4_MEC_WRITE_DATA_DEFINED KFD_PM4_OPCODES_H
