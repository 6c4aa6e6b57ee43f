"""Where do compiled kernels (and other results) survive the process: one sqlite file, shared safely by
processes.

`CACHEDB` names the file (default: tg/cache.db under XDG_CACHE_HOME; empty: no disk cache). It holds machine
code, so its folder is private (mode 0700, owned by this user, else the cache is not used). Every entry
carries a checksum. A file that is not a sound database is moved aside; a full or read-only disk only means
that nothing is remembered. Write-ahead logging makes a kill at any moment harmless: a transaction is there or
not.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import stat
import threading
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tg_uop.context import CACHEDB, ContextVar

CACHE_MB = ContextVar(
    "CACHE_MB", 512, "size limit of the compile cache in megabytes; oldest entries go first"
)

T = TypeVar("T")
_FORMAT = "1"
_BUSY_SECONDS = 5.0
_TOUCH_AFTER = 24 * 3600.0  # an entry's time of use is renewed at most this often: reads stay reads
_SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
  key BLOB PRIMARY KEY, value BLOB NOT NULL, checksum BLOB NOT NULL, kind TEXT NOT NULL, size INTEGER NOT
  NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_use ON entries (used);
"""


@dataclass(frozen=True)
class CacheStats:
    """`hits`, `misses`, `stored`, `errors` of this process; `entries` and `size` (bytes of values) of the
    file.
    """

    path: str
    hits: int
    misses: int
    stored: int
    errors: int
    entries: int
    size: int


class DiskCache:
    """Bytes by key in a sqlite file. Thread-safe; a forked child opens its own connection. Never raises for
    disk trouble.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.hits = self.misses = self.stored = self.errors = 0
        self._lock = threading.RLock()
        self._connection: sqlite3.Connection | None = None
        self._owner = 0
        self._disabled = ""

    # *** the interface ***

    def get(self, key: str) -> bytes | None:
        """The value stored under `key`, or None. A damaged entry is removed and counts as absent."""
        digest = _digest(key)
        row = self._try(
            lambda c: c.execute(
                "SELECT value, checksum, used FROM entries WHERE key = ?", (digest,)
            ).fetchone()
        )
        if row is not None:
            value = bytes(row[0])
            if _checksum(digest, value) == row[1]:
                self.hits += 1
                now = time.time()
                if now - row[2] > _TOUCH_AFTER:
                    self._try(lambda c: c.execute("UPDATE entries SET used = ? WHERE key = ?", (now, digest)))
                return value
            self.errors += 1
            self._try(lambda c: c.execute("DELETE FROM entries WHERE key = ?", (digest,)))
        self.misses += 1
        return None

    def put(self, key: str, value: bytes, kind: str = "binary") -> None:
        """Remember `value`; quietly does nothing where the disk does not let it."""
        digest = _digest(key)
        row = (digest, value, _checksum(digest, value), kind, len(value), time.time())

        def store(c: sqlite3.Connection) -> bool:
            c.execute("BEGIN IMMEDIATE")
            try:
                c.execute("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
                self._evict(c)
                c.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    c.execute("ROLLBACK")
                raise
            return True

        if self._try(store):
            self.stored += 1

    def clear(self, kind: str | None = None) -> int:
        """Forget everything, or all of a kind; the number of entries that were there."""

        def wipe(c: sqlite3.Connection) -> int:
            if kind is None:
                count = c.execute("DELETE FROM entries").rowcount
            else:
                count = c.execute("DELETE FROM entries WHERE kind = ?", (kind,)).rowcount
            c.execute("VACUUM")
            return int(count)

        return self._try(wipe) or 0

    def values(self, kind: str) -> list[bytes]:
        """All values of a kind, those used last first; damaged ones are left out."""
        found = self._try(
            lambda c: c.execute(
                "SELECT key, value, checksum FROM entries WHERE kind = ? ORDER BY used DESC, key", (kind,)
            ).fetchall()
        )
        rows = [(bytes(k), bytes(v), checksum) for k, v, checksum in found or ()]
        return [v for k, v, checksum in rows if _checksum(k, v) == checksum]

    def kinds(self) -> dict[str, tuple[int, int]]:
        """How many entries of each kind there are, and the bytes of their values."""
        found = self._try(
            lambda c: c.execute(
                "SELECT kind, count(*), coalesce(sum(size), 0) FROM entries GROUP BY kind ORDER BY kind"
            ).fetchall()
        )
        return {str(kind): (int(count), int(size)) for kind, count, size in found or ()}

    def stats(self) -> CacheStats:
        row = self._try(
            lambda c: c.execute("SELECT count(*), coalesce(sum(size), 0) FROM entries").fetchone()
        ) or (0, 0)
        return CacheStats(
            str(self.path), self.hits, self.misses, self.stored, self.errors, int(row[0]), int(row[1])
        )

    def close(self) -> None:
        with self._lock:
            if self._connection is not None and self._owner == os.getpid():
                with suppress(sqlite3.Error):
                    self._connection.close()
            self._connection = None

    # *** the file ***

    def _try(self, action: Callable[[sqlite3.Connection], T]) -> T | None:
        """`action` on the open database, or None where that fails; a broken file is replaced once."""
        with self._lock:
            for attempt in (1, 2):
                try:
                    connection = self._open()
                    return None if connection is None else action(connection)
                except sqlite3.DatabaseError as e:
                    self.errors += 1
                    if attempt == 2 or not _is_broken(e):
                        return None
                    self._move_aside(e)
                except OSError as e:
                    self._give_up(f"{type(e).__name__}: {e}")
                    return None
        return None

    def _open(self) -> sqlite3.Connection | None:
        if self._disabled:
            return None
        if self._connection is not None and self._owner == os.getpid():
            return self._connection
        self._connection = None  # after a fork the parent's connection is left alone, not closed
        folder = self.path.parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        info = folder.stat()
        if info.st_uid != os.getuid():
            self._give_up(
                f"folder {folder} belongs to another user; set CACHEDB to a file in a folder of your own"
            )
            return None
        if info.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            if info.st_mode & stat.S_ISVTX:
                self._give_up(
                    f"folder {folder} is open to other users; set CACHEDB to a file in a folder of your own"
                )
                return None
            folder.chmod(0o700)
        connection = sqlite3.connect(
            self.path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            self.path.chmod(0o600)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            if (
                connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
                == 0
            ):
                connection.executescript(_SCHEMA)
        except BaseException:
            connection.close()
            raise
        self._connection, self._owner = connection, os.getpid()
        return connection

    def _evict(self, c: sqlite3.Connection) -> None:
        limit = int(CACHE_MB) << 20
        pages = (
            c.execute("PRAGMA page_count").fetchone()[0] - c.execute("PRAGMA freelist_count").fetchone()[0]
        )
        if pages * c.execute("PRAGMA page_size").fetchone()[0] <= limit:
            return
        excess = c.execute("SELECT coalesce(sum(size), 0) FROM entries").fetchone()[0] - limit * 3 // 4
        doomed = []
        for key, size in c.execute("SELECT key, size FROM entries ORDER BY used"):
            if excess <= 0:
                break
            doomed.append((key,))
            excess -= size
        c.executemany("DELETE FROM entries WHERE key = ?", doomed)

    def _move_aside(self, why: Exception) -> None:
        self.close()
        with suppress(OSError):
            self.path.replace(self.path.with_name(self.path.name + ".broken"))
        for suffix in ("-wal", "-shm"):
            with suppress(OSError):
                self.path.with_name(self.path.name + suffix).unlink()
        warnings.warn(
            f"compile cache {self.path} was not readable ({why}); it was moved aside and begun anew",
            stacklevel=2,
        )

    def _give_up(self, why: str) -> None:
        self.errors += 1
        self._disabled = why
        warnings.warn(f"the compile cache is off: {why}", stacklevel=2)


def _is_broken(e: sqlite3.DatabaseError) -> bool:
    """True for a file that is no sound database, False for a busy, full or read-only one."""
    if isinstance(e, sqlite3.OperationalError):
        return "no such table" in str(e) or "no such column" in str(e)
    return "malformed" in str(e) or "not a database" in str(e) or "corrupt" in str(e)


def _digest(key: str) -> bytes:
    return hashlib.blake2b(f"{_FORMAT}\0{key}".encode(), digest_size=20).digest()


def _checksum(digest: bytes, value: bytes) -> bytes:
    return hashlib.blake2b(value, digest_size=16, key=digest).digest()


_caches: dict[str, DiskCache] = {}
_caches_lock = threading.Lock()


def disk_cache() -> DiskCache | None:
    """The cache that CACHEDB names now, or None when it is empty."""
    path = CACHEDB.value
    if not path:
        return None
    with _caches_lock:
        if path not in _caches:
            _caches[path] = DiskCache(path)
        return _caches[path]


def cached(key: str, make: Callable[[], bytes], kind: str = "binary") -> bytes:
    """The value under `key`, made and remembered when it is not there. `key` holds everything that `make`
    depends on.
    """
    cache = disk_cache()
    if cache is None:
        return make()
    found = cache.get(key)
    if found is None:
        found = make()
        cache.put(key, found, kind)
    return found


def compile_cached(compiler: str, source: str, make: Callable[[str], bytes]) -> bytes:
    """`make(source)` through the disk cache; `compiler` is the compiler's key."""
    return cached(f"compile\0{compiler}\0{source}", lambda: make(source))


def clear() -> int:
    """Forget everything the disk cache holds; the number of entries that were there."""
    cache = disk_cache()
    return 0 if cache is None else cache.clear()


def stats() -> CacheStats | None:
    """What the disk cache holds and did, or None when it is off."""
    cache = disk_cache()
    return None if cache is None else cache.stats()


__all__ = ["CacheStats", "DiskCache", "cached", "clear", "compile_cached", "disk_cache", "stats"]
