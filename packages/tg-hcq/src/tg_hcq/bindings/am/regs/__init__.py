"""AMD registers: offsets, segments and fields by IP block and version."""

# Made by `tg-autogen gen am_regs`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Licence of the headers: MIT
# fmt: off
from os.path import dirname

from tg_autogen.registers import Database

__all__ = ["AMDIP", "database"]
database = Database(dirname(__file__))
def AMDIP(block, version, bases):
    """An IP block of a device: registers by attribute, at segment bases (a tuple an instance)."""
    return database.ip(block, version, bases)
