"""OpenCL 3.0."""

# Made by `tg-autogen gen opencl`; change the spec, not this file.
# From: Debian opencl-c-headers 3.0~2023.02.06-1
# Headers: CL/cl.h CL/cl_ext.h CL/cl_platform.h CL/cl_version.h
# Licence of the headers: Apache-2.0
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int8,
    c_int16,
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

_library = Library("OpenCL", linux=("libOpenCL.so.1", "libOpenCL.so",), darwin=("/System/Library/Frameworks/OpenCL.framework/OpenCL",), win32=("OpenCL.dll",), package="Debian ocl-icd-libopencl1")
cl_char = c_int8
cl_uchar = c_uint8
cl_short = c_int16
cl_ushort = c_uint16
cl_int = c_int32
cl_uint = c_uint32
cl_long = c_int64
cl_ulong = c_uint64
cl_half = c_uint16
cl_float = c_float
cl_double = c_double
cl_GLuint = c_uint32
cl_GLint = c_int32
cl_GLenum = c_uint32
__cl_float4 = c_float * 4
__cl_uchar16 = cl_uchar * 16
__cl_char16 = cl_char * 16
__cl_ushort8 = cl_ushort * 8
__cl_short8 = cl_short * 8
__cl_uint4 = cl_uint * 4
__cl_int4 = cl_int * 4
__cl_ulong2 = cl_ulong * 2
__cl_long2 = cl_long * 2
__cl_double2 = cl_double * 2
__cl_uchar8 = cl_uchar * 8
__cl_char8 = cl_char * 8
__cl_ushort4 = cl_ushort * 4
__cl_short4 = cl_short * 4
__cl_uint2 = cl_uint * 2
__cl_int2 = cl_int * 2
__cl_ulong1 = cl_ulong * 1
__cl_long1 = cl_long * 1
__cl_float2 = cl_float * 2

class cl_char2_1(Struct):
    __slots__ = ()
layout(cl_char2_1, 2, 1,
    ("x", cl_char, 0),
    ("y", cl_char, 1),
)

class cl_char2_2(Struct):
    __slots__ = ()
layout(cl_char2_2, 2, 1,
    ("s0", cl_char, 0),
    ("s1", cl_char, 1),
)

class cl_char2_3(Struct):
    __slots__ = ()
layout(cl_char2_3, 2, 1,
    ("lo", cl_char, 0),
    ("hi", cl_char, 1),
)

class cl_char2(Union):
    __slots__ = ()
layout(cl_char2, 2, 2,
    ("s", cl_char * 2, 0),
    ("", cl_char2_1, 0),
    ("", cl_char2_2, 0),
    ("", cl_char2_3, 0),
)

class cl_char4_1(Struct):
    __slots__ = ()
layout(cl_char4_1, 4, 1,
    ("x", cl_char, 0),
    ("y", cl_char, 1),
    ("z", cl_char, 2),
    ("w", cl_char, 3),
)

class cl_char4_2(Struct):
    __slots__ = ()
layout(cl_char4_2, 4, 1,
    ("s0", cl_char, 0),
    ("s1", cl_char, 1),
    ("s2", cl_char, 2),
    ("s3", cl_char, 3),
)

class cl_char4_3(Struct):
    __slots__ = ()
layout(cl_char4_3, 4, 2,
    ("lo", cl_char2, 0),
    ("hi", cl_char2, 2),
)

class cl_char4(Union):
    __slots__ = ()
layout(cl_char4, 4, 4,
    ("s", cl_char * 4, 0),
    ("", cl_char4_1, 0),
    ("", cl_char4_2, 0),
    ("", cl_char4_3, 0),
)
cl_char3 = cl_char4

class cl_char8_1(Struct):
    __slots__ = ()
layout(cl_char8_1, 4, 1,
    ("x", cl_char, 0),
    ("y", cl_char, 1),
    ("z", cl_char, 2),
    ("w", cl_char, 3),
)

class cl_char8_2(Struct):
    __slots__ = ()
layout(cl_char8_2, 8, 1,
    ("s0", cl_char, 0),
    ("s1", cl_char, 1),
    ("s2", cl_char, 2),
    ("s3", cl_char, 3),
    ("s4", cl_char, 4),
    ("s5", cl_char, 5),
    ("s6", cl_char, 6),
    ("s7", cl_char, 7),
)

class cl_char8_3(Struct):
    __slots__ = ()
layout(cl_char8_3, 8, 4,
    ("lo", cl_char4, 0),
    ("hi", cl_char4, 4),
)

class cl_char8(Union):
    __slots__ = ()
layout(cl_char8, 8, 8,
    ("s", cl_char * 8, 0),
    ("", cl_char8_1, 0),
    ("", cl_char8_2, 0),
    ("", cl_char8_3, 0),
    ("v8", __cl_char8, 0),
)

class cl_char16_1(Struct):
    __slots__ = ()
layout(cl_char16_1, 16, 1,
    ("x", cl_char, 0),
    ("y", cl_char, 1),
    ("z", cl_char, 2),
    ("w", cl_char, 3),
    ("__spacer4", cl_char, 4),
    ("__spacer5", cl_char, 5),
    ("__spacer6", cl_char, 6),
    ("__spacer7", cl_char, 7),
    ("__spacer8", cl_char, 8),
    ("__spacer9", cl_char, 9),
    ("sa", cl_char, 10),
    ("sb", cl_char, 11),
    ("sc", cl_char, 12),
    ("sd", cl_char, 13),
    ("se", cl_char, 14),
    ("sf", cl_char, 15),
)

class cl_char16_2(Struct):
    __slots__ = ()
layout(cl_char16_2, 16, 1,
    ("s0", cl_char, 0),
    ("s1", cl_char, 1),
    ("s2", cl_char, 2),
    ("s3", cl_char, 3),
    ("s4", cl_char, 4),
    ("s5", cl_char, 5),
    ("s6", cl_char, 6),
    ("s7", cl_char, 7),
    ("s8", cl_char, 8),
    ("s9", cl_char, 9),
    ("sA", cl_char, 10),
    ("sB", cl_char, 11),
    ("sC", cl_char, 12),
    ("sD", cl_char, 13),
    ("sE", cl_char, 14),
    ("sF", cl_char, 15),
)

class cl_char16_3(Struct):
    __slots__ = ()
layout(cl_char16_3, 16, 8,
    ("lo", cl_char8, 0),
    ("hi", cl_char8, 8),
)

class cl_char16(Union):
    __slots__ = ()
layout(cl_char16, 16, 16,
    ("s", cl_char * 16, 0),
    ("", cl_char16_1, 0),
    ("", cl_char16_2, 0),
    ("", cl_char16_3, 0),
    ("v8", __cl_char8 * 2, 0),
    ("v16", __cl_char16, 0),
)

class cl_uchar2_1(Struct):
    __slots__ = ()
layout(cl_uchar2_1, 2, 1,
    ("x", cl_uchar, 0),
    ("y", cl_uchar, 1),
)

class cl_uchar2_2(Struct):
    __slots__ = ()
layout(cl_uchar2_2, 2, 1,
    ("s0", cl_uchar, 0),
    ("s1", cl_uchar, 1),
)

class cl_uchar2_3(Struct):
    __slots__ = ()
layout(cl_uchar2_3, 2, 1,
    ("lo", cl_uchar, 0),
    ("hi", cl_uchar, 1),
)

class cl_uchar2(Union):
    __slots__ = ()
layout(cl_uchar2, 2, 2,
    ("s", cl_uchar * 2, 0),
    ("", cl_uchar2_1, 0),
    ("", cl_uchar2_2, 0),
    ("", cl_uchar2_3, 0),
)

class cl_uchar4_1(Struct):
    __slots__ = ()
layout(cl_uchar4_1, 4, 1,
    ("x", cl_uchar, 0),
    ("y", cl_uchar, 1),
    ("z", cl_uchar, 2),
    ("w", cl_uchar, 3),
)

class cl_uchar4_2(Struct):
    __slots__ = ()
layout(cl_uchar4_2, 4, 1,
    ("s0", cl_uchar, 0),
    ("s1", cl_uchar, 1),
    ("s2", cl_uchar, 2),
    ("s3", cl_uchar, 3),
)

class cl_uchar4_3(Struct):
    __slots__ = ()
layout(cl_uchar4_3, 4, 2,
    ("lo", cl_uchar2, 0),
    ("hi", cl_uchar2, 2),
)

class cl_uchar4(Union):
    __slots__ = ()
layout(cl_uchar4, 4, 4,
    ("s", cl_uchar * 4, 0),
    ("", cl_uchar4_1, 0),
    ("", cl_uchar4_2, 0),
    ("", cl_uchar4_3, 0),
)
cl_uchar3 = cl_uchar4

class cl_uchar8_1(Struct):
    __slots__ = ()
layout(cl_uchar8_1, 4, 1,
    ("x", cl_uchar, 0),
    ("y", cl_uchar, 1),
    ("z", cl_uchar, 2),
    ("w", cl_uchar, 3),
)

class cl_uchar8_2(Struct):
    __slots__ = ()
layout(cl_uchar8_2, 8, 1,
    ("s0", cl_uchar, 0),
    ("s1", cl_uchar, 1),
    ("s2", cl_uchar, 2),
    ("s3", cl_uchar, 3),
    ("s4", cl_uchar, 4),
    ("s5", cl_uchar, 5),
    ("s6", cl_uchar, 6),
    ("s7", cl_uchar, 7),
)

class cl_uchar8_3(Struct):
    __slots__ = ()
layout(cl_uchar8_3, 8, 4,
    ("lo", cl_uchar4, 0),
    ("hi", cl_uchar4, 4),
)

class cl_uchar8(Union):
    __slots__ = ()
layout(cl_uchar8, 8, 8,
    ("s", cl_uchar * 8, 0),
    ("", cl_uchar8_1, 0),
    ("", cl_uchar8_2, 0),
    ("", cl_uchar8_3, 0),
    ("v8", __cl_uchar8, 0),
)

class cl_uchar16_1(Struct):
    __slots__ = ()
layout(cl_uchar16_1, 16, 1,
    ("x", cl_uchar, 0),
    ("y", cl_uchar, 1),
    ("z", cl_uchar, 2),
    ("w", cl_uchar, 3),
    ("__spacer4", cl_uchar, 4),
    ("__spacer5", cl_uchar, 5),
    ("__spacer6", cl_uchar, 6),
    ("__spacer7", cl_uchar, 7),
    ("__spacer8", cl_uchar, 8),
    ("__spacer9", cl_uchar, 9),
    ("sa", cl_uchar, 10),
    ("sb", cl_uchar, 11),
    ("sc", cl_uchar, 12),
    ("sd", cl_uchar, 13),
    ("se", cl_uchar, 14),
    ("sf", cl_uchar, 15),
)

class cl_uchar16_2(Struct):
    __slots__ = ()
layout(cl_uchar16_2, 16, 1,
    ("s0", cl_uchar, 0),
    ("s1", cl_uchar, 1),
    ("s2", cl_uchar, 2),
    ("s3", cl_uchar, 3),
    ("s4", cl_uchar, 4),
    ("s5", cl_uchar, 5),
    ("s6", cl_uchar, 6),
    ("s7", cl_uchar, 7),
    ("s8", cl_uchar, 8),
    ("s9", cl_uchar, 9),
    ("sA", cl_uchar, 10),
    ("sB", cl_uchar, 11),
    ("sC", cl_uchar, 12),
    ("sD", cl_uchar, 13),
    ("sE", cl_uchar, 14),
    ("sF", cl_uchar, 15),
)

class cl_uchar16_3(Struct):
    __slots__ = ()
layout(cl_uchar16_3, 16, 8,
    ("lo", cl_uchar8, 0),
    ("hi", cl_uchar8, 8),
)

class cl_uchar16(Union):
    __slots__ = ()
layout(cl_uchar16, 16, 16,
    ("s", cl_uchar * 16, 0),
    ("", cl_uchar16_1, 0),
    ("", cl_uchar16_2, 0),
    ("", cl_uchar16_3, 0),
    ("v8", __cl_uchar8 * 2, 0),
    ("v16", __cl_uchar16, 0),
)

class cl_short2_1(Struct):
    __slots__ = ()
layout(cl_short2_1, 4, 2,
    ("x", cl_short, 0),
    ("y", cl_short, 2),
)

class cl_short2_2(Struct):
    __slots__ = ()
layout(cl_short2_2, 4, 2,
    ("s0", cl_short, 0),
    ("s1", cl_short, 2),
)

class cl_short2_3(Struct):
    __slots__ = ()
layout(cl_short2_3, 4, 2,
    ("lo", cl_short, 0),
    ("hi", cl_short, 2),
)

class cl_short2(Union):
    __slots__ = ()
layout(cl_short2, 4, 4,
    ("s", cl_short * 2, 0),
    ("", cl_short2_1, 0),
    ("", cl_short2_2, 0),
    ("", cl_short2_3, 0),
)

class cl_short4_1(Struct):
    __slots__ = ()
layout(cl_short4_1, 8, 2,
    ("x", cl_short, 0),
    ("y", cl_short, 2),
    ("z", cl_short, 4),
    ("w", cl_short, 6),
)

class cl_short4_2(Struct):
    __slots__ = ()
layout(cl_short4_2, 8, 2,
    ("s0", cl_short, 0),
    ("s1", cl_short, 2),
    ("s2", cl_short, 4),
    ("s3", cl_short, 6),
)

class cl_short4_3(Struct):
    __slots__ = ()
layout(cl_short4_3, 8, 4,
    ("lo", cl_short2, 0),
    ("hi", cl_short2, 4),
)

class cl_short4(Union):
    __slots__ = ()
layout(cl_short4, 8, 8,
    ("s", cl_short * 4, 0),
    ("", cl_short4_1, 0),
    ("", cl_short4_2, 0),
    ("", cl_short4_3, 0),
    ("v4", __cl_short4, 0),
)
cl_short3 = cl_short4

class cl_short8_1(Struct):
    __slots__ = ()
layout(cl_short8_1, 8, 2,
    ("x", cl_short, 0),
    ("y", cl_short, 2),
    ("z", cl_short, 4),
    ("w", cl_short, 6),
)

class cl_short8_2(Struct):
    __slots__ = ()
layout(cl_short8_2, 16, 2,
    ("s0", cl_short, 0),
    ("s1", cl_short, 2),
    ("s2", cl_short, 4),
    ("s3", cl_short, 6),
    ("s4", cl_short, 8),
    ("s5", cl_short, 10),
    ("s6", cl_short, 12),
    ("s7", cl_short, 14),
)

class cl_short8_3(Struct):
    __slots__ = ()
layout(cl_short8_3, 16, 8,
    ("lo", cl_short4, 0),
    ("hi", cl_short4, 8),
)

class cl_short8(Union):
    __slots__ = ()
layout(cl_short8, 16, 16,
    ("s", cl_short * 8, 0),
    ("", cl_short8_1, 0),
    ("", cl_short8_2, 0),
    ("", cl_short8_3, 0),
    ("v4", __cl_short4 * 2, 0),
    ("v8", __cl_short8, 0),
)

class cl_short16_1(Struct):
    __slots__ = ()
layout(cl_short16_1, 32, 2,
    ("x", cl_short, 0),
    ("y", cl_short, 2),
    ("z", cl_short, 4),
    ("w", cl_short, 6),
    ("__spacer4", cl_short, 8),
    ("__spacer5", cl_short, 10),
    ("__spacer6", cl_short, 12),
    ("__spacer7", cl_short, 14),
    ("__spacer8", cl_short, 16),
    ("__spacer9", cl_short, 18),
    ("sa", cl_short, 20),
    ("sb", cl_short, 22),
    ("sc", cl_short, 24),
    ("sd", cl_short, 26),
    ("se", cl_short, 28),
    ("sf", cl_short, 30),
)

class cl_short16_2(Struct):
    __slots__ = ()
layout(cl_short16_2, 32, 2,
    ("s0", cl_short, 0),
    ("s1", cl_short, 2),
    ("s2", cl_short, 4),
    ("s3", cl_short, 6),
    ("s4", cl_short, 8),
    ("s5", cl_short, 10),
    ("s6", cl_short, 12),
    ("s7", cl_short, 14),
    ("s8", cl_short, 16),
    ("s9", cl_short, 18),
    ("sA", cl_short, 20),
    ("sB", cl_short, 22),
    ("sC", cl_short, 24),
    ("sD", cl_short, 26),
    ("sE", cl_short, 28),
    ("sF", cl_short, 30),
)

class cl_short16_3(Struct):
    __slots__ = ()
layout(cl_short16_3, 32, 16,
    ("lo", cl_short8, 0),
    ("hi", cl_short8, 16),
)

class cl_short16(Union):
    __slots__ = ()
layout(cl_short16, 32, 32,
    ("s", cl_short * 16, 0),
    ("", cl_short16_1, 0),
    ("", cl_short16_2, 0),
    ("", cl_short16_3, 0),
    ("v4", __cl_short4 * 4, 0),
    ("v8", __cl_short8 * 2, 0),
)

class cl_ushort2_1(Struct):
    __slots__ = ()
layout(cl_ushort2_1, 4, 2,
    ("x", cl_ushort, 0),
    ("y", cl_ushort, 2),
)

class cl_ushort2_2(Struct):
    __slots__ = ()
layout(cl_ushort2_2, 4, 2,
    ("s0", cl_ushort, 0),
    ("s1", cl_ushort, 2),
)

class cl_ushort2_3(Struct):
    __slots__ = ()
layout(cl_ushort2_3, 4, 2,
    ("lo", cl_ushort, 0),
    ("hi", cl_ushort, 2),
)

class cl_ushort2(Union):
    __slots__ = ()
layout(cl_ushort2, 4, 4,
    ("s", cl_ushort * 2, 0),
    ("", cl_ushort2_1, 0),
    ("", cl_ushort2_2, 0),
    ("", cl_ushort2_3, 0),
)

class cl_ushort4_1(Struct):
    __slots__ = ()
layout(cl_ushort4_1, 8, 2,
    ("x", cl_ushort, 0),
    ("y", cl_ushort, 2),
    ("z", cl_ushort, 4),
    ("w", cl_ushort, 6),
)

class cl_ushort4_2(Struct):
    __slots__ = ()
layout(cl_ushort4_2, 8, 2,
    ("s0", cl_ushort, 0),
    ("s1", cl_ushort, 2),
    ("s2", cl_ushort, 4),
    ("s3", cl_ushort, 6),
)

class cl_ushort4_3(Struct):
    __slots__ = ()
layout(cl_ushort4_3, 8, 4,
    ("lo", cl_ushort2, 0),
    ("hi", cl_ushort2, 4),
)

class cl_ushort4(Union):
    __slots__ = ()
layout(cl_ushort4, 8, 8,
    ("s", cl_ushort * 4, 0),
    ("", cl_ushort4_1, 0),
    ("", cl_ushort4_2, 0),
    ("", cl_ushort4_3, 0),
    ("v4", __cl_ushort4, 0),
)
cl_ushort3 = cl_ushort4

class cl_ushort8_1(Struct):
    __slots__ = ()
layout(cl_ushort8_1, 8, 2,
    ("x", cl_ushort, 0),
    ("y", cl_ushort, 2),
    ("z", cl_ushort, 4),
    ("w", cl_ushort, 6),
)

class cl_ushort8_2(Struct):
    __slots__ = ()
layout(cl_ushort8_2, 16, 2,
    ("s0", cl_ushort, 0),
    ("s1", cl_ushort, 2),
    ("s2", cl_ushort, 4),
    ("s3", cl_ushort, 6),
    ("s4", cl_ushort, 8),
    ("s5", cl_ushort, 10),
    ("s6", cl_ushort, 12),
    ("s7", cl_ushort, 14),
)

class cl_ushort8_3(Struct):
    __slots__ = ()
layout(cl_ushort8_3, 16, 8,
    ("lo", cl_ushort4, 0),
    ("hi", cl_ushort4, 8),
)

class cl_ushort8(Union):
    __slots__ = ()
layout(cl_ushort8, 16, 16,
    ("s", cl_ushort * 8, 0),
    ("", cl_ushort8_1, 0),
    ("", cl_ushort8_2, 0),
    ("", cl_ushort8_3, 0),
    ("v4", __cl_ushort4 * 2, 0),
    ("v8", __cl_ushort8, 0),
)

class cl_ushort16_1(Struct):
    __slots__ = ()
layout(cl_ushort16_1, 32, 2,
    ("x", cl_ushort, 0),
    ("y", cl_ushort, 2),
    ("z", cl_ushort, 4),
    ("w", cl_ushort, 6),
    ("__spacer4", cl_ushort, 8),
    ("__spacer5", cl_ushort, 10),
    ("__spacer6", cl_ushort, 12),
    ("__spacer7", cl_ushort, 14),
    ("__spacer8", cl_ushort, 16),
    ("__spacer9", cl_ushort, 18),
    ("sa", cl_ushort, 20),
    ("sb", cl_ushort, 22),
    ("sc", cl_ushort, 24),
    ("sd", cl_ushort, 26),
    ("se", cl_ushort, 28),
    ("sf", cl_ushort, 30),
)

class cl_ushort16_2(Struct):
    __slots__ = ()
layout(cl_ushort16_2, 32, 2,
    ("s0", cl_ushort, 0),
    ("s1", cl_ushort, 2),
    ("s2", cl_ushort, 4),
    ("s3", cl_ushort, 6),
    ("s4", cl_ushort, 8),
    ("s5", cl_ushort, 10),
    ("s6", cl_ushort, 12),
    ("s7", cl_ushort, 14),
    ("s8", cl_ushort, 16),
    ("s9", cl_ushort, 18),
    ("sA", cl_ushort, 20),
    ("sB", cl_ushort, 22),
    ("sC", cl_ushort, 24),
    ("sD", cl_ushort, 26),
    ("sE", cl_ushort, 28),
    ("sF", cl_ushort, 30),
)

class cl_ushort16_3(Struct):
    __slots__ = ()
layout(cl_ushort16_3, 32, 16,
    ("lo", cl_ushort8, 0),
    ("hi", cl_ushort8, 16),
)

class cl_ushort16(Union):
    __slots__ = ()
layout(cl_ushort16, 32, 32,
    ("s", cl_ushort * 16, 0),
    ("", cl_ushort16_1, 0),
    ("", cl_ushort16_2, 0),
    ("", cl_ushort16_3, 0),
    ("v4", __cl_ushort4 * 4, 0),
    ("v8", __cl_ushort8 * 2, 0),
)

class cl_half2_1(Struct):
    __slots__ = ()
layout(cl_half2_1, 4, 2,
    ("x", cl_half, 0),
    ("y", cl_half, 2),
)

class cl_half2_2(Struct):
    __slots__ = ()
layout(cl_half2_2, 4, 2,
    ("s0", cl_half, 0),
    ("s1", cl_half, 2),
)

class cl_half2_3(Struct):
    __slots__ = ()
layout(cl_half2_3, 4, 2,
    ("lo", cl_half, 0),
    ("hi", cl_half, 2),
)

class cl_half2(Union):
    __slots__ = ()
layout(cl_half2, 4, 4,
    ("s", cl_half * 2, 0),
    ("", cl_half2_1, 0),
    ("", cl_half2_2, 0),
    ("", cl_half2_3, 0),
)

class cl_half4_1(Struct):
    __slots__ = ()
layout(cl_half4_1, 8, 2,
    ("x", cl_half, 0),
    ("y", cl_half, 2),
    ("z", cl_half, 4),
    ("w", cl_half, 6),
)

class cl_half4_2(Struct):
    __slots__ = ()
layout(cl_half4_2, 8, 2,
    ("s0", cl_half, 0),
    ("s1", cl_half, 2),
    ("s2", cl_half, 4),
    ("s3", cl_half, 6),
)

class cl_half4_3(Struct):
    __slots__ = ()
layout(cl_half4_3, 8, 4,
    ("lo", cl_half2, 0),
    ("hi", cl_half2, 4),
)

class cl_half4(Union):
    __slots__ = ()
layout(cl_half4, 8, 8,
    ("s", cl_half * 4, 0),
    ("", cl_half4_1, 0),
    ("", cl_half4_2, 0),
    ("", cl_half4_3, 0),
)
cl_half3 = cl_half4

class cl_half8_1(Struct):
    __slots__ = ()
layout(cl_half8_1, 8, 2,
    ("x", cl_half, 0),
    ("y", cl_half, 2),
    ("z", cl_half, 4),
    ("w", cl_half, 6),
)

class cl_half8_2(Struct):
    __slots__ = ()
layout(cl_half8_2, 16, 2,
    ("s0", cl_half, 0),
    ("s1", cl_half, 2),
    ("s2", cl_half, 4),
    ("s3", cl_half, 6),
    ("s4", cl_half, 8),
    ("s5", cl_half, 10),
    ("s6", cl_half, 12),
    ("s7", cl_half, 14),
)

class cl_half8_3(Struct):
    __slots__ = ()
layout(cl_half8_3, 16, 8,
    ("lo", cl_half4, 0),
    ("hi", cl_half4, 8),
)

class cl_half8(Union):
    __slots__ = ()
layout(cl_half8, 16, 16,
    ("s", cl_half * 8, 0),
    ("", cl_half8_1, 0),
    ("", cl_half8_2, 0),
    ("", cl_half8_3, 0),
)

class cl_half16_1(Struct):
    __slots__ = ()
layout(cl_half16_1, 32, 2,
    ("x", cl_half, 0),
    ("y", cl_half, 2),
    ("z", cl_half, 4),
    ("w", cl_half, 6),
    ("__spacer4", cl_half, 8),
    ("__spacer5", cl_half, 10),
    ("__spacer6", cl_half, 12),
    ("__spacer7", cl_half, 14),
    ("__spacer8", cl_half, 16),
    ("__spacer9", cl_half, 18),
    ("sa", cl_half, 20),
    ("sb", cl_half, 22),
    ("sc", cl_half, 24),
    ("sd", cl_half, 26),
    ("se", cl_half, 28),
    ("sf", cl_half, 30),
)

class cl_half16_2(Struct):
    __slots__ = ()
layout(cl_half16_2, 32, 2,
    ("s0", cl_half, 0),
    ("s1", cl_half, 2),
    ("s2", cl_half, 4),
    ("s3", cl_half, 6),
    ("s4", cl_half, 8),
    ("s5", cl_half, 10),
    ("s6", cl_half, 12),
    ("s7", cl_half, 14),
    ("s8", cl_half, 16),
    ("s9", cl_half, 18),
    ("sA", cl_half, 20),
    ("sB", cl_half, 22),
    ("sC", cl_half, 24),
    ("sD", cl_half, 26),
    ("sE", cl_half, 28),
    ("sF", cl_half, 30),
)

class cl_half16_3(Struct):
    __slots__ = ()
layout(cl_half16_3, 32, 16,
    ("lo", cl_half8, 0),
    ("hi", cl_half8, 16),
)

class cl_half16(Union):
    __slots__ = ()
layout(cl_half16, 32, 32,
    ("s", cl_half * 16, 0),
    ("", cl_half16_1, 0),
    ("", cl_half16_2, 0),
    ("", cl_half16_3, 0),
)

class cl_int2_1(Struct):
    __slots__ = ()
layout(cl_int2_1, 8, 4,
    ("x", cl_int, 0),
    ("y", cl_int, 4),
)

class cl_int2_2(Struct):
    __slots__ = ()
layout(cl_int2_2, 8, 4,
    ("s0", cl_int, 0),
    ("s1", cl_int, 4),
)

class cl_int2_3(Struct):
    __slots__ = ()
layout(cl_int2_3, 8, 4,
    ("lo", cl_int, 0),
    ("hi", cl_int, 4),
)

class cl_int2(Union):
    __slots__ = ()
layout(cl_int2, 8, 8,
    ("s", cl_int * 2, 0),
    ("", cl_int2_1, 0),
    ("", cl_int2_2, 0),
    ("", cl_int2_3, 0),
    ("v2", __cl_int2, 0),
)

class cl_int4_1(Struct):
    __slots__ = ()
layout(cl_int4_1, 16, 4,
    ("x", cl_int, 0),
    ("y", cl_int, 4),
    ("z", cl_int, 8),
    ("w", cl_int, 12),
)

class cl_int4_2(Struct):
    __slots__ = ()
layout(cl_int4_2, 16, 4,
    ("s0", cl_int, 0),
    ("s1", cl_int, 4),
    ("s2", cl_int, 8),
    ("s3", cl_int, 12),
)

class cl_int4_3(Struct):
    __slots__ = ()
layout(cl_int4_3, 16, 8,
    ("lo", cl_int2, 0),
    ("hi", cl_int2, 8),
)

class cl_int4(Union):
    __slots__ = ()
layout(cl_int4, 16, 16,
    ("s", cl_int * 4, 0),
    ("", cl_int4_1, 0),
    ("", cl_int4_2, 0),
    ("", cl_int4_3, 0),
    ("v2", __cl_int2 * 2, 0),
    ("v4", __cl_int4, 0),
)
cl_int3 = cl_int4

class cl_int8_1(Struct):
    __slots__ = ()
layout(cl_int8_1, 16, 4,
    ("x", cl_int, 0),
    ("y", cl_int, 4),
    ("z", cl_int, 8),
    ("w", cl_int, 12),
)

class cl_int8_2(Struct):
    __slots__ = ()
layout(cl_int8_2, 32, 4,
    ("s0", cl_int, 0),
    ("s1", cl_int, 4),
    ("s2", cl_int, 8),
    ("s3", cl_int, 12),
    ("s4", cl_int, 16),
    ("s5", cl_int, 20),
    ("s6", cl_int, 24),
    ("s7", cl_int, 28),
)

class cl_int8_3(Struct):
    __slots__ = ()
layout(cl_int8_3, 32, 16,
    ("lo", cl_int4, 0),
    ("hi", cl_int4, 16),
)

class cl_int8(Union):
    __slots__ = ()
layout(cl_int8, 32, 32,
    ("s", cl_int * 8, 0),
    ("", cl_int8_1, 0),
    ("", cl_int8_2, 0),
    ("", cl_int8_3, 0),
    ("v2", __cl_int2 * 4, 0),
    ("v4", __cl_int4 * 2, 0),
)

class cl_int16_1(Struct):
    __slots__ = ()
layout(cl_int16_1, 64, 4,
    ("x", cl_int, 0),
    ("y", cl_int, 4),
    ("z", cl_int, 8),
    ("w", cl_int, 12),
    ("__spacer4", cl_int, 16),
    ("__spacer5", cl_int, 20),
    ("__spacer6", cl_int, 24),
    ("__spacer7", cl_int, 28),
    ("__spacer8", cl_int, 32),
    ("__spacer9", cl_int, 36),
    ("sa", cl_int, 40),
    ("sb", cl_int, 44),
    ("sc", cl_int, 48),
    ("sd", cl_int, 52),
    ("se", cl_int, 56),
    ("sf", cl_int, 60),
)

class cl_int16_2(Struct):
    __slots__ = ()
layout(cl_int16_2, 64, 4,
    ("s0", cl_int, 0),
    ("s1", cl_int, 4),
    ("s2", cl_int, 8),
    ("s3", cl_int, 12),
    ("s4", cl_int, 16),
    ("s5", cl_int, 20),
    ("s6", cl_int, 24),
    ("s7", cl_int, 28),
    ("s8", cl_int, 32),
    ("s9", cl_int, 36),
    ("sA", cl_int, 40),
    ("sB", cl_int, 44),
    ("sC", cl_int, 48),
    ("sD", cl_int, 52),
    ("sE", cl_int, 56),
    ("sF", cl_int, 60),
)

class cl_int16_3(Struct):
    __slots__ = ()
layout(cl_int16_3, 64, 32,
    ("lo", cl_int8, 0),
    ("hi", cl_int8, 32),
)

class cl_int16(Union):
    __slots__ = ()
layout(cl_int16, 64, 64,
    ("s", cl_int * 16, 0),
    ("", cl_int16_1, 0),
    ("", cl_int16_2, 0),
    ("", cl_int16_3, 0),
    ("v2", __cl_int2 * 8, 0),
    ("v4", __cl_int4 * 4, 0),
)

class cl_uint2_1(Struct):
    __slots__ = ()
layout(cl_uint2_1, 8, 4,
    ("x", cl_uint, 0),
    ("y", cl_uint, 4),
)

class cl_uint2_2(Struct):
    __slots__ = ()
layout(cl_uint2_2, 8, 4,
    ("s0", cl_uint, 0),
    ("s1", cl_uint, 4),
)

class cl_uint2_3(Struct):
    __slots__ = ()
layout(cl_uint2_3, 8, 4,
    ("lo", cl_uint, 0),
    ("hi", cl_uint, 4),
)

class cl_uint2(Union):
    __slots__ = ()
layout(cl_uint2, 8, 8,
    ("s", cl_uint * 2, 0),
    ("", cl_uint2_1, 0),
    ("", cl_uint2_2, 0),
    ("", cl_uint2_3, 0),
    ("v2", __cl_uint2, 0),
)

class cl_uint4_1(Struct):
    __slots__ = ()
layout(cl_uint4_1, 16, 4,
    ("x", cl_uint, 0),
    ("y", cl_uint, 4),
    ("z", cl_uint, 8),
    ("w", cl_uint, 12),
)

class cl_uint4_2(Struct):
    __slots__ = ()
layout(cl_uint4_2, 16, 4,
    ("s0", cl_uint, 0),
    ("s1", cl_uint, 4),
    ("s2", cl_uint, 8),
    ("s3", cl_uint, 12),
)

class cl_uint4_3(Struct):
    __slots__ = ()
layout(cl_uint4_3, 16, 8,
    ("lo", cl_uint2, 0),
    ("hi", cl_uint2, 8),
)

class cl_uint4(Union):
    __slots__ = ()
layout(cl_uint4, 16, 16,
    ("s", cl_uint * 4, 0),
    ("", cl_uint4_1, 0),
    ("", cl_uint4_2, 0),
    ("", cl_uint4_3, 0),
    ("v2", __cl_uint2 * 2, 0),
    ("v4", __cl_uint4, 0),
)
cl_uint3 = cl_uint4

class cl_uint8_1(Struct):
    __slots__ = ()
layout(cl_uint8_1, 16, 4,
    ("x", cl_uint, 0),
    ("y", cl_uint, 4),
    ("z", cl_uint, 8),
    ("w", cl_uint, 12),
)

class cl_uint8_2(Struct):
    __slots__ = ()
layout(cl_uint8_2, 32, 4,
    ("s0", cl_uint, 0),
    ("s1", cl_uint, 4),
    ("s2", cl_uint, 8),
    ("s3", cl_uint, 12),
    ("s4", cl_uint, 16),
    ("s5", cl_uint, 20),
    ("s6", cl_uint, 24),
    ("s7", cl_uint, 28),
)

class cl_uint8_3(Struct):
    __slots__ = ()
layout(cl_uint8_3, 32, 16,
    ("lo", cl_uint4, 0),
    ("hi", cl_uint4, 16),
)

class cl_uint8(Union):
    __slots__ = ()
layout(cl_uint8, 32, 32,
    ("s", cl_uint * 8, 0),
    ("", cl_uint8_1, 0),
    ("", cl_uint8_2, 0),
    ("", cl_uint8_3, 0),
    ("v2", __cl_uint2 * 4, 0),
    ("v4", __cl_uint4 * 2, 0),
)

class cl_uint16_1(Struct):
    __slots__ = ()
layout(cl_uint16_1, 64, 4,
    ("x", cl_uint, 0),
    ("y", cl_uint, 4),
    ("z", cl_uint, 8),
    ("w", cl_uint, 12),
    ("__spacer4", cl_uint, 16),
    ("__spacer5", cl_uint, 20),
    ("__spacer6", cl_uint, 24),
    ("__spacer7", cl_uint, 28),
    ("__spacer8", cl_uint, 32),
    ("__spacer9", cl_uint, 36),
    ("sa", cl_uint, 40),
    ("sb", cl_uint, 44),
    ("sc", cl_uint, 48),
    ("sd", cl_uint, 52),
    ("se", cl_uint, 56),
    ("sf", cl_uint, 60),
)

class cl_uint16_2(Struct):
    __slots__ = ()
layout(cl_uint16_2, 64, 4,
    ("s0", cl_uint, 0),
    ("s1", cl_uint, 4),
    ("s2", cl_uint, 8),
    ("s3", cl_uint, 12),
    ("s4", cl_uint, 16),
    ("s5", cl_uint, 20),
    ("s6", cl_uint, 24),
    ("s7", cl_uint, 28),
    ("s8", cl_uint, 32),
    ("s9", cl_uint, 36),
    ("sA", cl_uint, 40),
    ("sB", cl_uint, 44),
    ("sC", cl_uint, 48),
    ("sD", cl_uint, 52),
    ("sE", cl_uint, 56),
    ("sF", cl_uint, 60),
)

class cl_uint16_3(Struct):
    __slots__ = ()
layout(cl_uint16_3, 64, 32,
    ("lo", cl_uint8, 0),
    ("hi", cl_uint8, 32),
)

class cl_uint16(Union):
    __slots__ = ()
layout(cl_uint16, 64, 64,
    ("s", cl_uint * 16, 0),
    ("", cl_uint16_1, 0),
    ("", cl_uint16_2, 0),
    ("", cl_uint16_3, 0),
    ("v2", __cl_uint2 * 8, 0),
    ("v4", __cl_uint4 * 4, 0),
)

class cl_long2_1(Struct):
    __slots__ = ()
layout(cl_long2_1, 16, 8,
    ("x", cl_long, 0),
    ("y", cl_long, 8),
)

class cl_long2_2(Struct):
    __slots__ = ()
layout(cl_long2_2, 16, 8,
    ("s0", cl_long, 0),
    ("s1", cl_long, 8),
)

class cl_long2_3(Struct):
    __slots__ = ()
layout(cl_long2_3, 16, 8,
    ("lo", cl_long, 0),
    ("hi", cl_long, 8),
)

class cl_long2(Union):
    __slots__ = ()
layout(cl_long2, 16, 16,
    ("s", cl_long * 2, 0),
    ("", cl_long2_1, 0),
    ("", cl_long2_2, 0),
    ("", cl_long2_3, 0),
    ("v2", __cl_long2, 0),
)

class cl_long4_1(Struct):
    __slots__ = ()
layout(cl_long4_1, 32, 8,
    ("x", cl_long, 0),
    ("y", cl_long, 8),
    ("z", cl_long, 16),
    ("w", cl_long, 24),
)

class cl_long4_2(Struct):
    __slots__ = ()
layout(cl_long4_2, 32, 8,
    ("s0", cl_long, 0),
    ("s1", cl_long, 8),
    ("s2", cl_long, 16),
    ("s3", cl_long, 24),
)

class cl_long4_3(Struct):
    __slots__ = ()
layout(cl_long4_3, 32, 16,
    ("lo", cl_long2, 0),
    ("hi", cl_long2, 16),
)

class cl_long4(Union):
    __slots__ = ()
layout(cl_long4, 32, 32,
    ("s", cl_long * 4, 0),
    ("", cl_long4_1, 0),
    ("", cl_long4_2, 0),
    ("", cl_long4_3, 0),
    ("v2", __cl_long2 * 2, 0),
)
cl_long3 = cl_long4

class cl_long8_1(Struct):
    __slots__ = ()
layout(cl_long8_1, 32, 8,
    ("x", cl_long, 0),
    ("y", cl_long, 8),
    ("z", cl_long, 16),
    ("w", cl_long, 24),
)

class cl_long8_2(Struct):
    __slots__ = ()
layout(cl_long8_2, 64, 8,
    ("s0", cl_long, 0),
    ("s1", cl_long, 8),
    ("s2", cl_long, 16),
    ("s3", cl_long, 24),
    ("s4", cl_long, 32),
    ("s5", cl_long, 40),
    ("s6", cl_long, 48),
    ("s7", cl_long, 56),
)

class cl_long8_3(Struct):
    __slots__ = ()
layout(cl_long8_3, 64, 32,
    ("lo", cl_long4, 0),
    ("hi", cl_long4, 32),
)

class cl_long8(Union):
    __slots__ = ()
layout(cl_long8, 64, 64,
    ("s", cl_long * 8, 0),
    ("", cl_long8_1, 0),
    ("", cl_long8_2, 0),
    ("", cl_long8_3, 0),
    ("v2", __cl_long2 * 4, 0),
)

class cl_long16_1(Struct):
    __slots__ = ()
layout(cl_long16_1, 128, 8,
    ("x", cl_long, 0),
    ("y", cl_long, 8),
    ("z", cl_long, 16),
    ("w", cl_long, 24),
    ("__spacer4", cl_long, 32),
    ("__spacer5", cl_long, 40),
    ("__spacer6", cl_long, 48),
    ("__spacer7", cl_long, 56),
    ("__spacer8", cl_long, 64),
    ("__spacer9", cl_long, 72),
    ("sa", cl_long, 80),
    ("sb", cl_long, 88),
    ("sc", cl_long, 96),
    ("sd", cl_long, 104),
    ("se", cl_long, 112),
    ("sf", cl_long, 120),
)

class cl_long16_2(Struct):
    __slots__ = ()
layout(cl_long16_2, 128, 8,
    ("s0", cl_long, 0),
    ("s1", cl_long, 8),
    ("s2", cl_long, 16),
    ("s3", cl_long, 24),
    ("s4", cl_long, 32),
    ("s5", cl_long, 40),
    ("s6", cl_long, 48),
    ("s7", cl_long, 56),
    ("s8", cl_long, 64),
    ("s9", cl_long, 72),
    ("sA", cl_long, 80),
    ("sB", cl_long, 88),
    ("sC", cl_long, 96),
    ("sD", cl_long, 104),
    ("sE", cl_long, 112),
    ("sF", cl_long, 120),
)

class cl_long16_3(Struct):
    __slots__ = ()
layout(cl_long16_3, 128, 64,
    ("lo", cl_long8, 0),
    ("hi", cl_long8, 64),
)

class cl_long16(Union):
    __slots__ = ()
layout(cl_long16, 128, 128,
    ("s", cl_long * 16, 0),
    ("", cl_long16_1, 0),
    ("", cl_long16_2, 0),
    ("", cl_long16_3, 0),
    ("v2", __cl_long2 * 8, 0),
)

class cl_ulong2_1(Struct):
    __slots__ = ()
layout(cl_ulong2_1, 16, 8,
    ("x", cl_ulong, 0),
    ("y", cl_ulong, 8),
)

class cl_ulong2_2(Struct):
    __slots__ = ()
layout(cl_ulong2_2, 16, 8,
    ("s0", cl_ulong, 0),
    ("s1", cl_ulong, 8),
)

class cl_ulong2_3(Struct):
    __slots__ = ()
layout(cl_ulong2_3, 16, 8,
    ("lo", cl_ulong, 0),
    ("hi", cl_ulong, 8),
)

class cl_ulong2(Union):
    __slots__ = ()
layout(cl_ulong2, 16, 16,
    ("s", cl_ulong * 2, 0),
    ("", cl_ulong2_1, 0),
    ("", cl_ulong2_2, 0),
    ("", cl_ulong2_3, 0),
    ("v2", __cl_ulong2, 0),
)

class cl_ulong4_1(Struct):
    __slots__ = ()
layout(cl_ulong4_1, 32, 8,
    ("x", cl_ulong, 0),
    ("y", cl_ulong, 8),
    ("z", cl_ulong, 16),
    ("w", cl_ulong, 24),
)

class cl_ulong4_2(Struct):
    __slots__ = ()
layout(cl_ulong4_2, 32, 8,
    ("s0", cl_ulong, 0),
    ("s1", cl_ulong, 8),
    ("s2", cl_ulong, 16),
    ("s3", cl_ulong, 24),
)

class cl_ulong4_3(Struct):
    __slots__ = ()
layout(cl_ulong4_3, 32, 16,
    ("lo", cl_ulong2, 0),
    ("hi", cl_ulong2, 16),
)

class cl_ulong4(Union):
    __slots__ = ()
layout(cl_ulong4, 32, 32,
    ("s", cl_ulong * 4, 0),
    ("", cl_ulong4_1, 0),
    ("", cl_ulong4_2, 0),
    ("", cl_ulong4_3, 0),
    ("v2", __cl_ulong2 * 2, 0),
)
cl_ulong3 = cl_ulong4

class cl_ulong8_1(Struct):
    __slots__ = ()
layout(cl_ulong8_1, 32, 8,
    ("x", cl_ulong, 0),
    ("y", cl_ulong, 8),
    ("z", cl_ulong, 16),
    ("w", cl_ulong, 24),
)

class cl_ulong8_2(Struct):
    __slots__ = ()
layout(cl_ulong8_2, 64, 8,
    ("s0", cl_ulong, 0),
    ("s1", cl_ulong, 8),
    ("s2", cl_ulong, 16),
    ("s3", cl_ulong, 24),
    ("s4", cl_ulong, 32),
    ("s5", cl_ulong, 40),
    ("s6", cl_ulong, 48),
    ("s7", cl_ulong, 56),
)

class cl_ulong8_3(Struct):
    __slots__ = ()
layout(cl_ulong8_3, 64, 32,
    ("lo", cl_ulong4, 0),
    ("hi", cl_ulong4, 32),
)

class cl_ulong8(Union):
    __slots__ = ()
layout(cl_ulong8, 64, 64,
    ("s", cl_ulong * 8, 0),
    ("", cl_ulong8_1, 0),
    ("", cl_ulong8_2, 0),
    ("", cl_ulong8_3, 0),
    ("v2", __cl_ulong2 * 4, 0),
)

class cl_ulong16_1(Struct):
    __slots__ = ()
layout(cl_ulong16_1, 128, 8,
    ("x", cl_ulong, 0),
    ("y", cl_ulong, 8),
    ("z", cl_ulong, 16),
    ("w", cl_ulong, 24),
    ("__spacer4", cl_ulong, 32),
    ("__spacer5", cl_ulong, 40),
    ("__spacer6", cl_ulong, 48),
    ("__spacer7", cl_ulong, 56),
    ("__spacer8", cl_ulong, 64),
    ("__spacer9", cl_ulong, 72),
    ("sa", cl_ulong, 80),
    ("sb", cl_ulong, 88),
    ("sc", cl_ulong, 96),
    ("sd", cl_ulong, 104),
    ("se", cl_ulong, 112),
    ("sf", cl_ulong, 120),
)

class cl_ulong16_2(Struct):
    __slots__ = ()
layout(cl_ulong16_2, 128, 8,
    ("s0", cl_ulong, 0),
    ("s1", cl_ulong, 8),
    ("s2", cl_ulong, 16),
    ("s3", cl_ulong, 24),
    ("s4", cl_ulong, 32),
    ("s5", cl_ulong, 40),
    ("s6", cl_ulong, 48),
    ("s7", cl_ulong, 56),
    ("s8", cl_ulong, 64),
    ("s9", cl_ulong, 72),
    ("sA", cl_ulong, 80),
    ("sB", cl_ulong, 88),
    ("sC", cl_ulong, 96),
    ("sD", cl_ulong, 104),
    ("sE", cl_ulong, 112),
    ("sF", cl_ulong, 120),
)

class cl_ulong16_3(Struct):
    __slots__ = ()
layout(cl_ulong16_3, 128, 64,
    ("lo", cl_ulong8, 0),
    ("hi", cl_ulong8, 64),
)

class cl_ulong16(Union):
    __slots__ = ()
layout(cl_ulong16, 128, 128,
    ("s", cl_ulong * 16, 0),
    ("", cl_ulong16_1, 0),
    ("", cl_ulong16_2, 0),
    ("", cl_ulong16_3, 0),
    ("v2", __cl_ulong2 * 8, 0),
)

class cl_float2_1(Struct):
    __slots__ = ()
layout(cl_float2_1, 8, 4,
    ("x", cl_float, 0),
    ("y", cl_float, 4),
)

class cl_float2_2(Struct):
    __slots__ = ()
layout(cl_float2_2, 8, 4,
    ("s0", cl_float, 0),
    ("s1", cl_float, 4),
)

class cl_float2_3(Struct):
    __slots__ = ()
layout(cl_float2_3, 8, 4,
    ("lo", cl_float, 0),
    ("hi", cl_float, 4),
)

class cl_float2(Union):
    __slots__ = ()
layout(cl_float2, 8, 8,
    ("s", cl_float * 2, 0),
    ("", cl_float2_1, 0),
    ("", cl_float2_2, 0),
    ("", cl_float2_3, 0),
    ("v2", __cl_float2, 0),
)

class cl_float4_1(Struct):
    __slots__ = ()
layout(cl_float4_1, 16, 4,
    ("x", cl_float, 0),
    ("y", cl_float, 4),
    ("z", cl_float, 8),
    ("w", cl_float, 12),
)

class cl_float4_2(Struct):
    __slots__ = ()
layout(cl_float4_2, 16, 4,
    ("s0", cl_float, 0),
    ("s1", cl_float, 4),
    ("s2", cl_float, 8),
    ("s3", cl_float, 12),
)

class cl_float4_3(Struct):
    __slots__ = ()
layout(cl_float4_3, 16, 8,
    ("lo", cl_float2, 0),
    ("hi", cl_float2, 8),
)

class cl_float4(Union):
    __slots__ = ()
layout(cl_float4, 16, 16,
    ("s", cl_float * 4, 0),
    ("", cl_float4_1, 0),
    ("", cl_float4_2, 0),
    ("", cl_float4_3, 0),
    ("v2", __cl_float2 * 2, 0),
    ("v4", __cl_float4, 0),
)
cl_float3 = cl_float4

class cl_float8_1(Struct):
    __slots__ = ()
layout(cl_float8_1, 16, 4,
    ("x", cl_float, 0),
    ("y", cl_float, 4),
    ("z", cl_float, 8),
    ("w", cl_float, 12),
)

class cl_float8_2(Struct):
    __slots__ = ()
layout(cl_float8_2, 32, 4,
    ("s0", cl_float, 0),
    ("s1", cl_float, 4),
    ("s2", cl_float, 8),
    ("s3", cl_float, 12),
    ("s4", cl_float, 16),
    ("s5", cl_float, 20),
    ("s6", cl_float, 24),
    ("s7", cl_float, 28),
)

class cl_float8_3(Struct):
    __slots__ = ()
layout(cl_float8_3, 32, 16,
    ("lo", cl_float4, 0),
    ("hi", cl_float4, 16),
)

class cl_float8(Union):
    __slots__ = ()
layout(cl_float8, 32, 32,
    ("s", cl_float * 8, 0),
    ("", cl_float8_1, 0),
    ("", cl_float8_2, 0),
    ("", cl_float8_3, 0),
    ("v2", __cl_float2 * 4, 0),
    ("v4", __cl_float4 * 2, 0),
)

class cl_float16_1(Struct):
    __slots__ = ()
layout(cl_float16_1, 64, 4,
    ("x", cl_float, 0),
    ("y", cl_float, 4),
    ("z", cl_float, 8),
    ("w", cl_float, 12),
    ("__spacer4", cl_float, 16),
    ("__spacer5", cl_float, 20),
    ("__spacer6", cl_float, 24),
    ("__spacer7", cl_float, 28),
    ("__spacer8", cl_float, 32),
    ("__spacer9", cl_float, 36),
    ("sa", cl_float, 40),
    ("sb", cl_float, 44),
    ("sc", cl_float, 48),
    ("sd", cl_float, 52),
    ("se", cl_float, 56),
    ("sf", cl_float, 60),
)

class cl_float16_2(Struct):
    __slots__ = ()
layout(cl_float16_2, 64, 4,
    ("s0", cl_float, 0),
    ("s1", cl_float, 4),
    ("s2", cl_float, 8),
    ("s3", cl_float, 12),
    ("s4", cl_float, 16),
    ("s5", cl_float, 20),
    ("s6", cl_float, 24),
    ("s7", cl_float, 28),
    ("s8", cl_float, 32),
    ("s9", cl_float, 36),
    ("sA", cl_float, 40),
    ("sB", cl_float, 44),
    ("sC", cl_float, 48),
    ("sD", cl_float, 52),
    ("sE", cl_float, 56),
    ("sF", cl_float, 60),
)

class cl_float16_3(Struct):
    __slots__ = ()
layout(cl_float16_3, 64, 32,
    ("lo", cl_float8, 0),
    ("hi", cl_float8, 32),
)

class cl_float16(Union):
    __slots__ = ()
layout(cl_float16, 64, 64,
    ("s", cl_float * 16, 0),
    ("", cl_float16_1, 0),
    ("", cl_float16_2, 0),
    ("", cl_float16_3, 0),
    ("v2", __cl_float2 * 8, 0),
    ("v4", __cl_float4 * 4, 0),
)

class cl_double2_1(Struct):
    __slots__ = ()
layout(cl_double2_1, 16, 8,
    ("x", cl_double, 0),
    ("y", cl_double, 8),
)

class cl_double2_2(Struct):
    __slots__ = ()
layout(cl_double2_2, 16, 8,
    ("s0", cl_double, 0),
    ("s1", cl_double, 8),
)

class cl_double2_3(Struct):
    __slots__ = ()
layout(cl_double2_3, 16, 8,
    ("lo", cl_double, 0),
    ("hi", cl_double, 8),
)

class cl_double2(Union):
    __slots__ = ()
layout(cl_double2, 16, 16,
    ("s", cl_double * 2, 0),
    ("", cl_double2_1, 0),
    ("", cl_double2_2, 0),
    ("", cl_double2_3, 0),
    ("v2", __cl_double2, 0),
)

class cl_double4_1(Struct):
    __slots__ = ()
layout(cl_double4_1, 32, 8,
    ("x", cl_double, 0),
    ("y", cl_double, 8),
    ("z", cl_double, 16),
    ("w", cl_double, 24),
)

class cl_double4_2(Struct):
    __slots__ = ()
layout(cl_double4_2, 32, 8,
    ("s0", cl_double, 0),
    ("s1", cl_double, 8),
    ("s2", cl_double, 16),
    ("s3", cl_double, 24),
)

class cl_double4_3(Struct):
    __slots__ = ()
layout(cl_double4_3, 32, 16,
    ("lo", cl_double2, 0),
    ("hi", cl_double2, 16),
)

class cl_double4(Union):
    __slots__ = ()
layout(cl_double4, 32, 32,
    ("s", cl_double * 4, 0),
    ("", cl_double4_1, 0),
    ("", cl_double4_2, 0),
    ("", cl_double4_3, 0),
    ("v2", __cl_double2 * 2, 0),
)
cl_double3 = cl_double4

class cl_double8_1(Struct):
    __slots__ = ()
layout(cl_double8_1, 32, 8,
    ("x", cl_double, 0),
    ("y", cl_double, 8),
    ("z", cl_double, 16),
    ("w", cl_double, 24),
)

class cl_double8_2(Struct):
    __slots__ = ()
layout(cl_double8_2, 64, 8,
    ("s0", cl_double, 0),
    ("s1", cl_double, 8),
    ("s2", cl_double, 16),
    ("s3", cl_double, 24),
    ("s4", cl_double, 32),
    ("s5", cl_double, 40),
    ("s6", cl_double, 48),
    ("s7", cl_double, 56),
)

class cl_double8_3(Struct):
    __slots__ = ()
layout(cl_double8_3, 64, 32,
    ("lo", cl_double4, 0),
    ("hi", cl_double4, 32),
)

class cl_double8(Union):
    __slots__ = ()
layout(cl_double8, 64, 64,
    ("s", cl_double * 8, 0),
    ("", cl_double8_1, 0),
    ("", cl_double8_2, 0),
    ("", cl_double8_3, 0),
    ("v2", __cl_double2 * 4, 0),
)

class cl_double16_1(Struct):
    __slots__ = ()
layout(cl_double16_1, 128, 8,
    ("x", cl_double, 0),
    ("y", cl_double, 8),
    ("z", cl_double, 16),
    ("w", cl_double, 24),
    ("__spacer4", cl_double, 32),
    ("__spacer5", cl_double, 40),
    ("__spacer6", cl_double, 48),
    ("__spacer7", cl_double, 56),
    ("__spacer8", cl_double, 64),
    ("__spacer9", cl_double, 72),
    ("sa", cl_double, 80),
    ("sb", cl_double, 88),
    ("sc", cl_double, 96),
    ("sd", cl_double, 104),
    ("se", cl_double, 112),
    ("sf", cl_double, 120),
)

class cl_double16_2(Struct):
    __slots__ = ()
layout(cl_double16_2, 128, 8,
    ("s0", cl_double, 0),
    ("s1", cl_double, 8),
    ("s2", cl_double, 16),
    ("s3", cl_double, 24),
    ("s4", cl_double, 32),
    ("s5", cl_double, 40),
    ("s6", cl_double, 48),
    ("s7", cl_double, 56),
    ("s8", cl_double, 64),
    ("s9", cl_double, 72),
    ("sA", cl_double, 80),
    ("sB", cl_double, 88),
    ("sC", cl_double, 96),
    ("sD", cl_double, 104),
    ("sE", cl_double, 112),
    ("sF", cl_double, 120),
)

class cl_double16_3(Struct):
    __slots__ = ()
layout(cl_double16_3, 128, 64,
    ("lo", cl_double8, 0),
    ("hi", cl_double8, 64),
)

class cl_double16(Union):
    __slots__ = ()
layout(cl_double16, 128, 128,
    ("s", cl_double * 16, 0),
    ("", cl_double16_1, 0),
    ("", cl_double16_2, 0),
    ("", cl_double16_3, 0),
    ("v2", __cl_double2 * 8, 0),
)

class struct__cl_platform_id(Struct):
    __slots__ = ()
cl_platform_id = POINTER(struct__cl_platform_id)

class struct__cl_device_id(Struct):
    __slots__ = ()
cl_device_id = POINTER(struct__cl_device_id)

class struct__cl_context(Struct):
    __slots__ = ()
cl_context = POINTER(struct__cl_context)

class struct__cl_command_queue(Struct):
    __slots__ = ()
cl_command_queue = POINTER(struct__cl_command_queue)

class struct__cl_mem(Struct):
    __slots__ = ()
cl_mem = POINTER(struct__cl_mem)

class struct__cl_program(Struct):
    __slots__ = ()
cl_program = POINTER(struct__cl_program)

class struct__cl_kernel(Struct):
    __slots__ = ()
cl_kernel = POINTER(struct__cl_kernel)

class struct__cl_event(Struct):
    __slots__ = ()
cl_event = POINTER(struct__cl_event)

class struct__cl_sampler(Struct):
    __slots__ = ()
cl_sampler = POINTER(struct__cl_sampler)
cl_bool = cl_uint
cl_bitfield = cl_ulong
cl_properties = cl_ulong
cl_device_type = cl_bitfield
cl_platform_info = cl_uint
cl_device_info = cl_uint
cl_device_fp_config = cl_bitfield
cl_device_mem_cache_type = cl_uint
cl_device_local_mem_type = cl_uint
cl_device_exec_capabilities = cl_bitfield
cl_device_svm_capabilities = cl_bitfield
cl_command_queue_properties = cl_bitfield
cl_device_partition_property = c_int64
cl_device_affinity_domain = cl_bitfield
cl_context_properties = c_int64
cl_context_info = cl_uint
cl_queue_properties = cl_properties
cl_command_queue_info = cl_uint
cl_channel_order = cl_uint
cl_channel_type = cl_uint
cl_mem_flags = cl_bitfield
cl_svm_mem_flags = cl_bitfield
cl_mem_object_type = cl_uint
cl_mem_info = cl_uint
cl_mem_migration_flags = cl_bitfield
cl_image_info = cl_uint
cl_buffer_create_type = cl_uint
cl_addressing_mode = cl_uint
cl_filter_mode = cl_uint
cl_sampler_info = cl_uint
cl_map_flags = cl_bitfield
cl_pipe_properties = c_int64
cl_pipe_info = cl_uint
cl_program_info = cl_uint
cl_program_build_info = cl_uint
cl_program_binary_type = cl_uint
cl_build_status = cl_int
cl_kernel_info = cl_uint
cl_kernel_arg_info = cl_uint
cl_kernel_arg_address_qualifier = cl_uint
cl_kernel_arg_access_qualifier = cl_uint
cl_kernel_arg_type_qualifier = cl_bitfield
cl_kernel_work_group_info = cl_uint
cl_kernel_sub_group_info = cl_uint
cl_event_info = cl_uint
cl_command_type = cl_uint
cl_profiling_info = cl_uint
cl_sampler_properties = cl_properties
cl_kernel_exec_info = cl_uint
cl_device_atomic_capabilities = cl_bitfield
cl_device_device_enqueue_capabilities = cl_bitfield
cl_khronos_vendor_id = cl_uint
cl_mem_properties = cl_properties
cl_version = cl_uint

class struct__cl_image_format(Struct):
    __slots__ = ()
layout(struct__cl_image_format, 8, 4,
    ("image_channel_order", cl_channel_order, 0),
    ("image_channel_data_type", cl_channel_type, 4),
)
cl_image_format = struct__cl_image_format

class struct__cl_image_desc_9(Union):
    __slots__ = ()
layout(struct__cl_image_desc_9, 8, 8,
    ("buffer", cl_mem, 0),
    ("mem_object", cl_mem, 0),
)

class struct__cl_image_desc(Struct):
    __slots__ = ()
layout(struct__cl_image_desc, 72, 8,
    ("image_type", cl_mem_object_type, 0),
    ("image_width", c_size_t, 8),
    ("image_height", c_size_t, 16),
    ("image_depth", c_size_t, 24),
    ("image_array_size", c_size_t, 32),
    ("image_row_pitch", c_size_t, 40),
    ("image_slice_pitch", c_size_t, 48),
    ("num_mip_levels", cl_uint, 56),
    ("num_samples", cl_uint, 60),
    ("", struct__cl_image_desc_9, 64),
)
cl_image_desc = struct__cl_image_desc

class struct__cl_buffer_region(Struct):
    __slots__ = ()
layout(struct__cl_buffer_region, 16, 8,
    ("origin", c_size_t, 0),
    ("size", c_size_t, 8),
)
cl_buffer_region = struct__cl_buffer_region

class struct__cl_name_version(Struct):
    __slots__ = ()
layout(struct__cl_name_version, 68, 4,
    ("version", cl_version, 0),
    ("name", c_char * 64, 4),
)
cl_name_version = struct__cl_name_version
cl_device_command_buffer_capabilities_khr = cl_bitfield

class struct__cl_command_buffer_khr(Struct):
    __slots__ = ()
cl_command_buffer_khr = POINTER(struct__cl_command_buffer_khr)
cl_sync_point_khr = cl_uint
cl_command_buffer_info_khr = cl_uint
cl_command_buffer_state_khr = cl_uint
cl_command_buffer_properties_khr = cl_properties
cl_command_buffer_flags_khr = cl_bitfield
cl_ndrange_kernel_command_properties_khr = cl_properties

class struct__cl_mutable_command_khr(Struct):
    __slots__ = ()
cl_mutable_command_khr = POINTER(struct__cl_mutable_command_khr)
clCreateCommandBufferKHR_fn = CFUNCTYPE(cl_command_buffer_khr, cl_uint, POINTER(cl_command_queue), POINTER(cl_command_buffer_properties_khr), POINTER(cl_int))
clFinalizeCommandBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr)
clRetainCommandBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr)
clReleaseCommandBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr)
clEnqueueCommandBufferKHR_fn = CFUNCTYPE(cl_int, cl_uint, POINTER(cl_command_queue), cl_command_buffer_khr, cl_uint, POINTER(cl_event), POINTER(cl_event))
clCommandBarrierWithWaitListKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferRectKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferToImageKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, c_size_t, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyImageKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyImageToBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandFillBufferKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, c_void_p, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandFillImageKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, c_void_p, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandNDRangeKernelKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_queue, POINTER(cl_ndrange_kernel_command_properties_khr), cl_kernel, cl_uint, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clGetCommandBufferInfoKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, cl_command_buffer_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
cl_command_buffer_structure_type_khr = cl_uint
cl_mutable_dispatch_fields_khr = cl_bitfield
cl_mutable_command_info_khr = cl_uint

class struct__cl_mutable_dispatch_arg_khr(Struct):
    __slots__ = ()
layout(struct__cl_mutable_dispatch_arg_khr, 24, 8,
    ("arg_index", cl_uint, 0),
    ("arg_size", c_size_t, 8),
    ("arg_value", c_void_p, 16),
)
cl_mutable_dispatch_arg_khr = struct__cl_mutable_dispatch_arg_khr

class struct__cl_mutable_dispatch_exec_info_khr(Struct):
    __slots__ = ()
layout(struct__cl_mutable_dispatch_exec_info_khr, 24, 8,
    ("param_name", cl_uint, 0),
    ("param_value_size", c_size_t, 8),
    ("param_value", c_void_p, 16),
)
cl_mutable_dispatch_exec_info_khr = struct__cl_mutable_dispatch_exec_info_khr

class struct__cl_mutable_dispatch_config_khr(Struct):
    __slots__ = ()
layout(struct__cl_mutable_dispatch_config_khr, 88, 8,
    ("type", cl_command_buffer_structure_type_khr, 0),
    ("next", c_void_p, 8),
    ("command", cl_mutable_command_khr, 16),
    ("num_args", cl_uint, 24),
    ("num_svm_args", cl_uint, 28),
    ("num_exec_infos", cl_uint, 32),
    ("work_dim", cl_uint, 36),
    ("arg_list", POINTER(cl_mutable_dispatch_arg_khr), 40),
    ("arg_svm_list", POINTER(cl_mutable_dispatch_arg_khr), 48),
    ("exec_info_list", POINTER(cl_mutable_dispatch_exec_info_khr), 56),
    ("global_work_offset", POINTER(c_size_t), 64),
    ("global_work_size", POINTER(c_size_t), 72),
    ("local_work_size", POINTER(c_size_t), 80),
)
cl_mutable_dispatch_config_khr = struct__cl_mutable_dispatch_config_khr

class struct__cl_mutable_base_config_khr(Struct):
    __slots__ = ()
layout(struct__cl_mutable_base_config_khr, 32, 8,
    ("type", cl_command_buffer_structure_type_khr, 0),
    ("next", c_void_p, 8),
    ("num_mutable_dispatch", cl_uint, 16),
    ("mutable_dispatch_list", POINTER(cl_mutable_dispatch_config_khr), 24),
)
cl_mutable_base_config_khr = struct__cl_mutable_base_config_khr
clUpdateMutableCommandsKHR_fn = CFUNCTYPE(cl_int, cl_command_buffer_khr, POINTER(cl_mutable_base_config_khr))
clGetMutableCommandInfoKHR_fn = CFUNCTYPE(cl_int, cl_mutable_command_khr, cl_mutable_command_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
clIcdGetPlatformIDsKHR_fn = CFUNCTYPE(cl_int, cl_uint, POINTER(cl_platform_id), POINTER(cl_uint))
clCreateProgramWithILKHR_fn = CFUNCTYPE(cl_program, cl_context, c_void_p, c_size_t, POINTER(cl_int))
clTerminateContextKHR_fn = CFUNCTYPE(cl_int, cl_context)
cl_queue_properties_khr = cl_properties
clCreateCommandQueueWithPropertiesKHR_fn = CFUNCTYPE(cl_command_queue, cl_context, cl_device_id, POINTER(cl_queue_properties_khr), POINTER(cl_int))

class cl_device_topology_amd_raw(Struct):
    __slots__ = ()
layout(cl_device_topology_amd_raw, 24, 4,
    ("type", cl_uint, 0),
    ("data", cl_uint * 5, 4),
)

class cl_device_topology_amd_pcie(Struct):
    __slots__ = ()
layout(cl_device_topology_amd_pcie, 24, 4,
    ("type", cl_uint, 0),
    ("unused", cl_char * 17, 4),
    ("bus", cl_char, 21),
    ("device", cl_char, 22),
    ("function", cl_char, 23),
)

class cl_device_topology_amd(Union):
    __slots__ = ()
layout(cl_device_topology_amd, 24, 4,
    ("raw", cl_device_topology_amd_raw, 0),
    ("pcie", cl_device_topology_amd_pcie, 0),
)
clReleaseDeviceEXT_fn = CFUNCTYPE(cl_int, cl_device_id)
clRetainDeviceEXT_fn = CFUNCTYPE(cl_int, cl_device_id)
cl_device_partition_property_ext = cl_ulong
clCreateSubDevicesEXT_fn = CFUNCTYPE(cl_int, cl_device_id, POINTER(cl_device_partition_property_ext), cl_uint, POINTER(cl_device_id), POINTER(cl_uint))
cl_mem_migration_flags_ext = cl_bitfield
clEnqueueMigrateMemObjectEXT_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_mem_migration_flags_ext, cl_uint, POINTER(cl_event), POINTER(cl_event))
cl_image_pitch_info_qcom = cl_uint

class struct__cl_mem_ext_host_ptr(Struct):
    __slots__ = ()
layout(struct__cl_mem_ext_host_ptr, 8, 4,
    ("allocation_type", cl_uint, 0),
    ("host_cache_policy", cl_uint, 4),
)
cl_mem_ext_host_ptr = struct__cl_mem_ext_host_ptr

class struct__cl_mem_ion_host_ptr(Struct):
    __slots__ = ()
layout(struct__cl_mem_ion_host_ptr, 24, 8,
    ("ext_host_ptr", cl_mem_ext_host_ptr, 0),
    ("ion_filedesc", c_int32, 8),
    ("ion_hostptr", c_void_p, 16),
)
cl_mem_ion_host_ptr = struct__cl_mem_ion_host_ptr

class struct__cl_mem_android_native_buffer_host_ptr(Struct):
    __slots__ = ()
layout(struct__cl_mem_android_native_buffer_host_ptr, 16, 8,
    ("ext_host_ptr", cl_mem_ext_host_ptr, 0),
    ("anb_ptr", c_void_p, 8),
)
cl_mem_android_native_buffer_host_ptr = struct__cl_mem_android_native_buffer_host_ptr
cl_mipmap_filter_mode_img = cl_uint
cl_mem_alloc_flags_img = cl_bitfield
clGetKernelSubGroupInfoKHR_fn = CFUNCTYPE(cl_int, cl_kernel, cl_device_id, cl_kernel_sub_group_info, c_size_t, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
cl_queue_priority_khr = cl_uint
cl_queue_throttle_khr = cl_uint
cl_version_khr = cl_uint

class struct__cl_name_version_khr(Struct):
    __slots__ = ()
layout(struct__cl_name_version_khr, 68, 4,
    ("version", cl_version_khr, 0),
    ("name", c_char * 64, 4),
)
cl_name_version_khr = struct__cl_name_version_khr

class struct__cl_device_pci_bus_info_khr(Struct):
    __slots__ = ()
layout(struct__cl_device_pci_bus_info_khr, 16, 4,
    ("pci_domain", cl_uint, 0),
    ("pci_bus", cl_uint, 4),
    ("pci_device", cl_uint, 8),
    ("pci_function", cl_uint, 12),
)
cl_device_pci_bus_info_khr = struct__cl_device_pci_bus_info_khr
clGetKernelSuggestedLocalWorkSizeKHR_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_kernel, cl_uint, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t))
cl_device_integer_dot_product_capabilities_khr = cl_bitfield

class struct__cl_device_integer_dot_product_acceleration_properties_khr(Struct):
    __slots__ = ()
layout(struct__cl_device_integer_dot_product_acceleration_properties_khr, 24, 4,
    ("signed_accelerated", cl_bool, 0),
    ("unsigned_accelerated", cl_bool, 4),
    ("mixed_signedness_accelerated", cl_bool, 8),
    ("accumulating_saturating_signed_accelerated", cl_bool, 12),
    ("accumulating_saturating_unsigned_accelerated", cl_bool, 16),
    ("accumulating_saturating_mixed_signedness_accelerated", cl_bool, 20),
)
cl_device_integer_dot_product_acceleration_properties_khr = struct__cl_device_integer_dot_product_acceleration_properties_khr
cl_external_memory_handle_type_khr = cl_uint
clEnqueueAcquireExternalMemObjectsKHR_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueReleaseExternalMemObjectsKHR_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))

class struct__cl_semaphore_khr(Struct):
    __slots__ = ()
cl_semaphore_khr = POINTER(struct__cl_semaphore_khr)
cl_external_semaphore_handle_type_khr = cl_uint
clGetSemaphoreHandleForTypeKHR_fn = CFUNCTYPE(cl_int, cl_semaphore_khr, cl_device_id, cl_external_semaphore_handle_type_khr, c_size_t, c_void_p, POINTER(c_size_t))
cl_semaphore_properties_khr = cl_properties
cl_semaphore_info_khr = cl_uint
cl_semaphore_type_khr = cl_uint
cl_semaphore_payload_khr = cl_ulong
clCreateSemaphoreWithPropertiesKHR_fn = CFUNCTYPE(cl_semaphore_khr, cl_context, POINTER(cl_semaphore_properties_khr), POINTER(cl_int))
clEnqueueWaitSemaphoresKHR_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_uint, POINTER(cl_semaphore_khr), POINTER(cl_semaphore_payload_khr), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSignalSemaphoresKHR_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_uint, POINTER(cl_semaphore_khr), POINTER(cl_semaphore_payload_khr), cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetSemaphoreInfoKHR_fn = CFUNCTYPE(cl_int, cl_semaphore_khr, cl_semaphore_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
clReleaseSemaphoreKHR_fn = CFUNCTYPE(cl_int, cl_semaphore_khr)
clRetainSemaphoreKHR_fn = CFUNCTYPE(cl_int, cl_semaphore_khr)
cl_import_properties_arm = c_int64
cl_svm_mem_flags_arm = cl_bitfield
cl_kernel_exec_info_arm = cl_uint
cl_device_svm_capabilities_arm = cl_bitfield
cl_device_scheduling_controls_capabilities_arm = cl_bitfield
cl_device_controlled_termination_capabilities_arm = cl_bitfield
cl_command_termination_reason_arm = cl_uint
cl_device_feature_capabilities_intel = cl_bitfield

class struct__cl_accelerator_intel(Struct):
    __slots__ = ()
cl_accelerator_intel = POINTER(struct__cl_accelerator_intel)
cl_accelerator_type_intel = cl_uint
cl_accelerator_info_intel = cl_uint

class struct__cl_motion_estimation_desc_intel(Struct):
    __slots__ = ()
layout(struct__cl_motion_estimation_desc_intel, 16, 4,
    ("mb_block_type", cl_uint, 0),
    ("subpixel_mode", cl_uint, 4),
    ("sad_adjust_mode", cl_uint, 8),
    ("search_path_type", cl_uint, 12),
)
cl_motion_estimation_desc_intel = struct__cl_motion_estimation_desc_intel
clCreateAcceleratorINTEL_fn = CFUNCTYPE(cl_accelerator_intel, cl_context, cl_accelerator_type_intel, c_size_t, c_void_p, POINTER(cl_int))
clGetAcceleratorInfoINTEL_fn = CFUNCTYPE(cl_int, cl_accelerator_intel, cl_accelerator_info_intel, c_size_t, c_void_p, POINTER(c_size_t))
clRetainAcceleratorINTEL_fn = CFUNCTYPE(cl_int, cl_accelerator_intel)
clReleaseAcceleratorINTEL_fn = CFUNCTYPE(cl_int, cl_accelerator_intel)
cl_diagnostics_verbose_level = cl_uint
cl_device_unified_shared_memory_capabilities_intel = cl_bitfield
cl_mem_properties_intel = cl_properties
cl_mem_alloc_flags_intel = cl_bitfield
cl_mem_info_intel = cl_uint
cl_unified_shared_memory_type_intel = cl_uint
cl_mem_advice_intel = cl_uint
clHostMemAllocINTEL_fn = CFUNCTYPE(c_void_p, cl_context, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clDeviceMemAllocINTEL_fn = CFUNCTYPE(c_void_p, cl_context, cl_device_id, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clSharedMemAllocINTEL_fn = CFUNCTYPE(c_void_p, cl_context, cl_device_id, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clMemFreeINTEL_fn = CFUNCTYPE(cl_int, cl_context, c_void_p)
clMemBlockingFreeINTEL_fn = CFUNCTYPE(cl_int, cl_context, c_void_p)
clGetMemAllocInfoINTEL_fn = CFUNCTYPE(cl_int, cl_context, c_void_p, cl_mem_info_intel, c_size_t, c_void_p, POINTER(c_size_t))
clSetKernelArgMemPointerINTEL_fn = CFUNCTYPE(cl_int, cl_kernel, cl_uint, c_void_p)
clEnqueueMemFillINTEL_fn = CFUNCTYPE(cl_int, cl_command_queue, c_void_p, c_void_p, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemcpyINTEL_fn = CFUNCTYPE(cl_int, cl_command_queue, cl_bool, c_void_p, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemAdviseINTEL_fn = CFUNCTYPE(cl_int, cl_command_queue, c_void_p, c_size_t, cl_mem_advice_intel, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMigrateMemINTEL_fn = CFUNCTYPE(cl_int, cl_command_queue, c_void_p, c_size_t, cl_mem_migration_flags, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemsetINTEL_fn = CFUNCTYPE(cl_int, cl_command_queue, c_void_p, cl_int, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clCreateBufferWithPropertiesINTEL_fn = CFUNCTYPE(cl_mem, cl_context, POINTER(cl_mem_properties_intel), cl_mem_flags, c_size_t, c_void_p, POINTER(cl_int))
cl_command_queue_capabilities_intel = cl_bitfield

class struct__cl_queue_family_properties_intel(Struct):
    __slots__ = ()
layout(struct__cl_queue_family_properties_intel, 88, 8,
    ("properties", cl_command_queue_properties, 0),
    ("capabilities", cl_command_queue_capabilities_intel, 8),
    ("count", cl_uint, 16),
    ("name", c_char * 64, 20),
)
cl_queue_family_properties_intel = struct__cl_queue_family_properties_intel
cl_image_requirements_info_ext = cl_uint
clGetImageRequirementsInfoEXT_fn = CFUNCTYPE(cl_int, cl_context, POINTER(cl_mem_properties), cl_mem_flags, POINTER(cl_image_format), POINTER(cl_image_desc), cl_image_requirements_info_ext, c_size_t, c_void_p, POINTER(c_size_t))
clGetPlatformIDs = _library.function("clGetPlatformIDs", cl_int, cl_uint, POINTER(cl_platform_id), POINTER(cl_uint))
clGetPlatformInfo = _library.function("clGetPlatformInfo", cl_int, cl_platform_id, cl_platform_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetDeviceIDs = _library.function("clGetDeviceIDs", cl_int, cl_platform_id, cl_device_type, cl_uint, POINTER(cl_device_id), POINTER(cl_uint))
clGetDeviceInfo = _library.function("clGetDeviceInfo", cl_int, cl_device_id, cl_device_info, c_size_t, c_void_p, POINTER(c_size_t))
clCreateSubDevices = _library.function("clCreateSubDevices", cl_int, cl_device_id, POINTER(cl_device_partition_property), cl_uint, POINTER(cl_device_id), POINTER(cl_uint))
clRetainDevice = _library.function("clRetainDevice", cl_int, cl_device_id)
clReleaseDevice = _library.function("clReleaseDevice", cl_int, cl_device_id)
clSetDefaultDeviceCommandQueue = _library.function("clSetDefaultDeviceCommandQueue", cl_int, cl_context, cl_device_id, cl_command_queue)
clGetDeviceAndHostTimer = _library.function("clGetDeviceAndHostTimer", cl_int, cl_device_id, POINTER(cl_ulong), POINTER(cl_ulong))
clGetHostTimer = _library.function("clGetHostTimer", cl_int, cl_device_id, POINTER(cl_ulong))
clCreateContext = _library.function("clCreateContext", cl_context, POINTER(cl_context_properties), cl_uint, POINTER(cl_device_id), CFUNCTYPE(None, c_char_p, c_void_p, c_size_t, c_void_p), c_void_p, POINTER(cl_int))
clCreateContextFromType = _library.function("clCreateContextFromType", cl_context, POINTER(cl_context_properties), cl_device_type, CFUNCTYPE(None, c_char_p, c_void_p, c_size_t, c_void_p), c_void_p, POINTER(cl_int))
clRetainContext = _library.function("clRetainContext", cl_int, cl_context)
clReleaseContext = _library.function("clReleaseContext", cl_int, cl_context)
clGetContextInfo = _library.function("clGetContextInfo", cl_int, cl_context, cl_context_info, c_size_t, c_void_p, POINTER(c_size_t))
clSetContextDestructorCallback = _library.function("clSetContextDestructorCallback", cl_int, cl_context, CFUNCTYPE(None, cl_context, c_void_p), c_void_p)
clCreateCommandQueueWithProperties = _library.function("clCreateCommandQueueWithProperties", cl_command_queue, cl_context, cl_device_id, POINTER(cl_queue_properties), POINTER(cl_int))
clRetainCommandQueue = _library.function("clRetainCommandQueue", cl_int, cl_command_queue)
clReleaseCommandQueue = _library.function("clReleaseCommandQueue", cl_int, cl_command_queue)
clGetCommandQueueInfo = _library.function("clGetCommandQueueInfo", cl_int, cl_command_queue, cl_command_queue_info, c_size_t, c_void_p, POINTER(c_size_t))
clCreateBuffer = _library.function("clCreateBuffer", cl_mem, cl_context, cl_mem_flags, c_size_t, c_void_p, POINTER(cl_int))
clCreateSubBuffer = _library.function("clCreateSubBuffer", cl_mem, cl_mem, cl_mem_flags, cl_buffer_create_type, c_void_p, POINTER(cl_int))
clCreateImage = _library.function("clCreateImage", cl_mem, cl_context, cl_mem_flags, POINTER(cl_image_format), POINTER(cl_image_desc), c_void_p, POINTER(cl_int))
clCreatePipe = _library.function("clCreatePipe", cl_mem, cl_context, cl_mem_flags, cl_uint, cl_uint, POINTER(cl_pipe_properties), POINTER(cl_int))
clCreateBufferWithProperties = _library.function("clCreateBufferWithProperties", cl_mem, cl_context, POINTER(cl_mem_properties), cl_mem_flags, c_size_t, c_void_p, POINTER(cl_int))
clCreateImageWithProperties = _library.function("clCreateImageWithProperties", cl_mem, cl_context, POINTER(cl_mem_properties), cl_mem_flags, POINTER(cl_image_format), POINTER(cl_image_desc), c_void_p, POINTER(cl_int))
clRetainMemObject = _library.function("clRetainMemObject", cl_int, cl_mem)
clReleaseMemObject = _library.function("clReleaseMemObject", cl_int, cl_mem)
clGetSupportedImageFormats = _library.function("clGetSupportedImageFormats", cl_int, cl_context, cl_mem_flags, cl_mem_object_type, cl_uint, POINTER(cl_image_format), POINTER(cl_uint))
clGetMemObjectInfo = _library.function("clGetMemObjectInfo", cl_int, cl_mem, cl_mem_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetImageInfo = _library.function("clGetImageInfo", cl_int, cl_mem, cl_image_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetPipeInfo = _library.function("clGetPipeInfo", cl_int, cl_mem, cl_pipe_info, c_size_t, c_void_p, POINTER(c_size_t))
clSetMemObjectDestructorCallback = _library.function("clSetMemObjectDestructorCallback", cl_int, cl_mem, CFUNCTYPE(None, cl_mem, c_void_p), c_void_p)
clSVMAlloc = _library.function("clSVMAlloc", c_void_p, cl_context, cl_svm_mem_flags, c_size_t, cl_uint)
clSVMFree = _library.function("clSVMFree", None, cl_context, c_void_p)
clCreateSamplerWithProperties = _library.function("clCreateSamplerWithProperties", cl_sampler, cl_context, POINTER(cl_sampler_properties), POINTER(cl_int))
clRetainSampler = _library.function("clRetainSampler", cl_int, cl_sampler)
clReleaseSampler = _library.function("clReleaseSampler", cl_int, cl_sampler)
clGetSamplerInfo = _library.function("clGetSamplerInfo", cl_int, cl_sampler, cl_sampler_info, c_size_t, c_void_p, POINTER(c_size_t))
clCreateProgramWithSource = _library.function("clCreateProgramWithSource", cl_program, cl_context, cl_uint, POINTER(c_char_p), POINTER(c_size_t), POINTER(cl_int))
clCreateProgramWithBinary = _library.function("clCreateProgramWithBinary", cl_program, cl_context, cl_uint, POINTER(cl_device_id), POINTER(c_size_t), POINTER(POINTER(c_uint8)), POINTER(cl_int), POINTER(cl_int))
clCreateProgramWithBuiltInKernels = _library.function("clCreateProgramWithBuiltInKernels", cl_program, cl_context, cl_uint, POINTER(cl_device_id), c_char_p, POINTER(cl_int))
clCreateProgramWithIL = _library.function("clCreateProgramWithIL", cl_program, cl_context, c_void_p, c_size_t, POINTER(cl_int))
clRetainProgram = _library.function("clRetainProgram", cl_int, cl_program)
clReleaseProgram = _library.function("clReleaseProgram", cl_int, cl_program)
clBuildProgram = _library.function("clBuildProgram", cl_int, cl_program, cl_uint, POINTER(cl_device_id), c_char_p, CFUNCTYPE(None, cl_program, c_void_p), c_void_p)
clCompileProgram = _library.function("clCompileProgram", cl_int, cl_program, cl_uint, POINTER(cl_device_id), c_char_p, cl_uint, POINTER(cl_program), POINTER(c_char_p), CFUNCTYPE(None, cl_program, c_void_p), c_void_p)
clLinkProgram = _library.function("clLinkProgram", cl_program, cl_context, cl_uint, POINTER(cl_device_id), c_char_p, cl_uint, POINTER(cl_program), CFUNCTYPE(None, cl_program, c_void_p), c_void_p, POINTER(cl_int))
clSetProgramReleaseCallback = _library.function("clSetProgramReleaseCallback", cl_int, cl_program, CFUNCTYPE(None, cl_program, c_void_p), c_void_p)
clSetProgramSpecializationConstant = _library.function("clSetProgramSpecializationConstant", cl_int, cl_program, cl_uint, c_size_t, c_void_p)
clUnloadPlatformCompiler = _library.function("clUnloadPlatformCompiler", cl_int, cl_platform_id)
clGetProgramInfo = _library.function("clGetProgramInfo", cl_int, cl_program, cl_program_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetProgramBuildInfo = _library.function("clGetProgramBuildInfo", cl_int, cl_program, cl_device_id, cl_program_build_info, c_size_t, c_void_p, POINTER(c_size_t))
clCreateKernel = _library.function("clCreateKernel", cl_kernel, cl_program, c_char_p, POINTER(cl_int))
clCreateKernelsInProgram = _library.function("clCreateKernelsInProgram", cl_int, cl_program, cl_uint, POINTER(cl_kernel), POINTER(cl_uint))
clCloneKernel = _library.function("clCloneKernel", cl_kernel, cl_kernel, POINTER(cl_int))
clRetainKernel = _library.function("clRetainKernel", cl_int, cl_kernel)
clReleaseKernel = _library.function("clReleaseKernel", cl_int, cl_kernel)
clSetKernelArg = _library.function("clSetKernelArg", cl_int, cl_kernel, cl_uint, c_size_t, c_void_p)
clSetKernelArgSVMPointer = _library.function("clSetKernelArgSVMPointer", cl_int, cl_kernel, cl_uint, c_void_p)
clSetKernelExecInfo = _library.function("clSetKernelExecInfo", cl_int, cl_kernel, cl_kernel_exec_info, c_size_t, c_void_p)
clGetKernelInfo = _library.function("clGetKernelInfo", cl_int, cl_kernel, cl_kernel_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetKernelArgInfo = _library.function("clGetKernelArgInfo", cl_int, cl_kernel, cl_uint, cl_kernel_arg_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetKernelWorkGroupInfo = _library.function("clGetKernelWorkGroupInfo", cl_int, cl_kernel, cl_device_id, cl_kernel_work_group_info, c_size_t, c_void_p, POINTER(c_size_t))
clGetKernelSubGroupInfo = _library.function("clGetKernelSubGroupInfo", cl_int, cl_kernel, cl_device_id, cl_kernel_sub_group_info, c_size_t, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clWaitForEvents = _library.function("clWaitForEvents", cl_int, cl_uint, POINTER(cl_event))
clGetEventInfo = _library.function("clGetEventInfo", cl_int, cl_event, cl_event_info, c_size_t, c_void_p, POINTER(c_size_t))
clCreateUserEvent = _library.function("clCreateUserEvent", cl_event, cl_context, POINTER(cl_int))
clRetainEvent = _library.function("clRetainEvent", cl_int, cl_event)
clReleaseEvent = _library.function("clReleaseEvent", cl_int, cl_event)
clSetUserEventStatus = _library.function("clSetUserEventStatus", cl_int, cl_event, cl_int)
clSetEventCallback = _library.function("clSetEventCallback", cl_int, cl_event, cl_int, CFUNCTYPE(None, cl_event, cl_int, c_void_p), c_void_p)
clGetEventProfilingInfo = _library.function("clGetEventProfilingInfo", cl_int, cl_event, cl_profiling_info, c_size_t, c_void_p, POINTER(c_size_t))
clFlush = _library.function("clFlush", cl_int, cl_command_queue)
clFinish = _library.function("clFinish", cl_int, cl_command_queue)
clEnqueueReadBuffer = _library.function("clEnqueueReadBuffer", cl_int, cl_command_queue, cl_mem, cl_bool, c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueReadBufferRect = _library.function("clEnqueueReadBufferRect", cl_int, cl_command_queue, cl_mem, cl_bool, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueWriteBuffer = _library.function("clEnqueueWriteBuffer", cl_int, cl_command_queue, cl_mem, cl_bool, c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueWriteBufferRect = _library.function("clEnqueueWriteBufferRect", cl_int, cl_command_queue, cl_mem, cl_bool, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueFillBuffer = _library.function("clEnqueueFillBuffer", cl_int, cl_command_queue, cl_mem, c_void_p, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueCopyBuffer = _library.function("clEnqueueCopyBuffer", cl_int, cl_command_queue, cl_mem, cl_mem, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueCopyBufferRect = _library.function("clEnqueueCopyBufferRect", cl_int, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueReadImage = _library.function("clEnqueueReadImage", cl_int, cl_command_queue, cl_mem, cl_bool, POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueWriteImage = _library.function("clEnqueueWriteImage", cl_int, cl_command_queue, cl_mem, cl_bool, POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueFillImage = _library.function("clEnqueueFillImage", cl_int, cl_command_queue, cl_mem, c_void_p, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueCopyImage = _library.function("clEnqueueCopyImage", cl_int, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueCopyImageToBuffer = _library.function("clEnqueueCopyImageToBuffer", cl_int, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueCopyBufferToImage = _library.function("clEnqueueCopyBufferToImage", cl_int, cl_command_queue, cl_mem, cl_mem, c_size_t, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMapBuffer = _library.function("clEnqueueMapBuffer", c_void_p, cl_command_queue, cl_mem, cl_bool, cl_map_flags, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event), POINTER(cl_int))
clEnqueueMapImage = _library.function("clEnqueueMapImage", c_void_p, cl_command_queue, cl_mem, cl_bool, cl_map_flags, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event), POINTER(cl_int))
clEnqueueUnmapMemObject = _library.function("clEnqueueUnmapMemObject", cl_int, cl_command_queue, cl_mem, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMigrateMemObjects = _library.function("clEnqueueMigrateMemObjects", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_mem_migration_flags, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueNDRangeKernel = _library.function("clEnqueueNDRangeKernel", cl_int, cl_command_queue, cl_kernel, cl_uint, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueNativeKernel = _library.function("clEnqueueNativeKernel", cl_int, cl_command_queue, CFUNCTYPE(None, c_void_p), c_void_p, c_size_t, cl_uint, POINTER(cl_mem), POINTER(c_void_p), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMarkerWithWaitList = _library.function("clEnqueueMarkerWithWaitList", cl_int, cl_command_queue, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueBarrierWithWaitList = _library.function("clEnqueueBarrierWithWaitList", cl_int, cl_command_queue, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMFree = _library.function("clEnqueueSVMFree", cl_int, cl_command_queue, cl_uint, POINTER(c_void_p), CFUNCTYPE(None, cl_command_queue, cl_uint, POINTER(c_void_p), c_void_p), c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMemcpy = _library.function("clEnqueueSVMMemcpy", cl_int, cl_command_queue, cl_bool, c_void_p, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMemFill = _library.function("clEnqueueSVMMemFill", cl_int, cl_command_queue, c_void_p, c_void_p, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMap = _library.function("clEnqueueSVMMap", cl_int, cl_command_queue, cl_bool, cl_map_flags, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMUnmap = _library.function("clEnqueueSVMUnmap", cl_int, cl_command_queue, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMigrateMem = _library.function("clEnqueueSVMMigrateMem", cl_int, cl_command_queue, cl_uint, POINTER(c_void_p), POINTER(c_size_t), cl_mem_migration_flags, cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetExtensionFunctionAddressForPlatform = _library.function("clGetExtensionFunctionAddressForPlatform", c_void_p, cl_platform_id, c_char_p)
clCreateImage2D = _library.function("clCreateImage2D", cl_mem, cl_context, cl_mem_flags, POINTER(cl_image_format), c_size_t, c_size_t, c_size_t, c_void_p, POINTER(cl_int))
clCreateImage3D = _library.function("clCreateImage3D", cl_mem, cl_context, cl_mem_flags, POINTER(cl_image_format), c_size_t, c_size_t, c_size_t, c_size_t, c_size_t, c_void_p, POINTER(cl_int))
clEnqueueMarker = _library.function("clEnqueueMarker", cl_int, cl_command_queue, POINTER(cl_event))
clEnqueueWaitForEvents = _library.function("clEnqueueWaitForEvents", cl_int, cl_command_queue, cl_uint, POINTER(cl_event))
clEnqueueBarrier = _library.function("clEnqueueBarrier", cl_int, cl_command_queue)
clUnloadCompiler = _library.function("clUnloadCompiler", cl_int)
clGetExtensionFunctionAddress = _library.function("clGetExtensionFunctionAddress", c_void_p, c_char_p)
clCreateCommandQueue = _library.function("clCreateCommandQueue", cl_command_queue, cl_context, cl_device_id, cl_command_queue_properties, POINTER(cl_int))
clCreateSampler = _library.function("clCreateSampler", cl_sampler, cl_context, cl_bool, cl_addressing_mode, cl_filter_mode, POINTER(cl_int))
clEnqueueTask = _library.function("clEnqueueTask", cl_int, cl_command_queue, cl_kernel, cl_uint, POINTER(cl_event), POINTER(cl_event))
clCreateCommandBufferKHR = _library.function("clCreateCommandBufferKHR", cl_command_buffer_khr, cl_uint, POINTER(cl_command_queue), POINTER(cl_command_buffer_properties_khr), POINTER(cl_int))
clFinalizeCommandBufferKHR = _library.function("clFinalizeCommandBufferKHR", cl_int, cl_command_buffer_khr)
clRetainCommandBufferKHR = _library.function("clRetainCommandBufferKHR", cl_int, cl_command_buffer_khr)
clReleaseCommandBufferKHR = _library.function("clReleaseCommandBufferKHR", cl_int, cl_command_buffer_khr)
clEnqueueCommandBufferKHR = _library.function("clEnqueueCommandBufferKHR", cl_int, cl_uint, POINTER(cl_command_queue), cl_command_buffer_khr, cl_uint, POINTER(cl_event), POINTER(cl_event))
clCommandBarrierWithWaitListKHR = _library.function("clCommandBarrierWithWaitListKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferKHR = _library.function("clCommandCopyBufferKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferRectKHR = _library.function("clCommandCopyBufferRectKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), c_size_t, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyBufferToImageKHR = _library.function("clCommandCopyBufferToImageKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, c_size_t, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyImageKHR = _library.function("clCommandCopyImageKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandCopyImageToBufferKHR = _library.function("clCommandCopyImageToBufferKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, cl_mem, POINTER(c_size_t), POINTER(c_size_t), c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandFillBufferKHR = _library.function("clCommandFillBufferKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, c_void_p, c_size_t, c_size_t, c_size_t, cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandFillImageKHR = _library.function("clCommandFillImageKHR", cl_int, cl_command_buffer_khr, cl_command_queue, cl_mem, c_void_p, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clCommandNDRangeKernelKHR = _library.function("clCommandNDRangeKernelKHR", cl_int, cl_command_buffer_khr, cl_command_queue, POINTER(cl_ndrange_kernel_command_properties_khr), cl_kernel, cl_uint, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_sync_point_khr), POINTER(cl_sync_point_khr), POINTER(cl_mutable_command_khr))
clGetCommandBufferInfoKHR = _library.function("clGetCommandBufferInfoKHR", cl_int, cl_command_buffer_khr, cl_command_buffer_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
clUpdateMutableCommandsKHR = _library.function("clUpdateMutableCommandsKHR", cl_int, cl_command_buffer_khr, POINTER(cl_mutable_base_config_khr))
clGetMutableCommandInfoKHR = _library.function("clGetMutableCommandInfoKHR", cl_int, cl_mutable_command_khr, cl_mutable_command_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
clSetMemObjectDestructorAPPLE = _library.function("clSetMemObjectDestructorAPPLE", cl_int, cl_mem, CFUNCTYPE(None, cl_mem, c_void_p), c_void_p)
clLogMessagesToSystemLogAPPLE = _library.function("clLogMessagesToSystemLogAPPLE", None, c_char_p, c_void_p, c_size_t, c_void_p)
clLogMessagesToStdoutAPPLE = _library.function("clLogMessagesToStdoutAPPLE", None, c_char_p, c_void_p, c_size_t, c_void_p)
clLogMessagesToStderrAPPLE = _library.function("clLogMessagesToStderrAPPLE", None, c_char_p, c_void_p, c_size_t, c_void_p)
clIcdGetPlatformIDsKHR = _library.function("clIcdGetPlatformIDsKHR", cl_int, cl_uint, POINTER(cl_platform_id), POINTER(cl_uint))
clCreateProgramWithILKHR = _library.function("clCreateProgramWithILKHR", cl_program, cl_context, c_void_p, c_size_t, POINTER(cl_int))
clTerminateContextKHR = _library.function("clTerminateContextKHR", cl_int, cl_context)
clCreateCommandQueueWithPropertiesKHR = _library.function("clCreateCommandQueueWithPropertiesKHR", cl_command_queue, cl_context, cl_device_id, POINTER(cl_queue_properties_khr), POINTER(cl_int))
clReleaseDeviceEXT = _library.function("clReleaseDeviceEXT", cl_int, cl_device_id)
clRetainDeviceEXT = _library.function("clRetainDeviceEXT", cl_int, cl_device_id)
clCreateSubDevicesEXT = _library.function("clCreateSubDevicesEXT", cl_int, cl_device_id, POINTER(cl_device_partition_property_ext), cl_uint, POINTER(cl_device_id), POINTER(cl_uint))
clEnqueueMigrateMemObjectEXT = _library.function("clEnqueueMigrateMemObjectEXT", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_mem_migration_flags_ext, cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetDeviceImageInfoQCOM = _library.function("clGetDeviceImageInfoQCOM", cl_int, cl_device_id, c_size_t, c_size_t, POINTER(cl_image_format), cl_image_pitch_info_qcom, c_size_t, c_void_p, POINTER(c_size_t))
clEnqueueAcquireGrallocObjectsIMG = _library.function("clEnqueueAcquireGrallocObjectsIMG", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueReleaseGrallocObjectsIMG = _library.function("clEnqueueReleaseGrallocObjectsIMG", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueGenerateMipmapIMG = _library.function("clEnqueueGenerateMipmapIMG", cl_int, cl_command_queue, cl_mem, cl_mem, cl_mipmap_filter_mode_img, POINTER(c_size_t), POINTER(c_size_t), cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetKernelSubGroupInfoKHR = _library.function("clGetKernelSubGroupInfoKHR", cl_int, cl_kernel, cl_device_id, cl_kernel_sub_group_info, c_size_t, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clGetKernelSuggestedLocalWorkSizeKHR = _library.function("clGetKernelSuggestedLocalWorkSizeKHR", cl_int, cl_command_queue, cl_kernel, cl_uint, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_size_t))
clEnqueueAcquireExternalMemObjectsKHR = _library.function("clEnqueueAcquireExternalMemObjectsKHR", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueReleaseExternalMemObjectsKHR = _library.function("clEnqueueReleaseExternalMemObjectsKHR", cl_int, cl_command_queue, cl_uint, POINTER(cl_mem), cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetSemaphoreHandleForTypeKHR = _library.function("clGetSemaphoreHandleForTypeKHR", cl_int, cl_semaphore_khr, cl_device_id, cl_external_semaphore_handle_type_khr, c_size_t, c_void_p, POINTER(c_size_t))
clCreateSemaphoreWithPropertiesKHR = _library.function("clCreateSemaphoreWithPropertiesKHR", cl_semaphore_khr, cl_context, POINTER(cl_semaphore_properties_khr), POINTER(cl_int))
clEnqueueWaitSemaphoresKHR = _library.function("clEnqueueWaitSemaphoresKHR", cl_int, cl_command_queue, cl_uint, POINTER(cl_semaphore_khr), POINTER(cl_semaphore_payload_khr), cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSignalSemaphoresKHR = _library.function("clEnqueueSignalSemaphoresKHR", cl_int, cl_command_queue, cl_uint, POINTER(cl_semaphore_khr), POINTER(cl_semaphore_payload_khr), cl_uint, POINTER(cl_event), POINTER(cl_event))
clGetSemaphoreInfoKHR = _library.function("clGetSemaphoreInfoKHR", cl_int, cl_semaphore_khr, cl_semaphore_info_khr, c_size_t, c_void_p, POINTER(c_size_t))
clReleaseSemaphoreKHR = _library.function("clReleaseSemaphoreKHR", cl_int, cl_semaphore_khr)
clRetainSemaphoreKHR = _library.function("clRetainSemaphoreKHR", cl_int, cl_semaphore_khr)
clImportMemoryARM = _library.function("clImportMemoryARM", cl_mem, cl_context, cl_mem_flags, POINTER(cl_import_properties_arm), c_void_p, c_size_t, POINTER(cl_int))
clSVMAllocARM = _library.function("clSVMAllocARM", c_void_p, cl_context, cl_svm_mem_flags_arm, c_size_t, cl_uint)
clSVMFreeARM = _library.function("clSVMFreeARM", None, cl_context, c_void_p)
clEnqueueSVMFreeARM = _library.function("clEnqueueSVMFreeARM", cl_int, cl_command_queue, cl_uint, POINTER(c_void_p), CFUNCTYPE(None, cl_command_queue, cl_uint, POINTER(c_void_p), c_void_p), c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMemcpyARM = _library.function("clEnqueueSVMMemcpyARM", cl_int, cl_command_queue, cl_bool, c_void_p, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMemFillARM = _library.function("clEnqueueSVMMemFillARM", cl_int, cl_command_queue, c_void_p, c_void_p, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMMapARM = _library.function("clEnqueueSVMMapARM", cl_int, cl_command_queue, cl_bool, cl_map_flags, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueSVMUnmapARM = _library.function("clEnqueueSVMUnmapARM", cl_int, cl_command_queue, c_void_p, cl_uint, POINTER(cl_event), POINTER(cl_event))
clSetKernelArgSVMPointerARM = _library.function("clSetKernelArgSVMPointerARM", cl_int, cl_kernel, cl_uint, c_void_p)
clSetKernelExecInfoARM = _library.function("clSetKernelExecInfoARM", cl_int, cl_kernel, cl_kernel_exec_info_arm, c_size_t, c_void_p)
clCreateAcceleratorINTEL = _library.function("clCreateAcceleratorINTEL", cl_accelerator_intel, cl_context, cl_accelerator_type_intel, c_size_t, c_void_p, POINTER(cl_int))
clGetAcceleratorInfoINTEL = _library.function("clGetAcceleratorInfoINTEL", cl_int, cl_accelerator_intel, cl_accelerator_info_intel, c_size_t, c_void_p, POINTER(c_size_t))
clRetainAcceleratorINTEL = _library.function("clRetainAcceleratorINTEL", cl_int, cl_accelerator_intel)
clReleaseAcceleratorINTEL = _library.function("clReleaseAcceleratorINTEL", cl_int, cl_accelerator_intel)
clHostMemAllocINTEL = _library.function("clHostMemAllocINTEL", c_void_p, cl_context, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clDeviceMemAllocINTEL = _library.function("clDeviceMemAllocINTEL", c_void_p, cl_context, cl_device_id, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clSharedMemAllocINTEL = _library.function("clSharedMemAllocINTEL", c_void_p, cl_context, cl_device_id, POINTER(cl_mem_properties_intel), c_size_t, cl_uint, POINTER(cl_int))
clMemFreeINTEL = _library.function("clMemFreeINTEL", cl_int, cl_context, c_void_p)
clMemBlockingFreeINTEL = _library.function("clMemBlockingFreeINTEL", cl_int, cl_context, c_void_p)
clGetMemAllocInfoINTEL = _library.function("clGetMemAllocInfoINTEL", cl_int, cl_context, c_void_p, cl_mem_info_intel, c_size_t, c_void_p, POINTER(c_size_t))
clSetKernelArgMemPointerINTEL = _library.function("clSetKernelArgMemPointerINTEL", cl_int, cl_kernel, cl_uint, c_void_p)
clEnqueueMemFillINTEL = _library.function("clEnqueueMemFillINTEL", cl_int, cl_command_queue, c_void_p, c_void_p, c_size_t, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemcpyINTEL = _library.function("clEnqueueMemcpyINTEL", cl_int, cl_command_queue, cl_bool, c_void_p, c_void_p, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemAdviseINTEL = _library.function("clEnqueueMemAdviseINTEL", cl_int, cl_command_queue, c_void_p, c_size_t, cl_mem_advice_intel, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMigrateMemINTEL = _library.function("clEnqueueMigrateMemINTEL", cl_int, cl_command_queue, c_void_p, c_size_t, cl_mem_migration_flags, cl_uint, POINTER(cl_event), POINTER(cl_event))
clEnqueueMemsetINTEL = _library.function("clEnqueueMemsetINTEL", cl_int, cl_command_queue, c_void_p, cl_int, c_size_t, cl_uint, POINTER(cl_event), POINTER(cl_event))
clCreateBufferWithPropertiesINTEL = _library.function("clCreateBufferWithPropertiesINTEL", cl_mem, cl_context, POINTER(cl_mem_properties_intel), cl_mem_flags, c_size_t, c_void_p, POINTER(cl_int))
clGetImageRequirementsInfoEXT = _library.function("clGetImageRequirementsInfoEXT", cl_int, cl_context, POINTER(cl_mem_properties), cl_mem_flags, POINTER(cl_image_format), POINTER(cl_image_desc), cl_image_requirements_info_ext, c_size_t, c_void_p, POINTER(c_size_t))
CL_VERSION_3_0 = 1
CL_VERSION_2_2 = 1
CL_VERSION_2_1 = 1
CL_VERSION_2_0 = 1
CL_VERSION_1_2 = 1
CL_VERSION_1_1 = 1
CL_VERSION_1_0 = 1
CL_CHAR_BIT = 8
CL_SCHAR_MAX = 127
CL_SCHAR_MIN = -128
CL_CHAR_MAX = 127
CL_CHAR_MIN = -128
CL_UCHAR_MAX = 255
CL_SHRT_MAX = 32767
CL_SHRT_MIN = -32768
CL_USHRT_MAX = 65535
CL_INT_MAX = 2147483647
CL_INT_MIN = -2147483648
CL_UINT_MAX = 0xffffffff
CL_LONG_MAX = 0x7fffffffffffffff
CL_LONG_MIN = -9223372036854775808
CL_ULONG_MAX = 0xffffffffffffffff
CL_FLT_DIG = 6
CL_FLT_MANT_DIG = 24
CL_FLT_MAX_10_EXP = 38
CL_FLT_MAX_EXP = 128
CL_FLT_MIN_10_EXP = -37
CL_FLT_MIN_EXP = -125
CL_FLT_RADIX = 2
CL_FLT_MAX = 3.4028234663852886e+38
CL_FLT_MIN = 1.1754943508222875e-38
CL_FLT_EPSILON = 1.1920928955078125e-07
CL_HALF_DIG = 3
CL_HALF_MANT_DIG = 11
CL_HALF_MAX_10_EXP = 4
CL_HALF_MAX_EXP = 16
CL_HALF_MIN_10_EXP = -4
CL_HALF_MIN_EXP = -13
CL_HALF_RADIX = 2
CL_HALF_MAX = 65504.0
CL_HALF_MIN = 6.103515625e-05
CL_HALF_EPSILON = 0.0009765625
CL_DBL_DIG = 15
CL_DBL_MANT_DIG = 53
CL_DBL_MAX_10_EXP = 308
CL_DBL_MAX_EXP = 1024
CL_DBL_MIN_10_EXP = -307
CL_DBL_MIN_EXP = -1021
CL_DBL_RADIX = 2
CL_DBL_MAX = 1.7976931348623157e+308
CL_DBL_MIN = 2.2250738585072014e-308
CL_DBL_EPSILON = 2.220446049250313e-16
CL_M_E = 2.718281828459045
CL_M_LOG2E = 1.4426950408889634
CL_M_LOG10E = 0.4342944819032518
CL_M_LN2 = 0.6931471805599453
CL_M_LN10 = 2.302585092994046
CL_M_PI = 3.141592653589793
CL_M_PI_2 = 1.5707963267948966
CL_M_PI_4 = 0.7853981633974483
CL_M_1_PI = 0.3183098861837907
CL_M_2_PI = 0.6366197723675814
CL_M_2_SQRTPI = 1.1283791670955126
CL_M_SQRT2 = 1.4142135623730951
CL_M_SQRT1_2 = 0.7071067811865476
CL_M_E_F = 2.7182817459106445
CL_M_LOG2E_F = 1.4426950216293335
CL_M_LOG10E_F = 0.4342944920063019
CL_M_LN2_F = 0.6931471824645996
CL_M_LN10_F = 2.3025851249694824
CL_M_PI_F = 3.1415927410125732
CL_M_PI_2_F = 1.5707963705062866
CL_M_PI_4_F = 0.7853981852531433
CL_M_1_PI_F = 0.31830987334251404
CL_M_2_PI_F = 0.6366197466850281
CL_M_2_SQRTPI_F = 1.128379225730896
CL_M_SQRT2_F = 1.4142135381698608
CL_M_SQRT1_2_F = 0.7071067690849304
CL_HUGE_VALF = float("inf")
CL_HUGE_VAL = float("inf")
CL_NAN = float("nan")
CL_MAXFLOAT = 3.4028234663852886e+38
CL_INFINITY = float("inf")
__CL_FLOAT4__ = 1
__CL_UCHAR16__ = 1
__CL_CHAR16__ = 1
__CL_USHORT8__ = 1
__CL_SHORT8__ = 1
__CL_INT4__ = 1
__CL_UINT4__ = 1
__CL_ULONG2__ = 1
__CL_LONG2__ = 1
__CL_DOUBLE2__ = 1
__CL_UCHAR8__ = 1
__CL_CHAR8__ = 1
__CL_USHORT4__ = 1
__CL_SHORT4__ = 1
__CL_INT2__ = 1
__CL_UINT2__ = 1
__CL_ULONG1__ = 1
__CL_LONG1__ = 1
__CL_FLOAT2__ = 1
__CL_HAS_ANON_STRUCT__ = 1
CL_HAS_NAMED_VECTOR_FIELDS = 1
CL_HAS_HI_LO_VECTOR_FIELDS = 1
CL_NAME_VERSION_MAX_NAME_SIZE = 64
CL_SUCCESS = 0
CL_DEVICE_NOT_FOUND = -1
CL_DEVICE_NOT_AVAILABLE = -2
CL_COMPILER_NOT_AVAILABLE = -3
CL_MEM_OBJECT_ALLOCATION_FAILURE = -4
CL_OUT_OF_RESOURCES = -5
CL_OUT_OF_HOST_MEMORY = -6
CL_PROFILING_INFO_NOT_AVAILABLE = -7
CL_MEM_COPY_OVERLAP = -8
CL_IMAGE_FORMAT_MISMATCH = -9
CL_IMAGE_FORMAT_NOT_SUPPORTED = -10
CL_BUILD_PROGRAM_FAILURE = -11
CL_MAP_FAILURE = -12
CL_MISALIGNED_SUB_BUFFER_OFFSET = -13
CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST = -14
CL_COMPILE_PROGRAM_FAILURE = -15
CL_LINKER_NOT_AVAILABLE = -16
CL_LINK_PROGRAM_FAILURE = -17
CL_DEVICE_PARTITION_FAILED = -18
CL_KERNEL_ARG_INFO_NOT_AVAILABLE = -19
CL_INVALID_VALUE = -30
CL_INVALID_DEVICE_TYPE = -31
CL_INVALID_PLATFORM = -32
CL_INVALID_DEVICE = -33
CL_INVALID_CONTEXT = -34
CL_INVALID_QUEUE_PROPERTIES = -35
CL_INVALID_COMMAND_QUEUE = -36
CL_INVALID_HOST_PTR = -37
CL_INVALID_MEM_OBJECT = -38
CL_INVALID_IMAGE_FORMAT_DESCRIPTOR = -39
CL_INVALID_IMAGE_SIZE = -40
CL_INVALID_SAMPLER = -41
CL_INVALID_BINARY = -42
CL_INVALID_BUILD_OPTIONS = -43
CL_INVALID_PROGRAM = -44
CL_INVALID_PROGRAM_EXECUTABLE = -45
CL_INVALID_KERNEL_NAME = -46
CL_INVALID_KERNEL_DEFINITION = -47
CL_INVALID_KERNEL = -48
CL_INVALID_ARG_INDEX = -49
CL_INVALID_ARG_VALUE = -50
CL_INVALID_ARG_SIZE = -51
CL_INVALID_KERNEL_ARGS = -52
CL_INVALID_WORK_DIMENSION = -53
CL_INVALID_WORK_GROUP_SIZE = -54
CL_INVALID_WORK_ITEM_SIZE = -55
CL_INVALID_GLOBAL_OFFSET = -56
CL_INVALID_EVENT_WAIT_LIST = -57
CL_INVALID_EVENT = -58
CL_INVALID_OPERATION = -59
CL_INVALID_GL_OBJECT = -60
CL_INVALID_BUFFER_SIZE = -61
CL_INVALID_MIP_LEVEL = -62
CL_INVALID_GLOBAL_WORK_SIZE = -63
CL_INVALID_PROPERTY = -64
CL_INVALID_IMAGE_DESCRIPTOR = -65
CL_INVALID_COMPILER_OPTIONS = -66
CL_INVALID_LINKER_OPTIONS = -67
CL_INVALID_DEVICE_PARTITION_COUNT = -68
CL_INVALID_PIPE_SIZE = -69
CL_INVALID_DEVICE_QUEUE = -70
CL_INVALID_SPEC_ID = -71
CL_MAX_SIZE_RESTRICTION_EXCEEDED = -72
CL_FALSE = 0
CL_TRUE = 1
CL_BLOCKING = 1
CL_NON_BLOCKING = 0
CL_PLATFORM_PROFILE = 0x900
CL_PLATFORM_VERSION = 0x901
CL_PLATFORM_NAME = 0x902
CL_PLATFORM_VENDOR = 0x903
CL_PLATFORM_EXTENSIONS = 0x904
CL_PLATFORM_HOST_TIMER_RESOLUTION = 0x905
CL_PLATFORM_NUMERIC_VERSION = 0x906
CL_PLATFORM_EXTENSIONS_WITH_VERSION = 0x907
CL_DEVICE_TYPE_DEFAULT = 1
CL_DEVICE_TYPE_CPU = 2
CL_DEVICE_TYPE_GPU = 4
CL_DEVICE_TYPE_ACCELERATOR = 8
CL_DEVICE_TYPE_CUSTOM = 16
CL_DEVICE_TYPE_ALL = 0xffffffff
CL_DEVICE_TYPE = 0x1000
CL_DEVICE_VENDOR_ID = 0x1001
CL_DEVICE_MAX_COMPUTE_UNITS = 0x1002
CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS = 0x1003
CL_DEVICE_MAX_WORK_GROUP_SIZE = 0x1004
CL_DEVICE_MAX_WORK_ITEM_SIZES = 0x1005
CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR = 0x1006
CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT = 0x1007
CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT = 0x1008
CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG = 0x1009
CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT = 0x100a
CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE = 0x100b
CL_DEVICE_MAX_CLOCK_FREQUENCY = 0x100c
CL_DEVICE_ADDRESS_BITS = 0x100d
CL_DEVICE_MAX_READ_IMAGE_ARGS = 0x100e
CL_DEVICE_MAX_WRITE_IMAGE_ARGS = 0x100f
CL_DEVICE_MAX_MEM_ALLOC_SIZE = 0x1010
CL_DEVICE_IMAGE2D_MAX_WIDTH = 0x1011
CL_DEVICE_IMAGE2D_MAX_HEIGHT = 0x1012
CL_DEVICE_IMAGE3D_MAX_WIDTH = 0x1013
CL_DEVICE_IMAGE3D_MAX_HEIGHT = 0x1014
CL_DEVICE_IMAGE3D_MAX_DEPTH = 0x1015
CL_DEVICE_IMAGE_SUPPORT = 0x1016
CL_DEVICE_MAX_PARAMETER_SIZE = 0x1017
CL_DEVICE_MAX_SAMPLERS = 0x1018
CL_DEVICE_MEM_BASE_ADDR_ALIGN = 0x1019
CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE = 0x101a
CL_DEVICE_SINGLE_FP_CONFIG = 0x101b
CL_DEVICE_GLOBAL_MEM_CACHE_TYPE = 0x101c
CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE = 0x101d
CL_DEVICE_GLOBAL_MEM_CACHE_SIZE = 0x101e
CL_DEVICE_GLOBAL_MEM_SIZE = 0x101f
CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE = 0x1020
CL_DEVICE_MAX_CONSTANT_ARGS = 0x1021
CL_DEVICE_LOCAL_MEM_TYPE = 0x1022
CL_DEVICE_LOCAL_MEM_SIZE = 0x1023
CL_DEVICE_ERROR_CORRECTION_SUPPORT = 0x1024
CL_DEVICE_PROFILING_TIMER_RESOLUTION = 0x1025
CL_DEVICE_ENDIAN_LITTLE = 0x1026
CL_DEVICE_AVAILABLE = 0x1027
CL_DEVICE_COMPILER_AVAILABLE = 0x1028
CL_DEVICE_EXECUTION_CAPABILITIES = 0x1029
CL_DEVICE_QUEUE_PROPERTIES = 0x102a
CL_DEVICE_QUEUE_ON_HOST_PROPERTIES = 0x102a
CL_DEVICE_NAME = 0x102b
CL_DEVICE_VENDOR = 0x102c
CL_DRIVER_VERSION = 0x102d
CL_DEVICE_PROFILE = 0x102e
CL_DEVICE_VERSION = 0x102f
CL_DEVICE_EXTENSIONS = 0x1030
CL_DEVICE_PLATFORM = 0x1031
CL_DEVICE_DOUBLE_FP_CONFIG = 0x1032
CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF = 0x1034
CL_DEVICE_HOST_UNIFIED_MEMORY = 0x1035
CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR = 0x1036
CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT = 0x1037
CL_DEVICE_NATIVE_VECTOR_WIDTH_INT = 0x1038
CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG = 0x1039
CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT = 0x103a
CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE = 0x103b
CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF = 0x103c
CL_DEVICE_OPENCL_C_VERSION = 0x103d
CL_DEVICE_LINKER_AVAILABLE = 0x103e
CL_DEVICE_BUILT_IN_KERNELS = 0x103f
CL_DEVICE_IMAGE_MAX_BUFFER_SIZE = 0x1040
CL_DEVICE_IMAGE_MAX_ARRAY_SIZE = 0x1041
CL_DEVICE_PARENT_DEVICE = 0x1042
CL_DEVICE_PARTITION_MAX_SUB_DEVICES = 0x1043
CL_DEVICE_PARTITION_PROPERTIES = 0x1044
CL_DEVICE_PARTITION_AFFINITY_DOMAIN = 0x1045
CL_DEVICE_PARTITION_TYPE = 0x1046
CL_DEVICE_REFERENCE_COUNT = 0x1047
CL_DEVICE_PREFERRED_INTEROP_USER_SYNC = 0x1048
CL_DEVICE_PRINTF_BUFFER_SIZE = 0x1049
CL_DEVICE_IMAGE_PITCH_ALIGNMENT = 0x104a
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT = 0x104b
CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS = 0x104c
CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE = 0x104d
CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES = 0x104e
CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE = 0x104f
CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE = 0x1050
CL_DEVICE_MAX_ON_DEVICE_QUEUES = 0x1051
CL_DEVICE_MAX_ON_DEVICE_EVENTS = 0x1052
CL_DEVICE_SVM_CAPABILITIES = 0x1053
CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE = 0x1054
CL_DEVICE_MAX_PIPE_ARGS = 0x1055
CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS = 0x1056
CL_DEVICE_PIPE_MAX_PACKET_SIZE = 0x1057
CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT = 0x1058
CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT = 0x1059
CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT = 0x105a
CL_DEVICE_IL_VERSION = 0x105b
CL_DEVICE_MAX_NUM_SUB_GROUPS = 0x105c
CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 0x105d
CL_DEVICE_NUMERIC_VERSION = 0x105e
CL_DEVICE_EXTENSIONS_WITH_VERSION = 0x1060
CL_DEVICE_ILS_WITH_VERSION = 0x1061
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION = 0x1062
CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES = 0x1063
CL_DEVICE_ATOMIC_FENCE_CAPABILITIES = 0x1064
CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT = 0x1065
CL_DEVICE_OPENCL_C_ALL_VERSIONS = 0x1066
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 0x1067
CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT = 0x1068
CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT = 0x1069
CL_DEVICE_OPENCL_C_FEATURES = 0x106f
CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES = 0x1070
CL_DEVICE_PIPE_SUPPORT = 0x1071
CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED = 0x1072
CL_FP_DENORM = 1
CL_FP_INF_NAN = 2
CL_FP_ROUND_TO_NEAREST = 4
CL_FP_ROUND_TO_ZERO = 8
CL_FP_ROUND_TO_INF = 16
CL_FP_FMA = 32
CL_FP_SOFT_FLOAT = 64
CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT = 128
CL_NONE = 0x0
CL_READ_ONLY_CACHE = 0x1
CL_READ_WRITE_CACHE = 0x2
CL_LOCAL = 0x1
CL_GLOBAL = 0x2
CL_EXEC_KERNEL = 1
CL_EXEC_NATIVE_KERNEL = 2
CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE = 1
CL_QUEUE_PROFILING_ENABLE = 2
CL_QUEUE_ON_DEVICE = 4
CL_QUEUE_ON_DEVICE_DEFAULT = 8
CL_CONTEXT_REFERENCE_COUNT = 0x1080
CL_CONTEXT_DEVICES = 0x1081
CL_CONTEXT_PROPERTIES = 0x1082
CL_CONTEXT_NUM_DEVICES = 0x1083
CL_CONTEXT_PLATFORM = 0x1084
CL_CONTEXT_INTEROP_USER_SYNC = 0x1085
CL_DEVICE_PARTITION_EQUALLY = 0x1086
CL_DEVICE_PARTITION_BY_COUNTS = 0x1087
CL_DEVICE_PARTITION_BY_COUNTS_LIST_END = 0x0
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 0x1088
CL_DEVICE_AFFINITY_DOMAIN_NUMA = 1
CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE = 2
CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE = 4
CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE = 8
CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE = 16
CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE = 32
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER = 1
CL_DEVICE_SVM_FINE_GRAIN_BUFFER = 2
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM = 4
CL_DEVICE_SVM_ATOMICS = 8
CL_QUEUE_CONTEXT = 0x1090
CL_QUEUE_DEVICE = 0x1091
CL_QUEUE_REFERENCE_COUNT = 0x1092
CL_QUEUE_PROPERTIES = 0x1093
CL_QUEUE_SIZE = 0x1094
CL_QUEUE_DEVICE_DEFAULT = 0x1095
CL_QUEUE_PROPERTIES_ARRAY = 0x1098
CL_MEM_READ_WRITE = 1
CL_MEM_WRITE_ONLY = 2
CL_MEM_READ_ONLY = 4
CL_MEM_USE_HOST_PTR = 8
CL_MEM_ALLOC_HOST_PTR = 16
CL_MEM_COPY_HOST_PTR = 32
CL_MEM_HOST_WRITE_ONLY = 128
CL_MEM_HOST_READ_ONLY = 256
CL_MEM_HOST_NO_ACCESS = 512
CL_MEM_SVM_FINE_GRAIN_BUFFER = 1024
CL_MEM_SVM_ATOMICS = 2048
CL_MEM_KERNEL_READ_AND_WRITE = 4096
CL_MIGRATE_MEM_OBJECT_HOST = 1
CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED = 2
CL_R = 0x10b0
CL_A = 0x10b1
CL_RG = 0x10b2
CL_RA = 0x10b3
CL_RGB = 0x10b4
CL_RGBA = 0x10b5
CL_BGRA = 0x10b6
CL_ARGB = 0x10b7
CL_INTENSITY = 0x10b8
CL_LUMINANCE = 0x10b9
CL_Rx = 0x10ba
CL_RGx = 0x10bb
CL_RGBx = 0x10bc
CL_DEPTH = 0x10bd
CL_DEPTH_STENCIL = 0x10be
CL_sRGB = 0x10bf
CL_sRGBx = 0x10c0
CL_sRGBA = 0x10c1
CL_sBGRA = 0x10c2
CL_ABGR = 0x10c3
CL_SNORM_INT8 = 0x10d0
CL_SNORM_INT16 = 0x10d1
CL_UNORM_INT8 = 0x10d2
CL_UNORM_INT16 = 0x10d3
CL_UNORM_SHORT_565 = 0x10d4
CL_UNORM_SHORT_555 = 0x10d5
CL_UNORM_INT_101010 = 0x10d6
CL_SIGNED_INT8 = 0x10d7
CL_SIGNED_INT16 = 0x10d8
CL_SIGNED_INT32 = 0x10d9
CL_UNSIGNED_INT8 = 0x10da
CL_UNSIGNED_INT16 = 0x10db
CL_UNSIGNED_INT32 = 0x10dc
CL_HALF_FLOAT = 0x10dd
CL_FLOAT = 0x10de
CL_UNORM_INT24 = 0x10df
CL_UNORM_INT_101010_2 = 0x10e0
CL_MEM_OBJECT_BUFFER = 0x10f0
CL_MEM_OBJECT_IMAGE2D = 0x10f1
CL_MEM_OBJECT_IMAGE3D = 0x10f2
CL_MEM_OBJECT_IMAGE2D_ARRAY = 0x10f3
CL_MEM_OBJECT_IMAGE1D = 0x10f4
CL_MEM_OBJECT_IMAGE1D_ARRAY = 0x10f5
CL_MEM_OBJECT_IMAGE1D_BUFFER = 0x10f6
CL_MEM_OBJECT_PIPE = 0x10f7
CL_MEM_TYPE = 0x1100
CL_MEM_FLAGS = 0x1101
CL_MEM_SIZE = 0x1102
CL_MEM_HOST_PTR = 0x1103
CL_MEM_MAP_COUNT = 0x1104
CL_MEM_REFERENCE_COUNT = 0x1105
CL_MEM_CONTEXT = 0x1106
CL_MEM_ASSOCIATED_MEMOBJECT = 0x1107
CL_MEM_OFFSET = 0x1108
CL_MEM_USES_SVM_POINTER = 0x1109
CL_MEM_PROPERTIES = 0x110a
CL_IMAGE_FORMAT = 0x1110
CL_IMAGE_ELEMENT_SIZE = 0x1111
CL_IMAGE_ROW_PITCH = 0x1112
CL_IMAGE_SLICE_PITCH = 0x1113
CL_IMAGE_WIDTH = 0x1114
CL_IMAGE_HEIGHT = 0x1115
CL_IMAGE_DEPTH = 0x1116
CL_IMAGE_ARRAY_SIZE = 0x1117
CL_IMAGE_BUFFER = 0x1118
CL_IMAGE_NUM_MIP_LEVELS = 0x1119
CL_IMAGE_NUM_SAMPLES = 0x111a
CL_PIPE_PACKET_SIZE = 0x1120
CL_PIPE_MAX_PACKETS = 0x1121
CL_PIPE_PROPERTIES = 0x1122
CL_ADDRESS_NONE = 0x1130
CL_ADDRESS_CLAMP_TO_EDGE = 0x1131
CL_ADDRESS_CLAMP = 0x1132
CL_ADDRESS_REPEAT = 0x1133
CL_ADDRESS_MIRRORED_REPEAT = 0x1134
CL_FILTER_NEAREST = 0x1140
CL_FILTER_LINEAR = 0x1141
CL_SAMPLER_REFERENCE_COUNT = 0x1150
CL_SAMPLER_CONTEXT = 0x1151
CL_SAMPLER_NORMALIZED_COORDS = 0x1152
CL_SAMPLER_ADDRESSING_MODE = 0x1153
CL_SAMPLER_FILTER_MODE = 0x1154
CL_SAMPLER_MIP_FILTER_MODE = 0x1155
CL_SAMPLER_LOD_MIN = 0x1156
CL_SAMPLER_LOD_MAX = 0x1157
CL_SAMPLER_PROPERTIES = 0x1158
CL_MAP_READ = 1
CL_MAP_WRITE = 2
CL_MAP_WRITE_INVALIDATE_REGION = 4
CL_PROGRAM_REFERENCE_COUNT = 0x1160
CL_PROGRAM_CONTEXT = 0x1161
CL_PROGRAM_NUM_DEVICES = 0x1162
CL_PROGRAM_DEVICES = 0x1163
CL_PROGRAM_SOURCE = 0x1164
CL_PROGRAM_BINARY_SIZES = 0x1165
CL_PROGRAM_BINARIES = 0x1166
CL_PROGRAM_NUM_KERNELS = 0x1167
CL_PROGRAM_KERNEL_NAMES = 0x1168
CL_PROGRAM_IL = 0x1169
CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT = 0x116a
CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT = 0x116b
CL_PROGRAM_BUILD_STATUS = 0x1181
CL_PROGRAM_BUILD_OPTIONS = 0x1182
CL_PROGRAM_BUILD_LOG = 0x1183
CL_PROGRAM_BINARY_TYPE = 0x1184
CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE = 0x1185
CL_PROGRAM_BINARY_TYPE_NONE = 0x0
CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT = 0x1
CL_PROGRAM_BINARY_TYPE_LIBRARY = 0x2
CL_PROGRAM_BINARY_TYPE_EXECUTABLE = 0x4
CL_BUILD_SUCCESS = 0
CL_BUILD_NONE = -1
CL_BUILD_ERROR = -2
CL_BUILD_IN_PROGRESS = -3
CL_KERNEL_FUNCTION_NAME = 0x1190
CL_KERNEL_NUM_ARGS = 0x1191
CL_KERNEL_REFERENCE_COUNT = 0x1192
CL_KERNEL_CONTEXT = 0x1193
CL_KERNEL_PROGRAM = 0x1194
CL_KERNEL_ATTRIBUTES = 0x1195
CL_KERNEL_ARG_ADDRESS_QUALIFIER = 0x1196
CL_KERNEL_ARG_ACCESS_QUALIFIER = 0x1197
CL_KERNEL_ARG_TYPE_NAME = 0x1198
CL_KERNEL_ARG_TYPE_QUALIFIER = 0x1199
CL_KERNEL_ARG_NAME = 0x119a
CL_KERNEL_ARG_ADDRESS_GLOBAL = 0x119b
CL_KERNEL_ARG_ADDRESS_LOCAL = 0x119c
CL_KERNEL_ARG_ADDRESS_CONSTANT = 0x119d
CL_KERNEL_ARG_ADDRESS_PRIVATE = 0x119e
CL_KERNEL_ARG_ACCESS_READ_ONLY = 0x11a0
CL_KERNEL_ARG_ACCESS_WRITE_ONLY = 0x11a1
CL_KERNEL_ARG_ACCESS_READ_WRITE = 0x11a2
CL_KERNEL_ARG_ACCESS_NONE = 0x11a3
CL_KERNEL_ARG_TYPE_NONE = 0
CL_KERNEL_ARG_TYPE_CONST = 1
CL_KERNEL_ARG_TYPE_RESTRICT = 2
CL_KERNEL_ARG_TYPE_VOLATILE = 4
CL_KERNEL_ARG_TYPE_PIPE = 8
CL_KERNEL_WORK_GROUP_SIZE = 0x11b0
CL_KERNEL_COMPILE_WORK_GROUP_SIZE = 0x11b1
CL_KERNEL_LOCAL_MEM_SIZE = 0x11b2
CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 0x11b3
CL_KERNEL_PRIVATE_MEM_SIZE = 0x11b4
CL_KERNEL_GLOBAL_WORK_SIZE = 0x11b5
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE = 0x2033
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE = 0x2034
CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT = 0x11b8
CL_KERNEL_MAX_NUM_SUB_GROUPS = 0x11b9
CL_KERNEL_COMPILE_NUM_SUB_GROUPS = 0x11ba
CL_KERNEL_EXEC_INFO_SVM_PTRS = 0x11b6
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM = 0x11b7
CL_EVENT_COMMAND_QUEUE = 0x11d0
CL_EVENT_COMMAND_TYPE = 0x11d1
CL_EVENT_REFERENCE_COUNT = 0x11d2
CL_EVENT_COMMAND_EXECUTION_STATUS = 0x11d3
CL_EVENT_CONTEXT = 0x11d4
CL_COMMAND_NDRANGE_KERNEL = 0x11f0
CL_COMMAND_TASK = 0x11f1
CL_COMMAND_NATIVE_KERNEL = 0x11f2
CL_COMMAND_READ_BUFFER = 0x11f3
CL_COMMAND_WRITE_BUFFER = 0x11f4
CL_COMMAND_COPY_BUFFER = 0x11f5
CL_COMMAND_READ_IMAGE = 0x11f6
CL_COMMAND_WRITE_IMAGE = 0x11f7
CL_COMMAND_COPY_IMAGE = 0x11f8
CL_COMMAND_COPY_IMAGE_TO_BUFFER = 0x11f9
CL_COMMAND_COPY_BUFFER_TO_IMAGE = 0x11fa
CL_COMMAND_MAP_BUFFER = 0x11fb
CL_COMMAND_MAP_IMAGE = 0x11fc
CL_COMMAND_UNMAP_MEM_OBJECT = 0x11fd
CL_COMMAND_MARKER = 0x11fe
CL_COMMAND_ACQUIRE_GL_OBJECTS = 0x11ff
CL_COMMAND_RELEASE_GL_OBJECTS = 0x1200
CL_COMMAND_READ_BUFFER_RECT = 0x1201
CL_COMMAND_WRITE_BUFFER_RECT = 0x1202
CL_COMMAND_COPY_BUFFER_RECT = 0x1203
CL_COMMAND_USER = 0x1204
CL_COMMAND_BARRIER = 0x1205
CL_COMMAND_MIGRATE_MEM_OBJECTS = 0x1206
CL_COMMAND_FILL_BUFFER = 0x1207
CL_COMMAND_FILL_IMAGE = 0x1208
CL_COMMAND_SVM_FREE = 0x1209
CL_COMMAND_SVM_MEMCPY = 0x120a
CL_COMMAND_SVM_MEMFILL = 0x120b
CL_COMMAND_SVM_MAP = 0x120c
CL_COMMAND_SVM_UNMAP = 0x120d
CL_COMMAND_SVM_MIGRATE_MEM = 0x120e
CL_COMPLETE = 0x0
CL_RUNNING = 0x1
CL_SUBMITTED = 0x2
CL_QUEUED = 0x3
CL_BUFFER_CREATE_TYPE_REGION = 0x1220
CL_PROFILING_COMMAND_QUEUED = 0x1280
CL_PROFILING_COMMAND_SUBMIT = 0x1281
CL_PROFILING_COMMAND_START = 0x1282
CL_PROFILING_COMMAND_END = 0x1283
CL_PROFILING_COMMAND_COMPLETE = 0x1284
CL_DEVICE_ATOMIC_ORDER_RELAXED = 1
CL_DEVICE_ATOMIC_ORDER_ACQ_REL = 2
CL_DEVICE_ATOMIC_ORDER_SEQ_CST = 4
CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM = 8
CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP = 16
CL_DEVICE_ATOMIC_SCOPE_DEVICE = 32
CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES = 64
CL_DEVICE_QUEUE_SUPPORTED = 1
CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT = 2
CL_KHRONOS_VENDOR_ID_CODEPLAY = 0x10004
CL_VERSION_MAJOR_BITS = 10
CL_VERSION_MINOR_BITS = 10
CL_VERSION_PATCH_BITS = 12
CL_VERSION_MAJOR_MASK = 1023
CL_VERSION_MINOR_MASK = 1023
CL_VERSION_PATCH_MASK = 4095
cl_khr_command_buffer = 1
CL_KHR_COMMAND_BUFFER_EXTENSION_NAME = "cl_khr_command_buffer"
CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR = 0x12a9
CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR = 0x12aa
CL_COMMAND_BUFFER_CAPABILITY_KERNEL_PRINTF_KHR = 1
CL_COMMAND_BUFFER_CAPABILITY_DEVICE_SIDE_ENQUEUE_KHR = 2
CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR = 4
CL_COMMAND_BUFFER_CAPABILITY_OUT_OF_ORDER_KHR = 8
CL_COMMAND_BUFFER_FLAGS_KHR = 0x1293
CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR = 1
CL_INVALID_COMMAND_BUFFER_KHR = -1138
CL_INVALID_SYNC_POINT_WAIT_LIST_KHR = -1139
CL_INCOMPATIBLE_COMMAND_QUEUE_KHR = -1140
CL_COMMAND_BUFFER_QUEUES_KHR = 0x1294
CL_COMMAND_BUFFER_NUM_QUEUES_KHR = 0x1295
CL_COMMAND_BUFFER_REFERENCE_COUNT_KHR = 0x1296
CL_COMMAND_BUFFER_STATE_KHR = 0x1297
CL_COMMAND_BUFFER_PROPERTIES_ARRAY_KHR = 0x1298
CL_COMMAND_BUFFER_STATE_RECORDING_KHR = 0
CL_COMMAND_BUFFER_STATE_EXECUTABLE_KHR = 1
CL_COMMAND_BUFFER_STATE_PENDING_KHR = 2
CL_COMMAND_BUFFER_STATE_INVALID_KHR = 3
CL_COMMAND_COMMAND_BUFFER_KHR = 0x12a8
cl_khr_command_buffer_mutable_dispatch = 1
CL_KHR_COMMAND_BUFFER_MUTABLE_DISPATCH_EXTENSION_NAME = "cl_khr_command_buffer_mutable_dispatch"
CL_COMMAND_BUFFER_MUTABLE_KHR = 2
CL_INVALID_MUTABLE_COMMAND_KHR = -1141
CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR = 0x12b0
CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR = 0x12b1
CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR = 1
CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR = 2
CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR = 4
CL_MUTABLE_DISPATCH_ARGUMENTS_KHR = 8
CL_MUTABLE_DISPATCH_EXEC_INFO_KHR = 16
CL_MUTABLE_COMMAND_COMMAND_QUEUE_KHR = 0x12a0
CL_MUTABLE_COMMAND_COMMAND_BUFFER_KHR = 0x12a1
CL_MUTABLE_COMMAND_COMMAND_TYPE_KHR = 0x12ad
CL_MUTABLE_DISPATCH_PROPERTIES_ARRAY_KHR = 0x12a2
CL_MUTABLE_DISPATCH_KERNEL_KHR = 0x12a3
CL_MUTABLE_DISPATCH_DIMENSIONS_KHR = 0x12a4
CL_MUTABLE_DISPATCH_GLOBAL_WORK_OFFSET_KHR = 0x12a5
CL_MUTABLE_DISPATCH_GLOBAL_WORK_SIZE_KHR = 0x12a6
CL_MUTABLE_DISPATCH_LOCAL_WORK_SIZE_KHR = 0x12a7
CL_STRUCTURE_TYPE_MUTABLE_BASE_CONFIG_KHR = 0
CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR = 1
CL_DEVICE_HALF_FP_CONFIG = 0x1033
cl_APPLE_SetMemObjectDestructor = 1
cl_APPLE_ContextLoggingFunctions = 1
cl_khr_icd = 1
CL_PLATFORM_ICD_SUFFIX_KHR = 0x920
CL_PLATFORM_NOT_FOUND_KHR = -1001
cl_khr_il_program = 1
CL_DEVICE_IL_VERSION_KHR = 0x105b
CL_PROGRAM_IL_KHR = 0x1169
CL_DEVICE_IMAGE_PITCH_ALIGNMENT_KHR = 0x104a
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT_KHR = 0x104b
CL_CONTEXT_MEMORY_INITIALIZE_KHR = 0x2030
CL_CONTEXT_TERMINATED_KHR = -1121
CL_DEVICE_TERMINATE_CAPABILITY_KHR = 0x2031
CL_CONTEXT_TERMINATE_KHR = 0x2032
cl_khr_terminate_context = 1
CL_DEVICE_SPIR_VERSIONS = 0x40e0
CL_PROGRAM_BINARY_TYPE_INTERMEDIATE = 0x40e1
cl_khr_create_command_queue = 1
CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV = 0x4000
CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV = 0x4001
CL_DEVICE_REGISTERS_PER_BLOCK_NV = 0x4002
CL_DEVICE_WARP_SIZE_NV = 0x4003
CL_DEVICE_GPU_OVERLAP_NV = 0x4004
CL_DEVICE_KERNEL_EXEC_TIMEOUT_NV = 0x4005
CL_DEVICE_INTEGRATED_MEMORY_NV = 0x4006
cl_amd_device_memory_flags = 1
CL_MEM_USE_PERSISTENT_MEM_AMD = 64
CL_DEVICE_MAX_ATOMIC_COUNTERS_EXT = 0x4032
CL_DEVICE_PROFILING_TIMER_OFFSET_AMD = 0x4036
CL_DEVICE_TOPOLOGY_AMD = 0x4037
CL_DEVICE_BOARD_NAME_AMD = 0x4038
CL_DEVICE_GLOBAL_FREE_MEMORY_AMD = 0x4039
CL_DEVICE_SIMD_PER_COMPUTE_UNIT_AMD = 0x4040
CL_DEVICE_SIMD_WIDTH_AMD = 0x4041
CL_DEVICE_SIMD_INSTRUCTION_WIDTH_AMD = 0x4042
CL_DEVICE_WAVEFRONT_WIDTH_AMD = 0x4043
CL_DEVICE_GLOBAL_MEM_CHANNELS_AMD = 0x4044
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANKS_AMD = 0x4045
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD = 0x4046
CL_DEVICE_LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD = 0x4047
CL_DEVICE_LOCAL_MEM_BANKS_AMD = 0x4048
CL_DEVICE_THREAD_TRACE_SUPPORTED_AMD = 0x4049
CL_DEVICE_GFXIP_MAJOR_AMD = 0x404a
CL_DEVICE_GFXIP_MINOR_AMD = 0x404b
CL_DEVICE_AVAILABLE_ASYNC_QUEUES_AMD = 0x404c
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_AMD = 0x4030
CL_DEVICE_MAX_WORK_GROUP_SIZE_AMD = 0x4031
CL_DEVICE_PREFERRED_CONSTANT_BUFFER_SIZE_AMD = 0x4033
CL_DEVICE_PCIE_ID_AMD = 0x4034
CL_DEVICE_TOPOLOGY_TYPE_PCIE_AMD = 1
CL_CONTEXT_OFFLINE_DEVICES_AMD = 0x403f
CL_PRINTF_CALLBACK_ARM = 0x40b0
CL_PRINTF_BUFFERSIZE_ARM = 0x40b1
cl_ext_device_fission = 1
CL_DEVICE_PARTITION_EQUALLY_EXT = 0x4050
CL_DEVICE_PARTITION_BY_COUNTS_EXT = 0x4051
CL_DEVICE_PARTITION_BY_NAMES_EXT = 0x4052
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN_EXT = 0x4053
CL_DEVICE_PARENT_DEVICE_EXT = 0x4054
CL_DEVICE_PARTITION_TYPES_EXT = 0x4055
CL_DEVICE_AFFINITY_DOMAINS_EXT = 0x4056
CL_DEVICE_REFERENCE_COUNT_EXT = 0x4057
CL_DEVICE_PARTITION_STYLE_EXT = 0x4058
CL_DEVICE_PARTITION_FAILED_EXT = -1057
CL_INVALID_PARTITION_COUNT_EXT = -1058
CL_INVALID_PARTITION_NAME_EXT = -1059
CL_AFFINITY_DOMAIN_L1_CACHE_EXT = 0x1
CL_AFFINITY_DOMAIN_L2_CACHE_EXT = 0x2
CL_AFFINITY_DOMAIN_L3_CACHE_EXT = 0x3
CL_AFFINITY_DOMAIN_L4_CACHE_EXT = 0x4
CL_AFFINITY_DOMAIN_NUMA_EXT = 0x10
CL_AFFINITY_DOMAIN_NEXT_FISSIONABLE_EXT = 0x100
CL_PROPERTIES_LIST_END_EXT = 0
CL_PARTITION_BY_COUNTS_LIST_END_EXT = 0
CL_PARTITION_BY_NAMES_LIST_END_EXT = 18446744073709551615
cl_ext_migrate_memobject = 1
CL_MIGRATE_MEM_OBJECT_HOST_EXT = 0x1
CL_COMMAND_MIGRATE_MEM_OBJECT_EXT = 0x4040
cl_ext_cxx_for_opencl = 1
CL_DEVICE_CXX_FOR_OPENCL_NUMERIC_VERSION_EXT = 0x4230
cl_qcom_ext_host_ptr = 1
CL_MEM_EXT_HOST_PTR_QCOM = 536870912
CL_DEVICE_EXT_MEM_PADDING_IN_BYTES_QCOM = 0x40a0
CL_DEVICE_PAGE_SIZE_QCOM = 0x40a1
CL_IMAGE_ROW_ALIGNMENT_QCOM = 0x40a2
CL_IMAGE_SLICE_ALIGNMENT_QCOM = 0x40a3
CL_MEM_HOST_UNCACHED_QCOM = 0x40a4
CL_MEM_HOST_WRITEBACK_QCOM = 0x40a5
CL_MEM_HOST_WRITETHROUGH_QCOM = 0x40a6
CL_MEM_HOST_WRITE_COMBINING_QCOM = 0x40a7
CL_MEM_HOST_IOCOHERENT_QCOM = 0x40a9
CL_MEM_ION_HOST_PTR_QCOM = 0x40a8
CL_MEM_ANDROID_NATIVE_BUFFER_HOST_PTR_QCOM = 0x40c6
CL_NV21_IMG = 0x40d0
CL_YV12_IMG = 0x40d1
CL_MEM_USE_UNCACHED_CPU_MEMORY_IMG = 67108864
CL_MEM_USE_CACHED_CPU_MEMORY_IMG = 134217728
cl_img_use_gralloc_ptr = 1
CL_MEM_USE_GRALLOC_PTR_IMG = 268435456
CL_COMMAND_ACQUIRE_GRALLOC_OBJECTS_IMG = 0x40d2
CL_COMMAND_RELEASE_GRALLOC_OBJECTS_IMG = 0x40d3
CL_GRALLOC_RESOURCE_NOT_ACQUIRED_IMG = 0x40d4
CL_INVALID_GRALLOC_OBJECT_IMG = 0x40d5
cl_img_generate_mipmap = 1
CL_MIPMAP_FILTER_ANY_IMG = 0x0
CL_MIPMAP_FILTER_BOX_IMG = 0x1
CL_COMMAND_GENERATE_MIPMAP_IMG = 0x40d6
cl_img_mem_properties = 1
CL_MEM_ALLOC_FLAGS_IMG = 0x40d7
CL_MEM_ALLOC_RELAX_REQUIREMENTS_IMG = 1
cl_khr_subgroups = 1
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE_KHR = 0x2033
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE_KHR = 0x2034
CL_SAMPLER_MIP_FILTER_MODE_KHR = 0x1155
CL_SAMPLER_LOD_MIN_KHR = 0x1156
CL_SAMPLER_LOD_MAX_KHR = 0x1157
cl_khr_priority_hints = 1
CL_QUEUE_PRIORITY_KHR = 0x1096
CL_QUEUE_PRIORITY_HIGH_KHR = 1
CL_QUEUE_PRIORITY_MED_KHR = 2
CL_QUEUE_PRIORITY_LOW_KHR = 4
cl_khr_throttle_hints = 1
CL_QUEUE_THROTTLE_KHR = 0x1097
CL_QUEUE_THROTTLE_HIGH_KHR = 1
CL_QUEUE_THROTTLE_MED_KHR = 2
CL_QUEUE_THROTTLE_LOW_KHR = 4
cl_khr_subgroup_named_barrier = 1
CL_DEVICE_MAX_NAMED_BARRIER_COUNT_KHR = 0x2035
cl_khr_extended_versioning = 1
CL_VERSION_MAJOR_BITS_KHR = 10
CL_VERSION_MINOR_BITS_KHR = 10
CL_VERSION_PATCH_BITS_KHR = 12
CL_VERSION_MAJOR_MASK_KHR = 1023
CL_VERSION_MINOR_MASK_KHR = 1023
CL_VERSION_PATCH_MASK_KHR = 4095
CL_NAME_VERSION_MAX_NAME_SIZE_KHR = 64
CL_PLATFORM_NUMERIC_VERSION_KHR = 0x906
CL_PLATFORM_EXTENSIONS_WITH_VERSION_KHR = 0x907
CL_DEVICE_NUMERIC_VERSION_KHR = 0x105e
CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR = 0x105f
CL_DEVICE_EXTENSIONS_WITH_VERSION_KHR = 0x1060
CL_DEVICE_ILS_WITH_VERSION_KHR = 0x1061
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION_KHR = 0x1062
cl_khr_device_uuid = 1
CL_UUID_SIZE_KHR = 16
CL_LUID_SIZE_KHR = 8
CL_DEVICE_UUID_KHR = 0x106a
CL_DRIVER_UUID_KHR = 0x106b
CL_DEVICE_LUID_VALID_KHR = 0x106c
CL_DEVICE_LUID_KHR = 0x106d
CL_DEVICE_NODE_MASK_KHR = 0x106e
cl_khr_pci_bus_info = 1
CL_DEVICE_PCI_BUS_INFO_KHR = 0x410f
cl_khr_suggested_local_work_size = 1
cl_khr_integer_dot_product = 1
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_PACKED_KHR = 1
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_KHR = 2
CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR = 0x1073
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR = 0x1074
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR = 0x1075
cl_khr_external_memory = 1
CL_PLATFORM_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR = 0x2044
CL_DEVICE_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR = 0x204f
CL_DEVICE_HANDLE_LIST_KHR = 0x2051
CL_DEVICE_HANDLE_LIST_END_KHR = 0
CL_COMMAND_ACQUIRE_EXTERNAL_MEM_OBJECTS_KHR = 0x2047
CL_COMMAND_RELEASE_EXTERNAL_MEM_OBJECTS_KHR = 0x2048
cl_khr_external_memory_dma_buf = 1
CL_EXTERNAL_MEMORY_HANDLE_DMA_BUF_KHR = 0x2067
cl_khr_external_memory_dx = 1
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KHR = 0x2063
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KMT_KHR = 0x2064
CL_EXTERNAL_MEMORY_HANDLE_D3D12_HEAP_KHR = 0x2065
CL_EXTERNAL_MEMORY_HANDLE_D3D12_RESOURCE_KHR = 0x2066
cl_khr_external_memory_opaque_fd = 1
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_FD_KHR = 0x2060
cl_khr_external_memory_win32 = 1
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KHR = 0x2061
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KMT_KHR = 0x2062
cl_khr_external_semaphore = 1
CL_PLATFORM_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR = 0x2037
CL_PLATFORM_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR = 0x2038
CL_DEVICE_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR = 0x204d
CL_DEVICE_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR = 0x204e
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR = 0x203f
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_LIST_END_KHR = 0
cl_khr_external_semaphore_dx_fence = 1
CL_SEMAPHORE_HANDLE_D3D12_FENCE_KHR = 0x2059
cl_khr_external_semaphore_opaque_fd = 1
CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR = 0x2055
cl_khr_external_semaphore_sync_fd = 1
CL_SEMAPHORE_HANDLE_SYNC_FD_KHR = 0x2058
cl_khr_external_semaphore_win32 = 1
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KHR = 0x2056
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KMT_KHR = 0x2057
cl_khr_semaphore = 1
CL_SEMAPHORE_TYPE_BINARY_KHR = 1
CL_PLATFORM_SEMAPHORE_TYPES_KHR = 0x2036
CL_DEVICE_SEMAPHORE_TYPES_KHR = 0x204c
CL_SEMAPHORE_CONTEXT_KHR = 0x2039
CL_SEMAPHORE_REFERENCE_COUNT_KHR = 0x203a
CL_SEMAPHORE_PROPERTIES_KHR = 0x203b
CL_SEMAPHORE_PAYLOAD_KHR = 0x203c
CL_SEMAPHORE_TYPE_KHR = 0x203d
CL_COMMAND_SEMAPHORE_WAIT_KHR = 0x2042
CL_COMMAND_SEMAPHORE_SIGNAL_KHR = 0x2043
CL_INVALID_SEMAPHORE_KHR = -1142
cl_arm_import_memory = 1
CL_IMPORT_TYPE_ARM = 0x40b2
CL_IMPORT_TYPE_HOST_ARM = 0x40b3
CL_IMPORT_TYPE_DMA_BUF_ARM = 0x40b4
CL_IMPORT_TYPE_PROTECTED_ARM = 0x40b5
CL_IMPORT_TYPE_ANDROID_HARDWARE_BUFFER_ARM = 0x41e2
CL_IMPORT_DMA_BUF_DATA_CONSISTENCY_WITH_HOST_ARM = 0x41e3
CL_IMPORT_ANDROID_HARDWARE_BUFFER_PLANE_INDEX_ARM = 0x41ef
CL_IMPORT_ANDROID_HARDWARE_BUFFER_LAYER_INDEX_ARM = 0x41f0
CL_IMPORT_MEMORY_WHOLE_ALLOCATION_ARM = 18446744073709551615
cl_arm_shared_virtual_memory = 1
CL_DEVICE_SVM_CAPABILITIES_ARM = 0x40b6
CL_MEM_USES_SVM_POINTER_ARM = 0x40b7
CL_KERNEL_EXEC_INFO_SVM_PTRS_ARM = 0x40b8
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM_ARM = 0x40b9
CL_COMMAND_SVM_FREE_ARM = 0x40ba
CL_COMMAND_SVM_MEMCPY_ARM = 0x40bb
CL_COMMAND_SVM_MEMFILL_ARM = 0x40bc
CL_COMMAND_SVM_MAP_ARM = 0x40bd
CL_COMMAND_SVM_UNMAP_ARM = 0x40be
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER_ARM = 1
CL_DEVICE_SVM_FINE_GRAIN_BUFFER_ARM = 2
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM_ARM = 4
CL_DEVICE_SVM_ATOMICS_ARM = 8
CL_MEM_SVM_FINE_GRAIN_BUFFER_ARM = 1024
CL_MEM_SVM_ATOMICS_ARM = 2048
cl_arm_get_core_id = 1
CL_DEVICE_COMPUTE_UNITS_BITFIELD_ARM = 0x40bf
cl_arm_job_slot_selection = 1
CL_DEVICE_JOB_SLOTS_ARM = 0x41e0
CL_QUEUE_JOB_SLOT_ARM = 0x41e1
cl_arm_scheduling_controls = 1
CL_DEVICE_SCHEDULING_CONTROLS_CAPABILITIES_ARM = 0x41e4
CL_DEVICE_SCHEDULING_KERNEL_BATCHING_ARM = 1
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_ARM = 2
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_MODIFIER_ARM = 4
CL_DEVICE_SCHEDULING_DEFERRED_FLUSH_ARM = 8
CL_DEVICE_SCHEDULING_REGISTER_ALLOCATION_ARM = 16
CL_DEVICE_SCHEDULING_WARP_THROTTLING_ARM = 32
CL_DEVICE_SCHEDULING_COMPUTE_UNIT_BATCH_QUEUE_SIZE_ARM = 64
CL_DEVICE_SUPPORTED_REGISTER_ALLOCATIONS_ARM = 0x41eb
CL_DEVICE_MAX_WARP_COUNT_ARM = 0x41ea
CL_KERNEL_MAX_WARP_COUNT_ARM = 0x41e9
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_ARM = 0x41e5
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_MODIFIER_ARM = 0x41e6
CL_KERNEL_EXEC_INFO_WARP_COUNT_LIMIT_ARM = 0x41e8
CL_KERNEL_EXEC_INFO_COMPUTE_UNIT_MAX_QUEUED_BATCHES_ARM = 0x41f1
CL_QUEUE_KERNEL_BATCHING_ARM = 0x41e7
CL_QUEUE_DEFERRED_FLUSH_ARM = 0x41ec
cl_arm_controlled_kernel_termination = 1
CL_COMMAND_TERMINATED_ITSELF_WITH_FAILURE_ARM = -1108
CL_DEVICE_CONTROLLED_TERMINATION_CAPABILITIES_ARM = 0x41ee
CL_DEVICE_CONTROLLED_TERMINATION_SUCCESS_ARM = 1
CL_DEVICE_CONTROLLED_TERMINATION_FAILURE_ARM = 2
CL_DEVICE_CONTROLLED_TERMINATION_QUERY_ARM = 4
CL_EVENT_COMMAND_TERMINATION_REASON_ARM = 0x41ed
CL_COMMAND_TERMINATION_COMPLETION_ARM = 0
CL_COMMAND_TERMINATION_CONTROLLED_SUCCESS_ARM = 1
CL_COMMAND_TERMINATION_CONTROLLED_FAILURE_ARM = 2
CL_COMMAND_TERMINATION_ERROR_ARM = 3
cl_arm_protected_memory_allocation = 1
CL_MEM_PROTECTED_ALLOC_ARM = 68719476736
cl_intel_exec_by_local_thread = 1
CL_QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL = 2147483648
cl_intel_device_attribute_query = 1
CL_DEVICE_FEATURE_FLAG_DP4A_INTEL = 1
CL_DEVICE_FEATURE_FLAG_DPAS_INTEL = 2
CL_DEVICE_IP_VERSION_INTEL = 0x4250
CL_DEVICE_ID_INTEL = 0x4251
CL_DEVICE_NUM_SLICES_INTEL = 0x4252
CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL = 0x4253
CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL = 0x4254
CL_DEVICE_NUM_THREADS_PER_EU_INTEL = 0x4255
CL_DEVICE_FEATURE_CAPABILITIES_INTEL = 0x4256
cl_intel_device_partition_by_names = 1
CL_DEVICE_PARTITION_BY_NAMES_INTEL = 0x4052
CL_PARTITION_BY_NAMES_LIST_END_INTEL = -1
cl_intel_accelerator = 1
cl_intel_motion_estimation = 1
cl_intel_advanced_motion_estimation = 1
CL_INVALID_ACCELERATOR_INTEL = -1094
CL_INVALID_ACCELERATOR_TYPE_INTEL = -1095
CL_INVALID_ACCELERATOR_DESCRIPTOR_INTEL = -1096
CL_ACCELERATOR_TYPE_NOT_SUPPORTED_INTEL = -1097
CL_ACCELERATOR_TYPE_MOTION_ESTIMATION_INTEL = 0x0
CL_ACCELERATOR_DESCRIPTOR_INTEL = 0x4090
CL_ACCELERATOR_REFERENCE_COUNT_INTEL = 0x4091
CL_ACCELERATOR_CONTEXT_INTEL = 0x4092
CL_ACCELERATOR_TYPE_INTEL = 0x4093
CL_ME_MB_TYPE_16x16_INTEL = 0x0
CL_ME_MB_TYPE_8x8_INTEL = 0x1
CL_ME_MB_TYPE_4x4_INTEL = 0x2
CL_ME_SUBPIXEL_MODE_INTEGER_INTEL = 0x0
CL_ME_SUBPIXEL_MODE_HPEL_INTEL = 0x1
CL_ME_SUBPIXEL_MODE_QPEL_INTEL = 0x2
CL_ME_SAD_ADJUST_MODE_NONE_INTEL = 0x0
CL_ME_SAD_ADJUST_MODE_HAAR_INTEL = 0x1
CL_ME_SEARCH_PATH_RADIUS_2_2_INTEL = 0x0
CL_ME_SEARCH_PATH_RADIUS_4_4_INTEL = 0x1
CL_ME_SEARCH_PATH_RADIUS_16_12_INTEL = 0x5
CL_ME_SKIP_BLOCK_TYPE_16x16_INTEL = 0x0
CL_ME_CHROMA_INTRA_PREDICT_ENABLED_INTEL = 0x1
CL_ME_LUMA_INTRA_PREDICT_ENABLED_INTEL = 0x2
CL_ME_SKIP_BLOCK_TYPE_8x8_INTEL = 0x4
CL_ME_FORWARD_INPUT_MODE_INTEL = 0x1
CL_ME_BACKWARD_INPUT_MODE_INTEL = 0x2
CL_ME_BIDIRECTION_INPUT_MODE_INTEL = 0x3
CL_ME_BIDIR_WEIGHT_QUARTER_INTEL = 16
CL_ME_BIDIR_WEIGHT_THIRD_INTEL = 21
CL_ME_BIDIR_WEIGHT_HALF_INTEL = 32
CL_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL = 43
CL_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL = 48
CL_ME_COST_PENALTY_NONE_INTEL = 0x0
CL_ME_COST_PENALTY_LOW_INTEL = 0x1
CL_ME_COST_PENALTY_NORMAL_INTEL = 0x2
CL_ME_COST_PENALTY_HIGH_INTEL = 0x3
CL_ME_COST_PRECISION_QPEL_INTEL = 0x0
CL_ME_COST_PRECISION_HPEL_INTEL = 0x1
CL_ME_COST_PRECISION_PEL_INTEL = 0x2
CL_ME_COST_PRECISION_DPEL_INTEL = 0x3
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL = 0x0
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL = 0x1
CL_ME_LUMA_PREDICTOR_MODE_DC_INTEL = 0x2
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL = 0x3
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL = 0x4
CL_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL = 0x4
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL = 0x5
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL = 0x6
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL = 0x7
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL = 0x8
CL_ME_CHROMA_PREDICTOR_MODE_DC_INTEL = 0x0
CL_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL = 0x1
CL_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL = 0x2
CL_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL = 0x3
CL_DEVICE_ME_VERSION_INTEL = 0x407e
CL_ME_VERSION_LEGACY_INTEL = 0x0
CL_ME_VERSION_ADVANCED_VER_1_INTEL = 0x1
CL_ME_VERSION_ADVANCED_VER_2_INTEL = 0x2
cl_intel_simultaneous_sharing = 1
CL_DEVICE_SIMULTANEOUS_INTEROPS_INTEL = 0x4104
CL_DEVICE_NUM_SIMULTANEOUS_INTEROPS_INTEL = 0x4105
cl_intel_egl_image_yuv = 1
CL_EGL_YUV_PLANE_INTEL = 0x4107
cl_intel_packed_yuv = 1
CL_YUYV_INTEL = 0x4076
CL_UYVY_INTEL = 0x4077
CL_YVYU_INTEL = 0x4078
CL_VYUY_INTEL = 0x4079
cl_intel_required_subgroup_size = 1
CL_DEVICE_SUB_GROUP_SIZES_INTEL = 0x4108
CL_KERNEL_SPILL_MEM_SIZE_INTEL = 0x4109
CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL = 0x410a
cl_intel_driver_diagnostics = 1
CL_CONTEXT_SHOW_DIAGNOSTICS_INTEL = 0x4106
CL_CONTEXT_DIAGNOSTICS_LEVEL_ALL_INTEL = 0xff
CL_CONTEXT_DIAGNOSTICS_LEVEL_GOOD_INTEL = 1
CL_CONTEXT_DIAGNOSTICS_LEVEL_BAD_INTEL = 2
CL_CONTEXT_DIAGNOSTICS_LEVEL_NEUTRAL_INTEL = 4
CL_NV12_INTEL = 0x410e
CL_MEM_NO_ACCESS_INTEL = 16777216
CL_MEM_ACCESS_FLAGS_UNRESTRICTED_INTEL = 33554432
CL_DEVICE_PLANAR_YUV_MAX_WIDTH_INTEL = 0x417e
CL_DEVICE_PLANAR_YUV_MAX_HEIGHT_INTEL = 0x417f
CL_DEVICE_AVC_ME_VERSION_INTEL = 0x410b
CL_DEVICE_AVC_ME_SUPPORTS_TEXTURE_SAMPLER_USE_INTEL = 0x410c
CL_DEVICE_AVC_ME_SUPPORTS_PREEMPTION_INTEL = 0x410d
CL_AVC_ME_VERSION_0_INTEL = 0x0
CL_AVC_ME_VERSION_1_INTEL = 0x1
CL_AVC_ME_MAJOR_16x16_INTEL = 0x0
CL_AVC_ME_MAJOR_16x8_INTEL = 0x1
CL_AVC_ME_MAJOR_8x16_INTEL = 0x2
CL_AVC_ME_MAJOR_8x8_INTEL = 0x3
CL_AVC_ME_MINOR_8x8_INTEL = 0x0
CL_AVC_ME_MINOR_8x4_INTEL = 0x1
CL_AVC_ME_MINOR_4x8_INTEL = 0x2
CL_AVC_ME_MINOR_4x4_INTEL = 0x3
CL_AVC_ME_MAJOR_FORWARD_INTEL = 0x0
CL_AVC_ME_MAJOR_BACKWARD_INTEL = 0x1
CL_AVC_ME_MAJOR_BIDIRECTIONAL_INTEL = 0x2
CL_AVC_ME_PARTITION_MASK_ALL_INTEL = 0x0
CL_AVC_ME_PARTITION_MASK_16x16_INTEL = 0x7e
CL_AVC_ME_PARTITION_MASK_16x8_INTEL = 0x7d
CL_AVC_ME_PARTITION_MASK_8x16_INTEL = 0x7b
CL_AVC_ME_PARTITION_MASK_8x8_INTEL = 0x77
CL_AVC_ME_PARTITION_MASK_8x4_INTEL = 0x6f
CL_AVC_ME_PARTITION_MASK_4x8_INTEL = 0x5f
CL_AVC_ME_PARTITION_MASK_4x4_INTEL = 0x3f
CL_AVC_ME_SEARCH_WINDOW_EXHAUSTIVE_INTEL = 0x0
CL_AVC_ME_SEARCH_WINDOW_SMALL_INTEL = 0x1
CL_AVC_ME_SEARCH_WINDOW_TINY_INTEL = 0x2
CL_AVC_ME_SEARCH_WINDOW_EXTRA_TINY_INTEL = 0x3
CL_AVC_ME_SEARCH_WINDOW_DIAMOND_INTEL = 0x4
CL_AVC_ME_SEARCH_WINDOW_LARGE_DIAMOND_INTEL = 0x5
CL_AVC_ME_SEARCH_WINDOW_RESERVED0_INTEL = 0x6
CL_AVC_ME_SEARCH_WINDOW_RESERVED1_INTEL = 0x7
CL_AVC_ME_SEARCH_WINDOW_CUSTOM_INTEL = 0x8
CL_AVC_ME_SEARCH_WINDOW_16x12_RADIUS_INTEL = 0x9
CL_AVC_ME_SEARCH_WINDOW_4x4_RADIUS_INTEL = 0x2
CL_AVC_ME_SEARCH_WINDOW_2x2_RADIUS_INTEL = 0xa
CL_AVC_ME_SAD_ADJUST_MODE_NONE_INTEL = 0x0
CL_AVC_ME_SAD_ADJUST_MODE_HAAR_INTEL = 0x2
CL_AVC_ME_SUBPIXEL_MODE_INTEGER_INTEL = 0x0
CL_AVC_ME_SUBPIXEL_MODE_HPEL_INTEL = 0x1
CL_AVC_ME_SUBPIXEL_MODE_QPEL_INTEL = 0x3
CL_AVC_ME_COST_PRECISION_QPEL_INTEL = 0x0
CL_AVC_ME_COST_PRECISION_HPEL_INTEL = 0x1
CL_AVC_ME_COST_PRECISION_PEL_INTEL = 0x2
CL_AVC_ME_COST_PRECISION_DPEL_INTEL = 0x3
CL_AVC_ME_BIDIR_WEIGHT_QUARTER_INTEL = 0x10
CL_AVC_ME_BIDIR_WEIGHT_THIRD_INTEL = 0x15
CL_AVC_ME_BIDIR_WEIGHT_HALF_INTEL = 0x20
CL_AVC_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL = 0x2b
CL_AVC_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL = 0x30
CL_AVC_ME_BORDER_REACHED_LEFT_INTEL = 0x0
CL_AVC_ME_BORDER_REACHED_RIGHT_INTEL = 0x2
CL_AVC_ME_BORDER_REACHED_TOP_INTEL = 0x4
CL_AVC_ME_BORDER_REACHED_BOTTOM_INTEL = 0x8
CL_AVC_ME_SKIP_BLOCK_PARTITION_16x16_INTEL = 0x0
CL_AVC_ME_SKIP_BLOCK_PARTITION_8x8_INTEL = 0x4000
CL_AVC_ME_SKIP_BLOCK_16x16_FORWARD_ENABLE_INTEL = 0x1000000
CL_AVC_ME_SKIP_BLOCK_16x16_BACKWARD_ENABLE_INTEL = 0x2000000
CL_AVC_ME_SKIP_BLOCK_16x16_DUAL_ENABLE_INTEL = 0x3000000
CL_AVC_ME_SKIP_BLOCK_8x8_FORWARD_ENABLE_INTEL = 0x55000000
CL_AVC_ME_SKIP_BLOCK_8x8_BACKWARD_ENABLE_INTEL = -1442840576
CL_AVC_ME_SKIP_BLOCK_8x8_DUAL_ENABLE_INTEL = -16777216
CL_AVC_ME_SKIP_BLOCK_8x8_0_FORWARD_ENABLE_INTEL = 0x1000000
CL_AVC_ME_SKIP_BLOCK_8x8_0_BACKWARD_ENABLE_INTEL = 0x2000000
CL_AVC_ME_SKIP_BLOCK_8x8_1_FORWARD_ENABLE_INTEL = 0x4000000
CL_AVC_ME_SKIP_BLOCK_8x8_1_BACKWARD_ENABLE_INTEL = 0x8000000
CL_AVC_ME_SKIP_BLOCK_8x8_2_FORWARD_ENABLE_INTEL = 0x10000000
CL_AVC_ME_SKIP_BLOCK_8x8_2_BACKWARD_ENABLE_INTEL = 0x20000000
CL_AVC_ME_SKIP_BLOCK_8x8_3_FORWARD_ENABLE_INTEL = 0x40000000
CL_AVC_ME_SKIP_BLOCK_8x8_3_BACKWARD_ENABLE_INTEL = -2147483648
CL_AVC_ME_BLOCK_BASED_SKIP_4x4_INTEL = 0x0
CL_AVC_ME_BLOCK_BASED_SKIP_8x8_INTEL = 0x80
CL_AVC_ME_INTRA_16x16_INTEL = 0x0
CL_AVC_ME_INTRA_8x8_INTEL = 0x1
CL_AVC_ME_INTRA_4x4_INTEL = 0x2
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_16x16_INTEL = 0x6
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_8x8_INTEL = 0x5
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_4x4_INTEL = 0x3
CL_AVC_ME_INTRA_NEIGHBOR_LEFT_MASK_ENABLE_INTEL = 0x60
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_MASK_ENABLE_INTEL = 0x10
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_RIGHT_MASK_ENABLE_INTEL = 0x8
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_LEFT_MASK_ENABLE_INTEL = 0x4
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL = 0x0
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL = 0x1
CL_AVC_ME_LUMA_PREDICTOR_MODE_DC_INTEL = 0x2
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL = 0x3
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL = 0x4
CL_AVC_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL = 0x4
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL = 0x5
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL = 0x6
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL = 0x7
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL = 0x8
CL_AVC_ME_CHROMA_PREDICTOR_MODE_DC_INTEL = 0x0
CL_AVC_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL = 0x1
CL_AVC_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL = 0x2
CL_AVC_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL = 0x3
CL_AVC_ME_FRAME_FORWARD_INTEL = 0x1
CL_AVC_ME_FRAME_BACKWARD_INTEL = 0x2
CL_AVC_ME_FRAME_DUAL_INTEL = 0x3
CL_AVC_ME_SLICE_TYPE_PRED_INTEL = 0x0
CL_AVC_ME_SLICE_TYPE_BPRED_INTEL = 0x1
CL_AVC_ME_SLICE_TYPE_INTRA_INTEL = 0x2
CL_AVC_ME_INTERLACED_SCAN_TOP_FIELD_INTEL = 0x0
CL_AVC_ME_INTERLACED_SCAN_BOTTOM_FIELD_INTEL = 0x1
cl_intel_unified_shared_memory = 1
CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL = 0x4190
CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL = 0x4191
CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL = 0x4192
CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL = 0x4193
CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL = 0x4194
CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL = 1
CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL = 2
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL = 4
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL = 8
CL_MEM_ALLOC_FLAGS_INTEL = 0x4195
CL_MEM_ALLOC_WRITE_COMBINED_INTEL = 1
CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL = 2
CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL = 4
CL_MEM_ALLOC_TYPE_INTEL = 0x419a
CL_MEM_ALLOC_BASE_PTR_INTEL = 0x419b
CL_MEM_ALLOC_SIZE_INTEL = 0x419c
CL_MEM_ALLOC_DEVICE_INTEL = 0x419d
CL_MEM_TYPE_UNKNOWN_INTEL = 0x4196
CL_MEM_TYPE_HOST_INTEL = 0x4197
CL_MEM_TYPE_DEVICE_INTEL = 0x4198
CL_MEM_TYPE_SHARED_INTEL = 0x4199
CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL = 0x4200
CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL = 0x4201
CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL = 0x4202
CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL = 0x4203
CL_COMMAND_MEMFILL_INTEL = 0x4204
CL_COMMAND_MEMCPY_INTEL = 0x4205
CL_COMMAND_MIGRATEMEM_INTEL = 0x4206
CL_COMMAND_MEMADVISE_INTEL = 0x4207
cl_intel_mem_alloc_buffer_location = 1
CL_INTEL_MEM_ALLOC_BUFFER_LOCATION_EXTENSION_NAME = "cl_intel_mem_alloc_buffer_location"
CL_MEM_ALLOC_BUFFER_LOCATION_INTEL = 0x419e
cl_intel_create_buffer_with_properties = 1
CL_MEM_CHANNEL_INTEL = 0x4213
cl_intel_mem_force_host_memory = 1
CL_MEM_FORCE_HOST_MEMORY_INTEL = 1048576
cl_intel_command_queue_families = 1
CL_QUEUE_FAMILY_MAX_NAME_SIZE_INTEL = 64
CL_DEVICE_QUEUE_FAMILY_PROPERTIES_INTEL = 0x418b
CL_QUEUE_FAMILY_INTEL = 0x418c
CL_QUEUE_INDEX_INTEL = 0x418d
CL_QUEUE_DEFAULT_CAPABILITIES_INTEL = 0
CL_QUEUE_CAPABILITY_CREATE_SINGLE_QUEUE_EVENTS_INTEL = 1
CL_QUEUE_CAPABILITY_CREATE_CROSS_QUEUE_EVENTS_INTEL = 2
CL_QUEUE_CAPABILITY_SINGLE_QUEUE_EVENT_WAIT_LIST_INTEL = 4
CL_QUEUE_CAPABILITY_CROSS_QUEUE_EVENT_WAIT_LIST_INTEL = 8
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_INTEL = 256
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_RECT_INTEL = 512
CL_QUEUE_CAPABILITY_MAP_BUFFER_INTEL = 1024
CL_QUEUE_CAPABILITY_FILL_BUFFER_INTEL = 2048
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_INTEL = 4096
CL_QUEUE_CAPABILITY_MAP_IMAGE_INTEL = 8192
CL_QUEUE_CAPABILITY_FILL_IMAGE_INTEL = 16384
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_IMAGE_INTEL = 32768
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_BUFFER_INTEL = 65536
CL_QUEUE_CAPABILITY_MARKER_INTEL = 16777216
CL_QUEUE_CAPABILITY_BARRIER_INTEL = 33554432
CL_QUEUE_CAPABILITY_KERNEL_INTEL = 67108864
cl_intel_queue_no_sync_operations = 1
CL_QUEUE_NO_SYNC_OPERATIONS_INTEL = 536870912
cl_intel_sharing_format_query = 1
cl_ext_image_requirements_info = 1
CL_IMAGE_REQUIREMENTS_ROW_PITCH_ALIGNMENT_EXT = 0x1290
CL_IMAGE_REQUIREMENTS_BASE_ADDRESS_ALIGNMENT_EXT = 0x1292
CL_IMAGE_REQUIREMENTS_SIZE_EXT = 0x12b2
CL_IMAGE_REQUIREMENTS_MAX_WIDTH_EXT = 0x12b3
CL_IMAGE_REQUIREMENTS_MAX_HEIGHT_EXT = 0x12b4
CL_IMAGE_REQUIREMENTS_MAX_DEPTH_EXT = 0x12b5
CL_IMAGE_REQUIREMENTS_MAX_ARRAY_SIZE_EXT = 0x12b6
cl_ext_image_from_buffer = 1
CL_IMAGE_REQUIREMENTS_SLICE_PITCH_ALIGNMENT_EXT = 0x1291
def CL_VERSION_MAJOR(version):
    return version >> (CL_VERSION_MINOR_BITS + CL_VERSION_PATCH_BITS)
def CL_VERSION_MINOR(version):
    return (version >> CL_VERSION_PATCH_BITS) & CL_VERSION_MINOR_MASK
def CL_VERSION_PATCH(version):
    return version & CL_VERSION_PATCH_MASK
def CL_MAKE_VERSION(major, minor, patch):
    return ((major & CL_VERSION_MAJOR_MASK) << (CL_VERSION_MINOR_BITS + CL_VERSION_PATCH_BITS)) | ((minor & CL_VERSION_MINOR_MASK) << CL_VERSION_PATCH_BITS) | (patch & CL_VERSION_PATCH_MASK)
def CL_VERSION_MAJOR_KHR(version):
    return version >> (CL_VERSION_MINOR_BITS_KHR + CL_VERSION_PATCH_BITS_KHR)
def CL_VERSION_MINOR_KHR(version):
    return (version >> CL_VERSION_PATCH_BITS_KHR) & CL_VERSION_MINOR_MASK_KHR
def CL_VERSION_PATCH_KHR(version):
    return version & CL_VERSION_PATCH_MASK_KHR
def CL_MAKE_VERSION_KHR(major, minor, patch):
    return ((major & CL_VERSION_MAJOR_MASK_KHR) << (CL_VERSION_MINOR_BITS_KHR + CL_VERSION_PATCH_BITS_KHR)) | ((minor & CL_VERSION_MINOR_MASK_KHR) << CL_VERSION_PATCH_BITS_KHR) | (patch & CL_VERSION_PATCH_MASK_KHR)
# skipped (declaration): CL_API_SUFFIX_COMMON CL_API_PREFIX_COMMON CL_API_SUFFIX__VERSION_1_0 CL_API_SUFFIX__VERSION_1_1 CL_API_SUFFIX__VERSION_1_2 CL_API_SUFFIX__VERSION_2_0 CL_API_SUFFIX__VERSION_2_1 CL_API_SUFFIX__VERSION_2_2 CL_API_SUFFIX__VERSION_3_0 CL_API_SUFFIX__EXPERIMENTAL CL_API_SUFFIX_DEPRECATED CL_API_SUFFIX__VERSION_1_0_DEPRECATED CL_API_PREFIX__VERSION_1_0_DEPRECATED CL_API_SUFFIX__VERSION_1_1_DEPRECATED CL_API_PREFIX__VERSION_1_1_DEPRECATED CL_API_SUFFIX__VERSION_1_2_DEPRECATED CL_API_PREFIX__VERSION_1_2_DEPRECATED CL_API_SUFFIX__VERSION_2_0_DEPRECATED CL_API_PREFIX__VERSION_2_0_DEPRECATED CL_API_SUFFIX__VERSION_2_1_DEPRECATED CL_API_PREFIX__VERSION_2_1_DEPRECATED CL_API_SUFFIX__VERSION_2_2_DEPRECATED CL_API_PREFIX__VERSION_2_2_DEPRECATED CL_ALIGNED
# skipped (empty): __OPENCL_CL_H __CL_VERSION_H __CL_PLATFORM_H CL_API_ENTRY CL_API_CALL CL_CALLBACK CL_API_SUFFIX_USER CL_API_PREFIX_USER CL_API_PREFIX_DEPRECATED __CL_ANON_STRUCT__ __CL_EXT_H
# skipped (paste): __CL_STRINGIFY
# skipped (position): CL_PROGRAM_STRING_DEBUG_INFO
# skipped (unknown): _CL_STRINGIFY
