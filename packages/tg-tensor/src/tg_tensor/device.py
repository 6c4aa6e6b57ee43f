"""Which devices are there, which one is meant when none is named, and which renderer compiles for each?

A device is a runtime of tg-hcq paired with a renderer of tg-codegen; this is where the two meet. Nothing is
opened, no
compiler imported, before a kernel needs it.
"""

from __future__ import annotations

import threading
from importlib import import_module
from typing import Any

from tg_hcq import Compiled, canonicalize_device, device_names, open_device
from tg_uop import DEV, Target

# device -> renderer name -> where it lives; the first is the default.
RENDERERS: dict[str, dict[str, str]] = {
    "CPU": {
        "LLVM": "tg_codegen.render.llvm:LLVMRenderer",
        "C": "tg_codegen.render.c:CRenderer",
        "X86": "tg_codegen.render.x86:X86Renderer",
    },
    "NULL": {
        "LLVM": "tg_codegen.render.llvm:LLVMRenderer",
        "C": "tg_codegen.render.c:CRenderer",
        "PYTHON": "tg_codegen.render.python:PythonRenderer",
    },
    "PYTHON": {"PYTHON": "tg_codegen.render.python:PythonRenderer"},
}


def register_renderer(device: str, name: str, where: str) -> None:
    """Let `device` be compiled for by `where` ("module:Class") under the RENDERER word `name` of a DEV
    string."""
    RENDERERS.setdefault(device.upper(), {})[name.upper()] = where


def make_renderer(target: Target) -> Any:
    """The renderer a target asks for. ValueError names the renderers its device has."""
    known = RENDERERS.get(target.device)
    if not known:
        raise ValueError(
            f"no renderer compiles for device {target.device!r}; "
            f"devices with one: {', '.join(sorted(RENDERERS))}"
        )
    name = target.renderer or next(iter(known))
    if name not in known:
        raise ValueError(f"device {target.device} has no renderer {name!r}; it has {', '.join(known)}")
    module, _, attribute = known[name].partition(":")
    return getattr(import_module(module), attribute)(target)


class _LoopCompiler:
    """Gives tg-hcq the machine code that runs lists of kernels, made by the compiler of a CPU's kernels."""

    def __init__(self, renderer: Any) -> None:
        self.renderer = renderer

    def batch_loop(self) -> bytes:
        """The object file."""
        from tg_codegen.compile.batch import BatchLoop  # lazy: not before kernels are shared or replayed

        return BatchLoop(self.renderer.compiler).batch_loop()


def _share_kernels(renderer: Any) -> None:
    from tg_hcq.cpu import use_host_compiler  # lazy: only where a CPU is opened

    use_host_compiler(_LoopCompiler(renderer))


class _Devices:
    """`Device["CPU:1"]` opens a device; `Device.DEFAULT` names the one meant when none is given."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._renderers: dict[tuple[str, Target], Any] = {}
        self._by_name: dict[tuple[str, str], Any] = {}  # (device, DEV string)
        self._canonical: dict[str, str] = {}

    @property
    def DEFAULT(self) -> str:  # noqa: N802 - the name users know
        """The device DEV names, else CPU."""
        text = DEV.value
        if not text:
            return "CPU"
        found = self._canonical.get("DEV=" + text)
        if found is None:
            found = self._canonical["DEV=" + text] = self.canonicalize(DEV.parsed().device or "CPU")
        return found

    @property
    def default(self) -> Compiled:
        """The default device, opened."""
        return self[self.DEFAULT]

    def canonicalize(self, name: str | None) -> str:
        """`name` in the form buffers carry: upper case, without ":0"; None is the default device."""
        if name is None:
            return self.DEFAULT
        found = self._canonical.get(name)
        if found is None:
            found = self._canonical[name] = canonicalize_device(name)
        return found

    def __getitem__(self, name: str) -> Compiled:
        device = open_device(self.canonicalize(name))
        if not device.compilers and device.device.partition(":")[0] in RENDERERS:
            with self._lock:
                if not device.compilers:
                    device.compilers.append(self.renderer(device.device))
                    if device.device.partition(":")[0] == "CPU":
                        _share_kernels(device.renderer)
        return device

    def renderer(self, name: str) -> Any:
        """The renderer for a device under the current DEV."""
        key = (name, DEV.value)
        found = self._by_name.get(key)
        if found is None:
            target = DEV.target(name)
            kind = (name.partition(":")[0], target)
            found = self._renderers.get(kind)
            if found is None:
                found = self._renderers[kind] = make_renderer(target)
            self._by_name[key] = found
        return found

    def names(self) -> tuple[str, ...]:
        """The kinds of devices there are."""
        return device_names()


Device = _Devices()
