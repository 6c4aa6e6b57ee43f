"""What becomes of bad input, filters, C++ and Objective-C? Diagnostics; the rest is made."""

import ctypes
import shutil
import subprocess

import pytest

from tg_autogen import HeaderSet, Style, check_module, generate
from tg_autogen.cli import main


def _complaints(made):
    return "\n".join(made.complaints())


def test_missing_include_is_reported_and_the_rest_generated(bind):
    made, names = bind('#include "gone.h"\nstruct kept { int a; };\n')
    assert "sample.h:1: error: 'gone.h' file not found" in _complaints(made)
    assert ctypes.sizeof(names["struct_kept"]) == 4


def test_syntax_error_is_reported_and_the_rest_generated(bind):
    made, names = bind("struct good { int a; };\nstruct bad { int ; x y };\nstruct also { long b; };\n")
    assert "sample.h:2: error" in _complaints(made)
    assert "struct_good" in names and "struct_also" in names


def test_unknown_attribute_is_reported(bind):
    made, names = bind("struct __attribute__((sparkling)) s { int a; };\n")
    assert "sample.h:1: warning: unknown attribute 'sparkling' ignored" in _complaints(made)
    assert "struct_s" in names


def test_macro_without_value_is_reported_with_its_reason(bind):
    made, names = bind("#define GOOD 1\n#define BAD (nowhere + 1)\n")
    assert "sample.h:2: BAD skipped (unknown): use of undeclared identifier 'nowhere'" in _complaints(made)
    assert names["GOOD"] == 1 and "# skipped (unknown): BAD" in made.text


def test_keyword_is_renamed_and_reported(bind):
    made, names = bind("struct s { int from; };\nint lambda(int a);\n")
    assert "struct_s.from is a name Python keeps for itself; it is called from_" in _complaints(made)
    assert names["struct_s"](from_=3).from_ == 3 and "lambda_" in names


def test_names_of_python_and_ctypes_classes_are_renamed(bind):
    text = (
        "struct s { int _fields_; int from_buffer; int __init__; int _bits_0; };\n"
        "typedef struct { int q; } c_int32;\nint _library(c_int32 *x);\n"
    )
    made, names = bind(text)
    assert names["struct_s"](_fields__=1, from_buffer_=2, __init___=3, _bits_0_=4).from_buffer_ == 2
    assert bytes(names["struct_s"].from_buffer(bytearray(16))) == bytes(16)
    assert names["c_int32_"](q=5).q == 5 and names["_library_"].name == "_library"
    assert "_library is a name Python keeps for itself; it is called _library_" in _complaints(made)


def test_macro_called_like_something_else_is_reported_and_left_out(bind):
    text = (
        "struct s { int a; };\n#define struct_s 5\nint dup(int);\n#define dup 7\n"
        "enum { N };\n#define N(x) (x)\n"
    )
    made, names = bind(text)
    for line, name in ((2, "struct_s"), (4, "dup"), (6, "N")):
        assert f"sample.h:{line}: error: {name} is declared differently" in _complaints(made)
    assert isinstance(names["struct_s"], type) and names["dup"].name == "dup" and names["N"] == 0


def test_member_of_a_type_ctypes_lacks_is_reported(bind):
    made, names = bind("struct s { _BitInt(65) x; int y; };\nstruct a { _Atomic int x; };\n")
    assert "sample.h:1: struct_s.x skipped (field): no ctypes type for _BitInt(65)" in _complaints(made)
    assert names["struct_s"].y.offset == 16 and names["struct_a"](x=3).x == 3


def test_text_that_is_no_utf8_is_no_obstacle(bind):
    folder = bind.folder / "latin.h"
    folder.write_bytes(b'/** \xe9t\xe9 */ struct s { int a; };\n#define T "\xe9\\xfe"\n')
    made = generate(HeaderSet(["latin.h"], include_dirs=[str(bind.folder)]), Style("x"))
    names = {}
    exec(made.text, names)
    assert ctypes.sizeof(names["struct_s"]) == 4 and len(names["T"]) == 2


def test_macro_nested_too_deeply_is_left_out(bind):
    depth = 2000
    made, names = bind("#define F(x) " + "(" * depth + "x" + ")" * depth + "\n#define GOOD 1\n")
    assert "F skipped (syntax): it is nested too deeply" in _complaints(made) and names["GOOD"] == 1


def test_no_header_at_all_is_an_error():
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    with pytest.raises(FileNotFoundError, match="none of nowhere.h found"):
        generate(HeaderSet(["nowhere.h"]), Style("x"))


def test_clash_of_two_headers_is_reported_and_the_first_kept(bind):
    (bind.folder / "one.h").write_text("struct s { int a; };\n#define V 1\nint same(int);\n")
    (bind.folder / "two.h").write_text(
        "struct s { long a; };\n#define V 2\nint same(int);\nint more(void);\n"
    )
    headers = HeaderSet(["one.h", "two.h"], include_dirs=[str(bind.folder)], separate=True)
    made = generate(headers, Style("x"))
    assert "two.h:1: error: struct_s is declared differently at" in _complaints(made)
    assert "two.h:2: error: V is declared differently at" in _complaints(made)
    names = {}
    exec(made.text, names)
    assert ctypes.sizeof(names["struct_s"]) == 4 and names["V"] == 1


def test_filters_choose_by_name_and_by_file(bind):
    (bind.folder / "other.h").write_text("struct other { int a; };\nstruct unused { int a; };\n")
    text = '#include "other.h"\nstruct wanted { struct other o; };\nstruct dropped { int a; };\n'
    _, names = bind(text, exclude=["dropped"])
    assert {n for n in names if n.startswith("struct_")} == {"struct_other", "struct_wanted"}
    _, names = bind(text, only=["unused"], files=[r"other\.h$"])
    assert {n for n in names if n.startswith("struct_")} == {"struct_unused"}


def test_defines_choose_what_is_declared(bind):
    text = "#ifdef WIDE\ntypedef long number;\n#else\ntypedef int number;\n#endif\n"
    assert bind(text)[1]["number"] is ctypes.c_int32
    assert bind(text, defines={"WIDE": ""})[1]["number"] is ctypes.c_int64


def test_two_runs_give_the_same_text(bind):
    text = "struct a { struct { int b; }; union { int c; } d; };\nenum e { X };\n#define M(x) ((x) + X)\n"
    first, second = bind(text)[0], bind(text)[0]
    assert (first.text, first.stub) == (second.text, second.stub)


def test_extern_c_parts_of_cplusplus_are_generated(bind):
    text = (
        'struct plain { int a; };\nextern "C" {\nint start(struct plain *p);\nstruct inner { long b; };\n}\n'
        "int mangled(int);\nclass Fancy { virtual void f(); };\ntemplate <class T> struct Box { T t; };\n"
        "namespace deep { struct hidden { char c; }; enum { LIMIT = 4 }; }\n"
    )
    made, names = bind(text, language="c++")
    assert "start" in names and "struct_inner" in names and "mangled" not in names
    assert ctypes.sizeof(names["struct_deep_hidden"]) == 1 and names["LIMIT"] == 4
    skipped = {skip.name: skip.reason for skip in made.module.skips}
    assert skipped["mangled"] == "C++ linkage" and "C++" in skipped["Fancy"] and "C++" in skipped["Box"]


OBJC = """
typedef unsigned long NSUInteger;
typedef struct { NSUInteger width, height; } Size;
@protocol Device;
@interface Buffer
- (void *)contents;
@property (readonly) NSUInteger length;
@end
@interface Factory
+ (Factory *)shared;
- (NSUInteger)area:(Size)size scale:(float)scale;
@end
@interface Special : Factory
- (int)answer;
@end
"""
FAKE_RUNTIME = """
#include <string.h>
typedef struct { unsigned long w, h; } size;
static char shared_object, class_object;
void *objc_getClass(const char *n) { return strcmp(n, "Factory") ? 0 : &class_object; }
void *sel_registerName(const char *n) { return (void *)n; }
static unsigned long area(void *self, const char *s, size z, float k) { return z.w * z.h * k; }
void *dispatch(void *self, const char *s);
__asm__(".globl objc_msgSend\\nobjc_msgSend: cmpb $'a', (%rsi)\\n je area\\n jmp shared\\n");
static void *shared(void *self, const char *s) { return self == &class_object ? &shared_object : 0; }
void *keep[] = { area, shared };
"""


def test_objective_c_methods_become_typed_messages(bind):
    _, names = bind(OBJC, language="objective-c")
    message = names["Factory"].__dict__["area_scale"]
    assert message.selector == "area:scale:"
    assert message.argtypes == (names["Size"], ctypes.c_float)
    assert issubclass(names["Special"], names["Factory"])
    assert names["Buffer"].__dict__["length"].restype is ctypes.c_uint64


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_messages_reach_the_objective_c_runtime(bind, monkeypatch):
    """The runtime is a stand-in with objc_msgSend in assembly, as no Linux machine has Apple's."""
    from tg_autogen import objc
    from tg_autogen.runtime import Library

    _, names = bind(OBJC, language="objective-c")
    source, library = bind.folder / "fake.c", bind.folder / "libfake.so"
    source.write_text(FAKE_RUNTIME)
    built = subprocess.run(["gcc", "-w", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)])
    if built.returncode:
        pytest.skip("the stand-in runtime needs x86-64 assembly")
    monkeypatch.setattr(objc, "library", Library("fake", linux=(str(library),)))
    factory = names["Factory"](names["Factory"].shared())
    assert factory.area_scale(names["Size"](width=3, height=4), 2.5) == 30
    with pytest.raises(AttributeError, match="no class 'Special'"):
        names["Special"].shared()


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_check_notices_every_kind_of_difference(bind):
    made, names = bind(
        "struct s { char a; unsigned b : 4; unsigned c : 3; long d; };\nenum e { X = 3 };\n#define V 7\n"
        '#define F(x) ((x) + 1)\n#define T "text"\n#define P 1.5\n'
    )
    headers = HeaderSet(["sample.h"], include_dirs=[str(bind.folder)])
    assert not check_module(headers, made.module, names).differences
    wrong = {}
    changes = [
        ('("a", c_char, 0)', '("a", c_char, 6)'),
        ("12, 3)", "13, 3)"),
        ("X = 3", "X = 4"),
        ("V = 7", "V = 8"),
    ]
    changes += [("x + 1", "x + 2"), ('T = "text"', 'T = "texts"'), ("P = 1.5", "P = 1.25")]
    text = made.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    exec(text, wrong)
    found = check_module(headers, made.module, wrong).differences
    kinds = {line.split(" struct")[0].split(":")[0] for line in found}
    assert {"offsets", "bit positions"} <= kinds
    for name in ("enum values X", "macro values V", "macro calls F", "macro values T", "macro values P"):
        assert any(line.startswith(name) for line in found), name


def test_command_writes_module_and_stub(tmp_path, capsys):
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    (tmp_path / "my.h").write_text("struct s { int a; };\nint go(struct s *s);\n")
    out = tmp_path / "my.py"
    status = main(
        ["header", str(tmp_path / "my.h"), "-o", str(out), "--library", "libmy.so", "--package", "my"]
    )
    assert status == 0 and not capsys.readouterr().err
    assert 'Library("my", linux=("libmy.so",), package="my")' in out.read_text()
    assert "a: Field[int]" in out.with_suffix(".pyi").read_text()


def test_command_reports_and_exits_non_zero(tmp_path, capsys):
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    (tmp_path / "bad.h").write_text("struct s { int a; };\nint broken(;\n")
    out = tmp_path / "bad.py"
    assert main(["header", str(tmp_path / "bad.h"), "-o", str(out)]) == 1
    assert "bad.h:2: error" in capsys.readouterr().err
    assert "struct_s" in out.read_text()
    assert main(["header", str(tmp_path / "gone.h"), "-o", str(tmp_path / "gone.py")]) == 2
    assert sorted(p.name for p in tmp_path.iterdir()) == ["bad.h", "bad.py", "bad.pyi"]


def test_places_are_written_where_asked(tmp_path):
    pytest.importorskip("clang.cindex", reason="libclang is not installed (extra generate)")
    (tmp_path / "my.h").write_text("\nstruct s { int a; };\n")
    out = tmp_path / "my.py"
    main(["header", str(tmp_path / "my.h"), "-o", str(out), "--places"])
    assert "my.h:2" in out.read_text()


def test_member_that_points_to_its_own_record_by_another_name_is_laid_out_first(bind):
    text = (
        "typedef struct expr expr;\nstruct expr { union { struct get { expr *x; int n; } get; "
        "struct { struct get g; expr *y; } two; } in; };\n"
    )
    _, names = bind(text)
    assert ctypes.sizeof(names["struct_expr"]) == 24 and names["expr"] is names["struct_expr"]
