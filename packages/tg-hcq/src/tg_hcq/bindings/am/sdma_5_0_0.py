"""SDMA packets from version 5.0.0 on."""

# Made by `tg-autogen gen am_sdma_5_0_0`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: navi10_sdma_pkt_open.h
# Licence of the headers: MIT
# fmt: off
from tg_autogen.packets import SdmaPackets

packets = SdmaPackets(__file__, "sdma_5_0_0.txt")
def __getattr__(name):
    return getattr(packets, name)
def __dir__():
    return [*globals(), *packets.names(), *packets.constants()]
