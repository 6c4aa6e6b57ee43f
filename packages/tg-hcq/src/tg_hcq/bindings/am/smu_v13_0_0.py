"""AMD power management firmware 13.0.0: messages and tables."""

# Made by `tg-autogen gen am_smu_v13_0_0`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: smu13_driver_if_v13_0_0.h smu_v13_0_0_ppsmc.h
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
PPCLK_DCLK_1 = 6
PPCLK_VCLK_1 = 7
PPCLK_DISPCLK = 8
PPCLK_DPPCLK = 9
PPCLK_DPREFCLK = 10
PPCLK_DCFCLK = 11
PPCLK_DTBCLK = 12
PPCLK_COUNT = 13
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
AVFS_D_M_B = 1
AVFS_D_M_S = 2
AVFS_D_COUNT = 3
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
TEMP_HOTSPOT_G = 2
TEMP_HOTSPOT_M = 3
TEMP_MEM = 4
TEMP_VR_GFX = 5
TEMP_VR_MEM0 = 6
TEMP_VR_MEM1 = 7
TEMP_VR_SOC = 8
TEMP_VR_U = 9
TEMP_LIQUID0 = 10
TEMP_LIQUID1 = 11
TEMP_PLX = 12
TEMP_COUNT = 13
TDC_THROTTLER_e = c_uint32
TDC_THROTTLER_GFX = 0
TDC_THROTTLER_SOC = 1
TDC_THROTTLER_U = 2
TDC_THROTTLER_COUNT = 3
SVI_PLANE_e = c_uint32
SVI_PLANE_GFX = 0
SVI_PLANE_SOC = 1
SVI_PLANE_VMEMP = 2
SVI_PLANE_VDDIO_MEM = 3
SVI_PLANE_U = 4
SVI_PLANE_COUNT = 5
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
FanMode_e = c_uint32
FAN_MODE_AUTO = 0
FAN_MODE_MANUAL_LINEAR = 1

class OverDriveTable_t(Struct):
    __slots__ = ()
layout(OverDriveTable_t, 140, 4,
    ("FeatureCtrlMask", c_uint32, 0),
    ("VoltageOffsetPerZoneBoundary", c_int16 * 6, 4),
    ("Reserved", c_uint32, 16),
    ("GfxclkFmin", c_int16, 20),
    ("GfxclkFmax", c_int16, 22),
    ("UclkFmin", c_uint16, 24),
    ("UclkFmax", c_uint16, 26),
    ("Ppt", c_int16, 28),
    ("Tdc", c_int16, 30),
    ("FanLinearPwmPoints", c_uint8 * 6, 32),
    ("FanLinearTempPoints", c_uint8 * 6, 38),
    ("FanMinimumPwm", c_uint16, 44),
    ("AcousticTargetRpmThreshold", c_uint16, 46),
    ("AcousticLimitRpmThreshold", c_uint16, 48),
    ("FanTargetTemperature", c_uint16, 50),
    ("FanZeroRpmEnable", c_uint8, 52),
    ("FanZeroRpmStopTemp", c_uint8, 53),
    ("FanMode", c_uint8, 54),
    ("MaxOpTemp", c_uint8, 55),
    ("Spare", c_uint32 * 13, 56),
    ("MmHubPadding", c_uint32 * 8, 108),
)

class OverDriveTableExternal_t(Struct):
    __slots__ = ()
layout(OverDriveTableExternal_t, 140, 4,
    ("OverDriveTable", OverDriveTable_t, 0),
)

class OverDriveLimits_t(Struct):
    __slots__ = ()
layout(OverDriveLimits_t, 88, 4,
    ("FeatureCtrlMask", c_uint32, 0),
    ("VoltageOffsetPerZoneBoundary", c_int16, 4),
    ("Reserved1", c_uint16, 6),
    ("Reserved2", c_uint16, 8),
    ("GfxclkFmin", c_int16, 10),
    ("GfxclkFmax", c_int16, 12),
    ("UclkFmin", c_uint16, 14),
    ("UclkFmax", c_uint16, 16),
    ("Ppt", c_int16, 18),
    ("Tdc", c_int16, 20),
    ("FanLinearPwmPoints", c_uint8, 22),
    ("FanLinearTempPoints", c_uint8, 23),
    ("FanMinimumPwm", c_uint16, 24),
    ("AcousticTargetRpmThreshold", c_uint16, 26),
    ("AcousticLimitRpmThreshold", c_uint16, 28),
    ("FanTargetTemperature", c_uint16, 30),
    ("FanZeroRpmEnable", c_uint8, 32),
    ("FanZeroRpmStopTemp", c_uint8, 33),
    ("FanMode", c_uint8, 34),
    ("MaxOpTemp", c_uint8, 35),
    ("Spare", c_uint32 * 13, 36),
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

class BootValues_t(Struct):
    __slots__ = ()
layout(BootValues_t, 112, 4,
    ("InitGfxclk_bypass", c_uint16, 0),
    ("InitSocclk", c_uint16, 2),
    ("InitMp0clk", c_uint16, 4),
    ("InitMpioclk", c_uint16, 6),
    ("InitSmnclk", c_uint16, 8),
    ("InitUcpclk", c_uint16, 10),
    ("InitCsrclk", c_uint16, 12),
    ("InitDprefclk", c_uint16, 14),
    ("InitDcfclk", c_uint16, 16),
    ("InitDtbclk", c_uint16, 18),
    ("InitDclk", c_uint16, 20),
    ("InitVclk", c_uint16, 22),
    ("InitUsbdfsclk", c_uint16, 24),
    ("InitMp1clk", c_uint16, 26),
    ("InitLclk", c_uint16, 28),
    ("InitBaco400clk_bypass", c_uint16, 30),
    ("InitBaco1200clk_bypass", c_uint16, 32),
    ("InitBaco700clk_bypass", c_uint16, 34),
    ("InitFclk", c_uint16, 36),
    ("InitGfxclk_clkb", c_uint16, 38),
    ("InitUclkDPMState", c_uint8, 40),
    ("Padding", c_uint8 * 3, 41),
    ("InitVcoFreqPll0", c_uint32, 44),
    ("InitVcoFreqPll1", c_uint32, 48),
    ("InitVcoFreqPll2", c_uint32, 52),
    ("InitVcoFreqPll3", c_uint32, 56),
    ("InitVcoFreqPll4", c_uint32, 60),
    ("InitVcoFreqPll5", c_uint32, 64),
    ("InitVcoFreqPll6", c_uint32, 68),
    ("InitGfx", c_uint16, 72),
    ("InitSoc", c_uint16, 74),
    ("InitU", c_uint16, 76),
    ("Padding2", c_uint16, 78),
    ("Spare", c_uint32 * 8, 80),
)

class MsgLimits_t(Struct):
    __slots__ = ()
layout(MsgLimits_t, 120, 4,
    ("Power", (c_uint16 * 2 * 4), 0),
    ("Tdc", c_uint16 * 3, 16),
    ("Temperature", c_uint16 * 13, 22),
    ("PwmLimitMin", c_uint8, 48),
    ("PwmLimitMax", c_uint8, 49),
    ("FanTargetTemperature", c_uint8, 50),
    ("Spare1", c_uint8 * 1, 51),
    ("AcousticTargetRpmThresholdMin", c_uint16, 52),
    ("AcousticTargetRpmThresholdMax", c_uint16, 54),
    ("AcousticLimitRpmThresholdMin", c_uint16, 56),
    ("AcousticLimitRpmThresholdMax", c_uint16, 58),
    ("PccLimitMin", c_uint16, 60),
    ("PccLimitMax", c_uint16, 62),
    ("FanStopTempMin", c_uint16, 64),
    ("FanStopTempMax", c_uint16, 66),
    ("FanStartTempMin", c_uint16, 68),
    ("FanStartTempMax", c_uint16, 70),
    ("PowerMinPpt0", c_uint16 * 2, 72),
    ("Spare", c_uint32 * 11, 76),
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
    ("Reserved", c_uint32 * 4, 12),
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

class SkuTable_t(Struct):
    __slots__ = ()
layout(SkuTable_t, 3484, 4,
    ("Version", c_uint32, 0),
    ("FeaturesToRun", c_uint32 * 2, 4),
    ("TotalPowerConfig", c_uint8, 12),
    ("CustomerVariant", c_uint8, 13),
    ("MemoryTemperatureTypeMask", c_uint8, 14),
    ("SmartShiftVersion", c_uint8, 15),
    ("SocketPowerLimitAc", c_uint16 * 4, 16),
    ("SocketPowerLimitDc", c_uint16 * 4, 24),
    ("SocketPowerLimitSmartShift2", c_uint16, 32),
    ("EnableLegacyPptLimit", c_uint8, 34),
    ("UseInputTelemetry", c_uint8, 35),
    ("SmartShiftMinReportedPptinDcs", c_uint8, 36),
    ("PaddingPpt", c_uint8 * 1, 37),
    ("VrTdcLimit", c_uint16 * 3, 38),
    ("PlatformTdcLimit", c_uint16 * 3, 44),
    ("TemperatureLimit", c_uint16 * 13, 50),
    ("HwCtfTempLimit", c_uint16, 76),
    ("PaddingInfra", c_uint16, 78),
    ("FitControllerFailureRateLimit", c_uint32, 80),
    ("FitControllerGfxDutyCycle", c_uint32, 84),
    ("FitControllerSocDutyCycle", c_uint32, 88),
    ("FitControllerSocOffset", c_uint32, 92),
    ("GfxApccPlusResidencyLimit", c_uint32, 96),
    ("ThrottlerControlMask", c_uint32, 100),
    ("FwDStateMask", c_uint32, 104),
    ("UlvVoltageOffset", c_uint16 * 2, 108),
    ("UlvVoltageOffsetU", c_uint16, 112),
    ("DeepUlvVoltageOffsetSoc", c_uint16, 114),
    ("DefaultMaxVoltage", c_uint16 * 2, 116),
    ("BoostMaxVoltage", c_uint16 * 2, 120),
    ("VminTempHystersis", c_int16 * 2, 124),
    ("VminTempThreshold", c_int16 * 2, 128),
    ("Vmin_Hot_T0", c_uint16 * 2, 132),
    ("Vmin_Cold_T0", c_uint16 * 2, 136),
    ("Vmin_Hot_Eol", c_uint16 * 2, 140),
    ("Vmin_Cold_Eol", c_uint16 * 2, 144),
    ("Vmin_Aging_Offset", c_uint16 * 2, 148),
    ("Spare_Vmin_Plat_Offset_Hot", c_uint16 * 2, 152),
    ("Spare_Vmin_Plat_Offset_Cold", c_uint16 * 2, 156),
    ("VcBtcFixedVminAgingOffset", c_uint16 * 2, 160),
    ("VcBtcVmin2PsmDegrationGb", c_uint16 * 2, 164),
    ("VcBtcPsmA", c_uint32 * 2, 168),
    ("VcBtcPsmB", c_uint32 * 2, 176),
    ("VcBtcVminA", c_uint32 * 2, 184),
    ("VcBtcVminB", c_uint32 * 2, 192),
    ("PerPartVminEnabled", c_uint8 * 2, 200),
    ("VcBtcEnabled", c_uint8 * 2, 202),
    ("SocketPowerLimitAcTau", c_uint16 * 4, 204),
    ("SocketPowerLimitDcTau", c_uint16 * 4, 212),
    ("Vmin_droop", QuadraticInt_t, 220),
    ("SpareVmin", c_uint32 * 9, 232),
    ("DpmDescriptor", DpmDescriptor_t * 13, 268),
    ("FreqTableGfx", c_uint16 * 16, 684),
    ("FreqTableVclk", c_uint16 * 8, 716),
    ("FreqTableDclk", c_uint16 * 8, 732),
    ("FreqTableSocclk", c_uint16 * 8, 748),
    ("FreqTableUclk", c_uint16 * 4, 764),
    ("FreqTableDispclk", c_uint16 * 8, 772),
    ("FreqTableDppClk", c_uint16 * 8, 788),
    ("FreqTableDprefclk", c_uint16 * 8, 804),
    ("FreqTableDcfclk", c_uint16 * 8, 820),
    ("FreqTableDtbclk", c_uint16 * 8, 836),
    ("FreqTableFclk", c_uint16 * 8, 852),
    ("DcModeMaxFreq", c_uint32 * 13, 868),
    ("Mp0clkFreq", c_uint16 * 2, 920),
    ("Mp0DpmVoltage", c_uint16 * 2, 924),
    ("GfxclkSpare", c_uint8 * 2, 928),
    ("GfxclkFreqCap", c_uint16, 930),
    ("GfxclkFgfxoffEntry", c_uint16, 932),
    ("GfxclkFgfxoffExitImu", c_uint16, 934),
    ("GfxclkFgfxoffExitRlc", c_uint16, 936),
    ("GfxclkThrottleClock", c_uint16, 938),
    ("EnableGfxPowerStagesGpio", c_uint8, 940),
    ("GfxIdlePadding", c_uint8, 941),
    ("SmsRepairWRCKClkDivEn", c_uint8, 942),
    ("SmsRepairWRCKClkDivVal", c_uint8, 943),
    ("GfxOffEntryEarlyMGCGEn", c_uint8, 944),
    ("GfxOffEntryForceCGCGEn", c_uint8, 945),
    ("GfxOffEntryForceCGCGDelayEn", c_uint8, 946),
    ("GfxOffEntryForceCGCGDelayVal", c_uint8, 947),
    ("GfxclkFreqGfxUlv", c_uint16, 948),
    ("GfxIdlePadding2", c_uint8 * 2, 950),
    ("GfxOffEntryHysteresis", c_uint32, 952),
    ("GfxoffSpare", c_uint32 * 15, 956),
    ("DfllBtcMasterScalerM", c_uint32, 1016),
    ("DfllBtcMasterScalerB", c_int32, 1020),
    ("DfllBtcSlaveScalerM", c_uint32, 1024),
    ("DfllBtcSlaveScalerB", c_int32, 1028),
    ("DfllPccAsWaitCtrl", c_uint32, 1032),
    ("DfllPccAsStepCtrl", c_uint32, 1036),
    ("DfllL2FrequencyBoostM", c_uint32, 1040),
    ("DfllL2FrequencyBoostB", c_uint32, 1044),
    ("GfxGpoSpare", c_uint32 * 8, 1048),
    ("DcsGfxOffVoltage", c_uint16, 1080),
    ("PaddingDcs", c_uint16, 1082),
    ("DcsMinGfxOffTime", c_uint16, 1084),
    ("DcsMaxGfxOffTime", c_uint16, 1086),
    ("DcsMinCreditAccum", c_uint32, 1088),
    ("DcsExitHysteresis", c_uint16, 1092),
    ("DcsTimeout", c_uint16, 1094),
    ("FoptEnabled", c_uint8, 1096),
    ("DcsSpare2", c_uint8 * 3, 1097),
    ("DcsFoptM", c_uint32, 1100),
    ("DcsFoptB", c_uint32, 1104),
    ("DcsSpare", c_uint32 * 11, 1108),
    ("ShadowFreqTableUclk", c_uint16 * 4, 1152),
    ("UseStrobeModeOptimizations", c_uint8, 1160),
    ("PaddingMem", c_uint8 * 3, 1161),
    ("UclkDpmPstates", c_uint8 * 4, 1164),
    ("FreqTableUclkDiv", c_uint8 * 4, 1168),
    ("MemVmempVoltage", c_uint16 * 4, 1172),
    ("MemVddioVoltage", c_uint16 * 4, 1180),
    ("FclkDpmUPstates", c_uint8 * 8, 1188),
    ("FclkDpmVddU", c_uint16 * 8, 1196),
    ("FclkDpmUSpeed", c_uint16 * 8, 1212),
    ("FclkDpmDisallowPstateFreq", c_uint16, 1228),
    ("PaddingFclk", c_uint16, 1230),
    ("PcieGenSpeed", c_uint8 * 3, 1232),
    ("PcieLaneCount", c_uint8 * 3, 1235),
    ("LclkFreq", c_uint16 * 3, 1238),
    ("FanStopTemp", c_uint16 * 13, 1244),
    ("FanStartTemp", c_uint16 * 13, 1270),
    ("FanGain", c_uint16 * 13, 1296),
    ("FanGainPadding", c_uint16, 1322),
    ("FanPwmMin", c_uint16, 1324),
    ("AcousticTargetRpmThreshold", c_uint16, 1326),
    ("AcousticLimitRpmThreshold", c_uint16, 1328),
    ("FanMaximumRpm", c_uint16, 1330),
    ("MGpuAcousticLimitRpmThreshold", c_uint16, 1332),
    ("FanTargetGfxclk", c_uint16, 1334),
    ("TempInputSelectMask", c_uint32, 1336),
    ("FanZeroRpmEnable", c_uint8, 1340),
    ("FanTachEdgePerRev", c_uint8, 1341),
    ("FanTargetTemperature", c_uint16 * 13, 1342),
    ("FuzzyFan_ErrorSetDelta", c_int16, 1368),
    ("FuzzyFan_ErrorRateSetDelta", c_int16, 1370),
    ("FuzzyFan_PwmSetDelta", c_int16, 1372),
    ("FuzzyFan_Reserved", c_uint16, 1374),
    ("FwCtfLimit", c_uint16 * 13, 1376),
    ("IntakeTempEnableRPM", c_uint16, 1402),
    ("IntakeTempOffsetTemp", c_int16, 1404),
    ("IntakeTempReleaseTemp", c_uint16, 1406),
    ("IntakeTempHighIntakeAcousticLimit", c_uint16, 1408),
    ("IntakeTempAcouticLimitReleaseRate", c_uint16, 1410),
    ("FanAbnormalTempLimitOffset", c_int16, 1412),
    ("FanStalledTriggerRpm", c_uint16, 1414),
    ("FanAbnormalTriggerRpmCoeff", c_uint16, 1416),
    ("FanAbnormalDetectionEnable", c_uint16, 1418),
    ("FanIntakeSensorSupport", c_uint8, 1420),
    ("FanIntakePadding", c_uint8 * 3, 1421),
    ("FanSpare", c_uint32 * 13, 1424),
    ("OverrideGfxAvfsFuses", c_uint8, 1476),
    ("GfxAvfsPadding", c_uint8 * 3, 1477),
    ("L2HwRtAvfsFuses", c_uint32 * 32, 1480),
    ("SeHwRtAvfsFuses", c_uint32 * 32, 1608),
    ("CommonRtAvfs", c_uint32 * 13, 1736),
    ("L2FwRtAvfsFuses", c_uint32 * 19, 1788),
    ("SeFwRtAvfsFuses", c_uint32 * 19, 1864),
    ("Droop_PWL_F", c_uint32 * 5, 1940),
    ("Droop_PWL_a", c_uint32 * 5, 1960),
    ("Droop_PWL_b", c_uint32 * 5, 1980),
    ("Droop_PWL_c", c_uint32 * 5, 2000),
    ("Static_PWL_Offset", c_uint32 * 5, 2020),
    ("dGbV_dT_vmin", c_uint32, 2040),
    ("dGbV_dT_vmax", c_uint32, 2044),
    ("V2F_vmin_range_low", c_uint32, 2048),
    ("V2F_vmin_range_high", c_uint32, 2052),
    ("V2F_vmax_range_low", c_uint32, 2056),
    ("V2F_vmax_range_high", c_uint32, 2060),
    ("DcBtcGfxParams", AvfsDcBtcParams_t, 2064),
    ("GfxAvfsSpare", c_uint32 * 32, 2084),
    ("OverrideSocAvfsFuses", c_uint8, 2212),
    ("MinSocAvfsRevision", c_uint8, 2213),
    ("SocAvfsPadding", c_uint8 * 2, 2214),
    ("SocAvfsFuseOverride", AvfsFuseOverride_t * 3, 2216),
    ("dBtcGbSoc", DroopInt_t * 3, 2384),
    ("qAgingGb", LinearInt_t * 3, 2420),
    ("qStaticVoltageOffset", QuadraticInt_t * 3, 2444),
    ("DcBtcSocParams", AvfsDcBtcParams_t * 3, 2480),
    ("SocAvfsSpare", c_uint32 * 32, 2540),
    ("BootValues", BootValues_t, 2668),
    ("DriverReportedClocks", DriverReportedClocks_t, 2780),
    ("MsgLimits", MsgLimits_t, 2808),
    ("OverDriveLimitsMin", OverDriveLimits_t, 2928),
    ("OverDriveLimitsBasicMax", OverDriveLimits_t, 3016),
    ("reserved", c_uint32 * 22, 3104),
    ("DebugOverrides", c_uint32, 3192),
    ("TotalBoardPowerSupport", c_uint8, 3196),
    ("TotalBoardPowerPadding", c_uint8 * 3, 3197),
    ("TotalIdleBoardPowerM", c_int16, 3200),
    ("TotalIdleBoardPowerB", c_int16, 3202),
    ("TotalBoardPowerM", c_int16, 3204),
    ("TotalBoardPowerB", c_int16, 3206),
    ("qFeffCoeffGameClock", QuadraticInt_t * 2, 3208),
    ("qFeffCoeffBaseClock", QuadraticInt_t * 2, 3232),
    ("qFeffCoeffBoostClock", QuadraticInt_t * 2, 3256),
    ("TemperatureLimit_Hynix", c_uint16, 3280),
    ("TemperatureLimit_Micron", c_uint16, 3282),
    ("TemperatureFwCtfLimit_Hynix", c_uint16, 3284),
    ("TemperatureFwCtfLimit_Micron", c_uint16, 3286),
    ("Spare", c_uint32 * 41, 3288),
    ("MmHubPadding", c_uint32 * 8, 3452),
)

class BoardTable_t(Struct):
    __slots__ = ()
layout(BoardTable_t, 488, 4,
    ("Version", c_uint32, 0),
    ("I2cControllers", I2cControllerConfig_t * 8, 4),
    ("VddGfxVrMapping", c_uint8, 68),
    ("VddSocVrMapping", c_uint8, 69),
    ("VddMem0VrMapping", c_uint8, 70),
    ("VddMem1VrMapping", c_uint8, 71),
    ("GfxUlvPhaseSheddingMask", c_uint8, 72),
    ("SocUlvPhaseSheddingMask", c_uint8, 73),
    ("VmempUlvPhaseSheddingMask", c_uint8, 74),
    ("VddioUlvPhaseSheddingMask", c_uint8, 75),
    ("SlaveAddrMapping", c_uint8 * 5, 76),
    ("VrPsiSupport", c_uint8 * 5, 81),
    ("PaddingPsi", c_uint8 * 5, 86),
    ("EnablePsi6", c_uint8 * 5, 91),
    ("SviTelemetryScale", SviTelemetryScale_t * 5, 96),
    ("VoltageTelemetryRatio", c_uint32 * 5, 116),
    ("DownSlewRateVr", c_uint8 * 5, 136),
    ("LedOffGpio", c_uint8, 141),
    ("FanOffGpio", c_uint8, 142),
    ("GfxVrPowerStageOffGpio", c_uint8, 143),
    ("AcDcGpio", c_uint8, 144),
    ("AcDcPolarity", c_uint8, 145),
    ("VR0HotGpio", c_uint8, 146),
    ("VR0HotPolarity", c_uint8, 147),
    ("GthrGpio", c_uint8, 148),
    ("GthrPolarity", c_uint8, 149),
    ("LedPin0", c_uint8, 150),
    ("LedPin1", c_uint8, 151),
    ("LedPin2", c_uint8, 152),
    ("LedEnableMask", c_uint8, 153),
    ("LedPcie", c_uint8, 154),
    ("LedError", c_uint8, 155),
    ("UclkTrainingModeSpreadPercent", c_uint8, 156),
    ("UclkSpreadPadding", c_uint8, 157),
    ("UclkSpreadFreq", c_uint16, 158),
    ("UclkSpreadPercent", c_uint8 * 16, 160),
    ("GfxclkSpreadEnable", c_uint8, 176),
    ("FclkSpreadPercent", c_uint8, 177),
    ("FclkSpreadFreq", c_uint16, 178),
    ("DramWidth", c_uint8, 180),
    ("PaddingMem1", c_uint8 * 7, 181),
    ("HsrEnabled", c_uint8, 188),
    ("VddqOffEnabled", c_uint8, 189),
    ("PaddingUmcFlags", c_uint8 * 2, 190),
    ("PostVoltageSetBacoDelay", c_uint32, 192),
    ("BacoEntryDelay", c_uint32, 196),
    ("FuseWritePowerMuxPresent", c_uint8, 200),
    ("FuseWritePadding", c_uint8 * 3, 201),
    ("BoardSpare", c_uint32 * 63, 204),
    ("MmHubPadding", c_uint32 * 8, 456),
)

class PPTable_t(Struct):
    __slots__ = ()
layout(PPTable_t, 3972, 1,
    ("SkuTable", SkuTable_t, 0),
    ("BoardTable", BoardTable_t, 3484),
)

class DriverSmuConfig_t(Struct):
    __slots__ = ()
layout(DriverSmuConfig_t, 16, 2,
    ("GfxclkAverageLpfTau", c_uint16, 0),
    ("FclkAverageLpfTau", c_uint16, 2),
    ("UclkAverageLpfTau", c_uint16, 4),
    ("GfxActivityLpfTau", c_uint16, 6),
    ("UclkActivityLpfTau", c_uint16, 8),
    ("SocketPowerLpfTau", c_uint16, 10),
    ("VcnClkAverageLpfTau", c_uint16, 12),
    ("VcnUsageAverageLpfTau", c_uint16, 14),
)

class DriverSmuConfigExternal_t(Struct):
    __slots__ = ()
layout(DriverSmuConfigExternal_t, 80, 4,
    ("DriverSmuConfig", DriverSmuConfig_t, 0),
    ("Spare", c_uint32 * 8, 16),
    ("MmHubPadding", c_uint32 * 8, 48),
)

class DriverInfoTable_t(Struct):
    __slots__ = ()
layout(DriverInfoTable_t, 372, 4,
    ("FreqTableGfx", c_uint16 * 16, 0),
    ("FreqTableVclk", c_uint16 * 8, 32),
    ("FreqTableDclk", c_uint16 * 8, 48),
    ("FreqTableSocclk", c_uint16 * 8, 64),
    ("FreqTableUclk", c_uint16 * 4, 80),
    ("FreqTableDispclk", c_uint16 * 8, 88),
    ("FreqTableDppClk", c_uint16 * 8, 104),
    ("FreqTableDprefclk", c_uint16 * 8, 120),
    ("FreqTableDcfclk", c_uint16 * 8, 136),
    ("FreqTableDtbclk", c_uint16 * 8, 152),
    ("FreqTableFclk", c_uint16 * 8, 168),
    ("DcModeMaxFreq", c_uint16 * 13, 184),
    ("Padding", c_uint16, 210),
    ("Spare", c_uint32 * 32, 212),
    ("MmHubPadding", c_uint32 * 8, 340),
)

class SmuMetrics_t(Struct):
    __slots__ = ()
layout(SmuMetrics_t, 244, 4,
    ("CurrClock", c_uint32 * 13, 0),
    ("AverageGfxclkFrequencyTarget", c_uint16, 52),
    ("AverageGfxclkFrequencyPreDs", c_uint16, 54),
    ("AverageGfxclkFrequencyPostDs", c_uint16, 56),
    ("AverageFclkFrequencyPreDs", c_uint16, 58),
    ("AverageFclkFrequencyPostDs", c_uint16, 60),
    ("AverageMemclkFrequencyPreDs", c_uint16, 62),
    ("AverageMemclkFrequencyPostDs", c_uint16, 64),
    ("AverageVclk0Frequency", c_uint16, 66),
    ("AverageDclk0Frequency", c_uint16, 68),
    ("AverageVclk1Frequency", c_uint16, 70),
    ("AverageDclk1Frequency", c_uint16, 72),
    ("PCIeBusy", c_uint16, 74),
    ("dGPU_W_MAX", c_uint16, 76),
    ("padding", c_uint16, 78),
    ("MetricsCounter", c_uint32, 80),
    ("AvgVoltage", c_uint16 * 5, 84),
    ("AvgCurrent", c_uint16 * 5, 94),
    ("AverageGfxActivity", c_uint16, 104),
    ("AverageUclkActivity", c_uint16, 106),
    ("Vcn0ActivityPercentage", c_uint16, 108),
    ("Vcn1ActivityPercentage", c_uint16, 110),
    ("EnergyAccumulator", c_uint32, 112),
    ("AverageSocketPower", c_uint16, 116),
    ("AverageTotalBoardPower", c_uint16, 118),
    ("AvgTemperature", c_uint16 * 13, 120),
    ("AvgTemperatureFanIntake", c_uint16, 146),
    ("PcieRate", c_uint8, 148),
    ("PcieWidth", c_uint8, 149),
    ("AvgFanPwm", c_uint8, 150),
    ("Padding", c_uint8 * 1, 151),
    ("AvgFanRpm", c_uint16, 152),
    ("ThrottlingPercentage", c_uint8 * 22, 154),
    ("VmaxThrottlingPercentage", c_uint8, 176),
    ("Padding1", c_uint8 * 3, 177),
    ("D3HotEntryCountPerMode", c_uint32 * 4, 180),
    ("D3HotExitCountPerMode", c_uint32 * 4, 196),
    ("ArmMsgReceivedCountPerMode", c_uint32 * 4, 212),
    ("ApuSTAPMSmartShiftLimit", c_uint16, 228),
    ("ApuSTAPMLimit", c_uint16, 230),
    ("AvgApuSocketPower", c_uint16, 232),
    ("AverageUclkActivity_MAX", c_uint16, 234),
    ("PublicSerialNumberLower", c_uint32, 236),
    ("PublicSerialNumberUpper", c_uint32, 240),
)

class SmuMetricsExternal_t(Struct):
    __slots__ = ()
layout(SmuMetricsExternal_t, 392, 4,
    ("SmuMetrics", SmuMetrics_t, 0),
    ("Spare", c_uint32 * 29, 244),
    ("MmHubPadding", c_uint32 * 8, 360),
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
layout(AvfsDebugTable_t, 2568, 4,
    ("avgPsmCount", c_uint16 * 214, 0),
    ("minPsmCount", c_uint16 * 214, 428),
    ("avgPsmVoltage", c_float * 214, 856),
    ("minPsmVoltage", c_float * 214, 1712),
)

class AvfsDebugTableExternal_t(Struct):
    __slots__ = ()
layout(AvfsDebugTableExternal_t, 2600, 4,
    ("AvfsDebugTable", AvfsDebugTable_t, 0),
    ("MmHubPadding", c_uint32 * 8, 2568),
)

class DpmActivityMonitorCoeffInt_t(Struct):
    __slots__ = ()
layout(DpmActivityMonitorCoeffInt_t, 92, 4,
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
    ("Mem_UpThreshold_Limit", c_uint32 * 4, 64),
    ("Mem_UpHystLimit", c_uint8 * 4, 80),
    ("Mem_DownHystLimit", c_uint8 * 4, 84),
    ("Mem_Fps", c_uint16, 88),
    ("padding", c_uint8 * 2, 90),
)

class DpmActivityMonitorCoeffIntExternal_t(Struct):
    __slots__ = ()
layout(DpmActivityMonitorCoeffIntExternal_t, 124, 4,
    ("DpmActivityMonitorCoeffInt", DpmActivityMonitorCoeffInt_t, 0),
    ("MmHubPadding", c_uint32 * 8, 92),
)
_ENUMS = {
    "FEATURE_PWR_DOMAIN_e": "FEATURE_PWR_ALL FEATURE_PWR_S5 FEATURE_PWR_BACO FEATURE_PWR_SOC FEATURE_PWR_GFX FEATURE_PWR_DOMAIN_COUNT",
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
    "D3HOTSequence_e": "BACO_SEQUENCE MSR_SEQUENCE BAMACO_SEQUENCE ULPS_SEQUENCE D3HOT_SEQUENCE_COUNT",
    "PowerGatingMode_e": "PG_DYNAMIC_MODE PG_STATIC_MODE",
    "PowerGatingSettings_e": "PG_POWER_DOWN PG_POWER_UP",
    "DCS_ARCH_e": "DCS_ARCH_DISABLED DCS_ARCH_FADCS DCS_ARCH_ASYNC",
    "PPCLK_e": "PPCLK_GFXCLK PPCLK_SOCCLK PPCLK_UCLK PPCLK_FCLK PPCLK_DCLK_0 PPCLK_VCLK_0 PPCLK_DCLK_1 PPCLK_VCLK_1 PPCLK_DISPCLK PPCLK_DPPCLK PPCLK_DPREFCLK PPCLK_DCFCLK PPCLK_DTBCLK PPCLK_COUNT",
    "VOLTAGE_MODE_e": "VOLTAGE_MODE_PPTABLE VOLTAGE_MODE_FUSES VOLTAGE_MODE_COUNT",
    "AVFS_VOLTAGE_TYPE_e": "AVFS_VOLTAGE_GFX AVFS_VOLTAGE_SOC AVFS_VOLTAGE_COUNT",
    "AVFS_TEMP_e": "AVFS_TEMP_COLD AVFS_TEMP_HOT AVFS_TEMP_COUNT",
    "AVFS_D_e": "AVFS_D_G AVFS_D_M_B AVFS_D_M_S AVFS_D_COUNT",
    "UCLK_DIV_e": "UCLK_DIV_BY_1 UCLK_DIV_BY_2 UCLK_DIV_BY_4 UCLK_DIV_BY_8",
    "GpioIntPolarity_e": "GPIO_INT_POLARITY_ACTIVE_LOW GPIO_INT_POLARITY_ACTIVE_HIGH",
    "PwrConfig_e": "PWR_CONFIG_TDP PWR_CONFIG_TGP PWR_CONFIG_TCP_ESTIMATED PWR_CONFIG_TCP_MEASURED",
    "PPT_THROTTLER_e": "PPT_THROTTLER_PPT0 PPT_THROTTLER_PPT1 PPT_THROTTLER_PPT2 PPT_THROTTLER_PPT3 PPT_THROTTLER_COUNT",
    "TEMP_e": "TEMP_EDGE TEMP_HOTSPOT TEMP_HOTSPOT_G TEMP_HOTSPOT_M TEMP_MEM TEMP_VR_GFX TEMP_VR_MEM0 TEMP_VR_MEM1 TEMP_VR_SOC TEMP_VR_U TEMP_LIQUID0 TEMP_LIQUID1 TEMP_PLX TEMP_COUNT",
    "TDC_THROTTLER_e": "TDC_THROTTLER_GFX TDC_THROTTLER_SOC TDC_THROTTLER_U TDC_THROTTLER_COUNT",
    "SVI_PLANE_e": "SVI_PLANE_GFX SVI_PLANE_SOC SVI_PLANE_VMEMP SVI_PLANE_VDDIO_MEM SVI_PLANE_U SVI_PLANE_COUNT",
    "PMFW_VOLT_PLANE_e": "PMFW_VOLT_PLANE_GFX PMFW_VOLT_PLANE_SOC PMFW_VOLT_PLANE_COUNT",
    "CUSTOMER_VARIANT_e": "CUSTOMER_VARIANT_ROW CUSTOMER_VARIANT_FALCON CUSTOMER_VARIANT_COUNT",
    "POWER_SOURCE_e": "POWER_SOURCE_AC POWER_SOURCE_DC POWER_SOURCE_COUNT",
    "MEM_VENDOR_e": "MEM_VENDOR_PLACEHOLDER0 MEM_VENDOR_SAMSUNG MEM_VENDOR_INFINEON MEM_VENDOR_ELPIDA MEM_VENDOR_ETRON MEM_VENDOR_NANYA MEM_VENDOR_HYNIX MEM_VENDOR_MOSEL MEM_VENDOR_WINBOND MEM_VENDOR_ESMT MEM_VENDOR_PLACEHOLDER1 MEM_VENDOR_PLACEHOLDER2 MEM_VENDOR_PLACEHOLDER3 MEM_VENDOR_PLACEHOLDER4 MEM_VENDOR_PLACEHOLDER5 MEM_VENDOR_MICRON MEM_VENDOR_COUNT",
    "PP_GRTAVFS_HW_FUSE_e": "PP_GRTAVFS_HW_CPO_CTL_ZONE0 PP_GRTAVFS_HW_CPO_CTL_ZONE1 PP_GRTAVFS_HW_CPO_CTL_ZONE2 PP_GRTAVFS_HW_CPO_CTL_ZONE3 PP_GRTAVFS_HW_CPO_CTL_ZONE4 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE0 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE0 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE1 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE1 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE2 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE2 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE3 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE3 PP_GRTAVFS_HW_CPO_EN_0_31_ZONE4 PP_GRTAVFS_HW_CPO_EN_32_63_ZONE4 PP_GRTAVFS_HW_ZONE0_VF PP_GRTAVFS_HW_ZONE1_VF1 PP_GRTAVFS_HW_ZONE2_VF2 PP_GRTAVFS_HW_ZONE3_VF3 PP_GRTAVFS_HW_VOLTAGE_GB PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE0 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE1 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE2 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE3 PP_GRTAVFS_HW_CPOSCALINGCTRL_ZONE4 PP_GRTAVFS_HW_RESERVED_0 PP_GRTAVFS_HW_RESERVED_1 PP_GRTAVFS_HW_RESERVED_2 PP_GRTAVFS_HW_RESERVED_3 PP_GRTAVFS_HW_RESERVED_4 PP_GRTAVFS_HW_RESERVED_5 PP_GRTAVFS_HW_RESERVED_6 PP_GRTAVFS_HW_FUSE_COUNT",
    "PP_GRTAVFS_FW_COMMON_FUSE_e": "PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z1_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z2_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z3_COLD_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_HOT_T0 PP_GRTAVFS_FW_COMMON_PPVMIN_Z4_COLD_T0 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z0 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z1 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z2 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z3 PP_GRTAVFS_FW_COMMON_SRAM_RM_Z4 PP_GRTAVFS_FW_COMMON_FUSE_COUNT",
    "PP_GRTAVFS_FW_SEP_FUSE_e": "PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_NEG_1 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_0 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_1 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_2 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_3 PP_GRTAVFS_FW_SEP_FUSE_GB1_PWL_VOLTAGE_4 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_NEG_1 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_0 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_1 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_2 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_3 PP_GRTAVFS_FW_SEP_FUSE_GB2_PWL_VOLTAGE_4 PP_GRTAVFS_FW_SEP_FUSE_VF_NEG_1_FREQUENCY PP_GRTAVFS_FW_SEP_FUSE_VF4_FREQUENCY PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_0 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_1 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_2 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_3 PP_GRTAVFS_FW_SEP_FUSE_FREQUENCY_TO_COUNT_SCALER_4 PP_GRTAVFS_FW_SEP_FUSE_COUNT",
    "FanMode_e": "FAN_MODE_AUTO FAN_MODE_MANUAL_LINEAR",
    "BOARD_GPIO_TYPE_e": "BOARD_GPIO_SMUIO_0 BOARD_GPIO_SMUIO_1 BOARD_GPIO_SMUIO_2 BOARD_GPIO_SMUIO_3 BOARD_GPIO_SMUIO_4 BOARD_GPIO_SMUIO_5 BOARD_GPIO_SMUIO_6 BOARD_GPIO_SMUIO_7 BOARD_GPIO_SMUIO_8 BOARD_GPIO_SMUIO_9 BOARD_GPIO_SMUIO_10 BOARD_GPIO_SMUIO_11 BOARD_GPIO_SMUIO_12 BOARD_GPIO_SMUIO_13 BOARD_GPIO_SMUIO_14 BOARD_GPIO_SMUIO_15 BOARD_GPIO_SMUIO_16 BOARD_GPIO_SMUIO_17 BOARD_GPIO_SMUIO_18 BOARD_GPIO_SMUIO_19 BOARD_GPIO_SMUIO_20 BOARD_GPIO_SMUIO_21 BOARD_GPIO_SMUIO_22 BOARD_GPIO_SMUIO_23 BOARD_GPIO_SMUIO_24 BOARD_GPIO_SMUIO_25 BOARD_GPIO_SMUIO_26 BOARD_GPIO_SMUIO_27 BOARD_GPIO_SMUIO_28 BOARD_GPIO_SMUIO_29 BOARD_GPIO_SMUIO_30 BOARD_GPIO_SMUIO_31 MAX_BOARD_GPIO_SMUIO_NUM BOARD_GPIO_DC_GEN_A BOARD_GPIO_DC_GEN_B BOARD_GPIO_DC_GEN_C BOARD_GPIO_DC_GEN_D BOARD_GPIO_DC_GEN_E BOARD_GPIO_DC_GEN_F BOARD_GPIO_DC_GEN_G BOARD_GPIO_DC_GENLK_CLK BOARD_GPIO_DC_GENLK_VSYNC BOARD_GPIO_DC_SWAPLOCK_A BOARD_GPIO_DC_SWAPLOCK_B",
    "WATERMARKS_FLAGS_e": "WATERMARKS_CLOCK_RANGE WATERMARKS_DUMMY_PSTATE WATERMARKS_MALL WATERMARKS_COUNT",
}
SMU13_0_0_DRIVER_IF_VERSION = 0x3d
PPTABLE_VERSION = 0x2b
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
NUM_UCLK_DPM_LEVELS = 4
NUM_LINK_LEVELS = 3
NUM_FCLK_DPM_LEVELS = 8
NUM_OD_FAN_MAX_POINTS = 6
FEATURE_FW_DATA_READ_BIT = 0
FEATURE_DPM_GFXCLK_BIT = 1
FEATURE_DPM_GFX_POWER_OPTIMIZER_BIT = 2
FEATURE_DPM_UCLK_BIT = 3
FEATURE_DPM_FCLK_BIT = 4
FEATURE_DPM_SOCCLK_BIT = 5
FEATURE_DPM_MP0CLK_BIT = 6
FEATURE_DPM_LINK_BIT = 7
FEATURE_DPM_DCN_BIT = 8
FEATURE_VMEMP_SCALING_BIT = 9
FEATURE_VDDIO_MEM_SCALING_BIT = 10
FEATURE_DS_GFXCLK_BIT = 11
FEATURE_DS_SOCCLK_BIT = 12
FEATURE_DS_FCLK_BIT = 13
FEATURE_DS_LCLK_BIT = 14
FEATURE_DS_DCFCLK_BIT = 15
FEATURE_DS_UCLK_BIT = 16
FEATURE_GFX_ULV_BIT = 17
FEATURE_FW_DSTATE_BIT = 18
FEATURE_GFXOFF_BIT = 19
FEATURE_BACO_BIT = 20
FEATURE_MM_DPM_BIT = 21
FEATURE_SOC_MPCLK_DS_BIT = 22
FEATURE_BACO_MPCLK_DS_BIT = 23
FEATURE_THROTTLERS_BIT = 24
FEATURE_SMARTSHIFT_BIT = 25
FEATURE_GTHR_BIT = 26
FEATURE_ACDC_BIT = 27
FEATURE_VR0HOT_BIT = 28
FEATURE_FW_CTF_BIT = 29
FEATURE_FAN_CONTROL_BIT = 30
FEATURE_GFX_DCS_BIT = 31
FEATURE_GFX_READ_MARGIN_BIT = 32
FEATURE_LED_DISPLAY_BIT = 33
FEATURE_GFXCLK_SPREAD_SPECTRUM_BIT = 34
FEATURE_OUT_OF_BAND_MONITOR_BIT = 35
FEATURE_OPTIMIZED_VMIN_BIT = 36
FEATURE_GFX_IMU_BIT = 37
FEATURE_BOOT_TIME_CAL_BIT = 38
FEATURE_GFX_PCC_DFLL_BIT = 39
FEATURE_SOC_CG_BIT = 40
FEATURE_DF_CSTATE_BIT = 41
FEATURE_GFX_EDC_BIT = 42
FEATURE_BOOT_POWER_OPT_BIT = 43
FEATURE_CLOCK_POWER_DOWN_BYPASS_BIT = 44
FEATURE_DS_VCN_BIT = 45
FEATURE_BACO_CG_BIT = 46
FEATURE_MEM_TEMP_READ_BIT = 47
FEATURE_ATHUB_MMHUB_PG_BIT = 48
FEATURE_SOC_PCC_BIT = 49
FEATURE_EDC_PWRBRK_BIT = 50
FEATURE_BOMXCO_SVI3_PROG_BIT = 51
FEATURE_SPARE_52_BIT = 52
FEATURE_SPARE_53_BIT = 53
FEATURE_SPARE_54_BIT = 54
FEATURE_SPARE_55_BIT = 55
FEATURE_SPARE_56_BIT = 56
FEATURE_SPARE_57_BIT = 57
FEATURE_SPARE_58_BIT = 58
FEATURE_SPARE_59_BIT = 59
FEATURE_SPARE_60_BIT = 60
FEATURE_SPARE_61_BIT = 61
FEATURE_SPARE_62_BIT = 62
FEATURE_SPARE_63_BIT = 63
NUM_FEATURES = 64
ALLOWED_FEATURE_CTRL_DEFAULT = 0xffffffffffffffff
ALLOWED_FEATURE_CTRL_SCPM = 35184372218366
DEBUG_OVERRIDE_DISABLE_VOLT_LINK_VCN_FCLK = 0x1
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
THROTTLER_TEMP_HOTSPOT_G_BIT = 2
THROTTLER_TEMP_HOTSPOT_M_BIT = 3
THROTTLER_TEMP_MEM_BIT = 4
THROTTLER_TEMP_VR_GFX_BIT = 5
THROTTLER_TEMP_VR_MEM0_BIT = 6
THROTTLER_TEMP_VR_MEM1_BIT = 7
THROTTLER_TEMP_VR_SOC_BIT = 8
THROTTLER_TEMP_VR_U_BIT = 9
THROTTLER_TEMP_LIQUID0_BIT = 10
THROTTLER_TEMP_LIQUID1_BIT = 11
THROTTLER_TEMP_PLX_BIT = 12
THROTTLER_TDC_GFX_BIT = 13
THROTTLER_TDC_SOC_BIT = 14
THROTTLER_TDC_U_BIT = 15
THROTTLER_PPT0_BIT = 16
THROTTLER_PPT1_BIT = 17
THROTTLER_PPT2_BIT = 18
THROTTLER_PPT3_BIT = 19
THROTTLER_FIT_BIT = 20
THROTTLER_GFX_APCC_PLUS_BIT = 21
THROTTLER_COUNT = 22
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
FW_DSTATE_U_ULV_BIT = 12
FW_DSTATE_MALL_FLUSH_BIT = 13
FW_DSTATE_SOC_PSI_BIT = 14
FW_DSTATE_U_PSI_BIT = 15
FW_DSTATE_UCP_DS_BIT = 16
FW_DSTATE_CSRCLK_DS_BIT = 17
FW_DSTATE_MMHUB_INTERLOCK_BIT = 18
FW_DSTATE_D0i3_2_QUIET_FW_BIT = 19
FW_DSTATE_CLDO_PRG_BIT = 20
FW_DSTATE_DF_PLL_PWRDN_BIT = 21
FW_DSTATE_U_LOW_PWR_MODE_EN_BIT = 22
FW_DSTATE_GFX_PSI6_BIT = 23
FW_DSTATE_GFX_VR_PWR_STAGE_BIT = 24
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
PP_NUM_RTAVFS_PWL_ZONES = 5
PP_OD_FEATURE_GFX_VF_CURVE_BIT = 0
PP_OD_FEATURE_PPT_BIT = 2
PP_OD_FEATURE_FAN_CURVE_BIT = 3
PP_OD_FEATURE_GFXCLK_BIT = 7
PP_OD_FEATURE_UCLK_BIT = 8
PP_OD_FEATURE_ZERO_FAN_BIT = 9
PP_OD_FEATURE_TEMPERATURE_BIT = 10
PP_OD_FEATURE_COUNT = 13
PP_NUM_OD_VF_CURVE_POINTS = 6
INVALID_BOARD_GPIO = 0xff
MARKETING_BASE_CLOCKS = 0
MARKETING_GAME_CLOCKS = 1
MARKETING_BOOST_CLOCKS = 2
NUM_WM_RANGES = 4
WORKLOAD_PPLIB_DEFAULT_BIT = 0
WORKLOAD_PPLIB_FULL_SCREEN_3D_BIT = 1
WORKLOAD_PPLIB_POWER_SAVING_BIT = 2
WORKLOAD_PPLIB_VIDEO_BIT = 3
WORKLOAD_PPLIB_VR_BIT = 4
WORKLOAD_PPLIB_COMPUTE_BIT = 5
WORKLOAD_PPLIB_CUSTOM_BIT = 6
WORKLOAD_PPLIB_WINDOW_3D_BIT = 7
WORKLOAD_PPLIB_COUNT = 8
TABLE_TRANSFER_OK = 0x0
TABLE_TRANSFER_FAILED = 0xff
TABLE_TRANSFER_PENDING = 0xab
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
TABLE_WIFIBAND = 12
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
PPSMC_VERSION = 0x1
DEBUGSMC_VERSION = 0x1
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
PPSMC_MSG_Mode1Reset = 0x2f
PPSMC_MSG_Mode2Reset = 0x4f
PPSMC_MSG_SetSystemVirtualDramAddrHigh = 0x30
PPSMC_MSG_SetSystemVirtualDramAddrLow = 0x31
PPSMC_MSG_SetPptLimit = 0x32
PPSMC_MSG_GetPptLimit = 0x33
PPSMC_MSG_ReenableAcDcInterrupt = 0x34
PPSMC_MSG_NotifyPowerSource = 0x35
PPSMC_MSG_RunDcBtc = 0x36
PPSMC_MSG_GetDebugData = 0x37
PPSMC_MSG_SetTemperatureInputSelect = 0x38
PPSMC_MSG_SetFwDstatesMask = 0x39
PPSMC_MSG_SetThrottlerMask = 0x3a
PPSMC_MSG_SetExternalClientDfCstateAllow = 0x3b
PPSMC_MSG_SetMGpuFanBoostLimitRpm = 0x3c
PPSMC_MSG_DumpSTBtoDram = 0x3d
PPSMC_MSG_STBtoDramLogSetDramAddrHigh = 0x3e
PPSMC_MSG_STBtoDramLogSetDramAddrLow = 0x3f
PPSMC_MSG_STBtoDramLogSetDramSize = 0x40
PPSMC_MSG_SetGpoAllow = 0x41
PPSMC_MSG_AllowGfxDcs = 0x42
PPSMC_MSG_DisallowGfxDcs = 0x43
PPSMC_MSG_EnableAudioStutterWA = 0x44
PPSMC_MSG_PowerUpUmsch = 0x45
PPSMC_MSG_PowerDownUmsch = 0x46
PPSMC_MSG_SetDcsArch = 0x47
PPSMC_MSG_TriggerVFFLR = 0x48
PPSMC_MSG_SetNumBadMemoryPagesRetired = 0x49
PPSMC_MSG_SetBadMemoryPagesRetiredFlagsPerChannel = 0x4a
PPSMC_MSG_SetPriorityDeltaGain = 0x4b
PPSMC_MSG_AllowIHHostInterrupt = 0x4c
PPSMC_MSG_DALNotPresent = 0x4e
PPSMC_MSG_EnableUCLKShadow = 0x51
PPSMC_Message_Count = 0x52
DEBUGSMC_MSG_TestMessage = 0x1
DEBUGSMC_MSG_GetDebugData = 0x2
DEBUGSMC_MSG_DebugDumpExit = 0x3
DEBUGSMC_Message_Count = 0x4
# skipped (empty): SMU13_DRIVER_IF_V13_0_0_H SMU_V13_0_0_PPSMC_H
