"""Architecture words, host facts and vector widths."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from tg_codegen._cpus import CPUS, FEATURES, NEEDS, with_features
from tg_codegen.machine import Machine
from tg_codegen.render.llvm import LLVMRenderer
from tg_uop import Context, Target, dtypes


def machine(words: str) -> Machine:
    return Machine.from_target(Target.parse(f"CPU:LLVM:{words}"))


@pytest.mark.parametrize(
    "words,vector_bytes,registers",
    [
        ("x86_64,x86-64", 16, 16),
        ("x86_64,ivybridge", 16, 16),  # AVX without AVX2: integers have 16 bytes
        ("x86_64,znver3", 32, 16),
        ("x86_64,znver4", 64, 32),
        ("x86_64,znver4,-avx512f", 32, 16),
        ("x86_64,skylake-avx512,prefer-256-bit", 32, 32),
        ("x86_64,x86-64,avx2", 32, 16),
        ("arm64,apple-m1", 16, 32),
        ("riscv64,generic-rv64", 0, 32),
        ("riscv64,generic-rv64,v", 16, 32),
        ("riscv64,generic-rv64,v,zvl256b", 32, 32),
    ],
)
def test_vector_registers(words: str, vector_bytes: int, registers: int) -> None:
    found = machine(words)
    assert (found.vector_bytes, found.vector_registers) == (vector_bytes, registers)


def test_taking_a_feature_away_takes_what_needs_it() -> None:
    found = machine("x86_64,sapphirerapids,-avx512f")
    assert not [f for f in found.features if f.startswith("avx512")]
    assert found.has("avx2", "fma", "f16c") and not found.has("avx512fp16")
    assert machine("x86_64,x86-64,avx512vnni").has("avx512f", "fma", "sse4.2")
    assert not machine("x86_64,haswell,-avx").has_fma


def test_legal_widths_are_powers_of_two_that_fit() -> None:
    zen3 = machine("x86_64,znver3")
    assert zen3.legal_widths(dtypes.float32) == (1, 2, 4, 8)
    assert zen3.legal_widths(dtypes.float64) == (1, 2, 4)
    assert zen3.legal_widths(dtypes.uint8) == (1, 2, 4, 8, 16, 32)
    assert machine("x86_64,znver4").legal_widths(dtypes.float32) == (1, 2, 4, 8, 16)
    assert machine("riscv64,generic-rv64").legal_widths(dtypes.float32) == (1,)


@pytest.mark.parametrize(
    "words,message",
    [
        ("x86_64,znver9", "near matches: znver"),
        ("x86_64,znver4,avx513", "near matches: avx512"),
        ("x86_64,znver4,-nonsense", "unknown feature 'nonsense'"),
        ("arm64,znver4", "unknown cpu type 'znver4' for arm64"),
    ],
)
def test_unknown_words_are_errors_with_near_matches(words: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        machine(words)


def test_native_of_another_family_is_an_error() -> None:
    other = "riscv64" if Machine.host().arch != "riscv64" else "arm64"
    with pytest.raises(ValueError, match="native"):
        machine(f"{other},native")


def test_host() -> None:
    host = Machine.host()
    assert host.arch in CPUS and host.l1 >= 8 << 10 and host.l2 >= host.l1 and host.is_host
    assert host == machine(f"{host.arch},native")
    assert pickle.loads(pickle.dumps(host)) == host
    with Context(CPU_COUNT=7):
        assert Machine.host().cores == 7
        assert Machine.host().key == host.key  # code does not depend on the number of cores


def test_keys_tell_machines_apart() -> None:
    words = ("x86_64,znver3", "x86_64,znver4", "x86_64,znver4,-avx512f", "x86_64,haswell", "arm64,generic")
    assert len({machine(w).key for w in words}) == len(words)


def test_host_needs_no_llvm() -> None:
    """Reading a compiled kernel from the cache must not pay for importing LLVM."""
    code = (
        "import sys; from tg_codegen.machine import Machine; from tg_codegen.render.llvm import LLVMRenderer;"
        "Machine.host().key; LLVMRenderer().compiler.key; sys.exit('llvmlite.binding' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_needs_name_known_features() -> None:
    known = frozenset().union(*FEATURES.values())
    assert set(NEEDS) <= known and {n for needs in NEEDS.values() for n in needs} <= known
    for family, cpus in CPUS.items():
        for name, features in cpus.items():
            assert with_features(features, ()) == features
            assert all(set(NEEDS.get(f, ())) <= features for f in features), (family, name)


@pytest.mark.parametrize("family", sorted(CPUS))
def test_llvm_knows_every_listed_cpu_and_feature(family: str) -> None:
    """An unknown cpu name would abort the process, so this runs in another one."""
    pytest.importorskip("llvmlite")
    code = f"""
from tg_codegen._cpus import CPUS, FEATURES
from tg_codegen.machine import Machine
from tg_codegen.compile.llvm import LLVMCompiler
from tg_uop import Target
text = "define void @f(ptr %args, i64 %lo, i64 %hi) #0 {{\\nentry:\\n  ret void\\n}}\\n"
for cpu in CPUS[{family!r}]:
    m = Machine.from_target(Target.parse("CPU:LLVM:{family}," + cpu))
    assert LLVMCompiler(m).compile(text)[:4] == b"\\x7fELF"
some = next(iter(CPUS[{family!r}]))
for feature in sorted(FEATURES[{family!r}]):
    m = Machine.from_target(Target.parse("CPU:LLVM:{family}," + some + "," + feature))
    LLVMCompiler(m).compile(text)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "not a recognized" not in done.stderr, done.stderr[:2000]


def test_renderers_of_foreign_machines_compile() -> None:
    pytest.importorskip("llvmlite")
    from tg_uop import Ops, UOp

    x = UOp(Ops.INDEX, (UOp.param(1, "float", (4,)), UOp.const(dtypes.int64, 0)), 4).load()
    store = UOp(Ops.INDEX, (UOp.param(0, "float", (4,)), UOp.const(dtypes.int64, 0)), 4).store(x + x)
    for words in ("arm64,apple-m1", "riscv64,generic-rv64,v", "x86_64,znver4"):
        renderer = LLVMRenderer(Target.parse(f"CPU:LLVM:{words}"))
        assert renderer.compiler.compile(renderer.render(store.toposort()))[:4] == b"\x7fELF"
