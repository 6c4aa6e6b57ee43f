"""How does LLVM IR text become a relocatable ELF object, in-process, through llvmlite?

No middle-end runs but SROA, and only for kernels with register buffers: the renderer writes explicit vectors,
so instruction selection (opt level 2) is all that is needed. llvmlite holds one global lock: threads do not
compile in parallel.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from tg_codegen.cache import compile_cached
from tg_codegen.compile.elf import split_functions
from tg_codegen.compile.errors import CompileError, first_line_number, with_source_line
from tg_codegen.compile.merge import merge_modules
from tg_codegen.machine import Machine

_MISSING = "compiling with LLVM needs the package llvmlite; install it with: pip install 'tg-codegen[llvm]'"
_lock = threading.Lock()
_binding: Any = None
_has_all_targets = False


def _llvm() -> Any:
    """llvmlite's binding, initialised once. CompileError when it is not installed."""
    global _binding
    if _binding is None:
        with _lock:
            if _binding is None:
                try:
                    from llvmlite import binding  # lazy: 65 ms, and an optional dependency
                except ImportError:
                    raise CompileError(_MISSING) from None
                binding.initialize_native_target()
                binding.initialize_native_asmprinter()
                _binding = binding
    return _binding


def _all_targets(llvm: Any) -> None:
    """Make every target of LLVM known: for machines other than this one."""
    global _has_all_targets
    with _lock:
        if not _has_all_targets:
            llvm.initialize_all_targets()
            llvm.initialize_all_asmprinters()
            _has_all_targets = True


class LLVMCompiler:
    """LLVM IR text to an ELF object for `machine`. Safe to use from several threads (they take turns)."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self._target_machine: Any = None
        self._passes: Any = None
        self._compiling = threading.Lock()

    @property
    def key(self) -> str:
        return f"llvm|{_version()}|{self.machine.key}|small,pic,O2,sroa"

    def compile(self, source: str) -> bytes:
        """The object of one module. CompileError shows the line LLVM did not accept."""
        return self._emit(source, assembly=False)

    def compile_many(self, sources: Sequence[str]) -> list[bytes]:
        """One object per source, through one module: LLVM's fixed costs are paid once."""
        if len(sources) < 2:
            return [self.compile(s) for s in sources]
        try:
            merged, names = merge_modules(sources)
            return split_functions(self.compile(merged), names)
        except (CompileError, ValueError):  # not the renderer's text, or an error that must name its line
            return [self.compile(s) for s in sources]

    def compile_cached(self, source: str) -> bytes:
        """`compile` through the disk cache."""
        return compile_cached(self.key, source, self.compile)

    def assembly(self, source: str) -> str:
        """The machine code as text, for people."""
        return self._emit(source, assembly=True)

    def _emit(self, source: str, assembly: bool) -> Any:
        llvm = _llvm()
        with self._compiling:
            machine = self._machine(llvm)
            try:
                module = llvm.parse_assembly(source)
            except RuntimeError as e:
                text = str(e)
                raise CompileError(
                    with_source_line(f"LLVM: {text}", source, first_line_number(text))
                ) from None
            module.triple = self.machine.triple
            module.data_layout = str(machine.target_data)
            try:
                module.verify()
                if " alloca " in source:
                    self._passes.run(module, self._pass_builder)
                return machine.emit_assembly(module) if assembly else machine.emit_object(module)
            except RuntimeError as e:
                raise CompileError(f"LLVM: {str(e).strip()}") from None

    def _machine(self, llvm: Any) -> Any:
        if self._target_machine is None:
            if not self.machine.is_host:
                _all_targets(llvm)
            try:
                target = llvm.Target.from_triple(self.machine.triple)
            except RuntimeError as e:
                raise CompileError(f"this LLVM cannot generate code for {self.machine.triple}: {e}") from None
            self._target_machine = target.create_target_machine(
                cpu=self.machine.llvm_cpu(),
                features=self.machine.llvm_features(),
                opt=2,
                reloc="pic",
                codemodel="small",
            )
            self._pass_builder = llvm.create_pass_builder(
                self._target_machine, llvm.create_pipeline_tuning_options()
            )
            self._passes = llvm.create_new_module_pass_manager()
            self._passes.add_sroa_pass()
        return self._target_machine

    def __reduce__(self) -> tuple[Any, ...]:
        return (LLVMCompiler, (self.machine,))


def _version() -> str:
    try:
        from llvmlite import __version__  # lazy: optional; half a millisecond, LLVM itself is not loaded
    except ImportError:
        return "missing"
    return str(__version__)
