"""The disk cache under use, damage, other processes and sudden death."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path

import pytest

from tg_codegen.cache import CACHE_MB, DiskCache, cached, clear, disk_cache, stats
from tg_uop import Context


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "private" / "cache.db"


def test_remembers_across_instances(path: Path) -> None:
    DiskCache(path).put("k", b"value")
    again = DiskCache(path)
    assert again.get("k") == b"value" and again.get("other") is None
    assert (again.hits, again.misses) == (1, 1)


def test_cached_calls_once(path: Path) -> None:
    calls = []

    def make() -> bytes:
        calls.append(1)
        return b"x" * 10

    with Context(CACHEDB=str(path)):
        assert cached("a", make) == cached("a", make) == b"x" * 10
        assert len(calls) == 1
        found = stats()
        assert found is not None and found.entries == 1 and found.size == 10
        assert clear() == 1
        cached("a", make)
        assert len(calls) == 2


def test_empty_path_means_no_cache() -> None:
    with Context(CACHEDB=""):
        assert disk_cache() is None and stats() is None and clear() == 0
        assert cached("a", lambda: b"1") == b"1" and cached("a", lambda: b"2") == b"2"


def test_folder_and_file_are_private(path: Path) -> None:
    DiskCache(path).put("k", b"v")
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_folder_of_another_user_is_not_used(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir(mode=0o700)
    monkeypatch.setattr(os, "getuid", lambda: path.parent.stat().st_uid + 1)
    with pytest.warns(UserWarning, match="another user"):
        cache = DiskCache(path)
        cache.put("k", b"v")
    assert cache.get("k") is None and not path.exists()


def test_damaged_value_is_not_returned(path: Path) -> None:
    cache = DiskCache(path)
    cache.put("k", b"good")
    cache.close()
    with sqlite3.connect(path) as c:
        c.execute("UPDATE entries SET value = ?", (b"evil",))
    again = DiskCache(path)
    assert again.get("k") is None and again.errors == 1
    again.put("k", b"good")
    assert again.get("k") == b"good"


@pytest.mark.parametrize(
    "junk", [b"", b"not a database at all " * 400, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_broken_file_is_replaced(path: Path, junk: bytes) -> None:
    path.parent.mkdir(mode=0o700)
    path.write_bytes(junk)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cache = DiskCache(path)
        cache.put("k", b"v")
    assert cache.get("k") == b"v"
    assert DiskCache(path).get("k") == b"v"


def test_table_of_another_program_is_replaced(path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    with sqlite3.connect(path) as c:
        c.execute("CREATE TABLE entries (a, b)")
    with pytest.warns(UserWarning, match="moved aside"):
        cache = DiskCache(path)
        cache.get("k")
    cache.put("k", b"v")
    assert cache.get("k") == b"v"


def test_unusable_place_only_warns(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.warns(UserWarning, match="cache is off"):
        cache = DiskCache(tmp_path / "file" / "cache.db")
        cache.put("k", b"v")
    assert cache.get("k") is None


def test_read_only_file_works_without_storing(path: Path) -> None:
    cache = DiskCache(path)
    cache.put("k", b"v")
    assert cache._connection is not None
    cache._connection.execute("PRAGMA query_only = 1")
    cache.put("other", b"w")
    assert cache.get("k") == b"v" and cache.get("other") is None


def test_full_disk_works_without_storing(path: Path) -> None:
    cache = DiskCache(path)
    cache.put("k", b"v")
    assert cache._connection is not None
    cache._connection.execute("PRAGMA max_page_count = 8")  # sqlite's own "database or disk is full"
    cache.put("big", os.urandom(1 << 20))
    assert cache.get("k") == b"v" and cache.get("big") is None
    assert path.exists() and not path.with_name("cache.db.broken").exists()


def test_size_is_capped_and_the_oldest_go(path: Path) -> None:
    cache = DiskCache(path)
    with Context(CACHE_MB=1):
        for i in range(30):
            cache.put(f"k{i}", bytes([i]) * 100_000)
    found = cache.stats()
    assert found.size <= 1 << 20
    assert cache.get("k29") == bytes([29]) * 100_000 and cache.get("k0") is None
    assert int(CACHE_MB) >= 64


def test_threads_share_one_cache(path: Path) -> None:
    cache = DiskCache(path)
    failures: list[str] = []

    def work(t: int) -> None:
        for i in range(40):
            cache.put(f"{t}-{i}", b"%d" % i)
            if cache.get(f"{t}-{i}") != b"%d" % i:
                failures.append(f"{t}-{i}")

    threads = [threading.Thread(target=work, args=(t,)) for t in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures and cache.stats().entries == 160


def test_fork_opens_its_own_connection(path: Path) -> None:
    cache = DiskCache(path)
    cache.put("parent", b"p")
    pid = os.fork()
    if pid == 0:
        cache.put("child", b"c")
        os._exit(0 if cache.get("parent") == b"p" else 1)
    assert os.waitpid(pid, 0)[1] == 0
    assert cache.get("child") == b"c" and cache.get("parent") == b"p"


_WRITER = """
import sys
from tg_codegen.cache import DiskCache
cache = DiskCache(sys.argv[1])
i = 0
print("ready", flush=True)
while i < int(sys.argv[3]):
    key = f"{sys.argv[2]}-{i}"
    cache.put(key, key.encode() * 200)
    assert cache.get(key) == key.encode() * 200
    i += 1
"""


def start(path: Path, name: str, count: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path), name, str(count)], stdout=subprocess.PIPE
    )


def test_processes_share_one_file(path: Path) -> None:
    writers = [start(path, name, 60) for name in "abc"]
    assert [w.wait(60) for w in writers] == [0, 0, 0]
    cache = DiskCache(path)
    for name in "abc":
        for i in range(60):
            assert cache.get(f"{name}-{i}") == f"{name}-{i}".encode() * 200


def test_kill_at_any_moment_leaves_a_sound_file(path: Path) -> None:
    for attempt, delay in enumerate((0.0, 0.003, 0.01, 0.03)):
        writer = start(path, f"w{attempt}", 1_000_000)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(delay)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        cache = DiskCache(path)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            cache.put("after", b"%d" % attempt)
        assert cache.get("after") == b"%d" % attempt
        assert cache._connection is not None
        assert cache._connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for i in range(2000):  # whatever is there is whole
            value = cache.get(f"w{attempt}-{i}")
            if value is None:
                break
            assert value == f"w{attempt}-{i}".encode() * 200
        assert cache.errors == 0
        cache.close()
