# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

cuuint32_t = ctypes.c_uint32
cuuint64_t = ctypes.c_uint64
CUdeviceptr_v2 = ctypes.c_uint64
CUdeviceptr = CUdeviceptr_v2
CUdevice_v1 = ctypes.c_int32
CUdevice = CUdevice_v1
class struct_CUctx_st(runtime.Struct): ...
CUcontext = Any
class struct_CUmod_st(runtime.Struct): ...
CUmodule = Any
class struct_CUfunc_st(runtime.Struct): ...
CUfunction = Any
class struct_CUlib_st(runtime.Struct): ...
CUlibrary = Any
class struct_CUkern_st(runtime.Struct): ...
CUkernel = Any
class struct_CUarray_st(runtime.Struct): ...
CUarray = Any
class struct_CUmipmappedArray_st(runtime.Struct): ...
CUmipmappedArray = Any
class struct_CUtexref_st(runtime.Struct): ...
CUtexref = Any
class struct_CUsurfref_st(runtime.Struct): ...
CUsurfref = Any
class struct_CUevent_st(runtime.Struct): ...
CUevent = Any
class struct_CUstream_st(runtime.Struct): ...
CUstream = Any
class struct_CUgraphicsResource_st(runtime.Struct): ...
CUgraphicsResource = Any
CUtexObject_v1 = ctypes.c_uint64
CUtexObject = CUtexObject_v1
CUsurfObject_v1 = ctypes.c_uint64
CUsurfObject = CUsurfObject_v1
class struct_CUextMemory_st(runtime.Struct): ...
CUexternalMemory = Any
class struct_CUextSemaphore_st(runtime.Struct): ...
CUexternalSemaphore = Any
class struct_CUgraph_st(runtime.Struct): ...
CUgraph = Any
class struct_CUgraphNode_st(runtime.Struct): ...
CUgraphNode = Any
class struct_CUgraphExec_st(runtime.Struct): ...
CUgraphExec = Any
class struct_CUmemPoolHandle_st(runtime.Struct): ...
CUmemoryPool = Any
class struct_CUuserObject_st(runtime.Struct): ...
CUuserObject = Any
CUgraphConditionalHandle = cuuint64_t
class struct_CUgraphDeviceUpdatableNode_st(runtime.Struct): ...
CUgraphDeviceNode = Any
class struct_CUasyncCallbackEntry_st(runtime.Struct): ...
CUasyncCallbackHandle = Any
class struct_CUgreenCtx_st(runtime.Struct): ...
CUgreenCtx = Any
class struct_CUuuid_st(runtime.Struct):
    bytes: Field[bytes]
CUuuid = struct_CUuuid_st
class struct_CUmemFabricHandle_st(runtime.Struct):
    """Fabric handle - An opaque handle representing a memory allocation that can be exported to processes in same or different nodes. For IPC between processes on different nodes they must be connected via the NVSwitch fabric."""
    data: Field[ctypes.Array[ctypes.c_uint8]]
CUmemFabricHandle_v1 = struct_CUmemFabricHandle_st
CUmemFabricHandle = CUmemFabricHandle_v1
class struct_CUipcEventHandle_st(runtime.Struct):
    """CUDA IPC event handle"""
    reserved: Field[bytes]
CUipcEventHandle_v1 = struct_CUipcEventHandle_st
CUipcEventHandle = CUipcEventHandle_v1
class struct_CUipcMemHandle_st(runtime.Struct):
    """CUDA IPC mem handle"""
    reserved: Field[bytes]
CUipcMemHandle_v1 = struct_CUipcMemHandle_st
CUipcMemHandle = CUipcMemHandle_v1
enum_CUipcMem_flags_enum = ctypes.c_uint32
CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: int
CUipcMem_flags = enum_CUipcMem_flags_enum
enum_CUmemAttach_flags_enum = ctypes.c_uint32
CU_MEM_ATTACH_GLOBAL: int
CU_MEM_ATTACH_HOST: int
CU_MEM_ATTACH_SINGLE: int
CUmemAttach_flags = enum_CUmemAttach_flags_enum
enum_CUctx_flags_enum = ctypes.c_uint32
CU_CTX_SCHED_AUTO: int
CU_CTX_SCHED_SPIN: int
CU_CTX_SCHED_YIELD: int
CU_CTX_SCHED_BLOCKING_SYNC: int
CU_CTX_BLOCKING_SYNC: int
CU_CTX_SCHED_MASK: int
CU_CTX_MAP_HOST: int
CU_CTX_LMEM_RESIZE_TO_MAX: int
CU_CTX_COREDUMP_ENABLE: int
CU_CTX_USER_COREDUMP_ENABLE: int
CU_CTX_SYNC_MEMOPS: int
CU_CTX_FLAGS_MASK: int
CUctx_flags = enum_CUctx_flags_enum
enum_CUevent_sched_flags_enum = ctypes.c_uint32
CU_EVENT_SCHED_AUTO: int
CU_EVENT_SCHED_SPIN: int
CU_EVENT_SCHED_YIELD: int
CU_EVENT_SCHED_BLOCKING_SYNC: int
CUevent_sched_flags = enum_CUevent_sched_flags_enum
enum_cl_event_flags_enum = ctypes.c_uint32
NVCL_EVENT_SCHED_AUTO: int
NVCL_EVENT_SCHED_SPIN: int
NVCL_EVENT_SCHED_YIELD: int
NVCL_EVENT_SCHED_BLOCKING_SYNC: int
cl_event_flags = enum_cl_event_flags_enum
enum_cl_context_flags_enum = ctypes.c_uint32
NVCL_CTX_SCHED_AUTO: int
NVCL_CTX_SCHED_SPIN: int
NVCL_CTX_SCHED_YIELD: int
NVCL_CTX_SCHED_BLOCKING_SYNC: int
cl_context_flags = enum_cl_context_flags_enum
enum_CUstream_flags_enum = ctypes.c_uint32
CU_STREAM_DEFAULT: int
CU_STREAM_NON_BLOCKING: int
CUstream_flags = enum_CUstream_flags_enum
enum_CUevent_flags_enum = ctypes.c_uint32
CU_EVENT_DEFAULT: int
CU_EVENT_BLOCKING_SYNC: int
CU_EVENT_DISABLE_TIMING: int
CU_EVENT_INTERPROCESS: int
CUevent_flags = enum_CUevent_flags_enum
enum_CUevent_record_flags_enum = ctypes.c_uint32
CU_EVENT_RECORD_DEFAULT: int
CU_EVENT_RECORD_EXTERNAL: int
CUevent_record_flags = enum_CUevent_record_flags_enum
enum_CUevent_wait_flags_enum = ctypes.c_uint32
CU_EVENT_WAIT_DEFAULT: int
CU_EVENT_WAIT_EXTERNAL: int
CUevent_wait_flags = enum_CUevent_wait_flags_enum
enum_CUstreamWaitValue_flags_enum = ctypes.c_uint32
CU_STREAM_WAIT_VALUE_GEQ: int
CU_STREAM_WAIT_VALUE_EQ: int
CU_STREAM_WAIT_VALUE_AND: int
CU_STREAM_WAIT_VALUE_NOR: int
CU_STREAM_WAIT_VALUE_FLUSH: int
CUstreamWaitValue_flags = enum_CUstreamWaitValue_flags_enum
enum_CUstreamWriteValue_flags_enum = ctypes.c_uint32
CU_STREAM_WRITE_VALUE_DEFAULT: int
CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: int
CUstreamWriteValue_flags = enum_CUstreamWriteValue_flags_enum
enum_CUstreamBatchMemOpType_enum = ctypes.c_uint32
CU_STREAM_MEM_OP_WAIT_VALUE_32: int
CU_STREAM_MEM_OP_WRITE_VALUE_32: int
CU_STREAM_MEM_OP_WAIT_VALUE_64: int
CU_STREAM_MEM_OP_WRITE_VALUE_64: int
CU_STREAM_MEM_OP_BARRIER: int
CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: int
CUstreamBatchMemOpType = enum_CUstreamBatchMemOpType_enum
enum_CUstreamMemoryBarrier_flags_enum = ctypes.c_uint32
CU_STREAM_MEMORY_BARRIER_TYPE_SYS: int
CU_STREAM_MEMORY_BARRIER_TYPE_GPU: int
CUstreamMemoryBarrier_flags = enum_CUstreamMemoryBarrier_flags_enum
class struct_CUstreamMemOpWaitValueParams_st_2(runtime.Union):
    value: Field[int]
    value64: Field[int]
class struct_CUstreamMemOpWaitValueParams_st(runtime.Struct):
    operation: Field[int]
    address: Field[int]
    value: Field[int]
    value64: Field[int]
    flags: Field[int]
    alias: Field[int]
class struct_CUstreamMemOpWriteValueParams_st_2(runtime.Union):
    value: Field[int]
    value64: Field[int]
class struct_CUstreamMemOpWriteValueParams_st(runtime.Struct):
    operation: Field[int]
    address: Field[int]
    value: Field[int]
    value64: Field[int]
    flags: Field[int]
    alias: Field[int]
class struct_CUstreamMemOpFlushRemoteWritesParams_st(runtime.Struct):
    operation: Field[int]
    flags: Field[int]
class struct_CUstreamMemOpMemoryBarrierParams_st(runtime.Struct):
    operation: Field[int]
    flags: Field[int]
class union_CUstreamBatchMemOpParams_union(runtime.Union):
    """Per-operation parameters for ::cuStreamBatchMemOp"""
    operation: Field[int]
    waitValue: Field[struct_CUstreamMemOpWaitValueParams_st]
    writeValue: Field[struct_CUstreamMemOpWriteValueParams_st]
    flushRemoteWrites: Field[struct_CUstreamMemOpFlushRemoteWritesParams_st]
    memoryBarrier: Field[struct_CUstreamMemOpMemoryBarrierParams_st]
    pad: Field[ctypes.Array[ctypes.c_uint64]]
CUstreamBatchMemOpParams_v1 = union_CUstreamBatchMemOpParams_union
CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1
class struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(runtime.Struct):
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
    count: Field[int]
    paramArray: Field[ctypes._Pointer[union_CUstreamBatchMemOpParams_union]]
    flags: Field[int]
CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 = struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st
CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
class struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(runtime.Struct):
    """Batch memory operation node parameters"""
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
    count: Field[int]
    paramArray: Field[ctypes._Pointer[union_CUstreamBatchMemOpParams_union]]
    flags: Field[int]
CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
enum_CUoccupancy_flags_enum = ctypes.c_uint32
CU_OCCUPANCY_DEFAULT: int
CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: int
CUoccupancy_flags = enum_CUoccupancy_flags_enum
enum_CUstreamUpdateCaptureDependencies_flags_enum = ctypes.c_uint32
CU_STREAM_ADD_CAPTURE_DEPENDENCIES: int
CU_STREAM_SET_CAPTURE_DEPENDENCIES: int
CUstreamUpdateCaptureDependencies_flags = enum_CUstreamUpdateCaptureDependencies_flags_enum
enum_CUasyncNotificationType_enum = ctypes.c_uint32
CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: int
CUasyncNotificationType = enum_CUasyncNotificationType_enum
class struct_CUasyncNotificationInfo_st_info_overBudget(runtime.Struct):
    bytesOverBudget: Field[int]
class struct_CUasyncNotificationInfo_st_info(runtime.Union):
    overBudget: Field[struct_CUasyncNotificationInfo_st_info_overBudget]
class struct_CUasyncNotificationInfo_st(runtime.Struct):
    """Information passed to the user via the async notification callback"""
    type: Field[int]
    info: Field[struct_CUasyncNotificationInfo_st_info]
CUasyncNotificationInfo = struct_CUasyncNotificationInfo_st
CUasyncCallback = Any
enum_CUarray_format_enum = ctypes.c_uint32
CU_AD_FORMAT_UNSIGNED_INT8: int
CU_AD_FORMAT_UNSIGNED_INT16: int
CU_AD_FORMAT_UNSIGNED_INT32: int
CU_AD_FORMAT_SIGNED_INT8: int
CU_AD_FORMAT_SIGNED_INT16: int
CU_AD_FORMAT_SIGNED_INT32: int
CU_AD_FORMAT_HALF: int
CU_AD_FORMAT_FLOAT: int
CU_AD_FORMAT_NV12: int
CU_AD_FORMAT_UNORM_INT8X1: int
CU_AD_FORMAT_UNORM_INT8X2: int
CU_AD_FORMAT_UNORM_INT8X4: int
CU_AD_FORMAT_UNORM_INT16X1: int
CU_AD_FORMAT_UNORM_INT16X2: int
CU_AD_FORMAT_UNORM_INT16X4: int
CU_AD_FORMAT_SNORM_INT8X1: int
CU_AD_FORMAT_SNORM_INT8X2: int
CU_AD_FORMAT_SNORM_INT8X4: int
CU_AD_FORMAT_SNORM_INT16X1: int
CU_AD_FORMAT_SNORM_INT16X2: int
CU_AD_FORMAT_SNORM_INT16X4: int
CU_AD_FORMAT_BC1_UNORM: int
CU_AD_FORMAT_BC1_UNORM_SRGB: int
CU_AD_FORMAT_BC2_UNORM: int
CU_AD_FORMAT_BC2_UNORM_SRGB: int
CU_AD_FORMAT_BC3_UNORM: int
CU_AD_FORMAT_BC3_UNORM_SRGB: int
CU_AD_FORMAT_BC4_UNORM: int
CU_AD_FORMAT_BC4_SNORM: int
CU_AD_FORMAT_BC5_UNORM: int
CU_AD_FORMAT_BC5_SNORM: int
CU_AD_FORMAT_BC6H_UF16: int
CU_AD_FORMAT_BC6H_SF16: int
CU_AD_FORMAT_BC7_UNORM: int
CU_AD_FORMAT_BC7_UNORM_SRGB: int
CU_AD_FORMAT_P010: int
CU_AD_FORMAT_P016: int
CU_AD_FORMAT_NV16: int
CU_AD_FORMAT_P210: int
CU_AD_FORMAT_P216: int
CU_AD_FORMAT_YUY2: int
CU_AD_FORMAT_Y210: int
CU_AD_FORMAT_Y216: int
CU_AD_FORMAT_AYUV: int
CU_AD_FORMAT_Y410: int
CU_AD_FORMAT_Y416: int
CU_AD_FORMAT_Y444_PLANAR8: int
CU_AD_FORMAT_Y444_PLANAR10: int
CU_AD_FORMAT_YUV444_8bit_SemiPlanar: int
CU_AD_FORMAT_YUV444_16bit_SemiPlanar: int
CU_AD_FORMAT_UNORM_INT_101010_2: int
CU_AD_FORMAT_MAX: int
CUarray_format = enum_CUarray_format_enum
enum_CUaddress_mode_enum = ctypes.c_uint32
CU_TR_ADDRESS_MODE_WRAP: int
CU_TR_ADDRESS_MODE_CLAMP: int
CU_TR_ADDRESS_MODE_MIRROR: int
CU_TR_ADDRESS_MODE_BORDER: int
CUaddress_mode = enum_CUaddress_mode_enum
enum_CUfilter_mode_enum = ctypes.c_uint32
CU_TR_FILTER_MODE_POINT: int
CU_TR_FILTER_MODE_LINEAR: int
CUfilter_mode = enum_CUfilter_mode_enum
enum_CUdevice_attribute_enum = ctypes.c_uint32
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: int
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: int
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: int
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: int
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: int
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: int
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: int
CU_DEVICE_ATTRIBUTE_WARP_SIZE: int
CU_DEVICE_ATTRIBUTE_MAX_PITCH: int
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_CLOCK_RATE: int
CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: int
CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: int
CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: int
CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: int
CU_DEVICE_ATTRIBUTE_INTEGRATED: int
CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: int
CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: int
CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: int
CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: int
CU_DEVICE_ATTRIBUTE_ECC_ENABLED: int
CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: int
CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: int
CU_DEVICE_ATTRIBUTE_TCC_DRIVER: int
CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: int
CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: int
CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: int
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: int
CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: int
CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: int
CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: int
CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: int
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: int
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: int
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: int
CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: int
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: int
CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: int
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: int
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: int
CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: int
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: int
CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: int
CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: int
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: int
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: int
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: int
CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: int
CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: int
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: int
CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: int
CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: int
CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: int
CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: int
CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: int
CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: int
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: int
CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: int
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: int
CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: int
CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: int
CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: int
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: int
CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: int
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: int
CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: int
CU_DEVICE_ATTRIBUTE_NUMA_ID: int
CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MPS_ENABLED: int
CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: int
CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: int
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: int
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: int
CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: int
CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: int
CU_DEVICE_ATTRIBUTE_MAX: int
CUdevice_attribute = enum_CUdevice_attribute_enum
class struct_CUdevprop_st(runtime.Struct):
    """Legacy device properties"""
    maxThreadsPerBlock: Field[int]
    maxThreadsDim: Field[ctypes.Array[ctypes.c_int32]]
    maxGridSize: Field[ctypes.Array[ctypes.c_int32]]
    sharedMemPerBlock: Field[int]
    totalConstantMemory: Field[int]
    SIMDWidth: Field[int]
    memPitch: Field[int]
    regsPerBlock: Field[int]
    clockRate: Field[int]
    textureAlign: Field[int]
CUdevprop_v1 = struct_CUdevprop_st
CUdevprop = CUdevprop_v1
enum_CUpointer_attribute_enum = ctypes.c_uint32
CU_POINTER_ATTRIBUTE_CONTEXT: int
CU_POINTER_ATTRIBUTE_MEMORY_TYPE: int
CU_POINTER_ATTRIBUTE_DEVICE_POINTER: int
CU_POINTER_ATTRIBUTE_HOST_POINTER: int
CU_POINTER_ATTRIBUTE_P2P_TOKENS: int
CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: int
CU_POINTER_ATTRIBUTE_BUFFER_ID: int
CU_POINTER_ATTRIBUTE_IS_MANAGED: int
CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: int
CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: int
CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: int
CU_POINTER_ATTRIBUTE_RANGE_SIZE: int
CU_POINTER_ATTRIBUTE_MAPPED: int
CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: int
CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: int
CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: int
CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: int
CU_POINTER_ATTRIBUTE_MAPPING_SIZE: int
CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: int
CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: int
CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: int
CUpointer_attribute = enum_CUpointer_attribute_enum
enum_CUfunction_attribute_enum = ctypes.c_uint32
CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: int
CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: int
CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: int
CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: int
CU_FUNC_ATTRIBUTE_NUM_REGS: int
CU_FUNC_ATTRIBUTE_PTX_VERSION: int
CU_FUNC_ATTRIBUTE_BINARY_VERSION: int
CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: int
CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: int
CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: int
CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: int
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: int
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: int
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: int
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: int
CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: int
CU_FUNC_ATTRIBUTE_MAX: int
CUfunction_attribute = enum_CUfunction_attribute_enum
enum_CUfunc_cache_enum = ctypes.c_uint32
CU_FUNC_CACHE_PREFER_NONE: int
CU_FUNC_CACHE_PREFER_SHARED: int
CU_FUNC_CACHE_PREFER_L1: int
CU_FUNC_CACHE_PREFER_EQUAL: int
CUfunc_cache = enum_CUfunc_cache_enum
enum_CUsharedconfig_enum = ctypes.c_uint32
CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: int
CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: int
CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: int
CUsharedconfig = enum_CUsharedconfig_enum
enum_CUshared_carveout_enum = ctypes.c_int32
CU_SHAREDMEM_CARVEOUT_DEFAULT: int
CU_SHAREDMEM_CARVEOUT_MAX_SHARED: int
CU_SHAREDMEM_CARVEOUT_MAX_L1: int
CUshared_carveout = enum_CUshared_carveout_enum
enum_CUmemorytype_enum = ctypes.c_uint32
CU_MEMORYTYPE_HOST: int
CU_MEMORYTYPE_DEVICE: int
CU_MEMORYTYPE_ARRAY: int
CU_MEMORYTYPE_UNIFIED: int
CUmemorytype = enum_CUmemorytype_enum
enum_CUcomputemode_enum = ctypes.c_uint32
CU_COMPUTEMODE_DEFAULT: int
CU_COMPUTEMODE_PROHIBITED: int
CU_COMPUTEMODE_EXCLUSIVE_PROCESS: int
CUcomputemode = enum_CUcomputemode_enum
enum_CUmem_advise_enum = ctypes.c_uint32
CU_MEM_ADVISE_SET_READ_MOSTLY: int
CU_MEM_ADVISE_UNSET_READ_MOSTLY: int
CU_MEM_ADVISE_SET_PREFERRED_LOCATION: int
CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: int
CU_MEM_ADVISE_SET_ACCESSED_BY: int
CU_MEM_ADVISE_UNSET_ACCESSED_BY: int
CUmem_advise = enum_CUmem_advise_enum
enum_CUmem_range_attribute_enum = ctypes.c_uint32
CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: int
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: int
CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: int
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: int
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: int
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: int
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: int
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: int
CUmem_range_attribute = enum_CUmem_range_attribute_enum
enum_CUjit_option_enum = ctypes.c_uint32
CU_JIT_MAX_REGISTERS: int
CU_JIT_THREADS_PER_BLOCK: int
CU_JIT_WALL_TIME: int
CU_JIT_INFO_LOG_BUFFER: int
CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: int
CU_JIT_ERROR_LOG_BUFFER: int
CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: int
CU_JIT_OPTIMIZATION_LEVEL: int
CU_JIT_TARGET_FROM_CUCONTEXT: int
CU_JIT_TARGET: int
CU_JIT_FALLBACK_STRATEGY: int
CU_JIT_GENERATE_DEBUG_INFO: int
CU_JIT_LOG_VERBOSE: int
CU_JIT_GENERATE_LINE_INFO: int
CU_JIT_CACHE_MODE: int
CU_JIT_NEW_SM3X_OPT: int
CU_JIT_FAST_COMPILE: int
CU_JIT_GLOBAL_SYMBOL_NAMES: int
CU_JIT_GLOBAL_SYMBOL_ADDRESSES: int
CU_JIT_GLOBAL_SYMBOL_COUNT: int
CU_JIT_LTO: int
CU_JIT_FTZ: int
CU_JIT_PREC_DIV: int
CU_JIT_PREC_SQRT: int
CU_JIT_FMA: int
CU_JIT_REFERENCED_KERNEL_NAMES: int
CU_JIT_REFERENCED_KERNEL_COUNT: int
CU_JIT_REFERENCED_VARIABLE_NAMES: int
CU_JIT_REFERENCED_VARIABLE_COUNT: int
CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: int
CU_JIT_POSITION_INDEPENDENT_CODE: int
CU_JIT_MIN_CTA_PER_SM: int
CU_JIT_MAX_THREADS_PER_BLOCK: int
CU_JIT_OVERRIDE_DIRECTIVE_VALUES: int
CU_JIT_NUM_OPTIONS: int
CUjit_option = enum_CUjit_option_enum
enum_CUjit_target_enum = ctypes.c_uint32
CU_TARGET_COMPUTE_30: int
CU_TARGET_COMPUTE_32: int
CU_TARGET_COMPUTE_35: int
CU_TARGET_COMPUTE_37: int
CU_TARGET_COMPUTE_50: int
CU_TARGET_COMPUTE_52: int
CU_TARGET_COMPUTE_53: int
CU_TARGET_COMPUTE_60: int
CU_TARGET_COMPUTE_61: int
CU_TARGET_COMPUTE_62: int
CU_TARGET_COMPUTE_70: int
CU_TARGET_COMPUTE_72: int
CU_TARGET_COMPUTE_75: int
CU_TARGET_COMPUTE_80: int
CU_TARGET_COMPUTE_86: int
CU_TARGET_COMPUTE_87: int
CU_TARGET_COMPUTE_89: int
CU_TARGET_COMPUTE_90: int
CU_TARGET_COMPUTE_100: int
CU_TARGET_COMPUTE_101: int
CU_TARGET_COMPUTE_103: int
CU_TARGET_COMPUTE_120: int
CU_TARGET_COMPUTE_121: int
CU_TARGET_COMPUTE_90A: int
CU_TARGET_COMPUTE_100A: int
CU_TARGET_COMPUTE_101A: int
CU_TARGET_COMPUTE_103A: int
CU_TARGET_COMPUTE_120A: int
CU_TARGET_COMPUTE_121A: int
CU_TARGET_COMPUTE_100F: int
CU_TARGET_COMPUTE_101F: int
CU_TARGET_COMPUTE_103F: int
CU_TARGET_COMPUTE_120F: int
CU_TARGET_COMPUTE_121F: int
CUjit_target = enum_CUjit_target_enum
enum_CUjit_fallback_enum = ctypes.c_uint32
CU_PREFER_PTX: int
CU_PREFER_BINARY: int
CUjit_fallback = enum_CUjit_fallback_enum
enum_CUjit_cacheMode_enum = ctypes.c_uint32
CU_JIT_CACHE_OPTION_NONE: int
CU_JIT_CACHE_OPTION_CG: int
CU_JIT_CACHE_OPTION_CA: int
CUjit_cacheMode = enum_CUjit_cacheMode_enum
enum_CUjitInputType_enum = ctypes.c_uint32
CU_JIT_INPUT_CUBIN: int
CU_JIT_INPUT_PTX: int
CU_JIT_INPUT_FATBINARY: int
CU_JIT_INPUT_OBJECT: int
CU_JIT_INPUT_LIBRARY: int
CU_JIT_INPUT_NVVM: int
CU_JIT_NUM_INPUT_TYPES: int
CUjitInputType = enum_CUjitInputType_enum
class struct_CUlinkState_st(runtime.Struct): ...
CUlinkState = Any
enum_CUgraphicsRegisterFlags_enum = ctypes.c_uint32
CU_GRAPHICS_REGISTER_FLAGS_NONE: int
CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: int
CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: int
CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: int
CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: int
CUgraphicsRegisterFlags = enum_CUgraphicsRegisterFlags_enum
enum_CUgraphicsMapResourceFlags_enum = ctypes.c_uint32
CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: int
CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: int
CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: int
CUgraphicsMapResourceFlags = enum_CUgraphicsMapResourceFlags_enum
enum_CUarray_cubemap_face_enum = ctypes.c_uint32
CU_CUBEMAP_FACE_POSITIVE_X: int
CU_CUBEMAP_FACE_NEGATIVE_X: int
CU_CUBEMAP_FACE_POSITIVE_Y: int
CU_CUBEMAP_FACE_NEGATIVE_Y: int
CU_CUBEMAP_FACE_POSITIVE_Z: int
CU_CUBEMAP_FACE_NEGATIVE_Z: int
CUarray_cubemap_face = enum_CUarray_cubemap_face_enum
enum_CUlimit_enum = ctypes.c_uint32
CU_LIMIT_STACK_SIZE: int
CU_LIMIT_PRINTF_FIFO_SIZE: int
CU_LIMIT_MALLOC_HEAP_SIZE: int
CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: int
CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: int
CU_LIMIT_MAX_L2_FETCH_GRANULARITY: int
CU_LIMIT_PERSISTING_L2_CACHE_SIZE: int
CU_LIMIT_SHMEM_SIZE: int
CU_LIMIT_CIG_ENABLED: int
CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: int
CU_LIMIT_MAX: int
CUlimit = enum_CUlimit_enum
enum_CUresourcetype_enum = ctypes.c_uint32
CU_RESOURCE_TYPE_ARRAY: int
CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: int
CU_RESOURCE_TYPE_LINEAR: int
CU_RESOURCE_TYPE_PITCH2D: int
CUresourcetype = enum_CUresourcetype_enum
CUhostFn = Any
enum_CUaccessProperty_enum = ctypes.c_uint32
CU_ACCESS_PROPERTY_NORMAL: int
CU_ACCESS_PROPERTY_STREAMING: int
CU_ACCESS_PROPERTY_PERSISTING: int
CUaccessProperty = enum_CUaccessProperty_enum
class struct_CUaccessPolicyWindow_st(runtime.Struct):
    """Specifies an access policy for a window, a contiguous extent of memory beginning at base_ptr and ending at base_ptr + num_bytes. num_bytes is limited by CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE. Partition into many segments and assign segments such that: sum of 'hit segments' / window == approx. ratio. sum of 'miss segments' / window == approx 1-ratio. Segments and ratio specifications are fitted to the capabilities of the architecture. Accesses in a hit segment apply the hitProp access policy. Accesses in a miss segment apply the missProp access policy."""
    base_ptr: Field[int | None]
    num_bytes: Field[int]
    hitRatio: Field[float]
    hitProp: Field[int]
    missProp: Field[int]
CUaccessPolicyWindow_v1 = struct_CUaccessPolicyWindow_st
CUaccessPolicyWindow = CUaccessPolicyWindow_v1
class struct_CUDA_KERNEL_NODE_PARAMS_st(runtime.Struct):
    """GPU kernel node parameters"""
    func: Field[ctypes._Pointer[struct_CUfunc_st]]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: Field[ctypes._Pointer[ctypes.c_void_p]]
    extra: Field[ctypes._Pointer[ctypes.c_void_p]]
CUDA_KERNEL_NODE_PARAMS_v1 = struct_CUDA_KERNEL_NODE_PARAMS_st
class struct_CUDA_KERNEL_NODE_PARAMS_v2_st(runtime.Struct):
    """GPU kernel node parameters"""
    func: Field[ctypes._Pointer[struct_CUfunc_st]]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: Field[ctypes._Pointer[ctypes.c_void_p]]
    extra: Field[ctypes._Pointer[ctypes.c_void_p]]
    kern: Field[ctypes._Pointer[struct_CUkern_st]]
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
CUDA_KERNEL_NODE_PARAMS_v2 = struct_CUDA_KERNEL_NODE_PARAMS_v2_st
CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2
class struct_CUDA_KERNEL_NODE_PARAMS_v3_st(runtime.Struct):
    """GPU kernel node parameters"""
    func: Field[ctypes._Pointer[struct_CUfunc_st]]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: Field[ctypes._Pointer[ctypes.c_void_p]]
    extra: Field[ctypes._Pointer[ctypes.c_void_p]]
    kern: Field[ctypes._Pointer[struct_CUkern_st]]
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
CUDA_KERNEL_NODE_PARAMS_v3 = struct_CUDA_KERNEL_NODE_PARAMS_v3_st
class struct_CUDA_MEMSET_NODE_PARAMS_st(runtime.Struct):
    """Memset node parameters"""
    dst: Field[int]
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]
CUDA_MEMSET_NODE_PARAMS_v1 = struct_CUDA_MEMSET_NODE_PARAMS_st
CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1
class struct_CUDA_MEMSET_NODE_PARAMS_v2_st(runtime.Struct):
    """Memset node parameters"""
    dst: Field[int]
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
CUDA_MEMSET_NODE_PARAMS_v2 = struct_CUDA_MEMSET_NODE_PARAMS_v2_st
class struct_CUDA_HOST_NODE_PARAMS_st(runtime.Struct):
    """Host node parameters"""
    fn: Field[Any]
    userData: Field[int | None]
CUDA_HOST_NODE_PARAMS_v1 = struct_CUDA_HOST_NODE_PARAMS_st
CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1
class struct_CUDA_HOST_NODE_PARAMS_v2_st(runtime.Struct):
    """Host node parameters"""
    fn: Field[Any]
    userData: Field[int | None]
CUDA_HOST_NODE_PARAMS_v2 = struct_CUDA_HOST_NODE_PARAMS_v2_st
enum_CUgraphConditionalNodeType_enum = ctypes.c_uint32
CU_GRAPH_COND_TYPE_IF: int
CU_GRAPH_COND_TYPE_WHILE: int
CU_GRAPH_COND_TYPE_SWITCH: int
CUgraphConditionalNodeType = enum_CUgraphConditionalNodeType_enum
class struct_CUDA_CONDITIONAL_NODE_PARAMS(runtime.Struct):
    """Conditional node parameters"""
    handle: Field[int]
    type: Field[int]
    size: Field[int]
    phGraph_out: Field[ctypes._Pointer[Any]]
    ctx: Field[ctypes._Pointer[struct_CUctx_st]]
CUDA_CONDITIONAL_NODE_PARAMS = struct_CUDA_CONDITIONAL_NODE_PARAMS
enum_CUgraphNodeType_enum = ctypes.c_uint32
CU_GRAPH_NODE_TYPE_KERNEL: int
CU_GRAPH_NODE_TYPE_MEMCPY: int
CU_GRAPH_NODE_TYPE_MEMSET: int
CU_GRAPH_NODE_TYPE_HOST: int
CU_GRAPH_NODE_TYPE_GRAPH: int
CU_GRAPH_NODE_TYPE_EMPTY: int
CU_GRAPH_NODE_TYPE_WAIT_EVENT: int
CU_GRAPH_NODE_TYPE_EVENT_RECORD: int
CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: int
CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: int
CU_GRAPH_NODE_TYPE_MEM_ALLOC: int
CU_GRAPH_NODE_TYPE_MEM_FREE: int
CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: int
CU_GRAPH_NODE_TYPE_CONDITIONAL: int
CUgraphNodeType = enum_CUgraphNodeType_enum
enum_CUgraphDependencyType_enum = ctypes.c_uint32
CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: int
CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: int
CUgraphDependencyType = enum_CUgraphDependencyType_enum
class struct_CUgraphEdgeData_st(runtime.Struct):
    """Optional annotation for edges in a CUDA graph. Note, all edges implicitly have annotations and default to a zero-initialized value if not specified. A zero-initialized struct indicates a standard full serialization of two nodes with memory visibility."""
    from_port: Field[int]
    to_port: Field[int]
    type: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
CUgraphEdgeData = struct_CUgraphEdgeData_st
enum_CUgraphInstantiateResult_enum = ctypes.c_uint32
CUDA_GRAPH_INSTANTIATE_SUCCESS: int
CUDA_GRAPH_INSTANTIATE_ERROR: int
CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: int
CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: int
CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: int
CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: int
CUgraphInstantiateResult = enum_CUgraphInstantiateResult_enum
class struct_CUDA_GRAPH_INSTANTIATE_PARAMS_st(runtime.Struct):
    """Graph instantiation parameters"""
    flags: Field[int]
    hUploadStream: Field[ctypes._Pointer[struct_CUstream_st]]
    hErrNode_out: Field[ctypes._Pointer[struct_CUgraphNode_st]]
    result_out: Field[int]
CUDA_GRAPH_INSTANTIATE_PARAMS = struct_CUDA_GRAPH_INSTANTIATE_PARAMS_st
enum_CUsynchronizationPolicy_enum = ctypes.c_uint32
CU_SYNC_POLICY_AUTO: int
CU_SYNC_POLICY_SPIN: int
CU_SYNC_POLICY_YIELD: int
CU_SYNC_POLICY_BLOCKING_SYNC: int
CUsynchronizationPolicy = enum_CUsynchronizationPolicy_enum
enum_CUclusterSchedulingPolicy_enum = ctypes.c_uint32
CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: int
CU_CLUSTER_SCHEDULING_POLICY_SPREAD: int
CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: int
CUclusterSchedulingPolicy = enum_CUclusterSchedulingPolicy_enum
enum_CUlaunchMemSyncDomain_enum = ctypes.c_uint32
CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: int
CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: int
CUlaunchMemSyncDomain = enum_CUlaunchMemSyncDomain_enum
class struct_CUlaunchMemSyncDomainMap_st(runtime.Struct):
    """Memory Synchronization Domain map"""
    default_: Field[int]
    remote: Field[int]
CUlaunchMemSyncDomainMap = struct_CUlaunchMemSyncDomainMap_st
enum_CUlaunchAttributeID_enum = ctypes.c_uint32
CU_LAUNCH_ATTRIBUTE_IGNORE: int
CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: int
CU_LAUNCH_ATTRIBUTE_COOPERATIVE: int
CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: int
CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: int
CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: int
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: int
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: int
CU_LAUNCH_ATTRIBUTE_PRIORITY: int
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: int
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: int
CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: int
CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: int
CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: int
CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: int
CUlaunchAttributeID = enum_CUlaunchAttributeID_enum
class union_CUlaunchAttributeValue_union_clusterDim(runtime.Struct):
    """Value of launch attribute ::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION that represents the desired cluster dimensions for the kernel. Opaque type with the following fields: - x - The X dimension of the cluster, in blocks. Must be a divisor of the grid X dimension. - y - The Y dimension of the cluster, in blocks. Must be a divisor of the grid Y dimension. - z - The Z dimension of the cluster, in blocks. Must be a divisor of the grid Z dimension."""
    x: Field[int]
    y: Field[int]
    z: Field[int]
class union_CUlaunchAttributeValue_union_programmaticEvent(runtime.Struct):
    """Value of launch attribute ::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT with the following fields: - CUevent event - Event to fire when all blocks trigger it. - Event record flags, see ::cuEventRecordWithFlags. Does not accept :CU_EVENT_RECORD_EXTERNAL. - triggerAtBlockStart - If this is set to non-0, each block launch will automatically trigger the event."""
    event: Field[ctypes._Pointer[struct_CUevent_st]]
    flags: Field[int]
    triggerAtBlockStart: Field[int]
class union_CUlaunchAttributeValue_union_launchCompletionEvent(runtime.Struct):
    """Value of launch attribute ::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT with the following fields: - CUevent event - Event to fire when the last block launches - int flags; - Event record flags, see ::cuEventRecordWithFlags. Does not accept ::CU_EVENT_RECORD_EXTERNAL."""
    event: Field[ctypes._Pointer[struct_CUevent_st]]
    flags: Field[int]
class union_CUlaunchAttributeValue_union_preferredClusterDim(runtime.Struct):
    """Value of launch attribute ::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION that represents the desired preferred cluster dimensions for the kernel. Opaque type with the following fields: - x - The X dimension of the preferred cluster, in blocks. Must be a divisor of the grid X dimension, and must be a multiple of the x field of ::CUlaunchAttributeValue::clusterDim. - y - The Y dimension of the preferred cluster, in blocks. Must be a divisor of the grid Y dimension, and must be a multiple of the y field of ::CUlaunchAttributeValue::clusterDim. - z - The Z dimension of the preferred cluster, in blocks. Must be equal to the z field of ::CUlaunchAttributeValue::clusterDim."""
    x: Field[int]
    y: Field[int]
    z: Field[int]
class union_CUlaunchAttributeValue_union_deviceUpdatableKernelNode(runtime.Struct):
    """Value of launch attribute ::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE. with the following fields: - int deviceUpdatable - Whether or not the resulting kernel node should be device-updatable. - CUgraphDeviceNode devNode - Returns a handle to pass to the various device-side update functions."""
    deviceUpdatable: Field[int]
    devNode: Field[ctypes._Pointer[struct_CUgraphDeviceUpdatableNode_st]]
class union_CUlaunchAttributeValue_union(runtime.Union):
    """Launch attributes union; used as value field of ::CUlaunchAttribute"""
    pad: Field[bytes]
    accessPolicyWindow: Field[struct_CUaccessPolicyWindow_st]
    cooperative: Field[int]
    syncPolicy: Field[int]
    clusterDim: Field[union_CUlaunchAttributeValue_union_clusterDim]
    clusterSchedulingPolicyPreference: Field[int]
    programmaticStreamSerializationAllowed: Field[int]
    programmaticEvent: Field[union_CUlaunchAttributeValue_union_programmaticEvent]
    launchCompletionEvent: Field[union_CUlaunchAttributeValue_union_launchCompletionEvent]
    priority: Field[int]
    memSyncDomainMap: Field[struct_CUlaunchMemSyncDomainMap_st]
    memSyncDomain: Field[int]
    preferredClusterDim: Field[union_CUlaunchAttributeValue_union_preferredClusterDim]
    deviceUpdatableKernelNode: Field[union_CUlaunchAttributeValue_union_deviceUpdatableKernelNode]
    sharedMemCarveout: Field[int]
CUlaunchAttributeValue = union_CUlaunchAttributeValue_union
class struct_CUlaunchAttribute_st(runtime.Struct):
    """Launch attribute"""
    id: Field[int]
    pad: Field[bytes]
    value: Field[union_CUlaunchAttributeValue_union]
CUlaunchAttribute = struct_CUlaunchAttribute_st
class struct_CUlaunchConfig_st(runtime.Struct):
    """CUDA extensible launch configuration"""
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    hStream: Field[ctypes._Pointer[struct_CUstream_st]]
    attrs: Field[ctypes._Pointer[struct_CUlaunchAttribute_st]]
    numAttrs: Field[int]
CUlaunchConfig = struct_CUlaunchConfig_st
CUkernelNodeAttrID = CUlaunchAttributeID
CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue
CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1
enum_CUstreamCaptureStatus_enum = ctypes.c_uint32
CU_STREAM_CAPTURE_STATUS_NONE: int
CU_STREAM_CAPTURE_STATUS_ACTIVE: int
CU_STREAM_CAPTURE_STATUS_INVALIDATED: int
CUstreamCaptureStatus = enum_CUstreamCaptureStatus_enum
enum_CUstreamCaptureMode_enum = ctypes.c_uint32
CU_STREAM_CAPTURE_MODE_GLOBAL: int
CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: int
CU_STREAM_CAPTURE_MODE_RELAXED: int
CUstreamCaptureMode = enum_CUstreamCaptureMode_enum
CUstreamAttrID = CUlaunchAttributeID
CUstreamAttrValue_v1 = CUlaunchAttributeValue
CUstreamAttrValue = CUstreamAttrValue_v1
enum_CUdriverProcAddress_flags_enum = ctypes.c_uint32
CU_GET_PROC_ADDRESS_DEFAULT: int
CU_GET_PROC_ADDRESS_LEGACY_STREAM: int
CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: int
CUdriverProcAddress_flags = enum_CUdriverProcAddress_flags_enum
enum_CUdriverProcAddressQueryResult_enum = ctypes.c_uint32
CU_GET_PROC_ADDRESS_SUCCESS: int
CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: int
CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: int
CUdriverProcAddressQueryResult = enum_CUdriverProcAddressQueryResult_enum
enum_CUexecAffinityType_enum = ctypes.c_uint32
CU_EXEC_AFFINITY_TYPE_SM_COUNT: int
CU_EXEC_AFFINITY_TYPE_MAX: int
CUexecAffinityType = enum_CUexecAffinityType_enum
class struct_CUexecAffinitySmCount_st(runtime.Struct):
    """Value for ::CU_EXEC_AFFINITY_TYPE_SM_COUNT"""
    val: Field[int]
CUexecAffinitySmCount_v1 = struct_CUexecAffinitySmCount_st
CUexecAffinitySmCount = CUexecAffinitySmCount_v1
class struct_CUexecAffinityParam_st_param(runtime.Union):
    smCount: Field[struct_CUexecAffinitySmCount_st]
class struct_CUexecAffinityParam_st(runtime.Struct):
    """Execution Affinity Parameters"""
    type: Field[int]
    param: Field[struct_CUexecAffinityParam_st_param]
CUexecAffinityParam_v1 = struct_CUexecAffinityParam_st
CUexecAffinityParam = CUexecAffinityParam_v1
enum_CUcigDataType_enum = ctypes.c_uint32
CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: int
CIG_DATA_TYPE_NV_BLOB: int
CUcigDataType = enum_CUcigDataType_enum
class struct_CUctxCigParam_st(runtime.Struct):
    """CIG Context Create Params"""
    sharedDataType: Field[int]
    sharedData: Field[int | None]
CUctxCigParam = struct_CUctxCigParam_st
class struct_CUctxCreateParams_st(runtime.Struct):
    """Params for creating CUDA context Exactly one of execAffinityParams and cigParams must be non-NULL."""
    execAffinityParams: Field[ctypes._Pointer[struct_CUexecAffinityParam_st]]
    numExecAffinityParams: Field[int]
    cigParams: Field[ctypes._Pointer[struct_CUctxCigParam_st]]
CUctxCreateParams = struct_CUctxCreateParams_st
enum_CUlibraryOption_enum = ctypes.c_uint32
CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: int
CU_LIBRARY_BINARY_IS_PRESERVED: int
CU_LIBRARY_NUM_OPTIONS: int
CUlibraryOption = enum_CUlibraryOption_enum
class struct_CUlibraryHostUniversalFunctionAndDataTable_st(runtime.Struct):
    functionTable: Field[int | None]
    functionWindowSize: Field[int]
    dataTable: Field[int | None]
    dataWindowSize: Field[int]
CUlibraryHostUniversalFunctionAndDataTable = struct_CUlibraryHostUniversalFunctionAndDataTable_st
enum_cudaError_enum = ctypes.c_uint32
CUDA_SUCCESS: int
CUDA_ERROR_INVALID_VALUE: int
CUDA_ERROR_OUT_OF_MEMORY: int
CUDA_ERROR_NOT_INITIALIZED: int
CUDA_ERROR_DEINITIALIZED: int
CUDA_ERROR_PROFILER_DISABLED: int
CUDA_ERROR_PROFILER_NOT_INITIALIZED: int
CUDA_ERROR_PROFILER_ALREADY_STARTED: int
CUDA_ERROR_PROFILER_ALREADY_STOPPED: int
CUDA_ERROR_STUB_LIBRARY: int
CUDA_ERROR_DEVICE_UNAVAILABLE: int
CUDA_ERROR_NO_DEVICE: int
CUDA_ERROR_INVALID_DEVICE: int
CUDA_ERROR_DEVICE_NOT_LICENSED: int
CUDA_ERROR_INVALID_IMAGE: int
CUDA_ERROR_INVALID_CONTEXT: int
CUDA_ERROR_CONTEXT_ALREADY_CURRENT: int
CUDA_ERROR_MAP_FAILED: int
CUDA_ERROR_UNMAP_FAILED: int
CUDA_ERROR_ARRAY_IS_MAPPED: int
CUDA_ERROR_ALREADY_MAPPED: int
CUDA_ERROR_NO_BINARY_FOR_GPU: int
CUDA_ERROR_ALREADY_ACQUIRED: int
CUDA_ERROR_NOT_MAPPED: int
CUDA_ERROR_NOT_MAPPED_AS_ARRAY: int
CUDA_ERROR_NOT_MAPPED_AS_POINTER: int
CUDA_ERROR_ECC_UNCORRECTABLE: int
CUDA_ERROR_UNSUPPORTED_LIMIT: int
CUDA_ERROR_CONTEXT_ALREADY_IN_USE: int
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: int
CUDA_ERROR_INVALID_PTX: int
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: int
CUDA_ERROR_NVLINK_UNCORRECTABLE: int
CUDA_ERROR_JIT_COMPILER_NOT_FOUND: int
CUDA_ERROR_UNSUPPORTED_PTX_VERSION: int
CUDA_ERROR_JIT_COMPILATION_DISABLED: int
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: int
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: int
CUDA_ERROR_CONTAINED: int
CUDA_ERROR_INVALID_SOURCE: int
CUDA_ERROR_FILE_NOT_FOUND: int
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: int
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: int
CUDA_ERROR_OPERATING_SYSTEM: int
CUDA_ERROR_INVALID_HANDLE: int
CUDA_ERROR_ILLEGAL_STATE: int
CUDA_ERROR_LOSSY_QUERY: int
CUDA_ERROR_NOT_FOUND: int
CUDA_ERROR_NOT_READY: int
CUDA_ERROR_ILLEGAL_ADDRESS: int
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: int
CUDA_ERROR_LAUNCH_TIMEOUT: int
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: int
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: int
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: int
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: int
CUDA_ERROR_CONTEXT_IS_DESTROYED: int
CUDA_ERROR_ASSERT: int
CUDA_ERROR_TOO_MANY_PEERS: int
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: int
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: int
CUDA_ERROR_HARDWARE_STACK_ERROR: int
CUDA_ERROR_ILLEGAL_INSTRUCTION: int
CUDA_ERROR_MISALIGNED_ADDRESS: int
CUDA_ERROR_INVALID_ADDRESS_SPACE: int
CUDA_ERROR_INVALID_PC: int
CUDA_ERROR_LAUNCH_FAILED: int
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: int
CUDA_ERROR_TENSOR_MEMORY_LEAK: int
CUDA_ERROR_NOT_PERMITTED: int
CUDA_ERROR_NOT_SUPPORTED: int
CUDA_ERROR_SYSTEM_NOT_READY: int
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: int
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: int
CUDA_ERROR_MPS_CONNECTION_FAILED: int
CUDA_ERROR_MPS_RPC_FAILURE: int
CUDA_ERROR_MPS_SERVER_NOT_READY: int
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: int
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: int
CUDA_ERROR_MPS_CLIENT_TERMINATED: int
CUDA_ERROR_CDP_NOT_SUPPORTED: int
CUDA_ERROR_CDP_VERSION_MISMATCH: int
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: int
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: int
CUDA_ERROR_STREAM_CAPTURE_MERGE: int
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: int
CUDA_ERROR_STREAM_CAPTURE_UNJOINED: int
CUDA_ERROR_STREAM_CAPTURE_ISOLATION: int
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: int
CUDA_ERROR_CAPTURED_EVENT: int
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: int
CUDA_ERROR_TIMEOUT: int
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: int
CUDA_ERROR_EXTERNAL_DEVICE: int
CUDA_ERROR_INVALID_CLUSTER_SIZE: int
CUDA_ERROR_FUNCTION_NOT_LOADED: int
CUDA_ERROR_INVALID_RESOURCE_TYPE: int
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: int
CUDA_ERROR_KEY_ROTATION: int
CUDA_ERROR_UNKNOWN: int
CUresult = enum_cudaError_enum
enum_CUdevice_P2PAttribute_enum = ctypes.c_uint32
CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: int
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: int
CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: int
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: int
CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: int
CUdevice_P2PAttribute = enum_CUdevice_P2PAttribute_enum
CUstreamCallback = Any
CUoccupancyB2DSize = Any
class struct_CUDA_MEMCPY2D_st(runtime.Struct):
    """2D memory copy parameters"""
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcMemoryType: Field[int]
    srcHost: Field[int | None]
    srcDevice: Field[int]
    srcArray: Field[ctypes._Pointer[struct_CUarray_st]]
    srcPitch: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstMemoryType: Field[int]
    dstHost: Field[int | None]
    dstDevice: Field[int]
    dstArray: Field[ctypes._Pointer[struct_CUarray_st]]
    dstPitch: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
CUDA_MEMCPY2D_v2 = struct_CUDA_MEMCPY2D_st
CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2
class struct_CUDA_MEMCPY3D_st(runtime.Struct):
    """3D memory copy parameters"""
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: Field[int | None]
    srcDevice: Field[int]
    srcArray: Field[ctypes._Pointer[struct_CUarray_st]]
    reserved0: Field[int | None]
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: Field[int | None]
    dstDevice: Field[int]
    dstArray: Field[ctypes._Pointer[struct_CUarray_st]]
    reserved1: Field[int | None]
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]
CUDA_MEMCPY3D_v2 = struct_CUDA_MEMCPY3D_st
CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2
class struct_CUDA_MEMCPY3D_PEER_st(runtime.Struct):
    """3D memory cross-context copy parameters"""
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: Field[int | None]
    srcDevice: Field[int]
    srcArray: Field[ctypes._Pointer[struct_CUarray_st]]
    srcContext: Field[ctypes._Pointer[struct_CUctx_st]]
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: Field[int | None]
    dstDevice: Field[int]
    dstArray: Field[ctypes._Pointer[struct_CUarray_st]]
    dstContext: Field[ctypes._Pointer[struct_CUctx_st]]
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]
CUDA_MEMCPY3D_PEER_v1 = struct_CUDA_MEMCPY3D_PEER_st
CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1
class struct_CUDA_MEMCPY_NODE_PARAMS_st(runtime.Struct):
    """Memcpy node parameters"""
    flags: Field[int]
    reserved: Field[int]
    copyCtx: Field[ctypes._Pointer[struct_CUctx_st]]
    copyParams: Field[struct_CUDA_MEMCPY3D_st]
CUDA_MEMCPY_NODE_PARAMS = struct_CUDA_MEMCPY_NODE_PARAMS_st
class struct_CUDA_ARRAY_DESCRIPTOR_st(runtime.Struct):
    """Array descriptor"""
    Width: Field[int]
    Height: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
CUDA_ARRAY_DESCRIPTOR_v2 = struct_CUDA_ARRAY_DESCRIPTOR_st
CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2
class struct_CUDA_ARRAY3D_DESCRIPTOR_st(runtime.Struct):
    """3D array descriptor"""
    Width: Field[int]
    Height: Field[int]
    Depth: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
    Flags: Field[int]
CUDA_ARRAY3D_DESCRIPTOR_v2 = struct_CUDA_ARRAY3D_DESCRIPTOR_st
CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2
class struct_CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent(runtime.Struct):
    width: Field[int]
    height: Field[int]
    depth: Field[int]
class struct_CUDA_ARRAY_SPARSE_PROPERTIES_st(runtime.Struct):
    """CUDA array sparse properties"""
    tileExtent: Field[struct_CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent]
    miptailFirstLevel: Field[int]
    miptailSize: Field[int]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_ARRAY_SPARSE_PROPERTIES_v1 = struct_CUDA_ARRAY_SPARSE_PROPERTIES_st
CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1
class struct_CUDA_ARRAY_MEMORY_REQUIREMENTS_st(runtime.Struct):
    """CUDA array memory requirements"""
    size: Field[int]
    alignment: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 = struct_CUDA_ARRAY_MEMORY_REQUIREMENTS_st
CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
class struct_CUDA_RESOURCE_DESC_st_res_array(runtime.Struct):
    hArray: Field[ctypes._Pointer[struct_CUarray_st]]
class struct_CUDA_RESOURCE_DESC_st_res_mipmap(runtime.Struct):
    hMipmappedArray: Field[ctypes._Pointer[struct_CUmipmappedArray_st]]
class struct_CUDA_RESOURCE_DESC_st_res_linear(runtime.Struct):
    devPtr: Field[int]
    format: Field[int]
    numChannels: Field[int]
    sizeInBytes: Field[int]
class struct_CUDA_RESOURCE_DESC_st_res_pitch2D(runtime.Struct):
    devPtr: Field[int]
    format: Field[int]
    numChannels: Field[int]
    width: Field[int]
    height: Field[int]
    pitchInBytes: Field[int]
class struct_CUDA_RESOURCE_DESC_st_res_reserved(runtime.Struct):
    reserved: Field[ctypes.Array[ctypes.c_int32]]
class struct_CUDA_RESOURCE_DESC_st_res(runtime.Union):
    array: Field[struct_CUDA_RESOURCE_DESC_st_res_array]
    mipmap: Field[struct_CUDA_RESOURCE_DESC_st_res_mipmap]
    linear: Field[struct_CUDA_RESOURCE_DESC_st_res_linear]
    pitch2D: Field[struct_CUDA_RESOURCE_DESC_st_res_pitch2D]
    reserved: Field[struct_CUDA_RESOURCE_DESC_st_res_reserved]
class struct_CUDA_RESOURCE_DESC_st(runtime.Struct):
    """CUDA Resource descriptor"""
    resType: Field[int]
    res: Field[struct_CUDA_RESOURCE_DESC_st_res]
    flags: Field[int]
CUDA_RESOURCE_DESC_v1 = struct_CUDA_RESOURCE_DESC_st
CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1
class struct_CUDA_TEXTURE_DESC_st(runtime.Struct):
    """Texture descriptor"""
    addressMode: Field[ctypes.Array[ctypes.c_uint32]]
    filterMode: Field[int]
    flags: Field[int]
    maxAnisotropy: Field[int]
    mipmapFilterMode: Field[int]
    mipmapLevelBias: Field[float]
    minMipmapLevelClamp: Field[float]
    maxMipmapLevelClamp: Field[float]
    borderColor: Field[ctypes.Array[ctypes.c_float]]
    reserved: Field[ctypes.Array[ctypes.c_int32]]
CUDA_TEXTURE_DESC_v1 = struct_CUDA_TEXTURE_DESC_st
CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1
enum_CUresourceViewFormat_enum = ctypes.c_uint32
CU_RES_VIEW_FORMAT_NONE: int
CU_RES_VIEW_FORMAT_UINT_1X8: int
CU_RES_VIEW_FORMAT_UINT_2X8: int
CU_RES_VIEW_FORMAT_UINT_4X8: int
CU_RES_VIEW_FORMAT_SINT_1X8: int
CU_RES_VIEW_FORMAT_SINT_2X8: int
CU_RES_VIEW_FORMAT_SINT_4X8: int
CU_RES_VIEW_FORMAT_UINT_1X16: int
CU_RES_VIEW_FORMAT_UINT_2X16: int
CU_RES_VIEW_FORMAT_UINT_4X16: int
CU_RES_VIEW_FORMAT_SINT_1X16: int
CU_RES_VIEW_FORMAT_SINT_2X16: int
CU_RES_VIEW_FORMAT_SINT_4X16: int
CU_RES_VIEW_FORMAT_UINT_1X32: int
CU_RES_VIEW_FORMAT_UINT_2X32: int
CU_RES_VIEW_FORMAT_UINT_4X32: int
CU_RES_VIEW_FORMAT_SINT_1X32: int
CU_RES_VIEW_FORMAT_SINT_2X32: int
CU_RES_VIEW_FORMAT_SINT_4X32: int
CU_RES_VIEW_FORMAT_FLOAT_1X16: int
CU_RES_VIEW_FORMAT_FLOAT_2X16: int
CU_RES_VIEW_FORMAT_FLOAT_4X16: int
CU_RES_VIEW_FORMAT_FLOAT_1X32: int
CU_RES_VIEW_FORMAT_FLOAT_2X32: int
CU_RES_VIEW_FORMAT_FLOAT_4X32: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC1: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC2: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC3: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC4: int
CU_RES_VIEW_FORMAT_SIGNED_BC4: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC5: int
CU_RES_VIEW_FORMAT_SIGNED_BC5: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: int
CU_RES_VIEW_FORMAT_SIGNED_BC6H: int
CU_RES_VIEW_FORMAT_UNSIGNED_BC7: int
CUresourceViewFormat = enum_CUresourceViewFormat_enum
class struct_CUDA_RESOURCE_VIEW_DESC_st(runtime.Struct):
    """Resource view descriptor"""
    format: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    firstMipmapLevel: Field[int]
    lastMipmapLevel: Field[int]
    firstLayer: Field[int]
    lastLayer: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_RESOURCE_VIEW_DESC_v1 = struct_CUDA_RESOURCE_VIEW_DESC_st
CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1
class struct_CUtensorMap_st(runtime.Struct):
    """Tensor map descriptor. Requires compiler support for aligning to 64 bytes."""
    opaque: Field[ctypes.Array[ctypes.c_uint64]]
CUtensorMap = struct_CUtensorMap_st
enum_CUtensorMapDataType_enum = ctypes.c_uint32
CU_TENSOR_MAP_DATA_TYPE_UINT8: int
CU_TENSOR_MAP_DATA_TYPE_UINT16: int
CU_TENSOR_MAP_DATA_TYPE_UINT32: int
CU_TENSOR_MAP_DATA_TYPE_INT32: int
CU_TENSOR_MAP_DATA_TYPE_UINT64: int
CU_TENSOR_MAP_DATA_TYPE_INT64: int
CU_TENSOR_MAP_DATA_TYPE_FLOAT16: int
CU_TENSOR_MAP_DATA_TYPE_FLOAT32: int
CU_TENSOR_MAP_DATA_TYPE_FLOAT64: int
CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: int
CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: int
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: int
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: int
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: int
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: int
CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: int
CUtensorMapDataType = enum_CUtensorMapDataType_enum
enum_CUtensorMapInterleave_enum = ctypes.c_uint32
CU_TENSOR_MAP_INTERLEAVE_NONE: int
CU_TENSOR_MAP_INTERLEAVE_16B: int
CU_TENSOR_MAP_INTERLEAVE_32B: int
CUtensorMapInterleave = enum_CUtensorMapInterleave_enum
enum_CUtensorMapSwizzle_enum = ctypes.c_uint32
CU_TENSOR_MAP_SWIZZLE_NONE: int
CU_TENSOR_MAP_SWIZZLE_32B: int
CU_TENSOR_MAP_SWIZZLE_64B: int
CU_TENSOR_MAP_SWIZZLE_128B: int
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: int
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: int
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: int
CUtensorMapSwizzle = enum_CUtensorMapSwizzle_enum
enum_CUtensorMapL2promotion_enum = ctypes.c_uint32
CU_TENSOR_MAP_L2_PROMOTION_NONE: int
CU_TENSOR_MAP_L2_PROMOTION_L2_64B: int
CU_TENSOR_MAP_L2_PROMOTION_L2_128B: int
CU_TENSOR_MAP_L2_PROMOTION_L2_256B: int
CUtensorMapL2promotion = enum_CUtensorMapL2promotion_enum
enum_CUtensorMapFloatOOBfill_enum = ctypes.c_uint32
CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: int
CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: int
CUtensorMapFloatOOBfill = enum_CUtensorMapFloatOOBfill_enum
enum_CUtensorMapIm2ColWideMode_enum = ctypes.c_uint32
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: int
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: int
CUtensorMapIm2ColWideMode = enum_CUtensorMapIm2ColWideMode_enum
class struct_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(runtime.Struct):
    """GPU Direct v3 tokens"""
    p2pToken: Field[int]
    vaSpaceToken: Field[int]
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 = struct_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1
enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum = ctypes.c_uint32
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: int
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: int
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: int
CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum
class struct_CUDA_LAUNCH_PARAMS_st(runtime.Struct):
    """Kernel launch parameters"""
    function: Field[ctypes._Pointer[struct_CUfunc_st]]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    hStream: Field[ctypes._Pointer[struct_CUstream_st]]
    kernelParams: Field[ctypes._Pointer[ctypes.c_void_p]]
CUDA_LAUNCH_PARAMS_v1 = struct_CUDA_LAUNCH_PARAMS_st
CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1
enum_CUexternalMemoryHandleType_enum = ctypes.c_uint32
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: int
CUexternalMemoryHandleType = enum_CUexternalMemoryHandleType_enum
class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32(runtime.Struct):
    """Win32 handle referencing the semaphore object. Valid when type is one of the following: - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE - ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT Exactly one of 'handle' and 'name' must be non-NULL. If type is one of the following: ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT ::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT then 'name' must be NULL."""
    handle: Field[int | None]
    name: Field[int | None]
class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle(runtime.Union):
    fd: Field[int]
    win32: Field[struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32]
    nvSciBufObject: Field[int | None]
class struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(runtime.Struct):
    """External memory handle descriptor"""
    type: Field[int]
    handle: Field[struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle]
    size: Field[int]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st
CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1
class struct_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(runtime.Struct):
    """External memory buffer descriptor"""
    offset: Field[int]
    size: Field[int]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st
CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1
class struct_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(runtime.Struct):
    """External memory mipmap descriptor"""
    offset: Field[int]
    arrayDesc: Field[struct_CUDA_ARRAY3D_DESCRIPTOR_st]
    numLevels: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 = struct_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1
enum_CUexternalSemaphoreHandleType_enum = ctypes.c_uint32
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: int
CUexternalSemaphoreHandleType = enum_CUexternalSemaphoreHandleType_enum
class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32(runtime.Struct):
    """Win32 handle referencing the semaphore object. Valid when type is one of the following: - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 Exactly one of 'handle' and 'name' must be non-NULL. If type is one of the following: - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT - ::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT then 'name' must be NULL."""
    handle: Field[int | None]
    name: Field[int | None]
class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle(runtime.Union):
    fd: Field[int]
    win32: Field[struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32]
    nvSciSyncObj: Field[int | None]
class struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(runtime.Struct):
    """External semaphore handle descriptor"""
    type: Field[int]
    handle: Field[struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1
class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence(runtime.Struct):
    """Parameters for fence objects"""
    value: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync(runtime.Union):
    fence: Field[int | None]
    reserved: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex(runtime.Struct):
    """Parameters for keyed mutex objects"""
    key: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params(runtime.Struct):
    fence: Field[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence]
    nvSciSync: Field[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync]
    keyedMutex: Field[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
class struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(runtime.Struct):
    """External semaphore signal parameters"""
    params: Field[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1
class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence(runtime.Struct):
    """Parameters for fence objects"""
    value: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync(runtime.Union):
    """Pointer to NvSciSyncFence. Valid if CUexternalSemaphoreHandleType is of type CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC."""
    fence: Field[int | None]
    reserved: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex(runtime.Struct):
    """Parameters for keyed mutex objects"""
    key: Field[int]
    timeoutMs: Field[int]
class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params(runtime.Struct):
    fence: Field[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence]
    nvSciSync: Field[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync]
    keyedMutex: Field[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
class struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(runtime.Struct):
    """External semaphore wait parameters"""
    params: Field[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 = struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1
class struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(runtime.Struct):
    """Semaphore signal node parameters"""
    extSemArray: Field[ctypes._Pointer[Any]]
    paramsArray: Field[ctypes._Pointer[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st]]
    numExtSems: Field[int]
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 = struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1
class struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(runtime.Struct):
    """Semaphore signal node parameters"""
    extSemArray: Field[ctypes._Pointer[Any]]
    paramsArray: Field[ctypes._Pointer[struct_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st]]
    numExtSems: Field[int]
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st
class struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(runtime.Struct):
    """Semaphore wait node parameters"""
    extSemArray: Field[ctypes._Pointer[Any]]
    paramsArray: Field[ctypes._Pointer[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st]]
    numExtSems: Field[int]
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 = struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1
class struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(runtime.Struct):
    """Semaphore wait node parameters"""
    extSemArray: Field[ctypes._Pointer[Any]]
    paramsArray: Field[ctypes._Pointer[struct_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st]]
    numExtSems: Field[int]
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
CUmemGenericAllocationHandle_v1 = ctypes.c_uint64
CUmemGenericAllocationHandle = CUmemGenericAllocationHandle_v1
enum_CUmemAllocationHandleType_enum = ctypes.c_uint32
CU_MEM_HANDLE_TYPE_NONE: int
CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: int
CU_MEM_HANDLE_TYPE_WIN32: int
CU_MEM_HANDLE_TYPE_WIN32_KMT: int
CU_MEM_HANDLE_TYPE_FABRIC: int
CU_MEM_HANDLE_TYPE_MAX: int
CUmemAllocationHandleType = enum_CUmemAllocationHandleType_enum
enum_CUmemAccess_flags_enum = ctypes.c_uint32
CU_MEM_ACCESS_FLAGS_PROT_NONE: int
CU_MEM_ACCESS_FLAGS_PROT_READ: int
CU_MEM_ACCESS_FLAGS_PROT_READWRITE: int
CU_MEM_ACCESS_FLAGS_PROT_MAX: int
CUmemAccess_flags = enum_CUmemAccess_flags_enum
enum_CUmemLocationType_enum = ctypes.c_uint32
CU_MEM_LOCATION_TYPE_INVALID: int
CU_MEM_LOCATION_TYPE_DEVICE: int
CU_MEM_LOCATION_TYPE_HOST: int
CU_MEM_LOCATION_TYPE_HOST_NUMA: int
CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: int
CU_MEM_LOCATION_TYPE_MAX: int
CUmemLocationType = enum_CUmemLocationType_enum
enum_CUmemAllocationType_enum = ctypes.c_uint32
CU_MEM_ALLOCATION_TYPE_INVALID: int
CU_MEM_ALLOCATION_TYPE_PINNED: int
CU_MEM_ALLOCATION_TYPE_MAX: int
CUmemAllocationType = enum_CUmemAllocationType_enum
enum_CUmemAllocationGranularity_flags_enum = ctypes.c_uint32
CU_MEM_ALLOC_GRANULARITY_MINIMUM: int
CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: int
CUmemAllocationGranularity_flags = enum_CUmemAllocationGranularity_flags_enum
enum_CUmemRangeHandleType_enum = ctypes.c_uint32
CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: int
CU_MEM_RANGE_HANDLE_TYPE_MAX: int
CUmemRangeHandleType = enum_CUmemRangeHandleType_enum
enum_CUmemRangeFlags_enum = ctypes.c_uint32
CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: int
CUmemRangeFlags = enum_CUmemRangeFlags_enum
enum_CUarraySparseSubresourceType_enum = ctypes.c_uint32
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: int
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: int
CUarraySparseSubresourceType = enum_CUarraySparseSubresourceType_enum
enum_CUmemOperationType_enum = ctypes.c_uint32
CU_MEM_OPERATION_TYPE_MAP: int
CU_MEM_OPERATION_TYPE_UNMAP: int
CUmemOperationType = enum_CUmemOperationType_enum
enum_CUmemHandleType_enum = ctypes.c_uint32
CU_MEM_HANDLE_TYPE_GENERIC: int
CUmemHandleType = enum_CUmemHandleType_enum
class struct_CUarrayMapInfo_st_resource(runtime.Union):
    mipmap: Field[ctypes._Pointer[struct_CUmipmappedArray_st]]
    array: Field[ctypes._Pointer[struct_CUarray_st]]
class struct_CUarrayMapInfo_st_subresource_sparseLevel(runtime.Struct):
    level: Field[int]
    layer: Field[int]
    offsetX: Field[int]
    offsetY: Field[int]
    offsetZ: Field[int]
    extentWidth: Field[int]
    extentHeight: Field[int]
    extentDepth: Field[int]
class struct_CUarrayMapInfo_st_subresource_miptail(runtime.Struct):
    layer: Field[int]
    offset: Field[int]
    size: Field[int]
class struct_CUarrayMapInfo_st_subresource(runtime.Union):
    sparseLevel: Field[struct_CUarrayMapInfo_st_subresource_sparseLevel]
    miptail: Field[struct_CUarrayMapInfo_st_subresource_miptail]
class struct_CUarrayMapInfo_st_memHandle(runtime.Union):
    memHandle: Field[int]
class struct_CUarrayMapInfo_st(runtime.Struct):
    """Specifies the CUDA array or CUDA mipmapped array memory mapping information"""
    resourceType: Field[int]
    resource: Field[struct_CUarrayMapInfo_st_resource]
    subresourceType: Field[int]
    subresource: Field[struct_CUarrayMapInfo_st_subresource]
    memOperationType: Field[int]
    memHandleType: Field[int]
    memHandle: Field[struct_CUarrayMapInfo_st_memHandle]
    offset: Field[int]
    deviceBitMask: Field[int]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
CUarrayMapInfo_v1 = struct_CUarrayMapInfo_st
CUarrayMapInfo = CUarrayMapInfo_v1
class struct_CUmemLocation_st(runtime.Struct):
    """Specifies a memory location."""
    type: Field[int]
    id: Field[int]
CUmemLocation_v1 = struct_CUmemLocation_st
CUmemLocation = CUmemLocation_v1
enum_CUmemAllocationCompType_enum = ctypes.c_uint32
CU_MEM_ALLOCATION_COMP_NONE: int
CU_MEM_ALLOCATION_COMP_GENERIC: int
CUmemAllocationCompType = enum_CUmemAllocationCompType_enum
class struct_CUmemAllocationProp_st_allocFlags(runtime.Struct):
    compressionType: Field[int]
    gpuDirectRDMACapable: Field[int]
    usage: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
class struct_CUmemAllocationProp_st(runtime.Struct):
    """Specifies the allocation properties for a allocation."""
    type: Field[int]
    requestedHandleTypes: Field[int]
    location: Field[struct_CUmemLocation_st]
    win32HandleMetaData: Field[int | None]
    allocFlags: Field[struct_CUmemAllocationProp_st_allocFlags]
CUmemAllocationProp_v1 = struct_CUmemAllocationProp_st
CUmemAllocationProp = CUmemAllocationProp_v1
enum_CUmulticastGranularity_flags_enum = ctypes.c_uint32
CU_MULTICAST_GRANULARITY_MINIMUM: int
CU_MULTICAST_GRANULARITY_RECOMMENDED: int
CUmulticastGranularity_flags = enum_CUmulticastGranularity_flags_enum
class struct_CUmulticastObjectProp_st(runtime.Struct):
    """Specifies the properties for a multicast object."""
    numDevices: Field[int]
    size: Field[int]
    handleTypes: Field[int]
    flags: Field[int]
CUmulticastObjectProp_v1 = struct_CUmulticastObjectProp_st
CUmulticastObjectProp = CUmulticastObjectProp_v1
class struct_CUmemAccessDesc_st(runtime.Struct):
    """Memory access descriptor"""
    location: Field[struct_CUmemLocation_st]
    flags: Field[int]
CUmemAccessDesc_v1 = struct_CUmemAccessDesc_st
CUmemAccessDesc = CUmemAccessDesc_v1
enum_CUgraphExecUpdateResult_enum = ctypes.c_uint32
CU_GRAPH_EXEC_UPDATE_SUCCESS: int
CU_GRAPH_EXEC_UPDATE_ERROR: int
CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: int
CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: int
CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: int
CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: int
CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: int
CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: int
CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: int
CUgraphExecUpdateResult = enum_CUgraphExecUpdateResult_enum
class struct_CUgraphExecUpdateResultInfo_st(runtime.Struct):
    """Result information returned by cuGraphExecUpdate"""
    result: Field[int]
    errorNode: Field[ctypes._Pointer[struct_CUgraphNode_st]]
    errorFromNode: Field[ctypes._Pointer[struct_CUgraphNode_st]]
CUgraphExecUpdateResultInfo_v1 = struct_CUgraphExecUpdateResultInfo_st
CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1
enum_CUmemPool_attribute_enum = ctypes.c_uint32
CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: int
CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: int
CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: int
CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: int
CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: int
CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: int
CU_MEMPOOL_ATTR_USED_MEM_CURRENT: int
CU_MEMPOOL_ATTR_USED_MEM_HIGH: int
CUmemPool_attribute = enum_CUmemPool_attribute_enum
class struct_CUmemPoolProps_st(runtime.Struct):
    """Specifies the properties of allocations made from the pool."""
    allocType: Field[int]
    handleTypes: Field[int]
    location: Field[struct_CUmemLocation_st]
    win32SecurityAttributes: Field[int | None]
    maxSize: Field[int]
    usage: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
CUmemPoolProps_v1 = struct_CUmemPoolProps_st
CUmemPoolProps = CUmemPoolProps_v1
class struct_CUmemPoolPtrExportData_st(runtime.Struct):
    """Opaque data for exporting a pool allocation"""
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
CUmemPoolPtrExportData_v1 = struct_CUmemPoolPtrExportData_st
CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1
enum_CUmemcpyFlags_enum = ctypes.c_uint32
CU_MEMCPY_FLAG_DEFAULT: int
CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: int
CUmemcpyFlags = enum_CUmemcpyFlags_enum
enum_CUmemcpySrcAccessOrder_enum = ctypes.c_uint32
CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: int
CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: int
CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: int
CU_MEMCPY_SRC_ACCESS_ORDER_ANY: int
CU_MEMCPY_SRC_ACCESS_ORDER_MAX: int
CUmemcpySrcAccessOrder = enum_CUmemcpySrcAccessOrder_enum
class struct_CUmemcpyAttributes_st(runtime.Struct):
    """Attributes specific to copies within a batch. For more details on usage see ::cuMemcpyBatchAsync."""
    srcAccessOrder: Field[int]
    srcLocHint: Field[struct_CUmemLocation_st]
    dstLocHint: Field[struct_CUmemLocation_st]
    flags: Field[int]
CUmemcpyAttributes_v1 = struct_CUmemcpyAttributes_st
CUmemcpyAttributes = CUmemcpyAttributes_v1
enum_CUmemcpy3DOperandType_enum = ctypes.c_uint32
CU_MEMCPY_OPERAND_TYPE_POINTER: int
CU_MEMCPY_OPERAND_TYPE_ARRAY: int
CU_MEMCPY_OPERAND_TYPE_MAX: int
CUmemcpy3DOperandType = enum_CUmemcpy3DOperandType_enum
class struct_CUoffset3D_st(runtime.Struct):
    """Struct representing offset into a CUarray in elements"""
    x: Field[int]
    y: Field[int]
    z: Field[int]
CUoffset3D_v1 = struct_CUoffset3D_st
CUoffset3D = CUoffset3D_v1
class struct_CUextent3D_st(runtime.Struct):
    """Struct representing width/height/depth of a CUarray in elements"""
    width: Field[int]
    height: Field[int]
    depth: Field[int]
CUextent3D_v1 = struct_CUextent3D_st
CUextent3D = CUextent3D_v1
class struct_CUmemcpy3DOperand_st_op_ptr(runtime.Struct):
    """Struct representing an operand when ::CUmemcpy3DOperand::type is ::CU_MEMCPY_OPERAND_TYPE_POINTER"""
    ptr: Field[int]
    rowLength: Field[int]
    layerHeight: Field[int]
    locHint: Field[struct_CUmemLocation_st]
class struct_CUmemcpy3DOperand_st_op_array(runtime.Struct):
    """Struct representing an operand when ::CUmemcpy3DOperand::type is ::CU_MEMCPY_OPERAND_TYPE_ARRAY"""
    array: Field[ctypes._Pointer[struct_CUarray_st]]
    offset: Field[struct_CUoffset3D_st]
class struct_CUmemcpy3DOperand_st_op(runtime.Union):
    ptr: Field[struct_CUmemcpy3DOperand_st_op_ptr]
    array: Field[struct_CUmemcpy3DOperand_st_op_array]
class struct_CUmemcpy3DOperand_st(runtime.Struct):
    """Struct representing an operand for copy with ::cuMemcpy3DBatchAsync"""
    type: Field[int]
    op: Field[struct_CUmemcpy3DOperand_st_op]
CUmemcpy3DOperand_v1 = struct_CUmemcpy3DOperand_st
CUmemcpy3DOperand = CUmemcpy3DOperand_v1
class struct_CUDA_MEMCPY3D_BATCH_OP_st(runtime.Struct):
    src: Field[struct_CUmemcpy3DOperand_st]
    dst: Field[struct_CUmemcpy3DOperand_st]
    extent: Field[struct_CUextent3D_st]
    srcAccessOrder: Field[int]
    flags: Field[int]
CUDA_MEMCPY3D_BATCH_OP_v1 = struct_CUDA_MEMCPY3D_BATCH_OP_st
CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1
class struct_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(runtime.Struct):
    """Memory allocation node parameters"""
    poolProps: Field[struct_CUmemPoolProps_st]
    accessDescs: Field[ctypes._Pointer[struct_CUmemAccessDesc_st]]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: Field[int]
CUDA_MEM_ALLOC_NODE_PARAMS_v1 = struct_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st
CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1
class struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(runtime.Struct):
    """Memory allocation node parameters"""
    poolProps: Field[struct_CUmemPoolProps_st]
    accessDescs: Field[ctypes._Pointer[struct_CUmemAccessDesc_st]]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: Field[int]
CUDA_MEM_ALLOC_NODE_PARAMS_v2 = struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st
class struct_CUDA_MEM_FREE_NODE_PARAMS_st(runtime.Struct):
    """Memory free node parameters"""
    dptr: Field[int]
CUDA_MEM_FREE_NODE_PARAMS = struct_CUDA_MEM_FREE_NODE_PARAMS_st
enum_CUgraphMem_attribute_enum = ctypes.c_uint32
CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: int
CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: int
CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: int
CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: int
CUgraphMem_attribute = enum_CUgraphMem_attribute_enum
enum_CUgraphChildGraphNodeOwnership_enum = ctypes.c_uint32
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: int
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: int
CUgraphChildGraphNodeOwnership = enum_CUgraphChildGraphNodeOwnership_enum
class struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st(runtime.Struct):
    """Child graph node parameters"""
    graph: Field[ctypes._Pointer[struct_CUgraph_st]]
    ownership: Field[int]
CUDA_CHILD_GRAPH_NODE_PARAMS = struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st
class struct_CUDA_EVENT_RECORD_NODE_PARAMS_st(runtime.Struct):
    """Event record node parameters"""
    event: Field[ctypes._Pointer[struct_CUevent_st]]
CUDA_EVENT_RECORD_NODE_PARAMS = struct_CUDA_EVENT_RECORD_NODE_PARAMS_st
class struct_CUDA_EVENT_WAIT_NODE_PARAMS_st(runtime.Struct):
    """Event wait node parameters"""
    event: Field[ctypes._Pointer[struct_CUevent_st]]
CUDA_EVENT_WAIT_NODE_PARAMS = struct_CUDA_EVENT_WAIT_NODE_PARAMS_st
class struct_CUgraphNodeParams_st_2(runtime.Union):
    reserved1: Field[ctypes.Array[ctypes.c_int64]]
    kernel: Field[struct_CUDA_KERNEL_NODE_PARAMS_v3_st]
    memcpy: Field[struct_CUDA_MEMCPY_NODE_PARAMS_st]
    memset: Field[struct_CUDA_MEMSET_NODE_PARAMS_v2_st]
    host: Field[struct_CUDA_HOST_NODE_PARAMS_v2_st]
    graph: Field[struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st]
    eventWait: Field[struct_CUDA_EVENT_WAIT_NODE_PARAMS_st]
    eventRecord: Field[struct_CUDA_EVENT_RECORD_NODE_PARAMS_st]
    extSemSignal: Field[struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st]
    extSemWait: Field[struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st]
    alloc: Field[struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st]
    free: Field[struct_CUDA_MEM_FREE_NODE_PARAMS_st]
    memOp: Field[struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st]
    conditional: Field[struct_CUDA_CONDITIONAL_NODE_PARAMS]
class struct_CUgraphNodeParams_st(runtime.Struct):
    """Graph node parameters. See ::cuGraphAddNode."""
    type: Field[int]
    reserved0: Field[ctypes.Array[ctypes.c_int32]]
    reserved1: Field[ctypes.Array[ctypes.c_int64]]
    kernel: Field[struct_CUDA_KERNEL_NODE_PARAMS_v3_st]
    memcpy: Field[struct_CUDA_MEMCPY_NODE_PARAMS_st]
    memset: Field[struct_CUDA_MEMSET_NODE_PARAMS_v2_st]
    host: Field[struct_CUDA_HOST_NODE_PARAMS_v2_st]
    graph: Field[struct_CUDA_CHILD_GRAPH_NODE_PARAMS_st]
    eventWait: Field[struct_CUDA_EVENT_WAIT_NODE_PARAMS_st]
    eventRecord: Field[struct_CUDA_EVENT_RECORD_NODE_PARAMS_st]
    extSemSignal: Field[struct_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st]
    extSemWait: Field[struct_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st]
    alloc: Field[struct_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st]
    free: Field[struct_CUDA_MEM_FREE_NODE_PARAMS_st]
    memOp: Field[struct_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st]
    conditional: Field[struct_CUDA_CONDITIONAL_NODE_PARAMS]
    reserved2: Field[int]
CUgraphNodeParams = struct_CUgraphNodeParams_st
enum_CUflushGPUDirectRDMAWritesOptions_enum = ctypes.c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: int
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: int
CUflushGPUDirectRDMAWritesOptions = enum_CUflushGPUDirectRDMAWritesOptions_enum
enum_CUGPUDirectRDMAWritesOrdering_enum = ctypes.c_uint32
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: int
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: int
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: int
CUGPUDirectRDMAWritesOrdering = enum_CUGPUDirectRDMAWritesOrdering_enum
enum_CUflushGPUDirectRDMAWritesScope_enum = ctypes.c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: int
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: int
CUflushGPUDirectRDMAWritesScope = enum_CUflushGPUDirectRDMAWritesScope_enum
enum_CUflushGPUDirectRDMAWritesTarget_enum = ctypes.c_uint32
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: int
CUflushGPUDirectRDMAWritesTarget = enum_CUflushGPUDirectRDMAWritesTarget_enum
enum_CUgraphDebugDot_flags_enum = ctypes.c_uint32
CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: int
CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: int
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: int
CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: int
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: int
CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: int
CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: int
CUgraphDebugDot_flags = enum_CUgraphDebugDot_flags_enum
enum_CUuserObject_flags_enum = ctypes.c_uint32
CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: int
CUuserObject_flags = enum_CUuserObject_flags_enum
enum_CUuserObjectRetain_flags_enum = ctypes.c_uint32
CU_GRAPH_USER_OBJECT_MOVE: int
CUuserObjectRetain_flags = enum_CUuserObjectRetain_flags_enum
enum_CUgraphInstantiate_flags_enum = ctypes.c_uint32
CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: int
CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: int
CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: int
CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: int
CUgraphInstantiate_flags = enum_CUgraphInstantiate_flags_enum
enum_CUdeviceNumaConfig_enum = ctypes.c_uint32
CU_DEVICE_NUMA_CONFIG_NONE: int
CU_DEVICE_NUMA_CONFIG_NUMA_NODE: int
CUdeviceNumaConfig = enum_CUdeviceNumaConfig_enum
enum_CUprocessState_enum = ctypes.c_uint32
CU_PROCESS_STATE_RUNNING: int
CU_PROCESS_STATE_LOCKED: int
CU_PROCESS_STATE_CHECKPOINTED: int
CU_PROCESS_STATE_FAILED: int
CUprocessState = enum_CUprocessState_enum
class struct_CUcheckpointLockArgs_st(runtime.Struct):
    """CUDA checkpoint optional lock arguments"""
    timeoutMs: Field[int]
    reserved0: Field[int]
    reserved1: Field[ctypes.Array[ctypes.c_uint64]]
CUcheckpointLockArgs = struct_CUcheckpointLockArgs_st
class struct_CUcheckpointCheckpointArgs_st(runtime.Struct):
    """CUDA checkpoint optional checkpoint arguments"""
    reserved: Field[ctypes.Array[ctypes.c_uint64]]
CUcheckpointCheckpointArgs = struct_CUcheckpointCheckpointArgs_st
class struct_CUcheckpointRestoreArgs_st(runtime.Struct):
    """CUDA checkpoint optional restore arguments"""
    reserved: Field[ctypes.Array[ctypes.c_uint64]]
CUcheckpointRestoreArgs = struct_CUcheckpointRestoreArgs_st
class struct_CUcheckpointUnlockArgs_st(runtime.Struct):
    """CUDA checkpoint optional unlock arguments"""
    reserved: Field[ctypes.Array[ctypes.c_uint64]]
CUcheckpointUnlockArgs = struct_CUcheckpointUnlockArgs_st
def cuGetErrorString(error: Any, pStr: Any, /) -> int:
    """CUresult cuGetErrorString(CUresult error, const char ** pStr) - Gets the string description of an error code"""
def cuGetErrorName(error: Any, pStr: Any, /) -> int:
    """CUresult cuGetErrorName(CUresult error, const char ** pStr) - Gets the string representation of an error code enum name"""
def cuInit(Flags: Any, /) -> int:
    """CUresult cuInit(unsigned int Flags) - Initialize the CUDA driver API Initializes the driver API and must be called before any other function from the driver API in the current process. Currently, the Flags parameter must be 0. If ::cuInit() has not been called, any function from the driver API will return ::CUDA_ERROR_NOT_INITIALIZED."""
def cuDriverGetVersion(driverVersion: Any, /) -> int:
    """CUresult cuDriverGetVersion(int * driverVersion) - Returns the latest CUDA version supported by driver"""
def cuDeviceGet(device: Any, ordinal: Any, /) -> int:
    """CUresult cuDeviceGet(CUdevice * device, int ordinal) - Returns a handle to a compute device"""
def cuDeviceGetCount(count: Any, /) -> int:
    """CUresult cuDeviceGetCount(int * count) - Returns the number of compute-capable devices"""
def cuDeviceGetName(name: Any, len: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetName(char * name, int len, CUdevice dev) - Returns an identifier string for the device"""
def cuDeviceGetUuid(uuid: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetUuid(CUuuid * uuid, CUdevice dev) - Return an UUID for the device"""
def cuDeviceGetUuid_v2(uuid: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetUuid_v2(CUuuid * uuid, CUdevice dev) - Return an UUID for the device (11.4+)"""
def cuDeviceGetLuid(luid: Any, deviceNodeMask: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetLuid(char * luid, unsigned int * deviceNodeMask, CUdevice dev) - Return an LUID and device node mask for the device"""
def cuDeviceTotalMem_v2(bytes: Any, dev: Any, /) -> int:
    """CUresult cuDeviceTotalMem_v2(size_t * bytes, CUdevice dev) - Returns the total amount of memory on the device"""
def cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: Any, format: Any, numChannels: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t * maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev) - Returns the maximum number of elements allocatable in a 1D linear texture for a given texture element size."""
def cuDeviceGetAttribute(pi: Any, attrib: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetAttribute(int * pi, CUdevice_attribute attrib, CUdevice dev) - Returns information about the device"""
def cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: Any, dev: Any, flags: Any, /) -> int:
    """CUresult cuDeviceGetNvSciSyncAttributes(void * nvSciSyncAttrList, CUdevice dev, int flags) - Return NvSciSync attributes that this device can support."""
def cuDeviceSetMemPool(dev: Any, pool: Any, /) -> int:
    """CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) - Sets the current memory pool of a device"""
def cuDeviceGetMemPool(pool: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetMemPool(CUmemoryPool * pool, CUdevice dev) - Gets the current mempool for a device"""
def cuDeviceGetDefaultMemPool(pool_out: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetDefaultMemPool(CUmemoryPool * pool_out, CUdevice dev) - Returns the default mempool of a device"""
def cuDeviceGetExecAffinitySupport(pi: Any, type: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetExecAffinitySupport(int * pi, CUexecAffinityType type, CUdevice dev) - Returns information about the execution affinity support of the device."""
def cuFlushGPUDirectRDMAWrites(target: Any, scope: Any, /) -> int:
    """CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) - Blocks until remote writes are visible to the specified scope"""
def cuDeviceGetProperties(prop: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetProperties(CUdevprop * prop, CUdevice dev) - Returns properties for a selected device"""
def cuDeviceComputeCapability(major: Any, minor: Any, dev: Any, /) -> int:
    """CUresult cuDeviceComputeCapability(int * major, int * minor, CUdevice dev) - Returns the compute capability of the device"""
def cuDevicePrimaryCtxRetain(pctx: Any, dev: Any, /) -> int:
    """CUresult cuDevicePrimaryCtxRetain(CUcontext * pctx, CUdevice dev) - Retain the primary context on the GPU"""
def cuDevicePrimaryCtxRelease_v2(dev: Any, /) -> int:
    """CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev) - Release the primary context on the GPU"""
def cuDevicePrimaryCtxSetFlags_v2(dev: Any, flags: Any, /) -> int:
    """CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags) - Set flags for the primary context"""
def cuDevicePrimaryCtxGetState(dev: Any, flags: Any, active: Any, /) -> int:
    """CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int * flags, int * active) - Get the state of the primary context"""
def cuDevicePrimaryCtxReset_v2(dev: Any, /) -> int:
    """CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev) - Destroy all allocations and reset all state on the primary context"""
def cuCtxCreate_v2(pctx: Any, flags: Any, dev: Any, /) -> int:
    """CUresult cuCtxCreate_v2(CUcontext * pctx, unsigned int flags, CUdevice dev) - Create a CUDA context"""
def cuCtxCreate_v3(pctx: Any, paramsArray: Any, numParams: Any, flags: Any, dev: Any, /) -> int:
    """CUresult cuCtxCreate_v3(CUcontext * pctx, CUexecAffinityParam * paramsArray, int numParams, unsigned int flags, CUdevice dev) - Create a CUDA context with execution affinity"""
def cuCtxCreate_v4(pctx: Any, ctxCreateParams: Any, flags: Any, dev: Any, /) -> int:
    """CUresult cuCtxCreate_v4(CUcontext * pctx, CUctxCreateParams * ctxCreateParams, unsigned int flags, CUdevice dev) - Create a CUDA context"""
def cuCtxDestroy_v2(ctx: Any, /) -> int:
    """CUresult cuCtxDestroy_v2(CUcontext ctx) - Destroy a CUDA context"""
def cuCtxPushCurrent_v2(ctx: Any, /) -> int:
    """CUresult cuCtxPushCurrent_v2(CUcontext ctx) - Pushes a context on the current CPU thread"""
def cuCtxPopCurrent_v2(pctx: Any, /) -> int:
    """CUresult cuCtxPopCurrent_v2(CUcontext * pctx) - Pops the current CUDA context from the current CPU thread."""
def cuCtxSetCurrent(ctx: Any, /) -> int:
    """CUresult cuCtxSetCurrent(CUcontext ctx) - Binds the specified CUDA context to the calling CPU thread"""
def cuCtxGetCurrent(pctx: Any, /) -> int:
    """CUresult cuCtxGetCurrent(CUcontext * pctx) - Returns the CUDA context bound to the calling CPU thread."""
def cuCtxGetDevice(device: Any, /) -> int:
    """CUresult cuCtxGetDevice(CUdevice * device) - Returns the device handle for the current context"""
def cuCtxGetFlags(flags: Any, /) -> int:
    """CUresult cuCtxGetFlags(unsigned int * flags) - Returns the flags for the current context"""
def cuCtxSetFlags(flags: Any, /) -> int:
    """CUresult cuCtxSetFlags(unsigned int flags) - Sets the flags for the current context"""
def cuCtxGetId(ctx: Any, ctxId: Any, /) -> int:
    """CUresult cuCtxGetId(CUcontext ctx, unsigned long long * ctxId) - Returns the unique Id associated with the context supplied"""
def cuCtxSynchronize() -> int:
    """CUresult cuCtxSynchronize() - Block for the current context's tasks to complete"""
def cuCtxSetLimit(limit: Any, value: Any, /) -> int:
    """CUresult cuCtxSetLimit(CUlimit limit, size_t value) - Set resource limits"""
def cuCtxGetLimit(pvalue: Any, limit: Any, /) -> int:
    """CUresult cuCtxGetLimit(size_t * pvalue, CUlimit limit) - Returns resource limits"""
def cuCtxGetCacheConfig(pconfig: Any, /) -> int:
    """CUresult cuCtxGetCacheConfig(CUfunc_cache * pconfig) - Returns the preferred cache configuration for the current context."""
def cuCtxSetCacheConfig(config: Any, /) -> int:
    """CUresult cuCtxSetCacheConfig(CUfunc_cache config) - Sets the preferred cache configuration for the current context."""
def cuCtxGetApiVersion(ctx: Any, version: Any, /) -> int:
    """CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int * version) - Gets the context's API version."""
def cuCtxGetStreamPriorityRange(leastPriority: Any, greatestPriority: Any, /) -> int:
    """CUresult cuCtxGetStreamPriorityRange(int * leastPriority, int * greatestPriority) - Returns numerical values that correspond to the least and greatest stream priorities."""
def cuCtxResetPersistingL2Cache() -> int:
    """CUresult cuCtxResetPersistingL2Cache() - Resets all persisting lines in cache to normal status."""
def cuCtxGetExecAffinity(pExecAffinity: Any, type: Any, /) -> int:
    """CUresult cuCtxGetExecAffinity(CUexecAffinityParam * pExecAffinity, CUexecAffinityType type) - Returns the execution affinity setting for the current context."""
def cuCtxRecordEvent(hCtx: Any, hEvent: Any, /) -> int:
    """CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) - Records an event."""
def cuCtxWaitEvent(hCtx: Any, hEvent: Any, /) -> int:
    """CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) - Make a context wait on an event"""
def cuCtxAttach(pctx: Any, flags: Any, /) -> int:
    """CUresult cuCtxAttach(CUcontext * pctx, unsigned int flags) - Increment a context's usage-count"""
def cuCtxDetach(ctx: Any, /) -> int:
    """CUresult cuCtxDetach(CUcontext ctx) - Decrement a context's usage-count"""
def cuCtxGetSharedMemConfig(pConfig: Any, /) -> int:
    """CUresult cuCtxGetSharedMemConfig(CUsharedconfig * pConfig) - Returns the current shared memory configuration for the current context."""
def cuCtxSetSharedMemConfig(config: Any, /) -> int:
    """CUresult cuCtxSetSharedMemConfig(CUsharedconfig config) - Sets the shared memory configuration for the current context."""
def cuModuleLoad(module: Any, fname: Any, /) -> int:
    """CUresult cuModuleLoad(CUmodule * module, const char * fname) - Loads a compute module"""
def cuModuleLoadData(module: Any, image: Any, /) -> int:
    """CUresult cuModuleLoadData(CUmodule * module, const void * image) - Load a module's data"""
def cuModuleLoadDataEx(module: Any, image: Any, numOptions: Any, options: Any, optionValues: Any, /) -> int:
    """CUresult cuModuleLoadDataEx(CUmodule * module, const void * image, unsigned int numOptions, CUjit_option * options, void ** optionValues) - Load a module's data with options"""
def cuModuleLoadFatBinary(module: Any, fatCubin: Any, /) -> int:
    """CUresult cuModuleLoadFatBinary(CUmodule * module, const void * fatCubin) - Load a module's data"""
def cuModuleUnload(hmod: Any, /) -> int:
    """CUresult cuModuleUnload(CUmodule hmod) - Unloads a module"""
enum_CUmoduleLoadingMode_enum = ctypes.c_uint32
CU_MODULE_EAGER_LOADING: int
CU_MODULE_LAZY_LOADING: int
CUmoduleLoadingMode = enum_CUmoduleLoadingMode_enum
def cuModuleGetLoadingMode(mode: Any, /) -> int:
    """CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode * mode) - Query lazy loading mode"""
def cuModuleGetFunction(hfunc: Any, hmod: Any, name: Any, /) -> int:
    """CUresult cuModuleGetFunction(CUfunction * hfunc, CUmodule hmod, const char * name) - Returns a function handle"""
def cuModuleGetFunctionCount(count: Any, mod: Any, /) -> int:
    """CUresult cuModuleGetFunctionCount(unsigned int * count, CUmodule mod) - Returns the number of functions within a module"""
def cuModuleEnumerateFunctions(functions: Any, numFunctions: Any, mod: Any, /) -> int:
    """CUresult cuModuleEnumerateFunctions(CUfunction * functions, unsigned int numFunctions, CUmodule mod) - Returns the function handles within a module."""
def cuModuleGetGlobal_v2(dptr: Any, bytes: Any, hmod: Any, name: Any, /) -> int:
    """CUresult cuModuleGetGlobal_v2(CUdeviceptr * dptr, size_t * bytes, CUmodule hmod, const char * name) - Returns a global pointer from a module"""
def cuLinkCreate_v2(numOptions: Any, options: Any, optionValues: Any, stateOut: Any, /) -> int:
    """CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option * options, void ** optionValues, CUlinkState * stateOut) - Creates a pending JIT linker invocation."""
def cuLinkAddData_v2(state: Any, type: Any, data: Any, size: Any, name: Any, numOptions: Any, options: Any, optionValues: Any, /) -> int:
    """CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void * data, size_t size, const char * name, unsigned int numOptions, CUjit_option * options, void ** optionValues) - Add an input to a pending linker invocation"""
def cuLinkAddFile_v2(state: Any, type: Any, path: Any, numOptions: Any, options: Any, optionValues: Any, /) -> int:
    """CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char * path, unsigned int numOptions, CUjit_option * options, void ** optionValues) - Add a file input to a pending linker invocation"""
def cuLinkComplete(state: Any, cubinOut: Any, sizeOut: Any, /) -> int:
    """CUresult cuLinkComplete(CUlinkState state, void ** cubinOut, size_t * sizeOut) - Complete a pending linker invocation"""
def cuLinkDestroy(state: Any, /) -> int:
    """CUresult cuLinkDestroy(CUlinkState state) - Destroys state for a JIT linker invocation."""
def cuModuleGetTexRef(pTexRef: Any, hmod: Any, name: Any, /) -> int:
    """CUresult cuModuleGetTexRef(CUtexref * pTexRef, CUmodule hmod, const char * name) - Returns a handle to a texture reference"""
def cuModuleGetSurfRef(pSurfRef: Any, hmod: Any, name: Any, /) -> int:
    """CUresult cuModuleGetSurfRef(CUsurfref * pSurfRef, CUmodule hmod, const char * name) - Returns a handle to a surface reference"""
def cuLibraryLoadData(library: Any, code: Any, jitOptions: Any, jitOptionsValues: Any, numJitOptions: Any, libraryOptions: Any, libraryOptionValues: Any, numLibraryOptions: Any, /) -> int:
    """CUresult cuLibraryLoadData(CUlibrary * library, const void * code, CUjit_option * jitOptions, void ** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption * libraryOptions, void ** libraryOptionValues, unsigned int numLibraryOptions) - Load a library with specified code and options"""
def cuLibraryLoadFromFile(library: Any, fileName: Any, jitOptions: Any, jitOptionsValues: Any, numJitOptions: Any, libraryOptions: Any, libraryOptionValues: Any, numLibraryOptions: Any, /) -> int:
    """CUresult cuLibraryLoadFromFile(CUlibrary * library, const char * fileName, CUjit_option * jitOptions, void ** jitOptionsValues, unsigned int numJitOptions, CUlibraryOption * libraryOptions, void ** libraryOptionValues, unsigned int numLibraryOptions) - Load a library with specified file and options"""
def cuLibraryUnload(library: Any, /) -> int:
    """CUresult cuLibraryUnload(CUlibrary library) - Unloads a library"""
def cuLibraryGetKernel(pKernel: Any, library: Any, name: Any, /) -> int:
    """CUresult cuLibraryGetKernel(CUkernel * pKernel, CUlibrary library, const char * name) - Returns a kernel handle"""
def cuLibraryGetKernelCount(count: Any, lib: Any, /) -> int:
    """CUresult cuLibraryGetKernelCount(unsigned int * count, CUlibrary lib) - Returns the number of kernels within a library"""
def cuLibraryEnumerateKernels(kernels: Any, numKernels: Any, lib: Any, /) -> int:
    """CUresult cuLibraryEnumerateKernels(CUkernel * kernels, unsigned int numKernels, CUlibrary lib) - Retrieve the kernel handles within a library."""
def cuLibraryGetModule(pMod: Any, library: Any, /) -> int:
    """CUresult cuLibraryGetModule(CUmodule * pMod, CUlibrary library) - Returns a module handle"""
def cuKernelGetFunction(pFunc: Any, kernel: Any, /) -> int:
    """CUresult cuKernelGetFunction(CUfunction * pFunc, CUkernel kernel) - Returns a function handle"""
def cuKernelGetLibrary(pLib: Any, kernel: Any, /) -> int:
    """CUresult cuKernelGetLibrary(CUlibrary * pLib, CUkernel kernel) - Returns a library handle"""
def cuLibraryGetGlobal(dptr: Any, bytes: Any, library: Any, name: Any, /) -> int:
    """CUresult cuLibraryGetGlobal(CUdeviceptr * dptr, size_t * bytes, CUlibrary library, const char * name) - Returns a global device pointer"""
def cuLibraryGetManaged(dptr: Any, bytes: Any, library: Any, name: Any, /) -> int:
    """CUresult cuLibraryGetManaged(CUdeviceptr * dptr, size_t * bytes, CUlibrary library, const char * name) - Returns a pointer to managed memory"""
def cuLibraryGetUnifiedFunction(fptr: Any, library: Any, symbol: Any, /) -> int:
    """CUresult cuLibraryGetUnifiedFunction(void ** fptr, CUlibrary library, const char * symbol) - Returns a pointer to a unified function"""
def cuKernelGetAttribute(pi: Any, attrib: Any, kernel: Any, dev: Any, /) -> int:
    """CUresult cuKernelGetAttribute(int * pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) - Returns information about a kernel"""
def cuKernelSetAttribute(attrib: Any, val: Any, kernel: Any, dev: Any, /) -> int:
    """CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) - Sets information about a kernel"""
def cuKernelSetCacheConfig(kernel: Any, config: Any, dev: Any, /) -> int:
    """CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) - Sets the preferred cache configuration for a device kernel."""
def cuKernelGetName(name: Any, hfunc: Any, /) -> int:
    """CUresult cuKernelGetName(const char ** name, CUkernel hfunc) - Returns the function name for a ::CUkernel handle"""
def cuKernelGetParamInfo(kernel: Any, paramIndex: Any, paramOffset: Any, paramSize: Any, /) -> int:
    """CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t * paramOffset, size_t * paramSize) - Returns the offset and size of a kernel parameter in the device-side parameter layout"""
def cuMemGetInfo_v2(free: Any, total: Any, /) -> int:
    """CUresult cuMemGetInfo_v2(size_t * free, size_t * total) - Gets free and total memory"""
def cuMemAlloc_v2(dptr: Any, bytesize: Any, /) -> int:
    """CUresult cuMemAlloc_v2(CUdeviceptr * dptr, size_t bytesize) - Allocates device memory"""
def cuMemAllocPitch_v2(dptr: Any, pPitch: Any, WidthInBytes: Any, Height: Any, ElementSizeBytes: Any, /) -> int:
    """CUresult cuMemAllocPitch_v2(CUdeviceptr * dptr, size_t * pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) - Allocates pitched device memory"""
def cuMemFree_v2(dptr: Any, /) -> int:
    """CUresult cuMemFree_v2(CUdeviceptr dptr) - Frees device memory"""
def cuMemGetAddressRange_v2(pbase: Any, psize: Any, dptr: Any, /) -> int:
    """CUresult cuMemGetAddressRange_v2(CUdeviceptr * pbase, size_t * psize, CUdeviceptr dptr) - Get information on memory allocations"""
def cuMemAllocHost_v2(pp: Any, bytesize: Any, /) -> int:
    """CUresult cuMemAllocHost_v2(void ** pp, size_t bytesize) - Allocates page-locked host memory"""
def cuMemFreeHost(p: Any, /) -> int:
    """CUresult cuMemFreeHost(void * p) - Frees page-locked host memory"""
def cuMemHostAlloc(pp: Any, bytesize: Any, Flags: Any, /) -> int:
    """CUresult cuMemHostAlloc(void ** pp, size_t bytesize, unsigned int Flags) - Allocates page-locked host memory"""
def cuMemHostGetDevicePointer_v2(pdptr: Any, p: Any, Flags: Any, /) -> int:
    """CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr * pdptr, void * p, unsigned int Flags) - Passes back device pointer of mapped pinned memory"""
def cuMemHostGetFlags(pFlags: Any, p: Any, /) -> int:
    """CUresult cuMemHostGetFlags(unsigned int * pFlags, void * p) - Passes back flags that were used for a pinned allocation"""
def cuMemAllocManaged(dptr: Any, bytesize: Any, flags: Any, /) -> int:
    """CUresult cuMemAllocManaged(CUdeviceptr * dptr, size_t bytesize, unsigned int flags) - Allocates memory that will be automatically managed by the Unified Memory system"""
def cuDeviceRegisterAsyncNotification(device: Any, callbackFunc: Any, userData: Any, callback: Any, /) -> int:
    """CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void * userData, CUasyncCallbackHandle * callback) - Registers a callback function to receive async notifications"""
def cuDeviceUnregisterAsyncNotification(device: Any, callback: Any, /) -> int:
    """CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) - Unregisters an async notification callback"""
def cuDeviceGetByPCIBusId(dev: Any, pciBusId: Any, /) -> int:
    """CUresult cuDeviceGetByPCIBusId(CUdevice * dev, const char * pciBusId) - Returns a handle to a compute device"""
def cuDeviceGetPCIBusId(pciBusId: Any, len: Any, dev: Any, /) -> int:
    """CUresult cuDeviceGetPCIBusId(char * pciBusId, int len, CUdevice dev) - Returns a PCI Bus Id string for the device"""
def cuIpcGetEventHandle(pHandle: Any, event: Any, /) -> int:
    """CUresult cuIpcGetEventHandle(CUipcEventHandle * pHandle, CUevent event) - Gets an interprocess handle for a previously allocated event"""
def cuIpcOpenEventHandle(phEvent: Any, handle: Any, /) -> int:
    """CUresult cuIpcOpenEventHandle(CUevent * phEvent, CUipcEventHandle handle) - Opens an interprocess event handle for use in the current process"""
def cuIpcGetMemHandle(pHandle: Any, dptr: Any, /) -> int:
    """CUresult cuIpcGetMemHandle(CUipcMemHandle * pHandle, CUdeviceptr dptr) - Gets an interprocess memory handle for an existing device memory allocation"""
def cuIpcOpenMemHandle_v2(pdptr: Any, handle: Any, Flags: Any, /) -> int:
    """CUresult cuIpcOpenMemHandle_v2(CUdeviceptr * pdptr, CUipcMemHandle handle, unsigned int Flags) - Opens an interprocess memory handle exported from another process and returns a device pointer usable in the local process."""
def cuIpcCloseMemHandle(dptr: Any, /) -> int:
    """CUresult cuIpcCloseMemHandle(CUdeviceptr dptr) - Attempts to close memory mapped with ::cuIpcOpenMemHandle"""
def cuMemHostRegister_v2(p: Any, bytesize: Any, Flags: Any, /) -> int:
    """CUresult cuMemHostRegister_v2(void * p, size_t bytesize, unsigned int Flags) - Registers an existing host memory range for use by CUDA"""
def cuMemHostUnregister(p: Any, /) -> int:
    """CUresult cuMemHostUnregister(void * p) - Unregisters a memory range that was registered with cuMemHostRegister."""
def cuMemcpy(dst: Any, src: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) - Copies memory"""
def cuMemcpyPeer(dstDevice: Any, dstContext: Any, srcDevice: Any, srcContext: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) - Copies device memory between two contexts"""
def cuMemcpyHtoD_v2(dstDevice: Any, srcHost: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void * srcHost, size_t ByteCount) - Copies memory from Host to Device"""
def cuMemcpyDtoH_v2(dstHost: Any, srcDevice: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyDtoH_v2(void * dstHost, CUdeviceptr srcDevice, size_t ByteCount) - Copies memory from Device to Host"""
def cuMemcpyDtoD_v2(dstDevice: Any, srcDevice: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) - Copies memory from Device to Device"""
def cuMemcpyDtoA_v2(dstArray: Any, dstOffset: Any, srcDevice: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) - Copies memory from Device to Array"""
def cuMemcpyAtoD_v2(dstDevice: Any, srcArray: Any, srcOffset: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) - Copies memory from Array to Device"""
def cuMemcpyHtoA_v2(dstArray: Any, dstOffset: Any, srcHost: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void * srcHost, size_t ByteCount) - Copies memory from Host to Array"""
def cuMemcpyAtoH_v2(dstHost: Any, srcArray: Any, srcOffset: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyAtoH_v2(void * dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) - Copies memory from Array to Host"""
def cuMemcpyAtoA_v2(dstArray: Any, dstOffset: Any, srcArray: Any, srcOffset: Any, ByteCount: Any, /) -> int:
    """CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) - Copies memory from Array to Array"""
def cuMemcpy2D_v2(pCopy: Any, /) -> int:
    """CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D * pCopy) - Copies memory for 2D arrays"""
def cuMemcpy2DUnaligned_v2(pCopy: Any, /) -> int:
    """CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D * pCopy) - Copies memory for 2D arrays"""
def cuMemcpy3D_v2(pCopy: Any, /) -> int:
    """CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D * pCopy) - Copies memory for 3D arrays"""
def cuMemcpy3DPeer(pCopy: Any, /) -> int:
    """CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER * pCopy) - Copies memory between contexts"""
def cuMemcpyAsync(dst: Any, src: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) - Copies memory asynchronously"""
def cuMemcpyPeerAsync(dstDevice: Any, dstContext: Any, srcDevice: Any, srcContext: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) - Copies device memory between two contexts asynchronously."""
def cuMemcpyHtoDAsync_v2(dstDevice: Any, srcHost: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void * srcHost, size_t ByteCount, CUstream hStream) - Copies memory from Host to Device"""
def cuMemcpyDtoHAsync_v2(dstHost: Any, srcDevice: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyDtoHAsync_v2(void * dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) - Copies memory from Device to Host"""
def cuMemcpyDtoDAsync_v2(dstDevice: Any, srcDevice: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) - Copies memory from Device to Device"""
def cuMemcpyHtoAAsync_v2(dstArray: Any, dstOffset: Any, srcHost: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void * srcHost, size_t ByteCount, CUstream hStream) - Copies memory from Host to Array"""
def cuMemcpyAtoHAsync_v2(dstHost: Any, srcArray: Any, srcOffset: Any, ByteCount: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyAtoHAsync_v2(void * dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) - Copies memory from Array to Host"""
def cuMemcpy2DAsync_v2(pCopy: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D * pCopy, CUstream hStream) - Copies memory for 2D arrays"""
def cuMemcpy3DAsync_v2(pCopy: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D * pCopy, CUstream hStream) - Copies memory for 3D arrays"""
def cuMemcpy3DPeerAsync(pCopy: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER * pCopy, CUstream hStream) - Copies memory between contexts asynchronously."""
def cuMemcpyBatchAsync(dsts: Any, srcs: Any, sizes: Any, count: Any, attrs: Any, attrsIdxs: Any, numAttrs: Any, failIdx: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpyBatchAsync(CUdeviceptr * dsts, CUdeviceptr * srcs, size_t * sizes, size_t count, CUmemcpyAttributes * attrs, size_t * attrsIdxs, size_t numAttrs, size_t * failIdx, CUstream hStream) - Performs a batch of memory copies asynchronously."""
def cuMemcpy3DBatchAsync(numOps: Any, opList: Any, failIdx: Any, flags: Any, hStream: Any, /) -> int:
    """CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP * opList, size_t * failIdx, unsigned long long flags, CUstream hStream) - Performs a batch of 3D memory copies asynchronously."""
def cuMemsetD8_v2(dstDevice: Any, uc: Any, N: Any, /) -> int:
    """CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N) - Initializes device memory"""
def cuMemsetD16_v2(dstDevice: Any, us: Any, N: Any, /) -> int:
    """CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N) - Initializes device memory"""
def cuMemsetD32_v2(dstDevice: Any, ui: Any, N: Any, /) -> int:
    """CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N) - Initializes device memory"""
def cuMemsetD2D8_v2(dstDevice: Any, dstPitch: Any, uc: Any, Width: Any, Height: Any, /) -> int:
    """CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) - Initializes device memory"""
def cuMemsetD2D16_v2(dstDevice: Any, dstPitch: Any, us: Any, Width: Any, Height: Any, /) -> int:
    """CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) - Initializes device memory"""
def cuMemsetD2D32_v2(dstDevice: Any, dstPitch: Any, ui: Any, Width: Any, Height: Any, /) -> int:
    """CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) - Initializes device memory"""
def cuMemsetD8Async(dstDevice: Any, uc: Any, N: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) - Sets device memory"""
def cuMemsetD16Async(dstDevice: Any, us: Any, N: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) - Sets device memory"""
def cuMemsetD32Async(dstDevice: Any, ui: Any, N: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) - Sets device memory"""
def cuMemsetD2D8Async(dstDevice: Any, dstPitch: Any, uc: Any, Width: Any, Height: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) - Sets device memory"""
def cuMemsetD2D16Async(dstDevice: Any, dstPitch: Any, us: Any, Width: Any, Height: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) - Sets device memory"""
def cuMemsetD2D32Async(dstDevice: Any, dstPitch: Any, ui: Any, Width: Any, Height: Any, hStream: Any, /) -> int:
    """CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) - Sets device memory"""
def cuArrayCreate_v2(pHandle: Any, pAllocateArray: Any, /) -> int:
    """CUresult cuArrayCreate_v2(CUarray * pHandle, const CUDA_ARRAY_DESCRIPTOR * pAllocateArray) - Creates a 1D or 2D CUDA array"""
def cuArrayGetDescriptor_v2(pArrayDescriptor: Any, hArray: Any, /) -> int:
    """CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR * pArrayDescriptor, CUarray hArray) - Get a 1D or 2D CUDA array descriptor"""
def cuArrayGetSparseProperties(sparseProperties: Any, array: Any, /) -> int:
    """CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES * sparseProperties, CUarray array) - Returns the layout properties of a sparse CUDA array"""
def cuMipmappedArrayGetSparseProperties(sparseProperties: Any, mipmap: Any, /) -> int:
    """CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES * sparseProperties, CUmipmappedArray mipmap) - Returns the layout properties of a sparse CUDA mipmapped array"""
def cuArrayGetMemoryRequirements(memoryRequirements: Any, array: Any, device: Any, /) -> int:
    """CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS * memoryRequirements, CUarray array, CUdevice device) - Returns the memory requirements of a CUDA array"""
def cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Any, mipmap: Any, device: Any, /) -> int:
    """CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS * memoryRequirements, CUmipmappedArray mipmap, CUdevice device) - Returns the memory requirements of a CUDA mipmapped array"""
def cuArrayGetPlane(pPlaneArray: Any, hArray: Any, planeIdx: Any, /) -> int:
    """CUresult cuArrayGetPlane(CUarray * pPlaneArray, CUarray hArray, unsigned int planeIdx) - Gets a CUDA array plane from a CUDA array"""
def cuArrayDestroy(hArray: Any, /) -> int:
    """CUresult cuArrayDestroy(CUarray hArray) - Destroys a CUDA array"""
def cuArray3DCreate_v2(pHandle: Any, pAllocateArray: Any, /) -> int:
    """CUresult cuArray3DCreate_v2(CUarray * pHandle, const CUDA_ARRAY3D_DESCRIPTOR * pAllocateArray) - Creates a 3D CUDA array"""
def cuArray3DGetDescriptor_v2(pArrayDescriptor: Any, hArray: Any, /) -> int:
    """CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR * pArrayDescriptor, CUarray hArray) - Get a 3D CUDA array descriptor"""
def cuMipmappedArrayCreate(pHandle: Any, pMipmappedArrayDesc: Any, numMipmapLevels: Any, /) -> int:
    """CUresult cuMipmappedArrayCreate(CUmipmappedArray * pHandle, const CUDA_ARRAY3D_DESCRIPTOR * pMipmappedArrayDesc, unsigned int numMipmapLevels) - Creates a CUDA mipmapped array"""
def cuMipmappedArrayGetLevel(pLevelArray: Any, hMipmappedArray: Any, level: Any, /) -> int:
    """CUresult cuMipmappedArrayGetLevel(CUarray * pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) - Gets a mipmap level of a CUDA mipmapped array"""
def cuMipmappedArrayDestroy(hMipmappedArray: Any, /) -> int:
    """CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) - Destroys a CUDA mipmapped array"""
def cuMemGetHandleForAddressRange(handle: Any, dptr: Any, size: Any, handleType: Any, flags: Any, /) -> int:
    """CUresult cuMemGetHandleForAddressRange(void * handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) - Retrieve handle for an address range"""
enum_CUmemDecompressAlgorithm_enum = ctypes.c_uint32
CU_MEM_DECOMPRESS_UNSUPPORTED: int
CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: int
CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: int
CU_MEM_DECOMPRESS_ALGORITHM_LZ4: int
CUmemDecompressAlgorithm = enum_CUmemDecompressAlgorithm_enum
class struct_CUmemDecompressParams_st(runtime.Struct):
    """Structure describing the parameters that compose a single decompression operation."""
    srcNumBytes: Field[int]
    dstNumBytes: Field[int]
    dstActBytes: Field[ctypes._Pointer[ctypes.c_uint32]]
    src: Field[int | None]
    dst: Field[int | None]
    algo: Field[int]
    padding: Field[ctypes.Array[ctypes.c_uint8]]
CUmemDecompressParams = struct_CUmemDecompressParams_st
def cuMemBatchDecompressAsync(paramsArray: Any, count: Any, flags: Any, errorIndex: Any, stream: Any, /) -> int:
    """CUresult cuMemBatchDecompressAsync(CUmemDecompressParams * paramsArray, size_t count, unsigned int flags, size_t * errorIndex, CUstream stream) - Submit a batch of count independent decompression operations."""
def cuMemAddressReserve(ptr: Any, size: Any, alignment: Any, addr: Any, flags: Any, /) -> int:
    """CUresult cuMemAddressReserve(CUdeviceptr * ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) - Allocate an address range reservation."""
def cuMemAddressFree(ptr: Any, size: Any, /) -> int:
    """CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size) - Free an address range reservation."""
def cuMemCreate(handle: Any, size: Any, prop: Any, flags: Any, /) -> int:
    """CUresult cuMemCreate(CUmemGenericAllocationHandle * handle, size_t size, const CUmemAllocationProp * prop, unsigned long long flags) - Create a CUDA memory handle representing a memory allocation of a given size described by the given properties"""
def cuMemRelease(handle: Any, /) -> int:
    """CUresult cuMemRelease(CUmemGenericAllocationHandle handle) - Release a memory handle representing a memory allocation which was previously allocated through cuMemCreate."""
def cuMemMap(ptr: Any, size: Any, offset: Any, handle: Any, flags: Any, /) -> int:
    """CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) - Maps an allocation handle to a reserved virtual address range."""
def cuMemMapArrayAsync(mapInfoList: Any, count: Any, hStream: Any, /) -> int:
    """CUresult cuMemMapArrayAsync(CUarrayMapInfo * mapInfoList, unsigned int count, CUstream hStream) - Maps or unmaps subregions of sparse CUDA arrays and sparse CUDA mipmapped arrays"""
def cuMemUnmap(ptr: Any, size: Any, /) -> int:
    """CUresult cuMemUnmap(CUdeviceptr ptr, size_t size) - Unmap the backing memory of a given address range."""
def cuMemSetAccess(ptr: Any, size: Any, desc: Any, count: Any, /) -> int:
    """CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc * desc, size_t count) - Set the access flags for each location specified in desc for the given virtual address range"""
def cuMemGetAccess(flags: Any, location: Any, ptr: Any, /) -> int:
    """CUresult cuMemGetAccess(unsigned long long * flags, const CUmemLocation * location, CUdeviceptr ptr) - Get the access flags set for the given location and ptr"""
def cuMemExportToShareableHandle(shareableHandle: Any, handle: Any, handleType: Any, flags: Any, /) -> int:
    """CUresult cuMemExportToShareableHandle(void * shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) - Exports an allocation to a requested shareable handle type"""
def cuMemImportFromShareableHandle(handle: Any, osHandle: Any, shHandleType: Any, /) -> int:
    """CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle * handle, void * osHandle, CUmemAllocationHandleType shHandleType) - Imports an allocation from a requested shareable handle type."""
def cuMemGetAllocationGranularity(granularity: Any, prop: Any, option: Any, /) -> int:
    """CUresult cuMemGetAllocationGranularity(size_t * granularity, const CUmemAllocationProp * prop, CUmemAllocationGranularity_flags option) - Calculates either the minimal or recommended granularity"""
def cuMemGetAllocationPropertiesFromHandle(prop: Any, handle: Any, /) -> int:
    """CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp * prop, CUmemGenericAllocationHandle handle) - Retrieve the contents of the property structure defining properties for this handle"""
def cuMemRetainAllocationHandle(handle: Any, addr: Any, /) -> int:
    """CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle * handle, void * addr) - Given an address addr, returns the allocation handle of the backing memory allocation."""
def cuMemFreeAsync(dptr: Any, hStream: Any, /) -> int:
    """CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) - Frees memory with stream ordered semantics"""
def cuMemAllocAsync(dptr: Any, bytesize: Any, hStream: Any, /) -> int:
    """CUresult cuMemAllocAsync(CUdeviceptr * dptr, size_t bytesize, CUstream hStream) - Allocates memory with stream ordered semantics"""
def cuMemPoolTrimTo(pool: Any, minBytesToKeep: Any, /) -> int:
    """CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) - Tries to release memory back to the OS"""
def cuMemPoolSetAttribute(pool: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void * value) - Sets attributes of a memory pool"""
def cuMemPoolGetAttribute(pool: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void * value) - Gets attributes of a memory pool"""
def cuMemPoolSetAccess(pool: Any, map: Any, count: Any, /) -> int:
    """CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc * map, size_t count) - Controls visibility of pools between devices"""
def cuMemPoolGetAccess(flags: Any, memPool: Any, location: Any, /) -> int:
    """CUresult cuMemPoolGetAccess(CUmemAccess_flags * flags, CUmemoryPool memPool, CUmemLocation * location) - Returns the accessibility of a pool from a device"""
def cuMemPoolCreate(pool: Any, poolProps: Any, /) -> int:
    """CUresult cuMemPoolCreate(CUmemoryPool * pool, const CUmemPoolProps * poolProps) - Creates a memory pool"""
def cuMemPoolDestroy(pool: Any, /) -> int:
    """CUresult cuMemPoolDestroy(CUmemoryPool pool) - Destroys the specified memory pool"""
def cuMemAllocFromPoolAsync(dptr: Any, bytesize: Any, pool: Any, hStream: Any, /) -> int:
    """CUresult cuMemAllocFromPoolAsync(CUdeviceptr * dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) - Allocates memory from a specified pool with stream ordered semantics."""
def cuMemPoolExportToShareableHandle(handle_out: Any, pool: Any, handleType: Any, flags: Any, /) -> int:
    """CUresult cuMemPoolExportToShareableHandle(void * handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) - Exports a memory pool to the requested handle type."""
def cuMemPoolImportFromShareableHandle(pool_out: Any, handle: Any, handleType: Any, flags: Any, /) -> int:
    """CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool * pool_out, void * handle, CUmemAllocationHandleType handleType, unsigned long long flags) - imports a memory pool from a shared handle."""
def cuMemPoolExportPointer(shareData_out: Any, ptr: Any, /) -> int:
    """CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData * shareData_out, CUdeviceptr ptr) - Export data to share a memory pool allocation between processes."""
def cuMemPoolImportPointer(ptr_out: Any, pool: Any, shareData: Any, /) -> int:
    """CUresult cuMemPoolImportPointer(CUdeviceptr * ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData * shareData) - Import a memory pool allocation from another process."""
def cuMulticastCreate(mcHandle: Any, prop: Any, /) -> int:
    """CUresult cuMulticastCreate(CUmemGenericAllocationHandle * mcHandle, const CUmulticastObjectProp * prop) - Create a generic allocation handle representing a multicast object described by the given properties."""
def cuMulticastAddDevice(mcHandle: Any, dev: Any, /) -> int:
    """CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) - Associate a device to a multicast object."""
def cuMulticastBindMem(mcHandle: Any, mcOffset: Any, memHandle: Any, memOffset: Any, size: Any, flags: Any, /) -> int:
    """CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) - Bind a memory allocation represented by a handle to a multicast object."""
def cuMulticastBindAddr(mcHandle: Any, mcOffset: Any, memptr: Any, size: Any, flags: Any, /) -> int:
    """CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) - Bind a memory allocation represented by a virtual address to a multicast object."""
def cuMulticastUnbind(mcHandle: Any, dev: Any, mcOffset: Any, size: Any, /) -> int:
    """CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) - Unbind any memory allocations bound to a multicast object at a given offset and upto a given size."""
def cuMulticastGetGranularity(granularity: Any, prop: Any, option: Any, /) -> int:
    """CUresult cuMulticastGetGranularity(size_t * granularity, const CUmulticastObjectProp * prop, CUmulticastGranularity_flags option) - Calculates either the minimal or recommended granularity for multicast object"""
def cuPointerGetAttribute(data: Any, attribute: Any, ptr: Any, /) -> int:
    """CUresult cuPointerGetAttribute(void * data, CUpointer_attribute attribute, CUdeviceptr ptr) - Returns information about a pointer"""
def cuMemPrefetchAsync(devPtr: Any, count: Any, dstDevice: Any, hStream: Any, /) -> int:
    """CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) - Prefetches memory to the specified destination device"""
def cuMemPrefetchAsync_v2(devPtr: Any, count: Any, location: Any, flags: Any, hStream: Any, /) -> int:
    """CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) - Prefetches memory to the specified destination location"""
def cuMemAdvise(devPtr: Any, count: Any, advice: Any, device: Any, /) -> int:
    """CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) - Advise about the usage of a given memory range"""
def cuMemAdvise_v2(devPtr: Any, count: Any, advice: Any, location: Any, /) -> int:
    """CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) - Advise about the usage of a given memory range"""
def cuMemRangeGetAttribute(data: Any, dataSize: Any, attribute: Any, devPtr: Any, count: Any, /) -> int:
    """CUresult cuMemRangeGetAttribute(void * data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) - Query an attribute of a given memory range"""
def cuMemRangeGetAttributes(data: Any, dataSizes: Any, attributes: Any, numAttributes: Any, devPtr: Any, count: Any, /) -> int:
    """CUresult cuMemRangeGetAttributes(void ** data, size_t * dataSizes, CUmem_range_attribute * attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) - Query attributes of a given memory range."""
def cuPointerSetAttribute(value: Any, attribute: Any, ptr: Any, /) -> int:
    """CUresult cuPointerSetAttribute(const void * value, CUpointer_attribute attribute, CUdeviceptr ptr) - Set attributes on a previously allocated memory region"""
def cuPointerGetAttributes(numAttributes: Any, attributes: Any, data: Any, ptr: Any, /) -> int:
    """CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute * attributes, void ** data, CUdeviceptr ptr) - Returns information about a pointer."""
def cuStreamCreate(phStream: Any, Flags: Any, /) -> int:
    """CUresult cuStreamCreate(CUstream * phStream, unsigned int Flags) - Create a stream"""
def cuStreamCreateWithPriority(phStream: Any, flags: Any, priority: Any, /) -> int:
    """CUresult cuStreamCreateWithPriority(CUstream * phStream, unsigned int flags, int priority) - Create a stream with the given priority"""
def cuStreamGetPriority(hStream: Any, priority: Any, /) -> int:
    """CUresult cuStreamGetPriority(CUstream hStream, int * priority) - Query the priority of a given stream"""
def cuStreamGetDevice(hStream: Any, device: Any, /) -> int:
    """CUresult cuStreamGetDevice(CUstream hStream, CUdevice * device) - Returns the device handle of the stream"""
def cuStreamGetFlags(hStream: Any, flags: Any, /) -> int:
    """CUresult cuStreamGetFlags(CUstream hStream, unsigned int * flags) - Query the flags of a given stream"""
def cuStreamGetId(hStream: Any, streamId: Any, /) -> int:
    """CUresult cuStreamGetId(CUstream hStream, unsigned long long * streamId) - Returns the unique Id associated with the stream handle supplied"""
def cuStreamGetCtx(hStream: Any, pctx: Any, /) -> int:
    """CUresult cuStreamGetCtx(CUstream hStream, CUcontext * pctx) - Query the context associated with a stream"""
def cuStreamGetCtx_v2(hStream: Any, pCtx: Any, pGreenCtx: Any, /) -> int:
    """CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext * pCtx, CUgreenCtx * pGreenCtx) - Query the contexts associated with a stream"""
def cuStreamWaitEvent(hStream: Any, hEvent: Any, Flags: Any, /) -> int:
    """CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags) - Make a compute stream wait on an event"""
def cuStreamAddCallback(hStream: Any, callback: Any, userData: Any, flags: Any, /) -> int:
    """CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void * userData, unsigned int flags) - Add a callback to a compute stream"""
def cuStreamBeginCapture_v2(hStream: Any, mode: Any, /) -> int:
    """CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) - Begins graph capture on a stream"""
def cuStreamBeginCaptureToGraph(hStream: Any, hGraph: Any, dependencies: Any, dependencyData: Any, numDependencies: Any, mode: Any, /) -> int:
    """CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode * dependencies, const CUgraphEdgeData * dependencyData, size_t numDependencies, CUstreamCaptureMode mode) - Begins graph capture on a stream to an existing graph"""
def cuThreadExchangeStreamCaptureMode(mode: Any, /) -> int:
    """CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode * mode) - Swaps the stream capture interaction mode for a thread"""
def cuStreamEndCapture(hStream: Any, phGraph: Any, /) -> int:
    """CUresult cuStreamEndCapture(CUstream hStream, CUgraph * phGraph) - Ends capture on a stream, returning the captured graph"""
def cuStreamIsCapturing(hStream: Any, captureStatus: Any, /) -> int:
    """CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus * captureStatus) - Returns a stream's capture status"""
def cuStreamGetCaptureInfo_v2(hStream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, numDependencies_out: Any, /) -> int:
    """CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus * captureStatus_out, cuuint64_t * id_out, CUgraph * graph_out, const CUgraphNode ** dependencies_out, size_t * numDependencies_out) - Query a stream's capture state"""
def cuStreamGetCaptureInfo_v3(hStream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, edgeData_out: Any, numDependencies_out: Any, /) -> int:
    """CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus * captureStatus_out, cuuint64_t * id_out, CUgraph * graph_out, const CUgraphNode ** dependencies_out, const CUgraphEdgeData ** edgeData_out, size_t * numDependencies_out) - Query a stream's capture state (12.3+)"""
def cuStreamUpdateCaptureDependencies(hStream: Any, dependencies: Any, numDependencies: Any, flags: Any, /) -> int:
    """CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode * dependencies, size_t numDependencies, unsigned int flags) - Update the set of dependencies in a capturing stream (11.3+)"""
def cuStreamUpdateCaptureDependencies_v2(hStream: Any, dependencies: Any, dependencyData: Any, numDependencies: Any, flags: Any, /) -> int:
    """CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode * dependencies, const CUgraphEdgeData * dependencyData, size_t numDependencies, unsigned int flags) - Update the set of dependencies in a capturing stream (12.3+)"""
def cuStreamAttachMemAsync(hStream: Any, dptr: Any, length: Any, flags: Any, /) -> int:
    """CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) - Attach memory to a stream asynchronously"""
def cuStreamQuery(hStream: Any, /) -> int:
    """CUresult cuStreamQuery(CUstream hStream) - Determine status of a compute stream"""
def cuStreamSynchronize(hStream: Any, /) -> int:
    """CUresult cuStreamSynchronize(CUstream hStream) - Wait until a stream's tasks are completed"""
def cuStreamDestroy_v2(hStream: Any, /) -> int:
    """CUresult cuStreamDestroy_v2(CUstream hStream) - Destroys a stream"""
def cuStreamCopyAttributes(dst: Any, src: Any, /) -> int:
    """CUresult cuStreamCopyAttributes(CUstream dst, CUstream src) - Copies attributes from source stream to destination stream."""
def cuStreamGetAttribute(hStream: Any, attr: Any, value_out: Any, /) -> int:
    """CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue * value_out) - Queries stream attribute."""
def cuStreamSetAttribute(hStream: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue * value) - Sets stream attribute."""
def cuEventCreate(phEvent: Any, Flags: Any, /) -> int:
    """CUresult cuEventCreate(CUevent * phEvent, unsigned int Flags) - Creates an event"""
def cuEventRecord(hEvent: Any, hStream: Any, /) -> int:
    """CUresult cuEventRecord(CUevent hEvent, CUstream hStream) - Records an event"""
def cuEventRecordWithFlags(hEvent: Any, hStream: Any, flags: Any, /) -> int:
    """CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags) - Records an event"""
def cuEventQuery(hEvent: Any, /) -> int:
    """CUresult cuEventQuery(CUevent hEvent) - Queries an event's status"""
def cuEventSynchronize(hEvent: Any, /) -> int:
    """CUresult cuEventSynchronize(CUevent hEvent) - Waits for an event to complete"""
def cuEventDestroy_v2(hEvent: Any, /) -> int:
    """CUresult cuEventDestroy_v2(CUevent hEvent) - Destroys an event"""
def cuEventElapsedTime(pMilliseconds: Any, hStart: Any, hEnd: Any, /) -> int:
    """CUresult cuEventElapsedTime(float * pMilliseconds, CUevent hStart, CUevent hEnd) - Computes the elapsed time between two events"""
def cuEventElapsedTime_v2(pMilliseconds: Any, hStart: Any, hEnd: Any, /) -> int:
    """CUresult cuEventElapsedTime_v2(float * pMilliseconds, CUevent hStart, CUevent hEnd) - Computes the elapsed time between two events"""
def cuImportExternalMemory(extMem_out: Any, memHandleDesc: Any, /) -> int:
    """CUresult cuImportExternalMemory(CUexternalMemory * extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC * memHandleDesc) - Imports an external memory object"""
def cuExternalMemoryGetMappedBuffer(devPtr: Any, extMem: Any, bufferDesc: Any, /) -> int:
    """CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr * devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC * bufferDesc) - Maps a buffer onto an imported memory object"""
def cuExternalMemoryGetMappedMipmappedArray(mipmap: Any, extMem: Any, mipmapDesc: Any, /) -> int:
    """CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray * mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC * mipmapDesc) - Maps a CUDA mipmapped array onto an external memory object"""
def cuDestroyExternalMemory(extMem: Any, /) -> int:
    """CUresult cuDestroyExternalMemory(CUexternalMemory extMem) - Destroys an external memory object."""
def cuImportExternalSemaphore(extSem_out: Any, semHandleDesc: Any, /) -> int:
    """CUresult cuImportExternalSemaphore(CUexternalSemaphore * extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC * semHandleDesc) - Imports an external semaphore"""
def cuSignalExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: Any, stream: Any, /) -> int:
    """CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore * extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS * paramsArray, unsigned int numExtSems, CUstream stream) - Signals a set of external semaphore objects"""
def cuWaitExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: Any, stream: Any, /) -> int:
    """CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore * extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS * paramsArray, unsigned int numExtSems, CUstream stream) - Waits on a set of external semaphore objects"""
def cuDestroyExternalSemaphore(extSem: Any, /) -> int:
    """CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem) - Destroys an external semaphore"""
def cuStreamWaitValue32_v2(stream: Any, addr: Any, value: Any, flags: Any, /) -> int:
    """CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) - Wait on a memory location"""
def cuStreamWaitValue64_v2(stream: Any, addr: Any, value: Any, flags: Any, /) -> int:
    """CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) - Wait on a memory location"""
def cuStreamWriteValue32_v2(stream: Any, addr: Any, value: Any, flags: Any, /) -> int:
    """CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) - Write a value to memory"""
def cuStreamWriteValue64_v2(stream: Any, addr: Any, value: Any, flags: Any, /) -> int:
    """CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) - Write a value to memory"""
def cuStreamBatchMemOp_v2(stream: Any, count: Any, paramArray: Any, flags: Any, /) -> int:
    """CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams * paramArray, unsigned int flags) - Batch operations to synchronize the stream via memory operations"""
def cuFuncGetAttribute(pi: Any, attrib: Any, hfunc: Any, /) -> int:
    """CUresult cuFuncGetAttribute(int * pi, CUfunction_attribute attrib, CUfunction hfunc) - Returns information about a function"""
def cuFuncSetAttribute(hfunc: Any, attrib: Any, value: Any, /) -> int:
    """CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) - Sets information about a function"""
def cuFuncSetCacheConfig(hfunc: Any, config: Any, /) -> int:
    """CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) - Sets the preferred cache configuration for a device function"""
def cuFuncGetModule(hmod: Any, hfunc: Any, /) -> int:
    """CUresult cuFuncGetModule(CUmodule * hmod, CUfunction hfunc) - Returns a module handle"""
def cuFuncGetName(name: Any, hfunc: Any, /) -> int:
    """CUresult cuFuncGetName(const char ** name, CUfunction hfunc) - Returns the function name for a ::CUfunction handle"""
def cuFuncGetParamInfo(func: Any, paramIndex: Any, paramOffset: Any, paramSize: Any, /) -> int:
    """CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t * paramOffset, size_t * paramSize) - Returns the offset and size of a kernel parameter in the device-side parameter layout"""
enum_CUfunctionLoadingState_enum = ctypes.c_uint32
CU_FUNCTION_LOADING_STATE_UNLOADED: int
CU_FUNCTION_LOADING_STATE_LOADED: int
CU_FUNCTION_LOADING_STATE_MAX: int
CUfunctionLoadingState = enum_CUfunctionLoadingState_enum
def cuFuncIsLoaded(state: Any, function: Any, /) -> int:
    """CUresult cuFuncIsLoaded(CUfunctionLoadingState * state, CUfunction function) - Returns if the function is loaded"""
def cuFuncLoad(function: Any, /) -> int:
    """CUresult cuFuncLoad(CUfunction function) - Loads a function"""
def cuLaunchKernel(f: Any, gridDimX: Any, gridDimY: Any, gridDimZ: Any, blockDimX: Any, blockDimY: Any, blockDimZ: Any, sharedMemBytes: Any, hStream: Any, kernelParams: Any, extra: Any, /) -> int:
    """CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void ** kernelParams, void ** extra) - Launches a CUDA function ::CUfunction or a CUDA kernel ::CUkernel"""
def cuLaunchKernelEx(config: Any, f: Any, kernelParams: Any, extra: Any, /) -> int:
    """CUresult cuLaunchKernelEx(const CUlaunchConfig * config, CUfunction f, void ** kernelParams, void ** extra) - Launches a CUDA function ::CUfunction or a CUDA kernel ::CUkernel with launch-time configuration"""
def cuLaunchCooperativeKernel(f: Any, gridDimX: Any, gridDimY: Any, gridDimZ: Any, blockDimX: Any, blockDimY: Any, blockDimZ: Any, sharedMemBytes: Any, hStream: Any, kernelParams: Any, /) -> int:
    """CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void ** kernelParams) - Launches a CUDA function ::CUfunction or a CUDA kernel ::CUkernel where thread blocks can cooperate and synchronize as they execute"""
def cuLaunchCooperativeKernelMultiDevice(launchParamsList: Any, numDevices: Any, flags: Any, /) -> int:
    """CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS * launchParamsList, unsigned int numDevices, unsigned int flags) - Launches CUDA functions on multiple devices where thread blocks can cooperate and synchronize as they execute"""
def cuLaunchHostFunc(hStream: Any, fn: Any, userData: Any, /) -> int:
    """CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void * userData) - Enqueues a host function call in a stream"""
def cuFuncSetBlockShape(hfunc: Any, x: Any, y: Any, z: Any, /) -> int:
    """CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) - Sets the block-dimensions for the function"""
def cuFuncSetSharedSize(hfunc: Any, bytes: Any, /) -> int:
    """CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes) - Sets the dynamic shared-memory size for the function"""
def cuParamSetSize(hfunc: Any, numbytes: Any, /) -> int:
    """CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes) - Sets the parameter size for the function"""
def cuParamSeti(hfunc: Any, offset: Any, value: Any, /) -> int:
    """CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value) - Adds an integer parameter to the function's argument list"""
def cuParamSetf(hfunc: Any, offset: Any, value: Any, /) -> int:
    """CUresult cuParamSetf(CUfunction hfunc, int offset, float value) - Adds a floating-point parameter to the function's argument list"""
def cuParamSetv(hfunc: Any, offset: Any, ptr: Any, numbytes: Any, /) -> int:
    """CUresult cuParamSetv(CUfunction hfunc, int offset, void * ptr, unsigned int numbytes) - Adds arbitrary data to the function's argument list"""
def cuLaunch(f: Any, /) -> int:
    """CUresult cuLaunch(CUfunction f) - Launches a CUDA function"""
def cuLaunchGrid(f: Any, grid_width: Any, grid_height: Any, /) -> int:
    """CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height) - Launches a CUDA function"""
def cuLaunchGridAsync(f: Any, grid_width: Any, grid_height: Any, hStream: Any, /) -> int:
    """CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) - Launches a CUDA function"""
def cuParamSetTexRef(hfunc: Any, texunit: Any, hTexRef: Any, /) -> int:
    """CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) - Adds a texture-reference to the function's argument list"""
def cuFuncSetSharedMemConfig(hfunc: Any, config: Any, /) -> int:
    """CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) - Sets the shared memory configuration for a device function."""
def cuGraphCreate(phGraph: Any, flags: Any, /) -> int:
    """CUresult cuGraphCreate(CUgraph * phGraph, unsigned int flags) - Creates a graph"""
def cuGraphAddKernelNode_v2(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddKernelNode_v2(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS * nodeParams) - Creates a kernel execution node and adds it to a graph"""
def cuGraphKernelNodeGetParams_v2(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS * nodeParams) - Returns a kernel node's parameters"""
def cuGraphKernelNodeSetParams_v2(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS * nodeParams) - Sets a kernel node's parameters"""
def cuGraphAddMemcpyNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, copyParams: Any, ctx: Any, /) -> int:
    """CUresult cuGraphAddMemcpyNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_MEMCPY3D * copyParams, CUcontext ctx) - Creates a memcpy node and adds it to a graph"""
def cuGraphMemcpyNodeGetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D * nodeParams) - Returns a memcpy node's parameters"""
def cuGraphMemcpyNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D * nodeParams) - Sets a memcpy node's parameters"""
def cuGraphAddMemsetNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, memsetParams: Any, ctx: Any, /) -> int:
    """CUresult cuGraphAddMemsetNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS * memsetParams, CUcontext ctx) - Creates a memset node and adds it to a graph"""
def cuGraphMemsetNodeGetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS * nodeParams) - Returns a memset node's parameters"""
def cuGraphMemsetNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS * nodeParams) - Sets a memset node's parameters"""
def cuGraphAddHostNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddHostNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS * nodeParams) - Creates a host execution node and adds it to a graph"""
def cuGraphHostNodeGetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS * nodeParams) - Returns a host node's parameters"""
def cuGraphHostNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS * nodeParams) - Sets a host node's parameters"""
def cuGraphAddChildGraphNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, childGraph: Any, /) -> int:
    """CUresult cuGraphAddChildGraphNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUgraph childGraph) - Creates a child graph node and adds it to a graph"""
def cuGraphChildGraphNodeGetGraph(hNode: Any, phGraph: Any, /) -> int:
    """CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph * phGraph) - Gets a handle to the embedded graph of a child graph node"""
def cuGraphAddEmptyNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphAddEmptyNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies) - Creates an empty node and adds it to a graph"""
def cuGraphAddEventRecordNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, event: Any, /) -> int:
    """CUresult cuGraphAddEventRecordNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUevent event) - Creates an event record node and adds it to a graph"""
def cuGraphEventRecordNodeGetEvent(hNode: Any, event_out: Any, /) -> int:
    """CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent * event_out) - Returns the event associated with an event record node"""
def cuGraphEventRecordNodeSetEvent(hNode: Any, event: Any, /) -> int:
    """CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) - Sets an event record node's event"""
def cuGraphAddEventWaitNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, event: Any, /) -> int:
    """CUresult cuGraphAddEventWaitNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUevent event) - Creates an event wait node and adds it to a graph"""
def cuGraphEventWaitNodeGetEvent(hNode: Any, event_out: Any, /) -> int:
    """CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent * event_out) - Returns the event associated with an event wait node"""
def cuGraphEventWaitNodeSetEvent(hNode: Any, event: Any, /) -> int:
    """CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) - Sets an event wait node's event"""
def cuGraphAddExternalSemaphoresSignalNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * nodeParams) - Creates an external semaphore signal node and adds it to a graph"""
def cuGraphExternalSemaphoresSignalNodeGetParams(hNode: Any, params_out: Any, /) -> int:
    """CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * params_out) - Returns an external semaphore signal node's parameters"""
def cuGraphExternalSemaphoresSignalNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * nodeParams) - Sets an external semaphore signal node's parameters"""
def cuGraphAddExternalSemaphoresWaitNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * nodeParams) - Creates an external semaphore wait node and adds it to a graph"""
def cuGraphExternalSemaphoresWaitNodeGetParams(hNode: Any, params_out: Any, /) -> int:
    """CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS * params_out) - Returns an external semaphore wait node's parameters"""
def cuGraphExternalSemaphoresWaitNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * nodeParams) - Sets an external semaphore wait node's parameters"""
def cuGraphAddBatchMemOpNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddBatchMemOpNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS * nodeParams) - Creates a batch memory operation node and adds it to a graph"""
def cuGraphBatchMemOpNodeGetParams(hNode: Any, nodeParams_out: Any, /) -> int:
    """CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS * nodeParams_out) - Returns a batch mem op node's parameters"""
def cuGraphBatchMemOpNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS * nodeParams) - Sets a batch mem op node's parameters"""
def cuGraphExecBatchMemOpNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS * nodeParams) - Sets the parameters for a batch mem op node in the given graphExec"""
def cuGraphAddMemAllocNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddMemAllocNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS * nodeParams) - Creates an allocation node and adds it to a graph"""
def cuGraphMemAllocNodeGetParams(hNode: Any, params_out: Any, /) -> int:
    """CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS * params_out) - Returns a memory alloc node's parameters"""
def cuGraphAddMemFreeNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, dptr: Any, /) -> int:
    """CUresult cuGraphAddMemFreeNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUdeviceptr dptr) - Creates a memory free node and adds it to a graph"""
def cuGraphMemFreeNodeGetParams(hNode: Any, dptr_out: Any, /) -> int:
    """CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr * dptr_out) - Returns a memory free node's parameters"""
def cuDeviceGraphMemTrim(device: Any, /) -> int:
    """CUresult cuDeviceGraphMemTrim(CUdevice device) - Free unused memory that was cached on the specified device for use with graphs back to the OS."""
def cuDeviceGetGraphMemAttribute(device: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void * value) - Query asynchronous allocation attributes related to graphs"""
def cuDeviceSetGraphMemAttribute(device: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void * value) - Set asynchronous allocation attributes related to graphs"""
def cuGraphClone(phGraphClone: Any, originalGraph: Any, /) -> int:
    """CUresult cuGraphClone(CUgraph * phGraphClone, CUgraph originalGraph) - Clones a graph"""
def cuGraphNodeFindInClone(phNode: Any, hOriginalNode: Any, hClonedGraph: Any, /) -> int:
    """CUresult cuGraphNodeFindInClone(CUgraphNode * phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) - Finds a cloned version of a node"""
def cuGraphNodeGetType(hNode: Any, type: Any, /) -> int:
    """CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType * type) - Returns a node's type"""
def cuGraphGetNodes(hGraph: Any, nodes: Any, numNodes: Any, /) -> int:
    """CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode * nodes, size_t * numNodes) - Returns a graph's nodes"""
def cuGraphGetRootNodes(hGraph: Any, rootNodes: Any, numRootNodes: Any, /) -> int:
    """CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode * rootNodes, size_t * numRootNodes) - Returns a graph's root nodes"""
def cuGraphGetEdges(hGraph: Any, from_: Any, to: Any, numEdges: Any, /) -> int:
    """CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode * from, CUgraphNode * to, size_t * numEdges) - Returns a graph's dependency edges"""
def cuGraphGetEdges_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numEdges: Any, /) -> int:
    """CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode * from, CUgraphNode * to, CUgraphEdgeData * edgeData, size_t * numEdges) - Returns a graph's dependency edges (12.3+)"""
def cuGraphNodeGetDependencies(hNode: Any, dependencies: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode * dependencies, size_t * numDependencies) - Returns a node's dependencies"""
def cuGraphNodeGetDependencies_v2(hNode: Any, dependencies: Any, edgeData: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode * dependencies, CUgraphEdgeData * edgeData, size_t * numDependencies) - Returns a node's dependencies (12.3+)"""
def cuGraphNodeGetDependentNodes(hNode: Any, dependentNodes: Any, numDependentNodes: Any, /) -> int:
    """CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode * dependentNodes, size_t * numDependentNodes) - Returns a node's dependent nodes"""
def cuGraphNodeGetDependentNodes_v2(hNode: Any, dependentNodes: Any, edgeData: Any, numDependentNodes: Any, /) -> int:
    """CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode * dependentNodes, CUgraphEdgeData * edgeData, size_t * numDependentNodes) - Returns a node's dependent nodes (12.3+)"""
def cuGraphAddDependencies(hGraph: Any, from_: Any, to: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode * from, const CUgraphNode * to, size_t numDependencies) - Adds dependency edges to a graph"""
def cuGraphAddDependencies_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode * from, const CUgraphNode * to, const CUgraphEdgeData * edgeData, size_t numDependencies) - Adds dependency edges to a graph (12.3+)"""
def cuGraphRemoveDependencies(hGraph: Any, from_: Any, to: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode * from, const CUgraphNode * to, size_t numDependencies) - Removes dependency edges from a graph"""
def cuGraphRemoveDependencies_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numDependencies: Any, /) -> int:
    """CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode * from, const CUgraphNode * to, const CUgraphEdgeData * edgeData, size_t numDependencies) - Removes dependency edges from a graph (12.3+)"""
def cuGraphDestroyNode(hNode: Any, /) -> int:
    """CUresult cuGraphDestroyNode(CUgraphNode hNode) - Remove a node from the graph"""
def cuGraphInstantiateWithFlags(phGraphExec: Any, hGraph: Any, flags: Any, /) -> int:
    """CUresult cuGraphInstantiateWithFlags(CUgraphExec * phGraphExec, CUgraph hGraph, unsigned long long flags) - Creates an executable graph from a graph"""
def cuGraphInstantiateWithParams(phGraphExec: Any, hGraph: Any, instantiateParams: Any, /) -> int:
    """CUresult cuGraphInstantiateWithParams(CUgraphExec * phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS * instantiateParams) - Creates an executable graph from a graph"""
def cuGraphExecGetFlags(hGraphExec: Any, flags: Any, /) -> int:
    """CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t * flags) - Query the instantiation flags of an executable graph"""
def cuGraphExecKernelNodeSetParams_v2(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS * nodeParams) - Sets the parameters for a kernel node in the given graphExec"""
def cuGraphExecMemcpyNodeSetParams(hGraphExec: Any, hNode: Any, copyParams: Any, ctx: Any, /) -> int:
    """CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D * copyParams, CUcontext ctx) - Sets the parameters for a memcpy node in the given graphExec."""
def cuGraphExecMemsetNodeSetParams(hGraphExec: Any, hNode: Any, memsetParams: Any, ctx: Any, /) -> int:
    """CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS * memsetParams, CUcontext ctx) - Sets the parameters for a memset node in the given graphExec."""
def cuGraphExecHostNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS * nodeParams) - Sets the parameters for a host node in the given graphExec."""
def cuGraphExecChildGraphNodeSetParams(hGraphExec: Any, hNode: Any, childGraph: Any, /) -> int:
    """CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) - Updates node parameters in the child graph node in the given graphExec."""
def cuGraphExecEventRecordNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any, /) -> int:
    """CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) - Sets the event for an event record node in the given graphExec"""
def cuGraphExecEventWaitNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any, /) -> int:
    """CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) - Sets the event for an event wait node in the given graphExec"""
def cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * nodeParams) - Sets the parameters for an external semaphore signal node in the given graphExec"""
def cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * nodeParams) - Sets the parameters for an external semaphore wait node in the given graphExec"""
def cuGraphNodeSetEnabled(hGraphExec: Any, hNode: Any, isEnabled: Any, /) -> int:
    """CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) - Enables or disables the specified node in the given graphExec"""
def cuGraphNodeGetEnabled(hGraphExec: Any, hNode: Any, isEnabled: Any, /) -> int:
    """CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int * isEnabled) - Query whether a node in the given graphExec is enabled"""
def cuGraphUpload(hGraphExec: Any, hStream: Any, /) -> int:
    """CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream) - Uploads an executable graph in a stream"""
def cuGraphLaunch(hGraphExec: Any, hStream: Any, /) -> int:
    """CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream) - Launches an executable graph in a stream"""
def cuGraphExecDestroy(hGraphExec: Any, /) -> int:
    """CUresult cuGraphExecDestroy(CUgraphExec hGraphExec) - Destroys an executable graph"""
def cuGraphDestroy(hGraph: Any, /) -> int:
    """CUresult cuGraphDestroy(CUgraph hGraph) - Destroys a graph"""
def cuGraphExecUpdate_v2(hGraphExec: Any, hGraph: Any, resultInfo: Any, /) -> int:
    """CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo * resultInfo) - Check whether an executable graph can be updated with a graph and perform the update if possible"""
def cuGraphKernelNodeCopyAttributes(dst: Any, src: Any, /) -> int:
    """CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) - Copies attributes from source node to destination node."""
def cuGraphKernelNodeGetAttribute(hNode: Any, attr: Any, value_out: Any, /) -> int:
    """CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue * value_out) - Queries node attribute."""
def cuGraphKernelNodeSetAttribute(hNode: Any, attr: Any, value: Any, /) -> int:
    """CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue * value) - Sets node attribute."""
def cuGraphDebugDotPrint(hGraph: Any, path: Any, flags: Any, /) -> int:
    """CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char * path, unsigned int flags) - Write a DOT file describing graph structure"""
def cuUserObjectCreate(object_out: Any, ptr: Any, destroy: Any, initialRefcount: Any, flags: Any, /) -> int:
    """CUresult cuUserObjectCreate(CUuserObject * object_out, void * ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) - Create a user object"""
def cuUserObjectRetain(object: Any, count: Any, /) -> int:
    """CUresult cuUserObjectRetain(CUuserObject object, unsigned int count) - Retain a reference to a user object"""
def cuUserObjectRelease(object: Any, count: Any, /) -> int:
    """CUresult cuUserObjectRelease(CUuserObject object, unsigned int count) - Release a reference to a user object"""
def cuGraphRetainUserObject(graph: Any, object: Any, count: Any, flags: Any, /) -> int:
    """CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) - Retain a reference to a user object from a graph"""
def cuGraphReleaseUserObject(graph: Any, object: Any, count: Any, /) -> int:
    """CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count) - Release a user object reference from a graph"""
def cuGraphAddNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddNode(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, size_t numDependencies, CUgraphNodeParams * nodeParams) - Adds a node of arbitrary type to a graph"""
def cuGraphAddNode_v2(phGraphNode: Any, hGraph: Any, dependencies: Any, dependencyData: Any, numDependencies: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphAddNode_v2(CUgraphNode * phGraphNode, CUgraph hGraph, const CUgraphNode * dependencies, const CUgraphEdgeData * dependencyData, size_t numDependencies, CUgraphNodeParams * nodeParams) - Adds a node of arbitrary type to a graph (12.3+)"""
def cuGraphNodeSetParams(hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams * nodeParams) - Update's a graph node's parameters"""
def cuGraphExecNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any, /) -> int:
    """CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams * nodeParams) - Update's a graph node's parameters in an instantiated graph"""
def cuGraphConditionalHandleCreate(pHandle_out: Any, hGraph: Any, ctx: Any, defaultLaunchValue: Any, flags: Any, /) -> int:
    """CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle * pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) - Create a conditional handle"""
def cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, func: Any, blockSize: Any, dynamicSMemSize: Any, /) -> int:
    """CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int * numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) - Returns occupancy of a function"""
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, func: Any, blockSize: Any, dynamicSMemSize: Any, flags: Any, /) -> int:
    """CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int * numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) - Returns occupancy of a function"""
def cuOccupancyMaxPotentialBlockSize(minGridSize: Any, blockSize: Any, func: Any, blockSizeToDynamicSMemSize: Any, dynamicSMemSize: Any, blockSizeLimit: Any, /) -> int:
    """CUresult cuOccupancyMaxPotentialBlockSize(int * minGridSize, int * blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) - Suggest a launch configuration with reasonable occupancy"""
def cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Any, blockSize: Any, func: Any, blockSizeToDynamicSMemSize: Any, dynamicSMemSize: Any, blockSizeLimit: Any, flags: Any, /) -> int:
    """CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int * minGridSize, int * blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) - Suggest a launch configuration with reasonable occupancy"""
def cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: Any, func: Any, numBlocks: Any, blockSize: Any, /) -> int:
    """CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t * dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) - Returns dynamic shared memory available per block when launching numBlocks blocks on SM"""
def cuOccupancyMaxPotentialClusterSize(clusterSize: Any, func: Any, config: Any, /) -> int:
    """CUresult cuOccupancyMaxPotentialClusterSize(int * clusterSize, CUfunction func, const CUlaunchConfig * config) - Given the kernel function ( func) and launch configuration ( config), return the maximum cluster size in *clusterSize."""
def cuOccupancyMaxActiveClusters(numClusters: Any, func: Any, config: Any, /) -> int:
    """CUresult cuOccupancyMaxActiveClusters(int * numClusters, CUfunction func, const CUlaunchConfig * config) - Given the kernel function ( func) and launch configuration ( config), return the maximum number of clusters that could co-exist on the target device in *numClusters."""
def cuTexRefSetArray(hTexRef: Any, hArray: Any, Flags: Any, /) -> int:
    """CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags) - Binds an array as a texture reference"""
def cuTexRefSetMipmappedArray(hTexRef: Any, hMipmappedArray: Any, Flags: Any, /) -> int:
    """CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) - Binds a mipmapped array to a texture reference"""
def cuTexRefSetAddress_v2(ByteOffset: Any, hTexRef: Any, dptr: Any, bytes: Any, /) -> int:
    """CUresult cuTexRefSetAddress_v2(size_t * ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) - Binds an address as a texture reference"""
def cuTexRefSetAddress2D_v3(hTexRef: Any, desc: Any, dptr: Any, Pitch: Any, /) -> int:
    """CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR * desc, CUdeviceptr dptr, size_t Pitch) - Binds an address as a 2D texture reference"""
def cuTexRefSetFormat(hTexRef: Any, fmt: Any, NumPackedComponents: Any, /) -> int:
    """CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) - Sets the format for a texture reference"""
def cuTexRefSetAddressMode(hTexRef: Any, dim: Any, am: Any, /) -> int:
    """CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) - Sets the addressing mode for a texture reference"""
def cuTexRefSetFilterMode(hTexRef: Any, fm: Any, /) -> int:
    """CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) - Sets the filtering mode for a texture reference"""
def cuTexRefSetMipmapFilterMode(hTexRef: Any, fm: Any, /) -> int:
    """CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) - Sets the mipmap filtering mode for a texture reference"""
def cuTexRefSetMipmapLevelBias(hTexRef: Any, bias: Any, /) -> int:
    """CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) - Sets the mipmap level bias for a texture reference"""
def cuTexRefSetMipmapLevelClamp(hTexRef: Any, minMipmapLevelClamp: Any, maxMipmapLevelClamp: Any, /) -> int:
    """CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) - Sets the mipmap min/max mipmap level clamps for a texture reference"""
def cuTexRefSetMaxAnisotropy(hTexRef: Any, maxAniso: Any, /) -> int:
    """CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso) - Sets the maximum anisotropy for a texture reference"""
def cuTexRefSetBorderColor(hTexRef: Any, pBorderColor: Any, /) -> int:
    """CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float * pBorderColor) - Sets the border color for a texture reference"""
def cuTexRefSetFlags(hTexRef: Any, Flags: Any, /) -> int:
    """CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags) - Sets the flags for a texture reference"""
def cuTexRefGetAddress_v2(pdptr: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetAddress_v2(CUdeviceptr * pdptr, CUtexref hTexRef) - Gets the address associated with a texture reference"""
def cuTexRefGetArray(phArray: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetArray(CUarray * phArray, CUtexref hTexRef) - Gets the array bound to a texture reference"""
def cuTexRefGetMipmappedArray(phMipmappedArray: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetMipmappedArray(CUmipmappedArray * phMipmappedArray, CUtexref hTexRef) - Gets the mipmapped array bound to a texture reference"""
def cuTexRefGetAddressMode(pam: Any, hTexRef: Any, dim: Any, /) -> int:
    """CUresult cuTexRefGetAddressMode(CUaddress_mode * pam, CUtexref hTexRef, int dim) - Gets the addressing mode used by a texture reference"""
def cuTexRefGetFilterMode(pfm: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetFilterMode(CUfilter_mode * pfm, CUtexref hTexRef) - Gets the filter-mode used by a texture reference"""
def cuTexRefGetFormat(pFormat: Any, pNumChannels: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetFormat(CUarray_format * pFormat, int * pNumChannels, CUtexref hTexRef) - Gets the format used by a texture reference"""
def cuTexRefGetMipmapFilterMode(pfm: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode * pfm, CUtexref hTexRef) - Gets the mipmap filtering mode for a texture reference"""
def cuTexRefGetMipmapLevelBias(pbias: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetMipmapLevelBias(float * pbias, CUtexref hTexRef) - Gets the mipmap level bias for a texture reference"""
def cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Any, pmaxMipmapLevelClamp: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetMipmapLevelClamp(float * pminMipmapLevelClamp, float * pmaxMipmapLevelClamp, CUtexref hTexRef) - Gets the min/max mipmap level clamps for a texture reference"""
def cuTexRefGetMaxAnisotropy(pmaxAniso: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetMaxAnisotropy(int * pmaxAniso, CUtexref hTexRef) - Gets the maximum anisotropy for a texture reference"""
def cuTexRefGetBorderColor(pBorderColor: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetBorderColor(float * pBorderColor, CUtexref hTexRef) - Gets the border color used by a texture reference"""
def cuTexRefGetFlags(pFlags: Any, hTexRef: Any, /) -> int:
    """CUresult cuTexRefGetFlags(unsigned int * pFlags, CUtexref hTexRef) - Gets the flags used by a texture reference"""
def cuTexRefCreate(pTexRef: Any, /) -> int:
    """CUresult cuTexRefCreate(CUtexref * pTexRef) - Creates a texture reference"""
def cuTexRefDestroy(hTexRef: Any, /) -> int:
    """CUresult cuTexRefDestroy(CUtexref hTexRef) - Destroys a texture reference"""
def cuSurfRefSetArray(hSurfRef: Any, hArray: Any, Flags: Any, /) -> int:
    """CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) - Sets the CUDA array for a surface reference."""
def cuSurfRefGetArray(phArray: Any, hSurfRef: Any, /) -> int:
    """CUresult cuSurfRefGetArray(CUarray * phArray, CUsurfref hSurfRef) - Passes back the CUDA array bound to a surface reference."""
def cuTexObjectCreate(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any, /) -> int:
    """CUresult cuTexObjectCreate(CUtexObject * pTexObject, const CUDA_RESOURCE_DESC * pResDesc, const CUDA_TEXTURE_DESC * pTexDesc, const CUDA_RESOURCE_VIEW_DESC * pResViewDesc) - Creates a texture object"""
def cuTexObjectDestroy(texObject: Any, /) -> int:
    """CUresult cuTexObjectDestroy(CUtexObject texObject) - Destroys a texture object"""
def cuTexObjectGetResourceDesc(pResDesc: Any, texObject: Any, /) -> int:
    """CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC * pResDesc, CUtexObject texObject) - Returns a texture object's resource descriptor"""
def cuTexObjectGetTextureDesc(pTexDesc: Any, texObject: Any, /) -> int:
    """CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC * pTexDesc, CUtexObject texObject) - Returns a texture object's texture descriptor"""
def cuTexObjectGetResourceViewDesc(pResViewDesc: Any, texObject: Any, /) -> int:
    """CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC * pResViewDesc, CUtexObject texObject) - Returns a texture object's resource view descriptor"""
def cuSurfObjectCreate(pSurfObject: Any, pResDesc: Any, /) -> int:
    """CUresult cuSurfObjectCreate(CUsurfObject * pSurfObject, const CUDA_RESOURCE_DESC * pResDesc) - Creates a surface object"""
def cuSurfObjectDestroy(surfObject: Any, /) -> int:
    """CUresult cuSurfObjectDestroy(CUsurfObject surfObject) - Destroys a surface object"""
def cuSurfObjectGetResourceDesc(pResDesc: Any, surfObject: Any, /) -> int:
    """CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC * pResDesc, CUsurfObject surfObject) - Returns a surface object's resource descriptor"""
def cuTensorMapEncodeTiled(tensorMap: Any, tensorDataType: Any, tensorRank: Any, globalAddress: Any, globalDim: Any, globalStrides: Any, boxDim: Any, elementStrides: Any, interleave: Any, swizzle: Any, l2Promotion: Any, oobFill: Any, /) -> int:
    """CUresult cuTensorMapEncodeTiled(CUtensorMap * tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void * globalAddress, const cuuint64_t * globalDim, const cuuint64_t * globalStrides, const cuuint32_t * boxDim, const cuuint32_t * elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) - Create a tensor map descriptor object representing tiled memory region"""
def cuTensorMapEncodeIm2col(tensorMap: Any, tensorDataType: Any, tensorRank: Any, globalAddress: Any, globalDim: Any, globalStrides: Any, pixelBoxLowerCorner: Any, pixelBoxUpperCorner: Any, channelsPerPixel: Any, pixelsPerColumn: Any, elementStrides: Any, interleave: Any, swizzle: Any, l2Promotion: Any, oobFill: Any, /) -> int:
    """CUresult cuTensorMapEncodeIm2col(CUtensorMap * tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void * globalAddress, const cuuint64_t * globalDim, const cuuint64_t * globalStrides, const int * pixelBoxLowerCorner, const int * pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t * elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) - Create a tensor map descriptor object representing im2col memory region"""
def cuTensorMapEncodeIm2colWide(tensorMap: Any, tensorDataType: Any, tensorRank: Any, globalAddress: Any, globalDim: Any, globalStrides: Any, pixelBoxLowerCornerWidth: Any, pixelBoxUpperCornerWidth: Any, channelsPerPixel: Any, pixelsPerColumn: Any, elementStrides: Any, interleave: Any, mode: Any, swizzle: Any, l2Promotion: Any, oobFill: Any, /) -> int:
    """CUresult cuTensorMapEncodeIm2colWide(CUtensorMap * tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void * globalAddress, const cuuint64_t * globalDim, const cuuint64_t * globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t * elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) - Create a tensor map descriptor object representing im2col memory region, but where the elements are exclusively loaded along the W dimension."""
def cuTensorMapReplaceAddress(tensorMap: Any, globalAddress: Any, /) -> int:
    """CUresult cuTensorMapReplaceAddress(CUtensorMap * tensorMap, void * globalAddress) - Modify an existing tensor map descriptor with an updated global address"""
def cuDeviceCanAccessPeer(canAccessPeer: Any, dev: Any, peerDev: Any, /) -> int:
    """CUresult cuDeviceCanAccessPeer(int * canAccessPeer, CUdevice dev, CUdevice peerDev) - Queries if a device may directly access a peer device's memory."""
def cuCtxEnablePeerAccess(peerContext: Any, Flags: Any, /) -> int:
    """CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags) - Enables direct access to memory allocations in a peer context."""
def cuCtxDisablePeerAccess(peerContext: Any, /) -> int:
    """CUresult cuCtxDisablePeerAccess(CUcontext peerContext) - Disables direct access to memory allocations in a peer context and unregisters any registered allocations."""
def cuDeviceGetP2PAttribute(value: Any, attrib: Any, srcDevice: Any, dstDevice: Any, /) -> int:
    """CUresult cuDeviceGetP2PAttribute(int * value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) - Queries attributes of the link between two devices."""
def cuGraphicsUnregisterResource(resource: Any, /) -> int:
    """CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource) - Unregisters a graphics resource for access by CUDA"""
def cuGraphicsSubResourceGetMappedArray(pArray: Any, resource: Any, arrayIndex: Any, mipLevel: Any, /) -> int:
    """CUresult cuGraphicsSubResourceGetMappedArray(CUarray * pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) - Get an array through which to access a subresource of a mapped graphics resource."""
def cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: Any, resource: Any, /) -> int:
    """CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray * pMipmappedArray, CUgraphicsResource resource) - Get a mipmapped array through which to access a mapped graphics resource."""
def cuGraphicsResourceGetMappedPointer_v2(pDevPtr: Any, pSize: Any, resource: Any, /) -> int:
    """CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr * pDevPtr, size_t * pSize, CUgraphicsResource resource) - Get a device pointer through which to access a mapped graphics resource."""
def cuGraphicsResourceSetMapFlags_v2(resource: Any, flags: Any, /) -> int:
    """CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags) - Set usage flags for mapping a graphics resource"""
def cuGraphicsMapResources(count: Any, resources: Any, hStream: Any, /) -> int:
    """CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource * resources, CUstream hStream) - Map graphics resources for access by CUDA"""
def cuGraphicsUnmapResources(count: Any, resources: Any, hStream: Any, /) -> int:
    """CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource * resources, CUstream hStream) - Unmap graphics resources."""
def cuGetProcAddress_v2(symbol: Any, pfn: Any, cudaVersion: Any, flags: Any, symbolStatus: Any, /) -> int:
    """CUresult cuGetProcAddress_v2(const char * symbol, void ** pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult * symbolStatus) - Returns the requested driver API function pointer"""
enum_CUcoredumpSettings_enum = ctypes.c_uint32
CU_COREDUMP_ENABLE_ON_EXCEPTION: int
CU_COREDUMP_TRIGGER_HOST: int
CU_COREDUMP_LIGHTWEIGHT: int
CU_COREDUMP_ENABLE_USER_TRIGGER: int
CU_COREDUMP_FILE: int
CU_COREDUMP_PIPE: int
CU_COREDUMP_GENERATION_FLAGS: int
CU_COREDUMP_MAX: int
CUcoredumpSettings = enum_CUcoredumpSettings_enum
enum_CUCoredumpGenerationFlags = ctypes.c_uint32
CU_COREDUMP_DEFAULT_FLAGS: int
CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: int
CU_COREDUMP_SKIP_GLOBAL_MEMORY: int
CU_COREDUMP_SKIP_SHARED_MEMORY: int
CU_COREDUMP_SKIP_LOCAL_MEMORY: int
CU_COREDUMP_SKIP_ABORT: int
CU_COREDUMP_SKIP_CONSTBANK_MEMORY: int
CU_COREDUMP_LIGHTWEIGHT_FLAGS: int
CUCoredumpGenerationFlags = enum_CUCoredumpGenerationFlags
def cuCoredumpGetAttribute(attrib: Any, value: Any, size: Any, /) -> int:
    """CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void * value, size_t * size) - Allows caller to fetch a coredump attribute value for the current context"""
def cuCoredumpGetAttributeGlobal(attrib: Any, value: Any, size: Any, /) -> int:
    """CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void * value, size_t * size) - Allows caller to fetch a coredump attribute value for the entire application"""
def cuCoredumpSetAttribute(attrib: Any, value: Any, size: Any, /) -> int:
    """CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void * value, size_t * size) - Allows caller to set a coredump attribute value for the current context"""
def cuCoredumpSetAttributeGlobal(attrib: Any, value: Any, size: Any, /) -> int:
    """CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void * value, size_t * size) - Allows caller to set a coredump attribute value globally"""
def cuGetExportTable(ppExportTable: Any, pExportTableId: Any, /) -> int:
    """CUresult cuGetExportTable(const void ** ppExportTable, const CUuuid * pExportTableId)"""
class struct_CUdevResourceDesc_st(runtime.Struct): ...
CUdevResourceDesc = Any
CUgreenCtxCreate_flags = ctypes.c_uint32
CU_GREEN_CTX_DEFAULT_STREAM: int
CUdevSmResourceSplit_flags = ctypes.c_uint32
CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: int
CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: int
CUdevResourceType = ctypes.c_uint32
CU_DEV_RESOURCE_TYPE_INVALID: int
CU_DEV_RESOURCE_TYPE_SM: int
class struct_CUdevSmResource_st(runtime.Struct):
    """Data for SM-related resources"""
    smCount: Field[int]
CUdevSmResource = struct_CUdevSmResource_st
class struct_CUdevResource_st_2(runtime.Union):
    sm: Field[struct_CUdevSmResource_st]
    _oversize: Field[ctypes.Array[ctypes.c_uint8]]
class struct_CUdevResource_st(runtime.Struct):
    """A tagged union describing different resources identified by the type field. This structure should not be directly modified outside of the API that created it. - If type is CU_DEV_RESOURCE_TYPE_INVALID, this resoure is not valid and cannot be further accessed. - If type is CU_DEV_RESOURCE_TYPE_SM, the ::CUdevSmResource structure sm is filled in. For example, sm.smCount will reflect the amount of streaming multiprocessors available in this resource."""
    type: Field[int]
    _internal_padding: Field[ctypes.Array[ctypes.c_uint8]]
    sm: Field[struct_CUdevSmResource_st]
    _oversize: Field[ctypes.Array[ctypes.c_uint8]]
CUdevResource_v1 = struct_CUdevResource_st
CUdevResource = CUdevResource_v1
def cuGreenCtxCreate(phCtx: Any, desc: Any, dev: Any, flags: Any, /) -> int:
    """CUresult cuGreenCtxCreate(CUgreenCtx * phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) - Creates a green context with a specified set of resources."""
def cuGreenCtxDestroy(hCtx: Any, /) -> int:
    """CUresult cuGreenCtxDestroy(CUgreenCtx hCtx) - Destroys a green context"""
def cuCtxFromGreenCtx(pContext: Any, hCtx: Any, /) -> int:
    """CUresult cuCtxFromGreenCtx(CUcontext * pContext, CUgreenCtx hCtx) - Converts a green context into the primary context"""
def cuDeviceGetDevResource(device: Any, resource: Any, type: Any, /) -> int:
    """CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource * resource, CUdevResourceType type) - Get device resources"""
def cuCtxGetDevResource(hCtx: Any, resource: Any, type: Any, /) -> int:
    """CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource * resource, CUdevResourceType type) - Get context resources"""
def cuGreenCtxGetDevResource(hCtx: Any, resource: Any, type: Any, /) -> int:
    """CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource * resource, CUdevResourceType type) - Get green context resources"""
def cuDevSmResourceSplitByCount(result: Any, nbGroups: Any, input: Any, remaining: Any, useFlags: Any, minCount: Any, /) -> int:
    """CUresult cuDevSmResourceSplitByCount(CUdevResource * result, unsigned int * nbGroups, const CUdevResource * input, CUdevResource * remaining, unsigned int useFlags, unsigned int minCount) - Splits CU_DEV_RESOURCE_TYPE_SM resources."""
def cuDevResourceGenerateDesc(phDesc: Any, resources: Any, nbResources: Any, /) -> int:
    """CUresult cuDevResourceGenerateDesc(CUdevResourceDesc * phDesc, CUdevResource * resources, unsigned int nbResources) - Generate a resource descriptor"""
def cuGreenCtxRecordEvent(hCtx: Any, hEvent: Any, /) -> int:
    """CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) - Records an event."""
def cuGreenCtxWaitEvent(hCtx: Any, hEvent: Any, /) -> int:
    """CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) - Make a green context wait on an event"""
def cuStreamGetGreenCtx(hStream: Any, phCtx: Any, /) -> int:
    """CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx * phCtx) - Query the green context associated with a stream"""
def cuGreenCtxStreamCreate(phStream: Any, greenCtx: Any, flags: Any, priority: Any, /) -> int:
    """CUresult cuGreenCtxStreamCreate(CUstream * phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) - Create a stream for use in the green context"""
enum_CUlogLevel_enum = ctypes.c_uint32
CU_LOG_LEVEL_ERROR: int
CU_LOG_LEVEL_WARNING: int
CUlogLevel = enum_CUlogLevel_enum
class struct_CUlogsCallbackEntry_st(runtime.Struct): ...
CUlogsCallbackHandle = Any
CUlogsCallback = Any
CUlogIterator = ctypes.c_uint32
def cuLogsRegisterCallback(callbackFunc: Any, userData: Any, callback_out: Any, /) -> int:
    """CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void * userData, CUlogsCallbackHandle * callback_out) - Register a callback function to receive error log messages"""
def cuLogsUnregisterCallback(callback: Any, /) -> int:
    """CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback) - Unregister a log message callback"""
def cuLogsCurrent(iterator_out: Any, flags: Any, /) -> int:
    """CUresult cuLogsCurrent(CUlogIterator * iterator_out, unsigned int flags) - Sets log iterator to point to the end of log buffer, where the next message would be written."""
def cuLogsDumpToFile(iterator: Any, pathToFile: Any, flags: Any, /) -> int:
    """CUresult cuLogsDumpToFile(CUlogIterator * iterator, const char * pathToFile, unsigned int flags) - Dump accumulated driver logs into a file"""
def cuLogsDumpToMemory(iterator: Any, buffer: Any, size: Any, flags: Any, /) -> int:
    """CUresult cuLogsDumpToMemory(CUlogIterator * iterator, char * buffer, size_t * size, unsigned int flags) - Dump accumulated driver logs into a buffer"""
def cuCheckpointProcessGetRestoreThreadId(pid: Any, tid: Any, /) -> int:
    """CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int * tid) - Returns the restore thread ID for a CUDA process"""
def cuCheckpointProcessGetState(pid: Any, state: Any, /) -> int:
    """CUresult cuCheckpointProcessGetState(int pid, CUprocessState * state) - Returns the process state of a CUDA process"""
def cuCheckpointProcessLock(pid: Any, args: Any, /) -> int:
    """CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs * args) - Lock a running CUDA process"""
def cuCheckpointProcessCheckpoint(pid: Any, args: Any, /) -> int:
    """CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs * args) - Checkpoint a CUDA process's GPU memory contents"""
def cuCheckpointProcessRestore(pid: Any, args: Any, /) -> int:
    """CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs * args) - Restore a CUDA process's GPU memory contents from its last checkpoint"""
def cuCheckpointProcessUnlock(pid: Any, args: Any, /) -> int:
    """CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs * args) - Unlock a CUDA process to allow CUDA API calls"""
CUDA_VERSION: int
CU_IPC_HANDLE_SIZE: int
CU_STREAM_LEGACY: int
CU_STREAM_PER_THREAD: int
CU_COMPUTE_ACCELERATED_TARGET_BASE: int
CU_COMPUTE_FAMILY_TARGET_BASE: int
CU_GRAPH_COND_ASSIGN_DEFAULT: int
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: int
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: int
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: int
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: int
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: int
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: int
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: int
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: int
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: int
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: int
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: int
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: int
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: int
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: int
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: int
CU_STREAM_ATTRIBUTE_PRIORITY: int
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: int
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: int
CU_MEMHOSTALLOC_PORTABLE: int
CU_MEMHOSTALLOC_DEVICEMAP: int
CU_MEMHOSTALLOC_WRITECOMBINED: int
CU_MEMHOSTREGISTER_PORTABLE: int
CU_MEMHOSTREGISTER_DEVICEMAP: int
CU_MEMHOSTREGISTER_IOMEMORY: int
CU_MEMHOSTREGISTER_READ_ONLY: int
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: int
CU_TENSOR_MAP_NUM_QWORDS: int
CUDA_EXTERNAL_MEMORY_DEDICATED: int
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: int
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: int
CUDA_NVSCISYNC_ATTR_SIGNAL: int
CUDA_NVSCISYNC_ATTR_WAIT: int
CU_MEM_CREATE_USAGE_TILE_POOL: int
CU_MEM_CREATE_USAGE_HW_DECOMPRESS: int
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: int
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: int
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: int
CUDA_ARRAY3D_LAYERED: int
CUDA_ARRAY3D_2DARRAY: int
CUDA_ARRAY3D_SURFACE_LDST: int
CUDA_ARRAY3D_CUBEMAP: int
CUDA_ARRAY3D_TEXTURE_GATHER: int
CUDA_ARRAY3D_DEPTH_TEXTURE: int
CUDA_ARRAY3D_COLOR_ATTACHMENT: int
CUDA_ARRAY3D_SPARSE: int
CUDA_ARRAY3D_DEFERRED_MAPPING: int
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: int
CU_TRSA_OVERRIDE_FORMAT: int
CU_TRSF_READ_AS_INTEGER: int
CU_TRSF_NORMALIZED_COORDINATES: int
CU_TRSF_SRGB: int
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: int
CU_TRSF_SEAMLESS_CUBEMAP: int
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: int
CU_LAUNCH_PARAM_END_AS_INT: int
CU_LAUNCH_PARAM_END: int
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: int
CU_LAUNCH_PARAM_BUFFER_POINTER: int
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: int
CU_LAUNCH_PARAM_BUFFER_SIZE: int
CU_PARAM_TR_DEFAULT: int
CU_DEVICE_CPU: int
CU_DEVICE_INVALID: int
RESOURCE_ABI_VERSION: int
RESOURCE_ABI_EXTERNAL_BYTES: int
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
def __CUDA_API_PTDS(api: Any) -> Any: ...
def __CUDA_API_PTSZ(api: Any) -> Any: ...
