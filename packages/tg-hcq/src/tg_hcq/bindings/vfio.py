"""VFIO: PCI devices and their memory from user space."""

# Made by `tg-autogen gen vfio`; change the spec, not this file.
# From: Debian linux-libc-dev 6.1.187-1
# Headers: linux/vfio.h
# Licence of the headers: GPL-2.0 WITH Linux-syscall-note
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import POINTER, c_int32, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Ioctl, Struct, Union, layout


class struct_vfio_info_cap_header(Struct):
    __slots__ = ()
layout(struct_vfio_info_cap_header, 8, 4,
    ("id", c_uint16, 0),
    ("version", c_uint16, 2),
    ("next", c_uint32, 4),
)

class struct_vfio_group_status(Struct):
    __slots__ = ()
layout(struct_vfio_group_status, 8, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
)

class struct_vfio_device_info(Struct):
    __slots__ = ()
layout(struct_vfio_device_info, 20, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("num_regions", c_uint32, 8),
    ("num_irqs", c_uint32, 12),
    ("cap_offset", c_uint32, 16),
)

class struct_vfio_region_info(Struct):
    __slots__ = ()
layout(struct_vfio_region_info, 32, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("index", c_uint32, 8),
    ("cap_offset", c_uint32, 12),
    ("size", c_uint64, 16),
    ("offset", c_uint64, 24),
)

class struct_vfio_region_sparse_mmap_area(Struct):
    __slots__ = ()
layout(struct_vfio_region_sparse_mmap_area, 16, 8,
    ("offset", c_uint64, 0),
    ("size", c_uint64, 8),
)

class struct_vfio_region_info_cap_sparse_mmap(Struct):
    __slots__ = ()
layout(struct_vfio_region_info_cap_sparse_mmap, 16, 8,
    ("header", struct_vfio_info_cap_header, 0),
    ("nr_areas", c_uint32, 8),
    ("reserved", c_uint32, 12),
    ("areas", struct_vfio_region_sparse_mmap_area * 0, 16),
)

class struct_vfio_region_info_cap_type(Struct):
    __slots__ = ()
layout(struct_vfio_region_info_cap_type, 16, 4,
    ("header", struct_vfio_info_cap_header, 0),
    ("type", c_uint32, 8),
    ("subtype", c_uint32, 12),
)

class struct_vfio_region_gfx_edid(Struct):
    __slots__ = ()
layout(struct_vfio_region_gfx_edid, 24, 4,
    ("edid_offset", c_uint32, 0),
    ("edid_max_size", c_uint32, 4),
    ("edid_size", c_uint32, 8),
    ("max_xres", c_uint32, 12),
    ("max_yres", c_uint32, 16),
    ("link_state", c_uint32, 20),
)

class struct_vfio_device_migration_info(Struct):
    __slots__ = ()
layout(struct_vfio_device_migration_info, 32, 8,
    ("device_state", c_uint32, 0),
    ("reserved", c_uint32, 4),
    ("pending_bytes", c_uint64, 8),
    ("data_offset", c_uint64, 16),
    ("data_size", c_uint64, 24),
)

class struct_vfio_region_info_cap_nvlink2_ssatgt(Struct):
    __slots__ = ()
layout(struct_vfio_region_info_cap_nvlink2_ssatgt, 16, 8,
    ("header", struct_vfio_info_cap_header, 0),
    ("tgt", c_uint64, 8),
)

class struct_vfio_region_info_cap_nvlink2_lnkspd(Struct):
    __slots__ = ()
layout(struct_vfio_region_info_cap_nvlink2_lnkspd, 16, 4,
    ("header", struct_vfio_info_cap_header, 0),
    ("link_speed", c_uint32, 8),
    ("__pad", c_uint32, 12),
)

class struct_vfio_irq_info(Struct):
    __slots__ = ()
layout(struct_vfio_irq_info, 16, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("index", c_uint32, 8),
    ("count", c_uint32, 12),
)

class struct_vfio_irq_set(Struct):
    __slots__ = ()
layout(struct_vfio_irq_set, 20, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("index", c_uint32, 8),
    ("start", c_uint32, 12),
    ("count", c_uint32, 16),
    ("data", c_uint8 * 0, 20),
)
VFIO_PCI_BAR0_REGION_INDEX = 0
VFIO_PCI_BAR1_REGION_INDEX = 1
VFIO_PCI_BAR2_REGION_INDEX = 2
VFIO_PCI_BAR3_REGION_INDEX = 3
VFIO_PCI_BAR4_REGION_INDEX = 4
VFIO_PCI_BAR5_REGION_INDEX = 5
VFIO_PCI_ROM_REGION_INDEX = 6
VFIO_PCI_CONFIG_REGION_INDEX = 7
VFIO_PCI_VGA_REGION_INDEX = 8
VFIO_PCI_NUM_REGIONS = 9
VFIO_PCI_INTX_IRQ_INDEX = 0
VFIO_PCI_MSI_IRQ_INDEX = 1
VFIO_PCI_MSIX_IRQ_INDEX = 2
VFIO_PCI_ERR_IRQ_INDEX = 3
VFIO_PCI_REQ_IRQ_INDEX = 4
VFIO_PCI_NUM_IRQS = 5
VFIO_CCW_CONFIG_REGION_INDEX = 0
VFIO_CCW_NUM_REGIONS = 1
VFIO_CCW_IO_IRQ_INDEX = 0
VFIO_CCW_CRW_IRQ_INDEX = 1
VFIO_CCW_REQ_IRQ_INDEX = 2
VFIO_CCW_NUM_IRQS = 3

class struct_vfio_pci_dependent_device(Struct):
    __slots__ = ()
layout(struct_vfio_pci_dependent_device, 8, 4,
    ("group_id", c_uint32, 0),
    ("segment", c_uint16, 4),
    ("bus", c_uint8, 6),
    ("devfn", c_uint8, 7),
)

class struct_vfio_pci_hot_reset_info(Struct):
    __slots__ = ()
layout(struct_vfio_pci_hot_reset_info, 12, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("count", c_uint32, 8),
    ("devices", struct_vfio_pci_dependent_device * 0, 12),
)

class struct_vfio_pci_hot_reset(Struct):
    __slots__ = ()
layout(struct_vfio_pci_hot_reset, 12, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("count", c_uint32, 8),
    ("group_fds", c_int32 * 0, 12),
)

class struct_vfio_device_gfx_plane_info_13(Union):
    __slots__ = ()
layout(struct_vfio_device_gfx_plane_info_13, 4, 4,
    ("region_index", c_uint32, 0),
    ("dmabuf_id", c_uint32, 0),
)

class struct_vfio_device_gfx_plane_info(Struct):
    __slots__ = ()
layout(struct_vfio_device_gfx_plane_info, 64, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("drm_plane_type", c_uint32, 8),
    ("drm_format", c_uint32, 12),
    ("drm_format_mod", c_uint64, 16),
    ("width", c_uint32, 24),
    ("height", c_uint32, 28),
    ("stride", c_uint32, 32),
    ("size", c_uint32, 36),
    ("x_pos", c_uint32, 40),
    ("y_pos", c_uint32, 44),
    ("x_hot", c_uint32, 48),
    ("y_hot", c_uint32, 52),
    ("", struct_vfio_device_gfx_plane_info_13, 56),
)

class struct_vfio_device_ioeventfd(Struct):
    __slots__ = ()
layout(struct_vfio_device_ioeventfd, 32, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("offset", c_uint64, 8),
    ("data", c_uint64, 16),
    ("fd", c_int32, 24),
)

class struct_vfio_device_feature(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature, 8, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("data", c_uint8 * 0, 8),
)

class struct_vfio_device_feature_migration(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature_migration, 8, 8,
    ("flags", c_uint64, 0),
)

class struct_vfio_device_feature_mig_state(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature_mig_state, 8, 4,
    ("device_state", c_uint32, 0),
    ("data_fd", c_int32, 4),
)
enum_vfio_device_mig_state = c_uint32
VFIO_DEVICE_STATE_ERROR = 0
VFIO_DEVICE_STATE_STOP = 1
VFIO_DEVICE_STATE_RUNNING = 2
VFIO_DEVICE_STATE_STOP_COPY = 3
VFIO_DEVICE_STATE_RESUMING = 4
VFIO_DEVICE_STATE_RUNNING_P2P = 5

class struct_vfio_device_low_power_entry_with_wakeup(Struct):
    __slots__ = ()
layout(struct_vfio_device_low_power_entry_with_wakeup, 8, 4,
    ("wakeup_eventfd", c_int32, 0),
    ("reserved", c_uint32, 4),
)

class struct_vfio_device_feature_dma_logging_control(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature_dma_logging_control, 24, 8,
    ("page_size", c_uint64, 0),
    ("num_ranges", c_uint32, 8),
    ("__reserved", c_uint32, 12),
    ("ranges", c_uint64, 16),
)

class struct_vfio_device_feature_dma_logging_range(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature_dma_logging_range, 16, 8,
    ("iova", c_uint64, 0),
    ("length", c_uint64, 8),
)

class struct_vfio_device_feature_dma_logging_report(Struct):
    __slots__ = ()
layout(struct_vfio_device_feature_dma_logging_report, 32, 8,
    ("iova", c_uint64, 0),
    ("length", c_uint64, 8),
    ("page_size", c_uint64, 16),
    ("bitmap", c_uint64, 24),
)

class struct_vfio_iommu_type1_info(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_info, 24, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("iova_pgsizes", c_uint64, 8),
    ("cap_offset", c_uint32, 16),
)

class struct_vfio_iova_range(Struct):
    __slots__ = ()
layout(struct_vfio_iova_range, 16, 8,
    ("start", c_uint64, 0),
    ("end", c_uint64, 8),
)

class struct_vfio_iommu_type1_info_cap_iova_range(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_info_cap_iova_range, 16, 8,
    ("header", struct_vfio_info_cap_header, 0),
    ("nr_iovas", c_uint32, 8),
    ("reserved", c_uint32, 12),
    ("iova_ranges", struct_vfio_iova_range * 0, 16),
)

class struct_vfio_iommu_type1_info_cap_migration(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_info_cap_migration, 32, 8,
    ("header", struct_vfio_info_cap_header, 0),
    ("flags", c_uint32, 8),
    ("pgsize_bitmap", c_uint64, 16),
    ("max_dirty_bitmap_size", c_uint64, 24),
)

class struct_vfio_iommu_type1_info_dma_avail(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_info_dma_avail, 12, 4,
    ("header", struct_vfio_info_cap_header, 0),
    ("avail", c_uint32, 8),
)

class struct_vfio_iommu_type1_dma_map(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_dma_map, 32, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("vaddr", c_uint64, 8),
    ("iova", c_uint64, 16),
    ("size", c_uint64, 24),
)

class struct_vfio_bitmap(Struct):
    __slots__ = ()
layout(struct_vfio_bitmap, 24, 8,
    ("pgsize", c_uint64, 0),
    ("size", c_uint64, 8),
    ("data", POINTER(c_uint64), 16),
)

class struct_vfio_iommu_type1_dma_unmap(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_dma_unmap, 24, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("iova", c_uint64, 8),
    ("size", c_uint64, 16),
    ("data", c_uint8 * 0, 24),
)

class struct_vfio_iommu_type1_dirty_bitmap(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_dirty_bitmap, 8, 4,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("data", c_uint8 * 0, 8),
)

class struct_vfio_iommu_type1_dirty_bitmap_get(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_type1_dirty_bitmap_get, 40, 8,
    ("iova", c_uint64, 0),
    ("size", c_uint64, 8),
    ("bitmap", struct_vfio_bitmap, 16),
)

class struct_vfio_iommu_spapr_tce_ddw_info(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_spapr_tce_ddw_info, 16, 8,
    ("pgsizes", c_uint64, 0),
    ("max_dynamic_windows_supported", c_uint32, 8),
    ("levels", c_uint32, 12),
)

class struct_vfio_iommu_spapr_tce_info(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_spapr_tce_info, 32, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("dma32_window_start", c_uint32, 8),
    ("dma32_window_size", c_uint32, 12),
    ("ddw", struct_vfio_iommu_spapr_tce_ddw_info, 16),
)

class struct_vfio_eeh_pe_err(Struct):
    __slots__ = ()
layout(struct_vfio_eeh_pe_err, 24, 8,
    ("type", c_uint32, 0),
    ("func", c_uint32, 4),
    ("addr", c_uint64, 8),
    ("mask", c_uint64, 16),
)

class struct_vfio_eeh_pe_op_3(Union):
    __slots__ = ()
layout(struct_vfio_eeh_pe_op_3, 24, 8,
    ("err", struct_vfio_eeh_pe_err, 0),
)

class struct_vfio_eeh_pe_op(Struct):
    __slots__ = ()
layout(struct_vfio_eeh_pe_op, 40, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("op", c_uint32, 8),
    ("", struct_vfio_eeh_pe_op_3, 16),
)

class struct_vfio_iommu_spapr_register_memory(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_spapr_register_memory, 24, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("vaddr", c_uint64, 8),
    ("size", c_uint64, 16),
)

class struct_vfio_iommu_spapr_tce_create(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_spapr_tce_create, 40, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("page_shift", c_uint32, 8),
    ("__resv1", c_uint32, 12),
    ("window_size", c_uint64, 16),
    ("levels", c_uint32, 24),
    ("__resv2", c_uint32, 28),
    ("start_addr", c_uint64, 32),
)

class struct_vfio_iommu_spapr_tce_remove(Struct):
    __slots__ = ()
layout(struct_vfio_iommu_spapr_tce_remove, 16, 8,
    ("argsz", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("start_addr", c_uint64, 8),
)
_ENUMS = {
    "enum_vfio_device_mig_state": "VFIO_DEVICE_STATE_ERROR VFIO_DEVICE_STATE_STOP VFIO_DEVICE_STATE_RUNNING VFIO_DEVICE_STATE_STOP_COPY VFIO_DEVICE_STATE_RESUMING VFIO_DEVICE_STATE_RUNNING_P2P",
}
VFIO_API_VERSION = 0
VFIO_TYPE1_IOMMU = 1
VFIO_SPAPR_TCE_IOMMU = 2
VFIO_TYPE1v2_IOMMU = 3
VFIO_DMA_CC_IOMMU = 4
VFIO_EEH = 5
VFIO_TYPE1_NESTING_IOMMU = 6
VFIO_SPAPR_TCE_v2_IOMMU = 7
VFIO_NOIOMMU_IOMMU = 8
VFIO_UNMAP_ALL = 9
VFIO_UPDATE_VADDR = 10
VFIO_TYPE = 59
VFIO_BASE = 100
VFIO_GET_API_VERSION = Ioctl(0x3b64)
VFIO_CHECK_EXTENSION = Ioctl(0x3b65)
VFIO_SET_IOMMU = Ioctl(0x3b66)
VFIO_GROUP_FLAGS_VIABLE = 1
VFIO_GROUP_FLAGS_CONTAINER_SET = 2
VFIO_GROUP_GET_STATUS = Ioctl(0x3b67, struct_vfio_group_status)
VFIO_GROUP_SET_CONTAINER = Ioctl(0x3b68)
VFIO_GROUP_UNSET_CONTAINER = Ioctl(0x3b69)
VFIO_GROUP_GET_DEVICE_FD = Ioctl(0x3b6a)
VFIO_DEVICE_FLAGS_RESET = 1
VFIO_DEVICE_FLAGS_PCI = 2
VFIO_DEVICE_FLAGS_PLATFORM = 4
VFIO_DEVICE_FLAGS_AMBA = 8
VFIO_DEVICE_FLAGS_CCW = 16
VFIO_DEVICE_FLAGS_AP = 32
VFIO_DEVICE_FLAGS_FSL_MC = 64
VFIO_DEVICE_FLAGS_CAPS = 128
VFIO_DEVICE_GET_INFO = Ioctl(0x3b6b, struct_vfio_device_info)
VFIO_DEVICE_API_PCI_STRING = "vfio-pci"
VFIO_DEVICE_API_PLATFORM_STRING = "vfio-platform"
VFIO_DEVICE_API_AMBA_STRING = "vfio-amba"
VFIO_DEVICE_API_CCW_STRING = "vfio-ccw"
VFIO_DEVICE_API_AP_STRING = "vfio-ap"
VFIO_DEVICE_INFO_CAP_ZPCI_BASE = 1
VFIO_DEVICE_INFO_CAP_ZPCI_GROUP = 2
VFIO_DEVICE_INFO_CAP_ZPCI_UTIL = 3
VFIO_DEVICE_INFO_CAP_ZPCI_PFIP = 4
VFIO_REGION_INFO_FLAG_READ = 1
VFIO_REGION_INFO_FLAG_WRITE = 2
VFIO_REGION_INFO_FLAG_MMAP = 4
VFIO_REGION_INFO_FLAG_CAPS = 8
VFIO_DEVICE_GET_REGION_INFO = Ioctl(0x3b6c, struct_vfio_region_info)
VFIO_REGION_INFO_CAP_SPARSE_MMAP = 1
VFIO_REGION_INFO_CAP_TYPE = 2
VFIO_REGION_TYPE_PCI_VENDOR_TYPE = -2147483648
VFIO_REGION_TYPE_PCI_VENDOR_MASK = 0xffff
VFIO_REGION_TYPE_GFX = 1
VFIO_REGION_TYPE_CCW = 2
VFIO_REGION_TYPE_MIGRATION_DEPRECATED = 3
VFIO_REGION_SUBTYPE_INTEL_IGD_OPREGION = 1
VFIO_REGION_SUBTYPE_INTEL_IGD_HOST_CFG = 2
VFIO_REGION_SUBTYPE_INTEL_IGD_LPC_CFG = 3
VFIO_REGION_SUBTYPE_NVIDIA_NVLINK2_RAM = 1
VFIO_REGION_SUBTYPE_IBM_NVLINK2_ATSD = 1
VFIO_REGION_SUBTYPE_GFX_EDID = 1
VFIO_DEVICE_GFX_LINK_STATE_UP = 1
VFIO_DEVICE_GFX_LINK_STATE_DOWN = 2
VFIO_REGION_SUBTYPE_CCW_ASYNC_CMD = 1
VFIO_REGION_SUBTYPE_CCW_SCHIB = 2
VFIO_REGION_SUBTYPE_CCW_CRW = 3
VFIO_REGION_SUBTYPE_MIGRATION_DEPRECATED = 1
VFIO_DEVICE_STATE_V1_STOP = 0
VFIO_DEVICE_STATE_V1_RUNNING = 1
VFIO_DEVICE_STATE_V1_SAVING = 2
VFIO_DEVICE_STATE_V1_RESUMING = 4
VFIO_DEVICE_STATE_MASK = 7
VFIO_REGION_INFO_CAP_MSIX_MAPPABLE = 3
VFIO_REGION_INFO_CAP_NVLINK2_SSATGT = 4
VFIO_REGION_INFO_CAP_NVLINK2_LNKSPD = 5
VFIO_IRQ_INFO_EVENTFD = 1
VFIO_IRQ_INFO_MASKABLE = 2
VFIO_IRQ_INFO_AUTOMASKED = 4
VFIO_IRQ_INFO_NORESIZE = 8
VFIO_DEVICE_GET_IRQ_INFO = Ioctl(0x3b6d, struct_vfio_irq_info)
VFIO_IRQ_SET_DATA_NONE = 1
VFIO_IRQ_SET_DATA_BOOL = 2
VFIO_IRQ_SET_DATA_EVENTFD = 4
VFIO_IRQ_SET_ACTION_MASK = 8
VFIO_IRQ_SET_ACTION_UNMASK = 16
VFIO_IRQ_SET_ACTION_TRIGGER = 32
VFIO_DEVICE_SET_IRQS = Ioctl(0x3b6e)
VFIO_IRQ_SET_DATA_TYPE_MASK = 7
VFIO_IRQ_SET_ACTION_TYPE_MASK = 56
VFIO_DEVICE_RESET = Ioctl(0x3b6f)
VFIO_DEVICE_GET_PCI_HOT_RESET_INFO = Ioctl(0x3b70)
VFIO_DEVICE_PCI_HOT_RESET = Ioctl(0x3b71)
VFIO_GFX_PLANE_TYPE_PROBE = 1
VFIO_GFX_PLANE_TYPE_DMABUF = 2
VFIO_GFX_PLANE_TYPE_REGION = 4
VFIO_DEVICE_QUERY_GFX_PLANE = Ioctl(0x3b72)
VFIO_DEVICE_GET_GFX_DMABUF = Ioctl(0x3b73)
VFIO_DEVICE_IOEVENTFD_8 = 1
VFIO_DEVICE_IOEVENTFD_16 = 2
VFIO_DEVICE_IOEVENTFD_32 = 4
VFIO_DEVICE_IOEVENTFD_64 = 8
VFIO_DEVICE_IOEVENTFD_SIZE_MASK = 0xf
VFIO_DEVICE_IOEVENTFD = Ioctl(0x3b74, struct_vfio_device_ioeventfd)
VFIO_DEVICE_FEATURE_MASK = 0xffff
VFIO_DEVICE_FEATURE_GET = 65536
VFIO_DEVICE_FEATURE_SET = 131072
VFIO_DEVICE_FEATURE_PROBE = 262144
VFIO_DEVICE_FEATURE = Ioctl(0x3b75)
VFIO_DEVICE_FEATURE_PCI_VF_TOKEN = 0
VFIO_MIGRATION_STOP_COPY = 1
VFIO_MIGRATION_P2P = 2
VFIO_DEVICE_FEATURE_MIGRATION = 1
VFIO_DEVICE_FEATURE_MIG_DEVICE_STATE = 2
VFIO_DEVICE_FEATURE_LOW_POWER_ENTRY = 3
VFIO_DEVICE_FEATURE_LOW_POWER_ENTRY_WITH_WAKEUP = 4
VFIO_DEVICE_FEATURE_LOW_POWER_EXIT = 5
VFIO_DEVICE_FEATURE_DMA_LOGGING_START = 6
VFIO_DEVICE_FEATURE_DMA_LOGGING_STOP = 7
VFIO_DEVICE_FEATURE_DMA_LOGGING_REPORT = 8
VFIO_IOMMU_INFO_PGSIZES = 1
VFIO_IOMMU_INFO_CAPS = 2
VFIO_IOMMU_TYPE1_INFO_CAP_IOVA_RANGE = 1
VFIO_IOMMU_TYPE1_INFO_CAP_MIGRATION = 2
VFIO_IOMMU_TYPE1_INFO_DMA_AVAIL = 3
VFIO_IOMMU_GET_INFO = Ioctl(0x3b70, struct_vfio_iommu_type1_info)
VFIO_DMA_MAP_FLAG_READ = 1
VFIO_DMA_MAP_FLAG_WRITE = 2
VFIO_DMA_MAP_FLAG_VADDR = 4
VFIO_IOMMU_MAP_DMA = Ioctl(0x3b71, struct_vfio_iommu_type1_dma_map)
VFIO_DMA_UNMAP_FLAG_GET_DIRTY_BITMAP = 1
VFIO_DMA_UNMAP_FLAG_ALL = 2
VFIO_DMA_UNMAP_FLAG_VADDR = 4
VFIO_IOMMU_UNMAP_DMA = Ioctl(0x3b72, struct_vfio_iommu_type1_dma_unmap)
VFIO_IOMMU_ENABLE = Ioctl(0x3b73)
VFIO_IOMMU_DISABLE = Ioctl(0x3b74)
VFIO_IOMMU_DIRTY_PAGES_FLAG_START = 1
VFIO_IOMMU_DIRTY_PAGES_FLAG_STOP = 2
VFIO_IOMMU_DIRTY_PAGES_FLAG_GET_BITMAP = 4
VFIO_IOMMU_DIRTY_PAGES = Ioctl(0x3b75)
VFIO_IOMMU_SPAPR_INFO_DDW = 1
VFIO_IOMMU_SPAPR_TCE_GET_INFO = Ioctl(0x3b70)
VFIO_EEH_PE_DISABLE = 0
VFIO_EEH_PE_ENABLE = 1
VFIO_EEH_PE_UNFREEZE_IO = 2
VFIO_EEH_PE_UNFREEZE_DMA = 3
VFIO_EEH_PE_GET_STATE = 4
VFIO_EEH_PE_STATE_NORMAL = 0
VFIO_EEH_PE_STATE_RESET = 1
VFIO_EEH_PE_STATE_STOPPED = 2
VFIO_EEH_PE_STATE_STOPPED_DMA = 4
VFIO_EEH_PE_STATE_UNAVAIL = 5
VFIO_EEH_PE_RESET_DEACTIVATE = 5
VFIO_EEH_PE_RESET_HOT = 6
VFIO_EEH_PE_RESET_FUNDAMENTAL = 7
VFIO_EEH_PE_CONFIGURE = 8
VFIO_EEH_PE_INJECT_ERR = 9
VFIO_EEH_PE_OP = Ioctl(0x3b79)
VFIO_IOMMU_SPAPR_REGISTER_MEMORY = Ioctl(0x3b75)
VFIO_IOMMU_SPAPR_UNREGISTER_MEMORY = Ioctl(0x3b76)
VFIO_IOMMU_SPAPR_TCE_CREATE = Ioctl(0x3b77)
VFIO_IOMMU_SPAPR_TCE_REMOVE = Ioctl(0x3b78)
def VFIO_DEVICE_STATE_VALID(state):
    return int((state & VFIO_DEVICE_STATE_MASK) == VFIO_DEVICE_STATE_V1_RESUMING) if state & VFIO_DEVICE_STATE_V1_RESUMING else 1
def VFIO_DEVICE_STATE_IS_ERROR(state):
    return int((state & VFIO_DEVICE_STATE_MASK) == (VFIO_DEVICE_STATE_V1_SAVING | VFIO_DEVICE_STATE_V1_RESUMING))
def VFIO_DEVICE_STATE_SET_ERROR(state):
    return (state & ~VFIO_DEVICE_STATE_MASK) | VFIO_DEVICE_STATE_V1_SAVING | VFIO_DEVICE_STATE_V1_RESUMING
# skipped (empty): VFIO_H
