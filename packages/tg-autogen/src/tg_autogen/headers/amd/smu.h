/* From the Linux kernel's amdgpu_smu.h (MIT), cut down to the limits of thermal alerts in degrees Celsius. */
#pragma once
#define SMU_THERMAL_MINIMUM_ALERT_TEMP 0
#define SMU_THERMAL_MAXIMUM_ALERT_TEMP 255
