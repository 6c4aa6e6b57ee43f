"""Code objects: what LLVM writes is read, what we write LLVM reads, damaged files are refused."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from tg_asm_amd import DecodeError
from tg_asm_amd.codeobject import KernelDescriptor, msgpack, read_code_object
from tg_asm_amd.codeobject.directive import build_descriptor
from tg_asm_amd.codeobject.yaml import parse_metadata
from tg_asm_amd.layouts import GROUPS, PROCESSORS
from tg_asm_amd.link import to_code_object
from tg_asm_amd.syntax import assemble

TEXT = """
.text
.globl k
.p2align 8
.type k,@function
k:
  s_nop 0
  s_endpgm
.size k, .-k
.section .rodata,"a",@progbits
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 40
  .amdhsa_next_free_sgpr 20
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_group_segment_fixed_size 512
  .amdhsa_kernarg_size 24
  .amdhsa_system_sgpr_workgroup_id_y 1
  .amdhsa_system_vgpr_workitem_id 1
  .amdhsa_float_denorm_mode_32 3
{extra}.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .symbol:         k.kd
    .vgpr_count:     40
    .wavefront_size: 32
amdhsa.target:   'amdgcn-amd-amdhsa--gfx1100'
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
"""


def text_for(group: str) -> str:
    return TEXT.replace("{extra}", "  .amdhsa_accum_offset 40\n" if group.startswith("cdna") else "")


def made(group: str = "rdna3", version: int | None = None) -> bytes:
    return to_code_object(assemble(text_for(group), GROUPS[group]), version)


def llvm(tool: str) -> str:
    path = shutil.which(f"{tool}-22")
    if path is None:
        pytest.skip(f"{tool}-22 is not installed (Debian package llvm-22)")
    return path


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("version", [4, 5, 6])
def test_written_code_objects_read_back(group: str, version: int) -> None:
    code = read_code_object(made(group, version))
    assert (code.arch, code.version) == (GROUPS[group], version)
    assert [str(i) for _, i in code.instructions()] == ["s_nop 0", "s_endpgm"]
    kernel = code.kernels[0]
    assert kernel.name == "k" and kernel.entry == code.section(".text").address
    assert kernel.metadata[".args"][0][".value_kind"] == "global_buffer"
    assert code.image()[kernel.entry :][:8] == code.section(".text").content


@pytest.mark.parametrize("group", GROUPS)
def test_descriptor_equals_llvms(group: str, tmp_path: Path) -> None:
    path = tmp_path / "k.o"
    command = [
        llvm("llvm-mc"),
        "-triple=amdgcn-amd-amdhsa",
        f"-mcpu={GROUPS[group]}",
        "-filetype=obj",
        "-o",
        str(path),
        "-",
    ]
    subprocess.run(command, input=text_for(group).replace("gfx1100", GROUPS[group]), text=True, check=True)
    theirs = read_code_object(path.read_bytes())
    ours = read_code_object(made(group))
    assert theirs.section(".rodata").content[:16] == ours.section(".rodata").content[:16]
    assert theirs.section(".rodata").content[24:64] == ours.section(".rodata").content[24:64]
    assert theirs.section(".text").content[:8] == ours.section(".text").content[:8]
    assert theirs.flags == ours.flags and theirs.metadata["amdhsa.kernels"] == ours.metadata["amdhsa.kernels"]
    assert theirs.relocations and theirs.relocations[0].type_name == "R_AMDGPU_REL64"


@pytest.mark.parametrize("group", GROUPS)
def test_llvm_reads_what_we_write(group: str, tmp_path: Path) -> None:
    path = tmp_path / "k.co"
    path.write_bytes(made(group))
    shown = subprocess.run([llvm("llvm-readelf"), "-a", "--notes", str(path)], capture_output=True, text=True)
    assert shown.returncode == 0 and "warning" not in shown.stderr, shown.stderr
    assert (
        GROUPS[group] in shown.stdout
        and "value_kind:     global_buffer" in shown.stdout
        and "k.kd" in shown.stdout
    )
    listing = subprocess.run([llvm("llvm-objdump"), "-d", str(path)], capture_output=True, text=True)
    assert "s_endpgm" in listing.stdout and not listing.stderr


@pytest.mark.parametrize("processor", PROCESSORS)
def test_processor_numbers_are_llvms(processor: str, tmp_path: Path) -> None:
    path = tmp_path / "k.o"
    command = [
        llvm("llvm-mc"),
        "-triple=amdgcn-amd-amdhsa",
        f"-mcpu={processor}",
        "-filetype=obj",
        "-o",
        str(path),
        "-",
    ]
    subprocess.run(command, input=".text\ns_endpgm\n", text=True, check=True)
    assert read_code_object(path.read_bytes()).arch == processor


def test_descriptor_round_trip_and_limits() -> None:
    descriptor = build_descriptor("gfx942", {"next_free_vgpr": 128, "next_free_sgpr": 30, "accum_offset": 64})
    assert KernelDescriptor.from_bytes(descriptor.to_bytes(), "gfx942").rsrc3 == {"accum_offset": 15}
    with pytest.raises(ValueError, match="next_free_sgpr"):
        build_descriptor("gfx1100", {"next_free_vgpr": 1})
    with pytest.raises(ValueError, match="accum_offset"):
        build_descriptor("gfx942", {"next_free_vgpr": 1, "next_free_sgpr": 1, "accum_offset": 3})
    with pytest.raises(ValueError, match="granulated_workitem_vgpr_count"):
        build_descriptor("gfx1100", {"next_free_vgpr": 5000, "next_free_sgpr": 1})


def test_messagepack_round_trip() -> None:
    value = {
        "a": [0, 1, 127, 128, 255, 256, 65536, 2**32, -1, -33, -129, -70000, -(2**40)],
        "b": {"c" * 40: True, "d": None},
        "e": 1.5,
        "f": ["x"] * 20,
        "g": b"12",
        "h": "y" * 300,
    }
    assert msgpack.unpack(msgpack.pack(value)) == value


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xdd\xff\xff\xff\xff",
        b"\xdf\xff\xff\xff\xff",
        b"\xd9\xff",
        b"\x91" * 100,
        b"\xc1",
        b"\xa1\xff",
        b"\0\0",
    ],
)
def test_hostile_messagepack_is_refused(data: bytes) -> None:
    with pytest.raises(DecodeError):
        msgpack.unpack(data)


def test_yaml_subset() -> None:
    assert parse_metadata(
        "a: 1\nb:\n  - x\n  - y: 'it''s'\n    z: \"q\\n\"\nc: {}\nd: [1, two]\ne: -0x10\n"
    ) == {"a": 1, "b": ["x", {"y": "it's", "z": "q\n"}], "c": {}, "d": [1, "two"], "e": -16}
    with pytest.raises(ValueError, match="line 1"):
        parse_metadata("no key here\n")


def test_foreign_and_truncated_files_are_refused() -> None:
    data = made()
    for bad in (
        b"",
        b"\x7fELF",
        data[:63],
        data[:200],
        data[:-1],
        b"\x7fELF" + bytes(100),
        data[:18] + b"\x3e\0" + data[20:],
    ):
        with pytest.raises(DecodeError):
            read_code_object(bad)


def test_damaged_files_raise_nothing_but_decode_errors() -> None:
    data = made()
    source = random.Random(3)
    for _ in range(3000):
        broken = bytearray(data)
        for _ in range(source.randrange(1, 6)):
            at = source.choice(
                [source.randrange(64), source.randrange(len(broken)), len(broken) - source.randrange(1, 640)]
            )
            broken[at] = source.choice([0, 1, 0x7F, 0xFF, source.randrange(256)])
        try:
            code = read_code_object(bytes(broken))
            list(code.instructions())
        except (DecodeError, KeyError) as error:
            assert isinstance(error, DecodeError) or "no section" in str(error)
