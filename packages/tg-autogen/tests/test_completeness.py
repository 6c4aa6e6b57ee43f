"""Is every declaration of a binding's headers generated, or listed with a reason?"""

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tg_autogen import packages
from tg_autogen.expressions import python_name
from tg_autogen.outputs import load_module
from tg_autogen.specs import all_specs

CTYPES = {name: spec for name, spec in all_specs().items() if spec.kind == "ctypes"}
QUICK = ("io_uring", "vfio", "pci_regs")

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed"),
    pytest.mark.skipif(importlib.util.find_spec("clang") is None, reason="libclang is not installed"),
]


def _macros(spec, headers):
    """Names that gcc sees defined in the spec's own files and that stay defined to the end."""
    command = ["gcc", "-E", "-dD", *headers.arguments("cc"), "-"]
    done = subprocess.run(command, input=headers.text(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:500]
    inside, found = False, set()
    for line in done.stdout.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            inside = _own(headers, marker[1])
        elif inside and line.startswith("#define "):
            name = re.match(r"#define (\w+)", line)[1]
            if not name.startswith("__has_"):  # clang has these built in, gcc gets stand-ins from headers
                found.add(name)
        elif line.startswith("#undef "):
            found.discard(line.split()[1])
    return found


def _own(headers, path):
    named = any(("/" + path).endswith("/" + name.strip("<>")) for name in headers.headers)
    return named or any(re.search(pattern, path) for pattern in headers.files)


def _declarations(headers):
    """Functions, types and constants that libclang sees at the top level of the spec's own files."""
    from tg_autogen.source import parse_unit

    unit = parse_unit(headers, headers.text(), "completeness", macros=False)
    kinds = {"FUNCTION_DECL": "", "TYPEDEF_DECL": "", "STRUCT_DECL": "struct_", "UNION_DECL": "union_"}
    kinds |= {"VAR_DECL": "", "ENUM_DECL": "enum_"}
    for cursor in unit.cursor.get_children():
        file = cursor.location.file
        if file is None or not _own(headers, file.name) or cursor.kind.name not in kinds:
            continue
        if (
            cursor.spelling
            and "(" not in cursor.spelling
            and "@" not in cursor.get_usr().partition("@")[2][:0]
        ):
            yield kinds[cursor.kind.name], cursor.spelling
        if cursor.kind.name == "ENUM_DECL":
            yield from (
                ("", child.spelling)
                for child in cursor.get_children()
                if child.kind.name == "ENUM_CONSTANT_DECL"
            )


@pytest.mark.parametrize(
    "name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in CTYPES]
)
def test_every_declaration_is_generated_or_listed(bindings_folder, name):
    spec = CTYPES[name]
    try:
        headers = spec.header_set()
        notes = spec.notes()
    except packages.MissingPackage as error:
        pytest.skip(str(error))
    path = Path(bindings_folder / spec.path)
    text = path.read_text()
    if any(f"# {note}\n" not in text for note in notes):
        pytest.skip("made from another version of the package than this machine's")
    listed = {
        word
        for line in text.splitlines()
        if line.startswith("# skipped")
        for word in line.split(": ", 1)[1].split()
    }
    present = set(dir(load_module(path))) | listed

    def excluded(plain):
        chosen = not headers.only or any(re.fullmatch(p, plain) for p in headers.only)
        return not chosen or any(re.fullmatch(p, plain) for p in headers.exclude)

    missing = []
    for plain in _macros(spec, headers) if spec.language == "c" else ():
        if python_name(plain) not in present and plain not in listed and not excluded(plain):
            missing.append(f"macro {plain}")
    for prefix, plain in _declarations(headers):
        names = {python_name(prefix + plain), python_name(plain), plain}
        if not names & present and not excluded(plain):
            missing.append(f"{prefix}{plain}")
    assert not missing
