# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

hsa_status_t = ctypes.c_uint32
HSA_STATUS_SUCCESS: int
HSA_STATUS_INFO_BREAK: int
HSA_STATUS_ERROR: int
HSA_STATUS_ERROR_INVALID_ARGUMENT: int
HSA_STATUS_ERROR_INVALID_QUEUE_CREATION: int
HSA_STATUS_ERROR_INVALID_ALLOCATION: int
HSA_STATUS_ERROR_INVALID_AGENT: int
HSA_STATUS_ERROR_INVALID_REGION: int
HSA_STATUS_ERROR_INVALID_SIGNAL: int
HSA_STATUS_ERROR_INVALID_QUEUE: int
HSA_STATUS_ERROR_OUT_OF_RESOURCES: int
HSA_STATUS_ERROR_INVALID_PACKET_FORMAT: int
HSA_STATUS_ERROR_RESOURCE_FREE: int
HSA_STATUS_ERROR_NOT_INITIALIZED: int
HSA_STATUS_ERROR_REFCOUNT_OVERFLOW: int
HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS: int
HSA_STATUS_ERROR_INVALID_INDEX: int
HSA_STATUS_ERROR_INVALID_ISA: int
HSA_STATUS_ERROR_INVALID_ISA_NAME: int
HSA_STATUS_ERROR_INVALID_CODE_OBJECT: int
HSA_STATUS_ERROR_INVALID_EXECUTABLE: int
HSA_STATUS_ERROR_FROZEN_EXECUTABLE: int
HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: int
HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED: int
HSA_STATUS_ERROR_VARIABLE_UNDEFINED: int
HSA_STATUS_ERROR_EXCEPTION: int
HSA_STATUS_ERROR_INVALID_CODE_SYMBOL: int
HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL: int
HSA_STATUS_ERROR_INVALID_FILE: int
HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER: int
HSA_STATUS_ERROR_INVALID_CACHE: int
HSA_STATUS_ERROR_INVALID_WAVEFRONT: int
HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP: int
HSA_STATUS_ERROR_INVALID_RUNTIME_STATE: int
HSA_STATUS_ERROR_FATAL: int
def hsa_status_string(status: Any, status_string: Any, /) -> int:
    """hsa_status_t hsa_status_string(hsa_status_t status, const char ** status_string)"""
class struct_hsa_dim3_s(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
hsa_dim3_t = struct_hsa_dim3_s
hsa_access_permission_t = ctypes.c_uint32
HSA_ACCESS_PERMISSION_RO: int
HSA_ACCESS_PERMISSION_WO: int
HSA_ACCESS_PERMISSION_RW: int
hsa_file_t = ctypes.c_int32
def hsa_init() -> int:
    """hsa_status_t hsa_init()"""
def hsa_shut_down() -> int:
    """hsa_status_t hsa_shut_down()"""
hsa_endianness_t = ctypes.c_uint32
HSA_ENDIANNESS_LITTLE: int
HSA_ENDIANNESS_BIG: int
hsa_machine_model_t = ctypes.c_uint32
HSA_MACHINE_MODEL_SMALL: int
HSA_MACHINE_MODEL_LARGE: int
hsa_profile_t = ctypes.c_uint32
HSA_PROFILE_BASE: int
HSA_PROFILE_FULL: int
hsa_system_info_t = ctypes.c_uint32
HSA_SYSTEM_INFO_VERSION_MAJOR: int
HSA_SYSTEM_INFO_VERSION_MINOR: int
HSA_SYSTEM_INFO_TIMESTAMP: int
HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY: int
HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT: int
HSA_SYSTEM_INFO_ENDIANNESS: int
HSA_SYSTEM_INFO_MACHINE_MODEL: int
HSA_SYSTEM_INFO_EXTENSIONS: int
HSA_AMD_SYSTEM_INFO_BUILD_VERSION: int
HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED: int
HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT: int
def hsa_system_get_info(attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_system_get_info(hsa_system_info_t attribute, void * value)"""
hsa_extension_t = ctypes.c_uint32
HSA_EXTENSION_FINALIZER: int
HSA_EXTENSION_IMAGES: int
HSA_EXTENSION_PERFORMANCE_COUNTERS: int
HSA_EXTENSION_PROFILING_EVENTS: int
HSA_EXTENSION_STD_LAST: int
HSA_AMD_FIRST_EXTENSION: int
HSA_EXTENSION_AMD_PROFILER: int
HSA_EXTENSION_AMD_LOADER: int
HSA_EXTENSION_AMD_AQLPROFILE: int
HSA_AMD_LAST_EXTENSION: int
def hsa_extension_get_name(extension: Any, name: Any, /) -> int:
    """hsa_status_t hsa_extension_get_name(uint16_t extension, const char ** name)"""
def hsa_system_extension_supported(extension: Any, version_major: Any, version_minor: Any, result: Any, /) -> int:
    """hsa_status_t hsa_system_extension_supported(uint16_t extension, uint16_t version_major, uint16_t version_minor, _Bool * result)"""
def hsa_system_major_extension_supported(extension: Any, version_major: Any, version_minor: Any, result: Any, /) -> int:
    """hsa_status_t hsa_system_major_extension_supported(uint16_t extension, uint16_t version_major, uint16_t * version_minor, _Bool * result)"""
def hsa_system_get_extension_table(extension: Any, version_major: Any, version_minor: Any, table: Any, /) -> int:
    """hsa_status_t hsa_system_get_extension_table(uint16_t extension, uint16_t version_major, uint16_t version_minor, void * table)"""
def hsa_system_get_major_extension_table(extension: Any, version_major: Any, table_length: Any, table: Any, /) -> int:
    """hsa_status_t hsa_system_get_major_extension_table(uint16_t extension, uint16_t version_major, size_t table_length, void * table)"""
class struct_hsa_agent_s(runtime.Struct):
    handle: Field[int]
hsa_agent_t = struct_hsa_agent_s
hsa_agent_feature_t = ctypes.c_uint32
HSA_AGENT_FEATURE_KERNEL_DISPATCH: int
HSA_AGENT_FEATURE_AGENT_DISPATCH: int
hsa_device_type_t = ctypes.c_uint32
HSA_DEVICE_TYPE_CPU: int
HSA_DEVICE_TYPE_GPU: int
HSA_DEVICE_TYPE_DSP: int
hsa_default_float_rounding_mode_t = ctypes.c_uint32
HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT: int
HSA_DEFAULT_FLOAT_ROUNDING_MODE_ZERO: int
HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR: int
hsa_agent_info_t = ctypes.c_uint32
HSA_AGENT_INFO_NAME: int
HSA_AGENT_INFO_VENDOR_NAME: int
HSA_AGENT_INFO_FEATURE: int
HSA_AGENT_INFO_MACHINE_MODEL: int
HSA_AGENT_INFO_PROFILE: int
HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE: int
HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: int
HSA_AGENT_INFO_FAST_F16_OPERATION: int
HSA_AGENT_INFO_WAVEFRONT_SIZE: int
HSA_AGENT_INFO_WORKGROUP_MAX_DIM: int
HSA_AGENT_INFO_WORKGROUP_MAX_SIZE: int
HSA_AGENT_INFO_GRID_MAX_DIM: int
HSA_AGENT_INFO_GRID_MAX_SIZE: int
HSA_AGENT_INFO_FBARRIER_MAX_SIZE: int
HSA_AGENT_INFO_QUEUES_MAX: int
HSA_AGENT_INFO_QUEUE_MIN_SIZE: int
HSA_AGENT_INFO_QUEUE_MAX_SIZE: int
HSA_AGENT_INFO_QUEUE_TYPE: int
HSA_AGENT_INFO_NODE: int
HSA_AGENT_INFO_DEVICE: int
HSA_AGENT_INFO_CACHE_SIZE: int
HSA_AGENT_INFO_ISA: int
HSA_AGENT_INFO_EXTENSIONS: int
HSA_AGENT_INFO_VERSION_MAJOR: int
HSA_AGENT_INFO_VERSION_MINOR: int
def hsa_agent_get_info(agent: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_agent_get_info(hsa_agent_t agent, hsa_agent_info_t attribute, void * value)"""
def hsa_iterate_agents(callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_iterate_agents(hsa_status_t (*)(hsa_agent_t, void *) callback, void * data)"""
hsa_exception_policy_t = ctypes.c_uint32
HSA_EXCEPTION_POLICY_BREAK: int
HSA_EXCEPTION_POLICY_DETECT: int
def hsa_agent_get_exception_policies(agent: Any, profile: Any, mask: Any, /) -> int:
    """hsa_status_t hsa_agent_get_exception_policies(hsa_agent_t agent, hsa_profile_t profile, uint16_t * mask)"""
class struct_hsa_cache_s(runtime.Struct):
    handle: Field[int]
hsa_cache_t = struct_hsa_cache_s
hsa_cache_info_t = ctypes.c_uint32
HSA_CACHE_INFO_NAME_LENGTH: int
HSA_CACHE_INFO_NAME: int
HSA_CACHE_INFO_LEVEL: int
HSA_CACHE_INFO_SIZE: int
def hsa_cache_get_info(cache: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_cache_get_info(hsa_cache_t cache, hsa_cache_info_t attribute, void * value)"""
def hsa_agent_iterate_caches(agent: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_agent_iterate_caches(hsa_agent_t agent, hsa_status_t (*)(hsa_cache_t, void *) callback, void * data)"""
def hsa_agent_extension_supported(extension: Any, agent: Any, version_major: Any, version_minor: Any, result: Any, /) -> int:
    """hsa_status_t hsa_agent_extension_supported(uint16_t extension, hsa_agent_t agent, uint16_t version_major, uint16_t version_minor, _Bool * result)"""
def hsa_agent_major_extension_supported(extension: Any, agent: Any, version_major: Any, version_minor: Any, result: Any, /) -> int:
    """hsa_status_t hsa_agent_major_extension_supported(uint16_t extension, hsa_agent_t agent, uint16_t version_major, uint16_t * version_minor, _Bool * result)"""
class struct_hsa_signal_s(runtime.Struct):
    handle: Field[int]
hsa_signal_t = struct_hsa_signal_s
hsa_signal_value_t = ctypes.c_int64
def hsa_signal_create(initial_value: Any, num_consumers: Any, consumers: Any, signal: Any, /) -> int:
    """hsa_status_t hsa_signal_create(hsa_signal_value_t initial_value, uint32_t num_consumers, const hsa_agent_t * consumers, hsa_signal_t * signal)"""
def hsa_signal_destroy(signal: Any, /) -> int:
    """hsa_status_t hsa_signal_destroy(hsa_signal_t signal)"""
def hsa_signal_load_scacquire(signal: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_load_scacquire(hsa_signal_t signal)"""
def hsa_signal_load_relaxed(signal: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_load_relaxed(hsa_signal_t signal)"""
def hsa_signal_load_acquire(signal: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_load_acquire(hsa_signal_t signal)"""
def hsa_signal_store_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_store_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_store_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_store_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_store_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_store_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_silent_store_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_silent_store_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_silent_store_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_silent_store_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_scacq_screl(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_acq_rel(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_scacquire(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_acquire(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_relaxed(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_screlease(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_exchange_release(signal: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_exchange_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_cas_scacq_screl(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_scacq_screl(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_acq_rel(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_acq_rel(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_scacquire(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_scacquire(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_acquire(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_acquire(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_relaxed(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_relaxed(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_screlease(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_screlease(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_cas_release(signal: Any, expected: Any, value: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_cas_release(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value)"""
def hsa_signal_add_scacq_screl(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_acq_rel(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_scacquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_acquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_add_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_add_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_scacq_screl(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_acq_rel(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_scacquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_acquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_subtract_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_subtract_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_scacq_screl(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_acq_rel(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_scacquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_acquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_and_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_and_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_scacq_screl(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_acq_rel(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_scacquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_acquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_or_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_or_release(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_scacq_screl(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_scacq_screl(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_acq_rel(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_acq_rel(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_scacquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_scacquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_acquire(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_acquire(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_relaxed(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_relaxed(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_screlease(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_screlease(hsa_signal_t signal, hsa_signal_value_t value)"""
def hsa_signal_xor_release(signal: Any, value: Any, /) -> None:
    """void hsa_signal_xor_release(hsa_signal_t signal, hsa_signal_value_t value)"""
hsa_signal_condition_t = ctypes.c_uint32
HSA_SIGNAL_CONDITION_EQ: int
HSA_SIGNAL_CONDITION_NE: int
HSA_SIGNAL_CONDITION_LT: int
HSA_SIGNAL_CONDITION_GTE: int
hsa_wait_state_t = ctypes.c_uint32
HSA_WAIT_STATE_BLOCKED: int
HSA_WAIT_STATE_ACTIVE: int
def hsa_signal_wait_scacquire(signal: Any, condition: Any, compare_value: Any, timeout_hint: Any, wait_state_hint: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_wait_scacquire(hsa_signal_t signal, hsa_signal_condition_t condition, hsa_signal_value_t compare_value, uint64_t timeout_hint, hsa_wait_state_t wait_state_hint)"""
def hsa_signal_wait_relaxed(signal: Any, condition: Any, compare_value: Any, timeout_hint: Any, wait_state_hint: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_wait_relaxed(hsa_signal_t signal, hsa_signal_condition_t condition, hsa_signal_value_t compare_value, uint64_t timeout_hint, hsa_wait_state_t wait_state_hint)"""
def hsa_signal_wait_acquire(signal: Any, condition: Any, compare_value: Any, timeout_hint: Any, wait_state_hint: Any, /) -> int:
    """hsa_signal_value_t hsa_signal_wait_acquire(hsa_signal_t signal, hsa_signal_condition_t condition, hsa_signal_value_t compare_value, uint64_t timeout_hint, hsa_wait_state_t wait_state_hint)"""
class struct_hsa_signal_group_s(runtime.Struct):
    handle: Field[int]
hsa_signal_group_t = struct_hsa_signal_group_s
def hsa_signal_group_create(num_signals: Any, signals: Any, num_consumers: Any, consumers: Any, signal_group: Any, /) -> int:
    """hsa_status_t hsa_signal_group_create(uint32_t num_signals, const hsa_signal_t * signals, uint32_t num_consumers, const hsa_agent_t * consumers, hsa_signal_group_t * signal_group)"""
def hsa_signal_group_destroy(signal_group: Any, /) -> int:
    """hsa_status_t hsa_signal_group_destroy(hsa_signal_group_t signal_group)"""
def hsa_signal_group_wait_any_scacquire(signal_group: Any, conditions: Any, compare_values: Any, wait_state_hint: Any, signal: Any, value: Any, /) -> int:
    """hsa_status_t hsa_signal_group_wait_any_scacquire(hsa_signal_group_t signal_group, const hsa_signal_condition_t * conditions, const hsa_signal_value_t * compare_values, hsa_wait_state_t wait_state_hint, hsa_signal_t * signal, hsa_signal_value_t * value)"""
def hsa_signal_group_wait_any_relaxed(signal_group: Any, conditions: Any, compare_values: Any, wait_state_hint: Any, signal: Any, value: Any, /) -> int:
    """hsa_status_t hsa_signal_group_wait_any_relaxed(hsa_signal_group_t signal_group, const hsa_signal_condition_t * conditions, const hsa_signal_value_t * compare_values, hsa_wait_state_t wait_state_hint, hsa_signal_t * signal, hsa_signal_value_t * value)"""
class struct_hsa_region_s(runtime.Struct):
    handle: Field[int]
hsa_region_t = struct_hsa_region_s
hsa_queue_type_t = ctypes.c_uint32
HSA_QUEUE_TYPE_MULTI: int
HSA_QUEUE_TYPE_SINGLE: int
HSA_QUEUE_TYPE_COOPERATIVE: int
hsa_queue_type32_t = ctypes.c_uint32
hsa_queue_feature_t = ctypes.c_uint32
HSA_QUEUE_FEATURE_KERNEL_DISPATCH: int
HSA_QUEUE_FEATURE_AGENT_DISPATCH: int
class struct_hsa_queue_s(runtime.Struct):
    type: Field[int]
    features: Field[int]
    base_address: Field[int | None]
    doorbell_signal: Field[struct_hsa_signal_s]
    size: Field[int]
    reserved1: Field[int]
    id: Field[int]
hsa_queue_t = struct_hsa_queue_s
def hsa_queue_create(agent: Any, size: Any, type: Any, callback: Any, data: Any, private_segment_size: Any, group_segment_size: Any, queue: Any, /) -> int:
    """hsa_status_t hsa_queue_create(hsa_agent_t agent, uint32_t size, hsa_queue_type32_t type, void (*)(hsa_status_t, hsa_queue_t *, void *) callback, void * data, uint32_t private_segment_size, uint32_t group_segment_size, hsa_queue_t ** queue)"""
def hsa_soft_queue_create(region: Any, size: Any, type: Any, features: Any, doorbell_signal: Any, queue: Any, /) -> int:
    """hsa_status_t hsa_soft_queue_create(hsa_region_t region, uint32_t size, hsa_queue_type32_t type, uint32_t features, hsa_signal_t doorbell_signal, hsa_queue_t ** queue)"""
def hsa_queue_destroy(queue: Any, /) -> int:
    """hsa_status_t hsa_queue_destroy(hsa_queue_t * queue)"""
def hsa_queue_inactivate(queue: Any, /) -> int:
    """hsa_status_t hsa_queue_inactivate(hsa_queue_t * queue)"""
def hsa_queue_load_read_index_acquire(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_read_index_acquire(const hsa_queue_t * queue)"""
def hsa_queue_load_read_index_scacquire(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_read_index_scacquire(const hsa_queue_t * queue)"""
def hsa_queue_load_read_index_relaxed(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_read_index_relaxed(const hsa_queue_t * queue)"""
def hsa_queue_load_write_index_acquire(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_write_index_acquire(const hsa_queue_t * queue)"""
def hsa_queue_load_write_index_scacquire(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_write_index_scacquire(const hsa_queue_t * queue)"""
def hsa_queue_load_write_index_relaxed(queue: Any, /) -> int:
    """uint64_t hsa_queue_load_write_index_relaxed(const hsa_queue_t * queue)"""
def hsa_queue_store_write_index_relaxed(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_write_index_relaxed(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_store_write_index_release(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_write_index_release(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_store_write_index_screlease(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_write_index_screlease(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_cas_write_index_acq_rel(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_acq_rel(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_scacq_screl(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_scacq_screl(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_acquire(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_acquire(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_scacquire(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_scacquire(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_relaxed(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_relaxed(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_release(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_release(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_cas_write_index_screlease(queue: Any, expected: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_cas_write_index_screlease(const hsa_queue_t * queue, uint64_t expected, uint64_t value)"""
def hsa_queue_add_write_index_acq_rel(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_acq_rel(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_scacq_screl(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_scacq_screl(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_acquire(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_acquire(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_scacquire(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_scacquire(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_relaxed(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_relaxed(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_release(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_release(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_add_write_index_screlease(queue: Any, value: Any, /) -> int:
    """uint64_t hsa_queue_add_write_index_screlease(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_store_read_index_relaxed(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_read_index_relaxed(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_store_read_index_release(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_read_index_release(const hsa_queue_t * queue, uint64_t value)"""
def hsa_queue_store_read_index_screlease(queue: Any, value: Any, /) -> None:
    """void hsa_queue_store_read_index_screlease(const hsa_queue_t * queue, uint64_t value)"""
hsa_packet_type_t = ctypes.c_uint32
HSA_PACKET_TYPE_VENDOR_SPECIFIC: int
HSA_PACKET_TYPE_INVALID: int
HSA_PACKET_TYPE_KERNEL_DISPATCH: int
HSA_PACKET_TYPE_BARRIER_AND: int
HSA_PACKET_TYPE_AGENT_DISPATCH: int
HSA_PACKET_TYPE_BARRIER_OR: int
hsa_fence_scope_t = ctypes.c_uint32
HSA_FENCE_SCOPE_NONE: int
HSA_FENCE_SCOPE_AGENT: int
HSA_FENCE_SCOPE_SYSTEM: int
hsa_packet_header_t = ctypes.c_uint32
HSA_PACKET_HEADER_TYPE: int
HSA_PACKET_HEADER_BARRIER: int
HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE: int
HSA_PACKET_HEADER_ACQUIRE_FENCE_SCOPE: int
HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE: int
HSA_PACKET_HEADER_RELEASE_FENCE_SCOPE: int
hsa_packet_header_width_t = ctypes.c_uint32
HSA_PACKET_HEADER_WIDTH_TYPE: int
HSA_PACKET_HEADER_WIDTH_BARRIER: int
HSA_PACKET_HEADER_WIDTH_SCACQUIRE_FENCE_SCOPE: int
HSA_PACKET_HEADER_WIDTH_ACQUIRE_FENCE_SCOPE: int
HSA_PACKET_HEADER_WIDTH_SCRELEASE_FENCE_SCOPE: int
HSA_PACKET_HEADER_WIDTH_RELEASE_FENCE_SCOPE: int
hsa_kernel_dispatch_packet_setup_t = ctypes.c_uint32
HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS: int
hsa_kernel_dispatch_packet_setup_width_t = ctypes.c_uint32
HSA_KERNEL_DISPATCH_PACKET_SETUP_WIDTH_DIMENSIONS: int
class struct_hsa_kernel_dispatch_packet_s(runtime.Struct):
    header: Field[int]
    setup: Field[int]
    workgroup_size_x: Field[int]
    workgroup_size_y: Field[int]
    workgroup_size_z: Field[int]
    reserved0: Field[int]
    grid_size_x: Field[int]
    grid_size_y: Field[int]
    grid_size_z: Field[int]
    private_segment_size: Field[int]
    group_segment_size: Field[int]
    kernel_object: Field[int]
    kernarg_address: Field[int | None]
    reserved2: Field[int]
    completion_signal: Field[struct_hsa_signal_s]
hsa_kernel_dispatch_packet_t = struct_hsa_kernel_dispatch_packet_s
class struct_hsa_agent_dispatch_packet_s(runtime.Struct):
    header: Field[int]
    type: Field[int]
    reserved0: Field[int]
    return_address: Field[int | None]
    arg: Field[ctypes.Array[ctypes.c_uint64]]
    reserved2: Field[int]
    completion_signal: Field[struct_hsa_signal_s]
hsa_agent_dispatch_packet_t = struct_hsa_agent_dispatch_packet_s
class struct_hsa_barrier_and_packet_s(runtime.Struct):
    header: Field[int]
    reserved0: Field[int]
    reserved1: Field[int]
    dep_signal: Field[ctypes.Array[struct_hsa_signal_s]]
    reserved2: Field[int]
    completion_signal: Field[struct_hsa_signal_s]
hsa_barrier_and_packet_t = struct_hsa_barrier_and_packet_s
class struct_hsa_barrier_or_packet_s(runtime.Struct):
    header: Field[int]
    reserved0: Field[int]
    reserved1: Field[int]
    dep_signal: Field[ctypes.Array[struct_hsa_signal_s]]
    reserved2: Field[int]
    completion_signal: Field[struct_hsa_signal_s]
hsa_barrier_or_packet_t = struct_hsa_barrier_or_packet_s
hsa_region_segment_t = ctypes.c_uint32
HSA_REGION_SEGMENT_GLOBAL: int
HSA_REGION_SEGMENT_READONLY: int
HSA_REGION_SEGMENT_PRIVATE: int
HSA_REGION_SEGMENT_GROUP: int
HSA_REGION_SEGMENT_KERNARG: int
hsa_region_global_flag_t = ctypes.c_uint32
HSA_REGION_GLOBAL_FLAG_KERNARG: int
HSA_REGION_GLOBAL_FLAG_FINE_GRAINED: int
HSA_REGION_GLOBAL_FLAG_COARSE_GRAINED: int
hsa_region_info_t = ctypes.c_uint32
HSA_REGION_INFO_SEGMENT: int
HSA_REGION_INFO_GLOBAL_FLAGS: int
HSA_REGION_INFO_SIZE: int
HSA_REGION_INFO_ALLOC_MAX_SIZE: int
HSA_REGION_INFO_ALLOC_MAX_PRIVATE_WORKGROUP_SIZE: int
HSA_REGION_INFO_RUNTIME_ALLOC_ALLOWED: int
HSA_REGION_INFO_RUNTIME_ALLOC_GRANULE: int
HSA_REGION_INFO_RUNTIME_ALLOC_ALIGNMENT: int
def hsa_region_get_info(region: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_region_get_info(hsa_region_t region, hsa_region_info_t attribute, void * value)"""
def hsa_agent_iterate_regions(agent: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_agent_iterate_regions(hsa_agent_t agent, hsa_status_t (*)(hsa_region_t, void *) callback, void * data)"""
def hsa_memory_allocate(region: Any, size: Any, ptr: Any, /) -> int:
    """hsa_status_t hsa_memory_allocate(hsa_region_t region, size_t size, void ** ptr)"""
def hsa_memory_free(ptr: Any, /) -> int:
    """hsa_status_t hsa_memory_free(void * ptr)"""
def hsa_memory_copy(dst: Any, src: Any, size: Any, /) -> int:
    """hsa_status_t hsa_memory_copy(void * dst, const void * src, size_t size)"""
def hsa_memory_assign_agent(ptr: Any, agent: Any, access: Any, /) -> int:
    """hsa_status_t hsa_memory_assign_agent(void * ptr, hsa_agent_t agent, hsa_access_permission_t access)"""
def hsa_memory_register(ptr: Any, size: Any, /) -> int:
    """hsa_status_t hsa_memory_register(void * ptr, size_t size)"""
def hsa_memory_deregister(ptr: Any, size: Any, /) -> int:
    """hsa_status_t hsa_memory_deregister(void * ptr, size_t size)"""
class struct_hsa_isa_s(runtime.Struct):
    handle: Field[int]
hsa_isa_t = struct_hsa_isa_s
def hsa_isa_from_name(name: Any, isa: Any, /) -> int:
    """hsa_status_t hsa_isa_from_name(const char * name, hsa_isa_t * isa)"""
def hsa_agent_iterate_isas(agent: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_agent_iterate_isas(hsa_agent_t agent, hsa_status_t (*)(hsa_isa_t, void *) callback, void * data)"""
hsa_isa_info_t = ctypes.c_uint32
HSA_ISA_INFO_NAME_LENGTH: int
HSA_ISA_INFO_NAME: int
HSA_ISA_INFO_CALL_CONVENTION_COUNT: int
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE: int
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT: int
HSA_ISA_INFO_MACHINE_MODELS: int
HSA_ISA_INFO_PROFILES: int
HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES: int
HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: int
HSA_ISA_INFO_FAST_F16_OPERATION: int
HSA_ISA_INFO_WORKGROUP_MAX_DIM: int
HSA_ISA_INFO_WORKGROUP_MAX_SIZE: int
HSA_ISA_INFO_GRID_MAX_DIM: int
HSA_ISA_INFO_GRID_MAX_SIZE: int
HSA_ISA_INFO_FBARRIER_MAX_SIZE: int
def hsa_isa_get_info(isa: Any, attribute: Any, index: Any, value: Any, /) -> int:
    """hsa_status_t hsa_isa_get_info(hsa_isa_t isa, hsa_isa_info_t attribute, uint32_t index, void * value)"""
def hsa_isa_get_info_alt(isa: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_isa_get_info_alt(hsa_isa_t isa, hsa_isa_info_t attribute, void * value)"""
def hsa_isa_get_exception_policies(isa: Any, profile: Any, mask: Any, /) -> int:
    """hsa_status_t hsa_isa_get_exception_policies(hsa_isa_t isa, hsa_profile_t profile, uint16_t * mask)"""
hsa_fp_type_t = ctypes.c_uint32
HSA_FP_TYPE_16: int
HSA_FP_TYPE_32: int
HSA_FP_TYPE_64: int
hsa_flush_mode_t = ctypes.c_uint32
HSA_FLUSH_MODE_FTZ: int
HSA_FLUSH_MODE_NON_FTZ: int
hsa_round_method_t = ctypes.c_uint32
HSA_ROUND_METHOD_SINGLE: int
HSA_ROUND_METHOD_DOUBLE: int
def hsa_isa_get_round_method(isa: Any, fp_type: Any, flush_mode: Any, round_method: Any, /) -> int:
    """hsa_status_t hsa_isa_get_round_method(hsa_isa_t isa, hsa_fp_type_t fp_type, hsa_flush_mode_t flush_mode, hsa_round_method_t * round_method)"""
class struct_hsa_wavefront_s(runtime.Struct):
    handle: Field[int]
hsa_wavefront_t = struct_hsa_wavefront_s
hsa_wavefront_info_t = ctypes.c_uint32
HSA_WAVEFRONT_INFO_SIZE: int
def hsa_wavefront_get_info(wavefront: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_wavefront_get_info(hsa_wavefront_t wavefront, hsa_wavefront_info_t attribute, void * value)"""
def hsa_isa_iterate_wavefronts(isa: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_isa_iterate_wavefronts(hsa_isa_t isa, hsa_status_t (*)(hsa_wavefront_t, void *) callback, void * data)"""
def hsa_isa_compatible(code_object_isa: Any, agent_isa: Any, result: Any, /) -> int:
    """hsa_status_t hsa_isa_compatible(hsa_isa_t code_object_isa, hsa_isa_t agent_isa, _Bool * result)"""
class struct_hsa_code_object_reader_s(runtime.Struct):
    handle: Field[int]
hsa_code_object_reader_t = struct_hsa_code_object_reader_s
def hsa_code_object_reader_create_from_file(file: Any, code_object_reader: Any, /) -> int:
    """hsa_status_t hsa_code_object_reader_create_from_file(hsa_file_t file, hsa_code_object_reader_t * code_object_reader)"""
def hsa_code_object_reader_create_from_memory(code_object: Any, size: Any, code_object_reader: Any, /) -> int:
    """hsa_status_t hsa_code_object_reader_create_from_memory(const void * code_object, size_t size, hsa_code_object_reader_t * code_object_reader)"""
def hsa_code_object_reader_destroy(code_object_reader: Any, /) -> int:
    """hsa_status_t hsa_code_object_reader_destroy(hsa_code_object_reader_t code_object_reader)"""
class struct_hsa_executable_s(runtime.Struct):
    handle: Field[int]
hsa_executable_t = struct_hsa_executable_s
hsa_executable_state_t = ctypes.c_uint32
HSA_EXECUTABLE_STATE_UNFROZEN: int
HSA_EXECUTABLE_STATE_FROZEN: int
def hsa_executable_create(profile: Any, executable_state: Any, options: Any, executable: Any, /) -> int:
    """hsa_status_t hsa_executable_create(hsa_profile_t profile, hsa_executable_state_t executable_state, const char * options, hsa_executable_t * executable)"""
def hsa_executable_create_alt(profile: Any, default_float_rounding_mode: Any, options: Any, executable: Any, /) -> int:
    """hsa_status_t hsa_executable_create_alt(hsa_profile_t profile, hsa_default_float_rounding_mode_t default_float_rounding_mode, const char * options, hsa_executable_t * executable)"""
def hsa_executable_destroy(executable: Any, /) -> int:
    """hsa_status_t hsa_executable_destroy(hsa_executable_t executable)"""
class struct_hsa_loaded_code_object_s(runtime.Struct):
    handle: Field[int]
hsa_loaded_code_object_t = struct_hsa_loaded_code_object_s
def hsa_executable_load_program_code_object(executable: Any, code_object_reader: Any, options: Any, loaded_code_object: Any, /) -> int:
    """hsa_status_t hsa_executable_load_program_code_object(hsa_executable_t executable, hsa_code_object_reader_t code_object_reader, const char * options, hsa_loaded_code_object_t * loaded_code_object)"""
def hsa_executable_load_agent_code_object(executable: Any, agent: Any, code_object_reader: Any, options: Any, loaded_code_object: Any, /) -> int:
    """hsa_status_t hsa_executable_load_agent_code_object(hsa_executable_t executable, hsa_agent_t agent, hsa_code_object_reader_t code_object_reader, const char * options, hsa_loaded_code_object_t * loaded_code_object)"""
def hsa_executable_freeze(executable: Any, options: Any, /) -> int:
    """hsa_status_t hsa_executable_freeze(hsa_executable_t executable, const char * options)"""
hsa_executable_info_t = ctypes.c_uint32
HSA_EXECUTABLE_INFO_PROFILE: int
HSA_EXECUTABLE_INFO_STATE: int
HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE: int
def hsa_executable_get_info(executable: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_executable_get_info(hsa_executable_t executable, hsa_executable_info_t attribute, void * value)"""
def hsa_executable_global_variable_define(executable: Any, variable_name: Any, address: Any, /) -> int:
    """hsa_status_t hsa_executable_global_variable_define(hsa_executable_t executable, const char * variable_name, void * address)"""
def hsa_executable_agent_global_variable_define(executable: Any, agent: Any, variable_name: Any, address: Any, /) -> int:
    """hsa_status_t hsa_executable_agent_global_variable_define(hsa_executable_t executable, hsa_agent_t agent, const char * variable_name, void * address)"""
def hsa_executable_readonly_variable_define(executable: Any, agent: Any, variable_name: Any, address: Any, /) -> int:
    """hsa_status_t hsa_executable_readonly_variable_define(hsa_executable_t executable, hsa_agent_t agent, const char * variable_name, void * address)"""
def hsa_executable_validate(executable: Any, result: Any, /) -> int:
    """hsa_status_t hsa_executable_validate(hsa_executable_t executable, uint32_t * result)"""
def hsa_executable_validate_alt(executable: Any, options: Any, result: Any, /) -> int:
    """hsa_status_t hsa_executable_validate_alt(hsa_executable_t executable, const char * options, uint32_t * result)"""
class struct_hsa_executable_symbol_s(runtime.Struct):
    handle: Field[int]
hsa_executable_symbol_t = struct_hsa_executable_symbol_s
def hsa_executable_get_symbol(executable: Any, module_name: Any, symbol_name: Any, agent: Any, call_convention: Any, symbol: Any, /) -> int:
    """hsa_status_t hsa_executable_get_symbol(hsa_executable_t executable, const char * module_name, const char * symbol_name, hsa_agent_t agent, int32_t call_convention, hsa_executable_symbol_t * symbol)"""
def hsa_executable_get_symbol_by_name(executable: Any, symbol_name: Any, agent: Any, symbol: Any, /) -> int:
    """hsa_status_t hsa_executable_get_symbol_by_name(hsa_executable_t executable, const char * symbol_name, const hsa_agent_t * agent, hsa_executable_symbol_t * symbol)"""
hsa_symbol_kind_t = ctypes.c_uint32
HSA_SYMBOL_KIND_VARIABLE: int
HSA_SYMBOL_KIND_KERNEL: int
HSA_SYMBOL_KIND_INDIRECT_FUNCTION: int
hsa_symbol_linkage_t = ctypes.c_uint32
HSA_SYMBOL_LINKAGE_MODULE: int
HSA_SYMBOL_LINKAGE_PROGRAM: int
hsa_variable_allocation_t = ctypes.c_uint32
HSA_VARIABLE_ALLOCATION_AGENT: int
HSA_VARIABLE_ALLOCATION_PROGRAM: int
hsa_variable_segment_t = ctypes.c_uint32
HSA_VARIABLE_SEGMENT_GLOBAL: int
HSA_VARIABLE_SEGMENT_READONLY: int
hsa_executable_symbol_info_t = ctypes.c_uint32
HSA_EXECUTABLE_SYMBOL_INFO_TYPE: int
HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH: int
HSA_EXECUTABLE_SYMBOL_INFO_NAME: int
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH: int
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME: int
HSA_EXECUTABLE_SYMBOL_INFO_AGENT: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS: int
HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE: int
HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE: int
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: int
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: int
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_OBJECT: int
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION: int
def hsa_executable_symbol_get_info(executable_symbol: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_executable_symbol_get_info(hsa_executable_symbol_t executable_symbol, hsa_executable_symbol_info_t attribute, void * value)"""
def hsa_executable_iterate_symbols(executable: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_executable_iterate_symbols(hsa_executable_t executable, hsa_status_t (*)(hsa_executable_t, hsa_executable_symbol_t, void *) callback, void * data)"""
def hsa_executable_iterate_agent_symbols(executable: Any, agent: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_executable_iterate_agent_symbols(hsa_executable_t executable, hsa_agent_t agent, hsa_status_t (*)(hsa_executable_t, hsa_agent_t, hsa_executable_symbol_t, void *) callback, void * data)"""
def hsa_executable_iterate_program_symbols(executable: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_executable_iterate_program_symbols(hsa_executable_t executable, hsa_status_t (*)(hsa_executable_t, hsa_executable_symbol_t, void *) callback, void * data)"""
class struct_hsa_code_object_s(runtime.Struct):
    handle: Field[int]
hsa_code_object_t = struct_hsa_code_object_s
class struct_hsa_callback_data_s(runtime.Struct):
    handle: Field[int]
hsa_callback_data_t = struct_hsa_callback_data_s
def hsa_code_object_serialize(code_object: Any, alloc_callback: Any, callback_data: Any, options: Any, serialized_code_object: Any, serialized_code_object_size: Any, /) -> int:
    """hsa_status_t hsa_code_object_serialize(hsa_code_object_t code_object, hsa_status_t (*)(size_t, hsa_callback_data_t, void **) alloc_callback, hsa_callback_data_t callback_data, const char * options, void ** serialized_code_object, size_t * serialized_code_object_size)"""
def hsa_code_object_deserialize(serialized_code_object: Any, serialized_code_object_size: Any, options: Any, code_object: Any, /) -> int:
    """hsa_status_t hsa_code_object_deserialize(void * serialized_code_object, size_t serialized_code_object_size, const char * options, hsa_code_object_t * code_object)"""
def hsa_code_object_destroy(code_object: Any, /) -> int:
    """hsa_status_t hsa_code_object_destroy(hsa_code_object_t code_object)"""
hsa_code_object_type_t = ctypes.c_uint32
HSA_CODE_OBJECT_TYPE_PROGRAM: int
hsa_code_object_info_t = ctypes.c_uint32
HSA_CODE_OBJECT_INFO_VERSION: int
HSA_CODE_OBJECT_INFO_TYPE: int
HSA_CODE_OBJECT_INFO_ISA: int
HSA_CODE_OBJECT_INFO_MACHINE_MODEL: int
HSA_CODE_OBJECT_INFO_PROFILE: int
HSA_CODE_OBJECT_INFO_DEFAULT_FLOAT_ROUNDING_MODE: int
def hsa_code_object_get_info(code_object: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_code_object_get_info(hsa_code_object_t code_object, hsa_code_object_info_t attribute, void * value)"""
def hsa_executable_load_code_object(executable: Any, agent: Any, code_object: Any, options: Any, /) -> int:
    """hsa_status_t hsa_executable_load_code_object(hsa_executable_t executable, hsa_agent_t agent, hsa_code_object_t code_object, const char * options)"""
class struct_hsa_code_symbol_s(runtime.Struct):
    handle: Field[int]
hsa_code_symbol_t = struct_hsa_code_symbol_s
def hsa_code_object_get_symbol(code_object: Any, symbol_name: Any, symbol: Any, /) -> int:
    """hsa_status_t hsa_code_object_get_symbol(hsa_code_object_t code_object, const char * symbol_name, hsa_code_symbol_t * symbol)"""
def hsa_code_object_get_symbol_from_name(code_object: Any, module_name: Any, symbol_name: Any, symbol: Any, /) -> int:
    """hsa_status_t hsa_code_object_get_symbol_from_name(hsa_code_object_t code_object, const char * module_name, const char * symbol_name, hsa_code_symbol_t * symbol)"""
hsa_code_symbol_info_t = ctypes.c_uint32
HSA_CODE_SYMBOL_INFO_TYPE: int
HSA_CODE_SYMBOL_INFO_NAME_LENGTH: int
HSA_CODE_SYMBOL_INFO_NAME: int
HSA_CODE_SYMBOL_INFO_MODULE_NAME_LENGTH: int
HSA_CODE_SYMBOL_INFO_MODULE_NAME: int
HSA_CODE_SYMBOL_INFO_LINKAGE: int
HSA_CODE_SYMBOL_INFO_IS_DEFINITION: int
HSA_CODE_SYMBOL_INFO_VARIABLE_ALLOCATION: int
HSA_CODE_SYMBOL_INFO_VARIABLE_SEGMENT: int
HSA_CODE_SYMBOL_INFO_VARIABLE_ALIGNMENT: int
HSA_CODE_SYMBOL_INFO_VARIABLE_SIZE: int
HSA_CODE_SYMBOL_INFO_VARIABLE_IS_CONST: int
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE: int
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT: int
HSA_CODE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE: int
HSA_CODE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE: int
HSA_CODE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: int
HSA_CODE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: int
HSA_CODE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION: int
def hsa_code_symbol_get_info(code_symbol: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_code_symbol_get_info(hsa_code_symbol_t code_symbol, hsa_code_symbol_info_t attribute, void * value)"""
def hsa_code_object_iterate_symbols(code_object: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_code_object_iterate_symbols(hsa_code_object_t code_object, hsa_status_t (*)(hsa_code_object_t, hsa_code_symbol_t, void *) callback, void * data)"""
HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED: int
HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED: int
HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED: int
HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED: int
HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_2DA_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_2DDEPTH_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_2DADEPTH_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS: int
HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS: int
HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES: int
HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES: int
HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS: int
HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT: int
class struct_hsa_ext_image_s(runtime.Struct):
    handle: Field[int]
hsa_ext_image_t = struct_hsa_ext_image_s
hsa_ext_image_geometry_t = ctypes.c_uint32
HSA_EXT_IMAGE_GEOMETRY_1D: int
HSA_EXT_IMAGE_GEOMETRY_2D: int
HSA_EXT_IMAGE_GEOMETRY_3D: int
HSA_EXT_IMAGE_GEOMETRY_1DA: int
HSA_EXT_IMAGE_GEOMETRY_2DA: int
HSA_EXT_IMAGE_GEOMETRY_1DB: int
HSA_EXT_IMAGE_GEOMETRY_2DDEPTH: int
HSA_EXT_IMAGE_GEOMETRY_2DADEPTH: int
hsa_ext_image_channel_type_t = ctypes.c_uint32
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8: int
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010: int
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8: int
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16: int
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16: int
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32: int
HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT: int
HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT: int
hsa_ext_image_channel_type32_t = ctypes.c_uint32
hsa_ext_image_channel_order_t = ctypes.c_uint32
HSA_EXT_IMAGE_CHANNEL_ORDER_A: int
HSA_EXT_IMAGE_CHANNEL_ORDER_R: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RX: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RG: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RGX: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RA: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RGB: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBX: int
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA: int
HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA: int
HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB: int
HSA_EXT_IMAGE_CHANNEL_ORDER_ABGR: int
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGB: int
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBX: int
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA: int
HSA_EXT_IMAGE_CHANNEL_ORDER_SBGRA: int
HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY: int
HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE: int
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH: int
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH_STENCIL: int
hsa_ext_image_channel_order32_t = ctypes.c_uint32
class struct_hsa_ext_image_format_s(runtime.Struct):
    channel_type: Field[int]
    channel_order: Field[int]
hsa_ext_image_format_t = struct_hsa_ext_image_format_s
class struct_hsa_ext_image_descriptor_s(runtime.Struct):
    geometry: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    array_size: Field[int]
    format: Field[struct_hsa_ext_image_format_s]
hsa_ext_image_descriptor_t = struct_hsa_ext_image_descriptor_s
hsa_ext_image_capability_t = ctypes.c_uint32
HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED: int
HSA_EXT_IMAGE_CAPABILITY_READ_ONLY: int
HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY: int
HSA_EXT_IMAGE_CAPABILITY_READ_WRITE: int
HSA_EXT_IMAGE_CAPABILITY_READ_MODIFY_WRITE: int
HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT: int
hsa_ext_image_data_layout_t = ctypes.c_uint32
HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE: int
HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR: int
def hsa_ext_image_get_capability(agent: Any, geometry: Any, image_format: Any, capability_mask: Any, /) -> int:
    """hsa_status_t hsa_ext_image_get_capability(hsa_agent_t agent, hsa_ext_image_geometry_t geometry, const hsa_ext_image_format_t * image_format, uint32_t * capability_mask)"""
def hsa_ext_image_get_capability_with_layout(agent: Any, geometry: Any, image_format: Any, image_data_layout: Any, capability_mask: Any, /) -> int:
    """hsa_status_t hsa_ext_image_get_capability_with_layout(hsa_agent_t agent, hsa_ext_image_geometry_t geometry, const hsa_ext_image_format_t * image_format, hsa_ext_image_data_layout_t image_data_layout, uint32_t * capability_mask)"""
class struct_hsa_ext_image_data_info_s(runtime.Struct):
    size: Field[int]
    alignment: Field[int]
hsa_ext_image_data_info_t = struct_hsa_ext_image_data_info_s
def hsa_ext_image_data_get_info(agent: Any, image_descriptor: Any, access_permission: Any, image_data_info: Any, /) -> int:
    """hsa_status_t hsa_ext_image_data_get_info(hsa_agent_t agent, const hsa_ext_image_descriptor_t * image_descriptor, hsa_access_permission_t access_permission, hsa_ext_image_data_info_t * image_data_info)"""
def hsa_ext_image_data_get_info_with_layout(agent: Any, image_descriptor: Any, access_permission: Any, image_data_layout: Any, image_data_row_pitch: Any, image_data_slice_pitch: Any, image_data_info: Any, /) -> int:
    """hsa_status_t hsa_ext_image_data_get_info_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t * image_descriptor, hsa_access_permission_t access_permission, hsa_ext_image_data_layout_t image_data_layout, size_t image_data_row_pitch, size_t image_data_slice_pitch, hsa_ext_image_data_info_t * image_data_info)"""
def hsa_ext_image_create(agent: Any, image_descriptor: Any, image_data: Any, access_permission: Any, image: Any, /) -> int:
    """hsa_status_t hsa_ext_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t * image_descriptor, const void * image_data, hsa_access_permission_t access_permission, hsa_ext_image_t * image)"""
def hsa_ext_image_create_with_layout(agent: Any, image_descriptor: Any, image_data: Any, access_permission: Any, image_data_layout: Any, image_data_row_pitch: Any, image_data_slice_pitch: Any, image: Any, /) -> int:
    """hsa_status_t hsa_ext_image_create_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t * image_descriptor, const void * image_data, hsa_access_permission_t access_permission, hsa_ext_image_data_layout_t image_data_layout, size_t image_data_row_pitch, size_t image_data_slice_pitch, hsa_ext_image_t * image)"""
def hsa_ext_image_destroy(agent: Any, image: Any, /) -> int:
    """hsa_status_t hsa_ext_image_destroy(hsa_agent_t agent, hsa_ext_image_t image)"""
def hsa_ext_image_copy(agent: Any, src_image: Any, src_offset: Any, dst_image: Any, dst_offset: Any, range: Any, /) -> int:
    """hsa_status_t hsa_ext_image_copy(hsa_agent_t agent, hsa_ext_image_t src_image, const hsa_dim3_t * src_offset, hsa_ext_image_t dst_image, const hsa_dim3_t * dst_offset, const hsa_dim3_t * range)"""
class struct_hsa_ext_image_region_s(runtime.Struct):
    offset: Field[struct_hsa_dim3_s]
    range: Field[struct_hsa_dim3_s]
hsa_ext_image_region_t = struct_hsa_ext_image_region_s
def hsa_ext_image_import(agent: Any, src_memory: Any, src_row_pitch: Any, src_slice_pitch: Any, dst_image: Any, image_region: Any, /) -> int:
    """hsa_status_t hsa_ext_image_import(hsa_agent_t agent, const void * src_memory, size_t src_row_pitch, size_t src_slice_pitch, hsa_ext_image_t dst_image, const hsa_ext_image_region_t * image_region)"""
def hsa_ext_image_export(agent: Any, src_image: Any, dst_memory: Any, dst_row_pitch: Any, dst_slice_pitch: Any, image_region: Any, /) -> int:
    """hsa_status_t hsa_ext_image_export(hsa_agent_t agent, hsa_ext_image_t src_image, void * dst_memory, size_t dst_row_pitch, size_t dst_slice_pitch, const hsa_ext_image_region_t * image_region)"""
def hsa_ext_image_clear(agent: Any, image: Any, data: Any, image_region: Any, /) -> int:
    """hsa_status_t hsa_ext_image_clear(hsa_agent_t agent, hsa_ext_image_t image, const void * data, const hsa_ext_image_region_t * image_region)"""
class struct_hsa_ext_sampler_s(runtime.Struct):
    handle: Field[int]
hsa_ext_sampler_t = struct_hsa_ext_sampler_s
hsa_ext_sampler_addressing_mode_t = ctypes.c_uint32
HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED: int
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE: int
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER: int
HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT: int
HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT: int
hsa_ext_sampler_addressing_mode32_t = ctypes.c_uint32
hsa_ext_sampler_coordinate_mode_t = ctypes.c_uint32
HSA_EXT_SAMPLER_COORDINATE_MODE_UNNORMALIZED: int
HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED: int
hsa_ext_sampler_coordinate_mode32_t = ctypes.c_uint32
hsa_ext_sampler_filter_mode_t = ctypes.c_uint32
HSA_EXT_SAMPLER_FILTER_MODE_NEAREST: int
HSA_EXT_SAMPLER_FILTER_MODE_LINEAR: int
hsa_ext_sampler_filter_mode32_t = ctypes.c_uint32
class struct_hsa_ext_sampler_descriptor_s(runtime.Struct):
    coordinate_mode: Field[int]
    filter_mode: Field[int]
    address_mode: Field[int]
hsa_ext_sampler_descriptor_t = struct_hsa_ext_sampler_descriptor_s
def hsa_ext_sampler_create(agent: Any, sampler_descriptor: Any, sampler: Any, /) -> int:
    """hsa_status_t hsa_ext_sampler_create(hsa_agent_t agent, const hsa_ext_sampler_descriptor_t * sampler_descriptor, hsa_ext_sampler_t * sampler)"""
def hsa_ext_sampler_destroy(agent: Any, sampler: Any, /) -> int:
    """hsa_status_t hsa_ext_sampler_destroy(hsa_agent_t agent, hsa_ext_sampler_t sampler)"""
class struct_hsa_ext_images_1_00_pfn_s(runtime.Struct):
    hsa_ext_image_get_capability: Field[Any]
    hsa_ext_image_data_get_info: Field[Any]
    hsa_ext_image_create: Field[Any]
    hsa_ext_image_destroy: Field[Any]
    hsa_ext_image_copy: Field[Any]
    hsa_ext_image_import: Field[Any]
    hsa_ext_image_export: Field[Any]
    hsa_ext_image_clear: Field[Any]
    hsa_ext_sampler_create: Field[Any]
    hsa_ext_sampler_destroy: Field[Any]
hsa_ext_images_1_00_pfn_t = struct_hsa_ext_images_1_00_pfn_s
class struct_hsa_ext_images_1_pfn_s(runtime.Struct):
    hsa_ext_image_get_capability: Field[Any]
    hsa_ext_image_data_get_info: Field[Any]
    hsa_ext_image_create: Field[Any]
    hsa_ext_image_destroy: Field[Any]
    hsa_ext_image_copy: Field[Any]
    hsa_ext_image_import: Field[Any]
    hsa_ext_image_export: Field[Any]
    hsa_ext_image_clear: Field[Any]
    hsa_ext_sampler_create: Field[Any]
    hsa_ext_sampler_destroy: Field[Any]
    hsa_ext_image_get_capability_with_layout: Field[Any]
    hsa_ext_image_data_get_info_with_layout: Field[Any]
    hsa_ext_image_create_with_layout: Field[Any]
hsa_ext_images_1_pfn_t = struct_hsa_ext_images_1_pfn_s
hsa_signal_condition32_t = ctypes.c_uint32
hsa_amd_packet_type_t = ctypes.c_uint32
HSA_AMD_PACKET_TYPE_BARRIER_VALUE: int
hsa_amd_packet_type8_t = ctypes.c_uint8
class struct_hsa_amd_packet_header_s(runtime.Struct):
    header: Field[int]
    AmdFormat: Field[int]
    reserved: Field[int]
hsa_amd_vendor_packet_header_t = struct_hsa_amd_packet_header_s
class struct_hsa_amd_barrier_value_packet_s(runtime.Struct):
    header: Field[struct_hsa_amd_packet_header_s]
    reserved0: Field[int]
    signal: Field[struct_hsa_signal_s]
    value: Field[int]
    mask: Field[int]
    cond: Field[int]
    reserved1: Field[int]
    reserved2: Field[int]
    reserved3: Field[int]
    completion_signal: Field[struct_hsa_signal_s]
hsa_amd_barrier_value_packet_t = struct_hsa_amd_barrier_value_packet_s
HSA_STATUS_ERROR_INVALID_MEMORY_POOL: int
HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION: int
HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION: int
HSA_STATUS_ERROR_MEMORY_FAULT: int
HSA_STATUS_CU_MASK_REDUCED: int
enum_hsa_amd_agent_info_s = ctypes.c_uint32
HSA_AMD_AGENT_INFO_CHIP_ID: int
HSA_AMD_AGENT_INFO_CACHELINE_SIZE: int
HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT: int
HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY: int
HSA_AMD_AGENT_INFO_DRIVER_NODE_ID: int
HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS: int
HSA_AMD_AGENT_INFO_BDFID: int
HSA_AMD_AGENT_INFO_MEMORY_WIDTH: int
HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY: int
HSA_AMD_AGENT_INFO_PRODUCT_NAME: int
HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU: int
HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU: int
HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES: int
HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE: int
HSA_AMD_AGENT_INFO_HDP_FLUSH: int
HSA_AMD_AGENT_INFO_DOMAIN: int
HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES: int
HSA_AMD_AGENT_INFO_UUID: int
HSA_AMD_AGENT_INFO_ASIC_REVISION: int
HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS: int
HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT: int
hsa_amd_agent_info_t = enum_hsa_amd_agent_info_s
class struct_hsa_amd_hdp_flush_s(runtime.Struct):
    HDP_MEM_FLUSH_CNTL: Field[ctypes._Pointer[ctypes.c_uint32]]
    HDP_REG_FLUSH_CNTL: Field[ctypes._Pointer[ctypes.c_uint32]]
hsa_amd_hdp_flush_t = struct_hsa_amd_hdp_flush_s
enum_hsa_amd_region_info_s = ctypes.c_uint32
HSA_AMD_REGION_INFO_HOST_ACCESSIBLE: int
HSA_AMD_REGION_INFO_BASE: int
HSA_AMD_REGION_INFO_BUS_WIDTH: int
HSA_AMD_REGION_INFO_MAX_CLOCK_FREQUENCY: int
hsa_amd_region_info_t = enum_hsa_amd_region_info_s
enum_hsa_amd_coherency_type_s = ctypes.c_uint32
HSA_AMD_COHERENCY_TYPE_COHERENT: int
HSA_AMD_COHERENCY_TYPE_NONCOHERENT: int
hsa_amd_coherency_type_t = enum_hsa_amd_coherency_type_s
def hsa_amd_coherency_get_type(agent: Any, type: Any, /) -> int:
    """hsa_status_t hsa_amd_coherency_get_type(hsa_agent_t agent, hsa_amd_coherency_type_t * type)"""
def hsa_amd_coherency_set_type(agent: Any, type: Any, /) -> int:
    """hsa_status_t hsa_amd_coherency_set_type(hsa_agent_t agent, hsa_amd_coherency_type_t type)"""
class struct_hsa_amd_profiling_dispatch_time_s(runtime.Struct):
    start: Field[int]
    end: Field[int]
hsa_amd_profiling_dispatch_time_t = struct_hsa_amd_profiling_dispatch_time_s
class struct_hsa_amd_profiling_async_copy_time_s(runtime.Struct):
    start: Field[int]
    end: Field[int]
hsa_amd_profiling_async_copy_time_t = struct_hsa_amd_profiling_async_copy_time_s
def hsa_amd_profiling_set_profiler_enabled(queue: Any, enable: Any, /) -> int:
    """hsa_status_t hsa_amd_profiling_set_profiler_enabled(hsa_queue_t * queue, int enable)"""
def hsa_amd_profiling_async_copy_enable(enable: Any, /) -> int:
    """hsa_status_t hsa_amd_profiling_async_copy_enable(_Bool enable)"""
def hsa_amd_profiling_get_dispatch_time(agent: Any, signal: Any, time: Any, /) -> int:
    """hsa_status_t hsa_amd_profiling_get_dispatch_time(hsa_agent_t agent, hsa_signal_t signal, hsa_amd_profiling_dispatch_time_t * time)"""
def hsa_amd_profiling_get_async_copy_time(signal: Any, time: Any, /) -> int:
    """hsa_status_t hsa_amd_profiling_get_async_copy_time(hsa_signal_t signal, hsa_amd_profiling_async_copy_time_t * time)"""
def hsa_amd_profiling_convert_tick_to_system_domain(agent: Any, agent_tick: Any, system_tick: Any, /) -> int:
    """hsa_status_t hsa_amd_profiling_convert_tick_to_system_domain(hsa_agent_t agent, uint64_t agent_tick, uint64_t * system_tick)"""
hsa_amd_signal_attribute_t = ctypes.c_uint32
HSA_AMD_SIGNAL_AMD_GPU_ONLY: int
HSA_AMD_SIGNAL_IPC: int
def hsa_amd_signal_create(initial_value: Any, num_consumers: Any, consumers: Any, attributes: Any, signal: Any, /) -> int:
    """hsa_status_t hsa_amd_signal_create(hsa_signal_value_t initial_value, uint32_t num_consumers, const hsa_agent_t * consumers, uint64_t attributes, hsa_signal_t * signal)"""
def hsa_amd_signal_value_pointer(signal: Any, value_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_signal_value_pointer(hsa_signal_t signal, volatile hsa_signal_value_t ** value_ptr)"""
hsa_amd_signal_handler = Any
def hsa_amd_signal_async_handler(signal: Any, cond: Any, value: Any, handler: Any, arg: Any, /) -> int:
    """hsa_status_t hsa_amd_signal_async_handler(hsa_signal_t signal, hsa_signal_condition_t cond, hsa_signal_value_t value, hsa_amd_signal_handler handler, void * arg)"""
def hsa_amd_async_function(callback: Any, arg: Any, /) -> int:
    """hsa_status_t hsa_amd_async_function(void (*)(void *) callback, void * arg)"""
def hsa_amd_signal_wait_any(signal_count: Any, signals: Any, conds: Any, values: Any, timeout_hint: Any, wait_hint: Any, satisfying_value: Any, /) -> int:
    """uint32_t hsa_amd_signal_wait_any(uint32_t signal_count, hsa_signal_t * signals, hsa_signal_condition_t * conds, hsa_signal_value_t * values, uint64_t timeout_hint, hsa_wait_state_t wait_hint, hsa_signal_value_t * satisfying_value)"""
def hsa_amd_image_get_info_max_dim(agent: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_amd_image_get_info_max_dim(hsa_agent_t agent, hsa_agent_info_t attribute, void * value)"""
def hsa_amd_queue_cu_set_mask(queue: Any, num_cu_mask_count: Any, cu_mask: Any, /) -> int:
    """hsa_status_t hsa_amd_queue_cu_set_mask(const hsa_queue_t * queue, uint32_t num_cu_mask_count, const uint32_t * cu_mask)"""
def hsa_amd_queue_cu_get_mask(queue: Any, num_cu_mask_count: Any, cu_mask: Any, /) -> int:
    """hsa_status_t hsa_amd_queue_cu_get_mask(const hsa_queue_t * queue, uint32_t num_cu_mask_count, uint32_t * cu_mask)"""
hsa_amd_segment_t = ctypes.c_uint32
HSA_AMD_SEGMENT_GLOBAL: int
HSA_AMD_SEGMENT_READONLY: int
HSA_AMD_SEGMENT_PRIVATE: int
HSA_AMD_SEGMENT_GROUP: int
class struct_hsa_amd_memory_pool_s(runtime.Struct):
    handle: Field[int]
hsa_amd_memory_pool_t = struct_hsa_amd_memory_pool_s
enum_hsa_amd_memory_pool_global_flag_s = ctypes.c_uint32
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT: int
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED: int
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED: int
hsa_amd_memory_pool_global_flag_t = enum_hsa_amd_memory_pool_global_flag_s
hsa_amd_memory_pool_info_t = ctypes.c_uint32
HSA_AMD_MEMORY_POOL_INFO_SEGMENT: int
HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS: int
HSA_AMD_MEMORY_POOL_INFO_SIZE: int
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED: int
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE: int
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT: int
HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL: int
HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE: int
def hsa_amd_memory_pool_get_info(memory_pool: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_pool_get_info(hsa_amd_memory_pool_t memory_pool, hsa_amd_memory_pool_info_t attribute, void * value)"""
def hsa_amd_agent_iterate_memory_pools(agent: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_amd_agent_iterate_memory_pools(hsa_agent_t agent, hsa_status_t (*)(hsa_amd_memory_pool_t, void *) callback, void * data)"""
def hsa_amd_memory_pool_allocate(memory_pool: Any, size: Any, flags: Any, ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_pool_allocate(hsa_amd_memory_pool_t memory_pool, size_t size, uint32_t flags, void ** ptr)"""
def hsa_amd_memory_pool_free(ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_pool_free(void * ptr)"""
def hsa_amd_memory_async_copy(dst: Any, dst_agent: Any, src: Any, src_agent: Any, size: Any, num_dep_signals: Any, dep_signals: Any, completion_signal: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_async_copy(void * dst, hsa_agent_t dst_agent, const void * src, hsa_agent_t src_agent, size_t size, uint32_t num_dep_signals, const hsa_signal_t * dep_signals, hsa_signal_t completion_signal)"""
class struct_hsa_pitched_ptr_s(runtime.Struct):
    base: Field[int | None]
    pitch: Field[int]
    slice: Field[int]
hsa_pitched_ptr_t = struct_hsa_pitched_ptr_s
hsa_amd_copy_direction_t = ctypes.c_uint32
hsaHostToHost: int
hsaHostToDevice: int
hsaDeviceToHost: int
hsaDeviceToDevice: int
def hsa_amd_memory_async_copy_rect(dst: Any, dst_offset: Any, src: Any, src_offset: Any, range: Any, copy_agent: Any, dir: Any, num_dep_signals: Any, dep_signals: Any, completion_signal: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_async_copy_rect(const hsa_pitched_ptr_t * dst, const hsa_dim3_t * dst_offset, const hsa_pitched_ptr_t * src, const hsa_dim3_t * src_offset, const hsa_dim3_t * range, hsa_agent_t copy_agent, hsa_amd_copy_direction_t dir, uint32_t num_dep_signals, const hsa_signal_t * dep_signals, hsa_signal_t completion_signal)"""
hsa_amd_memory_pool_access_t = ctypes.c_uint32
HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED: int
HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT: int
HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT: int
hsa_amd_link_info_type_t = ctypes.c_uint32
HSA_AMD_LINK_INFO_TYPE_HYPERTRANSPORT: int
HSA_AMD_LINK_INFO_TYPE_QPI: int
HSA_AMD_LINK_INFO_TYPE_PCIE: int
HSA_AMD_LINK_INFO_TYPE_INFINBAND: int
HSA_AMD_LINK_INFO_TYPE_XGMI: int
class struct_hsa_amd_memory_pool_link_info_s(runtime.Struct):
    min_latency: Field[int]
    max_latency: Field[int]
    min_bandwidth: Field[int]
    max_bandwidth: Field[int]
    atomic_support_32bit: Field[bool]
    atomic_support_64bit: Field[bool]
    coherent_support: Field[bool]
    link_type: Field[int]
    numa_distance: Field[int]
hsa_amd_memory_pool_link_info_t = struct_hsa_amd_memory_pool_link_info_s
hsa_amd_agent_memory_pool_info_t = ctypes.c_uint32
HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS: int
HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS: int
HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO: int
def hsa_amd_agent_memory_pool_get_info(agent: Any, memory_pool: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_amd_agent_memory_pool_get_info(hsa_agent_t agent, hsa_amd_memory_pool_t memory_pool, hsa_amd_agent_memory_pool_info_t attribute, void * value)"""
def hsa_amd_agents_allow_access(num_agents: Any, agents: Any, flags: Any, ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_agents_allow_access(uint32_t num_agents, const hsa_agent_t * agents, const uint32_t * flags, const void * ptr)"""
def hsa_amd_memory_pool_can_migrate(src_memory_pool: Any, dst_memory_pool: Any, result: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_pool_can_migrate(hsa_amd_memory_pool_t src_memory_pool, hsa_amd_memory_pool_t dst_memory_pool, _Bool * result)"""
def hsa_amd_memory_migrate(ptr: Any, memory_pool: Any, flags: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_migrate(const void * ptr, hsa_amd_memory_pool_t memory_pool, uint32_t flags)"""
def hsa_amd_memory_lock(host_ptr: Any, size: Any, agents: Any, num_agent: Any, agent_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_lock(void * host_ptr, size_t size, hsa_agent_t * agents, int num_agent, void ** agent_ptr)"""
def hsa_amd_memory_lock_to_pool(host_ptr: Any, size: Any, agents: Any, num_agent: Any, pool: Any, flags: Any, agent_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_lock_to_pool(void * host_ptr, size_t size, hsa_agent_t * agents, int num_agent, hsa_amd_memory_pool_t pool, uint32_t flags, void ** agent_ptr)"""
def hsa_amd_memory_unlock(host_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_unlock(void * host_ptr)"""
def hsa_amd_memory_fill(ptr: Any, value: Any, count: Any, /) -> int:
    """hsa_status_t hsa_amd_memory_fill(void * ptr, uint32_t value, size_t count)"""
def hsa_amd_interop_map_buffer(num_agents: Any, agents: Any, interop_handle: Any, flags: Any, size: Any, ptr: Any, metadata_size: Any, metadata: Any, /) -> int:
    """hsa_status_t hsa_amd_interop_map_buffer(uint32_t num_agents, hsa_agent_t * agents, int interop_handle, uint32_t flags, size_t * size, void ** ptr, size_t * metadata_size, const void ** metadata)"""
def hsa_amd_interop_unmap_buffer(ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_interop_unmap_buffer(void * ptr)"""
class struct_hsa_amd_image_descriptor_s(runtime.Struct):
    version: Field[int]
    deviceID: Field[int]
    data: Field[ctypes.Array[ctypes.c_uint32]]
hsa_amd_image_descriptor_t = struct_hsa_amd_image_descriptor_s
def hsa_amd_image_create(agent: Any, image_descriptor: Any, image_layout: Any, image_data: Any, access_permission: Any, image: Any, /) -> int:
    """hsa_status_t hsa_amd_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t * image_descriptor, const hsa_amd_image_descriptor_t * image_layout, const void * image_data, hsa_access_permission_t access_permission, hsa_ext_image_t * image)"""
hsa_amd_pointer_type_t = ctypes.c_uint32
HSA_EXT_POINTER_TYPE_UNKNOWN: int
HSA_EXT_POINTER_TYPE_HSA: int
HSA_EXT_POINTER_TYPE_LOCKED: int
HSA_EXT_POINTER_TYPE_GRAPHICS: int
HSA_EXT_POINTER_TYPE_IPC: int
class struct_hsa_amd_pointer_info_s(runtime.Struct):
    size: Field[int]
    type: Field[int]
    agentBaseAddress: Field[int | None]
    hostBaseAddress: Field[int | None]
    sizeInBytes: Field[int]
    userData: Field[int | None]
    agentOwner: Field[struct_hsa_agent_s]
    global_flags: Field[int]
hsa_amd_pointer_info_t = struct_hsa_amd_pointer_info_s
def hsa_amd_pointer_info(ptr: Any, info: Any, alloc: Any, num_agents_accessible: Any, accessible: Any, /) -> int:
    """hsa_status_t hsa_amd_pointer_info(const void * ptr, hsa_amd_pointer_info_t * info, void *(*)(size_t) alloc, uint32_t * num_agents_accessible, hsa_agent_t ** accessible)"""
def hsa_amd_pointer_info_set_userdata(ptr: Any, userdata: Any, /) -> int:
    """hsa_status_t hsa_amd_pointer_info_set_userdata(const void * ptr, void * userdata)"""
class struct_hsa_amd_ipc_memory_s(runtime.Struct):
    handle: Field[ctypes.Array[ctypes.c_uint32]]
hsa_amd_ipc_memory_t = struct_hsa_amd_ipc_memory_s
def hsa_amd_ipc_memory_create(ptr: Any, len: Any, handle: Any, /) -> int:
    """hsa_status_t hsa_amd_ipc_memory_create(void * ptr, size_t len, hsa_amd_ipc_memory_t * handle)"""
def hsa_amd_ipc_memory_attach(handle: Any, len: Any, num_agents: Any, mapping_agents: Any, mapped_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_ipc_memory_attach(const hsa_amd_ipc_memory_t * handle, size_t len, uint32_t num_agents, const hsa_agent_t * mapping_agents, void ** mapped_ptr)"""
def hsa_amd_ipc_memory_detach(mapped_ptr: Any, /) -> int:
    """hsa_status_t hsa_amd_ipc_memory_detach(void * mapped_ptr)"""
hsa_amd_ipc_signal_t = hsa_amd_ipc_memory_t
def hsa_amd_ipc_signal_create(signal: Any, handle: Any, /) -> int:
    """hsa_status_t hsa_amd_ipc_signal_create(hsa_signal_t signal, hsa_amd_ipc_signal_t * handle)"""
def hsa_amd_ipc_signal_attach(handle: Any, signal: Any, /) -> int:
    """hsa_status_t hsa_amd_ipc_signal_attach(const hsa_amd_ipc_signal_t * handle, hsa_signal_t * signal)"""
enum_hsa_amd_event_type_s = ctypes.c_uint32
HSA_AMD_GPU_MEMORY_FAULT_EVENT: int
hsa_amd_event_type_t = enum_hsa_amd_event_type_s
hsa_amd_memory_fault_reason_t = ctypes.c_int32
HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT: int
HSA_AMD_MEMORY_FAULT_READ_ONLY: int
HSA_AMD_MEMORY_FAULT_NX: int
HSA_AMD_MEMORY_FAULT_HOST_ONLY: int
HSA_AMD_MEMORY_FAULT_DRAMECC: int
HSA_AMD_MEMORY_FAULT_IMPRECISE: int
HSA_AMD_MEMORY_FAULT_SRAMECC: int
HSA_AMD_MEMORY_FAULT_HANG: int
class struct_hsa_amd_gpu_memory_fault_info_s(runtime.Struct):
    agent: Field[struct_hsa_agent_s]
    virtual_address: Field[int]
    fault_reason_mask: Field[int]
hsa_amd_gpu_memory_fault_info_t = struct_hsa_amd_gpu_memory_fault_info_s
class struct_hsa_amd_event_s_1(runtime.Union):
    memory_fault: Field[struct_hsa_amd_gpu_memory_fault_info_s]
class struct_hsa_amd_event_s(runtime.Struct):
    event_type: Field[int]
    memory_fault: Field[struct_hsa_amd_gpu_memory_fault_info_s]
hsa_amd_event_t = struct_hsa_amd_event_s
hsa_amd_system_event_callback_t = Any
def hsa_amd_register_system_event_handler(callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_amd_register_system_event_handler(hsa_amd_system_event_callback_t callback, void * data)"""
enum_hsa_amd_queue_priority_s = ctypes.c_uint32
HSA_AMD_QUEUE_PRIORITY_LOW: int
HSA_AMD_QUEUE_PRIORITY_NORMAL: int
HSA_AMD_QUEUE_PRIORITY_HIGH: int
hsa_amd_queue_priority_t = enum_hsa_amd_queue_priority_s
def hsa_amd_queue_set_priority(queue: Any, priority: Any, /) -> int:
    """hsa_status_t hsa_amd_queue_set_priority(hsa_queue_t * queue, hsa_amd_queue_priority_t priority)"""
hsa_amd_deallocation_callback_t = Any
def hsa_amd_register_deallocation_callback(ptr: Any, callback: Any, user_data: Any, /) -> int:
    """hsa_status_t hsa_amd_register_deallocation_callback(void * ptr, hsa_amd_deallocation_callback_t callback, void * user_data)"""
def hsa_amd_deregister_deallocation_callback(ptr: Any, callback: Any, /) -> int:
    """hsa_status_t hsa_amd_deregister_deallocation_callback(void * ptr, hsa_amd_deallocation_callback_t callback)"""
enum_hsa_amd_svm_model_s = ctypes.c_uint32
HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED: int
HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED: int
HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE: int
hsa_amd_svm_model_t = enum_hsa_amd_svm_model_s
enum_hsa_amd_svm_attribute_s = ctypes.c_uint32
HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG: int
HSA_AMD_SVM_ATTRIB_READ_ONLY: int
HSA_AMD_SVM_ATTRIB_HIVE_LOCAL: int
HSA_AMD_SVM_ATTRIB_MIGRATION_GRANULARITY: int
HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION: int
HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION: int
HSA_AMD_SVM_ATTRIB_READ_MOSTLY: int
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE: int
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE: int
HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS: int
HSA_AMD_SVM_ATTRIB_ACCESS_QUERY: int
hsa_amd_svm_attribute_t = enum_hsa_amd_svm_attribute_s
class struct_hsa_amd_svm_attribute_pair_s(runtime.Struct):
    attribute: Field[int]
    value: Field[int]
hsa_amd_svm_attribute_pair_t = struct_hsa_amd_svm_attribute_pair_s
def hsa_amd_svm_attributes_set(ptr: Any, size: Any, attribute_list: Any, attribute_count: Any, /) -> int:
    """hsa_status_t hsa_amd_svm_attributes_set(void * ptr, size_t size, hsa_amd_svm_attribute_pair_t * attribute_list, size_t attribute_count)"""
def hsa_amd_svm_attributes_get(ptr: Any, size: Any, attribute_list: Any, attribute_count: Any, /) -> int:
    """hsa_status_t hsa_amd_svm_attributes_get(void * ptr, size_t size, hsa_amd_svm_attribute_pair_t * attribute_list, size_t attribute_count)"""
def hsa_amd_svm_prefetch_async(ptr: Any, size: Any, agent: Any, num_dep_signals: Any, dep_signals: Any, completion_signal: Any, /) -> int:
    """hsa_status_t hsa_amd_svm_prefetch_async(void * ptr, size_t size, hsa_agent_t agent, uint32_t num_dep_signals, const hsa_signal_t * dep_signals, hsa_signal_t completion_signal)"""
amd_kernel_code_version32_t = ctypes.c_uint32
enum_amd_kernel_code_version_t = ctypes.c_uint32
AMD_KERNEL_CODE_VERSION_MAJOR: int
AMD_KERNEL_CODE_VERSION_MINOR: int
amd_machine_kind16_t = ctypes.c_uint16
enum_amd_machine_kind_t = ctypes.c_uint32
AMD_MACHINE_KIND_UNDEFINED: int
AMD_MACHINE_KIND_AMDGPU: int
amd_machine_version16_t = ctypes.c_uint16
enum_amd_float_round_mode_t = ctypes.c_uint32
AMD_FLOAT_ROUND_MODE_NEAREST_EVEN: int
AMD_FLOAT_ROUND_MODE_PLUS_INFINITY: int
AMD_FLOAT_ROUND_MODE_MINUS_INFINITY: int
AMD_FLOAT_ROUND_MODE_ZERO: int
enum_amd_float_denorm_mode_t = ctypes.c_uint32
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE_OUTPUT: int
AMD_FLOAT_DENORM_MODE_FLUSH_OUTPUT: int
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE: int
AMD_FLOAT_DENORM_MODE_NO_FLUSH: int
amd_compute_pgm_rsrc_one32_t = ctypes.c_uint32
enum_amd_compute_pgm_rsrc_one_t = ctypes.c_int32
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT: int
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_PRIV: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP: int
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE: int
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_BULKY: int
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER: int
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_SHIFT: int
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_WIDTH: int
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1: int
enum_amd_system_vgpr_workitem_id_t = ctypes.c_uint32
AMD_SYSTEM_VGPR_WORKITEM_ID_X: int
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y: int
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y_Z: int
AMD_SYSTEM_VGPR_WORKITEM_ID_UNDEFINED: int
amd_compute_pgm_rsrc_two32_t = ctypes.c_uint32
enum_amd_compute_pgm_rsrc_two_t = ctypes.c_int32
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET: int
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION: int
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO: int
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_SHIFT: int
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_WIDTH: int
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1: int
enum_amd_element_byte_size_t = ctypes.c_uint32
AMD_ELEMENT_BYTE_SIZE_2: int
AMD_ELEMENT_BYTE_SIZE_4: int
AMD_ELEMENT_BYTE_SIZE_8: int
AMD_ELEMENT_BYTE_SIZE_16: int
amd_kernel_code_properties32_t = ctypes.c_uint32
enum_amd_kernel_code_properties_t = ctypes.c_int32
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED1: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS: int
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE: int
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64: int
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK: int
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED: int
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_SHIFT: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_WIDTH: int
AMD_KERNEL_CODE_PROPERTIES_RESERVED2: int
amd_powertwo8_t = ctypes.c_uint8
enum_amd_powertwo_t = ctypes.c_uint32
AMD_POWERTWO_1: int
AMD_POWERTWO_2: int
AMD_POWERTWO_4: int
AMD_POWERTWO_8: int
AMD_POWERTWO_16: int
AMD_POWERTWO_32: int
AMD_POWERTWO_64: int
AMD_POWERTWO_128: int
AMD_POWERTWO_256: int
amd_enabled_control_directive64_t = ctypes.c_uint64
enum_amd_enabled_control_directive_t = ctypes.c_uint32
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_BREAK_EXCEPTIONS: int
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_DETECT_EXCEPTIONS: int
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_DYNAMIC_GROUP_SIZE: int
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_GRID_SIZE: int
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_WORKGROUP_SIZE: int
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_DIM: int
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_GRID_SIZE: int
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_WORKGROUP_SIZE: int
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRE_NO_PARTIAL_WORKGROUPS: int
amd_exception_kind16_t = ctypes.c_uint16
enum_amd_exception_kind_t = ctypes.c_uint32
AMD_EXCEPTION_KIND_INVALID_OPERATION: int
AMD_EXCEPTION_KIND_DIVISION_BY_ZERO: int
AMD_EXCEPTION_KIND_OVERFLOW: int
AMD_EXCEPTION_KIND_UNDERFLOW: int
AMD_EXCEPTION_KIND_INEXACT: int
class struct_amd_control_directives_s(runtime.Struct):
    enabled_control_directives: Field[int]
    enable_break_exceptions: Field[int]
    enable_detect_exceptions: Field[int]
    max_dynamic_group_size: Field[int]
    max_flat_grid_size: Field[int]
    max_flat_workgroup_size: Field[int]
    required_dim: Field[int]
    reserved1: Field[ctypes.Array[ctypes.c_uint8]]
    required_grid_size: Field[ctypes.Array[ctypes.c_uint64]]
    required_workgroup_size: Field[ctypes.Array[ctypes.c_uint32]]
    reserved2: Field[ctypes.Array[ctypes.c_uint8]]
amd_control_directives_t = struct_amd_control_directives_s
class struct_amd_kernel_code_s(runtime.Struct):
    amd_kernel_code_version_major: Field[int]
    amd_kernel_code_version_minor: Field[int]
    amd_machine_kind: Field[int]
    amd_machine_version_major: Field[int]
    amd_machine_version_minor: Field[int]
    amd_machine_version_stepping: Field[int]
    kernel_code_entry_byte_offset: Field[int]
    kernel_code_prefetch_byte_offset: Field[int]
    kernel_code_prefetch_byte_size: Field[int]
    max_scratch_backing_memory_byte_size: Field[int]
    compute_pgm_rsrc1: Field[int]
    compute_pgm_rsrc2: Field[int]
    kernel_code_properties: Field[int]
    workitem_private_segment_byte_size: Field[int]
    workgroup_group_segment_byte_size: Field[int]
    gds_segment_byte_size: Field[int]
    kernarg_segment_byte_size: Field[int]
    workgroup_fbarrier_count: Field[int]
    wavefront_sgpr_count: Field[int]
    workitem_vgpr_count: Field[int]
    reserved_vgpr_first: Field[int]
    reserved_vgpr_count: Field[int]
    reserved_sgpr_first: Field[int]
    reserved_sgpr_count: Field[int]
    debug_wavefront_private_segment_offset_sgpr: Field[int]
    debug_private_segment_buffer_sgpr: Field[int]
    kernarg_segment_alignment: Field[int]
    group_segment_alignment: Field[int]
    private_segment_alignment: Field[int]
    wavefront_size: Field[int]
    call_convention: Field[int]
    reserved1: Field[ctypes.Array[ctypes.c_uint8]]
    runtime_loader_kernel_symbol: Field[int]
    control_directives: Field[struct_amd_control_directives_s]
amd_kernel_code_t = struct_amd_kernel_code_s
class struct_amd_runtime_loader_debug_info_s(runtime.Struct):
    elf_raw: Field[int | None]
    elf_size: Field[int]
    kernel_name: Field[bytes | None]
    owning_segment: Field[int | None]
amd_runtime_loader_debug_info_t = struct_amd_runtime_loader_debug_info_s
amd_queue_properties32_t = ctypes.c_uint32
enum_amd_queue_properties_t = ctypes.c_int32
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_SHIFT: int
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_WIDTH: int
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER: int
AMD_QUEUE_PROPERTIES_IS_PTR64_SHIFT: int
AMD_QUEUE_PROPERTIES_IS_PTR64_WIDTH: int
AMD_QUEUE_PROPERTIES_IS_PTR64: int
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_SHIFT: int
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_WIDTH: int
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS: int
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_SHIFT: int
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_WIDTH: int
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING: int
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_SHIFT: int
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_WIDTH: int
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE: int
AMD_QUEUE_PROPERTIES_RESERVED1_SHIFT: int
AMD_QUEUE_PROPERTIES_RESERVED1_WIDTH: int
AMD_QUEUE_PROPERTIES_RESERVED1: int
class struct_amd_queue_s(runtime.Struct):
    hsa_queue: Field[struct_hsa_queue_s]
    reserved1: Field[ctypes.Array[ctypes.c_uint32]]
    write_dispatch_id: Field[int]
    group_segment_aperture_base_hi: Field[int]
    private_segment_aperture_base_hi: Field[int]
    max_cu_id: Field[int]
    max_wave_id: Field[int]
    max_legacy_doorbell_dispatch_id_plus_1: Field[int]
    legacy_doorbell_lock: Field[int]
    reserved2: Field[ctypes.Array[ctypes.c_uint32]]
    read_dispatch_id: Field[int]
    read_dispatch_id_field_base_byte_offset: Field[int]
    compute_tmpring_size: Field[int]
    scratch_resource_descriptor: Field[ctypes.Array[ctypes.c_uint32]]
    scratch_backing_memory_location: Field[int]
    scratch_backing_memory_byte_size: Field[int]
    scratch_wave64_lane_byte_size: Field[int]
    queue_properties: Field[int]
    reserved3: Field[ctypes.Array[ctypes.c_uint32]]
    queue_inactive_signal: Field[struct_hsa_signal_s]
    reserved4: Field[ctypes.Array[ctypes.c_uint32]]
amd_queue_t = struct_amd_queue_s
amd_signal_kind64_t = ctypes.c_int64
enum_amd_signal_kind_t = ctypes.c_int32
AMD_SIGNAL_KIND_INVALID: int
AMD_SIGNAL_KIND_USER: int
AMD_SIGNAL_KIND_DOORBELL: int
AMD_SIGNAL_KIND_LEGACY_DOORBELL: int
class struct_amd_signal_s_1(runtime.Union):
    value: Field[int]
    legacy_hardware_doorbell_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    hardware_doorbell_ptr: Field[ctypes._Pointer[ctypes.c_uint64]]
class struct_amd_signal_s_7(runtime.Union):
    queue_ptr: Field[ctypes._Pointer[struct_amd_queue_s]]
    reserved2: Field[int]
class struct_amd_signal_s(runtime.Struct):
    kind: Field[int]
    value: Field[int]
    legacy_hardware_doorbell_ptr: Field[ctypes._Pointer[ctypes.c_uint32]]
    hardware_doorbell_ptr: Field[ctypes._Pointer[ctypes.c_uint64]]
    event_mailbox_ptr: Field[int]
    event_id: Field[int]
    reserved1: Field[int]
    start_ts: Field[int]
    end_ts: Field[int]
    queue_ptr: Field[ctypes._Pointer[struct_amd_queue_s]]
    reserved2: Field[int]
    reserved3: Field[ctypes.Array[ctypes.c_uint32]]
amd_signal_t = struct_amd_signal_s
class struct_BrigModuleHeader(runtime.Struct): ...
BrigModule_t = Any
HSA_EXT_STATUS_ERROR_INVALID_PROGRAM: int
HSA_EXT_STATUS_ERROR_INVALID_MODULE: int
HSA_EXT_STATUS_ERROR_INCOMPATIBLE_MODULE: int
HSA_EXT_STATUS_ERROR_MODULE_ALREADY_INCLUDED: int
HSA_EXT_STATUS_ERROR_SYMBOL_MISMATCH: int
HSA_EXT_STATUS_ERROR_FINALIZATION_FAILED: int
HSA_EXT_STATUS_ERROR_DIRECTIVE_MISMATCH: int
hsa_ext_module_t = BrigModule_t
class struct_hsa_ext_program_s(runtime.Struct):
    handle: Field[int]
hsa_ext_program_t = struct_hsa_ext_program_s
def hsa_ext_program_create(machine_model: Any, profile: Any, default_float_rounding_mode: Any, options: Any, program: Any, /) -> int:
    """hsa_status_t hsa_ext_program_create(hsa_machine_model_t machine_model, hsa_profile_t profile, hsa_default_float_rounding_mode_t default_float_rounding_mode, const char * options, hsa_ext_program_t * program)"""
def hsa_ext_program_destroy(program: Any, /) -> int:
    """hsa_status_t hsa_ext_program_destroy(hsa_ext_program_t program)"""
def hsa_ext_program_add_module(program: Any, module: Any, /) -> int:
    """hsa_status_t hsa_ext_program_add_module(hsa_ext_program_t program, hsa_ext_module_t module)"""
def hsa_ext_program_iterate_modules(program: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_ext_program_iterate_modules(hsa_ext_program_t program, hsa_status_t (*)(hsa_ext_program_t, hsa_ext_module_t, void *) callback, void * data)"""
hsa_ext_program_info_t = ctypes.c_uint32
HSA_EXT_PROGRAM_INFO_MACHINE_MODEL: int
HSA_EXT_PROGRAM_INFO_PROFILE: int
HSA_EXT_PROGRAM_INFO_DEFAULT_FLOAT_ROUNDING_MODE: int
def hsa_ext_program_get_info(program: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_ext_program_get_info(hsa_ext_program_t program, hsa_ext_program_info_t attribute, void * value)"""
hsa_ext_finalizer_call_convention_t = ctypes.c_int32
HSA_EXT_FINALIZER_CALL_CONVENTION_AUTO: int
class struct_hsa_ext_control_directives_s(runtime.Struct):
    control_directives_mask: Field[int]
    break_exceptions_mask: Field[int]
    detect_exceptions_mask: Field[int]
    max_dynamic_group_size: Field[int]
    max_flat_grid_size: Field[int]
    max_flat_workgroup_size: Field[int]
    reserved1: Field[int]
    required_grid_size: Field[ctypes.Array[ctypes.c_uint64]]
    required_workgroup_size: Field[struct_hsa_dim3_s]
    required_dim: Field[int]
    reserved2: Field[ctypes.Array[ctypes.c_uint8]]
hsa_ext_control_directives_t = struct_hsa_ext_control_directives_s
def hsa_ext_program_finalize(program: Any, isa: Any, call_convention: Any, control_directives: Any, options: Any, code_object_type: Any, code_object: Any, /) -> int:
    """hsa_status_t hsa_ext_program_finalize(hsa_ext_program_t program, hsa_isa_t isa, int32_t call_convention, hsa_ext_control_directives_t control_directives, const char * options, hsa_code_object_type_t code_object_type, hsa_code_object_t * code_object)"""
class struct_hsa_ext_finalizer_1_00_pfn_s(runtime.Struct):
    hsa_ext_program_create: Field[Any]
    hsa_ext_program_destroy: Field[Any]
    hsa_ext_program_add_module: Field[Any]
    hsa_ext_program_iterate_modules: Field[Any]
    hsa_ext_program_get_info: Field[Any]
    hsa_ext_program_finalize: Field[Any]
hsa_ext_finalizer_1_00_pfn_t = struct_hsa_ext_finalizer_1_00_pfn_s
def hsa_ven_amd_loader_query_host_address(device_address: Any, host_address: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_query_host_address(const void * device_address, const void ** host_address)"""
hsa_ven_amd_loader_code_object_storage_type_t = ctypes.c_uint32
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_NONE: int
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_FILE: int
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_MEMORY: int
class struct_hsa_ven_amd_loader_segment_descriptor_s(runtime.Struct):
    agent: Field[struct_hsa_agent_s]
    executable: Field[struct_hsa_executable_s]
    code_object_storage_type: Field[int]
    code_object_storage_base: Field[int | None]
    code_object_storage_size: Field[int]
    code_object_storage_offset: Field[int]
    segment_base: Field[int | None]
    segment_size: Field[int]
hsa_ven_amd_loader_segment_descriptor_t = struct_hsa_ven_amd_loader_segment_descriptor_s
def hsa_ven_amd_loader_query_segment_descriptors(segment_descriptors: Any, num_segment_descriptors: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_query_segment_descriptors(hsa_ven_amd_loader_segment_descriptor_t * segment_descriptors, size_t * num_segment_descriptors)"""
def hsa_ven_amd_loader_query_executable(device_address: Any, executable: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_query_executable(const void * device_address, hsa_executable_t * executable)"""
def hsa_ven_amd_loader_executable_iterate_loaded_code_objects(executable: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_executable_iterate_loaded_code_objects(hsa_executable_t executable, hsa_status_t (*)(hsa_executable_t, hsa_loaded_code_object_t, void *) callback, void * data)"""
hsa_ven_amd_loader_loaded_code_object_kind_t = ctypes.c_uint32
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_PROGRAM: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_AGENT: int
enum_hsa_ven_amd_loader_loaded_code_object_info_e = ctypes.c_uint32
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_EXECUTABLE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_KIND: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_AGENT: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_TYPE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_BASE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_SIZE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_FILE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_DELTA: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_BASE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_SIZE: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI_LENGTH: int
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI: int
hsa_ven_amd_loader_loaded_code_object_info_t = enum_hsa_ven_amd_loader_loaded_code_object_info_e
def hsa_ven_amd_loader_loaded_code_object_get_info(loaded_code_object: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_loaded_code_object_get_info(hsa_loaded_code_object_t loaded_code_object, hsa_ven_amd_loader_loaded_code_object_info_t attribute, void * value)"""
def hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size(file: Any, offset: Any, size: Any, code_object_reader: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size(hsa_file_t file, size_t offset, size_t size, hsa_code_object_reader_t * code_object_reader)"""
def hsa_ven_amd_loader_iterate_executables(callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_loader_iterate_executables(hsa_status_t (*)(hsa_executable_t, void *) callback, void * data)"""
class struct_hsa_ven_amd_loader_1_00_pfn_s(runtime.Struct):
    hsa_ven_amd_loader_query_host_address: Field[Any]
    hsa_ven_amd_loader_query_segment_descriptors: Field[Any]
    hsa_ven_amd_loader_query_executable: Field[Any]
hsa_ven_amd_loader_1_00_pfn_t = struct_hsa_ven_amd_loader_1_00_pfn_s
class struct_hsa_ven_amd_loader_1_01_pfn_s(runtime.Struct):
    hsa_ven_amd_loader_query_host_address: Field[Any]
    hsa_ven_amd_loader_query_segment_descriptors: Field[Any]
    hsa_ven_amd_loader_query_executable: Field[Any]
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Field[Any]
    hsa_ven_amd_loader_loaded_code_object_get_info: Field[Any]
hsa_ven_amd_loader_1_01_pfn_t = struct_hsa_ven_amd_loader_1_01_pfn_s
class struct_hsa_ven_amd_loader_1_02_pfn_s(runtime.Struct):
    hsa_ven_amd_loader_query_host_address: Field[Any]
    hsa_ven_amd_loader_query_segment_descriptors: Field[Any]
    hsa_ven_amd_loader_query_executable: Field[Any]
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Field[Any]
    hsa_ven_amd_loader_loaded_code_object_get_info: Field[Any]
    hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size: Field[Any]
hsa_ven_amd_loader_1_02_pfn_t = struct_hsa_ven_amd_loader_1_02_pfn_s
class struct_hsa_ven_amd_loader_1_03_pfn_s(runtime.Struct):
    hsa_ven_amd_loader_query_host_address: Field[Any]
    hsa_ven_amd_loader_query_segment_descriptors: Field[Any]
    hsa_ven_amd_loader_query_executable: Field[Any]
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Field[Any]
    hsa_ven_amd_loader_loaded_code_object_get_info: Field[Any]
    hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size: Field[Any]
    hsa_ven_amd_loader_iterate_executables: Field[Any]
hsa_ven_amd_loader_1_03_pfn_t = struct_hsa_ven_amd_loader_1_03_pfn_s
def hsa_ven_amd_aqlprofile_version_major() -> int:
    """uint32_t hsa_ven_amd_aqlprofile_version_major()"""
def hsa_ven_amd_aqlprofile_version_minor() -> int:
    """uint32_t hsa_ven_amd_aqlprofile_version_minor()"""
hsa_ven_amd_aqlprofile_event_type_t = ctypes.c_uint32
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_PMC: int
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_TRACE: int
hsa_ven_amd_aqlprofile_block_name_t = ctypes.c_uint32
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPC: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPF: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GDS: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBM: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBMSE: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SPI: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQ: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQCS: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SRBM: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SX: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TA: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCA: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCC: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCP: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TD: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCARB: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCHUB: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCMCBVM: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCSEQ: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCVML2: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCXBAR: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATC: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATCL2: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCEA: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_RPB: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SDMA: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1A: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1C: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2A: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2C: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCR: int
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GUS: int
HSA_VEN_AMD_AQLPROFILE_BLOCKS_NUMBER: int
class hsa_ven_amd_aqlprofile_event_t(runtime.Struct):
    block_name: Field[int]
    block_index: Field[int]
    counter_id: Field[int]
def hsa_ven_amd_aqlprofile_validate_event(agent: Any, event: Any, result: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_validate_event(hsa_agent_t agent, const hsa_ven_amd_aqlprofile_event_t * event, _Bool * result)"""
hsa_ven_amd_aqlprofile_parameter_name_t = ctypes.c_uint32
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_COMPUTE_UNIT_TARGET: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_VM_ID_MASK: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_MASK: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK2: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SE_MASK: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SAMPLE_RATE: int
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_K_CONCURRENT: int
class hsa_ven_amd_aqlprofile_parameter_t(runtime.Struct):
    parameter_name: Field[int]
    value: Field[int]
class hsa_ven_amd_aqlprofile_descriptor_t(runtime.Struct):
    ptr: Field[int | None]
    size: Field[int]
class hsa_ven_amd_aqlprofile_profile_t(runtime.Struct):
    agent: Field[struct_hsa_agent_s]
    type: Field[int]
    events: Field[ctypes._Pointer[hsa_ven_amd_aqlprofile_event_t]]
    event_count: Field[int]
    parameters: Field[ctypes._Pointer[hsa_ven_amd_aqlprofile_parameter_t]]
    parameter_count: Field[int]
    output_buffer: Field[hsa_ven_amd_aqlprofile_descriptor_t]
    command_buffer: Field[hsa_ven_amd_aqlprofile_descriptor_t]
class hsa_ext_amd_aql_pm4_packet_t(runtime.Struct):
    header: Field[int]
    pm4_command: Field[ctypes.Array[ctypes.c_uint16]]
    completion_signal: Field[struct_hsa_signal_s]
def hsa_ven_amd_aqlprofile_start(profile: Any, aql_start_packet: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_start(hsa_ven_amd_aqlprofile_profile_t * profile, hsa_ext_amd_aql_pm4_packet_t * aql_start_packet)"""
def hsa_ven_amd_aqlprofile_stop(profile: Any, aql_stop_packet: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_stop(const hsa_ven_amd_aqlprofile_profile_t * profile, hsa_ext_amd_aql_pm4_packet_t * aql_stop_packet)"""
def hsa_ven_amd_aqlprofile_read(profile: Any, aql_read_packet: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_read(const hsa_ven_amd_aqlprofile_profile_t * profile, hsa_ext_amd_aql_pm4_packet_t * aql_read_packet)"""
HSA_VEN_AMD_AQLPROFILE_LEGACY_PM4_PACKET_SIZE: runtime.Variable
def hsa_ven_amd_aqlprofile_legacy_get_pm4(aql_packet: Any, data: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_legacy_get_pm4(const hsa_ext_amd_aql_pm4_packet_t * aql_packet, void * data)"""
class hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data(runtime.Struct):
    event: Field[hsa_ven_amd_aqlprofile_event_t]
    result: Field[int]
class hsa_ven_amd_aqlprofile_info_data_t_1(runtime.Union):
    pmc_data: Field[hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data]
    trace_data: Field[hsa_ven_amd_aqlprofile_descriptor_t]
class hsa_ven_amd_aqlprofile_info_data_t(runtime.Struct):
    sample_id: Field[int]
    pmc_data: Field[hsa_ven_amd_aqlprofile_info_data_t_1_pmc_data]
    trace_data: Field[hsa_ven_amd_aqlprofile_descriptor_t]
class hsa_ven_amd_aqlprofile_id_query_t(runtime.Struct):
    name: Field[bytes | None]
    id: Field[int]
    instance_count: Field[int]
hsa_ven_amd_aqlprofile_info_type_t = ctypes.c_uint32
HSA_VEN_AMD_AQLPROFILE_INFO_COMMAND_BUFFER_SIZE: int
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA_SIZE: int
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA: int
HSA_VEN_AMD_AQLPROFILE_INFO_TRACE_DATA: int
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_COUNTERS: int
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_ID: int
HSA_VEN_AMD_AQLPROFILE_INFO_ENABLE_CMD: int
HSA_VEN_AMD_AQLPROFILE_INFO_DISABLE_CMD: int
hsa_ven_amd_aqlprofile_data_callback_t = Any
def hsa_ven_amd_aqlprofile_get_info(profile: Any, attribute: Any, value: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_get_info(const hsa_ven_amd_aqlprofile_profile_t * profile, hsa_ven_amd_aqlprofile_info_type_t attribute, void * value)"""
def hsa_ven_amd_aqlprofile_iterate_data(profile: Any, callback: Any, data: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_iterate_data(const hsa_ven_amd_aqlprofile_profile_t * profile, hsa_ven_amd_aqlprofile_data_callback_t callback, void * data)"""
def hsa_ven_amd_aqlprofile_error_string(str: Any, /) -> int:
    """hsa_status_t hsa_ven_amd_aqlprofile_error_string(const char ** str)"""
class struct_hsa_ven_amd_aqlprofile_1_00_pfn_s(runtime.Struct):
    hsa_ven_amd_aqlprofile_version_major: Field[Any]
    hsa_ven_amd_aqlprofile_version_minor: Field[Any]
    hsa_ven_amd_aqlprofile_error_string: Field[Any]
    hsa_ven_amd_aqlprofile_validate_event: Field[Any]
    hsa_ven_amd_aqlprofile_start: Field[Any]
    hsa_ven_amd_aqlprofile_stop: Field[Any]
    hsa_ven_amd_aqlprofile_read: Field[Any]
    hsa_ven_amd_aqlprofile_legacy_get_pm4: Field[Any]
    hsa_ven_amd_aqlprofile_get_info: Field[Any]
    hsa_ven_amd_aqlprofile_iterate_data: Field[Any]
hsa_ven_amd_aqlprofile_1_00_pfn_t = struct_hsa_ven_amd_aqlprofile_1_00_pfn_s
hsa_ven_amd_aqlprofile_pfn_t = hsa_ven_amd_aqlprofile_1_00_pfn_t
HSA_VERSION_1_0: int
HSA_AMD_INTERFACE_VERSION_MAJOR: int
HSA_AMD_INTERFACE_VERSION_MINOR: int
AMD_CONTROL_DIRECTIVES_ALIGN_BYTES: int
AMD_ISA_ALIGN_BYTES: int
AMD_KERNEL_CODE_ALIGN_BYTES: int
AMD_QUEUE_ALIGN_BYTES: int
AMD_SIGNAL_ALIGN_BYTES: int
hsa_ven_amd_loader: int
HSA_AQLPROFILE_VERSION_MAJOR: int
HSA_AQLPROFILE_VERSION_MINOR: int
hsa_ven_amd_aqlprofile_VERSION_MAJOR: int
