"""WebGPU: webgpu.h with wgpu-native's additions."""

# Made by `tg-autogen gen webgpu`; change the spec, not this file.
# From: PyPI wgpu 0.32.0
# Headers: webgpu.h wgpu.h
# Licence of the headers: BSD-3-Clause
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char_p,
    c_double,
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

_library = Library("webgpu", linux=("libwgpu_native.so", "libwebgpu_dawn.so",), darwin=("libwgpu_native.dylib", "libwebgpu_dawn.dylib",), win32=("wgpu_native.dll",), package="PyPI wgpu (wgpu/resources)")
class struct_WGPUStringView(Struct):
    __slots__ = ()
layout(struct_WGPUStringView, 16, 8,
    ("data", c_char_p, 0),
    ("length", c_size_t, 8),
)
WGPUStringView = struct_WGPUStringView
WGPUFlags = c_uint64
WGPUBool = c_uint32

class struct_WGPUAdapterImpl(Struct):
    __slots__ = ()
WGPUAdapter = POINTER(struct_WGPUAdapterImpl)

class struct_WGPUBindGroupImpl(Struct):
    __slots__ = ()
WGPUBindGroup = POINTER(struct_WGPUBindGroupImpl)

class struct_WGPUBindGroupLayoutImpl(Struct):
    __slots__ = ()
WGPUBindGroupLayout = POINTER(struct_WGPUBindGroupLayoutImpl)

class struct_WGPUBufferImpl(Struct):
    __slots__ = ()
WGPUBuffer = POINTER(struct_WGPUBufferImpl)

class struct_WGPUCommandBufferImpl(Struct):
    __slots__ = ()
WGPUCommandBuffer = POINTER(struct_WGPUCommandBufferImpl)

class struct_WGPUCommandEncoderImpl(Struct):
    __slots__ = ()
WGPUCommandEncoder = POINTER(struct_WGPUCommandEncoderImpl)

class struct_WGPUComputePassEncoderImpl(Struct):
    __slots__ = ()
WGPUComputePassEncoder = POINTER(struct_WGPUComputePassEncoderImpl)

class struct_WGPUComputePipelineImpl(Struct):
    __slots__ = ()
WGPUComputePipeline = POINTER(struct_WGPUComputePipelineImpl)

class struct_WGPUDeviceImpl(Struct):
    __slots__ = ()
WGPUDevice = POINTER(struct_WGPUDeviceImpl)

class struct_WGPUExternalTextureImpl(Struct):
    __slots__ = ()
WGPUExternalTexture = POINTER(struct_WGPUExternalTextureImpl)

class struct_WGPUInstanceImpl(Struct):
    __slots__ = ()
WGPUInstance = POINTER(struct_WGPUInstanceImpl)

class struct_WGPUPipelineLayoutImpl(Struct):
    __slots__ = ()
WGPUPipelineLayout = POINTER(struct_WGPUPipelineLayoutImpl)

class struct_WGPUQuerySetImpl(Struct):
    __slots__ = ()
WGPUQuerySet = POINTER(struct_WGPUQuerySetImpl)

class struct_WGPUQueueImpl(Struct):
    __slots__ = ()
WGPUQueue = POINTER(struct_WGPUQueueImpl)

class struct_WGPURenderBundleImpl(Struct):
    __slots__ = ()
WGPURenderBundle = POINTER(struct_WGPURenderBundleImpl)

class struct_WGPURenderBundleEncoderImpl(Struct):
    __slots__ = ()
WGPURenderBundleEncoder = POINTER(struct_WGPURenderBundleEncoderImpl)

class struct_WGPURenderPassEncoderImpl(Struct):
    __slots__ = ()
WGPURenderPassEncoder = POINTER(struct_WGPURenderPassEncoderImpl)

class struct_WGPURenderPipelineImpl(Struct):
    __slots__ = ()
WGPURenderPipeline = POINTER(struct_WGPURenderPipelineImpl)

class struct_WGPUSamplerImpl(Struct):
    __slots__ = ()
WGPUSampler = POINTER(struct_WGPUSamplerImpl)

class struct_WGPUShaderModuleImpl(Struct):
    __slots__ = ()
WGPUShaderModule = POINTER(struct_WGPUShaderModuleImpl)

class struct_WGPUSurfaceImpl(Struct):
    __slots__ = ()
WGPUSurface = POINTER(struct_WGPUSurfaceImpl)

class struct_WGPUTextureImpl(Struct):
    __slots__ = ()
WGPUTexture = POINTER(struct_WGPUTextureImpl)

class struct_WGPUTextureViewImpl(Struct):
    __slots__ = ()
WGPUTextureView = POINTER(struct_WGPUTextureViewImpl)
enum_WGPUSType = c_uint32
WGPUSType_ShaderSourceSPIRV = 1
WGPUSType_ShaderSourceWGSL = 2
WGPUSType_RenderPassMaxDrawCount = 3
WGPUSType_SurfaceSourceMetalLayer = 4
WGPUSType_SurfaceSourceWindowsHWND = 5
WGPUSType_SurfaceSourceXlibWindow = 6
WGPUSType_SurfaceSourceWaylandSurface = 7
WGPUSType_SurfaceSourceAndroidNativeWindow = 8
WGPUSType_SurfaceSourceXCBWindow = 9
WGPUSType_SurfaceColorManagement = 10
WGPUSType_RequestAdapterWebXROptions = 11
WGPUSType_TextureComponentSwizzleDescriptor = 12
WGPUSType_ExternalTextureBindingLayout = 13
WGPUSType_ExternalTextureBindingEntry = 14
WGPUSType_CompatibilityModeLimits = 15
WGPUSType_TextureBindingViewDimension = 16
WGPUSType_Force32 = 2147483647
WGPUSType = enum_WGPUSType

class struct_WGPUChainedStruct(Struct):
    __slots__ = ()
layout(struct_WGPUChainedStruct, 16, 8,
    ("next", POINTER(struct_WGPUChainedStruct), 0),
    ("sType", WGPUSType, 8),
)
WGPUChainedStruct = struct_WGPUChainedStruct
enum_WGPUBackendType = c_uint32
WGPUBackendType_Undefined = 0
WGPUBackendType_Null = 1
WGPUBackendType_WebGPU = 2
WGPUBackendType_D3D11 = 3
WGPUBackendType_D3D12 = 4
WGPUBackendType_Metal = 5
WGPUBackendType_Vulkan = 6
WGPUBackendType_OpenGL = 7
WGPUBackendType_OpenGLES = 8
WGPUBackendType_Force32 = 2147483647
WGPUBackendType = enum_WGPUBackendType
enum_WGPUAdapterType = c_uint32
WGPUAdapterType_DiscreteGPU = 1
WGPUAdapterType_IntegratedGPU = 2
WGPUAdapterType_CPU = 3
WGPUAdapterType_Unknown = 4
WGPUAdapterType_Force32 = 2147483647
WGPUAdapterType = enum_WGPUAdapterType

class struct_WGPUAdapterInfo(Struct):
    __slots__ = ()
layout(struct_WGPUAdapterInfo, 96, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("vendor", WGPUStringView, 8),
    ("architecture", WGPUStringView, 24),
    ("device", WGPUStringView, 40),
    ("description", WGPUStringView, 56),
    ("backendType", WGPUBackendType, 72),
    ("adapterType", WGPUAdapterType, 76),
    ("vendorID", c_uint32, 80),
    ("deviceID", c_uint32, 84),
    ("subgroupMinSize", c_uint32, 88),
    ("subgroupMaxSize", c_uint32, 92),
)
enum_WGPUBlendOperation = c_uint32
WGPUBlendOperation_Undefined = 0
WGPUBlendOperation_Add = 1
WGPUBlendOperation_Subtract = 2
WGPUBlendOperation_ReverseSubtract = 3
WGPUBlendOperation_Min = 4
WGPUBlendOperation_Max = 5
WGPUBlendOperation_Force32 = 2147483647
WGPUBlendOperation = enum_WGPUBlendOperation
enum_WGPUBlendFactor = c_uint32
WGPUBlendFactor_Undefined = 0
WGPUBlendFactor_Zero = 1
WGPUBlendFactor_One = 2
WGPUBlendFactor_Src = 3
WGPUBlendFactor_OneMinusSrc = 4
WGPUBlendFactor_SrcAlpha = 5
WGPUBlendFactor_OneMinusSrcAlpha = 6
WGPUBlendFactor_Dst = 7
WGPUBlendFactor_OneMinusDst = 8
WGPUBlendFactor_DstAlpha = 9
WGPUBlendFactor_OneMinusDstAlpha = 10
WGPUBlendFactor_SrcAlphaSaturated = 11
WGPUBlendFactor_Constant = 12
WGPUBlendFactor_OneMinusConstant = 13
WGPUBlendFactor_Src1 = 14
WGPUBlendFactor_OneMinusSrc1 = 15
WGPUBlendFactor_Src1Alpha = 16
WGPUBlendFactor_OneMinusSrc1Alpha = 17
WGPUBlendFactor_Force32 = 2147483647
WGPUBlendFactor = enum_WGPUBlendFactor

class struct_WGPUBlendComponent(Struct):
    __slots__ = ()
layout(struct_WGPUBlendComponent, 12, 4,
    ("operation", WGPUBlendOperation, 0),
    ("srcFactor", WGPUBlendFactor, 4),
    ("dstFactor", WGPUBlendFactor, 8),
)
enum_WGPUBufferBindingType = c_uint32
WGPUBufferBindingType_BindingNotUsed = 0
WGPUBufferBindingType_Undefined = 1
WGPUBufferBindingType_Uniform = 2
WGPUBufferBindingType_Storage = 3
WGPUBufferBindingType_ReadOnlyStorage = 4
WGPUBufferBindingType_Force32 = 2147483647
WGPUBufferBindingType = enum_WGPUBufferBindingType

class struct_WGPUBufferBindingLayout(Struct):
    __slots__ = ()
layout(struct_WGPUBufferBindingLayout, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("type", WGPUBufferBindingType, 8),
    ("hasDynamicOffset", WGPUBool, 12),
    ("minBindingSize", c_uint64, 16),
)
WGPUBufferUsage = WGPUFlags

class struct_WGPUBufferDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUBufferDescriptor, 48, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("usage", WGPUBufferUsage, 24),
    ("size", c_uint64, 32),
    ("mappedAtCreation", WGPUBool, 40),
)

class struct_WGPUColor(Struct):
    __slots__ = ()
layout(struct_WGPUColor, 32, 8,
    ("r", c_double, 0),
    ("g", c_double, 8),
    ("b", c_double, 16),
    ("a", c_double, 24),
)

class struct_WGPUCommandBufferDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUCommandBufferDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)

class struct_WGPUCommandEncoderDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUCommandEncoderDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)

class struct_WGPUCompatibilityModeLimits(Struct):
    __slots__ = ()
layout(struct_WGPUCompatibilityModeLimits, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("maxStorageBuffersInVertexStage", c_uint32, 16),
    ("maxStorageTexturesInVertexStage", c_uint32, 20),
    ("maxStorageBuffersInFragmentStage", c_uint32, 24),
    ("maxStorageTexturesInFragmentStage", c_uint32, 28),
)
enum_WGPUCompilationMessageType = c_uint32
WGPUCompilationMessageType_Error = 1
WGPUCompilationMessageType_Warning = 2
WGPUCompilationMessageType_Info = 3
WGPUCompilationMessageType_Force32 = 2147483647
WGPUCompilationMessageType = enum_WGPUCompilationMessageType

class struct_WGPUCompilationMessage(Struct):
    __slots__ = ()
layout(struct_WGPUCompilationMessage, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("message", WGPUStringView, 8),
    ("type", WGPUCompilationMessageType, 24),
    ("lineNum", c_uint64, 32),
    ("linePos", c_uint64, 40),
    ("offset", c_uint64, 48),
    ("length", c_uint64, 56),
)

class struct_WGPUConstantEntry(Struct):
    __slots__ = ()
layout(struct_WGPUConstantEntry, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("key", WGPUStringView, 8),
    ("value", c_double, 24),
)

class struct_WGPUExtent3D(Struct):
    __slots__ = ()
layout(struct_WGPUExtent3D, 12, 4,
    ("width", c_uint32, 0),
    ("height", c_uint32, 4),
    ("depthOrArrayLayers", c_uint32, 8),
)

class struct_WGPUExternalTextureBindingEntry(Struct):
    __slots__ = ()
layout(struct_WGPUExternalTextureBindingEntry, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("externalTexture", WGPUExternalTexture, 16),
)

class struct_WGPUExternalTextureBindingLayout(Struct):
    __slots__ = ()
layout(struct_WGPUExternalTextureBindingLayout, 16, 8,
    ("chain", WGPUChainedStruct, 0),
)

class struct_WGPUFuture(Struct):
    __slots__ = ()
layout(struct_WGPUFuture, 8, 8,
    ("id", c_uint64, 0),
)

class struct_WGPUInstanceLimits(Struct):
    __slots__ = ()
layout(struct_WGPUInstanceLimits, 16, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("timedWaitAnyMaxCount", c_size_t, 8),
)

class struct_WGPUMultisampleState(Struct):
    __slots__ = ()
layout(struct_WGPUMultisampleState, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("count", c_uint32, 8),
    ("mask", c_uint32, 12),
    ("alphaToCoverageEnabled", WGPUBool, 16),
)

class struct_WGPUOrigin3D(Struct):
    __slots__ = ()
layout(struct_WGPUOrigin3D, 12, 4,
    ("x", c_uint32, 0),
    ("y", c_uint32, 4),
    ("z", c_uint32, 8),
)

class struct_WGPUPassTimestampWrites(Struct):
    __slots__ = ()
layout(struct_WGPUPassTimestampWrites, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("querySet", WGPUQuerySet, 8),
    ("beginningOfPassWriteIndex", c_uint32, 16),
    ("endOfPassWriteIndex", c_uint32, 20),
)

class struct_WGPUPipelineLayoutDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUPipelineLayoutDescriptor, 48, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("bindGroupLayoutCount", c_size_t, 24),
    ("bindGroupLayouts", POINTER(WGPUBindGroupLayout), 32),
    ("immediateSize", c_uint32, 40),
)
enum_WGPUPrimitiveTopology = c_uint32
WGPUPrimitiveTopology_Undefined = 0
WGPUPrimitiveTopology_PointList = 1
WGPUPrimitiveTopology_LineList = 2
WGPUPrimitiveTopology_LineStrip = 3
WGPUPrimitiveTopology_TriangleList = 4
WGPUPrimitiveTopology_TriangleStrip = 5
WGPUPrimitiveTopology_Force32 = 2147483647
WGPUPrimitiveTopology = enum_WGPUPrimitiveTopology
enum_WGPUIndexFormat = c_uint32
WGPUIndexFormat_Undefined = 0
WGPUIndexFormat_Uint16 = 1
WGPUIndexFormat_Uint32 = 2
WGPUIndexFormat_Force32 = 2147483647
WGPUIndexFormat = enum_WGPUIndexFormat
enum_WGPUFrontFace = c_uint32
WGPUFrontFace_Undefined = 0
WGPUFrontFace_CCW = 1
WGPUFrontFace_CW = 2
WGPUFrontFace_Force32 = 2147483647
WGPUFrontFace = enum_WGPUFrontFace
enum_WGPUCullMode = c_uint32
WGPUCullMode_Undefined = 0
WGPUCullMode_None = 1
WGPUCullMode_Front = 2
WGPUCullMode_Back = 3
WGPUCullMode_Force32 = 2147483647
WGPUCullMode = enum_WGPUCullMode

class struct_WGPUPrimitiveState(Struct):
    __slots__ = ()
layout(struct_WGPUPrimitiveState, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("topology", WGPUPrimitiveTopology, 8),
    ("stripIndexFormat", WGPUIndexFormat, 12),
    ("frontFace", WGPUFrontFace, 16),
    ("cullMode", WGPUCullMode, 20),
    ("unclippedDepth", WGPUBool, 24),
)
enum_WGPUQueryType = c_uint32
WGPUQueryType_Occlusion = 1
WGPUQueryType_Timestamp = 2
WGPUQueryType_Force32 = 2147483647
WGPUQueryType = enum_WGPUQueryType

class struct_WGPUQuerySetDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUQuerySetDescriptor, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("type", WGPUQueryType, 24),
    ("count", c_uint32, 28),
)

class struct_WGPUQueueDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUQueueDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)

class struct_WGPURenderBundleDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPURenderBundleDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)
enum_WGPUTextureFormat = c_uint32
WGPUTextureFormat_Undefined = 0
WGPUTextureFormat_R8Unorm = 1
WGPUTextureFormat_R8Snorm = 2
WGPUTextureFormat_R8Uint = 3
WGPUTextureFormat_R8Sint = 4
WGPUTextureFormat_R16Unorm = 5
WGPUTextureFormat_R16Snorm = 6
WGPUTextureFormat_R16Uint = 7
WGPUTextureFormat_R16Sint = 8
WGPUTextureFormat_R16Float = 9
WGPUTextureFormat_RG8Unorm = 10
WGPUTextureFormat_RG8Snorm = 11
WGPUTextureFormat_RG8Uint = 12
WGPUTextureFormat_RG8Sint = 13
WGPUTextureFormat_R32Float = 14
WGPUTextureFormat_R32Uint = 15
WGPUTextureFormat_R32Sint = 16
WGPUTextureFormat_RG16Unorm = 17
WGPUTextureFormat_RG16Snorm = 18
WGPUTextureFormat_RG16Uint = 19
WGPUTextureFormat_RG16Sint = 20
WGPUTextureFormat_RG16Float = 21
WGPUTextureFormat_RGBA8Unorm = 22
WGPUTextureFormat_RGBA8UnormSrgb = 23
WGPUTextureFormat_RGBA8Snorm = 24
WGPUTextureFormat_RGBA8Uint = 25
WGPUTextureFormat_RGBA8Sint = 26
WGPUTextureFormat_BGRA8Unorm = 27
WGPUTextureFormat_BGRA8UnormSrgb = 28
WGPUTextureFormat_RGB10A2Uint = 29
WGPUTextureFormat_RGB10A2Unorm = 30
WGPUTextureFormat_RG11B10Ufloat = 31
WGPUTextureFormat_RGB9E5Ufloat = 32
WGPUTextureFormat_RG32Float = 33
WGPUTextureFormat_RG32Uint = 34
WGPUTextureFormat_RG32Sint = 35
WGPUTextureFormat_RGBA16Unorm = 36
WGPUTextureFormat_RGBA16Snorm = 37
WGPUTextureFormat_RGBA16Uint = 38
WGPUTextureFormat_RGBA16Sint = 39
WGPUTextureFormat_RGBA16Float = 40
WGPUTextureFormat_RGBA32Float = 41
WGPUTextureFormat_RGBA32Uint = 42
WGPUTextureFormat_RGBA32Sint = 43
WGPUTextureFormat_Stencil8 = 44
WGPUTextureFormat_Depth16Unorm = 45
WGPUTextureFormat_Depth24Plus = 46
WGPUTextureFormat_Depth24PlusStencil8 = 47
WGPUTextureFormat_Depth32Float = 48
WGPUTextureFormat_Depth32FloatStencil8 = 49
WGPUTextureFormat_BC1RGBAUnorm = 50
WGPUTextureFormat_BC1RGBAUnormSrgb = 51
WGPUTextureFormat_BC2RGBAUnorm = 52
WGPUTextureFormat_BC2RGBAUnormSrgb = 53
WGPUTextureFormat_BC3RGBAUnorm = 54
WGPUTextureFormat_BC3RGBAUnormSrgb = 55
WGPUTextureFormat_BC4RUnorm = 56
WGPUTextureFormat_BC4RSnorm = 57
WGPUTextureFormat_BC5RGUnorm = 58
WGPUTextureFormat_BC5RGSnorm = 59
WGPUTextureFormat_BC6HRGBUfloat = 60
WGPUTextureFormat_BC6HRGBFloat = 61
WGPUTextureFormat_BC7RGBAUnorm = 62
WGPUTextureFormat_BC7RGBAUnormSrgb = 63
WGPUTextureFormat_ETC2RGB8Unorm = 64
WGPUTextureFormat_ETC2RGB8UnormSrgb = 65
WGPUTextureFormat_ETC2RGB8A1Unorm = 66
WGPUTextureFormat_ETC2RGB8A1UnormSrgb = 67
WGPUTextureFormat_ETC2RGBA8Unorm = 68
WGPUTextureFormat_ETC2RGBA8UnormSrgb = 69
WGPUTextureFormat_EACR11Unorm = 70
WGPUTextureFormat_EACR11Snorm = 71
WGPUTextureFormat_EACRG11Unorm = 72
WGPUTextureFormat_EACRG11Snorm = 73
WGPUTextureFormat_ASTC4x4Unorm = 74
WGPUTextureFormat_ASTC4x4UnormSrgb = 75
WGPUTextureFormat_ASTC5x4Unorm = 76
WGPUTextureFormat_ASTC5x4UnormSrgb = 77
WGPUTextureFormat_ASTC5x5Unorm = 78
WGPUTextureFormat_ASTC5x5UnormSrgb = 79
WGPUTextureFormat_ASTC6x5Unorm = 80
WGPUTextureFormat_ASTC6x5UnormSrgb = 81
WGPUTextureFormat_ASTC6x6Unorm = 82
WGPUTextureFormat_ASTC6x6UnormSrgb = 83
WGPUTextureFormat_ASTC8x5Unorm = 84
WGPUTextureFormat_ASTC8x5UnormSrgb = 85
WGPUTextureFormat_ASTC8x6Unorm = 86
WGPUTextureFormat_ASTC8x6UnormSrgb = 87
WGPUTextureFormat_ASTC8x8Unorm = 88
WGPUTextureFormat_ASTC8x8UnormSrgb = 89
WGPUTextureFormat_ASTC10x5Unorm = 90
WGPUTextureFormat_ASTC10x5UnormSrgb = 91
WGPUTextureFormat_ASTC10x6Unorm = 92
WGPUTextureFormat_ASTC10x6UnormSrgb = 93
WGPUTextureFormat_ASTC10x8Unorm = 94
WGPUTextureFormat_ASTC10x8UnormSrgb = 95
WGPUTextureFormat_ASTC10x10Unorm = 96
WGPUTextureFormat_ASTC10x10UnormSrgb = 97
WGPUTextureFormat_ASTC12x10Unorm = 98
WGPUTextureFormat_ASTC12x10UnormSrgb = 99
WGPUTextureFormat_ASTC12x12Unorm = 100
WGPUTextureFormat_ASTC12x12UnormSrgb = 101
WGPUTextureFormat_Force32 = 2147483647
WGPUTextureFormat = enum_WGPUTextureFormat

class struct_WGPURenderBundleEncoderDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPURenderBundleEncoderDescriptor, 56, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("colorFormatCount", c_size_t, 24),
    ("colorFormats", POINTER(WGPUTextureFormat), 32),
    ("depthStencilFormat", WGPUTextureFormat, 40),
    ("sampleCount", c_uint32, 44),
    ("depthReadOnly", WGPUBool, 48),
    ("stencilReadOnly", WGPUBool, 52),
)
enum_WGPULoadOp = c_uint32
WGPULoadOp_Undefined = 0
WGPULoadOp_Load = 1
WGPULoadOp_Clear = 2
WGPULoadOp_Force32 = 2147483647
WGPULoadOp = enum_WGPULoadOp
enum_WGPUStoreOp = c_uint32
WGPUStoreOp_Undefined = 0
WGPUStoreOp_Store = 1
WGPUStoreOp_Discard = 2
WGPUStoreOp_Force32 = 2147483647
WGPUStoreOp = enum_WGPUStoreOp

class struct_WGPURenderPassDepthStencilAttachment(Struct):
    __slots__ = ()
layout(struct_WGPURenderPassDepthStencilAttachment, 48, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("view", WGPUTextureView, 8),
    ("depthLoadOp", WGPULoadOp, 16),
    ("depthStoreOp", WGPUStoreOp, 20),
    ("depthClearValue", c_float, 24),
    ("depthReadOnly", WGPUBool, 28),
    ("stencilLoadOp", WGPULoadOp, 32),
    ("stencilStoreOp", WGPUStoreOp, 36),
    ("stencilClearValue", c_uint32, 40),
    ("stencilReadOnly", WGPUBool, 44),
)

class struct_WGPURenderPassMaxDrawCount(Struct):
    __slots__ = ()
layout(struct_WGPURenderPassMaxDrawCount, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("maxDrawCount", c_uint64, 16),
)

class struct_WGPURequestAdapterWebXROptions(Struct):
    __slots__ = ()
layout(struct_WGPURequestAdapterWebXROptions, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("xrCompatible", WGPUBool, 16),
)
enum_WGPUSamplerBindingType = c_uint32
WGPUSamplerBindingType_BindingNotUsed = 0
WGPUSamplerBindingType_Undefined = 1
WGPUSamplerBindingType_Filtering = 2
WGPUSamplerBindingType_NonFiltering = 3
WGPUSamplerBindingType_Comparison = 4
WGPUSamplerBindingType_Force32 = 2147483647
WGPUSamplerBindingType = enum_WGPUSamplerBindingType

class struct_WGPUSamplerBindingLayout(Struct):
    __slots__ = ()
layout(struct_WGPUSamplerBindingLayout, 16, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("type", WGPUSamplerBindingType, 8),
)
enum_WGPUAddressMode = c_uint32
WGPUAddressMode_Undefined = 0
WGPUAddressMode_ClampToEdge = 1
WGPUAddressMode_Repeat = 2
WGPUAddressMode_MirrorRepeat = 3
WGPUAddressMode_Force32 = 2147483647
WGPUAddressMode = enum_WGPUAddressMode
enum_WGPUFilterMode = c_uint32
WGPUFilterMode_Undefined = 0
WGPUFilterMode_Nearest = 1
WGPUFilterMode_Linear = 2
WGPUFilterMode_Force32 = 2147483647
WGPUFilterMode = enum_WGPUFilterMode
enum_WGPUMipmapFilterMode = c_uint32
WGPUMipmapFilterMode_Undefined = 0
WGPUMipmapFilterMode_Nearest = 1
WGPUMipmapFilterMode_Linear = 2
WGPUMipmapFilterMode_Force32 = 2147483647
WGPUMipmapFilterMode = enum_WGPUMipmapFilterMode
enum_WGPUCompareFunction = c_uint32
WGPUCompareFunction_Undefined = 0
WGPUCompareFunction_Never = 1
WGPUCompareFunction_Less = 2
WGPUCompareFunction_Equal = 3
WGPUCompareFunction_LessEqual = 4
WGPUCompareFunction_Greater = 5
WGPUCompareFunction_NotEqual = 6
WGPUCompareFunction_GreaterEqual = 7
WGPUCompareFunction_Always = 8
WGPUCompareFunction_Force32 = 2147483647
WGPUCompareFunction = enum_WGPUCompareFunction

class struct_WGPUSamplerDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUSamplerDescriptor, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("addressModeU", WGPUAddressMode, 24),
    ("addressModeV", WGPUAddressMode, 28),
    ("addressModeW", WGPUAddressMode, 32),
    ("magFilter", WGPUFilterMode, 36),
    ("minFilter", WGPUFilterMode, 40),
    ("mipmapFilter", WGPUMipmapFilterMode, 44),
    ("lodMinClamp", c_float, 48),
    ("lodMaxClamp", c_float, 52),
    ("compare", WGPUCompareFunction, 56),
    ("maxAnisotropy", c_uint16, 60),
)

class struct_WGPUShaderSourceSPIRV(Struct):
    __slots__ = ()
layout(struct_WGPUShaderSourceSPIRV, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("codeSize", c_uint32, 16),
    ("code", POINTER(c_uint32), 24),
)

class struct_WGPUShaderSourceWGSL(Struct):
    __slots__ = ()
layout(struct_WGPUShaderSourceWGSL, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("code", WGPUStringView, 16),
)
enum_WGPUStencilOperation = c_uint32
WGPUStencilOperation_Undefined = 0
WGPUStencilOperation_Keep = 1
WGPUStencilOperation_Zero = 2
WGPUStencilOperation_Replace = 3
WGPUStencilOperation_Invert = 4
WGPUStencilOperation_IncrementClamp = 5
WGPUStencilOperation_DecrementClamp = 6
WGPUStencilOperation_IncrementWrap = 7
WGPUStencilOperation_DecrementWrap = 8
WGPUStencilOperation_Force32 = 2147483647
WGPUStencilOperation = enum_WGPUStencilOperation

class struct_WGPUStencilFaceState(Struct):
    __slots__ = ()
layout(struct_WGPUStencilFaceState, 16, 4,
    ("compare", WGPUCompareFunction, 0),
    ("failOp", WGPUStencilOperation, 4),
    ("depthFailOp", WGPUStencilOperation, 8),
    ("passOp", WGPUStencilOperation, 12),
)
enum_WGPUStorageTextureAccess = c_uint32
WGPUStorageTextureAccess_BindingNotUsed = 0
WGPUStorageTextureAccess_Undefined = 1
WGPUStorageTextureAccess_WriteOnly = 2
WGPUStorageTextureAccess_ReadOnly = 3
WGPUStorageTextureAccess_ReadWrite = 4
WGPUStorageTextureAccess_Force32 = 2147483647
WGPUStorageTextureAccess = enum_WGPUStorageTextureAccess
enum_WGPUTextureViewDimension = c_uint32
WGPUTextureViewDimension_Undefined = 0
WGPUTextureViewDimension_1D = 1
WGPUTextureViewDimension_2D = 2
WGPUTextureViewDimension_2DArray = 3
WGPUTextureViewDimension_Cube = 4
WGPUTextureViewDimension_CubeArray = 5
WGPUTextureViewDimension_3D = 6
WGPUTextureViewDimension_Force32 = 2147483647
WGPUTextureViewDimension = enum_WGPUTextureViewDimension

class struct_WGPUStorageTextureBindingLayout(Struct):
    __slots__ = ()
layout(struct_WGPUStorageTextureBindingLayout, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("access", WGPUStorageTextureAccess, 8),
    ("format", WGPUTextureFormat, 12),
    ("viewDimension", WGPUTextureViewDimension, 16),
)
enum_WGPUFeatureName = c_uint32
WGPUFeatureName_CoreFeaturesAndLimits = 1
WGPUFeatureName_DepthClipControl = 2
WGPUFeatureName_Depth32FloatStencil8 = 3
WGPUFeatureName_TextureCompressionBC = 4
WGPUFeatureName_TextureCompressionBCSliced3D = 5
WGPUFeatureName_TextureCompressionETC2 = 6
WGPUFeatureName_TextureCompressionASTC = 7
WGPUFeatureName_TextureCompressionASTCSliced3D = 8
WGPUFeatureName_TimestampQuery = 9
WGPUFeatureName_IndirectFirstInstance = 10
WGPUFeatureName_ShaderF16 = 11
WGPUFeatureName_RG11B10UfloatRenderable = 12
WGPUFeatureName_BGRA8UnormStorage = 13
WGPUFeatureName_Float32Filterable = 14
WGPUFeatureName_Float32Blendable = 15
WGPUFeatureName_ClipDistances = 16
WGPUFeatureName_DualSourceBlending = 17
WGPUFeatureName_Subgroups = 18
WGPUFeatureName_TextureFormatsTier1 = 19
WGPUFeatureName_TextureFormatsTier2 = 20
WGPUFeatureName_PrimitiveIndex = 21
WGPUFeatureName_TextureComponentSwizzle = 22
WGPUFeatureName_Force32 = 2147483647
WGPUFeatureName = enum_WGPUFeatureName

class struct_WGPUSupportedFeatures(Struct):
    __slots__ = ()
layout(struct_WGPUSupportedFeatures, 16, 8,
    ("featureCount", c_size_t, 0),
    ("features", POINTER(WGPUFeatureName), 8),
)
enum_WGPUInstanceFeatureName = c_uint32
WGPUInstanceFeatureName_TimedWaitAny = 1
WGPUInstanceFeatureName_ShaderSourceSPIRV = 2
WGPUInstanceFeatureName_MultipleDevicesPerAdapter = 3
WGPUInstanceFeatureName_Force32 = 2147483647
WGPUInstanceFeatureName = enum_WGPUInstanceFeatureName

class struct_WGPUSupportedInstanceFeatures(Struct):
    __slots__ = ()
layout(struct_WGPUSupportedInstanceFeatures, 16, 8,
    ("featureCount", c_size_t, 0),
    ("features", POINTER(WGPUInstanceFeatureName), 8),
)
enum_WGPUWGSLLanguageFeatureName = c_uint32
WGPUWGSLLanguageFeatureName_ReadonlyAndReadwriteStorageTextures = 1
WGPUWGSLLanguageFeatureName_Packed4x8IntegerDotProduct = 2
WGPUWGSLLanguageFeatureName_UnrestrictedPointerParameters = 3
WGPUWGSLLanguageFeatureName_PointerCompositeAccess = 4
WGPUWGSLLanguageFeatureName_UniformBufferStandardLayout = 5
WGPUWGSLLanguageFeatureName_SubgroupId = 6
WGPUWGSLLanguageFeatureName_TextureAndSamplerLet = 7
WGPUWGSLLanguageFeatureName_SubgroupUniformity = 8
WGPUWGSLLanguageFeatureName_TextureFormatsTier1 = 9
WGPUWGSLLanguageFeatureName_LinearIndexing = 10
WGPUWGSLLanguageFeatureName_Force32 = 2147483647
WGPUWGSLLanguageFeatureName = enum_WGPUWGSLLanguageFeatureName

class struct_WGPUSupportedWGSLLanguageFeatures(Struct):
    __slots__ = ()
layout(struct_WGPUSupportedWGSLLanguageFeatures, 16, 8,
    ("featureCount", c_size_t, 0),
    ("features", POINTER(WGPUWGSLLanguageFeatureName), 8),
)
WGPUTextureUsage = WGPUFlags
enum_WGPUPresentMode = c_uint32
WGPUPresentMode_Undefined = 0
WGPUPresentMode_Fifo = 1
WGPUPresentMode_FifoRelaxed = 2
WGPUPresentMode_Immediate = 3
WGPUPresentMode_Mailbox = 4
WGPUPresentMode_Force32 = 2147483647
WGPUPresentMode = enum_WGPUPresentMode
enum_WGPUCompositeAlphaMode = c_uint32
WGPUCompositeAlphaMode_Auto = 0
WGPUCompositeAlphaMode_Opaque = 1
WGPUCompositeAlphaMode_Premultiplied = 2
WGPUCompositeAlphaMode_Unpremultiplied = 3
WGPUCompositeAlphaMode_Inherit = 4
WGPUCompositeAlphaMode_Force32 = 2147483647
WGPUCompositeAlphaMode = enum_WGPUCompositeAlphaMode

class struct_WGPUSurfaceCapabilities(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceCapabilities, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("usages", WGPUTextureUsage, 8),
    ("formatCount", c_size_t, 16),
    ("formats", POINTER(WGPUTextureFormat), 24),
    ("presentModeCount", c_size_t, 32),
    ("presentModes", POINTER(WGPUPresentMode), 40),
    ("alphaModeCount", c_size_t, 48),
    ("alphaModes", POINTER(WGPUCompositeAlphaMode), 56),
)
enum_WGPUPredefinedColorSpace = c_uint32
WGPUPredefinedColorSpace_SRGB = 1
WGPUPredefinedColorSpace_DisplayP3 = 2
WGPUPredefinedColorSpace_Force32 = 2147483647
WGPUPredefinedColorSpace = enum_WGPUPredefinedColorSpace
enum_WGPUToneMappingMode = c_uint32
WGPUToneMappingMode_Standard = 1
WGPUToneMappingMode_Extended = 2
WGPUToneMappingMode_Force32 = 2147483647
WGPUToneMappingMode = enum_WGPUToneMappingMode

class struct_WGPUSurfaceColorManagement(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceColorManagement, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("colorSpace", WGPUPredefinedColorSpace, 16),
    ("toneMappingMode", WGPUToneMappingMode, 20),
)

class struct_WGPUSurfaceConfiguration(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceConfiguration, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("device", WGPUDevice, 8),
    ("format", WGPUTextureFormat, 16),
    ("usage", WGPUTextureUsage, 24),
    ("width", c_uint32, 32),
    ("height", c_uint32, 36),
    ("viewFormatCount", c_size_t, 40),
    ("viewFormats", POINTER(WGPUTextureFormat), 48),
    ("alphaMode", WGPUCompositeAlphaMode, 56),
    ("presentMode", WGPUPresentMode, 60),
)

class struct_WGPUSurfaceSourceAndroidNativeWindow(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceAndroidNativeWindow, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("window", c_void_p, 16),
)

class struct_WGPUSurfaceSourceMetalLayer(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceMetalLayer, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("layer", c_void_p, 16),
)

class struct_WGPUSurfaceSourceWaylandSurface(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceWaylandSurface, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("display", c_void_p, 16),
    ("surface", c_void_p, 24),
)

class struct_WGPUSurfaceSourceWindowsHWND(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceWindowsHWND, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("hinstance", c_void_p, 16),
    ("hwnd", c_void_p, 24),
)

class struct_WGPUSurfaceSourceXCBWindow(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceXCBWindow, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("connection", c_void_p, 16),
    ("window", c_uint32, 24),
)

class struct_WGPUSurfaceSourceXlibWindow(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceXlibWindow, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("display", c_void_p, 16),
    ("window", c_uint64, 24),
)
enum_WGPUSurfaceGetCurrentTextureStatus = c_uint32
WGPUSurfaceGetCurrentTextureStatus_SuccessOptimal = 1
WGPUSurfaceGetCurrentTextureStatus_SuccessSuboptimal = 2
WGPUSurfaceGetCurrentTextureStatus_Timeout = 3
WGPUSurfaceGetCurrentTextureStatus_Outdated = 4
WGPUSurfaceGetCurrentTextureStatus_Lost = 5
WGPUSurfaceGetCurrentTextureStatus_Error = 6
WGPUSurfaceGetCurrentTextureStatus_Force32 = 2147483647
WGPUSurfaceGetCurrentTextureStatus = enum_WGPUSurfaceGetCurrentTextureStatus

class struct_WGPUSurfaceTexture(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceTexture, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("texture", WGPUTexture, 8),
    ("status", WGPUSurfaceGetCurrentTextureStatus, 16),
)

class struct_WGPUTexelCopyBufferLayout(Struct):
    __slots__ = ()
layout(struct_WGPUTexelCopyBufferLayout, 16, 8,
    ("offset", c_uint64, 0),
    ("bytesPerRow", c_uint32, 8),
    ("rowsPerImage", c_uint32, 12),
)
enum_WGPUTextureSampleType = c_uint32
WGPUTextureSampleType_BindingNotUsed = 0
WGPUTextureSampleType_Undefined = 1
WGPUTextureSampleType_Float = 2
WGPUTextureSampleType_UnfilterableFloat = 3
WGPUTextureSampleType_Depth = 4
WGPUTextureSampleType_Sint = 5
WGPUTextureSampleType_Uint = 6
WGPUTextureSampleType_Force32 = 2147483647
WGPUTextureSampleType = enum_WGPUTextureSampleType

class struct_WGPUTextureBindingLayout(Struct):
    __slots__ = ()
layout(struct_WGPUTextureBindingLayout, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("sampleType", WGPUTextureSampleType, 8),
    ("viewDimension", WGPUTextureViewDimension, 12),
    ("multisampled", WGPUBool, 16),
)

class struct_WGPUTextureBindingViewDimension(Struct):
    __slots__ = ()
layout(struct_WGPUTextureBindingViewDimension, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("textureBindingViewDimension", WGPUTextureViewDimension, 16),
)
enum_WGPUComponentSwizzle = c_uint32
WGPUComponentSwizzle_Undefined = 0
WGPUComponentSwizzle_Zero = 1
WGPUComponentSwizzle_One = 2
WGPUComponentSwizzle_R = 3
WGPUComponentSwizzle_G = 4
WGPUComponentSwizzle_B = 5
WGPUComponentSwizzle_A = 6
WGPUComponentSwizzle_Force32 = 2147483647
WGPUComponentSwizzle = enum_WGPUComponentSwizzle

class struct_WGPUTextureComponentSwizzle(Struct):
    __slots__ = ()
layout(struct_WGPUTextureComponentSwizzle, 16, 4,
    ("r", WGPUComponentSwizzle, 0),
    ("g", WGPUComponentSwizzle, 4),
    ("b", WGPUComponentSwizzle, 8),
    ("a", WGPUComponentSwizzle, 12),
)
enum_WGPUVertexFormat = c_uint32
WGPUVertexFormat_Uint8 = 1
WGPUVertexFormat_Uint8x2 = 2
WGPUVertexFormat_Uint8x4 = 3
WGPUVertexFormat_Sint8 = 4
WGPUVertexFormat_Sint8x2 = 5
WGPUVertexFormat_Sint8x4 = 6
WGPUVertexFormat_Unorm8 = 7
WGPUVertexFormat_Unorm8x2 = 8
WGPUVertexFormat_Unorm8x4 = 9
WGPUVertexFormat_Snorm8 = 10
WGPUVertexFormat_Snorm8x2 = 11
WGPUVertexFormat_Snorm8x4 = 12
WGPUVertexFormat_Uint16 = 13
WGPUVertexFormat_Uint16x2 = 14
WGPUVertexFormat_Uint16x4 = 15
WGPUVertexFormat_Sint16 = 16
WGPUVertexFormat_Sint16x2 = 17
WGPUVertexFormat_Sint16x4 = 18
WGPUVertexFormat_Unorm16 = 19
WGPUVertexFormat_Unorm16x2 = 20
WGPUVertexFormat_Unorm16x4 = 21
WGPUVertexFormat_Snorm16 = 22
WGPUVertexFormat_Snorm16x2 = 23
WGPUVertexFormat_Snorm16x4 = 24
WGPUVertexFormat_Float16 = 25
WGPUVertexFormat_Float16x2 = 26
WGPUVertexFormat_Float16x4 = 27
WGPUVertexFormat_Float32 = 28
WGPUVertexFormat_Float32x2 = 29
WGPUVertexFormat_Float32x3 = 30
WGPUVertexFormat_Float32x4 = 31
WGPUVertexFormat_Uint32 = 32
WGPUVertexFormat_Uint32x2 = 33
WGPUVertexFormat_Uint32x3 = 34
WGPUVertexFormat_Uint32x4 = 35
WGPUVertexFormat_Sint32 = 36
WGPUVertexFormat_Sint32x2 = 37
WGPUVertexFormat_Sint32x3 = 38
WGPUVertexFormat_Sint32x4 = 39
WGPUVertexFormat_Unorm10_10_10_2 = 40
WGPUVertexFormat_Unorm8x4BGRA = 41
WGPUVertexFormat_Force32 = 2147483647
WGPUVertexFormat = enum_WGPUVertexFormat

class struct_WGPUVertexAttribute(Struct):
    __slots__ = ()
layout(struct_WGPUVertexAttribute, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("format", WGPUVertexFormat, 8),
    ("offset", c_uint64, 16),
    ("shaderLocation", c_uint32, 24),
)

class struct_WGPUBindGroupEntry(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupEntry, 56, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("binding", c_uint32, 8),
    ("buffer", WGPUBuffer, 16),
    ("offset", c_uint64, 24),
    ("size", c_uint64, 32),
    ("sampler", WGPUSampler, 40),
    ("textureView", WGPUTextureView, 48),
)
WGPUShaderStage = WGPUFlags
WGPUBufferBindingLayout = struct_WGPUBufferBindingLayout
WGPUSamplerBindingLayout = struct_WGPUSamplerBindingLayout
WGPUTextureBindingLayout = struct_WGPUTextureBindingLayout
WGPUStorageTextureBindingLayout = struct_WGPUStorageTextureBindingLayout

class struct_WGPUBindGroupLayoutEntry(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupLayoutEntry, 120, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("binding", c_uint32, 8),
    ("visibility", WGPUShaderStage, 16),
    ("bindingArraySize", c_uint32, 24),
    ("buffer", WGPUBufferBindingLayout, 32),
    ("sampler", WGPUSamplerBindingLayout, 56),
    ("texture", WGPUTextureBindingLayout, 72),
    ("storageTexture", WGPUStorageTextureBindingLayout, 96),
)
WGPUBlendComponent = struct_WGPUBlendComponent

class struct_WGPUBlendState(Struct):
    __slots__ = ()
layout(struct_WGPUBlendState, 24, 4,
    ("color", WGPUBlendComponent, 0),
    ("alpha", WGPUBlendComponent, 12),
)
WGPUCompilationMessage = struct_WGPUCompilationMessage

class struct_WGPUCompilationInfo(Struct):
    __slots__ = ()
layout(struct_WGPUCompilationInfo, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("messageCount", c_size_t, 8),
    ("messages", POINTER(WGPUCompilationMessage), 16),
)
WGPUPassTimestampWrites = struct_WGPUPassTimestampWrites

class struct_WGPUComputePassDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUComputePassDescriptor, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("timestampWrites", POINTER(WGPUPassTimestampWrites), 24),
)
WGPUConstantEntry = struct_WGPUConstantEntry

class struct_WGPUComputeState(Struct):
    __slots__ = ()
layout(struct_WGPUComputeState, 48, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("module", WGPUShaderModule, 8),
    ("entryPoint", WGPUStringView, 16),
    ("constantCount", c_size_t, 32),
    ("constants", POINTER(WGPUConstantEntry), 40),
)
enum_WGPUOptionalBool = c_uint32
WGPUOptionalBool_False = 0
WGPUOptionalBool_True = 1
WGPUOptionalBool_Undefined = 2
WGPUOptionalBool_Force32 = 2147483647
WGPUOptionalBool = enum_WGPUOptionalBool
WGPUStencilFaceState = struct_WGPUStencilFaceState

class struct_WGPUDepthStencilState(Struct):
    __slots__ = ()
layout(struct_WGPUDepthStencilState, 72, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("format", WGPUTextureFormat, 8),
    ("depthWriteEnabled", WGPUOptionalBool, 12),
    ("depthCompare", WGPUCompareFunction, 16),
    ("stencilFront", WGPUStencilFaceState, 20),
    ("stencilBack", WGPUStencilFaceState, 36),
    ("stencilReadMask", c_uint32, 52),
    ("stencilWriteMask", c_uint32, 56),
    ("depthBias", c_int32, 60),
    ("depthBiasSlopeScale", c_float, 64),
    ("depthBiasClamp", c_float, 68),
)
WGPUFuture = struct_WGPUFuture

class struct_WGPUFutureWaitInfo(Struct):
    __slots__ = ()
layout(struct_WGPUFutureWaitInfo, 16, 8,
    ("future", WGPUFuture, 0),
    ("completed", WGPUBool, 8),
)
WGPUInstanceLimits = struct_WGPUInstanceLimits

class struct_WGPUInstanceDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUInstanceDescriptor, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("requiredFeatureCount", c_size_t, 8),
    ("requiredFeatures", POINTER(WGPUInstanceFeatureName), 16),
    ("requiredLimits", POINTER(WGPUInstanceLimits), 24),
)

class struct_WGPULimits(Struct):
    __slots__ = ()
layout(struct_WGPULimits, 152, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("maxTextureDimension1D", c_uint32, 8),
    ("maxTextureDimension2D", c_uint32, 12),
    ("maxTextureDimension3D", c_uint32, 16),
    ("maxTextureArrayLayers", c_uint32, 20),
    ("maxBindGroups", c_uint32, 24),
    ("maxBindGroupsPlusVertexBuffers", c_uint32, 28),
    ("maxBindingsPerBindGroup", c_uint32, 32),
    ("maxDynamicUniformBuffersPerPipelineLayout", c_uint32, 36),
    ("maxDynamicStorageBuffersPerPipelineLayout", c_uint32, 40),
    ("maxSampledTexturesPerShaderStage", c_uint32, 44),
    ("maxSamplersPerShaderStage", c_uint32, 48),
    ("maxStorageBuffersPerShaderStage", c_uint32, 52),
    ("maxStorageTexturesPerShaderStage", c_uint32, 56),
    ("maxUniformBuffersPerShaderStage", c_uint32, 60),
    ("maxUniformBufferBindingSize", c_uint64, 64),
    ("maxStorageBufferBindingSize", c_uint64, 72),
    ("minUniformBufferOffsetAlignment", c_uint32, 80),
    ("minStorageBufferOffsetAlignment", c_uint32, 84),
    ("maxVertexBuffers", c_uint32, 88),
    ("maxBufferSize", c_uint64, 96),
    ("maxVertexAttributes", c_uint32, 104),
    ("maxVertexBufferArrayStride", c_uint32, 108),
    ("maxInterStageShaderVariables", c_uint32, 112),
    ("maxColorAttachments", c_uint32, 116),
    ("maxColorAttachmentBytesPerSample", c_uint32, 120),
    ("maxComputeWorkgroupStorageSize", c_uint32, 124),
    ("maxComputeInvocationsPerWorkgroup", c_uint32, 128),
    ("maxComputeWorkgroupSizeX", c_uint32, 132),
    ("maxComputeWorkgroupSizeY", c_uint32, 136),
    ("maxComputeWorkgroupSizeZ", c_uint32, 140),
    ("maxComputeWorkgroupsPerDimension", c_uint32, 144),
    ("maxImmediateSize", c_uint32, 148),
)
WGPUColor = struct_WGPUColor

class struct_WGPURenderPassColorAttachment(Struct):
    __slots__ = ()
layout(struct_WGPURenderPassColorAttachment, 72, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("view", WGPUTextureView, 8),
    ("depthSlice", c_uint32, 16),
    ("resolveTarget", WGPUTextureView, 24),
    ("loadOp", WGPULoadOp, 32),
    ("storeOp", WGPUStoreOp, 36),
    ("clearValue", WGPUColor, 40),
)
enum_WGPUFeatureLevel = c_uint32
WGPUFeatureLevel_Undefined = 0
WGPUFeatureLevel_Compatibility = 1
WGPUFeatureLevel_Core = 2
WGPUFeatureLevel_Force32 = 2147483647
WGPUFeatureLevel = enum_WGPUFeatureLevel
enum_WGPUPowerPreference = c_uint32
WGPUPowerPreference_Undefined = 0
WGPUPowerPreference_LowPower = 1
WGPUPowerPreference_HighPerformance = 2
WGPUPowerPreference_Force32 = 2147483647
WGPUPowerPreference = enum_WGPUPowerPreference

class struct_WGPURequestAdapterOptions(Struct):
    __slots__ = ()
layout(struct_WGPURequestAdapterOptions, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("featureLevel", WGPUFeatureLevel, 8),
    ("powerPreference", WGPUPowerPreference, 12),
    ("forceFallbackAdapter", WGPUBool, 16),
    ("backendType", WGPUBackendType, 20),
    ("compatibleSurface", WGPUSurface, 24),
)

class struct_WGPUShaderModuleDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUShaderModuleDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)

class struct_WGPUSurfaceDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceDescriptor, 24, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
)
WGPUTexelCopyBufferLayout = struct_WGPUTexelCopyBufferLayout

class struct_WGPUTexelCopyBufferInfo(Struct):
    __slots__ = ()
layout(struct_WGPUTexelCopyBufferInfo, 24, 8,
    ("layout", WGPUTexelCopyBufferLayout, 0),
    ("buffer", WGPUBuffer, 16),
)
WGPUOrigin3D = struct_WGPUOrigin3D
enum_WGPUTextureAspect = c_uint32
WGPUTextureAspect_Undefined = 0
WGPUTextureAspect_All = 1
WGPUTextureAspect_StencilOnly = 2
WGPUTextureAspect_DepthOnly = 3
WGPUTextureAspect_Force32 = 2147483647
WGPUTextureAspect = enum_WGPUTextureAspect

class struct_WGPUTexelCopyTextureInfo(Struct):
    __slots__ = ()
layout(struct_WGPUTexelCopyTextureInfo, 32, 8,
    ("texture", WGPUTexture, 0),
    ("mipLevel", c_uint32, 8),
    ("origin", WGPUOrigin3D, 12),
    ("aspect", WGPUTextureAspect, 24),
)
WGPUTextureComponentSwizzle = struct_WGPUTextureComponentSwizzle

class struct_WGPUTextureComponentSwizzleDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUTextureComponentSwizzleDescriptor, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("swizzle", WGPUTextureComponentSwizzle, 16),
)
enum_WGPUTextureDimension = c_uint32
WGPUTextureDimension_Undefined = 0
WGPUTextureDimension_1D = 1
WGPUTextureDimension_2D = 2
WGPUTextureDimension_3D = 3
WGPUTextureDimension_Force32 = 2147483647
WGPUTextureDimension = enum_WGPUTextureDimension
WGPUExtent3D = struct_WGPUExtent3D

class struct_WGPUTextureDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUTextureDescriptor, 80, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("usage", WGPUTextureUsage, 24),
    ("dimension", WGPUTextureDimension, 32),
    ("size", WGPUExtent3D, 36),
    ("format", WGPUTextureFormat, 48),
    ("mipLevelCount", c_uint32, 52),
    ("sampleCount", c_uint32, 56),
    ("viewFormatCount", c_size_t, 64),
    ("viewFormats", POINTER(WGPUTextureFormat), 72),
)
enum_WGPUVertexStepMode = c_uint32
WGPUVertexStepMode_Undefined = 0
WGPUVertexStepMode_Vertex = 1
WGPUVertexStepMode_Instance = 2
WGPUVertexStepMode_Force32 = 2147483647
WGPUVertexStepMode = enum_WGPUVertexStepMode
WGPUVertexAttribute = struct_WGPUVertexAttribute

class struct_WGPUVertexBufferLayout(Struct):
    __slots__ = ()
layout(struct_WGPUVertexBufferLayout, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("stepMode", WGPUVertexStepMode, 8),
    ("arrayStride", c_uint64, 16),
    ("attributeCount", c_size_t, 24),
    ("attributes", POINTER(WGPUVertexAttribute), 32),
)
WGPUBindGroupEntry = struct_WGPUBindGroupEntry

class struct_WGPUBindGroupDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupDescriptor, 48, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("layout", WGPUBindGroupLayout, 24),
    ("entryCount", c_size_t, 32),
    ("entries", POINTER(WGPUBindGroupEntry), 40),
)
WGPUBindGroupLayoutEntry = struct_WGPUBindGroupLayoutEntry

class struct_WGPUBindGroupLayoutDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupLayoutDescriptor, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("entryCount", c_size_t, 24),
    ("entries", POINTER(WGPUBindGroupLayoutEntry), 32),
)
WGPUBlendState = struct_WGPUBlendState
WGPUColorWriteMask = WGPUFlags

class struct_WGPUColorTargetState(Struct):
    __slots__ = ()
layout(struct_WGPUColorTargetState, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("format", WGPUTextureFormat, 8),
    ("blend", POINTER(WGPUBlendState), 16),
    ("writeMask", WGPUColorWriteMask, 24),
)
WGPUComputeState = struct_WGPUComputeState

class struct_WGPUComputePipelineDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUComputePipelineDescriptor, 80, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("layout", WGPUPipelineLayout, 24),
    ("compute", WGPUComputeState, 32),
)
WGPULimits = struct_WGPULimits
WGPUQueueDescriptor = struct_WGPUQueueDescriptor
enum_WGPUCallbackMode = c_uint32
WGPUCallbackMode_WaitAnyOnly = 1
WGPUCallbackMode_AllowProcessEvents = 2
WGPUCallbackMode_AllowSpontaneous = 3
WGPUCallbackMode_Force32 = 2147483647
WGPUCallbackMode = enum_WGPUCallbackMode
enum_WGPUDeviceLostReason = c_uint32
WGPUDeviceLostReason_Unknown = 1
WGPUDeviceLostReason_Destroyed = 2
WGPUDeviceLostReason_CallbackCancelled = 3
WGPUDeviceLostReason_FailedCreation = 4
WGPUDeviceLostReason_Force32 = 2147483647
WGPUDeviceLostReason = enum_WGPUDeviceLostReason
WGPUDeviceLostCallback = CFUNCTYPE(None, POINTER(WGPUDevice), WGPUDeviceLostReason, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUDeviceLostCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUDeviceLostCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUDeviceLostCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
WGPUDeviceLostCallbackInfo = struct_WGPUDeviceLostCallbackInfo
enum_WGPUErrorType = c_uint32
WGPUErrorType_NoError = 1
WGPUErrorType_Validation = 2
WGPUErrorType_OutOfMemory = 3
WGPUErrorType_Internal = 4
WGPUErrorType_Unknown = 5
WGPUErrorType_Force32 = 2147483647
WGPUErrorType = enum_WGPUErrorType
WGPUUncapturedErrorCallback = CFUNCTYPE(None, POINTER(WGPUDevice), WGPUErrorType, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUUncapturedErrorCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUUncapturedErrorCallbackInfo, 32, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("callback", WGPUUncapturedErrorCallback, 8),
    ("userdata1", c_void_p, 16),
    ("userdata2", c_void_p, 24),
)
WGPUUncapturedErrorCallbackInfo = struct_WGPUUncapturedErrorCallbackInfo

class struct_WGPUDeviceDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUDeviceDescriptor, 144, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("requiredFeatureCount", c_size_t, 24),
    ("requiredFeatures", POINTER(WGPUFeatureName), 32),
    ("requiredLimits", POINTER(WGPULimits), 40),
    ("defaultQueue", WGPUQueueDescriptor, 48),
    ("deviceLostCallbackInfo", WGPUDeviceLostCallbackInfo, 72),
    ("uncapturedErrorCallbackInfo", WGPUUncapturedErrorCallbackInfo, 112),
)
WGPURenderPassColorAttachment = struct_WGPURenderPassColorAttachment
WGPURenderPassDepthStencilAttachment = struct_WGPURenderPassDepthStencilAttachment

class struct_WGPURenderPassDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPURenderPassDescriptor, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("colorAttachmentCount", c_size_t, 24),
    ("colorAttachments", POINTER(WGPURenderPassColorAttachment), 32),
    ("depthStencilAttachment", POINTER(WGPURenderPassDepthStencilAttachment), 40),
    ("occlusionQuerySet", WGPUQuerySet, 48),
    ("timestampWrites", POINTER(WGPUPassTimestampWrites), 56),
)

class struct_WGPUTextureViewDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPUTextureViewDescriptor, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("format", WGPUTextureFormat, 24),
    ("dimension", WGPUTextureViewDimension, 28),
    ("baseMipLevel", c_uint32, 32),
    ("mipLevelCount", c_uint32, 36),
    ("baseArrayLayer", c_uint32, 40),
    ("arrayLayerCount", c_uint32, 44),
    ("aspect", WGPUTextureAspect, 48),
    ("usage", WGPUTextureUsage, 56),
)
WGPUVertexBufferLayout = struct_WGPUVertexBufferLayout

class struct_WGPUVertexState(Struct):
    __slots__ = ()
layout(struct_WGPUVertexState, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("module", WGPUShaderModule, 8),
    ("entryPoint", WGPUStringView, 16),
    ("constantCount", c_size_t, 32),
    ("constants", POINTER(WGPUConstantEntry), 40),
    ("bufferCount", c_size_t, 48),
    ("buffers", POINTER(WGPUVertexBufferLayout), 56),
)
WGPUColorTargetState = struct_WGPUColorTargetState

class struct_WGPUFragmentState(Struct):
    __slots__ = ()
layout(struct_WGPUFragmentState, 64, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("module", WGPUShaderModule, 8),
    ("entryPoint", WGPUStringView, 16),
    ("constantCount", c_size_t, 32),
    ("constants", POINTER(WGPUConstantEntry), 40),
    ("targetCount", c_size_t, 48),
    ("targets", POINTER(WGPUColorTargetState), 56),
)
WGPUVertexState = struct_WGPUVertexState
WGPUPrimitiveState = struct_WGPUPrimitiveState
WGPUDepthStencilState = struct_WGPUDepthStencilState
WGPUMultisampleState = struct_WGPUMultisampleState
WGPUFragmentState = struct_WGPUFragmentState

class struct_WGPURenderPipelineDescriptor(Struct):
    __slots__ = ()
layout(struct_WGPURenderPipelineDescriptor, 168, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("label", WGPUStringView, 8),
    ("layout", WGPUPipelineLayout, 24),
    ("vertex", WGPUVertexState, 32),
    ("primitive", WGPUPrimitiveState, 96),
    ("depthStencil", POINTER(WGPUDepthStencilState), 128),
    ("multisample", WGPUMultisampleState, 136),
    ("fragment", POINTER(WGPUFragmentState), 160),
)
enum_WGPUMapAsyncStatus = c_uint32
WGPUMapAsyncStatus_Success = 1
WGPUMapAsyncStatus_CallbackCancelled = 2
WGPUMapAsyncStatus_Error = 3
WGPUMapAsyncStatus_Aborted = 4
WGPUMapAsyncStatus_Force32 = 2147483647
WGPUMapAsyncStatus = enum_WGPUMapAsyncStatus
WGPUBufferMapCallback = CFUNCTYPE(None, WGPUMapAsyncStatus, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUBufferMapCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUBufferMapCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUBufferMapCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPUCompilationInfoRequestStatus = c_uint32
WGPUCompilationInfoRequestStatus_Success = 1
WGPUCompilationInfoRequestStatus_CallbackCancelled = 2
WGPUCompilationInfoRequestStatus_Force32 = 2147483647
WGPUCompilationInfoRequestStatus = enum_WGPUCompilationInfoRequestStatus
WGPUCompilationInfoCallback = CFUNCTYPE(None, WGPUCompilationInfoRequestStatus, POINTER(struct_WGPUCompilationInfo), c_void_p, c_void_p)

class struct_WGPUCompilationInfoCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUCompilationInfoCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUCompilationInfoCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPUCreatePipelineAsyncStatus = c_uint32
WGPUCreatePipelineAsyncStatus_Success = 1
WGPUCreatePipelineAsyncStatus_CallbackCancelled = 2
WGPUCreatePipelineAsyncStatus_ValidationError = 3
WGPUCreatePipelineAsyncStatus_InternalError = 4
WGPUCreatePipelineAsyncStatus_Force32 = 2147483647
WGPUCreatePipelineAsyncStatus = enum_WGPUCreatePipelineAsyncStatus
WGPUCreateComputePipelineAsyncCallback = CFUNCTYPE(None, WGPUCreatePipelineAsyncStatus, WGPUComputePipeline, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUCreateComputePipelineAsyncCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUCreateComputePipelineAsyncCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUCreateComputePipelineAsyncCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
WGPUCreateRenderPipelineAsyncCallback = CFUNCTYPE(None, WGPUCreatePipelineAsyncStatus, WGPURenderPipeline, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUCreateRenderPipelineAsyncCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUCreateRenderPipelineAsyncCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUCreateRenderPipelineAsyncCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPUPopErrorScopeStatus = c_uint32
WGPUPopErrorScopeStatus_Success = 1
WGPUPopErrorScopeStatus_CallbackCancelled = 2
WGPUPopErrorScopeStatus_Error = 3
WGPUPopErrorScopeStatus_Force32 = 2147483647
WGPUPopErrorScopeStatus = enum_WGPUPopErrorScopeStatus
WGPUPopErrorScopeCallback = CFUNCTYPE(None, WGPUPopErrorScopeStatus, WGPUErrorType, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUPopErrorScopeCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUPopErrorScopeCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUPopErrorScopeCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPUQueueWorkDoneStatus = c_uint32
WGPUQueueWorkDoneStatus_Success = 1
WGPUQueueWorkDoneStatus_CallbackCancelled = 2
WGPUQueueWorkDoneStatus_Error = 3
WGPUQueueWorkDoneStatus_Force32 = 2147483647
WGPUQueueWorkDoneStatus = enum_WGPUQueueWorkDoneStatus
WGPUQueueWorkDoneCallback = CFUNCTYPE(None, WGPUQueueWorkDoneStatus, WGPUStringView, c_void_p, c_void_p)

class struct_WGPUQueueWorkDoneCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPUQueueWorkDoneCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPUQueueWorkDoneCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPURequestAdapterStatus = c_uint32
WGPURequestAdapterStatus_Success = 1
WGPURequestAdapterStatus_CallbackCancelled = 2
WGPURequestAdapterStatus_Unavailable = 3
WGPURequestAdapterStatus_Error = 4
WGPURequestAdapterStatus_Force32 = 2147483647
WGPURequestAdapterStatus = enum_WGPURequestAdapterStatus
WGPURequestAdapterCallback = CFUNCTYPE(None, WGPURequestAdapterStatus, WGPUAdapter, WGPUStringView, c_void_p, c_void_p)

class struct_WGPURequestAdapterCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPURequestAdapterCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPURequestAdapterCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPURequestDeviceStatus = c_uint32
WGPURequestDeviceStatus_Success = 1
WGPURequestDeviceStatus_CallbackCancelled = 2
WGPURequestDeviceStatus_Error = 3
WGPURequestDeviceStatus_Force32 = 2147483647
WGPURequestDeviceStatus = enum_WGPURequestDeviceStatus
WGPURequestDeviceCallback = CFUNCTYPE(None, WGPURequestDeviceStatus, WGPUDevice, WGPUStringView, c_void_p, c_void_p)

class struct_WGPURequestDeviceCallbackInfo(Struct):
    __slots__ = ()
layout(struct_WGPURequestDeviceCallbackInfo, 40, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("mode", WGPUCallbackMode, 8),
    ("callback", WGPURequestDeviceCallback, 16),
    ("userdata1", c_void_p, 24),
    ("userdata2", c_void_p, 32),
)
enum_WGPUBufferMapState = c_uint32
WGPUBufferMapState_Unmapped = 1
WGPUBufferMapState_Pending = 2
WGPUBufferMapState_Mapped = 3
WGPUBufferMapState_Force32 = 2147483647
WGPUBufferMapState = enum_WGPUBufferMapState
enum_WGPUErrorFilter = c_uint32
WGPUErrorFilter_Validation = 1
WGPUErrorFilter_OutOfMemory = 2
WGPUErrorFilter_Internal = 3
WGPUErrorFilter_Force32 = 2147483647
WGPUErrorFilter = enum_WGPUErrorFilter
enum_WGPUStatus = c_uint32
WGPUStatus_Success = 1
WGPUStatus_Error = 2
WGPUStatus_Force32 = 2147483647
WGPUStatus = enum_WGPUStatus
enum_WGPUWaitStatus = c_uint32
WGPUWaitStatus_Success = 1
WGPUWaitStatus_TimedOut = 2
WGPUWaitStatus_Error = 3
WGPUWaitStatus_Force32 = 2147483647
WGPUWaitStatus = enum_WGPUWaitStatus
WGPUMapMode = WGPUFlags
WGPUProc = CFUNCTYPE(None)
WGPUBufferMapCallbackInfo = struct_WGPUBufferMapCallbackInfo
WGPUCompilationInfoCallbackInfo = struct_WGPUCompilationInfoCallbackInfo
WGPUCreateComputePipelineAsyncCallbackInfo = struct_WGPUCreateComputePipelineAsyncCallbackInfo
WGPUCreateRenderPipelineAsyncCallbackInfo = struct_WGPUCreateRenderPipelineAsyncCallbackInfo
WGPUPopErrorScopeCallbackInfo = struct_WGPUPopErrorScopeCallbackInfo
WGPUQueueWorkDoneCallbackInfo = struct_WGPUQueueWorkDoneCallbackInfo
WGPURequestAdapterCallbackInfo = struct_WGPURequestAdapterCallbackInfo
WGPURequestDeviceCallbackInfo = struct_WGPURequestDeviceCallbackInfo
WGPUAdapterInfo = struct_WGPUAdapterInfo
WGPUBufferDescriptor = struct_WGPUBufferDescriptor
WGPUCommandBufferDescriptor = struct_WGPUCommandBufferDescriptor
WGPUCommandEncoderDescriptor = struct_WGPUCommandEncoderDescriptor
WGPUCompatibilityModeLimits = struct_WGPUCompatibilityModeLimits
WGPUExternalTextureBindingEntry = struct_WGPUExternalTextureBindingEntry
WGPUExternalTextureBindingLayout = struct_WGPUExternalTextureBindingLayout
WGPUPipelineLayoutDescriptor = struct_WGPUPipelineLayoutDescriptor
WGPUQuerySetDescriptor = struct_WGPUQuerySetDescriptor
WGPURenderBundleDescriptor = struct_WGPURenderBundleDescriptor
WGPURenderBundleEncoderDescriptor = struct_WGPURenderBundleEncoderDescriptor
WGPURenderPassMaxDrawCount = struct_WGPURenderPassMaxDrawCount
WGPURequestAdapterWebXROptions = struct_WGPURequestAdapterWebXROptions
WGPUSamplerDescriptor = struct_WGPUSamplerDescriptor
WGPUShaderSourceSPIRV = struct_WGPUShaderSourceSPIRV
WGPUShaderSourceWGSL = struct_WGPUShaderSourceWGSL
WGPUSupportedFeatures = struct_WGPUSupportedFeatures
WGPUSupportedInstanceFeatures = struct_WGPUSupportedInstanceFeatures
WGPUSupportedWGSLLanguageFeatures = struct_WGPUSupportedWGSLLanguageFeatures
WGPUSurfaceCapabilities = struct_WGPUSurfaceCapabilities
WGPUSurfaceColorManagement = struct_WGPUSurfaceColorManagement
WGPUSurfaceConfiguration = struct_WGPUSurfaceConfiguration
WGPUSurfaceSourceAndroidNativeWindow = struct_WGPUSurfaceSourceAndroidNativeWindow
WGPUSurfaceSourceMetalLayer = struct_WGPUSurfaceSourceMetalLayer
WGPUSurfaceSourceWaylandSurface = struct_WGPUSurfaceSourceWaylandSurface
WGPUSurfaceSourceWindowsHWND = struct_WGPUSurfaceSourceWindowsHWND
WGPUSurfaceSourceXCBWindow = struct_WGPUSurfaceSourceXCBWindow
WGPUSurfaceSourceXlibWindow = struct_WGPUSurfaceSourceXlibWindow
WGPUSurfaceTexture = struct_WGPUSurfaceTexture
WGPUTextureBindingViewDimension = struct_WGPUTextureBindingViewDimension
WGPUCompilationInfo = struct_WGPUCompilationInfo
WGPUComputePassDescriptor = struct_WGPUComputePassDescriptor
WGPUFutureWaitInfo = struct_WGPUFutureWaitInfo
WGPUInstanceDescriptor = struct_WGPUInstanceDescriptor
WGPURequestAdapterOptions = struct_WGPURequestAdapterOptions
WGPUShaderModuleDescriptor = struct_WGPUShaderModuleDescriptor
WGPUSurfaceDescriptor = struct_WGPUSurfaceDescriptor
WGPUTexelCopyBufferInfo = struct_WGPUTexelCopyBufferInfo
WGPUTexelCopyTextureInfo = struct_WGPUTexelCopyTextureInfo
WGPUTextureComponentSwizzleDescriptor = struct_WGPUTextureComponentSwizzleDescriptor
WGPUTextureDescriptor = struct_WGPUTextureDescriptor
WGPUBindGroupDescriptor = struct_WGPUBindGroupDescriptor
WGPUBindGroupLayoutDescriptor = struct_WGPUBindGroupLayoutDescriptor
WGPUComputePipelineDescriptor = struct_WGPUComputePipelineDescriptor
WGPUDeviceDescriptor = struct_WGPUDeviceDescriptor
WGPURenderPassDescriptor = struct_WGPURenderPassDescriptor
WGPUTextureViewDescriptor = struct_WGPUTextureViewDescriptor
WGPURenderPipelineDescriptor = struct_WGPURenderPipelineDescriptor
WGPUProcCreateInstance = CFUNCTYPE(WGPUInstance, POINTER(WGPUInstanceDescriptor))
WGPUProcGetInstanceFeatures = CFUNCTYPE(None, POINTER(WGPUSupportedInstanceFeatures))
WGPUProcGetInstanceLimits = CFUNCTYPE(WGPUStatus, POINTER(WGPUInstanceLimits))
WGPUProcHasInstanceFeature = CFUNCTYPE(WGPUBool, WGPUInstanceFeatureName)
WGPUProcGetProcAddress = CFUNCTYPE(WGPUProc, WGPUStringView)
WGPUProcAdapterGetFeatures = CFUNCTYPE(None, WGPUAdapter, POINTER(WGPUSupportedFeatures))
WGPUProcAdapterGetInfo = CFUNCTYPE(WGPUStatus, WGPUAdapter, POINTER(WGPUAdapterInfo))
WGPUProcAdapterGetLimits = CFUNCTYPE(WGPUStatus, WGPUAdapter, POINTER(WGPULimits))
WGPUProcAdapterHasFeature = CFUNCTYPE(WGPUBool, WGPUAdapter, WGPUFeatureName)
WGPUProcAdapterRequestDevice = CFUNCTYPE(WGPUFuture, WGPUAdapter, POINTER(WGPUDeviceDescriptor), WGPURequestDeviceCallbackInfo)
WGPUProcAdapterAddRef = CFUNCTYPE(None, WGPUAdapter)
WGPUProcAdapterRelease = CFUNCTYPE(None, WGPUAdapter)
WGPUProcAdapterInfoFreeMembers = CFUNCTYPE(None, WGPUAdapterInfo)
WGPUProcBindGroupSetLabel = CFUNCTYPE(None, WGPUBindGroup, WGPUStringView)
WGPUProcBindGroupAddRef = CFUNCTYPE(None, WGPUBindGroup)
WGPUProcBindGroupRelease = CFUNCTYPE(None, WGPUBindGroup)
WGPUProcBindGroupLayoutSetLabel = CFUNCTYPE(None, WGPUBindGroupLayout, WGPUStringView)
WGPUProcBindGroupLayoutAddRef = CFUNCTYPE(None, WGPUBindGroupLayout)
WGPUProcBindGroupLayoutRelease = CFUNCTYPE(None, WGPUBindGroupLayout)
WGPUProcBufferDestroy = CFUNCTYPE(None, WGPUBuffer)
WGPUProcBufferGetConstMappedRange = CFUNCTYPE(c_void_p, WGPUBuffer, c_size_t, c_size_t)
WGPUProcBufferGetMappedRange = CFUNCTYPE(c_void_p, WGPUBuffer, c_size_t, c_size_t)
WGPUProcBufferGetMapState = CFUNCTYPE(WGPUBufferMapState, WGPUBuffer)
WGPUProcBufferGetSize = CFUNCTYPE(c_uint64, WGPUBuffer)
WGPUProcBufferGetUsage = CFUNCTYPE(WGPUBufferUsage, WGPUBuffer)
WGPUProcBufferMapAsync = CFUNCTYPE(WGPUFuture, WGPUBuffer, WGPUMapMode, c_size_t, c_size_t, WGPUBufferMapCallbackInfo)
WGPUProcBufferReadMappedRange = CFUNCTYPE(WGPUStatus, WGPUBuffer, c_size_t, c_void_p, c_size_t)
WGPUProcBufferSetLabel = CFUNCTYPE(None, WGPUBuffer, WGPUStringView)
WGPUProcBufferUnmap = CFUNCTYPE(None, WGPUBuffer)
WGPUProcBufferWriteMappedRange = CFUNCTYPE(WGPUStatus, WGPUBuffer, c_size_t, c_void_p, c_size_t)
WGPUProcBufferAddRef = CFUNCTYPE(None, WGPUBuffer)
WGPUProcBufferRelease = CFUNCTYPE(None, WGPUBuffer)
WGPUProcCommandBufferSetLabel = CFUNCTYPE(None, WGPUCommandBuffer, WGPUStringView)
WGPUProcCommandBufferAddRef = CFUNCTYPE(None, WGPUCommandBuffer)
WGPUProcCommandBufferRelease = CFUNCTYPE(None, WGPUCommandBuffer)
WGPUProcCommandEncoderBeginComputePass = CFUNCTYPE(WGPUComputePassEncoder, WGPUCommandEncoder, POINTER(WGPUComputePassDescriptor))
WGPUProcCommandEncoderBeginRenderPass = CFUNCTYPE(WGPURenderPassEncoder, WGPUCommandEncoder, POINTER(WGPURenderPassDescriptor))
WGPUProcCommandEncoderClearBuffer = CFUNCTYPE(None, WGPUCommandEncoder, WGPUBuffer, c_uint64, c_uint64)
WGPUProcCommandEncoderCopyBufferToBuffer = CFUNCTYPE(None, WGPUCommandEncoder, WGPUBuffer, c_uint64, WGPUBuffer, c_uint64, c_uint64)
WGPUProcCommandEncoderCopyBufferToTexture = CFUNCTYPE(None, WGPUCommandEncoder, POINTER(WGPUTexelCopyBufferInfo), POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUExtent3D))
WGPUProcCommandEncoderCopyTextureToBuffer = CFUNCTYPE(None, WGPUCommandEncoder, POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUTexelCopyBufferInfo), POINTER(WGPUExtent3D))
WGPUProcCommandEncoderCopyTextureToTexture = CFUNCTYPE(None, WGPUCommandEncoder, POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUExtent3D))
WGPUProcCommandEncoderFinish = CFUNCTYPE(WGPUCommandBuffer, WGPUCommandEncoder, POINTER(WGPUCommandBufferDescriptor))
WGPUProcCommandEncoderInsertDebugMarker = CFUNCTYPE(None, WGPUCommandEncoder, WGPUStringView)
WGPUProcCommandEncoderPopDebugGroup = CFUNCTYPE(None, WGPUCommandEncoder)
WGPUProcCommandEncoderPushDebugGroup = CFUNCTYPE(None, WGPUCommandEncoder, WGPUStringView)
WGPUProcCommandEncoderResolveQuerySet = CFUNCTYPE(None, WGPUCommandEncoder, WGPUQuerySet, c_uint32, c_uint32, WGPUBuffer, c_uint64)
WGPUProcCommandEncoderSetLabel = CFUNCTYPE(None, WGPUCommandEncoder, WGPUStringView)
WGPUProcCommandEncoderWriteTimestamp = CFUNCTYPE(None, WGPUCommandEncoder, WGPUQuerySet, c_uint32)
WGPUProcCommandEncoderAddRef = CFUNCTYPE(None, WGPUCommandEncoder)
WGPUProcCommandEncoderRelease = CFUNCTYPE(None, WGPUCommandEncoder)
WGPUProcComputePassEncoderDispatchWorkgroups = CFUNCTYPE(None, WGPUComputePassEncoder, c_uint32, c_uint32, c_uint32)
WGPUProcComputePassEncoderDispatchWorkgroupsIndirect = CFUNCTYPE(None, WGPUComputePassEncoder, WGPUBuffer, c_uint64)
WGPUProcComputePassEncoderEnd = CFUNCTYPE(None, WGPUComputePassEncoder)
WGPUProcComputePassEncoderInsertDebugMarker = CFUNCTYPE(None, WGPUComputePassEncoder, WGPUStringView)
WGPUProcComputePassEncoderPopDebugGroup = CFUNCTYPE(None, WGPUComputePassEncoder)
WGPUProcComputePassEncoderPushDebugGroup = CFUNCTYPE(None, WGPUComputePassEncoder, WGPUStringView)
WGPUProcComputePassEncoderSetBindGroup = CFUNCTYPE(None, WGPUComputePassEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
WGPUProcComputePassEncoderSetImmediates = CFUNCTYPE(None, WGPUComputePassEncoder, c_uint32, c_void_p, c_size_t)
WGPUProcComputePassEncoderSetLabel = CFUNCTYPE(None, WGPUComputePassEncoder, WGPUStringView)
WGPUProcComputePassEncoderSetPipeline = CFUNCTYPE(None, WGPUComputePassEncoder, WGPUComputePipeline)
WGPUProcComputePassEncoderAddRef = CFUNCTYPE(None, WGPUComputePassEncoder)
WGPUProcComputePassEncoderRelease = CFUNCTYPE(None, WGPUComputePassEncoder)
WGPUProcComputePipelineGetBindGroupLayout = CFUNCTYPE(WGPUBindGroupLayout, WGPUComputePipeline, c_uint32)
WGPUProcComputePipelineSetLabel = CFUNCTYPE(None, WGPUComputePipeline, WGPUStringView)
WGPUProcComputePipelineAddRef = CFUNCTYPE(None, WGPUComputePipeline)
WGPUProcComputePipelineRelease = CFUNCTYPE(None, WGPUComputePipeline)
WGPUProcDeviceCreateBindGroup = CFUNCTYPE(WGPUBindGroup, WGPUDevice, POINTER(WGPUBindGroupDescriptor))
WGPUProcDeviceCreateBindGroupLayout = CFUNCTYPE(WGPUBindGroupLayout, WGPUDevice, POINTER(WGPUBindGroupLayoutDescriptor))
WGPUProcDeviceCreateBuffer = CFUNCTYPE(WGPUBuffer, WGPUDevice, POINTER(WGPUBufferDescriptor))
WGPUProcDeviceCreateCommandEncoder = CFUNCTYPE(WGPUCommandEncoder, WGPUDevice, POINTER(WGPUCommandEncoderDescriptor))
WGPUProcDeviceCreateComputePipeline = CFUNCTYPE(WGPUComputePipeline, WGPUDevice, POINTER(WGPUComputePipelineDescriptor))
WGPUProcDeviceCreateComputePipelineAsync = CFUNCTYPE(WGPUFuture, WGPUDevice, POINTER(WGPUComputePipelineDescriptor), WGPUCreateComputePipelineAsyncCallbackInfo)
WGPUProcDeviceCreatePipelineLayout = CFUNCTYPE(WGPUPipelineLayout, WGPUDevice, POINTER(WGPUPipelineLayoutDescriptor))
WGPUProcDeviceCreateQuerySet = CFUNCTYPE(WGPUQuerySet, WGPUDevice, POINTER(WGPUQuerySetDescriptor))
WGPUProcDeviceCreateRenderBundleEncoder = CFUNCTYPE(WGPURenderBundleEncoder, WGPUDevice, POINTER(WGPURenderBundleEncoderDescriptor))
WGPUProcDeviceCreateRenderPipeline = CFUNCTYPE(WGPURenderPipeline, WGPUDevice, POINTER(WGPURenderPipelineDescriptor))
WGPUProcDeviceCreateRenderPipelineAsync = CFUNCTYPE(WGPUFuture, WGPUDevice, POINTER(WGPURenderPipelineDescriptor), WGPUCreateRenderPipelineAsyncCallbackInfo)
WGPUProcDeviceCreateSampler = CFUNCTYPE(WGPUSampler, WGPUDevice, POINTER(WGPUSamplerDescriptor))
WGPUProcDeviceCreateShaderModule = CFUNCTYPE(WGPUShaderModule, WGPUDevice, POINTER(WGPUShaderModuleDescriptor))
WGPUProcDeviceCreateTexture = CFUNCTYPE(WGPUTexture, WGPUDevice, POINTER(WGPUTextureDescriptor))
WGPUProcDeviceDestroy = CFUNCTYPE(None, WGPUDevice)
WGPUProcDeviceGetAdapterInfo = CFUNCTYPE(WGPUStatus, WGPUDevice, POINTER(WGPUAdapterInfo))
WGPUProcDeviceGetFeatures = CFUNCTYPE(None, WGPUDevice, POINTER(WGPUSupportedFeatures))
WGPUProcDeviceGetLimits = CFUNCTYPE(WGPUStatus, WGPUDevice, POINTER(WGPULimits))
WGPUProcDeviceGetLostFuture = CFUNCTYPE(WGPUFuture, WGPUDevice)
WGPUProcDeviceGetQueue = CFUNCTYPE(WGPUQueue, WGPUDevice)
WGPUProcDeviceHasFeature = CFUNCTYPE(WGPUBool, WGPUDevice, WGPUFeatureName)
WGPUProcDevicePopErrorScope = CFUNCTYPE(WGPUFuture, WGPUDevice, WGPUPopErrorScopeCallbackInfo)
WGPUProcDevicePushErrorScope = CFUNCTYPE(None, WGPUDevice, WGPUErrorFilter)
WGPUProcDeviceSetLabel = CFUNCTYPE(None, WGPUDevice, WGPUStringView)
WGPUProcDeviceAddRef = CFUNCTYPE(None, WGPUDevice)
WGPUProcDeviceRelease = CFUNCTYPE(None, WGPUDevice)
WGPUProcExternalTextureSetLabel = CFUNCTYPE(None, WGPUExternalTexture, WGPUStringView)
WGPUProcExternalTextureAddRef = CFUNCTYPE(None, WGPUExternalTexture)
WGPUProcExternalTextureRelease = CFUNCTYPE(None, WGPUExternalTexture)
WGPUProcInstanceCreateSurface = CFUNCTYPE(WGPUSurface, WGPUInstance, POINTER(WGPUSurfaceDescriptor))
WGPUProcInstanceGetWGSLLanguageFeatures = CFUNCTYPE(None, WGPUInstance, POINTER(WGPUSupportedWGSLLanguageFeatures))
WGPUProcInstanceHasWGSLLanguageFeature = CFUNCTYPE(WGPUBool, WGPUInstance, WGPUWGSLLanguageFeatureName)
WGPUProcInstanceProcessEvents = CFUNCTYPE(None, WGPUInstance)
WGPUProcInstanceRequestAdapter = CFUNCTYPE(WGPUFuture, WGPUInstance, POINTER(WGPURequestAdapterOptions), WGPURequestAdapterCallbackInfo)
WGPUProcInstanceWaitAny = CFUNCTYPE(WGPUWaitStatus, WGPUInstance, c_size_t, POINTER(WGPUFutureWaitInfo), c_uint64)
WGPUProcInstanceAddRef = CFUNCTYPE(None, WGPUInstance)
WGPUProcInstanceRelease = CFUNCTYPE(None, WGPUInstance)
WGPUProcPipelineLayoutSetLabel = CFUNCTYPE(None, WGPUPipelineLayout, WGPUStringView)
WGPUProcPipelineLayoutAddRef = CFUNCTYPE(None, WGPUPipelineLayout)
WGPUProcPipelineLayoutRelease = CFUNCTYPE(None, WGPUPipelineLayout)
WGPUProcQuerySetDestroy = CFUNCTYPE(None, WGPUQuerySet)
WGPUProcQuerySetGetCount = CFUNCTYPE(c_uint32, WGPUQuerySet)
WGPUProcQuerySetGetType = CFUNCTYPE(WGPUQueryType, WGPUQuerySet)
WGPUProcQuerySetSetLabel = CFUNCTYPE(None, WGPUQuerySet, WGPUStringView)
WGPUProcQuerySetAddRef = CFUNCTYPE(None, WGPUQuerySet)
WGPUProcQuerySetRelease = CFUNCTYPE(None, WGPUQuerySet)
WGPUProcQueueOnSubmittedWorkDone = CFUNCTYPE(WGPUFuture, WGPUQueue, WGPUQueueWorkDoneCallbackInfo)
WGPUProcQueueSetLabel = CFUNCTYPE(None, WGPUQueue, WGPUStringView)
WGPUProcQueueSubmit = CFUNCTYPE(None, WGPUQueue, c_size_t, POINTER(WGPUCommandBuffer))
WGPUProcQueueWriteBuffer = CFUNCTYPE(None, WGPUQueue, WGPUBuffer, c_uint64, c_void_p, c_size_t)
WGPUProcQueueWriteTexture = CFUNCTYPE(None, WGPUQueue, POINTER(WGPUTexelCopyTextureInfo), c_void_p, c_size_t, POINTER(WGPUTexelCopyBufferLayout), POINTER(WGPUExtent3D))
WGPUProcQueueAddRef = CFUNCTYPE(None, WGPUQueue)
WGPUProcQueueRelease = CFUNCTYPE(None, WGPUQueue)
WGPUProcRenderBundleSetLabel = CFUNCTYPE(None, WGPURenderBundle, WGPUStringView)
WGPUProcRenderBundleAddRef = CFUNCTYPE(None, WGPURenderBundle)
WGPUProcRenderBundleRelease = CFUNCTYPE(None, WGPURenderBundle)
WGPUProcRenderBundleEncoderDraw = CFUNCTYPE(None, WGPURenderBundleEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
WGPUProcRenderBundleEncoderDrawIndexed = CFUNCTYPE(None, WGPURenderBundleEncoder, c_uint32, c_uint32, c_uint32, c_int32, c_uint32)
WGPUProcRenderBundleEncoderDrawIndexedIndirect = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUBuffer, c_uint64)
WGPUProcRenderBundleEncoderDrawIndirect = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUBuffer, c_uint64)
WGPUProcRenderBundleEncoderFinish = CFUNCTYPE(WGPURenderBundle, WGPURenderBundleEncoder, POINTER(WGPURenderBundleDescriptor))
WGPUProcRenderBundleEncoderInsertDebugMarker = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUStringView)
WGPUProcRenderBundleEncoderPopDebugGroup = CFUNCTYPE(None, WGPURenderBundleEncoder)
WGPUProcRenderBundleEncoderPushDebugGroup = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUStringView)
WGPUProcRenderBundleEncoderSetBindGroup = CFUNCTYPE(None, WGPURenderBundleEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
WGPUProcRenderBundleEncoderSetImmediates = CFUNCTYPE(None, WGPURenderBundleEncoder, c_uint32, c_void_p, c_size_t)
WGPUProcRenderBundleEncoderSetIndexBuffer = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUBuffer, WGPUIndexFormat, c_uint64, c_uint64)
WGPUProcRenderBundleEncoderSetLabel = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPUStringView)
WGPUProcRenderBundleEncoderSetPipeline = CFUNCTYPE(None, WGPURenderBundleEncoder, WGPURenderPipeline)
WGPUProcRenderBundleEncoderSetVertexBuffer = CFUNCTYPE(None, WGPURenderBundleEncoder, c_uint32, WGPUBuffer, c_uint64, c_uint64)
WGPUProcRenderBundleEncoderAddRef = CFUNCTYPE(None, WGPURenderBundleEncoder)
WGPUProcRenderBundleEncoderRelease = CFUNCTYPE(None, WGPURenderBundleEncoder)
WGPUProcRenderPassEncoderBeginOcclusionQuery = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32)
WGPUProcRenderPassEncoderDraw = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
WGPUProcRenderPassEncoderDrawIndexed = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_int32, c_uint32)
WGPUProcRenderPassEncoderDrawIndexedIndirect = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUBuffer, c_uint64)
WGPUProcRenderPassEncoderDrawIndirect = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUBuffer, c_uint64)
WGPUProcRenderPassEncoderEnd = CFUNCTYPE(None, WGPURenderPassEncoder)
WGPUProcRenderPassEncoderEndOcclusionQuery = CFUNCTYPE(None, WGPURenderPassEncoder)
WGPUProcRenderPassEncoderExecuteBundles = CFUNCTYPE(None, WGPURenderPassEncoder, c_size_t, POINTER(WGPURenderBundle))
WGPUProcRenderPassEncoderInsertDebugMarker = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUStringView)
WGPUProcRenderPassEncoderPopDebugGroup = CFUNCTYPE(None, WGPURenderPassEncoder)
WGPUProcRenderPassEncoderPushDebugGroup = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUStringView)
WGPUProcRenderPassEncoderSetBindGroup = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
WGPUProcRenderPassEncoderSetBlendConstant = CFUNCTYPE(None, WGPURenderPassEncoder, POINTER(WGPUColor))
WGPUProcRenderPassEncoderSetImmediates = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, c_void_p, c_size_t)
WGPUProcRenderPassEncoderSetIndexBuffer = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUBuffer, WGPUIndexFormat, c_uint64, c_uint64)
WGPUProcRenderPassEncoderSetLabel = CFUNCTYPE(None, WGPURenderPassEncoder, WGPUStringView)
WGPUProcRenderPassEncoderSetPipeline = CFUNCTYPE(None, WGPURenderPassEncoder, WGPURenderPipeline)
WGPUProcRenderPassEncoderSetScissorRect = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
WGPUProcRenderPassEncoderSetStencilReference = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32)
WGPUProcRenderPassEncoderSetVertexBuffer = CFUNCTYPE(None, WGPURenderPassEncoder, c_uint32, WGPUBuffer, c_uint64, c_uint64)
WGPUProcRenderPassEncoderSetViewport = CFUNCTYPE(None, WGPURenderPassEncoder, c_float, c_float, c_float, c_float, c_float, c_float)
WGPUProcRenderPassEncoderAddRef = CFUNCTYPE(None, WGPURenderPassEncoder)
WGPUProcRenderPassEncoderRelease = CFUNCTYPE(None, WGPURenderPassEncoder)
WGPUProcRenderPipelineGetBindGroupLayout = CFUNCTYPE(WGPUBindGroupLayout, WGPURenderPipeline, c_uint32)
WGPUProcRenderPipelineSetLabel = CFUNCTYPE(None, WGPURenderPipeline, WGPUStringView)
WGPUProcRenderPipelineAddRef = CFUNCTYPE(None, WGPURenderPipeline)
WGPUProcRenderPipelineRelease = CFUNCTYPE(None, WGPURenderPipeline)
WGPUProcSamplerSetLabel = CFUNCTYPE(None, WGPUSampler, WGPUStringView)
WGPUProcSamplerAddRef = CFUNCTYPE(None, WGPUSampler)
WGPUProcSamplerRelease = CFUNCTYPE(None, WGPUSampler)
WGPUProcShaderModuleGetCompilationInfo = CFUNCTYPE(WGPUFuture, WGPUShaderModule, WGPUCompilationInfoCallbackInfo)
WGPUProcShaderModuleSetLabel = CFUNCTYPE(None, WGPUShaderModule, WGPUStringView)
WGPUProcShaderModuleAddRef = CFUNCTYPE(None, WGPUShaderModule)
WGPUProcShaderModuleRelease = CFUNCTYPE(None, WGPUShaderModule)
WGPUProcSupportedFeaturesFreeMembers = CFUNCTYPE(None, WGPUSupportedFeatures)
WGPUProcSupportedInstanceFeaturesFreeMembers = CFUNCTYPE(None, WGPUSupportedInstanceFeatures)
WGPUProcSupportedWGSLLanguageFeaturesFreeMembers = CFUNCTYPE(None, WGPUSupportedWGSLLanguageFeatures)
WGPUProcSurfaceConfigure = CFUNCTYPE(None, WGPUSurface, POINTER(WGPUSurfaceConfiguration))
WGPUProcSurfaceGetCapabilities = CFUNCTYPE(WGPUStatus, WGPUSurface, WGPUAdapter, POINTER(WGPUSurfaceCapabilities))
WGPUProcSurfaceGetCurrentTexture = CFUNCTYPE(None, WGPUSurface, POINTER(WGPUSurfaceTexture))
WGPUProcSurfacePresent = CFUNCTYPE(WGPUStatus, WGPUSurface)
WGPUProcSurfaceSetLabel = CFUNCTYPE(None, WGPUSurface, WGPUStringView)
WGPUProcSurfaceUnconfigure = CFUNCTYPE(None, WGPUSurface)
WGPUProcSurfaceAddRef = CFUNCTYPE(None, WGPUSurface)
WGPUProcSurfaceRelease = CFUNCTYPE(None, WGPUSurface)
WGPUProcSurfaceCapabilitiesFreeMembers = CFUNCTYPE(None, WGPUSurfaceCapabilities)
WGPUProcTextureCreateView = CFUNCTYPE(WGPUTextureView, WGPUTexture, POINTER(WGPUTextureViewDescriptor))
WGPUProcTextureDestroy = CFUNCTYPE(None, WGPUTexture)
WGPUProcTextureGetDepthOrArrayLayers = CFUNCTYPE(c_uint32, WGPUTexture)
WGPUProcTextureGetDimension = CFUNCTYPE(WGPUTextureDimension, WGPUTexture)
WGPUProcTextureGetFormat = CFUNCTYPE(WGPUTextureFormat, WGPUTexture)
WGPUProcTextureGetHeight = CFUNCTYPE(c_uint32, WGPUTexture)
WGPUProcTextureGetMipLevelCount = CFUNCTYPE(c_uint32, WGPUTexture)
WGPUProcTextureGetSampleCount = CFUNCTYPE(c_uint32, WGPUTexture)
WGPUProcTextureGetTextureBindingViewDimension = CFUNCTYPE(WGPUTextureViewDimension, WGPUTexture)
WGPUProcTextureGetUsage = CFUNCTYPE(WGPUTextureUsage, WGPUTexture)
WGPUProcTextureGetWidth = CFUNCTYPE(c_uint32, WGPUTexture)
WGPUProcTextureSetLabel = CFUNCTYPE(None, WGPUTexture, WGPUStringView)
WGPUProcTextureAddRef = CFUNCTYPE(None, WGPUTexture)
WGPUProcTextureRelease = CFUNCTYPE(None, WGPUTexture)
WGPUProcTextureViewSetLabel = CFUNCTYPE(None, WGPUTextureView, WGPUStringView)
WGPUProcTextureViewAddRef = CFUNCTYPE(None, WGPUTextureView)
WGPUProcTextureViewRelease = CFUNCTYPE(None, WGPUTextureView)
enum_WGPUNativeSType = c_uint32
WGPUSType_DeviceExtras = 196609
WGPUSType_NativeLimits = 196610
WGPUSType_ShaderSourceGLSL = 196611
WGPUSType_InstanceExtras = 196612
WGPUSType_BindGroupEntryExtras = 196613
WGPUSType_BindGroupLayoutEntryExtras = 196614
WGPUSType_QuerySetDescriptorExtras = 196615
WGPUSType_SurfaceConfigurationExtras = 196616
WGPUSType_SurfaceSourceSwapChainPanel = 196617
WGPUSType_PrimitiveStateExtras = 196618
WGPUSType_SamplerDescriptorExtras = 196619
WGPUNativeSType_Force32 = 2147483647
WGPUNativeSType = enum_WGPUNativeSType
enum_WGPUNativeSurfaceGetCurrentTextureStatus = c_uint32
WGPUSurfaceGetCurrentTextureStatus_Occluded = 196609
WGPUNativeSurfaceGetCurrentTextureStatus_Force32 = 2147483647
WGPUNativeSurfaceGetCurrentTextureStatus = enum_WGPUNativeSurfaceGetCurrentTextureStatus
enum_WGPUNativeFeature = c_uint32
WGPUNativeFeature_Immediates = 196609
WGPUNativeFeature_TextureAdapterSpecificFormatFeatures = 196610
WGPUNativeFeature_MultiDrawIndirectCount = 196612
WGPUNativeFeature_VertexWritableStorage = 196613
WGPUNativeFeature_TextureBindingArray = 196614
WGPUNativeFeature_SampledTextureAndStorageBufferArrayNonUniformIndexing = 196615
WGPUNativeFeature_PipelineStatisticsQuery = 196616
WGPUNativeFeature_StorageResourceBindingArray = 196617
WGPUNativeFeature_PartiallyBoundBindingArray = 196618
WGPUNativeFeature_TextureFormat16bitNorm = 196619
WGPUNativeFeature_TextureCompressionAstcHdr = 196620
WGPUNativeFeature_MappablePrimaryBuffers = 196622
WGPUNativeFeature_BufferBindingArray = 196623
WGPUNativeFeature_StorageTextureArrayNonUniformIndexing = 196624
WGPUNativeFeature_AddressModeClampToZero = 196625
WGPUNativeFeature_AddressModeClampToBorder = 196626
WGPUNativeFeature_PolygonModeLine = 196627
WGPUNativeFeature_PolygonModePoint = 196628
WGPUNativeFeature_ConservativeRasterization = 196629
WGPUNativeFeature_ClearTexture = 196630
WGPUNativeFeature_Multiview = 196632
WGPUNativeFeature_VertexAttribute64bit = 196633
WGPUNativeFeature_TextureFormatNv12 = 196634
WGPUNativeFeature_RayQuery = 196636
WGPUNativeFeature_ShaderF64 = 196637
WGPUNativeFeature_ShaderI16 = 196638
WGPUNativeFeature_ShaderEarlyDepthTest = 196640
WGPUNativeFeature_Subgroup = 196641
WGPUNativeFeature_SubgroupVertex = 196642
WGPUNativeFeature_SubgroupBarrier = 196643
WGPUNativeFeature_TimestampQueryInsideEncoders = 196644
WGPUNativeFeature_TimestampQueryInsidePasses = 196645
WGPUNativeFeature_ShaderInt64 = 196646
WGPUNativeFeature_ShaderFloat32Atomic = 196647
WGPUNativeFeature_TextureAtomic = 196648
WGPUNativeFeature_TextureFormatP010 = 196649
WGPUNativeFeature_PipelineCache = 196651
WGPUNativeFeature_ShaderInt64AtomicMinMax = 196652
WGPUNativeFeature_ShaderInt64AtomicAllOps = 196653
WGPUNativeFeature_TextureInt64Atomic = 196656
WGPUNativeFeature_ShaderBarycentrics = 196663
WGPUNativeFeature_SelectiveMultiview = 196664
WGPUNativeFeature_MultisampleArray = 196666
WGPUNativeFeature_CooperativeMatrix = 196667
WGPUNativeFeature_ShaderPerVertex = 196668
WGPUNativeFeature_ShaderDrawIndex = 196669
WGPUNativeFeature_AccelerationStructureBindingArray = 196670
WGPUNativeFeature_MemoryDecorationCoherent = 196671
WGPUNativeFeature_MemoryDecorationVolatile = 196672
WGPUNativeFeature_Force32 = 2147483647
WGPUNativeFeature = enum_WGPUNativeFeature
enum_WGPULogLevel = c_uint32
WGPULogLevel_Off = 0
WGPULogLevel_Error = 1
WGPULogLevel_Warn = 2
WGPULogLevel_Info = 3
WGPULogLevel_Debug = 4
WGPULogLevel_Trace = 5
WGPULogLevel_Force32 = 2147483647
WGPULogLevel = enum_WGPULogLevel
WGPUInstanceBackend = WGPUFlags
WGPUInstanceFlag = WGPUFlags
enum_WGPUDx12Compiler = c_uint32
WGPUDx12Compiler_Undefined = 0
WGPUDx12Compiler_Fxc = 1
WGPUDx12Compiler_Dxc = 2
WGPUDx12Compiler_Force32 = 2147483647
WGPUDx12Compiler = enum_WGPUDx12Compiler
enum_WGPUGles3MinorVersion = c_uint32
WGPUGles3MinorVersion_Automatic = 0
WGPUGles3MinorVersion_Version0 = 1
WGPUGles3MinorVersion_Version1 = 2
WGPUGles3MinorVersion_Version2 = 3
WGPUGles3MinorVersion_Force32 = 2147483647
WGPUGles3MinorVersion = enum_WGPUGles3MinorVersion
enum_WGPUPipelineStatisticName = c_uint32
WGPUPipelineStatisticName_VertexShaderInvocations = 0
WGPUPipelineStatisticName_ClipperInvocations = 1
WGPUPipelineStatisticName_ClipperPrimitivesOut = 2
WGPUPipelineStatisticName_FragmentShaderInvocations = 3
WGPUPipelineStatisticName_ComputeShaderInvocations = 4
WGPUPipelineStatisticName_Force32 = 2147483647
WGPUPipelineStatisticName = enum_WGPUPipelineStatisticName
enum_WGPUNativeQueryType = c_uint32
WGPUNativeQueryType_PipelineStatistics = 196608
WGPUNativeQueryType_Force32 = 2147483647
WGPUNativeQueryType = enum_WGPUNativeQueryType
enum_WGPUDxcMaxShaderModel = c_uint32
WGPUDxcMaxShaderModel_V6_0 = 0
WGPUDxcMaxShaderModel_V6_1 = 1
WGPUDxcMaxShaderModel_V6_2 = 2
WGPUDxcMaxShaderModel_V6_3 = 3
WGPUDxcMaxShaderModel_V6_4 = 4
WGPUDxcMaxShaderModel_V6_5 = 5
WGPUDxcMaxShaderModel_V6_6 = 6
WGPUDxcMaxShaderModel_V6_7 = 7
WGPUDxcMaxShaderModel_Force32 = 2147483647
WGPUDxcMaxShaderModel = enum_WGPUDxcMaxShaderModel
enum_WGPUGLFenceBehaviour = c_uint32
WGPUGLFenceBehaviour_Normal = 0
WGPUGLFenceBehaviour_AutoFinish = 1
WGPUGLFenceBehaviour_Force32 = 2147483647
WGPUGLFenceBehaviour = enum_WGPUGLFenceBehaviour
enum_WGPUDx12SwapchainKind = c_uint32
WGPUDx12SwapchainKind_Undefined = 0
WGPUDx12SwapchainKind_DxgiFromHwnd = 1
WGPUDx12SwapchainKind_DxgiFromVisual = 2
WGPUDx12SwapchainKind_Force32 = 2147483647
WGPUDx12SwapchainKind = enum_WGPUDx12SwapchainKind
enum_WGPUNativeDisplayHandleType = c_uint32
WGPUNativeDisplayHandleType_None = 0
WGPUNativeDisplayHandleType_Xlib = 1
WGPUNativeDisplayHandleType_Xcb = 2
WGPUNativeDisplayHandleType_Wayland = 3
WGPUNativeDisplayHandleType_Force32 = 2147483647
WGPUNativeDisplayHandleType = enum_WGPUNativeDisplayHandleType

class struct_WGPUXlibDisplayHandle(Struct):
    __slots__ = ()
layout(struct_WGPUXlibDisplayHandle, 16, 8,
    ("display", c_void_p, 0),
    ("screen", c_int32, 8),
)
WGPUXlibDisplayHandle = struct_WGPUXlibDisplayHandle

class struct_WGPUXcbDisplayHandle(Struct):
    __slots__ = ()
layout(struct_WGPUXcbDisplayHandle, 16, 8,
    ("connection", c_void_p, 0),
    ("screen", c_int32, 8),
)
WGPUXcbDisplayHandle = struct_WGPUXcbDisplayHandle

class struct_WGPUWaylandDisplayHandle(Struct):
    __slots__ = ()
layout(struct_WGPUWaylandDisplayHandle, 8, 8,
    ("display", c_void_p, 0),
)
WGPUWaylandDisplayHandle = struct_WGPUWaylandDisplayHandle

class struct_WGPUNativeDisplayHandle_data(Union):
    __slots__ = ()
layout(struct_WGPUNativeDisplayHandle_data, 16, 8,
    ("xlib", WGPUXlibDisplayHandle, 0),
    ("xcb", WGPUXcbDisplayHandle, 0),
    ("wayland", WGPUWaylandDisplayHandle, 0),
)

class struct_WGPUNativeDisplayHandle(Struct):
    __slots__ = ()
layout(struct_WGPUNativeDisplayHandle, 24, 8,
    ("type", WGPUNativeDisplayHandleType, 0),
    ("data", struct_WGPUNativeDisplayHandle_data, 8),
)
WGPUNativeDisplayHandle = struct_WGPUNativeDisplayHandle

class struct_WGPUInstanceExtras(Struct):
    __slots__ = ()
layout(struct_WGPUInstanceExtras, 112, 8,
    ("chain", WGPUChainedStruct, 0),
    ("backends", WGPUInstanceBackend, 16),
    ("flags", WGPUInstanceFlag, 24),
    ("dx12ShaderCompiler", WGPUDx12Compiler, 32),
    ("gles3MinorVersion", WGPUGles3MinorVersion, 36),
    ("glFenceBehaviour", WGPUGLFenceBehaviour, 40),
    ("dxcPath", WGPUStringView, 48),
    ("dxcMaxShaderModel", WGPUDxcMaxShaderModel, 64),
    ("dx12PresentationSystem", WGPUDx12SwapchainKind, 68),
    ("budgetForDeviceCreation", POINTER(c_uint8), 72),
    ("budgetForDeviceLoss", POINTER(c_uint8), 80),
    ("displayHandle", WGPUNativeDisplayHandle, 88),
)
WGPUInstanceExtras = struct_WGPUInstanceExtras

class struct_WGPUDeviceExtras(Struct):
    __slots__ = ()
layout(struct_WGPUDeviceExtras, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("tracePath", WGPUStringView, 16),
)
WGPUDeviceExtras = struct_WGPUDeviceExtras

class struct_WGPUNativeLimits(Struct):
    __slots__ = ()
layout(struct_WGPUNativeLimits, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("maxNonSamplerBindings", c_uint32, 16),
    ("maxBindingArrayElementsPerShaderStage", c_uint32, 20),
    ("maxBindingArraySamplerElementsPerShaderStage", c_uint32, 24),
    ("maxMultiviewViewCount", c_uint32, 28),
)
WGPUNativeLimits = struct_WGPUNativeLimits
WGPUSubmissionIndex = c_uint64

class struct_WGPUShaderDefine(Struct):
    __slots__ = ()
layout(struct_WGPUShaderDefine, 32, 8,
    ("name", WGPUStringView, 0),
    ("value", WGPUStringView, 16),
)
WGPUShaderDefine = struct_WGPUShaderDefine

class struct_WGPUShaderSourceGLSL(Struct):
    __slots__ = ()
layout(struct_WGPUShaderSourceGLSL, 56, 8,
    ("chain", WGPUChainedStruct, 0),
    ("stage", WGPUShaderStage, 16),
    ("code", WGPUStringView, 24),
    ("defineCount", c_uint32, 40),
    ("defines", POINTER(WGPUShaderDefine), 48),
)
WGPUShaderSourceGLSL = struct_WGPUShaderSourceGLSL

class struct_WGPUShaderModuleDescriptorSpirV(Struct):
    __slots__ = ()
layout(struct_WGPUShaderModuleDescriptorSpirV, 32, 8,
    ("label", WGPUStringView, 0),
    ("sourceSize", c_uint32, 16),
    ("source", POINTER(c_uint32), 24),
)
WGPUShaderModuleDescriptorSpirV = struct_WGPUShaderModuleDescriptorSpirV

class struct_WGPURegistryReport(Struct):
    __slots__ = ()
layout(struct_WGPURegistryReport, 32, 8,
    ("numAllocated", c_size_t, 0),
    ("numKeptFromUser", c_size_t, 8),
    ("numReleasedFromUser", c_size_t, 16),
    ("elementSize", c_size_t, 24),
)
WGPURegistryReport = struct_WGPURegistryReport

class struct_WGPUHubReport(Struct):
    __slots__ = ()
layout(struct_WGPUHubReport, 544, 8,
    ("adapters", WGPURegistryReport, 0),
    ("devices", WGPURegistryReport, 32),
    ("queues", WGPURegistryReport, 64),
    ("pipelineLayouts", WGPURegistryReport, 96),
    ("shaderModules", WGPURegistryReport, 128),
    ("bindGroupLayouts", WGPURegistryReport, 160),
    ("bindGroups", WGPURegistryReport, 192),
    ("commandBuffers", WGPURegistryReport, 224),
    ("renderBundles", WGPURegistryReport, 256),
    ("renderPipelines", WGPURegistryReport, 288),
    ("computePipelines", WGPURegistryReport, 320),
    ("pipelineCaches", WGPURegistryReport, 352),
    ("querySets", WGPURegistryReport, 384),
    ("buffers", WGPURegistryReport, 416),
    ("textures", WGPURegistryReport, 448),
    ("textureViews", WGPURegistryReport, 480),
    ("samplers", WGPURegistryReport, 512),
)
WGPUHubReport = struct_WGPUHubReport

class struct_WGPUGlobalReport(Struct):
    __slots__ = ()
layout(struct_WGPUGlobalReport, 576, 8,
    ("surfaces", WGPURegistryReport, 0),
    ("hub", WGPUHubReport, 32),
)
WGPUGlobalReport = struct_WGPUGlobalReport

class struct_WGPUInstanceEnumerateAdapterOptions(Struct):
    __slots__ = ()
layout(struct_WGPUInstanceEnumerateAdapterOptions, 16, 8,
    ("nextInChain", POINTER(WGPUChainedStruct), 0),
    ("backends", WGPUInstanceBackend, 8),
)
WGPUInstanceEnumerateAdapterOptions = struct_WGPUInstanceEnumerateAdapterOptions

class struct_WGPUBindGroupEntryExtras(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupEntryExtras, 64, 8,
    ("chain", WGPUChainedStruct, 0),
    ("buffers", POINTER(WGPUBuffer), 16),
    ("bufferCount", c_size_t, 24),
    ("samplers", POINTER(WGPUSampler), 32),
    ("samplerCount", c_size_t, 40),
    ("textureViews", POINTER(WGPUTextureView), 48),
    ("textureViewCount", c_size_t, 56),
)
WGPUBindGroupEntryExtras = struct_WGPUBindGroupEntryExtras

class struct_WGPUBindGroupLayoutEntryExtras(Struct):
    __slots__ = ()
layout(struct_WGPUBindGroupLayoutEntryExtras, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("count", c_uint32, 16),
)
WGPUBindGroupLayoutEntryExtras = struct_WGPUBindGroupLayoutEntryExtras

class struct_WGPUQuerySetDescriptorExtras(Struct):
    __slots__ = ()
layout(struct_WGPUQuerySetDescriptorExtras, 32, 8,
    ("chain", WGPUChainedStruct, 0),
    ("pipelineStatistics", POINTER(WGPUPipelineStatisticName), 16),
    ("pipelineStatisticCount", c_size_t, 24),
)
WGPUQuerySetDescriptorExtras = struct_WGPUQuerySetDescriptorExtras

class struct_WGPUSurfaceConfigurationExtras(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceConfigurationExtras, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("desiredMaximumFrameLatency", c_uint32, 16),
)
WGPUSurfaceConfigurationExtras = struct_WGPUSurfaceConfigurationExtras

class struct_WGPUSurfaceSourceSwapChainPanel(Struct):
    __slots__ = ()
layout(struct_WGPUSurfaceSourceSwapChainPanel, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("panelNative", c_void_p, 16),
)
WGPUSurfaceSourceSwapChainPanel = struct_WGPUSurfaceSourceSwapChainPanel
enum_WGPUPolygonMode = c_uint32
WGPUPolygonMode_Fill = 0
WGPUPolygonMode_Line = 1
WGPUPolygonMode_Point = 2
WGPUPolygonMode = enum_WGPUPolygonMode

class struct_WGPUPrimitiveStateExtras(Struct):
    __slots__ = ()
layout(struct_WGPUPrimitiveStateExtras, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("polygonMode", WGPUPolygonMode, 16),
    ("conservative", WGPUBool, 20),
)
WGPUPrimitiveStateExtras = struct_WGPUPrimitiveStateExtras
WGPULogCallback = CFUNCTYPE(None, WGPULogLevel, WGPUStringView, c_void_p)
enum_WGPUNativeTextureFormat = c_uint32
WGPUNativeTextureFormat_NV12 = 196615
WGPUNativeTextureFormat_P010 = 196616
WGPUNativeTextureFormat = enum_WGPUNativeTextureFormat

class struct_WGPUImageSubresourceRange(Struct):
    __slots__ = ()
layout(struct_WGPUImageSubresourceRange, 20, 4,
    ("aspect", WGPUTextureAspect, 0),
    ("baseMipLevel", c_uint32, 4),
    ("mipLevelCount", c_uint32, 8),
    ("baseArrayLayer", c_uint32, 12),
    ("arrayLayerCount", c_uint32, 16),
)
WGPUImageSubresourceRange = struct_WGPUImageSubresourceRange
WGPUShaderRuntimeChecks = WGPUFlags
enum_WGPUNativeAddressMode = c_uint32
WGPUNativeAddressMode_ClampToBorder = 4
WGPUNativeAddressMode_Force32 = 2147483647
WGPUNativeAddressMode = enum_WGPUNativeAddressMode
enum_WGPUSamplerBorderColor = c_uint32
WGPUSamplerBorderColor_Undefined = 0
WGPUSamplerBorderColor_TransparentBlack = 1
WGPUSamplerBorderColor_OpaqueBlack = 2
WGPUSamplerBorderColor_OpaqueWhite = 3
WGPUSamplerBorderColor_Zero = 4
WGPUSamplerBorderColor_Force32 = 2147483647
WGPUSamplerBorderColor = enum_WGPUSamplerBorderColor

class struct_WGPUSamplerDescriptorExtras(Struct):
    __slots__ = ()
layout(struct_WGPUSamplerDescriptorExtras, 24, 8,
    ("chain", WGPUChainedStruct, 0),
    ("samplerBorderColor", WGPUSamplerBorderColor, 16),
)
WGPUSamplerDescriptorExtras = struct_WGPUSamplerDescriptorExtras
_ENUMS = {
    "enum_WGPUSType": "WGPUSType_ShaderSourceSPIRV WGPUSType_ShaderSourceWGSL WGPUSType_RenderPassMaxDrawCount WGPUSType_SurfaceSourceMetalLayer WGPUSType_SurfaceSourceWindowsHWND WGPUSType_SurfaceSourceXlibWindow WGPUSType_SurfaceSourceWaylandSurface WGPUSType_SurfaceSourceAndroidNativeWindow WGPUSType_SurfaceSourceXCBWindow WGPUSType_SurfaceColorManagement WGPUSType_RequestAdapterWebXROptions WGPUSType_TextureComponentSwizzleDescriptor WGPUSType_ExternalTextureBindingLayout WGPUSType_ExternalTextureBindingEntry WGPUSType_CompatibilityModeLimits WGPUSType_TextureBindingViewDimension WGPUSType_Force32",
    "enum_WGPUBackendType": "WGPUBackendType_Undefined WGPUBackendType_Null WGPUBackendType_WebGPU WGPUBackendType_D3D11 WGPUBackendType_D3D12 WGPUBackendType_Metal WGPUBackendType_Vulkan WGPUBackendType_OpenGL WGPUBackendType_OpenGLES WGPUBackendType_Force32",
    "enum_WGPUAdapterType": "WGPUAdapterType_DiscreteGPU WGPUAdapterType_IntegratedGPU WGPUAdapterType_CPU WGPUAdapterType_Unknown WGPUAdapterType_Force32",
    "enum_WGPUBlendOperation": "WGPUBlendOperation_Undefined WGPUBlendOperation_Add WGPUBlendOperation_Subtract WGPUBlendOperation_ReverseSubtract WGPUBlendOperation_Min WGPUBlendOperation_Max WGPUBlendOperation_Force32",
    "enum_WGPUBlendFactor": "WGPUBlendFactor_Undefined WGPUBlendFactor_Zero WGPUBlendFactor_One WGPUBlendFactor_Src WGPUBlendFactor_OneMinusSrc WGPUBlendFactor_SrcAlpha WGPUBlendFactor_OneMinusSrcAlpha WGPUBlendFactor_Dst WGPUBlendFactor_OneMinusDst WGPUBlendFactor_DstAlpha WGPUBlendFactor_OneMinusDstAlpha WGPUBlendFactor_SrcAlphaSaturated WGPUBlendFactor_Constant WGPUBlendFactor_OneMinusConstant WGPUBlendFactor_Src1 WGPUBlendFactor_OneMinusSrc1 WGPUBlendFactor_Src1Alpha WGPUBlendFactor_OneMinusSrc1Alpha WGPUBlendFactor_Force32",
    "enum_WGPUBufferBindingType": "WGPUBufferBindingType_BindingNotUsed WGPUBufferBindingType_Undefined WGPUBufferBindingType_Uniform WGPUBufferBindingType_Storage WGPUBufferBindingType_ReadOnlyStorage WGPUBufferBindingType_Force32",
    "enum_WGPUCompilationMessageType": "WGPUCompilationMessageType_Error WGPUCompilationMessageType_Warning WGPUCompilationMessageType_Info WGPUCompilationMessageType_Force32",
    "enum_WGPUPrimitiveTopology": "WGPUPrimitiveTopology_Undefined WGPUPrimitiveTopology_PointList WGPUPrimitiveTopology_LineList WGPUPrimitiveTopology_LineStrip WGPUPrimitiveTopology_TriangleList WGPUPrimitiveTopology_TriangleStrip WGPUPrimitiveTopology_Force32",
    "enum_WGPUIndexFormat": "WGPUIndexFormat_Undefined WGPUIndexFormat_Uint16 WGPUIndexFormat_Uint32 WGPUIndexFormat_Force32",
    "enum_WGPUFrontFace": "WGPUFrontFace_Undefined WGPUFrontFace_CCW WGPUFrontFace_CW WGPUFrontFace_Force32",
    "enum_WGPUCullMode": "WGPUCullMode_Undefined WGPUCullMode_None WGPUCullMode_Front WGPUCullMode_Back WGPUCullMode_Force32",
    "enum_WGPUQueryType": "WGPUQueryType_Occlusion WGPUQueryType_Timestamp WGPUQueryType_Force32",
    "enum_WGPUTextureFormat": "WGPUTextureFormat_Undefined WGPUTextureFormat_R8Unorm WGPUTextureFormat_R8Snorm WGPUTextureFormat_R8Uint WGPUTextureFormat_R8Sint WGPUTextureFormat_R16Unorm WGPUTextureFormat_R16Snorm WGPUTextureFormat_R16Uint WGPUTextureFormat_R16Sint WGPUTextureFormat_R16Float WGPUTextureFormat_RG8Unorm WGPUTextureFormat_RG8Snorm WGPUTextureFormat_RG8Uint WGPUTextureFormat_RG8Sint WGPUTextureFormat_R32Float WGPUTextureFormat_R32Uint WGPUTextureFormat_R32Sint WGPUTextureFormat_RG16Unorm WGPUTextureFormat_RG16Snorm WGPUTextureFormat_RG16Uint WGPUTextureFormat_RG16Sint WGPUTextureFormat_RG16Float WGPUTextureFormat_RGBA8Unorm WGPUTextureFormat_RGBA8UnormSrgb WGPUTextureFormat_RGBA8Snorm WGPUTextureFormat_RGBA8Uint WGPUTextureFormat_RGBA8Sint WGPUTextureFormat_BGRA8Unorm WGPUTextureFormat_BGRA8UnormSrgb WGPUTextureFormat_RGB10A2Uint WGPUTextureFormat_RGB10A2Unorm WGPUTextureFormat_RG11B10Ufloat WGPUTextureFormat_RGB9E5Ufloat WGPUTextureFormat_RG32Float WGPUTextureFormat_RG32Uint WGPUTextureFormat_RG32Sint WGPUTextureFormat_RGBA16Unorm WGPUTextureFormat_RGBA16Snorm WGPUTextureFormat_RGBA16Uint WGPUTextureFormat_RGBA16Sint WGPUTextureFormat_RGBA16Float WGPUTextureFormat_RGBA32Float WGPUTextureFormat_RGBA32Uint WGPUTextureFormat_RGBA32Sint WGPUTextureFormat_Stencil8 WGPUTextureFormat_Depth16Unorm WGPUTextureFormat_Depth24Plus WGPUTextureFormat_Depth24PlusStencil8 WGPUTextureFormat_Depth32Float WGPUTextureFormat_Depth32FloatStencil8 WGPUTextureFormat_BC1RGBAUnorm WGPUTextureFormat_BC1RGBAUnormSrgb WGPUTextureFormat_BC2RGBAUnorm WGPUTextureFormat_BC2RGBAUnormSrgb WGPUTextureFormat_BC3RGBAUnorm WGPUTextureFormat_BC3RGBAUnormSrgb WGPUTextureFormat_BC4RUnorm WGPUTextureFormat_BC4RSnorm WGPUTextureFormat_BC5RGUnorm WGPUTextureFormat_BC5RGSnorm WGPUTextureFormat_BC6HRGBUfloat WGPUTextureFormat_BC6HRGBFloat WGPUTextureFormat_BC7RGBAUnorm WGPUTextureFormat_BC7RGBAUnormSrgb WGPUTextureFormat_ETC2RGB8Unorm WGPUTextureFormat_ETC2RGB8UnormSrgb WGPUTextureFormat_ETC2RGB8A1Unorm WGPUTextureFormat_ETC2RGB8A1UnormSrgb WGPUTextureFormat_ETC2RGBA8Unorm WGPUTextureFormat_ETC2RGBA8UnormSrgb WGPUTextureFormat_EACR11Unorm WGPUTextureFormat_EACR11Snorm WGPUTextureFormat_EACRG11Unorm WGPUTextureFormat_EACRG11Snorm WGPUTextureFormat_ASTC4x4Unorm WGPUTextureFormat_ASTC4x4UnormSrgb WGPUTextureFormat_ASTC5x4Unorm WGPUTextureFormat_ASTC5x4UnormSrgb WGPUTextureFormat_ASTC5x5Unorm WGPUTextureFormat_ASTC5x5UnormSrgb WGPUTextureFormat_ASTC6x5Unorm WGPUTextureFormat_ASTC6x5UnormSrgb WGPUTextureFormat_ASTC6x6Unorm WGPUTextureFormat_ASTC6x6UnormSrgb WGPUTextureFormat_ASTC8x5Unorm WGPUTextureFormat_ASTC8x5UnormSrgb WGPUTextureFormat_ASTC8x6Unorm WGPUTextureFormat_ASTC8x6UnormSrgb WGPUTextureFormat_ASTC8x8Unorm WGPUTextureFormat_ASTC8x8UnormSrgb WGPUTextureFormat_ASTC10x5Unorm WGPUTextureFormat_ASTC10x5UnormSrgb WGPUTextureFormat_ASTC10x6Unorm WGPUTextureFormat_ASTC10x6UnormSrgb WGPUTextureFormat_ASTC10x8Unorm WGPUTextureFormat_ASTC10x8UnormSrgb WGPUTextureFormat_ASTC10x10Unorm WGPUTextureFormat_ASTC10x10UnormSrgb WGPUTextureFormat_ASTC12x10Unorm WGPUTextureFormat_ASTC12x10UnormSrgb WGPUTextureFormat_ASTC12x12Unorm WGPUTextureFormat_ASTC12x12UnormSrgb WGPUTextureFormat_Force32",
    "enum_WGPULoadOp": "WGPULoadOp_Undefined WGPULoadOp_Load WGPULoadOp_Clear WGPULoadOp_Force32",
    "enum_WGPUStoreOp": "WGPUStoreOp_Undefined WGPUStoreOp_Store WGPUStoreOp_Discard WGPUStoreOp_Force32",
    "enum_WGPUSamplerBindingType": "WGPUSamplerBindingType_BindingNotUsed WGPUSamplerBindingType_Undefined WGPUSamplerBindingType_Filtering WGPUSamplerBindingType_NonFiltering WGPUSamplerBindingType_Comparison WGPUSamplerBindingType_Force32",
    "enum_WGPUAddressMode": "WGPUAddressMode_Undefined WGPUAddressMode_ClampToEdge WGPUAddressMode_Repeat WGPUAddressMode_MirrorRepeat WGPUAddressMode_Force32",
    "enum_WGPUFilterMode": "WGPUFilterMode_Undefined WGPUFilterMode_Nearest WGPUFilterMode_Linear WGPUFilterMode_Force32",
    "enum_WGPUMipmapFilterMode": "WGPUMipmapFilterMode_Undefined WGPUMipmapFilterMode_Nearest WGPUMipmapFilterMode_Linear WGPUMipmapFilterMode_Force32",
    "enum_WGPUCompareFunction": "WGPUCompareFunction_Undefined WGPUCompareFunction_Never WGPUCompareFunction_Less WGPUCompareFunction_Equal WGPUCompareFunction_LessEqual WGPUCompareFunction_Greater WGPUCompareFunction_NotEqual WGPUCompareFunction_GreaterEqual WGPUCompareFunction_Always WGPUCompareFunction_Force32",
    "enum_WGPUStencilOperation": "WGPUStencilOperation_Undefined WGPUStencilOperation_Keep WGPUStencilOperation_Zero WGPUStencilOperation_Replace WGPUStencilOperation_Invert WGPUStencilOperation_IncrementClamp WGPUStencilOperation_DecrementClamp WGPUStencilOperation_IncrementWrap WGPUStencilOperation_DecrementWrap WGPUStencilOperation_Force32",
    "enum_WGPUStorageTextureAccess": "WGPUStorageTextureAccess_BindingNotUsed WGPUStorageTextureAccess_Undefined WGPUStorageTextureAccess_WriteOnly WGPUStorageTextureAccess_ReadOnly WGPUStorageTextureAccess_ReadWrite WGPUStorageTextureAccess_Force32",
    "enum_WGPUTextureViewDimension": "WGPUTextureViewDimension_Undefined WGPUTextureViewDimension_1D WGPUTextureViewDimension_2D WGPUTextureViewDimension_2DArray WGPUTextureViewDimension_Cube WGPUTextureViewDimension_CubeArray WGPUTextureViewDimension_3D WGPUTextureViewDimension_Force32",
    "enum_WGPUFeatureName": "WGPUFeatureName_CoreFeaturesAndLimits WGPUFeatureName_DepthClipControl WGPUFeatureName_Depth32FloatStencil8 WGPUFeatureName_TextureCompressionBC WGPUFeatureName_TextureCompressionBCSliced3D WGPUFeatureName_TextureCompressionETC2 WGPUFeatureName_TextureCompressionASTC WGPUFeatureName_TextureCompressionASTCSliced3D WGPUFeatureName_TimestampQuery WGPUFeatureName_IndirectFirstInstance WGPUFeatureName_ShaderF16 WGPUFeatureName_RG11B10UfloatRenderable WGPUFeatureName_BGRA8UnormStorage WGPUFeatureName_Float32Filterable WGPUFeatureName_Float32Blendable WGPUFeatureName_ClipDistances WGPUFeatureName_DualSourceBlending WGPUFeatureName_Subgroups WGPUFeatureName_TextureFormatsTier1 WGPUFeatureName_TextureFormatsTier2 WGPUFeatureName_PrimitiveIndex WGPUFeatureName_TextureComponentSwizzle WGPUFeatureName_Force32",
    "enum_WGPUInstanceFeatureName": "WGPUInstanceFeatureName_TimedWaitAny WGPUInstanceFeatureName_ShaderSourceSPIRV WGPUInstanceFeatureName_MultipleDevicesPerAdapter WGPUInstanceFeatureName_Force32",
    "enum_WGPUWGSLLanguageFeatureName": "WGPUWGSLLanguageFeatureName_ReadonlyAndReadwriteStorageTextures WGPUWGSLLanguageFeatureName_Packed4x8IntegerDotProduct WGPUWGSLLanguageFeatureName_UnrestrictedPointerParameters WGPUWGSLLanguageFeatureName_PointerCompositeAccess WGPUWGSLLanguageFeatureName_UniformBufferStandardLayout WGPUWGSLLanguageFeatureName_SubgroupId WGPUWGSLLanguageFeatureName_TextureAndSamplerLet WGPUWGSLLanguageFeatureName_SubgroupUniformity WGPUWGSLLanguageFeatureName_TextureFormatsTier1 WGPUWGSLLanguageFeatureName_LinearIndexing WGPUWGSLLanguageFeatureName_Force32",
    "enum_WGPUPresentMode": "WGPUPresentMode_Undefined WGPUPresentMode_Fifo WGPUPresentMode_FifoRelaxed WGPUPresentMode_Immediate WGPUPresentMode_Mailbox WGPUPresentMode_Force32",
    "enum_WGPUCompositeAlphaMode": "WGPUCompositeAlphaMode_Auto WGPUCompositeAlphaMode_Opaque WGPUCompositeAlphaMode_Premultiplied WGPUCompositeAlphaMode_Unpremultiplied WGPUCompositeAlphaMode_Inherit WGPUCompositeAlphaMode_Force32",
    "enum_WGPUPredefinedColorSpace": "WGPUPredefinedColorSpace_SRGB WGPUPredefinedColorSpace_DisplayP3 WGPUPredefinedColorSpace_Force32",
    "enum_WGPUToneMappingMode": "WGPUToneMappingMode_Standard WGPUToneMappingMode_Extended WGPUToneMappingMode_Force32",
    "enum_WGPUSurfaceGetCurrentTextureStatus": "WGPUSurfaceGetCurrentTextureStatus_SuccessOptimal WGPUSurfaceGetCurrentTextureStatus_SuccessSuboptimal WGPUSurfaceGetCurrentTextureStatus_Timeout WGPUSurfaceGetCurrentTextureStatus_Outdated WGPUSurfaceGetCurrentTextureStatus_Lost WGPUSurfaceGetCurrentTextureStatus_Error WGPUSurfaceGetCurrentTextureStatus_Force32",
    "enum_WGPUTextureSampleType": "WGPUTextureSampleType_BindingNotUsed WGPUTextureSampleType_Undefined WGPUTextureSampleType_Float WGPUTextureSampleType_UnfilterableFloat WGPUTextureSampleType_Depth WGPUTextureSampleType_Sint WGPUTextureSampleType_Uint WGPUTextureSampleType_Force32",
    "enum_WGPUComponentSwizzle": "WGPUComponentSwizzle_Undefined WGPUComponentSwizzle_Zero WGPUComponentSwizzle_One WGPUComponentSwizzle_R WGPUComponentSwizzle_G WGPUComponentSwizzle_B WGPUComponentSwizzle_A WGPUComponentSwizzle_Force32",
    "enum_WGPUVertexFormat": "WGPUVertexFormat_Uint8 WGPUVertexFormat_Uint8x2 WGPUVertexFormat_Uint8x4 WGPUVertexFormat_Sint8 WGPUVertexFormat_Sint8x2 WGPUVertexFormat_Sint8x4 WGPUVertexFormat_Unorm8 WGPUVertexFormat_Unorm8x2 WGPUVertexFormat_Unorm8x4 WGPUVertexFormat_Snorm8 WGPUVertexFormat_Snorm8x2 WGPUVertexFormat_Snorm8x4 WGPUVertexFormat_Uint16 WGPUVertexFormat_Uint16x2 WGPUVertexFormat_Uint16x4 WGPUVertexFormat_Sint16 WGPUVertexFormat_Sint16x2 WGPUVertexFormat_Sint16x4 WGPUVertexFormat_Unorm16 WGPUVertexFormat_Unorm16x2 WGPUVertexFormat_Unorm16x4 WGPUVertexFormat_Snorm16 WGPUVertexFormat_Snorm16x2 WGPUVertexFormat_Snorm16x4 WGPUVertexFormat_Float16 WGPUVertexFormat_Float16x2 WGPUVertexFormat_Float16x4 WGPUVertexFormat_Float32 WGPUVertexFormat_Float32x2 WGPUVertexFormat_Float32x3 WGPUVertexFormat_Float32x4 WGPUVertexFormat_Uint32 WGPUVertexFormat_Uint32x2 WGPUVertexFormat_Uint32x3 WGPUVertexFormat_Uint32x4 WGPUVertexFormat_Sint32 WGPUVertexFormat_Sint32x2 WGPUVertexFormat_Sint32x3 WGPUVertexFormat_Sint32x4 WGPUVertexFormat_Unorm10_10_10_2 WGPUVertexFormat_Unorm8x4BGRA WGPUVertexFormat_Force32",
    "enum_WGPUOptionalBool": "WGPUOptionalBool_False WGPUOptionalBool_True WGPUOptionalBool_Undefined WGPUOptionalBool_Force32",
    "enum_WGPUFeatureLevel": "WGPUFeatureLevel_Undefined WGPUFeatureLevel_Compatibility WGPUFeatureLevel_Core WGPUFeatureLevel_Force32",
    "enum_WGPUPowerPreference": "WGPUPowerPreference_Undefined WGPUPowerPreference_LowPower WGPUPowerPreference_HighPerformance WGPUPowerPreference_Force32",
    "enum_WGPUTextureAspect": "WGPUTextureAspect_Undefined WGPUTextureAspect_All WGPUTextureAspect_StencilOnly WGPUTextureAspect_DepthOnly WGPUTextureAspect_Force32",
    "enum_WGPUTextureDimension": "WGPUTextureDimension_Undefined WGPUTextureDimension_1D WGPUTextureDimension_2D WGPUTextureDimension_3D WGPUTextureDimension_Force32",
    "enum_WGPUVertexStepMode": "WGPUVertexStepMode_Undefined WGPUVertexStepMode_Vertex WGPUVertexStepMode_Instance WGPUVertexStepMode_Force32",
    "enum_WGPUCallbackMode": "WGPUCallbackMode_WaitAnyOnly WGPUCallbackMode_AllowProcessEvents WGPUCallbackMode_AllowSpontaneous WGPUCallbackMode_Force32",
    "enum_WGPUDeviceLostReason": "WGPUDeviceLostReason_Unknown WGPUDeviceLostReason_Destroyed WGPUDeviceLostReason_CallbackCancelled WGPUDeviceLostReason_FailedCreation WGPUDeviceLostReason_Force32",
    "enum_WGPUErrorType": "WGPUErrorType_NoError WGPUErrorType_Validation WGPUErrorType_OutOfMemory WGPUErrorType_Internal WGPUErrorType_Unknown WGPUErrorType_Force32",
    "enum_WGPUMapAsyncStatus": "WGPUMapAsyncStatus_Success WGPUMapAsyncStatus_CallbackCancelled WGPUMapAsyncStatus_Error WGPUMapAsyncStatus_Aborted WGPUMapAsyncStatus_Force32",
    "enum_WGPUCompilationInfoRequestStatus": "WGPUCompilationInfoRequestStatus_Success WGPUCompilationInfoRequestStatus_CallbackCancelled WGPUCompilationInfoRequestStatus_Force32",
    "enum_WGPUCreatePipelineAsyncStatus": "WGPUCreatePipelineAsyncStatus_Success WGPUCreatePipelineAsyncStatus_CallbackCancelled WGPUCreatePipelineAsyncStatus_ValidationError WGPUCreatePipelineAsyncStatus_InternalError WGPUCreatePipelineAsyncStatus_Force32",
    "enum_WGPUPopErrorScopeStatus": "WGPUPopErrorScopeStatus_Success WGPUPopErrorScopeStatus_CallbackCancelled WGPUPopErrorScopeStatus_Error WGPUPopErrorScopeStatus_Force32",
    "enum_WGPUQueueWorkDoneStatus": "WGPUQueueWorkDoneStatus_Success WGPUQueueWorkDoneStatus_CallbackCancelled WGPUQueueWorkDoneStatus_Error WGPUQueueWorkDoneStatus_Force32",
    "enum_WGPURequestAdapterStatus": "WGPURequestAdapterStatus_Success WGPURequestAdapterStatus_CallbackCancelled WGPURequestAdapterStatus_Unavailable WGPURequestAdapterStatus_Error WGPURequestAdapterStatus_Force32",
    "enum_WGPURequestDeviceStatus": "WGPURequestDeviceStatus_Success WGPURequestDeviceStatus_CallbackCancelled WGPURequestDeviceStatus_Error WGPURequestDeviceStatus_Force32",
    "enum_WGPUBufferMapState": "WGPUBufferMapState_Unmapped WGPUBufferMapState_Pending WGPUBufferMapState_Mapped WGPUBufferMapState_Force32",
    "enum_WGPUErrorFilter": "WGPUErrorFilter_Validation WGPUErrorFilter_OutOfMemory WGPUErrorFilter_Internal WGPUErrorFilter_Force32",
    "enum_WGPUStatus": "WGPUStatus_Success WGPUStatus_Error WGPUStatus_Force32",
    "enum_WGPUWaitStatus": "WGPUWaitStatus_Success WGPUWaitStatus_TimedOut WGPUWaitStatus_Error WGPUWaitStatus_Force32",
    "enum_WGPUNativeSType": "WGPUSType_DeviceExtras WGPUSType_NativeLimits WGPUSType_ShaderSourceGLSL WGPUSType_InstanceExtras WGPUSType_BindGroupEntryExtras WGPUSType_BindGroupLayoutEntryExtras WGPUSType_QuerySetDescriptorExtras WGPUSType_SurfaceConfigurationExtras WGPUSType_SurfaceSourceSwapChainPanel WGPUSType_PrimitiveStateExtras WGPUSType_SamplerDescriptorExtras WGPUNativeSType_Force32",
    "enum_WGPUNativeSurfaceGetCurrentTextureStatus": "WGPUSurfaceGetCurrentTextureStatus_Occluded WGPUNativeSurfaceGetCurrentTextureStatus_Force32",
    "enum_WGPUNativeFeature": "WGPUNativeFeature_Immediates WGPUNativeFeature_TextureAdapterSpecificFormatFeatures WGPUNativeFeature_MultiDrawIndirectCount WGPUNativeFeature_VertexWritableStorage WGPUNativeFeature_TextureBindingArray WGPUNativeFeature_SampledTextureAndStorageBufferArrayNonUniformIndexing WGPUNativeFeature_PipelineStatisticsQuery WGPUNativeFeature_StorageResourceBindingArray WGPUNativeFeature_PartiallyBoundBindingArray WGPUNativeFeature_TextureFormat16bitNorm WGPUNativeFeature_TextureCompressionAstcHdr WGPUNativeFeature_MappablePrimaryBuffers WGPUNativeFeature_BufferBindingArray WGPUNativeFeature_StorageTextureArrayNonUniformIndexing WGPUNativeFeature_AddressModeClampToZero WGPUNativeFeature_AddressModeClampToBorder WGPUNativeFeature_PolygonModeLine WGPUNativeFeature_PolygonModePoint WGPUNativeFeature_ConservativeRasterization WGPUNativeFeature_ClearTexture WGPUNativeFeature_Multiview WGPUNativeFeature_VertexAttribute64bit WGPUNativeFeature_TextureFormatNv12 WGPUNativeFeature_RayQuery WGPUNativeFeature_ShaderF64 WGPUNativeFeature_ShaderI16 WGPUNativeFeature_ShaderEarlyDepthTest WGPUNativeFeature_Subgroup WGPUNativeFeature_SubgroupVertex WGPUNativeFeature_SubgroupBarrier WGPUNativeFeature_TimestampQueryInsideEncoders WGPUNativeFeature_TimestampQueryInsidePasses WGPUNativeFeature_ShaderInt64 WGPUNativeFeature_ShaderFloat32Atomic WGPUNativeFeature_TextureAtomic WGPUNativeFeature_TextureFormatP010 WGPUNativeFeature_PipelineCache WGPUNativeFeature_ShaderInt64AtomicMinMax WGPUNativeFeature_ShaderInt64AtomicAllOps WGPUNativeFeature_TextureInt64Atomic WGPUNativeFeature_ShaderBarycentrics WGPUNativeFeature_SelectiveMultiview WGPUNativeFeature_MultisampleArray WGPUNativeFeature_CooperativeMatrix WGPUNativeFeature_ShaderPerVertex WGPUNativeFeature_ShaderDrawIndex WGPUNativeFeature_AccelerationStructureBindingArray WGPUNativeFeature_MemoryDecorationCoherent WGPUNativeFeature_MemoryDecorationVolatile WGPUNativeFeature_Force32",
    "enum_WGPULogLevel": "WGPULogLevel_Off WGPULogLevel_Error WGPULogLevel_Warn WGPULogLevel_Info WGPULogLevel_Debug WGPULogLevel_Trace WGPULogLevel_Force32",
    "enum_WGPUDx12Compiler": "WGPUDx12Compiler_Undefined WGPUDx12Compiler_Fxc WGPUDx12Compiler_Dxc WGPUDx12Compiler_Force32",
    "enum_WGPUGles3MinorVersion": "WGPUGles3MinorVersion_Automatic WGPUGles3MinorVersion_Version0 WGPUGles3MinorVersion_Version1 WGPUGles3MinorVersion_Version2 WGPUGles3MinorVersion_Force32",
    "enum_WGPUPipelineStatisticName": "WGPUPipelineStatisticName_VertexShaderInvocations WGPUPipelineStatisticName_ClipperInvocations WGPUPipelineStatisticName_ClipperPrimitivesOut WGPUPipelineStatisticName_FragmentShaderInvocations WGPUPipelineStatisticName_ComputeShaderInvocations WGPUPipelineStatisticName_Force32",
    "enum_WGPUNativeQueryType": "WGPUNativeQueryType_PipelineStatistics WGPUNativeQueryType_Force32",
    "enum_WGPUDxcMaxShaderModel": "WGPUDxcMaxShaderModel_V6_0 WGPUDxcMaxShaderModel_V6_1 WGPUDxcMaxShaderModel_V6_2 WGPUDxcMaxShaderModel_V6_3 WGPUDxcMaxShaderModel_V6_4 WGPUDxcMaxShaderModel_V6_5 WGPUDxcMaxShaderModel_V6_6 WGPUDxcMaxShaderModel_V6_7 WGPUDxcMaxShaderModel_Force32",
    "enum_WGPUGLFenceBehaviour": "WGPUGLFenceBehaviour_Normal WGPUGLFenceBehaviour_AutoFinish WGPUGLFenceBehaviour_Force32",
    "enum_WGPUDx12SwapchainKind": "WGPUDx12SwapchainKind_Undefined WGPUDx12SwapchainKind_DxgiFromHwnd WGPUDx12SwapchainKind_DxgiFromVisual WGPUDx12SwapchainKind_Force32",
    "enum_WGPUNativeDisplayHandleType": "WGPUNativeDisplayHandleType_None WGPUNativeDisplayHandleType_Xlib WGPUNativeDisplayHandleType_Xcb WGPUNativeDisplayHandleType_Wayland WGPUNativeDisplayHandleType_Force32",
    "enum_WGPUPolygonMode": "WGPUPolygonMode_Fill WGPUPolygonMode_Line WGPUPolygonMode_Point",
    "enum_WGPUNativeTextureFormat": "WGPUNativeTextureFormat_NV12 WGPUNativeTextureFormat_P010",
    "enum_WGPUNativeAddressMode": "WGPUNativeAddressMode_ClampToBorder WGPUNativeAddressMode_Force32",
    "enum_WGPUSamplerBorderColor": "WGPUSamplerBorderColor_Undefined WGPUSamplerBorderColor_TransparentBlack WGPUSamplerBorderColor_OpaqueBlack WGPUSamplerBorderColor_OpaqueWhite WGPUSamplerBorderColor_Zero WGPUSamplerBorderColor_Force32",
}
wgpuCreateInstance = _library.function("wgpuCreateInstance", WGPUInstance, POINTER(WGPUInstanceDescriptor))
wgpuGetInstanceFeatures = _library.function("wgpuGetInstanceFeatures", None, POINTER(WGPUSupportedInstanceFeatures))
wgpuGetInstanceLimits = _library.function("wgpuGetInstanceLimits", WGPUStatus, POINTER(WGPUInstanceLimits))
wgpuHasInstanceFeature = _library.function("wgpuHasInstanceFeature", WGPUBool, WGPUInstanceFeatureName)
wgpuGetProcAddress = _library.function("wgpuGetProcAddress", WGPUProc, WGPUStringView)
wgpuAdapterGetFeatures = _library.function("wgpuAdapterGetFeatures", None, WGPUAdapter, POINTER(WGPUSupportedFeatures))
wgpuAdapterGetInfo = _library.function("wgpuAdapterGetInfo", WGPUStatus, WGPUAdapter, POINTER(WGPUAdapterInfo))
wgpuAdapterGetLimits = _library.function("wgpuAdapterGetLimits", WGPUStatus, WGPUAdapter, POINTER(WGPULimits))
wgpuAdapterHasFeature = _library.function("wgpuAdapterHasFeature", WGPUBool, WGPUAdapter, WGPUFeatureName)
wgpuAdapterRequestDevice = _library.function("wgpuAdapterRequestDevice", WGPUFuture, WGPUAdapter, POINTER(WGPUDeviceDescriptor), WGPURequestDeviceCallbackInfo)
wgpuAdapterAddRef = _library.function("wgpuAdapterAddRef", None, WGPUAdapter)
wgpuAdapterRelease = _library.function("wgpuAdapterRelease", None, WGPUAdapter)
wgpuAdapterInfoFreeMembers = _library.function("wgpuAdapterInfoFreeMembers", None, WGPUAdapterInfo)
wgpuBindGroupSetLabel = _library.function("wgpuBindGroupSetLabel", None, WGPUBindGroup, WGPUStringView)
wgpuBindGroupAddRef = _library.function("wgpuBindGroupAddRef", None, WGPUBindGroup)
wgpuBindGroupRelease = _library.function("wgpuBindGroupRelease", None, WGPUBindGroup)
wgpuBindGroupLayoutSetLabel = _library.function("wgpuBindGroupLayoutSetLabel", None, WGPUBindGroupLayout, WGPUStringView)
wgpuBindGroupLayoutAddRef = _library.function("wgpuBindGroupLayoutAddRef", None, WGPUBindGroupLayout)
wgpuBindGroupLayoutRelease = _library.function("wgpuBindGroupLayoutRelease", None, WGPUBindGroupLayout)
wgpuBufferDestroy = _library.function("wgpuBufferDestroy", None, WGPUBuffer)
wgpuBufferGetConstMappedRange = _library.function("wgpuBufferGetConstMappedRange", c_void_p, WGPUBuffer, c_size_t, c_size_t)
wgpuBufferGetMappedRange = _library.function("wgpuBufferGetMappedRange", c_void_p, WGPUBuffer, c_size_t, c_size_t)
wgpuBufferGetMapState = _library.function("wgpuBufferGetMapState", WGPUBufferMapState, WGPUBuffer)
wgpuBufferGetSize = _library.function("wgpuBufferGetSize", c_uint64, WGPUBuffer)
wgpuBufferGetUsage = _library.function("wgpuBufferGetUsage", WGPUBufferUsage, WGPUBuffer)
wgpuBufferMapAsync = _library.function("wgpuBufferMapAsync", WGPUFuture, WGPUBuffer, WGPUMapMode, c_size_t, c_size_t, WGPUBufferMapCallbackInfo)
wgpuBufferReadMappedRange = _library.function("wgpuBufferReadMappedRange", WGPUStatus, WGPUBuffer, c_size_t, c_void_p, c_size_t)
wgpuBufferSetLabel = _library.function("wgpuBufferSetLabel", None, WGPUBuffer, WGPUStringView)
wgpuBufferUnmap = _library.function("wgpuBufferUnmap", None, WGPUBuffer)
wgpuBufferWriteMappedRange = _library.function("wgpuBufferWriteMappedRange", WGPUStatus, WGPUBuffer, c_size_t, c_void_p, c_size_t)
wgpuBufferAddRef = _library.function("wgpuBufferAddRef", None, WGPUBuffer)
wgpuBufferRelease = _library.function("wgpuBufferRelease", None, WGPUBuffer)
wgpuCommandBufferSetLabel = _library.function("wgpuCommandBufferSetLabel", None, WGPUCommandBuffer, WGPUStringView)
wgpuCommandBufferAddRef = _library.function("wgpuCommandBufferAddRef", None, WGPUCommandBuffer)
wgpuCommandBufferRelease = _library.function("wgpuCommandBufferRelease", None, WGPUCommandBuffer)
wgpuCommandEncoderBeginComputePass = _library.function("wgpuCommandEncoderBeginComputePass", WGPUComputePassEncoder, WGPUCommandEncoder, POINTER(WGPUComputePassDescriptor))
wgpuCommandEncoderBeginRenderPass = _library.function("wgpuCommandEncoderBeginRenderPass", WGPURenderPassEncoder, WGPUCommandEncoder, POINTER(WGPURenderPassDescriptor))
wgpuCommandEncoderClearBuffer = _library.function("wgpuCommandEncoderClearBuffer", None, WGPUCommandEncoder, WGPUBuffer, c_uint64, c_uint64)
wgpuCommandEncoderCopyBufferToBuffer = _library.function("wgpuCommandEncoderCopyBufferToBuffer", None, WGPUCommandEncoder, WGPUBuffer, c_uint64, WGPUBuffer, c_uint64, c_uint64)
wgpuCommandEncoderCopyBufferToTexture = _library.function("wgpuCommandEncoderCopyBufferToTexture", None, WGPUCommandEncoder, POINTER(WGPUTexelCopyBufferInfo), POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUExtent3D))
wgpuCommandEncoderCopyTextureToBuffer = _library.function("wgpuCommandEncoderCopyTextureToBuffer", None, WGPUCommandEncoder, POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUTexelCopyBufferInfo), POINTER(WGPUExtent3D))
wgpuCommandEncoderCopyTextureToTexture = _library.function("wgpuCommandEncoderCopyTextureToTexture", None, WGPUCommandEncoder, POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUTexelCopyTextureInfo), POINTER(WGPUExtent3D))
wgpuCommandEncoderFinish = _library.function("wgpuCommandEncoderFinish", WGPUCommandBuffer, WGPUCommandEncoder, POINTER(WGPUCommandBufferDescriptor))
wgpuCommandEncoderInsertDebugMarker = _library.function("wgpuCommandEncoderInsertDebugMarker", None, WGPUCommandEncoder, WGPUStringView)
wgpuCommandEncoderPopDebugGroup = _library.function("wgpuCommandEncoderPopDebugGroup", None, WGPUCommandEncoder)
wgpuCommandEncoderPushDebugGroup = _library.function("wgpuCommandEncoderPushDebugGroup", None, WGPUCommandEncoder, WGPUStringView)
wgpuCommandEncoderResolveQuerySet = _library.function("wgpuCommandEncoderResolveQuerySet", None, WGPUCommandEncoder, WGPUQuerySet, c_uint32, c_uint32, WGPUBuffer, c_uint64)
wgpuCommandEncoderSetLabel = _library.function("wgpuCommandEncoderSetLabel", None, WGPUCommandEncoder, WGPUStringView)
wgpuCommandEncoderWriteTimestamp = _library.function("wgpuCommandEncoderWriteTimestamp", None, WGPUCommandEncoder, WGPUQuerySet, c_uint32)
wgpuCommandEncoderAddRef = _library.function("wgpuCommandEncoderAddRef", None, WGPUCommandEncoder)
wgpuCommandEncoderRelease = _library.function("wgpuCommandEncoderRelease", None, WGPUCommandEncoder)
wgpuComputePassEncoderDispatchWorkgroups = _library.function("wgpuComputePassEncoderDispatchWorkgroups", None, WGPUComputePassEncoder, c_uint32, c_uint32, c_uint32)
wgpuComputePassEncoderDispatchWorkgroupsIndirect = _library.function("wgpuComputePassEncoderDispatchWorkgroupsIndirect", None, WGPUComputePassEncoder, WGPUBuffer, c_uint64)
wgpuComputePassEncoderEnd = _library.function("wgpuComputePassEncoderEnd", None, WGPUComputePassEncoder)
wgpuComputePassEncoderInsertDebugMarker = _library.function("wgpuComputePassEncoderInsertDebugMarker", None, WGPUComputePassEncoder, WGPUStringView)
wgpuComputePassEncoderPopDebugGroup = _library.function("wgpuComputePassEncoderPopDebugGroup", None, WGPUComputePassEncoder)
wgpuComputePassEncoderPushDebugGroup = _library.function("wgpuComputePassEncoderPushDebugGroup", None, WGPUComputePassEncoder, WGPUStringView)
wgpuComputePassEncoderSetBindGroup = _library.function("wgpuComputePassEncoderSetBindGroup", None, WGPUComputePassEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
wgpuComputePassEncoderSetImmediates = _library.function("wgpuComputePassEncoderSetImmediates", None, WGPUComputePassEncoder, c_uint32, c_void_p, c_size_t)
wgpuComputePassEncoderSetLabel = _library.function("wgpuComputePassEncoderSetLabel", None, WGPUComputePassEncoder, WGPUStringView)
wgpuComputePassEncoderSetPipeline = _library.function("wgpuComputePassEncoderSetPipeline", None, WGPUComputePassEncoder, WGPUComputePipeline)
wgpuComputePassEncoderAddRef = _library.function("wgpuComputePassEncoderAddRef", None, WGPUComputePassEncoder)
wgpuComputePassEncoderRelease = _library.function("wgpuComputePassEncoderRelease", None, WGPUComputePassEncoder)
wgpuComputePipelineGetBindGroupLayout = _library.function("wgpuComputePipelineGetBindGroupLayout", WGPUBindGroupLayout, WGPUComputePipeline, c_uint32)
wgpuComputePipelineSetLabel = _library.function("wgpuComputePipelineSetLabel", None, WGPUComputePipeline, WGPUStringView)
wgpuComputePipelineAddRef = _library.function("wgpuComputePipelineAddRef", None, WGPUComputePipeline)
wgpuComputePipelineRelease = _library.function("wgpuComputePipelineRelease", None, WGPUComputePipeline)
wgpuDeviceCreateBindGroup = _library.function("wgpuDeviceCreateBindGroup", WGPUBindGroup, WGPUDevice, POINTER(WGPUBindGroupDescriptor))
wgpuDeviceCreateBindGroupLayout = _library.function("wgpuDeviceCreateBindGroupLayout", WGPUBindGroupLayout, WGPUDevice, POINTER(WGPUBindGroupLayoutDescriptor))
wgpuDeviceCreateBuffer = _library.function("wgpuDeviceCreateBuffer", WGPUBuffer, WGPUDevice, POINTER(WGPUBufferDescriptor))
wgpuDeviceCreateCommandEncoder = _library.function("wgpuDeviceCreateCommandEncoder", WGPUCommandEncoder, WGPUDevice, POINTER(WGPUCommandEncoderDescriptor))
wgpuDeviceCreateComputePipeline = _library.function("wgpuDeviceCreateComputePipeline", WGPUComputePipeline, WGPUDevice, POINTER(WGPUComputePipelineDescriptor))
wgpuDeviceCreateComputePipelineAsync = _library.function("wgpuDeviceCreateComputePipelineAsync", WGPUFuture, WGPUDevice, POINTER(WGPUComputePipelineDescriptor), WGPUCreateComputePipelineAsyncCallbackInfo)
wgpuDeviceCreatePipelineLayout = _library.function("wgpuDeviceCreatePipelineLayout", WGPUPipelineLayout, WGPUDevice, POINTER(WGPUPipelineLayoutDescriptor))
wgpuDeviceCreateQuerySet = _library.function("wgpuDeviceCreateQuerySet", WGPUQuerySet, WGPUDevice, POINTER(WGPUQuerySetDescriptor))
wgpuDeviceCreateRenderBundleEncoder = _library.function("wgpuDeviceCreateRenderBundleEncoder", WGPURenderBundleEncoder, WGPUDevice, POINTER(WGPURenderBundleEncoderDescriptor))
wgpuDeviceCreateRenderPipeline = _library.function("wgpuDeviceCreateRenderPipeline", WGPURenderPipeline, WGPUDevice, POINTER(WGPURenderPipelineDescriptor))
wgpuDeviceCreateRenderPipelineAsync = _library.function("wgpuDeviceCreateRenderPipelineAsync", WGPUFuture, WGPUDevice, POINTER(WGPURenderPipelineDescriptor), WGPUCreateRenderPipelineAsyncCallbackInfo)
wgpuDeviceCreateSampler = _library.function("wgpuDeviceCreateSampler", WGPUSampler, WGPUDevice, POINTER(WGPUSamplerDescriptor))
wgpuDeviceCreateShaderModule = _library.function("wgpuDeviceCreateShaderModule", WGPUShaderModule, WGPUDevice, POINTER(WGPUShaderModuleDescriptor))
wgpuDeviceCreateTexture = _library.function("wgpuDeviceCreateTexture", WGPUTexture, WGPUDevice, POINTER(WGPUTextureDescriptor))
wgpuDeviceDestroy = _library.function("wgpuDeviceDestroy", None, WGPUDevice)
wgpuDeviceGetAdapterInfo = _library.function("wgpuDeviceGetAdapterInfo", WGPUStatus, WGPUDevice, POINTER(WGPUAdapterInfo))
wgpuDeviceGetFeatures = _library.function("wgpuDeviceGetFeatures", None, WGPUDevice, POINTER(WGPUSupportedFeatures))
wgpuDeviceGetLimits = _library.function("wgpuDeviceGetLimits", WGPUStatus, WGPUDevice, POINTER(WGPULimits))
wgpuDeviceGetLostFuture = _library.function("wgpuDeviceGetLostFuture", WGPUFuture, WGPUDevice)
wgpuDeviceGetQueue = _library.function("wgpuDeviceGetQueue", WGPUQueue, WGPUDevice)
wgpuDeviceHasFeature = _library.function("wgpuDeviceHasFeature", WGPUBool, WGPUDevice, WGPUFeatureName)
wgpuDevicePopErrorScope = _library.function("wgpuDevicePopErrorScope", WGPUFuture, WGPUDevice, WGPUPopErrorScopeCallbackInfo)
wgpuDevicePushErrorScope = _library.function("wgpuDevicePushErrorScope", None, WGPUDevice, WGPUErrorFilter)
wgpuDeviceSetLabel = _library.function("wgpuDeviceSetLabel", None, WGPUDevice, WGPUStringView)
wgpuDeviceAddRef = _library.function("wgpuDeviceAddRef", None, WGPUDevice)
wgpuDeviceRelease = _library.function("wgpuDeviceRelease", None, WGPUDevice)
wgpuExternalTextureSetLabel = _library.function("wgpuExternalTextureSetLabel", None, WGPUExternalTexture, WGPUStringView)
wgpuExternalTextureAddRef = _library.function("wgpuExternalTextureAddRef", None, WGPUExternalTexture)
wgpuExternalTextureRelease = _library.function("wgpuExternalTextureRelease", None, WGPUExternalTexture)
wgpuInstanceCreateSurface = _library.function("wgpuInstanceCreateSurface", WGPUSurface, WGPUInstance, POINTER(WGPUSurfaceDescriptor))
wgpuInstanceGetWGSLLanguageFeatures = _library.function("wgpuInstanceGetWGSLLanguageFeatures", None, WGPUInstance, POINTER(WGPUSupportedWGSLLanguageFeatures))
wgpuInstanceHasWGSLLanguageFeature = _library.function("wgpuInstanceHasWGSLLanguageFeature", WGPUBool, WGPUInstance, WGPUWGSLLanguageFeatureName)
wgpuInstanceProcessEvents = _library.function("wgpuInstanceProcessEvents", None, WGPUInstance)
wgpuInstanceRequestAdapter = _library.function("wgpuInstanceRequestAdapter", WGPUFuture, WGPUInstance, POINTER(WGPURequestAdapterOptions), WGPURequestAdapterCallbackInfo)
wgpuInstanceWaitAny = _library.function("wgpuInstanceWaitAny", WGPUWaitStatus, WGPUInstance, c_size_t, POINTER(WGPUFutureWaitInfo), c_uint64)
wgpuInstanceAddRef = _library.function("wgpuInstanceAddRef", None, WGPUInstance)
wgpuInstanceRelease = _library.function("wgpuInstanceRelease", None, WGPUInstance)
wgpuPipelineLayoutSetLabel = _library.function("wgpuPipelineLayoutSetLabel", None, WGPUPipelineLayout, WGPUStringView)
wgpuPipelineLayoutAddRef = _library.function("wgpuPipelineLayoutAddRef", None, WGPUPipelineLayout)
wgpuPipelineLayoutRelease = _library.function("wgpuPipelineLayoutRelease", None, WGPUPipelineLayout)
wgpuQuerySetDestroy = _library.function("wgpuQuerySetDestroy", None, WGPUQuerySet)
wgpuQuerySetGetCount = _library.function("wgpuQuerySetGetCount", c_uint32, WGPUQuerySet)
wgpuQuerySetGetType = _library.function("wgpuQuerySetGetType", WGPUQueryType, WGPUQuerySet)
wgpuQuerySetSetLabel = _library.function("wgpuQuerySetSetLabel", None, WGPUQuerySet, WGPUStringView)
wgpuQuerySetAddRef = _library.function("wgpuQuerySetAddRef", None, WGPUQuerySet)
wgpuQuerySetRelease = _library.function("wgpuQuerySetRelease", None, WGPUQuerySet)
wgpuQueueOnSubmittedWorkDone = _library.function("wgpuQueueOnSubmittedWorkDone", WGPUFuture, WGPUQueue, WGPUQueueWorkDoneCallbackInfo)
wgpuQueueSetLabel = _library.function("wgpuQueueSetLabel", None, WGPUQueue, WGPUStringView)
wgpuQueueSubmit = _library.function("wgpuQueueSubmit", None, WGPUQueue, c_size_t, POINTER(WGPUCommandBuffer))
wgpuQueueWriteBuffer = _library.function("wgpuQueueWriteBuffer", None, WGPUQueue, WGPUBuffer, c_uint64, c_void_p, c_size_t)
wgpuQueueWriteTexture = _library.function("wgpuQueueWriteTexture", None, WGPUQueue, POINTER(WGPUTexelCopyTextureInfo), c_void_p, c_size_t, POINTER(WGPUTexelCopyBufferLayout), POINTER(WGPUExtent3D))
wgpuQueueAddRef = _library.function("wgpuQueueAddRef", None, WGPUQueue)
wgpuQueueRelease = _library.function("wgpuQueueRelease", None, WGPUQueue)
wgpuRenderBundleSetLabel = _library.function("wgpuRenderBundleSetLabel", None, WGPURenderBundle, WGPUStringView)
wgpuRenderBundleAddRef = _library.function("wgpuRenderBundleAddRef", None, WGPURenderBundle)
wgpuRenderBundleRelease = _library.function("wgpuRenderBundleRelease", None, WGPURenderBundle)
wgpuRenderBundleEncoderDraw = _library.function("wgpuRenderBundleEncoderDraw", None, WGPURenderBundleEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
wgpuRenderBundleEncoderDrawIndexed = _library.function("wgpuRenderBundleEncoderDrawIndexed", None, WGPURenderBundleEncoder, c_uint32, c_uint32, c_uint32, c_int32, c_uint32)
wgpuRenderBundleEncoderDrawIndexedIndirect = _library.function("wgpuRenderBundleEncoderDrawIndexedIndirect", None, WGPURenderBundleEncoder, WGPUBuffer, c_uint64)
wgpuRenderBundleEncoderDrawIndirect = _library.function("wgpuRenderBundleEncoderDrawIndirect", None, WGPURenderBundleEncoder, WGPUBuffer, c_uint64)
wgpuRenderBundleEncoderFinish = _library.function("wgpuRenderBundleEncoderFinish", WGPURenderBundle, WGPURenderBundleEncoder, POINTER(WGPURenderBundleDescriptor))
wgpuRenderBundleEncoderInsertDebugMarker = _library.function("wgpuRenderBundleEncoderInsertDebugMarker", None, WGPURenderBundleEncoder, WGPUStringView)
wgpuRenderBundleEncoderPopDebugGroup = _library.function("wgpuRenderBundleEncoderPopDebugGroup", None, WGPURenderBundleEncoder)
wgpuRenderBundleEncoderPushDebugGroup = _library.function("wgpuRenderBundleEncoderPushDebugGroup", None, WGPURenderBundleEncoder, WGPUStringView)
wgpuRenderBundleEncoderSetBindGroup = _library.function("wgpuRenderBundleEncoderSetBindGroup", None, WGPURenderBundleEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
wgpuRenderBundleEncoderSetImmediates = _library.function("wgpuRenderBundleEncoderSetImmediates", None, WGPURenderBundleEncoder, c_uint32, c_void_p, c_size_t)
wgpuRenderBundleEncoderSetIndexBuffer = _library.function("wgpuRenderBundleEncoderSetIndexBuffer", None, WGPURenderBundleEncoder, WGPUBuffer, WGPUIndexFormat, c_uint64, c_uint64)
wgpuRenderBundleEncoderSetLabel = _library.function("wgpuRenderBundleEncoderSetLabel", None, WGPURenderBundleEncoder, WGPUStringView)
wgpuRenderBundleEncoderSetPipeline = _library.function("wgpuRenderBundleEncoderSetPipeline", None, WGPURenderBundleEncoder, WGPURenderPipeline)
wgpuRenderBundleEncoderSetVertexBuffer = _library.function("wgpuRenderBundleEncoderSetVertexBuffer", None, WGPURenderBundleEncoder, c_uint32, WGPUBuffer, c_uint64, c_uint64)
wgpuRenderBundleEncoderAddRef = _library.function("wgpuRenderBundleEncoderAddRef", None, WGPURenderBundleEncoder)
wgpuRenderBundleEncoderRelease = _library.function("wgpuRenderBundleEncoderRelease", None, WGPURenderBundleEncoder)
wgpuRenderPassEncoderBeginOcclusionQuery = _library.function("wgpuRenderPassEncoderBeginOcclusionQuery", None, WGPURenderPassEncoder, c_uint32)
wgpuRenderPassEncoderDraw = _library.function("wgpuRenderPassEncoderDraw", None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
wgpuRenderPassEncoderDrawIndexed = _library.function("wgpuRenderPassEncoderDrawIndexed", None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_int32, c_uint32)
wgpuRenderPassEncoderDrawIndexedIndirect = _library.function("wgpuRenderPassEncoderDrawIndexedIndirect", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64)
wgpuRenderPassEncoderDrawIndirect = _library.function("wgpuRenderPassEncoderDrawIndirect", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64)
wgpuRenderPassEncoderEnd = _library.function("wgpuRenderPassEncoderEnd", None, WGPURenderPassEncoder)
wgpuRenderPassEncoderEndOcclusionQuery = _library.function("wgpuRenderPassEncoderEndOcclusionQuery", None, WGPURenderPassEncoder)
wgpuRenderPassEncoderExecuteBundles = _library.function("wgpuRenderPassEncoderExecuteBundles", None, WGPURenderPassEncoder, c_size_t, POINTER(WGPURenderBundle))
wgpuRenderPassEncoderInsertDebugMarker = _library.function("wgpuRenderPassEncoderInsertDebugMarker", None, WGPURenderPassEncoder, WGPUStringView)
wgpuRenderPassEncoderPopDebugGroup = _library.function("wgpuRenderPassEncoderPopDebugGroup", None, WGPURenderPassEncoder)
wgpuRenderPassEncoderPushDebugGroup = _library.function("wgpuRenderPassEncoderPushDebugGroup", None, WGPURenderPassEncoder, WGPUStringView)
wgpuRenderPassEncoderSetBindGroup = _library.function("wgpuRenderPassEncoderSetBindGroup", None, WGPURenderPassEncoder, c_uint32, WGPUBindGroup, c_size_t, POINTER(c_uint32))
wgpuRenderPassEncoderSetBlendConstant = _library.function("wgpuRenderPassEncoderSetBlendConstant", None, WGPURenderPassEncoder, POINTER(WGPUColor))
wgpuRenderPassEncoderSetImmediates = _library.function("wgpuRenderPassEncoderSetImmediates", None, WGPURenderPassEncoder, c_uint32, c_void_p, c_size_t)
wgpuRenderPassEncoderSetIndexBuffer = _library.function("wgpuRenderPassEncoderSetIndexBuffer", None, WGPURenderPassEncoder, WGPUBuffer, WGPUIndexFormat, c_uint64, c_uint64)
wgpuRenderPassEncoderSetLabel = _library.function("wgpuRenderPassEncoderSetLabel", None, WGPURenderPassEncoder, WGPUStringView)
wgpuRenderPassEncoderSetPipeline = _library.function("wgpuRenderPassEncoderSetPipeline", None, WGPURenderPassEncoder, WGPURenderPipeline)
wgpuRenderPassEncoderSetScissorRect = _library.function("wgpuRenderPassEncoderSetScissorRect", None, WGPURenderPassEncoder, c_uint32, c_uint32, c_uint32, c_uint32)
wgpuRenderPassEncoderSetStencilReference = _library.function("wgpuRenderPassEncoderSetStencilReference", None, WGPURenderPassEncoder, c_uint32)
wgpuRenderPassEncoderSetVertexBuffer = _library.function("wgpuRenderPassEncoderSetVertexBuffer", None, WGPURenderPassEncoder, c_uint32, WGPUBuffer, c_uint64, c_uint64)
wgpuRenderPassEncoderSetViewport = _library.function("wgpuRenderPassEncoderSetViewport", None, WGPURenderPassEncoder, c_float, c_float, c_float, c_float, c_float, c_float)
wgpuRenderPassEncoderAddRef = _library.function("wgpuRenderPassEncoderAddRef", None, WGPURenderPassEncoder)
wgpuRenderPassEncoderRelease = _library.function("wgpuRenderPassEncoderRelease", None, WGPURenderPassEncoder)
wgpuRenderPipelineGetBindGroupLayout = _library.function("wgpuRenderPipelineGetBindGroupLayout", WGPUBindGroupLayout, WGPURenderPipeline, c_uint32)
wgpuRenderPipelineSetLabel = _library.function("wgpuRenderPipelineSetLabel", None, WGPURenderPipeline, WGPUStringView)
wgpuRenderPipelineAddRef = _library.function("wgpuRenderPipelineAddRef", None, WGPURenderPipeline)
wgpuRenderPipelineRelease = _library.function("wgpuRenderPipelineRelease", None, WGPURenderPipeline)
wgpuSamplerSetLabel = _library.function("wgpuSamplerSetLabel", None, WGPUSampler, WGPUStringView)
wgpuSamplerAddRef = _library.function("wgpuSamplerAddRef", None, WGPUSampler)
wgpuSamplerRelease = _library.function("wgpuSamplerRelease", None, WGPUSampler)
wgpuShaderModuleGetCompilationInfo = _library.function("wgpuShaderModuleGetCompilationInfo", WGPUFuture, WGPUShaderModule, WGPUCompilationInfoCallbackInfo)
wgpuShaderModuleSetLabel = _library.function("wgpuShaderModuleSetLabel", None, WGPUShaderModule, WGPUStringView)
wgpuShaderModuleAddRef = _library.function("wgpuShaderModuleAddRef", None, WGPUShaderModule)
wgpuShaderModuleRelease = _library.function("wgpuShaderModuleRelease", None, WGPUShaderModule)
wgpuSupportedFeaturesFreeMembers = _library.function("wgpuSupportedFeaturesFreeMembers", None, WGPUSupportedFeatures)
wgpuSupportedInstanceFeaturesFreeMembers = _library.function("wgpuSupportedInstanceFeaturesFreeMembers", None, WGPUSupportedInstanceFeatures)
wgpuSupportedWGSLLanguageFeaturesFreeMembers = _library.function("wgpuSupportedWGSLLanguageFeaturesFreeMembers", None, WGPUSupportedWGSLLanguageFeatures)
wgpuSurfaceConfigure = _library.function("wgpuSurfaceConfigure", None, WGPUSurface, POINTER(WGPUSurfaceConfiguration))
wgpuSurfaceGetCapabilities = _library.function("wgpuSurfaceGetCapabilities", WGPUStatus, WGPUSurface, WGPUAdapter, POINTER(WGPUSurfaceCapabilities))
wgpuSurfaceGetCurrentTexture = _library.function("wgpuSurfaceGetCurrentTexture", None, WGPUSurface, POINTER(WGPUSurfaceTexture))
wgpuSurfacePresent = _library.function("wgpuSurfacePresent", WGPUStatus, WGPUSurface)
wgpuSurfaceSetLabel = _library.function("wgpuSurfaceSetLabel", None, WGPUSurface, WGPUStringView)
wgpuSurfaceUnconfigure = _library.function("wgpuSurfaceUnconfigure", None, WGPUSurface)
wgpuSurfaceAddRef = _library.function("wgpuSurfaceAddRef", None, WGPUSurface)
wgpuSurfaceRelease = _library.function("wgpuSurfaceRelease", None, WGPUSurface)
wgpuSurfaceCapabilitiesFreeMembers = _library.function("wgpuSurfaceCapabilitiesFreeMembers", None, WGPUSurfaceCapabilities)
wgpuTextureCreateView = _library.function("wgpuTextureCreateView", WGPUTextureView, WGPUTexture, POINTER(WGPUTextureViewDescriptor))
wgpuTextureDestroy = _library.function("wgpuTextureDestroy", None, WGPUTexture)
wgpuTextureGetDepthOrArrayLayers = _library.function("wgpuTextureGetDepthOrArrayLayers", c_uint32, WGPUTexture)
wgpuTextureGetDimension = _library.function("wgpuTextureGetDimension", WGPUTextureDimension, WGPUTexture)
wgpuTextureGetFormat = _library.function("wgpuTextureGetFormat", WGPUTextureFormat, WGPUTexture)
wgpuTextureGetHeight = _library.function("wgpuTextureGetHeight", c_uint32, WGPUTexture)
wgpuTextureGetMipLevelCount = _library.function("wgpuTextureGetMipLevelCount", c_uint32, WGPUTexture)
wgpuTextureGetSampleCount = _library.function("wgpuTextureGetSampleCount", c_uint32, WGPUTexture)
wgpuTextureGetTextureBindingViewDimension = _library.function("wgpuTextureGetTextureBindingViewDimension", WGPUTextureViewDimension, WGPUTexture)
wgpuTextureGetUsage = _library.function("wgpuTextureGetUsage", WGPUTextureUsage, WGPUTexture)
wgpuTextureGetWidth = _library.function("wgpuTextureGetWidth", c_uint32, WGPUTexture)
wgpuTextureSetLabel = _library.function("wgpuTextureSetLabel", None, WGPUTexture, WGPUStringView)
wgpuTextureAddRef = _library.function("wgpuTextureAddRef", None, WGPUTexture)
wgpuTextureRelease = _library.function("wgpuTextureRelease", None, WGPUTexture)
wgpuTextureViewSetLabel = _library.function("wgpuTextureViewSetLabel", None, WGPUTextureView, WGPUStringView)
wgpuTextureViewAddRef = _library.function("wgpuTextureViewAddRef", None, WGPUTextureView)
wgpuTextureViewRelease = _library.function("wgpuTextureViewRelease", None, WGPUTextureView)
wgpuGenerateReport = _library.function("wgpuGenerateReport", None, WGPUInstance, POINTER(WGPUGlobalReport))
wgpuInstanceEnumerateAdapters = _library.function("wgpuInstanceEnumerateAdapters", c_size_t, WGPUInstance, POINTER(WGPUInstanceEnumerateAdapterOptions), POINTER(WGPUAdapter))
wgpuQueueSubmitForIndex = _library.function("wgpuQueueSubmitForIndex", WGPUSubmissionIndex, WGPUQueue, c_size_t, POINTER(WGPUCommandBuffer))
wgpuQueueGetTimestampPeriod = _library.function("wgpuQueueGetTimestampPeriod", c_float, WGPUQueue)
wgpuDevicePoll = _library.function("wgpuDevicePoll", WGPUBool, WGPUDevice, WGPUBool, POINTER(WGPUSubmissionIndex))
wgpuDeviceCreateShaderModuleSpirV = _library.function("wgpuDeviceCreateShaderModuleSpirV", WGPUShaderModule, WGPUDevice, POINTER(WGPUShaderModuleDescriptorSpirV))
wgpuSetLogCallback = _library.function("wgpuSetLogCallback", None, WGPULogCallback, c_void_p)
wgpuSetLogLevel = _library.function("wgpuSetLogLevel", None, WGPULogLevel)
wgpuGetVersion = _library.function("wgpuGetVersion", c_uint32)
wgpuDeviceGetNativeMetalDevice = _library.function("wgpuDeviceGetNativeMetalDevice", c_void_p, WGPUDevice)
wgpuQueueGetNativeMetalCommandQueue = _library.function("wgpuQueueGetNativeMetalCommandQueue", c_void_p, WGPUQueue)
wgpuTextureGetNativeMetalTexture = _library.function("wgpuTextureGetNativeMetalTexture", c_void_p, WGPUTexture)
wgpuRenderPassEncoderMultiDrawIndirect = _library.function("wgpuRenderPassEncoderMultiDrawIndirect", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64, c_uint32)
wgpuRenderPassEncoderMultiDrawIndexedIndirect = _library.function("wgpuRenderPassEncoderMultiDrawIndexedIndirect", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64, c_uint32)
wgpuRenderPassEncoderMultiDrawIndirectCount = _library.function("wgpuRenderPassEncoderMultiDrawIndirectCount", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64, WGPUBuffer, c_uint64, c_uint32)
wgpuRenderPassEncoderMultiDrawIndexedIndirectCount = _library.function("wgpuRenderPassEncoderMultiDrawIndexedIndirectCount", None, WGPURenderPassEncoder, WGPUBuffer, c_uint64, WGPUBuffer, c_uint64, c_uint32)
wgpuComputePassEncoderBeginPipelineStatisticsQuery = _library.function("wgpuComputePassEncoderBeginPipelineStatisticsQuery", None, WGPUComputePassEncoder, WGPUQuerySet, c_uint32)
wgpuComputePassEncoderEndPipelineStatisticsQuery = _library.function("wgpuComputePassEncoderEndPipelineStatisticsQuery", None, WGPUComputePassEncoder)
wgpuRenderPassEncoderBeginPipelineStatisticsQuery = _library.function("wgpuRenderPassEncoderBeginPipelineStatisticsQuery", None, WGPURenderPassEncoder, WGPUQuerySet, c_uint32)
wgpuRenderPassEncoderEndPipelineStatisticsQuery = _library.function("wgpuRenderPassEncoderEndPipelineStatisticsQuery", None, WGPURenderPassEncoder)
wgpuComputePassEncoderWriteTimestamp = _library.function("wgpuComputePassEncoderWriteTimestamp", None, WGPUComputePassEncoder, WGPUQuerySet, c_uint32)
wgpuRenderPassEncoderWriteTimestamp = _library.function("wgpuRenderPassEncoderWriteTimestamp", None, WGPURenderPassEncoder, WGPUQuerySet, c_uint32)
wgpuDeviceStartGraphicsDebuggerCapture = _library.function("wgpuDeviceStartGraphicsDebuggerCapture", WGPUBool, WGPUDevice)
wgpuDeviceStopGraphicsDebuggerCapture = _library.function("wgpuDeviceStopGraphicsDebuggerCapture", None, WGPUDevice)
wgpuCommandEncoderClearTexture = _library.function("wgpuCommandEncoderClearTexture", None, WGPUCommandEncoder, WGPUTexture, POINTER(WGPUImageSubresourceRange))
wgpuDeviceCreateShaderModuleTrusted = _library.function("wgpuDeviceCreateShaderModuleTrusted", WGPUShaderModule, WGPUDevice, POINTER(WGPUShaderModuleDescriptor), WGPUShaderRuntimeChecks)
WGPUBufferUsage_None = 0
WGPUBufferUsage_MapRead = 1
WGPUBufferUsage_MapWrite = 2
WGPUBufferUsage_CopySrc = 4
WGPUBufferUsage_CopyDst = 8
WGPUBufferUsage_Index = 16
WGPUBufferUsage_Vertex = 32
WGPUBufferUsage_Uniform = 64
WGPUBufferUsage_Storage = 128
WGPUBufferUsage_Indirect = 256
WGPUBufferUsage_QueryResolve = 512
WGPUColorWriteMask_None = 0
WGPUColorWriteMask_Red = 1
WGPUColorWriteMask_Green = 2
WGPUColorWriteMask_Blue = 4
WGPUColorWriteMask_Alpha = 8
WGPUColorWriteMask_All = 15
WGPUMapMode_None = 0
WGPUMapMode_Read = 1
WGPUMapMode_Write = 2
WGPUShaderStage_None = 0
WGPUShaderStage_Vertex = 1
WGPUShaderStage_Fragment = 2
WGPUShaderStage_Compute = 4
WGPUTextureUsage_None = 0
WGPUTextureUsage_CopySrc = 1
WGPUTextureUsage_CopyDst = 2
WGPUTextureUsage_TextureBinding = 4
WGPUTextureUsage_StorageBinding = 8
WGPUTextureUsage_RenderAttachment = 16
WGPUTextureUsage_TransientAttachment = 32
WGPUInstanceBackend_All = 0
WGPUInstanceBackend_Vulkan = 1
WGPUInstanceBackend_GL = 2
WGPUInstanceBackend_Metal = 4
WGPUInstanceBackend_DX12 = 8
WGPUInstanceBackend_BrowserWebGPU = 32
WGPUInstanceBackend_Primary = 45
WGPUInstanceBackend_Secondary = 2
WGPUInstanceBackend_Force32 = 2147483647
WGPUInstanceFlag_Empty = 0
WGPUInstanceFlag_Debug = 1
WGPUInstanceFlag_Validation = 2
WGPUInstanceFlag_DiscardHalLabels = 4
WGPUInstanceFlag_AllowUnderlyingNoncompliantAdapter = 8
WGPUInstanceFlag_GPUBasedValidation = 16
WGPUInstanceFlag_ValidationIndirectCall = 32
WGPUInstanceFlag_AutomaticTimestampNormalization = 64
WGPUInstanceFlag_Default = 16777216
WGPUInstanceFlag_Debugging = 33554432
WGPUInstanceFlag_AdvancedDebugging = 67108864
WGPUInstanceFlag_WithEnv = 134217728
WGPUInstanceFlag_Force32 = 2147483647
WGPUShaderRuntimeChecks_None = 0
WGPUShaderRuntimeChecks_BoundsChecks = 1
WGPUShaderRuntimeChecks_ForceLoopBounding = 2
WGPUShaderRuntimeChecks_RayQueryInitializationTracking = 4
WGPUShaderRuntimeChecks_TaskShaderDispatchTracking = 8
WGPUShaderRuntimeChecks_MeshShaderPrimitiveIndicesClamp = 16
WGPU_TRUE = 1
WGPU_FALSE = 0
WGPU_ARRAY_LAYER_COUNT_UNDEFINED = 4294967295
WGPU_COPY_STRIDE_UNDEFINED = 4294967295
WGPU_DEPTH_CLEAR_VALUE_UNDEFINED = float("nan")
WGPU_DEPTH_SLICE_UNDEFINED = 4294967295
WGPU_LIMIT_U32_UNDEFINED = 4294967295
WGPU_LIMIT_U64_UNDEFINED = 18446744073709551615
WGPU_MIP_LEVEL_COUNT_UNDEFINED = 4294967295
WGPU_QUERY_SET_INDEX_UNDEFINED = 4294967295
WGPU_STRLEN = 18446744073709551615
WGPU_WHOLE_MAP_SIZE = 18446744073709551615
WGPU_WHOLE_SIZE = 18446744073709551615
# skipped (empty): WEBGPU_H_ WGPU_EXPORT WGPU_OBJECT_ATTRIBUTE WGPU_ENUM_ATTRIBUTE WGPU_STRUCTURE_ATTRIBUTE WGPU_FUNCTION_ATTRIBUTE WGPU_NULLABLE WGPU_H_
# skipped (not-expression): _wgpu_COMMA
# skipped (statement): _wgpu_STRUCT_ZERO_INIT WGPU_STRING_VIEW_INIT WGPU_BUFFER_MAP_CALLBACK_INFO_INIT WGPU_COMPILATION_INFO_CALLBACK_INFO_INIT WGPU_CREATE_COMPUTE_PIPELINE_ASYNC_CALLBACK_INFO_INIT WGPU_CREATE_RENDER_PIPELINE_ASYNC_CALLBACK_INFO_INIT WGPU_DEVICE_LOST_CALLBACK_INFO_INIT WGPU_POP_ERROR_SCOPE_CALLBACK_INFO_INIT WGPU_QUEUE_WORK_DONE_CALLBACK_INFO_INIT WGPU_REQUEST_ADAPTER_CALLBACK_INFO_INIT WGPU_REQUEST_DEVICE_CALLBACK_INFO_INIT WGPU_UNCAPTURED_ERROR_CALLBACK_INFO_INIT WGPU_ADAPTER_INFO_INIT WGPU_BLEND_COMPONENT_INIT WGPU_BUFFER_BINDING_LAYOUT_INIT WGPU_BUFFER_DESCRIPTOR_INIT WGPU_COLOR_INIT WGPU_COMMAND_BUFFER_DESCRIPTOR_INIT WGPU_COMMAND_ENCODER_DESCRIPTOR_INIT WGPU_COMPATIBILITY_MODE_LIMITS_INIT WGPU_COMPILATION_MESSAGE_INIT WGPU_CONSTANT_ENTRY_INIT WGPU_EXTENT_3D_INIT WGPU_EXTERNAL_TEXTURE_BINDING_ENTRY_INIT WGPU_EXTERNAL_TEXTURE_BINDING_LAYOUT_INIT WGPU_FUTURE_INIT WGPU_INSTANCE_LIMITS_INIT WGPU_MULTISAMPLE_STATE_INIT WGPU_ORIGIN_3D_INIT WGPU_PASS_TIMESTAMP_WRITES_INIT WGPU_PIPELINE_LAYOUT_DESCRIPTOR_INIT WGPU_PRIMITIVE_STATE_INIT WGPU_QUERY_SET_DESCRIPTOR_INIT WGPU_QUEUE_DESCRIPTOR_INIT WGPU_RENDER_BUNDLE_DESCRIPTOR_INIT WGPU_RENDER_BUNDLE_ENCODER_DESCRIPTOR_INIT WGPU_RENDER_PASS_DEPTH_STENCIL_ATTACHMENT_INIT WGPU_RENDER_PASS_MAX_DRAW_COUNT_INIT WGPU_REQUEST_ADAPTER_WEBXR_OPTIONS_INIT WGPU_SAMPLER_BINDING_LAYOUT_INIT WGPU_SAMPLER_DESCRIPTOR_INIT WGPU_SHADER_SOURCE_SPIRV_INIT WGPU_SHADER_SOURCE_WGSL_INIT WGPU_STENCIL_FACE_STATE_INIT WGPU_STORAGE_TEXTURE_BINDING_LAYOUT_INIT WGPU_SUPPORTED_FEATURES_INIT WGPU_SUPPORTED_INSTANCE_FEATURES_INIT WGPU_SUPPORTED_WGSL_LANGUAGE_FEATURES_INIT WGPU_SURFACE_CAPABILITIES_INIT WGPU_SURFACE_COLOR_MANAGEMENT_INIT WGPU_SURFACE_CONFIGURATION_INIT WGPU_SURFACE_SOURCE_ANDROID_NATIVE_WINDOW_INIT WGPU_SURFACE_SOURCE_METAL_LAYER_INIT WGPU_SURFACE_SOURCE_WAYLAND_SURFACE_INIT WGPU_SURFACE_SOURCE_WINDOWS_HWND_INIT WGPU_SURFACE_SOURCE_XCB_WINDOW_INIT WGPU_SURFACE_SOURCE_XLIB_WINDOW_INIT WGPU_SURFACE_TEXTURE_INIT WGPU_TEXEL_COPY_BUFFER_LAYOUT_INIT WGPU_TEXTURE_BINDING_LAYOUT_INIT WGPU_TEXTURE_BINDING_VIEW_DIMENSION_INIT WGPU_TEXTURE_COMPONENT_SWIZZLE_INIT WGPU_VERTEX_ATTRIBUTE_INIT WGPU_BIND_GROUP_ENTRY_INIT WGPU_BIND_GROUP_LAYOUT_ENTRY_INIT WGPU_BLEND_STATE_INIT WGPU_COMPILATION_INFO_INIT WGPU_COMPUTE_PASS_DESCRIPTOR_INIT WGPU_COMPUTE_STATE_INIT WGPU_DEPTH_STENCIL_STATE_INIT WGPU_FUTURE_WAIT_INFO_INIT WGPU_INSTANCE_DESCRIPTOR_INIT WGPU_LIMITS_INIT WGPU_RENDER_PASS_COLOR_ATTACHMENT_INIT WGPU_REQUEST_ADAPTER_OPTIONS_INIT WGPU_SHADER_MODULE_DESCRIPTOR_INIT WGPU_SURFACE_DESCRIPTOR_INIT WGPU_TEXEL_COPY_BUFFER_INFO_INIT WGPU_TEXEL_COPY_TEXTURE_INFO_INIT WGPU_TEXTURE_COMPONENT_SWIZZLE_DESCRIPTOR_INIT WGPU_TEXTURE_DESCRIPTOR_INIT WGPU_VERTEX_BUFFER_LAYOUT_INIT WGPU_BIND_GROUP_DESCRIPTOR_INIT WGPU_BIND_GROUP_LAYOUT_DESCRIPTOR_INIT WGPU_COLOR_TARGET_STATE_INIT WGPU_COMPUTE_PIPELINE_DESCRIPTOR_INIT WGPU_DEVICE_DESCRIPTOR_INIT WGPU_RENDER_PASS_DESCRIPTOR_INIT WGPU_TEXTURE_VIEW_DESCRIPTOR_INIT WGPU_VERTEX_STATE_INIT WGPU_FRAGMENT_STATE_INIT WGPU_RENDER_PIPELINE_DESCRIPTOR_INIT WGPU_NATIVE_LIMITS_INIT
# skipped (syntax): _wgpu_ENUM_ZERO_INIT _wgpu_MAKE_INIT_STRUCT
