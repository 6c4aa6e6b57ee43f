"""HSAKMT types: what the thunk library says of nodes, memory and queues."""

# Made by `tg-autogen gen hsakmt`; change the spec, not this file.
# From: Debian libhsakmt-dev 5.2.3+dfsg-1
# Headers: hsakmt.h hsakmttypes.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    POINTER,
    c_bool,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, Union, layout

_library = Library("hsakmt", linux=("libhsakmt.so.1",), package="Debian libhsakmt1")
HSAuint8 = c_uint8
HSAint8 = c_int8
HSAuint16 = c_uint16
HSAint16 = c_int16
HSAuint32 = c_uint32
HSAint32 = c_int32
HSAint64 = c_int64
HSAuint64 = c_uint64
HSA_HANDLE = c_void_p
HSA_QUEUEID = HSAuint64
enum__HSAKMT_STATUS = c_uint32
HSAKMT_STATUS_SUCCESS = 0
HSAKMT_STATUS_ERROR = 1
HSAKMT_STATUS_DRIVER_MISMATCH = 2
HSAKMT_STATUS_INVALID_PARAMETER = 3
HSAKMT_STATUS_INVALID_HANDLE = 4
HSAKMT_STATUS_INVALID_NODE_UNIT = 5
HSAKMT_STATUS_NO_MEMORY = 6
HSAKMT_STATUS_BUFFER_TOO_SMALL = 7
HSAKMT_STATUS_NOT_IMPLEMENTED = 10
HSAKMT_STATUS_NOT_SUPPORTED = 11
HSAKMT_STATUS_UNAVAILABLE = 12
HSAKMT_STATUS_OUT_OF_RESOURCES = 13
HSAKMT_STATUS_KERNEL_IO_CHANNEL_NOT_OPENED = 20
HSAKMT_STATUS_KERNEL_COMMUNICATION_ERROR = 21
HSAKMT_STATUS_KERNEL_ALREADY_OPENED = 22
HSAKMT_STATUS_HSAMMU_UNAVAILABLE = 23
HSAKMT_STATUS_WAIT_FAILURE = 30
HSAKMT_STATUS_WAIT_TIMEOUT = 31
HSAKMT_STATUS_MEMORY_ALREADY_REGISTERED = 35
HSAKMT_STATUS_MEMORY_NOT_REGISTERED = 36
HSAKMT_STATUS_MEMORY_ALIGNMENT = 37
HSAKMT_STATUS = enum__HSAKMT_STATUS

class struct__HsaVersionInfo(Struct):
    __slots__ = ()
layout(struct__HsaVersionInfo, 8, 4,
    ("KernelInterfaceMajorVersion", HSAuint32, 0),
    ("KernelInterfaceMinorVersion", HSAuint32, 4),
)
HsaVersionInfo = struct__HsaVersionInfo

class struct__HsaSystemProperties(Struct):
    __slots__ = ()
layout(struct__HsaSystemProperties, 16, 4,
    ("NumNodes", HSAuint32, 0),
    ("PlatformOem", HSAuint32, 4),
    ("PlatformId", HSAuint32, 8),
    ("PlatformRev", HSAuint32, 12),
)
HsaSystemProperties = struct__HsaSystemProperties

class HSA_ENGINE_ID_ui32(Struct):
    __slots__ = ()
layout(HSA_ENGINE_ID_ui32, 4, 4,
    ("uCode", c_uint32, 0, 10),
    ("Major", c_uint32, 10, 6),
    ("Minor", c_uint32, 16, 8),
    ("Stepping", c_uint32, 24, 8),
)

class HSA_ENGINE_ID(Union):
    __slots__ = ()
layout(HSA_ENGINE_ID, 4, 4,
    ("Value", HSAuint32, 0),
    ("ui32", HSA_ENGINE_ID_ui32, 0),
)

class HSA_ENGINE_VERSION_1(Struct):
    __slots__ = ()
layout(HSA_ENGINE_VERSION_1, 4, 4,
    ("uCodeSDMA", c_uint32, 0, 10),
    ("uCodeRes", c_uint32, 10, 10),
    ("Reserved", c_uint32, 20, 12),
)

class HSA_ENGINE_VERSION(Union):
    __slots__ = ()
layout(HSA_ENGINE_VERSION, 4, 4,
    ("Value", HSAuint32, 0),
    ("", HSA_ENGINE_VERSION_1, 0),
)

class HSA_CAPABILITY_ui32(Struct):
    __slots__ = ()
layout(HSA_CAPABILITY_ui32, 4, 4,
    ("HotPluggable", c_uint32, 0, 1),
    ("HSAMMUPresent", c_uint32, 1, 1),
    ("SharedWithGraphics", c_uint32, 2, 1),
    ("QueueSizePowerOfTwo", c_uint32, 3, 1),
    ("QueueSize32bit", c_uint32, 4, 1),
    ("QueueIdleEvent", c_uint32, 5, 1),
    ("VALimit", c_uint32, 6, 1),
    ("WatchPointsSupported", c_uint32, 7, 1),
    ("WatchPointsTotalBits", c_uint32, 8, 4),
    ("DoorbellType", c_uint32, 12, 2),
    ("AQLQueueDoubleMap", c_uint32, 14, 1),
    ("DebugTrapSupported", c_uint32, 15, 1),
    ("WaveLaunchTrapOverrideSupported", c_uint32, 16, 1),
    ("WaveLaunchModeSupported", c_uint32, 17, 1),
    ("PreciseMemoryOperationsSupported", c_uint32, 18, 1),
    ("DEPRECATED_SRAM_EDCSupport", c_uint32, 19, 1),
    ("Mem_EDCSupport", c_uint32, 20, 1),
    ("RASEventNotify", c_uint32, 21, 1),
    ("ASICRevision", c_uint32, 22, 4),
    ("SRAM_EDCSupport", c_uint32, 26, 1),
    ("SVMAPISupported", c_uint32, 27, 1),
    ("CoherentHostAccess", c_uint32, 28, 1),
    ("DebugSupportedFirmware", c_uint32, 29, 1),
    ("Reserved", c_uint32, 30, 2),
)

class HSA_CAPABILITY(Union):
    __slots__ = ()
layout(HSA_CAPABILITY, 4, 4,
    ("Value", HSAuint32, 0),
    ("ui32", HSA_CAPABILITY_ui32, 0),
)

class HSA_DEBUG_PROPERTIES_1(Struct):
    __slots__ = ()
layout(HSA_DEBUG_PROPERTIES_1, 8, 4,
    ("WatchAddrMaskLoBit", HSAuint64, 0, 4),
    ("WatchAddrMaskHiBit", HSAuint64, 4, 6),
    ("DispatchInfoAlwaysValid", HSAuint64, 10, 1),
    ("AddressWatchpointShareKind", HSAuint64, 11, 1),
    ("Reserved", HSAuint64, 12, 52),
)

class HSA_DEBUG_PROPERTIES(Union):
    __slots__ = ()
layout(HSA_DEBUG_PROPERTIES, 8, 4,
    ("Value", HSAuint64, 0),
    ("", HSA_DEBUG_PROPERTIES_1, 0),
)

class struct__HsaNodeProperties(Struct):
    __slots__ = ()
layout(struct__HsaNodeProperties, 356, 4,
    ("NumCPUCores", HSAuint32, 0),
    ("NumFComputeCores", HSAuint32, 4),
    ("NumMemoryBanks", HSAuint32, 8),
    ("NumCaches", HSAuint32, 12),
    ("NumIOLinks", HSAuint32, 16),
    ("CComputeIdLo", HSAuint32, 20),
    ("FComputeIdLo", HSAuint32, 24),
    ("Capability", HSA_CAPABILITY, 28),
    ("MaxWavesPerSIMD", HSAuint32, 32),
    ("LDSSizeInKB", HSAuint32, 36),
    ("GDSSizeInKB", HSAuint32, 40),
    ("WaveFrontSize", HSAuint32, 44),
    ("NumShaderBanks", HSAuint32, 48),
    ("NumArrays", HSAuint32, 52),
    ("NumCUPerArray", HSAuint32, 56),
    ("NumSIMDPerCU", HSAuint32, 60),
    ("MaxSlotsScratchCU", HSAuint32, 64),
    ("EngineId", HSA_ENGINE_ID, 68),
    ("VendorId", HSAuint16, 72),
    ("DeviceId", HSAuint16, 74),
    ("LocationId", HSAuint32, 76),
    ("LocalMemSize", HSAuint64, 80),
    ("MaxEngineClockMhzFCompute", HSAuint32, 88),
    ("MaxEngineClockMhzCCompute", HSAuint32, 92),
    ("DrmRenderMinor", HSAint32, 96),
    ("MarketingName", HSAuint16 * 64, 100),
    ("AMDName", HSAuint8 * 64, 228),
    ("uCodeEngineVersions", HSA_ENGINE_VERSION, 292),
    ("DebugProperties", HSA_DEBUG_PROPERTIES, 296),
    ("HiveID", HSAuint64, 304),
    ("NumSdmaEngines", HSAuint32, 312),
    ("NumSdmaXgmiEngines", HSAuint32, 316),
    ("NumSdmaQueuesPerEngine", HSAuint8, 320),
    ("NumCpQueues", HSAuint8, 321),
    ("NumGws", HSAuint8, 322),
    ("Reserved2", HSAuint8, 323),
    ("Domain", HSAuint32, 324),
    ("UniqueID", HSAuint64, 328),
    ("VGPRSizePerCU", HSAuint32, 336),
    ("SGPRSizePerCU", HSAuint32, 340),
    ("Reserved", HSAuint8 * 12, 344),
)
HsaNodeProperties = struct__HsaNodeProperties
enum__HSA_HEAPTYPE = c_uint32
HSA_HEAPTYPE_SYSTEM = 0
HSA_HEAPTYPE_FRAME_BUFFER_PUBLIC = 1
HSA_HEAPTYPE_FRAME_BUFFER_PRIVATE = 2
HSA_HEAPTYPE_GPU_GDS = 3
HSA_HEAPTYPE_GPU_LDS = 4
HSA_HEAPTYPE_GPU_SCRATCH = 5
HSA_HEAPTYPE_DEVICE_SVM = 6
HSA_HEAPTYPE_MMIO_REMAP = 7
HSA_HEAPTYPE_NUMHEAPTYPES = 8
HSA_HEAPTYPE_SIZE = 4294967295
HSA_HEAPTYPE = enum__HSA_HEAPTYPE

class HSA_MEMORYPROPERTY_ui32(Struct):
    __slots__ = ()
layout(HSA_MEMORYPROPERTY_ui32, 4, 4,
    ("HotPluggable", c_uint32, 0, 1),
    ("NonVolatile", c_uint32, 1, 1),
    ("Reserved", c_uint32, 2, 30),
)

class HSA_MEMORYPROPERTY(Union):
    __slots__ = ()
layout(HSA_MEMORYPROPERTY, 4, 4,
    ("MemoryProperty", HSAuint32, 0),
    ("ui32", HSA_MEMORYPROPERTY_ui32, 0),
)

class struct__HsaMemoryProperties_1_ui32(Struct):
    __slots__ = ()
layout(struct__HsaMemoryProperties_1_ui32, 8, 4,
    ("SizeInBytesLow", HSAuint32, 0),
    ("SizeInBytesHigh", HSAuint32, 4),
)

class struct__HsaMemoryProperties_1(Union):
    __slots__ = ()
layout(struct__HsaMemoryProperties_1, 8, 4,
    ("SizeInBytes", HSAuint64, 0),
    ("ui32", struct__HsaMemoryProperties_1_ui32, 0),
)

class struct__HsaMemoryProperties(Struct):
    __slots__ = ()
layout(struct__HsaMemoryProperties, 32, 4,
    ("HeapType", HSA_HEAPTYPE, 0),
    ("", struct__HsaMemoryProperties_1, 4),
    ("Flags", HSA_MEMORYPROPERTY, 12),
    ("Width", HSAuint32, 16),
    ("MemoryClockMax", HSAuint32, 20),
    ("VirtualBaseAddress", HSAuint64, 24),
)
HsaMemoryProperties = struct__HsaMemoryProperties

class HsaCacheType_ui32(Struct):
    __slots__ = ()
layout(HsaCacheType_ui32, 4, 4,
    ("Data", c_uint32, 0, 1),
    ("Instruction", c_uint32, 1, 1),
    ("CPU", c_uint32, 2, 1),
    ("HSACU", c_uint32, 3, 1),
    ("Reserved", c_uint32, 4, 28),
)

class HsaCacheType(Union):
    __slots__ = ()
layout(HsaCacheType, 4, 4,
    ("Value", HSAuint32, 0),
    ("ui32", HsaCacheType_ui32, 0),
)

class struct__HaCacheProperties(Struct):
    __slots__ = ()
layout(struct__HaCacheProperties, 1056, 4,
    ("ProcessorIdLow", HSAuint32, 0),
    ("CacheLevel", HSAuint32, 4),
    ("CacheSize", HSAuint32, 8),
    ("CacheLineSize", HSAuint32, 12),
    ("CacheLinesPerTag", HSAuint32, 16),
    ("CacheAssociativity", HSAuint32, 20),
    ("CacheLatency", HSAuint32, 24),
    ("CacheType", HsaCacheType, 28),
    ("SiblingMap", HSAuint32 * 256, 32),
)
HsaCacheProperties = struct__HaCacheProperties

class struct__HsaCComputeProperties(Struct):
    __slots__ = ()
layout(struct__HsaCComputeProperties, 1024, 4,
    ("SiblingMap", HSAuint32 * 256, 0),
)
HsaCComputeProperties = struct__HsaCComputeProperties
enum__HSA_IOLINKTYPE = c_uint32
HSA_IOLINKTYPE_UNDEFINED = 0
HSA_IOLINKTYPE_HYPERTRANSPORT = 1
HSA_IOLINKTYPE_PCIEXPRESS = 2
HSA_IOLINKTYPE_AMBA = 3
HSA_IOLINKTYPE_MIPI = 4
HSA_IOLINK_TYPE_QPI_1_1 = 5
HSA_IOLINK_TYPE_RESERVED1 = 6
HSA_IOLINK_TYPE_RESERVED2 = 7
HSA_IOLINK_TYPE_RAPID_IO = 8
HSA_IOLINK_TYPE_INFINIBAND = 9
HSA_IOLINK_TYPE_RESERVED3 = 10
HSA_IOLINK_TYPE_XGMI = 11
HSA_IOLINK_TYPE_XGOP = 12
HSA_IOLINK_TYPE_GZ = 13
HSA_IOLINK_TYPE_ETHERNET_RDMA = 14
HSA_IOLINK_TYPE_RDMA_OTHER = 15
HSA_IOLINK_TYPE_OTHER = 16
HSA_IOLINKTYPE_NUMIOLINKTYPES = 17
HSA_IOLINKTYPE_SIZE = 4294967295
HSA_IOLINKTYPE = enum__HSA_IOLINKTYPE

class HSA_LINKPROPERTY_ui32(Struct):
    __slots__ = ()
layout(HSA_LINKPROPERTY_ui32, 4, 4,
    ("Override", c_uint32, 0, 1),
    ("NonCoherent", c_uint32, 1, 1),
    ("NoAtomics32bit", c_uint32, 2, 1),
    ("NoAtomics64bit", c_uint32, 3, 1),
    ("NoPeerToPeerDMA", c_uint32, 4, 1),
    ("Reserved", c_uint32, 5, 27),
)

class HSA_LINKPROPERTY(Union):
    __slots__ = ()
layout(HSA_LINKPROPERTY, 4, 4,
    ("LinkProperty", HSAuint32, 0),
    ("ui32", HSA_LINKPROPERTY_ui32, 0),
)

class struct__HsaIoLinkProperties(Struct):
    __slots__ = ()
layout(struct__HsaIoLinkProperties, 48, 4,
    ("IoLinkType", HSA_IOLINKTYPE, 0),
    ("VersionMajor", HSAuint32, 4),
    ("VersionMinor", HSAuint32, 8),
    ("NodeFrom", HSAuint32, 12),
    ("NodeTo", HSAuint32, 16),
    ("Weight", HSAuint32, 20),
    ("MinimumLatency", HSAuint32, 24),
    ("MaximumLatency", HSAuint32, 28),
    ("MinimumBandwidth", HSAuint32, 32),
    ("MaximumBandwidth", HSAuint32, 36),
    ("RecTransferSize", HSAuint32, 40),
    ("Flags", HSA_LINKPROPERTY, 44),
)
HsaIoLinkProperties = struct__HsaIoLinkProperties

class struct__HsaMemFlags_0_ui32(Struct):
    __slots__ = ()
layout(struct__HsaMemFlags_0_ui32, 4, 4,
    ("NonPaged", c_uint32, 0, 1),
    ("CachePolicy", c_uint32, 1, 2),
    ("ReadOnly", c_uint32, 3, 1),
    ("PageSize", c_uint32, 4, 2),
    ("HostAccess", c_uint32, 6, 1),
    ("NoSubstitute", c_uint32, 7, 1),
    ("GDSMemory", c_uint32, 8, 1),
    ("Scratch", c_uint32, 9, 1),
    ("AtomicAccessFull", c_uint32, 10, 1),
    ("AtomicAccessPartial", c_uint32, 11, 1),
    ("ExecuteAccess", c_uint32, 12, 1),
    ("CoarseGrain", c_uint32, 13, 1),
    ("AQLQueueMemory", c_uint32, 14, 1),
    ("FixedAddress", c_uint32, 15, 1),
    ("NoNUMABind", c_uint32, 16, 1),
    ("Uncached", c_uint32, 17, 1),
    ("Reserved", c_uint32, 18, 14),
)

class struct__HsaMemFlags_0(Union):
    __slots__ = ()
layout(struct__HsaMemFlags_0, 4, 4,
    ("ui32", struct__HsaMemFlags_0_ui32, 0),
    ("Value", HSAuint32, 0),
)

class struct__HsaMemFlags(Struct):
    __slots__ = ()
layout(struct__HsaMemFlags, 4, 4,
    ("", struct__HsaMemFlags_0, 0),
)
HsaMemFlags = struct__HsaMemFlags

class struct__HsaMemMapFlags_0_ui32(Struct):
    __slots__ = ()
layout(struct__HsaMemMapFlags_0_ui32, 4, 4,
    ("Reserved1", c_uint32, 0, 1),
    ("CachePolicy", c_uint32, 1, 2),
    ("ReadOnly", c_uint32, 3, 1),
    ("PageSize", c_uint32, 4, 2),
    ("HostAccess", c_uint32, 6, 1),
    ("Migrate", c_uint32, 7, 1),
    ("Probe", c_uint32, 8, 1),
    ("Reserved", c_uint32, 9, 23),
)

class struct__HsaMemMapFlags_0(Union):
    __slots__ = ()
layout(struct__HsaMemMapFlags_0, 4, 4,
    ("ui32", struct__HsaMemMapFlags_0_ui32, 0),
    ("Value", HSAuint32, 0),
)

class struct__HsaMemMapFlags(Struct):
    __slots__ = ()
layout(struct__HsaMemMapFlags, 4, 4,
    ("", struct__HsaMemMapFlags_0, 0),
)
HsaMemMapFlags = struct__HsaMemMapFlags

class struct__HsaGraphicsResourceInfo(Struct):
    __slots__ = ()
layout(struct__HsaGraphicsResourceInfo, 32, 4,
    ("MemoryAddress", c_void_p, 0),
    ("SizeInBytes", HSAuint64, 8),
    ("Metadata", c_void_p, 16),
    ("MetadataSizeInBytes", HSAuint32, 24),
    ("Reserved", HSAuint32, 28),
)
HsaGraphicsResourceInfo = struct__HsaGraphicsResourceInfo
enum__HSA_CACHING_TYPE = c_uint32
HSA_CACHING_CACHED = 0
HSA_CACHING_NONCACHED = 1
HSA_CACHING_WRITECOMBINED = 2
HSA_CACHING_RESERVED = 3
HSA_CACHING_NUM_CACHING = 4
HSA_CACHING_SIZE = 4294967295
HSA_CACHING_TYPE = enum__HSA_CACHING_TYPE
enum__HSA_PAGE_SIZE = c_uint32
HSA_PAGE_SIZE_4KB = 0
HSA_PAGE_SIZE_64KB = 1
HSA_PAGE_SIZE_2MB = 2
HSA_PAGE_SIZE_1GB = 3
HSA_PAGE_SIZE = enum__HSA_PAGE_SIZE
enum__HSA_DEVICE = c_uint32
HSA_DEVICE_CPU = 0
HSA_DEVICE_GPU = 1
MAX_HSA_DEVICE = 2
HSA_DEVICE = enum__HSA_DEVICE
enum__HSA_QUEUE_PRIORITY = c_int64
HSA_QUEUE_PRIORITY_MINIMUM = -3
HSA_QUEUE_PRIORITY_LOW = -2
HSA_QUEUE_PRIORITY_BELOW_NORMAL = -1
HSA_QUEUE_PRIORITY_NORMAL = 0
HSA_QUEUE_PRIORITY_ABOVE_NORMAL = 1
HSA_QUEUE_PRIORITY_HIGH = 2
HSA_QUEUE_PRIORITY_MAXIMUM = 3
HSA_QUEUE_PRIORITY_NUM_PRIORITY = 4
HSA_QUEUE_PRIORITY_SIZE = 4294967295
HSA_QUEUE_PRIORITY = enum__HSA_QUEUE_PRIORITY
enum__HSA_QUEUE_TYPE = c_uint32
HSA_QUEUE_COMPUTE = 1
HSA_QUEUE_SDMA = 2
HSA_QUEUE_MULTIMEDIA_DECODE = 3
HSA_QUEUE_MULTIMEDIA_ENCODE = 4
HSA_QUEUE_SDMA_XGMI = 5
HSA_QUEUE_COMPUTE_OS = 11
HSA_QUEUE_SDMA_OS = 12
HSA_QUEUE_MULTIMEDIA_DECODE_OS = 13
HSA_QUEUE_MULTIMEDIA_ENCODE_OS = 14
HSA_QUEUE_COMPUTE_AQL = 21
HSA_QUEUE_DMA_AQL = 22
HSA_QUEUE_DMA_AQL_XGMI = 23
HSA_QUEUE_TYPE_SIZE = 4294967295
HSA_QUEUE_TYPE = enum__HSA_QUEUE_TYPE

class HsaUserContextSaveAreaHeader(Struct):
    __slots__ = ()
layout(HsaUserContextSaveAreaHeader, 40, 4,
    ("ControlStackOffset", HSAuint32, 0),
    ("ControlStackSize", HSAuint32, 4),
    ("WaveStateOffset", HSAuint32, 8),
    ("WaveStateSize", HSAuint32, 12),
    ("DebugOffset", HSAuint32, 16),
    ("DebugSize", HSAuint32, 20),
    ("ErrorReason", POINTER(HSAint64), 24),
    ("ErrorEventId", HSAuint32, 32),
    ("Reserved1", HSAuint32, 36),
)

class HsaQueueInfo(Struct):
    __slots__ = ()
layout(HsaQueueInfo, 68, 4,
    ("QueueDetailError", HSAuint32, 0),
    ("QueueTypeExtended", HSAuint32, 4),
    ("NumCUAssigned", HSAuint32, 8),
    ("CUMaskInfo", POINTER(HSAuint32), 12),
    ("UserContextSaveArea", POINTER(HSAuint32), 20),
    ("SaveAreaSizeInBytes", HSAuint64, 28),
    ("ControlStackTop", POINTER(HSAuint32), 36),
    ("ControlStackUsedInBytes", HSAuint64, 44),
    ("SaveAreaHeader", POINTER(HsaUserContextSaveAreaHeader), 52),
    ("Reserved2", HSAuint64, 60),
)

class struct__HsaQueueResource_1(Union):
    __slots__ = ()
layout(struct__HsaQueueResource_1, 8, 4,
    ("Queue_DoorBell", POINTER(HSAuint32), 0),
    ("Queue_DoorBell_aql", POINTER(HSAuint64), 0),
    ("QueueDoorBell", HSAuint64, 0),
)

class struct__HsaQueueResource_2(Union):
    __slots__ = ()
layout(struct__HsaQueueResource_2, 8, 4,
    ("Queue_write_ptr", POINTER(HSAuint32), 0),
    ("Queue_write_ptr_aql", POINTER(HSAuint64), 0),
    ("QueueWptrValue", HSAuint64, 0),
)

class struct__HsaQueueResource_3(Union):
    __slots__ = ()
layout(struct__HsaQueueResource_3, 8, 4,
    ("Queue_read_ptr", POINTER(HSAuint32), 0),
    ("Queue_read_ptr_aql", POINTER(HSAuint64), 0),
    ("QueueRptrValue", HSAuint64, 0),
)

class struct__HsaQueueResource(Struct):
    __slots__ = ()
layout(struct__HsaQueueResource, 40, 4,
    ("QueueId", HSA_QUEUEID, 0),
    ("", struct__HsaQueueResource_1, 8),
    ("", struct__HsaQueueResource_2, 16),
    ("", struct__HsaQueueResource_3, 24),
    ("ErrorReason", POINTER(HSAint64), 32),
)
HsaQueueResource = struct__HsaQueueResource

class struct__HsaQueueReport(Struct):
    __slots__ = ()
layout(struct__HsaQueueReport, 20, 4,
    ("VMID", HSAuint32, 0),
    ("QueueAddress", c_void_p, 4),
    ("QueueSize", HSAuint64, 12),
)
HsaQueueReport = struct__HsaQueueReport
enum__HSA_DBG_WAVEOP = c_uint32
HSA_DBG_WAVEOP_HALT = 1
HSA_DBG_WAVEOP_RESUME = 2
HSA_DBG_WAVEOP_KILL = 3
HSA_DBG_WAVEOP_DEBUG = 4
HSA_DBG_WAVEOP_TRAP = 5
HSA_DBG_NUM_WAVEOP = 5
HSA_DBG_MAX_WAVEOP = 4294967295
HSA_DBG_WAVEOP = enum__HSA_DBG_WAVEOP
enum__HSA_DBG_WAVEMODE = c_uint32
HSA_DBG_WAVEMODE_SINGLE = 0
HSA_DBG_WAVEMODE_BROADCAST_PROCESS = 2
HSA_DBG_WAVEMODE_BROADCAST_PROCESS_CU = 3
HSA_DBG_NUM_WAVEMODE = 3
HSA_DBG_MAX_WAVEMODE = 4294967295
HSA_DBG_WAVEMODE = enum__HSA_DBG_WAVEMODE
enum__HSA_DBG_WAVEMSG_TYPE = c_uint32
HSA_DBG_WAVEMSG_AUTO = 0
HSA_DBG_WAVEMSG_USER = 1
HSA_DBG_WAVEMSG_ERROR = 2
HSA_DBG_NUM_WAVEMSG = 3
HSA_DBG_MAX_WAVEMSG = 4294967295
HSA_DBG_WAVEMSG_TYPE = enum__HSA_DBG_WAVEMSG_TYPE
enum__HSA_DBG_WATCH_MODE = c_uint32
HSA_DBG_WATCH_READ = 0
HSA_DBG_WATCH_NONREAD = 1
HSA_DBG_WATCH_ATOMIC = 2
HSA_DBG_WATCH_ALL = 3
HSA_DBG_WATCH_NUM = 4
HSA_DBG_WATCH_MODE = enum__HSA_DBG_WATCH_MODE
enum__HSA_DBG_TRAP_OVERRIDE = c_uint32
HSA_DBG_TRAP_OVERRIDE_OR = 0
HSA_DBG_TRAP_OVERRIDE_REPLACE = 1
HSA_DBG_TRAP_OVERRIDE_NUM = 2
HSA_DBG_TRAP_OVERRIDE = enum__HSA_DBG_TRAP_OVERRIDE
enum__HSA_DBG_TRAP_MASK = c_uint32
HSA_DBG_TRAP_MASK_FP_INVALID = 1
HSA_DBG_TRAP_MASK_FP_INPUT_DENOMAL = 2
HSA_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO = 4
HSA_DBG_TRAP_MASK_FP_OVERFLOW = 8
HSA_DBG_TRAP_MASK_FP_UNDERFLOW = 16
HSA_DBG_TRAP_MASK_FP_INEXACT = 32
HSA_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO = 64
HSA_DBG_TRAP_MASK_DBG_ADDRESS_WATCH = 128
HSA_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION = 256
HSA_DBG_TRAP_MASK = enum__HSA_DBG_TRAP_MASK
enum__HSA_DBG_WAVE_LAUNCH_MODE = c_uint32
HSA_DBG_WAVE_LAUNCH_MODE_NORMAL = 0
HSA_DBG_WAVE_LAUNCH_MODE_HALT = 1
HSA_DBG_WAVE_LAUNCH_MODE_KILL = 2
HSA_DBG_WAVE_LAUNCH_MODE_SINGLE_STEP = 3
HSA_DBG_WAVE_LAUNCH_MODE_DISABLE = 4
HSA_DBG_WAVE_LAUNCH_MODE_NUM = 5
HSA_DBG_WAVE_LAUNCH_MODE = enum__HSA_DBG_WAVE_LAUNCH_MODE
enum_HSA_DBG_NODE_CONTROL = c_uint32
HSA_DBG_NODE_CONTROL_FLAG_MAX = 1
HSA_DBG_NODE_CONTROL = enum_HSA_DBG_NODE_CONTROL

class struct__HsaDbgWaveMsgAMDGen2(Struct):
    __slots__ = ()
layout(struct__HsaDbgWaveMsgAMDGen2, 8, 4,
    ("Value", HSAuint32, 0),
    ("Reserved2", HSAuint32, 4),
)
HsaDbgWaveMsgAMDGen2 = struct__HsaDbgWaveMsgAMDGen2

class union__HsaDbgWaveMessageAMD(Union):
    __slots__ = ()
layout(union__HsaDbgWaveMessageAMD, 8, 4,
    ("WaveMsgInfoGen2", HsaDbgWaveMsgAMDGen2, 0),
)
HsaDbgWaveMessageAMD = union__HsaDbgWaveMessageAMD

class struct__HsaDbgWaveMessage(Struct):
    __slots__ = ()
layout(struct__HsaDbgWaveMessage, 16, 4,
    ("MemoryVA", c_void_p, 0),
    ("DbgWaveMsg", HsaDbgWaveMessageAMD, 8),
)
HsaDbgWaveMessage = struct__HsaDbgWaveMessage
enum__HSA_EVENTTYPE = c_uint32
HSA_EVENTTYPE_SIGNAL = 0
HSA_EVENTTYPE_NODECHANGE = 1
HSA_EVENTTYPE_DEVICESTATECHANGE = 2
HSA_EVENTTYPE_HW_EXCEPTION = 3
HSA_EVENTTYPE_SYSTEM_EVENT = 4
HSA_EVENTTYPE_DEBUG_EVENT = 5
HSA_EVENTTYPE_PROFILE_EVENT = 6
HSA_EVENTTYPE_QUEUE_EVENT = 7
HSA_EVENTTYPE_MEMORY = 8
HSA_EVENTTYPE_MAXID = 9
HSA_EVENTTYPE_TYPE_SIZE = 4294967295
HSA_EVENTTYPE = enum__HSA_EVENTTYPE
enum__HSA_DEBUG_EVENT_TYPE = c_uint32
HSA_DEBUG_EVENT_TYPE_NONE = 0
HSA_DEBUG_EVENT_TYPE_TRAP = 1
HSA_DEBUG_EVENT_TYPE_VMFAULT = 2
HSA_DEBUG_EVENT_TYPE_TRAP_VMFAULT = 3
HSA_DEBUG_EVENT_TYPE = enum__HSA_DEBUG_EVENT_TYPE
HSA_EVENTID = HSAuint32

class struct__HsaSyncVar_SyncVar(Union):
    __slots__ = ()
layout(struct__HsaSyncVar_SyncVar, 8, 4,
    ("UserData", c_void_p, 0),
    ("UserDataPtrValue", HSAuint64, 0),
)

class struct__HsaSyncVar(Struct):
    __slots__ = ()
layout(struct__HsaSyncVar, 16, 4,
    ("SyncVar", struct__HsaSyncVar_SyncVar, 0),
    ("SyncVarSize", HSAuint64, 8),
)
HsaSyncVar = struct__HsaSyncVar
enum__HSA_EVENTTYPE_NODECHANGE_FLAGS = c_uint32
HSA_EVENTTYPE_NODECHANGE_ADD = 0
HSA_EVENTTYPE_NODECHANGE_REMOVE = 1
HSA_EVENTTYPE_NODECHANGE_SIZE = 4294967295
HSA_EVENTTYPE_NODECHANGE_FLAGS = enum__HSA_EVENTTYPE_NODECHANGE_FLAGS

class struct__HsaNodeChange(Struct):
    __slots__ = ()
layout(struct__HsaNodeChange, 4, 4,
    ("Flags", HSA_EVENTTYPE_NODECHANGE_FLAGS, 0),
)
HsaNodeChange = struct__HsaNodeChange
enum__HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS = c_uint32
HSA_EVENTTYPE_DEVICESTATUSCHANGE_START = 0
HSA_EVENTTYPE_DEVICESTATUSCHANGE_STOP = 1
HSA_EVENTTYPE_DEVICESTATUSCHANGE_SIZE = 4294967295
HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS = enum__HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS

class struct__HsaDeviceStateChange(Struct):
    __slots__ = ()
layout(struct__HsaDeviceStateChange, 12, 4,
    ("NodeId", HSAuint32, 0),
    ("Device", HSA_DEVICE, 4),
    ("Flags", HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS, 8),
)
HsaDeviceStateChange = struct__HsaDeviceStateChange
enum__HSA_EVENTID_MEMORYFLAGS = c_uint32
HSA_EVENTID_MEMORY_RECOVERABLE = 0
HSA_EVENTID_MEMORY_FATAL_PROCESS = 1
HSA_EVENTID_MEMORY_FATAL_VM = 2
HSA_EVENTID_MEMORYFLAGS = enum__HSA_EVENTID_MEMORYFLAGS

class struct__HsaAccessAttributeFailure(Struct):
    __slots__ = ()
layout(struct__HsaAccessAttributeFailure, 4, 4,
    ("NotPresent", c_uint32, 0, 1),
    ("ReadOnly", c_uint32, 1, 1),
    ("NoExecute", c_uint32, 2, 1),
    ("GpuAccess", c_uint32, 3, 1),
    ("ECC", c_uint32, 4, 1),
    ("Imprecise", c_uint32, 5, 1),
    ("ErrorType", c_uint32, 6, 3),
    ("Reserved", c_uint32, 9, 23),
)
HsaAccessAttributeFailure = struct__HsaAccessAttributeFailure

class struct__HsaMemoryAccessFault(Struct):
    __slots__ = ()
layout(struct__HsaMemoryAccessFault, 20, 4,
    ("NodeId", HSAuint32, 0),
    ("VirtualAddress", HSAuint64, 4),
    ("Failure", HsaAccessAttributeFailure, 12),
    ("Flags", HSA_EVENTID_MEMORYFLAGS, 16),
)
HsaMemoryAccessFault = struct__HsaMemoryAccessFault

class struct__HsaEventData_EventData(Union):
    __slots__ = ()
layout(struct__HsaEventData_EventData, 20, 4,
    ("SyncVar", HsaSyncVar, 0),
    ("NodeChangeState", HsaNodeChange, 0),
    ("DeviceState", HsaDeviceStateChange, 0),
    ("MemoryAccessFault", HsaMemoryAccessFault, 0),
)

class struct__HsaEventData(Struct):
    __slots__ = ()
layout(struct__HsaEventData, 44, 4,
    ("EventType", HSA_EVENTTYPE, 0),
    ("EventData", struct__HsaEventData_EventData, 4),
    ("HWData1", HSAuint64, 24),
    ("HWData2", HSAuint64, 32),
    ("HWData3", HSAuint32, 40),
)
HsaEventData = struct__HsaEventData

class struct__HsaEventDescriptor(Struct):
    __slots__ = ()
layout(struct__HsaEventDescriptor, 24, 4,
    ("EventType", HSA_EVENTTYPE, 0),
    ("NodeId", HSAuint32, 4),
    ("SyncVar", HsaSyncVar, 8),
)
HsaEventDescriptor = struct__HsaEventDescriptor

class struct__HsaEvent(Struct):
    __slots__ = ()
layout(struct__HsaEvent, 48, 4,
    ("EventId", HSA_EVENTID, 0),
    ("EventData", HsaEventData, 4),
)
HsaEvent = struct__HsaEvent
enum__HsaEventTimeout = c_uint32
HSA_EVENTTIMEOUT_IMMEDIATE = 0
HSA_EVENTTIMEOUT_INFINITE = 4294967295
HsaEventTimeOut = enum__HsaEventTimeout

class struct__HsaClockCounters(Struct):
    __slots__ = ()
layout(struct__HsaClockCounters, 32, 4,
    ("GPUClockCounter", HSAuint64, 0),
    ("CPUClockCounter", HSAuint64, 8),
    ("SystemClockCounter", HSAuint64, 16),
    ("SystemClockFrequencyHz", HSAuint64, 24),
)
HsaClockCounters = struct__HsaClockCounters

class struct__HSA_UUID(Struct):
    __slots__ = ()
layout(struct__HSA_UUID, 16, 4,
    ("Data1", HSAuint32, 0),
    ("Data2", HSAuint16, 4),
    ("Data3", HSAuint16, 6),
    ("Data4", HSAuint8 * 8, 8),
)
HSA_UUID = struct__HSA_UUID
enum__HSA_PROFILE_TYPE = c_uint32
HSA_PROFILE_TYPE_PRIVILEGED_IMMEDIATE = 0
HSA_PROFILE_TYPE_PRIVILEGED_STREAMING = 1
HSA_PROFILE_TYPE_NONPRIV_IMMEDIATE = 2
HSA_PROFILE_TYPE_NONPRIV_STREAMING = 3
HSA_PROFILE_TYPE_NUM = 4
HSA_PROFILE_TYPE_SIZE = 4294967295
HSA_PROFILE_TYPE = enum__HSA_PROFILE_TYPE

class struct__HsaCounterFlags_0_ui32(Struct):
    __slots__ = ()
layout(struct__HsaCounterFlags_0_ui32, 4, 4,
    ("Global", c_uint32, 0, 1),
    ("Resettable", c_uint32, 1, 1),
    ("ReadOnly", c_uint32, 2, 1),
    ("Stream", c_uint32, 3, 1),
    ("Reserved", c_uint32, 4, 28),
)

class struct__HsaCounterFlags_0(Union):
    __slots__ = ()
layout(struct__HsaCounterFlags_0, 4, 4,
    ("ui32", struct__HsaCounterFlags_0_ui32, 0),
    ("Value", HSAuint32, 0),
)

class struct__HsaCounterFlags(Struct):
    __slots__ = ()
layout(struct__HsaCounterFlags, 4, 4,
    ("", struct__HsaCounterFlags_0, 0),
)
HsaCounterFlags = struct__HsaCounterFlags

class struct__HsaCounter(Struct):
    __slots__ = ()
layout(struct__HsaCounter, 32, 4,
    ("Type", HSA_PROFILE_TYPE, 0),
    ("CounterId", HSAuint64, 4),
    ("CounterSizeInBits", HSAuint32, 12),
    ("CounterMask", HSAuint64, 16),
    ("Flags", HsaCounterFlags, 24),
    ("BlockIndex", HSAuint32, 28),
)
HsaCounter = struct__HsaCounter

class struct__HsaCounterBlockProperties(Struct):
    __slots__ = ()
layout(struct__HsaCounterBlockProperties, 56, 4,
    ("BlockId", HSA_UUID, 0),
    ("NumCounters", HSAuint32, 16),
    ("NumConcurrent", HSAuint32, 20),
    ("Counters", HsaCounter * 1, 24),
)
HsaCounterBlockProperties = struct__HsaCounterBlockProperties

class struct__HsaCounterProperties(Struct):
    __slots__ = ()
layout(struct__HsaCounterProperties, 64, 4,
    ("NumBlocks", HSAuint32, 0),
    ("NumConcurrent", HSAuint32, 4),
    ("Blocks", HsaCounterBlockProperties * 1, 8),
)
HsaCounterProperties = struct__HsaCounterProperties
HSATraceId = HSAuint64

class struct__HsaPmcTraceRoot(Struct):
    __slots__ = ()
layout(struct__HsaPmcTraceRoot, 20, 4,
    ("TraceBufferMinSizeBytes", HSAuint64, 0),
    ("NumberOfPasses", HSAuint32, 8),
    ("TraceId", HSATraceId, 12),
)
HsaPmcTraceRoot = struct__HsaPmcTraceRoot

class struct__HsaGpuTileConfig(Struct):
    __slots__ = ()
layout(struct__HsaGpuTileConfig, 64, 4,
    ("TileConfig", POINTER(HSAuint32), 0),
    ("MacroTileConfig", POINTER(HSAuint32), 8),
    ("NumTileConfigs", HSAuint32, 16),
    ("NumMacroTileConfigs", HSAuint32, 20),
    ("GbAddrConfig", HSAuint32, 24),
    ("NumBanks", HSAuint32, 28),
    ("NumRanks", HSAuint32, 32),
    ("Reserved", HSAuint32 * 7, 36),
)
HsaGpuTileConfig = struct__HsaGpuTileConfig
enum__HSA_POINTER_TYPE = c_uint32
HSA_POINTER_UNKNOWN = 0
HSA_POINTER_ALLOCATED = 1
HSA_POINTER_REGISTERED_USER = 2
HSA_POINTER_REGISTERED_GRAPHICS = 3
HSA_POINTER_REGISTERED_SHARED = 4
HSA_POINTER_TYPE = enum__HSA_POINTER_TYPE

class struct__HsaPointerInfo(Struct):
    __slots__ = ()
layout(struct__HsaPointerInfo, 68, 4,
    ("Type", HSA_POINTER_TYPE, 0),
    ("Node", HSAuint32, 4),
    ("MemFlags", HsaMemFlags, 8),
    ("CPUAddress", c_void_p, 12),
    ("GPUAddress", HSAuint64, 20),
    ("SizeInBytes", HSAuint64, 28),
    ("NRegisteredNodes", HSAuint32, 36),
    ("NMappedNodes", HSAuint32, 40),
    ("RegisteredNodes", POINTER(HSAuint32), 44),
    ("MappedNodes", POINTER(HSAuint32), 52),
    ("UserData", c_void_p, 60),
)
HsaPointerInfo = struct__HsaPointerInfo
HsaSharedMemoryHandle = HSAuint32 * 8

class struct__HsaMemoryRange(Struct):
    __slots__ = ()
layout(struct__HsaMemoryRange, 16, 4,
    ("MemoryAddress", c_void_p, 0),
    ("SizeInBytes", HSAuint64, 8),
)
HsaMemoryRange = struct__HsaMemoryRange
enum__HSA_SVM_FLAGS = c_uint32
HSA_SVM_FLAG_HOST_ACCESS = 1
HSA_SVM_FLAG_COHERENT = 2
HSA_SVM_FLAG_HIVE_LOCAL = 4
HSA_SVM_FLAG_GPU_RO = 8
HSA_SVM_FLAG_GPU_EXEC = 16
HSA_SVM_FLAG_GPU_READ_MOSTLY = 32
HSA_SVM_FLAGS = enum__HSA_SVM_FLAGS
enum__HSA_SVM_ATTR_TYPE = c_uint32
HSA_SVM_ATTR_PREFERRED_LOC = 0
HSA_SVM_ATTR_PREFETCH_LOC = 1
HSA_SVM_ATTR_ACCESS = 2
HSA_SVM_ATTR_ACCESS_IN_PLACE = 3
HSA_SVM_ATTR_NO_ACCESS = 4
HSA_SVM_ATTR_SET_FLAGS = 5
HSA_SVM_ATTR_CLR_FLAGS = 6
HSA_SVM_ATTR_GRANULARITY = 7
HSA_SVM_ATTR_TYPE = enum__HSA_SVM_ATTR_TYPE

class struct__HSA_SVM_ATTRIBUTE(Struct):
    __slots__ = ()
layout(struct__HSA_SVM_ATTRIBUTE, 8, 4,
    ("type", HSAuint32, 0),
    ("value", HSAuint32, 4),
)
HSA_SVM_ATTRIBUTE = struct__HSA_SVM_ATTRIBUTE
_ENUMS = {
    "enum__HSAKMT_STATUS": "HSAKMT_STATUS_SUCCESS HSAKMT_STATUS_ERROR HSAKMT_STATUS_DRIVER_MISMATCH HSAKMT_STATUS_INVALID_PARAMETER HSAKMT_STATUS_INVALID_HANDLE HSAKMT_STATUS_INVALID_NODE_UNIT HSAKMT_STATUS_NO_MEMORY HSAKMT_STATUS_BUFFER_TOO_SMALL HSAKMT_STATUS_NOT_IMPLEMENTED HSAKMT_STATUS_NOT_SUPPORTED HSAKMT_STATUS_UNAVAILABLE HSAKMT_STATUS_OUT_OF_RESOURCES HSAKMT_STATUS_KERNEL_IO_CHANNEL_NOT_OPENED HSAKMT_STATUS_KERNEL_COMMUNICATION_ERROR HSAKMT_STATUS_KERNEL_ALREADY_OPENED HSAKMT_STATUS_HSAMMU_UNAVAILABLE HSAKMT_STATUS_WAIT_FAILURE HSAKMT_STATUS_WAIT_TIMEOUT HSAKMT_STATUS_MEMORY_ALREADY_REGISTERED HSAKMT_STATUS_MEMORY_NOT_REGISTERED HSAKMT_STATUS_MEMORY_ALIGNMENT",
    "enum__HSA_HEAPTYPE": "HSA_HEAPTYPE_SYSTEM HSA_HEAPTYPE_FRAME_BUFFER_PUBLIC HSA_HEAPTYPE_FRAME_BUFFER_PRIVATE HSA_HEAPTYPE_GPU_GDS HSA_HEAPTYPE_GPU_LDS HSA_HEAPTYPE_GPU_SCRATCH HSA_HEAPTYPE_DEVICE_SVM HSA_HEAPTYPE_MMIO_REMAP HSA_HEAPTYPE_NUMHEAPTYPES HSA_HEAPTYPE_SIZE",
    "enum__HSA_IOLINKTYPE": "HSA_IOLINKTYPE_UNDEFINED HSA_IOLINKTYPE_HYPERTRANSPORT HSA_IOLINKTYPE_PCIEXPRESS HSA_IOLINKTYPE_AMBA HSA_IOLINKTYPE_MIPI HSA_IOLINK_TYPE_QPI_1_1 HSA_IOLINK_TYPE_RESERVED1 HSA_IOLINK_TYPE_RESERVED2 HSA_IOLINK_TYPE_RAPID_IO HSA_IOLINK_TYPE_INFINIBAND HSA_IOLINK_TYPE_RESERVED3 HSA_IOLINK_TYPE_XGMI HSA_IOLINK_TYPE_XGOP HSA_IOLINK_TYPE_GZ HSA_IOLINK_TYPE_ETHERNET_RDMA HSA_IOLINK_TYPE_RDMA_OTHER HSA_IOLINK_TYPE_OTHER HSA_IOLINKTYPE_NUMIOLINKTYPES HSA_IOLINKTYPE_SIZE",
    "enum__HSA_CACHING_TYPE": "HSA_CACHING_CACHED HSA_CACHING_NONCACHED HSA_CACHING_WRITECOMBINED HSA_CACHING_RESERVED HSA_CACHING_NUM_CACHING HSA_CACHING_SIZE",
    "enum__HSA_PAGE_SIZE": "HSA_PAGE_SIZE_4KB HSA_PAGE_SIZE_64KB HSA_PAGE_SIZE_2MB HSA_PAGE_SIZE_1GB",
    "enum__HSA_DEVICE": "HSA_DEVICE_CPU HSA_DEVICE_GPU MAX_HSA_DEVICE",
    "enum__HSA_QUEUE_PRIORITY": "HSA_QUEUE_PRIORITY_MINIMUM HSA_QUEUE_PRIORITY_LOW HSA_QUEUE_PRIORITY_BELOW_NORMAL HSA_QUEUE_PRIORITY_NORMAL HSA_QUEUE_PRIORITY_ABOVE_NORMAL HSA_QUEUE_PRIORITY_HIGH HSA_QUEUE_PRIORITY_MAXIMUM HSA_QUEUE_PRIORITY_NUM_PRIORITY HSA_QUEUE_PRIORITY_SIZE",
    "enum__HSA_QUEUE_TYPE": "HSA_QUEUE_COMPUTE HSA_QUEUE_SDMA HSA_QUEUE_MULTIMEDIA_DECODE HSA_QUEUE_MULTIMEDIA_ENCODE HSA_QUEUE_SDMA_XGMI HSA_QUEUE_COMPUTE_OS HSA_QUEUE_SDMA_OS HSA_QUEUE_MULTIMEDIA_DECODE_OS HSA_QUEUE_MULTIMEDIA_ENCODE_OS HSA_QUEUE_COMPUTE_AQL HSA_QUEUE_DMA_AQL HSA_QUEUE_DMA_AQL_XGMI HSA_QUEUE_TYPE_SIZE",
    "enum__HSA_DBG_WAVEOP": "HSA_DBG_WAVEOP_HALT HSA_DBG_WAVEOP_RESUME HSA_DBG_WAVEOP_KILL HSA_DBG_WAVEOP_DEBUG HSA_DBG_WAVEOP_TRAP HSA_DBG_NUM_WAVEOP HSA_DBG_MAX_WAVEOP",
    "enum__HSA_DBG_WAVEMODE": "HSA_DBG_WAVEMODE_SINGLE HSA_DBG_WAVEMODE_BROADCAST_PROCESS HSA_DBG_WAVEMODE_BROADCAST_PROCESS_CU HSA_DBG_NUM_WAVEMODE HSA_DBG_MAX_WAVEMODE",
    "enum__HSA_DBG_WAVEMSG_TYPE": "HSA_DBG_WAVEMSG_AUTO HSA_DBG_WAVEMSG_USER HSA_DBG_WAVEMSG_ERROR HSA_DBG_NUM_WAVEMSG HSA_DBG_MAX_WAVEMSG",
    "enum__HSA_DBG_WATCH_MODE": "HSA_DBG_WATCH_READ HSA_DBG_WATCH_NONREAD HSA_DBG_WATCH_ATOMIC HSA_DBG_WATCH_ALL HSA_DBG_WATCH_NUM",
    "enum__HSA_DBG_TRAP_OVERRIDE": "HSA_DBG_TRAP_OVERRIDE_OR HSA_DBG_TRAP_OVERRIDE_REPLACE HSA_DBG_TRAP_OVERRIDE_NUM",
    "enum__HSA_DBG_TRAP_MASK": "HSA_DBG_TRAP_MASK_FP_INVALID HSA_DBG_TRAP_MASK_FP_INPUT_DENOMAL HSA_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO HSA_DBG_TRAP_MASK_FP_OVERFLOW HSA_DBG_TRAP_MASK_FP_UNDERFLOW HSA_DBG_TRAP_MASK_FP_INEXACT HSA_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO HSA_DBG_TRAP_MASK_DBG_ADDRESS_WATCH HSA_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION",
    "enum__HSA_DBG_WAVE_LAUNCH_MODE": "HSA_DBG_WAVE_LAUNCH_MODE_NORMAL HSA_DBG_WAVE_LAUNCH_MODE_HALT HSA_DBG_WAVE_LAUNCH_MODE_KILL HSA_DBG_WAVE_LAUNCH_MODE_SINGLE_STEP HSA_DBG_WAVE_LAUNCH_MODE_DISABLE HSA_DBG_WAVE_LAUNCH_MODE_NUM",
    "enum_HSA_DBG_NODE_CONTROL": "HSA_DBG_NODE_CONTROL_FLAG_MAX",
    "enum__HSA_EVENTTYPE": "HSA_EVENTTYPE_SIGNAL HSA_EVENTTYPE_NODECHANGE HSA_EVENTTYPE_DEVICESTATECHANGE HSA_EVENTTYPE_HW_EXCEPTION HSA_EVENTTYPE_SYSTEM_EVENT HSA_EVENTTYPE_DEBUG_EVENT HSA_EVENTTYPE_PROFILE_EVENT HSA_EVENTTYPE_QUEUE_EVENT HSA_EVENTTYPE_MEMORY HSA_EVENTTYPE_MAXID HSA_EVENTTYPE_TYPE_SIZE",
    "enum__HSA_DEBUG_EVENT_TYPE": "HSA_DEBUG_EVENT_TYPE_NONE HSA_DEBUG_EVENT_TYPE_TRAP HSA_DEBUG_EVENT_TYPE_VMFAULT HSA_DEBUG_EVENT_TYPE_TRAP_VMFAULT",
    "enum__HSA_EVENTTYPE_NODECHANGE_FLAGS": "HSA_EVENTTYPE_NODECHANGE_ADD HSA_EVENTTYPE_NODECHANGE_REMOVE HSA_EVENTTYPE_NODECHANGE_SIZE",
    "enum__HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS": "HSA_EVENTTYPE_DEVICESTATUSCHANGE_START HSA_EVENTTYPE_DEVICESTATUSCHANGE_STOP HSA_EVENTTYPE_DEVICESTATUSCHANGE_SIZE",
    "enum__HSA_EVENTID_MEMORYFLAGS": "HSA_EVENTID_MEMORY_RECOVERABLE HSA_EVENTID_MEMORY_FATAL_PROCESS HSA_EVENTID_MEMORY_FATAL_VM",
    "enum__HsaEventTimeout": "HSA_EVENTTIMEOUT_IMMEDIATE HSA_EVENTTIMEOUT_INFINITE",
    "enum__HSA_PROFILE_TYPE": "HSA_PROFILE_TYPE_PRIVILEGED_IMMEDIATE HSA_PROFILE_TYPE_PRIVILEGED_STREAMING HSA_PROFILE_TYPE_NONPRIV_IMMEDIATE HSA_PROFILE_TYPE_NONPRIV_STREAMING HSA_PROFILE_TYPE_NUM HSA_PROFILE_TYPE_SIZE",
    "enum__HSA_POINTER_TYPE": "HSA_POINTER_UNKNOWN HSA_POINTER_ALLOCATED HSA_POINTER_REGISTERED_USER HSA_POINTER_REGISTERED_GRAPHICS HSA_POINTER_REGISTERED_SHARED",
    "enum__HSA_SVM_FLAGS": "HSA_SVM_FLAG_HOST_ACCESS HSA_SVM_FLAG_COHERENT HSA_SVM_FLAG_HIVE_LOCAL HSA_SVM_FLAG_GPU_RO HSA_SVM_FLAG_GPU_EXEC HSA_SVM_FLAG_GPU_READ_MOSTLY",
    "enum__HSA_SVM_ATTR_TYPE": "HSA_SVM_ATTR_PREFERRED_LOC HSA_SVM_ATTR_PREFETCH_LOC HSA_SVM_ATTR_ACCESS HSA_SVM_ATTR_ACCESS_IN_PLACE HSA_SVM_ATTR_NO_ACCESS HSA_SVM_ATTR_SET_FLAGS HSA_SVM_ATTR_CLR_FLAGS HSA_SVM_ATTR_GRANULARITY",
}
hsaKmtOpenKFD = _library.function("hsaKmtOpenKFD", HSAKMT_STATUS)
hsaKmtCloseKFD = _library.function("hsaKmtCloseKFD", HSAKMT_STATUS)
hsaKmtGetVersion = _library.function("hsaKmtGetVersion", HSAKMT_STATUS, POINTER(HsaVersionInfo))
hsaKmtAcquireSystemProperties = _library.function("hsaKmtAcquireSystemProperties", HSAKMT_STATUS, POINTER(HsaSystemProperties))
hsaKmtReleaseSystemProperties = _library.function("hsaKmtReleaseSystemProperties", HSAKMT_STATUS)
hsaKmtGetNodeProperties = _library.function("hsaKmtGetNodeProperties", HSAKMT_STATUS, HSAuint32, POINTER(HsaNodeProperties))
hsaKmtGetNodeMemoryProperties = _library.function("hsaKmtGetNodeMemoryProperties", HSAKMT_STATUS, HSAuint32, HSAuint32, POINTER(HsaMemoryProperties))
hsaKmtGetNodeCacheProperties = _library.function("hsaKmtGetNodeCacheProperties", HSAKMT_STATUS, HSAuint32, HSAuint32, HSAuint32, POINTER(HsaCacheProperties))
hsaKmtGetNodeIoLinkProperties = _library.function("hsaKmtGetNodeIoLinkProperties", HSAKMT_STATUS, HSAuint32, HSAuint32, POINTER(HsaIoLinkProperties))
hsaKmtCreateEvent = _library.function("hsaKmtCreateEvent", HSAKMT_STATUS, POINTER(HsaEventDescriptor), c_bool, c_bool, POINTER(POINTER(HsaEvent)))
hsaKmtDestroyEvent = _library.function("hsaKmtDestroyEvent", HSAKMT_STATUS, POINTER(HsaEvent))
hsaKmtSetEvent = _library.function("hsaKmtSetEvent", HSAKMT_STATUS, POINTER(HsaEvent))
hsaKmtResetEvent = _library.function("hsaKmtResetEvent", HSAKMT_STATUS, POINTER(HsaEvent))
hsaKmtQueryEventState = _library.function("hsaKmtQueryEventState", HSAKMT_STATUS, POINTER(HsaEvent))
hsaKmtWaitOnEvent = _library.function("hsaKmtWaitOnEvent", HSAKMT_STATUS, POINTER(HsaEvent), HSAuint32)
hsaKmtWaitOnMultipleEvents = _library.function("hsaKmtWaitOnMultipleEvents", HSAKMT_STATUS, POINTER(POINTER(HsaEvent)), HSAuint32, c_bool, HSAuint32)
hsaKmtReportQueue = _library.function("hsaKmtReportQueue", HSAKMT_STATUS, HSA_QUEUEID, POINTER(HsaQueueReport))
hsaKmtCreateQueue = _library.function("hsaKmtCreateQueue", HSAKMT_STATUS, HSAuint32, HSA_QUEUE_TYPE, HSAuint32, HSA_QUEUE_PRIORITY, c_void_p, HSAuint64, POINTER(HsaEvent), POINTER(HsaQueueResource))
hsaKmtUpdateQueue = _library.function("hsaKmtUpdateQueue", HSAKMT_STATUS, HSA_QUEUEID, HSAuint32, HSA_QUEUE_PRIORITY, c_void_p, HSAuint64, POINTER(HsaEvent))
hsaKmtDestroyQueue = _library.function("hsaKmtDestroyQueue", HSAKMT_STATUS, HSA_QUEUEID)
hsaKmtSetQueueCUMask = _library.function("hsaKmtSetQueueCUMask", HSAKMT_STATUS, HSA_QUEUEID, HSAuint32, POINTER(HSAuint32))
hsaKmtGetQueueInfo = _library.function("hsaKmtGetQueueInfo", HSAKMT_STATUS, HSA_QUEUEID, POINTER(HsaQueueInfo))
hsaKmtSetMemoryPolicy = _library.function("hsaKmtSetMemoryPolicy", HSAKMT_STATUS, HSAuint32, HSAuint32, HSAuint32, c_void_p, HSAuint64)
hsaKmtAllocMemory = _library.function("hsaKmtAllocMemory", HSAKMT_STATUS, HSAuint32, HSAuint64, HsaMemFlags, POINTER(c_void_p))
hsaKmtFreeMemory = _library.function("hsaKmtFreeMemory", HSAKMT_STATUS, c_void_p, HSAuint64)
hsaKmtRegisterMemory = _library.function("hsaKmtRegisterMemory", HSAKMT_STATUS, c_void_p, HSAuint64)
hsaKmtRegisterMemoryToNodes = _library.function("hsaKmtRegisterMemoryToNodes", HSAKMT_STATUS, c_void_p, HSAuint64, HSAuint64, POINTER(HSAuint32))
hsaKmtRegisterMemoryWithFlags = _library.function("hsaKmtRegisterMemoryWithFlags", HSAKMT_STATUS, c_void_p, HSAuint64, HsaMemFlags)
hsaKmtRegisterGraphicsHandleToNodes = _library.function("hsaKmtRegisterGraphicsHandleToNodes", HSAKMT_STATUS, HSAuint64, POINTER(HsaGraphicsResourceInfo), HSAuint64, POINTER(HSAuint32))
hsaKmtShareMemory = _library.function("hsaKmtShareMemory", HSAKMT_STATUS, c_void_p, HSAuint64, POINTER(HsaSharedMemoryHandle))
hsaKmtRegisterSharedHandle = _library.function("hsaKmtRegisterSharedHandle", HSAKMT_STATUS, POINTER(HsaSharedMemoryHandle), POINTER(c_void_p), POINTER(HSAuint64))
hsaKmtRegisterSharedHandleToNodes = _library.function("hsaKmtRegisterSharedHandleToNodes", HSAKMT_STATUS, POINTER(HsaSharedMemoryHandle), POINTER(c_void_p), POINTER(HSAuint64), HSAuint64, POINTER(HSAuint32))
hsaKmtProcessVMRead = _library.function("hsaKmtProcessVMRead", HSAKMT_STATUS, HSAuint32, POINTER(HsaMemoryRange), HSAuint64, POINTER(HsaMemoryRange), HSAuint64, POINTER(HSAuint64))
hsaKmtProcessVMWrite = _library.function("hsaKmtProcessVMWrite", HSAKMT_STATUS, HSAuint32, POINTER(HsaMemoryRange), HSAuint64, POINTER(HsaMemoryRange), HSAuint64, POINTER(HSAuint64))
hsaKmtDeregisterMemory = _library.function("hsaKmtDeregisterMemory", HSAKMT_STATUS, c_void_p)
hsaKmtMapMemoryToGPU = _library.function("hsaKmtMapMemoryToGPU", HSAKMT_STATUS, c_void_p, HSAuint64, POINTER(HSAuint64))
hsaKmtMapMemoryToGPUNodes = _library.function("hsaKmtMapMemoryToGPUNodes", HSAKMT_STATUS, c_void_p, HSAuint64, POINTER(HSAuint64), HsaMemMapFlags, HSAuint64, POINTER(HSAuint32))
hsaKmtUnmapMemoryToGPU = _library.function("hsaKmtUnmapMemoryToGPU", HSAKMT_STATUS, c_void_p)
hsaKmtMapGraphicHandle = _library.function("hsaKmtMapGraphicHandle", HSAKMT_STATUS, HSAuint32, HSAuint64, HSAuint64, HSAuint64, HSAuint64, POINTER(HSAuint64))
hsaKmtUnmapGraphicHandle = _library.function("hsaKmtUnmapGraphicHandle", HSAKMT_STATUS, HSAuint32, HSAuint64, HSAuint64)
hsaKmtAllocQueueGWS = _library.function("hsaKmtAllocQueueGWS", HSAKMT_STATUS, HSA_QUEUEID, HSAuint32, POINTER(HSAuint32))
hsaKmtDbgRegister = _library.function("hsaKmtDbgRegister", HSAKMT_STATUS, HSAuint32)
hsaKmtDbgUnregister = _library.function("hsaKmtDbgUnregister", HSAKMT_STATUS, HSAuint32)
hsaKmtDbgWavefrontControl = _library.function("hsaKmtDbgWavefrontControl", HSAKMT_STATUS, HSAuint32, HSA_DBG_WAVEOP, HSA_DBG_WAVEMODE, HSAuint32, POINTER(HsaDbgWaveMessage))
hsaKmtDbgAddressWatch = _library.function("hsaKmtDbgAddressWatch", HSAKMT_STATUS, HSAuint32, HSAuint32, POINTER(HSA_DBG_WATCH_MODE), POINTER(c_void_p), POINTER(HSAuint64), POINTER(POINTER(HsaEvent)))
hsaKmtRuntimeEnable = _library.function("hsaKmtRuntimeEnable", HSAKMT_STATUS, c_void_p, c_bool)
hsaKmtRuntimeDisable = _library.function("hsaKmtRuntimeDisable", HSAKMT_STATUS)
hsaKmtGetKernelDebugTrapVersionInfo = _library.function("hsaKmtGetKernelDebugTrapVersionInfo", HSAKMT_STATUS, POINTER(HSAuint32), POINTER(HSAuint32))
hsaKmtGetClockCounters = _library.function("hsaKmtGetClockCounters", HSAKMT_STATUS, HSAuint32, POINTER(HsaClockCounters))
hsaKmtPmcGetCounterProperties = _library.function("hsaKmtPmcGetCounterProperties", HSAKMT_STATUS, HSAuint32, POINTER(POINTER(HsaCounterProperties)))
hsaKmtPmcRegisterTrace = _library.function("hsaKmtPmcRegisterTrace", HSAKMT_STATUS, HSAuint32, HSAuint32, POINTER(HsaCounter), POINTER(HsaPmcTraceRoot))
hsaKmtPmcUnregisterTrace = _library.function("hsaKmtPmcUnregisterTrace", HSAKMT_STATUS, HSAuint32, HSATraceId)
hsaKmtPmcAcquireTraceAccess = _library.function("hsaKmtPmcAcquireTraceAccess", HSAKMT_STATUS, HSAuint32, HSATraceId)
hsaKmtPmcReleaseTraceAccess = _library.function("hsaKmtPmcReleaseTraceAccess", HSAKMT_STATUS, HSAuint32, HSATraceId)
hsaKmtPmcStartTrace = _library.function("hsaKmtPmcStartTrace", HSAKMT_STATUS, HSATraceId, c_void_p, HSAuint64)
hsaKmtPmcQueryTrace = _library.function("hsaKmtPmcQueryTrace", HSAKMT_STATUS, HSATraceId)
hsaKmtPmcStopTrace = _library.function("hsaKmtPmcStopTrace", HSAKMT_STATUS, HSATraceId)
hsaKmtSetTrapHandler = _library.function("hsaKmtSetTrapHandler", HSAKMT_STATUS, HSAuint32, c_void_p, HSAuint64, c_void_p, HSAuint64)
hsaKmtGetTileConfig = _library.function("hsaKmtGetTileConfig", HSAKMT_STATUS, HSAuint32, POINTER(HsaGpuTileConfig))
hsaKmtQueryPointerInfo = _library.function("hsaKmtQueryPointerInfo", HSAKMT_STATUS, c_void_p, POINTER(HsaPointerInfo))
hsaKmtSetMemoryUserData = _library.function("hsaKmtSetMemoryUserData", HSAKMT_STATUS, c_void_p, c_void_p)
hsaKmtSPMAcquire = _library.function("hsaKmtSPMAcquire", HSAKMT_STATUS, HSAuint32)
hsaKmtSPMRelease = _library.function("hsaKmtSPMRelease", HSAKMT_STATUS, HSAuint32)
hsaKmtSPMSetDestBuffer = _library.function("hsaKmtSPMSetDestBuffer", HSAKMT_STATUS, HSAuint32, HSAuint32, POINTER(HSAuint32), POINTER(HSAuint32), c_void_p, POINTER(c_bool))
hsaKmtSVMSetAttr = _library.function("hsaKmtSVMSetAttr", HSAKMT_STATUS, c_void_p, HSAuint64, c_uint32, POINTER(HSA_SVM_ATTRIBUTE))
hsaKmtSVMGetAttr = _library.function("hsaKmtSVMGetAttr", HSAKMT_STATUS, c_void_p, HSAuint64, c_uint32, POINTER(HSA_SVM_ATTRIBUTE))
hsaKmtSetXNACKMode = _library.function("hsaKmtSetXNACKMode", HSAKMT_STATUS, HSAint32)
hsaKmtGetXNACKMode = _library.function("hsaKmtGetXNACKMode", HSAKMT_STATUS, POINTER(HSAint32))
HSAKMT_VERSION_MAJOR = 0
HSAKMT_VERSION_MINOR = 99
INVALID_QUEUEID = 0xffffffffffffffff
INVALID_PID = 0xffffffff
INVALID_NODEID = 0xffffffff
HSA_PUBLIC_NAME_SIZE = 64
HSA_CPU_SIBLINGS = 256
HSA_PROCESSORID_ALL = 0xffffffff
# skipped (declaration): HSA_DEFINE_UUID
# skipped (empty): _HSAKMT_H_ _HSAKMTTYPES_H_ HSAKMTAPI
# skipped (inline): HSA_PROFILEBLOCK_AMD_CB HSA_PROFILEBLOCK_AMD_CPF HSA_PROFILEBLOCK_AMD_CPG HSA_PROFILEBLOCK_AMD_DB HSA_PROFILEBLOCK_AMD_GDS HSA_PROFILEBLOCK_AMD_GRBM HSA_PROFILEBLOCK_AMD_GRBMSE HSA_PROFILEBLOCK_AMD_IA HSA_PROFILEBLOCK_AMD_MC HSA_PROFILEBLOCK_AMD_PASC HSA_PROFILEBLOCK_AMD_PASU HSA_PROFILEBLOCK_AMD_SPI HSA_PROFILEBLOCK_AMD_SRBM HSA_PROFILEBLOCK_AMD_SQ HSA_PROFILEBLOCK_AMD_SX HSA_PROFILEBLOCK_AMD_TA HSA_PROFILEBLOCK_AMD_TCA HSA_PROFILEBLOCK_AMD_TCC HSA_PROFILEBLOCK_AMD_TCP HSA_PROFILEBLOCK_AMD_TCS HSA_PROFILEBLOCK_AMD_TD HSA_PROFILEBLOCK_AMD_VGT HSA_PROFILEBLOCK_AMD_WD HSA_PROFILEBLOCK_AMD_IOMMUV2 HSA_PROFILEBLOCK_AMD_KERNEL_DRIVER
