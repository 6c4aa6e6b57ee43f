"""What does each C feature become? Tiny headers with expected modules, each compared with gcc."""

import os
import shutil
from pathlib import Path

import pytest

from tg_autogen import HeaderSet, LibraryNames, Style, check_module, generate

HEADERS = sorted((Path(__file__).parent / "headers").glob("*.h"))

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed"),
    pytest.mark.skipif(
        not Path("/usr/include/linux/types.h").exists(), reason="kernel headers are not installed"
    ),
]
pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")


def _generated(path: Path):
    headers = HeaderSet([path.name], include_dirs=[str(path.parent)])
    style = Style(f"Bindings of {path.name}.", library=LibraryNames("sample", linux=["libsample.so"]))
    return headers, generate(headers, style)


def test_there_is_a_header_for_every_feature():
    assert len(HEADERS) >= 120


@pytest.mark.parametrize("path", HEADERS, ids=lambda path: path.stem)
def test_module_is_the_expected_one_and_agrees_with_gcc(path):
    """TG_AUTOGEN_UPDATE=1 accepts new text; review the difference before committing it."""
    headers, made = _generated(path)
    expected = path.with_suffix(".expected")
    if os.environ.get("TG_AUTOGEN_UPDATE"):
        expected.write_text(made.text)
    assert made.text == expected.read_text()
    namespace: dict[str, object] = {}
    exec(compile(made.text, str(expected), "exec"), namespace)
    report = check_module(headers, made.module, namespace, ["gcc"])
    assert not report.differences
