"""Every test here runs with graph verification on, a compile cache of its own and no leftovers of the
environment.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tg_uop.context import CACHEDB, SPEC  # noqa: E402 - after the path is set


@pytest.fixture(scope="session")
def cache_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cache")
    folder.chmod(0o700)
    return folder / "cache.db"


@pytest.fixture(autouse=True)
def verified(cache_file: Path) -> Iterator[None]:
    """SPEC=1 in all threads of this process, and a cache file that this session made."""
    before = SPEC.value, CACHEDB.value
    SPEC.value, CACHEDB.value = max(1, before[0]), str(cache_file)
    yield
    SPEC.value, CACHEDB.value = before


@pytest.fixture
def child_environment(cache_file: Path) -> dict[str, str]:
    """The environment of a child process: its own cache, verification on, nothing inherited that changes
    behaviour.
    """
    env = {k: v for k, v in os.environ.items() if k not in ("DEV", "DEBUG", "NOOPT", "BEAM", "JIT")}
    return env | {"SPEC": "1", "CACHEDB": str(cache_file), "PYTHONPATH": os.pathsep.join(sys.path)}
