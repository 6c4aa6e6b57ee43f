"""Register field values of gfx9 as the kernel's vega10_enum.h has them."""

# Made by `tg-autogen gen am_vega10_enum`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: vega10_enum.h
# Licence of the headers: MIT
# fmt: off
from tg_autogen.runtime import SymbolTable

table = SymbolTable(__file__, "vega10_enum.txt")
def __getattr__(name):
    if name[:2] == '__':
        raise AttributeError(name)
    return globals().setdefault(name, table.get(name))
def __dir__():
    return [*globals(), *table.names()]
