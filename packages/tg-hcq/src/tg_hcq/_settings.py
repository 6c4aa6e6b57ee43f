"""Which switches of tg-uop does this package read?"""

from __future__ import annotations

from tg_uop.context import CPU_COUNT, DEBUG, PROFILE

__all__ = ["CPU_COUNT", "DEBUG", "PROFILE"]
