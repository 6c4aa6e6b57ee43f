"""amdgpu: DRM ioctls of the amdgpu driver."""

# Made by `tg-autogen gen amdgpu_drm`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: drm/amdgpu_drm.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_uint8, c_uint32, c_uint64

from tg_autogen.runtime import Ioctl, Struct, Union, layout


class struct_drm_amdgpu_gem_create_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_create_in, 32, 8,
    ("bo_size", c_uint64, 0),
    ("alignment", c_uint64, 8),
    ("domains", c_uint64, 16),
    ("domain_flags", c_uint64, 24),
)

class struct_drm_amdgpu_gem_create_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_create_out, 8, 4,
    ("handle", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class union_drm_amdgpu_gem_create(Union):
    __slots__ = ()
layout(union_drm_amdgpu_gem_create, 32, 8,
    ("in_", struct_drm_amdgpu_gem_create_in, 0),
    ("out", struct_drm_amdgpu_gem_create_out, 0),
)

class struct_drm_amdgpu_bo_list_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_bo_list_in, 24, 8,
    ("operation", c_uint32, 0),
    ("list_handle", c_uint32, 4),
    ("bo_number", c_uint32, 8),
    ("bo_info_size", c_uint32, 12),
    ("bo_info_ptr", c_uint64, 16),
)

class struct_drm_amdgpu_bo_list_entry(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_bo_list_entry, 8, 4,
    ("bo_handle", c_uint32, 0),
    ("bo_priority", c_uint32, 4),
)

class struct_drm_amdgpu_bo_list_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_bo_list_out, 8, 4,
    ("list_handle", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class union_drm_amdgpu_bo_list(Union):
    __slots__ = ()
layout(union_drm_amdgpu_bo_list, 24, 8,
    ("in_", struct_drm_amdgpu_bo_list_in, 0),
    ("out", struct_drm_amdgpu_bo_list_out, 0),
)

class struct_drm_amdgpu_ctx_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_ctx_in, 16, 4,
    ("op", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("ctx_id", c_uint32, 8),
    ("priority", c_int32, 12),
)

class union_drm_amdgpu_ctx_out_alloc(Struct):
    __slots__ = ()
layout(union_drm_amdgpu_ctx_out_alloc, 8, 4,
    ("ctx_id", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class union_drm_amdgpu_ctx_out_state(Struct):
    __slots__ = ()
layout(union_drm_amdgpu_ctx_out_state, 16, 8,
    ("flags", c_uint64, 0),
    ("hangs", c_uint32, 8),
    ("reset_status", c_uint32, 12),
)

class union_drm_amdgpu_ctx_out_pstate(Struct):
    __slots__ = ()
layout(union_drm_amdgpu_ctx_out_pstate, 8, 4,
    ("flags", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class union_drm_amdgpu_ctx_out(Union):
    __slots__ = ()
layout(union_drm_amdgpu_ctx_out, 16, 8,
    ("alloc", union_drm_amdgpu_ctx_out_alloc, 0),
    ("state", union_drm_amdgpu_ctx_out_state, 0),
    ("pstate", union_drm_amdgpu_ctx_out_pstate, 0),
)

class union_drm_amdgpu_ctx(Union):
    __slots__ = ()
layout(union_drm_amdgpu_ctx, 16, 8,
    ("in_", struct_drm_amdgpu_ctx_in, 0),
    ("out", union_drm_amdgpu_ctx_out, 0),
)

class struct_drm_amdgpu_vm_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_vm_in, 8, 4,
    ("op", c_uint32, 0),
    ("flags", c_uint32, 4),
)

class struct_drm_amdgpu_vm_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_vm_out, 8, 8,
    ("flags", c_uint64, 0),
)

class union_drm_amdgpu_vm(Union):
    __slots__ = ()
layout(union_drm_amdgpu_vm, 8, 8,
    ("in_", struct_drm_amdgpu_vm_in, 0),
    ("out", struct_drm_amdgpu_vm_out, 0),
)

class struct_drm_amdgpu_sched_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_sched_in, 16, 4,
    ("op", c_uint32, 0),
    ("fd", c_uint32, 4),
    ("priority", c_int32, 8),
    ("ctx_id", c_uint32, 12),
)

class union_drm_amdgpu_sched(Union):
    __slots__ = ()
layout(union_drm_amdgpu_sched, 16, 4,
    ("in_", struct_drm_amdgpu_sched_in, 0),
)

class struct_drm_amdgpu_gem_userptr(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_userptr, 24, 8,
    ("addr", c_uint64, 0),
    ("size", c_uint64, 8),
    ("flags", c_uint32, 16),
    ("handle", c_uint32, 20),
)

class struct_drm_amdgpu_gem_metadata_data(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_metadata_data, 280, 8,
    ("flags", c_uint64, 0),
    ("tiling_info", c_uint64, 8),
    ("data_size_bytes", c_uint32, 16),
    ("data", c_uint32 * 64, 20),
)

class struct_drm_amdgpu_gem_metadata(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_metadata, 288, 8,
    ("handle", c_uint32, 0),
    ("op", c_uint32, 4),
    ("data", struct_drm_amdgpu_gem_metadata_data, 8),
)

class struct_drm_amdgpu_gem_mmap_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_mmap_in, 8, 4,
    ("handle", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class struct_drm_amdgpu_gem_mmap_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_mmap_out, 8, 8,
    ("addr_ptr", c_uint64, 0),
)

class union_drm_amdgpu_gem_mmap(Union):
    __slots__ = ()
layout(union_drm_amdgpu_gem_mmap, 8, 8,
    ("in_", struct_drm_amdgpu_gem_mmap_in, 0),
    ("out", struct_drm_amdgpu_gem_mmap_out, 0),
)

class struct_drm_amdgpu_gem_wait_idle_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_wait_idle_in, 16, 8,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("timeout", c_uint64, 8),
)

class struct_drm_amdgpu_gem_wait_idle_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_wait_idle_out, 8, 4,
    ("status", c_uint32, 0),
    ("domain", c_uint32, 4),
)

class union_drm_amdgpu_gem_wait_idle(Union):
    __slots__ = ()
layout(union_drm_amdgpu_gem_wait_idle, 16, 8,
    ("in_", struct_drm_amdgpu_gem_wait_idle_in, 0),
    ("out", struct_drm_amdgpu_gem_wait_idle_out, 0),
)

class struct_drm_amdgpu_wait_cs_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_wait_cs_in, 32, 8,
    ("handle", c_uint64, 0),
    ("timeout", c_uint64, 8),
    ("ip_type", c_uint32, 16),
    ("ip_instance", c_uint32, 20),
    ("ring", c_uint32, 24),
    ("ctx_id", c_uint32, 28),
)

class struct_drm_amdgpu_wait_cs_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_wait_cs_out, 8, 8,
    ("status", c_uint64, 0),
)

class union_drm_amdgpu_wait_cs(Union):
    __slots__ = ()
layout(union_drm_amdgpu_wait_cs, 32, 8,
    ("in_", struct_drm_amdgpu_wait_cs_in, 0),
    ("out", struct_drm_amdgpu_wait_cs_out, 0),
)

class struct_drm_amdgpu_fence(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_fence, 24, 8,
    ("ctx_id", c_uint32, 0),
    ("ip_type", c_uint32, 4),
    ("ip_instance", c_uint32, 8),
    ("ring", c_uint32, 12),
    ("seq_no", c_uint64, 16),
)

class struct_drm_amdgpu_wait_fences_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_wait_fences_in, 24, 8,
    ("fences", c_uint64, 0),
    ("fence_count", c_uint32, 8),
    ("wait_all", c_uint32, 12),
    ("timeout_ns", c_uint64, 16),
)

class struct_drm_amdgpu_wait_fences_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_wait_fences_out, 8, 4,
    ("status", c_uint32, 0),
    ("first_signaled", c_uint32, 4),
)

class union_drm_amdgpu_wait_fences(Union):
    __slots__ = ()
layout(union_drm_amdgpu_wait_fences, 24, 8,
    ("in_", struct_drm_amdgpu_wait_fences_in, 0),
    ("out", struct_drm_amdgpu_wait_fences_out, 0),
)

class struct_drm_amdgpu_gem_op(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_op, 16, 8,
    ("handle", c_uint32, 0),
    ("op", c_uint32, 4),
    ("value", c_uint64, 8),
)

class struct_drm_amdgpu_gem_va(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_gem_va, 40, 8,
    ("handle", c_uint32, 0),
    ("_pad", c_uint32, 4),
    ("operation", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("va_address", c_uint64, 16),
    ("offset_in_bo", c_uint64, 24),
    ("map_size", c_uint64, 32),
)

class struct_drm_amdgpu_cs_chunk(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk, 16, 8,
    ("chunk_id", c_uint32, 0),
    ("length_dw", c_uint32, 4),
    ("chunk_data", c_uint64, 8),
)

class struct_drm_amdgpu_cs_in(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_in, 24, 8,
    ("ctx_id", c_uint32, 0),
    ("bo_list_handle", c_uint32, 4),
    ("num_chunks", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("chunks", c_uint64, 16),
)

class struct_drm_amdgpu_cs_out(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_out, 8, 8,
    ("handle", c_uint64, 0),
)

class union_drm_amdgpu_cs(Union):
    __slots__ = ()
layout(union_drm_amdgpu_cs, 24, 8,
    ("in_", struct_drm_amdgpu_cs_in, 0),
    ("out", struct_drm_amdgpu_cs_out, 0),
)

class struct_drm_amdgpu_cs_chunk_ib(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_ib, 32, 8,
    ("_pad", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("va_start", c_uint64, 8),
    ("ib_bytes", c_uint32, 16),
    ("ip_type", c_uint32, 20),
    ("ip_instance", c_uint32, 24),
    ("ring", c_uint32, 28),
)

class struct_drm_amdgpu_cs_chunk_dep(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_dep, 24, 8,
    ("ip_type", c_uint32, 0),
    ("ip_instance", c_uint32, 4),
    ("ring", c_uint32, 8),
    ("ctx_id", c_uint32, 12),
    ("handle", c_uint64, 16),
)

class struct_drm_amdgpu_cs_chunk_fence(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_fence, 8, 4,
    ("handle", c_uint32, 0),
    ("offset", c_uint32, 4),
)

class struct_drm_amdgpu_cs_chunk_sem(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_sem, 4, 4,
    ("handle", c_uint32, 0),
)

class struct_drm_amdgpu_cs_chunk_syncobj(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_syncobj, 16, 8,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("point", c_uint64, 8),
)

class union_drm_amdgpu_fence_to_handle_in(Struct):
    __slots__ = ()
layout(union_drm_amdgpu_fence_to_handle_in, 32, 8,
    ("fence", struct_drm_amdgpu_fence, 0),
    ("what", c_uint32, 24),
    ("pad", c_uint32, 28),
)

class union_drm_amdgpu_fence_to_handle_out(Struct):
    __slots__ = ()
layout(union_drm_amdgpu_fence_to_handle_out, 4, 4,
    ("handle", c_uint32, 0),
)

class union_drm_amdgpu_fence_to_handle(Union):
    __slots__ = ()
layout(union_drm_amdgpu_fence_to_handle, 32, 8,
    ("in_", union_drm_amdgpu_fence_to_handle_in, 0),
    ("out", union_drm_amdgpu_fence_to_handle_out, 0),
)

class struct_drm_amdgpu_cs_chunk_data_0(Union):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_data_0, 32, 8,
    ("ib_data", struct_drm_amdgpu_cs_chunk_ib, 0),
    ("fence_data", struct_drm_amdgpu_cs_chunk_fence, 0),
)

class struct_drm_amdgpu_cs_chunk_data(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_data, 32, 8,
    ("", struct_drm_amdgpu_cs_chunk_data_0, 0),
)

class struct_drm_amdgpu_cs_chunk_cp_gfx_shadow(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_cs_chunk_cp_gfx_shadow, 32, 8,
    ("shadow_va", c_uint64, 0),
    ("csa_va", c_uint64, 8),
    ("gds_va", c_uint64, 16),
    ("flags", c_uint64, 24),
)

class struct_drm_amdgpu_query_fw(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_query_fw, 16, 4,
    ("fw_type", c_uint32, 0),
    ("ip_instance", c_uint32, 4),
    ("index", c_uint32, 8),
    ("_pad", c_uint32, 12),
)

class struct_drm_amdgpu_info_3_mode_crtc(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_mode_crtc, 8, 4,
    ("id", c_uint32, 0),
    ("_pad", c_uint32, 4),
)

class struct_drm_amdgpu_info_3_query_hw_ip(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_query_hw_ip, 8, 4,
    ("type", c_uint32, 0),
    ("ip_instance", c_uint32, 4),
)

class struct_drm_amdgpu_info_3_read_mmr_reg(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_read_mmr_reg, 16, 4,
    ("dword_offset", c_uint32, 0),
    ("count", c_uint32, 4),
    ("instance", c_uint32, 8),
    ("flags", c_uint32, 12),
)

class struct_drm_amdgpu_info_3_vbios_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_vbios_info, 8, 4,
    ("type", c_uint32, 0),
    ("offset", c_uint32, 4),
)

class struct_drm_amdgpu_info_3_sensor_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_sensor_info, 4, 4,
    ("type", c_uint32, 0),
)

class struct_drm_amdgpu_info_3_video_cap(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3_video_cap, 4, 4,
    ("type", c_uint32, 0),
)

class struct_drm_amdgpu_info_3(Union):
    __slots__ = ()
layout(struct_drm_amdgpu_info_3, 16, 4,
    ("mode_crtc", struct_drm_amdgpu_info_3_mode_crtc, 0),
    ("query_hw_ip", struct_drm_amdgpu_info_3_query_hw_ip, 0),
    ("read_mmr_reg", struct_drm_amdgpu_info_3_read_mmr_reg, 0),
    ("query_fw", struct_drm_amdgpu_query_fw, 0),
    ("vbios_info", struct_drm_amdgpu_info_3_vbios_info, 0),
    ("sensor_info", struct_drm_amdgpu_info_3_sensor_info, 0),
    ("video_cap", struct_drm_amdgpu_info_3_video_cap, 0),
)

class struct_drm_amdgpu_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info, 32, 8,
    ("return_pointer", c_uint64, 0),
    ("return_size", c_uint32, 8),
    ("query", c_uint32, 12),
    ("", struct_drm_amdgpu_info_3, 16),
)

class struct_drm_amdgpu_info_gds(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_gds, 32, 4,
    ("gds_gfx_partition_size", c_uint32, 0),
    ("compute_partition_size", c_uint32, 4),
    ("gds_total_size", c_uint32, 8),
    ("gws_per_gfx_partition", c_uint32, 12),
    ("gws_per_compute_partition", c_uint32, 16),
    ("oa_per_gfx_partition", c_uint32, 20),
    ("oa_per_compute_partition", c_uint32, 24),
    ("_pad", c_uint32, 28),
)

class struct_drm_amdgpu_info_vram_gtt(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_vram_gtt, 24, 8,
    ("vram_size", c_uint64, 0),
    ("vram_cpu_accessible_size", c_uint64, 8),
    ("gtt_size", c_uint64, 16),
)

class struct_drm_amdgpu_heap_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_heap_info, 32, 8,
    ("total_heap_size", c_uint64, 0),
    ("usable_heap_size", c_uint64, 8),
    ("heap_usage", c_uint64, 16),
    ("max_allocation", c_uint64, 24),
)

class struct_drm_amdgpu_memory_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_memory_info, 96, 8,
    ("vram", struct_drm_amdgpu_heap_info, 0),
    ("cpu_accessible_vram", struct_drm_amdgpu_heap_info, 32),
    ("gtt", struct_drm_amdgpu_heap_info, 64),
)

class struct_drm_amdgpu_info_firmware(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_firmware, 8, 4,
    ("ver", c_uint32, 0),
    ("feature", c_uint32, 4),
)

class struct_drm_amdgpu_info_vbios(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_vbios, 200, 4,
    ("name", c_uint8 * 64, 0),
    ("vbios_pn", c_uint8 * 64, 64),
    ("version", c_uint32, 128),
    ("pad", c_uint32, 132),
    ("vbios_ver_str", c_uint8 * 32, 136),
    ("date", c_uint8 * 32, 168),
)

class struct_drm_amdgpu_info_device(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_device, 440, 8,
    ("device_id", c_uint32, 0),
    ("chip_rev", c_uint32, 4),
    ("external_rev", c_uint32, 8),
    ("pci_rev", c_uint32, 12),
    ("family", c_uint32, 16),
    ("num_shader_engines", c_uint32, 20),
    ("num_shader_arrays_per_engine", c_uint32, 24),
    ("gpu_counter_freq", c_uint32, 28),
    ("max_engine_clock", c_uint64, 32),
    ("max_memory_clock", c_uint64, 40),
    ("cu_active_number", c_uint32, 48),
    ("cu_ao_mask", c_uint32, 52),
    ("cu_bitmap", (c_uint32 * 4 * 4), 56),
    ("enabled_rb_pipes_mask", c_uint32, 120),
    ("num_rb_pipes", c_uint32, 124),
    ("num_hw_gfx_contexts", c_uint32, 128),
    ("pcie_gen", c_uint32, 132),
    ("ids_flags", c_uint64, 136),
    ("virtual_address_offset", c_uint64, 144),
    ("virtual_address_max", c_uint64, 152),
    ("virtual_address_alignment", c_uint32, 160),
    ("pte_fragment_size", c_uint32, 164),
    ("gart_page_size", c_uint32, 168),
    ("ce_ram_size", c_uint32, 172),
    ("vram_type", c_uint32, 176),
    ("vram_bit_width", c_uint32, 180),
    ("vce_harvest_config", c_uint32, 184),
    ("gc_double_offchip_lds_buf", c_uint32, 188),
    ("prim_buf_gpu_addr", c_uint64, 192),
    ("pos_buf_gpu_addr", c_uint64, 200),
    ("cntl_sb_buf_gpu_addr", c_uint64, 208),
    ("param_buf_gpu_addr", c_uint64, 216),
    ("prim_buf_size", c_uint32, 224),
    ("pos_buf_size", c_uint32, 228),
    ("cntl_sb_buf_size", c_uint32, 232),
    ("param_buf_size", c_uint32, 236),
    ("wave_front_size", c_uint32, 240),
    ("num_shader_visible_vgprs", c_uint32, 244),
    ("num_cu_per_sh", c_uint32, 248),
    ("num_tcc_blocks", c_uint32, 252),
    ("gs_vgt_table_depth", c_uint32, 256),
    ("gs_prim_buffer_depth", c_uint32, 260),
    ("max_gs_waves_per_vgt", c_uint32, 264),
    ("pcie_num_lanes", c_uint32, 268),
    ("cu_ao_bitmap", (c_uint32 * 4 * 4), 272),
    ("high_va_offset", c_uint64, 336),
    ("high_va_max", c_uint64, 344),
    ("pa_sc_tile_steering_override", c_uint32, 352),
    ("tcc_disabled_mask", c_uint64, 360),
    ("min_engine_clock", c_uint64, 368),
    ("min_memory_clock", c_uint64, 376),
    ("tcp_cache_size", c_uint32, 384),
    ("num_sqc_per_wgp", c_uint32, 388),
    ("sqc_data_cache_size", c_uint32, 392),
    ("sqc_inst_cache_size", c_uint32, 396),
    ("gl1c_cache_size", c_uint32, 400),
    ("gl2c_cache_size", c_uint32, 404),
    ("mall_size", c_uint64, 408),
    ("enabled_rb_pipes_mask_hi", c_uint32, 416),
    ("shadow_size", c_uint32, 420),
    ("shadow_alignment", c_uint32, 424),
    ("csa_size", c_uint32, 428),
    ("csa_alignment", c_uint32, 432),
)

class struct_drm_amdgpu_info_hw_ip(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_hw_ip, 32, 8,
    ("hw_ip_version_major", c_uint32, 0),
    ("hw_ip_version_minor", c_uint32, 4),
    ("capabilities_flags", c_uint64, 8),
    ("ib_start_alignment", c_uint32, 16),
    ("ib_size_alignment", c_uint32, 20),
    ("available_rings", c_uint32, 24),
    ("ip_discovery_version", c_uint32, 28),
)

class struct_drm_amdgpu_info_num_handles(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_num_handles, 8, 4,
    ("uvd_max_handles", c_uint32, 0),
    ("uvd_used_handles", c_uint32, 4),
)

class struct_drm_amdgpu_info_vce_clock_table_entry(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_vce_clock_table_entry, 16, 4,
    ("sclk", c_uint32, 0),
    ("mclk", c_uint32, 4),
    ("eclk", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_drm_amdgpu_info_vce_clock_table(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_vce_clock_table, 104, 4,
    ("entries", struct_drm_amdgpu_info_vce_clock_table_entry * 6, 0),
    ("num_valid_entries", c_uint32, 96),
    ("pad", c_uint32, 100),
)

class struct_drm_amdgpu_info_video_codec_info(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_video_codec_info, 24, 4,
    ("valid", c_uint32, 0),
    ("max_width", c_uint32, 4),
    ("max_height", c_uint32, 8),
    ("max_pixels_per_frame", c_uint32, 12),
    ("max_level", c_uint32, 16),
    ("pad", c_uint32, 20),
)

class struct_drm_amdgpu_info_video_caps(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_video_caps, 192, 4,
    ("codec_info", struct_drm_amdgpu_info_video_codec_info * 8, 0),
)

class struct_drm_amdgpu_info_gpuvm_fault(Struct):
    __slots__ = ()
layout(struct_drm_amdgpu_info_gpuvm_fault, 16, 8,
    ("addr", c_uint64, 0),
    ("status", c_uint32, 8),
    ("vmhub", c_uint32, 12),
)

class struct_drm_color_ctm_3x4(Struct):
    __slots__ = ()
layout(struct_drm_color_ctm_3x4, 96, 8,
    ("matrix", c_uint64 * 12, 0),
)
DRM_AMDGPU_GEM_CREATE = 0x0
DRM_AMDGPU_GEM_MMAP = 0x1
DRM_AMDGPU_CTX = 0x2
DRM_AMDGPU_BO_LIST = 0x3
DRM_AMDGPU_CS = 0x4
DRM_AMDGPU_INFO = 0x5
DRM_AMDGPU_GEM_METADATA = 0x6
DRM_AMDGPU_GEM_WAIT_IDLE = 0x7
DRM_AMDGPU_GEM_VA = 0x8
DRM_AMDGPU_WAIT_CS = 0x9
DRM_AMDGPU_GEM_OP = 0x10
DRM_AMDGPU_GEM_USERPTR = 0x11
DRM_AMDGPU_WAIT_FENCES = 0x12
DRM_AMDGPU_VM = 0x13
DRM_AMDGPU_FENCE_TO_HANDLE = 0x14
DRM_AMDGPU_SCHED = 0x15
DRM_IOCTL_AMDGPU_GEM_CREATE = Ioctl(0xc0206440, union_drm_amdgpu_gem_create)
DRM_IOCTL_AMDGPU_GEM_MMAP = Ioctl(0xc0086441, union_drm_amdgpu_gem_mmap)
DRM_IOCTL_AMDGPU_CTX = Ioctl(0xc0106442, union_drm_amdgpu_ctx)
DRM_IOCTL_AMDGPU_BO_LIST = Ioctl(0xc0186443, union_drm_amdgpu_bo_list)
DRM_IOCTL_AMDGPU_CS = Ioctl(0xc0186444, union_drm_amdgpu_cs)
DRM_IOCTL_AMDGPU_INFO = Ioctl(0x40206445, struct_drm_amdgpu_info)
DRM_IOCTL_AMDGPU_GEM_METADATA = Ioctl(0xc1206446, struct_drm_amdgpu_gem_metadata)
DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE = Ioctl(0xc0106447, union_drm_amdgpu_gem_wait_idle)
DRM_IOCTL_AMDGPU_GEM_VA = Ioctl(0x40286448, struct_drm_amdgpu_gem_va)
DRM_IOCTL_AMDGPU_WAIT_CS = Ioctl(0xc0206449, union_drm_amdgpu_wait_cs)
DRM_IOCTL_AMDGPU_GEM_OP = Ioctl(0xc0106450, struct_drm_amdgpu_gem_op)
DRM_IOCTL_AMDGPU_GEM_USERPTR = Ioctl(0xc0186451, struct_drm_amdgpu_gem_userptr)
DRM_IOCTL_AMDGPU_WAIT_FENCES = Ioctl(0xc0186452, union_drm_amdgpu_wait_fences)
DRM_IOCTL_AMDGPU_VM = Ioctl(0xc0086453, union_drm_amdgpu_vm)
DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE = Ioctl(0xc0206454, union_drm_amdgpu_fence_to_handle)
DRM_IOCTL_AMDGPU_SCHED = Ioctl(0x40106455, union_drm_amdgpu_sched)
AMDGPU_GEM_DOMAIN_CPU = 0x1
AMDGPU_GEM_DOMAIN_GTT = 0x2
AMDGPU_GEM_DOMAIN_VRAM = 0x4
AMDGPU_GEM_DOMAIN_GDS = 0x8
AMDGPU_GEM_DOMAIN_GWS = 0x10
AMDGPU_GEM_DOMAIN_OA = 0x20
AMDGPU_GEM_DOMAIN_DOORBELL = 0x40
AMDGPU_GEM_DOMAIN_MASK = 127
AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED = 1
AMDGPU_GEM_CREATE_NO_CPU_ACCESS = 2
AMDGPU_GEM_CREATE_CPU_GTT_USWC = 4
AMDGPU_GEM_CREATE_VRAM_CLEARED = 8
AMDGPU_GEM_CREATE_VRAM_CONTIGUOUS = 32
AMDGPU_GEM_CREATE_VM_ALWAYS_VALID = 64
AMDGPU_GEM_CREATE_EXPLICIT_SYNC = 128
AMDGPU_GEM_CREATE_CP_MQD_GFX9 = 256
AMDGPU_GEM_CREATE_VRAM_WIPE_ON_RELEASE = 512
AMDGPU_GEM_CREATE_ENCRYPTED = 1024
AMDGPU_GEM_CREATE_PREEMPTIBLE = 2048
AMDGPU_GEM_CREATE_DISCARDABLE = 4096
AMDGPU_GEM_CREATE_COHERENT = 8192
AMDGPU_GEM_CREATE_UNCACHED = 16384
AMDGPU_GEM_CREATE_EXT_COHERENT = 32768
AMDGPU_GEM_CREATE_GFX12_DCC = 65536
AMDGPU_BO_LIST_OP_CREATE = 0
AMDGPU_BO_LIST_OP_DESTROY = 1
AMDGPU_BO_LIST_OP_UPDATE = 2
AMDGPU_CTX_OP_ALLOC_CTX = 1
AMDGPU_CTX_OP_FREE_CTX = 2
AMDGPU_CTX_OP_QUERY_STATE = 3
AMDGPU_CTX_OP_QUERY_STATE2 = 4
AMDGPU_CTX_OP_GET_STABLE_PSTATE = 5
AMDGPU_CTX_OP_SET_STABLE_PSTATE = 6
AMDGPU_CTX_NO_RESET = 0
AMDGPU_CTX_GUILTY_RESET = 1
AMDGPU_CTX_INNOCENT_RESET = 2
AMDGPU_CTX_UNKNOWN_RESET = 3
AMDGPU_CTX_QUERY2_FLAGS_RESET = 1
AMDGPU_CTX_QUERY2_FLAGS_VRAMLOST = 2
AMDGPU_CTX_QUERY2_FLAGS_GUILTY = 4
AMDGPU_CTX_QUERY2_FLAGS_RAS_CE = 8
AMDGPU_CTX_QUERY2_FLAGS_RAS_UE = 16
AMDGPU_CTX_QUERY2_FLAGS_RESET_IN_PROGRESS = 32
AMDGPU_CTX_PRIORITY_UNSET = -2048
AMDGPU_CTX_PRIORITY_VERY_LOW = -1023
AMDGPU_CTX_PRIORITY_LOW = -512
AMDGPU_CTX_PRIORITY_NORMAL = 0
AMDGPU_CTX_PRIORITY_HIGH = 512
AMDGPU_CTX_PRIORITY_VERY_HIGH = 1023
AMDGPU_CTX_STABLE_PSTATE_FLAGS_MASK = 0xf
AMDGPU_CTX_STABLE_PSTATE_NONE = 0
AMDGPU_CTX_STABLE_PSTATE_STANDARD = 1
AMDGPU_CTX_STABLE_PSTATE_MIN_SCLK = 2
AMDGPU_CTX_STABLE_PSTATE_MIN_MCLK = 3
AMDGPU_CTX_STABLE_PSTATE_PEAK = 4
AMDGPU_VM_OP_RESERVE_VMID = 1
AMDGPU_VM_OP_UNRESERVE_VMID = 2
AMDGPU_SCHED_OP_PROCESS_PRIORITY_OVERRIDE = 1
AMDGPU_SCHED_OP_CONTEXT_PRIORITY_OVERRIDE = 2
AMDGPU_GEM_USERPTR_READONLY = 1
AMDGPU_GEM_USERPTR_ANONONLY = 2
AMDGPU_GEM_USERPTR_VALIDATE = 4
AMDGPU_GEM_USERPTR_REGISTER = 8
AMDGPU_TILING_ARRAY_MODE_SHIFT = 0
AMDGPU_TILING_ARRAY_MODE_MASK = 0xf
AMDGPU_TILING_PIPE_CONFIG_SHIFT = 4
AMDGPU_TILING_PIPE_CONFIG_MASK = 0x1f
AMDGPU_TILING_TILE_SPLIT_SHIFT = 9
AMDGPU_TILING_TILE_SPLIT_MASK = 0x7
AMDGPU_TILING_MICRO_TILE_MODE_SHIFT = 12
AMDGPU_TILING_MICRO_TILE_MODE_MASK = 0x7
AMDGPU_TILING_BANK_WIDTH_SHIFT = 15
AMDGPU_TILING_BANK_WIDTH_MASK = 0x3
AMDGPU_TILING_BANK_HEIGHT_SHIFT = 17
AMDGPU_TILING_BANK_HEIGHT_MASK = 0x3
AMDGPU_TILING_MACRO_TILE_ASPECT_SHIFT = 19
AMDGPU_TILING_MACRO_TILE_ASPECT_MASK = 0x3
AMDGPU_TILING_NUM_BANKS_SHIFT = 21
AMDGPU_TILING_NUM_BANKS_MASK = 0x3
AMDGPU_TILING_SWIZZLE_MODE_SHIFT = 0
AMDGPU_TILING_SWIZZLE_MODE_MASK = 0x1f
AMDGPU_TILING_DCC_OFFSET_256B_SHIFT = 5
AMDGPU_TILING_DCC_OFFSET_256B_MASK = 0xffffff
AMDGPU_TILING_DCC_PITCH_MAX_SHIFT = 29
AMDGPU_TILING_DCC_PITCH_MAX_MASK = 0x3fff
AMDGPU_TILING_DCC_INDEPENDENT_64B_SHIFT = 43
AMDGPU_TILING_DCC_INDEPENDENT_64B_MASK = 0x1
AMDGPU_TILING_DCC_INDEPENDENT_128B_SHIFT = 44
AMDGPU_TILING_DCC_INDEPENDENT_128B_MASK = 0x1
AMDGPU_TILING_SCANOUT_SHIFT = 63
AMDGPU_TILING_SCANOUT_MASK = 0x1
AMDGPU_TILING_GFX12_SWIZZLE_MODE_SHIFT = 0
AMDGPU_TILING_GFX12_SWIZZLE_MODE_MASK = 0x7
AMDGPU_TILING_GFX12_DCC_MAX_COMPRESSED_BLOCK_SHIFT = 3
AMDGPU_TILING_GFX12_DCC_MAX_COMPRESSED_BLOCK_MASK = 0x3
AMDGPU_TILING_GFX12_DCC_NUMBER_TYPE_SHIFT = 5
AMDGPU_TILING_GFX12_DCC_NUMBER_TYPE_MASK = 0x7
AMDGPU_TILING_GFX12_DCC_DATA_FORMAT_SHIFT = 8
AMDGPU_TILING_GFX12_DCC_DATA_FORMAT_MASK = 0x3f
AMDGPU_TILING_GFX12_DCC_WRITE_COMPRESS_DISABLE_SHIFT = 14
AMDGPU_TILING_GFX12_DCC_WRITE_COMPRESS_DISABLE_MASK = 0x1
AMDGPU_TILING_GFX12_SCANOUT_SHIFT = 63
AMDGPU_TILING_GFX12_SCANOUT_MASK = 0x1
AMDGPU_GEM_METADATA_OP_SET_METADATA = 1
AMDGPU_GEM_METADATA_OP_GET_METADATA = 2
AMDGPU_GEM_OP_GET_GEM_CREATE_INFO = 0
AMDGPU_GEM_OP_SET_PLACEMENT = 1
AMDGPU_VA_OP_MAP = 1
AMDGPU_VA_OP_UNMAP = 2
AMDGPU_VA_OP_CLEAR = 3
AMDGPU_VA_OP_REPLACE = 4
AMDGPU_VM_DELAY_UPDATE = 1
AMDGPU_VM_PAGE_READABLE = 2
AMDGPU_VM_PAGE_WRITEABLE = 4
AMDGPU_VM_PAGE_EXECUTABLE = 8
AMDGPU_VM_PAGE_PRT = 16
AMDGPU_VM_MTYPE_MASK = 0x1e0
AMDGPU_VM_MTYPE_DEFAULT = 0
AMDGPU_VM_MTYPE_NC = 32
AMDGPU_VM_MTYPE_WC = 64
AMDGPU_VM_MTYPE_CC = 96
AMDGPU_VM_MTYPE_UC = 128
AMDGPU_VM_MTYPE_RW = 160
AMDGPU_VM_PAGE_NOALLOC = 512
AMDGPU_HW_IP_GFX = 0
AMDGPU_HW_IP_COMPUTE = 1
AMDGPU_HW_IP_DMA = 2
AMDGPU_HW_IP_UVD = 3
AMDGPU_HW_IP_VCE = 4
AMDGPU_HW_IP_UVD_ENC = 5
AMDGPU_HW_IP_VCN_DEC = 6
AMDGPU_HW_IP_VCN_ENC = 7
AMDGPU_HW_IP_VCN_JPEG = 8
AMDGPU_HW_IP_VPE = 9
AMDGPU_HW_IP_NUM = 10
AMDGPU_HW_IP_INSTANCE_MAX_COUNT = 1
AMDGPU_CHUNK_ID_IB = 0x1
AMDGPU_CHUNK_ID_FENCE = 0x2
AMDGPU_CHUNK_ID_DEPENDENCIES = 0x3
AMDGPU_CHUNK_ID_SYNCOBJ_IN = 0x4
AMDGPU_CHUNK_ID_SYNCOBJ_OUT = 0x5
AMDGPU_CHUNK_ID_BO_HANDLES = 0x6
AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES = 0x7
AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT = 0x8
AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL = 0x9
AMDGPU_CHUNK_ID_CP_GFX_SHADOW = 0xa
AMDGPU_IB_FLAG_CE = 1
AMDGPU_IB_FLAG_PREAMBLE = 2
AMDGPU_IB_FLAG_PREEMPT = 4
AMDGPU_IB_FLAG_TC_WB_NOT_INVALIDATE = 8
AMDGPU_IB_FLAG_RESET_GDS_MAX_WAVE_ID = 16
AMDGPU_IB_FLAGS_SECURE = 32
AMDGPU_IB_FLAG_EMIT_MEM_SYNC = 64
AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ = 0
AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ_FD = 1
AMDGPU_FENCE_TO_HANDLE_GET_SYNC_FILE_FD = 2
AMDGPU_CS_CHUNK_CP_GFX_SHADOW_FLAGS_INIT_SHADOW = 0x1
AMDGPU_IDS_FLAGS_FUSION = 0x1
AMDGPU_IDS_FLAGS_PREEMPTION = 0x2
AMDGPU_IDS_FLAGS_TMZ = 0x4
AMDGPU_IDS_FLAGS_CONFORMANT_TRUNC_COORD = 0x8
AMDGPU_INFO_ACCEL_WORKING = 0x0
AMDGPU_INFO_CRTC_FROM_ID = 0x1
AMDGPU_INFO_HW_IP_INFO = 0x2
AMDGPU_INFO_HW_IP_COUNT = 0x3
AMDGPU_INFO_TIMESTAMP = 0x5
AMDGPU_INFO_FW_VERSION = 0xe
AMDGPU_INFO_FW_VCE = 0x1
AMDGPU_INFO_FW_UVD = 0x2
AMDGPU_INFO_FW_GMC = 0x3
AMDGPU_INFO_FW_GFX_ME = 0x4
AMDGPU_INFO_FW_GFX_PFP = 0x5
AMDGPU_INFO_FW_GFX_CE = 0x6
AMDGPU_INFO_FW_GFX_RLC = 0x7
AMDGPU_INFO_FW_GFX_MEC = 0x8
AMDGPU_INFO_FW_SMC = 0xa
AMDGPU_INFO_FW_SDMA = 0xb
AMDGPU_INFO_FW_SOS = 0xc
AMDGPU_INFO_FW_ASD = 0xd
AMDGPU_INFO_FW_VCN = 0xe
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_CNTL = 0xf
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_GPM_MEM = 0x10
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_SRM_MEM = 0x11
AMDGPU_INFO_FW_DMCU = 0x12
AMDGPU_INFO_FW_TA = 0x13
AMDGPU_INFO_FW_DMCUB = 0x14
AMDGPU_INFO_FW_TOC = 0x15
AMDGPU_INFO_FW_CAP = 0x16
AMDGPU_INFO_FW_GFX_RLCP = 0x17
AMDGPU_INFO_FW_GFX_RLCV = 0x18
AMDGPU_INFO_FW_MES_KIQ = 0x19
AMDGPU_INFO_FW_MES = 0x1a
AMDGPU_INFO_FW_IMU = 0x1b
AMDGPU_INFO_FW_VPE = 0x1c
AMDGPU_INFO_NUM_BYTES_MOVED = 0xf
AMDGPU_INFO_VRAM_USAGE = 0x10
AMDGPU_INFO_GTT_USAGE = 0x11
AMDGPU_INFO_GDS_CONFIG = 0x13
AMDGPU_INFO_VRAM_GTT = 0x14
AMDGPU_INFO_READ_MMR_REG = 0x15
AMDGPU_INFO_DEV_INFO = 0x16
AMDGPU_INFO_VIS_VRAM_USAGE = 0x17
AMDGPU_INFO_NUM_EVICTIONS = 0x18
AMDGPU_INFO_MEMORY = 0x19
AMDGPU_INFO_VCE_CLOCK_TABLE = 0x1a
AMDGPU_INFO_VBIOS = 0x1b
AMDGPU_INFO_VBIOS_SIZE = 0x1
AMDGPU_INFO_VBIOS_IMAGE = 0x2
AMDGPU_INFO_VBIOS_INFO = 0x3
AMDGPU_INFO_NUM_HANDLES = 0x1c
AMDGPU_INFO_SENSOR = 0x1d
AMDGPU_INFO_SENSOR_GFX_SCLK = 0x1
AMDGPU_INFO_SENSOR_GFX_MCLK = 0x2
AMDGPU_INFO_SENSOR_GPU_TEMP = 0x3
AMDGPU_INFO_SENSOR_GPU_LOAD = 0x4
AMDGPU_INFO_SENSOR_GPU_AVG_POWER = 0x5
AMDGPU_INFO_SENSOR_VDDNB = 0x6
AMDGPU_INFO_SENSOR_VDDGFX = 0x7
AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_SCLK = 0x8
AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_MCLK = 0x9
AMDGPU_INFO_SENSOR_PEAK_PSTATE_GFX_SCLK = 0xa
AMDGPU_INFO_SENSOR_PEAK_PSTATE_GFX_MCLK = 0xb
AMDGPU_INFO_SENSOR_GPU_INPUT_POWER = 0xc
AMDGPU_INFO_NUM_VRAM_CPU_PAGE_FAULTS = 0x1e
AMDGPU_INFO_VRAM_LOST_COUNTER = 0x1f
AMDGPU_INFO_RAS_ENABLED_FEATURES = 0x20
AMDGPU_INFO_RAS_ENABLED_UMC = 1
AMDGPU_INFO_RAS_ENABLED_SDMA = 2
AMDGPU_INFO_RAS_ENABLED_GFX = 4
AMDGPU_INFO_RAS_ENABLED_MMHUB = 8
AMDGPU_INFO_RAS_ENABLED_ATHUB = 16
AMDGPU_INFO_RAS_ENABLED_PCIE = 32
AMDGPU_INFO_RAS_ENABLED_HDP = 64
AMDGPU_INFO_RAS_ENABLED_XGMI = 128
AMDGPU_INFO_RAS_ENABLED_DF = 256
AMDGPU_INFO_RAS_ENABLED_SMN = 512
AMDGPU_INFO_RAS_ENABLED_SEM = 1024
AMDGPU_INFO_RAS_ENABLED_MP0 = 2048
AMDGPU_INFO_RAS_ENABLED_MP1 = 4096
AMDGPU_INFO_RAS_ENABLED_FUSE = 8192
AMDGPU_INFO_VIDEO_CAPS = 0x21
AMDGPU_INFO_VIDEO_CAPS_DECODE = 0
AMDGPU_INFO_VIDEO_CAPS_ENCODE = 1
AMDGPU_INFO_MAX_IBS = 0x22
AMDGPU_INFO_GPUVM_FAULT = 0x23
AMDGPU_INFO_MMR_SE_INDEX_SHIFT = 0
AMDGPU_INFO_MMR_SE_INDEX_MASK = 0xff
AMDGPU_INFO_MMR_SH_INDEX_SHIFT = 8
AMDGPU_INFO_MMR_SH_INDEX_MASK = 0xff
AMDGPU_VRAM_TYPE_UNKNOWN = 0
AMDGPU_VRAM_TYPE_GDDR1 = 1
AMDGPU_VRAM_TYPE_DDR2 = 2
AMDGPU_VRAM_TYPE_GDDR3 = 3
AMDGPU_VRAM_TYPE_GDDR4 = 4
AMDGPU_VRAM_TYPE_GDDR5 = 5
AMDGPU_VRAM_TYPE_HBM = 6
AMDGPU_VRAM_TYPE_DDR3 = 7
AMDGPU_VRAM_TYPE_DDR4 = 8
AMDGPU_VRAM_TYPE_GDDR6 = 9
AMDGPU_VRAM_TYPE_DDR5 = 10
AMDGPU_VRAM_TYPE_LPDDR4 = 11
AMDGPU_VRAM_TYPE_LPDDR5 = 12
AMDGPU_VCE_CLOCK_TABLE_ENTRIES = 6
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG2 = 0
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4 = 1
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VC1 = 2
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4_AVC = 3
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_HEVC = 4
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_JPEG = 5
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VP9 = 6
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_AV1 = 7
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_COUNT = 8
AMDGPU_VMHUB_TYPE_MASK = 0xff
AMDGPU_VMHUB_TYPE_SHIFT = 0
AMDGPU_VMHUB_TYPE_GFX = 0
AMDGPU_VMHUB_TYPE_MM0 = 1
AMDGPU_VMHUB_TYPE_MM1 = 2
AMDGPU_VMHUB_IDX_MASK = 0xff00
AMDGPU_VMHUB_IDX_SHIFT = 8
AMDGPU_FAMILY_UNKNOWN = 0
AMDGPU_FAMILY_SI = 110
AMDGPU_FAMILY_CI = 120
AMDGPU_FAMILY_KV = 125
AMDGPU_FAMILY_VI = 130
AMDGPU_FAMILY_CZ = 135
AMDGPU_FAMILY_AI = 141
AMDGPU_FAMILY_RV = 142
AMDGPU_FAMILY_NV = 143
AMDGPU_FAMILY_VGH = 144
AMDGPU_FAMILY_GC_11_0_0 = 145
AMDGPU_FAMILY_YC = 146
AMDGPU_FAMILY_GC_11_0_1 = 148
AMDGPU_FAMILY_GC_10_3_6 = 149
AMDGPU_FAMILY_GC_10_3_7 = 151
AMDGPU_FAMILY_GC_11_5_0 = 150
AMDGPU_FAMILY_GC_12_0_0 = 152
# skipped (empty): __AMDGPU_DRM_H__
# skipped (paste): AMDGPU_TILING_SET AMDGPU_TILING_GET
