"""Lists of kernels by one native call: order, sharing among threads, many callers, forks, busy machines."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from array import array
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tg_codegen import CompileError, Machine
from tg_codegen.compile.batch import BatchLoop, batch_text
from tg_codegen.compile.c import CCompiler
from tg_codegen.compile.llvm import LLVMCompiler
from tg_hcq import Buffer
from tg_hcq.cpu import CPUProgram, Launch, native, use_host_compiler
from tg_tensor import Tensor, TinyJit
from tg_uop import Context, Target, dtypes

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

SOURCE = """
typedef long long i64;
void append(void **args, i64 lo, i64 hi) { i64 *list = args[0]; list[++list[0]] = (i64)args[1]; }
void visit(void **args, i64 lo, i64 hi) { i64 *seen = args[0]; for (i64 i = lo; i < hi; i++) seen[i] += 1; }
void step(void **args, i64 lo, i64 hi) {  /* x[i] = 3 * x[(i + 1) % n] + value, from one half to the other */
  i64 n = 512, *to = args[0], *from = args[1];
  for (i64 i = lo; i < hi; i++) to[i] = 3 * from[(i + 1) % n] + (i64)args[2];
}
extern int usleep(unsigned);
void slow(void **args, i64 lo, i64 hi) {
  for (i64 i = lo; i < hi; i++) { usleep((i64)args[1]); ((i64 *)args[0])[i]++; }
}
"""
_KERNELS = {"append": (1, 1), "visit": (1, 0), "step": (2, 1), "slow": (1, 1)}
_SHARED = 1_000_000  # nanoseconds of work that pay for anything


@pytest.fixture(scope="module")
def kernels() -> dict[str, bytes]:
    try:
        data = CCompiler(Machine.host()).compile(SOURCE)
    except CompileError as error:
        pytest.skip(str(error))
    return dict.fromkeys(_KERNELS, data)


@pytest.fixture(params=["llvm", "c"])
def pool(request: pytest.FixtureRequest) -> Iterator[native.NativePool]:
    """The native pool, from LLVM IR and from C; workers are awake or asleep as it comes."""
    if request.param == "llvm":
        pytest.importorskip("llvmlite")
    compiler = {"llvm": LLVMCompiler, "c": CCompiler}[request.param](Machine.host())
    before = native.current_host_compiler()
    use_host_compiler(BatchLoop(compiler))
    try:
        found = native.native_pool()
        if found is None:
            pytest.skip("this compiler is not installed")
        found.words[42] = 0  # wake workers for any work
        yield found
    finally:
        use_host_compiler(None)
        use_host_compiler(before)


def _program(kernels: dict[str, bytes], name: str, nanoseconds: int = _SHARED) -> CPUProgram:
    buffers, values = _KERNELS[name]
    info = SimpleNamespace(
        name=name, function_name=name, global_size=(1, 1, 1), local_size=None,
        globals=tuple(range(buffers)), vars=tuple(range(values)),
    )  # fmt: skip
    program = CPUProgram("CPU", info, kernels[name])
    program.nanoseconds = nanoseconds
    return program


def _words(n: int) -> Buffer:
    return Buffer("CPU", n, dtypes.int64, initial_value=bytes(8 * n))


def test_launches_run_in_order(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    listed = _words(1001)
    program = _program(kernels, "append")
    run = Launch.together([program.bind([listed._buf], [n]) for n in range(1000)])
    assert isinstance(run, native.NativeBatch)
    run()
    assert listed.numpy().tolist() == [1000, *range(1000)]


@pytest.mark.parametrize("threads", [2, 3, 8])
@pytest.mark.parametrize("extent", [2, 3, 31, 1000])
def test_every_index_runs_once(
    kernels: dict[str, bytes], pool: native.NativePool, threads: int, extent: int
) -> None:
    seen, program = _words(extent), _program(kernels, "visit")
    with Context(CPU_COUNT=threads):
        launches = [program.bind([seen._buf], [], (extent, 1, 1)) for _ in range(50)]
    run = Launch.together(launches)
    for _ in range(4):
        run()
    assert seen.numpy().tolist() == [200] * extent
    assert len(pool) == min(threads, extent) - 1


_kept: list[Any] = []


def _steps(kernels: dict[str, bytes], threads: int, count: int, seed: int = 0) -> tuple[Buffer, Any, Any]:
    """A chain of kernels, each of which reads all that the last one wrote; the result as numpy has it."""
    a, b = _words(512), _words(512)
    start = np.arange(512) + seed
    a.copyin(start)
    program = _program(kernels, "step")
    with Context(CPU_COUNT=threads):
        launches = [
            program.bind([(b, a)[n % 2]._buf, (a, b)[n % 2]._buf], [n], (512, 1, 1)) for n in range(count)
        ]
    x = start.astype(np.uint64)
    for n in range(count):
        x = 3 * np.roll(x, -1) + np.uint64(n)
    _kept.append((a, b))  # a launch does not own Buffers
    return (a, b)[count % 2], Launch.together(launches), x.astype(np.int64)


@pytest.mark.parametrize("threads", range(1, 9))
def test_a_kernel_sees_all_of_the_one_before(
    kernels: dict[str, bytes], pool: native.NativePool, threads: int
) -> None:
    del pool
    result, run, want = _steps(kernels, threads, 300)
    run()
    assert np.array_equal(result.numpy(), want)


def test_sleeping_workers_come_back(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    for _ in range(20):
        result, run, want = _steps(kernels, 3, 5)
        run()
        assert np.array_equal(result.numpy(), want)
        deadline = time.monotonic() + 5
        while pool.words[32] < 2 and time.monotonic() < deadline:
            time.sleep(0.0005)
        assert pool.words[32] == 2, "both workers sleep"


def test_only_as_many_workers_help_as_a_launch_may_use(
    kernels: dict[str, bytes], pool: native.NativePool
) -> None:
    pool.start(7)
    marks, program = _words(8), _program(kernels, "slow")
    with Context(CPU_COUNT=2):
        launch = program.bind([marks._buf], [10_000], (8, 1, 1))
    started = time.monotonic()
    launch.launch()
    assert time.monotonic() - started >= 0.9 * 8 * 0.01 / 2
    assert marks.numpy().tolist() == [1] * 8


def test_workers_take_part(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    marks, program, seconds = _words(8), _program(kernels, "slow"), {}
    for threads in (1, 4):
        with Context(CPU_COUNT=threads):
            launch = program.bind([marks._buf], [20_000], (8, 1, 1))
        started = time.monotonic()
        launch.launch()
        seconds[threads] = time.monotonic() - started
    assert seconds[4] < 0.8 * seconds[1]


@pytest.mark.parametrize("nanoseconds", [1, _SHARED])
def test_little_work_is_not_shared(
    kernels: dict[str, bytes], pool: native.NativePool, nanoseconds: int
) -> None:
    seen, program = _words(100), _program(kernels, "visit", nanoseconds)
    with Context(CPU_COUNT=2):
        run = Launch.together([program.bind([seen._buf], [], (100, 1, 1)) for _ in range(10)])
    run()
    jobs = pool.words[0] >> 32
    assert jobs == (10 if nanoseconds == _SHARED else 0)


def test_callers_in_several_threads_do_not_mix(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    failures: list[Any] = []

    def work(seed: int) -> None:
        try:
            result, run, want = _steps(kernels, 3, 20, seed)
            start = np.arange(512) + seed
            for _ in range(100):
                result.copyin(start)
                run()
                if not np.array_equal(result.numpy(), want):
                    failures.append(seed)
        except BaseException as error:  # noqa: BLE001 - reported by the main thread
            failures.append(error)

    threads = [threading.Thread(target=work, args=(1000 * n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def _in_child(work: Callable[[], None]) -> None:
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            signal.alarm(20)
            work()
            code = 0
        except BaseException:  # noqa: BLE001 - the parent only sees the exit code
            traceback.print_exc()
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def test_forked_child_starts_its_own_workers(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    result, run, want = _steps(kernels, 3, 50)
    run()
    assert np.array_equal(result.numpy(), want) and len(pool) == 2

    def work() -> None:
        assert len(pool) == 0
        mine, again, expected = _steps(kernels, 3, 50, 7)
        again()
        assert np.array_equal(mine.numpy(), expected) and len(pool) == 2

    _in_child(work)


def test_child_forked_while_others_run_kernels(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    stop = threading.Event()

    def busy() -> None:
        _, run, _ = _steps(kernels, 3, 50)
        while not stop.is_set():
            run()

    thread = threading.Thread(target=busy)
    thread.start()
    try:
        for _ in range(5):

            def work() -> None:
                result, run, want = _steps(kernels, 2, 50)
                run()
                assert np.array_equal(result.numpy(), want)

            _in_child(work)
    finally:
        stop.set()
        thread.join()


def _spin(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def test_busy_machine_slows_it_down_but_does_not_stop_it(
    kernels: dict[str, bytes], pool: native.NativePool
) -> None:
    """More busy processes than cores: waits are bounded, so time is shared and not burnt."""
    del pool
    result, run, want = _steps(kernels, 4, 64)
    context = multiprocessing.get_context("fork")
    others = [context.Process(target=_spin, args=(20.0,)) for _ in range(2 * (os.cpu_count() or 1))]
    for other in others:
        other.start()
    try:
        start = np.arange(512)
        started = time.monotonic()
        for _ in range(20):
            result.copyin(start)
            run()
            assert np.array_equal(result.numpy(), want)
        taken = time.monotonic() - started
    finally:
        for other in others:
            other.kill()
            other.join()
    assert taken < 15


def test_interrupt_is_raised_after_the_call(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    marks, program = _words(4), _program(kernels, "slow")

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    old = signal.signal(signal.SIGALRM, interrupt)
    try:
        with Context(CPU_COUNT=2):
            launch = program.bind([marks._buf], [20_000], (4, 1, 1))
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        with pytest.raises(KeyboardInterrupt):
            launch.launch()
            _spin(0.1)
    finally:
        signal.signal(signal.SIGALRM, old)
    after = marks.numpy().tolist()
    time.sleep(0.05)
    assert marks.numpy().tolist() == after


def test_huge_list(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    del pool
    seen, program = _words(8), _program(kernels, "visit", 1)
    launch = program.bind([seen._buf], [], (8, 1, 1))
    run = Launch.together([launch] * 100_000)
    run()
    assert seen.numpy().tolist() == [100_000] * 8


def test_stopped_pool_starts_again(kernels: dict[str, bytes], pool: native.NativePool) -> None:
    result, run, want = _steps(kernels, 3, 20)
    run()
    threads = list(pool._threads)
    pool.stop()
    assert len(pool) == 0 and not any(thread.is_alive() for thread in threads)
    result.copyin(np.arange(512))
    run()
    assert np.array_equal(result.numpy(), want) and len(pool) == 2


def _commands(pool: native.NativePool, *commands: tuple[int, ...]) -> int:
    table = array("Q")
    for command in commands:
        table.extend([*command, *[0] * (8 - len(command))])
    address, count = table.buffer_info()[0], len(commands)
    end = pool.batch(ctypes.c_int64(address), ctypes.c_int64(0), ctypes.c_int64(count), pool.pointer)
    return int(end)


def test_copies_signals_and_waits(pool: native.NativePool) -> None:
    source, target, word = (ctypes.create_string_buffer(16) for _ in range(3))
    source.value = b"fifteen letters"
    address = [ctypes.addressof(m) for m in (source, target, word)]
    assert _commands(pool, (2, address[1], address[0], 16), (3, address[2], 5), (4, address[2], 5)) == 3
    assert target.raw == source.raw and ctypes.c_uint64.from_buffer(word).value == 5
    assert _commands(pool, (4, address[2], 6), (3, address[2], 9)) == 0, "the wait is not satisfied"
    assert _commands(pool, (3, address[2], 7), (5, address[2]), (3, address[2], 9)) == 1, "left to the caller"
    assert ctypes.c_uint64.from_buffer(word).value == 7


@pytest.mark.parametrize("arch", ["arm64,generic", "riscv64,generic-rv64"])
@pytest.mark.parametrize("language", ["llvm", "c"])
def test_loop_is_text_for_other_processors(language: str, arch: str) -> None:
    text = batch_text(language, arch.partition(",")[0])
    assert "tg_batch" in text and "98" in text
    if language == "llvm":
        pytest.importorskip("llvmlite")
        machine = Machine.from_target(Target.parse(f"CPU:LLVM:{arch}"))
        assert LLVMCompiler(machine).compile(text)[:4] == b"\x7fELF"


def test_no_loop_for_unknown_processors() -> None:
    with pytest.raises(ValueError, match="no batch loop for processor family 'hexagon'"):
        batch_text("c", "hexagon")


def test_recorded_function_is_one_native_call() -> None:
    @TinyJit
    def chain(x: Tensor) -> Tensor:
        for _ in range(5):
            x = (x * 2 + 1).contiguous()
        return x.realize()

    a = Tensor([1.0, 2.0]).realize()
    for _ in range(3):
        got = chain(a)
    assert got.tolist() == [63.0, 95.0]
    assert chain.captured is not None and len(chain.captured._launches or ()) == 1


def test_process_with_workers_ends_cleanly() -> None:
    """At exit workers still look for work or sleep: neither crashes nor holds up the end."""
    code = (
        "from tg_tensor import Tensor\nfrom tg_uop import Context\n"
        "with Context(CPU_COUNT=4):\n"
        "    x = Tensor.rand(1024, 1024).realize()\n    for _ in range(5): x = (x * 2).realize()\n"
        "print(x.shape)\n"
    )
    for _ in range(3):
        started = time.monotonic()
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (0, "(1024, 1024)\n", "")
        assert time.monotonic() - started < 30
