"""Kernels as object files, made by compilers that are not under test (gcc, LLVM), and dtypes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tg_hcq.cpu import native, use_host_compiler


@pytest.fixture(autouse=True)
def no_host_compiler() -> Iterator[None]:
    """Python threads share the kernels, whatever other packages' tests in this process have set up."""
    before = native.current_host_compiler()
    use_host_compiler(None)
    yield
    use_host_compiler(before)


@pytest.fixture(scope="session")
def gcc(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., bytes]:
    """compile(source, *flags) -> bytes of an object file; skips without gcc."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    folder = tmp_path_factory.mktemp("gcc")
    made: dict[tuple[str, ...], bytes] = {}

    def compile_c(source: str, *flags: str) -> bytes:
        key = (source, *flags)
        if key not in made:
            out = folder / f"{len(made)}.o"
            command = ["gcc", "-x", "c", "-c", "-O2", "-fPIC", *flags, "-o", str(out), "-"]
            subprocess.run(command, input=source.encode(), check=True)
            made[key] = out.read_bytes()
        return made[key]

    return compile_c


@pytest.fixture(scope="session")
def llvm_object() -> Callable[..., bytes]:
    """compile(ir, triple=host, reloc="pic", model="small") -> bytes of an object; skips without llvmlite."""
    llvm: Any = pytest.importorskip("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()

    def compile_ir(text: str, triple: str | None = None, reloc: str = "pic", model: str = "small") -> bytes:
        target = llvm.Target.from_triple(triple or llvm.get_process_triple())
        machine = target.create_target_machine(opt=2, reloc=reloc, codemodel=model)
        module = llvm.parse_assembly(text)
        module.verify()
        return bytes(machine.emit_object(module))

    return compile_ir


@pytest.fixture(scope="session")
def kernel_info() -> Callable[..., Any]:
    """info(name, buffers, values=0, global_size=(1, 1, 1)): what the runtime reads of a ProgramInfo."""

    def make(
        name: str, buffers: int, values: int = 0, global_size: tuple[int, ...] = (1, 1, 1)
    ) -> SimpleNamespace:
        return SimpleNamespace(
            name=name,
            function_name=name,
            global_size=global_size,
            local_size=None,
            globals=tuple(range(buffers)),
            vars=tuple(range(values)),
        )

    return make


INCREMENT = """
#include <stdint.h>
/* out[i] = in[i] + value, for i in [64*lo, 64*hi) */
void increment(void **args, int64_t lo, int64_t hi) {
  float *out = args[0], *in = args[1];
  int64_t value = (int64_t)args[2];
  for (int64_t i = 64 * lo; i < 64 * hi; i++) out[i] = in[i] + value;
}
"""


@pytest.fixture(scope="session")
def increment(gcc: Callable[..., bytes]) -> bytes:
    """Object of `increment`: args out, in, value; one step of the thread axis does 64 floats."""
    return gcc(INCREMENT)
