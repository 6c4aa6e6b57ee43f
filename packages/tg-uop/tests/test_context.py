"""Context variables: environment, overrides, threads, messages."""

import itertools
import subprocess
import sys
import threading

import pytest

from tg_uop import context
from tg_uop.context import DEBUG, DEV, Context, ContextVar, getenv, variables
from tg_uop.target import Target

_fresh = (f"TEST_CONTEXT_{i}" for i in itertools.count())


def test_default_when_the_environment_is_silent():
    assert ContextVar(next(_fresh), 7).value == 7


@pytest.mark.parametrize(
    ("text", "default", "value"),
    [
        ("3", 0, 3),
        ("-1", 0, -1),
        ("0x10", 0, 16),
        ("1e-3", 1.0, 0.001),
        ("CPU:LLVM", "", "CPU:LLVM"),
        ("", 5, 5),
    ],
)
def test_environment_is_read_with_the_type_of_the_default(monkeypatch, text, default, value):
    name = next(_fresh)
    monkeypatch.setenv(name, text)
    got = ContextVar(name, default).value
    assert got == value and type(got) is type(default)


def test_environment_is_read_at_first_use_only(monkeypatch):
    name = next(_fresh)
    var = ContextVar(name, 0)
    monkeypatch.setenv(name, "4")
    assert var.value == 4
    monkeypatch.setenv(name, "5")
    assert var.value == 4


def test_bad_number_in_the_environment_names_the_variable(monkeypatch):
    name = next(_fresh)
    monkeypatch.setenv(name, "many")
    with pytest.raises(ValueError, match=f"{name}='many' is not an int"):
        ContextVar(name, 0).value  # noqa: B018


def test_getenv_is_typed(monkeypatch):
    monkeypatch.setenv("TEST_GETENV", "12")
    assert getenv("TEST_GETENV", 0) == 12
    assert getenv("TEST_GETENV", "x") == "12"
    assert getenv("TEST_GETENV_UNSET", 2.5) == 2.5


def test_used_like_an_int():
    var = ContextVar(next(_fresh), 2)
    assert var and var >= 2 and var > 1 and var < 3 and var <= 2 and var == 2 and var != 3
    assert int(var) == 2 and list(range(5))[var] == 2 and str(var) == "2" and float(var) == 2.0


def test_zero_is_false():
    assert not ContextVar(next(_fresh), 0)


def test_a_string_variable_is_no_index():
    with pytest.raises(TypeError, match="is a str"):
        [1][ContextVar(next(_fresh), "a")]


def test_context_nests_and_restores():
    before = DEBUG.value
    with Context(DEBUG=3):
        with Context(DEBUG=4, SPEC=2):
            assert DEBUG == 4 and context.SPEC == 2
        assert DEBUG == 3
    assert DEBUG == before


def test_context_restores_after_an_exception():
    before = DEBUG.value
    with pytest.raises(KeyError), Context(DEBUG=9):
        raise KeyError
    assert DEBUG == before


def test_context_object_can_be_entered_again_inside_itself():
    before = DEBUG.value
    manager = Context(DEBUG=6)
    with manager, manager:
        assert DEBUG == 6
    assert DEBUG == before


def test_decorator_applies_per_call_and_recursively():
    before = DEBUG.value

    @Context(DEBUG=before + 5)
    def depth(n):
        """doc"""
        return DEBUG.value if n == 0 else depth(n - 1)

    assert depth(3) == before + 5
    assert DEBUG == before and depth.__name__ == "depth"


def test_another_thread_does_not_see_the_override():
    before, seen = DEBUG.value, []
    with Context(DEBUG=before + 1):
        thread = threading.Thread(target=lambda: seen.append(DEBUG.value))
        thread.start()
        thread.join()
    assert seen == [before]


def test_threads_keep_their_own_values():
    wrong, barrier = [], threading.Barrier(4)

    def work(value):
        for _ in range(50):
            with Context(DEBUG=value):
                barrier.wait(timeout=30)
                if DEBUG.value != value:
                    wrong.append((value, DEBUG.value))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_setting_the_value_is_process_wide_and_below_a_context():
    var = ContextVar(next(_fresh), 0)
    seen = []
    with Context(**{var.name: 2}):
        var.value = 1
        assert var == 2
    thread = threading.Thread(target=lambda: seen.append(var.value))
    thread.start()
    thread.join()
    assert var == 1 and seen == [1]


def test_unknown_name_lists_near_matches():
    with pytest.raises(ValueError, match="'DEBGU'; did you mean DEBUG"):
        Context(DEBGU=1)


def test_wrong_type_is_refused_before_anything_is_set():
    before = DEBUG.value
    with pytest.raises(TypeError, match="DEBUG takes int, not str 'x'"):
        Context(SPEC=1, DEBUG="x")
    assert DEBUG == before


def test_bool_is_taken_as_int_and_int_as_float():
    rate = ContextVar(next(_fresh), 0.5)
    with Context(DEBUG=True, **{rate.name: 1}):
        assert DEBUG.value == 1 and type(DEBUG.value) is int
        assert rate.value == 1.0 and type(rate.value) is float


def test_same_declaration_twice_is_the_same_object():
    name = next(_fresh)
    assert ContextVar(name, 3) is ContextVar(name, 3)


def test_another_default_is_a_value_error():
    name = next(_fresh)
    ContextVar(name, 3)
    with pytest.raises(ValueError, match="already declared with default 3"):
        ContextVar(name, 4)


def test_unsupported_default_is_a_type_error():
    with pytest.raises(TypeError, match="not tuple"):
        ContextVar(next(_fresh), (1,))


def test_every_core_variable_is_described():
    core = [v for v in variables() if not v.name.startswith("TEST_")]
    assert len(core) >= 20 and all(v.doc for v in core)


def test_dev_in_parts():
    with Context(DEV="PCI+AMD:LLVM:gfx1100"):
        assert (DEV.interface, DEV.renderer) == ("PCI", "LLVM")
        assert (
            DEV.target() == DEV.target("AMD") == DEV.target("AMD:1") == Target.parse("PCI+AMD:LLVM:gfx1100")
        )
        assert DEV.target("CPU") == Target("CPU")


def test_bad_dev_shows_the_grammar_at_use():
    with Context(DEV="amd"), pytest.raises(ValueError, match="INTERFACE"):
        DEV.target("AMD")


def test_old_interface_variable_is_refused_with_the_new_form(monkeypatch):
    monkeypatch.setenv("AMD_IFACE", "pci")
    with Context(DEV="AMD"), pytest.raises(ValueError, match=r"DEV=PCI\+AMD"):
        DEV.target("AMD:0")


def test_environment_reaches_a_fresh_process():
    code = "from tg_uop.context import DEBUG, DEV; print(DEBUG.value, DEV.target().renderer)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"DEBUG": "3", "DEV": "CPU:LLVM"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["3", "LLVM"]
