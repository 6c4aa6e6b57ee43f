"""How does C text become a relocatable ELF object: clang, gcc or zig, whichever is found, as a subprocess?

`CC` chooses the compiler ("clang-19", "gcc", "zig cc"). Only MULACC fuses (-ffp-contract=off); integers wrap
(-fwrapv).
"""

from __future__ import annotations

import importlib.util
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tg_codegen.cache import compile_cached
from tg_codegen.compile.errors import CompileError, first_line_number, with_source_line
from tg_codegen.machine import Machine
from tg_uop.context import CC

_OPTIONS = (
    "-O2 -x c -std=gnu11 -c -fPIC -ffreestanding -fno-builtin-memcpy "
    "-fwrapv -fno-strict-aliasing -fno-math-errno "
    "-fno-trapping-math -ffp-contract=off -fno-stack-protector -fno-asynchronous-unwind-tables -fno-ident -w"
).split()
_TIMEOUT = 120.0
_MISSING = (
    "no C compiler found (looked for {looked}); install clang or gcc, or "
    "pip install 'tg-codegen[zig]', or name one with CC=..., "
    "or use DEV=CPU:LLVM"
)


@lru_cache(maxsize=8)
def find_compiler(chosen: str) -> tuple[str, ...]:
    """The command of the C compiler: `chosen` if given, else the first of clang, gcc, cc, ziglang.
    CompileError if none.
    """
    if chosen:
        words = shlex.split(chosen)
        path = shutil.which(words[0])
        if path is None:
            raise CompileError(f"CC={chosen!r}: {words[0]!r} is not a program on the path")
        return (path, *words[1:])
    for name in ("clang", "gcc", "cc"):
        path = shutil.which(name)
        if path is not None:
            return (path,)
    if importlib.util.find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    raise CompileError(_MISSING.format(looked="clang, gcc, cc, ziglang"))


@lru_cache(maxsize=8)
def _version(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(
            [*command, "--version"], capture_output=True, text=True, timeout=_TIMEOUT, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as e:
        raise CompileError(f"{shlex.join(command)} --version failed: {e}") from None
    return done.stdout.split("\n\n")[0].strip()


class CCompiler:
    """C text to an ELF object for `machine`."""

    def __init__(self, machine: Machine, options: Sequence[str] = ()) -> None:
        self.machine = machine
        self.options = tuple(options)

    @property
    def available(self) -> bool:
        """True when a compiler is found."""
        try:
            return bool(find_compiler(CC.value))
        except CompileError:
            return False

    @property
    def key(self) -> str:
        command = find_compiler(CC.value)
        return (
            f"c|{shlex.join(command)}|{_version(command)}|{' '.join(self._flags(command))}|{self.machine.key}"
        )

    def compile(self, source: str) -> bytes:
        """The object. CompileError shows the compiler's first complaint and the line it is about."""
        command = find_compiler(CC.value)
        with tempfile.TemporaryDirectory(prefix="tg-c-") as folder:
            out = Path(folder) / "kernel.o"
            call = [*command, *_OPTIONS, *self._flags(command), "-o", str(out), "-"]
            try:
                done = subprocess.run(
                    call, input=source.encode(), capture_output=True, timeout=_TIMEOUT, check=False
                )
            except subprocess.TimeoutExpired:
                raise CompileError(
                    f"{command[0]} did not finish within {_TIMEOUT:.0f} s and was stopped"
                ) from None
            except OSError as e:
                raise CompileError(f"cannot run {shlex.join(command)}: {e}") from None
            if done.returncode != 0 or not out.exists():
                text = done.stderr.decode(errors="replace")
                first = next(
                    (line for line in text.splitlines() if "error" in line), text.strip() or "no message"
                )
                reason = f"{command[0]} (exit status {done.returncode}): {first}"
                raise CompileError(with_source_line(reason, source, first_line_number(first)))
            return out.read_bytes()

    def compile_many(self, sources: Sequence[str]) -> list[bytes]:
        """One object per source."""
        return [self.compile(s) for s in sources]

    def compile_cached(self, source: str) -> bytes:
        """`compile` through the disk cache."""
        return compile_cached(self.key, source, self.compile)

    def _flags(self, command: tuple[str, ...]) -> list[str]:
        return [*_march(self.machine, "zig" in " ".join(command)), *self.options]

    def __reduce__(self) -> tuple[Any, ...]:
        return (CCompiler, (self.machine, self.options))


def _march(machine: Machine, zig: bool) -> list[str]:
    """Options that select the processor; zig and foreign families also name the target."""
    if machine.arch == "x86_64":
        flags = [f"-march={machine.cpu}"]
        words = {"avx", "avx2", "fma", "f16c", "avx512f"}
        flags += [f"-mno-{w}" for w in sorted(words - set(machine.features))]
    elif machine.arch == "arm64":
        flags = [f"-mcpu={machine.cpu}"]
    else:
        flags = ["-march=rv64gcv" if machine.has("v") else "-march=rv64gc"]
    if zig:
        family = {"x86_64": "x86_64", "arm64": "aarch64", "riscv64": "riscv64"}[machine.arch]
        flags = [
            f.replace("-march=", "-mcpu=").replace("-", "_") if f.startswith("-march=") else f for f in flags
        ]
        flags = [f"--target={family}-linux-musl", *(f.replace("_mcpu", "-mcpu") for f in flags)]
    return flags
