"""Compilers: one file each; every one says what to install when it is missing."""

from tg_codegen.compile.errors import CompileError

__all__ = ["CompileError"]
