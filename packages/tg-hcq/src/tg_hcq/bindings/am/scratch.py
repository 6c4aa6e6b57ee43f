"""AMD scratch memory: buffer resource words and ring size, with bit-fields."""

# Made by `tg-autogen gen am_scratch`; change the spec, not this file.
# Headers: amd/scratch.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_uint32

from tg_autogen.runtime import Struct, Union, layout


class union_COMPUTE_TMPRING_SIZE_bitfields(Struct):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE_bitfields, 4, 4,
    ("WAVES", c_uint32, 0, 12),
    ("WAVESIZE", c_uint32, 12, 13),
)

class union_COMPUTE_TMPRING_SIZE(Union):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE, 4, 4,
    ("bitfields", union_COMPUTE_TMPRING_SIZE_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_COMPUTE_TMPRING_SIZE_GFX11_bitfields(Struct):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE_GFX11_bitfields, 4, 4,
    ("WAVES", c_uint32, 0, 12),
    ("WAVESIZE", c_uint32, 12, 15),
)

class union_COMPUTE_TMPRING_SIZE_GFX11(Union):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE_GFX11, 4, 4,
    ("bitfields", union_COMPUTE_TMPRING_SIZE_GFX11_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_COMPUTE_TMPRING_SIZE_GFX12_bitfields(Struct):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE_GFX12_bitfields, 4, 4,
    ("WAVES", c_uint32, 0, 12),
    ("WAVESIZE", c_uint32, 12, 18),
)

class union_COMPUTE_TMPRING_SIZE_GFX12(Union):
    __slots__ = ()
layout(union_COMPUTE_TMPRING_SIZE_GFX12, 4, 4,
    ("bitfields", union_COMPUTE_TMPRING_SIZE_GFX12_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD0_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD0_bitfields, 4, 4,
    ("BASE_ADDRESS", c_uint32, 0, 32),
)

class union_SQ_BUF_RSRC_WORD0(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD0, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD0_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD1_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD1_bitfields, 4, 4,
    ("BASE_ADDRESS_HI", c_uint32, 0, 16),
    ("STRIDE", c_uint32, 16, 14),
    ("CACHE_SWIZZLE", c_uint32, 30, 1),
    ("SWIZZLE_ENABLE", c_uint32, 31, 1),
)

class union_SQ_BUF_RSRC_WORD1(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD1, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD1_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD1_GFX11_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD1_GFX11_bitfields, 4, 4,
    ("BASE_ADDRESS_HI", c_uint32, 0, 16),
    ("STRIDE", c_uint32, 16, 14),
    ("SWIZZLE_ENABLE", c_uint32, 30, 2),
)

class union_SQ_BUF_RSRC_WORD1_GFX11(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD1_GFX11, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD1_GFX11_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD2_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD2_bitfields, 4, 4,
    ("NUM_RECORDS", c_uint32, 0, 32),
)

class union_SQ_BUF_RSRC_WORD2(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD2, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD2_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD3_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3_bitfields, 4, 4,
    ("DST_SEL_X", c_uint32, 0, 3),
    ("DST_SEL_Y", c_uint32, 3, 3),
    ("DST_SEL_Z", c_uint32, 6, 3),
    ("DST_SEL_W", c_uint32, 9, 3),
    ("NUM_FORMAT", c_uint32, 12, 3),
    ("DATA_FORMAT", c_uint32, 15, 4),
    ("USER_VM_ENABLE", c_uint32, 19, 1),
    ("USER_VM_MODE", c_uint32, 20, 1),
    ("INDEX_STRIDE", c_uint32, 21, 2),
    ("ADD_TID_ENABLE", c_uint32, 23, 1),
    ("NV", c_uint32, 27, 1),
    ("TYPE", c_uint32, 30, 2),
)

class union_SQ_BUF_RSRC_WORD3(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD3_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD3_GFX11_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3_GFX11_bitfields, 4, 4,
    ("DST_SEL_X", c_uint32, 0, 3),
    ("DST_SEL_Y", c_uint32, 3, 3),
    ("DST_SEL_Z", c_uint32, 6, 3),
    ("DST_SEL_W", c_uint32, 9, 3),
    ("FORMAT", c_uint32, 12, 6),
    ("INDEX_STRIDE", c_uint32, 21, 2),
    ("ADD_TID_ENABLE", c_uint32, 23, 1),
    ("OOB_SELECT", c_uint32, 28, 2),
    ("TYPE", c_uint32, 30, 2),
)

class union_SQ_BUF_RSRC_WORD3_GFX11(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3_GFX11, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD3_GFX11_bitfields, 0),
    ("u32All", c_uint32, 0),
)

class union_SQ_BUF_RSRC_WORD3_GFX12_bitfields(Struct):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3_GFX12_bitfields, 4, 4,
    ("DST_SEL_X", c_uint32, 0, 3),
    ("DST_SEL_Y", c_uint32, 3, 3),
    ("DST_SEL_Z", c_uint32, 6, 3),
    ("DST_SEL_W", c_uint32, 9, 3),
    ("FORMAT", c_uint32, 12, 6),
    ("INDEX_STRIDE", c_uint32, 21, 2),
    ("ADD_TID_ENABLE", c_uint32, 23, 1),
    ("WRITE_COMPRESS_ENABLE", c_uint32, 24, 1),
    ("COMPRESSION_EN", c_uint32, 25, 1),
    ("COMPRESSION_ACCESS_MODE", c_uint32, 26, 2),
    ("OOB_SELECT", c_uint32, 28, 2),
    ("TYPE", c_uint32, 30, 2),
)

class union_SQ_BUF_RSRC_WORD3_GFX12(Union):
    __slots__ = ()
layout(union_SQ_BUF_RSRC_WORD3_GFX12, 4, 4,
    ("bitfields", union_SQ_BUF_RSRC_WORD3_GFX12_bitfields, 0),
    ("u32All", c_uint32, 0),
)
