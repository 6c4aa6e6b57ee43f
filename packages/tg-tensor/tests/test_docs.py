"""Does every example of the documentation run and print what the page says, and does the site build?"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.S)
if not PAGES:
    pytest.skip("docs/ is only in a checkout, not beside the wheel", allow_module_level=True)
WITH_CODE = [p for p in PAGES if BLOCK.search(p.read_text())]


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda p: p.stem)
def test_examples_print_what_the_page_says(page, capsys):
    names: dict[str, object] = {}
    for code, output in BLOCK.findall(page.read_text()):
        exec(compile(code, page.name, "exec"), names)
        assert capsys.readouterr().out == output


def test_every_page_is_in_the_navigation():
    listed = set(re.findall(r"- ([\w/]+\.md)", (ROOT / "mkdocs.yml").read_text()))
    assert listed == {str(p.relative_to(ROOT / "docs")) for p in PAGES}


def test_the_site_builds_and_needs_no_network(tmp_path):
    if importlib.util.find_spec("mkdocs") is None or importlib.util.find_spec("mkdocstrings") is None:
        pytest.skip("mkdocs-material and mkdocstrings are not installed (dependency group docs)")
    words = [
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "-f",
        str(ROOT / "mkdocs.yml"),
        "-d",
        str(tmp_path),
    ]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    html = (tmp_path / "api" / "tensor.html").read_text()
    assert "layernorm" in html and "conv2d" in html
    loaded = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="(https?://[^"]+)"', html)
    assert [u for u in loaded if "canonical" not in u] == []
