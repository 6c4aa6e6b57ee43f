"""Devices: names, opening, registration, fakes, the NULL device, threads that open at once."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from tg_hcq import (
    Allocator,
    Buffer,
    Compiled,
    GlobalCounters,
    canonicalize_device,
    copy,
    device_names,
    get_runtime,
    open_device,
    opened_devices,
    register_device,
)
from tg_uop import Context, dtypes


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("cpu", "CPU"),
        ("CPU:0", "CPU"),
        ("Cpu:1", "CPU:1"),
        ("cpu:01", "CPU:1"),
        ("null", "NULL"),
        ("disk:/Tmp/File:1", "DISK:/Tmp/File:1"),
    ],
)
def test_names_have_one_spelling(given: str, canonical: str) -> None:
    assert canonicalize_device(given) == canonical == canonicalize_device(canonical)


@pytest.mark.parametrize("name", ["", "GPU", "CPU:", "CPU:x", "CPU:-1", "CPU:1:2", "CPU:²", ":1"])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="device"):
        open_device(name)


def test_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'TPU'.*CPU, DISK,.*NULL, PYTHON"):
        open_device("TPU")
    with pytest.raises(TypeError, match="5"):
        canonicalize_device(5)  # type: ignore[arg-type]


def test_a_device_is_opened_once() -> None:
    assert open_device("cpu") is open_device("CPU:0") is open_device("CPU")
    assert open_device("CPU:1") is open_device("cpu:1") is not open_device("CPU")
    assert open_device("CPU:1").device == "CPU:1" and open_device("CPU:1").device_id == 1
    assert open_device("CPU") in opened_devices() and open_device("CPU").count() >= 1


def test_opening_is_printed_at_debug_1(capsys: pytest.CaptureFixture[str]) -> None:
    register_device("LOUD", lambda name: Compiled(name, None, arch="loud9"))
    with Context(DEBUG=1):
        open_device("loud:2")
        open_device("LOUD:2")
    assert capsys.readouterr().out == "opened device LOUD:2 (loud9)\n"


def test_importing_opens_nothing_and_starts_nothing() -> None:
    code = (
        "import sys, threading, tg_hcq\n"
        "assert tg_hcq.opened_devices() == () and threading.active_count() == 1\n"
        "assert 'numpy' not in sys.modules and 'tg_hcq.cpu' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_registered_device_is_opened_lazily_and_once_by_many_threads() -> None:
    opened: list[str] = []

    def opener(name: str) -> Compiled:
        opened.append(name)
        time.sleep(0.02)
        return Compiled(name, None)

    register_device("SLOWBOX", opener)
    assert "SLOWBOX" in device_names() and opened == []
    got: list[Compiled] = []
    threads = [threading.Thread(target=lambda: got.append(open_device("slowbox"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert opened == ["SLOWBOX"] and len(set(map(id, got))) == 1


def test_opener_that_fails_is_tried_again() -> None:
    tries: list[int] = []

    def opener(name: str) -> Compiled:
        tries.append(1)
        if len(tries) == 1:
            raise RuntimeError("no such hardware")
        return Compiled(name, None)

    register_device("FLAKY", opener)
    with pytest.raises(RuntimeError, match="no such hardware"):
        open_device("FLAKY")
    assert open_device("FLAKY").device == "FLAKY"


def test_bad_registration_is_refused() -> None:
    with pytest.raises(ValueError, match="must be a word"):
        register_device("A:B", Compiled)  # type: ignore[arg-type]


class Node:
    """What a PROGRAM or BINARY node looks like to the runtime."""

    def __init__(self, name: str, arg: Any, src: tuple[Any, ...] = ()) -> None:
        self.op, self.arg, self.src = type("Op", (), {"name": name}), arg, src


def test_user_device_with_fake_parts(kernel_info: Any) -> None:
    calls: list[Any] = []

    class FakeProgram:
        def __init__(self, name: str, lib: bytes, *args: Any, **kwargs: Any) -> None:
            self.name, self.lib = name, lib

        def __call__(
            self,
            *bufs: Any,
            global_size: Any = None,
            local_size: Any = None,
            vals: Any = (),
            wait: bool = False,
            **kw: Any,
        ) -> float | None:
            calls.append((self.name, self.lib, bufs, vals))
            return 1.0 if wait else None

    class FakeAllocator(Allocator[Any]):
        def _alloc(self, nbytes: int, options: Any) -> str:
            return f"{nbytes} bytes"

    class FakeDevice(Compiled):
        def __init__(self, device: str) -> None:
            super().__init__(device, FakeAllocator(self), ["renderer"], FakeProgram, None, arch="fake1")

    register_device("FAKE", FakeDevice)
    program = Node("PROGRAM", kernel_info("k", 1), (Node("SINK", None), Node("BINARY", b"code")))
    runtime = get_runtime("fake", program)
    assert runtime is get_runtime("FAKE", program) and open_device("FAKE").renderer == "renderer"
    buf = Buffer("FAKE", 3, dtypes.int16, preallocate=True)
    assert runtime(buf._buf, vals=(1,), wait=True) == 1.0
    assert calls == [("k", b"code", ("6 bytes",), (1,))]


def test_program_without_binary_is_refused(kernel_info: Any) -> None:
    with pytest.raises(ValueError, match="'k' has no BINARY: compile it first"):
        get_runtime("CPU", Node("PROGRAM", kernel_info("k", 1), (Node("SINK", None),)))


def test_device_says_what_it_lacks() -> None:
    bare = Compiled("BARE", None)
    for use, message in [
        (lambda: bare.allocator, "has no memory"),
        (lambda: bare.renderer, "no renderer is attached"),
        (lambda: bare.load(None, b""), "runs no programs"),
    ]:
        with pytest.raises(RuntimeError, match=message):
            use()
    with pytest.raises(NotImplementedError, match="no signals"):
        bare.new_signal()


# *** NULL ***


def test_null_takes_no_memory_but_counts_it() -> None:
    before = GlobalCounters.mem_used
    buf = Buffer("NULL", 1 << 50, dtypes.uint8, preallocate=True)
    assert GlobalCounters.mem_used - before == 1 << 50
    view = buf.view(16, dtypes.uint8, 100)
    out = Buffer("CPU", 16, dtypes.uint8, initial_value=bytes([1] * 16))
    view.copyin(bytes([2] * 16))
    copy(out, view)
    assert bytes(out.as_memoryview()) == bytes(16)
    del buf, view
    assert GlobalCounters.mem_used == before + 16


def test_null_loads_and_runs_anything(kernel_info: Any) -> None:
    program = open_device("NULL").load(kernel_info("k", 2), b"not code")
    buf = Buffer("NULL", 4, dtypes.int8, preallocate=True)._buf
    assert program(buf, buf, global_size=(9, 9, 9), wait=True) == 0.0
    assert program(buf) is None and program.name == "k"
    open_device("NULL").synchronize()
    open_device("NULL").new_signal().wait(10)
