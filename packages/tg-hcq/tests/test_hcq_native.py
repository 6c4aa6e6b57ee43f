"""Tables for native batches: what stands in them, slices, the fallback. The loop here is a stand-in in C that
runs launches alone; the real one is tested where code generation is at hand (tg-tensor)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tg_hcq import Buffer
from tg_hcq.cpu import CPUProgram, Launch, use_host_compiler
from tg_hcq.cpu.native import NativeBatch, native_pool
from tg_uop import Context
from tg_uop.dtype import dtypes

np: Any = pytest.importorskip("numpy")

LOOP = """
typedef unsigned long long word;
word tg_batch(word *words, word first, word end, word *pool) {
  for (; first < end; first++) {
    word *w = words + 8 * first;
    if (w[0] == 6) { pool[34] = 1; continue; }
    if (w[0] != 1) return first;
    pool[20]++;  /* a word that the real loop does not use: launches seen */
    ((void (*)(void *, word, word))w[1])((void *)w[2], 0, w[3]);
  }
  pool[21]++;  /* calls */
  return end;
}
word tg_worker(word *pool, word number) { pool[22 + number] = number + 1; return 0; }
"""


class _Loop:
    def __init__(self, data: bytes | Exception) -> None:
        self.data, self.asked = data, 0

    def batch_loop(self) -> bytes:
        self.asked += 1
        if isinstance(self.data, Exception):
            raise self.data
        return self.data


@pytest.fixture
def loop(gcc: Callable[..., bytes]) -> _Loop:
    found = _Loop(gcc(LOOP))
    use_host_compiler(found)
    return found


@pytest.fixture
def program(increment: bytes, kernel_info: Callable[..., Any]) -> CPUProgram:
    return CPUProgram("CPU", kernel_info("increment", 2, 1), increment)


def _launches(program: CPUProgram, count: int, extent: int = 1) -> tuple[Buffer, list[Launch]]:
    memory = Buffer("CPU", 64 * extent, dtypes.float32, initial_value=np.zeros(64 * extent, np.float32))
    size = (extent, 1, 1)
    return memory, [program.bind([memory._buf, memory._buf], [n], size) for n in range(count)]


def test_list_of_launches_is_one_native_call(loop: _Loop, program: CPUProgram) -> None:
    memory, launches = _launches(program, 10)
    run = Launch.together(launches)
    pool = native_pool()
    assert isinstance(run, NativeBatch) and pool is not None and loop.asked == 1
    run()
    run()
    assert (memory.numpy() == 2 * sum(range(10))).all()
    assert (pool.words[20], pool.words[21]) == (20, 2) and len(pool) == 0


def test_table_says_how_a_launch_may_be_shared(loop: _Loop, program: CPUProgram) -> None:
    del loop
    program.expect(ops=0, nbytes=1 << 20)  # in the caches: 40 bytes a nanosecond
    with Context(CPU_COUNT=3):
        memory, launches = _launches(program, 2, extent=100)
    run = Launch.together(launches)
    assert isinstance(run, NativeBatch)
    work = (1 << 20) // 40
    address = [launch.args.address for launch in launches]
    assert run._words.tolist() == [
        *(1, program.address, address[0], 100, 12, work, 2, 2 * work),
        *(1, program.address, address[1], 100, 12, work, 2, work),
    ]
    run()
    assert (memory.numpy() == 1).all()


def test_long_lists_come_back_to_python_in_between(loop: _Loop, program: CPUProgram) -> None:
    del loop
    program.expect(ops=50 * 60_000_000, nbytes=0)  # 60 ms each
    _, launches = _launches(program, 5)
    run = Launch.together(launches)
    pool = native_pool()
    assert pool is not None
    run()
    assert (pool.words[20], pool.words[21]) == (5, 5)


def test_workers_are_started_for_what_needs_them(loop: _Loop, program: CPUProgram) -> None:
    del loop
    with Context(CPU_COUNT=3):
        _, launches = _launches(program, 1, extent=4)
    pool = native_pool()
    assert pool is not None and len(pool) == 0
    launches[0].launch()
    assert len(pool) == 2
    for thread in pool._threads:
        thread.join(5)
    assert (pool.words[22], pool.words[23]) == (1, 2)


@pytest.mark.parametrize("failure", [RuntimeError("no compiler"), b"not an object"])
def test_without_the_code_python_does_the_work(program: CPUProgram, failure: Any, capsys: Any) -> None:
    loop = _Loop(failure)
    use_host_compiler(loop)
    memory, launches = _launches(program, 3)
    with Context(DEBUG=1):
        run = Launch.together(launches)
        assert native_pool() is None and native_pool() is None and loop.asked == 1
    assert "kernels are shared by Python threads" in capsys.readouterr().out
    run()
    assert (memory.numpy() == 3).all()


def test_profiled_launches_are_run_one_by_one(loop: _Loop, program: CPUProgram) -> None:
    with Context(PROFILE=1):
        memory, launches = _launches(program, 3)
        run = Launch.together(launches)
        run()
    assert not isinstance(run, NativeBatch) and loop.asked == 0 and (memory.numpy() == 3).all()
