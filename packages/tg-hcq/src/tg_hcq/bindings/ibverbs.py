"""InfiniBand verbs and mlx5 direct verbs."""

# Made by `tg-autogen gen ibverbs`; change the spec, not this file.
# From: Debian libibverbs-dev 44.0-2
# Headers: infiniband/verbs.h infiniband/mlx5dv.h infiniband/mlx5_api.h
# Licence of the headers: GPL-2.0-only OR BSD-2-Clause
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char,
    c_char_p,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, Union, cdiv, layout

_library = Library("ibverbs", linux=("libibverbs.so.1",), package="Debian libibverbs1", errno=True)
enum_ib_uverbs_core_support = c_uint32
IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS = 1
enum_ib_uverbs_access_flags = c_uint32
IB_UVERBS_ACCESS_LOCAL_WRITE = 1
IB_UVERBS_ACCESS_REMOTE_WRITE = 2
IB_UVERBS_ACCESS_REMOTE_READ = 4
IB_UVERBS_ACCESS_REMOTE_ATOMIC = 8
IB_UVERBS_ACCESS_MW_BIND = 16
IB_UVERBS_ACCESS_ZERO_BASED = 32
IB_UVERBS_ACCESS_ON_DEMAND = 64
IB_UVERBS_ACCESS_HUGETLB = 128
IB_UVERBS_ACCESS_RELAXED_ORDERING = 1048576
IB_UVERBS_ACCESS_OPTIONAL_RANGE = 1072693248
enum_ib_uverbs_srq_type = c_uint32
IB_UVERBS_SRQT_BASIC = 0
IB_UVERBS_SRQT_XRC = 1
IB_UVERBS_SRQT_TM = 2
enum_ib_uverbs_wq_type = c_uint32
IB_UVERBS_WQT_RQ = 0
enum_ib_uverbs_wq_flags = c_uint32
IB_UVERBS_WQ_FLAGS_CVLAN_STRIPPING = 1
IB_UVERBS_WQ_FLAGS_SCATTER_FCS = 2
IB_UVERBS_WQ_FLAGS_DELAY_DROP = 4
IB_UVERBS_WQ_FLAGS_PCI_WRITE_END_PADDING = 8
enum_ib_uverbs_qp_type = c_uint32
IB_UVERBS_QPT_RC = 2
IB_UVERBS_QPT_UC = 3
IB_UVERBS_QPT_UD = 4
IB_UVERBS_QPT_RAW_PACKET = 8
IB_UVERBS_QPT_XRC_INI = 9
IB_UVERBS_QPT_XRC_TGT = 10
IB_UVERBS_QPT_DRIVER = 255
enum_ib_uverbs_qp_create_flags = c_uint32
IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK = 2
IB_UVERBS_QP_CREATE_SCATTER_FCS = 256
IB_UVERBS_QP_CREATE_CVLAN_STRIPPING = 512
IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING = 2048
IB_UVERBS_QP_CREATE_SQ_SIG_ALL = 4096
enum_ib_uverbs_query_port_cap_flags = c_uint32
IB_UVERBS_PCF_SM = 2
IB_UVERBS_PCF_NOTICE_SUP = 4
IB_UVERBS_PCF_TRAP_SUP = 8
IB_UVERBS_PCF_OPT_IPD_SUP = 16
IB_UVERBS_PCF_AUTO_MIGR_SUP = 32
IB_UVERBS_PCF_SL_MAP_SUP = 64
IB_UVERBS_PCF_MKEY_NVRAM = 128
IB_UVERBS_PCF_PKEY_NVRAM = 256
IB_UVERBS_PCF_LED_INFO_SUP = 512
IB_UVERBS_PCF_SM_DISABLED = 1024
IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP = 2048
IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP = 4096
IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP = 16384
IB_UVERBS_PCF_CM_SUP = 65536
IB_UVERBS_PCF_SNMP_TUNNEL_SUP = 131072
IB_UVERBS_PCF_REINIT_SUP = 262144
IB_UVERBS_PCF_DEVICE_MGMT_SUP = 524288
IB_UVERBS_PCF_VENDOR_CLASS_SUP = 1048576
IB_UVERBS_PCF_DR_NOTICE_SUP = 2097152
IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP = 4194304
IB_UVERBS_PCF_BOOT_MGMT_SUP = 8388608
IB_UVERBS_PCF_LINK_LATENCY_SUP = 16777216
IB_UVERBS_PCF_CLIENT_REG_SUP = 33554432
IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP = 134217728
IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP = 268435456
IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP = 536870912
IB_UVERBS_PCF_MCAST_FDB_TOP_SUP = 1073741824
IB_UVERBS_PCF_HIERARCHY_INFO_SUP = 2147483648
IB_UVERBS_PCF_IP_BASED_GIDS = 67108864
enum_ib_uverbs_query_port_flags = c_uint32
IB_UVERBS_QPF_GRH_REQUIRED = 1
enum_ib_uverbs_flow_action_esp_keymat = c_uint32
IB_UVERBS_FLOW_ACTION_ESP_KEYMAT_AES_GCM = 0
enum_ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo = c_uint32
IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ = 0

class struct_ib_uverbs_flow_action_esp_keymat_aes_gcm(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_flow_action_esp_keymat_aes_gcm, 56, 8,
    ("iv", c_uint64, 0),
    ("iv_algo", c_uint32, 8),
    ("salt", c_uint32, 12),
    ("icv_len", c_uint32, 16),
    ("key_len", c_uint32, 20),
    ("aes_key", c_uint32 * 8, 24),
)
enum_ib_uverbs_flow_action_esp_replay = c_uint32
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE = 0
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP = 1

class struct_ib_uverbs_flow_action_esp_replay_bmp(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_flow_action_esp_replay_bmp, 4, 4,
    ("size", c_uint32, 0),
)
enum_ib_uverbs_flow_action_esp_flags = c_uint32
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD = 1
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TUNNEL = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT = 2
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_DECRYPT = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT = 4
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW = 8

class struct_ib_uverbs_flow_action_esp_encap_0(Union):
    __slots__ = ()
layout(struct_ib_uverbs_flow_action_esp_encap_0, 8, 8,
    ("val_ptr", c_void_p, 0),
    ("val_ptr_data_u64", c_uint64, 0),
)

class struct_ib_uverbs_flow_action_esp_encap_1(Union):
    __slots__ = ()

class struct_ib_uverbs_flow_action_esp_encap(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_flow_action_esp_encap_1, 8, 8,
    ("next_ptr", POINTER(struct_ib_uverbs_flow_action_esp_encap), 0),
    ("next_ptr_data_u64", c_uint64, 0),
)
layout(struct_ib_uverbs_flow_action_esp_encap, 24, 8,
    ("", struct_ib_uverbs_flow_action_esp_encap_0, 0),
    ("", struct_ib_uverbs_flow_action_esp_encap_1, 8),
    ("len", c_uint16, 16),
    ("type", c_uint16, 18),
)

class struct_ib_uverbs_flow_action_esp(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_flow_action_esp, 24, 8,
    ("spi", c_uint32, 0),
    ("seq", c_uint32, 4),
    ("tfc_pad", c_uint32, 8),
    ("flags", c_uint32, 12),
    ("hard_limit_pkts", c_uint64, 16),
)
enum_ib_uverbs_read_counters_flags = c_uint32
IB_UVERBS_READ_COUNTERS_PREFER_CACHED = 1
enum_ib_uverbs_advise_mr_advice = c_uint32
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH = 0
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE = 1
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT = 2
enum_ib_uverbs_advise_mr_flag = c_uint32
IB_UVERBS_ADVISE_MR_FLAG_FLUSH = 1

class struct_ib_uverbs_query_port_resp(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_query_port_resp, 40, 4,
    ("port_cap_flags", c_uint32, 0),
    ("max_msg_sz", c_uint32, 4),
    ("bad_pkey_cntr", c_uint32, 8),
    ("qkey_viol_cntr", c_uint32, 12),
    ("gid_tbl_len", c_uint32, 16),
    ("pkey_tbl_len", c_uint16, 20),
    ("lid", c_uint16, 22),
    ("sm_lid", c_uint16, 24),
    ("state", c_uint8, 26),
    ("max_mtu", c_uint8, 27),
    ("active_mtu", c_uint8, 28),
    ("lmc", c_uint8, 29),
    ("max_vl_num", c_uint8, 30),
    ("sm_sl", c_uint8, 31),
    ("subnet_timeout", c_uint8, 32),
    ("init_type_reply", c_uint8, 33),
    ("active_width", c_uint8, 34),
    ("active_speed", c_uint8, 35),
    ("phys_state", c_uint8, 36),
    ("link_layer", c_uint8, 37),
    ("flags", c_uint8, 38),
    ("reserved", c_uint8, 39),
)

class struct_ib_uverbs_query_port_resp_ex(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_query_port_resp_ex, 48, 4,
    ("legacy_resp", struct_ib_uverbs_query_port_resp, 0),
    ("port_cap_flags2", c_uint16, 40),
    ("reserved", c_uint8 * 6, 42),
)

class struct_ib_uverbs_qp_cap(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_qp_cap, 20, 4,
    ("max_send_wr", c_uint32, 0),
    ("max_recv_wr", c_uint32, 4),
    ("max_send_sge", c_uint32, 8),
    ("max_recv_sge", c_uint32, 12),
    ("max_inline_data", c_uint32, 16),
)
enum_rdma_driver_id = c_uint32
RDMA_DRIVER_UNKNOWN = 0
RDMA_DRIVER_MLX5 = 1
RDMA_DRIVER_MLX4 = 2
RDMA_DRIVER_CXGB3 = 3
RDMA_DRIVER_CXGB4 = 4
RDMA_DRIVER_MTHCA = 5
RDMA_DRIVER_BNXT_RE = 6
RDMA_DRIVER_OCRDMA = 7
RDMA_DRIVER_NES = 8
RDMA_DRIVER_I40IW = 9
RDMA_DRIVER_IRDMA = 9
RDMA_DRIVER_VMW_PVRDMA = 10
RDMA_DRIVER_QEDR = 11
RDMA_DRIVER_HNS = 12
RDMA_DRIVER_USNIC = 13
RDMA_DRIVER_RXE = 14
RDMA_DRIVER_HFI1 = 15
RDMA_DRIVER_QIB = 16
RDMA_DRIVER_EFA = 17
RDMA_DRIVER_SIW = 18
RDMA_DRIVER_ERDMA = 19
RDMA_DRIVER_MANA = 20
enum_ib_uverbs_gid_type = c_uint32
IB_UVERBS_GID_TYPE_IB = 0
IB_UVERBS_GID_TYPE_ROCE_V1 = 1
IB_UVERBS_GID_TYPE_ROCE_V2 = 2

class struct_ib_uverbs_gid_entry(Struct):
    __slots__ = ()
layout(struct_ib_uverbs_gid_entry, 32, 8,
    ("gid", c_uint64 * 2, 0),
    ("gid_index", c_uint32, 16),
    ("port_num", c_uint32, 20),
    ("gid_type", c_uint32, 24),
    ("netdev_ifindex", c_uint32, 28),
)

class union_ibv_gid_global(Struct):
    __slots__ = ()
layout(union_ibv_gid_global, 16, 8,
    ("subnet_prefix", c_uint64, 0),
    ("interface_id", c_uint64, 8),
)

class union_ibv_gid(Union):
    __slots__ = ()
layout(union_ibv_gid, 16, 8,
    ("raw", c_uint8 * 16, 0),
    ("global_", union_ibv_gid_global, 0),
)
enum_ibv_gid_type = c_uint32
IBV_GID_TYPE_IB = 0
IBV_GID_TYPE_ROCE_V1 = 1
IBV_GID_TYPE_ROCE_V2 = 2

class struct_ibv_gid_entry(Struct):
    __slots__ = ()
layout(struct_ibv_gid_entry, 32, 8,
    ("gid", union_ibv_gid, 0),
    ("gid_index", c_uint32, 16),
    ("port_num", c_uint32, 20),
    ("gid_type", c_uint32, 24),
    ("ndev_ifindex", c_uint32, 28),
)
enum_ibv_node_type = c_int32
IBV_NODE_UNKNOWN = -1
IBV_NODE_CA = 1
IBV_NODE_SWITCH = 2
IBV_NODE_ROUTER = 3
IBV_NODE_RNIC = 4
IBV_NODE_USNIC = 5
IBV_NODE_USNIC_UDP = 6
IBV_NODE_UNSPECIFIED = 7
enum_ibv_transport_type = c_int32
IBV_TRANSPORT_UNKNOWN = -1
IBV_TRANSPORT_IB = 0
IBV_TRANSPORT_IWARP = 1
IBV_TRANSPORT_USNIC = 2
IBV_TRANSPORT_USNIC_UDP = 3
IBV_TRANSPORT_UNSPECIFIED = 4
enum_ibv_device_cap_flags = c_uint32
IBV_DEVICE_RESIZE_MAX_WR = 1
IBV_DEVICE_BAD_PKEY_CNTR = 2
IBV_DEVICE_BAD_QKEY_CNTR = 4
IBV_DEVICE_RAW_MULTI = 8
IBV_DEVICE_AUTO_PATH_MIG = 16
IBV_DEVICE_CHANGE_PHY_PORT = 32
IBV_DEVICE_UD_AV_PORT_ENFORCE = 64
IBV_DEVICE_CURR_QP_STATE_MOD = 128
IBV_DEVICE_SHUTDOWN_PORT = 256
IBV_DEVICE_INIT_TYPE = 512
IBV_DEVICE_PORT_ACTIVE_EVENT = 1024
IBV_DEVICE_SYS_IMAGE_GUID = 2048
IBV_DEVICE_RC_RNR_NAK_GEN = 4096
IBV_DEVICE_SRQ_RESIZE = 8192
IBV_DEVICE_N_NOTIFY_CQ = 16384
IBV_DEVICE_MEM_WINDOW = 131072
IBV_DEVICE_UD_IP_CSUM = 262144
IBV_DEVICE_XRC = 1048576
IBV_DEVICE_MEM_MGT_EXTENSIONS = 2097152
IBV_DEVICE_MEM_WINDOW_TYPE_2A = 8388608
IBV_DEVICE_MEM_WINDOW_TYPE_2B = 16777216
IBV_DEVICE_RC_IP_CSUM = 33554432
IBV_DEVICE_RAW_IP_CSUM = 67108864
IBV_DEVICE_MANAGED_FLOW_STEERING = 536870912
enum_ibv_fork_status = c_uint32
IBV_FORK_DISABLED = 0
IBV_FORK_ENABLED = 1
IBV_FORK_UNNEEDED = 2
enum_ibv_atomic_cap = c_uint32
IBV_ATOMIC_NONE = 0
IBV_ATOMIC_HCA = 1
IBV_ATOMIC_GLOB = 2

class struct_ibv_alloc_dm_attr(Struct):
    __slots__ = ()
layout(struct_ibv_alloc_dm_attr, 16, 8,
    ("length", c_size_t, 0),
    ("log_align_req", c_uint32, 8),
    ("comp_mask", c_uint32, 12),
)
enum_ibv_dm_mask = c_uint32
IBV_DM_MASK_HANDLE = 1

class struct__ibv_device_ops(Struct):
    __slots__ = ()

class struct_ibv_context(Struct):
    __slots__ = ()

class struct_ibv_device(Struct):
    __slots__ = ()
layout(struct__ibv_device_ops, 16, 8,
    ("_dummy1", CFUNCTYPE(POINTER(struct_ibv_context), POINTER(struct_ibv_device), c_int32), 0),
    ("_dummy2", CFUNCTYPE(None, POINTER(struct_ibv_context)), 8),
)
layout(struct_ibv_device, 664, 8,
    ("_ops", struct__ibv_device_ops, 0),
    ("node_type", enum_ibv_node_type, 16),
    ("transport_type", enum_ibv_transport_type, 20),
    ("name", c_char * 64, 24),
    ("dev_name", c_char * 64, 88),
    ("dev_path", c_char * 256, 152),
    ("ibdev_path", c_char * 256, 408),
)

class struct_ibv_device_attr(Struct):
    __slots__ = ()
layout(struct_ibv_device_attr, 232, 8,
    ("fw_ver", c_char * 64, 0),
    ("node_guid", c_uint64, 64),
    ("sys_image_guid", c_uint64, 72),
    ("max_mr_size", c_uint64, 80),
    ("page_size_cap", c_uint64, 88),
    ("vendor_id", c_uint32, 96),
    ("vendor_part_id", c_uint32, 100),
    ("hw_ver", c_uint32, 104),
    ("max_qp", c_int32, 108),
    ("max_qp_wr", c_int32, 112),
    ("device_cap_flags", c_uint32, 116),
    ("max_sge", c_int32, 120),
    ("max_sge_rd", c_int32, 124),
    ("max_cq", c_int32, 128),
    ("max_cqe", c_int32, 132),
    ("max_mr", c_int32, 136),
    ("max_pd", c_int32, 140),
    ("max_qp_rd_atom", c_int32, 144),
    ("max_ee_rd_atom", c_int32, 148),
    ("max_res_rd_atom", c_int32, 152),
    ("max_qp_init_rd_atom", c_int32, 156),
    ("max_ee_init_rd_atom", c_int32, 160),
    ("atomic_cap", enum_ibv_atomic_cap, 164),
    ("max_ee", c_int32, 168),
    ("max_rdd", c_int32, 172),
    ("max_mw", c_int32, 176),
    ("max_raw_ipv6_qp", c_int32, 180),
    ("max_raw_ethy_qp", c_int32, 184),
    ("max_mcast_grp", c_int32, 188),
    ("max_mcast_qp_attach", c_int32, 192),
    ("max_total_mcast_qp_attach", c_int32, 196),
    ("max_ah", c_int32, 200),
    ("max_fmr", c_int32, 204),
    ("max_map_per_fmr", c_int32, 208),
    ("max_srq", c_int32, 212),
    ("max_srq_wr", c_int32, 216),
    ("max_srq_sge", c_int32, 220),
    ("max_pkeys", c_uint16, 224),
    ("local_ca_ack_delay", c_uint8, 226),
    ("phys_port_cnt", c_uint8, 227),
)

class struct__compat_ibv_port_attr(Struct):
    __slots__ = ()

class struct_ibv_pd(Struct):
    __slots__ = ()
layout(struct_ibv_pd, 16, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("handle", c_uint32, 8),
)
enum_ibv_mw_type = c_uint32
IBV_MW_TYPE_1 = 1
IBV_MW_TYPE_2 = 2

class struct_ibv_mw(Struct):
    __slots__ = ()
layout(struct_ibv_mw, 32, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("pd", POINTER(struct_ibv_pd), 8),
    ("rkey", c_uint32, 16),
    ("handle", c_uint32, 20),
    ("type", enum_ibv_mw_type, 24),
)

class struct_ibv_comp_channel(Struct):
    __slots__ = ()
layout(struct_ibv_comp_channel, 16, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("fd", c_int32, 8),
    ("refcnt", c_int32, 12),
)

class struct___pthread_internal_list(Struct):
    __slots__ = ()
layout(struct___pthread_internal_list, 16, 8,
    ("__prev", POINTER(struct___pthread_internal_list), 0),
    ("__next", POINTER(struct___pthread_internal_list), 8),
)

class struct___pthread_mutex_s(Struct):
    __slots__ = ()
layout(struct___pthread_mutex_s, 40, 8,
    ("__lock", c_int32, 0),
    ("__count", c_uint32, 4),
    ("__owner", c_int32, 8),
    ("__nusers", c_uint32, 12),
    ("__kind", c_int32, 16),
    ("__spins", c_int16, 20),
    ("__elision", c_int16, 22),
    ("__list", struct___pthread_internal_list, 24),
)

class pthread_mutex_t(Union):
    __slots__ = ()
layout(pthread_mutex_t, 40, 8,
    ("__data", struct___pthread_mutex_s, 0),
    ("__size", c_char * 40, 0),
    ("__align", c_int64, 0),
)

class __atomic_wide_counter___value32(Struct):
    __slots__ = ()
layout(__atomic_wide_counter___value32, 8, 4,
    ("__low", c_uint32, 0),
    ("__high", c_uint32, 4),
)

class __atomic_wide_counter(Union):
    __slots__ = ()
layout(__atomic_wide_counter, 8, 8,
    ("__value64", c_uint64, 0),
    ("__value32", __atomic_wide_counter___value32, 0),
)

class struct___pthread_cond_s(Struct):
    __slots__ = ()
layout(struct___pthread_cond_s, 48, 8,
    ("__wseq", __atomic_wide_counter, 0),
    ("__g1_start", __atomic_wide_counter, 8),
    ("__g_refs", c_uint32 * 2, 16),
    ("__g_size", c_uint32 * 2, 24),
    ("__g1_orig_size", c_uint32, 32),
    ("__wrefs", c_uint32, 36),
    ("__g_signals", c_uint32 * 2, 40),
)

class pthread_cond_t(Union):
    __slots__ = ()
layout(pthread_cond_t, 48, 8,
    ("__data", struct___pthread_cond_s, 0),
    ("__size", c_char * 48, 0),
    ("__align", c_int64, 0),
)

class struct_ibv_cq(Struct):
    __slots__ = ()
layout(struct_ibv_cq, 128, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("channel", POINTER(struct_ibv_comp_channel), 8),
    ("cq_context", c_void_p, 16),
    ("handle", c_uint32, 24),
    ("cqe", c_int32, 28),
    ("mutex", pthread_mutex_t, 32),
    ("cond", pthread_cond_t, 72),
    ("comp_events_completed", c_uint32, 120),
    ("async_events_completed", c_uint32, 124),
)

class struct_ibv_srq(Struct):
    __slots__ = ()
layout(struct_ibv_srq, 128, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("srq_context", c_void_p, 8),
    ("pd", POINTER(struct_ibv_pd), 16),
    ("handle", c_uint32, 24),
    ("mutex", pthread_mutex_t, 32),
    ("cond", pthread_cond_t, 72),
    ("events_completed", c_uint32, 120),
)
enum_ibv_qp_state = c_uint32
IBV_QPS_RESET = 0
IBV_QPS_INIT = 1
IBV_QPS_RTR = 2
IBV_QPS_RTS = 3
IBV_QPS_SQD = 4
IBV_QPS_SQE = 5
IBV_QPS_ERR = 6
IBV_QPS_UNKNOWN = 7
enum_ibv_qp_type = c_uint32
IBV_QPT_RC = 2
IBV_QPT_UC = 3
IBV_QPT_UD = 4
IBV_QPT_RAW_PACKET = 8
IBV_QPT_XRC_SEND = 9
IBV_QPT_XRC_RECV = 10
IBV_QPT_DRIVER = 255

class struct_ibv_qp(Struct):
    __slots__ = ()
layout(struct_ibv_qp, 160, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("qp_context", c_void_p, 8),
    ("pd", POINTER(struct_ibv_pd), 16),
    ("send_cq", POINTER(struct_ibv_cq), 24),
    ("recv_cq", POINTER(struct_ibv_cq), 32),
    ("srq", POINTER(struct_ibv_srq), 40),
    ("handle", c_uint32, 48),
    ("qp_num", c_uint32, 52),
    ("state", enum_ibv_qp_state, 56),
    ("qp_type", enum_ibv_qp_type, 60),
    ("mutex", pthread_mutex_t, 64),
    ("cond", pthread_cond_t, 104),
    ("events_completed", c_uint32, 152),
)

class struct_ibv_mr(Struct):
    __slots__ = ()
layout(struct_ibv_mr, 48, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("pd", POINTER(struct_ibv_pd), 8),
    ("addr", c_void_p, 16),
    ("length", c_size_t, 24),
    ("handle", c_uint32, 32),
    ("lkey", c_uint32, 36),
    ("rkey", c_uint32, 40),
)

class struct_ibv_mw_bind_info(Struct):
    __slots__ = ()
layout(struct_ibv_mw_bind_info, 32, 8,
    ("mr", POINTER(struct_ibv_mr), 0),
    ("addr", c_uint64, 8),
    ("length", c_uint64, 16),
    ("mw_access_flags", c_uint32, 24),
)

class struct_ibv_mw_bind(Struct):
    __slots__ = ()
layout(struct_ibv_mw_bind, 48, 8,
    ("wr_id", c_uint64, 0),
    ("send_flags", c_uint32, 8),
    ("bind_info", struct_ibv_mw_bind_info, 16),
)
enum_ibv_wc_status = c_uint32
IBV_WC_SUCCESS = 0
IBV_WC_LOC_LEN_ERR = 1
IBV_WC_LOC_QP_OP_ERR = 2
IBV_WC_LOC_EEC_OP_ERR = 3
IBV_WC_LOC_PROT_ERR = 4
IBV_WC_WR_FLUSH_ERR = 5
IBV_WC_MW_BIND_ERR = 6
IBV_WC_BAD_RESP_ERR = 7
IBV_WC_LOC_ACCESS_ERR = 8
IBV_WC_REM_INV_REQ_ERR = 9
IBV_WC_REM_ACCESS_ERR = 10
IBV_WC_REM_OP_ERR = 11
IBV_WC_RETRY_EXC_ERR = 12
IBV_WC_RNR_RETRY_EXC_ERR = 13
IBV_WC_LOC_RDD_VIOL_ERR = 14
IBV_WC_REM_INV_RD_REQ_ERR = 15
IBV_WC_REM_ABORT_ERR = 16
IBV_WC_INV_EECN_ERR = 17
IBV_WC_INV_EEC_STATE_ERR = 18
IBV_WC_FATAL_ERR = 19
IBV_WC_RESP_TIMEOUT_ERR = 20
IBV_WC_GENERAL_ERR = 21
IBV_WC_TM_ERR = 22
IBV_WC_TM_RNDV_INCOMPLETE = 23
enum_ibv_wc_opcode = c_uint32
IBV_WC_SEND = 0
IBV_WC_RDMA_WRITE = 1
IBV_WC_RDMA_READ = 2
IBV_WC_COMP_SWAP = 3
IBV_WC_FETCH_ADD = 4
IBV_WC_BIND_MW = 5
IBV_WC_LOCAL_INV = 6
IBV_WC_TSO = 7
IBV_WC_ATOMIC_WRITE = 9
IBV_WC_RECV = 128
IBV_WC_RECV_RDMA_WITH_IMM = 129
IBV_WC_TM_ADD = 130
IBV_WC_TM_DEL = 131
IBV_WC_TM_SYNC = 132
IBV_WC_TM_RECV = 133
IBV_WC_TM_NO_TAG = 134
IBV_WC_DRIVER1 = 135
IBV_WC_DRIVER2 = 136
IBV_WC_DRIVER3 = 137

class struct_ibv_wc_5(Union):
    __slots__ = ()
layout(struct_ibv_wc_5, 4, 4,
    ("imm_data", c_uint32, 0),
    ("invalidated_rkey", c_uint32, 0),
)

class struct_ibv_wc(Struct):
    __slots__ = ()
layout(struct_ibv_wc, 48, 8,
    ("wr_id", c_uint64, 0),
    ("status", enum_ibv_wc_status, 8),
    ("opcode", enum_ibv_wc_opcode, 12),
    ("vendor_err", c_uint32, 16),
    ("byte_len", c_uint32, 20),
    ("", struct_ibv_wc_5, 24),
    ("qp_num", c_uint32, 28),
    ("src_qp", c_uint32, 32),
    ("wc_flags", c_uint32, 36),
    ("pkey_index", c_uint16, 40),
    ("slid", c_uint16, 42),
    ("sl", c_uint8, 44),
    ("dlid_path_bits", c_uint8, 45),
)

class struct_ibv_sge(Struct):
    __slots__ = ()
layout(struct_ibv_sge, 16, 8,
    ("addr", c_uint64, 0),
    ("length", c_uint32, 8),
    ("lkey", c_uint32, 12),
)

class struct_ibv_recv_wr(Struct):
    __slots__ = ()
layout(struct_ibv_recv_wr, 32, 8,
    ("wr_id", c_uint64, 0),
    ("next", POINTER(struct_ibv_recv_wr), 8),
    ("sg_list", POINTER(struct_ibv_sge), 16),
    ("num_sge", c_int32, 24),
)
enum_ibv_wr_opcode = c_uint32
IBV_WR_RDMA_WRITE = 0
IBV_WR_RDMA_WRITE_WITH_IMM = 1
IBV_WR_SEND = 2
IBV_WR_SEND_WITH_IMM = 3
IBV_WR_RDMA_READ = 4
IBV_WR_ATOMIC_CMP_AND_SWP = 5
IBV_WR_ATOMIC_FETCH_AND_ADD = 6
IBV_WR_LOCAL_INV = 7
IBV_WR_BIND_MW = 8
IBV_WR_SEND_WITH_INV = 9
IBV_WR_TSO = 10
IBV_WR_DRIVER1 = 11
IBV_WR_ATOMIC_WRITE = 15

class struct_ibv_send_wr_6(Union):
    __slots__ = ()
layout(struct_ibv_send_wr_6, 4, 4,
    ("imm_data", c_uint32, 0),
    ("invalidate_rkey", c_uint32, 0),
)

class struct_ibv_send_wr_wr_rdma(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_wr_rdma, 16, 8,
    ("remote_addr", c_uint64, 0),
    ("rkey", c_uint32, 8),
)

class struct_ibv_send_wr_wr_atomic(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_wr_atomic, 32, 8,
    ("remote_addr", c_uint64, 0),
    ("compare_add", c_uint64, 8),
    ("swap", c_uint64, 16),
    ("rkey", c_uint32, 24),
)

class struct_ibv_ah(Struct):
    __slots__ = ()
layout(struct_ibv_ah, 24, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("pd", POINTER(struct_ibv_pd), 8),
    ("handle", c_uint32, 16),
)

class struct_ibv_send_wr_wr_ud(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_wr_ud, 16, 8,
    ("ah", POINTER(struct_ibv_ah), 0),
    ("remote_qpn", c_uint32, 8),
    ("remote_qkey", c_uint32, 12),
)

class struct_ibv_send_wr_wr(Union):
    __slots__ = ()
layout(struct_ibv_send_wr_wr, 32, 8,
    ("rdma", struct_ibv_send_wr_wr_rdma, 0),
    ("atomic", struct_ibv_send_wr_wr_atomic, 0),
    ("ud", struct_ibv_send_wr_wr_ud, 0),
)

class struct_ibv_send_wr_qp_type_xrc(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_qp_type_xrc, 4, 4,
    ("remote_srqn", c_uint32, 0),
)

class struct_ibv_send_wr_qp_type(Union):
    __slots__ = ()
layout(struct_ibv_send_wr_qp_type, 4, 4,
    ("xrc", struct_ibv_send_wr_qp_type_xrc, 0),
)

class struct_ibv_send_wr_9_bind_mw(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_9_bind_mw, 48, 8,
    ("mw", POINTER(struct_ibv_mw), 0),
    ("rkey", c_uint32, 8),
    ("bind_info", struct_ibv_mw_bind_info, 16),
)

class struct_ibv_send_wr_9_tso(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr_9_tso, 16, 8,
    ("hdr", c_void_p, 0),
    ("hdr_sz", c_uint16, 8),
    ("mss", c_uint16, 10),
)

class struct_ibv_send_wr_9(Union):
    __slots__ = ()
layout(struct_ibv_send_wr_9, 48, 8,
    ("bind_mw", struct_ibv_send_wr_9_bind_mw, 0),
    ("tso", struct_ibv_send_wr_9_tso, 0),
)

class struct_ibv_send_wr(Struct):
    __slots__ = ()
layout(struct_ibv_send_wr, 128, 8,
    ("wr_id", c_uint64, 0),
    ("next", POINTER(struct_ibv_send_wr), 8),
    ("sg_list", POINTER(struct_ibv_sge), 16),
    ("num_sge", c_int32, 24),
    ("opcode", enum_ibv_wr_opcode, 28),
    ("send_flags", c_uint32, 32),
    ("", struct_ibv_send_wr_6, 36),
    ("wr", struct_ibv_send_wr_wr, 40),
    ("qp_type", struct_ibv_send_wr_qp_type, 72),
    ("", struct_ibv_send_wr_9, 80),
)

class struct_ibv_context_ops(Struct):
    __slots__ = ()
layout(struct_ibv_context_ops, 256, 8,
    ("_compat_query_device", CFUNCTYPE(c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_device_attr)), 0),
    ("_compat_query_port", CFUNCTYPE(c_int32, POINTER(struct_ibv_context), c_uint8, POINTER(struct__compat_ibv_port_attr)), 8),
    ("_compat_alloc_pd", CFUNCTYPE(c_void_p), 16),
    ("_compat_dealloc_pd", CFUNCTYPE(c_void_p), 24),
    ("_compat_reg_mr", CFUNCTYPE(c_void_p), 32),
    ("_compat_rereg_mr", CFUNCTYPE(c_void_p), 40),
    ("_compat_dereg_mr", CFUNCTYPE(c_void_p), 48),
    ("alloc_mw", CFUNCTYPE(POINTER(struct_ibv_mw), POINTER(struct_ibv_pd), enum_ibv_mw_type), 56),
    ("bind_mw", CFUNCTYPE(c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_mw), POINTER(struct_ibv_mw_bind)), 64),
    ("dealloc_mw", CFUNCTYPE(c_int32, POINTER(struct_ibv_mw)), 72),
    ("_compat_create_cq", CFUNCTYPE(c_void_p), 80),
    ("poll_cq", CFUNCTYPE(c_int32, POINTER(struct_ibv_cq), c_int32, POINTER(struct_ibv_wc)), 88),
    ("req_notify_cq", CFUNCTYPE(c_int32, POINTER(struct_ibv_cq), c_int32), 96),
    ("_compat_cq_event", CFUNCTYPE(c_void_p), 104),
    ("_compat_resize_cq", CFUNCTYPE(c_void_p), 112),
    ("_compat_destroy_cq", CFUNCTYPE(c_void_p), 120),
    ("_compat_create_srq", CFUNCTYPE(c_void_p), 128),
    ("_compat_modify_srq", CFUNCTYPE(c_void_p), 136),
    ("_compat_query_srq", CFUNCTYPE(c_void_p), 144),
    ("_compat_destroy_srq", CFUNCTYPE(c_void_p), 152),
    ("post_srq_recv", CFUNCTYPE(c_int32, POINTER(struct_ibv_srq), POINTER(struct_ibv_recv_wr), POINTER(POINTER(struct_ibv_recv_wr))), 160),
    ("_compat_create_qp", CFUNCTYPE(c_void_p), 168),
    ("_compat_query_qp", CFUNCTYPE(c_void_p), 176),
    ("_compat_modify_qp", CFUNCTYPE(c_void_p), 184),
    ("_compat_destroy_qp", CFUNCTYPE(c_void_p), 192),
    ("post_send", CFUNCTYPE(c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_send_wr), POINTER(POINTER(struct_ibv_send_wr))), 200),
    ("post_recv", CFUNCTYPE(c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_recv_wr), POINTER(POINTER(struct_ibv_recv_wr))), 208),
    ("_compat_create_ah", CFUNCTYPE(c_void_p), 216),
    ("_compat_destroy_ah", CFUNCTYPE(c_void_p), 224),
    ("_compat_attach_mcast", CFUNCTYPE(c_void_p), 232),
    ("_compat_detach_mcast", CFUNCTYPE(c_void_p), 240),
    ("_compat_async_event", CFUNCTYPE(c_void_p), 248),
)
layout(struct_ibv_context, 328, 8,
    ("device", POINTER(struct_ibv_device), 0),
    ("ops", struct_ibv_context_ops, 8),
    ("cmd_fd", c_int32, 264),
    ("async_fd", c_int32, 268),
    ("num_comp_vectors", c_int32, 272),
    ("mutex", pthread_mutex_t, 280),
    ("abi_compat", c_void_p, 320),
)

class struct_ibv_dm(Struct):
    __slots__ = ()
layout(struct_ibv_dm, 32, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("memcpy_to_dm", CFUNCTYPE(c_int32, POINTER(struct_ibv_dm), c_uint64, c_void_p, c_size_t), 8),
    ("memcpy_from_dm", CFUNCTYPE(c_int32, c_void_p, POINTER(struct_ibv_dm), c_uint64, c_size_t), 16),
    ("comp_mask", c_uint32, 24),
    ("handle", c_uint32, 28),
)

class struct_ibv_query_device_ex_input(Struct):
    __slots__ = ()
layout(struct_ibv_query_device_ex_input, 4, 4,
    ("comp_mask", c_uint32, 0),
)
enum_ibv_odp_transport_cap_bits = c_uint32
IBV_ODP_SUPPORT_SEND = 1
IBV_ODP_SUPPORT_RECV = 2
IBV_ODP_SUPPORT_WRITE = 4
IBV_ODP_SUPPORT_READ = 8
IBV_ODP_SUPPORT_ATOMIC = 16
IBV_ODP_SUPPORT_SRQ_RECV = 32

class struct_ibv_odp_caps_per_transport_caps(Struct):
    __slots__ = ()
layout(struct_ibv_odp_caps_per_transport_caps, 12, 4,
    ("rc_odp_caps", c_uint32, 0),
    ("uc_odp_caps", c_uint32, 4),
    ("ud_odp_caps", c_uint32, 8),
)

class struct_ibv_odp_caps(Struct):
    __slots__ = ()
layout(struct_ibv_odp_caps, 24, 8,
    ("general_caps", c_uint64, 0),
    ("per_transport_caps", struct_ibv_odp_caps_per_transport_caps, 8),
)
enum_ibv_odp_general_caps = c_uint32
IBV_ODP_SUPPORT = 1
IBV_ODP_SUPPORT_IMPLICIT = 2

class struct_ibv_tso_caps(Struct):
    __slots__ = ()
layout(struct_ibv_tso_caps, 8, 4,
    ("max_tso", c_uint32, 0),
    ("supported_qpts", c_uint32, 4),
)
enum_ibv_rx_hash_function_flags = c_uint32
IBV_RX_HASH_FUNC_TOEPLITZ = 1
enum_ibv_rx_hash_fields = c_uint32
IBV_RX_HASH_SRC_IPV4 = 1
IBV_RX_HASH_DST_IPV4 = 2
IBV_RX_HASH_SRC_IPV6 = 4
IBV_RX_HASH_DST_IPV6 = 8
IBV_RX_HASH_SRC_PORT_TCP = 16
IBV_RX_HASH_DST_PORT_TCP = 32
IBV_RX_HASH_SRC_PORT_UDP = 64
IBV_RX_HASH_DST_PORT_UDP = 128
IBV_RX_HASH_IPSEC_SPI = 256
IBV_RX_HASH_INNER = 2147483648

class struct_ibv_rss_caps(Struct):
    __slots__ = ()
layout(struct_ibv_rss_caps, 32, 8,
    ("supported_qpts", c_uint32, 0),
    ("max_rwq_indirection_tables", c_uint32, 4),
    ("max_rwq_indirection_table_size", c_uint32, 8),
    ("rx_hash_fields_mask", c_uint64, 16),
    ("rx_hash_function", c_uint8, 24),
)

class struct_ibv_packet_pacing_caps(Struct):
    __slots__ = ()
layout(struct_ibv_packet_pacing_caps, 12, 4,
    ("qp_rate_limit_min", c_uint32, 0),
    ("qp_rate_limit_max", c_uint32, 4),
    ("supported_qpts", c_uint32, 8),
)
enum_ibv_raw_packet_caps = c_uint32
IBV_RAW_PACKET_CAP_CVLAN_STRIPPING = 1
IBV_RAW_PACKET_CAP_SCATTER_FCS = 2
IBV_RAW_PACKET_CAP_IP_CSUM = 4
IBV_RAW_PACKET_CAP_DELAY_DROP = 8
enum_ibv_tm_cap_flags = c_uint32
IBV_TM_CAP_RC = 1

class struct_ibv_tm_caps(Struct):
    __slots__ = ()
layout(struct_ibv_tm_caps, 20, 4,
    ("max_rndv_hdr_size", c_uint32, 0),
    ("max_num_tags", c_uint32, 4),
    ("flags", c_uint32, 8),
    ("max_ops", c_uint32, 12),
    ("max_sge", c_uint32, 16),
)

class struct_ibv_cq_moderation_caps(Struct):
    __slots__ = ()
layout(struct_ibv_cq_moderation_caps, 4, 2,
    ("max_cq_count", c_uint16, 0),
    ("max_cq_period", c_uint16, 2),
)
enum_ibv_pci_atomic_op_size = c_uint32
IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP = 1
IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP = 2
IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP = 4

class struct_ibv_pci_atomic_caps(Struct):
    __slots__ = ()
layout(struct_ibv_pci_atomic_caps, 6, 2,
    ("fetch_add", c_uint16, 0),
    ("swap", c_uint16, 2),
    ("compare_swap", c_uint16, 4),
)

class struct_ibv_device_attr_ex(Struct):
    __slots__ = ()
layout(struct_ibv_device_attr_ex, 400, 8,
    ("orig_attr", struct_ibv_device_attr, 0),
    ("comp_mask", c_uint32, 232),
    ("odp_caps", struct_ibv_odp_caps, 240),
    ("completion_timestamp_mask", c_uint64, 264),
    ("hca_core_clock", c_uint64, 272),
    ("device_cap_flags_ex", c_uint64, 280),
    ("tso_caps", struct_ibv_tso_caps, 288),
    ("rss_caps", struct_ibv_rss_caps, 296),
    ("max_wq_type_rq", c_uint32, 328),
    ("packet_pacing_caps", struct_ibv_packet_pacing_caps, 332),
    ("raw_packet_caps", c_uint32, 344),
    ("tm_caps", struct_ibv_tm_caps, 348),
    ("cq_mod_caps", struct_ibv_cq_moderation_caps, 368),
    ("max_dm_size", c_uint64, 376),
    ("pci_atomic_caps", struct_ibv_pci_atomic_caps, 384),
    ("xrc_odp_caps", c_uint32, 392),
    ("phys_port_cnt_ex", c_uint32, 396),
)
enum_ibv_mtu = c_uint32
IBV_MTU_256 = 1
IBV_MTU_512 = 2
IBV_MTU_1024 = 3
IBV_MTU_2048 = 4
IBV_MTU_4096 = 5
enum_ibv_port_state = c_uint32
IBV_PORT_NOP = 0
IBV_PORT_DOWN = 1
IBV_PORT_INIT = 2
IBV_PORT_ARMED = 3
IBV_PORT_ACTIVE = 4
IBV_PORT_ACTIVE_DEFER = 5
IBV_LINK_LAYER_UNSPECIFIED = 0
IBV_LINK_LAYER_INFINIBAND = 1
IBV_LINK_LAYER_ETHERNET = 2
enum_ibv_port_cap_flags = c_uint32
IBV_PORT_SM = 2
IBV_PORT_NOTICE_SUP = 4
IBV_PORT_TRAP_SUP = 8
IBV_PORT_OPT_IPD_SUP = 16
IBV_PORT_AUTO_MIGR_SUP = 32
IBV_PORT_SL_MAP_SUP = 64
IBV_PORT_MKEY_NVRAM = 128
IBV_PORT_PKEY_NVRAM = 256
IBV_PORT_LED_INFO_SUP = 512
IBV_PORT_SYS_IMAGE_GUID_SUP = 2048
IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP = 4096
IBV_PORT_EXTENDED_SPEEDS_SUP = 16384
IBV_PORT_CAP_MASK2_SUP = 32768
IBV_PORT_CM_SUP = 65536
IBV_PORT_SNMP_TUNNEL_SUP = 131072
IBV_PORT_REINIT_SUP = 262144
IBV_PORT_DEVICE_MGMT_SUP = 524288
IBV_PORT_VENDOR_CLASS_SUP = 1048576
IBV_PORT_DR_NOTICE_SUP = 2097152
IBV_PORT_CAP_MASK_NOTICE_SUP = 4194304
IBV_PORT_BOOT_MGMT_SUP = 8388608
IBV_PORT_LINK_LATENCY_SUP = 16777216
IBV_PORT_CLIENT_REG_SUP = 33554432
IBV_PORT_IP_BASED_GIDS = 67108864
enum_ibv_port_cap_flags2 = c_uint32
IBV_PORT_SET_NODE_DESC_SUP = 1
IBV_PORT_INFO_EXT_SUP = 2
IBV_PORT_VIRT_SUP = 4
IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP = 8
IBV_PORT_LINK_WIDTH_2X_SUP = 16
IBV_PORT_LINK_SPEED_HDR_SUP = 32
IBV_PORT_LINK_SPEED_NDR_SUP = 1024

class struct_ibv_port_attr(Struct):
    __slots__ = ()
layout(struct_ibv_port_attr, 52, 4,
    ("state", enum_ibv_port_state, 0),
    ("max_mtu", enum_ibv_mtu, 4),
    ("active_mtu", enum_ibv_mtu, 8),
    ("gid_tbl_len", c_int32, 12),
    ("port_cap_flags", c_uint32, 16),
    ("max_msg_sz", c_uint32, 20),
    ("bad_pkey_cntr", c_uint32, 24),
    ("qkey_viol_cntr", c_uint32, 28),
    ("pkey_tbl_len", c_uint16, 32),
    ("lid", c_uint16, 34),
    ("sm_lid", c_uint16, 36),
    ("lmc", c_uint8, 38),
    ("max_vl_num", c_uint8, 39),
    ("sm_sl", c_uint8, 40),
    ("subnet_timeout", c_uint8, 41),
    ("init_type_reply", c_uint8, 42),
    ("active_width", c_uint8, 43),
    ("active_speed", c_uint8, 44),
    ("phys_state", c_uint8, 45),
    ("link_layer", c_uint8, 46),
    ("flags", c_uint8, 47),
    ("port_cap_flags2", c_uint16, 48),
)
enum_ibv_event_type = c_uint32
IBV_EVENT_CQ_ERR = 0
IBV_EVENT_QP_FATAL = 1
IBV_EVENT_QP_REQ_ERR = 2
IBV_EVENT_QP_ACCESS_ERR = 3
IBV_EVENT_COMM_EST = 4
IBV_EVENT_SQ_DRAINED = 5
IBV_EVENT_PATH_MIG = 6
IBV_EVENT_PATH_MIG_ERR = 7
IBV_EVENT_DEVICE_FATAL = 8
IBV_EVENT_PORT_ACTIVE = 9
IBV_EVENT_PORT_ERR = 10
IBV_EVENT_LID_CHANGE = 11
IBV_EVENT_PKEY_CHANGE = 12
IBV_EVENT_SM_CHANGE = 13
IBV_EVENT_SRQ_ERR = 14
IBV_EVENT_SRQ_LIMIT_REACHED = 15
IBV_EVENT_QP_LAST_WQE_REACHED = 16
IBV_EVENT_CLIENT_REREGISTER = 17
IBV_EVENT_GID_CHANGE = 18
IBV_EVENT_WQ_FATAL = 19
enum_ibv_wq_state = c_uint32
IBV_WQS_RESET = 0
IBV_WQS_RDY = 1
IBV_WQS_ERR = 2
IBV_WQS_UNKNOWN = 3
enum_ibv_wq_type = c_uint32
IBV_WQT_RQ = 0

class struct_ibv_wq(Struct):
    __slots__ = ()
layout(struct_ibv_wq, 152, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("wq_context", c_void_p, 8),
    ("pd", POINTER(struct_ibv_pd), 16),
    ("cq", POINTER(struct_ibv_cq), 24),
    ("wq_num", c_uint32, 32),
    ("handle", c_uint32, 36),
    ("state", enum_ibv_wq_state, 40),
    ("wq_type", enum_ibv_wq_type, 44),
    ("post_recv", CFUNCTYPE(c_int32, POINTER(struct_ibv_wq), POINTER(struct_ibv_recv_wr), POINTER(POINTER(struct_ibv_recv_wr))), 48),
    ("mutex", pthread_mutex_t, 56),
    ("cond", pthread_cond_t, 96),
    ("events_completed", c_uint32, 144),
    ("comp_mask", c_uint32, 148),
)

class struct_ibv_async_event_element(Union):
    __slots__ = ()
layout(struct_ibv_async_event_element, 8, 8,
    ("cq", POINTER(struct_ibv_cq), 0),
    ("qp", POINTER(struct_ibv_qp), 0),
    ("srq", POINTER(struct_ibv_srq), 0),
    ("wq", POINTER(struct_ibv_wq), 0),
    ("port_num", c_int32, 0),
)

class struct_ibv_async_event(Struct):
    __slots__ = ()
layout(struct_ibv_async_event, 16, 8,
    ("element", struct_ibv_async_event_element, 0),
    ("event_type", enum_ibv_event_type, 8),
)
IBV_WC_IP_CSUM_OK_SHIFT = 2
enum_ibv_create_cq_wc_flags = c_uint32
IBV_WC_EX_WITH_BYTE_LEN = 1
IBV_WC_EX_WITH_IMM = 2
IBV_WC_EX_WITH_QP_NUM = 4
IBV_WC_EX_WITH_SRC_QP = 8
IBV_WC_EX_WITH_SLID = 16
IBV_WC_EX_WITH_SL = 32
IBV_WC_EX_WITH_DLID_PATH_BITS = 64
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP = 128
IBV_WC_EX_WITH_CVLAN = 256
IBV_WC_EX_WITH_FLOW_TAG = 512
IBV_WC_EX_WITH_TM_INFO = 1024
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK = 2048
IBV_WC_STANDARD_FLAGS = 127
IBV_CREATE_CQ_SUP_WC_FLAGS = 4095
enum_ibv_wc_flags = c_uint32
IBV_WC_GRH = 1
IBV_WC_WITH_IMM = 2
IBV_WC_IP_CSUM_OK = 4
IBV_WC_WITH_INV = 8
IBV_WC_TM_SYNC_REQ = 16
IBV_WC_TM_MATCH = 32
IBV_WC_TM_DATA_VALID = 64
enum_ibv_access_flags = c_uint32
IBV_ACCESS_LOCAL_WRITE = 1
IBV_ACCESS_REMOTE_WRITE = 2
IBV_ACCESS_REMOTE_READ = 4
IBV_ACCESS_REMOTE_ATOMIC = 8
IBV_ACCESS_MW_BIND = 16
IBV_ACCESS_ZERO_BASED = 32
IBV_ACCESS_ON_DEMAND = 64
IBV_ACCESS_HUGETLB = 128
IBV_ACCESS_RELAXED_ORDERING = 1048576

class struct_ibv_td_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_td_init_attr, 4, 4,
    ("comp_mask", c_uint32, 0),
)

class struct_ibv_td(Struct):
    __slots__ = ()
layout(struct_ibv_td, 8, 8,
    ("context", POINTER(struct_ibv_context), 0),
)
enum_ibv_xrcd_init_attr_mask = c_uint32
IBV_XRCD_INIT_ATTR_FD = 1
IBV_XRCD_INIT_ATTR_OFLAGS = 2
IBV_XRCD_INIT_ATTR_RESERVED = 4

class struct_ibv_xrcd_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_xrcd_init_attr, 12, 4,
    ("comp_mask", c_uint32, 0),
    ("fd", c_int32, 4),
    ("oflags", c_int32, 8),
)

class struct_ibv_xrcd(Struct):
    __slots__ = ()
layout(struct_ibv_xrcd, 8, 8,
    ("context", POINTER(struct_ibv_context), 0),
)
enum_ibv_rereg_mr_flags = c_uint32
IBV_REREG_MR_CHANGE_TRANSLATION = 1
IBV_REREG_MR_CHANGE_PD = 2
IBV_REREG_MR_CHANGE_ACCESS = 4
IBV_REREG_MR_FLAGS_SUPPORTED = 7

class struct_ibv_global_route(Struct):
    __slots__ = ()
layout(struct_ibv_global_route, 24, 8,
    ("dgid", union_ibv_gid, 0),
    ("flow_label", c_uint32, 16),
    ("sgid_index", c_uint8, 20),
    ("hop_limit", c_uint8, 21),
    ("traffic_class", c_uint8, 22),
)

class struct_ibv_grh(Struct):
    __slots__ = ()
layout(struct_ibv_grh, 40, 8,
    ("version_tclass_flow", c_uint32, 0),
    ("paylen", c_uint16, 4),
    ("next_hdr", c_uint8, 6),
    ("hop_limit", c_uint8, 7),
    ("sgid", union_ibv_gid, 8),
    ("dgid", union_ibv_gid, 24),
)
enum_ibv_rate = c_uint32
IBV_RATE_MAX = 0
IBV_RATE_2_5_GBPS = 2
IBV_RATE_5_GBPS = 5
IBV_RATE_10_GBPS = 3
IBV_RATE_20_GBPS = 6
IBV_RATE_30_GBPS = 4
IBV_RATE_40_GBPS = 7
IBV_RATE_60_GBPS = 8
IBV_RATE_80_GBPS = 9
IBV_RATE_120_GBPS = 10
IBV_RATE_14_GBPS = 11
IBV_RATE_56_GBPS = 12
IBV_RATE_112_GBPS = 13
IBV_RATE_168_GBPS = 14
IBV_RATE_25_GBPS = 15
IBV_RATE_100_GBPS = 16
IBV_RATE_200_GBPS = 17
IBV_RATE_300_GBPS = 18
IBV_RATE_28_GBPS = 19
IBV_RATE_50_GBPS = 20
IBV_RATE_400_GBPS = 21
IBV_RATE_600_GBPS = 22
IBV_RATE_800_GBPS = 23
IBV_RATE_1200_GBPS = 24

class struct_ibv_ah_attr(Struct):
    __slots__ = ()
layout(struct_ibv_ah_attr, 32, 8,
    ("grh", struct_ibv_global_route, 0),
    ("dlid", c_uint16, 24),
    ("sl", c_uint8, 26),
    ("src_path_bits", c_uint8, 27),
    ("static_rate", c_uint8, 28),
    ("is_global", c_uint8, 29),
    ("port_num", c_uint8, 30),
)
enum_ibv_srq_attr_mask = c_uint32
IBV_SRQ_MAX_WR = 1
IBV_SRQ_LIMIT = 2

class struct_ibv_srq_attr(Struct):
    __slots__ = ()
layout(struct_ibv_srq_attr, 12, 4,
    ("max_wr", c_uint32, 0),
    ("max_sge", c_uint32, 4),
    ("srq_limit", c_uint32, 8),
)

class struct_ibv_srq_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_srq_init_attr, 24, 8,
    ("srq_context", c_void_p, 0),
    ("attr", struct_ibv_srq_attr, 8),
)
enum_ibv_srq_type = c_uint32
IBV_SRQT_BASIC = 0
IBV_SRQT_XRC = 1
IBV_SRQT_TM = 2
enum_ibv_srq_init_attr_mask = c_uint32
IBV_SRQ_INIT_ATTR_TYPE = 1
IBV_SRQ_INIT_ATTR_PD = 2
IBV_SRQ_INIT_ATTR_XRCD = 4
IBV_SRQ_INIT_ATTR_CQ = 8
IBV_SRQ_INIT_ATTR_TM = 16
IBV_SRQ_INIT_ATTR_RESERVED = 32

class struct_ibv_tm_cap(Struct):
    __slots__ = ()
layout(struct_ibv_tm_cap, 8, 4,
    ("max_num_tags", c_uint32, 0),
    ("max_ops", c_uint32, 4),
)

class struct_ibv_srq_init_attr_ex(Struct):
    __slots__ = ()
layout(struct_ibv_srq_init_attr_ex, 64, 8,
    ("srq_context", c_void_p, 0),
    ("attr", struct_ibv_srq_attr, 8),
    ("comp_mask", c_uint32, 20),
    ("srq_type", enum_ibv_srq_type, 24),
    ("pd", POINTER(struct_ibv_pd), 32),
    ("xrcd", POINTER(struct_ibv_xrcd), 40),
    ("cq", POINTER(struct_ibv_cq), 48),
    ("tm_cap", struct_ibv_tm_cap, 56),
)
enum_ibv_wq_init_attr_mask = c_uint32
IBV_WQ_INIT_ATTR_FLAGS = 1
IBV_WQ_INIT_ATTR_RESERVED = 2
enum_ibv_wq_flags = c_uint32
IBV_WQ_FLAGS_CVLAN_STRIPPING = 1
IBV_WQ_FLAGS_SCATTER_FCS = 2
IBV_WQ_FLAGS_DELAY_DROP = 4
IBV_WQ_FLAGS_PCI_WRITE_END_PADDING = 8
IBV_WQ_FLAGS_RESERVED = 16

class struct_ibv_wq_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_wq_init_attr, 48, 8,
    ("wq_context", c_void_p, 0),
    ("wq_type", enum_ibv_wq_type, 8),
    ("max_wr", c_uint32, 12),
    ("max_sge", c_uint32, 16),
    ("pd", POINTER(struct_ibv_pd), 24),
    ("cq", POINTER(struct_ibv_cq), 32),
    ("comp_mask", c_uint32, 40),
    ("create_flags", c_uint32, 44),
)
enum_ibv_wq_attr_mask = c_uint32
IBV_WQ_ATTR_STATE = 1
IBV_WQ_ATTR_CURR_STATE = 2
IBV_WQ_ATTR_FLAGS = 4
IBV_WQ_ATTR_RESERVED = 8

class struct_ibv_wq_attr(Struct):
    __slots__ = ()
layout(struct_ibv_wq_attr, 20, 4,
    ("attr_mask", c_uint32, 0),
    ("wq_state", enum_ibv_wq_state, 4),
    ("curr_wq_state", enum_ibv_wq_state, 8),
    ("flags", c_uint32, 12),
    ("flags_mask", c_uint32, 16),
)

class struct_ibv_rwq_ind_table(Struct):
    __slots__ = ()
layout(struct_ibv_rwq_ind_table, 24, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("ind_tbl_handle", c_int32, 8),
    ("ind_tbl_num", c_int32, 12),
    ("comp_mask", c_uint32, 16),
)
enum_ibv_ind_table_init_attr_mask = c_uint32
IBV_CREATE_IND_TABLE_RESERVED = 1

class struct_ibv_rwq_ind_table_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_rwq_ind_table_init_attr, 24, 8,
    ("log_ind_tbl_size", c_uint32, 0),
    ("ind_tbl", POINTER(POINTER(struct_ibv_wq)), 8),
    ("comp_mask", c_uint32, 16),
)

class struct_ibv_qp_cap(Struct):
    __slots__ = ()
layout(struct_ibv_qp_cap, 20, 4,
    ("max_send_wr", c_uint32, 0),
    ("max_recv_wr", c_uint32, 4),
    ("max_send_sge", c_uint32, 8),
    ("max_recv_sge", c_uint32, 12),
    ("max_inline_data", c_uint32, 16),
)

class struct_ibv_qp_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_qp_init_attr, 64, 8,
    ("qp_context", c_void_p, 0),
    ("send_cq", POINTER(struct_ibv_cq), 8),
    ("recv_cq", POINTER(struct_ibv_cq), 16),
    ("srq", POINTER(struct_ibv_srq), 24),
    ("cap", struct_ibv_qp_cap, 32),
    ("qp_type", enum_ibv_qp_type, 52),
    ("sq_sig_all", c_int32, 56),
)
enum_ibv_qp_init_attr_mask = c_uint32
IBV_QP_INIT_ATTR_PD = 1
IBV_QP_INIT_ATTR_XRCD = 2
IBV_QP_INIT_ATTR_CREATE_FLAGS = 4
IBV_QP_INIT_ATTR_MAX_TSO_HEADER = 8
IBV_QP_INIT_ATTR_IND_TABLE = 16
IBV_QP_INIT_ATTR_RX_HASH = 32
IBV_QP_INIT_ATTR_SEND_OPS_FLAGS = 64
enum_ibv_qp_create_flags = c_uint32
IBV_QP_CREATE_BLOCK_SELF_MCAST_LB = 2
IBV_QP_CREATE_SCATTER_FCS = 256
IBV_QP_CREATE_CVLAN_STRIPPING = 512
IBV_QP_CREATE_SOURCE_QPN = 1024
IBV_QP_CREATE_PCI_WRITE_END_PADDING = 2048
enum_ibv_qp_create_send_ops_flags = c_uint32
IBV_QP_EX_WITH_RDMA_WRITE = 1
IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM = 2
IBV_QP_EX_WITH_SEND = 4
IBV_QP_EX_WITH_SEND_WITH_IMM = 8
IBV_QP_EX_WITH_RDMA_READ = 16
IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP = 32
IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD = 64
IBV_QP_EX_WITH_LOCAL_INV = 128
IBV_QP_EX_WITH_BIND_MW = 256
IBV_QP_EX_WITH_SEND_WITH_INV = 512
IBV_QP_EX_WITH_TSO = 1024
IBV_QP_EX_WITH_ATOMIC_WRITE = 4096

class struct_ibv_rx_hash_conf(Struct):
    __slots__ = ()
layout(struct_ibv_rx_hash_conf, 24, 8,
    ("rx_hash_function", c_uint8, 0),
    ("rx_hash_key_len", c_uint8, 1),
    ("rx_hash_key", POINTER(c_uint8), 8),
    ("rx_hash_fields_mask", c_uint64, 16),
)

class struct_ibv_qp_init_attr_ex(Struct):
    __slots__ = ()
layout(struct_ibv_qp_init_attr_ex, 136, 8,
    ("qp_context", c_void_p, 0),
    ("send_cq", POINTER(struct_ibv_cq), 8),
    ("recv_cq", POINTER(struct_ibv_cq), 16),
    ("srq", POINTER(struct_ibv_srq), 24),
    ("cap", struct_ibv_qp_cap, 32),
    ("qp_type", enum_ibv_qp_type, 52),
    ("sq_sig_all", c_int32, 56),
    ("comp_mask", c_uint32, 60),
    ("pd", POINTER(struct_ibv_pd), 64),
    ("xrcd", POINTER(struct_ibv_xrcd), 72),
    ("create_flags", c_uint32, 80),
    ("max_tso_header", c_uint16, 84),
    ("rwq_ind_tbl", POINTER(struct_ibv_rwq_ind_table), 88),
    ("rx_hash_conf", struct_ibv_rx_hash_conf, 96),
    ("source_qpn", c_uint32, 120),
    ("send_ops_flags", c_uint64, 128),
)
enum_ibv_qp_open_attr_mask = c_uint32
IBV_QP_OPEN_ATTR_NUM = 1
IBV_QP_OPEN_ATTR_XRCD = 2
IBV_QP_OPEN_ATTR_CONTEXT = 4
IBV_QP_OPEN_ATTR_TYPE = 8
IBV_QP_OPEN_ATTR_RESERVED = 16

class struct_ibv_qp_open_attr(Struct):
    __slots__ = ()
layout(struct_ibv_qp_open_attr, 32, 8,
    ("comp_mask", c_uint32, 0),
    ("qp_num", c_uint32, 4),
    ("xrcd", POINTER(struct_ibv_xrcd), 8),
    ("qp_context", c_void_p, 16),
    ("qp_type", enum_ibv_qp_type, 24),
)
enum_ibv_qp_attr_mask = c_uint32
IBV_QP_STATE = 1
IBV_QP_CUR_STATE = 2
IBV_QP_EN_SQD_ASYNC_NOTIFY = 4
IBV_QP_ACCESS_FLAGS = 8
IBV_QP_PKEY_INDEX = 16
IBV_QP_PORT = 32
IBV_QP_QKEY = 64
IBV_QP_AV = 128
IBV_QP_PATH_MTU = 256
IBV_QP_TIMEOUT = 512
IBV_QP_RETRY_CNT = 1024
IBV_QP_RNR_RETRY = 2048
IBV_QP_RQ_PSN = 4096
IBV_QP_MAX_QP_RD_ATOMIC = 8192
IBV_QP_ALT_PATH = 16384
IBV_QP_MIN_RNR_TIMER = 32768
IBV_QP_SQ_PSN = 65536
IBV_QP_MAX_DEST_RD_ATOMIC = 131072
IBV_QP_PATH_MIG_STATE = 262144
IBV_QP_CAP = 524288
IBV_QP_DEST_QPN = 1048576
IBV_QP_RATE_LIMIT = 33554432
enum_ibv_mig_state = c_uint32
IBV_MIG_MIGRATED = 0
IBV_MIG_REARM = 1
IBV_MIG_ARMED = 2

class struct_ibv_qp_attr(Struct):
    __slots__ = ()
layout(struct_ibv_qp_attr, 144, 8,
    ("qp_state", enum_ibv_qp_state, 0),
    ("cur_qp_state", enum_ibv_qp_state, 4),
    ("path_mtu", enum_ibv_mtu, 8),
    ("path_mig_state", enum_ibv_mig_state, 12),
    ("qkey", c_uint32, 16),
    ("rq_psn", c_uint32, 20),
    ("sq_psn", c_uint32, 24),
    ("dest_qp_num", c_uint32, 28),
    ("qp_access_flags", c_uint32, 32),
    ("cap", struct_ibv_qp_cap, 36),
    ("ah_attr", struct_ibv_ah_attr, 56),
    ("alt_ah_attr", struct_ibv_ah_attr, 88),
    ("pkey_index", c_uint16, 120),
    ("alt_pkey_index", c_uint16, 122),
    ("en_sqd_async_notify", c_uint8, 124),
    ("sq_draining", c_uint8, 125),
    ("max_rd_atomic", c_uint8, 126),
    ("max_dest_rd_atomic", c_uint8, 127),
    ("min_rnr_timer", c_uint8, 128),
    ("port_num", c_uint8, 129),
    ("timeout", c_uint8, 130),
    ("retry_cnt", c_uint8, 131),
    ("rnr_retry", c_uint8, 132),
    ("alt_port_num", c_uint8, 133),
    ("alt_timeout", c_uint8, 134),
    ("rate_limit", c_uint32, 136),
)

class struct_ibv_qp_rate_limit_attr(Struct):
    __slots__ = ()
layout(struct_ibv_qp_rate_limit_attr, 16, 4,
    ("rate_limit", c_uint32, 0),
    ("max_burst_sz", c_uint32, 4),
    ("typical_pkt_sz", c_uint16, 8),
    ("comp_mask", c_uint32, 12),
)
enum_ibv_send_flags = c_uint32
IBV_SEND_FENCE = 1
IBV_SEND_SIGNALED = 2
IBV_SEND_SOLICITED = 4
IBV_SEND_INLINE = 8
IBV_SEND_IP_CSUM = 16

class struct_ibv_data_buf(Struct):
    __slots__ = ()
layout(struct_ibv_data_buf, 16, 8,
    ("addr", c_void_p, 0),
    ("length", c_size_t, 8),
)
enum_ibv_ops_wr_opcode = c_uint32
IBV_WR_TAG_ADD = 0
IBV_WR_TAG_DEL = 1
IBV_WR_TAG_SYNC = 2
enum_ibv_ops_flags = c_uint32
IBV_OPS_SIGNALED = 1
IBV_OPS_TM_SYNC = 2

class struct_ibv_ops_wr_tm_add(Struct):
    __slots__ = ()
layout(struct_ibv_ops_wr_tm_add, 40, 8,
    ("recv_wr_id", c_uint64, 0),
    ("sg_list", POINTER(struct_ibv_sge), 8),
    ("num_sge", c_int32, 16),
    ("tag", c_uint64, 24),
    ("mask", c_uint64, 32),
)

class struct_ibv_ops_wr_tm(Struct):
    __slots__ = ()
layout(struct_ibv_ops_wr_tm, 48, 8,
    ("unexpected_cnt", c_uint32, 0),
    ("handle", c_uint32, 4),
    ("add", struct_ibv_ops_wr_tm_add, 8),
)

class struct_ibv_ops_wr(Struct):
    __slots__ = ()
layout(struct_ibv_ops_wr, 72, 8,
    ("wr_id", c_uint64, 0),
    ("next", POINTER(struct_ibv_ops_wr), 8),
    ("opcode", enum_ibv_ops_wr_opcode, 16),
    ("flags", c_int32, 20),
    ("tm", struct_ibv_ops_wr_tm, 24),
)

class struct_ibv_qp_ex(Struct):
    __slots__ = ()
layout(struct_ibv_qp_ex, 352, 8,
    ("qp_base", struct_ibv_qp, 0),
    ("comp_mask", c_uint64, 160),
    ("wr_id", c_uint64, 168),
    ("wr_flags", c_uint32, 176),
    ("wr_atomic_cmp_swp", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64, c_uint64, c_uint64), 184),
    ("wr_atomic_fetch_add", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64, c_uint64), 192),
    ("wr_bind_mw", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), POINTER(struct_ibv_mw), c_uint32, POINTER(struct_ibv_mw_bind_info)), 200),
    ("wr_local_inv", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32), 208),
    ("wr_rdma_read", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64), 216),
    ("wr_rdma_write", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64), 224),
    ("wr_rdma_write_imm", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64, c_uint32), 232),
    ("wr_send", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex)), 240),
    ("wr_send_imm", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32), 248),
    ("wr_send_inv", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32), 256),
    ("wr_send_tso", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_void_p, c_uint16, c_uint16), 264),
    ("wr_set_ud_addr", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), POINTER(struct_ibv_ah), c_uint32, c_uint32), 272),
    ("wr_set_xrc_srqn", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32), 280),
    ("wr_set_inline_data", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_void_p, c_size_t), 288),
    ("wr_set_inline_data_list", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_size_t, POINTER(struct_ibv_data_buf)), 296),
    ("wr_set_sge", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64, c_uint32), 304),
    ("wr_set_sge_list", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_size_t, POINTER(struct_ibv_sge)), 312),
    ("wr_start", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex)), 320),
    ("wr_complete", CFUNCTYPE(c_int32, POINTER(struct_ibv_qp_ex)), 328),
    ("wr_abort", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex)), 336),
    ("wr_atomic_write", CFUNCTYPE(None, POINTER(struct_ibv_qp_ex), c_uint32, c_uint64, c_void_p), 344),
)

class struct_ibv_ece(Struct):
    __slots__ = ()
layout(struct_ibv_ece, 12, 4,
    ("vendor_id", c_uint32, 0),
    ("options", c_uint32, 4),
    ("comp_mask", c_uint32, 8),
)

class struct_ibv_poll_cq_attr(Struct):
    __slots__ = ()
layout(struct_ibv_poll_cq_attr, 4, 4,
    ("comp_mask", c_uint32, 0),
)

class struct_ibv_wc_tm_info(Struct):
    __slots__ = ()
layout(struct_ibv_wc_tm_info, 16, 8,
    ("tag", c_uint64, 0),
    ("priv", c_uint32, 8),
)

class struct_ibv_cq_ex(Struct):
    __slots__ = ()
layout(struct_ibv_cq_ex, 288, 8,
    ("context", POINTER(struct_ibv_context), 0),
    ("channel", POINTER(struct_ibv_comp_channel), 8),
    ("cq_context", c_void_p, 16),
    ("handle", c_uint32, 24),
    ("cqe", c_int32, 28),
    ("mutex", pthread_mutex_t, 32),
    ("cond", pthread_cond_t, 72),
    ("comp_events_completed", c_uint32, 120),
    ("async_events_completed", c_uint32, 124),
    ("comp_mask", c_uint32, 128),
    ("status", enum_ibv_wc_status, 132),
    ("wr_id", c_uint64, 136),
    ("start_poll", CFUNCTYPE(c_int32, POINTER(struct_ibv_cq_ex), POINTER(struct_ibv_poll_cq_attr)), 144),
    ("next_poll", CFUNCTYPE(c_int32, POINTER(struct_ibv_cq_ex)), 152),
    ("end_poll", CFUNCTYPE(None, POINTER(struct_ibv_cq_ex)), 160),
    ("read_opcode", CFUNCTYPE(enum_ibv_wc_opcode, POINTER(struct_ibv_cq_ex)), 168),
    ("read_vendor_err", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 176),
    ("read_byte_len", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 184),
    ("read_imm_data", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 192),
    ("read_qp_num", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 200),
    ("read_src_qp", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 208),
    ("read_wc_flags", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 216),
    ("read_slid", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 224),
    ("read_sl", CFUNCTYPE(c_uint8, POINTER(struct_ibv_cq_ex)), 232),
    ("read_dlid_path_bits", CFUNCTYPE(c_uint8, POINTER(struct_ibv_cq_ex)), 240),
    ("read_completion_ts", CFUNCTYPE(c_uint64, POINTER(struct_ibv_cq_ex)), 248),
    ("read_cvlan", CFUNCTYPE(c_uint16, POINTER(struct_ibv_cq_ex)), 256),
    ("read_flow_tag", CFUNCTYPE(c_uint32, POINTER(struct_ibv_cq_ex)), 264),
    ("read_tm_info", CFUNCTYPE(None, POINTER(struct_ibv_cq_ex), POINTER(struct_ibv_wc_tm_info)), 272),
    ("read_completion_wallclock_ns", CFUNCTYPE(c_uint64, POINTER(struct_ibv_cq_ex)), 280),
)
enum_ibv_cq_attr_mask = c_uint32
IBV_CQ_ATTR_MODERATE = 1
IBV_CQ_ATTR_RESERVED = 2

class struct_ibv_moderate_cq(Struct):
    __slots__ = ()
layout(struct_ibv_moderate_cq, 4, 2,
    ("cq_count", c_uint16, 0),
    ("cq_period", c_uint16, 2),
)

class struct_ibv_modify_cq_attr(Struct):
    __slots__ = ()
layout(struct_ibv_modify_cq_attr, 8, 4,
    ("attr_mask", c_uint32, 0),
    ("moderate", struct_ibv_moderate_cq, 4),
)
enum_ibv_flow_flags = c_uint32
IBV_FLOW_ATTR_FLAGS_DONT_TRAP = 2
IBV_FLOW_ATTR_FLAGS_EGRESS = 4
enum_ibv_flow_attr_type = c_uint32
IBV_FLOW_ATTR_NORMAL = 0
IBV_FLOW_ATTR_ALL_DEFAULT = 1
IBV_FLOW_ATTR_MC_DEFAULT = 2
IBV_FLOW_ATTR_SNIFFER = 3
enum_ibv_flow_spec_type = c_uint32
IBV_FLOW_SPEC_ETH = 32
IBV_FLOW_SPEC_IPV4 = 48
IBV_FLOW_SPEC_IPV6 = 49
IBV_FLOW_SPEC_IPV4_EXT = 50
IBV_FLOW_SPEC_ESP = 52
IBV_FLOW_SPEC_TCP = 64
IBV_FLOW_SPEC_UDP = 65
IBV_FLOW_SPEC_VXLAN_TUNNEL = 80
IBV_FLOW_SPEC_GRE = 81
IBV_FLOW_SPEC_MPLS = 96
IBV_FLOW_SPEC_INNER = 256
IBV_FLOW_SPEC_ACTION_TAG = 4096
IBV_FLOW_SPEC_ACTION_DROP = 4097
IBV_FLOW_SPEC_ACTION_HANDLE = 4098
IBV_FLOW_SPEC_ACTION_COUNT = 4099

class struct_ibv_flow_eth_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_eth_filter, 16, 2,
    ("dst_mac", c_uint8 * 6, 0),
    ("src_mac", c_uint8 * 6, 6),
    ("ether_type", c_uint16, 12),
    ("vlan_tag", c_uint16, 14),
)

class struct_ibv_flow_spec_eth(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_eth, 40, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_eth_filter, 6),
    ("mask", struct_ibv_flow_eth_filter, 22),
)

class struct_ibv_flow_ipv4_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_ipv4_filter, 8, 4,
    ("src_ip", c_uint32, 0),
    ("dst_ip", c_uint32, 4),
)

class struct_ibv_flow_spec_ipv4(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_ipv4, 24, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_ipv4_filter, 8),
    ("mask", struct_ibv_flow_ipv4_filter, 16),
)

class struct_ibv_flow_ipv4_ext_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_ipv4_ext_filter, 12, 4,
    ("src_ip", c_uint32, 0),
    ("dst_ip", c_uint32, 4),
    ("proto", c_uint8, 8),
    ("tos", c_uint8, 9),
    ("ttl", c_uint8, 10),
    ("flags", c_uint8, 11),
)

class struct_ibv_flow_spec_ipv4_ext(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_ipv4_ext, 32, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_ipv4_ext_filter, 8),
    ("mask", struct_ibv_flow_ipv4_ext_filter, 20),
)

class struct_ibv_flow_ipv6_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_ipv6_filter, 40, 4,
    ("src_ip", c_uint8 * 16, 0),
    ("dst_ip", c_uint8 * 16, 16),
    ("flow_label", c_uint32, 32),
    ("next_hdr", c_uint8, 36),
    ("traffic_class", c_uint8, 37),
    ("hop_limit", c_uint8, 38),
)

class struct_ibv_flow_spec_ipv6(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_ipv6, 88, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_ipv6_filter, 8),
    ("mask", struct_ibv_flow_ipv6_filter, 48),
)

class struct_ibv_flow_esp_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_esp_filter, 8, 4,
    ("spi", c_uint32, 0),
    ("seq", c_uint32, 4),
)

class struct_ibv_flow_spec_esp(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_esp, 24, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_esp_filter, 8),
    ("mask", struct_ibv_flow_esp_filter, 16),
)

class struct_ibv_flow_tcp_udp_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_tcp_udp_filter, 4, 2,
    ("dst_port", c_uint16, 0),
    ("src_port", c_uint16, 2),
)

class struct_ibv_flow_spec_tcp_udp(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_tcp_udp, 16, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_tcp_udp_filter, 6),
    ("mask", struct_ibv_flow_tcp_udp_filter, 10),
)

class struct_ibv_flow_gre_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_gre_filter, 8, 4,
    ("c_ks_res0_ver", c_uint16, 0),
    ("protocol", c_uint16, 2),
    ("key", c_uint32, 4),
)

class struct_ibv_flow_spec_gre(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_gre, 24, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_gre_filter, 8),
    ("mask", struct_ibv_flow_gre_filter, 16),
)

class struct_ibv_flow_mpls_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_mpls_filter, 4, 4,
    ("label", c_uint32, 0),
)

class struct_ibv_flow_spec_mpls(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_mpls, 16, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_mpls_filter, 8),
    ("mask", struct_ibv_flow_mpls_filter, 12),
)

class struct_ibv_flow_tunnel_filter(Struct):
    __slots__ = ()
layout(struct_ibv_flow_tunnel_filter, 4, 4,
    ("tunnel_id", c_uint32, 0),
)

class struct_ibv_flow_spec_tunnel(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_tunnel, 16, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("val", struct_ibv_flow_tunnel_filter, 8),
    ("mask", struct_ibv_flow_tunnel_filter, 12),
)

class struct_ibv_flow_spec_action_tag(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_action_tag, 12, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("tag_id", c_uint32, 8),
)

class struct_ibv_flow_spec_action_drop(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_action_drop, 8, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
)

class struct_ibv_flow_action(Struct):
    __slots__ = ()
layout(struct_ibv_flow_action, 8, 8,
    ("context", POINTER(struct_ibv_context), 0),
)

class struct_ibv_flow_spec_action_handle(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_action_handle, 16, 8,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("action", POINTER(struct_ibv_flow_action), 8),
)

class struct_ibv_counters(Struct):
    __slots__ = ()
layout(struct_ibv_counters, 8, 8,
    ("context", POINTER(struct_ibv_context), 0),
)

class struct_ibv_flow_spec_counter_action(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_counter_action, 16, 8,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
    ("counters", POINTER(struct_ibv_counters), 8),
)

class struct_ibv_flow_spec_0_hdr(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec_0_hdr, 8, 4,
    ("type", enum_ibv_flow_spec_type, 0),
    ("size", c_uint16, 4),
)

class struct_ibv_flow_spec_0(Union):
    __slots__ = ()
layout(struct_ibv_flow_spec_0, 88, 8,
    ("hdr", struct_ibv_flow_spec_0_hdr, 0),
    ("eth", struct_ibv_flow_spec_eth, 0),
    ("ipv4", struct_ibv_flow_spec_ipv4, 0),
    ("tcp_udp", struct_ibv_flow_spec_tcp_udp, 0),
    ("ipv4_ext", struct_ibv_flow_spec_ipv4_ext, 0),
    ("ipv6", struct_ibv_flow_spec_ipv6, 0),
    ("esp", struct_ibv_flow_spec_esp, 0),
    ("tunnel", struct_ibv_flow_spec_tunnel, 0),
    ("gre", struct_ibv_flow_spec_gre, 0),
    ("mpls", struct_ibv_flow_spec_mpls, 0),
    ("flow_tag", struct_ibv_flow_spec_action_tag, 0),
    ("drop", struct_ibv_flow_spec_action_drop, 0),
    ("handle", struct_ibv_flow_spec_action_handle, 0),
    ("flow_count", struct_ibv_flow_spec_counter_action, 0),
)

class struct_ibv_flow_spec(Struct):
    __slots__ = ()
layout(struct_ibv_flow_spec, 88, 8,
    ("", struct_ibv_flow_spec_0, 0),
)

class struct_ibv_flow_attr(Struct):
    __slots__ = ()
layout(struct_ibv_flow_attr, 20, 4,
    ("comp_mask", c_uint32, 0),
    ("type", enum_ibv_flow_attr_type, 4),
    ("size", c_uint16, 8),
    ("priority", c_uint16, 10),
    ("num_of_specs", c_uint8, 12),
    ("port", c_uint8, 13),
    ("flags", c_uint32, 16),
)

class struct_ibv_flow(Struct):
    __slots__ = ()
layout(struct_ibv_flow, 24, 8,
    ("comp_mask", c_uint32, 0),
    ("context", POINTER(struct_ibv_context), 8),
    ("handle", c_uint32, 16),
)
enum_ibv_flow_action_esp_mask = c_uint32
IBV_FLOW_ACTION_ESP_MASK_ESN = 1

class struct_ibv_flow_action_esp_attr(Struct):
    __slots__ = ()
layout(struct_ibv_flow_action_esp_attr, 56, 8,
    ("esp_attr", POINTER(struct_ib_uverbs_flow_action_esp), 0),
    ("keymat_proto", enum_ib_uverbs_flow_action_esp_keymat, 8),
    ("keymat_len", c_uint16, 12),
    ("keymat_ptr", c_void_p, 16),
    ("replay_proto", enum_ib_uverbs_flow_action_esp_replay, 24),
    ("replay_len", c_uint16, 28),
    ("replay_ptr", c_void_p, 32),
    ("esp_encap", POINTER(struct_ib_uverbs_flow_action_esp_encap), 40),
    ("comp_mask", c_uint32, 48),
    ("esn", c_uint32, 52),
)
IBV_SYSFS_NAME_MAX = 64
IBV_SYSFS_PATH_MAX = 256
enum_ibv_cq_init_attr_mask = c_uint32
IBV_CQ_INIT_ATTR_MASK_FLAGS = 1
IBV_CQ_INIT_ATTR_MASK_PD = 2
enum_ibv_create_cq_attr_flags = c_uint32
IBV_CREATE_CQ_ATTR_SINGLE_THREADED = 1
IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN = 2

class struct_ibv_cq_init_attr_ex(Struct):
    __slots__ = ()
layout(struct_ibv_cq_init_attr_ex, 56, 8,
    ("cqe", c_uint32, 0),
    ("cq_context", c_void_p, 8),
    ("channel", POINTER(struct_ibv_comp_channel), 16),
    ("comp_vector", c_uint32, 24),
    ("wc_flags", c_uint64, 32),
    ("comp_mask", c_uint32, 40),
    ("flags", c_uint32, 44),
    ("parent_domain", POINTER(struct_ibv_pd), 48),
)
enum_ibv_parent_domain_init_attr_mask = c_uint32
IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS = 1
IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT = 2

class struct_ibv_parent_domain_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_parent_domain_init_attr, 48, 8,
    ("pd", POINTER(struct_ibv_pd), 0),
    ("td", POINTER(struct_ibv_td), 8),
    ("comp_mask", c_uint32, 16),
    ("alloc", CFUNCTYPE(c_void_p, POINTER(struct_ibv_pd), c_void_p, c_size_t, c_size_t, c_uint64), 24),
    ("free", CFUNCTYPE(None, POINTER(struct_ibv_pd), c_void_p, c_void_p, c_uint64), 32),
    ("pd_context", c_void_p, 40),
)

class struct_ibv_counters_init_attr(Struct):
    __slots__ = ()
layout(struct_ibv_counters_init_attr, 4, 4,
    ("comp_mask", c_uint32, 0),
)
enum_ibv_counter_description = c_uint32
IBV_COUNTER_PACKETS = 0
IBV_COUNTER_BYTES = 1

class struct_ibv_counter_attach_attr(Struct):
    __slots__ = ()
layout(struct_ibv_counter_attach_attr, 12, 4,
    ("counter_desc", enum_ibv_counter_description, 0),
    ("index", c_uint32, 4),
    ("comp_mask", c_uint32, 8),
)
enum_ibv_read_counters_flags = c_uint32
IBV_READ_COUNTERS_ATTR_PREFER_CACHED = 1
enum_ibv_values_mask = c_uint32
IBV_VALUES_MASK_RAW_CLOCK = 1
IBV_VALUES_MASK_RESERVED = 2

class struct_timespec(Struct):
    __slots__ = ()
layout(struct_timespec, 16, 8,
    ("tv_sec", c_int64, 0),
    ("tv_nsec", c_int64, 8),
)

class struct_ibv_values_ex(Struct):
    __slots__ = ()
layout(struct_ibv_values_ex, 24, 8,
    ("comp_mask", c_uint32, 0),
    ("raw_clock", struct_timespec, 8),
)

class struct_verbs_ex_private(Struct):
    __slots__ = ()

class struct_verbs_context(Struct):
    __slots__ = ()
layout(struct_verbs_context, 648, 8,
    ("query_port", CFUNCTYPE(c_int32, POINTER(struct_ibv_context), c_uint8, POINTER(struct_ibv_port_attr), c_size_t), 0),
    ("advise_mr", CFUNCTYPE(c_int32, POINTER(struct_ibv_pd), enum_ib_uverbs_advise_mr_advice, c_uint32, POINTER(struct_ibv_sge), c_uint32), 8),
    ("alloc_null_mr", CFUNCTYPE(POINTER(struct_ibv_mr), POINTER(struct_ibv_pd)), 16),
    ("read_counters", CFUNCTYPE(c_int32, POINTER(struct_ibv_counters), POINTER(c_uint64), c_uint32, c_uint32), 24),
    ("attach_counters_point_flow", CFUNCTYPE(c_int32, POINTER(struct_ibv_counters), POINTER(struct_ibv_counter_attach_attr), POINTER(struct_ibv_flow)), 32),
    ("create_counters", CFUNCTYPE(POINTER(struct_ibv_counters), POINTER(struct_ibv_context), POINTER(struct_ibv_counters_init_attr)), 40),
    ("destroy_counters", CFUNCTYPE(c_int32, POINTER(struct_ibv_counters)), 48),
    ("reg_dm_mr", CFUNCTYPE(POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), POINTER(struct_ibv_dm), c_uint64, c_size_t, c_uint32), 56),
    ("alloc_dm", CFUNCTYPE(POINTER(struct_ibv_dm), POINTER(struct_ibv_context), POINTER(struct_ibv_alloc_dm_attr)), 64),
    ("free_dm", CFUNCTYPE(c_int32, POINTER(struct_ibv_dm)), 72),
    ("modify_flow_action_esp", CFUNCTYPE(c_int32, POINTER(struct_ibv_flow_action), POINTER(struct_ibv_flow_action_esp_attr)), 80),
    ("destroy_flow_action", CFUNCTYPE(c_int32, POINTER(struct_ibv_flow_action)), 88),
    ("create_flow_action_esp", CFUNCTYPE(POINTER(struct_ibv_flow_action), POINTER(struct_ibv_context), POINTER(struct_ibv_flow_action_esp_attr)), 96),
    ("modify_qp_rate_limit", CFUNCTYPE(c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_qp_rate_limit_attr)), 104),
    ("alloc_parent_domain", CFUNCTYPE(POINTER(struct_ibv_pd), POINTER(struct_ibv_context), POINTER(struct_ibv_parent_domain_init_attr)), 112),
    ("dealloc_td", CFUNCTYPE(c_int32, POINTER(struct_ibv_td)), 120),
    ("alloc_td", CFUNCTYPE(POINTER(struct_ibv_td), POINTER(struct_ibv_context), POINTER(struct_ibv_td_init_attr)), 128),
    ("modify_cq", CFUNCTYPE(c_int32, POINTER(struct_ibv_cq), POINTER(struct_ibv_modify_cq_attr)), 136),
    ("post_srq_ops", CFUNCTYPE(c_int32, POINTER(struct_ibv_srq), POINTER(struct_ibv_ops_wr), POINTER(POINTER(struct_ibv_ops_wr))), 144),
    ("destroy_rwq_ind_table", CFUNCTYPE(c_int32, POINTER(struct_ibv_rwq_ind_table)), 152),
    ("create_rwq_ind_table", CFUNCTYPE(POINTER(struct_ibv_rwq_ind_table), POINTER(struct_ibv_context), POINTER(struct_ibv_rwq_ind_table_init_attr)), 160),
    ("destroy_wq", CFUNCTYPE(c_int32, POINTER(struct_ibv_wq)), 168),
    ("modify_wq", CFUNCTYPE(c_int32, POINTER(struct_ibv_wq), POINTER(struct_ibv_wq_attr)), 176),
    ("create_wq", CFUNCTYPE(POINTER(struct_ibv_wq), POINTER(struct_ibv_context), POINTER(struct_ibv_wq_init_attr)), 184),
    ("query_rt_values", CFUNCTYPE(c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_values_ex)), 192),
    ("create_cq_ex", CFUNCTYPE(POINTER(struct_ibv_cq_ex), POINTER(struct_ibv_context), POINTER(struct_ibv_cq_init_attr_ex)), 200),
    ("priv", POINTER(struct_verbs_ex_private), 208),
    ("query_device_ex", CFUNCTYPE(c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_query_device_ex_input), POINTER(struct_ibv_device_attr_ex), c_size_t), 216),
    ("ibv_destroy_flow", CFUNCTYPE(c_int32, POINTER(struct_ibv_flow)), 224),
    ("ABI_placeholder2", CFUNCTYPE(None), 232),
    ("ibv_create_flow", CFUNCTYPE(POINTER(struct_ibv_flow), POINTER(struct_ibv_qp), POINTER(struct_ibv_flow_attr)), 240),
    ("ABI_placeholder1", CFUNCTYPE(None), 248),
    ("open_qp", CFUNCTYPE(POINTER(struct_ibv_qp), POINTER(struct_ibv_context), POINTER(struct_ibv_qp_open_attr)), 256),
    ("create_qp_ex", CFUNCTYPE(POINTER(struct_ibv_qp), POINTER(struct_ibv_context), POINTER(struct_ibv_qp_init_attr_ex)), 264),
    ("get_srq_num", CFUNCTYPE(c_int32, POINTER(struct_ibv_srq), POINTER(c_uint32)), 272),
    ("create_srq_ex", CFUNCTYPE(POINTER(struct_ibv_srq), POINTER(struct_ibv_context), POINTER(struct_ibv_srq_init_attr_ex)), 280),
    ("open_xrcd", CFUNCTYPE(POINTER(struct_ibv_xrcd), POINTER(struct_ibv_context), POINTER(struct_ibv_xrcd_init_attr)), 288),
    ("close_xrcd", CFUNCTYPE(c_int32, POINTER(struct_ibv_xrcd)), 296),
    ("_ABI_placeholder3", c_uint64, 304),
    ("sz", c_size_t, 312),
    ("context", struct_ibv_context, 320),
)
enum_ibv_rereg_mr_err_code = c_int32
IBV_REREG_MR_ERR_INPUT = -1
IBV_REREG_MR_ERR_DONT_FORK_NEW = -2
IBV_REREG_MR_ERR_DO_FORK_OLD = -3
IBV_REREG_MR_ERR_CMD = -4
IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW = -5
enum_ibv_tmh_op = c_uint32
IBV_TMH_NO_TAG = 0
IBV_TMH_RNDV = 1
IBV_TMH_FIN = 2
IBV_TMH_EAGER = 3

class struct_ibv_tmh(Struct):
    __slots__ = ()
layout(struct_ibv_tmh, 16, 8,
    ("opcode", c_uint8, 0),
    ("reserved", c_uint8 * 3, 1),
    ("app_ctx", c_uint32, 4),
    ("tag", c_uint64, 8),
)

class struct_ibv_rvh(Struct):
    __slots__ = ()
layout(struct_ibv_rvh, 16, 8,
    ("va", c_uint64, 0),
    ("rkey", c_uint32, 8),
    ("len", c_uint32, 12),
)
enum_mlx5_ib_uapi_flow_action_flags = c_uint32
MLX5_IB_UAPI_FLOW_ACTION_FLAGS_REQUIRE_METADATA = 1
enum_mlx5_ib_uapi_flow_table_type = c_uint32
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX = 0
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX = 1
MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB = 2
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX = 3
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX = 4
enum_mlx5_ib_uapi_flow_action_packet_reformat_type = c_uint32
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2 = 0
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL = 1
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2 = 2
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL = 3

class struct_mlx5_ib_uapi_devx_async_cmd_hdr(Struct):
    __slots__ = ()
layout(struct_mlx5_ib_uapi_devx_async_cmd_hdr, 8, 8,
    ("wr_id", c_uint64, 0),
    ("out_data", c_uint8 * 0, 8),
)
enum_mlx5_ib_uapi_dm_type = c_uint32
MLX5_IB_UAPI_DM_TYPE_MEMIC = 0
MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM = 1
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM = 2
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM = 3
enum_mlx5_ib_uapi_devx_create_event_channel_flags = c_uint32
MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA = 1

class struct_mlx5_ib_uapi_devx_async_event_hdr(Struct):
    __slots__ = ()
layout(struct_mlx5_ib_uapi_devx_async_event_hdr, 8, 8,
    ("cookie", c_uint64, 0),
    ("out_data", c_uint8 * 0, 8),
)
enum_mlx5_ib_uapi_pp_alloc_flags = c_uint32
MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX = 1
enum_mlx5_ib_uapi_uar_alloc_type = c_uint32
MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF = 0
MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC = 1
enum_mlx5_ib_uapi_query_port_flags = c_uint32
MLX5_IB_UAPI_QUERY_PORT_VPORT = 1
MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID = 2
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX = 4
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX = 8
MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0 = 16
MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID = 32

class struct_mlx5_ib_uapi_reg(Struct):
    __slots__ = ()
layout(struct_mlx5_ib_uapi_reg, 8, 4,
    ("value", c_uint32, 0),
    ("mask", c_uint32, 4),
)

class struct_mlx5_ib_uapi_query_port(Struct):
    __slots__ = ()
layout(struct_mlx5_ib_uapi_query_port, 40, 8,
    ("flags", c_uint64, 0),
    ("vport", c_uint16, 8),
    ("vport_vhca_id", c_uint16, 10),
    ("esw_owner_vhca_id", c_uint16, 12),
    ("rsvd0", c_uint16, 14),
    ("vport_steering_icm_rx", c_uint64, 16),
    ("vport_steering_icm_tx", c_uint64, 24),
    ("reg_c0", struct_mlx5_ib_uapi_reg, 32),
)
MLX5_RCV_DBR = 0
MLX5_SND_DBR = 1
enum_mlx5dv_context_comp_mask = c_uint32
MLX5DV_CONTEXT_MASK_CQE_COMPRESION = 1
MLX5DV_CONTEXT_MASK_SWP = 2
MLX5DV_CONTEXT_MASK_STRIDING_RQ = 4
MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS = 8
MLX5DV_CONTEXT_MASK_DYN_BFREGS = 16
MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE = 32
MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS = 64
MLX5DV_CONTEXT_MASK_DC_ODP_CAPS = 128
MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK = 256
MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS = 512
MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD = 1024
MLX5DV_CONTEXT_MASK_DCI_STREAMS = 2048
MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH = 4096
MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD = 8192

class struct_mlx5dv_cqe_comp_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_cqe_comp_caps, 8, 4,
    ("max_num", c_uint32, 0),
    ("supported_format", c_uint32, 4),
)

class struct_mlx5dv_sw_parsing_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sw_parsing_caps, 8, 4,
    ("sw_parsing_offloads", c_uint32, 0),
    ("supported_qpts", c_uint32, 4),
)

class struct_mlx5dv_striding_rq_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_striding_rq_caps, 20, 4,
    ("min_single_stride_log_num_of_bytes", c_uint32, 0),
    ("max_single_stride_log_num_of_bytes", c_uint32, 4),
    ("min_single_wqe_log_num_of_strides", c_uint32, 8),
    ("max_single_wqe_log_num_of_strides", c_uint32, 12),
    ("supported_qpts", c_uint32, 16),
)

class struct_mlx5dv_dci_streams_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dci_streams_caps, 2, 1,
    ("max_log_num_concurent", c_uint8, 0),
    ("max_log_num_errored", c_uint8, 1),
)
enum_mlx5dv_tunnel_offloads = c_uint32
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN = 1
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE = 2
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE = 4
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE = 8
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP = 16
enum_mlx5dv_flow_action_cap_flags = c_uint32
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM = 1
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA = 2
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING = 4
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD = 8
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN = 16
enum_mlx5dv_sig_type = c_uint32
MLX5DV_SIG_TYPE_T10DIF = 0
MLX5DV_SIG_TYPE_CRC = 1
enum_mlx5dv_sig_prot_caps = c_uint32
MLX5DV_SIG_PROT_CAP_T10DIF = 1
MLX5DV_SIG_PROT_CAP_CRC = 2
enum_mlx5dv_sig_t10dif_bg_type = c_uint32
MLX5DV_SIG_T10DIF_CRC = 0
MLX5DV_SIG_T10DIF_CSUM = 1
enum_mlx5dv_sig_t10dif_bg_caps = c_uint32
MLX5DV_SIG_T10DIF_BG_CAP_CRC = 1
MLX5DV_SIG_T10DIF_BG_CAP_CSUM = 2
enum_mlx5dv_sig_crc_type = c_uint32
MLX5DV_SIG_CRC_TYPE_CRC32 = 0
MLX5DV_SIG_CRC_TYPE_CRC32C = 1
MLX5DV_SIG_CRC_TYPE_CRC64_XP10 = 2
enum_mlx5dv_sig_crc_type_caps = c_uint32
MLX5DV_SIG_CRC_TYPE_CAP_CRC32 = 1
MLX5DV_SIG_CRC_TYPE_CAP_CRC32C = 2
MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10 = 4
enum_mlx5dv_block_size = c_uint32
MLX5DV_BLOCK_SIZE_512 = 0
MLX5DV_BLOCK_SIZE_520 = 1
MLX5DV_BLOCK_SIZE_4048 = 2
MLX5DV_BLOCK_SIZE_4096 = 3
MLX5DV_BLOCK_SIZE_4160 = 4
enum_mlx5dv_block_size_caps = c_uint32
MLX5DV_BLOCK_SIZE_CAP_512 = 1
MLX5DV_BLOCK_SIZE_CAP_520 = 2
MLX5DV_BLOCK_SIZE_CAP_4048 = 4
MLX5DV_BLOCK_SIZE_CAP_4096 = 8
MLX5DV_BLOCK_SIZE_CAP_4160 = 16

class struct_mlx5dv_sig_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_caps, 16, 8,
    ("block_size", c_uint64, 0),
    ("block_prot", c_uint32, 8),
    ("t10dif_bg", c_uint16, 12),
    ("crc_type", c_uint16, 14),
)
enum_mlx5dv_crypto_engines_caps = c_uint32
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS = 1
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_SINGLE_BLOCK = 2
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_MULTI_BLOCK = 4
enum_mlx5dv_crypto_wrapped_import_method_caps = c_uint32
MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS = 1
enum_mlx5dv_crypto_caps_flags = c_uint32
MLX5DV_CRYPTO_CAPS_CRYPTO = 1
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL = 2
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING = 4

class struct_mlx5dv_crypto_caps(Struct):
    __slots__ = ()
layout(struct_mlx5dv_crypto_caps, 12, 4,
    ("failed_selftests", c_uint16, 0),
    ("crypto_engines", c_uint8, 2),
    ("wrapped_import_method", c_uint8, 3),
    ("log_max_num_deks", c_uint8, 4),
    ("flags", c_uint32, 8),
)

class struct_mlx5dv_context(Struct):
    __slots__ = ()
layout(struct_mlx5dv_context, 152, 8,
    ("version", c_uint8, 0),
    ("flags", c_uint64, 8),
    ("comp_mask", c_uint64, 16),
    ("cqe_comp_caps", struct_mlx5dv_cqe_comp_caps, 24),
    ("sw_parsing_caps", struct_mlx5dv_sw_parsing_caps, 32),
    ("striding_rq_caps", struct_mlx5dv_striding_rq_caps, 40),
    ("tunnel_offloads_caps", c_uint32, 60),
    ("max_dynamic_bfregs", c_uint32, 64),
    ("max_clock_info_update_nsec", c_uint64, 72),
    ("flow_action_flags", c_uint32, 80),
    ("dc_odp_caps", c_uint32, 84),
    ("hca_core_clock", c_void_p, 88),
    ("num_lag_ports", c_uint8, 96),
    ("sig_caps", struct_mlx5dv_sig_caps, 104),
    ("dci_streams_caps", struct_mlx5dv_dci_streams_caps, 120),
    ("max_wr_memcpy_length", c_size_t, 128),
    ("crypto_caps", struct_mlx5dv_crypto_caps, 136),
)
enum_mlx5dv_context_flags = c_uint32
MLX5DV_CONTEXT_FLAGS_CQE_V1 = 1
MLX5DV_CONTEXT_FLAGS_OBSOLETE = 2
MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED = 4
MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW = 8
MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP = 16
MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD = 32
MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE = 64
MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS = 128
enum_mlx5dv_cq_init_attr_mask = c_uint32
MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE = 1
MLX5DV_CQ_INIT_ATTR_MASK_FLAGS = 2
MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE = 4
enum_mlx5dv_cq_init_attr_flags = c_uint32
MLX5DV_CQ_INIT_ATTR_FLAGS_CQE_PAD = 1
MLX5DV_CQ_INIT_ATTR_FLAGS_RESERVED = 2

class struct_mlx5dv_cq_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_cq_init_attr, 24, 8,
    ("comp_mask", c_uint64, 0),
    ("cqe_comp_res_format", c_uint8, 8),
    ("flags", c_uint32, 12),
    ("cqe_size", c_uint16, 16),
)
enum_mlx5dv_qp_create_flags = c_uint32
MLX5DV_QP_CREATE_TUNNEL_OFFLOADS = 1
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC = 2
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC = 4
MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE = 8
MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE = 16
MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE = 32
MLX5DV_QP_CREATE_SIG_PIPELINING = 64
enum_mlx5dv_mkey_init_attr_flags = c_uint32
MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT = 1
MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE = 2
MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO = 4
MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG = 8
MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE = 16

class struct_mlx5dv_mkey_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_mkey_init_attr, 16, 8,
    ("pd", POINTER(struct_ibv_pd), 0),
    ("create_flags", c_uint32, 8),
    ("max_entries", c_uint16, 12),
)

class struct_mlx5dv_mkey(Struct):
    __slots__ = ()
layout(struct_mlx5dv_mkey, 8, 4,
    ("lkey", c_uint32, 0),
    ("rkey", c_uint32, 4),
)
enum_mlx5dv_qp_init_attr_mask = c_uint32
MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS = 1
MLX5DV_QP_INIT_ATTR_MASK_DC = 2
MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS = 4
MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS = 8
enum_mlx5dv_dc_type = c_uint32
MLX5DV_DCTYPE_DCT = 1
MLX5DV_DCTYPE_DCI = 2

class struct_mlx5dv_dci_streams(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dci_streams, 2, 1,
    ("log_num_concurent", c_uint8, 0),
    ("log_num_errored", c_uint8, 1),
)

class struct_mlx5dv_dc_init_attr_1(Union):
    __slots__ = ()
layout(struct_mlx5dv_dc_init_attr_1, 8, 8,
    ("dct_access_key", c_uint64, 0),
    ("dci_streams", struct_mlx5dv_dci_streams, 0),
)

class struct_mlx5dv_dc_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dc_init_attr, 16, 8,
    ("dc_type", enum_mlx5dv_dc_type, 0),
    ("", struct_mlx5dv_dc_init_attr_1, 8),
)
enum_mlx5dv_qp_create_send_ops_flags = c_uint32
MLX5DV_QP_EX_WITH_MR_INTERLEAVED = 1
MLX5DV_QP_EX_WITH_MR_LIST = 2
MLX5DV_QP_EX_WITH_MKEY_CONFIGURE = 4
MLX5DV_QP_EX_WITH_RAW_WQE = 8
MLX5DV_QP_EX_WITH_MEMCPY = 16

class struct_mlx5dv_qp_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp_init_attr, 40, 8,
    ("comp_mask", c_uint64, 0),
    ("create_flags", c_uint32, 8),
    ("dc_init_attr", struct_mlx5dv_dc_init_attr, 16),
    ("send_ops_flags", c_uint64, 32),
)

class struct_mlx5dv_mr_interleaved(Struct):
    __slots__ = ()
layout(struct_mlx5dv_mr_interleaved, 24, 8,
    ("addr", c_uint64, 0),
    ("bytes_count", c_uint32, 8),
    ("bytes_skip", c_uint32, 12),
    ("lkey", c_uint32, 16),
)
enum_mlx5dv_sig_t10dif_flags = c_uint32
MLX5DV_SIG_T10DIF_FLAG_REF_REMAP = 1
MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE = 2
MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE = 4

class struct_mlx5dv_sig_t10dif(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_t10dif, 16, 4,
    ("bg_type", enum_mlx5dv_sig_t10dif_bg_type, 0),
    ("bg", c_uint16, 4),
    ("app_tag", c_uint16, 6),
    ("ref_tag", c_uint32, 8),
    ("flags", c_uint16, 12),
)

class struct_mlx5dv_sig_crc(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_crc, 16, 8,
    ("type", enum_mlx5dv_sig_crc_type, 0),
    ("seed", c_uint64, 8),
)

class struct_mlx5dv_sig_block_domain_sig(Union):
    __slots__ = ()
layout(struct_mlx5dv_sig_block_domain_sig, 8, 8,
    ("dif", POINTER(struct_mlx5dv_sig_t10dif), 0),
    ("crc", POINTER(struct_mlx5dv_sig_crc), 0),
)

class struct_mlx5dv_sig_block_domain(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_block_domain, 32, 8,
    ("sig_type", enum_mlx5dv_sig_type, 0),
    ("sig", struct_mlx5dv_sig_block_domain_sig, 8),
    ("block_size", enum_mlx5dv_block_size, 16),
    ("comp_mask", c_uint64, 24),
)
enum_mlx5dv_sig_mask = c_uint32
MLX5DV_SIG_MASK_T10DIF_GUARD = 192
MLX5DV_SIG_MASK_T10DIF_APPTAG = 48
MLX5DV_SIG_MASK_T10DIF_REFTAG = 15
MLX5DV_SIG_MASK_CRC32 = 240
MLX5DV_SIG_MASK_CRC32C = 240
MLX5DV_SIG_MASK_CRC64_XP10 = 255
enum_mlx5dv_sig_block_attr_flags = c_uint32
MLX5DV_SIG_BLOCK_ATTR_FLAG_COPY_MASK = 1

class struct_mlx5dv_sig_block_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_block_attr, 32, 8,
    ("mem", POINTER(struct_mlx5dv_sig_block_domain), 0),
    ("wire", POINTER(struct_mlx5dv_sig_block_domain), 8),
    ("flags", c_uint32, 16),
    ("check_mask", c_uint8, 20),
    ("copy_mask", c_uint8, 21),
    ("comp_mask", c_uint64, 24),
)
enum_mlx5dv_crypto_standard = c_uint32
MLX5DV_CRYPTO_STANDARD_AES_XTS = 0
enum_mlx5dv_signature_crypto_order = c_uint32
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_AFTER_CRYPTO_ON_TX = 0
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_BEFORE_CRYPTO_ON_TX = 1

class struct_mlx5dv_dek(Struct):
    __slots__ = ()

class struct_mlx5dv_crypto_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_crypto_attr, 56, 8,
    ("crypto_standard", enum_mlx5dv_crypto_standard, 0),
    ("encrypt_on_tx", c_bool, 4),
    ("signature_crypto_order", enum_mlx5dv_signature_crypto_order, 8),
    ("data_unit_size", enum_mlx5dv_block_size, 12),
    ("initial_tweak", c_char * 16, 16),
    ("dek", POINTER(struct_mlx5dv_dek), 32),
    ("keytag", c_char * 8, 40),
    ("comp_mask", c_uint64, 48),
)
enum_mlx5dv_mkey_conf_flags = c_uint32
MLX5DV_MKEY_CONF_FLAG_RESET_SIG_ATTR = 1

class struct_mlx5dv_mkey_conf_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_mkey_conf_attr, 16, 8,
    ("conf_flags", c_uint32, 0),
    ("comp_mask", c_uint64, 8),
)
enum_mlx5dv_wc_opcode = c_uint32
MLX5DV_WC_UMR = 135
MLX5DV_WC_RAW_WQE = 136
MLX5DV_WC_MEMCPY = 137

class struct_mlx5dv_qp_ex(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp_ex, 104, 8,
    ("comp_mask", c_uint64, 0),
    ("wr_set_dc_addr", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_ibv_ah), c_uint32, c_uint64), 8),
    ("wr_mr_interleaved", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_mlx5dv_mkey), c_uint32, c_uint32, c_uint16, POINTER(struct_mlx5dv_mr_interleaved)), 16),
    ("wr_mr_list", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_mlx5dv_mkey), c_uint32, c_uint16, POINTER(struct_ibv_sge)), 24),
    ("wr_mkey_configure", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_mlx5dv_mkey), c_uint8, POINTER(struct_mlx5dv_mkey_conf_attr)), 32),
    ("wr_set_mkey_access_flags", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), c_uint32), 40),
    ("wr_set_mkey_layout_list", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), c_uint16, POINTER(struct_ibv_sge)), 48),
    ("wr_set_mkey_layout_interleaved", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), c_uint32, c_uint16, POINTER(struct_mlx5dv_mr_interleaved)), 56),
    ("wr_set_mkey_sig_block", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_mlx5dv_sig_block_attr)), 64),
    ("wr_raw_wqe", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), c_void_p), 72),
    ("wr_set_dc_addr_stream", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_ibv_ah), c_uint32, c_uint64, c_uint16), 80),
    ("wr_memcpy", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), c_uint32, c_uint64, c_uint32, c_uint64, c_size_t), 88),
    ("wr_set_mkey_crypto", CFUNCTYPE(None, POINTER(struct_mlx5dv_qp_ex), POINTER(struct_mlx5dv_crypto_attr)), 96),
)
enum_mlx5dv_mkey_err_type = c_uint32
MLX5DV_MKEY_NO_ERR = 0
MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD = 1
MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG = 2
MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG = 3

class struct_mlx5dv_sig_err(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sig_err, 24, 8,
    ("actual_value", c_uint64, 0),
    ("expected_value", c_uint64, 8),
    ("offset", c_uint64, 16),
)

class struct_mlx5dv_mkey_err_err(Union):
    __slots__ = ()
layout(struct_mlx5dv_mkey_err_err, 24, 8,
    ("sig", struct_mlx5dv_sig_err, 0),
)

class struct_mlx5dv_mkey_err(Struct):
    __slots__ = ()
layout(struct_mlx5dv_mkey_err, 32, 8,
    ("err_type", enum_mlx5dv_mkey_err_type, 0),
    ("err", struct_mlx5dv_mkey_err_err, 8),
)

class struct_mlx5dv_crypto_login_obj(Struct):
    __slots__ = ()

class struct_mlx5dv_crypto_login_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_crypto_login_attr, 64, 8,
    ("credential_id", c_uint32, 0),
    ("import_kek_id", c_uint32, 4),
    ("credential", c_char * 48, 8),
    ("comp_mask", c_uint64, 56),
)

class struct_mlx5dv_crypto_login_attr_ex(Struct):
    __slots__ = ()
layout(struct_mlx5dv_crypto_login_attr_ex, 32, 8,
    ("credential_id", c_uint32, 0),
    ("import_kek_id", c_uint32, 4),
    ("credential", c_void_p, 8),
    ("credential_len", c_size_t, 16),
    ("comp_mask", c_uint64, 24),
)
enum_mlx5dv_crypto_login_state = c_uint32
MLX5DV_CRYPTO_LOGIN_STATE_VALID = 0
MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN = 1
MLX5DV_CRYPTO_LOGIN_STATE_INVALID = 2

class struct_mlx5dv_crypto_login_query_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_crypto_login_query_attr, 16, 8,
    ("state", enum_mlx5dv_crypto_login_state, 0),
    ("comp_mask", c_uint64, 8),
)
enum_mlx5dv_crypto_key_size = c_uint32
MLX5DV_CRYPTO_KEY_SIZE_128 = 0
MLX5DV_CRYPTO_KEY_SIZE_256 = 1
enum_mlx5dv_crypto_key_purpose = c_uint32
MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS = 0
enum_mlx5dv_dek_state = c_uint32
MLX5DV_DEK_STATE_READY = 0
MLX5DV_DEK_STATE_ERROR = 1
enum_mlx5dv_dek_init_attr_mask = c_uint32
MLX5DV_DEK_INIT_ATTR_CRYPTO_LOGIN = 1

class struct_mlx5dv_dek_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dek_init_attr, 176, 8,
    ("key_size", enum_mlx5dv_crypto_key_size, 0),
    ("has_keytag", c_bool, 4),
    ("key_purpose", enum_mlx5dv_crypto_key_purpose, 8),
    ("pd", POINTER(struct_ibv_pd), 16),
    ("opaque", c_char * 8, 24),
    ("key", c_char * 128, 32),
    ("comp_mask", c_uint64, 160),
    ("crypto_login", POINTER(struct_mlx5dv_crypto_login_obj), 168),
)

class struct_mlx5dv_dek_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dek_attr, 24, 8,
    ("state", enum_mlx5dv_dek_state, 0),
    ("opaque", c_char * 8, 4),
    ("comp_mask", c_uint64, 16),
)
enum_mlx5dv_flow_action_esp_mask = c_uint32
MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS = 1

class struct_mlx5dv_flow_action_esp(Struct):
    __slots__ = ()
layout(struct_mlx5dv_flow_action_esp, 16, 8,
    ("comp_mask", c_uint64, 0),
    ("action_flags", c_uint32, 8),
)

class struct_mlx5dv_flow_match_parameters(Struct):
    __slots__ = ()
layout(struct_mlx5dv_flow_match_parameters, 8, 8,
    ("match_sz", c_size_t, 0),
    ("match_buf", c_uint64 * 0, 8),
)
enum_mlx5dv_flow_matcher_attr_mask = c_uint32
MLX5DV_FLOW_MATCHER_MASK_FT_TYPE = 1

class struct_mlx5dv_flow_matcher_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_flow_matcher_attr, 40, 8,
    ("type", enum_ibv_flow_attr_type, 0),
    ("flags", c_uint32, 4),
    ("priority", c_uint16, 8),
    ("match_criteria_enable", c_uint8, 10),
    ("match_mask", POINTER(struct_mlx5dv_flow_match_parameters), 16),
    ("comp_mask", c_uint64, 24),
    ("ft_type", enum_mlx5_ib_uapi_flow_table_type, 32),
)

class struct_mlx5dv_flow_matcher(Struct):
    __slots__ = ()

class struct_mlx5dv_steering_anchor_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_steering_anchor_attr, 16, 8,
    ("ft_type", enum_mlx5_ib_uapi_flow_table_type, 0),
    ("priority", c_uint16, 4),
    ("comp_mask", c_uint64, 8),
)

class struct_mlx5dv_steering_anchor(Struct):
    __slots__ = ()
layout(struct_mlx5dv_steering_anchor, 4, 4,
    ("id", c_uint32, 0),
)
enum_mlx5dv_flow_action_type = c_uint32
MLX5DV_FLOW_ACTION_DEST_IBV_QP = 0
MLX5DV_FLOW_ACTION_DROP = 1
MLX5DV_FLOW_ACTION_IBV_COUNTER = 2
MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION = 3
MLX5DV_FLOW_ACTION_TAG = 4
MLX5DV_FLOW_ACTION_DEST_DEVX = 5
MLX5DV_FLOW_ACTION_COUNTERS_DEVX = 6
MLX5DV_FLOW_ACTION_DEFAULT_MISS = 7

class struct_mlx5dv_devx_obj(Struct):
    __slots__ = ()

class struct_mlx5dv_flow_action_attr_1(Union):
    __slots__ = ()
layout(struct_mlx5dv_flow_action_attr_1, 8, 8,
    ("qp", POINTER(struct_ibv_qp), 0),
    ("counter", POINTER(struct_ibv_counters), 0),
    ("action", POINTER(struct_ibv_flow_action), 0),
    ("tag_value", c_uint32, 0),
    ("obj", POINTER(struct_mlx5dv_devx_obj), 0),
)

class struct_mlx5dv_flow_action_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_flow_action_attr, 16, 8,
    ("type", enum_mlx5dv_flow_action_type, 0),
    ("", struct_mlx5dv_flow_action_attr_1, 8),
)
enum_mlx5dv_qp_comp_mask = c_uint32
MLX5DV_QP_MASK_UAR_MMAP_OFFSET = 1
MLX5DV_QP_MASK_RAW_QP_HANDLES = 2
MLX5DV_QP_MASK_RAW_QP_TIR_ADDR = 4

class struct_mlx5dv_qp_sq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp_sq, 16, 8,
    ("buf", c_void_p, 0),
    ("wqe_cnt", c_uint32, 8),
    ("stride", c_uint32, 12),
)

class struct_mlx5dv_qp_rq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp_rq, 16, 8,
    ("buf", c_void_p, 0),
    ("wqe_cnt", c_uint32, 8),
    ("stride", c_uint32, 12),
)

class struct_mlx5dv_qp_bf(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp_bf, 16, 8,
    ("reg", c_void_p, 0),
    ("size", c_uint32, 8),
)

class struct_mlx5dv_qp(Struct):
    __slots__ = ()
layout(struct_mlx5dv_qp, 96, 8,
    ("dbrec", POINTER(c_uint32), 0),
    ("sq", struct_mlx5dv_qp_sq, 8),
    ("rq", struct_mlx5dv_qp_rq, 24),
    ("bf", struct_mlx5dv_qp_bf, 40),
    ("comp_mask", c_uint64, 56),
    ("uar_mmap_offset", c_int64, 64),
    ("tirn", c_uint32, 72),
    ("tisn", c_uint32, 76),
    ("rqn", c_uint32, 80),
    ("sqn", c_uint32, 84),
    ("tir_icm_addr", c_uint64, 88),
)

class struct_mlx5dv_cq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_cq, 48, 8,
    ("buf", c_void_p, 0),
    ("dbrec", POINTER(c_uint32), 8),
    ("cqe_cnt", c_uint32, 16),
    ("cqe_size", c_uint32, 20),
    ("cq_uar", c_void_p, 24),
    ("cqn", c_uint32, 32),
    ("comp_mask", c_uint64, 40),
)
enum_mlx5dv_srq_comp_mask = c_uint32
MLX5DV_SRQ_MASK_SRQN = 1

class struct_mlx5dv_srq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_srq, 48, 8,
    ("buf", c_void_p, 0),
    ("dbrec", POINTER(c_uint32), 8),
    ("stride", c_uint32, 16),
    ("head", c_uint32, 20),
    ("tail", c_uint32, 24),
    ("comp_mask", c_uint64, 32),
    ("srqn", c_uint32, 40),
)

class struct_mlx5dv_rwq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_rwq, 32, 8,
    ("buf", c_void_p, 0),
    ("dbrec", POINTER(c_uint32), 8),
    ("wqe_cnt", c_uint32, 16),
    ("stride", c_uint32, 20),
    ("comp_mask", c_uint64, 24),
)

class struct_mlx5dv_alloc_dm_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_alloc_dm_attr, 16, 8,
    ("type", enum_mlx5_ib_uapi_dm_type, 0),
    ("comp_mask", c_uint64, 8),
)
enum_mlx5dv_dm_comp_mask = c_uint32
MLX5DV_DM_MASK_REMOTE_VA = 1

class struct_mlx5dv_dm(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dm, 32, 8,
    ("buf", c_void_p, 0),
    ("length", c_uint64, 8),
    ("comp_mask", c_uint64, 16),
    ("remote_va", c_uint64, 24),
)

class struct_mlx5_wqe_av_key_qkey(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_av_key_qkey, 8, 4,
    ("qkey", c_uint32, 0),
    ("reserved", c_uint32, 4),
)

class struct_mlx5_wqe_av_key(Union):
    __slots__ = ()
layout(struct_mlx5_wqe_av_key, 8, 8,
    ("qkey", struct_mlx5_wqe_av_key_qkey, 0),
    ("dc_key", c_uint64, 0),
)

class struct_mlx5_wqe_av(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_av, 48, 8,
    ("key", struct_mlx5_wqe_av_key, 0),
    ("dqp_dct", c_uint32, 8),
    ("stat_rate_sl", c_uint8, 12),
    ("fl_mlid", c_uint8, 13),
    ("rlid", c_uint16, 14),
    ("reserved0", c_uint8 * 4, 16),
    ("rmac", c_uint8 * 6, 20),
    ("tclass", c_uint8, 26),
    ("hop_limit", c_uint8, 27),
    ("grh_gid_fl", c_uint32, 28),
    ("rgid", c_uint8 * 16, 32),
)

class struct_mlx5dv_ah(Struct):
    __slots__ = ()
layout(struct_mlx5dv_ah, 16, 8,
    ("av", POINTER(struct_mlx5_wqe_av), 0),
    ("comp_mask", c_uint64, 8),
)

class struct_mlx5dv_pd(Struct):
    __slots__ = ()
layout(struct_mlx5dv_pd, 16, 8,
    ("pdn", c_uint32, 0),
    ("comp_mask", c_uint64, 8),
)

class struct_mlx5dv_obj_qp(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_qp, 16, 8,
    ("in_", POINTER(struct_ibv_qp), 0),
    ("out", POINTER(struct_mlx5dv_qp), 8),
)

class struct_mlx5dv_obj_cq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_cq, 16, 8,
    ("in_", POINTER(struct_ibv_cq), 0),
    ("out", POINTER(struct_mlx5dv_cq), 8),
)

class struct_mlx5dv_obj_srq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_srq, 16, 8,
    ("in_", POINTER(struct_ibv_srq), 0),
    ("out", POINTER(struct_mlx5dv_srq), 8),
)

class struct_mlx5dv_obj_rwq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_rwq, 16, 8,
    ("in_", POINTER(struct_ibv_wq), 0),
    ("out", POINTER(struct_mlx5dv_rwq), 8),
)

class struct_mlx5dv_obj_dm(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_dm, 16, 8,
    ("in_", POINTER(struct_ibv_dm), 0),
    ("out", POINTER(struct_mlx5dv_dm), 8),
)

class struct_mlx5dv_obj_ah(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_ah, 16, 8,
    ("in_", POINTER(struct_ibv_ah), 0),
    ("out", POINTER(struct_mlx5dv_ah), 8),
)

class struct_mlx5dv_obj_pd(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj_pd, 16, 8,
    ("in_", POINTER(struct_ibv_pd), 0),
    ("out", POINTER(struct_mlx5dv_pd), 8),
)

class struct_mlx5dv_obj(Struct):
    __slots__ = ()
layout(struct_mlx5dv_obj, 112, 8,
    ("qp", struct_mlx5dv_obj_qp, 0),
    ("cq", struct_mlx5dv_obj_cq, 16),
    ("srq", struct_mlx5dv_obj_srq, 32),
    ("rwq", struct_mlx5dv_obj_rwq, 48),
    ("dm", struct_mlx5dv_obj_dm, 64),
    ("ah", struct_mlx5dv_obj_ah, 80),
    ("pd", struct_mlx5dv_obj_pd, 96),
)
enum_mlx5dv_obj_type = c_uint32
MLX5DV_OBJ_QP = 1
MLX5DV_OBJ_CQ = 2
MLX5DV_OBJ_SRQ = 4
MLX5DV_OBJ_RWQ = 8
MLX5DV_OBJ_DM = 16
MLX5DV_OBJ_AH = 32
MLX5DV_OBJ_PD = 64
enum_mlx5dv_wq_init_attr_mask = c_uint32
MLX5DV_WQ_INIT_ATTR_MASK_STRIDING_RQ = 1

class struct_mlx5dv_striding_rq_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_striding_rq_init_attr, 12, 4,
    ("single_stride_log_num_of_bytes", c_uint32, 0),
    ("single_wqe_log_num_of_strides", c_uint32, 4),
    ("two_byte_shift_en", c_uint8, 8),
)

class struct_mlx5dv_wq_init_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_wq_init_attr, 24, 8,
    ("comp_mask", c_uint64, 0),
    ("striding_rq_attrs", struct_mlx5dv_striding_rq_init_attr, 8),
)
MLX5_OPCODE_NOP = 0
MLX5_OPCODE_SEND_INVAL = 1
MLX5_OPCODE_RDMA_WRITE = 8
MLX5_OPCODE_RDMA_WRITE_IMM = 9
MLX5_OPCODE_SEND = 10
MLX5_OPCODE_SEND_IMM = 11
MLX5_OPCODE_TSO = 14
MLX5_OPCODE_RDMA_READ = 16
MLX5_OPCODE_ATOMIC_CS = 17
MLX5_OPCODE_ATOMIC_FA = 18
MLX5_OPCODE_ATOMIC_MASKED_CS = 20
MLX5_OPCODE_ATOMIC_MASKED_FA = 21
MLX5_OPCODE_FMR = 25
MLX5_OPCODE_LOCAL_INVAL = 27
MLX5_OPCODE_CONFIG_CMD = 31
MLX5_OPCODE_SET_PSV = 32
MLX5_OPCODE_UMR = 37
MLX5_OPCODE_TAG_MATCHING = 40
MLX5_OPCODE_FLOW_TBL_ACCESS = 44
MLX5_OPCODE_MMO = 47
MLX5_INLINE_SCATTER_32 = 4
MLX5_INLINE_SCATTER_64 = 8
MLX5_CQE_SYNDROME_LOCAL_LENGTH_ERR = 1
MLX5_CQE_SYNDROME_LOCAL_QP_OP_ERR = 2
MLX5_CQE_SYNDROME_LOCAL_PROT_ERR = 4
MLX5_CQE_SYNDROME_WR_FLUSH_ERR = 5
MLX5_CQE_SYNDROME_MW_BIND_ERR = 6
MLX5_CQE_SYNDROME_BAD_RESP_ERR = 16
MLX5_CQE_SYNDROME_LOCAL_ACCESS_ERR = 17
MLX5_CQE_SYNDROME_REMOTE_INVAL_REQ_ERR = 18
MLX5_CQE_SYNDROME_REMOTE_ACCESS_ERR = 19
MLX5_CQE_SYNDROME_REMOTE_OP_ERR = 20
MLX5_CQE_SYNDROME_TRANSPORT_RETRY_EXC_ERR = 21
MLX5_CQE_SYNDROME_RNR_RETRY_EXC_ERR = 22
MLX5_CQE_SYNDROME_REMOTE_ABORTED_ERR = 34
MLX5_CQE_VENDOR_SYNDROME_ODP_PFAULT = 147
MLX5_CQE_L2_OK = 1
MLX5_CQE_L3_OK = 2
MLX5_CQE_L4_OK = 4
MLX5_CQE_L3_HDR_TYPE_NONE = 0
MLX5_CQE_L3_HDR_TYPE_IPV6 = 1
MLX5_CQE_L3_HDR_TYPE_IPV4 = 2
MLX5_CQE_OWNER_MASK = 1
MLX5_CQE_REQ = 0
MLX5_CQE_RESP_WR_IMM = 1
MLX5_CQE_RESP_SEND = 2
MLX5_CQE_RESP_SEND_IMM = 3
MLX5_CQE_RESP_SEND_INV = 4
MLX5_CQE_RESIZE_CQ = 5
MLX5_CQE_NO_PACKET = 6
MLX5_CQE_SIG_ERR = 12
MLX5_CQE_REQ_ERR = 13
MLX5_CQE_RESP_ERR = 14
MLX5_CQE_INVALID = 15
MLX5_CQ_DOORBELL = 32
MLX5_CQ_DB_REQ_NOT_SOL = 16777216
MLX5_CQ_DB_REQ_NOT = 0

class struct_mlx5_err_cqe(Struct):
    __slots__ = ()
layout(struct_mlx5_err_cqe, 64, 4,
    ("rsvd0", c_uint8 * 32, 0),
    ("srqn", c_uint32, 32),
    ("rsvd1", c_uint8 * 18, 36),
    ("vendor_err_synd", c_uint8, 54),
    ("syndrome", c_uint8, 55),
    ("s_wqe_opcode_qpn", c_uint32, 56),
    ("wqe_counter", c_uint16, 60),
    ("signature", c_uint8, 62),
    ("op_own", c_uint8, 63),
)

class struct_mlx5_tm_cqe(Struct):
    __slots__ = ()
layout(struct_mlx5_tm_cqe, 20, 4,
    ("success", c_uint32, 0),
    ("hw_phase_cnt", c_uint16, 4),
    ("rsvd0", c_uint8 * 12, 6),
)

class struct_mlx5_cqe64_0_0(Struct):
    __slots__ = ()
layout(struct_mlx5_cqe64_0_0, 32, 4,
    ("rsvd0", c_uint8 * 2, 0),
    ("wqe_id", c_uint16, 2),
    ("rsvd4", c_uint8 * 13, 4),
    ("ml_path", c_uint8, 17),
    ("rsvd20", c_uint8 * 4, 18),
    ("slid", c_uint16, 22),
    ("flags_rqpn", c_uint32, 24),
    ("hds_ip_ext", c_uint8, 28),
    ("l4_hdr_type_etc", c_uint8, 29),
    ("vlan_info", c_uint16, 30),
)

class struct_mlx5_cqe64_0(Union):
    __slots__ = ()
layout(struct_mlx5_cqe64_0, 32, 8,
    ("", struct_mlx5_cqe64_0_0, 0),
    ("tm_cqe", struct_mlx5_tm_cqe, 0),
    ("tmh", struct_ibv_tmh, 0),
)

class struct_mlx5_cqe64(Struct):
    __slots__ = ()
layout(struct_mlx5_cqe64, 64, 8,
    ("", struct_mlx5_cqe64_0, 0),
    ("srqn_uidx", c_uint32, 32),
    ("imm_inval_pkey", c_uint32, 36),
    ("app", c_uint8, 40),
    ("app_op", c_uint8, 41),
    ("app_info", c_uint16, 42),
    ("byte_cnt", c_uint32, 44),
    ("timestamp", c_uint64, 48),
    ("sop_drop_qpn", c_uint32, 56),
    ("wqe_counter", c_uint16, 60),
    ("signature", c_uint8, 62),
    ("op_own", c_uint8, 63),
)
MLX5_TMC_SUCCESS = 2147483648
enum_mlx5dv_cqe_comp_res_format = c_uint32
MLX5DV_CQE_RES_FORMAT_HASH = 1
MLX5DV_CQE_RES_FORMAT_CSUM = 2
MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX = 4
enum_mlx5dv_sw_parsing_offloads = c_uint32
MLX5DV_SW_PARSING = 1
MLX5DV_SW_PARSING_CSUM = 2
MLX5DV_SW_PARSING_LSO = 4
MLX5_INVALID_LKEY = 256
MLX5_EXTENDED_UD_AV = 2147483648
MLX5_WQE_CTRL_CQ_UPDATE = 8
MLX5_WQE_CTRL_SOLICITED = 2
MLX5_WQE_CTRL_FENCE = 128
MLX5_WQE_CTRL_INITIATOR_SMALL_FENCE = 32
MLX5_SEND_WQE_BB = 64
MLX5_SEND_WQE_SHIFT = 6
MLX5_INLINE_SEG = 2147483648
MLX5_ETH_WQE_L3_CSUM = 64
MLX5_ETH_WQE_L4_CSUM = 128

class struct_mlx5_wqe_srq_next_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_srq_next_seg, 16, 2,
    ("rsvd0", c_uint8 * 2, 0),
    ("next_wqe_index", c_uint16, 2),
    ("signature", c_uint8, 4),
    ("rsvd1", c_uint8 * 11, 5),
)

class struct_mlx5_wqe_data_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_data_seg, 16, 8,
    ("byte_count", c_uint32, 0),
    ("lkey", c_uint32, 4),
    ("addr", c_uint64, 8),
)

class struct_mlx5_wqe_ctrl_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_ctrl_seg, 16, 4,
    ("opmod_idx_opcode", c_uint32, 0),
    ("qpn_ds", c_uint32, 4),
    ("signature", c_uint8, 8),
    ("dci_stream_channel_id", c_uint16, 9),
    ("fm_ce_se", c_uint8, 11),
    ("imm", c_uint32, 12),
)

class struct_mlx5_mprq_wqe(Struct):
    __slots__ = ()
layout(struct_mlx5_mprq_wqe, 32, 8,
    ("nseg", struct_mlx5_wqe_srq_next_seg, 0),
    ("dseg", struct_mlx5_wqe_data_seg, 16),
)

class struct_mlx5_wqe_datagram_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_datagram_seg, 48, 8,
    ("av", struct_mlx5_wqe_av, 0),
)

class struct_mlx5_wqe_raddr_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_raddr_seg, 16, 8,
    ("raddr", c_uint64, 0),
    ("rkey", c_uint32, 8),
    ("reserved", c_uint32, 12),
)

class struct_mlx5_wqe_atomic_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_atomic_seg, 16, 8,
    ("swap_add", c_uint64, 0),
    ("compare", c_uint64, 8),
)

class struct_mlx5_wqe_inl_data_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_inl_data_seg, 4, 4,
    ("byte_count", c_uint32, 0),
)

class struct_mlx5_wqe_eth_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_eth_seg, 32, 4,
    ("rsvd0", c_uint32, 0),
    ("cs_flags", c_uint8, 4),
    ("rsvd1", c_uint8, 5),
    ("mss", c_uint16, 6),
    ("rsvd2", c_uint32, 8),
    ("inline_hdr_sz", c_uint16, 12),
    ("inline_hdr_start", c_uint8 * 2, 14),
    ("inline_hdr", c_uint8 * 16, 16),
)

class struct_mlx5_wqe_tm_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_tm_seg, 32, 8,
    ("opcode", c_uint8, 0),
    ("flags", c_uint8, 1),
    ("index", c_uint16, 2),
    ("rsvd0", c_uint8 * 2, 4),
    ("sw_cnt", c_uint16, 6),
    ("rsvd1", c_uint8 * 8, 8),
    ("append_tag", c_uint64, 16),
    ("append_mask", c_uint64, 24),
)
MLX5_WQE_UMR_CTRL_FLAG_INLINE = 128
MLX5_WQE_UMR_CTRL_FLAG_CHECK_FREE = 32
MLX5_WQE_UMR_CTRL_FLAG_TRNSLATION_OFFSET = 16
MLX5_WQE_UMR_CTRL_FLAG_CHECK_QPN = 8
MLX5_WQE_UMR_CTRL_MKEY_MASK_LEN = 1
MLX5_WQE_UMR_CTRL_MKEY_MASK_START_ADDR = 64
MLX5_WQE_UMR_CTRL_MKEY_MASK_SIG_ERR = 512
MLX5_WQE_UMR_CTRL_MKEY_MASK_BSF_ENABLE = 4096
MLX5_WQE_UMR_CTRL_MKEY_MASK_MKEY = 8192
MLX5_WQE_UMR_CTRL_MKEY_MASK_QPN = 16384
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_LOCAL_WRITE = 262144
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_READ = 524288
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_WRITE = 1048576
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_ATOMIC = 2097152
MLX5_WQE_UMR_CTRL_MKEY_MASK_FREE = 536870912

class struct_mlx5_wqe_umr_ctrl_seg_3(Union):
    __slots__ = ()
layout(struct_mlx5_wqe_umr_ctrl_seg_3, 2, 2,
    ("translation_offset", c_uint16, 0),
    ("bsf_octowords", c_uint16, 0),
)

class struct_mlx5_wqe_umr_ctrl_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_umr_ctrl_seg, 48, 8,
    ("flags", c_uint8, 0),
    ("rsvd0", c_uint8 * 3, 1),
    ("klm_octowords", c_uint16, 4),
    ("", struct_mlx5_wqe_umr_ctrl_seg_3, 6),
    ("mkey_mask", c_uint64, 8),
    ("rsvd1", c_uint8 * 32, 16),
)

class struct_mlx5_wqe_umr_klm_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_umr_klm_seg, 16, 8,
    ("byte_count", c_uint32, 0),
    ("mkey", c_uint32, 4),
    ("address", c_uint64, 8),
)

class union_mlx5_wqe_umr_inline_seg(Union):
    __slots__ = ()
layout(union_mlx5_wqe_umr_inline_seg, 16, 8,
    ("klm", struct_mlx5_wqe_umr_klm_seg, 0),
)

class struct_mlx5_wqe_umr_repeat_ent_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_umr_repeat_ent_seg, 16, 8,
    ("stride", c_uint16, 0),
    ("byte_count", c_uint16, 2),
    ("memkey", c_uint32, 4),
    ("va", c_uint64, 8),
)

class struct_mlx5_wqe_umr_repeat_block_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_umr_repeat_block_seg, 16, 8,
    ("byte_count", c_uint32, 0),
    ("op", c_uint32, 4),
    ("repeat_count", c_uint32, 8),
    ("reserved", c_uint16, 12),
    ("num_ent", c_uint16, 14),
    ("entries", struct_mlx5_wqe_umr_repeat_ent_seg * 0, 16),
)
MLX5_WQE_MKEY_CONTEXT_FREE = 64
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_ATOMIC = 64
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_WRITE = 32
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_READ = 16
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_WRITE = 8
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_READ = 4

class struct_mlx5_wqe_mkey_context_seg(Struct):
    __slots__ = ()
layout(struct_mlx5_wqe_mkey_context_seg, 64, 8,
    ("free", c_uint8, 0),
    ("reserved1", c_uint8, 1),
    ("access_flags", c_uint8, 2),
    ("sf", c_uint8, 3),
    ("qpn_mkey", c_uint32, 4),
    ("reserved2", c_uint32, 8),
    ("flags_pd", c_uint32, 12),
    ("start_addr", c_uint64, 16),
    ("len", c_uint64, 24),
    ("bsf_octword_size", c_uint32, 32),
    ("reserved3", c_uint32 * 4, 36),
    ("translations_octword_size", c_uint32, 52),
    ("reserved4", c_uint8 * 3, 56),
    ("log_page_size", c_uint8, 59),
    ("reserved", c_uint32, 60),
    ("inseg", union_mlx5_wqe_umr_inline_seg * 0, 64),
)
enum_mlx5dv_set_ctx_attr_type = c_uint32
MLX5DV_CTX_ATTR_BUF_ALLOCATORS = 1
MLX5_MMAP_GET_REGULAR_PAGES_CMD = 0
MLX5_MMAP_GET_NC_PAGES_CMD = 3

class struct_mlx5dv_ctx_allocators(Struct):
    __slots__ = ()
layout(struct_mlx5dv_ctx_allocators, 24, 8,
    ("alloc", CFUNCTYPE(c_void_p, c_size_t, c_void_p), 0),
    ("free", CFUNCTYPE(None, c_void_p, c_void_p), 8),
    ("data", c_void_p, 16),
)

class struct_mlx5dv_clock_info(Struct):
    __slots__ = ()
layout(struct_mlx5dv_clock_info, 40, 8,
    ("nsec", c_uint64, 0),
    ("last_cycles", c_uint64, 8),
    ("frac", c_uint64, 16),
    ("mult", c_uint32, 24),
    ("shift", c_uint32, 28),
    ("mask", c_uint64, 32),
)
enum_mlx5dv_context_attr_flags = c_uint32
MLX5DV_CONTEXT_FLAGS_DEVX = 1

class struct_mlx5dv_context_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_context_attr, 16, 8,
    ("flags", c_uint32, 0),
    ("comp_mask", c_uint64, 8),
)
enum_mlx5dv_vfio_context_attr_flags = c_uint32
MLX5DV_VFIO_CTX_FLAGS_INIT_LINK_DOWN = 1

class struct_mlx5dv_vfio_context_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_vfio_context_attr, 24, 8,
    ("pci_name", c_char_p, 0),
    ("flags", c_uint32, 8),
    ("comp_mask", c_uint64, 16),
)

class struct_mlx5dv_devx_umem(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_umem, 4, 4,
    ("umem_id", c_uint32, 0),
)
enum_mlx5dv_devx_umem_in_mask = c_uint32
MLX5DV_UMEM_MASK_DMABUF = 1

class struct_mlx5dv_devx_umem_in(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_umem_in, 48, 8,
    ("addr", c_void_p, 0),
    ("size", c_size_t, 8),
    ("access", c_uint32, 16),
    ("pgsz_bitmap", c_uint64, 24),
    ("comp_mask", c_uint64, 32),
    ("dmabuf_fd", c_int32, 40),
)

class struct_mlx5dv_devx_uar(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_uar, 40, 8,
    ("reg_addr", c_void_p, 0),
    ("base_addr", c_void_p, 8),
    ("page_id", c_uint32, 16),
    ("mmap_off", c_int64, 24),
    ("comp_mask", c_uint64, 32),
)

class struct_mlx5dv_var(Struct):
    __slots__ = ()
layout(struct_mlx5dv_var, 24, 8,
    ("page_id", c_uint32, 0),
    ("length", c_uint32, 4),
    ("mmap_off", c_int64, 8),
    ("comp_mask", c_uint64, 16),
)

class struct_mlx5dv_devx_cmd_comp(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_cmd_comp, 4, 4,
    ("fd", c_int32, 0),
)

class struct_mlx5dv_devx_event_channel(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_event_channel, 4, 4,
    ("fd", c_int32, 0),
)

class struct_mlx5dv_dr_domain(Struct):
    __slots__ = ()

class struct_mlx5dv_dr_table(Struct):
    __slots__ = ()

class struct_mlx5dv_dr_matcher(Struct):
    __slots__ = ()

class struct_mlx5dv_dr_rule(Struct):
    __slots__ = ()

class struct_mlx5dv_dr_action(Struct):
    __slots__ = ()
enum_mlx5dv_dr_domain_type = c_uint32
MLX5DV_DR_DOMAIN_TYPE_NIC_RX = 0
MLX5DV_DR_DOMAIN_TYPE_NIC_TX = 1
MLX5DV_DR_DOMAIN_TYPE_FDB = 2
enum_mlx5dv_dr_domain_sync_flags = c_uint32
MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW = 1
MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW = 2
MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM = 4

class struct_mlx5dv_dr_flow_meter_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dr_flow_meter_attr, 32, 8,
    ("next_table", POINTER(struct_mlx5dv_dr_table), 0),
    ("active", c_uint8, 8),
    ("reg_c_index", c_uint8, 9),
    ("flow_meter_parameter_sz", c_size_t, 16),
    ("flow_meter_parameter", c_void_p, 24),
)

class struct_mlx5dv_dr_flow_sampler_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dr_flow_sampler_attr, 40, 8,
    ("sample_ratio", c_uint32, 0),
    ("default_next_table", POINTER(struct_mlx5dv_dr_table), 8),
    ("num_sample_actions", c_uint32, 16),
    ("sample_actions", POINTER(POINTER(struct_mlx5dv_dr_action)), 24),
    ("action", c_uint64, 32),
)
enum_mlx5dv_dr_matcher_layout_flags = c_uint32
MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE = 1
MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE = 2

class struct_mlx5dv_dr_matcher_layout(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dr_matcher_layout, 8, 4,
    ("flags", c_uint32, 0),
    ("log_num_of_rules_hint", c_uint32, 4),
)
enum_mlx5dv_dr_action_flags = c_uint32
MLX5DV_DR_ACTION_FLAGS_ROOT_LEVEL = 1
enum_mlx5dv_dr_action_dest_type = c_uint32
MLX5DV_DR_ACTION_DEST = 0
MLX5DV_DR_ACTION_DEST_REFORMAT = 1

class struct_mlx5dv_dr_action_dest_reformat(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dr_action_dest_reformat, 16, 8,
    ("reformat", POINTER(struct_mlx5dv_dr_action), 0),
    ("dest", POINTER(struct_mlx5dv_dr_action), 8),
)

class struct_mlx5dv_dr_action_dest_attr_1(Union):
    __slots__ = ()
layout(struct_mlx5dv_dr_action_dest_attr_1, 8, 8,
    ("dest", POINTER(struct_mlx5dv_dr_action), 0),
    ("dest_reformat", POINTER(struct_mlx5dv_dr_action_dest_reformat), 0),
)

class struct_mlx5dv_dr_action_dest_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_dr_action_dest_attr, 16, 8,
    ("type", enum_mlx5dv_dr_action_dest_type, 0),
    ("", struct_mlx5dv_dr_action_dest_attr_1, 8),
)
enum_mlx5dv_dr_action_aso_first_hit_flags = c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET = 1
enum_mlx5dv_dr_action_aso_flow_meter_flags = c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED = 1
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW = 2
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN = 4
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED = 8
enum_mlx5dv_dr_action_aso_ct_flags = c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR = 1
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER = 2

class struct__IO_marker(Struct):
    __slots__ = ()

class struct__IO_codecvt(Struct):
    __slots__ = ()

class struct__IO_wide_data(Struct):
    __slots__ = ()

class struct__IO_FILE(Struct):
    __slots__ = ()
layout(struct__IO_FILE, 216, 8,
    ("_flags", c_int32, 0),
    ("_IO_read_ptr", POINTER(c_char), 8),
    ("_IO_read_end", POINTER(c_char), 16),
    ("_IO_read_base", POINTER(c_char), 24),
    ("_IO_write_base", POINTER(c_char), 32),
    ("_IO_write_ptr", POINTER(c_char), 40),
    ("_IO_write_end", POINTER(c_char), 48),
    ("_IO_buf_base", POINTER(c_char), 56),
    ("_IO_buf_end", POINTER(c_char), 64),
    ("_IO_save_base", POINTER(c_char), 72),
    ("_IO_backup_base", POINTER(c_char), 80),
    ("_IO_save_end", POINTER(c_char), 88),
    ("_markers", POINTER(struct__IO_marker), 96),
    ("_chain", POINTER(struct__IO_FILE), 104),
    ("_fileno", c_int32, 112),
    ("_flags2", c_int32, 116),
    ("_old_offset", c_int64, 120),
    ("_cur_column", c_uint16, 128),
    ("_vtable_offset", c_int8, 130),
    ("_shortbuf", c_char * 1, 131),
    ("_lock", c_void_p, 136),
    ("_offset", c_int64, 144),
    ("_codecvt", POINTER(struct__IO_codecvt), 152),
    ("_wide_data", POINTER(struct__IO_wide_data), 160),
    ("_freeres_list", POINTER(struct__IO_FILE), 168),
    ("_freeres_buf", c_void_p, 176),
    ("__pad5", c_size_t, 184),
    ("_mode", c_int32, 192),
    ("_unused2", c_char * 20, 196),
)

class struct_mlx5dv_pp(Struct):
    __slots__ = ()
layout(struct_mlx5dv_pp, 2, 2,
    ("index", c_uint16, 0),
)
enum_mlx5dv_sched_elem_attr_flags = c_uint32
MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE = 1
MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW = 2

class struct_mlx5dv_sched_node(Struct):
    __slots__ = ()

class struct_mlx5dv_sched_attr(Struct):
    __slots__ = ()
layout(struct_mlx5dv_sched_attr, 32, 8,
    ("parent", POINTER(struct_mlx5dv_sched_node), 0),
    ("flags", c_uint32, 8),
    ("bw_share", c_uint32, 12),
    ("max_avg_bw", c_uint32, 16),
    ("comp_mask", c_uint64, 24),
)

class struct_mlx5dv_sched_leaf(Struct):
    __slots__ = ()

class struct_mlx5dv_devx_msi_vector(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_msi_vector, 8, 4,
    ("vector", c_int32, 0),
    ("fd", c_int32, 4),
)

class struct_mlx5dv_devx_eq(Struct):
    __slots__ = ()
layout(struct_mlx5dv_devx_eq, 8, 8,
    ("vaddr", c_void_p, 0),
)
_ENUMS = {
    "enum_ib_uverbs_core_support": "IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS",
    "enum_ib_uverbs_access_flags": "IB_UVERBS_ACCESS_LOCAL_WRITE IB_UVERBS_ACCESS_REMOTE_WRITE IB_UVERBS_ACCESS_REMOTE_READ IB_UVERBS_ACCESS_REMOTE_ATOMIC IB_UVERBS_ACCESS_MW_BIND IB_UVERBS_ACCESS_ZERO_BASED IB_UVERBS_ACCESS_ON_DEMAND IB_UVERBS_ACCESS_HUGETLB IB_UVERBS_ACCESS_RELAXED_ORDERING IB_UVERBS_ACCESS_OPTIONAL_RANGE",
    "enum_ib_uverbs_srq_type": "IB_UVERBS_SRQT_BASIC IB_UVERBS_SRQT_XRC IB_UVERBS_SRQT_TM",
    "enum_ib_uverbs_wq_type": "IB_UVERBS_WQT_RQ",
    "enum_ib_uverbs_wq_flags": "IB_UVERBS_WQ_FLAGS_CVLAN_STRIPPING IB_UVERBS_WQ_FLAGS_SCATTER_FCS IB_UVERBS_WQ_FLAGS_DELAY_DROP IB_UVERBS_WQ_FLAGS_PCI_WRITE_END_PADDING",
    "enum_ib_uverbs_qp_type": "IB_UVERBS_QPT_RC IB_UVERBS_QPT_UC IB_UVERBS_QPT_UD IB_UVERBS_QPT_RAW_PACKET IB_UVERBS_QPT_XRC_INI IB_UVERBS_QPT_XRC_TGT IB_UVERBS_QPT_DRIVER",
    "enum_ib_uverbs_qp_create_flags": "IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK IB_UVERBS_QP_CREATE_SCATTER_FCS IB_UVERBS_QP_CREATE_CVLAN_STRIPPING IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING IB_UVERBS_QP_CREATE_SQ_SIG_ALL",
    "enum_ib_uverbs_query_port_cap_flags": "IB_UVERBS_PCF_SM IB_UVERBS_PCF_NOTICE_SUP IB_UVERBS_PCF_TRAP_SUP IB_UVERBS_PCF_OPT_IPD_SUP IB_UVERBS_PCF_AUTO_MIGR_SUP IB_UVERBS_PCF_SL_MAP_SUP IB_UVERBS_PCF_MKEY_NVRAM IB_UVERBS_PCF_PKEY_NVRAM IB_UVERBS_PCF_LED_INFO_SUP IB_UVERBS_PCF_SM_DISABLED IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP IB_UVERBS_PCF_CM_SUP IB_UVERBS_PCF_SNMP_TUNNEL_SUP IB_UVERBS_PCF_REINIT_SUP IB_UVERBS_PCF_DEVICE_MGMT_SUP IB_UVERBS_PCF_VENDOR_CLASS_SUP IB_UVERBS_PCF_DR_NOTICE_SUP IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP IB_UVERBS_PCF_BOOT_MGMT_SUP IB_UVERBS_PCF_LINK_LATENCY_SUP IB_UVERBS_PCF_CLIENT_REG_SUP IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP IB_UVERBS_PCF_MCAST_FDB_TOP_SUP IB_UVERBS_PCF_HIERARCHY_INFO_SUP IB_UVERBS_PCF_IP_BASED_GIDS",
    "enum_ib_uverbs_query_port_flags": "IB_UVERBS_QPF_GRH_REQUIRED",
    "enum_ib_uverbs_flow_action_esp_keymat": "IB_UVERBS_FLOW_ACTION_ESP_KEYMAT_AES_GCM",
    "enum_ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo": "IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ",
    "enum_ib_uverbs_flow_action_esp_replay": "IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP",
    "enum_ib_uverbs_flow_action_esp_flags": "IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TUNNEL IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT IB_UVERBS_FLOW_ACTION_ESP_FLAGS_DECRYPT IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW",
    "enum_ib_uverbs_read_counters_flags": "IB_UVERBS_READ_COUNTERS_PREFER_CACHED",
    "enum_ib_uverbs_advise_mr_advice": "IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT",
    "enum_ib_uverbs_advise_mr_flag": "IB_UVERBS_ADVISE_MR_FLAG_FLUSH",
    "enum_rdma_driver_id": "RDMA_DRIVER_UNKNOWN RDMA_DRIVER_MLX5 RDMA_DRIVER_MLX4 RDMA_DRIVER_CXGB3 RDMA_DRIVER_CXGB4 RDMA_DRIVER_MTHCA RDMA_DRIVER_BNXT_RE RDMA_DRIVER_OCRDMA RDMA_DRIVER_NES RDMA_DRIVER_I40IW RDMA_DRIVER_IRDMA RDMA_DRIVER_VMW_PVRDMA RDMA_DRIVER_QEDR RDMA_DRIVER_HNS RDMA_DRIVER_USNIC RDMA_DRIVER_RXE RDMA_DRIVER_HFI1 RDMA_DRIVER_QIB RDMA_DRIVER_EFA RDMA_DRIVER_SIW RDMA_DRIVER_ERDMA RDMA_DRIVER_MANA",
    "enum_ib_uverbs_gid_type": "IB_UVERBS_GID_TYPE_IB IB_UVERBS_GID_TYPE_ROCE_V1 IB_UVERBS_GID_TYPE_ROCE_V2",
    "enum_ibv_gid_type": "IBV_GID_TYPE_IB IBV_GID_TYPE_ROCE_V1 IBV_GID_TYPE_ROCE_V2",
    "enum_ibv_node_type": "IBV_NODE_UNKNOWN IBV_NODE_CA IBV_NODE_SWITCH IBV_NODE_ROUTER IBV_NODE_RNIC IBV_NODE_USNIC IBV_NODE_USNIC_UDP IBV_NODE_UNSPECIFIED",
    "enum_ibv_transport_type": "IBV_TRANSPORT_UNKNOWN IBV_TRANSPORT_IB IBV_TRANSPORT_IWARP IBV_TRANSPORT_USNIC IBV_TRANSPORT_USNIC_UDP IBV_TRANSPORT_UNSPECIFIED",
    "enum_ibv_device_cap_flags": "IBV_DEVICE_RESIZE_MAX_WR IBV_DEVICE_BAD_PKEY_CNTR IBV_DEVICE_BAD_QKEY_CNTR IBV_DEVICE_RAW_MULTI IBV_DEVICE_AUTO_PATH_MIG IBV_DEVICE_CHANGE_PHY_PORT IBV_DEVICE_UD_AV_PORT_ENFORCE IBV_DEVICE_CURR_QP_STATE_MOD IBV_DEVICE_SHUTDOWN_PORT IBV_DEVICE_INIT_TYPE IBV_DEVICE_PORT_ACTIVE_EVENT IBV_DEVICE_SYS_IMAGE_GUID IBV_DEVICE_RC_RNR_NAK_GEN IBV_DEVICE_SRQ_RESIZE IBV_DEVICE_N_NOTIFY_CQ IBV_DEVICE_MEM_WINDOW IBV_DEVICE_UD_IP_CSUM IBV_DEVICE_XRC IBV_DEVICE_MEM_MGT_EXTENSIONS IBV_DEVICE_MEM_WINDOW_TYPE_2A IBV_DEVICE_MEM_WINDOW_TYPE_2B IBV_DEVICE_RC_IP_CSUM IBV_DEVICE_RAW_IP_CSUM IBV_DEVICE_MANAGED_FLOW_STEERING",
    "enum_ibv_fork_status": "IBV_FORK_DISABLED IBV_FORK_ENABLED IBV_FORK_UNNEEDED",
    "enum_ibv_atomic_cap": "IBV_ATOMIC_NONE IBV_ATOMIC_HCA IBV_ATOMIC_GLOB",
    "enum_ibv_dm_mask": "IBV_DM_MASK_HANDLE",
    "enum_ibv_mw_type": "IBV_MW_TYPE_1 IBV_MW_TYPE_2",
    "enum_ibv_qp_state": "IBV_QPS_RESET IBV_QPS_INIT IBV_QPS_RTR IBV_QPS_RTS IBV_QPS_SQD IBV_QPS_SQE IBV_QPS_ERR IBV_QPS_UNKNOWN",
    "enum_ibv_qp_type": "IBV_QPT_RC IBV_QPT_UC IBV_QPT_UD IBV_QPT_RAW_PACKET IBV_QPT_XRC_SEND IBV_QPT_XRC_RECV IBV_QPT_DRIVER",
    "enum_ibv_wc_status": "IBV_WC_SUCCESS IBV_WC_LOC_LEN_ERR IBV_WC_LOC_QP_OP_ERR IBV_WC_LOC_EEC_OP_ERR IBV_WC_LOC_PROT_ERR IBV_WC_WR_FLUSH_ERR IBV_WC_MW_BIND_ERR IBV_WC_BAD_RESP_ERR IBV_WC_LOC_ACCESS_ERR IBV_WC_REM_INV_REQ_ERR IBV_WC_REM_ACCESS_ERR IBV_WC_REM_OP_ERR IBV_WC_RETRY_EXC_ERR IBV_WC_RNR_RETRY_EXC_ERR IBV_WC_LOC_RDD_VIOL_ERR IBV_WC_REM_INV_RD_REQ_ERR IBV_WC_REM_ABORT_ERR IBV_WC_INV_EECN_ERR IBV_WC_INV_EEC_STATE_ERR IBV_WC_FATAL_ERR IBV_WC_RESP_TIMEOUT_ERR IBV_WC_GENERAL_ERR IBV_WC_TM_ERR IBV_WC_TM_RNDV_INCOMPLETE",
    "enum_ibv_wc_opcode": "IBV_WC_SEND IBV_WC_RDMA_WRITE IBV_WC_RDMA_READ IBV_WC_COMP_SWAP IBV_WC_FETCH_ADD IBV_WC_BIND_MW IBV_WC_LOCAL_INV IBV_WC_TSO IBV_WC_ATOMIC_WRITE IBV_WC_RECV IBV_WC_RECV_RDMA_WITH_IMM IBV_WC_TM_ADD IBV_WC_TM_DEL IBV_WC_TM_SYNC IBV_WC_TM_RECV IBV_WC_TM_NO_TAG IBV_WC_DRIVER1 IBV_WC_DRIVER2 IBV_WC_DRIVER3",
    "enum_ibv_wr_opcode": "IBV_WR_RDMA_WRITE IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_SEND IBV_WR_SEND_WITH_IMM IBV_WR_RDMA_READ IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_FETCH_AND_ADD IBV_WR_LOCAL_INV IBV_WR_BIND_MW IBV_WR_SEND_WITH_INV IBV_WR_TSO IBV_WR_DRIVER1 IBV_WR_ATOMIC_WRITE",
    "enum_ibv_odp_transport_cap_bits": "IBV_ODP_SUPPORT_SEND IBV_ODP_SUPPORT_RECV IBV_ODP_SUPPORT_WRITE IBV_ODP_SUPPORT_READ IBV_ODP_SUPPORT_ATOMIC IBV_ODP_SUPPORT_SRQ_RECV",
    "enum_ibv_odp_general_caps": "IBV_ODP_SUPPORT IBV_ODP_SUPPORT_IMPLICIT",
    "enum_ibv_rx_hash_function_flags": "IBV_RX_HASH_FUNC_TOEPLITZ",
    "enum_ibv_rx_hash_fields": "IBV_RX_HASH_SRC_IPV4 IBV_RX_HASH_DST_IPV4 IBV_RX_HASH_SRC_IPV6 IBV_RX_HASH_DST_IPV6 IBV_RX_HASH_SRC_PORT_TCP IBV_RX_HASH_DST_PORT_TCP IBV_RX_HASH_SRC_PORT_UDP IBV_RX_HASH_DST_PORT_UDP IBV_RX_HASH_IPSEC_SPI IBV_RX_HASH_INNER",
    "enum_ibv_raw_packet_caps": "IBV_RAW_PACKET_CAP_CVLAN_STRIPPING IBV_RAW_PACKET_CAP_SCATTER_FCS IBV_RAW_PACKET_CAP_IP_CSUM IBV_RAW_PACKET_CAP_DELAY_DROP",
    "enum_ibv_tm_cap_flags": "IBV_TM_CAP_RC",
    "enum_ibv_pci_atomic_op_size": "IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP",
    "enum_ibv_mtu": "IBV_MTU_256 IBV_MTU_512 IBV_MTU_1024 IBV_MTU_2048 IBV_MTU_4096",
    "enum_ibv_port_state": "IBV_PORT_NOP IBV_PORT_DOWN IBV_PORT_INIT IBV_PORT_ARMED IBV_PORT_ACTIVE IBV_PORT_ACTIVE_DEFER",
    "enum_ibv_port_cap_flags": "IBV_PORT_SM IBV_PORT_NOTICE_SUP IBV_PORT_TRAP_SUP IBV_PORT_OPT_IPD_SUP IBV_PORT_AUTO_MIGR_SUP IBV_PORT_SL_MAP_SUP IBV_PORT_MKEY_NVRAM IBV_PORT_PKEY_NVRAM IBV_PORT_LED_INFO_SUP IBV_PORT_SYS_IMAGE_GUID_SUP IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP IBV_PORT_EXTENDED_SPEEDS_SUP IBV_PORT_CAP_MASK2_SUP IBV_PORT_CM_SUP IBV_PORT_SNMP_TUNNEL_SUP IBV_PORT_REINIT_SUP IBV_PORT_DEVICE_MGMT_SUP IBV_PORT_VENDOR_CLASS_SUP IBV_PORT_DR_NOTICE_SUP IBV_PORT_CAP_MASK_NOTICE_SUP IBV_PORT_BOOT_MGMT_SUP IBV_PORT_LINK_LATENCY_SUP IBV_PORT_CLIENT_REG_SUP IBV_PORT_IP_BASED_GIDS",
    "enum_ibv_port_cap_flags2": "IBV_PORT_SET_NODE_DESC_SUP IBV_PORT_INFO_EXT_SUP IBV_PORT_VIRT_SUP IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP IBV_PORT_LINK_WIDTH_2X_SUP IBV_PORT_LINK_SPEED_HDR_SUP IBV_PORT_LINK_SPEED_NDR_SUP",
    "enum_ibv_event_type": "IBV_EVENT_CQ_ERR IBV_EVENT_QP_FATAL IBV_EVENT_QP_REQ_ERR IBV_EVENT_QP_ACCESS_ERR IBV_EVENT_COMM_EST IBV_EVENT_SQ_DRAINED IBV_EVENT_PATH_MIG IBV_EVENT_PATH_MIG_ERR IBV_EVENT_DEVICE_FATAL IBV_EVENT_PORT_ACTIVE IBV_EVENT_PORT_ERR IBV_EVENT_LID_CHANGE IBV_EVENT_PKEY_CHANGE IBV_EVENT_SM_CHANGE IBV_EVENT_SRQ_ERR IBV_EVENT_SRQ_LIMIT_REACHED IBV_EVENT_QP_LAST_WQE_REACHED IBV_EVENT_CLIENT_REREGISTER IBV_EVENT_GID_CHANGE IBV_EVENT_WQ_FATAL",
    "enum_ibv_wq_state": "IBV_WQS_RESET IBV_WQS_RDY IBV_WQS_ERR IBV_WQS_UNKNOWN",
    "enum_ibv_wq_type": "IBV_WQT_RQ",
    "enum_ibv_create_cq_wc_flags": "IBV_WC_EX_WITH_BYTE_LEN IBV_WC_EX_WITH_IMM IBV_WC_EX_WITH_QP_NUM IBV_WC_EX_WITH_SRC_QP IBV_WC_EX_WITH_SLID IBV_WC_EX_WITH_SL IBV_WC_EX_WITH_DLID_PATH_BITS IBV_WC_EX_WITH_COMPLETION_TIMESTAMP IBV_WC_EX_WITH_CVLAN IBV_WC_EX_WITH_FLOW_TAG IBV_WC_EX_WITH_TM_INFO IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK",
    "enum_ibv_wc_flags": "IBV_WC_GRH IBV_WC_WITH_IMM IBV_WC_IP_CSUM_OK IBV_WC_WITH_INV IBV_WC_TM_SYNC_REQ IBV_WC_TM_MATCH IBV_WC_TM_DATA_VALID",
    "enum_ibv_access_flags": "IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_ATOMIC IBV_ACCESS_MW_BIND IBV_ACCESS_ZERO_BASED IBV_ACCESS_ON_DEMAND IBV_ACCESS_HUGETLB IBV_ACCESS_RELAXED_ORDERING",
    "enum_ibv_xrcd_init_attr_mask": "IBV_XRCD_INIT_ATTR_FD IBV_XRCD_INIT_ATTR_OFLAGS IBV_XRCD_INIT_ATTR_RESERVED",
    "enum_ibv_rereg_mr_flags": "IBV_REREG_MR_CHANGE_TRANSLATION IBV_REREG_MR_CHANGE_PD IBV_REREG_MR_CHANGE_ACCESS IBV_REREG_MR_FLAGS_SUPPORTED",
    "enum_ibv_rate": "IBV_RATE_MAX IBV_RATE_2_5_GBPS IBV_RATE_5_GBPS IBV_RATE_10_GBPS IBV_RATE_20_GBPS IBV_RATE_30_GBPS IBV_RATE_40_GBPS IBV_RATE_60_GBPS IBV_RATE_80_GBPS IBV_RATE_120_GBPS IBV_RATE_14_GBPS IBV_RATE_56_GBPS IBV_RATE_112_GBPS IBV_RATE_168_GBPS IBV_RATE_25_GBPS IBV_RATE_100_GBPS IBV_RATE_200_GBPS IBV_RATE_300_GBPS IBV_RATE_28_GBPS IBV_RATE_50_GBPS IBV_RATE_400_GBPS IBV_RATE_600_GBPS IBV_RATE_800_GBPS IBV_RATE_1200_GBPS",
    "enum_ibv_srq_attr_mask": "IBV_SRQ_MAX_WR IBV_SRQ_LIMIT",
    "enum_ibv_srq_type": "IBV_SRQT_BASIC IBV_SRQT_XRC IBV_SRQT_TM",
    "enum_ibv_srq_init_attr_mask": "IBV_SRQ_INIT_ATTR_TYPE IBV_SRQ_INIT_ATTR_PD IBV_SRQ_INIT_ATTR_XRCD IBV_SRQ_INIT_ATTR_CQ IBV_SRQ_INIT_ATTR_TM IBV_SRQ_INIT_ATTR_RESERVED",
    "enum_ibv_wq_init_attr_mask": "IBV_WQ_INIT_ATTR_FLAGS IBV_WQ_INIT_ATTR_RESERVED",
    "enum_ibv_wq_flags": "IBV_WQ_FLAGS_CVLAN_STRIPPING IBV_WQ_FLAGS_SCATTER_FCS IBV_WQ_FLAGS_DELAY_DROP IBV_WQ_FLAGS_PCI_WRITE_END_PADDING IBV_WQ_FLAGS_RESERVED",
    "enum_ibv_wq_attr_mask": "IBV_WQ_ATTR_STATE IBV_WQ_ATTR_CURR_STATE IBV_WQ_ATTR_FLAGS IBV_WQ_ATTR_RESERVED",
    "enum_ibv_ind_table_init_attr_mask": "IBV_CREATE_IND_TABLE_RESERVED",
    "enum_ibv_qp_init_attr_mask": "IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_XRCD IBV_QP_INIT_ATTR_CREATE_FLAGS IBV_QP_INIT_ATTR_MAX_TSO_HEADER IBV_QP_INIT_ATTR_IND_TABLE IBV_QP_INIT_ATTR_RX_HASH IBV_QP_INIT_ATTR_SEND_OPS_FLAGS",
    "enum_ibv_qp_create_flags": "IBV_QP_CREATE_BLOCK_SELF_MCAST_LB IBV_QP_CREATE_SCATTER_FCS IBV_QP_CREATE_CVLAN_STRIPPING IBV_QP_CREATE_SOURCE_QPN IBV_QP_CREATE_PCI_WRITE_END_PADDING",
    "enum_ibv_qp_create_send_ops_flags": "IBV_QP_EX_WITH_RDMA_WRITE IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM IBV_QP_EX_WITH_SEND IBV_QP_EX_WITH_SEND_WITH_IMM IBV_QP_EX_WITH_RDMA_READ IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD IBV_QP_EX_WITH_LOCAL_INV IBV_QP_EX_WITH_BIND_MW IBV_QP_EX_WITH_SEND_WITH_INV IBV_QP_EX_WITH_TSO IBV_QP_EX_WITH_ATOMIC_WRITE",
    "enum_ibv_qp_open_attr_mask": "IBV_QP_OPEN_ATTR_NUM IBV_QP_OPEN_ATTR_XRCD IBV_QP_OPEN_ATTR_CONTEXT IBV_QP_OPEN_ATTR_TYPE IBV_QP_OPEN_ATTR_RESERVED",
    "enum_ibv_qp_attr_mask": "IBV_QP_STATE IBV_QP_CUR_STATE IBV_QP_EN_SQD_ASYNC_NOTIFY IBV_QP_ACCESS_FLAGS IBV_QP_PKEY_INDEX IBV_QP_PORT IBV_QP_QKEY IBV_QP_AV IBV_QP_PATH_MTU IBV_QP_TIMEOUT IBV_QP_RETRY_CNT IBV_QP_RNR_RETRY IBV_QP_RQ_PSN IBV_QP_MAX_QP_RD_ATOMIC IBV_QP_ALT_PATH IBV_QP_MIN_RNR_TIMER IBV_QP_SQ_PSN IBV_QP_MAX_DEST_RD_ATOMIC IBV_QP_PATH_MIG_STATE IBV_QP_CAP IBV_QP_DEST_QPN IBV_QP_RATE_LIMIT",
    "enum_ibv_mig_state": "IBV_MIG_MIGRATED IBV_MIG_REARM IBV_MIG_ARMED",
    "enum_ibv_send_flags": "IBV_SEND_FENCE IBV_SEND_SIGNALED IBV_SEND_SOLICITED IBV_SEND_INLINE IBV_SEND_IP_CSUM",
    "enum_ibv_ops_wr_opcode": "IBV_WR_TAG_ADD IBV_WR_TAG_DEL IBV_WR_TAG_SYNC",
    "enum_ibv_ops_flags": "IBV_OPS_SIGNALED IBV_OPS_TM_SYNC",
    "enum_ibv_cq_attr_mask": "IBV_CQ_ATTR_MODERATE IBV_CQ_ATTR_RESERVED",
    "enum_ibv_flow_flags": "IBV_FLOW_ATTR_FLAGS_DONT_TRAP IBV_FLOW_ATTR_FLAGS_EGRESS",
    "enum_ibv_flow_attr_type": "IBV_FLOW_ATTR_NORMAL IBV_FLOW_ATTR_ALL_DEFAULT IBV_FLOW_ATTR_MC_DEFAULT IBV_FLOW_ATTR_SNIFFER",
    "enum_ibv_flow_spec_type": "IBV_FLOW_SPEC_ETH IBV_FLOW_SPEC_IPV4 IBV_FLOW_SPEC_IPV6 IBV_FLOW_SPEC_IPV4_EXT IBV_FLOW_SPEC_ESP IBV_FLOW_SPEC_TCP IBV_FLOW_SPEC_UDP IBV_FLOW_SPEC_VXLAN_TUNNEL IBV_FLOW_SPEC_GRE IBV_FLOW_SPEC_MPLS IBV_FLOW_SPEC_INNER IBV_FLOW_SPEC_ACTION_TAG IBV_FLOW_SPEC_ACTION_DROP IBV_FLOW_SPEC_ACTION_HANDLE IBV_FLOW_SPEC_ACTION_COUNT",
    "enum_ibv_flow_action_esp_mask": "IBV_FLOW_ACTION_ESP_MASK_ESN",
    "enum_ibv_cq_init_attr_mask": "IBV_CQ_INIT_ATTR_MASK_FLAGS IBV_CQ_INIT_ATTR_MASK_PD",
    "enum_ibv_create_cq_attr_flags": "IBV_CREATE_CQ_ATTR_SINGLE_THREADED IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN",
    "enum_ibv_parent_domain_init_attr_mask": "IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT",
    "enum_ibv_counter_description": "IBV_COUNTER_PACKETS IBV_COUNTER_BYTES",
    "enum_ibv_read_counters_flags": "IBV_READ_COUNTERS_ATTR_PREFER_CACHED",
    "enum_ibv_values_mask": "IBV_VALUES_MASK_RAW_CLOCK IBV_VALUES_MASK_RESERVED",
    "enum_ibv_rereg_mr_err_code": "IBV_REREG_MR_ERR_INPUT IBV_REREG_MR_ERR_DONT_FORK_NEW IBV_REREG_MR_ERR_DO_FORK_OLD IBV_REREG_MR_ERR_CMD IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW",
    "enum_ibv_tmh_op": "IBV_TMH_NO_TAG IBV_TMH_RNDV IBV_TMH_FIN IBV_TMH_EAGER",
    "enum_mlx5_ib_uapi_flow_action_flags": "MLX5_IB_UAPI_FLOW_ACTION_FLAGS_REQUIRE_METADATA",
    "enum_mlx5_ib_uapi_flow_table_type": "MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX",
    "enum_mlx5_ib_uapi_flow_action_packet_reformat_type": "MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2 MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2 MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL",
    "enum_mlx5_ib_uapi_dm_type": "MLX5_IB_UAPI_DM_TYPE_MEMIC MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM",
    "enum_mlx5_ib_uapi_devx_create_event_channel_flags": "MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA",
    "enum_mlx5_ib_uapi_pp_alloc_flags": "MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX",
    "enum_mlx5_ib_uapi_uar_alloc_type": "MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC",
    "enum_mlx5_ib_uapi_query_port_flags": "MLX5_IB_UAPI_QUERY_PORT_VPORT MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0 MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID",
    "enum_mlx5dv_context_comp_mask": "MLX5DV_CONTEXT_MASK_CQE_COMPRESION MLX5DV_CONTEXT_MASK_SWP MLX5DV_CONTEXT_MASK_STRIDING_RQ MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS MLX5DV_CONTEXT_MASK_DYN_BFREGS MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS MLX5DV_CONTEXT_MASK_DC_ODP_CAPS MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD MLX5DV_CONTEXT_MASK_DCI_STREAMS MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD",
    "enum_mlx5dv_tunnel_offloads": "MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP",
    "enum_mlx5dv_flow_action_cap_flags": "MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN",
    "enum_mlx5dv_sig_type": "MLX5DV_SIG_TYPE_T10DIF MLX5DV_SIG_TYPE_CRC",
    "enum_mlx5dv_sig_prot_caps": "MLX5DV_SIG_PROT_CAP_T10DIF MLX5DV_SIG_PROT_CAP_CRC",
    "enum_mlx5dv_sig_t10dif_bg_type": "MLX5DV_SIG_T10DIF_CRC MLX5DV_SIG_T10DIF_CSUM",
    "enum_mlx5dv_sig_t10dif_bg_caps": "MLX5DV_SIG_T10DIF_BG_CAP_CRC MLX5DV_SIG_T10DIF_BG_CAP_CSUM",
    "enum_mlx5dv_sig_crc_type": "MLX5DV_SIG_CRC_TYPE_CRC32 MLX5DV_SIG_CRC_TYPE_CRC32C MLX5DV_SIG_CRC_TYPE_CRC64_XP10",
    "enum_mlx5dv_sig_crc_type_caps": "MLX5DV_SIG_CRC_TYPE_CAP_CRC32 MLX5DV_SIG_CRC_TYPE_CAP_CRC32C MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10",
    "enum_mlx5dv_block_size": "MLX5DV_BLOCK_SIZE_512 MLX5DV_BLOCK_SIZE_520 MLX5DV_BLOCK_SIZE_4048 MLX5DV_BLOCK_SIZE_4096 MLX5DV_BLOCK_SIZE_4160",
    "enum_mlx5dv_block_size_caps": "MLX5DV_BLOCK_SIZE_CAP_512 MLX5DV_BLOCK_SIZE_CAP_520 MLX5DV_BLOCK_SIZE_CAP_4048 MLX5DV_BLOCK_SIZE_CAP_4096 MLX5DV_BLOCK_SIZE_CAP_4160",
    "enum_mlx5dv_crypto_engines_caps": "MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_SINGLE_BLOCK MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_MULTI_BLOCK",
    "enum_mlx5dv_crypto_wrapped_import_method_caps": "MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS",
    "enum_mlx5dv_crypto_caps_flags": "MLX5DV_CRYPTO_CAPS_CRYPTO MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING",
    "enum_mlx5dv_context_flags": "MLX5DV_CONTEXT_FLAGS_CQE_V1 MLX5DV_CONTEXT_FLAGS_OBSOLETE MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS",
    "enum_mlx5dv_cq_init_attr_mask": "MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE MLX5DV_CQ_INIT_ATTR_MASK_FLAGS MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE",
    "enum_mlx5dv_cq_init_attr_flags": "MLX5DV_CQ_INIT_ATTR_FLAGS_CQE_PAD MLX5DV_CQ_INIT_ATTR_FLAGS_RESERVED",
    "enum_mlx5dv_qp_create_flags": "MLX5DV_QP_CREATE_TUNNEL_OFFLOADS MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE MLX5DV_QP_CREATE_SIG_PIPELINING",
    "enum_mlx5dv_mkey_init_attr_flags": "MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE",
    "enum_mlx5dv_qp_init_attr_mask": "MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS MLX5DV_QP_INIT_ATTR_MASK_DC MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS",
    "enum_mlx5dv_dc_type": "MLX5DV_DCTYPE_DCT MLX5DV_DCTYPE_DCI",
    "enum_mlx5dv_qp_create_send_ops_flags": "MLX5DV_QP_EX_WITH_MR_INTERLEAVED MLX5DV_QP_EX_WITH_MR_LIST MLX5DV_QP_EX_WITH_MKEY_CONFIGURE MLX5DV_QP_EX_WITH_RAW_WQE MLX5DV_QP_EX_WITH_MEMCPY",
    "enum_mlx5dv_sig_t10dif_flags": "MLX5DV_SIG_T10DIF_FLAG_REF_REMAP MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE",
    "enum_mlx5dv_sig_mask": "MLX5DV_SIG_MASK_T10DIF_GUARD MLX5DV_SIG_MASK_T10DIF_APPTAG MLX5DV_SIG_MASK_T10DIF_REFTAG MLX5DV_SIG_MASK_CRC32 MLX5DV_SIG_MASK_CRC32C MLX5DV_SIG_MASK_CRC64_XP10",
    "enum_mlx5dv_sig_block_attr_flags": "MLX5DV_SIG_BLOCK_ATTR_FLAG_COPY_MASK",
    "enum_mlx5dv_crypto_standard": "MLX5DV_CRYPTO_STANDARD_AES_XTS",
    "enum_mlx5dv_signature_crypto_order": "MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_AFTER_CRYPTO_ON_TX MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_BEFORE_CRYPTO_ON_TX",
    "enum_mlx5dv_mkey_conf_flags": "MLX5DV_MKEY_CONF_FLAG_RESET_SIG_ATTR",
    "enum_mlx5dv_wc_opcode": "MLX5DV_WC_UMR MLX5DV_WC_RAW_WQE MLX5DV_WC_MEMCPY",
    "enum_mlx5dv_mkey_err_type": "MLX5DV_MKEY_NO_ERR MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG",
    "enum_mlx5dv_crypto_login_state": "MLX5DV_CRYPTO_LOGIN_STATE_VALID MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN MLX5DV_CRYPTO_LOGIN_STATE_INVALID",
    "enum_mlx5dv_crypto_key_size": "MLX5DV_CRYPTO_KEY_SIZE_128 MLX5DV_CRYPTO_KEY_SIZE_256",
    "enum_mlx5dv_crypto_key_purpose": "MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS",
    "enum_mlx5dv_dek_state": "MLX5DV_DEK_STATE_READY MLX5DV_DEK_STATE_ERROR",
    "enum_mlx5dv_dek_init_attr_mask": "MLX5DV_DEK_INIT_ATTR_CRYPTO_LOGIN",
    "enum_mlx5dv_flow_action_esp_mask": "MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS",
    "enum_mlx5dv_flow_matcher_attr_mask": "MLX5DV_FLOW_MATCHER_MASK_FT_TYPE",
    "enum_mlx5dv_flow_action_type": "MLX5DV_FLOW_ACTION_DEST_IBV_QP MLX5DV_FLOW_ACTION_DROP MLX5DV_FLOW_ACTION_IBV_COUNTER MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION MLX5DV_FLOW_ACTION_TAG MLX5DV_FLOW_ACTION_DEST_DEVX MLX5DV_FLOW_ACTION_COUNTERS_DEVX MLX5DV_FLOW_ACTION_DEFAULT_MISS",
    "enum_mlx5dv_qp_comp_mask": "MLX5DV_QP_MASK_UAR_MMAP_OFFSET MLX5DV_QP_MASK_RAW_QP_HANDLES MLX5DV_QP_MASK_RAW_QP_TIR_ADDR",
    "enum_mlx5dv_srq_comp_mask": "MLX5DV_SRQ_MASK_SRQN",
    "enum_mlx5dv_dm_comp_mask": "MLX5DV_DM_MASK_REMOTE_VA",
    "enum_mlx5dv_obj_type": "MLX5DV_OBJ_QP MLX5DV_OBJ_CQ MLX5DV_OBJ_SRQ MLX5DV_OBJ_RWQ MLX5DV_OBJ_DM MLX5DV_OBJ_AH MLX5DV_OBJ_PD",
    "enum_mlx5dv_wq_init_attr_mask": "MLX5DV_WQ_INIT_ATTR_MASK_STRIDING_RQ",
    "enum_mlx5dv_cqe_comp_res_format": "MLX5DV_CQE_RES_FORMAT_HASH MLX5DV_CQE_RES_FORMAT_CSUM MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX",
    "enum_mlx5dv_sw_parsing_offloads": "MLX5DV_SW_PARSING MLX5DV_SW_PARSING_CSUM MLX5DV_SW_PARSING_LSO",
    "enum_mlx5dv_set_ctx_attr_type": "MLX5DV_CTX_ATTR_BUF_ALLOCATORS",
    "enum_mlx5dv_context_attr_flags": "MLX5DV_CONTEXT_FLAGS_DEVX",
    "enum_mlx5dv_vfio_context_attr_flags": "MLX5DV_VFIO_CTX_FLAGS_INIT_LINK_DOWN",
    "enum_mlx5dv_devx_umem_in_mask": "MLX5DV_UMEM_MASK_DMABUF",
    "enum_mlx5dv_dr_domain_type": "MLX5DV_DR_DOMAIN_TYPE_NIC_RX MLX5DV_DR_DOMAIN_TYPE_NIC_TX MLX5DV_DR_DOMAIN_TYPE_FDB",
    "enum_mlx5dv_dr_domain_sync_flags": "MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM",
    "enum_mlx5dv_dr_matcher_layout_flags": "MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE",
    "enum_mlx5dv_dr_action_flags": "MLX5DV_DR_ACTION_FLAGS_ROOT_LEVEL",
    "enum_mlx5dv_dr_action_dest_type": "MLX5DV_DR_ACTION_DEST MLX5DV_DR_ACTION_DEST_REFORMAT",
    "enum_mlx5dv_dr_action_aso_first_hit_flags": "MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET",
    "enum_mlx5dv_dr_action_aso_flow_meter_flags": "MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED",
    "enum_mlx5dv_dr_action_aso_ct_flags": "MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER",
    "enum_mlx5dv_sched_elem_attr_flags": "MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW",
}
ibv_wc_status_str = _library.function("ibv_wc_status_str", c_char_p, enum_ibv_wc_status)
ibv_rate_to_mult = _library.function("ibv_rate_to_mult", c_int32, enum_ibv_rate)
mult_to_ibv_rate = _library.function("mult_to_ibv_rate", enum_ibv_rate, c_int32)
ibv_rate_to_mbps = _library.function("ibv_rate_to_mbps", c_int32, enum_ibv_rate)
mbps_to_ibv_rate = _library.function("mbps_to_ibv_rate", enum_ibv_rate, c_int32)
ibv_qp_to_qp_ex = _library.function("ibv_qp_to_qp_ex", POINTER(struct_ibv_qp_ex), POINTER(struct_ibv_qp))
ibv_get_device_list = _library.function("ibv_get_device_list", POINTER(POINTER(struct_ibv_device)), POINTER(c_int32))
ibv_free_device_list = _library.function("ibv_free_device_list", None, POINTER(POINTER(struct_ibv_device)))
ibv_get_device_name = _library.function("ibv_get_device_name", c_char_p, POINTER(struct_ibv_device))
ibv_get_device_index = _library.function("ibv_get_device_index", c_int32, POINTER(struct_ibv_device))
ibv_get_device_guid = _library.function("ibv_get_device_guid", c_uint64, POINTER(struct_ibv_device))
ibv_open_device = _library.function("ibv_open_device", POINTER(struct_ibv_context), POINTER(struct_ibv_device))
ibv_close_device = _library.function("ibv_close_device", c_int32, POINTER(struct_ibv_context))
ibv_import_device = _library.function("ibv_import_device", POINTER(struct_ibv_context), c_int32)
ibv_import_pd = _library.function("ibv_import_pd", POINTER(struct_ibv_pd), POINTER(struct_ibv_context), c_uint32)
ibv_unimport_pd = _library.function("ibv_unimport_pd", None, POINTER(struct_ibv_pd))
ibv_import_mr = _library.function("ibv_import_mr", POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), c_uint32)
ibv_unimport_mr = _library.function("ibv_unimport_mr", None, POINTER(struct_ibv_mr))
ibv_import_dm = _library.function("ibv_import_dm", POINTER(struct_ibv_dm), POINTER(struct_ibv_context), c_uint32)
ibv_unimport_dm = _library.function("ibv_unimport_dm", None, POINTER(struct_ibv_dm))
ibv_get_async_event = _library.function("ibv_get_async_event", c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_async_event))
ibv_ack_async_event = _library.function("ibv_ack_async_event", None, POINTER(struct_ibv_async_event))
ibv_query_device = _library.function("ibv_query_device", c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_device_attr))
ibv_query_port = _library.function("ibv_query_port", c_int32, POINTER(struct_ibv_context), c_uint8, POINTER(struct__compat_ibv_port_attr))
ibv_query_gid = _library.function("ibv_query_gid", c_int32, POINTER(struct_ibv_context), c_uint8, c_int32, POINTER(union_ibv_gid))
_ibv_query_gid_ex = _library.function("_ibv_query_gid_ex", c_int32, POINTER(struct_ibv_context), c_uint32, c_uint32, POINTER(struct_ibv_gid_entry), c_uint32, c_size_t)
_ibv_query_gid_table = _library.function("_ibv_query_gid_table", c_ssize_t, POINTER(struct_ibv_context), POINTER(struct_ibv_gid_entry), c_size_t, c_uint32, c_size_t)
ibv_query_pkey = _library.function("ibv_query_pkey", c_int32, POINTER(struct_ibv_context), c_uint8, c_int32, POINTER(c_uint16))
ibv_get_pkey_index = _library.function("ibv_get_pkey_index", c_int32, POINTER(struct_ibv_context), c_uint8, c_uint16)
ibv_alloc_pd = _library.function("ibv_alloc_pd", POINTER(struct_ibv_pd), POINTER(struct_ibv_context))
ibv_dealloc_pd = _library.function("ibv_dealloc_pd", c_int32, POINTER(struct_ibv_pd))
ibv_reg_mr_iova2 = _library.function("ibv_reg_mr_iova2", POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), c_void_p, c_size_t, c_uint64, c_uint32)
ibv_reg_mr = _library.function("ibv_reg_mr", POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), c_void_p, c_size_t, c_int32)
ibv_reg_mr_iova = _library.function("ibv_reg_mr_iova", POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), c_void_p, c_size_t, c_uint64, c_int32)
ibv_reg_dmabuf_mr = _library.function("ibv_reg_dmabuf_mr", POINTER(struct_ibv_mr), POINTER(struct_ibv_pd), c_uint64, c_size_t, c_uint64, c_int32, c_int32)
ibv_rereg_mr = _library.function("ibv_rereg_mr", c_int32, POINTER(struct_ibv_mr), c_int32, POINTER(struct_ibv_pd), c_void_p, c_size_t, c_int32)
ibv_dereg_mr = _library.function("ibv_dereg_mr", c_int32, POINTER(struct_ibv_mr))
ibv_create_comp_channel = _library.function("ibv_create_comp_channel", POINTER(struct_ibv_comp_channel), POINTER(struct_ibv_context))
ibv_destroy_comp_channel = _library.function("ibv_destroy_comp_channel", c_int32, POINTER(struct_ibv_comp_channel))
ibv_create_cq = _library.function("ibv_create_cq", POINTER(struct_ibv_cq), POINTER(struct_ibv_context), c_int32, c_void_p, POINTER(struct_ibv_comp_channel), c_int32)
ibv_resize_cq = _library.function("ibv_resize_cq", c_int32, POINTER(struct_ibv_cq), c_int32)
ibv_destroy_cq = _library.function("ibv_destroy_cq", c_int32, POINTER(struct_ibv_cq))
ibv_get_cq_event = _library.function("ibv_get_cq_event", c_int32, POINTER(struct_ibv_comp_channel), POINTER(POINTER(struct_ibv_cq)), POINTER(c_void_p))
ibv_ack_cq_events = _library.function("ibv_ack_cq_events", None, POINTER(struct_ibv_cq), c_uint32)
ibv_create_srq = _library.function("ibv_create_srq", POINTER(struct_ibv_srq), POINTER(struct_ibv_pd), POINTER(struct_ibv_srq_init_attr))
ibv_modify_srq = _library.function("ibv_modify_srq", c_int32, POINTER(struct_ibv_srq), POINTER(struct_ibv_srq_attr), c_int32)
ibv_query_srq = _library.function("ibv_query_srq", c_int32, POINTER(struct_ibv_srq), POINTER(struct_ibv_srq_attr))
ibv_destroy_srq = _library.function("ibv_destroy_srq", c_int32, POINTER(struct_ibv_srq))
ibv_create_qp = _library.function("ibv_create_qp", POINTER(struct_ibv_qp), POINTER(struct_ibv_pd), POINTER(struct_ibv_qp_init_attr))
ibv_modify_qp = _library.function("ibv_modify_qp", c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_qp_attr), c_int32)
ibv_query_qp_data_in_order = _library.function("ibv_query_qp_data_in_order", c_int32, POINTER(struct_ibv_qp), enum_ibv_wr_opcode, c_uint32)
ibv_query_qp = _library.function("ibv_query_qp", c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_qp_attr), c_int32, POINTER(struct_ibv_qp_init_attr))
ibv_destroy_qp = _library.function("ibv_destroy_qp", c_int32, POINTER(struct_ibv_qp))
ibv_create_ah = _library.function("ibv_create_ah", POINTER(struct_ibv_ah), POINTER(struct_ibv_pd), POINTER(struct_ibv_ah_attr))
ibv_init_ah_from_wc = _library.function("ibv_init_ah_from_wc", c_int32, POINTER(struct_ibv_context), c_uint8, POINTER(struct_ibv_wc), POINTER(struct_ibv_grh), POINTER(struct_ibv_ah_attr))
ibv_create_ah_from_wc = _library.function("ibv_create_ah_from_wc", POINTER(struct_ibv_ah), POINTER(struct_ibv_pd), POINTER(struct_ibv_wc), POINTER(struct_ibv_grh), c_uint8)
ibv_destroy_ah = _library.function("ibv_destroy_ah", c_int32, POINTER(struct_ibv_ah))
ibv_attach_mcast = _library.function("ibv_attach_mcast", c_int32, POINTER(struct_ibv_qp), POINTER(union_ibv_gid), c_uint16)
ibv_detach_mcast = _library.function("ibv_detach_mcast", c_int32, POINTER(struct_ibv_qp), POINTER(union_ibv_gid), c_uint16)
ibv_fork_init = _library.function("ibv_fork_init", c_int32)
ibv_is_fork_initialized = _library.function("ibv_is_fork_initialized", enum_ibv_fork_status)
ibv_node_type_str = _library.function("ibv_node_type_str", c_char_p, enum_ibv_node_type)
ibv_port_state_str = _library.function("ibv_port_state_str", c_char_p, enum_ibv_port_state)
ibv_event_type_str = _library.function("ibv_event_type_str", c_char_p, enum_ibv_event_type)
ibv_resolve_eth_l2_from_gid = _library.function("ibv_resolve_eth_l2_from_gid", c_int32, POINTER(struct_ibv_context), POINTER(struct_ibv_ah_attr), POINTER(c_uint8), POINTER(c_uint16))
ibv_set_ece = _library.function("ibv_set_ece", c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_ece))
ibv_query_ece = _library.function("ibv_query_ece", c_int32, POINTER(struct_ibv_qp), POINTER(struct_ibv_ece))
mlx5dv_create_cq = _library.function("mlx5dv_create_cq", POINTER(struct_ibv_cq_ex), POINTER(struct_ibv_context), POINTER(struct_ibv_cq_init_attr_ex), POINTER(struct_mlx5dv_cq_init_attr))
mlx5dv_create_mkey = _library.function("mlx5dv_create_mkey", POINTER(struct_mlx5dv_mkey), POINTER(struct_mlx5dv_mkey_init_attr))
mlx5dv_destroy_mkey = _library.function("mlx5dv_destroy_mkey", c_int32, POINTER(struct_mlx5dv_mkey))
mlx5dv_create_qp = _library.function("mlx5dv_create_qp", POINTER(struct_ibv_qp), POINTER(struct_ibv_context), POINTER(struct_ibv_qp_init_attr_ex), POINTER(struct_mlx5dv_qp_init_attr))
mlx5dv_qp_ex_from_ibv_qp_ex = _library.function("mlx5dv_qp_ex_from_ibv_qp_ex", POINTER(struct_mlx5dv_qp_ex), POINTER(struct_ibv_qp_ex))
_mlx5dv_mkey_check = _library.function("_mlx5dv_mkey_check", c_int32, POINTER(struct_mlx5dv_mkey), POINTER(struct_mlx5dv_mkey_err), c_size_t)
mlx5dv_qp_cancel_posted_send_wrs = _library.function("mlx5dv_qp_cancel_posted_send_wrs", c_int32, POINTER(struct_mlx5dv_qp_ex), c_uint64)
mlx5dv_crypto_login = _library.function("mlx5dv_crypto_login", c_int32, POINTER(struct_ibv_context), POINTER(struct_mlx5dv_crypto_login_attr))
mlx5dv_crypto_login_query_state = _library.function("mlx5dv_crypto_login_query_state", c_int32, POINTER(struct_ibv_context), POINTER(enum_mlx5dv_crypto_login_state))
mlx5dv_crypto_logout = _library.function("mlx5dv_crypto_logout", c_int32, POINTER(struct_ibv_context))
mlx5dv_crypto_login_create = _library.function("mlx5dv_crypto_login_create", POINTER(struct_mlx5dv_crypto_login_obj), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_crypto_login_attr_ex))
mlx5dv_crypto_login_query = _library.function("mlx5dv_crypto_login_query", c_int32, POINTER(struct_mlx5dv_crypto_login_obj), POINTER(struct_mlx5dv_crypto_login_query_attr))
mlx5dv_crypto_login_destroy = _library.function("mlx5dv_crypto_login_destroy", c_int32, POINTER(struct_mlx5dv_crypto_login_obj))
mlx5dv_dek_create = _library.function("mlx5dv_dek_create", POINTER(struct_mlx5dv_dek), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_dek_init_attr))
mlx5dv_dek_query = _library.function("mlx5dv_dek_query", c_int32, POINTER(struct_mlx5dv_dek), POINTER(struct_mlx5dv_dek_attr))
mlx5dv_dek_destroy = _library.function("mlx5dv_dek_destroy", c_int32, POINTER(struct_mlx5dv_dek))
mlx5dv_create_flow_matcher = _library.function("mlx5dv_create_flow_matcher", POINTER(struct_mlx5dv_flow_matcher), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_flow_matcher_attr))
mlx5dv_destroy_flow_matcher = _library.function("mlx5dv_destroy_flow_matcher", c_int32, POINTER(struct_mlx5dv_flow_matcher))
mlx5dv_create_steering_anchor = _library.function("mlx5dv_create_steering_anchor", POINTER(struct_mlx5dv_steering_anchor), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_steering_anchor_attr))
mlx5dv_destroy_steering_anchor = _library.function("mlx5dv_destroy_steering_anchor", c_int32, POINTER(struct_mlx5dv_steering_anchor))
mlx5dv_create_flow = _library.function("mlx5dv_create_flow", POINTER(struct_ibv_flow), POINTER(struct_mlx5dv_flow_matcher), POINTER(struct_mlx5dv_flow_match_parameters), c_size_t, POINTER(struct_mlx5dv_flow_action_attr))
mlx5dv_create_flow_action_esp = _library.function("mlx5dv_create_flow_action_esp", POINTER(struct_ibv_flow_action), POINTER(struct_ibv_context), POINTER(struct_ibv_flow_action_esp_attr), POINTER(struct_mlx5dv_flow_action_esp))
mlx5dv_create_flow_action_modify_header = _library.function("mlx5dv_create_flow_action_modify_header", POINTER(struct_ibv_flow_action), POINTER(struct_ibv_context), c_size_t, POINTER(c_uint64), enum_mlx5_ib_uapi_flow_table_type)
mlx5dv_create_flow_action_packet_reformat = _library.function("mlx5dv_create_flow_action_packet_reformat", POINTER(struct_ibv_flow_action), POINTER(struct_ibv_context), c_size_t, c_void_p, enum_mlx5_ib_uapi_flow_action_packet_reformat_type, enum_mlx5_ib_uapi_flow_table_type)
mlx5dv_query_device = _library.function("mlx5dv_query_device", c_int32, POINTER(struct_ibv_context), POINTER(struct_mlx5dv_context))
mlx5dv_map_ah_to_qp = _library.function("mlx5dv_map_ah_to_qp", c_int32, POINTER(struct_ibv_ah), c_uint32)
mlx5dv_alloc_dm = _library.function("mlx5dv_alloc_dm", POINTER(struct_ibv_dm), POINTER(struct_ibv_context), POINTER(struct_ibv_alloc_dm_attr), POINTER(struct_mlx5dv_alloc_dm_attr))
mlx5dv_dm_map_op_addr = _library.function("mlx5dv_dm_map_op_addr", c_void_p, POINTER(struct_ibv_dm), c_uint8)
mlx5dv_create_wq = _library.function("mlx5dv_create_wq", POINTER(struct_ibv_wq), POINTER(struct_ibv_context), POINTER(struct_ibv_wq_init_attr), POINTER(struct_mlx5dv_wq_init_attr))
mlx5dv_init_obj = _library.function("mlx5dv_init_obj", c_int32, POINTER(struct_mlx5dv_obj), c_uint64)
mlx5dv_set_context_attr = _library.function("mlx5dv_set_context_attr", c_int32, POINTER(struct_ibv_context), enum_mlx5dv_set_ctx_attr_type, c_void_p)
mlx5dv_get_clock_info = _library.function("mlx5dv_get_clock_info", c_int32, POINTER(struct_ibv_context), POINTER(struct_mlx5dv_clock_info))
mlx5dv_is_supported = _library.function("mlx5dv_is_supported", c_bool, POINTER(struct_ibv_device))
mlx5dv_get_vfio_device_list = _library.function("mlx5dv_get_vfio_device_list", POINTER(POINTER(struct_ibv_device)), POINTER(struct_mlx5dv_vfio_context_attr))
mlx5dv_vfio_get_events_fd = _library.function("mlx5dv_vfio_get_events_fd", c_int32, POINTER(struct_ibv_context))
mlx5dv_vfio_process_events = _library.function("mlx5dv_vfio_process_events", c_int32, POINTER(struct_ibv_context))
mlx5dv_open_device = _library.function("mlx5dv_open_device", POINTER(struct_ibv_context), POINTER(struct_ibv_device), POINTER(struct_mlx5dv_context_attr))
mlx5dv_devx_obj_create = _library.function("mlx5dv_devx_obj_create", POINTER(struct_mlx5dv_devx_obj), POINTER(struct_ibv_context), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_obj_query = _library.function("mlx5dv_devx_obj_query", c_int32, POINTER(struct_mlx5dv_devx_obj), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_obj_modify = _library.function("mlx5dv_devx_obj_modify", c_int32, POINTER(struct_mlx5dv_devx_obj), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_obj_destroy = _library.function("mlx5dv_devx_obj_destroy", c_int32, POINTER(struct_mlx5dv_devx_obj))
mlx5dv_devx_general_cmd = _library.function("mlx5dv_devx_general_cmd", c_int32, POINTER(struct_ibv_context), c_void_p, c_size_t, c_void_p, c_size_t)
_mlx5dv_query_port = _library.function("_mlx5dv_query_port", c_int32, POINTER(struct_ibv_context), c_uint32, POINTER(struct_mlx5_ib_uapi_query_port), c_size_t)
mlx5dv_devx_umem_reg = _library.function("mlx5dv_devx_umem_reg", POINTER(struct_mlx5dv_devx_umem), POINTER(struct_ibv_context), c_void_p, c_size_t, c_uint32)
mlx5dv_devx_umem_reg_ex = _library.function("mlx5dv_devx_umem_reg_ex", POINTER(struct_mlx5dv_devx_umem), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_devx_umem_in))
mlx5dv_devx_umem_dereg = _library.function("mlx5dv_devx_umem_dereg", c_int32, POINTER(struct_mlx5dv_devx_umem))
mlx5dv_devx_alloc_uar = _library.function("mlx5dv_devx_alloc_uar", POINTER(struct_mlx5dv_devx_uar), POINTER(struct_ibv_context), c_uint32)
mlx5dv_devx_free_uar = _library.function("mlx5dv_devx_free_uar", None, POINTER(struct_mlx5dv_devx_uar))
mlx5dv_alloc_var = _library.function("mlx5dv_alloc_var", POINTER(struct_mlx5dv_var), POINTER(struct_ibv_context), c_uint32)
mlx5dv_free_var = _library.function("mlx5dv_free_var", None, POINTER(struct_mlx5dv_var))
mlx5dv_devx_query_eqn = _library.function("mlx5dv_devx_query_eqn", c_int32, POINTER(struct_ibv_context), c_uint32, POINTER(c_uint32))
mlx5dv_devx_cq_query = _library.function("mlx5dv_devx_cq_query", c_int32, POINTER(struct_ibv_cq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_cq_modify = _library.function("mlx5dv_devx_cq_modify", c_int32, POINTER(struct_ibv_cq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_qp_query = _library.function("mlx5dv_devx_qp_query", c_int32, POINTER(struct_ibv_qp), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_qp_modify = _library.function("mlx5dv_devx_qp_modify", c_int32, POINTER(struct_ibv_qp), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_srq_query = _library.function("mlx5dv_devx_srq_query", c_int32, POINTER(struct_ibv_srq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_srq_modify = _library.function("mlx5dv_devx_srq_modify", c_int32, POINTER(struct_ibv_srq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_wq_query = _library.function("mlx5dv_devx_wq_query", c_int32, POINTER(struct_ibv_wq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_wq_modify = _library.function("mlx5dv_devx_wq_modify", c_int32, POINTER(struct_ibv_wq), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_ind_tbl_query = _library.function("mlx5dv_devx_ind_tbl_query", c_int32, POINTER(struct_ibv_rwq_ind_table), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_ind_tbl_modify = _library.function("mlx5dv_devx_ind_tbl_modify", c_int32, POINTER(struct_ibv_rwq_ind_table), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_create_cmd_comp = _library.function("mlx5dv_devx_create_cmd_comp", POINTER(struct_mlx5dv_devx_cmd_comp), POINTER(struct_ibv_context))
mlx5dv_devx_destroy_cmd_comp = _library.function("mlx5dv_devx_destroy_cmd_comp", None, POINTER(struct_mlx5dv_devx_cmd_comp))
mlx5dv_devx_obj_query_async = _library.function("mlx5dv_devx_obj_query_async", c_int32, POINTER(struct_mlx5dv_devx_obj), c_void_p, c_size_t, c_size_t, c_uint64, POINTER(struct_mlx5dv_devx_cmd_comp))
mlx5dv_devx_get_async_cmd_comp = _library.function("mlx5dv_devx_get_async_cmd_comp", c_int32, POINTER(struct_mlx5dv_devx_cmd_comp), POINTER(struct_mlx5_ib_uapi_devx_async_cmd_hdr), c_size_t)
mlx5dv_devx_create_event_channel = _library.function("mlx5dv_devx_create_event_channel", POINTER(struct_mlx5dv_devx_event_channel), POINTER(struct_ibv_context), enum_mlx5_ib_uapi_devx_create_event_channel_flags)
mlx5dv_devx_destroy_event_channel = _library.function("mlx5dv_devx_destroy_event_channel", None, POINTER(struct_mlx5dv_devx_event_channel))
mlx5dv_devx_subscribe_devx_event = _library.function("mlx5dv_devx_subscribe_devx_event", c_int32, POINTER(struct_mlx5dv_devx_event_channel), POINTER(struct_mlx5dv_devx_obj), c_uint16, POINTER(c_uint16), c_uint64)
mlx5dv_devx_subscribe_devx_event_fd = _library.function("mlx5dv_devx_subscribe_devx_event_fd", c_int32, POINTER(struct_mlx5dv_devx_event_channel), c_int32, POINTER(struct_mlx5dv_devx_obj), c_uint16)
mlx5dv_devx_get_event = _library.function("mlx5dv_devx_get_event", c_ssize_t, POINTER(struct_mlx5dv_devx_event_channel), POINTER(struct_mlx5_ib_uapi_devx_async_event_hdr), c_size_t)
mlx5dv_dr_domain_create = _library.function("mlx5dv_dr_domain_create", POINTER(struct_mlx5dv_dr_domain), POINTER(struct_ibv_context), enum_mlx5dv_dr_domain_type)
mlx5dv_dr_domain_destroy = _library.function("mlx5dv_dr_domain_destroy", c_int32, POINTER(struct_mlx5dv_dr_domain))
mlx5dv_dr_domain_sync = _library.function("mlx5dv_dr_domain_sync", c_int32, POINTER(struct_mlx5dv_dr_domain), c_uint32)
mlx5dv_dr_domain_set_reclaim_device_memory = _library.function("mlx5dv_dr_domain_set_reclaim_device_memory", None, POINTER(struct_mlx5dv_dr_domain), c_bool)
mlx5dv_dr_domain_allow_duplicate_rules = _library.function("mlx5dv_dr_domain_allow_duplicate_rules", None, POINTER(struct_mlx5dv_dr_domain), c_bool)
mlx5dv_dr_table_create = _library.function("mlx5dv_dr_table_create", POINTER(struct_mlx5dv_dr_table), POINTER(struct_mlx5dv_dr_domain), c_uint32)
mlx5dv_dr_table_destroy = _library.function("mlx5dv_dr_table_destroy", c_int32, POINTER(struct_mlx5dv_dr_table))
mlx5dv_dr_matcher_create = _library.function("mlx5dv_dr_matcher_create", POINTER(struct_mlx5dv_dr_matcher), POINTER(struct_mlx5dv_dr_table), c_uint16, c_uint8, POINTER(struct_mlx5dv_flow_match_parameters))
mlx5dv_dr_matcher_destroy = _library.function("mlx5dv_dr_matcher_destroy", c_int32, POINTER(struct_mlx5dv_dr_matcher))
mlx5dv_dr_matcher_set_layout = _library.function("mlx5dv_dr_matcher_set_layout", c_int32, POINTER(struct_mlx5dv_dr_matcher), POINTER(struct_mlx5dv_dr_matcher_layout))
mlx5dv_dr_rule_create = _library.function("mlx5dv_dr_rule_create", POINTER(struct_mlx5dv_dr_rule), POINTER(struct_mlx5dv_dr_matcher), POINTER(struct_mlx5dv_flow_match_parameters), c_size_t, POINTER(POINTER(struct_mlx5dv_dr_action)))
mlx5dv_dr_rule_destroy = _library.function("mlx5dv_dr_rule_destroy", c_int32, POINTER(struct_mlx5dv_dr_rule))
mlx5dv_dr_action_create_dest_ibv_qp = _library.function("mlx5dv_dr_action_create_dest_ibv_qp", POINTER(struct_mlx5dv_dr_action), POINTER(struct_ibv_qp))
mlx5dv_dr_action_create_dest_table = _library.function("mlx5dv_dr_action_create_dest_table", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_table))
mlx5dv_dr_action_create_dest_vport = _library.function("mlx5dv_dr_action_create_dest_vport", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_uint32)
mlx5dv_dr_action_create_dest_ib_port = _library.function("mlx5dv_dr_action_create_dest_ib_port", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_uint32)
mlx5dv_dr_action_create_dest_devx_tir = _library.function("mlx5dv_dr_action_create_dest_devx_tir", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_devx_obj))
mlx5dv_dr_action_create_dest_array = _library.function("mlx5dv_dr_action_create_dest_array", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_size_t, POINTER(POINTER(struct_mlx5dv_dr_action_dest_attr)))
mlx5dv_dr_action_create_drop = _library.function("mlx5dv_dr_action_create_drop", POINTER(struct_mlx5dv_dr_action))
mlx5dv_dr_action_create_default_miss = _library.function("mlx5dv_dr_action_create_default_miss", POINTER(struct_mlx5dv_dr_action))
mlx5dv_dr_action_create_tag = _library.function("mlx5dv_dr_action_create_tag", POINTER(struct_mlx5dv_dr_action), c_uint32)
mlx5dv_dr_action_create_flow_counter = _library.function("mlx5dv_dr_action_create_flow_counter", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_devx_obj), c_uint32)
mlx5dv_dr_action_create_aso = _library.function("mlx5dv_dr_action_create_aso", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), POINTER(struct_mlx5dv_devx_obj), c_uint32, c_uint32, c_uint8)
mlx5dv_dr_action_modify_aso = _library.function("mlx5dv_dr_action_modify_aso", c_int32, POINTER(struct_mlx5dv_dr_action), c_uint32, c_uint32, c_uint8)
mlx5dv_dr_action_create_packet_reformat = _library.function("mlx5dv_dr_action_create_packet_reformat", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_uint32, enum_mlx5_ib_uapi_flow_action_packet_reformat_type, c_size_t, c_void_p)
mlx5dv_dr_action_create_modify_header = _library.function("mlx5dv_dr_action_create_modify_header", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_uint32, c_size_t, POINTER(c_uint64))
mlx5dv_dr_action_create_flow_meter = _library.function("mlx5dv_dr_action_create_flow_meter", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_flow_meter_attr))
mlx5dv_dr_action_modify_flow_meter = _library.function("mlx5dv_dr_action_modify_flow_meter", c_int32, POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_flow_meter_attr), c_uint64)
mlx5dv_dr_action_create_flow_sampler = _library.function("mlx5dv_dr_action_create_flow_sampler", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_flow_sampler_attr))
mlx5dv_dr_action_create_pop_vlan = _library.function("mlx5dv_dr_action_create_pop_vlan", POINTER(struct_mlx5dv_dr_action))
mlx5dv_dr_action_create_push_vlan = _library.function("mlx5dv_dr_action_create_push_vlan", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_domain), c_uint32)
mlx5dv_dr_action_create_dest_root_table = _library.function("mlx5dv_dr_action_create_dest_root_table", POINTER(struct_mlx5dv_dr_action), POINTER(struct_mlx5dv_dr_table), c_uint16)
mlx5dv_dr_action_destroy = _library.function("mlx5dv_dr_action_destroy", c_int32, POINTER(struct_mlx5dv_dr_action))
mlx5dv_dump_dr_domain = _library.function("mlx5dv_dump_dr_domain", c_int32, POINTER(struct__IO_FILE), POINTER(struct_mlx5dv_dr_domain))
mlx5dv_dump_dr_table = _library.function("mlx5dv_dump_dr_table", c_int32, POINTER(struct__IO_FILE), POINTER(struct_mlx5dv_dr_table))
mlx5dv_dump_dr_matcher = _library.function("mlx5dv_dump_dr_matcher", c_int32, POINTER(struct__IO_FILE), POINTER(struct_mlx5dv_dr_matcher))
mlx5dv_dump_dr_rule = _library.function("mlx5dv_dump_dr_rule", c_int32, POINTER(struct__IO_FILE), POINTER(struct_mlx5dv_dr_rule))
mlx5dv_pp_alloc = _library.function("mlx5dv_pp_alloc", POINTER(struct_mlx5dv_pp), POINTER(struct_ibv_context), c_size_t, c_void_p, c_uint32)
mlx5dv_pp_free = _library.function("mlx5dv_pp_free", None, POINTER(struct_mlx5dv_pp))
mlx5dv_query_qp_lag_port = _library.function("mlx5dv_query_qp_lag_port", c_int32, POINTER(struct_ibv_qp), POINTER(c_uint8), POINTER(c_uint8))
mlx5dv_modify_qp_lag_port = _library.function("mlx5dv_modify_qp_lag_port", c_int32, POINTER(struct_ibv_qp), c_uint8)
mlx5dv_modify_qp_udp_sport = _library.function("mlx5dv_modify_qp_udp_sport", c_int32, POINTER(struct_ibv_qp), c_uint16)
mlx5dv_dci_stream_id_reset = _library.function("mlx5dv_dci_stream_id_reset", c_int32, POINTER(struct_ibv_qp), c_uint16)
mlx5dv_sched_node_create = _library.function("mlx5dv_sched_node_create", POINTER(struct_mlx5dv_sched_node), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_sched_attr))
mlx5dv_sched_leaf_create = _library.function("mlx5dv_sched_leaf_create", POINTER(struct_mlx5dv_sched_leaf), POINTER(struct_ibv_context), POINTER(struct_mlx5dv_sched_attr))
mlx5dv_sched_node_modify = _library.function("mlx5dv_sched_node_modify", c_int32, POINTER(struct_mlx5dv_sched_node), POINTER(struct_mlx5dv_sched_attr))
mlx5dv_sched_leaf_modify = _library.function("mlx5dv_sched_leaf_modify", c_int32, POINTER(struct_mlx5dv_sched_leaf), POINTER(struct_mlx5dv_sched_attr))
mlx5dv_sched_node_destroy = _library.function("mlx5dv_sched_node_destroy", c_int32, POINTER(struct_mlx5dv_sched_node))
mlx5dv_sched_leaf_destroy = _library.function("mlx5dv_sched_leaf_destroy", c_int32, POINTER(struct_mlx5dv_sched_leaf))
mlx5dv_modify_qp_sched_elem = _library.function("mlx5dv_modify_qp_sched_elem", c_int32, POINTER(struct_ibv_qp), POINTER(struct_mlx5dv_sched_leaf), POINTER(struct_mlx5dv_sched_leaf))
mlx5dv_reserved_qpn_alloc = _library.function("mlx5dv_reserved_qpn_alloc", c_int32, POINTER(struct_ibv_context), POINTER(c_uint32))
mlx5dv_reserved_qpn_dealloc = _library.function("mlx5dv_reserved_qpn_dealloc", c_int32, POINTER(struct_ibv_context), c_uint32)
mlx5dv_dr_aso_other_domain_link = _library.function("mlx5dv_dr_aso_other_domain_link", c_int32, POINTER(struct_mlx5dv_devx_obj), POINTER(struct_mlx5dv_dr_domain), POINTER(struct_mlx5dv_dr_domain), c_uint32, c_uint8)
mlx5dv_dr_aso_other_domain_unlink = _library.function("mlx5dv_dr_aso_other_domain_unlink", c_int32, POINTER(struct_mlx5dv_devx_obj), POINTER(struct_mlx5dv_dr_domain))
mlx5dv_devx_alloc_msi_vector = _library.function("mlx5dv_devx_alloc_msi_vector", POINTER(struct_mlx5dv_devx_msi_vector), POINTER(struct_ibv_context))
mlx5dv_devx_free_msi_vector = _library.function("mlx5dv_devx_free_msi_vector", c_int32, POINTER(struct_mlx5dv_devx_msi_vector))
mlx5dv_devx_create_eq = _library.function("mlx5dv_devx_create_eq", POINTER(struct_mlx5dv_devx_eq), POINTER(struct_ibv_context), c_void_p, c_size_t, c_void_p, c_size_t)
mlx5dv_devx_destroy_eq = _library.function("mlx5dv_devx_destroy_eq", c_int32, POINTER(struct_mlx5dv_devx_eq))
NULL = 0
IB_UVERBS_ACCESS_OPTIONAL_FIRST = 1048576
IB_UVERBS_ACCESS_OPTIONAL_LAST = 536870912
IBV_FLOW_ACTION_ESP_KEYMAT_AES_GCM = 0
IBV_FLOW_ACTION_IV_ALGO_SEQ = 0
IBV_FLOW_ACTION_ESP_REPLAY_NONE = 0
IBV_FLOW_ACTION_ESP_REPLAY_BMP = 1
IBV_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO = 0
IBV_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD = 1
IBV_FLOW_ACTION_ESP_FLAGS_TUNNEL = 0
IBV_FLOW_ACTION_ESP_FLAGS_TRANSPORT = 2
IBV_FLOW_ACTION_ESP_FLAGS_DECRYPT = 0
IBV_FLOW_ACTION_ESP_FLAGS_ENCRYPT = 4
IBV_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW = 8
IBV_ADVISE_MR_ADVICE_PREFETCH = 0
IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE = 1
IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT = 2
IBV_ADVISE_MR_FLAG_FLUSH = 1
IBV_QPF_GRH_REQUIRED = 1
IBV_ACCESS_OPTIONAL_RANGE = 1072693248
IBV_ACCESS_OPTIONAL_FIRST = 1048576
__VERBS_ABI_IS_EXTENDED = 18446744073709551615
IBV_DEVICE_RAW_SCATTER_FCS = 17179869184
IBV_DEVICE_PCI_WRITE_END_PADDING = 68719476736
IBV_ALLOCATOR_USE_DEFAULT = 18446744073709551615
ETHERNET_LL_SIZE = 6
IB_ROCE_UDP_ENCAP_VALID_PORT_MIN = 0xc000
IB_ROCE_UDP_ENCAP_VALID_PORT_MAX = 0xffff
IB_GRH_FLOWLABEL_MASK = 0xfffff
MLX5DV_FLOW_ACTION_FLAGS_REQUIRE_METADATA = 1
MLX5DV_FLOW_TABLE_TYPE_NIC_RX = 0
MLX5DV_FLOW_TABLE_TYPE_NIC_TX = 1
MLX5DV_FLOW_TABLE_TYPE_FDB = 2
MLX5DV_FLOW_TABLE_TYPE_RDMA_RX = 3
MLX5DV_FLOW_TABLE_TYPE_RDMA_TX = 4
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2 = 0
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL = 1
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2 = 2
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL = 3
MLX5DV_DM_TYPE_MEMIC = 0
MLX5DV_DM_TYPE_STEERING_SW_ICM = 1
MLX5DV_DM_TYPE_HEADER_MODIFY_SW_ICM = 2
MLX5DV_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM = 3
MLX5DV_DEVX_CREATE_EVENT_CHANNEL_FLAGS_OMIT_EV_DATA = 1
MLX5DV_PP_ALLOC_FLAGS_DEDICATED_INDEX = 1
MLX5DV_UAR_ALLOC_TYPE_BF = 0
MLX5DV_UAR_ALLOC_TYPE_NC = 1
MLX5DV_QUERY_PORT_VPORT = 1
MLX5DV_QUERY_PORT_VPORT_VHCA_ID = 2
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_RX = 4
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_TX = 8
MLX5DV_QUERY_PORT_VPORT_REG_C0 = 16
MLX5DV_QUERY_PORT_ESW_OWNER_VHCA_ID = 32
MLX5DV_RES_TYPE_QP = 4294967297
MLX5DV_RES_TYPE_RWQ = 4294967298
MLX5DV_RES_TYPE_DBR = 4294967299
MLX5DV_RES_TYPE_SRQ = 4294967300
MLX5DV_RES_TYPE_CQ = 4294967301
def __devx_dw_off(bit_off):
    return cdiv(bit_off, 32)
def __devx_64_off(bit_off):
    return cdiv(bit_off, 64)
def __devx_dw_bit_off(bit_sz, bit_off):
    return 32 - bit_sz - (bit_off & 0x1f)
def __devx_mask(bit_sz):
    return c_uint32((1 << bit_sz) - 1).value
def __devx_dw_mask(bit_sz, bit_off):
    return __devx_mask(bit_sz) << __devx_dw_bit_off(bit_sz, bit_off)
# skipped (declaration): __attribute_const MLX5DV_ALWAYS_INLINE DEVX_ARRAY_SET64
# skipped (empty): INFINIBAND_VERBS_H VERBS_API_H IB_USER_IOCTL_VERBS_H _MLX5DV_H_ _TM_TYPES_H MLX5_API_H MLX5_USER_IOCTL_VERBS_H
# skipped (function): ibv_query_port ibv_reg_mr ibv_reg_mr_iova
# skipped (inline): ibv_wr_atomic_cmp_swp ibv_wr_atomic_fetch_add ibv_wr_bind_mw ibv_wr_local_inv ibv_wr_rdma_read ibv_wr_rdma_write ibv_wr_rdma_write_imm ibv_wr_send ibv_wr_send_imm ibv_wr_send_inv ibv_wr_send_tso ibv_wr_set_ud_addr ibv_wr_set_xrc_srqn ibv_wr_set_inline_data ibv_wr_set_inline_data_list ibv_wr_set_sge ibv_wr_set_sge_list ibv_wr_start ibv_wr_complete ibv_wr_abort ibv_wr_atomic_write ibv_cq_ex_to_cq ibv_start_poll ibv_next_poll ibv_end_poll ibv_wc_read_opcode ibv_wc_read_vendor_err ibv_wc_read_byte_len ibv_wc_read_imm_data ibv_wc_read_invalidated_rkey ibv_wc_read_qp_num ibv_wc_read_src_qp ibv_wc_read_wc_flags ibv_wc_read_slid ibv_wc_read_sl ibv_wc_read_dlid_path_bits ibv_wc_read_completion_ts ibv_wc_read_completion_wallclock_ns ibv_wc_read_cvlan ibv_wc_read_flow_tag ibv_wc_read_tm_info ibv_post_wq_recv verbs_get_ctx ___ibv_query_port ibv_query_gid_ex ibv_query_gid_table ibv_create_flow ibv_destroy_flow ibv_create_flow_action_esp ibv_modify_flow_action_esp ibv_destroy_flow_action ibv_open_xrcd ibv_close_xrcd __ibv_reg_mr __ibv_reg_mr_iova ibv_alloc_mw ibv_dealloc_mw ibv_inc_rkey ibv_bind_mw ibv_advise_mr ibv_alloc_dm ibv_free_dm ibv_memcpy_to_dm ibv_memcpy_from_dm ibv_alloc_null_mr ibv_reg_dm_mr ibv_create_cq_ex ibv_poll_cq ibv_req_notify_cq ibv_modify_cq ibv_create_srq_ex ibv_get_srq_num ibv_post_srq_recv ibv_post_srq_ops ibv_create_qp_ex ibv_alloc_td ibv_dealloc_td ibv_alloc_parent_domain ibv_query_rt_values_ex ibv_query_device_ex ibv_open_qp ibv_modify_qp_rate_limit ibv_create_wq ibv_modify_wq ibv_destroy_wq ibv_create_rwq_ind_table ibv_destroy_rwq_ind_table ibv_post_send ibv_post_recv ibv_is_qpt_supported ibv_create_counters ibv_destroy_counters ibv_attach_counters_point_flow ibv_read_counters ibv_flow_label_to_udp_sport mlx5dv_wr_set_dc_addr mlx5dv_wr_set_dc_addr_stream mlx5dv_wr_mr_interleaved mlx5dv_wr_mr_list mlx5dv_wr_mkey_configure mlx5dv_wr_set_mkey_access_flags mlx5dv_wr_set_mkey_layout_list mlx5dv_wr_set_mkey_layout_interleaved mlx5dv_wr_set_mkey_sig_block mlx5dv_wr_set_mkey_crypto mlx5dv_wr_memcpy mlx5dv_mkey_check mlx5dv_wr_raw_wqe mlx5dv_get_cqe_owner mlx5dv_set_cqe_owner mlx5dv_get_cqe_se mlx5dv_get_cqe_format mlx5dv_get_cqe_opcode mlx5dv_set_ctrl_seg mlx5dv_set_dgram_seg mlx5dv_set_data_seg mlx5dv_set_eth_seg mlx5dv_ts_to_ns mlx5dv_query_port _devx_set _devx_get _devx_set64 _devx_get64
# skipped (not-expression): __aligned_u64
# skipped (paste): __devx_nullp __devx_st_sz_bits __devx_bit_off DEVX_ST_SZ_BYTES DEVX_ST_SZ_DW DEVX_ST_SZ_QW DEVX_UN_SZ_BYTES DEVX_UN_SZ_DW
# skipped (pointer): DEVX_ADDR_OF
# skipped (statement): RDMA_UAPI_PTR verbs_get_ctx_op
# skipped (unknown): ibv_flow_action_esp_keymat ibv_flow_action_esp_keymat_aes_gcm_iv_algo ibv_flow_action_esp_keymat_aes_gcm ibv_flow_action_esp_replay ibv_flow_action_esp_replay_bmp ibv_flow_action_esp_flags ibv_flow_action_esp_encap ibv_flow_action_esp ibv_advise_mr_advice mlx5dv_flow_action_flags mlx5dv_flow_table_type mlx5dv_flow_action_packet_reformat_type mlx5dv_devx_async_cmd_hdr mlx5dv_devx_async_event_hdr mlx5dv_alloc_dm_type mlx5dv_devx_create_event_channel_flags mlx5dv_port mlx5dv_reg offsetof vext_field_avail __devx_bit_sz DEVX_FLD_SZ_BYTES DEVX_BYTE_OFF DEVX_SET DEVX_GET DEVX_SET64 DEVX_GET64
