"""What does LLVM say: disassembler (libLLVM's C API) and assembler (llvm-mc or ziglang's clang) as
oracles."""

from __future__ import annotations

import ctypes
import ctypes.util
import glob
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

TRIPLE = "amdgcn-amd-amdhsa"
_ENCODING = re.compile(r";\s*encoding: \[([0-9a-fx,]*)\]")
_ERROR = re.compile(r"^<stdin>:(\d+):(\d+): error: (.*)$|^[^:\n]+\.s:(\d+):(\d+): error: (.*)$", re.M)


class OracleMissing(RuntimeError):
    """The LLVM tool is not installed; the message says which package has it."""


def find_libllvm(version: int = 22) -> str | None:
    """Path of Debian's libLLVM of this major version, or None."""
    for pattern in (f"/usr/lib/*/libLLVM.so.{version}.*", f"/usr/lib/*/libLLVM-{version}.so*"):
        if found := sorted(glob.glob(pattern)):
            return found[0]
    return ctypes.util.find_library(f"LLVM-{version}")


class Disassembler:
    """LLVM's disassembler for one processor. Not for untrusted bytes: LLVM itself may abort on some."""

    def __init__(self, cpu: str, version: int = 22, features: str = "") -> None:
        path = find_libllvm(version)
        if path is None:
            raise OracleMissing(f"libLLVM {version} not found: install the package libllvm{version}")
        lib = ctypes.CDLL(path)
        for part in ("TargetInfo", "TargetMC", "Disassembler", "AsmParser", "Target"):
            getattr(lib, f"LLVMInitializeAMDGPU{part}")()
        create = lib.LLVMCreateDisasmCPUFeatures
        create.restype = ctypes.c_void_p
        text, pointer = ctypes.c_char_p, ctypes.c_void_p
        create.argtypes = [text, text, text, pointer, ctypes.c_int, pointer, pointer]
        self._handle = create(TRIPLE.encode(), cpu.encode(), features.encode(), None, 0, None, None)
        if not self._handle:
            raise OracleMissing(f"LLVM {version} does not know {cpu}")
        self._call = lib.LLVMDisasmInstruction
        self._call.restype = ctypes.c_size_t
        self._call.argtypes = [
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_void_p,
            ctypes.c_size_t,
        ]
        self._buffer = ctypes.create_string_buffer(4096)

    def __call__(self, code: bytes, address: int = 0) -> tuple[int, str]:
        """(size in bytes, text) of the first instruction; size 0 where LLVM rejects."""
        size = self._call(self._handle, code, len(code), address, self._buffer, 4096)
        if not size:
            return 0, ""
        return size, self._buffer.value.decode("latin-1").split(" ; ")[0].strip().replace("\t", " ")


def assembler_command(cpu: str) -> list[str]:
    """The command that prints encodings of the assembly on stdin."""
    for tool in ("llvm-mc-22", "llvm-mc"):
        if path := shutil.which(tool):
            version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
            if " 22." in version:
                return [path, f"-triple={TRIPLE}", f"-mcpu={cpu}", "-show-encoding", "-"]
    if importlib.util.find_spec("ziglang"):
        return [
            sys.executable,
            "-m",
            "ziglang",
            "clang",
            "-cc1as",
            "-triple",
            TRIPLE,
            "-target-cpu",
            cpu,
            "-filetype",
            "asm",
            "-show-encoding",
            "-",
        ]
    raise OracleMissing(
        "no LLVM 22 assembler: install the Debian package llvm-22 or the PyPI package ziglang"
    )


def assemble_lines(cpu: str, lines: list[str]) -> list[bytes | None]:
    """Encode each line on its own; None where LLVM reports an error in it."""
    if not lines:
        return []
    text = "\n".join(f"{line}\n.L_tg_{i}:" for i, line in enumerate(lines)) + "\n"
    done = subprocess.run(assembler_command(cpu), input=text, capture_output=True, text=True)
    failed = {(int(m[1] or m[4]) - 1) // 2 for m in _ERROR.finditer(done.stderr)}
    if failed:  # output is complete up to errors only with some versions: assemble the good lines again
        good = [i for i in range(len(lines)) if i not in failed]
        result: list[bytes | None] = [None] * len(lines)
        for i, code in zip(good, assemble_lines(cpu, [lines[i] for i in good]), strict=True):
            result[i] = code
        return result
    if done.returncode:
        raise RuntimeError(f"assembler failed: {done.stderr[:500]}")
    parts = re.split(r"^\.L_tg_\d+:.*$", done.stdout, flags=re.M)
    out: list[bytes | None] = []
    for part in parts[: len(lines)]:
        data = b"".join(bytes(int(b, 16) for b in m[1].split(",")) for m in _ENCODING.finditer(part))
        out.append(data or None)
    return out


def provenance() -> str:
    """One line that says which tools answer here."""
    lib = find_libllvm(22) or "none"
    command = assembler_command("gfx1100")
    version = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout
    found = re.search(r"version (\S+)", version)
    return f"disassembler {Path(lib).name}; assembler {found[1] if found else 'ziglang clang'}"


class SafeDisassembler:
    """The disassembler in a child process: bytes on which LLVM aborts count as rejected.

    `crashes` collects those bytes. Answers are remembered until `forget`.
    """

    def __init__(self, cpu: str, version: int = 22, features: str = "") -> None:
        self._inner = Disassembler(cpu, version, features)
        self._known: dict[bytes, tuple[int, str]] = {}
        self._child: tuple[int, int, int] | None = None
        self.crashes: list[bytes] = []
        self.calls = 0
        self.direct = False
        """Ask in this process, which is faster: for words on which LLVM is known not to abort."""

    def __call__(self, code: bytes) -> tuple[int, str]:
        """(size, text) of the first instruction of `code` (at most 255 bytes)."""
        found = self._known.get(code)
        if found is None:
            self.prefetch([code])
            found = self._known[code]
        return found

    def forget(self) -> None:
        """Drop remembered answers."""
        self._known.clear()

    def prefetch(self, codes: list[bytes]) -> None:
        """Ask for many at once."""
        codes = [c for c in codes if c not in self._known]
        if self.direct:
            self._known.update((c, self._inner(c)) for c in codes)
            return
        for start in range(0, len(codes), 512):
            self._batch(codes[start : start + 512])

    def _batch(self, codes: list[bytes]) -> None:
        if not codes:
            return
        self.calls += len(codes)
        answers = self._ask(codes)
        if answers is not None:
            self._known.update(zip(codes, answers, strict=True))
        elif len(codes) == 1:
            self.crashes.append(codes[0])
            self._known[codes[0]] = (0, "")
        else:
            half = len(codes) // 2
            self._batch(codes[:half])
            self._batch(codes[half:])

    def _ask(self, codes: list[bytes]) -> list[tuple[int, str]] | None:
        if self._child is None:
            self._child = self._spawn()
        pid, reader, writer = self._child
        try:
            message = b"".join(bytes([len(c)]) + c for c in codes)
            os.write(writer, len(message).to_bytes(4, "little") + message)
            head = _read_exactly(reader, 4)
            lines = _read_exactly(reader, int.from_bytes(head, "little")).decode("latin-1").split("\n")
        except (EOFError, BrokenPipeError):
            os.close(reader)
            os.close(writer)
            os.waitpid(pid, 0)
            self._child = None
            return None
        return [(int(n), t) for n, _, t in (line.partition(" ") for line in lines)]

    def _spawn(self) -> tuple[int, int, int]:
        from_child, to_parent = os.pipe()
        from_parent, to_child = os.pipe()
        pid = os.fork()
        if pid:
            os.close(to_parent)
            os.close(from_parent)
            return pid, from_child, to_child
        try:
            os.close(from_child)
            os.close(to_child)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            while True:
                message = _read_exactly(from_parent, int.from_bytes(_read_exactly(from_parent, 4), "little"))
                answers = []
                at = 0
                while at < len(message):
                    end = at + 1 + message[at]
                    size, text = self._inner(message[at + 1 : end])
                    answers.append(f"{size} {text}")
                    at = end
                data = "\n".join(answers).encode("latin-1")
                data = len(data).to_bytes(4, "little") + data
                while data:
                    data = data[os.write(to_parent, data) :]
        finally:
            os._exit(0)

    def close(self) -> None:
        """End the child process."""
        if self._child is not None:
            pid, reader, writer = self._child
            os.close(reader)
            os.close(writer)
            os.waitpid(pid, 0)
            self._child = None


def _read_exactly(fd: int, count: int) -> bytes:
    data = b""
    while len(data) < count:
        part = os.read(fd, count - len(data))
        if not part:
            raise EOFError
        data += part
    return data
