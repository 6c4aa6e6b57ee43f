"""Limits of the amdgpu driver: interrupt tables, thermal alerts."""

# Made by `tg-autogen gen am_limits`; change the spec, not this file.
# Headers: amd/irq.h amd/smu.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off

AMDGPU_MAX_IRQ_SRC_ID = 0x100
AMDGPU_MAX_IRQ_CLIENT_ID = 0x100
SMU_THERMAL_MINIMUM_ALERT_TEMP = 0
SMU_THERMAL_MAXIMUM_ALERT_TEMP = 255
