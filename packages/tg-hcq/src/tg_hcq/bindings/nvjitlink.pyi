# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

nvJitLinkResult = ctypes.c_uint32
NVJITLINK_SUCCESS: int
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: int
NVJITLINK_ERROR_MISSING_ARCH: int
NVJITLINK_ERROR_INVALID_INPUT: int
NVJITLINK_ERROR_PTX_COMPILE: int
NVJITLINK_ERROR_NVVM_COMPILE: int
NVJITLINK_ERROR_INTERNAL: int
NVJITLINK_ERROR_THREADPOOL: int
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: int
NVJITLINK_ERROR_FINALIZE: int
nvJitLinkInputType = ctypes.c_uint32
NVJITLINK_INPUT_NONE: int
NVJITLINK_INPUT_CUBIN: int
NVJITLINK_INPUT_PTX: int
NVJITLINK_INPUT_LTOIR: int
NVJITLINK_INPUT_FATBIN: int
NVJITLINK_INPUT_OBJECT: int
NVJITLINK_INPUT_LIBRARY: int
NVJITLINK_INPUT_INDEX: int
NVJITLINK_INPUT_ANY: int
class struct_nvJitLink(runtime.Struct): ...
nvJitLinkHandle = Any
def __nvJitLinkCreate_12_9(handle: Any, numOptions: Any, options: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkCreate_12_9(nvJitLinkHandle * handle, uint32_t numOptions, const char ** options) - For versioning we will have separate API version for each library version"""
def __nvJitLinkDestroy_12_9(handle: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkDestroy_12_9(nvJitLinkHandle * handle)"""
def __nvJitLinkAddData_12_9(handle: Any, inputType: Any, data: Any, size: Any, name: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkAddData_12_9(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void * data, size_t size, const char * name)"""
def __nvJitLinkAddFile_12_9(handle: Any, inputType: Any, fileName: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkAddFile_12_9(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char * fileName)"""
def __nvJitLinkComplete_12_9(handle: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkComplete_12_9(nvJitLinkHandle handle)"""
def __nvJitLinkGetLinkedCubinSize_12_9(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetLinkedCubinSize_12_9(nvJitLinkHandle handle, size_t * size)"""
def __nvJitLinkGetLinkedCubin_12_9(handle: Any, cubin: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetLinkedCubin_12_9(nvJitLinkHandle handle, void * cubin)"""
def __nvJitLinkGetLinkedPtxSize_12_9(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetLinkedPtxSize_12_9(nvJitLinkHandle handle, size_t * size)"""
def __nvJitLinkGetLinkedPtx_12_9(handle: Any, ptx: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetLinkedPtx_12_9(nvJitLinkHandle handle, char * ptx)"""
def __nvJitLinkGetErrorLogSize_12_9(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetErrorLogSize_12_9(nvJitLinkHandle handle, size_t * size)"""
def __nvJitLinkGetErrorLog_12_9(handle: Any, log: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetErrorLog_12_9(nvJitLinkHandle handle, char * log)"""
def __nvJitLinkGetInfoLogSize_12_9(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetInfoLogSize_12_9(nvJitLinkHandle handle, size_t * size)"""
def __nvJitLinkGetInfoLog_12_9(handle: Any, log: Any, /) -> int:
    """nvJitLinkResult __nvJitLinkGetInfoLog_12_9(nvJitLinkHandle handle, char * log)"""
def nvJitLinkVersion(major: Any, minor: Any, /) -> int:
    """nvJitLinkResult nvJitLinkVersion(unsigned int * major, unsigned int * minor) - nvJitLinkVersion returns the current version of nvJitLink."""
NVJITLINK_ERROR_NULL_INPUT: int
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: int
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: int
NVJITLINK_ERROR_ARCH_MISMATCH: int
NVJITLINK_ERROR_OUTDATED_LIBRARY: int
NVJITLINK_ERROR_MISSING_FATBIN: int
