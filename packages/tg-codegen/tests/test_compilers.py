"""Compilers: what they say when something is wrong, what their keys hold, objects split into kernels."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tg_codegen import CompileError
from tg_codegen.compile import c as c_module
from tg_codegen.compile.c import CCompiler, find_compiler
from tg_codegen.compile.elf import split_functions
from tg_codegen.compile.llvm import LLVMCompiler
from tg_codegen.compile.merge import merge_modules
from tg_codegen.machine import Machine
from tg_codegen.render.c import CRenderer
from tg_codegen.render.llvm import LLVMRenderer
from tg_codegen.render.python import PythonRenderer
from tg_uop import Context, Ops, Target, UOp, dtypes

F32 = dtypes.float32
EMPTY = """define void @f(ptr %args, i64 %lo, i64 %hi) #0 {
entry:
  ret void
}
attributes #0 = { nounwind }
"""


def need_c() -> CCompiler:
    compiler = CRenderer().compiler
    if not compiler.available:
        pytest.skip("no C compiler here")
    return compiler


def test_llvm_error_shows_the_line() -> None:
    text = "define void @f() {\nentry:\n  %x = fadd float 1.0, %nothing\n  ret void\n}\n"
    with pytest.raises(CompileError, match=r"line 3: %x = fadd float 1.0, %nothing"):
        LLVMRenderer().compiler.compile(text)
    with pytest.raises(CompileError):
        LLVMRenderer().compiler.compile_many([text, text])


def test_c_error_shows_the_line() -> None:
    with pytest.raises(CompileError, match=r"line 2: int x = nothing;"):
        need_c().compile("void f(void) {\nint x = nothing;\n}\n")


def test_missing_llvmlite_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['llvmlite'] = None\n"
        "from tg_codegen import CompileError\nfrom tg_codegen.render.llvm import LLVMRenderer\n"
        "try: LLVMRenderer().compiler.compile('')\n"
        "except CompileError as e: print(e)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "tg-codegen[llvm]" in done.stdout


def test_missing_c_compiler_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_module.shutil, "which", lambda name: None)
    monkeypatch.setattr(c_module.importlib.util, "find_spec", lambda name: None)
    find_compiler.cache_clear()
    try:
        with pytest.raises(CompileError, match=r"install clang or gcc, or pip install 'tg-codegen\[zig\]'"):
            find_compiler("")
        with pytest.raises(CompileError, match="CC='clang-99'"):
            find_compiler("clang-99")
    finally:
        find_compiler.cache_clear()


def test_hanging_compiler_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tmp_path / "slowcc"
    slow.write_text("#!/bin/sh\ncase $* in --version) echo 1;; *) exec sleep 60;; esac\n")
    slow.chmod(0o755)
    monkeypatch.setattr(c_module, "_TIMEOUT", 0.3)
    with Context(CC=str(slow)), pytest.raises(CompileError, match="was stopped"):
        CCompiler(Machine.host()).compile("void f(void) {}")


def test_crashing_compiler_is_an_error(tmp_path: Path) -> None:
    bad = tmp_path / "badcc"
    bad.write_text("#!/bin/sh\nkill -9 $$\n")
    bad.chmod(0o755)
    with Context(CC=str(bad)), pytest.raises(CompileError, match="exit status -9"):
        CCompiler(Machine.host()).compile("void f(void) {}")


def test_keys_hold_version_and_machine() -> None:
    zen3, zen4 = (
        LLVMRenderer(Target.parse(f"CPU:LLVM:x86_64,{cpu}")).compiler.key for cpu in ("znver3", "znver4")
    )
    assert zen3 != zen4
    assert LLVMCompiler(Machine.host()).key == LLVMCompiler(Machine.host()).key
    if CCompiler(Machine.host()).available:
        assert "gcc" in CCompiler(Machine.host()).key or "clang" in CCompiler(Machine.host()).key


def test_compile_cached_compiles_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    renderer = LLVMRenderer()
    with Context(CACHEDB=str(tmp_path / "p" / "cache.db")):
        first = renderer.compiler.compile_cached(EMPTY)
        monkeypatch.setattr(LLVMCompiler, "compile", lambda *a: pytest.fail("compiled again"))
        assert LLVMRenderer().compiler.compile_cached(EMPTY) == first


def test_split_functions_checks_its_input() -> None:
    binary = LLVMRenderer().compiler.compile(EMPTY)
    with pytest.raises(ValueError, match="no section"):
        split_functions(binary, [(".text.other", "f")])
    with pytest.raises(ValueError, match="ELF"):
        split_functions(b"\x00" * 64, [(".text", "f")])
    with pytest.raises(ValueError, match="does not define"):
        merge_modules(["declare void @g()", EMPTY])


def test_python_renderer_round_trips(kit: Any) -> None:
    uops = kit.elementwise(lambda x: x * x, [F32], 8, 4)
    renderer = PythonRenderer()
    source = renderer.render(uops)
    assert "MUL" in source
    from tg_uop import loads

    assert loads(renderer.compiler.compile(source)) is UOp(Ops.LINEAR, tuple(uops))
    with pytest.raises(CompileError, match="not the text of a program"):
        renderer.compiler.compile("nonsense")
    assert renderer.legal_widths(F32)[-1] >= 1024 and renderer.supports(Ops.SIN, dtypes.bfloat16)


@pytest.mark.parametrize(
    "op,dtype,strips",
    [
        (Ops.ADD, dtypes.int32, True),
        (Ops.MUL, dtypes.int32, True),
        (Ops.XOR, dtypes.bool, True),
        (Ops.OR, dtypes.bool, True),
        (Ops.AND, dtypes.bool, True),
        (Ops.SUB, dtypes.int32, False),
    ],
    ids=lambda v: getattr(v, "name", str(v)),
)
def test_chains_of_associative_ops_nest_no_parentheses(kit: Any, op: Ops, dtype: Any, strips: bool) -> None:
    loads = [kit.place(UOp.param(i, dtype, (1,)), 0).load() for i in range(1, 7)]
    value = loads[0]
    for x in loads[1:]:
        value = UOp(op, (value, x))
    source = CRenderer().render(kit.listing(kit.place(UOp.param(0, dtype, (1,)), 0).store(value)))
    assert ("(((" in source.split("{", 1)[1]) is not strips


def test_golden_llvm_text(kit: Any) -> None:
    uops = kit.elementwise(lambda x: UOp(Ops.MULACC, (x, x, x)), [F32], 32, 8)
    assert LLVMRenderer(Target.parse("CPU:LLVM:x86_64,znver3")).render(uops, "square_plus") == GOLDEN


GOLDEN = """\
define void @square_plus(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v9, %L1 ]
  %v4 = mul nsw i64 %i3, 8
  %v5 = getelementptr inbounds float, ptr %arg0, i64 %v4
  %v6 = getelementptr inbounds float, ptr %arg1, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v7, <8 x float> %v7, <8 x float> %v7)
  store <8 x float> %v8, ptr %v5, align 4
  %v9 = add nuw nsw i64 %i3, 1
  %v10 = icmp slt i64 %v9, 4
  br i1 %v10, label %L1, label %L2
L2:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
"""
