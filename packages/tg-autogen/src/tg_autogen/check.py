"""Does the C compiler agree?

A C program prints sizes, offsets, bits and values, and Python compares its own.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from .expressions import field_name, python_name
from .model import (
    Array,
    Constant,
    CType,
    Enum,
    FunctionType,
    MacroFunction,
    Module,
    Named,
    Pointer,
    Prim,
    Record,
    Typedef,
)
from .runtime import alignment
from .source import HeaderSet

# Arguments for translated macros: none is zero and none above 31, so that C defines divisions and shifts.
_SAMPLES = (
    (1, 2, 3, 4, 5, 6, 7, 8),
    (7, 3, 1, 9, 2, 5, 4, 6),
    (29, 17, 31, 5, 23, 3, 2, 1),
    (2, 1, 4, 1, 3, 2, 1, 1),
)


@dataclass(slots=True)
class Report:
    """What was compared (kind → count), where Python and C differ, and what C could not be asked."""

    counts: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count what another report has, too."""
        self.counts.update(other.counts)
        self.differences += other.differences
        self.unasked += other.unasked

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.counts.items()))
        unasked = f", {len(self.unasked)} not compilable" if self.unasked else ""
        return f"{kinds or 'nothing'} compared{unasked}, {len(self.differences)} differences"


@dataclass(slots=True)
class _Question:
    """One thing to ask: C code that prints an answer, and Python's own answer."""

    kind: str
    name: str
    code: str
    expected: Any
    bits: int = 64


def default_compiler() -> list[str]:
    """The machine's C compiler; FileNotFoundError when there is none."""
    for name in ("gcc", "cc", "clang"):
        if shutil.which(name):
            return [name]
    raise FileNotFoundError("no C compiler found (gcc, cc or clang); install gcc to check layouts")


def zig_compiler(language: str = "c") -> list[str]:
    """Clang as the ziglang package carries it."""
    return [sys.executable, "-m", "ziglang", "c++" if language == "c++" else "cc"]


def check_module(
    headers: HeaderSet,
    module: Module,
    python: ModuleType | dict[str, Any],
    compiler: Sequence[str] | None = None,
) -> Report:
    """Compare a generated module with the C compiler's view of its headers.

    `python` is the imported module (or its namespace). RuntimeError when the C program does not compile or
    run.
    """
    namespace = python if isinstance(python, dict) else vars(python)
    report = Report()
    questions = list(_questions(module, namespace, report))
    if headers.separate:
        raise ValueError("headers read separately cannot be checked in one C program; check each by itself")
    answers = _ask(headers, _shadowed(module), questions, list(compiler or default_compiler()), report)
    for index, question in enumerate(questions):
        if index not in answers:
            continue
        report.counts[question.kind] += 1
        if not _same(question, answers[index]):
            text = (
                f"{question.kind} {question.name}: Python has {question.expected!r}, C has {answers[index]}"
            )
            report.differences.append(text)
    return report


def _shadowed(module: Module) -> list[str]:
    """Member names that a macro of the headers may stand in for (`#define si_pid _sifields._kill.si_pid`)."""
    members = {member.c_name for record in module.records() for member in record.fields if member.c_name}
    return sorted(members & {skip.name for skip in module.skips})


def _same(question: _Question, answer: str) -> bool:
    expected = question.expected
    if isinstance(expected, bool | int):
        parts = answer.split()
        mask = (1 << (8 * int(parts[1]) if len(parts) > 1 else question.bits)) - 1
        return expected & mask == int(parts[0]) & mask
    if isinstance(expected, float):
        if question.kind == "macro calls":  # asked as an integer
            return int(answer.split()[0]) == int(expected)
        return float(answer) == expected or (expected != expected and "nan" in answer)
    return str(expected) == answer


def evaluate(headers: HeaderSet, expressions: list[str], compiler: Sequence[str]) -> dict[str, int]:
    """Integer C expressions over a header set, valued by the compiler (as unsigned 64-bit numbers)."""
    rows = ",\n".join(f"(unsigned long long)({expression})" for expression in expressions)
    table = f"static const unsigned long long tg_values[] = {{\n{rows}\n}};"
    loop = (
        'for (unsigned long i = 0; i < sizeof tg_values / 8; i++) __builtin_printf("%llu\\n", tg_values[i]);'
    )
    text = f"{headers.text()}{table}\nint main(void) {{ {loop} return 0; }}\n"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "values.c")
        source.write_text(text)
        built = _build(headers, compiler, source)
        if built.returncode:
            raise RuntimeError(f"the checking program does not compile:\n{built.stderr[:3000]}")
        answers = _run(source.with_suffix(""))
    return dict(zip(expressions, map(int, answers.split()), strict=True))


def _build(headers: HeaderSet, compiler: Sequence[str], source: Path) -> subprocess.CompletedProcess[str]:
    """Compile a program with the compiler that is asked; link it with the machine's own if it has one."""
    made, program = source.with_suffix(".o"), source.with_suffix("")
    command = [*compiler, *headers.arguments("cc"), "-w", "-fno-sanitize=undefined"]
    compiled = subprocess.run([*command, "-c", str(source), "-o", str(made)], capture_output=True, text=True)
    if compiled.returncode:
        return compiled
    try:
        linker = default_compiler()
    except FileNotFoundError:
        linker = list(compiler)
    return subprocess.run([*linker, str(made), "-o", str(program)], capture_output=True, text=True)


def _run(program: Path) -> str:
    run = subprocess.run([str(program)], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"the checking program failed with status {run.returncode}")
    return run.stdout


# What to ask


def _questions(module: Module, python: dict[str, Any], report: Report) -> Iterator[_Question]:
    for declaration in module.declarations.values():
        if (
            declaration.name
            and python_name(declaration.name) not in python
            and not isinstance(declaration, Enum)
        ):
            if not declaration.name.startswith("objc:"):
                report.differences.append(f"{declaration.name}: missing from the Python module")
            continue
        if isinstance(declaration, Record) and declaration.complete:
            yield from _record_questions(module, declaration, python[python_name(declaration.name)])
        elif isinstance(declaration, Enum):
            yield from _enum_questions(declaration, python)
        elif isinstance(declaration, Typedef) and _sized(module, declaration.type):
            size = ctypes.sizeof(python[python_name(declaration.name)])
            yield _Question(
                "typedef sizes", declaration.name, _print_int(f"sizeof({declaration.name})"), size
            )
    for constant in module.constants:
        yield _constant_question(constant, python)
    for macro in module.macro_functions:
        yield from _macro_questions(macro, python)


def _print_int(expression: str) -> str:
    return f'__builtin_printf("%llu\\n", (unsigned long long)({expression}));'


def _sized(module: Module, type_: CType) -> bool:
    if isinstance(type_, Prim):
        return type_.name not in ("None", "va_list")
    if isinstance(type_, Array):
        return type_.count > 0 and _sized(module, type_.element)
    if isinstance(type_, Named):
        found = module.find(type_.key)
        if isinstance(found, Typedef):
            return _sized(module, found.type)
        return isinstance(found, Enum) or (isinstance(found, Record) and found.complete)
    return isinstance(type_, Pointer) and not isinstance(type_, FunctionType)


def _record_questions(module: Module, record: Record, cls: Any) -> Iterator[_Question]:
    c_type = record.c_type
    if not c_type or c_type == "struct __va_list_tag":  # which only the compiler knows
        return
    yield _Question("sizes", record.name, _print_int(f"sizeof({c_type})"), ctypes.sizeof(cls))
    yield _Question("alignments", record.name, _print_int(f"__alignof__({c_type})"), alignment(cls))
    for name, width, type_ in _members(module, record):
        shown = f"{record.name}.{name}"
        descriptor = getattr(cls, field_name(name), None)
        if descriptor is None:
            yield _Question("offsets", shown, _print_int("0"), "missing")
        elif width is None:
            code = _print_int(f"__builtin_offsetof({c_type}, {name})")
            yield _Question("offsets", shown, code, descriptor.offset)
            if _sized(module, type_):
                size = f"sizeof((({c_type} *)0)->{name})"
                yield _Question("member sizes", shown, _print_int(size), _size_of(descriptor, cls, name))
        else:
            value = "1" if type_ == Prim("c_bool") else "-1"
            code = f"{{ static {c_type} v; __builtin_memset(&v, 0, sizeof v); "
            code += (
                f"v.{name} = (__typeof__(v.{name} + 0)){value}; tg_bits((unsigned char *)&v, sizeof v); }}"
            )
            yield _Question("bit positions", shown, code, _bits(cls, field_name(name)))


def _size_of(descriptor: Any, cls: Any, name: str) -> int:
    size = getattr(descriptor, "size", None)
    return descriptor.width // 8 if size is None else size


def _bits(cls: Any, name: str) -> str:
    """Hex of the bytes that change when a bit-field gets all ones, with the position of the first."""
    instance = cls()
    descriptor = getattr(cls, name)
    while hasattr(descriptor, "_inner"):
        descriptor = descriptor._inner
    low, high = descriptor.limits()
    setattr(instance, name, low if low < 0 and descriptor.width == 1 else -1 if low < 0 else high)
    data = bytes(instance)
    first = next((index for index, byte in enumerate(data) if byte), len(data))
    return f"{first} {data[first:].rstrip(bytes(1)).hex()}"


def _members(module: Module, record: Record) -> Iterator[tuple[str, int | None, CType]]:
    for member in record.fields:
        inner = module.find(member.type.key) if isinstance(member.type, Named) else None
        if member.name:
            yield member.c_name, member.width, member.type
        elif isinstance(inner, Record):
            yield from _members(module, inner)


def _enum_questions(enum: Enum, python: dict[str, Any]) -> Iterator[_Question]:
    if enum.c_type:
        size = (
            ctypes.sizeof(python[python_name(enum.name)]) if python_name(enum.name) in python else "missing"
        )
        yield _Question("enum sizes", enum.name, _print_int(f"sizeof({enum.c_type})"), size)
    scope = f"{enum.scope}::" if enum.scope else ""
    for name, _ in enum.constants:
        value = python.get(python_name(name), "missing")
        yield _Question("enum values", name, _print_int(f"{scope}{name}"), value)


def _constant_question(constant: Constant, python: dict[str, Any]) -> _Question:
    value = python.get(python_name(constant.name), "missing")
    name = constant.name
    if isinstance(constant.value, float):
        return _Question("macro values", name, f'__builtin_printf("%.17g\\n", (double)({name}));', value)
    if isinstance(constant.value, str):
        code = f"tg_hex((const char *)({name}));"
        shown = value.encode("utf-8", "surrogateescape").hex() + "." if isinstance(value, str) else value
        return _Question("macro values", name, code, shown)
    return _Question("macro values", name, _print_int(name), int(value) if isinstance(value, int) else value)


def _macro_questions(macro: MacroFunction, python: dict[str, Any]) -> Iterator[_Question]:
    function = python.get(python_name(macro.name))
    for sample in _SAMPLES if macro.parameters else _SAMPLES[:1]:
        arguments = sample[: len(macro.parameters)]
        shown = f"{macro.name}({', '.join(map(str, arguments))})"
        wide = f"{macro.name}({', '.join(f'{argument}LL' for argument in arguments)})"
        code = f'__builtin_printf("%lld %d\\n", (long long)({wide}), (int)sizeof({shown}));'
        try:
            value = function(*arguments) if function is not None else "missing"
        except (TypeError, ValueError, OverflowError, ZeroDivisionError, AttributeError):
            continue  # a macro over types or of huge shifts: there is nothing to compare
        yield _Question("macro calls", shown, code, value)


# Asking


_HELPERS = """
static void tg_bits(const unsigned char *p, unsigned long n) {
  unsigned long first = 0, end = n;
  while (first < n && !p[first]) first++;
  while (end > first && !p[end - 1]) end--;
  __builtin_printf("%lu ", first);
  for (; first < end; first++) __builtin_printf("%02x", p[first]);
  __builtin_printf("\\n");
}
static void tg_hex(const char *p) {
  for (; *p; p++) __builtin_printf("%02x", (unsigned char)*p);
  __builtin_printf(".\\n");
}
"""


def _ask(
    headers: HeaderSet, shadowed: list[str], questions: list[_Question], compiler: list[str], report: Report
) -> dict[int, str]:
    """Question number → what the C program printed. Macro calls that do not compile are left out."""
    asked = list(range(len(questions)))
    if headers.language == "objective-c":
        raise ValueError("Objective-C headers cannot be checked with a C compiler")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "check.cpp" if headers.language == "c++" else "check.c")
        while True:
            source.write_text(_program(headers, shadowed, [(i, questions[i].code) for i in asked]))
            built = _build(headers, compiler, source)
            if built.returncode == 0:
                break
            wrong = _wrong_questions(source, built.stderr)
            droppable = {i for i in wrong if questions[i].kind == "macro calls"}
            if not droppable or droppable != wrong:
                raise RuntimeError(f"the checking program does not compile:\n{built.stderr[:3000]}")
            report.unasked += [questions[i].name for i in sorted(droppable)]
            asked = [i for i in asked if i not in droppable]
        lines = _run(source.with_suffix("")).splitlines()
    answers = (line.partition(":") for line in lines)
    return {int(number): answer for number, _, answer in answers}


def _program(headers: HeaderSet, shadowed: list[str], questions: list[tuple[int, str]]) -> str:
    """A program that answers each question on a line of its own, in functions small enough for gcc."""
    lines = [headers.text(), *(f"#undef {name}" for name in shadowed), _HELPERS]
    groups = [questions[start : start + 500] for start in range(0, len(questions), 500)]
    for number, group in enumerate(groups):
        lines.append(f"static void tg_group_{number}(void) {{")
        lines += [f'__builtin_printf("{index}:"); {code} /* question {index} */' for index, code in group]
        lines.append("}")
    calls = " ".join(f"tg_group_{number}();" for number in range(len(groups)))
    return "\n".join([*lines, f"int main(void) {{ {calls} return 0; }}", ""])


def _wrong_questions(source: Path, errors: str) -> set[int]:
    """The questions whose lines the compiler's messages point at."""
    lines = source.read_text().splitlines()
    found = set()
    for match in re.finditer(re.escape(source.name) + r":(\d+):", errors):
        question = re.search(r"/\* question (\d+) \*/", lines[int(match[1]) - 1])
        if question is not None:
            found.add(int(question[1]))
    return found
