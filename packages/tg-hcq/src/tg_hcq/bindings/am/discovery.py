"""AMD IP discovery table and hardware ids."""

# Made by `tg-autogen gen am_discovery`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: discovery.h soc15_hw_ip.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import POINTER, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Struct, Union, layout

table = c_uint32
IP_DISCOVERY = 0
GC = 1
HARVEST_INFO = 2
VCN_INFO = 3
MALL_INFO = 4
NPS_INFO = 5
TOTAL_TABLES = 6

class struct_table_info(Struct):
    __slots__ = ()
layout(struct_table_info, 8, 1,
    ("offset", c_uint16, 0),
    ("checksum", c_uint16, 2),
    ("size", c_uint16, 4),
    ("padding", c_uint16, 6),
)
table_info = struct_table_info

class struct_binary_header(Struct):
    __slots__ = ()
layout(struct_binary_header, 60, 1,
    ("binary_signature", c_uint32, 0),
    ("version_major", c_uint16, 4),
    ("version_minor", c_uint16, 6),
    ("binary_checksum", c_uint16, 8),
    ("binary_size", c_uint16, 10),
    ("table_list", table_info * 6, 12),
)
binary_header = struct_binary_header

class struct_die_info(Struct):
    __slots__ = ()
layout(struct_die_info, 4, 1,
    ("die_id", c_uint16, 0),
    ("die_offset", c_uint16, 2),
)
die_info = struct_die_info

class struct_ip_discovery_header_6_1(Struct):
    __slots__ = ()
layout(struct_ip_discovery_header_6_1, 2, 1,
    ("base_addr_64_bit", c_uint8, 0, 1),
    ("reserved", c_uint8, 1, 7),
    ("reserved2", c_uint8, 1),
)

class struct_ip_discovery_header_6(Union):
    __slots__ = ()
layout(struct_ip_discovery_header_6, 2, 1,
    ("padding", c_uint16 * 1, 0),
    ("", struct_ip_discovery_header_6_1, 0),
)

class struct_ip_discovery_header(Struct):
    __slots__ = ()
layout(struct_ip_discovery_header, 80, 1,
    ("signature", c_uint32, 0),
    ("version", c_uint16, 4),
    ("size", c_uint16, 6),
    ("id", c_uint32, 8),
    ("num_dies", c_uint16, 12),
    ("die_info", die_info * 16, 14),
    ("", struct_ip_discovery_header_6, 78),
)
ip_discovery_header = struct_ip_discovery_header

class struct_ip(Struct):
    __slots__ = ()
layout(struct_ip, 8, 1,
    ("hw_id", c_uint16, 0),
    ("number_instance", c_uint8, 2),
    ("num_base_address", c_uint8, 3),
    ("major", c_uint8, 4),
    ("minor", c_uint8, 5),
    ("revision", c_uint8, 6),
    ("harvest", c_uint8, 56, 4),
    ("reserved", c_uint8, 60, 4),
    ("base_address", c_uint32 * 0, 8),
)
ip = struct_ip

class struct_ip_v3(Struct):
    __slots__ = ()
layout(struct_ip_v3, 8, 1,
    ("hw_id", c_uint16, 0),
    ("instance_number", c_uint8, 2),
    ("num_base_address", c_uint8, 3),
    ("major", c_uint8, 4),
    ("minor", c_uint8, 5),
    ("revision", c_uint8, 6),
    ("sub_revision", c_uint8, 56, 4),
    ("variant", c_uint8, 60, 4),
    ("base_address", c_uint32 * 0, 8),
)
ip_v3 = struct_ip_v3

class struct_ip_v4_6_0___empty_base_address(Struct):
    __slots__ = ()
layout(struct_ip_v4_6_0___empty_base_address, 0, 1)

class struct_ip_v4_6_0(Struct):
    __slots__ = ()
layout(struct_ip_v4_6_0, 0, 1,
    ("__empty_base_address", struct_ip_v4_6_0___empty_base_address, 0),
    ("base_address", c_uint32 * 0, 0),
)

class struct_ip_v4_6_1___empty_base_address_64(Struct):
    __slots__ = ()
layout(struct_ip_v4_6_1___empty_base_address_64, 0, 1)

class struct_ip_v4_6_1(Struct):
    __slots__ = ()
layout(struct_ip_v4_6_1, 0, 1,
    ("__empty_base_address_64", struct_ip_v4_6_1___empty_base_address_64, 0),
    ("base_address_64", c_uint64 * 0, 0),
)

class struct_ip_v4_6(Union):
    __slots__ = ()
layout(struct_ip_v4_6, 0, 1,
    ("", struct_ip_v4_6_0, 0),
    ("", struct_ip_v4_6_1, 0),
)

class struct_ip_v4(Struct):
    __slots__ = ()
layout(struct_ip_v4, 7, 1,
    ("hw_id", c_uint16, 0),
    ("instance_number", c_uint8, 2),
    ("num_base_address", c_uint8, 3),
    ("major", c_uint8, 4),
    ("minor", c_uint8, 5),
    ("revision", c_uint8, 6),
    ("", struct_ip_v4_6, 7),
)
ip_v4 = struct_ip_v4

class struct_die_header(Struct):
    __slots__ = ()
layout(struct_die_header, 4, 1,
    ("die_id", c_uint16, 0),
    ("num_ips", c_uint16, 2),
)
die_header = struct_die_header

class struct_die_1(Union):
    __slots__ = ()
layout(struct_die_1, 8, 1,
    ("ip_list", POINTER(ip), 0),
    ("ip_v3_list", POINTER(ip_v3), 0),
    ("ip_v4_list", POINTER(ip_v4), 0),
)

class struct_die(Struct):
    __slots__ = ()
layout(struct_die, 16, 1,
    ("die_header", POINTER(die_header), 0),
    ("", struct_die_1, 8),
)

class struct_ip_structure(Struct):
    __slots__ = ()
layout(struct_ip_structure, 24, 1,
    ("header", POINTER(ip_discovery_header), 0),
    ("die", struct_die, 8),
)
ip_structure = struct_ip_structure

class struct_gpu_info_header(Struct):
    __slots__ = ()
layout(struct_gpu_info_header, 12, 1,
    ("table_id", c_uint32, 0),
    ("version_major", c_uint16, 4),
    ("version_minor", c_uint16, 6),
    ("size", c_uint32, 8),
)

class struct_gc_info_v1_0(Struct):
    __slots__ = ()
layout(struct_gc_info_v1_0, 88, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_wgp0_per_sa", c_uint32, 16),
    ("gc_num_wgp1_per_sa", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_gl2c", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_sa_per_se", c_uint32, 76),
    ("gc_num_packer_per_sc", c_uint32, 80),
    ("gc_num_gl2a", c_uint32, 84),
)

class struct_gc_info_v1_1(Struct):
    __slots__ = ()
layout(struct_gc_info_v1_1, 100, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_wgp0_per_sa", c_uint32, 16),
    ("gc_num_wgp1_per_sa", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_gl2c", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_sa_per_se", c_uint32, 76),
    ("gc_num_packer_per_sc", c_uint32, 80),
    ("gc_num_gl2a", c_uint32, 84),
    ("gc_num_tcp_per_sa", c_uint32, 88),
    ("gc_num_sdp_interface", c_uint32, 92),
    ("gc_num_tcps", c_uint32, 96),
)

class struct_gc_info_v1_2(Struct):
    __slots__ = ()
layout(struct_gc_info_v1_2, 132, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_wgp0_per_sa", c_uint32, 16),
    ("gc_num_wgp1_per_sa", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_gl2c", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_sa_per_se", c_uint32, 76),
    ("gc_num_packer_per_sc", c_uint32, 80),
    ("gc_num_gl2a", c_uint32, 84),
    ("gc_num_tcp_per_sa", c_uint32, 88),
    ("gc_num_sdp_interface", c_uint32, 92),
    ("gc_num_tcps", c_uint32, 96),
    ("gc_num_tcp_per_wpg", c_uint32, 100),
    ("gc_tcp_l1_size", c_uint32, 104),
    ("gc_num_sqc_per_wgp", c_uint32, 108),
    ("gc_l1_instruction_cache_size_per_sqc", c_uint32, 112),
    ("gc_l1_data_cache_size_per_sqc", c_uint32, 116),
    ("gc_gl1c_per_sa", c_uint32, 120),
    ("gc_gl1c_size_per_instance", c_uint32, 124),
    ("gc_gl2c_per_gpu", c_uint32, 128),
)

class struct_gc_info_v1_3(Struct):
    __slots__ = ()
layout(struct_gc_info_v1_3, 164, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_wgp0_per_sa", c_uint32, 16),
    ("gc_num_wgp1_per_sa", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_gl2c", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_sa_per_se", c_uint32, 76),
    ("gc_num_packer_per_sc", c_uint32, 80),
    ("gc_num_gl2a", c_uint32, 84),
    ("gc_num_tcp_per_sa", c_uint32, 88),
    ("gc_num_sdp_interface", c_uint32, 92),
    ("gc_num_tcps", c_uint32, 96),
    ("gc_num_tcp_per_wpg", c_uint32, 100),
    ("gc_tcp_l1_size", c_uint32, 104),
    ("gc_num_sqc_per_wgp", c_uint32, 108),
    ("gc_l1_instruction_cache_size_per_sqc", c_uint32, 112),
    ("gc_l1_data_cache_size_per_sqc", c_uint32, 116),
    ("gc_gl1c_per_sa", c_uint32, 120),
    ("gc_gl1c_size_per_instance", c_uint32, 124),
    ("gc_gl2c_per_gpu", c_uint32, 128),
    ("gc_tcp_size_per_cu", c_uint32, 132),
    ("gc_tcp_cache_line_size", c_uint32, 136),
    ("gc_instruction_cache_size_per_sqc", c_uint32, 140),
    ("gc_instruction_cache_line_size", c_uint32, 144),
    ("gc_scalar_data_cache_size_per_sqc", c_uint32, 148),
    ("gc_scalar_data_cache_line_size", c_uint32, 152),
    ("gc_tcc_size", c_uint32, 156),
    ("gc_tcc_cache_line_size", c_uint32, 160),
)

class struct_gc_info_v2_0(Struct):
    __slots__ = ()
layout(struct_gc_info_v2_0, 80, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_cu_per_sh", c_uint32, 16),
    ("gc_num_sh_per_se", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_tccs", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_packer_per_sc", c_uint32, 76),
)

class struct_gc_info_v2_1(Struct):
    __slots__ = ()
layout(struct_gc_info_v2_1, 108, 1,
    ("header", struct_gpu_info_header, 0),
    ("gc_num_se", c_uint32, 12),
    ("gc_num_cu_per_sh", c_uint32, 16),
    ("gc_num_sh_per_se", c_uint32, 20),
    ("gc_num_rb_per_se", c_uint32, 24),
    ("gc_num_tccs", c_uint32, 28),
    ("gc_num_gprs", c_uint32, 32),
    ("gc_num_max_gs_thds", c_uint32, 36),
    ("gc_gs_table_depth", c_uint32, 40),
    ("gc_gsprim_buff_depth", c_uint32, 44),
    ("gc_parameter_cache_depth", c_uint32, 48),
    ("gc_double_offchip_lds_buffer", c_uint32, 52),
    ("gc_wave_size", c_uint32, 56),
    ("gc_max_waves_per_simd", c_uint32, 60),
    ("gc_max_scratch_slots_per_cu", c_uint32, 64),
    ("gc_lds_size", c_uint32, 68),
    ("gc_num_sc_per_se", c_uint32, 72),
    ("gc_num_packer_per_sc", c_uint32, 76),
    ("gc_num_tcp_per_sh", c_uint32, 80),
    ("gc_tcp_size_per_cu", c_uint32, 84),
    ("gc_num_sdp_interface", c_uint32, 88),
    ("gc_num_cu_per_sqc", c_uint32, 92),
    ("gc_instruction_cache_size_per_sqc", c_uint32, 96),
    ("gc_scalar_data_cache_size_per_sqc", c_uint32, 100),
    ("gc_tcc_size", c_uint32, 104),
)

class struct_harvest_info_header(Struct):
    __slots__ = ()
layout(struct_harvest_info_header, 8, 1,
    ("signature", c_uint32, 0),
    ("version", c_uint32, 4),
)
harvest_info_header = struct_harvest_info_header

class struct_harvest_info(Struct):
    __slots__ = ()
layout(struct_harvest_info, 4, 1,
    ("hw_id", c_uint16, 0),
    ("number_instance", c_uint8, 2),
    ("reserved", c_uint8, 3),
)
harvest_info = struct_harvest_info

class struct_harvest_table(Struct):
    __slots__ = ()
layout(struct_harvest_table, 136, 1,
    ("header", harvest_info_header, 0),
    ("list", harvest_info * 32, 8),
)
harvest_table = struct_harvest_table

class struct_mall_info_header(Struct):
    __slots__ = ()
layout(struct_mall_info_header, 12, 1,
    ("table_id", c_uint32, 0),
    ("version_major", c_uint16, 4),
    ("version_minor", c_uint16, 6),
    ("size_bytes", c_uint32, 8),
)

class struct_mall_info_v1_0(Struct):
    __slots__ = ()
layout(struct_mall_info_v1_0, 48, 1,
    ("header", struct_mall_info_header, 0),
    ("mall_size_per_m", c_uint32, 12),
    ("m_s_present", c_uint32, 16),
    ("m_half_use", c_uint32, 20),
    ("m_mall_config", c_uint32, 24),
    ("reserved", c_uint32 * 5, 28),
)

class struct_mall_info_v2_0(Struct):
    __slots__ = ()
layout(struct_mall_info_v2_0, 48, 1,
    ("header", struct_mall_info_header, 0),
    ("mall_size_per_umc", c_uint32, 12),
    ("reserved", c_uint32 * 8, 16),
)

class struct_vcn_info_header(Struct):
    __slots__ = ()
layout(struct_vcn_info_header, 12, 1,
    ("table_id", c_uint32, 0),
    ("version_major", c_uint16, 4),
    ("version_minor", c_uint16, 6),
    ("size_bytes", c_uint32, 8),
)

class union__fuse_data_bits(Struct):
    __slots__ = ()
layout(union__fuse_data_bits, 4, 1,
    ("av1_disabled", c_uint32, 0, 1),
    ("vp9_disabled", c_uint32, 1, 1),
    ("hevc_disabled", c_uint32, 2, 1),
    ("h264_disabled", c_uint32, 3, 1),
    ("reserved", c_uint32, 4, 28),
)

class union__fuse_data(Union):
    __slots__ = ()
layout(union__fuse_data, 4, 1,
    ("bits", union__fuse_data_bits, 0),
    ("all_bits", c_uint32, 0),
)

class struct_vcn_instance_info_v1_0(Struct):
    __slots__ = ()
layout(struct_vcn_instance_info_v1_0, 16, 1,
    ("instance_num", c_uint32, 0),
    ("fuse_data", union__fuse_data, 4),
    ("reserved", c_uint32 * 2, 8),
)

class struct_vcn_info_v1_0(Struct):
    __slots__ = ()
layout(struct_vcn_info_v1_0, 96, 1,
    ("header", struct_vcn_info_header, 0),
    ("num_of_instances", c_uint32, 12),
    ("instance_info", struct_vcn_instance_info_v1_0 * 4, 16),
    ("reserved", c_uint32 * 4, 80),
)

class struct_nps_info_header(Struct):
    __slots__ = ()
layout(struct_nps_info_header, 12, 1,
    ("table_id", c_uint32, 0),
    ("version_major", c_uint16, 4),
    ("version_minor", c_uint16, 6),
    ("size_bytes", c_uint32, 8),
)

class struct_nps_instance_info_v1_0(Struct):
    __slots__ = ()
layout(struct_nps_instance_info_v1_0, 16, 1,
    ("base_address", c_uint64, 0),
    ("limit_address", c_uint64, 8),
)

class struct_nps_info_v1_0(Struct):
    __slots__ = ()
layout(struct_nps_info_v1_0, 212, 1,
    ("header", struct_nps_info_header, 0),
    ("nps_type", c_uint32, 12),
    ("count", c_uint32, 16),
    ("instance_info", struct_nps_instance_info_v1_0 * 12, 20),
)
_ENUMS = {
    "table": "IP_DISCOVERY GC HARVEST_INFO VCN_INFO MALL_INFO NPS_INFO TOTAL_TABLES",
}
PSP_HEADER_SIZE = 256
BINARY_SIGNATURE = 0x28211407
DISCOVERY_TABLE_SIGNATURE = 0x53445049
GC_TABLE_ID = 0x4347
HARVEST_TABLE_SIGNATURE = 0x56524148
VCN_INFO_TABLE_ID = 0x4e4356
MALL_INFO_TABLE_ID = 0x4c4c414d
NPS_INFO_TABLE_ID = 0x53504e
VCN_INFO_TABLE_MAX_NUM_INSTANCES = 4
NPS_INFO_TABLE_MAX_NUM_INSTANCES = 12
MP1_HWID = 1
MP2_HWID = 2
THM_HWID = 3
SMUIO_HWID = 4
FUSE_HWID = 5
CLKA_HWID = 6
PWR_HWID = 10
GC_HWID = 11
UVD_HWID = 12
VCN_HWID = 12
AUDIO_AZ_HWID = 13
ACP_HWID = 14
DCI_HWID = 15
DMU_HWID = 271
DCO_HWID = 16
DIO_HWID = 272
XDMA_HWID = 17
DCEAZ_HWID = 18
DAZ_HWID = 274
SDPMUX_HWID = 19
NTB_HWID = 20
VPE_HWID = 21
IOHC_HWID = 24
L2IMU_HWID = 28
VCE_HWID = 32
MMHUB_HWID = 34
ATHUB_HWID = 35
DBGU_NBIO_HWID = 36
DFX_HWID = 37
DBGU0_HWID = 38
DBGU1_HWID = 39
OSSSYS_HWID = 40
HDP_HWID = 41
SDMA0_HWID = 42
SDMA1_HWID = 43
ISP_HWID = 44
DBGU_IO_HWID = 45
DF_HWID = 46
CLKB_HWID = 47
FCH_HWID = 48
DFX_DAP_HWID = 49
L1IMU_PCIE_HWID = 50
L1IMU_NBIF_HWID = 51
L1IMU_IOAGR_HWID = 52
L1IMU3_HWID = 53
L1IMU4_HWID = 54
L1IMU5_HWID = 55
L1IMU6_HWID = 56
L1IMU7_HWID = 57
L1IMU8_HWID = 58
L1IMU9_HWID = 59
L1IMU10_HWID = 60
L1IMU11_HWID = 61
L1IMU12_HWID = 62
L1IMU13_HWID = 63
L1IMU14_HWID = 64
L1IMU15_HWID = 65
WAFLC_HWID = 66
FCH_USB_PD_HWID = 67
SDMA2_HWID = 68
SDMA3_HWID = 69
PCIE_HWID = 70
PCS_HWID = 80
DDCL_HWID = 89
SST_HWID = 90
LSDMA_HWID = 91
IOAGR_HWID = 100
NBIF_HWID = 108
IOAPIC_HWID = 124
SYSTEMHUB_HWID = 128
NTBCCP_HWID = 144
UMC_HWID = 150
SATA_HWID = 168
USB_HWID = 170
CCXSEC_HWID = 176
XGMI_HWID = 200
XGBE_HWID = 216
MP0_HWID = 255
# skipped (empty): _DISCOVERY_H_ _soc15_hw_ip_HEADER
