"""nvJitLink: linking and assembling of PTX and cubins at run time."""

# Made by `tg-autogen gen nvjitlink`; change the spec, not this file.
# From: PyPI nvidia-nvjitlink-cu12 12.9.86
# Headers: nvJitLink.h
# Licence of the headers: NVIDIA CUDA Toolkit EULA
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import POINTER, c_char, c_char_p, c_size_t, c_uint32, c_void_p

from tg_autogen.runtime import Library, Struct

_library = Library("nvJitLink", linux=("libnvJitLink.so", "libnvJitLink.so.13", "libnvJitLink.so.12",), package="PyPI nvidia-nvjitlink-cu12 or the CUDA toolkit")
nvJitLinkResult = c_uint32
NVJITLINK_SUCCESS = 0
NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1
NVJITLINK_ERROR_MISSING_ARCH = 2
NVJITLINK_ERROR_INVALID_INPUT = 3
NVJITLINK_ERROR_PTX_COMPILE = 4
NVJITLINK_ERROR_NVVM_COMPILE = 5
NVJITLINK_ERROR_INTERNAL = 6
NVJITLINK_ERROR_THREADPOOL = 7
NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8
NVJITLINK_ERROR_FINALIZE = 9
nvJitLinkInputType = c_uint32
NVJITLINK_INPUT_NONE = 0
NVJITLINK_INPUT_CUBIN = 1
NVJITLINK_INPUT_PTX = 2
NVJITLINK_INPUT_LTOIR = 3
NVJITLINK_INPUT_FATBIN = 4
NVJITLINK_INPUT_OBJECT = 5
NVJITLINK_INPUT_LIBRARY = 6
NVJITLINK_INPUT_INDEX = 7
NVJITLINK_INPUT_ANY = 10

class struct_nvJitLink(Struct):
    __slots__ = ()
nvJitLinkHandle = POINTER(struct_nvJitLink)
_ENUMS = {
    "nvJitLinkResult": "NVJITLINK_SUCCESS NVJITLINK_ERROR_UNRECOGNIZED_OPTION NVJITLINK_ERROR_MISSING_ARCH NVJITLINK_ERROR_INVALID_INPUT NVJITLINK_ERROR_PTX_COMPILE NVJITLINK_ERROR_NVVM_COMPILE NVJITLINK_ERROR_INTERNAL NVJITLINK_ERROR_THREADPOOL NVJITLINK_ERROR_UNRECOGNIZED_INPUT NVJITLINK_ERROR_FINALIZE",
    "nvJitLinkInputType": "NVJITLINK_INPUT_NONE NVJITLINK_INPUT_CUBIN NVJITLINK_INPUT_PTX NVJITLINK_INPUT_LTOIR NVJITLINK_INPUT_FATBIN NVJITLINK_INPUT_OBJECT NVJITLINK_INPUT_LIBRARY NVJITLINK_INPUT_INDEX NVJITLINK_INPUT_ANY",
}
nvJitLinkCreate = _library.function("nvJitLinkCreate", nvJitLinkResult, POINTER(nvJitLinkHandle), c_uint32, POINTER(c_char_p))
nvJitLinkDestroy = _library.function("nvJitLinkDestroy", nvJitLinkResult, POINTER(nvJitLinkHandle))
nvJitLinkAddData = _library.function("nvJitLinkAddData", nvJitLinkResult, nvJitLinkHandle, nvJitLinkInputType, c_void_p, c_size_t, c_char_p)
nvJitLinkAddFile = _library.function("nvJitLinkAddFile", nvJitLinkResult, nvJitLinkHandle, nvJitLinkInputType, c_char_p)
nvJitLinkComplete = _library.function("nvJitLinkComplete", nvJitLinkResult, nvJitLinkHandle)
nvJitLinkGetLinkedCubinSize = _library.function("nvJitLinkGetLinkedCubinSize", nvJitLinkResult, nvJitLinkHandle, POINTER(c_size_t))
nvJitLinkGetLinkedCubin = _library.function("nvJitLinkGetLinkedCubin", nvJitLinkResult, nvJitLinkHandle, c_void_p)
nvJitLinkGetLinkedPtxSize = _library.function("nvJitLinkGetLinkedPtxSize", nvJitLinkResult, nvJitLinkHandle, POINTER(c_size_t))
nvJitLinkGetLinkedPtx = _library.function("nvJitLinkGetLinkedPtx", nvJitLinkResult, nvJitLinkHandle, POINTER(c_char))
nvJitLinkGetErrorLogSize = _library.function("nvJitLinkGetErrorLogSize", nvJitLinkResult, nvJitLinkHandle, POINTER(c_size_t))
nvJitLinkGetErrorLog = _library.function("nvJitLinkGetErrorLog", nvJitLinkResult, nvJitLinkHandle, POINTER(c_char))
nvJitLinkGetInfoLogSize = _library.function("nvJitLinkGetInfoLogSize", nvJitLinkResult, nvJitLinkHandle, POINTER(c_size_t))
nvJitLinkGetInfoLog = _library.function("nvJitLinkGetInfoLog", nvJitLinkResult, nvJitLinkHandle, POINTER(c_char))
nvJitLinkVersion = _library.function("nvJitLinkVersion", nvJitLinkResult, POINTER(c_uint32), POINTER(c_uint32))
NVJITLINK_ERROR_NULL_INPUT = 3
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 3
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 3
NVJITLINK_ERROR_ARCH_MISMATCH = 6
NVJITLINK_ERROR_OUTDATED_LIBRARY = 6
NVJITLINK_ERROR_MISSING_FATBIN = 3
# skipped (empty): nvJitLink_INCLUDED
