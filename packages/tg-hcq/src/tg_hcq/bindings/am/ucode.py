"""Headers of AMD firmware images."""

# Made by `tg-autogen gen am_ucode`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: amdgpu_ucode.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import POINTER, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p

from tg_autogen.runtime import Struct, Union, layout


class struct_common_firmware_header(Struct):
    __slots__ = ()
layout(struct_common_firmware_header, 32, 4,
    ("size_bytes", c_uint32, 0),
    ("header_size_bytes", c_uint32, 4),
    ("header_version_major", c_uint16, 8),
    ("header_version_minor", c_uint16, 10),
    ("ip_version_major", c_uint16, 12),
    ("ip_version_minor", c_uint16, 14),
    ("ucode_version", c_uint32, 16),
    ("ucode_size_bytes", c_uint32, 20),
    ("ucode_array_offset_bytes", c_uint32, 24),
    ("crc32", c_uint32, 28),
)

class struct_mc_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_mc_firmware_header_v1_0, 40, 4,
    ("header", struct_common_firmware_header, 0),
    ("io_debug_size_bytes", c_uint32, 32),
    ("io_debug_array_offset_bytes", c_uint32, 36),
)

class struct_smc_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_smc_firmware_header_v1_0, 36, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_start_addr", c_uint32, 32),
)

class struct_smc_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_smc_firmware_header_v2_0, 44, 4,
    ("v1_0", struct_smc_firmware_header_v1_0, 0),
    ("ppt_offset_bytes", c_uint32, 36),
    ("ppt_size_bytes", c_uint32, 40),
)

class struct_smc_soft_pptable_entry(Struct):
    __slots__ = ()
layout(struct_smc_soft_pptable_entry, 12, 4,
    ("id", c_uint32, 0),
    ("ppt_offset_bytes", c_uint32, 4),
    ("ppt_size_bytes", c_uint32, 8),
)

class struct_smc_firmware_header_v2_1(Struct):
    __slots__ = ()
layout(struct_smc_firmware_header_v2_1, 44, 4,
    ("v1_0", struct_smc_firmware_header_v1_0, 0),
    ("pptable_count", c_uint32, 36),
    ("pptable_entry_offset", c_uint32, 40),
)

class struct_psp_fw_legacy_bin_desc(Struct):
    __slots__ = ()
layout(struct_psp_fw_legacy_bin_desc, 12, 4,
    ("fw_version", c_uint32, 0),
    ("offset_bytes", c_uint32, 4),
    ("size_bytes", c_uint32, 8),
)

class struct_psp_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v1_0, 44, 4,
    ("header", struct_common_firmware_header, 0),
    ("sos", struct_psp_fw_legacy_bin_desc, 32),
)

class struct_psp_firmware_header_v1_1(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v1_1, 68, 4,
    ("v1_0", struct_psp_firmware_header_v1_0, 0),
    ("toc", struct_psp_fw_legacy_bin_desc, 44),
    ("kdb", struct_psp_fw_legacy_bin_desc, 56),
)

class struct_psp_firmware_header_v1_2(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v1_2, 68, 4,
    ("v1_0", struct_psp_firmware_header_v1_0, 0),
    ("res", struct_psp_fw_legacy_bin_desc, 44),
    ("kdb", struct_psp_fw_legacy_bin_desc, 56),
)

class struct_psp_firmware_header_v1_3(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v1_3, 116, 4,
    ("v1_1", struct_psp_firmware_header_v1_1, 0),
    ("spl", struct_psp_fw_legacy_bin_desc, 68),
    ("rl", struct_psp_fw_legacy_bin_desc, 80),
    ("sys_drv_aux", struct_psp_fw_legacy_bin_desc, 92),
    ("sos_aux", struct_psp_fw_legacy_bin_desc, 104),
)

class struct_psp_fw_bin_desc(Struct):
    __slots__ = ()
layout(struct_psp_fw_bin_desc, 16, 4,
    ("fw_type", c_uint32, 0),
    ("fw_version", c_uint32, 4),
    ("offset_bytes", c_uint32, 8),
    ("size_bytes", c_uint32, 12),
)
enum_psp_fw_type = c_uint32
PSP_FW_TYPE_UNKOWN = 0
PSP_FW_TYPE_PSP_SOS = 1
PSP_FW_TYPE_PSP_SYS_DRV = 2
PSP_FW_TYPE_PSP_KDB = 3
PSP_FW_TYPE_PSP_TOC = 4
PSP_FW_TYPE_PSP_SPL = 5
PSP_FW_TYPE_PSP_RL = 6
PSP_FW_TYPE_PSP_SOC_DRV = 7
PSP_FW_TYPE_PSP_INTF_DRV = 8
PSP_FW_TYPE_PSP_DBG_DRV = 9
PSP_FW_TYPE_PSP_RAS_DRV = 10
PSP_FW_TYPE_PSP_IPKEYMGR_DRV = 11
PSP_FW_TYPE_MAX_INDEX = 12

class struct_psp_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v2_0, 36, 4,
    ("header", struct_common_firmware_header, 0),
    ("psp_fw_bin_count", c_uint32, 32),
    ("psp_fw_bin", struct_psp_fw_bin_desc * 0, 36),
)

class struct_psp_firmware_header_v2_1(Struct):
    __slots__ = ()
layout(struct_psp_firmware_header_v2_1, 40, 4,
    ("header", struct_common_firmware_header, 0),
    ("psp_fw_bin_count", c_uint32, 32),
    ("psp_aux_fw_bin_index", c_uint32, 36),
    ("psp_fw_bin", struct_psp_fw_bin_desc * 0, 40),
)

class struct_ta_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_ta_firmware_header_v1_0, 92, 4,
    ("header", struct_common_firmware_header, 0),
    ("xgmi", struct_psp_fw_legacy_bin_desc, 32),
    ("ras", struct_psp_fw_legacy_bin_desc, 44),
    ("hdcp", struct_psp_fw_legacy_bin_desc, 56),
    ("dtm", struct_psp_fw_legacy_bin_desc, 68),
    ("securedisplay", struct_psp_fw_legacy_bin_desc, 80),
)
enum_ta_fw_type = c_uint32
TA_FW_TYPE_UNKOWN = 0
TA_FW_TYPE_PSP_ASD = 1
TA_FW_TYPE_PSP_XGMI = 2
TA_FW_TYPE_PSP_RAS = 3
TA_FW_TYPE_PSP_HDCP = 4
TA_FW_TYPE_PSP_DTM = 5
TA_FW_TYPE_PSP_RAP = 6
TA_FW_TYPE_PSP_SECUREDISPLAY = 7
TA_FW_TYPE_MAX_INDEX = 8

class struct_ta_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_ta_firmware_header_v2_0, 36, 4,
    ("header", struct_common_firmware_header, 0),
    ("ta_fw_bin_count", c_uint32, 32),
    ("ta_fw_bin", struct_psp_fw_bin_desc * 0, 36),
)

class struct_gfx_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_gfx_firmware_header_v1_0, 44, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("jt_offset", c_uint32, 36),
    ("jt_size", c_uint32, 40),
)

class struct_gfx_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_gfx_firmware_header_v2_0, 60, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("ucode_size_bytes", c_uint32, 36),
    ("ucode_offset_bytes", c_uint32, 40),
    ("data_size_bytes", c_uint32, 44),
    ("data_offset_bytes", c_uint32, 48),
    ("ucode_start_addr_lo", c_uint32, 52),
    ("ucode_start_addr_hi", c_uint32, 56),
)

class struct_mes_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_mes_firmware_header_v1_0, 72, 4,
    ("header", struct_common_firmware_header, 0),
    ("mes_ucode_version", c_uint32, 32),
    ("mes_ucode_size_bytes", c_uint32, 36),
    ("mes_ucode_offset_bytes", c_uint32, 40),
    ("mes_ucode_data_version", c_uint32, 44),
    ("mes_ucode_data_size_bytes", c_uint32, 48),
    ("mes_ucode_data_offset_bytes", c_uint32, 52),
    ("mes_uc_start_addr_lo", c_uint32, 56),
    ("mes_uc_start_addr_hi", c_uint32, 60),
    ("mes_data_start_addr_lo", c_uint32, 64),
    ("mes_data_start_addr_hi", c_uint32, 68),
)

class struct_rlc_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v1_0, 52, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("save_and_restore_offset", c_uint32, 36),
    ("clear_state_descriptor_offset", c_uint32, 40),
    ("avail_scratch_ram_locations", c_uint32, 44),
    ("master_pkt_description_offset", c_uint32, 48),
)

class struct_rlc_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v2_0, 104, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("jt_offset", c_uint32, 36),
    ("jt_size", c_uint32, 40),
    ("save_and_restore_offset", c_uint32, 44),
    ("clear_state_descriptor_offset", c_uint32, 48),
    ("avail_scratch_ram_locations", c_uint32, 52),
    ("reg_restore_list_size", c_uint32, 56),
    ("reg_list_format_start", c_uint32, 60),
    ("reg_list_format_separate_start", c_uint32, 64),
    ("starting_offsets_start", c_uint32, 68),
    ("reg_list_format_size_bytes", c_uint32, 72),
    ("reg_list_format_array_offset_bytes", c_uint32, 76),
    ("reg_list_size_bytes", c_uint32, 80),
    ("reg_list_array_offset_bytes", c_uint32, 84),
    ("reg_list_format_separate_size_bytes", c_uint32, 88),
    ("reg_list_format_separate_array_offset_bytes", c_uint32, 92),
    ("reg_list_separate_size_bytes", c_uint32, 96),
    ("reg_list_separate_array_offset_bytes", c_uint32, 100),
)

class struct_rlc_firmware_header_v2_1(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v2_1, 156, 4,
    ("v2_0", struct_rlc_firmware_header_v2_0, 0),
    ("reg_list_format_direct_reg_list_length", c_uint32, 104),
    ("save_restore_list_cntl_ucode_ver", c_uint32, 108),
    ("save_restore_list_cntl_feature_ver", c_uint32, 112),
    ("save_restore_list_cntl_size_bytes", c_uint32, 116),
    ("save_restore_list_cntl_offset_bytes", c_uint32, 120),
    ("save_restore_list_gpm_ucode_ver", c_uint32, 124),
    ("save_restore_list_gpm_feature_ver", c_uint32, 128),
    ("save_restore_list_gpm_size_bytes", c_uint32, 132),
    ("save_restore_list_gpm_offset_bytes", c_uint32, 136),
    ("save_restore_list_srm_ucode_ver", c_uint32, 140),
    ("save_restore_list_srm_feature_ver", c_uint32, 144),
    ("save_restore_list_srm_size_bytes", c_uint32, 148),
    ("save_restore_list_srm_offset_bytes", c_uint32, 152),
)

class struct_rlc_firmware_header_v2_2(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v2_2, 172, 4,
    ("v2_1", struct_rlc_firmware_header_v2_1, 0),
    ("rlc_iram_ucode_size_bytes", c_uint32, 156),
    ("rlc_iram_ucode_offset_bytes", c_uint32, 160),
    ("rlc_dram_ucode_size_bytes", c_uint32, 164),
    ("rlc_dram_ucode_offset_bytes", c_uint32, 168),
)

class struct_rlc_firmware_header_v2_3(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v2_3, 204, 4,
    ("v2_2", struct_rlc_firmware_header_v2_2, 0),
    ("rlcp_ucode_version", c_uint32, 172),
    ("rlcp_ucode_feature_version", c_uint32, 176),
    ("rlcp_ucode_size_bytes", c_uint32, 180),
    ("rlcp_ucode_offset_bytes", c_uint32, 184),
    ("rlcv_ucode_version", c_uint32, 188),
    ("rlcv_ucode_feature_version", c_uint32, 192),
    ("rlcv_ucode_size_bytes", c_uint32, 196),
    ("rlcv_ucode_offset_bytes", c_uint32, 200),
)

class struct_rlc_firmware_header_v2_4(Struct):
    __slots__ = ()
layout(struct_rlc_firmware_header_v2_4, 244, 4,
    ("v2_3", struct_rlc_firmware_header_v2_3, 0),
    ("global_tap_delays_ucode_size_bytes", c_uint32, 204),
    ("global_tap_delays_ucode_offset_bytes", c_uint32, 208),
    ("se0_tap_delays_ucode_size_bytes", c_uint32, 212),
    ("se0_tap_delays_ucode_offset_bytes", c_uint32, 216),
    ("se1_tap_delays_ucode_size_bytes", c_uint32, 220),
    ("se1_tap_delays_ucode_offset_bytes", c_uint32, 224),
    ("se2_tap_delays_ucode_size_bytes", c_uint32, 228),
    ("se2_tap_delays_ucode_offset_bytes", c_uint32, 232),
    ("se3_tap_delays_ucode_size_bytes", c_uint32, 236),
    ("se3_tap_delays_ucode_offset_bytes", c_uint32, 240),
)

class struct_sdma_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_sdma_firmware_header_v1_0, 48, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("ucode_change_version", c_uint32, 36),
    ("jt_offset", c_uint32, 40),
    ("jt_size", c_uint32, 44),
)

class struct_sdma_firmware_header_v1_1(Struct):
    __slots__ = ()
layout(struct_sdma_firmware_header_v1_1, 52, 4,
    ("v1_0", struct_sdma_firmware_header_v1_0, 0),
    ("digest_size", c_uint32, 48),
)

class struct_sdma_firmware_header_v2_0(Struct):
    __slots__ = ()
layout(struct_sdma_firmware_header_v2_0, 64, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("ctx_ucode_size_bytes", c_uint32, 36),
    ("ctx_jt_offset", c_uint32, 40),
    ("ctx_jt_size", c_uint32, 44),
    ("ctl_ucode_offset", c_uint32, 48),
    ("ctl_ucode_size_bytes", c_uint32, 52),
    ("ctl_jt_offset", c_uint32, 56),
    ("ctl_jt_size", c_uint32, 60),
)

class struct_vpe_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_vpe_firmware_header_v1_0, 64, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("ctx_ucode_size_bytes", c_uint32, 36),
    ("ctx_jt_offset", c_uint32, 40),
    ("ctx_jt_size", c_uint32, 44),
    ("ctl_ucode_offset", c_uint32, 48),
    ("ctl_ucode_size_bytes", c_uint32, 52),
    ("ctl_jt_offset", c_uint32, 56),
    ("ctl_jt_size", c_uint32, 60),
)

class struct_umsch_mm_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_umsch_mm_firmware_header_v1_0, 80, 4,
    ("header", struct_common_firmware_header, 0),
    ("umsch_mm_ucode_version", c_uint32, 32),
    ("umsch_mm_ucode_size_bytes", c_uint32, 36),
    ("umsch_mm_ucode_offset_bytes", c_uint32, 40),
    ("umsch_mm_ucode_data_version", c_uint32, 44),
    ("umsch_mm_ucode_data_size_bytes", c_uint32, 48),
    ("umsch_mm_ucode_data_offset_bytes", c_uint32, 52),
    ("umsch_mm_irq_start_addr_lo", c_uint32, 56),
    ("umsch_mm_irq_start_addr_hi", c_uint32, 60),
    ("umsch_mm_uc_start_addr_lo", c_uint32, 64),
    ("umsch_mm_uc_start_addr_hi", c_uint32, 68),
    ("umsch_mm_data_start_addr_lo", c_uint32, 72),
    ("umsch_mm_data_start_addr_hi", c_uint32, 76),
)

class struct_sdma_firmware_header_v3_0(Struct):
    __slots__ = ()
layout(struct_sdma_firmware_header_v3_0, 44, 4,
    ("header", struct_common_firmware_header, 0),
    ("ucode_feature_version", c_uint32, 32),
    ("ucode_offset_bytes", c_uint32, 36),
    ("ucode_size_bytes", c_uint32, 40),
)

class struct_gpu_info_firmware_v1_0(Struct):
    __slots__ = ()
layout(struct_gpu_info_firmware_v1_0, 60, 4,
    ("gc_num_se", c_uint32, 0),
    ("gc_num_cu_per_sh", c_uint32, 4),
    ("gc_num_sh_per_se", c_uint32, 8),
    ("gc_num_rb_per_se", c_uint32, 12),
    ("gc_num_tccs", c_uint32, 16),
    ("gc_num_gprs", c_uint32, 20),
    ("gc_num_max_gs_thds", c_uint32, 24),
    ("gc_gs_table_depth", c_uint32, 28),
    ("gc_gsprim_buff_depth", c_uint32, 32),
    ("gc_parameter_cache_depth", c_uint32, 36),
    ("gc_double_offchip_lds_buffer", c_uint32, 40),
    ("gc_wave_size", c_uint32, 44),
    ("gc_max_waves_per_simd", c_uint32, 48),
    ("gc_max_scratch_slots_per_cu", c_uint32, 52),
    ("gc_lds_size", c_uint32, 56),
)

class struct_gpu_info_firmware_v1_1(Struct):
    __slots__ = ()
layout(struct_gpu_info_firmware_v1_1, 68, 4,
    ("v1_0", struct_gpu_info_firmware_v1_0, 0),
    ("num_sc_per_sh", c_uint32, 60),
    ("num_packer_per_sc", c_uint32, 64),
)

class struct_gpu_info_voltage_scaling_v1_0(Struct):
    __slots__ = ()
layout(struct_gpu_info_voltage_scaling_v1_0, 36, 4,
    ("state", c_uint32, 0),
    ("dscclk_mhz", c_uint32, 4),
    ("dcfclk_mhz", c_uint32, 8),
    ("socclk_mhz", c_uint32, 12),
    ("dram_speed_mts", c_uint32, 16),
    ("fabricclk_mhz", c_uint32, 20),
    ("dispclk_mhz", c_uint32, 24),
    ("phyclk_mhz", c_uint32, 28),
    ("dppclk_mhz", c_uint32, 32),
)

class struct_gpu_info_soc_bounding_box_v1_0(Struct):
    __slots__ = ()
layout(struct_gpu_info_soc_bounding_box_v1_0, 448, 4,
    ("sr_exit_time_us", c_uint32, 0),
    ("sr_enter_plus_exit_time_us", c_uint32, 4),
    ("urgent_latency_us", c_uint32, 8),
    ("urgent_latency_pixel_data_only_us", c_uint32, 12),
    ("urgent_latency_pixel_mixed_with_vm_data_us", c_uint32, 16),
    ("urgent_latency_vm_data_only_us", c_uint32, 20),
    ("writeback_latency_us", c_uint32, 24),
    ("ideal_dram_bw_after_urgent_percent", c_uint32, 28),
    ("pct_ideal_dram_sdp_bw_after_urgent_pixel_only", c_uint32, 32),
    ("pct_ideal_dram_sdp_bw_after_urgent_pixel_and_vm", c_uint32, 36),
    ("pct_ideal_dram_sdp_bw_after_urgent_vm_only", c_uint32, 40),
    ("max_avg_sdp_bw_use_normal_percent", c_uint32, 44),
    ("max_avg_dram_bw_use_normal_percent", c_uint32, 48),
    ("max_request_size_bytes", c_uint32, 52),
    ("downspread_percent", c_uint32, 56),
    ("dram_page_open_time_ns", c_uint32, 60),
    ("dram_rw_turnaround_time_ns", c_uint32, 64),
    ("dram_return_buffer_per_channel_bytes", c_uint32, 68),
    ("dram_channel_width_bytes", c_uint32, 72),
    ("fabric_datapath_to_dcn_data_return_bytes", c_uint32, 76),
    ("dcn_downspread_percent", c_uint32, 80),
    ("dispclk_dppclk_vco_speed_mhz", c_uint32, 84),
    ("dfs_vco_period_ps", c_uint32, 88),
    ("urgent_out_of_order_return_per_channel_pixel_only_bytes", c_uint32, 92),
    ("urgent_out_of_order_return_per_channel_pixel_and_vm_bytes", c_uint32, 96),
    ("urgent_out_of_order_return_per_channel_vm_only_bytes", c_uint32, 100),
    ("round_trip_ping_latency_dcfclk_cycles", c_uint32, 104),
    ("urgent_out_of_order_return_per_channel_bytes", c_uint32, 108),
    ("channel_interleave_bytes", c_uint32, 112),
    ("num_banks", c_uint32, 116),
    ("num_chans", c_uint32, 120),
    ("vmm_page_size_bytes", c_uint32, 124),
    ("dram_clock_change_latency_us", c_uint32, 128),
    ("writeback_dram_clock_change_latency_us", c_uint32, 132),
    ("return_bus_width_bytes", c_uint32, 136),
    ("voltage_override", c_uint32, 140),
    ("xfc_bus_transport_time_us", c_uint32, 144),
    ("xfc_xbuf_latency_tolerance_us", c_uint32, 148),
    ("use_urgent_burst_bw", c_uint32, 152),
    ("num_states", c_uint32, 156),
    ("clock_limits", struct_gpu_info_voltage_scaling_v1_0 * 8, 160),
)

class struct_gpu_info_firmware_v1_2(Struct):
    __slots__ = ()
layout(struct_gpu_info_firmware_v1_2, 516, 4,
    ("v1_1", struct_gpu_info_firmware_v1_1, 0),
    ("soc_bounding_box", struct_gpu_info_soc_bounding_box_v1_0, 68),
)

class struct_gpu_info_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_gpu_info_firmware_header_v1_0, 36, 4,
    ("header", struct_common_firmware_header, 0),
    ("version_major", c_uint16, 32),
    ("version_minor", c_uint16, 34),
)

class struct_dmcu_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_dmcu_firmware_header_v1_0, 40, 4,
    ("header", struct_common_firmware_header, 0),
    ("intv_offset_bytes", c_uint32, 32),
    ("intv_size_bytes", c_uint32, 36),
)

class struct_dmcub_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_dmcub_firmware_header_v1_0, 40, 4,
    ("header", struct_common_firmware_header, 0),
    ("inst_const_bytes", c_uint32, 32),
    ("bss_data_bytes", c_uint32, 36),
)

class struct_imu_firmware_header_v1_0(Struct):
    __slots__ = ()
layout(struct_imu_firmware_header_v1_0, 48, 4,
    ("header", struct_common_firmware_header, 0),
    ("imu_iram_ucode_size_bytes", c_uint32, 32),
    ("imu_iram_ucode_offset_bytes", c_uint32, 36),
    ("imu_dram_ucode_size_bytes", c_uint32, 40),
    ("imu_dram_ucode_offset_bytes", c_uint32, 44),
)

class union_amdgpu_firmware_header(Union):
    __slots__ = ()
layout(union_amdgpu_firmware_header, 256, 4,
    ("common", struct_common_firmware_header, 0),
    ("mc", struct_mc_firmware_header_v1_0, 0),
    ("smc", struct_smc_firmware_header_v1_0, 0),
    ("smc_v2_0", struct_smc_firmware_header_v2_0, 0),
    ("psp", struct_psp_firmware_header_v1_0, 0),
    ("psp_v1_1", struct_psp_firmware_header_v1_1, 0),
    ("psp_v1_3", struct_psp_firmware_header_v1_3, 0),
    ("psp_v2_0", struct_psp_firmware_header_v2_0, 0),
    ("psp_v2_1", struct_psp_firmware_header_v2_0, 0),
    ("ta", struct_ta_firmware_header_v1_0, 0),
    ("ta_v2_0", struct_ta_firmware_header_v2_0, 0),
    ("gfx", struct_gfx_firmware_header_v1_0, 0),
    ("gfx_v2_0", struct_gfx_firmware_header_v2_0, 0),
    ("rlc", struct_rlc_firmware_header_v1_0, 0),
    ("rlc_v2_0", struct_rlc_firmware_header_v2_0, 0),
    ("rlc_v2_1", struct_rlc_firmware_header_v2_1, 0),
    ("rlc_v2_2", struct_rlc_firmware_header_v2_2, 0),
    ("rlc_v2_3", struct_rlc_firmware_header_v2_3, 0),
    ("rlc_v2_4", struct_rlc_firmware_header_v2_4, 0),
    ("sdma", struct_sdma_firmware_header_v1_0, 0),
    ("sdma_v1_1", struct_sdma_firmware_header_v1_1, 0),
    ("sdma_v2_0", struct_sdma_firmware_header_v2_0, 0),
    ("sdma_v3_0", struct_sdma_firmware_header_v3_0, 0),
    ("gpu_info", struct_gpu_info_firmware_header_v1_0, 0),
    ("dmcu", struct_dmcu_firmware_header_v1_0, 0),
    ("dmcub", struct_dmcub_firmware_header_v1_0, 0),
    ("imu", struct_imu_firmware_header_v1_0, 0),
    ("raw", c_uint8 * 256, 0),
)
enum_AMDGPU_UCODE_ID = c_uint32
AMDGPU_UCODE_ID_CAP = 0
AMDGPU_UCODE_ID_SDMA0 = 1
AMDGPU_UCODE_ID_SDMA1 = 2
AMDGPU_UCODE_ID_SDMA2 = 3
AMDGPU_UCODE_ID_SDMA3 = 4
AMDGPU_UCODE_ID_SDMA4 = 5
AMDGPU_UCODE_ID_SDMA5 = 6
AMDGPU_UCODE_ID_SDMA6 = 7
AMDGPU_UCODE_ID_SDMA7 = 8
AMDGPU_UCODE_ID_SDMA_UCODE_TH0 = 9
AMDGPU_UCODE_ID_SDMA_UCODE_TH1 = 10
AMDGPU_UCODE_ID_SDMA_RS64 = 11
AMDGPU_UCODE_ID_CP_CE = 12
AMDGPU_UCODE_ID_CP_PFP = 13
AMDGPU_UCODE_ID_CP_ME = 14
AMDGPU_UCODE_ID_CP_RS64_PFP = 15
AMDGPU_UCODE_ID_CP_RS64_ME = 16
AMDGPU_UCODE_ID_CP_RS64_MEC = 17
AMDGPU_UCODE_ID_CP_RS64_PFP_P0_STACK = 18
AMDGPU_UCODE_ID_CP_RS64_PFP_P1_STACK = 19
AMDGPU_UCODE_ID_CP_RS64_ME_P0_STACK = 20
AMDGPU_UCODE_ID_CP_RS64_ME_P1_STACK = 21
AMDGPU_UCODE_ID_CP_RS64_MEC_P0_STACK = 22
AMDGPU_UCODE_ID_CP_RS64_MEC_P1_STACK = 23
AMDGPU_UCODE_ID_CP_RS64_MEC_P2_STACK = 24
AMDGPU_UCODE_ID_CP_RS64_MEC_P3_STACK = 25
AMDGPU_UCODE_ID_CP_MEC1 = 26
AMDGPU_UCODE_ID_CP_MEC1_JT = 27
AMDGPU_UCODE_ID_CP_MEC2 = 28
AMDGPU_UCODE_ID_CP_MEC2_JT = 29
AMDGPU_UCODE_ID_CP_MES = 30
AMDGPU_UCODE_ID_CP_MES_DATA = 31
AMDGPU_UCODE_ID_CP_MES1 = 32
AMDGPU_UCODE_ID_CP_MES1_DATA = 33
AMDGPU_UCODE_ID_IMU_I = 34
AMDGPU_UCODE_ID_IMU_D = 35
AMDGPU_UCODE_ID_GLOBAL_TAP_DELAYS = 36
AMDGPU_UCODE_ID_SE0_TAP_DELAYS = 37
AMDGPU_UCODE_ID_SE1_TAP_DELAYS = 38
AMDGPU_UCODE_ID_SE2_TAP_DELAYS = 39
AMDGPU_UCODE_ID_SE3_TAP_DELAYS = 40
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_CNTL = 41
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_GPM_MEM = 42
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_SRM_MEM = 43
AMDGPU_UCODE_ID_RLC_IRAM = 44
AMDGPU_UCODE_ID_RLC_DRAM = 45
AMDGPU_UCODE_ID_RLC_P = 46
AMDGPU_UCODE_ID_RLC_V = 47
AMDGPU_UCODE_ID_RLC_G = 48
AMDGPU_UCODE_ID_STORAGE = 49
AMDGPU_UCODE_ID_SMC = 50
AMDGPU_UCODE_ID_PPTABLE = 51
AMDGPU_UCODE_ID_UVD = 52
AMDGPU_UCODE_ID_UVD1 = 53
AMDGPU_UCODE_ID_VCE = 54
AMDGPU_UCODE_ID_VCN = 55
AMDGPU_UCODE_ID_VCN1 = 56
AMDGPU_UCODE_ID_DMCU_ERAM = 57
AMDGPU_UCODE_ID_DMCU_INTV = 58
AMDGPU_UCODE_ID_VCN0_RAM = 59
AMDGPU_UCODE_ID_VCN1_RAM = 60
AMDGPU_UCODE_ID_DMCUB = 61
AMDGPU_UCODE_ID_VPE_CTX = 62
AMDGPU_UCODE_ID_VPE_CTL = 63
AMDGPU_UCODE_ID_VPE = 64
AMDGPU_UCODE_ID_UMSCH_MM_UCODE = 65
AMDGPU_UCODE_ID_UMSCH_MM_DATA = 66
AMDGPU_UCODE_ID_UMSCH_MM_CMD_BUFFER = 67
AMDGPU_UCODE_ID_P2S_TABLE = 68
AMDGPU_UCODE_ID_JPEG_RAM = 69
AMDGPU_UCODE_ID_ISP = 70
AMDGPU_UCODE_ID_MAXIMUM = 71
enum_AMDGPU_UCODE_STATUS = c_uint32
AMDGPU_UCODE_STATUS_INVALID = 0
AMDGPU_UCODE_STATUS_NOT_LOADED = 1
AMDGPU_UCODE_STATUS_LOADED = 2
enum_amdgpu_firmware_load_type = c_uint32
AMDGPU_FW_LOAD_DIRECT = 0
AMDGPU_FW_LOAD_PSP = 1
AMDGPU_FW_LOAD_SMU = 2
AMDGPU_FW_LOAD_RLC_BACKDOOR_AUTO = 3

class struct_firmware(Struct):
    __slots__ = ()

class struct_amdgpu_firmware_info(Struct):
    __slots__ = ()
layout(struct_amdgpu_firmware_info, 48, 8,
    ("ucode_id", enum_AMDGPU_UCODE_ID, 0),
    ("fw", POINTER(struct_firmware), 8),
    ("mc_addr", c_uint64, 16),
    ("kaddr", c_void_p, 24),
    ("ucode_size", c_uint32, 32),
    ("tmr_mc_addr_lo", c_uint32, 36),
    ("tmr_mc_addr_hi", c_uint32, 40),
)

class struct_amdgpu_bo(Struct):
    __slots__ = ()

class struct_amdgpu_psp_funcs(Struct):
    __slots__ = ()

class struct_mutex(Struct):
    __slots__ = ()
layout(struct_mutex, 8, 8,
    ("opaque", c_int64, 0),
)

class struct_amdgpu_firmware(Struct):
    __slots__ = ()
layout(struct_amdgpu_firmware, 3480, 8,
    ("ucode", struct_amdgpu_firmware_info * 71, 0),
    ("load_type", enum_amdgpu_firmware_load_type, 3408),
    ("fw_buf", POINTER(struct_amdgpu_bo), 3416),
    ("fw_size", c_uint32, 3424),
    ("max_ucodes", c_uint32, 3428),
    ("funcs", POINTER(struct_amdgpu_psp_funcs), 3432),
    ("rbuf", POINTER(struct_amdgpu_bo), 3440),
    ("mutex", struct_mutex, 3448),
    ("gpu_info_fw", POINTER(struct_firmware), 3456),
    ("fw_buf_ptr", c_void_p, 3464),
    ("fw_buf_mc", c_uint64, 3472),
)

class struct_kicker_device(Struct):
    __slots__ = ()
layout(struct_kicker_device, 4, 2,
    ("device", c_uint16, 0),
    ("revision", c_uint8, 2),
)

class struct_amdgpu_device(Struct):
    __slots__ = ()

class struct_amdgpu_device_2(Struct):
    __slots__ = ()

class struct_amdgpu_device_3(Struct):
    __slots__ = ()

class struct_amdgpu_device_4(Struct):
    __slots__ = ()

class struct_amdgpu_device_5(Struct):
    __slots__ = ()

class struct_amdgpu_device_6(Struct):
    __slots__ = ()

class struct_amdgpu_device_7(Struct):
    __slots__ = ()

class struct_amdgpu_device_8(Struct):
    __slots__ = ()

class struct_amdgpu_device_9(Struct):
    __slots__ = ()
_ENUMS = {
    "enum_psp_fw_type": "PSP_FW_TYPE_UNKOWN PSP_FW_TYPE_PSP_SOS PSP_FW_TYPE_PSP_SYS_DRV PSP_FW_TYPE_PSP_KDB PSP_FW_TYPE_PSP_TOC PSP_FW_TYPE_PSP_SPL PSP_FW_TYPE_PSP_RL PSP_FW_TYPE_PSP_SOC_DRV PSP_FW_TYPE_PSP_INTF_DRV PSP_FW_TYPE_PSP_DBG_DRV PSP_FW_TYPE_PSP_RAS_DRV PSP_FW_TYPE_PSP_IPKEYMGR_DRV PSP_FW_TYPE_MAX_INDEX",
    "enum_ta_fw_type": "TA_FW_TYPE_UNKOWN TA_FW_TYPE_PSP_ASD TA_FW_TYPE_PSP_XGMI TA_FW_TYPE_PSP_RAS TA_FW_TYPE_PSP_HDCP TA_FW_TYPE_PSP_DTM TA_FW_TYPE_PSP_RAP TA_FW_TYPE_PSP_SECUREDISPLAY TA_FW_TYPE_MAX_INDEX",
    "enum_AMDGPU_UCODE_ID": "AMDGPU_UCODE_ID_CAP AMDGPU_UCODE_ID_SDMA0 AMDGPU_UCODE_ID_SDMA1 AMDGPU_UCODE_ID_SDMA2 AMDGPU_UCODE_ID_SDMA3 AMDGPU_UCODE_ID_SDMA4 AMDGPU_UCODE_ID_SDMA5 AMDGPU_UCODE_ID_SDMA6 AMDGPU_UCODE_ID_SDMA7 AMDGPU_UCODE_ID_SDMA_UCODE_TH0 AMDGPU_UCODE_ID_SDMA_UCODE_TH1 AMDGPU_UCODE_ID_SDMA_RS64 AMDGPU_UCODE_ID_CP_CE AMDGPU_UCODE_ID_CP_PFP AMDGPU_UCODE_ID_CP_ME AMDGPU_UCODE_ID_CP_RS64_PFP AMDGPU_UCODE_ID_CP_RS64_ME AMDGPU_UCODE_ID_CP_RS64_MEC AMDGPU_UCODE_ID_CP_RS64_PFP_P0_STACK AMDGPU_UCODE_ID_CP_RS64_PFP_P1_STACK AMDGPU_UCODE_ID_CP_RS64_ME_P0_STACK AMDGPU_UCODE_ID_CP_RS64_ME_P1_STACK AMDGPU_UCODE_ID_CP_RS64_MEC_P0_STACK AMDGPU_UCODE_ID_CP_RS64_MEC_P1_STACK AMDGPU_UCODE_ID_CP_RS64_MEC_P2_STACK AMDGPU_UCODE_ID_CP_RS64_MEC_P3_STACK AMDGPU_UCODE_ID_CP_MEC1 AMDGPU_UCODE_ID_CP_MEC1_JT AMDGPU_UCODE_ID_CP_MEC2 AMDGPU_UCODE_ID_CP_MEC2_JT AMDGPU_UCODE_ID_CP_MES AMDGPU_UCODE_ID_CP_MES_DATA AMDGPU_UCODE_ID_CP_MES1 AMDGPU_UCODE_ID_CP_MES1_DATA AMDGPU_UCODE_ID_IMU_I AMDGPU_UCODE_ID_IMU_D AMDGPU_UCODE_ID_GLOBAL_TAP_DELAYS AMDGPU_UCODE_ID_SE0_TAP_DELAYS AMDGPU_UCODE_ID_SE1_TAP_DELAYS AMDGPU_UCODE_ID_SE2_TAP_DELAYS AMDGPU_UCODE_ID_SE3_TAP_DELAYS AMDGPU_UCODE_ID_RLC_RESTORE_LIST_CNTL AMDGPU_UCODE_ID_RLC_RESTORE_LIST_GPM_MEM AMDGPU_UCODE_ID_RLC_RESTORE_LIST_SRM_MEM AMDGPU_UCODE_ID_RLC_IRAM AMDGPU_UCODE_ID_RLC_DRAM AMDGPU_UCODE_ID_RLC_P AMDGPU_UCODE_ID_RLC_V AMDGPU_UCODE_ID_RLC_G AMDGPU_UCODE_ID_STORAGE AMDGPU_UCODE_ID_SMC AMDGPU_UCODE_ID_PPTABLE AMDGPU_UCODE_ID_UVD AMDGPU_UCODE_ID_UVD1 AMDGPU_UCODE_ID_VCE AMDGPU_UCODE_ID_VCN AMDGPU_UCODE_ID_VCN1 AMDGPU_UCODE_ID_DMCU_ERAM AMDGPU_UCODE_ID_DMCU_INTV AMDGPU_UCODE_ID_VCN0_RAM AMDGPU_UCODE_ID_VCN1_RAM AMDGPU_UCODE_ID_DMCUB AMDGPU_UCODE_ID_VPE_CTX AMDGPU_UCODE_ID_VPE_CTL AMDGPU_UCODE_ID_VPE AMDGPU_UCODE_ID_UMSCH_MM_UCODE AMDGPU_UCODE_ID_UMSCH_MM_DATA AMDGPU_UCODE_ID_UMSCH_MM_CMD_BUFFER AMDGPU_UCODE_ID_P2S_TABLE AMDGPU_UCODE_ID_JPEG_RAM AMDGPU_UCODE_ID_ISP AMDGPU_UCODE_ID_MAXIMUM",
    "enum_AMDGPU_UCODE_STATUS": "AMDGPU_UCODE_STATUS_INVALID AMDGPU_UCODE_STATUS_NOT_LOADED AMDGPU_UCODE_STATUS_LOADED",
    "enum_amdgpu_firmware_load_type": "AMDGPU_FW_LOAD_DIRECT AMDGPU_FW_LOAD_PSP AMDGPU_FW_LOAD_SMU AMDGPU_FW_LOAD_RLC_BACKDOOR_AUTO",
}
UCODE_MAX_PSP_PACKAGING = 26
AMDGPU_SDMA0_UCODE_LOADED = 0x1
AMDGPU_SDMA1_UCODE_LOADED = 0x2
AMDGPU_CPCE_UCODE_LOADED = 0x4
AMDGPU_CPPFP_UCODE_LOADED = 0x8
AMDGPU_CPME_UCODE_LOADED = 0x10
AMDGPU_CPMEC1_UCODE_LOADED = 0x20
AMDGPU_CPMEC2_UCODE_LOADED = 0x40
AMDGPU_CPRLC_UCODE_LOADED = 0x100
# skipped (empty): __AMDGPU_UCODE_H__
# skipped (library): amdgpu_ucode_print_mc_hdr amdgpu_ucode_print_smc_hdr amdgpu_ucode_print_imu_hdr amdgpu_ucode_print_gfx_hdr amdgpu_ucode_print_rlc_hdr amdgpu_ucode_print_sdma_hdr amdgpu_ucode_print_psp_hdr amdgpu_ucode_print_gpu_info_hdr amdgpu_ucode_request amdgpu_ucode_release amdgpu_ucode_hdr_version amdgpu_ucode_init_bo amdgpu_ucode_create_bo amdgpu_ucode_sysfs_init amdgpu_ucode_free_bo amdgpu_ucode_sysfs_fini amdgpu_ucode_get_load_type amdgpu_ucode_name amdgpu_ucode_ip_version_decode amdgpu_is_kicker_fw
