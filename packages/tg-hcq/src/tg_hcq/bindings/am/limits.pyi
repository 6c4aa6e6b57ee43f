# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

AMDGPU_MAX_IRQ_SRC_ID: int
AMDGPU_MAX_IRQ_CLIENT_ID: int
SMU_THERMAL_MINIMUM_ALERT_TEMP: int
SMU_THERMAL_MAXIMUM_ALERT_TEMP: int
