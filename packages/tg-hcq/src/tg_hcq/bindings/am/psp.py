"""AMD platform security processor: command buffers and firmware types."""

# Made by `tg-autogen gen am_psp`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: psp_gfx_if.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_uint8, c_uint32

from tg_autogen.runtime import Struct, Union, layout

enum_psp_gfx_crtl_cmd_id = c_uint32
GFX_CTRL_CMD_ID_INIT_RBI_RING = 65536
GFX_CTRL_CMD_ID_INIT_GPCOM_RING = 131072
GFX_CTRL_CMD_ID_DESTROY_RINGS = 196608
GFX_CTRL_CMD_ID_CAN_INIT_RINGS = 262144
GFX_CTRL_CMD_ID_ENABLE_INT = 327680
GFX_CTRL_CMD_ID_DISABLE_INT = 393216
GFX_CTRL_CMD_ID_MODE1_RST = 458752
GFX_CTRL_CMD_ID_GBR_IH_SET = 524288
GFX_CTRL_CMD_ID_CONSUME_CMD = 589824
GFX_CTRL_CMD_ID_DESTROY_GPCOM_RING = 786432
GFX_CTRL_CMD_ID_MAX = 983040

class struct_psp_gfx_ctrl(Struct):
    __slots__ = ()
layout(struct_psp_gfx_ctrl, 32, 4,
    ("cmd_resp", c_uint32, 0),
    ("rbi_wptr", c_uint32, 4),
    ("rbi_rptr", c_uint32, 8),
    ("gpcom_wptr", c_uint32, 12),
    ("gpcom_rptr", c_uint32, 16),
    ("ring_addr_lo", c_uint32, 20),
    ("ring_addr_hi", c_uint32, 24),
    ("ring_buf_size", c_uint32, 28),
)
enum_psp_gfx_cmd_id = c_uint32
GFX_CMD_ID_LOAD_TA = 1
GFX_CMD_ID_UNLOAD_TA = 2
GFX_CMD_ID_INVOKE_CMD = 3
GFX_CMD_ID_LOAD_ASD = 4
GFX_CMD_ID_SETUP_TMR = 5
GFX_CMD_ID_LOAD_IP_FW = 6
GFX_CMD_ID_DESTROY_TMR = 7
GFX_CMD_ID_SAVE_RESTORE = 8
GFX_CMD_ID_SETUP_VMR = 9
GFX_CMD_ID_DESTROY_VMR = 10
GFX_CMD_ID_PROG_REG = 11
GFX_CMD_ID_GET_FW_ATTESTATION = 15
GFX_CMD_ID_LOAD_TOC = 32
GFX_CMD_ID_AUTOLOAD_RLC = 33
GFX_CMD_ID_BOOT_CFG = 34
GFX_CMD_ID_SRIOV_SPATIAL_PART = 39
enum_psp_gfx_boot_config_cmd = c_uint32
BOOTCFG_CMD_SET = 1
BOOTCFG_CMD_GET = 2
BOOTCFG_CMD_INVALIDATE = 3
enum_psp_gfx_boot_config = c_uint32
BOOT_CONFIG_GECC = 1

class struct_psp_gfx_cmd_load_ta(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_load_ta, 24, 4,
    ("app_phy_addr_lo", c_uint32, 0),
    ("app_phy_addr_hi", c_uint32, 4),
    ("app_len", c_uint32, 8),
    ("cmd_buf_phy_addr_lo", c_uint32, 12),
    ("cmd_buf_phy_addr_hi", c_uint32, 16),
    ("cmd_buf_len", c_uint32, 20),
)

class struct_psp_gfx_cmd_unload_ta(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_unload_ta, 4, 4,
    ("session_id", c_uint32, 0),
)

class struct_psp_gfx_buf_desc(Struct):
    __slots__ = ()
layout(struct_psp_gfx_buf_desc, 12, 4,
    ("buf_phy_addr_lo", c_uint32, 0),
    ("buf_phy_addr_hi", c_uint32, 4),
    ("buf_size", c_uint32, 8),
)

class struct_psp_gfx_buf_list(Struct):
    __slots__ = ()
layout(struct_psp_gfx_buf_list, 776, 4,
    ("num_desc", c_uint32, 0),
    ("total_size", c_uint32, 4),
    ("buf_desc", struct_psp_gfx_buf_desc * 64, 8),
)

class struct_psp_gfx_cmd_invoke_cmd(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_invoke_cmd, 784, 4,
    ("session_id", c_uint32, 0),
    ("ta_cmd_id", c_uint32, 4),
    ("buf", struct_psp_gfx_buf_list, 8),
)

class struct_psp_gfx_cmd_setup_tmr_3_bitfield(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_setup_tmr_3_bitfield, 4, 4,
    ("sriov_enabled", c_uint32, 0, 1),
    ("virt_phy_addr", c_uint32, 1, 1),
    ("reserved", c_uint32, 2, 30),
)

class struct_psp_gfx_cmd_setup_tmr_3(Union):
    __slots__ = ()
layout(struct_psp_gfx_cmd_setup_tmr_3, 4, 4,
    ("bitfield", struct_psp_gfx_cmd_setup_tmr_3_bitfield, 0),
    ("tmr_flags", c_uint32, 0),
)

class struct_psp_gfx_cmd_setup_tmr(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_setup_tmr, 24, 4,
    ("buf_phy_addr_lo", c_uint32, 0),
    ("buf_phy_addr_hi", c_uint32, 4),
    ("buf_size", c_uint32, 8),
    ("", struct_psp_gfx_cmd_setup_tmr_3, 12),
    ("system_phy_addr_lo", c_uint32, 16),
    ("system_phy_addr_hi", c_uint32, 20),
)
enum_psp_gfx_fw_type = c_uint32
GFX_FW_TYPE_NONE = 0
GFX_FW_TYPE_CP_ME = 1
GFX_FW_TYPE_CP_PFP = 2
GFX_FW_TYPE_CP_CE = 3
GFX_FW_TYPE_CP_MEC = 4
GFX_FW_TYPE_CP_MEC_ME1 = 5
GFX_FW_TYPE_CP_MEC_ME2 = 6
GFX_FW_TYPE_RLC_V = 7
GFX_FW_TYPE_RLC_G = 8
GFX_FW_TYPE_SDMA0 = 9
GFX_FW_TYPE_SDMA1 = 10
GFX_FW_TYPE_DMCU_ERAM = 11
GFX_FW_TYPE_DMCU_ISR = 12
GFX_FW_TYPE_VCN = 13
GFX_FW_TYPE_UVD = 14
GFX_FW_TYPE_VCE = 15
GFX_FW_TYPE_ISP = 16
GFX_FW_TYPE_ACP = 17
GFX_FW_TYPE_SMU = 18
GFX_FW_TYPE_MMSCH = 19
GFX_FW_TYPE_RLC_RESTORE_LIST_GPM_MEM = 20
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_MEM = 21
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_CNTL = 22
GFX_FW_TYPE_UVD1 = 23
GFX_FW_TYPE_TOC = 24
GFX_FW_TYPE_RLC_P = 25
GFX_FW_TYPE_RLC_IRAM = 26
GFX_FW_TYPE_GLOBAL_TAP_DELAYS = 27
GFX_FW_TYPE_SE0_TAP_DELAYS = 28
GFX_FW_TYPE_SE1_TAP_DELAYS = 29
GFX_FW_TYPE_GLOBAL_SE0_SE1_SKEW_DELAYS = 30
GFX_FW_TYPE_SDMA0_JT = 31
GFX_FW_TYPE_SDMA1_JT = 32
GFX_FW_TYPE_CP_MES = 33
GFX_FW_TYPE_MES_STACK = 34
GFX_FW_TYPE_RLC_SRM_DRAM_SR = 35
GFX_FW_TYPE_RLCG_SCRATCH_SR = 36
GFX_FW_TYPE_RLCP_SCRATCH_SR = 37
GFX_FW_TYPE_RLCV_SCRATCH_SR = 38
GFX_FW_TYPE_RLX6_DRAM_SR = 39
GFX_FW_TYPE_SDMA0_PG_CONTEXT = 40
GFX_FW_TYPE_SDMA1_PG_CONTEXT = 41
GFX_FW_TYPE_GLOBAL_MUX_SELECT_RAM = 42
GFX_FW_TYPE_SE0_MUX_SELECT_RAM = 43
GFX_FW_TYPE_SE1_MUX_SELECT_RAM = 44
GFX_FW_TYPE_ACCUM_CTRL_RAM = 45
GFX_FW_TYPE_RLCP_CAM = 46
GFX_FW_TYPE_RLC_SPP_CAM_EXT = 47
GFX_FW_TYPE_RLC_DRAM_BOOT = 48
GFX_FW_TYPE_VCN0_RAM = 49
GFX_FW_TYPE_VCN1_RAM = 50
GFX_FW_TYPE_DMUB = 51
GFX_FW_TYPE_SDMA2 = 52
GFX_FW_TYPE_SDMA3 = 53
GFX_FW_TYPE_SDMA4 = 54
GFX_FW_TYPE_SDMA5 = 55
GFX_FW_TYPE_SDMA6 = 56
GFX_FW_TYPE_SDMA7 = 57
GFX_FW_TYPE_VCN1 = 58
GFX_FW_TYPE_CAP = 62
GFX_FW_TYPE_SE2_TAP_DELAYS = 65
GFX_FW_TYPE_SE3_TAP_DELAYS = 66
GFX_FW_TYPE_REG_LIST = 67
GFX_FW_TYPE_IMU_I = 68
GFX_FW_TYPE_IMU_D = 69
GFX_FW_TYPE_LSDMA = 70
GFX_FW_TYPE_SDMA_UCODE_TH0 = 71
GFX_FW_TYPE_SDMA_UCODE_TH1 = 72
GFX_FW_TYPE_PPTABLE = 73
GFX_FW_TYPE_DISCRETE_USB4 = 74
GFX_FW_TYPE_TA = 75
GFX_FW_TYPE_RS64_MES = 76
GFX_FW_TYPE_RS64_MES_STACK = 77
GFX_FW_TYPE_RS64_KIQ = 78
GFX_FW_TYPE_RS64_KIQ_STACK = 79
GFX_FW_TYPE_ISP_DATA = 80
GFX_FW_TYPE_CP_MES_KIQ = 81
GFX_FW_TYPE_MES_KIQ_STACK = 82
GFX_FW_TYPE_UMSCH_DATA = 83
GFX_FW_TYPE_UMSCH_UCODE = 84
GFX_FW_TYPE_UMSCH_CMD_BUFFER = 85
GFX_FW_TYPE_USB_DP_COMBO_PHY = 86
GFX_FW_TYPE_RS64_PFP = 87
GFX_FW_TYPE_RS64_ME = 88
GFX_FW_TYPE_RS64_MEC = 89
GFX_FW_TYPE_RS64_PFP_P0_STACK = 90
GFX_FW_TYPE_RS64_PFP_P1_STACK = 91
GFX_FW_TYPE_RS64_ME_P0_STACK = 92
GFX_FW_TYPE_RS64_ME_P1_STACK = 93
GFX_FW_TYPE_RS64_MEC_P0_STACK = 94
GFX_FW_TYPE_RS64_MEC_P1_STACK = 95
GFX_FW_TYPE_RS64_MEC_P2_STACK = 96
GFX_FW_TYPE_RS64_MEC_P3_STACK = 97
GFX_FW_TYPE_VPEC_FW1 = 100
GFX_FW_TYPE_VPEC_FW2 = 101
GFX_FW_TYPE_VPE = 102
GFX_FW_TYPE_JPEG_RAM = 128
GFX_FW_TYPE_P2S_TABLE = 129
GFX_FW_TYPE_MAX = 130

class struct_psp_gfx_cmd_load_ip_fw(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_load_ip_fw, 16, 4,
    ("fw_phy_addr_lo", c_uint32, 0),
    ("fw_phy_addr_hi", c_uint32, 4),
    ("fw_size", c_uint32, 8),
    ("fw_type", enum_psp_gfx_fw_type, 12),
)

class struct_psp_gfx_cmd_save_restore_ip_fw(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_save_restore_ip_fw, 20, 4,
    ("save_fw", c_uint32, 0),
    ("save_restore_addr_lo", c_uint32, 4),
    ("save_restore_addr_hi", c_uint32, 8),
    ("buf_size", c_uint32, 12),
    ("fw_type", enum_psp_gfx_fw_type, 16),
)

class struct_psp_gfx_cmd_reg_prog(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_reg_prog, 8, 4,
    ("reg_value", c_uint32, 0),
    ("reg_id", c_uint32, 4),
)

class struct_psp_gfx_cmd_load_toc(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_load_toc, 12, 4,
    ("toc_phy_addr_lo", c_uint32, 0),
    ("toc_phy_addr_hi", c_uint32, 4),
    ("toc_size", c_uint32, 8),
)

class struct_psp_gfx_cmd_boot_cfg(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_boot_cfg, 16, 4,
    ("timestamp", c_uint32, 0),
    ("sub_cmd", enum_psp_gfx_boot_config_cmd, 4),
    ("boot_config", c_uint32, 8),
    ("boot_config_valid", c_uint32, 12),
)

class struct_psp_gfx_cmd_sriov_spatial_part(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_sriov_spatial_part, 16, 4,
    ("mode", c_uint32, 0),
    ("override_ips", c_uint32, 4),
    ("override_xcds_avail", c_uint32, 8),
    ("override_this_aid", c_uint32, 12),
)

class union_psp_gfx_commands(Union):
    __slots__ = ()
layout(union_psp_gfx_commands, 784, 4,
    ("cmd_load_ta", struct_psp_gfx_cmd_load_ta, 0),
    ("cmd_unload_ta", struct_psp_gfx_cmd_unload_ta, 0),
    ("cmd_invoke_cmd", struct_psp_gfx_cmd_invoke_cmd, 0),
    ("cmd_setup_tmr", struct_psp_gfx_cmd_setup_tmr, 0),
    ("cmd_load_ip_fw", struct_psp_gfx_cmd_load_ip_fw, 0),
    ("cmd_save_restore_ip_fw", struct_psp_gfx_cmd_save_restore_ip_fw, 0),
    ("cmd_setup_reg_prog", struct_psp_gfx_cmd_reg_prog, 0),
    ("cmd_setup_vmr", struct_psp_gfx_cmd_setup_tmr, 0),
    ("cmd_load_toc", struct_psp_gfx_cmd_load_toc, 0),
    ("boot_cfg", struct_psp_gfx_cmd_boot_cfg, 0),
    ("cmd_spatial_part", struct_psp_gfx_cmd_sriov_spatial_part, 0),
)

class struct_psp_gfx_uresp_reserved(Struct):
    __slots__ = ()
layout(struct_psp_gfx_uresp_reserved, 32, 4,
    ("reserved", c_uint32 * 8, 0),
)

class struct_psp_gfx_uresp_fwar_db_info(Struct):
    __slots__ = ()
layout(struct_psp_gfx_uresp_fwar_db_info, 8, 4,
    ("fwar_db_addr_lo", c_uint32, 0),
    ("fwar_db_addr_hi", c_uint32, 4),
)

class struct_psp_gfx_uresp_bootcfg(Struct):
    __slots__ = ()
layout(struct_psp_gfx_uresp_bootcfg, 4, 4,
    ("boot_cfg", c_uint32, 0),
)

class union_psp_gfx_uresp(Union):
    __slots__ = ()
layout(union_psp_gfx_uresp, 32, 4,
    ("reserved", struct_psp_gfx_uresp_reserved, 0),
    ("boot_cfg", struct_psp_gfx_uresp_bootcfg, 0),
    ("fwar_db_info", struct_psp_gfx_uresp_fwar_db_info, 0),
)

class struct_psp_gfx_resp(Struct):
    __slots__ = ()
layout(struct_psp_gfx_resp, 96, 4,
    ("status", c_uint32, 0),
    ("session_id", c_uint32, 4),
    ("fw_addr_lo", c_uint32, 8),
    ("fw_addr_hi", c_uint32, 12),
    ("tmr_size", c_uint32, 16),
    ("reserved", c_uint32 * 11, 20),
    ("uresp", union_psp_gfx_uresp, 64),
)

class struct_psp_gfx_cmd_resp(Struct):
    __slots__ = ()
layout(struct_psp_gfx_cmd_resp, 1024, 4,
    ("buf_size", c_uint32, 0),
    ("buf_version", c_uint32, 4),
    ("cmd_id", c_uint32, 8),
    ("resp_buf_addr_lo", c_uint32, 12),
    ("resp_buf_addr_hi", c_uint32, 16),
    ("resp_offset", c_uint32, 20),
    ("resp_buf_size", c_uint32, 24),
    ("cmd", union_psp_gfx_commands, 28),
    ("reserved_1", c_uint8 * 52, 812),
    ("resp", struct_psp_gfx_resp, 864),
    ("reserved_2", c_uint8 * 64, 960),
)

class struct_psp_gfx_rb_frame(Struct):
    __slots__ = ()
layout(struct_psp_gfx_rb_frame, 64, 4,
    ("cmd_buf_addr_lo", c_uint32, 0),
    ("cmd_buf_addr_hi", c_uint32, 4),
    ("cmd_buf_size", c_uint32, 8),
    ("fence_addr_lo", c_uint32, 12),
    ("fence_addr_hi", c_uint32, 16),
    ("fence_value", c_uint32, 20),
    ("sid_lo", c_uint32, 24),
    ("sid_hi", c_uint32, 28),
    ("vmid", c_uint8, 32),
    ("frame_type", c_uint8, 33),
    ("reserved1", c_uint8 * 2, 34),
    ("reserved2", c_uint32 * 7, 36),
)
enum_tee_error_code = c_uint32
TEE_SUCCESS = 0
TEE_ERROR_CANCEL = 4294901762
TEE_ERROR_NOT_SUPPORTED = 4294901770
_ENUMS = {
    "enum_psp_gfx_crtl_cmd_id": "GFX_CTRL_CMD_ID_INIT_RBI_RING GFX_CTRL_CMD_ID_INIT_GPCOM_RING GFX_CTRL_CMD_ID_DESTROY_RINGS GFX_CTRL_CMD_ID_CAN_INIT_RINGS GFX_CTRL_CMD_ID_ENABLE_INT GFX_CTRL_CMD_ID_DISABLE_INT GFX_CTRL_CMD_ID_MODE1_RST GFX_CTRL_CMD_ID_GBR_IH_SET GFX_CTRL_CMD_ID_CONSUME_CMD GFX_CTRL_CMD_ID_DESTROY_GPCOM_RING GFX_CTRL_CMD_ID_MAX",
    "enum_psp_gfx_cmd_id": "GFX_CMD_ID_LOAD_TA GFX_CMD_ID_UNLOAD_TA GFX_CMD_ID_INVOKE_CMD GFX_CMD_ID_LOAD_ASD GFX_CMD_ID_SETUP_TMR GFX_CMD_ID_LOAD_IP_FW GFX_CMD_ID_DESTROY_TMR GFX_CMD_ID_SAVE_RESTORE GFX_CMD_ID_SETUP_VMR GFX_CMD_ID_DESTROY_VMR GFX_CMD_ID_PROG_REG GFX_CMD_ID_GET_FW_ATTESTATION GFX_CMD_ID_LOAD_TOC GFX_CMD_ID_AUTOLOAD_RLC GFX_CMD_ID_BOOT_CFG GFX_CMD_ID_SRIOV_SPATIAL_PART",
    "enum_psp_gfx_boot_config_cmd": "BOOTCFG_CMD_SET BOOTCFG_CMD_GET BOOTCFG_CMD_INVALIDATE",
    "enum_psp_gfx_boot_config": "BOOT_CONFIG_GECC",
    "enum_psp_gfx_fw_type": "GFX_FW_TYPE_NONE GFX_FW_TYPE_CP_ME GFX_FW_TYPE_CP_PFP GFX_FW_TYPE_CP_CE GFX_FW_TYPE_CP_MEC GFX_FW_TYPE_CP_MEC_ME1 GFX_FW_TYPE_CP_MEC_ME2 GFX_FW_TYPE_RLC_V GFX_FW_TYPE_RLC_G GFX_FW_TYPE_SDMA0 GFX_FW_TYPE_SDMA1 GFX_FW_TYPE_DMCU_ERAM GFX_FW_TYPE_DMCU_ISR GFX_FW_TYPE_VCN GFX_FW_TYPE_UVD GFX_FW_TYPE_VCE GFX_FW_TYPE_ISP GFX_FW_TYPE_ACP GFX_FW_TYPE_SMU GFX_FW_TYPE_MMSCH GFX_FW_TYPE_RLC_RESTORE_LIST_GPM_MEM GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_MEM GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_CNTL GFX_FW_TYPE_UVD1 GFX_FW_TYPE_TOC GFX_FW_TYPE_RLC_P GFX_FW_TYPE_RLC_IRAM GFX_FW_TYPE_GLOBAL_TAP_DELAYS GFX_FW_TYPE_SE0_TAP_DELAYS GFX_FW_TYPE_SE1_TAP_DELAYS GFX_FW_TYPE_GLOBAL_SE0_SE1_SKEW_DELAYS GFX_FW_TYPE_SDMA0_JT GFX_FW_TYPE_SDMA1_JT GFX_FW_TYPE_CP_MES GFX_FW_TYPE_MES_STACK GFX_FW_TYPE_RLC_SRM_DRAM_SR GFX_FW_TYPE_RLCG_SCRATCH_SR GFX_FW_TYPE_RLCP_SCRATCH_SR GFX_FW_TYPE_RLCV_SCRATCH_SR GFX_FW_TYPE_RLX6_DRAM_SR GFX_FW_TYPE_SDMA0_PG_CONTEXT GFX_FW_TYPE_SDMA1_PG_CONTEXT GFX_FW_TYPE_GLOBAL_MUX_SELECT_RAM GFX_FW_TYPE_SE0_MUX_SELECT_RAM GFX_FW_TYPE_SE1_MUX_SELECT_RAM GFX_FW_TYPE_ACCUM_CTRL_RAM GFX_FW_TYPE_RLCP_CAM GFX_FW_TYPE_RLC_SPP_CAM_EXT GFX_FW_TYPE_RLC_DRAM_BOOT GFX_FW_TYPE_VCN0_RAM GFX_FW_TYPE_VCN1_RAM GFX_FW_TYPE_DMUB GFX_FW_TYPE_SDMA2 GFX_FW_TYPE_SDMA3 GFX_FW_TYPE_SDMA4 GFX_FW_TYPE_SDMA5 GFX_FW_TYPE_SDMA6 GFX_FW_TYPE_SDMA7 GFX_FW_TYPE_VCN1 GFX_FW_TYPE_CAP GFX_FW_TYPE_SE2_TAP_DELAYS GFX_FW_TYPE_SE3_TAP_DELAYS GFX_FW_TYPE_REG_LIST GFX_FW_TYPE_IMU_I GFX_FW_TYPE_IMU_D GFX_FW_TYPE_LSDMA GFX_FW_TYPE_SDMA_UCODE_TH0 GFX_FW_TYPE_SDMA_UCODE_TH1 GFX_FW_TYPE_PPTABLE GFX_FW_TYPE_DISCRETE_USB4 GFX_FW_TYPE_TA GFX_FW_TYPE_RS64_MES GFX_FW_TYPE_RS64_MES_STACK GFX_FW_TYPE_RS64_KIQ GFX_FW_TYPE_RS64_KIQ_STACK GFX_FW_TYPE_ISP_DATA GFX_FW_TYPE_CP_MES_KIQ GFX_FW_TYPE_MES_KIQ_STACK GFX_FW_TYPE_UMSCH_DATA GFX_FW_TYPE_UMSCH_UCODE GFX_FW_TYPE_UMSCH_CMD_BUFFER GFX_FW_TYPE_USB_DP_COMBO_PHY GFX_FW_TYPE_RS64_PFP GFX_FW_TYPE_RS64_ME GFX_FW_TYPE_RS64_MEC GFX_FW_TYPE_RS64_PFP_P0_STACK GFX_FW_TYPE_RS64_PFP_P1_STACK GFX_FW_TYPE_RS64_ME_P0_STACK GFX_FW_TYPE_RS64_ME_P1_STACK GFX_FW_TYPE_RS64_MEC_P0_STACK GFX_FW_TYPE_RS64_MEC_P1_STACK GFX_FW_TYPE_RS64_MEC_P2_STACK GFX_FW_TYPE_RS64_MEC_P3_STACK GFX_FW_TYPE_VPEC_FW1 GFX_FW_TYPE_VPEC_FW2 GFX_FW_TYPE_VPE GFX_FW_TYPE_JPEG_RAM GFX_FW_TYPE_P2S_TABLE GFX_FW_TYPE_MAX",
    "enum_tee_error_code": "TEE_SUCCESS TEE_ERROR_CANCEL TEE_ERROR_NOT_SUPPORTED",
}
PSP_GFX_CMD_BUF_VERSION = 0x1
GFX_CMD_STATUS_MASK = 0xffff
GFX_CMD_ID_MASK = 0xf0000
GFX_CMD_RESERVED_MASK = 0x7ff00000
GFX_CMD_RESPONSE_MASK = 0x80000000
C2PMSG_CMD_GFX_USB_PD_FW_VER = 0x2000000
GFX_FLAG_RESPONSE = 0x80000000
GFX_BUF_MAX_DESC = 64
FRAME_TYPE_DESTROY = 1
PSP_ERR_UNKNOWN_COMMAND = 0x100
# skipped (empty): _PSP_TEE_GFX_IF_H_
