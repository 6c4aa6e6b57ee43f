# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

enum_psp_gfx_crtl_cmd_id = ctypes.c_uint32
GFX_CTRL_CMD_ID_INIT_RBI_RING: int
GFX_CTRL_CMD_ID_INIT_GPCOM_RING: int
GFX_CTRL_CMD_ID_DESTROY_RINGS: int
GFX_CTRL_CMD_ID_CAN_INIT_RINGS: int
GFX_CTRL_CMD_ID_ENABLE_INT: int
GFX_CTRL_CMD_ID_DISABLE_INT: int
GFX_CTRL_CMD_ID_MODE1_RST: int
GFX_CTRL_CMD_ID_GBR_IH_SET: int
GFX_CTRL_CMD_ID_CONSUME_CMD: int
GFX_CTRL_CMD_ID_DESTROY_GPCOM_RING: int
GFX_CTRL_CMD_ID_MAX: int
class struct_psp_gfx_ctrl(runtime.Struct):
    """Control registers of the TEE Gfx interface. These are located in SRBM-to-PSP mailbox registers (total 8 registers)."""
    cmd_resp: Field[int]
    rbi_wptr: Field[int]
    rbi_rptr: Field[int]
    gpcom_wptr: Field[int]
    gpcom_rptr: Field[int]
    ring_addr_lo: Field[int]
    ring_addr_hi: Field[int]
    ring_buf_size: Field[int]
enum_psp_gfx_cmd_id = ctypes.c_uint32
GFX_CMD_ID_LOAD_TA: int
GFX_CMD_ID_UNLOAD_TA: int
GFX_CMD_ID_INVOKE_CMD: int
GFX_CMD_ID_LOAD_ASD: int
GFX_CMD_ID_SETUP_TMR: int
GFX_CMD_ID_LOAD_IP_FW: int
GFX_CMD_ID_DESTROY_TMR: int
GFX_CMD_ID_SAVE_RESTORE: int
GFX_CMD_ID_SETUP_VMR: int
GFX_CMD_ID_DESTROY_VMR: int
GFX_CMD_ID_PROG_REG: int
GFX_CMD_ID_GET_FW_ATTESTATION: int
GFX_CMD_ID_LOAD_TOC: int
GFX_CMD_ID_AUTOLOAD_RLC: int
GFX_CMD_ID_BOOT_CFG: int
GFX_CMD_ID_SRIOV_SPATIAL_PART: int
enum_psp_gfx_boot_config_cmd = ctypes.c_uint32
BOOTCFG_CMD_SET: int
BOOTCFG_CMD_GET: int
BOOTCFG_CMD_INVALIDATE: int
enum_psp_gfx_boot_config = ctypes.c_uint32
BOOT_CONFIG_GECC: int
class struct_psp_gfx_cmd_load_ta(runtime.Struct):
    """Command to load Trusted Application binary into PSP OS."""
    app_phy_addr_lo: Field[int]
    app_phy_addr_hi: Field[int]
    app_len: Field[int]
    cmd_buf_phy_addr_lo: Field[int]
    cmd_buf_phy_addr_hi: Field[int]
    cmd_buf_len: Field[int]
class struct_psp_gfx_cmd_unload_ta(runtime.Struct):
    """Command to Unload Trusted Application binary from PSP OS."""
    session_id: Field[int]
class struct_psp_gfx_buf_desc(runtime.Struct):
    """Shared buffers for InvokeCommand."""
    buf_phy_addr_lo: Field[int]
    buf_phy_addr_hi: Field[int]
    buf_size: Field[int]
class struct_psp_gfx_buf_list(runtime.Struct):
    num_desc: Field[int]
    total_size: Field[int]
    buf_desc: Field[ctypes.Array[struct_psp_gfx_buf_desc]]
class struct_psp_gfx_cmd_invoke_cmd(runtime.Struct):
    """Command to execute InvokeCommand entry point of the TA."""
    session_id: Field[int]
    ta_cmd_id: Field[int]
    buf: Field[struct_psp_gfx_buf_list]
class struct_psp_gfx_cmd_setup_tmr_3_bitfield(runtime.Struct):
    sriov_enabled: Field[int]
    virt_phy_addr: Field[int]
    reserved: Field[int]
class struct_psp_gfx_cmd_setup_tmr_3(runtime.Union):
    bitfield: Field[struct_psp_gfx_cmd_setup_tmr_3_bitfield]
    tmr_flags: Field[int]
class struct_psp_gfx_cmd_setup_tmr(runtime.Struct):
    """Command to setup TMR region."""
    buf_phy_addr_lo: Field[int]
    buf_phy_addr_hi: Field[int]
    buf_size: Field[int]
    bitfield: Field[struct_psp_gfx_cmd_setup_tmr_3_bitfield]
    tmr_flags: Field[int]
    system_phy_addr_lo: Field[int]
    system_phy_addr_hi: Field[int]
enum_psp_gfx_fw_type = ctypes.c_uint32
GFX_FW_TYPE_NONE: int
GFX_FW_TYPE_CP_ME: int
GFX_FW_TYPE_CP_PFP: int
GFX_FW_TYPE_CP_CE: int
GFX_FW_TYPE_CP_MEC: int
GFX_FW_TYPE_CP_MEC_ME1: int
GFX_FW_TYPE_CP_MEC_ME2: int
GFX_FW_TYPE_RLC_V: int
GFX_FW_TYPE_RLC_G: int
GFX_FW_TYPE_SDMA0: int
GFX_FW_TYPE_SDMA1: int
GFX_FW_TYPE_DMCU_ERAM: int
GFX_FW_TYPE_DMCU_ISR: int
GFX_FW_TYPE_VCN: int
GFX_FW_TYPE_UVD: int
GFX_FW_TYPE_VCE: int
GFX_FW_TYPE_ISP: int
GFX_FW_TYPE_ACP: int
GFX_FW_TYPE_SMU: int
GFX_FW_TYPE_MMSCH: int
GFX_FW_TYPE_RLC_RESTORE_LIST_GPM_MEM: int
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_MEM: int
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_CNTL: int
GFX_FW_TYPE_UVD1: int
GFX_FW_TYPE_TOC: int
GFX_FW_TYPE_RLC_P: int
GFX_FW_TYPE_RLC_IRAM: int
GFX_FW_TYPE_GLOBAL_TAP_DELAYS: int
GFX_FW_TYPE_SE0_TAP_DELAYS: int
GFX_FW_TYPE_SE1_TAP_DELAYS: int
GFX_FW_TYPE_GLOBAL_SE0_SE1_SKEW_DELAYS: int
GFX_FW_TYPE_SDMA0_JT: int
GFX_FW_TYPE_SDMA1_JT: int
GFX_FW_TYPE_CP_MES: int
GFX_FW_TYPE_MES_STACK: int
GFX_FW_TYPE_RLC_SRM_DRAM_SR: int
GFX_FW_TYPE_RLCG_SCRATCH_SR: int
GFX_FW_TYPE_RLCP_SCRATCH_SR: int
GFX_FW_TYPE_RLCV_SCRATCH_SR: int
GFX_FW_TYPE_RLX6_DRAM_SR: int
GFX_FW_TYPE_SDMA0_PG_CONTEXT: int
GFX_FW_TYPE_SDMA1_PG_CONTEXT: int
GFX_FW_TYPE_GLOBAL_MUX_SELECT_RAM: int
GFX_FW_TYPE_SE0_MUX_SELECT_RAM: int
GFX_FW_TYPE_SE1_MUX_SELECT_RAM: int
GFX_FW_TYPE_ACCUM_CTRL_RAM: int
GFX_FW_TYPE_RLCP_CAM: int
GFX_FW_TYPE_RLC_SPP_CAM_EXT: int
GFX_FW_TYPE_RLC_DRAM_BOOT: int
GFX_FW_TYPE_VCN0_RAM: int
GFX_FW_TYPE_VCN1_RAM: int
GFX_FW_TYPE_DMUB: int
GFX_FW_TYPE_SDMA2: int
GFX_FW_TYPE_SDMA3: int
GFX_FW_TYPE_SDMA4: int
GFX_FW_TYPE_SDMA5: int
GFX_FW_TYPE_SDMA6: int
GFX_FW_TYPE_SDMA7: int
GFX_FW_TYPE_VCN1: int
GFX_FW_TYPE_CAP: int
GFX_FW_TYPE_SE2_TAP_DELAYS: int
GFX_FW_TYPE_SE3_TAP_DELAYS: int
GFX_FW_TYPE_REG_LIST: int
GFX_FW_TYPE_IMU_I: int
GFX_FW_TYPE_IMU_D: int
GFX_FW_TYPE_LSDMA: int
GFX_FW_TYPE_SDMA_UCODE_TH0: int
GFX_FW_TYPE_SDMA_UCODE_TH1: int
GFX_FW_TYPE_PPTABLE: int
GFX_FW_TYPE_DISCRETE_USB4: int
GFX_FW_TYPE_TA: int
GFX_FW_TYPE_RS64_MES: int
GFX_FW_TYPE_RS64_MES_STACK: int
GFX_FW_TYPE_RS64_KIQ: int
GFX_FW_TYPE_RS64_KIQ_STACK: int
GFX_FW_TYPE_ISP_DATA: int
GFX_FW_TYPE_CP_MES_KIQ: int
GFX_FW_TYPE_MES_KIQ_STACK: int
GFX_FW_TYPE_UMSCH_DATA: int
GFX_FW_TYPE_UMSCH_UCODE: int
GFX_FW_TYPE_UMSCH_CMD_BUFFER: int
GFX_FW_TYPE_USB_DP_COMBO_PHY: int
GFX_FW_TYPE_RS64_PFP: int
GFX_FW_TYPE_RS64_ME: int
GFX_FW_TYPE_RS64_MEC: int
GFX_FW_TYPE_RS64_PFP_P0_STACK: int
GFX_FW_TYPE_RS64_PFP_P1_STACK: int
GFX_FW_TYPE_RS64_ME_P0_STACK: int
GFX_FW_TYPE_RS64_ME_P1_STACK: int
GFX_FW_TYPE_RS64_MEC_P0_STACK: int
GFX_FW_TYPE_RS64_MEC_P1_STACK: int
GFX_FW_TYPE_RS64_MEC_P2_STACK: int
GFX_FW_TYPE_RS64_MEC_P3_STACK: int
GFX_FW_TYPE_VPEC_FW1: int
GFX_FW_TYPE_VPEC_FW2: int
GFX_FW_TYPE_VPE: int
GFX_FW_TYPE_JPEG_RAM: int
GFX_FW_TYPE_P2S_TABLE: int
GFX_FW_TYPE_MAX: int
class struct_psp_gfx_cmd_load_ip_fw(runtime.Struct):
    """Command to load HW IP FW."""
    fw_phy_addr_lo: Field[int]
    fw_phy_addr_hi: Field[int]
    fw_size: Field[int]
    fw_type: Field[int]
class struct_psp_gfx_cmd_save_restore_ip_fw(runtime.Struct):
    """Command to save/restore HW IP FW."""
    save_fw: Field[int]
    save_restore_addr_lo: Field[int]
    save_restore_addr_hi: Field[int]
    buf_size: Field[int]
    fw_type: Field[int]
class struct_psp_gfx_cmd_reg_prog(runtime.Struct):
    """Command to setup register program"""
    reg_value: Field[int]
    reg_id: Field[int]
class struct_psp_gfx_cmd_load_toc(runtime.Struct):
    """Command to load TOC"""
    toc_phy_addr_lo: Field[int]
    toc_phy_addr_hi: Field[int]
    toc_size: Field[int]
class struct_psp_gfx_cmd_boot_cfg(runtime.Struct):
    """Dynamic boot configuration"""
    timestamp: Field[int]
    sub_cmd: Field[int]
    boot_config: Field[int]
    boot_config_valid: Field[int]
class struct_psp_gfx_cmd_sriov_spatial_part(runtime.Struct):
    mode: Field[int]
    override_ips: Field[int]
    override_xcds_avail: Field[int]
    override_this_aid: Field[int]
class union_psp_gfx_commands(runtime.Union):
    """All GFX ring buffer commands."""
    cmd_load_ta: Field[struct_psp_gfx_cmd_load_ta]
    cmd_unload_ta: Field[struct_psp_gfx_cmd_unload_ta]
    cmd_invoke_cmd: Field[struct_psp_gfx_cmd_invoke_cmd]
    cmd_setup_tmr: Field[struct_psp_gfx_cmd_setup_tmr]
    cmd_load_ip_fw: Field[struct_psp_gfx_cmd_load_ip_fw]
    cmd_save_restore_ip_fw: Field[struct_psp_gfx_cmd_save_restore_ip_fw]
    cmd_setup_reg_prog: Field[struct_psp_gfx_cmd_reg_prog]
    cmd_setup_vmr: Field[struct_psp_gfx_cmd_setup_tmr]
    cmd_load_toc: Field[struct_psp_gfx_cmd_load_toc]
    boot_cfg: Field[struct_psp_gfx_cmd_boot_cfg]
    cmd_spatial_part: Field[struct_psp_gfx_cmd_sriov_spatial_part]
class struct_psp_gfx_uresp_reserved(runtime.Struct):
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
class struct_psp_gfx_uresp_fwar_db_info(runtime.Struct):
    """Command-specific response for Fw Attestation Db"""
    fwar_db_addr_lo: Field[int]
    fwar_db_addr_hi: Field[int]
class struct_psp_gfx_uresp_bootcfg(runtime.Struct):
    """Command-specific response for boot config."""
    boot_cfg: Field[int]
class union_psp_gfx_uresp(runtime.Union):
    """Union of command-specific responses for GPCOM ring."""
    reserved: Field[struct_psp_gfx_uresp_reserved]
    boot_cfg: Field[struct_psp_gfx_uresp_bootcfg]
    fwar_db_info: Field[struct_psp_gfx_uresp_fwar_db_info]
class struct_psp_gfx_resp(runtime.Struct):
    """Structure of GFX Response buffer. For GPCOM I/F it is part of GFX_CMD_RESP buffer, for RBI it is separate buffer."""
    status: Field[int]
    session_id: Field[int]
    fw_addr_lo: Field[int]
    fw_addr_hi: Field[int]
    tmr_size: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
    uresp: Field[union_psp_gfx_uresp]
class struct_psp_gfx_cmd_resp(runtime.Struct):
    """Structure of Command buffer pointed by psp_gfx_rb_frame.cmd_buf_addr_hi and psp_gfx_rb_frame.cmd_buf_addr_lo."""
    buf_size: Field[int]
    buf_version: Field[int]
    cmd_id: Field[int]
    resp_buf_addr_lo: Field[int]
    resp_buf_addr_hi: Field[int]
    resp_offset: Field[int]
    resp_buf_size: Field[int]
    cmd: Field[union_psp_gfx_commands]
    reserved_1: Field[ctypes.Array[ctypes.c_uint8]]
    resp: Field[struct_psp_gfx_resp]
    reserved_2: Field[ctypes.Array[ctypes.c_uint8]]
class struct_psp_gfx_rb_frame(runtime.Struct):
    """Structure of the Ring Buffer Frame"""
    cmd_buf_addr_lo: Field[int]
    cmd_buf_addr_hi: Field[int]
    cmd_buf_size: Field[int]
    fence_addr_lo: Field[int]
    fence_addr_hi: Field[int]
    fence_value: Field[int]
    sid_lo: Field[int]
    sid_hi: Field[int]
    vmid: Field[int]
    frame_type: Field[int]
    reserved1: Field[ctypes.Array[ctypes.c_uint8]]
    reserved2: Field[ctypes.Array[ctypes.c_uint32]]
enum_tee_error_code = ctypes.c_uint32
TEE_SUCCESS: int
TEE_ERROR_CANCEL: int
TEE_ERROR_NOT_SUPPORTED: int
PSP_GFX_CMD_BUF_VERSION: int
GFX_CMD_STATUS_MASK: int
GFX_CMD_ID_MASK: int
GFX_CMD_RESERVED_MASK: int
GFX_CMD_RESPONSE_MASK: int
C2PMSG_CMD_GFX_USB_PD_FW_VER: int
GFX_FLAG_RESPONSE: int
GFX_BUF_MAX_DESC: int
FRAME_TYPE_DESTROY: int
PSP_ERR_UNKNOWN_COMMAND: int
