# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

enum_ib_uverbs_core_support = ctypes.c_uint32
IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS: int
enum_ib_uverbs_access_flags = ctypes.c_uint32
IB_UVERBS_ACCESS_LOCAL_WRITE: int
IB_UVERBS_ACCESS_REMOTE_WRITE: int
IB_UVERBS_ACCESS_REMOTE_READ: int
IB_UVERBS_ACCESS_REMOTE_ATOMIC: int
IB_UVERBS_ACCESS_MW_BIND: int
IB_UVERBS_ACCESS_ZERO_BASED: int
IB_UVERBS_ACCESS_ON_DEMAND: int
IB_UVERBS_ACCESS_HUGETLB: int
IB_UVERBS_ACCESS_RELAXED_ORDERING: int
IB_UVERBS_ACCESS_OPTIONAL_RANGE: int
enum_ib_uverbs_srq_type = ctypes.c_uint32
IB_UVERBS_SRQT_BASIC: int
IB_UVERBS_SRQT_XRC: int
IB_UVERBS_SRQT_TM: int
enum_ib_uverbs_wq_type = ctypes.c_uint32
IB_UVERBS_WQT_RQ: int
enum_ib_uverbs_wq_flags = ctypes.c_uint32
IB_UVERBS_WQ_FLAGS_CVLAN_STRIPPING: int
IB_UVERBS_WQ_FLAGS_SCATTER_FCS: int
IB_UVERBS_WQ_FLAGS_DELAY_DROP: int
IB_UVERBS_WQ_FLAGS_PCI_WRITE_END_PADDING: int
enum_ib_uverbs_qp_type = ctypes.c_uint32
IB_UVERBS_QPT_RC: int
IB_UVERBS_QPT_UC: int
IB_UVERBS_QPT_UD: int
IB_UVERBS_QPT_RAW_PACKET: int
IB_UVERBS_QPT_XRC_INI: int
IB_UVERBS_QPT_XRC_TGT: int
IB_UVERBS_QPT_DRIVER: int
enum_ib_uverbs_qp_create_flags = ctypes.c_uint32
IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK: int
IB_UVERBS_QP_CREATE_SCATTER_FCS: int
IB_UVERBS_QP_CREATE_CVLAN_STRIPPING: int
IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING: int
IB_UVERBS_QP_CREATE_SQ_SIG_ALL: int
enum_ib_uverbs_query_port_cap_flags = ctypes.c_uint32
IB_UVERBS_PCF_SM: int
IB_UVERBS_PCF_NOTICE_SUP: int
IB_UVERBS_PCF_TRAP_SUP: int
IB_UVERBS_PCF_OPT_IPD_SUP: int
IB_UVERBS_PCF_AUTO_MIGR_SUP: int
IB_UVERBS_PCF_SL_MAP_SUP: int
IB_UVERBS_PCF_MKEY_NVRAM: int
IB_UVERBS_PCF_PKEY_NVRAM: int
IB_UVERBS_PCF_LED_INFO_SUP: int
IB_UVERBS_PCF_SM_DISABLED: int
IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP: int
IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP: int
IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP: int
IB_UVERBS_PCF_CM_SUP: int
IB_UVERBS_PCF_SNMP_TUNNEL_SUP: int
IB_UVERBS_PCF_REINIT_SUP: int
IB_UVERBS_PCF_DEVICE_MGMT_SUP: int
IB_UVERBS_PCF_VENDOR_CLASS_SUP: int
IB_UVERBS_PCF_DR_NOTICE_SUP: int
IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP: int
IB_UVERBS_PCF_BOOT_MGMT_SUP: int
IB_UVERBS_PCF_LINK_LATENCY_SUP: int
IB_UVERBS_PCF_CLIENT_REG_SUP: int
IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP: int
IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP: int
IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP: int
IB_UVERBS_PCF_MCAST_FDB_TOP_SUP: int
IB_UVERBS_PCF_HIERARCHY_INFO_SUP: int
IB_UVERBS_PCF_IP_BASED_GIDS: int
enum_ib_uverbs_query_port_flags = ctypes.c_uint32
IB_UVERBS_QPF_GRH_REQUIRED: int
enum_ib_uverbs_flow_action_esp_keymat = ctypes.c_uint32
IB_UVERBS_FLOW_ACTION_ESP_KEYMAT_AES_GCM: int
enum_ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo = ctypes.c_uint32
IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ: int
class struct_ib_uverbs_flow_action_esp_keymat_aes_gcm(runtime.Struct):
    iv: Field[int]
    iv_algo: Field[int]
    salt: Field[int]
    icv_len: Field[int]
    key_len: Field[int]
    aes_key: Field[ctypes.Array[ctypes.c_uint32]]
enum_ib_uverbs_flow_action_esp_replay = ctypes.c_uint32
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE: int
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP: int
class struct_ib_uverbs_flow_action_esp_replay_bmp(runtime.Struct):
    size: Field[int]
enum_ib_uverbs_flow_action_esp_flags = ctypes.c_uint32
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TUNNEL: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_DECRYPT: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT: int
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW: int
class struct_ib_uverbs_flow_action_esp_encap_0(runtime.Union):
    val_ptr: Field[int | None]
    val_ptr_data_u64: Field[int]
class struct_ib_uverbs_flow_action_esp_encap_1(runtime.Union):
    next_ptr: Field[ctypes._Pointer[struct_ib_uverbs_flow_action_esp_encap]]
    next_ptr_data_u64: Field[int]
class struct_ib_uverbs_flow_action_esp_encap(runtime.Struct):
    val_ptr: Field[int | None]
    val_ptr_data_u64: Field[int]
    next_ptr: Field[ctypes._Pointer[struct_ib_uverbs_flow_action_esp_encap]]
    next_ptr_data_u64: Field[int]
    len: Field[int]
    type: Field[int]
class struct_ib_uverbs_flow_action_esp(runtime.Struct):
    spi: Field[int]
    seq: Field[int]
    tfc_pad: Field[int]
    flags: Field[int]
    hard_limit_pkts: Field[int]
enum_ib_uverbs_read_counters_flags = ctypes.c_uint32
IB_UVERBS_READ_COUNTERS_PREFER_CACHED: int
enum_ib_uverbs_advise_mr_advice = ctypes.c_uint32
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH: int
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE: int
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT: int
enum_ib_uverbs_advise_mr_flag = ctypes.c_uint32
IB_UVERBS_ADVISE_MR_FLAG_FLUSH: int
class struct_ib_uverbs_query_port_resp(runtime.Struct):
    port_cap_flags: Field[int]
    max_msg_sz: Field[int]
    bad_pkey_cntr: Field[int]
    qkey_viol_cntr: Field[int]
    gid_tbl_len: Field[int]
    pkey_tbl_len: Field[int]
    lid: Field[int]
    sm_lid: Field[int]
    state: Field[int]
    max_mtu: Field[int]
    active_mtu: Field[int]
    lmc: Field[int]
    max_vl_num: Field[int]
    sm_sl: Field[int]
    subnet_timeout: Field[int]
    init_type_reply: Field[int]
    active_width: Field[int]
    active_speed: Field[int]
    phys_state: Field[int]
    link_layer: Field[int]
    flags: Field[int]
    reserved: Field[int]
class struct_ib_uverbs_query_port_resp_ex(runtime.Struct):
    legacy_resp: Field[struct_ib_uverbs_query_port_resp]
    port_cap_flags2: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
class struct_ib_uverbs_qp_cap(runtime.Struct):
    max_send_wr: Field[int]
    max_recv_wr: Field[int]
    max_send_sge: Field[int]
    max_recv_sge: Field[int]
    max_inline_data: Field[int]
enum_rdma_driver_id = ctypes.c_uint32
RDMA_DRIVER_UNKNOWN: int
RDMA_DRIVER_MLX5: int
RDMA_DRIVER_MLX4: int
RDMA_DRIVER_CXGB3: int
RDMA_DRIVER_CXGB4: int
RDMA_DRIVER_MTHCA: int
RDMA_DRIVER_BNXT_RE: int
RDMA_DRIVER_OCRDMA: int
RDMA_DRIVER_NES: int
RDMA_DRIVER_I40IW: int
RDMA_DRIVER_IRDMA: int
RDMA_DRIVER_VMW_PVRDMA: int
RDMA_DRIVER_QEDR: int
RDMA_DRIVER_HNS: int
RDMA_DRIVER_USNIC: int
RDMA_DRIVER_RXE: int
RDMA_DRIVER_HFI1: int
RDMA_DRIVER_QIB: int
RDMA_DRIVER_EFA: int
RDMA_DRIVER_SIW: int
RDMA_DRIVER_ERDMA: int
RDMA_DRIVER_MANA: int
enum_ib_uverbs_gid_type = ctypes.c_uint32
IB_UVERBS_GID_TYPE_IB: int
IB_UVERBS_GID_TYPE_ROCE_V1: int
IB_UVERBS_GID_TYPE_ROCE_V2: int
class struct_ib_uverbs_gid_entry(runtime.Struct):
    gid: Field[ctypes.Array[ctypes.c_uint64]]
    gid_index: Field[int]
    port_num: Field[int]
    gid_type: Field[int]
    netdev_ifindex: Field[int]
class union_ibv_gid_global(runtime.Struct):
    subnet_prefix: Field[int]
    interface_id: Field[int]
class union_ibv_gid(runtime.Union):
    raw: Field[ctypes.Array[ctypes.c_uint8]]
    global_: Field[union_ibv_gid_global]
enum_ibv_gid_type = ctypes.c_uint32
IBV_GID_TYPE_IB: int
IBV_GID_TYPE_ROCE_V1: int
IBV_GID_TYPE_ROCE_V2: int
class struct_ibv_gid_entry(runtime.Struct):
    gid: Field[union_ibv_gid]
    gid_index: Field[int]
    port_num: Field[int]
    gid_type: Field[int]
    ndev_ifindex: Field[int]
enum_ibv_node_type = ctypes.c_int32
IBV_NODE_UNKNOWN: int
IBV_NODE_CA: int
IBV_NODE_SWITCH: int
IBV_NODE_ROUTER: int
IBV_NODE_RNIC: int
IBV_NODE_USNIC: int
IBV_NODE_USNIC_UDP: int
IBV_NODE_UNSPECIFIED: int
enum_ibv_transport_type = ctypes.c_int32
IBV_TRANSPORT_UNKNOWN: int
IBV_TRANSPORT_IB: int
IBV_TRANSPORT_IWARP: int
IBV_TRANSPORT_USNIC: int
IBV_TRANSPORT_USNIC_UDP: int
IBV_TRANSPORT_UNSPECIFIED: int
enum_ibv_device_cap_flags = ctypes.c_uint32
IBV_DEVICE_RESIZE_MAX_WR: int
IBV_DEVICE_BAD_PKEY_CNTR: int
IBV_DEVICE_BAD_QKEY_CNTR: int
IBV_DEVICE_RAW_MULTI: int
IBV_DEVICE_AUTO_PATH_MIG: int
IBV_DEVICE_CHANGE_PHY_PORT: int
IBV_DEVICE_UD_AV_PORT_ENFORCE: int
IBV_DEVICE_CURR_QP_STATE_MOD: int
IBV_DEVICE_SHUTDOWN_PORT: int
IBV_DEVICE_INIT_TYPE: int
IBV_DEVICE_PORT_ACTIVE_EVENT: int
IBV_DEVICE_SYS_IMAGE_GUID: int
IBV_DEVICE_RC_RNR_NAK_GEN: int
IBV_DEVICE_SRQ_RESIZE: int
IBV_DEVICE_N_NOTIFY_CQ: int
IBV_DEVICE_MEM_WINDOW: int
IBV_DEVICE_UD_IP_CSUM: int
IBV_DEVICE_XRC: int
IBV_DEVICE_MEM_MGT_EXTENSIONS: int
IBV_DEVICE_MEM_WINDOW_TYPE_2A: int
IBV_DEVICE_MEM_WINDOW_TYPE_2B: int
IBV_DEVICE_RC_IP_CSUM: int
IBV_DEVICE_RAW_IP_CSUM: int
IBV_DEVICE_MANAGED_FLOW_STEERING: int
enum_ibv_fork_status = ctypes.c_uint32
IBV_FORK_DISABLED: int
IBV_FORK_ENABLED: int
IBV_FORK_UNNEEDED: int
enum_ibv_atomic_cap = ctypes.c_uint32
IBV_ATOMIC_NONE: int
IBV_ATOMIC_HCA: int
IBV_ATOMIC_GLOB: int
class struct_ibv_alloc_dm_attr(runtime.Struct):
    length: Field[int]
    log_align_req: Field[int]
    comp_mask: Field[int]
enum_ibv_dm_mask = ctypes.c_uint32
IBV_DM_MASK_HANDLE: int
class struct__ibv_device_ops(runtime.Struct):
    _dummy1: Field[Any]
    _dummy2: Field[Any]
class struct_ibv_device(runtime.Struct):
    _ops: Field[struct__ibv_device_ops]
    node_type: Field[int]
    transport_type: Field[int]
    name: Field[bytes]
    dev_name: Field[bytes]
    dev_path: Field[bytes]
    ibdev_path: Field[bytes]
class struct_ibv_device_attr(runtime.Struct):
    fw_ver: Field[bytes]
    node_guid: Field[int]
    sys_image_guid: Field[int]
    max_mr_size: Field[int]
    page_size_cap: Field[int]
    vendor_id: Field[int]
    vendor_part_id: Field[int]
    hw_ver: Field[int]
    max_qp: Field[int]
    max_qp_wr: Field[int]
    device_cap_flags: Field[int]
    max_sge: Field[int]
    max_sge_rd: Field[int]
    max_cq: Field[int]
    max_cqe: Field[int]
    max_mr: Field[int]
    max_pd: Field[int]
    max_qp_rd_atom: Field[int]
    max_ee_rd_atom: Field[int]
    max_res_rd_atom: Field[int]
    max_qp_init_rd_atom: Field[int]
    max_ee_init_rd_atom: Field[int]
    atomic_cap: Field[int]
    max_ee: Field[int]
    max_rdd: Field[int]
    max_mw: Field[int]
    max_raw_ipv6_qp: Field[int]
    max_raw_ethy_qp: Field[int]
    max_mcast_grp: Field[int]
    max_mcast_qp_attach: Field[int]
    max_total_mcast_qp_attach: Field[int]
    max_ah: Field[int]
    max_fmr: Field[int]
    max_map_per_fmr: Field[int]
    max_srq: Field[int]
    max_srq_wr: Field[int]
    max_srq_sge: Field[int]
    max_pkeys: Field[int]
    local_ca_ack_delay: Field[int]
    phys_port_cnt: Field[int]
class struct__compat_ibv_port_attr(runtime.Struct): ...
class struct_ibv_pd(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    handle: Field[int]
enum_ibv_mw_type = ctypes.c_uint32
IBV_MW_TYPE_1: int
IBV_MW_TYPE_2: int
class struct_ibv_mw(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    rkey: Field[int]
    handle: Field[int]
    type: Field[int]
class struct_ibv_comp_channel(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    fd: Field[int]
    refcnt: Field[int]
class struct___pthread_internal_list(runtime.Struct):
    __prev: Field[ctypes._Pointer[struct___pthread_internal_list]]
    __next: Field[ctypes._Pointer[struct___pthread_internal_list]]
class struct___pthread_mutex_s(runtime.Struct):
    __lock: Field[int]
    __count: Field[int]
    __owner: Field[int]
    __nusers: Field[int]
    __kind: Field[int]
    __spins: Field[int]
    __elision: Field[int]
    __list: Field[struct___pthread_internal_list]
class pthread_mutex_t(runtime.Union):
    __data: Field[struct___pthread_mutex_s]
    __size: Field[bytes]
    __align: Field[int]
class __atomic_wide_counter___value32(runtime.Struct):
    __low: Field[int]
    __high: Field[int]
class __atomic_wide_counter(runtime.Union):
    __value64: Field[int]
    __value32: Field[__atomic_wide_counter___value32]
class struct___pthread_cond_s(runtime.Struct):
    __wseq: Field[__atomic_wide_counter]
    __g1_start: Field[__atomic_wide_counter]
    __g_refs: Field[ctypes.Array[ctypes.c_uint32]]
    __g_size: Field[ctypes.Array[ctypes.c_uint32]]
    __g1_orig_size: Field[int]
    __wrefs: Field[int]
    __g_signals: Field[ctypes.Array[ctypes.c_uint32]]
class pthread_cond_t(runtime.Union):
    __data: Field[struct___pthread_cond_s]
    __size: Field[bytes]
    __align: Field[int]
class struct_ibv_cq(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    channel: Field[ctypes._Pointer[struct_ibv_comp_channel]]
    cq_context: Field[int | None]
    handle: Field[int]
    cqe: Field[int]
    mutex: Field[pthread_mutex_t]
    cond: Field[pthread_cond_t]
    comp_events_completed: Field[int]
    async_events_completed: Field[int]
class struct_ibv_srq(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    srq_context: Field[int | None]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    handle: Field[int]
    mutex: Field[pthread_mutex_t]
    cond: Field[pthread_cond_t]
    events_completed: Field[int]
enum_ibv_qp_state = ctypes.c_uint32
IBV_QPS_RESET: int
IBV_QPS_INIT: int
IBV_QPS_RTR: int
IBV_QPS_RTS: int
IBV_QPS_SQD: int
IBV_QPS_SQE: int
IBV_QPS_ERR: int
IBV_QPS_UNKNOWN: int
enum_ibv_qp_type = ctypes.c_uint32
IBV_QPT_RC: int
IBV_QPT_UC: int
IBV_QPT_UD: int
IBV_QPT_RAW_PACKET: int
IBV_QPT_XRC_SEND: int
IBV_QPT_XRC_RECV: int
IBV_QPT_DRIVER: int
class struct_ibv_qp(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    qp_context: Field[int | None]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    send_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    recv_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    srq: Field[ctypes._Pointer[struct_ibv_srq]]
    handle: Field[int]
    qp_num: Field[int]
    state: Field[int]
    qp_type: Field[int]
    mutex: Field[pthread_mutex_t]
    cond: Field[pthread_cond_t]
    events_completed: Field[int]
class struct_ibv_mr(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    addr: Field[int | None]
    length: Field[int]
    handle: Field[int]
    lkey: Field[int]
    rkey: Field[int]
class struct_ibv_mw_bind_info(runtime.Struct):
    mr: Field[ctypes._Pointer[struct_ibv_mr]]
    addr: Field[int]
    length: Field[int]
    mw_access_flags: Field[int]
class struct_ibv_mw_bind(runtime.Struct):
    wr_id: Field[int]
    send_flags: Field[int]
    bind_info: Field[struct_ibv_mw_bind_info]
enum_ibv_wc_status = ctypes.c_uint32
IBV_WC_SUCCESS: int
IBV_WC_LOC_LEN_ERR: int
IBV_WC_LOC_QP_OP_ERR: int
IBV_WC_LOC_EEC_OP_ERR: int
IBV_WC_LOC_PROT_ERR: int
IBV_WC_WR_FLUSH_ERR: int
IBV_WC_MW_BIND_ERR: int
IBV_WC_BAD_RESP_ERR: int
IBV_WC_LOC_ACCESS_ERR: int
IBV_WC_REM_INV_REQ_ERR: int
IBV_WC_REM_ACCESS_ERR: int
IBV_WC_REM_OP_ERR: int
IBV_WC_RETRY_EXC_ERR: int
IBV_WC_RNR_RETRY_EXC_ERR: int
IBV_WC_LOC_RDD_VIOL_ERR: int
IBV_WC_REM_INV_RD_REQ_ERR: int
IBV_WC_REM_ABORT_ERR: int
IBV_WC_INV_EECN_ERR: int
IBV_WC_INV_EEC_STATE_ERR: int
IBV_WC_FATAL_ERR: int
IBV_WC_RESP_TIMEOUT_ERR: int
IBV_WC_GENERAL_ERR: int
IBV_WC_TM_ERR: int
IBV_WC_TM_RNDV_INCOMPLETE: int
enum_ibv_wc_opcode = ctypes.c_uint32
IBV_WC_SEND: int
IBV_WC_RDMA_WRITE: int
IBV_WC_RDMA_READ: int
IBV_WC_COMP_SWAP: int
IBV_WC_FETCH_ADD: int
IBV_WC_BIND_MW: int
IBV_WC_LOCAL_INV: int
IBV_WC_TSO: int
IBV_WC_ATOMIC_WRITE: int
IBV_WC_RECV: int
IBV_WC_RECV_RDMA_WITH_IMM: int
IBV_WC_TM_ADD: int
IBV_WC_TM_DEL: int
IBV_WC_TM_SYNC: int
IBV_WC_TM_RECV: int
IBV_WC_TM_NO_TAG: int
IBV_WC_DRIVER1: int
IBV_WC_DRIVER2: int
IBV_WC_DRIVER3: int
class struct_ibv_wc_5(runtime.Union):
    imm_data: Field[int]
    invalidated_rkey: Field[int]
class struct_ibv_wc(runtime.Struct):
    wr_id: Field[int]
    status: Field[int]
    opcode: Field[int]
    vendor_err: Field[int]
    byte_len: Field[int]
    imm_data: Field[int]
    invalidated_rkey: Field[int]
    qp_num: Field[int]
    src_qp: Field[int]
    wc_flags: Field[int]
    pkey_index: Field[int]
    slid: Field[int]
    sl: Field[int]
    dlid_path_bits: Field[int]
class struct_ibv_sge(runtime.Struct):
    addr: Field[int]
    length: Field[int]
    lkey: Field[int]
class struct_ibv_recv_wr(runtime.Struct):
    wr_id: Field[int]
    next: Field[ctypes._Pointer[struct_ibv_recv_wr]]
    sg_list: Field[ctypes._Pointer[struct_ibv_sge]]
    num_sge: Field[int]
enum_ibv_wr_opcode = ctypes.c_uint32
IBV_WR_RDMA_WRITE: int
IBV_WR_RDMA_WRITE_WITH_IMM: int
IBV_WR_SEND: int
IBV_WR_SEND_WITH_IMM: int
IBV_WR_RDMA_READ: int
IBV_WR_ATOMIC_CMP_AND_SWP: int
IBV_WR_ATOMIC_FETCH_AND_ADD: int
IBV_WR_LOCAL_INV: int
IBV_WR_BIND_MW: int
IBV_WR_SEND_WITH_INV: int
IBV_WR_TSO: int
IBV_WR_DRIVER1: int
IBV_WR_ATOMIC_WRITE: int
class struct_ibv_send_wr_6(runtime.Union):
    imm_data: Field[int]
    invalidate_rkey: Field[int]
class struct_ibv_send_wr_wr_rdma(runtime.Struct):
    remote_addr: Field[int]
    rkey: Field[int]
class struct_ibv_send_wr_wr_atomic(runtime.Struct):
    remote_addr: Field[int]
    compare_add: Field[int]
    swap: Field[int]
    rkey: Field[int]
class struct_ibv_ah(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    handle: Field[int]
class struct_ibv_send_wr_wr_ud(runtime.Struct):
    ah: Field[ctypes._Pointer[struct_ibv_ah]]
    remote_qpn: Field[int]
    remote_qkey: Field[int]
class struct_ibv_send_wr_wr(runtime.Union):
    rdma: Field[struct_ibv_send_wr_wr_rdma]
    atomic: Field[struct_ibv_send_wr_wr_atomic]
    ud: Field[struct_ibv_send_wr_wr_ud]
class struct_ibv_send_wr_qp_type_xrc(runtime.Struct):
    remote_srqn: Field[int]
class struct_ibv_send_wr_qp_type(runtime.Union):
    xrc: Field[struct_ibv_send_wr_qp_type_xrc]
class struct_ibv_send_wr_9_bind_mw(runtime.Struct):
    mw: Field[ctypes._Pointer[struct_ibv_mw]]
    rkey: Field[int]
    bind_info: Field[struct_ibv_mw_bind_info]
class struct_ibv_send_wr_9_tso(runtime.Struct):
    hdr: Field[int | None]
    hdr_sz: Field[int]
    mss: Field[int]
class struct_ibv_send_wr_9(runtime.Union):
    bind_mw: Field[struct_ibv_send_wr_9_bind_mw]
    tso: Field[struct_ibv_send_wr_9_tso]
class struct_ibv_send_wr(runtime.Struct):
    wr_id: Field[int]
    next: Field[ctypes._Pointer[struct_ibv_send_wr]]
    sg_list: Field[ctypes._Pointer[struct_ibv_sge]]
    num_sge: Field[int]
    opcode: Field[int]
    send_flags: Field[int]
    imm_data: Field[int]
    invalidate_rkey: Field[int]
    wr: Field[struct_ibv_send_wr_wr]
    qp_type: Field[struct_ibv_send_wr_qp_type]
    bind_mw: Field[struct_ibv_send_wr_9_bind_mw]
    tso: Field[struct_ibv_send_wr_9_tso]
class struct_ibv_context_ops(runtime.Struct):
    _compat_query_device: Field[Any]
    _compat_query_port: Field[Any]
    _compat_alloc_pd: Field[Any]
    _compat_dealloc_pd: Field[Any]
    _compat_reg_mr: Field[Any]
    _compat_rereg_mr: Field[Any]
    _compat_dereg_mr: Field[Any]
    alloc_mw: Field[Any]
    bind_mw: Field[Any]
    dealloc_mw: Field[Any]
    _compat_create_cq: Field[Any]
    poll_cq: Field[Any]
    req_notify_cq: Field[Any]
    _compat_cq_event: Field[Any]
    _compat_resize_cq: Field[Any]
    _compat_destroy_cq: Field[Any]
    _compat_create_srq: Field[Any]
    _compat_modify_srq: Field[Any]
    _compat_query_srq: Field[Any]
    _compat_destroy_srq: Field[Any]
    post_srq_recv: Field[Any]
    _compat_create_qp: Field[Any]
    _compat_query_qp: Field[Any]
    _compat_modify_qp: Field[Any]
    _compat_destroy_qp: Field[Any]
    post_send: Field[Any]
    post_recv: Field[Any]
    _compat_create_ah: Field[Any]
    _compat_destroy_ah: Field[Any]
    _compat_attach_mcast: Field[Any]
    _compat_detach_mcast: Field[Any]
    _compat_async_event: Field[Any]
class struct_ibv_context(runtime.Struct):
    device: Field[ctypes._Pointer[struct_ibv_device]]
    ops: Field[struct_ibv_context_ops]
    cmd_fd: Field[int]
    async_fd: Field[int]
    num_comp_vectors: Field[int]
    mutex: Field[pthread_mutex_t]
    abi_compat: Field[int | None]
class struct_ibv_dm(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    memcpy_to_dm: Field[Any]
    memcpy_from_dm: Field[Any]
    comp_mask: Field[int]
    handle: Field[int]
class struct_ibv_query_device_ex_input(runtime.Struct):
    comp_mask: Field[int]
enum_ibv_odp_transport_cap_bits = ctypes.c_uint32
IBV_ODP_SUPPORT_SEND: int
IBV_ODP_SUPPORT_RECV: int
IBV_ODP_SUPPORT_WRITE: int
IBV_ODP_SUPPORT_READ: int
IBV_ODP_SUPPORT_ATOMIC: int
IBV_ODP_SUPPORT_SRQ_RECV: int
class struct_ibv_odp_caps_per_transport_caps(runtime.Struct):
    rc_odp_caps: Field[int]
    uc_odp_caps: Field[int]
    ud_odp_caps: Field[int]
class struct_ibv_odp_caps(runtime.Struct):
    general_caps: Field[int]
    per_transport_caps: Field[struct_ibv_odp_caps_per_transport_caps]
enum_ibv_odp_general_caps = ctypes.c_uint32
IBV_ODP_SUPPORT: int
IBV_ODP_SUPPORT_IMPLICIT: int
class struct_ibv_tso_caps(runtime.Struct):
    max_tso: Field[int]
    supported_qpts: Field[int]
enum_ibv_rx_hash_function_flags = ctypes.c_uint32
IBV_RX_HASH_FUNC_TOEPLITZ: int
enum_ibv_rx_hash_fields = ctypes.c_uint32
IBV_RX_HASH_SRC_IPV4: int
IBV_RX_HASH_DST_IPV4: int
IBV_RX_HASH_SRC_IPV6: int
IBV_RX_HASH_DST_IPV6: int
IBV_RX_HASH_SRC_PORT_TCP: int
IBV_RX_HASH_DST_PORT_TCP: int
IBV_RX_HASH_SRC_PORT_UDP: int
IBV_RX_HASH_DST_PORT_UDP: int
IBV_RX_HASH_IPSEC_SPI: int
IBV_RX_HASH_INNER: int
class struct_ibv_rss_caps(runtime.Struct):
    supported_qpts: Field[int]
    max_rwq_indirection_tables: Field[int]
    max_rwq_indirection_table_size: Field[int]
    rx_hash_fields_mask: Field[int]
    rx_hash_function: Field[int]
class struct_ibv_packet_pacing_caps(runtime.Struct):
    qp_rate_limit_min: Field[int]
    qp_rate_limit_max: Field[int]
    supported_qpts: Field[int]
enum_ibv_raw_packet_caps = ctypes.c_uint32
IBV_RAW_PACKET_CAP_CVLAN_STRIPPING: int
IBV_RAW_PACKET_CAP_SCATTER_FCS: int
IBV_RAW_PACKET_CAP_IP_CSUM: int
IBV_RAW_PACKET_CAP_DELAY_DROP: int
enum_ibv_tm_cap_flags = ctypes.c_uint32
IBV_TM_CAP_RC: int
class struct_ibv_tm_caps(runtime.Struct):
    max_rndv_hdr_size: Field[int]
    max_num_tags: Field[int]
    flags: Field[int]
    max_ops: Field[int]
    max_sge: Field[int]
class struct_ibv_cq_moderation_caps(runtime.Struct):
    max_cq_count: Field[int]
    max_cq_period: Field[int]
enum_ibv_pci_atomic_op_size = ctypes.c_uint32
IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP: int
IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP: int
IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP: int
class struct_ibv_pci_atomic_caps(runtime.Struct):
    fetch_add: Field[int]
    swap: Field[int]
    compare_swap: Field[int]
class struct_ibv_device_attr_ex(runtime.Struct):
    orig_attr: Field[struct_ibv_device_attr]
    comp_mask: Field[int]
    odp_caps: Field[struct_ibv_odp_caps]
    completion_timestamp_mask: Field[int]
    hca_core_clock: Field[int]
    device_cap_flags_ex: Field[int]
    tso_caps: Field[struct_ibv_tso_caps]
    rss_caps: Field[struct_ibv_rss_caps]
    max_wq_type_rq: Field[int]
    packet_pacing_caps: Field[struct_ibv_packet_pacing_caps]
    raw_packet_caps: Field[int]
    tm_caps: Field[struct_ibv_tm_caps]
    cq_mod_caps: Field[struct_ibv_cq_moderation_caps]
    max_dm_size: Field[int]
    pci_atomic_caps: Field[struct_ibv_pci_atomic_caps]
    xrc_odp_caps: Field[int]
    phys_port_cnt_ex: Field[int]
enum_ibv_mtu = ctypes.c_uint32
IBV_MTU_256: int
IBV_MTU_512: int
IBV_MTU_1024: int
IBV_MTU_2048: int
IBV_MTU_4096: int
enum_ibv_port_state = ctypes.c_uint32
IBV_PORT_NOP: int
IBV_PORT_DOWN: int
IBV_PORT_INIT: int
IBV_PORT_ARMED: int
IBV_PORT_ACTIVE: int
IBV_PORT_ACTIVE_DEFER: int
IBV_LINK_LAYER_UNSPECIFIED: int
IBV_LINK_LAYER_INFINIBAND: int
IBV_LINK_LAYER_ETHERNET: int
enum_ibv_port_cap_flags = ctypes.c_uint32
IBV_PORT_SM: int
IBV_PORT_NOTICE_SUP: int
IBV_PORT_TRAP_SUP: int
IBV_PORT_OPT_IPD_SUP: int
IBV_PORT_AUTO_MIGR_SUP: int
IBV_PORT_SL_MAP_SUP: int
IBV_PORT_MKEY_NVRAM: int
IBV_PORT_PKEY_NVRAM: int
IBV_PORT_LED_INFO_SUP: int
IBV_PORT_SYS_IMAGE_GUID_SUP: int
IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP: int
IBV_PORT_EXTENDED_SPEEDS_SUP: int
IBV_PORT_CAP_MASK2_SUP: int
IBV_PORT_CM_SUP: int
IBV_PORT_SNMP_TUNNEL_SUP: int
IBV_PORT_REINIT_SUP: int
IBV_PORT_DEVICE_MGMT_SUP: int
IBV_PORT_VENDOR_CLASS_SUP: int
IBV_PORT_DR_NOTICE_SUP: int
IBV_PORT_CAP_MASK_NOTICE_SUP: int
IBV_PORT_BOOT_MGMT_SUP: int
IBV_PORT_LINK_LATENCY_SUP: int
IBV_PORT_CLIENT_REG_SUP: int
IBV_PORT_IP_BASED_GIDS: int
enum_ibv_port_cap_flags2 = ctypes.c_uint32
IBV_PORT_SET_NODE_DESC_SUP: int
IBV_PORT_INFO_EXT_SUP: int
IBV_PORT_VIRT_SUP: int
IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP: int
IBV_PORT_LINK_WIDTH_2X_SUP: int
IBV_PORT_LINK_SPEED_HDR_SUP: int
IBV_PORT_LINK_SPEED_NDR_SUP: int
class struct_ibv_port_attr(runtime.Struct):
    state: Field[int]
    max_mtu: Field[int]
    active_mtu: Field[int]
    gid_tbl_len: Field[int]
    port_cap_flags: Field[int]
    max_msg_sz: Field[int]
    bad_pkey_cntr: Field[int]
    qkey_viol_cntr: Field[int]
    pkey_tbl_len: Field[int]
    lid: Field[int]
    sm_lid: Field[int]
    lmc: Field[int]
    max_vl_num: Field[int]
    sm_sl: Field[int]
    subnet_timeout: Field[int]
    init_type_reply: Field[int]
    active_width: Field[int]
    active_speed: Field[int]
    phys_state: Field[int]
    link_layer: Field[int]
    flags: Field[int]
    port_cap_flags2: Field[int]
enum_ibv_event_type = ctypes.c_uint32
IBV_EVENT_CQ_ERR: int
IBV_EVENT_QP_FATAL: int
IBV_EVENT_QP_REQ_ERR: int
IBV_EVENT_QP_ACCESS_ERR: int
IBV_EVENT_COMM_EST: int
IBV_EVENT_SQ_DRAINED: int
IBV_EVENT_PATH_MIG: int
IBV_EVENT_PATH_MIG_ERR: int
IBV_EVENT_DEVICE_FATAL: int
IBV_EVENT_PORT_ACTIVE: int
IBV_EVENT_PORT_ERR: int
IBV_EVENT_LID_CHANGE: int
IBV_EVENT_PKEY_CHANGE: int
IBV_EVENT_SM_CHANGE: int
IBV_EVENT_SRQ_ERR: int
IBV_EVENT_SRQ_LIMIT_REACHED: int
IBV_EVENT_QP_LAST_WQE_REACHED: int
IBV_EVENT_CLIENT_REREGISTER: int
IBV_EVENT_GID_CHANGE: int
IBV_EVENT_WQ_FATAL: int
enum_ibv_wq_state = ctypes.c_uint32
IBV_WQS_RESET: int
IBV_WQS_RDY: int
IBV_WQS_ERR: int
IBV_WQS_UNKNOWN: int
enum_ibv_wq_type = ctypes.c_uint32
IBV_WQT_RQ: int
class struct_ibv_wq(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    wq_context: Field[int | None]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    cq: Field[ctypes._Pointer[struct_ibv_cq]]
    wq_num: Field[int]
    handle: Field[int]
    state: Field[int]
    wq_type: Field[int]
    post_recv: Field[Any]
    mutex: Field[pthread_mutex_t]
    cond: Field[pthread_cond_t]
    events_completed: Field[int]
    comp_mask: Field[int]
class struct_ibv_async_event_element(runtime.Union):
    cq: Field[ctypes._Pointer[struct_ibv_cq]]
    qp: Field[ctypes._Pointer[struct_ibv_qp]]
    srq: Field[ctypes._Pointer[struct_ibv_srq]]
    wq: Field[ctypes._Pointer[struct_ibv_wq]]
    port_num: Field[int]
class struct_ibv_async_event(runtime.Struct):
    element: Field[struct_ibv_async_event_element]
    event_type: Field[int]
def ibv_wc_status_str(status: Any, /) -> bytes | None:
    """const char * ibv_wc_status_str(enum ibv_wc_status status)"""
IBV_WC_IP_CSUM_OK_SHIFT: int
enum_ibv_create_cq_wc_flags = ctypes.c_uint32
IBV_WC_EX_WITH_BYTE_LEN: int
IBV_WC_EX_WITH_IMM: int
IBV_WC_EX_WITH_QP_NUM: int
IBV_WC_EX_WITH_SRC_QP: int
IBV_WC_EX_WITH_SLID: int
IBV_WC_EX_WITH_SL: int
IBV_WC_EX_WITH_DLID_PATH_BITS: int
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP: int
IBV_WC_EX_WITH_CVLAN: int
IBV_WC_EX_WITH_FLOW_TAG: int
IBV_WC_EX_WITH_TM_INFO: int
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK: int
IBV_WC_STANDARD_FLAGS: int
IBV_CREATE_CQ_SUP_WC_FLAGS: int
enum_ibv_wc_flags = ctypes.c_uint32
IBV_WC_GRH: int
IBV_WC_WITH_IMM: int
IBV_WC_IP_CSUM_OK: int
IBV_WC_WITH_INV: int
IBV_WC_TM_SYNC_REQ: int
IBV_WC_TM_MATCH: int
IBV_WC_TM_DATA_VALID: int
enum_ibv_access_flags = ctypes.c_uint32
IBV_ACCESS_LOCAL_WRITE: int
IBV_ACCESS_REMOTE_WRITE: int
IBV_ACCESS_REMOTE_READ: int
IBV_ACCESS_REMOTE_ATOMIC: int
IBV_ACCESS_MW_BIND: int
IBV_ACCESS_ZERO_BASED: int
IBV_ACCESS_ON_DEMAND: int
IBV_ACCESS_HUGETLB: int
IBV_ACCESS_RELAXED_ORDERING: int
class struct_ibv_td_init_attr(runtime.Struct):
    comp_mask: Field[int]
class struct_ibv_td(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
enum_ibv_xrcd_init_attr_mask = ctypes.c_uint32
IBV_XRCD_INIT_ATTR_FD: int
IBV_XRCD_INIT_ATTR_OFLAGS: int
IBV_XRCD_INIT_ATTR_RESERVED: int
class struct_ibv_xrcd_init_attr(runtime.Struct):
    comp_mask: Field[int]
    fd: Field[int]
    oflags: Field[int]
class struct_ibv_xrcd(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
enum_ibv_rereg_mr_flags = ctypes.c_uint32
IBV_REREG_MR_CHANGE_TRANSLATION: int
IBV_REREG_MR_CHANGE_PD: int
IBV_REREG_MR_CHANGE_ACCESS: int
IBV_REREG_MR_FLAGS_SUPPORTED: int
class struct_ibv_global_route(runtime.Struct):
    dgid: Field[union_ibv_gid]
    flow_label: Field[int]
    sgid_index: Field[int]
    hop_limit: Field[int]
    traffic_class: Field[int]
class struct_ibv_grh(runtime.Struct):
    version_tclass_flow: Field[int]
    paylen: Field[int]
    next_hdr: Field[int]
    hop_limit: Field[int]
    sgid: Field[union_ibv_gid]
    dgid: Field[union_ibv_gid]
enum_ibv_rate = ctypes.c_uint32
IBV_RATE_MAX: int
IBV_RATE_2_5_GBPS: int
IBV_RATE_5_GBPS: int
IBV_RATE_10_GBPS: int
IBV_RATE_20_GBPS: int
IBV_RATE_30_GBPS: int
IBV_RATE_40_GBPS: int
IBV_RATE_60_GBPS: int
IBV_RATE_80_GBPS: int
IBV_RATE_120_GBPS: int
IBV_RATE_14_GBPS: int
IBV_RATE_56_GBPS: int
IBV_RATE_112_GBPS: int
IBV_RATE_168_GBPS: int
IBV_RATE_25_GBPS: int
IBV_RATE_100_GBPS: int
IBV_RATE_200_GBPS: int
IBV_RATE_300_GBPS: int
IBV_RATE_28_GBPS: int
IBV_RATE_50_GBPS: int
IBV_RATE_400_GBPS: int
IBV_RATE_600_GBPS: int
IBV_RATE_800_GBPS: int
IBV_RATE_1200_GBPS: int
def ibv_rate_to_mult(rate: Any, /) -> int:
    """int ibv_rate_to_mult(enum ibv_rate rate)"""
def mult_to_ibv_rate(mult: Any, /) -> int:
    """enum ibv_rate mult_to_ibv_rate(int mult)"""
def ibv_rate_to_mbps(rate: Any, /) -> int:
    """int ibv_rate_to_mbps(enum ibv_rate rate)"""
def mbps_to_ibv_rate(mbps: Any, /) -> int:
    """enum ibv_rate mbps_to_ibv_rate(int mbps)"""
class struct_ibv_ah_attr(runtime.Struct):
    grh: Field[struct_ibv_global_route]
    dlid: Field[int]
    sl: Field[int]
    src_path_bits: Field[int]
    static_rate: Field[int]
    is_global: Field[int]
    port_num: Field[int]
enum_ibv_srq_attr_mask = ctypes.c_uint32
IBV_SRQ_MAX_WR: int
IBV_SRQ_LIMIT: int
class struct_ibv_srq_attr(runtime.Struct):
    max_wr: Field[int]
    max_sge: Field[int]
    srq_limit: Field[int]
class struct_ibv_srq_init_attr(runtime.Struct):
    srq_context: Field[int | None]
    attr: Field[struct_ibv_srq_attr]
enum_ibv_srq_type = ctypes.c_uint32
IBV_SRQT_BASIC: int
IBV_SRQT_XRC: int
IBV_SRQT_TM: int
enum_ibv_srq_init_attr_mask = ctypes.c_uint32
IBV_SRQ_INIT_ATTR_TYPE: int
IBV_SRQ_INIT_ATTR_PD: int
IBV_SRQ_INIT_ATTR_XRCD: int
IBV_SRQ_INIT_ATTR_CQ: int
IBV_SRQ_INIT_ATTR_TM: int
IBV_SRQ_INIT_ATTR_RESERVED: int
class struct_ibv_tm_cap(runtime.Struct):
    max_num_tags: Field[int]
    max_ops: Field[int]
class struct_ibv_srq_init_attr_ex(runtime.Struct):
    srq_context: Field[int | None]
    attr: Field[struct_ibv_srq_attr]
    comp_mask: Field[int]
    srq_type: Field[int]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    xrcd: Field[ctypes._Pointer[struct_ibv_xrcd]]
    cq: Field[ctypes._Pointer[struct_ibv_cq]]
    tm_cap: Field[struct_ibv_tm_cap]
enum_ibv_wq_init_attr_mask = ctypes.c_uint32
IBV_WQ_INIT_ATTR_FLAGS: int
IBV_WQ_INIT_ATTR_RESERVED: int
enum_ibv_wq_flags = ctypes.c_uint32
IBV_WQ_FLAGS_CVLAN_STRIPPING: int
IBV_WQ_FLAGS_SCATTER_FCS: int
IBV_WQ_FLAGS_DELAY_DROP: int
IBV_WQ_FLAGS_PCI_WRITE_END_PADDING: int
IBV_WQ_FLAGS_RESERVED: int
class struct_ibv_wq_init_attr(runtime.Struct):
    wq_context: Field[int | None]
    wq_type: Field[int]
    max_wr: Field[int]
    max_sge: Field[int]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    cq: Field[ctypes._Pointer[struct_ibv_cq]]
    comp_mask: Field[int]
    create_flags: Field[int]
enum_ibv_wq_attr_mask = ctypes.c_uint32
IBV_WQ_ATTR_STATE: int
IBV_WQ_ATTR_CURR_STATE: int
IBV_WQ_ATTR_FLAGS: int
IBV_WQ_ATTR_RESERVED: int
class struct_ibv_wq_attr(runtime.Struct):
    attr_mask: Field[int]
    wq_state: Field[int]
    curr_wq_state: Field[int]
    flags: Field[int]
    flags_mask: Field[int]
class struct_ibv_rwq_ind_table(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    ind_tbl_handle: Field[int]
    ind_tbl_num: Field[int]
    comp_mask: Field[int]
enum_ibv_ind_table_init_attr_mask = ctypes.c_uint32
IBV_CREATE_IND_TABLE_RESERVED: int
class struct_ibv_rwq_ind_table_init_attr(runtime.Struct):
    log_ind_tbl_size: Field[int]
    ind_tbl: Field[ctypes._Pointer[Any]]
    comp_mask: Field[int]
class struct_ibv_qp_cap(runtime.Struct):
    max_send_wr: Field[int]
    max_recv_wr: Field[int]
    max_send_sge: Field[int]
    max_recv_sge: Field[int]
    max_inline_data: Field[int]
class struct_ibv_qp_init_attr(runtime.Struct):
    qp_context: Field[int | None]
    send_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    recv_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    srq: Field[ctypes._Pointer[struct_ibv_srq]]
    cap: Field[struct_ibv_qp_cap]
    qp_type: Field[int]
    sq_sig_all: Field[int]
enum_ibv_qp_init_attr_mask = ctypes.c_uint32
IBV_QP_INIT_ATTR_PD: int
IBV_QP_INIT_ATTR_XRCD: int
IBV_QP_INIT_ATTR_CREATE_FLAGS: int
IBV_QP_INIT_ATTR_MAX_TSO_HEADER: int
IBV_QP_INIT_ATTR_IND_TABLE: int
IBV_QP_INIT_ATTR_RX_HASH: int
IBV_QP_INIT_ATTR_SEND_OPS_FLAGS: int
enum_ibv_qp_create_flags = ctypes.c_uint32
IBV_QP_CREATE_BLOCK_SELF_MCAST_LB: int
IBV_QP_CREATE_SCATTER_FCS: int
IBV_QP_CREATE_CVLAN_STRIPPING: int
IBV_QP_CREATE_SOURCE_QPN: int
IBV_QP_CREATE_PCI_WRITE_END_PADDING: int
enum_ibv_qp_create_send_ops_flags = ctypes.c_uint32
IBV_QP_EX_WITH_RDMA_WRITE: int
IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM: int
IBV_QP_EX_WITH_SEND: int
IBV_QP_EX_WITH_SEND_WITH_IMM: int
IBV_QP_EX_WITH_RDMA_READ: int
IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP: int
IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD: int
IBV_QP_EX_WITH_LOCAL_INV: int
IBV_QP_EX_WITH_BIND_MW: int
IBV_QP_EX_WITH_SEND_WITH_INV: int
IBV_QP_EX_WITH_TSO: int
IBV_QP_EX_WITH_ATOMIC_WRITE: int
class struct_ibv_rx_hash_conf(runtime.Struct):
    rx_hash_function: Field[int]
    rx_hash_key_len: Field[int]
    rx_hash_key: Field[ctypes._Pointer[ctypes.c_uint8]]
    rx_hash_fields_mask: Field[int]
class struct_ibv_qp_init_attr_ex(runtime.Struct):
    qp_context: Field[int | None]
    send_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    recv_cq: Field[ctypes._Pointer[struct_ibv_cq]]
    srq: Field[ctypes._Pointer[struct_ibv_srq]]
    cap: Field[struct_ibv_qp_cap]
    qp_type: Field[int]
    sq_sig_all: Field[int]
    comp_mask: Field[int]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    xrcd: Field[ctypes._Pointer[struct_ibv_xrcd]]
    create_flags: Field[int]
    max_tso_header: Field[int]
    rwq_ind_tbl: Field[ctypes._Pointer[struct_ibv_rwq_ind_table]]
    rx_hash_conf: Field[struct_ibv_rx_hash_conf]
    source_qpn: Field[int]
    send_ops_flags: Field[int]
enum_ibv_qp_open_attr_mask = ctypes.c_uint32
IBV_QP_OPEN_ATTR_NUM: int
IBV_QP_OPEN_ATTR_XRCD: int
IBV_QP_OPEN_ATTR_CONTEXT: int
IBV_QP_OPEN_ATTR_TYPE: int
IBV_QP_OPEN_ATTR_RESERVED: int
class struct_ibv_qp_open_attr(runtime.Struct):
    comp_mask: Field[int]
    qp_num: Field[int]
    xrcd: Field[ctypes._Pointer[struct_ibv_xrcd]]
    qp_context: Field[int | None]
    qp_type: Field[int]
enum_ibv_qp_attr_mask = ctypes.c_uint32
IBV_QP_STATE: int
IBV_QP_CUR_STATE: int
IBV_QP_EN_SQD_ASYNC_NOTIFY: int
IBV_QP_ACCESS_FLAGS: int
IBV_QP_PKEY_INDEX: int
IBV_QP_PORT: int
IBV_QP_QKEY: int
IBV_QP_AV: int
IBV_QP_PATH_MTU: int
IBV_QP_TIMEOUT: int
IBV_QP_RETRY_CNT: int
IBV_QP_RNR_RETRY: int
IBV_QP_RQ_PSN: int
IBV_QP_MAX_QP_RD_ATOMIC: int
IBV_QP_ALT_PATH: int
IBV_QP_MIN_RNR_TIMER: int
IBV_QP_SQ_PSN: int
IBV_QP_MAX_DEST_RD_ATOMIC: int
IBV_QP_PATH_MIG_STATE: int
IBV_QP_CAP: int
IBV_QP_DEST_QPN: int
IBV_QP_RATE_LIMIT: int
enum_ibv_mig_state = ctypes.c_uint32
IBV_MIG_MIGRATED: int
IBV_MIG_REARM: int
IBV_MIG_ARMED: int
class struct_ibv_qp_attr(runtime.Struct):
    qp_state: Field[int]
    cur_qp_state: Field[int]
    path_mtu: Field[int]
    path_mig_state: Field[int]
    qkey: Field[int]
    rq_psn: Field[int]
    sq_psn: Field[int]
    dest_qp_num: Field[int]
    qp_access_flags: Field[int]
    cap: Field[struct_ibv_qp_cap]
    ah_attr: Field[struct_ibv_ah_attr]
    alt_ah_attr: Field[struct_ibv_ah_attr]
    pkey_index: Field[int]
    alt_pkey_index: Field[int]
    en_sqd_async_notify: Field[int]
    sq_draining: Field[int]
    max_rd_atomic: Field[int]
    max_dest_rd_atomic: Field[int]
    min_rnr_timer: Field[int]
    port_num: Field[int]
    timeout: Field[int]
    retry_cnt: Field[int]
    rnr_retry: Field[int]
    alt_port_num: Field[int]
    alt_timeout: Field[int]
    rate_limit: Field[int]
class struct_ibv_qp_rate_limit_attr(runtime.Struct):
    rate_limit: Field[int]
    max_burst_sz: Field[int]
    typical_pkt_sz: Field[int]
    comp_mask: Field[int]
enum_ibv_send_flags = ctypes.c_uint32
IBV_SEND_FENCE: int
IBV_SEND_SIGNALED: int
IBV_SEND_SOLICITED: int
IBV_SEND_INLINE: int
IBV_SEND_IP_CSUM: int
class struct_ibv_data_buf(runtime.Struct):
    addr: Field[int | None]
    length: Field[int]
enum_ibv_ops_wr_opcode = ctypes.c_uint32
IBV_WR_TAG_ADD: int
IBV_WR_TAG_DEL: int
IBV_WR_TAG_SYNC: int
enum_ibv_ops_flags = ctypes.c_uint32
IBV_OPS_SIGNALED: int
IBV_OPS_TM_SYNC: int
class struct_ibv_ops_wr_tm_add(runtime.Struct):
    recv_wr_id: Field[int]
    sg_list: Field[ctypes._Pointer[struct_ibv_sge]]
    num_sge: Field[int]
    tag: Field[int]
    mask: Field[int]
class struct_ibv_ops_wr_tm(runtime.Struct):
    unexpected_cnt: Field[int]
    handle: Field[int]
    add: Field[struct_ibv_ops_wr_tm_add]
class struct_ibv_ops_wr(runtime.Struct):
    wr_id: Field[int]
    next: Field[ctypes._Pointer[struct_ibv_ops_wr]]
    opcode: Field[int]
    flags: Field[int]
    tm: Field[struct_ibv_ops_wr_tm]
class struct_ibv_qp_ex(runtime.Struct):
    qp_base: Field[struct_ibv_qp]
    comp_mask: Field[int]
    wr_id: Field[int]
    wr_flags: Field[int]
    wr_atomic_cmp_swp: Field[Any]
    wr_atomic_fetch_add: Field[Any]
    wr_bind_mw: Field[Any]
    wr_local_inv: Field[Any]
    wr_rdma_read: Field[Any]
    wr_rdma_write: Field[Any]
    wr_rdma_write_imm: Field[Any]
    wr_send: Field[Any]
    wr_send_imm: Field[Any]
    wr_send_inv: Field[Any]
    wr_send_tso: Field[Any]
    wr_set_ud_addr: Field[Any]
    wr_set_xrc_srqn: Field[Any]
    wr_set_inline_data: Field[Any]
    wr_set_inline_data_list: Field[Any]
    wr_set_sge: Field[Any]
    wr_set_sge_list: Field[Any]
    wr_start: Field[Any]
    wr_complete: Field[Any]
    wr_abort: Field[Any]
    wr_atomic_write: Field[Any]
def ibv_qp_to_qp_ex(qp: Any, /) -> ctypes._Pointer[struct_ibv_qp_ex]:
    """struct ibv_qp_ex * ibv_qp_to_qp_ex(struct ibv_qp * qp)"""
class struct_ibv_ece(runtime.Struct):
    vendor_id: Field[int]
    options: Field[int]
    comp_mask: Field[int]
class struct_ibv_poll_cq_attr(runtime.Struct):
    comp_mask: Field[int]
class struct_ibv_wc_tm_info(runtime.Struct):
    tag: Field[int]
    priv: Field[int]
class struct_ibv_cq_ex(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
    channel: Field[ctypes._Pointer[struct_ibv_comp_channel]]
    cq_context: Field[int | None]
    handle: Field[int]
    cqe: Field[int]
    mutex: Field[pthread_mutex_t]
    cond: Field[pthread_cond_t]
    comp_events_completed: Field[int]
    async_events_completed: Field[int]
    comp_mask: Field[int]
    status: Field[int]
    wr_id: Field[int]
    start_poll: Field[Any]
    next_poll: Field[Any]
    end_poll: Field[Any]
    read_opcode: Field[Any]
    read_vendor_err: Field[Any]
    read_byte_len: Field[Any]
    read_imm_data: Field[Any]
    read_qp_num: Field[Any]
    read_src_qp: Field[Any]
    read_wc_flags: Field[Any]
    read_slid: Field[Any]
    read_sl: Field[Any]
    read_dlid_path_bits: Field[Any]
    read_completion_ts: Field[Any]
    read_cvlan: Field[Any]
    read_flow_tag: Field[Any]
    read_tm_info: Field[Any]
    read_completion_wallclock_ns: Field[Any]
enum_ibv_cq_attr_mask = ctypes.c_uint32
IBV_CQ_ATTR_MODERATE: int
IBV_CQ_ATTR_RESERVED: int
class struct_ibv_moderate_cq(runtime.Struct):
    cq_count: Field[int]
    cq_period: Field[int]
class struct_ibv_modify_cq_attr(runtime.Struct):
    attr_mask: Field[int]
    moderate: Field[struct_ibv_moderate_cq]
enum_ibv_flow_flags = ctypes.c_uint32
IBV_FLOW_ATTR_FLAGS_DONT_TRAP: int
IBV_FLOW_ATTR_FLAGS_EGRESS: int
enum_ibv_flow_attr_type = ctypes.c_uint32
IBV_FLOW_ATTR_NORMAL: int
IBV_FLOW_ATTR_ALL_DEFAULT: int
IBV_FLOW_ATTR_MC_DEFAULT: int
IBV_FLOW_ATTR_SNIFFER: int
enum_ibv_flow_spec_type = ctypes.c_uint32
IBV_FLOW_SPEC_ETH: int
IBV_FLOW_SPEC_IPV4: int
IBV_FLOW_SPEC_IPV6: int
IBV_FLOW_SPEC_IPV4_EXT: int
IBV_FLOW_SPEC_ESP: int
IBV_FLOW_SPEC_TCP: int
IBV_FLOW_SPEC_UDP: int
IBV_FLOW_SPEC_VXLAN_TUNNEL: int
IBV_FLOW_SPEC_GRE: int
IBV_FLOW_SPEC_MPLS: int
IBV_FLOW_SPEC_INNER: int
IBV_FLOW_SPEC_ACTION_TAG: int
IBV_FLOW_SPEC_ACTION_DROP: int
IBV_FLOW_SPEC_ACTION_HANDLE: int
IBV_FLOW_SPEC_ACTION_COUNT: int
class struct_ibv_flow_eth_filter(runtime.Struct):
    dst_mac: Field[ctypes.Array[ctypes.c_uint8]]
    src_mac: Field[ctypes.Array[ctypes.c_uint8]]
    ether_type: Field[int]
    vlan_tag: Field[int]
class struct_ibv_flow_spec_eth(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_eth_filter]
    mask: Field[struct_ibv_flow_eth_filter]
class struct_ibv_flow_ipv4_filter(runtime.Struct):
    src_ip: Field[int]
    dst_ip: Field[int]
class struct_ibv_flow_spec_ipv4(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_ipv4_filter]
    mask: Field[struct_ibv_flow_ipv4_filter]
class struct_ibv_flow_ipv4_ext_filter(runtime.Struct):
    src_ip: Field[int]
    dst_ip: Field[int]
    proto: Field[int]
    tos: Field[int]
    ttl: Field[int]
    flags: Field[int]
class struct_ibv_flow_spec_ipv4_ext(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_ipv4_ext_filter]
    mask: Field[struct_ibv_flow_ipv4_ext_filter]
class struct_ibv_flow_ipv6_filter(runtime.Struct):
    src_ip: Field[ctypes.Array[ctypes.c_uint8]]
    dst_ip: Field[ctypes.Array[ctypes.c_uint8]]
    flow_label: Field[int]
    next_hdr: Field[int]
    traffic_class: Field[int]
    hop_limit: Field[int]
class struct_ibv_flow_spec_ipv6(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_ipv6_filter]
    mask: Field[struct_ibv_flow_ipv6_filter]
class struct_ibv_flow_esp_filter(runtime.Struct):
    spi: Field[int]
    seq: Field[int]
class struct_ibv_flow_spec_esp(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_esp_filter]
    mask: Field[struct_ibv_flow_esp_filter]
class struct_ibv_flow_tcp_udp_filter(runtime.Struct):
    dst_port: Field[int]
    src_port: Field[int]
class struct_ibv_flow_spec_tcp_udp(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_tcp_udp_filter]
    mask: Field[struct_ibv_flow_tcp_udp_filter]
class struct_ibv_flow_gre_filter(runtime.Struct):
    c_ks_res0_ver: Field[int]
    protocol: Field[int]
    key: Field[int]
class struct_ibv_flow_spec_gre(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_gre_filter]
    mask: Field[struct_ibv_flow_gre_filter]
class struct_ibv_flow_mpls_filter(runtime.Struct):
    label: Field[int]
class struct_ibv_flow_spec_mpls(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_mpls_filter]
    mask: Field[struct_ibv_flow_mpls_filter]
class struct_ibv_flow_tunnel_filter(runtime.Struct):
    tunnel_id: Field[int]
class struct_ibv_flow_spec_tunnel(runtime.Struct):
    type: Field[int]
    size: Field[int]
    val: Field[struct_ibv_flow_tunnel_filter]
    mask: Field[struct_ibv_flow_tunnel_filter]
class struct_ibv_flow_spec_action_tag(runtime.Struct):
    type: Field[int]
    size: Field[int]
    tag_id: Field[int]
class struct_ibv_flow_spec_action_drop(runtime.Struct):
    type: Field[int]
    size: Field[int]
class struct_ibv_flow_action(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
class struct_ibv_flow_spec_action_handle(runtime.Struct):
    type: Field[int]
    size: Field[int]
    action: Field[ctypes._Pointer[struct_ibv_flow_action]]
class struct_ibv_counters(runtime.Struct):
    context: Field[ctypes._Pointer[struct_ibv_context]]
class struct_ibv_flow_spec_counter_action(runtime.Struct):
    type: Field[int]
    size: Field[int]
    counters: Field[ctypes._Pointer[struct_ibv_counters]]
class struct_ibv_flow_spec_0_hdr(runtime.Struct):
    type: Field[int]
    size: Field[int]
class struct_ibv_flow_spec_0(runtime.Union):
    hdr: Field[struct_ibv_flow_spec_0_hdr]
    eth: Field[struct_ibv_flow_spec_eth]
    ipv4: Field[struct_ibv_flow_spec_ipv4]
    tcp_udp: Field[struct_ibv_flow_spec_tcp_udp]
    ipv4_ext: Field[struct_ibv_flow_spec_ipv4_ext]
    ipv6: Field[struct_ibv_flow_spec_ipv6]
    esp: Field[struct_ibv_flow_spec_esp]
    tunnel: Field[struct_ibv_flow_spec_tunnel]
    gre: Field[struct_ibv_flow_spec_gre]
    mpls: Field[struct_ibv_flow_spec_mpls]
    flow_tag: Field[struct_ibv_flow_spec_action_tag]
    drop: Field[struct_ibv_flow_spec_action_drop]
    handle: Field[struct_ibv_flow_spec_action_handle]
    flow_count: Field[struct_ibv_flow_spec_counter_action]
class struct_ibv_flow_spec(runtime.Struct):
    hdr: Field[struct_ibv_flow_spec_0_hdr]
    eth: Field[struct_ibv_flow_spec_eth]
    ipv4: Field[struct_ibv_flow_spec_ipv4]
    tcp_udp: Field[struct_ibv_flow_spec_tcp_udp]
    ipv4_ext: Field[struct_ibv_flow_spec_ipv4_ext]
    ipv6: Field[struct_ibv_flow_spec_ipv6]
    esp: Field[struct_ibv_flow_spec_esp]
    tunnel: Field[struct_ibv_flow_spec_tunnel]
    gre: Field[struct_ibv_flow_spec_gre]
    mpls: Field[struct_ibv_flow_spec_mpls]
    flow_tag: Field[struct_ibv_flow_spec_action_tag]
    drop: Field[struct_ibv_flow_spec_action_drop]
    handle: Field[struct_ibv_flow_spec_action_handle]
    flow_count: Field[struct_ibv_flow_spec_counter_action]
class struct_ibv_flow_attr(runtime.Struct):
    comp_mask: Field[int]
    type: Field[int]
    size: Field[int]
    priority: Field[int]
    num_of_specs: Field[int]
    port: Field[int]
    flags: Field[int]
class struct_ibv_flow(runtime.Struct):
    comp_mask: Field[int]
    context: Field[ctypes._Pointer[struct_ibv_context]]
    handle: Field[int]
enum_ibv_flow_action_esp_mask = ctypes.c_uint32
IBV_FLOW_ACTION_ESP_MASK_ESN: int
class struct_ibv_flow_action_esp_attr(runtime.Struct):
    esp_attr: Field[ctypes._Pointer[struct_ib_uverbs_flow_action_esp]]
    keymat_proto: Field[int]
    keymat_len: Field[int]
    keymat_ptr: Field[int | None]
    replay_proto: Field[int]
    replay_len: Field[int]
    replay_ptr: Field[int | None]
    esp_encap: Field[ctypes._Pointer[struct_ib_uverbs_flow_action_esp_encap]]
    comp_mask: Field[int]
    esn: Field[int]
IBV_SYSFS_NAME_MAX: int
IBV_SYSFS_PATH_MAX: int
enum_ibv_cq_init_attr_mask = ctypes.c_uint32
IBV_CQ_INIT_ATTR_MASK_FLAGS: int
IBV_CQ_INIT_ATTR_MASK_PD: int
enum_ibv_create_cq_attr_flags = ctypes.c_uint32
IBV_CREATE_CQ_ATTR_SINGLE_THREADED: int
IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN: int
class struct_ibv_cq_init_attr_ex(runtime.Struct):
    cqe: Field[int]
    cq_context: Field[int | None]
    channel: Field[ctypes._Pointer[struct_ibv_comp_channel]]
    comp_vector: Field[int]
    wc_flags: Field[int]
    comp_mask: Field[int]
    flags: Field[int]
    parent_domain: Field[ctypes._Pointer[struct_ibv_pd]]
enum_ibv_parent_domain_init_attr_mask = ctypes.c_uint32
IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS: int
IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT: int
class struct_ibv_parent_domain_init_attr(runtime.Struct):
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    td: Field[ctypes._Pointer[struct_ibv_td]]
    comp_mask: Field[int]
    alloc: Field[Any]
    free: Field[Any]
    pd_context: Field[int | None]
class struct_ibv_counters_init_attr(runtime.Struct):
    comp_mask: Field[int]
enum_ibv_counter_description = ctypes.c_uint32
IBV_COUNTER_PACKETS: int
IBV_COUNTER_BYTES: int
class struct_ibv_counter_attach_attr(runtime.Struct):
    counter_desc: Field[int]
    index: Field[int]
    comp_mask: Field[int]
enum_ibv_read_counters_flags = ctypes.c_uint32
IBV_READ_COUNTERS_ATTR_PREFER_CACHED: int
enum_ibv_values_mask = ctypes.c_uint32
IBV_VALUES_MASK_RAW_CLOCK: int
IBV_VALUES_MASK_RESERVED: int
class struct_timespec(runtime.Struct):
    tv_sec: Field[int]
    tv_nsec: Field[int]
class struct_ibv_values_ex(runtime.Struct):
    comp_mask: Field[int]
    raw_clock: Field[struct_timespec]
class struct_verbs_ex_private(runtime.Struct): ...
class struct_verbs_context(runtime.Struct):
    query_port: Field[Any]
    advise_mr: Field[Any]
    alloc_null_mr: Field[Any]
    read_counters: Field[Any]
    attach_counters_point_flow: Field[Any]
    create_counters: Field[Any]
    destroy_counters: Field[Any]
    reg_dm_mr: Field[Any]
    alloc_dm: Field[Any]
    free_dm: Field[Any]
    modify_flow_action_esp: Field[Any]
    destroy_flow_action: Field[Any]
    create_flow_action_esp: Field[Any]
    modify_qp_rate_limit: Field[Any]
    alloc_parent_domain: Field[Any]
    dealloc_td: Field[Any]
    alloc_td: Field[Any]
    modify_cq: Field[Any]
    post_srq_ops: Field[Any]
    destroy_rwq_ind_table: Field[Any]
    create_rwq_ind_table: Field[Any]
    destroy_wq: Field[Any]
    modify_wq: Field[Any]
    create_wq: Field[Any]
    query_rt_values: Field[Any]
    create_cq_ex: Field[Any]
    priv: Field[ctypes._Pointer[struct_verbs_ex_private]]
    query_device_ex: Field[Any]
    ibv_destroy_flow: Field[Any]
    ABI_placeholder2: Field[Any]
    ibv_create_flow: Field[Any]
    ABI_placeholder1: Field[Any]
    open_qp: Field[Any]
    create_qp_ex: Field[Any]
    get_srq_num: Field[Any]
    create_srq_ex: Field[Any]
    open_xrcd: Field[Any]
    close_xrcd: Field[Any]
    _ABI_placeholder3: Field[int]
    sz: Field[int]
    context: Field[struct_ibv_context]
def ibv_get_device_list(num_devices: Any, /) -> ctypes._Pointer[Any]:
    """struct ibv_device ** ibv_get_device_list(int * num_devices)"""
def ibv_free_device_list(list: Any, /) -> None:
    """void ibv_free_device_list(struct ibv_device ** list)"""
def ibv_get_device_name(device: Any, /) -> bytes | None:
    """const char * ibv_get_device_name(struct ibv_device * device)"""
def ibv_get_device_index(device: Any, /) -> int:
    """int ibv_get_device_index(struct ibv_device * device)"""
def ibv_get_device_guid(device: Any, /) -> int:
    """__be64 ibv_get_device_guid(struct ibv_device * device)"""
def ibv_open_device(device: Any, /) -> ctypes._Pointer[struct_ibv_context]:
    """struct ibv_context * ibv_open_device(struct ibv_device * device)"""
def ibv_close_device(context: Any, /) -> int:
    """int ibv_close_device(struct ibv_context * context)"""
def ibv_import_device(cmd_fd: Any, /) -> ctypes._Pointer[struct_ibv_context]:
    """struct ibv_context * ibv_import_device(int cmd_fd)"""
def ibv_import_pd(context: Any, pd_handle: Any, /) -> ctypes._Pointer[struct_ibv_pd]:
    """struct ibv_pd * ibv_import_pd(struct ibv_context * context, uint32_t pd_handle)"""
def ibv_unimport_pd(pd: Any, /) -> None:
    """void ibv_unimport_pd(struct ibv_pd * pd)"""
def ibv_import_mr(pd: Any, mr_handle: Any, /) -> ctypes._Pointer[struct_ibv_mr]:
    """struct ibv_mr * ibv_import_mr(struct ibv_pd * pd, uint32_t mr_handle)"""
def ibv_unimport_mr(mr: Any, /) -> None:
    """void ibv_unimport_mr(struct ibv_mr * mr)"""
def ibv_import_dm(context: Any, dm_handle: Any, /) -> ctypes._Pointer[struct_ibv_dm]:
    """struct ibv_dm * ibv_import_dm(struct ibv_context * context, uint32_t dm_handle)"""
def ibv_unimport_dm(dm: Any, /) -> None:
    """void ibv_unimport_dm(struct ibv_dm * dm)"""
def ibv_get_async_event(context: Any, event: Any, /) -> int:
    """int ibv_get_async_event(struct ibv_context * context, struct ibv_async_event * event)"""
def ibv_ack_async_event(event: Any, /) -> None:
    """void ibv_ack_async_event(struct ibv_async_event * event)"""
def ibv_query_device(context: Any, device_attr: Any, /) -> int:
    """int ibv_query_device(struct ibv_context * context, struct ibv_device_attr * device_attr)"""
def ibv_query_port(context: Any, port_num: Any, port_attr: Any, /) -> int:
    """int ibv_query_port(struct ibv_context * context, uint8_t port_num, struct _compat_ibv_port_attr * port_attr)"""
def ibv_query_gid(context: Any, port_num: Any, index: Any, gid: Any, /) -> int:
    """int ibv_query_gid(struct ibv_context * context, uint8_t port_num, int index, union ibv_gid * gid)"""
def _ibv_query_gid_ex(context: Any, port_num: Any, gid_index: Any, entry: Any, flags: Any, entry_size: Any, /) -> int:
    """int _ibv_query_gid_ex(struct ibv_context * context, uint32_t port_num, uint32_t gid_index, struct ibv_gid_entry * entry, uint32_t flags, size_t entry_size)"""
def _ibv_query_gid_table(context: Any, entries: Any, max_entries: Any, flags: Any, entry_size: Any, /) -> int:
    """ssize_t _ibv_query_gid_table(struct ibv_context * context, struct ibv_gid_entry * entries, size_t max_entries, uint32_t flags, size_t entry_size)"""
def ibv_query_pkey(context: Any, port_num: Any, index: Any, pkey: Any, /) -> int:
    """int ibv_query_pkey(struct ibv_context * context, uint8_t port_num, int index, __be16 * pkey)"""
def ibv_get_pkey_index(context: Any, port_num: Any, pkey: Any, /) -> int:
    """int ibv_get_pkey_index(struct ibv_context * context, uint8_t port_num, __be16 pkey)"""
def ibv_alloc_pd(context: Any, /) -> ctypes._Pointer[struct_ibv_pd]:
    """struct ibv_pd * ibv_alloc_pd(struct ibv_context * context)"""
def ibv_dealloc_pd(pd: Any, /) -> int:
    """int ibv_dealloc_pd(struct ibv_pd * pd)"""
def ibv_reg_mr_iova2(pd: Any, addr: Any, length: Any, iova: Any, access: Any, /) -> ctypes._Pointer[struct_ibv_mr]:
    """struct ibv_mr * ibv_reg_mr_iova2(struct ibv_pd * pd, void * addr, size_t length, uint64_t iova, unsigned int access)"""
def ibv_reg_mr(pd: Any, addr: Any, length: Any, access: Any, /) -> ctypes._Pointer[struct_ibv_mr]:
    """struct ibv_mr * ibv_reg_mr(struct ibv_pd * pd, void * addr, size_t length, int access)"""
def ibv_reg_mr_iova(pd: Any, addr: Any, length: Any, iova: Any, access: Any, /) -> ctypes._Pointer[struct_ibv_mr]:
    """struct ibv_mr * ibv_reg_mr_iova(struct ibv_pd * pd, void * addr, size_t length, uint64_t iova, int access)"""
def ibv_reg_dmabuf_mr(pd: Any, offset: Any, length: Any, iova: Any, fd: Any, access: Any, /) -> ctypes._Pointer[struct_ibv_mr]:
    """struct ibv_mr * ibv_reg_dmabuf_mr(struct ibv_pd * pd, uint64_t offset, size_t length, uint64_t iova, int fd, int access)"""
enum_ibv_rereg_mr_err_code = ctypes.c_int32
IBV_REREG_MR_ERR_INPUT: int
IBV_REREG_MR_ERR_DONT_FORK_NEW: int
IBV_REREG_MR_ERR_DO_FORK_OLD: int
IBV_REREG_MR_ERR_CMD: int
IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW: int
def ibv_rereg_mr(mr: Any, flags: Any, pd: Any, addr: Any, length: Any, access: Any, /) -> int:
    """int ibv_rereg_mr(struct ibv_mr * mr, int flags, struct ibv_pd * pd, void * addr, size_t length, int access)"""
def ibv_dereg_mr(mr: Any, /) -> int:
    """int ibv_dereg_mr(struct ibv_mr * mr)"""
def ibv_create_comp_channel(context: Any, /) -> ctypes._Pointer[struct_ibv_comp_channel]:
    """struct ibv_comp_channel * ibv_create_comp_channel(struct ibv_context * context)"""
def ibv_destroy_comp_channel(channel: Any, /) -> int:
    """int ibv_destroy_comp_channel(struct ibv_comp_channel * channel)"""
def ibv_create_cq(context: Any, cqe: Any, cq_context: Any, channel: Any, comp_vector: Any, /) -> ctypes._Pointer[struct_ibv_cq]:
    """struct ibv_cq * ibv_create_cq(struct ibv_context * context, int cqe, void * cq_context, struct ibv_comp_channel * channel, int comp_vector)"""
def ibv_resize_cq(cq: Any, cqe: Any, /) -> int:
    """int ibv_resize_cq(struct ibv_cq * cq, int cqe)"""
def ibv_destroy_cq(cq: Any, /) -> int:
    """int ibv_destroy_cq(struct ibv_cq * cq)"""
def ibv_get_cq_event(channel: Any, cq: Any, cq_context: Any, /) -> int:
    """int ibv_get_cq_event(struct ibv_comp_channel * channel, struct ibv_cq ** cq, void ** cq_context)"""
def ibv_ack_cq_events(cq: Any, nevents: Any, /) -> None:
    """void ibv_ack_cq_events(struct ibv_cq * cq, unsigned int nevents)"""
def ibv_create_srq(pd: Any, srq_init_attr: Any, /) -> ctypes._Pointer[struct_ibv_srq]:
    """struct ibv_srq * ibv_create_srq(struct ibv_pd * pd, struct ibv_srq_init_attr * srq_init_attr)"""
def ibv_modify_srq(srq: Any, srq_attr: Any, srq_attr_mask: Any, /) -> int:
    """int ibv_modify_srq(struct ibv_srq * srq, struct ibv_srq_attr * srq_attr, int srq_attr_mask)"""
def ibv_query_srq(srq: Any, srq_attr: Any, /) -> int:
    """int ibv_query_srq(struct ibv_srq * srq, struct ibv_srq_attr * srq_attr)"""
def ibv_destroy_srq(srq: Any, /) -> int:
    """int ibv_destroy_srq(struct ibv_srq * srq)"""
def ibv_create_qp(pd: Any, qp_init_attr: Any, /) -> ctypes._Pointer[struct_ibv_qp]:
    """struct ibv_qp * ibv_create_qp(struct ibv_pd * pd, struct ibv_qp_init_attr * qp_init_attr)"""
def ibv_modify_qp(qp: Any, attr: Any, attr_mask: Any, /) -> int:
    """int ibv_modify_qp(struct ibv_qp * qp, struct ibv_qp_attr * attr, int attr_mask)"""
def ibv_query_qp_data_in_order(qp: Any, op: Any, flags: Any, /) -> int:
    """int ibv_query_qp_data_in_order(struct ibv_qp * qp, enum ibv_wr_opcode op, uint32_t flags)"""
def ibv_query_qp(qp: Any, attr: Any, attr_mask: Any, init_attr: Any, /) -> int:
    """int ibv_query_qp(struct ibv_qp * qp, struct ibv_qp_attr * attr, int attr_mask, struct ibv_qp_init_attr * init_attr)"""
def ibv_destroy_qp(qp: Any, /) -> int:
    """int ibv_destroy_qp(struct ibv_qp * qp)"""
def ibv_create_ah(pd: Any, attr: Any, /) -> ctypes._Pointer[struct_ibv_ah]:
    """struct ibv_ah * ibv_create_ah(struct ibv_pd * pd, struct ibv_ah_attr * attr)"""
def ibv_init_ah_from_wc(context: Any, port_num: Any, wc: Any, grh: Any, ah_attr: Any, /) -> int:
    """int ibv_init_ah_from_wc(struct ibv_context * context, uint8_t port_num, struct ibv_wc * wc, struct ibv_grh * grh, struct ibv_ah_attr * ah_attr)"""
def ibv_create_ah_from_wc(pd: Any, wc: Any, grh: Any, port_num: Any, /) -> ctypes._Pointer[struct_ibv_ah]:
    """struct ibv_ah * ibv_create_ah_from_wc(struct ibv_pd * pd, struct ibv_wc * wc, struct ibv_grh * grh, uint8_t port_num)"""
def ibv_destroy_ah(ah: Any, /) -> int:
    """int ibv_destroy_ah(struct ibv_ah * ah)"""
def ibv_attach_mcast(qp: Any, gid: Any, lid: Any, /) -> int:
    """int ibv_attach_mcast(struct ibv_qp * qp, const union ibv_gid * gid, uint16_t lid)"""
def ibv_detach_mcast(qp: Any, gid: Any, lid: Any, /) -> int:
    """int ibv_detach_mcast(struct ibv_qp * qp, const union ibv_gid * gid, uint16_t lid)"""
def ibv_fork_init() -> int:
    """int ibv_fork_init()"""
def ibv_is_fork_initialized() -> int:
    """enum ibv_fork_status ibv_is_fork_initialized()"""
def ibv_node_type_str(node_type: Any, /) -> bytes | None:
    """const char * ibv_node_type_str(enum ibv_node_type node_type)"""
def ibv_port_state_str(port_state: Any, /) -> bytes | None:
    """const char * ibv_port_state_str(enum ibv_port_state port_state)"""
def ibv_event_type_str(event: Any, /) -> bytes | None:
    """const char * ibv_event_type_str(enum ibv_event_type event)"""
def ibv_resolve_eth_l2_from_gid(context: Any, attr: Any, eth_mac: Any, vid: Any, /) -> int:
    """int ibv_resolve_eth_l2_from_gid(struct ibv_context * context, struct ibv_ah_attr * attr, uint8_t[6] eth_mac, uint16_t * vid)"""
def ibv_set_ece(qp: Any, ece: Any, /) -> int:
    """int ibv_set_ece(struct ibv_qp * qp, struct ibv_ece * ece)"""
def ibv_query_ece(qp: Any, ece: Any, /) -> int:
    """int ibv_query_ece(struct ibv_qp * qp, struct ibv_ece * ece)"""
enum_ibv_tmh_op = ctypes.c_uint32
IBV_TMH_NO_TAG: int
IBV_TMH_RNDV: int
IBV_TMH_FIN: int
IBV_TMH_EAGER: int
class struct_ibv_tmh(runtime.Struct):
    opcode: Field[int]
    reserved: Field[ctypes.Array[ctypes.c_uint8]]
    app_ctx: Field[int]
    tag: Field[int]
class struct_ibv_rvh(runtime.Struct):
    va: Field[int]
    rkey: Field[int]
    len: Field[int]
enum_mlx5_ib_uapi_flow_action_flags = ctypes.c_uint32
MLX5_IB_UAPI_FLOW_ACTION_FLAGS_REQUIRE_METADATA: int
enum_mlx5_ib_uapi_flow_table_type = ctypes.c_uint32
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX: int
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX: int
MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB: int
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX: int
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX: int
enum_mlx5_ib_uapi_flow_action_packet_reformat_type = ctypes.c_uint32
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2: int
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL: int
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2: int
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL: int
class struct_mlx5_ib_uapi_devx_async_cmd_hdr(runtime.Struct):
    wr_id: Field[int]
    out_data: Field[ctypes.Array[ctypes.c_uint8]]
enum_mlx5_ib_uapi_dm_type = ctypes.c_uint32
MLX5_IB_UAPI_DM_TYPE_MEMIC: int
MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM: int
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM: int
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM: int
enum_mlx5_ib_uapi_devx_create_event_channel_flags = ctypes.c_uint32
MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA: int
class struct_mlx5_ib_uapi_devx_async_event_hdr(runtime.Struct):
    cookie: Field[int]
    out_data: Field[ctypes.Array[ctypes.c_uint8]]
enum_mlx5_ib_uapi_pp_alloc_flags = ctypes.c_uint32
MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX: int
enum_mlx5_ib_uapi_uar_alloc_type = ctypes.c_uint32
MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF: int
MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC: int
enum_mlx5_ib_uapi_query_port_flags = ctypes.c_uint32
MLX5_IB_UAPI_QUERY_PORT_VPORT: int
MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID: int
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX: int
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX: int
MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0: int
MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID: int
class struct_mlx5_ib_uapi_reg(runtime.Struct):
    value: Field[int]
    mask: Field[int]
class struct_mlx5_ib_uapi_query_port(runtime.Struct):
    flags: Field[int]
    vport: Field[int]
    vport_vhca_id: Field[int]
    esw_owner_vhca_id: Field[int]
    rsvd0: Field[int]
    vport_steering_icm_rx: Field[int]
    vport_steering_icm_tx: Field[int]
    reg_c0: Field[struct_mlx5_ib_uapi_reg]
MLX5_RCV_DBR: int
MLX5_SND_DBR: int
enum_mlx5dv_context_comp_mask = ctypes.c_uint32
MLX5DV_CONTEXT_MASK_CQE_COMPRESION: int
MLX5DV_CONTEXT_MASK_SWP: int
MLX5DV_CONTEXT_MASK_STRIDING_RQ: int
MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS: int
MLX5DV_CONTEXT_MASK_DYN_BFREGS: int
MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE: int
MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS: int
MLX5DV_CONTEXT_MASK_DC_ODP_CAPS: int
MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK: int
MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS: int
MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD: int
MLX5DV_CONTEXT_MASK_DCI_STREAMS: int
MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH: int
MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD: int
class struct_mlx5dv_cqe_comp_caps(runtime.Struct):
    max_num: Field[int]
    supported_format: Field[int]
class struct_mlx5dv_sw_parsing_caps(runtime.Struct):
    sw_parsing_offloads: Field[int]
    supported_qpts: Field[int]
class struct_mlx5dv_striding_rq_caps(runtime.Struct):
    min_single_stride_log_num_of_bytes: Field[int]
    max_single_stride_log_num_of_bytes: Field[int]
    min_single_wqe_log_num_of_strides: Field[int]
    max_single_wqe_log_num_of_strides: Field[int]
    supported_qpts: Field[int]
class struct_mlx5dv_dci_streams_caps(runtime.Struct):
    max_log_num_concurent: Field[int]
    max_log_num_errored: Field[int]
enum_mlx5dv_tunnel_offloads = ctypes.c_uint32
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN: int
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE: int
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE: int
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE: int
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP: int
enum_mlx5dv_flow_action_cap_flags = ctypes.c_uint32
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM: int
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA: int
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING: int
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD: int
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN: int
enum_mlx5dv_sig_type = ctypes.c_uint32
MLX5DV_SIG_TYPE_T10DIF: int
MLX5DV_SIG_TYPE_CRC: int
enum_mlx5dv_sig_prot_caps = ctypes.c_uint32
MLX5DV_SIG_PROT_CAP_T10DIF: int
MLX5DV_SIG_PROT_CAP_CRC: int
enum_mlx5dv_sig_t10dif_bg_type = ctypes.c_uint32
MLX5DV_SIG_T10DIF_CRC: int
MLX5DV_SIG_T10DIF_CSUM: int
enum_mlx5dv_sig_t10dif_bg_caps = ctypes.c_uint32
MLX5DV_SIG_T10DIF_BG_CAP_CRC: int
MLX5DV_SIG_T10DIF_BG_CAP_CSUM: int
enum_mlx5dv_sig_crc_type = ctypes.c_uint32
MLX5DV_SIG_CRC_TYPE_CRC32: int
MLX5DV_SIG_CRC_TYPE_CRC32C: int
MLX5DV_SIG_CRC_TYPE_CRC64_XP10: int
enum_mlx5dv_sig_crc_type_caps = ctypes.c_uint32
MLX5DV_SIG_CRC_TYPE_CAP_CRC32: int
MLX5DV_SIG_CRC_TYPE_CAP_CRC32C: int
MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10: int
enum_mlx5dv_block_size = ctypes.c_uint32
MLX5DV_BLOCK_SIZE_512: int
MLX5DV_BLOCK_SIZE_520: int
MLX5DV_BLOCK_SIZE_4048: int
MLX5DV_BLOCK_SIZE_4096: int
MLX5DV_BLOCK_SIZE_4160: int
enum_mlx5dv_block_size_caps = ctypes.c_uint32
MLX5DV_BLOCK_SIZE_CAP_512: int
MLX5DV_BLOCK_SIZE_CAP_520: int
MLX5DV_BLOCK_SIZE_CAP_4048: int
MLX5DV_BLOCK_SIZE_CAP_4096: int
MLX5DV_BLOCK_SIZE_CAP_4160: int
class struct_mlx5dv_sig_caps(runtime.Struct):
    block_size: Field[int]
    block_prot: Field[int]
    t10dif_bg: Field[int]
    crc_type: Field[int]
enum_mlx5dv_crypto_engines_caps = ctypes.c_uint32
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS: int
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_SINGLE_BLOCK: int
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_MULTI_BLOCK: int
enum_mlx5dv_crypto_wrapped_import_method_caps = ctypes.c_uint32
MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS: int
enum_mlx5dv_crypto_caps_flags = ctypes.c_uint32
MLX5DV_CRYPTO_CAPS_CRYPTO: int
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL: int
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING: int
class struct_mlx5dv_crypto_caps(runtime.Struct):
    failed_selftests: Field[int]
    crypto_engines: Field[int]
    wrapped_import_method: Field[int]
    log_max_num_deks: Field[int]
    flags: Field[int]
class struct_mlx5dv_context(runtime.Struct):
    version: Field[int]
    flags: Field[int]
    comp_mask: Field[int]
    cqe_comp_caps: Field[struct_mlx5dv_cqe_comp_caps]
    sw_parsing_caps: Field[struct_mlx5dv_sw_parsing_caps]
    striding_rq_caps: Field[struct_mlx5dv_striding_rq_caps]
    tunnel_offloads_caps: Field[int]
    max_dynamic_bfregs: Field[int]
    max_clock_info_update_nsec: Field[int]
    flow_action_flags: Field[int]
    dc_odp_caps: Field[int]
    hca_core_clock: Field[int | None]
    num_lag_ports: Field[int]
    sig_caps: Field[struct_mlx5dv_sig_caps]
    dci_streams_caps: Field[struct_mlx5dv_dci_streams_caps]
    max_wr_memcpy_length: Field[int]
    crypto_caps: Field[struct_mlx5dv_crypto_caps]
enum_mlx5dv_context_flags = ctypes.c_uint32
MLX5DV_CONTEXT_FLAGS_CQE_V1: int
MLX5DV_CONTEXT_FLAGS_OBSOLETE: int
MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED: int
MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW: int
MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP: int
MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD: int
MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE: int
MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS: int
enum_mlx5dv_cq_init_attr_mask = ctypes.c_uint32
MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE: int
MLX5DV_CQ_INIT_ATTR_MASK_FLAGS: int
MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE: int
enum_mlx5dv_cq_init_attr_flags = ctypes.c_uint32
MLX5DV_CQ_INIT_ATTR_FLAGS_CQE_PAD: int
MLX5DV_CQ_INIT_ATTR_FLAGS_RESERVED: int
class struct_mlx5dv_cq_init_attr(runtime.Struct):
    comp_mask: Field[int]
    cqe_comp_res_format: Field[int]
    flags: Field[int]
    cqe_size: Field[int]
def mlx5dv_create_cq(context: Any, cq_attr: Any, mlx5_cq_attr: Any, /) -> ctypes._Pointer[struct_ibv_cq_ex]:
    """struct ibv_cq_ex * mlx5dv_create_cq(struct ibv_context * context, struct ibv_cq_init_attr_ex * cq_attr, struct mlx5dv_cq_init_attr * mlx5_cq_attr)"""
enum_mlx5dv_qp_create_flags = ctypes.c_uint32
MLX5DV_QP_CREATE_TUNNEL_OFFLOADS: int
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC: int
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC: int
MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE: int
MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE: int
MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE: int
MLX5DV_QP_CREATE_SIG_PIPELINING: int
enum_mlx5dv_mkey_init_attr_flags = ctypes.c_uint32
MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT: int
MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE: int
MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO: int
MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG: int
MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE: int
class struct_mlx5dv_mkey_init_attr(runtime.Struct):
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    create_flags: Field[int]
    max_entries: Field[int]
class struct_mlx5dv_mkey(runtime.Struct):
    lkey: Field[int]
    rkey: Field[int]
def mlx5dv_create_mkey(mkey_init_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_mkey]:
    """struct mlx5dv_mkey * mlx5dv_create_mkey(struct mlx5dv_mkey_init_attr * mkey_init_attr)"""
def mlx5dv_destroy_mkey(mkey: Any, /) -> int:
    """int mlx5dv_destroy_mkey(struct mlx5dv_mkey * mkey)"""
enum_mlx5dv_qp_init_attr_mask = ctypes.c_uint32
MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS: int
MLX5DV_QP_INIT_ATTR_MASK_DC: int
MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS: int
MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS: int
enum_mlx5dv_dc_type = ctypes.c_uint32
MLX5DV_DCTYPE_DCT: int
MLX5DV_DCTYPE_DCI: int
class struct_mlx5dv_dci_streams(runtime.Struct):
    log_num_concurent: Field[int]
    log_num_errored: Field[int]
class struct_mlx5dv_dc_init_attr_1(runtime.Union):
    dct_access_key: Field[int]
    dci_streams: Field[struct_mlx5dv_dci_streams]
class struct_mlx5dv_dc_init_attr(runtime.Struct):
    dc_type: Field[int]
    dct_access_key: Field[int]
    dci_streams: Field[struct_mlx5dv_dci_streams]
enum_mlx5dv_qp_create_send_ops_flags = ctypes.c_uint32
MLX5DV_QP_EX_WITH_MR_INTERLEAVED: int
MLX5DV_QP_EX_WITH_MR_LIST: int
MLX5DV_QP_EX_WITH_MKEY_CONFIGURE: int
MLX5DV_QP_EX_WITH_RAW_WQE: int
MLX5DV_QP_EX_WITH_MEMCPY: int
class struct_mlx5dv_qp_init_attr(runtime.Struct):
    comp_mask: Field[int]
    create_flags: Field[int]
    dc_init_attr: Field[struct_mlx5dv_dc_init_attr]
    send_ops_flags: Field[int]
def mlx5dv_create_qp(context: Any, qp_attr: Any, mlx5_qp_attr: Any, /) -> ctypes._Pointer[struct_ibv_qp]:
    """struct ibv_qp * mlx5dv_create_qp(struct ibv_context * context, struct ibv_qp_init_attr_ex * qp_attr, struct mlx5dv_qp_init_attr * mlx5_qp_attr)"""
class struct_mlx5dv_mr_interleaved(runtime.Struct):
    addr: Field[int]
    bytes_count: Field[int]
    bytes_skip: Field[int]
    lkey: Field[int]
enum_mlx5dv_sig_t10dif_flags = ctypes.c_uint32
MLX5DV_SIG_T10DIF_FLAG_REF_REMAP: int
MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE: int
MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE: int
class struct_mlx5dv_sig_t10dif(runtime.Struct):
    bg_type: Field[int]
    bg: Field[int]
    app_tag: Field[int]
    ref_tag: Field[int]
    flags: Field[int]
class struct_mlx5dv_sig_crc(runtime.Struct):
    type: Field[int]
    seed: Field[int]
class struct_mlx5dv_sig_block_domain_sig(runtime.Union):
    dif: Field[ctypes._Pointer[struct_mlx5dv_sig_t10dif]]
    crc: Field[ctypes._Pointer[struct_mlx5dv_sig_crc]]
class struct_mlx5dv_sig_block_domain(runtime.Struct):
    sig_type: Field[int]
    sig: Field[struct_mlx5dv_sig_block_domain_sig]
    block_size: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_sig_mask = ctypes.c_uint32
MLX5DV_SIG_MASK_T10DIF_GUARD: int
MLX5DV_SIG_MASK_T10DIF_APPTAG: int
MLX5DV_SIG_MASK_T10DIF_REFTAG: int
MLX5DV_SIG_MASK_CRC32: int
MLX5DV_SIG_MASK_CRC32C: int
MLX5DV_SIG_MASK_CRC64_XP10: int
enum_mlx5dv_sig_block_attr_flags = ctypes.c_uint32
MLX5DV_SIG_BLOCK_ATTR_FLAG_COPY_MASK: int
class struct_mlx5dv_sig_block_attr(runtime.Struct):
    mem: Field[ctypes._Pointer[struct_mlx5dv_sig_block_domain]]
    wire: Field[ctypes._Pointer[struct_mlx5dv_sig_block_domain]]
    flags: Field[int]
    check_mask: Field[int]
    copy_mask: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_crypto_standard = ctypes.c_uint32
MLX5DV_CRYPTO_STANDARD_AES_XTS: int
enum_mlx5dv_signature_crypto_order = ctypes.c_uint32
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_AFTER_CRYPTO_ON_TX: int
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_BEFORE_CRYPTO_ON_TX: int
class struct_mlx5dv_dek(runtime.Struct): ...
class struct_mlx5dv_crypto_attr(runtime.Struct):
    crypto_standard: Field[int]
    encrypt_on_tx: Field[bool]
    signature_crypto_order: Field[int]
    data_unit_size: Field[int]
    initial_tweak: Field[bytes]
    dek: Field[ctypes._Pointer[struct_mlx5dv_dek]]
    keytag: Field[bytes]
    comp_mask: Field[int]
enum_mlx5dv_mkey_conf_flags = ctypes.c_uint32
MLX5DV_MKEY_CONF_FLAG_RESET_SIG_ATTR: int
class struct_mlx5dv_mkey_conf_attr(runtime.Struct):
    conf_flags: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_wc_opcode = ctypes.c_uint32
MLX5DV_WC_UMR: int
MLX5DV_WC_RAW_WQE: int
MLX5DV_WC_MEMCPY: int
class struct_mlx5dv_qp_ex(runtime.Struct):
    comp_mask: Field[int]
    wr_set_dc_addr: Field[Any]
    wr_mr_interleaved: Field[Any]
    wr_mr_list: Field[Any]
    wr_mkey_configure: Field[Any]
    wr_set_mkey_access_flags: Field[Any]
    wr_set_mkey_layout_list: Field[Any]
    wr_set_mkey_layout_interleaved: Field[Any]
    wr_set_mkey_sig_block: Field[Any]
    wr_raw_wqe: Field[Any]
    wr_set_dc_addr_stream: Field[Any]
    wr_memcpy: Field[Any]
    wr_set_mkey_crypto: Field[Any]
def mlx5dv_qp_ex_from_ibv_qp_ex(qp: Any, /) -> ctypes._Pointer[struct_mlx5dv_qp_ex]:
    """struct mlx5dv_qp_ex * mlx5dv_qp_ex_from_ibv_qp_ex(struct ibv_qp_ex * qp)"""
enum_mlx5dv_mkey_err_type = ctypes.c_uint32
MLX5DV_MKEY_NO_ERR: int
MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD: int
MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG: int
MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG: int
class struct_mlx5dv_sig_err(runtime.Struct):
    actual_value: Field[int]
    expected_value: Field[int]
    offset: Field[int]
class struct_mlx5dv_mkey_err_err(runtime.Union):
    sig: Field[struct_mlx5dv_sig_err]
class struct_mlx5dv_mkey_err(runtime.Struct):
    err_type: Field[int]
    err: Field[struct_mlx5dv_mkey_err_err]
def _mlx5dv_mkey_check(mkey: Any, err_info: Any, err_info_size: Any, /) -> int:
    """int _mlx5dv_mkey_check(struct mlx5dv_mkey * mkey, struct mlx5dv_mkey_err * err_info, size_t err_info_size)"""
def mlx5dv_qp_cancel_posted_send_wrs(mqp: Any, wr_id: Any, /) -> int:
    """int mlx5dv_qp_cancel_posted_send_wrs(struct mlx5dv_qp_ex * mqp, uint64_t wr_id)"""
class struct_mlx5dv_crypto_login_obj(runtime.Struct): ...
class struct_mlx5dv_crypto_login_attr(runtime.Struct):
    credential_id: Field[int]
    import_kek_id: Field[int]
    credential: Field[bytes]
    comp_mask: Field[int]
class struct_mlx5dv_crypto_login_attr_ex(runtime.Struct):
    credential_id: Field[int]
    import_kek_id: Field[int]
    credential: Field[int | None]
    credential_len: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_crypto_login_state = ctypes.c_uint32
MLX5DV_CRYPTO_LOGIN_STATE_VALID: int
MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN: int
MLX5DV_CRYPTO_LOGIN_STATE_INVALID: int
class struct_mlx5dv_crypto_login_query_attr(runtime.Struct):
    state: Field[int]
    comp_mask: Field[int]
def mlx5dv_crypto_login(context: Any, login_attr: Any, /) -> int:
    """int mlx5dv_crypto_login(struct ibv_context * context, struct mlx5dv_crypto_login_attr * login_attr)"""
def mlx5dv_crypto_login_query_state(context: Any, state: Any, /) -> int:
    """int mlx5dv_crypto_login_query_state(struct ibv_context * context, enum mlx5dv_crypto_login_state * state)"""
def mlx5dv_crypto_logout(context: Any, /) -> int:
    """int mlx5dv_crypto_logout(struct ibv_context * context)"""
def mlx5dv_crypto_login_create(context: Any, login_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_crypto_login_obj]:
    """struct mlx5dv_crypto_login_obj * mlx5dv_crypto_login_create(struct ibv_context * context, struct mlx5dv_crypto_login_attr_ex * login_attr)"""
def mlx5dv_crypto_login_query(crypto_login: Any, query_attr: Any, /) -> int:
    """int mlx5dv_crypto_login_query(struct mlx5dv_crypto_login_obj * crypto_login, struct mlx5dv_crypto_login_query_attr * query_attr)"""
def mlx5dv_crypto_login_destroy(crypto_login: Any, /) -> int:
    """int mlx5dv_crypto_login_destroy(struct mlx5dv_crypto_login_obj * crypto_login)"""
enum_mlx5dv_crypto_key_size = ctypes.c_uint32
MLX5DV_CRYPTO_KEY_SIZE_128: int
MLX5DV_CRYPTO_KEY_SIZE_256: int
enum_mlx5dv_crypto_key_purpose = ctypes.c_uint32
MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS: int
enum_mlx5dv_dek_state = ctypes.c_uint32
MLX5DV_DEK_STATE_READY: int
MLX5DV_DEK_STATE_ERROR: int
enum_mlx5dv_dek_init_attr_mask = ctypes.c_uint32
MLX5DV_DEK_INIT_ATTR_CRYPTO_LOGIN: int
class struct_mlx5dv_dek_init_attr(runtime.Struct):
    key_size: Field[int]
    has_keytag: Field[bool]
    key_purpose: Field[int]
    pd: Field[ctypes._Pointer[struct_ibv_pd]]
    opaque: Field[bytes]
    key: Field[bytes]
    comp_mask: Field[int]
    crypto_login: Field[ctypes._Pointer[struct_mlx5dv_crypto_login_obj]]
class struct_mlx5dv_dek_attr(runtime.Struct):
    state: Field[int]
    opaque: Field[bytes]
    comp_mask: Field[int]
def mlx5dv_dek_create(context: Any, init_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_dek]:
    """struct mlx5dv_dek * mlx5dv_dek_create(struct ibv_context * context, struct mlx5dv_dek_init_attr * init_attr)"""
def mlx5dv_dek_query(dek: Any, attr: Any, /) -> int:
    """int mlx5dv_dek_query(struct mlx5dv_dek * dek, struct mlx5dv_dek_attr * attr)"""
def mlx5dv_dek_destroy(dek: Any, /) -> int:
    """int mlx5dv_dek_destroy(struct mlx5dv_dek * dek)"""
enum_mlx5dv_flow_action_esp_mask = ctypes.c_uint32
MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS: int
class struct_mlx5dv_flow_action_esp(runtime.Struct):
    comp_mask: Field[int]
    action_flags: Field[int]
class struct_mlx5dv_flow_match_parameters(runtime.Struct):
    match_sz: Field[int]
    match_buf: Field[ctypes.Array[ctypes.c_uint64]]
enum_mlx5dv_flow_matcher_attr_mask = ctypes.c_uint32
MLX5DV_FLOW_MATCHER_MASK_FT_TYPE: int
class struct_mlx5dv_flow_matcher_attr(runtime.Struct):
    type: Field[int]
    flags: Field[int]
    priority: Field[int]
    match_criteria_enable: Field[int]
    match_mask: Field[ctypes._Pointer[struct_mlx5dv_flow_match_parameters]]
    comp_mask: Field[int]
    ft_type: Field[int]
class struct_mlx5dv_flow_matcher(runtime.Struct): ...
def mlx5dv_create_flow_matcher(context: Any, matcher_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_flow_matcher]:
    """struct mlx5dv_flow_matcher * mlx5dv_create_flow_matcher(struct ibv_context * context, struct mlx5dv_flow_matcher_attr * matcher_attr)"""
def mlx5dv_destroy_flow_matcher(matcher: Any, /) -> int:
    """int mlx5dv_destroy_flow_matcher(struct mlx5dv_flow_matcher * matcher)"""
class struct_mlx5dv_steering_anchor_attr(runtime.Struct):
    ft_type: Field[int]
    priority: Field[int]
    comp_mask: Field[int]
class struct_mlx5dv_steering_anchor(runtime.Struct):
    id: Field[int]
def mlx5dv_create_steering_anchor(context: Any, attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_steering_anchor]:
    """struct mlx5dv_steering_anchor * mlx5dv_create_steering_anchor(struct ibv_context * context, struct mlx5dv_steering_anchor_attr * attr)"""
def mlx5dv_destroy_steering_anchor(sa: Any, /) -> int:
    """int mlx5dv_destroy_steering_anchor(struct mlx5dv_steering_anchor * sa)"""
enum_mlx5dv_flow_action_type = ctypes.c_uint32
MLX5DV_FLOW_ACTION_DEST_IBV_QP: int
MLX5DV_FLOW_ACTION_DROP: int
MLX5DV_FLOW_ACTION_IBV_COUNTER: int
MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION: int
MLX5DV_FLOW_ACTION_TAG: int
MLX5DV_FLOW_ACTION_DEST_DEVX: int
MLX5DV_FLOW_ACTION_COUNTERS_DEVX: int
MLX5DV_FLOW_ACTION_DEFAULT_MISS: int
class struct_mlx5dv_devx_obj(runtime.Struct): ...
class struct_mlx5dv_flow_action_attr_1(runtime.Union):
    qp: Field[ctypes._Pointer[struct_ibv_qp]]
    counter: Field[ctypes._Pointer[struct_ibv_counters]]
    action: Field[ctypes._Pointer[struct_ibv_flow_action]]
    tag_value: Field[int]
    obj: Field[ctypes._Pointer[struct_mlx5dv_devx_obj]]
class struct_mlx5dv_flow_action_attr(runtime.Struct):
    type: Field[int]
    qp: Field[ctypes._Pointer[struct_ibv_qp]]
    counter: Field[ctypes._Pointer[struct_ibv_counters]]
    action: Field[ctypes._Pointer[struct_ibv_flow_action]]
    tag_value: Field[int]
    obj: Field[ctypes._Pointer[struct_mlx5dv_devx_obj]]
def mlx5dv_create_flow(matcher: Any, match_value: Any, num_actions: Any, actions_attr: Any, /) -> ctypes._Pointer[struct_ibv_flow]:
    """struct ibv_flow * mlx5dv_create_flow(struct mlx5dv_flow_matcher * matcher, struct mlx5dv_flow_match_parameters * match_value, size_t num_actions, struct mlx5dv_flow_action_attr[] actions_attr)"""
def mlx5dv_create_flow_action_esp(ctx: Any, esp: Any, mlx5_attr: Any, /) -> ctypes._Pointer[struct_ibv_flow_action]:
    """struct ibv_flow_action * mlx5dv_create_flow_action_esp(struct ibv_context * ctx, struct ibv_flow_action_esp_attr * esp, struct mlx5dv_flow_action_esp * mlx5_attr)"""
def mlx5dv_create_flow_action_modify_header(ctx: Any, actions_sz: Any, actions: Any, ft_type: Any, /) -> ctypes._Pointer[struct_ibv_flow_action]:
    """struct ibv_flow_action * mlx5dv_create_flow_action_modify_header(struct ibv_context * ctx, size_t actions_sz, uint64_t[] actions, enum mlx5_ib_uapi_flow_table_type ft_type)"""
def mlx5dv_create_flow_action_packet_reformat(ctx: Any, data_sz: Any, data: Any, reformat_type: Any, ft_type: Any, /) -> ctypes._Pointer[struct_ibv_flow_action]:
    """struct ibv_flow_action * mlx5dv_create_flow_action_packet_reformat(struct ibv_context * ctx, size_t data_sz, void * data, enum mlx5_ib_uapi_flow_action_packet_reformat_type reformat_type, enum mlx5_ib_uapi_flow_table_type ft_type)"""
def mlx5dv_query_device(ctx_in: Any, attrs_out: Any, /) -> int:
    """int mlx5dv_query_device(struct ibv_context * ctx_in, struct mlx5dv_context * attrs_out)"""
def mlx5dv_map_ah_to_qp(ah: Any, qp_num: Any, /) -> int:
    """int mlx5dv_map_ah_to_qp(struct ibv_ah * ah, uint32_t qp_num)"""
enum_mlx5dv_qp_comp_mask = ctypes.c_uint32
MLX5DV_QP_MASK_UAR_MMAP_OFFSET: int
MLX5DV_QP_MASK_RAW_QP_HANDLES: int
MLX5DV_QP_MASK_RAW_QP_TIR_ADDR: int
class struct_mlx5dv_qp_sq(runtime.Struct):
    buf: Field[int | None]
    wqe_cnt: Field[int]
    stride: Field[int]
class struct_mlx5dv_qp_rq(runtime.Struct):
    buf: Field[int | None]
    wqe_cnt: Field[int]
    stride: Field[int]
class struct_mlx5dv_qp_bf(runtime.Struct):
    reg: Field[int | None]
    size: Field[int]
class struct_mlx5dv_qp(runtime.Struct):
    dbrec: Field[ctypes._Pointer[ctypes.c_uint32]]
    sq: Field[struct_mlx5dv_qp_sq]
    rq: Field[struct_mlx5dv_qp_rq]
    bf: Field[struct_mlx5dv_qp_bf]
    comp_mask: Field[int]
    uar_mmap_offset: Field[int]
    tirn: Field[int]
    tisn: Field[int]
    rqn: Field[int]
    sqn: Field[int]
    tir_icm_addr: Field[int]
class struct_mlx5dv_cq(runtime.Struct):
    buf: Field[int | None]
    dbrec: Field[ctypes._Pointer[ctypes.c_uint32]]
    cqe_cnt: Field[int]
    cqe_size: Field[int]
    cq_uar: Field[int | None]
    cqn: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_srq_comp_mask = ctypes.c_uint32
MLX5DV_SRQ_MASK_SRQN: int
class struct_mlx5dv_srq(runtime.Struct):
    buf: Field[int | None]
    dbrec: Field[ctypes._Pointer[ctypes.c_uint32]]
    stride: Field[int]
    head: Field[int]
    tail: Field[int]
    comp_mask: Field[int]
    srqn: Field[int]
class struct_mlx5dv_rwq(runtime.Struct):
    buf: Field[int | None]
    dbrec: Field[ctypes._Pointer[ctypes.c_uint32]]
    wqe_cnt: Field[int]
    stride: Field[int]
    comp_mask: Field[int]
class struct_mlx5dv_alloc_dm_attr(runtime.Struct):
    type: Field[int]
    comp_mask: Field[int]
enum_mlx5dv_dm_comp_mask = ctypes.c_uint32
MLX5DV_DM_MASK_REMOTE_VA: int
class struct_mlx5dv_dm(runtime.Struct):
    buf: Field[int | None]
    length: Field[int]
    comp_mask: Field[int]
    remote_va: Field[int]
def mlx5dv_alloc_dm(context: Any, dm_attr: Any, mlx5_dm_attr: Any, /) -> ctypes._Pointer[struct_ibv_dm]:
    """struct ibv_dm * mlx5dv_alloc_dm(struct ibv_context * context, struct ibv_alloc_dm_attr * dm_attr, struct mlx5dv_alloc_dm_attr * mlx5_dm_attr)"""
def mlx5dv_dm_map_op_addr(dm: Any, op: Any, /) -> int | None:
    """void * mlx5dv_dm_map_op_addr(struct ibv_dm * dm, uint8_t op)"""
class struct_mlx5_wqe_av_key_qkey(runtime.Struct):
    qkey: Field[int]
    reserved: Field[int]
class struct_mlx5_wqe_av_key(runtime.Union):
    qkey: Field[struct_mlx5_wqe_av_key_qkey]
    dc_key: Field[int]
class struct_mlx5_wqe_av(runtime.Struct):
    key: Field[struct_mlx5_wqe_av_key]
    dqp_dct: Field[int]
    stat_rate_sl: Field[int]
    fl_mlid: Field[int]
    rlid: Field[int]
    reserved0: Field[ctypes.Array[ctypes.c_uint8]]
    rmac: Field[ctypes.Array[ctypes.c_uint8]]
    tclass: Field[int]
    hop_limit: Field[int]
    grh_gid_fl: Field[int]
    rgid: Field[ctypes.Array[ctypes.c_uint8]]
class struct_mlx5dv_ah(runtime.Struct):
    av: Field[ctypes._Pointer[struct_mlx5_wqe_av]]
    comp_mask: Field[int]
class struct_mlx5dv_pd(runtime.Struct):
    pdn: Field[int]
    comp_mask: Field[int]
class struct_mlx5dv_obj_qp(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_qp]]
    out: Field[ctypes._Pointer[struct_mlx5dv_qp]]
class struct_mlx5dv_obj_cq(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_cq]]
    out: Field[ctypes._Pointer[struct_mlx5dv_cq]]
class struct_mlx5dv_obj_srq(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_srq]]
    out: Field[ctypes._Pointer[struct_mlx5dv_srq]]
class struct_mlx5dv_obj_rwq(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_wq]]
    out: Field[ctypes._Pointer[struct_mlx5dv_rwq]]
class struct_mlx5dv_obj_dm(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_dm]]
    out: Field[ctypes._Pointer[struct_mlx5dv_dm]]
class struct_mlx5dv_obj_ah(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_ah]]
    out: Field[ctypes._Pointer[struct_mlx5dv_ah]]
class struct_mlx5dv_obj_pd(runtime.Struct):
    in_: Field[ctypes._Pointer[struct_ibv_pd]]
    out: Field[ctypes._Pointer[struct_mlx5dv_pd]]
class struct_mlx5dv_obj(runtime.Struct):
    qp: Field[struct_mlx5dv_obj_qp]
    cq: Field[struct_mlx5dv_obj_cq]
    srq: Field[struct_mlx5dv_obj_srq]
    rwq: Field[struct_mlx5dv_obj_rwq]
    dm: Field[struct_mlx5dv_obj_dm]
    ah: Field[struct_mlx5dv_obj_ah]
    pd: Field[struct_mlx5dv_obj_pd]
enum_mlx5dv_obj_type = ctypes.c_uint32
MLX5DV_OBJ_QP: int
MLX5DV_OBJ_CQ: int
MLX5DV_OBJ_SRQ: int
MLX5DV_OBJ_RWQ: int
MLX5DV_OBJ_DM: int
MLX5DV_OBJ_AH: int
MLX5DV_OBJ_PD: int
enum_mlx5dv_wq_init_attr_mask = ctypes.c_uint32
MLX5DV_WQ_INIT_ATTR_MASK_STRIDING_RQ: int
class struct_mlx5dv_striding_rq_init_attr(runtime.Struct):
    single_stride_log_num_of_bytes: Field[int]
    single_wqe_log_num_of_strides: Field[int]
    two_byte_shift_en: Field[int]
class struct_mlx5dv_wq_init_attr(runtime.Struct):
    comp_mask: Field[int]
    striding_rq_attrs: Field[struct_mlx5dv_striding_rq_init_attr]
def mlx5dv_create_wq(context: Any, wq_init_attr: Any, mlx5_wq_attr: Any, /) -> ctypes._Pointer[struct_ibv_wq]:
    """struct ibv_wq * mlx5dv_create_wq(struct ibv_context * context, struct ibv_wq_init_attr * wq_init_attr, struct mlx5dv_wq_init_attr * mlx5_wq_attr)"""
def mlx5dv_init_obj(obj: Any, obj_type: Any, /) -> int:
    """int mlx5dv_init_obj(struct mlx5dv_obj * obj, uint64_t obj_type)"""
MLX5_OPCODE_NOP: int
MLX5_OPCODE_SEND_INVAL: int
MLX5_OPCODE_RDMA_WRITE: int
MLX5_OPCODE_RDMA_WRITE_IMM: int
MLX5_OPCODE_SEND: int
MLX5_OPCODE_SEND_IMM: int
MLX5_OPCODE_TSO: int
MLX5_OPCODE_RDMA_READ: int
MLX5_OPCODE_ATOMIC_CS: int
MLX5_OPCODE_ATOMIC_FA: int
MLX5_OPCODE_ATOMIC_MASKED_CS: int
MLX5_OPCODE_ATOMIC_MASKED_FA: int
MLX5_OPCODE_FMR: int
MLX5_OPCODE_LOCAL_INVAL: int
MLX5_OPCODE_CONFIG_CMD: int
MLX5_OPCODE_SET_PSV: int
MLX5_OPCODE_UMR: int
MLX5_OPCODE_TAG_MATCHING: int
MLX5_OPCODE_FLOW_TBL_ACCESS: int
MLX5_OPCODE_MMO: int
MLX5_INLINE_SCATTER_32: int
MLX5_INLINE_SCATTER_64: int
MLX5_CQE_SYNDROME_LOCAL_LENGTH_ERR: int
MLX5_CQE_SYNDROME_LOCAL_QP_OP_ERR: int
MLX5_CQE_SYNDROME_LOCAL_PROT_ERR: int
MLX5_CQE_SYNDROME_WR_FLUSH_ERR: int
MLX5_CQE_SYNDROME_MW_BIND_ERR: int
MLX5_CQE_SYNDROME_BAD_RESP_ERR: int
MLX5_CQE_SYNDROME_LOCAL_ACCESS_ERR: int
MLX5_CQE_SYNDROME_REMOTE_INVAL_REQ_ERR: int
MLX5_CQE_SYNDROME_REMOTE_ACCESS_ERR: int
MLX5_CQE_SYNDROME_REMOTE_OP_ERR: int
MLX5_CQE_SYNDROME_TRANSPORT_RETRY_EXC_ERR: int
MLX5_CQE_SYNDROME_RNR_RETRY_EXC_ERR: int
MLX5_CQE_SYNDROME_REMOTE_ABORTED_ERR: int
MLX5_CQE_VENDOR_SYNDROME_ODP_PFAULT: int
MLX5_CQE_L2_OK: int
MLX5_CQE_L3_OK: int
MLX5_CQE_L4_OK: int
MLX5_CQE_L3_HDR_TYPE_NONE: int
MLX5_CQE_L3_HDR_TYPE_IPV6: int
MLX5_CQE_L3_HDR_TYPE_IPV4: int
MLX5_CQE_OWNER_MASK: int
MLX5_CQE_REQ: int
MLX5_CQE_RESP_WR_IMM: int
MLX5_CQE_RESP_SEND: int
MLX5_CQE_RESP_SEND_IMM: int
MLX5_CQE_RESP_SEND_INV: int
MLX5_CQE_RESIZE_CQ: int
MLX5_CQE_NO_PACKET: int
MLX5_CQE_SIG_ERR: int
MLX5_CQE_REQ_ERR: int
MLX5_CQE_RESP_ERR: int
MLX5_CQE_INVALID: int
MLX5_CQ_DOORBELL: int
MLX5_CQ_DB_REQ_NOT_SOL: int
MLX5_CQ_DB_REQ_NOT: int
class struct_mlx5_err_cqe(runtime.Struct):
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    srqn: Field[int]
    rsvd1: Field[ctypes.Array[ctypes.c_uint8]]
    vendor_err_synd: Field[int]
    syndrome: Field[int]
    s_wqe_opcode_qpn: Field[int]
    wqe_counter: Field[int]
    signature: Field[int]
    op_own: Field[int]
class struct_mlx5_tm_cqe(runtime.Struct):
    success: Field[int]
    hw_phase_cnt: Field[int]
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
class struct_mlx5_cqe64_0_0(runtime.Struct):
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    wqe_id: Field[int]
    rsvd4: Field[ctypes.Array[ctypes.c_uint8]]
    ml_path: Field[int]
    rsvd20: Field[ctypes.Array[ctypes.c_uint8]]
    slid: Field[int]
    flags_rqpn: Field[int]
    hds_ip_ext: Field[int]
    l4_hdr_type_etc: Field[int]
    vlan_info: Field[int]
class struct_mlx5_cqe64_0(runtime.Union):
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    wqe_id: Field[int]
    rsvd4: Field[ctypes.Array[ctypes.c_uint8]]
    ml_path: Field[int]
    rsvd20: Field[ctypes.Array[ctypes.c_uint8]]
    slid: Field[int]
    flags_rqpn: Field[int]
    hds_ip_ext: Field[int]
    l4_hdr_type_etc: Field[int]
    vlan_info: Field[int]
    tm_cqe: Field[struct_mlx5_tm_cqe]
    tmh: Field[struct_ibv_tmh]
class struct_mlx5_cqe64(runtime.Struct):
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    wqe_id: Field[int]
    rsvd4: Field[ctypes.Array[ctypes.c_uint8]]
    ml_path: Field[int]
    rsvd20: Field[ctypes.Array[ctypes.c_uint8]]
    slid: Field[int]
    flags_rqpn: Field[int]
    hds_ip_ext: Field[int]
    l4_hdr_type_etc: Field[int]
    vlan_info: Field[int]
    tm_cqe: Field[struct_mlx5_tm_cqe]
    tmh: Field[struct_ibv_tmh]
    srqn_uidx: Field[int]
    imm_inval_pkey: Field[int]
    app: Field[int]
    app_op: Field[int]
    app_info: Field[int]
    byte_cnt: Field[int]
    timestamp: Field[int]
    sop_drop_qpn: Field[int]
    wqe_counter: Field[int]
    signature: Field[int]
    op_own: Field[int]
MLX5_TMC_SUCCESS: int
enum_mlx5dv_cqe_comp_res_format = ctypes.c_uint32
MLX5DV_CQE_RES_FORMAT_HASH: int
MLX5DV_CQE_RES_FORMAT_CSUM: int
MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX: int
enum_mlx5dv_sw_parsing_offloads = ctypes.c_uint32
MLX5DV_SW_PARSING: int
MLX5DV_SW_PARSING_CSUM: int
MLX5DV_SW_PARSING_LSO: int
MLX5_INVALID_LKEY: int
MLX5_EXTENDED_UD_AV: int
MLX5_WQE_CTRL_CQ_UPDATE: int
MLX5_WQE_CTRL_SOLICITED: int
MLX5_WQE_CTRL_FENCE: int
MLX5_WQE_CTRL_INITIATOR_SMALL_FENCE: int
MLX5_SEND_WQE_BB: int
MLX5_SEND_WQE_SHIFT: int
MLX5_INLINE_SEG: int
MLX5_ETH_WQE_L3_CSUM: int
MLX5_ETH_WQE_L4_CSUM: int
class struct_mlx5_wqe_srq_next_seg(runtime.Struct):
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    next_wqe_index: Field[int]
    signature: Field[int]
    rsvd1: Field[ctypes.Array[ctypes.c_uint8]]
class struct_mlx5_wqe_data_seg(runtime.Struct):
    byte_count: Field[int]
    lkey: Field[int]
    addr: Field[int]
class struct_mlx5_wqe_ctrl_seg(runtime.Struct):
    opmod_idx_opcode: Field[int]
    qpn_ds: Field[int]
    signature: Field[int]
    dci_stream_channel_id: Field[int]
    fm_ce_se: Field[int]
    imm: Field[int]
class struct_mlx5_mprq_wqe(runtime.Struct):
    nseg: Field[struct_mlx5_wqe_srq_next_seg]
    dseg: Field[struct_mlx5_wqe_data_seg]
class struct_mlx5_wqe_datagram_seg(runtime.Struct):
    av: Field[struct_mlx5_wqe_av]
class struct_mlx5_wqe_raddr_seg(runtime.Struct):
    raddr: Field[int]
    rkey: Field[int]
    reserved: Field[int]
class struct_mlx5_wqe_atomic_seg(runtime.Struct):
    swap_add: Field[int]
    compare: Field[int]
class struct_mlx5_wqe_inl_data_seg(runtime.Struct):
    byte_count: Field[int]
class struct_mlx5_wqe_eth_seg(runtime.Struct):
    rsvd0: Field[int]
    cs_flags: Field[int]
    rsvd1: Field[int]
    mss: Field[int]
    rsvd2: Field[int]
    inline_hdr_sz: Field[int]
    inline_hdr_start: Field[ctypes.Array[ctypes.c_uint8]]
    inline_hdr: Field[ctypes.Array[ctypes.c_uint8]]
class struct_mlx5_wqe_tm_seg(runtime.Struct):
    opcode: Field[int]
    flags: Field[int]
    index: Field[int]
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    sw_cnt: Field[int]
    rsvd1: Field[ctypes.Array[ctypes.c_uint8]]
    append_tag: Field[int]
    append_mask: Field[int]
MLX5_WQE_UMR_CTRL_FLAG_INLINE: int
MLX5_WQE_UMR_CTRL_FLAG_CHECK_FREE: int
MLX5_WQE_UMR_CTRL_FLAG_TRNSLATION_OFFSET: int
MLX5_WQE_UMR_CTRL_FLAG_CHECK_QPN: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_LEN: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_START_ADDR: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_SIG_ERR: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_BSF_ENABLE: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_MKEY: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_QPN: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_LOCAL_WRITE: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_READ: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_WRITE: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_ATOMIC: int
MLX5_WQE_UMR_CTRL_MKEY_MASK_FREE: int
class struct_mlx5_wqe_umr_ctrl_seg_3(runtime.Union):
    translation_offset: Field[int]
    bsf_octowords: Field[int]
class struct_mlx5_wqe_umr_ctrl_seg(runtime.Struct):
    flags: Field[int]
    rsvd0: Field[ctypes.Array[ctypes.c_uint8]]
    klm_octowords: Field[int]
    translation_offset: Field[int]
    bsf_octowords: Field[int]
    mkey_mask: Field[int]
    rsvd1: Field[ctypes.Array[ctypes.c_uint8]]
class struct_mlx5_wqe_umr_klm_seg(runtime.Struct):
    byte_count: Field[int]
    mkey: Field[int]
    address: Field[int]
class union_mlx5_wqe_umr_inline_seg(runtime.Union):
    klm: Field[struct_mlx5_wqe_umr_klm_seg]
class struct_mlx5_wqe_umr_repeat_ent_seg(runtime.Struct):
    stride: Field[int]
    byte_count: Field[int]
    memkey: Field[int]
    va: Field[int]
class struct_mlx5_wqe_umr_repeat_block_seg(runtime.Struct):
    byte_count: Field[int]
    op: Field[int]
    repeat_count: Field[int]
    reserved: Field[int]
    num_ent: Field[int]
    entries: Field[ctypes.Array[struct_mlx5_wqe_umr_repeat_ent_seg]]
MLX5_WQE_MKEY_CONTEXT_FREE: int
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_ATOMIC: int
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_WRITE: int
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_READ: int
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_WRITE: int
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_READ: int
class struct_mlx5_wqe_mkey_context_seg(runtime.Struct):
    free: Field[int]
    reserved1: Field[int]
    access_flags: Field[int]
    sf: Field[int]
    qpn_mkey: Field[int]
    reserved2: Field[int]
    flags_pd: Field[int]
    start_addr: Field[int]
    len: Field[int]
    bsf_octword_size: Field[int]
    reserved3: Field[ctypes.Array[ctypes.c_uint32]]
    translations_octword_size: Field[int]
    reserved4: Field[ctypes.Array[ctypes.c_uint8]]
    log_page_size: Field[int]
    reserved: Field[int]
    inseg: Field[ctypes.Array[union_mlx5_wqe_umr_inline_seg]]
enum_mlx5dv_set_ctx_attr_type = ctypes.c_uint32
MLX5DV_CTX_ATTR_BUF_ALLOCATORS: int
MLX5_MMAP_GET_REGULAR_PAGES_CMD: int
MLX5_MMAP_GET_NC_PAGES_CMD: int
class struct_mlx5dv_ctx_allocators(runtime.Struct):
    alloc: Field[Any]
    free: Field[Any]
    data: Field[int | None]
def mlx5dv_set_context_attr(context: Any, type: Any, attr: Any, /) -> int:
    """int mlx5dv_set_context_attr(struct ibv_context * context, enum mlx5dv_set_ctx_attr_type type, void * attr)"""
class struct_mlx5dv_clock_info(runtime.Struct):
    nsec: Field[int]
    last_cycles: Field[int]
    frac: Field[int]
    mult: Field[int]
    shift: Field[int]
    mask: Field[int]
def mlx5dv_get_clock_info(context: Any, clock_info: Any, /) -> int:
    """int mlx5dv_get_clock_info(struct ibv_context * context, struct mlx5dv_clock_info * clock_info)"""
enum_mlx5dv_context_attr_flags = ctypes.c_uint32
MLX5DV_CONTEXT_FLAGS_DEVX: int
class struct_mlx5dv_context_attr(runtime.Struct):
    flags: Field[int]
    comp_mask: Field[int]
def mlx5dv_is_supported(device: Any, /) -> bool:
    """_Bool mlx5dv_is_supported(struct ibv_device * device)"""
enum_mlx5dv_vfio_context_attr_flags = ctypes.c_uint32
MLX5DV_VFIO_CTX_FLAGS_INIT_LINK_DOWN: int
class struct_mlx5dv_vfio_context_attr(runtime.Struct):
    pci_name: Field[bytes | None]
    flags: Field[int]
    comp_mask: Field[int]
def mlx5dv_get_vfio_device_list(attr: Any, /) -> ctypes._Pointer[Any]:
    """struct ibv_device ** mlx5dv_get_vfio_device_list(struct mlx5dv_vfio_context_attr * attr)"""
def mlx5dv_vfio_get_events_fd(ibctx: Any, /) -> int:
    """int mlx5dv_vfio_get_events_fd(struct ibv_context * ibctx)"""
def mlx5dv_vfio_process_events(context: Any, /) -> int:
    """int mlx5dv_vfio_process_events(struct ibv_context * context)"""
def mlx5dv_open_device(device: Any, attr: Any, /) -> ctypes._Pointer[struct_ibv_context]:
    """struct ibv_context * mlx5dv_open_device(struct ibv_device * device, struct mlx5dv_context_attr * attr)"""
def mlx5dv_devx_obj_create(context: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_obj]:
    """struct mlx5dv_devx_obj * mlx5dv_devx_obj_create(struct ibv_context * context, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_obj_query(obj: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_obj_query(struct mlx5dv_devx_obj * obj, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_obj_modify(obj: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_obj_modify(struct mlx5dv_devx_obj * obj, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_obj_destroy(obj: Any, /) -> int:
    """int mlx5dv_devx_obj_destroy(struct mlx5dv_devx_obj * obj)"""
def mlx5dv_devx_general_cmd(context: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_general_cmd(struct ibv_context * context, const void * in, size_t inlen, void * out, size_t outlen)"""
def _mlx5dv_query_port(context: Any, port_num: Any, info: Any, info_len: Any, /) -> int:
    """int _mlx5dv_query_port(struct ibv_context * context, uint32_t port_num, struct mlx5_ib_uapi_query_port * info, size_t info_len)"""
class struct_mlx5dv_devx_umem(runtime.Struct):
    umem_id: Field[int]
def mlx5dv_devx_umem_reg(ctx: Any, addr: Any, size: Any, access: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_umem]:
    """struct mlx5dv_devx_umem * mlx5dv_devx_umem_reg(struct ibv_context * ctx, void * addr, size_t size, uint32_t access)"""
enum_mlx5dv_devx_umem_in_mask = ctypes.c_uint32
MLX5DV_UMEM_MASK_DMABUF: int
class struct_mlx5dv_devx_umem_in(runtime.Struct):
    addr: Field[int | None]
    size: Field[int]
    access: Field[int]
    pgsz_bitmap: Field[int]
    comp_mask: Field[int]
    dmabuf_fd: Field[int]
def mlx5dv_devx_umem_reg_ex(ctx: Any, umem_in: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_umem]:
    """struct mlx5dv_devx_umem * mlx5dv_devx_umem_reg_ex(struct ibv_context * ctx, struct mlx5dv_devx_umem_in * umem_in)"""
def mlx5dv_devx_umem_dereg(umem: Any, /) -> int:
    """int mlx5dv_devx_umem_dereg(struct mlx5dv_devx_umem * umem)"""
class struct_mlx5dv_devx_uar(runtime.Struct):
    reg_addr: Field[int | None]
    base_addr: Field[int | None]
    page_id: Field[int]
    mmap_off: Field[int]
    comp_mask: Field[int]
def mlx5dv_devx_alloc_uar(context: Any, flags: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_uar]:
    """struct mlx5dv_devx_uar * mlx5dv_devx_alloc_uar(struct ibv_context * context, uint32_t flags)"""
def mlx5dv_devx_free_uar(devx_uar: Any, /) -> None:
    """void mlx5dv_devx_free_uar(struct mlx5dv_devx_uar * devx_uar)"""
class struct_mlx5dv_var(runtime.Struct):
    page_id: Field[int]
    length: Field[int]
    mmap_off: Field[int]
    comp_mask: Field[int]
def mlx5dv_alloc_var(context: Any, flags: Any, /) -> ctypes._Pointer[struct_mlx5dv_var]:
    """struct mlx5dv_var * mlx5dv_alloc_var(struct ibv_context * context, uint32_t flags)"""
def mlx5dv_free_var(dv_var: Any, /) -> None:
    """void mlx5dv_free_var(struct mlx5dv_var * dv_var)"""
def mlx5dv_devx_query_eqn(context: Any, vector: Any, eqn: Any, /) -> int:
    """int mlx5dv_devx_query_eqn(struct ibv_context * context, uint32_t vector, uint32_t * eqn)"""
def mlx5dv_devx_cq_query(cq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_cq_query(struct ibv_cq * cq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_cq_modify(cq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_cq_modify(struct ibv_cq * cq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_qp_query(qp: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_qp_query(struct ibv_qp * qp, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_qp_modify(qp: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_qp_modify(struct ibv_qp * qp, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_srq_query(srq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_srq_query(struct ibv_srq * srq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_srq_modify(srq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_srq_modify(struct ibv_srq * srq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_wq_query(wq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_wq_query(struct ibv_wq * wq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_wq_modify(wq: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_wq_modify(struct ibv_wq * wq, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_ind_tbl_query(ind_tbl: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_ind_tbl_query(struct ibv_rwq_ind_table * ind_tbl, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_ind_tbl_modify(ind_tbl: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> int:
    """int mlx5dv_devx_ind_tbl_modify(struct ibv_rwq_ind_table * ind_tbl, const void * in, size_t inlen, void * out, size_t outlen)"""
class struct_mlx5dv_devx_cmd_comp(runtime.Struct):
    fd: Field[int]
def mlx5dv_devx_create_cmd_comp(context: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_cmd_comp]:
    """struct mlx5dv_devx_cmd_comp * mlx5dv_devx_create_cmd_comp(struct ibv_context * context)"""
def mlx5dv_devx_destroy_cmd_comp(cmd_comp: Any, /) -> None:
    """void mlx5dv_devx_destroy_cmd_comp(struct mlx5dv_devx_cmd_comp * cmd_comp)"""
def mlx5dv_devx_obj_query_async(obj: Any, in_: Any, inlen: Any, outlen: Any, wr_id: Any, cmd_comp: Any, /) -> int:
    """int mlx5dv_devx_obj_query_async(struct mlx5dv_devx_obj * obj, const void * in, size_t inlen, size_t outlen, uint64_t wr_id, struct mlx5dv_devx_cmd_comp * cmd_comp)"""
def mlx5dv_devx_get_async_cmd_comp(cmd_comp: Any, cmd_resp: Any, cmd_resp_len: Any, /) -> int:
    """int mlx5dv_devx_get_async_cmd_comp(struct mlx5dv_devx_cmd_comp * cmd_comp, struct mlx5_ib_uapi_devx_async_cmd_hdr * cmd_resp, size_t cmd_resp_len)"""
class struct_mlx5dv_devx_event_channel(runtime.Struct):
    fd: Field[int]
def mlx5dv_devx_create_event_channel(context: Any, flags: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_event_channel]:
    """struct mlx5dv_devx_event_channel * mlx5dv_devx_create_event_channel(struct ibv_context * context, enum mlx5_ib_uapi_devx_create_event_channel_flags flags)"""
def mlx5dv_devx_destroy_event_channel(event_channel: Any, /) -> None:
    """void mlx5dv_devx_destroy_event_channel(struct mlx5dv_devx_event_channel * event_channel)"""
def mlx5dv_devx_subscribe_devx_event(event_channel: Any, obj: Any, events_sz: Any, events_num: Any, cookie: Any, /) -> int:
    """int mlx5dv_devx_subscribe_devx_event(struct mlx5dv_devx_event_channel * event_channel, struct mlx5dv_devx_obj * obj, uint16_t events_sz, uint16_t[] events_num, uint64_t cookie)"""
def mlx5dv_devx_subscribe_devx_event_fd(event_channel: Any, fd: Any, obj: Any, event_num: Any, /) -> int:
    """int mlx5dv_devx_subscribe_devx_event_fd(struct mlx5dv_devx_event_channel * event_channel, int fd, struct mlx5dv_devx_obj * obj, uint16_t event_num)"""
def mlx5dv_devx_get_event(event_channel: Any, event_data: Any, event_resp_len: Any, /) -> int:
    """ssize_t mlx5dv_devx_get_event(struct mlx5dv_devx_event_channel * event_channel, struct mlx5_ib_uapi_devx_async_event_hdr * event_data, size_t event_resp_len)"""
class struct_mlx5dv_dr_domain(runtime.Struct): ...
class struct_mlx5dv_dr_table(runtime.Struct): ...
class struct_mlx5dv_dr_matcher(runtime.Struct): ...
class struct_mlx5dv_dr_rule(runtime.Struct): ...
class struct_mlx5dv_dr_action(runtime.Struct): ...
enum_mlx5dv_dr_domain_type = ctypes.c_uint32
MLX5DV_DR_DOMAIN_TYPE_NIC_RX: int
MLX5DV_DR_DOMAIN_TYPE_NIC_TX: int
MLX5DV_DR_DOMAIN_TYPE_FDB: int
enum_mlx5dv_dr_domain_sync_flags = ctypes.c_uint32
MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW: int
MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW: int
MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM: int
class struct_mlx5dv_dr_flow_meter_attr(runtime.Struct):
    next_table: Field[ctypes._Pointer[struct_mlx5dv_dr_table]]
    active: Field[int]
    reg_c_index: Field[int]
    flow_meter_parameter_sz: Field[int]
    flow_meter_parameter: Field[int | None]
class struct_mlx5dv_dr_flow_sampler_attr(runtime.Struct):
    sample_ratio: Field[int]
    default_next_table: Field[ctypes._Pointer[struct_mlx5dv_dr_table]]
    num_sample_actions: Field[int]
    sample_actions: Field[ctypes._Pointer[Any]]
    action: Field[int]
def mlx5dv_dr_domain_create(ctx: Any, type: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_domain]:
    """struct mlx5dv_dr_domain * mlx5dv_dr_domain_create(struct ibv_context * ctx, enum mlx5dv_dr_domain_type type)"""
def mlx5dv_dr_domain_destroy(domain: Any, /) -> int:
    """int mlx5dv_dr_domain_destroy(struct mlx5dv_dr_domain * domain)"""
def mlx5dv_dr_domain_sync(domain: Any, flags: Any, /) -> int:
    """int mlx5dv_dr_domain_sync(struct mlx5dv_dr_domain * domain, uint32_t flags)"""
def mlx5dv_dr_domain_set_reclaim_device_memory(dmn: Any, enable: Any, /) -> None:
    """void mlx5dv_dr_domain_set_reclaim_device_memory(struct mlx5dv_dr_domain * dmn, _Bool enable)"""
def mlx5dv_dr_domain_allow_duplicate_rules(domain: Any, allow: Any, /) -> None:
    """void mlx5dv_dr_domain_allow_duplicate_rules(struct mlx5dv_dr_domain * domain, _Bool allow)"""
def mlx5dv_dr_table_create(domain: Any, level: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_table]:
    """struct mlx5dv_dr_table * mlx5dv_dr_table_create(struct mlx5dv_dr_domain * domain, uint32_t level)"""
def mlx5dv_dr_table_destroy(table: Any, /) -> int:
    """int mlx5dv_dr_table_destroy(struct mlx5dv_dr_table * table)"""
def mlx5dv_dr_matcher_create(table: Any, priority: Any, match_criteria_enable: Any, mask: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_matcher]:
    """struct mlx5dv_dr_matcher * mlx5dv_dr_matcher_create(struct mlx5dv_dr_table * table, uint16_t priority, uint8_t match_criteria_enable, struct mlx5dv_flow_match_parameters * mask)"""
def mlx5dv_dr_matcher_destroy(matcher: Any, /) -> int:
    """int mlx5dv_dr_matcher_destroy(struct mlx5dv_dr_matcher * matcher)"""
enum_mlx5dv_dr_matcher_layout_flags = ctypes.c_uint32
MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE: int
MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE: int
class struct_mlx5dv_dr_matcher_layout(runtime.Struct):
    flags: Field[int]
    log_num_of_rules_hint: Field[int]
def mlx5dv_dr_matcher_set_layout(matcher: Any, layout: Any, /) -> int:
    """int mlx5dv_dr_matcher_set_layout(struct mlx5dv_dr_matcher * matcher, struct mlx5dv_dr_matcher_layout * layout)"""
def mlx5dv_dr_rule_create(matcher: Any, value: Any, num_actions: Any, actions: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_rule]:
    """struct mlx5dv_dr_rule * mlx5dv_dr_rule_create(struct mlx5dv_dr_matcher * matcher, struct mlx5dv_flow_match_parameters * value, size_t num_actions, struct mlx5dv_dr_action *[] actions)"""
def mlx5dv_dr_rule_destroy(rule: Any, /) -> int:
    """int mlx5dv_dr_rule_destroy(struct mlx5dv_dr_rule * rule)"""
enum_mlx5dv_dr_action_flags = ctypes.c_uint32
MLX5DV_DR_ACTION_FLAGS_ROOT_LEVEL: int
def mlx5dv_dr_action_create_dest_ibv_qp(ibqp: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_ibv_qp(struct ibv_qp * ibqp)"""
def mlx5dv_dr_action_create_dest_table(table: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_table(struct mlx5dv_dr_table * table)"""
def mlx5dv_dr_action_create_dest_vport(domain: Any, vport: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_vport(struct mlx5dv_dr_domain * domain, uint32_t vport)"""
def mlx5dv_dr_action_create_dest_ib_port(domain: Any, ib_port: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_ib_port(struct mlx5dv_dr_domain * domain, uint32_t ib_port)"""
def mlx5dv_dr_action_create_dest_devx_tir(devx_obj: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_devx_tir(struct mlx5dv_devx_obj * devx_obj)"""
enum_mlx5dv_dr_action_dest_type = ctypes.c_uint32
MLX5DV_DR_ACTION_DEST: int
MLX5DV_DR_ACTION_DEST_REFORMAT: int
class struct_mlx5dv_dr_action_dest_reformat(runtime.Struct):
    reformat: Field[ctypes._Pointer[struct_mlx5dv_dr_action]]
    dest: Field[ctypes._Pointer[struct_mlx5dv_dr_action]]
class struct_mlx5dv_dr_action_dest_attr_1(runtime.Union):
    dest: Field[ctypes._Pointer[struct_mlx5dv_dr_action]]
    dest_reformat: Field[ctypes._Pointer[struct_mlx5dv_dr_action_dest_reformat]]
class struct_mlx5dv_dr_action_dest_attr(runtime.Struct):
    type: Field[int]
    dest: Field[ctypes._Pointer[struct_mlx5dv_dr_action]]
    dest_reformat: Field[ctypes._Pointer[struct_mlx5dv_dr_action_dest_reformat]]
def mlx5dv_dr_action_create_dest_array(domain: Any, num_dest: Any, dests: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_array(struct mlx5dv_dr_domain * domain, size_t num_dest, struct mlx5dv_dr_action_dest_attr *[] dests)"""
def mlx5dv_dr_action_create_drop() -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_drop()"""
def mlx5dv_dr_action_create_default_miss() -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_default_miss()"""
def mlx5dv_dr_action_create_tag(tag_value: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_tag(uint32_t tag_value)"""
def mlx5dv_dr_action_create_flow_counter(devx_obj: Any, offset: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_flow_counter(struct mlx5dv_devx_obj * devx_obj, uint32_t offset)"""
enum_mlx5dv_dr_action_aso_first_hit_flags = ctypes.c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET: int
enum_mlx5dv_dr_action_aso_flow_meter_flags = ctypes.c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED: int
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW: int
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN: int
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED: int
enum_mlx5dv_dr_action_aso_ct_flags = ctypes.c_uint32
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR: int
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER: int
def mlx5dv_dr_action_create_aso(domain: Any, devx_obj: Any, offset: Any, flags: Any, return_reg_c: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_aso(struct mlx5dv_dr_domain * domain, struct mlx5dv_devx_obj * devx_obj, uint32_t offset, uint32_t flags, uint8_t return_reg_c)"""
def mlx5dv_dr_action_modify_aso(action: Any, offset: Any, flags: Any, return_reg_c: Any, /) -> int:
    """int mlx5dv_dr_action_modify_aso(struct mlx5dv_dr_action * action, uint32_t offset, uint32_t flags, uint8_t return_reg_c)"""
def mlx5dv_dr_action_create_packet_reformat(domain: Any, flags: Any, reformat_type: Any, data_sz: Any, data: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_packet_reformat(struct mlx5dv_dr_domain * domain, uint32_t flags, enum mlx5_ib_uapi_flow_action_packet_reformat_type reformat_type, size_t data_sz, void * data)"""
def mlx5dv_dr_action_create_modify_header(domain: Any, flags: Any, actions_sz: Any, actions: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_modify_header(struct mlx5dv_dr_domain * domain, uint32_t flags, size_t actions_sz, __be64[] actions)"""
def mlx5dv_dr_action_create_flow_meter(attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_flow_meter(struct mlx5dv_dr_flow_meter_attr * attr)"""
def mlx5dv_dr_action_modify_flow_meter(action: Any, attr: Any, modify_field_select: Any, /) -> int:
    """int mlx5dv_dr_action_modify_flow_meter(struct mlx5dv_dr_action * action, struct mlx5dv_dr_flow_meter_attr * attr, __be64 modify_field_select)"""
def mlx5dv_dr_action_create_flow_sampler(attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_flow_sampler(struct mlx5dv_dr_flow_sampler_attr * attr)"""
def mlx5dv_dr_action_create_pop_vlan() -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_pop_vlan()"""
def mlx5dv_dr_action_create_push_vlan(domain: Any, vlan_hdr: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_push_vlan(struct mlx5dv_dr_domain * domain, __be32 vlan_hdr)"""
def mlx5dv_dr_action_create_dest_root_table(table: Any, priority: Any, /) -> ctypes._Pointer[struct_mlx5dv_dr_action]:
    """struct mlx5dv_dr_action * mlx5dv_dr_action_create_dest_root_table(struct mlx5dv_dr_table * table, uint16_t priority)"""
def mlx5dv_dr_action_destroy(action: Any, /) -> int:
    """int mlx5dv_dr_action_destroy(struct mlx5dv_dr_action * action)"""
class struct__IO_marker(runtime.Struct): ...
class struct__IO_codecvt(runtime.Struct): ...
class struct__IO_wide_data(runtime.Struct): ...
class struct__IO_FILE(runtime.Struct):
    _flags: Field[int]
    _IO_read_ptr: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_read_end: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_read_base: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_write_base: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_write_ptr: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_write_end: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_buf_base: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_buf_end: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_save_base: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_backup_base: Field[ctypes._Pointer[ctypes.c_char]]
    _IO_save_end: Field[ctypes._Pointer[ctypes.c_char]]
    _markers: Field[ctypes._Pointer[struct__IO_marker]]
    _chain: Field[ctypes._Pointer[struct__IO_FILE]]
    _fileno: Field[int]
    _flags2: Field[int]
    _old_offset: Field[int]
    _cur_column: Field[int]
    _vtable_offset: Field[int]
    _shortbuf: Field[bytes]
    _lock: Field[int | None]
    _offset: Field[int]
    _codecvt: Field[ctypes._Pointer[struct__IO_codecvt]]
    _wide_data: Field[ctypes._Pointer[struct__IO_wide_data]]
    _freeres_list: Field[ctypes._Pointer[struct__IO_FILE]]
    _freeres_buf: Field[int | None]
    __pad5: Field[int]
    _mode: Field[int]
    _unused2: Field[bytes]
def mlx5dv_dump_dr_domain(fout: Any, domain: Any, /) -> int:
    """int mlx5dv_dump_dr_domain(FILE * fout, struct mlx5dv_dr_domain * domain)"""
def mlx5dv_dump_dr_table(fout: Any, table: Any, /) -> int:
    """int mlx5dv_dump_dr_table(FILE * fout, struct mlx5dv_dr_table * table)"""
def mlx5dv_dump_dr_matcher(fout: Any, matcher: Any, /) -> int:
    """int mlx5dv_dump_dr_matcher(FILE * fout, struct mlx5dv_dr_matcher * matcher)"""
def mlx5dv_dump_dr_rule(fout: Any, rule: Any, /) -> int:
    """int mlx5dv_dump_dr_rule(FILE * fout, struct mlx5dv_dr_rule * rule)"""
class struct_mlx5dv_pp(runtime.Struct):
    index: Field[int]
def mlx5dv_pp_alloc(context: Any, pp_context_sz: Any, pp_context: Any, flags: Any, /) -> ctypes._Pointer[struct_mlx5dv_pp]:
    """struct mlx5dv_pp * mlx5dv_pp_alloc(struct ibv_context * context, size_t pp_context_sz, const void * pp_context, uint32_t flags)"""
def mlx5dv_pp_free(pp: Any, /) -> None:
    """void mlx5dv_pp_free(struct mlx5dv_pp * pp)"""
def mlx5dv_query_qp_lag_port(qp: Any, port_num: Any, active_port_num: Any, /) -> int:
    """int mlx5dv_query_qp_lag_port(struct ibv_qp * qp, uint8_t * port_num, uint8_t * active_port_num)"""
def mlx5dv_modify_qp_lag_port(qp: Any, port_num: Any, /) -> int:
    """int mlx5dv_modify_qp_lag_port(struct ibv_qp * qp, uint8_t port_num)"""
def mlx5dv_modify_qp_udp_sport(qp: Any, udp_sport: Any, /) -> int:
    """int mlx5dv_modify_qp_udp_sport(struct ibv_qp * qp, uint16_t udp_sport)"""
def mlx5dv_dci_stream_id_reset(qp: Any, stream_id: Any, /) -> int:
    """int mlx5dv_dci_stream_id_reset(struct ibv_qp * qp, uint16_t stream_id)"""
enum_mlx5dv_sched_elem_attr_flags = ctypes.c_uint32
MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE: int
MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW: int
class struct_mlx5dv_sched_node(runtime.Struct): ...
class struct_mlx5dv_sched_attr(runtime.Struct):
    parent: Field[ctypes._Pointer[struct_mlx5dv_sched_node]]
    flags: Field[int]
    bw_share: Field[int]
    max_avg_bw: Field[int]
    comp_mask: Field[int]
class struct_mlx5dv_sched_leaf(runtime.Struct): ...
def mlx5dv_sched_node_create(context: Any, sched_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_sched_node]:
    """struct mlx5dv_sched_node * mlx5dv_sched_node_create(struct ibv_context * context, const struct mlx5dv_sched_attr * sched_attr)"""
def mlx5dv_sched_leaf_create(context: Any, sched_attr: Any, /) -> ctypes._Pointer[struct_mlx5dv_sched_leaf]:
    """struct mlx5dv_sched_leaf * mlx5dv_sched_leaf_create(struct ibv_context * context, const struct mlx5dv_sched_attr * sched_attr)"""
def mlx5dv_sched_node_modify(node: Any, sched_attr: Any, /) -> int:
    """int mlx5dv_sched_node_modify(struct mlx5dv_sched_node * node, const struct mlx5dv_sched_attr * sched_attr)"""
def mlx5dv_sched_leaf_modify(leaf: Any, sched_attr: Any, /) -> int:
    """int mlx5dv_sched_leaf_modify(struct mlx5dv_sched_leaf * leaf, const struct mlx5dv_sched_attr * sched_attr)"""
def mlx5dv_sched_node_destroy(node: Any, /) -> int:
    """int mlx5dv_sched_node_destroy(struct mlx5dv_sched_node * node)"""
def mlx5dv_sched_leaf_destroy(leaf: Any, /) -> int:
    """int mlx5dv_sched_leaf_destroy(struct mlx5dv_sched_leaf * leaf)"""
def mlx5dv_modify_qp_sched_elem(qp: Any, requestor: Any, responder: Any, /) -> int:
    """int mlx5dv_modify_qp_sched_elem(struct ibv_qp * qp, const struct mlx5dv_sched_leaf * requestor, const struct mlx5dv_sched_leaf * responder)"""
def mlx5dv_reserved_qpn_alloc(ctx: Any, qpn: Any, /) -> int:
    """int mlx5dv_reserved_qpn_alloc(struct ibv_context * ctx, uint32_t * qpn)"""
def mlx5dv_reserved_qpn_dealloc(ctx: Any, qpn: Any, /) -> int:
    """int mlx5dv_reserved_qpn_dealloc(struct ibv_context * ctx, uint32_t qpn)"""
def mlx5dv_dr_aso_other_domain_link(devx_obj: Any, peer_dmn: Any, dmn: Any, flags: Any, return_reg_c: Any, /) -> int:
    """int mlx5dv_dr_aso_other_domain_link(struct mlx5dv_devx_obj * devx_obj, struct mlx5dv_dr_domain * peer_dmn, struct mlx5dv_dr_domain * dmn, uint32_t flags, uint8_t return_reg_c)"""
def mlx5dv_dr_aso_other_domain_unlink(devx_obj: Any, dmn: Any, /) -> int:
    """int mlx5dv_dr_aso_other_domain_unlink(struct mlx5dv_devx_obj * devx_obj, struct mlx5dv_dr_domain * dmn)"""
class struct_mlx5dv_devx_msi_vector(runtime.Struct):
    vector: Field[int]
    fd: Field[int]
def mlx5dv_devx_alloc_msi_vector(ibctx: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_msi_vector]:
    """struct mlx5dv_devx_msi_vector * mlx5dv_devx_alloc_msi_vector(struct ibv_context * ibctx)"""
def mlx5dv_devx_free_msi_vector(msi: Any, /) -> int:
    """int mlx5dv_devx_free_msi_vector(struct mlx5dv_devx_msi_vector * msi)"""
class struct_mlx5dv_devx_eq(runtime.Struct):
    vaddr: Field[int | None]
def mlx5dv_devx_create_eq(ibctx: Any, in_: Any, inlen: Any, out: Any, outlen: Any, /) -> ctypes._Pointer[struct_mlx5dv_devx_eq]:
    """struct mlx5dv_devx_eq * mlx5dv_devx_create_eq(struct ibv_context * ibctx, const void * in, size_t inlen, void * out, size_t outlen)"""
def mlx5dv_devx_destroy_eq(eq: Any, /) -> int:
    """int mlx5dv_devx_destroy_eq(struct mlx5dv_devx_eq * eq)"""
NULL: int
IB_UVERBS_ACCESS_OPTIONAL_FIRST: int
IB_UVERBS_ACCESS_OPTIONAL_LAST: int
IBV_FLOW_ACTION_ESP_KEYMAT_AES_GCM: int
IBV_FLOW_ACTION_IV_ALGO_SEQ: int
IBV_FLOW_ACTION_ESP_REPLAY_NONE: int
IBV_FLOW_ACTION_ESP_REPLAY_BMP: int
IBV_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO: int
IBV_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD: int
IBV_FLOW_ACTION_ESP_FLAGS_TUNNEL: int
IBV_FLOW_ACTION_ESP_FLAGS_TRANSPORT: int
IBV_FLOW_ACTION_ESP_FLAGS_DECRYPT: int
IBV_FLOW_ACTION_ESP_FLAGS_ENCRYPT: int
IBV_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW: int
IBV_ADVISE_MR_ADVICE_PREFETCH: int
IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE: int
IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT: int
IBV_ADVISE_MR_FLAG_FLUSH: int
IBV_QPF_GRH_REQUIRED: int
IBV_ACCESS_OPTIONAL_RANGE: int
IBV_ACCESS_OPTIONAL_FIRST: int
__VERBS_ABI_IS_EXTENDED: int
IBV_DEVICE_RAW_SCATTER_FCS: int
IBV_DEVICE_PCI_WRITE_END_PADDING: int
IBV_ALLOCATOR_USE_DEFAULT: int
ETHERNET_LL_SIZE: int
IB_ROCE_UDP_ENCAP_VALID_PORT_MIN: int
IB_ROCE_UDP_ENCAP_VALID_PORT_MAX: int
IB_GRH_FLOWLABEL_MASK: int
MLX5DV_FLOW_ACTION_FLAGS_REQUIRE_METADATA: int
MLX5DV_FLOW_TABLE_TYPE_NIC_RX: int
MLX5DV_FLOW_TABLE_TYPE_NIC_TX: int
MLX5DV_FLOW_TABLE_TYPE_FDB: int
MLX5DV_FLOW_TABLE_TYPE_RDMA_RX: int
MLX5DV_FLOW_TABLE_TYPE_RDMA_TX: int
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2: int
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL: int
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2: int
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL: int
MLX5DV_DM_TYPE_MEMIC: int
MLX5DV_DM_TYPE_STEERING_SW_ICM: int
MLX5DV_DM_TYPE_HEADER_MODIFY_SW_ICM: int
MLX5DV_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM: int
MLX5DV_DEVX_CREATE_EVENT_CHANNEL_FLAGS_OMIT_EV_DATA: int
MLX5DV_PP_ALLOC_FLAGS_DEDICATED_INDEX: int
MLX5DV_UAR_ALLOC_TYPE_BF: int
MLX5DV_UAR_ALLOC_TYPE_NC: int
MLX5DV_QUERY_PORT_VPORT: int
MLX5DV_QUERY_PORT_VPORT_VHCA_ID: int
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_RX: int
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_TX: int
MLX5DV_QUERY_PORT_VPORT_REG_C0: int
MLX5DV_QUERY_PORT_ESW_OWNER_VHCA_ID: int
MLX5DV_RES_TYPE_QP: int
MLX5DV_RES_TYPE_RWQ: int
MLX5DV_RES_TYPE_DBR: int
MLX5DV_RES_TYPE_SRQ: int
MLX5DV_RES_TYPE_CQ: int
def __devx_dw_off(bit_off: Any) -> Any: ...
def __devx_64_off(bit_off: Any) -> Any: ...
def __devx_dw_bit_off(bit_sz: Any, bit_off: Any) -> Any: ...
def __devx_mask(bit_sz: Any) -> Any: ...
def __devx_dw_mask(bit_sz: Any, bit_off: Any) -> Any: ...
