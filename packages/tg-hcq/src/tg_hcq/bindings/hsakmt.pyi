# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

HSAuint8 = ctypes.c_uint8
HSAint8 = ctypes.c_int8
HSAuint16 = ctypes.c_uint16
HSAint16 = ctypes.c_int16
HSAuint32 = ctypes.c_uint32
HSAint32 = ctypes.c_int32
HSAint64 = ctypes.c_int64
HSAuint64 = ctypes.c_uint64
HSA_HANDLE = ctypes.c_void_p
HSA_QUEUEID = HSAuint64
enum__HSAKMT_STATUS = ctypes.c_uint32
HSAKMT_STATUS_SUCCESS: int
HSAKMT_STATUS_ERROR: int
HSAKMT_STATUS_DRIVER_MISMATCH: int
HSAKMT_STATUS_INVALID_PARAMETER: int
HSAKMT_STATUS_INVALID_HANDLE: int
HSAKMT_STATUS_INVALID_NODE_UNIT: int
HSAKMT_STATUS_NO_MEMORY: int
HSAKMT_STATUS_BUFFER_TOO_SMALL: int
HSAKMT_STATUS_NOT_IMPLEMENTED: int
HSAKMT_STATUS_NOT_SUPPORTED: int
HSAKMT_STATUS_UNAVAILABLE: int
HSAKMT_STATUS_OUT_OF_RESOURCES: int
HSAKMT_STATUS_KERNEL_IO_CHANNEL_NOT_OPENED: int
HSAKMT_STATUS_KERNEL_COMMUNICATION_ERROR: int
HSAKMT_STATUS_KERNEL_ALREADY_OPENED: int
HSAKMT_STATUS_HSAMMU_UNAVAILABLE: int
HSAKMT_STATUS_WAIT_FAILURE: int
HSAKMT_STATUS_WAIT_TIMEOUT: int
HSAKMT_STATUS_MEMORY_ALREADY_REGISTERED: int
HSAKMT_STATUS_MEMORY_NOT_REGISTERED: int
HSAKMT_STATUS_MEMORY_ALIGNMENT: int
HSAKMT_STATUS = enum__HSAKMT_STATUS
class struct__HsaVersionInfo(runtime.Struct):
    KernelInterfaceMajorVersion: Field[int]
    KernelInterfaceMinorVersion: Field[int]
HsaVersionInfo = struct__HsaVersionInfo
class struct__HsaSystemProperties(runtime.Struct):
    NumNodes: Field[int]
    PlatformOem: Field[int]
    PlatformId: Field[int]
    PlatformRev: Field[int]
HsaSystemProperties = struct__HsaSystemProperties
class HSA_ENGINE_ID_ui32(runtime.Struct):
    uCode: Field[int]
    Major: Field[int]
    Minor: Field[int]
    Stepping: Field[int]
class HSA_ENGINE_ID(runtime.Union):
    Value: Field[int]
    ui32: Field[HSA_ENGINE_ID_ui32]
class HSA_ENGINE_VERSION_1(runtime.Struct):
    uCodeSDMA: Field[int]
    uCodeRes: Field[int]
    Reserved: Field[int]
class HSA_ENGINE_VERSION(runtime.Union):
    Value: Field[int]
    uCodeSDMA: Field[int]
    uCodeRes: Field[int]
    Reserved: Field[int]
class HSA_CAPABILITY_ui32(runtime.Struct):
    HotPluggable: Field[int]
    HSAMMUPresent: Field[int]
    SharedWithGraphics: Field[int]
    QueueSizePowerOfTwo: Field[int]
    QueueSize32bit: Field[int]
    QueueIdleEvent: Field[int]
    VALimit: Field[int]
    WatchPointsSupported: Field[int]
    WatchPointsTotalBits: Field[int]
    DoorbellType: Field[int]
    AQLQueueDoubleMap: Field[int]
    DebugTrapSupported: Field[int]
    WaveLaunchTrapOverrideSupported: Field[int]
    WaveLaunchModeSupported: Field[int]
    PreciseMemoryOperationsSupported: Field[int]
    DEPRECATED_SRAM_EDCSupport: Field[int]
    Mem_EDCSupport: Field[int]
    RASEventNotify: Field[int]
    ASICRevision: Field[int]
    SRAM_EDCSupport: Field[int]
    SVMAPISupported: Field[int]
    CoherentHostAccess: Field[int]
    DebugSupportedFirmware: Field[int]
    Reserved: Field[int]
class HSA_CAPABILITY(runtime.Union):
    Value: Field[int]
    ui32: Field[HSA_CAPABILITY_ui32]
class HSA_DEBUG_PROPERTIES_1(runtime.Struct):
    WatchAddrMaskLoBit: Field[int]
    WatchAddrMaskHiBit: Field[int]
    DispatchInfoAlwaysValid: Field[int]
    AddressWatchpointShareKind: Field[int]
    Reserved: Field[int]
class HSA_DEBUG_PROPERTIES(runtime.Union):
    Value: Field[int]
    WatchAddrMaskLoBit: Field[int]
    WatchAddrMaskHiBit: Field[int]
    DispatchInfoAlwaysValid: Field[int]
    AddressWatchpointShareKind: Field[int]
    Reserved: Field[int]
class struct__HsaNodeProperties(runtime.Struct):
    NumCPUCores: Field[int]
    NumFComputeCores: Field[int]
    NumMemoryBanks: Field[int]
    NumCaches: Field[int]
    NumIOLinks: Field[int]
    CComputeIdLo: Field[int]
    FComputeIdLo: Field[int]
    Capability: Field[HSA_CAPABILITY]
    MaxWavesPerSIMD: Field[int]
    LDSSizeInKB: Field[int]
    GDSSizeInKB: Field[int]
    WaveFrontSize: Field[int]
    NumShaderBanks: Field[int]
    NumArrays: Field[int]
    NumCUPerArray: Field[int]
    NumSIMDPerCU: Field[int]
    MaxSlotsScratchCU: Field[int]
    EngineId: Field[HSA_ENGINE_ID]
    VendorId: Field[int]
    DeviceId: Field[int]
    LocationId: Field[int]
    LocalMemSize: Field[int]
    MaxEngineClockMhzFCompute: Field[int]
    MaxEngineClockMhzCCompute: Field[int]
    DrmRenderMinor: Field[int]
    MarketingName: Field[ctypes.Array[ctypes.c_uint16]]
    AMDName: Field[ctypes.Array[ctypes.c_uint8]]
    uCodeEngineVersions: Field[HSA_ENGINE_VERSION]
    DebugProperties: Field[HSA_DEBUG_PROPERTIES]
    HiveID: Field[int]
    NumSdmaEngines: Field[int]
    NumSdmaXgmiEngines: Field[int]
    NumSdmaQueuesPerEngine: Field[int]
    NumCpQueues: Field[int]
    NumGws: Field[int]
    Reserved2: Field[int]
    Domain: Field[int]
    UniqueID: Field[int]
    VGPRSizePerCU: Field[int]
    SGPRSizePerCU: Field[int]
    Reserved: Field[ctypes.Array[ctypes.c_uint8]]
HsaNodeProperties = struct__HsaNodeProperties
enum__HSA_HEAPTYPE = ctypes.c_uint32
HSA_HEAPTYPE_SYSTEM: int
HSA_HEAPTYPE_FRAME_BUFFER_PUBLIC: int
HSA_HEAPTYPE_FRAME_BUFFER_PRIVATE: int
HSA_HEAPTYPE_GPU_GDS: int
HSA_HEAPTYPE_GPU_LDS: int
HSA_HEAPTYPE_GPU_SCRATCH: int
HSA_HEAPTYPE_DEVICE_SVM: int
HSA_HEAPTYPE_MMIO_REMAP: int
HSA_HEAPTYPE_NUMHEAPTYPES: int
HSA_HEAPTYPE_SIZE: int
HSA_HEAPTYPE = enum__HSA_HEAPTYPE
class HSA_MEMORYPROPERTY_ui32(runtime.Struct):
    HotPluggable: Field[int]
    NonVolatile: Field[int]
    Reserved: Field[int]
class HSA_MEMORYPROPERTY(runtime.Union):
    MemoryProperty: Field[int]
    ui32: Field[HSA_MEMORYPROPERTY_ui32]
class struct__HsaMemoryProperties_1_ui32(runtime.Struct):
    SizeInBytesLow: Field[int]
    SizeInBytesHigh: Field[int]
class struct__HsaMemoryProperties_1(runtime.Union):
    SizeInBytes: Field[int]
    ui32: Field[struct__HsaMemoryProperties_1_ui32]
class struct__HsaMemoryProperties(runtime.Struct):
    HeapType: Field[int]
    SizeInBytes: Field[int]
    ui32: Field[struct__HsaMemoryProperties_1_ui32]
    Flags: Field[HSA_MEMORYPROPERTY]
    Width: Field[int]
    MemoryClockMax: Field[int]
    VirtualBaseAddress: Field[int]
HsaMemoryProperties = struct__HsaMemoryProperties
class HsaCacheType_ui32(runtime.Struct):
    Data: Field[int]
    Instruction: Field[int]
    CPU: Field[int]
    HSACU: Field[int]
    Reserved: Field[int]
class HsaCacheType(runtime.Union):
    Value: Field[int]
    ui32: Field[HsaCacheType_ui32]
class struct__HaCacheProperties(runtime.Struct):
    ProcessorIdLow: Field[int]
    CacheLevel: Field[int]
    CacheSize: Field[int]
    CacheLineSize: Field[int]
    CacheLinesPerTag: Field[int]
    CacheAssociativity: Field[int]
    CacheLatency: Field[int]
    CacheType: Field[HsaCacheType]
    SiblingMap: Field[ctypes.Array[ctypes.c_uint32]]
HsaCacheProperties = struct__HaCacheProperties
class struct__HsaCComputeProperties(runtime.Struct):
    SiblingMap: Field[ctypes.Array[ctypes.c_uint32]]
HsaCComputeProperties = struct__HsaCComputeProperties
enum__HSA_IOLINKTYPE = ctypes.c_uint32
HSA_IOLINKTYPE_UNDEFINED: int
HSA_IOLINKTYPE_HYPERTRANSPORT: int
HSA_IOLINKTYPE_PCIEXPRESS: int
HSA_IOLINKTYPE_AMBA: int
HSA_IOLINKTYPE_MIPI: int
HSA_IOLINK_TYPE_QPI_1_1: int
HSA_IOLINK_TYPE_RESERVED1: int
HSA_IOLINK_TYPE_RESERVED2: int
HSA_IOLINK_TYPE_RAPID_IO: int
HSA_IOLINK_TYPE_INFINIBAND: int
HSA_IOLINK_TYPE_RESERVED3: int
HSA_IOLINK_TYPE_XGMI: int
HSA_IOLINK_TYPE_XGOP: int
HSA_IOLINK_TYPE_GZ: int
HSA_IOLINK_TYPE_ETHERNET_RDMA: int
HSA_IOLINK_TYPE_RDMA_OTHER: int
HSA_IOLINK_TYPE_OTHER: int
HSA_IOLINKTYPE_NUMIOLINKTYPES: int
HSA_IOLINKTYPE_SIZE: int
HSA_IOLINKTYPE = enum__HSA_IOLINKTYPE
class HSA_LINKPROPERTY_ui32(runtime.Struct):
    Override: Field[int]
    NonCoherent: Field[int]
    NoAtomics32bit: Field[int]
    NoAtomics64bit: Field[int]
    NoPeerToPeerDMA: Field[int]
    Reserved: Field[int]
class HSA_LINKPROPERTY(runtime.Union):
    LinkProperty: Field[int]
    ui32: Field[HSA_LINKPROPERTY_ui32]
class struct__HsaIoLinkProperties(runtime.Struct):
    IoLinkType: Field[int]
    VersionMajor: Field[int]
    VersionMinor: Field[int]
    NodeFrom: Field[int]
    NodeTo: Field[int]
    Weight: Field[int]
    MinimumLatency: Field[int]
    MaximumLatency: Field[int]
    MinimumBandwidth: Field[int]
    MaximumBandwidth: Field[int]
    RecTransferSize: Field[int]
    Flags: Field[HSA_LINKPROPERTY]
HsaIoLinkProperties = struct__HsaIoLinkProperties
class struct__HsaMemFlags_0_ui32(runtime.Struct):
    NonPaged: Field[int]
    CachePolicy: Field[int]
    ReadOnly: Field[int]
    PageSize: Field[int]
    HostAccess: Field[int]
    NoSubstitute: Field[int]
    GDSMemory: Field[int]
    Scratch: Field[int]
    AtomicAccessFull: Field[int]
    AtomicAccessPartial: Field[int]
    ExecuteAccess: Field[int]
    CoarseGrain: Field[int]
    AQLQueueMemory: Field[int]
    FixedAddress: Field[int]
    NoNUMABind: Field[int]
    Uncached: Field[int]
    Reserved: Field[int]
class struct__HsaMemFlags_0(runtime.Union):
    ui32: Field[struct__HsaMemFlags_0_ui32]
    Value: Field[int]
class struct__HsaMemFlags(runtime.Struct):
    ui32: Field[struct__HsaMemFlags_0_ui32]
    Value: Field[int]
HsaMemFlags = struct__HsaMemFlags
class struct__HsaMemMapFlags_0_ui32(runtime.Struct):
    Reserved1: Field[int]
    CachePolicy: Field[int]
    ReadOnly: Field[int]
    PageSize: Field[int]
    HostAccess: Field[int]
    Migrate: Field[int]
    Probe: Field[int]
    Reserved: Field[int]
class struct__HsaMemMapFlags_0(runtime.Union):
    ui32: Field[struct__HsaMemMapFlags_0_ui32]
    Value: Field[int]
class struct__HsaMemMapFlags(runtime.Struct):
    ui32: Field[struct__HsaMemMapFlags_0_ui32]
    Value: Field[int]
HsaMemMapFlags = struct__HsaMemMapFlags
class struct__HsaGraphicsResourceInfo(runtime.Struct):
    MemoryAddress: Field[int | None]
    SizeInBytes: Field[int]
    Metadata: Field[int | None]
    MetadataSizeInBytes: Field[int]
    Reserved: Field[int]
HsaGraphicsResourceInfo = struct__HsaGraphicsResourceInfo
enum__HSA_CACHING_TYPE = ctypes.c_uint32
HSA_CACHING_CACHED: int
HSA_CACHING_NONCACHED: int
HSA_CACHING_WRITECOMBINED: int
HSA_CACHING_RESERVED: int
HSA_CACHING_NUM_CACHING: int
HSA_CACHING_SIZE: int
HSA_CACHING_TYPE = enum__HSA_CACHING_TYPE
enum__HSA_PAGE_SIZE = ctypes.c_uint32
HSA_PAGE_SIZE_4KB: int
HSA_PAGE_SIZE_64KB: int
HSA_PAGE_SIZE_2MB: int
HSA_PAGE_SIZE_1GB: int
HSA_PAGE_SIZE = enum__HSA_PAGE_SIZE
enum__HSA_DEVICE = ctypes.c_uint32
HSA_DEVICE_CPU: int
HSA_DEVICE_GPU: int
MAX_HSA_DEVICE: int
HSA_DEVICE = enum__HSA_DEVICE
enum__HSA_QUEUE_PRIORITY = ctypes.c_int64
HSA_QUEUE_PRIORITY_MINIMUM: int
HSA_QUEUE_PRIORITY_LOW: int
HSA_QUEUE_PRIORITY_BELOW_NORMAL: int
HSA_QUEUE_PRIORITY_NORMAL: int
HSA_QUEUE_PRIORITY_ABOVE_NORMAL: int
HSA_QUEUE_PRIORITY_HIGH: int
HSA_QUEUE_PRIORITY_MAXIMUM: int
HSA_QUEUE_PRIORITY_NUM_PRIORITY: int
HSA_QUEUE_PRIORITY_SIZE: int
HSA_QUEUE_PRIORITY = enum__HSA_QUEUE_PRIORITY
enum__HSA_QUEUE_TYPE = ctypes.c_uint32
HSA_QUEUE_COMPUTE: int
HSA_QUEUE_SDMA: int
HSA_QUEUE_MULTIMEDIA_DECODE: int
HSA_QUEUE_MULTIMEDIA_ENCODE: int
HSA_QUEUE_SDMA_XGMI: int
HSA_QUEUE_COMPUTE_OS: int
HSA_QUEUE_SDMA_OS: int
HSA_QUEUE_MULTIMEDIA_DECODE_OS: int
HSA_QUEUE_MULTIMEDIA_ENCODE_OS: int
HSA_QUEUE_COMPUTE_AQL: int
HSA_QUEUE_DMA_AQL: int
HSA_QUEUE_DMA_AQL_XGMI: int
HSA_QUEUE_TYPE_SIZE: int
HSA_QUEUE_TYPE = enum__HSA_QUEUE_TYPE
class HsaUserContextSaveAreaHeader(runtime.Struct):
    ControlStackOffset: Field[int]
    ControlStackSize: Field[int]
    WaveStateOffset: Field[int]
    WaveStateSize: Field[int]
    DebugOffset: Field[int]
    DebugSize: Field[int]
    ErrorReason: Field[ctypes._Pointer[ctypes.c_int64]]
    ErrorEventId: Field[int]
    Reserved1: Field[int]
class HsaQueueInfo(runtime.Struct):
    QueueDetailError: Field[int]
    QueueTypeExtended: Field[int]
    NumCUAssigned: Field[int]
    CUMaskInfo: Field[ctypes._Pointer[ctypes.c_uint32]]
    UserContextSaveArea: Field[ctypes._Pointer[ctypes.c_uint32]]
    SaveAreaSizeInBytes: Field[int]
    ControlStackTop: Field[ctypes._Pointer[ctypes.c_uint32]]
    ControlStackUsedInBytes: Field[int]
    SaveAreaHeader: Field[ctypes._Pointer[HsaUserContextSaveAreaHeader]]
    Reserved2: Field[int]
class struct__HsaQueueResource_1(runtime.Union):
    Queue_DoorBell: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_DoorBell_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueDoorBell: Field[int]
class struct__HsaQueueResource_2(runtime.Union):
    Queue_write_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_write_ptr_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueWptrValue: Field[int]
class struct__HsaQueueResource_3(runtime.Union):
    Queue_read_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_read_ptr_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueRptrValue: Field[int]
class struct__HsaQueueResource(runtime.Struct):
    QueueId: Field[int]
    Queue_DoorBell: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_DoorBell_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueDoorBell: Field[int]
    Queue_write_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_write_ptr_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueWptrValue: Field[int]
    Queue_read_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    Queue_read_ptr_aql: Field[ctypes._Pointer[ctypes.c_uint64]]
    QueueRptrValue: Field[int]
    ErrorReason: Field[ctypes._Pointer[ctypes.c_int64]]
HsaQueueResource = struct__HsaQueueResource
class struct__HsaQueueReport(runtime.Struct):
    VMID: Field[int]
    QueueAddress: Field[int | None]
    QueueSize: Field[int]
HsaQueueReport = struct__HsaQueueReport
enum__HSA_DBG_WAVEOP = ctypes.c_uint32
HSA_DBG_WAVEOP_HALT: int
HSA_DBG_WAVEOP_RESUME: int
HSA_DBG_WAVEOP_KILL: int
HSA_DBG_WAVEOP_DEBUG: int
HSA_DBG_WAVEOP_TRAP: int
HSA_DBG_NUM_WAVEOP: int
HSA_DBG_MAX_WAVEOP: int
HSA_DBG_WAVEOP = enum__HSA_DBG_WAVEOP
enum__HSA_DBG_WAVEMODE = ctypes.c_uint32
HSA_DBG_WAVEMODE_SINGLE: int
HSA_DBG_WAVEMODE_BROADCAST_PROCESS: int
HSA_DBG_WAVEMODE_BROADCAST_PROCESS_CU: int
HSA_DBG_NUM_WAVEMODE: int
HSA_DBG_MAX_WAVEMODE: int
HSA_DBG_WAVEMODE = enum__HSA_DBG_WAVEMODE
enum__HSA_DBG_WAVEMSG_TYPE = ctypes.c_uint32
HSA_DBG_WAVEMSG_AUTO: int
HSA_DBG_WAVEMSG_USER: int
HSA_DBG_WAVEMSG_ERROR: int
HSA_DBG_NUM_WAVEMSG: int
HSA_DBG_MAX_WAVEMSG: int
HSA_DBG_WAVEMSG_TYPE = enum__HSA_DBG_WAVEMSG_TYPE
enum__HSA_DBG_WATCH_MODE = ctypes.c_uint32
HSA_DBG_WATCH_READ: int
HSA_DBG_WATCH_NONREAD: int
HSA_DBG_WATCH_ATOMIC: int
HSA_DBG_WATCH_ALL: int
HSA_DBG_WATCH_NUM: int
HSA_DBG_WATCH_MODE = enum__HSA_DBG_WATCH_MODE
enum__HSA_DBG_TRAP_OVERRIDE = ctypes.c_uint32
HSA_DBG_TRAP_OVERRIDE_OR: int
HSA_DBG_TRAP_OVERRIDE_REPLACE: int
HSA_DBG_TRAP_OVERRIDE_NUM: int
HSA_DBG_TRAP_OVERRIDE = enum__HSA_DBG_TRAP_OVERRIDE
enum__HSA_DBG_TRAP_MASK = ctypes.c_uint32
HSA_DBG_TRAP_MASK_FP_INVALID: int
HSA_DBG_TRAP_MASK_FP_INPUT_DENOMAL: int
HSA_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO: int
HSA_DBG_TRAP_MASK_FP_OVERFLOW: int
HSA_DBG_TRAP_MASK_FP_UNDERFLOW: int
HSA_DBG_TRAP_MASK_FP_INEXACT: int
HSA_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO: int
HSA_DBG_TRAP_MASK_DBG_ADDRESS_WATCH: int
HSA_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION: int
HSA_DBG_TRAP_MASK = enum__HSA_DBG_TRAP_MASK
enum__HSA_DBG_WAVE_LAUNCH_MODE = ctypes.c_uint32
HSA_DBG_WAVE_LAUNCH_MODE_NORMAL: int
HSA_DBG_WAVE_LAUNCH_MODE_HALT: int
HSA_DBG_WAVE_LAUNCH_MODE_KILL: int
HSA_DBG_WAVE_LAUNCH_MODE_SINGLE_STEP: int
HSA_DBG_WAVE_LAUNCH_MODE_DISABLE: int
HSA_DBG_WAVE_LAUNCH_MODE_NUM: int
HSA_DBG_WAVE_LAUNCH_MODE = enum__HSA_DBG_WAVE_LAUNCH_MODE
enum_HSA_DBG_NODE_CONTROL = ctypes.c_uint32
HSA_DBG_NODE_CONTROL_FLAG_MAX: int
HSA_DBG_NODE_CONTROL = enum_HSA_DBG_NODE_CONTROL
class struct__HsaDbgWaveMsgAMDGen2(runtime.Struct):
    Value: Field[int]
    Reserved2: Field[int]
HsaDbgWaveMsgAMDGen2 = struct__HsaDbgWaveMsgAMDGen2
class union__HsaDbgWaveMessageAMD(runtime.Union):
    WaveMsgInfoGen2: Field[struct__HsaDbgWaveMsgAMDGen2]
HsaDbgWaveMessageAMD = union__HsaDbgWaveMessageAMD
class struct__HsaDbgWaveMessage(runtime.Struct):
    MemoryVA: Field[int | None]
    DbgWaveMsg: Field[union__HsaDbgWaveMessageAMD]
HsaDbgWaveMessage = struct__HsaDbgWaveMessage
enum__HSA_EVENTTYPE = ctypes.c_uint32
HSA_EVENTTYPE_SIGNAL: int
HSA_EVENTTYPE_NODECHANGE: int
HSA_EVENTTYPE_DEVICESTATECHANGE: int
HSA_EVENTTYPE_HW_EXCEPTION: int
HSA_EVENTTYPE_SYSTEM_EVENT: int
HSA_EVENTTYPE_DEBUG_EVENT: int
HSA_EVENTTYPE_PROFILE_EVENT: int
HSA_EVENTTYPE_QUEUE_EVENT: int
HSA_EVENTTYPE_MEMORY: int
HSA_EVENTTYPE_MAXID: int
HSA_EVENTTYPE_TYPE_SIZE: int
HSA_EVENTTYPE = enum__HSA_EVENTTYPE
enum__HSA_DEBUG_EVENT_TYPE = ctypes.c_uint32
HSA_DEBUG_EVENT_TYPE_NONE: int
HSA_DEBUG_EVENT_TYPE_TRAP: int
HSA_DEBUG_EVENT_TYPE_VMFAULT: int
HSA_DEBUG_EVENT_TYPE_TRAP_VMFAULT: int
HSA_DEBUG_EVENT_TYPE = enum__HSA_DEBUG_EVENT_TYPE
HSA_EVENTID = HSAuint32
class struct__HsaSyncVar_SyncVar(runtime.Union):
    UserData: Field[int | None]
    UserDataPtrValue: Field[int]
class struct__HsaSyncVar(runtime.Struct):
    SyncVar: Field[struct__HsaSyncVar_SyncVar]
    SyncVarSize: Field[int]
HsaSyncVar = struct__HsaSyncVar
enum__HSA_EVENTTYPE_NODECHANGE_FLAGS = ctypes.c_uint32
HSA_EVENTTYPE_NODECHANGE_ADD: int
HSA_EVENTTYPE_NODECHANGE_REMOVE: int
HSA_EVENTTYPE_NODECHANGE_SIZE: int
HSA_EVENTTYPE_NODECHANGE_FLAGS = enum__HSA_EVENTTYPE_NODECHANGE_FLAGS
class struct__HsaNodeChange(runtime.Struct):
    Flags: Field[int]
HsaNodeChange = struct__HsaNodeChange
enum__HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS = ctypes.c_uint32
HSA_EVENTTYPE_DEVICESTATUSCHANGE_START: int
HSA_EVENTTYPE_DEVICESTATUSCHANGE_STOP: int
HSA_EVENTTYPE_DEVICESTATUSCHANGE_SIZE: int
HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS = enum__HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS
class struct__HsaDeviceStateChange(runtime.Struct):
    NodeId: Field[int]
    Device: Field[int]
    Flags: Field[int]
HsaDeviceStateChange = struct__HsaDeviceStateChange
enum__HSA_EVENTID_MEMORYFLAGS = ctypes.c_uint32
HSA_EVENTID_MEMORY_RECOVERABLE: int
HSA_EVENTID_MEMORY_FATAL_PROCESS: int
HSA_EVENTID_MEMORY_FATAL_VM: int
HSA_EVENTID_MEMORYFLAGS = enum__HSA_EVENTID_MEMORYFLAGS
class struct__HsaAccessAttributeFailure(runtime.Struct):
    NotPresent: Field[int]
    ReadOnly: Field[int]
    NoExecute: Field[int]
    GpuAccess: Field[int]
    ECC: Field[int]
    Imprecise: Field[int]
    ErrorType: Field[int]
    Reserved: Field[int]
HsaAccessAttributeFailure = struct__HsaAccessAttributeFailure
class struct__HsaMemoryAccessFault(runtime.Struct):
    NodeId: Field[int]
    VirtualAddress: Field[int]
    Failure: Field[struct__HsaAccessAttributeFailure]
    Flags: Field[int]
HsaMemoryAccessFault = struct__HsaMemoryAccessFault
class struct__HsaEventData_EventData(runtime.Union):
    SyncVar: Field[struct__HsaSyncVar]
    NodeChangeState: Field[struct__HsaNodeChange]
    DeviceState: Field[struct__HsaDeviceStateChange]
    MemoryAccessFault: Field[struct__HsaMemoryAccessFault]
class struct__HsaEventData(runtime.Struct):
    EventType: Field[int]
    EventData: Field[struct__HsaEventData_EventData]
    HWData1: Field[int]
    HWData2: Field[int]
    HWData3: Field[int]
HsaEventData = struct__HsaEventData
class struct__HsaEventDescriptor(runtime.Struct):
    EventType: Field[int]
    NodeId: Field[int]
    SyncVar: Field[struct__HsaSyncVar]
HsaEventDescriptor = struct__HsaEventDescriptor
class struct__HsaEvent(runtime.Struct):
    EventId: Field[int]
    EventData: Field[struct__HsaEventData]
HsaEvent = struct__HsaEvent
enum__HsaEventTimeout = ctypes.c_uint32
HSA_EVENTTIMEOUT_IMMEDIATE: int
HSA_EVENTTIMEOUT_INFINITE: int
HsaEventTimeOut = enum__HsaEventTimeout
class struct__HsaClockCounters(runtime.Struct):
    GPUClockCounter: Field[int]
    CPUClockCounter: Field[int]
    SystemClockCounter: Field[int]
    SystemClockFrequencyHz: Field[int]
HsaClockCounters = struct__HsaClockCounters
class struct__HSA_UUID(runtime.Struct):
    Data1: Field[int]
    Data2: Field[int]
    Data3: Field[int]
    Data4: Field[ctypes.Array[ctypes.c_uint8]]
HSA_UUID = struct__HSA_UUID
enum__HSA_PROFILE_TYPE = ctypes.c_uint32
HSA_PROFILE_TYPE_PRIVILEGED_IMMEDIATE: int
HSA_PROFILE_TYPE_PRIVILEGED_STREAMING: int
HSA_PROFILE_TYPE_NONPRIV_IMMEDIATE: int
HSA_PROFILE_TYPE_NONPRIV_STREAMING: int
HSA_PROFILE_TYPE_NUM: int
HSA_PROFILE_TYPE_SIZE: int
HSA_PROFILE_TYPE = enum__HSA_PROFILE_TYPE
class struct__HsaCounterFlags_0_ui32(runtime.Struct):
    Global: Field[int]
    Resettable: Field[int]
    ReadOnly: Field[int]
    Stream: Field[int]
    Reserved: Field[int]
class struct__HsaCounterFlags_0(runtime.Union):
    ui32: Field[struct__HsaCounterFlags_0_ui32]
    Value: Field[int]
class struct__HsaCounterFlags(runtime.Struct):
    ui32: Field[struct__HsaCounterFlags_0_ui32]
    Value: Field[int]
HsaCounterFlags = struct__HsaCounterFlags
class struct__HsaCounter(runtime.Struct):
    Type: Field[int]
    CounterId: Field[int]
    CounterSizeInBits: Field[int]
    CounterMask: Field[int]
    Flags: Field[struct__HsaCounterFlags]
    BlockIndex: Field[int]
HsaCounter = struct__HsaCounter
class struct__HsaCounterBlockProperties(runtime.Struct):
    BlockId: Field[struct__HSA_UUID]
    NumCounters: Field[int]
    NumConcurrent: Field[int]
    Counters: Field[ctypes.Array[struct__HsaCounter]]
HsaCounterBlockProperties = struct__HsaCounterBlockProperties
class struct__HsaCounterProperties(runtime.Struct):
    NumBlocks: Field[int]
    NumConcurrent: Field[int]
    Blocks: Field[ctypes.Array[struct__HsaCounterBlockProperties]]
HsaCounterProperties = struct__HsaCounterProperties
HSATraceId = HSAuint64
class struct__HsaPmcTraceRoot(runtime.Struct):
    TraceBufferMinSizeBytes: Field[int]
    NumberOfPasses: Field[int]
    TraceId: Field[int]
HsaPmcTraceRoot = struct__HsaPmcTraceRoot
class struct__HsaGpuTileConfig(runtime.Struct):
    TileConfig: Field[ctypes._Pointer[ctypes.c_uint32]]
    MacroTileConfig: Field[ctypes._Pointer[ctypes.c_uint32]]
    NumTileConfigs: Field[int]
    NumMacroTileConfigs: Field[int]
    GbAddrConfig: Field[int]
    NumBanks: Field[int]
    NumRanks: Field[int]
    Reserved: Field[ctypes.Array[ctypes.c_uint32]]
HsaGpuTileConfig = struct__HsaGpuTileConfig
enum__HSA_POINTER_TYPE = ctypes.c_uint32
HSA_POINTER_UNKNOWN: int
HSA_POINTER_ALLOCATED: int
HSA_POINTER_REGISTERED_USER: int
HSA_POINTER_REGISTERED_GRAPHICS: int
HSA_POINTER_REGISTERED_SHARED: int
HSA_POINTER_TYPE = enum__HSA_POINTER_TYPE
class struct__HsaPointerInfo(runtime.Struct):
    Type: Field[int]
    Node: Field[int]
    MemFlags: Field[struct__HsaMemFlags]
    CPUAddress: Field[int | None]
    GPUAddress: Field[int]
    SizeInBytes: Field[int]
    NRegisteredNodes: Field[int]
    NMappedNodes: Field[int]
    RegisteredNodes: Field[ctypes._Pointer[ctypes.c_uint32]]
    MappedNodes: Field[ctypes._Pointer[ctypes.c_uint32]]
    UserData: Field[int | None]
HsaPointerInfo = struct__HsaPointerInfo
HsaSharedMemoryHandle = Any
class struct__HsaMemoryRange(runtime.Struct):
    MemoryAddress: Field[int | None]
    SizeInBytes: Field[int]
HsaMemoryRange = struct__HsaMemoryRange
enum__HSA_SVM_FLAGS = ctypes.c_uint32
HSA_SVM_FLAG_HOST_ACCESS: int
HSA_SVM_FLAG_COHERENT: int
HSA_SVM_FLAG_HIVE_LOCAL: int
HSA_SVM_FLAG_GPU_RO: int
HSA_SVM_FLAG_GPU_EXEC: int
HSA_SVM_FLAG_GPU_READ_MOSTLY: int
HSA_SVM_FLAGS = enum__HSA_SVM_FLAGS
enum__HSA_SVM_ATTR_TYPE = ctypes.c_uint32
HSA_SVM_ATTR_PREFERRED_LOC: int
HSA_SVM_ATTR_PREFETCH_LOC: int
HSA_SVM_ATTR_ACCESS: int
HSA_SVM_ATTR_ACCESS_IN_PLACE: int
HSA_SVM_ATTR_NO_ACCESS: int
HSA_SVM_ATTR_SET_FLAGS: int
HSA_SVM_ATTR_CLR_FLAGS: int
HSA_SVM_ATTR_GRANULARITY: int
HSA_SVM_ATTR_TYPE = enum__HSA_SVM_ATTR_TYPE
class struct__HSA_SVM_ATTRIBUTE(runtime.Struct):
    type: Field[int]
    value: Field[int]
HSA_SVM_ATTRIBUTE = struct__HSA_SVM_ATTRIBUTE
def hsaKmtOpenKFD() -> int:
    """HSAKMT_STATUS hsaKmtOpenKFD()"""
def hsaKmtCloseKFD() -> int:
    """HSAKMT_STATUS hsaKmtCloseKFD()"""
def hsaKmtGetVersion(VersionInfo: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetVersion(HsaVersionInfo * VersionInfo)"""
def hsaKmtAcquireSystemProperties(SystemProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtAcquireSystemProperties(HsaSystemProperties * SystemProperties)"""
def hsaKmtReleaseSystemProperties() -> int:
    """HSAKMT_STATUS hsaKmtReleaseSystemProperties()"""
def hsaKmtGetNodeProperties(NodeId: Any, NodeProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetNodeProperties(HSAuint32 NodeId, HsaNodeProperties * NodeProperties)"""
def hsaKmtGetNodeMemoryProperties(NodeId: Any, NumBanks: Any, MemoryProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetNodeMemoryProperties(HSAuint32 NodeId, HSAuint32 NumBanks, HsaMemoryProperties * MemoryProperties)"""
def hsaKmtGetNodeCacheProperties(NodeId: Any, ProcessorId: Any, NumCaches: Any, CacheProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetNodeCacheProperties(HSAuint32 NodeId, HSAuint32 ProcessorId, HSAuint32 NumCaches, HsaCacheProperties * CacheProperties)"""
def hsaKmtGetNodeIoLinkProperties(NodeId: Any, NumIoLinks: Any, IoLinkProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetNodeIoLinkProperties(HSAuint32 NodeId, HSAuint32 NumIoLinks, HsaIoLinkProperties * IoLinkProperties)"""
def hsaKmtCreateEvent(EventDesc: Any, ManualReset: Any, IsSignaled: Any, Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtCreateEvent(HsaEventDescriptor * EventDesc, _Bool ManualReset, _Bool IsSignaled, HsaEvent ** Event)"""
def hsaKmtDestroyEvent(Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDestroyEvent(HsaEvent * Event)"""
def hsaKmtSetEvent(Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetEvent(HsaEvent * Event)"""
def hsaKmtResetEvent(Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtResetEvent(HsaEvent * Event)"""
def hsaKmtQueryEventState(Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtQueryEventState(HsaEvent * Event)"""
def hsaKmtWaitOnEvent(Event: Any, Milliseconds: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtWaitOnEvent(HsaEvent * Event, HSAuint32 Milliseconds)"""
def hsaKmtWaitOnMultipleEvents(Events: Any, NumEvents: Any, WaitOnAll: Any, Milliseconds: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtWaitOnMultipleEvents(HsaEvent *[] Events, HSAuint32 NumEvents, _Bool WaitOnAll, HSAuint32 Milliseconds)"""
def hsaKmtReportQueue(QueueId: Any, QueueReport: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtReportQueue(HSA_QUEUEID QueueId, HsaQueueReport * QueueReport)"""
def hsaKmtCreateQueue(NodeId: Any, Type: Any, QueuePercentage: Any, Priority: Any, QueueAddress: Any, QueueSizeInBytes: Any, Event: Any, QueueResource: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtCreateQueue(HSAuint32 NodeId, HSA_QUEUE_TYPE Type, HSAuint32 QueuePercentage, HSA_QUEUE_PRIORITY Priority, void * QueueAddress, HSAuint64 QueueSizeInBytes, HsaEvent * Event, HsaQueueResource * QueueResource)"""
def hsaKmtUpdateQueue(QueueId: Any, QueuePercentage: Any, Priority: Any, QueueAddress: Any, QueueSize: Any, Event: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtUpdateQueue(HSA_QUEUEID QueueId, HSAuint32 QueuePercentage, HSA_QUEUE_PRIORITY Priority, void * QueueAddress, HSAuint64 QueueSize, HsaEvent * Event)"""
def hsaKmtDestroyQueue(QueueId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDestroyQueue(HSA_QUEUEID QueueId)"""
def hsaKmtSetQueueCUMask(QueueId: Any, CUMaskCount: Any, QueueCUMask: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetQueueCUMask(HSA_QUEUEID QueueId, HSAuint32 CUMaskCount, HSAuint32 * QueueCUMask)"""
def hsaKmtGetQueueInfo(QueueId: Any, QueueInfo: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetQueueInfo(HSA_QUEUEID QueueId, HsaQueueInfo * QueueInfo)"""
def hsaKmtSetMemoryPolicy(Node: Any, DefaultPolicy: Any, AlternatePolicy: Any, MemoryAddressAlternate: Any, MemorySizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetMemoryPolicy(HSAuint32 Node, HSAuint32 DefaultPolicy, HSAuint32 AlternatePolicy, void * MemoryAddressAlternate, HSAuint64 MemorySizeInBytes)"""
def hsaKmtAllocMemory(PreferredNode: Any, SizeInBytes: Any, MemFlags: Any, MemoryAddress: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtAllocMemory(HSAuint32 PreferredNode, HSAuint64 SizeInBytes, HsaMemFlags MemFlags, void ** MemoryAddress)"""
def hsaKmtFreeMemory(MemoryAddress: Any, SizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtFreeMemory(void * MemoryAddress, HSAuint64 SizeInBytes)"""
def hsaKmtRegisterMemory(MemoryAddress: Any, MemorySizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterMemory(void * MemoryAddress, HSAuint64 MemorySizeInBytes)"""
def hsaKmtRegisterMemoryToNodes(MemoryAddress: Any, MemorySizeInBytes: Any, NumberOfNodes: Any, NodeArray: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterMemoryToNodes(void * MemoryAddress, HSAuint64 MemorySizeInBytes, HSAuint64 NumberOfNodes, HSAuint32 * NodeArray)"""
def hsaKmtRegisterMemoryWithFlags(MemoryAddress: Any, MemorySizeInBytes: Any, MemFlags: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterMemoryWithFlags(void * MemoryAddress, HSAuint64 MemorySizeInBytes, HsaMemFlags MemFlags)"""
def hsaKmtRegisterGraphicsHandleToNodes(GraphicsResourceHandle: Any, GraphicsResourceInfo: Any, NumberOfNodes: Any, NodeArray: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterGraphicsHandleToNodes(HSAuint64 GraphicsResourceHandle, HsaGraphicsResourceInfo * GraphicsResourceInfo, HSAuint64 NumberOfNodes, HSAuint32 * NodeArray)"""
def hsaKmtShareMemory(MemoryAddress: Any, SizeInBytes: Any, SharedMemoryHandle: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtShareMemory(void * MemoryAddress, HSAuint64 SizeInBytes, HsaSharedMemoryHandle * SharedMemoryHandle)"""
def hsaKmtRegisterSharedHandle(SharedMemoryHandle: Any, MemoryAddress: Any, SizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterSharedHandle(const HsaSharedMemoryHandle * SharedMemoryHandle, void ** MemoryAddress, HSAuint64 * SizeInBytes)"""
def hsaKmtRegisterSharedHandleToNodes(SharedMemoryHandle: Any, MemoryAddress: Any, SizeInBytes: Any, NumberOfNodes: Any, NodeArray: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRegisterSharedHandleToNodes(const HsaSharedMemoryHandle * SharedMemoryHandle, void ** MemoryAddress, HSAuint64 * SizeInBytes, HSAuint64 NumberOfNodes, HSAuint32 * NodeArray)"""
def hsaKmtProcessVMRead(Pid: Any, LocalMemoryArray: Any, LocalMemoryArrayCount: Any, RemoteMemoryArray: Any, RemoteMemoryArrayCount: Any, SizeCopied: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtProcessVMRead(HSAuint32 Pid, HsaMemoryRange * LocalMemoryArray, HSAuint64 LocalMemoryArrayCount, HsaMemoryRange * RemoteMemoryArray, HSAuint64 RemoteMemoryArrayCount, HSAuint64 * SizeCopied)"""
def hsaKmtProcessVMWrite(Pid: Any, LocalMemoryArray: Any, LocalMemoryArrayCount: Any, RemoteMemoryArray: Any, RemoteMemoryArrayCount: Any, SizeCopied: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtProcessVMWrite(HSAuint32 Pid, HsaMemoryRange * LocalMemoryArray, HSAuint64 LocalMemoryArrayCount, HsaMemoryRange * RemoteMemoryArray, HSAuint64 RemoteMemoryArrayCount, HSAuint64 * SizeCopied)"""
def hsaKmtDeregisterMemory(MemoryAddress: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDeregisterMemory(void * MemoryAddress)"""
def hsaKmtMapMemoryToGPU(MemoryAddress: Any, MemorySizeInBytes: Any, AlternateVAGPU: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtMapMemoryToGPU(void * MemoryAddress, HSAuint64 MemorySizeInBytes, HSAuint64 * AlternateVAGPU)"""
def hsaKmtMapMemoryToGPUNodes(MemoryAddress: Any, MemorySizeInBytes: Any, AlternateVAGPU: Any, MemMapFlags: Any, NumberOfNodes: Any, NodeArray: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtMapMemoryToGPUNodes(void * MemoryAddress, HSAuint64 MemorySizeInBytes, HSAuint64 * AlternateVAGPU, HsaMemMapFlags MemMapFlags, HSAuint64 NumberOfNodes, HSAuint32 * NodeArray)"""
def hsaKmtUnmapMemoryToGPU(MemoryAddress: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtUnmapMemoryToGPU(void * MemoryAddress)"""
def hsaKmtMapGraphicHandle(NodeId: Any, GraphicDeviceHandle: Any, GraphicResourceHandle: Any, GraphicResourceOffset: Any, GraphicResourceSize: Any, FlatMemoryAddress: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtMapGraphicHandle(HSAuint32 NodeId, HSAuint64 GraphicDeviceHandle, HSAuint64 GraphicResourceHandle, HSAuint64 GraphicResourceOffset, HSAuint64 GraphicResourceSize, HSAuint64 * FlatMemoryAddress)"""
def hsaKmtUnmapGraphicHandle(NodeId: Any, FlatMemoryAddress: Any, SizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtUnmapGraphicHandle(HSAuint32 NodeId, HSAuint64 FlatMemoryAddress, HSAuint64 SizeInBytes)"""
def hsaKmtAllocQueueGWS(QueueId: Any, nGWS: Any, firstGWS: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtAllocQueueGWS(HSA_QUEUEID QueueId, HSAuint32 nGWS, HSAuint32 * firstGWS)"""
def hsaKmtDbgRegister(NodeId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDbgRegister(HSAuint32 NodeId)"""
def hsaKmtDbgUnregister(NodeId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDbgUnregister(HSAuint32 NodeId)"""
def hsaKmtDbgWavefrontControl(NodeId: Any, Operand: Any, Mode: Any, TrapId: Any, DbgWaveMsgRing: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDbgWavefrontControl(HSAuint32 NodeId, HSA_DBG_WAVEOP Operand, HSA_DBG_WAVEMODE Mode, HSAuint32 TrapId, HsaDbgWaveMessage * DbgWaveMsgRing)"""
def hsaKmtDbgAddressWatch(NodeId: Any, NumWatchPoints: Any, WatchMode: Any, WatchAddress: Any, WatchMask: Any, WatchEvent: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtDbgAddressWatch(HSAuint32 NodeId, HSAuint32 NumWatchPoints, HSA_DBG_WATCH_MODE[] WatchMode, void *[] WatchAddress, HSAuint64[] WatchMask, HsaEvent *[] WatchEvent)"""
def hsaKmtRuntimeEnable(rDebug: Any, setupTtmp: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtRuntimeEnable(void * rDebug, _Bool setupTtmp)"""
def hsaKmtRuntimeDisable() -> int:
    """HSAKMT_STATUS hsaKmtRuntimeDisable()"""
def hsaKmtGetKernelDebugTrapVersionInfo(Major: Any, Minor: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetKernelDebugTrapVersionInfo(HSAuint32 * Major, HSAuint32 * Minor)"""
def hsaKmtGetClockCounters(NodeId: Any, Counters: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetClockCounters(HSAuint32 NodeId, HsaClockCounters * Counters)"""
def hsaKmtPmcGetCounterProperties(NodeId: Any, CounterProperties: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcGetCounterProperties(HSAuint32 NodeId, HsaCounterProperties ** CounterProperties)"""
def hsaKmtPmcRegisterTrace(NodeId: Any, NumberOfCounters: Any, Counters: Any, TraceRoot: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcRegisterTrace(HSAuint32 NodeId, HSAuint32 NumberOfCounters, HsaCounter * Counters, HsaPmcTraceRoot * TraceRoot)"""
def hsaKmtPmcUnregisterTrace(NodeId: Any, TraceId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcUnregisterTrace(HSAuint32 NodeId, HSATraceId TraceId)"""
def hsaKmtPmcAcquireTraceAccess(NodeId: Any, TraceId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcAcquireTraceAccess(HSAuint32 NodeId, HSATraceId TraceId)"""
def hsaKmtPmcReleaseTraceAccess(NodeId: Any, TraceId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcReleaseTraceAccess(HSAuint32 NodeId, HSATraceId TraceId)"""
def hsaKmtPmcStartTrace(TraceId: Any, TraceBuffer: Any, TraceBufferSizeBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcStartTrace(HSATraceId TraceId, void * TraceBuffer, HSAuint64 TraceBufferSizeBytes)"""
def hsaKmtPmcQueryTrace(TraceId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcQueryTrace(HSATraceId TraceId)"""
def hsaKmtPmcStopTrace(TraceId: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtPmcStopTrace(HSATraceId TraceId)"""
def hsaKmtSetTrapHandler(NodeId: Any, TrapHandlerBaseAddress: Any, TrapHandlerSizeInBytes: Any, TrapBufferBaseAddress: Any, TrapBufferSizeInBytes: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetTrapHandler(HSAuint32 NodeId, void * TrapHandlerBaseAddress, HSAuint64 TrapHandlerSizeInBytes, void * TrapBufferBaseAddress, HSAuint64 TrapBufferSizeInBytes)"""
def hsaKmtGetTileConfig(NodeId: Any, config: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetTileConfig(HSAuint32 NodeId, HsaGpuTileConfig * config)"""
def hsaKmtQueryPointerInfo(Pointer: Any, PointerInfo: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtQueryPointerInfo(const void * Pointer, HsaPointerInfo * PointerInfo)"""
def hsaKmtSetMemoryUserData(Pointer: Any, UserData: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetMemoryUserData(const void * Pointer, void * UserData)"""
def hsaKmtSPMAcquire(PreferredNode: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSPMAcquire(HSAuint32 PreferredNode)"""
def hsaKmtSPMRelease(PreferredNode: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSPMRelease(HSAuint32 PreferredNode)"""
def hsaKmtSPMSetDestBuffer(PreferredNode: Any, SizeInBytes: Any, timeout: Any, SizeCopied: Any, DestMemoryAddress: Any, isSPMDataLoss: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSPMSetDestBuffer(HSAuint32 PreferredNode, HSAuint32 SizeInBytes, HSAuint32 * timeout, HSAuint32 * SizeCopied, void * DestMemoryAddress, _Bool * isSPMDataLoss)"""
def hsaKmtSVMSetAttr(start_addr: Any, size: Any, nattr: Any, attrs: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSVMSetAttr(void * start_addr, HSAuint64 size, unsigned int nattr, HSA_SVM_ATTRIBUTE * attrs)"""
def hsaKmtSVMGetAttr(start_addr: Any, size: Any, nattr: Any, attrs: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSVMGetAttr(void * start_addr, HSAuint64 size, unsigned int nattr, HSA_SVM_ATTRIBUTE * attrs)"""
def hsaKmtSetXNACKMode(enable: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtSetXNACKMode(HSAint32 enable)"""
def hsaKmtGetXNACKMode(enable: Any, /) -> int:
    """HSAKMT_STATUS hsaKmtGetXNACKMode(HSAint32 * enable)"""
HSAKMT_VERSION_MAJOR: int
HSAKMT_VERSION_MINOR: int
INVALID_QUEUEID: int
INVALID_PID: int
INVALID_NODEID: int
HSA_PUBLIC_NAME_SIZE: int
HSA_CPU_SIBLINGS: int
HSA_PROCESSORID_ALL: int
