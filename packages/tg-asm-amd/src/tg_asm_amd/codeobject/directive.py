"""What the `.amdhsa_` directives of a kernel mean for its descriptor (LLVM's AMDGPUUsage,
"amdhsa_kernel")."""

from __future__ import annotations

from ..table import group_of
from .descriptor import GFX9, USER_SGPRS, KernelDescriptor

RDNA = ("rdna2", "rdna3", "rdna3_5", "rdna4", "gfx1250")
BEFORE_12 = ("rdna2", "rdna3", "rdna3_5", *GFX9)
_RSRC1 = {
    "float_round_mode_32": "float_round_mode_32",
    "float_round_mode_16_64": "float_round_mode_16_64",
    "float_denorm_mode_32": "float_denorm_mode_32",
    "float_denorm_mode_16_64": "float_denorm_mode_16_64",
    "dx10_clamp": "dx10_clamp",
    "ieee_mode": "ieee_mode",
    "fp16_overflow": "fp16_overflow",
    "workgroup_processor_mode": "workgroup_processor_mode",
    "memory_ordered": "memory_ordered",
    "forward_progress": "forward_progress",
    "round_robin_scheduling": "dx10_clamp",
}
_RSRC2 = {
    "enable_private_segment": "enable_private_segment",
    "system_sgpr_private_segment_wavefront_offset": "enable_private_segment",
    "system_sgpr_workgroup_id_x": "system_sgpr_workgroup_id_x",
    "system_sgpr_workgroup_id_y": "system_sgpr_workgroup_id_y",
    "system_sgpr_workgroup_id_z": "system_sgpr_workgroup_id_z",
    "system_sgpr_workgroup_info": "system_sgpr_workgroup_info",
    "system_vgpr_workitem_id": "system_vgpr_workitem_id",
    "exception_fp_ieee_invalid_op": "exception_fp_ieee_invalid_op",
    "exception_fp_denorm_src": "exception_fp_denorm_src",
    "exception_fp_ieee_div_zero": "exception_fp_ieee_div_zero",
    "exception_fp_ieee_overflow": "exception_fp_ieee_overflow",
    "exception_fp_ieee_underflow": "exception_fp_ieee_underflow",
    "exception_fp_ieee_inexact": "exception_fp_ieee_inexact",
    "exception_int_div_zero": "exception_int_div_zero",
}
SIZES = {"group_segment_fixed_size", "private_segment_fixed_size", "kernarg_size"}
COUNTS = {
    "next_free_vgpr",
    "next_free_sgpr",
    "accum_offset",
    "reserve_vcc",
    "reserve_flat_scratch",
    "reserve_xnack_mask",
    "user_sgpr_count",
    "user_sgpr_kernarg_preload_length",
    "user_sgpr_kernarg_preload_offset",
    "tg_split",
    "shared_vgpr_count",
    "inst_pref_size",
    "wavefront_size32",
    "uses_dynamic_stack",
    "enable_wavefront_size32",
    "named_barrier_count",
}
DIRECTIVES = SIZES | COUNTS | set(_RSRC1) | set(_RSRC2) | set(USER_SGPRS)
"""Names after `.amdhsa_` that are understood."""


def build_descriptor(arch: str, values: dict[str, int]) -> KernelDescriptor:
    """The descriptor for `.amdhsa_` values by name (without the prefix).

    ValueError when next_free_vgpr or next_free_sgpr is missing, a name is unknown, or a value does not fit.
    """
    group = group_of(arch)
    for name in ("next_free_vgpr", "next_free_sgpr", *(("accum_offset",) if group in GFX9 else ())):
        if name not in values:
            raise ValueError(f".amdhsa_{name} is required")
    unknown = [name for name in values if name not in DIRECTIVES]
    if unknown:
        raise ValueError(f"unknown directive .amdhsa_{unknown[0]}")
    given = dict(values)
    result = KernelDescriptor(arch)
    for name in SIZES:
        setattr(result, name, given.get(name, 0))
    rdna = group in RDNA
    wave32 = given.get("wavefront_size32", int(rdna))
    result.rsrc1 = {"float_denorm_mode_16_64": 3}
    if group in BEFORE_12:
        result.rsrc1 |= {"dx10_clamp": 1, "ieee_mode": 1}
    if rdna:
        result.rsrc1 |= {"memory_ordered": 1, "forward_progress": 1}
        if group != "gfx1250":
            result.rsrc1["workgroup_processor_mode"] = 1
    result.rsrc1 |= {_RSRC1[n]: v for n, v in given.items() if n in _RSRC1}
    result.rsrc1["granulated_workitem_vgpr_count"] = vgpr_blocks(group, given["next_free_vgpr"], bool(wave32))
    result.rsrc1["granulated_wavefront_sgpr_count"] = sgpr_blocks(group, given)
    result.rsrc2 = {"system_sgpr_workgroup_id_x": 1} | {_RSRC2[n]: v for n, v in given.items() if n in _RSRC2}
    used = sum(count for name, count in USER_SGPRS.items() if given.get(name))
    preload = given.get("user_sgpr_kernarg_preload_length", 0)
    result.rsrc2["user_sgpr_count"] = given.get("user_sgpr_count", used + preload)
    result.kernarg_preload = preload | given.get("user_sgpr_kernarg_preload_offset", 0) << 7
    result.properties = {name: given[name] for name in USER_SGPRS if given.get(name)}
    if wave32:
        result.properties["wavefront_size32"] = 1
    if given.get("uses_dynamic_stack"):
        result.properties["uses_dynamic_stack"] = 1
    if group in GFX9:
        offset = given["accum_offset"]
        if not 4 <= offset <= 256 or offset % 4:
            raise ValueError(f".amdhsa_accum_offset is {offset}: multiples of 4 from 4 to 256 are allowed")
        result.rsrc3 = {"accum_offset": offset // 4 - 1, "tg_split": given.get("tg_split", 0)}
    else:
        result.rsrc3 = {n: given[n] for n in ("shared_vgpr_count", "inst_pref_size") if n in given}
    result.words()
    return result


def vgpr_blocks(group: str, count: int, wave32: bool) -> int:
    """Granules of vector registers, minus one, as the descriptor holds them."""
    granule = 8 if group in GFX9 else (16 if wave32 else 8) if group == "gfx1250" else 8 if wave32 else 4
    return max(1, -(-count // granule)) - 1


def sgpr_blocks(group: str, values: dict[str, int]) -> int:
    """Granules of scalar registers, minus one; 0 on RDNA, which always has all of them."""
    if group not in GFX9:
        return 0
    extra = 2 if values.get("reserve_vcc", 1) else 0
    if values.get("reserve_flat_scratch", 1) or values.get("reserve_xnack_mask", 1) or group != "cdna2":
        extra = 6
    return -(-max(1, values["next_free_sgpr"] + extra) // 8) - 1
