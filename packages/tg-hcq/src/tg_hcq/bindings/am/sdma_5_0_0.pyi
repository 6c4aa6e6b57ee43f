from typing import Any

from tg_autogen.packets import SdmaPackets

packets: SdmaPackets

def __getattr__(name: str) -> Any: ...
