"""io_uring: submission and completion queues of the Linux kernel."""

# Made by `tg-autogen gen io_uring`; change the spec, not this file.
# From: Debian linux-libc-dev 6.1.187-1
# Headers: linux/io_uring.h
# Licence of the headers: (GPL-2.0 WITH Linux-syscall-note) OR MIT
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64

from tg_autogen.runtime import Struct, Union, layout


class struct_io_uring_sqe_4_2(Struct):
    __slots__ = ()
layout(struct_io_uring_sqe_4_2, 8, 4,
    ("cmd_op", c_uint32, 0),
    ("__pad1", c_uint32, 4),
)

class struct_io_uring_sqe_4(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_4, 8, 8,
    ("off", c_uint64, 0),
    ("addr2", c_uint64, 0),
    ("", struct_io_uring_sqe_4_2, 0),
)

class struct_io_uring_sqe_5(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_5, 8, 8,
    ("addr", c_uint64, 0),
    ("splice_off_in", c_uint64, 0),
)

class struct_io_uring_sqe_7(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_7, 4, 4,
    ("rw_flags", c_uint32, 0),
    ("fsync_flags", c_uint32, 0),
    ("poll_events", c_uint16, 0),
    ("poll32_events", c_uint32, 0),
    ("sync_range_flags", c_uint32, 0),
    ("msg_flags", c_uint32, 0),
    ("timeout_flags", c_uint32, 0),
    ("accept_flags", c_uint32, 0),
    ("cancel_flags", c_uint32, 0),
    ("open_flags", c_uint32, 0),
    ("statx_flags", c_uint32, 0),
    ("fadvise_advice", c_uint32, 0),
    ("splice_flags", c_uint32, 0),
    ("rename_flags", c_uint32, 0),
    ("unlink_flags", c_uint32, 0),
    ("hardlink_flags", c_uint32, 0),
    ("xattr_flags", c_uint32, 0),
    ("msg_ring_flags", c_uint32, 0),
    ("uring_cmd_flags", c_uint32, 0),
)

class struct_io_uring_sqe_9(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_9, 2, 1,
    ("buf_index", c_uint16, 0),
    ("buf_group", c_uint16, 0),
)

class struct_io_uring_sqe_11_2(Struct):
    __slots__ = ()
layout(struct_io_uring_sqe_11_2, 4, 2,
    ("addr_len", c_uint16, 0),
    ("__pad3", c_uint16 * 1, 2),
)

class struct_io_uring_sqe_11(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_11, 4, 4,
    ("splice_fd_in", c_int32, 0),
    ("file_index", c_uint32, 0),
    ("", struct_io_uring_sqe_11_2, 0),
)

class struct_io_uring_sqe_12_0(Struct):
    __slots__ = ()
layout(struct_io_uring_sqe_12_0, 16, 8,
    ("addr3", c_uint64, 0),
    ("__pad2", c_uint64 * 1, 8),
)

class struct_io_uring_sqe_12(Union):
    __slots__ = ()
layout(struct_io_uring_sqe_12, 16, 8,
    ("", struct_io_uring_sqe_12_0, 0),
    ("cmd", c_uint8 * 0, 0),
)

class struct_io_uring_sqe(Struct):
    __slots__ = ()
layout(struct_io_uring_sqe, 64, 8,
    ("opcode", c_uint8, 0),
    ("flags", c_uint8, 1),
    ("ioprio", c_uint16, 2),
    ("fd", c_int32, 4),
    ("", struct_io_uring_sqe_4, 8),
    ("", struct_io_uring_sqe_5, 16),
    ("len", c_uint32, 24),
    ("", struct_io_uring_sqe_7, 28),
    ("user_data", c_uint64, 32),
    ("", struct_io_uring_sqe_9, 40),
    ("personality", c_uint16, 42),
    ("", struct_io_uring_sqe_11, 44),
    ("", struct_io_uring_sqe_12, 48),
)
IOSQE_FIXED_FILE_BIT = 0
IOSQE_IO_DRAIN_BIT = 1
IOSQE_IO_LINK_BIT = 2
IOSQE_IO_HARDLINK_BIT = 3
IOSQE_ASYNC_BIT = 4
IOSQE_BUFFER_SELECT_BIT = 5
IOSQE_CQE_SKIP_SUCCESS_BIT = 6
enum_io_uring_op = c_uint32
IORING_OP_NOP = 0
IORING_OP_READV = 1
IORING_OP_WRITEV = 2
IORING_OP_FSYNC = 3
IORING_OP_READ_FIXED = 4
IORING_OP_WRITE_FIXED = 5
IORING_OP_POLL_ADD = 6
IORING_OP_POLL_REMOVE = 7
IORING_OP_SYNC_FILE_RANGE = 8
IORING_OP_SENDMSG = 9
IORING_OP_RECVMSG = 10
IORING_OP_TIMEOUT = 11
IORING_OP_TIMEOUT_REMOVE = 12
IORING_OP_ACCEPT = 13
IORING_OP_ASYNC_CANCEL = 14
IORING_OP_LINK_TIMEOUT = 15
IORING_OP_CONNECT = 16
IORING_OP_FALLOCATE = 17
IORING_OP_OPENAT = 18
IORING_OP_CLOSE = 19
IORING_OP_FILES_UPDATE = 20
IORING_OP_STATX = 21
IORING_OP_READ = 22
IORING_OP_WRITE = 23
IORING_OP_FADVISE = 24
IORING_OP_MADVISE = 25
IORING_OP_SEND = 26
IORING_OP_RECV = 27
IORING_OP_OPENAT2 = 28
IORING_OP_EPOLL_CTL = 29
IORING_OP_SPLICE = 30
IORING_OP_PROVIDE_BUFFERS = 31
IORING_OP_REMOVE_BUFFERS = 32
IORING_OP_TEE = 33
IORING_OP_SHUTDOWN = 34
IORING_OP_RENAMEAT = 35
IORING_OP_UNLINKAT = 36
IORING_OP_MKDIRAT = 37
IORING_OP_SYMLINKAT = 38
IORING_OP_LINKAT = 39
IORING_OP_MSG_RING = 40
IORING_OP_FSETXATTR = 41
IORING_OP_SETXATTR = 42
IORING_OP_FGETXATTR = 43
IORING_OP_GETXATTR = 44
IORING_OP_SOCKET = 45
IORING_OP_URING_CMD = 46
IORING_OP_SEND_ZC = 47
IORING_OP_SENDMSG_ZC = 48
IORING_OP_LAST = 49
IORING_MSG_DATA = 0
IORING_MSG_SEND_FD = 1

class struct_io_uring_cqe(Struct):
    __slots__ = ()
layout(struct_io_uring_cqe, 16, 8,
    ("user_data", c_uint64, 0),
    ("res", c_int32, 8),
    ("flags", c_uint32, 12),
    ("big_cqe", c_uint64 * 0, 16),
)
IORING_CQE_BUFFER_SHIFT = 16

class struct_io_sqring_offsets(Struct):
    __slots__ = ()
layout(struct_io_sqring_offsets, 40, 8,
    ("head", c_uint32, 0),
    ("tail", c_uint32, 4),
    ("ring_mask", c_uint32, 8),
    ("ring_entries", c_uint32, 12),
    ("flags", c_uint32, 16),
    ("dropped", c_uint32, 20),
    ("array", c_uint32, 24),
    ("resv1", c_uint32, 28),
    ("resv2", c_uint64, 32),
)

class struct_io_cqring_offsets(Struct):
    __slots__ = ()
layout(struct_io_cqring_offsets, 40, 8,
    ("head", c_uint32, 0),
    ("tail", c_uint32, 4),
    ("ring_mask", c_uint32, 8),
    ("ring_entries", c_uint32, 12),
    ("overflow", c_uint32, 16),
    ("cqes", c_uint32, 20),
    ("flags", c_uint32, 24),
    ("resv1", c_uint32, 28),
    ("resv2", c_uint64, 32),
)

class struct_io_uring_params(Struct):
    __slots__ = ()
layout(struct_io_uring_params, 120, 8,
    ("sq_entries", c_uint32, 0),
    ("cq_entries", c_uint32, 4),
    ("flags", c_uint32, 8),
    ("sq_thread_cpu", c_uint32, 12),
    ("sq_thread_idle", c_uint32, 16),
    ("features", c_uint32, 20),
    ("wq_fd", c_uint32, 24),
    ("resv", c_uint32 * 3, 28),
    ("sq_off", struct_io_sqring_offsets, 40),
    ("cq_off", struct_io_cqring_offsets, 80),
)
IORING_REGISTER_BUFFERS = 0
IORING_UNREGISTER_BUFFERS = 1
IORING_REGISTER_FILES = 2
IORING_UNREGISTER_FILES = 3
IORING_REGISTER_EVENTFD = 4
IORING_UNREGISTER_EVENTFD = 5
IORING_REGISTER_FILES_UPDATE = 6
IORING_REGISTER_EVENTFD_ASYNC = 7
IORING_REGISTER_PROBE = 8
IORING_REGISTER_PERSONALITY = 9
IORING_UNREGISTER_PERSONALITY = 10
IORING_REGISTER_RESTRICTIONS = 11
IORING_REGISTER_ENABLE_RINGS = 12
IORING_REGISTER_FILES2 = 13
IORING_REGISTER_FILES_UPDATE2 = 14
IORING_REGISTER_BUFFERS2 = 15
IORING_REGISTER_BUFFERS_UPDATE = 16
IORING_REGISTER_IOWQ_AFF = 17
IORING_UNREGISTER_IOWQ_AFF = 18
IORING_REGISTER_IOWQ_MAX_WORKERS = 19
IORING_REGISTER_RING_FDS = 20
IORING_UNREGISTER_RING_FDS = 21
IORING_REGISTER_PBUF_RING = 22
IORING_UNREGISTER_PBUF_RING = 23
IORING_REGISTER_SYNC_CANCEL = 24
IORING_REGISTER_FILE_ALLOC_RANGE = 25
IORING_REGISTER_LAST = 26
IO_WQ_BOUND = 0
IO_WQ_UNBOUND = 1

class struct_io_uring_files_update(Struct):
    __slots__ = ()
layout(struct_io_uring_files_update, 16, 8,
    ("offset", c_uint32, 0),
    ("resv", c_uint32, 4),
    ("fds", c_uint64, 8),
)

class struct_io_uring_rsrc_register(Struct):
    __slots__ = ()
layout(struct_io_uring_rsrc_register, 32, 8,
    ("nr", c_uint32, 0),
    ("flags", c_uint32, 4),
    ("resv2", c_uint64, 8),
    ("data", c_uint64, 16),
    ("tags", c_uint64, 24),
)

class struct_io_uring_rsrc_update(Struct):
    __slots__ = ()
layout(struct_io_uring_rsrc_update, 16, 8,
    ("offset", c_uint32, 0),
    ("resv", c_uint32, 4),
    ("data", c_uint64, 8),
)

class struct_io_uring_rsrc_update2(Struct):
    __slots__ = ()
layout(struct_io_uring_rsrc_update2, 32, 8,
    ("offset", c_uint32, 0),
    ("resv", c_uint32, 4),
    ("data", c_uint64, 8),
    ("tags", c_uint64, 16),
    ("nr", c_uint32, 24),
    ("resv2", c_uint32, 28),
)

class struct_io_uring_notification_slot(Struct):
    __slots__ = ()
layout(struct_io_uring_notification_slot, 32, 8,
    ("tag", c_uint64, 0),
    ("resv", c_uint64 * 3, 8),
)

class struct_io_uring_notification_register(Struct):
    __slots__ = ()
layout(struct_io_uring_notification_register, 32, 8,
    ("nr_slots", c_uint32, 0),
    ("resv", c_uint32, 4),
    ("resv2", c_uint64, 8),
    ("data", c_uint64, 16),
    ("resv3", c_uint64, 24),
)

class struct_io_uring_probe_op(Struct):
    __slots__ = ()
layout(struct_io_uring_probe_op, 8, 4,
    ("op", c_uint8, 0),
    ("resv", c_uint8, 1),
    ("flags", c_uint16, 2),
    ("resv2", c_uint32, 4),
)

class struct_io_uring_probe(Struct):
    __slots__ = ()
layout(struct_io_uring_probe, 16, 4,
    ("last_op", c_uint8, 0),
    ("ops_len", c_uint8, 1),
    ("resv", c_uint16, 2),
    ("resv2", c_uint32 * 3, 4),
    ("ops", struct_io_uring_probe_op * 0, 16),
)

class struct_io_uring_restriction_1(Union):
    __slots__ = ()
layout(struct_io_uring_restriction_1, 1, 1,
    ("register_op", c_uint8, 0),
    ("sqe_op", c_uint8, 0),
    ("sqe_flags", c_uint8, 0),
)

class struct_io_uring_restriction(Struct):
    __slots__ = ()
layout(struct_io_uring_restriction, 16, 4,
    ("opcode", c_uint16, 0),
    ("", struct_io_uring_restriction_1, 2),
    ("resv", c_uint8, 3),
    ("resv2", c_uint32 * 3, 4),
)

class struct_io_uring_buf(Struct):
    __slots__ = ()
layout(struct_io_uring_buf, 16, 8,
    ("addr", c_uint64, 0),
    ("len", c_uint32, 8),
    ("bid", c_uint16, 12),
    ("resv", c_uint16, 14),
)

class struct_io_uring_buf_ring_0_0(Struct):
    __slots__ = ()
layout(struct_io_uring_buf_ring_0_0, 16, 8,
    ("resv1", c_uint64, 0),
    ("resv2", c_uint32, 8),
    ("resv3", c_uint16, 12),
    ("tail", c_uint16, 14),
)

class struct_io_uring_buf_ring_0_1___empty_bufs(Struct):
    __slots__ = ()
layout(struct_io_uring_buf_ring_0_1___empty_bufs, 0, 1)

class struct_io_uring_buf_ring_0_1(Struct):
    __slots__ = ()
layout(struct_io_uring_buf_ring_0_1, 0, 8,
    ("__empty_bufs", struct_io_uring_buf_ring_0_1___empty_bufs, 0),
    ("bufs", struct_io_uring_buf * 0, 0),
)

class struct_io_uring_buf_ring_0(Union):
    __slots__ = ()
layout(struct_io_uring_buf_ring_0, 16, 8,
    ("", struct_io_uring_buf_ring_0_0, 0),
    ("", struct_io_uring_buf_ring_0_1, 0),
)

class struct_io_uring_buf_ring(Struct):
    __slots__ = ()
layout(struct_io_uring_buf_ring, 16, 8,
    ("", struct_io_uring_buf_ring_0, 0),
)

class struct_io_uring_buf_reg(Struct):
    __slots__ = ()
layout(struct_io_uring_buf_reg, 40, 8,
    ("ring_addr", c_uint64, 0),
    ("ring_entries", c_uint32, 8),
    ("bgid", c_uint16, 12),
    ("pad", c_uint16, 14),
    ("resv", c_uint64 * 3, 16),
)
IORING_RESTRICTION_REGISTER_OP = 0
IORING_RESTRICTION_SQE_OP = 1
IORING_RESTRICTION_SQE_FLAGS_ALLOWED = 2
IORING_RESTRICTION_SQE_FLAGS_REQUIRED = 3
IORING_RESTRICTION_LAST = 4

class struct_io_uring_getevents_arg(Struct):
    __slots__ = ()
layout(struct_io_uring_getevents_arg, 24, 8,
    ("sigmask", c_uint64, 0),
    ("sigmask_sz", c_uint32, 8),
    ("pad", c_uint32, 12),
    ("ts", c_uint64, 16),
)

class struct___kernel_timespec(Struct):
    __slots__ = ()
layout(struct___kernel_timespec, 16, 8,
    ("tv_sec", c_int64, 0),
    ("tv_nsec", c_int64, 8),
)

class struct_io_uring_sync_cancel_reg(Struct):
    __slots__ = ()
layout(struct_io_uring_sync_cancel_reg, 64, 8,
    ("addr", c_uint64, 0),
    ("fd", c_int32, 8),
    ("flags", c_uint32, 12),
    ("timeout", struct___kernel_timespec, 16),
    ("pad", c_uint64 * 4, 32),
)

class struct_io_uring_file_index_range(Struct):
    __slots__ = ()
layout(struct_io_uring_file_index_range, 16, 8,
    ("off", c_uint32, 0),
    ("len", c_uint32, 4),
    ("resv", c_uint64, 8),
)

class struct_io_uring_recvmsg_out(Struct):
    __slots__ = ()
layout(struct_io_uring_recvmsg_out, 16, 4,
    ("namelen", c_uint32, 0),
    ("controllen", c_uint32, 4),
    ("payloadlen", c_uint32, 8),
    ("flags", c_uint32, 12),
)
_ENUMS = {
    "enum_io_uring_op": "IORING_OP_NOP IORING_OP_READV IORING_OP_WRITEV IORING_OP_FSYNC IORING_OP_READ_FIXED IORING_OP_WRITE_FIXED IORING_OP_POLL_ADD IORING_OP_POLL_REMOVE IORING_OP_SYNC_FILE_RANGE IORING_OP_SENDMSG IORING_OP_RECVMSG IORING_OP_TIMEOUT IORING_OP_TIMEOUT_REMOVE IORING_OP_ACCEPT IORING_OP_ASYNC_CANCEL IORING_OP_LINK_TIMEOUT IORING_OP_CONNECT IORING_OP_FALLOCATE IORING_OP_OPENAT IORING_OP_CLOSE IORING_OP_FILES_UPDATE IORING_OP_STATX IORING_OP_READ IORING_OP_WRITE IORING_OP_FADVISE IORING_OP_MADVISE IORING_OP_SEND IORING_OP_RECV IORING_OP_OPENAT2 IORING_OP_EPOLL_CTL IORING_OP_SPLICE IORING_OP_PROVIDE_BUFFERS IORING_OP_REMOVE_BUFFERS IORING_OP_TEE IORING_OP_SHUTDOWN IORING_OP_RENAMEAT IORING_OP_UNLINKAT IORING_OP_MKDIRAT IORING_OP_SYMLINKAT IORING_OP_LINKAT IORING_OP_MSG_RING IORING_OP_FSETXATTR IORING_OP_SETXATTR IORING_OP_FGETXATTR IORING_OP_GETXATTR IORING_OP_SOCKET IORING_OP_URING_CMD IORING_OP_SEND_ZC IORING_OP_SENDMSG_ZC IORING_OP_LAST",
}
IORING_FILE_INDEX_ALLOC = 4294967295
IOSQE_FIXED_FILE = 1
IOSQE_IO_DRAIN = 2
IOSQE_IO_LINK = 4
IOSQE_IO_HARDLINK = 8
IOSQE_ASYNC = 16
IOSQE_BUFFER_SELECT = 32
IOSQE_CQE_SKIP_SUCCESS = 64
IORING_SETUP_IOPOLL = 1
IORING_SETUP_SQPOLL = 2
IORING_SETUP_SQ_AFF = 4
IORING_SETUP_CQSIZE = 8
IORING_SETUP_CLAMP = 16
IORING_SETUP_ATTACH_WQ = 32
IORING_SETUP_R_DISABLED = 64
IORING_SETUP_SUBMIT_ALL = 128
IORING_SETUP_COOP_TASKRUN = 256
IORING_SETUP_TASKRUN_FLAG = 512
IORING_SETUP_SQE128 = 1024
IORING_SETUP_CQE32 = 2048
IORING_SETUP_SINGLE_ISSUER = 4096
IORING_SETUP_DEFER_TASKRUN = 8192
IORING_URING_CMD_FIXED = 1
IORING_FSYNC_DATASYNC = 1
IORING_TIMEOUT_ABS = 1
IORING_TIMEOUT_UPDATE = 2
IORING_TIMEOUT_BOOTTIME = 4
IORING_TIMEOUT_REALTIME = 8
IORING_LINK_TIMEOUT_UPDATE = 16
IORING_TIMEOUT_ETIME_SUCCESS = 32
IORING_TIMEOUT_CLOCK_MASK = 12
IORING_TIMEOUT_UPDATE_MASK = 18
SPLICE_F_FD_IN_FIXED = 2147483648
IORING_POLL_ADD_MULTI = 1
IORING_POLL_UPDATE_EVENTS = 2
IORING_POLL_UPDATE_USER_DATA = 4
IORING_POLL_ADD_LEVEL = 8
IORING_ASYNC_CANCEL_ALL = 1
IORING_ASYNC_CANCEL_FD = 2
IORING_ASYNC_CANCEL_ANY = 4
IORING_ASYNC_CANCEL_FD_FIXED = 8
IORING_ASYNC_CANCEL_USERDATA = 16
IORING_ASYNC_CANCEL_OP = 32
IORING_RECVSEND_POLL_FIRST = 1
IORING_RECV_MULTISHOT = 2
IORING_RECVSEND_FIXED_BUF = 4
IORING_SEND_ZC_REPORT_USAGE = 8
IORING_NOTIF_USAGE_ZC_COPIED = 2147483648
IORING_ACCEPT_MULTISHOT = 1
IORING_MSG_RING_CQE_SKIP = 1
IORING_CQE_F_BUFFER = 1
IORING_CQE_F_MORE = 2
IORING_CQE_F_SOCK_NONEMPTY = 4
IORING_CQE_F_NOTIF = 8
IORING_OFF_SQ_RING = 0
IORING_OFF_CQ_RING = 0x8000000
IORING_OFF_SQES = 0x10000000
IORING_OFF_MMAP_MASK = 0xf8000000
IORING_SQ_NEED_WAKEUP = 1
IORING_SQ_CQ_OVERFLOW = 2
IORING_SQ_TASKRUN = 4
IORING_CQ_EVENTFD_DISABLED = 1
IORING_ENTER_GETEVENTS = 1
IORING_ENTER_SQ_WAKEUP = 2
IORING_ENTER_SQ_WAIT = 4
IORING_ENTER_EXT_ARG = 8
IORING_ENTER_REGISTERED_RING = 16
IORING_FEAT_SINGLE_MMAP = 1
IORING_FEAT_NODROP = 2
IORING_FEAT_SUBMIT_STABLE = 4
IORING_FEAT_RW_CUR_POS = 8
IORING_FEAT_CUR_PERSONALITY = 16
IORING_FEAT_FAST_POLL = 32
IORING_FEAT_POLL_32BITS = 64
IORING_FEAT_SQPOLL_NONFIXED = 128
IORING_FEAT_EXT_ARG = 256
IORING_FEAT_NATIVE_WORKERS = 512
IORING_FEAT_RSRC_TAGS = 1024
IORING_FEAT_CQE_SKIP = 2048
IORING_FEAT_LINKED_FILE = 4096
IORING_RSRC_REGISTER_SPARSE = 1
IORING_REGISTER_FILES_SKIP = -2
IO_URING_OP_SUPPORTED = 1
# skipped (empty): LINUX_IO_URING_H
