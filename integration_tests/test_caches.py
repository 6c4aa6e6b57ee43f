"""Do the caches help and never harm: schedules found by structure, a damaged compile cache, two processes
sharing one?
"""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tg_codegen import to_program_cache
from tg_codegen.cache import disk_cache
from tg_schedule import clear_cache, create_schedule, schedule_cache
from tg_tensor import Context, Device, Tensor, Variable
from tg_tensor.run import clear_runtimes, compile_stats

WORK = """
import sys
import numpy as np
from tg_tensor import Tensor
a = np.arange(64, dtype=np.float32).reshape(8, 8)
t = Tensor(a)
for n in range(int(sys.argv[1])):
    got = ((t @ t + n).relu() * (n + 0.5)).sum(0)
    np.testing.assert_allclose(got.numpy(), ((a @ a + n) * (n + 0.5)).sum(0), rtol=1e-5)
    got = (t.exp2() * 2.0 ** -60).log2().sum(n % 2)
    np.testing.assert_allclose(got.numpy(), (a - 60).sum(n % 2), rtol=1e-4)
from tg_codegen import cache
print(cache.stats())
"""


@pytest.fixture
def own_cache(tmp_path: Path) -> Iterator[Path]:
    """A compile cache that only this test uses, and no kernels remembered in memory."""
    tmp_path.chmod(0o700)
    forget()
    with Context(CACHEDB=str(tmp_path / "cache.db")):
        yield tmp_path / "cache.db"
    forget()


def forget() -> None:
    """Drop what this process remembers of kernels; the disk cache stays."""
    to_program_cache.clear()
    clear_runtimes()


def work(scale: float = 3.0) -> None:
    """A few kernels with a right answer."""
    a = np.arange(48, dtype=np.float32).reshape(6, 8)
    np.testing.assert_allclose((Tensor(a) * scale + 1).sum(1).numpy(), (a * scale + 1).sum(1), rtol=1e-5)
    np.testing.assert_allclose((Tensor(a) @ Tensor(a).T).numpy(), a @ a.T, rtol=1e-5)


# *** schedules ***


def test_the_same_structure_with_other_buffers_is_found_by_key() -> None:
    clear_cache()
    results = []
    for n in range(4):
        a = np.full((3, 5), n, np.float32)
        results.append(((Tensor(a) * 2).sum(1) + Tensor(np.full(3, 10 * n, np.float32))).numpy())
    np.testing.assert_array_equal(results, [[20 * n] * 3 for n in range(4)])
    assert len(schedule_cache) == 1


def test_another_shape_dtype_or_constant_is_another_schedule() -> None:
    clear_cache()
    for shape, kind, factor in (
        ((3, 4), "float32", 2),
        ((4, 3), "float32", 2),
        ((3, 4), "float64", 2),
        ((3, 4), "float32", 3),
    ):
        (Tensor(np.ones(shape, kind)) * factor).realize()
    assert len(schedule_cache) == 4


def test_other_values_of_a_variable_use_the_same_schedule() -> None:
    clear_cache()
    a = np.arange(40, dtype=np.float32).reshape(10, 4)
    t = Tensor(a).realize()
    before = compile_stats.kernels
    v = Variable("rows", 1, 10)
    for n in (3, 7, 10):
        got = t.shrink(((0, v.bind(n)), None)).sum(0)
        np.testing.assert_array_equal(got.numpy(), a[:n].sum(0))
    assert len(schedule_cache) == 1
    assert compile_stats.kernels - before <= 1


def test_a_found_schedule_is_much_cheaper_than_a_new_one() -> None:
    """By work, not by time: a hit builds no kernel graph."""

    def graph() -> Any:
        x = Tensor.empty(16, 16)
        for _ in range(30):
            x = ((x @ x).relu() + 1).contiguous()
        return x.uop

    clear_cache()
    first = create_schedule([graph()], Device.DEFAULT)
    again = create_schedule([graph()], Device.DEFAULT)
    assert [c.src[0] for c in first.linear.src] == [c.src[0] for c in again.linear.src]
    assert all(a.src[0] is b.src[0] for a, b in zip(first.linear.src, again.linear.src, strict=True))
    assert {a.src[1] for a in first.linear.src}.isdisjoint({a.src[1] for a in again.linear.src}), (
        "buffers are new"
    )


def test_equal_kernels_of_one_graph_are_compiled_once() -> None:
    clear_cache()
    to_program_cache.clear()
    clear_runtimes()
    before = compile_stats.kernels
    x = Tensor(np.ones((12, 12), np.float32))
    for _ in range(10):
        x = (x * 1.5 + 0.25).contiguous()
    x.realize()
    assert compile_stats.kernels - before == 1


# *** the file ***


def test_kernels_are_read_from_the_file_by_the_next_run(own_cache: Path) -> None:
    work()
    cache = disk_cache()
    assert cache is not None and cache.stored > 0
    stored, hits = cache.stored, cache.hits
    forget()
    work()
    assert cache.stored == stored, "nothing new to remember"
    assert cache.hits > hits


def damage_everything(path: Path) -> None:
    path.write_bytes(os.urandom(5000))


def truncate(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def flip_machine_code(path: Path) -> None:
    with sqlite3.connect(path) as c:
        for key, value in c.execute("SELECT key, value FROM entries").fetchall():
            c.execute("UPDATE entries SET value = ? WHERE key = ?", (bytes(b ^ 0x55 for b in value), key))
    c.close()


def drop_table(path: Path) -> None:
    with sqlite3.connect(path) as c:
        c.execute("DROP TABLE entries")
    c.close()


def empty_file(path: Path) -> None:
    path.write_bytes(b"")


def remove(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize(
    "damage", (damage_everything, truncate, flip_machine_code, drop_table, empty_file, remove)
)
def test_a_damaged_cache_file_changes_no_result(
    own_cache: Path, damage: Any, child_environment: dict[str, str]
) -> None:
    work()
    cache = disk_cache()
    assert cache is not None
    cache.close()
    for suffix in ("-wal", "-shm"):
        own_cache.with_name(own_cache.name + suffix).unlink(missing_ok=True)
    damage(own_cache)
    forget()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        work()
        forget()
        work(7.0)


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    blocker = tmp_path / "file"
    blocker.write_text("")
    forget()
    with Context(CACHEDB=str(blocker / "cache.db")), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        work(5.0)
    forget()


def test_the_cache_can_be_turned_off() -> None:
    forget()
    with Context(CACHEDB=""):
        work(6.0)
        assert disk_cache() is None
    forget()


def child(env: dict[str, str], path: Path, rounds: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WORK, str(rounds)],
        env=env | {"CACHEDB": str(path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_processes_share_a_cold_cache(tmp_path: Path, child_environment: dict[str, str]) -> None:
    tmp_path.chmod(0o700)
    path = tmp_path / "shared" / "cache.db"
    both = [child(child_environment, path, 6) for _ in range(2)]
    for process in both:
        _, errors = process.communicate(timeout=300)
        assert process.returncode == 0, errors
    third = child(child_environment, path, 6)
    out, errors = third.communicate(timeout=300)
    assert third.returncode == 0, errors
    stats = {k: int(v) for k, v in re.findall(r"(hits|misses|stored|errors)=(\d+)", out)}
    assert stats["misses"] == stats["stored"] == stats["errors"] == 0, f"all was there already: {out}"
    assert stats["hits"] > 0


def test_a_process_killed_while_it_writes_leaves_a_sound_cache(
    tmp_path: Path, child_environment: dict[str, str]
) -> None:
    tmp_path.chmod(0o700)
    path = tmp_path / "cache.db"
    victim = child(child_environment, path, 200)
    for _ in range(2000):
        if path.exists() and path.stat().st_size:
            break
        try:
            victim.wait(0.01)
        except subprocess.TimeoutExpired:
            continue
    victim.kill()
    victim.communicate()
    with sqlite3.connect(path) as c:
        assert c.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    c.close()
    after = child(child_environment, path, 2)
    _, errors = after.communicate(timeout=300)
    assert after.returncode == 0, errors
