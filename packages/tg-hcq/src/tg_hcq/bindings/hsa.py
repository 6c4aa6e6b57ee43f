"""HSA runtime: agents, queues, signals, memory, code objects."""

# Made by `tg-autogen gen hsa`; change the spec, not this file.
# From: Debian libhsa-runtime-dev 5.2.3-3
# Headers: hsa/hsa.h hsa/hsa_ext_amd.h hsa/amd_hsa_kernel_code.h hsa/amd_hsa_queue.h hsa/amd_hsa_signal.h hsa/hsa_ext_finalize.h hsa/hsa_ext_image.h hsa/hsa_ven_amd_loader.h hsa/hsa_ven_amd_aqlprofile.h
# Licence of the headers: NCSA
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char_p,
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

_library = Library("hsa-runtime64", linux=("libhsa-runtime64.so.1", "libhsa-runtime64.so",), package="Debian libhsa-runtime64-1 or ROCm")
hsa_status_t = c_uint32
HSA_STATUS_SUCCESS = 0
HSA_STATUS_INFO_BREAK = 1
HSA_STATUS_ERROR = 4096
HSA_STATUS_ERROR_INVALID_ARGUMENT = 4097
HSA_STATUS_ERROR_INVALID_QUEUE_CREATION = 4098
HSA_STATUS_ERROR_INVALID_ALLOCATION = 4099
HSA_STATUS_ERROR_INVALID_AGENT = 4100
HSA_STATUS_ERROR_INVALID_REGION = 4101
HSA_STATUS_ERROR_INVALID_SIGNAL = 4102
HSA_STATUS_ERROR_INVALID_QUEUE = 4103
HSA_STATUS_ERROR_OUT_OF_RESOURCES = 4104
HSA_STATUS_ERROR_INVALID_PACKET_FORMAT = 4105
HSA_STATUS_ERROR_RESOURCE_FREE = 4106
HSA_STATUS_ERROR_NOT_INITIALIZED = 4107
HSA_STATUS_ERROR_REFCOUNT_OVERFLOW = 4108
HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS = 4109
HSA_STATUS_ERROR_INVALID_INDEX = 4110
HSA_STATUS_ERROR_INVALID_ISA = 4111
HSA_STATUS_ERROR_INVALID_ISA_NAME = 4119
HSA_STATUS_ERROR_INVALID_CODE_OBJECT = 4112
HSA_STATUS_ERROR_INVALID_EXECUTABLE = 4113
HSA_STATUS_ERROR_FROZEN_EXECUTABLE = 4114
HSA_STATUS_ERROR_INVALID_SYMBOL_NAME = 4115
HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED = 4116
HSA_STATUS_ERROR_VARIABLE_UNDEFINED = 4117
HSA_STATUS_ERROR_EXCEPTION = 4118
HSA_STATUS_ERROR_INVALID_CODE_SYMBOL = 4120
HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL = 4121
HSA_STATUS_ERROR_INVALID_FILE = 4128
HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER = 4129
HSA_STATUS_ERROR_INVALID_CACHE = 4130
HSA_STATUS_ERROR_INVALID_WAVEFRONT = 4131
HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP = 4132
HSA_STATUS_ERROR_INVALID_RUNTIME_STATE = 4133
HSA_STATUS_ERROR_FATAL = 4134

class struct_hsa_dim3_s(Struct):
    __slots__ = ()
layout(struct_hsa_dim3_s, 12, 4,
    ("x", c_uint32, 0),
    ("y", c_uint32, 4),
    ("z", c_uint32, 8),
)
hsa_dim3_t = struct_hsa_dim3_s
hsa_access_permission_t = c_uint32
HSA_ACCESS_PERMISSION_RO = 1
HSA_ACCESS_PERMISSION_WO = 2
HSA_ACCESS_PERMISSION_RW = 3
hsa_file_t = c_int32
hsa_endianness_t = c_uint32
HSA_ENDIANNESS_LITTLE = 0
HSA_ENDIANNESS_BIG = 1
hsa_machine_model_t = c_uint32
HSA_MACHINE_MODEL_SMALL = 0
HSA_MACHINE_MODEL_LARGE = 1
hsa_profile_t = c_uint32
HSA_PROFILE_BASE = 0
HSA_PROFILE_FULL = 1
hsa_system_info_t = c_uint32
HSA_SYSTEM_INFO_VERSION_MAJOR = 0
HSA_SYSTEM_INFO_VERSION_MINOR = 1
HSA_SYSTEM_INFO_TIMESTAMP = 2
HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY = 3
HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT = 4
HSA_SYSTEM_INFO_ENDIANNESS = 5
HSA_SYSTEM_INFO_MACHINE_MODEL = 6
HSA_SYSTEM_INFO_EXTENSIONS = 7
HSA_AMD_SYSTEM_INFO_BUILD_VERSION = 512
HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED = 513
HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT = 514
hsa_extension_t = c_uint32
HSA_EXTENSION_FINALIZER = 0
HSA_EXTENSION_IMAGES = 1
HSA_EXTENSION_PERFORMANCE_COUNTERS = 2
HSA_EXTENSION_PROFILING_EVENTS = 3
HSA_EXTENSION_STD_LAST = 3
HSA_AMD_FIRST_EXTENSION = 512
HSA_EXTENSION_AMD_PROFILER = 512
HSA_EXTENSION_AMD_LOADER = 513
HSA_EXTENSION_AMD_AQLPROFILE = 514
HSA_AMD_LAST_EXTENSION = 514

class struct_hsa_agent_s(Struct):
    __slots__ = ()
layout(struct_hsa_agent_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_agent_t = struct_hsa_agent_s
hsa_agent_feature_t = c_uint32
HSA_AGENT_FEATURE_KERNEL_DISPATCH = 1
HSA_AGENT_FEATURE_AGENT_DISPATCH = 2
hsa_device_type_t = c_uint32
HSA_DEVICE_TYPE_CPU = 0
HSA_DEVICE_TYPE_GPU = 1
HSA_DEVICE_TYPE_DSP = 2
hsa_default_float_rounding_mode_t = c_uint32
HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT = 0
HSA_DEFAULT_FLOAT_ROUNDING_MODE_ZERO = 1
HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR = 2
hsa_agent_info_t = c_uint32
HSA_AGENT_INFO_NAME = 0
HSA_AGENT_INFO_VENDOR_NAME = 1
HSA_AGENT_INFO_FEATURE = 2
HSA_AGENT_INFO_MACHINE_MODEL = 3
HSA_AGENT_INFO_PROFILE = 4
HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE = 5
HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES = 23
HSA_AGENT_INFO_FAST_F16_OPERATION = 24
HSA_AGENT_INFO_WAVEFRONT_SIZE = 6
HSA_AGENT_INFO_WORKGROUP_MAX_DIM = 7
HSA_AGENT_INFO_WORKGROUP_MAX_SIZE = 8
HSA_AGENT_INFO_GRID_MAX_DIM = 9
HSA_AGENT_INFO_GRID_MAX_SIZE = 10
HSA_AGENT_INFO_FBARRIER_MAX_SIZE = 11
HSA_AGENT_INFO_QUEUES_MAX = 12
HSA_AGENT_INFO_QUEUE_MIN_SIZE = 13
HSA_AGENT_INFO_QUEUE_MAX_SIZE = 14
HSA_AGENT_INFO_QUEUE_TYPE = 15
HSA_AGENT_INFO_NODE = 16
HSA_AGENT_INFO_DEVICE = 17
HSA_AGENT_INFO_CACHE_SIZE = 18
HSA_AGENT_INFO_ISA = 19
HSA_AGENT_INFO_EXTENSIONS = 20
HSA_AGENT_INFO_VERSION_MAJOR = 21
HSA_AGENT_INFO_VERSION_MINOR = 22
hsa_exception_policy_t = c_uint32
HSA_EXCEPTION_POLICY_BREAK = 1
HSA_EXCEPTION_POLICY_DETECT = 2

class struct_hsa_cache_s(Struct):
    __slots__ = ()
layout(struct_hsa_cache_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_cache_t = struct_hsa_cache_s
hsa_cache_info_t = c_uint32
HSA_CACHE_INFO_NAME_LENGTH = 0
HSA_CACHE_INFO_NAME = 1
HSA_CACHE_INFO_LEVEL = 2
HSA_CACHE_INFO_SIZE = 3

class struct_hsa_signal_s(Struct):
    __slots__ = ()
layout(struct_hsa_signal_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_signal_t = struct_hsa_signal_s
hsa_signal_value_t = c_int64
hsa_signal_condition_t = c_uint32
HSA_SIGNAL_CONDITION_EQ = 0
HSA_SIGNAL_CONDITION_NE = 1
HSA_SIGNAL_CONDITION_LT = 2
HSA_SIGNAL_CONDITION_GTE = 3
hsa_wait_state_t = c_uint32
HSA_WAIT_STATE_BLOCKED = 0
HSA_WAIT_STATE_ACTIVE = 1

class struct_hsa_signal_group_s(Struct):
    __slots__ = ()
layout(struct_hsa_signal_group_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_signal_group_t = struct_hsa_signal_group_s

class struct_hsa_region_s(Struct):
    __slots__ = ()
layout(struct_hsa_region_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_region_t = struct_hsa_region_s
hsa_queue_type_t = c_uint32
HSA_QUEUE_TYPE_MULTI = 0
HSA_QUEUE_TYPE_SINGLE = 1
HSA_QUEUE_TYPE_COOPERATIVE = 2
hsa_queue_type32_t = c_uint32
hsa_queue_feature_t = c_uint32
HSA_QUEUE_FEATURE_KERNEL_DISPATCH = 1
HSA_QUEUE_FEATURE_AGENT_DISPATCH = 2

class struct_hsa_queue_s(Struct):
    __slots__ = ()
layout(struct_hsa_queue_s, 40, 8,
    ("type", hsa_queue_type32_t, 0),
    ("features", c_uint32, 4),
    ("base_address", c_void_p, 8),
    ("doorbell_signal", hsa_signal_t, 16),
    ("size", c_uint32, 24),
    ("reserved1", c_uint32, 28),
    ("id", c_uint64, 32),
)
hsa_queue_t = struct_hsa_queue_s
hsa_packet_type_t = c_uint32
HSA_PACKET_TYPE_VENDOR_SPECIFIC = 0
HSA_PACKET_TYPE_INVALID = 1
HSA_PACKET_TYPE_KERNEL_DISPATCH = 2
HSA_PACKET_TYPE_BARRIER_AND = 3
HSA_PACKET_TYPE_AGENT_DISPATCH = 4
HSA_PACKET_TYPE_BARRIER_OR = 5
hsa_fence_scope_t = c_uint32
HSA_FENCE_SCOPE_NONE = 0
HSA_FENCE_SCOPE_AGENT = 1
HSA_FENCE_SCOPE_SYSTEM = 2
hsa_packet_header_t = c_uint32
HSA_PACKET_HEADER_TYPE = 0
HSA_PACKET_HEADER_BARRIER = 8
HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE = 9
HSA_PACKET_HEADER_ACQUIRE_FENCE_SCOPE = 9
HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE = 11
HSA_PACKET_HEADER_RELEASE_FENCE_SCOPE = 11
hsa_packet_header_width_t = c_uint32
HSA_PACKET_HEADER_WIDTH_TYPE = 8
HSA_PACKET_HEADER_WIDTH_BARRIER = 1
HSA_PACKET_HEADER_WIDTH_SCACQUIRE_FENCE_SCOPE = 2
HSA_PACKET_HEADER_WIDTH_ACQUIRE_FENCE_SCOPE = 2
HSA_PACKET_HEADER_WIDTH_SCRELEASE_FENCE_SCOPE = 2
HSA_PACKET_HEADER_WIDTH_RELEASE_FENCE_SCOPE = 2
hsa_kernel_dispatch_packet_setup_t = c_uint32
HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS = 0
hsa_kernel_dispatch_packet_setup_width_t = c_uint32
HSA_KERNEL_DISPATCH_PACKET_SETUP_WIDTH_DIMENSIONS = 2

class struct_hsa_kernel_dispatch_packet_s(Struct):
    __slots__ = ()
layout(struct_hsa_kernel_dispatch_packet_s, 64, 8,
    ("header", c_uint16, 0),
    ("setup", c_uint16, 2),
    ("workgroup_size_x", c_uint16, 4),
    ("workgroup_size_y", c_uint16, 6),
    ("workgroup_size_z", c_uint16, 8),
    ("reserved0", c_uint16, 10),
    ("grid_size_x", c_uint32, 12),
    ("grid_size_y", c_uint32, 16),
    ("grid_size_z", c_uint32, 20),
    ("private_segment_size", c_uint32, 24),
    ("group_segment_size", c_uint32, 28),
    ("kernel_object", c_uint64, 32),
    ("kernarg_address", c_void_p, 40),
    ("reserved2", c_uint64, 48),
    ("completion_signal", hsa_signal_t, 56),
)
hsa_kernel_dispatch_packet_t = struct_hsa_kernel_dispatch_packet_s

class struct_hsa_agent_dispatch_packet_s(Struct):
    __slots__ = ()
layout(struct_hsa_agent_dispatch_packet_s, 64, 8,
    ("header", c_uint16, 0),
    ("type", c_uint16, 2),
    ("reserved0", c_uint32, 4),
    ("return_address", c_void_p, 8),
    ("arg", c_uint64 * 4, 16),
    ("reserved2", c_uint64, 48),
    ("completion_signal", hsa_signal_t, 56),
)
hsa_agent_dispatch_packet_t = struct_hsa_agent_dispatch_packet_s

class struct_hsa_barrier_and_packet_s(Struct):
    __slots__ = ()
layout(struct_hsa_barrier_and_packet_s, 64, 8,
    ("header", c_uint16, 0),
    ("reserved0", c_uint16, 2),
    ("reserved1", c_uint32, 4),
    ("dep_signal", hsa_signal_t * 5, 8),
    ("reserved2", c_uint64, 48),
    ("completion_signal", hsa_signal_t, 56),
)
hsa_barrier_and_packet_t = struct_hsa_barrier_and_packet_s

class struct_hsa_barrier_or_packet_s(Struct):
    __slots__ = ()
layout(struct_hsa_barrier_or_packet_s, 64, 8,
    ("header", c_uint16, 0),
    ("reserved0", c_uint16, 2),
    ("reserved1", c_uint32, 4),
    ("dep_signal", hsa_signal_t * 5, 8),
    ("reserved2", c_uint64, 48),
    ("completion_signal", hsa_signal_t, 56),
)
hsa_barrier_or_packet_t = struct_hsa_barrier_or_packet_s
hsa_region_segment_t = c_uint32
HSA_REGION_SEGMENT_GLOBAL = 0
HSA_REGION_SEGMENT_READONLY = 1
HSA_REGION_SEGMENT_PRIVATE = 2
HSA_REGION_SEGMENT_GROUP = 3
HSA_REGION_SEGMENT_KERNARG = 4
hsa_region_global_flag_t = c_uint32
HSA_REGION_GLOBAL_FLAG_KERNARG = 1
HSA_REGION_GLOBAL_FLAG_FINE_GRAINED = 2
HSA_REGION_GLOBAL_FLAG_COARSE_GRAINED = 4
hsa_region_info_t = c_uint32
HSA_REGION_INFO_SEGMENT = 0
HSA_REGION_INFO_GLOBAL_FLAGS = 1
HSA_REGION_INFO_SIZE = 2
HSA_REGION_INFO_ALLOC_MAX_SIZE = 4
HSA_REGION_INFO_ALLOC_MAX_PRIVATE_WORKGROUP_SIZE = 8
HSA_REGION_INFO_RUNTIME_ALLOC_ALLOWED = 5
HSA_REGION_INFO_RUNTIME_ALLOC_GRANULE = 6
HSA_REGION_INFO_RUNTIME_ALLOC_ALIGNMENT = 7

class struct_hsa_isa_s(Struct):
    __slots__ = ()
layout(struct_hsa_isa_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_isa_t = struct_hsa_isa_s
hsa_isa_info_t = c_uint32
HSA_ISA_INFO_NAME_LENGTH = 0
HSA_ISA_INFO_NAME = 1
HSA_ISA_INFO_CALL_CONVENTION_COUNT = 2
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE = 3
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT = 4
HSA_ISA_INFO_MACHINE_MODELS = 5
HSA_ISA_INFO_PROFILES = 6
HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES = 7
HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES = 8
HSA_ISA_INFO_FAST_F16_OPERATION = 9
HSA_ISA_INFO_WORKGROUP_MAX_DIM = 12
HSA_ISA_INFO_WORKGROUP_MAX_SIZE = 13
HSA_ISA_INFO_GRID_MAX_DIM = 14
HSA_ISA_INFO_GRID_MAX_SIZE = 16
HSA_ISA_INFO_FBARRIER_MAX_SIZE = 17
hsa_fp_type_t = c_uint32
HSA_FP_TYPE_16 = 1
HSA_FP_TYPE_32 = 2
HSA_FP_TYPE_64 = 4
hsa_flush_mode_t = c_uint32
HSA_FLUSH_MODE_FTZ = 1
HSA_FLUSH_MODE_NON_FTZ = 2
hsa_round_method_t = c_uint32
HSA_ROUND_METHOD_SINGLE = 1
HSA_ROUND_METHOD_DOUBLE = 2

class struct_hsa_wavefront_s(Struct):
    __slots__ = ()
layout(struct_hsa_wavefront_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_wavefront_t = struct_hsa_wavefront_s
hsa_wavefront_info_t = c_uint32
HSA_WAVEFRONT_INFO_SIZE = 0

class struct_hsa_code_object_reader_s(Struct):
    __slots__ = ()
layout(struct_hsa_code_object_reader_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_code_object_reader_t = struct_hsa_code_object_reader_s

class struct_hsa_executable_s(Struct):
    __slots__ = ()
layout(struct_hsa_executable_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_executable_t = struct_hsa_executable_s
hsa_executable_state_t = c_uint32
HSA_EXECUTABLE_STATE_UNFROZEN = 0
HSA_EXECUTABLE_STATE_FROZEN = 1

class struct_hsa_loaded_code_object_s(Struct):
    __slots__ = ()
layout(struct_hsa_loaded_code_object_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_loaded_code_object_t = struct_hsa_loaded_code_object_s
hsa_executable_info_t = c_uint32
HSA_EXECUTABLE_INFO_PROFILE = 1
HSA_EXECUTABLE_INFO_STATE = 2
HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE = 3

class struct_hsa_executable_symbol_s(Struct):
    __slots__ = ()
layout(struct_hsa_executable_symbol_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_executable_symbol_t = struct_hsa_executable_symbol_s
hsa_symbol_kind_t = c_uint32
HSA_SYMBOL_KIND_VARIABLE = 0
HSA_SYMBOL_KIND_KERNEL = 1
HSA_SYMBOL_KIND_INDIRECT_FUNCTION = 2
hsa_symbol_linkage_t = c_uint32
HSA_SYMBOL_LINKAGE_MODULE = 0
HSA_SYMBOL_LINKAGE_PROGRAM = 1
hsa_variable_allocation_t = c_uint32
HSA_VARIABLE_ALLOCATION_AGENT = 0
HSA_VARIABLE_ALLOCATION_PROGRAM = 1
hsa_variable_segment_t = c_uint32
HSA_VARIABLE_SEGMENT_GLOBAL = 0
HSA_VARIABLE_SEGMENT_READONLY = 1
hsa_executable_symbol_info_t = c_uint32
HSA_EXECUTABLE_SYMBOL_INFO_TYPE = 0
HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH = 1
HSA_EXECUTABLE_SYMBOL_INFO_NAME = 2
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH = 3
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME = 4
HSA_EXECUTABLE_SYMBOL_INFO_AGENT = 20
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS = 21
HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE = 5
HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION = 17
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION = 6
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT = 7
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT = 8
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE = 9
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST = 10
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT = 22
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE = 11
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT = 12
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE = 13
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE = 14
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK = 15
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION = 18
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_OBJECT = 23
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION = 16

class struct_hsa_code_object_s(Struct):
    __slots__ = ()
layout(struct_hsa_code_object_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_code_object_t = struct_hsa_code_object_s

class struct_hsa_callback_data_s(Struct):
    __slots__ = ()
layout(struct_hsa_callback_data_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_callback_data_t = struct_hsa_callback_data_s
hsa_code_object_type_t = c_uint32
HSA_CODE_OBJECT_TYPE_PROGRAM = 0
hsa_code_object_info_t = c_uint32
HSA_CODE_OBJECT_INFO_VERSION = 0
HSA_CODE_OBJECT_INFO_TYPE = 1
HSA_CODE_OBJECT_INFO_ISA = 2
HSA_CODE_OBJECT_INFO_MACHINE_MODEL = 3
HSA_CODE_OBJECT_INFO_PROFILE = 4
HSA_CODE_OBJECT_INFO_DEFAULT_FLOAT_ROUNDING_MODE = 5

class struct_hsa_code_symbol_s(Struct):
    __slots__ = ()
layout(struct_hsa_code_symbol_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_code_symbol_t = struct_hsa_code_symbol_s
hsa_code_symbol_info_t = c_uint32
HSA_CODE_SYMBOL_INFO_TYPE = 0
HSA_CODE_SYMBOL_INFO_NAME_LENGTH = 1
HSA_CODE_SYMBOL_INFO_NAME = 2
HSA_CODE_SYMBOL_INFO_MODULE_NAME_LENGTH = 3
HSA_CODE_SYMBOL_INFO_MODULE_NAME = 4
HSA_CODE_SYMBOL_INFO_LINKAGE = 5
HSA_CODE_SYMBOL_INFO_IS_DEFINITION = 17
HSA_CODE_SYMBOL_INFO_VARIABLE_ALLOCATION = 6
HSA_CODE_SYMBOL_INFO_VARIABLE_SEGMENT = 7
HSA_CODE_SYMBOL_INFO_VARIABLE_ALIGNMENT = 8
HSA_CODE_SYMBOL_INFO_VARIABLE_SIZE = 9
HSA_CODE_SYMBOL_INFO_VARIABLE_IS_CONST = 10
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE = 11
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT = 12
HSA_CODE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE = 13
HSA_CODE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE = 14
HSA_CODE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK = 15
HSA_CODE_SYMBOL_INFO_KERNEL_CALL_CONVENTION = 18
HSA_CODE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION = 16
HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED = 12288
HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED = 12289
HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED = 12290
HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED = 12291
HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS = 12288
HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS = 12289
HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS = 12290
HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS = 12291
HSA_EXT_AGENT_INFO_IMAGE_2DA_MAX_ELEMENTS = 12292
HSA_EXT_AGENT_INFO_IMAGE_2DDEPTH_MAX_ELEMENTS = 12293
HSA_EXT_AGENT_INFO_IMAGE_2DADEPTH_MAX_ELEMENTS = 12294
HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS = 12295
HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS = 12296
HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES = 12297
HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES = 12298
HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS = 12299
HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT = 12300

class struct_hsa_ext_image_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_image_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_ext_image_t = struct_hsa_ext_image_s
hsa_ext_image_geometry_t = c_uint32
HSA_EXT_IMAGE_GEOMETRY_1D = 0
HSA_EXT_IMAGE_GEOMETRY_2D = 1
HSA_EXT_IMAGE_GEOMETRY_3D = 2
HSA_EXT_IMAGE_GEOMETRY_1DA = 3
HSA_EXT_IMAGE_GEOMETRY_2DA = 4
HSA_EXT_IMAGE_GEOMETRY_1DB = 5
HSA_EXT_IMAGE_GEOMETRY_2DDEPTH = 6
HSA_EXT_IMAGE_GEOMETRY_2DADEPTH = 7
hsa_ext_image_channel_type_t = c_uint32
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8 = 0
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16 = 1
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8 = 2
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16 = 3
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24 = 4
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 = 5
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 = 6
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010 = 7
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8 = 8
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16 = 9
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32 = 10
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 = 11
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 = 12
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 = 13
HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT = 14
HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT = 15
hsa_ext_image_channel_type32_t = c_uint32
hsa_ext_image_channel_order_t = c_uint32
HSA_EXT_IMAGE_CHANNEL_ORDER_A = 0
HSA_EXT_IMAGE_CHANNEL_ORDER_R = 1
HSA_EXT_IMAGE_CHANNEL_ORDER_RX = 2
HSA_EXT_IMAGE_CHANNEL_ORDER_RG = 3
HSA_EXT_IMAGE_CHANNEL_ORDER_RGX = 4
HSA_EXT_IMAGE_CHANNEL_ORDER_RA = 5
HSA_EXT_IMAGE_CHANNEL_ORDER_RGB = 6
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBX = 7
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA = 8
HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA = 9
HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB = 10
HSA_EXT_IMAGE_CHANNEL_ORDER_ABGR = 11
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGB = 12
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBX = 13
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA = 14
HSA_EXT_IMAGE_CHANNEL_ORDER_SBGRA = 15
HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY = 16
HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE = 17
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH = 18
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH_STENCIL = 19
hsa_ext_image_channel_order32_t = c_uint32

class struct_hsa_ext_image_format_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_image_format_s, 8, 4,
    ("channel_type", hsa_ext_image_channel_type32_t, 0),
    ("channel_order", hsa_ext_image_channel_order32_t, 4),
)
hsa_ext_image_format_t = struct_hsa_ext_image_format_s

class struct_hsa_ext_image_descriptor_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_image_descriptor_s, 48, 8,
    ("geometry", hsa_ext_image_geometry_t, 0),
    ("width", c_size_t, 8),
    ("height", c_size_t, 16),
    ("depth", c_size_t, 24),
    ("array_size", c_size_t, 32),
    ("format", hsa_ext_image_format_t, 40),
)
hsa_ext_image_descriptor_t = struct_hsa_ext_image_descriptor_s
hsa_ext_image_capability_t = c_uint32
HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED = 0
HSA_EXT_IMAGE_CAPABILITY_READ_ONLY = 1
HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY = 2
HSA_EXT_IMAGE_CAPABILITY_READ_WRITE = 4
HSA_EXT_IMAGE_CAPABILITY_READ_MODIFY_WRITE = 8
HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT = 16
hsa_ext_image_data_layout_t = c_uint32
HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE = 0
HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR = 1

class struct_hsa_ext_image_data_info_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_image_data_info_s, 16, 8,
    ("size", c_size_t, 0),
    ("alignment", c_size_t, 8),
)
hsa_ext_image_data_info_t = struct_hsa_ext_image_data_info_s

class struct_hsa_ext_image_region_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_image_region_s, 24, 4,
    ("offset", hsa_dim3_t, 0),
    ("range", hsa_dim3_t, 12),
)
hsa_ext_image_region_t = struct_hsa_ext_image_region_s

class struct_hsa_ext_sampler_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_sampler_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_ext_sampler_t = struct_hsa_ext_sampler_s
hsa_ext_sampler_addressing_mode_t = c_uint32
HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED = 0
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE = 1
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER = 2
HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT = 3
HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT = 4
hsa_ext_sampler_addressing_mode32_t = c_uint32
hsa_ext_sampler_coordinate_mode_t = c_uint32
HSA_EXT_SAMPLER_COORDINATE_MODE_UNNORMALIZED = 0
HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED = 1
hsa_ext_sampler_coordinate_mode32_t = c_uint32
hsa_ext_sampler_filter_mode_t = c_uint32
HSA_EXT_SAMPLER_FILTER_MODE_NEAREST = 0
HSA_EXT_SAMPLER_FILTER_MODE_LINEAR = 1
hsa_ext_sampler_filter_mode32_t = c_uint32

class struct_hsa_ext_sampler_descriptor_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_sampler_descriptor_s, 12, 4,
    ("coordinate_mode", hsa_ext_sampler_coordinate_mode32_t, 0),
    ("filter_mode", hsa_ext_sampler_filter_mode32_t, 4),
    ("address_mode", hsa_ext_sampler_addressing_mode32_t, 8),
)
hsa_ext_sampler_descriptor_t = struct_hsa_ext_sampler_descriptor_s

class struct_hsa_ext_images_1_00_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_images_1_00_pfn_s, 80, 8,
    ("hsa_ext_image_get_capability", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_geometry_t, POINTER(hsa_ext_image_format_t), POINTER(c_uint32)), 0),
    ("hsa_ext_image_data_get_info", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), hsa_access_permission_t, POINTER(hsa_ext_image_data_info_t)), 8),
    ("hsa_ext_image_create", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), c_void_p, hsa_access_permission_t, POINTER(hsa_ext_image_t)), 16),
    ("hsa_ext_image_destroy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t), 24),
    ("hsa_ext_image_copy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, POINTER(hsa_dim3_t), hsa_ext_image_t, POINTER(hsa_dim3_t), POINTER(hsa_dim3_t)), 32),
    ("hsa_ext_image_import", CFUNCTYPE(hsa_status_t, hsa_agent_t, c_void_p, c_size_t, c_size_t, hsa_ext_image_t, POINTER(hsa_ext_image_region_t)), 40),
    ("hsa_ext_image_export", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, c_size_t, c_size_t, POINTER(hsa_ext_image_region_t)), 48),
    ("hsa_ext_image_clear", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, POINTER(hsa_ext_image_region_t)), 56),
    ("hsa_ext_sampler_create", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_sampler_descriptor_t), POINTER(hsa_ext_sampler_t)), 64),
    ("hsa_ext_sampler_destroy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_sampler_t), 72),
)
hsa_ext_images_1_00_pfn_t = struct_hsa_ext_images_1_00_pfn_s

class struct_hsa_ext_images_1_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_images_1_pfn_s, 104, 8,
    ("hsa_ext_image_get_capability", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_geometry_t, POINTER(hsa_ext_image_format_t), POINTER(c_uint32)), 0),
    ("hsa_ext_image_data_get_info", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), hsa_access_permission_t, POINTER(hsa_ext_image_data_info_t)), 8),
    ("hsa_ext_image_create", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), c_void_p, hsa_access_permission_t, POINTER(hsa_ext_image_t)), 16),
    ("hsa_ext_image_destroy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t), 24),
    ("hsa_ext_image_copy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, POINTER(hsa_dim3_t), hsa_ext_image_t, POINTER(hsa_dim3_t), POINTER(hsa_dim3_t)), 32),
    ("hsa_ext_image_import", CFUNCTYPE(hsa_status_t, hsa_agent_t, c_void_p, c_size_t, c_size_t, hsa_ext_image_t, POINTER(hsa_ext_image_region_t)), 40),
    ("hsa_ext_image_export", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, c_size_t, c_size_t, POINTER(hsa_ext_image_region_t)), 48),
    ("hsa_ext_image_clear", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, POINTER(hsa_ext_image_region_t)), 56),
    ("hsa_ext_sampler_create", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_sampler_descriptor_t), POINTER(hsa_ext_sampler_t)), 64),
    ("hsa_ext_sampler_destroy", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_sampler_t), 72),
    ("hsa_ext_image_get_capability_with_layout", CFUNCTYPE(hsa_status_t, hsa_agent_t, hsa_ext_image_geometry_t, POINTER(hsa_ext_image_format_t), hsa_ext_image_data_layout_t, POINTER(c_uint32)), 80),
    ("hsa_ext_image_data_get_info_with_layout", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), hsa_access_permission_t, hsa_ext_image_data_layout_t, c_size_t, c_size_t, POINTER(hsa_ext_image_data_info_t)), 88),
    ("hsa_ext_image_create_with_layout", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), c_void_p, hsa_access_permission_t, hsa_ext_image_data_layout_t, c_size_t, c_size_t, POINTER(hsa_ext_image_t)), 96),
)
hsa_ext_images_1_pfn_t = struct_hsa_ext_images_1_pfn_s
hsa_signal_condition32_t = c_uint32
hsa_amd_packet_type_t = c_uint32
HSA_AMD_PACKET_TYPE_BARRIER_VALUE = 2
hsa_amd_packet_type8_t = c_uint8

class struct_hsa_amd_packet_header_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_packet_header_s, 4, 2,
    ("header", c_uint16, 0),
    ("AmdFormat", hsa_amd_packet_type8_t, 2),
    ("reserved", c_uint8, 3),
)
hsa_amd_vendor_packet_header_t = struct_hsa_amd_packet_header_s

class struct_hsa_amd_barrier_value_packet_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_barrier_value_packet_s, 64, 8,
    ("header", hsa_amd_vendor_packet_header_t, 0),
    ("reserved0", c_uint32, 4),
    ("signal", hsa_signal_t, 8),
    ("value", hsa_signal_value_t, 16),
    ("mask", hsa_signal_value_t, 24),
    ("cond", hsa_signal_condition32_t, 32),
    ("reserved1", c_uint32, 36),
    ("reserved2", c_uint64, 40),
    ("reserved3", c_uint64, 48),
    ("completion_signal", hsa_signal_t, 56),
)
hsa_amd_barrier_value_packet_t = struct_hsa_amd_barrier_value_packet_s
HSA_STATUS_ERROR_INVALID_MEMORY_POOL = 40
HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION = 41
HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION = 42
HSA_STATUS_ERROR_MEMORY_FAULT = 43
HSA_STATUS_CU_MASK_REDUCED = 44
enum_hsa_amd_agent_info_s = c_uint32
HSA_AMD_AGENT_INFO_CHIP_ID = 40960
HSA_AMD_AGENT_INFO_CACHELINE_SIZE = 40961
HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT = 40962
HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY = 40963
HSA_AMD_AGENT_INFO_DRIVER_NODE_ID = 40964
HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS = 40965
HSA_AMD_AGENT_INFO_BDFID = 40966
HSA_AMD_AGENT_INFO_MEMORY_WIDTH = 40967
HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY = 40968
HSA_AMD_AGENT_INFO_PRODUCT_NAME = 40969
HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU = 40970
HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU = 40971
HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES = 40972
HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE = 40973
HSA_AMD_AGENT_INFO_HDP_FLUSH = 40974
HSA_AMD_AGENT_INFO_DOMAIN = 40975
HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES = 40976
HSA_AMD_AGENT_INFO_UUID = 40977
HSA_AMD_AGENT_INFO_ASIC_REVISION = 40978
HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS = 40979
HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT = 40980
hsa_amd_agent_info_t = enum_hsa_amd_agent_info_s

class struct_hsa_amd_hdp_flush_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_hdp_flush_s, 16, 8,
    ("HDP_MEM_FLUSH_CNTL", POINTER(c_uint32), 0),
    ("HDP_REG_FLUSH_CNTL", POINTER(c_uint32), 8),
)
hsa_amd_hdp_flush_t = struct_hsa_amd_hdp_flush_s
enum_hsa_amd_region_info_s = c_uint32
HSA_AMD_REGION_INFO_HOST_ACCESSIBLE = 40960
HSA_AMD_REGION_INFO_BASE = 40961
HSA_AMD_REGION_INFO_BUS_WIDTH = 40962
HSA_AMD_REGION_INFO_MAX_CLOCK_FREQUENCY = 40963
hsa_amd_region_info_t = enum_hsa_amd_region_info_s
enum_hsa_amd_coherency_type_s = c_uint32
HSA_AMD_COHERENCY_TYPE_COHERENT = 0
HSA_AMD_COHERENCY_TYPE_NONCOHERENT = 1
hsa_amd_coherency_type_t = enum_hsa_amd_coherency_type_s

class struct_hsa_amd_profiling_dispatch_time_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_profiling_dispatch_time_s, 16, 8,
    ("start", c_uint64, 0),
    ("end", c_uint64, 8),
)
hsa_amd_profiling_dispatch_time_t = struct_hsa_amd_profiling_dispatch_time_s

class struct_hsa_amd_profiling_async_copy_time_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_profiling_async_copy_time_s, 16, 8,
    ("start", c_uint64, 0),
    ("end", c_uint64, 8),
)
hsa_amd_profiling_async_copy_time_t = struct_hsa_amd_profiling_async_copy_time_s
hsa_amd_signal_attribute_t = c_uint32
HSA_AMD_SIGNAL_AMD_GPU_ONLY = 1
HSA_AMD_SIGNAL_IPC = 2
hsa_amd_signal_handler = CFUNCTYPE(c_bool, hsa_signal_value_t, c_void_p)
hsa_amd_segment_t = c_uint32
HSA_AMD_SEGMENT_GLOBAL = 0
HSA_AMD_SEGMENT_READONLY = 1
HSA_AMD_SEGMENT_PRIVATE = 2
HSA_AMD_SEGMENT_GROUP = 3

class struct_hsa_amd_memory_pool_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_memory_pool_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_amd_memory_pool_t = struct_hsa_amd_memory_pool_s
enum_hsa_amd_memory_pool_global_flag_s = c_uint32
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT = 1
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED = 2
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED = 4
hsa_amd_memory_pool_global_flag_t = enum_hsa_amd_memory_pool_global_flag_s
hsa_amd_memory_pool_info_t = c_uint32
HSA_AMD_MEMORY_POOL_INFO_SEGMENT = 0
HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS = 1
HSA_AMD_MEMORY_POOL_INFO_SIZE = 2
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED = 5
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE = 6
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT = 7
HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL = 15
HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE = 16

class struct_hsa_pitched_ptr_s(Struct):
    __slots__ = ()
layout(struct_hsa_pitched_ptr_s, 24, 8,
    ("base", c_void_p, 0),
    ("pitch", c_size_t, 8),
    ("slice", c_size_t, 16),
)
hsa_pitched_ptr_t = struct_hsa_pitched_ptr_s
hsa_amd_copy_direction_t = c_uint32
hsaHostToHost = 0
hsaHostToDevice = 1
hsaDeviceToHost = 2
hsaDeviceToDevice = 3
hsa_amd_memory_pool_access_t = c_uint32
HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED = 0
HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT = 1
HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT = 2
hsa_amd_link_info_type_t = c_uint32
HSA_AMD_LINK_INFO_TYPE_HYPERTRANSPORT = 0
HSA_AMD_LINK_INFO_TYPE_QPI = 1
HSA_AMD_LINK_INFO_TYPE_PCIE = 2
HSA_AMD_LINK_INFO_TYPE_INFINBAND = 3
HSA_AMD_LINK_INFO_TYPE_XGMI = 4

class struct_hsa_amd_memory_pool_link_info_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_memory_pool_link_info_s, 28, 4,
    ("min_latency", c_uint32, 0),
    ("max_latency", c_uint32, 4),
    ("min_bandwidth", c_uint32, 8),
    ("max_bandwidth", c_uint32, 12),
    ("atomic_support_32bit", c_bool, 16),
    ("atomic_support_64bit", c_bool, 17),
    ("coherent_support", c_bool, 18),
    ("link_type", hsa_amd_link_info_type_t, 20),
    ("numa_distance", c_uint32, 24),
)
hsa_amd_memory_pool_link_info_t = struct_hsa_amd_memory_pool_link_info_s
hsa_amd_agent_memory_pool_info_t = c_uint32
HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS = 0
HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS = 1
HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO = 2

class struct_hsa_amd_image_descriptor_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_image_descriptor_s, 12, 4,
    ("version", c_uint32, 0),
    ("deviceID", c_uint32, 4),
    ("data", c_uint32 * 1, 8),
)
hsa_amd_image_descriptor_t = struct_hsa_amd_image_descriptor_s
hsa_amd_pointer_type_t = c_uint32
HSA_EXT_POINTER_TYPE_UNKNOWN = 0
HSA_EXT_POINTER_TYPE_HSA = 1
HSA_EXT_POINTER_TYPE_LOCKED = 2
HSA_EXT_POINTER_TYPE_GRAPHICS = 3
HSA_EXT_POINTER_TYPE_IPC = 4

class struct_hsa_amd_pointer_info_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_pointer_info_s, 56, 8,
    ("size", c_uint32, 0),
    ("type", hsa_amd_pointer_type_t, 4),
    ("agentBaseAddress", c_void_p, 8),
    ("hostBaseAddress", c_void_p, 16),
    ("sizeInBytes", c_size_t, 24),
    ("userData", c_void_p, 32),
    ("agentOwner", hsa_agent_t, 40),
    ("global_flags", c_uint32, 48),
)
hsa_amd_pointer_info_t = struct_hsa_amd_pointer_info_s

class struct_hsa_amd_ipc_memory_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_ipc_memory_s, 32, 4,
    ("handle", c_uint32 * 8, 0),
)
hsa_amd_ipc_memory_t = struct_hsa_amd_ipc_memory_s
hsa_amd_ipc_signal_t = hsa_amd_ipc_memory_t
enum_hsa_amd_event_type_s = c_uint32
HSA_AMD_GPU_MEMORY_FAULT_EVENT = 0
hsa_amd_event_type_t = enum_hsa_amd_event_type_s
hsa_amd_memory_fault_reason_t = c_int32
HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT = 1
HSA_AMD_MEMORY_FAULT_READ_ONLY = 2
HSA_AMD_MEMORY_FAULT_NX = 4
HSA_AMD_MEMORY_FAULT_HOST_ONLY = 8
HSA_AMD_MEMORY_FAULT_DRAMECC = 16
HSA_AMD_MEMORY_FAULT_IMPRECISE = 32
HSA_AMD_MEMORY_FAULT_SRAMECC = 64
HSA_AMD_MEMORY_FAULT_HANG = -2147483648

class struct_hsa_amd_gpu_memory_fault_info_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_gpu_memory_fault_info_s, 24, 8,
    ("agent", hsa_agent_t, 0),
    ("virtual_address", c_uint64, 8),
    ("fault_reason_mask", c_uint32, 16),
)
hsa_amd_gpu_memory_fault_info_t = struct_hsa_amd_gpu_memory_fault_info_s

class struct_hsa_amd_event_s_1(Union):
    __slots__ = ()
layout(struct_hsa_amd_event_s_1, 24, 8,
    ("memory_fault", hsa_amd_gpu_memory_fault_info_t, 0),
)

class struct_hsa_amd_event_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_event_s, 32, 8,
    ("event_type", hsa_amd_event_type_t, 0),
    ("", struct_hsa_amd_event_s_1, 8),
)
hsa_amd_event_t = struct_hsa_amd_event_s
hsa_amd_system_event_callback_t = CFUNCTYPE(hsa_status_t, POINTER(hsa_amd_event_t), c_void_p)
enum_hsa_amd_queue_priority_s = c_uint32
HSA_AMD_QUEUE_PRIORITY_LOW = 0
HSA_AMD_QUEUE_PRIORITY_NORMAL = 1
HSA_AMD_QUEUE_PRIORITY_HIGH = 2
hsa_amd_queue_priority_t = enum_hsa_amd_queue_priority_s
hsa_amd_deallocation_callback_t = CFUNCTYPE(None, c_void_p, c_void_p)
enum_hsa_amd_svm_model_s = c_uint32
HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED = 0
HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED = 1
HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE = 2
hsa_amd_svm_model_t = enum_hsa_amd_svm_model_s
enum_hsa_amd_svm_attribute_s = c_uint32
HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG = 0
HSA_AMD_SVM_ATTRIB_READ_ONLY = 1
HSA_AMD_SVM_ATTRIB_HIVE_LOCAL = 2
HSA_AMD_SVM_ATTRIB_MIGRATION_GRANULARITY = 3
HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION = 4
HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION = 5
HSA_AMD_SVM_ATTRIB_READ_MOSTLY = 6
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE = 512
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE = 513
HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS = 514
HSA_AMD_SVM_ATTRIB_ACCESS_QUERY = 515
hsa_amd_svm_attribute_t = enum_hsa_amd_svm_attribute_s

class struct_hsa_amd_svm_attribute_pair_s(Struct):
    __slots__ = ()
layout(struct_hsa_amd_svm_attribute_pair_s, 16, 8,
    ("attribute", c_uint64, 0),
    ("value", c_uint64, 8),
)
hsa_amd_svm_attribute_pair_t = struct_hsa_amd_svm_attribute_pair_s
amd_kernel_code_version32_t = c_uint32
enum_amd_kernel_code_version_t = c_uint32
AMD_KERNEL_CODE_VERSION_MAJOR = 1
AMD_KERNEL_CODE_VERSION_MINOR = 1
amd_machine_kind16_t = c_uint16
enum_amd_machine_kind_t = c_uint32
AMD_MACHINE_KIND_UNDEFINED = 0
AMD_MACHINE_KIND_AMDGPU = 1
amd_machine_version16_t = c_uint16
enum_amd_float_round_mode_t = c_uint32
AMD_FLOAT_ROUND_MODE_NEAREST_EVEN = 0
AMD_FLOAT_ROUND_MODE_PLUS_INFINITY = 1
AMD_FLOAT_ROUND_MODE_MINUS_INFINITY = 2
AMD_FLOAT_ROUND_MODE_ZERO = 3
enum_amd_float_denorm_mode_t = c_uint32
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE_OUTPUT = 0
AMD_FLOAT_DENORM_MODE_FLUSH_OUTPUT = 1
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE = 2
AMD_FLOAT_DENORM_MODE_NO_FLUSH = 3
amd_compute_pgm_rsrc_one32_t = c_uint32
enum_amd_compute_pgm_rsrc_one_t = c_int32
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_SHIFT = 0
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_WIDTH = 6
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT = 63
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_SHIFT = 6
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_WIDTH = 4
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT = 960
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_SHIFT = 10
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY = 3072
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_SHIFT = 12
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32 = 12288
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_SHIFT = 14
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64 = 49152
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_SHIFT = 16
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32 = 196608
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_SHIFT = 18
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64 = 786432
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_SHIFT = 20
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_PRIV = 1048576
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_SHIFT = 21
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP = 2097152
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_SHIFT = 22
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE = 4194304
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_SHIFT = 23
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE = 8388608
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_SHIFT = 24
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_BULKY = 16777216
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_SHIFT = 25
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER = 33554432
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_SHIFT = 26
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_WIDTH = 6
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1 = -67108864
enum_amd_system_vgpr_workitem_id_t = c_uint32
AMD_SYSTEM_VGPR_WORKITEM_ID_X = 0
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y = 1
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y_Z = 2
AMD_SYSTEM_VGPR_WORKITEM_ID_UNDEFINED = 3
amd_compute_pgm_rsrc_two32_t = c_uint32
enum_amd_compute_pgm_rsrc_two_t = c_int32
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_SHIFT = 0
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET = 1
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_SHIFT = 1
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_WIDTH = 5
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT = 62
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_SHIFT = 6
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER = 64
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_SHIFT = 7
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X = 128
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_SHIFT = 8
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y = 256
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_SHIFT = 9
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z = 512
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_SHIFT = 10
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO = 1024
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_SHIFT = 11
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_WIDTH = 2
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID = 6144
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_SHIFT = 13
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH = 8192
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_SHIFT = 14
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION = 16384
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_SHIFT = 15
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_WIDTH = 9
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE = 16744448
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_SHIFT = 24
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION = 16777216
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_SHIFT = 25
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE = 33554432
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_SHIFT = 26
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO = 67108864
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_SHIFT = 27
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW = 134217728
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_SHIFT = 28
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW = 268435456
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_SHIFT = 29
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT = 536870912
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_SHIFT = 30
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO = 1073741824
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_SHIFT = 31
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_WIDTH = 1
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1 = -2147483648
enum_amd_element_byte_size_t = c_uint32
AMD_ELEMENT_BYTE_SIZE_2 = 0
AMD_ELEMENT_BYTE_SIZE_4 = 1
AMD_ELEMENT_BYTE_SIZE_8 = 2
AMD_ELEMENT_BYTE_SIZE_16 = 3
amd_kernel_code_properties32_t = c_uint32
enum_amd_kernel_code_properties_t = c_int32
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_SHIFT = 0
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_SHIFT = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR = 2
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_SHIFT = 2
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR = 4
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_SHIFT = 3
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR = 8
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_SHIFT = 4
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID = 16
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_SHIFT = 5
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT = 32
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_SHIFT = 6
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE = 64
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_SHIFT = 7
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X = 128
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_SHIFT = 8
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y = 256
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_SHIFT = 9
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z = 512
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_SHIFT = 10
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_WIDTH = 6
AMD_KERNEL_CODE_PROPERTIES_RESERVED1 = 64512
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_SHIFT = 16
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS = 65536
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_SHIFT = 17
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_WIDTH = 2
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE = 393216
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_SHIFT = 19
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64 = 524288
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_SHIFT = 20
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK = 1048576
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_SHIFT = 21
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED = 2097152
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_SHIFT = 22
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_WIDTH = 1
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED = 4194304
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_SHIFT = 23
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_WIDTH = 9
AMD_KERNEL_CODE_PROPERTIES_RESERVED2 = -8388608
amd_powertwo8_t = c_uint8
enum_amd_powertwo_t = c_uint32
AMD_POWERTWO_1 = 0
AMD_POWERTWO_2 = 1
AMD_POWERTWO_4 = 2
AMD_POWERTWO_8 = 3
AMD_POWERTWO_16 = 4
AMD_POWERTWO_32 = 5
AMD_POWERTWO_64 = 6
AMD_POWERTWO_128 = 7
AMD_POWERTWO_256 = 8
amd_enabled_control_directive64_t = c_uint64
enum_amd_enabled_control_directive_t = c_uint32
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_BREAK_EXCEPTIONS = 1
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_DETECT_EXCEPTIONS = 2
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_DYNAMIC_GROUP_SIZE = 4
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_GRID_SIZE = 8
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_WORKGROUP_SIZE = 16
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_DIM = 32
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_GRID_SIZE = 64
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_WORKGROUP_SIZE = 128
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRE_NO_PARTIAL_WORKGROUPS = 256
amd_exception_kind16_t = c_uint16
enum_amd_exception_kind_t = c_uint32
AMD_EXCEPTION_KIND_INVALID_OPERATION = 1
AMD_EXCEPTION_KIND_DIVISION_BY_ZERO = 2
AMD_EXCEPTION_KIND_OVERFLOW = 4
AMD_EXCEPTION_KIND_UNDERFLOW = 8
AMD_EXCEPTION_KIND_INEXACT = 16

class struct_amd_control_directives_s(Struct):
    __slots__ = ()
layout(struct_amd_control_directives_s, 128, 8,
    ("enabled_control_directives", amd_enabled_control_directive64_t, 0),
    ("enable_break_exceptions", c_uint16, 8),
    ("enable_detect_exceptions", c_uint16, 10),
    ("max_dynamic_group_size", c_uint32, 12),
    ("max_flat_grid_size", c_uint64, 16),
    ("max_flat_workgroup_size", c_uint32, 24),
    ("required_dim", c_uint8, 28),
    ("reserved1", c_uint8 * 3, 29),
    ("required_grid_size", c_uint64 * 3, 32),
    ("required_workgroup_size", c_uint32 * 3, 56),
    ("reserved2", c_uint8 * 60, 68),
)
amd_control_directives_t = struct_amd_control_directives_s

class struct_amd_kernel_code_s(Struct):
    __slots__ = ()
layout(struct_amd_kernel_code_s, 256, 64,
    ("amd_kernel_code_version_major", amd_kernel_code_version32_t, 0),
    ("amd_kernel_code_version_minor", amd_kernel_code_version32_t, 4),
    ("amd_machine_kind", amd_machine_kind16_t, 8),
    ("amd_machine_version_major", amd_machine_version16_t, 10),
    ("amd_machine_version_minor", amd_machine_version16_t, 12),
    ("amd_machine_version_stepping", amd_machine_version16_t, 14),
    ("kernel_code_entry_byte_offset", c_int64, 16),
    ("kernel_code_prefetch_byte_offset", c_int64, 24),
    ("kernel_code_prefetch_byte_size", c_uint64, 32),
    ("max_scratch_backing_memory_byte_size", c_uint64, 40),
    ("compute_pgm_rsrc1", amd_compute_pgm_rsrc_one32_t, 48),
    ("compute_pgm_rsrc2", amd_compute_pgm_rsrc_two32_t, 52),
    ("kernel_code_properties", amd_kernel_code_properties32_t, 56),
    ("workitem_private_segment_byte_size", c_uint32, 60),
    ("workgroup_group_segment_byte_size", c_uint32, 64),
    ("gds_segment_byte_size", c_uint32, 68),
    ("kernarg_segment_byte_size", c_uint64, 72),
    ("workgroup_fbarrier_count", c_uint32, 80),
    ("wavefront_sgpr_count", c_uint16, 84),
    ("workitem_vgpr_count", c_uint16, 86),
    ("reserved_vgpr_first", c_uint16, 88),
    ("reserved_vgpr_count", c_uint16, 90),
    ("reserved_sgpr_first", c_uint16, 92),
    ("reserved_sgpr_count", c_uint16, 94),
    ("debug_wavefront_private_segment_offset_sgpr", c_uint16, 96),
    ("debug_private_segment_buffer_sgpr", c_uint16, 98),
    ("kernarg_segment_alignment", amd_powertwo8_t, 100),
    ("group_segment_alignment", amd_powertwo8_t, 101),
    ("private_segment_alignment", amd_powertwo8_t, 102),
    ("wavefront_size", amd_powertwo8_t, 103),
    ("call_convention", c_int32, 104),
    ("reserved1", c_uint8 * 12, 108),
    ("runtime_loader_kernel_symbol", c_uint64, 120),
    ("control_directives", amd_control_directives_t, 128),
)
amd_kernel_code_t = struct_amd_kernel_code_s

class struct_amd_runtime_loader_debug_info_s(Struct):
    __slots__ = ()
layout(struct_amd_runtime_loader_debug_info_s, 32, 8,
    ("elf_raw", c_void_p, 0),
    ("elf_size", c_size_t, 8),
    ("kernel_name", c_char_p, 16),
    ("owning_segment", c_void_p, 24),
)
amd_runtime_loader_debug_info_t = struct_amd_runtime_loader_debug_info_s
amd_queue_properties32_t = c_uint32
enum_amd_queue_properties_t = c_int32
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_SHIFT = 0
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_WIDTH = 1
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER = 1
AMD_QUEUE_PROPERTIES_IS_PTR64_SHIFT = 1
AMD_QUEUE_PROPERTIES_IS_PTR64_WIDTH = 1
AMD_QUEUE_PROPERTIES_IS_PTR64 = 2
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_SHIFT = 2
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_WIDTH = 1
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS = 4
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_SHIFT = 3
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_WIDTH = 1
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING = 8
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_SHIFT = 4
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_WIDTH = 1
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE = 16
AMD_QUEUE_PROPERTIES_RESERVED1_SHIFT = 5
AMD_QUEUE_PROPERTIES_RESERVED1_WIDTH = 27
AMD_QUEUE_PROPERTIES_RESERVED1 = -32

class struct_amd_queue_s(Struct):
    __slots__ = ()
layout(struct_amd_queue_s, 256, 64,
    ("hsa_queue", hsa_queue_t, 0),
    ("reserved1", c_uint32 * 4, 40),
    ("write_dispatch_id", c_uint64, 56),
    ("group_segment_aperture_base_hi", c_uint32, 64),
    ("private_segment_aperture_base_hi", c_uint32, 68),
    ("max_cu_id", c_uint32, 72),
    ("max_wave_id", c_uint32, 76),
    ("max_legacy_doorbell_dispatch_id_plus_1", c_uint64, 80),
    ("legacy_doorbell_lock", c_uint32, 88),
    ("reserved2", c_uint32 * 9, 92),
    ("read_dispatch_id", c_uint64, 128),
    ("read_dispatch_id_field_base_byte_offset", c_uint32, 136),
    ("compute_tmpring_size", c_uint32, 140),
    ("scratch_resource_descriptor", c_uint32 * 4, 144),
    ("scratch_backing_memory_location", c_uint64, 160),
    ("scratch_backing_memory_byte_size", c_uint64, 168),
    ("scratch_wave64_lane_byte_size", c_uint32, 176),
    ("queue_properties", amd_queue_properties32_t, 180),
    ("reserved3", c_uint32 * 2, 184),
    ("queue_inactive_signal", hsa_signal_t, 192),
    ("reserved4", c_uint32 * 14, 200),
)
amd_queue_t = struct_amd_queue_s
amd_signal_kind64_t = c_int64
enum_amd_signal_kind_t = c_int32
AMD_SIGNAL_KIND_INVALID = 0
AMD_SIGNAL_KIND_USER = 1
AMD_SIGNAL_KIND_DOORBELL = -1
AMD_SIGNAL_KIND_LEGACY_DOORBELL = -2

class struct_amd_signal_s_1(Union):
    __slots__ = ()
layout(struct_amd_signal_s_1, 8, 8,
    ("value", c_int64, 0),
    ("legacy_hardware_doorbell_ptr", POINTER(c_uint32), 0),
    ("hardware_doorbell_ptr", POINTER(c_uint64), 0),
)

class struct_amd_signal_s_7(Union):
    __slots__ = ()
layout(struct_amd_signal_s_7, 8, 8,
    ("queue_ptr", POINTER(amd_queue_t), 0),
    ("reserved2", c_uint64, 0),
)

class struct_amd_signal_s(Struct):
    __slots__ = ()
layout(struct_amd_signal_s, 64, 64,
    ("kind", amd_signal_kind64_t, 0),
    ("", struct_amd_signal_s_1, 8),
    ("event_mailbox_ptr", c_uint64, 16),
    ("event_id", c_uint32, 24),
    ("reserved1", c_uint32, 28),
    ("start_ts", c_uint64, 32),
    ("end_ts", c_uint64, 40),
    ("", struct_amd_signal_s_7, 48),
    ("reserved3", c_uint32 * 2, 56),
)
amd_signal_t = struct_amd_signal_s

class struct_BrigModuleHeader(Struct):
    __slots__ = ()
BrigModule_t = POINTER(struct_BrigModuleHeader)
HSA_EXT_STATUS_ERROR_INVALID_PROGRAM = 8192
HSA_EXT_STATUS_ERROR_INVALID_MODULE = 8193
HSA_EXT_STATUS_ERROR_INCOMPATIBLE_MODULE = 8194
HSA_EXT_STATUS_ERROR_MODULE_ALREADY_INCLUDED = 8195
HSA_EXT_STATUS_ERROR_SYMBOL_MISMATCH = 8196
HSA_EXT_STATUS_ERROR_FINALIZATION_FAILED = 8197
HSA_EXT_STATUS_ERROR_DIRECTIVE_MISMATCH = 8198
hsa_ext_module_t = BrigModule_t

class struct_hsa_ext_program_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_program_s, 8, 8,
    ("handle", c_uint64, 0),
)
hsa_ext_program_t = struct_hsa_ext_program_s
hsa_ext_program_info_t = c_uint32
HSA_EXT_PROGRAM_INFO_MACHINE_MODEL = 0
HSA_EXT_PROGRAM_INFO_PROFILE = 1
HSA_EXT_PROGRAM_INFO_DEFAULT_FLOAT_ROUNDING_MODE = 2
hsa_ext_finalizer_call_convention_t = c_int32
HSA_EXT_FINALIZER_CALL_CONVENTION_AUTO = -1

class struct_hsa_ext_control_directives_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_control_directives_s, 144, 8,
    ("control_directives_mask", c_uint64, 0),
    ("break_exceptions_mask", c_uint16, 8),
    ("detect_exceptions_mask", c_uint16, 10),
    ("max_dynamic_group_size", c_uint32, 12),
    ("max_flat_grid_size", c_uint64, 16),
    ("max_flat_workgroup_size", c_uint32, 24),
    ("reserved1", c_uint32, 28),
    ("required_grid_size", c_uint64 * 3, 32),
    ("required_workgroup_size", hsa_dim3_t, 56),
    ("required_dim", c_uint8, 68),
    ("reserved2", c_uint8 * 75, 69),
)
hsa_ext_control_directives_t = struct_hsa_ext_control_directives_s

class struct_hsa_ext_finalizer_1_00_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ext_finalizer_1_00_pfn_s, 48, 8,
    ("hsa_ext_program_create", CFUNCTYPE(hsa_status_t, hsa_machine_model_t, hsa_profile_t, hsa_default_float_rounding_mode_t, c_char_p, POINTER(hsa_ext_program_t)), 0),
    ("hsa_ext_program_destroy", CFUNCTYPE(hsa_status_t, hsa_ext_program_t), 8),
    ("hsa_ext_program_add_module", CFUNCTYPE(hsa_status_t, hsa_ext_program_t, hsa_ext_module_t), 16),
    ("hsa_ext_program_iterate_modules", CFUNCTYPE(hsa_status_t, hsa_ext_program_t, CFUNCTYPE(hsa_status_t, hsa_ext_program_t, hsa_ext_module_t, c_void_p), c_void_p), 24),
    ("hsa_ext_program_get_info", CFUNCTYPE(hsa_status_t, hsa_ext_program_t, hsa_ext_program_info_t, c_void_p), 32),
    ("hsa_ext_program_finalize", CFUNCTYPE(hsa_status_t, hsa_ext_program_t, hsa_isa_t, c_int32, hsa_ext_control_directives_t, c_char_p, hsa_code_object_type_t, POINTER(hsa_code_object_t)), 40),
)
hsa_ext_finalizer_1_00_pfn_t = struct_hsa_ext_finalizer_1_00_pfn_s
hsa_ven_amd_loader_code_object_storage_type_t = c_uint32
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_NONE = 0
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_FILE = 1
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_MEMORY = 2

class struct_hsa_ven_amd_loader_segment_descriptor_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_loader_segment_descriptor_s, 64, 8,
    ("agent", hsa_agent_t, 0),
    ("executable", hsa_executable_t, 8),
    ("code_object_storage_type", hsa_ven_amd_loader_code_object_storage_type_t, 16),
    ("code_object_storage_base", c_void_p, 24),
    ("code_object_storage_size", c_size_t, 32),
    ("code_object_storage_offset", c_size_t, 40),
    ("segment_base", c_void_p, 48),
    ("segment_size", c_size_t, 56),
)
hsa_ven_amd_loader_segment_descriptor_t = struct_hsa_ven_amd_loader_segment_descriptor_s
hsa_ven_amd_loader_loaded_code_object_kind_t = c_uint32
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_PROGRAM = 1
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_AGENT = 2
enum_hsa_ven_amd_loader_loaded_code_object_info_e = c_uint32
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_EXECUTABLE = 1
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_KIND = 2
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_AGENT = 3
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_TYPE = 4
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_BASE = 5
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_SIZE = 6
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_FILE = 7
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_DELTA = 8
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_BASE = 9
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_SIZE = 10
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI_LENGTH = 11
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI = 12
hsa_ven_amd_loader_loaded_code_object_info_t = enum_hsa_ven_amd_loader_loaded_code_object_info_e

class struct_hsa_ven_amd_loader_1_00_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_loader_1_00_pfn_s, 24, 8,
    ("hsa_ven_amd_loader_query_host_address", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(c_void_p)), 0),
    ("hsa_ven_amd_loader_query_segment_descriptors", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_loader_segment_descriptor_t), POINTER(c_size_t)), 8),
    ("hsa_ven_amd_loader_query_executable", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(hsa_executable_t)), 16),
)
hsa_ven_amd_loader_1_00_pfn_t = struct_hsa_ven_amd_loader_1_00_pfn_s

class struct_hsa_ven_amd_loader_1_01_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_loader_1_01_pfn_s, 40, 8,
    ("hsa_ven_amd_loader_query_host_address", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(c_void_p)), 0),
    ("hsa_ven_amd_loader_query_segment_descriptors", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_loader_segment_descriptor_t), POINTER(c_size_t)), 8),
    ("hsa_ven_amd_loader_query_executable", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(hsa_executable_t)), 16),
    ("hsa_ven_amd_loader_executable_iterate_loaded_code_objects", CFUNCTYPE(hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_loaded_code_object_t, c_void_p), c_void_p), 24),
    ("hsa_ven_amd_loader_loaded_code_object_get_info", CFUNCTYPE(hsa_status_t, hsa_loaded_code_object_t, hsa_ven_amd_loader_loaded_code_object_info_t, c_void_p), 32),
)
hsa_ven_amd_loader_1_01_pfn_t = struct_hsa_ven_amd_loader_1_01_pfn_s

class struct_hsa_ven_amd_loader_1_02_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_loader_1_02_pfn_s, 48, 8,
    ("hsa_ven_amd_loader_query_host_address", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(c_void_p)), 0),
    ("hsa_ven_amd_loader_query_segment_descriptors", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_loader_segment_descriptor_t), POINTER(c_size_t)), 8),
    ("hsa_ven_amd_loader_query_executable", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(hsa_executable_t)), 16),
    ("hsa_ven_amd_loader_executable_iterate_loaded_code_objects", CFUNCTYPE(hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_loaded_code_object_t, c_void_p), c_void_p), 24),
    ("hsa_ven_amd_loader_loaded_code_object_get_info", CFUNCTYPE(hsa_status_t, hsa_loaded_code_object_t, hsa_ven_amd_loader_loaded_code_object_info_t, c_void_p), 32),
    ("hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size", CFUNCTYPE(hsa_status_t, hsa_file_t, c_size_t, c_size_t, POINTER(hsa_code_object_reader_t)), 40),
)
hsa_ven_amd_loader_1_02_pfn_t = struct_hsa_ven_amd_loader_1_02_pfn_s

class struct_hsa_ven_amd_loader_1_03_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_loader_1_03_pfn_s, 56, 8,
    ("hsa_ven_amd_loader_query_host_address", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(c_void_p)), 0),
    ("hsa_ven_amd_loader_query_segment_descriptors", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_loader_segment_descriptor_t), POINTER(c_size_t)), 8),
    ("hsa_ven_amd_loader_query_executable", CFUNCTYPE(hsa_status_t, c_void_p, POINTER(hsa_executable_t)), 16),
    ("hsa_ven_amd_loader_executable_iterate_loaded_code_objects", CFUNCTYPE(hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_loaded_code_object_t, c_void_p), c_void_p), 24),
    ("hsa_ven_amd_loader_loaded_code_object_get_info", CFUNCTYPE(hsa_status_t, hsa_loaded_code_object_t, hsa_ven_amd_loader_loaded_code_object_info_t, c_void_p), 32),
    ("hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size", CFUNCTYPE(hsa_status_t, hsa_file_t, c_size_t, c_size_t, POINTER(hsa_code_object_reader_t)), 40),
    ("hsa_ven_amd_loader_iterate_executables", CFUNCTYPE(hsa_status_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, c_void_p), c_void_p), 48),
)
hsa_ven_amd_loader_1_03_pfn_t = struct_hsa_ven_amd_loader_1_03_pfn_s
hsa_ven_amd_aqlprofile_event_type_t = c_uint32
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_PMC = 0
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_TRACE = 1
hsa_ven_amd_aqlprofile_block_name_t = c_uint32
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPC = 0
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPF = 1
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GDS = 2
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBM = 3
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBMSE = 4
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SPI = 5
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQ = 6
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQCS = 7
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SRBM = 8
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SX = 9
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TA = 10
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCA = 11
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCC = 12
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCP = 13
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TD = 14
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCARB = 15
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCHUB = 16
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCMCBVM = 17
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCSEQ = 18
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCVML2 = 19
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCXBAR = 20
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATC = 21
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATCL2 = 22
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCEA = 23
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_RPB = 24
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SDMA = 25
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1A = 26
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1C = 27
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2A = 28
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2C = 29
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCR = 30
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GUS = 31
HSA_VEN_AMD_AQLPROFILE_BLOCKS_NUMBER = 32

class hsa_ven_amd_aqlprofile_event_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_event_t, 12, 4,
    ("block_name", hsa_ven_amd_aqlprofile_block_name_t, 0),
    ("block_index", c_uint32, 4),
    ("counter_id", c_uint32, 8),
)
hsa_ven_amd_aqlprofile_parameter_name_t = c_uint32
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_COMPUTE_UNIT_TARGET = 0
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_VM_ID_MASK = 1
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_MASK = 2
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK = 3
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK2 = 4
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SE_MASK = 5
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SAMPLE_RATE = 6
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_K_CONCURRENT = 7

class hsa_ven_amd_aqlprofile_parameter_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_parameter_t, 8, 4,
    ("parameter_name", hsa_ven_amd_aqlprofile_parameter_name_t, 0),
    ("value", c_uint32, 4),
)

class hsa_ven_amd_aqlprofile_descriptor_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_descriptor_t, 16, 8,
    ("ptr", c_void_p, 0),
    ("size", c_uint32, 8),
)

class hsa_ven_amd_aqlprofile_profile_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_profile_t, 80, 8,
    ("agent", hsa_agent_t, 0),
    ("type", hsa_ven_amd_aqlprofile_event_type_t, 8),
    ("events", POINTER(hsa_ven_amd_aqlprofile_event_t), 16),
    ("event_count", c_uint32, 24),
    ("parameters", POINTER(hsa_ven_amd_aqlprofile_parameter_t), 32),
    ("parameter_count", c_uint32, 40),
    ("output_buffer", hsa_ven_amd_aqlprofile_descriptor_t, 48),
    ("command_buffer", hsa_ven_amd_aqlprofile_descriptor_t, 64),
)

class hsa_ext_amd_aql_pm4_packet_t(Struct):
    __slots__ = ()
layout(hsa_ext_amd_aql_pm4_packet_t, 64, 8,
    ("header", c_uint16, 0),
    ("pm4_command", c_uint16 * 27, 2),
    ("completion_signal", hsa_signal_t, 56),
)

class hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data, 24, 8,
    ("event", hsa_ven_amd_aqlprofile_event_t, 0),
    ("result", c_uint64, 16),
)

class hsa_ven_amd_aqlprofile_info_data_t_1(Union):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_info_data_t_1, 24, 8,
    ("pmc_data", hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data, 0),
    ("trace_data", hsa_ven_amd_aqlprofile_descriptor_t, 0),
)

class hsa_ven_amd_aqlprofile_info_data_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_info_data_t, 32, 8,
    ("sample_id", c_uint32, 0),
    ("", hsa_ven_amd_aqlprofile_info_data_t_1, 8),
)

class hsa_ven_amd_aqlprofile_id_query_t(Struct):
    __slots__ = ()
layout(hsa_ven_amd_aqlprofile_id_query_t, 16, 8,
    ("name", c_char_p, 0),
    ("id", c_uint32, 8),
    ("instance_count", c_uint32, 12),
)
hsa_ven_amd_aqlprofile_info_type_t = c_uint32
HSA_VEN_AMD_AQLPROFILE_INFO_COMMAND_BUFFER_SIZE = 0
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA_SIZE = 1
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA = 2
HSA_VEN_AMD_AQLPROFILE_INFO_TRACE_DATA = 3
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_COUNTERS = 4
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_ID = 5
HSA_VEN_AMD_AQLPROFILE_INFO_ENABLE_CMD = 6
HSA_VEN_AMD_AQLPROFILE_INFO_DISABLE_CMD = 7
hsa_ven_amd_aqlprofile_data_callback_t = CFUNCTYPE(hsa_status_t, hsa_ven_amd_aqlprofile_info_type_t, POINTER(hsa_ven_amd_aqlprofile_info_data_t), c_void_p)

class struct_hsa_ven_amd_aqlprofile_1_00_pfn_s(Struct):
    __slots__ = ()
layout(struct_hsa_ven_amd_aqlprofile_1_00_pfn_s, 80, 8,
    ("hsa_ven_amd_aqlprofile_version_major", CFUNCTYPE(c_uint32), 0),
    ("hsa_ven_amd_aqlprofile_version_minor", CFUNCTYPE(c_uint32), 8),
    ("hsa_ven_amd_aqlprofile_error_string", CFUNCTYPE(hsa_status_t, POINTER(c_char_p)), 16),
    ("hsa_ven_amd_aqlprofile_validate_event", CFUNCTYPE(hsa_status_t, hsa_agent_t, POINTER(hsa_ven_amd_aqlprofile_event_t), POINTER(c_bool)), 24),
    ("hsa_ven_amd_aqlprofile_start", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t)), 32),
    ("hsa_ven_amd_aqlprofile_stop", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t)), 40),
    ("hsa_ven_amd_aqlprofile_read", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t)), 48),
    ("hsa_ven_amd_aqlprofile_legacy_get_pm4", CFUNCTYPE(hsa_status_t, POINTER(hsa_ext_amd_aql_pm4_packet_t), c_void_p), 56),
    ("hsa_ven_amd_aqlprofile_get_info", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), hsa_ven_amd_aqlprofile_info_type_t, c_void_p), 64),
    ("hsa_ven_amd_aqlprofile_iterate_data", CFUNCTYPE(hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), hsa_ven_amd_aqlprofile_data_callback_t, c_void_p), 72),
)
hsa_ven_amd_aqlprofile_1_00_pfn_t = struct_hsa_ven_amd_aqlprofile_1_00_pfn_s
hsa_ven_amd_aqlprofile_pfn_t = hsa_ven_amd_aqlprofile_1_00_pfn_t
_ENUMS = {
    "hsa_status_t": "HSA_STATUS_SUCCESS HSA_STATUS_INFO_BREAK HSA_STATUS_ERROR HSA_STATUS_ERROR_INVALID_ARGUMENT HSA_STATUS_ERROR_INVALID_QUEUE_CREATION HSA_STATUS_ERROR_INVALID_ALLOCATION HSA_STATUS_ERROR_INVALID_AGENT HSA_STATUS_ERROR_INVALID_REGION HSA_STATUS_ERROR_INVALID_SIGNAL HSA_STATUS_ERROR_INVALID_QUEUE HSA_STATUS_ERROR_OUT_OF_RESOURCES HSA_STATUS_ERROR_INVALID_PACKET_FORMAT HSA_STATUS_ERROR_RESOURCE_FREE HSA_STATUS_ERROR_NOT_INITIALIZED HSA_STATUS_ERROR_REFCOUNT_OVERFLOW HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS HSA_STATUS_ERROR_INVALID_INDEX HSA_STATUS_ERROR_INVALID_ISA HSA_STATUS_ERROR_INVALID_ISA_NAME HSA_STATUS_ERROR_INVALID_CODE_OBJECT HSA_STATUS_ERROR_INVALID_EXECUTABLE HSA_STATUS_ERROR_FROZEN_EXECUTABLE HSA_STATUS_ERROR_INVALID_SYMBOL_NAME HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED HSA_STATUS_ERROR_VARIABLE_UNDEFINED HSA_STATUS_ERROR_EXCEPTION HSA_STATUS_ERROR_INVALID_CODE_SYMBOL HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL HSA_STATUS_ERROR_INVALID_FILE HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER HSA_STATUS_ERROR_INVALID_CACHE HSA_STATUS_ERROR_INVALID_WAVEFRONT HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP HSA_STATUS_ERROR_INVALID_RUNTIME_STATE HSA_STATUS_ERROR_FATAL",
    "hsa_access_permission_t": "HSA_ACCESS_PERMISSION_RO HSA_ACCESS_PERMISSION_WO HSA_ACCESS_PERMISSION_RW",
    "hsa_endianness_t": "HSA_ENDIANNESS_LITTLE HSA_ENDIANNESS_BIG",
    "hsa_machine_model_t": "HSA_MACHINE_MODEL_SMALL HSA_MACHINE_MODEL_LARGE",
    "hsa_profile_t": "HSA_PROFILE_BASE HSA_PROFILE_FULL",
    "hsa_system_info_t": "HSA_SYSTEM_INFO_VERSION_MAJOR HSA_SYSTEM_INFO_VERSION_MINOR HSA_SYSTEM_INFO_TIMESTAMP HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT HSA_SYSTEM_INFO_ENDIANNESS HSA_SYSTEM_INFO_MACHINE_MODEL HSA_SYSTEM_INFO_EXTENSIONS HSA_AMD_SYSTEM_INFO_BUILD_VERSION HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT",
    "hsa_extension_t": "HSA_EXTENSION_FINALIZER HSA_EXTENSION_IMAGES HSA_EXTENSION_PERFORMANCE_COUNTERS HSA_EXTENSION_PROFILING_EVENTS HSA_EXTENSION_STD_LAST HSA_AMD_FIRST_EXTENSION HSA_EXTENSION_AMD_PROFILER HSA_EXTENSION_AMD_LOADER HSA_EXTENSION_AMD_AQLPROFILE HSA_AMD_LAST_EXTENSION",
    "hsa_agent_feature_t": "HSA_AGENT_FEATURE_KERNEL_DISPATCH HSA_AGENT_FEATURE_AGENT_DISPATCH",
    "hsa_device_type_t": "HSA_DEVICE_TYPE_CPU HSA_DEVICE_TYPE_GPU HSA_DEVICE_TYPE_DSP",
    "hsa_default_float_rounding_mode_t": "HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT HSA_DEFAULT_FLOAT_ROUNDING_MODE_ZERO HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR",
    "hsa_agent_info_t": "HSA_AGENT_INFO_NAME HSA_AGENT_INFO_VENDOR_NAME HSA_AGENT_INFO_FEATURE HSA_AGENT_INFO_MACHINE_MODEL HSA_AGENT_INFO_PROFILE HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES HSA_AGENT_INFO_FAST_F16_OPERATION HSA_AGENT_INFO_WAVEFRONT_SIZE HSA_AGENT_INFO_WORKGROUP_MAX_DIM HSA_AGENT_INFO_WORKGROUP_MAX_SIZE HSA_AGENT_INFO_GRID_MAX_DIM HSA_AGENT_INFO_GRID_MAX_SIZE HSA_AGENT_INFO_FBARRIER_MAX_SIZE HSA_AGENT_INFO_QUEUES_MAX HSA_AGENT_INFO_QUEUE_MIN_SIZE HSA_AGENT_INFO_QUEUE_MAX_SIZE HSA_AGENT_INFO_QUEUE_TYPE HSA_AGENT_INFO_NODE HSA_AGENT_INFO_DEVICE HSA_AGENT_INFO_CACHE_SIZE HSA_AGENT_INFO_ISA HSA_AGENT_INFO_EXTENSIONS HSA_AGENT_INFO_VERSION_MAJOR HSA_AGENT_INFO_VERSION_MINOR",
    "hsa_exception_policy_t": "HSA_EXCEPTION_POLICY_BREAK HSA_EXCEPTION_POLICY_DETECT",
    "hsa_cache_info_t": "HSA_CACHE_INFO_NAME_LENGTH HSA_CACHE_INFO_NAME HSA_CACHE_INFO_LEVEL HSA_CACHE_INFO_SIZE",
    "hsa_signal_condition_t": "HSA_SIGNAL_CONDITION_EQ HSA_SIGNAL_CONDITION_NE HSA_SIGNAL_CONDITION_LT HSA_SIGNAL_CONDITION_GTE",
    "hsa_wait_state_t": "HSA_WAIT_STATE_BLOCKED HSA_WAIT_STATE_ACTIVE",
    "hsa_queue_type_t": "HSA_QUEUE_TYPE_MULTI HSA_QUEUE_TYPE_SINGLE HSA_QUEUE_TYPE_COOPERATIVE",
    "hsa_queue_feature_t": "HSA_QUEUE_FEATURE_KERNEL_DISPATCH HSA_QUEUE_FEATURE_AGENT_DISPATCH",
    "hsa_packet_type_t": "HSA_PACKET_TYPE_VENDOR_SPECIFIC HSA_PACKET_TYPE_INVALID HSA_PACKET_TYPE_KERNEL_DISPATCH HSA_PACKET_TYPE_BARRIER_AND HSA_PACKET_TYPE_AGENT_DISPATCH HSA_PACKET_TYPE_BARRIER_OR",
    "hsa_fence_scope_t": "HSA_FENCE_SCOPE_NONE HSA_FENCE_SCOPE_AGENT HSA_FENCE_SCOPE_SYSTEM",
    "hsa_packet_header_t": "HSA_PACKET_HEADER_TYPE HSA_PACKET_HEADER_BARRIER HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE HSA_PACKET_HEADER_ACQUIRE_FENCE_SCOPE HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE HSA_PACKET_HEADER_RELEASE_FENCE_SCOPE",
    "hsa_packet_header_width_t": "HSA_PACKET_HEADER_WIDTH_TYPE HSA_PACKET_HEADER_WIDTH_BARRIER HSA_PACKET_HEADER_WIDTH_SCACQUIRE_FENCE_SCOPE HSA_PACKET_HEADER_WIDTH_ACQUIRE_FENCE_SCOPE HSA_PACKET_HEADER_WIDTH_SCRELEASE_FENCE_SCOPE HSA_PACKET_HEADER_WIDTH_RELEASE_FENCE_SCOPE",
    "hsa_kernel_dispatch_packet_setup_t": "HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS",
    "hsa_kernel_dispatch_packet_setup_width_t": "HSA_KERNEL_DISPATCH_PACKET_SETUP_WIDTH_DIMENSIONS",
    "hsa_region_segment_t": "HSA_REGION_SEGMENT_GLOBAL HSA_REGION_SEGMENT_READONLY HSA_REGION_SEGMENT_PRIVATE HSA_REGION_SEGMENT_GROUP HSA_REGION_SEGMENT_KERNARG",
    "hsa_region_global_flag_t": "HSA_REGION_GLOBAL_FLAG_KERNARG HSA_REGION_GLOBAL_FLAG_FINE_GRAINED HSA_REGION_GLOBAL_FLAG_COARSE_GRAINED",
    "hsa_region_info_t": "HSA_REGION_INFO_SEGMENT HSA_REGION_INFO_GLOBAL_FLAGS HSA_REGION_INFO_SIZE HSA_REGION_INFO_ALLOC_MAX_SIZE HSA_REGION_INFO_ALLOC_MAX_PRIVATE_WORKGROUP_SIZE HSA_REGION_INFO_RUNTIME_ALLOC_ALLOWED HSA_REGION_INFO_RUNTIME_ALLOC_GRANULE HSA_REGION_INFO_RUNTIME_ALLOC_ALIGNMENT",
    "hsa_isa_info_t": "HSA_ISA_INFO_NAME_LENGTH HSA_ISA_INFO_NAME HSA_ISA_INFO_CALL_CONVENTION_COUNT HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT HSA_ISA_INFO_MACHINE_MODELS HSA_ISA_INFO_PROFILES HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES HSA_ISA_INFO_FAST_F16_OPERATION HSA_ISA_INFO_WORKGROUP_MAX_DIM HSA_ISA_INFO_WORKGROUP_MAX_SIZE HSA_ISA_INFO_GRID_MAX_DIM HSA_ISA_INFO_GRID_MAX_SIZE HSA_ISA_INFO_FBARRIER_MAX_SIZE",
    "hsa_fp_type_t": "HSA_FP_TYPE_16 HSA_FP_TYPE_32 HSA_FP_TYPE_64",
    "hsa_flush_mode_t": "HSA_FLUSH_MODE_FTZ HSA_FLUSH_MODE_NON_FTZ",
    "hsa_round_method_t": "HSA_ROUND_METHOD_SINGLE HSA_ROUND_METHOD_DOUBLE",
    "hsa_wavefront_info_t": "HSA_WAVEFRONT_INFO_SIZE",
    "hsa_executable_state_t": "HSA_EXECUTABLE_STATE_UNFROZEN HSA_EXECUTABLE_STATE_FROZEN",
    "hsa_executable_info_t": "HSA_EXECUTABLE_INFO_PROFILE HSA_EXECUTABLE_INFO_STATE HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE",
    "hsa_symbol_kind_t": "HSA_SYMBOL_KIND_VARIABLE HSA_SYMBOL_KIND_KERNEL HSA_SYMBOL_KIND_INDIRECT_FUNCTION",
    "hsa_symbol_linkage_t": "HSA_SYMBOL_LINKAGE_MODULE HSA_SYMBOL_LINKAGE_PROGRAM",
    "hsa_variable_allocation_t": "HSA_VARIABLE_ALLOCATION_AGENT HSA_VARIABLE_ALLOCATION_PROGRAM",
    "hsa_variable_segment_t": "HSA_VARIABLE_SEGMENT_GLOBAL HSA_VARIABLE_SEGMENT_READONLY",
    "hsa_executable_symbol_info_t": "HSA_EXECUTABLE_SYMBOL_INFO_TYPE HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH HSA_EXECUTABLE_SYMBOL_INFO_NAME HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME HSA_EXECUTABLE_SYMBOL_INFO_AGENT HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_OBJECT HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION",
    "hsa_code_object_type_t": "HSA_CODE_OBJECT_TYPE_PROGRAM",
    "hsa_code_object_info_t": "HSA_CODE_OBJECT_INFO_VERSION HSA_CODE_OBJECT_INFO_TYPE HSA_CODE_OBJECT_INFO_ISA HSA_CODE_OBJECT_INFO_MACHINE_MODEL HSA_CODE_OBJECT_INFO_PROFILE HSA_CODE_OBJECT_INFO_DEFAULT_FLOAT_ROUNDING_MODE",
    "hsa_code_symbol_info_t": "HSA_CODE_SYMBOL_INFO_TYPE HSA_CODE_SYMBOL_INFO_NAME_LENGTH HSA_CODE_SYMBOL_INFO_NAME HSA_CODE_SYMBOL_INFO_MODULE_NAME_LENGTH HSA_CODE_SYMBOL_INFO_MODULE_NAME HSA_CODE_SYMBOL_INFO_LINKAGE HSA_CODE_SYMBOL_INFO_IS_DEFINITION HSA_CODE_SYMBOL_INFO_VARIABLE_ALLOCATION HSA_CODE_SYMBOL_INFO_VARIABLE_SEGMENT HSA_CODE_SYMBOL_INFO_VARIABLE_ALIGNMENT HSA_CODE_SYMBOL_INFO_VARIABLE_SIZE HSA_CODE_SYMBOL_INFO_VARIABLE_IS_CONST HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT HSA_CODE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE HSA_CODE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE HSA_CODE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK HSA_CODE_SYMBOL_INFO_KERNEL_CALL_CONVENTION HSA_CODE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION",
    "hsa_ext_image_geometry_t": "HSA_EXT_IMAGE_GEOMETRY_1D HSA_EXT_IMAGE_GEOMETRY_2D HSA_EXT_IMAGE_GEOMETRY_3D HSA_EXT_IMAGE_GEOMETRY_1DA HSA_EXT_IMAGE_GEOMETRY_2DA HSA_EXT_IMAGE_GEOMETRY_1DB HSA_EXT_IMAGE_GEOMETRY_2DDEPTH HSA_EXT_IMAGE_GEOMETRY_2DADEPTH",
    "hsa_ext_image_channel_type_t": "HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8 HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010 HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8 HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16 HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32 HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT",
    "hsa_ext_image_channel_order_t": "HSA_EXT_IMAGE_CHANNEL_ORDER_A HSA_EXT_IMAGE_CHANNEL_ORDER_R HSA_EXT_IMAGE_CHANNEL_ORDER_RX HSA_EXT_IMAGE_CHANNEL_ORDER_RG HSA_EXT_IMAGE_CHANNEL_ORDER_RGX HSA_EXT_IMAGE_CHANNEL_ORDER_RA HSA_EXT_IMAGE_CHANNEL_ORDER_RGB HSA_EXT_IMAGE_CHANNEL_ORDER_RGBX HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB HSA_EXT_IMAGE_CHANNEL_ORDER_ABGR HSA_EXT_IMAGE_CHANNEL_ORDER_SRGB HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBX HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA HSA_EXT_IMAGE_CHANNEL_ORDER_SBGRA HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH_STENCIL",
    "hsa_ext_image_capability_t": "HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED HSA_EXT_IMAGE_CAPABILITY_READ_ONLY HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY HSA_EXT_IMAGE_CAPABILITY_READ_WRITE HSA_EXT_IMAGE_CAPABILITY_READ_MODIFY_WRITE HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT",
    "hsa_ext_image_data_layout_t": "HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR",
    "hsa_ext_sampler_addressing_mode_t": "HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT",
    "hsa_ext_sampler_coordinate_mode_t": "HSA_EXT_SAMPLER_COORDINATE_MODE_UNNORMALIZED HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED",
    "hsa_ext_sampler_filter_mode_t": "HSA_EXT_SAMPLER_FILTER_MODE_NEAREST HSA_EXT_SAMPLER_FILTER_MODE_LINEAR",
    "hsa_amd_packet_type_t": "HSA_AMD_PACKET_TYPE_BARRIER_VALUE",
    "enum_hsa_amd_agent_info_s": "HSA_AMD_AGENT_INFO_CHIP_ID HSA_AMD_AGENT_INFO_CACHELINE_SIZE HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY HSA_AMD_AGENT_INFO_DRIVER_NODE_ID HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS HSA_AMD_AGENT_INFO_BDFID HSA_AMD_AGENT_INFO_MEMORY_WIDTH HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY HSA_AMD_AGENT_INFO_PRODUCT_NAME HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE HSA_AMD_AGENT_INFO_HDP_FLUSH HSA_AMD_AGENT_INFO_DOMAIN HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES HSA_AMD_AGENT_INFO_UUID HSA_AMD_AGENT_INFO_ASIC_REVISION HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT",
    "enum_hsa_amd_region_info_s": "HSA_AMD_REGION_INFO_HOST_ACCESSIBLE HSA_AMD_REGION_INFO_BASE HSA_AMD_REGION_INFO_BUS_WIDTH HSA_AMD_REGION_INFO_MAX_CLOCK_FREQUENCY",
    "enum_hsa_amd_coherency_type_s": "HSA_AMD_COHERENCY_TYPE_COHERENT HSA_AMD_COHERENCY_TYPE_NONCOHERENT",
    "hsa_amd_signal_attribute_t": "HSA_AMD_SIGNAL_AMD_GPU_ONLY HSA_AMD_SIGNAL_IPC",
    "hsa_amd_segment_t": "HSA_AMD_SEGMENT_GLOBAL HSA_AMD_SEGMENT_READONLY HSA_AMD_SEGMENT_PRIVATE HSA_AMD_SEGMENT_GROUP",
    "enum_hsa_amd_memory_pool_global_flag_s": "HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED",
    "hsa_amd_memory_pool_info_t": "HSA_AMD_MEMORY_POOL_INFO_SEGMENT HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS HSA_AMD_MEMORY_POOL_INFO_SIZE HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE",
    "hsa_amd_copy_direction_t": "hsaHostToHost hsaHostToDevice hsaDeviceToHost hsaDeviceToDevice",
    "hsa_amd_memory_pool_access_t": "HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT",
    "hsa_amd_link_info_type_t": "HSA_AMD_LINK_INFO_TYPE_HYPERTRANSPORT HSA_AMD_LINK_INFO_TYPE_QPI HSA_AMD_LINK_INFO_TYPE_PCIE HSA_AMD_LINK_INFO_TYPE_INFINBAND HSA_AMD_LINK_INFO_TYPE_XGMI",
    "hsa_amd_agent_memory_pool_info_t": "HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO",
    "hsa_amd_pointer_type_t": "HSA_EXT_POINTER_TYPE_UNKNOWN HSA_EXT_POINTER_TYPE_HSA HSA_EXT_POINTER_TYPE_LOCKED HSA_EXT_POINTER_TYPE_GRAPHICS HSA_EXT_POINTER_TYPE_IPC",
    "enum_hsa_amd_event_type_s": "HSA_AMD_GPU_MEMORY_FAULT_EVENT",
    "hsa_amd_memory_fault_reason_t": "HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT HSA_AMD_MEMORY_FAULT_READ_ONLY HSA_AMD_MEMORY_FAULT_NX HSA_AMD_MEMORY_FAULT_HOST_ONLY HSA_AMD_MEMORY_FAULT_DRAMECC HSA_AMD_MEMORY_FAULT_IMPRECISE HSA_AMD_MEMORY_FAULT_SRAMECC HSA_AMD_MEMORY_FAULT_HANG",
    "enum_hsa_amd_queue_priority_s": "HSA_AMD_QUEUE_PRIORITY_LOW HSA_AMD_QUEUE_PRIORITY_NORMAL HSA_AMD_QUEUE_PRIORITY_HIGH",
    "enum_hsa_amd_svm_model_s": "HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE",
    "enum_hsa_amd_svm_attribute_s": "HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG HSA_AMD_SVM_ATTRIB_READ_ONLY HSA_AMD_SVM_ATTRIB_HIVE_LOCAL HSA_AMD_SVM_ATTRIB_MIGRATION_GRANULARITY HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION HSA_AMD_SVM_ATTRIB_READ_MOSTLY HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS HSA_AMD_SVM_ATTRIB_ACCESS_QUERY",
    "enum_amd_kernel_code_version_t": "AMD_KERNEL_CODE_VERSION_MAJOR AMD_KERNEL_CODE_VERSION_MINOR",
    "enum_amd_machine_kind_t": "AMD_MACHINE_KIND_UNDEFINED AMD_MACHINE_KIND_AMDGPU",
    "enum_amd_float_round_mode_t": "AMD_FLOAT_ROUND_MODE_NEAREST_EVEN AMD_FLOAT_ROUND_MODE_PLUS_INFINITY AMD_FLOAT_ROUND_MODE_MINUS_INFINITY AMD_FLOAT_ROUND_MODE_ZERO",
    "enum_amd_float_denorm_mode_t": "AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE_OUTPUT AMD_FLOAT_DENORM_MODE_FLUSH_OUTPUT AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE AMD_FLOAT_DENORM_MODE_NO_FLUSH",
    "enum_amd_compute_pgm_rsrc_one_t": "AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32 AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64 AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32 AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64 AMD_COMPUTE_PGM_RSRC_ONE_PRIV_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_PRIV_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_PRIV AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE AMD_COMPUTE_PGM_RSRC_ONE_BULKY_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_BULKY_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_BULKY AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_SHIFT AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_WIDTH AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1",
    "enum_amd_system_vgpr_workitem_id_t": "AMD_SYSTEM_VGPR_WORKITEM_ID_X AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y_Z AMD_SYSTEM_VGPR_WORKITEM_ID_UNDEFINED",
    "enum_amd_compute_pgm_rsrc_two_t": "AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_SHIFT AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_WIDTH AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1",
    "enum_amd_element_byte_size_t": "AMD_ELEMENT_BYTE_SIZE_2 AMD_ELEMENT_BYTE_SIZE_4 AMD_ELEMENT_BYTE_SIZE_8 AMD_ELEMENT_BYTE_SIZE_16",
    "enum_amd_kernel_code_properties_t": "AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z AMD_KERNEL_CODE_PROPERTIES_RESERVED1_SHIFT AMD_KERNEL_CODE_PROPERTIES_RESERVED1_WIDTH AMD_KERNEL_CODE_PROPERTIES_RESERVED1 AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_SHIFT AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_WIDTH AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_SHIFT AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_WIDTH AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_SHIFT AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_WIDTH AMD_KERNEL_CODE_PROPERTIES_IS_PTR64 AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_SHIFT AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_WIDTH AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_SHIFT AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_WIDTH AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_SHIFT AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_WIDTH AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED AMD_KERNEL_CODE_PROPERTIES_RESERVED2_SHIFT AMD_KERNEL_CODE_PROPERTIES_RESERVED2_WIDTH AMD_KERNEL_CODE_PROPERTIES_RESERVED2",
    "enum_amd_powertwo_t": "AMD_POWERTWO_1 AMD_POWERTWO_2 AMD_POWERTWO_4 AMD_POWERTWO_8 AMD_POWERTWO_16 AMD_POWERTWO_32 AMD_POWERTWO_64 AMD_POWERTWO_128 AMD_POWERTWO_256",
    "enum_amd_enabled_control_directive_t": "AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_BREAK_EXCEPTIONS AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_DETECT_EXCEPTIONS AMD_ENABLED_CONTROL_DIRECTIVE_MAX_DYNAMIC_GROUP_SIZE AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_GRID_SIZE AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_WORKGROUP_SIZE AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_DIM AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_GRID_SIZE AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_WORKGROUP_SIZE AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRE_NO_PARTIAL_WORKGROUPS",
    "enum_amd_exception_kind_t": "AMD_EXCEPTION_KIND_INVALID_OPERATION AMD_EXCEPTION_KIND_DIVISION_BY_ZERO AMD_EXCEPTION_KIND_OVERFLOW AMD_EXCEPTION_KIND_UNDERFLOW AMD_EXCEPTION_KIND_INEXACT",
    "enum_amd_queue_properties_t": "AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_SHIFT AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_WIDTH AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER AMD_QUEUE_PROPERTIES_IS_PTR64_SHIFT AMD_QUEUE_PROPERTIES_IS_PTR64_WIDTH AMD_QUEUE_PROPERTIES_IS_PTR64 AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_SHIFT AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_WIDTH AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_SHIFT AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_WIDTH AMD_QUEUE_PROPERTIES_ENABLE_PROFILING AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_SHIFT AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_WIDTH AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE AMD_QUEUE_PROPERTIES_RESERVED1_SHIFT AMD_QUEUE_PROPERTIES_RESERVED1_WIDTH AMD_QUEUE_PROPERTIES_RESERVED1",
    "enum_amd_signal_kind_t": "AMD_SIGNAL_KIND_INVALID AMD_SIGNAL_KIND_USER AMD_SIGNAL_KIND_DOORBELL AMD_SIGNAL_KIND_LEGACY_DOORBELL",
    "hsa_ext_program_info_t": "HSA_EXT_PROGRAM_INFO_MACHINE_MODEL HSA_EXT_PROGRAM_INFO_PROFILE HSA_EXT_PROGRAM_INFO_DEFAULT_FLOAT_ROUNDING_MODE",
    "hsa_ext_finalizer_call_convention_t": "HSA_EXT_FINALIZER_CALL_CONVENTION_AUTO",
    "hsa_ven_amd_loader_code_object_storage_type_t": "HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_NONE HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_FILE HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_MEMORY",
    "hsa_ven_amd_loader_loaded_code_object_kind_t": "HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_PROGRAM HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_AGENT",
    "enum_hsa_ven_amd_loader_loaded_code_object_info_e": "HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_EXECUTABLE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_KIND HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_AGENT HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_TYPE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_BASE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_SIZE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_FILE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_DELTA HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_BASE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_SIZE HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI_LENGTH HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI",
    "hsa_ven_amd_aqlprofile_event_type_t": "HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_PMC HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_TRACE",
    "hsa_ven_amd_aqlprofile_block_name_t": "HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPC HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPF HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GDS HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBM HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBMSE HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SPI HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQ HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQCS HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SRBM HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SX HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TA HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCA HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCC HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCP HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TD HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCARB HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCHUB HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCMCBVM HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCSEQ HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCVML2 HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCXBAR HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATC HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATCL2 HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCEA HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_RPB HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SDMA HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1A HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1C HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2A HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2C HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCR HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GUS HSA_VEN_AMD_AQLPROFILE_BLOCKS_NUMBER",
    "hsa_ven_amd_aqlprofile_parameter_name_t": "HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_COMPUTE_UNIT_TARGET HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_VM_ID_MASK HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_MASK HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK2 HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SE_MASK HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SAMPLE_RATE HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_K_CONCURRENT",
    "hsa_ven_amd_aqlprofile_info_type_t": "HSA_VEN_AMD_AQLPROFILE_INFO_COMMAND_BUFFER_SIZE HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA_SIZE HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA HSA_VEN_AMD_AQLPROFILE_INFO_TRACE_DATA HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_COUNTERS HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_ID HSA_VEN_AMD_AQLPROFILE_INFO_ENABLE_CMD HSA_VEN_AMD_AQLPROFILE_INFO_DISABLE_CMD",
}
hsa_status_string = _library.function("hsa_status_string", hsa_status_t, hsa_status_t, POINTER(c_char_p))
hsa_init = _library.function("hsa_init", hsa_status_t)
hsa_shut_down = _library.function("hsa_shut_down", hsa_status_t)
hsa_system_get_info = _library.function("hsa_system_get_info", hsa_status_t, hsa_system_info_t, c_void_p)
hsa_extension_get_name = _library.function("hsa_extension_get_name", hsa_status_t, c_uint16, POINTER(c_char_p))
hsa_system_extension_supported = _library.function("hsa_system_extension_supported", hsa_status_t, c_uint16, c_uint16, c_uint16, POINTER(c_bool))
hsa_system_major_extension_supported = _library.function("hsa_system_major_extension_supported", hsa_status_t, c_uint16, c_uint16, POINTER(c_uint16), POINTER(c_bool))
hsa_system_get_extension_table = _library.function("hsa_system_get_extension_table", hsa_status_t, c_uint16, c_uint16, c_uint16, c_void_p)
hsa_system_get_major_extension_table = _library.function("hsa_system_get_major_extension_table", hsa_status_t, c_uint16, c_uint16, c_size_t, c_void_p)
hsa_agent_get_info = _library.function("hsa_agent_get_info", hsa_status_t, hsa_agent_t, hsa_agent_info_t, c_void_p)
hsa_iterate_agents = _library.function("hsa_iterate_agents", hsa_status_t, CFUNCTYPE(hsa_status_t, hsa_agent_t, c_void_p), c_void_p)
hsa_agent_get_exception_policies = _library.function("hsa_agent_get_exception_policies", hsa_status_t, hsa_agent_t, hsa_profile_t, POINTER(c_uint16))
hsa_cache_get_info = _library.function("hsa_cache_get_info", hsa_status_t, hsa_cache_t, hsa_cache_info_t, c_void_p)
hsa_agent_iterate_caches = _library.function("hsa_agent_iterate_caches", hsa_status_t, hsa_agent_t, CFUNCTYPE(hsa_status_t, hsa_cache_t, c_void_p), c_void_p)
hsa_agent_extension_supported = _library.function("hsa_agent_extension_supported", hsa_status_t, c_uint16, hsa_agent_t, c_uint16, c_uint16, POINTER(c_bool))
hsa_agent_major_extension_supported = _library.function("hsa_agent_major_extension_supported", hsa_status_t, c_uint16, hsa_agent_t, c_uint16, POINTER(c_uint16), POINTER(c_bool))
hsa_signal_create = _library.function("hsa_signal_create", hsa_status_t, hsa_signal_value_t, c_uint32, POINTER(hsa_agent_t), POINTER(hsa_signal_t))
hsa_signal_destroy = _library.function("hsa_signal_destroy", hsa_status_t, hsa_signal_t)
hsa_signal_load_scacquire = _library.function("hsa_signal_load_scacquire", hsa_signal_value_t, hsa_signal_t)
hsa_signal_load_relaxed = _library.function("hsa_signal_load_relaxed", hsa_signal_value_t, hsa_signal_t)
hsa_signal_load_acquire = _library.function("hsa_signal_load_acquire", hsa_signal_value_t, hsa_signal_t)
hsa_signal_store_relaxed = _library.function("hsa_signal_store_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_store_screlease = _library.function("hsa_signal_store_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_store_release = _library.function("hsa_signal_store_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_silent_store_relaxed = _library.function("hsa_signal_silent_store_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_silent_store_screlease = _library.function("hsa_signal_silent_store_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_scacq_screl = _library.function("hsa_signal_exchange_scacq_screl", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_acq_rel = _library.function("hsa_signal_exchange_acq_rel", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_scacquire = _library.function("hsa_signal_exchange_scacquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_acquire = _library.function("hsa_signal_exchange_acquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_relaxed = _library.function("hsa_signal_exchange_relaxed", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_screlease = _library.function("hsa_signal_exchange_screlease", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_exchange_release = _library.function("hsa_signal_exchange_release", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t)
hsa_signal_cas_scacq_screl = _library.function("hsa_signal_cas_scacq_screl", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_acq_rel = _library.function("hsa_signal_cas_acq_rel", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_scacquire = _library.function("hsa_signal_cas_scacquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_acquire = _library.function("hsa_signal_cas_acquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_relaxed = _library.function("hsa_signal_cas_relaxed", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_screlease = _library.function("hsa_signal_cas_screlease", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_cas_release = _library.function("hsa_signal_cas_release", hsa_signal_value_t, hsa_signal_t, hsa_signal_value_t, hsa_signal_value_t)
hsa_signal_add_scacq_screl = _library.function("hsa_signal_add_scacq_screl", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_acq_rel = _library.function("hsa_signal_add_acq_rel", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_scacquire = _library.function("hsa_signal_add_scacquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_acquire = _library.function("hsa_signal_add_acquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_relaxed = _library.function("hsa_signal_add_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_screlease = _library.function("hsa_signal_add_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_add_release = _library.function("hsa_signal_add_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_scacq_screl = _library.function("hsa_signal_subtract_scacq_screl", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_acq_rel = _library.function("hsa_signal_subtract_acq_rel", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_scacquire = _library.function("hsa_signal_subtract_scacquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_acquire = _library.function("hsa_signal_subtract_acquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_relaxed = _library.function("hsa_signal_subtract_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_screlease = _library.function("hsa_signal_subtract_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_subtract_release = _library.function("hsa_signal_subtract_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_scacq_screl = _library.function("hsa_signal_and_scacq_screl", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_acq_rel = _library.function("hsa_signal_and_acq_rel", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_scacquire = _library.function("hsa_signal_and_scacquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_acquire = _library.function("hsa_signal_and_acquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_relaxed = _library.function("hsa_signal_and_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_screlease = _library.function("hsa_signal_and_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_and_release = _library.function("hsa_signal_and_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_scacq_screl = _library.function("hsa_signal_or_scacq_screl", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_acq_rel = _library.function("hsa_signal_or_acq_rel", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_scacquire = _library.function("hsa_signal_or_scacquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_acquire = _library.function("hsa_signal_or_acquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_relaxed = _library.function("hsa_signal_or_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_screlease = _library.function("hsa_signal_or_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_or_release = _library.function("hsa_signal_or_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_scacq_screl = _library.function("hsa_signal_xor_scacq_screl", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_acq_rel = _library.function("hsa_signal_xor_acq_rel", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_scacquire = _library.function("hsa_signal_xor_scacquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_acquire = _library.function("hsa_signal_xor_acquire", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_relaxed = _library.function("hsa_signal_xor_relaxed", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_screlease = _library.function("hsa_signal_xor_screlease", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_xor_release = _library.function("hsa_signal_xor_release", None, hsa_signal_t, hsa_signal_value_t)
hsa_signal_wait_scacquire = _library.function("hsa_signal_wait_scacquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_condition_t, hsa_signal_value_t, c_uint64, hsa_wait_state_t)
hsa_signal_wait_relaxed = _library.function("hsa_signal_wait_relaxed", hsa_signal_value_t, hsa_signal_t, hsa_signal_condition_t, hsa_signal_value_t, c_uint64, hsa_wait_state_t)
hsa_signal_wait_acquire = _library.function("hsa_signal_wait_acquire", hsa_signal_value_t, hsa_signal_t, hsa_signal_condition_t, hsa_signal_value_t, c_uint64, hsa_wait_state_t)
hsa_signal_group_create = _library.function("hsa_signal_group_create", hsa_status_t, c_uint32, POINTER(hsa_signal_t), c_uint32, POINTER(hsa_agent_t), POINTER(hsa_signal_group_t))
hsa_signal_group_destroy = _library.function("hsa_signal_group_destroy", hsa_status_t, hsa_signal_group_t)
hsa_signal_group_wait_any_scacquire = _library.function("hsa_signal_group_wait_any_scacquire", hsa_status_t, hsa_signal_group_t, POINTER(hsa_signal_condition_t), POINTER(hsa_signal_value_t), hsa_wait_state_t, POINTER(hsa_signal_t), POINTER(hsa_signal_value_t))
hsa_signal_group_wait_any_relaxed = _library.function("hsa_signal_group_wait_any_relaxed", hsa_status_t, hsa_signal_group_t, POINTER(hsa_signal_condition_t), POINTER(hsa_signal_value_t), hsa_wait_state_t, POINTER(hsa_signal_t), POINTER(hsa_signal_value_t))
hsa_queue_create = _library.function("hsa_queue_create", hsa_status_t, hsa_agent_t, c_uint32, hsa_queue_type32_t, CFUNCTYPE(None, hsa_status_t, POINTER(hsa_queue_t), c_void_p), c_void_p, c_uint32, c_uint32, POINTER(POINTER(hsa_queue_t)))
hsa_soft_queue_create = _library.function("hsa_soft_queue_create", hsa_status_t, hsa_region_t, c_uint32, hsa_queue_type32_t, c_uint32, hsa_signal_t, POINTER(POINTER(hsa_queue_t)))
hsa_queue_destroy = _library.function("hsa_queue_destroy", hsa_status_t, POINTER(hsa_queue_t))
hsa_queue_inactivate = _library.function("hsa_queue_inactivate", hsa_status_t, POINTER(hsa_queue_t))
hsa_queue_load_read_index_acquire = _library.function("hsa_queue_load_read_index_acquire", c_uint64, POINTER(hsa_queue_t))
hsa_queue_load_read_index_scacquire = _library.function("hsa_queue_load_read_index_scacquire", c_uint64, POINTER(hsa_queue_t))
hsa_queue_load_read_index_relaxed = _library.function("hsa_queue_load_read_index_relaxed", c_uint64, POINTER(hsa_queue_t))
hsa_queue_load_write_index_acquire = _library.function("hsa_queue_load_write_index_acquire", c_uint64, POINTER(hsa_queue_t))
hsa_queue_load_write_index_scacquire = _library.function("hsa_queue_load_write_index_scacquire", c_uint64, POINTER(hsa_queue_t))
hsa_queue_load_write_index_relaxed = _library.function("hsa_queue_load_write_index_relaxed", c_uint64, POINTER(hsa_queue_t))
hsa_queue_store_write_index_relaxed = _library.function("hsa_queue_store_write_index_relaxed", None, POINTER(hsa_queue_t), c_uint64)
hsa_queue_store_write_index_release = _library.function("hsa_queue_store_write_index_release", None, POINTER(hsa_queue_t), c_uint64)
hsa_queue_store_write_index_screlease = _library.function("hsa_queue_store_write_index_screlease", None, POINTER(hsa_queue_t), c_uint64)
hsa_queue_cas_write_index_acq_rel = _library.function("hsa_queue_cas_write_index_acq_rel", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_scacq_screl = _library.function("hsa_queue_cas_write_index_scacq_screl", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_acquire = _library.function("hsa_queue_cas_write_index_acquire", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_scacquire = _library.function("hsa_queue_cas_write_index_scacquire", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_relaxed = _library.function("hsa_queue_cas_write_index_relaxed", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_release = _library.function("hsa_queue_cas_write_index_release", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_cas_write_index_screlease = _library.function("hsa_queue_cas_write_index_screlease", c_uint64, POINTER(hsa_queue_t), c_uint64, c_uint64)
hsa_queue_add_write_index_acq_rel = _library.function("hsa_queue_add_write_index_acq_rel", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_scacq_screl = _library.function("hsa_queue_add_write_index_scacq_screl", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_acquire = _library.function("hsa_queue_add_write_index_acquire", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_scacquire = _library.function("hsa_queue_add_write_index_scacquire", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_relaxed = _library.function("hsa_queue_add_write_index_relaxed", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_release = _library.function("hsa_queue_add_write_index_release", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_add_write_index_screlease = _library.function("hsa_queue_add_write_index_screlease", c_uint64, POINTER(hsa_queue_t), c_uint64)
hsa_queue_store_read_index_relaxed = _library.function("hsa_queue_store_read_index_relaxed", None, POINTER(hsa_queue_t), c_uint64)
hsa_queue_store_read_index_release = _library.function("hsa_queue_store_read_index_release", None, POINTER(hsa_queue_t), c_uint64)
hsa_queue_store_read_index_screlease = _library.function("hsa_queue_store_read_index_screlease", None, POINTER(hsa_queue_t), c_uint64)
hsa_region_get_info = _library.function("hsa_region_get_info", hsa_status_t, hsa_region_t, hsa_region_info_t, c_void_p)
hsa_agent_iterate_regions = _library.function("hsa_agent_iterate_regions", hsa_status_t, hsa_agent_t, CFUNCTYPE(hsa_status_t, hsa_region_t, c_void_p), c_void_p)
hsa_memory_allocate = _library.function("hsa_memory_allocate", hsa_status_t, hsa_region_t, c_size_t, POINTER(c_void_p))
hsa_memory_free = _library.function("hsa_memory_free", hsa_status_t, c_void_p)
hsa_memory_copy = _library.function("hsa_memory_copy", hsa_status_t, c_void_p, c_void_p, c_size_t)
hsa_memory_assign_agent = _library.function("hsa_memory_assign_agent", hsa_status_t, c_void_p, hsa_agent_t, hsa_access_permission_t)
hsa_memory_register = _library.function("hsa_memory_register", hsa_status_t, c_void_p, c_size_t)
hsa_memory_deregister = _library.function("hsa_memory_deregister", hsa_status_t, c_void_p, c_size_t)
hsa_isa_from_name = _library.function("hsa_isa_from_name", hsa_status_t, c_char_p, POINTER(hsa_isa_t))
hsa_agent_iterate_isas = _library.function("hsa_agent_iterate_isas", hsa_status_t, hsa_agent_t, CFUNCTYPE(hsa_status_t, hsa_isa_t, c_void_p), c_void_p)
hsa_isa_get_info = _library.function("hsa_isa_get_info", hsa_status_t, hsa_isa_t, hsa_isa_info_t, c_uint32, c_void_p)
hsa_isa_get_info_alt = _library.function("hsa_isa_get_info_alt", hsa_status_t, hsa_isa_t, hsa_isa_info_t, c_void_p)
hsa_isa_get_exception_policies = _library.function("hsa_isa_get_exception_policies", hsa_status_t, hsa_isa_t, hsa_profile_t, POINTER(c_uint16))
hsa_isa_get_round_method = _library.function("hsa_isa_get_round_method", hsa_status_t, hsa_isa_t, hsa_fp_type_t, hsa_flush_mode_t, POINTER(hsa_round_method_t))
hsa_wavefront_get_info = _library.function("hsa_wavefront_get_info", hsa_status_t, hsa_wavefront_t, hsa_wavefront_info_t, c_void_p)
hsa_isa_iterate_wavefronts = _library.function("hsa_isa_iterate_wavefronts", hsa_status_t, hsa_isa_t, CFUNCTYPE(hsa_status_t, hsa_wavefront_t, c_void_p), c_void_p)
hsa_isa_compatible = _library.function("hsa_isa_compatible", hsa_status_t, hsa_isa_t, hsa_isa_t, POINTER(c_bool))
hsa_code_object_reader_create_from_file = _library.function("hsa_code_object_reader_create_from_file", hsa_status_t, hsa_file_t, POINTER(hsa_code_object_reader_t))
hsa_code_object_reader_create_from_memory = _library.function("hsa_code_object_reader_create_from_memory", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_code_object_reader_t))
hsa_code_object_reader_destroy = _library.function("hsa_code_object_reader_destroy", hsa_status_t, hsa_code_object_reader_t)
hsa_executable_create = _library.function("hsa_executable_create", hsa_status_t, hsa_profile_t, hsa_executable_state_t, c_char_p, POINTER(hsa_executable_t))
hsa_executable_create_alt = _library.function("hsa_executable_create_alt", hsa_status_t, hsa_profile_t, hsa_default_float_rounding_mode_t, c_char_p, POINTER(hsa_executable_t))
hsa_executable_destroy = _library.function("hsa_executable_destroy", hsa_status_t, hsa_executable_t)
hsa_executable_load_program_code_object = _library.function("hsa_executable_load_program_code_object", hsa_status_t, hsa_executable_t, hsa_code_object_reader_t, c_char_p, POINTER(hsa_loaded_code_object_t))
hsa_executable_load_agent_code_object = _library.function("hsa_executable_load_agent_code_object", hsa_status_t, hsa_executable_t, hsa_agent_t, hsa_code_object_reader_t, c_char_p, POINTER(hsa_loaded_code_object_t))
hsa_executable_freeze = _library.function("hsa_executable_freeze", hsa_status_t, hsa_executable_t, c_char_p)
hsa_executable_get_info = _library.function("hsa_executable_get_info", hsa_status_t, hsa_executable_t, hsa_executable_info_t, c_void_p)
hsa_executable_global_variable_define = _library.function("hsa_executable_global_variable_define", hsa_status_t, hsa_executable_t, c_char_p, c_void_p)
hsa_executable_agent_global_variable_define = _library.function("hsa_executable_agent_global_variable_define", hsa_status_t, hsa_executable_t, hsa_agent_t, c_char_p, c_void_p)
hsa_executable_readonly_variable_define = _library.function("hsa_executable_readonly_variable_define", hsa_status_t, hsa_executable_t, hsa_agent_t, c_char_p, c_void_p)
hsa_executable_validate = _library.function("hsa_executable_validate", hsa_status_t, hsa_executable_t, POINTER(c_uint32))
hsa_executable_validate_alt = _library.function("hsa_executable_validate_alt", hsa_status_t, hsa_executable_t, c_char_p, POINTER(c_uint32))
hsa_executable_get_symbol = _library.function("hsa_executable_get_symbol", hsa_status_t, hsa_executable_t, c_char_p, c_char_p, hsa_agent_t, c_int32, POINTER(hsa_executable_symbol_t))
hsa_executable_get_symbol_by_name = _library.function("hsa_executable_get_symbol_by_name", hsa_status_t, hsa_executable_t, c_char_p, POINTER(hsa_agent_t), POINTER(hsa_executable_symbol_t))
hsa_executable_symbol_get_info = _library.function("hsa_executable_symbol_get_info", hsa_status_t, hsa_executable_symbol_t, hsa_executable_symbol_info_t, c_void_p)
hsa_executable_iterate_symbols = _library.function("hsa_executable_iterate_symbols", hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_executable_symbol_t, c_void_p), c_void_p)
hsa_executable_iterate_agent_symbols = _library.function("hsa_executable_iterate_agent_symbols", hsa_status_t, hsa_executable_t, hsa_agent_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_agent_t, hsa_executable_symbol_t, c_void_p), c_void_p)
hsa_executable_iterate_program_symbols = _library.function("hsa_executable_iterate_program_symbols", hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_executable_symbol_t, c_void_p), c_void_p)
hsa_code_object_serialize = _library.function("hsa_code_object_serialize", hsa_status_t, hsa_code_object_t, CFUNCTYPE(hsa_status_t, c_size_t, hsa_callback_data_t, POINTER(c_void_p)), hsa_callback_data_t, c_char_p, POINTER(c_void_p), POINTER(c_size_t))
hsa_code_object_deserialize = _library.function("hsa_code_object_deserialize", hsa_status_t, c_void_p, c_size_t, c_char_p, POINTER(hsa_code_object_t))
hsa_code_object_destroy = _library.function("hsa_code_object_destroy", hsa_status_t, hsa_code_object_t)
hsa_code_object_get_info = _library.function("hsa_code_object_get_info", hsa_status_t, hsa_code_object_t, hsa_code_object_info_t, c_void_p)
hsa_executable_load_code_object = _library.function("hsa_executable_load_code_object", hsa_status_t, hsa_executable_t, hsa_agent_t, hsa_code_object_t, c_char_p)
hsa_code_object_get_symbol = _library.function("hsa_code_object_get_symbol", hsa_status_t, hsa_code_object_t, c_char_p, POINTER(hsa_code_symbol_t))
hsa_code_object_get_symbol_from_name = _library.function("hsa_code_object_get_symbol_from_name", hsa_status_t, hsa_code_object_t, c_char_p, c_char_p, POINTER(hsa_code_symbol_t))
hsa_code_symbol_get_info = _library.function("hsa_code_symbol_get_info", hsa_status_t, hsa_code_symbol_t, hsa_code_symbol_info_t, c_void_p)
hsa_code_object_iterate_symbols = _library.function("hsa_code_object_iterate_symbols", hsa_status_t, hsa_code_object_t, CFUNCTYPE(hsa_status_t, hsa_code_object_t, hsa_code_symbol_t, c_void_p), c_void_p)
hsa_ext_image_get_capability = _library.function("hsa_ext_image_get_capability", hsa_status_t, hsa_agent_t, hsa_ext_image_geometry_t, POINTER(hsa_ext_image_format_t), POINTER(c_uint32))
hsa_ext_image_get_capability_with_layout = _library.function("hsa_ext_image_get_capability_with_layout", hsa_status_t, hsa_agent_t, hsa_ext_image_geometry_t, POINTER(hsa_ext_image_format_t), hsa_ext_image_data_layout_t, POINTER(c_uint32))
hsa_ext_image_data_get_info = _library.function("hsa_ext_image_data_get_info", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), hsa_access_permission_t, POINTER(hsa_ext_image_data_info_t))
hsa_ext_image_data_get_info_with_layout = _library.function("hsa_ext_image_data_get_info_with_layout", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), hsa_access_permission_t, hsa_ext_image_data_layout_t, c_size_t, c_size_t, POINTER(hsa_ext_image_data_info_t))
hsa_ext_image_create = _library.function("hsa_ext_image_create", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), c_void_p, hsa_access_permission_t, POINTER(hsa_ext_image_t))
hsa_ext_image_create_with_layout = _library.function("hsa_ext_image_create_with_layout", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), c_void_p, hsa_access_permission_t, hsa_ext_image_data_layout_t, c_size_t, c_size_t, POINTER(hsa_ext_image_t))
hsa_ext_image_destroy = _library.function("hsa_ext_image_destroy", hsa_status_t, hsa_agent_t, hsa_ext_image_t)
hsa_ext_image_copy = _library.function("hsa_ext_image_copy", hsa_status_t, hsa_agent_t, hsa_ext_image_t, POINTER(hsa_dim3_t), hsa_ext_image_t, POINTER(hsa_dim3_t), POINTER(hsa_dim3_t))
hsa_ext_image_import = _library.function("hsa_ext_image_import", hsa_status_t, hsa_agent_t, c_void_p, c_size_t, c_size_t, hsa_ext_image_t, POINTER(hsa_ext_image_region_t))
hsa_ext_image_export = _library.function("hsa_ext_image_export", hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, c_size_t, c_size_t, POINTER(hsa_ext_image_region_t))
hsa_ext_image_clear = _library.function("hsa_ext_image_clear", hsa_status_t, hsa_agent_t, hsa_ext_image_t, c_void_p, POINTER(hsa_ext_image_region_t))
hsa_ext_sampler_create = _library.function("hsa_ext_sampler_create", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_sampler_descriptor_t), POINTER(hsa_ext_sampler_t))
hsa_ext_sampler_destroy = _library.function("hsa_ext_sampler_destroy", hsa_status_t, hsa_agent_t, hsa_ext_sampler_t)
hsa_amd_coherency_get_type = _library.function("hsa_amd_coherency_get_type", hsa_status_t, hsa_agent_t, POINTER(hsa_amd_coherency_type_t))
hsa_amd_coherency_set_type = _library.function("hsa_amd_coherency_set_type", hsa_status_t, hsa_agent_t, hsa_amd_coherency_type_t)
hsa_amd_profiling_set_profiler_enabled = _library.function("hsa_amd_profiling_set_profiler_enabled", hsa_status_t, POINTER(hsa_queue_t), c_int32)
hsa_amd_profiling_async_copy_enable = _library.function("hsa_amd_profiling_async_copy_enable", hsa_status_t, c_bool)
hsa_amd_profiling_get_dispatch_time = _library.function("hsa_amd_profiling_get_dispatch_time", hsa_status_t, hsa_agent_t, hsa_signal_t, POINTER(hsa_amd_profiling_dispatch_time_t))
hsa_amd_profiling_get_async_copy_time = _library.function("hsa_amd_profiling_get_async_copy_time", hsa_status_t, hsa_signal_t, POINTER(hsa_amd_profiling_async_copy_time_t))
hsa_amd_profiling_convert_tick_to_system_domain = _library.function("hsa_amd_profiling_convert_tick_to_system_domain", hsa_status_t, hsa_agent_t, c_uint64, POINTER(c_uint64))
hsa_amd_signal_create = _library.function("hsa_amd_signal_create", hsa_status_t, hsa_signal_value_t, c_uint32, POINTER(hsa_agent_t), c_uint64, POINTER(hsa_signal_t))
hsa_amd_signal_value_pointer = _library.function("hsa_amd_signal_value_pointer", hsa_status_t, hsa_signal_t, POINTER(POINTER(hsa_signal_value_t)))
hsa_amd_signal_async_handler = _library.function("hsa_amd_signal_async_handler", hsa_status_t, hsa_signal_t, hsa_signal_condition_t, hsa_signal_value_t, hsa_amd_signal_handler, c_void_p)
hsa_amd_async_function = _library.function("hsa_amd_async_function", hsa_status_t, CFUNCTYPE(None, c_void_p), c_void_p)
hsa_amd_signal_wait_any = _library.function("hsa_amd_signal_wait_any", c_uint32, c_uint32, POINTER(hsa_signal_t), POINTER(hsa_signal_condition_t), POINTER(hsa_signal_value_t), c_uint64, hsa_wait_state_t, POINTER(hsa_signal_value_t))
hsa_amd_image_get_info_max_dim = _library.function("hsa_amd_image_get_info_max_dim", hsa_status_t, hsa_agent_t, hsa_agent_info_t, c_void_p)
hsa_amd_queue_cu_set_mask = _library.function("hsa_amd_queue_cu_set_mask", hsa_status_t, POINTER(hsa_queue_t), c_uint32, POINTER(c_uint32))
hsa_amd_queue_cu_get_mask = _library.function("hsa_amd_queue_cu_get_mask", hsa_status_t, POINTER(hsa_queue_t), c_uint32, POINTER(c_uint32))
hsa_amd_memory_pool_get_info = _library.function("hsa_amd_memory_pool_get_info", hsa_status_t, hsa_amd_memory_pool_t, hsa_amd_memory_pool_info_t, c_void_p)
hsa_amd_agent_iterate_memory_pools = _library.function("hsa_amd_agent_iterate_memory_pools", hsa_status_t, hsa_agent_t, CFUNCTYPE(hsa_status_t, hsa_amd_memory_pool_t, c_void_p), c_void_p)
hsa_amd_memory_pool_allocate = _library.function("hsa_amd_memory_pool_allocate", hsa_status_t, hsa_amd_memory_pool_t, c_size_t, c_uint32, POINTER(c_void_p))
hsa_amd_memory_pool_free = _library.function("hsa_amd_memory_pool_free", hsa_status_t, c_void_p)
hsa_amd_memory_async_copy = _library.function("hsa_amd_memory_async_copy", hsa_status_t, c_void_p, hsa_agent_t, c_void_p, hsa_agent_t, c_size_t, c_uint32, POINTER(hsa_signal_t), hsa_signal_t)
hsa_amd_memory_async_copy_rect = _library.function("hsa_amd_memory_async_copy_rect", hsa_status_t, POINTER(hsa_pitched_ptr_t), POINTER(hsa_dim3_t), POINTER(hsa_pitched_ptr_t), POINTER(hsa_dim3_t), POINTER(hsa_dim3_t), hsa_agent_t, hsa_amd_copy_direction_t, c_uint32, POINTER(hsa_signal_t), hsa_signal_t)
hsa_amd_agent_memory_pool_get_info = _library.function("hsa_amd_agent_memory_pool_get_info", hsa_status_t, hsa_agent_t, hsa_amd_memory_pool_t, hsa_amd_agent_memory_pool_info_t, c_void_p)
hsa_amd_agents_allow_access = _library.function("hsa_amd_agents_allow_access", hsa_status_t, c_uint32, POINTER(hsa_agent_t), POINTER(c_uint32), c_void_p)
hsa_amd_memory_pool_can_migrate = _library.function("hsa_amd_memory_pool_can_migrate", hsa_status_t, hsa_amd_memory_pool_t, hsa_amd_memory_pool_t, POINTER(c_bool))
hsa_amd_memory_migrate = _library.function("hsa_amd_memory_migrate", hsa_status_t, c_void_p, hsa_amd_memory_pool_t, c_uint32)
hsa_amd_memory_lock = _library.function("hsa_amd_memory_lock", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_agent_t), c_int32, POINTER(c_void_p))
hsa_amd_memory_lock_to_pool = _library.function("hsa_amd_memory_lock_to_pool", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_agent_t), c_int32, hsa_amd_memory_pool_t, c_uint32, POINTER(c_void_p))
hsa_amd_memory_unlock = _library.function("hsa_amd_memory_unlock", hsa_status_t, c_void_p)
hsa_amd_memory_fill = _library.function("hsa_amd_memory_fill", hsa_status_t, c_void_p, c_uint32, c_size_t)
hsa_amd_interop_map_buffer = _library.function("hsa_amd_interop_map_buffer", hsa_status_t, c_uint32, POINTER(hsa_agent_t), c_int32, c_uint32, POINTER(c_size_t), POINTER(c_void_p), POINTER(c_size_t), POINTER(c_void_p))
hsa_amd_interop_unmap_buffer = _library.function("hsa_amd_interop_unmap_buffer", hsa_status_t, c_void_p)
hsa_amd_image_create = _library.function("hsa_amd_image_create", hsa_status_t, hsa_agent_t, POINTER(hsa_ext_image_descriptor_t), POINTER(hsa_amd_image_descriptor_t), c_void_p, hsa_access_permission_t, POINTER(hsa_ext_image_t))
hsa_amd_pointer_info = _library.function("hsa_amd_pointer_info", hsa_status_t, c_void_p, POINTER(hsa_amd_pointer_info_t), CFUNCTYPE(c_void_p, c_size_t), POINTER(c_uint32), POINTER(POINTER(hsa_agent_t)))
hsa_amd_pointer_info_set_userdata = _library.function("hsa_amd_pointer_info_set_userdata", hsa_status_t, c_void_p, c_void_p)
hsa_amd_ipc_memory_create = _library.function("hsa_amd_ipc_memory_create", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_amd_ipc_memory_t))
hsa_amd_ipc_memory_attach = _library.function("hsa_amd_ipc_memory_attach", hsa_status_t, POINTER(hsa_amd_ipc_memory_t), c_size_t, c_uint32, POINTER(hsa_agent_t), POINTER(c_void_p))
hsa_amd_ipc_memory_detach = _library.function("hsa_amd_ipc_memory_detach", hsa_status_t, c_void_p)
hsa_amd_ipc_signal_create = _library.function("hsa_amd_ipc_signal_create", hsa_status_t, hsa_signal_t, POINTER(hsa_amd_ipc_signal_t))
hsa_amd_ipc_signal_attach = _library.function("hsa_amd_ipc_signal_attach", hsa_status_t, POINTER(hsa_amd_ipc_signal_t), POINTER(hsa_signal_t))
hsa_amd_register_system_event_handler = _library.function("hsa_amd_register_system_event_handler", hsa_status_t, hsa_amd_system_event_callback_t, c_void_p)
hsa_amd_queue_set_priority = _library.function("hsa_amd_queue_set_priority", hsa_status_t, POINTER(hsa_queue_t), hsa_amd_queue_priority_t)
hsa_amd_register_deallocation_callback = _library.function("hsa_amd_register_deallocation_callback", hsa_status_t, c_void_p, hsa_amd_deallocation_callback_t, c_void_p)
hsa_amd_deregister_deallocation_callback = _library.function("hsa_amd_deregister_deallocation_callback", hsa_status_t, c_void_p, hsa_amd_deallocation_callback_t)
hsa_amd_svm_attributes_set = _library.function("hsa_amd_svm_attributes_set", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_amd_svm_attribute_pair_t), c_size_t)
hsa_amd_svm_attributes_get = _library.function("hsa_amd_svm_attributes_get", hsa_status_t, c_void_p, c_size_t, POINTER(hsa_amd_svm_attribute_pair_t), c_size_t)
hsa_amd_svm_prefetch_async = _library.function("hsa_amd_svm_prefetch_async", hsa_status_t, c_void_p, c_size_t, hsa_agent_t, c_uint32, POINTER(hsa_signal_t), hsa_signal_t)
hsa_ext_program_create = _library.function("hsa_ext_program_create", hsa_status_t, hsa_machine_model_t, hsa_profile_t, hsa_default_float_rounding_mode_t, c_char_p, POINTER(hsa_ext_program_t))
hsa_ext_program_destroy = _library.function("hsa_ext_program_destroy", hsa_status_t, hsa_ext_program_t)
hsa_ext_program_add_module = _library.function("hsa_ext_program_add_module", hsa_status_t, hsa_ext_program_t, hsa_ext_module_t)
hsa_ext_program_iterate_modules = _library.function("hsa_ext_program_iterate_modules", hsa_status_t, hsa_ext_program_t, CFUNCTYPE(hsa_status_t, hsa_ext_program_t, hsa_ext_module_t, c_void_p), c_void_p)
hsa_ext_program_get_info = _library.function("hsa_ext_program_get_info", hsa_status_t, hsa_ext_program_t, hsa_ext_program_info_t, c_void_p)
hsa_ext_program_finalize = _library.function("hsa_ext_program_finalize", hsa_status_t, hsa_ext_program_t, hsa_isa_t, c_int32, hsa_ext_control_directives_t, c_char_p, hsa_code_object_type_t, POINTER(hsa_code_object_t))
hsa_ven_amd_loader_query_host_address = _library.function("hsa_ven_amd_loader_query_host_address", hsa_status_t, c_void_p, POINTER(c_void_p))
hsa_ven_amd_loader_query_segment_descriptors = _library.function("hsa_ven_amd_loader_query_segment_descriptors", hsa_status_t, POINTER(hsa_ven_amd_loader_segment_descriptor_t), POINTER(c_size_t))
hsa_ven_amd_loader_query_executable = _library.function("hsa_ven_amd_loader_query_executable", hsa_status_t, c_void_p, POINTER(hsa_executable_t))
hsa_ven_amd_loader_executable_iterate_loaded_code_objects = _library.function("hsa_ven_amd_loader_executable_iterate_loaded_code_objects", hsa_status_t, hsa_executable_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, hsa_loaded_code_object_t, c_void_p), c_void_p)
hsa_ven_amd_loader_loaded_code_object_get_info = _library.function("hsa_ven_amd_loader_loaded_code_object_get_info", hsa_status_t, hsa_loaded_code_object_t, hsa_ven_amd_loader_loaded_code_object_info_t, c_void_p)
hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size = _library.function("hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size", hsa_status_t, hsa_file_t, c_size_t, c_size_t, POINTER(hsa_code_object_reader_t))
hsa_ven_amd_loader_iterate_executables = _library.function("hsa_ven_amd_loader_iterate_executables", hsa_status_t, CFUNCTYPE(hsa_status_t, hsa_executable_t, c_void_p), c_void_p)
hsa_ven_amd_aqlprofile_version_major = _library.function("hsa_ven_amd_aqlprofile_version_major", c_uint32)
hsa_ven_amd_aqlprofile_version_minor = _library.function("hsa_ven_amd_aqlprofile_version_minor", c_uint32)
hsa_ven_amd_aqlprofile_validate_event = _library.function("hsa_ven_amd_aqlprofile_validate_event", hsa_status_t, hsa_agent_t, POINTER(hsa_ven_amd_aqlprofile_event_t), POINTER(c_bool))
hsa_ven_amd_aqlprofile_start = _library.function("hsa_ven_amd_aqlprofile_start", hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t))
hsa_ven_amd_aqlprofile_stop = _library.function("hsa_ven_amd_aqlprofile_stop", hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t))
hsa_ven_amd_aqlprofile_read = _library.function("hsa_ven_amd_aqlprofile_read", hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), POINTER(hsa_ext_amd_aql_pm4_packet_t))
HSA_VEN_AMD_AQLPROFILE_LEGACY_PM4_PACKET_SIZE = _library.variable("HSA_VEN_AMD_AQLPROFILE_LEGACY_PM4_PACKET_SIZE", c_uint32)
hsa_ven_amd_aqlprofile_legacy_get_pm4 = _library.function("hsa_ven_amd_aqlprofile_legacy_get_pm4", hsa_status_t, POINTER(hsa_ext_amd_aql_pm4_packet_t), c_void_p)
hsa_ven_amd_aqlprofile_get_info = _library.function("hsa_ven_amd_aqlprofile_get_info", hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), hsa_ven_amd_aqlprofile_info_type_t, c_void_p)
hsa_ven_amd_aqlprofile_iterate_data = _library.function("hsa_ven_amd_aqlprofile_iterate_data", hsa_status_t, POINTER(hsa_ven_amd_aqlprofile_profile_t), hsa_ven_amd_aqlprofile_data_callback_t, c_void_p)
hsa_ven_amd_aqlprofile_error_string = _library.function("hsa_ven_amd_aqlprofile_error_string", hsa_status_t, POINTER(c_char_p))
HSA_VERSION_1_0 = 1
HSA_AMD_INTERFACE_VERSION_MAJOR = 1
HSA_AMD_INTERFACE_VERSION_MINOR = 0
AMD_CONTROL_DIRECTIVES_ALIGN_BYTES = 64
AMD_ISA_ALIGN_BYTES = 256
AMD_KERNEL_CODE_ALIGN_BYTES = 64
AMD_QUEUE_ALIGN_BYTES = 64
AMD_SIGNAL_ALIGN_BYTES = 64
hsa_ven_amd_loader = 515
HSA_AQLPROFILE_VERSION_MAJOR = 2
HSA_AQLPROFILE_VERSION_MINOR = 0
hsa_ven_amd_aqlprofile_VERSION_MAJOR = 1
# skipped (declaration): HSA_EXPORT_DECORATOR HSA_API_EXPORT HSA_API_IMPORT AMD_CONTROL_DIRECTIVES_ALIGN AMD_KERNEL_CODE_ALIGN AMD_QUEUE_ALIGN AMD_SIGNAL_ALIGN HSA_API
# skipped (empty): HSA_RUNTIME_INC_HSA_H_ HSA_CALL HSA_LARGE_MODEL HSA_LITTLE_ENDIAN HSA_DEPRECATED HSA_RUNTIME_EXT_AMD_H_ HSA_EXT_IMAGE_H hsa_ext_images_1_00 hsa_ext_images_1 AMD_HSA_KERNEL_CODE_H AMD_HSA_QUEUE_H AMD_HSA_SIGNAL_H HSA_RUNTIME_INC_HSA_EXT_FINALIZE_H_ hsa_ext_finalizer_1_00 HSA_VEN_AMD_LOADER_H OPENSRC_HSA_RUNTIME_INC_HSA_VEN_AMD_AQLPROFILE_H_
# skipped (inline): kAqlProfileLib
# skipped (syntax): hsa_ven_amd_aqlprofile_LIB
