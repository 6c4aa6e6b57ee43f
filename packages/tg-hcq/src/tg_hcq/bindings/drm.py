"""DRM: the interface that all of the kernel's graphics drivers share."""

# Made by `tg-autogen gen drm`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: drm/drm.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import POINTER, c_char, c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p, sizeof

from tg_autogen.runtime import Ioctl, Struct, Union, layout

drm_handle_t = c_uint32
drm_context_t = c_uint32
drm_drawable_t = c_uint32
drm_magic_t = c_uint32

class struct_drm_clip_rect(Struct):
    __slots__ = ()
layout(struct_drm_clip_rect, 8, 2,
    ("x1", c_uint16, 0),
    ("y1", c_uint16, 2),
    ("x2", c_uint16, 4),
    ("y2", c_uint16, 6),
)

class struct_drm_drawable_info(Struct):
    __slots__ = ()
layout(struct_drm_drawable_info, 16, 8,
    ("num_rects", c_uint32, 0),
    ("rects", POINTER(struct_drm_clip_rect), 8),
)

class struct_drm_tex_region(Struct):
    __slots__ = ()
layout(struct_drm_tex_region, 8, 4,
    ("next", c_uint8, 0),
    ("prev", c_uint8, 1),
    ("in_use", c_uint8, 2),
    ("padding", c_uint8, 3),
    ("age", c_uint32, 4),
)

class struct_drm_hw_lock(Struct):
    __slots__ = ()
layout(struct_drm_hw_lock, 64, 4,
    ("lock", c_uint32, 0),
    ("padding", c_char * 60, 4),
)

class struct_drm_version(Struct):
    __slots__ = ()
layout(struct_drm_version, 64, 8,
    ("version_major", c_int32, 0),
    ("version_minor", c_int32, 4),
    ("version_patchlevel", c_int32, 8),
    ("name_len", c_uint64, 16),
    ("name", POINTER(c_char), 24),
    ("date_len", c_uint64, 32),
    ("date", POINTER(c_char), 40),
    ("desc_len", c_uint64, 48),
    ("desc", POINTER(c_char), 56),
)

class struct_drm_unique(Struct):
    __slots__ = ()
layout(struct_drm_unique, 16, 8,
    ("unique_len", c_uint64, 0),
    ("unique", POINTER(c_char), 8),
)

class struct_drm_list(Struct):
    __slots__ = ()
layout(struct_drm_list, 16, 8,
    ("count", c_int32, 0),
    ("version", POINTER(struct_drm_version), 8),
)

class struct_drm_block(Struct):
    __slots__ = ()
layout(struct_drm_block, 4, 4,
    ("unused", c_int32, 0),
)
enum_struct_drm_control_func = c_uint32
DRM_ADD_COMMAND = 0
DRM_RM_COMMAND = 1
DRM_INST_HANDLER = 2
DRM_UNINST_HANDLER = 3

class struct_drm_control(Struct):
    __slots__ = ()
layout(struct_drm_control, 8, 4,
    ("func", enum_struct_drm_control_func, 0),
    ("irq", c_int32, 4),
)
enum_drm_map_type = c_uint32
_DRM_FRAME_BUFFER = 0
_DRM_REGISTERS = 1
_DRM_SHM = 2
_DRM_AGP = 3
_DRM_SCATTER_GATHER = 4
_DRM_CONSISTENT = 5
enum_drm_map_flags = c_uint32
_DRM_RESTRICTED = 1
_DRM_READ_ONLY = 2
_DRM_LOCKED = 4
_DRM_KERNEL = 8
_DRM_WRITE_COMBINING = 16
_DRM_CONTAINS_LOCK = 32
_DRM_REMOVABLE = 64
_DRM_DRIVER = 128

class struct_drm_ctx_priv_map(Struct):
    __slots__ = ()
layout(struct_drm_ctx_priv_map, 16, 8,
    ("ctx_id", c_uint32, 0),
    ("handle", c_void_p, 8),
)

class struct_drm_map(Struct):
    __slots__ = ()
layout(struct_drm_map, 40, 8,
    ("offset", c_uint64, 0),
    ("size", c_uint64, 8),
    ("type", enum_drm_map_type, 16),
    ("flags", enum_drm_map_flags, 20),
    ("handle", c_void_p, 24),
    ("mtrr", c_int32, 32),
)

class struct_drm_client(Struct):
    __slots__ = ()
layout(struct_drm_client, 40, 8,
    ("idx", c_int32, 0),
    ("auth", c_int32, 4),
    ("pid", c_uint64, 8),
    ("uid", c_uint64, 16),
    ("magic", c_uint64, 24),
    ("iocs", c_uint64, 32),
)
enum_drm_stat_type = c_uint32
_DRM_STAT_LOCK = 0
_DRM_STAT_OPENS = 1
_DRM_STAT_CLOSES = 2
_DRM_STAT_IOCTLS = 3
_DRM_STAT_LOCKS = 4
_DRM_STAT_UNLOCKS = 5
_DRM_STAT_VALUE = 6
_DRM_STAT_BYTE = 7
_DRM_STAT_COUNT = 8
_DRM_STAT_IRQ = 9
_DRM_STAT_PRIMARY = 10
_DRM_STAT_SECONDARY = 11
_DRM_STAT_DMA = 12
_DRM_STAT_SPECIAL = 13
_DRM_STAT_MISSED = 14

class struct_drm_stats_data(Struct):
    __slots__ = ()
layout(struct_drm_stats_data, 16, 8,
    ("value", c_uint64, 0),
    ("type", enum_drm_stat_type, 8),
)

class struct_drm_stats(Struct):
    __slots__ = ()
layout(struct_drm_stats, 248, 8,
    ("count", c_uint64, 0),
    ("data", struct_drm_stats_data * 15, 8),
)
enum_drm_lock_flags = c_uint32
_DRM_LOCK_READY = 1
_DRM_LOCK_QUIESCENT = 2
_DRM_LOCK_FLUSH = 4
_DRM_LOCK_FLUSH_ALL = 8
_DRM_HALT_ALL_QUEUES = 16
_DRM_HALT_CUR_QUEUES = 32

class struct_drm_lock(Struct):
    __slots__ = ()
layout(struct_drm_lock, 8, 4,
    ("context", c_int32, 0),
    ("flags", enum_drm_lock_flags, 4),
)
enum_drm_dma_flags = c_uint32
_DRM_DMA_BLOCK = 1
_DRM_DMA_WHILE_LOCKED = 2
_DRM_DMA_PRIORITY = 4
_DRM_DMA_WAIT = 16
_DRM_DMA_SMALLER_OK = 32
_DRM_DMA_LARGER_OK = 64
enum_struct_drm_buf_desc_flags = c_uint32
_DRM_PAGE_ALIGN = 1
_DRM_AGP_BUFFER = 2
_DRM_SG_BUFFER = 4
_DRM_FB_BUFFER = 8
_DRM_PCI_BUFFER_RO = 16

class struct_drm_buf_desc(Struct):
    __slots__ = ()
layout(struct_drm_buf_desc, 32, 8,
    ("count", c_int32, 0),
    ("size", c_int32, 4),
    ("low_mark", c_int32, 8),
    ("high_mark", c_int32, 12),
    ("flags", enum_struct_drm_buf_desc_flags, 16),
    ("agp_start", c_uint64, 24),
)

class struct_drm_buf_info(Struct):
    __slots__ = ()
layout(struct_drm_buf_info, 16, 8,
    ("count", c_int32, 0),
    ("list", POINTER(struct_drm_buf_desc), 8),
)

class struct_drm_buf_free(Struct):
    __slots__ = ()
layout(struct_drm_buf_free, 16, 8,
    ("count", c_int32, 0),
    ("list", POINTER(c_int32), 8),
)

class struct_drm_buf_pub(Struct):
    __slots__ = ()
layout(struct_drm_buf_pub, 24, 8,
    ("idx", c_int32, 0),
    ("total", c_int32, 4),
    ("used", c_int32, 8),
    ("address", c_void_p, 16),
)

class struct_drm_buf_map(Struct):
    __slots__ = ()
layout(struct_drm_buf_map, 24, 8,
    ("count", c_int32, 0),
    ("virtual", c_void_p, 8),
    ("list", POINTER(struct_drm_buf_pub), 16),
)

class struct_drm_dma(Struct):
    __slots__ = ()
layout(struct_drm_dma, 64, 8,
    ("context", c_int32, 0),
    ("send_count", c_int32, 4),
    ("send_indices", POINTER(c_int32), 8),
    ("send_sizes", POINTER(c_int32), 16),
    ("flags", enum_drm_dma_flags, 24),
    ("request_count", c_int32, 28),
    ("request_size", c_int32, 32),
    ("request_indices", POINTER(c_int32), 40),
    ("request_sizes", POINTER(c_int32), 48),
    ("granted_count", c_int32, 56),
)
enum_drm_ctx_flags = c_uint32
_DRM_CONTEXT_PRESERVED = 1
_DRM_CONTEXT_2DONLY = 2

class struct_drm_ctx(Struct):
    __slots__ = ()
layout(struct_drm_ctx, 8, 4,
    ("handle", drm_context_t, 0),
    ("flags", enum_drm_ctx_flags, 4),
)

class struct_drm_ctx_res(Struct):
    __slots__ = ()
layout(struct_drm_ctx_res, 16, 8,
    ("count", c_int32, 0),
    ("contexts", POINTER(struct_drm_ctx), 8),
)

class struct_drm_draw(Struct):
    __slots__ = ()
layout(struct_drm_draw, 4, 4,
    ("handle", drm_drawable_t, 0),
)
drm_drawable_info_type_t = c_uint32
DRM_DRAWABLE_CLIPRECTS = 0

class struct_drm_update_draw(Struct):
    __slots__ = ()
layout(struct_drm_update_draw, 24, 8,
    ("handle", drm_drawable_t, 0),
    ("type", c_uint32, 4),
    ("num", c_uint32, 8),
    ("data", c_uint64, 16),
)

class struct_drm_auth(Struct):
    __slots__ = ()
layout(struct_drm_auth, 4, 4,
    ("magic", drm_magic_t, 0),
)

class struct_drm_irq_busid(Struct):
    __slots__ = ()
layout(struct_drm_irq_busid, 16, 4,
    ("irq", c_int32, 0),
    ("busnum", c_int32, 4),
    ("devnum", c_int32, 8),
    ("funcnum", c_int32, 12),
)
enum_drm_vblank_seq_type = c_uint32
_DRM_VBLANK_ABSOLUTE = 0
_DRM_VBLANK_RELATIVE = 1
_DRM_VBLANK_HIGH_CRTC_MASK = 62
_DRM_VBLANK_EVENT = 67108864
_DRM_VBLANK_FLIP = 134217728
_DRM_VBLANK_NEXTONMISS = 268435456
_DRM_VBLANK_SECONDARY = 536870912
_DRM_VBLANK_SIGNAL = 1073741824

class struct_drm_wait_vblank_request(Struct):
    __slots__ = ()
layout(struct_drm_wait_vblank_request, 16, 8,
    ("type", enum_drm_vblank_seq_type, 0),
    ("sequence", c_uint32, 4),
    ("signal", c_uint64, 8),
)

class struct_drm_wait_vblank_reply(Struct):
    __slots__ = ()
layout(struct_drm_wait_vblank_reply, 24, 8,
    ("type", enum_drm_vblank_seq_type, 0),
    ("sequence", c_uint32, 4),
    ("tval_sec", c_int64, 8),
    ("tval_usec", c_int64, 16),
)

class union_drm_wait_vblank(Union):
    __slots__ = ()
layout(union_drm_wait_vblank, 24, 8,
    ("request", struct_drm_wait_vblank_request, 0),
    ("reply", struct_drm_wait_vblank_reply, 0),
)

class struct_drm_modeset_ctl(Struct):
    __slots__ = ()
layout(struct_drm_modeset_ctl, 8, 4,
    ("crtc", c_uint32, 0),
    ("cmd", c_uint32, 4),
)

class struct_drm_agp_mode(Struct):
    __slots__ = ()
layout(struct_drm_agp_mode, 8, 8,
    ("mode", c_uint64, 0),
)

class struct_drm_agp_buffer(Struct):
    __slots__ = ()
layout(struct_drm_agp_buffer, 32, 8,
    ("size", c_uint64, 0),
    ("handle", c_uint64, 8),
    ("type", c_uint64, 16),
    ("physical", c_uint64, 24),
)

class struct_drm_agp_binding(Struct):
    __slots__ = ()
layout(struct_drm_agp_binding, 16, 8,
    ("handle", c_uint64, 0),
    ("offset", c_uint64, 8),
)

class struct_drm_agp_info(Struct):
    __slots__ = ()
layout(struct_drm_agp_info, 56, 8,
    ("agp_version_major", c_int32, 0),
    ("agp_version_minor", c_int32, 4),
    ("mode", c_uint64, 8),
    ("aperture_base", c_uint64, 16),
    ("aperture_size", c_uint64, 24),
    ("memory_allowed", c_uint64, 32),
    ("memory_used", c_uint64, 40),
    ("id_vendor", c_uint16, 48),
    ("id_device", c_uint16, 50),
)

class struct_drm_scatter_gather(Struct):
    __slots__ = ()
layout(struct_drm_scatter_gather, 16, 8,
    ("size", c_uint64, 0),
    ("handle", c_uint64, 8),
)

class struct_drm_set_version(Struct):
    __slots__ = ()
layout(struct_drm_set_version, 16, 4,
    ("drm_di_major", c_int32, 0),
    ("drm_di_minor", c_int32, 4),
    ("drm_dd_major", c_int32, 8),
    ("drm_dd_minor", c_int32, 12),
)

class struct_drm_gem_close(Struct):
    __slots__ = ()
layout(struct_drm_gem_close, 8, 4,
    ("handle", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_drm_gem_flink(Struct):
    __slots__ = ()
layout(struct_drm_gem_flink, 8, 4,
    ("handle", c_uint32, 0),
    ("name", c_uint32, 4),
)

class struct_drm_gem_open(Struct):
    __slots__ = ()
layout(struct_drm_gem_open, 16, 8,
    ("name", c_uint32, 0),
    ("handle", c_uint32, 4),
    ("size", c_uint64, 8),
)

class struct_drm_get_cap(Struct):
    __slots__ = ()
layout(struct_drm_get_cap, 16, 8,
    ("capability", c_uint64, 0),
    ("value", c_uint64, 8),
)

class struct_drm_set_client_cap(Struct):
    __slots__ = ()
layout(struct_drm_set_client_cap, 16, 8,
    ("capability", c_uint64, 0),
    ("value", c_uint64, 8),
)

class struct_drm_prime_handle(Struct):
    __slots__ = ()
layout(struct_drm_prime_handle, 12, 4,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("fd", c_int32, 8),
)

class struct_drm_syncobj_create(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_create, 8, 4,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
)

class struct_drm_syncobj_destroy(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_destroy, 8, 4,
    ("handle", c_uint32, 0),
    ("pad", c_uint32, 4),
)

class struct_drm_syncobj_handle(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_handle, 16, 4,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("fd", c_int32, 8),
    ("pad", c_uint32, 12),
)

class struct_drm_syncobj_transfer(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_transfer, 32, 8,
    ("src_handle", c_uint32, 0),
    ("dst_handle", c_uint32, 4),
    ("src_point", c_uint64, 8),
    ("dst_point", c_uint64, 16),
    ("flags", c_uint32, 24),
    ("pad", c_uint32, 28),
)

class struct_drm_syncobj_wait(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_wait, 40, 8,
    ("handles", c_uint64, 0),
    ("timeout_nsec", c_int64, 8),
    ("count_handles", c_uint32, 16),
    ("flags", c_uint32, 20),
    ("first_signaled", c_uint32, 24),
    ("pad", c_uint32, 28),
    ("deadline_nsec", c_uint64, 32),
)

class struct_drm_syncobj_timeline_wait(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_timeline_wait, 48, 8,
    ("handles", c_uint64, 0),
    ("points", c_uint64, 8),
    ("timeout_nsec", c_int64, 16),
    ("count_handles", c_uint32, 24),
    ("flags", c_uint32, 28),
    ("first_signaled", c_uint32, 32),
    ("pad", c_uint32, 36),
    ("deadline_nsec", c_uint64, 40),
)

class struct_drm_syncobj_eventfd(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_eventfd, 24, 8,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("point", c_uint64, 8),
    ("fd", c_int32, 16),
    ("pad", c_uint32, 20),
)

class struct_drm_syncobj_array(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_array, 16, 8,
    ("handles", c_uint64, 0),
    ("count_handles", c_uint32, 8),
    ("pad", c_uint32, 12),
)

class struct_drm_syncobj_timeline_array(Struct):
    __slots__ = ()
layout(struct_drm_syncobj_timeline_array, 24, 8,
    ("handles", c_uint64, 0),
    ("points", c_uint64, 8),
    ("count_handles", c_uint32, 16),
    ("flags", c_uint32, 20),
)

class struct_drm_crtc_get_sequence(Struct):
    __slots__ = ()
layout(struct_drm_crtc_get_sequence, 24, 8,
    ("crtc_id", c_uint32, 0),
    ("active", c_uint32, 4),
    ("sequence", c_uint64, 8),
    ("sequence_ns", c_int64, 16),
)

class struct_drm_crtc_queue_sequence(Struct):
    __slots__ = ()
layout(struct_drm_crtc_queue_sequence, 24, 8,
    ("crtc_id", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("sequence", c_uint64, 8),
    ("user_data", c_uint64, 16),
)

class struct_drm_event(Struct):
    __slots__ = ()
layout(struct_drm_event, 8, 4,
    ("type", c_uint32, 0),
    ("length", c_uint32, 4),
)

class struct_drm_event_vblank(Struct):
    __slots__ = ()
layout(struct_drm_event_vblank, 32, 8,
    ("base", struct_drm_event, 0),
    ("user_data", c_uint64, 8),
    ("tv_sec", c_uint32, 16),
    ("tv_usec", c_uint32, 20),
    ("sequence", c_uint32, 24),
    ("crtc_id", c_uint32, 28),
)

class struct_drm_event_crtc_sequence(Struct):
    __slots__ = ()
layout(struct_drm_event_crtc_sequence, 32, 8,
    ("base", struct_drm_event, 0),
    ("user_data", c_uint64, 8),
    ("time_ns", c_int64, 16),
    ("sequence", c_uint64, 24),
)
drm_clip_rect_t = struct_drm_clip_rect
drm_drawable_info_t = struct_drm_drawable_info
drm_tex_region_t = struct_drm_tex_region
drm_hw_lock_t = struct_drm_hw_lock
drm_version_t = struct_drm_version
drm_unique_t = struct_drm_unique
drm_list_t = struct_drm_list
drm_block_t = struct_drm_block
drm_control_t = struct_drm_control
drm_map_type_t = enum_drm_map_type
drm_map_flags_t = enum_drm_map_flags
drm_ctx_priv_map_t = struct_drm_ctx_priv_map
drm_map_t = struct_drm_map
drm_client_t = struct_drm_client
drm_stat_type_t = enum_drm_stat_type
drm_stats_t = struct_drm_stats
drm_lock_flags_t = enum_drm_lock_flags
drm_lock_t = struct_drm_lock
drm_dma_flags_t = enum_drm_dma_flags
drm_buf_desc_t = struct_drm_buf_desc
drm_buf_info_t = struct_drm_buf_info
drm_buf_free_t = struct_drm_buf_free
drm_buf_pub_t = struct_drm_buf_pub
drm_buf_map_t = struct_drm_buf_map
drm_dma_t = struct_drm_dma
drm_wait_vblank_t = union_drm_wait_vblank
drm_agp_mode_t = struct_drm_agp_mode
drm_ctx_flags_t = enum_drm_ctx_flags
drm_ctx_t = struct_drm_ctx
drm_ctx_res_t = struct_drm_ctx_res
drm_draw_t = struct_drm_draw
drm_update_draw_t = struct_drm_update_draw
drm_auth_t = struct_drm_auth
drm_irq_busid_t = struct_drm_irq_busid
drm_vblank_seq_type_t = enum_drm_vblank_seq_type
drm_agp_buffer_t = struct_drm_agp_buffer
drm_agp_binding_t = struct_drm_agp_binding
drm_agp_info_t = struct_drm_agp_info
drm_scatter_gather_t = struct_drm_scatter_gather
drm_set_version_t = struct_drm_set_version

class struct_drm_mode_card_res(Struct):
    __slots__ = ()
layout(struct_drm_mode_card_res, 64, 8,
    ("fb_id_ptr", c_uint64, 0),
    ("crtc_id_ptr", c_uint64, 8),
    ("connector_id_ptr", c_uint64, 16),
    ("encoder_id_ptr", c_uint64, 24),
    ("count_fbs", c_uint32, 32),
    ("count_crtcs", c_uint32, 36),
    ("count_connectors", c_uint32, 40),
    ("count_encoders", c_uint32, 44),
    ("min_width", c_uint32, 48),
    ("max_width", c_uint32, 52),
    ("min_height", c_uint32, 56),
    ("max_height", c_uint32, 60),
)

class struct_drm_mode_modeinfo(Struct):
    __slots__ = ()
layout(struct_drm_mode_modeinfo, 68, 4,
    ("clock", c_uint32, 0),
    ("hdisplay", c_uint16, 4),
    ("hsync_start", c_uint16, 6),
    ("hsync_end", c_uint16, 8),
    ("htotal", c_uint16, 10),
    ("hskew", c_uint16, 12),
    ("vdisplay", c_uint16, 14),
    ("vsync_start", c_uint16, 16),
    ("vsync_end", c_uint16, 18),
    ("vtotal", c_uint16, 20),
    ("vscan", c_uint16, 22),
    ("vrefresh", c_uint32, 24),
    ("flags", c_uint32, 28),
    ("type", c_uint32, 32),
    ("name", c_char * 32, 36),
)

class struct_drm_mode_crtc(Struct):
    __slots__ = ()
layout(struct_drm_mode_crtc, 104, 8,
    ("set_connectors_ptr", c_uint64, 0),
    ("count_connectors", c_uint32, 8),
    ("crtc_id", c_uint32, 12),
    ("fb_id", c_uint32, 16),
    ("x", c_uint32, 20),
    ("y", c_uint32, 24),
    ("gamma_size", c_uint32, 28),
    ("mode_valid", c_uint32, 32),
    ("mode", struct_drm_mode_modeinfo, 36),
)

class struct_drm_mode_cursor(Struct):
    __slots__ = ()
layout(struct_drm_mode_cursor, 28, 4,
    ("flags", c_uint32, 0),
    ("crtc_id", c_uint32, 4),
    ("x", c_int32, 8),
    ("y", c_int32, 12),
    ("width", c_uint32, 16),
    ("height", c_uint32, 20),
    ("handle", c_uint32, 24),
)

class struct_drm_mode_crtc_lut(Struct):
    __slots__ = ()
layout(struct_drm_mode_crtc_lut, 32, 8,
    ("crtc_id", c_uint32, 0),
    ("gamma_size", c_uint32, 4),
    ("red", c_uint64, 8),
    ("green", c_uint64, 16),
    ("blue", c_uint64, 24),
)

class struct_drm_mode_get_encoder(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_encoder, 20, 4,
    ("encoder_id", c_uint32, 0),
    ("encoder_type", c_uint32, 4),
    ("crtc_id", c_uint32, 8),
    ("possible_crtcs", c_uint32, 12),
    ("possible_clones", c_uint32, 16),
)

class struct_drm_mode_get_connector(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_connector, 80, 8,
    ("encoders_ptr", c_uint64, 0),
    ("modes_ptr", c_uint64, 8),
    ("props_ptr", c_uint64, 16),
    ("prop_values_ptr", c_uint64, 24),
    ("count_modes", c_uint32, 32),
    ("count_props", c_uint32, 36),
    ("count_encoders", c_uint32, 40),
    ("encoder_id", c_uint32, 44),
    ("connector_id", c_uint32, 48),
    ("connector_type", c_uint32, 52),
    ("connector_type_id", c_uint32, 56),
    ("connection", c_uint32, 60),
    ("mm_width", c_uint32, 64),
    ("mm_height", c_uint32, 68),
    ("subpixel", c_uint32, 72),
    ("pad", c_uint32, 76),
)

class struct_drm_mode_mode_cmd(Struct):
    __slots__ = ()
layout(struct_drm_mode_mode_cmd, 72, 4,
    ("connector_id", c_uint32, 0),
    ("mode", struct_drm_mode_modeinfo, 4),
)

class struct_drm_mode_get_property(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_property, 64, 8,
    ("values_ptr", c_uint64, 0),
    ("enum_blob_ptr", c_uint64, 8),
    ("prop_id", c_uint32, 16),
    ("flags", c_uint32, 20),
    ("name", c_char * 32, 24),
    ("count_values", c_uint32, 56),
    ("count_enum_blobs", c_uint32, 60),
)

class struct_drm_mode_connector_set_property(Struct):
    __slots__ = ()
layout(struct_drm_mode_connector_set_property, 16, 8,
    ("value", c_uint64, 0),
    ("prop_id", c_uint32, 8),
    ("connector_id", c_uint32, 12),
)

class struct_drm_mode_get_blob(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_blob, 16, 8,
    ("blob_id", c_uint32, 0),
    ("length", c_uint32, 4),
    ("data", c_uint64, 8),
)

class struct_drm_mode_fb_cmd(Struct):
    __slots__ = ()
layout(struct_drm_mode_fb_cmd, 28, 4,
    ("fb_id", c_uint32, 0),
    ("width", c_uint32, 4),
    ("height", c_uint32, 8),
    ("pitch", c_uint32, 12),
    ("bpp", c_uint32, 16),
    ("depth", c_uint32, 20),
    ("handle", c_uint32, 24),
)

class struct_drm_mode_crtc_page_flip(Struct):
    __slots__ = ()
layout(struct_drm_mode_crtc_page_flip, 24, 8,
    ("crtc_id", c_uint32, 0),
    ("fb_id", c_uint32, 4),
    ("flags", c_uint32, 8),
    ("reserved", c_uint32, 12),
    ("user_data", c_uint64, 16),
)

class struct_drm_mode_fb_dirty_cmd(Struct):
    __slots__ = ()
layout(struct_drm_mode_fb_dirty_cmd, 24, 8,
    ("fb_id", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("color", c_uint32, 8),
    ("num_clips", c_uint32, 12),
    ("clips_ptr", c_uint64, 16),
)

class struct_drm_mode_create_dumb(Struct):
    __slots__ = ()
layout(struct_drm_mode_create_dumb, 32, 8,
    ("height", c_uint32, 0),
    ("width", c_uint32, 4),
    ("bpp", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("handle", c_uint32, 16),
    ("pitch", c_uint32, 20),
    ("size", c_uint64, 24),
)

class struct_drm_mode_map_dumb(Struct):
    __slots__ = ()
layout(struct_drm_mode_map_dumb, 16, 8,
    ("handle", c_uint32, 0),
    ("pad", c_uint32, 4),
    ("offset", c_uint64, 8),
)

class struct_drm_mode_destroy_dumb(Struct):
    __slots__ = ()
layout(struct_drm_mode_destroy_dumb, 4, 4,
    ("handle", c_uint32, 0),
)

class struct_drm_mode_get_plane_res(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_plane_res, 16, 8,
    ("plane_id_ptr", c_uint64, 0),
    ("count_planes", c_uint32, 8),
)

class struct_drm_mode_get_plane(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_plane, 32, 8,
    ("plane_id", c_uint32, 0),
    ("crtc_id", c_uint32, 4),
    ("fb_id", c_uint32, 8),
    ("possible_crtcs", c_uint32, 12),
    ("gamma_size", c_uint32, 16),
    ("count_format_types", c_uint32, 20),
    ("format_type_ptr", c_uint64, 24),
)

class struct_drm_mode_set_plane(Struct):
    __slots__ = ()
layout(struct_drm_mode_set_plane, 48, 4,
    ("plane_id", c_uint32, 0),
    ("crtc_id", c_uint32, 4),
    ("fb_id", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("crtc_x", c_int32, 16),
    ("crtc_y", c_int32, 20),
    ("crtc_w", c_uint32, 24),
    ("crtc_h", c_uint32, 28),
    ("src_x", c_uint32, 32),
    ("src_y", c_uint32, 36),
    ("src_h", c_uint32, 40),
    ("src_w", c_uint32, 44),
)

class struct_drm_mode_fb_cmd2(Struct):
    __slots__ = ()
layout(struct_drm_mode_fb_cmd2, 104, 8,
    ("fb_id", c_uint32, 0),
    ("width", c_uint32, 4),
    ("height", c_uint32, 8),
    ("pixel_format", c_uint32, 12),
    ("flags", c_uint32, 16),
    ("handles", c_uint32 * 4, 20),
    ("pitches", c_uint32 * 4, 36),
    ("offsets", c_uint32 * 4, 52),
    ("modifier", c_uint64 * 4, 72),
)

class struct_drm_mode_obj_get_properties(Struct):
    __slots__ = ()
layout(struct_drm_mode_obj_get_properties, 32, 8,
    ("props_ptr", c_uint64, 0),
    ("prop_values_ptr", c_uint64, 8),
    ("count_props", c_uint32, 16),
    ("obj_id", c_uint32, 20),
    ("obj_type", c_uint32, 24),
)

class struct_drm_mode_obj_set_property(Struct):
    __slots__ = ()
layout(struct_drm_mode_obj_set_property, 24, 8,
    ("value", c_uint64, 0),
    ("prop_id", c_uint32, 8),
    ("obj_id", c_uint32, 12),
    ("obj_type", c_uint32, 16),
)

class struct_drm_mode_cursor2(Struct):
    __slots__ = ()
layout(struct_drm_mode_cursor2, 36, 4,
    ("flags", c_uint32, 0),
    ("crtc_id", c_uint32, 4),
    ("x", c_int32, 8),
    ("y", c_int32, 12),
    ("width", c_uint32, 16),
    ("height", c_uint32, 20),
    ("handle", c_uint32, 24),
    ("hot_x", c_int32, 28),
    ("hot_y", c_int32, 32),
)

class struct_drm_mode_atomic(Struct):
    __slots__ = ()
layout(struct_drm_mode_atomic, 56, 8,
    ("flags", c_uint32, 0),
    ("count_objs", c_uint32, 4),
    ("objs_ptr", c_uint64, 8),
    ("count_props_ptr", c_uint64, 16),
    ("props_ptr", c_uint64, 24),
    ("prop_values_ptr", c_uint64, 32),
    ("reserved", c_uint64, 40),
    ("user_data", c_uint64, 48),
)

class struct_drm_mode_create_blob(Struct):
    __slots__ = ()
layout(struct_drm_mode_create_blob, 16, 8,
    ("data", c_uint64, 0),
    ("length", c_uint32, 8),
    ("blob_id", c_uint32, 12),
)

class struct_drm_mode_destroy_blob(Struct):
    __slots__ = ()
layout(struct_drm_mode_destroy_blob, 4, 4,
    ("blob_id", c_uint32, 0),
)

class struct_drm_mode_create_lease(Struct):
    __slots__ = ()
layout(struct_drm_mode_create_lease, 24, 8,
    ("object_ids", c_uint64, 0),
    ("object_count", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("lessee_id", c_uint32, 16),
    ("fd", c_uint32, 20),
)

class struct_drm_mode_list_lessees(Struct):
    __slots__ = ()
layout(struct_drm_mode_list_lessees, 16, 8,
    ("count_lessees", c_uint32, 0),
    ("pad", c_uint32, 4),
    ("lessees_ptr", c_uint64, 8),
)

class struct_drm_mode_get_lease(Struct):
    __slots__ = ()
layout(struct_drm_mode_get_lease, 16, 8,
    ("count_objects", c_uint32, 0),
    ("pad", c_uint32, 4),
    ("objects_ptr", c_uint64, 8),
)

class struct_drm_mode_revoke_lease(Struct):
    __slots__ = ()
layout(struct_drm_mode_revoke_lease, 4, 4,
    ("lessee_id", c_uint32, 0),
)

class struct_drm_mode_closefb(Struct):
    __slots__ = ()
layout(struct_drm_mode_closefb, 8, 4,
    ("fb_id", c_uint32, 0),
    ("pad", c_uint32, 4),
)
_ENUMS = {
    "enum_struct_drm_control_func": "DRM_ADD_COMMAND DRM_RM_COMMAND DRM_INST_HANDLER DRM_UNINST_HANDLER",
    "enum_drm_map_type": "_DRM_FRAME_BUFFER _DRM_REGISTERS _DRM_SHM _DRM_AGP _DRM_SCATTER_GATHER _DRM_CONSISTENT",
    "enum_drm_map_flags": "_DRM_RESTRICTED _DRM_READ_ONLY _DRM_LOCKED _DRM_KERNEL _DRM_WRITE_COMBINING _DRM_CONTAINS_LOCK _DRM_REMOVABLE _DRM_DRIVER",
    "enum_drm_stat_type": "_DRM_STAT_LOCK _DRM_STAT_OPENS _DRM_STAT_CLOSES _DRM_STAT_IOCTLS _DRM_STAT_LOCKS _DRM_STAT_UNLOCKS _DRM_STAT_VALUE _DRM_STAT_BYTE _DRM_STAT_COUNT _DRM_STAT_IRQ _DRM_STAT_PRIMARY _DRM_STAT_SECONDARY _DRM_STAT_DMA _DRM_STAT_SPECIAL _DRM_STAT_MISSED",
    "enum_drm_lock_flags": "_DRM_LOCK_READY _DRM_LOCK_QUIESCENT _DRM_LOCK_FLUSH _DRM_LOCK_FLUSH_ALL _DRM_HALT_ALL_QUEUES _DRM_HALT_CUR_QUEUES",
    "enum_drm_dma_flags": "_DRM_DMA_BLOCK _DRM_DMA_WHILE_LOCKED _DRM_DMA_PRIORITY _DRM_DMA_WAIT _DRM_DMA_SMALLER_OK _DRM_DMA_LARGER_OK",
    "enum_struct_drm_buf_desc_flags": "_DRM_PAGE_ALIGN _DRM_AGP_BUFFER _DRM_SG_BUFFER _DRM_FB_BUFFER _DRM_PCI_BUFFER_RO",
    "enum_drm_ctx_flags": "_DRM_CONTEXT_PRESERVED _DRM_CONTEXT_2DONLY",
    "drm_drawable_info_type_t": "DRM_DRAWABLE_CLIPRECTS",
    "enum_drm_vblank_seq_type": "_DRM_VBLANK_ABSOLUTE _DRM_VBLANK_RELATIVE _DRM_VBLANK_HIGH_CRTC_MASK _DRM_VBLANK_EVENT _DRM_VBLANK_FLIP _DRM_VBLANK_NEXTONMISS _DRM_VBLANK_SECONDARY _DRM_VBLANK_SIGNAL",
}
_IOC_READ = 2
_IOC_WRITE = 1
_IOC_DIRSHIFT = 30
_IOC_TYPESHIFT = 8
_IOC_NRSHIFT = 0
_IOC_SIZESHIFT = 16
_IOC_TYPEBITS = 8
_IOC_NRBITS = 8
_IOC_SIZEBITS = 14
_IOC_NONE = 0
DRM_NAME = "drm"
DRM_MIN_ORDER = 5
DRM_MAX_ORDER = 22
DRM_RAM_PERCENT = 10
_DRM_LOCK_HELD = 0x80000000
_DRM_LOCK_CONT = 0x40000000
_DRM_VBLANK_HIGH_CRTC_SHIFT = 1
_DRM_VBLANK_TYPES_MASK = 1
_DRM_VBLANK_FLAGS_MASK = 1946157056
_DRM_PRE_MODESET = 1
_DRM_POST_MODESET = 2
DRM_CAP_DUMB_BUFFER = 0x1
DRM_CAP_VBLANK_HIGH_CRTC = 0x2
DRM_CAP_DUMB_PREFERRED_DEPTH = 0x3
DRM_CAP_DUMB_PREFER_SHADOW = 0x4
DRM_CAP_PRIME = 0x5
DRM_PRIME_CAP_IMPORT = 0x1
DRM_PRIME_CAP_EXPORT = 0x2
DRM_CAP_TIMESTAMP_MONOTONIC = 0x6
DRM_CAP_ASYNC_PAGE_FLIP = 0x7
DRM_CAP_CURSOR_WIDTH = 0x8
DRM_CAP_CURSOR_HEIGHT = 0x9
DRM_CAP_ADDFB2_MODIFIERS = 0x10
DRM_CAP_PAGE_FLIP_TARGET = 0x11
DRM_CAP_CRTC_IN_VBLANK_EVENT = 0x12
DRM_CAP_SYNCOBJ = 0x13
DRM_CAP_SYNCOBJ_TIMELINE = 0x14
DRM_CAP_ATOMIC_ASYNC_PAGE_FLIP = 0x15
DRM_CLIENT_CAP_STEREO_3D = 1
DRM_CLIENT_CAP_UNIVERSAL_PLANES = 2
DRM_CLIENT_CAP_ATOMIC = 3
DRM_CLIENT_CAP_ASPECT_RATIO = 4
DRM_CLIENT_CAP_WRITEBACK_CONNECTORS = 5
DRM_CLIENT_CAP_CURSOR_PLANE_HOTSPOT = 6
DRM_SYNCOBJ_CREATE_SIGNALED = 1
DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE = 1
DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE = 1
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL = 1
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT = 2
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE = 4
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE = 8
DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED = 1
DRM_CRTC_SEQUENCE_RELATIVE = 0x1
DRM_CRTC_SEQUENCE_NEXT_ON_MISS = 0x2
DRM_IOCTL_BASE = 100
DRM_IOCTL_VERSION = Ioctl(0xc0406400, struct_drm_version)
DRM_IOCTL_GET_UNIQUE = Ioctl(0xc0106401, struct_drm_unique)
DRM_IOCTL_GET_MAGIC = Ioctl(0x80046402, struct_drm_auth)
DRM_IOCTL_IRQ_BUSID = Ioctl(0xc0106403, struct_drm_irq_busid)
DRM_IOCTL_GET_MAP = Ioctl(0xc0286404, struct_drm_map)
DRM_IOCTL_GET_CLIENT = Ioctl(0xc0286405, struct_drm_client)
DRM_IOCTL_GET_STATS = Ioctl(0x80f86406, struct_drm_stats)
DRM_IOCTL_SET_VERSION = Ioctl(0xc0106407, struct_drm_set_version)
DRM_IOCTL_MODESET_CTL = Ioctl(0x40086408, struct_drm_modeset_ctl)
DRM_IOCTL_GEM_CLOSE = Ioctl(0x40086409, struct_drm_gem_close)
DRM_IOCTL_GEM_FLINK = Ioctl(0xc008640a, struct_drm_gem_flink)
DRM_IOCTL_GEM_OPEN = Ioctl(0xc010640b, struct_drm_gem_open)
DRM_IOCTL_GET_CAP = Ioctl(0xc010640c, struct_drm_get_cap)
DRM_IOCTL_SET_CLIENT_CAP = Ioctl(0x4010640d, struct_drm_set_client_cap)
DRM_IOCTL_SET_UNIQUE = Ioctl(0x40106410, struct_drm_unique)
DRM_IOCTL_AUTH_MAGIC = Ioctl(0x40046411, struct_drm_auth)
DRM_IOCTL_BLOCK = Ioctl(0xc0046412, struct_drm_block)
DRM_IOCTL_UNBLOCK = Ioctl(0xc0046413, struct_drm_block)
DRM_IOCTL_CONTROL = Ioctl(0x40086414, struct_drm_control)
DRM_IOCTL_ADD_MAP = Ioctl(0xc0286415, struct_drm_map)
DRM_IOCTL_ADD_BUFS = Ioctl(0xc0206416, struct_drm_buf_desc)
DRM_IOCTL_MARK_BUFS = Ioctl(0x40206417, struct_drm_buf_desc)
DRM_IOCTL_INFO_BUFS = Ioctl(0xc0106418, struct_drm_buf_info)
DRM_IOCTL_MAP_BUFS = Ioctl(0xc0186419, struct_drm_buf_map)
DRM_IOCTL_FREE_BUFS = Ioctl(0x4010641a, struct_drm_buf_free)
DRM_IOCTL_RM_MAP = Ioctl(0x4028641b, struct_drm_map)
DRM_IOCTL_SET_SAREA_CTX = Ioctl(0x4010641c, struct_drm_ctx_priv_map)
DRM_IOCTL_GET_SAREA_CTX = Ioctl(0xc010641d, struct_drm_ctx_priv_map)
DRM_IOCTL_SET_MASTER = Ioctl(0x641e)
DRM_IOCTL_DROP_MASTER = Ioctl(0x641f)
DRM_IOCTL_ADD_CTX = Ioctl(0xc0086420, struct_drm_ctx)
DRM_IOCTL_RM_CTX = Ioctl(0xc0086421, struct_drm_ctx)
DRM_IOCTL_MOD_CTX = Ioctl(0x40086422, struct_drm_ctx)
DRM_IOCTL_GET_CTX = Ioctl(0xc0086423, struct_drm_ctx)
DRM_IOCTL_SWITCH_CTX = Ioctl(0x40086424, struct_drm_ctx)
DRM_IOCTL_NEW_CTX = Ioctl(0x40086425, struct_drm_ctx)
DRM_IOCTL_RES_CTX = Ioctl(0xc0106426, struct_drm_ctx_res)
DRM_IOCTL_ADD_DRAW = Ioctl(0xc0046427, struct_drm_draw)
DRM_IOCTL_RM_DRAW = Ioctl(0xc0046428, struct_drm_draw)
DRM_IOCTL_DMA = Ioctl(0xc0406429, struct_drm_dma)
DRM_IOCTL_LOCK = Ioctl(0x4008642a, struct_drm_lock)
DRM_IOCTL_UNLOCK = Ioctl(0x4008642b, struct_drm_lock)
DRM_IOCTL_FINISH = Ioctl(0x4008642c, struct_drm_lock)
DRM_IOCTL_PRIME_HANDLE_TO_FD = Ioctl(0xc00c642d, struct_drm_prime_handle)
DRM_IOCTL_PRIME_FD_TO_HANDLE = Ioctl(0xc00c642e, struct_drm_prime_handle)
DRM_IOCTL_AGP_ACQUIRE = Ioctl(0x6430)
DRM_IOCTL_AGP_RELEASE = Ioctl(0x6431)
DRM_IOCTL_AGP_ENABLE = Ioctl(0x40086432, struct_drm_agp_mode)
DRM_IOCTL_AGP_INFO = Ioctl(0x80386433, struct_drm_agp_info)
DRM_IOCTL_AGP_ALLOC = Ioctl(0xc0206434, struct_drm_agp_buffer)
DRM_IOCTL_AGP_FREE = Ioctl(0x40206435, struct_drm_agp_buffer)
DRM_IOCTL_AGP_BIND = Ioctl(0x40106436, struct_drm_agp_binding)
DRM_IOCTL_AGP_UNBIND = Ioctl(0x40106437, struct_drm_agp_binding)
DRM_IOCTL_SG_ALLOC = Ioctl(0xc0106438, struct_drm_scatter_gather)
DRM_IOCTL_SG_FREE = Ioctl(0x40106439, struct_drm_scatter_gather)
DRM_IOCTL_WAIT_VBLANK = Ioctl(0xc018643a, union_drm_wait_vblank)
DRM_IOCTL_CRTC_GET_SEQUENCE = Ioctl(0xc018643b, struct_drm_crtc_get_sequence)
DRM_IOCTL_CRTC_QUEUE_SEQUENCE = Ioctl(0xc018643c, struct_drm_crtc_queue_sequence)
DRM_IOCTL_UPDATE_DRAW = Ioctl(0x4018643f, struct_drm_update_draw)
DRM_IOCTL_MODE_GETRESOURCES = Ioctl(0xc04064a0, struct_drm_mode_card_res)
DRM_IOCTL_MODE_GETCRTC = Ioctl(0xc06864a1, struct_drm_mode_crtc)
DRM_IOCTL_MODE_SETCRTC = Ioctl(0xc06864a2, struct_drm_mode_crtc)
DRM_IOCTL_MODE_CURSOR = Ioctl(0xc01c64a3, struct_drm_mode_cursor)
DRM_IOCTL_MODE_GETGAMMA = Ioctl(0xc02064a4, struct_drm_mode_crtc_lut)
DRM_IOCTL_MODE_SETGAMMA = Ioctl(0xc02064a5, struct_drm_mode_crtc_lut)
DRM_IOCTL_MODE_GETENCODER = Ioctl(0xc01464a6, struct_drm_mode_get_encoder)
DRM_IOCTL_MODE_GETCONNECTOR = Ioctl(0xc05064a7, struct_drm_mode_get_connector)
DRM_IOCTL_MODE_ATTACHMODE = Ioctl(0xc04864a8, struct_drm_mode_mode_cmd)
DRM_IOCTL_MODE_DETACHMODE = Ioctl(0xc04864a9, struct_drm_mode_mode_cmd)
DRM_IOCTL_MODE_GETPROPERTY = Ioctl(0xc04064aa, struct_drm_mode_get_property)
DRM_IOCTL_MODE_SETPROPERTY = Ioctl(0xc01064ab, struct_drm_mode_connector_set_property)
DRM_IOCTL_MODE_GETPROPBLOB = Ioctl(0xc01064ac, struct_drm_mode_get_blob)
DRM_IOCTL_MODE_GETFB = Ioctl(0xc01c64ad, struct_drm_mode_fb_cmd)
DRM_IOCTL_MODE_ADDFB = Ioctl(0xc01c64ae, struct_drm_mode_fb_cmd)
DRM_IOCTL_MODE_RMFB = Ioctl(0xc00464af, c_uint32)
DRM_IOCTL_MODE_PAGE_FLIP = Ioctl(0xc01864b0, struct_drm_mode_crtc_page_flip)
DRM_IOCTL_MODE_DIRTYFB = Ioctl(0xc01864b1, struct_drm_mode_fb_dirty_cmd)
DRM_IOCTL_MODE_CREATE_DUMB = Ioctl(0xc02064b2, struct_drm_mode_create_dumb)
DRM_IOCTL_MODE_MAP_DUMB = Ioctl(0xc01064b3, struct_drm_mode_map_dumb)
DRM_IOCTL_MODE_DESTROY_DUMB = Ioctl(0xc00464b4, struct_drm_mode_destroy_dumb)
DRM_IOCTL_MODE_GETPLANERESOURCES = Ioctl(0xc01064b5, struct_drm_mode_get_plane_res)
DRM_IOCTL_MODE_GETPLANE = Ioctl(0xc02064b6, struct_drm_mode_get_plane)
DRM_IOCTL_MODE_SETPLANE = Ioctl(0xc03064b7, struct_drm_mode_set_plane)
DRM_IOCTL_MODE_ADDFB2 = Ioctl(0xc06864b8, struct_drm_mode_fb_cmd2)
DRM_IOCTL_MODE_OBJ_GETPROPERTIES = Ioctl(0xc02064b9, struct_drm_mode_obj_get_properties)
DRM_IOCTL_MODE_OBJ_SETPROPERTY = Ioctl(0xc01864ba, struct_drm_mode_obj_set_property)
DRM_IOCTL_MODE_CURSOR2 = Ioctl(0xc02464bb, struct_drm_mode_cursor2)
DRM_IOCTL_MODE_ATOMIC = Ioctl(0xc03864bc, struct_drm_mode_atomic)
DRM_IOCTL_MODE_CREATEPROPBLOB = Ioctl(0xc01064bd, struct_drm_mode_create_blob)
DRM_IOCTL_MODE_DESTROYPROPBLOB = Ioctl(0xc00464be, struct_drm_mode_destroy_blob)
DRM_IOCTL_SYNCOBJ_CREATE = Ioctl(0xc00864bf, struct_drm_syncobj_create)
DRM_IOCTL_SYNCOBJ_DESTROY = Ioctl(0xc00864c0, struct_drm_syncobj_destroy)
DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD = Ioctl(0xc01064c1, struct_drm_syncobj_handle)
DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE = Ioctl(0xc01064c2, struct_drm_syncobj_handle)
DRM_IOCTL_SYNCOBJ_WAIT = Ioctl(0xc02864c3, struct_drm_syncobj_wait)
DRM_IOCTL_SYNCOBJ_RESET = Ioctl(0xc01064c4, struct_drm_syncobj_array)
DRM_IOCTL_SYNCOBJ_SIGNAL = Ioctl(0xc01064c5, struct_drm_syncobj_array)
DRM_IOCTL_MODE_CREATE_LEASE = Ioctl(0xc01864c6, struct_drm_mode_create_lease)
DRM_IOCTL_MODE_LIST_LESSEES = Ioctl(0xc01064c7, struct_drm_mode_list_lessees)
DRM_IOCTL_MODE_GET_LEASE = Ioctl(0xc01064c8, struct_drm_mode_get_lease)
DRM_IOCTL_MODE_REVOKE_LEASE = Ioctl(0xc00464c9, struct_drm_mode_revoke_lease)
DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT = Ioctl(0xc03064ca, struct_drm_syncobj_timeline_wait)
DRM_IOCTL_SYNCOBJ_QUERY = Ioctl(0xc01864cb, struct_drm_syncobj_timeline_array)
DRM_IOCTL_SYNCOBJ_TRANSFER = Ioctl(0xc02064cc, struct_drm_syncobj_transfer)
DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL = Ioctl(0xc01864cd, struct_drm_syncobj_timeline_array)
DRM_IOCTL_MODE_GETFB2 = Ioctl(0xc06864ce, struct_drm_mode_fb_cmd2)
DRM_IOCTL_SYNCOBJ_EVENTFD = Ioctl(0xc01864cf, struct_drm_syncobj_eventfd)
DRM_IOCTL_MODE_CLOSEFB = Ioctl(0xc00864d0, struct_drm_mode_closefb)
DRM_COMMAND_BASE = 0x40
DRM_COMMAND_END = 0xa0
DRM_EVENT_VBLANK = 0x1
DRM_EVENT_FLIP_COMPLETE = 0x2
DRM_EVENT_CRTC_SEQUENCE = 0x3
def _IOWR(type, nr, size):
    return _IOC(_IOC_READ | _IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOC(dir, type, nr, size):
    return (dir << _IOC_DIRSHIFT) | (type << _IOC_TYPESHIFT) | (nr << _IOC_NRSHIFT) | (size << _IOC_SIZESHIFT)
def _IOC_TYPECHECK(t):
    return sizeof(t)
def _IOW(type, nr, size):
    return _IOC(_IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOR(type, nr, size):
    return _IOC(_IOC_READ, type, nr, _IOC_TYPECHECK(size))
def _IO(type, nr):
    return _IOC(_IOC_NONE, type, nr, 0)
def _DRM_LOCK_IS_HELD(lock):
    return lock & _DRM_LOCK_HELD
def _DRM_LOCK_IS_CONT(lock):
    return lock & _DRM_LOCK_CONT
def _DRM_LOCKING_CONTEXT(lock):
    return lock & ~(_DRM_LOCK_HELD | _DRM_LOCK_CONT)
def DRM_IO(nr):
    return _IO(DRM_IOCTL_BASE, nr)
def DRM_IOR(nr, type):
    return _IOR(DRM_IOCTL_BASE, nr, type)
def DRM_IOW(nr, type):
    return _IOW(DRM_IOCTL_BASE, nr, type)
def DRM_IOWR(nr, type):
    return _IOWR(DRM_IOCTL_BASE, nr, type)
# skipped (empty): _DRM_H_
# skipped (unknown): DRM_RDWR DRM_CLOEXEC
