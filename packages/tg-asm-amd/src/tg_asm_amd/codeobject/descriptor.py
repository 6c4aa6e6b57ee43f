"""What a kernel descriptor says: the 64 bytes at `<kernel>.kd` (LLVM's AMDGPUUsage, "Kernel Descriptor")."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from ..errors import DecodeError
from ..table import group_of

DESCRIPTOR_SIZE = 64
_FORMAT = struct.Struct("<III4xq20xIIIHH4x")
GFX9 = ("cdna2", "cdna3", "cdna4")
GFX12 = ("rdna4", "gfx1250")

Fields = dict[str, tuple[int, int]]
RSRC1: Fields = {
    "granulated_workitem_vgpr_count": (0, 6),
    "granulated_wavefront_sgpr_count": (6, 4),
    "priority": (10, 2),
    "float_round_mode_32": (12, 2),
    "float_round_mode_16_64": (14, 2),
    "float_denorm_mode_32": (16, 2),
    "float_denorm_mode_16_64": (18, 2),
    "priv": (20, 1),
    "dx10_clamp": (21, 1),
    "debug_mode": (22, 1),
    "ieee_mode": (23, 1),
    "bulky": (24, 1),
    "cdbg_user": (25, 1),
    "fp16_overflow": (26, 1),
    "workgroup_processor_mode": (29, 1),
    "memory_ordered": (30, 1),
    "forward_progress": (31, 1),
}
RSRC2: Fields = {
    "enable_private_segment": (0, 1),
    "user_sgpr_count": (1, 5),
    "enable_trap_handler": (6, 1),
    "system_sgpr_workgroup_id_x": (7, 1),
    "system_sgpr_workgroup_id_y": (8, 1),
    "system_sgpr_workgroup_id_z": (9, 1),
    "system_sgpr_workgroup_info": (10, 1),
    "system_vgpr_workitem_id": (11, 2),
    "exception_address_watch": (13, 1),
    "exception_memory": (14, 1),
    "granulated_lds_size": (15, 9),
    "exception_fp_ieee_invalid_op": (24, 1),
    "exception_fp_denorm_src": (25, 1),
    "exception_fp_ieee_div_zero": (26, 1),
    "exception_fp_ieee_overflow": (27, 1),
    "exception_fp_ieee_underflow": (28, 1),
    "exception_fp_ieee_inexact": (29, 1),
    "exception_int_div_zero": (30, 1),
}
PROPERTIES: Fields = {
    "user_sgpr_private_segment_buffer": (0, 1),
    "user_sgpr_dispatch_ptr": (1, 1),
    "user_sgpr_queue_ptr": (2, 1),
    "user_sgpr_kernarg_segment_ptr": (3, 1),
    "user_sgpr_dispatch_id": (4, 1),
    "user_sgpr_flat_scratch_init": (5, 1),
    "user_sgpr_private_segment_size": (6, 1),
    "wavefront_size32": (10, 1),
    "uses_dynamic_stack": (11, 1),
}
USER_SGPRS = {
    "user_sgpr_private_segment_buffer": 4,
    "user_sgpr_dispatch_ptr": 2,
    "user_sgpr_queue_ptr": 2,
    "user_sgpr_kernarg_segment_ptr": 2,
    "user_sgpr_dispatch_id": 2,
    "user_sgpr_flat_scratch_init": 2,
    "user_sgpr_private_segment_size": 1,
}
"""Property → how many user SGPRs it takes, in the order they are loaded."""


def rsrc3_fields(group: str) -> Fields:
    """Fields of compute_pgm_rsrc3, which differ between the families."""
    if group in GFX9:
        return {"accum_offset": (0, 6), "tg_split": (16, 1)}
    if group == "rdna2":
        return {"shared_vgpr_count": (0, 4)}
    if group in GFX12:
        return {"inst_pref_size": (4, 8), "image_op": (31, 1)}
    return {
        "shared_vgpr_count": (0, 4),
        "inst_pref_size": (4, 6),
        "trap_on_start": (10, 1),
        "trap_on_end": (11, 1),
        "image_op": (31, 1),
    }


@dataclass
class KernelDescriptor:
    """A kernel descriptor; the register words as fields by name."""

    arch: str
    group_segment_fixed_size: int = 0
    private_segment_fixed_size: int = 0
    kernarg_size: int = 0
    kernel_code_entry_byte_offset: int = 0
    rsrc1: dict[str, int] = field(default_factory=dict)
    rsrc2: dict[str, int] = field(default_factory=dict)
    rsrc3: dict[str, int] = field(default_factory=dict)
    properties: dict[str, int] = field(default_factory=dict)
    kernarg_preload: int = 0

    @property
    def wave_size(self) -> int:
        """Lanes of a wave: 32 or 64."""
        return 32 if self.properties.get("wavefront_size32") else 64

    @property
    def vgpr_count(self) -> int:
        """Vector registers reserved per lane (accumulation registers included)."""
        granule = 8 if group_of(self.arch) in GFX9 or self.wave_size == 32 else 4
        return (self.rsrc1.get("granulated_workitem_vgpr_count", 0) + 1) * granule

    def words(self) -> dict[str, int]:
        """compute_pgm_rsrc1, 2, 3 and kernel_code_properties as numbers."""
        return {
            "compute_pgm_rsrc1": pack_fields(self.rsrc1, RSRC1, "compute_pgm_rsrc1"),
            "compute_pgm_rsrc2": pack_fields(self.rsrc2, RSRC2, "compute_pgm_rsrc2"),
            "compute_pgm_rsrc3": pack_fields(
                self.rsrc3, rsrc3_fields(group_of(self.arch)), "compute_pgm_rsrc3"
            ),
            "kernel_code_properties": pack_fields(self.properties, PROPERTIES, "kernel_code_properties"),
        }

    def to_bytes(self) -> bytes:
        """The 64 bytes."""
        words = self.words()
        try:
            return _FORMAT.pack(
                self.group_segment_fixed_size,
                self.private_segment_fixed_size,
                self.kernarg_size,
                self.kernel_code_entry_byte_offset,
                words["compute_pgm_rsrc3"],
                words["compute_pgm_rsrc1"],
                words["compute_pgm_rsrc2"],
                words["kernel_code_properties"],
                self.kernarg_preload,
            )
        except struct.error as error:
            raise ValueError(f"kernel descriptor: a size is out of range ({error})") from None

    @classmethod
    def from_bytes(cls, data: bytes, arch: str) -> KernelDescriptor:
        """Take 64 bytes apart; DecodeError when there are fewer."""
        if len(data) < DESCRIPTOR_SIZE:
            raise DecodeError(f"kernel descriptor has {len(data)} bytes, {DESCRIPTOR_SIZE} are needed")
        group, private, kernarg, entry, rsrc3, rsrc1, rsrc2, properties, preload = _FORMAT.unpack(
            data[:DESCRIPTOR_SIZE]
        )
        return cls(
            arch,
            group,
            private,
            kernarg,
            entry,
            unpack_fields(rsrc1, RSRC1),
            unpack_fields(rsrc2, RSRC2),
            unpack_fields(rsrc3, rsrc3_fields(group_of(arch))),
            unpack_fields(properties, PROPERTIES),
            preload,
        )


def pack_fields(values: dict[str, int], fields: Fields, what: str) -> int:
    """A register word from field values; ValueError for unknown names and values that do not fit."""
    word = 0
    for name, value in values.items():
        if name not in fields:
            raise ValueError(f"{what} has no field {name!r}; fields are {', '.join(fields)}")
        low, width = fields[name]
        if not 0 <= value < 1 << width:
            raise ValueError(f"{what}.{name} is {value}, allowed are 0 to {(1 << width) - 1}")
        word |= value << low
    return word


def unpack_fields(word: int, fields: Fields) -> dict[str, int]:
    """The fields of a register word that are not zero."""
    values = {name: word >> low & ((1 << width) - 1) for name, (low, width) in fields.items()}
    return {name: value for name, value in values.items() if value}
