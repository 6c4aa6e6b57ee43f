"""From one kernel's graph to machine code: optimise, lower, linearize, render, compile."""

from tg_codegen.compile import CompileError
from tg_codegen.machine import Machine
from tg_codegen.opt import KernelOptError, Scheduler, choose_opts
from tg_codegen.pipeline import full_rewrite_to_sink, lower_kernel, to_program, to_program_cache
from tg_codegen.render.base import Compiler, Renderer

__version__ = "0.1.0"

__all__ = [
    "CompileError",
    "Compiler",
    "KernelOptError",
    "Machine",
    "Renderer",
    "Scheduler",
    "choose_opts",
    "full_rewrite_to_sink",
    "lower_kernel",
    "to_program",
    "to_program_cache",
]
