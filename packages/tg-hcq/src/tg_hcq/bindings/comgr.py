"""comgr: AMD's code object manager, a compiler and linker behind a C API."""

# Made by `tg-autogen gen comgr`; change the spec, not this file.
# From: Debian libamd-comgr-dev 5.2.3-2
# Headers: amd_comgr.h
# Licence of the headers: NCSA
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char,
    c_char_p,
    c_int32,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, layout

_library = Library("amd_comgr", linux=("libamd_comgr.so.3", "libamd_comgr.so.2", "libamd_comgr.so",), package="Debian libamd-comgr2 or ROCm")
enum_amd_comgr_status_s = c_uint32
AMD_COMGR_STATUS_SUCCESS = 0
AMD_COMGR_STATUS_ERROR = 1
AMD_COMGR_STATUS_ERROR_INVALID_ARGUMENT = 2
AMD_COMGR_STATUS_ERROR_OUT_OF_RESOURCES = 3
amd_comgr_status_t = enum_amd_comgr_status_s
enum_amd_comgr_language_s = c_uint32
AMD_COMGR_LANGUAGE_NONE = 0
AMD_COMGR_LANGUAGE_OPENCL_1_2 = 1
AMD_COMGR_LANGUAGE_OPENCL_2_0 = 2
AMD_COMGR_LANGUAGE_HC = 3
AMD_COMGR_LANGUAGE_HIP = 4
AMD_COMGR_LANGUAGE_LAST = 4
amd_comgr_language_t = enum_amd_comgr_language_s
enum_amd_comgr_data_kind_s = c_uint32
AMD_COMGR_DATA_KIND_UNDEF = 0
AMD_COMGR_DATA_KIND_SOURCE = 1
AMD_COMGR_DATA_KIND_INCLUDE = 2
AMD_COMGR_DATA_KIND_PRECOMPILED_HEADER = 3
AMD_COMGR_DATA_KIND_DIAGNOSTIC = 4
AMD_COMGR_DATA_KIND_LOG = 5
AMD_COMGR_DATA_KIND_BC = 6
AMD_COMGR_DATA_KIND_RELOCATABLE = 7
AMD_COMGR_DATA_KIND_EXECUTABLE = 8
AMD_COMGR_DATA_KIND_BYTES = 9
AMD_COMGR_DATA_KIND_FATBIN = 16
AMD_COMGR_DATA_KIND_LAST = 16
amd_comgr_data_kind_t = enum_amd_comgr_data_kind_s

class struct_amd_comgr_data_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_data_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_data_t = struct_amd_comgr_data_s

class struct_amd_comgr_data_set_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_data_set_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_data_set_t = struct_amd_comgr_data_set_s

class struct_amd_comgr_action_info_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_action_info_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_action_info_t = struct_amd_comgr_action_info_s

class struct_amd_comgr_metadata_node_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_metadata_node_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_metadata_node_t = struct_amd_comgr_metadata_node_s

class struct_amd_comgr_symbol_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_symbol_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_symbol_t = struct_amd_comgr_symbol_s

class struct_amd_comgr_disassembly_info_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_disassembly_info_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_disassembly_info_t = struct_amd_comgr_disassembly_info_s

class struct_amd_comgr_symbolizer_info_s(Struct):
    __slots__ = ()
layout(struct_amd_comgr_symbolizer_info_s, 8, 8,
    ("handle", c_uint64, 0),
)
amd_comgr_symbolizer_info_t = struct_amd_comgr_symbolizer_info_s
enum_amd_comgr_action_kind_s = c_uint32
AMD_COMGR_ACTION_SOURCE_TO_PREPROCESSOR = 0
AMD_COMGR_ACTION_ADD_PRECOMPILED_HEADERS = 1
AMD_COMGR_ACTION_COMPILE_SOURCE_TO_BC = 2
AMD_COMGR_ACTION_ADD_DEVICE_LIBRARIES = 3
AMD_COMGR_ACTION_LINK_BC_TO_BC = 4
AMD_COMGR_ACTION_OPTIMIZE_BC_TO_BC = 5
AMD_COMGR_ACTION_CODEGEN_BC_TO_RELOCATABLE = 6
AMD_COMGR_ACTION_CODEGEN_BC_TO_ASSEMBLY = 7
AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_RELOCATABLE = 8
AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_EXECUTABLE = 9
AMD_COMGR_ACTION_ASSEMBLE_SOURCE_TO_RELOCATABLE = 10
AMD_COMGR_ACTION_DISASSEMBLE_RELOCATABLE_TO_SOURCE = 11
AMD_COMGR_ACTION_DISASSEMBLE_EXECUTABLE_TO_SOURCE = 12
AMD_COMGR_ACTION_DISASSEMBLE_BYTES_TO_SOURCE = 13
AMD_COMGR_ACTION_COMPILE_SOURCE_TO_FATBIN = 14
AMD_COMGR_ACTION_COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC = 15
AMD_COMGR_ACTION_LAST = 15
amd_comgr_action_kind_t = enum_amd_comgr_action_kind_s
enum_amd_comgr_metadata_kind_s = c_uint32
AMD_COMGR_METADATA_KIND_NULL = 0
AMD_COMGR_METADATA_KIND_STRING = 1
AMD_COMGR_METADATA_KIND_MAP = 2
AMD_COMGR_METADATA_KIND_LIST = 3
AMD_COMGR_METADATA_KIND_LAST = 3
amd_comgr_metadata_kind_t = enum_amd_comgr_metadata_kind_s
enum_amd_comgr_symbol_type_s = c_int32
AMD_COMGR_SYMBOL_TYPE_UNKNOWN = -1
AMD_COMGR_SYMBOL_TYPE_NOTYPE = 0
AMD_COMGR_SYMBOL_TYPE_OBJECT = 1
AMD_COMGR_SYMBOL_TYPE_FUNC = 2
AMD_COMGR_SYMBOL_TYPE_SECTION = 3
AMD_COMGR_SYMBOL_TYPE_FILE = 4
AMD_COMGR_SYMBOL_TYPE_COMMON = 5
AMD_COMGR_SYMBOL_TYPE_AMDGPU_HSA_KERNEL = 10
amd_comgr_symbol_type_t = enum_amd_comgr_symbol_type_s
enum_amd_comgr_symbol_info_s = c_uint32
AMD_COMGR_SYMBOL_INFO_NAME_LENGTH = 0
AMD_COMGR_SYMBOL_INFO_NAME = 1
AMD_COMGR_SYMBOL_INFO_TYPE = 2
AMD_COMGR_SYMBOL_INFO_SIZE = 3
AMD_COMGR_SYMBOL_INFO_IS_UNDEFINED = 4
AMD_COMGR_SYMBOL_INFO_VALUE = 5
AMD_COMGR_SYMBOL_INFO_LAST = 5
amd_comgr_symbol_info_t = enum_amd_comgr_symbol_info_s

class struct_code_object_info_s(Struct):
    __slots__ = ()
layout(struct_code_object_info_s, 24, 8,
    ("isa", c_char_p, 0),
    ("size", c_size_t, 8),
    ("offset", c_uint64, 16),
)
amd_comgr_code_object_info_t = struct_code_object_info_s
_ENUMS = {
    "enum_amd_comgr_status_s": "AMD_COMGR_STATUS_SUCCESS AMD_COMGR_STATUS_ERROR AMD_COMGR_STATUS_ERROR_INVALID_ARGUMENT AMD_COMGR_STATUS_ERROR_OUT_OF_RESOURCES",
    "enum_amd_comgr_language_s": "AMD_COMGR_LANGUAGE_NONE AMD_COMGR_LANGUAGE_OPENCL_1_2 AMD_COMGR_LANGUAGE_OPENCL_2_0 AMD_COMGR_LANGUAGE_HC AMD_COMGR_LANGUAGE_HIP AMD_COMGR_LANGUAGE_LAST",
    "enum_amd_comgr_data_kind_s": "AMD_COMGR_DATA_KIND_UNDEF AMD_COMGR_DATA_KIND_SOURCE AMD_COMGR_DATA_KIND_INCLUDE AMD_COMGR_DATA_KIND_PRECOMPILED_HEADER AMD_COMGR_DATA_KIND_DIAGNOSTIC AMD_COMGR_DATA_KIND_LOG AMD_COMGR_DATA_KIND_BC AMD_COMGR_DATA_KIND_RELOCATABLE AMD_COMGR_DATA_KIND_EXECUTABLE AMD_COMGR_DATA_KIND_BYTES AMD_COMGR_DATA_KIND_FATBIN AMD_COMGR_DATA_KIND_LAST",
    "enum_amd_comgr_action_kind_s": "AMD_COMGR_ACTION_SOURCE_TO_PREPROCESSOR AMD_COMGR_ACTION_ADD_PRECOMPILED_HEADERS AMD_COMGR_ACTION_COMPILE_SOURCE_TO_BC AMD_COMGR_ACTION_ADD_DEVICE_LIBRARIES AMD_COMGR_ACTION_LINK_BC_TO_BC AMD_COMGR_ACTION_OPTIMIZE_BC_TO_BC AMD_COMGR_ACTION_CODEGEN_BC_TO_RELOCATABLE AMD_COMGR_ACTION_CODEGEN_BC_TO_ASSEMBLY AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_RELOCATABLE AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_EXECUTABLE AMD_COMGR_ACTION_ASSEMBLE_SOURCE_TO_RELOCATABLE AMD_COMGR_ACTION_DISASSEMBLE_RELOCATABLE_TO_SOURCE AMD_COMGR_ACTION_DISASSEMBLE_EXECUTABLE_TO_SOURCE AMD_COMGR_ACTION_DISASSEMBLE_BYTES_TO_SOURCE AMD_COMGR_ACTION_COMPILE_SOURCE_TO_FATBIN AMD_COMGR_ACTION_COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC AMD_COMGR_ACTION_LAST",
    "enum_amd_comgr_metadata_kind_s": "AMD_COMGR_METADATA_KIND_NULL AMD_COMGR_METADATA_KIND_STRING AMD_COMGR_METADATA_KIND_MAP AMD_COMGR_METADATA_KIND_LIST AMD_COMGR_METADATA_KIND_LAST",
    "enum_amd_comgr_symbol_type_s": "AMD_COMGR_SYMBOL_TYPE_UNKNOWN AMD_COMGR_SYMBOL_TYPE_NOTYPE AMD_COMGR_SYMBOL_TYPE_OBJECT AMD_COMGR_SYMBOL_TYPE_FUNC AMD_COMGR_SYMBOL_TYPE_SECTION AMD_COMGR_SYMBOL_TYPE_FILE AMD_COMGR_SYMBOL_TYPE_COMMON AMD_COMGR_SYMBOL_TYPE_AMDGPU_HSA_KERNEL",
    "enum_amd_comgr_symbol_info_s": "AMD_COMGR_SYMBOL_INFO_NAME_LENGTH AMD_COMGR_SYMBOL_INFO_NAME AMD_COMGR_SYMBOL_INFO_TYPE AMD_COMGR_SYMBOL_INFO_SIZE AMD_COMGR_SYMBOL_INFO_IS_UNDEFINED AMD_COMGR_SYMBOL_INFO_VALUE AMD_COMGR_SYMBOL_INFO_LAST",
}
amd_comgr_status_string = _library.function("amd_comgr_status_string", amd_comgr_status_t, amd_comgr_status_t, POINTER(c_char_p))
amd_comgr_get_version = _library.function("amd_comgr_get_version", None, POINTER(c_size_t), POINTER(c_size_t))
amd_comgr_get_isa_count = _library.function("amd_comgr_get_isa_count", amd_comgr_status_t, POINTER(c_size_t))
amd_comgr_get_isa_name = _library.function("amd_comgr_get_isa_name", amd_comgr_status_t, c_size_t, POINTER(c_char_p))
amd_comgr_get_isa_metadata = _library.function("amd_comgr_get_isa_metadata", amd_comgr_status_t, c_char_p, POINTER(amd_comgr_metadata_node_t))
amd_comgr_create_data = _library.function("amd_comgr_create_data", amd_comgr_status_t, amd_comgr_data_kind_t, POINTER(amd_comgr_data_t))
amd_comgr_release_data = _library.function("amd_comgr_release_data", amd_comgr_status_t, amd_comgr_data_t)
amd_comgr_get_data_kind = _library.function("amd_comgr_get_data_kind", amd_comgr_status_t, amd_comgr_data_t, POINTER(amd_comgr_data_kind_t))
amd_comgr_set_data = _library.function("amd_comgr_set_data", amd_comgr_status_t, amd_comgr_data_t, c_size_t, c_char_p)
amd_comgr_set_data_from_file_slice = _library.function("amd_comgr_set_data_from_file_slice", amd_comgr_status_t, amd_comgr_data_t, c_int32, c_uint64, c_uint64)
amd_comgr_set_data_name = _library.function("amd_comgr_set_data_name", amd_comgr_status_t, amd_comgr_data_t, c_char_p)
amd_comgr_get_data = _library.function("amd_comgr_get_data", amd_comgr_status_t, amd_comgr_data_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_get_data_name = _library.function("amd_comgr_get_data_name", amd_comgr_status_t, amd_comgr_data_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_get_data_isa_name = _library.function("amd_comgr_get_data_isa_name", amd_comgr_status_t, amd_comgr_data_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_create_symbolizer_info = _library.function("amd_comgr_create_symbolizer_info", amd_comgr_status_t, amd_comgr_data_t, CFUNCTYPE(None, c_char_p, c_void_p), POINTER(amd_comgr_symbolizer_info_t))
amd_comgr_destroy_symbolizer_info = _library.function("amd_comgr_destroy_symbolizer_info", amd_comgr_status_t, amd_comgr_symbolizer_info_t)
amd_comgr_symbolize = _library.function("amd_comgr_symbolize", amd_comgr_status_t, amd_comgr_symbolizer_info_t, c_uint64, c_bool, c_void_p)
amd_comgr_get_data_metadata = _library.function("amd_comgr_get_data_metadata", amd_comgr_status_t, amd_comgr_data_t, POINTER(amd_comgr_metadata_node_t))
amd_comgr_destroy_metadata = _library.function("amd_comgr_destroy_metadata", amd_comgr_status_t, amd_comgr_metadata_node_t)
amd_comgr_create_data_set = _library.function("amd_comgr_create_data_set", amd_comgr_status_t, POINTER(amd_comgr_data_set_t))
amd_comgr_destroy_data_set = _library.function("amd_comgr_destroy_data_set", amd_comgr_status_t, amd_comgr_data_set_t)
amd_comgr_data_set_add = _library.function("amd_comgr_data_set_add", amd_comgr_status_t, amd_comgr_data_set_t, amd_comgr_data_t)
amd_comgr_data_set_remove = _library.function("amd_comgr_data_set_remove", amd_comgr_status_t, amd_comgr_data_set_t, amd_comgr_data_kind_t)
amd_comgr_action_data_count = _library.function("amd_comgr_action_data_count", amd_comgr_status_t, amd_comgr_data_set_t, amd_comgr_data_kind_t, POINTER(c_size_t))
amd_comgr_action_data_get_data = _library.function("amd_comgr_action_data_get_data", amd_comgr_status_t, amd_comgr_data_set_t, amd_comgr_data_kind_t, c_size_t, POINTER(amd_comgr_data_t))
amd_comgr_create_action_info = _library.function("amd_comgr_create_action_info", amd_comgr_status_t, POINTER(amd_comgr_action_info_t))
amd_comgr_destroy_action_info = _library.function("amd_comgr_destroy_action_info", amd_comgr_status_t, amd_comgr_action_info_t)
amd_comgr_action_info_set_isa_name = _library.function("amd_comgr_action_info_set_isa_name", amd_comgr_status_t, amd_comgr_action_info_t, c_char_p)
amd_comgr_action_info_get_isa_name = _library.function("amd_comgr_action_info_get_isa_name", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_action_info_set_language = _library.function("amd_comgr_action_info_set_language", amd_comgr_status_t, amd_comgr_action_info_t, amd_comgr_language_t)
amd_comgr_action_info_get_language = _library.function("amd_comgr_action_info_get_language", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(amd_comgr_language_t))
amd_comgr_action_info_set_options = _library.function("amd_comgr_action_info_set_options", amd_comgr_status_t, amd_comgr_action_info_t, c_char_p)
amd_comgr_action_info_get_options = _library.function("amd_comgr_action_info_get_options", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_action_info_set_option_list = _library.function("amd_comgr_action_info_set_option_list", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_char_p), c_size_t)
amd_comgr_action_info_get_option_list_count = _library.function("amd_comgr_action_info_get_option_list_count", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_size_t))
amd_comgr_action_info_get_option_list_item = _library.function("amd_comgr_action_info_get_option_list_item", amd_comgr_status_t, amd_comgr_action_info_t, c_size_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_action_info_set_working_directory_path = _library.function("amd_comgr_action_info_set_working_directory_path", amd_comgr_status_t, amd_comgr_action_info_t, c_char_p)
amd_comgr_action_info_get_working_directory_path = _library.function("amd_comgr_action_info_get_working_directory_path", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_action_info_set_logging = _library.function("amd_comgr_action_info_set_logging", amd_comgr_status_t, amd_comgr_action_info_t, c_bool)
amd_comgr_action_info_get_logging = _library.function("amd_comgr_action_info_get_logging", amd_comgr_status_t, amd_comgr_action_info_t, POINTER(c_bool))
amd_comgr_do_action = _library.function("amd_comgr_do_action", amd_comgr_status_t, amd_comgr_action_kind_t, amd_comgr_action_info_t, amd_comgr_data_set_t, amd_comgr_data_set_t)
amd_comgr_get_metadata_kind = _library.function("amd_comgr_get_metadata_kind", amd_comgr_status_t, amd_comgr_metadata_node_t, POINTER(amd_comgr_metadata_kind_t))
amd_comgr_get_metadata_string = _library.function("amd_comgr_get_metadata_string", amd_comgr_status_t, amd_comgr_metadata_node_t, POINTER(c_size_t), POINTER(c_char))
amd_comgr_get_metadata_map_size = _library.function("amd_comgr_get_metadata_map_size", amd_comgr_status_t, amd_comgr_metadata_node_t, POINTER(c_size_t))
amd_comgr_iterate_map_metadata = _library.function("amd_comgr_iterate_map_metadata", amd_comgr_status_t, amd_comgr_metadata_node_t, CFUNCTYPE(amd_comgr_status_t, amd_comgr_metadata_node_t, amd_comgr_metadata_node_t, c_void_p), c_void_p)
amd_comgr_metadata_lookup = _library.function("amd_comgr_metadata_lookup", amd_comgr_status_t, amd_comgr_metadata_node_t, c_char_p, POINTER(amd_comgr_metadata_node_t))
amd_comgr_get_metadata_list_size = _library.function("amd_comgr_get_metadata_list_size", amd_comgr_status_t, amd_comgr_metadata_node_t, POINTER(c_size_t))
amd_comgr_index_list_metadata = _library.function("amd_comgr_index_list_metadata", amd_comgr_status_t, amd_comgr_metadata_node_t, c_size_t, POINTER(amd_comgr_metadata_node_t))
amd_comgr_iterate_symbols = _library.function("amd_comgr_iterate_symbols", amd_comgr_status_t, amd_comgr_data_t, CFUNCTYPE(amd_comgr_status_t, amd_comgr_symbol_t, c_void_p), c_void_p)
amd_comgr_symbol_lookup = _library.function("amd_comgr_symbol_lookup", amd_comgr_status_t, amd_comgr_data_t, c_char_p, POINTER(amd_comgr_symbol_t))
amd_comgr_symbol_get_info = _library.function("amd_comgr_symbol_get_info", amd_comgr_status_t, amd_comgr_symbol_t, amd_comgr_symbol_info_t, c_void_p)
amd_comgr_create_disassembly_info = _library.function("amd_comgr_create_disassembly_info", amd_comgr_status_t, c_char_p, CFUNCTYPE(c_uint64, c_uint64, POINTER(c_char), c_uint64, c_void_p), CFUNCTYPE(None, c_char_p, c_void_p), CFUNCTYPE(None, c_uint64, c_void_p), POINTER(amd_comgr_disassembly_info_t))
amd_comgr_destroy_disassembly_info = _library.function("amd_comgr_destroy_disassembly_info", amd_comgr_status_t, amd_comgr_disassembly_info_t)
amd_comgr_disassemble_instruction = _library.function("amd_comgr_disassemble_instruction", amd_comgr_status_t, amd_comgr_disassembly_info_t, c_uint64, c_void_p, POINTER(c_uint64))
amd_comgr_demangle_symbol_name = _library.function("amd_comgr_demangle_symbol_name", amd_comgr_status_t, amd_comgr_data_t, POINTER(amd_comgr_data_t))
amd_comgr_lookup_code_object = _library.function("amd_comgr_lookup_code_object", amd_comgr_status_t, amd_comgr_data_t, POINTER(amd_comgr_code_object_info_t), c_size_t)
AMD_COMGR_INTERFACE_VERSION_MAJOR = 2
AMD_COMGR_INTERFACE_VERSION_MINOR = 4
# skipped (declaration): AMD_COMGR_EXPORT_DECORATOR AMD_COMGR_API_EXPORT AMD_COMGR_API_IMPORT AMD_COMGR_API
# skipped (empty): AMD_COMGR_H_ AMD_COMGR_CALL AMD_COMGR_IMPORT_DECORATOR AMD_COMGR_VERSION_1_8 AMD_COMGR_VERSION_2_0 AMD_COMGR_VERSION_2_2 AMD_COMGR_VERSION_2_3 AMD_COMGR_VERSION_2_4
