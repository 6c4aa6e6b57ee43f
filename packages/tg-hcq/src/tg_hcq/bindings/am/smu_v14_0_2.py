"""AMD power management firmware 14.0.2: messages and tables."""

# Made by `tg-autogen gen am_smu_v14_0_2`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: smu14_driver_if_v14_0.h smu_v14_0_2_ppsmc.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_float, c_int8, c_int16, c_int32, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Struct, layout

FEATURE_PWR_DOMAIN_e = c_uint32
FEATURE_PWR_ALL = 0
FEATURE_PWR_S5 = 1
FEATURE_PWR_BACO = 2
FEATURE_PWR_SOC = 3
FEATURE_PWR_GFX = 4
FEATURE_PWR_DOMAIN_COUNT = 5
FEATURE_BTC_e = c_uint32
FEATURE_BTC_NOP = 0
FEATURE_BTC_SAVE = 1
FEATURE_BTC_RESTORE = 2
FEATURE_BTC_COUNT = 3
SVI_PSI_e = c_uint32
SVI_PSI_0 = 0
SVI_PSI_1 = 1
SVI_PSI_2 = 2
SVI_PSI_3 = 3
SVI_PSI_4 = 4
SVI_PSI_5 = 5
SVI_PSI_6 = 6
SVI_PSI_7 = 7
SMARTSHIFT_VERSION_e = c_uint32
SMARTSHIFT_VERSION_1 = 0
SMARTSHIFT_VERSION_2 = 1
SMARTSHIFT_VERSION_3 = 2
FOPT_CALC_e = c_uint32
FOPT_CALC_AC_CALC_DC = 0
FOPT_PPTABLE_AC_CALC_DC = 1
FOPT_CALC_AC_PPTABLE_DC = 2
FOPT_PPTABLE_AC_PPTABLE_DC = 3
DRAM_BIT_WIDTH_TYPE_e = c_uint32
DRAM_BIT_WIDTH_DISABLED = 0
DRAM_BIT_WIDTH_X_8 = 8
DRAM_BIT_WIDTH_X_16 = 16
DRAM_BIT_WIDTH_X_32 = 32
DRAM_BIT_WIDTH_X_64 = 64
DRAM_BIT_WIDTH_X_128 = 128
DRAM_BIT_WIDTH_COUNT = 129
I2cControllerPort_e = c_uint32
I2C_CONTROLLER_PORT_0 = 0
I2C_CONTROLLER_PORT_1 = 1
I2C_CONTROLLER_PORT_COUNT = 2
I2cControllerName_e = c_uint32
I2C_CONTROLLER_NAME_VR_GFX = 0
I2C_CONTROLLER_NAME_VR_SOC = 1
I2C_CONTROLLER_NAME_VR_VMEMP = 2
I2C_CONTROLLER_NAME_VR_VDDIO = 3
I2C_CONTROLLER_NAME_LIQUID0 = 4
I2C_CONTROLLER_NAME_LIQUID1 = 5
I2C_CONTROLLER_NAME_PLX = 6
I2C_CONTROLLER_NAME_FAN_INTAKE = 7
I2C_CONTROLLER_NAME_COUNT = 8
I2cControllerThrottler_e = c_uint32
I2C_CONTROLLER_THROTTLER_TYPE_NONE = 0
I2C_CONTROLLER_THROTTLER_VR_GFX = 1
I2C_CONTROLLER_THROTTLER_VR_SOC = 2
I2C_CONTROLLER_THROTTLER_VR_VMEMP = 3
I2C_CONTROLLER_THROTTLER_VR_VDDIO = 4
I2C_CONTROLLER_THROTTLER_LIQUID0 = 5
I2C_CONTROLLER_THROTTLER_LIQUID1 = 6
I2C_CONTROLLER_THROTTLER_PLX = 7
I2C_CONTROLLER_THROTTLER_FAN_INTAKE = 8
I2C_CONTROLLER_THROTTLER_INA3221 = 9
I2C_CONTROLLER_THROTTLER_COUNT = 10
I2cControllerProtocol_e = c_uint32
I2C_CONTROLLER_PROTOCOL_VR_XPDE132G5 = 0
I2C_CONTROLLER_PROTOCOL_VR_IR35217 = 1
I2C_CONTROLLER_PROTOCOL_TMP_MAX31875 = 2
I2C_CONTROLLER_PROTOCOL_INA3221 = 3
I2C_CONTROLLER_PROTOCOL_TMP_MAX6604 = 4
I2C_CONTROLLER_PROTOCOL_COUNT = 5

class I2cControllerConfig_t(Struct):
    __slots__ = ()
layout(I2cControllerConfig_t, 8, 1,
    ("Enabled", c_uint8, 0),
    ("Speed", c_uint8, 1),
    ("SlaveAddress", c_uint8, 2),
    ("ControllerPort", c_uint8, 3),
    ("ControllerName", c_uint8, 4),
    ("ThermalThrotter", c_uint8, 5),
    ("I2cProtocol", c_uint8, 6),
    ("PaddingConfig", c_uint8, 7),
)
I2cPort_e = c_uint32
I2C_PORT_SVD_SCL = 0
I2C_PORT_GPIO = 1
I2cSpeed_e = c_uint32
I2C_SPEED_FAST_50K = 0
I2C_SPEED_FAST_100K = 1
I2C_SPEED_FAST_400K = 2
I2C_SPEED_FAST_PLUS_1M = 3
I2C_SPEED_HIGH_1M = 4
I2C_SPEED_HIGH_2M = 5
I2C_SPEED_COUNT = 6
I2cCmdType_e = c_uint32
I2C_CMD_READ = 0
I2C_CMD_WRITE = 1
I2C_CMD_COUNT = 2

class SwI2cCmd_t(Struct):
    __slots__ = ()
layout(SwI2cCmd_t, 2, 1,
    ("ReadWriteData", c_uint8, 0),
    ("CmdConfig", c_uint8, 1),
)

class SwI2cRequest_t(Struct):
    __slots__ = ()
layout(SwI2cRequest_t, 52, 1,
    ("I2CcontrollerPort", c_uint8, 0),
    ("I2CSpeed", c_uint8, 1),
    ("SlaveAddress", c_uint8, 2),
    ("NumCmds", c_uint8, 3),
    ("SwI2cCmds", SwI2cCmd_t * 24, 4),
)

class SwI2cRequestExternal_t(Struct):
    __slots__ = ()
layout(SwI2cRequestExternal_t, 116, 4,
    ("SwI2cRequest", SwI2cRequest_t, 0),
    ("Spare", c_uint32 * 8, 52),
    ("MmHubPadding", c_uint32 * 8, 84),
)

class EccInfo_t(Struct):
    __slots__ = ()
layout(EccInfo_t, 24, 8,
    ("mca_umc_status", c_uint64, 0),
    ("mca_umc_addr", c_uint64, 8),
    ("ce_count_lo_chip", c_uint16, 16),
    ("ce_count_hi_chip", c_uint16, 18),
    ("eccPadding", c_uint32, 20),
)

class EccInfoTable_t(Struct):
    __slots__ = ()
layout(EccInfoTable_t, 576, 8,
    ("EccInfo", EccInfo_t * 24, 0),
)
EPCS_STATUS_e = c_uint32
EPCS_SHORTED_LIMIT = 0
EPCS_LOW_POWER_LIMIT = 1
EPCS_NORMAL_POWER_LIMIT = 2
EPCS_HIGH_POWER_LIMIT = 3
EPCS_NOT_CONFIGURED = 4
EPCS_STATUS_COUNT = 5
D3HOTSequence_e = c_uint32
BACO_SEQUENCE = 0
MSR_SEQUENCE = 1
BAMACO_SEQUENCE = 2
ULPS_SEQUENCE = 3
D3HOT_SEQUENCE_COUNT = 4
PowerGatingMode_e = c_uint32
PG_DYNAMIC_MODE = 0
PG_STATIC_MODE = 1
PowerGatingSettings_e = c_uint32
PG_POWER_DOWN = 0
PG_POWER_UP = 1

class QuadraticInt_t(Struct):
    __slots__ = ()
layout(QuadraticInt_t, 12, 4,
    ("a", c_uint32, 0),
    ("b", c_uint32, 4),
    ("c", c_uint32, 8),
)

class LinearInt_t(Struct):
    __slots__ = ()
layout(LinearInt_t, 8, 4,
    ("m", c_uint32, 0),
    ("b", c_uint32, 4),
)

class DroopInt_t(Struct):
    __slots__ = ()
layout(DroopInt_t, 12, 4,
    ("a", c_uint32, 0),
    ("b", c_uint32, 4),
    ("c", c_uint32, 8),
)
DCS_ARCH_e = c_uint32
DCS_ARCH_DISABLED = 0
DCS_ARCH_FADCS = 1
DCS_ARCH_ASYNC = 2
PPCLK_e = c_uint32
PPCLK_GFXCLK = 0
PPCLK_SOCCLK = 1
PPCLK_UCLK = 2
PPCLK_FCLK = 3
PPCLK_DCLK_0 = 4
PPCLK_VCLK_0 = 5
PPCLK_DISPCLK = 6
PPCLK_DPPCLK = 7
PPCLK_DPREFCLK = 8
PPCLK_DCFCLK = 9
PPCLK_DTBCLK = 10
PPCLK_COUNT = 11
VOLTAGE_MODE_e = c_uint32
VOLTAGE_MODE_PPTABLE = 0
VOLTAGE_MODE_FUSES = 1
VOLTAGE_MODE_COUNT = 2
AVFS_VOLTAGE_TYPE_e = c_uint32
AVFS_VOLTAGE_GFX = 0
AVFS_VOLTAGE_SOC = 1
AVFS_VOLTAGE_COUNT = 2
AVFS_TEMP_e = c_uint32
AVFS_TEMP_COLD = 0
AVFS_TEMP_HOT = 1
AVFS_TEMP_COUNT = 2
AVFS_D_e = c_uint32
AVFS_D_G = 0
AVFS_D_COUNT = 1
UCLK_DIV_e = c_uint32
UCLK_DIV_BY_1 = 0
UCLK_DIV_BY_2 = 1
UCLK_DIV_BY_4 = 2
UCLK_DIV_BY_8 = 3
GpioIntPolarity_e = c_uint32
GPIO_INT_POLARITY_ACTIVE_LOW = 0
GPIO_INT_POLARITY_ACTIVE_HIGH = 1
PwrConfig_e = c_uint32
PWR_CONFIG_TDP = 0
PWR_CONFIG_TGP = 1
PWR_CONFIG_TCP_ESTIMATED = 2
PWR_CONFIG_TCP_MEASURED = 3
PWR_CONFIG_TBP_DESKTOP = 4
PWR_CONFIG_TBP_MOBILE = 5

class DpmDescriptor_t(Struct):
    __slots__ = ()
layout(DpmDescriptor_t, 32, 4,
    ("Padding", c_uint8, 0),
    ("SnapToDiscrete", c_uint8, 1),
    ("NumDiscreteLevels", c_uint8, 2),
    ("CalculateFopt", c_uint8, 3),
    ("ConversionToAvfsClk", LinearInt_t, 4),
    ("Padding3", c_uint32 * 3, 12),
    ("Padding4", c_uint16, 24),
    ("FoptimalDc", c_uint16, 26),
    ("FoptimalAc", c_uint16, 28),
    ("Padding2", c_uint16, 30),
)
PPT_THROTTLER_e = c_uint32
PPT_THROTTLER_PPT0 = 0
PPT_THROTTLER_PPT1 = 1
PPT_THROTTLER_PPT2 = 2
PPT_THROTTLER_PPT3 = 3
PPT_THROTTLER_COUNT = 4
TEMP_e = c_uint32
TEMP_EDGE = 0
TEMP_HOTSPOT = 1
TEMP_HOTSPOT_GFX = 2
TEMP_HOTSPOT_SOC = 3
TEMP_MEM = 4
TEMP_VR_GFX = 5
TEMP_VR_SOC = 6
TEMP_VR_MEM0 = 7
TEMP_VR_MEM1 = 8
TEMP_LIQUID0 = 9
TEMP_LIQUID1 = 10
TEMP_PLX = 11
TEMP_COUNT = 12
TDC_THROTTLER_e = c_uint32
TDC_THROTTLER_GFX = 0
TDC_THROTTLER_SOC = 1
TDC_THROTTLER_COUNT = 2
SVI_PLANE_e = c_uint32
SVI_PLANE_VDD_GFX = 0
SVI_PLANE_VDD_SOC = 1
SVI_PLANE_VDDCI_MEM = 2
SVI_PLANE_VDDIO_MEM = 3
SVI_PLANE_COUNT = 4
PMFW_VOLT_PLANE_e = c_uint32
PMFW_VOLT_PLANE_GFX = 0
PMFW_VOLT_PLANE_SOC = 1
PMFW_VOLT_PLANE_COUNT = 2
CUSTOMER_VARIANT_e = c_uint32
CUSTOMER_VARIANT_ROW = 0
CUSTOMER_VARIANT_FALCON = 1
CUSTOMER_VARIANT_COUNT = 2
POWER_SOURCE_e = c_uint32
POWER_SOURCE_AC = 0
POWER_SOURCE_DC = 1
POWER_SOURCE_COUNT = 2
MEM_VENDOR_e = c_uint32
MEM_VENDOR_PLACEHOLDER0 = 0
MEM_VENDOR_SAMSUNG = 1
MEM_VENDOR_INFINEON = 2
MEM_VENDOR_ELPIDA = 3
MEM_VENDOR_ETRON = 4
MEM_VENDOR_NANYA = 5
MEM_VENDOR_HYNIX = 6
MEM_VENDOR_MOSEL = 7
MEM_VENDOR_WINBOND = 8
MEM_VENDOR_ESMT = 9
MEM_VENDOR_PLACEHOLDER1 = 10
MEM_VENDOR_PLACEHOLDER2 = 11
MEM_VENDOR_PLACEHOLDER3 = 12
MEM_VENDOR_PLACEHOLDER4 = 13
MEM_VENDOR_PLACEHOLDER5 = 14
MEM_VENDOR_MICRON = 15
MEM_VENDOR_COUNT = 16
PP_GRTAVFS_HW_FUSE_e = c_uint32
PP_GRTAVFS_HW_CPO_CTL_ZONE0 = 0
PP_GRTAVFS_HW_CPO_CTL_ZONE1 = 1
PP_GRTAVFS_HW_CPO_CTL_ZONE2 = 2
PP_GRTAVFS_HW_CPO_CTL_ZONE3 = 3
PP_GRTAVFS_HW_CPO_CTL_ZONE4 = 4
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE0 = 5
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE0 = 6
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE1 = 7
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE1 = 8
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE2 = 9
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE2 = 10
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE3 = 11
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE3 = 12
PP_GRTAVFS_HW_CPO_EN_0_31_ZONE4 = 13
PP_GRTAVFS_HW_CPO_EN_32_63_ZONE4 = 14
PP_GRTAVFS_HW_ZONE0_VF = 15
PP_GRTAVFS_HW_ZONE1_VF1 = 16
PP_GRTAVFS_HW_ZONE2_VF2 = 17
PP_GRTAVFS_HW_ZONE3_VF3 = 18
PP_GRTAVFS_HW_VOLTAGE_GB = 19
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE0 = 20
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE1 = 21
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE2 = 22
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE3 = 23
PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE4 = 24
PP_GRTAVFS_HW_RESERVED_0 = 25
PP_GRTAVFS_HW_RESERVED_1 = 26
PP_GRTAVFS_HW_RESERVED_2 = 27
PP_GRTAVFS_HW_RESERVED_3 = 28
PP_GRTAVFS_HW_RESERVED_4 = 29
PP_GRTAVFS_HW_RESERVED_5 = 30
PP_GRTAVFS_HW_RESERVED_6 = 31
PP_GRTAVFS_HW_FUSE_COUNT = 32
PP_GRTAVFS_FW_COMMON_FUSE_e = c_uint32
PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_HOT_T0 = 0
PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_COLD_T0 = 1
PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_HOT_T0 = 2
PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_COLD_T0 = 3
PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_HOT_T0 = 4
PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_COLD_T0 = 5
PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_HOT_T0 = 6
PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_COLD_T0 = 7
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z0 = 8
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z1 = 9
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z2 = 10
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z3 = 11
PP_GRTAVFS_FW_COMMON_SRAM_RM_Z4 = 12
PP_GRTAVFS_FW_COMMON_FUSE_COUNT = 13
PP_GRTAVFS_FW_SEP_FUSE_e = c_uint32
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_NEG_1 = 0
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_0 = 1
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_1 = 2
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_2 = 3
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_3 = 4
PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_4 = 5
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_NEG_1 = 6
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_0 = 7
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_1 = 8
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_2 = 9
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_3 = 10
PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_4 = 11
PP_GRTAVFS_FW_SEP_FUSE_VF_NEG_1_FREQUENCY = 12
PP_GRTAVFS_FW_SEP_FUSE_VF4_FREQUENCY = 13
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_0 = 14
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_1 = 15
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_2 = 16
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_3 = 17
PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_4 = 18
PP_GRTAVFS_FW_SEP_FUSE_COUNT = 19

class SviTelemetryScale_t(Struct):
    __slots__ = ()
layout(SviTelemetryScale_t, 4, 2,
    ("Offset", c_int8, 0),
    ("Padding", c_uint8, 1),
    ("MaxCurrent", c_uint16, 2),
)
PP_OD_POWER_FEATURE_e = c_uint32
PP_OD_POWER_FEATURE_ALWAYS_ENABLED = 0
PP_OD_POWER_FEATURE_DISABLED_WHILE_GAMING = 1
PP_OD_POWER_FEATURE_ALWAYS_DISABLED = 2
FanMode_e = c_uint32
FAN_MODE_AUTO = 0
FAN_MODE_MANUAL_LINEAR = 1
OD_FAIL_e = c_uint32
OD_NO_ERROR = 0
OD_REQUEST_ADVANCED_NOT_SUPPORTED = 1
OD_UNSUPPORTED_FEATURE = 2
OD_INVALID_FEATURE_COMBO_ERROR = 3
OD_GFXCLK_VF_CURVE_OFFSET_ERROR = 4
OD_VDD_GFX_VMAX_ERROR = 5
OD_VDD_SOC_VMAX_ERROR = 6
OD_PPT_ERROR = 7
OD_FAN_MIN_PWM_ERROR = 8
OD_FAN_ACOUSTIC_TARGET_ERROR = 9
OD_FAN_ACOUSTIC_LIMIT_ERROR = 10
OD_FAN_TARGET_TEMP_ERROR = 11
OD_FAN_ZERO_RPM_STOP_TEMP_ERROR = 12
OD_FAN_CURVE_PWM_ERROR = 13
OD_FAN_CURVE_TEMP_ERROR = 14
OD_FULL_CTRL_GFXCLK_ERROR = 15
OD_FULL_CTRL_UCLK_ERROR = 16
OD_FULL_CTRL_FCLK_ERROR = 17
OD_FULL_CTRL_VDD_GFX_ERROR = 18
OD_FULL_CTRL_VDD_SOC_ERROR = 19
OD_TDC_ERROR = 20
OD_GFXCLK_ERROR = 21
OD_UCLK_ERROR = 22
OD_FCLK_ERROR = 23
OD_OP_TEMP_ERROR = 24
OD_OP_GFX_EDC_ERROR = 25
OD_OP_GFX_PCC_ERROR = 26
OD_POWER_FEATURE_CTRL_ERROR = 27

class OverDriveTable_t(Struct):
    __slots__ = ()
layout(OverDriveTable_t, 156, 4,
    ("FeatureCtrlMask", c_uint32, 0),
    ("VoltageOffsetPerZoneBoundary", c_int16 * 6, 4),
    ("VddGfxVmax", c_uint16, 16),
    ("VddSocVmax", c_uint16, 18),
    ("IdlePwrSavingFeaturesCtrl", c_uint8, 20),
    ("RuntimePwrSavingFeaturesCtrl", c_uint8, 21),
    ("Padding", c_uint16, 22),
    ("GfxclkFoffset", c_int16, 24),
    ("Padding1", c_uint16, 26),
    ("UclkFmin", c_uint16, 28),
    ("UclkFmax", c_uint16, 30),
    ("FclkFmin", c_uint16, 32),
    ("FclkFmax", c_uint16, 34),
    ("Ppt", c_int16, 36),
    ("Tdc", c_int16, 38),
    ("FanLinearPwmPoints", c_uint8 * 6, 40),
    ("FanLinearTempPoints", c_uint8 * 6, 46),
    ("FanMinimumPwm", c_uint16, 52),
    ("AcousticTargetRpmThreshold", c_uint16, 54),
    ("AcousticLimitRpmThreshold", c_uint16, 56),
    ("FanTargetTemperature", c_uint16, 58),
    ("FanZeroRpmEnable", c_uint8, 60),
    ("FanZeroRpmStopTemp", c_uint8, 61),
    ("FanMode", c_uint8, 62),
    ("MaxOpTemp", c_uint8, 63),
    ("AdvancedOdModeEnabled", c_uint8, 64),
    ("Padding2", c_uint8 * 3, 65),
    ("GfxVoltageFullCtrlMode", c_uint16, 68),
    ("SocVoltageFullCtrlMode", c_uint16, 70),
    ("GfxclkFullCtrlMode", c_uint16, 72),
    ("UclkFullCtrlMode", c_uint16, 74),
    ("FclkFullCtrlMode", c_uint16, 76),
    ("Padding3", c_uint16, 78),
    ("GfxEdc", c_int16, 80),
    ("GfxPccLimitControl", c_int16, 82),
    ("GfxclkFmaxVmax", c_uint16, 84),
    ("GfxclkFmaxVmaxTemperature", c_uint8, 86),
    ("Padding4", c_uint8 * 1, 87),
    ("Spare", c_uint32 * 9, 88),
    ("MmHubPadding", c_uint32 * 8, 124),
)

class OverDriveTableExternal_t(Struct):
    __slots__ = ()
layout(OverDriveTableExternal_t, 156, 4,
    ("OverDriveTable", OverDriveTable_t, 0),
)

class OverDriveLimits_t(Struct):
    __slots__ = ()
layout(OverDriveLimits_t, 96, 4,
    ("FeatureCtrlMask", c_uint32, 0),
    ("VoltageOffsetPerZoneBoundary", c_int16 * 6, 4),
    ("VddGfxVmax", c_uint16, 16),
    ("VddSocVmax", c_uint16, 18),
    ("GfxclkFoffset", c_int16, 20),
    ("Padding", c_uint16, 22),
    ("UclkFmin", c_uint16, 24),
    ("UclkFmax", c_uint16, 26),
    ("FclkFmin", c_uint16, 28),
    ("FclkFmax", c_uint16, 30),
    ("Ppt", c_int16, 32),
    ("Tdc", c_int16, 34),
    ("FanLinearPwmPoints", c_uint8 * 6, 36),
    ("FanLinearTempPoints", c_uint8 * 6, 42),
    ("FanMinimumPwm", c_uint16, 48),
    ("AcousticTargetRpmThreshold", c_uint16, 50),
    ("AcousticLimitRpmThreshold", c_uint16, 52),
    ("FanTargetTemperature", c_uint16, 54),
    ("FanZeroRpmEnable", c_uint8, 56),
    ("MaxOpTemp", c_uint8, 57),
    ("Padding1", c_uint8 * 2, 58),
    ("GfxVoltageFullCtrlMode", c_uint16, 60),
    ("SocVoltageFullCtrlMode", c_uint16, 62),
    ("GfxclkFullCtrlMode", c_uint16, 64),
    ("UclkFullCtrlMode", c_uint16, 66),
    ("FclkFullCtrlMode", c_uint16, 68),
    ("GfxEdc", c_int16, 70),
    ("GfxPccLimitControl", c_int16, 72),
    ("Padding2", c_int16, 74),
    ("Spare", c_uint32 * 5, 76),
)
BOARD_GPIO_TYPE_e = c_uint32
BOARD_GPIO_SMUIO_0 = 0
BOARD_GPIO_SMUIO_1 = 1
BOARD_GPIO_SMUIO_2 = 2
BOARD_GPIO_SMUIO_3 = 3
BOARD_GPIO_SMUIO_4 = 4
BOARD_GPIO_SMUIO_5 = 5
BOARD_GPIO_SMUIO_6 = 6
BOARD_GPIO_SMUIO_7 = 7
BOARD_GPIO_SMUIO_8 = 8
BOARD_GPIO_SMUIO_9 = 9
BOARD_GPIO_SMUIO_10 = 10
BOARD_GPIO_SMUIO_11 = 11
BOARD_GPIO_SMUIO_12 = 12
BOARD_GPIO_SMUIO_13 = 13
BOARD_GPIO_SMUIO_14 = 14
BOARD_GPIO_SMUIO_15 = 15
BOARD_GPIO_SMUIO_16 = 16
BOARD_GPIO_SMUIO_17 = 17
BOARD_GPIO_SMUIO_18 = 18
BOARD_GPIO_SMUIO_19 = 19
BOARD_GPIO_SMUIO_20 = 20
BOARD_GPIO_SMUIO_21 = 21
BOARD_GPIO_SMUIO_22 = 22
BOARD_GPIO_SMUIO_23 = 23
BOARD_GPIO_SMUIO_24 = 24
BOARD_GPIO_SMUIO_25 = 25
BOARD_GPIO_SMUIO_26 = 26
BOARD_GPIO_SMUIO_27 = 27
BOARD_GPIO_SMUIO_28 = 28
BOARD_GPIO_SMUIO_29 = 29
BOARD_GPIO_SMUIO_30 = 30
BOARD_GPIO_SMUIO_31 = 31
MAX_BOARD_GPIO_SMUIO_NUM = 32
BOARD_GPIO_DC_GEN_A = 33
BOARD_GPIO_DC_GEN_B = 34
BOARD_GPIO_DC_GEN_C = 35
BOARD_GPIO_DC_GEN_D = 36
BOARD_GPIO_DC_GEN_E = 37
BOARD_GPIO_DC_GEN_F = 38
BOARD_GPIO_DC_GEN_G = 39
BOARD_GPIO_DC_GENLK_CLK = 40
BOARD_GPIO_DC_GENLK_VSYNC = 41
BOARD_GPIO_DC_SWAPLOCK_A = 42
BOARD_GPIO_DC_SWAPLOCK_B = 43
MAX_BOARD_DC_GPIO_NUM = 44
BOARD_GPIO_LV_EN = 45

class BootValues_t(Struct):
    __slots__ = ()
layout(BootValues_t, 124, 4,
    ("InitImuClk", c_uint16, 0),
    ("InitSocclk", c_uint16, 2),
    ("InitMpioclk", c_uint16, 4),
    ("InitSmnclk", c_uint16, 6),
    ("InitDispClk", c_uint16, 8),
    ("InitDppClk", c_uint16, 10),
    ("InitDprefclk", c_uint16, 12),
    ("InitDcfclk", c_uint16, 14),
    ("InitDtbclk", c_uint16, 16),
    ("InitDbguSocClk", c_uint16, 18),
    ("InitGfxclk_bypass", c_uint16, 20),
    ("InitMp1clk", c_uint16, 22),
    ("InitLclk", c_uint16, 24),
    ("InitDbguBacoClk", c_uint16, 26),
    ("InitBaco400clk", c_uint16, 28),
    ("InitBaco1200clk_bypass", c_uint16, 30),
    ("InitBaco700clk_bypass", c_uint16, 32),
    ("InitBaco500clk", c_uint16, 34),
    ("InitDclk0", c_uint16, 36),
    ("InitVclk0", c_uint16, 38),
    ("InitFclk", c_uint16, 40),
    ("Padding1", c_uint16, 42),
    ("InitUclkLevel", c_uint8, 44),
    ("Padding", c_uint8 * 3, 45),
    ("InitVcoFreqPll0", c_uint32, 48),
    ("InitVcoFreqPll1", c_uint32, 52),
    ("InitVcoFreqPll2", c_uint32, 56),
    ("InitVcoFreqPll3", c_uint32, 60),
    ("InitVcoFreqPll4", c_uint32, 64),
    ("InitVcoFreqPll5", c_uint32, 68),
    ("InitVcoFreqPll6", c_uint32, 72),
    ("InitVcoFreqPll7", c_uint32, 76),
    ("InitVcoFreqPll8", c_uint32, 80),
    ("InitGfx", c_uint16, 84),
    ("InitSoc", c_uint16, 86),
    ("InitVddIoMem", c_uint16, 88),
    ("InitVddCiMem", c_uint16, 90),
    ("Spare", c_uint32 * 8, 92),
)

class MsgLimits_t(Struct):
    __slots__ = ()
layout(MsgLimits_t, 116, 4,
    ("Power", (c_uint16 * 2 * 4), 0),
    ("Tdc", c_uint16 * 2, 16),
    ("Temperature", c_uint16 * 12, 20),
    ("PwmLimitMin", c_uint8, 44),
    ("PwmLimitMax", c_uint8, 45),
    ("FanTargetTemperature", c_uint8, 46),
    ("Spare1", c_uint8 * 1, 47),
    ("AcousticTargetRpmThresholdMin", c_uint16, 48),
    ("AcousticTargetRpmThresholdMax", c_uint16, 50),
    ("AcousticLimitRpmThresholdMin", c_uint16, 52),
    ("AcousticLimitRpmThresholdMax", c_uint16, 54),
    ("PccLimitMin", c_uint16, 56),
    ("PccLimitMax", c_uint16, 58),
    ("FanStopTempMin", c_uint16, 60),
    ("FanStopTempMax", c_uint16, 62),
    ("FanStartTempMin", c_uint16, 64),
    ("FanStartTempMax", c_uint16, 66),
    ("PowerMinPpt0", c_uint16 * 2, 68),
    ("Spare", c_uint32 * 11, 72),
)

class DriverReportedClocks_t(Struct):
    __slots__ = ()
layout(DriverReportedClocks_t, 28, 4,
    ("BaseClockAc", c_uint16, 0),
    ("GameClockAc", c_uint16, 2),
    ("BoostClockAc", c_uint16, 4),
    ("BaseClockDc", c_uint16, 6),
    ("GameClockDc", c_uint16, 8),
    ("BoostClockDc", c_uint16, 10),
    ("MaxReportedClock", c_uint16, 12),
    ("Padding", c_uint16, 14),
    ("Reserved", c_uint32 * 3, 16),
)

class AvfsDcBtcParams_t(Struct):
    __slots__ = ()
layout(AvfsDcBtcParams_t, 20, 4,
    ("DcBtcEnabled", c_uint8, 0),
    ("Padding", c_uint8 * 3, 1),
    ("DcTol", c_uint16, 4),
    ("DcBtcGb", c_uint16, 6),
    ("DcBtcMin", c_uint16, 8),
    ("DcBtcMax", c_uint16, 10),
    ("DcBtcGbScalar", LinearInt_t, 12),
)

class AvfsFuseOverride_t(Struct):
    __slots__ = ()
layout(AvfsFuseOverride_t, 56, 4,
    ("AvfsTemp", c_uint16 * 2, 0),
    ("VftFMin", c_uint16, 4),
    ("VInversion", c_uint16, 6),
    ("qVft", QuadraticInt_t * 2, 8),
    ("qAvfsGb", QuadraticInt_t, 32),
    ("qAvfsGb2", QuadraticInt_t, 44),
)

class PFE_Settings_t(Struct):
    __slots__ = ()
layout(PFE_Settings_t, 28, 4,
    ("Version", c_uint8, 0),
    ("Spare8", c_uint8 * 3, 1),
    ("FeaturesToRun", c_uint32 * 2, 4),
    ("FwDStateMask", c_uint32, 12),
    ("DebugOverrides", c_uint32, 16),
    ("Spare", c_uint32 * 2, 20),
)

class SkuTable_t(Struct):
    __slots__ = ()
layout(SkuTable_t, 3552, 4,
    ("Version", c_uint32, 0),
    ("TotalPowerConfig", c_uint8, 4),
    ("CustomerVariant", c_uint8, 5),
    ("MemoryTemperatureTypeMask", c_uint8, 6),
    ("SmartShiftVersion", c_uint8, 7),
    ("SocketPowerLimitSpare", c_uint8 * 10, 8),
    ("EnableLegacyPptLimit", c_uint8, 18),
    ("UseInputTelemetry", c_uint8, 19),
    ("SmartShiftMinReportedPptinDcs", c_uint8, 20),
    ("PaddingPpt", c_uint8 * 7, 21),
    ("HwCtfTempLimit", c_uint16, 28),
    ("PaddingInfra", c_uint16, 30),
    ("FitControllerFailureRateLimit", c_uint32, 32),
    ("FitControllerGfxDutyCycle", c_uint32, 36),
    ("FitControllerSocDutyCycle", c_uint32, 40),
    ("FitControllerSocOffset", c_uint32, 44),
    ("GfxApccPlusResidencyLimit", c_uint32, 48),
    ("ThrottlerControlMask", c_uint32, 52),
    ("UlvVoltageOffset", c_uint16 * 2, 56),
    ("Padding", c_uint8 * 2, 60),
    ("DeepUlvVoltageOffsetSoc", c_uint16, 62),
    ("DefaultMaxVoltage", c_uint16 * 2, 64),
    ("BoostMaxVoltage", c_uint16 * 2, 68),
    ("VminTempHystersis", c_int16 * 2, 72),
    ("VminTempThreshold", c_int16 * 2, 76),
    ("Vmin_Hot_T0", c_uint16 * 2, 80),
    ("Vmin_Cold_T0", c_uint16 * 2, 84),
    ("Vmin_Hot_Eol", c_uint16 * 2, 88),
    ("Vmin_Cold_Eol", c_uint16 * 2, 92),
    ("Vmin_Aging_Offset", c_uint16 * 2, 96),
    ("Spare_Vmin_Plat_Offset_Hot", c_uint16 * 2, 100),
    ("Spare_Vmin_Plat_Offset_Cold", c_uint16 * 2, 104),
    ("VcBtcFixedVminAgingOffset", c_uint16 * 2, 108),
    ("VcBtcVmin2PsmDegrationGb", c_uint16 * 2, 112),
    ("VcBtcPsmA", c_uint32 * 2, 116),
    ("VcBtcPsmB", c_uint32 * 2, 124),
    ("VcBtcVminA", c_uint32 * 2, 132),
    ("VcBtcVminB", c_uint32 * 2, 140),
    ("PerPartVminEnabled", c_uint8 * 2, 148),
    ("VcBtcEnabled", c_uint8 * 2, 150),
    ("SocketPowerLimitAcTau", c_uint16 * 4, 152),
    ("SocketPowerLimitDcTau", c_uint16 * 4, 160),
    ("Gfx_Vmin_droop", QuadraticInt_t, 168),
    ("Soc_Vmin_droop", QuadraticInt_t, 180),
    ("SpareVmin", c_uint32 * 6, 192),
    ("DpmDescriptor", DpmDescriptor_t * 11, 216),
    ("FreqTableGfx", c_uint16 * 16, 568),
    ("FreqTableVclk", c_uint16 * 8, 600),
    ("FreqTableDclk", c_uint16 * 8, 616),
    ("FreqTableSocclk", c_uint16 * 8, 632),
    ("FreqTableUclk", c_uint16 * 6, 648),
    ("FreqTableShadowUclk", c_uint16 * 6, 660),
    ("FreqTableDispclk", c_uint16 * 8, 672),
    ("FreqTableDppClk", c_uint16 * 8, 688),
    ("FreqTableDprefclk", c_uint16 * 8, 704),
    ("FreqTableDcfclk", c_uint16 * 8, 720),
    ("FreqTableDtbclk", c_uint16 * 8, 736),
    ("FreqTableFclk", c_uint16 * 8, 752),
    ("DcModeMaxFreq", c_uint32 * 11, 768),
    ("GfxclkAibFmax", c_uint16, 812),
    ("GfxDpmPadding", c_uint16, 814),
    ("GfxclkFgfxoffEntry", c_uint16, 816),
    ("GfxclkFgfxoffExitImu", c_uint16, 818),
    ("GfxclkFgfxoffExitRlc", c_uint16, 820),
    ("GfxclkThrottleClock", c_uint16, 822),
    ("EnableGfxPowerStagesGpio", c_uint8, 824),
    ("GfxIdlePadding", c_uint8, 825),
    ("SmsRepairWRCKClkDivEn", c_uint8, 826),
    ("SmsRepairWRCKClkDivVal", c_uint8, 827),
    ("GfxOffEntryEarlyMGCGEn", c_uint8, 828),
    ("GfxOffEntryForceCGCGEn", c_uint8, 829),
    ("GfxOffEntryForceCGCGDelayEn", c_uint8, 830),
    ("GfxOffEntryForceCGCGDelayVal", c_uint8, 831),
    ("GfxclkFreqGfxUlv", c_uint16, 832),
    ("GfxIdlePadding2", c_uint8 * 2, 834),
    ("GfxOffEntryHysteresis", c_uint32, 836),
    ("GfxoffSpare", c_uint32 * 15, 840),
    ("DfllMstrOscConfigA", c_uint16, 900),
    ("DfllSlvOscConfigA", c_uint16, 902),
    ("DfllBtcMasterScalerM", c_uint32, 904),
    ("DfllBtcMasterScalerB", c_int32, 908),
    ("DfllBtcSlaveScalerM", c_uint32, 912),
    ("DfllBtcSlaveScalerB", c_int32, 916),
    ("DfllPccAsWaitCtrl", c_uint32, 920),
    ("DfllPccAsStepCtrl", c_uint32, 924),
    ("GfxDfllSpare", c_uint32 * 9, 928),
    ("DvoPsmDownThresholdVoltage", c_uint32, 964),
    ("DvoPsmUpThresholdVoltage", c_uint32, 968),
    ("DvoFmaxLowScaler", c_uint32, 972),
    ("PaddingDcs", c_uint32, 976),
    ("DcsMinGfxOffTime", c_uint16, 980),
    ("DcsMaxGfxOffTime", c_uint16, 982),
    ("DcsMinCreditAccum", c_uint32, 984),
    ("DcsExitHysteresis", c_uint16, 988),
    ("DcsTimeout", c_uint16, 990),
    ("DcsPfGfxFopt", c_uint32, 992),
    ("DcsPfUclkFopt", c_uint32, 996),
    ("FoptEnabled", c_uint8, 1000),
    ("DcsSpare2", c_uint8 * 3, 1001),
    ("DcsFoptM", c_uint32, 1004),
    ("DcsFoptB", c_uint32, 1008),
    ("DcsSpare", c_uint32 * 9, 1012),
    ("UseStrobeModeOptimizations", c_uint8, 1048),
    ("PaddingMem", c_uint8 * 3, 1049),
    ("UclkDpmPstates", c_uint8 * 6, 1052),
    ("UclkDpmShadowPstates", c_uint8 * 6, 1058),
    ("FreqTableUclkDiv", c_uint8 * 6, 1064),
    ("FreqTableShadowUclkDiv", c_uint8 * 6, 1070),
    ("MemVmempVoltage", c_uint16 * 6, 1076),
    ("MemVddioVoltage", c_uint16 * 6, 1088),
    ("DalDcModeMaxUclkFreq", c_uint16, 1100),
    ("PaddingsMem", c_uint8 * 2, 1102),
    ("PaddingFclk", c_uint32, 1104),
    ("PcieGenSpeed", c_uint8 * 3, 1108),
    ("PcieLaneCount", c_uint8 * 3, 1111),
    ("LclkFreq", c_uint16 * 3, 1114),
    ("OverrideGfxAvfsFuses", c_uint8, 1120),
    ("GfxAvfsPadding", c_uint8 * 1, 1121),
    ("DroopGBStDev", c_uint16, 1122),
    ("SocHwRtAvfsFuses", c_uint32 * 32, 1124),
    ("GfxL2HwRtAvfsFuses", c_uint32 * 32, 1252),
    ("PsmDidt_Vcross", c_uint16 * 2, 1380),
    ("PsmDidt_StaticDroop_A", c_uint32 * 3, 1384),
    ("PsmDidt_StaticDroop_B", c_uint32 * 3, 1396),
    ("PsmDidt_DynDroop_A", c_uint32 * 3, 1408),
    ("PsmDidt_DynDroop_B", c_uint32 * 3, 1420),
    ("spare_HwRtAvfsFuses", c_uint32 * 19, 1432),
    ("SocCommonRtAvfs", c_uint32 * 13, 1508),
    ("GfxCommonRtAvfs", c_uint32 * 13, 1560),
    ("SocFwRtAvfsFuses", c_uint32 * 19, 1612),
    ("GfxL2FwRtAvfsFuses", c_uint32 * 19, 1688),
    ("spare_FwRtAvfsFuses", c_uint32 * 19, 1764),
    ("Soc_Droop_PWL_F", c_uint32 * 5, 1840),
    ("Soc_Droop_PWL_a", c_uint32 * 5, 1860),
    ("Soc_Droop_PWL_b", c_uint32 * 5, 1880),
    ("Soc_Droop_PWL_c", c_uint32 * 5, 1900),
    ("Gfx_Droop_PWL_F", c_uint32 * 5, 1920),
    ("Gfx_Droop_PWL_a", c_uint32 * 5, 1940),
    ("Gfx_Droop_PWL_b", c_uint32 * 5, 1960),
    ("Gfx_Droop_PWL_c", c_uint32 * 5, 1980),
    ("Gfx_Static_PWL_Offset", c_uint32 * 5, 2000),
    ("Soc_Static_PWL_Offset", c_uint32 * 5, 2020),
    ("dGbV_dT_vmin", c_uint32, 2040),
    ("dGbV_dT_vmax", c_uint32, 2044),
    ("PaddingV2F", c_uint32 * 4, 2048),
    ("DcBtcGfxParams", AvfsDcBtcParams_t, 2064),
    ("SSCurve_GFX", QuadraticInt_t, 2084),
    ("GfxAvfsSpare", c_uint32 * 29, 2096),
    ("OverrideSocAvfsFuses", c_uint8, 2212),
    ("MinSocAvfsRevision", c_uint8, 2213),
    ("SocAvfsPadding", c_uint8 * 2, 2214),
    ("SocAvfsFuseOverride", AvfsFuseOverride_t * 1, 2216),
    ("dBtcGbSoc", DroopInt_t * 1, 2272),
    ("qAgingGb", LinearInt_t * 1, 2284),
    ("qStaticVoltageOffset", QuadraticInt_t * 1, 2292),
    ("DcBtcSocParams", AvfsDcBtcParams_t * 1, 2304),
    ("SSCurve_SOC", QuadraticInt_t, 2324),
    ("SocAvfsSpare", c_uint32 * 29, 2336),
    ("BootValues", BootValues_t, 2452),
    ("DriverReportedClocks", DriverReportedClocks_t, 2576),
    ("MsgLimits", MsgLimits_t, 2604),
    ("OverDriveLimitsBasicMin", OverDriveLimits_t, 2720),
    ("OverDriveLimitsBasicMax", OverDriveLimits_t, 2816),
    ("OverDriveLimitsAdvancedMin", OverDriveLimits_t, 2912),
    ("OverDriveLimitsAdvancedMax", OverDriveLimits_t, 3008),
    ("TotalBoardPowerSupport", c_uint8, 3104),
    ("TotalBoardPowerPadding", c_uint8 * 1, 3105),
    ("TotalBoardPowerRoc", c_uint16, 3106),
    ("qFeffCoeffGameClock", QuadraticInt_t * 2, 3108),
    ("qFeffCoeffBaseClock", QuadraticInt_t * 2, 3132),
    ("qFeffCoeffBoostClock", QuadraticInt_t * 2, 3156),
    ("AptUclkGfxclkLookup", (c_int32 * 6 * 2), 3180),
    ("AptUclkGfxclkLookupHyst", (c_uint32 * 6 * 2), 3228),
    ("AptPadding", c_uint32, 3276),
    ("GfxXvminDidtDroopThresh", QuadraticInt_t, 3280),
    ("GfxXvminDidtResetDDWait", c_uint32, 3292),
    ("GfxXvminDidtClkStopWait", c_uint32, 3296),
    ("GfxXvminDidtFcsStepCtrl", c_uint32, 3300),
    ("GfxXvminDidtFcsWaitCtrl", c_uint32, 3304),
    ("PsmModeEnabled", c_uint32, 3308),
    ("P2v_a", c_uint32, 3312),
    ("P2v_b", c_uint32, 3316),
    ("P2v_c", c_uint32, 3320),
    ("T2p_a", c_uint32, 3324),
    ("T2p_b", c_uint32, 3328),
    ("T2p_c", c_uint32, 3332),
    ("P2vTemp", c_uint32, 3336),
    ("PsmDidtStaticSettings", QuadraticInt_t, 3340),
    ("PsmDidtDynamicSettings", QuadraticInt_t, 3352),
    ("PsmDidtAvgDiv", c_uint8, 3364),
    ("PsmDidtForceStall", c_uint8, 3365),
    ("PsmDidtReleaseTimer", c_uint16, 3366),
    ("PsmDidtStallPattern", c_uint32, 3368),
    ("CacEdcCacLeakageC0", c_uint32, 3372),
    ("CacEdcCacLeakageC1", c_uint32, 3376),
    ("CacEdcCacLeakageC2", c_uint32, 3380),
    ("CacEdcCacLeakageC3", c_uint32, 3384),
    ("CacEdcCacLeakageC4", c_uint32, 3388),
    ("CacEdcCacLeakageC5", c_uint32, 3392),
    ("CacEdcGfxClkScalar", c_uint32, 3396),
    ("CacEdcGfxClkIntercept", c_uint32, 3400),
    ("CacEdcCac_m", c_uint32, 3404),
    ("CacEdcCac_b", c_uint32, 3408),
    ("CacEdcCurrLimitGuardband", c_uint32, 3412),
    ("CacEdcDynToTotalCacRatio", c_uint32, 3416),
    ("XVmin_Gfx_EdcThreshScalar", c_uint32, 3420),
    ("XVmin_Gfx_EdcEnableFreq", c_uint32, 3424),
    ("XVmin_Gfx_EdcPccAsStepCtrl", c_uint32, 3428),
    ("XVmin_Gfx_EdcPccAsWaitCtrl", c_uint32, 3432),
    ("XVmin_Gfx_EdcThreshold", c_uint16, 3436),
    ("XVmin_Gfx_EdcFiltHysWaitCtrl", c_uint16, 3438),
    ("XVmin_Soc_EdcThreshScalar", c_uint32, 3440),
    ("XVmin_Soc_EdcEnableFreq", c_uint32, 3444),
    ("XVmin_Soc_EdcThreshold", c_uint32, 3448),
    ("XVmin_Soc_EdcStepUpTime", c_uint16, 3452),
    ("XVmin_Soc_EdcStepDownTime", c_uint16, 3454),
    ("XVmin_Soc_EdcInitPccStep", c_uint8, 3456),
    ("PaddingSocEdc", c_uint8 * 3, 3457),
    ("GfxXvminFuseOverride", c_uint8, 3460),
    ("SocXvminFuseOverride", c_uint8, 3461),
    ("PaddingXvminFuseOverride", c_uint8 * 2, 3462),
    ("GfxXvminFddTempLow", c_uint8, 3464),
    ("GfxXvminFddTempHigh", c_uint8, 3465),
    ("SocXvminFddTempLow", c_uint8, 3466),
    ("SocXvminFddTempHigh", c_uint8, 3467),
    ("GfxXvminFddVolt0", c_uint16, 3468),
    ("GfxXvminFddVolt1", c_uint16, 3470),
    ("GfxXvminFddVolt2", c_uint16, 3472),
    ("SocXvminFddVolt0", c_uint16, 3474),
    ("SocXvminFddVolt1", c_uint16, 3476),
    ("SocXvminFddVolt2", c_uint16, 3478),
    ("GfxXvminDsFddDsm", c_uint16 * 6, 3480),
    ("GfxXvminEdcFddDsm", c_uint16 * 6, 3492),
    ("SocXvminEdcFddDsm", c_uint16 * 6, 3504),
    ("Spare", c_uint32, 3516),
    ("MmHubPadding", c_uint32 * 8, 3520),
)

class Svi3RegulatorSettings_t(Struct):
    __slots__ = ()
layout(Svi3RegulatorSettings_t, 28, 4,
    ("SlewRateConditions", c_uint8, 0),
    ("LoadLineAdjust", c_uint8, 1),
    ("VoutOffset", c_uint8, 2),
    ("VidMax", c_uint8, 3),
    ("VidMin", c_uint8, 4),
    ("TenBitTelEn", c_uint8, 5),
    ("SixteenBitTelEn", c_uint8, 6),
    ("OcpThresh", c_uint8, 7),
    ("OcpWarnThresh", c_uint8, 8),
    ("OcpSettings", c_uint8, 9),
    ("VrhotThresh", c_uint8, 10),
    ("OtpThresh", c_uint8, 11),
    ("UvpOvpDeltaRef", c_uint8, 12),
    ("PhaseShed", c_uint8, 13),
    ("Padding", c_uint8 * 10, 14),
    ("SettingOverrideMask", c_uint32, 24),
)

class BoardTable_t(Struct):
    __slots__ = ()
layout(BoardTable_t, 528, 4,
    ("Version", c_uint32, 0),
    ("I2cControllers", I2cControllerConfig_t * 8, 4),
    ("SlaveAddrMapping", c_uint8 * 4, 68),
    ("VrPsiSupport", c_uint8 * 4, 72),
    ("Svi3SvcSpeed", c_uint32, 76),
    ("EnablePsi6", c_uint8 * 4, 80),
    ("Svi3RegSettings", Svi3RegulatorSettings_t * 4, 84),
    ("LedOffGpio", c_uint8, 196),
    ("FanOffGpio", c_uint8, 197),
    ("GfxVrPowerStageOffGpio", c_uint8, 198),
    ("AcDcGpio", c_uint8, 199),
    ("AcDcPolarity", c_uint8, 200),
    ("VR0HotGpio", c_uint8, 201),
    ("VR0HotPolarity", c_uint8, 202),
    ("GthrGpio", c_uint8, 203),
    ("GthrPolarity", c_uint8, 204),
    ("LedPin0", c_uint8, 205),
    ("LedPin1", c_uint8, 206),
    ("LedPin2", c_uint8, 207),
    ("LedEnableMask", c_uint8, 208),
    ("LedPcie", c_uint8, 209),
    ("LedError", c_uint8, 210),
    ("PaddingLed", c_uint8, 211),
    ("UclkTrainingModeSpreadPercent", c_uint8, 212),
    ("UclkSpreadPadding", c_uint8, 213),
    ("UclkSpreadFreq", c_uint16, 214),
    ("UclkSpreadPercent", c_uint8 * 16, 216),
    ("GfxclkSpreadEnable", c_uint8, 232),
    ("FclkSpreadPercent", c_uint8, 233),
    ("FclkSpreadFreq", c_uint16, 234),
    ("DramWidth", c_uint8, 236),
    ("PaddingMem1", c_uint8 * 7, 237),
    ("HsrEnabled", c_uint8, 244),
    ("VddqOffEnabled", c_uint8, 245),
    ("PaddingUmcFlags", c_uint8 * 2, 246),
    ("Paddign1", c_uint32, 248),
    ("BacoEntryDelay", c_uint32, 252),
    ("FuseWritePowerMuxPresent", c_uint8, 256),
    ("FuseWritePadding", c_uint8 * 3, 257),
    ("LoadlineGfx", c_uint32, 260),
    ("LoadlineSoc", c_uint32, 264),
    ("GfxEdcLimit", c_uint32, 268),
    ("SocEdcLimit", c_uint32, 272),
    ("RestBoardPower", c_uint32, 276),
    ("ConnectorsImpedance", c_uint32, 280),
    ("EpcsSens0", c_uint8, 284),
    ("EpcsSens1", c_uint8, 285),
    ("PaddingEpcs", c_uint8 * 2, 286),
    ("BoardSpare", c_uint32 * 52, 288),
    ("MmHubPadding", c_uint32 * 8, 496),
)

class CustomSkuTable_t(Struct):
    __slots__ = ()
layout(CustomSkuTable_t, 360, 4,
    ("SocketPowerLimitAc", c_uint16 * 4, 0),
    ("VrTdcLimit", c_uint16 * 2, 8),
    ("TotalIdleBoardPowerM", c_int16, 12),
    ("TotalIdleBoardPowerB", c_int16, 14),
    ("TotalBoardPowerM", c_int16, 16),
    ("TotalBoardPowerB", c_int16, 18),
    ("TemperatureLimit", c_uint16 * 12, 20),
    ("FanStopTemp", c_uint16 * 12, 44),
    ("FanStartTemp", c_uint16 * 12, 68),
    ("FanGain", c_uint16 * 12, 92),
    ("FanPwmMin", c_uint16, 116),
    ("AcousticTargetRpmThreshold", c_uint16, 118),
    ("AcousticLimitRpmThreshold", c_uint16, 120),
    ("FanMaximumRpm", c_uint16, 122),
    ("MGpuAcousticLimitRpmThreshold", c_uint16, 124),
    ("FanTargetGfxclk", c_uint16, 126),
    ("TempInputSelectMask", c_uint32, 128),
    ("FanZeroRpmEnable", c_uint8, 132),
    ("FanTachEdgePerRev", c_uint8, 133),
    ("FanPadding", c_uint16, 134),
    ("FanTargetTemperature", c_uint16 * 12, 136),
    ("FuzzyFan_ErrorSetDelta", c_int16, 160),
    ("FuzzyFan_ErrorRateSetDelta", c_int16, 162),
    ("FuzzyFan_PwmSetDelta", c_int16, 164),
    ("FanPadding2", c_uint16, 166),
    ("FwCtfLimit", c_uint16 * 12, 168),
    ("IntakeTempEnableRPM", c_uint16, 192),
    ("IntakeTempOffsetTemp", c_int16, 194),
    ("IntakeTempReleaseTemp", c_uint16, 196),
    ("IntakeTempHighIntakeAcousticLimit", c_uint16, 198),
    ("IntakeTempAcouticLimitReleaseRate", c_uint16, 200),
    ("FanAbnormalTempLimitOffset", c_int16, 202),
    ("FanStalledTriggerRpm", c_uint16, 204),
    ("FanAbnormalTriggerRpmCoeff", c_uint16, 206),
    ("FanSpare", c_uint16 * 1, 208),
    ("FanIntakeSensorSupport", c_uint8, 210),
    ("FanIntakePadding", c_uint8, 211),
    ("FanSpare2", c_uint32 * 12, 212),
    ("ODFeatureCtrlMask", c_uint32, 260),
    ("TemperatureLimit_Hynix", c_uint16, 264),
    ("TemperatureLimit_Micron", c_uint16, 266),
    ("TemperatureFwCtfLimit_Hynix", c_uint16, 268),
    ("TemperatureFwCtfLimit_Micron", c_uint16, 270),
    ("PlatformTdcLimit", c_uint16 * 2, 272),
    ("SocketPowerLimitDc", c_uint16 * 4, 276),
    ("SocketPowerLimitSmartShift2", c_uint16, 284),
    ("CustomSkuSpare16b", c_uint16, 286),
    ("CustomSkuSpare32b", c_uint32 * 10, 288),
    ("MmHubPadding", c_uint32 * 8, 328),
)

class PPTable_t(Struct):
    __slots__ = ()
layout(PPTable_t, 4468, 4,
    ("PFE_Settings", PFE_Settings_t, 0),
    ("SkuTable", SkuTable_t, 28),
    ("CustomSkuTable", CustomSkuTable_t, 3580),
    ("BoardTable", BoardTable_t, 3940),
)

class DriverSmuConfig_t(Struct):
    __slots__ = ()
layout(DriverSmuConfig_t, 20, 2,
    ("GfxclkAverageLpfTau", c_uint16, 0),
    ("FclkAverageLpfTau", c_uint16, 2),
    ("UclkAverageLpfTau", c_uint16, 4),
    ("GfxActivityLpfTau", c_uint16, 6),
    ("UclkActivityLpfTau", c_uint16, 8),
    ("UclkMaxActivityLpfTau", c_uint16, 10),
    ("SocketPowerLpfTau", c_uint16, 12),
    ("VcnClkAverageLpfTau", c_uint16, 14),
    ("VcnUsageAverageLpfTau", c_uint16, 16),
    ("PcieActivityLpTau", c_uint16, 18),
)

class DriverSmuConfigExternal_t(Struct):
    __slots__ = ()
layout(DriverSmuConfigExternal_t, 84, 4,
    ("DriverSmuConfig", DriverSmuConfig_t, 0),
    ("Spare", c_uint32 * 8, 20),
    ("MmHubPadding", c_uint32 * 8, 52),
)

class DriverInfoTable_t(Struct):
    __slots__ = ()
layout(DriverInfoTable_t, 372, 4,
    ("FreqTableGfx", c_uint16 * 16, 0),
    ("FreqTableVclk", c_uint16 * 8, 32),
    ("FreqTableDclk", c_uint16 * 8, 48),
    ("FreqTableSocclk", c_uint16 * 8, 64),
    ("FreqTableUclk", c_uint16 * 6, 80),
    ("FreqTableDispclk", c_uint16 * 8, 92),
    ("FreqTableDppClk", c_uint16 * 8, 108),
    ("FreqTableDprefclk", c_uint16 * 8, 124),
    ("FreqTableDcfclk", c_uint16 * 8, 140),
    ("FreqTableDtbclk", c_uint16 * 8, 156),
    ("FreqTableFclk", c_uint16 * 8, 172),
    ("DcModeMaxFreq", c_uint16 * 11, 188),
    ("Padding", c_uint16, 210),
    ("Spare", c_uint32 * 32, 212),
    ("MmHubPadding", c_uint32 * 8, 340),
)

class SmuMetrics_t(Struct):
    __slots__ = ()
layout(SmuMetrics_t, 260, 4,
    ("CurrClock", c_uint32 * 11, 0),
    ("AverageGfxclkFrequencyTarget", c_uint16, 44),
    ("AverageGfxclkFrequencyPreDs", c_uint16, 46),
    ("AverageGfxclkFrequencyPostDs", c_uint16, 48),
    ("AverageFclkFrequencyPreDs", c_uint16, 50),
    ("AverageFclkFrequencyPostDs", c_uint16, 52),
    ("AverageMemclkFrequencyPreDs", c_uint16, 54),
    ("AverageMemclkFrequencyPostDs", c_uint16, 56),
    ("AverageVclk0Frequency", c_uint16, 58),
    ("AverageDclk0Frequency", c_uint16, 60),
    ("AverageVclk1Frequency", c_uint16, 62),
    ("AverageDclk1Frequency", c_uint16, 64),
    ("AveragePCIeBusy", c_uint16, 66),
    ("dGPU_W_MAX", c_uint16, 68),
    ("padding", c_uint16, 70),
    ("MovingAverageGfxclkFrequencyTarget", c_uint16, 72),
    ("MovingAverageGfxclkFrequencyPreDs", c_uint16, 74),
    ("MovingAverageGfxclkFrequencyPostDs", c_uint16, 76),
    ("MovingAverageFclkFrequencyPreDs", c_uint16, 78),
    ("MovingAverageFclkFrequencyPostDs", c_uint16, 80),
    ("MovingAverageMemclkFrequencyPreDs", c_uint16, 82),
    ("MovingAverageMemclkFrequencyPostDs", c_uint16, 84),
    ("MovingAverageVclk0Frequency", c_uint16, 86),
    ("MovingAverageDclk0Frequency", c_uint16, 88),
    ("MovingAverageGfxActivity", c_uint16, 90),
    ("MovingAverageUclkActivity", c_uint16, 92),
    ("MovingAverageVcn0ActivityPercentage", c_uint16, 94),
    ("MovingAveragePCIeBusy", c_uint16, 96),
    ("MovingAverageUclkActivity_MAX", c_uint16, 98),
    ("MovingAverageSocketPower", c_uint16, 100),
    ("MovingAveragePadding", c_uint16, 102),
    ("MetricsCounter", c_uint32, 104),
    ("AvgVoltage", c_uint16 * 4, 108),
    ("AvgCurrent", c_uint16 * 4, 116),
    ("AverageGfxActivity", c_uint16, 124),
    ("AverageUclkActivity", c_uint16, 126),
    ("AverageVcn0ActivityPercentage", c_uint16, 128),
    ("Vcn1ActivityPercentage", c_uint16, 130),
    ("EnergyAccumulator", c_uint32, 132),
    ("AverageSocketPower", c_uint16, 136),
    ("AverageTotalBoardPower", c_uint16, 138),
    ("AvgTemperature", c_uint16 * 12, 140),
    ("AvgTemperatureFanIntake", c_uint16, 164),
    ("PcieRate", c_uint8, 166),
    ("PcieWidth", c_uint8, 167),
    ("AvgFanPwm", c_uint8, 168),
    ("Padding", c_uint8 * 1, 169),
    ("AvgFanRpm", c_uint16, 170),
    ("ThrottlingPercentage", c_uint8 * 21, 172),
    ("VmaxThrottlingPercentage", c_uint8, 193),
    ("padding1", c_uint8 * 2, 194),
    ("D3HotEntryCountPerMode", c_uint32 * 4, 196),
    ("D3HotExitCountPerMode", c_uint32 * 4, 212),
    ("ArmMsgReceivedCountPerMode", c_uint32 * 4, 228),
    ("ApuSTAPMSmartShiftLimit", c_uint16, 244),
    ("ApuSTAPMLimit", c_uint16, 246),
    ("AvgApuSocketPower", c_uint16, 248),
    ("AverageUclkActivity_MAX", c_uint16, 250),
    ("PublicSerialNumberLower", c_uint32, 252),
    ("PublicSerialNumberUpper", c_uint32, 256),
)

class SmuMetricsExternal_t(Struct):
    __slots__ = ()
layout(SmuMetricsExternal_t, 412, 4,
    ("SmuMetrics", SmuMetrics_t, 0),
    ("Spare", c_uint32 * 30, 260),
    ("MmHubPadding", c_uint32 * 8, 380),
)

class WatermarkRowGeneric_t(Struct):
    __slots__ = ()
layout(WatermarkRowGeneric_t, 4, 1,
    ("WmSetting", c_uint8, 0),
    ("Flags", c_uint8, 1),
    ("Padding", c_uint8 * 2, 2),
)
WATERMARKS_FLAGS_e = c_uint32
WATERMARKS_CLOCK_RANGE = 0
WATERMARKS_DUMMY_PSTATE = 1
WATERMARKS_MALL = 2
WATERMARKS_COUNT = 3

class Watermarks_t(Struct):
    __slots__ = ()
layout(Watermarks_t, 16, 1,
    ("WatermarkRow", WatermarkRowGeneric_t * 4, 0),
)

class WatermarksExternal_t(Struct):
    __slots__ = ()
layout(WatermarksExternal_t, 112, 4,
    ("Watermarks", Watermarks_t, 0),
    ("Spare", c_uint32 * 16, 16),
    ("MmHubPadding", c_uint32 * 8, 80),
)

class AvfsDebugTable_t(Struct):
    __slots__ = ()
layout(AvfsDebugTable_t, 1368, 4,
    ("avgPsmCount", c_uint16 * 76, 0),
    ("minPsmCount", c_uint16 * 76, 152),
    ("maxPsmCount", c_uint16 * 76, 304),
    ("avgPsmVoltage", c_float * 76, 456),
    ("minPsmVoltage", c_float * 76, 760),
    ("maxPsmVoltage", c_float * 76, 1064),
)

class AvfsDebugTableExternal_t(Struct):
    __slots__ = ()
layout(AvfsDebugTableExternal_t, 1400, 4,
    ("AvfsDebugTable", AvfsDebugTable_t, 0),
    ("MmHubPadding", c_uint32 * 8, 1368),
)

class DpmActivityMonitorCoeffInt_t(Struct):
    __slots__ = ()
layout(DpmActivityMonitorCoeffInt_t, 108, 4,
    ("Gfx_ActiveHystLimit", c_uint8, 0),
    ("Gfx_IdleHystLimit", c_uint8, 1),
    ("Gfx_FPS", c_uint8, 2),
    ("Gfx_MinActiveFreqType", c_uint8, 3),
    ("Gfx_BoosterFreqType", c_uint8, 4),
    ("PaddingGfx", c_uint8, 5),
    ("Gfx_MinActiveFreq", c_uint16, 6),
    ("Gfx_BoosterFreq", c_uint16, 8),
    ("Gfx_PD_Data_time_constant", c_uint16, 10),
    ("Gfx_PD_Data_limit_a", c_uint32, 12),
    ("Gfx_PD_Data_limit_b", c_uint32, 16),
    ("Gfx_PD_Data_limit_c", c_uint32, 20),
    ("Gfx_PD_Data_error_coeff", c_uint32, 24),
    ("Gfx_PD_Data_error_rate_coeff", c_uint32, 28),
    ("Fclk_ActiveHystLimit", c_uint8, 32),
    ("Fclk_IdleHystLimit", c_uint8, 33),
    ("Fclk_FPS", c_uint8, 34),
    ("Fclk_MinActiveFreqType", c_uint8, 35),
    ("Fclk_BoosterFreqType", c_uint8, 36),
    ("PaddingFclk", c_uint8, 37),
    ("Fclk_MinActiveFreq", c_uint16, 38),
    ("Fclk_BoosterFreq", c_uint16, 40),
    ("Fclk_PD_Data_time_constant", c_uint16, 42),
    ("Fclk_PD_Data_limit_a", c_uint32, 44),
    ("Fclk_PD_Data_limit_b", c_uint32, 48),
    ("Fclk_PD_Data_limit_c", c_uint32, 52),
    ("Fclk_PD_Data_error_coeff", c_uint32, 56),
    ("Fclk_PD_Data_error_rate_coeff", c_uint32, 60),
    ("Mem_UpThreshold_Limit", c_uint32 * 6, 64),
    ("Mem_UpHystLimit", c_uint8 * 6, 88),
    ("Mem_DownHystLimit", c_uint16 * 6, 94),
    ("Mem_Fps", c_uint16, 106),
)

class DpmActivityMonitorCoeffIntExternal_t(Struct):
    __slots__ = ()
layout(DpmActivityMonitorCoeffIntExternal_t, 140, 4,
    ("DpmActivityMonitorCoeffInt", DpmActivityMonitorCoeffInt_t, 0),
    ("MmHubPadding", c_uint32 * 8, 108),
)
_ENUMS = {
    "FEATURE_PWR_DOMAIN_e": "FEATURE_PWR_ALL FEATURE_PWR_S5 FEATURE_PWR_BACO FEATURE_PWR_SOC FEATURE_PWR_GFX FEATURE_PWR_DOMAIN_COUNT",
    "FEATURE_BTC_e": "FEATURE_BTC_NOP FEATURE_BTC_SAVE FEATURE_BTC_RESTORE FEATURE_BTC_COUNT",
    "SVI_PSI_e": "SVI_PSI_0 SVI_PSI_1 SVI_PSI_2 SVI_PSI_3 SVI_PSI_4 SVI_PSI_5 SVI_PSI_6 SVI_PSI_7",
    "SMARTSHIFT_VERSION_e": "SMARTSHIFT_VERSION_1 SMARTSHIFT_VERSION_2 SMARTSHIFT_VERSION_3",
    "FOPT_CALC_e": "FOPT_CALC_AC_CALC_DC FOPT_PPTABLE_AC_CALC_DC FOPT_CALC_AC_PPTABLE_DC FOPT_PPTABLE_AC_PPTABLE_DC",
    "DRAM_BIT_WIDTH_TYPE_e": "DRAM_BIT_WIDTH_DISABLED DRAM_BIT_WIDTH_X_8 DRAM_BIT_WIDTH_X_16 DRAM_BIT_WIDTH_X_32 DRAM_BIT_WIDTH_X_64 DRAM_BIT_WIDTH_X_128 DRAM_BIT_WIDTH_COUNT",
    "I2cControllerPort_e": "I2C_CONTROLLER_PORT_0 I2C_CONTROLLER_PORT_1 I2C_CONTROLLER_PORT_COUNT",
    "I2cControllerName_e": "I2C_CONTROLLER_NAME_VR_GFX I2C_CONTROLLER_NAME_VR_SOC I2C_CONTROLLER_NAME_VR_VMEMP I2C_CONTROLLER_NAME_VR_VDDIO I2C_CONTROLLER_NAME_LIQUID0 I2C_CONTROLLER_NAME_LIQUID1 I2C_CONTROLLER_NAME_PLX I2C_CONTROLLER_NAME_FAN_INTAKE I2C_CONTROLLER_NAME_COUNT",
    "I2cControllerThrottler_e": "I2C_CONTROLLER_THROTTLER_TYPE_NONE I2C_CONTROLLER_THROTTLER_VR_GFX I2C_CONTROLLER_THROTTLER_VR_SOC I2C_CONTROLLER_THROTTLER_VR_VMEMP I2C_CONTROLLER_THROTTLER_VR_VDDIO I2C_CONTROLLER_THROTTLER_LIQUID0 I2C_CONTROLLER_THROTTLER_LIQUID1 I2C_CONTROLLER_THROTTLER_PLX I2C_CONTROLLER_THROTTLER_FAN_INTAKE I2C_CONTROLLER_THROTTLER_INA3221 I2C_CONTROLLER_THROTTLER_COUNT",
    "I2cControllerProtocol_e": "I2C_CONTROLLER_PROTOCOL_VR_XPDE132G5 I2C_CONTROLLER_PROTOCOL_VR_IR35217 I2C_CONTROLLER_PROTOCOL_TMP_MAX31875 I2C_CONTROLLER_PROTOCOL_INA3221 I2C_CONTROLLER_PROTOCOL_TMP_MAX6604 I2C_CONTROLLER_PROTOCOL_COUNT",
    "I2cPort_e": "I2C_PORT_SVD_SCL I2C_PORT_GPIO",
    "I2cSpeed_e": "I2C_SPEED_FAST_50K I2C_SPEED_FAST_100K I2C_SPEED_FAST_400K I2C_SPEED_FAST_PLUS_1M I2C_SPEED_HIGH_1M I2C_SPEED_HIGH_2M I2C_SPEED_COUNT",
    "I2cCmdType_e": "I2C_CMD_READ I2C_CMD_WRITE I2C_CMD_COUNT",
    "EPCS_STATUS_e": "EPCS_SHORTED_LIMIT EPCS_LOW_POWER_LIMIT EPCS_NORMAL_POWER_LIMIT EPCS_HIGH_POWER_LIMIT EPCS_NOT_CONFIGURED EPCS_STATUS_COUNT",
    "D3HOTSequence_e": "BACO_SEQUENCE MSR_SEQUENCE BAMACO_SEQUENCE ULPS_SEQUENCE D3HOT_SEQUENCE_COUNT",
    "PowerGatingMode_e": "PG_DYNAMIC_MODE PG_STATIC_MODE",
    "PowerGatingSettings_e": "PG_POWER_DOWN PG_POWER_UP",
    "DCS_ARCH_e": "DCS_ARCH_DISABLED DCS_ARCH_FADCS DCS_ARCH_ASYNC",
    "PPCLK_e": "PPCLK_GFXCLK PPCLK_SOCCLK PPCLK_UCLK PPCLK_FCLK PPCLK_DCLK_0 PPCLK_VCLK_0 PPCLK_DISPCLK PPCLK_DPPCLK PPCLK_DPREFCLK PPCLK_DCFCLK PPCLK_DTBCLK PPCLK_COUNT",
    "VOLTAGE_MODE_e": "VOLTAGE_MODE_PPTABLE VOLTAGE_MODE_FUSES VOLTAGE_MODE_COUNT",
    "AVFS_VOLTAGE_TYPE_e": "AVFS_VOLTAGE_GFX AVFS_VOLTAGE_SOC AVFS_VOLTAGE_COUNT",
    "AVFS_TEMP_e": "AVFS_TEMP_COLD AVFS_TEMP_HOT AVFS_TEMP_COUNT",
    "AVFS_D_e": "AVFS_D_G AVFS_D_COUNT",
    "UCLK_DIV_e": "UCLK_DIV_BY_1 UCLK_DIV_BY_2 UCLK_DIV_BY_4 UCLK_DIV_BY_8",
    "GpioIntPolarity_e": "GPIO_INT_POLARITY_ACTIVE_LOW GPIO_INT_POLARITY_ACTIVE_HIGH",
    "PwrConfig_e": "PWR_CONFIG_TDP PWR_CONFIG_TGP PWR_CONFIG_TCP_ESTIMATED PWR_CONFIG_TCP_MEASURED PWR_CONFIG_TBP_DESKTOP PWR_CONFIG_TBP_MOBILE",
    "PPT_THROTTLER_e": "PPT_THROTTLER_PPT0 PPT_THROTTLER_PPT1 PPT_THROTTLER_PPT2 PPT_THROTTLER_PPT3 PPT_THROTTLER_COUNT",
    "TEMP_e": "TEMP_EDGE TEMP_HOTSPOT TEMP_HOTSPOT_GFX TEMP_HOTSPOT_SOC TEMP_MEM TEMP_VR_GFX TEMP_VR_SOC TEMP_VR_MEM0 TEMP_VR_MEM1 TEMP_LIQUID0 TEMP_LIQUID1 TEMP_PLX TEMP_COUNT",
    "TDC_THROTTLER_e": "TDC_THROTTLER_GFX TDC_THROTTLER_SOC TDC_THROTTLER_COUNT",
    "SVI_PLANE_e": "SVI_PLANE_VDD_GFX SVI_PLANE_VDD_SOC SVI_PLANE_VDDCI_MEM SVI_PLANE_VDDIO_MEM SVI_PLANE_COUNT",
    "PMFW_VOLT_PLANE_e": "PMFW_VOLT_PLANE_GFX PMFW_VOLT_PLANE_SOC PMFW_VOLT_PLANE_COUNT",
    "CUSTOMER_VARIANT_e": "CUSTOMER_VARIANT_ROW CUSTOMER_VARIANT_FALCON CUSTOMER_VARIANT_COUNT",
    "POWER_SOURCE_e": "POWER_SOURCE_AC POWER_SOURCE_DC POWER_SOURCE_COUNT",
    "MEM_VENDOR_e": "MEM_VENDOR_PLACEHOLDER0 MEM_VENDOR_SAMSUNG MEM_VENDOR_INFINEON MEM_VENDOR_ELPIDA MEM_VENDOR_ETRON MEM_VENDOR_NANYA MEM_VENDOR_HYNIX MEM_VENDOR_MOSEL MEM_VENDOR_WINBOND MEM_VENDOR_ESMT MEM_VENDOR_PLACEHOLDER1 MEM_VENDOR_PLACEHOLDER2 MEM_VENDOR_PLACEHOLDER3 MEM_VENDOR_PLACEHOLDER4 MEM_VENDOR_PLACEHOLDER5 MEM_VENDOR_MICRON MEM_VENDOR_COUNT",
    "PP_GRTAVFS_HW_FUSE_e": "PP_GRTAVFS_HW_CPO_CTL_ZONE0 PP_GRTAVFS_HW_CPO_CTL_ZONE1 PP_GRTAVFS_HW_CPO_CTL_ZONE2 PP_GRTAVFS_HW_CPO_CTL_ZONE3 PP_GRTAVFS_HW_CPO_CTL_ZONE4 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE0 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE0 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE1 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE1 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE2 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE2 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE3 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE3 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE4 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE4 PP_GRTAVFS_HW_ZONE0_VF PP_GRTAVFS_HW_ZONE1_VF1 PP_GRTAVFS_HW_ZONE2_VF2 PP_GRTAVFS_HW_ZONE3_VF3 PP_GRTAVFS_HW_VOLTAGE_GB PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE0 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE1 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE2 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE3 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE4 PP_GRTAVFS_HW_RESERVED_0 PP_GRTAVFS_HW_RESERVED_1 PP_GRTAVFS_HW_RESERVED_2 PP_GRTAVFS_HW_RESERVED_3 PP_GRTAVFS_HW_RESERVED_4 PP_GRTAVFS_HW_RESERVED_5 PP_GRTAVFS_HW_RESERVED_6 PP_GRTAVFS_HW_FUSE_COUNT",
    "PP_GRTAVFS_FW_COMMON_FUSE_e": "PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_COLD_T0 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z0 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z1 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z2 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z3 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z4 PP_GRTAVFS_FW_COMMON_FUSE_COUNT",
    "PP_GRTAVFS_FW_SEP_FUSE_e": "PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_NEG_1 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_0 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_1 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_2 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_3 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_4 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_NEG_1 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_0 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_1 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_2 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_3 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_4 PP_GRTAVFS_FW_SEP_FUSE_VF_NEG_1_FREQUENCY PP_GRTAVFS_FW_SEP_FUSE_VF4_FREQUENCY PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_0 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_1 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_2 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_3 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_4 PP_GRTAVFS_FW_SEP_FUSE_COUNT",
    "PP_OD_POWER_FEATURE_e": "PP_OD_POWER_FEATURE_ALWAYS_ENABLED PP_OD_POWER_FEATURE_DISABLED_WHILE_GAMING PP_OD_POWER_FEATURE_ALWAYS_DISABLED",
    "FanMode_e": "FAN_MODE_AUTO FAN_MODE_MANUAL_LINEAR",
    "OD_FAIL_e": "OD_NO_ERROR OD_REQUEST_ADVANCED_NOT_SUPPORTED OD_UNSUPPORTED_FEATURE OD_INVALID_FEATURE_COMBO_ERROR OD_GFXCLK_VF_CURVE_OFFSET_ERROR OD_VDD_GFX_VMAX_ERROR OD_VDD_SOC_VMAX_ERROR OD_PPT_ERROR OD_FAN_MIN_PWM_ERROR OD_FAN_ACOUSTIC_TARGET_ERROR OD_FAN_ACOUSTIC_LIMIT_ERROR OD_FAN_TARGET_TEMP_ERROR OD_FAN_ZERO_RPM_STOP_TEMP_ERROR OD_FAN_CURVE_PWM_ERROR OD_FAN_CURVE_TEMP_ERROR OD_FULL_CTRL_GFXCLK_ERROR OD_FULL_CTRL_UCLK_ERROR OD_FULL_CTRL_FCLK_ERROR OD_FULL_CTRL_VDD_GFX_ERROR OD_FULL_CTRL_VDD_SOC_ERROR OD_TDC_ERROR OD_GFXCLK_ERROR OD_UCLK_ERROR OD_FCLK_ERROR OD_OP_TEMP_ERROR OD_OP_GFX_EDC_ERROR OD_OP_GFX_PCC_ERROR OD_POWER_FEATURE_CTRL_ERROR",
    "BOARD_GPIO_TYPE_e": "BOARD_GPIO_SMUIO_0 BOARD_GPIO_SMUIO_1 BOARD_GPIO_SMUIO_2 BOARD_GPIO_SMUIO_3 BOARD_GPIO_SMUIO_4 BOARD_GPIO_SMUIO_5 BOARD_GPIO_SMUIO_6 BOARD_GPIO_SMUIO_7 BOARD_GPIO_SMUIO_8 BOARD_GPIO_SMUIO_9 BOARD_GPIO_SMUIO_10 BOARD_GPIO_SMUIO_11 BOARD_GPIO_SMUIO_12 BOARD_GPIO_SMUIO_13 BOARD_GPIO_SMUIO_14 BOARD_GPIO_SMUIO_15 BOARD_GPIO_SMUIO_16 BOARD_GPIO_SMUIO_17 BOARD_GPIO_SMUIO_18 BOARD_GPIO_SMUIO_19 BOARD_GPIO_SMUIO_20 BOARD_GPIO_SMUIO_21 BOARD_GPIO_SMUIO_22 BOARD_GPIO_SMUIO_23 BOARD_GPIO_SMUIO_24 BOARD_GPIO_SMUIO_25 BOARD_GPIO_SMUIO_26 BOARD_GPIO_SMUIO_27 BOARD_GPIO_SMUIO_28 BOARD_GPIO_SMUIO_29 BOARD_GPIO_SMUIO_30 BOARD_GPIO_SMUIO_31 MAX_BOARD_GPIO_SMUIO_NUM BOARD_GPIO_DC_GEN_A BOARD_GPIO_DC_GEN_B BOARD_GPIO_DC_GEN_C BOARD_GPIO_DC_GEN_D BOARD_GPIO_DC_GEN_E BOARD_GPIO_DC_GEN_F BOARD_GPIO_DC_GEN_G BOARD_GPIO_DC_GENLK_CLK BOARD_GPIO_DC_GENLK_VSYNC BOARD_GPIO_DC_SWAPLOCK_A BOARD_GPIO_DC_SWAPLOCK_B MAX_BOARD_DC_GPIO_NUM BOARD_GPIO_LV_EN",
    "WATERMARKS_FLAGS_e": "WATERMARKS_CLOCK_RANGE WATERMARKS_DUMMY_PSTATE WATERMARKS_MALL WATERMARKS_COUNT",
}
PPTABLE_VERSION = 0x1b
NUM_GFXCLK_DPM_LEVELS = 16
NUM_SOCCLK_DPM_LEVELS = 8
NUM_MP0CLK_DPM_LEVELS = 2
NUM_DCLK_DPM_LEVELS = 8
NUM_VCLK_DPM_LEVELS = 8
NUM_DISPCLK_DPM_LEVELS = 8
NUM_DPPCLK_DPM_LEVELS = 8
NUM_DPREFCLK_DPM_LEVELS = 8
NUM_DCFCLK_DPM_LEVELS = 8
NUM_DTBCLK_DPM_LEVELS = 8
NUM_UCLK_DPM_LEVELS = 6
NUM_LINK_LEVELS = 3
NUM_FCLK_DPM_LEVELS = 8
NUM_OD_FAN_MAX_POINTS = 6
FEATURE_FW_DATA_READ_BIT = 0
FEATURE_DPM_GFXCLK_BIT = 1
FEATURE_DPM_GFX_POWER_OPTIMIZER_BIT = 2
FEATURE_DPM_UCLK_BIT = 3
FEATURE_DPM_FCLK_BIT = 4
FEATURE_DPM_SOCCLK_BIT = 5
FEATURE_DPM_LINK_BIT = 6
FEATURE_DPM_DCN_BIT = 7
FEATURE_VMEMP_SCALING_BIT = 8
FEATURE_VDDIO_MEM_SCALING_BIT = 9
FEATURE_DS_GFXCLK_BIT = 10
FEATURE_DS_SOCCLK_BIT = 11
FEATURE_DS_FCLK_BIT = 12
FEATURE_DS_LCLK_BIT = 13
FEATURE_DS_DCFCLK_BIT = 14
FEATURE_DS_UCLK_BIT = 15
FEATURE_GFX_ULV_BIT = 16
FEATURE_FW_DSTATE_BIT = 17
FEATURE_GFXOFF_BIT = 18
FEATURE_BACO_BIT = 19
FEATURE_MM_DPM_BIT = 20
FEATURE_SOC_MPCLK_DS_BIT = 21
FEATURE_BACO_MPCLK_DS_BIT = 22
FEATURE_THROTTLERS_BIT = 23
FEATURE_SMARTSHIFT_BIT = 24
FEATURE_GTHR_BIT = 25
FEATURE_ACDC_BIT = 26
FEATURE_VR0HOT_BIT = 27
FEATURE_FW_CTF_BIT = 28
FEATURE_FAN_CONTROL_BIT = 29
FEATURE_GFX_DCS_BIT = 30
FEATURE_GFX_READ_MARGIN_BIT = 31
FEATURE_LED_DISPLAY_BIT = 32
FEATURE_GFXCLK_SPREAD_SPECTRUM_BIT = 33
FEATURE_OUT_OF_BAND_MONITOR_BIT = 34
FEATURE_OPTIMIZED_VMIN_BIT = 35
FEATURE_GFX_IMU_BIT = 36
FEATURE_BOOT_TIME_CAL_BIT = 37
FEATURE_GFX_PCC_DFLL_BIT = 38
FEATURE_SOC_CG_BIT = 39
FEATURE_DF_CSTATE_BIT = 40
FEATURE_GFX_EDC_BIT = 41
FEATURE_BOOT_POWER_OPT_BIT = 42
FEATURE_CLOCK_POWER_DOWN_BYPASS_BIT = 43
FEATURE_DS_VCN_BIT = 44
FEATURE_BACO_CG_BIT = 45
FEATURE_MEM_TEMP_READ_BIT = 46
FEATURE_ATHUB_MMHUB_PG_BIT = 47
FEATURE_SOC_PCC_BIT = 48
FEATURE_EDC_PWRBRK_BIT = 49
FEATURE_SOC_EDC_XVMIN_BIT = 50
FEATURE_GFX_PSM_DIDT_BIT = 51
FEATURE_APT_ALL_ENABLE_BIT = 52
FEATURE_APT_SQ_THROTTLE_BIT = 53
FEATURE_APT_PF_DCS_BIT = 54
FEATURE_GFX_EDC_XVMIN_BIT = 55
FEATURE_GFX_DIDT_XVMIN_BIT = 56
FEATURE_FAN_ABNORMAL_BIT = 57
FEATURE_CLOCK_STRETCH_COMPENSATOR = 58
FEATURE_SPARE_59_BIT = 59
FEATURE_SPARE_60_BIT = 60
FEATURE_SPARE_61_BIT = 61
FEATURE_SPARE_62_BIT = 62
FEATURE_SPARE_63_BIT = 63
NUM_FEATURES = 64
ALLOWED_FEATURE_CTRL_DEFAULT = 0xffffffffffffffff
ALLOWED_FEATURE_CTRL_SCPM = 17592186109182
DEBUG_OVERRIDE_NOT_USE = 0x1
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_DCN_FCLK = 0x2
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_MP0_FCLK = 0x4
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_VCN_DCFCLK = 0x8
DEBUG_OVERRIDE_DISABLE_FAST_FCLK_TIMER = 0x10
DEBUG_OVERRIDE_DISABLE_VCN_PG = 0x20
DEBUG_OVERRIDE_DISABLE_FMAX_VMAX = 0x40
DEBUG_OVERRIDE_DISABLE_IMU_FW_CHECKS = 0x80
DEBUG_OVERRIDE_DISABLE_D0i2_REENTRY_HSR_TIMER_CHECK = 0x100
DEBUG_OVERRIDE_DISABLE_DFLL = 0x200
DEBUG_OVERRIDE_ENABLE_RLC_VF_BRINGUP_MODE = 0x400
DEBUG_OVERRIDE_DFLL_MASTER_MODE = 0x800
DEBUG_OVERRIDE_ENABLE_PROFILING_MODE = 0x1000
DEBUG_OVERRIDE_ENABLE_SOC_VF_BRINGUP_MODE = 0x2000
DEBUG_OVERRIDE_ENABLE_PER_WGP_RESIENCY = 0x4000
DEBUG_OVERRIDE_DISABLE_MEMORY_VOLTAGE_SCALING = 0x8000
DEBUG_OVERRIDE_DFLL_BTC_FCW_LOG = 0x10000
VR_MAPPING_VR_SELECT_MASK = 0x1
VR_MAPPING_VR_SELECT_SHIFT = 0x0
VR_MAPPING_PLANE_SELECT_MASK = 0x2
VR_MAPPING_PLANE_SELECT_SHIFT = 0x1
PSI_SEL_VR0_PLANE0_PSI0 = 0x1
PSI_SEL_VR0_PLANE0_PSI1 = 0x2
PSI_SEL_VR0_PLANE1_PSI0 = 0x4
PSI_SEL_VR0_PLANE1_PSI1 = 0x8
PSI_SEL_VR1_PLANE0_PSI0 = 0x10
PSI_SEL_VR1_PLANE0_PSI1 = 0x20
PSI_SEL_VR1_PLANE1_PSI0 = 0x40
PSI_SEL_VR1_PLANE1_PSI1 = 0x80
THROTTLER_TEMP_EDGE_BIT = 0
THROTTLER_TEMP_HOTSPOT_BIT = 1
THROTTLER_TEMP_HOTSPOT_GFX_BIT = 2
THROTTLER_TEMP_HOTSPOT_SOC_BIT = 3
THROTTLER_TEMP_MEM_BIT = 4
THROTTLER_TEMP_VR_GFX_BIT = 5
THROTTLER_TEMP_VR_SOC_BIT = 6
THROTTLER_TEMP_VR_MEM0_BIT = 7
THROTTLER_TEMP_VR_MEM1_BIT = 8
THROTTLER_TEMP_LIQUID0_BIT = 9
THROTTLER_TEMP_LIQUID1_BIT = 10
THROTTLER_TEMP_PLX_BIT = 11
THROTTLER_TDC_GFX_BIT = 12
THROTTLER_TDC_SOC_BIT = 13
THROTTLER_PPT0_BIT = 14
THROTTLER_PPT1_BIT = 15
THROTTLER_PPT2_BIT = 16
THROTTLER_PPT3_BIT = 17
THROTTLER_FIT_BIT = 18
THROTTLER_GFX_APCC_PLUS_BIT = 19
THROTTLER_GFX_DVO_BIT = 20
THROTTLER_COUNT = 21
FW_DSTATE_SOC_ULV_BIT = 0
FW_DSTATE_G6_HSR_BIT = 1
FW_DSTATE_G6_PHY_VMEMP_OFF_BIT = 2
FW_DSTATE_SMN_DS_BIT = 3
FW_DSTATE_MP1_WHISPER_MODE_BIT = 4
FW_DSTATE_SOC_LIV_MIN_BIT = 5
FW_DSTATE_SOC_PLL_PWRDN_BIT = 6
FW_DSTATE_MEM_PLL_PWRDN_BIT = 7
FW_DSTATE_MALL_ALLOC_BIT = 8
FW_DSTATE_MEM_PSI_BIT = 9
FW_DSTATE_HSR_NON_STROBE_BIT = 10
FW_DSTATE_MP0_ENTER_WFI_BIT = 11
FW_DSTATE_MALL_FLUSH_BIT = 12
FW_DSTATE_SOC_PSI_BIT = 13
FW_DSTATE_MMHUB_INTERLOCK_BIT = 14
FW_DSTATE_D0i3_2_QUIET_FW_BIT = 15
FW_DSTATE_CLDO_PRG_BIT = 16
FW_DSTATE_DF_PLL_PWRDN_BIT = 17
LED_DISPLAY_GFX_DPM_BIT = 0
LED_DISPLAY_PCIE_BIT = 1
LED_DISPLAY_ERROR_BIT = 2
MEM_TEMP_READ_OUT_OF_BAND_BIT = 0
MEM_TEMP_READ_IN_BAND_REFRESH_BIT = 1
MEM_TEMP_READ_IN_BAND_DUMMY_PSTATE_BIT = 2
NUM_I2C_CONTROLLERS = 8
I2C_CONTROLLER_ENABLED = 1
I2C_CONTROLLER_DISABLED = 0
MAX_SW_I2C_COMMANDS = 24
CMDCONFIG_STOP_BIT = 0
CMDCONFIG_RESTART_BIT = 1
CMDCONFIG_READWRITE_BIT = 2
CMDCONFIG_STOP_MASK = 1
CMDCONFIG_RESTART_MASK = 2
CMDCONFIG_READWRITE_MASK = 4
EPCS_HIGH_POWER = 600
EPCS_NORMAL_POWER = 450
EPCS_LOW_POWER = 300
EPCS_SHORTED_POWER = 150
EPCS_NO_BOOTUP = 0
PP_NUM_RTAVFS_PWL_ZONES = 5
PP_NUM_PSM_DIDT_PWL_ZONES = 3
PP_NUM_OD_VF_CURVE_POINTS = 6
PP_OD_FEATURE_GFX_VF_CURVE_BIT = 0
PP_OD_FEATURE_GFX_VMAX_BIT = 1
PP_OD_FEATURE_SOC_VMAX_BIT = 2
PP_OD_FEATURE_PPT_BIT = 3
PP_OD_FEATURE_FAN_CURVE_BIT = 4
PP_OD_FEATURE_FAN_LEGACY_BIT = 5
PP_OD_FEATURE_FULL_CTRL_BIT = 6
PP_OD_FEATURE_TDC_BIT = 7
PP_OD_FEATURE_GFXCLK_BIT = 8
PP_OD_FEATURE_UCLK_BIT = 9
PP_OD_FEATURE_FCLK_BIT = 10
PP_OD_FEATURE_ZERO_FAN_BIT = 11
PP_OD_FEATURE_TEMPERATURE_BIT = 12
PP_OD_FEATURE_EDC_BIT = 13
PP_OD_FEATURE_COUNT = 14
INVALID_BOARD_GPIO = 0xff
NUM_WM_RANGES = 4
WORKLOAD_PPLIB_DEFAULT_BIT = 0
WORKLOAD_PPLIB_FULL_SCREEN_3D_BIT = 1
WORKLOAD_PPLIB_POWER_SAVING_BIT = 2
WORKLOAD_PPLIB_VIDEO_BIT = 3
WORKLOAD_PPLIB_VR_BIT = 4
WORKLOAD_PPLIB_COMPUTE_BIT = 5
WORKLOAD_PPLIB_CUSTOM_BIT = 6
WORKLOAD_PPLIB_WINDOW_3D_BIT = 7
WORKLOAD_PPLIB_DIRECT_ML_BIT = 8
WORKLOAD_PPLIB_CGVDI_BIT = 9
WORKLOAD_PPLIB_COUNT = 10
TABLE_TRANSFER_OK = 0x0
TABLE_TRANSFER_FAILED = 0xff
TABLE_TRANSFER_PENDING = 0xab
TABLE_PPT_FAILED = 0x100
TABLE_TDC_FAILED = 0x200
TABLE_TEMP_FAILED = 0x400
TABLE_FAN_TARGET_TEMP_FAILED = 0x800
TABLE_FAN_STOP_TEMP_FAILED = 0x1000
TABLE_FAN_START_TEMP_FAILED = 0x2000
TABLE_FAN_PWM_MIN_FAILED = 0x4000
TABLE_ACOUSTIC_TARGET_RPM_FAILED = 0x8000
TABLE_ACOUSTIC_LIMIT_RPM_FAILED = 0x10000
TABLE_MGPU_ACOUSTIC_TARGET_RPM_FAILED = 0x20000
TABLE_PPTABLE = 0
TABLE_COMBO_PPTABLE = 1
TABLE_WATERMARKS = 2
TABLE_AVFS_PSM_DEBUG = 3
TABLE_PMSTATUSLOG = 4
TABLE_SMU_METRICS = 5
TABLE_DRIVER_SMU_CONFIG = 6
TABLE_ACTIVITY_MONITOR_COEFF = 7
TABLE_OVERDRIVE = 8
TABLE_I2C_COMMANDS = 9
TABLE_DRIVER_INFO = 10
TABLE_ECCINFO = 11
TABLE_CUSTOM_SKUTABLE = 12
TABLE_COUNT = 13
IH_INTERRUPT_ID_TO_DRIVER = 0xfe
IH_INTERRUPT_CONTEXT_ID_BACO = 0x2
IH_INTERRUPT_CONTEXT_ID_AC = 0x3
IH_INTERRUPT_CONTEXT_ID_DC = 0x4
IH_INTERRUPT_CONTEXT_ID_AUDIO_D0 = 0x5
IH_INTERRUPT_CONTEXT_ID_AUDIO_D3 = 0x6
IH_INTERRUPT_CONTEXT_ID_THERMAL_THROTTLING = 0x7
IH_INTERRUPT_CONTEXT_ID_FAN_ABNORMAL = 0x8
IH_INTERRUPT_CONTEXT_ID_FAN_RECOVERY = 0x9
IH_INTERRUPT_CONTEXT_ID_DYNAMIC_TABLE = 0xa
PPSMC_VERSION = 0x1
PPSMC_Result_OK = 0x1
PPSMC_Result_Failed = 0xff
PPSMC_Result_UnknownCmd = 0xfe
PPSMC_Result_CmdRejectedPrereq = 0xfd
PPSMC_Result_CmdRejectedBusy = 0xfc
PPSMC_MSG_TestMessage = 0x1
PPSMC_MSG_GetSmuVersion = 0x2
PPSMC_MSG_GetDriverIfVersion = 0x3
PPSMC_MSG_SetAllowedFeaturesMaskLow = 0x4
PPSMC_MSG_SetAllowedFeaturesMaskHigh = 0x5
PPSMC_MSG_EnableAllSmuFeatures = 0x6
PPSMC_MSG_DisableAllSmuFeatures = 0x7
PPSMC_MSG_EnableSmuFeaturesLow = 0x8
PPSMC_MSG_EnableSmuFeaturesHigh = 0x9
PPSMC_MSG_DisableSmuFeaturesLow = 0xa
PPSMC_MSG_DisableSmuFeaturesHigh = 0xb
PPSMC_MSG_GetRunningSmuFeaturesLow = 0xc
PPSMC_MSG_GetRunningSmuFeaturesHigh = 0xd
PPSMC_MSG_SetDriverDramAddrHigh = 0xe
PPSMC_MSG_SetDriverDramAddrLow = 0xf
PPSMC_MSG_SetToolsDramAddrHigh = 0x10
PPSMC_MSG_SetToolsDramAddrLow = 0x11
PPSMC_MSG_TransferTableSmu2Dram = 0x12
PPSMC_MSG_TransferTableDram2Smu = 0x13
PPSMC_MSG_UseDefaultPPTable = 0x14
PPSMC_MSG_EnterBaco = 0x15
PPSMC_MSG_ExitBaco = 0x16
PPSMC_MSG_ArmD3 = 0x17
PPSMC_MSG_BacoAudioD3PME = 0x18
PPSMC_MSG_SetSoftMinByFreq = 0x19
PPSMC_MSG_SetSoftMaxByFreq = 0x1a
PPSMC_MSG_SetHardMinByFreq = 0x1b
PPSMC_MSG_SetHardMaxByFreq = 0x1c
PPSMC_MSG_GetMinDpmFreq = 0x1d
PPSMC_MSG_GetMaxDpmFreq = 0x1e
PPSMC_MSG_GetDpmFreqByIndex = 0x1f
PPSMC_MSG_OverridePcieParameters = 0x20
PPSMC_MSG_DramLogSetDramAddrHigh = 0x21
PPSMC_MSG_DramLogSetDramAddrLow = 0x22
PPSMC_MSG_DramLogSetDramSize = 0x23
PPSMC_MSG_SetWorkloadMask = 0x24
PPSMC_MSG_GetVoltageByDpm = 0x25
PPSMC_MSG_SetVideoFps = 0x26
PPSMC_MSG_GetDcModeMaxDpmFreq = 0x27
PPSMC_MSG_AllowGfxOff = 0x28
PPSMC_MSG_DisallowGfxOff = 0x29
PPSMC_MSG_PowerUpVcn = 0x2a
PPSMC_MSG_PowerDownVcn = 0x2b
PPSMC_MSG_PowerUpJpeg = 0x2c
PPSMC_MSG_PowerDownJpeg = 0x2d
PPSMC_MSG_PrepareMp1ForUnload = 0x2e
PPSMC_MSG_SetSystemVirtualDramAddrHigh = 0x30
PPSMC_MSG_SetSystemVirtualDramAddrLow = 0x31
PPSMC_MSG_SetPptLimit = 0x32
PPSMC_MSG_GetPptLimit = 0x33
PPSMC_MSG_ReenableAcDcInterrupt = 0x34
PPSMC_MSG_NotifyPowerSource = 0x35
PPSMC_MSG_RunDcBtc = 0x36
PPSMC_MSG_SetTemperatureInputSelect = 0x38
PPSMC_MSG_SetFwDstatesMask = 0x39
PPSMC_MSG_SetThrottlerMask = 0x3a
PPSMC_MSG_SetExternalClientDfCstateAllow = 0x3b
PPSMC_MSG_SetMGpuFanBoostLimitRpm = 0x3c
PPSMC_MSG_DumpSTBtoDram = 0x3d
PPSMC_MSG_STBtoDramLogSetDramAddress = 0x3e
PPSMC_MSG_DummyUndefined = 0x3f
PPSMC_MSG_STBtoDramLogSetDramSize = 0x40
PPSMC_MSG_SetOBMTraceBufferLogging = 0x41
PPSMC_MSG_UseProfilingMode = 0x42
PPSMC_MSG_AllowGfxDcs = 0x43
PPSMC_MSG_DisallowGfxDcs = 0x44
PPSMC_MSG_EnableAudioStutterWA = 0x45
PPSMC_MSG_PowerUpUmsch = 0x46
PPSMC_MSG_PowerDownUmsch = 0x47
PPSMC_MSG_SetDcsArch = 0x48
PPSMC_MSG_TriggerVFFLR = 0x49
PPSMC_MSG_SetNumBadMemoryPagesRetired = 0x4a
PPSMC_MSG_SetBadMemoryPagesRetiredFlagsPerChannel = 0x4b
PPSMC_MSG_SetPriorityDeltaGain = 0x4c
PPSMC_MSG_AllowIHHostInterrupt = 0x4d
PPSMC_MSG_EnableShadowDpm = 0x4e
PPSMC_MSG_Mode3Reset = 0x4f
PPSMC_MSG_SetDriverDramAddr = 0x50
PPSMC_MSG_SetToolsDramAddr = 0x51
PPSMC_MSG_TransferTableSmu2DramWithAddr = 0x52
PPSMC_MSG_TransferTableDram2SmuWithAddr = 0x53
PPSMC_MSG_GetAllRunningSmuFeatures = 0x54
PPSMC_MSG_GetSvi3Voltage = 0x55
PPSMC_MSG_UpdatePolicy = 0x56
PPSMC_MSG_ExtPwrConnSupport = 0x57
PPSMC_MSG_PreloadSwPstateForUclkOverDrive = 0x58
PPSMC_Message_Count = 0x59
# skipped (empty): SMU14_DRIVER_IF_V14_0_H SMU_V14_0_2_PPSMC_H
