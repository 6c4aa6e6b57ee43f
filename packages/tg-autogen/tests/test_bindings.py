"""Are the checked-in bindings right? Imports, known sizes, speed; the sweep over all is slow."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tg_autogen import outputs, packages
from tg_autogen.check import zig_compiler
from tg_autogen.specs import all_specs

SPECS = all_specs()
QUICK = ("io_uring", "vfio", "pci_regs", "am_limits", "am_scratch")
HAS_ZIG = importlib.util.find_spec("ziglang") is not None
HAS_CLANG = importlib.util.find_spec("clang") is not None
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
needs_clang = pytest.mark.skipif(not HAS_CLANG, reason="libclang is not installed (extra generate)")


def _skip_without_packages(spec):
    """Skip unless the headers are here in the version that the checked-in module was made from."""
    try:
        return spec.notes()
    except packages.MissingPackage as error:
        pytest.skip(str(error))


def _module_name(spec):
    return spec.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("name", SPECS)
def test_module_imports_without_its_library(binding, name):
    assert binding(_module_name(SPECS[name])).__doc__ == SPECS[name].title


def test_star_imports_expose_submodules(binding):
    for package in ("am", "nv"):
        module = binding(package)
        folder = Path(module.__file__).parent
        named = {name for name in module.__all__ if (folder / f"{name}.py").exists()}
        present = {p.stem for p in folder.glob("*.py")} - {"__init__"}
        assert named == present


def test_no_file_is_larger_than_the_repository_takes(bindings_folder):
    sizes = {p.name: p.stat().st_size for p in bindings_folder.rglob("*") if p.is_file()}
    assert max(sizes.values()) <= outputs.LARGEST
    assert sum(v for k, v in sizes.items() if not k.endswith(".pyc")) < 12_000_000


@pytest.mark.parametrize(
    "name, size",
    [
        ("struct_nvfw_bin_hdr", 24),
        ("struct_nvfw_bl_desc", 24),
        ("struct_nvfw_hs_header", 32),
        ("struct_nvfw_hs_header_v2", 36),
        ("struct_nvfw_hs_load_header", 20),
        ("struct_nvfw_hs_load_header_v2", 20),
    ],
)
def test_nvidia_firmware_headers_have_their_sizes(binding, name, size):
    assert ctypes.sizeof(getattr(binding("nv.nvfw"), name)) == size


def test_nvidia_load_headers_grow_with_their_apps(binding):
    from tg_autogen.runtime import sized

    nvfw = binding("nv.nvfw")
    assert ctypes.sizeof(sized(nvfw.struct_nvfw_hs_load_header, 5)) == 20 + 4 * 5
    assert ctypes.sizeof(sized(nvfw.struct_nvfw_hs_load_header_v2, 5)) == 20 + 16 * 5


def test_scratch_words_take_fields_by_keyword(binding):
    scratch = binding("am.scratch")
    ring = scratch.union_COMPUTE_TMPRING_SIZE_GFX11_bitfields(WAVES=3, WAVESIZE=5)
    assert int.from_bytes(ring, "little") == 3 | 5 << 12
    word = scratch.union_SQ_BUF_RSRC_WORD3_GFX11_bitfields(FORMAT=20, TYPE=1, ADD_TID_ENABLE=1)
    assert int.from_bytes(word, "little") == 20 << 12 | 1 << 30 | 1 << 23


def test_scratch_ring_agrees_with_the_register_tables(binding):
    database, scratch = binding("am.regs").database, binding("am.scratch")
    names = {(9, 4, 3): "", (11, 0, 0): "_GFX11", (12, 0, 0): "_GFX12"}
    for version, suffix in names.items():
        fields = database.file("gc", version).regCOMPUTE_TMPRING_SIZE.fields
        record = getattr(scratch, f"union_COMPUTE_TMPRING_SIZE{suffix}_bitfields")
        for name, (shift, mask) in fields.items():
            bits = getattr(record, name.upper())
            assert (bits.bit_offset, ((1 << bits.width) - 1) << shift) == (shift, mask)


def test_dispatch_initiator_encodes(binding):
    gc = binding("am").AMDIP("gc", (11, 0, 0), ((0x1260, 0xA000, 0x2402C00, 0, 0, 0),) * 6)
    value = gc.regCOMPUTE_DISPATCH_INITIATOR.encode(force_start_at_000=1, compute_shader_en=1)
    assert value == 1 | 1 << 2
    assert gc.regCOMPUTE_DISPATCH_INITIATOR.addr == (0x1260 + 0x1BA0,) * 6


def test_modules_are_chosen_by_version(binding):
    am = binding("am")
    assert am.import_module("sdma", (7, 0, 0)).__name__.endswith("sdma_6_0_0")
    assert am.import_soc((12, 0, 1)).__name__.endswith("soc24_enum")
    assert am.import_module("mmhub", (3, 0, 2)).regMMVM_L2_CNTL.fields
    with pytest.raises(ImportError, match="no smu module for version"):
        am.import_module("smu", (11, 0, 0))
    with pytest.raises(ImportError, match="no module for block 'vcn'"):
        am.import_module("vcn", (4, 0, 0))


def test_performance_counters_are_found_by_name(binding):
    counters = binding("am").import_pmc((11, 0, 0))
    wanted = ["SQ_BUSY_CYCLES", "SQ_INSTS_VALU", "GRBM_GUI_ACTIVE", "GL2C_HIT", "GL2C_MISS"]
    assert all(name in counters for name in wanted)


def test_packets_of_both_generations_build(binding):
    from tg_autogen.packets import Pm4Packets

    sdma = binding("am.sdma_6_0_0")
    assert sdma.COPY_LINEAR(count=255, src_addr=1 << 40, dst_addr=16)[:2] == (sdma.SDMA_OP_COPY, 255)
    nv = binding("am.pm4_nv")
    words = Pm4Packets(nv).packet("ACQUIRE_MEM", 0, 0, 0, 0, 0, 0, {"gcr_cntl_gli_inv": 1})
    assert words[0] == nv.PACKET3(nv.PACKET3_ACQUIRE_MEM, 6) & 0xFFFFFFFF and words[-1] == 1


def test_requirements_of_the_drivers_are_there(binding):
    needed = {
        "libc": "mmap munmap ioctl eventfd syscall pthread_create sched_setaffinity MAP_NORESERVE SYS_futex",
        "am.discovery": "struct_binary_header struct_gc_info_v1_0 struct_gc_info_v2_0 GC_HWID",
        "am.psp": "struct_psp_gfx_cmd_resp GFX_CMD_ID_LOAD_IP_FW",
        "am.mes_v12": "MES_SCH_API_ADD_QUEUE",
        "am.regs": "AMDIP database",
        "nv.nvrm": "NV01_DEVICE_0 GspFwWprMeta",
        "vulkan": "vkCreateInstance VK_SUCCESS",
        "libclang": "clang_parseTranslationUnit",
        "kfd_ioctl": "AMDKFD_IOC_CREATE_QUEUE AMDKFD_IOC_MAP_MEMORY_TO_GPU struct_kfd_ioctl_wait_events_args",
        "io_uring": "struct_io_uring_sqe struct_io_uring_params IORING_OP_READ",
        "vfio": "VFIO_DEVICE_GET_REGION_INFO struct_vfio_iommu_type1_dma_map",
        "pci_regs": "PCI_COMMAND_MASTER PCI_EXP_DEVCTL",
        "hsa": "struct_hsa_kernel_dispatch_packet_s AMD_QUEUE_PROPERTIES_IS_PTR64 amd_queue_t hsa_init",
        "amdgpu_kd": "llvm_amdhsa_kernel_descriptor_t KERNEL_CODE_PROPERTY_ENABLE_SGPR_DISPATCH_PTR",
        "am.limits": "AMDGPU_MAX_IRQ_SRC_ID AMDGPU_MAX_IRQ_CLIENT_ID SMU_THERMAL_MAXIMUM_ALERT_TEMP",
        "am.ucode": "struct_common_firmware_header",
        "am.pm4_nv": "PACKET3 EVENT_TYPE EVENT_INDEX PACKET3_ACQUIRE_MEM_GCR_CNTL_GLI_INV",
        "am.pm4_soc15": "PACKET3 PACKET3_RELEASE_MEM",
        "am.mqd": "struct_v9_mqd struct_v11_compute_mqd struct_v12_compute_mqd",
        "comgr": "amd_comgr_do_action",
        "cuda": "cuInit cuLaunchKernel cuMemAlloc_v2",
        "nvrtc": "nvrtcCompileProgram",
        "nvjitlink": "nvJitLinkCreate",
        "opencl": "clBuildProgram CL_DEVICE_TYPE_GPU",
        "libusb": "libusb_bulk_transfer",
        "webgpu": "wgpuCreateInstance",
        "llvm": "LLVMCreateDisasmCPU LLVMInitializeAMDGPUTarget",
        "msm_drm": "DRM_IOCTL_MSM_GEM_SUBMIT struct_drm_msm_gem_submit",
        "ibverbs": "ibv_open_device ibv_reg_mr",
        "hip": "hipMalloc hipModuleLaunchKernel hiprtcCompileProgram",
    }
    missing = [f"{m}.{n}" for m, names in needed.items() for n in names.split() if not hasattr(binding(m), n)]
    assert not missing


def test_queue_offsets_are_class_attributes(binding):
    assert binding("hsa").amd_queue_t.read_dispatch_id.offset == 128


def test_throttler_bits_are_found_with_dir(binding):
    bits = [n for n in dir(binding("am.smu_v13_0_0")) if n.startswith("THROTTLER_") and n.endswith("_BIT")]
    assert len(bits) > 10


TIMED_IMPORT = (
    "import importlib.util, sys, time\n"
    "start = time.process_time()\n"
    "spec = importlib.util.spec_from_file_location('m', sys.argv[1])\n"
    "m = importlib.util.module_from_spec(spec); spec.loader.exec_module(m); {use}\n"
    "print(time.process_time() - start)\n"
)


def _within(limit, path, use, cache):
    """Whether import (ctypes and the runtime included) and first use take at most `limit` seconds.

    CPU time of a fresh interpreter, with compiled modules in `cache`. A busy machine slows single runs,
    so one of twenty has to do it.
    """
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(cache)
    command = [sys.executable, "-c", TIMED_IMPORT.format(use=use), str(path)]
    for _ in range(20):
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        if float(done.stdout) <= limit:
            return True
    return False


def test_kfd_binding_imports_in_ten_milliseconds(bindings_folder, tmp_path):
    assert _within(0.010, bindings_folder / "kfd_ioctl.py", "m.struct_kfd_event_data", tmp_path)


def test_largest_register_set_answers_in_thirty_milliseconds(bindings_folder, tmp_path):
    use = "m.database.file('gc', (12, 0, 0)).regCOMPUTE_PGM_LO.fields"
    assert _within(0.030, bindings_folder / "am" / "regs" / "__init__.py", use, tmp_path)


def test_hundred_thousand_constants_answer_in_thirty_milliseconds(tmp_path):
    rows = "\n".join(f"CONSTANT_NUMBER_{i} {i * 7:#x}" for i in range(100_000))
    (tmp_path / "huge.txt").write_text("# macros\n" + rows + "\n")
    module = tmp_path / "huge.py"
    module.write_text(
        "from tg_autogen.runtime import SymbolTable\ntable = SymbolTable(__file__, 'huge.txt')\n"
        "def __getattr__(name):\n    return table.get(name)\n"
    )
    assert _within(0.030, module, "assert m.CONSTANT_NUMBER_99999 == 699993", tmp_path)


@needs_clang
@needs_gcc
@pytest.mark.parametrize("name", QUICK)
def test_quick_bindings_are_reproducible_and_agree_with_gcc(bindings_folder, name):
    _reproduce_and_check(bindings_folder, SPECS[name])


@pytest.mark.slow
@needs_clang
@needs_gcc
@pytest.mark.parametrize("name", [name for name in SPECS if name not in QUICK])
def test_every_binding_is_reproducible_and_agrees_with_gcc(bindings_folder, name):
    _reproduce_and_check(bindings_folder, SPECS[name])


def _reproduce_and_check(folder, spec):
    notes = _skip_without_packages(spec)
    checked_in = (folder / spec.path).read_text()
    if any(f"# {note}\n" not in checked_in for note in notes):
        pytest.skip(f"made from another version of {', '.join(spec.debian + spec.pypi)} than this machine's")
    made = outputs.build(spec)
    assert not made.complaints
    for path, text in made.files.items():
        assert (folder / path).read_text() == text, path
    compilers = [["gcc"], zig_compiler(spec.language)] if HAS_ZIG else [["gcc"]]
    for compiler in compilers:
        report = outputs.check(spec, folder, compiler)
        assert report.counts and not report.differences, compiler


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ruff") is None, reason="ruff is not installed")
def test_generated_code_passes_ruff(bindings_folder):
    command = [sys.executable, "-m", "ruff", "check", str(bindings_folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_generated_code_passes_mypy(bindings_folder):
    source = str(Path(__file__).resolve().parents[1] / "src")
    environment = dict(os.environ, MYPYPATH=f"{source}{os.pathsep}{bindings_folder.parents[1]}")
    command = [sys.executable, "-m", "mypy", "--explicit-package-bases", "--ignore-missing-imports"]
    done = subprocess.run([*command, str(bindings_folder)], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout[-2000:]
