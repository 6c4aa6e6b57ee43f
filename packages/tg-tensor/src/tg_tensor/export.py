"""How does a model become C source that runs without Python? Record it, and write down what would be run.

`export_model(model, "CPU", *inputs)` records one call, as TinyJit does, with the C renderer. The result is
a C file with the kernels and a function `NAME_run(input0, ..., output0, ...)`, a header, and the bytes of
every buffer that holds data (weights, and state that is kept from call to call). The C needs a compiler with
vector extensions (gcc, clang, zig) and libc; with -fopenmp kernels run on several threads.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tg_tensor import buffers as memory
from tg_tensor.buffers import bottom_of
from tg_tensor.replay import Recording
from tg_tensor.run import get_call_outs_ins
from tg_uop import Ops, UOp, dtypes
from tg_uop.context import Context

_C_TYPES = {
    dtypes.bool: "uint8_t",
    dtypes.int8: "int8_t",
    dtypes.uint8: "uint8_t",
    dtypes.int16: "int16_t",
    dtypes.uint16: "uint16_t",
    dtypes.int32: "int32_t",
    dtypes.uint32: "uint32_t",
    dtypes.int64: "int64_t",
    dtypes.uint64: "uint64_t",
    dtypes.float32: "float",
    dtypes.float64: "double",
}
_ALIGNMENT = 64


class Port(NamedTuple):
    """An input or output of the exported function: its name, shape, dtype and type in C (raw 16-bit words and
    bytes for the types C lacks).
    """

    name: str
    shape: tuple[int, ...]
    dtype: Any

    @property
    def c_type(self) -> str:
        return _C_TYPES.get(self.dtype) or ("uint16_t" if self.dtype.itemsize == 2 else "uint8_t")

    @property
    def nbytes(self) -> int:
        size = self.dtype.itemsize
        for n in self.shape:
            size *= n
        return int(size)


class ExportedModel(NamedTuple):
    """A model as C: `source` and `header` text, `weights` (what `NAME_load` reads), and its ports."""

    name: str
    source: str
    header: str
    weights: bytes
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    variables: tuple[str, ...]

    def write(self, folder: str | os.PathLike[str]) -> tuple[Path, ...]:
        """Write NAME.c, NAME.h and NAME.weights into a folder, which is made if need be; the paths."""
        target = Path(folder)
        target.mkdir(parents=True, exist_ok=True)
        files = {".c": self.source.encode(), ".h": self.header.encode(), ".weights": self.weights}
        out = []
        for ending, data in files.items():
            path = target / f"{self.name}{ending}"
            temporary = path.with_name(path.name + ".part")
            temporary.write_bytes(data)
            os.replace(temporary, path)
            out.append(path)
        return tuple(out)


def export_model(
    model: Callable[..., Any], target: str, *inputs: Any, name: str = "model", arch: str = ""
) -> ExportedModel:
    """`model(*inputs)` as C source. `arch` is the architecture of the code (`x86_64,znver3`; none: any).

    ValueError for a target other than CPU, a name that is no C identifier, and models whose sizes depend on
    variables; TypeError for inputs that are no tensors. What Python computes is computed once, at export.
    """
    from tg_tensor.base import TensorBase  # lazy: base imports much that the class below needs not

    if target.upper() != "CPU":
        raise ValueError(f"export_model: the target is CPU, got {target!r}; others come with their renderers")
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        raise ValueError(f"export_model: name becomes part of C identifiers, got {name!r}")
    for i, t in enumerate(inputs):
        if not isinstance(t, TensorBase):
            raise TypeError(f"export_model: inputs are tensors, number {i} is {type(t).__name__} {t!r}")
    recording = _record(model, inputs, arch)
    return _Writer(name, recording).export()


def _record(model: Callable[..., Any], inputs: Sequence[Any], arch: str) -> Recording:
    """One call of the model, recorded with the C renderer."""
    from tg_tensor.jit import TinyJit  # lazy: as above
    from tg_tensor.tree import named_tensors, replaced

    def contiguous(*args: Any) -> Any:
        result = model(*args)
        whole = [t.contiguous() for _, t in named_tensors(result)]
        if not whole:
            raise TypeError(f"export_model: the model returns tensors, got {type(result).__name__}")
        return replaced(result, iter(whole))

    jit = TinyJit(contiguous)
    with Context(DEV=f"CPU:C:{arch}" if arch else "CPU:C", BEAM=0, JITBEAM=0):
        given = [t.contiguous().realize() for t in inputs]
        for _ in range(2):
            jit(*given)
    if jit.captured is None:
        raise ValueError("export_model: the model runs no kernels; its results are constants or its inputs")
    return jit.captured.recording


class _Writer:
    """Gathers memory, kernels and calls of a recording, and puts them into C."""

    def __init__(self, name: str, recording: Recording) -> None:
        self.name, self.recording = name, recording
        self.definitions: dict[str, None] = {}  # typedefs and helpers, each once
        self.kernels: dict[str, str] = {}  # C function -> its text
        self.calls: list[str] = []
        self.variables: dict[str, None] = {}
        self.weights = bytearray()
        self.scratch = 0
        self._places: dict[UOp, str] = {}
        self._initialised = _read_before_written(recording)

    def export(self) -> ExportedModel:
        r = self.recording
        ports = [(f"input{n}", i.view, i.dtype) for n, i in enumerate(r.info)]
        ports += [(f"output{n}", u, u.dtype) for n, u in enumerate(r.results)]
        for which, view, _ in ports:
            if any(not isinstance(d, int) for d in view.shape):
                raise ValueError(
                    f"export_model: {which} has the symbolic shape {view.shape}; sizes are fixed"
                )
        found = [Port(port, tuple(view.shape), dtype) for port, view, dtype in ports]
        inputs, outputs = tuple(found[: len(r.info)]), tuple(found[len(r.info) :])
        for call in r.linear.src:
            self._call(call)
        for port, u in zip(outputs, r.results, strict=True):
            self.calls.append(f"  memcpy({port.name}, {self._address(u.base)}, {port.nbytes});")
        signature = self._signature(inputs, outputs)
        return ExportedModel(
            self.name,
            self._source(signature),
            self._header(signature, inputs, outputs),
            bytes(self.weights),
            inputs,
            outputs,
            tuple(self.variables),
        )

    # *** memory ***

    def _address(self, u: UOp) -> str:
        """The C expression of an argument's address."""
        if u.op is Ops.PARAM:
            return f"(void *)input{u.arg.slot}"
        if u.op is Ops.BUFFER_VIEW:
            return f"((char *){self._address(u.src[0])} + {u.arg.offset})"
        if u.op is not Ops.BUFFER:
            raise ValueError(f"export_model: a result or argument is no memory but {u.op.name}; realize() it")
        if u not in self._places:
            self._places[u] = self._place(u)
        return self._places[u]

    def _place(self, u: UOp) -> str:
        nbytes = u.arg.size * u.arg.dtype.itemsize
        if u in self._initialised:
            start = len(self.weights)
            self.weights += bytes(memory.read(u))
            self.weights += bytes(-len(self.weights) % _ALIGNMENT)
            return f"({self.name}_weights + {start})"
        start = self.scratch
        self.scratch += nbytes + (-nbytes % _ALIGNMENT)
        return f"({self.name}_scratch + {start})"

    # *** code ***

    def _call(self, call: UOp) -> None:
        body = call.src[0]
        if body.op is Ops.COPY:
            target, source = (self._address(a) for a in call.src[1:3])
            size = call.src[1].shape[0] * call.src[1].dtype.itemsize
            self.calls.append(f"  memcpy({target}, {source}, {size});")
            return
        if body.op is not Ops.PROGRAM:
            raise ValueError(f"export_model: a call of {body.op.name} cannot be exported")
        info = body.arg
        extent = info.global_size[0]
        if not isinstance(extent, int):
            raise ValueError(f"export_model: kernel {info.name} runs over a symbolic size; sizes are fixed")
        function = self._kernel(info.function_name, body.src[3].arg)
        arguments = [self._address(call.src[1 + n]) for n in info.globals]
        for v in info.vars:
            self.variables.setdefault(v.arg.name)
            arguments.append(f"(void *)(intptr_t){v.arg.name}")
        block = f"void *args[] = {{{', '.join(arguments)}}}"
        self.calls.append(f"  {{ {block}; {self.name}_launch({function}, args, {extent}); }}")

    def _kernel(self, function: str, source: str) -> str:
        """Add a kernel's source; the name it got."""
        definitions, text = _split(source, function)
        self.definitions.update(dict.fromkeys(definitions))
        for n in range(len(self.kernels) + 1):
            own = function if n == 0 else f"{function}_{n}"
            renamed = re.sub(rf"\b{re.escape(function)}\(", f"{own}(", text, count=1)
            if self.kernels.setdefault(own, f"static {renamed}") == f"static {renamed}":
                return own
        raise AssertionError("one more name than kernels is always free")

    def _signature(self, inputs: Sequence[Port], outputs: Sequence[Port]) -> str:
        parts = [f"const {p.c_type} *{p.name}" for p in inputs] + [f"{p.c_type} *{p.name}" for p in outputs]
        parts += [f"int64_t {v}" for v in self.variables]
        return f"void {self.name}_run({', '.join(parts) or 'void'})"

    def _header(self, signature: str, inputs: Sequence[Port], outputs: Sequence[Port]) -> str:
        n = self.name
        ports = [f"//   {p.name}: {p.dtype.name}{list(p.shape)}, row-major" for p in (*inputs, *outputs)]
        return "\n".join(
            [
                "#pragma once",
                "#include <stdint.h>",
                "#ifdef __cplusplus",
                'extern "C" {',
                "#endif",
                f"// Reads {n}.weights; 0, or -1 if the file is missing or has another size. Call it first.",
                f"int {n}_load(const char *path);",
                "// One call of the model. Not for several threads at once: it has memory of its own.",
                *ports,
                f"{signature};",
                "#ifdef __cplusplus",
                "}",
                "#endif",
                "",
            ]
        )

    def _source(self, signature: str) -> str:
        n = self.name
        memories = [
            f"static _Alignas({_ALIGNMENT}) unsigned char {n}_{what}[{max(size, 1)}];"
            for what, size in (("weights", len(self.weights)), ("scratch", self.scratch))
        ]
        return "\n".join(
            [
                f'#include "{n}.h"',
                "#include <stddef.h>",
                "#include <stdio.h>",
                "#include <string.h>",
                "",
                *self.definitions,
                "",
                *self.kernels.values(),
                *memories,
                f"enum {{ {n}_WEIGHTS = {len(self.weights)} }};",
                "",
                _LOAD.replace("NAME", n),
                _LAUNCH.replace("NAME", n),
                f"{signature} {{",
                *self.calls,
                "}",
                "",
            ]
        )


_LOAD = """int NAME_load(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  size_t got = fread(NAME_weights, 1, NAME_WEIGHTS, file);
  int more = fgetc(file) != EOF;
  fclose(file);
  return got == NAME_WEIGHTS && !more ? 0 : -1;
}
"""
_LAUNCH = """static void NAME_launch(void (*kernel)(void **, int64_t, int64_t), void **args, int64_t extent) {
#ifdef _OPENMP
#pragma omp parallel for
  for (int64_t i = 0; i < extent; i++) kernel(args, i, i + 1);
#else
  kernel(args, 0, extent);
#endif
}
"""


def _split(source: str, function: str) -> tuple[list[str], str]:
    """(typedefs and helper functions, the kernel) of a rendered source."""
    start = re.search(rf"^void {re.escape(function)}\(", source, re.MULTILINE)
    if start is None:
        raise ValueError(f"export_model: the source of kernel {function} does not define it; is it C?")
    definitions: list[str] = []
    block: list[str] = []
    for line in source[: start.start()].splitlines():
        if not line.strip():
            continue
        block.append(line)
        one_line = len(block) == 1 and not line.startswith("static") or line.rstrip().endswith("; }")
        if one_line or line.rstrip() == "}":
            definitions.append("\n".join(block))
            block = []
    text = source[start.start() :].rstrip().replace("i64 lo, i64 hi", "int64_t lo, int64_t hi")
    return [*definitions, *(["\n".join(block)] if block else [])], text + "\n"


def _read_before_written(recording: Recording) -> set[UOp]:
    """Buffers whose contents matter when the function starts: weights and state."""
    written: set[UOp] = set()
    found: set[UOp] = set()
    for call in recording.linear.src:
        outs, ins = get_call_outs_ins(call)
        arguments = call.src[1:]
        for n in ins:
            base = bottom_of(arguments[n])
            if base.op is Ops.BUFFER and base not in written:
                found.add(base)
        written.update(bottom_of(arguments[n]) for n in outs)
    results = {bottom_of(u.base) for u in recording.results}
    found |= {u for u in results if u.op is Ops.BUFFER and u not in written}
    return found


__all__ = ["ExportedModel", "Port", "export_model"]
