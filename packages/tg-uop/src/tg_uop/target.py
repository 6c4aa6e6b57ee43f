"""What does a DEV string mean: `[INTERFACE+]DEVICE[:RENDERER[:ARCH[,OPTION...]]]` taken apart and put back.

Only the form is checked here. Whether a device, interface, renderer or architecture exists is decided by
whoever opens it; the one exception is a CPU architecture, whose word list has a fixed order (family, cpu
type, features).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

GRAMMAR = "[INTERFACE+]DEVICE[:RENDERER[:ARCH[,OPTION...]]]"
CPU_FAMILIES = ("x86_64", "arm64", "riscv64")

_EXAMPLES = "CPU, CPU:LLVM, CPU:LLVM:x86_64,znver2,avx2,-avx512f, PCI+AMD:LLVM:gfx1100, AMD::gfx950"
_NAME = r"[A-Z][A-Z0-9_]*"
_ARCH = r"[A-Za-z0-9][A-Za-z0-9_.\-]*"
_OPTION = r"[A-Za-z0-9_]+=[^,=\s]+|-?[A-Za-z0-9][A-Za-z0-9_.\-]*"


@dataclass(frozen=True, slots=True)
class Target:
    """A DEV string in parts. Empty strings mean "not given": the opener of the device takes its default.

    - `device`: upper-case device name ("CPU", "AMD"), or "" when nothing was chosen.
    - `interface`: how the device is reached ("PCI", "KFD", "MOCK").
    - `renderer`: which code generator ("LLVM", "C", "PTX").
    - `arch`: first word of the architecture ("gfx1100", "x86_64").
    - `flags`: the words after it, in order: `KEY=value`, or CPU words (cpu type, features, `-feature`).

    `str(target)` is the DEV string again; `dataclasses.replace(target, interface="PCI")` changes one part.
    """

    device: str = ""
    interface: str = ""
    renderer: str = ""
    arch: str = ""
    flags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        text = str(self)
        for part, value in (
            ("device", self.device),
            ("interface", self.interface),
            ("renderer", self.renderer),
        ):
            if value and not re.fullmatch(_NAME, value):
                raise _error(text, f"{part} {value!r} is not an upper-case name{_hint(value)}")
        if not self.device and (self.interface or self.renderer or self.arch):
            raise _error(text, "the device name is missing")
        if self.arch and not re.fullmatch(_ARCH, self.arch):
            raise _error(
                text, f"architecture {self.arch!r} is not a word of letters, digits, '_', '.' and '-'"
            )
        if self.flags and not self.arch:
            raise _error(text, "options need an architecture before them")
        for flag in self.flags:
            if not re.fullmatch(_OPTION, flag):
                raise _error(text, f"option {flag!r} is neither KEY=value nor a word nor -word")
        if self.arch and (self.device == "CPU" or self.arch in CPU_FAMILIES):
            _check_cpu_words(text, self.arch, self.flags)

    @staticmethod
    def parse(text: str) -> Target:
        """The Target a DEV string names; "" gives the empty target. ValueError shows the grammar."""
        if not isinstance(text, str):
            raise TypeError(f"a DEV string is a str, not {type(text).__name__} {text!r}")
        return _parse(text)

    @property
    def options(self) -> dict[str, str]:
        """The KEY=value flags as a dict."""
        return dict(flag.split("=", 1) for flag in self.flags if "=" in flag)

    @property
    def cpu(self) -> str:
        """The cpu type of a CPU architecture ("znver2", "native"); "" for any other architecture."""
        return self.flags[0] if self.arch in CPU_FAMILIES else ""

    @property
    def features(self) -> tuple[str, ...]:
        """The feature words of a CPU architecture, as written ("avx2", "-avx512f", "AMX"); else ()."""
        if self.arch not in CPU_FAMILIES:
            return ()
        return tuple(flag for flag in self.flags[1:] if "=" not in flag)

    def __str__(self) -> str:
        arch = ",".join((self.arch, *self.flags))
        parts = [self.device, self.renderer, arch]
        while len(parts) > 1 and not parts[-1]:
            parts.pop()
        return (f"{self.interface}+" if self.interface else "") + ":".join(parts)


@lru_cache(maxsize=256)
def _parse(text: str) -> Target:
    if text == "":
        return Target()
    head, *rest = text.split(":")
    if len(rest) > 2:
        raise _error(text, f"{len(rest)} colons, at most 2 are allowed")
    if len(rest) == 1 and rest[0].isdigit():
        raise _error(
            text, f"{text!r} names an instance of a device; DEV chooses the kind of device, write {head!r}"
        )
    interface, plus, device = head.rpartition("+")
    if plus and not interface:
        raise _error(text, "'+' without an interface before it")
    if not device:
        raise _error(text, "the device name is missing")
    if rest and not rest[-1]:
        raise _error(text, "nothing after the last colon")
    renderer = rest[0] if rest else ""
    arch, *flags = rest[1].split(",") if len(rest) == 2 else [""]
    if flags and not arch:
        raise _error(text, "options need an architecture before them")
    return Target(device, interface, renderer, arch, tuple(flags))


def _check_cpu_words(text: str, arch: str, flags: tuple[str, ...]) -> None:
    """`family,cpu type[,feature|-feature|AMX]...` (at least two words), without a leading '+'."""
    if arch not in CPU_FAMILIES:
        raise _error(text, f"CPU family {arch!r} is unknown; families: {', '.join(CPU_FAMILIES)}")
    if not flags or flags[0].startswith("-") or "=" in flags[0]:
        raise _error(
            text,
            f"a CPU architecture is family,cpu type[,features]: write {arch},native or {arch},znver2,avx2",
        )


def _hint(value: str) -> str:
    upper = value.upper()
    return f"; write {upper!r}" if re.fullmatch(_NAME, upper) else ""


def _error(text: str, why: str) -> ValueError:
    return ValueError(f"bad DEV string {text!r}: {why}. The form is {GRAMMAR}, for example {_EXAMPLES}")
