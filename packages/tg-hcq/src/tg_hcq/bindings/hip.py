"""HIP runtime and hipRTC."""

# Made by `tg-autogen gen hip`; change the spec, not this file.
# From: Debian libamdhip64-dev 5.2.3-8
# Headers: hip/hip_runtime_api.h hip/hiprtc.h hip/driver_types.h hip/texture_types.h hip/library_types.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char,
    c_char_p,
    c_float,
    c_int32,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, Union, layout

_library = Library("amdhip64", linux=("libamdhip64.so", "libamdhip64.so.6", "libamdhip64.so.5",), package="Debian libamdhip64-5 or ROCm")
HIP_SUCCESS = 0
HIP_ERROR_INVALID_VALUE = 1
HIP_ERROR_NOT_INITIALIZED = 2
HIP_ERROR_LAUNCH_OUT_OF_RESOURCES = 3

class hipDeviceArch_t(Struct):
    __slots__ = ()
layout(hipDeviceArch_t, 4, 4,
    ("hasGlobalInt32Atomics", c_uint32, 0, 1),
    ("hasGlobalFloatAtomicExch", c_uint32, 1, 1),
    ("hasSharedInt32Atomics", c_uint32, 2, 1),
    ("hasSharedFloatAtomicExch", c_uint32, 3, 1),
    ("hasFloatAtomicAdd", c_uint32, 4, 1),
    ("hasGlobalInt64Atomics", c_uint32, 5, 1),
    ("hasSharedInt64Atomics", c_uint32, 6, 1),
    ("hasDoubles", c_uint32, 7, 1),
    ("hasWarpVote", c_uint32, 8, 1),
    ("hasWarpBallot", c_uint32, 9, 1),
    ("hasWarpShuffle", c_uint32, 10, 1),
    ("hasFunnelShift", c_uint32, 11, 1),
    ("hasThreadFenceSystem", c_uint32, 12, 1),
    ("hasSyncThreadsExt", c_uint32, 13, 1),
    ("hasSurfaceFuncs", c_uint32, 14, 1),
    ("has3dGrid", c_uint32, 15, 1),
    ("hasDynamicParallelism", c_uint32, 16, 1),
)

class struct_hipUUID_t(Struct):
    __slots__ = ()
layout(struct_hipUUID_t, 16, 1,
    ("bytes", c_char * 16, 0),
)
hipUUID = struct_hipUUID_t

class struct_hipDeviceProp_t(Struct):
    __slots__ = ()
layout(struct_hipDeviceProp_t, 792, 8,
    ("name", c_char * 256, 0),
    ("totalGlobalMem", c_size_t, 256),
    ("sharedMemPerBlock", c_size_t, 264),
    ("regsPerBlock", c_int32, 272),
    ("warpSize", c_int32, 276),
    ("maxThreadsPerBlock", c_int32, 280),
    ("maxThreadsDim", c_int32 * 3, 284),
    ("maxGridSize", c_int32 * 3, 296),
    ("clockRate", c_int32, 308),
    ("memoryClockRate", c_int32, 312),
    ("memoryBusWidth", c_int32, 316),
    ("totalConstMem", c_size_t, 320),
    ("major", c_int32, 328),
    ("minor", c_int32, 332),
    ("multiProcessorCount", c_int32, 336),
    ("l2CacheSize", c_int32, 340),
    ("maxThreadsPerMultiProcessor", c_int32, 344),
    ("computeMode", c_int32, 348),
    ("clockInstructionRate", c_int32, 352),
    ("arch", hipDeviceArch_t, 356),
    ("concurrentKernels", c_int32, 360),
    ("pciDomainID", c_int32, 364),
    ("pciBusID", c_int32, 368),
    ("pciDeviceID", c_int32, 372),
    ("maxSharedMemoryPerMultiProcessor", c_size_t, 376),
    ("isMultiGpuBoard", c_int32, 384),
    ("canMapHostMemory", c_int32, 388),
    ("gcnArch", c_int32, 392),
    ("gcnArchName", c_char * 256, 396),
    ("integrated", c_int32, 652),
    ("cooperativeLaunch", c_int32, 656),
    ("cooperativeMultiDeviceLaunch", c_int32, 660),
    ("maxTexture1DLinear", c_int32, 664),
    ("maxTexture1D", c_int32, 668),
    ("maxTexture2D", c_int32 * 2, 672),
    ("maxTexture3D", c_int32 * 3, 680),
    ("hdpMemFlushCntl", POINTER(c_uint32), 696),
    ("hdpRegFlushCntl", POINTER(c_uint32), 704),
    ("memPitch", c_size_t, 712),
    ("textureAlignment", c_size_t, 720),
    ("texturePitchAlignment", c_size_t, 728),
    ("kernelExecTimeoutEnabled", c_int32, 736),
    ("ECCEnabled", c_int32, 740),
    ("tccDriver", c_int32, 744),
    ("cooperativeMultiDeviceUnmatchedFunc", c_int32, 748),
    ("cooperativeMultiDeviceUnmatchedGridDim", c_int32, 752),
    ("cooperativeMultiDeviceUnmatchedBlockDim", c_int32, 756),
    ("cooperativeMultiDeviceUnmatchedSharedMem", c_int32, 760),
    ("isLargeBar", c_int32, 764),
    ("asicRevision", c_int32, 768),
    ("managedMemory", c_int32, 772),
    ("directManagedMemAccessFromHost", c_int32, 776),
    ("concurrentManagedAccess", c_int32, 780),
    ("pageableMemoryAccess", c_int32, 784),
    ("pageableMemoryAccessUsesHostPageTables", c_int32, 788),
)
hipDeviceProp_t = struct_hipDeviceProp_t
enum_hipMemoryType = c_uint32
hipMemoryTypeHost = 0
hipMemoryTypeDevice = 1
hipMemoryTypeArray = 2
hipMemoryTypeUnified = 3
hipMemoryType = enum_hipMemoryType
enum_hipKernelNodeAttrID = c_uint32
hipKernelNodeAttributeAccessPolicyWindow = 1
hipKernelNodeAttributeCooperative = 2
hipKernelNodeAttrID = enum_hipKernelNodeAttrID
enum_hipAccessProperty = c_uint32
hipAccessPropertyNormal = 0
hipAccessPropertyStreaming = 1
hipAccessPropertyPersisting = 2
hipAccessProperty = enum_hipAccessProperty

class struct_hipAccessPolicyWindow(Struct):
    __slots__ = ()
layout(struct_hipAccessPolicyWindow, 32, 8,
    ("base_ptr", c_void_p, 0),
    ("hitProp", hipAccessProperty, 8),
    ("hitRatio", c_float, 12),
    ("missProp", hipAccessProperty, 16),
    ("num_bytes", c_size_t, 24),
)
hipAccessPolicyWindow = struct_hipAccessPolicyWindow

class union_hipKernelNodeAttrValue(Union):
    __slots__ = ()
layout(union_hipKernelNodeAttrValue, 32, 8,
    ("accessPolicyWindow", hipAccessPolicyWindow, 0),
    ("cooperative", c_int32, 0),
)
hipKernelNodeAttrValue = union_hipKernelNodeAttrValue

class struct_hipPointerAttribute_t(Struct):
    __slots__ = ()
layout(struct_hipPointerAttribute_t, 32, 8,
    ("memoryType", enum_hipMemoryType, 0),
    ("device", c_int32, 4),
    ("devicePointer", c_void_p, 8),
    ("hostPointer", c_void_p, 16),
    ("isManaged", c_int32, 24),
    ("allocationFlags", c_uint32, 28),
)
hipPointerAttribute_t = struct_hipPointerAttribute_t
enum_hipError_t = c_uint32
hipSuccess = 0
hipErrorInvalidValue = 1
hipErrorOutOfMemory = 2
hipErrorMemoryAllocation = 2
hipErrorNotInitialized = 3
hipErrorInitializationError = 3
hipErrorDeinitialized = 4
hipErrorProfilerDisabled = 5
hipErrorProfilerNotInitialized = 6
hipErrorProfilerAlreadyStarted = 7
hipErrorProfilerAlreadyStopped = 8
hipErrorInvalidConfiguration = 9
hipErrorInvalidPitchValue = 12
hipErrorInvalidSymbol = 13
hipErrorInvalidDevicePointer = 17
hipErrorInvalidMemcpyDirection = 21
hipErrorInsufficientDriver = 35
hipErrorMissingConfiguration = 52
hipErrorPriorLaunchFailure = 53
hipErrorInvalidDeviceFunction = 98
hipErrorNoDevice = 100
hipErrorInvalidDevice = 101
hipErrorInvalidImage = 200
hipErrorInvalidContext = 201
hipErrorContextAlreadyCurrent = 202
hipErrorMapFailed = 205
hipErrorMapBufferObjectFailed = 205
hipErrorUnmapFailed = 206
hipErrorArrayIsMapped = 207
hipErrorAlreadyMapped = 208
hipErrorNoBinaryForGpu = 209
hipErrorAlreadyAcquired = 210
hipErrorNotMapped = 211
hipErrorNotMappedAsArray = 212
hipErrorNotMappedAsPointer = 213
hipErrorECCNotCorrectable = 214
hipErrorUnsupportedLimit = 215
hipErrorContextAlreadyInUse = 216
hipErrorPeerAccessUnsupported = 217
hipErrorInvalidKernelFile = 218
hipErrorInvalidGraphicsContext = 219
hipErrorInvalidSource = 300
hipErrorFileNotFound = 301
hipErrorSharedObjectSymbolNotFound = 302
hipErrorSharedObjectInitFailed = 303
hipErrorOperatingSystem = 304
hipErrorInvalidHandle = 400
hipErrorInvalidResourceHandle = 400
hipErrorIllegalState = 401
hipErrorNotFound = 500
hipErrorNotReady = 600
hipErrorIllegalAddress = 700
hipErrorLaunchOutOfResources = 701
hipErrorLaunchTimeOut = 702
hipErrorPeerAccessAlreadyEnabled = 704
hipErrorPeerAccessNotEnabled = 705
hipErrorSetOnActiveProcess = 708
hipErrorContextIsDestroyed = 709
hipErrorAssert = 710
hipErrorHostMemoryAlreadyRegistered = 712
hipErrorHostMemoryNotRegistered = 713
hipErrorLaunchFailure = 719
hipErrorCooperativeLaunchTooLarge = 720
hipErrorNotSupported = 801
hipErrorStreamCaptureUnsupported = 900
hipErrorStreamCaptureInvalidated = 901
hipErrorStreamCaptureMerge = 902
hipErrorStreamCaptureUnmatched = 903
hipErrorStreamCaptureUnjoined = 904
hipErrorStreamCaptureIsolation = 905
hipErrorStreamCaptureImplicit = 906
hipErrorCapturedEvent = 907
hipErrorStreamCaptureWrongThread = 908
hipErrorGraphExecUpdateFailure = 910
hipErrorUnknown = 999
hipErrorRuntimeMemory = 1052
hipErrorRuntimeOther = 1053
hipErrorTbd = 1054
hipError_t = enum_hipError_t
enum_hipDeviceAttribute_t = c_uint32
hipDeviceAttributeCudaCompatibleBegin = 0
hipDeviceAttributeEccEnabled = 0
hipDeviceAttributeAccessPolicyMaxWindowSize = 1
hipDeviceAttributeAsyncEngineCount = 2
hipDeviceAttributeCanMapHostMemory = 3
hipDeviceAttributeCanUseHostPointerForRegisteredMem = 4
hipDeviceAttributeClockRate = 5
hipDeviceAttributeComputeMode = 6
hipDeviceAttributeComputePreemptionSupported = 7
hipDeviceAttributeConcurrentKernels = 8
hipDeviceAttributeConcurrentManagedAccess = 9
hipDeviceAttributeCooperativeLaunch = 10
hipDeviceAttributeCooperativeMultiDeviceLaunch = 11
hipDeviceAttributeDeviceOverlap = 12
hipDeviceAttributeDirectManagedMemAccessFromHost = 13
hipDeviceAttributeGlobalL1CacheSupported = 14
hipDeviceAttributeHostNativeAtomicSupported = 15
hipDeviceAttributeIntegrated = 16
hipDeviceAttributeIsMultiGpuBoard = 17
hipDeviceAttributeKernelExecTimeout = 18
hipDeviceAttributeL2CacheSize = 19
hipDeviceAttributeLocalL1CacheSupported = 20
hipDeviceAttributeLuid = 21
hipDeviceAttributeLuidDeviceNodeMask = 22
hipDeviceAttributeComputeCapabilityMajor = 23
hipDeviceAttributeManagedMemory = 24
hipDeviceAttributeMaxBlocksPerMultiProcessor = 25
hipDeviceAttributeMaxBlockDimX = 26
hipDeviceAttributeMaxBlockDimY = 27
hipDeviceAttributeMaxBlockDimZ = 28
hipDeviceAttributeMaxGridDimX = 29
hipDeviceAttributeMaxGridDimY = 30
hipDeviceAttributeMaxGridDimZ = 31
hipDeviceAttributeMaxSurface1D = 32
hipDeviceAttributeMaxSurface1DLayered = 33
hipDeviceAttributeMaxSurface2D = 34
hipDeviceAttributeMaxSurface2DLayered = 35
hipDeviceAttributeMaxSurface3D = 36
hipDeviceAttributeMaxSurfaceCubemap = 37
hipDeviceAttributeMaxSurfaceCubemapLayered = 38
hipDeviceAttributeMaxTexture1DWidth = 39
hipDeviceAttributeMaxTexture1DLayered = 40
hipDeviceAttributeMaxTexture1DLinear = 41
hipDeviceAttributeMaxTexture1DMipmap = 42
hipDeviceAttributeMaxTexture2DWidth = 43
hipDeviceAttributeMaxTexture2DHeight = 44
hipDeviceAttributeMaxTexture2DGather = 45
hipDeviceAttributeMaxTexture2DLayered = 46
hipDeviceAttributeMaxTexture2DLinear = 47
hipDeviceAttributeMaxTexture2DMipmap = 48
hipDeviceAttributeMaxTexture3DWidth = 49
hipDeviceAttributeMaxTexture3DHeight = 50
hipDeviceAttributeMaxTexture3DDepth = 51
hipDeviceAttributeMaxTexture3DAlt = 52
hipDeviceAttributeMaxTextureCubemap = 53
hipDeviceAttributeMaxTextureCubemapLayered = 54
hipDeviceAttributeMaxThreadsDim = 55
hipDeviceAttributeMaxThreadsPerBlock = 56
hipDeviceAttributeMaxThreadsPerMultiProcessor = 57
hipDeviceAttributeMaxPitch = 58
hipDeviceAttributeMemoryBusWidth = 59
hipDeviceAttributeMemoryClockRate = 60
hipDeviceAttributeComputeCapabilityMinor = 61
hipDeviceAttributeMultiGpuBoardGroupID = 62
hipDeviceAttributeMultiprocessorCount = 63
hipDeviceAttributeName = 64
hipDeviceAttributePageableMemoryAccess = 65
hipDeviceAttributePageableMemoryAccessUsesHostPageTables = 66
hipDeviceAttributePciBusId = 67
hipDeviceAttributePciDeviceId = 68
hipDeviceAttributePciDomainID = 69
hipDeviceAttributePersistingL2CacheMaxSize = 70
hipDeviceAttributeMaxRegistersPerBlock = 71
hipDeviceAttributeMaxRegistersPerMultiprocessor = 72
hipDeviceAttributeReservedSharedMemPerBlock = 73
hipDeviceAttributeMaxSharedMemoryPerBlock = 74
hipDeviceAttributeSharedMemPerBlockOptin = 75
hipDeviceAttributeSharedMemPerMultiprocessor = 76
hipDeviceAttributeSingleToDoublePrecisionPerfRatio = 77
hipDeviceAttributeStreamPrioritiesSupported = 78
hipDeviceAttributeSurfaceAlignment = 79
hipDeviceAttributeTccDriver = 80
hipDeviceAttributeTextureAlignment = 81
hipDeviceAttributeTexturePitchAlignment = 82
hipDeviceAttributeTotalConstantMemory = 83
hipDeviceAttributeTotalGlobalMem = 84
hipDeviceAttributeUnifiedAddressing = 85
hipDeviceAttributeUuid = 86
hipDeviceAttributeWarpSize = 87
hipDeviceAttributeMemoryPoolsSupported = 88
hipDeviceAttributeCudaCompatibleEnd = 9999
hipDeviceAttributeAmdSpecificBegin = 10000
hipDeviceAttributeClockInstructionRate = 10000
hipDeviceAttributeArch = 10001
hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002
hipDeviceAttributeGcnArch = 10003
hipDeviceAttributeGcnArchName = 10004
hipDeviceAttributeHdpMemFlushCntl = 10005
hipDeviceAttributeHdpRegFlushCntl = 10006
hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc = 10007
hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim = 10008
hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim = 10009
hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem = 10010
hipDeviceAttributeIsLargeBar = 10011
hipDeviceAttributeAsicRevision = 10012
hipDeviceAttributeCanUseStreamWaitValue = 10013
hipDeviceAttributeImageSupport = 10014
hipDeviceAttributePhysicalMultiProcessorCount = 10015
hipDeviceAttributeFineGrainSupport = 10016
hipDeviceAttributeAmdSpecificEnd = 19999
hipDeviceAttributeVendorSpecificBegin = 20000
hipDeviceAttribute_t = enum_hipDeviceAttribute_t
enum_hipComputeMode = c_uint32
hipComputeModeDefault = 0
hipComputeModeExclusive = 1
hipComputeModeProhibited = 2
hipComputeModeExclusiveProcess = 3
hipDeviceptr_t = c_void_p
enum_hipChannelFormatKind = c_uint32
hipChannelFormatKindSigned = 0
hipChannelFormatKindUnsigned = 1
hipChannelFormatKindFloat = 2
hipChannelFormatKindNone = 3
hipChannelFormatKind = enum_hipChannelFormatKind

class struct_hipChannelFormatDesc(Struct):
    __slots__ = ()
layout(struct_hipChannelFormatDesc, 20, 4,
    ("x", c_int32, 0),
    ("y", c_int32, 4),
    ("z", c_int32, 8),
    ("w", c_int32, 12),
    ("f", enum_hipChannelFormatKind, 16),
)
hipChannelFormatDesc = struct_hipChannelFormatDesc
enum_hipArray_Format = c_uint32
HIP_AD_FORMAT_UNSIGNED_INT8 = 1
HIP_AD_FORMAT_UNSIGNED_INT16 = 2
HIP_AD_FORMAT_UNSIGNED_INT32 = 3
HIP_AD_FORMAT_SIGNED_INT8 = 8
HIP_AD_FORMAT_SIGNED_INT16 = 9
HIP_AD_FORMAT_SIGNED_INT32 = 10
HIP_AD_FORMAT_HALF = 16
HIP_AD_FORMAT_FLOAT = 32
hipArray_Format = enum_hipArray_Format

class struct_HIP_ARRAY_DESCRIPTOR(Struct):
    __slots__ = ()
layout(struct_HIP_ARRAY_DESCRIPTOR, 24, 8,
    ("Width", c_size_t, 0),
    ("Height", c_size_t, 8),
    ("Format", enum_hipArray_Format, 16),
    ("NumChannels", c_uint32, 20),
)
HIP_ARRAY_DESCRIPTOR = struct_HIP_ARRAY_DESCRIPTOR

class struct_HIP_ARRAY3D_DESCRIPTOR(Struct):
    __slots__ = ()
layout(struct_HIP_ARRAY3D_DESCRIPTOR, 40, 8,
    ("Width", c_size_t, 0),
    ("Height", c_size_t, 8),
    ("Depth", c_size_t, 16),
    ("Format", enum_hipArray_Format, 24),
    ("NumChannels", c_uint32, 28),
    ("Flags", c_uint32, 32),
)
HIP_ARRAY3D_DESCRIPTOR = struct_HIP_ARRAY3D_DESCRIPTOR

class struct_hipArray(Struct):
    __slots__ = ()
layout(struct_hipArray, 64, 8,
    ("data", c_void_p, 0),
    ("desc", struct_hipChannelFormatDesc, 8),
    ("type", c_uint32, 28),
    ("width", c_uint32, 32),
    ("height", c_uint32, 36),
    ("depth", c_uint32, 40),
    ("Format", enum_hipArray_Format, 44),
    ("NumChannels", c_uint32, 48),
    ("isDrv", c_bool, 52),
    ("textureType", c_uint32, 56),
)
hipArray = struct_hipArray

class struct_hip_Memcpy2D(Struct):
    __slots__ = ()
layout(struct_hip_Memcpy2D, 128, 8,
    ("srcXInBytes", c_size_t, 0),
    ("srcY", c_size_t, 8),
    ("srcMemoryType", hipMemoryType, 16),
    ("srcHost", c_void_p, 24),
    ("srcDevice", hipDeviceptr_t, 32),
    ("srcArray", POINTER(hipArray), 40),
    ("srcPitch", c_size_t, 48),
    ("dstXInBytes", c_size_t, 56),
    ("dstY", c_size_t, 64),
    ("dstMemoryType", hipMemoryType, 72),
    ("dstHost", c_void_p, 80),
    ("dstDevice", hipDeviceptr_t, 88),
    ("dstArray", POINTER(hipArray), 96),
    ("dstPitch", c_size_t, 104),
    ("WidthInBytes", c_size_t, 112),
    ("Height", c_size_t, 120),
)
hip_Memcpy2D = struct_hip_Memcpy2D
hipArray_t = POINTER(struct_hipArray)
hiparray = hipArray_t
hipArray_const_t = POINTER(struct_hipArray)

class struct_hipMipmappedArray(Struct):
    __slots__ = ()
layout(struct_hipMipmappedArray, 64, 8,
    ("data", c_void_p, 0),
    ("desc", struct_hipChannelFormatDesc, 8),
    ("type", c_uint32, 28),
    ("width", c_uint32, 32),
    ("height", c_uint32, 36),
    ("depth", c_uint32, 40),
    ("min_mipmap_level", c_uint32, 44),
    ("max_mipmap_level", c_uint32, 48),
    ("flags", c_uint32, 52),
    ("format", enum_hipArray_Format, 56),
)
hipMipmappedArray = struct_hipMipmappedArray
hipMipmappedArray_t = POINTER(struct_hipMipmappedArray)
hipMipmappedArray_const_t = POINTER(struct_hipMipmappedArray)
enum_hipResourceType = c_uint32
hipResourceTypeArray = 0
hipResourceTypeMipmappedArray = 1
hipResourceTypeLinear = 2
hipResourceTypePitch2D = 3
hipResourceType = enum_hipResourceType
enum_HIPresourcetype_enum = c_uint32
HIP_RESOURCE_TYPE_ARRAY = 0
HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1
HIP_RESOURCE_TYPE_LINEAR = 2
HIP_RESOURCE_TYPE_PITCH2D = 3
HIPresourcetype = enum_HIPresourcetype_enum
enum_HIPaddress_mode_enum = c_uint32
HIP_TR_ADDRESS_MODE_WRAP = 0
HIP_TR_ADDRESS_MODE_CLAMP = 1
HIP_TR_ADDRESS_MODE_MIRROR = 2
HIP_TR_ADDRESS_MODE_BORDER = 3
HIPaddress_mode = enum_HIPaddress_mode_enum
enum_HIPfilter_mode_enum = c_uint32
HIP_TR_FILTER_MODE_POINT = 0
HIP_TR_FILTER_MODE_LINEAR = 1
HIPfilter_mode = enum_HIPfilter_mode_enum

class struct_HIP_TEXTURE_DESC_st(Struct):
    __slots__ = ()
layout(struct_HIP_TEXTURE_DESC_st, 104, 4,
    ("addressMode", HIPaddress_mode * 3, 0),
    ("filterMode", HIPfilter_mode, 12),
    ("flags", c_uint32, 16),
    ("maxAnisotropy", c_uint32, 20),
    ("mipmapFilterMode", HIPfilter_mode, 24),
    ("mipmapLevelBias", c_float, 28),
    ("minMipmapLevelClamp", c_float, 32),
    ("maxMipmapLevelClamp", c_float, 36),
    ("borderColor", c_float * 4, 40),
    ("reserved", c_int32 * 12, 56),
)
HIP_TEXTURE_DESC = struct_HIP_TEXTURE_DESC_st
enum_hipResourceViewFormat = c_uint32
hipResViewFormatNone = 0
hipResViewFormatUnsignedChar1 = 1
hipResViewFormatUnsignedChar2 = 2
hipResViewFormatUnsignedChar4 = 3
hipResViewFormatSignedChar1 = 4
hipResViewFormatSignedChar2 = 5
hipResViewFormatSignedChar4 = 6
hipResViewFormatUnsignedShort1 = 7
hipResViewFormatUnsignedShort2 = 8
hipResViewFormatUnsignedShort4 = 9
hipResViewFormatSignedShort1 = 10
hipResViewFormatSignedShort2 = 11
hipResViewFormatSignedShort4 = 12
hipResViewFormatUnsignedInt1 = 13
hipResViewFormatUnsignedInt2 = 14
hipResViewFormatUnsignedInt4 = 15
hipResViewFormatSignedInt1 = 16
hipResViewFormatSignedInt2 = 17
hipResViewFormatSignedInt4 = 18
hipResViewFormatHalf1 = 19
hipResViewFormatHalf2 = 20
hipResViewFormatHalf4 = 21
hipResViewFormatFloat1 = 22
hipResViewFormatFloat2 = 23
hipResViewFormatFloat4 = 24
hipResViewFormatUnsignedBlockCompressed1 = 25
hipResViewFormatUnsignedBlockCompressed2 = 26
hipResViewFormatUnsignedBlockCompressed3 = 27
hipResViewFormatUnsignedBlockCompressed4 = 28
hipResViewFormatSignedBlockCompressed4 = 29
hipResViewFormatUnsignedBlockCompressed5 = 30
hipResViewFormatSignedBlockCompressed5 = 31
hipResViewFormatUnsignedBlockCompressed6H = 32
hipResViewFormatSignedBlockCompressed6H = 33
hipResViewFormatUnsignedBlockCompressed7 = 34
hipResourceViewFormat = enum_hipResourceViewFormat
enum_HIPresourceViewFormat_enum = c_uint32
HIP_RES_VIEW_FORMAT_NONE = 0
HIP_RES_VIEW_FORMAT_UINT_1X8 = 1
HIP_RES_VIEW_FORMAT_UINT_2X8 = 2
HIP_RES_VIEW_FORMAT_UINT_4X8 = 3
HIP_RES_VIEW_FORMAT_SINT_1X8 = 4
HIP_RES_VIEW_FORMAT_SINT_2X8 = 5
HIP_RES_VIEW_FORMAT_SINT_4X8 = 6
HIP_RES_VIEW_FORMAT_UINT_1X16 = 7
HIP_RES_VIEW_FORMAT_UINT_2X16 = 8
HIP_RES_VIEW_FORMAT_UINT_4X16 = 9
HIP_RES_VIEW_FORMAT_SINT_1X16 = 10
HIP_RES_VIEW_FORMAT_SINT_2X16 = 11
HIP_RES_VIEW_FORMAT_SINT_4X16 = 12
HIP_RES_VIEW_FORMAT_UINT_1X32 = 13
HIP_RES_VIEW_FORMAT_UINT_2X32 = 14
HIP_RES_VIEW_FORMAT_UINT_4X32 = 15
HIP_RES_VIEW_FORMAT_SINT_1X32 = 16
HIP_RES_VIEW_FORMAT_SINT_2X32 = 17
HIP_RES_VIEW_FORMAT_SINT_4X32 = 18
HIP_RES_VIEW_FORMAT_FLOAT_1X16 = 19
HIP_RES_VIEW_FORMAT_FLOAT_2X16 = 20
HIP_RES_VIEW_FORMAT_FLOAT_4X16 = 21
HIP_RES_VIEW_FORMAT_FLOAT_1X32 = 22
HIP_RES_VIEW_FORMAT_FLOAT_2X32 = 23
HIP_RES_VIEW_FORMAT_FLOAT_4X32 = 24
HIP_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25
HIP_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26
HIP_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27
HIP_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28
HIP_RES_VIEW_FORMAT_SIGNED_BC4 = 29
HIP_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30
HIP_RES_VIEW_FORMAT_SIGNED_BC5 = 31
HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32
HIP_RES_VIEW_FORMAT_SIGNED_BC6H = 33
HIP_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34
HIPresourceViewFormat = enum_HIPresourceViewFormat_enum

class struct_hipResourceDesc_res_array(Struct):
    __slots__ = ()
layout(struct_hipResourceDesc_res_array, 8, 8,
    ("array", hipArray_t, 0),
)

class struct_hipResourceDesc_res_mipmap(Struct):
    __slots__ = ()
layout(struct_hipResourceDesc_res_mipmap, 8, 8,
    ("mipmap", hipMipmappedArray_t, 0),
)

class struct_hipResourceDesc_res_linear(Struct):
    __slots__ = ()
layout(struct_hipResourceDesc_res_linear, 40, 8,
    ("devPtr", c_void_p, 0),
    ("desc", struct_hipChannelFormatDesc, 8),
    ("sizeInBytes", c_size_t, 32),
)

class struct_hipResourceDesc_res_pitch2D(Struct):
    __slots__ = ()
layout(struct_hipResourceDesc_res_pitch2D, 56, 8,
    ("devPtr", c_void_p, 0),
    ("desc", struct_hipChannelFormatDesc, 8),
    ("width", c_size_t, 32),
    ("height", c_size_t, 40),
    ("pitchInBytes", c_size_t, 48),
)

class struct_hipResourceDesc_res(Union):
    __slots__ = ()
layout(struct_hipResourceDesc_res, 56, 8,
    ("array", struct_hipResourceDesc_res_array, 0),
    ("mipmap", struct_hipResourceDesc_res_mipmap, 0),
    ("linear", struct_hipResourceDesc_res_linear, 0),
    ("pitch2D", struct_hipResourceDesc_res_pitch2D, 0),
)

class struct_hipResourceDesc(Struct):
    __slots__ = ()
layout(struct_hipResourceDesc, 64, 8,
    ("resType", enum_hipResourceType, 0),
    ("res", struct_hipResourceDesc_res, 8),
)
hipResourceDesc = struct_hipResourceDesc

class struct_HIP_RESOURCE_DESC_st_res_array(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res_array, 8, 8,
    ("hArray", hipArray_t, 0),
)

class struct_HIP_RESOURCE_DESC_st_res_mipmap(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res_mipmap, 8, 8,
    ("hMipmappedArray", hipMipmappedArray_t, 0),
)

class struct_HIP_RESOURCE_DESC_st_res_linear(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res_linear, 24, 8,
    ("devPtr", hipDeviceptr_t, 0),
    ("format", hipArray_Format, 8),
    ("numChannels", c_uint32, 12),
    ("sizeInBytes", c_size_t, 16),
)

class struct_HIP_RESOURCE_DESC_st_res_pitch2D(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res_pitch2D, 40, 8,
    ("devPtr", hipDeviceptr_t, 0),
    ("format", hipArray_Format, 8),
    ("numChannels", c_uint32, 12),
    ("width", c_size_t, 16),
    ("height", c_size_t, 24),
    ("pitchInBytes", c_size_t, 32),
)

class struct_HIP_RESOURCE_DESC_st_res_reserved(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res_reserved, 128, 4,
    ("reserved", c_int32 * 32, 0),
)

class struct_HIP_RESOURCE_DESC_st_res(Union):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st_res, 128, 8,
    ("array", struct_HIP_RESOURCE_DESC_st_res_array, 0),
    ("mipmap", struct_HIP_RESOURCE_DESC_st_res_mipmap, 0),
    ("linear", struct_HIP_RESOURCE_DESC_st_res_linear, 0),
    ("pitch2D", struct_HIP_RESOURCE_DESC_st_res_pitch2D, 0),
    ("reserved", struct_HIP_RESOURCE_DESC_st_res_reserved, 0),
)

class struct_HIP_RESOURCE_DESC_st(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_DESC_st, 144, 8,
    ("resType", HIPresourcetype, 0),
    ("res", struct_HIP_RESOURCE_DESC_st_res, 8),
    ("flags", c_uint32, 136),
)
HIP_RESOURCE_DESC = struct_HIP_RESOURCE_DESC_st

class struct_hipResourceViewDesc(Struct):
    __slots__ = ()
layout(struct_hipResourceViewDesc, 48, 8,
    ("format", enum_hipResourceViewFormat, 0),
    ("width", c_size_t, 8),
    ("height", c_size_t, 16),
    ("depth", c_size_t, 24),
    ("firstMipmapLevel", c_uint32, 32),
    ("lastMipmapLevel", c_uint32, 36),
    ("firstLayer", c_uint32, 40),
    ("lastLayer", c_uint32, 44),
)

class struct_HIP_RESOURCE_VIEW_DESC_st(Struct):
    __slots__ = ()
layout(struct_HIP_RESOURCE_VIEW_DESC_st, 112, 8,
    ("format", HIPresourceViewFormat, 0),
    ("width", c_size_t, 8),
    ("height", c_size_t, 16),
    ("depth", c_size_t, 24),
    ("firstMipmapLevel", c_uint32, 32),
    ("lastMipmapLevel", c_uint32, 36),
    ("firstLayer", c_uint32, 40),
    ("lastLayer", c_uint32, 44),
    ("reserved", c_uint32 * 16, 48),
)
HIP_RESOURCE_VIEW_DESC = struct_HIP_RESOURCE_VIEW_DESC_st
enum_hipMemcpyKind = c_uint32
hipMemcpyHostToHost = 0
hipMemcpyHostToDevice = 1
hipMemcpyDeviceToHost = 2
hipMemcpyDeviceToDevice = 3
hipMemcpyDefault = 4
hipMemcpyKind = enum_hipMemcpyKind

class struct_hipPitchedPtr(Struct):
    __slots__ = ()
layout(struct_hipPitchedPtr, 32, 8,
    ("ptr", c_void_p, 0),
    ("pitch", c_size_t, 8),
    ("xsize", c_size_t, 16),
    ("ysize", c_size_t, 24),
)
hipPitchedPtr = struct_hipPitchedPtr

class struct_hipExtent(Struct):
    __slots__ = ()
layout(struct_hipExtent, 24, 8,
    ("width", c_size_t, 0),
    ("height", c_size_t, 8),
    ("depth", c_size_t, 16),
)
hipExtent = struct_hipExtent

class struct_hipPos(Struct):
    __slots__ = ()
layout(struct_hipPos, 24, 8,
    ("x", c_size_t, 0),
    ("y", c_size_t, 8),
    ("z", c_size_t, 16),
)
hipPos = struct_hipPos

class struct_hipMemcpy3DParms(Struct):
    __slots__ = ()
layout(struct_hipMemcpy3DParms, 160, 8,
    ("srcArray", hipArray_t, 0),
    ("srcPos", struct_hipPos, 8),
    ("srcPtr", struct_hipPitchedPtr, 32),
    ("dstArray", hipArray_t, 64),
    ("dstPos", struct_hipPos, 72),
    ("dstPtr", struct_hipPitchedPtr, 96),
    ("extent", struct_hipExtent, 128),
    ("kind", enum_hipMemcpyKind, 152),
)
hipMemcpy3DParms = struct_hipMemcpy3DParms

class struct_HIP_MEMCPY3D(Struct):
    __slots__ = ()
layout(struct_HIP_MEMCPY3D, 128, 8,
    ("srcXInBytes", c_uint32, 0),
    ("srcY", c_uint32, 4),
    ("srcZ", c_uint32, 8),
    ("srcLOD", c_uint32, 12),
    ("srcMemoryType", hipMemoryType, 16),
    ("srcHost", c_void_p, 24),
    ("srcDevice", hipDeviceptr_t, 32),
    ("srcArray", hipArray_t, 40),
    ("srcPitch", c_uint32, 48),
    ("srcHeight", c_uint32, 52),
    ("dstXInBytes", c_uint32, 56),
    ("dstY", c_uint32, 60),
    ("dstZ", c_uint32, 64),
    ("dstLOD", c_uint32, 68),
    ("dstMemoryType", hipMemoryType, 72),
    ("dstHost", c_void_p, 80),
    ("dstDevice", hipDeviceptr_t, 88),
    ("dstArray", hipArray_t, 96),
    ("dstPitch", c_uint32, 104),
    ("dstHeight", c_uint32, 108),
    ("WidthInBytes", c_uint32, 112),
    ("Height", c_uint32, 116),
    ("Depth", c_uint32, 120),
)
HIP_MEMCPY3D = struct_HIP_MEMCPY3D
enum_hipFunction_attribute = c_uint32
HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
HIP_FUNC_ATTRIBUTE_NUM_REGS = 4
HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5
HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6
HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9
HIP_FUNC_ATTRIBUTE_MAX = 10
hipFunction_attribute = enum_hipFunction_attribute
enum_hipPointer_attribute = c_uint32
HIP_POINTER_ATTRIBUTE_CONTEXT = 1
HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2
HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3
HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4
HIP_POINTER_ATTRIBUTE_P2P_TOKENS = 5
HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6
HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7
HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8
HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE = 10
HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11
HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12
HIP_POINTER_ATTRIBUTE_MAPPED = 13
HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14
HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15
HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16
HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17
hipPointer_attribute = enum_hipPointer_attribute

class struct___hip_texture(Struct):
    __slots__ = ()
hipTextureObject_t = POINTER(struct___hip_texture)
enum_hipTextureAddressMode = c_uint32
hipAddressModeWrap = 0
hipAddressModeClamp = 1
hipAddressModeMirror = 2
hipAddressModeBorder = 3
enum_hipTextureFilterMode = c_uint32
hipFilterModePoint = 0
hipFilterModeLinear = 1
enum_hipTextureReadMode = c_uint32
hipReadModeElementType = 0
hipReadModeNormalizedFloat = 1

class struct_textureReference(Struct):
    __slots__ = ()
layout(struct_textureReference, 88, 8,
    ("normalized", c_int32, 0),
    ("readMode", enum_hipTextureReadMode, 4),
    ("filterMode", enum_hipTextureFilterMode, 8),
    ("addressMode", enum_hipTextureAddressMode * 3, 12),
    ("channelDesc", struct_hipChannelFormatDesc, 24),
    ("sRGB", c_int32, 44),
    ("maxAnisotropy", c_uint32, 48),
    ("mipmapFilterMode", enum_hipTextureFilterMode, 52),
    ("mipmapLevelBias", c_float, 56),
    ("minMipmapLevelClamp", c_float, 60),
    ("maxMipmapLevelClamp", c_float, 64),
    ("textureObject", hipTextureObject_t, 72),
    ("numChannels", c_int32, 80),
    ("format", enum_hipArray_Format, 84),
)
textureReference = struct_textureReference

class struct_hipTextureDesc(Struct):
    __slots__ = ()
layout(struct_hipTextureDesc, 64, 4,
    ("addressMode", enum_hipTextureAddressMode * 3, 0),
    ("filterMode", enum_hipTextureFilterMode, 12),
    ("readMode", enum_hipTextureReadMode, 16),
    ("sRGB", c_int32, 20),
    ("borderColor", c_float * 4, 24),
    ("normalizedCoords", c_int32, 40),
    ("maxAnisotropy", c_uint32, 44),
    ("mipmapFilterMode", enum_hipTextureFilterMode, 48),
    ("mipmapLevelBias", c_float, 52),
    ("minMipmapLevelClamp", c_float, 56),
    ("maxMipmapLevelClamp", c_float, 60),
)
hipTextureDesc = struct_hipTextureDesc

class struct___hip_surface(Struct):
    __slots__ = ()
hipSurfaceObject_t = POINTER(struct___hip_surface)

class struct_surfaceReference(Struct):
    __slots__ = ()
layout(struct_surfaceReference, 8, 8,
    ("surfaceObject", hipSurfaceObject_t, 0),
)
enum_hipSurfaceBoundaryMode = c_uint32
hipBoundaryModeZero = 0
hipBoundaryModeTrap = 1
hipBoundaryModeClamp = 2

class struct_ihipCtx_t(Struct):
    __slots__ = ()
hipCtx_t = POINTER(struct_ihipCtx_t)
hipDevice_t = c_int32
enum_hipDeviceP2PAttr = c_uint32
hipDevP2PAttrPerformanceRank = 0
hipDevP2PAttrAccessSupported = 1
hipDevP2PAttrNativeAtomicSupported = 2
hipDevP2PAttrHipArrayAccessSupported = 3
hipDeviceP2PAttr = enum_hipDeviceP2PAttr

class struct_ihipStream_t(Struct):
    __slots__ = ()
hipStream_t = POINTER(struct_ihipStream_t)

class struct_hipIpcMemHandle_st(Struct):
    __slots__ = ()
layout(struct_hipIpcMemHandle_st, 64, 1,
    ("reserved", c_char * 64, 0),
)
hipIpcMemHandle_t = struct_hipIpcMemHandle_st

class struct_hipIpcEventHandle_st(Struct):
    __slots__ = ()
layout(struct_hipIpcEventHandle_st, 64, 1,
    ("reserved", c_char * 64, 0),
)
hipIpcEventHandle_t = struct_hipIpcEventHandle_st

class struct_ihipModule_t(Struct):
    __slots__ = ()
hipModule_t = POINTER(struct_ihipModule_t)

class struct_ihipModuleSymbol_t(Struct):
    __slots__ = ()
hipFunction_t = POINTER(struct_ihipModuleSymbol_t)

class struct_ihipMemPoolHandle_t(Struct):
    __slots__ = ()
hipMemPool_t = POINTER(struct_ihipMemPoolHandle_t)

class struct_hipFuncAttributes(Struct):
    __slots__ = ()
layout(struct_hipFuncAttributes, 56, 8,
    ("binaryVersion", c_int32, 0),
    ("cacheModeCA", c_int32, 4),
    ("constSizeBytes", c_size_t, 8),
    ("localSizeBytes", c_size_t, 16),
    ("maxDynamicSharedSizeBytes", c_int32, 24),
    ("maxThreadsPerBlock", c_int32, 28),
    ("numRegs", c_int32, 32),
    ("preferredShmemCarveout", c_int32, 36),
    ("ptxVersion", c_int32, 40),
    ("sharedSizeBytes", c_size_t, 48),
)
hipFuncAttributes = struct_hipFuncAttributes

class struct_ihipEvent_t(Struct):
    __slots__ = ()
hipEvent_t = POINTER(struct_ihipEvent_t)
enum_hipLimit_t = c_uint32
hipLimitPrintfFifoSize = 1
hipLimitMallocHeapSize = 2
enum_hipMemoryAdvise = c_uint32
hipMemAdviseSetReadMostly = 1
hipMemAdviseUnsetReadMostly = 2
hipMemAdviseSetPreferredLocation = 3
hipMemAdviseUnsetPreferredLocation = 4
hipMemAdviseSetAccessedBy = 5
hipMemAdviseUnsetAccessedBy = 6
hipMemAdviseSetCoarseGrain = 100
hipMemAdviseUnsetCoarseGrain = 101
hipMemoryAdvise = enum_hipMemoryAdvise
enum_hipMemRangeCoherencyMode = c_uint32
hipMemRangeCoherencyModeFineGrain = 0
hipMemRangeCoherencyModeCoarseGrain = 1
hipMemRangeCoherencyModeIndeterminate = 2
hipMemRangeCoherencyMode = enum_hipMemRangeCoherencyMode
enum_hipMemRangeAttribute = c_uint32
hipMemRangeAttributeReadMostly = 1
hipMemRangeAttributePreferredLocation = 2
hipMemRangeAttributeAccessedBy = 3
hipMemRangeAttributeLastPrefetchLocation = 4
hipMemRangeAttributeCoherencyMode = 100
hipMemRangeAttribute = enum_hipMemRangeAttribute
enum_hipMemPoolAttr = c_uint32
hipMemPoolReuseFollowEventDependencies = 1
hipMemPoolReuseAllowOpportunistic = 2
hipMemPoolReuseAllowInternalDependencies = 3
hipMemPoolAttrReleaseThreshold = 4
hipMemPoolAttrReservedMemCurrent = 5
hipMemPoolAttrReservedMemHigh = 6
hipMemPoolAttrUsedMemCurrent = 7
hipMemPoolAttrUsedMemHigh = 8
hipMemPoolAttr = enum_hipMemPoolAttr
enum_hipMemLocationType = c_uint32
hipMemLocationTypeInvalid = 0
hipMemLocationTypeDevice = 1
hipMemLocationType = enum_hipMemLocationType

class struct_hipMemLocation(Struct):
    __slots__ = ()
layout(struct_hipMemLocation, 8, 4,
    ("type", hipMemLocationType, 0),
    ("id", c_int32, 4),
)
hipMemLocation = struct_hipMemLocation
enum_hipMemAccessFlags = c_uint32
hipMemAccessFlagsProtNone = 0
hipMemAccessFlagsProtRead = 1
hipMemAccessFlagsProtReadWrite = 3
hipMemAccessFlags = enum_hipMemAccessFlags

class struct_hipMemAccessDesc(Struct):
    __slots__ = ()
layout(struct_hipMemAccessDesc, 12, 4,
    ("location", hipMemLocation, 0),
    ("flags", hipMemAccessFlags, 8),
)
hipMemAccessDesc = struct_hipMemAccessDesc
enum_hipMemAllocationType = c_uint32
hipMemAllocationTypeInvalid = 0
hipMemAllocationTypePinned = 1
hipMemAllocationTypeMax = 2147483647
hipMemAllocationType = enum_hipMemAllocationType
enum_hipMemAllocationHandleType = c_uint32
hipMemHandleTypeNone = 0
hipMemHandleTypePosixFileDescriptor = 1
hipMemHandleTypeWin32 = 2
hipMemHandleTypeWin32Kmt = 4
hipMemAllocationHandleType = enum_hipMemAllocationHandleType

class struct_hipMemPoolProps(Struct):
    __slots__ = ()
layout(struct_hipMemPoolProps, 88, 8,
    ("allocType", hipMemAllocationType, 0),
    ("handleTypes", hipMemAllocationHandleType, 4),
    ("location", hipMemLocation, 8),
    ("win32SecurityAttributes", c_void_p, 16),
    ("reserved", c_uint8 * 64, 24),
)
hipMemPoolProps = struct_hipMemPoolProps

class struct_hipMemPoolPtrExportData(Struct):
    __slots__ = ()
layout(struct_hipMemPoolPtrExportData, 64, 1,
    ("reserved", c_uint8 * 64, 0),
)
hipMemPoolPtrExportData = struct_hipMemPoolPtrExportData
enum_hipJitOption = c_uint32
hipJitOptionMaxRegisters = 0
hipJitOptionThreadsPerBlock = 1
hipJitOptionWallTime = 2
hipJitOptionInfoLogBuffer = 3
hipJitOptionInfoLogBufferSizeBytes = 4
hipJitOptionErrorLogBuffer = 5
hipJitOptionErrorLogBufferSizeBytes = 6
hipJitOptionOptimizationLevel = 7
hipJitOptionTargetFromContext = 8
hipJitOptionTarget = 9
hipJitOptionFallbackStrategy = 10
hipJitOptionGenerateDebugInfo = 11
hipJitOptionLogVerbose = 12
hipJitOptionGenerateLineInfo = 13
hipJitOptionCacheMode = 14
hipJitOptionSm3xOpt = 15
hipJitOptionFastCompile = 16
hipJitOptionNumOptions = 17
hipJitOption = enum_hipJitOption
enum_hipFuncAttribute = c_uint32
hipFuncAttributeMaxDynamicSharedMemorySize = 8
hipFuncAttributePreferredSharedMemoryCarveout = 9
hipFuncAttributeMax = 10
hipFuncAttribute = enum_hipFuncAttribute
enum_hipFuncCache_t = c_uint32
hipFuncCachePreferNone = 0
hipFuncCachePreferShared = 1
hipFuncCachePreferL1 = 2
hipFuncCachePreferEqual = 3
hipFuncCache_t = enum_hipFuncCache_t
enum_hipSharedMemConfig = c_uint32
hipSharedMemBankSizeDefault = 0
hipSharedMemBankSizeFourByte = 1
hipSharedMemBankSizeEightByte = 2
hipSharedMemConfig = enum_hipSharedMemConfig

class struct_dim3(Struct):
    __slots__ = ()
layout(struct_dim3, 12, 4,
    ("x", c_uint32, 0),
    ("y", c_uint32, 4),
    ("z", c_uint32, 8),
)
dim3 = struct_dim3

class struct_hipLaunchParams_t(Struct):
    __slots__ = ()
layout(struct_hipLaunchParams_t, 56, 8,
    ("func", c_void_p, 0),
    ("gridDim", dim3, 8),
    ("blockDim", dim3, 20),
    ("args", POINTER(c_void_p), 32),
    ("sharedMem", c_size_t, 40),
    ("stream", hipStream_t, 48),
)
hipLaunchParams = struct_hipLaunchParams_t
enum_hipExternalMemoryHandleType_enum = c_uint32
hipExternalMemoryHandleTypeOpaqueFd = 1
hipExternalMemoryHandleTypeOpaqueWin32 = 2
hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3
hipExternalMemoryHandleTypeD3D12Heap = 4
hipExternalMemoryHandleTypeD3D12Resource = 5
hipExternalMemoryHandleTypeD3D11Resource = 6
hipExternalMemoryHandleTypeD3D11ResourceKmt = 7
hipExternalMemoryHandleType = enum_hipExternalMemoryHandleType_enum

class struct_hipExternalMemoryHandleDesc_st_handle_win32(Struct):
    __slots__ = ()
layout(struct_hipExternalMemoryHandleDesc_st_handle_win32, 16, 8,
    ("handle", c_void_p, 0),
    ("name", c_void_p, 8),
)

class struct_hipExternalMemoryHandleDesc_st_handle(Union):
    __slots__ = ()
layout(struct_hipExternalMemoryHandleDesc_st_handle, 16, 8,
    ("fd", c_int32, 0),
    ("win32", struct_hipExternalMemoryHandleDesc_st_handle_win32, 0),
)

class struct_hipExternalMemoryHandleDesc_st(Struct):
    __slots__ = ()
layout(struct_hipExternalMemoryHandleDesc_st, 40, 8,
    ("type", hipExternalMemoryHandleType, 0),
    ("handle", struct_hipExternalMemoryHandleDesc_st_handle, 8),
    ("size", c_uint64, 24),
    ("flags", c_uint32, 32),
)
hipExternalMemoryHandleDesc = struct_hipExternalMemoryHandleDesc_st

class struct_hipExternalMemoryBufferDesc_st(Struct):
    __slots__ = ()
layout(struct_hipExternalMemoryBufferDesc_st, 24, 8,
    ("offset", c_uint64, 0),
    ("size", c_uint64, 8),
    ("flags", c_uint32, 16),
)
hipExternalMemoryBufferDesc = struct_hipExternalMemoryBufferDesc_st
hipExternalMemory_t = c_void_p
enum_hipExternalSemaphoreHandleType_enum = c_uint32
hipExternalSemaphoreHandleTypeOpaqueFd = 1
hipExternalSemaphoreHandleTypeOpaqueWin32 = 2
hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3
hipExternalSemaphoreHandleTypeD3D12Fence = 4
hipExternalSemaphoreHandleType = enum_hipExternalSemaphoreHandleType_enum

class struct_hipExternalSemaphoreHandleDesc_st_handle_win32(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreHandleDesc_st_handle_win32, 16, 8,
    ("handle", c_void_p, 0),
    ("name", c_void_p, 8),
)

class struct_hipExternalSemaphoreHandleDesc_st_handle(Union):
    __slots__ = ()
layout(struct_hipExternalSemaphoreHandleDesc_st_handle, 16, 8,
    ("fd", c_int32, 0),
    ("win32", struct_hipExternalSemaphoreHandleDesc_st_handle_win32, 0),
)

class struct_hipExternalSemaphoreHandleDesc_st(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreHandleDesc_st, 32, 8,
    ("type", hipExternalSemaphoreHandleType, 0),
    ("handle", struct_hipExternalSemaphoreHandleDesc_st_handle, 8),
    ("flags", c_uint32, 24),
)
hipExternalSemaphoreHandleDesc = struct_hipExternalSemaphoreHandleDesc_st
hipExternalSemaphore_t = c_void_p

class struct_hipExternalSemaphoreSignalParams_st_params_fence(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreSignalParams_st_params_fence, 8, 8,
    ("value", c_uint64, 0),
)

class struct_hipExternalSemaphoreSignalParams_st_params_keyedMutex(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreSignalParams_st_params_keyedMutex, 8, 8,
    ("key", c_uint64, 0),
)

class struct_hipExternalSemaphoreSignalParams_st_params(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreSignalParams_st_params, 64, 8,
    ("fence", struct_hipExternalSemaphoreSignalParams_st_params_fence, 0),
    ("keyedMutex", struct_hipExternalSemaphoreSignalParams_st_params_keyedMutex, 8),
    ("reserved", c_uint32 * 12, 16),
)

class struct_hipExternalSemaphoreSignalParams_st(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreSignalParams_st, 136, 8,
    ("params", struct_hipExternalSemaphoreSignalParams_st_params, 0),
    ("flags", c_uint32, 64),
    ("reserved", c_uint32 * 16, 68),
)
hipExternalSemaphoreSignalParams = struct_hipExternalSemaphoreSignalParams_st

class struct_hipExternalSemaphoreWaitParams_st_params_fence(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreWaitParams_st_params_fence, 8, 8,
    ("value", c_uint64, 0),
)

class struct_hipExternalSemaphoreWaitParams_st_params_keyedMutex(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreWaitParams_st_params_keyedMutex, 16, 8,
    ("key", c_uint64, 0),
    ("timeoutMs", c_uint32, 8),
)

class struct_hipExternalSemaphoreWaitParams_st_params(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreWaitParams_st_params, 64, 8,
    ("fence", struct_hipExternalSemaphoreWaitParams_st_params_fence, 0),
    ("keyedMutex", struct_hipExternalSemaphoreWaitParams_st_params_keyedMutex, 8),
    ("reserved", c_uint32 * 10, 24),
)

class struct_hipExternalSemaphoreWaitParams_st(Struct):
    __slots__ = ()
layout(struct_hipExternalSemaphoreWaitParams_st, 136, 8,
    ("params", struct_hipExternalSemaphoreWaitParams_st_params, 0),
    ("flags", c_uint32, 64),
    ("reserved", c_uint32 * 16, 68),
)
hipExternalSemaphoreWaitParams = struct_hipExternalSemaphoreWaitParams_st
enum_hipGLDeviceList = c_uint32
hipGLDeviceListAll = 1
hipGLDeviceListCurrentFrame = 2
hipGLDeviceListNextFrame = 3
hipGLDeviceList = enum_hipGLDeviceList
enum_hipGraphicsRegisterFlags = c_uint32
hipGraphicsRegisterFlagsNone = 0
hipGraphicsRegisterFlagsReadOnly = 1
hipGraphicsRegisterFlagsWriteDiscard = 2
hipGraphicsRegisterFlagsSurfaceLoadStore = 4
hipGraphicsRegisterFlagsTextureGather = 8
hipGraphicsRegisterFlags = enum_hipGraphicsRegisterFlags

class struct__hipGraphicsResource(Struct):
    __slots__ = ()
hipGraphicsResource = struct__hipGraphicsResource
hipGraphicsResource_t = POINTER(hipGraphicsResource)

class struct_ihipGraph(Struct):
    __slots__ = ()
hipGraph_t = POINTER(struct_ihipGraph)

class struct_hipGraphNode(Struct):
    __slots__ = ()
hipGraphNode_t = POINTER(struct_hipGraphNode)

class struct_hipGraphExec(Struct):
    __slots__ = ()
hipGraphExec_t = POINTER(struct_hipGraphExec)
enum_hipGraphNodeType = c_uint32
hipGraphNodeTypeKernel = 1
hipGraphNodeTypeMemcpy = 2
hipGraphNodeTypeMemset = 3
hipGraphNodeTypeHost = 4
hipGraphNodeTypeGraph = 5
hipGraphNodeTypeEmpty = 6
hipGraphNodeTypeWaitEvent = 7
hipGraphNodeTypeEventRecord = 8
hipGraphNodeTypeMemcpy1D = 9
hipGraphNodeTypeMemcpyFromSymbol = 10
hipGraphNodeTypeMemcpyToSymbol = 11
hipGraphNodeTypeCount = 12
hipGraphNodeType = enum_hipGraphNodeType
hipHostFn_t = CFUNCTYPE(None, c_void_p)

class struct_hipHostNodeParams(Struct):
    __slots__ = ()
layout(struct_hipHostNodeParams, 16, 8,
    ("fn", hipHostFn_t, 0),
    ("userData", c_void_p, 8),
)
hipHostNodeParams = struct_hipHostNodeParams

class struct_hipKernelNodeParams(Struct):
    __slots__ = ()
layout(struct_hipKernelNodeParams, 64, 8,
    ("blockDim", dim3, 0),
    ("extra", POINTER(c_void_p), 16),
    ("func", c_void_p, 24),
    ("gridDim", dim3, 32),
    ("kernelParams", POINTER(c_void_p), 48),
    ("sharedMemBytes", c_uint32, 56),
)
hipKernelNodeParams = struct_hipKernelNodeParams

class struct_hipMemsetParams(Struct):
    __slots__ = ()
layout(struct_hipMemsetParams, 48, 8,
    ("dst", c_void_p, 0),
    ("elementSize", c_uint32, 8),
    ("height", c_size_t, 16),
    ("pitch", c_size_t, 24),
    ("value", c_uint32, 32),
    ("width", c_size_t, 40),
)
hipMemsetParams = struct_hipMemsetParams
enum_hipGraphExecUpdateResult = c_uint32
hipGraphExecUpdateSuccess = 0
hipGraphExecUpdateError = 1
hipGraphExecUpdateErrorTopologyChanged = 2
hipGraphExecUpdateErrorNodeTypeChanged = 3
hipGraphExecUpdateErrorFunctionChanged = 4
hipGraphExecUpdateErrorParametersChanged = 5
hipGraphExecUpdateErrorNotSupported = 6
hipGraphExecUpdateErrorUnsupportedFunctionChange = 7
hipGraphExecUpdateResult = enum_hipGraphExecUpdateResult
enum_hipStreamCaptureMode = c_uint32
hipStreamCaptureModeGlobal = 0
hipStreamCaptureModeThreadLocal = 1
hipStreamCaptureModeRelaxed = 2
hipStreamCaptureMode = enum_hipStreamCaptureMode
enum_hipStreamCaptureStatus = c_uint32
hipStreamCaptureStatusNone = 0
hipStreamCaptureStatusActive = 1
hipStreamCaptureStatusInvalidated = 2
hipStreamCaptureStatus = enum_hipStreamCaptureStatus
enum_hipStreamUpdateCaptureDependenciesFlags = c_uint32
hipStreamAddCaptureDependencies = 0
hipStreamSetCaptureDependencies = 1
hipStreamUpdateCaptureDependenciesFlags = enum_hipStreamUpdateCaptureDependenciesFlags
enum_hipGraphInstantiateFlags = c_uint32
hipGraphInstantiateFlagAutoFreeOnLaunch = 1
hipGraphInstantiateFlags = enum_hipGraphInstantiateFlags
hipStreamCallback_t = CFUNCTYPE(None, hipStream_t, hipError_t, c_void_p)

class struct_hipMemAllocationProp(Struct):
    __slots__ = ()
layout(struct_hipMemAllocationProp, 32, 8,
    ("compressionType", c_uint8, 0),
    ("location", hipMemLocation, 4),
    ("requestedHandleType", hipMemAllocationHandleType, 12),
    ("type", hipMemAllocationType, 16),
    ("usage", c_uint16, 20),
    ("win32HandleMetaData", c_void_p, 24),
)
hipMemAllocationProp = struct_hipMemAllocationProp

class struct_ihipMemGenericAllocationHandle(Struct):
    __slots__ = ()
hipMemGenericAllocationHandle_t = POINTER(struct_ihipMemGenericAllocationHandle)
enum_hipMemAllocationGranularity_flags = c_uint32
hipMemAllocationGranularityMinimum = 0
hipMemAllocationGranularityRecommended = 1
hipMemAllocationGranularity_flags = enum_hipMemAllocationGranularity_flags
enum_hipMemHandleType = c_uint32
hipMemHandleTypeGeneric = 0
hipMemHandleType = enum_hipMemHandleType
enum_hipMemOperationType = c_uint32
hipMemOperationTypeMap = 1
hipMemOperationTypeUnmap = 2
hipMemOperationType = enum_hipMemOperationType
enum_hipArraySparseSubresourceType = c_uint32
hipArraySparseSubresourceTypeSparseLevel = 0
hipArraySparseSubresourceTypeMiptail = 1
hipArraySparseSubresourceType = enum_hipArraySparseSubresourceType

class struct_hipArrayMapInfo_resource(Union):
    __slots__ = ()
layout(struct_hipArrayMapInfo_resource, 64, 8,
    ("mipmap", hipMipmappedArray, 0),
    ("array", hipArray_t, 0),
)

class struct_hipArrayMapInfo_subresource_sparseLevel(Struct):
    __slots__ = ()
layout(struct_hipArrayMapInfo_subresource_sparseLevel, 32, 4,
    ("level", c_uint32, 0),
    ("layer", c_uint32, 4),
    ("offsetX", c_uint32, 8),
    ("offsetY", c_uint32, 12),
    ("offsetZ", c_uint32, 16),
    ("extentWidth", c_uint32, 20),
    ("extentHeight", c_uint32, 24),
    ("extentDepth", c_uint32, 28),
)

class struct_hipArrayMapInfo_subresource_miptail(Struct):
    __slots__ = ()
layout(struct_hipArrayMapInfo_subresource_miptail, 24, 8,
    ("layer", c_uint32, 0),
    ("offset", c_uint64, 8),
    ("size", c_uint64, 16),
)

class struct_hipArrayMapInfo_subresource(Union):
    __slots__ = ()
layout(struct_hipArrayMapInfo_subresource, 32, 8,
    ("sparseLevel", struct_hipArrayMapInfo_subresource_sparseLevel, 0),
    ("miptail", struct_hipArrayMapInfo_subresource_miptail, 0),
)

class struct_hipArrayMapInfo_memHandle(Union):
    __slots__ = ()
layout(struct_hipArrayMapInfo_memHandle, 8, 8,
    ("memHandle", hipMemGenericAllocationHandle_t, 0),
)

class struct_hipArrayMapInfo(Struct):
    __slots__ = ()
layout(struct_hipArrayMapInfo, 152, 8,
    ("resourceType", hipResourceType, 0),
    ("resource", struct_hipArrayMapInfo_resource, 8),
    ("subresourceType", hipArraySparseSubresourceType, 72),
    ("subresource", struct_hipArrayMapInfo_subresource, 80),
    ("memOperationType", hipMemOperationType, 112),
    ("memHandleType", hipMemHandleType, 116),
    ("memHandle", struct_hipArrayMapInfo_memHandle, 120),
    ("offset", c_uint64, 128),
    ("deviceBitMask", c_uint32, 136),
    ("flags", c_uint32, 140),
    ("reserved", c_uint32 * 2, 144),
)
hipArrayMapInfo = struct_hipArrayMapInfo
GLuint = c_uint32
GLenum = c_uint32
enum_hiprtcResult = c_uint32
HIPRTC_SUCCESS = 0
HIPRTC_ERROR_OUT_OF_MEMORY = 1
HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
HIPRTC_ERROR_INVALID_INPUT = 3
HIPRTC_ERROR_INVALID_PROGRAM = 4
HIPRTC_ERROR_INVALID_OPTION = 5
HIPRTC_ERROR_COMPILATION = 6
HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
HIPRTC_ERROR_INTERNAL_ERROR = 11
hiprtcResult = enum_hiprtcResult

class struct__hiprtcProgram(Struct):
    __slots__ = ()
hiprtcProgram = POINTER(struct__hiprtcProgram)
enum_hipDataType = c_uint32
HIP_R_16F = 2
HIP_R_32F = 0
HIP_R_64F = 1
HIP_C_16F = 6
HIP_C_32F = 4
HIP_C_64F = 5
hipDataType = enum_hipDataType
enum_hipLibraryPropertyType = c_uint32
HIP_LIBRARY_MAJOR_VERSION = 0
HIP_LIBRARY_MINOR_VERSION = 1
HIP_LIBRARY_PATCH_LEVEL = 2
hipLibraryPropertyType = enum_hipLibraryPropertyType
_ENUMS = {
    "enum_hipMemoryType": "hipMemoryTypeHost hipMemoryTypeDevice hipMemoryTypeArray hipMemoryTypeUnified",
    "enum_hipKernelNodeAttrID": "hipKernelNodeAttributeAccessPolicyWindow hipKernelNodeAttributeCooperative",
    "enum_hipAccessProperty": "hipAccessPropertyNormal hipAccessPropertyStreaming hipAccessPropertyPersisting",
    "enum_hipError_t": "hipSuccess hipErrorInvalidValue hipErrorOutOfMemory hipErrorMemoryAllocation hipErrorNotInitialized hipErrorInitializationError hipErrorDeinitialized hipErrorProfilerDisabled hipErrorProfilerNotInitialized hipErrorProfilerAlreadyStarted hipErrorProfilerAlreadyStopped hipErrorInvalidConfiguration hipErrorInvalidPitchValue hipErrorInvalidSymbol hipErrorInvalidDevicePointer hipErrorInvalidMemcpyDirection hipErrorInsufficientDriver hipErrorMissingConfiguration hipErrorPriorLaunchFailure hipErrorInvalidDeviceFunction hipErrorNoDevice hipErrorInvalidDevice hipErrorInvalidImage hipErrorInvalidContext hipErrorContextAlreadyCurrent hipErrorMapFailed hipErrorMapBufferObjectFailed hipErrorUnmapFailed hipErrorArrayIsMapped hipErrorAlreadyMapped hipErrorNoBinaryForGpu hipErrorAlreadyAcquired hipErrorNotMapped hipErrorNotMappedAsArray hipErrorNotMappedAsPointer hipErrorECCNotCorrectable hipErrorUnsupportedLimit hipErrorContextAlreadyInUse hipErrorPeerAccessUnsupported hipErrorInvalidKernelFile hipErrorInvalidGraphicsContext hipErrorInvalidSource hipErrorFileNotFound hipErrorSharedObjectSymbolNotFound hipErrorSharedObjectInitFailed hipErrorOperatingSystem hipErrorInvalidHandle hipErrorInvalidResourceHandle hipErrorIllegalState hipErrorNotFound hipErrorNotReady hipErrorIllegalAddress hipErrorLaunchOutOfResources hipErrorLaunchTimeOut hipErrorPeerAccessAlreadyEnabled hipErrorPeerAccessNotEnabled hipErrorSetOnActiveProcess hipErrorContextIsDestroyed hipErrorAssert hipErrorHostMemoryAlreadyRegistered hipErrorHostMemoryNotRegistered hipErrorLaunchFailure hipErrorCooperativeLaunchTooLarge hipErrorNotSupported hipErrorStreamCaptureUnsupported hipErrorStreamCaptureInvalidated hipErrorStreamCaptureMerge hipErrorStreamCaptureUnmatched hipErrorStreamCaptureUnjoined hipErrorStreamCaptureIsolation hipErrorStreamCaptureImplicit hipErrorCapturedEvent hipErrorStreamCaptureWrongThread hipErrorGraphExecUpdateFailure hipErrorUnknown hipErrorRuntimeMemory hipErrorRuntimeOther hipErrorTbd",
    "enum_hipDeviceAttribute_t": "hipDeviceAttributeCudaCompatibleBegin hipDeviceAttributeEccEnabled hipDeviceAttributeAccessPolicyMaxWindowSize hipDeviceAttributeAsyncEngineCount hipDeviceAttributeCanMapHostMemory hipDeviceAttributeCanUseHostPointerForRegisteredMem hipDeviceAttributeClockRate hipDeviceAttributeComputeMode hipDeviceAttributeComputePreemptionSupported hipDeviceAttributeConcurrentKernels hipDeviceAttributeConcurrentManagedAccess hipDeviceAttributeCooperativeLaunch hipDeviceAttributeCooperativeMultiDeviceLaunch hipDeviceAttributeDeviceOverlap hipDeviceAttributeDirectManagedMemAccessFromHost hipDeviceAttributeGlobalL1CacheSupported hipDeviceAttributeHostNativeAtomicSupported hipDeviceAttributeIntegrated hipDeviceAttributeIsMultiGpuBoard hipDeviceAttributeKernelExecTimeout hipDeviceAttributeL2CacheSize hipDeviceAttributeLocalL1CacheSupported hipDeviceAttributeLuid hipDeviceAttributeLuidDeviceNodeMask hipDeviceAttributeComputeCapabilityMajor hipDeviceAttributeManagedMemory hipDeviceAttributeMaxBlocksPerMultiProcessor hipDeviceAttributeMaxBlockDimX hipDeviceAttributeMaxBlockDimY hipDeviceAttributeMaxBlockDimZ hipDeviceAttributeMaxGridDimX hipDeviceAttributeMaxGridDimY hipDeviceAttributeMaxGridDimZ hipDeviceAttributeMaxSurface1D hipDeviceAttributeMaxSurface1DLayered hipDeviceAttributeMaxSurface2D hipDeviceAttributeMaxSurface2DLayered hipDeviceAttributeMaxSurface3D hipDeviceAttributeMaxSurfaceCubemap hipDeviceAttributeMaxSurfaceCubemapLayered hipDeviceAttributeMaxTexture1DWidth hipDeviceAttributeMaxTexture1DLayered hipDeviceAttributeMaxTexture1DLinear hipDeviceAttributeMaxTexture1DMipmap hipDeviceAttributeMaxTexture2DWidth hipDeviceAttributeMaxTexture2DHeight hipDeviceAttributeMaxTexture2DGather hipDeviceAttributeMaxTexture2DLayered hipDeviceAttributeMaxTexture2DLinear hipDeviceAttributeMaxTexture2DMipmap hipDeviceAttributeMaxTexture3DWidth hipDeviceAttributeMaxTexture3DHeight hipDeviceAttributeMaxTexture3DDepth hipDeviceAttributeMaxTexture3DAlt hipDeviceAttributeMaxTextureCubemap hipDeviceAttributeMaxTextureCubemapLayered hipDeviceAttributeMaxThreadsDim hipDeviceAttributeMaxThreadsPerBlock hipDeviceAttributeMaxThreadsPerMultiProcessor hipDeviceAttributeMaxPitch hipDeviceAttributeMemoryBusWidth hipDeviceAttributeMemoryClockRate hipDeviceAttributeComputeCapabilityMinor hipDeviceAttributeMultiGpuBoardGroupID hipDeviceAttributeMultiprocessorCount hipDeviceAttributeName hipDeviceAttributePageableMemoryAccess hipDeviceAttributePageableMemoryAccessUsesHostPageTables hipDeviceAttributePciBusId hipDeviceAttributePciDeviceId hipDeviceAttributePciDomainID hipDeviceAttributePersistingL2CacheMaxSize hipDeviceAttributeMaxRegistersPerBlock hipDeviceAttributeMaxRegistersPerMultiprocessor hipDeviceAttributeReservedSharedMemPerBlock hipDeviceAttributeMaxSharedMemoryPerBlock hipDeviceAttributeSharedMemPerBlockOptin hipDeviceAttributeSharedMemPerMultiprocessor hipDeviceAttributeSingleToDoublePrecisionPerfRatio hipDeviceAttributeStreamPrioritiesSupported hipDeviceAttributeSurfaceAlignment hipDeviceAttributeTccDriver hipDeviceAttributeTextureAlignment hipDeviceAttributeTexturePitchAlignment hipDeviceAttributeTotalConstantMemory hipDeviceAttributeTotalGlobalMem hipDeviceAttributeUnifiedAddressing hipDeviceAttributeUuid hipDeviceAttributeWarpSize hipDeviceAttributeMemoryPoolsSupported hipDeviceAttributeCudaCompatibleEnd hipDeviceAttributeAmdSpecificBegin hipDeviceAttributeClockInstructionRate hipDeviceAttributeArch hipDeviceAttributeMaxSharedMemoryPerMultiprocessor hipDeviceAttributeGcnArch hipDeviceAttributeGcnArchName hipDeviceAttributeHdpMemFlushCntl hipDeviceAttributeHdpRegFlushCntl hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem hipDeviceAttributeIsLargeBar hipDeviceAttributeAsicRevision hipDeviceAttributeCanUseStreamWaitValue hipDeviceAttributeImageSupport hipDeviceAttributePhysicalMultiProcessorCount hipDeviceAttributeFineGrainSupport hipDeviceAttributeAmdSpecificEnd hipDeviceAttributeVendorSpecificBegin",
    "enum_hipComputeMode": "hipComputeModeDefault hipComputeModeExclusive hipComputeModeProhibited hipComputeModeExclusiveProcess",
    "enum_hipChannelFormatKind": "hipChannelFormatKindSigned hipChannelFormatKindUnsigned hipChannelFormatKindFloat hipChannelFormatKindNone",
    "enum_hipArray_Format": "HIP_AD_FORMAT_UNSIGNED_INT8 HIP_AD_FORMAT_UNSIGNED_INT16 HIP_AD_FORMAT_UNSIGNED_INT32 HIP_AD_FORMAT_SIGNED_INT8 HIP_AD_FORMAT_SIGNED_INT16 HIP_AD_FORMAT_SIGNED_INT32 HIP_AD_FORMAT_HALF HIP_AD_FORMAT_FLOAT",
    "enum_hipResourceType": "hipResourceTypeArray hipResourceTypeMipmappedArray hipResourceTypeLinear hipResourceTypePitch2D",
    "enum_HIPresourcetype_enum": "HIP_RESOURCE_TYPE_ARRAY HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY HIP_RESOURCE_TYPE_LINEAR HIP_RESOURCE_TYPE_PITCH2D",
    "enum_HIPaddress_mode_enum": "HIP_TR_ADDRESS_MODE_WRAP HIP_TR_ADDRESS_MODE_CLAMP HIP_TR_ADDRESS_MODE_MIRROR HIP_TR_ADDRESS_MODE_BORDER",
    "enum_HIPfilter_mode_enum": "HIP_TR_FILTER_MODE_POINT HIP_TR_FILTER_MODE_LINEAR",
    "enum_hipResourceViewFormat": "hipResViewFormatNone hipResViewFormatUnsignedChar1 hipResViewFormatUnsignedChar2 hipResViewFormatUnsignedChar4 hipResViewFormatSignedChar1 hipResViewFormatSignedChar2 hipResViewFormatSignedChar4 hipResViewFormatUnsignedShort1 hipResViewFormatUnsignedShort2 hipResViewFormatUnsignedShort4 hipResViewFormatSignedShort1 hipResViewFormatSignedShort2 hipResViewFormatSignedShort4 hipResViewFormatUnsignedInt1 hipResViewFormatUnsignedInt2 hipResViewFormatUnsignedInt4 hipResViewFormatSignedInt1 hipResViewFormatSignedInt2 hipResViewFormatSignedInt4 hipResViewFormatHalf1 hipResViewFormatHalf2 hipResViewFormatHalf4 hipResViewFormatFloat1 hipResViewFormatFloat2 hipResViewFormatFloat4 hipResViewFormatUnsignedBlockCompressed1 hipResViewFormatUnsignedBlockCompressed2 hipResViewFormatUnsignedBlockCompressed3 hipResViewFormatUnsignedBlockCompressed4 hipResViewFormatSignedBlockCompressed4 hipResViewFormatUnsignedBlockCompressed5 hipResViewFormatSignedBlockCompressed5 hipResViewFormatUnsignedBlockCompressed6H hipResViewFormatSignedBlockCompressed6H hipResViewFormatUnsignedBlockCompressed7",
    "enum_HIPresourceViewFormat_enum": "HIP_RES_VIEW_FORMAT_NONE HIP_RES_VIEW_FORMAT_UINT_1X8 HIP_RES_VIEW_FORMAT_UINT_2X8 HIP_RES_VIEW_FORMAT_UINT_4X8 HIP_RES_VIEW_FORMAT_SINT_1X8 HIP_RES_VIEW_FORMAT_SINT_2X8 HIP_RES_VIEW_FORMAT_SINT_4X8 HIP_RES_VIEW_FORMAT_UINT_1X16 HIP_RES_VIEW_FORMAT_UINT_2X16 HIP_RES_VIEW_FORMAT_UINT_4X16 HIP_RES_VIEW_FORMAT_SINT_1X16 HIP_RES_VIEW_FORMAT_SINT_2X16 HIP_RES_VIEW_FORMAT_SINT_4X16 HIP_RES_VIEW_FORMAT_UINT_1X32 HIP_RES_VIEW_FORMAT_UINT_2X32 HIP_RES_VIEW_FORMAT_UINT_4X32 HIP_RES_VIEW_FORMAT_SINT_1X32 HIP_RES_VIEW_FORMAT_SINT_2X32 HIP_RES_VIEW_FORMAT_SINT_4X32 HIP_RES_VIEW_FORMAT_FLOAT_1X16 HIP_RES_VIEW_FORMAT_FLOAT_2X16 HIP_RES_VIEW_FORMAT_FLOAT_4X16 HIP_RES_VIEW_FORMAT_FLOAT_1X32 HIP_RES_VIEW_FORMAT_FLOAT_2X32 HIP_RES_VIEW_FORMAT_FLOAT_4X32 HIP_RES_VIEW_FORMAT_UNSIGNED_BC1 HIP_RES_VIEW_FORMAT_UNSIGNED_BC2 HIP_RES_VIEW_FORMAT_UNSIGNED_BC3 HIP_RES_VIEW_FORMAT_UNSIGNED_BC4 HIP_RES_VIEW_FORMAT_SIGNED_BC4 HIP_RES_VIEW_FORMAT_UNSIGNED_BC5 HIP_RES_VIEW_FORMAT_SIGNED_BC5 HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H HIP_RES_VIEW_FORMAT_SIGNED_BC6H HIP_RES_VIEW_FORMAT_UNSIGNED_BC7",
    "enum_hipMemcpyKind": "hipMemcpyHostToHost hipMemcpyHostToDevice hipMemcpyDeviceToHost hipMemcpyDeviceToDevice hipMemcpyDefault",
    "enum_hipFunction_attribute": "HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES HIP_FUNC_ATTRIBUTE_NUM_REGS HIP_FUNC_ATTRIBUTE_PTX_VERSION HIP_FUNC_ATTRIBUTE_BINARY_VERSION HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT HIP_FUNC_ATTRIBUTE_MAX",
    "enum_hipPointer_attribute": "HIP_POINTER_ATTRIBUTE_CONTEXT HIP_POINTER_ATTRIBUTE_MEMORY_TYPE HIP_POINTER_ATTRIBUTE_DEVICE_POINTER HIP_POINTER_ATTRIBUTE_HOST_POINTER HIP_POINTER_ATTRIBUTE_P2P_TOKENS HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS HIP_POINTER_ATTRIBUTE_BUFFER_ID HIP_POINTER_ATTRIBUTE_IS_MANAGED HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR HIP_POINTER_ATTRIBUTE_RANGE_SIZE HIP_POINTER_ATTRIBUTE_MAPPED HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE",
    "enum_hipTextureAddressMode": "hipAddressModeWrap hipAddressModeClamp hipAddressModeMirror hipAddressModeBorder",
    "enum_hipTextureFilterMode": "hipFilterModePoint hipFilterModeLinear",
    "enum_hipTextureReadMode": "hipReadModeElementType hipReadModeNormalizedFloat",
    "enum_hipSurfaceBoundaryMode": "hipBoundaryModeZero hipBoundaryModeTrap hipBoundaryModeClamp",
    "enum_hipDeviceP2PAttr": "hipDevP2PAttrPerformanceRank hipDevP2PAttrAccessSupported hipDevP2PAttrNativeAtomicSupported hipDevP2PAttrHipArrayAccessSupported",
    "enum_hipLimit_t": "hipLimitPrintfFifoSize hipLimitMallocHeapSize",
    "enum_hipMemoryAdvise": "hipMemAdviseSetReadMostly hipMemAdviseUnsetReadMostly hipMemAdviseSetPreferredLocation hipMemAdviseUnsetPreferredLocation hipMemAdviseSetAccessedBy hipMemAdviseUnsetAccessedBy hipMemAdviseSetCoarseGrain hipMemAdviseUnsetCoarseGrain",
    "enum_hipMemRangeCoherencyMode": "hipMemRangeCoherencyModeFineGrain hipMemRangeCoherencyModeCoarseGrain hipMemRangeCoherencyModeIndeterminate",
    "enum_hipMemRangeAttribute": "hipMemRangeAttributeReadMostly hipMemRangeAttributePreferredLocation hipMemRangeAttributeAccessedBy hipMemRangeAttributeLastPrefetchLocation hipMemRangeAttributeCoherencyMode",
    "enum_hipMemPoolAttr": "hipMemPoolReuseFollowEventDependencies hipMemPoolReuseAllowOpportunistic hipMemPoolReuseAllowInternalDependencies hipMemPoolAttrReleaseThreshold hipMemPoolAttrReservedMemCurrent hipMemPoolAttrReservedMemHigh hipMemPoolAttrUsedMemCurrent hipMemPoolAttrUsedMemHigh",
    "enum_hipMemLocationType": "hipMemLocationTypeInvalid hipMemLocationTypeDevice",
    "enum_hipMemAccessFlags": "hipMemAccessFlagsProtNone hipMemAccessFlagsProtRead hipMemAccessFlagsProtReadWrite",
    "enum_hipMemAllocationType": "hipMemAllocationTypeInvalid hipMemAllocationTypePinned hipMemAllocationTypeMax",
    "enum_hipMemAllocationHandleType": "hipMemHandleTypeNone hipMemHandleTypePosixFileDescriptor hipMemHandleTypeWin32 hipMemHandleTypeWin32Kmt",
    "enum_hipJitOption": "hipJitOptionMaxRegisters hipJitOptionThreadsPerBlock hipJitOptionWallTime hipJitOptionInfoLogBuffer hipJitOptionInfoLogBufferSizeBytes hipJitOptionErrorLogBuffer hipJitOptionErrorLogBufferSizeBytes hipJitOptionOptimizationLevel hipJitOptionTargetFromContext hipJitOptionTarget hipJitOptionFallbackStrategy hipJitOptionGenerateDebugInfo hipJitOptionLogVerbose hipJitOptionGenerateLineInfo hipJitOptionCacheMode hipJitOptionSm3xOpt hipJitOptionFastCompile hipJitOptionNumOptions",
    "enum_hipFuncAttribute": "hipFuncAttributeMaxDynamicSharedMemorySize hipFuncAttributePreferredSharedMemoryCarveout hipFuncAttributeMax",
    "enum_hipFuncCache_t": "hipFuncCachePreferNone hipFuncCachePreferShared hipFuncCachePreferL1 hipFuncCachePreferEqual",
    "enum_hipSharedMemConfig": "hipSharedMemBankSizeDefault hipSharedMemBankSizeFourByte hipSharedMemBankSizeEightByte",
    "enum_hipExternalMemoryHandleType_enum": "hipExternalMemoryHandleTypeOpaqueFd hipExternalMemoryHandleTypeOpaqueWin32 hipExternalMemoryHandleTypeOpaqueWin32Kmt hipExternalMemoryHandleTypeD3D12Heap hipExternalMemoryHandleTypeD3D12Resource hipExternalMemoryHandleTypeD3D11Resource hipExternalMemoryHandleTypeD3D11ResourceKmt",
    "enum_hipExternalSemaphoreHandleType_enum": "hipExternalSemaphoreHandleTypeOpaqueFd hipExternalSemaphoreHandleTypeOpaqueWin32 hipExternalSemaphoreHandleTypeOpaqueWin32Kmt hipExternalSemaphoreHandleTypeD3D12Fence",
    "enum_hipGLDeviceList": "hipGLDeviceListAll hipGLDeviceListCurrentFrame hipGLDeviceListNextFrame",
    "enum_hipGraphicsRegisterFlags": "hipGraphicsRegisterFlagsNone hipGraphicsRegisterFlagsReadOnly hipGraphicsRegisterFlagsWriteDiscard hipGraphicsRegisterFlagsSurfaceLoadStore hipGraphicsRegisterFlagsTextureGather",
    "enum_hipGraphNodeType": "hipGraphNodeTypeKernel hipGraphNodeTypeMemcpy hipGraphNodeTypeMemset hipGraphNodeTypeHost hipGraphNodeTypeGraph hipGraphNodeTypeEmpty hipGraphNodeTypeWaitEvent hipGraphNodeTypeEventRecord hipGraphNodeTypeMemcpy1D hipGraphNodeTypeMemcpyFromSymbol hipGraphNodeTypeMemcpyToSymbol hipGraphNodeTypeCount",
    "enum_hipGraphExecUpdateResult": "hipGraphExecUpdateSuccess hipGraphExecUpdateError hipGraphExecUpdateErrorTopologyChanged hipGraphExecUpdateErrorNodeTypeChanged hipGraphExecUpdateErrorFunctionChanged hipGraphExecUpdateErrorParametersChanged hipGraphExecUpdateErrorNotSupported hipGraphExecUpdateErrorUnsupportedFunctionChange",
    "enum_hipStreamCaptureMode": "hipStreamCaptureModeGlobal hipStreamCaptureModeThreadLocal hipStreamCaptureModeRelaxed",
    "enum_hipStreamCaptureStatus": "hipStreamCaptureStatusNone hipStreamCaptureStatusActive hipStreamCaptureStatusInvalidated",
    "enum_hipStreamUpdateCaptureDependenciesFlags": "hipStreamAddCaptureDependencies hipStreamSetCaptureDependencies",
    "enum_hipGraphInstantiateFlags": "hipGraphInstantiateFlagAutoFreeOnLaunch",
    "enum_hipMemAllocationGranularity_flags": "hipMemAllocationGranularityMinimum hipMemAllocationGranularityRecommended",
    "enum_hipMemHandleType": "hipMemHandleTypeGeneric",
    "enum_hipMemOperationType": "hipMemOperationTypeMap hipMemOperationTypeUnmap",
    "enum_hipArraySparseSubresourceType": "hipArraySparseSubresourceTypeSparseLevel hipArraySparseSubresourceTypeMiptail",
    "enum_hiprtcResult": "HIPRTC_SUCCESS HIPRTC_ERROR_OUT_OF_MEMORY HIPRTC_ERROR_PROGRAM_CREATION_FAILURE HIPRTC_ERROR_INVALID_INPUT HIPRTC_ERROR_INVALID_PROGRAM HIPRTC_ERROR_INVALID_OPTION HIPRTC_ERROR_COMPILATION HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID HIPRTC_ERROR_INTERNAL_ERROR",
    "enum_hipDataType": "HIP_R_16F HIP_R_32F HIP_R_64F HIP_C_16F HIP_C_32F HIP_C_64F",
    "enum_hipLibraryPropertyType": "HIP_LIBRARY_MAJOR_VERSION HIP_LIBRARY_MINOR_VERSION HIP_LIBRARY_PATCH_LEVEL",
}
__hipGetPCH = _library.function("__hipGetPCH", None, POINTER(c_char_p), POINTER(c_uint32))
hipInit = _library.function("hipInit", hipError_t, c_uint32)
hipDriverGetVersion = _library.function("hipDriverGetVersion", hipError_t, POINTER(c_int32))
hipRuntimeGetVersion = _library.function("hipRuntimeGetVersion", hipError_t, POINTER(c_int32))
hipDeviceGet = _library.function("hipDeviceGet", hipError_t, POINTER(hipDevice_t), c_int32)
hipDeviceComputeCapability = _library.function("hipDeviceComputeCapability", hipError_t, POINTER(c_int32), POINTER(c_int32), hipDevice_t)
hipDeviceGetName = _library.function("hipDeviceGetName", hipError_t, POINTER(c_char), c_int32, hipDevice_t)
hipDeviceGetUuid = _library.function("hipDeviceGetUuid", hipError_t, POINTER(hipUUID), hipDevice_t)
hipDeviceGetP2PAttribute = _library.function("hipDeviceGetP2PAttribute", hipError_t, POINTER(c_int32), hipDeviceP2PAttr, c_int32, c_int32)
hipDeviceGetPCIBusId = _library.function("hipDeviceGetPCIBusId", hipError_t, POINTER(c_char), c_int32, c_int32)
hipDeviceGetByPCIBusId = _library.function("hipDeviceGetByPCIBusId", hipError_t, POINTER(c_int32), c_char_p)
hipDeviceTotalMem = _library.function("hipDeviceTotalMem", hipError_t, POINTER(c_size_t), hipDevice_t)
hipDeviceSynchronize = _library.function("hipDeviceSynchronize", hipError_t)
hipDeviceReset = _library.function("hipDeviceReset", hipError_t)
hipSetDevice = _library.function("hipSetDevice", hipError_t, c_int32)
hipGetDevice = _library.function("hipGetDevice", hipError_t, POINTER(c_int32))
hipGetDeviceCount = _library.function("hipGetDeviceCount", hipError_t, POINTER(c_int32))
hipDeviceGetAttribute = _library.function("hipDeviceGetAttribute", hipError_t, POINTER(c_int32), hipDeviceAttribute_t, c_int32)
hipDeviceGetDefaultMemPool = _library.function("hipDeviceGetDefaultMemPool", hipError_t, POINTER(hipMemPool_t), c_int32)
hipDeviceSetMemPool = _library.function("hipDeviceSetMemPool", hipError_t, c_int32, hipMemPool_t)
hipDeviceGetMemPool = _library.function("hipDeviceGetMemPool", hipError_t, POINTER(hipMemPool_t), c_int32)
hipGetDeviceProperties = _library.function("hipGetDeviceProperties", hipError_t, POINTER(hipDeviceProp_t), c_int32)
hipDeviceSetCacheConfig = _library.function("hipDeviceSetCacheConfig", hipError_t, hipFuncCache_t)
hipDeviceGetCacheConfig = _library.function("hipDeviceGetCacheConfig", hipError_t, POINTER(hipFuncCache_t))
hipDeviceGetLimit = _library.function("hipDeviceGetLimit", hipError_t, POINTER(c_size_t), enum_hipLimit_t)
hipDeviceGetSharedMemConfig = _library.function("hipDeviceGetSharedMemConfig", hipError_t, POINTER(hipSharedMemConfig))
hipGetDeviceFlags = _library.function("hipGetDeviceFlags", hipError_t, POINTER(c_uint32))
hipDeviceSetSharedMemConfig = _library.function("hipDeviceSetSharedMemConfig", hipError_t, hipSharedMemConfig)
hipSetDeviceFlags = _library.function("hipSetDeviceFlags", hipError_t, c_uint32)
hipChooseDevice = _library.function("hipChooseDevice", hipError_t, POINTER(c_int32), POINTER(hipDeviceProp_t))
hipExtGetLinkTypeAndHopCount = _library.function("hipExtGetLinkTypeAndHopCount", hipError_t, c_int32, c_int32, POINTER(c_uint32), POINTER(c_uint32))
hipIpcGetMemHandle = _library.function("hipIpcGetMemHandle", hipError_t, POINTER(hipIpcMemHandle_t), c_void_p)
hipIpcOpenMemHandle = _library.function("hipIpcOpenMemHandle", hipError_t, POINTER(c_void_p), hipIpcMemHandle_t, c_uint32)
hipIpcCloseMemHandle = _library.function("hipIpcCloseMemHandle", hipError_t, c_void_p)
hipIpcGetEventHandle = _library.function("hipIpcGetEventHandle", hipError_t, POINTER(hipIpcEventHandle_t), hipEvent_t)
hipIpcOpenEventHandle = _library.function("hipIpcOpenEventHandle", hipError_t, POINTER(hipEvent_t), hipIpcEventHandle_t)
hipFuncSetAttribute = _library.function("hipFuncSetAttribute", hipError_t, c_void_p, hipFuncAttribute, c_int32)
hipFuncSetCacheConfig = _library.function("hipFuncSetCacheConfig", hipError_t, c_void_p, hipFuncCache_t)
hipFuncSetSharedMemConfig = _library.function("hipFuncSetSharedMemConfig", hipError_t, c_void_p, hipSharedMemConfig)
hipGetLastError = _library.function("hipGetLastError", hipError_t)
hipPeekAtLastError = _library.function("hipPeekAtLastError", hipError_t)
hipGetErrorName = _library.function("hipGetErrorName", c_char_p, hipError_t)
hipGetErrorString = _library.function("hipGetErrorString", c_char_p, hipError_t)
hipStreamCreate = _library.function("hipStreamCreate", hipError_t, POINTER(hipStream_t))
hipStreamCreateWithFlags = _library.function("hipStreamCreateWithFlags", hipError_t, POINTER(hipStream_t), c_uint32)
hipStreamCreateWithPriority = _library.function("hipStreamCreateWithPriority", hipError_t, POINTER(hipStream_t), c_uint32, c_int32)
hipDeviceGetStreamPriorityRange = _library.function("hipDeviceGetStreamPriorityRange", hipError_t, POINTER(c_int32), POINTER(c_int32))
hipStreamDestroy = _library.function("hipStreamDestroy", hipError_t, hipStream_t)
hipStreamQuery = _library.function("hipStreamQuery", hipError_t, hipStream_t)
hipStreamSynchronize = _library.function("hipStreamSynchronize", hipError_t, hipStream_t)
hipStreamWaitEvent = _library.function("hipStreamWaitEvent", hipError_t, hipStream_t, hipEvent_t, c_uint32)
hipStreamGetFlags = _library.function("hipStreamGetFlags", hipError_t, hipStream_t, POINTER(c_uint32))
hipStreamGetPriority = _library.function("hipStreamGetPriority", hipError_t, hipStream_t, POINTER(c_int32))
hipExtStreamCreateWithCUMask = _library.function("hipExtStreamCreateWithCUMask", hipError_t, POINTER(hipStream_t), c_uint32, POINTER(c_uint32))
hipExtStreamGetCUMask = _library.function("hipExtStreamGetCUMask", hipError_t, hipStream_t, c_uint32, POINTER(c_uint32))
hipStreamAddCallback = _library.function("hipStreamAddCallback", hipError_t, hipStream_t, hipStreamCallback_t, c_void_p, c_uint32)
hipStreamWaitValue32 = _library.function("hipStreamWaitValue32", hipError_t, hipStream_t, c_void_p, c_uint32, c_uint32, c_uint32)
hipStreamWaitValue64 = _library.function("hipStreamWaitValue64", hipError_t, hipStream_t, c_void_p, c_uint64, c_uint32, c_uint64)
hipStreamWriteValue32 = _library.function("hipStreamWriteValue32", hipError_t, hipStream_t, c_void_p, c_uint32, c_uint32)
hipStreamWriteValue64 = _library.function("hipStreamWriteValue64", hipError_t, hipStream_t, c_void_p, c_uint64, c_uint32)
hipEventCreateWithFlags = _library.function("hipEventCreateWithFlags", hipError_t, POINTER(hipEvent_t), c_uint32)
hipEventCreate = _library.function("hipEventCreate", hipError_t, POINTER(hipEvent_t))
hipEventRecord = _library.function("hipEventRecord", hipError_t, hipEvent_t, hipStream_t)
hipEventDestroy = _library.function("hipEventDestroy", hipError_t, hipEvent_t)
hipEventSynchronize = _library.function("hipEventSynchronize", hipError_t, hipEvent_t)
hipEventElapsedTime = _library.function("hipEventElapsedTime", hipError_t, POINTER(c_float), hipEvent_t, hipEvent_t)
hipEventQuery = _library.function("hipEventQuery", hipError_t, hipEvent_t)
hipPointerGetAttributes = _library.function("hipPointerGetAttributes", hipError_t, POINTER(hipPointerAttribute_t), c_void_p)
hipPointerGetAttribute = _library.function("hipPointerGetAttribute", hipError_t, c_void_p, hipPointer_attribute, hipDeviceptr_t)
hipDrvPointerGetAttributes = _library.function("hipDrvPointerGetAttributes", hipError_t, c_uint32, POINTER(hipPointer_attribute), POINTER(c_void_p), hipDeviceptr_t)
hipImportExternalSemaphore = _library.function("hipImportExternalSemaphore", hipError_t, POINTER(hipExternalSemaphore_t), POINTER(hipExternalSemaphoreHandleDesc))
hipSignalExternalSemaphoresAsync = _library.function("hipSignalExternalSemaphoresAsync", hipError_t, POINTER(hipExternalSemaphore_t), POINTER(hipExternalSemaphoreSignalParams), c_uint32, hipStream_t)
hipWaitExternalSemaphoresAsync = _library.function("hipWaitExternalSemaphoresAsync", hipError_t, POINTER(hipExternalSemaphore_t), POINTER(hipExternalSemaphoreWaitParams), c_uint32, hipStream_t)
hipDestroyExternalSemaphore = _library.function("hipDestroyExternalSemaphore", hipError_t, hipExternalSemaphore_t)
hipImportExternalMemory = _library.function("hipImportExternalMemory", hipError_t, POINTER(hipExternalMemory_t), POINTER(hipExternalMemoryHandleDesc))
hipExternalMemoryGetMappedBuffer = _library.function("hipExternalMemoryGetMappedBuffer", hipError_t, POINTER(c_void_p), hipExternalMemory_t, POINTER(hipExternalMemoryBufferDesc))
hipDestroyExternalMemory = _library.function("hipDestroyExternalMemory", hipError_t, hipExternalMemory_t)
hipMalloc = _library.function("hipMalloc", hipError_t, POINTER(c_void_p), c_size_t)
hipExtMallocWithFlags = _library.function("hipExtMallocWithFlags", hipError_t, POINTER(c_void_p), c_size_t, c_uint32)
hipMallocHost = _library.function("hipMallocHost", hipError_t, POINTER(c_void_p), c_size_t)
hipMemAllocHost = _library.function("hipMemAllocHost", hipError_t, POINTER(c_void_p), c_size_t)
hipHostMalloc = _library.function("hipHostMalloc", hipError_t, POINTER(c_void_p), c_size_t, c_uint32)
hipMallocManaged = _library.function("hipMallocManaged", hipError_t, POINTER(c_void_p), c_size_t, c_uint32)
hipMemPrefetchAsync = _library.function("hipMemPrefetchAsync", hipError_t, c_void_p, c_size_t, c_int32, hipStream_t)
hipMemAdvise = _library.function("hipMemAdvise", hipError_t, c_void_p, c_size_t, hipMemoryAdvise, c_int32)
hipMemRangeGetAttribute = _library.function("hipMemRangeGetAttribute", hipError_t, c_void_p, c_size_t, hipMemRangeAttribute, c_void_p, c_size_t)
hipMemRangeGetAttributes = _library.function("hipMemRangeGetAttributes", hipError_t, POINTER(c_void_p), POINTER(c_size_t), POINTER(hipMemRangeAttribute), c_size_t, c_void_p, c_size_t)
hipStreamAttachMemAsync = _library.function("hipStreamAttachMemAsync", hipError_t, hipStream_t, c_void_p, c_size_t, c_uint32)
hipMallocAsync = _library.function("hipMallocAsync", hipError_t, POINTER(c_void_p), c_size_t, hipStream_t)
hipFreeAsync = _library.function("hipFreeAsync", hipError_t, c_void_p, hipStream_t)
hipMemPoolTrimTo = _library.function("hipMemPoolTrimTo", hipError_t, hipMemPool_t, c_size_t)
hipMemPoolSetAttribute = _library.function("hipMemPoolSetAttribute", hipError_t, hipMemPool_t, hipMemPoolAttr, c_void_p)
hipMemPoolGetAttribute = _library.function("hipMemPoolGetAttribute", hipError_t, hipMemPool_t, hipMemPoolAttr, c_void_p)
hipMemPoolSetAccess = _library.function("hipMemPoolSetAccess", hipError_t, hipMemPool_t, POINTER(hipMemAccessDesc), c_size_t)
hipMemPoolGetAccess = _library.function("hipMemPoolGetAccess", hipError_t, POINTER(hipMemAccessFlags), hipMemPool_t, POINTER(hipMemLocation))
hipMemPoolCreate = _library.function("hipMemPoolCreate", hipError_t, POINTER(hipMemPool_t), POINTER(hipMemPoolProps))
hipMemPoolDestroy = _library.function("hipMemPoolDestroy", hipError_t, hipMemPool_t)
hipMallocFromPoolAsync = _library.function("hipMallocFromPoolAsync", hipError_t, POINTER(c_void_p), c_size_t, hipMemPool_t, hipStream_t)
hipMemPoolExportToShareableHandle = _library.function("hipMemPoolExportToShareableHandle", hipError_t, c_void_p, hipMemPool_t, hipMemAllocationHandleType, c_uint32)
hipMemPoolImportFromShareableHandle = _library.function("hipMemPoolImportFromShareableHandle", hipError_t, POINTER(hipMemPool_t), c_void_p, hipMemAllocationHandleType, c_uint32)
hipMemPoolExportPointer = _library.function("hipMemPoolExportPointer", hipError_t, POINTER(hipMemPoolPtrExportData), c_void_p)
hipMemPoolImportPointer = _library.function("hipMemPoolImportPointer", hipError_t, POINTER(c_void_p), hipMemPool_t, POINTER(hipMemPoolPtrExportData))
hipHostAlloc = _library.function("hipHostAlloc", hipError_t, POINTER(c_void_p), c_size_t, c_uint32)
hipHostGetDevicePointer = _library.function("hipHostGetDevicePointer", hipError_t, POINTER(c_void_p), c_void_p, c_uint32)
hipHostGetFlags = _library.function("hipHostGetFlags", hipError_t, POINTER(c_uint32), c_void_p)
hipHostRegister = _library.function("hipHostRegister", hipError_t, c_void_p, c_size_t, c_uint32)
hipHostUnregister = _library.function("hipHostUnregister", hipError_t, c_void_p)
hipMallocPitch = _library.function("hipMallocPitch", hipError_t, POINTER(c_void_p), POINTER(c_size_t), c_size_t, c_size_t)
hipMemAllocPitch = _library.function("hipMemAllocPitch", hipError_t, POINTER(hipDeviceptr_t), POINTER(c_size_t), c_size_t, c_size_t, c_uint32)
hipFree = _library.function("hipFree", hipError_t, c_void_p)
hipFreeHost = _library.function("hipFreeHost", hipError_t, c_void_p)
hipHostFree = _library.function("hipHostFree", hipError_t, c_void_p)
hipMemcpy = _library.function("hipMemcpy", hipError_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind)
hipMemcpyWithStream = _library.function("hipMemcpyWithStream", hipError_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpyHtoD = _library.function("hipMemcpyHtoD", hipError_t, hipDeviceptr_t, c_void_p, c_size_t)
hipMemcpyDtoH = _library.function("hipMemcpyDtoH", hipError_t, c_void_p, hipDeviceptr_t, c_size_t)
hipMemcpyDtoD = _library.function("hipMemcpyDtoD", hipError_t, hipDeviceptr_t, hipDeviceptr_t, c_size_t)
hipMemcpyHtoDAsync = _library.function("hipMemcpyHtoDAsync", hipError_t, hipDeviceptr_t, c_void_p, c_size_t, hipStream_t)
hipMemcpyDtoHAsync = _library.function("hipMemcpyDtoHAsync", hipError_t, c_void_p, hipDeviceptr_t, c_size_t, hipStream_t)
hipMemcpyDtoDAsync = _library.function("hipMemcpyDtoDAsync", hipError_t, hipDeviceptr_t, hipDeviceptr_t, c_size_t, hipStream_t)
hipModuleGetGlobal = _library.function("hipModuleGetGlobal", hipError_t, POINTER(hipDeviceptr_t), POINTER(c_size_t), hipModule_t, c_char_p)
hipGetSymbolAddress = _library.function("hipGetSymbolAddress", hipError_t, POINTER(c_void_p), c_void_p)
hipGetSymbolSize = _library.function("hipGetSymbolSize", hipError_t, POINTER(c_size_t), c_void_p)
hipMemcpyToSymbol = _library.function("hipMemcpyToSymbol", hipError_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpyToSymbolAsync = _library.function("hipMemcpyToSymbolAsync", hipError_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpyFromSymbol = _library.function("hipMemcpyFromSymbol", hipError_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpyFromSymbolAsync = _library.function("hipMemcpyFromSymbolAsync", hipError_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpyAsync = _library.function("hipMemcpyAsync", hipError_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind, hipStream_t)
hipMemset = _library.function("hipMemset", hipError_t, c_void_p, c_int32, c_size_t)
hipMemsetD8 = _library.function("hipMemsetD8", hipError_t, hipDeviceptr_t, c_uint8, c_size_t)
hipMemsetD8Async = _library.function("hipMemsetD8Async", hipError_t, hipDeviceptr_t, c_uint8, c_size_t, hipStream_t)
hipMemsetD16 = _library.function("hipMemsetD16", hipError_t, hipDeviceptr_t, c_uint16, c_size_t)
hipMemsetD16Async = _library.function("hipMemsetD16Async", hipError_t, hipDeviceptr_t, c_uint16, c_size_t, hipStream_t)
hipMemsetD32 = _library.function("hipMemsetD32", hipError_t, hipDeviceptr_t, c_int32, c_size_t)
hipMemsetAsync = _library.function("hipMemsetAsync", hipError_t, c_void_p, c_int32, c_size_t, hipStream_t)
hipMemsetD32Async = _library.function("hipMemsetD32Async", hipError_t, hipDeviceptr_t, c_int32, c_size_t, hipStream_t)
hipMemset2D = _library.function("hipMemset2D", hipError_t, c_void_p, c_size_t, c_int32, c_size_t, c_size_t)
hipMemset2DAsync = _library.function("hipMemset2DAsync", hipError_t, c_void_p, c_size_t, c_int32, c_size_t, c_size_t, hipStream_t)
hipMemset3D = _library.function("hipMemset3D", hipError_t, hipPitchedPtr, c_int32, hipExtent)
hipMemset3DAsync = _library.function("hipMemset3DAsync", hipError_t, hipPitchedPtr, c_int32, hipExtent, hipStream_t)
hipMemGetInfo = _library.function("hipMemGetInfo", hipError_t, POINTER(c_size_t), POINTER(c_size_t))
hipMemPtrGetInfo = _library.function("hipMemPtrGetInfo", hipError_t, c_void_p, POINTER(c_size_t))
hipMallocArray = _library.function("hipMallocArray", hipError_t, POINTER(POINTER(hipArray)), POINTER(hipChannelFormatDesc), c_size_t, c_size_t, c_uint32)
hipArrayCreate = _library.function("hipArrayCreate", hipError_t, POINTER(POINTER(hipArray)), POINTER(HIP_ARRAY_DESCRIPTOR))
hipArrayDestroy = _library.function("hipArrayDestroy", hipError_t, POINTER(hipArray))
hipArray3DCreate = _library.function("hipArray3DCreate", hipError_t, POINTER(POINTER(hipArray)), POINTER(HIP_ARRAY3D_DESCRIPTOR))
hipMalloc3D = _library.function("hipMalloc3D", hipError_t, POINTER(hipPitchedPtr), hipExtent)
hipFreeArray = _library.function("hipFreeArray", hipError_t, POINTER(hipArray))
hipFreeMipmappedArray = _library.function("hipFreeMipmappedArray", hipError_t, hipMipmappedArray_t)
hipMalloc3DArray = _library.function("hipMalloc3DArray", hipError_t, POINTER(POINTER(hipArray)), POINTER(struct_hipChannelFormatDesc), struct_hipExtent, c_uint32)
hipMallocMipmappedArray = _library.function("hipMallocMipmappedArray", hipError_t, POINTER(hipMipmappedArray_t), POINTER(struct_hipChannelFormatDesc), struct_hipExtent, c_uint32, c_uint32)
hipGetMipmappedArrayLevel = _library.function("hipGetMipmappedArrayLevel", hipError_t, POINTER(hipArray_t), hipMipmappedArray_const_t, c_uint32)
hipMemcpy2D = _library.function("hipMemcpy2D", hipError_t, c_void_p, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpyParam2D = _library.function("hipMemcpyParam2D", hipError_t, POINTER(hip_Memcpy2D))
hipMemcpyParam2DAsync = _library.function("hipMemcpyParam2DAsync", hipError_t, POINTER(hip_Memcpy2D), hipStream_t)
hipMemcpy2DAsync = _library.function("hipMemcpy2DAsync", hipError_t, c_void_p, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpy2DToArray = _library.function("hipMemcpy2DToArray", hipError_t, POINTER(hipArray), c_size_t, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpy2DToArrayAsync = _library.function("hipMemcpy2DToArrayAsync", hipError_t, POINTER(hipArray), c_size_t, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpyToArray = _library.function("hipMemcpyToArray", hipError_t, POINTER(hipArray), c_size_t, c_size_t, c_void_p, c_size_t, hipMemcpyKind)
hipMemcpyFromArray = _library.function("hipMemcpyFromArray", hipError_t, c_void_p, hipArray_const_t, c_size_t, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpy2DFromArray = _library.function("hipMemcpy2DFromArray", hipError_t, c_void_p, c_size_t, hipArray_const_t, c_size_t, c_size_t, c_size_t, c_size_t, hipMemcpyKind)
hipMemcpy2DFromArrayAsync = _library.function("hipMemcpy2DFromArrayAsync", hipError_t, c_void_p, c_size_t, hipArray_const_t, c_size_t, c_size_t, c_size_t, c_size_t, hipMemcpyKind, hipStream_t)
hipMemcpyAtoH = _library.function("hipMemcpyAtoH", hipError_t, c_void_p, POINTER(hipArray), c_size_t, c_size_t)
hipMemcpyHtoA = _library.function("hipMemcpyHtoA", hipError_t, POINTER(hipArray), c_size_t, c_void_p, c_size_t)
hipMemcpy3D = _library.function("hipMemcpy3D", hipError_t, POINTER(struct_hipMemcpy3DParms))
hipMemcpy3DAsync = _library.function("hipMemcpy3DAsync", hipError_t, POINTER(struct_hipMemcpy3DParms), hipStream_t)
hipDrvMemcpy3D = _library.function("hipDrvMemcpy3D", hipError_t, POINTER(HIP_MEMCPY3D))
hipDrvMemcpy3DAsync = _library.function("hipDrvMemcpy3DAsync", hipError_t, POINTER(HIP_MEMCPY3D), hipStream_t)
hipDeviceCanAccessPeer = _library.function("hipDeviceCanAccessPeer", hipError_t, POINTER(c_int32), c_int32, c_int32)
hipDeviceEnablePeerAccess = _library.function("hipDeviceEnablePeerAccess", hipError_t, c_int32, c_uint32)
hipDeviceDisablePeerAccess = _library.function("hipDeviceDisablePeerAccess", hipError_t, c_int32)
hipMemGetAddressRange = _library.function("hipMemGetAddressRange", hipError_t, POINTER(hipDeviceptr_t), POINTER(c_size_t), hipDeviceptr_t)
hipMemcpyPeer = _library.function("hipMemcpyPeer", hipError_t, c_void_p, c_int32, c_void_p, c_int32, c_size_t)
hipMemcpyPeerAsync = _library.function("hipMemcpyPeerAsync", hipError_t, c_void_p, c_int32, c_void_p, c_int32, c_size_t, hipStream_t)
hipCtxCreate = _library.function("hipCtxCreate", hipError_t, POINTER(hipCtx_t), c_uint32, hipDevice_t)
hipCtxDestroy = _library.function("hipCtxDestroy", hipError_t, hipCtx_t)
hipCtxPopCurrent = _library.function("hipCtxPopCurrent", hipError_t, POINTER(hipCtx_t))
hipCtxPushCurrent = _library.function("hipCtxPushCurrent", hipError_t, hipCtx_t)
hipCtxSetCurrent = _library.function("hipCtxSetCurrent", hipError_t, hipCtx_t)
hipCtxGetCurrent = _library.function("hipCtxGetCurrent", hipError_t, POINTER(hipCtx_t))
hipCtxGetDevice = _library.function("hipCtxGetDevice", hipError_t, POINTER(hipDevice_t))
hipCtxGetApiVersion = _library.function("hipCtxGetApiVersion", hipError_t, hipCtx_t, POINTER(c_int32))
hipCtxGetCacheConfig = _library.function("hipCtxGetCacheConfig", hipError_t, POINTER(hipFuncCache_t))
hipCtxSetCacheConfig = _library.function("hipCtxSetCacheConfig", hipError_t, hipFuncCache_t)
hipCtxSetSharedMemConfig = _library.function("hipCtxSetSharedMemConfig", hipError_t, hipSharedMemConfig)
hipCtxGetSharedMemConfig = _library.function("hipCtxGetSharedMemConfig", hipError_t, POINTER(hipSharedMemConfig))
hipCtxSynchronize = _library.function("hipCtxSynchronize", hipError_t)
hipCtxGetFlags = _library.function("hipCtxGetFlags", hipError_t, POINTER(c_uint32))
hipCtxEnablePeerAccess = _library.function("hipCtxEnablePeerAccess", hipError_t, hipCtx_t, c_uint32)
hipCtxDisablePeerAccess = _library.function("hipCtxDisablePeerAccess", hipError_t, hipCtx_t)
hipDevicePrimaryCtxGetState = _library.function("hipDevicePrimaryCtxGetState", hipError_t, hipDevice_t, POINTER(c_uint32), POINTER(c_int32))
hipDevicePrimaryCtxRelease = _library.function("hipDevicePrimaryCtxRelease", hipError_t, hipDevice_t)
hipDevicePrimaryCtxRetain = _library.function("hipDevicePrimaryCtxRetain", hipError_t, POINTER(hipCtx_t), hipDevice_t)
hipDevicePrimaryCtxReset = _library.function("hipDevicePrimaryCtxReset", hipError_t, hipDevice_t)
hipDevicePrimaryCtxSetFlags = _library.function("hipDevicePrimaryCtxSetFlags", hipError_t, hipDevice_t, c_uint32)
hipModuleLoad = _library.function("hipModuleLoad", hipError_t, POINTER(hipModule_t), c_char_p)
hipModuleUnload = _library.function("hipModuleUnload", hipError_t, hipModule_t)
hipModuleGetFunction = _library.function("hipModuleGetFunction", hipError_t, POINTER(hipFunction_t), hipModule_t, c_char_p)
hipFuncGetAttributes = _library.function("hipFuncGetAttributes", hipError_t, POINTER(struct_hipFuncAttributes), c_void_p)
hipFuncGetAttribute = _library.function("hipFuncGetAttribute", hipError_t, POINTER(c_int32), hipFunction_attribute, hipFunction_t)
hipModuleGetTexRef = _library.function("hipModuleGetTexRef", hipError_t, POINTER(POINTER(textureReference)), hipModule_t, c_char_p)
hipModuleLoadData = _library.function("hipModuleLoadData", hipError_t, POINTER(hipModule_t), c_void_p)
hipModuleLoadDataEx = _library.function("hipModuleLoadDataEx", hipError_t, POINTER(hipModule_t), c_void_p, c_uint32, POINTER(hipJitOption), POINTER(c_void_p))
hipModuleLaunchKernel = _library.function("hipModuleLaunchKernel", hipError_t, hipFunction_t, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, c_uint32, hipStream_t, POINTER(c_void_p), POINTER(c_void_p))
hipLaunchCooperativeKernel = _library.function("hipLaunchCooperativeKernel", hipError_t, c_void_p, dim3, dim3, POINTER(c_void_p), c_uint32, hipStream_t)
hipLaunchCooperativeKernelMultiDevice = _library.function("hipLaunchCooperativeKernelMultiDevice", hipError_t, POINTER(hipLaunchParams), c_int32, c_uint32)
hipExtLaunchMultiKernelMultiDevice = _library.function("hipExtLaunchMultiKernelMultiDevice", hipError_t, POINTER(hipLaunchParams), c_int32, c_uint32)
hipModuleOccupancyMaxPotentialBlockSize = _library.function("hipModuleOccupancyMaxPotentialBlockSize", hipError_t, POINTER(c_int32), POINTER(c_int32), hipFunction_t, c_size_t, c_int32)
hipModuleOccupancyMaxPotentialBlockSizeWithFlags = _library.function("hipModuleOccupancyMaxPotentialBlockSizeWithFlags", hipError_t, POINTER(c_int32), POINTER(c_int32), hipFunction_t, c_size_t, c_int32, c_uint32)
hipModuleOccupancyMaxActiveBlocksPerMultiprocessor = _library.function("hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", hipError_t, POINTER(c_int32), hipFunction_t, c_int32, c_size_t)
hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = _library.function("hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", hipError_t, POINTER(c_int32), hipFunction_t, c_int32, c_size_t, c_uint32)
hipOccupancyMaxActiveBlocksPerMultiprocessor = _library.function("hipOccupancyMaxActiveBlocksPerMultiprocessor", hipError_t, POINTER(c_int32), c_void_p, c_int32, c_size_t)
hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = _library.function("hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", hipError_t, POINTER(c_int32), c_void_p, c_int32, c_size_t, c_uint32)
hipOccupancyMaxPotentialBlockSize = _library.function("hipOccupancyMaxPotentialBlockSize", hipError_t, POINTER(c_int32), POINTER(c_int32), c_void_p, c_size_t, c_int32)
hipProfilerStart = _library.function("hipProfilerStart", hipError_t)
hipProfilerStop = _library.function("hipProfilerStop", hipError_t)
hipConfigureCall = _library.function("hipConfigureCall", hipError_t, dim3, dim3, c_size_t, hipStream_t)
hipSetupArgument = _library.function("hipSetupArgument", hipError_t, c_void_p, c_size_t, c_size_t)
hipLaunchByPtr = _library.function("hipLaunchByPtr", hipError_t, c_void_p)
__hipPushCallConfiguration = _library.function("__hipPushCallConfiguration", hipError_t, dim3, dim3, c_size_t, hipStream_t)
__hipPopCallConfiguration = _library.function("__hipPopCallConfiguration", hipError_t, POINTER(dim3), POINTER(dim3), POINTER(c_size_t), POINTER(hipStream_t))
hipLaunchKernel = _library.function("hipLaunchKernel", hipError_t, c_void_p, dim3, dim3, POINTER(c_void_p), c_size_t, hipStream_t)
hipDrvMemcpy2DUnaligned = _library.function("hipDrvMemcpy2DUnaligned", hipError_t, POINTER(hip_Memcpy2D))
hipExtLaunchKernel = _library.function("hipExtLaunchKernel", hipError_t, c_void_p, dim3, dim3, POINTER(c_void_p), c_size_t, hipStream_t, hipEvent_t, hipEvent_t, c_int32)
hipBindTextureToMipmappedArray = _library.function("hipBindTextureToMipmappedArray", hipError_t, POINTER(textureReference), hipMipmappedArray_const_t, POINTER(hipChannelFormatDesc))
hipGetTextureReference = _library.function("hipGetTextureReference", hipError_t, POINTER(POINTER(textureReference)), c_void_p)
hipCreateTextureObject = _library.function("hipCreateTextureObject", hipError_t, POINTER(hipTextureObject_t), POINTER(hipResourceDesc), POINTER(hipTextureDesc), POINTER(struct_hipResourceViewDesc))
hipDestroyTextureObject = _library.function("hipDestroyTextureObject", hipError_t, hipTextureObject_t)
hipGetChannelDesc = _library.function("hipGetChannelDesc", hipError_t, POINTER(hipChannelFormatDesc), hipArray_const_t)
hipGetTextureObjectResourceDesc = _library.function("hipGetTextureObjectResourceDesc", hipError_t, POINTER(hipResourceDesc), hipTextureObject_t)
hipGetTextureObjectResourceViewDesc = _library.function("hipGetTextureObjectResourceViewDesc", hipError_t, POINTER(struct_hipResourceViewDesc), hipTextureObject_t)
hipGetTextureObjectTextureDesc = _library.function("hipGetTextureObjectTextureDesc", hipError_t, POINTER(hipTextureDesc), hipTextureObject_t)
hipTexRefSetAddressMode = _library.function("hipTexRefSetAddressMode", hipError_t, POINTER(textureReference), c_int32, enum_hipTextureAddressMode)
hipTexRefSetArray = _library.function("hipTexRefSetArray", hipError_t, POINTER(textureReference), hipArray_const_t, c_uint32)
hipTexRefSetFilterMode = _library.function("hipTexRefSetFilterMode", hipError_t, POINTER(textureReference), enum_hipTextureFilterMode)
hipTexRefSetFlags = _library.function("hipTexRefSetFlags", hipError_t, POINTER(textureReference), c_uint32)
hipTexRefSetFormat = _library.function("hipTexRefSetFormat", hipError_t, POINTER(textureReference), hipArray_Format, c_int32)
hipTexObjectCreate = _library.function("hipTexObjectCreate", hipError_t, POINTER(hipTextureObject_t), POINTER(HIP_RESOURCE_DESC), POINTER(HIP_TEXTURE_DESC), POINTER(HIP_RESOURCE_VIEW_DESC))
hipTexObjectDestroy = _library.function("hipTexObjectDestroy", hipError_t, hipTextureObject_t)
hipTexObjectGetResourceDesc = _library.function("hipTexObjectGetResourceDesc", hipError_t, POINTER(HIP_RESOURCE_DESC), hipTextureObject_t)
hipTexObjectGetResourceViewDesc = _library.function("hipTexObjectGetResourceViewDesc", hipError_t, POINTER(HIP_RESOURCE_VIEW_DESC), hipTextureObject_t)
hipTexObjectGetTextureDesc = _library.function("hipTexObjectGetTextureDesc", hipError_t, POINTER(HIP_TEXTURE_DESC), hipTextureObject_t)
hipBindTexture = _library.function("hipBindTexture", hipError_t, POINTER(c_size_t), POINTER(textureReference), c_void_p, POINTER(hipChannelFormatDesc), c_size_t)
hipBindTexture2D = _library.function("hipBindTexture2D", hipError_t, POINTER(c_size_t), POINTER(textureReference), c_void_p, POINTER(hipChannelFormatDesc), c_size_t, c_size_t, c_size_t)
hipBindTextureToArray = _library.function("hipBindTextureToArray", hipError_t, POINTER(textureReference), hipArray_const_t, POINTER(hipChannelFormatDesc))
hipGetTextureAlignmentOffset = _library.function("hipGetTextureAlignmentOffset", hipError_t, POINTER(c_size_t), POINTER(textureReference))
hipUnbindTexture = _library.function("hipUnbindTexture", hipError_t, POINTER(textureReference))
hipTexRefGetAddress = _library.function("hipTexRefGetAddress", hipError_t, POINTER(hipDeviceptr_t), POINTER(textureReference))
hipTexRefGetAddressMode = _library.function("hipTexRefGetAddressMode", hipError_t, POINTER(enum_hipTextureAddressMode), POINTER(textureReference), c_int32)
hipTexRefGetFilterMode = _library.function("hipTexRefGetFilterMode", hipError_t, POINTER(enum_hipTextureFilterMode), POINTER(textureReference))
hipTexRefGetFlags = _library.function("hipTexRefGetFlags", hipError_t, POINTER(c_uint32), POINTER(textureReference))
hipTexRefGetFormat = _library.function("hipTexRefGetFormat", hipError_t, POINTER(hipArray_Format), POINTER(c_int32), POINTER(textureReference))
hipTexRefGetMaxAnisotropy = _library.function("hipTexRefGetMaxAnisotropy", hipError_t, POINTER(c_int32), POINTER(textureReference))
hipTexRefGetMipmapFilterMode = _library.function("hipTexRefGetMipmapFilterMode", hipError_t, POINTER(enum_hipTextureFilterMode), POINTER(textureReference))
hipTexRefGetMipmapLevelBias = _library.function("hipTexRefGetMipmapLevelBias", hipError_t, POINTER(c_float), POINTER(textureReference))
hipTexRefGetMipmapLevelClamp = _library.function("hipTexRefGetMipmapLevelClamp", hipError_t, POINTER(c_float), POINTER(c_float), POINTER(textureReference))
hipTexRefGetMipMappedArray = _library.function("hipTexRefGetMipMappedArray", hipError_t, POINTER(hipMipmappedArray_t), POINTER(textureReference))
hipTexRefSetAddress = _library.function("hipTexRefSetAddress", hipError_t, POINTER(c_size_t), POINTER(textureReference), hipDeviceptr_t, c_size_t)
hipTexRefSetAddress2D = _library.function("hipTexRefSetAddress2D", hipError_t, POINTER(textureReference), POINTER(HIP_ARRAY_DESCRIPTOR), hipDeviceptr_t, c_size_t)
hipTexRefSetMaxAnisotropy = _library.function("hipTexRefSetMaxAnisotropy", hipError_t, POINTER(textureReference), c_uint32)
hipTexRefSetBorderColor = _library.function("hipTexRefSetBorderColor", hipError_t, POINTER(textureReference), POINTER(c_float))
hipTexRefSetMipmapFilterMode = _library.function("hipTexRefSetMipmapFilterMode", hipError_t, POINTER(textureReference), enum_hipTextureFilterMode)
hipTexRefSetMipmapLevelBias = _library.function("hipTexRefSetMipmapLevelBias", hipError_t, POINTER(textureReference), c_float)
hipTexRefSetMipmapLevelClamp = _library.function("hipTexRefSetMipmapLevelClamp", hipError_t, POINTER(textureReference), c_float, c_float)
hipTexRefSetMipmappedArray = _library.function("hipTexRefSetMipmappedArray", hipError_t, POINTER(textureReference), POINTER(struct_hipMipmappedArray), c_uint32)
hipMipmappedArrayCreate = _library.function("hipMipmappedArrayCreate", hipError_t, POINTER(hipMipmappedArray_t), POINTER(HIP_ARRAY3D_DESCRIPTOR), c_uint32)
hipMipmappedArrayDestroy = _library.function("hipMipmappedArrayDestroy", hipError_t, hipMipmappedArray_t)
hipMipmappedArrayGetLevel = _library.function("hipMipmappedArrayGetLevel", hipError_t, POINTER(hipArray_t), hipMipmappedArray_t, c_uint32)
hipRegisterApiCallback = _library.function("hipRegisterApiCallback", hipError_t, c_uint32, c_void_p, c_void_p)
hipRemoveApiCallback = _library.function("hipRemoveApiCallback", hipError_t, c_uint32)
hipRegisterActivityCallback = _library.function("hipRegisterActivityCallback", hipError_t, c_uint32, c_void_p, c_void_p)
hipRemoveActivityCallback = _library.function("hipRemoveActivityCallback", hipError_t, c_uint32)
hipApiName = _library.function("hipApiName", c_char_p, c_uint32)
hipKernelNameRef = _library.function("hipKernelNameRef", c_char_p, hipFunction_t)
hipKernelNameRefByPtr = _library.function("hipKernelNameRefByPtr", c_char_p, c_void_p, hipStream_t)
hipGetStreamDeviceId = _library.function("hipGetStreamDeviceId", c_int32, hipStream_t)
hipStreamBeginCapture = _library.function("hipStreamBeginCapture", hipError_t, hipStream_t, hipStreamCaptureMode)
hipStreamEndCapture = _library.function("hipStreamEndCapture", hipError_t, hipStream_t, POINTER(hipGraph_t))
hipStreamGetCaptureInfo = _library.function("hipStreamGetCaptureInfo", hipError_t, hipStream_t, POINTER(hipStreamCaptureStatus), POINTER(c_uint64))
hipStreamGetCaptureInfo_v2 = _library.function("hipStreamGetCaptureInfo_v2", hipError_t, hipStream_t, POINTER(hipStreamCaptureStatus), POINTER(c_uint64), POINTER(hipGraph_t), POINTER(POINTER(hipGraphNode_t)), POINTER(c_size_t))
hipStreamIsCapturing = _library.function("hipStreamIsCapturing", hipError_t, hipStream_t, POINTER(hipStreamCaptureStatus))
hipStreamUpdateCaptureDependencies = _library.function("hipStreamUpdateCaptureDependencies", hipError_t, hipStream_t, POINTER(hipGraphNode_t), c_size_t, c_uint32)
hipLaunchHostFunc = _library.function("hipLaunchHostFunc", hipError_t, hipStream_t, hipHostFn_t, c_void_p)
hipThreadExchangeStreamCaptureMode = _library.function("hipThreadExchangeStreamCaptureMode", hipError_t, POINTER(hipStreamCaptureMode))
hipGraphCreate = _library.function("hipGraphCreate", hipError_t, POINTER(hipGraph_t), c_uint32)
hipGraphDestroy = _library.function("hipGraphDestroy", hipError_t, hipGraph_t)
hipGraphAddDependencies = _library.function("hipGraphAddDependencies", hipError_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(hipGraphNode_t), c_size_t)
hipGraphRemoveDependencies = _library.function("hipGraphRemoveDependencies", hipError_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(hipGraphNode_t), c_size_t)
hipGraphGetEdges = _library.function("hipGraphGetEdges", hipError_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(hipGraphNode_t), POINTER(c_size_t))
hipGraphGetNodes = _library.function("hipGraphGetNodes", hipError_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(c_size_t))
hipGraphGetRootNodes = _library.function("hipGraphGetRootNodes", hipError_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(c_size_t))
hipGraphNodeGetDependencies = _library.function("hipGraphNodeGetDependencies", hipError_t, hipGraphNode_t, POINTER(hipGraphNode_t), POINTER(c_size_t))
hipGraphNodeGetDependentNodes = _library.function("hipGraphNodeGetDependentNodes", hipError_t, hipGraphNode_t, POINTER(hipGraphNode_t), POINTER(c_size_t))
hipGraphNodeGetType = _library.function("hipGraphNodeGetType", hipError_t, hipGraphNode_t, POINTER(hipGraphNodeType))
hipGraphDestroyNode = _library.function("hipGraphDestroyNode", hipError_t, hipGraphNode_t)
hipGraphClone = _library.function("hipGraphClone", hipError_t, POINTER(hipGraph_t), hipGraph_t)
hipGraphNodeFindInClone = _library.function("hipGraphNodeFindInClone", hipError_t, POINTER(hipGraphNode_t), hipGraphNode_t, hipGraph_t)
hipGraphInstantiate = _library.function("hipGraphInstantiate", hipError_t, POINTER(hipGraphExec_t), hipGraph_t, POINTER(hipGraphNode_t), POINTER(c_char), c_size_t)
hipGraphInstantiateWithFlags = _library.function("hipGraphInstantiateWithFlags", hipError_t, POINTER(hipGraphExec_t), hipGraph_t, c_uint64)
hipGraphLaunch = _library.function("hipGraphLaunch", hipError_t, hipGraphExec_t, hipStream_t)
hipGraphExecDestroy = _library.function("hipGraphExecDestroy", hipError_t, hipGraphExec_t)
hipGraphExecUpdate = _library.function("hipGraphExecUpdate", hipError_t, hipGraphExec_t, hipGraph_t, POINTER(hipGraphNode_t), POINTER(hipGraphExecUpdateResult))
hipGraphAddKernelNode = _library.function("hipGraphAddKernelNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, POINTER(hipKernelNodeParams))
hipGraphKernelNodeGetParams = _library.function("hipGraphKernelNodeGetParams", hipError_t, hipGraphNode_t, POINTER(hipKernelNodeParams))
hipGraphKernelNodeSetParams = _library.function("hipGraphKernelNodeSetParams", hipError_t, hipGraphNode_t, POINTER(hipKernelNodeParams))
hipGraphExecKernelNodeSetParams = _library.function("hipGraphExecKernelNodeSetParams", hipError_t, hipGraphExec_t, hipGraphNode_t, POINTER(hipKernelNodeParams))
hipGraphAddMemcpyNode = _library.function("hipGraphAddMemcpyNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, POINTER(hipMemcpy3DParms))
hipGraphMemcpyNodeGetParams = _library.function("hipGraphMemcpyNodeGetParams", hipError_t, hipGraphNode_t, POINTER(hipMemcpy3DParms))
hipGraphMemcpyNodeSetParams = _library.function("hipGraphMemcpyNodeSetParams", hipError_t, hipGraphNode_t, POINTER(hipMemcpy3DParms))
hipGraphKernelNodeSetAttribute = _library.function("hipGraphKernelNodeSetAttribute", hipError_t, hipGraphNode_t, hipKernelNodeAttrID, POINTER(hipKernelNodeAttrValue))
hipGraphKernelNodeGetAttribute = _library.function("hipGraphKernelNodeGetAttribute", hipError_t, hipGraphNode_t, hipKernelNodeAttrID, POINTER(hipKernelNodeAttrValue))
hipGraphExecMemcpyNodeSetParams = _library.function("hipGraphExecMemcpyNodeSetParams", hipError_t, hipGraphExec_t, hipGraphNode_t, POINTER(hipMemcpy3DParms))
hipGraphAddMemcpyNode1D = _library.function("hipGraphAddMemcpyNode1D", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind)
hipGraphMemcpyNodeSetParams1D = _library.function("hipGraphMemcpyNodeSetParams1D", hipError_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind)
hipGraphExecMemcpyNodeSetParams1D = _library.function("hipGraphExecMemcpyNodeSetParams1D", hipError_t, hipGraphExec_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, hipMemcpyKind)
hipGraphAddMemcpyNodeFromSymbol = _library.function("hipGraphAddMemcpyNodeFromSymbol", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphMemcpyNodeSetParamsFromSymbol = _library.function("hipGraphMemcpyNodeSetParamsFromSymbol", hipError_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphExecMemcpyNodeSetParamsFromSymbol = _library.function("hipGraphExecMemcpyNodeSetParamsFromSymbol", hipError_t, hipGraphExec_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphAddMemcpyNodeToSymbol = _library.function("hipGraphAddMemcpyNodeToSymbol", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphMemcpyNodeSetParamsToSymbol = _library.function("hipGraphMemcpyNodeSetParamsToSymbol", hipError_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphExecMemcpyNodeSetParamsToSymbol = _library.function("hipGraphExecMemcpyNodeSetParamsToSymbol", hipError_t, hipGraphExec_t, hipGraphNode_t, c_void_p, c_void_p, c_size_t, c_size_t, hipMemcpyKind)
hipGraphAddMemsetNode = _library.function("hipGraphAddMemsetNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, POINTER(hipMemsetParams))
hipGraphMemsetNodeGetParams = _library.function("hipGraphMemsetNodeGetParams", hipError_t, hipGraphNode_t, POINTER(hipMemsetParams))
hipGraphMemsetNodeSetParams = _library.function("hipGraphMemsetNodeSetParams", hipError_t, hipGraphNode_t, POINTER(hipMemsetParams))
hipGraphExecMemsetNodeSetParams = _library.function("hipGraphExecMemsetNodeSetParams", hipError_t, hipGraphExec_t, hipGraphNode_t, POINTER(hipMemsetParams))
hipGraphAddHostNode = _library.function("hipGraphAddHostNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, POINTER(hipHostNodeParams))
hipGraphHostNodeGetParams = _library.function("hipGraphHostNodeGetParams", hipError_t, hipGraphNode_t, POINTER(hipHostNodeParams))
hipGraphHostNodeSetParams = _library.function("hipGraphHostNodeSetParams", hipError_t, hipGraphNode_t, POINTER(hipHostNodeParams))
hipGraphExecHostNodeSetParams = _library.function("hipGraphExecHostNodeSetParams", hipError_t, hipGraphExec_t, hipGraphNode_t, POINTER(hipHostNodeParams))
hipGraphAddChildGraphNode = _library.function("hipGraphAddChildGraphNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, hipGraph_t)
hipGraphChildGraphNodeGetGraph = _library.function("hipGraphChildGraphNodeGetGraph", hipError_t, hipGraphNode_t, POINTER(hipGraph_t))
hipGraphExecChildGraphNodeSetParams = _library.function("hipGraphExecChildGraphNodeSetParams", hipError_t, hipGraphExec_t, hipGraphNode_t, hipGraph_t)
hipGraphAddEmptyNode = _library.function("hipGraphAddEmptyNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t)
hipGraphAddEventRecordNode = _library.function("hipGraphAddEventRecordNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, hipEvent_t)
hipGraphEventRecordNodeGetEvent = _library.function("hipGraphEventRecordNodeGetEvent", hipError_t, hipGraphNode_t, POINTER(hipEvent_t))
hipGraphEventRecordNodeSetEvent = _library.function("hipGraphEventRecordNodeSetEvent", hipError_t, hipGraphNode_t, hipEvent_t)
hipGraphExecEventRecordNodeSetEvent = _library.function("hipGraphExecEventRecordNodeSetEvent", hipError_t, hipGraphExec_t, hipGraphNode_t, hipEvent_t)
hipGraphAddEventWaitNode = _library.function("hipGraphAddEventWaitNode", hipError_t, POINTER(hipGraphNode_t), hipGraph_t, POINTER(hipGraphNode_t), c_size_t, hipEvent_t)
hipGraphEventWaitNodeGetEvent = _library.function("hipGraphEventWaitNodeGetEvent", hipError_t, hipGraphNode_t, POINTER(hipEvent_t))
hipGraphEventWaitNodeSetEvent = _library.function("hipGraphEventWaitNodeSetEvent", hipError_t, hipGraphNode_t, hipEvent_t)
hipGraphExecEventWaitNodeSetEvent = _library.function("hipGraphExecEventWaitNodeSetEvent", hipError_t, hipGraphExec_t, hipGraphNode_t, hipEvent_t)
hipMemAddressFree = _library.function("hipMemAddressFree", hipError_t, c_void_p, c_size_t)
hipMemAddressReserve = _library.function("hipMemAddressReserve", hipError_t, POINTER(c_void_p), c_size_t, c_size_t, c_void_p, c_uint64)
hipMemCreate = _library.function("hipMemCreate", hipError_t, POINTER(hipMemGenericAllocationHandle_t), c_size_t, POINTER(hipMemAllocationProp), c_uint64)
hipMemExportToShareableHandle = _library.function("hipMemExportToShareableHandle", hipError_t, c_void_p, hipMemGenericAllocationHandle_t, hipMemAllocationHandleType, c_uint64)
hipMemGetAccess = _library.function("hipMemGetAccess", hipError_t, POINTER(c_uint64), POINTER(hipMemLocation), c_void_p)
hipMemGetAllocationGranularity = _library.function("hipMemGetAllocationGranularity", hipError_t, POINTER(c_size_t), POINTER(hipMemAllocationProp), hipMemAllocationGranularity_flags)
hipMemGetAllocationPropertiesFromHandle = _library.function("hipMemGetAllocationPropertiesFromHandle", hipError_t, POINTER(hipMemAllocationProp), hipMemGenericAllocationHandle_t)
hipMemImportFromShareableHandle = _library.function("hipMemImportFromShareableHandle", hipError_t, POINTER(hipMemGenericAllocationHandle_t), c_void_p, hipMemAllocationHandleType)
hipMemMap = _library.function("hipMemMap", hipError_t, c_void_p, c_size_t, c_size_t, hipMemGenericAllocationHandle_t, c_uint64)
hipMemMapArrayAsync = _library.function("hipMemMapArrayAsync", hipError_t, POINTER(hipArrayMapInfo), c_uint32, hipStream_t)
hipMemRelease = _library.function("hipMemRelease", hipError_t, hipMemGenericAllocationHandle_t)
hipMemRetainAllocationHandle = _library.function("hipMemRetainAllocationHandle", hipError_t, POINTER(hipMemGenericAllocationHandle_t), c_void_p)
hipMemSetAccess = _library.function("hipMemSetAccess", hipError_t, c_void_p, c_size_t, POINTER(hipMemAccessDesc), c_size_t)
hipMemUnmap = _library.function("hipMemUnmap", hipError_t, c_void_p, c_size_t)
hipGLGetDevices = _library.function("hipGLGetDevices", hipError_t, POINTER(c_uint32), POINTER(c_int32), c_uint32, hipGLDeviceList)
hipGraphicsGLRegisterBuffer = _library.function("hipGraphicsGLRegisterBuffer", hipError_t, POINTER(POINTER(hipGraphicsResource)), GLuint, c_uint32)
hipGraphicsGLRegisterImage = _library.function("hipGraphicsGLRegisterImage", hipError_t, POINTER(POINTER(hipGraphicsResource)), GLuint, GLenum, c_uint32)
hipGraphicsMapResources = _library.function("hipGraphicsMapResources", hipError_t, c_int32, POINTER(hipGraphicsResource_t), hipStream_t)
hipGraphicsSubResourceGetMappedArray = _library.function("hipGraphicsSubResourceGetMappedArray", hipError_t, POINTER(hipArray_t), hipGraphicsResource_t, c_uint32, c_uint32)
hipGraphicsResourceGetMappedPointer = _library.function("hipGraphicsResourceGetMappedPointer", hipError_t, POINTER(c_void_p), POINTER(c_size_t), hipGraphicsResource_t)
hipGraphicsUnmapResources = _library.function("hipGraphicsUnmapResources", hipError_t, c_int32, POINTER(hipGraphicsResource_t), hipStream_t)
hipGraphicsUnregisterResource = _library.function("hipGraphicsUnregisterResource", hipError_t, hipGraphicsResource_t)
hiprtcGetErrorString = _library.function("hiprtcGetErrorString", c_char_p, hiprtcResult)
hiprtcVersion = _library.function("hiprtcVersion", hiprtcResult, POINTER(c_int32), POINTER(c_int32))
hiprtcAddNameExpression = _library.function("hiprtcAddNameExpression", hiprtcResult, hiprtcProgram, c_char_p)
hiprtcCompileProgram = _library.function("hiprtcCompileProgram", hiprtcResult, hiprtcProgram, c_int32, POINTER(c_char_p))
hiprtcCreateProgram = _library.function("hiprtcCreateProgram", hiprtcResult, POINTER(hiprtcProgram), c_char_p, c_char_p, c_int32, POINTER(c_char_p), POINTER(c_char_p))
hiprtcDestroyProgram = _library.function("hiprtcDestroyProgram", hiprtcResult, POINTER(hiprtcProgram))
hiprtcGetLoweredName = _library.function("hiprtcGetLoweredName", hiprtcResult, hiprtcProgram, c_char_p, POINTER(c_char_p))
hiprtcGetProgramLog = _library.function("hiprtcGetProgramLog", hiprtcResult, hiprtcProgram, POINTER(c_char))
hiprtcGetProgramLogSize = _library.function("hiprtcGetProgramLogSize", hiprtcResult, hiprtcProgram, POINTER(c_size_t))
hiprtcGetCode = _library.function("hiprtcGetCode", hiprtcResult, hiprtcProgram, POINTER(c_char))
hiprtcGetCodeSize = _library.function("hiprtcGetCodeSize", hiprtcResult, hiprtcProgram, POINTER(c_size_t))
GENERIC_GRID_LAUNCH = 1
HIP_TRSA_OVERRIDE_FORMAT = 0x1
HIP_TRSF_READ_AS_INTEGER = 0x1
HIP_TRSF_NORMALIZED_COORDINATES = 0x2
HIP_TRSF_SRGB = 0x10
hipTextureType1D = 0x1
hipTextureType2D = 0x2
hipTextureType3D = 0x3
hipTextureTypeCubemap = 0xc
hipTextureType1DLayered = 0xf1
hipTextureType2DLayered = 0xf2
hipTextureTypeCubemapLayered = 0xfc
HIP_IMAGE_OBJECT_SIZE_DWORD = 12
HIP_SAMPLER_OBJECT_SIZE_DWORD = 8
HIP_SAMPLER_OBJECT_OFFSET_DWORD = 12
HIP_TEXTURE_OBJECT_SIZE_DWORD = 20
DEPRECATED_MSG = "This API is marked as deprecated and may not be supported in future releases. For more details please refer https://github.com/ROCm-Developer-Tools/HIP/blob/master/docs/markdown/hip_deprecated_api_list.md"
HIP_LAUNCH_PARAM_BUFFER_POINTER = 0x1
HIP_LAUNCH_PARAM_BUFFER_SIZE = 0x2
HIP_LAUNCH_PARAM_END = 0x3
hipIpcMemLazyEnablePeerAccess = 0
HIP_IPC_HANDLE_SIZE = 64
hipStreamDefault = 0x0
hipStreamNonBlocking = 0x1
hipEventDefault = 0x0
hipEventBlockingSync = 0x1
hipEventDisableTiming = 0x2
hipEventInterprocess = 0x4
hipEventReleaseToDevice = 0x40000000
hipEventReleaseToSystem = 0x80000000
hipHostMallocDefault = 0x0
hipHostMallocPortable = 0x1
hipHostMallocMapped = 0x2
hipHostMallocWriteCombined = 0x4
hipHostMallocNumaUser = 0x20000000
hipHostMallocCoherent = 0x40000000
hipHostMallocNonCoherent = 0x80000000
hipMemAttachGlobal = 0x1
hipMemAttachHost = 0x2
hipMemAttachSingle = 0x4
hipDeviceMallocDefault = 0x0
hipDeviceMallocFinegrained = 0x1
hipMallocSignalMemory = 0x2
hipHostRegisterDefault = 0x0
hipHostRegisterPortable = 0x1
hipHostRegisterMapped = 0x2
hipHostRegisterIoMemory = 0x4
hipExtHostRegisterCoarseGrained = 0x8
hipDeviceScheduleAuto = 0x0
hipDeviceScheduleSpin = 0x1
hipDeviceScheduleYield = 0x2
hipDeviceScheduleBlockingSync = 0x4
hipDeviceScheduleMask = 0x7
hipDeviceMapHost = 0x8
hipDeviceLmemResizeToMax = 0x16
hipArrayDefault = 0x0
hipArrayLayered = 0x1
hipArraySurfaceLoadStore = 0x2
hipArrayCubemap = 0x4
hipArrayTextureGather = 0x8
hipOccupancyDefault = 0x0
hipCooperativeLaunchMultiDeviceNoPreSync = 0x1
hipCooperativeLaunchMultiDeviceNoPostSync = 0x2
hipCpuDeviceId = -1
hipInvalidDeviceId = -2
hipExtAnyOrderLaunch = 0x1
hipStreamWaitValueGte = 0x0
hipStreamWaitValueEq = 0x1
hipStreamWaitValueAnd = 0x2
hipStreamWaitValueNor = 0x3
hipStreamPerThread = 2
USE_PEER_NON_UNIFIED = 1
# skipped (declaration): DEPRECATED
# skipped (empty): HIP_INCLUDE_HIP_HIP_RUNTIME_API_H __HIP_NODISCARD HIP_INCLUDE_HIP_DRIVER_TYPES_H HIP_INCLUDE_HIP_HCC_DETAIL_DRIVER_TYPES_H HIP_INCLUDE_HIP_TEXTURE_TYPES_H HIP_INCLUDE_HIP_CHANNEL_DESCRIPTOR_H HIP_INCLUDE_HIP_SURFACE_TYPES_H HIP_INCLUDE_HIP_LIBRARY_TYPES_H __dparm
# skipped (inline): make_hipPitchedPtr make_hipPos make_hipExtent
