"""Do specs lead to bindings? The commands over a folder of specs, and the shipped specs' own form."""

import pytest

from tg_autogen import HeaderSet, packages
from tg_autogen.cli import main
from tg_autogen.outputs import load_module
from tg_autogen.specs import all_specs, load

SPEC = 'title = "Sample."\nheaders = ["sample.h"]\nlicence = "MIT"\ninclude_dirs = ["%s"]\n'


@pytest.fixture
def project(tmp_path):
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    for name in ("specs", "include", "out"):
        (tmp_path / name).mkdir()
    (tmp_path / "include" / "sample.h").write_text("struct s { int a; };\n#define V 1\n")
    (tmp_path / "specs" / "sample.toml").write_text(SPEC % (tmp_path / "include"))
    return tmp_path


def _run(project, command, *names):
    return main([command, *names, "--specs", str(project / "specs"), "--out", str(project / "out")])


def test_gen_writes_and_diff_is_empty(project, capsys):
    assert _run(project, "gen") == 0
    assert "sample: sample.py, sample.pyi" in capsys.readouterr().out
    assert "# Licence of the headers: MIT" in (project / "out" / "sample.py").read_text()
    assert _run(project, "diff") == 0
    assert _run(project, "gen") == 0
    assert "sample: unchanged" in capsys.readouterr().out


def test_diff_shows_what_a_changed_header_changes(project, capsys):
    _run(project, "gen")
    (project / "include" / "sample.h").write_text("struct s { int a; };\n#define V 2\n")
    assert _run(project, "diff") == 1
    out = capsys.readouterr().out
    assert "-V = 1" in out and "+V = 2" in out


def test_check_compares_the_checked_in_module(project, capsys):
    _run(project, "gen")
    assert _run(project, "check") == 0
    module = project / "out" / "sample.py"
    module.write_text(module.read_text().replace("V = 1", "V = 33"))
    assert _run(project, "check") == 1
    assert "macro values V: Python has 33, C has 1" in capsys.readouterr().out


def test_unknown_names_and_keys_are_explained(project, capsys):
    assert _run(project, "gen", "nothing") == 2
    assert "no binding called nothing; there are sample" in capsys.readouterr().err
    (project / "specs" / "odd.toml").write_text('title = "x"\ncolour = "red"\n')
    assert _run(project, "gen") == 2
    assert "odd.toml: unknown keys colour" in capsys.readouterr().err


def test_missing_package_says_how_to_get_it(project, capsys, monkeypatch):
    monkeypatch.setenv("TG_AUTOGEN_CACHE", str(project / "cache"))
    (project / "specs" / "far.toml").write_text(
        'title = "Far."\nheaders = ["far.h"]\ndebian = ["no-such-package-dev"]\n'
        'include_dirs = ["{deb:no-such-package-dev}/usr/include"]\n'
    )
    assert _run(project, "gen", "far") == 2
    assert "Debian package no-such-package-dev are not on this machine" in capsys.readouterr().err


def test_template_of_a_path_must_be_known():
    with pytest.raises(ValueError, match="is no place for headers"):
        packages.expand("{moon:base}/include")


def test_shipped_specs_name_origin_and_licence():
    specs = all_specs()
    assert len(specs) >= 45
    for spec in specs.values():
        assert spec.licence and spec.title.endswith("."), spec.name
        assert spec.packages() or spec.include_dirs == ["{shims}"], spec.name
        assert spec.headers or spec.sets, spec.name
    outputs = [spec.path for spec in specs.values()]
    assert len(outputs) == len(set(outputs))


def test_spec_file_errors_name_the_file(tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text("title = \n")
    with pytest.raises(ValueError, match="broken.toml"):
        load(path)
    path.write_text('title = "x"\nkind = "magic"\n')
    with pytest.raises(ValueError, match="kind 'magic' is not one of ctypes, constants, registers, packets"):
        load(path)


def _project_with_use(project, driver):
    folder = project / "include"
    (folder / "base.h").write_text(
        "#pragma once\nstruct base { int a; struct { long b; } in; };\nenum { LIMIT = 4 };\n"
        "#define STEP 2\n#define TWICE(x) ((x) * 2)\n"
    )
    (folder / "driver.h").write_text('#include "base.h"\n' + driver)
    (project / "specs" / "sample.toml").unlink()
    (project / "specs" / "base.toml").write_text((SPEC % folder).replace("sample.h", "base.h"))
    both = (SPEC % folder).replace('["sample.h"]', '["driver.h", "base.h"]')
    (project / "specs" / "driver.toml").write_text(both + 'uses = ["base"]\n')


def test_a_binding_imports_what_it_uses_of_another(project):
    _project_with_use(
        project, "struct command { struct base b; char c[STEP]; };\n#define SIZE(x) (TWICE(x) + LIMIT)\n"
    )
    assert _run(project, "gen") == 0
    text = (project / "out" / "driver.py").read_text()
    assert "from .base import LIMIT, TWICE, struct_base\n" in text
    assert "class struct_base" not in text and "STEP" not in text
    assert "struct_base" in (project / "out" / "driver.pyi").read_text()
    assert _run(project, "check") == 0
    module = load_module(project / "out" / "driver.py")
    assert module.struct_command(b=module.struct_base(a=3)).b.a == 3 and module.SIZE(5) == 14


def test_use_of_a_binding_that_says_otherwise_is_reported(project, capsys):
    _project_with_use(project, "#undef STEP\n#define STEP 3\n")
    assert _run(project, "gen") == 1
    assert "STEP is declared differently at" in capsys.readouterr().err
    assert "STEP = 3" in (project / "out" / "driver.py").read_text()


def test_use_of_no_binding_is_explained(project, capsys):
    _project_with_use(project, "")
    (project / "specs" / "base.toml").unlink()
    assert _run(project, "gen") == 2
    assert "driver uses base, but there is no" in capsys.readouterr().err


def test_check_counts_everything_it_compared(project, capsys):
    _run(project, "gen")
    capsys.readouterr()
    assert _run(project, "check") == 0
    each, total = capsys.readouterr().out.splitlines()
    assert each.removeprefix("sample: ") == total.partition(": ")[2] and total.startswith("all 1 with ")


@pytest.mark.parametrize(
    "text, message",
    [
        ('headers = "x.h"', "headers must be a list of strings, not 'x.h'"),
        ('headers = ["x.h"]\ntitle = ""', "needs a title and headers"),
        ('kind = "registers"', "needs a title and sets"),
        ("defines = { A = 3 }", "defines must be a table of strings"),
        ('output = "../evil.py"', "output must be a .py file below the folder"),
        ('library = { nme = "x" }', "library has a name and any of darwin, errno"),
    ],
)
def test_spec_values_are_checked(tmp_path, text, message):
    path = tmp_path / "a.toml"
    start = "" if "title" in text else 'title = "x."\n'
    path.write_text(start + ("" if "headers" in text else 'headers = ["x.h"]\n') + text)
    with pytest.raises(ValueError, match=message):
        load(path)


def test_no_folder_of_specs_is_explained(tmp_path, capsys):
    assert main(["list", "--specs", str(tmp_path / "none")]) == 2
    assert "is no folder with specs" in capsys.readouterr().err


def test_bindings_cannot_use_one_another_in_a_circle(project, capsys):
    spec = project / "specs" / "sample.toml"
    spec.write_text(spec.read_text() + 'uses = ["sample"]\n')
    assert _run(project, "gen") == 2
    assert "in a circle: sample uses sample" in capsys.readouterr().err


def test_filters_and_languages_are_checked():
    with pytest.raises(ValueError, match=r"'\(' is no regular expression"):
        HeaderSet(["x.h"], only=["("])
    with pytest.raises(ValueError, match="language 'rust' is not one of c, c\\+\\+, objective-c"):
        HeaderSet(["x.h"], language="rust")
