"""CUDA driver API."""

# Made by `tg-autogen gen cuda`; change the spec, not this file.
# From: PyPI nvidia-cuda-runtime-cu12 12.9.79
# Headers: cuda.h
# Licence of the headers: NVIDIA CUDA Toolkit EULA
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char,
    c_char_p,
    c_float,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, Union, layout

_library = Library("cuda", linux=("libcuda.so.1", "libcuda.so",), win32=("nvcuda.dll",), package="the NVIDIA driver")
cuuint32_t = c_uint32
cuuint64_t = c_uint64
CUdeviceptr_v2 = c_uint64
CUdeviceptr = CUdeviceptr_v2
CUdevice_v1 = c_int32
CUdevice = CUdevice_v1

class struct_CUctx_st(Struct):
    __slots__ = ()
CUcontext = POINTER(struct_CUctx_st)

class struct_CUmod_st(Struct):
    __slots__ = ()
CUmodule = POINTER(struct_CUmod_st)

class struct_CUfunc_st(Struct):
    __slots__ = ()
CUfunction = POINTER(struct_CUfunc_st)

class struct_CUlib_st(Struct):
    __slots__ = ()
CUlibrary = POINTER(struct_CUlib_st)

class struct_CUkern_st(Struct):
    __slots__ = ()
CUkernel = POINTER(struct_CUkern_st)

class struct_CUarray_st(Struct):
    __slots__ = ()
CUarray = POINTER(struct_CUarray_st)

class struct_CUmipmappedArray_st(Struct):
    __slots__ = ()
CUmipmappedArray = POINTER(struct_CUmipmappedArray_st)

class struct_CUtexref_st(Struct):
    __slots__ = ()
CUtexref = POINTER(struct_CUtexref_st)

class struct_CUsurfref_st(Struct):
    __slots__ = ()
CUsurfref = POINTER(struct_CUsurfref_st)

class struct_CUevent_st(Struct):
    __slots__ = ()
CUevent = POINTER(struct_CUevent_st)

class struct_CUstream_st(Struct):
    __slots__ = ()
CUstream = POINTER(struct_CUstream_st)

class struct_CUgraphicsResource_st(Struct):
    __slots__ = ()
CUgraphicsResource = POINTER(struct_CUgraphicsResource_st)
CUtexObject_v1 = c_uint64
CUtexObject = CUtexObject_v1
CUsurfObject_v1 = c_uint64
CUsurfObject = CUsurfObject_v1

class struct_CUextMemory_st(Struct):
    __slots__ = ()
CUexternalMemory = POINTER(struct_CUextMemory_st)

class struct_CUextSemaphore_st(Struct):
    __slots__ = ()
CUexternalSemaphore = POINTER(struct_CUextSemaphore_st)

class struct_CUgraph_st(Struct):
    __slots__ = ()
CUgraph = POINTER(struct_CUgraph_st)

class struct_CUgraphNode_st(Struct):
    __slots__ = ()
CUgraphNode = POINTER(struct_CUgraphNode_st)

class struct_CUgraphExec_st(Struct):
    __slots__ = ()
CUgraphExec = POINTER(struct_CUgraphExec_st)

class struct_CUmemPoolHandle_st(Struct):
    __slots__ = ()
CUmemoryPool = POINTER(struct_CUmemPoolHandle_st)

class struct_CUuserObject_st(Struct):
    __slots__ = ()
CUuserObject = POINTER(struct_CUuserObject_st)
CUgraphConditionalHandle = cuuint64_t

class struct_CUgraphDeviceUpdatableNode_st(Struct):
    __slots__ = ()
CUgraphDeviceNode = POINTER(struct_CUgraphDeviceUpdatableNode_st)

class struct_CUasyncCallbackEntry_st(Struct):
    __slots__ = ()
CUasyncCallbackHandle = POINTER(struct_CUasyncCallbackEntry_st)

class struct_CUgreenCtx_st(Struct):
    __slots__ = ()
CUgreenCtx = POINTER(struct_CUgreenCtx_st)

class struct_CUuuid_st(Struct):
    __slots__ = ()
layout(struct_CUuuid_st, 16, 1,
    ("bytes", c_char * 16, 0),
)
CUuuid = struct_CUuuid_st

class struct_CUmemFabricHandle_st(Struct):
    __slots__ = ()
layout(struct_CUmemFabricHandle_st, 64, 1,
    ("data", c_uint8 * 64, 0),
)
CUmemFabricHandle_v1 = struct_CUmemFabricHandle_st
CUmemFabricHandle = CUmemFabricHandle_v1

class struct_CUipcEventHandle_st(Struct):
    __slots__ = ()
layout(struct_CUipcEventHandle_st, 64, 1,
    ("reserved", c_char * 64, 0),
)
CUipcEventHandle_v1 = struct_CUipcEventHandle_st
CUipcEventHandle = CUipcEventHandle_v1

class struct_CUipcMemHandle_st(Struct):
    __slots__ = ()
layout(struct_CUipcMemHandle_st, 64, 1,
    ("reserved", c_char * 64, 0),
)
CUipcMemHandle_v1 = struct_CUipcMemHandle_st
CUipcMemHandle = CUipcMemHandle_v1
enum_CUipcMem_flags_enum = c_uint32
CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1
CUipcMem_flags = enum_CUipcMem_flags_enum
enum_CUmemAttach_flags_enum = c_uint32
CU_MEM_ATTACH_GLOBAL = 1
CU_MEM_ATTACH_HOST = 2
CU_MEM_ATTACH_SINGLE = 4
CUmemAttach_flags = enum_CUmemAttach_flags_enum
enum_CUctx_flags_enum = c_uint32
CU_CTX_SCHED_AUTO = 0
CU_CTX_SCHED_SPIN = 1
CU_CTX_SCHED_YIELD = 2
CU_CTX_SCHED_BLOCKING_SYNC = 4
CU_CTX_BLOCKING_SYNC = 4
CU_CTX_SCHED_MASK = 7
CU_CTX_MAP_HOST = 8
CU_CTX_LMEM_RESIZE_TO_MAX = 16
CU_CTX_COREDUMP_ENABLE = 32
CU_CTX_USER_COREDUMP_ENABLE = 64
CU_CTX_SYNC_MEMOPS = 128
CU_CTX_FLAGS_MASK = 255
CUctx_flags = enum_CUctx_flags_enum
enum_CUevent_sched_flags_enum = c_uint32
CU_EVENT_SCHED_AUTO = 0
CU_EVENT_SCHED_SPIN = 1
CU_EVENT_SCHED_YIELD = 2
CU_EVENT_SCHED_BLOCKING_SYNC = 4
CUevent_sched_flags = enum_CUevent_sched_flags_enum
enum_cl_event_flags_enum = c_uint32
NVCL_EVENT_SCHED_AUTO = 0
NVCL_EVENT_SCHED_SPIN = 1
NVCL_EVENT_SCHED_YIELD = 2
NVCL_EVENT_SCHED_BLOCKING_SYNC = 4
cl_event_flags = enum_cl_event_flags_enum
enum_cl_context_flags_enum = c_uint32
NVCL_CTX_SCHED_AUTO = 0
NVCL_CTX_SCHED_SPIN = 1
NVCL_CTX_SCHED_YIELD = 2
NVCL_CTX_SCHED_BLOCKING_SYNC = 4
cl_context_flags = enum_cl_context_flags_enum
enum_CUstream_flags_enum = c_uint32
CU_STREAM_DEFAULT = 0
CU_STREAM_NON_BLOCKING = 1
CUstream_flags = enum_CUstream_flags_enum
enum_CUevent_flags_enum = c_uint32
CU_EVENT_DEFAULT = 0
CU_EVENT_BLOCKING_SYNC = 1
CU_EVENT_DISABLE_TIMING = 2
CU_EVENT_INTERPROCESS = 4
CUevent_flags = enum_CUevent_flags_enum
enum_CUevent_record_flags_enum = c_uint32
CU_EVENT_RECORD_DEFAULT = 0
CU_EVENT_RECORD_EXTERNAL = 1
CUevent_record_flags = enum_CUevent_record_flags_enum
enum_CUevent_wait_flags_enum = c_uint32
CU_EVENT_WAIT_DEFAULT = 0
CU_EVENT_WAIT_EXTERNAL = 1
CUevent_wait_flags = enum_CUevent_wait_flags_enum
enum_CUstreamWaitValue_flags_enum = c_uint32
CU_STREAM_WAIT_VALUE_GEQ = 0
CU_STREAM_WAIT_VALUE_EQ = 1
CU_STREAM_WAIT_VALUE_AND = 2
CU_STREAM_WAIT_VALUE_NOR = 3
CU_STREAM_WAIT_VALUE_FLUSH = 1073741824
CUstreamWaitValue_flags = enum_CUstreamWaitValue_flags_enum
enum_CUstreamWriteValue_flags_enum = c_uint32
CU_STREAM_WRITE_VALUE_DEFAULT = 0
CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1
CUstreamWriteValue_flags = enum_CUstreamWriteValue_flags_enum
enum_CUstreamBatchMemOpType_enum = c_uint32
CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1
CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2
CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4
CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5
CU_STREAM_MEM_OP_BARRIER = 6
CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3
CUstreamBatchMemOpType = enum_CUstreamBatchMemOpType_enum
enum_CUstreamMemoryBarrier_flags_enum = c_uint32
CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0
CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1
CUstreamMemoryBarrier_flags = enum_CUstreamMemoryBarrier_flags_enum

class struct_CUstreamMemOpWaitValueParams_st_2(Union):
    __slots__ = ()
layout(struct_CUstreamMemOpWaitValueParams_st_2, 8, 8,
    ("value", cuuint32_t, 0),
    ("value64", cuuint64_t, 0),
)

class struct_CUstreamMemOpWaitValueParams_st(Struct):
    __slots__ = ()
layout(struct_CUstreamMemOpWaitValueParams_st, 40, 8,
    ("operation", CUstreamBatchMemOpType, 0),
    ("address", CUdeviceptr, 8),
    ("", struct_CUstreamMemOpWaitValueParams_st_2, 16),
    ("flags", c_uint32, 24),
    ("alias", CUdeviceptr, 32),
)

class struct_CUstreamMemOpWriteValueParams_st_2(Union):
    __slots__ = ()
layout(struct_CUstreamMemOpWriteValueParams_st_2, 8, 8,
    ("value", cuuint32_t, 0),
    ("value64", cuuint64_t, 0),
)

class struct_CUstreamMemOpWriteValueParams_st(Struct):
    __slots__ = ()
layout(struct_CUstreamMemOpWriteValueParams_st, 40, 8,
    ("operation", CUstreamBatchMemOpType, 0),
    ("address", CUdeviceptr, 8),
    ("", struct_CUstreamMemOpWriteValueParams_st_2, 16),
    ("flags", c_uint32, 24),
    ("alias", CUdeviceptr, 32),
)

class struct_CUstreamMemOpFlushRemoteWritesParams_st(Struct):
    __slots__ = ()
layout(struct_CUstreamMemOpFlushRemoteWritesParams_st, 8, 4,
    ("operation", CUstreamBatchMemOpType, 0),
    ("flags", c_uint32, 4),
)

class struct_CUstreamMemOpMemoryBarrierParams_st(Struct):
    __slots__ = ()
layout(struct_CUstreamMemOpMemoryBarrierParams_st, 8, 4,
    ("operation", CUstreamBatchMemOpType, 0),
    ("flags", c_uint32, 4),
)

class union_CUstreamBatchMemOpParams_union(Union):
    __slots__ = ()
layout(union_CUstreamBatchMemOpParams_union, 48, 8,
    ("operation", CUstreamBatchMemOpType, 0),
    ("waitValue", struct_CUstreamMemOpWaitValueParams_st, 0),
    ("writeValue", struct_CUstreamMemOpWriteValueParams_st, 0),
    ("flushRemoteWrites", struct_CUstreamMemOpFlushRemoteWritesParams_st, 0),
    ("memoryBarrier", struct_CUstreamMemOpMemoryBarrierParams_st, 0),
    ("pad", cuuint64_t * 6, 0),
)
CUstreamBatchMemOpParams_v1 = union_CUstreamBatchMemOpParams_union
CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1

class struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(Struct):
    __slots__ = ()
layout(struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st, 32, 8,
    ("ctx", CUcontext, 0),
    ("count", c_uint32, 8),
    ("paramArray", POINTER(CUstreamBatchMemOpParams), 16),
    ("flags", c_uint32, 24),
)
CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 = struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st
CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1

class struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st, 32, 8,
    ("ctx", CUcontext, 0),
    ("count", c_uint32, 8),
    ("paramArray", POINTER(CUstreamBatchMemOpParams), 16),
    ("flags", c_uint32, 24),
)
CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
enum_CUoccupancy_flags_enum = c_uint32
CU_OCCUPANCY_DEFAULT = 0
CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1
CUoccupancy_flags = enum_CUoccupancy_flags_enum
enum_CUstreamUpdateCaptureDependencies_flags_enum = c_uint32
CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0
CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1
CUstreamUpdateCaptureDependencies_flags = enum_CUstreamUpdateCaptureDependencies_flags_enum
enum_CUasyncNotificationType_enum = c_uint32
CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1
CUasyncNotificationType = enum_CUasyncNotificationType_enum

class struct_CUasyncNotificationInfo_st_info_overBudget(Struct):
    __slots__ = ()
layout(struct_CUasyncNotificationInfo_st_info_overBudget, 8, 8,
    ("bytesOverBudget", c_uint64, 0),
)

class struct_CUasyncNotificationInfo_st_info(Union):
    __slots__ = ()
layout(struct_CUasyncNotificationInfo_st_info, 8, 8,
    ("overBudget", struct_CUasyncNotificationInfo_st_info_overBudget, 0),
)

class struct_CUasyncNotificationInfo_st(Struct):
    __slots__ = ()
layout(struct_CUasyncNotificationInfo_st, 16, 8,
    ("type", CUasyncNotificationType, 0),
    ("info", struct_CUasyncNotificationInfo_st_info, 8),
)
CUasyncNotificationInfo = struct_CUasyncNotificationInfo_st
CUasyncCallback = CFUNCTYPE(None, POINTER(CUasyncNotificationInfo), c_void_p, CUasyncCallbackHandle)
enum_CUarray_format_enum = c_uint32
CU_AD_FORMAT_UNSIGNED_INT8 = 1
CU_AD_FORMAT_UNSIGNED_INT16 = 2
CU_AD_FORMAT_UNSIGNED_INT32 = 3
CU_AD_FORMAT_SIGNED_INT8 = 8
CU_AD_FORMAT_SIGNED_INT16 = 9
CU_AD_FORMAT_SIGNED_INT32 = 10
CU_AD_FORMAT_HALF = 16
CU_AD_FORMAT_FLOAT = 32
CU_AD_FORMAT_NV12 = 176
CU_AD_FORMAT_UNORM_INT8X1 = 192
CU_AD_FORMAT_UNORM_INT8X2 = 193
CU_AD_FORMAT_UNORM_INT8X4 = 194
CU_AD_FORMAT_UNORM_INT16X1 = 195
CU_AD_FORMAT_UNORM_INT16X2 = 196
CU_AD_FORMAT_UNORM_INT16X4 = 197
CU_AD_FORMAT_SNORM_INT8X1 = 198
CU_AD_FORMAT_SNORM_INT8X2 = 199
CU_AD_FORMAT_SNORM_INT8X4 = 200
CU_AD_FORMAT_SNORM_INT16X1 = 201
CU_AD_FORMAT_SNORM_INT16X2 = 202
CU_AD_FORMAT_SNORM_INT16X4 = 203
CU_AD_FORMAT_BC1_UNORM = 145
CU_AD_FORMAT_BC1_UNORM_SRGB = 146
CU_AD_FORMAT_BC2_UNORM = 147
CU_AD_FORMAT_BC2_UNORM_SRGB = 148
CU_AD_FORMAT_BC3_UNORM = 149
CU_AD_FORMAT_BC3_UNORM_SRGB = 150
CU_AD_FORMAT_BC4_UNORM = 151
CU_AD_FORMAT_BC4_SNORM = 152
CU_AD_FORMAT_BC5_UNORM = 153
CU_AD_FORMAT_BC5_SNORM = 154
CU_AD_FORMAT_BC6H_UF16 = 155
CU_AD_FORMAT_BC6H_SF16 = 156
CU_AD_FORMAT_BC7_UNORM = 157
CU_AD_FORMAT_BC7_UNORM_SRGB = 158
CU_AD_FORMAT_P010 = 159
CU_AD_FORMAT_P016 = 161
CU_AD_FORMAT_NV16 = 162
CU_AD_FORMAT_P210 = 163
CU_AD_FORMAT_P216 = 164
CU_AD_FORMAT_YUY2 = 165
CU_AD_FORMAT_Y210 = 166
CU_AD_FORMAT_Y216 = 167
CU_AD_FORMAT_AYUV = 168
CU_AD_FORMAT_Y410 = 169
CU_AD_FORMAT_Y416 = 177
CU_AD_FORMAT_Y444_PLANAR8 = 178
CU_AD_FORMAT_Y444_PLANAR10 = 179
CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180
CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181
CU_AD_FORMAT_UNORM_INT_101010_2 = 80
CU_AD_FORMAT_MAX = 2147483647
CUarray_format = enum_CUarray_format_enum
enum_CUaddress_mode_enum = c_uint32
CU_TR_ADDRESS_MODE_WRAP = 0
CU_TR_ADDRESS_MODE_CLAMP = 1
CU_TR_ADDRESS_MODE_MIRROR = 2
CU_TR_ADDRESS_MODE_BORDER = 3
CUaddress_mode = enum_CUaddress_mode_enum
enum_CUfilter_mode_enum = c_uint32
CU_TR_FILTER_MODE_POINT = 0
CU_TR_FILTER_MODE_LINEAR = 1
CUfilter_mode = enum_CUfilter_mode_enum
enum_CUdevice_attribute_enum = c_uint32
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8
CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8
CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9
CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10
CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12
CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12
CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13
CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14
CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15
CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16
CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17
CU_DEVICE_ATTRIBUTE_INTEGRATED = 18
CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19
CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29
CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30
CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31
CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32
CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33
CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34
CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35
CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36
CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37
CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39
CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40
CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43
CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49
CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50
CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77
CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78
CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79
CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82
CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85
CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86
CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88
CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89
CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90
CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94
CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95
CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97
CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98
CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100
CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101
CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102
CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105
CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106
CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107
CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108
CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110
CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111
CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112
CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113
CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114
CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118
CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119
CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120
CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123
CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124
CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125
CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128
CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129
CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130
CU_DEVICE_ATTRIBUTE_NUMA_ID = 131
CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132
CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133
CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134
CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138
CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139
CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140
CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143
CU_DEVICE_ATTRIBUTE_MAX = 144
CUdevice_attribute = enum_CUdevice_attribute_enum

class struct_CUdevprop_st(Struct):
    __slots__ = ()
layout(struct_CUdevprop_st, 56, 4,
    ("maxThreadsPerBlock", c_int32, 0),
    ("maxThreadsDim", c_int32 * 3, 4),
    ("maxGridSize", c_int32 * 3, 16),
    ("sharedMemPerBlock", c_int32, 28),
    ("totalConstantMemory", c_int32, 32),
    ("SIMDWidth", c_int32, 36),
    ("memPitch", c_int32, 40),
    ("regsPerBlock", c_int32, 44),
    ("clockRate", c_int32, 48),
    ("textureAlign", c_int32, 52),
)
CUdevprop_v1 = struct_CUdevprop_st
CUdevprop = CUdevprop_v1
enum_CUpointer_attribute_enum = c_uint32
CU_POINTER_ATTRIBUTE_CONTEXT = 1
CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2
CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3
CU_POINTER_ATTRIBUTE_HOST_POINTER = 4
CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5
CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6
CU_POINTER_ATTRIBUTE_BUFFER_ID = 7
CU_POINTER_ATTRIBUTE_IS_MANAGED = 8
CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10
CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11
CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12
CU_POINTER_ATTRIBUTE_MAPPED = 13
CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14
CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15
CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16
CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17
CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18
CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19
CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20
CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21
CUpointer_attribute = enum_CUpointer_attribute_enum
enum_CUfunction_attribute_enum = c_uint32
CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
CU_FUNC_ATTRIBUTE_NUM_REGS = 4
CU_FUNC_ATTRIBUTE_PTX_VERSION = 5
CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6
CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9
CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14
CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15
CU_FUNC_ATTRIBUTE_MAX = 16
CUfunction_attribute = enum_CUfunction_attribute_enum
enum_CUfunc_cache_enum = c_uint32
CU_FUNC_CACHE_PREFER_NONE = 0
CU_FUNC_CACHE_PREFER_SHARED = 1
CU_FUNC_CACHE_PREFER_L1 = 2
CU_FUNC_CACHE_PREFER_EQUAL = 3
CUfunc_cache = enum_CUfunc_cache_enum
enum_CUsharedconfig_enum = c_uint32
CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0
CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1
CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2
CUsharedconfig = enum_CUsharedconfig_enum
enum_CUshared_carveout_enum = c_int32
CU_SHAREDMEM_CARVEOUT_DEFAULT = -1
CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100
CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0
CUshared_carveout = enum_CUshared_carveout_enum
enum_CUmemorytype_enum = c_uint32
CU_MEMORYTYPE_HOST = 1
CU_MEMORYTYPE_DEVICE = 2
CU_MEMORYTYPE_ARRAY = 3
CU_MEMORYTYPE_UNIFIED = 4
CUmemorytype = enum_CUmemorytype_enum
enum_CUcomputemode_enum = c_uint32
CU_COMPUTEMODE_DEFAULT = 0
CU_COMPUTEMODE_PROHIBITED = 2
CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
CUcomputemode = enum_CUcomputemode_enum
enum_CUmem_advise_enum = c_uint32
CU_MEM_ADVISE_SET_READ_MOSTLY = 1
CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2
CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3
CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4
CU_MEM_ADVISE_SET_ACCESSED_BY = 5
CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6
CUmem_advise = enum_CUmem_advise_enum
enum_CUmem_range_attribute_enum = c_uint32
CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2
CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8
CUmem_range_attribute = enum_CUmem_range_attribute_enum
enum_CUjit_option_enum = c_uint32
CU_JIT_MAX_REGISTERS = 0
CU_JIT_THREADS_PER_BLOCK = 1
CU_JIT_WALL_TIME = 2
CU_JIT_INFO_LOG_BUFFER = 3
CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4
CU_JIT_ERROR_LOG_BUFFER = 5
CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6
CU_JIT_OPTIMIZATION_LEVEL = 7
CU_JIT_TARGET_FROM_CUCONTEXT = 8
CU_JIT_TARGET = 9
CU_JIT_FALLBACK_STRATEGY = 10
CU_JIT_GENERATE_DEBUG_INFO = 11
CU_JIT_LOG_VERBOSE = 12
CU_JIT_GENERATE_LINE_INFO = 13
CU_JIT_CACHE_MODE = 14
CU_JIT_NEW_SM3X_OPT = 15
CU_JIT_FAST_COMPILE = 16
CU_JIT_GLOBAL_SYMBOL_NAMES = 17
CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18
CU_JIT_GLOBAL_SYMBOL_COUNT = 19
CU_JIT_LTO = 20
CU_JIT_FTZ = 21
CU_JIT_PREC_DIV = 22
CU_JIT_PREC_SQRT = 23
CU_JIT_FMA = 24
CU_JIT_REFERENCED_KERNEL_NAMES = 25
CU_JIT_REFERENCED_KERNEL_COUNT = 26
CU_JIT_REFERENCED_VARIABLE_NAMES = 27
CU_JIT_REFERENCED_VARIABLE_COUNT = 28
CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29
CU_JIT_POSITION_INDEPENDENT_CODE = 30
CU_JIT_MIN_CTA_PER_SM = 31
CU_JIT_MAX_THREADS_PER_BLOCK = 32
CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33
CU_JIT_NUM_OPTIONS = 34
CUjit_option = enum_CUjit_option_enum
enum_CUjit_target_enum = c_uint32
CU_TARGET_COMPUTE_30 = 30
CU_TARGET_COMPUTE_32 = 32
CU_TARGET_COMPUTE_35 = 35
CU_TARGET_COMPUTE_37 = 37
CU_TARGET_COMPUTE_50 = 50
CU_TARGET_COMPUTE_52 = 52
CU_TARGET_COMPUTE_53 = 53
CU_TARGET_COMPUTE_60 = 60
CU_TARGET_COMPUTE_61 = 61
CU_TARGET_COMPUTE_62 = 62
CU_TARGET_COMPUTE_70 = 70
CU_TARGET_COMPUTE_72 = 72
CU_TARGET_COMPUTE_75 = 75
CU_TARGET_COMPUTE_80 = 80
CU_TARGET_COMPUTE_86 = 86
CU_TARGET_COMPUTE_87 = 87
CU_TARGET_COMPUTE_89 = 89
CU_TARGET_COMPUTE_90 = 90
CU_TARGET_COMPUTE_100 = 100
CU_TARGET_COMPUTE_101 = 101
CU_TARGET_COMPUTE_103 = 103
CU_TARGET_COMPUTE_120 = 120
CU_TARGET_COMPUTE_121 = 121
CU_TARGET_COMPUTE_90A = 65626
CU_TARGET_COMPUTE_100A = 65636
CU_TARGET_COMPUTE_101A = 65637
CU_TARGET_COMPUTE_103A = 65639
CU_TARGET_COMPUTE_120A = 65656
CU_TARGET_COMPUTE_121A = 65657
CU_TARGET_COMPUTE_100F = 131172
CU_TARGET_COMPUTE_101F = 131173
CU_TARGET_COMPUTE_103F = 131175
CU_TARGET_COMPUTE_120F = 131192
CU_TARGET_COMPUTE_121F = 131193
CUjit_target = enum_CUjit_target_enum
enum_CUjit_fallback_enum = c_uint32
CU_PREFER_PTX = 0
CU_PREFER_BINARY = 1
CUjit_fallback = enum_CUjit_fallback_enum
enum_CUjit_cacheMode_enum = c_uint32
CU_JIT_CACHE_OPTION_NONE = 0
CU_JIT_CACHE_OPTION_CG = 1
CU_JIT_CACHE_OPTION_CA = 2
CUjit_cacheMode = enum_CUjit_cacheMode_enum
enum_CUjitInputType_enum = c_uint32
CU_JIT_INPUT_CUBIN = 0
CU_JIT_INPUT_PTX = 1
CU_JIT_INPUT_FATBINARY = 2
CU_JIT_INPUT_OBJECT = 3
CU_JIT_INPUT_LIBRARY = 4
CU_JIT_INPUT_NVVM = 5
CU_JIT_NUM_INPUT_TYPES = 6
CUjitInputType = enum_CUjitInputType_enum

class struct_CUlinkState_st(Struct):
    __slots__ = ()
CUlinkState = POINTER(struct_CUlinkState_st)
enum_CUgraphicsRegisterFlags_enum = c_uint32
CU_GRAPHICS_REGISTER_FLAGS_NONE = 0
CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1
CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2
CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4
CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8
CUgraphicsRegisterFlags = enum_CUgraphicsRegisterFlags_enum
enum_CUgraphicsMapResourceFlags_enum = c_uint32
CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0
CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1
CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2
CUgraphicsMapResourceFlags = enum_CUgraphicsMapResourceFlags_enum
enum_CUarray_cubemap_face_enum = c_uint32
CU_CUBEMAP_FACE_POSITIVE_X = 0
CU_CUBEMAP_FACE_NEGATIVE_X = 1
CU_CUBEMAP_FACE_POSITIVE_Y = 2
CU_CUBEMAP_FACE_NEGATIVE_Y = 3
CU_CUBEMAP_FACE_POSITIVE_Z = 4
CU_CUBEMAP_FACE_NEGATIVE_Z = 5
CUarray_cubemap_face = enum_CUarray_cubemap_face_enum
enum_CUlimit_enum = c_uint32
CU_LIMIT_STACK_SIZE = 0
CU_LIMIT_PRINTF_FIFO_SIZE = 1
CU_LIMIT_MALLOC_HEAP_SIZE = 2
CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3
CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4
CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5
CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6
CU_LIMIT_SHMEM_SIZE = 7
CU_LIMIT_CIG_ENABLED = 8
CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9
CU_LIMIT_MAX = 10
CUlimit = enum_CUlimit_enum
enum_CUresourcetype_enum = c_uint32
CU_RESOURCE_TYPE_ARRAY = 0
CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1
CU_RESOURCE_TYPE_LINEAR = 2
CU_RESOURCE_TYPE_PITCH2D = 3
CUresourcetype = enum_CUresourcetype_enum
CUhostFn = CFUNCTYPE(None, c_void_p)
enum_CUaccessProperty_enum = c_uint32
CU_ACCESS_PROPERTY_NORMAL = 0
CU_ACCESS_PROPERTY_STREAMING = 1
CU_ACCESS_PROPERTY_PERSISTING = 2
CUaccessProperty = enum_CUaccessProperty_enum

class struct_CUaccessPolicyWindow_st(Struct):
    __slots__ = ()
layout(struct_CUaccessPolicyWindow_st, 32, 8,
    ("base_ptr", c_void_p, 0),
    ("num_bytes", c_size_t, 8),
    ("hitRatio", c_float, 16),
    ("hitProp", CUaccessProperty, 20),
    ("missProp", CUaccessProperty, 24),
)
CUaccessPolicyWindow_v1 = struct_CUaccessPolicyWindow_st
CUaccessPolicyWindow = CUaccessPolicyWindow_v1

class struct_CUDA_KERNEL_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_KERNEL_NODE_PARAMS_st, 56, 8,
    ("func", CUfunction, 0),
    ("gridDimX", c_uint32, 8),
    ("gridDimY", c_uint32, 12),
    ("gridDimZ", c_uint32, 16),
    ("blockDimX", c_uint32, 20),
    ("blockDimY", c_uint32, 24),
    ("blockDimZ", c_uint32, 28),
    ("sharedMemBytes", c_uint32, 32),
    ("kernelParams", POINTER(c_void_p), 40),
    ("extra", POINTER(c_void_p), 48),
)
CUDA_KERNEL_NODE_PARAMS_v1 = struct_CUDA_KERNEL_NODE_PARAMS_st

class struct_CUDA_KERNEL_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_KERNEL_NODE_PARAMS_v2_st, 72, 8,
    ("func", CUfunction, 0),
    ("gridDimX", c_uint32, 8),
    ("gridDimY", c_uint32, 12),
    ("gridDimZ", c_uint32, 16),
    ("blockDimX", c_uint32, 20),
    ("blockDimY", c_uint32, 24),
    ("blockDimZ", c_uint32, 28),
    ("sharedMemBytes", c_uint32, 32),
    ("kernelParams", POINTER(c_void_p), 40),
    ("extra", POINTER(c_void_p), 48),
    ("kern", CUkernel, 56),
    ("ctx", CUcontext, 64),
)
CUDA_KERNEL_NODE_PARAMS_v2 = struct_CUDA_KERNEL_NODE_PARAMS_v2_st
CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2

class struct_CUDA_KERNEL_NODE_PARAMS_v3_st(Struct):
    __slots__ = ()
layout(struct_CUDA_KERNEL_NODE_PARAMS_v3_st, 72, 8,
    ("func", CUfunction, 0),
    ("gridDimX", c_uint32, 8),
    ("gridDimY", c_uint32, 12),
    ("gridDimZ", c_uint32, 16),
    ("blockDimX", c_uint32, 20),
    ("blockDimY", c_uint32, 24),
    ("blockDimZ", c_uint32, 28),
    ("sharedMemBytes", c_uint32, 32),
    ("kernelParams", POINTER(c_void_p), 40),
    ("extra", POINTER(c_void_p), 48),
    ("kern", CUkernel, 56),
    ("ctx", CUcontext, 64),
)
CUDA_KERNEL_NODE_PARAMS_v3 = struct_CUDA_KERNEL_NODE_PARAMS_v3_st

class struct_CUDA_MEMSET_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMSET_NODE_PARAMS_st, 40, 8,
    ("dst", CUdeviceptr, 0),
    ("pitch", c_size_t, 8),
    ("value", c_uint32, 16),
    ("elementSize", c_uint32, 20),
    ("width", c_size_t, 24),
    ("height", c_size_t, 32),
)
CUDA_MEMSET_NODE_PARAMS_v1 = struct_CUDA_MEMSET_NODE_PARAMS_st
CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1

class struct_CUDA_MEMSET_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMSET_NODE_PARAMS_v2_st, 48, 8,
    ("dst", CUdeviceptr, 0),
    ("pitch", c_size_t, 8),
    ("value", c_uint32, 16),
    ("elementSize", c_uint32, 20),
    ("width", c_size_t, 24),
    ("height", c_size_t, 32),
    ("ctx", CUcontext, 40),
)
CUDA_MEMSET_NODE_PARAMS_v2 = struct_CUDA_MEMSET_NODE_PARAMS_v2_st

class struct_CUDA_HOST_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_HOST_NODE_PARAMS_st, 16, 8,
    ("fn", CUhostFn, 0),
    ("userData", c_void_p, 8),
)
CUDA_HOST_NODE_PARAMS_v1 = struct_CUDA_HOST_NODE_PARAMS_st
CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1

class struct_CUDA_HOST_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_HOST_NODE_PARAMS_v2_st, 16, 8,
    ("fn", CUhostFn, 0),
    ("userData", c_void_p, 8),
)
CUDA_HOST_NODE_PARAMS_v2 = struct_CUDA_HOST_NODE_PARAMS_v2_st
enum_CUgraphConditionalNodeType_enum = c_uint32
CU_GRAPH_COND_TYPE_IF = 0
CU_GRAPH_COND_TYPE_WHILE = 1
CU_GRAPH_COND_TYPE_SWITCH = 2
CUgraphConditionalNodeType = enum_CUgraphConditionalNodeType_enum

class struct_CUDA_CONDITIONAL_NODE_PARAMS(Struct):
    __slots__ = ()
layout(struct_CUDA_CONDITIONAL_NODE_PARAMS, 32, 8,
    ("handle", CUgraphConditionalHandle, 0),
    ("type", CUgraphConditionalNodeType, 8),
    ("size", c_uint32, 12),
    ("phGraph_out", POINTER(CUgraph), 16),
    ("ctx", CUcontext, 24),
)
CUDA_CONDITIONAL_NODE_PARAMS = struct_CUDA_CONDITIONAL_NODE_PARAMS
enum_CUgraphNodeType_enum = c_uint32
CU_GRAPH_NODE_TYPE_KERNEL = 0
CU_GRAPH_NODE_TYPE_MEMCPY = 1
CU_GRAPH_NODE_TYPE_MEMSET = 2
CU_GRAPH_NODE_TYPE_HOST = 3
CU_GRAPH_NODE_TYPE_GRAPH = 4
CU_GRAPH_NODE_TYPE_EMPTY = 5
CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6
CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7
CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8
CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9
CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10
CU_GRAPH_NODE_TYPE_MEM_FREE = 11
CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12
CU_GRAPH_NODE_TYPE_CONDITIONAL = 13
CUgraphNodeType = enum_CUgraphNodeType_enum
enum_CUgraphDependencyType_enum = c_uint32
CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0
CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1
CUgraphDependencyType = enum_CUgraphDependencyType_enum

class struct_CUgraphEdgeData_st(Struct):
    __slots__ = ()
layout(struct_CUgraphEdgeData_st, 8, 1,
    ("from_port", c_uint8, 0),
    ("to_port", c_uint8, 1),
    ("type", c_uint8, 2),
    ("reserved", c_uint8 * 5, 3),
)
CUgraphEdgeData = struct_CUgraphEdgeData_st
enum_CUgraphInstantiateResult_enum = c_uint32
CUDA_GRAPH_INSTANTIATE_SUCCESS = 0
CUDA_GRAPH_INSTANTIATE_ERROR = 1
CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2
CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3
CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4
CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5
CUgraphInstantiateResult = enum_CUgraphInstantiateResult_enum

class struct_CUDA_GRAPH_INSTANTIATE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_GRAPH_INSTANTIATE_PARAMS_st, 32, 8,
    ("flags", cuuint64_t, 0),
    ("hUploadStream", CUstream, 8),
    ("hErrNode_out", CUgraphNode, 16),
    ("result_out", CUgraphInstantiateResult, 24),
)
CUDA_GRAPH_INSTANTIATE_PARAMS = struct_CUDA_GRAPH_INSTANTIATE_PARAMS_st
enum_CUsynchronizationPolicy_enum = c_uint32
CU_SYNC_POLICY_AUTO = 1
CU_SYNC_POLICY_SPIN = 2
CU_SYNC_POLICY_YIELD = 3
CU_SYNC_POLICY_BLOCKING_SYNC = 4
CUsynchronizationPolicy = enum_CUsynchronizationPolicy_enum
enum_CUclusterSchedulingPolicy_enum = c_uint32
CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0
CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1
CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2
CUclusterSchedulingPolicy = enum_CUclusterSchedulingPolicy_enum
enum_CUlaunchMemSyncDomain_enum = c_uint32
CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0
CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1
CUlaunchMemSyncDomain = enum_CUlaunchMemSyncDomain_enum

class struct_CUlaunchMemSyncDomainMap_st(Struct):
    __slots__ = ()
layout(struct_CUlaunchMemSyncDomainMap_st, 2, 1,
    ("default_", c_uint8, 0),
    ("remote", c_uint8, 1),
)
CUlaunchMemSyncDomainMap = struct_CUlaunchMemSyncDomainMap_st
enum_CUlaunchAttributeID_enum = c_uint32
CU_LAUNCH_ATTRIBUTE_IGNORE = 0
CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1
CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2
CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3
CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4
CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7
CU_LAUNCH_ATTRIBUTE_PRIORITY = 8
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10
CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11
CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12
CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13
CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14
CUlaunchAttributeID = enum_CUlaunchAttributeID_enum

class union_CUlaunchAttributeValue_union_clusterDim(Struct):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union_clusterDim, 12, 4,
    ("x", c_uint32, 0),
    ("y", c_uint32, 4),
    ("z", c_uint32, 8),
)

class union_CUlaunchAttributeValue_union_programmaticEvent(Struct):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union_programmaticEvent, 16, 8,
    ("event", CUevent, 0),
    ("flags", c_int32, 8),
    ("triggerAtBlockStart", c_int32, 12),
)

class union_CUlaunchAttributeValue_union_launchCompletionEvent(Struct):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union_launchCompletionEvent, 16, 8,
    ("event", CUevent, 0),
    ("flags", c_int32, 8),
)

class union_CUlaunchAttributeValue_union_preferredClusterDim(Struct):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union_preferredClusterDim, 12, 4,
    ("x", c_uint32, 0),
    ("y", c_uint32, 4),
    ("z", c_uint32, 8),
)

class union_CUlaunchAttributeValue_union_deviceUpdatableKernelNode(Struct):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union_deviceUpdatableKernelNode, 16, 8,
    ("deviceUpdatable", c_int32, 0),
    ("devNode", CUgraphDeviceNode, 8),
)

class union_CUlaunchAttributeValue_union(Union):
    __slots__ = ()
layout(union_CUlaunchAttributeValue_union, 64, 8,
    ("pad", c_char * 64, 0),
    ("accessPolicyWindow", CUaccessPolicyWindow, 0),
    ("cooperative", c_int32, 0),
    ("syncPolicy", CUsynchronizationPolicy, 0),
    ("clusterDim", union_CUlaunchAttributeValue_union_clusterDim, 0),
    ("clusterSchedulingPolicyPreference", CUclusterSchedulingPolicy, 0),
    ("programmaticStreamSerializationAllowed", c_int32, 0),
    ("programmaticEvent", union_CUlaunchAttributeValue_union_programmaticEvent, 0),
    ("launchCompletionEvent", union_CUlaunchAttributeValue_union_launchCompletionEvent, 0),
    ("priority", c_int32, 0),
    ("memSyncDomainMap", CUlaunchMemSyncDomainMap, 0),
    ("memSyncDomain", CUlaunchMemSyncDomain, 0),
    ("preferredClusterDim", union_CUlaunchAttributeValue_union_preferredClusterDim, 0),
    ("deviceUpdatableKernelNode", union_CUlaunchAttributeValue_union_deviceUpdatableKernelNode, 0),
    ("sharedMemCarveout", c_uint32, 0),
)
CUlaunchAttributeValue = union_CUlaunchAttributeValue_union

class struct_CUlaunchAttribute_st(Struct):
    __slots__ = ()
layout(struct_CUlaunchAttribute_st, 72, 8,
    ("id", CUlaunchAttributeID, 0),
    ("pad", c_char * 4, 4),
    ("value", CUlaunchAttributeValue, 8),
)
CUlaunchAttribute = struct_CUlaunchAttribute_st

class struct_CUlaunchConfig_st(Struct):
    __slots__ = ()
layout(struct_CUlaunchConfig_st, 56, 8,
    ("gridDimX", c_uint32, 0),
    ("gridDimY", c_uint32, 4),
    ("gridDimZ", c_uint32, 8),
    ("blockDimX", c_uint32, 12),
    ("blockDimY", c_uint32, 16),
    ("blockDimZ", c_uint32, 20),
    ("sharedMemBytes", c_uint32, 24),
    ("hStream", CUstream, 32),
    ("attrs", POINTER(CUlaunchAttribute), 40),
    ("numAttrs", c_uint32, 48),
)
CUlaunchConfig = struct_CUlaunchConfig_st
CUkernelNodeAttrID = CUlaunchAttributeID
CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue
CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1
enum_CUstreamCaptureStatus_enum = c_uint32
CU_STREAM_CAPTURE_STATUS_NONE = 0
CU_STREAM_CAPTURE_STATUS_ACTIVE = 1
CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2
CUstreamCaptureStatus = enum_CUstreamCaptureStatus_enum
enum_CUstreamCaptureMode_enum = c_uint32
CU_STREAM_CAPTURE_MODE_GLOBAL = 0
CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1
CU_STREAM_CAPTURE_MODE_RELAXED = 2
CUstreamCaptureMode = enum_CUstreamCaptureMode_enum
CUstreamAttrID = CUlaunchAttributeID
CUstreamAttrValue_v1 = CUlaunchAttributeValue
CUstreamAttrValue = CUstreamAttrValue_v1
enum_CUdriverProcAddress_flags_enum = c_uint32
CU_GET_PROC_ADDRESS_DEFAULT = 0
CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1
CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2
CUdriverProcAddress_flags = enum_CUdriverProcAddress_flags_enum
enum_CUdriverProcAddressQueryResult_enum = c_uint32
CU_GET_PROC_ADDRESS_SUCCESS = 0
CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1
CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2
CUdriverProcAddressQueryResult = enum_CUdriverProcAddressQueryResult_enum
enum_CUexecAffinityType_enum = c_uint32
CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0
CU_EXEC_AFFINITY_TYPE_MAX = 1
CUexecAffinityType = enum_CUexecAffinityType_enum

class struct_CUexecAffinitySmCount_st(Struct):
    __slots__ = ()
layout(struct_CUexecAffinitySmCount_st, 4, 4,
    ("val", c_uint32, 0),
)
CUexecAffinitySmCount_v1 = struct_CUexecAffinitySmCount_st
CUexecAffinitySmCount = CUexecAffinitySmCount_v1

class struct_CUexecAffinityParam_st_param(Union):
    __slots__ = ()
layout(struct_CUexecAffinityParam_st_param, 4, 4,
    ("smCount", CUexecAffinitySmCount, 0),
)

class struct_CUexecAffinityParam_st(Struct):
    __slots__ = ()
layout(struct_CUexecAffinityParam_st, 8, 4,
    ("type", CUexecAffinityType, 0),
    ("param", struct_CUexecAffinityParam_st_param, 4),
)
CUexecAffinityParam_v1 = struct_CUexecAffinityParam_st
CUexecAffinityParam = CUexecAffinityParam_v1
enum_CUcigDataType_enum = c_uint32
CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1
CIG_DATA_TYPE_NV_BLOB = 2
CUcigDataType = enum_CUcigDataType_enum

class struct_CUctxCigParam_st(Struct):
    __slots__ = ()
layout(struct_CUctxCigParam_st, 16, 8,
    ("sharedDataType", CUcigDataType, 0),
    ("sharedData", c_void_p, 8),
)
CUctxCigParam = struct_CUctxCigParam_st

class struct_CUctxCreateParams_st(Struct):
    __slots__ = ()
layout(struct_CUctxCreateParams_st, 24, 8,
    ("execAffinityParams", POINTER(CUexecAffinityParam), 0),
    ("numExecAffinityParams", c_int32, 8),
    ("cigParams", POINTER(CUctxCigParam), 16),
)
CUctxCreateParams = struct_CUctxCreateParams_st
enum_CUlibraryOption_enum = c_uint32
CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0
CU_LIBRARY_BINARY_IS_PRESERVED = 1
CU_LIBRARY_NUM_OPTIONS = 2
CUlibraryOption = enum_CUlibraryOption_enum

class struct_CUlibraryHostUniversalFunctionAndDataTable_st(Struct):
    __slots__ = ()
layout(struct_CUlibraryHostUniversalFunctionAndDataTable_st, 32, 8,
    ("functionTable", c_void_p, 0),
    ("functionWindowSize", c_size_t, 8),
    ("dataTable", c_void_p, 16),
    ("dataWindowSize", c_size_t, 24),
)
CUlibraryHostUniversalFunctionAndDataTable = struct_CUlibraryHostUniversalFunctionAndDataTable_st
enum_cudaError_enum = c_uint32
CUDA_SUCCESS = 0
CUDA_ERROR_INVALID_VALUE = 1
CUDA_ERROR_OUT_OF_MEMORY = 2
CUDA_ERROR_NOT_INITIALIZED = 3
CUDA_ERROR_DEINITIALIZED = 4
CUDA_ERROR_PROFILER_DISABLED = 5
CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6
CUDA_ERROR_PROFILER_ALREADY_STARTED = 7
CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8
CUDA_ERROR_STUB_LIBRARY = 34
CUDA_ERROR_DEVICE_UNAVAILABLE = 46
CUDA_ERROR_NO_DEVICE = 100
CUDA_ERROR_INVALID_DEVICE = 101
CUDA_ERROR_DEVICE_NOT_LICENSED = 102
CUDA_ERROR_INVALID_IMAGE = 200
CUDA_ERROR_INVALID_CONTEXT = 201
CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202
CUDA_ERROR_MAP_FAILED = 205
CUDA_ERROR_UNMAP_FAILED = 206
CUDA_ERROR_ARRAY_IS_MAPPED = 207
CUDA_ERROR_ALREADY_MAPPED = 208
CUDA_ERROR_NO_BINARY_FOR_GPU = 209
CUDA_ERROR_ALREADY_ACQUIRED = 210
CUDA_ERROR_NOT_MAPPED = 211
CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212
CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213
CUDA_ERROR_ECC_UNCORRECTABLE = 214
CUDA_ERROR_UNSUPPORTED_LIMIT = 215
CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217
CUDA_ERROR_INVALID_PTX = 218
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219
CUDA_ERROR_NVLINK_UNCORRECTABLE = 220
CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221
CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222
CUDA_ERROR_JIT_COMPILATION_DISABLED = 223
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225
CUDA_ERROR_CONTAINED = 226
CUDA_ERROR_INVALID_SOURCE = 300
CUDA_ERROR_FILE_NOT_FOUND = 301
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303
CUDA_ERROR_OPERATING_SYSTEM = 304
CUDA_ERROR_INVALID_HANDLE = 400
CUDA_ERROR_ILLEGAL_STATE = 401
CUDA_ERROR_LOSSY_QUERY = 402
CUDA_ERROR_NOT_FOUND = 500
CUDA_ERROR_NOT_READY = 600
CUDA_ERROR_ILLEGAL_ADDRESS = 700
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701
CUDA_ERROR_LAUNCH_TIMEOUT = 702
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708
CUDA_ERROR_CONTEXT_IS_DESTROYED = 709
CUDA_ERROR_ASSERT = 710
CUDA_ERROR_TOO_MANY_PEERS = 711
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713
CUDA_ERROR_HARDWARE_STACK_ERROR = 714
CUDA_ERROR_ILLEGAL_INSTRUCTION = 715
CUDA_ERROR_MISALIGNED_ADDRESS = 716
CUDA_ERROR_INVALID_ADDRESS_SPACE = 717
CUDA_ERROR_INVALID_PC = 718
CUDA_ERROR_LAUNCH_FAILED = 719
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720
CUDA_ERROR_TENSOR_MEMORY_LEAK = 721
CUDA_ERROR_NOT_PERMITTED = 800
CUDA_ERROR_NOT_SUPPORTED = 801
CUDA_ERROR_SYSTEM_NOT_READY = 802
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804
CUDA_ERROR_MPS_CONNECTION_FAILED = 805
CUDA_ERROR_MPS_RPC_FAILURE = 806
CUDA_ERROR_MPS_SERVER_NOT_READY = 807
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809
CUDA_ERROR_MPS_CLIENT_TERMINATED = 810
CUDA_ERROR_CDP_NOT_SUPPORTED = 811
CUDA_ERROR_CDP_VERSION_MISMATCH = 812
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901
CUDA_ERROR_STREAM_CAPTURE_MERGE = 902
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903
CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904
CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906
CUDA_ERROR_CAPTURED_EVENT = 907
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908
CUDA_ERROR_TIMEOUT = 909
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910
CUDA_ERROR_EXTERNAL_DEVICE = 911
CUDA_ERROR_INVALID_CLUSTER_SIZE = 912
CUDA_ERROR_FUNCTION_NOT_LOADED = 913
CUDA_ERROR_INVALID_RESOURCE_TYPE = 914
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915
CUDA_ERROR_KEY_ROTATION = 916
CUDA_ERROR_UNKNOWN = 999
CUresult = enum_cudaError_enum
enum_CUdevice_P2PAttribute_enum = c_uint32
CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2
CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4
CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4
CUdevice_P2PAttribute = enum_CUdevice_P2PAttribute_enum
CUstreamCallback = CFUNCTYPE(None, CUstream, CUresult, c_void_p)
CUoccupancyB2DSize = CFUNCTYPE(c_size_t, c_int32)

class struct_CUDA_MEMCPY2D_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMCPY2D_st, 128, 8,
    ("srcXInBytes", c_size_t, 0),
    ("srcY", c_size_t, 8),
    ("srcMemoryType", CUmemorytype, 16),
    ("srcHost", c_void_p, 24),
    ("srcDevice", CUdeviceptr, 32),
    ("srcArray", CUarray, 40),
    ("srcPitch", c_size_t, 48),
    ("dstXInBytes", c_size_t, 56),
    ("dstY", c_size_t, 64),
    ("dstMemoryType", CUmemorytype, 72),
    ("dstHost", c_void_p, 80),
    ("dstDevice", CUdeviceptr, 88),
    ("dstArray", CUarray, 96),
    ("dstPitch", c_size_t, 104),
    ("WidthInBytes", c_size_t, 112),
    ("Height", c_size_t, 120),
)
CUDA_MEMCPY2D_v2 = struct_CUDA_MEMCPY2D_st
CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2

class struct_CUDA_MEMCPY3D_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMCPY3D_st, 200, 8,
    ("srcXInBytes", c_size_t, 0),
    ("srcY", c_size_t, 8),
    ("srcZ", c_size_t, 16),
    ("srcLOD", c_size_t, 24),
    ("srcMemoryType", CUmemorytype, 32),
    ("srcHost", c_void_p, 40),
    ("srcDevice", CUdeviceptr, 48),
    ("srcArray", CUarray, 56),
    ("reserved0", c_void_p, 64),
    ("srcPitch", c_size_t, 72),
    ("srcHeight", c_size_t, 80),
    ("dstXInBytes", c_size_t, 88),
    ("dstY", c_size_t, 96),
    ("dstZ", c_size_t, 104),
    ("dstLOD", c_size_t, 112),
    ("dstMemoryType", CUmemorytype, 120),
    ("dstHost", c_void_p, 128),
    ("dstDevice", CUdeviceptr, 136),
    ("dstArray", CUarray, 144),
    ("reserved1", c_void_p, 152),
    ("dstPitch", c_size_t, 160),
    ("dstHeight", c_size_t, 168),
    ("WidthInBytes", c_size_t, 176),
    ("Height", c_size_t, 184),
    ("Depth", c_size_t, 192),
)
CUDA_MEMCPY3D_v2 = struct_CUDA_MEMCPY3D_st
CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2

class struct_CUDA_MEMCPY3D_PEER_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMCPY3D_PEER_st, 200, 8,
    ("srcXInBytes", c_size_t, 0),
    ("srcY", c_size_t, 8),
    ("srcZ", c_size_t, 16),
    ("srcLOD", c_size_t, 24),
    ("srcMemoryType", CUmemorytype, 32),
    ("srcHost", c_void_p, 40),
    ("srcDevice", CUdeviceptr, 48),
    ("srcArray", CUarray, 56),
    ("srcContext", CUcontext, 64),
    ("srcPitch", c_size_t, 72),
    ("srcHeight", c_size_t, 80),
    ("dstXInBytes", c_size_t, 88),
    ("dstY", c_size_t, 96),
    ("dstZ", c_size_t, 104),
    ("dstLOD", c_size_t, 112),
    ("dstMemoryType", CUmemorytype, 120),
    ("dstHost", c_void_p, 128),
    ("dstDevice", CUdeviceptr, 136),
    ("dstArray", CUarray, 144),
    ("dstContext", CUcontext, 152),
    ("dstPitch", c_size_t, 160),
    ("dstHeight", c_size_t, 168),
    ("WidthInBytes", c_size_t, 176),
    ("Height", c_size_t, 184),
    ("Depth", c_size_t, 192),
)
CUDA_MEMCPY3D_PEER_v1 = struct_CUDA_MEMCPY3D_PEER_st
CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1

class struct_CUDA_MEMCPY_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMCPY_NODE_PARAMS_st, 216, 8,
    ("flags", c_int32, 0),
    ("reserved", c_int32, 4),
    ("copyCtx", CUcontext, 8),
    ("copyParams", CUDA_MEMCPY3D, 16),
)
CUDA_MEMCPY_NODE_PARAMS = struct_CUDA_MEMCPY_NODE_PARAMS_st

class struct_CUDA_ARRAY_DESCRIPTOR_st(Struct):
    __slots__ = ()
layout(struct_CUDA_ARRAY_DESCRIPTOR_st, 24, 8,
    ("Width", c_size_t, 0),
    ("Height", c_size_t, 8),
    ("Format", CUarray_format, 16),
    ("NumChannels", c_uint32, 20),
)
CUDA_ARRAY_DESCRIPTOR_v2 = struct_CUDA_ARRAY_DESCRIPTOR_st
CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2

class struct_CUDA_ARRAY3D_DESCRIPTOR_st(Struct):
    __slots__ = ()
layout(struct_CUDA_ARRAY3D_DESCRIPTOR_st, 40, 8,
    ("Width", c_size_t, 0),
    ("Height", c_size_t, 8),
    ("Depth", c_size_t, 16),
    ("Format", CUarray_format, 24),
    ("NumChannels", c_uint32, 28),
    ("Flags", c_uint32, 32),
)
CUDA_ARRAY3D_DESCRIPTOR_v2 = struct_CUDA_ARRAY3D_DESCRIPTOR_st
CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2

class struct_CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent(Struct):
    __slots__ = ()
layout(struct_CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent, 12, 4,
    ("width", c_uint32, 0),
    ("height", c_uint32, 4),
    ("depth", c_uint32, 8),
)

class struct_CUDA_ARRAY_SPARSE_PROPERTIES_st(Struct):
    __slots__ = ()
layout(struct_CUDA_ARRAY_SPARSE_PROPERTIES_st, 48, 8,
    ("tileExtent", struct_CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent, 0),
    ("miptailFirstLevel", c_uint32, 12),
    ("miptailSize", c_uint64, 16),
    ("flags", c_uint32, 24),
    ("reserved", c_uint32 * 4, 28),
)
CUDA_ARRAY_SPARSE_PROPERTIES_v1 = struct_CUDA_ARRAY_SPARSE_PROPERTIES_st
CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1

class struct_CUDA_ARRAY_MEMORY_REQUIREMENTS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_ARRAY_MEMORY_REQUIREMENTS_st, 32, 8,
    ("size", c_size_t, 0),
    ("alignment", c_size_t, 8),
    ("reserved", c_uint32 * 4, 16),
)
CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 = struct_CUDA_ARRAY_MEMORY_REQUIREMENTS_st
CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1

class struct_CUDA_RESOURCE_DESC_st_res_array(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res_array, 8, 8,
    ("hArray", CUarray, 0),
)

class struct_CUDA_RESOURCE_DESC_st_res_mipmap(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res_mipmap, 8, 8,
    ("hMipmappedArray", CUmipmappedArray, 0),
)

class struct_CUDA_RESOURCE_DESC_st_res_linear(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res_linear, 24, 8,
    ("devPtr", CUdeviceptr, 0),
    ("format", CUarray_format, 8),
    ("numChannels", c_uint32, 12),
    ("sizeInBytes", c_size_t, 16),
)

class struct_CUDA_RESOURCE_DESC_st_res_pitch2D(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res_pitch2D, 40, 8,
    ("devPtr", CUdeviceptr, 0),
    ("format", CUarray_format, 8),
    ("numChannels", c_uint32, 12),
    ("width", c_size_t, 16),
    ("height", c_size_t, 24),
    ("pitchInBytes", c_size_t, 32),
)

class struct_CUDA_RESOURCE_DESC_st_res_reserved(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res_reserved, 128, 4,
    ("reserved", c_int32 * 32, 0),
)

class struct_CUDA_RESOURCE_DESC_st_res(Union):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st_res, 128, 8,
    ("array", struct_CUDA_RESOURCE_DESC_st_res_array, 0),
    ("mipmap", struct_CUDA_RESOURCE_DESC_st_res_mipmap, 0),
    ("linear", struct_CUDA_RESOURCE_DESC_st_res_linear, 0),
    ("pitch2D", struct_CUDA_RESOURCE_DESC_st_res_pitch2D, 0),
    ("reserved", struct_CUDA_RESOURCE_DESC_st_res_reserved, 0),
)

class struct_CUDA_RESOURCE_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_DESC_st, 144, 8,
    ("resType", CUresourcetype, 0),
    ("res", struct_CUDA_RESOURCE_DESC_st_res, 8),
    ("flags", c_uint32, 136),
)
CUDA_RESOURCE_DESC_v1 = struct_CUDA_RESOURCE_DESC_st
CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1

class struct_CUDA_TEXTURE_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_TEXTURE_DESC_st, 104, 4,
    ("addressMode", CUaddress_mode * 3, 0),
    ("filterMode", CUfilter_mode, 12),
    ("flags", c_uint32, 16),
    ("maxAnisotropy", c_uint32, 20),
    ("mipmapFilterMode", CUfilter_mode, 24),
    ("mipmapLevelBias", c_float, 28),
    ("minMipmapLevelClamp", c_float, 32),
    ("maxMipmapLevelClamp", c_float, 36),
    ("borderColor", c_float * 4, 40),
    ("reserved", c_int32 * 12, 56),
)
CUDA_TEXTURE_DESC_v1 = struct_CUDA_TEXTURE_DESC_st
CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1
enum_CUresourceViewFormat_enum = c_uint32
CU_RES_VIEW_FORMAT_NONE = 0
CU_RES_VIEW_FORMAT_UINT_1X8 = 1
CU_RES_VIEW_FORMAT_UINT_2X8 = 2
CU_RES_VIEW_FORMAT_UINT_4X8 = 3
CU_RES_VIEW_FORMAT_SINT_1X8 = 4
CU_RES_VIEW_FORMAT_SINT_2X8 = 5
CU_RES_VIEW_FORMAT_SINT_4X8 = 6
CU_RES_VIEW_FORMAT_UINT_1X16 = 7
CU_RES_VIEW_FORMAT_UINT_2X16 = 8
CU_RES_VIEW_FORMAT_UINT_4X16 = 9
CU_RES_VIEW_FORMAT_SINT_1X16 = 10
CU_RES_VIEW_FORMAT_SINT_2X16 = 11
CU_RES_VIEW_FORMAT_SINT_4X16 = 12
CU_RES_VIEW_FORMAT_UINT_1X32 = 13
CU_RES_VIEW_FORMAT_UINT_2X32 = 14
CU_RES_VIEW_FORMAT_UINT_4X32 = 15
CU_RES_VIEW_FORMAT_SINT_1X32 = 16
CU_RES_VIEW_FORMAT_SINT_2X32 = 17
CU_RES_VIEW_FORMAT_SINT_4X32 = 18
CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19
CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20
CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21
CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22
CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23
CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24
CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25
CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26
CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27
CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28
CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29
CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30
CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31
CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32
CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33
CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34
CUresourceViewFormat = enum_CUresourceViewFormat_enum

class struct_CUDA_RESOURCE_VIEW_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_RESOURCE_VIEW_DESC_st, 112, 8,
    ("format", CUresourceViewFormat, 0),
    ("width", c_size_t, 8),
    ("height", c_size_t, 16),
    ("depth", c_size_t, 24),
    ("firstMipmapLevel", c_uint32, 32),
    ("lastMipmapLevel", c_uint32, 36),
    ("firstLayer", c_uint32, 40),
    ("lastLayer", c_uint32, 44),
    ("reserved", c_uint32 * 16, 48),
)
CUDA_RESOURCE_VIEW_DESC_v1 = struct_CUDA_RESOURCE_VIEW_DESC_st
CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1

class struct_CUtensorMap_st(Struct):
    __slots__ = ()
layout(struct_CUtensorMap_st, 128, 64,
    ("opaque", cuuint64_t * 16, 0),
)
CUtensorMap = struct_CUtensorMap_st
enum_CUtensorMapDataType_enum = c_uint32
CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0
CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1
CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2
CU_TENSOR_MAP_DATA_TYPE_INT32 = 3
CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4
CU_TENSOR_MAP_DATA_TYPE_INT64 = 5
CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6
CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7
CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8
CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9
CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14
CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15
CUtensorMapDataType = enum_CUtensorMapDataType_enum
enum_CUtensorMapInterleave_enum = c_uint32
CU_TENSOR_MAP_INTERLEAVE_NONE = 0
CU_TENSOR_MAP_INTERLEAVE_16B = 1
CU_TENSOR_MAP_INTERLEAVE_32B = 2
CUtensorMapInterleave = enum_CUtensorMapInterleave_enum
enum_CUtensorMapSwizzle_enum = c_uint32
CU_TENSOR_MAP_SWIZZLE_NONE = 0
CU_TENSOR_MAP_SWIZZLE_32B = 1
CU_TENSOR_MAP_SWIZZLE_64B = 2
CU_TENSOR_MAP_SWIZZLE_128B = 3
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6
CUtensorMapSwizzle = enum_CUtensorMapSwizzle_enum
enum_CUtensorMapL2promotion_enum = c_uint32
CU_TENSOR_MAP_L2_PROMOTION_NONE = 0
CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1
CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2
CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3
CUtensorMapL2promotion = enum_CUtensorMapL2promotion_enum
enum_CUtensorMapFloatOOBfill_enum = c_uint32
CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0
CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1
CUtensorMapFloatOOBfill = enum_CUtensorMapFloatOOBfill_enum
enum_CUtensorMapIm2ColWideMode_enum = c_uint32
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1
CUtensorMapIm2ColWideMode = enum_CUtensorMapIm2ColWideMode_enum

class struct_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st, 16, 8,
    ("p2pToken", c_uint64, 0),
    ("vaSpaceToken", c_uint32, 8),
)
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 = struct_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1
enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum = c_uint32
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3
CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum

class struct_CUDA_LAUNCH_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_LAUNCH_PARAMS_st, 56, 8,
    ("function", CUfunction, 0),
    ("gridDimX", c_uint32, 8),
    ("gridDimY", c_uint32, 12),
    ("gridDimZ", c_uint32, 16),
    ("blockDimX", c_uint32, 20),
    ("blockDimY", c_uint32, 24),
    ("blockDimZ", c_uint32, 28),
    ("sharedMemBytes", c_uint32, 32),
    ("hStream", CUstream, 40),
    ("kernelParams", POINTER(c_void_p), 48),
)
CUDA_LAUNCH_PARAMS_v1 = struct_CUDA_LAUNCH_PARAMS_st
CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1
enum_CUexternalMemoryHandleType_enum = c_uint32
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7
CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8
CUexternalMemoryHandleType = enum_CUexternalMemoryHandleType_enum

class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32, 16, 8,
    ("handle", c_void_p, 0),
    ("name", c_void_p, 8),
)

class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle(Union):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle, 16, 8,
    ("fd", c_int32, 0),
    ("win32", struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32, 0),
    ("nvSciBufObject", c_void_p, 0),
)

class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, 104, 8,
    ("type", CUexternalMemoryHandleType, 0),
    ("handle", struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle, 8),
    ("size", c_uint64, 24),
    ("flags", c_uint32, 32),
    ("reserved", c_uint32 * 16, 36),
)
CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st
CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1

class struct_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st, 88, 8,
    ("offset", c_uint64, 0),
    ("size", c_uint64, 8),
    ("flags", c_uint32, 16),
    ("reserved", c_uint32 * 16, 20),
)
CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st
CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1

class struct_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st, 120, 8,
    ("offset", c_uint64, 0),
    ("arrayDesc", CUDA_ARRAY3D_DESCRIPTOR, 8),
    ("numLevels", c_uint32, 48),
    ("reserved", c_uint32 * 16, 52),
)
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1
enum_CUexternalSemaphoreHandleType_enum = c_uint32
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10
CUexternalSemaphoreHandleType = enum_CUexternalSemaphoreHandleType_enum

class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32, 16, 8,
    ("handle", c_void_p, 0),
    ("name", c_void_p, 8),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle(Union):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle, 16, 8,
    ("fd", c_int32, 0),
    ("win32", struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32, 0),
    ("nvSciSyncObj", c_void_p, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st, 96, 8,
    ("type", CUexternalSemaphoreHandleType, 0),
    ("handle", struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle, 8),
    ("flags", c_uint32, 24),
    ("reserved", c_uint32 * 16, 28),
)
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1

class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence, 8, 8,
    ("value", c_uint64, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync(Union):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync, 8, 8,
    ("fence", c_void_p, 0),
    ("reserved", c_uint64, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex, 8, 8,
    ("key", c_uint64, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params, 72, 8,
    ("fence", struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence, 0),
    ("nvSciSync", struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync, 8),
    ("keyedMutex", struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex, 16),
    ("reserved", c_uint32 * 12, 24),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st, 144, 8,
    ("params", struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params, 0),
    ("flags", c_uint32, 72),
    ("reserved", c_uint32 * 16, 76),
)
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1

class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence, 8, 8,
    ("value", c_uint64, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync(Union):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync, 8, 8,
    ("fence", c_void_p, 0),
    ("reserved", c_uint64, 0),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex, 16, 8,
    ("key", c_uint64, 0),
    ("timeoutMs", c_uint32, 8),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params, 72, 8,
    ("fence", struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence, 0),
    ("nvSciSync", struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync, 8),
    ("keyedMutex", struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex, 16),
    ("reserved", c_uint32 * 10, 32),
)

class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st, 144, 8,
    ("params", struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params, 0),
    ("flags", c_uint32, 72),
    ("reserved", c_uint32 * 16, 76),
)
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1

class struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st, 24, 8,
    ("extSemArray", POINTER(CUexternalSemaphore), 0),
    ("paramsArray", POINTER(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS), 8),
    ("numExtSems", c_uint32, 16),
)
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 = struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1

class struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st, 24, 8,
    ("extSemArray", POINTER(CUexternalSemaphore), 0),
    ("paramsArray", POINTER(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS), 8),
    ("numExtSems", c_uint32, 16),
)
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st

class struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st, 24, 8,
    ("extSemArray", POINTER(CUexternalSemaphore), 0),
    ("paramsArray", POINTER(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS), 8),
    ("numExtSems", c_uint32, 16),
)
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 = struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1

class struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st, 24, 8,
    ("extSemArray", POINTER(CUexternalSemaphore), 0),
    ("paramsArray", POINTER(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS), 8),
    ("numExtSems", c_uint32, 16),
)
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
CUmemGenericAllocationHandle_v1 = c_uint64
CUmemGenericAllocationHandle = CUmemGenericAllocationHandle_v1
enum_CUmemAllocationHandleType_enum = c_uint32
CU_MEM_HANDLE_TYPE_NONE = 0
CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1
CU_MEM_HANDLE_TYPE_WIN32 = 2
CU_MEM_HANDLE_TYPE_WIN32_KMT = 4
CU_MEM_HANDLE_TYPE_FABRIC = 8
CU_MEM_HANDLE_TYPE_MAX = 2147483647
CUmemAllocationHandleType = enum_CUmemAllocationHandleType_enum
enum_CUmemAccess_flags_enum = c_uint32
CU_MEM_ACCESS_FLAGS_PROT_NONE = 0
CU_MEM_ACCESS_FLAGS_PROT_READ = 1
CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3
CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647
CUmemAccess_flags = enum_CUmemAccess_flags_enum
enum_CUmemLocationType_enum = c_uint32
CU_MEM_LOCATION_TYPE_INVALID = 0
CU_MEM_LOCATION_TYPE_DEVICE = 1
CU_MEM_LOCATION_TYPE_HOST = 2
CU_MEM_LOCATION_TYPE_HOST_NUMA = 3
CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4
CU_MEM_LOCATION_TYPE_MAX = 2147483647
CUmemLocationType = enum_CUmemLocationType_enum
enum_CUmemAllocationType_enum = c_uint32
CU_MEM_ALLOCATION_TYPE_INVALID = 0
CU_MEM_ALLOCATION_TYPE_PINNED = 1
CU_MEM_ALLOCATION_TYPE_MAX = 2147483647
CUmemAllocationType = enum_CUmemAllocationType_enum
enum_CUmemAllocationGranularity_flags_enum = c_uint32
CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0
CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1
CUmemAllocationGranularity_flags = enum_CUmemAllocationGranularity_flags_enum
enum_CUmemRangeHandleType_enum = c_uint32
CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1
CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647
CUmemRangeHandleType = enum_CUmemRangeHandleType_enum
enum_CUmemRangeFlags_enum = c_uint32
CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1
CUmemRangeFlags = enum_CUmemRangeFlags_enum
enum_CUarraySparseSubresourceType_enum = c_uint32
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1
CUarraySparseSubresourceType = enum_CUarraySparseSubresourceType_enum
enum_CUmemOperationType_enum = c_uint32
CU_MEM_OPERATION_TYPE_MAP = 1
CU_MEM_OPERATION_TYPE_UNMAP = 2
CUmemOperationType = enum_CUmemOperationType_enum
enum_CUmemHandleType_enum = c_uint32
CU_MEM_HANDLE_TYPE_GENERIC = 0
CUmemHandleType = enum_CUmemHandleType_enum

class struct_CUarrayMapInfo_st_resource(Union):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st_resource, 8, 8,
    ("mipmap", CUmipmappedArray, 0),
    ("array", CUarray, 0),
)

class struct_CUarrayMapInfo_st_subresource_sparseLevel(Struct):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st_subresource_sparseLevel, 32, 4,
    ("level", c_uint32, 0),
    ("layer", c_uint32, 4),
    ("offsetX", c_uint32, 8),
    ("offsetY", c_uint32, 12),
    ("offsetZ", c_uint32, 16),
    ("extentWidth", c_uint32, 20),
    ("extentHeight", c_uint32, 24),
    ("extentDepth", c_uint32, 28),
)

class struct_CUarrayMapInfo_st_subresource_miptail(Struct):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st_subresource_miptail, 24, 8,
    ("layer", c_uint32, 0),
    ("offset", c_uint64, 8),
    ("size", c_uint64, 16),
)

class struct_CUarrayMapInfo_st_subresource(Union):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st_subresource, 32, 8,
    ("sparseLevel", struct_CUarrayMapInfo_st_subresource_sparseLevel, 0),
    ("miptail", struct_CUarrayMapInfo_st_subresource_miptail, 0),
)

class struct_CUarrayMapInfo_st_memHandle(Union):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st_memHandle, 8, 8,
    ("memHandle", CUmemGenericAllocationHandle, 0),
)

class struct_CUarrayMapInfo_st(Struct):
    __slots__ = ()
layout(struct_CUarrayMapInfo_st, 96, 8,
    ("resourceType", CUresourcetype, 0),
    ("resource", struct_CUarrayMapInfo_st_resource, 8),
    ("subresourceType", CUarraySparseSubresourceType, 16),
    ("subresource", struct_CUarrayMapInfo_st_subresource, 24),
    ("memOperationType", CUmemOperationType, 56),
    ("memHandleType", CUmemHandleType, 60),
    ("memHandle", struct_CUarrayMapInfo_st_memHandle, 64),
    ("offset", c_uint64, 72),
    ("deviceBitMask", c_uint32, 80),
    ("flags", c_uint32, 84),
    ("reserved", c_uint32 * 2, 88),
)
CUarrayMapInfo_v1 = struct_CUarrayMapInfo_st
CUarrayMapInfo = CUarrayMapInfo_v1

class struct_CUmemLocation_st(Struct):
    __slots__ = ()
layout(struct_CUmemLocation_st, 8, 4,
    ("type", CUmemLocationType, 0),
    ("id", c_int32, 4),
)
CUmemLocation_v1 = struct_CUmemLocation_st
CUmemLocation = CUmemLocation_v1
enum_CUmemAllocationCompType_enum = c_uint32
CU_MEM_ALLOCATION_COMP_NONE = 0
CU_MEM_ALLOCATION_COMP_GENERIC = 1
CUmemAllocationCompType = enum_CUmemAllocationCompType_enum

class struct_CUmemAllocationProp_st_allocFlags(Struct):
    __slots__ = ()
layout(struct_CUmemAllocationProp_st_allocFlags, 8, 2,
    ("compressionType", c_uint8, 0),
    ("gpuDirectRDMACapable", c_uint8, 1),
    ("usage", c_uint16, 2),
    ("reserved", c_uint8 * 4, 4),
)

class struct_CUmemAllocationProp_st(Struct):
    __slots__ = ()
layout(struct_CUmemAllocationProp_st, 32, 8,
    ("type", CUmemAllocationType, 0),
    ("requestedHandleTypes", CUmemAllocationHandleType, 4),
    ("location", CUmemLocation, 8),
    ("win32HandleMetaData", c_void_p, 16),
    ("allocFlags", struct_CUmemAllocationProp_st_allocFlags, 24),
)
CUmemAllocationProp_v1 = struct_CUmemAllocationProp_st
CUmemAllocationProp = CUmemAllocationProp_v1
enum_CUmulticastGranularity_flags_enum = c_uint32
CU_MULTICAST_GRANULARITY_MINIMUM = 0
CU_MULTICAST_GRANULARITY_RECOMMENDED = 1
CUmulticastGranularity_flags = enum_CUmulticastGranularity_flags_enum

class struct_CUmulticastObjectProp_st(Struct):
    __slots__ = ()
layout(struct_CUmulticastObjectProp_st, 32, 8,
    ("numDevices", c_uint32, 0),
    ("size", c_size_t, 8),
    ("handleTypes", c_uint64, 16),
    ("flags", c_uint64, 24),
)
CUmulticastObjectProp_v1 = struct_CUmulticastObjectProp_st
CUmulticastObjectProp = CUmulticastObjectProp_v1

class struct_CUmemAccessDesc_st(Struct):
    __slots__ = ()
layout(struct_CUmemAccessDesc_st, 12, 4,
    ("location", CUmemLocation, 0),
    ("flags", CUmemAccess_flags, 8),
)
CUmemAccessDesc_v1 = struct_CUmemAccessDesc_st
CUmemAccessDesc = CUmemAccessDesc_v1
enum_CUgraphExecUpdateResult_enum = c_uint32
CU_GRAPH_EXEC_UPDATE_SUCCESS = 0
CU_GRAPH_EXEC_UPDATE_ERROR = 1
CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2
CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3
CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4
CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5
CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6
CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7
CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8
CUgraphExecUpdateResult = enum_CUgraphExecUpdateResult_enum

class struct_CUgraphExecUpdateResultInfo_st(Struct):
    __slots__ = ()
layout(struct_CUgraphExecUpdateResultInfo_st, 24, 8,
    ("result", CUgraphExecUpdateResult, 0),
    ("errorNode", CUgraphNode, 8),
    ("errorFromNode", CUgraphNode, 16),
)
CUgraphExecUpdateResultInfo_v1 = struct_CUgraphExecUpdateResultInfo_st
CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1
enum_CUmemPool_attribute_enum = c_uint32
CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1
CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2
CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3
CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4
CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5
CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6
CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7
CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8
CUmemPool_attribute = enum_CUmemPool_attribute_enum

class struct_CUmemPoolProps_st(Struct):
    __slots__ = ()
layout(struct_CUmemPoolProps_st, 88, 8,
    ("allocType", CUmemAllocationType, 0),
    ("handleTypes", CUmemAllocationHandleType, 4),
    ("location", CUmemLocation, 8),
    ("win32SecurityAttributes", c_void_p, 16),
    ("maxSize", c_size_t, 24),
    ("usage", c_uint16, 32),
    ("reserved", c_uint8 * 54, 34),
)
CUmemPoolProps_v1 = struct_CUmemPoolProps_st
CUmemPoolProps = CUmemPoolProps_v1

class struct_CUmemPoolPtrExportData_st(Struct):
    __slots__ = ()
layout(struct_CUmemPoolPtrExportData_st, 64, 1,
    ("reserved", c_uint8 * 64, 0),
)
CUmemPoolPtrExportData_v1 = struct_CUmemPoolPtrExportData_st
CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1
enum_CUmemcpyFlags_enum = c_uint32
CU_MEMCPY_FLAG_DEFAULT = 0
CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1
CUmemcpyFlags = enum_CUmemcpyFlags_enum
enum_CUmemcpySrcAccessOrder_enum = c_uint32
CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0
CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1
CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2
CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3
CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647
CUmemcpySrcAccessOrder = enum_CUmemcpySrcAccessOrder_enum

class struct_CUmemcpyAttributes_st(Struct):
    __slots__ = ()
layout(struct_CUmemcpyAttributes_st, 24, 4,
    ("srcAccessOrder", CUmemcpySrcAccessOrder, 0),
    ("srcLocHint", CUmemLocation, 4),
    ("dstLocHint", CUmemLocation, 12),
    ("flags", c_uint32, 20),
)
CUmemcpyAttributes_v1 = struct_CUmemcpyAttributes_st
CUmemcpyAttributes = CUmemcpyAttributes_v1
enum_CUmemcpy3DOperandType_enum = c_uint32
CU_MEMCPY_OPERAND_TYPE_POINTER = 1
CU_MEMCPY_OPERAND_TYPE_ARRAY = 2
CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647
CUmemcpy3DOperandType = enum_CUmemcpy3DOperandType_enum

class struct_CUoffset3D_st(Struct):
    __slots__ = ()
layout(struct_CUoffset3D_st, 24, 8,
    ("x", c_size_t, 0),
    ("y", c_size_t, 8),
    ("z", c_size_t, 16),
)
CUoffset3D_v1 = struct_CUoffset3D_st
CUoffset3D = CUoffset3D_v1

class struct_CUextent3D_st(Struct):
    __slots__ = ()
layout(struct_CUextent3D_st, 24, 8,
    ("width", c_size_t, 0),
    ("height", c_size_t, 8),
    ("depth", c_size_t, 16),
)
CUextent3D_v1 = struct_CUextent3D_st
CUextent3D = CUextent3D_v1

class struct_CUmemcpy3DOperand_st_op_ptr(Struct):
    __slots__ = ()
layout(struct_CUmemcpy3DOperand_st_op_ptr, 32, 8,
    ("ptr", CUdeviceptr, 0),
    ("rowLength", c_size_t, 8),
    ("layerHeight", c_size_t, 16),
    ("locHint", CUmemLocation, 24),
)

class struct_CUmemcpy3DOperand_st_op_array(Struct):
    __slots__ = ()
layout(struct_CUmemcpy3DOperand_st_op_array, 32, 8,
    ("array", CUarray, 0),
    ("offset", CUoffset3D, 8),
)

class struct_CUmemcpy3DOperand_st_op(Union):
    __slots__ = ()
layout(struct_CUmemcpy3DOperand_st_op, 32, 8,
    ("ptr", struct_CUmemcpy3DOperand_st_op_ptr, 0),
    ("array", struct_CUmemcpy3DOperand_st_op_array, 0),
)

class struct_CUmemcpy3DOperand_st(Struct):
    __slots__ = ()
layout(struct_CUmemcpy3DOperand_st, 40, 8,
    ("type", CUmemcpy3DOperandType, 0),
    ("op", struct_CUmemcpy3DOperand_st_op, 8),
)
CUmemcpy3DOperand_v1 = struct_CUmemcpy3DOperand_st
CUmemcpy3DOperand = CUmemcpy3DOperand_v1

class struct_CUDA_MEMCPY3D_BATCH_OP_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEMCPY3D_BATCH_OP_st, 112, 8,
    ("src", CUmemcpy3DOperand, 0),
    ("dst", CUmemcpy3DOperand, 40),
    ("extent", CUextent3D, 80),
    ("srcAccessOrder", CUmemcpySrcAccessOrder, 104),
    ("flags", c_uint32, 108),
)
CUDA_MEMCPY3D_BATCH_OP_v1 = struct_CUDA_MEMCPY3D_BATCH_OP_st
CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1

class struct_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, 120, 8,
    ("poolProps", CUmemPoolProps, 0),
    ("accessDescs", POINTER(CUmemAccessDesc), 88),
    ("accessDescCount", c_size_t, 96),
    ("bytesize", c_size_t, 104),
    ("dptr", CUdeviceptr, 112),
)
CUDA_MEM_ALLOC_NODE_PARAMS_v1 = struct_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st
CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1

class struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st, 120, 8,
    ("poolProps", CUmemPoolProps, 0),
    ("accessDescs", POINTER(CUmemAccessDesc), 88),
    ("accessDescCount", c_size_t, 96),
    ("bytesize", c_size_t, 104),
    ("dptr", CUdeviceptr, 112),
)
CUDA_MEM_ALLOC_NODE_PARAMS_v2 = struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st

class struct_CUDA_MEM_FREE_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_MEM_FREE_NODE_PARAMS_st, 8, 8,
    ("dptr", CUdeviceptr, 0),
)
CUDA_MEM_FREE_NODE_PARAMS = struct_CUDA_MEM_FREE_NODE_PARAMS_st
enum_CUgraphMem_attribute_enum = c_uint32
CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0
CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1
CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2
CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3
CUgraphMem_attribute = enum_CUgraphMem_attribute_enum
enum_CUgraphChildGraphNodeOwnership_enum = c_uint32
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1
CUgraphChildGraphNodeOwnership = enum_CUgraphChildGraphNodeOwnership_enum

class struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st, 16, 8,
    ("graph", CUgraph, 0),
    ("ownership", CUgraphChildGraphNodeOwnership, 8),
)
CUDA_CHILD_GRAPH_NODE_PARAMS = struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st

class struct_CUDA_EVENT_RECORD_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EVENT_RECORD_NODE_PARAMS_st, 8, 8,
    ("event", CUevent, 0),
)
CUDA_EVENT_RECORD_NODE_PARAMS = struct_CUDA_EVENT_RECORD_NODE_PARAMS_st

class struct_CUDA_EVENT_WAIT_NODE_PARAMS_st(Struct):
    __slots__ = ()
layout(struct_CUDA_EVENT_WAIT_NODE_PARAMS_st, 8, 8,
    ("event", CUevent, 0),
)
CUDA_EVENT_WAIT_NODE_PARAMS = struct_CUDA_EVENT_WAIT_NODE_PARAMS_st

class struct_CUgraphNodeParams_st_2(Union):
    __slots__ = ()
layout(struct_CUgraphNodeParams_st_2, 232, 8,
    ("reserved1", c_int64 * 29, 0),
    ("kernel", CUDA_KERNEL_NODE_PARAMS_v3, 0),
    ("memcpy", CUDA_MEMCPY_NODE_PARAMS, 0),
    ("memset", CUDA_MEMSET_NODE_PARAMS_v2, 0),
    ("host", CUDA_HOST_NODE_PARAMS_v2, 0),
    ("graph", CUDA_CHILD_GRAPH_NODE_PARAMS, 0),
    ("eventWait", CUDA_EVENT_WAIT_NODE_PARAMS, 0),
    ("eventRecord", CUDA_EVENT_RECORD_NODE_PARAMS, 0),
    ("extSemSignal", CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 0),
    ("extSemWait", CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 0),
    ("alloc", CUDA_MEM_ALLOC_NODE_PARAMS_v2, 0),
    ("free", CUDA_MEM_FREE_NODE_PARAMS, 0),
    ("memOp", CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, 0),
    ("conditional", CUDA_CONDITIONAL_NODE_PARAMS, 0),
)

class struct_CUgraphNodeParams_st(Struct):
    __slots__ = ()
layout(struct_CUgraphNodeParams_st, 256, 8,
    ("type", CUgraphNodeType, 0),
    ("reserved0", c_int32 * 3, 4),
    ("", struct_CUgraphNodeParams_st_2, 16),
    ("reserved2", c_int64, 248),
)
CUgraphNodeParams = struct_CUgraphNodeParams_st
enum_CUflushGPUDirectRDMAWritesOptions_enum = c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2
CUflushGPUDirectRDMAWritesOptions = enum_CUflushGPUDirectRDMAWritesOptions_enum
enum_CUGPUDirectRDMAWritesOrdering_enum = c_uint32
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200
CUGPUDirectRDMAWritesOrdering = enum_CUGPUDirectRDMAWritesOrdering_enum
enum_CUflushGPUDirectRDMAWritesScope_enum = c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200
CUflushGPUDirectRDMAWritesScope = enum_CUflushGPUDirectRDMAWritesScope_enum
enum_CUflushGPUDirectRDMAWritesTarget_enum = c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0
CUflushGPUDirectRDMAWritesTarget = enum_CUflushGPUDirectRDMAWritesTarget_enum
enum_CUgraphDebugDot_flags_enum = c_uint32
CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1
CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8
CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16
CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32
CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512
CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096
CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192
CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384
CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768
CUgraphDebugDot_flags = enum_CUgraphDebugDot_flags_enum
enum_CUuserObject_flags_enum = c_uint32
CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1
CUuserObject_flags = enum_CUuserObject_flags_enum
enum_CUuserObjectRetain_flags_enum = c_uint32
CU_GRAPH_USER_OBJECT_MOVE = 1
CUuserObjectRetain_flags = enum_CUuserObjectRetain_flags_enum
enum_CUgraphInstantiate_flags_enum = c_uint32
CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1
CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2
CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4
CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8
CUgraphInstantiate_flags = enum_CUgraphInstantiate_flags_enum
enum_CUdeviceNumaConfig_enum = c_uint32
CU_DEVICE_NUMA_CONFIG_NONE = 0
CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1
CUdeviceNumaConfig = enum_CUdeviceNumaConfig_enum
enum_CUprocessState_enum = c_uint32
CU_PROCESS_STATE_RUNNING = 0
CU_PROCESS_STATE_LOCKED = 1
CU_PROCESS_STATE_CHECKPOINTED = 2
CU_PROCESS_STATE_FAILED = 3
CUprocessState = enum_CUprocessState_enum

class struct_CUcheckpointLockArgs_st(Struct):
    __slots__ = ()
layout(struct_CUcheckpointLockArgs_st, 64, 8,
    ("timeoutMs", c_uint32, 0),
    ("reserved0", c_uint32, 4),
    ("reserved1", cuuint64_t * 7, 8),
)
CUcheckpointLockArgs = struct_CUcheckpointLockArgs_st

class struct_CUcheckpointCheckpointArgs_st(Struct):
    __slots__ = ()
layout(struct_CUcheckpointCheckpointArgs_st, 64, 8,
    ("reserved", cuuint64_t * 8, 0),
)
CUcheckpointCheckpointArgs = struct_CUcheckpointCheckpointArgs_st

class struct_CUcheckpointRestoreArgs_st(Struct):
    __slots__ = ()
layout(struct_CUcheckpointRestoreArgs_st, 64, 8,
    ("reserved", cuuint64_t * 8, 0),
)
CUcheckpointRestoreArgs = struct_CUcheckpointRestoreArgs_st

class struct_CUcheckpointUnlockArgs_st(Struct):
    __slots__ = ()
layout(struct_CUcheckpointUnlockArgs_st, 64, 8,
    ("reserved", cuuint64_t * 8, 0),
)
CUcheckpointUnlockArgs = struct_CUcheckpointUnlockArgs_st
enum_CUmoduleLoadingMode_enum = c_uint32
CU_MODULE_EAGER_LOADING = 1
CU_MODULE_LAZY_LOADING = 2
CUmoduleLoadingMode = enum_CUmoduleLoadingMode_enum
enum_CUmemDecompressAlgorithm_enum = c_uint32
CU_MEM_DECOMPRESS_UNSUPPORTED = 0
CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1
CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2
CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4
CUmemDecompressAlgorithm = enum_CUmemDecompressAlgorithm_enum

class struct_CUmemDecompressParams_st(Struct):
    __slots__ = ()
layout(struct_CUmemDecompressParams_st, 64, 8,
    ("srcNumBytes", c_size_t, 0),
    ("dstNumBytes", c_size_t, 8),
    ("dstActBytes", POINTER(cuuint32_t), 16),
    ("src", c_void_p, 24),
    ("dst", c_void_p, 32),
    ("algo", CUmemDecompressAlgorithm, 40),
    ("padding", c_uint8 * 20, 44),
)
CUmemDecompressParams = struct_CUmemDecompressParams_st
enum_CUfunctionLoadingState_enum = c_uint32
CU_FUNCTION_LOADING_STATE_UNLOADED = 0
CU_FUNCTION_LOADING_STATE_LOADED = 1
CU_FUNCTION_LOADING_STATE_MAX = 2
CUfunctionLoadingState = enum_CUfunctionLoadingState_enum
enum_CUcoredumpSettings_enum = c_uint32
CU_COREDUMP_ENABLE_ON_EXCEPTION = 1
CU_COREDUMP_TRIGGER_HOST = 2
CU_COREDUMP_LIGHTWEIGHT = 3
CU_COREDUMP_ENABLE_USER_TRIGGER = 4
CU_COREDUMP_FILE = 5
CU_COREDUMP_PIPE = 6
CU_COREDUMP_GENERATION_FLAGS = 7
CU_COREDUMP_MAX = 8
CUcoredumpSettings = enum_CUcoredumpSettings_enum
enum_CUCoredumpGenerationFlags = c_uint32
CU_COREDUMP_DEFAULT_FLAGS = 0
CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1
CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2
CU_COREDUMP_SKIP_SHARED_MEMORY = 4
CU_COREDUMP_SKIP_LOCAL_MEMORY = 8
CU_COREDUMP_SKIP_ABORT = 16
CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32
CU_COREDUMP_LIGHTWEIGHT_FLAGS = 47
CUCoredumpGenerationFlags = enum_CUCoredumpGenerationFlags

class struct_CUdevResourceDesc_st(Struct):
    __slots__ = ()
CUdevResourceDesc = POINTER(struct_CUdevResourceDesc_st)
CUgreenCtxCreate_flags = c_uint32
CU_GREEN_CTX_DEFAULT_STREAM = 1
CUdevSmResourceSplit_flags = c_uint32
CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1
CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2
CUdevResourceType = c_uint32
CU_DEV_RESOURCE_TYPE_INVALID = 0
CU_DEV_RESOURCE_TYPE_SM = 1

class struct_CUdevSmResource_st(Struct):
    __slots__ = ()
layout(struct_CUdevSmResource_st, 4, 4,
    ("smCount", c_uint32, 0),
)
CUdevSmResource = struct_CUdevSmResource_st

class struct_CUdevResource_st_2(Union):
    __slots__ = ()
layout(struct_CUdevResource_st_2, 48, 4,
    ("sm", CUdevSmResource, 0),
    ("_oversize", c_uint8 * 48, 0),
)

class struct_CUdevResource_st(Struct):
    __slots__ = ()
layout(struct_CUdevResource_st, 144, 4,
    ("type", CUdevResourceType, 0),
    ("_internal_padding", c_uint8 * 92, 4),
    ("", struct_CUdevResource_st_2, 96),
)
CUdevResource_v1 = struct_CUdevResource_st
CUdevResource = CUdevResource_v1
enum_CUlogLevel_enum = c_uint32
CU_LOG_LEVEL_ERROR = 0
CU_LOG_LEVEL_WARNING = 1
CUlogLevel = enum_CUlogLevel_enum

class struct_CUlogsCallbackEntry_st(Struct):
    __slots__ = ()
CUlogsCallbackHandle = POINTER(struct_CUlogsCallbackEntry_st)
CUlogsCallback = CFUNCTYPE(None, c_void_p, CUlogLevel, POINTER(c_char), c_size_t)
CUlogIterator = c_uint32
_ENUMS = {
    "enum_CUipcMem_flags_enum": "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS",
    "enum_CUmemAttach_flags_enum": "CU_MEM_ATTACH_GLOBAL CU_MEM_ATTACH_HOST CU_MEM_ATTACH_SINGLE",
    "enum_CUctx_flags_enum": "CU_CTX_SCHED_AUTO CU_CTX_SCHED_SPIN CU_CTX_SCHED_YIELD CU_CTX_SCHED_BLOCKING_SYNC CU_CTX_BLOCKING_SYNC CU_CTX_SCHED_MASK CU_CTX_MAP_HOST CU_CTX_LMEM_RESIZE_TO_MAX CU_CTX_COREDUMP_ENABLE CU_CTX_USER_COREDUMP_ENABLE CU_CTX_SYNC_MEMOPS CU_CTX_FLAGS_MASK",
    "enum_CUevent_sched_flags_enum": "CU_EVENT_SCHED_AUTO CU_EVENT_SCHED_SPIN CU_EVENT_SCHED_YIELD CU_EVENT_SCHED_BLOCKING_SYNC",
    "enum_cl_event_flags_enum": "NVCL_EVENT_SCHED_AUTO NVCL_EVENT_SCHED_SPIN NVCL_EVENT_SCHED_YIELD NVCL_EVENT_SCHED_BLOCKING_SYNC",
    "enum_cl_context_flags_enum": "NVCL_CTX_SCHED_AUTO NVCL_CTX_SCHED_SPIN NVCL_CTX_SCHED_YIELD NVCL_CTX_SCHED_BLOCKING_SYNC",
    "enum_CUstream_flags_enum": "CU_STREAM_DEFAULT CU_STREAM_NON_BLOCKING",
    "enum_CUevent_flags_enum": "CU_EVENT_DEFAULT CU_EVENT_BLOCKING_SYNC CU_EVENT_DISABLE_TIMING CU_EVENT_INTERPROCESS",
    "enum_CUevent_record_flags_enum": "CU_EVENT_RECORD_DEFAULT CU_EVENT_RECORD_EXTERNAL",
    "enum_CUevent_wait_flags_enum": "CU_EVENT_WAIT_DEFAULT CU_EVENT_WAIT_EXTERNAL",
    "enum_CUstreamWaitValue_flags_enum": "CU_STREAM_WAIT_VALUE_GEQ CU_STREAM_WAIT_VALUE_EQ CU_STREAM_WAIT_VALUE_AND CU_STREAM_WAIT_VALUE_NOR CU_STREAM_WAIT_VALUE_FLUSH",
    "enum_CUstreamWriteValue_flags_enum": "CU_STREAM_WRITE_VALUE_DEFAULT CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER",
    "enum_CUstreamBatchMemOpType_enum": "CU_STREAM_MEM_OP_WAIT_VALUE_32 CU_STREAM_MEM_OP_WRITE_VALUE_32 CU_STREAM_MEM_OP_WAIT_VALUE_64 CU_STREAM_MEM_OP_WRITE_VALUE_64 CU_STREAM_MEM_OP_BARRIER CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES",
    "enum_CUstreamMemoryBarrier_flags_enum": "CU_STREAM_MEMORY_BARRIER_TYPE_SYS CU_STREAM_MEMORY_BARRIER_TYPE_GPU",
    "enum_CUoccupancy_flags_enum": "CU_OCCUPANCY_DEFAULT CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE",
    "enum_CUstreamUpdateCaptureDependencies_flags_enum": "CU_STREAM_ADD_CAPTURE_DEPENDENCIES CU_STREAM_SET_CAPTURE_DEPENDENCIES",
    "enum_CUasyncNotificationType_enum": "CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET",
    "enum_CUarray_format_enum": "CU_AD_FORMAT_UNSIGNED_INT8 CU_AD_FORMAT_UNSIGNED_INT16 CU_AD_FORMAT_UNSIGNED_INT32 CU_AD_FORMAT_SIGNED_INT8 CU_AD_FORMAT_SIGNED_INT16 CU_AD_FORMAT_SIGNED_INT32 CU_AD_FORMAT_HALF CU_AD_FORMAT_FLOAT CU_AD_FORMAT_NV12 CU_AD_FORMAT_UNORM_INT8X1 CU_AD_FORMAT_UNORM_INT8X2 CU_AD_FORMAT_UNORM_INT8X4 CU_AD_FORMAT_UNORM_INT16X1 CU_AD_FORMAT_UNORM_INT16X2 CU_AD_FORMAT_UNORM_INT16X4 CU_AD_FORMAT_SNORM_INT8X1 CU_AD_FORMAT_SNORM_INT8X2 CU_AD_FORMAT_SNORM_INT8X4 CU_AD_FORMAT_SNORM_INT16X1 CU_AD_FORMAT_SNORM_INT16X2 CU_AD_FORMAT_SNORM_INT16X4 CU_AD_FORMAT_BC1_UNORM CU_AD_FORMAT_BC1_UNORM_SRGB CU_AD_FORMAT_BC2_UNORM CU_AD_FORMAT_BC2_UNORM_SRGB CU_AD_FORMAT_BC3_UNORM CU_AD_FORMAT_BC3_UNORM_SRGB CU_AD_FORMAT_BC4_UNORM CU_AD_FORMAT_BC4_SNORM CU_AD_FORMAT_BC5_UNORM CU_AD_FORMAT_BC5_SNORM CU_AD_FORMAT_BC6H_UF16 CU_AD_FORMAT_BC6H_SF16 CU_AD_FORMAT_BC7_UNORM CU_AD_FORMAT_BC7_UNORM_SRGB CU_AD_FORMAT_P010 CU_AD_FORMAT_P016 CU_AD_FORMAT_NV16 CU_AD_FORMAT_P210 CU_AD_FORMAT_P216 CU_AD_FORMAT_YUY2 CU_AD_FORMAT_Y210 CU_AD_FORMAT_Y216 CU_AD_FORMAT_AYUV CU_AD_FORMAT_Y410 CU_AD_FORMAT_Y416 CU_AD_FORMAT_Y444_PLANAR8 CU_AD_FORMAT_Y444_PLANAR10 CU_AD_FORMAT_YUV444_8bit_SemiPlanar CU_AD_FORMAT_YUV444_16bit_SemiPlanar CU_AD_FORMAT_UNORM_INT_101010_2 CU_AD_FORMAT_MAX",
    "enum_CUaddress_mode_enum": "CU_TR_ADDRESS_MODE_WRAP CU_TR_ADDRESS_MODE_CLAMP CU_TR_ADDRESS_MODE_MIRROR CU_TR_ADDRESS_MODE_BORDER",
    "enum_CUfilter_mode_enum": "CU_TR_FILTER_MODE_POINT CU_TR_FILTER_MODE_LINEAR",
    "enum_CUdevice_attribute_enum": "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY CU_DEVICE_ATTRIBUTE_WARP_SIZE CU_DEVICE_ATTRIBUTE_MAX_PITCH CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK CU_DEVICE_ATTRIBUTE_CLOCK_RATE CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT CU_DEVICE_ATTRIBUTE_GPU_OVERLAP CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT CU_DEVICE_ATTRIBUTE_INTEGRATED CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY CU_DEVICE_ATTRIBUTE_COMPUTE_MODE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS CU_DEVICE_ATTRIBUTE_ECC_ENABLED CU_DEVICE_ATTRIBUTE_PCI_BUS_ID CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_TCC_DRIVER CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS CU_DEVICE_ATTRIBUTE_NUMA_CONFIG CU_DEVICE_ATTRIBUTE_NUMA_ID CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED CU_DEVICE_ATTRIBUTE_MPS_ENABLED CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX",
    "enum_CUpointer_attribute_enum": "CU_POINTER_ATTRIBUTE_CONTEXT CU_POINTER_ATTRIBUTE_MEMORY_TYPE CU_POINTER_ATTRIBUTE_DEVICE_POINTER CU_POINTER_ATTRIBUTE_HOST_POINTER CU_POINTER_ATTRIBUTE_P2P_TOKENS CU_POINTER_ATTRIBUTE_SYNC_MEMOPS CU_POINTER_ATTRIBUTE_BUFFER_ID CU_POINTER_ATTRIBUTE_IS_MANAGED CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE CU_POINTER_ATTRIBUTE_RANGE_START_ADDR CU_POINTER_ATTRIBUTE_RANGE_SIZE CU_POINTER_ATTRIBUTE_MAPPED CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE CU_POINTER_ATTRIBUTE_ACCESS_FLAGS CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE CU_POINTER_ATTRIBUTE_MAPPING_SIZE CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE",
    "enum_CUfunction_attribute_enum": "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES CU_FUNC_ATTRIBUTE_NUM_REGS CU_FUNC_ATTRIBUTE_PTX_VERSION CU_FUNC_ATTRIBUTE_BINARY_VERSION CU_FUNC_ATTRIBUTE_CACHE_MODE_CA CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_FUNC_ATTRIBUTE_MAX",
    "enum_CUfunc_cache_enum": "CU_FUNC_CACHE_PREFER_NONE CU_FUNC_CACHE_PREFER_SHARED CU_FUNC_CACHE_PREFER_L1 CU_FUNC_CACHE_PREFER_EQUAL",
    "enum_CUsharedconfig_enum": "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE",
    "enum_CUshared_carveout_enum": "CU_SHAREDMEM_CARVEOUT_DEFAULT CU_SHAREDMEM_CARVEOUT_MAX_SHARED CU_SHAREDMEM_CARVEOUT_MAX_L1",
    "enum_CUmemorytype_enum": "CU_MEMORYTYPE_HOST CU_MEMORYTYPE_DEVICE CU_MEMORYTYPE_ARRAY CU_MEMORYTYPE_UNIFIED",
    "enum_CUcomputemode_enum": "CU_COMPUTEMODE_DEFAULT CU_COMPUTEMODE_PROHIBITED CU_COMPUTEMODE_EXCLUSIVE_PROCESS",
    "enum_CUmem_advise_enum": "CU_MEM_ADVISE_SET_READ_MOSTLY CU_MEM_ADVISE_UNSET_READ_MOSTLY CU_MEM_ADVISE_SET_PREFERRED_LOCATION CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION CU_MEM_ADVISE_SET_ACCESSED_BY CU_MEM_ADVISE_UNSET_ACCESSED_BY",
    "enum_CUmem_range_attribute_enum": "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID",
    "enum_CUjit_option_enum": "CU_JIT_MAX_REGISTERS CU_JIT_THREADS_PER_BLOCK CU_JIT_WALL_TIME CU_JIT_INFO_LOG_BUFFER CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES CU_JIT_ERROR_LOG_BUFFER CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES CU_JIT_OPTIMIZATION_LEVEL CU_JIT_TARGET_FROM_CUCONTEXT CU_JIT_TARGET CU_JIT_FALLBACK_STRATEGY CU_JIT_GENERATE_DEBUG_INFO CU_JIT_LOG_VERBOSE CU_JIT_GENERATE_LINE_INFO CU_JIT_CACHE_MODE CU_JIT_NEW_SM3X_OPT CU_JIT_FAST_COMPILE CU_JIT_GLOBAL_SYMBOL_NAMES CU_JIT_GLOBAL_SYMBOL_ADDRESSES CU_JIT_GLOBAL_SYMBOL_COUNT CU_JIT_LTO CU_JIT_FTZ CU_JIT_PREC_DIV CU_JIT_PREC_SQRT CU_JIT_FMA CU_JIT_REFERENCED_KERNEL_NAMES CU_JIT_REFERENCED_KERNEL_COUNT CU_JIT_REFERENCED_VARIABLE_NAMES CU_JIT_REFERENCED_VARIABLE_COUNT CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES CU_JIT_POSITION_INDEPENDENT_CODE CU_JIT_MIN_CTA_PER_SM CU_JIT_MAX_THREADS_PER_BLOCK CU_JIT_OVERRIDE_DIRECTIVE_VALUES CU_JIT_NUM_OPTIONS",
    "enum_CUjit_target_enum": "CU_TARGET_COMPUTE_30 CU_TARGET_COMPUTE_32 CU_TARGET_COMPUTE_35 CU_TARGET_COMPUTE_37 CU_TARGET_COMPUTE_50 CU_TARGET_COMPUTE_52 CU_TARGET_COMPUTE_53 CU_TARGET_COMPUTE_60 CU_TARGET_COMPUTE_61 CU_TARGET_COMPUTE_62 CU_TARGET_COMPUTE_70 CU_TARGET_COMPUTE_72 CU_TARGET_COMPUTE_75 CU_TARGET_COMPUTE_80 CU_TARGET_COMPUTE_86 CU_TARGET_COMPUTE_87 CU_TARGET_COMPUTE_89 CU_TARGET_COMPUTE_90 CU_TARGET_COMPUTE_100 CU_TARGET_COMPUTE_101 CU_TARGET_COMPUTE_103 CU_TARGET_COMPUTE_120 CU_TARGET_COMPUTE_121 CU_TARGET_COMPUTE_90A CU_TARGET_COMPUTE_100A CU_TARGET_COMPUTE_101A CU_TARGET_COMPUTE_103A CU_TARGET_COMPUTE_120A CU_TARGET_COMPUTE_121A CU_TARGET_COMPUTE_100F CU_TARGET_COMPUTE_101F CU_TARGET_COMPUTE_103F CU_TARGET_COMPUTE_120F CU_TARGET_COMPUTE_121F",
    "enum_CUjit_fallback_enum": "CU_PREFER_PTX CU_PREFER_BINARY",
    "enum_CUjit_cacheMode_enum": "CU_JIT_CACHE_OPTION_NONE CU_JIT_CACHE_OPTION_CG CU_JIT_CACHE_OPTION_CA",
    "enum_CUjitInputType_enum": "CU_JIT_INPUT_CUBIN CU_JIT_INPUT_PTX CU_JIT_INPUT_FATBINARY CU_JIT_INPUT_OBJECT CU_JIT_INPUT_LIBRARY CU_JIT_INPUT_NVVM CU_JIT_NUM_INPUT_TYPES",
    "enum_CUgraphicsRegisterFlags_enum": "CU_GRAPHICS_REGISTER_FLAGS_NONE CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER",
    "enum_CUgraphicsMapResourceFlags_enum": "CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD",
    "enum_CUarray_cubemap_face_enum": "CU_CUBEMAP_FACE_POSITIVE_X CU_CUBEMAP_FACE_NEGATIVE_X CU_CUBEMAP_FACE_POSITIVE_Y CU_CUBEMAP_FACE_NEGATIVE_Y CU_CUBEMAP_FACE_POSITIVE_Z CU_CUBEMAP_FACE_NEGATIVE_Z",
    "enum_CUlimit_enum": "CU_LIMIT_STACK_SIZE CU_LIMIT_PRINTF_FIFO_SIZE CU_LIMIT_MALLOC_HEAP_SIZE CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT CU_LIMIT_MAX_L2_FETCH_GRANULARITY CU_LIMIT_PERSISTING_L2_CACHE_SIZE CU_LIMIT_SHMEM_SIZE CU_LIMIT_CIG_ENABLED CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED CU_LIMIT_MAX",
    "enum_CUresourcetype_enum": "CU_RESOURCE_TYPE_ARRAY CU_RESOURCE_TYPE_MIPMAPPED_ARRAY CU_RESOURCE_TYPE_LINEAR CU_RESOURCE_TYPE_PITCH2D",
    "enum_CUaccessProperty_enum": "CU_ACCESS_PROPERTY_NORMAL CU_ACCESS_PROPERTY_STREAMING CU_ACCESS_PROPERTY_PERSISTING",
    "enum_CUgraphConditionalNodeType_enum": "CU_GRAPH_COND_TYPE_IF CU_GRAPH_COND_TYPE_WHILE CU_GRAPH_COND_TYPE_SWITCH",
    "enum_CUgraphNodeType_enum": "CU_GRAPH_NODE_TYPE_KERNEL CU_GRAPH_NODE_TYPE_MEMCPY CU_GRAPH_NODE_TYPE_MEMSET CU_GRAPH_NODE_TYPE_HOST CU_GRAPH_NODE_TYPE_GRAPH CU_GRAPH_NODE_TYPE_EMPTY CU_GRAPH_NODE_TYPE_WAIT_EVENT CU_GRAPH_NODE_TYPE_EVENT_RECORD CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT CU_GRAPH_NODE_TYPE_MEM_ALLOC CU_GRAPH_NODE_TYPE_MEM_FREE CU_GRAPH_NODE_TYPE_BATCH_MEM_OP CU_GRAPH_NODE_TYPE_CONDITIONAL",
    "enum_CUgraphDependencyType_enum": "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
    "enum_CUgraphInstantiateResult_enum": "CUDA_GRAPH_INSTANTIATE_SUCCESS CUDA_GRAPH_INSTANTIATE_ERROR CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED",
    "enum_CUsynchronizationPolicy_enum": "CU_SYNC_POLICY_AUTO CU_SYNC_POLICY_SPIN CU_SYNC_POLICY_YIELD CU_SYNC_POLICY_BLOCKING_SYNC",
    "enum_CUclusterSchedulingPolicy_enum": "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT CU_CLUSTER_SCHEDULING_POLICY_SPREAD CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING",
    "enum_CUlaunchMemSyncDomain_enum": "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE",
    "enum_CUlaunchAttributeID_enum": "CU_LAUNCH_ATTRIBUTE_IGNORE CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_COOPERATIVE CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT CU_LAUNCH_ATTRIBUTE_PRIORITY CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
    "enum_CUstreamCaptureStatus_enum": "CU_STREAM_CAPTURE_STATUS_NONE CU_STREAM_CAPTURE_STATUS_ACTIVE CU_STREAM_CAPTURE_STATUS_INVALIDATED",
    "enum_CUstreamCaptureMode_enum": "CU_STREAM_CAPTURE_MODE_GLOBAL CU_STREAM_CAPTURE_MODE_THREAD_LOCAL CU_STREAM_CAPTURE_MODE_RELAXED",
    "enum_CUdriverProcAddress_flags_enum": "CU_GET_PROC_ADDRESS_DEFAULT CU_GET_PROC_ADDRESS_LEGACY_STREAM CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM",
    "enum_CUdriverProcAddressQueryResult_enum": "CU_GET_PROC_ADDRESS_SUCCESS CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT",
    "enum_CUexecAffinityType_enum": "CU_EXEC_AFFINITY_TYPE_SM_COUNT CU_EXEC_AFFINITY_TYPE_MAX",
    "enum_CUcigDataType_enum": "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE CIG_DATA_TYPE_NV_BLOB",
    "enum_CUlibraryOption_enum": "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE CU_LIBRARY_BINARY_IS_PRESERVED CU_LIBRARY_NUM_OPTIONS",
    "enum_cudaError_enum": "CUDA_SUCCESS CUDA_ERROR_INVALID_VALUE CUDA_ERROR_OUT_OF_MEMORY CUDA_ERROR_NOT_INITIALIZED CUDA_ERROR_DEINITIALIZED CUDA_ERROR_PROFILER_DISABLED CUDA_ERROR_PROFILER_NOT_INITIALIZED CUDA_ERROR_PROFILER_ALREADY_STARTED CUDA_ERROR_PROFILER_ALREADY_STOPPED CUDA_ERROR_STUB_LIBRARY CUDA_ERROR_DEVICE_UNAVAILABLE CUDA_ERROR_NO_DEVICE CUDA_ERROR_INVALID_DEVICE CUDA_ERROR_DEVICE_NOT_LICENSED CUDA_ERROR_INVALID_IMAGE CUDA_ERROR_INVALID_CONTEXT CUDA_ERROR_CONTEXT_ALREADY_CURRENT CUDA_ERROR_MAP_FAILED CUDA_ERROR_UNMAP_FAILED CUDA_ERROR_ARRAY_IS_MAPPED CUDA_ERROR_ALREADY_MAPPED CUDA_ERROR_NO_BINARY_FOR_GPU CUDA_ERROR_ALREADY_ACQUIRED CUDA_ERROR_NOT_MAPPED CUDA_ERROR_NOT_MAPPED_AS_ARRAY CUDA_ERROR_NOT_MAPPED_AS_POINTER CUDA_ERROR_ECC_UNCORRECTABLE CUDA_ERROR_UNSUPPORTED_LIMIT CUDA_ERROR_CONTEXT_ALREADY_IN_USE CUDA_ERROR_PEER_ACCESS_UNSUPPORTED CUDA_ERROR_INVALID_PTX CUDA_ERROR_INVALID_GRAPHICS_CONTEXT CUDA_ERROR_NVLINK_UNCORRECTABLE CUDA_ERROR_JIT_COMPILER_NOT_FOUND CUDA_ERROR_UNSUPPORTED_PTX_VERSION CUDA_ERROR_JIT_COMPILATION_DISABLED CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC CUDA_ERROR_CONTAINED CUDA_ERROR_INVALID_SOURCE CUDA_ERROR_FILE_NOT_FOUND CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND CUDA_ERROR_SHARED_OBJECT_INIT_FAILED CUDA_ERROR_OPERATING_SYSTEM CUDA_ERROR_INVALID_HANDLE CUDA_ERROR_ILLEGAL_STATE CUDA_ERROR_LOSSY_QUERY CUDA_ERROR_NOT_FOUND CUDA_ERROR_NOT_READY CUDA_ERROR_ILLEGAL_ADDRESS CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES CUDA_ERROR_LAUNCH_TIMEOUT CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED CUDA_ERROR_PEER_ACCESS_NOT_ENABLED CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE CUDA_ERROR_CONTEXT_IS_DESTROYED CUDA_ERROR_ASSERT CUDA_ERROR_TOO_MANY_PEERS CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED CUDA_ERROR_HARDWARE_STACK_ERROR CUDA_ERROR_ILLEGAL_INSTRUCTION CUDA_ERROR_MISALIGNED_ADDRESS CUDA_ERROR_INVALID_ADDRESS_SPACE CUDA_ERROR_INVALID_PC CUDA_ERROR_LAUNCH_FAILED CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE CUDA_ERROR_TENSOR_MEMORY_LEAK CUDA_ERROR_NOT_PERMITTED CUDA_ERROR_NOT_SUPPORTED CUDA_ERROR_SYSTEM_NOT_READY CUDA_ERROR_SYSTEM_DRIVER_MISMATCH CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE CUDA_ERROR_MPS_CONNECTION_FAILED CUDA_ERROR_MPS_RPC_FAILURE CUDA_ERROR_MPS_SERVER_NOT_READY CUDA_ERROR_MPS_MAX_CLIENTS_REACHED CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED CUDA_ERROR_MPS_CLIENT_TERMINATED CUDA_ERROR_CDP_NOT_SUPPORTED CUDA_ERROR_CDP_VERSION_MISMATCH CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED CUDA_ERROR_STREAM_CAPTURE_INVALIDATED CUDA_ERROR_STREAM_CAPTURE_MERGE CUDA_ERROR_STREAM_CAPTURE_UNMATCHED CUDA_ERROR_STREAM_CAPTURE_UNJOINED CUDA_ERROR_STREAM_CAPTURE_ISOLATION CUDA_ERROR_STREAM_CAPTURE_IMPLICIT CUDA_ERROR_CAPTURED_EVENT CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD CUDA_ERROR_TIMEOUT CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE CUDA_ERROR_EXTERNAL_DEVICE CUDA_ERROR_INVALID_CLUSTER_SIZE CUDA_ERROR_FUNCTION_NOT_LOADED CUDA_ERROR_INVALID_RESOURCE_TYPE CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION CUDA_ERROR_KEY_ROTATION CUDA_ERROR_UNKNOWN",
    "enum_CUdevice_P2PAttribute_enum": "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED",
    "enum_CUresourceViewFormat_enum": "CU_RES_VIEW_FORMAT_NONE CU_RES_VIEW_FORMAT_UINT_1X8 CU_RES_VIEW_FORMAT_UINT_2X8 CU_RES_VIEW_FORMAT_UINT_4X8 CU_RES_VIEW_FORMAT_SINT_1X8 CU_RES_VIEW_FORMAT_SINT_2X8 CU_RES_VIEW_FORMAT_SINT_4X8 CU_RES_VIEW_FORMAT_UINT_1X16 CU_RES_VIEW_FORMAT_UINT_2X16 CU_RES_VIEW_FORMAT_UINT_4X16 CU_RES_VIEW_FORMAT_SINT_1X16 CU_RES_VIEW_FORMAT_SINT_2X16 CU_RES_VIEW_FORMAT_SINT_4X16 CU_RES_VIEW_FORMAT_UINT_1X32 CU_RES_VIEW_FORMAT_UINT_2X32 CU_RES_VIEW_FORMAT_UINT_4X32 CU_RES_VIEW_FORMAT_SINT_1X32 CU_RES_VIEW_FORMAT_SINT_2X32 CU_RES_VIEW_FORMAT_SINT_4X32 CU_RES_VIEW_FORMAT_FLOAT_1X16 CU_RES_VIEW_FORMAT_FLOAT_2X16 CU_RES_VIEW_FORMAT_FLOAT_4X16 CU_RES_VIEW_FORMAT_FLOAT_1X32 CU_RES_VIEW_FORMAT_FLOAT_2X32 CU_RES_VIEW_FORMAT_FLOAT_4X32 CU_RES_VIEW_FORMAT_UNSIGNED_BC1 CU_RES_VIEW_FORMAT_UNSIGNED_BC2 CU_RES_VIEW_FORMAT_UNSIGNED_BC3 CU_RES_VIEW_FORMAT_UNSIGNED_BC4 CU_RES_VIEW_FORMAT_SIGNED_BC4 CU_RES_VIEW_FORMAT_UNSIGNED_BC5 CU_RES_VIEW_FORMAT_SIGNED_BC5 CU_RES_VIEW_FORMAT_UNSIGNED_BC6H CU_RES_VIEW_FORMAT_SIGNED_BC6H CU_RES_VIEW_FORMAT_UNSIGNED_BC7",
    "enum_CUtensorMapDataType_enum": "CU_TENSOR_MAP_DATA_TYPE_UINT8 CU_TENSOR_MAP_DATA_TYPE_UINT16 CU_TENSOR_MAP_DATA_TYPE_UINT32 CU_TENSOR_MAP_DATA_TYPE_INT32 CU_TENSOR_MAP_DATA_TYPE_UINT64 CU_TENSOR_MAP_DATA_TYPE_INT64 CU_TENSOR_MAP_DATA_TYPE_FLOAT16 CU_TENSOR_MAP_DATA_TYPE_FLOAT32 CU_TENSOR_MAP_DATA_TYPE_FLOAT64 CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    "enum_CUtensorMapInterleave_enum": "CU_TENSOR_MAP_INTERLEAVE_NONE CU_TENSOR_MAP_INTERLEAVE_16B CU_TENSOR_MAP_INTERLEAVE_32B",
    "enum_CUtensorMapSwizzle_enum": "CU_TENSOR_MAP_SWIZZLE_NONE CU_TENSOR_MAP_SWIZZLE_32B CU_TENSOR_MAP_SWIZZLE_64B CU_TENSOR_MAP_SWIZZLE_128B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B",
    "enum_CUtensorMapL2promotion_enum": "CU_TENSOR_MAP_L2_PROMOTION_NONE CU_TENSOR_MAP_L2_PROMOTION_L2_64B CU_TENSOR_MAP_L2_PROMOTION_L2_128B CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
    "enum_CUtensorMapFloatOOBfill_enum": "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
    "enum_CUtensorMapIm2ColWideMode_enum": "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128",
    "enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum": "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE",
    "enum_CUexternalMemoryHandleType_enum": "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF",
    "enum_CUexternalSemaphoreHandleType_enum": "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32",
    "enum_CUmemAllocationHandleType_enum": "CU_MEM_HANDLE_TYPE_NONE CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR CU_MEM_HANDLE_TYPE_WIN32 CU_MEM_HANDLE_TYPE_WIN32_KMT CU_MEM_HANDLE_TYPE_FABRIC CU_MEM_HANDLE_TYPE_MAX",
    "enum_CUmemAccess_flags_enum": "CU_MEM_ACCESS_FLAGS_PROT_NONE CU_MEM_ACCESS_FLAGS_PROT_READ CU_MEM_ACCESS_FLAGS_PROT_READWRITE CU_MEM_ACCESS_FLAGS_PROT_MAX",
    "enum_CUmemLocationType_enum": "CU_MEM_LOCATION_TYPE_INVALID CU_MEM_LOCATION_TYPE_DEVICE CU_MEM_LOCATION_TYPE_HOST CU_MEM_LOCATION_TYPE_HOST_NUMA CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT CU_MEM_LOCATION_TYPE_MAX",
    "enum_CUmemAllocationType_enum": "CU_MEM_ALLOCATION_TYPE_INVALID CU_MEM_ALLOCATION_TYPE_PINNED CU_MEM_ALLOCATION_TYPE_MAX",
    "enum_CUmemAllocationGranularity_flags_enum": "CU_MEM_ALLOC_GRANULARITY_MINIMUM CU_MEM_ALLOC_GRANULARITY_RECOMMENDED",
    "enum_CUmemRangeHandleType_enum": "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD CU_MEM_RANGE_HANDLE_TYPE_MAX",
    "enum_CUmemRangeFlags_enum": "CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE",
    "enum_CUarraySparseSubresourceType_enum": "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL",
    "enum_CUmemOperationType_enum": "CU_MEM_OPERATION_TYPE_MAP CU_MEM_OPERATION_TYPE_UNMAP",
    "enum_CUmemHandleType_enum": "CU_MEM_HANDLE_TYPE_GENERIC",
    "enum_CUmemAllocationCompType_enum": "CU_MEM_ALLOCATION_COMP_NONE CU_MEM_ALLOCATION_COMP_GENERIC",
    "enum_CUmulticastGranularity_flags_enum": "CU_MULTICAST_GRANULARITY_MINIMUM CU_MULTICAST_GRANULARITY_RECOMMENDED",
    "enum_CUgraphExecUpdateResult_enum": "CU_GRAPH_EXEC_UPDATE_SUCCESS CU_GRAPH_EXEC_UPDATE_ERROR CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED",
    "enum_CUmemPool_attribute_enum": "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES CU_MEMPOOL_ATTR_RELEASE_THRESHOLD CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH CU_MEMPOOL_ATTR_USED_MEM_CURRENT CU_MEMPOOL_ATTR_USED_MEM_HIGH",
    "enum_CUmemcpyFlags_enum": "CU_MEMCPY_FLAG_DEFAULT CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE",
    "enum_CUmemcpySrcAccessOrder_enum": "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID CU_MEMCPY_SRC_ACCESS_ORDER_STREAM CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL CU_MEMCPY_SRC_ACCESS_ORDER_ANY CU_MEMCPY_SRC_ACCESS_ORDER_MAX",
    "enum_CUmemcpy3DOperandType_enum": "CU_MEMCPY_OPERAND_TYPE_POINTER CU_MEMCPY_OPERAND_TYPE_ARRAY CU_MEMCPY_OPERAND_TYPE_MAX",
    "enum_CUgraphMem_attribute_enum": "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT CU_GRAPH_MEM_ATTR_USED_MEM_HIGH CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH",
    "enum_CUgraphChildGraphNodeOwnership_enum": "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE",
    "enum_CUflushGPUDirectRDMAWritesOptions_enum": "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS",
    "enum_CUGPUDirectRDMAWritesOrdering_enum": "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES",
    "enum_CUflushGPUDirectRDMAWritesScope_enum": "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES",
    "enum_CUflushGPUDirectRDMAWritesTarget_enum": "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX",
    "enum_CUgraphDebugDot_flags_enum": "CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS",
    "enum_CUuserObject_flags_enum": "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC",
    "enum_CUuserObjectRetain_flags_enum": "CU_GRAPH_USER_OBJECT_MOVE",
    "enum_CUgraphInstantiate_flags_enum": "CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY",
    "enum_CUdeviceNumaConfig_enum": "CU_DEVICE_NUMA_CONFIG_NONE CU_DEVICE_NUMA_CONFIG_NUMA_NODE",
    "enum_CUprocessState_enum": "CU_PROCESS_STATE_RUNNING CU_PROCESS_STATE_LOCKED CU_PROCESS_STATE_CHECKPOINTED CU_PROCESS_STATE_FAILED",
    "enum_CUmoduleLoadingMode_enum": "CU_MODULE_EAGER_LOADING CU_MODULE_LAZY_LOADING",
    "enum_CUmemDecompressAlgorithm_enum": "CU_MEM_DECOMPRESS_UNSUPPORTED CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY CU_MEM_DECOMPRESS_ALGORITHM_LZ4",
    "enum_CUfunctionLoadingState_enum": "CU_FUNCTION_LOADING_STATE_UNLOADED CU_FUNCTION_LOADING_STATE_LOADED CU_FUNCTION_LOADING_STATE_MAX",
    "enum_CUcoredumpSettings_enum": "CU_COREDUMP_ENABLE_ON_EXCEPTION CU_COREDUMP_TRIGGER_HOST CU_COREDUMP_LIGHTWEIGHT CU_COREDUMP_ENABLE_USER_TRIGGER CU_COREDUMP_FILE CU_COREDUMP_PIPE CU_COREDUMP_GENERATION_FLAGS CU_COREDUMP_MAX",
    "enum_CUCoredumpGenerationFlags": "CU_COREDUMP_DEFAULT_FLAGS CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES CU_COREDUMP_SKIP_GLOBAL_MEMORY CU_COREDUMP_SKIP_SHARED_MEMORY CU_COREDUMP_SKIP_LOCAL_MEMORY CU_COREDUMP_SKIP_ABORT CU_COREDUMP_SKIP_CONSTBANK_MEMORY CU_COREDUMP_LIGHTWEIGHT_FLAGS",
    "CUgreenCtxCreate_flags": "CU_GREEN_CTX_DEFAULT_STREAM",
    "CUdevSmResourceSplit_flags": "CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE",
    "CUdevResourceType": "CU_DEV_RESOURCE_TYPE_INVALID CU_DEV_RESOURCE_TYPE_SM",
    "enum_CUlogLevel_enum": "CU_LOG_LEVEL_ERROR CU_LOG_LEVEL_WARNING",
}
cuGetErrorString = _library.function("cuGetErrorString", CUresult, CUresult, POINTER(c_char_p))
cuGetErrorName = _library.function("cuGetErrorName", CUresult, CUresult, POINTER(c_char_p))
cuInit = _library.function("cuInit", CUresult, c_uint32)
cuDriverGetVersion = _library.function("cuDriverGetVersion", CUresult, POINTER(c_int32))
cuDeviceGet = _library.function("cuDeviceGet", CUresult, POINTER(CUdevice), c_int32)
cuDeviceGetCount = _library.function("cuDeviceGetCount", CUresult, POINTER(c_int32))
cuDeviceGetName = _library.function("cuDeviceGetName", CUresult, POINTER(c_char), c_int32, CUdevice)
cuDeviceGetUuid = _library.function("cuDeviceGetUuid", CUresult, POINTER(CUuuid), CUdevice)
cuDeviceGetUuid_v2 = _library.function("cuDeviceGetUuid_v2", CUresult, POINTER(CUuuid), CUdevice)
cuDeviceGetLuid = _library.function("cuDeviceGetLuid", CUresult, POINTER(c_char), POINTER(c_uint32), CUdevice)
cuDeviceTotalMem_v2 = _library.function("cuDeviceTotalMem_v2", CUresult, POINTER(c_size_t), CUdevice)
cuDeviceGetTexture1DLinearMaxWidth = _library.function("cuDeviceGetTexture1DLinearMaxWidth", CUresult, POINTER(c_size_t), CUarray_format, c_uint32, CUdevice)
cuDeviceGetAttribute = _library.function("cuDeviceGetAttribute", CUresult, POINTER(c_int32), CUdevice_attribute, CUdevice)
cuDeviceGetNvSciSyncAttributes = _library.function("cuDeviceGetNvSciSyncAttributes", CUresult, c_void_p, CUdevice, c_int32)
cuDeviceSetMemPool = _library.function("cuDeviceSetMemPool", CUresult, CUdevice, CUmemoryPool)
cuDeviceGetMemPool = _library.function("cuDeviceGetMemPool", CUresult, POINTER(CUmemoryPool), CUdevice)
cuDeviceGetDefaultMemPool = _library.function("cuDeviceGetDefaultMemPool", CUresult, POINTER(CUmemoryPool), CUdevice)
cuDeviceGetExecAffinitySupport = _library.function("cuDeviceGetExecAffinitySupport", CUresult, POINTER(c_int32), CUexecAffinityType, CUdevice)
cuFlushGPUDirectRDMAWrites = _library.function("cuFlushGPUDirectRDMAWrites", CUresult, CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope)
cuDeviceGetProperties = _library.function("cuDeviceGetProperties", CUresult, POINTER(CUdevprop), CUdevice)
cuDeviceComputeCapability = _library.function("cuDeviceComputeCapability", CUresult, POINTER(c_int32), POINTER(c_int32), CUdevice)
cuDevicePrimaryCtxRetain = _library.function("cuDevicePrimaryCtxRetain", CUresult, POINTER(CUcontext), CUdevice)
cuDevicePrimaryCtxRelease_v2 = _library.function("cuDevicePrimaryCtxRelease_v2", CUresult, CUdevice)
cuDevicePrimaryCtxSetFlags_v2 = _library.function("cuDevicePrimaryCtxSetFlags_v2", CUresult, CUdevice, c_uint32)
cuDevicePrimaryCtxGetState = _library.function("cuDevicePrimaryCtxGetState", CUresult, CUdevice, POINTER(c_uint32), POINTER(c_int32))
cuDevicePrimaryCtxReset_v2 = _library.function("cuDevicePrimaryCtxReset_v2", CUresult, CUdevice)
cuCtxCreate_v2 = _library.function("cuCtxCreate_v2", CUresult, POINTER(CUcontext), c_uint32, CUdevice)
cuCtxCreate_v3 = _library.function("cuCtxCreate_v3", CUresult, POINTER(CUcontext), POINTER(CUexecAffinityParam), c_int32, c_uint32, CUdevice)
cuCtxCreate_v4 = _library.function("cuCtxCreate_v4", CUresult, POINTER(CUcontext), POINTER(CUctxCreateParams), c_uint32, CUdevice)
cuCtxDestroy_v2 = _library.function("cuCtxDestroy_v2", CUresult, CUcontext)
cuCtxPushCurrent_v2 = _library.function("cuCtxPushCurrent_v2", CUresult, CUcontext)
cuCtxPopCurrent_v2 = _library.function("cuCtxPopCurrent_v2", CUresult, POINTER(CUcontext))
cuCtxSetCurrent = _library.function("cuCtxSetCurrent", CUresult, CUcontext)
cuCtxGetCurrent = _library.function("cuCtxGetCurrent", CUresult, POINTER(CUcontext))
cuCtxGetDevice = _library.function("cuCtxGetDevice", CUresult, POINTER(CUdevice))
cuCtxGetFlags = _library.function("cuCtxGetFlags", CUresult, POINTER(c_uint32))
cuCtxSetFlags = _library.function("cuCtxSetFlags", CUresult, c_uint32)
cuCtxGetId = _library.function("cuCtxGetId", CUresult, CUcontext, POINTER(c_uint64))
cuCtxSynchronize = _library.function("cuCtxSynchronize", CUresult)
cuCtxSetLimit = _library.function("cuCtxSetLimit", CUresult, CUlimit, c_size_t)
cuCtxGetLimit = _library.function("cuCtxGetLimit", CUresult, POINTER(c_size_t), CUlimit)
cuCtxGetCacheConfig = _library.function("cuCtxGetCacheConfig", CUresult, POINTER(CUfunc_cache))
cuCtxSetCacheConfig = _library.function("cuCtxSetCacheConfig", CUresult, CUfunc_cache)
cuCtxGetApiVersion = _library.function("cuCtxGetApiVersion", CUresult, CUcontext, POINTER(c_uint32))
cuCtxGetStreamPriorityRange = _library.function("cuCtxGetStreamPriorityRange", CUresult, POINTER(c_int32), POINTER(c_int32))
cuCtxResetPersistingL2Cache = _library.function("cuCtxResetPersistingL2Cache", CUresult)
cuCtxGetExecAffinity = _library.function("cuCtxGetExecAffinity", CUresult, POINTER(CUexecAffinityParam), CUexecAffinityType)
cuCtxRecordEvent = _library.function("cuCtxRecordEvent", CUresult, CUcontext, CUevent)
cuCtxWaitEvent = _library.function("cuCtxWaitEvent", CUresult, CUcontext, CUevent)
cuCtxAttach = _library.function("cuCtxAttach", CUresult, POINTER(CUcontext), c_uint32)
cuCtxDetach = _library.function("cuCtxDetach", CUresult, CUcontext)
cuCtxGetSharedMemConfig = _library.function("cuCtxGetSharedMemConfig", CUresult, POINTER(CUsharedconfig))
cuCtxSetSharedMemConfig = _library.function("cuCtxSetSharedMemConfig", CUresult, CUsharedconfig)
cuModuleLoad = _library.function("cuModuleLoad", CUresult, POINTER(CUmodule), c_char_p)
cuModuleLoadData = _library.function("cuModuleLoadData", CUresult, POINTER(CUmodule), c_void_p)
cuModuleLoadDataEx = _library.function("cuModuleLoadDataEx", CUresult, POINTER(CUmodule), c_void_p, c_uint32, POINTER(CUjit_option), POINTER(c_void_p))
cuModuleLoadFatBinary = _library.function("cuModuleLoadFatBinary", CUresult, POINTER(CUmodule), c_void_p)
cuModuleUnload = _library.function("cuModuleUnload", CUresult, CUmodule)
cuModuleGetLoadingMode = _library.function("cuModuleGetLoadingMode", CUresult, POINTER(CUmoduleLoadingMode))
cuModuleGetFunction = _library.function("cuModuleGetFunction", CUresult, POINTER(CUfunction), CUmodule, c_char_p)
cuModuleGetFunctionCount = _library.function("cuModuleGetFunctionCount", CUresult, POINTER(c_uint32), CUmodule)
cuModuleEnumerateFunctions = _library.function("cuModuleEnumerateFunctions", CUresult, POINTER(CUfunction), c_uint32, CUmodule)
cuModuleGetGlobal_v2 = _library.function("cuModuleGetGlobal_v2", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), CUmodule, c_char_p)
cuLinkCreate_v2 = _library.function("cuLinkCreate_v2", CUresult, c_uint32, POINTER(CUjit_option), POINTER(c_void_p), POINTER(CUlinkState))
cuLinkAddData_v2 = _library.function("cuLinkAddData_v2", CUresult, CUlinkState, CUjitInputType, c_void_p, c_size_t, c_char_p, c_uint32, POINTER(CUjit_option), POINTER(c_void_p))
cuLinkAddFile_v2 = _library.function("cuLinkAddFile_v2", CUresult, CUlinkState, CUjitInputType, c_char_p, c_uint32, POINTER(CUjit_option), POINTER(c_void_p))
cuLinkComplete = _library.function("cuLinkComplete", CUresult, CUlinkState, POINTER(c_void_p), POINTER(c_size_t))
cuLinkDestroy = _library.function("cuLinkDestroy", CUresult, CUlinkState)
cuModuleGetTexRef = _library.function("cuModuleGetTexRef", CUresult, POINTER(CUtexref), CUmodule, c_char_p)
cuModuleGetSurfRef = _library.function("cuModuleGetSurfRef", CUresult, POINTER(CUsurfref), CUmodule, c_char_p)
cuLibraryLoadData = _library.function("cuLibraryLoadData", CUresult, POINTER(CUlibrary), c_void_p, POINTER(CUjit_option), POINTER(c_void_p), c_uint32, POINTER(CUlibraryOption), POINTER(c_void_p), c_uint32)
cuLibraryLoadFromFile = _library.function("cuLibraryLoadFromFile", CUresult, POINTER(CUlibrary), c_char_p, POINTER(CUjit_option), POINTER(c_void_p), c_uint32, POINTER(CUlibraryOption), POINTER(c_void_p), c_uint32)
cuLibraryUnload = _library.function("cuLibraryUnload", CUresult, CUlibrary)
cuLibraryGetKernel = _library.function("cuLibraryGetKernel", CUresult, POINTER(CUkernel), CUlibrary, c_char_p)
cuLibraryGetKernelCount = _library.function("cuLibraryGetKernelCount", CUresult, POINTER(c_uint32), CUlibrary)
cuLibraryEnumerateKernels = _library.function("cuLibraryEnumerateKernels", CUresult, POINTER(CUkernel), c_uint32, CUlibrary)
cuLibraryGetModule = _library.function("cuLibraryGetModule", CUresult, POINTER(CUmodule), CUlibrary)
cuKernelGetFunction = _library.function("cuKernelGetFunction", CUresult, POINTER(CUfunction), CUkernel)
cuKernelGetLibrary = _library.function("cuKernelGetLibrary", CUresult, POINTER(CUlibrary), CUkernel)
cuLibraryGetGlobal = _library.function("cuLibraryGetGlobal", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), CUlibrary, c_char_p)
cuLibraryGetManaged = _library.function("cuLibraryGetManaged", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), CUlibrary, c_char_p)
cuLibraryGetUnifiedFunction = _library.function("cuLibraryGetUnifiedFunction", CUresult, POINTER(c_void_p), CUlibrary, c_char_p)
cuKernelGetAttribute = _library.function("cuKernelGetAttribute", CUresult, POINTER(c_int32), CUfunction_attribute, CUkernel, CUdevice)
cuKernelSetAttribute = _library.function("cuKernelSetAttribute", CUresult, CUfunction_attribute, c_int32, CUkernel, CUdevice)
cuKernelSetCacheConfig = _library.function("cuKernelSetCacheConfig", CUresult, CUkernel, CUfunc_cache, CUdevice)
cuKernelGetName = _library.function("cuKernelGetName", CUresult, POINTER(c_char_p), CUkernel)
cuKernelGetParamInfo = _library.function("cuKernelGetParamInfo", CUresult, CUkernel, c_size_t, POINTER(c_size_t), POINTER(c_size_t))
cuMemGetInfo_v2 = _library.function("cuMemGetInfo_v2", CUresult, POINTER(c_size_t), POINTER(c_size_t))
cuMemAlloc_v2 = _library.function("cuMemAlloc_v2", CUresult, POINTER(CUdeviceptr), c_size_t)
cuMemAllocPitch_v2 = _library.function("cuMemAllocPitch_v2", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), c_size_t, c_size_t, c_uint32)
cuMemFree_v2 = _library.function("cuMemFree_v2", CUresult, CUdeviceptr)
cuMemGetAddressRange_v2 = _library.function("cuMemGetAddressRange_v2", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), CUdeviceptr)
cuMemAllocHost_v2 = _library.function("cuMemAllocHost_v2", CUresult, POINTER(c_void_p), c_size_t)
cuMemFreeHost = _library.function("cuMemFreeHost", CUresult, c_void_p)
cuMemHostAlloc = _library.function("cuMemHostAlloc", CUresult, POINTER(c_void_p), c_size_t, c_uint32)
cuMemHostGetDevicePointer_v2 = _library.function("cuMemHostGetDevicePointer_v2", CUresult, POINTER(CUdeviceptr), c_void_p, c_uint32)
cuMemHostGetFlags = _library.function("cuMemHostGetFlags", CUresult, POINTER(c_uint32), c_void_p)
cuMemAllocManaged = _library.function("cuMemAllocManaged", CUresult, POINTER(CUdeviceptr), c_size_t, c_uint32)
cuDeviceRegisterAsyncNotification = _library.function("cuDeviceRegisterAsyncNotification", CUresult, CUdevice, CUasyncCallback, c_void_p, POINTER(CUasyncCallbackHandle))
cuDeviceUnregisterAsyncNotification = _library.function("cuDeviceUnregisterAsyncNotification", CUresult, CUdevice, CUasyncCallbackHandle)
cuDeviceGetByPCIBusId = _library.function("cuDeviceGetByPCIBusId", CUresult, POINTER(CUdevice), c_char_p)
cuDeviceGetPCIBusId = _library.function("cuDeviceGetPCIBusId", CUresult, POINTER(c_char), c_int32, CUdevice)
cuIpcGetEventHandle = _library.function("cuIpcGetEventHandle", CUresult, POINTER(CUipcEventHandle), CUevent)
cuIpcOpenEventHandle = _library.function("cuIpcOpenEventHandle", CUresult, POINTER(CUevent), CUipcEventHandle)
cuIpcGetMemHandle = _library.function("cuIpcGetMemHandle", CUresult, POINTER(CUipcMemHandle), CUdeviceptr)
cuIpcOpenMemHandle_v2 = _library.function("cuIpcOpenMemHandle_v2", CUresult, POINTER(CUdeviceptr), CUipcMemHandle, c_uint32)
cuIpcCloseMemHandle = _library.function("cuIpcCloseMemHandle", CUresult, CUdeviceptr)
cuMemHostRegister_v2 = _library.function("cuMemHostRegister_v2", CUresult, c_void_p, c_size_t, c_uint32)
cuMemHostUnregister = _library.function("cuMemHostUnregister", CUresult, c_void_p)
cuMemcpy = _library.function("cuMemcpy", CUresult, CUdeviceptr, CUdeviceptr, c_size_t)
cuMemcpyPeer = _library.function("cuMemcpyPeer", CUresult, CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, c_size_t)
cuMemcpyHtoD_v2 = _library.function("cuMemcpyHtoD_v2", CUresult, CUdeviceptr, c_void_p, c_size_t)
cuMemcpyDtoH_v2 = _library.function("cuMemcpyDtoH_v2", CUresult, c_void_p, CUdeviceptr, c_size_t)
cuMemcpyDtoD_v2 = _library.function("cuMemcpyDtoD_v2", CUresult, CUdeviceptr, CUdeviceptr, c_size_t)
cuMemcpyDtoA_v2 = _library.function("cuMemcpyDtoA_v2", CUresult, CUarray, c_size_t, CUdeviceptr, c_size_t)
cuMemcpyAtoD_v2 = _library.function("cuMemcpyAtoD_v2", CUresult, CUdeviceptr, CUarray, c_size_t, c_size_t)
cuMemcpyHtoA_v2 = _library.function("cuMemcpyHtoA_v2", CUresult, CUarray, c_size_t, c_void_p, c_size_t)
cuMemcpyAtoH_v2 = _library.function("cuMemcpyAtoH_v2", CUresult, c_void_p, CUarray, c_size_t, c_size_t)
cuMemcpyAtoA_v2 = _library.function("cuMemcpyAtoA_v2", CUresult, CUarray, c_size_t, CUarray, c_size_t, c_size_t)
cuMemcpy2D_v2 = _library.function("cuMemcpy2D_v2", CUresult, POINTER(CUDA_MEMCPY2D))
cuMemcpy2DUnaligned_v2 = _library.function("cuMemcpy2DUnaligned_v2", CUresult, POINTER(CUDA_MEMCPY2D))
cuMemcpy3D_v2 = _library.function("cuMemcpy3D_v2", CUresult, POINTER(CUDA_MEMCPY3D))
cuMemcpy3DPeer = _library.function("cuMemcpy3DPeer", CUresult, POINTER(CUDA_MEMCPY3D_PEER))
cuMemcpyAsync = _library.function("cuMemcpyAsync", CUresult, CUdeviceptr, CUdeviceptr, c_size_t, CUstream)
cuMemcpyPeerAsync = _library.function("cuMemcpyPeerAsync", CUresult, CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, c_size_t, CUstream)
cuMemcpyHtoDAsync_v2 = _library.function("cuMemcpyHtoDAsync_v2", CUresult, CUdeviceptr, c_void_p, c_size_t, CUstream)
cuMemcpyDtoHAsync_v2 = _library.function("cuMemcpyDtoHAsync_v2", CUresult, c_void_p, CUdeviceptr, c_size_t, CUstream)
cuMemcpyDtoDAsync_v2 = _library.function("cuMemcpyDtoDAsync_v2", CUresult, CUdeviceptr, CUdeviceptr, c_size_t, CUstream)
cuMemcpyHtoAAsync_v2 = _library.function("cuMemcpyHtoAAsync_v2", CUresult, CUarray, c_size_t, c_void_p, c_size_t, CUstream)
cuMemcpyAtoHAsync_v2 = _library.function("cuMemcpyAtoHAsync_v2", CUresult, c_void_p, CUarray, c_size_t, c_size_t, CUstream)
cuMemcpy2DAsync_v2 = _library.function("cuMemcpy2DAsync_v2", CUresult, POINTER(CUDA_MEMCPY2D), CUstream)
cuMemcpy3DAsync_v2 = _library.function("cuMemcpy3DAsync_v2", CUresult, POINTER(CUDA_MEMCPY3D), CUstream)
cuMemcpy3DPeerAsync = _library.function("cuMemcpy3DPeerAsync", CUresult, POINTER(CUDA_MEMCPY3D_PEER), CUstream)
cuMemcpyBatchAsync = _library.function("cuMemcpyBatchAsync", CUresult, POINTER(CUdeviceptr), POINTER(CUdeviceptr), POINTER(c_size_t), c_size_t, POINTER(CUmemcpyAttributes), POINTER(c_size_t), c_size_t, POINTER(c_size_t), CUstream)
cuMemcpy3DBatchAsync = _library.function("cuMemcpy3DBatchAsync", CUresult, c_size_t, POINTER(CUDA_MEMCPY3D_BATCH_OP), POINTER(c_size_t), c_uint64, CUstream)
cuMemsetD8_v2 = _library.function("cuMemsetD8_v2", CUresult, CUdeviceptr, c_uint8, c_size_t)
cuMemsetD16_v2 = _library.function("cuMemsetD16_v2", CUresult, CUdeviceptr, c_uint16, c_size_t)
cuMemsetD32_v2 = _library.function("cuMemsetD32_v2", CUresult, CUdeviceptr, c_uint32, c_size_t)
cuMemsetD2D8_v2 = _library.function("cuMemsetD2D8_v2", CUresult, CUdeviceptr, c_size_t, c_uint8, c_size_t, c_size_t)
cuMemsetD2D16_v2 = _library.function("cuMemsetD2D16_v2", CUresult, CUdeviceptr, c_size_t, c_uint16, c_size_t, c_size_t)
cuMemsetD2D32_v2 = _library.function("cuMemsetD2D32_v2", CUresult, CUdeviceptr, c_size_t, c_uint32, c_size_t, c_size_t)
cuMemsetD8Async = _library.function("cuMemsetD8Async", CUresult, CUdeviceptr, c_uint8, c_size_t, CUstream)
cuMemsetD16Async = _library.function("cuMemsetD16Async", CUresult, CUdeviceptr, c_uint16, c_size_t, CUstream)
cuMemsetD32Async = _library.function("cuMemsetD32Async", CUresult, CUdeviceptr, c_uint32, c_size_t, CUstream)
cuMemsetD2D8Async = _library.function("cuMemsetD2D8Async", CUresult, CUdeviceptr, c_size_t, c_uint8, c_size_t, c_size_t, CUstream)
cuMemsetD2D16Async = _library.function("cuMemsetD2D16Async", CUresult, CUdeviceptr, c_size_t, c_uint16, c_size_t, c_size_t, CUstream)
cuMemsetD2D32Async = _library.function("cuMemsetD2D32Async", CUresult, CUdeviceptr, c_size_t, c_uint32, c_size_t, c_size_t, CUstream)
cuArrayCreate_v2 = _library.function("cuArrayCreate_v2", CUresult, POINTER(CUarray), POINTER(CUDA_ARRAY_DESCRIPTOR))
cuArrayGetDescriptor_v2 = _library.function("cuArrayGetDescriptor_v2", CUresult, POINTER(CUDA_ARRAY_DESCRIPTOR), CUarray)
cuArrayGetSparseProperties = _library.function("cuArrayGetSparseProperties", CUresult, POINTER(CUDA_ARRAY_SPARSE_PROPERTIES), CUarray)
cuMipmappedArrayGetSparseProperties = _library.function("cuMipmappedArrayGetSparseProperties", CUresult, POINTER(CUDA_ARRAY_SPARSE_PROPERTIES), CUmipmappedArray)
cuArrayGetMemoryRequirements = _library.function("cuArrayGetMemoryRequirements", CUresult, POINTER(CUDA_ARRAY_MEMORY_REQUIREMENTS), CUarray, CUdevice)
cuMipmappedArrayGetMemoryRequirements = _library.function("cuMipmappedArrayGetMemoryRequirements", CUresult, POINTER(CUDA_ARRAY_MEMORY_REQUIREMENTS), CUmipmappedArray, CUdevice)
cuArrayGetPlane = _library.function("cuArrayGetPlane", CUresult, POINTER(CUarray), CUarray, c_uint32)
cuArrayDestroy = _library.function("cuArrayDestroy", CUresult, CUarray)
cuArray3DCreate_v2 = _library.function("cuArray3DCreate_v2", CUresult, POINTER(CUarray), POINTER(CUDA_ARRAY3D_DESCRIPTOR))
cuArray3DGetDescriptor_v2 = _library.function("cuArray3DGetDescriptor_v2", CUresult, POINTER(CUDA_ARRAY3D_DESCRIPTOR), CUarray)
cuMipmappedArrayCreate = _library.function("cuMipmappedArrayCreate", CUresult, POINTER(CUmipmappedArray), POINTER(CUDA_ARRAY3D_DESCRIPTOR), c_uint32)
cuMipmappedArrayGetLevel = _library.function("cuMipmappedArrayGetLevel", CUresult, POINTER(CUarray), CUmipmappedArray, c_uint32)
cuMipmappedArrayDestroy = _library.function("cuMipmappedArrayDestroy", CUresult, CUmipmappedArray)
cuMemGetHandleForAddressRange = _library.function("cuMemGetHandleForAddressRange", CUresult, c_void_p, CUdeviceptr, c_size_t, CUmemRangeHandleType, c_uint64)
cuMemBatchDecompressAsync = _library.function("cuMemBatchDecompressAsync", CUresult, POINTER(CUmemDecompressParams), c_size_t, c_uint32, POINTER(c_size_t), CUstream)
cuMemAddressReserve = _library.function("cuMemAddressReserve", CUresult, POINTER(CUdeviceptr), c_size_t, c_size_t, CUdeviceptr, c_uint64)
cuMemAddressFree = _library.function("cuMemAddressFree", CUresult, CUdeviceptr, c_size_t)
cuMemCreate = _library.function("cuMemCreate", CUresult, POINTER(CUmemGenericAllocationHandle), c_size_t, POINTER(CUmemAllocationProp), c_uint64)
cuMemRelease = _library.function("cuMemRelease", CUresult, CUmemGenericAllocationHandle)
cuMemMap = _library.function("cuMemMap", CUresult, CUdeviceptr, c_size_t, c_size_t, CUmemGenericAllocationHandle, c_uint64)
cuMemMapArrayAsync = _library.function("cuMemMapArrayAsync", CUresult, POINTER(CUarrayMapInfo), c_uint32, CUstream)
cuMemUnmap = _library.function("cuMemUnmap", CUresult, CUdeviceptr, c_size_t)
cuMemSetAccess = _library.function("cuMemSetAccess", CUresult, CUdeviceptr, c_size_t, POINTER(CUmemAccessDesc), c_size_t)
cuMemGetAccess = _library.function("cuMemGetAccess", CUresult, POINTER(c_uint64), POINTER(CUmemLocation), CUdeviceptr)
cuMemExportToShareableHandle = _library.function("cuMemExportToShareableHandle", CUresult, c_void_p, CUmemGenericAllocationHandle, CUmemAllocationHandleType, c_uint64)
cuMemImportFromShareableHandle = _library.function("cuMemImportFromShareableHandle", CUresult, POINTER(CUmemGenericAllocationHandle), c_void_p, CUmemAllocationHandleType)
cuMemGetAllocationGranularity = _library.function("cuMemGetAllocationGranularity", CUresult, POINTER(c_size_t), POINTER(CUmemAllocationProp), CUmemAllocationGranularity_flags)
cuMemGetAllocationPropertiesFromHandle = _library.function("cuMemGetAllocationPropertiesFromHandle", CUresult, POINTER(CUmemAllocationProp), CUmemGenericAllocationHandle)
cuMemRetainAllocationHandle = _library.function("cuMemRetainAllocationHandle", CUresult, POINTER(CUmemGenericAllocationHandle), c_void_p)
cuMemFreeAsync = _library.function("cuMemFreeAsync", CUresult, CUdeviceptr, CUstream)
cuMemAllocAsync = _library.function("cuMemAllocAsync", CUresult, POINTER(CUdeviceptr), c_size_t, CUstream)
cuMemPoolTrimTo = _library.function("cuMemPoolTrimTo", CUresult, CUmemoryPool, c_size_t)
cuMemPoolSetAttribute = _library.function("cuMemPoolSetAttribute", CUresult, CUmemoryPool, CUmemPool_attribute, c_void_p)
cuMemPoolGetAttribute = _library.function("cuMemPoolGetAttribute", CUresult, CUmemoryPool, CUmemPool_attribute, c_void_p)
cuMemPoolSetAccess = _library.function("cuMemPoolSetAccess", CUresult, CUmemoryPool, POINTER(CUmemAccessDesc), c_size_t)
cuMemPoolGetAccess = _library.function("cuMemPoolGetAccess", CUresult, POINTER(CUmemAccess_flags), CUmemoryPool, POINTER(CUmemLocation))
cuMemPoolCreate = _library.function("cuMemPoolCreate", CUresult, POINTER(CUmemoryPool), POINTER(CUmemPoolProps))
cuMemPoolDestroy = _library.function("cuMemPoolDestroy", CUresult, CUmemoryPool)
cuMemAllocFromPoolAsync = _library.function("cuMemAllocFromPoolAsync", CUresult, POINTER(CUdeviceptr), c_size_t, CUmemoryPool, CUstream)
cuMemPoolExportToShareableHandle = _library.function("cuMemPoolExportToShareableHandle", CUresult, c_void_p, CUmemoryPool, CUmemAllocationHandleType, c_uint64)
cuMemPoolImportFromShareableHandle = _library.function("cuMemPoolImportFromShareableHandle", CUresult, POINTER(CUmemoryPool), c_void_p, CUmemAllocationHandleType, c_uint64)
cuMemPoolExportPointer = _library.function("cuMemPoolExportPointer", CUresult, POINTER(CUmemPoolPtrExportData), CUdeviceptr)
cuMemPoolImportPointer = _library.function("cuMemPoolImportPointer", CUresult, POINTER(CUdeviceptr), CUmemoryPool, POINTER(CUmemPoolPtrExportData))
cuMulticastCreate = _library.function("cuMulticastCreate", CUresult, POINTER(CUmemGenericAllocationHandle), POINTER(CUmulticastObjectProp))
cuMulticastAddDevice = _library.function("cuMulticastAddDevice", CUresult, CUmemGenericAllocationHandle, CUdevice)
cuMulticastBindMem = _library.function("cuMulticastBindMem", CUresult, CUmemGenericAllocationHandle, c_size_t, CUmemGenericAllocationHandle, c_size_t, c_size_t, c_uint64)
cuMulticastBindAddr = _library.function("cuMulticastBindAddr", CUresult, CUmemGenericAllocationHandle, c_size_t, CUdeviceptr, c_size_t, c_uint64)
cuMulticastUnbind = _library.function("cuMulticastUnbind", CUresult, CUmemGenericAllocationHandle, CUdevice, c_size_t, c_size_t)
cuMulticastGetGranularity = _library.function("cuMulticastGetGranularity", CUresult, POINTER(c_size_t), POINTER(CUmulticastObjectProp), CUmulticastGranularity_flags)
cuPointerGetAttribute = _library.function("cuPointerGetAttribute", CUresult, c_void_p, CUpointer_attribute, CUdeviceptr)
cuMemPrefetchAsync = _library.function("cuMemPrefetchAsync", CUresult, CUdeviceptr, c_size_t, CUdevice, CUstream)
cuMemPrefetchAsync_v2 = _library.function("cuMemPrefetchAsync_v2", CUresult, CUdeviceptr, c_size_t, CUmemLocation, c_uint32, CUstream)
cuMemAdvise = _library.function("cuMemAdvise", CUresult, CUdeviceptr, c_size_t, CUmem_advise, CUdevice)
cuMemAdvise_v2 = _library.function("cuMemAdvise_v2", CUresult, CUdeviceptr, c_size_t, CUmem_advise, CUmemLocation)
cuMemRangeGetAttribute = _library.function("cuMemRangeGetAttribute", CUresult, c_void_p, c_size_t, CUmem_range_attribute, CUdeviceptr, c_size_t)
cuMemRangeGetAttributes = _library.function("cuMemRangeGetAttributes", CUresult, POINTER(c_void_p), POINTER(c_size_t), POINTER(CUmem_range_attribute), c_size_t, CUdeviceptr, c_size_t)
cuPointerSetAttribute = _library.function("cuPointerSetAttribute", CUresult, c_void_p, CUpointer_attribute, CUdeviceptr)
cuPointerGetAttributes = _library.function("cuPointerGetAttributes", CUresult, c_uint32, POINTER(CUpointer_attribute), POINTER(c_void_p), CUdeviceptr)
cuStreamCreate = _library.function("cuStreamCreate", CUresult, POINTER(CUstream), c_uint32)
cuStreamCreateWithPriority = _library.function("cuStreamCreateWithPriority", CUresult, POINTER(CUstream), c_uint32, c_int32)
cuStreamGetPriority = _library.function("cuStreamGetPriority", CUresult, CUstream, POINTER(c_int32))
cuStreamGetDevice = _library.function("cuStreamGetDevice", CUresult, CUstream, POINTER(CUdevice))
cuStreamGetFlags = _library.function("cuStreamGetFlags", CUresult, CUstream, POINTER(c_uint32))
cuStreamGetId = _library.function("cuStreamGetId", CUresult, CUstream, POINTER(c_uint64))
cuStreamGetCtx = _library.function("cuStreamGetCtx", CUresult, CUstream, POINTER(CUcontext))
cuStreamGetCtx_v2 = _library.function("cuStreamGetCtx_v2", CUresult, CUstream, POINTER(CUcontext), POINTER(CUgreenCtx))
cuStreamWaitEvent = _library.function("cuStreamWaitEvent", CUresult, CUstream, CUevent, c_uint32)
cuStreamAddCallback = _library.function("cuStreamAddCallback", CUresult, CUstream, CUstreamCallback, c_void_p, c_uint32)
cuStreamBeginCapture_v2 = _library.function("cuStreamBeginCapture_v2", CUresult, CUstream, CUstreamCaptureMode)
cuStreamBeginCaptureToGraph = _library.function("cuStreamBeginCaptureToGraph", CUresult, CUstream, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphEdgeData), c_size_t, CUstreamCaptureMode)
cuThreadExchangeStreamCaptureMode = _library.function("cuThreadExchangeStreamCaptureMode", CUresult, POINTER(CUstreamCaptureMode))
cuStreamEndCapture = _library.function("cuStreamEndCapture", CUresult, CUstream, POINTER(CUgraph))
cuStreamIsCapturing = _library.function("cuStreamIsCapturing", CUresult, CUstream, POINTER(CUstreamCaptureStatus))
cuStreamGetCaptureInfo_v2 = _library.function("cuStreamGetCaptureInfo_v2", CUresult, CUstream, POINTER(CUstreamCaptureStatus), POINTER(cuuint64_t), POINTER(CUgraph), POINTER(POINTER(CUgraphNode)), POINTER(c_size_t))
cuStreamGetCaptureInfo_v3 = _library.function("cuStreamGetCaptureInfo_v3", CUresult, CUstream, POINTER(CUstreamCaptureStatus), POINTER(cuuint64_t), POINTER(CUgraph), POINTER(POINTER(CUgraphNode)), POINTER(POINTER(CUgraphEdgeData)), POINTER(c_size_t))
cuStreamUpdateCaptureDependencies = _library.function("cuStreamUpdateCaptureDependencies", CUresult, CUstream, POINTER(CUgraphNode), c_size_t, c_uint32)
cuStreamUpdateCaptureDependencies_v2 = _library.function("cuStreamUpdateCaptureDependencies_v2", CUresult, CUstream, POINTER(CUgraphNode), POINTER(CUgraphEdgeData), c_size_t, c_uint32)
cuStreamAttachMemAsync = _library.function("cuStreamAttachMemAsync", CUresult, CUstream, CUdeviceptr, c_size_t, c_uint32)
cuStreamQuery = _library.function("cuStreamQuery", CUresult, CUstream)
cuStreamSynchronize = _library.function("cuStreamSynchronize", CUresult, CUstream)
cuStreamDestroy_v2 = _library.function("cuStreamDestroy_v2", CUresult, CUstream)
cuStreamCopyAttributes = _library.function("cuStreamCopyAttributes", CUresult, CUstream, CUstream)
cuStreamGetAttribute = _library.function("cuStreamGetAttribute", CUresult, CUstream, CUstreamAttrID, POINTER(CUstreamAttrValue))
cuStreamSetAttribute = _library.function("cuStreamSetAttribute", CUresult, CUstream, CUstreamAttrID, POINTER(CUstreamAttrValue))
cuEventCreate = _library.function("cuEventCreate", CUresult, POINTER(CUevent), c_uint32)
cuEventRecord = _library.function("cuEventRecord", CUresult, CUevent, CUstream)
cuEventRecordWithFlags = _library.function("cuEventRecordWithFlags", CUresult, CUevent, CUstream, c_uint32)
cuEventQuery = _library.function("cuEventQuery", CUresult, CUevent)
cuEventSynchronize = _library.function("cuEventSynchronize", CUresult, CUevent)
cuEventDestroy_v2 = _library.function("cuEventDestroy_v2", CUresult, CUevent)
cuEventElapsedTime = _library.function("cuEventElapsedTime", CUresult, POINTER(c_float), CUevent, CUevent)
cuEventElapsedTime_v2 = _library.function("cuEventElapsedTime_v2", CUresult, POINTER(c_float), CUevent, CUevent)
cuImportExternalMemory = _library.function("cuImportExternalMemory", CUresult, POINTER(CUexternalMemory), POINTER(CUDA_EXTERNAL_MEMORY_HANDLE_DESC))
cuExternalMemoryGetMappedBuffer = _library.function("cuExternalMemoryGetMappedBuffer", CUresult, POINTER(CUdeviceptr), CUexternalMemory, POINTER(CUDA_EXTERNAL_MEMORY_BUFFER_DESC))
cuExternalMemoryGetMappedMipmappedArray = _library.function("cuExternalMemoryGetMappedMipmappedArray", CUresult, POINTER(CUmipmappedArray), CUexternalMemory, POINTER(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC))
cuDestroyExternalMemory = _library.function("cuDestroyExternalMemory", CUresult, CUexternalMemory)
cuImportExternalSemaphore = _library.function("cuImportExternalSemaphore", CUresult, POINTER(CUexternalSemaphore), POINTER(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC))
cuSignalExternalSemaphoresAsync = _library.function("cuSignalExternalSemaphoresAsync", CUresult, POINTER(CUexternalSemaphore), POINTER(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS), c_uint32, CUstream)
cuWaitExternalSemaphoresAsync = _library.function("cuWaitExternalSemaphoresAsync", CUresult, POINTER(CUexternalSemaphore), POINTER(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS), c_uint32, CUstream)
cuDestroyExternalSemaphore = _library.function("cuDestroyExternalSemaphore", CUresult, CUexternalSemaphore)
cuStreamWaitValue32_v2 = _library.function("cuStreamWaitValue32_v2", CUresult, CUstream, CUdeviceptr, cuuint32_t, c_uint32)
cuStreamWaitValue64_v2 = _library.function("cuStreamWaitValue64_v2", CUresult, CUstream, CUdeviceptr, cuuint64_t, c_uint32)
cuStreamWriteValue32_v2 = _library.function("cuStreamWriteValue32_v2", CUresult, CUstream, CUdeviceptr, cuuint32_t, c_uint32)
cuStreamWriteValue64_v2 = _library.function("cuStreamWriteValue64_v2", CUresult, CUstream, CUdeviceptr, cuuint64_t, c_uint32)
cuStreamBatchMemOp_v2 = _library.function("cuStreamBatchMemOp_v2", CUresult, CUstream, c_uint32, POINTER(CUstreamBatchMemOpParams), c_uint32)
cuFuncGetAttribute = _library.function("cuFuncGetAttribute", CUresult, POINTER(c_int32), CUfunction_attribute, CUfunction)
cuFuncSetAttribute = _library.function("cuFuncSetAttribute", CUresult, CUfunction, CUfunction_attribute, c_int32)
cuFuncSetCacheConfig = _library.function("cuFuncSetCacheConfig", CUresult, CUfunction, CUfunc_cache)
cuFuncGetModule = _library.function("cuFuncGetModule", CUresult, POINTER(CUmodule), CUfunction)
cuFuncGetName = _library.function("cuFuncGetName", CUresult, POINTER(c_char_p), CUfunction)
cuFuncGetParamInfo = _library.function("cuFuncGetParamInfo", CUresult, CUfunction, c_size_t, POINTER(c_size_t), POINTER(c_size_t))
cuFuncIsLoaded = _library.function("cuFuncIsLoaded", CUresult, POINTER(CUfunctionLoadingState), CUfunction)
cuFuncLoad = _library.function("cuFuncLoad", CUresult, CUfunction)
cuLaunchKernel = _library.function("cuLaunchKernel", CUresult, CUfunction, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, CUstream, POINTER(c_void_p), POINTER(c_void_p))
cuLaunchKernelEx = _library.function("cuLaunchKernelEx", CUresult, POINTER(CUlaunchConfig), CUfunction, POINTER(c_void_p), POINTER(c_void_p))
cuLaunchCooperativeKernel = _library.function("cuLaunchCooperativeKernel", CUresult, CUfunction, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, CUstream, POINTER(c_void_p))
cuLaunchCooperativeKernelMultiDevice = _library.function("cuLaunchCooperativeKernelMultiDevice", CUresult, POINTER(CUDA_LAUNCH_PARAMS), c_uint32, c_uint32)
cuLaunchHostFunc = _library.function("cuLaunchHostFunc", CUresult, CUstream, CUhostFn, c_void_p)
cuFuncSetBlockShape = _library.function("cuFuncSetBlockShape", CUresult, CUfunction, c_int32, c_int32, c_int32)
cuFuncSetSharedSize = _library.function("cuFuncSetSharedSize", CUresult, CUfunction, c_uint32)
cuParamSetSize = _library.function("cuParamSetSize", CUresult, CUfunction, c_uint32)
cuParamSeti = _library.function("cuParamSeti", CUresult, CUfunction, c_int32, c_uint32)
cuParamSetf = _library.function("cuParamSetf", CUresult, CUfunction, c_int32, c_float)
cuParamSetv = _library.function("cuParamSetv", CUresult, CUfunction, c_int32, c_void_p, c_uint32)
cuLaunch = _library.function("cuLaunch", CUresult, CUfunction)
cuLaunchGrid = _library.function("cuLaunchGrid", CUresult, CUfunction, c_int32, c_int32)
cuLaunchGridAsync = _library.function("cuLaunchGridAsync", CUresult, CUfunction, c_int32, c_int32, CUstream)
cuParamSetTexRef = _library.function("cuParamSetTexRef", CUresult, CUfunction, c_int32, CUtexref)
cuFuncSetSharedMemConfig = _library.function("cuFuncSetSharedMemConfig", CUresult, CUfunction, CUsharedconfig)
cuGraphCreate = _library.function("cuGraphCreate", CUresult, POINTER(CUgraph), c_uint32)
cuGraphAddKernelNode_v2 = _library.function("cuGraphAddKernelNode_v2", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_KERNEL_NODE_PARAMS))
cuGraphKernelNodeGetParams_v2 = _library.function("cuGraphKernelNodeGetParams_v2", CUresult, CUgraphNode, POINTER(CUDA_KERNEL_NODE_PARAMS))
cuGraphKernelNodeSetParams_v2 = _library.function("cuGraphKernelNodeSetParams_v2", CUresult, CUgraphNode, POINTER(CUDA_KERNEL_NODE_PARAMS))
cuGraphAddMemcpyNode = _library.function("cuGraphAddMemcpyNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_MEMCPY3D), CUcontext)
cuGraphMemcpyNodeGetParams = _library.function("cuGraphMemcpyNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_MEMCPY3D))
cuGraphMemcpyNodeSetParams = _library.function("cuGraphMemcpyNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_MEMCPY3D))
cuGraphAddMemsetNode = _library.function("cuGraphAddMemsetNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_MEMSET_NODE_PARAMS), CUcontext)
cuGraphMemsetNodeGetParams = _library.function("cuGraphMemsetNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_MEMSET_NODE_PARAMS))
cuGraphMemsetNodeSetParams = _library.function("cuGraphMemsetNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_MEMSET_NODE_PARAMS))
cuGraphAddHostNode = _library.function("cuGraphAddHostNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_HOST_NODE_PARAMS))
cuGraphHostNodeGetParams = _library.function("cuGraphHostNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_HOST_NODE_PARAMS))
cuGraphHostNodeSetParams = _library.function("cuGraphHostNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_HOST_NODE_PARAMS))
cuGraphAddChildGraphNode = _library.function("cuGraphAddChildGraphNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, CUgraph)
cuGraphChildGraphNodeGetGraph = _library.function("cuGraphChildGraphNodeGetGraph", CUresult, CUgraphNode, POINTER(CUgraph))
cuGraphAddEmptyNode = _library.function("cuGraphAddEmptyNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t)
cuGraphAddEventRecordNode = _library.function("cuGraphAddEventRecordNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, CUevent)
cuGraphEventRecordNodeGetEvent = _library.function("cuGraphEventRecordNodeGetEvent", CUresult, CUgraphNode, POINTER(CUevent))
cuGraphEventRecordNodeSetEvent = _library.function("cuGraphEventRecordNodeSetEvent", CUresult, CUgraphNode, CUevent)
cuGraphAddEventWaitNode = _library.function("cuGraphAddEventWaitNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, CUevent)
cuGraphEventWaitNodeGetEvent = _library.function("cuGraphEventWaitNodeGetEvent", CUresult, CUgraphNode, POINTER(CUevent))
cuGraphEventWaitNodeSetEvent = _library.function("cuGraphEventWaitNodeSetEvent", CUresult, CUgraphNode, CUevent)
cuGraphAddExternalSemaphoresSignalNode = _library.function("cuGraphAddExternalSemaphoresSignalNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS))
cuGraphExternalSemaphoresSignalNodeGetParams = _library.function("cuGraphExternalSemaphoresSignalNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS))
cuGraphExternalSemaphoresSignalNodeSetParams = _library.function("cuGraphExternalSemaphoresSignalNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS))
cuGraphAddExternalSemaphoresWaitNode = _library.function("cuGraphAddExternalSemaphoresWaitNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_EXT_SEM_WAIT_NODE_PARAMS))
cuGraphExternalSemaphoresWaitNodeGetParams = _library.function("cuGraphExternalSemaphoresWaitNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_EXT_SEM_WAIT_NODE_PARAMS))
cuGraphExternalSemaphoresWaitNodeSetParams = _library.function("cuGraphExternalSemaphoresWaitNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_EXT_SEM_WAIT_NODE_PARAMS))
cuGraphAddBatchMemOpNode = _library.function("cuGraphAddBatchMemOpNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_BATCH_MEM_OP_NODE_PARAMS))
cuGraphBatchMemOpNodeGetParams = _library.function("cuGraphBatchMemOpNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_BATCH_MEM_OP_NODE_PARAMS))
cuGraphBatchMemOpNodeSetParams = _library.function("cuGraphBatchMemOpNodeSetParams", CUresult, CUgraphNode, POINTER(CUDA_BATCH_MEM_OP_NODE_PARAMS))
cuGraphExecBatchMemOpNodeSetParams = _library.function("cuGraphExecBatchMemOpNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_BATCH_MEM_OP_NODE_PARAMS))
cuGraphAddMemAllocNode = _library.function("cuGraphAddMemAllocNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUDA_MEM_ALLOC_NODE_PARAMS))
cuGraphMemAllocNodeGetParams = _library.function("cuGraphMemAllocNodeGetParams", CUresult, CUgraphNode, POINTER(CUDA_MEM_ALLOC_NODE_PARAMS))
cuGraphAddMemFreeNode = _library.function("cuGraphAddMemFreeNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, CUdeviceptr)
cuGraphMemFreeNodeGetParams = _library.function("cuGraphMemFreeNodeGetParams", CUresult, CUgraphNode, POINTER(CUdeviceptr))
cuDeviceGraphMemTrim = _library.function("cuDeviceGraphMemTrim", CUresult, CUdevice)
cuDeviceGetGraphMemAttribute = _library.function("cuDeviceGetGraphMemAttribute", CUresult, CUdevice, CUgraphMem_attribute, c_void_p)
cuDeviceSetGraphMemAttribute = _library.function("cuDeviceSetGraphMemAttribute", CUresult, CUdevice, CUgraphMem_attribute, c_void_p)
cuGraphClone = _library.function("cuGraphClone", CUresult, POINTER(CUgraph), CUgraph)
cuGraphNodeFindInClone = _library.function("cuGraphNodeFindInClone", CUresult, POINTER(CUgraphNode), CUgraphNode, CUgraph)
cuGraphNodeGetType = _library.function("cuGraphNodeGetType", CUresult, CUgraphNode, POINTER(CUgraphNodeType))
cuGraphGetNodes = _library.function("cuGraphGetNodes", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(c_size_t))
cuGraphGetRootNodes = _library.function("cuGraphGetRootNodes", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(c_size_t))
cuGraphGetEdges = _library.function("cuGraphGetEdges", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), POINTER(c_size_t))
cuGraphGetEdges_v2 = _library.function("cuGraphGetEdges_v2", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), POINTER(CUgraphEdgeData), POINTER(c_size_t))
cuGraphNodeGetDependencies = _library.function("cuGraphNodeGetDependencies", CUresult, CUgraphNode, POINTER(CUgraphNode), POINTER(c_size_t))
cuGraphNodeGetDependencies_v2 = _library.function("cuGraphNodeGetDependencies_v2", CUresult, CUgraphNode, POINTER(CUgraphNode), POINTER(CUgraphEdgeData), POINTER(c_size_t))
cuGraphNodeGetDependentNodes = _library.function("cuGraphNodeGetDependentNodes", CUresult, CUgraphNode, POINTER(CUgraphNode), POINTER(c_size_t))
cuGraphNodeGetDependentNodes_v2 = _library.function("cuGraphNodeGetDependentNodes_v2", CUresult, CUgraphNode, POINTER(CUgraphNode), POINTER(CUgraphEdgeData), POINTER(c_size_t))
cuGraphAddDependencies = _library.function("cuGraphAddDependencies", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), c_size_t)
cuGraphAddDependencies_v2 = _library.function("cuGraphAddDependencies_v2", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), POINTER(CUgraphEdgeData), c_size_t)
cuGraphRemoveDependencies = _library.function("cuGraphRemoveDependencies", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), c_size_t)
cuGraphRemoveDependencies_v2 = _library.function("cuGraphRemoveDependencies_v2", CUresult, CUgraph, POINTER(CUgraphNode), POINTER(CUgraphNode), POINTER(CUgraphEdgeData), c_size_t)
cuGraphDestroyNode = _library.function("cuGraphDestroyNode", CUresult, CUgraphNode)
cuGraphInstantiateWithFlags = _library.function("cuGraphInstantiateWithFlags", CUresult, POINTER(CUgraphExec), CUgraph, c_uint64)
cuGraphInstantiateWithParams = _library.function("cuGraphInstantiateWithParams", CUresult, POINTER(CUgraphExec), CUgraph, POINTER(CUDA_GRAPH_INSTANTIATE_PARAMS))
cuGraphExecGetFlags = _library.function("cuGraphExecGetFlags", CUresult, CUgraphExec, POINTER(cuuint64_t))
cuGraphExecKernelNodeSetParams_v2 = _library.function("cuGraphExecKernelNodeSetParams_v2", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_KERNEL_NODE_PARAMS))
cuGraphExecMemcpyNodeSetParams = _library.function("cuGraphExecMemcpyNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_MEMCPY3D), CUcontext)
cuGraphExecMemsetNodeSetParams = _library.function("cuGraphExecMemsetNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_MEMSET_NODE_PARAMS), CUcontext)
cuGraphExecHostNodeSetParams = _library.function("cuGraphExecHostNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_HOST_NODE_PARAMS))
cuGraphExecChildGraphNodeSetParams = _library.function("cuGraphExecChildGraphNodeSetParams", CUresult, CUgraphExec, CUgraphNode, CUgraph)
cuGraphExecEventRecordNodeSetEvent = _library.function("cuGraphExecEventRecordNodeSetEvent", CUresult, CUgraphExec, CUgraphNode, CUevent)
cuGraphExecEventWaitNodeSetEvent = _library.function("cuGraphExecEventWaitNodeSetEvent", CUresult, CUgraphExec, CUgraphNode, CUevent)
cuGraphExecExternalSemaphoresSignalNodeSetParams = _library.function("cuGraphExecExternalSemaphoresSignalNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS))
cuGraphExecExternalSemaphoresWaitNodeSetParams = _library.function("cuGraphExecExternalSemaphoresWaitNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUDA_EXT_SEM_WAIT_NODE_PARAMS))
cuGraphNodeSetEnabled = _library.function("cuGraphNodeSetEnabled", CUresult, CUgraphExec, CUgraphNode, c_uint32)
cuGraphNodeGetEnabled = _library.function("cuGraphNodeGetEnabled", CUresult, CUgraphExec, CUgraphNode, POINTER(c_uint32))
cuGraphUpload = _library.function("cuGraphUpload", CUresult, CUgraphExec, CUstream)
cuGraphLaunch = _library.function("cuGraphLaunch", CUresult, CUgraphExec, CUstream)
cuGraphExecDestroy = _library.function("cuGraphExecDestroy", CUresult, CUgraphExec)
cuGraphDestroy = _library.function("cuGraphDestroy", CUresult, CUgraph)
cuGraphExecUpdate_v2 = _library.function("cuGraphExecUpdate_v2", CUresult, CUgraphExec, CUgraph, POINTER(CUgraphExecUpdateResultInfo))
cuGraphKernelNodeCopyAttributes = _library.function("cuGraphKernelNodeCopyAttributes", CUresult, CUgraphNode, CUgraphNode)
cuGraphKernelNodeGetAttribute = _library.function("cuGraphKernelNodeGetAttribute", CUresult, CUgraphNode, CUkernelNodeAttrID, POINTER(CUkernelNodeAttrValue))
cuGraphKernelNodeSetAttribute = _library.function("cuGraphKernelNodeSetAttribute", CUresult, CUgraphNode, CUkernelNodeAttrID, POINTER(CUkernelNodeAttrValue))
cuGraphDebugDotPrint = _library.function("cuGraphDebugDotPrint", CUresult, CUgraph, c_char_p, c_uint32)
cuUserObjectCreate = _library.function("cuUserObjectCreate", CUresult, POINTER(CUuserObject), c_void_p, CUhostFn, c_uint32, c_uint32)
cuUserObjectRetain = _library.function("cuUserObjectRetain", CUresult, CUuserObject, c_uint32)
cuUserObjectRelease = _library.function("cuUserObjectRelease", CUresult, CUuserObject, c_uint32)
cuGraphRetainUserObject = _library.function("cuGraphRetainUserObject", CUresult, CUgraph, CUuserObject, c_uint32, c_uint32)
cuGraphReleaseUserObject = _library.function("cuGraphReleaseUserObject", CUresult, CUgraph, CUuserObject, c_uint32)
cuGraphAddNode = _library.function("cuGraphAddNode", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), c_size_t, POINTER(CUgraphNodeParams))
cuGraphAddNode_v2 = _library.function("cuGraphAddNode_v2", CUresult, POINTER(CUgraphNode), CUgraph, POINTER(CUgraphNode), POINTER(CUgraphEdgeData), c_size_t, POINTER(CUgraphNodeParams))
cuGraphNodeSetParams = _library.function("cuGraphNodeSetParams", CUresult, CUgraphNode, POINTER(CUgraphNodeParams))
cuGraphExecNodeSetParams = _library.function("cuGraphExecNodeSetParams", CUresult, CUgraphExec, CUgraphNode, POINTER(CUgraphNodeParams))
cuGraphConditionalHandleCreate = _library.function("cuGraphConditionalHandleCreate", CUresult, POINTER(CUgraphConditionalHandle), CUgraph, CUcontext, c_uint32, c_uint32)
cuOccupancyMaxActiveBlocksPerMultiprocessor = _library.function("cuOccupancyMaxActiveBlocksPerMultiprocessor", CUresult, POINTER(c_int32), CUfunction, c_int32, c_size_t)
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = _library.function("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", CUresult, POINTER(c_int32), CUfunction, c_int32, c_size_t, c_uint32)
cuOccupancyMaxPotentialBlockSize = _library.function("cuOccupancyMaxPotentialBlockSize", CUresult, POINTER(c_int32), POINTER(c_int32), CUfunction, CUoccupancyB2DSize, c_size_t, c_int32)
cuOccupancyMaxPotentialBlockSizeWithFlags = _library.function("cuOccupancyMaxPotentialBlockSizeWithFlags", CUresult, POINTER(c_int32), POINTER(c_int32), CUfunction, CUoccupancyB2DSize, c_size_t, c_int32, c_uint32)
cuOccupancyAvailableDynamicSMemPerBlock = _library.function("cuOccupancyAvailableDynamicSMemPerBlock", CUresult, POINTER(c_size_t), CUfunction, c_int32, c_int32)
cuOccupancyMaxPotentialClusterSize = _library.function("cuOccupancyMaxPotentialClusterSize", CUresult, POINTER(c_int32), CUfunction, POINTER(CUlaunchConfig))
cuOccupancyMaxActiveClusters = _library.function("cuOccupancyMaxActiveClusters", CUresult, POINTER(c_int32), CUfunction, POINTER(CUlaunchConfig))
cuTexRefSetArray = _library.function("cuTexRefSetArray", CUresult, CUtexref, CUarray, c_uint32)
cuTexRefSetMipmappedArray = _library.function("cuTexRefSetMipmappedArray", CUresult, CUtexref, CUmipmappedArray, c_uint32)
cuTexRefSetAddress_v2 = _library.function("cuTexRefSetAddress_v2", CUresult, POINTER(c_size_t), CUtexref, CUdeviceptr, c_size_t)
cuTexRefSetAddress2D_v3 = _library.function("cuTexRefSetAddress2D_v3", CUresult, CUtexref, POINTER(CUDA_ARRAY_DESCRIPTOR), CUdeviceptr, c_size_t)
cuTexRefSetFormat = _library.function("cuTexRefSetFormat", CUresult, CUtexref, CUarray_format, c_int32)
cuTexRefSetAddressMode = _library.function("cuTexRefSetAddressMode", CUresult, CUtexref, c_int32, CUaddress_mode)
cuTexRefSetFilterMode = _library.function("cuTexRefSetFilterMode", CUresult, CUtexref, CUfilter_mode)
cuTexRefSetMipmapFilterMode = _library.function("cuTexRefSetMipmapFilterMode", CUresult, CUtexref, CUfilter_mode)
cuTexRefSetMipmapLevelBias = _library.function("cuTexRefSetMipmapLevelBias", CUresult, CUtexref, c_float)
cuTexRefSetMipmapLevelClamp = _library.function("cuTexRefSetMipmapLevelClamp", CUresult, CUtexref, c_float, c_float)
cuTexRefSetMaxAnisotropy = _library.function("cuTexRefSetMaxAnisotropy", CUresult, CUtexref, c_uint32)
cuTexRefSetBorderColor = _library.function("cuTexRefSetBorderColor", CUresult, CUtexref, POINTER(c_float))
cuTexRefSetFlags = _library.function("cuTexRefSetFlags", CUresult, CUtexref, c_uint32)
cuTexRefGetAddress_v2 = _library.function("cuTexRefGetAddress_v2", CUresult, POINTER(CUdeviceptr), CUtexref)
cuTexRefGetArray = _library.function("cuTexRefGetArray", CUresult, POINTER(CUarray), CUtexref)
cuTexRefGetMipmappedArray = _library.function("cuTexRefGetMipmappedArray", CUresult, POINTER(CUmipmappedArray), CUtexref)
cuTexRefGetAddressMode = _library.function("cuTexRefGetAddressMode", CUresult, POINTER(CUaddress_mode), CUtexref, c_int32)
cuTexRefGetFilterMode = _library.function("cuTexRefGetFilterMode", CUresult, POINTER(CUfilter_mode), CUtexref)
cuTexRefGetFormat = _library.function("cuTexRefGetFormat", CUresult, POINTER(CUarray_format), POINTER(c_int32), CUtexref)
cuTexRefGetMipmapFilterMode = _library.function("cuTexRefGetMipmapFilterMode", CUresult, POINTER(CUfilter_mode), CUtexref)
cuTexRefGetMipmapLevelBias = _library.function("cuTexRefGetMipmapLevelBias", CUresult, POINTER(c_float), CUtexref)
cuTexRefGetMipmapLevelClamp = _library.function("cuTexRefGetMipmapLevelClamp", CUresult, POINTER(c_float), POINTER(c_float), CUtexref)
cuTexRefGetMaxAnisotropy = _library.function("cuTexRefGetMaxAnisotropy", CUresult, POINTER(c_int32), CUtexref)
cuTexRefGetBorderColor = _library.function("cuTexRefGetBorderColor", CUresult, POINTER(c_float), CUtexref)
cuTexRefGetFlags = _library.function("cuTexRefGetFlags", CUresult, POINTER(c_uint32), CUtexref)
cuTexRefCreate = _library.function("cuTexRefCreate", CUresult, POINTER(CUtexref))
cuTexRefDestroy = _library.function("cuTexRefDestroy", CUresult, CUtexref)
cuSurfRefSetArray = _library.function("cuSurfRefSetArray", CUresult, CUsurfref, CUarray, c_uint32)
cuSurfRefGetArray = _library.function("cuSurfRefGetArray", CUresult, POINTER(CUarray), CUsurfref)
cuTexObjectCreate = _library.function("cuTexObjectCreate", CUresult, POINTER(CUtexObject), POINTER(CUDA_RESOURCE_DESC), POINTER(CUDA_TEXTURE_DESC), POINTER(CUDA_RESOURCE_VIEW_DESC))
cuTexObjectDestroy = _library.function("cuTexObjectDestroy", CUresult, CUtexObject)
cuTexObjectGetResourceDesc = _library.function("cuTexObjectGetResourceDesc", CUresult, POINTER(CUDA_RESOURCE_DESC), CUtexObject)
cuTexObjectGetTextureDesc = _library.function("cuTexObjectGetTextureDesc", CUresult, POINTER(CUDA_TEXTURE_DESC), CUtexObject)
cuTexObjectGetResourceViewDesc = _library.function("cuTexObjectGetResourceViewDesc", CUresult, POINTER(CUDA_RESOURCE_VIEW_DESC), CUtexObject)
cuSurfObjectCreate = _library.function("cuSurfObjectCreate", CUresult, POINTER(CUsurfObject), POINTER(CUDA_RESOURCE_DESC))
cuSurfObjectDestroy = _library.function("cuSurfObjectDestroy", CUresult, CUsurfObject)
cuSurfObjectGetResourceDesc = _library.function("cuSurfObjectGetResourceDesc", CUresult, POINTER(CUDA_RESOURCE_DESC), CUsurfObject)
cuTensorMapEncodeTiled = _library.function("cuTensorMapEncodeTiled", CUresult, POINTER(CUtensorMap), CUtensorMapDataType, cuuint32_t, c_void_p, POINTER(cuuint64_t), POINTER(cuuint64_t), POINTER(cuuint32_t), POINTER(cuuint32_t), CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)
cuTensorMapEncodeIm2col = _library.function("cuTensorMapEncodeIm2col", CUresult, POINTER(CUtensorMap), CUtensorMapDataType, cuuint32_t, c_void_p, POINTER(cuuint64_t), POINTER(cuuint64_t), POINTER(c_int32), POINTER(c_int32), cuuint32_t, cuuint32_t, POINTER(cuuint32_t), CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)
cuTensorMapEncodeIm2colWide = _library.function("cuTensorMapEncodeIm2colWide", CUresult, POINTER(CUtensorMap), CUtensorMapDataType, cuuint32_t, c_void_p, POINTER(cuuint64_t), POINTER(cuuint64_t), c_int32, c_int32, cuuint32_t, cuuint32_t, POINTER(cuuint32_t), CUtensorMapInterleave, CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)
cuTensorMapReplaceAddress = _library.function("cuTensorMapReplaceAddress", CUresult, POINTER(CUtensorMap), c_void_p)
cuDeviceCanAccessPeer = _library.function("cuDeviceCanAccessPeer", CUresult, POINTER(c_int32), CUdevice, CUdevice)
cuCtxEnablePeerAccess = _library.function("cuCtxEnablePeerAccess", CUresult, CUcontext, c_uint32)
cuCtxDisablePeerAccess = _library.function("cuCtxDisablePeerAccess", CUresult, CUcontext)
cuDeviceGetP2PAttribute = _library.function("cuDeviceGetP2PAttribute", CUresult, POINTER(c_int32), CUdevice_P2PAttribute, CUdevice, CUdevice)
cuGraphicsUnregisterResource = _library.function("cuGraphicsUnregisterResource", CUresult, CUgraphicsResource)
cuGraphicsSubResourceGetMappedArray = _library.function("cuGraphicsSubResourceGetMappedArray", CUresult, POINTER(CUarray), CUgraphicsResource, c_uint32, c_uint32)
cuGraphicsResourceGetMappedMipmappedArray = _library.function("cuGraphicsResourceGetMappedMipmappedArray", CUresult, POINTER(CUmipmappedArray), CUgraphicsResource)
cuGraphicsResourceGetMappedPointer_v2 = _library.function("cuGraphicsResourceGetMappedPointer_v2", CUresult, POINTER(CUdeviceptr), POINTER(c_size_t), CUgraphicsResource)
cuGraphicsResourceSetMapFlags_v2 = _library.function("cuGraphicsResourceSetMapFlags_v2", CUresult, CUgraphicsResource, c_uint32)
cuGraphicsMapResources = _library.function("cuGraphicsMapResources", CUresult, c_uint32, POINTER(CUgraphicsResource), CUstream)
cuGraphicsUnmapResources = _library.function("cuGraphicsUnmapResources", CUresult, c_uint32, POINTER(CUgraphicsResource), CUstream)
cuGetProcAddress_v2 = _library.function("cuGetProcAddress_v2", CUresult, c_char_p, POINTER(c_void_p), c_int32, cuuint64_t, POINTER(CUdriverProcAddressQueryResult))
cuCoredumpGetAttribute = _library.function("cuCoredumpGetAttribute", CUresult, CUcoredumpSettings, c_void_p, POINTER(c_size_t))
cuCoredumpGetAttributeGlobal = _library.function("cuCoredumpGetAttributeGlobal", CUresult, CUcoredumpSettings, c_void_p, POINTER(c_size_t))
cuCoredumpSetAttribute = _library.function("cuCoredumpSetAttribute", CUresult, CUcoredumpSettings, c_void_p, POINTER(c_size_t))
cuCoredumpSetAttributeGlobal = _library.function("cuCoredumpSetAttributeGlobal", CUresult, CUcoredumpSettings, c_void_p, POINTER(c_size_t))
cuGetExportTable = _library.function("cuGetExportTable", CUresult, POINTER(c_void_p), POINTER(CUuuid))
cuGreenCtxCreate = _library.function("cuGreenCtxCreate", CUresult, POINTER(CUgreenCtx), CUdevResourceDesc, CUdevice, c_uint32)
cuGreenCtxDestroy = _library.function("cuGreenCtxDestroy", CUresult, CUgreenCtx)
cuCtxFromGreenCtx = _library.function("cuCtxFromGreenCtx", CUresult, POINTER(CUcontext), CUgreenCtx)
cuDeviceGetDevResource = _library.function("cuDeviceGetDevResource", CUresult, CUdevice, POINTER(CUdevResource), CUdevResourceType)
cuCtxGetDevResource = _library.function("cuCtxGetDevResource", CUresult, CUcontext, POINTER(CUdevResource), CUdevResourceType)
cuGreenCtxGetDevResource = _library.function("cuGreenCtxGetDevResource", CUresult, CUgreenCtx, POINTER(CUdevResource), CUdevResourceType)
cuDevSmResourceSplitByCount = _library.function("cuDevSmResourceSplitByCount", CUresult, POINTER(CUdevResource), POINTER(c_uint32), POINTER(CUdevResource), POINTER(CUdevResource), c_uint32, c_uint32)
cuDevResourceGenerateDesc = _library.function("cuDevResourceGenerateDesc", CUresult, POINTER(CUdevResourceDesc), POINTER(CUdevResource), c_uint32)
cuGreenCtxRecordEvent = _library.function("cuGreenCtxRecordEvent", CUresult, CUgreenCtx, CUevent)
cuGreenCtxWaitEvent = _library.function("cuGreenCtxWaitEvent", CUresult, CUgreenCtx, CUevent)
cuStreamGetGreenCtx = _library.function("cuStreamGetGreenCtx", CUresult, CUstream, POINTER(CUgreenCtx))
cuGreenCtxStreamCreate = _library.function("cuGreenCtxStreamCreate", CUresult, POINTER(CUstream), CUgreenCtx, c_uint32, c_int32)
cuLogsRegisterCallback = _library.function("cuLogsRegisterCallback", CUresult, CUlogsCallback, c_void_p, POINTER(CUlogsCallbackHandle))
cuLogsUnregisterCallback = _library.function("cuLogsUnregisterCallback", CUresult, CUlogsCallbackHandle)
cuLogsCurrent = _library.function("cuLogsCurrent", CUresult, POINTER(CUlogIterator), c_uint32)
cuLogsDumpToFile = _library.function("cuLogsDumpToFile", CUresult, POINTER(CUlogIterator), c_char_p, c_uint32)
cuLogsDumpToMemory = _library.function("cuLogsDumpToMemory", CUresult, POINTER(CUlogIterator), POINTER(c_char), POINTER(c_size_t), c_uint32)
cuCheckpointProcessGetRestoreThreadId = _library.function("cuCheckpointProcessGetRestoreThreadId", CUresult, c_int32, POINTER(c_int32))
cuCheckpointProcessGetState = _library.function("cuCheckpointProcessGetState", CUresult, c_int32, POINTER(CUprocessState))
cuCheckpointProcessLock = _library.function("cuCheckpointProcessLock", CUresult, c_int32, POINTER(CUcheckpointLockArgs))
cuCheckpointProcessCheckpoint = _library.function("cuCheckpointProcessCheckpoint", CUresult, c_int32, POINTER(CUcheckpointCheckpointArgs))
cuCheckpointProcessRestore = _library.function("cuCheckpointProcessRestore", CUresult, c_int32, POINTER(CUcheckpointRestoreArgs))
cuCheckpointProcessUnlock = _library.function("cuCheckpointProcessUnlock", CUresult, c_int32, POINTER(CUcheckpointUnlockArgs))
CUDA_VERSION = 12090
CU_IPC_HANDLE_SIZE = 64
CU_STREAM_LEGACY = 0x1
CU_STREAM_PER_THREAD = 0x2
CU_COMPUTE_ACCELERATED_TARGET_BASE = 0x10000
CU_COMPUTE_FAMILY_TARGET_BASE = 0x20000
CU_GRAPH_COND_ASSIGN_DEFAULT = 0x1
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT = 0
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC = 1
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER = 2
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE = 2
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION = 4
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY = 8
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN = 10
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3
CU_STREAM_ATTRIBUTE_PRIORITY = 8
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN = 10
CU_MEMHOSTALLOC_PORTABLE = 0x1
CU_MEMHOSTALLOC_DEVICEMAP = 0x2
CU_MEMHOSTALLOC_WRITECOMBINED = 0x4
CU_MEMHOSTREGISTER_PORTABLE = 0x1
CU_MEMHOSTREGISTER_DEVICEMAP = 0x2
CU_MEMHOSTREGISTER_IOMEMORY = 0x4
CU_MEMHOSTREGISTER_READ_ONLY = 0x8
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL = 0x1
CU_TENSOR_MAP_NUM_QWORDS = 16
CUDA_EXTERNAL_MEMORY_DEDICATED = 0x1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC = 0x1
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC = 0x2
CUDA_NVSCISYNC_ATTR_SIGNAL = 0x1
CUDA_NVSCISYNC_ATTR_WAIT = 0x2
CU_MEM_CREATE_USAGE_TILE_POOL = 0x1
CU_MEM_CREATE_USAGE_HW_DECOMPRESS = 0x2
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS = 0x2
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC = 0x1
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC = 0x2
CUDA_ARRAY3D_LAYERED = 0x1
CUDA_ARRAY3D_2DARRAY = 0x1
CUDA_ARRAY3D_SURFACE_LDST = 0x2
CUDA_ARRAY3D_CUBEMAP = 0x4
CUDA_ARRAY3D_TEXTURE_GATHER = 0x8
CUDA_ARRAY3D_DEPTH_TEXTURE = 0x10
CUDA_ARRAY3D_COLOR_ATTACHMENT = 0x20
CUDA_ARRAY3D_SPARSE = 0x40
CUDA_ARRAY3D_DEFERRED_MAPPING = 0x80
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE = 0x100
CU_TRSA_OVERRIDE_FORMAT = 0x1
CU_TRSF_READ_AS_INTEGER = 0x1
CU_TRSF_NORMALIZED_COORDINATES = 0x2
CU_TRSF_SRGB = 0x10
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION = 0x20
CU_TRSF_SEAMLESS_CUBEMAP = 0x40
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM = 1
CU_LAUNCH_PARAM_END_AS_INT = 0x0
CU_LAUNCH_PARAM_END = 0
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT = 0x1
CU_LAUNCH_PARAM_BUFFER_POINTER = 1
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT = 0x2
CU_LAUNCH_PARAM_BUFFER_SIZE = 2
CU_PARAM_TR_DEFAULT = -1
CU_DEVICE_CPU = -1
CU_DEVICE_INVALID = -2
RESOURCE_ABI_VERSION = 1
RESOURCE_ABI_EXTERNAL_BYTES = 48
cuDeviceTotalMem = cuDeviceTotalMem_v2
cuCtxCreate = cuCtxCreate_v2
cuModuleGetGlobal = cuModuleGetGlobal_v2
cuMemGetInfo = cuMemGetInfo_v2
cuMemAlloc = cuMemAlloc_v2
cuMemAllocPitch = cuMemAllocPitch_v2
cuMemFree = cuMemFree_v2
cuMemGetAddressRange = cuMemGetAddressRange_v2
cuMemAllocHost = cuMemAllocHost_v2
cuMemHostGetDevicePointer = cuMemHostGetDevicePointer_v2
cuArrayCreate = cuArrayCreate_v2
cuArrayGetDescriptor = cuArrayGetDescriptor_v2
cuArray3DCreate = cuArray3DCreate_v2
cuArray3DGetDescriptor = cuArray3DGetDescriptor_v2
cuTexRefSetAddress = cuTexRefSetAddress_v2
cuTexRefGetAddress = cuTexRefGetAddress_v2
cuGraphicsResourceGetMappedPointer = cuGraphicsResourceGetMappedPointer_v2
cuCtxDestroy = cuCtxDestroy_v2
cuCtxPopCurrent = cuCtxPopCurrent_v2
cuCtxPushCurrent = cuCtxPushCurrent_v2
cuStreamDestroy = cuStreamDestroy_v2
cuEventDestroy = cuEventDestroy_v2
cuTexRefSetAddress2D = cuTexRefSetAddress2D_v3
cuLinkCreate = cuLinkCreate_v2
cuLinkAddData = cuLinkAddData_v2
cuLinkAddFile = cuLinkAddFile_v2
cuMemHostRegister = cuMemHostRegister_v2
cuGraphicsResourceSetMapFlags = cuGraphicsResourceSetMapFlags_v2
cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxRelease_v2
cuDevicePrimaryCtxReset = cuDevicePrimaryCtxReset_v2
cuDevicePrimaryCtxSetFlags = cuDevicePrimaryCtxSetFlags_v2
cuIpcOpenMemHandle = cuIpcOpenMemHandle_v2
cuGraphInstantiate = cuGraphInstantiateWithFlags
cuGraphExecUpdate = cuGraphExecUpdate_v2
cuGetProcAddress = cuGetProcAddress_v2
cuGraphAddKernelNode = cuGraphAddKernelNode_v2
cuGraphKernelNodeGetParams = cuGraphKernelNodeGetParams_v2
cuGraphKernelNodeSetParams = cuGraphKernelNodeSetParams_v2
cuGraphExecKernelNodeSetParams = cuGraphExecKernelNodeSetParams_v2
cuMemcpyHtoD = cuMemcpyHtoD_v2
cuMemcpyDtoH = cuMemcpyDtoH_v2
cuMemcpyDtoD = cuMemcpyDtoD_v2
cuMemcpyDtoA = cuMemcpyDtoA_v2
cuMemcpyAtoD = cuMemcpyAtoD_v2
cuMemcpyHtoA = cuMemcpyHtoA_v2
cuMemcpyAtoH = cuMemcpyAtoH_v2
cuMemcpyAtoA = cuMemcpyAtoA_v2
cuMemcpyHtoAAsync = cuMemcpyHtoAAsync_v2
cuMemcpyAtoHAsync = cuMemcpyAtoHAsync_v2
cuMemcpy2D = cuMemcpy2D_v2
cuMemcpy2DUnaligned = cuMemcpy2DUnaligned_v2
cuMemcpy3D = cuMemcpy3D_v2
cuMemcpyHtoDAsync = cuMemcpyHtoDAsync_v2
cuMemcpyDtoHAsync = cuMemcpyDtoHAsync_v2
cuMemcpyDtoDAsync = cuMemcpyDtoDAsync_v2
cuMemcpy2DAsync = cuMemcpy2DAsync_v2
cuMemcpy3DAsync = cuMemcpy3DAsync_v2
cuMemsetD8 = cuMemsetD8_v2
cuMemsetD16 = cuMemsetD16_v2
cuMemsetD32 = cuMemsetD32_v2
cuMemsetD2D8 = cuMemsetD2D8_v2
cuMemsetD2D16 = cuMemsetD2D16_v2
cuMemsetD2D32 = cuMemsetD2D32_v2
cuStreamBeginCapture = cuStreamBeginCapture_v2
cuStreamWriteValue32 = cuStreamWriteValue32_v2
cuStreamWaitValue32 = cuStreamWaitValue32_v2
cuStreamWriteValue64 = cuStreamWriteValue64_v2
cuStreamWaitValue64 = cuStreamWaitValue64_v2
cuStreamBatchMemOp = cuStreamBatchMemOp_v2
cuStreamGetCaptureInfo = cuStreamGetCaptureInfo_v2
def __CUDA_API_PTDS(api):
    return api
def __CUDA_API_PTSZ(api):
    return api
# skipped (declaration): __CUDA_DEPRECATED
# skipped (empty): __cuda_cuda_h__ CU_UUID_HAS_BEEN_DEFINED CUDA_CB CUDAAPI
# skipped (paste): _CONCAT_INNER
# skipped (unknown): _CONCAT_OUTER
