# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

drm_handle_t = ctypes.c_uint32
drm_context_t = ctypes.c_uint32
drm_drawable_t = ctypes.c_uint32
drm_magic_t = ctypes.c_uint32
class struct_drm_clip_rect(runtime.Struct):
    """Cliprect."""
    x1: Field[int]
    y1: Field[int]
    x2: Field[int]
    y2: Field[int]
class struct_drm_drawable_info(runtime.Struct):
    """Drawable information."""
    num_rects: Field[int]
    rects: Field[ctypes._Pointer[struct_drm_clip_rect]]
class struct_drm_tex_region(runtime.Struct):
    """Texture region,"""
    next: Field[int]
    prev: Field[int]
    in_use: Field[int]
    padding: Field[int]
    age: Field[int]
class struct_drm_hw_lock(runtime.Struct):
    """Hardware lock."""
    lock: Field[int]
    padding: Field[bytes]
class struct_drm_version(runtime.Struct):
    """DRM_IOCTL_VERSION ioctl argument type."""
    version_major: Field[int]
    version_minor: Field[int]
    version_patchlevel: Field[int]
    name_len: Field[int]
    name: Field[ctypes._Pointer[ctypes.c_char]]
    date_len: Field[int]
    date: Field[ctypes._Pointer[ctypes.c_char]]
    desc_len: Field[int]
    desc: Field[ctypes._Pointer[ctypes.c_char]]
class struct_drm_unique(runtime.Struct):
    """DRM_IOCTL_GET_UNIQUE ioctl argument type."""
    unique_len: Field[int]
    unique: Field[ctypes._Pointer[ctypes.c_char]]
class struct_drm_list(runtime.Struct):
    count: Field[int]
    version: Field[ctypes._Pointer[struct_drm_version]]
class struct_drm_block(runtime.Struct):
    unused: Field[int]
enum_struct_drm_control_func = ctypes.c_uint32
DRM_ADD_COMMAND: int
DRM_RM_COMMAND: int
DRM_INST_HANDLER: int
DRM_UNINST_HANDLER: int
class struct_drm_control(runtime.Struct):
    """DRM_IOCTL_CONTROL ioctl argument type."""
    func: Field[int]
    irq: Field[int]
enum_drm_map_type = ctypes.c_uint32
_DRM_FRAME_BUFFER: int
_DRM_REGISTERS: int
_DRM_SHM: int
_DRM_AGP: int
_DRM_SCATTER_GATHER: int
_DRM_CONSISTENT: int
enum_drm_map_flags = ctypes.c_uint32
_DRM_RESTRICTED: int
_DRM_READ_ONLY: int
_DRM_LOCKED: int
_DRM_KERNEL: int
_DRM_WRITE_COMBINING: int
_DRM_CONTAINS_LOCK: int
_DRM_REMOVABLE: int
_DRM_DRIVER: int
class struct_drm_ctx_priv_map(runtime.Struct):
    ctx_id: Field[int]
    handle: Field[int | None]
class struct_drm_map(runtime.Struct):
    """DRM_IOCTL_GET_MAP, DRM_IOCTL_ADD_MAP and DRM_IOCTL_RM_MAP ioctls argument type."""
    offset: Field[int]
    size: Field[int]
    type: Field[int]
    flags: Field[int]
    handle: Field[int | None]
    mtrr: Field[int]
class struct_drm_client(runtime.Struct):
    """DRM_IOCTL_GET_CLIENT ioctl argument type."""
    idx: Field[int]
    auth: Field[int]
    pid: Field[int]
    uid: Field[int]
    magic: Field[int]
    iocs: Field[int]
enum_drm_stat_type = ctypes.c_uint32
_DRM_STAT_LOCK: int
_DRM_STAT_OPENS: int
_DRM_STAT_CLOSES: int
_DRM_STAT_IOCTLS: int
_DRM_STAT_LOCKS: int
_DRM_STAT_UNLOCKS: int
_DRM_STAT_VALUE: int
_DRM_STAT_BYTE: int
_DRM_STAT_COUNT: int
_DRM_STAT_IRQ: int
_DRM_STAT_PRIMARY: int
_DRM_STAT_SECONDARY: int
_DRM_STAT_DMA: int
_DRM_STAT_SPECIAL: int
_DRM_STAT_MISSED: int
class struct_drm_stats_data(runtime.Struct):
    value: Field[int]
    type: Field[int]
class struct_drm_stats(runtime.Struct):
    """DRM_IOCTL_GET_STATS ioctl argument type."""
    count: Field[int]
    data: Field[ctypes.Array[struct_drm_stats_data]]
enum_drm_lock_flags = ctypes.c_uint32
_DRM_LOCK_READY: int
_DRM_LOCK_QUIESCENT: int
_DRM_LOCK_FLUSH: int
_DRM_LOCK_FLUSH_ALL: int
_DRM_HALT_ALL_QUEUES: int
_DRM_HALT_CUR_QUEUES: int
class struct_drm_lock(runtime.Struct):
    """DRM_IOCTL_LOCK, DRM_IOCTL_UNLOCK and DRM_IOCTL_FINISH ioctl argument type."""
    context: Field[int]
    flags: Field[int]
enum_drm_dma_flags = ctypes.c_uint32
_DRM_DMA_BLOCK: int
_DRM_DMA_WHILE_LOCKED: int
_DRM_DMA_PRIORITY: int
_DRM_DMA_WAIT: int
_DRM_DMA_SMALLER_OK: int
_DRM_DMA_LARGER_OK: int
enum_struct_drm_buf_desc_flags = ctypes.c_uint32
_DRM_PAGE_ALIGN: int
_DRM_AGP_BUFFER: int
_DRM_SG_BUFFER: int
_DRM_FB_BUFFER: int
_DRM_PCI_BUFFER_RO: int
class struct_drm_buf_desc(runtime.Struct):
    """DRM_IOCTL_ADD_BUFS and DRM_IOCTL_MARK_BUFS ioctl argument type."""
    count: Field[int]
    size: Field[int]
    low_mark: Field[int]
    high_mark: Field[int]
    flags: Field[int]
    agp_start: Field[int]
class struct_drm_buf_info(runtime.Struct):
    """DRM_IOCTL_INFO_BUFS ioctl argument type."""
    count: Field[int]
    list: Field[ctypes._Pointer[struct_drm_buf_desc]]
class struct_drm_buf_free(runtime.Struct):
    """DRM_IOCTL_FREE_BUFS ioctl argument type."""
    count: Field[int]
    list: Field[ctypes._Pointer[ctypes.c_int32]]
class struct_drm_buf_pub(runtime.Struct):
    """Buffer information"""
    idx: Field[int]
    total: Field[int]
    used: Field[int]
    address: Field[int | None]
class struct_drm_buf_map(runtime.Struct):
    """DRM_IOCTL_MAP_BUFS ioctl argument type."""
    count: Field[int]
    virtual: Field[int | None]
    list: Field[ctypes._Pointer[struct_drm_buf_pub]]
class struct_drm_dma(runtime.Struct):
    """DRM_IOCTL_DMA ioctl argument type."""
    context: Field[int]
    send_count: Field[int]
    send_indices: Field[ctypes._Pointer[ctypes.c_int32]]
    send_sizes: Field[ctypes._Pointer[ctypes.c_int32]]
    flags: Field[int]
    request_count: Field[int]
    request_size: Field[int]
    request_indices: Field[ctypes._Pointer[ctypes.c_int32]]
    request_sizes: Field[ctypes._Pointer[ctypes.c_int32]]
    granted_count: Field[int]
enum_drm_ctx_flags = ctypes.c_uint32
_DRM_CONTEXT_PRESERVED: int
_DRM_CONTEXT_2DONLY: int
class struct_drm_ctx(runtime.Struct):
    """DRM_IOCTL_ADD_CTX ioctl argument type."""
    handle: Field[int]
    flags: Field[int]
class struct_drm_ctx_res(runtime.Struct):
    """DRM_IOCTL_RES_CTX ioctl argument type."""
    count: Field[int]
    contexts: Field[ctypes._Pointer[struct_drm_ctx]]
class struct_drm_draw(runtime.Struct):
    """DRM_IOCTL_ADD_DRAW and DRM_IOCTL_RM_DRAW ioctl argument type."""
    handle: Field[int]
drm_drawable_info_type_t = ctypes.c_uint32
DRM_DRAWABLE_CLIPRECTS: int
class struct_drm_update_draw(runtime.Struct):
    handle: Field[int]
    type: Field[int]
    num: Field[int]
    data: Field[int]
class struct_drm_auth(runtime.Struct):
    """DRM_IOCTL_GET_MAGIC and DRM_IOCTL_AUTH_MAGIC ioctl argument type."""
    magic: Field[int]
class struct_drm_irq_busid(runtime.Struct):
    """DRM_IOCTL_IRQ_BUSID ioctl argument type."""
    irq: Field[int]
    busnum: Field[int]
    devnum: Field[int]
    funcnum: Field[int]
enum_drm_vblank_seq_type = ctypes.c_uint32
_DRM_VBLANK_ABSOLUTE: int
_DRM_VBLANK_RELATIVE: int
_DRM_VBLANK_HIGH_CRTC_MASK: int
_DRM_VBLANK_EVENT: int
_DRM_VBLANK_FLIP: int
_DRM_VBLANK_NEXTONMISS: int
_DRM_VBLANK_SECONDARY: int
_DRM_VBLANK_SIGNAL: int
class struct_drm_wait_vblank_request(runtime.Struct):
    type: Field[int]
    sequence: Field[int]
    signal: Field[int]
class struct_drm_wait_vblank_reply(runtime.Struct):
    type: Field[int]
    sequence: Field[int]
    tval_sec: Field[int]
    tval_usec: Field[int]
class union_drm_wait_vblank(runtime.Union):
    """DRM_IOCTL_WAIT_VBLANK ioctl argument type."""
    request: Field[struct_drm_wait_vblank_request]
    reply: Field[struct_drm_wait_vblank_reply]
class struct_drm_modeset_ctl(runtime.Struct):
    """DRM_IOCTL_MODESET_CTL ioctl argument type"""
    crtc: Field[int]
    cmd: Field[int]
class struct_drm_agp_mode(runtime.Struct):
    """DRM_IOCTL_AGP_ENABLE ioctl argument type."""
    mode: Field[int]
class struct_drm_agp_buffer(runtime.Struct):
    """DRM_IOCTL_AGP_ALLOC and DRM_IOCTL_AGP_FREE ioctls argument type."""
    size: Field[int]
    handle: Field[int]
    type: Field[int]
    physical: Field[int]
class struct_drm_agp_binding(runtime.Struct):
    """DRM_IOCTL_AGP_BIND and DRM_IOCTL_AGP_UNBIND ioctls argument type."""
    handle: Field[int]
    offset: Field[int]
class struct_drm_agp_info(runtime.Struct):
    """DRM_IOCTL_AGP_INFO ioctl argument type."""
    agp_version_major: Field[int]
    agp_version_minor: Field[int]
    mode: Field[int]
    aperture_base: Field[int]
    aperture_size: Field[int]
    memory_allowed: Field[int]
    memory_used: Field[int]
    id_vendor: Field[int]
    id_device: Field[int]
class struct_drm_scatter_gather(runtime.Struct):
    """DRM_IOCTL_SG_ALLOC ioctl argument type."""
    size: Field[int]
    handle: Field[int]
class struct_drm_set_version(runtime.Struct):
    """DRM_IOCTL_SET_VERSION ioctl argument type."""
    drm_di_major: Field[int]
    drm_di_minor: Field[int]
    drm_dd_major: Field[int]
    drm_dd_minor: Field[int]
class struct_drm_gem_close(runtime.Struct):
    """DRM_IOCTL_GEM_CLOSE ioctl argument type"""
    handle: Field[int]
    pad: Field[int]
class struct_drm_gem_flink(runtime.Struct):
    """DRM_IOCTL_GEM_FLINK ioctl argument type"""
    handle: Field[int]
    name: Field[int]
class struct_drm_gem_open(runtime.Struct):
    """DRM_IOCTL_GEM_OPEN ioctl argument type"""
    name: Field[int]
    handle: Field[int]
    size: Field[int]
class struct_drm_get_cap(runtime.Struct):
    """DRM_IOCTL_GET_CAP ioctl argument type"""
    capability: Field[int]
    value: Field[int]
class struct_drm_set_client_cap(runtime.Struct):
    """DRM_IOCTL_SET_CLIENT_CAP ioctl argument type"""
    capability: Field[int]
    value: Field[int]
class struct_drm_prime_handle(runtime.Struct):
    handle: Field[int]
    flags: Field[int]
    fd: Field[int]
class struct_drm_syncobj_create(runtime.Struct):
    handle: Field[int]
    flags: Field[int]
class struct_drm_syncobj_destroy(runtime.Struct):
    handle: Field[int]
    pad: Field[int]
class struct_drm_syncobj_handle(runtime.Struct):
    handle: Field[int]
    flags: Field[int]
    fd: Field[int]
    pad: Field[int]
class struct_drm_syncobj_transfer(runtime.Struct):
    src_handle: Field[int]
    dst_handle: Field[int]
    src_point: Field[int]
    dst_point: Field[int]
    flags: Field[int]
    pad: Field[int]
class struct_drm_syncobj_wait(runtime.Struct):
    handles: Field[int]
    timeout_nsec: Field[int]
    count_handles: Field[int]
    flags: Field[int]
    first_signaled: Field[int]
    pad: Field[int]
    deadline_nsec: Field[int]
class struct_drm_syncobj_timeline_wait(runtime.Struct):
    handles: Field[int]
    points: Field[int]
    timeout_nsec: Field[int]
    count_handles: Field[int]
    flags: Field[int]
    first_signaled: Field[int]
    pad: Field[int]
    deadline_nsec: Field[int]
class struct_drm_syncobj_eventfd(runtime.Struct):
    """struct drm_syncobj_eventfd : syncobj handle. : Zero to wait for the point to be signalled, or &DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE to wait for a fence to be available for the point. : syncobj timeline point (set to zero for binary syncobjs). : Existing eventfd to sent events to."""
    handle: Field[int]
    flags: Field[int]
    point: Field[int]
    fd: Field[int]
    pad: Field[int]
class struct_drm_syncobj_array(runtime.Struct):
    handles: Field[int]
    count_handles: Field[int]
    pad: Field[int]
class struct_drm_syncobj_timeline_array(runtime.Struct):
    handles: Field[int]
    points: Field[int]
    count_handles: Field[int]
    flags: Field[int]
class struct_drm_crtc_get_sequence(runtime.Struct):
    """Query current scanout sequence number"""
    crtc_id: Field[int]
    active: Field[int]
    sequence: Field[int]
    sequence_ns: Field[int]
class struct_drm_crtc_queue_sequence(runtime.Struct):
    crtc_id: Field[int]
    flags: Field[int]
    sequence: Field[int]
    user_data: Field[int]
class struct_drm_event(runtime.Struct):
    """struct drm_event - Header for DRM events : event type. : total number of payload bytes (including header)."""
    type: Field[int]
    length: Field[int]
class struct_drm_event_vblank(runtime.Struct):
    base: Field[struct_drm_event]
    user_data: Field[int]
    tv_sec: Field[int]
    tv_usec: Field[int]
    sequence: Field[int]
    crtc_id: Field[int]
class struct_drm_event_crtc_sequence(runtime.Struct):
    """Event delivered at sequence. Time stamp marks when the first pixel of the refresh cycle leaves the display engine for the display"""
    base: Field[struct_drm_event]
    user_data: Field[int]
    time_ns: Field[int]
    sequence: Field[int]
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
class struct_drm_mode_card_res(runtime.Struct):
    fb_id_ptr: Field[int]
    crtc_id_ptr: Field[int]
    connector_id_ptr: Field[int]
    encoder_id_ptr: Field[int]
    count_fbs: Field[int]
    count_crtcs: Field[int]
    count_connectors: Field[int]
    count_encoders: Field[int]
    min_width: Field[int]
    max_width: Field[int]
    min_height: Field[int]
    max_height: Field[int]
class struct_drm_mode_modeinfo(runtime.Struct):
    """struct drm_mode_modeinfo - Display mode information. : pixel clock in kHz : horizontal display size _start: horizontal sync start _end: horizontal sync end : horizontal total size : horizontal skew : vertical display size _start: vertical sync start _end: vertical sync end : vertical total size : vertical scan : approximate vertical refresh rate in Hz : bitmask of misc. flags, see DRM_MODE_FLAG_* defines : bitmask of type flags, see DRM_MODE_TYPE_* defines"""
    clock: Field[int]
    hdisplay: Field[int]
    hsync_start: Field[int]
    hsync_end: Field[int]
    htotal: Field[int]
    hskew: Field[int]
    vdisplay: Field[int]
    vsync_start: Field[int]
    vsync_end: Field[int]
    vtotal: Field[int]
    vscan: Field[int]
    vrefresh: Field[int]
    flags: Field[int]
    type: Field[int]
    name: Field[bytes]
class struct_drm_mode_crtc(runtime.Struct):
    set_connectors_ptr: Field[int]
    count_connectors: Field[int]
    crtc_id: Field[int]
    fb_id: Field[int]
    x: Field[int]
    y: Field[int]
    gamma_size: Field[int]
    mode_valid: Field[int]
    mode: Field[struct_drm_mode_modeinfo]
class struct_drm_mode_cursor(runtime.Struct):
    """depending on the value in flags different members are used."""
    flags: Field[int]
    crtc_id: Field[int]
    x: Field[int]
    y: Field[int]
    width: Field[int]
    height: Field[int]
    handle: Field[int]
class struct_drm_mode_crtc_lut(runtime.Struct):
    crtc_id: Field[int]
    gamma_size: Field[int]
    red: Field[int]
    green: Field[int]
    blue: Field[int]
class struct_drm_mode_get_encoder(runtime.Struct):
    encoder_id: Field[int]
    encoder_type: Field[int]
    crtc_id: Field[int]
    possible_crtcs: Field[int]
    possible_clones: Field[int]
class struct_drm_mode_get_connector(runtime.Struct):
    """struct drm_mode_get_connector - Get connector metadata."""
    encoders_ptr: Field[int]
    modes_ptr: Field[int]
    props_ptr: Field[int]
    prop_values_ptr: Field[int]
    count_modes: Field[int]
    count_props: Field[int]
    count_encoders: Field[int]
    encoder_id: Field[int]
    connector_id: Field[int]
    connector_type: Field[int]
    connector_type_id: Field[int]
    connection: Field[int]
    mm_width: Field[int]
    mm_height: Field[int]
    subpixel: Field[int]
    pad: Field[int]
class struct_drm_mode_mode_cmd(runtime.Struct):
    connector_id: Field[int]
    mode: Field[struct_drm_mode_modeinfo]
class struct_drm_mode_get_property(runtime.Struct):
    """struct drm_mode_get_property - Get property metadata."""
    values_ptr: Field[int]
    enum_blob_ptr: Field[int]
    prop_id: Field[int]
    flags: Field[int]
    name: Field[bytes]
    count_values: Field[int]
    count_enum_blobs: Field[int]
class struct_drm_mode_connector_set_property(runtime.Struct):
    value: Field[int]
    prop_id: Field[int]
    connector_id: Field[int]
class struct_drm_mode_get_blob(runtime.Struct):
    blob_id: Field[int]
    length: Field[int]
    data: Field[int]
class struct_drm_mode_fb_cmd(runtime.Struct):
    fb_id: Field[int]
    width: Field[int]
    height: Field[int]
    pitch: Field[int]
    bpp: Field[int]
    depth: Field[int]
    handle: Field[int]
class struct_drm_mode_crtc_page_flip(runtime.Struct):
    """Request a page flip on the specified crtc."""
    crtc_id: Field[int]
    fb_id: Field[int]
    flags: Field[int]
    reserved: Field[int]
    user_data: Field[int]
class struct_drm_mode_fb_dirty_cmd(runtime.Struct):
    """Mark a region of a framebuffer as dirty."""
    fb_id: Field[int]
    flags: Field[int]
    color: Field[int]
    num_clips: Field[int]
    clips_ptr: Field[int]
class struct_drm_mode_create_dumb(runtime.Struct):
    """struct drm_mode_create_dumb - Create a KMS dumb buffer for scanout. : buffer height in pixels : buffer width in pixels : bits per pixel : must be zero : buffer object handle : number of bytes between two consecutive lines : size of the whole buffer in bytes"""
    height: Field[int]
    width: Field[int]
    bpp: Field[int]
    flags: Field[int]
    handle: Field[int]
    pitch: Field[int]
    size: Field[int]
class struct_drm_mode_map_dumb(runtime.Struct):
    """set up for mmap of a dumb scanout buffer"""
    handle: Field[int]
    pad: Field[int]
    offset: Field[int]
class struct_drm_mode_destroy_dumb(runtime.Struct):
    handle: Field[int]
class struct_drm_mode_get_plane_res(runtime.Struct):
    plane_id_ptr: Field[int]
    count_planes: Field[int]
class struct_drm_mode_get_plane(runtime.Struct):
    """struct drm_mode_get_plane - Get plane metadata."""
    plane_id: Field[int]
    crtc_id: Field[int]
    fb_id: Field[int]
    possible_crtcs: Field[int]
    gamma_size: Field[int]
    count_format_types: Field[int]
    format_type_ptr: Field[int]
class struct_drm_mode_set_plane(runtime.Struct):
    """Planes blend with or override other bits on the CRTC"""
    plane_id: Field[int]
    crtc_id: Field[int]
    fb_id: Field[int]
    flags: Field[int]
    crtc_x: Field[int]
    crtc_y: Field[int]
    crtc_w: Field[int]
    crtc_h: Field[int]
    src_x: Field[int]
    src_y: Field[int]
    src_h: Field[int]
    src_w: Field[int]
class struct_drm_mode_fb_cmd2(runtime.Struct):
    """struct drm_mode_fb_cmd2 - Frame-buffer metadata."""
    fb_id: Field[int]
    width: Field[int]
    height: Field[int]
    pixel_format: Field[int]
    flags: Field[int]
    handles: Field[ctypes.Array[ctypes.c_uint32]]
    pitches: Field[ctypes.Array[ctypes.c_uint32]]
    offsets: Field[ctypes.Array[ctypes.c_uint32]]
    modifier: Field[ctypes.Array[ctypes.c_uint64]]
class struct_drm_mode_obj_get_properties(runtime.Struct):
    props_ptr: Field[int]
    prop_values_ptr: Field[int]
    count_props: Field[int]
    obj_id: Field[int]
    obj_type: Field[int]
class struct_drm_mode_obj_set_property(runtime.Struct):
    value: Field[int]
    prop_id: Field[int]
    obj_id: Field[int]
    obj_type: Field[int]
class struct_drm_mode_cursor2(runtime.Struct):
    flags: Field[int]
    crtc_id: Field[int]
    x: Field[int]
    y: Field[int]
    width: Field[int]
    height: Field[int]
    handle: Field[int]
    hot_x: Field[int]
    hot_y: Field[int]
class struct_drm_mode_atomic(runtime.Struct):
    flags: Field[int]
    count_objs: Field[int]
    objs_ptr: Field[int]
    count_props_ptr: Field[int]
    props_ptr: Field[int]
    prop_values_ptr: Field[int]
    reserved: Field[int]
    user_data: Field[int]
class struct_drm_mode_create_blob(runtime.Struct):
    """struct drm_mode_create_blob - Create New blob property"""
    data: Field[int]
    length: Field[int]
    blob_id: Field[int]
class struct_drm_mode_destroy_blob(runtime.Struct):
    """struct drm_mode_destroy_blob - Destroy user blob _id: blob_id to destroy"""
    blob_id: Field[int]
class struct_drm_mode_create_lease(runtime.Struct):
    """struct drm_mode_create_lease - Create lease"""
    object_ids: Field[int]
    object_count: Field[int]
    flags: Field[int]
    lessee_id: Field[int]
    fd: Field[int]
class struct_drm_mode_list_lessees(runtime.Struct):
    """struct drm_mode_list_lessees - List lessees"""
    count_lessees: Field[int]
    pad: Field[int]
    lessees_ptr: Field[int]
class struct_drm_mode_get_lease(runtime.Struct):
    """struct drm_mode_get_lease - Get Lease"""
    count_objects: Field[int]
    pad: Field[int]
    objects_ptr: Field[int]
class struct_drm_mode_revoke_lease(runtime.Struct):
    """struct drm_mode_revoke_lease - Revoke lease"""
    lessee_id: Field[int]
class struct_drm_mode_closefb(runtime.Struct):
    """struct drm_mode_closefb _id: Framebuffer ID."""
    fb_id: Field[int]
    pad: Field[int]
_IOC_READ: int
_IOC_WRITE: int
_IOC_DIRSHIFT: int
_IOC_TYPESHIFT: int
_IOC_NRSHIFT: int
_IOC_SIZESHIFT: int
_IOC_TYPEBITS: int
_IOC_NRBITS: int
_IOC_SIZEBITS: int
_IOC_NONE: int
DRM_NAME: str
DRM_MIN_ORDER: int
DRM_MAX_ORDER: int
DRM_RAM_PERCENT: int
_DRM_LOCK_HELD: int
_DRM_LOCK_CONT: int
_DRM_VBLANK_HIGH_CRTC_SHIFT: int
_DRM_VBLANK_TYPES_MASK: int
_DRM_VBLANK_FLAGS_MASK: int
_DRM_PRE_MODESET: int
_DRM_POST_MODESET: int
DRM_CAP_DUMB_BUFFER: int
DRM_CAP_VBLANK_HIGH_CRTC: int
DRM_CAP_DUMB_PREFERRED_DEPTH: int
DRM_CAP_DUMB_PREFER_SHADOW: int
DRM_CAP_PRIME: int
DRM_PRIME_CAP_IMPORT: int
DRM_PRIME_CAP_EXPORT: int
DRM_CAP_TIMESTAMP_MONOTONIC: int
DRM_CAP_ASYNC_PAGE_FLIP: int
DRM_CAP_CURSOR_WIDTH: int
DRM_CAP_CURSOR_HEIGHT: int
DRM_CAP_ADDFB2_MODIFIERS: int
DRM_CAP_PAGE_FLIP_TARGET: int
DRM_CAP_CRTC_IN_VBLANK_EVENT: int
DRM_CAP_SYNCOBJ: int
DRM_CAP_SYNCOBJ_TIMELINE: int
DRM_CAP_ATOMIC_ASYNC_PAGE_FLIP: int
DRM_CLIENT_CAP_STEREO_3D: int
DRM_CLIENT_CAP_UNIVERSAL_PLANES: int
DRM_CLIENT_CAP_ATOMIC: int
DRM_CLIENT_CAP_ASPECT_RATIO: int
DRM_CLIENT_CAP_WRITEBACK_CONNECTORS: int
DRM_CLIENT_CAP_CURSOR_PLANE_HOTSPOT: int
DRM_SYNCOBJ_CREATE_SIGNALED: int
DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE: int
DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE: int
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL: int
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT: int
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE: int
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE: int
DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED: int
DRM_CRTC_SEQUENCE_RELATIVE: int
DRM_CRTC_SEQUENCE_NEXT_ON_MISS: int
DRM_IOCTL_BASE: int
DRM_IOCTL_VERSION: runtime.Ioctl
DRM_IOCTL_GET_UNIQUE: runtime.Ioctl
DRM_IOCTL_GET_MAGIC: runtime.Ioctl
DRM_IOCTL_IRQ_BUSID: runtime.Ioctl
DRM_IOCTL_GET_MAP: runtime.Ioctl
DRM_IOCTL_GET_CLIENT: runtime.Ioctl
DRM_IOCTL_GET_STATS: runtime.Ioctl
DRM_IOCTL_SET_VERSION: runtime.Ioctl
DRM_IOCTL_MODESET_CTL: runtime.Ioctl
DRM_IOCTL_GEM_CLOSE: runtime.Ioctl
DRM_IOCTL_GEM_FLINK: runtime.Ioctl
DRM_IOCTL_GEM_OPEN: runtime.Ioctl
DRM_IOCTL_GET_CAP: runtime.Ioctl
DRM_IOCTL_SET_CLIENT_CAP: runtime.Ioctl
DRM_IOCTL_SET_UNIQUE: runtime.Ioctl
DRM_IOCTL_AUTH_MAGIC: runtime.Ioctl
DRM_IOCTL_BLOCK: runtime.Ioctl
DRM_IOCTL_UNBLOCK: runtime.Ioctl
DRM_IOCTL_CONTROL: runtime.Ioctl
DRM_IOCTL_ADD_MAP: runtime.Ioctl
DRM_IOCTL_ADD_BUFS: runtime.Ioctl
DRM_IOCTL_MARK_BUFS: runtime.Ioctl
DRM_IOCTL_INFO_BUFS: runtime.Ioctl
DRM_IOCTL_MAP_BUFS: runtime.Ioctl
DRM_IOCTL_FREE_BUFS: runtime.Ioctl
DRM_IOCTL_RM_MAP: runtime.Ioctl
DRM_IOCTL_SET_SAREA_CTX: runtime.Ioctl
DRM_IOCTL_GET_SAREA_CTX: runtime.Ioctl
DRM_IOCTL_SET_MASTER: runtime.Ioctl
DRM_IOCTL_DROP_MASTER: runtime.Ioctl
DRM_IOCTL_ADD_CTX: runtime.Ioctl
DRM_IOCTL_RM_CTX: runtime.Ioctl
DRM_IOCTL_MOD_CTX: runtime.Ioctl
DRM_IOCTL_GET_CTX: runtime.Ioctl
DRM_IOCTL_SWITCH_CTX: runtime.Ioctl
DRM_IOCTL_NEW_CTX: runtime.Ioctl
DRM_IOCTL_RES_CTX: runtime.Ioctl
DRM_IOCTL_ADD_DRAW: runtime.Ioctl
DRM_IOCTL_RM_DRAW: runtime.Ioctl
DRM_IOCTL_DMA: runtime.Ioctl
DRM_IOCTL_LOCK: runtime.Ioctl
DRM_IOCTL_UNLOCK: runtime.Ioctl
DRM_IOCTL_FINISH: runtime.Ioctl
DRM_IOCTL_PRIME_HANDLE_TO_FD: runtime.Ioctl
DRM_IOCTL_PRIME_FD_TO_HANDLE: runtime.Ioctl
DRM_IOCTL_AGP_ACQUIRE: runtime.Ioctl
DRM_IOCTL_AGP_RELEASE: runtime.Ioctl
DRM_IOCTL_AGP_ENABLE: runtime.Ioctl
DRM_IOCTL_AGP_INFO: runtime.Ioctl
DRM_IOCTL_AGP_ALLOC: runtime.Ioctl
DRM_IOCTL_AGP_FREE: runtime.Ioctl
DRM_IOCTL_AGP_BIND: runtime.Ioctl
DRM_IOCTL_AGP_UNBIND: runtime.Ioctl
DRM_IOCTL_SG_ALLOC: runtime.Ioctl
DRM_IOCTL_SG_FREE: runtime.Ioctl
DRM_IOCTL_WAIT_VBLANK: runtime.Ioctl
DRM_IOCTL_CRTC_GET_SEQUENCE: runtime.Ioctl
DRM_IOCTL_CRTC_QUEUE_SEQUENCE: runtime.Ioctl
DRM_IOCTL_UPDATE_DRAW: runtime.Ioctl
DRM_IOCTL_MODE_GETRESOURCES: runtime.Ioctl
DRM_IOCTL_MODE_GETCRTC: runtime.Ioctl
DRM_IOCTL_MODE_SETCRTC: runtime.Ioctl
DRM_IOCTL_MODE_CURSOR: runtime.Ioctl
DRM_IOCTL_MODE_GETGAMMA: runtime.Ioctl
DRM_IOCTL_MODE_SETGAMMA: runtime.Ioctl
DRM_IOCTL_MODE_GETENCODER: runtime.Ioctl
DRM_IOCTL_MODE_GETCONNECTOR: runtime.Ioctl
DRM_IOCTL_MODE_ATTACHMODE: runtime.Ioctl
DRM_IOCTL_MODE_DETACHMODE: runtime.Ioctl
DRM_IOCTL_MODE_GETPROPERTY: runtime.Ioctl
DRM_IOCTL_MODE_SETPROPERTY: runtime.Ioctl
DRM_IOCTL_MODE_GETPROPBLOB: runtime.Ioctl
DRM_IOCTL_MODE_GETFB: runtime.Ioctl
DRM_IOCTL_MODE_ADDFB: runtime.Ioctl
DRM_IOCTL_MODE_RMFB: runtime.Ioctl
DRM_IOCTL_MODE_PAGE_FLIP: runtime.Ioctl
DRM_IOCTL_MODE_DIRTYFB: runtime.Ioctl
DRM_IOCTL_MODE_CREATE_DUMB: runtime.Ioctl
DRM_IOCTL_MODE_MAP_DUMB: runtime.Ioctl
DRM_IOCTL_MODE_DESTROY_DUMB: runtime.Ioctl
DRM_IOCTL_MODE_GETPLANERESOURCES: runtime.Ioctl
DRM_IOCTL_MODE_GETPLANE: runtime.Ioctl
DRM_IOCTL_MODE_SETPLANE: runtime.Ioctl
DRM_IOCTL_MODE_ADDFB2: runtime.Ioctl
DRM_IOCTL_MODE_OBJ_GETPROPERTIES: runtime.Ioctl
DRM_IOCTL_MODE_OBJ_SETPROPERTY: runtime.Ioctl
DRM_IOCTL_MODE_CURSOR2: runtime.Ioctl
DRM_IOCTL_MODE_ATOMIC: runtime.Ioctl
DRM_IOCTL_MODE_CREATEPROPBLOB: runtime.Ioctl
DRM_IOCTL_MODE_DESTROYPROPBLOB: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_CREATE: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_DESTROY: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_WAIT: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_RESET: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_SIGNAL: runtime.Ioctl
DRM_IOCTL_MODE_CREATE_LEASE: runtime.Ioctl
DRM_IOCTL_MODE_LIST_LESSEES: runtime.Ioctl
DRM_IOCTL_MODE_GET_LEASE: runtime.Ioctl
DRM_IOCTL_MODE_REVOKE_LEASE: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_QUERY: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_TRANSFER: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL: runtime.Ioctl
DRM_IOCTL_MODE_GETFB2: runtime.Ioctl
DRM_IOCTL_SYNCOBJ_EVENTFD: runtime.Ioctl
DRM_IOCTL_MODE_CLOSEFB: runtime.Ioctl
DRM_COMMAND_BASE: int
DRM_COMMAND_END: int
DRM_EVENT_VBLANK: int
DRM_EVENT_FLIP_COMPLETE: int
DRM_EVENT_CRTC_SEQUENCE: int
def _IOWR(type: Any, nr: Any, size: Any) -> Any: ...
def _IOC(dir: Any, type: Any, nr: Any, size: Any) -> Any: ...
def _IOC_TYPECHECK(t: Any) -> Any: ...
def _IOW(type: Any, nr: Any, size: Any) -> Any: ...
def _IOR(type: Any, nr: Any, size: Any) -> Any: ...
def _IO(type: Any, nr: Any) -> Any: ...
def _DRM_LOCK_IS_HELD(lock: Any) -> Any: ...
def _DRM_LOCK_IS_CONT(lock: Any) -> Any: ...
def _DRM_LOCKING_CONTEXT(lock: Any) -> Any: ...
def DRM_IO(nr: Any) -> Any: ...
def DRM_IOR(nr: Any, type: Any) -> Any: ...
def DRM_IOW(nr: Any, type: Any) -> Any: ...
def DRM_IOWR(nr: Any, type: Any) -> Any: ...
