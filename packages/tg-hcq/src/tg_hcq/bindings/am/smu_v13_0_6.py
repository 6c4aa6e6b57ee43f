"""AMD power management firmware 13.0.6: messages and tables."""

# Made by `tg-autogen gen am_smu_v13_0_6`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: smu13_driver_if_v13_0_6.h smu_v13_0_6_ppsmc.h smu_v13_0_6_pmfw.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_float, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Struct, layout

I2cControllerPort_e = c_uint32
I2C_CONTROLLER_PORT_0 = 0
I2C_CONTROLLER_PORT_1 = 1
I2C_CONTROLLER_PORT_COUNT = 2
I2cSpeed_e = c_uint32
UNSUPPORTED_1 = 0
I2C_SPEED_STANDARD_100K = 1
I2C_SPEED_FAST_400K = 2
I2C_SPEED_FAST_PLUS_1M = 3
UNSUPPORTED_2 = 4
UNSUPPORTED_3 = 5
I2C_SPEED_COUNT = 6
I2cCmdType_e = c_uint32
I2C_CMD_READ = 0
I2C_CMD_WRITE = 1
I2C_CMD_COUNT = 2
ERR_CODE_e = c_uint32
CODE_DAGB0 = 0
CODE_EA0 = 5
CODE_UTCL2_ROUTER = 10
CODE_VML2 = 11
CODE_VML2_WALKER = 12
CODE_MMCANE = 13
CODE_VIDD = 14
CODE_VIDV = 15
CODE_JPEG0S = 16
CODE_JPEG0D = 17
CODE_JPEG1S = 18
CODE_JPEG1D = 19
CODE_JPEG2S = 20
CODE_JPEG2D = 21
CODE_JPEG3S = 22
CODE_JPEG3D = 23
CODE_JPEG4S = 24
CODE_JPEG4D = 25
CODE_JPEG5S = 26
CODE_JPEG5D = 27
CODE_JPEG6S = 28
CODE_JPEG6D = 29
CODE_JPEG7S = 30
CODE_JPEG7D = 31
CODE_MMSCHD = 32
CODE_SDMA0 = 33
CODE_SDMA1 = 34
CODE_SDMA2 = 35
CODE_SDMA3 = 36
CODE_HDP = 37
CODE_ATHUB = 38
CODE_IH = 39
CODE_XHUB_POISON = 40
CODE_SMN_SLVERR = 40
CODE_WDT = 41
CODE_UNKNOWN = 42
CODE_COUNT = 43
GC_ERROR_CODE_e = c_uint32
SH_FED_CODE = 0
GCEA_CODE = 1
SQ_CODE = 2
LDS_CODE = 3
GDS_CODE = 4
SP0_CODE = 5
SP1_CODE = 6
TCC_CODE = 7
TCA_CODE = 8
TCX_CODE = 9
CPC_CODE = 10
CPF_CODE = 11
CPG_CODE = 12
SPI_CODE = 13
RLC_CODE = 14
SQC_CODE = 15
TA_CODE = 16
TD_CODE = 17
TCP_CODE = 18
TCI_CODE = 19
GC_ROUTER_CODE = 20
VML2_CODE = 21
VML2_WALKER_CODE = 22
ATCL2_CODE = 23
GC_CANE_CODE = 24
MP5_CODE_SMN_SLVERR = 40
MP5_CODE_UNKNOWN = 42

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
PPCLK_e = c_uint32
PPCLK_VCLK = 0
PPCLK_DCLK = 1
PPCLK_SOCCLK = 2
PPCLK_UCLK = 3
PPCLK_FCLK = 4
PPCLK_LCLK = 5
PPCLK_COUNT = 6
GpioIntPolarity_e = c_uint32
GPIO_INT_POLARITY_ACTIVE_LOW = 0
GPIO_INT_POLARITY_ACTIVE_HIGH = 1
UCLK_DPM_MODE_e = c_uint32
UCLK_DPM_MODE_BANDWIDTH = 0
UCLK_DPM_MODE_LATENCY = 1

class AvfsDebugTableAid_t(Struct):
    __slots__ = ()
layout(AvfsDebugTableAid_t, 360, 4,
    ("avgPsmCount", c_uint16 * 30, 0),
    ("minPsmCount", c_uint16 * 30, 60),
    ("avgPsmVoltage", c_float * 30, 120),
    ("minPsmVoltage", c_float * 30, 240),
)

class AvfsDebugTableXcd_t(Struct):
    __slots__ = ()
layout(AvfsDebugTableXcd_t, 360, 4,
    ("avgPsmCount", c_uint16 * 30, 0),
    ("minPsmCount", c_uint16 * 30, 60),
    ("avgPsmVoltage", c_float * 30, 120),
    ("minPsmVoltage", c_float * 30, 240),
)
PPSMC_Result = c_uint32
PPSMC_MSG = c_uint32
FEATURE_LIST_e = c_uint32
FEATURE_DATA_CALCULATION = 0
FEATURE_DPM_CCLK = 1
FEATURE_DPM_FCLK = 2
FEATURE_DPM_GFXCLK = 3
FEATURE_DPM_LCLK = 4
FEATURE_DPM_SOCCLK = 5
FEATURE_DPM_UCLK = 6
FEATURE_DPM_VCN = 7
FEATURE_DPM_XGMI = 8
FEATURE_DS_FCLK = 9
FEATURE_DS_GFXCLK = 10
FEATURE_DS_LCLK = 11
FEATURE_DS_MP0CLK = 12
FEATURE_DS_MP1CLK = 13
FEATURE_DS_MPIOCLK = 14
FEATURE_DS_SOCCLK = 15
FEATURE_DS_VCN = 16
FEATURE_APCC_DFLL = 17
FEATURE_APCC_PLUS = 18
FEATURE_DF_CSTATE = 19
FEATURE_CC6 = 20
FEATURE_PC6 = 21
FEATURE_CPPC = 22
FEATURE_PPT = 23
FEATURE_TDC = 24
FEATURE_THERMAL = 25
FEATURE_SOC_PCC = 26
FEATURE_CCD_PCC = 27
FEATURE_CCD_EDC = 28
FEATURE_PROCHOT = 29
FEATURE_DVO_CCLK = 30
FEATURE_FDD_AID_HBM = 31
FEATURE_FDD_AID_SOC = 32
FEATURE_FDD_XCD_EDC = 33
FEATURE_FDD_XCD_XVMIN = 34
FEATURE_FW_CTF = 35
FEATURE_GFXOFF = 36
FEATURE_SMU_CG = 37
FEATURE_PSI7 = 38
FEATURE_CSTATE_BOOST = 39
FEATURE_XGMI_PER_LINK_PWR_DOWN = 40
FEATURE_CXL_QOS = 41
FEATURE_SOC_DC_RTC = 42
FEATURE_GFX_DC_RTC = 43
NUM_FEATURES = 44
PCIE_LINK_SPEED_INDEX_TABLE_e = c_uint32
PCIE_LINK_SPEED_INDEX_TABLE_GEN1 = 0
PCIE_LINK_SPEED_INDEX_TABLE_GEN2 = 1
PCIE_LINK_SPEED_INDEX_TABLE_GEN3 = 2
PCIE_LINK_SPEED_INDEX_TABLE_GEN4 = 3
PCIE_LINK_SPEED_INDEX_TABLE_GEN4_ESM = 4
PCIE_LINK_SPEED_INDEX_TABLE_GEN5 = 5
PCIE_LINK_SPEED_INDEX_TABLE_COUNT = 6
GFX_GUARDBAND_e = c_uint32
VOLTAGE_COLD_0 = 0
VOLTAGE_COLD_1 = 1
VOLTAGE_COLD_2 = 2
VOLTAGE_COLD_3 = 3
VOLTAGE_COLD_4 = 4
VOLTAGE_COLD_5 = 5
VOLTAGE_COLD_6 = 6
VOLTAGE_COLD_7 = 7
VOLTAGE_MID_0 = 8
VOLTAGE_MID_1 = 9
VOLTAGE_MID_2 = 10
VOLTAGE_MID_3 = 11
VOLTAGE_MID_4 = 12
VOLTAGE_MID_5 = 13
VOLTAGE_MID_6 = 14
VOLTAGE_MID_7 = 15
VOLTAGE_HOT_0 = 16
VOLTAGE_HOT_1 = 17
VOLTAGE_HOT_2 = 18
VOLTAGE_HOT_3 = 19
VOLTAGE_HOT_4 = 20
VOLTAGE_HOT_5 = 21
VOLTAGE_HOT_6 = 22
VOLTAGE_HOT_7 = 23
VOLTAGE_GUARDBAND_COUNT = 24

class MetricsTableX_t(Struct):
    __slots__ = ()
layout(MetricsTableX_t, 2008, 4,
    ("AccumulationCounter", c_uint32, 0),
    ("MaxSocketTemperature", c_uint32, 4),
    ("MaxVrTemperature", c_uint32, 8),
    ("MaxHbmTemperature", c_uint32, 12),
    ("MaxSocketTemperatureAcc", c_uint64, 16),
    ("MaxVrTemperatureAcc", c_uint64, 24),
    ("MaxHbmTemperatureAcc", c_uint64, 32),
    ("SocketPowerLimit", c_uint32, 40),
    ("MaxSocketPowerLimit", c_uint32, 44),
    ("SocketPower", c_uint32, 48),
    ("Timestamp", c_uint64, 52),
    ("SocketEnergyAcc", c_uint64, 60),
    ("CcdEnergyAcc", c_uint64, 68),
    ("XcdEnergyAcc", c_uint64, 76),
    ("AidEnergyAcc", c_uint64, 84),
    ("HbmEnergyAcc", c_uint64, 92),
    ("CclkFrequencyLimit", c_uint32, 100),
    ("GfxclkFrequencyLimit", c_uint32, 104),
    ("FclkFrequency", c_uint32, 108),
    ("UclkFrequency", c_uint32, 112),
    ("SocclkFrequency", c_uint32 * 4, 116),
    ("VclkFrequency", c_uint32 * 4, 132),
    ("DclkFrequency", c_uint32 * 4, 148),
    ("LclkFrequency", c_uint32 * 4, 164),
    ("GfxclkFrequencyAcc", c_uint64 * 8, 180),
    ("CclkFrequencyAcc", c_uint64 * 96, 244),
    ("MaxCclkFrequency", c_uint32, 1012),
    ("MinCclkFrequency", c_uint32, 1016),
    ("MaxGfxclkFrequency", c_uint32, 1020),
    ("MinGfxclkFrequency", c_uint32, 1024),
    ("FclkFrequencyTable", c_uint32 * 4, 1028),
    ("UclkFrequencyTable", c_uint32 * 4, 1044),
    ("SocclkFrequencyTable", c_uint32 * 4, 1060),
    ("VclkFrequencyTable", c_uint32 * 4, 1076),
    ("DclkFrequencyTable", c_uint32 * 4, 1092),
    ("LclkFrequencyTable", c_uint32 * 4, 1108),
    ("MaxLclkDpmRange", c_uint32, 1124),
    ("MinLclkDpmRange", c_uint32, 1128),
    ("XgmiWidth", c_uint32, 1132),
    ("XgmiBitrate", c_uint32, 1136),
    ("XgmiReadBandwidthAcc", c_uint64 * 8, 1140),
    ("XgmiWriteBandwidthAcc", c_uint64 * 8, 1204),
    ("SocketC0Residency", c_uint32, 1268),
    ("SocketGfxBusy", c_uint32, 1272),
    ("DramBandwidthUtilization", c_uint32, 1276),
    ("SocketC0ResidencyAcc", c_uint64, 1280),
    ("SocketGfxBusyAcc", c_uint64, 1288),
    ("DramBandwidthAcc", c_uint64, 1296),
    ("MaxDramBandwidth", c_uint32, 1304),
    ("DramBandwidthUtilizationAcc", c_uint64, 1308),
    ("PcieBandwidthAcc", c_uint64 * 4, 1316),
    ("ProchotResidencyAcc", c_uint32, 1348),
    ("PptResidencyAcc", c_uint32, 1352),
    ("SocketThmResidencyAcc", c_uint32, 1356),
    ("VrThmResidencyAcc", c_uint32, 1360),
    ("HbmThmResidencyAcc", c_uint32, 1364),
    ("GfxLockXCDMak", c_uint32, 1368),
    ("GfxclkFrequency", c_uint32 * 8, 1372),
    ("PublicSerialNumber_AID", c_uint64 * 4, 1404),
    ("PublicSerialNumber_XCD", c_uint64 * 8, 1436),
    ("PublicSerialNumber_CCD", c_uint64 * 12, 1500),
    ("XgmiReadDataSizeAcc", c_uint64 * 8, 1596),
    ("XgmiWriteDataSizeAcc", c_uint64 * 8, 1660),
    ("PcieBandwidth", c_uint32 * 4, 1724),
    ("PCIeL0ToRecoveryCountAcc", c_uint32, 1740),
    ("PCIenReplayAAcc", c_uint32, 1744),
    ("PCIenReplayARolloverCountAcc", c_uint32, 1748),
    ("PCIeNAKSentCountAcc", c_uint32, 1752),
    ("PCIeNAKReceivedCountAcc", c_uint32, 1756),
    ("VcnBusy", c_uint32 * 4, 1760),
    ("JpegBusy", c_uint32 * 32, 1776),
    ("PCIeLinkSpeed", c_uint32, 1904),
    ("PCIeLinkWidth", c_uint32, 1908),
    ("GfxBusy", c_uint32 * 8, 1912),
    ("GfxBusyAcc", c_uint64 * 8, 1944),
)

class MetricsTableA_t(Struct):
    __slots__ = ()
layout(MetricsTableA_t, 1868, 4,
    ("AccumulationCounter", c_uint32, 0),
    ("MaxSocketTemperature", c_uint32, 4),
    ("MaxVrTemperature", c_uint32, 8),
    ("MaxHbmTemperature", c_uint32, 12),
    ("MaxSocketTemperatureAcc", c_uint64, 16),
    ("MaxVrTemperatureAcc", c_uint64, 24),
    ("MaxHbmTemperatureAcc", c_uint64, 32),
    ("SocketPowerLimit", c_uint32, 40),
    ("MaxSocketPowerLimit", c_uint32, 44),
    ("SocketPower", c_uint32, 48),
    ("Timestamp", c_uint64, 52),
    ("SocketEnergyAcc", c_uint64, 60),
    ("CcdEnergyAcc", c_uint64, 68),
    ("XcdEnergyAcc", c_uint64, 76),
    ("AidEnergyAcc", c_uint64, 84),
    ("HbmEnergyAcc", c_uint64, 92),
    ("CclkFrequencyLimit", c_uint32, 100),
    ("GfxclkFrequencyLimit", c_uint32, 104),
    ("FclkFrequency", c_uint32, 108),
    ("UclkFrequency", c_uint32, 112),
    ("SocclkFrequency", c_uint32 * 4, 116),
    ("VclkFrequency", c_uint32 * 4, 132),
    ("DclkFrequency", c_uint32 * 4, 148),
    ("LclkFrequency", c_uint32 * 4, 164),
    ("GfxclkFrequencyAcc", c_uint64 * 8, 180),
    ("CclkFrequencyAcc", c_uint64 * 96, 244),
    ("MaxCclkFrequency", c_uint32, 1012),
    ("MinCclkFrequency", c_uint32, 1016),
    ("MaxGfxclkFrequency", c_uint32, 1020),
    ("MinGfxclkFrequency", c_uint32, 1024),
    ("FclkFrequencyTable", c_uint32 * 4, 1028),
    ("UclkFrequencyTable", c_uint32 * 4, 1044),
    ("SocclkFrequencyTable", c_uint32 * 4, 1060),
    ("VclkFrequencyTable", c_uint32 * 4, 1076),
    ("DclkFrequencyTable", c_uint32 * 4, 1092),
    ("LclkFrequencyTable", c_uint32 * 4, 1108),
    ("MaxLclkDpmRange", c_uint32, 1124),
    ("MinLclkDpmRange", c_uint32, 1128),
    ("XgmiWidth", c_uint32, 1132),
    ("XgmiBitrate", c_uint32, 1136),
    ("XgmiReadBandwidthAcc", c_uint64 * 8, 1140),
    ("XgmiWriteBandwidthAcc", c_uint64 * 8, 1204),
    ("SocketC0Residency", c_uint32, 1268),
    ("SocketGfxBusy", c_uint32, 1272),
    ("DramBandwidthUtilization", c_uint32, 1276),
    ("SocketC0ResidencyAcc", c_uint64, 1280),
    ("SocketGfxBusyAcc", c_uint64, 1288),
    ("DramBandwidthAcc", c_uint64, 1296),
    ("MaxDramBandwidth", c_uint32, 1304),
    ("DramBandwidthUtilizationAcc", c_uint64, 1308),
    ("PcieBandwidthAcc", c_uint64 * 4, 1316),
    ("ProchotResidencyAcc", c_uint32, 1348),
    ("PptResidencyAcc", c_uint32, 1352),
    ("SocketThmResidencyAcc", c_uint32, 1356),
    ("VrThmResidencyAcc", c_uint32, 1360),
    ("HbmThmResidencyAcc", c_uint32, 1364),
    ("GfxLockXCDMak", c_uint32, 1368),
    ("GfxclkFrequency", c_uint32 * 8, 1372),
    ("PublicSerialNumber_AID", c_uint64 * 4, 1404),
    ("PublicSerialNumber_XCD", c_uint64 * 8, 1436),
    ("PublicSerialNumber_CCD", c_uint64 * 12, 1500),
    ("XgmiReadDataSizeAcc", c_uint64 * 8, 1596),
    ("XgmiWriteDataSizeAcc", c_uint64 * 8, 1660),
    ("VcnBusy", c_uint32 * 4, 1724),
    ("JpegBusy", c_uint32 * 32, 1740),
)

class VfMetricsTable_t(Struct):
    __slots__ = ()
layout(VfMetricsTable_t, 24, 4,
    ("AccumulationCounter", c_uint32, 0),
    ("InstGfxclk_TargFreq", c_uint32, 4),
    ("AccGfxclk_TargFreq", c_uint64, 8),
    ("AccGfxRsmuDpm_Busy", c_uint64, 16),
)
_ENUMS = {
    "I2cControllerPort_e": "I2C_CONTROLLER_PORT_0 I2C_CONTROLLER_PORT_1 I2C_CONTROLLER_PORT_COUNT",
    "I2cSpeed_e": "UNSUPPORTED_1 I2C_SPEED_STANDARD_100K I2C_SPEED_FAST_400K I2C_SPEED_FAST_PLUS_1M UNSUPPORTED_2 UNSUPPORTED_3 I2C_SPEED_COUNT",
    "I2cCmdType_e": "I2C_CMD_READ I2C_CMD_WRITE I2C_CMD_COUNT",
    "ERR_CODE_e": "CODE_DAGB0 CODE_EA0 CODE_UTCL2_ROUTER CODE_VML2 CODE_VML2_WALKER CODE_MMCANE CODE_VIDD CODE_VIDV CODE_JPEG0S CODE_JPEG0D CODE_JPEG1S CODE_JPEG1D CODE_JPEG2S CODE_JPEG2D CODE_JPEG3S CODE_JPEG3D CODE_JPEG4S CODE_JPEG4D CODE_JPEG5S CODE_JPEG5D CODE_JPEG6S CODE_JPEG6D CODE_JPEG7S CODE_JPEG7D CODE_MMSCHD CODE_SDMA0 CODE_SDMA1 CODE_SDMA2 CODE_SDMA3 CODE_HDP CODE_ATHUB CODE_IH CODE_XHUB_POISON CODE_SMN_SLVERR CODE_WDT CODE_UNKNOWN CODE_COUNT",
    "GC_ERROR_CODE_e": "SH_FED_CODE GCEA_CODE SQ_CODE LDS_CODE GDS_CODE SP0_CODE SP1_CODE TCC_CODE TCA_CODE TCX_CODE CPC_CODE CPF_CODE CPG_CODE SPI_CODE RLC_CODE SQC_CODE TA_CODE TD_CODE TCP_CODE TCI_CODE GC_ROUTER_CODE VML2_CODE VML2_WALKER_CODE ATCL2_CODE GC_CANE_CODE MP5_CODE_SMN_SLVERR MP5_CODE_UNKNOWN",
    "PPCLK_e": "PPCLK_VCLK PPCLK_DCLK PPCLK_SOCCLK PPCLK_UCLK PPCLK_FCLK PPCLK_LCLK PPCLK_COUNT",
    "GpioIntPolarity_e": "GPIO_INT_POLARITY_ACTIVE_LOW GPIO_INT_POLARITY_ACTIVE_HIGH",
    "UCLK_DPM_MODE_e": "UCLK_DPM_MODE_BANDWIDTH UCLK_DPM_MODE_LATENCY",
    "FEATURE_LIST_e": "FEATURE_DATA_CALCULATION FEATURE_DPM_CCLK FEATURE_DPM_FCLK FEATURE_DPM_GFXCLK FEATURE_DPM_LCLK FEATURE_DPM_SOCCLK FEATURE_DPM_UCLK FEATURE_DPM_VCN FEATURE_DPM_XGMI FEATURE_DS_FCLK FEATURE_DS_GFXCLK FEATURE_DS_LCLK FEATURE_DS_MP0CLK FEATURE_DS_MP1CLK FEATURE_DS_MPIOCLK FEATURE_DS_SOCCLK FEATURE_DS_VCN FEATURE_APCC_DFLL FEATURE_APCC_PLUS FEATURE_DF_CSTATE FEATURE_CC6 FEATURE_PC6 FEATURE_CPPC FEATURE_PPT FEATURE_TDC FEATURE_THERMAL FEATURE_SOC_PCC FEATURE_CCD_PCC FEATURE_CCD_EDC FEATURE_PROCHOT FEATURE_DVO_CCLK FEATURE_FDD_AID_HBM FEATURE_FDD_AID_SOC FEATURE_FDD_XCD_EDC FEATURE_FDD_XCD_XVMIN FEATURE_FW_CTF FEATURE_GFXOFF FEATURE_SMU_CG FEATURE_PSI7 FEATURE_CSTATE_BOOST FEATURE_XGMI_PER_LINK_PWR_DOWN FEATURE_CXL_QOS FEATURE_SOC_DC_RTC FEATURE_GFX_DC_RTC NUM_FEATURES",
    "PCIE_LINK_SPEED_INDEX_TABLE_e": "PCIE_LINK_SPEED_INDEX_TABLE_GEN1 PCIE_LINK_SPEED_INDEX_TABLE_GEN2 PCIE_LINK_SPEED_INDEX_TABLE_GEN3 PCIE_LINK_SPEED_INDEX_TABLE_GEN4 PCIE_LINK_SPEED_INDEX_TABLE_GEN4_ESM PCIE_LINK_SPEED_INDEX_TABLE_GEN5 PCIE_LINK_SPEED_INDEX_TABLE_COUNT",
    "GFX_GUARDBAND_e": "VOLTAGE_COLD_0 VOLTAGE_COLD_1 VOLTAGE_COLD_2 VOLTAGE_COLD_3 VOLTAGE_COLD_4 VOLTAGE_COLD_5 VOLTAGE_COLD_6 VOLTAGE_COLD_7 VOLTAGE_MID_0 VOLTAGE_MID_1 VOLTAGE_MID_2 VOLTAGE_MID_3 VOLTAGE_MID_4 VOLTAGE_MID_5 VOLTAGE_MID_6 VOLTAGE_MID_7 VOLTAGE_HOT_0 VOLTAGE_HOT_1 VOLTAGE_HOT_2 VOLTAGE_HOT_3 VOLTAGE_HOT_4 VOLTAGE_HOT_5 VOLTAGE_HOT_6 VOLTAGE_HOT_7 VOLTAGE_GUARDBAND_COUNT",
}
SMU13_0_6_DRIVER_IF_VERSION = 0x8042024
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
IH_INTERRUPT_ID_TO_DRIVER = 0xfe
IH_INTERRUPT_CONTEXT_ID_THERMAL_THROTTLING = 0x7
THROTTLER_PROCHOT_BIT = 0
THROTTLER_PPT_BIT = 1
THROTTLER_THERMAL_SOCKET_BIT = 2
THROTTLER_THERMAL_VR_BIT = 3
THROTTLER_THERMAL_HBM_BIT = 4
ClearMcaOnRead_UE_FLAG_MASK = 0x1
ClearMcaOnRead_CE_POLL_MASK = 0x2
PPSMC_Result_OK = 0x1
PPSMC_Result_Failed = 0xff
PPSMC_Result_UnknownCmd = 0xfe
PPSMC_Result_CmdRejectedPrereq = 0xfd
PPSMC_Result_CmdRejectedBusy = 0xfc
PPSMC_MSG_TestMessage = 0x1
PPSMC_MSG_GetSmuVersion = 0x2
PPSMC_MSG_GfxDriverReset = 0x3
PPSMC_MSG_GetDriverIfVersion = 0x4
PPSMC_MSG_EnableAllSmuFeatures = 0x5
PPSMC_MSG_DisableAllSmuFeatures = 0x6
PPSMC_MSG_RequestI2cTransaction = 0x7
PPSMC_MSG_GetMetricsVersion = 0x8
PPSMC_MSG_GetMetricsTable = 0x9
PPSMC_MSG_GetEccInfoTable = 0xa
PPSMC_MSG_GetEnabledSmuFeaturesLow = 0xb
PPSMC_MSG_GetEnabledSmuFeaturesHigh = 0xc
PPSMC_MSG_SetDriverDramAddrHigh = 0xd
PPSMC_MSG_SetDriverDramAddrLow = 0xe
PPSMC_MSG_SetToolsDramAddrHigh = 0xf
PPSMC_MSG_SetToolsDramAddrLow = 0x10
PPSMC_MSG_SetSystemVirtualDramAddrHigh = 0x11
PPSMC_MSG_SetSystemVirtualDramAddrLow = 0x12
PPSMC_MSG_SetSoftMinByFreq = 0x13
PPSMC_MSG_SetSoftMaxByFreq = 0x14
PPSMC_MSG_GetMinDpmFreq = 0x15
PPSMC_MSG_GetMaxDpmFreq = 0x16
PPSMC_MSG_GetDpmFreqByIndex = 0x17
PPSMC_MSG_SetPptLimit = 0x18
PPSMC_MSG_GetPptLimit = 0x19
PPSMC_MSG_DramLogSetDramAddrHigh = 0x1a
PPSMC_MSG_DramLogSetDramAddrLow = 0x1b
PPSMC_MSG_DramLogSetDramSize = 0x1c
PPSMC_MSG_GetDebugData = 0x1d
PPSMC_MSG_HeavySBR = 0x1e
PPSMC_MSG_SetNumBadHbmPagesRetired = 0x1f
PPSMC_MSG_DFCstateControl = 0x20
PPSMC_MSG_GetGmiPwrDnHyst = 0x21
PPSMC_MSG_SetGmiPwrDnHyst = 0x22
PPSMC_MSG_GmiPwrDnControl = 0x23
PPSMC_MSG_EnterGfxoff = 0x24
PPSMC_MSG_ExitGfxoff = 0x25
PPSMC_MSG_EnableDeterminism = 0x26
PPSMC_MSG_DisableDeterminism = 0x27
PPSMC_MSG_DumpSTBtoDram = 0x28
PPSMC_MSG_STBtoDramLogSetDramAddrHigh = 0x29
PPSMC_MSG_STBtoDramLogSetDramAddrLow = 0x2a
PPSMC_MSG_STBtoDramLogSetDramSize = 0x2b
PPSMC_MSG_SetSystemVirtualSTBtoDramAddrHigh = 0x2c
PPSMC_MSG_SetSystemVirtualSTBtoDramAddrLow = 0x2d
PPSMC_MSG_GfxDriverResetRecovery = 0x2e
PPSMC_MSG_TriggerVFFLR = 0x2f
PPSMC_MSG_SetSoftMinGfxClk = 0x30
PPSMC_MSG_SetSoftMaxGfxClk = 0x31
PPSMC_MSG_GetMinGfxDpmFreq = 0x32
PPSMC_MSG_GetMaxGfxDpmFreq = 0x33
PPSMC_MSG_PrepareForDriverUnload = 0x34
PPSMC_MSG_ReadThrottlerLimit = 0x35
PPSMC_MSG_QueryValidMcaCount = 0x36
PPSMC_MSG_McaBankDumpDW = 0x37
PPSMC_MSG_GetCTFLimit = 0x38
PPSMC_MSG_ClearMcaOnRead = 0x39
PPSMC_MSG_QueryValidMcaCeCount = 0x3a
PPSMC_MSG_McaBankCeDumpDW = 0x3b
PPSMC_MSG_SelectPLPDMode = 0x40
PPSMC_MSG_RmaDueToBadPageThreshold = 0x43
PPSMC_MSG_SelectPstatePolicy = 0x44
PPSMC_Message_Count = 0x45
PPSMC_RESET_TYPE_DRIVER_MODE_1_RESET = 0x1
PPSMC_RESET_TYPE_DRIVER_MODE_2_RESET = 0x2
PPSMC_RESET_TYPE_DRIVER_MODE_3_RESET = 0x3
PPSMC_THROTTLING_LIMIT_TYPE_SOCKET = 0x1
PPSMC_THROTTLING_LIMIT_TYPE_HBM = 0x2
PPSMC_AID_THM_TYPE = 0x1
PPSMC_CCD_THM_TYPE = 0x2
PPSMC_XCD_THM_TYPE = 0x3
PPSMC_HBM_THM_TYPE = 0x4
PPSMC_PLPD_MODE_DEFAULT = 0x1
PPSMC_PLPD_MODE_OPTIMIZED = 0x2
NUM_VCLK_DPM_LEVELS = 4
NUM_DCLK_DPM_LEVELS = 4
NUM_SOCCLK_DPM_LEVELS = 4
NUM_LCLK_DPM_LEVELS = 4
NUM_UCLK_DPM_LEVELS = 4
NUM_FCLK_DPM_LEVELS = 4
NUM_XGMI_DPM_LEVELS = 2
NUM_CXL_BITRATES = 4
NUM_PCIE_BITRATES = 4
NUM_XGMI_BITRATES = 4
NUM_XGMI_WIDTHS = 3
SMU_METRICS_TABLE_VERSION = 0xd
SMU_VF_METRICS_TABLE_VERSION = 0x3
# skipped (empty): SMU_13_0_6_DRIVER_IF_H SMU_13_0_6_PPSMC_H SMU_13_0_6_PMFW_H
