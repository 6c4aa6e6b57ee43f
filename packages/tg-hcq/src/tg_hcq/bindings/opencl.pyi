# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

cl_char = ctypes.c_int8
cl_uchar = ctypes.c_uint8
cl_short = ctypes.c_int16
cl_ushort = ctypes.c_uint16
cl_int = ctypes.c_int32
cl_uint = ctypes.c_uint32
cl_long = ctypes.c_int64
cl_ulong = ctypes.c_uint64
cl_half = ctypes.c_uint16
cl_float = ctypes.c_float
cl_double = ctypes.c_double
cl_GLuint = ctypes.c_uint32
cl_GLint = ctypes.c_int32
cl_GLenum = ctypes.c_uint32
__cl_float4 = Any
__cl_uchar16 = Any
__cl_char16 = Any
__cl_ushort8 = Any
__cl_short8 = Any
__cl_uint4 = Any
__cl_int4 = Any
__cl_ulong2 = Any
__cl_long2 = Any
__cl_double2 = Any
__cl_uchar8 = Any
__cl_char8 = Any
__cl_ushort4 = Any
__cl_short4 = Any
__cl_uint2 = Any
__cl_int2 = Any
__cl_ulong1 = Any
__cl_long1 = Any
__cl_float2 = Any
class cl_char2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_char2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_char2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_char2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int8]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
class cl_char4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_char4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_char4_3(runtime.Struct):
    lo: Field[cl_char2]
    hi: Field[cl_char2]
class cl_char4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_char2]
    hi: Field[cl_char2]
cl_char3 = cl_char4
class cl_char8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_char8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_char8_3(runtime.Struct):
    lo: Field[cl_char4]
    hi: Field[cl_char4]
class cl_char8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_char4]
    hi: Field[cl_char4]
    v8: Field[ctypes.Array[ctypes.c_int8]]
class cl_char16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_char16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_char16_3(runtime.Struct):
    lo: Field[cl_char8]
    hi: Field[cl_char8]
class cl_char16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_char8]
    hi: Field[cl_char8]
    v8: Field[ctypes.Array[Any]]
    v16: Field[ctypes.Array[ctypes.c_int8]]
class cl_uchar2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_uchar2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_uchar2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_uchar2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint8]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
class cl_uchar4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_uchar4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_uchar4_3(runtime.Struct):
    lo: Field[cl_uchar2]
    hi: Field[cl_uchar2]
class cl_uchar4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_uchar2]
    hi: Field[cl_uchar2]
cl_uchar3 = cl_uchar4
class cl_uchar8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_uchar8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_uchar8_3(runtime.Struct):
    lo: Field[cl_uchar4]
    hi: Field[cl_uchar4]
class cl_uchar8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_uchar4]
    hi: Field[cl_uchar4]
    v8: Field[ctypes.Array[ctypes.c_uint8]]
class cl_uchar16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_uchar16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_uchar16_3(runtime.Struct):
    lo: Field[cl_uchar8]
    hi: Field[cl_uchar8]
class cl_uchar16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint8]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_uchar8]
    hi: Field[cl_uchar8]
    v8: Field[ctypes.Array[Any]]
    v16: Field[ctypes.Array[ctypes.c_uint8]]
class cl_short2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_short2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_short2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_short2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int16]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
class cl_short4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_short4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_short4_3(runtime.Struct):
    lo: Field[cl_short2]
    hi: Field[cl_short2]
class cl_short4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_short2]
    hi: Field[cl_short2]
    v4: Field[ctypes.Array[ctypes.c_int16]]
cl_short3 = cl_short4
class cl_short8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_short8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_short8_3(runtime.Struct):
    lo: Field[cl_short4]
    hi: Field[cl_short4]
class cl_short8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_short4]
    hi: Field[cl_short4]
    v4: Field[ctypes.Array[Any]]
    v8: Field[ctypes.Array[ctypes.c_int16]]
class cl_short16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_short16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_short16_3(runtime.Struct):
    lo: Field[cl_short8]
    hi: Field[cl_short8]
class cl_short16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_short8]
    hi: Field[cl_short8]
    v4: Field[ctypes.Array[Any]]
    v8: Field[ctypes.Array[Any]]
class cl_ushort2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_ushort2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_ushort2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_ushort2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
class cl_ushort4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_ushort4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_ushort4_3(runtime.Struct):
    lo: Field[cl_ushort2]
    hi: Field[cl_ushort2]
class cl_ushort4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_ushort2]
    hi: Field[cl_ushort2]
    v4: Field[ctypes.Array[ctypes.c_uint16]]
cl_ushort3 = cl_ushort4
class cl_ushort8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_ushort8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_ushort8_3(runtime.Struct):
    lo: Field[cl_ushort4]
    hi: Field[cl_ushort4]
class cl_ushort8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_ushort4]
    hi: Field[cl_ushort4]
    v4: Field[ctypes.Array[Any]]
    v8: Field[ctypes.Array[ctypes.c_uint16]]
class cl_ushort16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_ushort16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_ushort16_3(runtime.Struct):
    lo: Field[cl_ushort8]
    hi: Field[cl_ushort8]
class cl_ushort16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_ushort8]
    hi: Field[cl_ushort8]
    v4: Field[ctypes.Array[Any]]
    v8: Field[ctypes.Array[Any]]
class cl_half2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_half2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_half2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_half2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
class cl_half4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_half4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_half4_3(runtime.Struct):
    lo: Field[cl_half2]
    hi: Field[cl_half2]
class cl_half4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_half2]
    hi: Field[cl_half2]
cl_half3 = cl_half4
class cl_half8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_half8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_half8_3(runtime.Struct):
    lo: Field[cl_half4]
    hi: Field[cl_half4]
class cl_half8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_half4]
    hi: Field[cl_half4]
class cl_half16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_half16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_half16_3(runtime.Struct):
    lo: Field[cl_half8]
    hi: Field[cl_half8]
class cl_half16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint16]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_half8]
    hi: Field[cl_half8]
class cl_int2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_int2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_int2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_int2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int32]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
    v2: Field[ctypes.Array[ctypes.c_int32]]
class cl_int4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_int4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_int4_3(runtime.Struct):
    lo: Field[cl_int2]
    hi: Field[cl_int2]
class cl_int4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_int2]
    hi: Field[cl_int2]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[ctypes.c_int32]]
cl_int3 = cl_int4
class cl_int8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_int8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_int8_3(runtime.Struct):
    lo: Field[cl_int4]
    hi: Field[cl_int4]
class cl_int8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_int4]
    hi: Field[cl_int4]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_int16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_int16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_int16_3(runtime.Struct):
    lo: Field[cl_int8]
    hi: Field[cl_int8]
class cl_int16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_int8]
    hi: Field[cl_int8]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_uint2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_uint2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_uint2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_uint2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint32]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
    v2: Field[ctypes.Array[ctypes.c_uint32]]
class cl_uint4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_uint4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_uint4_3(runtime.Struct):
    lo: Field[cl_uint2]
    hi: Field[cl_uint2]
class cl_uint4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_uint2]
    hi: Field[cl_uint2]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[ctypes.c_uint32]]
cl_uint3 = cl_uint4
class cl_uint8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_uint8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_uint8_3(runtime.Struct):
    lo: Field[cl_uint4]
    hi: Field[cl_uint4]
class cl_uint8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_uint4]
    hi: Field[cl_uint4]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_uint16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_uint16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_uint16_3(runtime.Struct):
    lo: Field[cl_uint8]
    hi: Field[cl_uint8]
class cl_uint16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint32]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_uint8]
    hi: Field[cl_uint8]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_long2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_long2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_long2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_long2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int64]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
    v2: Field[ctypes.Array[ctypes.c_int64]]
class cl_long4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_long4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_long4_3(runtime.Struct):
    lo: Field[cl_long2]
    hi: Field[cl_long2]
class cl_long4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_long2]
    hi: Field[cl_long2]
    v2: Field[ctypes.Array[Any]]
cl_long3 = cl_long4
class cl_long8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_long8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_long8_3(runtime.Struct):
    lo: Field[cl_long4]
    hi: Field[cl_long4]
class cl_long8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_long4]
    hi: Field[cl_long4]
    v2: Field[ctypes.Array[Any]]
class cl_long16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_long16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_long16_3(runtime.Struct):
    lo: Field[cl_long8]
    hi: Field[cl_long8]
class cl_long16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_int64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_long8]
    hi: Field[cl_long8]
    v2: Field[ctypes.Array[Any]]
class cl_ulong2_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
class cl_ulong2_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
class cl_ulong2_3(runtime.Struct):
    lo: Field[int]
    hi: Field[int]
class cl_ulong2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint64]]
    x: Field[int]
    y: Field[int]
    s0: Field[int]
    s1: Field[int]
    lo: Field[int]
    hi: Field[int]
    v2: Field[ctypes.Array[ctypes.c_uint64]]
class cl_ulong4_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_ulong4_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
class cl_ulong4_3(runtime.Struct):
    lo: Field[cl_ulong2]
    hi: Field[cl_ulong2]
class cl_ulong4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    lo: Field[cl_ulong2]
    hi: Field[cl_ulong2]
    v2: Field[ctypes.Array[Any]]
cl_ulong3 = cl_ulong4
class cl_ulong8_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
class cl_ulong8_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
class cl_ulong8_3(runtime.Struct):
    lo: Field[cl_ulong4]
    hi: Field[cl_ulong4]
class cl_ulong8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    lo: Field[cl_ulong4]
    hi: Field[cl_ulong4]
    v2: Field[ctypes.Array[Any]]
class cl_ulong16_1(runtime.Struct):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
class cl_ulong16_2(runtime.Struct):
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
class cl_ulong16_3(runtime.Struct):
    lo: Field[cl_ulong8]
    hi: Field[cl_ulong8]
class cl_ulong16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_uint64]]
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    __spacer4: Field[int]
    __spacer5: Field[int]
    __spacer6: Field[int]
    __spacer7: Field[int]
    __spacer8: Field[int]
    __spacer9: Field[int]
    sa: Field[int]
    sb: Field[int]
    sc: Field[int]
    sd: Field[int]
    se: Field[int]
    sf: Field[int]
    s0: Field[int]
    s1: Field[int]
    s2: Field[int]
    s3: Field[int]
    s4: Field[int]
    s5: Field[int]
    s6: Field[int]
    s7: Field[int]
    s8: Field[int]
    s9: Field[int]
    sA: Field[int]
    sB: Field[int]
    sC: Field[int]
    sD: Field[int]
    sE: Field[int]
    sF: Field[int]
    lo: Field[cl_ulong8]
    hi: Field[cl_ulong8]
    v2: Field[ctypes.Array[Any]]
class cl_float2_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
class cl_float2_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
class cl_float2_3(runtime.Struct):
    lo: Field[float]
    hi: Field[float]
class cl_float2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_float]]
    x: Field[float]
    y: Field[float]
    s0: Field[float]
    s1: Field[float]
    lo: Field[float]
    hi: Field[float]
    v2: Field[ctypes.Array[ctypes.c_float]]
class cl_float4_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
class cl_float4_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
class cl_float4_3(runtime.Struct):
    lo: Field[cl_float2]
    hi: Field[cl_float2]
class cl_float4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_float]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    lo: Field[cl_float2]
    hi: Field[cl_float2]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[ctypes.c_float]]
cl_float3 = cl_float4
class cl_float8_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
class cl_float8_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
class cl_float8_3(runtime.Struct):
    lo: Field[cl_float4]
    hi: Field[cl_float4]
class cl_float8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_float]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    lo: Field[cl_float4]
    hi: Field[cl_float4]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_float16_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    __spacer4: Field[float]
    __spacer5: Field[float]
    __spacer6: Field[float]
    __spacer7: Field[float]
    __spacer8: Field[float]
    __spacer9: Field[float]
    sa: Field[float]
    sb: Field[float]
    sc: Field[float]
    sd: Field[float]
    se: Field[float]
    sf: Field[float]
class cl_float16_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    s8: Field[float]
    s9: Field[float]
    sA: Field[float]
    sB: Field[float]
    sC: Field[float]
    sD: Field[float]
    sE: Field[float]
    sF: Field[float]
class cl_float16_3(runtime.Struct):
    lo: Field[cl_float8]
    hi: Field[cl_float8]
class cl_float16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_float]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    __spacer4: Field[float]
    __spacer5: Field[float]
    __spacer6: Field[float]
    __spacer7: Field[float]
    __spacer8: Field[float]
    __spacer9: Field[float]
    sa: Field[float]
    sb: Field[float]
    sc: Field[float]
    sd: Field[float]
    se: Field[float]
    sf: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    s8: Field[float]
    s9: Field[float]
    sA: Field[float]
    sB: Field[float]
    sC: Field[float]
    sD: Field[float]
    sE: Field[float]
    sF: Field[float]
    lo: Field[cl_float8]
    hi: Field[cl_float8]
    v2: Field[ctypes.Array[Any]]
    v4: Field[ctypes.Array[Any]]
class cl_double2_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
class cl_double2_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
class cl_double2_3(runtime.Struct):
    lo: Field[float]
    hi: Field[float]
class cl_double2(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_double]]
    x: Field[float]
    y: Field[float]
    s0: Field[float]
    s1: Field[float]
    lo: Field[float]
    hi: Field[float]
    v2: Field[ctypes.Array[ctypes.c_double]]
class cl_double4_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
class cl_double4_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
class cl_double4_3(runtime.Struct):
    lo: Field[cl_double2]
    hi: Field[cl_double2]
class cl_double4(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_double]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    lo: Field[cl_double2]
    hi: Field[cl_double2]
    v2: Field[ctypes.Array[Any]]
cl_double3 = cl_double4
class cl_double8_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
class cl_double8_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
class cl_double8_3(runtime.Struct):
    lo: Field[cl_double4]
    hi: Field[cl_double4]
class cl_double8(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_double]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    lo: Field[cl_double4]
    hi: Field[cl_double4]
    v2: Field[ctypes.Array[Any]]
class cl_double16_1(runtime.Struct):
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    __spacer4: Field[float]
    __spacer5: Field[float]
    __spacer6: Field[float]
    __spacer7: Field[float]
    __spacer8: Field[float]
    __spacer9: Field[float]
    sa: Field[float]
    sb: Field[float]
    sc: Field[float]
    sd: Field[float]
    se: Field[float]
    sf: Field[float]
class cl_double16_2(runtime.Struct):
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    s8: Field[float]
    s9: Field[float]
    sA: Field[float]
    sB: Field[float]
    sC: Field[float]
    sD: Field[float]
    sE: Field[float]
    sF: Field[float]
class cl_double16_3(runtime.Struct):
    lo: Field[cl_double8]
    hi: Field[cl_double8]
class cl_double16(runtime.Union):
    s: Field[ctypes.Array[ctypes.c_double]]
    x: Field[float]
    y: Field[float]
    z: Field[float]
    w: Field[float]
    __spacer4: Field[float]
    __spacer5: Field[float]
    __spacer6: Field[float]
    __spacer7: Field[float]
    __spacer8: Field[float]
    __spacer9: Field[float]
    sa: Field[float]
    sb: Field[float]
    sc: Field[float]
    sd: Field[float]
    se: Field[float]
    sf: Field[float]
    s0: Field[float]
    s1: Field[float]
    s2: Field[float]
    s3: Field[float]
    s4: Field[float]
    s5: Field[float]
    s6: Field[float]
    s7: Field[float]
    s8: Field[float]
    s9: Field[float]
    sA: Field[float]
    sB: Field[float]
    sC: Field[float]
    sD: Field[float]
    sE: Field[float]
    sF: Field[float]
    lo: Field[cl_double8]
    hi: Field[cl_double8]
    v2: Field[ctypes.Array[Any]]
class struct__cl_platform_id(runtime.Struct): ...
cl_platform_id = Any
class struct__cl_device_id(runtime.Struct): ...
cl_device_id = Any
class struct__cl_context(runtime.Struct): ...
cl_context = Any
class struct__cl_command_queue(runtime.Struct): ...
cl_command_queue = Any
class struct__cl_mem(runtime.Struct): ...
cl_mem = Any
class struct__cl_program(runtime.Struct): ...
cl_program = Any
class struct__cl_kernel(runtime.Struct): ...
cl_kernel = Any
class struct__cl_event(runtime.Struct): ...
cl_event = Any
class struct__cl_sampler(runtime.Struct): ...
cl_sampler = Any
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
cl_device_partition_property = ctypes.c_int64
cl_device_affinity_domain = cl_bitfield
cl_context_properties = ctypes.c_int64
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
cl_pipe_properties = ctypes.c_int64
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
class struct__cl_image_format(runtime.Struct):
    image_channel_order: Field[int]
    image_channel_data_type: Field[int]
cl_image_format = struct__cl_image_format
class struct__cl_image_desc_9(runtime.Union):
    buffer: Field[ctypes._Pointer[struct__cl_mem]]
    mem_object: Field[ctypes._Pointer[struct__cl_mem]]
class struct__cl_image_desc(runtime.Struct):
    image_type: Field[int]
    image_width: Field[int]
    image_height: Field[int]
    image_depth: Field[int]
    image_array_size: Field[int]
    image_row_pitch: Field[int]
    image_slice_pitch: Field[int]
    num_mip_levels: Field[int]
    num_samples: Field[int]
    buffer: Field[ctypes._Pointer[struct__cl_mem]]
    mem_object: Field[ctypes._Pointer[struct__cl_mem]]
cl_image_desc = struct__cl_image_desc
class struct__cl_buffer_region(runtime.Struct):
    origin: Field[int]
    size: Field[int]
cl_buffer_region = struct__cl_buffer_region
class struct__cl_name_version(runtime.Struct):
    version: Field[int]
    name: Field[bytes]
cl_name_version = struct__cl_name_version
def clGetPlatformIDs(num_entries: Any, platforms: Any, num_platforms: Any, /) -> int:
    """cl_int clGetPlatformIDs(cl_uint num_entries, cl_platform_id * platforms, cl_uint * num_platforms)"""
def clGetPlatformInfo(platform: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetDeviceIDs(platform: Any, device_type: Any, num_entries: Any, devices: Any, num_devices: Any, /) -> int:
    """cl_int clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries, cl_device_id * devices, cl_uint * num_devices)"""
def clGetDeviceInfo(device: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clCreateSubDevices(in_device: Any, properties: Any, num_devices: Any, out_devices: Any, num_devices_ret: Any, /) -> int:
    """cl_int clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property * properties, cl_uint num_devices, cl_device_id * out_devices, cl_uint * num_devices_ret)"""
def clRetainDevice(device: Any, /) -> int:
    """cl_int clRetainDevice(cl_device_id device)"""
def clReleaseDevice(device: Any, /) -> int:
    """cl_int clReleaseDevice(cl_device_id device)"""
def clSetDefaultDeviceCommandQueue(context: Any, device: Any, command_queue: Any, /) -> int:
    """cl_int clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device, cl_command_queue command_queue)"""
def clGetDeviceAndHostTimer(device: Any, device_timestamp: Any, host_timestamp: Any, /) -> int:
    """cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong * device_timestamp, cl_ulong * host_timestamp)"""
def clGetHostTimer(device: Any, host_timestamp: Any, /) -> int:
    """cl_int clGetHostTimer(cl_device_id device, cl_ulong * host_timestamp)"""
def clCreateContext(properties: Any, num_devices: Any, devices: Any, pfn_notify: Any, user_data: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_context]:
    """cl_context clCreateContext(const cl_context_properties * properties, cl_uint num_devices, const cl_device_id * devices, void (*)(const char *, const void *, size_t, void *) pfn_notify, void * user_data, cl_int * errcode_ret)"""
def clCreateContextFromType(properties: Any, device_type: Any, pfn_notify: Any, user_data: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_context]:
    """cl_context clCreateContextFromType(const cl_context_properties * properties, cl_device_type device_type, void (*)(const char *, const void *, size_t, void *) pfn_notify, void * user_data, cl_int * errcode_ret)"""
def clRetainContext(context: Any, /) -> int:
    """cl_int clRetainContext(cl_context context)"""
def clReleaseContext(context: Any, /) -> int:
    """cl_int clReleaseContext(cl_context context)"""
def clGetContextInfo(context: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clSetContextDestructorCallback(context: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clSetContextDestructorCallback(cl_context context, void (*)(cl_context, void *) pfn_notify, void * user_data)"""
def clCreateCommandQueueWithProperties(context: Any, device: Any, properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_command_queue]:
    """cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device, const cl_queue_properties * properties, cl_int * errcode_ret)"""
def clRetainCommandQueue(command_queue: Any, /) -> int:
    """cl_int clRetainCommandQueue(cl_command_queue command_queue)"""
def clReleaseCommandQueue(command_queue: Any, /) -> int:
    """cl_int clReleaseCommandQueue(cl_command_queue command_queue)"""
def clGetCommandQueueInfo(command_queue: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clCreateBuffer(context: Any, flags: Any, size: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void * host_ptr, cl_int * errcode_ret)"""
def clCreateSubBuffer(buffer: Any, flags: Any, buffer_create_type: Any, buffer_create_info: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type buffer_create_type, const void * buffer_create_info, cl_int * errcode_ret)"""
def clCreateImage(context: Any, flags: Any, image_format: Any, image_desc: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format * image_format, const cl_image_desc * image_desc, void * host_ptr, cl_int * errcode_ret)"""
def clCreatePipe(context: Any, flags: Any, pipe_packet_size: Any, pipe_max_packets: Any, properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size, cl_uint pipe_max_packets, const cl_pipe_properties * properties, cl_int * errcode_ret)"""
def clCreateBufferWithProperties(context: Any, properties: Any, flags: Any, size: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateBufferWithProperties(cl_context context, const cl_mem_properties * properties, cl_mem_flags flags, size_t size, void * host_ptr, cl_int * errcode_ret)"""
def clCreateImageWithProperties(context: Any, properties: Any, flags: Any, image_format: Any, image_desc: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateImageWithProperties(cl_context context, const cl_mem_properties * properties, cl_mem_flags flags, const cl_image_format * image_format, const cl_image_desc * image_desc, void * host_ptr, cl_int * errcode_ret)"""
def clRetainMemObject(memobj: Any, /) -> int:
    """cl_int clRetainMemObject(cl_mem memobj)"""
def clReleaseMemObject(memobj: Any, /) -> int:
    """cl_int clReleaseMemObject(cl_mem memobj)"""
def clGetSupportedImageFormats(context: Any, flags: Any, image_type: Any, num_entries: Any, image_formats: Any, num_image_formats: Any, /) -> int:
    """cl_int clGetSupportedImageFormats(cl_context context, cl_mem_flags flags, cl_mem_object_type image_type, cl_uint num_entries, cl_image_format * image_formats, cl_uint * num_image_formats)"""
def clGetMemObjectInfo(memobj: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetImageInfo(image: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetPipeInfo(pipe: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clSetMemObjectDestructorCallback(memobj: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clSetMemObjectDestructorCallback(cl_mem memobj, void (*)(cl_mem, void *) pfn_notify, void * user_data)"""
def clSVMAlloc(context: Any, flags: Any, size: Any, alignment: Any, /) -> int | None:
    """void * clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)"""
def clSVMFree(context: Any, svm_pointer: Any, /) -> None:
    """void clSVMFree(cl_context context, void * svm_pointer)"""
def clCreateSamplerWithProperties(context: Any, sampler_properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_sampler]:
    """cl_sampler clCreateSamplerWithProperties(cl_context context, const cl_sampler_properties * sampler_properties, cl_int * errcode_ret)"""
def clRetainSampler(sampler: Any, /) -> int:
    """cl_int clRetainSampler(cl_sampler sampler)"""
def clReleaseSampler(sampler: Any, /) -> int:
    """cl_int clReleaseSampler(cl_sampler sampler)"""
def clGetSamplerInfo(sampler: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clCreateProgramWithSource(context: Any, count: Any, strings: Any, lengths: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char ** strings, const size_t * lengths, cl_int * errcode_ret)"""
def clCreateProgramWithBinary(context: Any, num_devices: Any, device_list: Any, lengths: Any, binaries: Any, binary_status: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices, const cl_device_id * device_list, const size_t * lengths, const unsigned char ** binaries, cl_int * binary_status, cl_int * errcode_ret)"""
def clCreateProgramWithBuiltInKernels(context: Any, num_devices: Any, device_list: Any, kernel_names: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices, const cl_device_id * device_list, const char * kernel_names, cl_int * errcode_ret)"""
def clCreateProgramWithIL(context: Any, il: Any, length: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clCreateProgramWithIL(cl_context context, const void * il, size_t length, cl_int * errcode_ret)"""
def clRetainProgram(program: Any, /) -> int:
    """cl_int clRetainProgram(cl_program program)"""
def clReleaseProgram(program: Any, /) -> int:
    """cl_int clReleaseProgram(cl_program program)"""
def clBuildProgram(program: Any, num_devices: Any, device_list: Any, options: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id * device_list, const char * options, void (*)(cl_program, void *) pfn_notify, void * user_data)"""
def clCompileProgram(program: Any, num_devices: Any, device_list: Any, options: Any, num_input_headers: Any, input_headers: Any, header_include_names: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id * device_list, const char * options, cl_uint num_input_headers, const cl_program * input_headers, const char ** header_include_names, void (*)(cl_program, void *) pfn_notify, void * user_data)"""
def clLinkProgram(context: Any, num_devices: Any, device_list: Any, options: Any, num_input_programs: Any, input_programs: Any, pfn_notify: Any, user_data: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id * device_list, const char * options, cl_uint num_input_programs, const cl_program * input_programs, void (*)(cl_program, void *) pfn_notify, void * user_data, cl_int * errcode_ret)"""
def clSetProgramReleaseCallback(program: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clSetProgramReleaseCallback(cl_program program, void (*)(cl_program, void *) pfn_notify, void * user_data)"""
def clSetProgramSpecializationConstant(program: Any, spec_id: Any, spec_size: Any, spec_value: Any, /) -> int:
    """cl_int clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size, const void * spec_value)"""
def clUnloadPlatformCompiler(platform: Any, /) -> int:
    """cl_int clUnloadPlatformCompiler(cl_platform_id platform)"""
def clGetProgramInfo(program: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetProgramBuildInfo(program: Any, device: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetProgramBuildInfo(cl_program program, cl_device_id device, cl_program_build_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clCreateKernel(program: Any, kernel_name: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_kernel]:
    """cl_kernel clCreateKernel(cl_program program, const char * kernel_name, cl_int * errcode_ret)"""
def clCreateKernelsInProgram(program: Any, num_kernels: Any, kernels: Any, num_kernels_ret: Any, /) -> int:
    """cl_int clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel * kernels, cl_uint * num_kernels_ret)"""
def clCloneKernel(source_kernel: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_kernel]:
    """cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int * errcode_ret)"""
def clRetainKernel(kernel: Any, /) -> int:
    """cl_int clRetainKernel(cl_kernel kernel)"""
def clReleaseKernel(kernel: Any, /) -> int:
    """cl_int clReleaseKernel(cl_kernel kernel)"""
def clSetKernelArg(kernel: Any, arg_index: Any, arg_size: Any, arg_value: Any, /) -> int:
    """cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void * arg_value)"""
def clSetKernelArgSVMPointer(kernel: Any, arg_index: Any, arg_value: Any, /) -> int:
    """cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void * arg_value)"""
def clSetKernelExecInfo(kernel: Any, param_name: Any, param_value_size: Any, param_value: Any, /) -> int:
    """cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name, size_t param_value_size, const void * param_value)"""
def clGetKernelInfo(kernel: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetKernelArgInfo(kernel: Any, arg_indx: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetKernelWorkGroupInfo(kernel: Any, device: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_work_group_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clGetKernelSubGroupInfo(kernel: Any, device: Any, param_name: Any, input_value_size: Any, input_value: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_sub_group_info param_name, size_t input_value_size, const void * input_value, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clWaitForEvents(num_events: Any, event_list: Any, /) -> int:
    """cl_int clWaitForEvents(cl_uint num_events, const cl_event * event_list)"""
def clGetEventInfo(event: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clCreateUserEvent(context: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_event]:
    """cl_event clCreateUserEvent(cl_context context, cl_int * errcode_ret)"""
def clRetainEvent(event: Any, /) -> int:
    """cl_int clRetainEvent(cl_event event)"""
def clReleaseEvent(event: Any, /) -> int:
    """cl_int clReleaseEvent(cl_event event)"""
def clSetUserEventStatus(event: Any, execution_status: Any, /) -> int:
    """cl_int clSetUserEventStatus(cl_event event, cl_int execution_status)"""
def clSetEventCallback(event: Any, command_exec_callback_type: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clSetEventCallback(cl_event event, cl_int command_exec_callback_type, void (*)(cl_event, cl_int, void *) pfn_notify, void * user_data)"""
def clGetEventProfilingInfo(event: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clFlush(command_queue: Any, /) -> int:
    """cl_int clFlush(cl_command_queue command_queue)"""
def clFinish(command_queue: Any, /) -> int:
    """cl_int clFinish(cl_command_queue command_queue)"""
def clEnqueueReadBuffer(command_queue: Any, buffer: Any, blocking_read: Any, offset: Any, size: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, size_t offset, size_t size, void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueReadBufferRect(command_queue: Any, buffer: Any, blocking_read: Any, buffer_origin: Any, host_origin: Any, region: Any, buffer_row_pitch: Any, buffer_slice_pitch: Any, host_row_pitch: Any, host_slice_pitch: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, const size_t * buffer_origin, const size_t * host_origin, const size_t * region, size_t buffer_row_pitch, size_t buffer_slice_pitch, size_t host_row_pitch, size_t host_slice_pitch, void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueWriteBuffer(command_queue: Any, buffer: Any, blocking_write: Any, offset: Any, size: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write, size_t offset, size_t size, const void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueWriteBufferRect(command_queue: Any, buffer: Any, blocking_write: Any, buffer_origin: Any, host_origin: Any, region: Any, buffer_row_pitch: Any, buffer_slice_pitch: Any, host_row_pitch: Any, host_slice_pitch: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write, const size_t * buffer_origin, const size_t * host_origin, const size_t * region, size_t buffer_row_pitch, size_t buffer_slice_pitch, size_t host_row_pitch, size_t host_slice_pitch, const void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueFillBuffer(command_queue: Any, buffer: Any, pattern: Any, pattern_size: Any, offset: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void * pattern, size_t pattern_size, size_t offset, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueCopyBuffer(command_queue: Any, src_buffer: Any, dst_buffer: Any, src_offset: Any, dst_offset: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueCopyBufferRect(command_queue: Any, src_buffer: Any, dst_buffer: Any, src_origin: Any, dst_origin: Any, region: Any, src_row_pitch: Any, src_slice_pitch: Any, dst_row_pitch: Any, dst_slice_pitch: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, const size_t * src_origin, const size_t * dst_origin, const size_t * region, size_t src_row_pitch, size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueReadImage(command_queue: Any, image: Any, blocking_read: Any, origin: Any, region: Any, row_pitch: Any, slice_pitch: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read, const size_t * origin, const size_t * region, size_t row_pitch, size_t slice_pitch, void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueWriteImage(command_queue: Any, image: Any, blocking_write: Any, origin: Any, region: Any, input_row_pitch: Any, input_slice_pitch: Any, ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write, const size_t * origin, const size_t * region, size_t input_row_pitch, size_t input_slice_pitch, const void * ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueFillImage(command_queue: Any, image: Any, fill_color: Any, origin: Any, region: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void * fill_color, const size_t * origin, const size_t * region, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueCopyImage(command_queue: Any, src_image: Any, dst_image: Any, src_origin: Any, dst_origin: Any, region: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image, const size_t * src_origin, const size_t * dst_origin, const size_t * region, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueCopyImageToBuffer(command_queue: Any, src_image: Any, dst_buffer: Any, src_origin: Any, region: Any, dst_offset: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer, const size_t * src_origin, const size_t * region, size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueCopyBufferToImage(command_queue: Any, src_buffer: Any, dst_image: Any, src_offset: Any, dst_origin: Any, region: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t * dst_origin, const size_t * region, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueMapBuffer(command_queue: Any, buffer: Any, blocking_map: Any, map_flags: Any, offset: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, errcode_ret: Any, /) -> int | None:
    """void * clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map, cl_map_flags map_flags, size_t offset, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event, cl_int * errcode_ret)"""
def clEnqueueMapImage(command_queue: Any, image: Any, blocking_map: Any, map_flags: Any, origin: Any, region: Any, image_row_pitch: Any, image_slice_pitch: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, errcode_ret: Any, /) -> int | None:
    """void * clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map, cl_map_flags map_flags, const size_t * origin, const size_t * region, size_t * image_row_pitch, size_t * image_slice_pitch, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event, cl_int * errcode_ret)"""
def clEnqueueUnmapMemObject(command_queue: Any, memobj: Any, mapped_ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void * mapped_ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueMigrateMemObjects(command_queue: Any, num_mem_objects: Any, mem_objects: Any, flags: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem * mem_objects, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueNDRangeKernel(command_queue: Any, kernel: Any, work_dim: Any, global_work_offset: Any, global_work_size: Any, local_work_size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim, const size_t * global_work_offset, const size_t * global_work_size, const size_t * local_work_size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueNativeKernel(command_queue: Any, user_func: Any, args: Any, cb_args: Any, num_mem_objects: Any, mem_list: Any, args_mem_loc: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueNativeKernel(cl_command_queue command_queue, void (*)(void *) user_func, void * args, size_t cb_args, cl_uint num_mem_objects, const cl_mem * mem_list, const void ** args_mem_loc, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueMarkerWithWaitList(command_queue: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueBarrierWithWaitList(command_queue: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMFree(command_queue: Any, num_svm_pointers: Any, svm_pointers: Any, pfn_free_func: Any, user_data: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers, void *[] svm_pointers, void (*)(cl_command_queue, cl_uint, void **, void *) pfn_free_func, void * user_data, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMemcpy(command_queue: Any, blocking_copy: Any, dst_ptr: Any, src_ptr: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void * dst_ptr, const void * src_ptr, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMemFill(command_queue: Any, svm_ptr: Any, pattern: Any, pattern_size: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMemFill(cl_command_queue command_queue, void * svm_ptr, const void * pattern, size_t pattern_size, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMap(command_queue: Any, blocking_map: Any, flags: Any, svm_ptr: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags, void * svm_ptr, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMUnmap(command_queue: Any, svm_ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMUnmap(cl_command_queue command_queue, void * svm_ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMigrateMem(command_queue: Any, num_svm_pointers: Any, svm_pointers: Any, sizes: Any, flags: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers, const void ** svm_pointers, const size_t * sizes, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clGetExtensionFunctionAddressForPlatform(platform: Any, func_name: Any, /) -> int | None:
    """void * clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char * func_name)"""
def clCreateImage2D(context: Any, flags: Any, image_format: Any, image_width: Any, image_height: Any, image_row_pitch: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format * image_format, size_t image_width, size_t image_height, size_t image_row_pitch, void * host_ptr, cl_int * errcode_ret)"""
def clCreateImage3D(context: Any, flags: Any, image_format: Any, image_width: Any, image_height: Any, image_depth: Any, image_row_pitch: Any, image_slice_pitch: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format * image_format, size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch, void * host_ptr, cl_int * errcode_ret)"""
def clEnqueueMarker(command_queue: Any, event: Any, /) -> int:
    """cl_int clEnqueueMarker(cl_command_queue command_queue, cl_event * event)"""
def clEnqueueWaitForEvents(command_queue: Any, num_events: Any, event_list: Any, /) -> int:
    """cl_int clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events, const cl_event * event_list)"""
def clEnqueueBarrier(command_queue: Any, /) -> int:
    """cl_int clEnqueueBarrier(cl_command_queue command_queue)"""
def clUnloadCompiler() -> int:
    """cl_int clUnloadCompiler()"""
def clGetExtensionFunctionAddress(func_name: Any, /) -> int | None:
    """void * clGetExtensionFunctionAddress(const char * func_name)"""
def clCreateCommandQueue(context: Any, device: Any, properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_command_queue]:
    """cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device, cl_command_queue_properties properties, cl_int * errcode_ret)"""
def clCreateSampler(context: Any, normalized_coords: Any, addressing_mode: Any, filter_mode: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_sampler]:
    """cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords, cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int * errcode_ret)"""
def clEnqueueTask(command_queue: Any, kernel: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
cl_device_command_buffer_capabilities_khr = cl_bitfield
class struct__cl_command_buffer_khr(runtime.Struct): ...
cl_command_buffer_khr = Any
cl_sync_point_khr = cl_uint
cl_command_buffer_info_khr = cl_uint
cl_command_buffer_state_khr = cl_uint
cl_command_buffer_properties_khr = cl_properties
cl_command_buffer_flags_khr = cl_bitfield
cl_ndrange_kernel_command_properties_khr = cl_properties
class struct__cl_mutable_command_khr(runtime.Struct): ...
cl_mutable_command_khr = Any
clCreateCommandBufferKHR_fn = Any
clFinalizeCommandBufferKHR_fn = Any
clRetainCommandBufferKHR_fn = Any
clReleaseCommandBufferKHR_fn = Any
clEnqueueCommandBufferKHR_fn = Any
clCommandBarrierWithWaitListKHR_fn = Any
clCommandCopyBufferKHR_fn = Any
clCommandCopyBufferRectKHR_fn = Any
clCommandCopyBufferToImageKHR_fn = Any
clCommandCopyImageKHR_fn = Any
clCommandCopyImageToBufferKHR_fn = Any
clCommandFillBufferKHR_fn = Any
clCommandFillImageKHR_fn = Any
clCommandNDRangeKernelKHR_fn = Any
clGetCommandBufferInfoKHR_fn = Any
def clCreateCommandBufferKHR(num_queues: Any, queues: Any, properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_command_buffer_khr]:
    """cl_command_buffer_khr clCreateCommandBufferKHR(cl_uint num_queues, const cl_command_queue * queues, const cl_command_buffer_properties_khr * properties, cl_int * errcode_ret)"""
def clFinalizeCommandBufferKHR(command_buffer: Any, /) -> int:
    """cl_int clFinalizeCommandBufferKHR(cl_command_buffer_khr command_buffer)"""
def clRetainCommandBufferKHR(command_buffer: Any, /) -> int:
    """cl_int clRetainCommandBufferKHR(cl_command_buffer_khr command_buffer)"""
def clReleaseCommandBufferKHR(command_buffer: Any, /) -> int:
    """cl_int clReleaseCommandBufferKHR(cl_command_buffer_khr command_buffer)"""
def clEnqueueCommandBufferKHR(num_queues: Any, queues: Any, command_buffer: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue * queues, cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clCommandBarrierWithWaitListKHR(command_buffer: Any, command_queue: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandBarrierWithWaitListKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandCopyBufferKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_buffer: Any, src_offset: Any, dst_offset: Any, size: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandCopyBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandCopyBufferRectKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_buffer: Any, src_origin: Any, dst_origin: Any, region: Any, src_row_pitch: Any, src_slice_pitch: Any, dst_row_pitch: Any, dst_slice_pitch: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandCopyBufferRectKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, const size_t * src_origin, const size_t * dst_origin, const size_t * region, size_t src_row_pitch, size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandCopyBufferToImageKHR(command_buffer: Any, command_queue: Any, src_buffer: Any, dst_image: Any, src_offset: Any, dst_origin: Any, region: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandCopyBufferToImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t * dst_origin, const size_t * region, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandCopyImageKHR(command_buffer: Any, command_queue: Any, src_image: Any, dst_image: Any, src_origin: Any, dst_origin: Any, region: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandCopyImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image, const size_t * src_origin, const size_t * dst_origin, const size_t * region, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandCopyImageToBufferKHR(command_buffer: Any, command_queue: Any, src_image: Any, dst_buffer: Any, src_origin: Any, region: Any, dst_offset: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandCopyImageToBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer, const size_t * src_origin, const size_t * region, size_t dst_offset, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandFillBufferKHR(command_buffer: Any, command_queue: Any, buffer: Any, pattern: Any, pattern_size: Any, offset: Any, size: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandFillBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem buffer, const void * pattern, size_t pattern_size, size_t offset, size_t size, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandFillImageKHR(command_buffer: Any, command_queue: Any, image: Any, fill_color: Any, origin: Any, region: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandFillImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, cl_mem image, const void * fill_color, const size_t * origin, const size_t * region, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clCommandNDRangeKernelKHR(command_buffer: Any, command_queue: Any, properties: Any, kernel: Any, work_dim: Any, global_work_offset: Any, global_work_size: Any, local_work_size: Any, num_sync_points_in_wait_list: Any, sync_point_wait_list: Any, sync_point: Any, mutable_handle: Any, /) -> int:
    """cl_int clCommandNDRangeKernelKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue, const cl_ndrange_kernel_command_properties_khr * properties, cl_kernel kernel, cl_uint work_dim, const size_t * global_work_offset, const size_t * global_work_size, const size_t * local_work_size, cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr * sync_point_wait_list, cl_sync_point_khr * sync_point, cl_mutable_command_khr * mutable_handle)"""
def clGetCommandBufferInfoKHR(command_buffer: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetCommandBufferInfoKHR(cl_command_buffer_khr command_buffer, cl_command_buffer_info_khr param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
cl_command_buffer_structure_type_khr = cl_uint
cl_mutable_dispatch_fields_khr = cl_bitfield
cl_mutable_command_info_khr = cl_uint
class struct__cl_mutable_dispatch_arg_khr(runtime.Struct):
    arg_index: Field[int]
    arg_size: Field[int]
    arg_value: Field[int | None]
cl_mutable_dispatch_arg_khr = struct__cl_mutable_dispatch_arg_khr
class struct__cl_mutable_dispatch_exec_info_khr(runtime.Struct):
    param_name: Field[int]
    param_value_size: Field[int]
    param_value: Field[int | None]
cl_mutable_dispatch_exec_info_khr = struct__cl_mutable_dispatch_exec_info_khr
class struct__cl_mutable_dispatch_config_khr(runtime.Struct):
    type: Field[int]
    next: Field[int | None]
    command: Field[ctypes._Pointer[struct__cl_mutable_command_khr]]
    num_args: Field[int]
    num_svm_args: Field[int]
    num_exec_infos: Field[int]
    work_dim: Field[int]
    arg_list: Field[ctypes._Pointer[struct__cl_mutable_dispatch_arg_khr]]
    arg_svm_list: Field[ctypes._Pointer[struct__cl_mutable_dispatch_arg_khr]]
    exec_info_list: Field[ctypes._Pointer[struct__cl_mutable_dispatch_exec_info_khr]]
    global_work_offset: Field[ctypes._Pointer[ctypes.c_size_t]]
    global_work_size: Field[ctypes._Pointer[ctypes.c_size_t]]
    local_work_size: Field[ctypes._Pointer[ctypes.c_size_t]]
cl_mutable_dispatch_config_khr = struct__cl_mutable_dispatch_config_khr
class struct__cl_mutable_base_config_khr(runtime.Struct):
    type: Field[int]
    next: Field[int | None]
    num_mutable_dispatch: Field[int]
    mutable_dispatch_list: Field[ctypes._Pointer[struct__cl_mutable_dispatch_config_khr]]
cl_mutable_base_config_khr = struct__cl_mutable_base_config_khr
clUpdateMutableCommandsKHR_fn = Any
clGetMutableCommandInfoKHR_fn = Any
def clUpdateMutableCommandsKHR(command_buffer: Any, mutable_config: Any, /) -> int:
    """cl_int clUpdateMutableCommandsKHR(cl_command_buffer_khr command_buffer, const cl_mutable_base_config_khr * mutable_config)"""
def clGetMutableCommandInfoKHR(command: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetMutableCommandInfoKHR(cl_mutable_command_khr command, cl_mutable_command_info_khr param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clSetMemObjectDestructorAPPLE(memobj: Any, pfn_notify: Any, user_data: Any, /) -> int:
    """cl_int clSetMemObjectDestructorAPPLE(cl_mem memobj, void (*)(cl_mem, void *) pfn_notify, void * user_data)"""
def clLogMessagesToSystemLogAPPLE(errstr: Any, private_info: Any, cb: Any, user_data: Any, /) -> None:
    """void clLogMessagesToSystemLogAPPLE(const char * errstr, const void * private_info, size_t cb, void * user_data)"""
def clLogMessagesToStdoutAPPLE(errstr: Any, private_info: Any, cb: Any, user_data: Any, /) -> None:
    """void clLogMessagesToStdoutAPPLE(const char * errstr, const void * private_info, size_t cb, void * user_data)"""
def clLogMessagesToStderrAPPLE(errstr: Any, private_info: Any, cb: Any, user_data: Any, /) -> None:
    """void clLogMessagesToStderrAPPLE(const char * errstr, const void * private_info, size_t cb, void * user_data)"""
def clIcdGetPlatformIDsKHR(num_entries: Any, platforms: Any, num_platforms: Any, /) -> int:
    """cl_int clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id * platforms, cl_uint * num_platforms)"""
clIcdGetPlatformIDsKHR_fn = Any
def clCreateProgramWithILKHR(context: Any, il: Any, length: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_program]:
    """cl_program clCreateProgramWithILKHR(cl_context context, const void * il, size_t length, cl_int * errcode_ret)"""
clCreateProgramWithILKHR_fn = Any
def clTerminateContextKHR(context: Any, /) -> int:
    """cl_int clTerminateContextKHR(cl_context context)"""
clTerminateContextKHR_fn = Any
cl_queue_properties_khr = cl_properties
def clCreateCommandQueueWithPropertiesKHR(context: Any, device: Any, properties: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_command_queue]:
    """cl_command_queue clCreateCommandQueueWithPropertiesKHR(cl_context context, cl_device_id device, const cl_queue_properties_khr * properties, cl_int * errcode_ret)"""
clCreateCommandQueueWithPropertiesKHR_fn = Any
class cl_device_topology_amd_raw(runtime.Struct):
    type: Field[int]
    data: Field[ctypes.Array[ctypes.c_uint32]]
class cl_device_topology_amd_pcie(runtime.Struct):
    type: Field[int]
    unused: Field[ctypes.Array[ctypes.c_int8]]
    bus: Field[int]
    device: Field[int]
    function: Field[int]
class cl_device_topology_amd(runtime.Union):
    raw: Field[cl_device_topology_amd_raw]
    pcie: Field[cl_device_topology_amd_pcie]
def clReleaseDeviceEXT(device: Any, /) -> int:
    """cl_int clReleaseDeviceEXT(cl_device_id device)"""
clReleaseDeviceEXT_fn = Any
def clRetainDeviceEXT(device: Any, /) -> int:
    """cl_int clRetainDeviceEXT(cl_device_id device)"""
clRetainDeviceEXT_fn = Any
cl_device_partition_property_ext = cl_ulong
def clCreateSubDevicesEXT(in_device: Any, properties: Any, num_entries: Any, out_devices: Any, num_devices: Any, /) -> int:
    """cl_int clCreateSubDevicesEXT(cl_device_id in_device, const cl_device_partition_property_ext * properties, cl_uint num_entries, cl_device_id * out_devices, cl_uint * num_devices)"""
clCreateSubDevicesEXT_fn = Any
cl_mem_migration_flags_ext = cl_bitfield
def clEnqueueMigrateMemObjectEXT(command_queue: Any, num_mem_objects: Any, mem_objects: Any, flags: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMigrateMemObjectEXT(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem * mem_objects, cl_mem_migration_flags_ext flags, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
clEnqueueMigrateMemObjectEXT_fn = Any
cl_image_pitch_info_qcom = cl_uint
def clGetDeviceImageInfoQCOM(device: Any, image_width: Any, image_height: Any, image_format: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetDeviceImageInfoQCOM(cl_device_id device, size_t image_width, size_t image_height, const cl_image_format * image_format, cl_image_pitch_info_qcom param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
class struct__cl_mem_ext_host_ptr(runtime.Struct):
    allocation_type: Field[int]
    host_cache_policy: Field[int]
cl_mem_ext_host_ptr = struct__cl_mem_ext_host_ptr
class struct__cl_mem_ion_host_ptr(runtime.Struct):
    ext_host_ptr: Field[struct__cl_mem_ext_host_ptr]
    ion_filedesc: Field[int]
    ion_hostptr: Field[int | None]
cl_mem_ion_host_ptr = struct__cl_mem_ion_host_ptr
class struct__cl_mem_android_native_buffer_host_ptr(runtime.Struct):
    ext_host_ptr: Field[struct__cl_mem_ext_host_ptr]
    anb_ptr: Field[int | None]
cl_mem_android_native_buffer_host_ptr = struct__cl_mem_android_native_buffer_host_ptr
def clEnqueueAcquireGrallocObjectsIMG(command_queue: Any, num_objects: Any, mem_objects: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueAcquireGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects, const cl_mem * mem_objects, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueReleaseGrallocObjectsIMG(command_queue: Any, num_objects: Any, mem_objects: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueReleaseGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects, const cl_mem * mem_objects, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
cl_mipmap_filter_mode_img = cl_uint
def clEnqueueGenerateMipmapIMG(command_queue: Any, src_image: Any, dst_image: Any, mipmap_filter_mode: Any, array_region: Any, mip_region: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueGenerateMipmapIMG(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image, cl_mipmap_filter_mode_img mipmap_filter_mode, const size_t * array_region, const size_t * mip_region, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
cl_mem_alloc_flags_img = cl_bitfield
def clGetKernelSubGroupInfoKHR(in_kernel: Any, in_device: Any, param_name: Any, input_value_size: Any, input_value: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetKernelSubGroupInfoKHR(cl_kernel in_kernel, cl_device_id in_device, cl_kernel_sub_group_info param_name, size_t input_value_size, const void * input_value, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
clGetKernelSubGroupInfoKHR_fn = Any
cl_queue_priority_khr = cl_uint
cl_queue_throttle_khr = cl_uint
cl_version_khr = cl_uint
class struct__cl_name_version_khr(runtime.Struct):
    version: Field[int]
    name: Field[bytes]
cl_name_version_khr = struct__cl_name_version_khr
class struct__cl_device_pci_bus_info_khr(runtime.Struct):
    pci_domain: Field[int]
    pci_bus: Field[int]
    pci_device: Field[int]
    pci_function: Field[int]
cl_device_pci_bus_info_khr = struct__cl_device_pci_bus_info_khr
def clGetKernelSuggestedLocalWorkSizeKHR(command_queue: Any, kernel: Any, work_dim: Any, global_work_offset: Any, global_work_size: Any, suggested_local_work_size: Any, /) -> int:
    """cl_int clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim, const size_t * global_work_offset, const size_t * global_work_size, size_t * suggested_local_work_size)"""
clGetKernelSuggestedLocalWorkSizeKHR_fn = Any
cl_device_integer_dot_product_capabilities_khr = cl_bitfield
class struct__cl_device_integer_dot_product_acceleration_properties_khr(runtime.Struct):
    signed_accelerated: Field[int]
    unsigned_accelerated: Field[int]
    mixed_signedness_accelerated: Field[int]
    accumulating_saturating_signed_accelerated: Field[int]
    accumulating_saturating_unsigned_accelerated: Field[int]
    accumulating_saturating_mixed_signedness_accelerated: Field[int]
cl_device_integer_dot_product_acceleration_properties_khr = struct__cl_device_integer_dot_product_acceleration_properties_khr
cl_external_memory_handle_type_khr = cl_uint
clEnqueueAcquireExternalMemObjectsKHR_fn = Any
clEnqueueReleaseExternalMemObjectsKHR_fn = Any
def clEnqueueAcquireExternalMemObjectsKHR(command_queue: Any, num_mem_objects: Any, mem_objects: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueAcquireExternalMemObjectsKHR(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem * mem_objects, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueReleaseExternalMemObjectsKHR(command_queue: Any, num_mem_objects: Any, mem_objects: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueReleaseExternalMemObjectsKHR(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem * mem_objects, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
class struct__cl_semaphore_khr(runtime.Struct): ...
cl_semaphore_khr = Any
cl_external_semaphore_handle_type_khr = cl_uint
clGetSemaphoreHandleForTypeKHR_fn = Any
def clGetSemaphoreHandleForTypeKHR(sema_object: Any, device: Any, handle_type: Any, handle_size: Any, handle_ptr: Any, handle_size_ret: Any, /) -> int:
    """cl_int clGetSemaphoreHandleForTypeKHR(cl_semaphore_khr sema_object, cl_device_id device, cl_external_semaphore_handle_type_khr handle_type, size_t handle_size, void * handle_ptr, size_t * handle_size_ret)"""
cl_semaphore_properties_khr = cl_properties
cl_semaphore_info_khr = cl_uint
cl_semaphore_type_khr = cl_uint
cl_semaphore_payload_khr = cl_ulong
clCreateSemaphoreWithPropertiesKHR_fn = Any
clEnqueueWaitSemaphoresKHR_fn = Any
clEnqueueSignalSemaphoresKHR_fn = Any
clGetSemaphoreInfoKHR_fn = Any
clReleaseSemaphoreKHR_fn = Any
clRetainSemaphoreKHR_fn = Any
def clCreateSemaphoreWithPropertiesKHR(context: Any, sema_props: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_semaphore_khr]:
    """cl_semaphore_khr clCreateSemaphoreWithPropertiesKHR(cl_context context, const cl_semaphore_properties_khr * sema_props, cl_int * errcode_ret)"""
def clEnqueueWaitSemaphoresKHR(command_queue: Any, num_sema_objects: Any, sema_objects: Any, sema_payload_list: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueWaitSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects, const cl_semaphore_khr * sema_objects, const cl_semaphore_payload_khr * sema_payload_list, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSignalSemaphoresKHR(command_queue: Any, num_sema_objects: Any, sema_objects: Any, sema_payload_list: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSignalSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects, const cl_semaphore_khr * sema_objects, const cl_semaphore_payload_khr * sema_payload_list, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clGetSemaphoreInfoKHR(sema_object: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetSemaphoreInfoKHR(cl_semaphore_khr sema_object, cl_semaphore_info_khr param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clReleaseSemaphoreKHR(sema_object: Any, /) -> int:
    """cl_int clReleaseSemaphoreKHR(cl_semaphore_khr sema_object)"""
def clRetainSemaphoreKHR(sema_object: Any, /) -> int:
    """cl_int clRetainSemaphoreKHR(cl_semaphore_khr sema_object)"""
cl_import_properties_arm = ctypes.c_int64
def clImportMemoryARM(context: Any, flags: Any, properties: Any, memory: Any, size: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clImportMemoryARM(cl_context context, cl_mem_flags flags, const cl_import_properties_arm * properties, void * memory, size_t size, cl_int * errcode_ret)"""
cl_svm_mem_flags_arm = cl_bitfield
cl_kernel_exec_info_arm = cl_uint
cl_device_svm_capabilities_arm = cl_bitfield
def clSVMAllocARM(context: Any, flags: Any, size: Any, alignment: Any, /) -> int | None:
    """void * clSVMAllocARM(cl_context context, cl_svm_mem_flags_arm flags, size_t size, cl_uint alignment)"""
def clSVMFreeARM(context: Any, svm_pointer: Any, /) -> None:
    """void clSVMFreeARM(cl_context context, void * svm_pointer)"""
def clEnqueueSVMFreeARM(command_queue: Any, num_svm_pointers: Any, svm_pointers: Any, pfn_free_func: Any, user_data: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers, void *[] svm_pointers, void (*)(cl_command_queue, cl_uint, void **, void *) pfn_free_func, void * user_data, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMemcpyARM(command_queue: Any, blocking_copy: Any, dst_ptr: Any, src_ptr: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy, void * dst_ptr, const void * src_ptr, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMemFillARM(command_queue: Any, svm_ptr: Any, pattern: Any, pattern_size: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMemFillARM(cl_command_queue command_queue, void * svm_ptr, const void * pattern, size_t pattern_size, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMMapARM(command_queue: Any, blocking_map: Any, flags: Any, svm_ptr: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMMapARM(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags, void * svm_ptr, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueSVMUnmapARM(command_queue: Any, svm_ptr: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueSVMUnmapARM(cl_command_queue command_queue, void * svm_ptr, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clSetKernelArgSVMPointerARM(kernel: Any, arg_index: Any, arg_value: Any, /) -> int:
    """cl_int clSetKernelArgSVMPointerARM(cl_kernel kernel, cl_uint arg_index, const void * arg_value)"""
def clSetKernelExecInfoARM(kernel: Any, param_name: Any, param_value_size: Any, param_value: Any, /) -> int:
    """cl_int clSetKernelExecInfoARM(cl_kernel kernel, cl_kernel_exec_info_arm param_name, size_t param_value_size, const void * param_value)"""
cl_device_scheduling_controls_capabilities_arm = cl_bitfield
cl_device_controlled_termination_capabilities_arm = cl_bitfield
cl_command_termination_reason_arm = cl_uint
cl_device_feature_capabilities_intel = cl_bitfield
class struct__cl_accelerator_intel(runtime.Struct): ...
cl_accelerator_intel = Any
cl_accelerator_type_intel = cl_uint
cl_accelerator_info_intel = cl_uint
class struct__cl_motion_estimation_desc_intel(runtime.Struct):
    mb_block_type: Field[int]
    subpixel_mode: Field[int]
    sad_adjust_mode: Field[int]
    search_path_type: Field[int]
cl_motion_estimation_desc_intel = struct__cl_motion_estimation_desc_intel
def clCreateAcceleratorINTEL(context: Any, accelerator_type: Any, descriptor_size: Any, descriptor: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_accelerator_intel]:
    """cl_accelerator_intel clCreateAcceleratorINTEL(cl_context context, cl_accelerator_type_intel accelerator_type, size_t descriptor_size, const void * descriptor, cl_int * errcode_ret)"""
clCreateAcceleratorINTEL_fn = Any
def clGetAcceleratorInfoINTEL(accelerator: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetAcceleratorInfoINTEL(cl_accelerator_intel accelerator, cl_accelerator_info_intel param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
clGetAcceleratorInfoINTEL_fn = Any
def clRetainAcceleratorINTEL(accelerator: Any, /) -> int:
    """cl_int clRetainAcceleratorINTEL(cl_accelerator_intel accelerator)"""
clRetainAcceleratorINTEL_fn = Any
def clReleaseAcceleratorINTEL(accelerator: Any, /) -> int:
    """cl_int clReleaseAcceleratorINTEL(cl_accelerator_intel accelerator)"""
clReleaseAcceleratorINTEL_fn = Any
cl_diagnostics_verbose_level = cl_uint
cl_device_unified_shared_memory_capabilities_intel = cl_bitfield
cl_mem_properties_intel = cl_properties
cl_mem_alloc_flags_intel = cl_bitfield
cl_mem_info_intel = cl_uint
cl_unified_shared_memory_type_intel = cl_uint
cl_mem_advice_intel = cl_uint
clHostMemAllocINTEL_fn = Any
clDeviceMemAllocINTEL_fn = Any
clSharedMemAllocINTEL_fn = Any
clMemFreeINTEL_fn = Any
clMemBlockingFreeINTEL_fn = Any
clGetMemAllocInfoINTEL_fn = Any
clSetKernelArgMemPointerINTEL_fn = Any
clEnqueueMemFillINTEL_fn = Any
clEnqueueMemcpyINTEL_fn = Any
clEnqueueMemAdviseINTEL_fn = Any
def clHostMemAllocINTEL(context: Any, properties: Any, size: Any, alignment: Any, errcode_ret: Any, /) -> int | None:
    """void * clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel * properties, size_t size, cl_uint alignment, cl_int * errcode_ret)"""
def clDeviceMemAllocINTEL(context: Any, device: Any, properties: Any, size: Any, alignment: Any, errcode_ret: Any, /) -> int | None:
    """void * clDeviceMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel * properties, size_t size, cl_uint alignment, cl_int * errcode_ret)"""
def clSharedMemAllocINTEL(context: Any, device: Any, properties: Any, size: Any, alignment: Any, errcode_ret: Any, /) -> int | None:
    """void * clSharedMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel * properties, size_t size, cl_uint alignment, cl_int * errcode_ret)"""
def clMemFreeINTEL(context: Any, ptr: Any, /) -> int:
    """cl_int clMemFreeINTEL(cl_context context, void * ptr)"""
def clMemBlockingFreeINTEL(context: Any, ptr: Any, /) -> int:
    """cl_int clMemBlockingFreeINTEL(cl_context context, void * ptr)"""
def clGetMemAllocInfoINTEL(context: Any, ptr: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetMemAllocInfoINTEL(cl_context context, const void * ptr, cl_mem_info_intel param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
def clSetKernelArgMemPointerINTEL(kernel: Any, arg_index: Any, arg_value: Any, /) -> int:
    """cl_int clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void * arg_value)"""
def clEnqueueMemFillINTEL(command_queue: Any, dst_ptr: Any, pattern: Any, pattern_size: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMemFillINTEL(cl_command_queue command_queue, void * dst_ptr, const void * pattern, size_t pattern_size, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueMemcpyINTEL(command_queue: Any, blocking: Any, dst_ptr: Any, src_ptr: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking, void * dst_ptr, const void * src_ptr, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clEnqueueMemAdviseINTEL(command_queue: Any, ptr: Any, size: Any, advice: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void * ptr, size_t size, cl_mem_advice_intel advice, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
clEnqueueMigrateMemINTEL_fn = Any
def clEnqueueMigrateMemINTEL(command_queue: Any, ptr: Any, size: Any, flags: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void * ptr, size_t size, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
clEnqueueMemsetINTEL_fn = Any
def clEnqueueMemsetINTEL(command_queue: Any, dst_ptr: Any, value: Any, size: Any, num_events_in_wait_list: Any, event_wait_list: Any, event: Any, /) -> int:
    """cl_int clEnqueueMemsetINTEL(cl_command_queue command_queue, void * dst_ptr, cl_int value, size_t size, cl_uint num_events_in_wait_list, const cl_event * event_wait_list, cl_event * event)"""
def clCreateBufferWithPropertiesINTEL(context: Any, properties: Any, flags: Any, size: Any, host_ptr: Any, errcode_ret: Any, /) -> ctypes._Pointer[struct__cl_mem]:
    """cl_mem clCreateBufferWithPropertiesINTEL(cl_context context, const cl_mem_properties_intel * properties, cl_mem_flags flags, size_t size, void * host_ptr, cl_int * errcode_ret)"""
clCreateBufferWithPropertiesINTEL_fn = Any
cl_command_queue_capabilities_intel = cl_bitfield
class struct__cl_queue_family_properties_intel(runtime.Struct):
    properties: Field[int]
    capabilities: Field[int]
    count: Field[int]
    name: Field[bytes]
cl_queue_family_properties_intel = struct__cl_queue_family_properties_intel
cl_image_requirements_info_ext = cl_uint
def clGetImageRequirementsInfoEXT(context: Any, properties: Any, flags: Any, image_format: Any, image_desc: Any, param_name: Any, param_value_size: Any, param_value: Any, param_value_size_ret: Any, /) -> int:
    """cl_int clGetImageRequirementsInfoEXT(cl_context context, const cl_mem_properties * properties, cl_mem_flags flags, const cl_image_format * image_format, const cl_image_desc * image_desc, cl_image_requirements_info_ext param_name, size_t param_value_size, void * param_value, size_t * param_value_size_ret)"""
clGetImageRequirementsInfoEXT_fn = Any
CL_VERSION_3_0: int
CL_VERSION_2_2: int
CL_VERSION_2_1: int
CL_VERSION_2_0: int
CL_VERSION_1_2: int
CL_VERSION_1_1: int
CL_VERSION_1_0: int
CL_CHAR_BIT: int
CL_SCHAR_MAX: int
CL_SCHAR_MIN: int
CL_CHAR_MAX: int
CL_CHAR_MIN: int
CL_UCHAR_MAX: int
CL_SHRT_MAX: int
CL_SHRT_MIN: int
CL_USHRT_MAX: int
CL_INT_MAX: int
CL_INT_MIN: int
CL_UINT_MAX: int
CL_LONG_MAX: int
CL_LONG_MIN: int
CL_ULONG_MAX: int
CL_FLT_DIG: int
CL_FLT_MANT_DIG: int
CL_FLT_MAX_10_EXP: int
CL_FLT_MAX_EXP: int
CL_FLT_MIN_10_EXP: int
CL_FLT_MIN_EXP: int
CL_FLT_RADIX: int
CL_FLT_MAX: float
CL_FLT_MIN: float
CL_FLT_EPSILON: float
CL_HALF_DIG: int
CL_HALF_MANT_DIG: int
CL_HALF_MAX_10_EXP: int
CL_HALF_MAX_EXP: int
CL_HALF_MIN_10_EXP: int
CL_HALF_MIN_EXP: int
CL_HALF_RADIX: int
CL_HALF_MAX: float
CL_HALF_MIN: float
CL_HALF_EPSILON: float
CL_DBL_DIG: int
CL_DBL_MANT_DIG: int
CL_DBL_MAX_10_EXP: int
CL_DBL_MAX_EXP: int
CL_DBL_MIN_10_EXP: int
CL_DBL_MIN_EXP: int
CL_DBL_RADIX: int
CL_DBL_MAX: float
CL_DBL_MIN: float
CL_DBL_EPSILON: float
CL_M_E: float
CL_M_LOG2E: float
CL_M_LOG10E: float
CL_M_LN2: float
CL_M_LN10: float
CL_M_PI: float
CL_M_PI_2: float
CL_M_PI_4: float
CL_M_1_PI: float
CL_M_2_PI: float
CL_M_2_SQRTPI: float
CL_M_SQRT2: float
CL_M_SQRT1_2: float
CL_M_E_F: float
CL_M_LOG2E_F: float
CL_M_LOG10E_F: float
CL_M_LN2_F: float
CL_M_LN10_F: float
CL_M_PI_F: float
CL_M_PI_2_F: float
CL_M_PI_4_F: float
CL_M_1_PI_F: float
CL_M_2_PI_F: float
CL_M_2_SQRTPI_F: float
CL_M_SQRT2_F: float
CL_M_SQRT1_2_F: float
CL_HUGE_VALF: float
CL_HUGE_VAL: float
CL_NAN: float
CL_MAXFLOAT: float
CL_INFINITY: float
__CL_FLOAT4__: int
__CL_UCHAR16__: int
__CL_CHAR16__: int
__CL_USHORT8__: int
__CL_SHORT8__: int
__CL_INT4__: int
__CL_UINT4__: int
__CL_ULONG2__: int
__CL_LONG2__: int
__CL_DOUBLE2__: int
__CL_UCHAR8__: int
__CL_CHAR8__: int
__CL_USHORT4__: int
__CL_SHORT4__: int
__CL_INT2__: int
__CL_UINT2__: int
__CL_ULONG1__: int
__CL_LONG1__: int
__CL_FLOAT2__: int
__CL_HAS_ANON_STRUCT__: int
CL_HAS_NAMED_VECTOR_FIELDS: int
CL_HAS_HI_LO_VECTOR_FIELDS: int
CL_NAME_VERSION_MAX_NAME_SIZE: int
CL_SUCCESS: int
CL_DEVICE_NOT_FOUND: int
CL_DEVICE_NOT_AVAILABLE: int
CL_COMPILER_NOT_AVAILABLE: int
CL_MEM_OBJECT_ALLOCATION_FAILURE: int
CL_OUT_OF_RESOURCES: int
CL_OUT_OF_HOST_MEMORY: int
CL_PROFILING_INFO_NOT_AVAILABLE: int
CL_MEM_COPY_OVERLAP: int
CL_IMAGE_FORMAT_MISMATCH: int
CL_IMAGE_FORMAT_NOT_SUPPORTED: int
CL_BUILD_PROGRAM_FAILURE: int
CL_MAP_FAILURE: int
CL_MISALIGNED_SUB_BUFFER_OFFSET: int
CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST: int
CL_COMPILE_PROGRAM_FAILURE: int
CL_LINKER_NOT_AVAILABLE: int
CL_LINK_PROGRAM_FAILURE: int
CL_DEVICE_PARTITION_FAILED: int
CL_KERNEL_ARG_INFO_NOT_AVAILABLE: int
CL_INVALID_VALUE: int
CL_INVALID_DEVICE_TYPE: int
CL_INVALID_PLATFORM: int
CL_INVALID_DEVICE: int
CL_INVALID_CONTEXT: int
CL_INVALID_QUEUE_PROPERTIES: int
CL_INVALID_COMMAND_QUEUE: int
CL_INVALID_HOST_PTR: int
CL_INVALID_MEM_OBJECT: int
CL_INVALID_IMAGE_FORMAT_DESCRIPTOR: int
CL_INVALID_IMAGE_SIZE: int
CL_INVALID_SAMPLER: int
CL_INVALID_BINARY: int
CL_INVALID_BUILD_OPTIONS: int
CL_INVALID_PROGRAM: int
CL_INVALID_PROGRAM_EXECUTABLE: int
CL_INVALID_KERNEL_NAME: int
CL_INVALID_KERNEL_DEFINITION: int
CL_INVALID_KERNEL: int
CL_INVALID_ARG_INDEX: int
CL_INVALID_ARG_VALUE: int
CL_INVALID_ARG_SIZE: int
CL_INVALID_KERNEL_ARGS: int
CL_INVALID_WORK_DIMENSION: int
CL_INVALID_WORK_GROUP_SIZE: int
CL_INVALID_WORK_ITEM_SIZE: int
CL_INVALID_GLOBAL_OFFSET: int
CL_INVALID_EVENT_WAIT_LIST: int
CL_INVALID_EVENT: int
CL_INVALID_OPERATION: int
CL_INVALID_GL_OBJECT: int
CL_INVALID_BUFFER_SIZE: int
CL_INVALID_MIP_LEVEL: int
CL_INVALID_GLOBAL_WORK_SIZE: int
CL_INVALID_PROPERTY: int
CL_INVALID_IMAGE_DESCRIPTOR: int
CL_INVALID_COMPILER_OPTIONS: int
CL_INVALID_LINKER_OPTIONS: int
CL_INVALID_DEVICE_PARTITION_COUNT: int
CL_INVALID_PIPE_SIZE: int
CL_INVALID_DEVICE_QUEUE: int
CL_INVALID_SPEC_ID: int
CL_MAX_SIZE_RESTRICTION_EXCEEDED: int
CL_FALSE: int
CL_TRUE: int
CL_BLOCKING: int
CL_NON_BLOCKING: int
CL_PLATFORM_PROFILE: int
CL_PLATFORM_VERSION: int
CL_PLATFORM_NAME: int
CL_PLATFORM_VENDOR: int
CL_PLATFORM_EXTENSIONS: int
CL_PLATFORM_HOST_TIMER_RESOLUTION: int
CL_PLATFORM_NUMERIC_VERSION: int
CL_PLATFORM_EXTENSIONS_WITH_VERSION: int
CL_DEVICE_TYPE_DEFAULT: int
CL_DEVICE_TYPE_CPU: int
CL_DEVICE_TYPE_GPU: int
CL_DEVICE_TYPE_ACCELERATOR: int
CL_DEVICE_TYPE_CUSTOM: int
CL_DEVICE_TYPE_ALL: int
CL_DEVICE_TYPE: int
CL_DEVICE_VENDOR_ID: int
CL_DEVICE_MAX_COMPUTE_UNITS: int
CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS: int
CL_DEVICE_MAX_WORK_GROUP_SIZE: int
CL_DEVICE_MAX_WORK_ITEM_SIZES: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE: int
CL_DEVICE_MAX_CLOCK_FREQUENCY: int
CL_DEVICE_ADDRESS_BITS: int
CL_DEVICE_MAX_READ_IMAGE_ARGS: int
CL_DEVICE_MAX_WRITE_IMAGE_ARGS: int
CL_DEVICE_MAX_MEM_ALLOC_SIZE: int
CL_DEVICE_IMAGE2D_MAX_WIDTH: int
CL_DEVICE_IMAGE2D_MAX_HEIGHT: int
CL_DEVICE_IMAGE3D_MAX_WIDTH: int
CL_DEVICE_IMAGE3D_MAX_HEIGHT: int
CL_DEVICE_IMAGE3D_MAX_DEPTH: int
CL_DEVICE_IMAGE_SUPPORT: int
CL_DEVICE_MAX_PARAMETER_SIZE: int
CL_DEVICE_MAX_SAMPLERS: int
CL_DEVICE_MEM_BASE_ADDR_ALIGN: int
CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE: int
CL_DEVICE_SINGLE_FP_CONFIG: int
CL_DEVICE_GLOBAL_MEM_CACHE_TYPE: int
CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE: int
CL_DEVICE_GLOBAL_MEM_CACHE_SIZE: int
CL_DEVICE_GLOBAL_MEM_SIZE: int
CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE: int
CL_DEVICE_MAX_CONSTANT_ARGS: int
CL_DEVICE_LOCAL_MEM_TYPE: int
CL_DEVICE_LOCAL_MEM_SIZE: int
CL_DEVICE_ERROR_CORRECTION_SUPPORT: int
CL_DEVICE_PROFILING_TIMER_RESOLUTION: int
CL_DEVICE_ENDIAN_LITTLE: int
CL_DEVICE_AVAILABLE: int
CL_DEVICE_COMPILER_AVAILABLE: int
CL_DEVICE_EXECUTION_CAPABILITIES: int
CL_DEVICE_QUEUE_PROPERTIES: int
CL_DEVICE_QUEUE_ON_HOST_PROPERTIES: int
CL_DEVICE_NAME: int
CL_DEVICE_VENDOR: int
CL_DRIVER_VERSION: int
CL_DEVICE_PROFILE: int
CL_DEVICE_VERSION: int
CL_DEVICE_EXTENSIONS: int
CL_DEVICE_PLATFORM: int
CL_DEVICE_DOUBLE_FP_CONFIG: int
CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF: int
CL_DEVICE_HOST_UNIFIED_MEMORY: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_INT: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE: int
CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF: int
CL_DEVICE_OPENCL_C_VERSION: int
CL_DEVICE_LINKER_AVAILABLE: int
CL_DEVICE_BUILT_IN_KERNELS: int
CL_DEVICE_IMAGE_MAX_BUFFER_SIZE: int
CL_DEVICE_IMAGE_MAX_ARRAY_SIZE: int
CL_DEVICE_PARENT_DEVICE: int
CL_DEVICE_PARTITION_MAX_SUB_DEVICES: int
CL_DEVICE_PARTITION_PROPERTIES: int
CL_DEVICE_PARTITION_AFFINITY_DOMAIN: int
CL_DEVICE_PARTITION_TYPE: int
CL_DEVICE_REFERENCE_COUNT: int
CL_DEVICE_PREFERRED_INTEROP_USER_SYNC: int
CL_DEVICE_PRINTF_BUFFER_SIZE: int
CL_DEVICE_IMAGE_PITCH_ALIGNMENT: int
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT: int
CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS: int
CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE: int
CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES: int
CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE: int
CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE: int
CL_DEVICE_MAX_ON_DEVICE_QUEUES: int
CL_DEVICE_MAX_ON_DEVICE_EVENTS: int
CL_DEVICE_SVM_CAPABILITIES: int
CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE: int
CL_DEVICE_MAX_PIPE_ARGS: int
CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS: int
CL_DEVICE_PIPE_MAX_PACKET_SIZE: int
CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT: int
CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT: int
CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT: int
CL_DEVICE_IL_VERSION: int
CL_DEVICE_MAX_NUM_SUB_GROUPS: int
CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS: int
CL_DEVICE_NUMERIC_VERSION: int
CL_DEVICE_EXTENSIONS_WITH_VERSION: int
CL_DEVICE_ILS_WITH_VERSION: int
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION: int
CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES: int
CL_DEVICE_ATOMIC_FENCE_CAPABILITIES: int
CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT: int
CL_DEVICE_OPENCL_C_ALL_VERSIONS: int
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: int
CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT: int
CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT: int
CL_DEVICE_OPENCL_C_FEATURES: int
CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES: int
CL_DEVICE_PIPE_SUPPORT: int
CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED: int
CL_FP_DENORM: int
CL_FP_INF_NAN: int
CL_FP_ROUND_TO_NEAREST: int
CL_FP_ROUND_TO_ZERO: int
CL_FP_ROUND_TO_INF: int
CL_FP_FMA: int
CL_FP_SOFT_FLOAT: int
CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT: int
CL_NONE: int
CL_READ_ONLY_CACHE: int
CL_READ_WRITE_CACHE: int
CL_LOCAL: int
CL_GLOBAL: int
CL_EXEC_KERNEL: int
CL_EXEC_NATIVE_KERNEL: int
CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE: int
CL_QUEUE_PROFILING_ENABLE: int
CL_QUEUE_ON_DEVICE: int
CL_QUEUE_ON_DEVICE_DEFAULT: int
CL_CONTEXT_REFERENCE_COUNT: int
CL_CONTEXT_DEVICES: int
CL_CONTEXT_PROPERTIES: int
CL_CONTEXT_NUM_DEVICES: int
CL_CONTEXT_PLATFORM: int
CL_CONTEXT_INTEROP_USER_SYNC: int
CL_DEVICE_PARTITION_EQUALLY: int
CL_DEVICE_PARTITION_BY_COUNTS: int
CL_DEVICE_PARTITION_BY_COUNTS_LIST_END: int
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN: int
CL_DEVICE_AFFINITY_DOMAIN_NUMA: int
CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE: int
CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE: int
CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE: int
CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE: int
CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE: int
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER: int
CL_DEVICE_SVM_FINE_GRAIN_BUFFER: int
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM: int
CL_DEVICE_SVM_ATOMICS: int
CL_QUEUE_CONTEXT: int
CL_QUEUE_DEVICE: int
CL_QUEUE_REFERENCE_COUNT: int
CL_QUEUE_PROPERTIES: int
CL_QUEUE_SIZE: int
CL_QUEUE_DEVICE_DEFAULT: int
CL_QUEUE_PROPERTIES_ARRAY: int
CL_MEM_READ_WRITE: int
CL_MEM_WRITE_ONLY: int
CL_MEM_READ_ONLY: int
CL_MEM_USE_HOST_PTR: int
CL_MEM_ALLOC_HOST_PTR: int
CL_MEM_COPY_HOST_PTR: int
CL_MEM_HOST_WRITE_ONLY: int
CL_MEM_HOST_READ_ONLY: int
CL_MEM_HOST_NO_ACCESS: int
CL_MEM_SVM_FINE_GRAIN_BUFFER: int
CL_MEM_SVM_ATOMICS: int
CL_MEM_KERNEL_READ_AND_WRITE: int
CL_MIGRATE_MEM_OBJECT_HOST: int
CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED: int
CL_R: int
CL_A: int
CL_RG: int
CL_RA: int
CL_RGB: int
CL_RGBA: int
CL_BGRA: int
CL_ARGB: int
CL_INTENSITY: int
CL_LUMINANCE: int
CL_Rx: int
CL_RGx: int
CL_RGBx: int
CL_DEPTH: int
CL_DEPTH_STENCIL: int
CL_sRGB: int
CL_sRGBx: int
CL_sRGBA: int
CL_sBGRA: int
CL_ABGR: int
CL_SNORM_INT8: int
CL_SNORM_INT16: int
CL_UNORM_INT8: int
CL_UNORM_INT16: int
CL_UNORM_SHORT_565: int
CL_UNORM_SHORT_555: int
CL_UNORM_INT_101010: int
CL_SIGNED_INT8: int
CL_SIGNED_INT16: int
CL_SIGNED_INT32: int
CL_UNSIGNED_INT8: int
CL_UNSIGNED_INT16: int
CL_UNSIGNED_INT32: int
CL_HALF_FLOAT: int
CL_FLOAT: int
CL_UNORM_INT24: int
CL_UNORM_INT_101010_2: int
CL_MEM_OBJECT_BUFFER: int
CL_MEM_OBJECT_IMAGE2D: int
CL_MEM_OBJECT_IMAGE3D: int
CL_MEM_OBJECT_IMAGE2D_ARRAY: int
CL_MEM_OBJECT_IMAGE1D: int
CL_MEM_OBJECT_IMAGE1D_ARRAY: int
CL_MEM_OBJECT_IMAGE1D_BUFFER: int
CL_MEM_OBJECT_PIPE: int
CL_MEM_TYPE: int
CL_MEM_FLAGS: int
CL_MEM_SIZE: int
CL_MEM_HOST_PTR: int
CL_MEM_MAP_COUNT: int
CL_MEM_REFERENCE_COUNT: int
CL_MEM_CONTEXT: int
CL_MEM_ASSOCIATED_MEMOBJECT: int
CL_MEM_OFFSET: int
CL_MEM_USES_SVM_POINTER: int
CL_MEM_PROPERTIES: int
CL_IMAGE_FORMAT: int
CL_IMAGE_ELEMENT_SIZE: int
CL_IMAGE_ROW_PITCH: int
CL_IMAGE_SLICE_PITCH: int
CL_IMAGE_WIDTH: int
CL_IMAGE_HEIGHT: int
CL_IMAGE_DEPTH: int
CL_IMAGE_ARRAY_SIZE: int
CL_IMAGE_BUFFER: int
CL_IMAGE_NUM_MIP_LEVELS: int
CL_IMAGE_NUM_SAMPLES: int
CL_PIPE_PACKET_SIZE: int
CL_PIPE_MAX_PACKETS: int
CL_PIPE_PROPERTIES: int
CL_ADDRESS_NONE: int
CL_ADDRESS_CLAMP_TO_EDGE: int
CL_ADDRESS_CLAMP: int
CL_ADDRESS_REPEAT: int
CL_ADDRESS_MIRRORED_REPEAT: int
CL_FILTER_NEAREST: int
CL_FILTER_LINEAR: int
CL_SAMPLER_REFERENCE_COUNT: int
CL_SAMPLER_CONTEXT: int
CL_SAMPLER_NORMALIZED_COORDS: int
CL_SAMPLER_ADDRESSING_MODE: int
CL_SAMPLER_FILTER_MODE: int
CL_SAMPLER_MIP_FILTER_MODE: int
CL_SAMPLER_LOD_MIN: int
CL_SAMPLER_LOD_MAX: int
CL_SAMPLER_PROPERTIES: int
CL_MAP_READ: int
CL_MAP_WRITE: int
CL_MAP_WRITE_INVALIDATE_REGION: int
CL_PROGRAM_REFERENCE_COUNT: int
CL_PROGRAM_CONTEXT: int
CL_PROGRAM_NUM_DEVICES: int
CL_PROGRAM_DEVICES: int
CL_PROGRAM_SOURCE: int
CL_PROGRAM_BINARY_SIZES: int
CL_PROGRAM_BINARIES: int
CL_PROGRAM_NUM_KERNELS: int
CL_PROGRAM_KERNEL_NAMES: int
CL_PROGRAM_IL: int
CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT: int
CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT: int
CL_PROGRAM_BUILD_STATUS: int
CL_PROGRAM_BUILD_OPTIONS: int
CL_PROGRAM_BUILD_LOG: int
CL_PROGRAM_BINARY_TYPE: int
CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE: int
CL_PROGRAM_BINARY_TYPE_NONE: int
CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT: int
CL_PROGRAM_BINARY_TYPE_LIBRARY: int
CL_PROGRAM_BINARY_TYPE_EXECUTABLE: int
CL_BUILD_SUCCESS: int
CL_BUILD_NONE: int
CL_BUILD_ERROR: int
CL_BUILD_IN_PROGRESS: int
CL_KERNEL_FUNCTION_NAME: int
CL_KERNEL_NUM_ARGS: int
CL_KERNEL_REFERENCE_COUNT: int
CL_KERNEL_CONTEXT: int
CL_KERNEL_PROGRAM: int
CL_KERNEL_ATTRIBUTES: int
CL_KERNEL_ARG_ADDRESS_QUALIFIER: int
CL_KERNEL_ARG_ACCESS_QUALIFIER: int
CL_KERNEL_ARG_TYPE_NAME: int
CL_KERNEL_ARG_TYPE_QUALIFIER: int
CL_KERNEL_ARG_NAME: int
CL_KERNEL_ARG_ADDRESS_GLOBAL: int
CL_KERNEL_ARG_ADDRESS_LOCAL: int
CL_KERNEL_ARG_ADDRESS_CONSTANT: int
CL_KERNEL_ARG_ADDRESS_PRIVATE: int
CL_KERNEL_ARG_ACCESS_READ_ONLY: int
CL_KERNEL_ARG_ACCESS_WRITE_ONLY: int
CL_KERNEL_ARG_ACCESS_READ_WRITE: int
CL_KERNEL_ARG_ACCESS_NONE: int
CL_KERNEL_ARG_TYPE_NONE: int
CL_KERNEL_ARG_TYPE_CONST: int
CL_KERNEL_ARG_TYPE_RESTRICT: int
CL_KERNEL_ARG_TYPE_VOLATILE: int
CL_KERNEL_ARG_TYPE_PIPE: int
CL_KERNEL_WORK_GROUP_SIZE: int
CL_KERNEL_COMPILE_WORK_GROUP_SIZE: int
CL_KERNEL_LOCAL_MEM_SIZE: int
CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: int
CL_KERNEL_PRIVATE_MEM_SIZE: int
CL_KERNEL_GLOBAL_WORK_SIZE: int
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE: int
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE: int
CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT: int
CL_KERNEL_MAX_NUM_SUB_GROUPS: int
CL_KERNEL_COMPILE_NUM_SUB_GROUPS: int
CL_KERNEL_EXEC_INFO_SVM_PTRS: int
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM: int
CL_EVENT_COMMAND_QUEUE: int
CL_EVENT_COMMAND_TYPE: int
CL_EVENT_REFERENCE_COUNT: int
CL_EVENT_COMMAND_EXECUTION_STATUS: int
CL_EVENT_CONTEXT: int
CL_COMMAND_NDRANGE_KERNEL: int
CL_COMMAND_TASK: int
CL_COMMAND_NATIVE_KERNEL: int
CL_COMMAND_READ_BUFFER: int
CL_COMMAND_WRITE_BUFFER: int
CL_COMMAND_COPY_BUFFER: int
CL_COMMAND_READ_IMAGE: int
CL_COMMAND_WRITE_IMAGE: int
CL_COMMAND_COPY_IMAGE: int
CL_COMMAND_COPY_IMAGE_TO_BUFFER: int
CL_COMMAND_COPY_BUFFER_TO_IMAGE: int
CL_COMMAND_MAP_BUFFER: int
CL_COMMAND_MAP_IMAGE: int
CL_COMMAND_UNMAP_MEM_OBJECT: int
CL_COMMAND_MARKER: int
CL_COMMAND_ACQUIRE_GL_OBJECTS: int
CL_COMMAND_RELEASE_GL_OBJECTS: int
CL_COMMAND_READ_BUFFER_RECT: int
CL_COMMAND_WRITE_BUFFER_RECT: int
CL_COMMAND_COPY_BUFFER_RECT: int
CL_COMMAND_USER: int
CL_COMMAND_BARRIER: int
CL_COMMAND_MIGRATE_MEM_OBJECTS: int
CL_COMMAND_FILL_BUFFER: int
CL_COMMAND_FILL_IMAGE: int
CL_COMMAND_SVM_FREE: int
CL_COMMAND_SVM_MEMCPY: int
CL_COMMAND_SVM_MEMFILL: int
CL_COMMAND_SVM_MAP: int
CL_COMMAND_SVM_UNMAP: int
CL_COMMAND_SVM_MIGRATE_MEM: int
CL_COMPLETE: int
CL_RUNNING: int
CL_SUBMITTED: int
CL_QUEUED: int
CL_BUFFER_CREATE_TYPE_REGION: int
CL_PROFILING_COMMAND_QUEUED: int
CL_PROFILING_COMMAND_SUBMIT: int
CL_PROFILING_COMMAND_START: int
CL_PROFILING_COMMAND_END: int
CL_PROFILING_COMMAND_COMPLETE: int
CL_DEVICE_ATOMIC_ORDER_RELAXED: int
CL_DEVICE_ATOMIC_ORDER_ACQ_REL: int
CL_DEVICE_ATOMIC_ORDER_SEQ_CST: int
CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM: int
CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP: int
CL_DEVICE_ATOMIC_SCOPE_DEVICE: int
CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES: int
CL_DEVICE_QUEUE_SUPPORTED: int
CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT: int
CL_KHRONOS_VENDOR_ID_CODEPLAY: int
CL_VERSION_MAJOR_BITS: int
CL_VERSION_MINOR_BITS: int
CL_VERSION_PATCH_BITS: int
CL_VERSION_MAJOR_MASK: int
CL_VERSION_MINOR_MASK: int
CL_VERSION_PATCH_MASK: int
cl_khr_command_buffer: int
CL_KHR_COMMAND_BUFFER_EXTENSION_NAME: str
CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR: int
CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR: int
CL_COMMAND_BUFFER_CAPABILITY_KERNEL_PRINTF_KHR: int
CL_COMMAND_BUFFER_CAPABILITY_DEVICE_SIDE_ENQUEUE_KHR: int
CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR: int
CL_COMMAND_BUFFER_CAPABILITY_OUT_OF_ORDER_KHR: int
CL_COMMAND_BUFFER_FLAGS_KHR: int
CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR: int
CL_INVALID_COMMAND_BUFFER_KHR: int
CL_INVALID_SYNC_POINT_WAIT_LIST_KHR: int
CL_INCOMPATIBLE_COMMAND_QUEUE_KHR: int
CL_COMMAND_BUFFER_QUEUES_KHR: int
CL_COMMAND_BUFFER_NUM_QUEUES_KHR: int
CL_COMMAND_BUFFER_REFERENCE_COUNT_KHR: int
CL_COMMAND_BUFFER_STATE_KHR: int
CL_COMMAND_BUFFER_PROPERTIES_ARRAY_KHR: int
CL_COMMAND_BUFFER_STATE_RECORDING_KHR: int
CL_COMMAND_BUFFER_STATE_EXECUTABLE_KHR: int
CL_COMMAND_BUFFER_STATE_PENDING_KHR: int
CL_COMMAND_BUFFER_STATE_INVALID_KHR: int
CL_COMMAND_COMMAND_BUFFER_KHR: int
cl_khr_command_buffer_mutable_dispatch: int
CL_KHR_COMMAND_BUFFER_MUTABLE_DISPATCH_EXTENSION_NAME: str
CL_COMMAND_BUFFER_MUTABLE_KHR: int
CL_INVALID_MUTABLE_COMMAND_KHR: int
CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR: int
CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR: int
CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR: int
CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR: int
CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR: int
CL_MUTABLE_DISPATCH_ARGUMENTS_KHR: int
CL_MUTABLE_DISPATCH_EXEC_INFO_KHR: int
CL_MUTABLE_COMMAND_COMMAND_QUEUE_KHR: int
CL_MUTABLE_COMMAND_COMMAND_BUFFER_KHR: int
CL_MUTABLE_COMMAND_COMMAND_TYPE_KHR: int
CL_MUTABLE_DISPATCH_PROPERTIES_ARRAY_KHR: int
CL_MUTABLE_DISPATCH_KERNEL_KHR: int
CL_MUTABLE_DISPATCH_DIMENSIONS_KHR: int
CL_MUTABLE_DISPATCH_GLOBAL_WORK_OFFSET_KHR: int
CL_MUTABLE_DISPATCH_GLOBAL_WORK_SIZE_KHR: int
CL_MUTABLE_DISPATCH_LOCAL_WORK_SIZE_KHR: int
CL_STRUCTURE_TYPE_MUTABLE_BASE_CONFIG_KHR: int
CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR: int
CL_DEVICE_HALF_FP_CONFIG: int
cl_APPLE_SetMemObjectDestructor: int
cl_APPLE_ContextLoggingFunctions: int
cl_khr_icd: int
CL_PLATFORM_ICD_SUFFIX_KHR: int
CL_PLATFORM_NOT_FOUND_KHR: int
cl_khr_il_program: int
CL_DEVICE_IL_VERSION_KHR: int
CL_PROGRAM_IL_KHR: int
CL_DEVICE_IMAGE_PITCH_ALIGNMENT_KHR: int
CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT_KHR: int
CL_CONTEXT_MEMORY_INITIALIZE_KHR: int
CL_CONTEXT_TERMINATED_KHR: int
CL_DEVICE_TERMINATE_CAPABILITY_KHR: int
CL_CONTEXT_TERMINATE_KHR: int
cl_khr_terminate_context: int
CL_DEVICE_SPIR_VERSIONS: int
CL_PROGRAM_BINARY_TYPE_INTERMEDIATE: int
cl_khr_create_command_queue: int
CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV: int
CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV: int
CL_DEVICE_REGISTERS_PER_BLOCK_NV: int
CL_DEVICE_WARP_SIZE_NV: int
CL_DEVICE_GPU_OVERLAP_NV: int
CL_DEVICE_KERNEL_EXEC_TIMEOUT_NV: int
CL_DEVICE_INTEGRATED_MEMORY_NV: int
cl_amd_device_memory_flags: int
CL_MEM_USE_PERSISTENT_MEM_AMD: int
CL_DEVICE_MAX_ATOMIC_COUNTERS_EXT: int
CL_DEVICE_PROFILING_TIMER_OFFSET_AMD: int
CL_DEVICE_TOPOLOGY_AMD: int
CL_DEVICE_BOARD_NAME_AMD: int
CL_DEVICE_GLOBAL_FREE_MEMORY_AMD: int
CL_DEVICE_SIMD_PER_COMPUTE_UNIT_AMD: int
CL_DEVICE_SIMD_WIDTH_AMD: int
CL_DEVICE_SIMD_INSTRUCTION_WIDTH_AMD: int
CL_DEVICE_WAVEFRONT_WIDTH_AMD: int
CL_DEVICE_GLOBAL_MEM_CHANNELS_AMD: int
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANKS_AMD: int
CL_DEVICE_GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD: int
CL_DEVICE_LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD: int
CL_DEVICE_LOCAL_MEM_BANKS_AMD: int
CL_DEVICE_THREAD_TRACE_SUPPORTED_AMD: int
CL_DEVICE_GFXIP_MAJOR_AMD: int
CL_DEVICE_GFXIP_MINOR_AMD: int
CL_DEVICE_AVAILABLE_ASYNC_QUEUES_AMD: int
CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_AMD: int
CL_DEVICE_MAX_WORK_GROUP_SIZE_AMD: int
CL_DEVICE_PREFERRED_CONSTANT_BUFFER_SIZE_AMD: int
CL_DEVICE_PCIE_ID_AMD: int
CL_DEVICE_TOPOLOGY_TYPE_PCIE_AMD: int
CL_CONTEXT_OFFLINE_DEVICES_AMD: int
CL_PRINTF_CALLBACK_ARM: int
CL_PRINTF_BUFFERSIZE_ARM: int
cl_ext_device_fission: int
CL_DEVICE_PARTITION_EQUALLY_EXT: int
CL_DEVICE_PARTITION_BY_COUNTS_EXT: int
CL_DEVICE_PARTITION_BY_NAMES_EXT: int
CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN_EXT: int
CL_DEVICE_PARENT_DEVICE_EXT: int
CL_DEVICE_PARTITION_TYPES_EXT: int
CL_DEVICE_AFFINITY_DOMAINS_EXT: int
CL_DEVICE_REFERENCE_COUNT_EXT: int
CL_DEVICE_PARTITION_STYLE_EXT: int
CL_DEVICE_PARTITION_FAILED_EXT: int
CL_INVALID_PARTITION_COUNT_EXT: int
CL_INVALID_PARTITION_NAME_EXT: int
CL_AFFINITY_DOMAIN_L1_CACHE_EXT: int
CL_AFFINITY_DOMAIN_L2_CACHE_EXT: int
CL_AFFINITY_DOMAIN_L3_CACHE_EXT: int
CL_AFFINITY_DOMAIN_L4_CACHE_EXT: int
CL_AFFINITY_DOMAIN_NUMA_EXT: int
CL_AFFINITY_DOMAIN_NEXT_FISSIONABLE_EXT: int
CL_PROPERTIES_LIST_END_EXT: int
CL_PARTITION_BY_COUNTS_LIST_END_EXT: int
CL_PARTITION_BY_NAMES_LIST_END_EXT: int
cl_ext_migrate_memobject: int
CL_MIGRATE_MEM_OBJECT_HOST_EXT: int
CL_COMMAND_MIGRATE_MEM_OBJECT_EXT: int
cl_ext_cxx_for_opencl: int
CL_DEVICE_CXX_FOR_OPENCL_NUMERIC_VERSION_EXT: int
cl_qcom_ext_host_ptr: int
CL_MEM_EXT_HOST_PTR_QCOM: int
CL_DEVICE_EXT_MEM_PADDING_IN_BYTES_QCOM: int
CL_DEVICE_PAGE_SIZE_QCOM: int
CL_IMAGE_ROW_ALIGNMENT_QCOM: int
CL_IMAGE_SLICE_ALIGNMENT_QCOM: int
CL_MEM_HOST_UNCACHED_QCOM: int
CL_MEM_HOST_WRITEBACK_QCOM: int
CL_MEM_HOST_WRITETHROUGH_QCOM: int
CL_MEM_HOST_WRITE_COMBINING_QCOM: int
CL_MEM_HOST_IOCOHERENT_QCOM: int
CL_MEM_ION_HOST_PTR_QCOM: int
CL_MEM_ANDROID_NATIVE_BUFFER_HOST_PTR_QCOM: int
CL_NV21_IMG: int
CL_YV12_IMG: int
CL_MEM_USE_UNCACHED_CPU_MEMORY_IMG: int
CL_MEM_USE_CACHED_CPU_MEMORY_IMG: int
cl_img_use_gralloc_ptr: int
CL_MEM_USE_GRALLOC_PTR_IMG: int
CL_COMMAND_ACQUIRE_GRALLOC_OBJECTS_IMG: int
CL_COMMAND_RELEASE_GRALLOC_OBJECTS_IMG: int
CL_GRALLOC_RESOURCE_NOT_ACQUIRED_IMG: int
CL_INVALID_GRALLOC_OBJECT_IMG: int
cl_img_generate_mipmap: int
CL_MIPMAP_FILTER_ANY_IMG: int
CL_MIPMAP_FILTER_BOX_IMG: int
CL_COMMAND_GENERATE_MIPMAP_IMG: int
cl_img_mem_properties: int
CL_MEM_ALLOC_FLAGS_IMG: int
CL_MEM_ALLOC_RELAX_REQUIREMENTS_IMG: int
cl_khr_subgroups: int
CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE_KHR: int
CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE_KHR: int
CL_SAMPLER_MIP_FILTER_MODE_KHR: int
CL_SAMPLER_LOD_MIN_KHR: int
CL_SAMPLER_LOD_MAX_KHR: int
cl_khr_priority_hints: int
CL_QUEUE_PRIORITY_KHR: int
CL_QUEUE_PRIORITY_HIGH_KHR: int
CL_QUEUE_PRIORITY_MED_KHR: int
CL_QUEUE_PRIORITY_LOW_KHR: int
cl_khr_throttle_hints: int
CL_QUEUE_THROTTLE_KHR: int
CL_QUEUE_THROTTLE_HIGH_KHR: int
CL_QUEUE_THROTTLE_MED_KHR: int
CL_QUEUE_THROTTLE_LOW_KHR: int
cl_khr_subgroup_named_barrier: int
CL_DEVICE_MAX_NAMED_BARRIER_COUNT_KHR: int
cl_khr_extended_versioning: int
CL_VERSION_MAJOR_BITS_KHR: int
CL_VERSION_MINOR_BITS_KHR: int
CL_VERSION_PATCH_BITS_KHR: int
CL_VERSION_MAJOR_MASK_KHR: int
CL_VERSION_MINOR_MASK_KHR: int
CL_VERSION_PATCH_MASK_KHR: int
CL_NAME_VERSION_MAX_NAME_SIZE_KHR: int
CL_PLATFORM_NUMERIC_VERSION_KHR: int
CL_PLATFORM_EXTENSIONS_WITH_VERSION_KHR: int
CL_DEVICE_NUMERIC_VERSION_KHR: int
CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR: int
CL_DEVICE_EXTENSIONS_WITH_VERSION_KHR: int
CL_DEVICE_ILS_WITH_VERSION_KHR: int
CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION_KHR: int
cl_khr_device_uuid: int
CL_UUID_SIZE_KHR: int
CL_LUID_SIZE_KHR: int
CL_DEVICE_UUID_KHR: int
CL_DRIVER_UUID_KHR: int
CL_DEVICE_LUID_VALID_KHR: int
CL_DEVICE_LUID_KHR: int
CL_DEVICE_NODE_MASK_KHR: int
cl_khr_pci_bus_info: int
CL_DEVICE_PCI_BUS_INFO_KHR: int
cl_khr_suggested_local_work_size: int
cl_khr_integer_dot_product: int
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_PACKED_KHR: int
CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_KHR: int
CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR: int
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR: int
CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR: int
cl_khr_external_memory: int
CL_PLATFORM_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR: int
CL_DEVICE_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR: int
CL_DEVICE_HANDLE_LIST_KHR: int
CL_DEVICE_HANDLE_LIST_END_KHR: int
CL_COMMAND_ACQUIRE_EXTERNAL_MEM_OBJECTS_KHR: int
CL_COMMAND_RELEASE_EXTERNAL_MEM_OBJECTS_KHR: int
cl_khr_external_memory_dma_buf: int
CL_EXTERNAL_MEMORY_HANDLE_DMA_BUF_KHR: int
cl_khr_external_memory_dx: int
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KHR: int
CL_EXTERNAL_MEMORY_HANDLE_D3D11_TEXTURE_KMT_KHR: int
CL_EXTERNAL_MEMORY_HANDLE_D3D12_HEAP_KHR: int
CL_EXTERNAL_MEMORY_HANDLE_D3D12_RESOURCE_KHR: int
cl_khr_external_memory_opaque_fd: int
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_FD_KHR: int
cl_khr_external_memory_win32: int
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KHR: int
CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KMT_KHR: int
cl_khr_external_semaphore: int
CL_PLATFORM_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR: int
CL_PLATFORM_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: int
CL_DEVICE_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR: int
CL_DEVICE_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: int
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR: int
CL_SEMAPHORE_EXPORT_HANDLE_TYPES_LIST_END_KHR: int
cl_khr_external_semaphore_dx_fence: int
CL_SEMAPHORE_HANDLE_D3D12_FENCE_KHR: int
cl_khr_external_semaphore_opaque_fd: int
CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR: int
cl_khr_external_semaphore_sync_fd: int
CL_SEMAPHORE_HANDLE_SYNC_FD_KHR: int
cl_khr_external_semaphore_win32: int
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KHR: int
CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KMT_KHR: int
cl_khr_semaphore: int
CL_SEMAPHORE_TYPE_BINARY_KHR: int
CL_PLATFORM_SEMAPHORE_TYPES_KHR: int
CL_DEVICE_SEMAPHORE_TYPES_KHR: int
CL_SEMAPHORE_CONTEXT_KHR: int
CL_SEMAPHORE_REFERENCE_COUNT_KHR: int
CL_SEMAPHORE_PROPERTIES_KHR: int
CL_SEMAPHORE_PAYLOAD_KHR: int
CL_SEMAPHORE_TYPE_KHR: int
CL_COMMAND_SEMAPHORE_WAIT_KHR: int
CL_COMMAND_SEMAPHORE_SIGNAL_KHR: int
CL_INVALID_SEMAPHORE_KHR: int
cl_arm_import_memory: int
CL_IMPORT_TYPE_ARM: int
CL_IMPORT_TYPE_HOST_ARM: int
CL_IMPORT_TYPE_DMA_BUF_ARM: int
CL_IMPORT_TYPE_PROTECTED_ARM: int
CL_IMPORT_TYPE_ANDROID_HARDWARE_BUFFER_ARM: int
CL_IMPORT_DMA_BUF_DATA_CONSISTENCY_WITH_HOST_ARM: int
CL_IMPORT_ANDROID_HARDWARE_BUFFER_PLANE_INDEX_ARM: int
CL_IMPORT_ANDROID_HARDWARE_BUFFER_LAYER_INDEX_ARM: int
CL_IMPORT_MEMORY_WHOLE_ALLOCATION_ARM: int
cl_arm_shared_virtual_memory: int
CL_DEVICE_SVM_CAPABILITIES_ARM: int
CL_MEM_USES_SVM_POINTER_ARM: int
CL_KERNEL_EXEC_INFO_SVM_PTRS_ARM: int
CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM_ARM: int
CL_COMMAND_SVM_FREE_ARM: int
CL_COMMAND_SVM_MEMCPY_ARM: int
CL_COMMAND_SVM_MEMFILL_ARM: int
CL_COMMAND_SVM_MAP_ARM: int
CL_COMMAND_SVM_UNMAP_ARM: int
CL_DEVICE_SVM_COARSE_GRAIN_BUFFER_ARM: int
CL_DEVICE_SVM_FINE_GRAIN_BUFFER_ARM: int
CL_DEVICE_SVM_FINE_GRAIN_SYSTEM_ARM: int
CL_DEVICE_SVM_ATOMICS_ARM: int
CL_MEM_SVM_FINE_GRAIN_BUFFER_ARM: int
CL_MEM_SVM_ATOMICS_ARM: int
cl_arm_get_core_id: int
CL_DEVICE_COMPUTE_UNITS_BITFIELD_ARM: int
cl_arm_job_slot_selection: int
CL_DEVICE_JOB_SLOTS_ARM: int
CL_QUEUE_JOB_SLOT_ARM: int
cl_arm_scheduling_controls: int
CL_DEVICE_SCHEDULING_CONTROLS_CAPABILITIES_ARM: int
CL_DEVICE_SCHEDULING_KERNEL_BATCHING_ARM: int
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_ARM: int
CL_DEVICE_SCHEDULING_WORKGROUP_BATCH_SIZE_MODIFIER_ARM: int
CL_DEVICE_SCHEDULING_DEFERRED_FLUSH_ARM: int
CL_DEVICE_SCHEDULING_REGISTER_ALLOCATION_ARM: int
CL_DEVICE_SCHEDULING_WARP_THROTTLING_ARM: int
CL_DEVICE_SCHEDULING_COMPUTE_UNIT_BATCH_QUEUE_SIZE_ARM: int
CL_DEVICE_SUPPORTED_REGISTER_ALLOCATIONS_ARM: int
CL_DEVICE_MAX_WARP_COUNT_ARM: int
CL_KERNEL_MAX_WARP_COUNT_ARM: int
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_ARM: int
CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_MODIFIER_ARM: int
CL_KERNEL_EXEC_INFO_WARP_COUNT_LIMIT_ARM: int
CL_KERNEL_EXEC_INFO_COMPUTE_UNIT_MAX_QUEUED_BATCHES_ARM: int
CL_QUEUE_KERNEL_BATCHING_ARM: int
CL_QUEUE_DEFERRED_FLUSH_ARM: int
cl_arm_controlled_kernel_termination: int
CL_COMMAND_TERMINATED_ITSELF_WITH_FAILURE_ARM: int
CL_DEVICE_CONTROLLED_TERMINATION_CAPABILITIES_ARM: int
CL_DEVICE_CONTROLLED_TERMINATION_SUCCESS_ARM: int
CL_DEVICE_CONTROLLED_TERMINATION_FAILURE_ARM: int
CL_DEVICE_CONTROLLED_TERMINATION_QUERY_ARM: int
CL_EVENT_COMMAND_TERMINATION_REASON_ARM: int
CL_COMMAND_TERMINATION_COMPLETION_ARM: int
CL_COMMAND_TERMINATION_CONTROLLED_SUCCESS_ARM: int
CL_COMMAND_TERMINATION_CONTROLLED_FAILURE_ARM: int
CL_COMMAND_TERMINATION_ERROR_ARM: int
cl_arm_protected_memory_allocation: int
CL_MEM_PROTECTED_ALLOC_ARM: int
cl_intel_exec_by_local_thread: int
CL_QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL: int
cl_intel_device_attribute_query: int
CL_DEVICE_FEATURE_FLAG_DP4A_INTEL: int
CL_DEVICE_FEATURE_FLAG_DPAS_INTEL: int
CL_DEVICE_IP_VERSION_INTEL: int
CL_DEVICE_ID_INTEL: int
CL_DEVICE_NUM_SLICES_INTEL: int
CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL: int
CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL: int
CL_DEVICE_NUM_THREADS_PER_EU_INTEL: int
CL_DEVICE_FEATURE_CAPABILITIES_INTEL: int
cl_intel_device_partition_by_names: int
CL_DEVICE_PARTITION_BY_NAMES_INTEL: int
CL_PARTITION_BY_NAMES_LIST_END_INTEL: int
cl_intel_accelerator: int
cl_intel_motion_estimation: int
cl_intel_advanced_motion_estimation: int
CL_INVALID_ACCELERATOR_INTEL: int
CL_INVALID_ACCELERATOR_TYPE_INTEL: int
CL_INVALID_ACCELERATOR_DESCRIPTOR_INTEL: int
CL_ACCELERATOR_TYPE_NOT_SUPPORTED_INTEL: int
CL_ACCELERATOR_TYPE_MOTION_ESTIMATION_INTEL: int
CL_ACCELERATOR_DESCRIPTOR_INTEL: int
CL_ACCELERATOR_REFERENCE_COUNT_INTEL: int
CL_ACCELERATOR_CONTEXT_INTEL: int
CL_ACCELERATOR_TYPE_INTEL: int
CL_ME_MB_TYPE_16x16_INTEL: int
CL_ME_MB_TYPE_8x8_INTEL: int
CL_ME_MB_TYPE_4x4_INTEL: int
CL_ME_SUBPIXEL_MODE_INTEGER_INTEL: int
CL_ME_SUBPIXEL_MODE_HPEL_INTEL: int
CL_ME_SUBPIXEL_MODE_QPEL_INTEL: int
CL_ME_SAD_ADJUST_MODE_NONE_INTEL: int
CL_ME_SAD_ADJUST_MODE_HAAR_INTEL: int
CL_ME_SEARCH_PATH_RADIUS_2_2_INTEL: int
CL_ME_SEARCH_PATH_RADIUS_4_4_INTEL: int
CL_ME_SEARCH_PATH_RADIUS_16_12_INTEL: int
CL_ME_SKIP_BLOCK_TYPE_16x16_INTEL: int
CL_ME_CHROMA_INTRA_PREDICT_ENABLED_INTEL: int
CL_ME_LUMA_INTRA_PREDICT_ENABLED_INTEL: int
CL_ME_SKIP_BLOCK_TYPE_8x8_INTEL: int
CL_ME_FORWARD_INPUT_MODE_INTEL: int
CL_ME_BACKWARD_INPUT_MODE_INTEL: int
CL_ME_BIDIRECTION_INPUT_MODE_INTEL: int
CL_ME_BIDIR_WEIGHT_QUARTER_INTEL: int
CL_ME_BIDIR_WEIGHT_THIRD_INTEL: int
CL_ME_BIDIR_WEIGHT_HALF_INTEL: int
CL_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL: int
CL_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL: int
CL_ME_COST_PENALTY_NONE_INTEL: int
CL_ME_COST_PENALTY_LOW_INTEL: int
CL_ME_COST_PENALTY_NORMAL_INTEL: int
CL_ME_COST_PENALTY_HIGH_INTEL: int
CL_ME_COST_PRECISION_QPEL_INTEL: int
CL_ME_COST_PRECISION_HPEL_INTEL: int
CL_ME_COST_PRECISION_PEL_INTEL: int
CL_ME_COST_PRECISION_DPEL_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_DC_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL: int
CL_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL: int
CL_ME_CHROMA_PREDICTOR_MODE_DC_INTEL: int
CL_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL: int
CL_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL: int
CL_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL: int
CL_DEVICE_ME_VERSION_INTEL: int
CL_ME_VERSION_LEGACY_INTEL: int
CL_ME_VERSION_ADVANCED_VER_1_INTEL: int
CL_ME_VERSION_ADVANCED_VER_2_INTEL: int
cl_intel_simultaneous_sharing: int
CL_DEVICE_SIMULTANEOUS_INTEROPS_INTEL: int
CL_DEVICE_NUM_SIMULTANEOUS_INTEROPS_INTEL: int
cl_intel_egl_image_yuv: int
CL_EGL_YUV_PLANE_INTEL: int
cl_intel_packed_yuv: int
CL_YUYV_INTEL: int
CL_UYVY_INTEL: int
CL_YVYU_INTEL: int
CL_VYUY_INTEL: int
cl_intel_required_subgroup_size: int
CL_DEVICE_SUB_GROUP_SIZES_INTEL: int
CL_KERNEL_SPILL_MEM_SIZE_INTEL: int
CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL: int
cl_intel_driver_diagnostics: int
CL_CONTEXT_SHOW_DIAGNOSTICS_INTEL: int
CL_CONTEXT_DIAGNOSTICS_LEVEL_ALL_INTEL: int
CL_CONTEXT_DIAGNOSTICS_LEVEL_GOOD_INTEL: int
CL_CONTEXT_DIAGNOSTICS_LEVEL_BAD_INTEL: int
CL_CONTEXT_DIAGNOSTICS_LEVEL_NEUTRAL_INTEL: int
CL_NV12_INTEL: int
CL_MEM_NO_ACCESS_INTEL: int
CL_MEM_ACCESS_FLAGS_UNRESTRICTED_INTEL: int
CL_DEVICE_PLANAR_YUV_MAX_WIDTH_INTEL: int
CL_DEVICE_PLANAR_YUV_MAX_HEIGHT_INTEL: int
CL_DEVICE_AVC_ME_VERSION_INTEL: int
CL_DEVICE_AVC_ME_SUPPORTS_TEXTURE_SAMPLER_USE_INTEL: int
CL_DEVICE_AVC_ME_SUPPORTS_PREEMPTION_INTEL: int
CL_AVC_ME_VERSION_0_INTEL: int
CL_AVC_ME_VERSION_1_INTEL: int
CL_AVC_ME_MAJOR_16x16_INTEL: int
CL_AVC_ME_MAJOR_16x8_INTEL: int
CL_AVC_ME_MAJOR_8x16_INTEL: int
CL_AVC_ME_MAJOR_8x8_INTEL: int
CL_AVC_ME_MINOR_8x8_INTEL: int
CL_AVC_ME_MINOR_8x4_INTEL: int
CL_AVC_ME_MINOR_4x8_INTEL: int
CL_AVC_ME_MINOR_4x4_INTEL: int
CL_AVC_ME_MAJOR_FORWARD_INTEL: int
CL_AVC_ME_MAJOR_BACKWARD_INTEL: int
CL_AVC_ME_MAJOR_BIDIRECTIONAL_INTEL: int
CL_AVC_ME_PARTITION_MASK_ALL_INTEL: int
CL_AVC_ME_PARTITION_MASK_16x16_INTEL: int
CL_AVC_ME_PARTITION_MASK_16x8_INTEL: int
CL_AVC_ME_PARTITION_MASK_8x16_INTEL: int
CL_AVC_ME_PARTITION_MASK_8x8_INTEL: int
CL_AVC_ME_PARTITION_MASK_8x4_INTEL: int
CL_AVC_ME_PARTITION_MASK_4x8_INTEL: int
CL_AVC_ME_PARTITION_MASK_4x4_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_EXHAUSTIVE_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_SMALL_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_TINY_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_EXTRA_TINY_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_DIAMOND_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_LARGE_DIAMOND_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_RESERVED0_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_RESERVED1_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_CUSTOM_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_16x12_RADIUS_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_4x4_RADIUS_INTEL: int
CL_AVC_ME_SEARCH_WINDOW_2x2_RADIUS_INTEL: int
CL_AVC_ME_SAD_ADJUST_MODE_NONE_INTEL: int
CL_AVC_ME_SAD_ADJUST_MODE_HAAR_INTEL: int
CL_AVC_ME_SUBPIXEL_MODE_INTEGER_INTEL: int
CL_AVC_ME_SUBPIXEL_MODE_HPEL_INTEL: int
CL_AVC_ME_SUBPIXEL_MODE_QPEL_INTEL: int
CL_AVC_ME_COST_PRECISION_QPEL_INTEL: int
CL_AVC_ME_COST_PRECISION_HPEL_INTEL: int
CL_AVC_ME_COST_PRECISION_PEL_INTEL: int
CL_AVC_ME_COST_PRECISION_DPEL_INTEL: int
CL_AVC_ME_BIDIR_WEIGHT_QUARTER_INTEL: int
CL_AVC_ME_BIDIR_WEIGHT_THIRD_INTEL: int
CL_AVC_ME_BIDIR_WEIGHT_HALF_INTEL: int
CL_AVC_ME_BIDIR_WEIGHT_TWO_THIRD_INTEL: int
CL_AVC_ME_BIDIR_WEIGHT_THREE_QUARTER_INTEL: int
CL_AVC_ME_BORDER_REACHED_LEFT_INTEL: int
CL_AVC_ME_BORDER_REACHED_RIGHT_INTEL: int
CL_AVC_ME_BORDER_REACHED_TOP_INTEL: int
CL_AVC_ME_BORDER_REACHED_BOTTOM_INTEL: int
CL_AVC_ME_SKIP_BLOCK_PARTITION_16x16_INTEL: int
CL_AVC_ME_SKIP_BLOCK_PARTITION_8x8_INTEL: int
CL_AVC_ME_SKIP_BLOCK_16x16_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_16x16_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_16x16_DUAL_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_DUAL_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_0_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_0_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_1_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_1_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_2_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_2_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_3_FORWARD_ENABLE_INTEL: int
CL_AVC_ME_SKIP_BLOCK_8x8_3_BACKWARD_ENABLE_INTEL: int
CL_AVC_ME_BLOCK_BASED_SKIP_4x4_INTEL: int
CL_AVC_ME_BLOCK_BASED_SKIP_8x8_INTEL: int
CL_AVC_ME_INTRA_16x16_INTEL: int
CL_AVC_ME_INTRA_8x8_INTEL: int
CL_AVC_ME_INTRA_4x4_INTEL: int
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_16x16_INTEL: int
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_8x8_INTEL: int
CL_AVC_ME_INTRA_LUMA_PARTITION_MASK_4x4_INTEL: int
CL_AVC_ME_INTRA_NEIGHBOR_LEFT_MASK_ENABLE_INTEL: int
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_MASK_ENABLE_INTEL: int
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_RIGHT_MASK_ENABLE_INTEL: int
CL_AVC_ME_INTRA_NEIGHBOR_UPPER_LEFT_MASK_ENABLE_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_DC_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_LEFT_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_DIAGONAL_DOWN_RIGHT_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_PLANE_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_RIGHT_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_DOWN_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_VERTICAL_LEFT_INTEL: int
CL_AVC_ME_LUMA_PREDICTOR_MODE_HORIZONTAL_UP_INTEL: int
CL_AVC_ME_CHROMA_PREDICTOR_MODE_DC_INTEL: int
CL_AVC_ME_CHROMA_PREDICTOR_MODE_HORIZONTAL_INTEL: int
CL_AVC_ME_CHROMA_PREDICTOR_MODE_VERTICAL_INTEL: int
CL_AVC_ME_CHROMA_PREDICTOR_MODE_PLANE_INTEL: int
CL_AVC_ME_FRAME_FORWARD_INTEL: int
CL_AVC_ME_FRAME_BACKWARD_INTEL: int
CL_AVC_ME_FRAME_DUAL_INTEL: int
CL_AVC_ME_SLICE_TYPE_PRED_INTEL: int
CL_AVC_ME_SLICE_TYPE_BPRED_INTEL: int
CL_AVC_ME_SLICE_TYPE_INTRA_INTEL: int
CL_AVC_ME_INTERLACED_SCAN_TOP_FIELD_INTEL: int
CL_AVC_ME_INTERLACED_SCAN_BOTTOM_FIELD_INTEL: int
cl_intel_unified_shared_memory: int
CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL: int
CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL: int
CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL: int
CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL: int
CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL: int
CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL: int
CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL: int
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL: int
CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL: int
CL_MEM_ALLOC_FLAGS_INTEL: int
CL_MEM_ALLOC_WRITE_COMBINED_INTEL: int
CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL: int
CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL: int
CL_MEM_ALLOC_TYPE_INTEL: int
CL_MEM_ALLOC_BASE_PTR_INTEL: int
CL_MEM_ALLOC_SIZE_INTEL: int
CL_MEM_ALLOC_DEVICE_INTEL: int
CL_MEM_TYPE_UNKNOWN_INTEL: int
CL_MEM_TYPE_HOST_INTEL: int
CL_MEM_TYPE_DEVICE_INTEL: int
CL_MEM_TYPE_SHARED_INTEL: int
CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL: int
CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL: int
CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL: int
CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL: int
CL_COMMAND_MEMFILL_INTEL: int
CL_COMMAND_MEMCPY_INTEL: int
CL_COMMAND_MIGRATEMEM_INTEL: int
CL_COMMAND_MEMADVISE_INTEL: int
cl_intel_mem_alloc_buffer_location: int
CL_INTEL_MEM_ALLOC_BUFFER_LOCATION_EXTENSION_NAME: str
CL_MEM_ALLOC_BUFFER_LOCATION_INTEL: int
cl_intel_create_buffer_with_properties: int
CL_MEM_CHANNEL_INTEL: int
cl_intel_mem_force_host_memory: int
CL_MEM_FORCE_HOST_MEMORY_INTEL: int
cl_intel_command_queue_families: int
CL_QUEUE_FAMILY_MAX_NAME_SIZE_INTEL: int
CL_DEVICE_QUEUE_FAMILY_PROPERTIES_INTEL: int
CL_QUEUE_FAMILY_INTEL: int
CL_QUEUE_INDEX_INTEL: int
CL_QUEUE_DEFAULT_CAPABILITIES_INTEL: int
CL_QUEUE_CAPABILITY_CREATE_SINGLE_QUEUE_EVENTS_INTEL: int
CL_QUEUE_CAPABILITY_CREATE_CROSS_QUEUE_EVENTS_INTEL: int
CL_QUEUE_CAPABILITY_SINGLE_QUEUE_EVENT_WAIT_LIST_INTEL: int
CL_QUEUE_CAPABILITY_CROSS_QUEUE_EVENT_WAIT_LIST_INTEL: int
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_INTEL: int
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_RECT_INTEL: int
CL_QUEUE_CAPABILITY_MAP_BUFFER_INTEL: int
CL_QUEUE_CAPABILITY_FILL_BUFFER_INTEL: int
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_INTEL: int
CL_QUEUE_CAPABILITY_MAP_IMAGE_INTEL: int
CL_QUEUE_CAPABILITY_FILL_IMAGE_INTEL: int
CL_QUEUE_CAPABILITY_TRANSFER_BUFFER_IMAGE_INTEL: int
CL_QUEUE_CAPABILITY_TRANSFER_IMAGE_BUFFER_INTEL: int
CL_QUEUE_CAPABILITY_MARKER_INTEL: int
CL_QUEUE_CAPABILITY_BARRIER_INTEL: int
CL_QUEUE_CAPABILITY_KERNEL_INTEL: int
cl_intel_queue_no_sync_operations: int
CL_QUEUE_NO_SYNC_OPERATIONS_INTEL: int
cl_intel_sharing_format_query: int
cl_ext_image_requirements_info: int
CL_IMAGE_REQUIREMENTS_ROW_PITCH_ALIGNMENT_EXT: int
CL_IMAGE_REQUIREMENTS_BASE_ADDRESS_ALIGNMENT_EXT: int
CL_IMAGE_REQUIREMENTS_SIZE_EXT: int
CL_IMAGE_REQUIREMENTS_MAX_WIDTH_EXT: int
CL_IMAGE_REQUIREMENTS_MAX_HEIGHT_EXT: int
CL_IMAGE_REQUIREMENTS_MAX_DEPTH_EXT: int
CL_IMAGE_REQUIREMENTS_MAX_ARRAY_SIZE_EXT: int
cl_ext_image_from_buffer: int
CL_IMAGE_REQUIREMENTS_SLICE_PITCH_ALIGNMENT_EXT: int
def CL_VERSION_MAJOR(version: Any) -> Any: ...
def CL_VERSION_MINOR(version: Any) -> Any: ...
def CL_VERSION_PATCH(version: Any) -> Any: ...
def CL_MAKE_VERSION(major: Any, minor: Any, patch: Any) -> Any: ...
def CL_VERSION_MAJOR_KHR(version: Any) -> Any: ...
def CL_VERSION_MINOR_KHR(version: Any) -> Any: ...
def CL_VERSION_PATCH_KHR(version: Any) -> Any: ...
def CL_MAKE_VERSION_KHR(major: Any, minor: Any, patch: Any) -> Any: ...
