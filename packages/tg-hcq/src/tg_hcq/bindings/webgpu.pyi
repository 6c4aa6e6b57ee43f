# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

class struct_WGPUStringView(runtime.Struct):
    """Nullable value defining a pointer+length view into a UTF-8 encoded string."""
    data: Field[bytes | None]
    length: Field[int]
WGPUStringView = struct_WGPUStringView
WGPUFlags = ctypes.c_uint64
WGPUBool = ctypes.c_uint32
class struct_WGPUAdapterImpl(runtime.Struct): ...
WGPUAdapter = Any
class struct_WGPUBindGroupImpl(runtime.Struct): ...
WGPUBindGroup = Any
class struct_WGPUBindGroupLayoutImpl(runtime.Struct): ...
WGPUBindGroupLayout = Any
class struct_WGPUBufferImpl(runtime.Struct): ...
WGPUBuffer = Any
class struct_WGPUCommandBufferImpl(runtime.Struct): ...
WGPUCommandBuffer = Any
class struct_WGPUCommandEncoderImpl(runtime.Struct): ...
WGPUCommandEncoder = Any
class struct_WGPUComputePassEncoderImpl(runtime.Struct): ...
WGPUComputePassEncoder = Any
class struct_WGPUComputePipelineImpl(runtime.Struct): ...
WGPUComputePipeline = Any
class struct_WGPUDeviceImpl(runtime.Struct): ...
WGPUDevice = Any
class struct_WGPUExternalTextureImpl(runtime.Struct): ...
WGPUExternalTexture = Any
class struct_WGPUInstanceImpl(runtime.Struct): ...
WGPUInstance = Any
class struct_WGPUPipelineLayoutImpl(runtime.Struct): ...
WGPUPipelineLayout = Any
class struct_WGPUQuerySetImpl(runtime.Struct): ...
WGPUQuerySet = Any
class struct_WGPUQueueImpl(runtime.Struct): ...
WGPUQueue = Any
class struct_WGPURenderBundleImpl(runtime.Struct): ...
WGPURenderBundle = Any
class struct_WGPURenderBundleEncoderImpl(runtime.Struct): ...
WGPURenderBundleEncoder = Any
class struct_WGPURenderPassEncoderImpl(runtime.Struct): ...
WGPURenderPassEncoder = Any
class struct_WGPURenderPipelineImpl(runtime.Struct): ...
WGPURenderPipeline = Any
class struct_WGPUSamplerImpl(runtime.Struct): ...
WGPUSampler = Any
class struct_WGPUShaderModuleImpl(runtime.Struct): ...
WGPUShaderModule = Any
class struct_WGPUSurfaceImpl(runtime.Struct): ...
WGPUSurface = Any
class struct_WGPUTextureImpl(runtime.Struct): ...
WGPUTexture = Any
class struct_WGPUTextureViewImpl(runtime.Struct): ...
WGPUTextureView = Any
enum_WGPUSType = ctypes.c_uint32
WGPUSType_ShaderSourceSPIRV: int
WGPUSType_ShaderSourceWGSL: int
WGPUSType_RenderPassMaxDrawCount: int
WGPUSType_SurfaceSourceMetalLayer: int
WGPUSType_SurfaceSourceWindowsHWND: int
WGPUSType_SurfaceSourceXlibWindow: int
WGPUSType_SurfaceSourceWaylandSurface: int
WGPUSType_SurfaceSourceAndroidNativeWindow: int
WGPUSType_SurfaceSourceXCBWindow: int
WGPUSType_SurfaceColorManagement: int
WGPUSType_RequestAdapterWebXROptions: int
WGPUSType_TextureComponentSwizzleDescriptor: int
WGPUSType_ExternalTextureBindingLayout: int
WGPUSType_ExternalTextureBindingEntry: int
WGPUSType_CompatibilityModeLimits: int
WGPUSType_TextureBindingViewDimension: int
WGPUSType_Force32: int
WGPUSType = enum_WGPUSType
class struct_WGPUChainedStruct(runtime.Struct):
    """Structures used to extend descriptors."""
    next: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    sType: Field[int]
WGPUChainedStruct = struct_WGPUChainedStruct
enum_WGPUBackendType = ctypes.c_uint32
WGPUBackendType_Undefined: int
WGPUBackendType_Null: int
WGPUBackendType_WebGPU: int
WGPUBackendType_D3D11: int
WGPUBackendType_D3D12: int
WGPUBackendType_Metal: int
WGPUBackendType_Vulkan: int
WGPUBackendType_OpenGL: int
WGPUBackendType_OpenGLES: int
WGPUBackendType_Force32: int
WGPUBackendType = enum_WGPUBackendType
enum_WGPUAdapterType = ctypes.c_uint32
WGPUAdapterType_DiscreteGPU: int
WGPUAdapterType_IntegratedGPU: int
WGPUAdapterType_CPU: int
WGPUAdapterType_Unknown: int
WGPUAdapterType_Force32: int
WGPUAdapterType = enum_WGPUAdapterType
class struct_WGPUAdapterInfo(runtime.Struct):
    """Default values can be set using WGPU_ADAPTER_INFO_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    vendor: Field[struct_WGPUStringView]
    architecture: Field[struct_WGPUStringView]
    device: Field[struct_WGPUStringView]
    description: Field[struct_WGPUStringView]
    backendType: Field[int]
    adapterType: Field[int]
    vendorID: Field[int]
    deviceID: Field[int]
    subgroupMinSize: Field[int]
    subgroupMaxSize: Field[int]
enum_WGPUBlendOperation = ctypes.c_uint32
WGPUBlendOperation_Undefined: int
WGPUBlendOperation_Add: int
WGPUBlendOperation_Subtract: int
WGPUBlendOperation_ReverseSubtract: int
WGPUBlendOperation_Min: int
WGPUBlendOperation_Max: int
WGPUBlendOperation_Force32: int
WGPUBlendOperation = enum_WGPUBlendOperation
enum_WGPUBlendFactor = ctypes.c_uint32
WGPUBlendFactor_Undefined: int
WGPUBlendFactor_Zero: int
WGPUBlendFactor_One: int
WGPUBlendFactor_Src: int
WGPUBlendFactor_OneMinusSrc: int
WGPUBlendFactor_SrcAlpha: int
WGPUBlendFactor_OneMinusSrcAlpha: int
WGPUBlendFactor_Dst: int
WGPUBlendFactor_OneMinusDst: int
WGPUBlendFactor_DstAlpha: int
WGPUBlendFactor_OneMinusDstAlpha: int
WGPUBlendFactor_SrcAlphaSaturated: int
WGPUBlendFactor_Constant: int
WGPUBlendFactor_OneMinusConstant: int
WGPUBlendFactor_Src1: int
WGPUBlendFactor_OneMinusSrc1: int
WGPUBlendFactor_Src1Alpha: int
WGPUBlendFactor_OneMinusSrc1Alpha: int
WGPUBlendFactor_Force32: int
WGPUBlendFactor = enum_WGPUBlendFactor
class struct_WGPUBlendComponent(runtime.Struct):
    """Default values can be set using WGPU_BLEND_COMPONENT_INIT as initializer."""
    operation: Field[int]
    srcFactor: Field[int]
    dstFactor: Field[int]
enum_WGPUBufferBindingType = ctypes.c_uint32
WGPUBufferBindingType_BindingNotUsed: int
WGPUBufferBindingType_Undefined: int
WGPUBufferBindingType_Uniform: int
WGPUBufferBindingType_Storage: int
WGPUBufferBindingType_ReadOnlyStorage: int
WGPUBufferBindingType_Force32: int
WGPUBufferBindingType = enum_WGPUBufferBindingType
class struct_WGPUBufferBindingLayout(runtime.Struct):
    """Default values can be set using WGPU_BUFFER_BINDING_LAYOUT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    type: Field[int]
    hasDynamicOffset: Field[int]
    minBindingSize: Field[int]
WGPUBufferUsage = WGPUFlags
class struct_WGPUBufferDescriptor(runtime.Struct):
    """Default values can be set using WGPU_BUFFER_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    usage: Field[int]
    size: Field[int]
    mappedAtCreation: Field[int]
class struct_WGPUColor(runtime.Struct):
    """An RGBA color. Represents a `f32`, `i32`, or `u32` color using DoubleAsSupertype."""
    r: Field[float]
    g: Field[float]
    b: Field[float]
    a: Field[float]
class struct_WGPUCommandBufferDescriptor(runtime.Struct):
    """Default values can be set using WGPU_COMMAND_BUFFER_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
class struct_WGPUCommandEncoderDescriptor(runtime.Struct):
    """Default values can be set using WGPU_COMMAND_ENCODER_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
class struct_WGPUCompatibilityModeLimits(runtime.Struct):
    """Note: While Compatibility Mode is optional to implement, this extension struct is required to be supported (for both queries and requests) and behave as defined in the WebGPU spec."""
    chain: Field[struct_WGPUChainedStruct]
    maxStorageBuffersInVertexStage: Field[int]
    maxStorageTexturesInVertexStage: Field[int]
    maxStorageBuffersInFragmentStage: Field[int]
    maxStorageTexturesInFragmentStage: Field[int]
enum_WGPUCompilationMessageType = ctypes.c_uint32
WGPUCompilationMessageType_Error: int
WGPUCompilationMessageType_Warning: int
WGPUCompilationMessageType_Info: int
WGPUCompilationMessageType_Force32: int
WGPUCompilationMessageType = enum_WGPUCompilationMessageType
class struct_WGPUCompilationMessage(runtime.Struct):
    """This is an ImplementationAllocatedStructChain root. Arbitrary chains must be handled gracefully by the application!"""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    message: Field[struct_WGPUStringView]
    type: Field[int]
    lineNum: Field[int]
    linePos: Field[int]
    offset: Field[int]
    length: Field[int]
class struct_WGPUConstantEntry(runtime.Struct):
    """Default values can be set using WGPU_CONSTANT_ENTRY_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    key: Field[struct_WGPUStringView]
    value: Field[float]
class struct_WGPUExtent3D(runtime.Struct):
    """Default values can be set using WGPU_EXTENT_3D_INIT as initializer."""
    width: Field[int]
    height: Field[int]
    depthOrArrayLayers: Field[int]
class struct_WGPUExternalTextureBindingEntry(runtime.Struct):
    """Chained in an WGPUBindGroupEntry to set it to an WGPUExternalTexture. This must have a corresponding WGPUExternalTextureBindingLayout in the WGPUBindGroupLayout."""
    chain: Field[struct_WGPUChainedStruct]
    externalTexture: Field[ctypes._Pointer[struct_WGPUExternalTextureImpl]]
class struct_WGPUExternalTextureBindingLayout(runtime.Struct):
    """Chained in WGPUBindGroupLayoutEntry to specify that the corresponding entries in an WGPUBindGroup will contain an WGPUExternalTexture."""
    chain: Field[struct_WGPUChainedStruct]
class struct_WGPUFuture(runtime.Struct):
    """Opaque handle to an asynchronous operation. See Asynchronous-Operations for more information."""
    id: Field[int]
class struct_WGPUInstanceLimits(runtime.Struct):
    """Default values can be set using WGPU_INSTANCE_LIMITS_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    timedWaitAnyMaxCount: Field[int]
class struct_WGPUMultisampleState(runtime.Struct):
    """Default values can be set using WGPU_MULTISAMPLE_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    count: Field[int]
    mask: Field[int]
    alphaToCoverageEnabled: Field[int]
class struct_WGPUOrigin3D(runtime.Struct):
    """Default values can be set using WGPU_ORIGIN_3D_INIT as initializer."""
    x: Field[int]
    y: Field[int]
    z: Field[int]
class struct_WGPUPassTimestampWrites(runtime.Struct):
    """Default values can be set using WGPU_PASS_TIMESTAMP_WRITES_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    querySet: Field[ctypes._Pointer[struct_WGPUQuerySetImpl]]
    beginningOfPassWriteIndex: Field[int]
    endOfPassWriteIndex: Field[int]
class struct_WGPUPipelineLayoutDescriptor(runtime.Struct):
    """Default values can be set using WGPU_PIPELINE_LAYOUT_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    bindGroupLayoutCount: Field[int]
    bindGroupLayouts: Field[ctypes._Pointer[Any]]
    immediateSize: Field[int]
enum_WGPUPrimitiveTopology = ctypes.c_uint32
WGPUPrimitiveTopology_Undefined: int
WGPUPrimitiveTopology_PointList: int
WGPUPrimitiveTopology_LineList: int
WGPUPrimitiveTopology_LineStrip: int
WGPUPrimitiveTopology_TriangleList: int
WGPUPrimitiveTopology_TriangleStrip: int
WGPUPrimitiveTopology_Force32: int
WGPUPrimitiveTopology = enum_WGPUPrimitiveTopology
enum_WGPUIndexFormat = ctypes.c_uint32
WGPUIndexFormat_Undefined: int
WGPUIndexFormat_Uint16: int
WGPUIndexFormat_Uint32: int
WGPUIndexFormat_Force32: int
WGPUIndexFormat = enum_WGPUIndexFormat
enum_WGPUFrontFace = ctypes.c_uint32
WGPUFrontFace_Undefined: int
WGPUFrontFace_CCW: int
WGPUFrontFace_CW: int
WGPUFrontFace_Force32: int
WGPUFrontFace = enum_WGPUFrontFace
enum_WGPUCullMode = ctypes.c_uint32
WGPUCullMode_Undefined: int
WGPUCullMode_None: int
WGPUCullMode_Front: int
WGPUCullMode_Back: int
WGPUCullMode_Force32: int
WGPUCullMode = enum_WGPUCullMode
class struct_WGPUPrimitiveState(runtime.Struct):
    """Default values can be set using WGPU_PRIMITIVE_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    topology: Field[int]
    stripIndexFormat: Field[int]
    frontFace: Field[int]
    cullMode: Field[int]
    unclippedDepth: Field[int]
enum_WGPUQueryType = ctypes.c_uint32
WGPUQueryType_Occlusion: int
WGPUQueryType_Timestamp: int
WGPUQueryType_Force32: int
WGPUQueryType = enum_WGPUQueryType
class struct_WGPUQuerySetDescriptor(runtime.Struct):
    """Default values can be set using WGPU_QUERY_SET_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    type: Field[int]
    count: Field[int]
class struct_WGPUQueueDescriptor(runtime.Struct):
    """Default values can be set using WGPU_QUEUE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
class struct_WGPURenderBundleDescriptor(runtime.Struct):
    """Default values can be set using WGPU_RENDER_BUNDLE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
enum_WGPUTextureFormat = ctypes.c_uint32
WGPUTextureFormat_Undefined: int
WGPUTextureFormat_R8Unorm: int
WGPUTextureFormat_R8Snorm: int
WGPUTextureFormat_R8Uint: int
WGPUTextureFormat_R8Sint: int
WGPUTextureFormat_R16Unorm: int
WGPUTextureFormat_R16Snorm: int
WGPUTextureFormat_R16Uint: int
WGPUTextureFormat_R16Sint: int
WGPUTextureFormat_R16Float: int
WGPUTextureFormat_RG8Unorm: int
WGPUTextureFormat_RG8Snorm: int
WGPUTextureFormat_RG8Uint: int
WGPUTextureFormat_RG8Sint: int
WGPUTextureFormat_R32Float: int
WGPUTextureFormat_R32Uint: int
WGPUTextureFormat_R32Sint: int
WGPUTextureFormat_RG16Unorm: int
WGPUTextureFormat_RG16Snorm: int
WGPUTextureFormat_RG16Uint: int
WGPUTextureFormat_RG16Sint: int
WGPUTextureFormat_RG16Float: int
WGPUTextureFormat_RGBA8Unorm: int
WGPUTextureFormat_RGBA8UnormSrgb: int
WGPUTextureFormat_RGBA8Snorm: int
WGPUTextureFormat_RGBA8Uint: int
WGPUTextureFormat_RGBA8Sint: int
WGPUTextureFormat_BGRA8Unorm: int
WGPUTextureFormat_BGRA8UnormSrgb: int
WGPUTextureFormat_RGB10A2Uint: int
WGPUTextureFormat_RGB10A2Unorm: int
WGPUTextureFormat_RG11B10Ufloat: int
WGPUTextureFormat_RGB9E5Ufloat: int
WGPUTextureFormat_RG32Float: int
WGPUTextureFormat_RG32Uint: int
WGPUTextureFormat_RG32Sint: int
WGPUTextureFormat_RGBA16Unorm: int
WGPUTextureFormat_RGBA16Snorm: int
WGPUTextureFormat_RGBA16Uint: int
WGPUTextureFormat_RGBA16Sint: int
WGPUTextureFormat_RGBA16Float: int
WGPUTextureFormat_RGBA32Float: int
WGPUTextureFormat_RGBA32Uint: int
WGPUTextureFormat_RGBA32Sint: int
WGPUTextureFormat_Stencil8: int
WGPUTextureFormat_Depth16Unorm: int
WGPUTextureFormat_Depth24Plus: int
WGPUTextureFormat_Depth24PlusStencil8: int
WGPUTextureFormat_Depth32Float: int
WGPUTextureFormat_Depth32FloatStencil8: int
WGPUTextureFormat_BC1RGBAUnorm: int
WGPUTextureFormat_BC1RGBAUnormSrgb: int
WGPUTextureFormat_BC2RGBAUnorm: int
WGPUTextureFormat_BC2RGBAUnormSrgb: int
WGPUTextureFormat_BC3RGBAUnorm: int
WGPUTextureFormat_BC3RGBAUnormSrgb: int
WGPUTextureFormat_BC4RUnorm: int
WGPUTextureFormat_BC4RSnorm: int
WGPUTextureFormat_BC5RGUnorm: int
WGPUTextureFormat_BC5RGSnorm: int
WGPUTextureFormat_BC6HRGBUfloat: int
WGPUTextureFormat_BC6HRGBFloat: int
WGPUTextureFormat_BC7RGBAUnorm: int
WGPUTextureFormat_BC7RGBAUnormSrgb: int
WGPUTextureFormat_ETC2RGB8Unorm: int
WGPUTextureFormat_ETC2RGB8UnormSrgb: int
WGPUTextureFormat_ETC2RGB8A1Unorm: int
WGPUTextureFormat_ETC2RGB8A1UnormSrgb: int
WGPUTextureFormat_ETC2RGBA8Unorm: int
WGPUTextureFormat_ETC2RGBA8UnormSrgb: int
WGPUTextureFormat_EACR11Unorm: int
WGPUTextureFormat_EACR11Snorm: int
WGPUTextureFormat_EACRG11Unorm: int
WGPUTextureFormat_EACRG11Snorm: int
WGPUTextureFormat_ASTC4x4Unorm: int
WGPUTextureFormat_ASTC4x4UnormSrgb: int
WGPUTextureFormat_ASTC5x4Unorm: int
WGPUTextureFormat_ASTC5x4UnormSrgb: int
WGPUTextureFormat_ASTC5x5Unorm: int
WGPUTextureFormat_ASTC5x5UnormSrgb: int
WGPUTextureFormat_ASTC6x5Unorm: int
WGPUTextureFormat_ASTC6x5UnormSrgb: int
WGPUTextureFormat_ASTC6x6Unorm: int
WGPUTextureFormat_ASTC6x6UnormSrgb: int
WGPUTextureFormat_ASTC8x5Unorm: int
WGPUTextureFormat_ASTC8x5UnormSrgb: int
WGPUTextureFormat_ASTC8x6Unorm: int
WGPUTextureFormat_ASTC8x6UnormSrgb: int
WGPUTextureFormat_ASTC8x8Unorm: int
WGPUTextureFormat_ASTC8x8UnormSrgb: int
WGPUTextureFormat_ASTC10x5Unorm: int
WGPUTextureFormat_ASTC10x5UnormSrgb: int
WGPUTextureFormat_ASTC10x6Unorm: int
WGPUTextureFormat_ASTC10x6UnormSrgb: int
WGPUTextureFormat_ASTC10x8Unorm: int
WGPUTextureFormat_ASTC10x8UnormSrgb: int
WGPUTextureFormat_ASTC10x10Unorm: int
WGPUTextureFormat_ASTC10x10UnormSrgb: int
WGPUTextureFormat_ASTC12x10Unorm: int
WGPUTextureFormat_ASTC12x10UnormSrgb: int
WGPUTextureFormat_ASTC12x12Unorm: int
WGPUTextureFormat_ASTC12x12UnormSrgb: int
WGPUTextureFormat_Force32: int
WGPUTextureFormat = enum_WGPUTextureFormat
class struct_WGPURenderBundleEncoderDescriptor(runtime.Struct):
    """Default values can be set using WGPU_RENDER_BUNDLE_ENCODER_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    colorFormatCount: Field[int]
    colorFormats: Field[ctypes._Pointer[ctypes.c_uint32]]
    depthStencilFormat: Field[int]
    sampleCount: Field[int]
    depthReadOnly: Field[int]
    stencilReadOnly: Field[int]
enum_WGPULoadOp = ctypes.c_uint32
WGPULoadOp_Undefined: int
WGPULoadOp_Load: int
WGPULoadOp_Clear: int
WGPULoadOp_Force32: int
WGPULoadOp = enum_WGPULoadOp
enum_WGPUStoreOp = ctypes.c_uint32
WGPUStoreOp_Undefined: int
WGPUStoreOp_Store: int
WGPUStoreOp_Discard: int
WGPUStoreOp_Force32: int
WGPUStoreOp = enum_WGPUStoreOp
class struct_WGPURenderPassDepthStencilAttachment(runtime.Struct):
    """Default values can be set using WGPU_RENDER_PASS_DEPTH_STENCIL_ATTACHMENT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    view: Field[ctypes._Pointer[struct_WGPUTextureViewImpl]]
    depthLoadOp: Field[int]
    depthStoreOp: Field[int]
    depthClearValue: Field[float]
    depthReadOnly: Field[int]
    stencilLoadOp: Field[int]
    stencilStoreOp: Field[int]
    stencilClearValue: Field[int]
    stencilReadOnly: Field[int]
class struct_WGPURenderPassMaxDrawCount(runtime.Struct):
    """Default values can be set using WGPU_RENDER_PASS_MAX_DRAW_COUNT_INIT as initializer."""
    chain: Field[struct_WGPUChainedStruct]
    maxDrawCount: Field[int]
class struct_WGPURequestAdapterWebXROptions(runtime.Struct):
    """Extension providing requestAdapter options for implementations with WebXR interop (i.e. Wasm)."""
    chain: Field[struct_WGPUChainedStruct]
    xrCompatible: Field[int]
enum_WGPUSamplerBindingType = ctypes.c_uint32
WGPUSamplerBindingType_BindingNotUsed: int
WGPUSamplerBindingType_Undefined: int
WGPUSamplerBindingType_Filtering: int
WGPUSamplerBindingType_NonFiltering: int
WGPUSamplerBindingType_Comparison: int
WGPUSamplerBindingType_Force32: int
WGPUSamplerBindingType = enum_WGPUSamplerBindingType
class struct_WGPUSamplerBindingLayout(runtime.Struct):
    """Default values can be set using WGPU_SAMPLER_BINDING_LAYOUT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    type: Field[int]
enum_WGPUAddressMode = ctypes.c_uint32
WGPUAddressMode_Undefined: int
WGPUAddressMode_ClampToEdge: int
WGPUAddressMode_Repeat: int
WGPUAddressMode_MirrorRepeat: int
WGPUAddressMode_Force32: int
WGPUAddressMode = enum_WGPUAddressMode
enum_WGPUFilterMode = ctypes.c_uint32
WGPUFilterMode_Undefined: int
WGPUFilterMode_Nearest: int
WGPUFilterMode_Linear: int
WGPUFilterMode_Force32: int
WGPUFilterMode = enum_WGPUFilterMode
enum_WGPUMipmapFilterMode = ctypes.c_uint32
WGPUMipmapFilterMode_Undefined: int
WGPUMipmapFilterMode_Nearest: int
WGPUMipmapFilterMode_Linear: int
WGPUMipmapFilterMode_Force32: int
WGPUMipmapFilterMode = enum_WGPUMipmapFilterMode
enum_WGPUCompareFunction = ctypes.c_uint32
WGPUCompareFunction_Undefined: int
WGPUCompareFunction_Never: int
WGPUCompareFunction_Less: int
WGPUCompareFunction_Equal: int
WGPUCompareFunction_LessEqual: int
WGPUCompareFunction_Greater: int
WGPUCompareFunction_NotEqual: int
WGPUCompareFunction_GreaterEqual: int
WGPUCompareFunction_Always: int
WGPUCompareFunction_Force32: int
WGPUCompareFunction = enum_WGPUCompareFunction
class struct_WGPUSamplerDescriptor(runtime.Struct):
    """Default values can be set using WGPU_SAMPLER_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    addressModeU: Field[int]
    addressModeV: Field[int]
    addressModeW: Field[int]
    magFilter: Field[int]
    minFilter: Field[int]
    mipmapFilter: Field[int]
    lodMinClamp: Field[float]
    lodMaxClamp: Field[float]
    compare: Field[int]
    maxAnisotropy: Field[int]
class struct_WGPUShaderSourceSPIRV(runtime.Struct):
    """Default values can be set using WGPU_SHADER_SOURCE_SPIRV_INIT as initializer."""
    chain: Field[struct_WGPUChainedStruct]
    codeSize: Field[int]
    code: Field[ctypes._Pointer[ctypes.c_uint32]]
class struct_WGPUShaderSourceWGSL(runtime.Struct):
    """Default values can be set using WGPU_SHADER_SOURCE_WGSL_INIT as initializer."""
    chain: Field[struct_WGPUChainedStruct]
    code: Field[struct_WGPUStringView]
enum_WGPUStencilOperation = ctypes.c_uint32
WGPUStencilOperation_Undefined: int
WGPUStencilOperation_Keep: int
WGPUStencilOperation_Zero: int
WGPUStencilOperation_Replace: int
WGPUStencilOperation_Invert: int
WGPUStencilOperation_IncrementClamp: int
WGPUStencilOperation_DecrementClamp: int
WGPUStencilOperation_IncrementWrap: int
WGPUStencilOperation_DecrementWrap: int
WGPUStencilOperation_Force32: int
WGPUStencilOperation = enum_WGPUStencilOperation
class struct_WGPUStencilFaceState(runtime.Struct):
    """Default values can be set using WGPU_STENCIL_FACE_STATE_INIT as initializer."""
    compare: Field[int]
    failOp: Field[int]
    depthFailOp: Field[int]
    passOp: Field[int]
enum_WGPUStorageTextureAccess = ctypes.c_uint32
WGPUStorageTextureAccess_BindingNotUsed: int
WGPUStorageTextureAccess_Undefined: int
WGPUStorageTextureAccess_WriteOnly: int
WGPUStorageTextureAccess_ReadOnly: int
WGPUStorageTextureAccess_ReadWrite: int
WGPUStorageTextureAccess_Force32: int
WGPUStorageTextureAccess = enum_WGPUStorageTextureAccess
enum_WGPUTextureViewDimension = ctypes.c_uint32
WGPUTextureViewDimension_Undefined: int
WGPUTextureViewDimension_1D: int
WGPUTextureViewDimension_2D: int
WGPUTextureViewDimension_2DArray: int
WGPUTextureViewDimension_Cube: int
WGPUTextureViewDimension_CubeArray: int
WGPUTextureViewDimension_3D: int
WGPUTextureViewDimension_Force32: int
WGPUTextureViewDimension = enum_WGPUTextureViewDimension
class struct_WGPUStorageTextureBindingLayout(runtime.Struct):
    """Default values can be set using WGPU_STORAGE_TEXTURE_BINDING_LAYOUT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    access: Field[int]
    format: Field[int]
    viewDimension: Field[int]
enum_WGPUFeatureName = ctypes.c_uint32
WGPUFeatureName_CoreFeaturesAndLimits: int
WGPUFeatureName_DepthClipControl: int
WGPUFeatureName_Depth32FloatStencil8: int
WGPUFeatureName_TextureCompressionBC: int
WGPUFeatureName_TextureCompressionBCSliced3D: int
WGPUFeatureName_TextureCompressionETC2: int
WGPUFeatureName_TextureCompressionASTC: int
WGPUFeatureName_TextureCompressionASTCSliced3D: int
WGPUFeatureName_TimestampQuery: int
WGPUFeatureName_IndirectFirstInstance: int
WGPUFeatureName_ShaderF16: int
WGPUFeatureName_RG11B10UfloatRenderable: int
WGPUFeatureName_BGRA8UnormStorage: int
WGPUFeatureName_Float32Filterable: int
WGPUFeatureName_Float32Blendable: int
WGPUFeatureName_ClipDistances: int
WGPUFeatureName_DualSourceBlending: int
WGPUFeatureName_Subgroups: int
WGPUFeatureName_TextureFormatsTier1: int
WGPUFeatureName_TextureFormatsTier2: int
WGPUFeatureName_PrimitiveIndex: int
WGPUFeatureName_TextureComponentSwizzle: int
WGPUFeatureName_Force32: int
WGPUFeatureName = enum_WGPUFeatureName
class struct_WGPUSupportedFeatures(runtime.Struct):
    """Default values can be set using WGPU_SUPPORTED_FEATURES_INIT as initializer."""
    featureCount: Field[int]
    features: Field[ctypes._Pointer[ctypes.c_uint32]]
enum_WGPUInstanceFeatureName = ctypes.c_uint32
WGPUInstanceFeatureName_TimedWaitAny: int
WGPUInstanceFeatureName_ShaderSourceSPIRV: int
WGPUInstanceFeatureName_MultipleDevicesPerAdapter: int
WGPUInstanceFeatureName_Force32: int
WGPUInstanceFeatureName = enum_WGPUInstanceFeatureName
class struct_WGPUSupportedInstanceFeatures(runtime.Struct):
    """Default values can be set using WGPU_SUPPORTED_INSTANCE_FEATURES_INIT as initializer."""
    featureCount: Field[int]
    features: Field[ctypes._Pointer[ctypes.c_uint32]]
enum_WGPUWGSLLanguageFeatureName = ctypes.c_uint32
WGPUWGSLLanguageFeatureName_ReadonlyAndReadwriteStorageTextures: int
WGPUWGSLLanguageFeatureName_Packed4x8IntegerDotProduct: int
WGPUWGSLLanguageFeatureName_UnrestrictedPointerParameters: int
WGPUWGSLLanguageFeatureName_PointerCompositeAccess: int
WGPUWGSLLanguageFeatureName_UniformBufferStandardLayout: int
WGPUWGSLLanguageFeatureName_SubgroupId: int
WGPUWGSLLanguageFeatureName_TextureAndSamplerLet: int
WGPUWGSLLanguageFeatureName_SubgroupUniformity: int
WGPUWGSLLanguageFeatureName_TextureFormatsTier1: int
WGPUWGSLLanguageFeatureName_LinearIndexing: int
WGPUWGSLLanguageFeatureName_Force32: int
WGPUWGSLLanguageFeatureName = enum_WGPUWGSLLanguageFeatureName
class struct_WGPUSupportedWGSLLanguageFeatures(runtime.Struct):
    """Default values can be set using WGPU_SUPPORTED_WGSL_LANGUAGE_FEATURES_INIT as initializer."""
    featureCount: Field[int]
    features: Field[ctypes._Pointer[ctypes.c_uint32]]
WGPUTextureUsage = WGPUFlags
enum_WGPUPresentMode = ctypes.c_uint32
WGPUPresentMode_Undefined: int
WGPUPresentMode_Fifo: int
WGPUPresentMode_FifoRelaxed: int
WGPUPresentMode_Immediate: int
WGPUPresentMode_Mailbox: int
WGPUPresentMode_Force32: int
WGPUPresentMode = enum_WGPUPresentMode
enum_WGPUCompositeAlphaMode = ctypes.c_uint32
WGPUCompositeAlphaMode_Auto: int
WGPUCompositeAlphaMode_Opaque: int
WGPUCompositeAlphaMode_Premultiplied: int
WGPUCompositeAlphaMode_Unpremultiplied: int
WGPUCompositeAlphaMode_Inherit: int
WGPUCompositeAlphaMode_Force32: int
WGPUCompositeAlphaMode = enum_WGPUCompositeAlphaMode
class struct_WGPUSurfaceCapabilities(runtime.Struct):
    """Filled by wgpuSurfaceGetCapabilities with what's supported for wgpuSurfaceConfigure for a pair of WGPUSurface and WGPUAdapter."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    usages: Field[int]
    formatCount: Field[int]
    formats: Field[ctypes._Pointer[ctypes.c_uint32]]
    presentModeCount: Field[int]
    presentModes: Field[ctypes._Pointer[ctypes.c_uint32]]
    alphaModeCount: Field[int]
    alphaModes: Field[ctypes._Pointer[ctypes.c_uint32]]
enum_WGPUPredefinedColorSpace = ctypes.c_uint32
WGPUPredefinedColorSpace_SRGB: int
WGPUPredefinedColorSpace_DisplayP3: int
WGPUPredefinedColorSpace_Force32: int
WGPUPredefinedColorSpace = enum_WGPUPredefinedColorSpace
enum_WGPUToneMappingMode = ctypes.c_uint32
WGPUToneMappingMode_Standard: int
WGPUToneMappingMode_Extended: int
WGPUToneMappingMode_Force32: int
WGPUToneMappingMode = enum_WGPUToneMappingMode
class struct_WGPUSurfaceColorManagement(runtime.Struct):
    """Extension of WGPUSurfaceConfiguration for color spaces and HDR."""
    chain: Field[struct_WGPUChainedStruct]
    colorSpace: Field[int]
    toneMappingMode: Field[int]
class struct_WGPUSurfaceConfiguration(runtime.Struct):
    """Options to wgpuSurfaceConfigure for defining how a WGPUSurface will be rendered to and presented to the user. See Surface-Configuration for more details."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    device: Field[ctypes._Pointer[struct_WGPUDeviceImpl]]
    format: Field[int]
    usage: Field[int]
    width: Field[int]
    height: Field[int]
    viewFormatCount: Field[int]
    viewFormats: Field[ctypes._Pointer[ctypes.c_uint32]]
    alphaMode: Field[int]
    presentMode: Field[int]
class struct_WGPUSurfaceSourceAndroidNativeWindow(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping an Android [`ANativeWindow`](https://developer.android.com/ndk/reference/group/a-native-window)."""
    chain: Field[struct_WGPUChainedStruct]
    window: Field[int | None]
class struct_WGPUSurfaceSourceMetalLayer(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping a [`CAMetalLayer`](https://developer.apple.com/documentation/quartzcore/cametallayer?language=objc)."""
    chain: Field[struct_WGPUChainedStruct]
    layer: Field[int | None]
class struct_WGPUSurfaceSourceWaylandSurface(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping a [Wayland](https://wayland.freedesktop.org/) [`wl_surface`](https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_surface)."""
    chain: Field[struct_WGPUChainedStruct]
    display: Field[int | None]
    surface: Field[int | None]
class struct_WGPUSurfaceSourceWindowsHWND(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping a Windows [`HWND`](https://learn.microsoft.com/en-us/windows/apps/develop/ui-input/retrieve-hwnd)."""
    chain: Field[struct_WGPUChainedStruct]
    hinstance: Field[int | None]
    hwnd: Field[int | None]
class struct_WGPUSurfaceSourceXCBWindow(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping an [XCB](https://xcb.freedesktop.org/) `xcb_window_t`."""
    chain: Field[struct_WGPUChainedStruct]
    connection: Field[int | None]
    window: Field[int]
class struct_WGPUSurfaceSourceXlibWindow(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make an WGPUSurface wrapping an [Xlib](https://www.x.org/releases/current/doc/libX11/libX11/libX11.html) `Window`."""
    chain: Field[struct_WGPUChainedStruct]
    display: Field[int | None]
    window: Field[int]
enum_WGPUSurfaceGetCurrentTextureStatus = ctypes.c_uint32
WGPUSurfaceGetCurrentTextureStatus_SuccessOptimal: int
WGPUSurfaceGetCurrentTextureStatus_SuccessSuboptimal: int
WGPUSurfaceGetCurrentTextureStatus_Timeout: int
WGPUSurfaceGetCurrentTextureStatus_Outdated: int
WGPUSurfaceGetCurrentTextureStatus_Lost: int
WGPUSurfaceGetCurrentTextureStatus_Error: int
WGPUSurfaceGetCurrentTextureStatus_Force32: int
WGPUSurfaceGetCurrentTextureStatus = enum_WGPUSurfaceGetCurrentTextureStatus
class struct_WGPUSurfaceTexture(runtime.Struct):
    """Queried each frame from a WGPUSurface to get a WGPUTexture to render to along with some metadata. See Surface-Presenting for more details."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    texture: Field[ctypes._Pointer[struct_WGPUTextureImpl]]
    status: Field[int]
class struct_WGPUTexelCopyBufferLayout(runtime.Struct):
    """Default values can be set using WGPU_TEXEL_COPY_BUFFER_LAYOUT_INIT as initializer."""
    offset: Field[int]
    bytesPerRow: Field[int]
    rowsPerImage: Field[int]
enum_WGPUTextureSampleType = ctypes.c_uint32
WGPUTextureSampleType_BindingNotUsed: int
WGPUTextureSampleType_Undefined: int
WGPUTextureSampleType_Float: int
WGPUTextureSampleType_UnfilterableFloat: int
WGPUTextureSampleType_Depth: int
WGPUTextureSampleType_Sint: int
WGPUTextureSampleType_Uint: int
WGPUTextureSampleType_Force32: int
WGPUTextureSampleType = enum_WGPUTextureSampleType
class struct_WGPUTextureBindingLayout(runtime.Struct):
    """Default values can be set using WGPU_TEXTURE_BINDING_LAYOUT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    sampleType: Field[int]
    viewDimension: Field[int]
    multisampled: Field[int]
class struct_WGPUTextureBindingViewDimension(runtime.Struct):
    """Note: While Compatibility Mode is optional to implement, this extension struct is required to be accepted (but per the WebGPU spec, its contents are ignored on devices that have the WGPUFeatureName_CoreFeaturesAndLimits feature)."""
    chain: Field[struct_WGPUChainedStruct]
    textureBindingViewDimension: Field[int]
enum_WGPUComponentSwizzle = ctypes.c_uint32
WGPUComponentSwizzle_Undefined: int
WGPUComponentSwizzle_Zero: int
WGPUComponentSwizzle_One: int
WGPUComponentSwizzle_R: int
WGPUComponentSwizzle_G: int
WGPUComponentSwizzle_B: int
WGPUComponentSwizzle_A: int
WGPUComponentSwizzle_Force32: int
WGPUComponentSwizzle = enum_WGPUComponentSwizzle
class struct_WGPUTextureComponentSwizzle(runtime.Struct):
    """When accessed by a shader, the red/green/blue/alpha channels are replaced by the value corresponding to the component specified in r, g, b, and a, respectively unlike the JS API which uses a string of length four, with each character mapping to the texture view's red/green/blue/alpha channels."""
    r: Field[int]
    g: Field[int]
    b: Field[int]
    a: Field[int]
enum_WGPUVertexFormat = ctypes.c_uint32
WGPUVertexFormat_Uint8: int
WGPUVertexFormat_Uint8x2: int
WGPUVertexFormat_Uint8x4: int
WGPUVertexFormat_Sint8: int
WGPUVertexFormat_Sint8x2: int
WGPUVertexFormat_Sint8x4: int
WGPUVertexFormat_Unorm8: int
WGPUVertexFormat_Unorm8x2: int
WGPUVertexFormat_Unorm8x4: int
WGPUVertexFormat_Snorm8: int
WGPUVertexFormat_Snorm8x2: int
WGPUVertexFormat_Snorm8x4: int
WGPUVertexFormat_Uint16: int
WGPUVertexFormat_Uint16x2: int
WGPUVertexFormat_Uint16x4: int
WGPUVertexFormat_Sint16: int
WGPUVertexFormat_Sint16x2: int
WGPUVertexFormat_Sint16x4: int
WGPUVertexFormat_Unorm16: int
WGPUVertexFormat_Unorm16x2: int
WGPUVertexFormat_Unorm16x4: int
WGPUVertexFormat_Snorm16: int
WGPUVertexFormat_Snorm16x2: int
WGPUVertexFormat_Snorm16x4: int
WGPUVertexFormat_Float16: int
WGPUVertexFormat_Float16x2: int
WGPUVertexFormat_Float16x4: int
WGPUVertexFormat_Float32: int
WGPUVertexFormat_Float32x2: int
WGPUVertexFormat_Float32x3: int
WGPUVertexFormat_Float32x4: int
WGPUVertexFormat_Uint32: int
WGPUVertexFormat_Uint32x2: int
WGPUVertexFormat_Uint32x3: int
WGPUVertexFormat_Uint32x4: int
WGPUVertexFormat_Sint32: int
WGPUVertexFormat_Sint32x2: int
WGPUVertexFormat_Sint32x3: int
WGPUVertexFormat_Sint32x4: int
WGPUVertexFormat_Unorm10_10_10_2: int
WGPUVertexFormat_Unorm8x4BGRA: int
WGPUVertexFormat_Force32: int
WGPUVertexFormat = enum_WGPUVertexFormat
class struct_WGPUVertexAttribute(runtime.Struct):
    """Default values can be set using WGPU_VERTEX_ATTRIBUTE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    format: Field[int]
    offset: Field[int]
    shaderLocation: Field[int]
class struct_WGPUBindGroupEntry(runtime.Struct):
    """Default values can be set using WGPU_BIND_GROUP_ENTRY_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    binding: Field[int]
    buffer: Field[ctypes._Pointer[struct_WGPUBufferImpl]]
    offset: Field[int]
    size: Field[int]
    sampler: Field[ctypes._Pointer[struct_WGPUSamplerImpl]]
    textureView: Field[ctypes._Pointer[struct_WGPUTextureViewImpl]]
WGPUShaderStage = WGPUFlags
WGPUBufferBindingLayout = struct_WGPUBufferBindingLayout
WGPUSamplerBindingLayout = struct_WGPUSamplerBindingLayout
WGPUTextureBindingLayout = struct_WGPUTextureBindingLayout
WGPUStorageTextureBindingLayout = struct_WGPUStorageTextureBindingLayout
class struct_WGPUBindGroupLayoutEntry(runtime.Struct):
    """Default values can be set using WGPU_BIND_GROUP_LAYOUT_ENTRY_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    binding: Field[int]
    visibility: Field[int]
    bindingArraySize: Field[int]
    buffer: Field[struct_WGPUBufferBindingLayout]
    sampler: Field[struct_WGPUSamplerBindingLayout]
    texture: Field[struct_WGPUTextureBindingLayout]
    storageTexture: Field[struct_WGPUStorageTextureBindingLayout]
WGPUBlendComponent = struct_WGPUBlendComponent
class struct_WGPUBlendState(runtime.Struct):
    """Default values can be set using WGPU_BLEND_STATE_INIT as initializer."""
    color: Field[struct_WGPUBlendComponent]
    alpha: Field[struct_WGPUBlendComponent]
WGPUCompilationMessage = struct_WGPUCompilationMessage
class struct_WGPUCompilationInfo(runtime.Struct):
    """This is an ImplementationAllocatedStructChain root. Arbitrary chains must be handled gracefully by the application!"""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    messageCount: Field[int]
    messages: Field[ctypes._Pointer[struct_WGPUCompilationMessage]]
WGPUPassTimestampWrites = struct_WGPUPassTimestampWrites
class struct_WGPUComputePassDescriptor(runtime.Struct):
    """Default values can be set using WGPU_COMPUTE_PASS_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    timestampWrites: Field[ctypes._Pointer[struct_WGPUPassTimestampWrites]]
WGPUConstantEntry = struct_WGPUConstantEntry
class struct_WGPUComputeState(runtime.Struct):
    """Default values can be set using WGPU_COMPUTE_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    module: Field[ctypes._Pointer[struct_WGPUShaderModuleImpl]]
    entryPoint: Field[struct_WGPUStringView]
    constantCount: Field[int]
    constants: Field[ctypes._Pointer[struct_WGPUConstantEntry]]
enum_WGPUOptionalBool = ctypes.c_uint32
WGPUOptionalBool_False: int
WGPUOptionalBool_True: int
WGPUOptionalBool_Undefined: int
WGPUOptionalBool_Force32: int
WGPUOptionalBool = enum_WGPUOptionalBool
WGPUStencilFaceState = struct_WGPUStencilFaceState
class struct_WGPUDepthStencilState(runtime.Struct):
    """Default values can be set using WGPU_DEPTH_STENCIL_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    format: Field[int]
    depthWriteEnabled: Field[int]
    depthCompare: Field[int]
    stencilFront: Field[struct_WGPUStencilFaceState]
    stencilBack: Field[struct_WGPUStencilFaceState]
    stencilReadMask: Field[int]
    stencilWriteMask: Field[int]
    depthBias: Field[int]
    depthBiasSlopeScale: Field[float]
    depthBiasClamp: Field[float]
WGPUFuture = struct_WGPUFuture
class struct_WGPUFutureWaitInfo(runtime.Struct):
    """Struct holding a future to wait on, and a `completed` boolean flag."""
    future: Field[struct_WGPUFuture]
    completed: Field[int]
WGPUInstanceLimits = struct_WGPUInstanceLimits
class struct_WGPUInstanceDescriptor(runtime.Struct):
    """Default values can be set using WGPU_INSTANCE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    requiredFeatureCount: Field[int]
    requiredFeatures: Field[ctypes._Pointer[ctypes.c_uint32]]
    requiredLimits: Field[ctypes._Pointer[struct_WGPUInstanceLimits]]
class struct_WGPULimits(runtime.Struct):
    """Default values can be set using WGPU_LIMITS_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    maxTextureDimension1D: Field[int]
    maxTextureDimension2D: Field[int]
    maxTextureDimension3D: Field[int]
    maxTextureArrayLayers: Field[int]
    maxBindGroups: Field[int]
    maxBindGroupsPlusVertexBuffers: Field[int]
    maxBindingsPerBindGroup: Field[int]
    maxDynamicUniformBuffersPerPipelineLayout: Field[int]
    maxDynamicStorageBuffersPerPipelineLayout: Field[int]
    maxSampledTexturesPerShaderStage: Field[int]
    maxSamplersPerShaderStage: Field[int]
    maxStorageBuffersPerShaderStage: Field[int]
    maxStorageTexturesPerShaderStage: Field[int]
    maxUniformBuffersPerShaderStage: Field[int]
    maxUniformBufferBindingSize: Field[int]
    maxStorageBufferBindingSize: Field[int]
    minUniformBufferOffsetAlignment: Field[int]
    minStorageBufferOffsetAlignment: Field[int]
    maxVertexBuffers: Field[int]
    maxBufferSize: Field[int]
    maxVertexAttributes: Field[int]
    maxVertexBufferArrayStride: Field[int]
    maxInterStageShaderVariables: Field[int]
    maxColorAttachments: Field[int]
    maxColorAttachmentBytesPerSample: Field[int]
    maxComputeWorkgroupStorageSize: Field[int]
    maxComputeInvocationsPerWorkgroup: Field[int]
    maxComputeWorkgroupSizeX: Field[int]
    maxComputeWorkgroupSizeY: Field[int]
    maxComputeWorkgroupSizeZ: Field[int]
    maxComputeWorkgroupsPerDimension: Field[int]
    maxImmediateSize: Field[int]
WGPUColor = struct_WGPUColor
class struct_WGPURenderPassColorAttachment(runtime.Struct):
    """Default values can be set using WGPU_RENDER_PASS_COLOR_ATTACHMENT_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    view: Field[ctypes._Pointer[struct_WGPUTextureViewImpl]]
    depthSlice: Field[int]
    resolveTarget: Field[ctypes._Pointer[struct_WGPUTextureViewImpl]]
    loadOp: Field[int]
    storeOp: Field[int]
    clearValue: Field[struct_WGPUColor]
enum_WGPUFeatureLevel = ctypes.c_uint32
WGPUFeatureLevel_Undefined: int
WGPUFeatureLevel_Compatibility: int
WGPUFeatureLevel_Core: int
WGPUFeatureLevel_Force32: int
WGPUFeatureLevel = enum_WGPUFeatureLevel
enum_WGPUPowerPreference = ctypes.c_uint32
WGPUPowerPreference_Undefined: int
WGPUPowerPreference_LowPower: int
WGPUPowerPreference_HighPerformance: int
WGPUPowerPreference_Force32: int
WGPUPowerPreference = enum_WGPUPowerPreference
class struct_WGPURequestAdapterOptions(runtime.Struct):
    """Default values can be set using WGPU_REQUEST_ADAPTER_OPTIONS_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    featureLevel: Field[int]
    powerPreference: Field[int]
    forceFallbackAdapter: Field[int]
    backendType: Field[int]
    compatibleSurface: Field[ctypes._Pointer[struct_WGPUSurfaceImpl]]
class struct_WGPUShaderModuleDescriptor(runtime.Struct):
    """Default values can be set using WGPU_SHADER_MODULE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
class struct_WGPUSurfaceDescriptor(runtime.Struct):
    """The root descriptor for the creation of an WGPUSurface with wgpuInstanceCreateSurface. It isn't sufficient by itself and must have one of the `WGPUSurfaceSource*` in its chain. See Surface-Creation for more details."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
WGPUTexelCopyBufferLayout = struct_WGPUTexelCopyBufferLayout
class struct_WGPUTexelCopyBufferInfo(runtime.Struct):
    """Default values can be set using WGPU_TEXEL_COPY_BUFFER_INFO_INIT as initializer."""
    layout: Field[struct_WGPUTexelCopyBufferLayout]
    buffer: Field[ctypes._Pointer[struct_WGPUBufferImpl]]
WGPUOrigin3D = struct_WGPUOrigin3D
enum_WGPUTextureAspect = ctypes.c_uint32
WGPUTextureAspect_Undefined: int
WGPUTextureAspect_All: int
WGPUTextureAspect_StencilOnly: int
WGPUTextureAspect_DepthOnly: int
WGPUTextureAspect_Force32: int
WGPUTextureAspect = enum_WGPUTextureAspect
class struct_WGPUTexelCopyTextureInfo(runtime.Struct):
    """Default values can be set using WGPU_TEXEL_COPY_TEXTURE_INFO_INIT as initializer."""
    texture: Field[ctypes._Pointer[struct_WGPUTextureImpl]]
    mipLevel: Field[int]
    origin: Field[struct_WGPUOrigin3D]
    aspect: Field[int]
WGPUTextureComponentSwizzle = struct_WGPUTextureComponentSwizzle
class struct_WGPUTextureComponentSwizzleDescriptor(runtime.Struct):
    """Default values can be set using WGPU_TEXTURE_COMPONENT_SWIZZLE_DESCRIPTOR_INIT as initializer."""
    chain: Field[struct_WGPUChainedStruct]
    swizzle: Field[struct_WGPUTextureComponentSwizzle]
enum_WGPUTextureDimension = ctypes.c_uint32
WGPUTextureDimension_Undefined: int
WGPUTextureDimension_1D: int
WGPUTextureDimension_2D: int
WGPUTextureDimension_3D: int
WGPUTextureDimension_Force32: int
WGPUTextureDimension = enum_WGPUTextureDimension
WGPUExtent3D = struct_WGPUExtent3D
class struct_WGPUTextureDescriptor(runtime.Struct):
    """Default values can be set using WGPU_TEXTURE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    usage: Field[int]
    dimension: Field[int]
    size: Field[struct_WGPUExtent3D]
    format: Field[int]
    mipLevelCount: Field[int]
    sampleCount: Field[int]
    viewFormatCount: Field[int]
    viewFormats: Field[ctypes._Pointer[ctypes.c_uint32]]
enum_WGPUVertexStepMode = ctypes.c_uint32
WGPUVertexStepMode_Undefined: int
WGPUVertexStepMode_Vertex: int
WGPUVertexStepMode_Instance: int
WGPUVertexStepMode_Force32: int
WGPUVertexStepMode = enum_WGPUVertexStepMode
WGPUVertexAttribute = struct_WGPUVertexAttribute
class struct_WGPUVertexBufferLayout(runtime.Struct):
    """If `attributes` is empty *and* `stepMode` is WGPUVertexStepMode_Undefined, indicates a 'hole' in the parent WGPUVertexState `buffers` array, with behavior equivalent to `null` in the JS API."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    stepMode: Field[int]
    arrayStride: Field[int]
    attributeCount: Field[int]
    attributes: Field[ctypes._Pointer[struct_WGPUVertexAttribute]]
WGPUBindGroupEntry = struct_WGPUBindGroupEntry
class struct_WGPUBindGroupDescriptor(runtime.Struct):
    """Default values can be set using WGPU_BIND_GROUP_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    layout: Field[ctypes._Pointer[struct_WGPUBindGroupLayoutImpl]]
    entryCount: Field[int]
    entries: Field[ctypes._Pointer[struct_WGPUBindGroupEntry]]
WGPUBindGroupLayoutEntry = struct_WGPUBindGroupLayoutEntry
class struct_WGPUBindGroupLayoutDescriptor(runtime.Struct):
    """Default values can be set using WGPU_BIND_GROUP_LAYOUT_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    entryCount: Field[int]
    entries: Field[ctypes._Pointer[struct_WGPUBindGroupLayoutEntry]]
WGPUBlendState = struct_WGPUBlendState
WGPUColorWriteMask = WGPUFlags
class struct_WGPUColorTargetState(runtime.Struct):
    """Default values can be set using WGPU_COLOR_TARGET_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    format: Field[int]
    blend: Field[ctypes._Pointer[struct_WGPUBlendState]]
    writeMask: Field[int]
WGPUComputeState = struct_WGPUComputeState
class struct_WGPUComputePipelineDescriptor(runtime.Struct):
    """Default values can be set using WGPU_COMPUTE_PIPELINE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    layout: Field[ctypes._Pointer[struct_WGPUPipelineLayoutImpl]]
    compute: Field[struct_WGPUComputeState]
WGPULimits = struct_WGPULimits
WGPUQueueDescriptor = struct_WGPUQueueDescriptor
enum_WGPUCallbackMode = ctypes.c_uint32
WGPUCallbackMode_WaitAnyOnly: int
WGPUCallbackMode_AllowProcessEvents: int
WGPUCallbackMode_AllowSpontaneous: int
WGPUCallbackMode_Force32: int
WGPUCallbackMode = enum_WGPUCallbackMode
enum_WGPUDeviceLostReason = ctypes.c_uint32
WGPUDeviceLostReason_Unknown: int
WGPUDeviceLostReason_Destroyed: int
WGPUDeviceLostReason_CallbackCancelled: int
WGPUDeviceLostReason_FailedCreation: int
WGPUDeviceLostReason_Force32: int
WGPUDeviceLostReason = enum_WGPUDeviceLostReason
WGPUDeviceLostCallback = Any
class struct_WGPUDeviceLostCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
WGPUDeviceLostCallbackInfo = struct_WGPUDeviceLostCallbackInfo
enum_WGPUErrorType = ctypes.c_uint32
WGPUErrorType_NoError: int
WGPUErrorType_Validation: int
WGPUErrorType_OutOfMemory: int
WGPUErrorType_Internal: int
WGPUErrorType_Unknown: int
WGPUErrorType_Force32: int
WGPUErrorType = enum_WGPUErrorType
WGPUUncapturedErrorCallback = Any
class struct_WGPUUncapturedErrorCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
WGPUUncapturedErrorCallbackInfo = struct_WGPUUncapturedErrorCallbackInfo
class struct_WGPUDeviceDescriptor(runtime.Struct):
    """Default values can be set using WGPU_DEVICE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    requiredFeatureCount: Field[int]
    requiredFeatures: Field[ctypes._Pointer[ctypes.c_uint32]]
    requiredLimits: Field[ctypes._Pointer[struct_WGPULimits]]
    defaultQueue: Field[struct_WGPUQueueDescriptor]
    deviceLostCallbackInfo: Field[struct_WGPUDeviceLostCallbackInfo]
    uncapturedErrorCallbackInfo: Field[struct_WGPUUncapturedErrorCallbackInfo]
WGPURenderPassColorAttachment = struct_WGPURenderPassColorAttachment
WGPURenderPassDepthStencilAttachment = struct_WGPURenderPassDepthStencilAttachment
class struct_WGPURenderPassDescriptor(runtime.Struct):
    """Default values can be set using WGPU_RENDER_PASS_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    colorAttachmentCount: Field[int]
    colorAttachments: Field[ctypes._Pointer[struct_WGPURenderPassColorAttachment]]
    depthStencilAttachment: Field[ctypes._Pointer[struct_WGPURenderPassDepthStencilAttachment]]
    occlusionQuerySet: Field[ctypes._Pointer[struct_WGPUQuerySetImpl]]
    timestampWrites: Field[ctypes._Pointer[struct_WGPUPassTimestampWrites]]
class struct_WGPUTextureViewDescriptor(runtime.Struct):
    """Default values can be set using WGPU_TEXTURE_VIEW_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    format: Field[int]
    dimension: Field[int]
    baseMipLevel: Field[int]
    mipLevelCount: Field[int]
    baseArrayLayer: Field[int]
    arrayLayerCount: Field[int]
    aspect: Field[int]
    usage: Field[int]
WGPUVertexBufferLayout = struct_WGPUVertexBufferLayout
class struct_WGPUVertexState(runtime.Struct):
    """Default values can be set using WGPU_VERTEX_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    module: Field[ctypes._Pointer[struct_WGPUShaderModuleImpl]]
    entryPoint: Field[struct_WGPUStringView]
    constantCount: Field[int]
    constants: Field[ctypes._Pointer[struct_WGPUConstantEntry]]
    bufferCount: Field[int]
    buffers: Field[ctypes._Pointer[struct_WGPUVertexBufferLayout]]
WGPUColorTargetState = struct_WGPUColorTargetState
class struct_WGPUFragmentState(runtime.Struct):
    """Default values can be set using WGPU_FRAGMENT_STATE_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    module: Field[ctypes._Pointer[struct_WGPUShaderModuleImpl]]
    entryPoint: Field[struct_WGPUStringView]
    constantCount: Field[int]
    constants: Field[ctypes._Pointer[struct_WGPUConstantEntry]]
    targetCount: Field[int]
    targets: Field[ctypes._Pointer[struct_WGPUColorTargetState]]
WGPUVertexState = struct_WGPUVertexState
WGPUPrimitiveState = struct_WGPUPrimitiveState
WGPUDepthStencilState = struct_WGPUDepthStencilState
WGPUMultisampleState = struct_WGPUMultisampleState
WGPUFragmentState = struct_WGPUFragmentState
class struct_WGPURenderPipelineDescriptor(runtime.Struct):
    """Default values can be set using WGPU_RENDER_PIPELINE_DESCRIPTOR_INIT as initializer."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    label: Field[struct_WGPUStringView]
    layout: Field[ctypes._Pointer[struct_WGPUPipelineLayoutImpl]]
    vertex: Field[struct_WGPUVertexState]
    primitive: Field[struct_WGPUPrimitiveState]
    depthStencil: Field[ctypes._Pointer[struct_WGPUDepthStencilState]]
    multisample: Field[struct_WGPUMultisampleState]
    fragment: Field[ctypes._Pointer[struct_WGPUFragmentState]]
enum_WGPUMapAsyncStatus = ctypes.c_uint32
WGPUMapAsyncStatus_Success: int
WGPUMapAsyncStatus_CallbackCancelled: int
WGPUMapAsyncStatus_Error: int
WGPUMapAsyncStatus_Aborted: int
WGPUMapAsyncStatus_Force32: int
WGPUMapAsyncStatus = enum_WGPUMapAsyncStatus
WGPUBufferMapCallback = Any
class struct_WGPUBufferMapCallbackInfo(runtime.Struct):
    """Callback info structures that are used in asynchronous functions."""
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPUCompilationInfoRequestStatus = ctypes.c_uint32
WGPUCompilationInfoRequestStatus_Success: int
WGPUCompilationInfoRequestStatus_CallbackCancelled: int
WGPUCompilationInfoRequestStatus_Force32: int
WGPUCompilationInfoRequestStatus = enum_WGPUCompilationInfoRequestStatus
WGPUCompilationInfoCallback = Any
class struct_WGPUCompilationInfoCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPUCreatePipelineAsyncStatus = ctypes.c_uint32
WGPUCreatePipelineAsyncStatus_Success: int
WGPUCreatePipelineAsyncStatus_CallbackCancelled: int
WGPUCreatePipelineAsyncStatus_ValidationError: int
WGPUCreatePipelineAsyncStatus_InternalError: int
WGPUCreatePipelineAsyncStatus_Force32: int
WGPUCreatePipelineAsyncStatus = enum_WGPUCreatePipelineAsyncStatus
WGPUCreateComputePipelineAsyncCallback = Any
class struct_WGPUCreateComputePipelineAsyncCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
WGPUCreateRenderPipelineAsyncCallback = Any
class struct_WGPUCreateRenderPipelineAsyncCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPUPopErrorScopeStatus = ctypes.c_uint32
WGPUPopErrorScopeStatus_Success: int
WGPUPopErrorScopeStatus_CallbackCancelled: int
WGPUPopErrorScopeStatus_Error: int
WGPUPopErrorScopeStatus_Force32: int
WGPUPopErrorScopeStatus = enum_WGPUPopErrorScopeStatus
WGPUPopErrorScopeCallback = Any
class struct_WGPUPopErrorScopeCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPUQueueWorkDoneStatus = ctypes.c_uint32
WGPUQueueWorkDoneStatus_Success: int
WGPUQueueWorkDoneStatus_CallbackCancelled: int
WGPUQueueWorkDoneStatus_Error: int
WGPUQueueWorkDoneStatus_Force32: int
WGPUQueueWorkDoneStatus = enum_WGPUQueueWorkDoneStatus
WGPUQueueWorkDoneCallback = Any
class struct_WGPUQueueWorkDoneCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPURequestAdapterStatus = ctypes.c_uint32
WGPURequestAdapterStatus_Success: int
WGPURequestAdapterStatus_CallbackCancelled: int
WGPURequestAdapterStatus_Unavailable: int
WGPURequestAdapterStatus_Error: int
WGPURequestAdapterStatus_Force32: int
WGPURequestAdapterStatus = enum_WGPURequestAdapterStatus
WGPURequestAdapterCallback = Any
class struct_WGPURequestAdapterCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPURequestDeviceStatus = ctypes.c_uint32
WGPURequestDeviceStatus_Success: int
WGPURequestDeviceStatus_CallbackCancelled: int
WGPURequestDeviceStatus_Error: int
WGPURequestDeviceStatus_Force32: int
WGPURequestDeviceStatus = enum_WGPURequestDeviceStatus
WGPURequestDeviceCallback = Any
class struct_WGPURequestDeviceCallbackInfo(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    mode: Field[int]
    callback: Field[Any]
    userdata1: Field[int | None]
    userdata2: Field[int | None]
enum_WGPUBufferMapState = ctypes.c_uint32
WGPUBufferMapState_Unmapped: int
WGPUBufferMapState_Pending: int
WGPUBufferMapState_Mapped: int
WGPUBufferMapState_Force32: int
WGPUBufferMapState = enum_WGPUBufferMapState
enum_WGPUErrorFilter = ctypes.c_uint32
WGPUErrorFilter_Validation: int
WGPUErrorFilter_OutOfMemory: int
WGPUErrorFilter_Internal: int
WGPUErrorFilter_Force32: int
WGPUErrorFilter = enum_WGPUErrorFilter
enum_WGPUStatus = ctypes.c_uint32
WGPUStatus_Success: int
WGPUStatus_Error: int
WGPUStatus_Force32: int
WGPUStatus = enum_WGPUStatus
enum_WGPUWaitStatus = ctypes.c_uint32
WGPUWaitStatus_Success: int
WGPUWaitStatus_TimedOut: int
WGPUWaitStatus_Error: int
WGPUWaitStatus_Force32: int
WGPUWaitStatus = enum_WGPUWaitStatus
WGPUMapMode = WGPUFlags
WGPUProc = Any
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
WGPUProcCreateInstance = Any
WGPUProcGetInstanceFeatures = Any
WGPUProcGetInstanceLimits = Any
WGPUProcHasInstanceFeature = Any
WGPUProcGetProcAddress = Any
WGPUProcAdapterGetFeatures = Any
WGPUProcAdapterGetInfo = Any
WGPUProcAdapterGetLimits = Any
WGPUProcAdapterHasFeature = Any
WGPUProcAdapterRequestDevice = Any
WGPUProcAdapterAddRef = Any
WGPUProcAdapterRelease = Any
WGPUProcAdapterInfoFreeMembers = Any
WGPUProcBindGroupSetLabel = Any
WGPUProcBindGroupAddRef = Any
WGPUProcBindGroupRelease = Any
WGPUProcBindGroupLayoutSetLabel = Any
WGPUProcBindGroupLayoutAddRef = Any
WGPUProcBindGroupLayoutRelease = Any
WGPUProcBufferDestroy = Any
WGPUProcBufferGetConstMappedRange = Any
WGPUProcBufferGetMappedRange = Any
WGPUProcBufferGetMapState = Any
WGPUProcBufferGetSize = Any
WGPUProcBufferGetUsage = Any
WGPUProcBufferMapAsync = Any
WGPUProcBufferReadMappedRange = Any
WGPUProcBufferSetLabel = Any
WGPUProcBufferUnmap = Any
WGPUProcBufferWriteMappedRange = Any
WGPUProcBufferAddRef = Any
WGPUProcBufferRelease = Any
WGPUProcCommandBufferSetLabel = Any
WGPUProcCommandBufferAddRef = Any
WGPUProcCommandBufferRelease = Any
WGPUProcCommandEncoderBeginComputePass = Any
WGPUProcCommandEncoderBeginRenderPass = Any
WGPUProcCommandEncoderClearBuffer = Any
WGPUProcCommandEncoderCopyBufferToBuffer = Any
WGPUProcCommandEncoderCopyBufferToTexture = Any
WGPUProcCommandEncoderCopyTextureToBuffer = Any
WGPUProcCommandEncoderCopyTextureToTexture = Any
WGPUProcCommandEncoderFinish = Any
WGPUProcCommandEncoderInsertDebugMarker = Any
WGPUProcCommandEncoderPopDebugGroup = Any
WGPUProcCommandEncoderPushDebugGroup = Any
WGPUProcCommandEncoderResolveQuerySet = Any
WGPUProcCommandEncoderSetLabel = Any
WGPUProcCommandEncoderWriteTimestamp = Any
WGPUProcCommandEncoderAddRef = Any
WGPUProcCommandEncoderRelease = Any
WGPUProcComputePassEncoderDispatchWorkgroups = Any
WGPUProcComputePassEncoderDispatchWorkgroupsIndirect = Any
WGPUProcComputePassEncoderEnd = Any
WGPUProcComputePassEncoderInsertDebugMarker = Any
WGPUProcComputePassEncoderPopDebugGroup = Any
WGPUProcComputePassEncoderPushDebugGroup = Any
WGPUProcComputePassEncoderSetBindGroup = Any
WGPUProcComputePassEncoderSetImmediates = Any
WGPUProcComputePassEncoderSetLabel = Any
WGPUProcComputePassEncoderSetPipeline = Any
WGPUProcComputePassEncoderAddRef = Any
WGPUProcComputePassEncoderRelease = Any
WGPUProcComputePipelineGetBindGroupLayout = Any
WGPUProcComputePipelineSetLabel = Any
WGPUProcComputePipelineAddRef = Any
WGPUProcComputePipelineRelease = Any
WGPUProcDeviceCreateBindGroup = Any
WGPUProcDeviceCreateBindGroupLayout = Any
WGPUProcDeviceCreateBuffer = Any
WGPUProcDeviceCreateCommandEncoder = Any
WGPUProcDeviceCreateComputePipeline = Any
WGPUProcDeviceCreateComputePipelineAsync = Any
WGPUProcDeviceCreatePipelineLayout = Any
WGPUProcDeviceCreateQuerySet = Any
WGPUProcDeviceCreateRenderBundleEncoder = Any
WGPUProcDeviceCreateRenderPipeline = Any
WGPUProcDeviceCreateRenderPipelineAsync = Any
WGPUProcDeviceCreateSampler = Any
WGPUProcDeviceCreateShaderModule = Any
WGPUProcDeviceCreateTexture = Any
WGPUProcDeviceDestroy = Any
WGPUProcDeviceGetAdapterInfo = Any
WGPUProcDeviceGetFeatures = Any
WGPUProcDeviceGetLimits = Any
WGPUProcDeviceGetLostFuture = Any
WGPUProcDeviceGetQueue = Any
WGPUProcDeviceHasFeature = Any
WGPUProcDevicePopErrorScope = Any
WGPUProcDevicePushErrorScope = Any
WGPUProcDeviceSetLabel = Any
WGPUProcDeviceAddRef = Any
WGPUProcDeviceRelease = Any
WGPUProcExternalTextureSetLabel = Any
WGPUProcExternalTextureAddRef = Any
WGPUProcExternalTextureRelease = Any
WGPUProcInstanceCreateSurface = Any
WGPUProcInstanceGetWGSLLanguageFeatures = Any
WGPUProcInstanceHasWGSLLanguageFeature = Any
WGPUProcInstanceProcessEvents = Any
WGPUProcInstanceRequestAdapter = Any
WGPUProcInstanceWaitAny = Any
WGPUProcInstanceAddRef = Any
WGPUProcInstanceRelease = Any
WGPUProcPipelineLayoutSetLabel = Any
WGPUProcPipelineLayoutAddRef = Any
WGPUProcPipelineLayoutRelease = Any
WGPUProcQuerySetDestroy = Any
WGPUProcQuerySetGetCount = Any
WGPUProcQuerySetGetType = Any
WGPUProcQuerySetSetLabel = Any
WGPUProcQuerySetAddRef = Any
WGPUProcQuerySetRelease = Any
WGPUProcQueueOnSubmittedWorkDone = Any
WGPUProcQueueSetLabel = Any
WGPUProcQueueSubmit = Any
WGPUProcQueueWriteBuffer = Any
WGPUProcQueueWriteTexture = Any
WGPUProcQueueAddRef = Any
WGPUProcQueueRelease = Any
WGPUProcRenderBundleSetLabel = Any
WGPUProcRenderBundleAddRef = Any
WGPUProcRenderBundleRelease = Any
WGPUProcRenderBundleEncoderDraw = Any
WGPUProcRenderBundleEncoderDrawIndexed = Any
WGPUProcRenderBundleEncoderDrawIndexedIndirect = Any
WGPUProcRenderBundleEncoderDrawIndirect = Any
WGPUProcRenderBundleEncoderFinish = Any
WGPUProcRenderBundleEncoderInsertDebugMarker = Any
WGPUProcRenderBundleEncoderPopDebugGroup = Any
WGPUProcRenderBundleEncoderPushDebugGroup = Any
WGPUProcRenderBundleEncoderSetBindGroup = Any
WGPUProcRenderBundleEncoderSetImmediates = Any
WGPUProcRenderBundleEncoderSetIndexBuffer = Any
WGPUProcRenderBundleEncoderSetLabel = Any
WGPUProcRenderBundleEncoderSetPipeline = Any
WGPUProcRenderBundleEncoderSetVertexBuffer = Any
WGPUProcRenderBundleEncoderAddRef = Any
WGPUProcRenderBundleEncoderRelease = Any
WGPUProcRenderPassEncoderBeginOcclusionQuery = Any
WGPUProcRenderPassEncoderDraw = Any
WGPUProcRenderPassEncoderDrawIndexed = Any
WGPUProcRenderPassEncoderDrawIndexedIndirect = Any
WGPUProcRenderPassEncoderDrawIndirect = Any
WGPUProcRenderPassEncoderEnd = Any
WGPUProcRenderPassEncoderEndOcclusionQuery = Any
WGPUProcRenderPassEncoderExecuteBundles = Any
WGPUProcRenderPassEncoderInsertDebugMarker = Any
WGPUProcRenderPassEncoderPopDebugGroup = Any
WGPUProcRenderPassEncoderPushDebugGroup = Any
WGPUProcRenderPassEncoderSetBindGroup = Any
WGPUProcRenderPassEncoderSetBlendConstant = Any
WGPUProcRenderPassEncoderSetImmediates = Any
WGPUProcRenderPassEncoderSetIndexBuffer = Any
WGPUProcRenderPassEncoderSetLabel = Any
WGPUProcRenderPassEncoderSetPipeline = Any
WGPUProcRenderPassEncoderSetScissorRect = Any
WGPUProcRenderPassEncoderSetStencilReference = Any
WGPUProcRenderPassEncoderSetVertexBuffer = Any
WGPUProcRenderPassEncoderSetViewport = Any
WGPUProcRenderPassEncoderAddRef = Any
WGPUProcRenderPassEncoderRelease = Any
WGPUProcRenderPipelineGetBindGroupLayout = Any
WGPUProcRenderPipelineSetLabel = Any
WGPUProcRenderPipelineAddRef = Any
WGPUProcRenderPipelineRelease = Any
WGPUProcSamplerSetLabel = Any
WGPUProcSamplerAddRef = Any
WGPUProcSamplerRelease = Any
WGPUProcShaderModuleGetCompilationInfo = Any
WGPUProcShaderModuleSetLabel = Any
WGPUProcShaderModuleAddRef = Any
WGPUProcShaderModuleRelease = Any
WGPUProcSupportedFeaturesFreeMembers = Any
WGPUProcSupportedInstanceFeaturesFreeMembers = Any
WGPUProcSupportedWGSLLanguageFeaturesFreeMembers = Any
WGPUProcSurfaceConfigure = Any
WGPUProcSurfaceGetCapabilities = Any
WGPUProcSurfaceGetCurrentTexture = Any
WGPUProcSurfacePresent = Any
WGPUProcSurfaceSetLabel = Any
WGPUProcSurfaceUnconfigure = Any
WGPUProcSurfaceAddRef = Any
WGPUProcSurfaceRelease = Any
WGPUProcSurfaceCapabilitiesFreeMembers = Any
WGPUProcTextureCreateView = Any
WGPUProcTextureDestroy = Any
WGPUProcTextureGetDepthOrArrayLayers = Any
WGPUProcTextureGetDimension = Any
WGPUProcTextureGetFormat = Any
WGPUProcTextureGetHeight = Any
WGPUProcTextureGetMipLevelCount = Any
WGPUProcTextureGetSampleCount = Any
WGPUProcTextureGetTextureBindingViewDimension = Any
WGPUProcTextureGetUsage = Any
WGPUProcTextureGetWidth = Any
WGPUProcTextureSetLabel = Any
WGPUProcTextureAddRef = Any
WGPUProcTextureRelease = Any
WGPUProcTextureViewSetLabel = Any
WGPUProcTextureViewAddRef = Any
WGPUProcTextureViewRelease = Any
def wgpuCreateInstance(descriptor: Any, /) -> ctypes._Pointer[struct_WGPUInstanceImpl]:
    """WGPUInstance wgpuCreateInstance(const WGPUInstanceDescriptor * descriptor) - Functions that are not specific to an object."""
def wgpuGetInstanceFeatures(features: Any, /) -> None:
    """void wgpuGetInstanceFeatures(WGPUSupportedInstanceFeatures * features) - Get the list of WGPUInstanceFeatureName values supported by the instance."""
def wgpuGetInstanceLimits(limits: Any, /) -> int:
    """WGPUStatus wgpuGetInstanceLimits(WGPUInstanceLimits * limits) - Get the limits supported by the instance."""
def wgpuHasInstanceFeature(feature: Any, /) -> int:
    """WGPUBool wgpuHasInstanceFeature(WGPUInstanceFeatureName feature) - Check whether a particular WGPUInstanceFeatureName is supported by the instance."""
def wgpuGetProcAddress(procName: Any, /) -> Any:
    """WGPUProc wgpuGetProcAddress(WGPUStringView procName) - Returns the 'procedure address' (function pointer) of the named function. The result must be cast to the appropriate proc pointer type."""
def wgpuAdapterGetFeatures(adapter: Any, features: Any, /) -> None:
    """void wgpuAdapterGetFeatures(WGPUAdapter adapter, WGPUSupportedFeatures * features) - Functions whose first argument has type WGPUAdapter."""
def wgpuAdapterGetInfo(adapter: Any, info: Any, /) -> int:
    """WGPUStatus wgpuAdapterGetInfo(WGPUAdapter adapter, WGPUAdapterInfo * info) - Returns Indicates if there was an OutStructChainError."""
def wgpuAdapterGetLimits(adapter: Any, limits: Any, /) -> int:
    """WGPUStatus wgpuAdapterGetLimits(WGPUAdapter adapter, WGPULimits * limits) - Returns Indicates if there was an OutStructChainError."""
def wgpuAdapterHasFeature(adapter: Any, feature: Any, /) -> int:
    """WGPUBool wgpuAdapterHasFeature(WGPUAdapter adapter, WGPUFeatureName feature)"""
def wgpuAdapterRequestDevice(adapter: Any, descriptor: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuAdapterRequestDevice(WGPUAdapter adapter, const WGPUDeviceDescriptor * descriptor, WGPURequestDeviceCallbackInfo callbackInfo)"""
def wgpuAdapterAddRef(adapter: Any, /) -> None:
    """void wgpuAdapterAddRef(WGPUAdapter adapter)"""
def wgpuAdapterRelease(adapter: Any, /) -> None:
    """void wgpuAdapterRelease(WGPUAdapter adapter)"""
def wgpuAdapterInfoFreeMembers(adapterInfo: Any, /) -> None:
    """void wgpuAdapterInfoFreeMembers(WGPUAdapterInfo adapterInfo) - Functions whose first argument has type WGPUAdapterInfo."""
def wgpuBindGroupSetLabel(bindGroup: Any, label: Any, /) -> None:
    """void wgpuBindGroupSetLabel(WGPUBindGroup bindGroup, WGPUStringView label) - Functions whose first argument has type WGPUBindGroup."""
def wgpuBindGroupAddRef(bindGroup: Any, /) -> None:
    """void wgpuBindGroupAddRef(WGPUBindGroup bindGroup)"""
def wgpuBindGroupRelease(bindGroup: Any, /) -> None:
    """void wgpuBindGroupRelease(WGPUBindGroup bindGroup)"""
def wgpuBindGroupLayoutSetLabel(bindGroupLayout: Any, label: Any, /) -> None:
    """void wgpuBindGroupLayoutSetLabel(WGPUBindGroupLayout bindGroupLayout, WGPUStringView label) - Functions whose first argument has type WGPUBindGroupLayout."""
def wgpuBindGroupLayoutAddRef(bindGroupLayout: Any, /) -> None:
    """void wgpuBindGroupLayoutAddRef(WGPUBindGroupLayout bindGroupLayout)"""
def wgpuBindGroupLayoutRelease(bindGroupLayout: Any, /) -> None:
    """void wgpuBindGroupLayoutRelease(WGPUBindGroupLayout bindGroupLayout)"""
def wgpuBufferDestroy(buffer: Any, /) -> None:
    """void wgpuBufferDestroy(WGPUBuffer buffer) - Functions whose first argument has type WGPUBuffer."""
def wgpuBufferGetConstMappedRange(buffer: Any, offset: Any, size: Any, /) -> int | None:
    """const void * wgpuBufferGetConstMappedRange(WGPUBuffer buffer, size_t offset, size_t size) - Returns a const pointer to beginning of the mapped range. It must not be written; writing to this range causes undefined behavior. See MappedRangeBehavior for error conditions and guarantees. This function is safe to call inside spontaneous callbacks (see CallbackReentrancy)."""
def wgpuBufferGetMappedRange(buffer: Any, offset: Any, size: Any, /) -> int | None:
    """void * wgpuBufferGetMappedRange(WGPUBuffer buffer, size_t offset, size_t size) - Returns a mutable pointer to beginning of the mapped range. See MappedRangeBehavior for error conditions and guarantees. This function is safe to call inside spontaneous callbacks (see CallbackReentrancy)."""
def wgpuBufferGetMapState(buffer: Any, /) -> int:
    """WGPUBufferMapState wgpuBufferGetMapState(WGPUBuffer buffer)"""
def wgpuBufferGetSize(buffer: Any, /) -> int:
    """uint64_t wgpuBufferGetSize(WGPUBuffer buffer)"""
def wgpuBufferGetUsage(buffer: Any, /) -> int:
    """WGPUBufferUsage wgpuBufferGetUsage(WGPUBuffer buffer)"""
def wgpuBufferMapAsync(buffer: Any, mode: Any, offset: Any, size: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuBufferMapAsync(WGPUBuffer buffer, WGPUMapMode mode, size_t offset, size_t size, WGPUBufferMapCallbackInfo callbackInfo)"""
def wgpuBufferReadMappedRange(buffer: Any, offset: Any, data: Any, size: Any, /) -> int:
    """WGPUStatus wgpuBufferReadMappedRange(WGPUBuffer buffer, size_t offset, void * data, size_t size) - Copies a range of data from the buffer mapping into the provided destination pointer. See MappedRangeBehavior for error conditions and guarantees. This function is safe to call inside spontaneous callbacks (see CallbackReentrancy)."""
def wgpuBufferSetLabel(buffer: Any, label: Any, /) -> None:
    """void wgpuBufferSetLabel(WGPUBuffer buffer, WGPUStringView label)"""
def wgpuBufferUnmap(buffer: Any, /) -> None:
    """void wgpuBufferUnmap(WGPUBuffer buffer)"""
def wgpuBufferWriteMappedRange(buffer: Any, offset: Any, data: Any, size: Any, /) -> int:
    """WGPUStatus wgpuBufferWriteMappedRange(WGPUBuffer buffer, size_t offset, const void * data, size_t size) - Copies a range of data from the provided source pointer into the buffer mapping. See MappedRangeBehavior for error conditions and guarantees. This function is safe to call inside spontaneous callbacks (see CallbackReentrancy)."""
def wgpuBufferAddRef(buffer: Any, /) -> None:
    """void wgpuBufferAddRef(WGPUBuffer buffer)"""
def wgpuBufferRelease(buffer: Any, /) -> None:
    """void wgpuBufferRelease(WGPUBuffer buffer)"""
def wgpuCommandBufferSetLabel(commandBuffer: Any, label: Any, /) -> None:
    """void wgpuCommandBufferSetLabel(WGPUCommandBuffer commandBuffer, WGPUStringView label) - Functions whose first argument has type WGPUCommandBuffer."""
def wgpuCommandBufferAddRef(commandBuffer: Any, /) -> None:
    """void wgpuCommandBufferAddRef(WGPUCommandBuffer commandBuffer)"""
def wgpuCommandBufferRelease(commandBuffer: Any, /) -> None:
    """void wgpuCommandBufferRelease(WGPUCommandBuffer commandBuffer)"""
def wgpuCommandEncoderBeginComputePass(commandEncoder: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUComputePassEncoderImpl]:
    """WGPUComputePassEncoder wgpuCommandEncoderBeginComputePass(WGPUCommandEncoder commandEncoder, const WGPUComputePassDescriptor * descriptor) - Functions whose first argument has type WGPUCommandEncoder."""
def wgpuCommandEncoderBeginRenderPass(commandEncoder: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPURenderPassEncoderImpl]:
    """WGPURenderPassEncoder wgpuCommandEncoderBeginRenderPass(WGPUCommandEncoder commandEncoder, const WGPURenderPassDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuCommandEncoderClearBuffer(commandEncoder: Any, buffer: Any, offset: Any, size: Any, /) -> None:
    """void wgpuCommandEncoderClearBuffer(WGPUCommandEncoder commandEncoder, WGPUBuffer buffer, uint64_t offset, uint64_t size)"""
def wgpuCommandEncoderCopyBufferToBuffer(commandEncoder: Any, source: Any, sourceOffset: Any, destination: Any, destinationOffset: Any, size: Any, /) -> None:
    """void wgpuCommandEncoderCopyBufferToBuffer(WGPUCommandEncoder commandEncoder, WGPUBuffer source, uint64_t sourceOffset, WGPUBuffer destination, uint64_t destinationOffset, uint64_t size)"""
def wgpuCommandEncoderCopyBufferToTexture(commandEncoder: Any, source: Any, destination: Any, copySize: Any, /) -> None:
    """void wgpuCommandEncoderCopyBufferToTexture(WGPUCommandEncoder commandEncoder, const WGPUTexelCopyBufferInfo * source, const WGPUTexelCopyTextureInfo * destination, const WGPUExtent3D * copySize)"""
def wgpuCommandEncoderCopyTextureToBuffer(commandEncoder: Any, source: Any, destination: Any, copySize: Any, /) -> None:
    """void wgpuCommandEncoderCopyTextureToBuffer(WGPUCommandEncoder commandEncoder, const WGPUTexelCopyTextureInfo * source, const WGPUTexelCopyBufferInfo * destination, const WGPUExtent3D * copySize)"""
def wgpuCommandEncoderCopyTextureToTexture(commandEncoder: Any, source: Any, destination: Any, copySize: Any, /) -> None:
    """void wgpuCommandEncoderCopyTextureToTexture(WGPUCommandEncoder commandEncoder, const WGPUTexelCopyTextureInfo * source, const WGPUTexelCopyTextureInfo * destination, const WGPUExtent3D * copySize)"""
def wgpuCommandEncoderFinish(commandEncoder: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUCommandBufferImpl]:
    """WGPUCommandBuffer wgpuCommandEncoderFinish(WGPUCommandEncoder commandEncoder, const WGPUCommandBufferDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuCommandEncoderInsertDebugMarker(commandEncoder: Any, markerLabel: Any, /) -> None:
    """void wgpuCommandEncoderInsertDebugMarker(WGPUCommandEncoder commandEncoder, WGPUStringView markerLabel)"""
def wgpuCommandEncoderPopDebugGroup(commandEncoder: Any, /) -> None:
    """void wgpuCommandEncoderPopDebugGroup(WGPUCommandEncoder commandEncoder)"""
def wgpuCommandEncoderPushDebugGroup(commandEncoder: Any, groupLabel: Any, /) -> None:
    """void wgpuCommandEncoderPushDebugGroup(WGPUCommandEncoder commandEncoder, WGPUStringView groupLabel)"""
def wgpuCommandEncoderResolveQuerySet(commandEncoder: Any, querySet: Any, firstQuery: Any, queryCount: Any, destination: Any, destinationOffset: Any, /) -> None:
    """void wgpuCommandEncoderResolveQuerySet(WGPUCommandEncoder commandEncoder, WGPUQuerySet querySet, uint32_t firstQuery, uint32_t queryCount, WGPUBuffer destination, uint64_t destinationOffset)"""
def wgpuCommandEncoderSetLabel(commandEncoder: Any, label: Any, /) -> None:
    """void wgpuCommandEncoderSetLabel(WGPUCommandEncoder commandEncoder, WGPUStringView label)"""
def wgpuCommandEncoderWriteTimestamp(commandEncoder: Any, querySet: Any, queryIndex: Any, /) -> None:
    """void wgpuCommandEncoderWriteTimestamp(WGPUCommandEncoder commandEncoder, WGPUQuerySet querySet, uint32_t queryIndex)"""
def wgpuCommandEncoderAddRef(commandEncoder: Any, /) -> None:
    """void wgpuCommandEncoderAddRef(WGPUCommandEncoder commandEncoder)"""
def wgpuCommandEncoderRelease(commandEncoder: Any, /) -> None:
    """void wgpuCommandEncoderRelease(WGPUCommandEncoder commandEncoder)"""
def wgpuComputePassEncoderDispatchWorkgroups(computePassEncoder: Any, workgroupCountX: Any, workgroupCountY: Any, workgroupCountZ: Any, /) -> None:
    """void wgpuComputePassEncoderDispatchWorkgroups(WGPUComputePassEncoder computePassEncoder, uint32_t workgroupCountX, uint32_t workgroupCountY, uint32_t workgroupCountZ) - Functions whose first argument has type WGPUComputePassEncoder."""
def wgpuComputePassEncoderDispatchWorkgroupsIndirect(computePassEncoder: Any, indirectBuffer: Any, indirectOffset: Any, /) -> None:
    """void wgpuComputePassEncoderDispatchWorkgroupsIndirect(WGPUComputePassEncoder computePassEncoder, WGPUBuffer indirectBuffer, uint64_t indirectOffset)"""
def wgpuComputePassEncoderEnd(computePassEncoder: Any, /) -> None:
    """void wgpuComputePassEncoderEnd(WGPUComputePassEncoder computePassEncoder)"""
def wgpuComputePassEncoderInsertDebugMarker(computePassEncoder: Any, markerLabel: Any, /) -> None:
    """void wgpuComputePassEncoderInsertDebugMarker(WGPUComputePassEncoder computePassEncoder, WGPUStringView markerLabel)"""
def wgpuComputePassEncoderPopDebugGroup(computePassEncoder: Any, /) -> None:
    """void wgpuComputePassEncoderPopDebugGroup(WGPUComputePassEncoder computePassEncoder)"""
def wgpuComputePassEncoderPushDebugGroup(computePassEncoder: Any, groupLabel: Any, /) -> None:
    """void wgpuComputePassEncoderPushDebugGroup(WGPUComputePassEncoder computePassEncoder, WGPUStringView groupLabel)"""
def wgpuComputePassEncoderSetBindGroup(computePassEncoder: Any, groupIndex: Any, group: Any, dynamicOffsetCount: Any, dynamicOffsets: Any, /) -> None:
    """void wgpuComputePassEncoderSetBindGroup(WGPUComputePassEncoder computePassEncoder, uint32_t groupIndex, WGPUBindGroup group, size_t dynamicOffsetCount, const uint32_t * dynamicOffsets)"""
def wgpuComputePassEncoderSetImmediates(computePassEncoder: Any, offset: Any, data: Any, size: Any, /) -> None:
    """void wgpuComputePassEncoderSetImmediates(WGPUComputePassEncoder computePassEncoder, uint32_t offset, const void * data, size_t size)"""
def wgpuComputePassEncoderSetLabel(computePassEncoder: Any, label: Any, /) -> None:
    """void wgpuComputePassEncoderSetLabel(WGPUComputePassEncoder computePassEncoder, WGPUStringView label)"""
def wgpuComputePassEncoderSetPipeline(computePassEncoder: Any, pipeline: Any, /) -> None:
    """void wgpuComputePassEncoderSetPipeline(WGPUComputePassEncoder computePassEncoder, WGPUComputePipeline pipeline)"""
def wgpuComputePassEncoderAddRef(computePassEncoder: Any, /) -> None:
    """void wgpuComputePassEncoderAddRef(WGPUComputePassEncoder computePassEncoder)"""
def wgpuComputePassEncoderRelease(computePassEncoder: Any, /) -> None:
    """void wgpuComputePassEncoderRelease(WGPUComputePassEncoder computePassEncoder)"""
def wgpuComputePipelineGetBindGroupLayout(computePipeline: Any, groupIndex: Any, /) -> ctypes._Pointer[struct_WGPUBindGroupLayoutImpl]:
    """WGPUBindGroupLayout wgpuComputePipelineGetBindGroupLayout(WGPUComputePipeline computePipeline, uint32_t groupIndex) - Functions whose first argument has type WGPUComputePipeline."""
def wgpuComputePipelineSetLabel(computePipeline: Any, label: Any, /) -> None:
    """void wgpuComputePipelineSetLabel(WGPUComputePipeline computePipeline, WGPUStringView label)"""
def wgpuComputePipelineAddRef(computePipeline: Any, /) -> None:
    """void wgpuComputePipelineAddRef(WGPUComputePipeline computePipeline)"""
def wgpuComputePipelineRelease(computePipeline: Any, /) -> None:
    """void wgpuComputePipelineRelease(WGPUComputePipeline computePipeline)"""
def wgpuDeviceCreateBindGroup(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUBindGroupImpl]:
    """WGPUBindGroup wgpuDeviceCreateBindGroup(WGPUDevice device, const WGPUBindGroupDescriptor * descriptor) - Functions whose first argument has type WGPUDevice."""
def wgpuDeviceCreateBindGroupLayout(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUBindGroupLayoutImpl]:
    """WGPUBindGroupLayout wgpuDeviceCreateBindGroupLayout(WGPUDevice device, const WGPUBindGroupLayoutDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateBuffer(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUBufferImpl]:
    """WGPUBuffer wgpuDeviceCreateBuffer(WGPUDevice device, const WGPUBufferDescriptor * descriptor) - TODO"""
def wgpuDeviceCreateCommandEncoder(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUCommandEncoderImpl]:
    """WGPUCommandEncoder wgpuDeviceCreateCommandEncoder(WGPUDevice device, const WGPUCommandEncoderDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateComputePipeline(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUComputePipelineImpl]:
    """WGPUComputePipeline wgpuDeviceCreateComputePipeline(WGPUDevice device, const WGPUComputePipelineDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateComputePipelineAsync(device: Any, descriptor: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuDeviceCreateComputePipelineAsync(WGPUDevice device, const WGPUComputePipelineDescriptor * descriptor, WGPUCreateComputePipelineAsyncCallbackInfo callbackInfo)"""
def wgpuDeviceCreatePipelineLayout(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUPipelineLayoutImpl]:
    """WGPUPipelineLayout wgpuDeviceCreatePipelineLayout(WGPUDevice device, const WGPUPipelineLayoutDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateQuerySet(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUQuerySetImpl]:
    """WGPUQuerySet wgpuDeviceCreateQuerySet(WGPUDevice device, const WGPUQuerySetDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateRenderBundleEncoder(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPURenderBundleEncoderImpl]:
    """WGPURenderBundleEncoder wgpuDeviceCreateRenderBundleEncoder(WGPUDevice device, const WGPURenderBundleEncoderDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateRenderPipeline(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPURenderPipelineImpl]:
    """WGPURenderPipeline wgpuDeviceCreateRenderPipeline(WGPUDevice device, const WGPURenderPipelineDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateRenderPipelineAsync(device: Any, descriptor: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuDeviceCreateRenderPipelineAsync(WGPUDevice device, const WGPURenderPipelineDescriptor * descriptor, WGPUCreateRenderPipelineAsyncCallbackInfo callbackInfo)"""
def wgpuDeviceCreateSampler(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUSamplerImpl]:
    """WGPUSampler wgpuDeviceCreateSampler(WGPUDevice device, const WGPUSamplerDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateShaderModule(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUShaderModuleImpl]:
    """WGPUShaderModule wgpuDeviceCreateShaderModule(WGPUDevice device, const WGPUShaderModuleDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceCreateTexture(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUTextureImpl]:
    """WGPUTexture wgpuDeviceCreateTexture(WGPUDevice device, const WGPUTextureDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceDestroy(device: Any, /) -> None:
    """void wgpuDeviceDestroy(WGPUDevice device)"""
def wgpuDeviceGetAdapterInfo(device: Any, adapterInfo: Any, /) -> int:
    """WGPUStatus wgpuDeviceGetAdapterInfo(WGPUDevice device, WGPUAdapterInfo * adapterInfo) - Returns Indicates if there was an OutStructChainError."""
def wgpuDeviceGetFeatures(device: Any, features: Any, /) -> None:
    """void wgpuDeviceGetFeatures(WGPUDevice device, WGPUSupportedFeatures * features) - Get the list of WGPUFeatureName values supported by the device."""
def wgpuDeviceGetLimits(device: Any, limits: Any, /) -> int:
    """WGPUStatus wgpuDeviceGetLimits(WGPUDevice device, WGPULimits * limits) - Returns Indicates if there was an OutStructChainError."""
def wgpuDeviceGetLostFuture(device: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuDeviceGetLostFuture(WGPUDevice device) - Returns The WGPUFuture for the device-lost event of the device."""
def wgpuDeviceGetQueue(device: Any, /) -> ctypes._Pointer[struct_WGPUQueueImpl]:
    """WGPUQueue wgpuDeviceGetQueue(WGPUDevice device) - Returns This value is ReturnedWithOwnership."""
def wgpuDeviceHasFeature(device: Any, feature: Any, /) -> int:
    """WGPUBool wgpuDeviceHasFeature(WGPUDevice device, WGPUFeatureName feature)"""
def wgpuDevicePopErrorScope(device: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuDevicePopErrorScope(WGPUDevice device, WGPUPopErrorScopeCallbackInfo callbackInfo) - Pops an error scope to the current thread's error scope stack, asynchronously returning the result. See ErrorScopes."""
def wgpuDevicePushErrorScope(device: Any, filter: Any, /) -> None:
    """void wgpuDevicePushErrorScope(WGPUDevice device, WGPUErrorFilter filter) - Pushes an error scope to the current thread's error scope stack. See ErrorScopes."""
def wgpuDeviceSetLabel(device: Any, label: Any, /) -> None:
    """void wgpuDeviceSetLabel(WGPUDevice device, WGPUStringView label)"""
def wgpuDeviceAddRef(device: Any, /) -> None:
    """void wgpuDeviceAddRef(WGPUDevice device)"""
def wgpuDeviceRelease(device: Any, /) -> None:
    """void wgpuDeviceRelease(WGPUDevice device)"""
def wgpuExternalTextureSetLabel(externalTexture: Any, label: Any, /) -> None:
    """void wgpuExternalTextureSetLabel(WGPUExternalTexture externalTexture, WGPUStringView label) - Functions whose first argument has type WGPUExternalTexture."""
def wgpuExternalTextureAddRef(externalTexture: Any, /) -> None:
    """void wgpuExternalTextureAddRef(WGPUExternalTexture externalTexture)"""
def wgpuExternalTextureRelease(externalTexture: Any, /) -> None:
    """void wgpuExternalTextureRelease(WGPUExternalTexture externalTexture)"""
def wgpuInstanceCreateSurface(instance: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUSurfaceImpl]:
    """WGPUSurface wgpuInstanceCreateSurface(WGPUInstance instance, const WGPUSurfaceDescriptor * descriptor) - Functions whose first argument has type WGPUInstance."""
def wgpuInstanceGetWGSLLanguageFeatures(instance: Any, features: Any, /) -> None:
    """void wgpuInstanceGetWGSLLanguageFeatures(WGPUInstance instance, WGPUSupportedWGSLLanguageFeatures * features) - Get the list of WGPUWGSLLanguageFeatureName values supported by the instance."""
def wgpuInstanceHasWGSLLanguageFeature(instance: Any, feature: Any, /) -> int:
    """WGPUBool wgpuInstanceHasWGSLLanguageFeature(WGPUInstance instance, WGPUWGSLLanguageFeatureName feature)"""
def wgpuInstanceProcessEvents(instance: Any, /) -> None:
    """void wgpuInstanceProcessEvents(WGPUInstance instance) - Processes asynchronous events on this `WGPUInstance`, calling any callbacks for asynchronous operations created with WGPUCallbackMode_AllowProcessEvents."""
def wgpuInstanceRequestAdapter(instance: Any, options: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuInstanceRequestAdapter(WGPUInstance instance, const WGPURequestAdapterOptions * options, WGPURequestAdapterCallbackInfo callbackInfo)"""
def wgpuInstanceWaitAny(instance: Any, futureCount: Any, futures: Any, timeoutNS: Any, /) -> int:
    """WGPUWaitStatus wgpuInstanceWaitAny(WGPUInstance instance, size_t futureCount, WGPUFutureWaitInfo * futures, uint64_t timeoutNS) - Wait for at least one WGPUFuture in `futures` to complete, and call callbacks of the respective completed asynchronous operations."""
def wgpuInstanceAddRef(instance: Any, /) -> None:
    """void wgpuInstanceAddRef(WGPUInstance instance)"""
def wgpuInstanceRelease(instance: Any, /) -> None:
    """void wgpuInstanceRelease(WGPUInstance instance)"""
def wgpuPipelineLayoutSetLabel(pipelineLayout: Any, label: Any, /) -> None:
    """void wgpuPipelineLayoutSetLabel(WGPUPipelineLayout pipelineLayout, WGPUStringView label) - Functions whose first argument has type WGPUPipelineLayout."""
def wgpuPipelineLayoutAddRef(pipelineLayout: Any, /) -> None:
    """void wgpuPipelineLayoutAddRef(WGPUPipelineLayout pipelineLayout)"""
def wgpuPipelineLayoutRelease(pipelineLayout: Any, /) -> None:
    """void wgpuPipelineLayoutRelease(WGPUPipelineLayout pipelineLayout)"""
def wgpuQuerySetDestroy(querySet: Any, /) -> None:
    """void wgpuQuerySetDestroy(WGPUQuerySet querySet) - Functions whose first argument has type WGPUQuerySet."""
def wgpuQuerySetGetCount(querySet: Any, /) -> int:
    """uint32_t wgpuQuerySetGetCount(WGPUQuerySet querySet)"""
def wgpuQuerySetGetType(querySet: Any, /) -> int:
    """WGPUQueryType wgpuQuerySetGetType(WGPUQuerySet querySet)"""
def wgpuQuerySetSetLabel(querySet: Any, label: Any, /) -> None:
    """void wgpuQuerySetSetLabel(WGPUQuerySet querySet, WGPUStringView label)"""
def wgpuQuerySetAddRef(querySet: Any, /) -> None:
    """void wgpuQuerySetAddRef(WGPUQuerySet querySet)"""
def wgpuQuerySetRelease(querySet: Any, /) -> None:
    """void wgpuQuerySetRelease(WGPUQuerySet querySet)"""
def wgpuQueueOnSubmittedWorkDone(queue: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuQueueOnSubmittedWorkDone(WGPUQueue queue, WGPUQueueWorkDoneCallbackInfo callbackInfo) - Functions whose first argument has type WGPUQueue."""
def wgpuQueueSetLabel(queue: Any, label: Any, /) -> None:
    """void wgpuQueueSetLabel(WGPUQueue queue, WGPUStringView label)"""
def wgpuQueueSubmit(queue: Any, commandCount: Any, commands: Any, /) -> None:
    """void wgpuQueueSubmit(WGPUQueue queue, size_t commandCount, const WGPUCommandBuffer * commands)"""
def wgpuQueueWriteBuffer(queue: Any, buffer: Any, bufferOffset: Any, data: Any, size: Any, /) -> None:
    """void wgpuQueueWriteBuffer(WGPUQueue queue, WGPUBuffer buffer, uint64_t bufferOffset, const void * data, size_t size) - Produces a DeviceError both content-timeline (`size` alignment) and device-timeline errors defined by the WebGPU specification."""
def wgpuQueueWriteTexture(queue: Any, destination: Any, data: Any, dataSize: Any, dataLayout: Any, writeSize: Any, /) -> None:
    """void wgpuQueueWriteTexture(WGPUQueue queue, const WGPUTexelCopyTextureInfo * destination, const void * data, size_t dataSize, const WGPUTexelCopyBufferLayout * dataLayout, const WGPUExtent3D * writeSize)"""
def wgpuQueueAddRef(queue: Any, /) -> None:
    """void wgpuQueueAddRef(WGPUQueue queue)"""
def wgpuQueueRelease(queue: Any, /) -> None:
    """void wgpuQueueRelease(WGPUQueue queue)"""
def wgpuRenderBundleSetLabel(renderBundle: Any, label: Any, /) -> None:
    """void wgpuRenderBundleSetLabel(WGPURenderBundle renderBundle, WGPUStringView label) - Functions whose first argument has type WGPURenderBundle."""
def wgpuRenderBundleAddRef(renderBundle: Any, /) -> None:
    """void wgpuRenderBundleAddRef(WGPURenderBundle renderBundle)"""
def wgpuRenderBundleRelease(renderBundle: Any, /) -> None:
    """void wgpuRenderBundleRelease(WGPURenderBundle renderBundle)"""
def wgpuRenderBundleEncoderDraw(renderBundleEncoder: Any, vertexCount: Any, instanceCount: Any, firstVertex: Any, firstInstance: Any, /) -> None:
    """void wgpuRenderBundleEncoderDraw(WGPURenderBundleEncoder renderBundleEncoder, uint32_t vertexCount, uint32_t instanceCount, uint32_t firstVertex, uint32_t firstInstance) - Functions whose first argument has type WGPURenderBundleEncoder."""
def wgpuRenderBundleEncoderDrawIndexed(renderBundleEncoder: Any, indexCount: Any, instanceCount: Any, firstIndex: Any, baseVertex: Any, firstInstance: Any, /) -> None:
    """void wgpuRenderBundleEncoderDrawIndexed(WGPURenderBundleEncoder renderBundleEncoder, uint32_t indexCount, uint32_t instanceCount, uint32_t firstIndex, int32_t baseVertex, uint32_t firstInstance)"""
def wgpuRenderBundleEncoderDrawIndexedIndirect(renderBundleEncoder: Any, indirectBuffer: Any, indirectOffset: Any, /) -> None:
    """void wgpuRenderBundleEncoderDrawIndexedIndirect(WGPURenderBundleEncoder renderBundleEncoder, WGPUBuffer indirectBuffer, uint64_t indirectOffset)"""
def wgpuRenderBundleEncoderDrawIndirect(renderBundleEncoder: Any, indirectBuffer: Any, indirectOffset: Any, /) -> None:
    """void wgpuRenderBundleEncoderDrawIndirect(WGPURenderBundleEncoder renderBundleEncoder, WGPUBuffer indirectBuffer, uint64_t indirectOffset)"""
def wgpuRenderBundleEncoderFinish(renderBundleEncoder: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPURenderBundleImpl]:
    """WGPURenderBundle wgpuRenderBundleEncoderFinish(WGPURenderBundleEncoder renderBundleEncoder, const WGPURenderBundleDescriptor * descriptor) - Returns This value is ReturnedWithOwnership."""
def wgpuRenderBundleEncoderInsertDebugMarker(renderBundleEncoder: Any, markerLabel: Any, /) -> None:
    """void wgpuRenderBundleEncoderInsertDebugMarker(WGPURenderBundleEncoder renderBundleEncoder, WGPUStringView markerLabel)"""
def wgpuRenderBundleEncoderPopDebugGroup(renderBundleEncoder: Any, /) -> None:
    """void wgpuRenderBundleEncoderPopDebugGroup(WGPURenderBundleEncoder renderBundleEncoder)"""
def wgpuRenderBundleEncoderPushDebugGroup(renderBundleEncoder: Any, groupLabel: Any, /) -> None:
    """void wgpuRenderBundleEncoderPushDebugGroup(WGPURenderBundleEncoder renderBundleEncoder, WGPUStringView groupLabel)"""
def wgpuRenderBundleEncoderSetBindGroup(renderBundleEncoder: Any, groupIndex: Any, group: Any, dynamicOffsetCount: Any, dynamicOffsets: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetBindGroup(WGPURenderBundleEncoder renderBundleEncoder, uint32_t groupIndex, WGPUBindGroup group, size_t dynamicOffsetCount, const uint32_t * dynamicOffsets)"""
def wgpuRenderBundleEncoderSetImmediates(renderBundleEncoder: Any, offset: Any, data: Any, size: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetImmediates(WGPURenderBundleEncoder renderBundleEncoder, uint32_t offset, const void * data, size_t size)"""
def wgpuRenderBundleEncoderSetIndexBuffer(renderBundleEncoder: Any, buffer: Any, format: Any, offset: Any, size: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetIndexBuffer(WGPURenderBundleEncoder renderBundleEncoder, WGPUBuffer buffer, WGPUIndexFormat format, uint64_t offset, uint64_t size)"""
def wgpuRenderBundleEncoderSetLabel(renderBundleEncoder: Any, label: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetLabel(WGPURenderBundleEncoder renderBundleEncoder, WGPUStringView label)"""
def wgpuRenderBundleEncoderSetPipeline(renderBundleEncoder: Any, pipeline: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetPipeline(WGPURenderBundleEncoder renderBundleEncoder, WGPURenderPipeline pipeline)"""
def wgpuRenderBundleEncoderSetVertexBuffer(renderBundleEncoder: Any, slot: Any, buffer: Any, offset: Any, size: Any, /) -> None:
    """void wgpuRenderBundleEncoderSetVertexBuffer(WGPURenderBundleEncoder renderBundleEncoder, uint32_t slot, WGPUBuffer buffer, uint64_t offset, uint64_t size)"""
def wgpuRenderBundleEncoderAddRef(renderBundleEncoder: Any, /) -> None:
    """void wgpuRenderBundleEncoderAddRef(WGPURenderBundleEncoder renderBundleEncoder)"""
def wgpuRenderBundleEncoderRelease(renderBundleEncoder: Any, /) -> None:
    """void wgpuRenderBundleEncoderRelease(WGPURenderBundleEncoder renderBundleEncoder)"""
def wgpuRenderPassEncoderBeginOcclusionQuery(renderPassEncoder: Any, queryIndex: Any, /) -> None:
    """void wgpuRenderPassEncoderBeginOcclusionQuery(WGPURenderPassEncoder renderPassEncoder, uint32_t queryIndex) - Functions whose first argument has type WGPURenderPassEncoder."""
def wgpuRenderPassEncoderDraw(renderPassEncoder: Any, vertexCount: Any, instanceCount: Any, firstVertex: Any, firstInstance: Any, /) -> None:
    """void wgpuRenderPassEncoderDraw(WGPURenderPassEncoder renderPassEncoder, uint32_t vertexCount, uint32_t instanceCount, uint32_t firstVertex, uint32_t firstInstance)"""
def wgpuRenderPassEncoderDrawIndexed(renderPassEncoder: Any, indexCount: Any, instanceCount: Any, firstIndex: Any, baseVertex: Any, firstInstance: Any, /) -> None:
    """void wgpuRenderPassEncoderDrawIndexed(WGPURenderPassEncoder renderPassEncoder, uint32_t indexCount, uint32_t instanceCount, uint32_t firstIndex, int32_t baseVertex, uint32_t firstInstance)"""
def wgpuRenderPassEncoderDrawIndexedIndirect(renderPassEncoder: Any, indirectBuffer: Any, indirectOffset: Any, /) -> None:
    """void wgpuRenderPassEncoderDrawIndexedIndirect(WGPURenderPassEncoder renderPassEncoder, WGPUBuffer indirectBuffer, uint64_t indirectOffset)"""
def wgpuRenderPassEncoderDrawIndirect(renderPassEncoder: Any, indirectBuffer: Any, indirectOffset: Any, /) -> None:
    """void wgpuRenderPassEncoderDrawIndirect(WGPURenderPassEncoder renderPassEncoder, WGPUBuffer indirectBuffer, uint64_t indirectOffset)"""
def wgpuRenderPassEncoderEnd(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderEnd(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuRenderPassEncoderEndOcclusionQuery(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderEndOcclusionQuery(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuRenderPassEncoderExecuteBundles(renderPassEncoder: Any, bundleCount: Any, bundles: Any, /) -> None:
    """void wgpuRenderPassEncoderExecuteBundles(WGPURenderPassEncoder renderPassEncoder, size_t bundleCount, const WGPURenderBundle * bundles)"""
def wgpuRenderPassEncoderInsertDebugMarker(renderPassEncoder: Any, markerLabel: Any, /) -> None:
    """void wgpuRenderPassEncoderInsertDebugMarker(WGPURenderPassEncoder renderPassEncoder, WGPUStringView markerLabel)"""
def wgpuRenderPassEncoderPopDebugGroup(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderPopDebugGroup(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuRenderPassEncoderPushDebugGroup(renderPassEncoder: Any, groupLabel: Any, /) -> None:
    """void wgpuRenderPassEncoderPushDebugGroup(WGPURenderPassEncoder renderPassEncoder, WGPUStringView groupLabel)"""
def wgpuRenderPassEncoderSetBindGroup(renderPassEncoder: Any, groupIndex: Any, group: Any, dynamicOffsetCount: Any, dynamicOffsets: Any, /) -> None:
    """void wgpuRenderPassEncoderSetBindGroup(WGPURenderPassEncoder renderPassEncoder, uint32_t groupIndex, WGPUBindGroup group, size_t dynamicOffsetCount, const uint32_t * dynamicOffsets)"""
def wgpuRenderPassEncoderSetBlendConstant(renderPassEncoder: Any, color: Any, /) -> None:
    """void wgpuRenderPassEncoderSetBlendConstant(WGPURenderPassEncoder renderPassEncoder, const WGPUColor * color)"""
def wgpuRenderPassEncoderSetImmediates(renderPassEncoder: Any, offset: Any, data: Any, size: Any, /) -> None:
    """void wgpuRenderPassEncoderSetImmediates(WGPURenderPassEncoder renderPassEncoder, uint32_t offset, const void * data, size_t size)"""
def wgpuRenderPassEncoderSetIndexBuffer(renderPassEncoder: Any, buffer: Any, format: Any, offset: Any, size: Any, /) -> None:
    """void wgpuRenderPassEncoderSetIndexBuffer(WGPURenderPassEncoder renderPassEncoder, WGPUBuffer buffer, WGPUIndexFormat format, uint64_t offset, uint64_t size)"""
def wgpuRenderPassEncoderSetLabel(renderPassEncoder: Any, label: Any, /) -> None:
    """void wgpuRenderPassEncoderSetLabel(WGPURenderPassEncoder renderPassEncoder, WGPUStringView label)"""
def wgpuRenderPassEncoderSetPipeline(renderPassEncoder: Any, pipeline: Any, /) -> None:
    """void wgpuRenderPassEncoderSetPipeline(WGPURenderPassEncoder renderPassEncoder, WGPURenderPipeline pipeline)"""
def wgpuRenderPassEncoderSetScissorRect(renderPassEncoder: Any, x: Any, y: Any, width: Any, height: Any, /) -> None:
    """void wgpuRenderPassEncoderSetScissorRect(WGPURenderPassEncoder renderPassEncoder, uint32_t x, uint32_t y, uint32_t width, uint32_t height)"""
def wgpuRenderPassEncoderSetStencilReference(renderPassEncoder: Any, reference: Any, /) -> None:
    """void wgpuRenderPassEncoderSetStencilReference(WGPURenderPassEncoder renderPassEncoder, uint32_t reference)"""
def wgpuRenderPassEncoderSetVertexBuffer(renderPassEncoder: Any, slot: Any, buffer: Any, offset: Any, size: Any, /) -> None:
    """void wgpuRenderPassEncoderSetVertexBuffer(WGPURenderPassEncoder renderPassEncoder, uint32_t slot, WGPUBuffer buffer, uint64_t offset, uint64_t size)"""
def wgpuRenderPassEncoderSetViewport(renderPassEncoder: Any, x: Any, y: Any, width: Any, height: Any, minDepth: Any, maxDepth: Any, /) -> None:
    """void wgpuRenderPassEncoderSetViewport(WGPURenderPassEncoder renderPassEncoder, float x, float y, float width, float height, float minDepth, float maxDepth) - TODO"""
def wgpuRenderPassEncoderAddRef(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderAddRef(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuRenderPassEncoderRelease(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderRelease(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuRenderPipelineGetBindGroupLayout(renderPipeline: Any, groupIndex: Any, /) -> ctypes._Pointer[struct_WGPUBindGroupLayoutImpl]:
    """WGPUBindGroupLayout wgpuRenderPipelineGetBindGroupLayout(WGPURenderPipeline renderPipeline, uint32_t groupIndex) - Functions whose first argument has type WGPURenderPipeline."""
def wgpuRenderPipelineSetLabel(renderPipeline: Any, label: Any, /) -> None:
    """void wgpuRenderPipelineSetLabel(WGPURenderPipeline renderPipeline, WGPUStringView label)"""
def wgpuRenderPipelineAddRef(renderPipeline: Any, /) -> None:
    """void wgpuRenderPipelineAddRef(WGPURenderPipeline renderPipeline)"""
def wgpuRenderPipelineRelease(renderPipeline: Any, /) -> None:
    """void wgpuRenderPipelineRelease(WGPURenderPipeline renderPipeline)"""
def wgpuSamplerSetLabel(sampler: Any, label: Any, /) -> None:
    """void wgpuSamplerSetLabel(WGPUSampler sampler, WGPUStringView label) - Functions whose first argument has type WGPUSampler."""
def wgpuSamplerAddRef(sampler: Any, /) -> None:
    """void wgpuSamplerAddRef(WGPUSampler sampler)"""
def wgpuSamplerRelease(sampler: Any, /) -> None:
    """void wgpuSamplerRelease(WGPUSampler sampler)"""
def wgpuShaderModuleGetCompilationInfo(shaderModule: Any, callbackInfo: Any, /) -> struct_WGPUFuture:
    """WGPUFuture wgpuShaderModuleGetCompilationInfo(WGPUShaderModule shaderModule, WGPUCompilationInfoCallbackInfo callbackInfo) - Functions whose first argument has type WGPUShaderModule."""
def wgpuShaderModuleSetLabel(shaderModule: Any, label: Any, /) -> None:
    """void wgpuShaderModuleSetLabel(WGPUShaderModule shaderModule, WGPUStringView label)"""
def wgpuShaderModuleAddRef(shaderModule: Any, /) -> None:
    """void wgpuShaderModuleAddRef(WGPUShaderModule shaderModule)"""
def wgpuShaderModuleRelease(shaderModule: Any, /) -> None:
    """void wgpuShaderModuleRelease(WGPUShaderModule shaderModule)"""
def wgpuSupportedFeaturesFreeMembers(supportedFeatures: Any, /) -> None:
    """void wgpuSupportedFeaturesFreeMembers(WGPUSupportedFeatures supportedFeatures) - Functions whose first argument has type WGPUSupportedFeatures."""
def wgpuSupportedInstanceFeaturesFreeMembers(supportedInstanceFeatures: Any, /) -> None:
    """void wgpuSupportedInstanceFeaturesFreeMembers(WGPUSupportedInstanceFeatures supportedInstanceFeatures) - Functions whose first argument has type WGPUSupportedInstanceFeatures."""
def wgpuSupportedWGSLLanguageFeaturesFreeMembers(supportedWGSLLanguageFeatures: Any, /) -> None:
    """void wgpuSupportedWGSLLanguageFeaturesFreeMembers(WGPUSupportedWGSLLanguageFeatures supportedWGSLLanguageFeatures) - Functions whose first argument has type WGPUSupportedWGSLLanguageFeatures."""
def wgpuSurfaceConfigure(surface: Any, config: Any, /) -> None:
    """void wgpuSurfaceConfigure(WGPUSurface surface, const WGPUSurfaceConfiguration * config) - Functions whose first argument has type WGPUSurface."""
def wgpuSurfaceGetCapabilities(surface: Any, adapter: Any, capabilities: Any, /) -> int:
    """WGPUStatus wgpuSurfaceGetCapabilities(WGPUSurface surface, WGPUAdapter adapter, WGPUSurfaceCapabilities * capabilities) - Provides information on how `adapter` is able to use `surface`. See Surface-Capabilities for more details."""
def wgpuSurfaceGetCurrentTexture(surface: Any, surfaceTexture: Any, /) -> None:
    """void wgpuSurfaceGetCurrentTexture(WGPUSurface surface, WGPUSurfaceTexture * surfaceTexture) - Returns the WGPUTexture to render to `surface` this frame along with metadata on the frame. Returns `NULL` and WGPUSurfaceGetCurrentTextureStatus_Error if the surface is not configured."""
def wgpuSurfacePresent(surface: Any, /) -> int:
    """WGPUStatus wgpuSurfacePresent(WGPUSurface surface) - Shows `surface`'s current texture to the user. See Surface-Presenting for more details."""
def wgpuSurfaceSetLabel(surface: Any, label: Any, /) -> None:
    """void wgpuSurfaceSetLabel(WGPUSurface surface, WGPUStringView label) - Modifies the label used to refer to `surface`."""
def wgpuSurfaceUnconfigure(surface: Any, /) -> None:
    """void wgpuSurfaceUnconfigure(WGPUSurface surface) - Removes the configuration for `surface`. See Surface-Configuration for more details."""
def wgpuSurfaceAddRef(surface: Any, /) -> None:
    """void wgpuSurfaceAddRef(WGPUSurface surface)"""
def wgpuSurfaceRelease(surface: Any, /) -> None:
    """void wgpuSurfaceRelease(WGPUSurface surface)"""
def wgpuSurfaceCapabilitiesFreeMembers(surfaceCapabilities: Any, /) -> None:
    """void wgpuSurfaceCapabilitiesFreeMembers(WGPUSurfaceCapabilities surfaceCapabilities) - Functions whose first argument has type WGPUSurfaceCapabilities."""
def wgpuTextureCreateView(texture: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUTextureViewImpl]:
    """WGPUTextureView wgpuTextureCreateView(WGPUTexture texture, const WGPUTextureViewDescriptor * descriptor) - Functions whose first argument has type WGPUTexture."""
def wgpuTextureDestroy(texture: Any, /) -> None:
    """void wgpuTextureDestroy(WGPUTexture texture)"""
def wgpuTextureGetDepthOrArrayLayers(texture: Any, /) -> int:
    """uint32_t wgpuTextureGetDepthOrArrayLayers(WGPUTexture texture)"""
def wgpuTextureGetDimension(texture: Any, /) -> int:
    """WGPUTextureDimension wgpuTextureGetDimension(WGPUTexture texture)"""
def wgpuTextureGetFormat(texture: Any, /) -> int:
    """WGPUTextureFormat wgpuTextureGetFormat(WGPUTexture texture)"""
def wgpuTextureGetHeight(texture: Any, /) -> int:
    """uint32_t wgpuTextureGetHeight(WGPUTexture texture)"""
def wgpuTextureGetMipLevelCount(texture: Any, /) -> int:
    """uint32_t wgpuTextureGetMipLevelCount(WGPUTexture texture)"""
def wgpuTextureGetSampleCount(texture: Any, /) -> int:
    """uint32_t wgpuTextureGetSampleCount(WGPUTexture texture)"""
def wgpuTextureGetTextureBindingViewDimension(texture: Any, /) -> int:
    """WGPUTextureViewDimension wgpuTextureGetTextureBindingViewDimension(WGPUTexture texture)"""
def wgpuTextureGetUsage(texture: Any, /) -> int:
    """WGPUTextureUsage wgpuTextureGetUsage(WGPUTexture texture)"""
def wgpuTextureGetWidth(texture: Any, /) -> int:
    """uint32_t wgpuTextureGetWidth(WGPUTexture texture)"""
def wgpuTextureSetLabel(texture: Any, label: Any, /) -> None:
    """void wgpuTextureSetLabel(WGPUTexture texture, WGPUStringView label)"""
def wgpuTextureAddRef(texture: Any, /) -> None:
    """void wgpuTextureAddRef(WGPUTexture texture)"""
def wgpuTextureRelease(texture: Any, /) -> None:
    """void wgpuTextureRelease(WGPUTexture texture)"""
def wgpuTextureViewSetLabel(textureView: Any, label: Any, /) -> None:
    """void wgpuTextureViewSetLabel(WGPUTextureView textureView, WGPUStringView label) - Functions whose first argument has type WGPUTextureView."""
def wgpuTextureViewAddRef(textureView: Any, /) -> None:
    """void wgpuTextureViewAddRef(WGPUTextureView textureView)"""
def wgpuTextureViewRelease(textureView: Any, /) -> None:
    """void wgpuTextureViewRelease(WGPUTextureView textureView)"""
enum_WGPUNativeSType = ctypes.c_uint32
WGPUSType_DeviceExtras: int
WGPUSType_NativeLimits: int
WGPUSType_ShaderSourceGLSL: int
WGPUSType_InstanceExtras: int
WGPUSType_BindGroupEntryExtras: int
WGPUSType_BindGroupLayoutEntryExtras: int
WGPUSType_QuerySetDescriptorExtras: int
WGPUSType_SurfaceConfigurationExtras: int
WGPUSType_SurfaceSourceSwapChainPanel: int
WGPUSType_PrimitiveStateExtras: int
WGPUSType_SamplerDescriptorExtras: int
WGPUNativeSType_Force32: int
WGPUNativeSType = enum_WGPUNativeSType
enum_WGPUNativeSurfaceGetCurrentTextureStatus = ctypes.c_uint32
WGPUSurfaceGetCurrentTextureStatus_Occluded: int
WGPUNativeSurfaceGetCurrentTextureStatus_Force32: int
WGPUNativeSurfaceGetCurrentTextureStatus = enum_WGPUNativeSurfaceGetCurrentTextureStatus
enum_WGPUNativeFeature = ctypes.c_uint32
WGPUNativeFeature_Immediates: int
WGPUNativeFeature_TextureAdapterSpecificFormatFeatures: int
WGPUNativeFeature_MultiDrawIndirectCount: int
WGPUNativeFeature_VertexWritableStorage: int
WGPUNativeFeature_TextureBindingArray: int
WGPUNativeFeature_SampledTextureAndStorageBufferArrayNonUniformIndexing: int
WGPUNativeFeature_PipelineStatisticsQuery: int
WGPUNativeFeature_StorageResourceBindingArray: int
WGPUNativeFeature_PartiallyBoundBindingArray: int
WGPUNativeFeature_TextureFormat16bitNorm: int
WGPUNativeFeature_TextureCompressionAstcHdr: int
WGPUNativeFeature_MappablePrimaryBuffers: int
WGPUNativeFeature_BufferBindingArray: int
WGPUNativeFeature_StorageTextureArrayNonUniformIndexing: int
WGPUNativeFeature_AddressModeClampToZero: int
WGPUNativeFeature_AddressModeClampToBorder: int
WGPUNativeFeature_PolygonModeLine: int
WGPUNativeFeature_PolygonModePoint: int
WGPUNativeFeature_ConservativeRasterization: int
WGPUNativeFeature_ClearTexture: int
WGPUNativeFeature_Multiview: int
WGPUNativeFeature_VertexAttribute64bit: int
WGPUNativeFeature_TextureFormatNv12: int
WGPUNativeFeature_RayQuery: int
WGPUNativeFeature_ShaderF64: int
WGPUNativeFeature_ShaderI16: int
WGPUNativeFeature_ShaderEarlyDepthTest: int
WGPUNativeFeature_Subgroup: int
WGPUNativeFeature_SubgroupVertex: int
WGPUNativeFeature_SubgroupBarrier: int
WGPUNativeFeature_TimestampQueryInsideEncoders: int
WGPUNativeFeature_TimestampQueryInsidePasses: int
WGPUNativeFeature_ShaderInt64: int
WGPUNativeFeature_ShaderFloat32Atomic: int
WGPUNativeFeature_TextureAtomic: int
WGPUNativeFeature_TextureFormatP010: int
WGPUNativeFeature_PipelineCache: int
WGPUNativeFeature_ShaderInt64AtomicMinMax: int
WGPUNativeFeature_ShaderInt64AtomicAllOps: int
WGPUNativeFeature_TextureInt64Atomic: int
WGPUNativeFeature_ShaderBarycentrics: int
WGPUNativeFeature_SelectiveMultiview: int
WGPUNativeFeature_MultisampleArray: int
WGPUNativeFeature_CooperativeMatrix: int
WGPUNativeFeature_ShaderPerVertex: int
WGPUNativeFeature_ShaderDrawIndex: int
WGPUNativeFeature_AccelerationStructureBindingArray: int
WGPUNativeFeature_MemoryDecorationCoherent: int
WGPUNativeFeature_MemoryDecorationVolatile: int
WGPUNativeFeature_Force32: int
WGPUNativeFeature = enum_WGPUNativeFeature
enum_WGPULogLevel = ctypes.c_uint32
WGPULogLevel_Off: int
WGPULogLevel_Error: int
WGPULogLevel_Warn: int
WGPULogLevel_Info: int
WGPULogLevel_Debug: int
WGPULogLevel_Trace: int
WGPULogLevel_Force32: int
WGPULogLevel = enum_WGPULogLevel
WGPUInstanceBackend = WGPUFlags
WGPUInstanceFlag = WGPUFlags
enum_WGPUDx12Compiler = ctypes.c_uint32
WGPUDx12Compiler_Undefined: int
WGPUDx12Compiler_Fxc: int
WGPUDx12Compiler_Dxc: int
WGPUDx12Compiler_Force32: int
WGPUDx12Compiler = enum_WGPUDx12Compiler
enum_WGPUGles3MinorVersion = ctypes.c_uint32
WGPUGles3MinorVersion_Automatic: int
WGPUGles3MinorVersion_Version0: int
WGPUGles3MinorVersion_Version1: int
WGPUGles3MinorVersion_Version2: int
WGPUGles3MinorVersion_Force32: int
WGPUGles3MinorVersion = enum_WGPUGles3MinorVersion
enum_WGPUPipelineStatisticName = ctypes.c_uint32
WGPUPipelineStatisticName_VertexShaderInvocations: int
WGPUPipelineStatisticName_ClipperInvocations: int
WGPUPipelineStatisticName_ClipperPrimitivesOut: int
WGPUPipelineStatisticName_FragmentShaderInvocations: int
WGPUPipelineStatisticName_ComputeShaderInvocations: int
WGPUPipelineStatisticName_Force32: int
WGPUPipelineStatisticName = enum_WGPUPipelineStatisticName
enum_WGPUNativeQueryType = ctypes.c_uint32
WGPUNativeQueryType_PipelineStatistics: int
WGPUNativeQueryType_Force32: int
WGPUNativeQueryType = enum_WGPUNativeQueryType
enum_WGPUDxcMaxShaderModel = ctypes.c_uint32
WGPUDxcMaxShaderModel_V6_0: int
WGPUDxcMaxShaderModel_V6_1: int
WGPUDxcMaxShaderModel_V6_2: int
WGPUDxcMaxShaderModel_V6_3: int
WGPUDxcMaxShaderModel_V6_4: int
WGPUDxcMaxShaderModel_V6_5: int
WGPUDxcMaxShaderModel_V6_6: int
WGPUDxcMaxShaderModel_V6_7: int
WGPUDxcMaxShaderModel_Force32: int
WGPUDxcMaxShaderModel = enum_WGPUDxcMaxShaderModel
enum_WGPUGLFenceBehaviour = ctypes.c_uint32
WGPUGLFenceBehaviour_Normal: int
WGPUGLFenceBehaviour_AutoFinish: int
WGPUGLFenceBehaviour_Force32: int
WGPUGLFenceBehaviour = enum_WGPUGLFenceBehaviour
enum_WGPUDx12SwapchainKind = ctypes.c_uint32
WGPUDx12SwapchainKind_Undefined: int
WGPUDx12SwapchainKind_DxgiFromHwnd: int
WGPUDx12SwapchainKind_DxgiFromVisual: int
WGPUDx12SwapchainKind_Force32: int
WGPUDx12SwapchainKind = enum_WGPUDx12SwapchainKind
enum_WGPUNativeDisplayHandleType = ctypes.c_uint32
WGPUNativeDisplayHandleType_None: int
WGPUNativeDisplayHandleType_Xlib: int
WGPUNativeDisplayHandleType_Xcb: int
WGPUNativeDisplayHandleType_Wayland: int
WGPUNativeDisplayHandleType_Force32: int
WGPUNativeDisplayHandleType = enum_WGPUNativeDisplayHandleType
class struct_WGPUXlibDisplayHandle(runtime.Struct):
    """Xlib display connection data for WGPUNativeDisplayHandle."""
    display: Field[int | None]
    screen: Field[int]
WGPUXlibDisplayHandle = struct_WGPUXlibDisplayHandle
class struct_WGPUXcbDisplayHandle(runtime.Struct):
    """XCB display connection data for WGPUNativeDisplayHandle."""
    connection: Field[int | None]
    screen: Field[int]
WGPUXcbDisplayHandle = struct_WGPUXcbDisplayHandle
class struct_WGPUWaylandDisplayHandle(runtime.Struct):
    """Wayland display connection data for WGPUNativeDisplayHandle."""
    display: Field[int | None]
WGPUWaylandDisplayHandle = struct_WGPUWaylandDisplayHandle
class struct_WGPUNativeDisplayHandle_data(runtime.Union):
    xlib: Field[struct_WGPUXlibDisplayHandle]
    xcb: Field[struct_WGPUXcbDisplayHandle]
    wayland: Field[struct_WGPUWaylandDisplayHandle]
class struct_WGPUNativeDisplayHandle(runtime.Struct):
    """Platform display connection, passed as a field of WGPUInstanceExtras."""
    type: Field[int]
    data: Field[struct_WGPUNativeDisplayHandle_data]
WGPUNativeDisplayHandle = struct_WGPUNativeDisplayHandle
class struct_WGPUInstanceExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    backends: Field[int]
    flags: Field[int]
    dx12ShaderCompiler: Field[int]
    gles3MinorVersion: Field[int]
    glFenceBehaviour: Field[int]
    dxcPath: Field[struct_WGPUStringView]
    dxcMaxShaderModel: Field[int]
    dx12PresentationSystem: Field[int]
    budgetForDeviceCreation: Field[ctypes._Pointer[ctypes.c_uint8]]
    budgetForDeviceLoss: Field[ctypes._Pointer[ctypes.c_uint8]]
    displayHandle: Field[struct_WGPUNativeDisplayHandle]
WGPUInstanceExtras = struct_WGPUInstanceExtras
class struct_WGPUDeviceExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    tracePath: Field[struct_WGPUStringView]
WGPUDeviceExtras = struct_WGPUDeviceExtras
class struct_WGPUNativeLimits(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    maxNonSamplerBindings: Field[int]
    maxBindingArrayElementsPerShaderStage: Field[int]
    maxBindingArraySamplerElementsPerShaderStage: Field[int]
    maxMultiviewViewCount: Field[int]
WGPUNativeLimits = struct_WGPUNativeLimits
WGPUSubmissionIndex = ctypes.c_uint64
class struct_WGPUShaderDefine(runtime.Struct):
    name: Field[struct_WGPUStringView]
    value: Field[struct_WGPUStringView]
WGPUShaderDefine = struct_WGPUShaderDefine
class struct_WGPUShaderSourceGLSL(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    stage: Field[int]
    code: Field[struct_WGPUStringView]
    defineCount: Field[int]
    defines: Field[ctypes._Pointer[struct_WGPUShaderDefine]]
WGPUShaderSourceGLSL = struct_WGPUShaderSourceGLSL
class struct_WGPUShaderModuleDescriptorSpirV(runtime.Struct):
    label: Field[struct_WGPUStringView]
    sourceSize: Field[int]
    source: Field[ctypes._Pointer[ctypes.c_uint32]]
WGPUShaderModuleDescriptorSpirV = struct_WGPUShaderModuleDescriptorSpirV
class struct_WGPURegistryReport(runtime.Struct):
    numAllocated: Field[int]
    numKeptFromUser: Field[int]
    numReleasedFromUser: Field[int]
    elementSize: Field[int]
WGPURegistryReport = struct_WGPURegistryReport
class struct_WGPUHubReport(runtime.Struct):
    adapters: Field[struct_WGPURegistryReport]
    devices: Field[struct_WGPURegistryReport]
    queues: Field[struct_WGPURegistryReport]
    pipelineLayouts: Field[struct_WGPURegistryReport]
    shaderModules: Field[struct_WGPURegistryReport]
    bindGroupLayouts: Field[struct_WGPURegistryReport]
    bindGroups: Field[struct_WGPURegistryReport]
    commandBuffers: Field[struct_WGPURegistryReport]
    renderBundles: Field[struct_WGPURegistryReport]
    renderPipelines: Field[struct_WGPURegistryReport]
    computePipelines: Field[struct_WGPURegistryReport]
    pipelineCaches: Field[struct_WGPURegistryReport]
    querySets: Field[struct_WGPURegistryReport]
    buffers: Field[struct_WGPURegistryReport]
    textures: Field[struct_WGPURegistryReport]
    textureViews: Field[struct_WGPURegistryReport]
    samplers: Field[struct_WGPURegistryReport]
WGPUHubReport = struct_WGPUHubReport
class struct_WGPUGlobalReport(runtime.Struct):
    surfaces: Field[struct_WGPURegistryReport]
    hub: Field[struct_WGPUHubReport]
WGPUGlobalReport = struct_WGPUGlobalReport
class struct_WGPUInstanceEnumerateAdapterOptions(runtime.Struct):
    nextInChain: Field[ctypes._Pointer[struct_WGPUChainedStruct]]
    backends: Field[int]
WGPUInstanceEnumerateAdapterOptions = struct_WGPUInstanceEnumerateAdapterOptions
class struct_WGPUBindGroupEntryExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    buffers: Field[ctypes._Pointer[Any]]
    bufferCount: Field[int]
    samplers: Field[ctypes._Pointer[Any]]
    samplerCount: Field[int]
    textureViews: Field[ctypes._Pointer[Any]]
    textureViewCount: Field[int]
WGPUBindGroupEntryExtras = struct_WGPUBindGroupEntryExtras
class struct_WGPUBindGroupLayoutEntryExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    count: Field[int]
WGPUBindGroupLayoutEntryExtras = struct_WGPUBindGroupLayoutEntryExtras
class struct_WGPUQuerySetDescriptorExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    pipelineStatistics: Field[ctypes._Pointer[ctypes.c_uint32]]
    pipelineStatisticCount: Field[int]
WGPUQuerySetDescriptorExtras = struct_WGPUQuerySetDescriptorExtras
class struct_WGPUSurfaceConfigurationExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    desiredMaximumFrameLatency: Field[int]
WGPUSurfaceConfigurationExtras = struct_WGPUSurfaceConfigurationExtras
class struct_WGPUSurfaceSourceSwapChainPanel(runtime.Struct):
    """Chained in WGPUSurfaceDescriptor to make a WGPUSurface wrapping a WinUI [`SwapChainPanel`](https://learn.microsoft.com/en-us/windows/windows-app-sdk/api/winrt/microsoft.ui.xaml.controls.swapchainpanel)."""
    chain: Field[struct_WGPUChainedStruct]
    panelNative: Field[int | None]
WGPUSurfaceSourceSwapChainPanel = struct_WGPUSurfaceSourceSwapChainPanel
enum_WGPUPolygonMode = ctypes.c_uint32
WGPUPolygonMode_Fill: int
WGPUPolygonMode_Line: int
WGPUPolygonMode_Point: int
WGPUPolygonMode = enum_WGPUPolygonMode
class struct_WGPUPrimitiveStateExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    polygonMode: Field[int]
    conservative: Field[int]
WGPUPrimitiveStateExtras = struct_WGPUPrimitiveStateExtras
WGPULogCallback = Any
enum_WGPUNativeTextureFormat = ctypes.c_uint32
WGPUNativeTextureFormat_NV12: int
WGPUNativeTextureFormat_P010: int
WGPUNativeTextureFormat = enum_WGPUNativeTextureFormat
class struct_WGPUImageSubresourceRange(runtime.Struct):
    aspect: Field[int]
    baseMipLevel: Field[int]
    mipLevelCount: Field[int]
    baseArrayLayer: Field[int]
    arrayLayerCount: Field[int]
WGPUImageSubresourceRange = struct_WGPUImageSubresourceRange
WGPUShaderRuntimeChecks = WGPUFlags
enum_WGPUNativeAddressMode = ctypes.c_uint32
WGPUNativeAddressMode_ClampToBorder: int
WGPUNativeAddressMode_Force32: int
WGPUNativeAddressMode = enum_WGPUNativeAddressMode
enum_WGPUSamplerBorderColor = ctypes.c_uint32
WGPUSamplerBorderColor_Undefined: int
WGPUSamplerBorderColor_TransparentBlack: int
WGPUSamplerBorderColor_OpaqueBlack: int
WGPUSamplerBorderColor_OpaqueWhite: int
WGPUSamplerBorderColor_Zero: int
WGPUSamplerBorderColor_Force32: int
WGPUSamplerBorderColor = enum_WGPUSamplerBorderColor
class struct_WGPUSamplerDescriptorExtras(runtime.Struct):
    chain: Field[struct_WGPUChainedStruct]
    samplerBorderColor: Field[int]
WGPUSamplerDescriptorExtras = struct_WGPUSamplerDescriptorExtras
def wgpuGenerateReport(instance: Any, report: Any, /) -> None:
    """void wgpuGenerateReport(WGPUInstance instance, WGPUGlobalReport * report)"""
def wgpuInstanceEnumerateAdapters(instance: Any, options: Any, adapters: Any, /) -> int:
    """size_t wgpuInstanceEnumerateAdapters(WGPUInstance instance, const WGPUInstanceEnumerateAdapterOptions * options, WGPUAdapter * adapters)"""
def wgpuQueueSubmitForIndex(queue: Any, commandCount: Any, commands: Any, /) -> int:
    """WGPUSubmissionIndex wgpuQueueSubmitForIndex(WGPUQueue queue, size_t commandCount, const WGPUCommandBuffer * commands)"""
def wgpuQueueGetTimestampPeriod(queue: Any, /) -> float:
    """float wgpuQueueGetTimestampPeriod(WGPUQueue queue)"""
def wgpuDevicePoll(device: Any, wait: Any, submissionIndex: Any, /) -> int:
    """WGPUBool wgpuDevicePoll(WGPUDevice device, WGPUBool wait, const WGPUSubmissionIndex * submissionIndex) - Returns true if the queue is empty, or false if there are more queue submissions still in flight."""
def wgpuDeviceCreateShaderModuleSpirV(device: Any, descriptor: Any, /) -> ctypes._Pointer[struct_WGPUShaderModuleImpl]:
    """WGPUShaderModule wgpuDeviceCreateShaderModuleSpirV(WGPUDevice device, const WGPUShaderModuleDescriptorSpirV * descriptor)"""
def wgpuSetLogCallback(callback: Any, userdata: Any, /) -> None:
    """void wgpuSetLogCallback(WGPULogCallback callback, void * userdata)"""
def wgpuSetLogLevel(level: Any, /) -> None:
    """void wgpuSetLogLevel(WGPULogLevel level)"""
def wgpuGetVersion() -> int:
    """uint32_t wgpuGetVersion()"""
def wgpuDeviceGetNativeMetalDevice(device: Any, /) -> int | None:
    """void * wgpuDeviceGetNativeMetalDevice(WGPUDevice device) - Returns the backend-native `id<MTLDevice>` as an opaque pointer."""
def wgpuQueueGetNativeMetalCommandQueue(queue: Any, /) -> int | None:
    """void * wgpuQueueGetNativeMetalCommandQueue(WGPUQueue queue) - Returns the backend-native `id<MTLCommandQueue>` as an opaque pointer."""
def wgpuTextureGetNativeMetalTexture(texture: Any, /) -> int | None:
    """void * wgpuTextureGetNativeMetalTexture(WGPUTexture texture) - Returns the backend-native `id<MTLTexture>` as an opaque pointer."""
def wgpuRenderPassEncoderMultiDrawIndirect(encoder: Any, buffer: Any, offset: Any, count: Any, /) -> None:
    """void wgpuRenderPassEncoderMultiDrawIndirect(WGPURenderPassEncoder encoder, WGPUBuffer buffer, uint64_t offset, uint32_t count)"""
def wgpuRenderPassEncoderMultiDrawIndexedIndirect(encoder: Any, buffer: Any, offset: Any, count: Any, /) -> None:
    """void wgpuRenderPassEncoderMultiDrawIndexedIndirect(WGPURenderPassEncoder encoder, WGPUBuffer buffer, uint64_t offset, uint32_t count)"""
def wgpuRenderPassEncoderMultiDrawIndirectCount(encoder: Any, buffer: Any, offset: Any, count_buffer: Any, count_buffer_offset: Any, max_count: Any, /) -> None:
    """void wgpuRenderPassEncoderMultiDrawIndirectCount(WGPURenderPassEncoder encoder, WGPUBuffer buffer, uint64_t offset, WGPUBuffer count_buffer, uint64_t count_buffer_offset, uint32_t max_count)"""
def wgpuRenderPassEncoderMultiDrawIndexedIndirectCount(encoder: Any, buffer: Any, offset: Any, count_buffer: Any, count_buffer_offset: Any, max_count: Any, /) -> None:
    """void wgpuRenderPassEncoderMultiDrawIndexedIndirectCount(WGPURenderPassEncoder encoder, WGPUBuffer buffer, uint64_t offset, WGPUBuffer count_buffer, uint64_t count_buffer_offset, uint32_t max_count)"""
def wgpuComputePassEncoderBeginPipelineStatisticsQuery(computePassEncoder: Any, querySet: Any, queryIndex: Any, /) -> None:
    """void wgpuComputePassEncoderBeginPipelineStatisticsQuery(WGPUComputePassEncoder computePassEncoder, WGPUQuerySet querySet, uint32_t queryIndex)"""
def wgpuComputePassEncoderEndPipelineStatisticsQuery(computePassEncoder: Any, /) -> None:
    """void wgpuComputePassEncoderEndPipelineStatisticsQuery(WGPUComputePassEncoder computePassEncoder)"""
def wgpuRenderPassEncoderBeginPipelineStatisticsQuery(renderPassEncoder: Any, querySet: Any, queryIndex: Any, /) -> None:
    """void wgpuRenderPassEncoderBeginPipelineStatisticsQuery(WGPURenderPassEncoder renderPassEncoder, WGPUQuerySet querySet, uint32_t queryIndex)"""
def wgpuRenderPassEncoderEndPipelineStatisticsQuery(renderPassEncoder: Any, /) -> None:
    """void wgpuRenderPassEncoderEndPipelineStatisticsQuery(WGPURenderPassEncoder renderPassEncoder)"""
def wgpuComputePassEncoderWriteTimestamp(computePassEncoder: Any, querySet: Any, queryIndex: Any, /) -> None:
    """void wgpuComputePassEncoderWriteTimestamp(WGPUComputePassEncoder computePassEncoder, WGPUQuerySet querySet, uint32_t queryIndex)"""
def wgpuRenderPassEncoderWriteTimestamp(renderPassEncoder: Any, querySet: Any, queryIndex: Any, /) -> None:
    """void wgpuRenderPassEncoderWriteTimestamp(WGPURenderPassEncoder renderPassEncoder, WGPUQuerySet querySet, uint32_t queryIndex)"""
def wgpuDeviceStartGraphicsDebuggerCapture(device: Any, /) -> int:
    """WGPUBool wgpuDeviceStartGraphicsDebuggerCapture(WGPUDevice device) - Returns true if the capture was successfully started, or false if it failed to start or is not supported on the current platform."""
def wgpuDeviceStopGraphicsDebuggerCapture(device: Any, /) -> None:
    """void wgpuDeviceStopGraphicsDebuggerCapture(WGPUDevice device)"""
def wgpuCommandEncoderClearTexture(commandEncoder: Any, texture: Any, range: Any, /) -> None:
    """void wgpuCommandEncoderClearTexture(WGPUCommandEncoder commandEncoder, WGPUTexture texture, const WGPUImageSubresourceRange * range)"""
def wgpuDeviceCreateShaderModuleTrusted(device: Any, descriptor: Any, runtimeChecks: Any, /) -> ctypes._Pointer[struct_WGPUShaderModuleImpl]:
    """WGPUShaderModule wgpuDeviceCreateShaderModuleTrusted(WGPUDevice device, const WGPUShaderModuleDescriptor * descriptor, WGPUShaderRuntimeChecks runtimeChecks)"""
WGPUBufferUsage_None: int
WGPUBufferUsage_MapRead: int
WGPUBufferUsage_MapWrite: int
WGPUBufferUsage_CopySrc: int
WGPUBufferUsage_CopyDst: int
WGPUBufferUsage_Index: int
WGPUBufferUsage_Vertex: int
WGPUBufferUsage_Uniform: int
WGPUBufferUsage_Storage: int
WGPUBufferUsage_Indirect: int
WGPUBufferUsage_QueryResolve: int
WGPUColorWriteMask_None: int
WGPUColorWriteMask_Red: int
WGPUColorWriteMask_Green: int
WGPUColorWriteMask_Blue: int
WGPUColorWriteMask_Alpha: int
WGPUColorWriteMask_All: int
WGPUMapMode_None: int
WGPUMapMode_Read: int
WGPUMapMode_Write: int
WGPUShaderStage_None: int
WGPUShaderStage_Vertex: int
WGPUShaderStage_Fragment: int
WGPUShaderStage_Compute: int
WGPUTextureUsage_None: int
WGPUTextureUsage_CopySrc: int
WGPUTextureUsage_CopyDst: int
WGPUTextureUsage_TextureBinding: int
WGPUTextureUsage_StorageBinding: int
WGPUTextureUsage_RenderAttachment: int
WGPUTextureUsage_TransientAttachment: int
WGPUInstanceBackend_All: int
WGPUInstanceBackend_Vulkan: int
WGPUInstanceBackend_GL: int
WGPUInstanceBackend_Metal: int
WGPUInstanceBackend_DX12: int
WGPUInstanceBackend_BrowserWebGPU: int
WGPUInstanceBackend_Primary: int
WGPUInstanceBackend_Secondary: int
WGPUInstanceBackend_Force32: int
WGPUInstanceFlag_Empty: int
WGPUInstanceFlag_Debug: int
WGPUInstanceFlag_Validation: int
WGPUInstanceFlag_DiscardHalLabels: int
WGPUInstanceFlag_AllowUnderlyingNoncompliantAdapter: int
WGPUInstanceFlag_GPUBasedValidation: int
WGPUInstanceFlag_ValidationIndirectCall: int
WGPUInstanceFlag_AutomaticTimestampNormalization: int
WGPUInstanceFlag_Default: int
WGPUInstanceFlag_Debugging: int
WGPUInstanceFlag_AdvancedDebugging: int
WGPUInstanceFlag_WithEnv: int
WGPUInstanceFlag_Force32: int
WGPUShaderRuntimeChecks_None: int
WGPUShaderRuntimeChecks_BoundsChecks: int
WGPUShaderRuntimeChecks_ForceLoopBounding: int
WGPUShaderRuntimeChecks_RayQueryInitializationTracking: int
WGPUShaderRuntimeChecks_TaskShaderDispatchTracking: int
WGPUShaderRuntimeChecks_MeshShaderPrimitiveIndicesClamp: int
WGPU_TRUE: int
WGPU_FALSE: int
WGPU_ARRAY_LAYER_COUNT_UNDEFINED: int
WGPU_COPY_STRIDE_UNDEFINED: int
WGPU_DEPTH_CLEAR_VALUE_UNDEFINED: float
WGPU_DEPTH_SLICE_UNDEFINED: int
WGPU_LIMIT_U32_UNDEFINED: int
WGPU_LIMIT_U64_UNDEFINED: int
WGPU_MIP_LEVEL_COUNT_UNDEFINED: int
WGPU_QUERY_SET_INDEX_UNDEFINED: int
WGPU_STRLEN: int
WGPU_WHOLE_MAP_SIZE: int
WGPU_WHOLE_SIZE: int
