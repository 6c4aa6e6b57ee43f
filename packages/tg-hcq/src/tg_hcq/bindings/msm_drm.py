"""msm: DRM ioctls of the driver for Adreno GPUs."""

# Made by `tg-autogen gen msm_drm`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: drm/msm_drm.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_int64, c_uint32, c_uint64

from tg_autogen.runtime import Ioctl, Struct, layout


class struct_drm_msm_timespec(Struct):
    __slots__ = ()
layout(struct_drm_msm_timespec, 16, 8,
    ("tv_sec", c_int64, 0),
    ("tv_nsec", c_int64, 8),
)

class struct_drm_msm_param(Struct):
    __slots__ = ()
layout(struct_drm_msm_param, 24, 8,
    ("pipe", c_uint32, 0),
    ("param", c_uint32, 4),
    ("value", c_uint64, 8),
    ("len", c_uint32, 16),
    ("pad", c_uint32, 20),
)

class struct_drm_msm_gem_new(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_new, 16, 8,
    ("size", c_uint64, 0),
    ("flags", c_uint32, 8),
    ("handle", c_uint32, 12),
)

class struct_drm_msm_gem_info(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_info, 24, 8,
    ("handle", c_uint32, 0),
    ("info", c_uint32, 4),
    ("value", c_uint64, 8),
    ("len", c_uint32, 16),
    ("pad", c_uint32, 20),
)

class struct_drm_msm_gem_cpu_prep(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_cpu_prep, 24, 8,
    ("handle", c_uint32, 0),
    ("op", c_uint32, 4),
    ("timeout", struct_drm_msm_timespec, 8),
)

class struct_drm_msm_gem_cpu_fini(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_cpu_fini, 4, 4,
    ("handle", c_uint32, 0),
)

class struct_drm_msm_gem_submit_reloc(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_submit_reloc, 24, 8,
    ("submit_offset", c_uint32, 0),
    ("or_", c_uint32, 4),
    ("shift", c_int32, 8),
    ("reloc_idx", c_uint32, 12),
    ("reloc_offset", c_uint64, 16),
)

class struct_drm_msm_gem_submit_cmd(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_submit_cmd, 32, 8,
    ("type", c_uint32, 0),
    ("submit_idx", c_uint32, 4),
    ("submit_offset", c_uint32, 8),
    ("size", c_uint32, 12),
    ("pad", c_uint32, 16),
    ("nr_relocs", c_uint32, 20),
    ("relocs", c_uint64, 24),
)

class struct_drm_msm_gem_submit_bo(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_submit_bo, 16, 8,
    ("flags", c_uint32, 0),
    ("handle", c_uint32, 4),
    ("presumed", c_uint64, 8),
)

class struct_drm_msm_gem_submit_syncobj(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_submit_syncobj, 16, 8,
    ("handle", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("point", c_uint64, 8),
)

class struct_drm_msm_gem_submit(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_submit, 72, 8,
    ("flags", c_uint32, 0),
    ("fence", c_uint32, 4),
    ("nr_bos", c_uint32, 8),
    ("nr_cmds", c_uint32, 12),
    ("bos", c_uint64, 16),
    ("cmds", c_uint64, 24),
    ("fence_fd", c_int32, 32),
    ("queueid", c_uint32, 36),
    ("in_syncobjs", c_uint64, 40),
    ("out_syncobjs", c_uint64, 48),
    ("nr_in_syncobjs", c_uint32, 56),
    ("nr_out_syncobjs", c_uint32, 60),
    ("syncobj_stride", c_uint32, 64),
    ("pad", c_uint32, 68),
)

class struct_drm_msm_wait_fence(Struct):
    __slots__ = ()
layout(struct_drm_msm_wait_fence, 32, 8,
    ("fence", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("timeout", struct_drm_msm_timespec, 8),
    ("queueid", c_uint32, 24),
)

class struct_drm_msm_gem_madvise(Struct):
    __slots__ = ()
layout(struct_drm_msm_gem_madvise, 12, 4,
    ("handle", c_uint32, 0),
    ("madv", c_uint32, 4),
    ("retained", c_uint32, 8),
)

class struct_drm_msm_submitqueue(Struct):
    __slots__ = ()
layout(struct_drm_msm_submitqueue, 12, 4,
    ("flags", c_uint32, 0),
    ("prio", c_uint32, 4),
    ("id", c_uint32, 8),
)

class struct_drm_msm_submitqueue_query(Struct):
    __slots__ = ()
layout(struct_drm_msm_submitqueue_query, 24, 8,
    ("data", c_uint64, 0),
    ("id", c_uint32, 8),
    ("param", c_uint32, 12),
    ("len", c_uint32, 16),
    ("pad", c_uint32, 20),
)
MSM_PIPE_NONE = 0x0
MSM_PIPE_2D0 = 0x1
MSM_PIPE_2D1 = 0x2
MSM_PIPE_3D0 = 0x10
MSM_PIPE_ID_MASK = 0xffff
MSM_PARAM_GPU_ID = 0x1
MSM_PARAM_GMEM_SIZE = 0x2
MSM_PARAM_CHIP_ID = 0x3
MSM_PARAM_MAX_FREQ = 0x4
MSM_PARAM_TIMESTAMP = 0x5
MSM_PARAM_GMEM_BASE = 0x6
MSM_PARAM_PRIORITIES = 0x7
MSM_PARAM_PP_PGTABLE = 0x8
MSM_PARAM_FAULTS = 0x9
MSM_PARAM_SUSPENDS = 0xa
MSM_PARAM_SYSPROF = 0xb
MSM_PARAM_COMM = 0xc
MSM_PARAM_CMDLINE = 0xd
MSM_PARAM_VA_START = 0xe
MSM_PARAM_VA_SIZE = 0xf
MSM_PARAM_HIGHEST_BANK_BIT = 0x10
MSM_PARAM_RAYTRACING = 0x11
MSM_PARAM_UBWC_SWIZZLE = 0x12
MSM_PARAM_MACROTILE_MODE = 0x13
MSM_PARAM_NR_RINGS = 7
MSM_BO_SCANOUT = 0x1
MSM_BO_GPU_READONLY = 0x2
MSM_BO_CACHE_MASK = 0xf0000
MSM_BO_CACHED = 0x10000
MSM_BO_WC = 0x20000
MSM_BO_UNCACHED = 0x40000
MSM_BO_CACHED_COHERENT = 0x80000
MSM_BO_FLAGS = 983043
MSM_INFO_GET_OFFSET = 0x0
MSM_INFO_GET_IOVA = 0x1
MSM_INFO_SET_NAME = 0x2
MSM_INFO_GET_NAME = 0x3
MSM_INFO_SET_IOVA = 0x4
MSM_INFO_GET_FLAGS = 0x5
MSM_INFO_SET_METADATA = 0x6
MSM_INFO_GET_METADATA = 0x7
MSM_PREP_READ = 0x1
MSM_PREP_WRITE = 0x2
MSM_PREP_NOSYNC = 0x4
MSM_PREP_BOOST = 0x8
MSM_PREP_FLAGS = 15
MSM_SUBMIT_CMD_BUF = 0x1
MSM_SUBMIT_CMD_IB_TARGET_BUF = 0x2
MSM_SUBMIT_CMD_CTX_RESTORE_BUF = 0x3
MSM_SUBMIT_BO_READ = 0x1
MSM_SUBMIT_BO_WRITE = 0x2
MSM_SUBMIT_BO_DUMP = 0x4
MSM_SUBMIT_BO_NO_IMPLICIT = 0x8
MSM_SUBMIT_BO_FLAGS = 15
MSM_SUBMIT_NO_IMPLICIT = 0x80000000
MSM_SUBMIT_FENCE_FD_IN = 0x40000000
MSM_SUBMIT_FENCE_FD_OUT = 0x20000000
MSM_SUBMIT_SUDO = 0x10000000
MSM_SUBMIT_SYNCOBJ_IN = 0x8000000
MSM_SUBMIT_SYNCOBJ_OUT = 0x4000000
MSM_SUBMIT_FENCE_SN_IN = 0x2000000
MSM_SUBMIT_FLAGS = 4261412864
MSM_SUBMIT_SYNCOBJ_RESET = 0x1
MSM_SUBMIT_SYNCOBJ_FLAGS = 1
MSM_WAIT_FENCE_BOOST = 0x1
MSM_WAIT_FENCE_FLAGS = 1
MSM_MADV_WILLNEED = 0
MSM_MADV_DONTNEED = 1
__MSM_MADV_PURGED = 2
MSM_SUBMITQUEUE_FLAGS = 0
MSM_SUBMITQUEUE_PARAM_FAULTS = 0
DRM_MSM_GET_PARAM = 0x0
DRM_MSM_SET_PARAM = 0x1
DRM_MSM_GEM_NEW = 0x2
DRM_MSM_GEM_INFO = 0x3
DRM_MSM_GEM_CPU_PREP = 0x4
DRM_MSM_GEM_CPU_FINI = 0x5
DRM_MSM_GEM_SUBMIT = 0x6
DRM_MSM_WAIT_FENCE = 0x7
DRM_MSM_GEM_MADVISE = 0x8
DRM_MSM_SUBMITQUEUE_NEW = 0xa
DRM_MSM_SUBMITQUEUE_CLOSE = 0xb
DRM_MSM_SUBMITQUEUE_QUERY = 0xc
DRM_IOCTL_MSM_GET_PARAM = Ioctl(0xc0186440, struct_drm_msm_param)
DRM_IOCTL_MSM_SET_PARAM = Ioctl(0x40186441, struct_drm_msm_param)
DRM_IOCTL_MSM_GEM_NEW = Ioctl(0xc0106442, struct_drm_msm_gem_new)
DRM_IOCTL_MSM_GEM_INFO = Ioctl(0xc0186443, struct_drm_msm_gem_info)
DRM_IOCTL_MSM_GEM_CPU_PREP = Ioctl(0x40186444, struct_drm_msm_gem_cpu_prep)
DRM_IOCTL_MSM_GEM_CPU_FINI = Ioctl(0x40046445, struct_drm_msm_gem_cpu_fini)
DRM_IOCTL_MSM_GEM_SUBMIT = Ioctl(0xc0486446, struct_drm_msm_gem_submit)
DRM_IOCTL_MSM_WAIT_FENCE = Ioctl(0x40206447, struct_drm_msm_wait_fence)
DRM_IOCTL_MSM_GEM_MADVISE = Ioctl(0xc00c6448, struct_drm_msm_gem_madvise)
DRM_IOCTL_MSM_SUBMITQUEUE_NEW = Ioctl(0xc00c644a, struct_drm_msm_submitqueue)
DRM_IOCTL_MSM_SUBMITQUEUE_CLOSE = Ioctl(0x4004644b, c_uint32)
DRM_IOCTL_MSM_SUBMITQUEUE_QUERY = Ioctl(0x4018644c, struct_drm_msm_submitqueue_query)
def MSM_PIPE_ID(x):
    return x & MSM_PIPE_ID_MASK
def MSM_PIPE_FLAGS(x):
    return x & ~MSM_PIPE_ID_MASK
# skipped (empty): __MSM_DRM_H__
