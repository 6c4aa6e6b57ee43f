"""DEV strings: every form in use parses and prints back; bad forms are refused with the grammar."""

from dataclasses import FrozenInstanceError, replace

import pytest

from tg_uop.target import GRAMMAR, Target

FORMS = {
    "": Target(),
    "CPU": Target("CPU"),
    "CPU:LLVM": Target("CPU", renderer="LLVM"),
    "CPU:LLVM:x86_64,znver2,avx2,-avx512f": Target(
        "CPU", "", "LLVM", "x86_64", ("znver2", "avx2", "-avx512f")
    ),
    "CPU::arm64,native,AMX": Target("CPU", "", "", "arm64", ("native", "AMX")),
    "AMD::gfx950": Target("AMD", "", "", "gfx950"),
    "PCI+AMD": Target("AMD", "PCI"),
    "PCI+AMD:LLVM:gfx1100,KEY=val": Target("AMD", "PCI", "LLVM", "gfx1100", ("KEY=val",)),
    "MOCK+CUDA:PTX": Target("CUDA", "MOCK", "PTX"),
    "NV:CUDA:sm_70": Target("NV", "", "CUDA", "sm_70"),
    "NULL:IR3:a630,IMAGE_PITCH_ALIGNMENT=64": Target(
        "NULL", "", "IR3", "a630", ("IMAGE_PITCH_ALIGNMENT=64",)
    ),
}


@pytest.mark.parametrize("text", FORMS)
def test_parse_gives_the_parts(text):
    assert Target.parse(text) == FORMS[text]


@pytest.mark.parametrize("text", FORMS)
def test_prints_back_the_same(text):
    assert str(Target.parse(text)) == text


BAD = [
    "cpu",
    "CPU:1",
    "CPU:",
    "CPU:LLVM:",
    "CPU::",
    "+CPU",
    "PCI+",
    ":LLVM",
    "CPU:LLVM:x86_64",
    "CPU:LLVM:x86_64,-avx2",
    "CPU:LLVM:x86_64,KEY=1",
    "CPU:LLVM:avx2,znver2",
    "CPU:LLVM:x86_64,znver2,+avx2",
    "CPU:LLVM:x86_64,znver2,",
    "CPU:LLVM:x86_64,znver2,A=B=C",
    "AMD:LLVM:gfx1100:more",
    "AMD:llvm",
    "AMD LLVM",
    "AMD::,KEY=1",
    "pci+AMD",
    "NULL:C:x86_64",
]


@pytest.mark.parametrize("text", BAD)
def test_bad_form_is_a_value_error_with_the_grammar(text):
    with pytest.raises(ValueError) as caught:
        Target.parse(text)
    assert GRAMMAR in str(caught.value) and repr(text)[1:-1] in str(caught.value)


def test_lower_case_gets_a_hint():
    with pytest.raises(ValueError, match="write 'CPU'"):
        Target.parse("cpu")


def test_not_a_string_is_a_type_error():
    with pytest.raises(TypeError, match="int 3"):
        Target.parse(3)


def test_replace_prints_as_a_dev_string():
    assert str(replace(Target.parse("AMD:LLVM"), interface="PCI")) == "PCI+AMD:LLVM"


def test_replace_checks_the_form_too():
    with pytest.raises(ValueError, match="interface"):
        replace(Target.parse("AMD"), interface="p c i")


def test_immutable_and_hashable():
    target = Target.parse("AMD:LLVM")
    with pytest.raises(FrozenInstanceError):
        target.device = "NV"
    assert {target: 1}[Target("AMD", "", "LLVM")] == 1


def test_cpu_words():
    target = Target.parse("CPU:LLVM:x86_64,znver2,avx2,-avx512f,KEY=1")
    assert (target.cpu, target.features, target.options) == ("znver2", ("avx2", "-avx512f"), {"KEY": "1"})


def test_words_of_a_gpu_architecture_are_not_cpu_features():
    target = Target.parse("AMD::gfx942,xnack")
    assert (target.cpu, target.features, target.flags) == ("", (), ("xnack",))
