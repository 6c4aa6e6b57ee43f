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
def nvJitLinkCreate(handle: Any, numOptions: Any, options: Any, /) -> int:
    """nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle * handle, uint32_t numOptions, const char ** options) - For versioning we will have separate API version for each library version"""
def nvJitLinkDestroy(handle: Any, /) -> int:
    """nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle * handle)"""
def nvJitLinkAddData(handle: Any, inputType: Any, data: Any, size: Any, name: Any, /) -> int:
    """nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void * data, size_t size, const char * name)"""
def nvJitLinkAddFile(handle: Any, inputType: Any, fileName: Any, /) -> int:
    """nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char * fileName)"""
def nvJitLinkComplete(handle: Any, /) -> int:
    """nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)"""
def nvJitLinkGetLinkedCubinSize(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t * size)"""
def nvJitLinkGetLinkedCubin(handle: Any, cubin: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void * cubin)"""
def nvJitLinkGetLinkedPtxSize(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t * size)"""
def nvJitLinkGetLinkedPtx(handle: Any, ptx: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char * ptx)"""
def nvJitLinkGetErrorLogSize(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t * size)"""
def nvJitLinkGetErrorLog(handle: Any, log: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char * log)"""
def nvJitLinkGetInfoLogSize(handle: Any, size: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t * size)"""
def nvJitLinkGetInfoLog(handle: Any, log: Any, /) -> int:
    """nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char * log)"""
def nvJitLinkVersion(major: Any, minor: Any, /) -> int:
    """nvJitLinkResult nvJitLinkVersion(unsigned int * major, unsigned int * minor) - nvJitLinkVersion returns the current version of nvJitLink."""
NVJITLINK_ERROR_NULL_INPUT: int
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: int
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: int
NVJITLINK_ERROR_ARCH_MISMATCH: int
NVJITLINK_ERROR_OUTDATED_LIBRARY: int
NVJITLINK_ERROR_MISSING_FATBIN: int
