# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

enum_amd_comgr_status_s = ctypes.c_uint32
AMD_COMGR_STATUS_SUCCESS: int
AMD_COMGR_STATUS_ERROR: int
AMD_COMGR_STATUS_ERROR_INVALID_ARGUMENT: int
AMD_COMGR_STATUS_ERROR_OUT_OF_RESOURCES: int
amd_comgr_status_t = enum_amd_comgr_status_s
enum_amd_comgr_language_s = ctypes.c_uint32
AMD_COMGR_LANGUAGE_NONE: int
AMD_COMGR_LANGUAGE_OPENCL_1_2: int
AMD_COMGR_LANGUAGE_OPENCL_2_0: int
AMD_COMGR_LANGUAGE_HC: int
AMD_COMGR_LANGUAGE_HIP: int
AMD_COMGR_LANGUAGE_LAST: int
amd_comgr_language_t = enum_amd_comgr_language_s
def amd_comgr_status_string(status: Any, status_string: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_status_string(amd_comgr_status_t status, const char ** status_string)"""
def amd_comgr_get_version(major: Any, minor: Any, /) -> None:
    """void amd_comgr_get_version(size_t * major, size_t * minor)"""
enum_amd_comgr_data_kind_s = ctypes.c_uint32
AMD_COMGR_DATA_KIND_UNDEF: int
AMD_COMGR_DATA_KIND_SOURCE: int
AMD_COMGR_DATA_KIND_INCLUDE: int
AMD_COMGR_DATA_KIND_PRECOMPILED_HEADER: int
AMD_COMGR_DATA_KIND_DIAGNOSTIC: int
AMD_COMGR_DATA_KIND_LOG: int
AMD_COMGR_DATA_KIND_BC: int
AMD_COMGR_DATA_KIND_RELOCATABLE: int
AMD_COMGR_DATA_KIND_EXECUTABLE: int
AMD_COMGR_DATA_KIND_BYTES: int
AMD_COMGR_DATA_KIND_FATBIN: int
AMD_COMGR_DATA_KIND_LAST: int
amd_comgr_data_kind_t = enum_amd_comgr_data_kind_s
class struct_amd_comgr_data_s(runtime.Struct):
    handle: Field[int]
amd_comgr_data_t = struct_amd_comgr_data_s
class struct_amd_comgr_data_set_s(runtime.Struct):
    handle: Field[int]
amd_comgr_data_set_t = struct_amd_comgr_data_set_s
class struct_amd_comgr_action_info_s(runtime.Struct):
    handle: Field[int]
amd_comgr_action_info_t = struct_amd_comgr_action_info_s
class struct_amd_comgr_metadata_node_s(runtime.Struct):
    handle: Field[int]
amd_comgr_metadata_node_t = struct_amd_comgr_metadata_node_s
class struct_amd_comgr_symbol_s(runtime.Struct):
    handle: Field[int]
amd_comgr_symbol_t = struct_amd_comgr_symbol_s
class struct_amd_comgr_disassembly_info_s(runtime.Struct):
    handle: Field[int]
amd_comgr_disassembly_info_t = struct_amd_comgr_disassembly_info_s
class struct_amd_comgr_symbolizer_info_s(runtime.Struct):
    handle: Field[int]
amd_comgr_symbolizer_info_t = struct_amd_comgr_symbolizer_info_s
def amd_comgr_get_isa_count(count: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_isa_count(size_t * count)"""
def amd_comgr_get_isa_name(index: Any, isa_name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_isa_name(size_t index, const char ** isa_name)"""
def amd_comgr_get_isa_metadata(isa_name: Any, metadata: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_isa_metadata(const char * isa_name, amd_comgr_metadata_node_t * metadata)"""
def amd_comgr_create_data(kind: Any, data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_create_data(amd_comgr_data_kind_t kind, amd_comgr_data_t * data)"""
def amd_comgr_release_data(data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_release_data(amd_comgr_data_t data)"""
def amd_comgr_get_data_kind(data: Any, kind: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_data_kind(amd_comgr_data_t data, amd_comgr_data_kind_t * kind)"""
def amd_comgr_set_data(data: Any, size: Any, bytes: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_set_data(amd_comgr_data_t data, size_t size, const char * bytes)"""
def amd_comgr_set_data_from_file_slice(data: Any, file_descriptor: Any, offset: Any, size: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_set_data_from_file_slice(amd_comgr_data_t data, int file_descriptor, uint64_t offset, uint64_t size)"""
def amd_comgr_set_data_name(data: Any, name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_set_data_name(amd_comgr_data_t data, const char * name)"""
def amd_comgr_get_data(data: Any, size: Any, bytes: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_data(amd_comgr_data_t data, size_t * size, char * bytes)"""
def amd_comgr_get_data_name(data: Any, size: Any, name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_data_name(amd_comgr_data_t data, size_t * size, char * name)"""
def amd_comgr_get_data_isa_name(data: Any, size: Any, isa_name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_data_isa_name(amd_comgr_data_t data, size_t * size, char * isa_name)"""
def amd_comgr_create_symbolizer_info(code_object: Any, print_symbol_callback: Any, symbolizer_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_create_symbolizer_info(amd_comgr_data_t code_object, void (*)(const char *, void *) print_symbol_callback, amd_comgr_symbolizer_info_t * symbolizer_info)"""
def amd_comgr_destroy_symbolizer_info(symbolizer_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_destroy_symbolizer_info(amd_comgr_symbolizer_info_t symbolizer_info)"""
def amd_comgr_symbolize(symbolizer_info: Any, address: Any, is_code: Any, user_data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_symbolize(amd_comgr_symbolizer_info_t symbolizer_info, uint64_t address, _Bool is_code, void * user_data)"""
def amd_comgr_get_data_metadata(data: Any, metadata: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_data_metadata(amd_comgr_data_t data, amd_comgr_metadata_node_t * metadata)"""
def amd_comgr_destroy_metadata(metadata: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_destroy_metadata(amd_comgr_metadata_node_t metadata)"""
def amd_comgr_create_data_set(data_set: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_create_data_set(amd_comgr_data_set_t * data_set)"""
def amd_comgr_destroy_data_set(data_set: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_destroy_data_set(amd_comgr_data_set_t data_set)"""
def amd_comgr_data_set_add(data_set: Any, data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_data_set_add(amd_comgr_data_set_t data_set, amd_comgr_data_t data)"""
def amd_comgr_data_set_remove(data_set: Any, data_kind: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_data_set_remove(amd_comgr_data_set_t data_set, amd_comgr_data_kind_t data_kind)"""
def amd_comgr_action_data_count(data_set: Any, data_kind: Any, count: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_data_count(amd_comgr_data_set_t data_set, amd_comgr_data_kind_t data_kind, size_t * count)"""
def amd_comgr_action_data_get_data(data_set: Any, data_kind: Any, index: Any, data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_data_get_data(amd_comgr_data_set_t data_set, amd_comgr_data_kind_t data_kind, size_t index, amd_comgr_data_t * data)"""
def amd_comgr_create_action_info(action_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_create_action_info(amd_comgr_action_info_t * action_info)"""
def amd_comgr_destroy_action_info(action_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_destroy_action_info(amd_comgr_action_info_t action_info)"""
def amd_comgr_action_info_set_isa_name(action_info: Any, isa_name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_isa_name(amd_comgr_action_info_t action_info, const char * isa_name)"""
def amd_comgr_action_info_get_isa_name(action_info: Any, size: Any, isa_name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_isa_name(amd_comgr_action_info_t action_info, size_t * size, char * isa_name)"""
def amd_comgr_action_info_set_language(action_info: Any, language: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_language(amd_comgr_action_info_t action_info, amd_comgr_language_t language)"""
def amd_comgr_action_info_get_language(action_info: Any, language: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_language(amd_comgr_action_info_t action_info, amd_comgr_language_t * language)"""
def amd_comgr_action_info_set_options(action_info: Any, options: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_options(amd_comgr_action_info_t action_info, const char * options)"""
def amd_comgr_action_info_get_options(action_info: Any, size: Any, options: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_options(amd_comgr_action_info_t action_info, size_t * size, char * options)"""
def amd_comgr_action_info_set_option_list(action_info: Any, options: Any, count: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_option_list(amd_comgr_action_info_t action_info, const char *[] options, size_t count)"""
def amd_comgr_action_info_get_option_list_count(action_info: Any, count: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_option_list_count(amd_comgr_action_info_t action_info, size_t * count)"""
def amd_comgr_action_info_get_option_list_item(action_info: Any, index: Any, size: Any, option: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_option_list_item(amd_comgr_action_info_t action_info, size_t index, size_t * size, char * option)"""
def amd_comgr_action_info_set_working_directory_path(action_info: Any, path: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_working_directory_path(amd_comgr_action_info_t action_info, const char * path)"""
def amd_comgr_action_info_get_working_directory_path(action_info: Any, size: Any, path: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_working_directory_path(amd_comgr_action_info_t action_info, size_t * size, char * path)"""
def amd_comgr_action_info_set_logging(action_info: Any, logging: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_set_logging(amd_comgr_action_info_t action_info, _Bool logging)"""
def amd_comgr_action_info_get_logging(action_info: Any, logging: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_action_info_get_logging(amd_comgr_action_info_t action_info, _Bool * logging)"""
enum_amd_comgr_action_kind_s = ctypes.c_uint32
AMD_COMGR_ACTION_SOURCE_TO_PREPROCESSOR: int
AMD_COMGR_ACTION_ADD_PRECOMPILED_HEADERS: int
AMD_COMGR_ACTION_COMPILE_SOURCE_TO_BC: int
AMD_COMGR_ACTION_ADD_DEVICE_LIBRARIES: int
AMD_COMGR_ACTION_LINK_BC_TO_BC: int
AMD_COMGR_ACTION_OPTIMIZE_BC_TO_BC: int
AMD_COMGR_ACTION_CODEGEN_BC_TO_RELOCATABLE: int
AMD_COMGR_ACTION_CODEGEN_BC_TO_ASSEMBLY: int
AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_RELOCATABLE: int
AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_EXECUTABLE: int
AMD_COMGR_ACTION_ASSEMBLE_SOURCE_TO_RELOCATABLE: int
AMD_COMGR_ACTION_DISASSEMBLE_RELOCATABLE_TO_SOURCE: int
AMD_COMGR_ACTION_DISASSEMBLE_EXECUTABLE_TO_SOURCE: int
AMD_COMGR_ACTION_DISASSEMBLE_BYTES_TO_SOURCE: int
AMD_COMGR_ACTION_COMPILE_SOURCE_TO_FATBIN: int
AMD_COMGR_ACTION_COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC: int
AMD_COMGR_ACTION_LAST: int
amd_comgr_action_kind_t = enum_amd_comgr_action_kind_s
def amd_comgr_do_action(kind: Any, info: Any, input: Any, result: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_do_action(amd_comgr_action_kind_t kind, amd_comgr_action_info_t info, amd_comgr_data_set_t input, amd_comgr_data_set_t result)"""
enum_amd_comgr_metadata_kind_s = ctypes.c_uint32
AMD_COMGR_METADATA_KIND_NULL: int
AMD_COMGR_METADATA_KIND_STRING: int
AMD_COMGR_METADATA_KIND_MAP: int
AMD_COMGR_METADATA_KIND_LIST: int
AMD_COMGR_METADATA_KIND_LAST: int
amd_comgr_metadata_kind_t = enum_amd_comgr_metadata_kind_s
def amd_comgr_get_metadata_kind(metadata: Any, kind: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_metadata_kind(amd_comgr_metadata_node_t metadata, amd_comgr_metadata_kind_t * kind)"""
def amd_comgr_get_metadata_string(metadata: Any, size: Any, string: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_metadata_string(amd_comgr_metadata_node_t metadata, size_t * size, char * string)"""
def amd_comgr_get_metadata_map_size(metadata: Any, size: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_metadata_map_size(amd_comgr_metadata_node_t metadata, size_t * size)"""
def amd_comgr_iterate_map_metadata(metadata: Any, callback: Any, user_data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_iterate_map_metadata(amd_comgr_metadata_node_t metadata, amd_comgr_status_t (*)(amd_comgr_metadata_node_t, amd_comgr_metadata_node_t, void *) callback, void * user_data)"""
def amd_comgr_metadata_lookup(metadata: Any, key: Any, value: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_metadata_lookup(amd_comgr_metadata_node_t metadata, const char * key, amd_comgr_metadata_node_t * value)"""
def amd_comgr_get_metadata_list_size(metadata: Any, size: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_get_metadata_list_size(amd_comgr_metadata_node_t metadata, size_t * size)"""
def amd_comgr_index_list_metadata(metadata: Any, index: Any, value: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_index_list_metadata(amd_comgr_metadata_node_t metadata, size_t index, amd_comgr_metadata_node_t * value)"""
def amd_comgr_iterate_symbols(data: Any, callback: Any, user_data: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_iterate_symbols(amd_comgr_data_t data, amd_comgr_status_t (*)(amd_comgr_symbol_t, void *) callback, void * user_data)"""
def amd_comgr_symbol_lookup(data: Any, name: Any, symbol: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_symbol_lookup(amd_comgr_data_t data, const char * name, amd_comgr_symbol_t * symbol)"""
enum_amd_comgr_symbol_type_s = ctypes.c_int32
AMD_COMGR_SYMBOL_TYPE_UNKNOWN: int
AMD_COMGR_SYMBOL_TYPE_NOTYPE: int
AMD_COMGR_SYMBOL_TYPE_OBJECT: int
AMD_COMGR_SYMBOL_TYPE_FUNC: int
AMD_COMGR_SYMBOL_TYPE_SECTION: int
AMD_COMGR_SYMBOL_TYPE_FILE: int
AMD_COMGR_SYMBOL_TYPE_COMMON: int
AMD_COMGR_SYMBOL_TYPE_AMDGPU_HSA_KERNEL: int
amd_comgr_symbol_type_t = enum_amd_comgr_symbol_type_s
enum_amd_comgr_symbol_info_s = ctypes.c_uint32
AMD_COMGR_SYMBOL_INFO_NAME_LENGTH: int
AMD_COMGR_SYMBOL_INFO_NAME: int
AMD_COMGR_SYMBOL_INFO_TYPE: int
AMD_COMGR_SYMBOL_INFO_SIZE: int
AMD_COMGR_SYMBOL_INFO_IS_UNDEFINED: int
AMD_COMGR_SYMBOL_INFO_VALUE: int
AMD_COMGR_SYMBOL_INFO_LAST: int
amd_comgr_symbol_info_t = enum_amd_comgr_symbol_info_s
def amd_comgr_symbol_get_info(symbol: Any, attribute: Any, value: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_symbol_get_info(amd_comgr_symbol_t symbol, amd_comgr_symbol_info_t attribute, void * value)"""
def amd_comgr_create_disassembly_info(isa_name: Any, read_memory_callback: Any, print_instruction_callback: Any, print_address_annotation_callback: Any, disassembly_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_create_disassembly_info(const char * isa_name, uint64_t (*)(uint64_t, char *, uint64_t, void *) read_memory_callback, void (*)(const char *, void *) print_instruction_callback, void (*)(uint64_t, void *) print_address_annotation_callback, amd_comgr_disassembly_info_t * disassembly_info)"""
def amd_comgr_destroy_disassembly_info(disassembly_info: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_destroy_disassembly_info(amd_comgr_disassembly_info_t disassembly_info)"""
def amd_comgr_disassemble_instruction(disassembly_info: Any, address: Any, user_data: Any, size: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_disassemble_instruction(amd_comgr_disassembly_info_t disassembly_info, uint64_t address, void * user_data, uint64_t * size)"""
def amd_comgr_demangle_symbol_name(mangled_symbol_name: Any, demangled_symbol_name: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_demangle_symbol_name(amd_comgr_data_t mangled_symbol_name, amd_comgr_data_t * demangled_symbol_name)"""
class struct_code_object_info_s(runtime.Struct):
    isa: Field[bytes | None]
    size: Field[int]
    offset: Field[int]
amd_comgr_code_object_info_t = struct_code_object_info_s
def amd_comgr_lookup_code_object(data: Any, info_list: Any, info_list_size: Any, /) -> int:
    """amd_comgr_status_t amd_comgr_lookup_code_object(amd_comgr_data_t data, amd_comgr_code_object_info_t * info_list, size_t info_list_size)"""
AMD_COMGR_INTERFACE_VERSION_MAJOR: int
AMD_COMGR_INTERFACE_VERSION_MINOR: int
