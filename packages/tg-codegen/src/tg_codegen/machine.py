"""What can the processor do that code is generated for: vector widths, registers, caches, cores, features?

A `Machine` comes from a `Target` (the DEV string) or from the host. It is part of every cache key.
"""

from __future__ import annotations

import difflib
import platform
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tg_codegen._cpus import CPUS, FEATURES, with_features
from tg_uop import DType, Target, dtypes
from tg_uop.context import CPU_COUNT

_HOST_FAMILY = {
    "x86_64": "x86_64",
    "amd64": "x86_64",
    "aarch64": "arm64",
    "arm64": "arm64",
    "riscv64": "riscv64",
}
_GENERIC = {"x86_64": "x86-64", "arm64": "generic", "riscv64": "generic-rv64"}
_TRIPLE_FAMILY = {"x86_64": "x86_64", "arm64": "aarch64", "riscv64": "riscv64"}
# /proc/cpuinfo spells some features in its own way
_CPUINFO_NAMES = {
    "pni": "sse3",
    "sse4_1": "sse4.1",
    "sse4_2": "sse4.2",
    "bmi1": "bmi",
    "abm": "lzcnt",
    "avx512_vnni": "avx512vnni",
    "avx512_bf16": "avx512bf16",
    "avx512_fp16": "avx512fp16",
    "avx_vnni": "avxvnni",
    "asimd": "neon",
    "fp": "fp-armv8",
    "fphp": "fullfp16",
    "asimddp": "dotprod",
    "lahf_lm": "sahf",
}
_DEFAULT_CACHES = (32 << 10, 1 << 20, 16 << 20)


@dataclass(frozen=True)
class Machine:
    """A processor as code generation sees it. Sizes in bytes; `features` are LLVM's names, sorted.

    `cpu` is LLVM's name of a cpu type, or "native" for the host. `vector_bytes` is the widest vector register
    (0: scalar code only), `vector_registers` how many there are, `l1`, `l2` per core, `l3` shared, `cores`
    how many threads may run kernels.
    """

    arch: str
    cpu: str
    features: tuple[str, ...]
    vector_bytes: int
    vector_registers: int
    l1: int
    l2: int
    l3: int
    cores: int

    @staticmethod
    def from_target(target: Target) -> Machine:
        """The machine a CPU target names; without an architecture, or with cpu `native`, the host.

        ValueError for an unknown cpu type or feature (with near matches), or `native` of a foreign family.
        """
        return _from_words(target.arch, target.cpu, target.features, int(CPU_COUNT))

    @staticmethod
    def host() -> Machine:
        """The machine this process runs on."""
        return _from_words("", "", (), int(CPU_COUNT))

    def has(self, *features: str) -> bool:
        """True when every one of the features is there."""
        return all(f in self.features for f in features)

    def legal_widths(self, dtype: DType) -> tuple[int, ...]:
        """Vector widths in elements that fit one register: ascending powers of two from 1."""
        size = dtype.itemsize or 1
        if dtype is dtypes.float16 and not self.has_half:
            size = 4  # computed in float32
        widths = [1]
        while widths[-1] * 2 * size <= self.vector_bytes:
            widths.append(widths[-1] * 2)
        return tuple(widths)

    @property
    def has_half(self) -> bool:
        """True when float16 converts to and from float32 in hardware."""
        return bool({"f16c", "neon", "zfhmin", "zfh"} & set(self.features))

    @property
    def has_fma(self) -> bool:
        """True when fused multiply-add is one instruction."""
        return bool({"fma", "avx512f", "neon", "f"} & set(self.features))

    @property
    def is_host(self) -> bool:
        """True when code for this machine runs here."""
        host = Machine.host()
        return self.arch == host.arch and set(self.features) <= set(host.features)

    @property
    def triple(self) -> str:
        """LLVM's target triple (freestanding ELF code, the kernel's C ABI)."""
        return f"{_TRIPLE_FAMILY[self.arch]}-unknown-linux-gnu"

    @property
    def key(self) -> str:
        """Text that differs whenever generated code may: for cache keys."""
        model = _host_model() if self.cpu == "native" else self.cpu
        return ";".join((self.arch, model, ",".join(self.features), str(self.vector_bytes)))

    def llvm_cpu(self) -> str:
        """LLVM's name of the cpu type: always one it knows."""
        return host_cpu_name() if self.cpu == "native" else self.cpu

    def llvm_features(self) -> str:
        """LLVM's feature string: exactly this machine's features, whatever the cpu type brings."""
        missing = CPUS[self.arch].get(self.llvm_cpu(), frozenset()) - set(self.features)
        words = [f"+{f}" for f in self.features if f != "AMX"] + [f"-{f}" for f in sorted(missing)]
        return ",".join(words + (["+64bit"] if self.arch == "x86_64" else []))


@lru_cache(maxsize=64)
def _from_words(arch: str, cpu: str, words: tuple[str, ...], cores: int) -> Machine:
    host_family = _host_family()
    family = arch or host_family
    if family not in CPUS:
        raise ValueError(f"no code generator for processor family {family!r}; families: {', '.join(CPUS)}")
    known = FEATURES[family] | (frozenset(_host_features()) if family == host_family else frozenset())
    for word in words:
        if word.lstrip("-") not in known:
            raise ValueError(_unknown("feature", word.lstrip("-"), family, known))
    if cpu in ("", "native"):
        if family != host_family:
            raise ValueError(
                f"cpu 'native' of family {family} is asked for on a {host_family} machine; name a cpu type"
            )
        name, features = "native", _host_features()
    elif cpu in CPUS[family]:
        name, features = cpu, CPUS[family][cpu]
    else:
        raise ValueError(_unknown("cpu type", cpu, family, frozenset(CPUS[family]) | {"native"}))
    features = with_features(features, words)
    vector_bytes, registers = _vectors(family, features)
    l1, l2, l3 = _host_caches() if family == host_family else _DEFAULT_CACHES
    return Machine(family, name, tuple(sorted(features)), vector_bytes, registers, l1, l2, l3, cores)


def _unknown(what: str, word: str, family: str, known: frozenset[str]) -> str:
    near = difflib.get_close_matches(word, sorted(known), n=4, cutoff=0.4)
    listed = ", ".join(near) if near else ", ".join(sorted(known)[:12]) + ", ..."
    return f"unknown {what} {word!r} for {family}; {'near matches' if near else 'known'}: {listed}"


def _vectors(family: str, features: frozenset[str]) -> tuple[int, int]:
    if family == "x86_64":
        if "avx512f" in features:
            return (32 if "prefer-256-bit" in features else 64), 32
        return (32 if "avx2" in features and "prefer-128-bit" not in features else 16), 16
    if family == "arm64":
        return (16 if "neon" in features else 0), 32
    if "v" not in features:
        return 0, 32
    sizes = [int(m.group(1)) for f in features if (m := re.fullmatch(r"zvl(\d+)b", f))]
    return max([128, *sizes]) // 8, 32


def _host_family() -> str:
    name = platform.machine().lower()
    return _HOST_FAMILY.get(name, name)


@lru_cache(maxsize=1)
def host_cpu_name() -> str:
    """LLVM's name of the host's cpu where llvmlite is there and the name is known here, else the family's
    plainest.

    Costs an import of llvmlite: only compilers ask.
    """
    family = _host_family()
    try:
        from llvmlite import binding  # lazy: 65 ms, and an optional dependency

        name = str(binding.get_host_cpu_name())
    except ImportError:
        name = ""
    return name if name in CPUS.get(family, {}) else _GENERIC.get(family, "generic")


@lru_cache(maxsize=1)
def _host_features() -> frozenset[str]:
    """Features of the host that some listed cpu has, as the operating system sees them."""
    family = _host_family()
    known = FEATURES.get(family, frozenset())
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        text = ""
    words: set[str] = set()
    for line in text.splitlines():
        head, _, tail = line.partition(":")
        if head.strip() in ("flags", "Features"):
            words.update(_CPUINFO_NAMES.get(w, w) for w in tail.split())
            break
        if head.strip() == "isa":
            words.update(_riscv_words(tail.strip()))
            break
    base = CPUS.get(family, {}).get(_GENERIC.get(family, ""), frozenset())
    return frozenset(words & known) | base


def _riscv_words(isa: str) -> set[str]:
    """rv64imafdc_zba_zbb -> {i, m, a, f, d, c, zba, zbb}."""
    first, *rest = isa.split("_")
    return set(first.removeprefix("rv64")) | set(rest)


@lru_cache(maxsize=1)
def _host_model() -> str:
    """What tells this processor model from another, without LLVM: /proc/cpuinfo's identifying lines."""
    try:
        text = Path("/proc/cpuinfo").read_text().split("\n\n")[0]
    except OSError:
        return platform.processor() or platform.machine()
    wanted = ("vendor_id", "cpu family", "model", "stepping", "CPU implementer", "CPU part", "uarch", "isa")
    fields = (line.partition(":") for line in text.splitlines())
    return ",".join(value.strip() for head, _, value in fields if head.strip() in wanted)


@lru_cache(maxsize=1)
def _host_caches() -> tuple[int, int, int]:
    """Sizes of the data caches of level 1, 2, 3 from /sys; usual sizes where the system does not say."""
    found: dict[int, int] = {}
    root = Path("/sys/devices/system/cpu/cpu0/cache")
    for index in sorted(root.glob("index*")) if root.is_dir() else ():
        try:
            kind = (index / "type").read_text().strip()
            level = int((index / "level").read_text())
            size = (index / "size").read_text().strip()
        except (OSError, ValueError):
            continue
        if kind in ("Data", "Unified") and size.endswith("K"):
            found[level] = int(size[:-1]) << 10
    l1, l2, l3 = (
        found.get(level, default) for level, default in zip((1, 2, 3), _DEFAULT_CACHES, strict=True)
    )
    return l1, l2, l3
