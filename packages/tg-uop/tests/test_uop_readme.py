"""The README's examples run as printed, and the command line does what it says."""

import re
from pathlib import Path

import pytest

from tg_uop import UOp, print_graph
from tg_uop.__main__ import main

README = Path(__file__).parents[1] / "README.md"
EXAMPLES = dict(re.findall(r"<!-- example: (\w+) -->\n```python\n(.*?)```", README.read_text(), re.DOTALL))


def test_there_are_both_examples():
    assert set(EXAMPLES) == {"nodes", "compiler"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_run(name):
    exec(compile(EXAMPLES[name], f"README example {name}", "exec"), {"__name__": "example"})


def test_the_toy_compiler_is_right_on_other_programs():
    scope = {"__name__": "example"}
    exec(compile(EXAMPLES["compiler"], "README example", "exec"), scope)
    code = scope["compile_program"]("s = x * 3 - y\nt = (s + y) // 3 % 7 + s * 0", "t")
    for x, y in ((0, 0), (5, 9), (123, 4)):
        assert scope["run"](code, {"x": x, "y": y}) == (x * 3) // 3 % 7
    with pytest.raises(SyntaxError, match="line 1"):
        scope["compile_program"]("s = [1]", "s")


def write(tmp_path, *roots):
    path = tmp_path / "graph.txt"
    path.write_text(print_graph(*roots))
    return str(path)


def test_command_line_simplifies_and_evaluates(tmp_path, capsys):
    n = UOp.variable("n", 0, 9)
    assert main([write(tmp_path, n * 4 // 4 + 1), "--var", "n=3"]) == 0
    out = capsys.readouterr().out
    assert "FLOORDIV" not in out and "# value: [4]" in out


def test_command_line_keeps_the_graph_when_asked(tmp_path, capsys):
    n = UOp.variable("n", 0, 9)
    text = write(tmp_path, n * 4 // 4)
    assert main([text, "--no-simplify"]) == 0
    assert capsys.readouterr().out == print_graph(n * 4 // 4)


def test_command_line_reports_bad_text_and_bad_graphs(tmp_path, capsys):
    path = tmp_path / "bad.txt"
    path.write_text("%0 = CONST(1) : int32\n%1 = FOO(%0)\n")
    assert main([str(path)]) == 1
    assert "line 2, column 6" in capsys.readouterr().err
    outside = UOp.param(0, "float32", (4,)).index(UOp.range(9, 0)).reduce(UOp.range(9, 0))
    assert main([write(tmp_path, outside)]) == 1
    assert "outside a storage of 4" in capsys.readouterr().err
    assert main([str(tmp_path / "none.txt")]) == 1


def test_command_line_does_not_evaluate_what_is_huge(tmp_path, capsys):
    huge = UOp.const("int32", 1).reshape((1,)).expand((10**11,))
    assert main([write(tmp_path, huge + 1)]) == 0
    assert "100000000000 elements, more than" in capsys.readouterr().out


def test_command_line_refuses_a_bad_binding(tmp_path):
    with pytest.raises(SystemExit):
        main([write(tmp_path, UOp.const("int32", 1)), "--var", "n"])
