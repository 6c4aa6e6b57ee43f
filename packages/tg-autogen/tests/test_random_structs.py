"""Are layouts right beyond the shapes anyone thought of? Random records, gcc and clang."""

import importlib.util
import random
import shutil

import pytest

from tg_autogen import HeaderSet, Style, check_module, generate
from tg_autogen.check import zig_compiler

pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")

COUNT = 500
_INTEGERS = ("char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long")
_INTEGERS += ("unsigned long", "long long", "_Bool", "enum small")
_OTHERS = ("float", "double", "void *", "const char *", "long double", "__int128", "int (*)[3]")
_BITS = {
    "char": 8, "unsigned char": 8, "signed char": 8, "short": 16, "unsigned short": 16, "int": 32,
    "unsigned": 32, "long": 64, "unsigned long": 64, "_Bool": 1, "enum small": 2,
}  # fmt: skip


class _Maker:
    """Writes random records; earlier ones may be members of later ones."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._made: list[str] = []

    def header(self, count: int) -> str:
        records = [self._record(index) for index in range(count)]
        return "enum small { S0, S1, S2 };\n" + "\n".join(records) + "\n"

    def _record(self, index: int) -> str:
        kind = "union" if self._random.random() < 0.15 else "struct"
        name = f"{kind} r{index}"
        text = f"{kind} {self._attributes()}r{index} {{\n{self._members('m', 1)}}};"
        self._made.append(name)
        return text

    def _attributes(self) -> str:
        roll = self._random.random()
        if roll < 0.2:
            return "__attribute__((packed)) "
        if roll < 0.3:
            return f"__attribute__((aligned({self._random.choice((1, 2, 4, 8, 16, 32))}))) "
        if roll < 0.35:
            return f"__attribute__((packed, aligned({self._random.choice((2, 4, 8))}))) "
        return ""

    def _members(self, prefix: str, depth: int) -> str:
        return "".join(
            "  " * depth + self._member(f"{prefix}{i}", depth) + "\n"
            for i in range(self._random.randint(1, 7))
        )

    def _member(self, name: str, depth: int) -> str:
        roll = self._random.random()
        if roll < 0.4:
            return self._bit_field(name)
        if roll < 0.5 and depth < 4:
            kind = self._random.choice(("struct", "union"))
            shown = self._random.choice((name, f"{name}[2]", ""))
            return f"{kind} {self._attributes()}{{\n{self._members(name + '_', depth + 1)}}} {shown};"
        if roll < 0.6 and self._made:
            return f"{self._random.choice(self._made[-40:])} {name};"
        if roll < 0.7:
            return f"{self._random.choice(_INTEGERS)} {name}[{self._random.randint(1, 5)}];"
        aligned = " __attribute__((aligned(8)))" if self._random.random() < 0.08 else ""
        if roll < 0.9:
            return f"{self._random.choice(_INTEGERS)} {name}{aligned};"
        other = self._random.choice(_OTHERS)
        return f"{other.replace('(*)', f'(*{name})')};" if "(*)" in other else f"{other} {name}{aligned};"

    def _bit_field(self, name: str) -> str:
        type_ = self._random.choice(list(_BITS))
        width = self._random.randint(1, _BITS[type_])
        roll = self._random.random()
        if roll < 0.06:
            return f"{type_} : {0 if roll < 0.03 else width};"
        return f"{type_} {name} : {width};"


@pytest.fixture(scope="module")
def random_records(tmp_path_factory):
    folder = tmp_path_factory.mktemp("random")
    (folder / "random.h").write_text(_Maker(seed=20240607).header(COUNT))
    headers = HeaderSet(["random.h"], include_dirs=[str(folder)])
    made = generate(headers, Style("Random records."))
    namespace: dict[str, object] = {}
    exec(compile(made.text, "random.py", "exec"), namespace)
    return headers, made, namespace


def test_every_record_is_generated(random_records):
    _, made, namespace = random_records
    assert not made.complaints()
    assert sum(f"struct_r{i}" in namespace or f"union_r{i}" in namespace for i in range(COUNT)) == COUNT


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_gcc_lays_out_the_same(random_records):
    headers, made, namespace = random_records
    report = check_module(headers, made.module, namespace, ["gcc"])
    assert report.counts["sizes"] >= COUNT and report.counts["bit positions"] > COUNT
    assert not report.differences


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="ziglang is not installed")
def test_clang_lays_out_the_same(random_records):
    headers, made, namespace = random_records
    report = check_module(headers, made.module, namespace, zig_compiler())
    assert report.counts["sizes"] >= COUNT
    assert not report.differences
