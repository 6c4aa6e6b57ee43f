"""NVIDIA GSP and resource manager 535.113.01, as nouveau uses them."""

# Made by `tg-autogen gen nvrm`; change the spec, not this file.
# From: Debian linux-source-6.12 6.12.117-1~deb12u1
# Headers: nvrm/nvtypes.h nvrm/535.113.01/**/*.h
# Licence of the headers: MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_char, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p, sizeof

from tg_autogen.runtime import Struct, Union, cdiv, layout

NvV32 = c_uint32
NvU8 = c_uint8
NvU16 = c_uint16
NvU32 = c_uint32
NvU64 = c_uint64
NvP64 = c_void_p
NvBool = NvU8
NvHandle = NvU32
NvLength = NvU64
RmPhysAddr = NvU64
NV_STATUS = NvU32

class struct_NV_MEMORY_DESC_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV_MEMORY_DESC_PARAMS, 24, 8,
    ("base", NvU64, 0),
    ("size", NvU64, 8),
    ("addressSpace", NvU32, 16),
    ("cacheAttrib", NvU32, 20),
)
NV_MEMORY_DESC_PARAMS = struct_NV_MEMORY_DESC_PARAMS

class struct_NV_CHANNEL_ALLOC_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV_CHANNEL_ALLOC_PARAMS, 360, 8,
    ("hObjectError", NvHandle, 0),
    ("hObjectBuffer", NvHandle, 4),
    ("gpFifoOffset", NvU64, 8),
    ("gpFifoEntries", NvU32, 16),
    ("flags", NvU32, 20),
    ("hContextShare", NvHandle, 24),
    ("hVASpace", NvHandle, 28),
    ("hUserdMemory", NvHandle * 8, 32),
    ("userdOffset", NvU64 * 8, 64),
    ("engineType", NvU32, 128),
    ("cid", NvU32, 132),
    ("subDeviceId", NvU32, 136),
    ("hObjectEccError", NvHandle, 140),
    ("instanceMem", NV_MEMORY_DESC_PARAMS, 144),
    ("userdMem", NV_MEMORY_DESC_PARAMS, 168),
    ("ramfcMem", NV_MEMORY_DESC_PARAMS, 192),
    ("mthdbufMem", NV_MEMORY_DESC_PARAMS, 216),
    ("hPhysChannelGroup", NvHandle, 240),
    ("internalFlags", NvU32, 244),
    ("errorNotifierMem", NV_MEMORY_DESC_PARAMS, 248),
    ("eccErrorNotifierMem", NV_MEMORY_DESC_PARAMS, 272),
    ("ProcessID", NvU32, 296),
    ("SubProcessID", NvU32, 300),
    ("encryptIv", NvU32 * 3, 304),
    ("decryptIv", NvU32 * 3, 316),
    ("hmacNonce", NvU32 * 8, 328),
)
NV_CHANNEL_ALLOC_PARAMS = struct_NV_CHANNEL_ALLOC_PARAMS
NV_CHANNELGPFIFO_ALLOCATION_PARAMETERS = NV_CHANNEL_ALLOC_PARAMS

class struct_NV0000_ALLOC_PARAMETERS(Struct):
    __slots__ = ()
layout(struct_NV0000_ALLOC_PARAMETERS, 108, 4,
    ("hClient", NvHandle, 0),
    ("processID", NvU32, 4),
    ("processName", c_char * 100, 8),
)
NV0000_ALLOC_PARAMETERS = struct_NV0000_ALLOC_PARAMETERS

class struct_NV0005_ALLOC_PARAMETERS(Struct):
    __slots__ = ()
layout(struct_NV0005_ALLOC_PARAMETERS, 24, 8,
    ("hParentClient", NvHandle, 0),
    ("hSrcResource", NvHandle, 4),
    ("hClass", NvV32, 8),
    ("notifyIndex", NvV32, 12),
    ("data", NvP64, 16),
)
NV0005_ALLOC_PARAMETERS = struct_NV0005_ALLOC_PARAMETERS

class struct_NV0080_ALLOC_PARAMETERS(Struct):
    __slots__ = ()
layout(struct_NV0080_ALLOC_PARAMETERS, 56, 8,
    ("deviceId", NvU32, 0),
    ("hClientShare", NvHandle, 4),
    ("hTargetClient", NvHandle, 8),
    ("hTargetDevice", NvHandle, 12),
    ("flags", NvV32, 16),
    ("vaSpaceSize", NvU64, 24),
    ("vaStartInternal", NvU64, 32),
    ("vaLimitInternal", NvU64, 40),
    ("vaMode", NvV32, 48),
)
NV0080_ALLOC_PARAMETERS = struct_NV0080_ALLOC_PARAMETERS

class struct_NV2080_ALLOC_PARAMETERS(Struct):
    __slots__ = ()
layout(struct_NV2080_ALLOC_PARAMETERS, 4, 4,
    ("subDeviceId", NvU32, 0),
)
NV2080_ALLOC_PARAMETERS = struct_NV2080_ALLOC_PARAMETERS

class Nv2080HotplugNotification(Struct):
    __slots__ = ()
layout(Nv2080HotplugNotification, 8, 4,
    ("plugDisplayMask", NvU32, 0),
    ("unplugDisplayMask", NvU32, 4),
)

class struct_Nv2080DpIrqNotificationRec(Struct):
    __slots__ = ()
layout(struct_Nv2080DpIrqNotificationRec, 4, 4,
    ("displayId", NvU32, 0),
)
Nv2080DpIrqNotification = struct_Nv2080DpIrqNotificationRec

class struct_NVC0B5_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(struct_NVC0B5_ALLOCATION_PARAMETERS, 8, 4,
    ("version", NvU32, 0),
    ("engineType", NvU32, 4),
)
NVC0B5_ALLOCATION_PARAMETERS = struct_NVC0B5_ALLOCATION_PARAMETERS

class struct_NV0073_CTRL_CMD_DSC_CAP_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DSC_CAP_PARAMS, 28, 4,
    ("bDscSupported", NvBool, 0),
    ("encoderColorFormatMask", NvU32, 4),
    ("lineBufferSizeKB", NvU32, 8),
    ("rateBufferSizeKB", NvU32, 12),
    ("bitsPerPixelPrecision", NvU32, 16),
    ("maxNumHztSlices", NvU32, 20),
    ("lineBufferBitDepth", NvU32, 24),
)
NV0073_CTRL_CMD_DSC_CAP_PARAMS = struct_NV0073_CTRL_CMD_DSC_CAP_PARAMS

class struct_NV0073_CTRL_DFP_GET_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DFP_GET_INFO_PARAMS, 16, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("flags", NvU32, 8),
    ("flags2", NvU32, 12),
)
NV0073_CTRL_DFP_GET_INFO_PARAMS = struct_NV0073_CTRL_DFP_GET_INFO_PARAMS

class struct_NV0073_CTRL_DFP_SET_ELD_AUDIO_CAP_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DFP_SET_ELD_AUDIO_CAP_PARAMS, 120, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("numELDSize", NvU32, 8),
    ("bufferELD", NvU8 * 96, 12),
    ("maxFreqSupported", NvU32, 108),
    ("ctrl", NvU32, 112),
    ("deviceEntry", NvU32, 116),
)
NV0073_CTRL_DFP_SET_ELD_AUDIO_CAP_PARAMS = struct_NV0073_CTRL_DFP_SET_ELD_AUDIO_CAP_PARAMS

class struct_NV0073_CTRL_DFP_SET_AUDIO_ENABLE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DFP_SET_AUDIO_ENABLE_PARAMS, 12, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("enable", NvBool, 8),
)
NV0073_CTRL_DFP_SET_AUDIO_ENABLE_PARAMS = struct_NV0073_CTRL_DFP_SET_AUDIO_ENABLE_PARAMS
NV0073_CTRL_DFP_ASSIGN_SOR_LINKCONFIG = NvU32

class struct_NV0073_CTRL_DFP_ASSIGN_SOR_INFO(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DFP_ASSIGN_SOR_INFO, 8, 4,
    ("displayMask", NvU32, 0),
    ("sorType", NvU32, 4),
)
NV0073_CTRL_DFP_ASSIGN_SOR_INFO = struct_NV0073_CTRL_DFP_ASSIGN_SOR_INFO

class struct_NV0073_CTRL_DFP_ASSIGN_SOR_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DFP_ASSIGN_SOR_PARAMS, 80, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("sorExcludeMask", NvU8, 8),
    ("slaveDisplayId", NvU32, 12),
    ("forceSublinkConfig", NV0073_CTRL_DFP_ASSIGN_SOR_LINKCONFIG, 16),
    ("bIs2Head1Or", NvBool, 20),
    ("sorAssignList", NvU32 * 4, 24),
    ("sorAssignListWithTag", NV0073_CTRL_DFP_ASSIGN_SOR_INFO * 4, 40),
    ("reservedSorMask", NvU8, 72),
    ("flags", NvU32, 76),
)
NV0073_CTRL_DFP_ASSIGN_SOR_PARAMS = struct_NV0073_CTRL_DFP_ASSIGN_SOR_PARAMS

class struct_NV0073_CTRL_DP_AUXCH_CTRL_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DP_AUXCH_CTRL_PARAMS, 48, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("bAddrOnly", NvBool, 8),
    ("cmd", NvU32, 12),
    ("addr", NvU32, 16),
    ("data", NvU8 * 16, 20),
    ("size", NvU32, 36),
    ("replyType", NvU32, 40),
    ("retryTimeMs", NvU32, 44),
)
NV0073_CTRL_DP_AUXCH_CTRL_PARAMS = struct_NV0073_CTRL_DP_AUXCH_CTRL_PARAMS

class struct_NV0073_CTRL_DP_CTRL_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DP_CTRL_PARAMS, 28, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("cmd", NvU32, 8),
    ("data", NvU32, 12),
    ("err", NvU32, 16),
    ("retryTimeMs", NvU32, 20),
    ("eightLaneDpcdBaseAddr", NvU32, 24),
)
NV0073_CTRL_DP_CTRL_PARAMS = struct_NV0073_CTRL_DP_CTRL_PARAMS

class struct_NV0073_CTRL_DP_LANE_DATA_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DP_LANE_DATA_PARAMS, 44, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("numLanes", NvU32, 8),
    ("data", NvU32 * 8, 12),
)
NV0073_CTRL_DP_LANE_DATA_PARAMS = struct_NV0073_CTRL_DP_LANE_DATA_PARAMS

class struct_NV0073_CTRL_DP_SET_AUDIO_MUTESTREAM_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_DP_SET_AUDIO_MUTESTREAM_PARAMS, 12, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("mute", NvU32, 8),
)
NV0073_CTRL_DP_SET_AUDIO_MUTESTREAM_PARAMS = struct_NV0073_CTRL_DP_SET_AUDIO_MUTESTREAM_PARAMS

class struct_NV0073_CTRL_CMD_DP_TOPOLOGY_ALLOCATE_DISPLAYID_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_TOPOLOGY_ALLOCATE_DISPLAYID_PARAMS, 24, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("preferredDisplayId", NvU32, 8),
    ("force", NvBool, 12),
    ("useBFM", NvBool, 13),
    ("displayIdAssigned", NvU32, 16),
    ("allDisplayMask", NvU32, 20),
)
NV0073_CTRL_CMD_DP_TOPOLOGY_ALLOCATE_DISPLAYID_PARAMS = struct_NV0073_CTRL_CMD_DP_TOPOLOGY_ALLOCATE_DISPLAYID_PARAMS

class struct_NV0073_CTRL_CMD_DP_TOPOLOGY_FREE_DISPLAYID_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_TOPOLOGY_FREE_DISPLAYID_PARAMS, 8, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
)
NV0073_CTRL_CMD_DP_TOPOLOGY_FREE_DISPLAYID_PARAMS = struct_NV0073_CTRL_CMD_DP_TOPOLOGY_FREE_DISPLAYID_PARAMS

class struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_MST(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_MST, 28, 4,
    ("slotStart", NvU32, 0),
    ("slotEnd", NvU32, 4),
    ("PBN", NvU32, 8),
    ("Timeslice", NvU32, 12),
    ("sendACT", NvBool, 16),
    ("singleHeadMSTPipeline", NvU32, 20),
    ("bEnableAudioOverRightPanel", NvBool, 24),
)

class struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy_MvidWarParams(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy_MvidWarParams, 8, 4,
    ("actualPclkHz", NvU32, 0),
    ("linkClkFreqHz", NvU32, 4),
)

class struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy, 24, 4,
    ("activeCnt", NvU32, 0),
    ("activeFrac", NvU32, 4),
    ("activePolarity", NvU32, 8),
    ("mvidWarEnabled", NvBool, 12),
    ("MvidWarParams", struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy_MvidWarParams, 16),
)

class struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST, 48, 4,
    ("bEnhancedFraming", NvBool, 0),
    ("tuSize", NvU32, 4),
    ("waterMark", NvU32, 8),
    ("actualPclkHz", NvU32, 12),
    ("linkClkFreqHz", NvU32, 16),
    ("bEnableAudioOverRightPanel", NvBool, 20),
    ("Legacy", struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST_Legacy, 24),
)

class struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS, 116, 4,
    ("subDeviceInstance", NvU32, 0),
    ("head", NvU32, 4),
    ("sorIndex", NvU32, 8),
    ("dpLink", NvU32, 12),
    ("bEnableOverride", NvBool, 16),
    ("bMST", NvBool, 17),
    ("singleHeadMultistreamMode", NvU32, 20),
    ("hBlankSym", NvU32, 24),
    ("vBlankSym", NvU32, 28),
    ("colorFormat", NvU32, 32),
    ("bEnableTwoHeadOneOr", NvBool, 36),
    ("MST", struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_MST, 40),
    ("SST", struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS_SST, 68),
)
NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS = struct_NV0073_CTRL_CMD_DP_CONFIG_STREAM_PARAMS

class struct_NV0073_CTRL_CMD_DP_SET_MANUAL_DISPLAYPORT_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_SET_MANUAL_DISPLAYPORT_PARAMS, 4, 4,
    ("subDeviceInstance", NvU32, 0),
)
NV0073_CTRL_CMD_DP_SET_MANUAL_DISPLAYPORT_PARAMS = struct_NV0073_CTRL_CMD_DP_SET_MANUAL_DISPLAYPORT_PARAMS

class struct_NV0073_CTRL_CMD_DP_GET_CAPS_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_GET_CAPS_PARAMS, 56, 4,
    ("subDeviceInstance", NvU32, 0),
    ("sorIndex", NvU32, 4),
    ("maxLinkRate", NvU32, 8),
    ("dpVersionsSupported", NvU32, 12),
    ("UHBRSupported", NvU32, 16),
    ("bIsMultistreamSupported", NvBool, 20),
    ("bIsSCEnabled", NvBool, 21),
    ("bHasIncreasedWatermarkLimits", NvBool, 22),
    ("bIsPC2Disabled", NvBool, 23),
    ("isSingleHeadMSTSupported", NvBool, 24),
    ("bFECSupported", NvBool, 25),
    ("bIsTrainPhyRepeater", NvBool, 26),
    ("bOverrideLinkBw", NvBool, 27),
    ("DSC", NV0073_CTRL_CMD_DSC_CAP_PARAMS, 28),
)
NV0073_CTRL_CMD_DP_GET_CAPS_PARAMS = struct_NV0073_CTRL_CMD_DP_GET_CAPS_PARAMS

class struct_NV0073_CTRL_CMD_DP_CONFIG_INDEXED_LINK_RATES_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_DP_CONFIG_INDEXED_LINK_RATES_PARAMS, 36, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("linkRateTbl", NvU16 * 8, 8),
    ("linkBwTbl", NvU8 * 8, 24),
    ("linkBwCount", NvU8, 32),
)
NV0073_CTRL_CMD_DP_CONFIG_INDEXED_LINK_RATES_PARAMS = struct_NV0073_CTRL_CMD_DP_CONFIG_INDEXED_LINK_RATES_PARAMS

class struct_NV0073_CTRL_SPECIFIC_GET_EDID_V2_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_GET_EDID_V2_PARAMS, 2064, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("bufferSize", NvU32, 8),
    ("flags", NvU32, 12),
    ("edidBuffer", NvU8 * 2048, 16),
)
NV0073_CTRL_SPECIFIC_GET_EDID_V2_PARAMS = struct_NV0073_CTRL_SPECIFIC_GET_EDID_V2_PARAMS

class struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS_data(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS_data, 12, 4,
    ("index", NvU32, 0),
    ("type", NvU32, 4),
    ("location", NvU32, 8),
)

class struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS, 72, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("flags", NvU32, 8),
    ("DDCPartners", NvU32, 12),
    ("count", NvU32, 16),
    ("data", struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS_data * 4, 20),
    ("platform", NvU32, 68),
)
NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS = struct_NV0073_CTRL_SPECIFIC_GET_CONNECTOR_DATA_PARAMS

class struct_NV0073_CTRL_SPECIFIC_SET_HDMI_ENABLE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_SET_HDMI_ENABLE_PARAMS, 12, 4,
    ("subDeviceInstance", NvU8, 0),
    ("displayId", NvU32, 4),
    ("enable", NvU8, 8),
)
NV0073_CTRL_SPECIFIC_SET_HDMI_ENABLE_PARAMS = struct_NV0073_CTRL_SPECIFIC_SET_HDMI_ENABLE_PARAMS

class struct_NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_AUDIO_MUTESTREAM_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_AUDIO_MUTESTREAM_PARAMS, 12, 4,
    ("subDeviceInstance", NvU8, 0),
    ("displayId", NvU32, 4),
    ("mute", NvU8, 8),
)
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_AUDIO_MUTESTREAM_PARAMS = struct_NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_AUDIO_MUTESTREAM_PARAMS

class struct_NV0073_CTRL_SPECIFIC_GET_ALL_HEAD_MASK_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_GET_ALL_HEAD_MASK_PARAMS, 8, 4,
    ("subDeviceInstance", NvU32, 0),
    ("headMask", NvU32, 4),
)
NV0073_CTRL_SPECIFIC_GET_ALL_HEAD_MASK_PARAMS = struct_NV0073_CTRL_SPECIFIC_GET_ALL_HEAD_MASK_PARAMS

class struct_NV0073_CTRL_SPECIFIC_SET_OD_PACKET_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_SET_OD_PACKET_PARAMS, 60, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("transmitControl", NvU32, 8),
    ("packetSize", NvU32, 12),
    ("targetHead", NvU32, 16),
    ("bUsePsrHeadforSdp", NvBool, 20),
    ("aPacket", NvU8 * 36, 21),
)
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_PARAMS = struct_NV0073_CTRL_SPECIFIC_SET_OD_PACKET_PARAMS

class struct_NV0073_CTRL_SPECIFIC_OR_GET_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_OR_GET_INFO_PARAMS, 56, 8,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("index", NvU32, 8),
    ("type", NvU32, 12),
    ("protocol", NvU32, 16),
    ("ditherType", NvU32, 20),
    ("ditherAlgo", NvU32, 24),
    ("location", NvU32, 28),
    ("rootPortId", NvU32, 32),
    ("dcbIndex", NvU32, 36),
    ("vbiosAddress", NvU64, 40),
    ("bIsLitByVbios", NvBool, 48),
    ("bIsDispDynamic", NvBool, 49),
)
NV0073_CTRL_SPECIFIC_OR_GET_INFO_PARAMS = struct_NV0073_CTRL_SPECIFIC_OR_GET_INFO_PARAMS

class struct_NV0073_CTRL_SPECIFIC_BACKLIGHT_BRIGHTNESS_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_BACKLIGHT_BRIGHTNESS_PARAMS, 16, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("brightness", NvU32, 8),
    ("bUncalibrated", NvBool, 12),
)
NV0073_CTRL_SPECIFIC_BACKLIGHT_BRIGHTNESS_PARAMS = struct_NV0073_CTRL_SPECIFIC_BACKLIGHT_BRIGHTNESS_PARAMS

class struct_NV0073_CTRL_SPECIFIC_SET_HDMI_SINK_CAPS_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SPECIFIC_SET_HDMI_SINK_CAPS_PARAMS, 12, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayId", NvU32, 4),
    ("caps", NvU32, 8),
)
NV0073_CTRL_SPECIFIC_SET_HDMI_SINK_CAPS_PARAMS = struct_NV0073_CTRL_SPECIFIC_SET_HDMI_SINK_CAPS_PARAMS

class struct_NV0073_CTRL_SYSTEM_GET_NUM_HEADS_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SYSTEM_GET_NUM_HEADS_PARAMS, 12, 4,
    ("subDeviceInstance", NvU32, 0),
    ("flags", NvU32, 4),
    ("numHeads", NvU32, 8),
)
NV0073_CTRL_SYSTEM_GET_NUM_HEADS_PARAMS = struct_NV0073_CTRL_SYSTEM_GET_NUM_HEADS_PARAMS

class struct_NV0073_CTRL_SYSTEM_GET_SUPPORTED_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SYSTEM_GET_SUPPORTED_PARAMS, 12, 4,
    ("subDeviceInstance", NvU32, 0),
    ("displayMask", NvU32, 4),
    ("displayMaskDDC", NvU32, 8),
)
NV0073_CTRL_SYSTEM_GET_SUPPORTED_PARAMS = struct_NV0073_CTRL_SYSTEM_GET_SUPPORTED_PARAMS

class struct_NV0073_CTRL_SYSTEM_GET_CONNECT_STATE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SYSTEM_GET_CONNECT_STATE_PARAMS, 16, 4,
    ("subDeviceInstance", NvU32, 0),
    ("flags", NvU32, 4),
    ("displayMask", NvU32, 8),
    ("retryTimeMs", NvU32, 12),
)
NV0073_CTRL_SYSTEM_GET_CONNECT_STATE_PARAMS = struct_NV0073_CTRL_SYSTEM_GET_CONNECT_STATE_PARAMS

class struct_NV0073_CTRL_SYSTEM_GET_ACTIVE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0073_CTRL_SYSTEM_GET_ACTIVE_PARAMS, 16, 4,
    ("subDeviceInstance", NvU32, 0),
    ("head", NvU32, 4),
    ("flags", NvU32, 8),
    ("displayId", NvU32, 12),
)
NV0073_CTRL_SYSTEM_GET_ACTIVE_PARAMS = struct_NV0073_CTRL_SYSTEM_GET_ACTIVE_PARAMS

class struct_NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS, 72, 8,
    ("totalVFs", NvU32, 0),
    ("firstVfOffset", NvU32, 4),
    ("vfFeatureMask", NvU32, 8),
    ("FirstVFBar0Address", NvU64, 16),
    ("FirstVFBar1Address", NvU64, 24),
    ("FirstVFBar2Address", NvU64, 32),
    ("bar0Size", NvU64, 40),
    ("bar1Size", NvU64, 48),
    ("bar2Size", NvU64, 56),
    ("b64bitBar0", NvBool, 64),
    ("b64bitBar1", NvBool, 65),
    ("b64bitBar2", NvBool, 66),
    ("bSriovEnabled", NvBool, 67),
    ("bSriovHeavyEnabled", NvBool, 68),
    ("bEmulateVFBar0TlbInvalidationRegister", NvBool, 69),
    ("bClientRmAllocatedCtxBuffer", NvBool, 70),
)
NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS = struct_NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS

class struct_NV2080_CTRL_BIOS_GET_SKU_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_BIOS_GET_SKU_INFO_PARAMS, 32, 4,
    ("BoardID", NvU32, 0),
    ("chipSKU", c_char * 4, 4),
    ("chipSKUMod", c_char * 2, 8),
    ("project", c_char * 5, 10),
    ("projectSKU", c_char * 5, 15),
    ("CDP", c_char * 6, 20),
    ("projectSKUMod", c_char * 2, 26),
    ("businessCycle", NvU32, 28),
)
NV2080_CTRL_BIOS_GET_SKU_INFO_PARAMS = struct_NV2080_CTRL_BIOS_GET_SKU_INFO_PARAMS

class struct_NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS, 4, 4,
    ("size", NvU32, 0),
)
NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS = struct_NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS

class struct_NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS, 20, 4,
    ("event", NvU32, 0),
    ("action", NvU32, 4),
    ("bNotifyState", NvBool, 8),
    ("info32", NvU32, 12),
    ("info16", NvU16, 16),
)
NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS = struct_NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS
NV2080_CTRL_CMD_FB_GET_FB_REGION_SURFACE_MEM_TYPE_FLAG = NvBool * 17

class struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO, 48, 8,
    ("base", NvU64, 0),
    ("limit", NvU64, 8),
    ("reserved", NvU64, 16),
    ("performance", NvU32, 24),
    ("supportCompressed", NvBool, 28),
    ("supportISO", NvBool, 29),
    ("bProtected", NvBool, 30),
    ("blackList", NV2080_CTRL_CMD_FB_GET_FB_REGION_SURFACE_MEM_TYPE_FLAG, 31),
)
NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO = struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO

class struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS, 776, 8,
    ("numFBRegions", NvU32, 0),
    ("fbRegion", NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO * 16, 8),
)
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS = struct_NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS

class struct_NV2080_CTRL_FIFO_DEVICE_ENTRY(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_FIFO_DEVICE_ENTRY, 100, 4,
    ("engineData", NvU32 * 16, 0),
    ("pbdmaIds", NvU32 * 2, 64),
    ("pbdmaFaultIds", NvU32 * 2, 72),
    ("numPbdmas", NvU32, 80),
    ("engineName", c_char * 16, 84),
)
NV2080_CTRL_FIFO_DEVICE_ENTRY = struct_NV2080_CTRL_FIFO_DEVICE_ENTRY

class struct_NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS, 3212, 4,
    ("baseIndex", NvU32, 0),
    ("numEntries", NvU32, 4),
    ("bMore", NvBool, 8),
    ("entries", NV2080_CTRL_FIFO_DEVICE_ENTRY * 32, 12),
)
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS = struct_NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS

class struct_NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY, 32, 8,
    ("gpuPhysAddr", NvU64, 0),
    ("gpuVirtAddr", NvU64, 8),
    ("size", NvU64, 16),
    ("physAttr", NvU32, 24),
    ("bufferId", NvU16, 28),
    ("bInitialize", NvU8, 30),
    ("bNonmapped", NvU8, 31),
)
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY = struct_NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY

class struct_NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS, 560, 8,
    ("engineType", NvU32, 0),
    ("hClient", NvHandle, 4),
    ("ChID", NvU32, 8),
    ("hChanClient", NvHandle, 12),
    ("hObject", NvHandle, 16),
    ("hVirtMemory", NvHandle, 20),
    ("virtAddress", NvU64, 24),
    ("size", NvU64, 32),
    ("entryCount", NvU32, 40),
    ("promoteEntry", NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY * 16, 48),
)
NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS = struct_NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS

class struct_NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS, 4, 4,
    ("gpcMask", NvU32, 0),
)
NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS = struct_NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS

class struct_NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS, 8, 4,
    ("gpcId", NvU32, 0),
    ("tpcMask", NvU32, 4),
)
NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS = struct_NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS

class struct_NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS, 8, 4,
    ("gpcId", NvU32, 0),
    ("zcullMask", NvU32, 4),
)
NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS = struct_NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS

class struct_NV2080_CTRL_GPU_GET_GID_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_GPU_GET_GID_INFO_PARAMS, 268, 4,
    ("index", NvU32, 0),
    ("flags", NvU32, 4),
    ("length", NvU32, 8),
    ("data", NvU8 * 256, 12),
)
NV2080_CTRL_GPU_GET_GID_INFO_PARAMS = struct_NV2080_CTRL_GPU_GET_GID_INFO_PARAMS
enum_NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS = c_uint32
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_MAIN = 0
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_SPILL = 1
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_PAGEPOOL = 2
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_BETACB = 3
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_RTV = 4
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL = 5
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL = 6
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL_CPU = 7
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_END = 8
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS = enum_NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS

class struct_NV2080_CTRL_INTERNAL_DISPLAY_GET_STATIC_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_DISPLAY_GET_STATIC_INFO_PARAMS, 28, 4,
    ("feHwSysCap", NvU32, 0),
    ("windowPresentMask", NvU32, 4),
    ("bFbRemapperEnabled", NvBool, 8),
    ("numHeads", NvU32, 12),
    ("bPrimaryVga", NvBool, 16),
    ("i2cPort", NvU32, 20),
    ("internalDispActiveMask", NvU32, 24),
)
NV2080_CTRL_INTERNAL_DISPLAY_GET_STATIC_INFO_PARAMS = struct_NV2080_CTRL_INTERNAL_DISPLAY_GET_STATIC_INFO_PARAMS

class struct_NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_BUFFER_INFO(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_BUFFER_INFO, 8, 4,
    ("size", NvU32, 0),
    ("alignment", NvU32, 4),
)
NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_BUFFER_INFO = struct_NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_BUFFER_INFO

class struct_NV2080_CTRL_INTERNAL_STATIC_GR_CONTEXT_BUFFERS_INFO(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_STATIC_GR_CONTEXT_BUFFERS_INFO, 200, 4,
    ("engine", NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_BUFFER_INFO * 25, 0),
)
NV2080_CTRL_INTERNAL_STATIC_GR_CONTEXT_BUFFERS_INFO = struct_NV2080_CTRL_INTERNAL_STATIC_GR_CONTEXT_BUFFERS_INFO

class struct_NV2080_CTRL_INTERNAL_STATIC_GR_GET_CONTEXT_BUFFERS_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_STATIC_GR_GET_CONTEXT_BUFFERS_INFO_PARAMS, 1600, 4,
    ("engineContextBuffersInfo", NV2080_CTRL_INTERNAL_STATIC_GR_CONTEXT_BUFFERS_INFO * 8, 0),
)
NV2080_CTRL_INTERNAL_STATIC_GR_GET_CONTEXT_BUFFERS_INFO_PARAMS = struct_NV2080_CTRL_INTERNAL_STATIC_GR_GET_CONTEXT_BUFFERS_INFO_PARAMS

class struct_NV2080_CTRL_INTERNAL_CONSTRUCTED_FALCON_INFO(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_CONSTRUCTED_FALCON_INFO, 20, 4,
    ("engDesc", NvU32, 0),
    ("ctxAttr", NvU32, 4),
    ("ctxBufferSize", NvU32, 8),
    ("addrSpaceList", NvU32, 12),
    ("registerBase", NvU32, 16),
)
NV2080_CTRL_INTERNAL_CONSTRUCTED_FALCON_INFO = struct_NV2080_CTRL_INTERNAL_CONSTRUCTED_FALCON_INFO

class struct_NV2080_CTRL_INTERNAL_GET_CONSTRUCTED_FALCON_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_GET_CONSTRUCTED_FALCON_INFO_PARAMS, 1284, 4,
    ("numConstructedFalcons", NvU32, 0),
    ("constructedFalconsTable", NV2080_CTRL_INTERNAL_CONSTRUCTED_FALCON_INFO * 64, 4),
)
NV2080_CTRL_INTERNAL_GET_CONSTRUCTED_FALCON_INFO_PARAMS = struct_NV2080_CTRL_INTERNAL_GET_CONSTRUCTED_FALCON_INFO_PARAMS

class struct_NV2080_CTRL_INTERNAL_DISPLAY_WRITE_INST_MEM_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_DISPLAY_WRITE_INST_MEM_PARAMS, 24, 8,
    ("instMemPhysAddr", NvU64, 0),
    ("instMemSize", NvU64, 8),
    ("instMemAddrSpace", NvU32, 16),
    ("instMemCpuCacheAttr", NvU32, 20),
)
NV2080_CTRL_INTERNAL_DISPLAY_WRITE_INST_MEM_PARAMS = struct_NV2080_CTRL_INTERNAL_DISPLAY_WRITE_INST_MEM_PARAMS

class struct_NV2080_CTRL_INTERNAL_DISPLAY_CHANNEL_PUSHBUFFER_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_DISPLAY_CHANNEL_PUSHBUFFER_PARAMS, 40, 8,
    ("addressSpace", NvU32, 0),
    ("physicalAddr", NvU64, 8),
    ("limit", NvU64, 16),
    ("cacheSnoop", NvU32, 24),
    ("hclass", NvU32, 28),
    ("channelInstance", NvU32, 32),
    ("valid", NvBool, 36),
)
NV2080_CTRL_INTERNAL_DISPLAY_CHANNEL_PUSHBUFFER_PARAMS = struct_NV2080_CTRL_INTERNAL_DISPLAY_CHANNEL_PUSHBUFFER_PARAMS
enum_NV2080_INTR_CATEGORY = c_uint32
NV2080_INTR_CATEGORY_DEFAULT = 0
NV2080_INTR_CATEGORY_ESCHED_DRIVEN_ENGINE = 1
NV2080_INTR_CATEGORY_ESCHED_DRIVEN_ENGINE_NOTIFICATION = 2
NV2080_INTR_CATEGORY_RUNLIST = 3
NV2080_INTR_CATEGORY_RUNLIST_NOTIFICATION = 4
NV2080_INTR_CATEGORY_UVM_OWNED = 5
NV2080_INTR_CATEGORY_UVM_SHARED = 6
NV2080_INTR_CATEGORY_ENUM_COUNT = 7
NV2080_INTR_CATEGORY = enum_NV2080_INTR_CATEGORY

class struct_NV2080_INTR_CATEGORY_SUBTREE_MAP(Struct):
    __slots__ = ()
layout(struct_NV2080_INTR_CATEGORY_SUBTREE_MAP, 2, 1,
    ("subtreeStart", NvU8, 0),
    ("subtreeEnd", NvU8, 1),
)
NV2080_INTR_CATEGORY_SUBTREE_MAP = struct_NV2080_INTR_CATEGORY_SUBTREE_MAP

class struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_ENTRY(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_ENTRY, 16, 4,
    ("engineIdx", NvU16, 0),
    ("pmcIntrMask", NvU32, 4),
    ("vectorStall", NvU32, 8),
    ("vectorNonStall", NvU32, 12),
)
NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_ENTRY = struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_ENTRY

class struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_PARAMS, 2068, 4,
    ("tableLen", NvU32, 0),
    ("table", NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_ENTRY * 128, 4),
    ("subtreeMap", NV2080_INTR_CATEGORY_SUBTREE_MAP * 7, 2052),
)
NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_PARAMS = struct_NV2080_CTRL_INTERNAL_INTR_GET_KERNEL_TABLE_PARAMS

class struct_NV2080_CTRL_INTERNAL_FBSR_INIT_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_FBSR_INIT_PARAMS, 32, 8,
    ("fbsrType", NvU32, 0),
    ("numRegions", NvU32, 4),
    ("hClient", NvHandle, 8),
    ("hSysMem", NvHandle, 12),
    ("gspFbAllocsSysOffset", NvU64, 16),
    ("bEnteringGcoffState", NvBool, 24),
)
NV2080_CTRL_INTERNAL_FBSR_INIT_PARAMS = struct_NV2080_CTRL_INTERNAL_FBSR_INIT_PARAMS

class struct_NV2080_CTRL_INTERNAL_FBSR_SEND_REGION_INFO_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_FBSR_SEND_REGION_INFO_PARAMS, 40, 8,
    ("fbsrType", NvU32, 0),
    ("hClient", NvHandle, 4),
    ("hVidMem", NvHandle, 8),
    ("vidOffset", NvU64, 16),
    ("sysOffset", NvU64, 24),
    ("size", NvU64, 32),
)
NV2080_CTRL_INTERNAL_FBSR_SEND_REGION_INFO_PARAMS = struct_NV2080_CTRL_INTERNAL_FBSR_SEND_REGION_INFO_PARAMS

class struct_NV2080_CTRL_INTERNAL_INIT_BRIGHTC_STATE_LOAD_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV2080_CTRL_INTERNAL_INIT_BRIGHTC_STATE_LOAD_PARAMS, 4104, 4,
    ("status", NvU32, 0),
    ("backLightDataSize", NvU16, 4),
    ("backLightData", NvU8 * 4096, 6),
)
NV2080_CTRL_INTERNAL_INIT_BRIGHTC_STATE_LOAD_PARAMS = struct_NV2080_CTRL_INTERNAL_INIT_BRIGHTC_STATE_LOAD_PARAMS

class struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS_levels(Struct):
    __slots__ = ()
layout(struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS_levels, 24, 8,
    ("physAddress", NvU64, 0),
    ("size", NvU64, 8),
    ("aperture", NvU32, 16),
    ("pageShift", NvU8, 20),
)

class struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS(Struct):
    __slots__ = ()
layout(struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS, 184, 8,
    ("hSubDevice", NvHandle, 0),
    ("subDeviceId", NvU32, 4),
    ("pageSize", NvU64, 8),
    ("virtAddrLo", NvU64, 16),
    ("virtAddrHi", NvU64, 24),
    ("numLevelsToCopy", NvU32, 32),
    ("levels", struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS_levels * 6, 40),
)
NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS = struct_NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS

class struct_NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS(Struct):
    __slots__ = ()
layout(struct_NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS, 2, 1,
    ("bEnable", NvBool, 0),
    ("bSkipSubmit", NvBool, 1),
)
NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS = struct_NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS

class struct_NVA06F_CTRL_BIND_PARAMS(Struct):
    __slots__ = ()
layout(struct_NVA06F_CTRL_BIND_PARAMS, 4, 4,
    ("engineType", NvU32, 0),
)
NVA06F_CTRL_BIND_PARAMS = struct_NVA06F_CTRL_BIND_PARAMS

class NV50VAIO_CHANNELDMA_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV50VAIO_CHANNELDMA_ALLOCATION_PARAMETERS, 32, 8,
    ("channelInstance", NvV32, 0),
    ("hObjectBuffer", NvHandle, 4),
    ("hObjectNotify", NvHandle, 8),
    ("offset", NvU32, 12),
    ("pControl", NvP64, 16),
    ("flags", NvU32, 24),
)

class NV50VAIO_CHANNELPIO_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV50VAIO_CHANNELPIO_ALLOCATION_PARAMETERS, 16, 8,
    ("channelInstance", NvV32, 0),
    ("hObjectNotify", NvHandle, 4),
    ("pControl", NvP64, 8),
)

class NV_BSP_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV_BSP_ALLOCATION_PARAMETERS, 12, 4,
    ("size", NvU32, 0),
    ("prohibitMultipleInstances", NvU32, 4),
    ("engineInstance", NvU32, 8),
)

class NV_MSENC_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV_MSENC_ALLOCATION_PARAMETERS, 12, 4,
    ("size", NvU32, 0),
    ("prohibitMultipleInstances", NvU32, 4),
    ("engineInstance", NvU32, 8),
)

class NV_NVJPG_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV_NVJPG_ALLOCATION_PARAMETERS, 12, 4,
    ("size", NvU32, 0),
    ("prohibitMultipleInstances", NvU32, 4),
    ("engineInstance", NvU32, 8),
)

class NV_OFA_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV_OFA_ALLOCATION_PARAMETERS, 8, 4,
    ("size", NvU32, 0),
    ("prohibitMultipleInstances", NvU32, 4),
)

class NV_VASPACE_ALLOCATION_PARAMETERS(Struct):
    __slots__ = ()
layout(NV_VASPACE_ALLOCATION_PARAMETERS, 48, 8,
    ("index", NvU32, 0),
    ("flags", NvV32, 4),
    ("vaSize", NvU64, 8),
    ("vaStartInternal", NvU64, 16),
    ("vaLimitInternal", NvU64, 24),
    ("bigPageSize", NvU32, 32),
    ("vaBase", NvU64, 40),
)

class msgqTxHeader(Struct):
    __slots__ = ()
layout(msgqTxHeader, 32, 4,
    ("version", NvU32, 0),
    ("size", NvU32, 4),
    ("msgSize", NvU32, 8),
    ("msgCount", NvU32, 12),
    ("writePtr", NvU32, 16),
    ("flags", NvU32, 20),
    ("rxHdrOff", NvU32, 24),
    ("entryOff", NvU32, 28),
)

class msgqRxHeader(Struct):
    __slots__ = ()
layout(msgqRxHeader, 4, 4,
    ("readPtr", NvU32, 0),
)
LibosAddress = NvU64
LibosMemoryRegionKind = c_uint32
LIBOS_MEMORY_REGION_NONE = 0
LIBOS_MEMORY_REGION_CONTIGUOUS = 1
LIBOS_MEMORY_REGION_RADIX3 = 2
LibosMemoryRegionLoc = c_uint32
LIBOS_MEMORY_REGION_LOC_NONE = 0
LIBOS_MEMORY_REGION_LOC_SYSMEM = 1
LIBOS_MEMORY_REGION_LOC_FB = 2

class LibosMemoryRegionInitArgument(Struct):
    __slots__ = ()
layout(LibosMemoryRegionInitArgument, 32, 8,
    ("id8", LibosAddress, 0),
    ("pa", LibosAddress, 8),
    ("size", LibosAddress, 16),
    ("kind", NvU8, 24),
    ("loc", NvU8, 25),
)

class GspFwSRMeta(Struct):
    __slots__ = ()
layout(GspFwSRMeta, 256, 8,
    ("magic", NvU64, 0),
    ("revision", NvU64, 8),
    ("sysmemAddrOfSuspendResumeData", NvU64, 16),
    ("sizeOfSuspendResumeData", NvU64, 24),
    ("hmac", NvU8 * 32, 32),
    ("wprMetaHash", NvU8 * 32, 64),
    ("heapFreeListHash", NvU8 * 32, 96),
    ("dataHash", NvU8 * 32, 128),
    ("padding", NvU32 * 24, 160),
)

class GspFwWprMeta_9_0(Struct):
    __slots__ = ()
layout(GspFwWprMeta_9_0, 16, 8,
    ("sysmemAddrOfSignature", NvU64, 0),
    ("sizeOfSignature", NvU64, 8),
)

class GspFwWprMeta_9_1(Struct):
    __slots__ = ()
layout(GspFwWprMeta_9_1, 16, 8,
    ("gspFwHeapFreeListWprOffset", NvU32, 0),
    ("unused0", NvU32, 4),
    ("unused1", NvU64, 8),
)

class GspFwWprMeta_9(Union):
    __slots__ = ()
layout(GspFwWprMeta_9, 16, 8,
    ("", GspFwWprMeta_9_0, 0),
    ("", GspFwWprMeta_9_1, 0),
)

class GspFwWprMeta_25_0(Struct):
    __slots__ = ()
layout(GspFwWprMeta_25_0, 32, 8,
    ("partitionRpcAddr", NvU64, 0),
    ("partitionRpcRequestOffset", NvU16, 8),
    ("partitionRpcReplyOffset", NvU16, 10),
    ("elfCodeOffset", NvU32, 12),
    ("elfDataOffset", NvU32, 16),
    ("elfCodeSize", NvU32, 20),
    ("elfDataSize", NvU32, 24),
    ("lsUcodeVersion", NvU32, 28),
)

class GspFwWprMeta_25_1(Struct):
    __slots__ = ()
layout(GspFwWprMeta_25_1, 32, 8,
    ("partitionRpcPadding", NvU32 * 4, 0),
    ("sysmemAddrOfCrashReportQueue", NvU64, 16),
    ("sizeOfCrashReportQueue", NvU32, 24),
    ("lsUcodeVersionPadding", NvU32 * 1, 28),
)

class GspFwWprMeta_25(Union):
    __slots__ = ()
layout(GspFwWprMeta_25, 32, 8,
    ("", GspFwWprMeta_25_0, 0),
    ("", GspFwWprMeta_25_1, 0),
)

class GspFwWprMeta(Struct):
    __slots__ = ()
layout(GspFwWprMeta, 256, 8,
    ("magic", NvU64, 0),
    ("revision", NvU64, 8),
    ("sysmemAddrOfRadix3Elf", NvU64, 16),
    ("sizeOfRadix3Elf", NvU64, 24),
    ("sysmemAddrOfBootloader", NvU64, 32),
    ("sizeOfBootloader", NvU64, 40),
    ("bootloaderCodeOffset", NvU64, 48),
    ("bootloaderDataOffset", NvU64, 56),
    ("bootloaderManifestOffset", NvU64, 64),
    ("", GspFwWprMeta_9, 72),
    ("gspFwRsvdStart", NvU64, 88),
    ("nonWprHeapOffset", NvU64, 96),
    ("nonWprHeapSize", NvU64, 104),
    ("gspFwWprStart", NvU64, 112),
    ("gspFwHeapOffset", NvU64, 120),
    ("gspFwHeapSize", NvU64, 128),
    ("gspFwOffset", NvU64, 136),
    ("bootBinOffset", NvU64, 144),
    ("frtsOffset", NvU64, 152),
    ("frtsSize", NvU64, 160),
    ("gspFwWprEnd", NvU64, 168),
    ("fbSize", NvU64, 176),
    ("vgaWorkspaceOffset", NvU64, 184),
    ("vgaWorkspaceSize", NvU64, 192),
    ("bootCount", NvU64, 200),
    ("", GspFwWprMeta_25, 208),
    ("gspFwHeapVfPartitionCount", NvU8, 240),
    ("padding", NvU8 * 7, 241),
    ("verified", NvU64, 248),
)

class RM_RISCV_UCODE_DESC(Struct):
    __slots__ = ()
layout(RM_RISCV_UCODE_DESC, 84, 4,
    ("version", NvU32, 0),
    ("bootloaderOffset", NvU32, 4),
    ("bootloaderSize", NvU32, 8),
    ("bootloaderParamOffset", NvU32, 12),
    ("bootloaderParamSize", NvU32, 16),
    ("riscvElfOffset", NvU32, 20),
    ("riscvElfSize", NvU32, 24),
    ("appVersion", NvU32, 28),
    ("manifestOffset", NvU32, 32),
    ("manifestSize", NvU32, 36),
    ("monitorDataOffset", NvU32, 40),
    ("monitorDataSize", NvU32, 44),
    ("monitorCodeOffset", NvU32, 48),
    ("monitorCodeSize", NvU32, 52),
    ("bIsMonitorEnabled", NvU32, 56),
    ("swbromCodeOffset", NvU32, 60),
    ("swbromCodeSize", NvU32, 64),
    ("swbromDataOffset", NvU32, 68),
    ("swbromDataSize", NvU32, 72),
    ("fbReservedSize", NvU32, 76),
    ("bSignedAsCode", NvU32, 80),
)
enum_GSP_SEQ_BUF_OPCODE = c_uint32
GSP_SEQ_BUF_OPCODE_REG_WRITE = 0
GSP_SEQ_BUF_OPCODE_REG_MODIFY = 1
GSP_SEQ_BUF_OPCODE_REG_POLL = 2
GSP_SEQ_BUF_OPCODE_DELAY_US = 3
GSP_SEQ_BUF_OPCODE_REG_STORE = 4
GSP_SEQ_BUF_OPCODE_CORE_RESET = 5
GSP_SEQ_BUF_OPCODE_CORE_START = 6
GSP_SEQ_BUF_OPCODE_CORE_WAIT_FOR_HALT = 7
GSP_SEQ_BUF_OPCODE_CORE_RESUME = 8
GSP_SEQ_BUF_OPCODE = enum_GSP_SEQ_BUF_OPCODE

class GSP_SEQ_BUF_PAYLOAD_REG_WRITE(Struct):
    __slots__ = ()
layout(GSP_SEQ_BUF_PAYLOAD_REG_WRITE, 8, 4,
    ("addr", NvU32, 0),
    ("val", NvU32, 4),
)

class GSP_SEQ_BUF_PAYLOAD_REG_MODIFY(Struct):
    __slots__ = ()
layout(GSP_SEQ_BUF_PAYLOAD_REG_MODIFY, 12, 4,
    ("addr", NvU32, 0),
    ("mask", NvU32, 4),
    ("val", NvU32, 8),
)

class GSP_SEQ_BUF_PAYLOAD_REG_POLL(Struct):
    __slots__ = ()
layout(GSP_SEQ_BUF_PAYLOAD_REG_POLL, 20, 4,
    ("addr", NvU32, 0),
    ("mask", NvU32, 4),
    ("val", NvU32, 8),
    ("timeout", NvU32, 12),
    ("error", NvU32, 16),
)

class GSP_SEQ_BUF_PAYLOAD_DELAY_US(Struct):
    __slots__ = ()
layout(GSP_SEQ_BUF_PAYLOAD_DELAY_US, 4, 4,
    ("val", NvU32, 0),
)

class GSP_SEQ_BUF_PAYLOAD_REG_STORE(Struct):
    __slots__ = ()
layout(GSP_SEQ_BUF_PAYLOAD_REG_STORE, 8, 4,
    ("addr", NvU32, 0),
    ("index", NvU32, 4),
)

class struct_GSP_SEQUENCER_BUFFER_CMD_payload(Union):
    __slots__ = ()
layout(struct_GSP_SEQUENCER_BUFFER_CMD_payload, 20, 4,
    ("regWrite", GSP_SEQ_BUF_PAYLOAD_REG_WRITE, 0),
    ("regModify", GSP_SEQ_BUF_PAYLOAD_REG_MODIFY, 0),
    ("regPoll", GSP_SEQ_BUF_PAYLOAD_REG_POLL, 0),
    ("delayUs", GSP_SEQ_BUF_PAYLOAD_DELAY_US, 0),
    ("regStore", GSP_SEQ_BUF_PAYLOAD_REG_STORE, 0),
)

class struct_GSP_SEQUENCER_BUFFER_CMD(Struct):
    __slots__ = ()
layout(struct_GSP_SEQUENCER_BUFFER_CMD, 24, 4,
    ("opCode", GSP_SEQ_BUF_OPCODE, 0),
    ("payload", struct_GSP_SEQUENCER_BUFFER_CMD_payload, 4),
)
GSP_SEQUENCER_BUFFER_CMD = struct_GSP_SEQUENCER_BUFFER_CMD

class BUSINFO(Struct):
    __slots__ = ()
layout(BUSINFO, 10, 2,
    ("deviceID", NvU16, 0),
    ("vendorID", NvU16, 2),
    ("subdeviceID", NvU16, 4),
    ("subvendorID", NvU16, 6),
    ("revisionID", NvU8, 8),
)
COMPUTE_BRANDING_TYPE = c_uint32
COMPUTE_BRANDING_TYPE_NONE = 0
COMPUTE_BRANDING_TYPE_TESLA = 1
ErrorNotifierType = c_uint32
ERROR_NOTIFIER_TYPE_UNKNOWN = 0
ERROR_NOTIFIER_TYPE_NONE = 1
ERROR_NOTIFIER_TYPE_CTXDMA = 2
ERROR_NOTIFIER_TYPE_MEMORY = 3
ENGINE_INFO_TYPE = c_uint32
ENGINE_INFO_TYPE_ENG_DESC = 0
ENGINE_INFO_TYPE_FIFO_TAG = 1
ENGINE_INFO_TYPE_RM_ENGINE_TYPE = 2
ENGINE_INFO_TYPE_RUNLIST = 3
ENGINE_INFO_TYPE_MMU_FAULT_ID = 4
ENGINE_INFO_TYPE_RC_MASK = 5
ENGINE_INFO_TYPE_RESET = 6
ENGINE_INFO_TYPE_INTR = 7
ENGINE_INFO_TYPE_MC = 8
ENGINE_INFO_TYPE_DEV_TYPE_ENUM = 9
ENGINE_INFO_TYPE_INSTANCE_ID = 10
ENGINE_INFO_TYPE_RUNLIST_PRI_BASE = 11
ENGINE_INFO_TYPE_IS_HOST_DRIVEN_ENGINE = 12
ENGINE_INFO_TYPE_RUNLIST_ENGINE_ID = 13
ENGINE_INFO_TYPE_CHRAM_PRI_BASE = 14
ENGINE_INFO_TYPE_KERNEL_RM_MAX = 15
ENGINE_INFO_TYPE_INVALID = 15
ENGINE_INFO_TYPE_ENGINE_DATA_ARRAY_SIZE = 15
ENGINE_INFO_TYPE_PBDMA_ID = 16

class struct_PACKED_REGISTRY_ENTRY(Struct):
    __slots__ = ()
layout(struct_PACKED_REGISTRY_ENTRY, 16, 4,
    ("nameOffset", NvU32, 0),
    ("type", NvU8, 4),
    ("data", NvU32, 8),
    ("length", NvU32, 12),
)
PACKED_REGISTRY_ENTRY = struct_PACKED_REGISTRY_ENTRY

class struct_PACKED_REGISTRY_TABLE(Struct):
    __slots__ = ()
layout(struct_PACKED_REGISTRY_TABLE, 8, 4,
    ("size", NvU32, 0),
    ("numEntries", NvU32, 4),
    ("entries", PACKED_REGISTRY_ENTRY * 0, 8),
)
PACKED_REGISTRY_TABLE = struct_PACKED_REGISTRY_TABLE
NV_RPC_UPDATE_PDE_BAR_TYPE = c_uint32
NV_RPC_UPDATE_PDE_BAR_1 = 0
NV_RPC_UPDATE_PDE_BAR_2 = 1
NV_RPC_UPDATE_PDE_BAR_INVALID = 2

class struct_VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS(Struct):
    __slots__ = ()
layout(struct_VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS, 12, 4,
    ("headIndex", NvU32, 0),
    ("maxHResolution", NvU32, 4),
    ("maxVResolution", NvU32, 8),
)
VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS = struct_VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS

class struct_VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS(Struct):
    __slots__ = ()
layout(struct_VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS, 8, 4,
    ("numHeads", NvU32, 0),
    ("maxNumHeads", NvU32, 4),
)
VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS = struct_VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS

class struct_NVOS00_PARAMETERS_v03_00(Struct):
    __slots__ = ()
layout(struct_NVOS00_PARAMETERS_v03_00, 16, 4,
    ("hRoot", NvHandle, 0),
    ("hObjectParent", NvHandle, 4),
    ("hObjectOld", NvHandle, 8),
    ("status", NvV32, 12),
)
NVOS00_PARAMETERS_v03_00 = struct_NVOS00_PARAMETERS_v03_00

class struct_UpdateBarPde_v15_00(Struct):
    __slots__ = ()
layout(struct_UpdateBarPde_v15_00, 24, 8,
    ("barType", NV_RPC_UPDATE_PDE_BAR_TYPE, 0),
    ("entryValue", NvU64, 8),
    ("entryLevelShift", NvU64, 16),
)
UpdateBarPde_v15_00 = struct_UpdateBarPde_v15_00

class struct_pte_desc_pte_pde(Union):
    __slots__ = ()
layout(struct_pte_desc_pte_pde, 8, 8,
    ("pte", NvU64, 0),
    ("pde", NvU64, 0),
)

class struct_pte_desc(Struct):
    __slots__ = ()
layout(struct_pte_desc, 8, 8,
    ("idr", NvU32, 0, 2),
    ("reserved1", NvU32, 2, 14),
    ("length", NvU32, 16, 16),
    ("pte_pde", struct_pte_desc_pte_pde * 0, 8),
)

class struct_rpc_alloc_memory_v13_01(Struct):
    __slots__ = ()
layout(struct_rpc_alloc_memory_v13_01, 56, 8,
    ("hClient", NvHandle, 0),
    ("hDevice", NvHandle, 4),
    ("hMemory", NvHandle, 8),
    ("hClass", NvU32, 12),
    ("flags", NvU32, 16),
    ("pteAdjust", NvU32, 20),
    ("format", NvU32, 24),
    ("length", NvU64, 32),
    ("pageCount", NvU32, 40),
    ("pteDesc", struct_pte_desc, 48),
)
rpc_alloc_memory_v13_01 = struct_rpc_alloc_memory_v13_01

class struct_rpc_free_v03_00(Struct):
    __slots__ = ()
layout(struct_rpc_free_v03_00, 16, 4,
    ("params", NVOS00_PARAMETERS_v03_00, 0),
)
rpc_free_v03_00 = struct_rpc_free_v03_00

class struct_rpc_unloading_guest_driver_v1F_07(Struct):
    __slots__ = ()
layout(struct_rpc_unloading_guest_driver_v1F_07, 8, 4,
    ("bInPMTransition", NvBool, 0),
    ("bGc6Entering", NvBool, 1),
    ("newLevel", NvU32, 4),
)
rpc_unloading_guest_driver_v1F_07 = struct_rpc_unloading_guest_driver_v1F_07

class struct_rpc_update_bar_pde_v15_00(Struct):
    __slots__ = ()
layout(struct_rpc_update_bar_pde_v15_00, 24, 8,
    ("info", UpdateBarPde_v15_00, 0),
)
rpc_update_bar_pde_v15_00 = struct_rpc_update_bar_pde_v15_00

class struct_rpc_gsp_rm_alloc_v03_00(Struct):
    __slots__ = ()
layout(struct_rpc_gsp_rm_alloc_v03_00, 32, 4,
    ("hClient", NvHandle, 0),
    ("hParent", NvHandle, 4),
    ("hObject", NvHandle, 8),
    ("hClass", NvU32, 12),
    ("status", NvU32, 16),
    ("paramsSize", NvU32, 20),
    ("flags", NvU32, 24),
    ("reserved", NvU8 * 4, 28),
    ("params", NvU8 * 0, 32),
)
rpc_gsp_rm_alloc_v03_00 = struct_rpc_gsp_rm_alloc_v03_00

class struct_rpc_gsp_rm_control_v03_00(Struct):
    __slots__ = ()
layout(struct_rpc_gsp_rm_control_v03_00, 24, 4,
    ("hClient", NvHandle, 0),
    ("hObject", NvHandle, 4),
    ("cmd", NvU32, 8),
    ("status", NvU32, 12),
    ("paramsSize", NvU32, 16),
    ("flags", NvU32, 20),
    ("params", NvU8 * 0, 24),
)
rpc_gsp_rm_control_v03_00 = struct_rpc_gsp_rm_control_v03_00

class struct_rpc_run_cpu_sequencer_v17_00(Struct):
    __slots__ = ()
layout(struct_rpc_run_cpu_sequencer_v17_00, 40, 4,
    ("bufferSizeDWord", NvU32, 0),
    ("cmdIndex", NvU32, 4),
    ("regSaveArea", NvU32 * 8, 8),
    ("commandBuffer", NvU32 * 0, 40),
)
rpc_run_cpu_sequencer_v17_00 = struct_rpc_run_cpu_sequencer_v17_00

class struct_rpc_post_event_v17_00(Struct):
    __slots__ = ()
layout(struct_rpc_post_event_v17_00, 32, 4,
    ("hClient", NvHandle, 0),
    ("hEvent", NvHandle, 4),
    ("notifyIndex", NvU32, 8),
    ("data", NvU32, 12),
    ("info16", NvU16, 16),
    ("status", NvU32, 20),
    ("eventDataSize", NvU32, 24),
    ("bNotifyList", NvBool, 28),
    ("eventData", NvU8 * 0, 29),
)
rpc_post_event_v17_00 = struct_rpc_post_event_v17_00

class struct_rpc_rc_triggered_v17_02(Struct):
    __slots__ = ()
layout(struct_rpc_rc_triggered_v17_02, 20, 4,
    ("nv2080EngineType", NvU32, 0),
    ("chid", NvU32, 4),
    ("exceptType", NvU32, 8),
    ("scope", NvU32, 12),
    ("partitionAttributionId", NvU16, 16),
)
rpc_rc_triggered_v17_02 = struct_rpc_rc_triggered_v17_02

class struct_rpc_os_error_log_v17_00(Struct):
    __slots__ = ()
layout(struct_rpc_os_error_log_v17_00, 268, 4,
    ("exceptType", NvU32, 0),
    ("runlistId", NvU32, 4),
    ("chid", NvU32, 8),
    ("errString", c_char * 256, 12),
)
rpc_os_error_log_v17_00 = struct_rpc_os_error_log_v17_00

class struct_DOD_METHOD_DATA(Struct):
    __slots__ = ()
layout(struct_DOD_METHOD_DATA, 72, 4,
    ("status", NV_STATUS, 0),
    ("acpiIdListLen", NvU32, 4),
    ("acpiIdList", NvU32 * 16, 8),
)
DOD_METHOD_DATA = struct_DOD_METHOD_DATA

class struct_JT_METHOD_DATA(Struct):
    __slots__ = ()
layout(struct_JT_METHOD_DATA, 12, 4,
    ("status", NV_STATUS, 0),
    ("jtCaps", NvU32, 4),
    ("jtRevId", NvU16, 8),
    ("bSBIOSCaps", NvBool, 10),
)
JT_METHOD_DATA = struct_JT_METHOD_DATA

class struct_MUX_METHOD_DATA_ELEMENT(Struct):
    __slots__ = ()
layout(struct_MUX_METHOD_DATA_ELEMENT, 12, 4,
    ("acpiId", NvU32, 0),
    ("mode", NvU32, 4),
    ("status", NV_STATUS, 8),
)
MUX_METHOD_DATA_ELEMENT = struct_MUX_METHOD_DATA_ELEMENT

class struct_MUX_METHOD_DATA(Struct):
    __slots__ = ()
layout(struct_MUX_METHOD_DATA, 388, 4,
    ("tableLen", NvU32, 0),
    ("acpiIdMuxModeTable", MUX_METHOD_DATA_ELEMENT * 16, 4),
    ("acpiIdMuxPartTable", MUX_METHOD_DATA_ELEMENT * 16, 196),
)
MUX_METHOD_DATA = struct_MUX_METHOD_DATA

class struct_CAPS_METHOD_DATA(Struct):
    __slots__ = ()
layout(struct_CAPS_METHOD_DATA, 8, 4,
    ("status", NV_STATUS, 0),
    ("optimusCaps", NvU32, 4),
)
CAPS_METHOD_DATA = struct_CAPS_METHOD_DATA

class struct_ACPI_METHOD_DATA(Struct):
    __slots__ = ()
layout(struct_ACPI_METHOD_DATA, 484, 4,
    ("bValid", NvBool, 0),
    ("dodMethodData", DOD_METHOD_DATA, 4),
    ("jtMethodData", JT_METHOD_DATA, 76),
    ("muxMethodData", MUX_METHOD_DATA, 88),
    ("capsMethodData", CAPS_METHOD_DATA, 476),
)
ACPI_METHOD_DATA = struct_ACPI_METHOD_DATA
RM_ENGINE_TYPE = c_uint32
RM_ENGINE_TYPE_NULL = 0
RM_ENGINE_TYPE_GR0 = 1
RM_ENGINE_TYPE_GR1 = 2
RM_ENGINE_TYPE_GR2 = 3
RM_ENGINE_TYPE_GR3 = 4
RM_ENGINE_TYPE_GR4 = 5
RM_ENGINE_TYPE_GR5 = 6
RM_ENGINE_TYPE_GR6 = 7
RM_ENGINE_TYPE_GR7 = 8
RM_ENGINE_TYPE_COPY0 = 9
RM_ENGINE_TYPE_COPY1 = 10
RM_ENGINE_TYPE_COPY2 = 11
RM_ENGINE_TYPE_COPY3 = 12
RM_ENGINE_TYPE_COPY4 = 13
RM_ENGINE_TYPE_COPY5 = 14
RM_ENGINE_TYPE_COPY6 = 15
RM_ENGINE_TYPE_COPY7 = 16
RM_ENGINE_TYPE_COPY8 = 17
RM_ENGINE_TYPE_COPY9 = 18
RM_ENGINE_TYPE_NVDEC0 = 29
RM_ENGINE_TYPE_NVDEC1 = 30
RM_ENGINE_TYPE_NVDEC2 = 31
RM_ENGINE_TYPE_NVDEC3 = 32
RM_ENGINE_TYPE_NVDEC4 = 33
RM_ENGINE_TYPE_NVDEC5 = 34
RM_ENGINE_TYPE_NVDEC6 = 35
RM_ENGINE_TYPE_NVDEC7 = 36
RM_ENGINE_TYPE_NVENC0 = 37
RM_ENGINE_TYPE_NVENC1 = 38
RM_ENGINE_TYPE_NVENC2 = 39
RM_ENGINE_TYPE_VP = 40
RM_ENGINE_TYPE_ME = 41
RM_ENGINE_TYPE_PPP = 42
RM_ENGINE_TYPE_MPEG = 43
RM_ENGINE_TYPE_SW = 44
RM_ENGINE_TYPE_TSEC = 45
RM_ENGINE_TYPE_VIC = 46
RM_ENGINE_TYPE_MP = 47
RM_ENGINE_TYPE_SEC2 = 48
RM_ENGINE_TYPE_HOST = 49
RM_ENGINE_TYPE_DPU = 50
RM_ENGINE_TYPE_PMU = 51
RM_ENGINE_TYPE_FBFLCN = 52
RM_ENGINE_TYPE_NVJPEG0 = 53
RM_ENGINE_TYPE_NVJPEG1 = 54
RM_ENGINE_TYPE_NVJPEG2 = 55
RM_ENGINE_TYPE_NVJPEG3 = 56
RM_ENGINE_TYPE_NVJPEG4 = 57
RM_ENGINE_TYPE_NVJPEG5 = 58
RM_ENGINE_TYPE_NVJPEG6 = 59
RM_ENGINE_TYPE_NVJPEG7 = 60
RM_ENGINE_TYPE_OFA = 61
RM_ENGINE_TYPE_LAST = 62

class MESSAGE_QUEUE_INIT_ARGUMENTS(Struct):
    __slots__ = ()
layout(MESSAGE_QUEUE_INIT_ARGUMENTS, 48, 8,
    ("sharedMemPhysAddr", RmPhysAddr, 0),
    ("pageTableEntryCount", NvU32, 8),
    ("cmdQueueOffset", NvLength, 16),
    ("statQueueOffset", NvLength, 24),
    ("locklessCmdQueueOffset", NvLength, 32),
    ("locklessStatQueueOffset", NvLength, 40),
)

class GSP_SR_INIT_ARGUMENTS(Struct):
    __slots__ = ()
layout(GSP_SR_INIT_ARGUMENTS, 12, 4,
    ("oldLevel", NvU32, 0),
    ("flags", NvU32, 4),
    ("bInPMTransition", NvBool, 8),
)

class GSP_ARGUMENTS_CACHED_profilerArgs(Struct):
    __slots__ = ()
layout(GSP_ARGUMENTS_CACHED_profilerArgs, 16, 8,
    ("pa", NvU64, 0),
    ("size", NvU64, 8),
)

class GSP_ARGUMENTS_CACHED(Struct):
    __slots__ = ()
layout(GSP_ARGUMENTS_CACHED, 80, 8,
    ("messageQueueInitArguments", MESSAGE_QUEUE_INIT_ARGUMENTS, 0),
    ("srInitArguments", GSP_SR_INIT_ARGUMENTS, 48),
    ("gpuInstance", NvU32, 60),
    ("profilerArgs", GSP_ARGUMENTS_CACHED_profilerArgs, 64),
)

class struct_GSP_VF_INFO(Struct):
    __slots__ = ()
layout(struct_GSP_VF_INFO, 40, 8,
    ("totalVFs", NvU32, 0),
    ("firstVFOffset", NvU32, 4),
    ("FirstVFBar0Address", NvU64, 8),
    ("FirstVFBar1Address", NvU64, 16),
    ("FirstVFBar2Address", NvU64, 24),
    ("b64bitBar0", NvBool, 32),
    ("b64bitBar1", NvBool, 33),
    ("b64bitBar2", NvBool, 34),
)
GSP_VF_INFO = struct_GSP_VF_INFO

class struct_GspSMInfo_t(Struct):
    __slots__ = ()
layout(struct_GspSMInfo_t, 36, 4,
    ("version", NvU32, 0),
    ("regBankCount", NvU32, 4),
    ("regBankRegCount", NvU32, 8),
    ("maxWarpsPerSM", NvU32, 12),
    ("maxThreadsPerWarp", NvU32, 16),
    ("geomGsObufEntries", NvU32, 20),
    ("geomXbufEntries", NvU32, 24),
    ("maxSPPerSM", NvU32, 28),
    ("rtCoreCount", NvU32, 32),
)
GspSMInfo = struct_GspSMInfo_t

class struct_GspStaticConfigInfo_t(Struct):
    __slots__ = ()
layout(struct_GspStaticConfigInfo_t, 2168, 8,
    ("grCapsBits", NvU8 * 23, 0),
    ("gidInfo", NV2080_CTRL_GPU_GET_GID_INFO_PARAMS, 24),
    ("gpcInfo", NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS, 292),
    ("tpcInfo", NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS * 32, 296),
    ("zcullInfo", NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS * 32, 552),
    ("SKUInfo", NV2080_CTRL_BIOS_GET_SKU_INFO_PARAMS, 808),
    ("fbRegionInfoParams", NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS, 840),
    ("computeBranding", COMPUTE_BRANDING_TYPE, 1616),
    ("sriovCaps", NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS, 1624),
    ("sriovMaxGfid", NvU32, 1696),
    ("engineCaps", NvU32 * 2, 1700),
    ("SM_info", GspSMInfo, 1708),
    ("poisonFuseEnabled", NvBool, 1744),
    ("fb_length", NvU64, 1752),
    ("fbio_mask", NvU32, 1760),
    ("fb_bus_width", NvU32, 1764),
    ("fb_ram_type", NvU32, 1768),
    ("fbp_mask", NvU32, 1772),
    ("l2_cache_size", NvU32, 1776),
    ("gfxpBufferSize", NvU32 * 5, 1780),
    ("gfxpBufferAlignment", NvU32 * 5, 1800),
    ("gpuNameString", NvU8 * 64, 1820),
    ("gpuShortNameString", NvU8 * 64, 1884),
    ("gpuNameString_Unicode", NvU16 * 64, 1948),
    ("bGpuInternalSku", NvBool, 2076),
    ("bIsQuadroGeneric", NvBool, 2077),
    ("bIsQuadroAd", NvBool, 2078),
    ("bIsNvidiaNvs", NvBool, 2079),
    ("bIsVgx", NvBool, 2080),
    ("bGeforceSmb", NvBool, 2081),
    ("bIsTitan", NvBool, 2082),
    ("bIsTesla", NvBool, 2083),
    ("bIsMobile", NvBool, 2084),
    ("bIsGc6Rtd3Allowed", NvBool, 2085),
    ("bIsGcOffRtd3Allowed", NvBool, 2086),
    ("bIsGcoffLegacyAllowed", NvBool, 2087),
    ("bar1PdeBase", NvU64, 2088),
    ("bar2PdeBase", NvU64, 2096),
    ("bVbiosValid", NvBool, 2104),
    ("vbiosSubVendor", NvU32, 2108),
    ("vbiosSubDevice", NvU32, 2112),
    ("bPageRetirementSupported", NvBool, 2116),
    ("bSplitVasBetweenServerClientRm", NvBool, 2117),
    ("bClRootportNeedsNosnoopWAR", NvBool, 2118),
    ("displaylessMaxHeads", VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS, 2120),
    ("displaylessMaxResolution", VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS, 2128),
    ("displaylessMaxPixels", NvU64, 2144),
    ("hInternalClient", NvHandle, 2152),
    ("hInternalDevice", NvHandle, 2156),
    ("hInternalSubdevice", NvHandle, 2160),
    ("bSelfHostedMode", NvBool, 2164),
    ("bAtsSupported", NvBool, 2165),
    ("bIsGpuUefi", NvBool, 2166),
)
GspStaticConfigInfo = struct_GspStaticConfigInfo_t

class struct_GspSystemInfo(Struct):
    __slots__ = ()
layout(struct_GspSystemInfo, 664, 8,
    ("gpuPhysAddr", NvU64, 0),
    ("gpuPhysFbAddr", NvU64, 8),
    ("gpuPhysInstAddr", NvU64, 16),
    ("nvDomainBusDeviceFunc", NvU64, 24),
    ("simAccessBufPhysAddr", NvU64, 32),
    ("pcieAtomicsOpMask", NvU64, 40),
    ("consoleMemSize", NvU64, 48),
    ("maxUserVa", NvU64, 56),
    ("pciConfigMirrorBase", NvU32, 64),
    ("pciConfigMirrorSize", NvU32, 68),
    ("oorArch", NvU8, 72),
    ("clPdbProperties", NvU64, 80),
    ("Chipset", NvU32, 88),
    ("bGpuBehindBridge", NvBool, 92),
    ("bMnocAvailable", NvBool, 93),
    ("bUpstreamL0sUnsupported", NvBool, 94),
    ("bUpstreamL1Unsupported", NvBool, 95),
    ("bUpstreamL1PorSupported", NvBool, 96),
    ("bUpstreamL1PorMobileOnly", NvBool, 97),
    ("upstreamAddressValid", NvU8, 98),
    ("FHBBusInfo", BUSINFO, 100),
    ("chipsetIDInfo", BUSINFO, 110),
    ("acpiMethodData", ACPI_METHOD_DATA, 120),
    ("hypervisorType", NvU32, 604),
    ("bIsPassthru", NvBool, 608),
    ("sysTimerOffsetNs", NvU64, 616),
    ("gspVFInfo", GSP_VF_INFO, 624),
)
GspSystemInfo = struct_GspSystemInfo
NV_VGPU_MSG_FUNCTION_NOP = 0
NV_VGPU_MSG_FUNCTION_SET_GUEST_SYSTEM_INFO = 1
NV_VGPU_MSG_FUNCTION_ALLOC_ROOT = 2
NV_VGPU_MSG_FUNCTION_ALLOC_DEVICE = 3
NV_VGPU_MSG_FUNCTION_ALLOC_MEMORY = 4
NV_VGPU_MSG_FUNCTION_ALLOC_CTX_DMA = 5
NV_VGPU_MSG_FUNCTION_ALLOC_CHANNEL_DMA = 6
NV_VGPU_MSG_FUNCTION_MAP_MEMORY = 7
NV_VGPU_MSG_FUNCTION_BIND_CTX_DMA = 8
NV_VGPU_MSG_FUNCTION_ALLOC_OBJECT = 9
NV_VGPU_MSG_FUNCTION_FREE = 10
NV_VGPU_MSG_FUNCTION_LOG = 11
NV_VGPU_MSG_FUNCTION_ALLOC_VIDMEM = 12
NV_VGPU_MSG_FUNCTION_UNMAP_MEMORY = 13
NV_VGPU_MSG_FUNCTION_MAP_MEMORY_DMA = 14
NV_VGPU_MSG_FUNCTION_UNMAP_MEMORY_DMA = 15
NV_VGPU_MSG_FUNCTION_GET_EDID = 16
NV_VGPU_MSG_FUNCTION_ALLOC_DISP_CHANNEL = 17
NV_VGPU_MSG_FUNCTION_ALLOC_DISP_OBJECT = 18
NV_VGPU_MSG_FUNCTION_ALLOC_SUBDEVICE = 19
NV_VGPU_MSG_FUNCTION_ALLOC_DYNAMIC_MEMORY = 20
NV_VGPU_MSG_FUNCTION_DUP_OBJECT = 21
NV_VGPU_MSG_FUNCTION_IDLE_CHANNELS = 22
NV_VGPU_MSG_FUNCTION_ALLOC_EVENT = 23
NV_VGPU_MSG_FUNCTION_SEND_EVENT = 24
NV_VGPU_MSG_FUNCTION_REMAPPER_CONTROL = 25
NV_VGPU_MSG_FUNCTION_DMA_CONTROL = 26
NV_VGPU_MSG_FUNCTION_DMA_FILL_PTE_MEM = 27
NV_VGPU_MSG_FUNCTION_MANAGE_HW_RESOURCE = 28
NV_VGPU_MSG_FUNCTION_BIND_ARBITRARY_CTX_DMA = 29
NV_VGPU_MSG_FUNCTION_CREATE_FB_SEGMENT = 30
NV_VGPU_MSG_FUNCTION_DESTROY_FB_SEGMENT = 31
NV_VGPU_MSG_FUNCTION_ALLOC_SHARE_DEVICE = 32
NV_VGPU_MSG_FUNCTION_DEFERRED_API_CONTROL = 33
NV_VGPU_MSG_FUNCTION_REMOVE_DEFERRED_API = 34
NV_VGPU_MSG_FUNCTION_SIM_ESCAPE_READ = 35
NV_VGPU_MSG_FUNCTION_SIM_ESCAPE_WRITE = 36
NV_VGPU_MSG_FUNCTION_SIM_MANAGE_DISPLAY_CONTEXT_DMA = 37
NV_VGPU_MSG_FUNCTION_FREE_VIDMEM_VIRT = 38
NV_VGPU_MSG_FUNCTION_PERF_GET_PSTATE_INFO = 39
NV_VGPU_MSG_FUNCTION_PERF_GET_PERFMON_SAMPLE = 40
NV_VGPU_MSG_FUNCTION_PERF_GET_VIRTUAL_PSTATE_INFO = 41
NV_VGPU_MSG_FUNCTION_PERF_GET_LEVEL_INFO = 42
NV_VGPU_MSG_FUNCTION_MAP_SEMA_MEMORY = 43
NV_VGPU_MSG_FUNCTION_UNMAP_SEMA_MEMORY = 44
NV_VGPU_MSG_FUNCTION_SET_SURFACE_PROPERTIES = 45
NV_VGPU_MSG_FUNCTION_CLEANUP_SURFACE = 46
NV_VGPU_MSG_FUNCTION_UNLOADING_GUEST_DRIVER = 47
NV_VGPU_MSG_FUNCTION_TDR_SET_TIMEOUT_STATE = 48
NV_VGPU_MSG_FUNCTION_SWITCH_TO_VGA = 49
NV_VGPU_MSG_FUNCTION_GPU_EXEC_REG_OPS = 50
NV_VGPU_MSG_FUNCTION_GET_STATIC_INFO = 51
NV_VGPU_MSG_FUNCTION_ALLOC_VIRTMEM = 52
NV_VGPU_MSG_FUNCTION_UPDATE_PDE_2 = 53
NV_VGPU_MSG_FUNCTION_SET_PAGE_DIRECTORY = 54
NV_VGPU_MSG_FUNCTION_GET_STATIC_PSTATE_INFO = 55
NV_VGPU_MSG_FUNCTION_TRANSLATE_GUEST_GPU_PTES = 56
NV_VGPU_MSG_FUNCTION_RESERVED_57 = 57
NV_VGPU_MSG_FUNCTION_RESET_CURRENT_GR_CONTEXT = 58
NV_VGPU_MSG_FUNCTION_SET_SEMA_MEM_VALIDATION_STATE = 59
NV_VGPU_MSG_FUNCTION_GET_ENGINE_UTILIZATION = 60
NV_VGPU_MSG_FUNCTION_UPDATE_GPU_PDES = 61
NV_VGPU_MSG_FUNCTION_GET_ENCODER_CAPACITY = 62
NV_VGPU_MSG_FUNCTION_VGPU_PF_REG_READ32 = 63
NV_VGPU_MSG_FUNCTION_SET_GUEST_SYSTEM_INFO_EXT = 64
NV_VGPU_MSG_FUNCTION_GET_GSP_STATIC_INFO = 65
NV_VGPU_MSG_FUNCTION_RMFS_INIT = 66
NV_VGPU_MSG_FUNCTION_RMFS_CLOSE_QUEUE = 67
NV_VGPU_MSG_FUNCTION_RMFS_CLEANUP = 68
NV_VGPU_MSG_FUNCTION_RMFS_TEST = 69
NV_VGPU_MSG_FUNCTION_UPDATE_BAR_PDE = 70
NV_VGPU_MSG_FUNCTION_CONTINUATION_RECORD = 71
NV_VGPU_MSG_FUNCTION_GSP_SET_SYSTEM_INFO = 72
NV_VGPU_MSG_FUNCTION_SET_REGISTRY = 73
NV_VGPU_MSG_FUNCTION_GSP_INIT_POST_OBJGPU = 74
NV_VGPU_MSG_FUNCTION_SUBDEV_EVENT_SET_NOTIFICATION = 75
NV_VGPU_MSG_FUNCTION_GSP_RM_CONTROL = 76
NV_VGPU_MSG_FUNCTION_GET_STATIC_INFO2 = 77
NV_VGPU_MSG_FUNCTION_DUMP_PROTOBUF_COMPONENT = 78
NV_VGPU_MSG_FUNCTION_UNSET_PAGE_DIRECTORY = 79
NV_VGPU_MSG_FUNCTION_GET_CONSOLIDATED_STATIC_INFO = 80
NV_VGPU_MSG_FUNCTION_GMMU_REGISTER_FAULT_BUFFER = 81
NV_VGPU_MSG_FUNCTION_GMMU_UNREGISTER_FAULT_BUFFER = 82
NV_VGPU_MSG_FUNCTION_GMMU_REGISTER_CLIENT_SHADOW_FAULT_BUFFER = 83
NV_VGPU_MSG_FUNCTION_GMMU_UNREGISTER_CLIENT_SHADOW_FAULT_BUFFER = 84
NV_VGPU_MSG_FUNCTION_CTRL_SET_VGPU_FB_USAGE = 85
NV_VGPU_MSG_FUNCTION_CTRL_NVFBC_SW_SESSION_UPDATE_INFO = 86
NV_VGPU_MSG_FUNCTION_CTRL_NVENC_SW_SESSION_UPDATE_INFO = 87
NV_VGPU_MSG_FUNCTION_CTRL_RESET_CHANNEL = 88
NV_VGPU_MSG_FUNCTION_CTRL_RESET_ISOLATED_CHANNEL = 89
NV_VGPU_MSG_FUNCTION_CTRL_GPU_HANDLE_VF_PRI_FAULT = 90
NV_VGPU_MSG_FUNCTION_CTRL_CLK_GET_EXTENDED_INFO = 91
NV_VGPU_MSG_FUNCTION_CTRL_PERF_BOOST = 92
NV_VGPU_MSG_FUNCTION_CTRL_PERF_VPSTATES_GET_CONTROL = 93
NV_VGPU_MSG_FUNCTION_CTRL_GET_ZBC_CLEAR_TABLE = 94
NV_VGPU_MSG_FUNCTION_CTRL_SET_ZBC_COLOR_CLEAR = 95
NV_VGPU_MSG_FUNCTION_CTRL_SET_ZBC_DEPTH_CLEAR = 96
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_SCHEDULE = 97
NV_VGPU_MSG_FUNCTION_CTRL_SET_TIMESLICE = 98
NV_VGPU_MSG_FUNCTION_CTRL_PREEMPT = 99
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_DISABLE_CHANNELS = 100
NV_VGPU_MSG_FUNCTION_CTRL_SET_TSG_INTERLEAVE_LEVEL = 101
NV_VGPU_MSG_FUNCTION_CTRL_SET_CHANNEL_INTERLEAVE_LEVEL = 102
NV_VGPU_MSG_FUNCTION_GSP_RM_ALLOC = 103
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS_V2 = 104
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_AES_ENCRYPT = 105
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_SESSION_KEY = 106
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_SESSION_KEY_STATUS = 107
NV_VGPU_MSG_FUNCTION_CTRL_DBG_CLEAR_ALL_SM_ERROR_STATES = 108
NV_VGPU_MSG_FUNCTION_CTRL_DBG_READ_ALL_SM_ERROR_STATES = 109
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_EXCEPTION_MASK = 110
NV_VGPU_MSG_FUNCTION_CTRL_GPU_PROMOTE_CTX = 111
NV_VGPU_MSG_FUNCTION_CTRL_GR_CTXSW_PREEMPTION_BIND = 112
NV_VGPU_MSG_FUNCTION_CTRL_GR_SET_CTXSW_PREEMPTION_MODE = 113
NV_VGPU_MSG_FUNCTION_CTRL_GR_CTXSW_ZCULL_BIND = 114
NV_VGPU_MSG_FUNCTION_CTRL_GPU_INITIALIZE_CTX = 115
NV_VGPU_MSG_FUNCTION_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES = 116
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_CLEAR_FAULTED_BIT = 117
NV_VGPU_MSG_FUNCTION_CTRL_GET_LATEST_ECC_ADDRESSES = 118
NV_VGPU_MSG_FUNCTION_CTRL_MC_SERVICE_INTERRUPTS = 119
NV_VGPU_MSG_FUNCTION_CTRL_DMA_SET_DEFAULT_VASPACE = 120
NV_VGPU_MSG_FUNCTION_CTRL_GET_CE_PCE_MASK = 121
NV_VGPU_MSG_FUNCTION_CTRL_GET_ZBC_CLEAR_TABLE_ENTRY = 122
NV_VGPU_MSG_FUNCTION_CTRL_GET_NVLINK_PEER_ID_MASK = 123
NV_VGPU_MSG_FUNCTION_CTRL_GET_NVLINK_STATUS = 124
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS = 125
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS_MATRIX = 126
NV_VGPU_MSG_FUNCTION_RESERVED_0 = 127
NV_VGPU_MSG_FUNCTION_CTRL_RESERVE_PM_AREA_SMPC = 128
NV_VGPU_MSG_FUNCTION_CTRL_RESERVE_HWPM_LEGACY = 129
NV_VGPU_MSG_FUNCTION_CTRL_B0CC_EXEC_REG_OPS = 130
NV_VGPU_MSG_FUNCTION_CTRL_BIND_PM_RESOURCES = 131
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SUSPEND_CONTEXT = 132
NV_VGPU_MSG_FUNCTION_CTRL_DBG_RESUME_CONTEXT = 133
NV_VGPU_MSG_FUNCTION_CTRL_DBG_EXEC_REG_OPS = 134
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_MODE_MMU_DEBUG = 135
NV_VGPU_MSG_FUNCTION_CTRL_DBG_READ_SINGLE_SM_ERROR_STATE = 136
NV_VGPU_MSG_FUNCTION_CTRL_DBG_CLEAR_SINGLE_SM_ERROR_STATE = 137
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_MODE_ERRBAR_DEBUG = 138
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_NEXT_STOP_TRIGGER_TYPE = 139
NV_VGPU_MSG_FUNCTION_CTRL_ALLOC_PMA_STREAM = 140
NV_VGPU_MSG_FUNCTION_CTRL_PMA_STREAM_UPDATE_GET_PUT = 141
NV_VGPU_MSG_FUNCTION_CTRL_FB_GET_INFO_V2 = 142
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_SET_CHANNEL_PROPERTIES = 143
NV_VGPU_MSG_FUNCTION_CTRL_GR_GET_CTX_BUFFER_INFO = 144
NV_VGPU_MSG_FUNCTION_CTRL_KGR_GET_CTX_BUFFER_PTES = 145
NV_VGPU_MSG_FUNCTION_CTRL_GPU_EVICT_CTX = 146
NV_VGPU_MSG_FUNCTION_CTRL_FB_GET_FS_INFO = 147
NV_VGPU_MSG_FUNCTION_CTRL_GRMGR_GET_GR_FS_INFO = 148
NV_VGPU_MSG_FUNCTION_CTRL_STOP_CHANNEL = 149
NV_VGPU_MSG_FUNCTION_CTRL_GR_PC_SAMPLING_MODE = 150
NV_VGPU_MSG_FUNCTION_CTRL_PERF_RATED_TDP_GET_STATUS = 151
NV_VGPU_MSG_FUNCTION_CTRL_PERF_RATED_TDP_SET_CONTROL = 152
NV_VGPU_MSG_FUNCTION_CTRL_FREE_PMA_STREAM = 153
NV_VGPU_MSG_FUNCTION_CTRL_TIMER_SET_GR_TICK_FREQ = 154
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_SETUP_VF_ZOMBIE_SUBCTX_PDB = 155
NV_VGPU_MSG_FUNCTION_GET_CONSOLIDATED_GR_STATIC_INFO = 156
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_SINGLE_SM_SINGLE_STEP = 157
NV_VGPU_MSG_FUNCTION_CTRL_GR_GET_TPC_PARTITION_MODE = 158
NV_VGPU_MSG_FUNCTION_CTRL_GR_SET_TPC_PARTITION_MODE = 159
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_ALLOCATE = 160
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_DESTROY = 161
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_MAP = 162
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_UNMAP = 163
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_PUSH_STREAM = 164
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_SET_HANDLES = 165
NV_VGPU_MSG_FUNCTION_UVM_METHOD_STREAM_GUEST_PAGES_OPERATION = 166
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_QUIESCE_PMA_CHANNEL = 167
NV_VGPU_MSG_FUNCTION_DCE_RM_INIT = 168
NV_VGPU_MSG_FUNCTION_REGISTER_VIRTUAL_EVENT_BUFFER = 169
NV_VGPU_MSG_FUNCTION_CTRL_EVENT_BUFFER_UPDATE_GET = 170
NV_VGPU_MSG_FUNCTION_GET_PLCABLE_ADDRESS_KIND = 171
NV_VGPU_MSG_FUNCTION_CTRL_PERF_LIMITS_SET_STATUS_V2 = 172
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_SRIOV_PROMOTE_PMA_STREAM = 173
NV_VGPU_MSG_FUNCTION_CTRL_GET_MMU_DEBUG_MODE = 174
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS = 175
NV_VGPU_MSG_FUNCTION_CTRL_FLCN_GET_CTX_BUFFER_SIZE = 176
NV_VGPU_MSG_FUNCTION_CTRL_FLCN_GET_CTX_BUFFER_INFO = 177
NV_VGPU_MSG_FUNCTION_DISABLE_CHANNELS = 178
NV_VGPU_MSG_FUNCTION_CTRL_FABRIC_MEMORY_DESCRIBE = 179
NV_VGPU_MSG_FUNCTION_CTRL_FABRIC_MEM_STATS = 180
NV_VGPU_MSG_FUNCTION_SAVE_HIBERNATION_DATA = 181
NV_VGPU_MSG_FUNCTION_RESTORE_HIBERNATION_DATA = 182
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_MEMSYS_SET_ZBC_REFERENCED = 183
NV_VGPU_MSG_FUNCTION_CTRL_EXEC_PARTITIONS_CREATE = 184
NV_VGPU_MSG_FUNCTION_CTRL_EXEC_PARTITIONS_DELETE = 185
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_GET_WORK_SUBMIT_TOKEN = 186
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_SET_WORK_SUBMIT_TOKEN_NOTIF_INDEX = 187
NV_VGPU_MSG_FUNCTION_PMA_SCRUBBER_SHARED_BUFFER_GUEST_PAGES_OPERATION = 188
NV_VGPU_MSG_FUNCTION_CTRL_MASTER_GET_VIRTUAL_FUNCTION_ERROR_CONT_INTR_MASK = 189
NV_VGPU_MSG_FUNCTION_SET_SYSMEM_DIRTY_PAGE_TRACKING_BUFFER = 190
NV_VGPU_MSG_FUNCTION_CTRL_SUBDEVICE_GET_P2P_CAPS = 191
NV_VGPU_MSG_FUNCTION_CTRL_BUS_SET_P2P_MAPPING = 192
NV_VGPU_MSG_FUNCTION_CTRL_BUS_UNSET_P2P_MAPPING = 193
NV_VGPU_MSG_FUNCTION_CTRL_FLA_SETUP_INSTANCE_MEM_BLOCK = 194
NV_VGPU_MSG_FUNCTION_CTRL_GPU_MIGRATABLE_OPS = 195
NV_VGPU_MSG_FUNCTION_CTRL_GET_TOTAL_HS_CREDITS = 196
NV_VGPU_MSG_FUNCTION_CTRL_GET_HS_CREDITS = 197
NV_VGPU_MSG_FUNCTION_CTRL_SET_HS_CREDITS = 198
NV_VGPU_MSG_FUNCTION_CTRL_PM_AREA_PC_SAMPLER = 199
NV_VGPU_MSG_FUNCTION_INVALIDATE_TLB = 200
NV_VGPU_MSG_FUNCTION_NUM_FUNCTIONS = 201
NV_VGPU_MSG_EVENT_FIRST_EVENT = 4096
NV_VGPU_MSG_EVENT_GSP_INIT_DONE = 4097
NV_VGPU_MSG_EVENT_GSP_RUN_CPU_SEQUENCER = 4098
NV_VGPU_MSG_EVENT_POST_EVENT = 4099
NV_VGPU_MSG_EVENT_RC_TRIGGERED = 4100
NV_VGPU_MSG_EVENT_MMU_FAULT_QUEUED = 4101
NV_VGPU_MSG_EVENT_OS_ERROR_LOG = 4102
NV_VGPU_MSG_EVENT_RG_LINE_INTR = 4103
NV_VGPU_MSG_EVENT_GPUACCT_PERFMON_UTIL_SAMPLES = 4104
NV_VGPU_MSG_EVENT_SIM_READ = 4105
NV_VGPU_MSG_EVENT_SIM_WRITE = 4106
NV_VGPU_MSG_EVENT_SEMAPHORE_SCHEDULE_CALLBACK = 4107
NV_VGPU_MSG_EVENT_UCODE_LIBOS_PRINT = 4108
NV_VGPU_MSG_EVENT_VGPU_GSP_PLUGIN_TRIGGERED = 4109
NV_VGPU_MSG_EVENT_PERF_GPU_BOOST_SYNC_LIMITS_CALLBACK = 4110
NV_VGPU_MSG_EVENT_PERF_BRIDGELESS_INFO_UPDATE = 4111
NV_VGPU_MSG_EVENT_VGPU_CONFIG = 4112
NV_VGPU_MSG_EVENT_DISPLAY_MODESET = 4113
NV_VGPU_MSG_EVENT_EXTDEV_INTR_SERVICE = 4114
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_256 = 4115
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_512 = 4116
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_1024 = 4117
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_2048 = 4118
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_4096 = 4119
NV_VGPU_MSG_EVENT_TIMED_SEMAPHORE_RELEASE = 4120
NV_VGPU_MSG_EVENT_NVLINK_IS_GPU_DEGRADED = 4121
NV_VGPU_MSG_EVENT_PFM_REQ_HNDLR_STATE_SYNC_CALLBACK = 4122
NV_VGPU_MSG_EVENT_GSP_SEND_USER_SHARED_DATA = 4123
NV_VGPU_MSG_EVENT_NVLINK_FAULT_UP = 4124
NV_VGPU_MSG_EVENT_GSP_LOCKDOWN_NOTICE = 4125
NV_VGPU_MSG_EVENT_MIG_CI_CONFIG_UPDATE = 4126
NV_VGPU_MSG_EVENT_NUM_EVENTS = 4127
_ENUMS = {
    "enum_NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS": "NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_MAIN NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_SPILL NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_PAGEPOOL NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_BETACB NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_RTV NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL_CPU NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_END",
    "enum_NV2080_INTR_CATEGORY": "NV2080_INTR_CATEGORY_DEFAULT NV2080_INTR_CATEGORY_ESCHED_DRIVEN_ENGINE NV2080_INTR_CATEGORY_ESCHED_DRIVEN_ENGINE_NOTIFICATION NV2080_INTR_CATEGORY_RUNLIST NV2080_INTR_CATEGORY_RUNLIST_NOTIFICATION NV2080_INTR_CATEGORY_UVM_OWNED NV2080_INTR_CATEGORY_UVM_SHARED NV2080_INTR_CATEGORY_ENUM_COUNT",
    "LibosMemoryRegionKind": "LIBOS_MEMORY_REGION_NONE LIBOS_MEMORY_REGION_CONTIGUOUS LIBOS_MEMORY_REGION_RADIX3",
    "LibosMemoryRegionLoc": "LIBOS_MEMORY_REGION_LOC_NONE LIBOS_MEMORY_REGION_LOC_SYSMEM LIBOS_MEMORY_REGION_LOC_FB",
    "enum_GSP_SEQ_BUF_OPCODE": "GSP_SEQ_BUF_OPCODE_REG_WRITE GSP_SEQ_BUF_OPCODE_REG_MODIFY GSP_SEQ_BUF_OPCODE_REG_POLL GSP_SEQ_BUF_OPCODE_DELAY_US GSP_SEQ_BUF_OPCODE_REG_STORE GSP_SEQ_BUF_OPCODE_CORE_RESET GSP_SEQ_BUF_OPCODE_CORE_START GSP_SEQ_BUF_OPCODE_CORE_WAIT_FOR_HALT GSP_SEQ_BUF_OPCODE_CORE_RESUME",
    "COMPUTE_BRANDING_TYPE": "COMPUTE_BRANDING_TYPE_NONE COMPUTE_BRANDING_TYPE_TESLA",
    "ErrorNotifierType": "ERROR_NOTIFIER_TYPE_UNKNOWN ERROR_NOTIFIER_TYPE_NONE ERROR_NOTIFIER_TYPE_CTXDMA ERROR_NOTIFIER_TYPE_MEMORY",
    "ENGINE_INFO_TYPE": "ENGINE_INFO_TYPE_ENG_DESC ENGINE_INFO_TYPE_FIFO_TAG ENGINE_INFO_TYPE_RM_ENGINE_TYPE ENGINE_INFO_TYPE_RUNLIST ENGINE_INFO_TYPE_MMU_FAULT_ID ENGINE_INFO_TYPE_RC_MASK ENGINE_INFO_TYPE_RESET ENGINE_INFO_TYPE_INTR ENGINE_INFO_TYPE_MC ENGINE_INFO_TYPE_DEV_TYPE_ENUM ENGINE_INFO_TYPE_INSTANCE_ID ENGINE_INFO_TYPE_RUNLIST_PRI_BASE ENGINE_INFO_TYPE_IS_HOST_DRIVEN_ENGINE ENGINE_INFO_TYPE_RUNLIST_ENGINE_ID ENGINE_INFO_TYPE_CHRAM_PRI_BASE ENGINE_INFO_TYPE_KERNEL_RM_MAX ENGINE_INFO_TYPE_INVALID ENGINE_INFO_TYPE_ENGINE_DATA_ARRAY_SIZE ENGINE_INFO_TYPE_PBDMA_ID",
    "NV_RPC_UPDATE_PDE_BAR_TYPE": "NV_RPC_UPDATE_PDE_BAR_1 NV_RPC_UPDATE_PDE_BAR_2 NV_RPC_UPDATE_PDE_BAR_INVALID",
    "RM_ENGINE_TYPE": "RM_ENGINE_TYPE_NULL RM_ENGINE_TYPE_GR0 RM_ENGINE_TYPE_GR1 RM_ENGINE_TYPE_GR2 RM_ENGINE_TYPE_GR3 RM_ENGINE_TYPE_GR4 RM_ENGINE_TYPE_GR5 RM_ENGINE_TYPE_GR6 RM_ENGINE_TYPE_GR7 RM_ENGINE_TYPE_COPY0 RM_ENGINE_TYPE_COPY1 RM_ENGINE_TYPE_COPY2 RM_ENGINE_TYPE_COPY3 RM_ENGINE_TYPE_COPY4 RM_ENGINE_TYPE_COPY5 RM_ENGINE_TYPE_COPY6 RM_ENGINE_TYPE_COPY7 RM_ENGINE_TYPE_COPY8 RM_ENGINE_TYPE_COPY9 RM_ENGINE_TYPE_NVDEC0 RM_ENGINE_TYPE_NVDEC1 RM_ENGINE_TYPE_NVDEC2 RM_ENGINE_TYPE_NVDEC3 RM_ENGINE_TYPE_NVDEC4 RM_ENGINE_TYPE_NVDEC5 RM_ENGINE_TYPE_NVDEC6 RM_ENGINE_TYPE_NVDEC7 RM_ENGINE_TYPE_NVENC0 RM_ENGINE_TYPE_NVENC1 RM_ENGINE_TYPE_NVENC2 RM_ENGINE_TYPE_VP RM_ENGINE_TYPE_ME RM_ENGINE_TYPE_PPP RM_ENGINE_TYPE_MPEG RM_ENGINE_TYPE_SW RM_ENGINE_TYPE_TSEC RM_ENGINE_TYPE_VIC RM_ENGINE_TYPE_MP RM_ENGINE_TYPE_SEC2 RM_ENGINE_TYPE_HOST RM_ENGINE_TYPE_DPU RM_ENGINE_TYPE_PMU RM_ENGINE_TYPE_FBFLCN RM_ENGINE_TYPE_NVJPEG0 RM_ENGINE_TYPE_NVJPEG1 RM_ENGINE_TYPE_NVJPEG2 RM_ENGINE_TYPE_NVJPEG3 RM_ENGINE_TYPE_NVJPEG4 RM_ENGINE_TYPE_NVJPEG5 RM_ENGINE_TYPE_NVJPEG6 RM_ENGINE_TYPE_NVJPEG7 RM_ENGINE_TYPE_OFA RM_ENGINE_TYPE_LAST",
}
NV_MAX_SUBDEVICES = 8
NV_PROC_NAME_MAX_LENGTH = 100
NVOS04_FLAGS_CHANNEL_TYPE_PHYSICAL = 0x0
NVOS04_FLAGS_CHANNEL_TYPE_VIRTUAL = 0x1
NVOS04_FLAGS_CHANNEL_TYPE_PHYSICAL_FOR_VIRTUAL = 0x2
NVOS04_FLAGS_VPR_FALSE = 0x0
NVOS04_FLAGS_VPR_TRUE = 0x1
NVOS04_FLAGS_CC_SECURE_FALSE = 0x0
NVOS04_FLAGS_CC_SECURE_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING_TRUE = 0x1
NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE_DEFAULT = 0x0
NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE_ONE = 0x1
NVOS04_FLAGS_PRIVILEGED_CHANNEL_FALSE = 0x0
NVOS04_FLAGS_PRIVILEGED_CHANNEL_TRUE = 0x1
NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING_FALSE = 0x0
NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO_TRUE = 0x1
NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL_FALSE = 0x0
NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT_TRUE = 0x1
NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT_FALSE = 0x0
NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT_TRUE = 0x1
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_DEFAULT = 0x0
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_ONE = 0x1
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_TWO = 0x2
NVOS04_FLAGS_MAP_CHANNEL_FALSE = 0x0
NVOS04_FLAGS_MAP_CHANNEL_TRUE = 0x1
NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC_FALSE = 0x0
NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC_TRUE = 0x1
CC_CHAN_ALLOC_IV_SIZE_DWORD = 3
CC_CHAN_ALLOC_NONCE_SIZE_DWORD = 8
NV01_ROOT = 0x0
NV01_DEVICE_0 = 0x80
NV20_SUBDEVICE_0 = 0x2080
NV2080_NOTIFIERS_HOTPLUG = 1
NV2080_NOTIFIERS_DP_IRQ = 7
NV2080_ENGINE_TYPE_GRAPHICS = 0x1
NV2080_ENGINE_TYPE_GR0 = 1
NV2080_ENGINE_TYPE_COPY0 = 0x9
NV2080_ENGINE_TYPE_BSP = 0x13
NV2080_ENGINE_TYPE_NVDEC0 = 19
NV2080_ENGINE_TYPE_MSENC = 0x1b
NV2080_ENGINE_TYPE_NVENC0 = 27
NV2080_ENGINE_TYPE_SW = 0x22
NV2080_ENGINE_TYPE_SEC2 = 0x26
NV2080_ENGINE_TYPE_NVJPG = 0x2b
NV2080_ENGINE_TYPE_NVJPEG0 = 43
NV2080_ENGINE_TYPE_OFA = 0x33
NV01_MEMORY_LIST_SYSTEM = 0x81
NV01_MEMORY_LIST_FBMEM = 0x82
FERMI_VASPACE_A = 0x90f1
NV0073_CTRL_CMD_DFP_GET_INFO = 0x731140
NV0073_CTRL_DFP_FLAGS_SIGNAL_TMDS = 0x0
NV0073_CTRL_DFP_FLAGS_SIGNAL_LVDS = 0x1
NV0073_CTRL_DFP_FLAGS_SIGNAL_SDI = 0x2
NV0073_CTRL_DFP_FLAGS_SIGNAL_DISPLAYPORT = 0x3
NV0073_CTRL_DFP_FLAGS_SIGNAL_DSI = 0x4
NV0073_CTRL_DFP_FLAGS_SIGNAL_WRBK = 0x5
NV0073_CTRL_DFP_FLAGS_LANE_NONE = 0x0
NV0073_CTRL_DFP_FLAGS_LANE_SINGLE = 0x1
NV0073_CTRL_DFP_FLAGS_LANE_DUAL = 0x2
NV0073_CTRL_DFP_FLAGS_LANE_QUAD = 0x3
NV0073_CTRL_DFP_FLAGS_LANE_OCT = 0x4
NV0073_CTRL_DFP_FLAGS_LIMIT_DISABLE = 0x0
NV0073_CTRL_DFP_FLAGS_LIMIT_60HZ_RR = 0x1
NV0073_CTRL_DFP_FLAGS_SLI_SCALER_NORMAL = 0x0
NV0073_CTRL_DFP_FLAGS_SLI_SCALER_DISABLE = 0x1
NV0073_CTRL_DFP_FLAGS_HDMI_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_HDMI_CAPABLE_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_RANGE_LIMITED_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_RANGE_LIMITED_CAPABLE_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_RANGE_AUTO_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_RANGE_AUTO_CAPABLE_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR422_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR422_CAPABLE_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR444_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR444_CAPABLE_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_HDMI_ALLOWED_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_HDMI_ALLOWED_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_EMBEDDED_DISPLAYPORT_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_EMBEDDED_DISPLAYPORT_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_DP_LINK_CONSTRAINT_NONE = 0x0
NV0073_CTRL_DFP_FLAGS_DP_LINK_CONSTRAINT_PREFER_RBR = 0x1
NV0073_CTRL_DFP_FLAGS_DP_LINK_BW_1_62GBPS = 0x1
NV0073_CTRL_DFP_FLAGS_DP_LINK_BW_2_70GBPS = 0x2
NV0073_CTRL_DFP_FLAGS_DP_LINK_BW_5_40GBPS = 0x3
NV0073_CTRL_DFP_FLAGS_DP_LINK_BW_8_10GBPS = 0x4
NV0073_CTRL_DFP_FLAGS_LINK_NONE = 0x0
NV0073_CTRL_DFP_FLAGS_LINK_SINGLE = 0x1
NV0073_CTRL_DFP_FLAGS_LINK_DUAL = 0x2
NV0073_CTRL_DFP_FLAGS_DP_FORCE_RM_EDID_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_DP_FORCE_RM_EDID_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_DSI_DEVICE_ID_DSI_NONE = 0x0
NV0073_CTRL_DFP_FLAGS_DSI_DEVICE_ID_DSI_A = 0x1
NV0073_CTRL_DFP_FLAGS_DSI_DEVICE_ID_DSI_B = 0x2
NV0073_CTRL_DFP_FLAGS_DSI_DEVICE_ID_DSI_GANGED = 0x3
NV0073_CTRL_DFP_FLAGS_DP_POST_CURSOR2_DISABLED_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_DP_POST_CURSOR2_DISABLED_TRUE = 0x1
NV0073_CTRL_DFP_FLAGS_DYNAMIC_MUX_CAPABLE_FALSE = 0x0
NV0073_CTRL_DFP_FLAGS_DYNAMIC_MUX_CAPABLE_TRUE = 0x1
NV0073_CTRL_CMD_DFP_SET_ELD_AUDIO_CAPS = 0x731144
NV0073_CTRL_DFP_ELD_AUDIO_CAPS_ELD_BUFFER = 96
NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_PD_FALSE = 0x0
NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_PD_TRUE = 0x1
NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_ELDV_FALSE = 0x0
NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_ELDV_TRUE = 0x1
NV0073_CTRL_CMD_DFP_SET_AUDIO_ENABLE = 0x731150
NV0073_CTRL_CMD_DFP_ASSIGN_SOR = 0x731152
NV0073_CTRL_CMD_DFP_ASSIGN_SOR_MAX_SORS = 4
NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_AUDIO_OPTIMAL = 0x1
NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_AUDIO_DEFAULT = 0x0
NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_ACTIVE_SOR_NOT_AUDIO_CAPABLE_NO = 0x0
NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_ACTIVE_SOR_NOT_AUDIO_CAPABLE_YES = 0x1
NV0073_CTRL_CMD_DP_AUXCH_CTRL = 0x731341
NV0073_CTRL_DP_AUXCH_MAX_DATA_SIZE = 16
NV0073_CTRL_DP_AUXCH_CMD_TYPE_I2C = 0x0
NV0073_CTRL_DP_AUXCH_CMD_TYPE_AUX = 0x1
NV0073_CTRL_DP_AUXCH_CMD_I2C_MOT_FALSE = 0x0
NV0073_CTRL_DP_AUXCH_CMD_I2C_MOT_TRUE = 0x1
NV0073_CTRL_DP_AUXCH_CMD_REQ_TYPE_WRITE = 0x0
NV0073_CTRL_DP_AUXCH_CMD_REQ_TYPE_READ = 0x1
NV0073_CTRL_DP_AUXCH_CMD_REQ_TYPE_WRITE_STATUS = 0x2
NV0073_CTRL_CMD_DP_CTRL = 0x731343
NV0073_CTRL_DP_CMD_SET_LANE_COUNT_FALSE = 0x0
NV0073_CTRL_DP_CMD_SET_LANE_COUNT_TRUE = 0x1
NV0073_CTRL_DP_CMD_SET_LINK_BW_FALSE = 0x0
NV0073_CTRL_DP_CMD_SET_LINK_BW_TRUE = 0x1
NV0073_CTRL_DP_CMD_DISABLE_DOWNSPREAD_FALSE = 0x0
NV0073_CTRL_DP_CMD_DISABLE_DOWNSPREAD_TRUE = 0x1
NV0073_CTRL_DP_CMD_SET_FORMAT_MODE_SINGLE_STREAM = 0x0
NV0073_CTRL_DP_CMD_SET_FORMAT_MODE_MULTI_STREAM = 0x1
NV0073_CTRL_DP_CMD_FAST_LINK_TRAINING_NO = 0x0
NV0073_CTRL_DP_CMD_FAST_LINK_TRAINING_YES = 0x1
NV0073_CTRL_DP_CMD_NO_LINK_TRAINING_NO = 0x0
NV0073_CTRL_DP_CMD_NO_LINK_TRAINING_YES = 0x1
NV0073_CTRL_DP_CMD_SET_ENHANCED_FRAMING_FALSE = 0x0
NV0073_CTRL_DP_CMD_SET_ENHANCED_FRAMING_TRUE = 0x1
NV0073_CTRL_DP_CMD_USE_DOWNSPREAD_SETTING_DEFAULT = 0x0
NV0073_CTRL_DP_CMD_USE_DOWNSPREAD_SETTING_FORCE = 0x1
NV0073_CTRL_DP_CMD_SKIP_HW_PROGRAMMING_NO = 0x0
NV0073_CTRL_DP_CMD_SKIP_HW_PROGRAMMING_YES = 0x1
NV0073_CTRL_DP_CMD_POST_LT_ADJ_REQ_GRANTED_NO = 0x0
NV0073_CTRL_DP_CMD_POST_LT_ADJ_REQ_GRANTED_YES = 0x1
NV0073_CTRL_DP_CMD_FAKE_LINK_TRAINING_NO = 0x0
NV0073_CTRL_DP_CMD_FAKE_LINK_TRAINING_DONOT_TOGGLE_TRANSMISSION = 0x1
NV0073_CTRL_DP_CMD_FAKE_LINK_TRAINING_TOGGLE_TRANSMISSION_ON = 0x2
NV0073_CTRL_DP_CMD_TRAIN_PHY_REPEATER_NO = 0x0
NV0073_CTRL_DP_CMD_TRAIN_PHY_REPEATER_YES = 0x1
NV0073_CTRL_DP_CMD_FALLBACK_CONFIG_FALSE = 0x0
NV0073_CTRL_DP_CMD_FALLBACK_CONFIG_TRUE = 0x1
NV0073_CTRL_DP_CMD_ENABLE_FEC_FALSE = 0x0
NV0073_CTRL_DP_CMD_ENABLE_FEC_TRUE = 0x1
NV0073_CTRL_DP_CMD_BANDWIDTH_TEST_NO = 0x0
NV0073_CTRL_DP_CMD_BANDWIDTH_TEST_YES = 0x1
NV0073_CTRL_DP_CMD_LINK_CONFIG_CHECK_DISABLE_FALSE = 0x0
NV0073_CTRL_DP_CMD_LINK_CONFIG_CHECK_DISABLE_TRUE = 0x1
NV0073_CTRL_DP_CMD_DISABLE_LINK_CONFIG_FALSE = 0x0
NV0073_CTRL_DP_CMD_DISABLE_LINK_CONFIG_TRUE = 0x1
NV0073_CTRL_DP_DATA_SET_LANE_COUNT_0 = 0x0
NV0073_CTRL_DP_DATA_SET_LANE_COUNT_1 = 0x1
NV0073_CTRL_DP_DATA_SET_LANE_COUNT_2 = 0x2
NV0073_CTRL_DP_DATA_SET_LANE_COUNT_4 = 0x4
NV0073_CTRL_DP_DATA_SET_LANE_COUNT_8 = 0x8
NV0073_CTRL_DP_DATA_SET_LINK_BW_1_62GBPS = 0x6
NV0073_CTRL_DP_DATA_SET_LINK_BW_2_16GBPS = 0x8
NV0073_CTRL_DP_DATA_SET_LINK_BW_2_43GBPS = 0x9
NV0073_CTRL_DP_DATA_SET_LINK_BW_2_70GBPS = 0xa
NV0073_CTRL_DP_DATA_SET_LINK_BW_3_24GBPS = 0xc
NV0073_CTRL_DP_DATA_SET_LINK_BW_4_32GBPS = 0x10
NV0073_CTRL_DP_DATA_SET_LINK_BW_5_40GBPS = 0x14
NV0073_CTRL_DP_DATA_SET_LINK_BW_8_10GBPS = 0x1e
NV0073_CTRL_DP_DATA_SET_ENHANCED_FRAMING_NO = 0x0
NV0073_CTRL_DP_DATA_SET_ENHANCED_FRAMING_YES = 0x1
NV0073_CTRL_DP_DATA_TARGET_SINK = 0x0
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_0 = 0x1
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_1 = 0x2
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_2 = 0x3
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_3 = 0x4
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_4 = 0x5
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_5 = 0x6
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_6 = 0x7
NV0073_CTRL_DP_DATA_TARGET_PHY_REPEATER_7 = 0x8
NV0073_CTRL_MAX_LANES = 8
NV0073_CTRL_DP_LANE_DATA_PREEMPHASIS_NONE = 0x0
NV0073_CTRL_DP_LANE_DATA_PREEMPHASIS_LEVEL1 = 0x1
NV0073_CTRL_DP_LANE_DATA_PREEMPHASIS_LEVEL2 = 0x2
NV0073_CTRL_DP_LANE_DATA_PREEMPHASIS_LEVEL3 = 0x3
NV0073_CTRL_DP_LANE_DATA_DRIVECURRENT_LEVEL0 = 0x0
NV0073_CTRL_DP_LANE_DATA_DRIVECURRENT_LEVEL1 = 0x1
NV0073_CTRL_DP_LANE_DATA_DRIVECURRENT_LEVEL2 = 0x2
NV0073_CTRL_DP_LANE_DATA_DRIVECURRENT_LEVEL3 = 0x3
NV0073_CTRL_CMD_DP_SET_LANE_DATA = 0x731346
NV0073_CTRL_CMD_DP_SET_AUDIO_MUTESTREAM = 0x731359
NV0073_CTRL_CMD_DP_TOPOLOGY_ALLOCATE_DISPLAYID = 0x73135b
NV0073_CTRL_CMD_DP_TOPOLOGY_FREE_DISPLAYID = 0x73135c
NV0073_CTRL_CMD_DP_CONFIG_STREAM = 0x731362
NV0073_CTRL_CMD_DP_SET_MANUAL_DISPLAYPORT = 0x731365
NV0073_CTRL_CMD_DP_GET_CAPS = 0x731369
NV0073_CTRL_CMD_DP_GET_CAPS_PARAMS_MESSAGE_ID = 0x69
NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_2_NO = 0x0
NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_2_YES = 0x1
NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_4_NO = 0x0
NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_4_YES = 0x1
NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE_NONE = 0x0
NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE_1_62 = 0x1
NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE_2_70 = 0x2
NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE_5_40 = 0x3
NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE_8_10 = 0x4
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_ENCODER_COLOR_FORMAT_RGB = 0x1
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_ENCODER_COLOR_FORMAT_Y_CB_CR_444 = 0x2
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_ENCODER_COLOR_FORMAT_Y_CB_CR_NATIVE_422 = 0x4
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_ENCODER_COLOR_FORMAT_Y_CB_CR_NATIVE_420 = 0x8
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_BITS_PER_PIXEL_PRECISION_1_16 = 0x1
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_BITS_PER_PIXEL_PRECISION_1_8 = 0x2
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_BITS_PER_PIXEL_PRECISION_1_4 = 0x3
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_BITS_PER_PIXEL_PRECISION_1_2 = 0x4
NV0073_CTRL_CMD_DP_GET_CAPS_DSC_BITS_PER_PIXEL_PRECISION_1 = 0x5
NV0073_CTRL_CMD_DP_CONFIG_INDEXED_LINK_RATES = 0x731377
NV0073_CTRL_DP_MAX_INDEXED_LINK_RATES = 8
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_MONITOR_ENABLE_BEGIN = 0x0
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_MONITOR_ENABLE_CHALLENGE = 0x1
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_MONITOR_ENABLE_CHECK = 0x2
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_DRIVER_ENABLE_BEGIN = 0x3
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_DRIVER_ENABLE_CHALLENGE = 0x4
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_DRIVER_ENABLE_CHECK = 0x5
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_RESET_MONITOR = 0x6
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_INIT_PUBLIC_INFO = 0x7
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_GET_PUBLIC_INFO = 0x8
NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE_STATUS_CHECK = 0x9
NV0073_CTRL_DP_CMD_ENABLE_VRR_STATUS_OK = 0x0
NV0073_CTRL_DP_CMD_ENABLE_VRR_STATUS_PENDING = 0x80000001
NV0073_CTRL_DP_CMD_ENABLE_VRR_STATUS_READ_ERROR = 0x80000002
NV0073_CTRL_DP_CMD_ENABLE_VRR_STATUS_WRITE_ERROR = 0x80000003
NV0073_CTRL_DP_CMD_ENABLE_VRR_STATUS_DEVICE_ERROR = 0x80000004
NV0073_CTRL_CMD_SPECIFIC_GET_EDID_V2 = 0x730245
NV0073_CTRL_SPECIFIC_GET_EDID_MAX_EDID_BYTES = 2048
NV0073_CTRL_CMD_SPECIFIC_GET_CONNECTOR_DATA = 0x730250
NV0073_CTRL_MAX_CONNECTORS = 4
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_ENABLE = 0x730273
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_AUDIO_MUTESTREAM = 0x730275
NV0073_CTRL_CMD_SPECIFIC_GET_ALL_HEAD_MASK = 0x730287
NV0073_CTRL_CMD_SPECIFIC_SET_OD_PACKET = 0x730288
NV0073_CTRL_SET_OD_MAX_PACKET_SIZE = 36
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ENABLE_NO = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ENABLE_YES = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_OTHER_FRAME_DISABLE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_OTHER_FRAME_ENABLE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SINGLE_FRAME_DISABLE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SINGLE_FRAME_ENABLE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ON_HBLANK_DISABLE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ON_HBLANK_ENABLE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_IMMEDIATE_DISABLE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_IMMEDIATE_ENABLE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_VIDEO_FMT_SW_CONTROLLED = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_VIDEO_FMT_HW_CONTROLLED = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_STEREO_POLARITY_FALSE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_STEREO_POLARITY_TRUE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_SELF_REFRESH_SETTING_FALSE = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_SELF_REFRESH_SETTING_TRUE = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_GEN_INFOFRAME_MODE_INFOFRAME0 = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_GEN_INFOFRAME_MODE_INFOFRAME1 = 0x1
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_RESERVED_LEGACY_MODE_NO = 0x0
NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_RESERVED_LEGACY_MODE_YES = 0x1
NV0073_CTRL_CMD_SPECIFIC_OR_GET_INFO = 0x73028b
NV0073_CTRL_SPECIFIC_OR_TYPE_NONE = 0x0
NV0073_CTRL_SPECIFIC_OR_TYPE_DAC = 0x1
NV0073_CTRL_SPECIFIC_OR_TYPE_SOR = 0x2
NV0073_CTRL_SPECIFIC_OR_TYPE_PIOR = 0x3
NV0073_CTRL_SPECIFIC_OR_TYPE_DSI = 0x5
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_DAC_RGB_CRT = 0x0
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_LVDS_CUSTOM = 0x0
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_SINGLE_TMDS_A = 0x1
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_SINGLE_TMDS_B = 0x2
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_DUAL_TMDS = 0x5
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_DP_A = 0x8
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_DP_B = 0x9
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_SOR_DSI = 0x10
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_DSI = 0x11
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_PIOR_EXT_TMDS_ENC = 0x0
NV0073_CTRL_SPECIFIC_OR_PROTOCOL_UNKNOWN = 0xffffffff
NV0073_CTRL_CMD_SPECIFIC_GET_BACKLIGHT_BRIGHTNESS = 0x730291
NV0073_CTRL_CMD_SPECIFIC_SET_BACKLIGHT_BRIGHTNESS = 0x730292
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS = 0x730293
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_GT_340MHZ_CLOCK_SUPPORTED_FALSE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_GT_340MHZ_CLOCK_SUPPORTED_TRUE = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_LTE_340MHZ_SCRAMBLING_SUPPORTED_FALSE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_LTE_340MHZ_SCRAMBLING_SUPPORTED_TRUE = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_SCDC_SUPPORTED_FALSE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_SCDC_SUPPORTED_TRUE = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_NONE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_3LANES_3G = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_3LANES_6G = 0x2
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_4LANES_6G = 0x3
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_4LANES_8G = 0x4
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_4LANES_10G = 0x5
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED_4LANES_12G = 0x6
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_12_SUPPORTED_FALSE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_12_SUPPORTED_TRUE = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_NONE = 0x0
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_3LANES_3G = 0x1
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_3LANES_6G = 0x2
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_4LANES_6G = 0x3
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_4LANES_8G = 0x4
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_4LANES_10G = 0x5
NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED_4LANES_12G = 0x6
NV0073_CTRL_CMD_SYSTEM_GET_NUM_HEADS = 0x730102
NV0073_CTRL_CMD_SYSTEM_GET_SUPPORTED = 0x730120
NV0073_CTRL_CMD_SYSTEM_GET_CONNECT_STATE = 0x730122
NV0073_CTRL_CMD_SYSTEM_GET_ACTIVE = 0x730126
NV0073_CTRL_SYSTEM_ACPI_ID_MAP_MAX_DISPLAYS = 16
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS = 0x0
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_VLD = 0x1
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_VIDEO = 0x2
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_MPEG = 0x3
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_CAPTURE = 0x4
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_DISPLAY = 0x5
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_ENCRYPTION = 0x6
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_POSTPROCESS = 0x7
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_ZCULL = 0x8
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PM = 0x9
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_COMPUTE_PREEMPT = 0xa
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PREEMPT = 0xb
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_SPILL = 0xc
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PAGEPOOL = 0xd
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_BETACB = 0xe
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_RTV = 0xf
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PATCH = 0x10
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_BUNDLE_CB = 0x11
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PAGEPOOL_GLOBAL = 0x12
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_ATTRIBUTE_CB = 0x13
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_RTV_CB_GLOBAL = 0x14
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_GFXP_POOL = 0x15
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_GFXP_CTRL_BLK = 0x16
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_FECS_EVENT = 0x17
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PRIV_ACCESS_MAP = 0x18
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_COUNT = 0x19
NV0080_CTRL_GR_CAPS_TBL_SIZE = 23
NV2080_CTRL_CMD_CE_GET_FAULT_METHOD_BUFFER_SIZE = 0x20802a08
NV2080_CTRL_CMD_EVENT_SET_NOTIFICATION = 0x20800301
NV2080_CTRL_EVENT_SET_NOTIFICATION_ACTION_REPEAT = 0x2
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_MEM_TYPES = 17
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_MAX_ENTRIES = 16
NV2080_CTRL_CMD_FIFO_GET_DEVICE_INFO_TABLE = 0x20801112
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_MAX_ENTRIES = 32
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_DATA_TYPES = 16
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_MAX_PBDMA = 2
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_MAX_NAME_LEN = 16
NV2080_GPU_MAX_NAME_STRING_LENGTH = 0x40
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_0 = 0x0
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_3 = 0x3
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_MAIN = 0
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PM = 1
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PATCH = 2
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_BUFFER_BUNDLE_CB = 3
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PAGEPOOL = 4
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_ATTRIBUTE_CB = 5
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_RTV_CB_GLOBAL = 6
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GFXP_POOL = 7
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GFXP_CTRL_BLK = 8
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_FECS_EVENT = 9
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PRIV_ACCESS_MAP = 10
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_UNRESTRICTED_PRIV_ACCESS_MAP = 11
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GLOBAL_PRIV_ACCESS_MAP = 12
NV2080_CTRL_GPU_PROMOTE_CONTEXT_MAX_ENTRIES = 16
NV2080_CTRL_CMD_GPU_PROMOTE_CTX = 0x2080012b
NV2080_GPU_MAX_GID_LENGTH = 0x100
NV2080_CTRL_CMD_INTERNAL_DISPLAY_GET_STATIC_INFO = 0x20800a01
NV2080_CTRL_INTERNAL_GR_MAX_ENGINES = 8
NV2080_CTRL_INTERNAL_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_COUNT = 0x19
NV2080_CTRL_CMD_INTERNAL_STATIC_KGR_GET_CONTEXT_BUFFERS_INFO = 0x20800a32
NV2080_CTRL_CMD_INTERNAL_MAX_CONSTRUCTED_FALCONS = 0x40
NV2080_CTRL_CMD_INTERNAL_GET_CONSTRUCTED_FALCON_INFO = 0x20800a42
NV2080_CTRL_CMD_INTERNAL_DISPLAY_WRITE_INST_MEM = 0x20800a49
NV2080_CTRL_CMD_INTERNAL_DISPLAY_CHANNEL_PUSHBUFFER = 0x20800a58
NV2080_CTRL_CMD_INTERNAL_INTR_GET_KERNEL_TABLE = 0x20800a5c
NV2080_CTRL_INTERNAL_INTR_MAX_TABLE_SIZE = 128
NV2080_CTRL_CMD_INTERNAL_FBSR_INIT = 0x20800ac2
NV2080_CTRL_CMD_INTERNAL_FBSR_SEND_REGION_INFO = 0x20800ac3
NV2080_CTRL_CMD_INTERNAL_INIT_BRIGHTC_STATE_LOAD = 0x20800ac6
NV2080_CTRL_ACPI_DSM_READ_SIZE = 0x1000
GMMU_FMT_MAX_LEVELS = 6
NV90F1_CTRL_CMD_VASPACE_COPY_SERVER_RESERVED_PDES = 0x90f10106
NVA06F_CTRL_CMD_GPFIFO_SCHEDULE = 0xa06f0103
NVA06F_CTRL_CMD_BIND = 0xa06f0104
NVOS02_FLAGS_PHYSICALITY_CONTIGUOUS = 0x0
NVOS02_FLAGS_PHYSICALITY_NONCONTIGUOUS = 0x1
NVOS02_FLAGS_LOCATION_PCI = 0x0
NVOS02_FLAGS_LOCATION_AGP = 0x1
NVOS02_FLAGS_LOCATION_VIDMEM = 0x2
NVOS02_FLAGS_COHERENCY_UNCACHED = 0x0
NVOS02_FLAGS_COHERENCY_CACHED = 0x1
NVOS02_FLAGS_COHERENCY_WRITE_COMBINE = 0x2
NVOS02_FLAGS_COHERENCY_WRITE_THROUGH = 0x3
NVOS02_FLAGS_COHERENCY_WRITE_PROTECT = 0x4
NVOS02_FLAGS_COHERENCY_WRITE_BACK = 0x5
NVOS02_FLAGS_ALLOC_NONE = 0x1
NVOS02_FLAGS_GPU_CACHEABLE_NO = 0x0
NVOS02_FLAGS_GPU_CACHEABLE_YES = 0x1
NVOS02_FLAGS_KERNEL_MAPPING_NO_MAP = 0x0
NVOS02_FLAGS_KERNEL_MAPPING_MAP = 0x1
NVOS02_FLAGS_ALLOC_NISO_DISPLAY_NO = 0x0
NVOS02_FLAGS_ALLOC_NISO_DISPLAY_YES = 0x1
NVOS02_FLAGS_ALLOC_USER_READ_ONLY_NO = 0x0
NVOS02_FLAGS_ALLOC_USER_READ_ONLY_YES = 0x1
NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY_NO = 0x0
NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY_YES = 0x1
NVOS02_FLAGS_PEER_MAP_OVERRIDE_DEFAULT = 0x0
NVOS02_FLAGS_PEER_MAP_OVERRIDE_REQUIRED = 0x1
NVOS02_FLAGS_ALLOC_TYPE_SYNCPOINT_APERTURE = 0x1
NVOS02_FLAGS_MEMORY_PROTECTION_DEFAULT = 0x0
NVOS02_FLAGS_MEMORY_PROTECTION_PROTECTED = 0x1
NVOS02_FLAGS_MEMORY_PROTECTION_UNPROTECTED = 0x2
NVOS02_FLAGS_MAPPING_DEFAULT = 0x0
NVOS02_FLAGS_MAPPING_NO_MAP = 0x1
NVOS02_FLAGS_MAPPING_NEVER_MAP = 0x2
NV01_EVENT_CLIENT_RM = 0x4000000
NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB_YES = 0x0
NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB_NO = 0x1
NV_VASPACE_ALLOCATION_INDEX_GPU_NEW = 0x0
GSP_FW_SR_META_MAGIC = 0x8a3bb9e6c6c39d93
GSP_FW_SR_META_REVISION = 2
GSP_FW_WPR_META_REVISION = 1
GSP_FW_WPR_META_MAGIC = 0xdc3aae21371a60b3
NV01_EVENT_KERNEL_CALLBACK_EX = 0x7e
NV04_DISPLAY_COMMON = 0x73
FBSR_TYPE_DMA = 4
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_PRIVILEGE_USER = 0x0
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_PRIVILEGE_ADMIN = 0x1
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_PRIVILEGE_KERNEL = 0x2
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ERROR_NOTIFIER_TYPE_UNKNOWN = 0
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ERROR_NOTIFIER_TYPE_NONE = 1
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ERROR_NOTIFIER_TYPE_CTXDMA = 2
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ERROR_NOTIFIER_TYPE_MEMORY = 3
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ECC_ERROR_NOTIFIER_TYPE_UNKNOWN = 0
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ECC_ERROR_NOTIFIER_TYPE_NONE = 1
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ECC_ERROR_NOTIFIER_TYPE_CTXDMA = 2
NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ECC_ERROR_NOTIFIER_TYPE_MEMORY = 3
ADDR_SYSMEM = 1
ADDR_FBMEM = 2
MAX_GPC_COUNT = 32
GSP_FW_HEAP_PARAM_SIZE_PER_GB_FB = 98304
GSP_FW_HEAP_PARAM_CLIENT_ALLOC_SIZE = 100663296
NVGPU_ENGINE_CAPS_MASK_BITS = 32
NVGPU_ENGINE_CAPS_MASK_ARRAY_MAX = 2
MC_ENGINE_IDX_DISP = 2
MC_ENGINE_IDX_CE0 = 15
MC_ENGINE_IDX_CE9 = 24
MC_ENGINE_IDX_MSENC = 38
MC_ENGINE_IDX_MSENC2 = 40
MC_ENGINE_IDX_GSP = 49
MC_ENGINE_IDX_NVJPG = 50
MC_ENGINE_IDX_NVJPEG = 50
MC_ENGINE_IDX_NVJPEG0 = 50
MC_ENGINE_IDX_NVJPEG7 = 57
MC_ENGINE_IDX_BSP = 64
MC_ENGINE_IDX_NVDEC = 64
MC_ENGINE_IDX_NVDEC0 = 64
MC_ENGINE_IDX_NVDEC7 = 71
MC_ENGINE_IDX_OFA0 = 80
MC_ENGINE_IDX_GR = 82
MC_ENGINE_IDX_GR0 = 82
NV_MEMORY_WRITECOMBINED = 2
def GSP_SEQUENCER_PAYLOAD_SIZE_DWORDS(opcode):
    return cdiv(sizeof(GSP_SEQ_BUF_PAYLOAD_REG_WRITE), sizeof(c_uint32)) if int(opcode == GSP_SEQ_BUF_OPCODE_REG_WRITE) else (cdiv(sizeof(GSP_SEQ_BUF_PAYLOAD_REG_MODIFY), sizeof(c_uint32)) if int(opcode == GSP_SEQ_BUF_OPCODE_REG_MODIFY) else (cdiv(sizeof(GSP_SEQ_BUF_PAYLOAD_REG_POLL), sizeof(c_uint32)) if int(opcode == GSP_SEQ_BUF_OPCODE_REG_POLL) else (cdiv(sizeof(GSP_SEQ_BUF_PAYLOAD_DELAY_US), sizeof(c_uint32)) if int(opcode == GSP_SEQ_BUF_OPCODE_DELAY_US) else (cdiv(sizeof(GSP_SEQ_BUF_PAYLOAD_REG_STORE), sizeof(c_uint32)) if int(opcode == GSP_SEQ_BUF_OPCODE_REG_STORE) else 0))))
# skipped (declaration): NV_ALIGN_BYTES
# skipped (empty): __NVRM_NVTYPES_H__ __src_common_sdk_nvidia_inc_alloc_alloc_channel_h__ __src_common_sdk_nvidia_inc_nvlimits_h__ __src_common_sdk_nvidia_inc_class_cl0000_h__ __src_common_sdk_nvidia_inc_class_cl0005_h__ __src_common_sdk_nvidia_inc_class_cl0080_h__ __src_common_sdk_nvidia_inc_class_cl2080_h__ __src_common_sdk_nvidia_inc_class_cl2080_notification_h__ __src_common_sdk_nvidia_inc_class_cl84a0_h__ __src_common_sdk_nvidia_inc_class_cl90f1_h__ __src_common_sdk_nvidia_inc_class_clc0b5sw_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0073_ctrl0073common_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0073_ctrl0073dfp_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0073_ctrl0073dp_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0073_ctrl0073specific_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0073_ctrl0073system_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0080_ctrl0080fifo_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0080_ctrl0080gpu_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl0080_ctrl0080gr_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080bios_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080ce_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080event_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080fb_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080fifo_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080gpu_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080gr_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl2080_ctrl2080internal_h__ __src_common_sdk_nvidia_inc_ctrl_ctrl90f1_h__ __src_common_sdk_nvidia_inc_ctrl_ctrla06f_ctrla06fgpfifo_h__ __src_common_sdk_nvidia_inc_nvos_h__ __src_common_shared_msgq_inc_msgq_msgq_priv_h__ __src_common_uproc_os_common_include_libos_init_args_h__ __src_nvidia_arch_nvalloc_common_inc_gsp_gsp_fw_sr_meta_h__ __src_nvidia_arch_nvalloc_common_inc_gsp_gsp_fw_wpr_meta_h__ __src_nvidia_arch_nvalloc_common_inc_rmRiscvUcode_h__ __src_nvidia_arch_nvalloc_common_inc_rmgspseq_h__ __src_nvidia_generated_g_allclasses_h__ __src_nvidia_generated_g_chipset_nvoc_h__ __src_nvidia_generated_g_fbsr_nvoc_h__ __src_nvidia_generated_g_gpu_nvoc_h__ __src_nvidia_generated_g_kernel_channel_nvoc_h__ __src_nvidia_generated_g_kernel_fifo_nvoc_h__ __src_nvidia_generated_g_mem_desc_nvoc_h__ __src_nvidia_generated_g_os_nvoc_h__ __src_nvidia_generated_g_rpc_structures_h__ __src_nvidia_generated_g_sdk_structures_h__ __src_nvidia_kernel_inc_vgpu_rpc_headers_h__ __src_nvidia_kernel_inc_vgpu_sdk_structures_h__ __src_nvidia_inc_kernel_gpu_gpu_acpi_data_h__ __src_nvidia_inc_kernel_gpu_gpu_engine_type_h__ __src_nvidia_inc_kernel_gpu_gsp_gsp_fw_heap_h__ __src_nvidia_inc_kernel_gpu_gsp_gsp_init_args_h__ __src_nvidia_inc_kernel_gpu_gsp_gsp_static_config_h__ __src_nvidia_inc_kernel_gpu_nvbitmask_h__ __src_nvidia_inc_kernel_gpu_intr_engine_idx_h__ __src_nvidia_inc_kernel_os_nv_memory_type_h__ __src_nvidia_kernel_inc_vgpu_rpc_global_enums_h__ DEFINING_X_IN_RPC_GLOBAL_ENUMS_H DEFINING_E_IN_RPC_GLOBAL_ENUMS_H
# skipped (not-expression): NVOS04_FLAGS_CHANNEL_TYPE NVOS04_FLAGS_VPR NVOS04_FLAGS_CC_SECURE NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE NVOS04_FLAGS_PRIVILEGED_CHANNEL NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE NVOS04_FLAGS_CHANNEL_USERD_INDEX_VALUE NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_VALUE NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT NVOS04_FLAGS_GROUP_CHANNEL_THREAD NVOS04_FLAGS_MAP_CHANNEL NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC NV0073_CTRL_DFP_FLAGS_SIGNAL NV0073_CTRL_DFP_FLAGS_LANE NV0073_CTRL_DFP_FLAGS_LIMIT NV0073_CTRL_DFP_FLAGS_SLI_SCALER NV0073_CTRL_DFP_FLAGS_HDMI_CAPABLE NV0073_CTRL_DFP_FLAGS_RANGE_LIMITED_CAPABLE NV0073_CTRL_DFP_FLAGS_RANGE_AUTO_CAPABLE NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR422_CAPABLE NV0073_CTRL_DFP_FLAGS_FORMAT_YCBCR444_CAPABLE NV0073_CTRL_DFP_FLAGS_HDMI_ALLOWED NV0073_CTRL_DFP_FLAGS_EMBEDDED_DISPLAYPORT NV0073_CTRL_DFP_FLAGS_DP_LINK_CONSTRAINT NV0073_CTRL_DFP_FLAGS_DP_LINK_BW NV0073_CTRL_DFP_FLAGS_LINK NV0073_CTRL_DFP_FLAGS_DP_FORCE_RM_EDID NV0073_CTRL_DFP_FLAGS_DSI_DEVICE_ID NV0073_CTRL_DFP_FLAGS_DP_POST_CURSOR2_DISABLED NV0073_CTRL_DFP_FLAGS_DP_PHY_REPEATER_COUNT NV0073_CTRL_DFP_FLAGS_DYNAMIC_MUX_CAPABLE NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_PD NV0073_CTRL_DFP_ELD_AUDIO_CAPS_CTRL_ELDV NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_AUDIO NV0073_CTRL_DFP_ASSIGN_SOR_FLAGS_ACTIVE_SOR_NOT_AUDIO_CAPABLE NV0073_CTRL_DP_AUXCH_CMD_TYPE NV0073_CTRL_DP_AUXCH_CMD_I2C_MOT NV0073_CTRL_DP_AUXCH_CMD_REQ_TYPE NV0073_CTRL_DP_CMD_SET_LANE_COUNT NV0073_CTRL_DP_CMD_SET_LINK_BW NV0073_CTRL_DP_CMD_DISABLE_DOWNSPREAD NV0073_CTRL_DP_CMD_UNUSED NV0073_CTRL_DP_CMD_SET_FORMAT_MODE NV0073_CTRL_DP_CMD_FAST_LINK_TRAINING NV0073_CTRL_DP_CMD_NO_LINK_TRAINING NV0073_CTRL_DP_CMD_SET_ENHANCED_FRAMING NV0073_CTRL_DP_CMD_USE_DOWNSPREAD_SETTING NV0073_CTRL_DP_CMD_SKIP_HW_PROGRAMMING NV0073_CTRL_DP_CMD_POST_LT_ADJ_REQ_GRANTED NV0073_CTRL_DP_CMD_FAKE_LINK_TRAINING NV0073_CTRL_DP_CMD_TRAIN_PHY_REPEATER NV0073_CTRL_DP_CMD_FALLBACK_CONFIG NV0073_CTRL_DP_CMD_ENABLE_FEC NV0073_CTRL_DP_CMD_BANDWIDTH_TEST NV0073_CTRL_DP_CMD_LINK_CONFIG_CHECK_DISABLE NV0073_CTRL_DP_CMD_DISABLE_LINK_CONFIG NV0073_CTRL_DP_DATA_SET_LANE_COUNT NV0073_CTRL_DP_DATA_SET_LINK_BW NV0073_CTRL_DP_DATA_SET_ENHANCED_FRAMING NV0073_CTRL_DP_DATA_TARGET NV0073_CTRL_DP_LANE_DATA_PREEMPHASIS NV0073_CTRL_DP_LANE_DATA_DRIVECURRENT NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_2 NV0073_CTRL_CMD_DP_GET_CAPS_DP_VERSIONS_SUPPORTED_DP1_4 NV0073_CTRL_CMD_DP_GET_CAPS_MAX_LINK_RATE NV0073_CTRL_DP_CMD_ENABLE_VRR_CMD_STAGE NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ENABLE NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_OTHER_FRAME NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SINGLE_FRAME NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_ON_HBLANK NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_IMMEDIATE NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_VIDEO_FMT NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_STEREO_POLARITY NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_SET_SELF_REFRESH_SETTING NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_GEN_INFOFRAME_MODE NV0073_CTRL_SPECIFIC_SET_OD_PACKET_TRANSMIT_CONTROL_RESERVED_LEGACY_MODE NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_GT_340MHZ_CLOCK_SUPPORTED NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_LTE_340MHZ_SCRAMBLING_SUPPORTED NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_SCDC_SUPPORTED NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_MAX_FRL_RATE_SUPPORTED NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_12_SUPPORTED NV0073_CTRL_CMD_SPECIFIC_SET_HDMI_SINK_CAPS_DSC_MAX_FRL_RATE_SUPPORTED NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID NVOS02_FLAGS_PHYSICALITY NVOS02_FLAGS_LOCATION NVOS02_FLAGS_COHERENCY NVOS02_FLAGS_ALLOC NVOS02_FLAGS_GPU_CACHEABLE NVOS02_FLAGS_KERNEL_MAPPING NVOS02_FLAGS_ALLOC_NISO_DISPLAY NVOS02_FLAGS_ALLOC_USER_READ_ONLY NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY NVOS02_FLAGS_PEER_MAP_OVERRIDE NVOS02_FLAGS_ALLOC_TYPE_SYNCPOINT NVOS02_FLAGS_MEMORY_PROTECTION NVOS02_FLAGS_MAPPING NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_PRIVILEGE NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ERROR_NOTIFIER_TYPE NV_KERNELCHANNEL_ALLOC_INTERNALFLAGS_ECC_ERROR_NOTIFIER_TYPE
# skipped (paste): X E
# skipped (syntax): NV_DECLARE_ALIGNED
