"""Register field values of gfx11 as the kernel's soc21_enum.h has them."""

# Made by `tg-autogen gen am_soc21_enum`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: soc21_enum.h
# Licence of the headers: MIT
# fmt: off
from tg_autogen.runtime import SymbolTable

table = SymbolTable(__file__, "soc21_enum.txt")
def __getattr__(name):
    if name[:2] == '__':
        raise AttributeError(name)
    return globals().setdefault(name, table.get(name))
def __dir__():
    return [*globals(), *table.names()]
