"""NVRTC: CUDA C++ compiled at run time."""

# Made by `tg-autogen gen nvrtc`; change the spec, not this file.
# From: PyPI nvidia-cuda-nvrtc-cu12 12.9.86
# Headers: nvrtc.h
# Licence of the headers: NVIDIA CUDA Toolkit EULA
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import CFUNCTYPE, POINTER, c_char, c_char_p, c_int32, c_size_t, c_uint32, c_void_p

from tg_autogen.runtime import Library, Struct

_library = Library("nvrtc", linux=("libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12",), package="PyPI nvidia-cuda-nvrtc-cu12 or the CUDA toolkit")
nvrtcResult = c_uint32
NVRTC_SUCCESS = 0
NVRTC_ERROR_OUT_OF_MEMORY = 1
NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
NVRTC_ERROR_INVALID_INPUT = 3
NVRTC_ERROR_INVALID_PROGRAM = 4
NVRTC_ERROR_INVALID_OPTION = 5
NVRTC_ERROR_COMPILATION = 6
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
NVRTC_ERROR_INTERNAL_ERROR = 11
NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
NVRTC_ERROR_PCH_CREATE = 15
NVRTC_ERROR_CANCELLED = 16

class struct__nvrtcProgram(Struct):
    __slots__ = ()
nvrtcProgram = POINTER(struct__nvrtcProgram)
_ENUMS = {
    "nvrtcResult": "NVRTC_SUCCESS NVRTC_ERROR_OUT_OF_MEMORY NVRTC_ERROR_PROGRAM_CREATION_FAILURE NVRTC_ERROR_INVALID_INPUT NVRTC_ERROR_INVALID_PROGRAM NVRTC_ERROR_INVALID_OPTION NVRTC_ERROR_COMPILATION NVRTC_ERROR_BUILTIN_OPERATION_FAILURE NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID NVRTC_ERROR_INTERNAL_ERROR NVRTC_ERROR_TIME_FILE_WRITE_FAILED NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED NVRTC_ERROR_PCH_CREATE NVRTC_ERROR_CANCELLED",
}
nvrtcGetErrorString = _library.function("nvrtcGetErrorString", c_char_p, nvrtcResult)
nvrtcVersion = _library.function("nvrtcVersion", nvrtcResult, POINTER(c_int32), POINTER(c_int32))
nvrtcGetNumSupportedArchs = _library.function("nvrtcGetNumSupportedArchs", nvrtcResult, POINTER(c_int32))
nvrtcGetSupportedArchs = _library.function("nvrtcGetSupportedArchs", nvrtcResult, POINTER(c_int32))
nvrtcCreateProgram = _library.function("nvrtcCreateProgram", nvrtcResult, POINTER(nvrtcProgram), c_char_p, c_char_p, c_int32, POINTER(c_char_p), POINTER(c_char_p))
nvrtcDestroyProgram = _library.function("nvrtcDestroyProgram", nvrtcResult, POINTER(nvrtcProgram))
nvrtcCompileProgram = _library.function("nvrtcCompileProgram", nvrtcResult, nvrtcProgram, c_int32, POINTER(c_char_p))
nvrtcGetPTXSize = _library.function("nvrtcGetPTXSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetPTX = _library.function("nvrtcGetPTX", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcGetCUBINSize = _library.function("nvrtcGetCUBINSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetCUBIN = _library.function("nvrtcGetCUBIN", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcGetNVVMSize = _library.function("nvrtcGetNVVMSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetNVVM = _library.function("nvrtcGetNVVM", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcGetLTOIRSize = _library.function("nvrtcGetLTOIRSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetLTOIR = _library.function("nvrtcGetLTOIR", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcGetOptiXIRSize = _library.function("nvrtcGetOptiXIRSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetOptiXIR = _library.function("nvrtcGetOptiXIR", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcGetProgramLogSize = _library.function("nvrtcGetProgramLogSize", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcGetProgramLog = _library.function("nvrtcGetProgramLog", nvrtcResult, nvrtcProgram, POINTER(c_char))
nvrtcAddNameExpression = _library.function("nvrtcAddNameExpression", nvrtcResult, nvrtcProgram, c_char_p)
nvrtcGetLoweredName = _library.function("nvrtcGetLoweredName", nvrtcResult, nvrtcProgram, c_char_p, POINTER(c_char_p))
nvrtcGetPCHHeapSize = _library.function("nvrtcGetPCHHeapSize", nvrtcResult, POINTER(c_size_t))
nvrtcSetPCHHeapSize = _library.function("nvrtcSetPCHHeapSize", nvrtcResult, c_size_t)
nvrtcGetPCHCreateStatus = _library.function("nvrtcGetPCHCreateStatus", nvrtcResult, nvrtcProgram)
nvrtcGetPCHHeapSizeRequired = _library.function("nvrtcGetPCHHeapSizeRequired", nvrtcResult, nvrtcProgram, POINTER(c_size_t))
nvrtcSetFlowCallback = _library.function("nvrtcSetFlowCallback", nvrtcResult, nvrtcProgram, CFUNCTYPE(c_int32, c_void_p, c_void_p), c_void_p)
# skipped (declaration): __DEPRECATED__
# skipped (empty): __NVRTC_H__
