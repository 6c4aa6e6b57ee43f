# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

HIP_SUCCESS: int
HIP_ERROR_INVALID_VALUE: int
HIP_ERROR_NOT_INITIALIZED: int
HIP_ERROR_LAUNCH_OUT_OF_RESOURCES: int
class hipDeviceArch_t(runtime.Struct):
    hasGlobalInt32Atomics: Field[int]
    hasGlobalFloatAtomicExch: Field[int]
    hasSharedInt32Atomics: Field[int]
    hasSharedFloatAtomicExch: Field[int]
    hasFloatAtomicAdd: Field[int]
    hasGlobalInt64Atomics: Field[int]
    hasSharedInt64Atomics: Field[int]
    hasDoubles: Field[int]
    hasWarpVote: Field[int]
    hasWarpBallot: Field[int]
    hasWarpShuffle: Field[int]
    hasFunnelShift: Field[int]
    hasThreadFenceSystem: Field[int]
    hasSyncThreadsExt: Field[int]
    hasSurfaceFuncs: Field[int]
    has3dGrid: Field[int]
    hasDynamicParallelism: Field[int]
class struct_hipUUID_t(runtime.Struct):
    bytes: Field[bytes]
hipUUID = struct_hipUUID_t
class struct_hipDeviceProp_t(runtime.Struct):
    name: Field[bytes]
    totalGlobalMem: Field[int]
    sharedMemPerBlock: Field[int]
    regsPerBlock: Field[int]
    warpSize: Field[int]
    maxThreadsPerBlock: Field[int]
    maxThreadsDim: Field[ctypes.Array[ctypes.c_int32]]
    maxGridSize: Field[ctypes.Array[ctypes.c_int32]]
    clockRate: Field[int]
    memoryClockRate: Field[int]
    memoryBusWidth: Field[int]
    totalConstMem: Field[int]
    major: Field[int]
    minor: Field[int]
    multiProcessorCount: Field[int]
    l2CacheSize: Field[int]
    maxThreadsPerMultiProcessor: Field[int]
    computeMode: Field[int]
    clockInstructionRate: Field[int]
    arch: Field[hipDeviceArch_t]
    concurrentKernels: Field[int]
    pciDomainID: Field[int]
    pciBusID: Field[int]
    pciDeviceID: Field[int]
    maxSharedMemoryPerMultiProcessor: Field[int]
    isMultiGpuBoard: Field[int]
    canMapHostMemory: Field[int]
    gcnArch: Field[int]
    gcnArchName: Field[bytes]
    integrated: Field[int]
    cooperativeLaunch: Field[int]
    cooperativeMultiDeviceLaunch: Field[int]
    maxTexture1DLinear: Field[int]
    maxTexture1D: Field[int]
    maxTexture2D: Field[ctypes.Array[ctypes.c_int32]]
    maxTexture3D: Field[ctypes.Array[ctypes.c_int32]]
    hdpMemFlushCntl: Field[ctypes._Pointer[ctypes.c_uint32]]
    hdpRegFlushCntl: Field[ctypes._Pointer[ctypes.c_uint32]]
    memPitch: Field[int]
    textureAlignment: Field[int]
    texturePitchAlignment: Field[int]
    kernelExecTimeoutEnabled: Field[int]
    ECCEnabled: Field[int]
    tccDriver: Field[int]
    cooperativeMultiDeviceUnmatchedFunc: Field[int]
    cooperativeMultiDeviceUnmatchedGridDim: Field[int]
    cooperativeMultiDeviceUnmatchedBlockDim: Field[int]
    cooperativeMultiDeviceUnmatchedSharedMem: Field[int]
    isLargeBar: Field[int]
    asicRevision: Field[int]
    managedMemory: Field[int]
    directManagedMemAccessFromHost: Field[int]
    concurrentManagedAccess: Field[int]
    pageableMemoryAccess: Field[int]
    pageableMemoryAccessUsesHostPageTables: Field[int]
hipDeviceProp_t = struct_hipDeviceProp_t
enum_hipMemoryType = ctypes.c_uint32
hipMemoryTypeHost: int
hipMemoryTypeDevice: int
hipMemoryTypeArray: int
hipMemoryTypeUnified: int
hipMemoryType = enum_hipMemoryType
enum_hipKernelNodeAttrID = ctypes.c_uint32
hipKernelNodeAttributeAccessPolicyWindow: int
hipKernelNodeAttributeCooperative: int
hipKernelNodeAttrID = enum_hipKernelNodeAttrID
enum_hipAccessProperty = ctypes.c_uint32
hipAccessPropertyNormal: int
hipAccessPropertyStreaming: int
hipAccessPropertyPersisting: int
hipAccessProperty = enum_hipAccessProperty
class struct_hipAccessPolicyWindow(runtime.Struct):
    base_ptr: Field[int | None]
    hitProp: Field[int]
    hitRatio: Field[float]
    missProp: Field[int]
    num_bytes: Field[int]
hipAccessPolicyWindow = struct_hipAccessPolicyWindow
class union_hipKernelNodeAttrValue(runtime.Union):
    accessPolicyWindow: Field[struct_hipAccessPolicyWindow]
    cooperative: Field[int]
hipKernelNodeAttrValue = union_hipKernelNodeAttrValue
class struct_hipPointerAttribute_t(runtime.Struct):
    memoryType: Field[int]
    device: Field[int]
    devicePointer: Field[int | None]
    hostPointer: Field[int | None]
    isManaged: Field[int]
    allocationFlags: Field[int]
hipPointerAttribute_t = struct_hipPointerAttribute_t
enum_hipError_t = ctypes.c_uint32
hipSuccess: int
hipErrorInvalidValue: int
hipErrorOutOfMemory: int
hipErrorMemoryAllocation: int
hipErrorNotInitialized: int
hipErrorInitializationError: int
hipErrorDeinitialized: int
hipErrorProfilerDisabled: int
hipErrorProfilerNotInitialized: int
hipErrorProfilerAlreadyStarted: int
hipErrorProfilerAlreadyStopped: int
hipErrorInvalidConfiguration: int
hipErrorInvalidPitchValue: int
hipErrorInvalidSymbol: int
hipErrorInvalidDevicePointer: int
hipErrorInvalidMemcpyDirection: int
hipErrorInsufficientDriver: int
hipErrorMissingConfiguration: int
hipErrorPriorLaunchFailure: int
hipErrorInvalidDeviceFunction: int
hipErrorNoDevice: int
hipErrorInvalidDevice: int
hipErrorInvalidImage: int
hipErrorInvalidContext: int
hipErrorContextAlreadyCurrent: int
hipErrorMapFailed: int
hipErrorMapBufferObjectFailed: int
hipErrorUnmapFailed: int
hipErrorArrayIsMapped: int
hipErrorAlreadyMapped: int
hipErrorNoBinaryForGpu: int
hipErrorAlreadyAcquired: int
hipErrorNotMapped: int
hipErrorNotMappedAsArray: int
hipErrorNotMappedAsPointer: int
hipErrorECCNotCorrectable: int
hipErrorUnsupportedLimit: int
hipErrorContextAlreadyInUse: int
hipErrorPeerAccessUnsupported: int
hipErrorInvalidKernelFile: int
hipErrorInvalidGraphicsContext: int
hipErrorInvalidSource: int
hipErrorFileNotFound: int
hipErrorSharedObjectSymbolNotFound: int
hipErrorSharedObjectInitFailed: int
hipErrorOperatingSystem: int
hipErrorInvalidHandle: int
hipErrorInvalidResourceHandle: int
hipErrorIllegalState: int
hipErrorNotFound: int
hipErrorNotReady: int
hipErrorIllegalAddress: int
hipErrorLaunchOutOfResources: int
hipErrorLaunchTimeOut: int
hipErrorPeerAccessAlreadyEnabled: int
hipErrorPeerAccessNotEnabled: int
hipErrorSetOnActiveProcess: int
hipErrorContextIsDestroyed: int
hipErrorAssert: int
hipErrorHostMemoryAlreadyRegistered: int
hipErrorHostMemoryNotRegistered: int
hipErrorLaunchFailure: int
hipErrorCooperativeLaunchTooLarge: int
hipErrorNotSupported: int
hipErrorStreamCaptureUnsupported: int
hipErrorStreamCaptureInvalidated: int
hipErrorStreamCaptureMerge: int
hipErrorStreamCaptureUnmatched: int
hipErrorStreamCaptureUnjoined: int
hipErrorStreamCaptureIsolation: int
hipErrorStreamCaptureImplicit: int
hipErrorCapturedEvent: int
hipErrorStreamCaptureWrongThread: int
hipErrorGraphExecUpdateFailure: int
hipErrorUnknown: int
hipErrorRuntimeMemory: int
hipErrorRuntimeOther: int
hipErrorTbd: int
hipError_t = enum_hipError_t
enum_hipDeviceAttribute_t = ctypes.c_uint32
hipDeviceAttributeCudaCompatibleBegin: int
hipDeviceAttributeEccEnabled: int
hipDeviceAttributeAccessPolicyMaxWindowSize: int
hipDeviceAttributeAsyncEngineCount: int
hipDeviceAttributeCanMapHostMemory: int
hipDeviceAttributeCanUseHostPointerForRegisteredMem: int
hipDeviceAttributeClockRate: int
hipDeviceAttributeComputeMode: int
hipDeviceAttributeComputePreemptionSupported: int
hipDeviceAttributeConcurrentKernels: int
hipDeviceAttributeConcurrentManagedAccess: int
hipDeviceAttributeCooperativeLaunch: int
hipDeviceAttributeCooperativeMultiDeviceLaunch: int
hipDeviceAttributeDeviceOverlap: int
hipDeviceAttributeDirectManagedMemAccessFromHost: int
hipDeviceAttributeGlobalL1CacheSupported: int
hipDeviceAttributeHostNativeAtomicSupported: int
hipDeviceAttributeIntegrated: int
hipDeviceAttributeIsMultiGpuBoard: int
hipDeviceAttributeKernelExecTimeout: int
hipDeviceAttributeL2CacheSize: int
hipDeviceAttributeLocalL1CacheSupported: int
hipDeviceAttributeLuid: int
hipDeviceAttributeLuidDeviceNodeMask: int
hipDeviceAttributeComputeCapabilityMajor: int
hipDeviceAttributeManagedMemory: int
hipDeviceAttributeMaxBlocksPerMultiProcessor: int
hipDeviceAttributeMaxBlockDimX: int
hipDeviceAttributeMaxBlockDimY: int
hipDeviceAttributeMaxBlockDimZ: int
hipDeviceAttributeMaxGridDimX: int
hipDeviceAttributeMaxGridDimY: int
hipDeviceAttributeMaxGridDimZ: int
hipDeviceAttributeMaxSurface1D: int
hipDeviceAttributeMaxSurface1DLayered: int
hipDeviceAttributeMaxSurface2D: int
hipDeviceAttributeMaxSurface2DLayered: int
hipDeviceAttributeMaxSurface3D: int
hipDeviceAttributeMaxSurfaceCubemap: int
hipDeviceAttributeMaxSurfaceCubemapLayered: int
hipDeviceAttributeMaxTexture1DWidth: int
hipDeviceAttributeMaxTexture1DLayered: int
hipDeviceAttributeMaxTexture1DLinear: int
hipDeviceAttributeMaxTexture1DMipmap: int
hipDeviceAttributeMaxTexture2DWidth: int
hipDeviceAttributeMaxTexture2DHeight: int
hipDeviceAttributeMaxTexture2DGather: int
hipDeviceAttributeMaxTexture2DLayered: int
hipDeviceAttributeMaxTexture2DLinear: int
hipDeviceAttributeMaxTexture2DMipmap: int
hipDeviceAttributeMaxTexture3DWidth: int
hipDeviceAttributeMaxTexture3DHeight: int
hipDeviceAttributeMaxTexture3DDepth: int
hipDeviceAttributeMaxTexture3DAlt: int
hipDeviceAttributeMaxTextureCubemap: int
hipDeviceAttributeMaxTextureCubemapLayered: int
hipDeviceAttributeMaxThreadsDim: int
hipDeviceAttributeMaxThreadsPerBlock: int
hipDeviceAttributeMaxThreadsPerMultiProcessor: int
hipDeviceAttributeMaxPitch: int
hipDeviceAttributeMemoryBusWidth: int
hipDeviceAttributeMemoryClockRate: int
hipDeviceAttributeComputeCapabilityMinor: int
hipDeviceAttributeMultiGpuBoardGroupID: int
hipDeviceAttributeMultiprocessorCount: int
hipDeviceAttributeName: int
hipDeviceAttributePageableMemoryAccess: int
hipDeviceAttributePageableMemoryAccessUsesHostPageTables: int
hipDeviceAttributePciBusId: int
hipDeviceAttributePciDeviceId: int
hipDeviceAttributePciDomainID: int
hipDeviceAttributePersistingL2CacheMaxSize: int
hipDeviceAttributeMaxRegistersPerBlock: int
hipDeviceAttributeMaxRegistersPerMultiprocessor: int
hipDeviceAttributeReservedSharedMemPerBlock: int
hipDeviceAttributeMaxSharedMemoryPerBlock: int
hipDeviceAttributeSharedMemPerBlockOptin: int
hipDeviceAttributeSharedMemPerMultiprocessor: int
hipDeviceAttributeSingleToDoublePrecisionPerfRatio: int
hipDeviceAttributeStreamPrioritiesSupported: int
hipDeviceAttributeSurfaceAlignment: int
hipDeviceAttributeTccDriver: int
hipDeviceAttributeTextureAlignment: int
hipDeviceAttributeTexturePitchAlignment: int
hipDeviceAttributeTotalConstantMemory: int
hipDeviceAttributeTotalGlobalMem: int
hipDeviceAttributeUnifiedAddressing: int
hipDeviceAttributeUuid: int
hipDeviceAttributeWarpSize: int
hipDeviceAttributeMemoryPoolsSupported: int
hipDeviceAttributeCudaCompatibleEnd: int
hipDeviceAttributeAmdSpecificBegin: int
hipDeviceAttributeClockInstructionRate: int
hipDeviceAttributeArch: int
hipDeviceAttributeMaxSharedMemoryPerMultiprocessor: int
hipDeviceAttributeGcnArch: int
hipDeviceAttributeGcnArchName: int
hipDeviceAttributeHdpMemFlushCntl: int
hipDeviceAttributeHdpRegFlushCntl: int
hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc: int
hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim: int
hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim: int
hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem: int
hipDeviceAttributeIsLargeBar: int
hipDeviceAttributeAsicRevision: int
hipDeviceAttributeCanUseStreamWaitValue: int
hipDeviceAttributeImageSupport: int
hipDeviceAttributePhysicalMultiProcessorCount: int
hipDeviceAttributeFineGrainSupport: int
hipDeviceAttributeAmdSpecificEnd: int
hipDeviceAttributeVendorSpecificBegin: int
hipDeviceAttribute_t = enum_hipDeviceAttribute_t
enum_hipComputeMode = ctypes.c_uint32
hipComputeModeDefault: int
hipComputeModeExclusive: int
hipComputeModeProhibited: int
hipComputeModeExclusiveProcess: int
hipDeviceptr_t = ctypes.c_void_p
enum_hipChannelFormatKind = ctypes.c_uint32
hipChannelFormatKindSigned: int
hipChannelFormatKindUnsigned: int
hipChannelFormatKindFloat: int
hipChannelFormatKindNone: int
hipChannelFormatKind = enum_hipChannelFormatKind
class struct_hipChannelFormatDesc(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    f: Field[int]
hipChannelFormatDesc = struct_hipChannelFormatDesc
enum_hipArray_Format = ctypes.c_uint32
HIP_AD_FORMAT_UNSIGNED_INT8: int
HIP_AD_FORMAT_UNSIGNED_INT16: int
HIP_AD_FORMAT_UNSIGNED_INT32: int
HIP_AD_FORMAT_SIGNED_INT8: int
HIP_AD_FORMAT_SIGNED_INT16: int
HIP_AD_FORMAT_SIGNED_INT32: int
HIP_AD_FORMAT_HALF: int
HIP_AD_FORMAT_FLOAT: int
hipArray_Format = enum_hipArray_Format
class struct_HIP_ARRAY_DESCRIPTOR(runtime.Struct):
    Width: Field[int]
    Height: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
HIP_ARRAY_DESCRIPTOR = struct_HIP_ARRAY_DESCRIPTOR
class struct_HIP_ARRAY3D_DESCRIPTOR(runtime.Struct):
    Width: Field[int]
    Height: Field[int]
    Depth: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
    Flags: Field[int]
HIP_ARRAY3D_DESCRIPTOR = struct_HIP_ARRAY3D_DESCRIPTOR
class struct_hipArray(runtime.Struct):
    data: Field[int | None]
    desc: Field[struct_hipChannelFormatDesc]
    type: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
    isDrv: Field[bool]
    textureType: Field[int]
hipArray = struct_hipArray
class struct_hip_Memcpy2D(runtime.Struct):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcMemoryType: Field[int]
    srcHost: Field[int | None]
    srcDevice: Field[int | None]
    srcArray: Field[ctypes._Pointer[struct_hipArray]]
    srcPitch: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstMemoryType: Field[int]
    dstHost: Field[int | None]
    dstDevice: Field[int | None]
    dstArray: Field[ctypes._Pointer[struct_hipArray]]
    dstPitch: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
hip_Memcpy2D = struct_hip_Memcpy2D
hipArray_t = Any
hiparray = hipArray_t
hipArray_const_t = Any
class struct_hipMipmappedArray(runtime.Struct):
    data: Field[int | None]
    desc: Field[struct_hipChannelFormatDesc]
    type: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    min_mipmap_level: Field[int]
    max_mipmap_level: Field[int]
    flags: Field[int]
    format: Field[int]
hipMipmappedArray = struct_hipMipmappedArray
hipMipmappedArray_t = Any
hipMipmappedArray_const_t = Any
enum_hipResourceType = ctypes.c_uint32
hipResourceTypeArray: int
hipResourceTypeMipmappedArray: int
hipResourceTypeLinear: int
hipResourceTypePitch2D: int
hipResourceType = enum_hipResourceType
enum_HIPresourcetype_enum = ctypes.c_uint32
HIP_RESOURCE_TYPE_ARRAY: int
HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY: int
HIP_RESOURCE_TYPE_LINEAR: int
HIP_RESOURCE_TYPE_PITCH2D: int
HIPresourcetype = enum_HIPresourcetype_enum
enum_HIPaddress_mode_enum = ctypes.c_uint32
HIP_TR_ADDRESS_MODE_WRAP: int
HIP_TR_ADDRESS_MODE_CLAMP: int
HIP_TR_ADDRESS_MODE_MIRROR: int
HIP_TR_ADDRESS_MODE_BORDER: int
HIPaddress_mode = enum_HIPaddress_mode_enum
enum_HIPfilter_mode_enum = ctypes.c_uint32
HIP_TR_FILTER_MODE_POINT: int
HIP_TR_FILTER_MODE_LINEAR: int
HIPfilter_mode = enum_HIPfilter_mode_enum
class struct_HIP_TEXTURE_DESC_st(runtime.Struct):
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
HIP_TEXTURE_DESC = struct_HIP_TEXTURE_DESC_st
enum_hipResourceViewFormat = ctypes.c_uint32
hipResViewFormatNone: int
hipResViewFormatUnsignedChar1: int
hipResViewFormatUnsignedChar2: int
hipResViewFormatUnsignedChar4: int
hipResViewFormatSignedChar1: int
hipResViewFormatSignedChar2: int
hipResViewFormatSignedChar4: int
hipResViewFormatUnsignedShort1: int
hipResViewFormatUnsignedShort2: int
hipResViewFormatUnsignedShort4: int
hipResViewFormatSignedShort1: int
hipResViewFormatSignedShort2: int
hipResViewFormatSignedShort4: int
hipResViewFormatUnsignedInt1: int
hipResViewFormatUnsignedInt2: int
hipResViewFormatUnsignedInt4: int
hipResViewFormatSignedInt1: int
hipResViewFormatSignedInt2: int
hipResViewFormatSignedInt4: int
hipResViewFormatHalf1: int
hipResViewFormatHalf2: int
hipResViewFormatHalf4: int
hipResViewFormatFloat1: int
hipResViewFormatFloat2: int
hipResViewFormatFloat4: int
hipResViewFormatUnsignedBlockCompressed1: int
hipResViewFormatUnsignedBlockCompressed2: int
hipResViewFormatUnsignedBlockCompressed3: int
hipResViewFormatUnsignedBlockCompressed4: int
hipResViewFormatSignedBlockCompressed4: int
hipResViewFormatUnsignedBlockCompressed5: int
hipResViewFormatSignedBlockCompressed5: int
hipResViewFormatUnsignedBlockCompressed6H: int
hipResViewFormatSignedBlockCompressed6H: int
hipResViewFormatUnsignedBlockCompressed7: int
hipResourceViewFormat = enum_hipResourceViewFormat
enum_HIPresourceViewFormat_enum = ctypes.c_uint32
HIP_RES_VIEW_FORMAT_NONE: int
HIP_RES_VIEW_FORMAT_UINT_1X8: int
HIP_RES_VIEW_FORMAT_UINT_2X8: int
HIP_RES_VIEW_FORMAT_UINT_4X8: int
HIP_RES_VIEW_FORMAT_SINT_1X8: int
HIP_RES_VIEW_FORMAT_SINT_2X8: int
HIP_RES_VIEW_FORMAT_SINT_4X8: int
HIP_RES_VIEW_FORMAT_UINT_1X16: int
HIP_RES_VIEW_FORMAT_UINT_2X16: int
HIP_RES_VIEW_FORMAT_UINT_4X16: int
HIP_RES_VIEW_FORMAT_SINT_1X16: int
HIP_RES_VIEW_FORMAT_SINT_2X16: int
HIP_RES_VIEW_FORMAT_SINT_4X16: int
HIP_RES_VIEW_FORMAT_UINT_1X32: int
HIP_RES_VIEW_FORMAT_UINT_2X32: int
HIP_RES_VIEW_FORMAT_UINT_4X32: int
HIP_RES_VIEW_FORMAT_SINT_1X32: int
HIP_RES_VIEW_FORMAT_SINT_2X32: int
HIP_RES_VIEW_FORMAT_SINT_4X32: int
HIP_RES_VIEW_FORMAT_FLOAT_1X16: int
HIP_RES_VIEW_FORMAT_FLOAT_2X16: int
HIP_RES_VIEW_FORMAT_FLOAT_4X16: int
HIP_RES_VIEW_FORMAT_FLOAT_1X32: int
HIP_RES_VIEW_FORMAT_FLOAT_2X32: int
HIP_RES_VIEW_FORMAT_FLOAT_4X32: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC1: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC2: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC3: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC4: int
HIP_RES_VIEW_FORMAT_SIGNED_BC4: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC5: int
HIP_RES_VIEW_FORMAT_SIGNED_BC5: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H: int
HIP_RES_VIEW_FORMAT_SIGNED_BC6H: int
HIP_RES_VIEW_FORMAT_UNSIGNED_BC7: int
HIPresourceViewFormat = enum_HIPresourceViewFormat_enum
class struct_hipResourceDesc_res_array(runtime.Struct):
    array: Field[ctypes._Pointer[struct_hipArray]]
class struct_hipResourceDesc_res_mipmap(runtime.Struct):
    mipmap: Field[ctypes._Pointer[struct_hipMipmappedArray]]
class struct_hipResourceDesc_res_linear(runtime.Struct):
    devPtr: Field[int | None]
    desc: Field[struct_hipChannelFormatDesc]
    sizeInBytes: Field[int]
class struct_hipResourceDesc_res_pitch2D(runtime.Struct):
    devPtr: Field[int | None]
    desc: Field[struct_hipChannelFormatDesc]
    width: Field[int]
    height: Field[int]
    pitchInBytes: Field[int]
class struct_hipResourceDesc_res(runtime.Union):
    array: Field[struct_hipResourceDesc_res_array]
    mipmap: Field[struct_hipResourceDesc_res_mipmap]
    linear: Field[struct_hipResourceDesc_res_linear]
    pitch2D: Field[struct_hipResourceDesc_res_pitch2D]
class struct_hipResourceDesc(runtime.Struct):
    resType: Field[int]
    res: Field[struct_hipResourceDesc_res]
hipResourceDesc = struct_hipResourceDesc
class struct_HIP_RESOURCE_DESC_st_res_array(runtime.Struct):
    hArray: Field[ctypes._Pointer[struct_hipArray]]
class struct_HIP_RESOURCE_DESC_st_res_mipmap(runtime.Struct):
    hMipmappedArray: Field[ctypes._Pointer[struct_hipMipmappedArray]]
class struct_HIP_RESOURCE_DESC_st_res_linear(runtime.Struct):
    devPtr: Field[int | None]
    format: Field[int]
    numChannels: Field[int]
    sizeInBytes: Field[int]
class struct_HIP_RESOURCE_DESC_st_res_pitch2D(runtime.Struct):
    devPtr: Field[int | None]
    format: Field[int]
    numChannels: Field[int]
    width: Field[int]
    height: Field[int]
    pitchInBytes: Field[int]
class struct_HIP_RESOURCE_DESC_st_res_reserved(runtime.Struct):
    reserved: Field[ctypes.Array[ctypes.c_int32]]
class struct_HIP_RESOURCE_DESC_st_res(runtime.Union):
    array: Field[struct_HIP_RESOURCE_DESC_st_res_array]
    mipmap: Field[struct_HIP_RESOURCE_DESC_st_res_mipmap]
    linear: Field[struct_HIP_RESOURCE_DESC_st_res_linear]
    pitch2D: Field[struct_HIP_RESOURCE_DESC_st_res_pitch2D]
    reserved: Field[struct_HIP_RESOURCE_DESC_st_res_reserved]
class struct_HIP_RESOURCE_DESC_st(runtime.Struct):
    resType: Field[int]
    res: Field[struct_HIP_RESOURCE_DESC_st_res]
    flags: Field[int]
HIP_RESOURCE_DESC = struct_HIP_RESOURCE_DESC_st
class struct_hipResourceViewDesc(runtime.Struct):
    format: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    firstMipmapLevel: Field[int]
    lastMipmapLevel: Field[int]
    firstLayer: Field[int]
    lastLayer: Field[int]
class struct_HIP_RESOURCE_VIEW_DESC_st(runtime.Struct):
    format: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    firstMipmapLevel: Field[int]
    lastMipmapLevel: Field[int]
    firstLayer: Field[int]
    lastLayer: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
HIP_RESOURCE_VIEW_DESC = struct_HIP_RESOURCE_VIEW_DESC_st
enum_hipMemcpyKind = ctypes.c_uint32
hipMemcpyHostToHost: int
hipMemcpyHostToDevice: int
hipMemcpyDeviceToHost: int
hipMemcpyDeviceToDevice: int
hipMemcpyDefault: int
hipMemcpyKind = enum_hipMemcpyKind
class struct_hipPitchedPtr(runtime.Struct):
    ptr: Field[int | None]
    pitch: Field[int]
    xsize: Field[int]
    ysize: Field[int]
hipPitchedPtr = struct_hipPitchedPtr
class struct_hipExtent(runtime.Struct):
    width: Field[int]
    height: Field[int]
    depth: Field[int]
hipExtent = struct_hipExtent
class struct_hipPos(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
hipPos = struct_hipPos
class struct_hipMemcpy3DParms(runtime.Struct):
    srcArray: Field[ctypes._Pointer[struct_hipArray]]
    srcPos: Field[struct_hipPos]
    srcPtr: Field[struct_hipPitchedPtr]
    dstArray: Field[ctypes._Pointer[struct_hipArray]]
    dstPos: Field[struct_hipPos]
    dstPtr: Field[struct_hipPitchedPtr]
    extent: Field[struct_hipExtent]
    kind: Field[int]
hipMemcpy3DParms = struct_hipMemcpy3DParms
class struct_HIP_MEMCPY3D(runtime.Struct):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: Field[int | None]
    srcDevice: Field[int | None]
    srcArray: Field[ctypes._Pointer[struct_hipArray]]
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: Field[int | None]
    dstDevice: Field[int | None]
    dstArray: Field[ctypes._Pointer[struct_hipArray]]
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]
HIP_MEMCPY3D = struct_HIP_MEMCPY3D
enum_hipFunction_attribute = ctypes.c_uint32
HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: int
HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: int
HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: int
HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: int
HIP_FUNC_ATTRIBUTE_NUM_REGS: int
HIP_FUNC_ATTRIBUTE_PTX_VERSION: int
HIP_FUNC_ATTRIBUTE_BINARY_VERSION: int
HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA: int
HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: int
HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: int
HIP_FUNC_ATTRIBUTE_MAX: int
hipFunction_attribute = enum_hipFunction_attribute
enum_hipPointer_attribute = ctypes.c_uint32
HIP_POINTER_ATTRIBUTE_CONTEXT: int
HIP_POINTER_ATTRIBUTE_MEMORY_TYPE: int
HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: int
HIP_POINTER_ATTRIBUTE_HOST_POINTER: int
HIP_POINTER_ATTRIBUTE_P2P_TOKENS: int
HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS: int
HIP_POINTER_ATTRIBUTE_BUFFER_ID: int
HIP_POINTER_ATTRIBUTE_IS_MANAGED: int
HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: int
HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE: int
HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: int
HIP_POINTER_ATTRIBUTE_RANGE_SIZE: int
HIP_POINTER_ATTRIBUTE_MAPPED: int
HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: int
HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: int
HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS: int
HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: int
hipPointer_attribute = enum_hipPointer_attribute
class struct___hip_texture(runtime.Struct): ...
hipTextureObject_t = Any
enum_hipTextureAddressMode = ctypes.c_uint32
hipAddressModeWrap: int
hipAddressModeClamp: int
hipAddressModeMirror: int
hipAddressModeBorder: int
enum_hipTextureFilterMode = ctypes.c_uint32
hipFilterModePoint: int
hipFilterModeLinear: int
enum_hipTextureReadMode = ctypes.c_uint32
hipReadModeElementType: int
hipReadModeNormalizedFloat: int
class struct_textureReference(runtime.Struct):
    normalized: Field[int]
    readMode: Field[int]
    filterMode: Field[int]
    addressMode: Field[ctypes.Array[ctypes.c_uint32]]
    channelDesc: Field[struct_hipChannelFormatDesc]
    sRGB: Field[int]
    maxAnisotropy: Field[int]
    mipmapFilterMode: Field[int]
    mipmapLevelBias: Field[float]
    minMipmapLevelClamp: Field[float]
    maxMipmapLevelClamp: Field[float]
    textureObject: Field[ctypes._Pointer[struct___hip_texture]]
    numChannels: Field[int]
    format: Field[int]
textureReference = struct_textureReference
class struct_hipTextureDesc(runtime.Struct):
    addressMode: Field[ctypes.Array[ctypes.c_uint32]]
    filterMode: Field[int]
    readMode: Field[int]
    sRGB: Field[int]
    borderColor: Field[ctypes.Array[ctypes.c_float]]
    normalizedCoords: Field[int]
    maxAnisotropy: Field[int]
    mipmapFilterMode: Field[int]
    mipmapLevelBias: Field[float]
    minMipmapLevelClamp: Field[float]
    maxMipmapLevelClamp: Field[float]
hipTextureDesc = struct_hipTextureDesc
class struct___hip_surface(runtime.Struct): ...
hipSurfaceObject_t = Any
class struct_surfaceReference(runtime.Struct):
    surfaceObject: Field[ctypes._Pointer[struct___hip_surface]]
enum_hipSurfaceBoundaryMode = ctypes.c_uint32
hipBoundaryModeZero: int
hipBoundaryModeTrap: int
hipBoundaryModeClamp: int
class struct_ihipCtx_t(runtime.Struct): ...
hipCtx_t = Any
hipDevice_t = ctypes.c_int32
enum_hipDeviceP2PAttr = ctypes.c_uint32
hipDevP2PAttrPerformanceRank: int
hipDevP2PAttrAccessSupported: int
hipDevP2PAttrNativeAtomicSupported: int
hipDevP2PAttrHipArrayAccessSupported: int
hipDeviceP2PAttr = enum_hipDeviceP2PAttr
class struct_ihipStream_t(runtime.Struct): ...
hipStream_t = Any
class struct_hipIpcMemHandle_st(runtime.Struct):
    reserved: Field[bytes]
hipIpcMemHandle_t = struct_hipIpcMemHandle_st
class struct_hipIpcEventHandle_st(runtime.Struct):
    reserved: Field[bytes]
hipIpcEventHandle_t = struct_hipIpcEventHandle_st
class struct_ihipModule_t(runtime.Struct): ...
hipModule_t = Any
class struct_ihipModuleSymbol_t(runtime.Struct): ...
hipFunction_t = Any
class struct_ihipMemPoolHandle_t(runtime.Struct): ...
hipMemPool_t = Any
class struct_hipFuncAttributes(runtime.Struct):
    binaryVersion: Field[int]
    cacheModeCA: Field[int]
    constSizeBytes: Field[int]
    localSizeBytes: Field[int]
    maxDynamicSharedSizeBytes: Field[int]
    maxThreadsPerBlock: Field[int]
    numRegs: Field[int]
    preferredShmemCarveout: Field[int]
    ptxVersion: Field[int]
    sharedSizeBytes: Field[int]
hipFuncAttributes = struct_hipFuncAttributes
class struct_ihipEvent_t(runtime.Struct): ...
hipEvent_t = Any
enum_hipLimit_t = ctypes.c_uint32
hipLimitPrintfFifoSize: int
hipLimitMallocHeapSize: int
enum_hipMemoryAdvise = ctypes.c_uint32
hipMemAdviseSetReadMostly: int
hipMemAdviseUnsetReadMostly: int
hipMemAdviseSetPreferredLocation: int
hipMemAdviseUnsetPreferredLocation: int
hipMemAdviseSetAccessedBy: int
hipMemAdviseUnsetAccessedBy: int
hipMemAdviseSetCoarseGrain: int
hipMemAdviseUnsetCoarseGrain: int
hipMemoryAdvise = enum_hipMemoryAdvise
enum_hipMemRangeCoherencyMode = ctypes.c_uint32
hipMemRangeCoherencyModeFineGrain: int
hipMemRangeCoherencyModeCoarseGrain: int
hipMemRangeCoherencyModeIndeterminate: int
hipMemRangeCoherencyMode = enum_hipMemRangeCoherencyMode
enum_hipMemRangeAttribute = ctypes.c_uint32
hipMemRangeAttributeReadMostly: int
hipMemRangeAttributePreferredLocation: int
hipMemRangeAttributeAccessedBy: int
hipMemRangeAttributeLastPrefetchLocation: int
hipMemRangeAttributeCoherencyMode: int
hipMemRangeAttribute = enum_hipMemRangeAttribute
enum_hipMemPoolAttr = ctypes.c_uint32
hipMemPoolReuseFollowEventDependencies: int
hipMemPoolReuseAllowOpportunistic: int
hipMemPoolReuseAllowInternalDependencies: int
hipMemPoolAttrReleaseThreshold: int
hipMemPoolAttrReservedMemCurrent: int
hipMemPoolAttrReservedMemHigh: int
hipMemPoolAttrUsedMemCurrent: int
hipMemPoolAttrUsedMemHigh: int
hipMemPoolAttr = enum_hipMemPoolAttr
enum_hipMemLocationType = ctypes.c_uint32
hipMemLocationTypeInvalid: int
hipMemLocationTypeDevice: int
hipMemLocationType = enum_hipMemLocationType
class struct_hipMemLocation(runtime.Struct):
    type: Field[int]
    id: Field[int]
hipMemLocation = struct_hipMemLocation
enum_hipMemAccessFlags = ctypes.c_uint32
hipMemAccessFlagsProtNone: int
hipMemAccessFlagsProtRead: int
hipMemAccessFlagsProtReadWrite: int
hipMemAccessFlags = enum_hipMemAccessFlags
class struct_hipMemAccessDesc(runtime.Struct):
    location: Field[struct_hipMemLocation]
    flags: Field[int]
hipMemAccessDesc = struct_hipMemAccessDesc
enum_hipMemAllocationType = ctypes.c_uint32
hipMemAllocationTypeInvalid: int
hipMemAllocationTypePinned: int
hipMemAllocationTypeMax: int
hipMemAllocationType = enum_hipMemAllocationType
enum_hipMemAllocationHandleType = ctypes.c_uint32
hipMemHandleTypeNone: int
hipMemHandleTypePosixFileDescriptor: int
hipMemHandleTypeWin32: int
hipMemHandleTypeWin32Kmt: int
hipMemAllocationHandleType = enum_hipMemAllocationHandleType
class struct_hipMemPoolProps(runtime.Struct):
    allocType: Field[int]
    handleTypes: Field[int]
    location: Field[struct_hipMemLocation]
    win32SecurityAttributes: Field[int | None]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
hipMemPoolProps = struct_hipMemPoolProps
class struct_hipMemPoolPtrExportData(runtime.Struct):
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
hipMemPoolPtrExportData = struct_hipMemPoolPtrExportData
enum_hipJitOption = ctypes.c_uint32
hipJitOptionMaxRegisters: int
hipJitOptionThreadsPerBlock: int
hipJitOptionWallTime: int
hipJitOptionInfoLogBuffer: int
hipJitOptionInfoLogBufferSizeBytes: int
hipJitOptionErrorLogBuffer: int
hipJitOptionErrorLogBufferSizeBytes: int
hipJitOptionOptimizationLevel: int
hipJitOptionTargetFromContext: int
hipJitOptionTarget: int
hipJitOptionFallbackStrategy: int
hipJitOptionGenerateDebugInfo: int
hipJitOptionLogVerbose: int
hipJitOptionGenerateLineInfo: int
hipJitOptionCacheMode: int
hipJitOptionSm3xOpt: int
hipJitOptionFastCompile: int
hipJitOptionNumOptions: int
hipJitOption = enum_hipJitOption
enum_hipFuncAttribute = ctypes.c_uint32
hipFuncAttributeMaxDynamicSharedMemorySize: int
hipFuncAttributePreferredSharedMemoryCarveout: int
hipFuncAttributeMax: int
hipFuncAttribute = enum_hipFuncAttribute
enum_hipFuncCache_t = ctypes.c_uint32
hipFuncCachePreferNone: int
hipFuncCachePreferShared: int
hipFuncCachePreferL1: int
hipFuncCachePreferEqual: int
hipFuncCache_t = enum_hipFuncCache_t
enum_hipSharedMemConfig = ctypes.c_uint32
hipSharedMemBankSizeDefault: int
hipSharedMemBankSizeFourByte: int
hipSharedMemBankSizeEightByte: int
hipSharedMemConfig = enum_hipSharedMemConfig
class struct_dim3(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
dim3 = struct_dim3
class struct_hipLaunchParams_t(runtime.Struct):
    func: Field[int | None]
    gridDim: Field[struct_dim3]
    blockDim: Field[struct_dim3]
    args: Field[ctypes._Pointer[ctypes.c_void_p]]
    sharedMem: Field[int]
    stream: Field[ctypes._Pointer[struct_ihipStream_t]]
hipLaunchParams = struct_hipLaunchParams_t
enum_hipExternalMemoryHandleType_enum = ctypes.c_uint32
hipExternalMemoryHandleTypeOpaqueFd: int
hipExternalMemoryHandleTypeOpaqueWin32: int
hipExternalMemoryHandleTypeOpaqueWin32Kmt: int
hipExternalMemoryHandleTypeD3D12Heap: int
hipExternalMemoryHandleTypeD3D12Resource: int
hipExternalMemoryHandleTypeD3D11Resource: int
hipExternalMemoryHandleTypeD3D11ResourceKmt: int
hipExternalMemoryHandleType = enum_hipExternalMemoryHandleType_enum
class struct_hipExternalMemoryHandleDesc_st_handle_win32(runtime.Struct):
    handle: Field[int | None]
    name: Field[int | None]
class struct_hipExternalMemoryHandleDesc_st_handle(runtime.Union):
    fd: Field[int]
    win32: Field[struct_hipExternalMemoryHandleDesc_st_handle_win32]
class struct_hipExternalMemoryHandleDesc_st(runtime.Struct):
    type: Field[int]
    handle: Field[struct_hipExternalMemoryHandleDesc_st_handle]
    size: Field[int]
    flags: Field[int]
hipExternalMemoryHandleDesc = struct_hipExternalMemoryHandleDesc_st
class struct_hipExternalMemoryBufferDesc_st(runtime.Struct):
    offset: Field[int]
    size: Field[int]
    flags: Field[int]
hipExternalMemoryBufferDesc = struct_hipExternalMemoryBufferDesc_st
hipExternalMemory_t = ctypes.c_void_p
enum_hipExternalSemaphoreHandleType_enum = ctypes.c_uint32
hipExternalSemaphoreHandleTypeOpaqueFd: int
hipExternalSemaphoreHandleTypeOpaqueWin32: int
hipExternalSemaphoreHandleTypeOpaqueWin32Kmt: int
hipExternalSemaphoreHandleTypeD3D12Fence: int
hipExternalSemaphoreHandleType = enum_hipExternalSemaphoreHandleType_enum
class struct_hipExternalSemaphoreHandleDesc_st_handle_win32(runtime.Struct):
    handle: Field[int | None]
    name: Field[int | None]
class struct_hipExternalSemaphoreHandleDesc_st_handle(runtime.Union):
    fd: Field[int]
    win32: Field[struct_hipExternalSemaphoreHandleDesc_st_handle_win32]
class struct_hipExternalSemaphoreHandleDesc_st(runtime.Struct):
    type: Field[int]
    handle: Field[struct_hipExternalSemaphoreHandleDesc_st_handle]
    flags: Field[int]
hipExternalSemaphoreHandleDesc = struct_hipExternalSemaphoreHandleDesc_st
hipExternalSemaphore_t = ctypes.c_void_p
class struct_hipExternalSemaphoreSignalParams_st_params_fence(runtime.Struct):
    value: Field[int]
class struct_hipExternalSemaphoreSignalParams_st_params_keyedMutex(runtime.Struct):
    key: Field[int]
class struct_hipExternalSemaphoreSignalParams_st_params(runtime.Struct):
    fence: Field[struct_hipExternalSemaphoreSignalParams_st_params_fence]
    keyedMutex: Field[struct_hipExternalSemaphoreSignalParams_st_params_keyedMutex]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
class struct_hipExternalSemaphoreSignalParams_st(runtime.Struct):
    params: Field[struct_hipExternalSemaphoreSignalParams_st_params]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
hipExternalSemaphoreSignalParams = struct_hipExternalSemaphoreSignalParams_st
class struct_hipExternalSemaphoreWaitParams_st_params_fence(runtime.Struct):
    value: Field[int]
class struct_hipExternalSemaphoreWaitParams_st_params_keyedMutex(runtime.Struct):
    key: Field[int]
    timeoutMs: Field[int]
class struct_hipExternalSemaphoreWaitParams_st_params(runtime.Struct):
    fence: Field[struct_hipExternalSemaphoreWaitParams_st_params_fence]
    keyedMutex: Field[struct_hipExternalSemaphoreWaitParams_st_params_keyedMutex]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
class struct_hipExternalSemaphoreWaitParams_st(runtime.Struct):
    params: Field[struct_hipExternalSemaphoreWaitParams_st_params]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
hipExternalSemaphoreWaitParams = struct_hipExternalSemaphoreWaitParams_st
def __hipGetPCH(pch: Any, size: Any, /) -> None:
    """void __hipGetPCH(const char ** pch, unsigned int * size)"""
enum_hipGLDeviceList = ctypes.c_uint32
hipGLDeviceListAll: int
hipGLDeviceListCurrentFrame: int
hipGLDeviceListNextFrame: int
hipGLDeviceList = enum_hipGLDeviceList
enum_hipGraphicsRegisterFlags = ctypes.c_uint32
hipGraphicsRegisterFlagsNone: int
hipGraphicsRegisterFlagsReadOnly: int
hipGraphicsRegisterFlagsWriteDiscard: int
hipGraphicsRegisterFlagsSurfaceLoadStore: int
hipGraphicsRegisterFlagsTextureGather: int
hipGraphicsRegisterFlags = enum_hipGraphicsRegisterFlags
class struct__hipGraphicsResource(runtime.Struct): ...
hipGraphicsResource = struct__hipGraphicsResource
hipGraphicsResource_t = Any
class struct_ihipGraph(runtime.Struct): ...
hipGraph_t = Any
class struct_hipGraphNode(runtime.Struct): ...
hipGraphNode_t = Any
class struct_hipGraphExec(runtime.Struct): ...
hipGraphExec_t = Any
enum_hipGraphNodeType = ctypes.c_uint32
hipGraphNodeTypeKernel: int
hipGraphNodeTypeMemcpy: int
hipGraphNodeTypeMemset: int
hipGraphNodeTypeHost: int
hipGraphNodeTypeGraph: int
hipGraphNodeTypeEmpty: int
hipGraphNodeTypeWaitEvent: int
hipGraphNodeTypeEventRecord: int
hipGraphNodeTypeMemcpy1D: int
hipGraphNodeTypeMemcpyFromSymbol: int
hipGraphNodeTypeMemcpyToSymbol: int
hipGraphNodeTypeCount: int
hipGraphNodeType = enum_hipGraphNodeType
hipHostFn_t = Any
class struct_hipHostNodeParams(runtime.Struct):
    fn: Field[Any]
    userData: Field[int | None]
hipHostNodeParams = struct_hipHostNodeParams
class struct_hipKernelNodeParams(runtime.Struct):
    blockDim: Field[struct_dim3]
    extra: Field[ctypes._Pointer[ctypes.c_void_p]]
    func: Field[int | None]
    gridDim: Field[struct_dim3]
    kernelParams: Field[ctypes._Pointer[ctypes.c_void_p]]
    sharedMemBytes: Field[int]
hipKernelNodeParams = struct_hipKernelNodeParams
class struct_hipMemsetParams(runtime.Struct):
    dst: Field[int | None]
    elementSize: Field[int]
    height: Field[int]
    pitch: Field[int]
    value: Field[int]
    width: Field[int]
hipMemsetParams = struct_hipMemsetParams
enum_hipGraphExecUpdateResult = ctypes.c_uint32
hipGraphExecUpdateSuccess: int
hipGraphExecUpdateError: int
hipGraphExecUpdateErrorTopologyChanged: int
hipGraphExecUpdateErrorNodeTypeChanged: int
hipGraphExecUpdateErrorFunctionChanged: int
hipGraphExecUpdateErrorParametersChanged: int
hipGraphExecUpdateErrorNotSupported: int
hipGraphExecUpdateErrorUnsupportedFunctionChange: int
hipGraphExecUpdateResult = enum_hipGraphExecUpdateResult
enum_hipStreamCaptureMode = ctypes.c_uint32
hipStreamCaptureModeGlobal: int
hipStreamCaptureModeThreadLocal: int
hipStreamCaptureModeRelaxed: int
hipStreamCaptureMode = enum_hipStreamCaptureMode
enum_hipStreamCaptureStatus = ctypes.c_uint32
hipStreamCaptureStatusNone: int
hipStreamCaptureStatusActive: int
hipStreamCaptureStatusInvalidated: int
hipStreamCaptureStatus = enum_hipStreamCaptureStatus
enum_hipStreamUpdateCaptureDependenciesFlags = ctypes.c_uint32
hipStreamAddCaptureDependencies: int
hipStreamSetCaptureDependencies: int
hipStreamUpdateCaptureDependenciesFlags = enum_hipStreamUpdateCaptureDependenciesFlags
enum_hipGraphInstantiateFlags = ctypes.c_uint32
hipGraphInstantiateFlagAutoFreeOnLaunch: int
hipGraphInstantiateFlags = enum_hipGraphInstantiateFlags
def hipInit(flags: Any, /) -> int:
    """hipError_t hipInit(unsigned int flags)"""
def hipDriverGetVersion(driverVersion: Any, /) -> int:
    """hipError_t hipDriverGetVersion(int * driverVersion)"""
def hipRuntimeGetVersion(runtimeVersion: Any, /) -> int:
    """hipError_t hipRuntimeGetVersion(int * runtimeVersion)"""
def hipDeviceGet(device: Any, ordinal: Any, /) -> int:
    """hipError_t hipDeviceGet(hipDevice_t * device, int ordinal)"""
def hipDeviceComputeCapability(major: Any, minor: Any, device: Any, /) -> int:
    """hipError_t hipDeviceComputeCapability(int * major, int * minor, hipDevice_t device)"""
def hipDeviceGetName(name: Any, len: Any, device: Any, /) -> int:
    """hipError_t hipDeviceGetName(char * name, int len, hipDevice_t device)"""
def hipDeviceGetUuid(uuid: Any, device: Any, /) -> int:
    """hipError_t hipDeviceGetUuid(hipUUID * uuid, hipDevice_t device)"""
def hipDeviceGetP2PAttribute(value: Any, attr: Any, srcDevice: Any, dstDevice: Any, /) -> int:
    """hipError_t hipDeviceGetP2PAttribute(int * value, hipDeviceP2PAttr attr, int srcDevice, int dstDevice)"""
def hipDeviceGetPCIBusId(pciBusId: Any, len: Any, device: Any, /) -> int:
    """hipError_t hipDeviceGetPCIBusId(char * pciBusId, int len, int device)"""
def hipDeviceGetByPCIBusId(device: Any, pciBusId: Any, /) -> int:
    """hipError_t hipDeviceGetByPCIBusId(int * device, const char * pciBusId)"""
def hipDeviceTotalMem(bytes: Any, device: Any, /) -> int:
    """hipError_t hipDeviceTotalMem(size_t * bytes, hipDevice_t device)"""
def hipDeviceSynchronize() -> int:
    """hipError_t hipDeviceSynchronize()"""
def hipDeviceReset() -> int:
    """hipError_t hipDeviceReset()"""
def hipSetDevice(deviceId: Any, /) -> int:
    """hipError_t hipSetDevice(int deviceId)"""
def hipGetDevice(deviceId: Any, /) -> int:
    """hipError_t hipGetDevice(int * deviceId)"""
def hipGetDeviceCount(count: Any, /) -> int:
    """hipError_t hipGetDeviceCount(int * count)"""
def hipDeviceGetAttribute(pi: Any, attr: Any, deviceId: Any, /) -> int:
    """hipError_t hipDeviceGetAttribute(int * pi, hipDeviceAttribute_t attr, int deviceId)"""
def hipDeviceGetDefaultMemPool(mem_pool: Any, device: Any, /) -> int:
    """hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t * mem_pool, int device)"""
def hipDeviceSetMemPool(device: Any, mem_pool: Any, /) -> int:
    """hipError_t hipDeviceSetMemPool(int device, hipMemPool_t mem_pool)"""
def hipDeviceGetMemPool(mem_pool: Any, device: Any, /) -> int:
    """hipError_t hipDeviceGetMemPool(hipMemPool_t * mem_pool, int device)"""
def hipGetDeviceProperties(prop: Any, deviceId: Any, /) -> int:
    """hipError_t hipGetDeviceProperties(hipDeviceProp_t * prop, int deviceId)"""
def hipDeviceSetCacheConfig(cacheConfig: Any, /) -> int:
    """hipError_t hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig)"""
def hipDeviceGetCacheConfig(cacheConfig: Any, /) -> int:
    """hipError_t hipDeviceGetCacheConfig(hipFuncCache_t * cacheConfig)"""
def hipDeviceGetLimit(pValue: Any, limit: Any, /) -> int:
    """hipError_t hipDeviceGetLimit(size_t * pValue, enum hipLimit_t limit)"""
def hipDeviceGetSharedMemConfig(pConfig: Any, /) -> int:
    """hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig * pConfig)"""
def hipGetDeviceFlags(flags: Any, /) -> int:
    """hipError_t hipGetDeviceFlags(unsigned int * flags)"""
def hipDeviceSetSharedMemConfig(config: Any, /) -> int:
    """hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config)"""
def hipSetDeviceFlags(flags: Any, /) -> int:
    """hipError_t hipSetDeviceFlags(unsigned int flags)"""
def hipChooseDevice(device: Any, prop: Any, /) -> int:
    """hipError_t hipChooseDevice(int * device, const hipDeviceProp_t * prop)"""
def hipExtGetLinkTypeAndHopCount(device1: Any, device2: Any, linktype: Any, hopcount: Any, /) -> int:
    """hipError_t hipExtGetLinkTypeAndHopCount(int device1, int device2, uint32_t * linktype, uint32_t * hopcount)"""
def hipIpcGetMemHandle(handle: Any, devPtr: Any, /) -> int:
    """hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t * handle, void * devPtr)"""
def hipIpcOpenMemHandle(devPtr: Any, handle: Any, flags: Any, /) -> int:
    """hipError_t hipIpcOpenMemHandle(void ** devPtr, hipIpcMemHandle_t handle, unsigned int flags)"""
def hipIpcCloseMemHandle(devPtr: Any, /) -> int:
    """hipError_t hipIpcCloseMemHandle(void * devPtr)"""
def hipIpcGetEventHandle(handle: Any, event: Any, /) -> int:
    """hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t * handle, hipEvent_t event)"""
def hipIpcOpenEventHandle(event: Any, handle: Any, /) -> int:
    """hipError_t hipIpcOpenEventHandle(hipEvent_t * event, hipIpcEventHandle_t handle)"""
def hipFuncSetAttribute(func: Any, attr: Any, value: Any, /) -> int:
    """hipError_t hipFuncSetAttribute(const void * func, hipFuncAttribute attr, int value)"""
def hipFuncSetCacheConfig(func: Any, config: Any, /) -> int:
    """hipError_t hipFuncSetCacheConfig(const void * func, hipFuncCache_t config)"""
def hipFuncSetSharedMemConfig(func: Any, config: Any, /) -> int:
    """hipError_t hipFuncSetSharedMemConfig(const void * func, hipSharedMemConfig config)"""
def hipGetLastError() -> int:
    """hipError_t hipGetLastError()"""
def hipPeekAtLastError() -> int:
    """hipError_t hipPeekAtLastError()"""
def hipGetErrorName(hip_error: Any, /) -> bytes | None:
    """const char * hipGetErrorName(hipError_t hip_error)"""
def hipGetErrorString(hipError: Any, /) -> bytes | None:
    """const char * hipGetErrorString(hipError_t hipError)"""
def hipStreamCreate(stream: Any, /) -> int:
    """hipError_t hipStreamCreate(hipStream_t * stream)"""
def hipStreamCreateWithFlags(stream: Any, flags: Any, /) -> int:
    """hipError_t hipStreamCreateWithFlags(hipStream_t * stream, unsigned int flags)"""
def hipStreamCreateWithPriority(stream: Any, flags: Any, priority: Any, /) -> int:
    """hipError_t hipStreamCreateWithPriority(hipStream_t * stream, unsigned int flags, int priority)"""
def hipDeviceGetStreamPriorityRange(leastPriority: Any, greatestPriority: Any, /) -> int:
    """hipError_t hipDeviceGetStreamPriorityRange(int * leastPriority, int * greatestPriority)"""
def hipStreamDestroy(stream: Any, /) -> int:
    """hipError_t hipStreamDestroy(hipStream_t stream)"""
def hipStreamQuery(stream: Any, /) -> int:
    """hipError_t hipStreamQuery(hipStream_t stream)"""
def hipStreamSynchronize(stream: Any, /) -> int:
    """hipError_t hipStreamSynchronize(hipStream_t stream)"""
def hipStreamWaitEvent(stream: Any, event: Any, flags: Any, /) -> int:
    """hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags)"""
def hipStreamGetFlags(stream: Any, flags: Any, /) -> int:
    """hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int * flags)"""
def hipStreamGetPriority(stream: Any, priority: Any, /) -> int:
    """hipError_t hipStreamGetPriority(hipStream_t stream, int * priority)"""
def hipExtStreamCreateWithCUMask(stream: Any, cuMaskSize: Any, cuMask: Any, /) -> int:
    """hipError_t hipExtStreamCreateWithCUMask(hipStream_t * stream, uint32_t cuMaskSize, const uint32_t * cuMask)"""
def hipExtStreamGetCUMask(stream: Any, cuMaskSize: Any, cuMask: Any, /) -> int:
    """hipError_t hipExtStreamGetCUMask(hipStream_t stream, uint32_t cuMaskSize, uint32_t * cuMask)"""
hipStreamCallback_t = Any
def hipStreamAddCallback(stream: Any, callback: Any, userData: Any, flags: Any, /) -> int:
    """hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void * userData, unsigned int flags)"""
def hipStreamWaitValue32(stream: Any, ptr: Any, value: Any, flags: Any, mask: Any, /) -> int:
    """hipError_t hipStreamWaitValue32(hipStream_t stream, void * ptr, uint32_t value, unsigned int flags, uint32_t mask)"""
def hipStreamWaitValue64(stream: Any, ptr: Any, value: Any, flags: Any, mask: Any, /) -> int:
    """hipError_t hipStreamWaitValue64(hipStream_t stream, void * ptr, uint64_t value, unsigned int flags, uint64_t mask)"""
def hipStreamWriteValue32(stream: Any, ptr: Any, value: Any, flags: Any, /) -> int:
    """hipError_t hipStreamWriteValue32(hipStream_t stream, void * ptr, uint32_t value, unsigned int flags)"""
def hipStreamWriteValue64(stream: Any, ptr: Any, value: Any, flags: Any, /) -> int:
    """hipError_t hipStreamWriteValue64(hipStream_t stream, void * ptr, uint64_t value, unsigned int flags)"""
def hipEventCreateWithFlags(event: Any, flags: Any, /) -> int:
    """hipError_t hipEventCreateWithFlags(hipEvent_t * event, unsigned int flags)"""
def hipEventCreate(event: Any, /) -> int:
    """hipError_t hipEventCreate(hipEvent_t * event)"""
def hipEventRecord(event: Any, stream: Any, /) -> int:
    """hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)"""
def hipEventDestroy(event: Any, /) -> int:
    """hipError_t hipEventDestroy(hipEvent_t event)"""
def hipEventSynchronize(event: Any, /) -> int:
    """hipError_t hipEventSynchronize(hipEvent_t event)"""
def hipEventElapsedTime(ms: Any, start: Any, stop: Any, /) -> int:
    """hipError_t hipEventElapsedTime(float * ms, hipEvent_t start, hipEvent_t stop)"""
def hipEventQuery(event: Any, /) -> int:
    """hipError_t hipEventQuery(hipEvent_t event)"""
def hipPointerGetAttributes(attributes: Any, ptr: Any, /) -> int:
    """hipError_t hipPointerGetAttributes(hipPointerAttribute_t * attributes, const void * ptr)"""
def hipPointerGetAttribute(data: Any, attribute: Any, ptr: Any, /) -> int:
    """hipError_t hipPointerGetAttribute(void * data, hipPointer_attribute attribute, hipDeviceptr_t ptr)"""
def hipDrvPointerGetAttributes(numAttributes: Any, attributes: Any, data: Any, ptr: Any, /) -> int:
    """hipError_t hipDrvPointerGetAttributes(unsigned int numAttributes, hipPointer_attribute * attributes, void ** data, hipDeviceptr_t ptr)"""
def hipImportExternalSemaphore(extSem_out: Any, semHandleDesc: Any, /) -> int:
    """hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t * extSem_out, const hipExternalSemaphoreHandleDesc * semHandleDesc)"""
def hipSignalExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: Any, stream: Any, /) -> int:
    """hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t * extSemArray, const hipExternalSemaphoreSignalParams * paramsArray, unsigned int numExtSems, hipStream_t stream)"""
def hipWaitExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: Any, stream: Any, /) -> int:
    """hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t * extSemArray, const hipExternalSemaphoreWaitParams * paramsArray, unsigned int numExtSems, hipStream_t stream)"""
def hipDestroyExternalSemaphore(extSem: Any, /) -> int:
    """hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem)"""
def hipImportExternalMemory(extMem_out: Any, memHandleDesc: Any, /) -> int:
    """hipError_t hipImportExternalMemory(hipExternalMemory_t * extMem_out, const hipExternalMemoryHandleDesc * memHandleDesc)"""
def hipExternalMemoryGetMappedBuffer(devPtr: Any, extMem: Any, bufferDesc: Any, /) -> int:
    """hipError_t hipExternalMemoryGetMappedBuffer(void ** devPtr, hipExternalMemory_t extMem, const hipExternalMemoryBufferDesc * bufferDesc)"""
def hipDestroyExternalMemory(extMem: Any, /) -> int:
    """hipError_t hipDestroyExternalMemory(hipExternalMemory_t extMem)"""
def hipMalloc(ptr: Any, size: Any, /) -> int:
    """hipError_t hipMalloc(void ** ptr, size_t size)"""
def hipExtMallocWithFlags(ptr: Any, sizeBytes: Any, flags: Any, /) -> int:
    """hipError_t hipExtMallocWithFlags(void ** ptr, size_t sizeBytes, unsigned int flags)"""
def hipMallocHost(ptr: Any, size: Any, /) -> int:
    """hipError_t hipMallocHost(void ** ptr, size_t size)"""
def hipMemAllocHost(ptr: Any, size: Any, /) -> int:
    """hipError_t hipMemAllocHost(void ** ptr, size_t size)"""
def hipHostMalloc(ptr: Any, size: Any, flags: Any, /) -> int:
    """hipError_t hipHostMalloc(void ** ptr, size_t size, unsigned int flags)"""
def hipMallocManaged(dev_ptr: Any, size: Any, flags: Any, /) -> int:
    """hipError_t hipMallocManaged(void ** dev_ptr, size_t size, unsigned int flags)"""
def hipMemPrefetchAsync(dev_ptr: Any, count: Any, device: Any, stream: Any, /) -> int:
    """hipError_t hipMemPrefetchAsync(const void * dev_ptr, size_t count, int device, hipStream_t stream)"""
def hipMemAdvise(dev_ptr: Any, count: Any, advice: Any, device: Any, /) -> int:
    """hipError_t hipMemAdvise(const void * dev_ptr, size_t count, hipMemoryAdvise advice, int device)"""
def hipMemRangeGetAttribute(data: Any, data_size: Any, attribute: Any, dev_ptr: Any, count: Any, /) -> int:
    """hipError_t hipMemRangeGetAttribute(void * data, size_t data_size, hipMemRangeAttribute attribute, const void * dev_ptr, size_t count)"""
def hipMemRangeGetAttributes(data: Any, data_sizes: Any, attributes: Any, num_attributes: Any, dev_ptr: Any, count: Any, /) -> int:
    """hipError_t hipMemRangeGetAttributes(void ** data, size_t * data_sizes, hipMemRangeAttribute * attributes, size_t num_attributes, const void * dev_ptr, size_t count)"""
def hipStreamAttachMemAsync(stream: Any, dev_ptr: Any, length: Any, flags: Any, /) -> int:
    """hipError_t hipStreamAttachMemAsync(hipStream_t stream, void * dev_ptr, size_t length, unsigned int flags)"""
def hipMallocAsync(dev_ptr: Any, size: Any, stream: Any, /) -> int:
    """hipError_t hipMallocAsync(void ** dev_ptr, size_t size, hipStream_t stream)"""
def hipFreeAsync(dev_ptr: Any, stream: Any, /) -> int:
    """hipError_t hipFreeAsync(void * dev_ptr, hipStream_t stream)"""
def hipMemPoolTrimTo(mem_pool: Any, min_bytes_to_hold: Any, /) -> int:
    """hipError_t hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold)"""
def hipMemPoolSetAttribute(mem_pool: Any, attr: Any, value: Any, /) -> int:
    """hipError_t hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void * value)"""
def hipMemPoolGetAttribute(mem_pool: Any, attr: Any, value: Any, /) -> int:
    """hipError_t hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void * value)"""
def hipMemPoolSetAccess(mem_pool: Any, desc_list: Any, count: Any, /) -> int:
    """hipError_t hipMemPoolSetAccess(hipMemPool_t mem_pool, const hipMemAccessDesc * desc_list, size_t count)"""
def hipMemPoolGetAccess(flags: Any, mem_pool: Any, location: Any, /) -> int:
    """hipError_t hipMemPoolGetAccess(hipMemAccessFlags * flags, hipMemPool_t mem_pool, hipMemLocation * location)"""
def hipMemPoolCreate(mem_pool: Any, pool_props: Any, /) -> int:
    """hipError_t hipMemPoolCreate(hipMemPool_t * mem_pool, const hipMemPoolProps * pool_props)"""
def hipMemPoolDestroy(mem_pool: Any, /) -> int:
    """hipError_t hipMemPoolDestroy(hipMemPool_t mem_pool)"""
def hipMallocFromPoolAsync(dev_ptr: Any, size: Any, mem_pool: Any, stream: Any, /) -> int:
    """hipError_t hipMallocFromPoolAsync(void ** dev_ptr, size_t size, hipMemPool_t mem_pool, hipStream_t stream)"""
def hipMemPoolExportToShareableHandle(shared_handle: Any, mem_pool: Any, handle_type: Any, flags: Any, /) -> int:
    """hipError_t hipMemPoolExportToShareableHandle(void * shared_handle, hipMemPool_t mem_pool, hipMemAllocationHandleType handle_type, unsigned int flags)"""
def hipMemPoolImportFromShareableHandle(mem_pool: Any, shared_handle: Any, handle_type: Any, flags: Any, /) -> int:
    """hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t * mem_pool, void * shared_handle, hipMemAllocationHandleType handle_type, unsigned int flags)"""
def hipMemPoolExportPointer(export_data: Any, dev_ptr: Any, /) -> int:
    """hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData * export_data, void * dev_ptr)"""
def hipMemPoolImportPointer(dev_ptr: Any, mem_pool: Any, export_data: Any, /) -> int:
    """hipError_t hipMemPoolImportPointer(void ** dev_ptr, hipMemPool_t mem_pool, hipMemPoolPtrExportData * export_data)"""
def hipHostAlloc(ptr: Any, size: Any, flags: Any, /) -> int:
    """hipError_t hipHostAlloc(void ** ptr, size_t size, unsigned int flags)"""
def hipHostGetDevicePointer(devPtr: Any, hstPtr: Any, flags: Any, /) -> int:
    """hipError_t hipHostGetDevicePointer(void ** devPtr, void * hstPtr, unsigned int flags)"""
def hipHostGetFlags(flagsPtr: Any, hostPtr: Any, /) -> int:
    """hipError_t hipHostGetFlags(unsigned int * flagsPtr, void * hostPtr)"""
def hipHostRegister(hostPtr: Any, sizeBytes: Any, flags: Any, /) -> int:
    """hipError_t hipHostRegister(void * hostPtr, size_t sizeBytes, unsigned int flags)"""
def hipHostUnregister(hostPtr: Any, /) -> int:
    """hipError_t hipHostUnregister(void * hostPtr)"""
def hipMallocPitch(ptr: Any, pitch: Any, width: Any, height: Any, /) -> int:
    """hipError_t hipMallocPitch(void ** ptr, size_t * pitch, size_t width, size_t height)"""
def hipMemAllocPitch(dptr: Any, pitch: Any, widthInBytes: Any, height: Any, elementSizeBytes: Any, /) -> int:
    """hipError_t hipMemAllocPitch(hipDeviceptr_t * dptr, size_t * pitch, size_t widthInBytes, size_t height, unsigned int elementSizeBytes)"""
def hipFree(ptr: Any, /) -> int:
    """hipError_t hipFree(void * ptr)"""
def hipFreeHost(ptr: Any, /) -> int:
    """hipError_t hipFreeHost(void * ptr)"""
def hipHostFree(ptr: Any, /) -> int:
    """hipError_t hipHostFree(void * ptr)"""
def hipMemcpy(dst: Any, src: Any, sizeBytes: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpy(void * dst, const void * src, size_t sizeBytes, hipMemcpyKind kind)"""
def hipMemcpyWithStream(dst: Any, src: Any, sizeBytes: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyWithStream(void * dst, const void * src, size_t sizeBytes, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpyHtoD(dst: Any, src: Any, sizeBytes: Any, /) -> int:
    """hipError_t hipMemcpyHtoD(hipDeviceptr_t dst, void * src, size_t sizeBytes)"""
def hipMemcpyDtoH(dst: Any, src: Any, sizeBytes: Any, /) -> int:
    """hipError_t hipMemcpyDtoH(void * dst, hipDeviceptr_t src, size_t sizeBytes)"""
def hipMemcpyDtoD(dst: Any, src: Any, sizeBytes: Any, /) -> int:
    """hipError_t hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes)"""
def hipMemcpyHtoDAsync(dst: Any, src: Any, sizeBytes: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, void * src, size_t sizeBytes, hipStream_t stream)"""
def hipMemcpyDtoHAsync(dst: Any, src: Any, sizeBytes: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyDtoHAsync(void * dst, hipDeviceptr_t src, size_t sizeBytes, hipStream_t stream)"""
def hipMemcpyDtoDAsync(dst: Any, src: Any, sizeBytes: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes, hipStream_t stream)"""
def hipModuleGetGlobal(dptr: Any, bytes: Any, hmod: Any, name: Any, /) -> int:
    """hipError_t hipModuleGetGlobal(hipDeviceptr_t * dptr, size_t * bytes, hipModule_t hmod, const char * name)"""
def hipGetSymbolAddress(devPtr: Any, symbol: Any, /) -> int:
    """hipError_t hipGetSymbolAddress(void ** devPtr, const void * symbol)"""
def hipGetSymbolSize(size: Any, symbol: Any, /) -> int:
    """hipError_t hipGetSymbolSize(size_t * size, const void * symbol)"""
def hipMemcpyToSymbol(symbol: Any, src: Any, sizeBytes: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpyToSymbol(const void * symbol, const void * src, size_t sizeBytes, size_t offset, hipMemcpyKind kind)"""
def hipMemcpyToSymbolAsync(symbol: Any, src: Any, sizeBytes: Any, offset: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyToSymbolAsync(const void * symbol, const void * src, size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpyFromSymbol(dst: Any, symbol: Any, sizeBytes: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpyFromSymbol(void * dst, const void * symbol, size_t sizeBytes, size_t offset, hipMemcpyKind kind)"""
def hipMemcpyFromSymbolAsync(dst: Any, symbol: Any, sizeBytes: Any, offset: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyFromSymbolAsync(void * dst, const void * symbol, size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpyAsync(dst: Any, src: Any, sizeBytes: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyAsync(void * dst, const void * src, size_t sizeBytes, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemset(dst: Any, value: Any, sizeBytes: Any, /) -> int:
    """hipError_t hipMemset(void * dst, int value, size_t sizeBytes)"""
def hipMemsetD8(dest: Any, value: Any, count: Any, /) -> int:
    """hipError_t hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count)"""
def hipMemsetD8Async(dest: Any, value: Any, count: Any, stream: Any, /) -> int:
    """hipError_t hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count, hipStream_t stream)"""
def hipMemsetD16(dest: Any, value: Any, count: Any, /) -> int:
    """hipError_t hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count)"""
def hipMemsetD16Async(dest: Any, value: Any, count: Any, stream: Any, /) -> int:
    """hipError_t hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count, hipStream_t stream)"""
def hipMemsetD32(dest: Any, value: Any, count: Any, /) -> int:
    """hipError_t hipMemsetD32(hipDeviceptr_t dest, int value, size_t count)"""
def hipMemsetAsync(dst: Any, value: Any, sizeBytes: Any, stream: Any, /) -> int:
    """hipError_t hipMemsetAsync(void * dst, int value, size_t sizeBytes, hipStream_t stream)"""
def hipMemsetD32Async(dst: Any, value: Any, count: Any, stream: Any, /) -> int:
    """hipError_t hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count, hipStream_t stream)"""
def hipMemset2D(dst: Any, pitch: Any, value: Any, width: Any, height: Any, /) -> int:
    """hipError_t hipMemset2D(void * dst, size_t pitch, int value, size_t width, size_t height)"""
def hipMemset2DAsync(dst: Any, pitch: Any, value: Any, width: Any, height: Any, stream: Any, /) -> int:
    """hipError_t hipMemset2DAsync(void * dst, size_t pitch, int value, size_t width, size_t height, hipStream_t stream)"""
def hipMemset3D(pitchedDevPtr: Any, value: Any, extent: Any, /) -> int:
    """hipError_t hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)"""
def hipMemset3DAsync(pitchedDevPtr: Any, value: Any, extent: Any, stream: Any, /) -> int:
    """hipError_t hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent, hipStream_t stream)"""
def hipMemGetInfo(free: Any, total: Any, /) -> int:
    """hipError_t hipMemGetInfo(size_t * free, size_t * total)"""
def hipMemPtrGetInfo(ptr: Any, size: Any, /) -> int:
    """hipError_t hipMemPtrGetInfo(void * ptr, size_t * size)"""
def hipMallocArray(array: Any, desc: Any, width: Any, height: Any, flags: Any, /) -> int:
    """hipError_t hipMallocArray(hipArray ** array, const hipChannelFormatDesc * desc, size_t width, size_t height, unsigned int flags)"""
def hipArrayCreate(pHandle: Any, pAllocateArray: Any, /) -> int:
    """hipError_t hipArrayCreate(hipArray ** pHandle, const HIP_ARRAY_DESCRIPTOR * pAllocateArray)"""
def hipArrayDestroy(array: Any, /) -> int:
    """hipError_t hipArrayDestroy(hipArray * array)"""
def hipArray3DCreate(array: Any, pAllocateArray: Any, /) -> int:
    """hipError_t hipArray3DCreate(hipArray ** array, const HIP_ARRAY3D_DESCRIPTOR * pAllocateArray)"""
def hipMalloc3D(pitchedDevPtr: Any, extent: Any, /) -> int:
    """hipError_t hipMalloc3D(hipPitchedPtr * pitchedDevPtr, hipExtent extent)"""
def hipFreeArray(array: Any, /) -> int:
    """hipError_t hipFreeArray(hipArray * array)"""
def hipFreeMipmappedArray(mipmappedArray: Any, /) -> int:
    """hipError_t hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray)"""
def hipMalloc3DArray(array: Any, desc: Any, extent: Any, flags: Any, /) -> int:
    """hipError_t hipMalloc3DArray(hipArray ** array, const struct hipChannelFormatDesc * desc, struct hipExtent extent, unsigned int flags)"""
def hipMallocMipmappedArray(mipmappedArray: Any, desc: Any, extent: Any, numLevels: Any, flags: Any, /) -> int:
    """hipError_t hipMallocMipmappedArray(hipMipmappedArray_t * mipmappedArray, const struct hipChannelFormatDesc * desc, struct hipExtent extent, unsigned int numLevels, unsigned int flags)"""
def hipGetMipmappedArrayLevel(levelArray: Any, mipmappedArray: Any, level: Any, /) -> int:
    """hipError_t hipGetMipmappedArrayLevel(hipArray_t * levelArray, hipMipmappedArray_const_t mipmappedArray, unsigned int level)"""
def hipMemcpy2D(dst: Any, dpitch: Any, src: Any, spitch: Any, width: Any, height: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpy2D(void * dst, size_t dpitch, const void * src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)"""
def hipMemcpyParam2D(pCopy: Any, /) -> int:
    """hipError_t hipMemcpyParam2D(const hip_Memcpy2D * pCopy)"""
def hipMemcpyParam2DAsync(pCopy: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D * pCopy, hipStream_t stream)"""
def hipMemcpy2DAsync(dst: Any, dpitch: Any, src: Any, spitch: Any, width: Any, height: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpy2DAsync(void * dst, size_t dpitch, const void * src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpy2DToArray(dst: Any, wOffset: Any, hOffset: Any, src: Any, spitch: Any, width: Any, height: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpy2DToArray(hipArray * dst, size_t wOffset, size_t hOffset, const void * src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)"""
def hipMemcpy2DToArrayAsync(dst: Any, wOffset: Any, hOffset: Any, src: Any, spitch: Any, width: Any, height: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpy2DToArrayAsync(hipArray * dst, size_t wOffset, size_t hOffset, const void * src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpyToArray(dst: Any, wOffset: Any, hOffset: Any, src: Any, count: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpyToArray(hipArray * dst, size_t wOffset, size_t hOffset, const void * src, size_t count, hipMemcpyKind kind)"""
def hipMemcpyFromArray(dst: Any, srcArray: Any, wOffset: Any, hOffset: Any, count: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpyFromArray(void * dst, hipArray_const_t srcArray, size_t wOffset, size_t hOffset, size_t count, hipMemcpyKind kind)"""
def hipMemcpy2DFromArray(dst: Any, dpitch: Any, src: Any, wOffset: Any, hOffset: Any, width: Any, height: Any, kind: Any, /) -> int:
    """hipError_t hipMemcpy2DFromArray(void * dst, size_t dpitch, hipArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)"""
def hipMemcpy2DFromArrayAsync(dst: Any, dpitch: Any, src: Any, wOffset: Any, hOffset: Any, width: Any, height: Any, kind: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpy2DFromArrayAsync(void * dst, size_t dpitch, hipArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)"""
def hipMemcpyAtoH(dst: Any, srcArray: Any, srcOffset: Any, count: Any, /) -> int:
    """hipError_t hipMemcpyAtoH(void * dst, hipArray * srcArray, size_t srcOffset, size_t count)"""
def hipMemcpyHtoA(dstArray: Any, dstOffset: Any, srcHost: Any, count: Any, /) -> int:
    """hipError_t hipMemcpyHtoA(hipArray * dstArray, size_t dstOffset, const void * srcHost, size_t count)"""
def hipMemcpy3D(p: Any, /) -> int:
    """hipError_t hipMemcpy3D(const struct hipMemcpy3DParms * p)"""
def hipMemcpy3DAsync(p: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms * p, hipStream_t stream)"""
def hipDrvMemcpy3D(pCopy: Any, /) -> int:
    """hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D * pCopy)"""
def hipDrvMemcpy3DAsync(pCopy: Any, stream: Any, /) -> int:
    """hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D * pCopy, hipStream_t stream)"""
def hipDeviceCanAccessPeer(canAccessPeer: Any, deviceId: Any, peerDeviceId: Any, /) -> int:
    """hipError_t hipDeviceCanAccessPeer(int * canAccessPeer, int deviceId, int peerDeviceId)"""
def hipDeviceEnablePeerAccess(peerDeviceId: Any, flags: Any, /) -> int:
    """hipError_t hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)"""
def hipDeviceDisablePeerAccess(peerDeviceId: Any, /) -> int:
    """hipError_t hipDeviceDisablePeerAccess(int peerDeviceId)"""
def hipMemGetAddressRange(pbase: Any, psize: Any, dptr: Any, /) -> int:
    """hipError_t hipMemGetAddressRange(hipDeviceptr_t * pbase, size_t * psize, hipDeviceptr_t dptr)"""
def hipMemcpyPeer(dst: Any, dstDeviceId: Any, src: Any, srcDeviceId: Any, sizeBytes: Any, /) -> int:
    """hipError_t hipMemcpyPeer(void * dst, int dstDeviceId, const void * src, int srcDeviceId, size_t sizeBytes)"""
def hipMemcpyPeerAsync(dst: Any, dstDeviceId: Any, src: Any, srcDevice: Any, sizeBytes: Any, stream: Any, /) -> int:
    """hipError_t hipMemcpyPeerAsync(void * dst, int dstDeviceId, const void * src, int srcDevice, size_t sizeBytes, hipStream_t stream)"""
def hipCtxCreate(ctx: Any, flags: Any, device: Any, /) -> int:
    """hipError_t hipCtxCreate(hipCtx_t * ctx, unsigned int flags, hipDevice_t device)"""
def hipCtxDestroy(ctx: Any, /) -> int:
    """hipError_t hipCtxDestroy(hipCtx_t ctx)"""
def hipCtxPopCurrent(ctx: Any, /) -> int:
    """hipError_t hipCtxPopCurrent(hipCtx_t * ctx)"""
def hipCtxPushCurrent(ctx: Any, /) -> int:
    """hipError_t hipCtxPushCurrent(hipCtx_t ctx)"""
def hipCtxSetCurrent(ctx: Any, /) -> int:
    """hipError_t hipCtxSetCurrent(hipCtx_t ctx)"""
def hipCtxGetCurrent(ctx: Any, /) -> int:
    """hipError_t hipCtxGetCurrent(hipCtx_t * ctx)"""
def hipCtxGetDevice(device: Any, /) -> int:
    """hipError_t hipCtxGetDevice(hipDevice_t * device)"""
def hipCtxGetApiVersion(ctx: Any, apiVersion: Any, /) -> int:
    """hipError_t hipCtxGetApiVersion(hipCtx_t ctx, int * apiVersion)"""
def hipCtxGetCacheConfig(cacheConfig: Any, /) -> int:
    """hipError_t hipCtxGetCacheConfig(hipFuncCache_t * cacheConfig)"""
def hipCtxSetCacheConfig(cacheConfig: Any, /) -> int:
    """hipError_t hipCtxSetCacheConfig(hipFuncCache_t cacheConfig)"""
def hipCtxSetSharedMemConfig(config: Any, /) -> int:
    """hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config)"""
def hipCtxGetSharedMemConfig(pConfig: Any, /) -> int:
    """hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig * pConfig)"""
def hipCtxSynchronize() -> int:
    """hipError_t hipCtxSynchronize()"""
def hipCtxGetFlags(flags: Any, /) -> int:
    """hipError_t hipCtxGetFlags(unsigned int * flags)"""
def hipCtxEnablePeerAccess(peerCtx: Any, flags: Any, /) -> int:
    """hipError_t hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags)"""
def hipCtxDisablePeerAccess(peerCtx: Any, /) -> int:
    """hipError_t hipCtxDisablePeerAccess(hipCtx_t peerCtx)"""
def hipDevicePrimaryCtxGetState(dev: Any, flags: Any, active: Any, /) -> int:
    """hipError_t hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int * flags, int * active)"""
def hipDevicePrimaryCtxRelease(dev: Any, /) -> int:
    """hipError_t hipDevicePrimaryCtxRelease(hipDevice_t dev)"""
def hipDevicePrimaryCtxRetain(pctx: Any, dev: Any, /) -> int:
    """hipError_t hipDevicePrimaryCtxRetain(hipCtx_t * pctx, hipDevice_t dev)"""
def hipDevicePrimaryCtxReset(dev: Any, /) -> int:
    """hipError_t hipDevicePrimaryCtxReset(hipDevice_t dev)"""
def hipDevicePrimaryCtxSetFlags(dev: Any, flags: Any, /) -> int:
    """hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t dev, unsigned int flags)"""
def hipModuleLoad(module: Any, fname: Any, /) -> int:
    """hipError_t hipModuleLoad(hipModule_t * module, const char * fname)"""
def hipModuleUnload(module: Any, /) -> int:
    """hipError_t hipModuleUnload(hipModule_t module)"""
def hipModuleGetFunction(function: Any, module: Any, kname: Any, /) -> int:
    """hipError_t hipModuleGetFunction(hipFunction_t * function, hipModule_t module, const char * kname)"""
def hipFuncGetAttributes(attr: Any, func: Any, /) -> int:
    """hipError_t hipFuncGetAttributes(struct hipFuncAttributes * attr, const void * func)"""
def hipFuncGetAttribute(value: Any, attrib: Any, hfunc: Any, /) -> int:
    """hipError_t hipFuncGetAttribute(int * value, hipFunction_attribute attrib, hipFunction_t hfunc)"""
def hipModuleGetTexRef(texRef: Any, hmod: Any, name: Any, /) -> int:
    """hipError_t hipModuleGetTexRef(textureReference ** texRef, hipModule_t hmod, const char * name)"""
def hipModuleLoadData(module: Any, image: Any, /) -> int:
    """hipError_t hipModuleLoadData(hipModule_t * module, const void * image)"""
def hipModuleLoadDataEx(module: Any, image: Any, numOptions: Any, options: Any, optionValues: Any, /) -> int:
    """hipError_t hipModuleLoadDataEx(hipModule_t * module, const void * image, unsigned int numOptions, hipJitOption * options, void ** optionValues)"""
def hipModuleLaunchKernel(f: Any, gridDimX: Any, gridDimY: Any, gridDimZ: Any, blockDimX: Any, blockDimY: Any, blockDimZ: Any, sharedMemBytes: Any, stream: Any, kernelParams: Any, extra: Any, /) -> int:
    """hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, hipStream_t stream, void ** kernelParams, void ** extra)"""
def hipLaunchCooperativeKernel(f: Any, gridDim: Any, blockDimX: Any, kernelParams: Any, sharedMemBytes: Any, stream: Any, /) -> int:
    """hipError_t hipLaunchCooperativeKernel(const void * f, dim3 gridDim, dim3 blockDimX, void ** kernelParams, unsigned int sharedMemBytes, hipStream_t stream)"""
def hipLaunchCooperativeKernelMultiDevice(launchParamsList: Any, numDevices: Any, flags: Any, /) -> int:
    """hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams * launchParamsList, int numDevices, unsigned int flags)"""
def hipExtLaunchMultiKernelMultiDevice(launchParamsList: Any, numDevices: Any, flags: Any, /) -> int:
    """hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams * launchParamsList, int numDevices, unsigned int flags)"""
def hipModuleOccupancyMaxPotentialBlockSize(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: Any, blockSizeLimit: Any, /) -> int:
    """hipError_t hipModuleOccupancyMaxPotentialBlockSize(int * gridSize, int * blockSize, hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit)"""
def hipModuleOccupancyMaxPotentialBlockSizeWithFlags(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: Any, blockSizeLimit: Any, flags: Any, /) -> int:
    """hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int * gridSize, int * blockSize, hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit, unsigned int flags)"""
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, f: Any, blockSize: Any, dynSharedMemPerBlk: Any, /) -> int:
    """hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int * numBlocks, hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk)"""
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, f: Any, blockSize: Any, dynSharedMemPerBlk: Any, flags: Any, /) -> int:
    """hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int * numBlocks, hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)"""
def hipOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, f: Any, blockSize: Any, dynSharedMemPerBlk: Any, /) -> int:
    """hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int * numBlocks, const void * f, int blockSize, size_t dynSharedMemPerBlk)"""
def hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, f: Any, blockSize: Any, dynSharedMemPerBlk: Any, flags: Any, /) -> int:
    """hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int * numBlocks, const void * f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)"""
def hipOccupancyMaxPotentialBlockSize(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: Any, blockSizeLimit: Any, /) -> int:
    """hipError_t hipOccupancyMaxPotentialBlockSize(int * gridSize, int * blockSize, const void * f, size_t dynSharedMemPerBlk, int blockSizeLimit)"""
def hipProfilerStart() -> int:
    """hipError_t hipProfilerStart()"""
def hipProfilerStop() -> int:
    """hipError_t hipProfilerStop()"""
def hipConfigureCall(gridDim: Any, blockDim: Any, sharedMem: Any, stream: Any, /) -> int:
    """hipError_t hipConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem, hipStream_t stream)"""
def hipSetupArgument(arg: Any, size: Any, offset: Any, /) -> int:
    """hipError_t hipSetupArgument(const void * arg, size_t size, size_t offset)"""
def hipLaunchByPtr(func: Any, /) -> int:
    """hipError_t hipLaunchByPtr(const void * func)"""
def __hipPushCallConfiguration(gridDim: Any, blockDim: Any, sharedMem: Any, stream: Any, /) -> int:
    """hipError_t __hipPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem, hipStream_t stream)"""
def __hipPopCallConfiguration(gridDim: Any, blockDim: Any, sharedMem: Any, stream: Any, /) -> int:
    """hipError_t __hipPopCallConfiguration(dim3 * gridDim, dim3 * blockDim, size_t * sharedMem, hipStream_t * stream)"""
def hipLaunchKernel(function_address: Any, numBlocks: Any, dimBlocks: Any, args: Any, sharedMemBytes: Any, stream: Any, /) -> int:
    """hipError_t hipLaunchKernel(const void * function_address, dim3 numBlocks, dim3 dimBlocks, void ** args, size_t sharedMemBytes, hipStream_t stream)"""
def hipDrvMemcpy2DUnaligned(pCopy: Any, /) -> int:
    """hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D * pCopy)"""
def hipExtLaunchKernel(function_address: Any, numBlocks: Any, dimBlocks: Any, args: Any, sharedMemBytes: Any, stream: Any, startEvent: Any, stopEvent: Any, flags: Any, /) -> int:
    """hipError_t hipExtLaunchKernel(const void * function_address, dim3 numBlocks, dim3 dimBlocks, void ** args, size_t sharedMemBytes, hipStream_t stream, hipEvent_t startEvent, hipEvent_t stopEvent, int flags)"""
def hipBindTextureToMipmappedArray(tex: Any, mipmappedArray: Any, desc: Any, /) -> int:
    """hipError_t hipBindTextureToMipmappedArray(const textureReference * tex, hipMipmappedArray_const_t mipmappedArray, const hipChannelFormatDesc * desc)"""
def hipGetTextureReference(texref: Any, symbol: Any, /) -> int:
    """hipError_t hipGetTextureReference(const textureReference ** texref, const void * symbol)"""
def hipCreateTextureObject(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any, /) -> int:
    """hipError_t hipCreateTextureObject(hipTextureObject_t * pTexObject, const hipResourceDesc * pResDesc, const hipTextureDesc * pTexDesc, const struct hipResourceViewDesc * pResViewDesc)"""
def hipDestroyTextureObject(textureObject: Any, /) -> int:
    """hipError_t hipDestroyTextureObject(hipTextureObject_t textureObject)"""
def hipGetChannelDesc(desc: Any, array: Any, /) -> int:
    """hipError_t hipGetChannelDesc(hipChannelFormatDesc * desc, hipArray_const_t array)"""
def hipGetTextureObjectResourceDesc(pResDesc: Any, textureObject: Any, /) -> int:
    """hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc * pResDesc, hipTextureObject_t textureObject)"""
def hipGetTextureObjectResourceViewDesc(pResViewDesc: Any, textureObject: Any, /) -> int:
    """hipError_t hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc * pResViewDesc, hipTextureObject_t textureObject)"""
def hipGetTextureObjectTextureDesc(pTexDesc: Any, textureObject: Any, /) -> int:
    """hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc * pTexDesc, hipTextureObject_t textureObject)"""
def hipTexRefSetAddressMode(texRef: Any, dim: Any, am: Any, /) -> int:
    """hipError_t hipTexRefSetAddressMode(textureReference * texRef, int dim, enum hipTextureAddressMode am)"""
def hipTexRefSetArray(tex: Any, array: Any, flags: Any, /) -> int:
    """hipError_t hipTexRefSetArray(textureReference * tex, hipArray_const_t array, unsigned int flags)"""
def hipTexRefSetFilterMode(texRef: Any, fm: Any, /) -> int:
    """hipError_t hipTexRefSetFilterMode(textureReference * texRef, enum hipTextureFilterMode fm)"""
def hipTexRefSetFlags(texRef: Any, Flags: Any, /) -> int:
    """hipError_t hipTexRefSetFlags(textureReference * texRef, unsigned int Flags)"""
def hipTexRefSetFormat(texRef: Any, fmt: Any, NumPackedComponents: Any, /) -> int:
    """hipError_t hipTexRefSetFormat(textureReference * texRef, hipArray_Format fmt, int NumPackedComponents)"""
def hipTexObjectCreate(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any, /) -> int:
    """hipError_t hipTexObjectCreate(hipTextureObject_t * pTexObject, const HIP_RESOURCE_DESC * pResDesc, const HIP_TEXTURE_DESC * pTexDesc, const HIP_RESOURCE_VIEW_DESC * pResViewDesc)"""
def hipTexObjectDestroy(texObject: Any, /) -> int:
    """hipError_t hipTexObjectDestroy(hipTextureObject_t texObject)"""
def hipTexObjectGetResourceDesc(pResDesc: Any, texObject: Any, /) -> int:
    """hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC * pResDesc, hipTextureObject_t texObject)"""
def hipTexObjectGetResourceViewDesc(pResViewDesc: Any, texObject: Any, /) -> int:
    """hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC * pResViewDesc, hipTextureObject_t texObject)"""
def hipTexObjectGetTextureDesc(pTexDesc: Any, texObject: Any, /) -> int:
    """hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC * pTexDesc, hipTextureObject_t texObject)"""
def hipBindTexture(offset: Any, tex: Any, devPtr: Any, desc: Any, size: Any, /) -> int:
    """hipError_t hipBindTexture(size_t * offset, const textureReference * tex, const void * devPtr, const hipChannelFormatDesc * desc, size_t size)"""
def hipBindTexture2D(offset: Any, tex: Any, devPtr: Any, desc: Any, width: Any, height: Any, pitch: Any, /) -> int:
    """hipError_t hipBindTexture2D(size_t * offset, const textureReference * tex, const void * devPtr, const hipChannelFormatDesc * desc, size_t width, size_t height, size_t pitch)"""
def hipBindTextureToArray(tex: Any, array: Any, desc: Any, /) -> int:
    """hipError_t hipBindTextureToArray(const textureReference * tex, hipArray_const_t array, const hipChannelFormatDesc * desc)"""
def hipGetTextureAlignmentOffset(offset: Any, texref: Any, /) -> int:
    """hipError_t hipGetTextureAlignmentOffset(size_t * offset, const textureReference * texref)"""
def hipUnbindTexture(tex: Any, /) -> int:
    """hipError_t hipUnbindTexture(const textureReference * tex)"""
def hipTexRefGetAddress(dev_ptr: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetAddress(hipDeviceptr_t * dev_ptr, const textureReference * texRef)"""
def hipTexRefGetAddressMode(pam: Any, texRef: Any, dim: Any, /) -> int:
    """hipError_t hipTexRefGetAddressMode(enum hipTextureAddressMode * pam, const textureReference * texRef, int dim)"""
def hipTexRefGetFilterMode(pfm: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetFilterMode(enum hipTextureFilterMode * pfm, const textureReference * texRef)"""
def hipTexRefGetFlags(pFlags: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetFlags(unsigned int * pFlags, const textureReference * texRef)"""
def hipTexRefGetFormat(pFormat: Any, pNumChannels: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetFormat(hipArray_Format * pFormat, int * pNumChannels, const textureReference * texRef)"""
def hipTexRefGetMaxAnisotropy(pmaxAnsio: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetMaxAnisotropy(int * pmaxAnsio, const textureReference * texRef)"""
def hipTexRefGetMipmapFilterMode(pfm: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode * pfm, const textureReference * texRef)"""
def hipTexRefGetMipmapLevelBias(pbias: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetMipmapLevelBias(float * pbias, const textureReference * texRef)"""
def hipTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Any, pmaxMipmapLevelClamp: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetMipmapLevelClamp(float * pminMipmapLevelClamp, float * pmaxMipmapLevelClamp, const textureReference * texRef)"""
def hipTexRefGetMipMappedArray(pArray: Any, texRef: Any, /) -> int:
    """hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t * pArray, const textureReference * texRef)"""
def hipTexRefSetAddress(ByteOffset: Any, texRef: Any, dptr: Any, bytes: Any, /) -> int:
    """hipError_t hipTexRefSetAddress(size_t * ByteOffset, textureReference * texRef, hipDeviceptr_t dptr, size_t bytes)"""
def hipTexRefSetAddress2D(texRef: Any, desc: Any, dptr: Any, Pitch: Any, /) -> int:
    """hipError_t hipTexRefSetAddress2D(textureReference * texRef, const HIP_ARRAY_DESCRIPTOR * desc, hipDeviceptr_t dptr, size_t Pitch)"""
def hipTexRefSetMaxAnisotropy(texRef: Any, maxAniso: Any, /) -> int:
    """hipError_t hipTexRefSetMaxAnisotropy(textureReference * texRef, unsigned int maxAniso)"""
def hipTexRefSetBorderColor(texRef: Any, pBorderColor: Any, /) -> int:
    """hipError_t hipTexRefSetBorderColor(textureReference * texRef, float * pBorderColor)"""
def hipTexRefSetMipmapFilterMode(texRef: Any, fm: Any, /) -> int:
    """hipError_t hipTexRefSetMipmapFilterMode(textureReference * texRef, enum hipTextureFilterMode fm)"""
def hipTexRefSetMipmapLevelBias(texRef: Any, bias: Any, /) -> int:
    """hipError_t hipTexRefSetMipmapLevelBias(textureReference * texRef, float bias)"""
def hipTexRefSetMipmapLevelClamp(texRef: Any, minMipMapLevelClamp: Any, maxMipMapLevelClamp: Any, /) -> int:
    """hipError_t hipTexRefSetMipmapLevelClamp(textureReference * texRef, float minMipMapLevelClamp, float maxMipMapLevelClamp)"""
def hipTexRefSetMipmappedArray(texRef: Any, mipmappedArray: Any, Flags: Any, /) -> int:
    """hipError_t hipTexRefSetMipmappedArray(textureReference * texRef, struct hipMipmappedArray * mipmappedArray, unsigned int Flags)"""
def hipMipmappedArrayCreate(pHandle: Any, pMipmappedArrayDesc: Any, numMipmapLevels: Any, /) -> int:
    """hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t * pHandle, HIP_ARRAY3D_DESCRIPTOR * pMipmappedArrayDesc, unsigned int numMipmapLevels)"""
def hipMipmappedArrayDestroy(hMipmappedArray: Any, /) -> int:
    """hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray)"""
def hipMipmappedArrayGetLevel(pLevelArray: Any, hMipMappedArray: Any, level: Any, /) -> int:
    """hipError_t hipMipmappedArrayGetLevel(hipArray_t * pLevelArray, hipMipmappedArray_t hMipMappedArray, unsigned int level)"""
def hipRegisterApiCallback(id: Any, fun: Any, arg: Any, /) -> int:
    """hipError_t hipRegisterApiCallback(uint32_t id, void * fun, void * arg)"""
def hipRemoveApiCallback(id: Any, /) -> int:
    """hipError_t hipRemoveApiCallback(uint32_t id)"""
def hipRegisterActivityCallback(id: Any, fun: Any, arg: Any, /) -> int:
    """hipError_t hipRegisterActivityCallback(uint32_t id, void * fun, void * arg)"""
def hipRemoveActivityCallback(id: Any, /) -> int:
    """hipError_t hipRemoveActivityCallback(uint32_t id)"""
def hipApiName(id: Any, /) -> bytes | None:
    """const char * hipApiName(uint32_t id)"""
def hipKernelNameRef(f: Any, /) -> bytes | None:
    """const char * hipKernelNameRef(const hipFunction_t f)"""
def hipKernelNameRefByPtr(hostFunction: Any, stream: Any, /) -> bytes | None:
    """const char * hipKernelNameRefByPtr(const void * hostFunction, hipStream_t stream)"""
def hipGetStreamDeviceId(stream: Any, /) -> int:
    """int hipGetStreamDeviceId(hipStream_t stream)"""
def hipStreamBeginCapture(stream: Any, mode: Any, /) -> int:
    """hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode)"""
def hipStreamEndCapture(stream: Any, pGraph: Any, /) -> int:
    """hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t * pGraph)"""
def hipStreamGetCaptureInfo(stream: Any, pCaptureStatus: Any, pId: Any, /) -> int:
    """hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus * pCaptureStatus, unsigned long long * pId)"""
def hipStreamGetCaptureInfo_v2(stream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, numDependencies_out: Any, /) -> int:
    """hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus * captureStatus_out, unsigned long long * id_out, hipGraph_t * graph_out, const hipGraphNode_t ** dependencies_out, size_t * numDependencies_out)"""
def hipStreamIsCapturing(stream: Any, pCaptureStatus: Any, /) -> int:
    """hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus * pCaptureStatus)"""
def hipStreamUpdateCaptureDependencies(stream: Any, dependencies: Any, numDependencies: Any, flags: Any, /) -> int:
    """hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t * dependencies, size_t numDependencies, unsigned int flags)"""
def hipLaunchHostFunc(stream: Any, fn: Any, userData: Any, /) -> int:
    """hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t fn, void * userData)"""
def hipThreadExchangeStreamCaptureMode(mode: Any, /) -> int:
    """hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode * mode)"""
def hipGraphCreate(pGraph: Any, flags: Any, /) -> int:
    """hipError_t hipGraphCreate(hipGraph_t * pGraph, unsigned int flags)"""
def hipGraphDestroy(graph: Any, /) -> int:
    """hipError_t hipGraphDestroy(hipGraph_t graph)"""
def hipGraphAddDependencies(graph: Any, from_: Any, to: Any, numDependencies: Any, /) -> int:
    """hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t * from, const hipGraphNode_t * to, size_t numDependencies)"""
def hipGraphRemoveDependencies(graph: Any, from_: Any, to: Any, numDependencies: Any, /) -> int:
    """hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t * from, const hipGraphNode_t * to, size_t numDependencies)"""
def hipGraphGetEdges(graph: Any, from_: Any, to: Any, numEdges: Any, /) -> int:
    """hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t * from, hipGraphNode_t * to, size_t * numEdges)"""
def hipGraphGetNodes(graph: Any, nodes: Any, numNodes: Any, /) -> int:
    """hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t * nodes, size_t * numNodes)"""
def hipGraphGetRootNodes(graph: Any, pRootNodes: Any, pNumRootNodes: Any, /) -> int:
    """hipError_t hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t * pRootNodes, size_t * pNumRootNodes)"""
def hipGraphNodeGetDependencies(node: Any, pDependencies: Any, pNumDependencies: Any, /) -> int:
    """hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t * pDependencies, size_t * pNumDependencies)"""
def hipGraphNodeGetDependentNodes(node: Any, pDependentNodes: Any, pNumDependentNodes: Any, /) -> int:
    """hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t * pDependentNodes, size_t * pNumDependentNodes)"""
def hipGraphNodeGetType(node: Any, pType: Any, /) -> int:
    """hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType * pType)"""
def hipGraphDestroyNode(node: Any, /) -> int:
    """hipError_t hipGraphDestroyNode(hipGraphNode_t node)"""
def hipGraphClone(pGraphClone: Any, originalGraph: Any, /) -> int:
    """hipError_t hipGraphClone(hipGraph_t * pGraphClone, hipGraph_t originalGraph)"""
def hipGraphNodeFindInClone(pNode: Any, originalNode: Any, clonedGraph: Any, /) -> int:
    """hipError_t hipGraphNodeFindInClone(hipGraphNode_t * pNode, hipGraphNode_t originalNode, hipGraph_t clonedGraph)"""
def hipGraphInstantiate(pGraphExec: Any, graph: Any, pErrorNode: Any, pLogBuffer: Any, bufferSize: Any, /) -> int:
    """hipError_t hipGraphInstantiate(hipGraphExec_t * pGraphExec, hipGraph_t graph, hipGraphNode_t * pErrorNode, char * pLogBuffer, size_t bufferSize)"""
def hipGraphInstantiateWithFlags(pGraphExec: Any, graph: Any, flags: Any, /) -> int:
    """hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t * pGraphExec, hipGraph_t graph, unsigned long long flags)"""
def hipGraphLaunch(graphExec: Any, stream: Any, /) -> int:
    """hipError_t hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream)"""
def hipGraphExecDestroy(graphExec: Any, /) -> int:
    """hipError_t hipGraphExecDestroy(hipGraphExec_t graphExec)"""
def hipGraphExecUpdate(hGraphExec: Any, hGraph: Any, hErrorNode_out: Any, updateResult_out: Any, /) -> int:
    """hipError_t hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph, hipGraphNode_t * hErrorNode_out, hipGraphExecUpdateResult * updateResult_out)"""
def hipGraphAddKernelNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphAddKernelNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, const hipKernelNodeParams * pNodeParams)"""
def hipGraphKernelNodeGetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams * pNodeParams)"""
def hipGraphKernelNodeSetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams * pNodeParams)"""
def hipGraphExecKernelNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node, const hipKernelNodeParams * pNodeParams)"""
def hipGraphAddMemcpyNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, pCopyParams: Any, /) -> int:
    """hipError_t hipGraphAddMemcpyNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, const hipMemcpy3DParms * pCopyParams)"""
def hipGraphMemcpyNodeGetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms * pNodeParams)"""
def hipGraphMemcpyNodeSetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms * pNodeParams)"""
def hipGraphKernelNodeSetAttribute(hNode: Any, attr: Any, value: Any, /) -> int:
    """hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode, hipKernelNodeAttrID attr, const hipKernelNodeAttrValue * value)"""
def hipGraphKernelNodeGetAttribute(hNode: Any, attr: Any, value: Any, /) -> int:
    """hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode, hipKernelNodeAttrID attr, hipKernelNodeAttrValue * value)"""
def hipGraphExecMemcpyNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node, hipMemcpy3DParms * pNodeParams)"""
def hipGraphAddMemcpyNode1D(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, dst: Any, src: Any, count: Any, kind: Any, /) -> int:
    """hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, void * dst, const void * src, size_t count, hipMemcpyKind kind)"""
def hipGraphMemcpyNodeSetParams1D(node: Any, dst: Any, src: Any, count: Any, kind: Any, /) -> int:
    """hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void * dst, const void * src, size_t count, hipMemcpyKind kind)"""
def hipGraphExecMemcpyNodeSetParams1D(hGraphExec: Any, node: Any, dst: Any, src: Any, count: Any, kind: Any, /) -> int:
    """hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec, hipGraphNode_t node, void * dst, const void * src, size_t count, hipMemcpyKind kind)"""
def hipGraphAddMemcpyNodeFromSymbol(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, dst: Any, symbol: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, void * dst, const void * symbol, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphMemcpyNodeSetParamsFromSymbol(node: Any, dst: Any, symbol: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void * dst, const void * symbol, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: Any, node: Any, dst: Any, symbol: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node, void * dst, const void * symbol, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphAddMemcpyNodeToSymbol(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, symbol: Any, src: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, const void * symbol, const void * src, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphMemcpyNodeSetParamsToSymbol(node: Any, symbol: Any, src: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void * symbol, const void * src, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: Any, node: Any, symbol: Any, src: Any, count: Any, offset: Any, kind: Any, /) -> int:
    """hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node, const void * symbol, const void * src, size_t count, size_t offset, hipMemcpyKind kind)"""
def hipGraphAddMemsetNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, pMemsetParams: Any, /) -> int:
    """hipError_t hipGraphAddMemsetNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, const hipMemsetParams * pMemsetParams)"""
def hipGraphMemsetNodeGetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams * pNodeParams)"""
def hipGraphMemsetNodeSetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams * pNodeParams)"""
def hipGraphExecMemsetNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node, const hipMemsetParams * pNodeParams)"""
def hipGraphAddHostNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphAddHostNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, const hipHostNodeParams * pNodeParams)"""
def hipGraphHostNodeGetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams * pNodeParams)"""
def hipGraphHostNodeSetParams(node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams * pNodeParams)"""
def hipGraphExecHostNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any, /) -> int:
    """hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node, const hipHostNodeParams * pNodeParams)"""
def hipGraphAddChildGraphNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, childGraph: Any, /) -> int:
    """hipError_t hipGraphAddChildGraphNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, hipGraph_t childGraph)"""
def hipGraphChildGraphNodeGetGraph(node: Any, pGraph: Any, /) -> int:
    """hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t * pGraph)"""
def hipGraphExecChildGraphNodeSetParams(hGraphExec: Any, node: Any, childGraph: Any, /) -> int:
    """hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node, hipGraph_t childGraph)"""
def hipGraphAddEmptyNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, /) -> int:
    """hipError_t hipGraphAddEmptyNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies)"""
def hipGraphAddEventRecordNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, event: Any, /) -> int:
    """hipError_t hipGraphAddEventRecordNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, hipEvent_t event)"""
def hipGraphEventRecordNodeGetEvent(node: Any, event_out: Any, /) -> int:
    """hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t * event_out)"""
def hipGraphEventRecordNodeSetEvent(node: Any, event: Any, /) -> int:
    """hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event)"""
def hipGraphExecEventRecordNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any, /) -> int:
    """hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode, hipEvent_t event)"""
def hipGraphAddEventWaitNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: Any, event: Any, /) -> int:
    """hipError_t hipGraphAddEventWaitNode(hipGraphNode_t * pGraphNode, hipGraph_t graph, const hipGraphNode_t * pDependencies, size_t numDependencies, hipEvent_t event)"""
def hipGraphEventWaitNodeGetEvent(node: Any, event_out: Any, /) -> int:
    """hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t * event_out)"""
def hipGraphEventWaitNodeSetEvent(node: Any, event: Any, /) -> int:
    """hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event)"""
def hipGraphExecEventWaitNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any, /) -> int:
    """hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode, hipEvent_t event)"""
class struct_hipMemAllocationProp(runtime.Struct):
    compressionType: Field[int]
    location: Field[struct_hipMemLocation]
    requestedHandleType: Field[int]
    type: Field[int]
    usage: Field[int]
    win32HandleMetaData: Field[int | None]
hipMemAllocationProp = struct_hipMemAllocationProp
class struct_ihipMemGenericAllocationHandle(runtime.Struct): ...
hipMemGenericAllocationHandle_t = Any
enum_hipMemAllocationGranularity_flags = ctypes.c_uint32
hipMemAllocationGranularityMinimum: int
hipMemAllocationGranularityRecommended: int
hipMemAllocationGranularity_flags = enum_hipMemAllocationGranularity_flags
enum_hipMemHandleType = ctypes.c_uint32
hipMemHandleTypeGeneric: int
hipMemHandleType = enum_hipMemHandleType
enum_hipMemOperationType = ctypes.c_uint32
hipMemOperationTypeMap: int
hipMemOperationTypeUnmap: int
hipMemOperationType = enum_hipMemOperationType
enum_hipArraySparseSubresourceType = ctypes.c_uint32
hipArraySparseSubresourceTypeSparseLevel: int
hipArraySparseSubresourceTypeMiptail: int
hipArraySparseSubresourceType = enum_hipArraySparseSubresourceType
class struct_hipArrayMapInfo_resource(runtime.Union):
    mipmap: Field[struct_hipMipmappedArray]
    array: Field[ctypes._Pointer[struct_hipArray]]
class struct_hipArrayMapInfo_subresource_sparseLevel(runtime.Struct):
    level: Field[int]
    layer: Field[int]
    offsetX: Field[int]
    offsetY: Field[int]
    offsetZ: Field[int]
    extentWidth: Field[int]
    extentHeight: Field[int]
    extentDepth: Field[int]
class struct_hipArrayMapInfo_subresource_miptail(runtime.Struct):
    layer: Field[int]
    offset: Field[int]
    size: Field[int]
class struct_hipArrayMapInfo_subresource(runtime.Union):
    sparseLevel: Field[struct_hipArrayMapInfo_subresource_sparseLevel]
    miptail: Field[struct_hipArrayMapInfo_subresource_miptail]
class struct_hipArrayMapInfo_memHandle(runtime.Union):
    memHandle: Field[ctypes._Pointer[struct_ihipMemGenericAllocationHandle]]
class struct_hipArrayMapInfo(runtime.Struct):
    resourceType: Field[int]
    resource: Field[struct_hipArrayMapInfo_resource]
    subresourceType: Field[int]
    subresource: Field[struct_hipArrayMapInfo_subresource]
    memOperationType: Field[int]
    memHandleType: Field[int]
    memHandle: Field[struct_hipArrayMapInfo_memHandle]
    offset: Field[int]
    deviceBitMask: Field[int]
    flags: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint32]]
hipArrayMapInfo = struct_hipArrayMapInfo
def hipMemAddressFree(devPtr: Any, size: Any, /) -> int:
    """hipError_t hipMemAddressFree(void * devPtr, size_t size)"""
def hipMemAddressReserve(ptr: Any, size: Any, alignment: Any, addr: Any, flags: Any, /) -> int:
    """hipError_t hipMemAddressReserve(void ** ptr, size_t size, size_t alignment, void * addr, unsigned long long flags)"""
def hipMemCreate(handle: Any, size: Any, prop: Any, flags: Any, /) -> int:
    """hipError_t hipMemCreate(hipMemGenericAllocationHandle_t * handle, size_t size, const hipMemAllocationProp * prop, unsigned long long flags)"""
def hipMemExportToShareableHandle(shareableHandle: Any, handle: Any, handleType: Any, flags: Any, /) -> int:
    """hipError_t hipMemExportToShareableHandle(void * shareableHandle, hipMemGenericAllocationHandle_t handle, hipMemAllocationHandleType handleType, unsigned long long flags)"""
def hipMemGetAccess(flags: Any, location: Any, ptr: Any, /) -> int:
    """hipError_t hipMemGetAccess(unsigned long long * flags, const hipMemLocation * location, void * ptr)"""
def hipMemGetAllocationGranularity(granularity: Any, prop: Any, option: Any, /) -> int:
    """hipError_t hipMemGetAllocationGranularity(size_t * granularity, const hipMemAllocationProp * prop, hipMemAllocationGranularity_flags option)"""
def hipMemGetAllocationPropertiesFromHandle(prop: Any, handle: Any, /) -> int:
    """hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp * prop, hipMemGenericAllocationHandle_t handle)"""
def hipMemImportFromShareableHandle(handle: Any, osHandle: Any, shHandleType: Any, /) -> int:
    """hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t * handle, void * osHandle, hipMemAllocationHandleType shHandleType)"""
def hipMemMap(ptr: Any, size: Any, offset: Any, handle: Any, flags: Any, /) -> int:
    """hipError_t hipMemMap(void * ptr, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle, unsigned long long flags)"""
def hipMemMapArrayAsync(mapInfoList: Any, count: Any, stream: Any, /) -> int:
    """hipError_t hipMemMapArrayAsync(hipArrayMapInfo * mapInfoList, unsigned int count, hipStream_t stream)"""
def hipMemRelease(handle: Any, /) -> int:
    """hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle)"""
def hipMemRetainAllocationHandle(handle: Any, addr: Any, /) -> int:
    """hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t * handle, void * addr)"""
def hipMemSetAccess(ptr: Any, size: Any, desc: Any, count: Any, /) -> int:
    """hipError_t hipMemSetAccess(void * ptr, size_t size, const hipMemAccessDesc * desc, size_t count)"""
def hipMemUnmap(ptr: Any, size: Any, /) -> int:
    """hipError_t hipMemUnmap(void * ptr, size_t size)"""
GLuint = ctypes.c_uint32
GLenum = ctypes.c_uint32
def hipGLGetDevices(pHipDeviceCount: Any, pHipDevices: Any, hipDeviceCount: Any, deviceList: Any, /) -> int:
    """hipError_t hipGLGetDevices(unsigned int * pHipDeviceCount, int * pHipDevices, unsigned int hipDeviceCount, hipGLDeviceList deviceList)"""
def hipGraphicsGLRegisterBuffer(resource: Any, buffer: Any, flags: Any, /) -> int:
    """hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource ** resource, GLuint buffer, unsigned int flags)"""
def hipGraphicsGLRegisterImage(resource: Any, image: Any, target: Any, flags: Any, /) -> int:
    """hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource ** resource, GLuint image, GLenum target, unsigned int flags)"""
def hipGraphicsMapResources(count: Any, resources: Any, stream: Any, /) -> int:
    """hipError_t hipGraphicsMapResources(int count, hipGraphicsResource_t * resources, hipStream_t stream)"""
def hipGraphicsSubResourceGetMappedArray(array: Any, resource: Any, arrayIndex: Any, mipLevel: Any, /) -> int:
    """hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t * array, hipGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)"""
def hipGraphicsResourceGetMappedPointer(devPtr: Any, size: Any, resource: Any, /) -> int:
    """hipError_t hipGraphicsResourceGetMappedPointer(void ** devPtr, size_t * size, hipGraphicsResource_t resource)"""
def hipGraphicsUnmapResources(count: Any, resources: Any, stream: Any, /) -> int:
    """hipError_t hipGraphicsUnmapResources(int count, hipGraphicsResource_t * resources, hipStream_t stream)"""
def hipGraphicsUnregisterResource(resource: Any, /) -> int:
    """hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t resource)"""
enum_hiprtcResult = ctypes.c_uint32
HIPRTC_SUCCESS: int
HIPRTC_ERROR_OUT_OF_MEMORY: int
HIPRTC_ERROR_PROGRAM_CREATION_FAILURE: int
HIPRTC_ERROR_INVALID_INPUT: int
HIPRTC_ERROR_INVALID_PROGRAM: int
HIPRTC_ERROR_INVALID_OPTION: int
HIPRTC_ERROR_COMPILATION: int
HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE: int
HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: int
HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: int
HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID: int
HIPRTC_ERROR_INTERNAL_ERROR: int
hiprtcResult = enum_hiprtcResult
def hiprtcGetErrorString(result: Any, /) -> bytes | None:
    """const char * hiprtcGetErrorString(hiprtcResult result)"""
def hiprtcVersion(major: Any, minor: Any, /) -> int:
    """hiprtcResult hiprtcVersion(int * major, int * minor)"""
class struct__hiprtcProgram(runtime.Struct): ...
hiprtcProgram = Any
def hiprtcAddNameExpression(prog: Any, name_expression: Any, /) -> int:
    """hiprtcResult hiprtcAddNameExpression(hiprtcProgram prog, const char * name_expression)"""
def hiprtcCompileProgram(prog: Any, numOptions: Any, options: Any, /) -> int:
    """hiprtcResult hiprtcCompileProgram(hiprtcProgram prog, int numOptions, const char ** options)"""
def hiprtcCreateProgram(prog: Any, src: Any, name: Any, numHeaders: Any, headers: Any, includeNames: Any, /) -> int:
    """hiprtcResult hiprtcCreateProgram(hiprtcProgram * prog, const char * src, const char * name, int numHeaders, const char ** headers, const char ** includeNames)"""
def hiprtcDestroyProgram(prog: Any, /) -> int:
    """hiprtcResult hiprtcDestroyProgram(hiprtcProgram * prog)"""
def hiprtcGetLoweredName(prog: Any, name_expression: Any, lowered_name: Any, /) -> int:
    """hiprtcResult hiprtcGetLoweredName(hiprtcProgram prog, const char * name_expression, const char ** lowered_name)"""
def hiprtcGetProgramLog(prog: Any, log: Any, /) -> int:
    """hiprtcResult hiprtcGetProgramLog(hiprtcProgram prog, char * log)"""
def hiprtcGetProgramLogSize(prog: Any, logSizeRet: Any, /) -> int:
    """hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram prog, size_t * logSizeRet)"""
def hiprtcGetCode(prog: Any, code: Any, /) -> int:
    """hiprtcResult hiprtcGetCode(hiprtcProgram prog, char * code)"""
def hiprtcGetCodeSize(prog: Any, codeSizeRet: Any, /) -> int:
    """hiprtcResult hiprtcGetCodeSize(hiprtcProgram prog, size_t * codeSizeRet)"""
enum_hipDataType = ctypes.c_uint32
HIP_R_16F: int
HIP_R_32F: int
HIP_R_64F: int
HIP_C_16F: int
HIP_C_32F: int
HIP_C_64F: int
hipDataType = enum_hipDataType
enum_hipLibraryPropertyType = ctypes.c_uint32
HIP_LIBRARY_MAJOR_VERSION: int
HIP_LIBRARY_MINOR_VERSION: int
HIP_LIBRARY_PATCH_LEVEL: int
hipLibraryPropertyType = enum_hipLibraryPropertyType
GENERIC_GRID_LAUNCH: int
HIP_TRSA_OVERRIDE_FORMAT: int
HIP_TRSF_READ_AS_INTEGER: int
HIP_TRSF_NORMALIZED_COORDINATES: int
HIP_TRSF_SRGB: int
hipTextureType1D: int
hipTextureType2D: int
hipTextureType3D: int
hipTextureTypeCubemap: int
hipTextureType1DLayered: int
hipTextureType2DLayered: int
hipTextureTypeCubemapLayered: int
HIP_IMAGE_OBJECT_SIZE_DWORD: int
HIP_SAMPLER_OBJECT_SIZE_DWORD: int
HIP_SAMPLER_OBJECT_OFFSET_DWORD: int
HIP_TEXTURE_OBJECT_SIZE_DWORD: int
DEPRECATED_MSG: str
HIP_LAUNCH_PARAM_BUFFER_POINTER: int
HIP_LAUNCH_PARAM_BUFFER_SIZE: int
HIP_LAUNCH_PARAM_END: int
hipIpcMemLazyEnablePeerAccess: int
HIP_IPC_HANDLE_SIZE: int
hipStreamDefault: int
hipStreamNonBlocking: int
hipEventDefault: int
hipEventBlockingSync: int
hipEventDisableTiming: int
hipEventInterprocess: int
hipEventReleaseToDevice: int
hipEventReleaseToSystem: int
hipHostMallocDefault: int
hipHostMallocPortable: int
hipHostMallocMapped: int
hipHostMallocWriteCombined: int
hipHostMallocNumaUser: int
hipHostMallocCoherent: int
hipHostMallocNonCoherent: int
hipMemAttachGlobal: int
hipMemAttachHost: int
hipMemAttachSingle: int
hipDeviceMallocDefault: int
hipDeviceMallocFinegrained: int
hipMallocSignalMemory: int
hipHostRegisterDefault: int
hipHostRegisterPortable: int
hipHostRegisterMapped: int
hipHostRegisterIoMemory: int
hipExtHostRegisterCoarseGrained: int
hipDeviceScheduleAuto: int
hipDeviceScheduleSpin: int
hipDeviceScheduleYield: int
hipDeviceScheduleBlockingSync: int
hipDeviceScheduleMask: int
hipDeviceMapHost: int
hipDeviceLmemResizeToMax: int
hipArrayDefault: int
hipArrayLayered: int
hipArraySurfaceLoadStore: int
hipArrayCubemap: int
hipArrayTextureGather: int
hipOccupancyDefault: int
hipCooperativeLaunchMultiDeviceNoPreSync: int
hipCooperativeLaunchMultiDeviceNoPostSync: int
hipCpuDeviceId: int
hipInvalidDeviceId: int
hipExtAnyOrderLaunch: int
hipStreamWaitValueGte: int
hipStreamWaitValueEq: int
hipStreamWaitValueAnd: int
hipStreamWaitValueNor: int
hipStreamPerThread: int
USE_PEER_NON_UNIFIED: int
