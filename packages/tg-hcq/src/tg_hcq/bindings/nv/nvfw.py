"""NVIDIA firmware images: the headers in front of code and data."""

# Made by `tg-autogen gen nvfw`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: nvfw/fw.h nv/hs.h nvfw/ls.h nvfw/flcn.h nvfw/acr.h nvfw/pmu.h nvfw/sec2.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_bool, c_char, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Struct, Union, layout


class struct_nvkm_subdev(Struct):
    __slots__ = ()

class struct_nvfw_bin_hdr(Struct):
    __slots__ = ()
layout(struct_nvfw_bin_hdr, 24, 4,
    ("bin_magic", c_uint32, 0),
    ("bin_ver", c_uint32, 4),
    ("bin_size", c_uint32, 8),
    ("header_offset", c_uint32, 12),
    ("data_offset", c_uint32, 16),
    ("data_size", c_uint32, 20),
)

class struct_nvfw_bl_desc(Struct):
    __slots__ = ()
layout(struct_nvfw_bl_desc, 24, 4,
    ("start_tag", c_uint32, 0),
    ("dmem_load_off", c_uint32, 4),
    ("code_off", c_uint32, 8),
    ("code_size", c_uint32, 12),
    ("data_off", c_uint32, 16),
    ("data_size", c_uint32, 20),
)

class struct_nvfw_hs_header(Struct):
    __slots__ = ()
layout(struct_nvfw_hs_header, 32, 4,
    ("sig_dbg_offset", c_uint32, 0),
    ("sig_dbg_size", c_uint32, 4),
    ("sig_prod_offset", c_uint32, 8),
    ("sig_prod_size", c_uint32, 12),
    ("patch_loc", c_uint32, 16),
    ("patch_sig", c_uint32, 20),
    ("hdr_offset", c_uint32, 24),
    ("hdr_size", c_uint32, 28),
)

class struct_nvfw_hs_header_v2(Struct):
    __slots__ = ()
layout(struct_nvfw_hs_header_v2, 36, 4,
    ("sig_prod_offset", c_uint32, 0),
    ("sig_prod_size", c_uint32, 4),
    ("patch_loc", c_uint32, 8),
    ("patch_sig", c_uint32, 12),
    ("meta_data_offset", c_uint32, 16),
    ("meta_data_size", c_uint32, 20),
    ("num_sig", c_uint32, 24),
    ("header_offset", c_uint32, 28),
    ("header_size", c_uint32, 32),
)

class struct_nvfw_hs_load_header(Struct):
    __slots__ = ()
layout(struct_nvfw_hs_load_header, 20, 4,
    ("non_sec_code_off", c_uint32, 0),
    ("non_sec_code_size", c_uint32, 4),
    ("data_dma_base", c_uint32, 8),
    ("data_size", c_uint32, 12),
    ("num_apps", c_uint32, 16),
    ("apps", c_uint32 * 0, 20),
)

class struct_nvfw_hs_load_header_v2_app(Struct):
    __slots__ = ()
layout(struct_nvfw_hs_load_header_v2_app, 16, 4,
    ("offset", c_uint32, 0),
    ("size", c_uint32, 4),
    ("data_offset", c_uint32, 8),
    ("data_size", c_uint32, 12),
)

class struct_nvfw_hs_load_header_v2(Struct):
    __slots__ = ()
layout(struct_nvfw_hs_load_header_v2, 20, 4,
    ("os_code_offset", c_uint32, 0),
    ("os_code_size", c_uint32, 4),
    ("os_data_offset", c_uint32, 8),
    ("os_data_size", c_uint32, 12),
    ("num_apps", c_uint32, 16),
    ("app", struct_nvfw_hs_load_header_v2_app * 0, 20),
)

class struct_nvfw_ls_desc_head(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_head, 132, 4,
    ("descriptor_size", c_uint32, 0),
    ("image_size", c_uint32, 4),
    ("tools_version", c_uint32, 8),
    ("app_version", c_uint32, 12),
    ("date", c_char * 64, 16),
    ("bootloader_start_offset", c_uint32, 80),
    ("bootloader_size", c_uint32, 84),
    ("bootloader_imem_offset", c_uint32, 88),
    ("bootloader_entry_point", c_uint32, 92),
    ("app_start_offset", c_uint32, 96),
    ("app_size", c_uint32, 100),
    ("app_imem_offset", c_uint32, 104),
    ("app_imem_entry", c_uint32, 108),
    ("app_dmem_offset", c_uint32, 112),
    ("app_resident_code_offset", c_uint32, 116),
    ("app_resident_code_size", c_uint32, 120),
    ("app_resident_data_offset", c_uint32, 124),
    ("app_resident_data_size", c_uint32, 128),
)

class struct_nvfw_ls_desc_load_ovl(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_load_ovl, 8, 4,
    ("start", c_uint32, 0),
    ("size", c_uint32, 4),
)

class struct_nvfw_ls_desc(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc, 652, 4,
    ("head", struct_nvfw_ls_desc_head, 0),
    ("nb_overlays", c_uint32, 132),
    ("load_ovl", struct_nvfw_ls_desc_load_ovl * 64, 136),
    ("compressed", c_uint32, 648),
)

class struct_nvfw_ls_desc_v1_load_ovl(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_v1_load_ovl, 8, 4,
    ("start", c_uint32, 0),
    ("size", c_uint32, 4),
)

class struct_nvfw_ls_desc_v1(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_v1, 656, 4,
    ("head", struct_nvfw_ls_desc_head, 0),
    ("nb_imem_overlays", c_uint32, 132),
    ("nb_dmem_overlays", c_uint32, 136),
    ("load_ovl", struct_nvfw_ls_desc_v1_load_ovl * 64, 140),
    ("compressed", c_uint32, 652),
)

class struct_nvfw_ls_desc_v2_load_ovl(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_v2_load_ovl, 8, 4,
    ("start", c_uint32, 0),
    ("size", c_uint32, 4),
)

class struct_nvfw_ls_desc_v2(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_desc_v2, 656, 4,
    ("descriptor_size", c_uint32, 0),
    ("image_size", c_uint32, 4),
    ("tools_version", c_uint32, 8),
    ("app_version", c_uint32, 12),
    ("date", c_char * 64, 16),
    ("secure_bootloader", c_uint32, 80),
    ("bootloader_start_offset", c_uint32, 84),
    ("bootloader_size", c_uint32, 88),
    ("bootloader_imem_offset", c_uint32, 92),
    ("bootloader_entry_point", c_uint32, 96),
    ("app_start_offset", c_uint32, 100),
    ("app_size", c_uint32, 104),
    ("app_imem_offset", c_uint32, 108),
    ("app_imem_entry", c_uint32, 112),
    ("app_dmem_offset", c_uint32, 116),
    ("app_resident_code_offset", c_uint32, 120),
    ("app_resident_code_size", c_uint32, 124),
    ("app_resident_data_offset", c_uint32, 128),
    ("app_resident_data_size", c_uint32, 132),
    ("nb_imem_overlays", c_uint32, 136),
    ("nb_dmem_overlays", c_uint32, 140),
    ("load_ovl", struct_nvfw_ls_desc_v2_load_ovl * 64, 144),
)

class struct_nvfw_ls_hsbl_bin_hdr(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_hsbl_bin_hdr, 16, 4,
    ("bin_magic", c_uint32, 0),
    ("bin_ver", c_uint32, 4),
    ("bin_size", c_uint32, 8),
    ("header_offset", c_uint32, 12),
)

class struct_nvfw_ls_hsbl_hdr(Struct):
    __slots__ = ()
layout(struct_nvfw_ls_hsbl_hdr, 28, 4,
    ("sig_prod_offset", c_uint32, 0),
    ("sig_prod_size", c_uint32, 4),
    ("patch_loc", c_uint32, 8),
    ("patch_sig", c_uint32, 12),
    ("meta_data_offset", c_uint32, 16),
    ("meta_data_size", c_uint32, 20),
    ("num_sig", c_uint32, 24),
)

class struct_loader_config(Struct):
    __slots__ = ()
layout(struct_loader_config, 52, 4,
    ("dma_idx", c_uint32, 0),
    ("code_dma_base", c_uint32, 4),
    ("code_size_total", c_uint32, 8),
    ("code_size_to_load", c_uint32, 12),
    ("code_entry_point", c_uint32, 16),
    ("data_dma_base", c_uint32, 20),
    ("data_size", c_uint32, 24),
    ("overlay_dma_base", c_uint32, 28),
    ("argc", c_uint32, 32),
    ("argv", c_uint32, 36),
    ("code_dma_base1", c_uint32, 40),
    ("data_dma_base1", c_uint32, 44),
    ("overlay_dma_base1", c_uint32, 48),
)

class struct_loader_config_v1(Struct):
    __slots__ = ()
layout(struct_loader_config_v1, 56, 1,
    ("reserved", c_uint32, 0),
    ("dma_idx", c_uint32, 4),
    ("code_dma_base", c_uint64, 8),
    ("code_size_total", c_uint32, 16),
    ("code_size_to_load", c_uint32, 20),
    ("code_entry_point", c_uint32, 24),
    ("data_dma_base", c_uint64, 28),
    ("data_size", c_uint32, 36),
    ("overlay_dma_base", c_uint64, 40),
    ("argc", c_uint32, 48),
    ("argv", c_uint32, 52),
)

class struct_flcn_bl_dmem_desc(Struct):
    __slots__ = ()
layout(struct_flcn_bl_dmem_desc, 76, 4,
    ("reserved", c_uint32 * 4, 0),
    ("signature", c_uint32 * 4, 16),
    ("ctx_dma", c_uint32, 32),
    ("code_dma_base", c_uint32, 36),
    ("non_sec_code_off", c_uint32, 40),
    ("non_sec_code_size", c_uint32, 44),
    ("sec_code_off", c_uint32, 48),
    ("sec_code_size", c_uint32, 52),
    ("code_entry_point", c_uint32, 56),
    ("data_dma_base", c_uint32, 60),
    ("data_size", c_uint32, 64),
    ("code_dma_base1", c_uint32, 68),
    ("data_dma_base1", c_uint32, 72),
)

class struct_flcn_bl_dmem_desc_v1(Struct):
    __slots__ = ()
layout(struct_flcn_bl_dmem_desc_v1, 76, 1,
    ("reserved", c_uint32 * 4, 0),
    ("signature", c_uint32 * 4, 16),
    ("ctx_dma", c_uint32, 32),
    ("code_dma_base", c_uint64, 36),
    ("non_sec_code_off", c_uint32, 44),
    ("non_sec_code_size", c_uint32, 48),
    ("sec_code_off", c_uint32, 52),
    ("sec_code_size", c_uint32, 56),
    ("code_entry_point", c_uint32, 60),
    ("data_dma_base", c_uint64, 64),
    ("data_size", c_uint32, 72),
)

class struct_flcn_bl_dmem_desc_v2(Struct):
    __slots__ = ()
layout(struct_flcn_bl_dmem_desc_v2, 84, 1,
    ("reserved", c_uint32 * 4, 0),
    ("signature", c_uint32 * 4, 16),
    ("ctx_dma", c_uint32, 32),
    ("code_dma_base", c_uint64, 36),
    ("non_sec_code_off", c_uint32, 44),
    ("non_sec_code_size", c_uint32, 48),
    ("sec_code_off", c_uint32, 52),
    ("sec_code_size", c_uint32, 56),
    ("code_entry_point", c_uint32, 60),
    ("data_dma_base", c_uint64, 64),
    ("data_size", c_uint32, 72),
    ("argc", c_uint32, 76),
    ("argv", c_uint32, 80),
)

class struct_wpr_header(Struct):
    __slots__ = ()
layout(struct_wpr_header, 20, 4,
    ("falcon_id", c_uint32, 0),
    ("lsb_offset", c_uint32, 4),
    ("bootstrap_owner", c_uint32, 8),
    ("lazy_bootstrap", c_uint32, 12),
    ("status", c_uint32, 16),
)

class struct_wpr_header_v1(Struct):
    __slots__ = ()
layout(struct_wpr_header_v1, 24, 4,
    ("falcon_id", c_uint32, 0),
    ("lsb_offset", c_uint32, 4),
    ("bootstrap_owner", c_uint32, 8),
    ("lazy_bootstrap", c_uint32, 12),
    ("bin_version", c_uint32, 16),
    ("status", c_uint32, 20),
)

class struct_wpr_generic_header(Struct):
    __slots__ = ()
layout(struct_wpr_generic_header, 8, 4,
    ("identifier", c_uint16, 0),
    ("version", c_uint16, 2),
    ("size", c_uint32, 4),
)

class struct_wpr_header_v2(Struct):
    __slots__ = ()
layout(struct_wpr_header_v2, 32, 4,
    ("hdr", struct_wpr_generic_header, 0),
    ("wpr", struct_wpr_header_v1, 8),
)

class struct_lsf_signature(Struct):
    __slots__ = ()
layout(struct_lsf_signature, 76, 4,
    ("prd_keys", (c_uint8 * 16 * 2), 0),
    ("dbg_keys", (c_uint8 * 16 * 2), 32),
    ("b_prd_present", c_uint32, 64),
    ("b_dbg_present", c_uint32, 68),
    ("falcon_id", c_uint32, 72),
)

class struct_lsf_signature_v1(Struct):
    __slots__ = ()
layout(struct_lsf_signature_v1, 192, 4,
    ("prd_keys", (c_uint8 * 16 * 2), 0),
    ("dbg_keys", (c_uint8 * 16 * 2), 32),
    ("b_prd_present", c_uint32, 64),
    ("b_dbg_present", c_uint32, 68),
    ("falcon_id", c_uint32, 72),
    ("supports_versioning", c_uint32, 76),
    ("version", c_uint32, 80),
    ("depmap_count", c_uint32, 84),
    ("depmap", c_uint8 * 88, 88),
    ("kdf", c_uint8 * 16, 176),
)

class struct_lsb_header_tail(Struct):
    __slots__ = ()
layout(struct_lsb_header_tail, 48, 4,
    ("ucode_off", c_uint32, 0),
    ("ucode_size", c_uint32, 4),
    ("data_size", c_uint32, 8),
    ("bl_code_size", c_uint32, 12),
    ("bl_imem_off", c_uint32, 16),
    ("bl_data_off", c_uint32, 20),
    ("bl_data_size", c_uint32, 24),
    ("app_code_off", c_uint32, 28),
    ("app_code_size", c_uint32, 32),
    ("app_data_off", c_uint32, 36),
    ("app_data_size", c_uint32, 40),
    ("flags", c_uint32, 44),
)

class struct_lsb_header(Struct):
    __slots__ = ()
layout(struct_lsb_header, 124, 4,
    ("signature", struct_lsf_signature, 0),
    ("tail", struct_lsb_header_tail, 76),
)

class struct_lsb_header_v1(Struct):
    __slots__ = ()
layout(struct_lsb_header_v1, 240, 4,
    ("signature", struct_lsf_signature_v1, 0),
    ("tail", struct_lsb_header_tail, 192),
)

class struct_lsf_signature_v2(Struct):
    __slots__ = ()
layout(struct_lsf_signature_v2, 2248, 4,
    ("hdr", struct_wpr_generic_header, 0),
    ("falcon_id", c_uint32, 8),
    ("prd_present", c_uint8, 12),
    ("dbg_present", c_uint8, 13),
    ("reserved", c_uint16, 14),
    ("sig_size", c_uint32, 16),
    ("prod_sig", (c_uint8 * 512 * 2), 20),
    ("debug_sig", (c_uint8 * 512 * 2), 1044),
    ("sig_algo_ver", c_uint16, 2068),
    ("sig_algo", c_uint16, 2070),
    ("hash_algo_ver", c_uint16, 2072),
    ("hash_algo", c_uint16, 2074),
    ("sig_algo_padding_type", c_uint32, 2076),
    ("depmap", c_uint8 * 88, 2080),
    ("depmap_count", c_uint32, 2168),
    ("supports_versioning", c_uint8, 2172),
    ("pad", c_uint8 * 3, 2173),
    ("ls_ucode_version", c_uint32, 2176),
    ("ls_ucode_id", c_uint32, 2180),
    ("ucode_ls_encrypted", c_uint32, 2184),
    ("ls_eng_algo_type", c_uint32, 2188),
    ("ls_eng_algo_ver", c_uint32, 2192),
    ("ls_enc_iv", c_uint8 * 16, 2196),
    ("rsvd", c_uint8 * 36, 2212),
)

class struct_hs_fmc_params(Struct):
    __slots__ = ()
layout(struct_hs_fmc_params, 2584, 4,
    ("hs_fmc", c_uint8, 0),
    ("padding", c_uint8 * 3, 1),
    ("pkc_algo", c_uint16, 4),
    ("pkc_algo_version", c_uint16, 6),
    ("engid_mask", c_uint32, 8),
    ("ucode_id", c_uint32, 12),
    ("fuse_ver", c_uint32, 16),
    ("pkc_signature", c_uint8 * 512, 20),
    ("pkc_key", c_uint8 * 2048, 532),
    ("rsvd", c_uint8 * 4, 2580),
)

class struct_hs_ovl_sig_blob_params(Struct):
    __slots__ = ()
layout(struct_hs_ovl_sig_blob_params, 12, 4,
    ("hs_ovl_sig_blob_present", c_uint8, 0),
    ("hs_ovl_sig_blob_offset", c_uint32, 4),
    ("hs_ovl_sig_blob_size", c_uint32, 8),
)

class struct_lsb_header_v2(Struct):
    __slots__ = ()
layout(struct_lsb_header_v2, 4944, 4,
    ("hdr", struct_wpr_generic_header, 0),
    ("signature", struct_lsf_signature_v2, 8),
    ("ucode_off", c_uint32, 2256),
    ("ucode_size", c_uint32, 2260),
    ("data_size", c_uint32, 2264),
    ("bl_code_size", c_uint32, 2268),
    ("bl_imem_off", c_uint32, 2272),
    ("bl_data_off", c_uint32, 2276),
    ("bl_data_size", c_uint32, 2280),
    ("rsvd0", c_uint32, 2284),
    ("app_code_off", c_uint32, 2288),
    ("app_code_size", c_uint32, 2292),
    ("app_data_off", c_uint32, 2296),
    ("app_data_size", c_uint32, 2300),
    ("app_imem_offset", c_uint32, 2304),
    ("app_dmem_offset", c_uint32, 2308),
    ("flags", c_uint32, 2312),
    ("monitor_code_offset", c_uint32, 2316),
    ("monitor_data_offset", c_uint32, 2320),
    ("manifest_offset", c_uint32, 2324),
    ("hs_fmc_params", struct_hs_fmc_params, 2328),
    ("hs_ovl_sig_blob_params", struct_hs_ovl_sig_blob_params, 4912),
    ("rsvd", c_uint8 * 20, 4924),
)

class struct_flcn_acr_desc_ucode_reserved_space(Union):
    __slots__ = ()
layout(struct_flcn_acr_desc_ucode_reserved_space, 512, 4,
    ("reserved_dmem", c_uint8 * 512, 0),
    ("signatures", c_uint32 * 4, 0),
)

class struct_flcn_acr_desc_regions_region_props(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_regions_region_props, 24, 4,
    ("start_addr", c_uint32, 0),
    ("end_addr", c_uint32, 4),
    ("region_id", c_uint32, 8),
    ("read_mask", c_uint32, 12),
    ("write_mask", c_uint32, 16),
    ("client_mask", c_uint32, 20),
)

class struct_flcn_acr_desc_regions(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_regions, 52, 4,
    ("no_regions", c_uint32, 0),
    ("region_props", struct_flcn_acr_desc_regions_region_props * 2, 4),
)

class struct_flcn_acr_desc_vpr_desc(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_vpr_desc, 16, 4,
    ("vpr_enabled", c_uint32, 0),
    ("vpr_start", c_uint32, 4),
    ("vpr_end", c_uint32, 8),
    ("hdcp_policies", c_uint32, 12),
)

class struct_flcn_acr_desc(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc, 608, 8,
    ("ucode_reserved_space", struct_flcn_acr_desc_ucode_reserved_space, 0),
    ("wpr_region_id", c_uint32, 512),
    ("wpr_offset", c_uint32, 516),
    ("mmu_mem_range", c_uint32, 520),
    ("regions", struct_flcn_acr_desc_regions, 524),
    ("ucode_blob_size", c_uint32, 576),
    ("ucode_blob_base", c_uint64, 584),
    ("vpr_desc", struct_flcn_acr_desc_vpr_desc, 592),
)

class struct_flcn_acr_desc_v1_regions_region_props(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_v1_regions_region_props, 28, 4,
    ("start_addr", c_uint32, 0),
    ("end_addr", c_uint32, 4),
    ("region_id", c_uint32, 8),
    ("read_mask", c_uint32, 12),
    ("write_mask", c_uint32, 16),
    ("client_mask", c_uint32, 20),
    ("shadow_mem_start_addr", c_uint32, 24),
)

class struct_flcn_acr_desc_v1_regions(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_v1_regions, 60, 4,
    ("no_regions", c_uint32, 0),
    ("region_props", struct_flcn_acr_desc_v1_regions_region_props * 2, 4),
)

class struct_flcn_acr_desc_v1_vpr_desc(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_v1_vpr_desc, 16, 4,
    ("vpr_enabled", c_uint32, 0),
    ("vpr_start", c_uint32, 4),
    ("vpr_end", c_uint32, 8),
    ("hdcp_policies", c_uint32, 12),
)

class struct_flcn_acr_desc_v1(Struct):
    __slots__ = ()
layout(struct_flcn_acr_desc_v1, 632, 8,
    ("reserved_dmem", c_uint8 * 512, 0),
    ("signatures", c_uint32 * 4, 512),
    ("wpr_region_id", c_uint32, 528),
    ("wpr_offset", c_uint32, 532),
    ("mmu_memory_range", c_uint32, 536),
    ("regions", struct_flcn_acr_desc_v1_regions, 540),
    ("ucode_blob_size", c_uint32, 600),
    ("ucode_blob_base", c_uint64, 608),
    ("vpr_desc", struct_flcn_acr_desc_v1_vpr_desc, 616),
)

class struct_nv_pmu_args_gc6_ctx(Struct):
    __slots__ = ()
layout(struct_nv_pmu_args_gc6_ctx, 12, 4,
    ("dma_base", c_uint32, 0),
    ("dma_base1", c_uint16, 4),
    ("dma_offset", c_uint8, 6),
    ("fb_size", c_uint16, 8),
    ("dma_idx", c_uint8, 10),
)

class struct_nv_pmu_args(Struct):
    __slots__ = ()
layout(struct_nv_pmu_args, 44, 4,
    ("reserved", c_uint32, 0),
    ("freq_hz", c_uint32, 4),
    ("trace_size", c_uint32, 8),
    ("trace_dma_base", c_uint32, 12),
    ("trace_dma_base1", c_uint16, 16),
    ("trace_dma_offset", c_uint8, 18),
    ("trace_dma_idx", c_uint32, 20),
    ("secure_mode", c_bool, 24),
    ("raise_priv_sec", c_bool, 25),
    ("gc6_ctx", struct_nv_pmu_args_gc6_ctx, 28),
    ("pad", c_uint8, 40),
)

class struct_nvfw_falcon_msg(Struct):
    __slots__ = ()
layout(struct_nvfw_falcon_msg, 4, 1,
    ("unit_id", c_uint8, 0),
    ("size", c_uint8, 1),
    ("ctrl_flags", c_uint8, 2),
    ("seq_id", c_uint8, 3),
)

class struct_nv_pmu_init_msg_queue_info(Struct):
    __slots__ = ()
layout(struct_nv_pmu_init_msg_queue_info, 6, 2,
    ("size", c_uint16, 0),
    ("offset", c_uint16, 2),
    ("index", c_uint8, 4),
    ("pad", c_uint8, 5),
)

class struct_nv_pmu_init_msg(Struct):
    __slots__ = ()
layout(struct_nv_pmu_init_msg, 42, 2,
    ("hdr", struct_nvfw_falcon_msg, 0),
    ("msg_type", c_uint8, 4),
    ("pad", c_uint8, 5),
    ("os_debug_entry_point", c_uint16, 6),
    ("queue_info", struct_nv_pmu_init_msg_queue_info * 5, 8),
    ("sw_managed_area_offset", c_uint16, 38),
    ("sw_managed_area_size", c_uint16, 40),
)

class struct_nvfw_falcon_cmd(Struct):
    __slots__ = ()
layout(struct_nvfw_falcon_cmd, 4, 1,
    ("unit_id", c_uint8, 0),
    ("size", c_uint8, 1),
    ("ctrl_flags", c_uint8, 2),
    ("seq_id", c_uint8, 3),
)

class struct_nv_pmu_acr_cmd(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_cmd, 5, 1,
    ("hdr", struct_nvfw_falcon_cmd, 0),
    ("cmd_type", c_uint8, 4),
)

class struct_nv_pmu_acr_msg(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_msg, 5, 1,
    ("hdr", struct_nvfw_falcon_cmd, 0),
    ("msg_type", c_uint8, 4),
)

class struct_nv_pmu_acr_init_wpr_region_cmd(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_init_wpr_region_cmd, 16, 4,
    ("cmd", struct_nv_pmu_acr_cmd, 0),
    ("region_id", c_uint32, 8),
    ("wpr_offset", c_uint32, 12),
)

class struct_nv_pmu_acr_init_wpr_region_msg(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_init_wpr_region_msg, 12, 4,
    ("msg", struct_nv_pmu_acr_msg, 0),
    ("error_code", c_uint32, 8),
)

class struct_nv_pmu_acr_bootstrap_falcon_cmd(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_bootstrap_falcon_cmd, 16, 4,
    ("cmd", struct_nv_pmu_acr_cmd, 0),
    ("flags", c_uint32, 8),
    ("falcon_id", c_uint32, 12),
)

class struct_nv_pmu_acr_bootstrap_falcon_msg(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_bootstrap_falcon_msg, 12, 4,
    ("msg", struct_nv_pmu_acr_msg, 0),
    ("falcon_id", c_uint32, 8),
)

class struct_nv_pmu_acr_bootstrap_multiple_falcons_cmd(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_bootstrap_multiple_falcons_cmd, 28, 4,
    ("cmd", struct_nv_pmu_acr_cmd, 0),
    ("flags", c_uint32, 8),
    ("falcon_mask", c_uint32, 12),
    ("use_va_mask", c_uint32, 16),
    ("wpr_lo", c_uint32, 20),
    ("wpr_hi", c_uint32, 24),
)

class struct_nv_pmu_acr_bootstrap_multiple_falcons_msg(Struct):
    __slots__ = ()
layout(struct_nv_pmu_acr_bootstrap_multiple_falcons_msg, 12, 4,
    ("msg", struct_nv_pmu_acr_msg, 0),
    ("falcon_mask", c_uint32, 8),
)

class struct_nv_sec2_args(Struct):
    __slots__ = ()
layout(struct_nv_sec2_args, 20, 4,
    ("freq_hz", c_uint32, 0),
    ("falc_trace_size", c_uint32, 4),
    ("falc_trace_dma_base", c_uint32, 8),
    ("falc_trace_dma_idx", c_uint32, 12),
    ("secure_mode", c_bool, 16),
)

class struct_nv_sec2_init_msg_queue_info(Struct):
    __slots__ = ()
layout(struct_nv_sec2_init_msg_queue_info, 8, 4,
    ("offset", c_uint32, 0),
    ("size", c_uint16, 4),
    ("index", c_uint8, 6),
    ("id", c_uint8, 7),
)

class struct_nv_sec2_init_msg(Struct):
    __slots__ = ()
layout(struct_nv_sec2_init_msg, 32, 4,
    ("hdr", struct_nvfw_falcon_msg, 0),
    ("msg_type", c_uint8, 4),
    ("num_queues", c_uint8, 5),
    ("os_debug_entry_point", c_uint16, 6),
    ("queue_info", struct_nv_sec2_init_msg_queue_info * 2, 8),
    ("sw_managed_area_offset", c_uint32, 24),
    ("sw_managed_area_size", c_uint16, 28),
)

class struct_nv_sec2_init_msg_v1_queue_info(Struct):
    __slots__ = ()
layout(struct_nv_sec2_init_msg_v1_queue_info, 8, 4,
    ("offset", c_uint32, 0),
    ("size", c_uint16, 4),
    ("index", c_uint8, 6),
    ("id", c_uint8, 7),
)

class struct_nv_sec2_init_msg_v1(Struct):
    __slots__ = ()
layout(struct_nv_sec2_init_msg_v1, 64, 4,
    ("hdr", struct_nvfw_falcon_msg, 0),
    ("msg_type", c_uint8, 4),
    ("num_queues", c_uint8, 5),
    ("os_debug_entry_point", c_uint16, 6),
    ("queue_info", struct_nv_sec2_init_msg_v1_queue_info * 2, 8),
    ("sw_managed_area_offset", c_uint32, 24),
    ("sw_managed_area_size", c_uint16, 28),
    ("unkn", c_uint32 * 8, 32),
)

class struct_nv_sec2_acr_cmd(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_cmd, 5, 1,
    ("hdr", struct_nvfw_falcon_cmd, 0),
    ("cmd_type", c_uint8, 4),
)

class struct_nv_sec2_acr_msg(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_msg, 5, 1,
    ("hdr", struct_nvfw_falcon_cmd, 0),
    ("msg_type", c_uint8, 4),
)

class struct_nv_sec2_acr_bootstrap_falcon_cmd(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_bootstrap_falcon_cmd, 16, 4,
    ("cmd", struct_nv_sec2_acr_cmd, 0),
    ("flags", c_uint32, 8),
    ("falcon_id", c_uint32, 12),
)

class struct_nv_sec2_acr_bootstrap_falcon_msg(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_bootstrap_falcon_msg, 16, 4,
    ("msg", struct_nv_sec2_acr_msg, 0),
    ("error_code", c_uint32, 8),
    ("falcon_id", c_uint32, 12),
)

class struct_nv_sec2_acr_bootstrap_falcon_cmd_v1(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_bootstrap_falcon_cmd_v1, 24, 4,
    ("cmd", struct_nv_sec2_acr_cmd, 0),
    ("flags", c_uint32, 8),
    ("falcon_id", c_uint32, 12),
    ("unkn08", c_uint32, 16),
    ("unkn0c", c_uint32, 20),
)

class struct_nv_sec2_acr_bootstrap_falcon_msg_v1(Struct):
    __slots__ = ()
layout(struct_nv_sec2_acr_bootstrap_falcon_msg_v1, 20, 4,
    ("msg", struct_nv_sec2_acr_msg, 0),
    ("error_code", c_uint32, 8),
    ("falcon_id", c_uint32, 12),
    ("unkn08", c_uint32, 16),
)
WPR_HEADER_V0_FALCON_ID_INVALID = 0xffffffff
WPR_HEADER_V0_STATUS_NONE = 0
WPR_HEADER_V0_STATUS_COPY = 1
WPR_HEADER_V0_STATUS_VALIDATION_CODE_FAILED = 2
WPR_HEADER_V0_STATUS_VALIDATION_DATA_FAILED = 3
WPR_HEADER_V0_STATUS_VALIDATION_DONE = 4
WPR_HEADER_V0_STATUS_VALIDATION_SKIPPED = 5
WPR_HEADER_V0_STATUS_BOOTSTRAP_READY = 6
WPR_HEADER_V1_FALCON_ID_INVALID = 0xffffffff
WPR_HEADER_V1_STATUS_NONE = 0
WPR_HEADER_V1_STATUS_COPY = 1
WPR_HEADER_V1_STATUS_VALIDATION_CODE_FAILED = 2
WPR_HEADER_V1_STATUS_VALIDATION_DATA_FAILED = 3
WPR_HEADER_V1_STATUS_VALIDATION_DONE = 4
WPR_HEADER_V1_STATUS_VALIDATION_SKIPPED = 5
WPR_HEADER_V1_STATUS_BOOTSTRAP_READY = 6
WPR_HEADER_V1_STATUS_REVOCATION_CHECK_FAILED = 7
WPR_GENERIC_HEADER_ID_LSF_UCODE_DESC = 1
WPR_GENERIC_HEADER_ID_LSF_WPR_HEADER = 2
WPR_GENERIC_HEADER_ID_LSF_SHARED_SUB_WPR = 3
WPR_GENERIC_HEADER_ID_LSF_LSB_HEADER = 4
NV_PMU_UNIT_INIT = 0x7
NV_PMU_UNIT_ACR = 0xa
NV_PMU_INIT_MSG_INIT = 0x0
NV_PMU_ACR_CMD_INIT_WPR_REGION = 0x0
NV_PMU_ACR_CMD_BOOTSTRAP_FALCON = 0x1
NV_PMU_ACR_CMD_BOOTSTRAP_MULTIPLE_FALCONS = 0x3
NV_PMU_ACR_BOOTSTRAP_FALCON_FLAGS_RESET_YES = 0x0
NV_PMU_ACR_BOOTSTRAP_FALCON_FLAGS_RESET_NO = 0x1
NV_PMU_ACR_BOOTSTRAP_MULTIPLE_FALCONS_FLAGS_RESET_YES = 0x0
NV_PMU_ACR_BOOTSTRAP_MULTIPLE_FALCONS_FLAGS_RESET_NO = 0x1
NV_SEC2_UNIT_INIT = 0x1
NV_SEC2_UNIT_UNLOAD = 0x6
NV_SEC2_UNIT_ACR = 0x8
NV_SEC2_INIT_MSG_INIT = 0x0
NV_SEC2_INIT_MSG_QUEUE_ID_CMDQ = 0x0
NV_SEC2_INIT_MSG_QUEUE_ID_MSGQ = 0x1
NV_SEC2_ACR_CMD_BOOTSTRAP_FALCON = 0x0
NV_SEC2_UNIT_V2_INIT = 0x1
NV_SEC2_UNIT_V2_UNLOAD = 0x5
NV_SEC2_UNIT_V2_ACR = 0x7
NV_SEC2_ACR_BOOTSTRAP_FALCON_FLAGS_RESET_YES = 0x0
NV_SEC2_ACR_BOOTSTRAP_FALCON_FLAGS_RESET_NO = 0x1
# skipped (empty): __NVFW_FW_H__ __NVFW_LS_H__ __NVFW_FLCN_H__ __NVFW_ACR_H__ __NVFW_PMU_H__ __NVFW_SEC2_H__
# skipped (library): nvfw_bin_hdr nvfw_bl_desc nvfw_ls_desc nvfw_ls_desc_v1 nvfw_ls_desc_v2 nvfw_ls_hsbl_bin_hdr nvfw_ls_hsbl_hdr loader_config_dump loader_config_v1_dump flcn_bl_dmem_desc_dump flcn_bl_dmem_desc_v1_dump flcn_bl_dmem_desc_v2_dump wpr_header_dump wpr_header_v1_dump wpr_header_v2_dump lsb_header_dump lsb_header_v1_dump lsb_header_v2_dump flcn_acr_desc_dump flcn_acr_desc_v1_dump
