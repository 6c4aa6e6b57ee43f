"""Where do headers come from? Debian and PyPI packages: found on the machine, or unpacked into a cache."""

from __future__ import annotations

import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from functools import lru_cache
from pathlib import Path

from .source import SHIMS

# Folders of the kernel source that hold headers bindings are made of.
_KERNEL_PARTS = ("/drivers/gpu/drm/amd/", "/drivers/gpu/drm/nouveau/include/", "/include/uapi/", "/COPYING")
_TEMPLATE = re.compile(r"\{([a-z]+)(?::([^}]*))?\}")


class MissingPackage(FileNotFoundError):
    """A package that a spec needs and that is neither installed nor fetched."""


def cache_folder() -> Path:
    """Where fetched packages are unpacked: $TG_AUTOGEN_CACHE, else ~/.cache/tg-autogen."""
    chosen = os.environ.get("TG_AUTOGEN_CACHE")
    return Path(chosen) if chosen else Path.home() / ".cache" / "tg-autogen"


def expand(path: str) -> str:
    """A path of a spec with {shims}, {deb:NAME}, {pypi:NAME} and {kernel:NAME} replaced by folders."""

    def folder(match: re.Match[str]) -> str:
        kind, package = match[1], match[2] or ""
        if kind == "shims":
            return str(SHIMS)
        finder = {"deb": _debian_root, "pypi": _pypi_root, "kernel": _kernel_root}.get(kind)
        if finder is None:
            raise ValueError(
                f"{match[0]} in {path!r} is no place for headers: use shims, deb:, pypi: or kernel:"
            )
        return str(finder(package))

    return _TEMPLATE.sub(folder, path).replace("//", "/")


@lru_cache(maxsize=64)
def installed_version(package: str) -> str:
    """The version of an installed Debian package, "" when it is not installed."""
    if shutil.which("dpkg-query") is None:
        return ""
    query = ["dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}", package]
    found = subprocess.run(query, capture_output=True, text=True)
    status, _, version = found.stdout.partition(" ")
    return version if found.returncode == 0 and status == "installed" else ""


def version_of(kind: str, package: str) -> str:
    """The version of a package as this machine has it; MissingPackage when it has none."""
    if kind == "pypi":
        _pypi_root(package)
        return package.partition("==")[2]
    version = installed_version(package)
    if version:
        return version
    record = cache_folder() / "deb" / package / "VERSION"
    if not record.is_file():
        raise MissingPackage(_missing("Debian", package))
    return record.read_text().strip()


def fetch(kind: str, package: str) -> None:
    """Make a package's headers available.

    Nothing to do when they are, else download and unpack into the cache.
    """
    if kind == "pypi":
        _fetch_pypi(package)
    elif not installed_version(package):
        _fetch_debian(package)
    if kind == "debian" and package.startswith("linux-source-"):
        _unpack_kernel(package)


def _missing(registry: str, package: str) -> str:
    return (
        f"headers of the {registry} package {package} are not on this machine; run `tg-autogen gen --fetch`"
    )


def _debian_root(package: str) -> Path:
    if installed_version(package):
        return Path("/")
    unpacked = cache_folder() / "deb" / package
    if unpacked.is_dir():
        return unpacked
    raise MissingPackage(_missing("Debian", package))


def _pypi_root(package: str) -> Path:
    name, _, version = package.partition("==")
    unpacked = cache_folder() / "pypi" / f"{name}-{version}"
    if unpacked.is_dir():
        return unpacked
    raise MissingPackage(_missing("PyPI", package))


def _kernel_root(package: str) -> Path:
    unpacked = cache_folder() / "kernel" / f"{package}-{version_of('debian', package)}"
    if (unpacked / "include").is_dir():
        return unpacked
    raise MissingPackage(_missing("Debian", package))


def _fetch_debian(package: str) -> None:
    target = cache_folder() / "deb" / package
    if target.is_dir():
        return
    downloads = cache_folder() / "downloads" / package
    downloads.mkdir(parents=True, exist_ok=True)
    _run(["apt-get", "download", package], downloads)
    archive = sorted(downloads.glob("*.deb"))[-1]
    version = _run(["dpkg-deb", "-f", str(archive), "Version"], downloads).strip()
    _run(["dpkg-deb", "-x", str(archive), str(target)], downloads)
    (target / "VERSION").write_text(version + "\n")


def _fetch_pypi(package: str) -> None:
    name, _, version = package.partition("==")
    if not version:
        raise ValueError(f"{package!r}: a spec names PyPI packages with their version, NAME==VERSION")
    target = cache_folder() / "pypi" / f"{name}-{version}"
    if target.is_dir():
        return
    downloads = cache_folder() / "downloads" / name
    downloads.mkdir(parents=True, exist_ok=True)
    _run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(downloads), package], downloads
    )
    wheel = sorted(downloads.glob("*.whl"))[-1]
    with zipfile.ZipFile(wheel) as archive:
        members = [m for m in archive.namelist() if m.endswith((".h", ".hpp")) or "LICENSE" in m.upper()]
        archive.extractall(target, members)
    wheel.unlink()


def _unpack_kernel(package: str) -> None:
    target = cache_folder() / "kernel" / f"{package}-{version_of('debian', package)}"
    if (target / "include").is_dir():
        return
    archive = _debian_root(package) / "usr" / "src" / f"{package}.tar.xz"
    partial = target.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    with lzma.open(archive) as stream, tarfile.open(fileobj=stream, mode="r|") as members:
        for member in members:
            inside = "/" + member.name.partition("/")[2]
            if member.isfile() and inside.startswith(_KERNEL_PARTS) and inside.endswith((".h", "/COPYING")):
                member.name = inside[1:]
                members.extract(member, partial, filter="data")
    partial.rename(target)


def _run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"`{' '.join(command)}` failed: {done.stderr.strip()[-500:]}")
    return done.stdout
