"""The kernel optimiser: moves on axes, and how they are chosen."""

from tg_codegen.opt.heuristic import choose_opts
from tg_codegen.opt.scheduler import KernelOptError, Scheduler

__all__ = ["KernelOptError", "Scheduler", "choose_opts"]
