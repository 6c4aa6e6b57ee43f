"""libc: memory maps, ioctl, events, futexes, threads, scheduling, files and ELF."""

# Made by `tg-autogen gen libc`; change the spec, not this file.
# From: Debian libc6-dev 2.36-9+deb12u14
# From: Debian linux-libc-dev 6.1.187-1
# Headers: sys/mman.h sys/ioctl.h sys/eventfd.h sys/epoll.h sys/syscall.h linux/futex.h pthread.h sched.h fcntl.h unistd.h poll.h time.h dlfcn.h errno.h signal.h sys/stat.h sys/types.h stdlib.h string.h sys/socket.h sys/uio.h sys/prctl.h sys/sysinfo.h sys/resource.h netinet/in.h netdb.h elf.h
# Licence of the headers: LGPL-2.1-or-later; linux/*.h: GPL-2.0 WITH Linux-syscall-note
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_longdouble,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
    c_wchar,
    sizeof,
)

from tg_autogen.runtime import Ioctl, Library, Struct, Union, cdiv, cmod, layout

_library = Library("libc", errno=True)
__off_t = c_int64
off_t = __off_t
__mode_t = c_uint32
mode_t = __mode_t
__off64_t = c_int64

class struct_iovec(Struct):
    __slots__ = ()
layout(struct_iovec, 16, 8,
    ("iov_base", c_void_p, 0),
    ("iov_len", c_size_t, 8),
)
__ssize_t = c_int64

class struct_winsize(Struct):
    __slots__ = ()
layout(struct_winsize, 8, 2,
    ("ws_row", c_uint16, 0),
    ("ws_col", c_uint16, 2),
    ("ws_xpixel", c_uint16, 4),
    ("ws_ypixel", c_uint16, 6),
)

class struct_termio(Struct):
    __slots__ = ()
layout(struct_termio, 18, 2,
    ("c_iflag", c_uint16, 0),
    ("c_oflag", c_uint16, 2),
    ("c_cflag", c_uint16, 4),
    ("c_lflag", c_uint16, 6),
    ("c_line", c_uint8, 8),
    ("c_cc", c_uint8 * 8, 9),
)
__int8_t = c_int8
int8_t = __int8_t
__int16_t = c_int16
int16_t = __int16_t
__int32_t = c_int32
int32_t = __int32_t
__int64_t = c_int64
int64_t = __int64_t
__uint8_t = c_uint8
uint8_t = __uint8_t
__uint16_t = c_uint16
uint16_t = __uint16_t
__uint32_t = c_uint32
uint32_t = __uint32_t
__uint64_t = c_uint64
uint64_t = __uint64_t
EFD_SEMAPHORE = 1
EFD_CLOEXEC = 524288
EFD_NONBLOCK = 2048
eventfd_t = uint64_t
__u_char = c_uint8
u_char = __u_char
__u_short = c_uint16
u_short = __u_short
__u_int = c_uint32
u_int = __u_int
__u_long = c_uint64
u_long = __u_long
__quad_t = c_int64
quad_t = __quad_t
__u_quad_t = c_uint64
u_quad_t = __u_quad_t

class __fsid_t(Struct):
    __slots__ = ()
layout(__fsid_t, 8, 4,
    ("__val", c_int32 * 2, 0),
)
fsid_t = __fsid_t
__loff_t = __off64_t
loff_t = __loff_t
__ino_t = c_uint64
ino_t = __ino_t
__ino64_t = c_uint64
ino64_t = __ino64_t
__dev_t = c_uint64
dev_t = __dev_t
__gid_t = c_uint32
gid_t = __gid_t
__nlink_t = c_uint64
nlink_t = __nlink_t
__uid_t = c_uint32
uid_t = __uid_t
off64_t = __off64_t
__pid_t = c_int32
pid_t = __pid_t
__id_t = c_uint32
id_t = __id_t
ssize_t = __ssize_t
__daddr_t = c_int32
daddr_t = __daddr_t
__caddr_t = POINTER(c_char)
caddr_t = __caddr_t
__key_t = c_int32
key_t = __key_t
__clock_t = c_int64
clock_t = __clock_t
__clockid_t = c_int32
clockid_t = __clockid_t
__time_t = c_int64
time_t = __time_t
__timer_t = c_void_p
timer_t = __timer_t
__useconds_t = c_uint32
useconds_t = __useconds_t
__suseconds_t = c_int64
suseconds_t = __suseconds_t
ulong = c_uint64
ushort = c_uint16
uint = c_uint32
u_int8_t = __uint8_t
u_int16_t = __uint16_t
u_int32_t = __uint32_t
u_int64_t = __uint64_t
register_t = c_int64

class __sigset_t(Struct):
    __slots__ = ()
layout(__sigset_t, 128, 8,
    ("__val", c_uint64 * 16, 0),
)
sigset_t = __sigset_t

class struct_timeval(Struct):
    __slots__ = ()
layout(struct_timeval, 16, 8,
    ("tv_sec", __time_t, 0),
    ("tv_usec", __suseconds_t, 8),
)
__syscall_slong_t = c_int64

class struct_timespec(Struct):
    __slots__ = ()
layout(struct_timespec, 16, 8,
    ("tv_sec", __time_t, 0),
    ("tv_nsec", __syscall_slong_t, 8),
)
__blksize_t = c_int64
blksize_t = __blksize_t
__blkcnt_t = c_int64
blkcnt_t = __blkcnt_t
__fsblkcnt_t = c_uint64
fsblkcnt_t = __fsblkcnt_t
__fsfilcnt_t = c_uint64
fsfilcnt_t = __fsfilcnt_t
__blkcnt64_t = c_int64
blkcnt64_t = __blkcnt64_t
__fsblkcnt64_t = c_uint64
fsblkcnt64_t = __fsblkcnt64_t
__fsfilcnt64_t = c_uint64
fsfilcnt64_t = __fsfilcnt64_t
pthread_t = c_uint64

class pthread_mutexattr_t(Union):
    __slots__ = ()
layout(pthread_mutexattr_t, 4, 4,
    ("__size", c_char * 4, 0),
    ("__align", c_int32, 0),
)

class pthread_condattr_t(Union):
    __slots__ = ()
layout(pthread_condattr_t, 4, 4,
    ("__size", c_char * 4, 0),
    ("__align", c_int32, 0),
)
pthread_key_t = c_uint32
pthread_once_t = c_int32

class union_pthread_attr_t(Union):
    __slots__ = ()
layout(union_pthread_attr_t, 56, 8,
    ("__size", c_char * 56, 0),
    ("__align", c_int64, 0),
)
pthread_attr_t = union_pthread_attr_t

class struct___pthread_internal_list(Struct):
    __slots__ = ()
layout(struct___pthread_internal_list, 16, 8,
    ("__prev", POINTER(struct___pthread_internal_list), 0),
    ("__next", POINTER(struct___pthread_internal_list), 8),
)
__pthread_list_t = struct___pthread_internal_list

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
    ("__list", __pthread_list_t, 24),
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

class struct___pthread_rwlock_arch_t(Struct):
    __slots__ = ()
layout(struct___pthread_rwlock_arch_t, 56, 8,
    ("__readers", c_uint32, 0),
    ("__writers", c_uint32, 4),
    ("__wrphase_futex", c_uint32, 8),
    ("__writers_futex", c_uint32, 12),
    ("__pad3", c_uint32, 16),
    ("__pad4", c_uint32, 20),
    ("__cur_writer", c_int32, 24),
    ("__shared", c_int32, 28),
    ("__rwelision", c_int8, 32),
    ("__pad1", c_uint8 * 7, 33),
    ("__pad2", c_uint64, 40),
    ("__flags", c_uint32, 48),
)

class pthread_rwlock_t(Union):
    __slots__ = ()
layout(pthread_rwlock_t, 56, 8,
    ("__data", struct___pthread_rwlock_arch_t, 0),
    ("__size", c_char * 56, 0),
    ("__align", c_int64, 0),
)

class pthread_rwlockattr_t(Union):
    __slots__ = ()
layout(pthread_rwlockattr_t, 8, 8,
    ("__size", c_char * 8, 0),
    ("__align", c_int64, 0),
)
pthread_spinlock_t = c_int32

class pthread_barrier_t(Union):
    __slots__ = ()
layout(pthread_barrier_t, 32, 8,
    ("__size", c_char * 32, 0),
    ("__align", c_int64, 0),
)

class pthread_barrierattr_t(Union):
    __slots__ = ()
layout(pthread_barrierattr_t, 4, 4,
    ("__size", c_char * 4, 0),
    ("__align", c_int32, 0),
)
EPOLL_CLOEXEC = 524288
enum_EPOLL_EVENTS = c_uint32
EPOLLIN = 1
EPOLLPRI = 2
EPOLLOUT = 4
EPOLLRDNORM = 64
EPOLLRDBAND = 128
EPOLLWRNORM = 256
EPOLLWRBAND = 512
EPOLLMSG = 1024
EPOLLERR = 8
EPOLLHUP = 16
EPOLLRDHUP = 8192
EPOLLEXCLUSIVE = 268435456
EPOLLWAKEUP = 536870912
EPOLLONESHOT = 1073741824
EPOLLET = 2147483648

class union_epoll_data(Union):
    __slots__ = ()
layout(union_epoll_data, 8, 8,
    ("ptr", c_void_p, 0),
    ("fd", c_int32, 0),
    ("u32", uint32_t, 0),
    ("u64", uint64_t, 0),
)
epoll_data_t = union_epoll_data

class struct_epoll_event(Struct):
    __slots__ = ()
layout(struct_epoll_event, 12, 1,
    ("events", uint32_t, 0),
    ("data", epoll_data_t, 4),
)

class struct_futex_waitv(Struct):
    __slots__ = ()
layout(struct_futex_waitv, 24, 8,
    ("val", c_uint64, 0),
    ("uaddr", c_uint64, 8),
    ("flags", c_uint32, 16),
    ("__reserved", c_uint32, 20),
)

class struct_robust_list(Struct):
    __slots__ = ()
layout(struct_robust_list, 8, 8,
    ("next", POINTER(struct_robust_list), 0),
)

class struct_robust_list_head(Struct):
    __slots__ = ()
layout(struct_robust_list_head, 24, 8,
    ("list", struct_robust_list, 0),
    ("futex_offset", c_int64, 8),
    ("list_op_pending", POINTER(struct_robust_list), 16),
)

class struct_sched_param(Struct):
    __slots__ = ()
layout(struct_sched_param, 4, 4,
    ("sched_priority", c_int32, 0),
)
__cpu_mask = c_uint64

class cpu_set_t(Struct):
    __slots__ = ()
layout(cpu_set_t, 128, 8,
    ("__bits", __cpu_mask * 16, 0),
)

class struct_timex(Struct):
    __slots__ = ()
layout(struct_timex, 208, 8,
    ("modes", c_uint32, 0),
    ("offset", __syscall_slong_t, 8),
    ("freq", __syscall_slong_t, 16),
    ("maxerror", __syscall_slong_t, 24),
    ("esterror", __syscall_slong_t, 32),
    ("status", c_int32, 40),
    ("constant", __syscall_slong_t, 48),
    ("precision", __syscall_slong_t, 56),
    ("tolerance", __syscall_slong_t, 64),
    ("time", struct_timeval, 72),
    ("tick", __syscall_slong_t, 88),
    ("ppsfreq", __syscall_slong_t, 96),
    ("jitter", __syscall_slong_t, 104),
    ("shift", c_int32, 112),
    ("stabil", __syscall_slong_t, 120),
    ("jitcnt", __syscall_slong_t, 128),
    ("calcnt", __syscall_slong_t, 136),
    ("errcnt", __syscall_slong_t, 144),
    ("stbcnt", __syscall_slong_t, 152),
    ("tai", c_int32, 160),
)

class struct_tm(Struct):
    __slots__ = ()
layout(struct_tm, 56, 8,
    ("tm_sec", c_int32, 0),
    ("tm_min", c_int32, 4),
    ("tm_hour", c_int32, 8),
    ("tm_mday", c_int32, 12),
    ("tm_mon", c_int32, 16),
    ("tm_year", c_int32, 20),
    ("tm_wday", c_int32, 24),
    ("tm_yday", c_int32, 28),
    ("tm_isdst", c_int32, 32),
    ("tm_gmtoff", c_int64, 40),
    ("tm_zone", c_char_p, 48),
)

class struct_itimerspec(Struct):
    __slots__ = ()
layout(struct_itimerspec, 32, 8,
    ("it_interval", struct_timespec, 0),
    ("it_value", struct_timespec, 16),
)

class union_sigval(Union):
    __slots__ = ()
layout(union_sigval, 8, 8,
    ("sival_int", c_int32, 0),
    ("sival_ptr", c_void_p, 0),
)
__sigval_t = union_sigval

class struct_sigevent__sigev_un__sigev_thread(Struct):
    __slots__ = ()
layout(struct_sigevent__sigev_un__sigev_thread, 16, 8,
    ("_function", CFUNCTYPE(None, __sigval_t), 0),
    ("_attribute", POINTER(pthread_attr_t), 8),
)

class struct_sigevent__sigev_un(Union):
    __slots__ = ()
layout(struct_sigevent__sigev_un, 48, 8,
    ("_pad", c_int32 * 12, 0),
    ("_tid", __pid_t, 0),
    ("_sigev_thread", struct_sigevent__sigev_un__sigev_thread, 0),
)

class struct_sigevent(Struct):
    __slots__ = ()
layout(struct_sigevent, 64, 8,
    ("sigev_value", __sigval_t, 0),
    ("sigev_signo", c_int32, 8),
    ("sigev_notify", c_int32, 12),
    ("_sigev_un", struct_sigevent__sigev_un, 16),
)

class struct___locale_data(Struct):
    __slots__ = ()

class struct___locale_struct(Struct):
    __slots__ = ()
layout(struct___locale_struct, 232, 8,
    ("__locales", POINTER(struct___locale_data) * 13, 0),
    ("__ctype_b", POINTER(c_uint16), 104),
    ("__ctype_tolower", POINTER(c_int32), 112),
    ("__ctype_toupper", POINTER(c_int32), 120),
    ("__names", c_char_p * 13, 128),
)
__locale_t = POINTER(struct___locale_struct)
locale_t = __locale_t
PTHREAD_CREATE_JOINABLE = 0
PTHREAD_CREATE_DETACHED = 1
PTHREAD_MUTEX_TIMED_NP = 0
PTHREAD_MUTEX_RECURSIVE_NP = 1
PTHREAD_MUTEX_ERRORCHECK_NP = 2
PTHREAD_MUTEX_ADAPTIVE_NP = 3
PTHREAD_MUTEX_NORMAL = 0
PTHREAD_MUTEX_RECURSIVE = 1
PTHREAD_MUTEX_ERRORCHECK = 2
PTHREAD_MUTEX_DEFAULT = 0
PTHREAD_MUTEX_FAST_NP = 0
PTHREAD_MUTEX_STALLED = 0
PTHREAD_MUTEX_STALLED_NP = 0
PTHREAD_MUTEX_ROBUST = 1
PTHREAD_MUTEX_ROBUST_NP = 1
PTHREAD_PRIO_NONE = 0
PTHREAD_PRIO_INHERIT = 1
PTHREAD_PRIO_PROTECT = 2
PTHREAD_RWLOCK_PREFER_READER_NP = 0
PTHREAD_RWLOCK_PREFER_WRITER_NP = 1
PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP = 2
PTHREAD_RWLOCK_DEFAULT_NP = 0
PTHREAD_INHERIT_SCHED = 0
PTHREAD_EXPLICIT_SCHED = 1
PTHREAD_SCOPE_SYSTEM = 0
PTHREAD_SCOPE_PROCESS = 1
PTHREAD_PROCESS_PRIVATE = 0
PTHREAD_PROCESS_SHARED = 1

class struct__pthread_cleanup_buffer(Struct):
    __slots__ = ()
layout(struct__pthread_cleanup_buffer, 32, 8,
    ("__routine", CFUNCTYPE(None, c_void_p), 0),
    ("__arg", c_void_p, 8),
    ("__canceltype", c_int32, 16),
    ("__prev", POINTER(struct__pthread_cleanup_buffer), 24),
)
PTHREAD_CANCEL_ENABLE = 0
PTHREAD_CANCEL_DISABLE = 1
PTHREAD_CANCEL_DEFERRED = 0
PTHREAD_CANCEL_ASYNCHRONOUS = 1

class struct_flock(Struct):
    __slots__ = ()
layout(struct_flock, 32, 8,
    ("l_type", c_int16, 0),
    ("l_whence", c_int16, 2),
    ("l_start", __off_t, 8),
    ("l_len", __off_t, 16),
    ("l_pid", __pid_t, 24),
)

class struct_flock64(Struct):
    __slots__ = ()
layout(struct_flock64, 32, 8,
    ("l_type", c_int16, 0),
    ("l_whence", c_int16, 2),
    ("l_start", __off64_t, 8),
    ("l_len", __off64_t, 16),
    ("l_pid", __pid_t, 24),
)
enum___pid_type = c_uint32
F_OWNER_TID = 0
F_OWNER_PID = 1
F_OWNER_PGRP = 2
F_OWNER_GID = 2

class struct_f_owner_ex(Struct):
    __slots__ = ()
layout(struct_f_owner_ex, 8, 4,
    ("type", enum___pid_type, 0),
    ("pid", __pid_t, 4),
)

class struct_file_handle(Struct):
    __slots__ = ()
layout(struct_file_handle, 8, 4,
    ("handle_bytes", c_uint32, 0),
    ("handle_type", c_int32, 4),
    ("f_handle", c_uint8 * 0, 8),
)

class struct_stat(Struct):
    __slots__ = ()
layout(struct_stat, 144, 8,
    ("st_dev", __dev_t, 0),
    ("st_ino", __ino_t, 8),
    ("st_nlink", __nlink_t, 16),
    ("st_mode", __mode_t, 24),
    ("st_uid", __uid_t, 28),
    ("st_gid", __gid_t, 32),
    ("__pad0", c_int32, 36),
    ("st_rdev", __dev_t, 40),
    ("st_size", __off_t, 48),
    ("st_blksize", __blksize_t, 56),
    ("st_blocks", __blkcnt_t, 64),
    ("st_atim", struct_timespec, 72),
    ("st_mtim", struct_timespec, 88),
    ("st_ctim", struct_timespec, 104),
    ("__glibc_reserved", __syscall_slong_t * 3, 120),
)

class struct_stat64(Struct):
    __slots__ = ()
layout(struct_stat64, 144, 8,
    ("st_dev", __dev_t, 0),
    ("st_ino", __ino64_t, 8),
    ("st_nlink", __nlink_t, 16),
    ("st_mode", __mode_t, 24),
    ("st_uid", __uid_t, 28),
    ("st_gid", __gid_t, 32),
    ("__pad0", c_int32, 36),
    ("st_rdev", __dev_t, 40),
    ("st_size", __off_t, 48),
    ("st_blksize", __blksize_t, 56),
    ("st_blocks", __blkcnt64_t, 64),
    ("st_atim", struct_timespec, 72),
    ("st_mtim", struct_timespec, 88),
    ("st_ctim", struct_timespec, 104),
    ("__glibc_reserved", __syscall_slong_t * 3, 120),
)
__socklen_t = c_uint32
socklen_t = __socklen_t
_PC_LINK_MAX = 0
_PC_MAX_CANON = 1
_PC_MAX_INPUT = 2
_PC_NAME_MAX = 3
_PC_PATH_MAX = 4
_PC_PIPE_BUF = 5
_PC_CHOWN_RESTRICTED = 6
_PC_NO_TRUNC = 7
_PC_VDISABLE = 8
_PC_SYNC_IO = 9
_PC_ASYNC_IO = 10
_PC_PRIO_IO = 11
_PC_SOCK_MAXBUF = 12
_PC_FILESIZEBITS = 13
_PC_REC_INCR_XFER_SIZE = 14
_PC_REC_MAX_XFER_SIZE = 15
_PC_REC_MIN_XFER_SIZE = 16
_PC_REC_XFER_ALIGN = 17
_PC_ALLOC_SIZE_MIN = 18
_PC_SYMLINK_MAX = 19
_PC_2_SYMLINKS = 20
_SC_ARG_MAX = 0
_SC_CHILD_MAX = 1
_SC_CLK_TCK = 2
_SC_NGROUPS_MAX = 3
_SC_OPEN_MAX = 4
_SC_STREAM_MAX = 5
_SC_TZNAME_MAX = 6
_SC_JOB_CONTROL = 7
_SC_SAVED_IDS = 8
_SC_REALTIME_SIGNALS = 9
_SC_PRIORITY_SCHEDULING = 10
_SC_TIMERS = 11
_SC_ASYNCHRONOUS_IO = 12
_SC_PRIORITIZED_IO = 13
_SC_SYNCHRONIZED_IO = 14
_SC_FSYNC = 15
_SC_MAPPED_FILES = 16
_SC_MEMLOCK = 17
_SC_MEMLOCK_RANGE = 18
_SC_MEMORY_PROTECTION = 19
_SC_MESSAGE_PASSING = 20
_SC_SEMAPHORES = 21
_SC_SHARED_MEMORY_OBJECTS = 22
_SC_AIO_LISTIO_MAX = 23
_SC_AIO_MAX = 24
_SC_AIO_PRIO_DELTA_MAX = 25
_SC_DELAYTIMER_MAX = 26
_SC_MQ_OPEN_MAX = 27
_SC_MQ_PRIO_MAX = 28
_SC_VERSION = 29
_SC_PAGESIZE = 30
_SC_RTSIG_MAX = 31
_SC_SEM_NSEMS_MAX = 32
_SC_SEM_VALUE_MAX = 33
_SC_SIGQUEUE_MAX = 34
_SC_TIMER_MAX = 35
_SC_BC_BASE_MAX = 36
_SC_BC_DIM_MAX = 37
_SC_BC_SCALE_MAX = 38
_SC_BC_STRING_MAX = 39
_SC_COLL_WEIGHTS_MAX = 40
_SC_EQUIV_CLASS_MAX = 41
_SC_EXPR_NEST_MAX = 42
_SC_LINE_MAX = 43
_SC_RE_DUP_MAX = 44
_SC_CHARCLASS_NAME_MAX = 45
_SC_2_VERSION = 46
_SC_2_C_BIND = 47
_SC_2_C_DEV = 48
_SC_2_FORT_DEV = 49
_SC_2_FORT_RUN = 50
_SC_2_SW_DEV = 51
_SC_2_LOCALEDEF = 52
_SC_PII = 53
_SC_PII_XTI = 54
_SC_PII_SOCKET = 55
_SC_PII_INTERNET = 56
_SC_PII_OSI = 57
_SC_POLL = 58
_SC_SELECT = 59
_SC_UIO_MAXIOV = 60
_SC_IOV_MAX = 60
_SC_PII_INTERNET_STREAM = 61
_SC_PII_INTERNET_DGRAM = 62
_SC_PII_OSI_COTS = 63
_SC_PII_OSI_CLTS = 64
_SC_PII_OSI_M = 65
_SC_T_IOV_MAX = 66
_SC_THREADS = 67
_SC_THREAD_SAFE_FUNCTIONS = 68
_SC_GETGR_R_SIZE_MAX = 69
_SC_GETPW_R_SIZE_MAX = 70
_SC_LOGIN_NAME_MAX = 71
_SC_TTY_NAME_MAX = 72
_SC_THREAD_DESTRUCTOR_ITERATIONS = 73
_SC_THREAD_KEYS_MAX = 74
_SC_THREAD_STACK_MIN = 75
_SC_THREAD_THREADS_MAX = 76
_SC_THREAD_ATTR_STACKADDR = 77
_SC_THREAD_ATTR_STACKSIZE = 78
_SC_THREAD_PRIORITY_SCHEDULING = 79
_SC_THREAD_PRIO_INHERIT = 80
_SC_THREAD_PRIO_PROTECT = 81
_SC_THREAD_PROCESS_SHARED = 82
_SC_NPROCESSORS_CONF = 83
_SC_NPROCESSORS_ONLN = 84
_SC_PHYS_PAGES = 85
_SC_AVPHYS_PAGES = 86
_SC_ATEXIT_MAX = 87
_SC_PASS_MAX = 88
_SC_XOPEN_VERSION = 89
_SC_XOPEN_XCU_VERSION = 90
_SC_XOPEN_UNIX = 91
_SC_XOPEN_CRYPT = 92
_SC_XOPEN_ENH_I18N = 93
_SC_XOPEN_SHM = 94
_SC_2_CHAR_TERM = 95
_SC_2_C_VERSION = 96
_SC_2_UPE = 97
_SC_XOPEN_XPG2 = 98
_SC_XOPEN_XPG3 = 99
_SC_XOPEN_XPG4 = 100
_SC_CHAR_BIT = 101
_SC_CHAR_MAX = 102
_SC_CHAR_MIN = 103
_SC_INT_MAX = 104
_SC_INT_MIN = 105
_SC_LONG_BIT = 106
_SC_WORD_BIT = 107
_SC_MB_LEN_MAX = 108
_SC_NZERO = 109
_SC_SSIZE_MAX = 110
_SC_SCHAR_MAX = 111
_SC_SCHAR_MIN = 112
_SC_SHRT_MAX = 113
_SC_SHRT_MIN = 114
_SC_UCHAR_MAX = 115
_SC_UINT_MAX = 116
_SC_ULONG_MAX = 117
_SC_USHRT_MAX = 118
_SC_NL_ARGMAX = 119
_SC_NL_LANGMAX = 120
_SC_NL_MSGMAX = 121
_SC_NL_NMAX = 122
_SC_NL_SETMAX = 123
_SC_NL_TEXTMAX = 124
_SC_XBS5_ILP32_OFF32 = 125
_SC_XBS5_ILP32_OFFBIG = 126
_SC_XBS5_LP64_OFF64 = 127
_SC_XBS5_LPBIG_OFFBIG = 128
_SC_XOPEN_LEGACY = 129
_SC_XOPEN_REALTIME = 130
_SC_XOPEN_REALTIME_THREADS = 131
_SC_ADVISORY_INFO = 132
_SC_BARRIERS = 133
_SC_BASE = 134
_SC_C_LANG_SUPPORT = 135
_SC_C_LANG_SUPPORT_R = 136
_SC_CLOCK_SELECTION = 137
_SC_CPUTIME = 138
_SC_THREAD_CPUTIME = 139
_SC_DEVICE_IO = 140
_SC_DEVICE_SPECIFIC = 141
_SC_DEVICE_SPECIFIC_R = 142
_SC_FD_MGMT = 143
_SC_FIFO = 144
_SC_PIPE = 145
_SC_FILE_ATTRIBUTES = 146
_SC_FILE_LOCKING = 147
_SC_FILE_SYSTEM = 148
_SC_MONOTONIC_CLOCK = 149
_SC_MULTI_PROCESS = 150
_SC_SINGLE_PROCESS = 151
_SC_NETWORKING = 152
_SC_READER_WRITER_LOCKS = 153
_SC_SPIN_LOCKS = 154
_SC_REGEXP = 155
_SC_REGEX_VERSION = 156
_SC_SHELL = 157
_SC_SIGNALS = 158
_SC_SPAWN = 159
_SC_SPORADIC_SERVER = 160
_SC_THREAD_SPORADIC_SERVER = 161
_SC_SYSTEM_DATABASE = 162
_SC_SYSTEM_DATABASE_R = 163
_SC_TIMEOUTS = 164
_SC_TYPED_MEMORY_OBJECTS = 165
_SC_USER_GROUPS = 166
_SC_USER_GROUPS_R = 167
_SC_2_PBS = 168
_SC_2_PBS_ACCOUNTING = 169
_SC_2_PBS_LOCATE = 170
_SC_2_PBS_MESSAGE = 171
_SC_2_PBS_TRACK = 172
_SC_SYMLOOP_MAX = 173
_SC_STREAMS = 174
_SC_2_PBS_CHECKPOINT = 175
_SC_V6_ILP32_OFF32 = 176
_SC_V6_ILP32_OFFBIG = 177
_SC_V6_LP64_OFF64 = 178
_SC_V6_LPBIG_OFFBIG = 179
_SC_HOST_NAME_MAX = 180
_SC_TRACE = 181
_SC_TRACE_EVENT_FILTER = 182
_SC_TRACE_INHERIT = 183
_SC_TRACE_LOG = 184
_SC_LEVEL1_ICACHE_SIZE = 185
_SC_LEVEL1_ICACHE_ASSOC = 186
_SC_LEVEL1_ICACHE_LINESIZE = 187
_SC_LEVEL1_DCACHE_SIZE = 188
_SC_LEVEL1_DCACHE_ASSOC = 189
_SC_LEVEL1_DCACHE_LINESIZE = 190
_SC_LEVEL2_CACHE_SIZE = 191
_SC_LEVEL2_CACHE_ASSOC = 192
_SC_LEVEL2_CACHE_LINESIZE = 193
_SC_LEVEL3_CACHE_SIZE = 194
_SC_LEVEL3_CACHE_ASSOC = 195
_SC_LEVEL3_CACHE_LINESIZE = 196
_SC_LEVEL4_CACHE_SIZE = 197
_SC_LEVEL4_CACHE_ASSOC = 198
_SC_LEVEL4_CACHE_LINESIZE = 199
_SC_IPV6 = 235
_SC_RAW_SOCKETS = 236
_SC_V7_ILP32_OFF32 = 237
_SC_V7_ILP32_OFFBIG = 238
_SC_V7_LP64_OFF64 = 239
_SC_V7_LPBIG_OFFBIG = 240
_SC_SS_REPL_MAX = 241
_SC_TRACE_EVENT_NAME_MAX = 242
_SC_TRACE_NAME_MAX = 243
_SC_TRACE_SYS_MAX = 244
_SC_TRACE_USER_EVENT_MAX = 245
_SC_XOPEN_STREAMS = 246
_SC_THREAD_ROBUST_PRIO_INHERIT = 247
_SC_THREAD_ROBUST_PRIO_PROTECT = 248
_SC_MINSIGSTKSZ = 249
_SC_SIGSTKSZ = 250
_CS_PATH = 0
_CS_V6_WIDTH_RESTRICTED_ENVS = 1
_CS_GNU_LIBC_VERSION = 2
_CS_GNU_LIBPTHREAD_VERSION = 3
_CS_V5_WIDTH_RESTRICTED_ENVS = 4
_CS_V7_WIDTH_RESTRICTED_ENVS = 5
_CS_LFS_CFLAGS = 1000
_CS_LFS_LDFLAGS = 1001
_CS_LFS_LIBS = 1002
_CS_LFS_LINTFLAGS = 1003
_CS_LFS64_CFLAGS = 1004
_CS_LFS64_LDFLAGS = 1005
_CS_LFS64_LIBS = 1006
_CS_LFS64_LINTFLAGS = 1007
_CS_XBS5_ILP32_OFF32_CFLAGS = 1100
_CS_XBS5_ILP32_OFF32_LDFLAGS = 1101
_CS_XBS5_ILP32_OFF32_LIBS = 1102
_CS_XBS5_ILP32_OFF32_LINTFLAGS = 1103
_CS_XBS5_ILP32_OFFBIG_CFLAGS = 1104
_CS_XBS5_ILP32_OFFBIG_LDFLAGS = 1105
_CS_XBS5_ILP32_OFFBIG_LIBS = 1106
_CS_XBS5_ILP32_OFFBIG_LINTFLAGS = 1107
_CS_XBS5_LP64_OFF64_CFLAGS = 1108
_CS_XBS5_LP64_OFF64_LDFLAGS = 1109
_CS_XBS5_LP64_OFF64_LIBS = 1110
_CS_XBS5_LP64_OFF64_LINTFLAGS = 1111
_CS_XBS5_LPBIG_OFFBIG_CFLAGS = 1112
_CS_XBS5_LPBIG_OFFBIG_LDFLAGS = 1113
_CS_XBS5_LPBIG_OFFBIG_LIBS = 1114
_CS_XBS5_LPBIG_OFFBIG_LINTFLAGS = 1115
_CS_POSIX_V6_ILP32_OFF32_CFLAGS = 1116
_CS_POSIX_V6_ILP32_OFF32_LDFLAGS = 1117
_CS_POSIX_V6_ILP32_OFF32_LIBS = 1118
_CS_POSIX_V6_ILP32_OFF32_LINTFLAGS = 1119
_CS_POSIX_V6_ILP32_OFFBIG_CFLAGS = 1120
_CS_POSIX_V6_ILP32_OFFBIG_LDFLAGS = 1121
_CS_POSIX_V6_ILP32_OFFBIG_LIBS = 1122
_CS_POSIX_V6_ILP32_OFFBIG_LINTFLAGS = 1123
_CS_POSIX_V6_LP64_OFF64_CFLAGS = 1124
_CS_POSIX_V6_LP64_OFF64_LDFLAGS = 1125
_CS_POSIX_V6_LP64_OFF64_LIBS = 1126
_CS_POSIX_V6_LP64_OFF64_LINTFLAGS = 1127
_CS_POSIX_V6_LPBIG_OFFBIG_CFLAGS = 1128
_CS_POSIX_V6_LPBIG_OFFBIG_LDFLAGS = 1129
_CS_POSIX_V6_LPBIG_OFFBIG_LIBS = 1130
_CS_POSIX_V6_LPBIG_OFFBIG_LINTFLAGS = 1131
_CS_POSIX_V7_ILP32_OFF32_CFLAGS = 1132
_CS_POSIX_V7_ILP32_OFF32_LDFLAGS = 1133
_CS_POSIX_V7_ILP32_OFF32_LIBS = 1134
_CS_POSIX_V7_ILP32_OFF32_LINTFLAGS = 1135
_CS_POSIX_V7_ILP32_OFFBIG_CFLAGS = 1136
_CS_POSIX_V7_ILP32_OFFBIG_LDFLAGS = 1137
_CS_POSIX_V7_ILP32_OFFBIG_LIBS = 1138
_CS_POSIX_V7_ILP32_OFFBIG_LINTFLAGS = 1139
_CS_POSIX_V7_LP64_OFF64_CFLAGS = 1140
_CS_POSIX_V7_LP64_OFF64_LDFLAGS = 1141
_CS_POSIX_V7_LP64_OFF64_LIBS = 1142
_CS_POSIX_V7_LP64_OFF64_LINTFLAGS = 1143
_CS_POSIX_V7_LPBIG_OFFBIG_CFLAGS = 1144
_CS_POSIX_V7_LPBIG_OFFBIG_LDFLAGS = 1145
_CS_POSIX_V7_LPBIG_OFFBIG_LIBS = 1146
_CS_POSIX_V7_LPBIG_OFFBIG_LINTFLAGS = 1147
_CS_V6_ENV = 1148
_CS_V7_ENV = 1149
nfds_t = c_uint64

class struct_pollfd(Struct):
    __slots__ = ()
layout(struct_pollfd, 8, 4,
    ("fd", c_int32, 0),
    ("events", c_int16, 4),
    ("revents", c_int16, 6),
)
Lmid_t = c_int64

class Dl_info(Struct):
    __slots__ = ()
layout(Dl_info, 32, 8,
    ("dli_fname", c_char_p, 0),
    ("dli_fbase", c_void_p, 8),
    ("dli_sname", c_char_p, 16),
    ("dli_saddr", c_void_p, 24),
)
RTLD_DL_SYMENT = 1
RTLD_DL_LINKMAP = 2
RTLD_DI_LMID = 1
RTLD_DI_LINKMAP = 2
RTLD_DI_CONFIGADDR = 3
RTLD_DI_SERINFO = 4
RTLD_DI_SERINFOSIZE = 5
RTLD_DI_ORIGIN = 6
RTLD_DI_PROFILENAME = 7
RTLD_DI_PROFILEOUT = 8
RTLD_DI_TLS_MODID = 9
RTLD_DI_TLS_DATA = 10
RTLD_DI_PHDR = 11
RTLD_DI_MAX = 11

class Dl_serpath(Struct):
    __slots__ = ()
layout(Dl_serpath, 16, 8,
    ("dls_name", POINTER(c_char), 0),
    ("dls_flags", c_uint32, 8),
)

class Dl_serinfo_2(Union):
    __slots__ = ()
layout(Dl_serinfo_2, 16, 8,
    ("dls_serpath", Dl_serpath * 0, 0),
    ("__dls_serpath_pad", Dl_serpath * 1, 0),
)

class Dl_serinfo(Struct):
    __slots__ = ()
layout(Dl_serinfo, 32, 8,
    ("dls_size", c_size_t, 0),
    ("dls_cnt", c_uint32, 8),
    ("", Dl_serinfo_2, 16),
)

class struct_link_map(Struct):
    __slots__ = ()

class struct_dl_find_object(Struct):
    __slots__ = ()
layout(struct_dl_find_object, 96, 8,
    ("dlfo_flags", c_uint64, 0),
    ("dlfo_map_start", c_void_p, 8),
    ("dlfo_map_end", c_void_p, 16),
    ("dlfo_link_map", POINTER(struct_link_map), 24),
    ("dlfo_eh_frame", c_void_p, 32),
    ("__dflo_reserved", c_uint64 * 7, 40),
)
error_t = c_int32
__sig_atomic_t = c_int32
sig_atomic_t = __sig_atomic_t

class siginfo_t__sifields__kill(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__kill, 8, 4,
    ("si_pid", __pid_t, 0),
    ("si_uid", __uid_t, 4),
)

class siginfo_t__sifields__timer(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__timer, 16, 8,
    ("si_tid", c_int32, 0),
    ("si_overrun", c_int32, 4),
    ("si_sigval", __sigval_t, 8),
)

class siginfo_t__sifields__rt(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__rt, 16, 8,
    ("si_pid", __pid_t, 0),
    ("si_uid", __uid_t, 4),
    ("si_sigval", __sigval_t, 8),
)

class siginfo_t__sifields__sigchld(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__sigchld, 32, 8,
    ("si_pid", __pid_t, 0),
    ("si_uid", __uid_t, 4),
    ("si_status", c_int32, 8),
    ("si_utime", __clock_t, 16),
    ("si_stime", __clock_t, 24),
)

class siginfo_t__sifields__sigfault__bounds__addr_bnd(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__sigfault__bounds__addr_bnd, 16, 8,
    ("_lower", c_void_p, 0),
    ("_upper", c_void_p, 8),
)

class siginfo_t__sifields__sigfault__bounds(Union):
    __slots__ = ()
layout(siginfo_t__sifields__sigfault__bounds, 16, 8,
    ("_addr_bnd", siginfo_t__sifields__sigfault__bounds__addr_bnd, 0),
    ("_pkey", __uint32_t, 0),
)

class siginfo_t__sifields__sigfault(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__sigfault, 32, 8,
    ("si_addr", c_void_p, 0),
    ("si_addr_lsb", c_int16, 8),
    ("_bounds", siginfo_t__sifields__sigfault__bounds, 16),
)

class siginfo_t__sifields__sigpoll(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__sigpoll, 16, 8,
    ("si_band", c_int64, 0),
    ("si_fd", c_int32, 8),
)

class siginfo_t__sifields__sigsys(Struct):
    __slots__ = ()
layout(siginfo_t__sifields__sigsys, 16, 8,
    ("_call_addr", c_void_p, 0),
    ("_syscall", c_int32, 8),
    ("_arch", c_uint32, 12),
)

class siginfo_t__sifields(Union):
    __slots__ = ()
layout(siginfo_t__sifields, 112, 8,
    ("_pad", c_int32 * 28, 0),
    ("_kill", siginfo_t__sifields__kill, 0),
    ("_timer", siginfo_t__sifields__timer, 0),
    ("_rt", siginfo_t__sifields__rt, 0),
    ("_sigchld", siginfo_t__sifields__sigchld, 0),
    ("_sigfault", siginfo_t__sifields__sigfault, 0),
    ("_sigpoll", siginfo_t__sifields__sigpoll, 0),
    ("_sigsys", siginfo_t__sifields__sigsys, 0),
)

class siginfo_t(Struct):
    __slots__ = ()
layout(siginfo_t, 128, 8,
    ("si_signo", c_int32, 0),
    ("si_errno", c_int32, 4),
    ("si_code", c_int32, 8),
    ("__pad0", c_int32, 12),
    ("_sifields", siginfo_t__sifields, 16),
)
SI_ASYNCNL = -60
SI_DETHREAD = -7
SI_TKILL = -6
SI_SIGIO = -5
SI_ASYNCIO = -4
SI_MESGQ = -3
SI_TIMER = -2
SI_QUEUE = -1
SI_USER = 0
SI_KERNEL = 128
ILL_ILLOPC = 1
ILL_ILLOPN = 2
ILL_ILLADR = 3
ILL_ILLTRP = 4
ILL_PRVOPC = 5
ILL_PRVREG = 6
ILL_COPROC = 7
ILL_BADSTK = 8
ILL_BADIADDR = 9
FPE_INTDIV = 1
FPE_INTOVF = 2
FPE_FLTDIV = 3
FPE_FLTOVF = 4
FPE_FLTUND = 5
FPE_FLTRES = 6
FPE_FLTINV = 7
FPE_FLTSUB = 8
FPE_FLTUNK = 14
FPE_CONDTRAP = 15
SEGV_MAPERR = 1
SEGV_ACCERR = 2
SEGV_BNDERR = 3
SEGV_PKUERR = 4
SEGV_ACCADI = 5
SEGV_ADIDERR = 6
SEGV_ADIPERR = 7
SEGV_MTEAERR = 8
SEGV_MTESERR = 9
BUS_ADRALN = 1
BUS_ADRERR = 2
BUS_OBJERR = 3
BUS_MCEERR_AR = 4
BUS_MCEERR_AO = 5
TRAP_BRKPT = 1
TRAP_TRACE = 2
TRAP_BRANCH = 3
TRAP_HWBKPT = 4
TRAP_UNK = 5
CLD_EXITED = 1
CLD_KILLED = 2
CLD_DUMPED = 3
CLD_TRAPPED = 4
CLD_STOPPED = 5
CLD_CONTINUED = 6
POLL_IN = 1
POLL_OUT = 2
POLL_MSG = 3
POLL_ERR = 4
POLL_PRI = 5
POLL_HUP = 6
sigval_t = __sigval_t
sigevent_t = struct_sigevent
SIGEV_SIGNAL = 0
SIGEV_NONE = 1
SIGEV_THREAD = 2
SIGEV_THREAD_ID = 4
__sighandler_t = CFUNCTYPE(None, c_int32)
sighandler_t = __sighandler_t
sig_t = __sighandler_t

class struct_sigaction___sigaction_handler(Union):
    __slots__ = ()
layout(struct_sigaction___sigaction_handler, 8, 8,
    ("sa_handler", __sighandler_t, 0),
    ("sa_sigaction", CFUNCTYPE(None, c_int32, POINTER(siginfo_t), c_void_p), 0),
)

class struct_sigaction(Struct):
    __slots__ = ()
layout(struct_sigaction, 152, 8,
    ("__sigaction_handler", struct_sigaction___sigaction_handler, 0),
    ("sa_mask", __sigset_t, 8),
    ("sa_flags", c_int32, 136),
    ("sa_restorer", CFUNCTYPE(None), 144),
)

class struct__fpx_sw_bytes(Struct):
    __slots__ = ()
layout(struct__fpx_sw_bytes, 48, 8,
    ("magic1", __uint32_t, 0),
    ("extended_size", __uint32_t, 4),
    ("xstate_bv", __uint64_t, 8),
    ("xstate_size", __uint32_t, 16),
    ("__glibc_reserved1", __uint32_t * 7, 20),
)

class struct__fpreg(Struct):
    __slots__ = ()
layout(struct__fpreg, 10, 2,
    ("significand", c_uint16 * 4, 0),
    ("exponent", c_uint16, 8),
)

class struct__fpxreg(Struct):
    __slots__ = ()
layout(struct__fpxreg, 16, 2,
    ("significand", c_uint16 * 4, 0),
    ("exponent", c_uint16, 8),
    ("__glibc_reserved1", c_uint16 * 3, 10),
)

class struct__xmmreg(Struct):
    __slots__ = ()
layout(struct__xmmreg, 16, 4,
    ("element", __uint32_t * 4, 0),
)

class struct__fpstate(Struct):
    __slots__ = ()
layout(struct__fpstate, 512, 8,
    ("cwd", __uint16_t, 0),
    ("swd", __uint16_t, 2),
    ("ftw", __uint16_t, 4),
    ("fop", __uint16_t, 6),
    ("rip", __uint64_t, 8),
    ("rdp", __uint64_t, 16),
    ("mxcsr", __uint32_t, 24),
    ("mxcr_mask", __uint32_t, 28),
    ("_st", struct__fpxreg * 8, 32),
    ("_xmm", struct__xmmreg * 16, 160),
    ("__glibc_reserved1", __uint32_t * 24, 416),
)

class struct_sigcontext_26(Union):
    __slots__ = ()
layout(struct_sigcontext_26, 8, 8,
    ("fpstate", POINTER(struct__fpstate), 0),
    ("__fpstate_word", __uint64_t, 0),
)

class struct_sigcontext(Struct):
    __slots__ = ()
layout(struct_sigcontext, 256, 8,
    ("r8", __uint64_t, 0),
    ("r9", __uint64_t, 8),
    ("r10", __uint64_t, 16),
    ("r11", __uint64_t, 24),
    ("r12", __uint64_t, 32),
    ("r13", __uint64_t, 40),
    ("r14", __uint64_t, 48),
    ("r15", __uint64_t, 56),
    ("rdi", __uint64_t, 64),
    ("rsi", __uint64_t, 72),
    ("rbp", __uint64_t, 80),
    ("rbx", __uint64_t, 88),
    ("rdx", __uint64_t, 96),
    ("rax", __uint64_t, 104),
    ("rcx", __uint64_t, 112),
    ("rsp", __uint64_t, 120),
    ("rip", __uint64_t, 128),
    ("eflags", __uint64_t, 136),
    ("cs", c_uint16, 144),
    ("gs", c_uint16, 146),
    ("fs", c_uint16, 148),
    ("__pad0", c_uint16, 150),
    ("err", __uint64_t, 152),
    ("trapno", __uint64_t, 160),
    ("oldmask", __uint64_t, 168),
    ("cr2", __uint64_t, 176),
    ("", struct_sigcontext_26, 184),
    ("__reserved1", __uint64_t * 8, 192),
)

class struct__xsave_hdr(Struct):
    __slots__ = ()
layout(struct__xsave_hdr, 64, 8,
    ("xstate_bv", __uint64_t, 0),
    ("__glibc_reserved1", __uint64_t * 2, 8),
    ("__glibc_reserved2", __uint64_t * 5, 24),
)

class struct__ymmh_state(Struct):
    __slots__ = ()
layout(struct__ymmh_state, 256, 4,
    ("ymmh_space", __uint32_t * 64, 0),
)

class struct__xstate(Struct):
    __slots__ = ()
layout(struct__xstate, 832, 8,
    ("fpstate", struct__fpstate, 0),
    ("xstate_hdr", struct__xsave_hdr, 512),
    ("ymmh", struct__ymmh_state, 576),
)

class stack_t(Struct):
    __slots__ = ()
layout(stack_t, 24, 8,
    ("ss_sp", c_void_p, 0),
    ("ss_flags", c_int32, 8),
    ("ss_size", c_size_t, 16),
)
SS_ONSTACK = 1
SS_DISABLE = 2

class struct_sigstack(Struct):
    __slots__ = ()
layout(struct_sigstack, 16, 8,
    ("ss_sp", c_void_p, 0),
    ("ss_onstack", c_int32, 8),
)

class struct_statx_timestamp(Struct):
    __slots__ = ()
layout(struct_statx_timestamp, 16, 8,
    ("tv_sec", c_int64, 0),
    ("tv_nsec", c_uint32, 8),
    ("__reserved", c_int32, 12),
)

class struct_statx(Struct):
    __slots__ = ()
layout(struct_statx, 256, 8,
    ("stx_mask", c_uint32, 0),
    ("stx_blksize", c_uint32, 4),
    ("stx_attributes", c_uint64, 8),
    ("stx_nlink", c_uint32, 16),
    ("stx_uid", c_uint32, 20),
    ("stx_gid", c_uint32, 24),
    ("stx_mode", c_uint16, 28),
    ("__spare0", c_uint16 * 1, 30),
    ("stx_ino", c_uint64, 32),
    ("stx_size", c_uint64, 40),
    ("stx_blocks", c_uint64, 48),
    ("stx_attributes_mask", c_uint64, 56),
    ("stx_atime", struct_statx_timestamp, 64),
    ("stx_btime", struct_statx_timestamp, 80),
    ("stx_ctime", struct_statx_timestamp, 96),
    ("stx_mtime", struct_statx_timestamp, 112),
    ("stx_rdev_major", c_uint32, 128),
    ("stx_rdev_minor", c_uint32, 132),
    ("stx_dev_major", c_uint32, 136),
    ("stx_dev_minor", c_uint32, 140),
    ("stx_mnt_id", c_uint64, 144),
    ("stx_dio_mem_align", c_uint32, 152),
    ("stx_dio_offset_align", c_uint32, 156),
    ("__spare3", c_uint64 * 12, 160),
)

class div_t(Struct):
    __slots__ = ()
layout(div_t, 8, 4,
    ("quot", c_int32, 0),
    ("rem", c_int32, 4),
)

class ldiv_t(Struct):
    __slots__ = ()
layout(ldiv_t, 16, 8,
    ("quot", c_int64, 0),
    ("rem", c_int64, 8),
)

class lldiv_t(Struct):
    __slots__ = ()
layout(lldiv_t, 16, 8,
    ("quot", c_int64, 0),
    ("rem", c_int64, 8),
)

class struct_random_data(Struct):
    __slots__ = ()
layout(struct_random_data, 48, 8,
    ("fptr", POINTER(int32_t), 0),
    ("rptr", POINTER(int32_t), 8),
    ("state", POINTER(int32_t), 16),
    ("rand_type", c_int32, 24),
    ("rand_deg", c_int32, 28),
    ("rand_sep", c_int32, 32),
    ("end_ptr", POINTER(int32_t), 40),
)

class struct_drand48_data(Struct):
    __slots__ = ()
layout(struct_drand48_data, 24, 8,
    ("__x", c_uint16 * 3, 0),
    ("__old_x", c_uint16 * 3, 6),
    ("__c", c_uint16, 12),
    ("__init", c_uint16, 14),
    ("__a", c_uint64, 16),
)
__compar_fn_t = CFUNCTYPE(c_int32, c_void_p, c_void_p)
comparison_fn_t = __compar_fn_t
__compar_d_fn_t = CFUNCTYPE(c_int32, c_void_p, c_void_p, c_void_p)
enum___socket_type = c_uint32
SOCK_STREAM = 1
SOCK_DGRAM = 2
SOCK_RAW = 3
SOCK_RDM = 4
SOCK_SEQPACKET = 5
SOCK_DCCP = 6
SOCK_PACKET = 10
SOCK_CLOEXEC = 524288
SOCK_NONBLOCK = 2048
sa_family_t = c_uint16

class struct_sockaddr(Struct):
    __slots__ = ()
layout(struct_sockaddr, 16, 2,
    ("sa_family", sa_family_t, 0),
    ("sa_data", c_char * 14, 2),
)

class struct_sockaddr_storage(Struct):
    __slots__ = ()
layout(struct_sockaddr_storage, 128, 8,
    ("ss_family", sa_family_t, 0),
    ("__ss_padding", c_char * 118, 2),
    ("__ss_align", c_uint64, 120),
)
MSG_OOB = 1
MSG_PEEK = 2
MSG_DONTROUTE = 4
MSG_TRYHARD = 4
MSG_CTRUNC = 8
MSG_PROXY = 16
MSG_TRUNC = 32
MSG_DONTWAIT = 64
MSG_EOR = 128
MSG_WAITALL = 256
MSG_FIN = 512
MSG_SYN = 1024
MSG_CONFIRM = 2048
MSG_RST = 4096
MSG_ERRQUEUE = 8192
MSG_NOSIGNAL = 16384
MSG_MORE = 32768
MSG_WAITFORONE = 65536
MSG_BATCH = 262144
MSG_ZEROCOPY = 67108864
MSG_FASTOPEN = 536870912
MSG_CMSG_CLOEXEC = 1073741824

class struct_msghdr(Struct):
    __slots__ = ()
layout(struct_msghdr, 56, 8,
    ("msg_name", c_void_p, 0),
    ("msg_namelen", socklen_t, 8),
    ("msg_iov", POINTER(struct_iovec), 16),
    ("msg_iovlen", c_size_t, 24),
    ("msg_control", c_void_p, 32),
    ("msg_controllen", c_size_t, 40),
    ("msg_flags", c_int32, 48),
)

class struct_cmsghdr(Struct):
    __slots__ = ()
layout(struct_cmsghdr, 16, 8,
    ("cmsg_len", c_size_t, 0),
    ("cmsg_level", c_int32, 8),
    ("cmsg_type", c_int32, 12),
    ("__cmsg_data", c_uint8 * 0, 16),
)
SCM_RIGHTS = 1
SCM_CREDENTIALS = 2

class struct_ucred(Struct):
    __slots__ = ()
layout(struct_ucred, 12, 4,
    ("pid", pid_t, 0),
    ("uid", uid_t, 4),
    ("gid", gid_t, 8),
)

class struct_linger(Struct):
    __slots__ = ()
layout(struct_linger, 8, 4,
    ("l_onoff", c_int32, 0),
    ("l_linger", c_int32, 4),
)

class struct_osockaddr(Struct):
    __slots__ = ()
layout(struct_osockaddr, 16, 2,
    ("sa_family", c_uint16, 0),
    ("sa_data", c_uint8 * 14, 2),
)
SHUT_RD = 0
SHUT_WR = 1
SHUT_RDWR = 2

class struct_mmsghdr(Struct):
    __slots__ = ()
layout(struct_mmsghdr, 64, 8,
    ("msg_hdr", struct_msghdr, 0),
    ("msg_len", c_uint32, 56),
)

class struct_sockaddr_at(Struct):
    __slots__ = ()

class struct_sockaddr_ax25(Struct):
    __slots__ = ()

class struct_sockaddr_dl(Struct):
    __slots__ = ()

class struct_sockaddr_eon(Struct):
    __slots__ = ()
in_port_t = uint16_t
in_addr_t = uint32_t

class struct_in_addr(Struct):
    __slots__ = ()
layout(struct_in_addr, 4, 4,
    ("s_addr", in_addr_t, 0),
)

class struct_sockaddr_in(Struct):
    __slots__ = ()
layout(struct_sockaddr_in, 16, 4,
    ("sin_family", sa_family_t, 0),
    ("sin_port", in_port_t, 2),
    ("sin_addr", struct_in_addr, 4),
    ("sin_zero", c_uint8 * 8, 8),
)

class struct_in6_addr___in6_u(Union):
    __slots__ = ()
layout(struct_in6_addr___in6_u, 16, 4,
    ("__u6_addr8", uint8_t * 16, 0),
    ("__u6_addr16", uint16_t * 8, 0),
    ("__u6_addr32", uint32_t * 4, 0),
)

class struct_in6_addr(Struct):
    __slots__ = ()
layout(struct_in6_addr, 16, 4,
    ("__in6_u", struct_in6_addr___in6_u, 0),
)

class struct_sockaddr_in6(Struct):
    __slots__ = ()
layout(struct_sockaddr_in6, 28, 4,
    ("sin6_family", sa_family_t, 0),
    ("sin6_port", in_port_t, 2),
    ("sin6_flowinfo", uint32_t, 4),
    ("sin6_addr", struct_in6_addr, 8),
    ("sin6_scope_id", uint32_t, 24),
)

class struct_sockaddr_inarp(Struct):
    __slots__ = ()

class struct_sockaddr_ipx(Struct):
    __slots__ = ()

class struct_sockaddr_iso(Struct):
    __slots__ = ()

class struct_sockaddr_ns(Struct):
    __slots__ = ()

class struct_sockaddr_un(Struct):
    __slots__ = ()

class struct_sockaddr_x25(Struct):
    __slots__ = ()

class __CONST_SOCKADDR_ARG(Union):
    __slots__ = ()
layout(__CONST_SOCKADDR_ARG, 8, 8,
    ("__sockaddr__", POINTER(struct_sockaddr), 0),
    ("__sockaddr_at__", POINTER(struct_sockaddr_at), 0),
    ("__sockaddr_ax25__", POINTER(struct_sockaddr_ax25), 0),
    ("__sockaddr_dl__", POINTER(struct_sockaddr_dl), 0),
    ("__sockaddr_eon__", POINTER(struct_sockaddr_eon), 0),
    ("__sockaddr_in__", POINTER(struct_sockaddr_in), 0),
    ("__sockaddr_in6__", POINTER(struct_sockaddr_in6), 0),
    ("__sockaddr_inarp__", POINTER(struct_sockaddr_inarp), 0),
    ("__sockaddr_ipx__", POINTER(struct_sockaddr_ipx), 0),
    ("__sockaddr_iso__", POINTER(struct_sockaddr_iso), 0),
    ("__sockaddr_ns__", POINTER(struct_sockaddr_ns), 0),
    ("__sockaddr_un__", POINTER(struct_sockaddr_un), 0),
    ("__sockaddr_x25__", POINTER(struct_sockaddr_x25), 0),
)

class __SOCKADDR_ARG(Union):
    __slots__ = ()
layout(__SOCKADDR_ARG, 8, 8,
    ("__sockaddr__", POINTER(struct_sockaddr), 0),
    ("__sockaddr_at__", POINTER(struct_sockaddr_at), 0),
    ("__sockaddr_ax25__", POINTER(struct_sockaddr_ax25), 0),
    ("__sockaddr_dl__", POINTER(struct_sockaddr_dl), 0),
    ("__sockaddr_eon__", POINTER(struct_sockaddr_eon), 0),
    ("__sockaddr_in__", POINTER(struct_sockaddr_in), 0),
    ("__sockaddr_in6__", POINTER(struct_sockaddr_in6), 0),
    ("__sockaddr_inarp__", POINTER(struct_sockaddr_inarp), 0),
    ("__sockaddr_ipx__", POINTER(struct_sockaddr_ipx), 0),
    ("__sockaddr_iso__", POINTER(struct_sockaddr_iso), 0),
    ("__sockaddr_ns__", POINTER(struct_sockaddr_ns), 0),
    ("__sockaddr_un__", POINTER(struct_sockaddr_un), 0),
    ("__sockaddr_x25__", POINTER(struct_sockaddr_x25), 0),
)

class struct_sysinfo(Struct):
    __slots__ = ()
layout(struct_sysinfo, 112, 8,
    ("uptime", c_int64, 0),
    ("loads", c_uint64 * 3, 8),
    ("totalram", c_uint64, 32),
    ("freeram", c_uint64, 40),
    ("sharedram", c_uint64, 48),
    ("bufferram", c_uint64, 56),
    ("totalswap", c_uint64, 64),
    ("freeswap", c_uint64, 72),
    ("procs", c_uint16, 80),
    ("pad", c_uint16, 82),
    ("totalhigh", c_uint64, 88),
    ("freehigh", c_uint64, 96),
    ("mem_unit", c_uint32, 104),
    ("_f", c_char * 0, 108),
)
enum___rlimit_resource = c_uint32
RLIMIT_CPU = 0
RLIMIT_FSIZE = 1
RLIMIT_DATA = 2
RLIMIT_STACK = 3
RLIMIT_CORE = 4
__RLIMIT_RSS = 5
RLIMIT_NOFILE = 7
__RLIMIT_OFILE = 7
RLIMIT_AS = 9
__RLIMIT_NPROC = 6
__RLIMIT_MEMLOCK = 8
__RLIMIT_LOCKS = 10
__RLIMIT_SIGPENDING = 11
__RLIMIT_MSGQUEUE = 12
__RLIMIT_NICE = 13
__RLIMIT_RTPRIO = 14
__RLIMIT_RTTIME = 15
__RLIMIT_NLIMITS = 16
__RLIM_NLIMITS = 16
__rlim_t = c_uint64
rlim_t = __rlim_t
__rlim64_t = c_uint64
rlim64_t = __rlim64_t

class struct_rlimit(Struct):
    __slots__ = ()
layout(struct_rlimit, 16, 8,
    ("rlim_cur", rlim_t, 0),
    ("rlim_max", rlim_t, 8),
)

class struct_rlimit64(Struct):
    __slots__ = ()
layout(struct_rlimit64, 16, 8,
    ("rlim_cur", rlim64_t, 0),
    ("rlim_max", rlim64_t, 8),
)
enum___rusage_who = c_int32
RUSAGE_SELF = 0
RUSAGE_CHILDREN = -1
RUSAGE_THREAD = 1

class struct_rusage_2(Union):
    __slots__ = ()
layout(struct_rusage_2, 8, 8,
    ("ru_maxrss", c_int64, 0),
    ("__ru_maxrss_word", __syscall_slong_t, 0),
)

class struct_rusage_3(Union):
    __slots__ = ()
layout(struct_rusage_3, 8, 8,
    ("ru_ixrss", c_int64, 0),
    ("__ru_ixrss_word", __syscall_slong_t, 0),
)

class struct_rusage_4(Union):
    __slots__ = ()
layout(struct_rusage_4, 8, 8,
    ("ru_idrss", c_int64, 0),
    ("__ru_idrss_word", __syscall_slong_t, 0),
)

class struct_rusage_5(Union):
    __slots__ = ()
layout(struct_rusage_5, 8, 8,
    ("ru_isrss", c_int64, 0),
    ("__ru_isrss_word", __syscall_slong_t, 0),
)

class struct_rusage_6(Union):
    __slots__ = ()
layout(struct_rusage_6, 8, 8,
    ("ru_minflt", c_int64, 0),
    ("__ru_minflt_word", __syscall_slong_t, 0),
)

class struct_rusage_7(Union):
    __slots__ = ()
layout(struct_rusage_7, 8, 8,
    ("ru_majflt", c_int64, 0),
    ("__ru_majflt_word", __syscall_slong_t, 0),
)

class struct_rusage_8(Union):
    __slots__ = ()
layout(struct_rusage_8, 8, 8,
    ("ru_nswap", c_int64, 0),
    ("__ru_nswap_word", __syscall_slong_t, 0),
)

class struct_rusage_9(Union):
    __slots__ = ()
layout(struct_rusage_9, 8, 8,
    ("ru_inblock", c_int64, 0),
    ("__ru_inblock_word", __syscall_slong_t, 0),
)

class struct_rusage_10(Union):
    __slots__ = ()
layout(struct_rusage_10, 8, 8,
    ("ru_oublock", c_int64, 0),
    ("__ru_oublock_word", __syscall_slong_t, 0),
)

class struct_rusage_11(Union):
    __slots__ = ()
layout(struct_rusage_11, 8, 8,
    ("ru_msgsnd", c_int64, 0),
    ("__ru_msgsnd_word", __syscall_slong_t, 0),
)

class struct_rusage_12(Union):
    __slots__ = ()
layout(struct_rusage_12, 8, 8,
    ("ru_msgrcv", c_int64, 0),
    ("__ru_msgrcv_word", __syscall_slong_t, 0),
)

class struct_rusage_13(Union):
    __slots__ = ()
layout(struct_rusage_13, 8, 8,
    ("ru_nsignals", c_int64, 0),
    ("__ru_nsignals_word", __syscall_slong_t, 0),
)

class struct_rusage_14(Union):
    __slots__ = ()
layout(struct_rusage_14, 8, 8,
    ("ru_nvcsw", c_int64, 0),
    ("__ru_nvcsw_word", __syscall_slong_t, 0),
)

class struct_rusage_15(Union):
    __slots__ = ()
layout(struct_rusage_15, 8, 8,
    ("ru_nivcsw", c_int64, 0),
    ("__ru_nivcsw_word", __syscall_slong_t, 0),
)

class struct_rusage(Struct):
    __slots__ = ()
layout(struct_rusage, 144, 8,
    ("ru_utime", struct_timeval, 0),
    ("ru_stime", struct_timeval, 16),
    ("", struct_rusage_2, 32),
    ("", struct_rusage_3, 40),
    ("", struct_rusage_4, 48),
    ("", struct_rusage_5, 56),
    ("", struct_rusage_6, 64),
    ("", struct_rusage_7, 72),
    ("", struct_rusage_8, 80),
    ("", struct_rusage_9, 88),
    ("", struct_rusage_10, 96),
    ("", struct_rusage_11, 104),
    ("", struct_rusage_12, 112),
    ("", struct_rusage_13, 120),
    ("", struct_rusage_14, 128),
    ("", struct_rusage_15, 136),
)
enum___priority_which = c_uint32
PRIO_PROCESS = 0
PRIO_PGRP = 1
PRIO_USER = 2
__rlimit_resource_t = enum___rlimit_resource
__rusage_who_t = enum___rusage_who
__priority_which_t = enum___priority_which

class struct_ip_opts(Struct):
    __slots__ = ()
layout(struct_ip_opts, 44, 4,
    ("ip_dst", struct_in_addr, 0),
    ("ip_opts", c_char * 40, 4),
)

class struct_in_pktinfo(Struct):
    __slots__ = ()
layout(struct_in_pktinfo, 12, 4,
    ("ipi_ifindex", c_int32, 0),
    ("ipi_spec_dst", struct_in_addr, 4),
    ("ipi_addr", struct_in_addr, 8),
)
IPPROTO_IP = 0
IPPROTO_ICMP = 1
IPPROTO_IGMP = 2
IPPROTO_IPIP = 4
IPPROTO_TCP = 6
IPPROTO_EGP = 8
IPPROTO_PUP = 12
IPPROTO_UDP = 17
IPPROTO_IDP = 22
IPPROTO_TP = 29
IPPROTO_DCCP = 33
IPPROTO_IPV6 = 41
IPPROTO_RSVP = 46
IPPROTO_GRE = 47
IPPROTO_ESP = 50
IPPROTO_AH = 51
IPPROTO_MTP = 92
IPPROTO_BEETPH = 94
IPPROTO_ENCAP = 98
IPPROTO_PIM = 103
IPPROTO_COMP = 108
IPPROTO_SCTP = 132
IPPROTO_UDPLITE = 136
IPPROTO_MPLS = 137
IPPROTO_ETHERNET = 143
IPPROTO_RAW = 255
IPPROTO_MPTCP = 262
IPPROTO_MAX = 263
IPPROTO_HOPOPTS = 0
IPPROTO_ROUTING = 43
IPPROTO_FRAGMENT = 44
IPPROTO_ICMPV6 = 58
IPPROTO_NONE = 59
IPPROTO_DSTOPTS = 60
IPPROTO_MH = 135
IPPORT_ECHO = 7
IPPORT_DISCARD = 9
IPPORT_SYSTAT = 11
IPPORT_DAYTIME = 13
IPPORT_NETSTAT = 15
IPPORT_FTP = 21
IPPORT_TELNET = 23
IPPORT_SMTP = 25
IPPORT_TIMESERVER = 37
IPPORT_NAMESERVER = 42
IPPORT_WHOIS = 43
IPPORT_MTP = 57
IPPORT_TFTP = 69
IPPORT_RJE = 77
IPPORT_FINGER = 79
IPPORT_TTYLINK = 87
IPPORT_SUPDUP = 95
IPPORT_EXECSERVER = 512
IPPORT_LOGINSERVER = 513
IPPORT_CMDSERVER = 514
IPPORT_EFSSERVER = 520
IPPORT_BIFFUDP = 512
IPPORT_WHOSERVER = 513
IPPORT_ROUTESERVER = 520
IPPORT_RESERVED = 1024
IPPORT_USERRESERVED = 5000

class struct_ip_mreq(Struct):
    __slots__ = ()
layout(struct_ip_mreq, 8, 4,
    ("imr_multiaddr", struct_in_addr, 0),
    ("imr_interface", struct_in_addr, 4),
)

class struct_ip_mreqn(Struct):
    __slots__ = ()
layout(struct_ip_mreqn, 12, 4,
    ("imr_multiaddr", struct_in_addr, 0),
    ("imr_address", struct_in_addr, 4),
    ("imr_ifindex", c_int32, 8),
)

class struct_ip_mreq_source(Struct):
    __slots__ = ()
layout(struct_ip_mreq_source, 12, 4,
    ("imr_multiaddr", struct_in_addr, 0),
    ("imr_interface", struct_in_addr, 4),
    ("imr_sourceaddr", struct_in_addr, 8),
)

class struct_ipv6_mreq(Struct):
    __slots__ = ()
layout(struct_ipv6_mreq, 20, 4,
    ("ipv6mr_multiaddr", struct_in6_addr, 0),
    ("ipv6mr_interface", c_uint32, 16),
)

class struct_group_req(Struct):
    __slots__ = ()
layout(struct_group_req, 136, 8,
    ("gr_interface", uint32_t, 0),
    ("gr_group", struct_sockaddr_storage, 8),
)

class struct_group_source_req(Struct):
    __slots__ = ()
layout(struct_group_source_req, 264, 8,
    ("gsr_interface", uint32_t, 0),
    ("gsr_group", struct_sockaddr_storage, 8),
    ("gsr_source", struct_sockaddr_storage, 136),
)

class struct_ip_msfilter(Struct):
    __slots__ = ()
layout(struct_ip_msfilter, 20, 4,
    ("imsf_multiaddr", struct_in_addr, 0),
    ("imsf_interface", struct_in_addr, 4),
    ("imsf_fmode", uint32_t, 8),
    ("imsf_numsrc", uint32_t, 12),
    ("imsf_slist", struct_in_addr * 1, 16),
)

class struct_group_filter(Struct):
    __slots__ = ()
layout(struct_group_filter, 272, 8,
    ("gf_interface", uint32_t, 0),
    ("gf_group", struct_sockaddr_storage, 8),
    ("gf_fmode", uint32_t, 136),
    ("gf_numsrc", uint32_t, 140),
    ("gf_slist", struct_sockaddr_storage * 1, 144),
)

class struct_in6_pktinfo(Struct):
    __slots__ = ()
layout(struct_in6_pktinfo, 20, 4,
    ("ipi6_addr", struct_in6_addr, 0),
    ("ipi6_ifindex", c_uint32, 16),
)

class struct_ip6_mtuinfo(Struct):
    __slots__ = ()
layout(struct_ip6_mtuinfo, 32, 4,
    ("ip6m_addr", struct_sockaddr_in6, 0),
    ("ip6m_mtu", uint32_t, 28),
)

class struct_rpcent(Struct):
    __slots__ = ()
layout(struct_rpcent, 24, 8,
    ("r_name", POINTER(c_char), 0),
    ("r_aliases", POINTER(POINTER(c_char)), 8),
    ("r_number", c_int32, 16),
)

class struct_netent(Struct):
    __slots__ = ()
layout(struct_netent, 24, 8,
    ("n_name", POINTER(c_char), 0),
    ("n_aliases", POINTER(POINTER(c_char)), 8),
    ("n_addrtype", c_int32, 16),
    ("n_net", uint32_t, 20),
)

class struct_hostent(Struct):
    __slots__ = ()
layout(struct_hostent, 32, 8,
    ("h_name", POINTER(c_char), 0),
    ("h_aliases", POINTER(POINTER(c_char)), 8),
    ("h_addrtype", c_int32, 16),
    ("h_length", c_int32, 20),
    ("h_addr_list", POINTER(POINTER(c_char)), 24),
)

class struct_servent(Struct):
    __slots__ = ()
layout(struct_servent, 32, 8,
    ("s_name", POINTER(c_char), 0),
    ("s_aliases", POINTER(POINTER(c_char)), 8),
    ("s_port", c_int32, 16),
    ("s_proto", POINTER(c_char), 24),
)

class struct_protoent(Struct):
    __slots__ = ()
layout(struct_protoent, 24, 8,
    ("p_name", POINTER(c_char), 0),
    ("p_aliases", POINTER(POINTER(c_char)), 8),
    ("p_proto", c_int32, 16),
)

class struct_addrinfo(Struct):
    __slots__ = ()
layout(struct_addrinfo, 48, 8,
    ("ai_flags", c_int32, 0),
    ("ai_family", c_int32, 4),
    ("ai_socktype", c_int32, 8),
    ("ai_protocol", c_int32, 12),
    ("ai_addrlen", socklen_t, 16),
    ("ai_addr", POINTER(struct_sockaddr), 24),
    ("ai_canonname", POINTER(c_char), 32),
    ("ai_next", POINTER(struct_addrinfo), 40),
)

class struct_gaicb(Struct):
    __slots__ = ()
layout(struct_gaicb, 56, 8,
    ("ar_name", c_char_p, 0),
    ("ar_service", c_char_p, 8),
    ("ar_request", POINTER(struct_addrinfo), 16),
    ("ar_result", POINTER(struct_addrinfo), 24),
    ("__return", c_int32, 32),
    ("__glibc_reserved", c_int32 * 5, 36),
)
Elf32_Half = uint16_t
Elf64_Half = uint16_t
Elf32_Word = uint32_t
Elf32_Sword = int32_t
Elf64_Word = uint32_t
Elf64_Sword = int32_t
Elf32_Xword = uint64_t
Elf32_Sxword = int64_t
Elf64_Xword = uint64_t
Elf64_Sxword = int64_t
Elf32_Addr = uint32_t
Elf64_Addr = uint64_t
Elf32_Off = uint32_t
Elf64_Off = uint64_t
Elf32_Section = uint16_t
Elf64_Section = uint16_t
Elf32_Versym = Elf32_Half
Elf64_Versym = Elf64_Half

class Elf32_Ehdr(Struct):
    __slots__ = ()
layout(Elf32_Ehdr, 52, 4,
    ("e_ident", c_uint8 * 16, 0),
    ("e_type", Elf32_Half, 16),
    ("e_machine", Elf32_Half, 18),
    ("e_version", Elf32_Word, 20),
    ("e_entry", Elf32_Addr, 24),
    ("e_phoff", Elf32_Off, 28),
    ("e_shoff", Elf32_Off, 32),
    ("e_flags", Elf32_Word, 36),
    ("e_ehsize", Elf32_Half, 40),
    ("e_phentsize", Elf32_Half, 42),
    ("e_phnum", Elf32_Half, 44),
    ("e_shentsize", Elf32_Half, 46),
    ("e_shnum", Elf32_Half, 48),
    ("e_shstrndx", Elf32_Half, 50),
)

class Elf64_Ehdr(Struct):
    __slots__ = ()
layout(Elf64_Ehdr, 64, 8,
    ("e_ident", c_uint8 * 16, 0),
    ("e_type", Elf64_Half, 16),
    ("e_machine", Elf64_Half, 18),
    ("e_version", Elf64_Word, 20),
    ("e_entry", Elf64_Addr, 24),
    ("e_phoff", Elf64_Off, 32),
    ("e_shoff", Elf64_Off, 40),
    ("e_flags", Elf64_Word, 48),
    ("e_ehsize", Elf64_Half, 52),
    ("e_phentsize", Elf64_Half, 54),
    ("e_phnum", Elf64_Half, 56),
    ("e_shentsize", Elf64_Half, 58),
    ("e_shnum", Elf64_Half, 60),
    ("e_shstrndx", Elf64_Half, 62),
)

class Elf32_Shdr(Struct):
    __slots__ = ()
layout(Elf32_Shdr, 40, 4,
    ("sh_name", Elf32_Word, 0),
    ("sh_type", Elf32_Word, 4),
    ("sh_flags", Elf32_Word, 8),
    ("sh_addr", Elf32_Addr, 12),
    ("sh_offset", Elf32_Off, 16),
    ("sh_size", Elf32_Word, 20),
    ("sh_link", Elf32_Word, 24),
    ("sh_info", Elf32_Word, 28),
    ("sh_addralign", Elf32_Word, 32),
    ("sh_entsize", Elf32_Word, 36),
)

class Elf64_Shdr(Struct):
    __slots__ = ()
layout(Elf64_Shdr, 64, 8,
    ("sh_name", Elf64_Word, 0),
    ("sh_type", Elf64_Word, 4),
    ("sh_flags", Elf64_Xword, 8),
    ("sh_addr", Elf64_Addr, 16),
    ("sh_offset", Elf64_Off, 24),
    ("sh_size", Elf64_Xword, 32),
    ("sh_link", Elf64_Word, 40),
    ("sh_info", Elf64_Word, 44),
    ("sh_addralign", Elf64_Xword, 48),
    ("sh_entsize", Elf64_Xword, 56),
)

class Elf32_Chdr(Struct):
    __slots__ = ()
layout(Elf32_Chdr, 12, 4,
    ("ch_type", Elf32_Word, 0),
    ("ch_size", Elf32_Word, 4),
    ("ch_addralign", Elf32_Word, 8),
)

class Elf64_Chdr(Struct):
    __slots__ = ()
layout(Elf64_Chdr, 24, 8,
    ("ch_type", Elf64_Word, 0),
    ("ch_reserved", Elf64_Word, 4),
    ("ch_size", Elf64_Xword, 8),
    ("ch_addralign", Elf64_Xword, 16),
)

class Elf32_Sym(Struct):
    __slots__ = ()
layout(Elf32_Sym, 16, 4,
    ("st_name", Elf32_Word, 0),
    ("st_value", Elf32_Addr, 4),
    ("st_size", Elf32_Word, 8),
    ("st_info", c_uint8, 12),
    ("st_other", c_uint8, 13),
    ("st_shndx", Elf32_Section, 14),
)

class Elf64_Sym(Struct):
    __slots__ = ()
layout(Elf64_Sym, 24, 8,
    ("st_name", Elf64_Word, 0),
    ("st_info", c_uint8, 4),
    ("st_other", c_uint8, 5),
    ("st_shndx", Elf64_Section, 6),
    ("st_value", Elf64_Addr, 8),
    ("st_size", Elf64_Xword, 16),
)

class Elf32_Syminfo(Struct):
    __slots__ = ()
layout(Elf32_Syminfo, 4, 2,
    ("si_boundto", Elf32_Half, 0),
    ("si_flags", Elf32_Half, 2),
)

class Elf64_Syminfo(Struct):
    __slots__ = ()
layout(Elf64_Syminfo, 4, 2,
    ("si_boundto", Elf64_Half, 0),
    ("si_flags", Elf64_Half, 2),
)

class Elf32_Rel(Struct):
    __slots__ = ()
layout(Elf32_Rel, 8, 4,
    ("r_offset", Elf32_Addr, 0),
    ("r_info", Elf32_Word, 4),
)

class Elf64_Rel(Struct):
    __slots__ = ()
layout(Elf64_Rel, 16, 8,
    ("r_offset", Elf64_Addr, 0),
    ("r_info", Elf64_Xword, 8),
)

class Elf32_Rela(Struct):
    __slots__ = ()
layout(Elf32_Rela, 12, 4,
    ("r_offset", Elf32_Addr, 0),
    ("r_info", Elf32_Word, 4),
    ("r_addend", Elf32_Sword, 8),
)

class Elf64_Rela(Struct):
    __slots__ = ()
layout(Elf64_Rela, 24, 8,
    ("r_offset", Elf64_Addr, 0),
    ("r_info", Elf64_Xword, 8),
    ("r_addend", Elf64_Sxword, 16),
)
Elf32_Relr = Elf32_Word
Elf64_Relr = Elf64_Xword

class Elf32_Phdr(Struct):
    __slots__ = ()
layout(Elf32_Phdr, 32, 4,
    ("p_type", Elf32_Word, 0),
    ("p_offset", Elf32_Off, 4),
    ("p_vaddr", Elf32_Addr, 8),
    ("p_paddr", Elf32_Addr, 12),
    ("p_filesz", Elf32_Word, 16),
    ("p_memsz", Elf32_Word, 20),
    ("p_flags", Elf32_Word, 24),
    ("p_align", Elf32_Word, 28),
)

class Elf64_Phdr(Struct):
    __slots__ = ()
layout(Elf64_Phdr, 56, 8,
    ("p_type", Elf64_Word, 0),
    ("p_flags", Elf64_Word, 4),
    ("p_offset", Elf64_Off, 8),
    ("p_vaddr", Elf64_Addr, 16),
    ("p_paddr", Elf64_Addr, 24),
    ("p_filesz", Elf64_Xword, 32),
    ("p_memsz", Elf64_Xword, 40),
    ("p_align", Elf64_Xword, 48),
)

class Elf32_Dyn_d_un(Union):
    __slots__ = ()
layout(Elf32_Dyn_d_un, 4, 4,
    ("d_val", Elf32_Word, 0),
    ("d_ptr", Elf32_Addr, 0),
)

class Elf32_Dyn(Struct):
    __slots__ = ()
layout(Elf32_Dyn, 8, 4,
    ("d_tag", Elf32_Sword, 0),
    ("d_un", Elf32_Dyn_d_un, 4),
)

class Elf64_Dyn_d_un(Union):
    __slots__ = ()
layout(Elf64_Dyn_d_un, 8, 8,
    ("d_val", Elf64_Xword, 0),
    ("d_ptr", Elf64_Addr, 0),
)

class Elf64_Dyn(Struct):
    __slots__ = ()
layout(Elf64_Dyn, 16, 8,
    ("d_tag", Elf64_Sxword, 0),
    ("d_un", Elf64_Dyn_d_un, 8),
)

class Elf32_Verdef(Struct):
    __slots__ = ()
layout(Elf32_Verdef, 20, 4,
    ("vd_version", Elf32_Half, 0),
    ("vd_flags", Elf32_Half, 2),
    ("vd_ndx", Elf32_Half, 4),
    ("vd_cnt", Elf32_Half, 6),
    ("vd_hash", Elf32_Word, 8),
    ("vd_aux", Elf32_Word, 12),
    ("vd_next", Elf32_Word, 16),
)

class Elf64_Verdef(Struct):
    __slots__ = ()
layout(Elf64_Verdef, 20, 4,
    ("vd_version", Elf64_Half, 0),
    ("vd_flags", Elf64_Half, 2),
    ("vd_ndx", Elf64_Half, 4),
    ("vd_cnt", Elf64_Half, 6),
    ("vd_hash", Elf64_Word, 8),
    ("vd_aux", Elf64_Word, 12),
    ("vd_next", Elf64_Word, 16),
)

class Elf32_Verdaux(Struct):
    __slots__ = ()
layout(Elf32_Verdaux, 8, 4,
    ("vda_name", Elf32_Word, 0),
    ("vda_next", Elf32_Word, 4),
)

class Elf64_Verdaux(Struct):
    __slots__ = ()
layout(Elf64_Verdaux, 8, 4,
    ("vda_name", Elf64_Word, 0),
    ("vda_next", Elf64_Word, 4),
)

class Elf32_Verneed(Struct):
    __slots__ = ()
layout(Elf32_Verneed, 16, 4,
    ("vn_version", Elf32_Half, 0),
    ("vn_cnt", Elf32_Half, 2),
    ("vn_file", Elf32_Word, 4),
    ("vn_aux", Elf32_Word, 8),
    ("vn_next", Elf32_Word, 12),
)

class Elf64_Verneed(Struct):
    __slots__ = ()
layout(Elf64_Verneed, 16, 4,
    ("vn_version", Elf64_Half, 0),
    ("vn_cnt", Elf64_Half, 2),
    ("vn_file", Elf64_Word, 4),
    ("vn_aux", Elf64_Word, 8),
    ("vn_next", Elf64_Word, 12),
)

class Elf32_Vernaux(Struct):
    __slots__ = ()
layout(Elf32_Vernaux, 16, 4,
    ("vna_hash", Elf32_Word, 0),
    ("vna_flags", Elf32_Half, 4),
    ("vna_other", Elf32_Half, 6),
    ("vna_name", Elf32_Word, 8),
    ("vna_next", Elf32_Word, 12),
)

class Elf64_Vernaux(Struct):
    __slots__ = ()
layout(Elf64_Vernaux, 16, 4,
    ("vna_hash", Elf64_Word, 0),
    ("vna_flags", Elf64_Half, 4),
    ("vna_other", Elf64_Half, 6),
    ("vna_name", Elf64_Word, 8),
    ("vna_next", Elf64_Word, 12),
)

class Elf32_auxv_t_a_un(Union):
    __slots__ = ()
layout(Elf32_auxv_t_a_un, 4, 4,
    ("a_val", uint32_t, 0),
)

class Elf32_auxv_t(Struct):
    __slots__ = ()
layout(Elf32_auxv_t, 8, 4,
    ("a_type", uint32_t, 0),
    ("a_un", Elf32_auxv_t_a_un, 4),
)

class Elf64_auxv_t_a_un(Union):
    __slots__ = ()
layout(Elf64_auxv_t_a_un, 8, 8,
    ("a_val", uint64_t, 0),
)

class Elf64_auxv_t(Struct):
    __slots__ = ()
layout(Elf64_auxv_t, 16, 8,
    ("a_type", uint64_t, 0),
    ("a_un", Elf64_auxv_t_a_un, 8),
)

class Elf32_Nhdr(Struct):
    __slots__ = ()
layout(Elf32_Nhdr, 12, 4,
    ("n_namesz", Elf32_Word, 0),
    ("n_descsz", Elf32_Word, 4),
    ("n_type", Elf32_Word, 8),
)

class Elf64_Nhdr(Struct):
    __slots__ = ()
layout(Elf64_Nhdr, 12, 4,
    ("n_namesz", Elf64_Word, 0),
    ("n_descsz", Elf64_Word, 4),
    ("n_type", Elf64_Word, 8),
)

class Elf32_Move(Struct):
    __slots__ = ()
layout(Elf32_Move, 24, 8,
    ("m_value", Elf32_Xword, 0),
    ("m_info", Elf32_Word, 8),
    ("m_poffset", Elf32_Word, 12),
    ("m_repeat", Elf32_Half, 16),
    ("m_stride", Elf32_Half, 18),
)

class Elf64_Move(Struct):
    __slots__ = ()
layout(Elf64_Move, 32, 8,
    ("m_value", Elf64_Xword, 0),
    ("m_info", Elf64_Xword, 8),
    ("m_poffset", Elf64_Xword, 16),
    ("m_repeat", Elf64_Half, 24),
    ("m_stride", Elf64_Half, 26),
)

class Elf32_gptab_gt_header(Struct):
    __slots__ = ()
layout(Elf32_gptab_gt_header, 8, 4,
    ("gt_current_g_value", Elf32_Word, 0),
    ("gt_unused", Elf32_Word, 4),
)

class Elf32_gptab_gt_entry(Struct):
    __slots__ = ()
layout(Elf32_gptab_gt_entry, 8, 4,
    ("gt_g_value", Elf32_Word, 0),
    ("gt_bytes", Elf32_Word, 4),
)

class Elf32_gptab(Union):
    __slots__ = ()
layout(Elf32_gptab, 8, 4,
    ("gt_header", Elf32_gptab_gt_header, 0),
    ("gt_entry", Elf32_gptab_gt_entry, 0),
)

class Elf32_RegInfo(Struct):
    __slots__ = ()
layout(Elf32_RegInfo, 24, 4,
    ("ri_gprmask", Elf32_Word, 0),
    ("ri_cprmask", Elf32_Word * 4, 4),
    ("ri_gp_value", Elf32_Sword, 20),
)

class Elf_Options(Struct):
    __slots__ = ()
layout(Elf_Options, 8, 4,
    ("kind", c_uint8, 0),
    ("size", c_uint8, 1),
    ("section", Elf32_Section, 2),
    ("info", Elf32_Word, 4),
)

class Elf_Options_Hw(Struct):
    __slots__ = ()
layout(Elf_Options_Hw, 8, 4,
    ("hwp_flags1", Elf32_Word, 0),
    ("hwp_flags2", Elf32_Word, 4),
)

class Elf32_Lib(Struct):
    __slots__ = ()
layout(Elf32_Lib, 20, 4,
    ("l_name", Elf32_Word, 0),
    ("l_time_stamp", Elf32_Word, 4),
    ("l_checksum", Elf32_Word, 8),
    ("l_version", Elf32_Word, 12),
    ("l_flags", Elf32_Word, 16),
)

class Elf64_Lib(Struct):
    __slots__ = ()
layout(Elf64_Lib, 20, 4,
    ("l_name", Elf64_Word, 0),
    ("l_time_stamp", Elf64_Word, 4),
    ("l_checksum", Elf64_Word, 8),
    ("l_version", Elf64_Word, 12),
    ("l_flags", Elf64_Word, 16),
)
Elf32_Conflict = Elf32_Addr

class Elf_MIPS_ABIFlags_v0(Struct):
    __slots__ = ()
layout(Elf_MIPS_ABIFlags_v0, 24, 4,
    ("version", Elf32_Half, 0),
    ("isa_level", c_uint8, 2),
    ("isa_rev", c_uint8, 3),
    ("gpr_size", c_uint8, 4),
    ("cpr1_size", c_uint8, 5),
    ("cpr2_size", c_uint8, 6),
    ("fp_abi", c_uint8, 7),
    ("isa_ext", Elf32_Word, 8),
    ("ases", Elf32_Word, 12),
    ("flags1", Elf32_Word, 16),
    ("flags2", Elf32_Word, 20),
)
Val_GNU_MIPS_ABI_FP_ANY = 0
Val_GNU_MIPS_ABI_FP_DOUBLE = 1
Val_GNU_MIPS_ABI_FP_SINGLE = 2
Val_GNU_MIPS_ABI_FP_SOFT = 3
Val_GNU_MIPS_ABI_FP_OLD_64 = 4
Val_GNU_MIPS_ABI_FP_XX = 5
Val_GNU_MIPS_ABI_FP_64 = 6
Val_GNU_MIPS_ABI_FP_64A = 7
Val_GNU_MIPS_ABI_FP_MAX = 7
_ENUMS = {
    "enum_EPOLL_EVENTS": "EPOLLIN EPOLLPRI EPOLLOUT EPOLLRDNORM EPOLLRDBAND EPOLLWRNORM EPOLLWRBAND EPOLLMSG EPOLLERR EPOLLHUP EPOLLRDHUP EPOLLEXCLUSIVE EPOLLWAKEUP EPOLLONESHOT EPOLLET",
    "enum___pid_type": "F_OWNER_TID F_OWNER_PID F_OWNER_PGRP F_OWNER_GID",
    "enum___socket_type": "SOCK_STREAM SOCK_DGRAM SOCK_RAW SOCK_RDM SOCK_SEQPACKET SOCK_DCCP SOCK_PACKET SOCK_CLOEXEC SOCK_NONBLOCK",
    "enum___rlimit_resource": "RLIMIT_CPU RLIMIT_FSIZE RLIMIT_DATA RLIMIT_STACK RLIMIT_CORE __RLIMIT_RSS RLIMIT_NOFILE __RLIMIT_OFILE RLIMIT_AS __RLIMIT_NPROC __RLIMIT_MEMLOCK __RLIMIT_LOCKS __RLIMIT_SIGPENDING __RLIMIT_MSGQUEUE __RLIMIT_NICE __RLIMIT_RTPRIO __RLIMIT_RTTIME __RLIMIT_NLIMITS __RLIM_NLIMITS",
    "enum___rusage_who": "RUSAGE_SELF RUSAGE_CHILDREN RUSAGE_THREAD",
    "enum___priority_which": "PRIO_PROCESS PRIO_PGRP PRIO_USER",
}
memfd_create = _library.function("memfd_create", c_int32, c_char_p, c_uint32)
mlock2 = _library.function("mlock2", c_int32, c_void_p, c_size_t, c_uint32)
pkey_alloc = _library.function("pkey_alloc", c_int32, c_uint32, c_uint32)
pkey_set = _library.function("pkey_set", c_int32, c_int32, c_uint32)
pkey_get = _library.function("pkey_get", c_int32, c_int32)
pkey_free = _library.function("pkey_free", c_int32, c_int32)
pkey_mprotect = _library.function("pkey_mprotect", c_int32, c_void_p, c_size_t, c_int32, c_int32)
mmap = _library.function("mmap", c_void_p, c_void_p, c_size_t, c_int32, c_int32, c_int32, __off_t)
mmap64 = _library.function("mmap64", c_void_p, c_void_p, c_size_t, c_int32, c_int32, c_int32, __off64_t)
munmap = _library.function("munmap", c_int32, c_void_p, c_size_t)
mprotect = _library.function("mprotect", c_int32, c_void_p, c_size_t, c_int32)
msync = _library.function("msync", c_int32, c_void_p, c_size_t, c_int32)
madvise = _library.function("madvise", c_int32, c_void_p, c_size_t, c_int32)
posix_madvise = _library.function("posix_madvise", c_int32, c_void_p, c_size_t, c_int32)
mlock = _library.function("mlock", c_int32, c_void_p, c_size_t)
munlock = _library.function("munlock", c_int32, c_void_p, c_size_t)
mlockall = _library.function("mlockall", c_int32, c_int32)
munlockall = _library.function("munlockall", c_int32)
mincore = _library.function("mincore", c_int32, c_void_p, c_size_t, POINTER(c_uint8))
mremap = _library.function("mremap", c_void_p, c_void_p, c_size_t, c_size_t, c_int32, variadic=True)
remap_file_pages = _library.function("remap_file_pages", c_int32, c_void_p, c_size_t, c_int32, c_size_t, c_int32)
shm_open = _library.function("shm_open", c_int32, c_char_p, c_int32, mode_t)
shm_unlink = _library.function("shm_unlink", c_int32, c_char_p)
process_madvise = _library.function("process_madvise", __ssize_t, c_int32, POINTER(struct_iovec), c_size_t, c_int32, c_uint32)
process_mrelease = _library.function("process_mrelease", c_int32, c_int32, c_uint32)
ioctl = _library.function("ioctl", c_int32, c_int32, c_uint64, variadic=True)
eventfd = _library.function("eventfd", c_int32, c_uint32, c_int32)
eventfd_read = _library.function("eventfd_read", c_int32, c_int32, POINTER(eventfd_t))
eventfd_write = _library.function("eventfd_write", c_int32, c_int32, eventfd_t)
epoll_create = _library.function("epoll_create", c_int32, c_int32)
epoll_create1 = _library.function("epoll_create1", c_int32, c_int32)
epoll_ctl = _library.function("epoll_ctl", c_int32, c_int32, c_int32, c_int32, POINTER(struct_epoll_event))
epoll_wait = _library.function("epoll_wait", c_int32, c_int32, POINTER(struct_epoll_event), c_int32, c_int32)
epoll_pwait = _library.function("epoll_pwait", c_int32, c_int32, POINTER(struct_epoll_event), c_int32, c_int32, POINTER(__sigset_t))
epoll_pwait2 = _library.function("epoll_pwait2", c_int32, c_int32, POINTER(struct_epoll_event), c_int32, POINTER(struct_timespec), POINTER(__sigset_t))
clone = _library.function("clone", c_int32, CFUNCTYPE(c_int32, c_void_p), c_void_p, c_int32, c_void_p, variadic=True)
unshare = _library.function("unshare", c_int32, c_int32)
sched_getcpu = _library.function("sched_getcpu", c_int32)
getcpu = _library.function("getcpu", c_int32, POINTER(c_uint32), POINTER(c_uint32))
setns = _library.function("setns", c_int32, c_int32, c_int32)
sched_setparam = _library.function("sched_setparam", c_int32, __pid_t, POINTER(struct_sched_param))
sched_getparam = _library.function("sched_getparam", c_int32, __pid_t, POINTER(struct_sched_param))
sched_setscheduler = _library.function("sched_setscheduler", c_int32, __pid_t, c_int32, POINTER(struct_sched_param))
sched_getscheduler = _library.function("sched_getscheduler", c_int32, __pid_t)
sched_yield = _library.function("sched_yield", c_int32)
sched_get_priority_max = _library.function("sched_get_priority_max", c_int32, c_int32)
sched_get_priority_min = _library.function("sched_get_priority_min", c_int32, c_int32)
sched_rr_get_interval = _library.function("sched_rr_get_interval", c_int32, __pid_t, POINTER(struct_timespec))
sched_setaffinity = _library.function("sched_setaffinity", c_int32, __pid_t, c_size_t, POINTER(cpu_set_t))
sched_getaffinity = _library.function("sched_getaffinity", c_int32, __pid_t, c_size_t, POINTER(cpu_set_t))
clock_adjtime = _library.function("clock_adjtime", c_int32, __clockid_t, POINTER(struct_timex))
clock = _library.function("clock", clock_t)
time = _library.function("time", time_t, POINTER(time_t))
difftime = _library.function("difftime", c_double, time_t, time_t)
mktime = _library.function("mktime", time_t, POINTER(struct_tm))
strftime = _library.function("strftime", c_size_t, POINTER(c_char), c_size_t, c_char_p, POINTER(struct_tm))
strptime = _library.function("strptime", POINTER(c_char), c_char_p, c_char_p, POINTER(struct_tm))
strftime_l = _library.function("strftime_l", c_size_t, POINTER(c_char), c_size_t, c_char_p, POINTER(struct_tm), locale_t)
strptime_l = _library.function("strptime_l", POINTER(c_char), c_char_p, c_char_p, POINTER(struct_tm), locale_t)
gmtime = _library.function("gmtime", POINTER(struct_tm), POINTER(time_t))
localtime = _library.function("localtime", POINTER(struct_tm), POINTER(time_t))
gmtime_r = _library.function("gmtime_r", POINTER(struct_tm), POINTER(time_t), POINTER(struct_tm))
localtime_r = _library.function("localtime_r", POINTER(struct_tm), POINTER(time_t), POINTER(struct_tm))
asctime = _library.function("asctime", POINTER(c_char), POINTER(struct_tm))
ctime = _library.function("ctime", POINTER(c_char), POINTER(time_t))
asctime_r = _library.function("asctime_r", POINTER(c_char), POINTER(struct_tm), POINTER(c_char))
ctime_r = _library.function("ctime_r", POINTER(c_char), POINTER(time_t), POINTER(c_char))
tzname = _library.variable("tzname", POINTER(c_char) * 2)
tzset = _library.function("tzset", None)
daylight = _library.variable("daylight", c_int32)
timezone = _library.variable("timezone", c_int64)
timegm = _library.function("timegm", time_t, POINTER(struct_tm))
timelocal = _library.function("timelocal", time_t, POINTER(struct_tm))
dysize = _library.function("dysize", c_int32, c_int32)
nanosleep = _library.function("nanosleep", c_int32, POINTER(struct_timespec), POINTER(struct_timespec))
clock_getres = _library.function("clock_getres", c_int32, clockid_t, POINTER(struct_timespec))
clock_gettime = _library.function("clock_gettime", c_int32, clockid_t, POINTER(struct_timespec))
clock_settime = _library.function("clock_settime", c_int32, clockid_t, POINTER(struct_timespec))
clock_nanosleep = _library.function("clock_nanosleep", c_int32, clockid_t, c_int32, POINTER(struct_timespec), POINTER(struct_timespec))
clock_getcpuclockid = _library.function("clock_getcpuclockid", c_int32, pid_t, POINTER(clockid_t))
timer_create = _library.function("timer_create", c_int32, clockid_t, POINTER(struct_sigevent), POINTER(timer_t))
timer_delete = _library.function("timer_delete", c_int32, timer_t)
timer_settime = _library.function("timer_settime", c_int32, timer_t, c_int32, POINTER(struct_itimerspec), POINTER(struct_itimerspec))
timer_gettime = _library.function("timer_gettime", c_int32, timer_t, POINTER(struct_itimerspec))
timer_getoverrun = _library.function("timer_getoverrun", c_int32, timer_t)
timespec_get = _library.function("timespec_get", c_int32, POINTER(struct_timespec), c_int32)
timespec_getres = _library.function("timespec_getres", c_int32, POINTER(struct_timespec), c_int32)
getdate_err = _library.variable("getdate_err", c_int32)
getdate = _library.function("getdate", POINTER(struct_tm), c_char_p)
getdate_r = _library.function("getdate_r", c_int32, c_char_p, POINTER(struct_tm))
pthread_create = _library.function("pthread_create", c_int32, POINTER(pthread_t), POINTER(pthread_attr_t), CFUNCTYPE(c_void_p, c_void_p), c_void_p)
pthread_exit = _library.function("pthread_exit", None, c_void_p)
pthread_join = _library.function("pthread_join", c_int32, pthread_t, POINTER(c_void_p))
pthread_tryjoin_np = _library.function("pthread_tryjoin_np", c_int32, pthread_t, POINTER(c_void_p))
pthread_timedjoin_np = _library.function("pthread_timedjoin_np", c_int32, pthread_t, POINTER(c_void_p), POINTER(struct_timespec))
pthread_clockjoin_np = _library.function("pthread_clockjoin_np", c_int32, pthread_t, POINTER(c_void_p), clockid_t, POINTER(struct_timespec))
pthread_detach = _library.function("pthread_detach", c_int32, pthread_t)
pthread_self = _library.function("pthread_self", pthread_t)
pthread_equal = _library.function("pthread_equal", c_int32, pthread_t, pthread_t)
pthread_attr_init = _library.function("pthread_attr_init", c_int32, POINTER(pthread_attr_t))
pthread_attr_destroy = _library.function("pthread_attr_destroy", c_int32, POINTER(pthread_attr_t))
pthread_attr_getdetachstate = _library.function("pthread_attr_getdetachstate", c_int32, POINTER(pthread_attr_t), POINTER(c_int32))
pthread_attr_setdetachstate = _library.function("pthread_attr_setdetachstate", c_int32, POINTER(pthread_attr_t), c_int32)
pthread_attr_getguardsize = _library.function("pthread_attr_getguardsize", c_int32, POINTER(pthread_attr_t), POINTER(c_size_t))
pthread_attr_setguardsize = _library.function("pthread_attr_setguardsize", c_int32, POINTER(pthread_attr_t), c_size_t)
pthread_attr_getschedparam = _library.function("pthread_attr_getschedparam", c_int32, POINTER(pthread_attr_t), POINTER(struct_sched_param))
pthread_attr_setschedparam = _library.function("pthread_attr_setschedparam", c_int32, POINTER(pthread_attr_t), POINTER(struct_sched_param))
pthread_attr_getschedpolicy = _library.function("pthread_attr_getschedpolicy", c_int32, POINTER(pthread_attr_t), POINTER(c_int32))
pthread_attr_setschedpolicy = _library.function("pthread_attr_setschedpolicy", c_int32, POINTER(pthread_attr_t), c_int32)
pthread_attr_getinheritsched = _library.function("pthread_attr_getinheritsched", c_int32, POINTER(pthread_attr_t), POINTER(c_int32))
pthread_attr_setinheritsched = _library.function("pthread_attr_setinheritsched", c_int32, POINTER(pthread_attr_t), c_int32)
pthread_attr_getscope = _library.function("pthread_attr_getscope", c_int32, POINTER(pthread_attr_t), POINTER(c_int32))
pthread_attr_setscope = _library.function("pthread_attr_setscope", c_int32, POINTER(pthread_attr_t), c_int32)
pthread_attr_getstackaddr = _library.function("pthread_attr_getstackaddr", c_int32, POINTER(pthread_attr_t), POINTER(c_void_p))
pthread_attr_setstackaddr = _library.function("pthread_attr_setstackaddr", c_int32, POINTER(pthread_attr_t), c_void_p)
pthread_attr_getstacksize = _library.function("pthread_attr_getstacksize", c_int32, POINTER(pthread_attr_t), POINTER(c_size_t))
pthread_attr_setstacksize = _library.function("pthread_attr_setstacksize", c_int32, POINTER(pthread_attr_t), c_size_t)
pthread_attr_getstack = _library.function("pthread_attr_getstack", c_int32, POINTER(pthread_attr_t), POINTER(c_void_p), POINTER(c_size_t))
pthread_attr_setstack = _library.function("pthread_attr_setstack", c_int32, POINTER(pthread_attr_t), c_void_p, c_size_t)
pthread_attr_setaffinity_np = _library.function("pthread_attr_setaffinity_np", c_int32, POINTER(pthread_attr_t), c_size_t, POINTER(cpu_set_t))
pthread_attr_getaffinity_np = _library.function("pthread_attr_getaffinity_np", c_int32, POINTER(pthread_attr_t), c_size_t, POINTER(cpu_set_t))
pthread_getattr_default_np = _library.function("pthread_getattr_default_np", c_int32, POINTER(pthread_attr_t))
pthread_attr_setsigmask_np = _library.function("pthread_attr_setsigmask_np", c_int32, POINTER(pthread_attr_t), POINTER(__sigset_t))
pthread_attr_getsigmask_np = _library.function("pthread_attr_getsigmask_np", c_int32, POINTER(pthread_attr_t), POINTER(__sigset_t))
pthread_setattr_default_np = _library.function("pthread_setattr_default_np", c_int32, POINTER(pthread_attr_t))
pthread_getattr_np = _library.function("pthread_getattr_np", c_int32, pthread_t, POINTER(pthread_attr_t))
pthread_setschedparam = _library.function("pthread_setschedparam", c_int32, pthread_t, c_int32, POINTER(struct_sched_param))
pthread_getschedparam = _library.function("pthread_getschedparam", c_int32, pthread_t, POINTER(c_int32), POINTER(struct_sched_param))
pthread_setschedprio = _library.function("pthread_setschedprio", c_int32, pthread_t, c_int32)
pthread_getname_np = _library.function("pthread_getname_np", c_int32, pthread_t, POINTER(c_char), c_size_t)
pthread_setname_np = _library.function("pthread_setname_np", c_int32, pthread_t, c_char_p)
pthread_getconcurrency = _library.function("pthread_getconcurrency", c_int32)
pthread_setconcurrency = _library.function("pthread_setconcurrency", c_int32, c_int32)
pthread_yield = _library.function("pthread_yield", c_int32)
pthread_setaffinity_np = _library.function("pthread_setaffinity_np", c_int32, pthread_t, c_size_t, POINTER(cpu_set_t))
pthread_getaffinity_np = _library.function("pthread_getaffinity_np", c_int32, pthread_t, c_size_t, POINTER(cpu_set_t))
pthread_once = _library.function("pthread_once", c_int32, POINTER(pthread_once_t), CFUNCTYPE(None))
pthread_setcancelstate = _library.function("pthread_setcancelstate", c_int32, c_int32, POINTER(c_int32))
pthread_setcanceltype = _library.function("pthread_setcanceltype", c_int32, c_int32, POINTER(c_int32))
pthread_cancel = _library.function("pthread_cancel", c_int32, pthread_t)
pthread_testcancel = _library.function("pthread_testcancel", None)
pthread_mutex_init = _library.function("pthread_mutex_init", c_int32, POINTER(pthread_mutex_t), POINTER(pthread_mutexattr_t))
pthread_mutex_destroy = _library.function("pthread_mutex_destroy", c_int32, POINTER(pthread_mutex_t))
pthread_mutex_trylock = _library.function("pthread_mutex_trylock", c_int32, POINTER(pthread_mutex_t))
pthread_mutex_lock = _library.function("pthread_mutex_lock", c_int32, POINTER(pthread_mutex_t))
pthread_mutex_timedlock = _library.function("pthread_mutex_timedlock", c_int32, POINTER(pthread_mutex_t), POINTER(struct_timespec))
pthread_mutex_clocklock = _library.function("pthread_mutex_clocklock", c_int32, POINTER(pthread_mutex_t), clockid_t, POINTER(struct_timespec))
pthread_mutex_unlock = _library.function("pthread_mutex_unlock", c_int32, POINTER(pthread_mutex_t))
pthread_mutex_getprioceiling = _library.function("pthread_mutex_getprioceiling", c_int32, POINTER(pthread_mutex_t), POINTER(c_int32))
pthread_mutex_setprioceiling = _library.function("pthread_mutex_setprioceiling", c_int32, POINTER(pthread_mutex_t), c_int32, POINTER(c_int32))
pthread_mutex_consistent = _library.function("pthread_mutex_consistent", c_int32, POINTER(pthread_mutex_t))
pthread_mutex_consistent_np = _library.function("pthread_mutex_consistent_np", c_int32, POINTER(pthread_mutex_t))
pthread_mutexattr_init = _library.function("pthread_mutexattr_init", c_int32, POINTER(pthread_mutexattr_t))
pthread_mutexattr_destroy = _library.function("pthread_mutexattr_destroy", c_int32, POINTER(pthread_mutexattr_t))
pthread_mutexattr_getpshared = _library.function("pthread_mutexattr_getpshared", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_setpshared = _library.function("pthread_mutexattr_setpshared", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_mutexattr_gettype = _library.function("pthread_mutexattr_gettype", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_settype = _library.function("pthread_mutexattr_settype", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_mutexattr_getprotocol = _library.function("pthread_mutexattr_getprotocol", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_setprotocol = _library.function("pthread_mutexattr_setprotocol", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_mutexattr_getprioceiling = _library.function("pthread_mutexattr_getprioceiling", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_setprioceiling = _library.function("pthread_mutexattr_setprioceiling", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_mutexattr_getrobust = _library.function("pthread_mutexattr_getrobust", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_getrobust_np = _library.function("pthread_mutexattr_getrobust_np", c_int32, POINTER(pthread_mutexattr_t), POINTER(c_int32))
pthread_mutexattr_setrobust = _library.function("pthread_mutexattr_setrobust", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_mutexattr_setrobust_np = _library.function("pthread_mutexattr_setrobust_np", c_int32, POINTER(pthread_mutexattr_t), c_int32)
pthread_rwlock_init = _library.function("pthread_rwlock_init", c_int32, POINTER(pthread_rwlock_t), POINTER(pthread_rwlockattr_t))
pthread_rwlock_destroy = _library.function("pthread_rwlock_destroy", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlock_rdlock = _library.function("pthread_rwlock_rdlock", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlock_tryrdlock = _library.function("pthread_rwlock_tryrdlock", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlock_timedrdlock = _library.function("pthread_rwlock_timedrdlock", c_int32, POINTER(pthread_rwlock_t), POINTER(struct_timespec))
pthread_rwlock_clockrdlock = _library.function("pthread_rwlock_clockrdlock", c_int32, POINTER(pthread_rwlock_t), clockid_t, POINTER(struct_timespec))
pthread_rwlock_wrlock = _library.function("pthread_rwlock_wrlock", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlock_trywrlock = _library.function("pthread_rwlock_trywrlock", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlock_timedwrlock = _library.function("pthread_rwlock_timedwrlock", c_int32, POINTER(pthread_rwlock_t), POINTER(struct_timespec))
pthread_rwlock_clockwrlock = _library.function("pthread_rwlock_clockwrlock", c_int32, POINTER(pthread_rwlock_t), clockid_t, POINTER(struct_timespec))
pthread_rwlock_unlock = _library.function("pthread_rwlock_unlock", c_int32, POINTER(pthread_rwlock_t))
pthread_rwlockattr_init = _library.function("pthread_rwlockattr_init", c_int32, POINTER(pthread_rwlockattr_t))
pthread_rwlockattr_destroy = _library.function("pthread_rwlockattr_destroy", c_int32, POINTER(pthread_rwlockattr_t))
pthread_rwlockattr_getpshared = _library.function("pthread_rwlockattr_getpshared", c_int32, POINTER(pthread_rwlockattr_t), POINTER(c_int32))
pthread_rwlockattr_setpshared = _library.function("pthread_rwlockattr_setpshared", c_int32, POINTER(pthread_rwlockattr_t), c_int32)
pthread_rwlockattr_getkind_np = _library.function("pthread_rwlockattr_getkind_np", c_int32, POINTER(pthread_rwlockattr_t), POINTER(c_int32))
pthread_rwlockattr_setkind_np = _library.function("pthread_rwlockattr_setkind_np", c_int32, POINTER(pthread_rwlockattr_t), c_int32)
pthread_cond_init = _library.function("pthread_cond_init", c_int32, POINTER(pthread_cond_t), POINTER(pthread_condattr_t))
pthread_cond_destroy = _library.function("pthread_cond_destroy", c_int32, POINTER(pthread_cond_t))
pthread_cond_signal = _library.function("pthread_cond_signal", c_int32, POINTER(pthread_cond_t))
pthread_cond_broadcast = _library.function("pthread_cond_broadcast", c_int32, POINTER(pthread_cond_t))
pthread_cond_wait = _library.function("pthread_cond_wait", c_int32, POINTER(pthread_cond_t), POINTER(pthread_mutex_t))
pthread_cond_timedwait = _library.function("pthread_cond_timedwait", c_int32, POINTER(pthread_cond_t), POINTER(pthread_mutex_t), POINTER(struct_timespec))
pthread_cond_clockwait = _library.function("pthread_cond_clockwait", c_int32, POINTER(pthread_cond_t), POINTER(pthread_mutex_t), __clockid_t, POINTER(struct_timespec))
pthread_condattr_init = _library.function("pthread_condattr_init", c_int32, POINTER(pthread_condattr_t))
pthread_condattr_destroy = _library.function("pthread_condattr_destroy", c_int32, POINTER(pthread_condattr_t))
pthread_condattr_getpshared = _library.function("pthread_condattr_getpshared", c_int32, POINTER(pthread_condattr_t), POINTER(c_int32))
pthread_condattr_setpshared = _library.function("pthread_condattr_setpshared", c_int32, POINTER(pthread_condattr_t), c_int32)
pthread_condattr_getclock = _library.function("pthread_condattr_getclock", c_int32, POINTER(pthread_condattr_t), POINTER(__clockid_t))
pthread_condattr_setclock = _library.function("pthread_condattr_setclock", c_int32, POINTER(pthread_condattr_t), __clockid_t)
pthread_spin_init = _library.function("pthread_spin_init", c_int32, POINTER(pthread_spinlock_t), c_int32)
pthread_spin_destroy = _library.function("pthread_spin_destroy", c_int32, POINTER(pthread_spinlock_t))
pthread_spin_lock = _library.function("pthread_spin_lock", c_int32, POINTER(pthread_spinlock_t))
pthread_spin_trylock = _library.function("pthread_spin_trylock", c_int32, POINTER(pthread_spinlock_t))
pthread_spin_unlock = _library.function("pthread_spin_unlock", c_int32, POINTER(pthread_spinlock_t))
pthread_barrier_init = _library.function("pthread_barrier_init", c_int32, POINTER(pthread_barrier_t), POINTER(pthread_barrierattr_t), c_uint32)
pthread_barrier_destroy = _library.function("pthread_barrier_destroy", c_int32, POINTER(pthread_barrier_t))
pthread_barrier_wait = _library.function("pthread_barrier_wait", c_int32, POINTER(pthread_barrier_t))
pthread_barrierattr_init = _library.function("pthread_barrierattr_init", c_int32, POINTER(pthread_barrierattr_t))
pthread_barrierattr_destroy = _library.function("pthread_barrierattr_destroy", c_int32, POINTER(pthread_barrierattr_t))
pthread_barrierattr_getpshared = _library.function("pthread_barrierattr_getpshared", c_int32, POINTER(pthread_barrierattr_t), POINTER(c_int32))
pthread_barrierattr_setpshared = _library.function("pthread_barrierattr_setpshared", c_int32, POINTER(pthread_barrierattr_t), c_int32)
pthread_key_create = _library.function("pthread_key_create", c_int32, POINTER(pthread_key_t), CFUNCTYPE(None, c_void_p))
pthread_key_delete = _library.function("pthread_key_delete", c_int32, pthread_key_t)
pthread_getspecific = _library.function("pthread_getspecific", c_void_p, pthread_key_t)
pthread_setspecific = _library.function("pthread_setspecific", c_int32, pthread_key_t, c_void_p)
pthread_getcpuclockid = _library.function("pthread_getcpuclockid", c_int32, pthread_t, POINTER(__clockid_t))
pthread_atfork = _library.function("pthread_atfork", c_int32, CFUNCTYPE(None), CFUNCTYPE(None), CFUNCTYPE(None))
readahead = _library.function("readahead", __ssize_t, c_int32, __off64_t, c_size_t)
sync_file_range = _library.function("sync_file_range", c_int32, c_int32, __off64_t, __off64_t, c_uint32)
vmsplice = _library.function("vmsplice", __ssize_t, c_int32, POINTER(struct_iovec), c_size_t, c_uint32)
splice = _library.function("splice", __ssize_t, c_int32, POINTER(__off64_t), c_int32, POINTER(__off64_t), c_size_t, c_uint32)
tee = _library.function("tee", __ssize_t, c_int32, c_int32, c_size_t, c_uint32)
fallocate = _library.function("fallocate", c_int32, c_int32, c_int32, __off_t, __off_t)
fallocate64 = _library.function("fallocate64", c_int32, c_int32, c_int32, __off64_t, __off64_t)
name_to_handle_at = _library.function("name_to_handle_at", c_int32, c_int32, c_char_p, POINTER(struct_file_handle), POINTER(c_int32), c_int32)
open_by_handle_at = _library.function("open_by_handle_at", c_int32, c_int32, POINTER(struct_file_handle), c_int32)
fcntl = _library.function("fcntl", c_int32, c_int32, c_int32, variadic=True)
fcntl64 = _library.function("fcntl64", c_int32, c_int32, c_int32, variadic=True)
open = _library.function("open", c_int32, c_char_p, c_int32, variadic=True)
open64 = _library.function("open64", c_int32, c_char_p, c_int32, variadic=True)
openat = _library.function("openat", c_int32, c_int32, c_char_p, c_int32, variadic=True)
openat64 = _library.function("openat64", c_int32, c_int32, c_char_p, c_int32, variadic=True)
creat = _library.function("creat", c_int32, c_char_p, mode_t)
creat64 = _library.function("creat64", c_int32, c_char_p, mode_t)
lockf = _library.function("lockf", c_int32, c_int32, c_int32, off_t)
lockf64 = _library.function("lockf64", c_int32, c_int32, c_int32, off64_t)
posix_fadvise = _library.function("posix_fadvise", c_int32, c_int32, off_t, off_t, c_int32)
posix_fadvise64 = _library.function("posix_fadvise64", c_int32, c_int32, off64_t, off64_t, c_int32)
posix_fallocate = _library.function("posix_fallocate", c_int32, c_int32, off_t, off_t)
posix_fallocate64 = _library.function("posix_fallocate64", c_int32, c_int32, off64_t, off64_t)
access = _library.function("access", c_int32, c_char_p, c_int32)
euidaccess = _library.function("euidaccess", c_int32, c_char_p, c_int32)
eaccess = _library.function("eaccess", c_int32, c_char_p, c_int32)
execveat = _library.function("execveat", c_int32, c_int32, c_char_p, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)), c_int32)
faccessat = _library.function("faccessat", c_int32, c_int32, c_char_p, c_int32, c_int32)
lseek = _library.function("lseek", __off_t, c_int32, __off_t, c_int32)
lseek64 = _library.function("lseek64", __off64_t, c_int32, __off64_t, c_int32)
close = _library.function("close", c_int32, c_int32)
closefrom = _library.function("closefrom", None, c_int32)
read = _library.function("read", c_ssize_t, c_int32, c_void_p, c_size_t)
write = _library.function("write", c_ssize_t, c_int32, c_void_p, c_size_t)
pread = _library.function("pread", c_ssize_t, c_int32, c_void_p, c_size_t, __off_t)
pwrite = _library.function("pwrite", c_ssize_t, c_int32, c_void_p, c_size_t, __off_t)
pread64 = _library.function("pread64", c_ssize_t, c_int32, c_void_p, c_size_t, __off64_t)
pwrite64 = _library.function("pwrite64", c_ssize_t, c_int32, c_void_p, c_size_t, __off64_t)
pipe = _library.function("pipe", c_int32, POINTER(c_int32))
pipe2 = _library.function("pipe2", c_int32, POINTER(c_int32), c_int32)
alarm = _library.function("alarm", c_uint32, c_uint32)
sleep = _library.function("sleep", c_uint32, c_uint32)
ualarm = _library.function("ualarm", __useconds_t, __useconds_t, __useconds_t)
usleep = _library.function("usleep", c_int32, __useconds_t)
pause = _library.function("pause", c_int32)
chown = _library.function("chown", c_int32, c_char_p, __uid_t, __gid_t)
fchown = _library.function("fchown", c_int32, c_int32, __uid_t, __gid_t)
lchown = _library.function("lchown", c_int32, c_char_p, __uid_t, __gid_t)
fchownat = _library.function("fchownat", c_int32, c_int32, c_char_p, __uid_t, __gid_t, c_int32)
chdir = _library.function("chdir", c_int32, c_char_p)
fchdir = _library.function("fchdir", c_int32, c_int32)
getcwd = _library.function("getcwd", POINTER(c_char), POINTER(c_char), c_size_t)
get_current_dir_name = _library.function("get_current_dir_name", POINTER(c_char))
getwd = _library.function("getwd", POINTER(c_char), POINTER(c_char))
dup = _library.function("dup", c_int32, c_int32)
dup2 = _library.function("dup2", c_int32, c_int32, c_int32)
dup3 = _library.function("dup3", c_int32, c_int32, c_int32, c_int32)
environ = _library.variable("environ", POINTER(POINTER(c_char)))
execve = _library.function("execve", c_int32, c_char_p, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)))
fexecve = _library.function("fexecve", c_int32, c_int32, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)))
execv = _library.function("execv", c_int32, c_char_p, POINTER(POINTER(c_char)))
execle = _library.function("execle", c_int32, c_char_p, c_char_p, variadic=True)
execl = _library.function("execl", c_int32, c_char_p, c_char_p, variadic=True)
execvp = _library.function("execvp", c_int32, c_char_p, POINTER(POINTER(c_char)))
execlp = _library.function("execlp", c_int32, c_char_p, c_char_p, variadic=True)
execvpe = _library.function("execvpe", c_int32, c_char_p, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)))
nice = _library.function("nice", c_int32, c_int32)
_exit = _library.function("_exit", None, c_int32)
pathconf = _library.function("pathconf", c_int64, c_char_p, c_int32)
fpathconf = _library.function("fpathconf", c_int64, c_int32, c_int32)
sysconf = _library.function("sysconf", c_int64, c_int32)
confstr = _library.function("confstr", c_size_t, c_int32, POINTER(c_char), c_size_t)
getpid = _library.function("getpid", __pid_t)
getppid = _library.function("getppid", __pid_t)
getpgrp = _library.function("getpgrp", __pid_t)
getpgid = _library.function("getpgid", __pid_t, __pid_t)
setpgid = _library.function("setpgid", c_int32, __pid_t, __pid_t)
setpgrp = _library.function("setpgrp", c_int32)
setsid = _library.function("setsid", __pid_t)
getsid = _library.function("getsid", __pid_t, __pid_t)
getuid = _library.function("getuid", __uid_t)
geteuid = _library.function("geteuid", __uid_t)
getgid = _library.function("getgid", __gid_t)
getegid = _library.function("getegid", __gid_t)
getgroups = _library.function("getgroups", c_int32, c_int32, POINTER(__gid_t))
group_member = _library.function("group_member", c_int32, __gid_t)
setuid = _library.function("setuid", c_int32, __uid_t)
setreuid = _library.function("setreuid", c_int32, __uid_t, __uid_t)
seteuid = _library.function("seteuid", c_int32, __uid_t)
setgid = _library.function("setgid", c_int32, __gid_t)
setregid = _library.function("setregid", c_int32, __gid_t, __gid_t)
setegid = _library.function("setegid", c_int32, __gid_t)
getresuid = _library.function("getresuid", c_int32, POINTER(__uid_t), POINTER(__uid_t), POINTER(__uid_t))
getresgid = _library.function("getresgid", c_int32, POINTER(__gid_t), POINTER(__gid_t), POINTER(__gid_t))
setresuid = _library.function("setresuid", c_int32, __uid_t, __uid_t, __uid_t)
setresgid = _library.function("setresgid", c_int32, __gid_t, __gid_t, __gid_t)
fork = _library.function("fork", __pid_t)
vfork = _library.function("vfork", c_int32)
_Fork = _library.function("_Fork", __pid_t)
ttyname = _library.function("ttyname", POINTER(c_char), c_int32)
ttyname_r = _library.function("ttyname_r", c_int32, c_int32, POINTER(c_char), c_size_t)
isatty = _library.function("isatty", c_int32, c_int32)
ttyslot = _library.function("ttyslot", c_int32)
link = _library.function("link", c_int32, c_char_p, c_char_p)
linkat = _library.function("linkat", c_int32, c_int32, c_char_p, c_int32, c_char_p, c_int32)
symlink = _library.function("symlink", c_int32, c_char_p, c_char_p)
readlink = _library.function("readlink", c_ssize_t, c_char_p, POINTER(c_char), c_size_t)
symlinkat = _library.function("symlinkat", c_int32, c_char_p, c_int32, c_char_p)
readlinkat = _library.function("readlinkat", c_ssize_t, c_int32, c_char_p, POINTER(c_char), c_size_t)
unlink = _library.function("unlink", c_int32, c_char_p)
unlinkat = _library.function("unlinkat", c_int32, c_int32, c_char_p, c_int32)
rmdir = _library.function("rmdir", c_int32, c_char_p)
tcgetpgrp = _library.function("tcgetpgrp", __pid_t, c_int32)
tcsetpgrp = _library.function("tcsetpgrp", c_int32, c_int32, __pid_t)
getlogin = _library.function("getlogin", POINTER(c_char))
getlogin_r = _library.function("getlogin_r", c_int32, POINTER(c_char), c_size_t)
setlogin = _library.function("setlogin", c_int32, c_char_p)
optarg = _library.variable("optarg", POINTER(c_char))
optind = _library.variable("optind", c_int32)
opterr = _library.variable("opterr", c_int32)
optopt = _library.variable("optopt", c_int32)
getopt = _library.function("getopt", c_int32, c_int32, POINTER(POINTER(c_char)), c_char_p)
gethostname = _library.function("gethostname", c_int32, POINTER(c_char), c_size_t)
sethostname = _library.function("sethostname", c_int32, c_char_p, c_size_t)
sethostid = _library.function("sethostid", c_int32, c_int64)
getdomainname = _library.function("getdomainname", c_int32, POINTER(c_char), c_size_t)
setdomainname = _library.function("setdomainname", c_int32, c_char_p, c_size_t)
vhangup = _library.function("vhangup", c_int32)
revoke = _library.function("revoke", c_int32, c_char_p)
profil = _library.function("profil", c_int32, POINTER(c_uint16), c_size_t, c_size_t, c_uint32)
acct = _library.function("acct", c_int32, c_char_p)
getusershell = _library.function("getusershell", POINTER(c_char))
endusershell = _library.function("endusershell", None)
setusershell = _library.function("setusershell", None)
daemon = _library.function("daemon", c_int32, c_int32, c_int32)
chroot = _library.function("chroot", c_int32, c_char_p)
getpass = _library.function("getpass", POINTER(c_char), c_char_p)
fsync = _library.function("fsync", c_int32, c_int32)
syncfs = _library.function("syncfs", c_int32, c_int32)
gethostid = _library.function("gethostid", c_int64)
sync = _library.function("sync", None)
getpagesize = _library.function("getpagesize", c_int32)
getdtablesize = _library.function("getdtablesize", c_int32)
truncate = _library.function("truncate", c_int32, c_char_p, __off_t)
truncate64 = _library.function("truncate64", c_int32, c_char_p, __off64_t)
ftruncate = _library.function("ftruncate", c_int32, c_int32, __off_t)
ftruncate64 = _library.function("ftruncate64", c_int32, c_int32, __off64_t)
brk = _library.function("brk", c_int32, c_void_p)
sbrk = _library.function("sbrk", c_void_p, c_int64)
syscall = _library.function("syscall", c_int64, c_int64, variadic=True)
copy_file_range = _library.function("copy_file_range", c_ssize_t, c_int32, POINTER(__off64_t), c_int32, POINTER(__off64_t), c_size_t, c_uint32)
fdatasync = _library.function("fdatasync", c_int32, c_int32)
crypt = _library.function("crypt", POINTER(c_char), c_char_p, c_char_p)
swab = _library.function("swab", None, c_void_p, c_void_p, c_ssize_t)
getentropy = _library.function("getentropy", c_int32, c_void_p, c_size_t)
close_range = _library.function("close_range", c_int32, c_uint32, c_uint32, c_int32)
gettid = _library.function("gettid", __pid_t)
poll = _library.function("poll", c_int32, POINTER(struct_pollfd), nfds_t, c_int32)
ppoll = _library.function("ppoll", c_int32, POINTER(struct_pollfd), nfds_t, POINTER(struct_timespec), POINTER(__sigset_t))
_dl_mcount_wrapper_check = _library.function("_dl_mcount_wrapper_check", None, c_void_p)
dlopen = _library.function("dlopen", c_void_p, c_char_p, c_int32)
dlclose = _library.function("dlclose", c_int32, c_void_p)
dlsym = _library.function("dlsym", c_void_p, c_void_p, c_char_p)
dlmopen = _library.function("dlmopen", c_void_p, Lmid_t, c_char_p, c_int32)
dlvsym = _library.function("dlvsym", c_void_p, c_void_p, c_char_p, c_char_p)
dlerror = _library.function("dlerror", POINTER(c_char))
dladdr = _library.function("dladdr", c_int32, c_void_p, POINTER(Dl_info))
dladdr1 = _library.function("dladdr1", c_int32, c_void_p, POINTER(Dl_info), POINTER(c_void_p), c_int32)
dlinfo = _library.function("dlinfo", c_int32, c_void_p, c_int32, c_void_p)
_dl_find_object = _library.function("_dl_find_object", c_int32, c_void_p, POINTER(struct_dl_find_object))
__errno_location = _library.function("__errno_location", POINTER(c_int32))
program_invocation_name = _library.variable("program_invocation_name", POINTER(c_char))
program_invocation_short_name = _library.variable("program_invocation_short_name", POINTER(c_char))
sysv_signal = _library.function("sysv_signal", __sighandler_t, c_int32, __sighandler_t)
signal = _library.function("signal", __sighandler_t, c_int32, __sighandler_t)
kill = _library.function("kill", c_int32, __pid_t, c_int32)
killpg = _library.function("killpg", c_int32, __pid_t, c_int32)
raise_ = _library.function("raise", c_int32, c_int32)
ssignal = _library.function("ssignal", __sighandler_t, c_int32, __sighandler_t)
gsignal = _library.function("gsignal", c_int32, c_int32)
psignal = _library.function("psignal", None, c_int32, c_char_p)
psiginfo = _library.function("psiginfo", None, POINTER(siginfo_t), c_char_p)
sigpause = _library.function("sigpause", c_int32, c_int32)
sigblock = _library.function("sigblock", c_int32, c_int32)
sigsetmask = _library.function("sigsetmask", c_int32, c_int32)
siggetmask = _library.function("siggetmask", c_int32)
sigemptyset = _library.function("sigemptyset", c_int32, POINTER(sigset_t))
sigfillset = _library.function("sigfillset", c_int32, POINTER(sigset_t))
sigaddset = _library.function("sigaddset", c_int32, POINTER(sigset_t), c_int32)
sigdelset = _library.function("sigdelset", c_int32, POINTER(sigset_t), c_int32)
sigismember = _library.function("sigismember", c_int32, POINTER(sigset_t), c_int32)
sigisemptyset = _library.function("sigisemptyset", c_int32, POINTER(sigset_t))
sigandset = _library.function("sigandset", c_int32, POINTER(sigset_t), POINTER(sigset_t), POINTER(sigset_t))
sigorset = _library.function("sigorset", c_int32, POINTER(sigset_t), POINTER(sigset_t), POINTER(sigset_t))
sigprocmask = _library.function("sigprocmask", c_int32, c_int32, POINTER(sigset_t), POINTER(sigset_t))
sigsuspend = _library.function("sigsuspend", c_int32, POINTER(sigset_t))
sigaction = _library.function("sigaction", c_int32, c_int32, POINTER(struct_sigaction), POINTER(struct_sigaction))
sigpending = _library.function("sigpending", c_int32, POINTER(sigset_t))
sigwait = _library.function("sigwait", c_int32, POINTER(sigset_t), POINTER(c_int32))
sigwaitinfo = _library.function("sigwaitinfo", c_int32, POINTER(sigset_t), POINTER(siginfo_t))
sigtimedwait = _library.function("sigtimedwait", c_int32, POINTER(sigset_t), POINTER(siginfo_t), POINTER(struct_timespec))
sigqueue = _library.function("sigqueue", c_int32, __pid_t, c_int32, union_sigval)
sigreturn = _library.function("sigreturn", c_int32, POINTER(struct_sigcontext))
siginterrupt = _library.function("siginterrupt", c_int32, c_int32, c_int32)
sigaltstack = _library.function("sigaltstack", c_int32, POINTER(stack_t), POINTER(stack_t))
sigstack = _library.function("sigstack", c_int32, POINTER(struct_sigstack), POINTER(struct_sigstack))
sighold = _library.function("sighold", c_int32, c_int32)
sigrelse = _library.function("sigrelse", c_int32, c_int32)
sigignore = _library.function("sigignore", c_int32, c_int32)
sigset = _library.function("sigset", __sighandler_t, c_int32, __sighandler_t)
pthread_sigmask = _library.function("pthread_sigmask", c_int32, c_int32, POINTER(__sigset_t), POINTER(__sigset_t))
pthread_kill = _library.function("pthread_kill", c_int32, pthread_t, c_int32)
pthread_sigqueue = _library.function("pthread_sigqueue", c_int32, pthread_t, c_int32, union_sigval)
tgkill = _library.function("tgkill", c_int32, __pid_t, __pid_t, c_int32)
stat = _library.function("stat", c_int32, c_char_p, POINTER(struct_stat))
fstat = _library.function("fstat", c_int32, c_int32, POINTER(struct_stat))
stat64 = _library.function("stat64", c_int32, c_char_p, POINTER(struct_stat64))
fstat64 = _library.function("fstat64", c_int32, c_int32, POINTER(struct_stat64))
fstatat = _library.function("fstatat", c_int32, c_int32, c_char_p, POINTER(struct_stat), c_int32)
fstatat64 = _library.function("fstatat64", c_int32, c_int32, c_char_p, POINTER(struct_stat64), c_int32)
lstat = _library.function("lstat", c_int32, c_char_p, POINTER(struct_stat))
lstat64 = _library.function("lstat64", c_int32, c_char_p, POINTER(struct_stat64))
chmod = _library.function("chmod", c_int32, c_char_p, __mode_t)
lchmod = _library.function("lchmod", c_int32, c_char_p, __mode_t)
fchmod = _library.function("fchmod", c_int32, c_int32, __mode_t)
fchmodat = _library.function("fchmodat", c_int32, c_int32, c_char_p, __mode_t, c_int32)
umask = _library.function("umask", __mode_t, __mode_t)
getumask = _library.function("getumask", __mode_t)
mkdir = _library.function("mkdir", c_int32, c_char_p, __mode_t)
mkdirat = _library.function("mkdirat", c_int32, c_int32, c_char_p, __mode_t)
mknod = _library.function("mknod", c_int32, c_char_p, __mode_t, __dev_t)
mknodat = _library.function("mknodat", c_int32, c_int32, c_char_p, __mode_t, __dev_t)
mkfifo = _library.function("mkfifo", c_int32, c_char_p, __mode_t)
mkfifoat = _library.function("mkfifoat", c_int32, c_int32, c_char_p, __mode_t)
utimensat = _library.function("utimensat", c_int32, c_int32, c_char_p, POINTER(struct_timespec), c_int32)
futimens = _library.function("futimens", c_int32, c_int32, POINTER(struct_timespec))
statx = _library.function("statx", c_int32, c_int32, c_char_p, c_int32, c_uint32, POINTER(struct_statx))
atof = _library.function("atof", c_double, c_char_p)
atoi = _library.function("atoi", c_int32, c_char_p)
atol = _library.function("atol", c_int64, c_char_p)
atoll = _library.function("atoll", c_int64, c_char_p)
strtod = _library.function("strtod", c_double, c_char_p, POINTER(POINTER(c_char)))
strtof = _library.function("strtof", c_float, c_char_p, POINTER(POINTER(c_char)))
strtold = _library.function("strtold", c_longdouble, c_char_p, POINTER(POINTER(c_char)))
strtof32 = _library.function("strtof32", c_float, c_char_p, POINTER(POINTER(c_char)))
strtof64 = _library.function("strtof64", c_double, c_char_p, POINTER(POINTER(c_char)))
strtof32x = _library.function("strtof32x", c_double, c_char_p, POINTER(POINTER(c_char)))
strtof64x = _library.function("strtof64x", c_longdouble, c_char_p, POINTER(POINTER(c_char)))
strtol = _library.function("strtol", c_int64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strtoul = _library.function("strtoul", c_uint64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strtoq = _library.function("strtoq", c_int64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strtouq = _library.function("strtouq", c_uint64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strtoll = _library.function("strtoll", c_int64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strtoull = _library.function("strtoull", c_uint64, c_char_p, POINTER(POINTER(c_char)), c_int32)
strfromd = _library.function("strfromd", c_int32, POINTER(c_char), c_size_t, c_char_p, c_double)
strfromf = _library.function("strfromf", c_int32, POINTER(c_char), c_size_t, c_char_p, c_float)
strfroml = _library.function("strfroml", c_int32, POINTER(c_char), c_size_t, c_char_p, c_longdouble)
strfromf32 = _library.function("strfromf32", c_int32, POINTER(c_char), c_size_t, c_char_p, c_float)
strfromf64 = _library.function("strfromf64", c_int32, POINTER(c_char), c_size_t, c_char_p, c_double)
strfromf32x = _library.function("strfromf32x", c_int32, POINTER(c_char), c_size_t, c_char_p, c_double)
strfromf64x = _library.function("strfromf64x", c_int32, POINTER(c_char), c_size_t, c_char_p, c_longdouble)
strtol_l = _library.function("strtol_l", c_int64, c_char_p, POINTER(POINTER(c_char)), c_int32, locale_t)
strtoul_l = _library.function("strtoul_l", c_uint64, c_char_p, POINTER(POINTER(c_char)), c_int32, locale_t)
strtoll_l = _library.function("strtoll_l", c_int64, c_char_p, POINTER(POINTER(c_char)), c_int32, locale_t)
strtoull_l = _library.function("strtoull_l", c_uint64, c_char_p, POINTER(POINTER(c_char)), c_int32, locale_t)
strtod_l = _library.function("strtod_l", c_double, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtof_l = _library.function("strtof_l", c_float, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtold_l = _library.function("strtold_l", c_longdouble, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtof32_l = _library.function("strtof32_l", c_float, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtof64_l = _library.function("strtof64_l", c_double, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtof32x_l = _library.function("strtof32x_l", c_double, c_char_p, POINTER(POINTER(c_char)), locale_t)
strtof64x_l = _library.function("strtof64x_l", c_longdouble, c_char_p, POINTER(POINTER(c_char)), locale_t)
l64a = _library.function("l64a", POINTER(c_char), c_int64)
a64l = _library.function("a64l", c_int64, c_char_p)
random = _library.function("random", c_int64)
srandom = _library.function("srandom", None, c_uint32)
initstate = _library.function("initstate", POINTER(c_char), c_uint32, POINTER(c_char), c_size_t)
setstate = _library.function("setstate", POINTER(c_char), POINTER(c_char))
random_r = _library.function("random_r", c_int32, POINTER(struct_random_data), POINTER(int32_t))
srandom_r = _library.function("srandom_r", c_int32, c_uint32, POINTER(struct_random_data))
initstate_r = _library.function("initstate_r", c_int32, c_uint32, POINTER(c_char), c_size_t, POINTER(struct_random_data))
setstate_r = _library.function("setstate_r", c_int32, POINTER(c_char), POINTER(struct_random_data))
rand = _library.function("rand", c_int32)
srand = _library.function("srand", None, c_uint32)
rand_r = _library.function("rand_r", c_int32, POINTER(c_uint32))
drand48 = _library.function("drand48", c_double)
erand48 = _library.function("erand48", c_double, POINTER(c_uint16))
lrand48 = _library.function("lrand48", c_int64)
nrand48 = _library.function("nrand48", c_int64, POINTER(c_uint16))
mrand48 = _library.function("mrand48", c_int64)
jrand48 = _library.function("jrand48", c_int64, POINTER(c_uint16))
srand48 = _library.function("srand48", None, c_int64)
seed48 = _library.function("seed48", POINTER(c_uint16), POINTER(c_uint16))
lcong48 = _library.function("lcong48", None, POINTER(c_uint16))
drand48_r = _library.function("drand48_r", c_int32, POINTER(struct_drand48_data), POINTER(c_double))
erand48_r = _library.function("erand48_r", c_int32, POINTER(c_uint16), POINTER(struct_drand48_data), POINTER(c_double))
lrand48_r = _library.function("lrand48_r", c_int32, POINTER(struct_drand48_data), POINTER(c_int64))
nrand48_r = _library.function("nrand48_r", c_int32, POINTER(c_uint16), POINTER(struct_drand48_data), POINTER(c_int64))
mrand48_r = _library.function("mrand48_r", c_int32, POINTER(struct_drand48_data), POINTER(c_int64))
jrand48_r = _library.function("jrand48_r", c_int32, POINTER(c_uint16), POINTER(struct_drand48_data), POINTER(c_int64))
srand48_r = _library.function("srand48_r", c_int32, c_int64, POINTER(struct_drand48_data))
seed48_r = _library.function("seed48_r", c_int32, POINTER(c_uint16), POINTER(struct_drand48_data))
lcong48_r = _library.function("lcong48_r", c_int32, POINTER(c_uint16), POINTER(struct_drand48_data))
arc4random = _library.function("arc4random", __uint32_t)
arc4random_buf = _library.function("arc4random_buf", None, c_void_p, c_size_t)
arc4random_uniform = _library.function("arc4random_uniform", __uint32_t, __uint32_t)
malloc = _library.function("malloc", c_void_p, c_uint64)
calloc = _library.function("calloc", c_void_p, c_uint64, c_uint64)
realloc = _library.function("realloc", c_void_p, c_void_p, c_uint64)
free = _library.function("free", None, c_void_p)
reallocarray = _library.function("reallocarray", c_void_p, c_void_p, c_size_t, c_size_t)
valloc = _library.function("valloc", c_void_p, c_size_t)
posix_memalign = _library.function("posix_memalign", c_int32, POINTER(c_void_p), c_size_t, c_size_t)
aligned_alloc = _library.function("aligned_alloc", c_void_p, c_uint64, c_uint64)
abort = _library.function("abort", None)
atexit = _library.function("atexit", c_int32, CFUNCTYPE(None))
at_quick_exit = _library.function("at_quick_exit", c_int32, CFUNCTYPE(None))
on_exit = _library.function("on_exit", c_int32, CFUNCTYPE(None, c_int32, c_void_p), c_void_p)
exit = _library.function("exit", None, c_int32)
quick_exit = _library.function("quick_exit", None, c_int32)
_Exit = _library.function("_Exit", None, c_int32)
getenv = _library.function("getenv", POINTER(c_char), c_char_p)
secure_getenv = _library.function("secure_getenv", POINTER(c_char), c_char_p)
putenv = _library.function("putenv", c_int32, POINTER(c_char))
setenv = _library.function("setenv", c_int32, c_char_p, c_char_p, c_int32)
unsetenv = _library.function("unsetenv", c_int32, c_char_p)
clearenv = _library.function("clearenv", c_int32)
mktemp = _library.function("mktemp", POINTER(c_char), POINTER(c_char))
mkstemp = _library.function("mkstemp", c_int32, POINTER(c_char))
mkstemp64 = _library.function("mkstemp64", c_int32, POINTER(c_char))
mkstemps = _library.function("mkstemps", c_int32, POINTER(c_char), c_int32)
mkstemps64 = _library.function("mkstemps64", c_int32, POINTER(c_char), c_int32)
mkdtemp = _library.function("mkdtemp", POINTER(c_char), POINTER(c_char))
mkostemp = _library.function("mkostemp", c_int32, POINTER(c_char), c_int32)
mkostemp64 = _library.function("mkostemp64", c_int32, POINTER(c_char), c_int32)
mkostemps = _library.function("mkostemps", c_int32, POINTER(c_char), c_int32, c_int32)
mkostemps64 = _library.function("mkostemps64", c_int32, POINTER(c_char), c_int32, c_int32)
system = _library.function("system", c_int32, c_char_p)
canonicalize_file_name = _library.function("canonicalize_file_name", POINTER(c_char), c_char_p)
realpath = _library.function("realpath", POINTER(c_char), c_char_p, POINTER(c_char))
bsearch = _library.function("bsearch", c_void_p, c_void_p, c_void_p, c_size_t, c_size_t, __compar_fn_t)
qsort = _library.function("qsort", None, c_void_p, c_size_t, c_size_t, __compar_fn_t)
qsort_r = _library.function("qsort_r", None, c_void_p, c_size_t, c_size_t, __compar_d_fn_t, c_void_p)
abs = _library.function("abs", c_int32, c_int32)
labs = _library.function("labs", c_int64, c_int64)
llabs = _library.function("llabs", c_int64, c_int64)
div = _library.function("div", div_t, c_int32, c_int32)
ldiv = _library.function("ldiv", ldiv_t, c_int64, c_int64)
lldiv = _library.function("lldiv", lldiv_t, c_int64, c_int64)
ecvt = _library.function("ecvt", POINTER(c_char), c_double, c_int32, POINTER(c_int32), POINTER(c_int32))
fcvt = _library.function("fcvt", POINTER(c_char), c_double, c_int32, POINTER(c_int32), POINTER(c_int32))
gcvt = _library.function("gcvt", POINTER(c_char), c_double, c_int32, POINTER(c_char))
qecvt = _library.function("qecvt", POINTER(c_char), c_longdouble, c_int32, POINTER(c_int32), POINTER(c_int32))
qfcvt = _library.function("qfcvt", POINTER(c_char), c_longdouble, c_int32, POINTER(c_int32), POINTER(c_int32))
qgcvt = _library.function("qgcvt", POINTER(c_char), c_longdouble, c_int32, POINTER(c_char))
ecvt_r = _library.function("ecvt_r", c_int32, c_double, c_int32, POINTER(c_int32), POINTER(c_int32), POINTER(c_char), c_size_t)
fcvt_r = _library.function("fcvt_r", c_int32, c_double, c_int32, POINTER(c_int32), POINTER(c_int32), POINTER(c_char), c_size_t)
qecvt_r = _library.function("qecvt_r", c_int32, c_longdouble, c_int32, POINTER(c_int32), POINTER(c_int32), POINTER(c_char), c_size_t)
qfcvt_r = _library.function("qfcvt_r", c_int32, c_longdouble, c_int32, POINTER(c_int32), POINTER(c_int32), POINTER(c_char), c_size_t)
mblen = _library.function("mblen", c_int32, c_char_p, c_size_t)
mbtowc = _library.function("mbtowc", c_int32, POINTER(c_wchar), c_char_p, c_size_t)
wctomb = _library.function("wctomb", c_int32, POINTER(c_char), c_wchar)
mbstowcs = _library.function("mbstowcs", c_size_t, POINTER(c_wchar), c_char_p, c_size_t)
wcstombs = _library.function("wcstombs", c_size_t, POINTER(c_char), POINTER(c_wchar), c_size_t)
rpmatch = _library.function("rpmatch", c_int32, c_char_p)
getsubopt = _library.function("getsubopt", c_int32, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)), POINTER(POINTER(c_char)))
posix_openpt = _library.function("posix_openpt", c_int32, c_int32)
grantpt = _library.function("grantpt", c_int32, c_int32)
unlockpt = _library.function("unlockpt", c_int32, c_int32)
ptsname = _library.function("ptsname", POINTER(c_char), c_int32)
ptsname_r = _library.function("ptsname_r", c_int32, c_int32, POINTER(c_char), c_size_t)
getpt = _library.function("getpt", c_int32)
getloadavg = _library.function("getloadavg", c_int32, POINTER(c_double), c_int32)
memcpy = _library.function("memcpy", c_void_p, c_void_p, c_void_p, c_uint64)
memmove = _library.function("memmove", c_void_p, c_void_p, c_void_p, c_uint64)
memccpy = _library.function("memccpy", c_void_p, c_void_p, c_void_p, c_int32, c_uint64)
memset = _library.function("memset", c_void_p, c_void_p, c_int32, c_uint64)
memcmp = _library.function("memcmp", c_int32, c_void_p, c_void_p, c_uint64)
memchr = _library.function("memchr", c_void_p, c_void_p, c_int32, c_uint64)
rawmemchr = _library.function("rawmemchr", c_void_p, c_void_p, c_int32)
memrchr = _library.function("memrchr", c_void_p, c_void_p, c_int32, c_size_t)
strcpy = _library.function("strcpy", POINTER(c_char), POINTER(c_char), c_char_p)
strncpy = _library.function("strncpy", POINTER(c_char), POINTER(c_char), c_char_p, c_uint64)
strcat = _library.function("strcat", POINTER(c_char), POINTER(c_char), c_char_p)
strncat = _library.function("strncat", POINTER(c_char), POINTER(c_char), c_char_p, c_uint64)
strcmp = _library.function("strcmp", c_int32, c_char_p, c_char_p)
strncmp = _library.function("strncmp", c_int32, c_char_p, c_char_p, c_uint64)
strcoll = _library.function("strcoll", c_int32, c_char_p, c_char_p)
strxfrm = _library.function("strxfrm", c_uint64, POINTER(c_char), c_char_p, c_uint64)
strcoll_l = _library.function("strcoll_l", c_int32, c_char_p, c_char_p, locale_t)
strxfrm_l = _library.function("strxfrm_l", c_size_t, POINTER(c_char), c_char_p, c_size_t, locale_t)
strdup = _library.function("strdup", POINTER(c_char), c_char_p)
strndup = _library.function("strndup", POINTER(c_char), c_char_p, c_uint64)
strchr = _library.function("strchr", POINTER(c_char), c_char_p, c_int32)
strrchr = _library.function("strrchr", POINTER(c_char), c_char_p, c_int32)
strchrnul = _library.function("strchrnul", POINTER(c_char), c_char_p, c_int32)
strcspn = _library.function("strcspn", c_uint64, c_char_p, c_char_p)
strspn = _library.function("strspn", c_uint64, c_char_p, c_char_p)
strpbrk = _library.function("strpbrk", POINTER(c_char), c_char_p, c_char_p)
strstr = _library.function("strstr", POINTER(c_char), c_char_p, c_char_p)
strtok = _library.function("strtok", POINTER(c_char), POINTER(c_char), c_char_p)
strtok_r = _library.function("strtok_r", POINTER(c_char), POINTER(c_char), c_char_p, POINTER(POINTER(c_char)))
strcasestr = _library.function("strcasestr", POINTER(c_char), c_char_p, c_char_p)
memmem = _library.function("memmem", c_void_p, c_void_p, c_size_t, c_void_p, c_size_t)
mempcpy = _library.function("mempcpy", c_void_p, c_void_p, c_void_p, c_uint64)
strlen = _library.function("strlen", c_uint64, c_char_p)
strnlen = _library.function("strnlen", c_size_t, c_char_p, c_size_t)
strerror = _library.function("strerror", POINTER(c_char), c_int32)
strerror_r = _library.function("strerror_r", POINTER(c_char), c_int32, POINTER(c_char), c_size_t)
strerrordesc_np = _library.function("strerrordesc_np", c_char_p, c_int32)
strerrorname_np = _library.function("strerrorname_np", c_char_p, c_int32)
strerror_l = _library.function("strerror_l", POINTER(c_char), c_int32, locale_t)
explicit_bzero = _library.function("explicit_bzero", None, c_void_p, c_size_t)
strsep = _library.function("strsep", POINTER(c_char), POINTER(POINTER(c_char)), c_char_p)
strsignal = _library.function("strsignal", POINTER(c_char), c_int32)
sigabbrev_np = _library.function("sigabbrev_np", c_char_p, c_int32)
sigdescr_np = _library.function("sigdescr_np", c_char_p, c_int32)
stpcpy = _library.function("stpcpy", POINTER(c_char), POINTER(c_char), c_char_p)
stpncpy = _library.function("stpncpy", POINTER(c_char), POINTER(c_char), c_char_p, c_uint64)
strverscmp = _library.function("strverscmp", c_int32, c_char_p, c_char_p)
strfry = _library.function("strfry", POINTER(c_char), POINTER(c_char))
memfrob = _library.function("memfrob", c_void_p, c_void_p, c_size_t)
basename = _library.function("basename", POINTER(c_char), c_char_p)
socket = _library.function("socket", c_int32, c_int32, c_int32, c_int32)
socketpair = _library.function("socketpair", c_int32, c_int32, c_int32, c_int32, POINTER(c_int32))
bind = _library.function("bind", c_int32, c_int32, __CONST_SOCKADDR_ARG, socklen_t)
getsockname = _library.function("getsockname", c_int32, c_int32, __SOCKADDR_ARG, POINTER(socklen_t))
connect = _library.function("connect", c_int32, c_int32, __CONST_SOCKADDR_ARG, socklen_t)
getpeername = _library.function("getpeername", c_int32, c_int32, __SOCKADDR_ARG, POINTER(socklen_t))
send = _library.function("send", c_ssize_t, c_int32, c_void_p, c_size_t, c_int32)
recv = _library.function("recv", c_ssize_t, c_int32, c_void_p, c_size_t, c_int32)
sendto = _library.function("sendto", c_ssize_t, c_int32, c_void_p, c_size_t, c_int32, __CONST_SOCKADDR_ARG, socklen_t)
recvfrom = _library.function("recvfrom", c_ssize_t, c_int32, c_void_p, c_size_t, c_int32, __SOCKADDR_ARG, POINTER(socklen_t))
sendmsg = _library.function("sendmsg", c_ssize_t, c_int32, POINTER(struct_msghdr), c_int32)
sendmmsg = _library.function("sendmmsg", c_int32, c_int32, POINTER(struct_mmsghdr), c_uint32, c_int32)
recvmsg = _library.function("recvmsg", c_ssize_t, c_int32, POINTER(struct_msghdr), c_int32)
recvmmsg = _library.function("recvmmsg", c_int32, c_int32, POINTER(struct_mmsghdr), c_uint32, c_int32, POINTER(struct_timespec))
getsockopt = _library.function("getsockopt", c_int32, c_int32, c_int32, c_int32, c_void_p, POINTER(socklen_t))
setsockopt = _library.function("setsockopt", c_int32, c_int32, c_int32, c_int32, c_void_p, socklen_t)
listen = _library.function("listen", c_int32, c_int32, c_int32)
accept = _library.function("accept", c_int32, c_int32, __SOCKADDR_ARG, POINTER(socklen_t))
accept4 = _library.function("accept4", c_int32, c_int32, __SOCKADDR_ARG, POINTER(socklen_t), c_int32)
shutdown = _library.function("shutdown", c_int32, c_int32, c_int32)
sockatmark = _library.function("sockatmark", c_int32, c_int32)
isfdtype = _library.function("isfdtype", c_int32, c_int32, c_int32)
readv = _library.function("readv", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32)
writev = _library.function("writev", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32)
preadv = _library.function("preadv", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off_t)
pwritev = _library.function("pwritev", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off_t)
preadv64 = _library.function("preadv64", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off64_t)
pwritev64 = _library.function("pwritev64", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off64_t)
preadv2 = _library.function("preadv2", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off_t, c_int32)
pwritev2 = _library.function("pwritev2", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off_t, c_int32)
preadv64v2 = _library.function("preadv64v2", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off64_t, c_int32)
pwritev64v2 = _library.function("pwritev64v2", c_ssize_t, c_int32, POINTER(struct_iovec), c_int32, __off64_t, c_int32)
process_vm_readv = _library.function("process_vm_readv", c_ssize_t, pid_t, POINTER(struct_iovec), c_uint64, POINTER(struct_iovec), c_uint64, c_uint64)
process_vm_writev = _library.function("process_vm_writev", c_ssize_t, pid_t, POINTER(struct_iovec), c_uint64, POINTER(struct_iovec), c_uint64, c_uint64)
prctl = _library.function("prctl", c_int32, c_int32, variadic=True)
sysinfo = _library.function("sysinfo", c_int32, POINTER(struct_sysinfo))
get_nprocs_conf = _library.function("get_nprocs_conf", c_int32)
get_nprocs = _library.function("get_nprocs", c_int32)
get_phys_pages = _library.function("get_phys_pages", c_int64)
get_avphys_pages = _library.function("get_avphys_pages", c_int64)
prlimit = _library.function("prlimit", c_int32, __pid_t, enum___rlimit_resource, POINTER(struct_rlimit), POINTER(struct_rlimit))
prlimit64 = _library.function("prlimit64", c_int32, __pid_t, enum___rlimit_resource, POINTER(struct_rlimit64), POINTER(struct_rlimit64))
getrlimit = _library.function("getrlimit", c_int32, __rlimit_resource_t, POINTER(struct_rlimit))
getrlimit64 = _library.function("getrlimit64", c_int32, __rlimit_resource_t, POINTER(struct_rlimit64))
setrlimit = _library.function("setrlimit", c_int32, __rlimit_resource_t, POINTER(struct_rlimit))
setrlimit64 = _library.function("setrlimit64", c_int32, __rlimit_resource_t, POINTER(struct_rlimit64))
getrusage = _library.function("getrusage", c_int32, __rusage_who_t, POINTER(struct_rusage))
getpriority = _library.function("getpriority", c_int32, __priority_which_t, id_t)
setpriority = _library.function("setpriority", c_int32, __priority_which_t, id_t, c_int32)
in6addr_any = _library.variable("in6addr_any", struct_in6_addr)
in6addr_loopback = _library.variable("in6addr_loopback", struct_in6_addr)
ntohl = _library.function("ntohl", uint32_t, uint32_t)
ntohs = _library.function("ntohs", uint16_t, uint16_t)
htonl = _library.function("htonl", uint32_t, uint32_t)
htons = _library.function("htons", uint16_t, uint16_t)
bindresvport = _library.function("bindresvport", c_int32, c_int32, POINTER(struct_sockaddr_in))
bindresvport6 = _library.function("bindresvport6", c_int32, c_int32, POINTER(struct_sockaddr_in6))
inet6_option_space = _library.function("inet6_option_space", c_int32, c_int32)
inet6_option_init = _library.function("inet6_option_init", c_int32, c_void_p, POINTER(POINTER(struct_cmsghdr)), c_int32)
inet6_option_append = _library.function("inet6_option_append", c_int32, POINTER(struct_cmsghdr), POINTER(uint8_t), c_int32, c_int32)
inet6_option_alloc = _library.function("inet6_option_alloc", POINTER(uint8_t), POINTER(struct_cmsghdr), c_int32, c_int32, c_int32)
inet6_option_next = _library.function("inet6_option_next", c_int32, POINTER(struct_cmsghdr), POINTER(POINTER(uint8_t)))
inet6_option_find = _library.function("inet6_option_find", c_int32, POINTER(struct_cmsghdr), POINTER(POINTER(uint8_t)), c_int32)
inet6_opt_init = _library.function("inet6_opt_init", c_int32, c_void_p, socklen_t)
inet6_opt_append = _library.function("inet6_opt_append", c_int32, c_void_p, socklen_t, c_int32, uint8_t, socklen_t, uint8_t, POINTER(c_void_p))
inet6_opt_finish = _library.function("inet6_opt_finish", c_int32, c_void_p, socklen_t, c_int32)
inet6_opt_set_val = _library.function("inet6_opt_set_val", c_int32, c_void_p, c_int32, c_void_p, socklen_t)
inet6_opt_next = _library.function("inet6_opt_next", c_int32, c_void_p, socklen_t, c_int32, POINTER(uint8_t), POINTER(socklen_t), POINTER(c_void_p))
inet6_opt_find = _library.function("inet6_opt_find", c_int32, c_void_p, socklen_t, c_int32, uint8_t, POINTER(socklen_t), POINTER(c_void_p))
inet6_opt_get_val = _library.function("inet6_opt_get_val", c_int32, c_void_p, c_int32, c_void_p, socklen_t)
inet6_rth_space = _library.function("inet6_rth_space", socklen_t, c_int32, c_int32)
inet6_rth_init = _library.function("inet6_rth_init", c_void_p, c_void_p, socklen_t, c_int32, c_int32)
inet6_rth_add = _library.function("inet6_rth_add", c_int32, c_void_p, POINTER(struct_in6_addr))
inet6_rth_reverse = _library.function("inet6_rth_reverse", c_int32, c_void_p, c_void_p)
inet6_rth_segments = _library.function("inet6_rth_segments", c_int32, c_void_p)
inet6_rth_getaddr = _library.function("inet6_rth_getaddr", POINTER(struct_in6_addr), c_void_p, c_int32)
getipv4sourcefilter = _library.function("getipv4sourcefilter", c_int32, c_int32, struct_in_addr, struct_in_addr, POINTER(uint32_t), POINTER(uint32_t), POINTER(struct_in_addr))
setipv4sourcefilter = _library.function("setipv4sourcefilter", c_int32, c_int32, struct_in_addr, struct_in_addr, uint32_t, uint32_t, POINTER(struct_in_addr))
getsourcefilter = _library.function("getsourcefilter", c_int32, c_int32, uint32_t, POINTER(struct_sockaddr), socklen_t, POINTER(uint32_t), POINTER(uint32_t), POINTER(struct_sockaddr_storage))
setsourcefilter = _library.function("setsourcefilter", c_int32, c_int32, uint32_t, POINTER(struct_sockaddr), socklen_t, uint32_t, uint32_t, POINTER(struct_sockaddr_storage))
setrpcent = _library.function("setrpcent", None, c_int32)
endrpcent = _library.function("endrpcent", None)
getrpcbyname = _library.function("getrpcbyname", POINTER(struct_rpcent), c_char_p)
getrpcbynumber = _library.function("getrpcbynumber", POINTER(struct_rpcent), c_int32)
getrpcent = _library.function("getrpcent", POINTER(struct_rpcent))
getrpcbyname_r = _library.function("getrpcbyname_r", c_int32, c_char_p, POINTER(struct_rpcent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_rpcent)))
getrpcbynumber_r = _library.function("getrpcbynumber_r", c_int32, c_int32, POINTER(struct_rpcent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_rpcent)))
getrpcent_r = _library.function("getrpcent_r", c_int32, POINTER(struct_rpcent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_rpcent)))
herror = _library.function("herror", None, c_char_p)
hstrerror = _library.function("hstrerror", c_char_p, c_int32)
sethostent = _library.function("sethostent", None, c_int32)
endhostent = _library.function("endhostent", None)
gethostent = _library.function("gethostent", POINTER(struct_hostent))
gethostbyaddr = _library.function("gethostbyaddr", POINTER(struct_hostent), c_void_p, __socklen_t, c_int32)
gethostbyname = _library.function("gethostbyname", POINTER(struct_hostent), c_char_p)
gethostbyname2 = _library.function("gethostbyname2", POINTER(struct_hostent), c_char_p, c_int32)
gethostent_r = _library.function("gethostent_r", c_int32, POINTER(struct_hostent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_hostent)), POINTER(c_int32))
gethostbyaddr_r = _library.function("gethostbyaddr_r", c_int32, c_void_p, __socklen_t, c_int32, POINTER(struct_hostent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_hostent)), POINTER(c_int32))
gethostbyname_r = _library.function("gethostbyname_r", c_int32, c_char_p, POINTER(struct_hostent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_hostent)), POINTER(c_int32))
gethostbyname2_r = _library.function("gethostbyname2_r", c_int32, c_char_p, c_int32, POINTER(struct_hostent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_hostent)), POINTER(c_int32))
setnetent = _library.function("setnetent", None, c_int32)
endnetent = _library.function("endnetent", None)
getnetent = _library.function("getnetent", POINTER(struct_netent))
getnetbyaddr = _library.function("getnetbyaddr", POINTER(struct_netent), uint32_t, c_int32)
getnetbyname = _library.function("getnetbyname", POINTER(struct_netent), c_char_p)
getnetent_r = _library.function("getnetent_r", c_int32, POINTER(struct_netent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_netent)), POINTER(c_int32))
getnetbyaddr_r = _library.function("getnetbyaddr_r", c_int32, uint32_t, c_int32, POINTER(struct_netent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_netent)), POINTER(c_int32))
getnetbyname_r = _library.function("getnetbyname_r", c_int32, c_char_p, POINTER(struct_netent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_netent)), POINTER(c_int32))
setservent = _library.function("setservent", None, c_int32)
endservent = _library.function("endservent", None)
getservent = _library.function("getservent", POINTER(struct_servent))
getservbyname = _library.function("getservbyname", POINTER(struct_servent), c_char_p, c_char_p)
getservbyport = _library.function("getservbyport", POINTER(struct_servent), c_int32, c_char_p)
getservent_r = _library.function("getservent_r", c_int32, POINTER(struct_servent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_servent)))
getservbyname_r = _library.function("getservbyname_r", c_int32, c_char_p, c_char_p, POINTER(struct_servent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_servent)))
getservbyport_r = _library.function("getservbyport_r", c_int32, c_int32, c_char_p, POINTER(struct_servent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_servent)))
setprotoent = _library.function("setprotoent", None, c_int32)
endprotoent = _library.function("endprotoent", None)
getprotoent = _library.function("getprotoent", POINTER(struct_protoent))
getprotobyname = _library.function("getprotobyname", POINTER(struct_protoent), c_char_p)
getprotobynumber = _library.function("getprotobynumber", POINTER(struct_protoent), c_int32)
getprotoent_r = _library.function("getprotoent_r", c_int32, POINTER(struct_protoent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_protoent)))
getprotobyname_r = _library.function("getprotobyname_r", c_int32, c_char_p, POINTER(struct_protoent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_protoent)))
getprotobynumber_r = _library.function("getprotobynumber_r", c_int32, c_int32, POINTER(struct_protoent), POINTER(c_char), c_size_t, POINTER(POINTER(struct_protoent)))
setnetgrent = _library.function("setnetgrent", c_int32, c_char_p)
endnetgrent = _library.function("endnetgrent", None)
getnetgrent = _library.function("getnetgrent", c_int32, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)), POINTER(POINTER(c_char)))
innetgr = _library.function("innetgr", c_int32, c_char_p, c_char_p, c_char_p, c_char_p)
getnetgrent_r = _library.function("getnetgrent_r", c_int32, POINTER(POINTER(c_char)), POINTER(POINTER(c_char)), POINTER(POINTER(c_char)), POINTER(c_char), c_size_t)
rcmd = _library.function("rcmd", c_int32, POINTER(POINTER(c_char)), c_uint16, c_char_p, c_char_p, c_char_p, POINTER(c_int32))
rcmd_af = _library.function("rcmd_af", c_int32, POINTER(POINTER(c_char)), c_uint16, c_char_p, c_char_p, c_char_p, POINTER(c_int32), sa_family_t)
rexec = _library.function("rexec", c_int32, POINTER(POINTER(c_char)), c_int32, c_char_p, c_char_p, c_char_p, POINTER(c_int32))
rexec_af = _library.function("rexec_af", c_int32, POINTER(POINTER(c_char)), c_int32, c_char_p, c_char_p, c_char_p, POINTER(c_int32), sa_family_t)
ruserok = _library.function("ruserok", c_int32, c_char_p, c_int32, c_char_p, c_char_p)
ruserok_af = _library.function("ruserok_af", c_int32, c_char_p, c_int32, c_char_p, c_char_p, sa_family_t)
iruserok = _library.function("iruserok", c_int32, uint32_t, c_int32, c_char_p, c_char_p)
iruserok_af = _library.function("iruserok_af", c_int32, c_void_p, c_int32, c_char_p, c_char_p, sa_family_t)
rresvport = _library.function("rresvport", c_int32, POINTER(c_int32))
rresvport_af = _library.function("rresvport_af", c_int32, POINTER(c_int32), sa_family_t)
getaddrinfo = _library.function("getaddrinfo", c_int32, c_char_p, c_char_p, POINTER(struct_addrinfo), POINTER(POINTER(struct_addrinfo)))
freeaddrinfo = _library.function("freeaddrinfo", None, POINTER(struct_addrinfo))
gai_strerror = _library.function("gai_strerror", c_char_p, c_int32)
getnameinfo = _library.function("getnameinfo", c_int32, POINTER(struct_sockaddr), socklen_t, POINTER(c_char), socklen_t, POINTER(c_char), socklen_t, c_int32)
getaddrinfo_a = _library.function("getaddrinfo_a", c_int32, c_int32, POINTER(POINTER(struct_gaicb)), c_int32, POINTER(struct_sigevent))
gai_suspend = _library.function("gai_suspend", c_int32, POINTER(POINTER(struct_gaicb)), c_int32, POINTER(struct_timespec))
gai_error = _library.function("gai_error", c_int32, POINTER(struct_gaicb))
gai_cancel = _library.function("gai_cancel", c_int32, POINTER(struct_gaicb))
__W_CONTINUED = 0xffff
__S_IFSOCK = 49152
__S_IFMT = 61440
__S_IFLNK = 40960
__S_IFIFO = 4096
__S_IFREG = 32768
__S_IFBLK = 24576
__S_IFCHR = 8192
__S_IFDIR = 16384
__NCPUBITS = 64
MAP_32BIT = 0x40
MAP_GROWSDOWN = 0x100
MAP_DENYWRITE = 0x800
MAP_EXECUTABLE = 0x1000
MAP_LOCKED = 0x2000
MAP_NORESERVE = 0x4000
MAP_POPULATE = 0x8000
MAP_NONBLOCK = 0x10000
MAP_STACK = 0x20000
MAP_HUGETLB = 0x40000
MAP_SYNC = 0x80000
MAP_FIXED_NOREPLACE = 0x100000
PROT_READ = 0x1
PROT_WRITE = 0x2
PROT_EXEC = 0x4
PROT_NONE = 0x0
PROT_GROWSDOWN = 0x1000000
PROT_GROWSUP = 0x2000000
MAP_SHARED = 0x1
MAP_PRIVATE = 0x2
MAP_SHARED_VALIDATE = 0x3
MAP_TYPE = 0xf
MAP_FIXED = 0x10
MAP_FILE = 0
MAP_ANONYMOUS = 0x20
MAP_ANON = 32
MAP_HUGE_SHIFT = 26
MAP_HUGE_MASK = 0x3f
MS_ASYNC = 1
MS_SYNC = 4
MS_INVALIDATE = 2
MADV_NORMAL = 0
MADV_RANDOM = 1
MADV_SEQUENTIAL = 2
MADV_WILLNEED = 3
MADV_DONTNEED = 4
MADV_FREE = 8
MADV_REMOVE = 9
MADV_DONTFORK = 10
MADV_DOFORK = 11
MADV_MERGEABLE = 12
MADV_UNMERGEABLE = 13
MADV_HUGEPAGE = 14
MADV_NOHUGEPAGE = 15
MADV_DONTDUMP = 16
MADV_DODUMP = 17
MADV_WIPEONFORK = 18
MADV_KEEPONFORK = 19
MADV_COLD = 20
MADV_PAGEOUT = 21
MADV_POPULATE_READ = 22
MADV_POPULATE_WRITE = 23
MADV_DONTNEED_LOCKED = 24
MADV_HWPOISON = 100
POSIX_MADV_NORMAL = 0
POSIX_MADV_RANDOM = 1
POSIX_MADV_SEQUENTIAL = 2
POSIX_MADV_WILLNEED = 3
POSIX_MADV_DONTNEED = 4
MCL_CURRENT = 1
MCL_FUTURE = 2
MCL_ONFAULT = 4
MREMAP_MAYMOVE = 1
MREMAP_FIXED = 2
MREMAP_DONTUNMAP = 4
MFD_CLOEXEC = 1
MFD_ALLOW_SEALING = 2
MFD_HUGETLB = 4
MLOCK_ONFAULT = 1
PKEY_DISABLE_ACCESS = 0x1
PKEY_DISABLE_WRITE = 0x2
MAP_FAILED = 18446744073709551615
_IOC_NRBITS = 8
_IOC_TYPEBITS = 8
_IOC_SIZEBITS = 14
_IOC_DIRBITS = 2
_IOC_NRMASK = 255
_IOC_TYPEMASK = 255
_IOC_SIZEMASK = 16383
_IOC_DIRMASK = 3
_IOC_NRSHIFT = 0
_IOC_TYPESHIFT = 8
_IOC_SIZESHIFT = 16
_IOC_DIRSHIFT = 30
_IOC_NONE = 0
_IOC_WRITE = 1
_IOC_READ = 2
IOC_IN = 1073741824
IOC_OUT = 2147483648
IOC_INOUT = 3221225472
IOCSIZE_MASK = 1073676288
IOCSIZE_SHIFT = 16
TCGETS = 0x5401
TCSETS = 0x5402
TCSETSW = 0x5403
TCSETSF = 0x5404
TCGETA = 0x5405
TCSETA = 0x5406
TCSETAW = 0x5407
TCSETAF = 0x5408
TCSBRK = 0x5409
TCXONC = 0x540a
TCFLSH = 0x540b
TIOCEXCL = 0x540c
TIOCNXCL = 0x540d
TIOCSCTTY = 0x540e
TIOCGPGRP = 0x540f
TIOCSPGRP = 0x5410
TIOCOUTQ = 0x5411
TIOCSTI = 0x5412
TIOCGWINSZ = 0x5413
TIOCSWINSZ = 0x5414
TIOCMGET = 0x5415
TIOCMBIS = 0x5416
TIOCMBIC = 0x5417
TIOCMSET = 0x5418
TIOCGSOFTCAR = 0x5419
TIOCSSOFTCAR = 0x541a
FIONREAD = 0x541b
TIOCINQ = 21531
TIOCLINUX = 0x541c
TIOCCONS = 0x541d
TIOCGSERIAL = 0x541e
TIOCSSERIAL = 0x541f
TIOCPKT = 0x5420
FIONBIO = 0x5421
TIOCNOTTY = 0x5422
TIOCSETD = 0x5423
TIOCGETD = 0x5424
TCSBRKP = 0x5425
TIOCSBRK = 0x5427
TIOCCBRK = 0x5428
TIOCGSID = 0x5429
TIOCGRS485 = 0x542e
TIOCSRS485 = 0x542f
TIOCGPTN = Ioctl(0x80045430, c_uint32)
TIOCSPTLCK = Ioctl(0x40045431, c_int32)
TIOCGDEV = Ioctl(0x80045432, c_uint32)
TCGETX = 0x5432
TCSETX = 0x5433
TCSETXF = 0x5434
TCSETXW = 0x5435
TIOCSIG = Ioctl(0x40045436, c_int32)
TIOCVHANGUP = 0x5437
TIOCGPKT = Ioctl(0x80045438, c_int32)
TIOCGPTLCK = Ioctl(0x80045439, c_int32)
TIOCGEXCL = Ioctl(0x80045440, c_int32)
TIOCGPTPEER = Ioctl(0x5441)
FIONCLEX = 0x5450
FIOCLEX = 0x5451
FIOASYNC = 0x5452
TIOCSERCONFIG = 0x5453
TIOCSERGWILD = 0x5454
TIOCSERSWILD = 0x5455
TIOCGLCKTRMIOS = 0x5456
TIOCSLCKTRMIOS = 0x5457
TIOCSERGSTRUCT = 0x5458
TIOCSERGETLSR = 0x5459
TIOCSERGETMULTI = 0x545a
TIOCSERSETMULTI = 0x545b
TIOCMIWAIT = 0x545c
TIOCGICOUNT = 0x545d
FIOQSIZE = 0x5460
TIOCPKT_DATA = 0
TIOCPKT_FLUSHREAD = 1
TIOCPKT_FLUSHWRITE = 2
TIOCPKT_STOP = 4
TIOCPKT_START = 8
TIOCPKT_NOSTOP = 16
TIOCPKT_DOSTOP = 32
TIOCPKT_IOCTL = 64
TIOCSER_TEMT = 0x1
SIOCADDRT = 0x890b
SIOCDELRT = 0x890c
SIOCRTMSG = 0x890d
SIOCGIFNAME = 0x8910
SIOCSIFLINK = 0x8911
SIOCGIFCONF = 0x8912
SIOCGIFFLAGS = 0x8913
SIOCSIFFLAGS = 0x8914
SIOCGIFADDR = 0x8915
SIOCSIFADDR = 0x8916
SIOCGIFDSTADDR = 0x8917
SIOCSIFDSTADDR = 0x8918
SIOCGIFBRDADDR = 0x8919
SIOCSIFBRDADDR = 0x891a
SIOCGIFNETMASK = 0x891b
SIOCSIFNETMASK = 0x891c
SIOCGIFMETRIC = 0x891d
SIOCSIFMETRIC = 0x891e
SIOCGIFMEM = 0x891f
SIOCSIFMEM = 0x8920
SIOCGIFMTU = 0x8921
SIOCSIFMTU = 0x8922
SIOCSIFNAME = 0x8923
SIOCSIFHWADDR = 0x8924
SIOCGIFENCAP = 0x8925
SIOCSIFENCAP = 0x8926
SIOCGIFHWADDR = 0x8927
SIOCGIFSLAVE = 0x8929
SIOCSIFSLAVE = 0x8930
SIOCADDMULTI = 0x8931
SIOCDELMULTI = 0x8932
SIOCGIFINDEX = 0x8933
SIOGIFINDEX = 35123
SIOCSIFPFLAGS = 0x8934
SIOCGIFPFLAGS = 0x8935
SIOCDIFADDR = 0x8936
SIOCSIFHWBROADCAST = 0x8937
SIOCGIFCOUNT = 0x8938
SIOCGIFBR = 0x8940
SIOCSIFBR = 0x8941
SIOCGIFTXQLEN = 0x8942
SIOCSIFTXQLEN = 0x8943
SIOCDARP = 0x8953
SIOCGARP = 0x8954
SIOCSARP = 0x8955
SIOCDRARP = 0x8960
SIOCGRARP = 0x8961
SIOCSRARP = 0x8962
SIOCGIFMAP = 0x8970
SIOCSIFMAP = 0x8971
SIOCADDDLCI = 0x8980
SIOCDELDLCI = 0x8981
SIOCDEVPRIVATE = 0x89f0
SIOCPROTOPRIVATE = 0x89e0
NCC = 8
TIOCM_LE = 0x1
TIOCM_DTR = 0x2
TIOCM_RTS = 0x4
TIOCM_ST = 0x8
TIOCM_SR = 0x10
TIOCM_CTS = 0x20
TIOCM_CAR = 0x40
TIOCM_RNG = 0x80
TIOCM_DSR = 0x100
TIOCM_CD = 64
TIOCM_RI = 128
N_TTY = 0
N_SLIP = 1
N_MOUSE = 2
N_PPP = 3
N_STRIP = 4
N_AX25 = 5
N_X25 = 6
N_6PACK = 7
N_MASC = 8
N_R3964 = 9
N_PROFIBUS_FDL = 10
N_IRDA = 11
N_SMSBLOCK = 12
N_HDLC = 13
N_SYNC_PPP = 14
N_HCI = 15
__sigset_t_defined = 1
_SIGSET_NWORDS = 16
_STRUCT_TIMESPEC = 1
EPOLL_CTL_ADD = 1
EPOLL_CTL_DEL = 2
EPOLL_CTL_MOD = 3
SYS__sysctl = 156
SYS_accept = 43
SYS_accept4 = 288
SYS_access = 21
SYS_acct = 163
SYS_add_key = 248
SYS_adjtimex = 159
SYS_afs_syscall = 183
SYS_alarm = 37
SYS_arch_prctl = 158
SYS_bind = 49
SYS_bpf = 321
SYS_brk = 12
SYS_capget = 125
SYS_capset = 126
SYS_chdir = 80
SYS_chmod = 90
SYS_chown = 92
SYS_chroot = 161
SYS_clock_adjtime = 305
SYS_clock_getres = 229
SYS_clock_gettime = 228
SYS_clock_nanosleep = 230
SYS_clock_settime = 227
SYS_clone = 56
SYS_clone3 = 435
SYS_close = 3
SYS_close_range = 436
SYS_connect = 42
SYS_copy_file_range = 326
SYS_creat = 85
SYS_create_module = 174
SYS_delete_module = 176
SYS_dup = 32
SYS_dup2 = 33
SYS_dup3 = 292
SYS_epoll_create = 213
SYS_epoll_create1 = 291
SYS_epoll_ctl = 233
SYS_epoll_ctl_old = 214
SYS_epoll_pwait = 281
SYS_epoll_pwait2 = 441
SYS_epoll_wait = 232
SYS_epoll_wait_old = 215
SYS_eventfd = 284
SYS_eventfd2 = 290
SYS_execve = 59
SYS_execveat = 322
SYS_exit = 60
SYS_exit_group = 231
SYS_faccessat = 269
SYS_faccessat2 = 439
SYS_fadvise64 = 221
SYS_fallocate = 285
SYS_fanotify_init = 300
SYS_fanotify_mark = 301
SYS_fchdir = 81
SYS_fchmod = 91
SYS_fchmodat = 268
SYS_fchown = 93
SYS_fchownat = 260
SYS_fcntl = 72
SYS_fdatasync = 75
SYS_fgetxattr = 193
SYS_finit_module = 313
SYS_flistxattr = 196
SYS_flock = 73
SYS_fork = 57
SYS_fremovexattr = 199
SYS_fsconfig = 431
SYS_fsetxattr = 190
SYS_fsmount = 432
SYS_fsopen = 430
SYS_fspick = 433
SYS_fstat = 5
SYS_fstatfs = 138
SYS_fsync = 74
SYS_ftruncate = 77
SYS_futex = 202
SYS_futex_waitv = 449
SYS_futimesat = 261
SYS_get_kernel_syms = 177
SYS_get_mempolicy = 239
SYS_get_robust_list = 274
SYS_get_thread_area = 211
SYS_getcpu = 309
SYS_getcwd = 79
SYS_getdents = 78
SYS_getdents64 = 217
SYS_getegid = 108
SYS_geteuid = 107
SYS_getgid = 104
SYS_getgroups = 115
SYS_getitimer = 36
SYS_getpeername = 52
SYS_getpgid = 121
SYS_getpgrp = 111
SYS_getpid = 39
SYS_getpmsg = 181
SYS_getppid = 110
SYS_getpriority = 140
SYS_getrandom = 318
SYS_getresgid = 120
SYS_getresuid = 118
SYS_getrlimit = 97
SYS_getrusage = 98
SYS_getsid = 124
SYS_getsockname = 51
SYS_getsockopt = 55
SYS_gettid = 186
SYS_gettimeofday = 96
SYS_getuid = 102
SYS_getxattr = 191
SYS_init_module = 175
SYS_inotify_add_watch = 254
SYS_inotify_init = 253
SYS_inotify_init1 = 294
SYS_inotify_rm_watch = 255
SYS_io_cancel = 210
SYS_io_destroy = 207
SYS_io_getevents = 208
SYS_io_pgetevents = 333
SYS_io_setup = 206
SYS_io_submit = 209
SYS_io_uring_enter = 426
SYS_io_uring_register = 427
SYS_io_uring_setup = 425
SYS_ioctl = 16
SYS_ioperm = 173
SYS_iopl = 172
SYS_ioprio_get = 252
SYS_ioprio_set = 251
SYS_kcmp = 312
SYS_kexec_file_load = 320
SYS_kexec_load = 246
SYS_keyctl = 250
SYS_kill = 62
SYS_landlock_add_rule = 445
SYS_landlock_create_ruleset = 444
SYS_landlock_restrict_self = 446
SYS_lchown = 94
SYS_lgetxattr = 192
SYS_link = 86
SYS_linkat = 265
SYS_listen = 50
SYS_listxattr = 194
SYS_llistxattr = 195
SYS_lookup_dcookie = 212
SYS_lremovexattr = 198
SYS_lseek = 8
SYS_lsetxattr = 189
SYS_lstat = 6
SYS_madvise = 28
SYS_mbind = 237
SYS_membarrier = 324
SYS_memfd_create = 319
SYS_memfd_secret = 447
SYS_migrate_pages = 256
SYS_mincore = 27
SYS_mkdir = 83
SYS_mkdirat = 258
SYS_mknod = 133
SYS_mknodat = 259
SYS_mlock = 149
SYS_mlock2 = 325
SYS_mlockall = 151
SYS_mmap = 9
SYS_modify_ldt = 154
SYS_mount = 165
SYS_mount_setattr = 442
SYS_move_mount = 429
SYS_move_pages = 279
SYS_mprotect = 10
SYS_mq_getsetattr = 245
SYS_mq_notify = 244
SYS_mq_open = 240
SYS_mq_timedreceive = 243
SYS_mq_timedsend = 242
SYS_mq_unlink = 241
SYS_mremap = 25
SYS_msgctl = 71
SYS_msgget = 68
SYS_msgrcv = 70
SYS_msgsnd = 69
SYS_msync = 26
SYS_munlock = 150
SYS_munlockall = 152
SYS_munmap = 11
SYS_name_to_handle_at = 303
SYS_nanosleep = 35
SYS_newfstatat = 262
SYS_nfsservctl = 180
SYS_open = 2
SYS_open_by_handle_at = 304
SYS_open_tree = 428
SYS_openat = 257
SYS_openat2 = 437
SYS_pause = 34
SYS_perf_event_open = 298
SYS_personality = 135
SYS_pidfd_getfd = 438
SYS_pidfd_open = 434
SYS_pidfd_send_signal = 424
SYS_pipe = 22
SYS_pipe2 = 293
SYS_pivot_root = 155
SYS_pkey_alloc = 330
SYS_pkey_free = 331
SYS_pkey_mprotect = 329
SYS_poll = 7
SYS_ppoll = 271
SYS_prctl = 157
SYS_pread64 = 17
SYS_preadv = 295
SYS_preadv2 = 327
SYS_prlimit64 = 302
SYS_process_madvise = 440
SYS_process_mrelease = 448
SYS_process_vm_readv = 310
SYS_process_vm_writev = 311
SYS_pselect6 = 270
SYS_ptrace = 101
SYS_putpmsg = 182
SYS_pwrite64 = 18
SYS_pwritev = 296
SYS_pwritev2 = 328
SYS_query_module = 178
SYS_quotactl = 179
SYS_quotactl_fd = 443
SYS_read = 0
SYS_readahead = 187
SYS_readlink = 89
SYS_readlinkat = 267
SYS_readv = 19
SYS_reboot = 169
SYS_recvfrom = 45
SYS_recvmmsg = 299
SYS_recvmsg = 47
SYS_remap_file_pages = 216
SYS_removexattr = 197
SYS_rename = 82
SYS_renameat = 264
SYS_renameat2 = 316
SYS_request_key = 249
SYS_restart_syscall = 219
SYS_rmdir = 84
SYS_rseq = 334
SYS_rt_sigaction = 13
SYS_rt_sigpending = 127
SYS_rt_sigprocmask = 14
SYS_rt_sigqueueinfo = 129
SYS_rt_sigreturn = 15
SYS_rt_sigsuspend = 130
SYS_rt_sigtimedwait = 128
SYS_rt_tgsigqueueinfo = 297
SYS_sched_get_priority_max = 146
SYS_sched_get_priority_min = 147
SYS_sched_getaffinity = 204
SYS_sched_getattr = 315
SYS_sched_getparam = 143
SYS_sched_getscheduler = 145
SYS_sched_rr_get_interval = 148
SYS_sched_setaffinity = 203
SYS_sched_setattr = 314
SYS_sched_setparam = 142
SYS_sched_setscheduler = 144
SYS_sched_yield = 24
SYS_seccomp = 317
SYS_security = 185
SYS_select = 23
SYS_semctl = 66
SYS_semget = 64
SYS_semop = 65
SYS_semtimedop = 220
SYS_sendfile = 40
SYS_sendmmsg = 307
SYS_sendmsg = 46
SYS_sendto = 44
SYS_set_mempolicy = 238
SYS_set_mempolicy_home_node = 450
SYS_set_robust_list = 273
SYS_set_thread_area = 205
SYS_set_tid_address = 218
SYS_setdomainname = 171
SYS_setfsgid = 123
SYS_setfsuid = 122
SYS_setgid = 106
SYS_setgroups = 116
SYS_sethostname = 170
SYS_setitimer = 38
SYS_setns = 308
SYS_setpgid = 109
SYS_setpriority = 141
SYS_setregid = 114
SYS_setresgid = 119
SYS_setresuid = 117
SYS_setreuid = 113
SYS_setrlimit = 160
SYS_setsid = 112
SYS_setsockopt = 54
SYS_settimeofday = 164
SYS_setuid = 105
SYS_setxattr = 188
SYS_shmat = 30
SYS_shmctl = 31
SYS_shmdt = 67
SYS_shmget = 29
SYS_shutdown = 48
SYS_sigaltstack = 131
SYS_signalfd = 282
SYS_signalfd4 = 289
SYS_socket = 41
SYS_socketpair = 53
SYS_splice = 275
SYS_stat = 4
SYS_statfs = 137
SYS_statx = 332
SYS_swapoff = 168
SYS_swapon = 167
SYS_symlink = 88
SYS_symlinkat = 266
SYS_sync = 162
SYS_sync_file_range = 277
SYS_syncfs = 306
SYS_sysfs = 139
SYS_sysinfo = 99
SYS_syslog = 103
SYS_tee = 276
SYS_tgkill = 234
SYS_time = 201
SYS_timer_create = 222
SYS_timer_delete = 226
SYS_timer_getoverrun = 225
SYS_timer_gettime = 224
SYS_timer_settime = 223
SYS_timerfd_create = 283
SYS_timerfd_gettime = 287
SYS_timerfd_settime = 286
SYS_times = 100
SYS_tkill = 200
SYS_truncate = 76
SYS_tuxcall = 184
SYS_umask = 95
SYS_umount2 = 166
SYS_uname = 63
SYS_unlink = 87
SYS_unlinkat = 263
SYS_unshare = 272
SYS_uselib = 134
SYS_userfaultfd = 323
SYS_ustat = 136
SYS_utime = 132
SYS_utimensat = 280
SYS_utimes = 235
SYS_vfork = 58
SYS_vhangup = 153
SYS_vmsplice = 278
SYS_vserver = 236
SYS_wait4 = 61
SYS_waitid = 247
SYS_write = 1
SYS_writev = 20
FUTEX_WAIT = 0
FUTEX_WAKE = 1
FUTEX_FD = 2
FUTEX_REQUEUE = 3
FUTEX_CMP_REQUEUE = 4
FUTEX_WAKE_OP = 5
FUTEX_LOCK_PI = 6
FUTEX_UNLOCK_PI = 7
FUTEX_TRYLOCK_PI = 8
FUTEX_WAIT_BITSET = 9
FUTEX_WAKE_BITSET = 10
FUTEX_WAIT_REQUEUE_PI = 11
FUTEX_CMP_REQUEUE_PI = 12
FUTEX_LOCK_PI2 = 13
FUTEX_PRIVATE_FLAG = 128
FUTEX_CLOCK_REALTIME = 256
FUTEX_CMD_MASK = -385
FUTEX_WAIT_PRIVATE = 128
FUTEX_WAKE_PRIVATE = 129
FUTEX_REQUEUE_PRIVATE = 131
FUTEX_CMP_REQUEUE_PRIVATE = 132
FUTEX_WAKE_OP_PRIVATE = 133
FUTEX_LOCK_PI_PRIVATE = 134
FUTEX_LOCK_PI2_PRIVATE = 141
FUTEX_UNLOCK_PI_PRIVATE = 135
FUTEX_TRYLOCK_PI_PRIVATE = 136
FUTEX_WAIT_BITSET_PRIVATE = 137
FUTEX_WAKE_BITSET_PRIVATE = 138
FUTEX_WAIT_REQUEUE_PI_PRIVATE = 139
FUTEX_CMP_REQUEUE_PI_PRIVATE = 140
FUTEX_32 = 2
FUTEX_WAITV_MAX = 128
FUTEX_WAITERS = 0x80000000
FUTEX_OWNER_DIED = 0x40000000
FUTEX_TID_MASK = 0x3fffffff
ROBUST_LIST_LIMIT = 2048
FUTEX_BITSET_MATCH_ANY = 0xffffffff
FUTEX_OP_SET = 0
FUTEX_OP_ADD = 1
FUTEX_OP_OR = 2
FUTEX_OP_ANDN = 3
FUTEX_OP_XOR = 4
FUTEX_OP_OPARG_SHIFT = 8
FUTEX_OP_CMP_EQ = 0
FUTEX_OP_CMP_NE = 1
FUTEX_OP_CMP_LT = 2
FUTEX_OP_CMP_LE = 3
FUTEX_OP_CMP_GT = 4
FUTEX_OP_CMP_GE = 5
SCHED_OTHER = 0
SCHED_FIFO = 1
SCHED_RR = 2
SCHED_BATCH = 3
SCHED_ISO = 4
SCHED_IDLE = 5
SCHED_DEADLINE = 6
SCHED_RESET_ON_FORK = 0x40000000
CSIGNAL = 0xff
CLONE_VM = 0x100
CLONE_FS = 0x200
CLONE_FILES = 0x400
CLONE_SIGHAND = 0x800
CLONE_PIDFD = 0x1000
CLONE_PTRACE = 0x2000
CLONE_VFORK = 0x4000
CLONE_PARENT = 0x8000
CLONE_THREAD = 0x10000
CLONE_NEWNS = 0x20000
CLONE_SYSVSEM = 0x40000
CLONE_SETTLS = 0x80000
CLONE_PARENT_SETTID = 0x100000
CLONE_CHILD_CLEARTID = 0x200000
CLONE_DETACHED = 0x400000
CLONE_UNTRACED = 0x800000
CLONE_CHILD_SETTID = 0x1000000
CLONE_NEWCGROUP = 0x2000000
CLONE_NEWUTS = 0x4000000
CLONE_NEWIPC = 0x8000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
CLONE_IO = 0x80000000
CLONE_NEWTIME = 0x80
CPU_SETSIZE = 1024
CLOCKS_PER_SEC = 1000000
CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2
CLOCK_THREAD_CPUTIME_ID = 3
CLOCK_MONOTONIC_RAW = 4
CLOCK_REALTIME_COARSE = 5
CLOCK_MONOTONIC_COARSE = 6
CLOCK_BOOTTIME = 7
CLOCK_REALTIME_ALARM = 8
CLOCK_BOOTTIME_ALARM = 9
CLOCK_TAI = 11
TIMER_ABSTIME = 1
ADJ_OFFSET = 0x1
ADJ_FREQUENCY = 0x2
ADJ_MAXERROR = 0x4
ADJ_ESTERROR = 0x8
ADJ_STATUS = 0x10
ADJ_TIMECONST = 0x20
ADJ_TAI = 0x80
ADJ_SETOFFSET = 0x100
ADJ_MICRO = 0x1000
ADJ_NANO = 0x2000
ADJ_TICK = 0x4000
ADJ_OFFSET_SINGLESHOT = 0x8001
ADJ_OFFSET_SS_READ = 0xa001
MOD_OFFSET = 1
MOD_FREQUENCY = 2
MOD_MAXERROR = 4
MOD_ESTERROR = 8
MOD_STATUS = 16
MOD_TIMECONST = 32
MOD_CLKB = 16384
MOD_CLKA = 32769
MOD_TAI = 128
MOD_MICRO = 4096
MOD_NANO = 8192
STA_PLL = 0x1
STA_PPSFREQ = 0x2
STA_PPSTIME = 0x4
STA_FLL = 0x8
STA_INS = 0x10
STA_DEL = 0x20
STA_UNSYNC = 0x40
STA_FREQHOLD = 0x80
STA_PPSSIGNAL = 0x100
STA_PPSJITTER = 0x200
STA_PPSWANDER = 0x400
STA_PPSERROR = 0x800
STA_CLOCKERR = 0x1000
STA_NANO = 0x2000
STA_MODE = 0x4000
STA_CLK = 0x8000
STA_RONLY = 65280
TIME_UTC = 1
PTHREAD_CANCELED = 18446744073709551615
PTHREAD_ONCE_INIT = 0
PTHREAD_BARRIER_SERIAL_THREAD = -1
PTHREAD_ATTR_NO_SIGMASK_NP = -1
F_GETLK64 = 5
F_SETLK64 = 6
F_SETLKW64 = 7
O_ACCMODE = 3
O_RDONLY = 0
O_WRONLY = 1
O_RDWR = 2
O_CREAT = 64
O_EXCL = 128
O_NOCTTY = 256
O_TRUNC = 512
O_APPEND = 1024
O_NONBLOCK = 2048
O_NDELAY = 2048
O_SYNC = 1052672
O_FSYNC = 1052672
O_ASYNC = 8192
F_GETLK = 5
F_SETLK = 6
F_SETLKW = 7
F_OFD_GETLK = 36
F_OFD_SETLK = 37
F_OFD_SETLKW = 38
O_LARGEFILE = 0
O_DIRECTORY = 65536
O_NOFOLLOW = 131072
O_CLOEXEC = 524288
O_DIRECT = 16384
O_NOATIME = 262144
O_PATH = 2097152
O_TMPFILE = 4259840
O_DSYNC = 4096
O_RSYNC = 1052672
F_DUPFD = 0
F_GETFD = 1
F_SETFD = 2
F_GETFL = 3
F_SETFL = 4
F_SETOWN = 8
F_GETOWN = 9
F_SETSIG = 10
F_GETSIG = 11
F_SETOWN_EX = 15
F_GETOWN_EX = 16
F_SETLEASE = 1024
F_GETLEASE = 1025
F_NOTIFY = 1026
F_SETPIPE_SZ = 1031
F_GETPIPE_SZ = 1032
F_ADD_SEALS = 1033
F_GET_SEALS = 1034
F_GET_RW_HINT = 1035
F_SET_RW_HINT = 1036
F_GET_FILE_RW_HINT = 1037
F_SET_FILE_RW_HINT = 1038
F_DUPFD_CLOEXEC = 1030
FD_CLOEXEC = 1
F_RDLCK = 0
F_WRLCK = 1
F_UNLCK = 2
F_EXLCK = 4
F_SHLCK = 8
LOCK_SH = 1
LOCK_EX = 2
LOCK_NB = 4
LOCK_UN = 8
LOCK_MAND = 32
LOCK_READ = 64
LOCK_WRITE = 128
LOCK_RW = 192
DN_ACCESS = 0x1
DN_MODIFY = 0x2
DN_CREATE = 0x4
DN_DELETE = 0x8
DN_RENAME = 0x10
DN_ATTRIB = 0x20
DN_MULTISHOT = 0x80000000
F_SEAL_SEAL = 0x1
F_SEAL_SHRINK = 0x2
F_SEAL_GROW = 0x4
F_SEAL_WRITE = 0x8
F_SEAL_FUTURE_WRITE = 0x10
RWH_WRITE_LIFE_NOT_SET = 0
RWF_WRITE_LIFE_NOT_SET = 0
RWH_WRITE_LIFE_NONE = 1
RWH_WRITE_LIFE_SHORT = 2
RWH_WRITE_LIFE_MEDIUM = 3
RWH_WRITE_LIFE_LONG = 4
RWH_WRITE_LIFE_EXTREME = 5
FAPPEND = 1024
FFSYNC = 1052672
FASYNC = 8192
FNONBLOCK = 2048
FNDELAY = 2048
POSIX_FADV_NORMAL = 0
POSIX_FADV_RANDOM = 1
POSIX_FADV_SEQUENTIAL = 2
POSIX_FADV_WILLNEED = 3
POSIX_FADV_DONTNEED = 4
POSIX_FADV_NOREUSE = 5
SYNC_FILE_RANGE_WAIT_BEFORE = 1
SYNC_FILE_RANGE_WRITE = 2
SYNC_FILE_RANGE_WAIT_AFTER = 4
SYNC_FILE_RANGE_WRITE_AND_WAIT = 7
SPLICE_F_MOVE = 1
SPLICE_F_NONBLOCK = 2
SPLICE_F_MORE = 4
SPLICE_F_GIFT = 8
MAX_HANDLE_SZ = 128
AT_FDCWD = -100
AT_SYMLINK_NOFOLLOW = 0x100
AT_REMOVEDIR = 0x200
AT_SYMLINK_FOLLOW = 0x400
AT_NO_AUTOMOUNT = 0x800
AT_EMPTY_PATH = 0x1000
AT_STATX_SYNC_TYPE = 0x6000
AT_STATX_SYNC_AS_STAT = 0x0
AT_STATX_FORCE_SYNC = 0x2000
AT_STATX_DONT_SYNC = 0x4000
AT_RECURSIVE = 0x8000
AT_EACCESS = 0x200
UTIME_NOW = 1073741823
UTIME_OMIT = 1073741822
F_ULOCK = 0
F_LOCK = 1
F_TLOCK = 2
F_TEST = 3
_POSIX_VERSION = 200809
_POSIX2_VERSION = 200809
_POSIX2_C_VERSION = 200809
_POSIX2_C_BIND = 200809
_POSIX2_C_DEV = 200809
_POSIX2_SW_DEV = 200809
_POSIX2_LOCALEDEF = 200809
_XOPEN_VERSION = 700
_XOPEN_XCU_VERSION = 4
_XOPEN_XPG2 = 1
_XOPEN_XPG3 = 1
_XOPEN_XPG4 = 1
_XOPEN_UNIX = 1
_XOPEN_ENH_I18N = 1
_XOPEN_LEGACY = 1
_POSIX_JOB_CONTROL = 1
_POSIX_SAVED_IDS = 1
_POSIX_PRIORITY_SCHEDULING = 200809
_POSIX_SYNCHRONIZED_IO = 200809
_POSIX_FSYNC = 200809
_POSIX_MAPPED_FILES = 200809
_POSIX_MEMLOCK = 200809
_POSIX_MEMLOCK_RANGE = 200809
_POSIX_MEMORY_PROTECTION = 200809
_POSIX_CHOWN_RESTRICTED = 0
_POSIX_VDISABLE = 0
_POSIX_NO_TRUNC = 1
_XOPEN_REALTIME = 1
_XOPEN_REALTIME_THREADS = 1
_XOPEN_SHM = 1
_POSIX_THREADS = 200809
_POSIX_REENTRANT_FUNCTIONS = 1
_POSIX_THREAD_SAFE_FUNCTIONS = 200809
_POSIX_THREAD_PRIORITY_SCHEDULING = 200809
_POSIX_THREAD_ATTR_STACKSIZE = 200809
_POSIX_THREAD_ATTR_STACKADDR = 200809
_POSIX_THREAD_PRIO_INHERIT = 200809
_POSIX_THREAD_PRIO_PROTECT = 200809
_POSIX_THREAD_ROBUST_PRIO_INHERIT = 200809
_POSIX_THREAD_ROBUST_PRIO_PROTECT = -1
_POSIX_SEMAPHORES = 200809
_POSIX_REALTIME_SIGNALS = 200809
_POSIX_ASYNCHRONOUS_IO = 200809
_POSIX_ASYNC_IO = 1
_LFS_ASYNCHRONOUS_IO = 1
_POSIX_PRIORITIZED_IO = 200809
_LFS64_ASYNCHRONOUS_IO = 1
_LFS_LARGEFILE = 1
_LFS64_LARGEFILE = 1
_LFS64_STDIO = 1
_POSIX_SHARED_MEMORY_OBJECTS = 200809
_POSIX_CPUTIME = 0
_POSIX_THREAD_CPUTIME = 0
_POSIX_REGEXP = 1
_POSIX_READER_WRITER_LOCKS = 200809
_POSIX_SHELL = 1
_POSIX_TIMEOUTS = 200809
_POSIX_SPIN_LOCKS = 200809
_POSIX_SPAWN = 200809
_POSIX_TIMERS = 200809
_POSIX_BARRIERS = 200809
_POSIX_MESSAGE_PASSING = 200809
_POSIX_THREAD_PROCESS_SHARED = 200809
_POSIX_MONOTONIC_CLOCK = 0
_POSIX_CLOCK_SELECTION = 200809
_POSIX_ADVISORY_INFO = 200809
_POSIX_IPV6 = 200809
_POSIX_RAW_SOCKETS = 200809
_POSIX2_CHAR_TERM = 200809
_POSIX_SPORADIC_SERVER = -1
_POSIX_THREAD_SPORADIC_SERVER = -1
_POSIX_TRACE = -1
_POSIX_TRACE_EVENT_FILTER = -1
_POSIX_TRACE_INHERIT = -1
_POSIX_TRACE_LOG = -1
_POSIX_TYPED_MEMORY_OBJECTS = -1
_POSIX_V7_LPBIG_OFFBIG = -1
_POSIX_V6_LPBIG_OFFBIG = -1
_XBS5_LPBIG_OFFBIG = -1
_POSIX_V7_LP64_OFF64 = 1
_POSIX_V6_LP64_OFF64 = 1
_XBS5_LP64_OFF64 = 1
STDIN_FILENO = 0
STDOUT_FILENO = 1
STDERR_FILENO = 2
R_OK = 4
W_OK = 2
X_OK = 1
F_OK = 0
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
SEEK_DATA = 3
SEEK_HOLE = 4
L_SET = 0
L_INCR = 1
L_XTND = 2
_SC_PAGE_SIZE = 30
_CS_POSIX_V6_WIDTH_RESTRICTED_ENVS = 1
_CS_POSIX_V5_WIDTH_RESTRICTED_ENVS = 4
_CS_POSIX_V7_WIDTH_RESTRICTED_ENVS = 5
POLLIN = 0x1
POLLPRI = 0x2
POLLOUT = 0x4
POLLRDNORM = 0x40
POLLRDBAND = 0x80
POLLWRNORM = 0x100
POLLWRBAND = 0x200
POLLMSG = 0x400
POLLREMOVE = 0x1000
POLLRDHUP = 0x2000
POLLERR = 0x8
POLLHUP = 0x10
POLLNVAL = 0x20
RTLD_LAZY = 0x1
RTLD_NOW = 0x2
RTLD_BINDING_MASK = 0x3
RTLD_NOLOAD = 0x4
RTLD_DEEPBIND = 0x8
RTLD_GLOBAL = 0x100
RTLD_LOCAL = 0
RTLD_NODELETE = 0x1000
DLFO_STRUCT_HAS_EH_DBASE = 0
DLFO_STRUCT_HAS_EH_COUNT = 0
DLFO_EH_SEGMENT_TYPE = 1685382480
LM_ID_BASE = 0
LM_ID_NEWLM = -1
RTLD_NEXT = 18446744073709551615
RTLD_DEFAULT = 0
EPERM = 1
ENOENT = 2
ESRCH = 3
EINTR = 4
EIO = 5
ENXIO = 6
E2BIG = 7
ENOEXEC = 8
EBADF = 9
ECHILD = 10
EAGAIN = 11
ENOMEM = 12
EACCES = 13
EFAULT = 14
ENOTBLK = 15
EBUSY = 16
EEXIST = 17
EXDEV = 18
ENODEV = 19
ENOTDIR = 20
EISDIR = 21
EINVAL = 22
ENFILE = 23
EMFILE = 24
ENOTTY = 25
ETXTBSY = 26
EFBIG = 27
ENOSPC = 28
ESPIPE = 29
EROFS = 30
EMLINK = 31
EPIPE = 32
EDOM = 33
ERANGE = 34
EDEADLK = 35
ENAMETOOLONG = 36
ENOLCK = 37
ENOSYS = 38
ENOTEMPTY = 39
ELOOP = 40
EWOULDBLOCK = 11
ENOMSG = 42
EIDRM = 43
ECHRNG = 44
EL2NSYNC = 45
EL3HLT = 46
EL3RST = 47
ELNRNG = 48
EUNATCH = 49
ENOCSI = 50
EL2HLT = 51
EBADE = 52
EBADR = 53
EXFULL = 54
ENOANO = 55
EBADRQC = 56
EBADSLT = 57
EDEADLOCK = 35
EBFONT = 59
ENOSTR = 60
ENODATA = 61
ETIME = 62
ENOSR = 63
ENONET = 64
ENOPKG = 65
EREMOTE = 66
ENOLINK = 67
EADV = 68
ESRMNT = 69
ECOMM = 70
EPROTO = 71
EMULTIHOP = 72
EDOTDOT = 73
EBADMSG = 74
EOVERFLOW = 75
ENOTUNIQ = 76
EBADFD = 77
EREMCHG = 78
ELIBACC = 79
ELIBBAD = 80
ELIBSCN = 81
ELIBMAX = 82
ELIBEXEC = 83
EILSEQ = 84
ERESTART = 85
ESTRPIPE = 86
EUSERS = 87
ENOTSOCK = 88
EDESTADDRREQ = 89
EMSGSIZE = 90
EPROTOTYPE = 91
ENOPROTOOPT = 92
EPROTONOSUPPORT = 93
ESOCKTNOSUPPORT = 94
EOPNOTSUPP = 95
EPFNOSUPPORT = 96
EAFNOSUPPORT = 97
EADDRINUSE = 98
EADDRNOTAVAIL = 99
ENETDOWN = 100
ENETUNREACH = 101
ENETRESET = 102
ECONNABORTED = 103
ECONNRESET = 104
ENOBUFS = 105
EISCONN = 106
ENOTCONN = 107
ESHUTDOWN = 108
ETOOMANYREFS = 109
ETIMEDOUT = 110
ECONNREFUSED = 111
EHOSTDOWN = 112
EHOSTUNREACH = 113
EALREADY = 114
EINPROGRESS = 115
ESTALE = 116
EUCLEAN = 117
ENOTNAM = 118
ENAVAIL = 119
EISNAM = 120
EREMOTEIO = 121
EDQUOT = 122
ENOMEDIUM = 123
EMEDIUMTYPE = 124
ECANCELED = 125
ENOKEY = 126
EKEYEXPIRED = 127
EKEYREVOKED = 128
EKEYREJECTED = 129
EOWNERDEAD = 130
ENOTRECOVERABLE = 131
ERFKILL = 132
EHWPOISON = 133
ENOTSUP = 95
SIGINT = 2
SIGILL = 4
SIGABRT = 6
SIGFPE = 8
SIGSEGV = 11
SIGTERM = 15
SIGHUP = 1
SIGQUIT = 3
SIGTRAP = 5
SIGKILL = 9
SIGPIPE = 13
SIGALRM = 14
SIGSTKFLT = 16
SIGPWR = 30
SIGBUS = 7
SIGSYS = 31
SIGURG = 23
SIGSTOP = 19
SIGTSTP = 20
SIGCONT = 18
SIGCHLD = 17
SIGTTIN = 21
SIGTTOU = 22
SIGPOLL = 29
SIGXFSZ = 25
SIGXCPU = 24
SIGVTALRM = 26
SIGPROF = 27
SIGUSR1 = 10
SIGUSR2 = 12
SIGWINCH = 28
SIGIO = 29
SIGIOT = 6
SIGCLD = 17
_NSIG = 65
NSIG = 65
SA_NOCLDSTOP = 1
SA_NOCLDWAIT = 2
SA_SIGINFO = 4
SA_ONSTACK = 0x8000000
SA_RESTART = 0x10000000
SA_NODEFER = 0x40000000
SA_RESETHAND = 0x80000000
SA_INTERRUPT = 0x20000000
SA_NOMASK = 1073741824
SA_ONESHOT = 2147483648
SA_STACK = 134217728
SIG_BLOCK = 0
SIG_UNBLOCK = 1
SIG_SETMASK = 2
FP_XSTATE_MAGIC1 = 0x46505853
FP_XSTATE_MAGIC2 = 0x46505845
FP_XSTATE_MAGIC2_SIZE = 4
S_IFMT = 61440
S_IFDIR = 16384
S_IFCHR = 8192
S_IFBLK = 24576
S_IFREG = 32768
S_IFIFO = 4096
S_IFLNK = 40960
S_IFSOCK = 49152
S_ISUID = 2048
S_ISGID = 1024
S_ISVTX = 512
S_IRUSR = 256
S_IWUSR = 128
S_IXUSR = 64
S_IRWXU = 448
S_IREAD = 256
S_IWRITE = 128
S_IEXEC = 64
S_IRGRP = 32
S_IWGRP = 16
S_IXGRP = 8
S_IRWXG = 56
S_IROTH = 4
S_IWOTH = 2
S_IXOTH = 1
S_IRWXO = 7
ACCESSPERMS = 511
ALLPERMS = 4095
DEFFILEMODE = 438
S_BLKSIZE = 512
WNOHANG = 1
WUNTRACED = 2
WSTOPPED = 2
WEXITED = 4
WCONTINUED = 8
WNOWAIT = 0x1000000
RAND_MAX = 2147483647
EXIT_FAILURE = 1
EXIT_SUCCESS = 0
PF_UNSPEC = 0
PF_LOCAL = 1
PF_UNIX = 1
PF_FILE = 1
PF_INET = 2
PF_AX25 = 3
PF_IPX = 4
PF_APPLETALK = 5
PF_NETROM = 6
PF_BRIDGE = 7
PF_ATMPVC = 8
PF_X25 = 9
PF_INET6 = 10
PF_ROSE = 11
PF_DECnet = 12
PF_NETBEUI = 13
PF_SECURITY = 14
PF_KEY = 15
PF_NETLINK = 16
PF_ROUTE = 16
PF_PACKET = 17
PF_ASH = 18
PF_ECONET = 19
PF_ATMSVC = 20
PF_RDS = 21
PF_SNA = 22
PF_IRDA = 23
PF_PPPOX = 24
PF_WANPIPE = 25
PF_LLC = 26
PF_IB = 27
PF_MPLS = 28
PF_CAN = 29
PF_TIPC = 30
PF_BLUETOOTH = 31
PF_IUCV = 32
PF_RXRPC = 33
PF_ISDN = 34
PF_PHONET = 35
PF_IEEE802154 = 36
PF_CAIF = 37
PF_ALG = 38
PF_NFC = 39
PF_VSOCK = 40
PF_KCM = 41
PF_QIPCRTR = 42
PF_SMC = 43
PF_XDP = 44
PF_MCTP = 45
PF_MAX = 46
AF_UNSPEC = 0
AF_LOCAL = 1
AF_UNIX = 1
AF_FILE = 1
AF_INET = 2
AF_AX25 = 3
AF_IPX = 4
AF_APPLETALK = 5
AF_NETROM = 6
AF_BRIDGE = 7
AF_ATMPVC = 8
AF_X25 = 9
AF_INET6 = 10
AF_ROSE = 11
AF_DECnet = 12
AF_NETBEUI = 13
AF_SECURITY = 14
AF_KEY = 15
AF_NETLINK = 16
AF_ROUTE = 16
AF_PACKET = 17
AF_ASH = 18
AF_ECONET = 19
AF_ATMSVC = 20
AF_RDS = 21
AF_SNA = 22
AF_IRDA = 23
AF_PPPOX = 24
AF_WANPIPE = 25
AF_LLC = 26
AF_IB = 27
AF_MPLS = 28
AF_CAN = 29
AF_TIPC = 30
AF_BLUETOOTH = 31
AF_IUCV = 32
AF_RXRPC = 33
AF_ISDN = 34
AF_PHONET = 35
AF_IEEE802154 = 36
AF_CAIF = 37
AF_ALG = 38
AF_NFC = 39
AF_VSOCK = 40
AF_KCM = 41
AF_QIPCRTR = 42
AF_SMC = 43
AF_XDP = 44
AF_MCTP = 45
AF_MAX = 46
SOL_RAW = 255
SOL_DECNET = 261
SOL_X25 = 262
SOL_PACKET = 263
SOL_ATM = 264
SOL_AAL = 265
SOL_IRDA = 266
SOL_NETBEUI = 267
SOL_LLC = 268
SOL_DCCP = 269
SOL_NETLINK = 270
SOL_TIPC = 271
SOL_RXRPC = 272
SOL_PPPOL2TP = 273
SOL_BLUETOOTH = 274
SOL_PNPIPE = 275
SOL_RDS = 276
SOL_IUCV = 277
SOL_CAIF = 278
SOL_ALG = 279
SOL_NFC = 280
SOL_KCM = 281
SOL_TLS = 282
SOL_XDP = 283
SOL_MPTCP = 284
SOL_MCTP = 285
SOL_SMC = 286
SOMAXCONN = 4096
_SS_SIZE = 128
_SS_PADSIZE = 118
UIO_MAXIOV = 1024
RWF_HIPRI = 0x1
RWF_DSYNC = 0x2
RWF_SYNC = 0x4
RWF_NOWAIT = 0x8
RWF_APPEND = 0x10
RWF_NOAPPEND = 0x20
RLIMIT_RSS = 5
RLIMIT_OFILE = 7
RLIMIT_NPROC = 6
RLIMIT_MEMLOCK = 8
RLIMIT_LOCKS = 10
RLIMIT_SIGPENDING = 11
RLIMIT_MSGQUEUE = 12
RLIMIT_NICE = 13
RLIMIT_RTPRIO = 14
RLIMIT_RTTIME = 15
RLIMIT_NLIMITS = 16
RLIM_NLIMITS = 16
RLIM_INFINITY = 18446744073709551615
RLIM64_INFINITY = 0xffffffffffffffff
RLIM_SAVED_MAX = 18446744073709551615
RLIM_SAVED_CUR = 18446744073709551615
RUSAGE_LWP = 1
PRIO_MIN = -20
PRIO_MAX = 20
IP_OPTIONS = 4
IP_HDRINCL = 3
IP_TOS = 1
IP_TTL = 2
IP_RECVOPTS = 6
IP_RECVRETOPTS = 7
IP_RETOPTS = 7
MCAST_JOIN_GROUP = 42
MCAST_BLOCK_SOURCE = 43
MCAST_UNBLOCK_SOURCE = 44
MCAST_LEAVE_GROUP = 45
MCAST_JOIN_SOURCE_GROUP = 46
MCAST_LEAVE_SOURCE_GROUP = 47
MCAST_MSFILTER = 48
MCAST_EXCLUDE = 0
MCAST_INCLUDE = 1
IP_ROUTER_ALERT = 5
IP_PKTINFO = 8
IP_PKTOPTIONS = 9
IP_PMTUDISC = 10
IP_MTU_DISCOVER = 10
IP_RECVERR = 11
IP_RECVTTL = 12
IP_RECVTOS = 13
IP_MTU = 14
IP_FREEBIND = 15
IP_IPSEC_POLICY = 16
IP_XFRM_POLICY = 17
IP_PASSSEC = 18
IP_TRANSPARENT = 19
IP_ORIGDSTADDR = 20
IP_RECVORIGDSTADDR = 20
IP_MINTTL = 21
IP_NODEFRAG = 22
IP_CHECKSUM = 23
IP_BIND_ADDRESS_NO_PORT = 24
IP_RECVFRAGSIZE = 25
IP_RECVERR_RFC4884 = 26
IP_PMTUDISC_DONT = 0
IP_PMTUDISC_WANT = 1
IP_PMTUDISC_DO = 2
IP_PMTUDISC_PROBE = 3
IP_PMTUDISC_INTERFACE = 4
IP_PMTUDISC_OMIT = 5
IP_MULTICAST_IF = 32
IP_MULTICAST_TTL = 33
IP_MULTICAST_LOOP = 34
IP_ADD_MEMBERSHIP = 35
IP_DROP_MEMBERSHIP = 36
IP_UNBLOCK_SOURCE = 37
IP_BLOCK_SOURCE = 38
IP_ADD_SOURCE_MEMBERSHIP = 39
IP_DROP_SOURCE_MEMBERSHIP = 40
IP_MSFILTER = 41
IP_MULTICAST_ALL = 49
IP_UNICAST_IF = 50
SOL_IP = 0
IP_DEFAULT_MULTICAST_TTL = 1
IP_DEFAULT_MULTICAST_LOOP = 1
IP_MAX_MEMBERSHIPS = 20
IPV6_ADDRFORM = 1
IPV6_2292PKTINFO = 2
IPV6_2292HOPOPTS = 3
IPV6_2292DSTOPTS = 4
IPV6_2292RTHDR = 5
IPV6_2292PKTOPTIONS = 6
IPV6_CHECKSUM = 7
IPV6_2292HOPLIMIT = 8
IPV6_NEXTHOP = 9
IPV6_AUTHHDR = 10
IPV6_UNICAST_HOPS = 16
IPV6_MULTICAST_IF = 17
IPV6_MULTICAST_HOPS = 18
IPV6_MULTICAST_LOOP = 19
IPV6_JOIN_GROUP = 20
IPV6_LEAVE_GROUP = 21
IPV6_ROUTER_ALERT = 22
IPV6_MTU_DISCOVER = 23
IPV6_MTU = 24
IPV6_RECVERR = 25
IPV6_V6ONLY = 26
IPV6_JOIN_ANYCAST = 27
IPV6_LEAVE_ANYCAST = 28
IPV6_MULTICAST_ALL = 29
IPV6_ROUTER_ALERT_ISOLATE = 30
IPV6_RECVERR_RFC4884 = 31
IPV6_IPSEC_POLICY = 34
IPV6_XFRM_POLICY = 35
IPV6_HDRINCL = 36
IPV6_RECVPKTINFO = 49
IPV6_PKTINFO = 50
IPV6_RECVHOPLIMIT = 51
IPV6_HOPLIMIT = 52
IPV6_RECVHOPOPTS = 53
IPV6_HOPOPTS = 54
IPV6_RTHDRDSTOPTS = 55
IPV6_RECVRTHDR = 56
IPV6_RTHDR = 57
IPV6_RECVDSTOPTS = 58
IPV6_DSTOPTS = 59
IPV6_RECVPATHMTU = 60
IPV6_PATHMTU = 61
IPV6_DONTFRAG = 62
IPV6_RECVTCLASS = 66
IPV6_TCLASS = 67
IPV6_AUTOFLOWLABEL = 70
IPV6_ADDR_PREFERENCES = 72
IPV6_MINHOPCOUNT = 73
IPV6_ORIGDSTADDR = 74
IPV6_RECVORIGDSTADDR = 74
IPV6_TRANSPARENT = 75
IPV6_UNICAST_IF = 76
IPV6_RECVFRAGSIZE = 77
IPV6_FREEBIND = 78
IPV6_ADD_MEMBERSHIP = 20
IPV6_DROP_MEMBERSHIP = 21
IPV6_RXHOPOPTS = 54
IPV6_RXDSTOPTS = 59
IPV6_PMTUDISC_DONT = 0
IPV6_PMTUDISC_WANT = 1
IPV6_PMTUDISC_DO = 2
IPV6_PMTUDISC_PROBE = 3
IPV6_PMTUDISC_INTERFACE = 4
IPV6_PMTUDISC_OMIT = 5
SOL_IPV6 = 41
SOL_ICMPV6 = 58
IPV6_RTHDR_LOOSE = 0
IPV6_RTHDR_STRICT = 1
IPV6_RTHDR_TYPE_0 = 0
IN_CLASSA_NET = 0xff000000
IN_CLASSA_NSHIFT = 24
IN_CLASSA_HOST = 0xffffff
IN_CLASSA_MAX = 128
IN_CLASSB_NET = 0xffff0000
IN_CLASSB_NSHIFT = 16
IN_CLASSB_HOST = 0xffff
IN_CLASSB_MAX = 65536
IN_CLASSC_NET = 0xffffff00
IN_CLASSC_NSHIFT = 8
IN_CLASSC_HOST = 0xff
INADDR_ANY = 0x0
INADDR_BROADCAST = 0xffffffff
INADDR_NONE = 0xffffffff
INADDR_DUMMY = 0xc0000008
IN_LOOPBACKNET = 127
INADDR_LOOPBACK = 0x7f000001
INADDR_UNSPEC_GROUP = 0xe0000000
INADDR_ALLHOSTS_GROUP = 0xe0000001
INADDR_ALLRTRS_GROUP = 0xe0000002
INADDR_ALLSNOOPERS_GROUP = 0xe000006a
INADDR_MAX_LOCAL_GROUP = 0xe00000ff
INET_ADDRSTRLEN = 16
INET6_ADDRSTRLEN = 46
_PATH_HEQUIV = "/etc/hosts.equiv"
_PATH_HOSTS = "/etc/hosts"
_PATH_NETWORKS = "/etc/networks"
_PATH_NSSWITCH_CONF = "/etc/nsswitch.conf"
_PATH_PROTOCOLS = "/etc/protocols"
_PATH_SERVICES = "/etc/services"
HOST_NOT_FOUND = 1
TRY_AGAIN = 2
NO_RECOVERY = 3
NO_DATA = 4
NETDB_INTERNAL = -1
NETDB_SUCCESS = 0
NO_ADDRESS = 4
SCOPE_DELIMITER = 37
GAI_WAIT = 0
GAI_NOWAIT = 1
AI_PASSIVE = 0x1
AI_CANONNAME = 0x2
AI_NUMERICHOST = 0x4
AI_V4MAPPED = 0x8
AI_ALL = 0x10
AI_ADDRCONFIG = 0x20
AI_IDN = 0x40
AI_CANONIDN = 0x80
AI_NUMERICSERV = 0x400
EAI_BADFLAGS = -1
EAI_NONAME = -2
EAI_AGAIN = -3
EAI_FAIL = -4
EAI_FAMILY = -6
EAI_SOCKTYPE = -7
EAI_SERVICE = -8
EAI_MEMORY = -10
EAI_SYSTEM = -11
EAI_OVERFLOW = -12
EAI_NODATA = -5
EAI_ADDRFAMILY = -9
EAI_INPROGRESS = -100
EAI_CANCELED = -101
EAI_NOTCANCELED = -102
EAI_ALLDONE = -103
EAI_INTR = -104
EAI_IDN_ENCODE = -105
NI_MAXHOST = 1025
NI_MAXSERV = 32
NI_NUMERICHOST = 1
NI_NUMERICSERV = 2
NI_NOFQDN = 4
NI_NAMEREQD = 8
NI_DGRAM = 16
NI_IDN = 32
EI_NIDENT = 16
EI_MAG0 = 0
ELFMAG0 = 0x7f
EI_MAG1 = 1
ELFMAG1 = 69
EI_MAG2 = 2
ELFMAG2 = 76
EI_MAG3 = 3
ELFMAG3 = 70
ELFMAG = "\x7fELF"
SELFMAG = 4
EI_CLASS = 4
ELFCLASSNONE = 0
ELFCLASS32 = 1
ELFCLASS64 = 2
ELFCLASSNUM = 3
EI_DATA = 5
ELFDATANONE = 0
ELFDATA2LSB = 1
ELFDATA2MSB = 2
ELFDATANUM = 3
EI_VERSION = 6
EI_OSABI = 7
ELFOSABI_NONE = 0
ELFOSABI_SYSV = 0
ELFOSABI_HPUX = 1
ELFOSABI_NETBSD = 2
ELFOSABI_GNU = 3
ELFOSABI_LINUX = 3
ELFOSABI_SOLARIS = 6
ELFOSABI_AIX = 7
ELFOSABI_IRIX = 8
ELFOSABI_FREEBSD = 9
ELFOSABI_TRU64 = 10
ELFOSABI_MODESTO = 11
ELFOSABI_OPENBSD = 12
ELFOSABI_ARM_AEABI = 64
ELFOSABI_ARM = 97
ELFOSABI_STANDALONE = 255
EI_ABIVERSION = 8
EI_PAD = 9
ET_NONE = 0
ET_REL = 1
ET_EXEC = 2
ET_DYN = 3
ET_CORE = 4
ET_NUM = 5
ET_LOOS = 0xfe00
ET_HIOS = 0xfeff
ET_LOPROC = 0xff00
ET_HIPROC = 0xffff
EM_NONE = 0
EM_M32 = 1
EM_SPARC = 2
EM_386 = 3
EM_68K = 4
EM_88K = 5
EM_IAMCU = 6
EM_860 = 7
EM_MIPS = 8
EM_S370 = 9
EM_MIPS_RS3_LE = 10
EM_PARISC = 15
EM_VPP500 = 17
EM_SPARC32PLUS = 18
EM_960 = 19
EM_PPC = 20
EM_PPC64 = 21
EM_S390 = 22
EM_SPU = 23
EM_V800 = 36
EM_FR20 = 37
EM_RH32 = 38
EM_RCE = 39
EM_ARM = 40
EM_FAKE_ALPHA = 41
EM_SH = 42
EM_SPARCV9 = 43
EM_TRICORE = 44
EM_ARC = 45
EM_H8_300 = 46
EM_H8_300H = 47
EM_H8S = 48
EM_H8_500 = 49
EM_IA_64 = 50
EM_MIPS_X = 51
EM_COLDFIRE = 52
EM_68HC12 = 53
EM_MMA = 54
EM_PCP = 55
EM_NCPU = 56
EM_NDR1 = 57
EM_STARCORE = 58
EM_ME16 = 59
EM_ST100 = 60
EM_TINYJ = 61
EM_X86_64 = 62
EM_PDSP = 63
EM_PDP10 = 64
EM_PDP11 = 65
EM_FX66 = 66
EM_ST9PLUS = 67
EM_ST7 = 68
EM_68HC16 = 69
EM_68HC11 = 70
EM_68HC08 = 71
EM_68HC05 = 72
EM_SVX = 73
EM_ST19 = 74
EM_VAX = 75
EM_CRIS = 76
EM_JAVELIN = 77
EM_FIREPATH = 78
EM_ZSP = 79
EM_MMIX = 80
EM_HUANY = 81
EM_PRISM = 82
EM_AVR = 83
EM_FR30 = 84
EM_D10V = 85
EM_D30V = 86
EM_V850 = 87
EM_M32R = 88
EM_MN10300 = 89
EM_MN10200 = 90
EM_PJ = 91
EM_OPENRISC = 92
EM_ARC_COMPACT = 93
EM_XTENSA = 94
EM_VIDEOCORE = 95
EM_TMM_GPP = 96
EM_NS32K = 97
EM_TPC = 98
EM_SNP1K = 99
EM_ST200 = 100
EM_IP2K = 101
EM_MAX = 102
EM_CR = 103
EM_F2MC16 = 104
EM_MSP430 = 105
EM_BLACKFIN = 106
EM_SE_C33 = 107
EM_SEP = 108
EM_ARCA = 109
EM_UNICORE = 110
EM_EXCESS = 111
EM_DXP = 112
EM_ALTERA_NIOS2 = 113
EM_CRX = 114
EM_XGATE = 115
EM_C166 = 116
EM_M16C = 117
EM_DSPIC30F = 118
EM_CE = 119
EM_M32C = 120
EM_TSK3000 = 131
EM_RS08 = 132
EM_SHARC = 133
EM_ECOG2 = 134
EM_SCORE7 = 135
EM_DSP24 = 136
EM_VIDEOCORE3 = 137
EM_LATTICEMICO32 = 138
EM_SE_C17 = 139
EM_TI_C6000 = 140
EM_TI_C2000 = 141
EM_TI_C5500 = 142
EM_TI_ARP32 = 143
EM_TI_PRU = 144
EM_MMDSP_PLUS = 160
EM_CYPRESS_M8C = 161
EM_R32C = 162
EM_TRIMEDIA = 163
EM_QDSP6 = 164
EM_8051 = 165
EM_STXP7X = 166
EM_NDS32 = 167
EM_ECOG1X = 168
EM_MAXQ30 = 169
EM_XIMO16 = 170
EM_MANIK = 171
EM_CRAYNV2 = 172
EM_RX = 173
EM_METAG = 174
EM_MCST_ELBRUS = 175
EM_ECOG16 = 176
EM_CR16 = 177
EM_ETPU = 178
EM_SLE9X = 179
EM_L10M = 180
EM_K10M = 181
EM_AARCH64 = 183
EM_AVR32 = 185
EM_STM8 = 186
EM_TILE64 = 187
EM_TILEPRO = 188
EM_MICROBLAZE = 189
EM_CUDA = 190
EM_TILEGX = 191
EM_CLOUDSHIELD = 192
EM_COREA_1ST = 193
EM_COREA_2ND = 194
EM_ARCV2 = 195
EM_OPEN8 = 196
EM_RL78 = 197
EM_VIDEOCORE5 = 198
EM_78KOR = 199
EM_56800EX = 200
EM_BA1 = 201
EM_BA2 = 202
EM_XCORE = 203
EM_MCHP_PIC = 204
EM_INTELGT = 205
EM_KM32 = 210
EM_KMX32 = 211
EM_EMX16 = 212
EM_EMX8 = 213
EM_KVARC = 214
EM_CDP = 215
EM_COGE = 216
EM_COOL = 217
EM_NORC = 218
EM_CSR_KALIMBA = 219
EM_Z80 = 220
EM_VISIUM = 221
EM_FT32 = 222
EM_MOXIE = 223
EM_AMDGPU = 224
EM_RISCV = 243
EM_BPF = 247
EM_CSKY = 252
EM_LOONGARCH = 258
EM_NUM = 259
EM_ARC_A5 = 93
EM_ALPHA = 0x9026
EV_NONE = 0
EV_CURRENT = 1
EV_NUM = 2
SHN_UNDEF = 0
SHN_LORESERVE = 0xff00
SHN_LOPROC = 0xff00
SHN_BEFORE = 0xff00
SHN_AFTER = 0xff01
SHN_HIPROC = 0xff1f
SHN_LOOS = 0xff20
SHN_HIOS = 0xff3f
SHN_ABS = 0xfff1
SHN_COMMON = 0xfff2
SHN_XINDEX = 0xffff
SHN_HIRESERVE = 0xffff
SHT_NULL = 0
SHT_PROGBITS = 1
SHT_SYMTAB = 2
SHT_STRTAB = 3
SHT_RELA = 4
SHT_HASH = 5
SHT_DYNAMIC = 6
SHT_NOTE = 7
SHT_NOBITS = 8
SHT_REL = 9
SHT_SHLIB = 10
SHT_DYNSYM = 11
SHT_INIT_ARRAY = 14
SHT_FINI_ARRAY = 15
SHT_PREINIT_ARRAY = 16
SHT_GROUP = 17
SHT_SYMTAB_SHNDX = 18
SHT_RELR = 19
SHT_NUM = 20
SHT_LOOS = 0x60000000
SHT_GNU_ATTRIBUTES = 0x6ffffff5
SHT_GNU_HASH = 0x6ffffff6
SHT_GNU_LIBLIST = 0x6ffffff7
SHT_CHECKSUM = 0x6ffffff8
SHT_LOSUNW = 0x6ffffffa
SHT_SUNW_move = 0x6ffffffa
SHT_SUNW_COMDAT = 0x6ffffffb
SHT_SUNW_syminfo = 0x6ffffffc
SHT_GNU_verdef = 0x6ffffffd
SHT_GNU_verneed = 0x6ffffffe
SHT_GNU_versym = 0x6fffffff
SHT_HISUNW = 0x6fffffff
SHT_HIOS = 0x6fffffff
SHT_LOPROC = 0x70000000
SHT_HIPROC = 0x7fffffff
SHT_LOUSER = 0x80000000
SHT_HIUSER = 0x8fffffff
SHF_WRITE = 1
SHF_ALLOC = 2
SHF_EXECINSTR = 4
SHF_MERGE = 16
SHF_STRINGS = 32
SHF_INFO_LINK = 64
SHF_LINK_ORDER = 128
SHF_OS_NONCONFORMING = 256
SHF_GROUP = 512
SHF_TLS = 1024
SHF_COMPRESSED = 2048
SHF_MASKOS = 0xff00000
SHF_MASKPROC = 0xf0000000
SHF_GNU_RETAIN = 2097152
SHF_ORDERED = 1073741824
SHF_EXCLUDE = 2147483648
ELFCOMPRESS_ZLIB = 1
ELFCOMPRESS_LOOS = 0x60000000
ELFCOMPRESS_HIOS = 0x6fffffff
ELFCOMPRESS_LOPROC = 0x70000000
ELFCOMPRESS_HIPROC = 0x7fffffff
GRP_COMDAT = 0x1
SYMINFO_BT_SELF = 0xffff
SYMINFO_BT_PARENT = 0xfffe
SYMINFO_BT_LOWRESERVE = 0xff00
SYMINFO_FLG_DIRECT = 0x1
SYMINFO_FLG_PASSTHRU = 0x2
SYMINFO_FLG_COPY = 0x4
SYMINFO_FLG_LAZYLOAD = 0x8
SYMINFO_NONE = 0
SYMINFO_CURRENT = 1
SYMINFO_NUM = 2
STB_LOCAL = 0
STB_GLOBAL = 1
STB_WEAK = 2
STB_NUM = 3
STB_LOOS = 10
STB_GNU_UNIQUE = 10
STB_HIOS = 12
STB_LOPROC = 13
STB_HIPROC = 15
STT_NOTYPE = 0
STT_OBJECT = 1
STT_FUNC = 2
STT_SECTION = 3
STT_FILE = 4
STT_COMMON = 5
STT_TLS = 6
STT_NUM = 7
STT_LOOS = 10
STT_GNU_IFUNC = 10
STT_HIOS = 12
STT_LOPROC = 13
STT_HIPROC = 15
STN_UNDEF = 0
STV_DEFAULT = 0
STV_INTERNAL = 1
STV_HIDDEN = 2
STV_PROTECTED = 3
PN_XNUM = 0xffff
PT_NULL = 0
PT_LOAD = 1
PT_DYNAMIC = 2
PT_INTERP = 3
PT_NOTE = 4
PT_SHLIB = 5
PT_PHDR = 6
PT_TLS = 7
PT_NUM = 8
PT_LOOS = 0x60000000
PT_GNU_EH_FRAME = 0x6474e550
PT_GNU_STACK = 0x6474e551
PT_GNU_RELRO = 0x6474e552
PT_GNU_PROPERTY = 0x6474e553
PT_LOSUNW = 0x6ffffffa
PT_SUNWBSS = 0x6ffffffa
PT_SUNWSTACK = 0x6ffffffb
PT_HISUNW = 0x6fffffff
PT_HIOS = 0x6fffffff
PT_LOPROC = 0x70000000
PT_HIPROC = 0x7fffffff
PF_X = 1
PF_W = 2
PF_R = 4
PF_MASKOS = 0xff00000
PF_MASKPROC = 0xf0000000
NT_PRSTATUS = 1
NT_PRFPREG = 2
NT_FPREGSET = 2
NT_PRPSINFO = 3
NT_PRXREG = 4
NT_TASKSTRUCT = 4
NT_PLATFORM = 5
NT_AUXV = 6
NT_GWINDOWS = 7
NT_ASRS = 8
NT_PSTATUS = 10
NT_PSINFO = 13
NT_PRCRED = 14
NT_UTSNAME = 15
NT_LWPSTATUS = 16
NT_LWPSINFO = 17
NT_PRFPXREG = 20
NT_SIGINFO = 0x53494749
NT_FILE = 0x46494c45
NT_PRXFPREG = 0x46e62b7f
NT_PPC_VMX = 0x100
NT_PPC_SPE = 0x101
NT_PPC_VSX = 0x102
NT_PPC_TAR = 0x103
NT_PPC_PPR = 0x104
NT_PPC_DSCR = 0x105
NT_PPC_EBB = 0x106
NT_PPC_PMU = 0x107
NT_PPC_TM_CGPR = 0x108
NT_PPC_TM_CFPR = 0x109
NT_PPC_TM_CVMX = 0x10a
NT_PPC_TM_CVSX = 0x10b
NT_PPC_TM_SPR = 0x10c
NT_PPC_TM_CTAR = 0x10d
NT_PPC_TM_CPPR = 0x10e
NT_PPC_TM_CDSCR = 0x10f
NT_PPC_PKEY = 0x110
NT_386_TLS = 0x200
NT_386_IOPERM = 0x201
NT_X86_XSTATE = 0x202
NT_S390_HIGH_GPRS = 0x300
NT_S390_TIMER = 0x301
NT_S390_TODCMP = 0x302
NT_S390_TODPREG = 0x303
NT_S390_CTRS = 0x304
NT_S390_PREFIX = 0x305
NT_S390_LAST_BREAK = 0x306
NT_S390_SYSTEM_CALL = 0x307
NT_S390_TDB = 0x308
NT_S390_VXRS_LOW = 0x309
NT_S390_VXRS_HIGH = 0x30a
NT_S390_GS_CB = 0x30b
NT_S390_GS_BC = 0x30c
NT_S390_RI_CB = 0x30d
NT_ARM_VFP = 0x400
NT_ARM_TLS = 0x401
NT_ARM_HW_BREAK = 0x402
NT_ARM_HW_WATCH = 0x403
NT_ARM_SYSTEM_CALL = 0x404
NT_ARM_SVE = 0x405
NT_ARM_PAC_MASK = 0x406
NT_ARM_PACA_KEYS = 0x407
NT_ARM_PACG_KEYS = 0x408
NT_ARM_TAGGED_ADDR_CTRL = 0x409
NT_ARM_PAC_ENABLED_KEYS = 0x40a
NT_VMCOREDD = 0x700
NT_MIPS_DSP = 0x800
NT_MIPS_FP_MODE = 0x801
NT_MIPS_MSA = 0x802
NT_VERSION = 1
DT_NULL = 0
DT_NEEDED = 1
DT_PLTRELSZ = 2
DT_PLTGOT = 3
DT_HASH = 4
DT_STRTAB = 5
DT_SYMTAB = 6
DT_RELA = 7
DT_RELASZ = 8
DT_RELAENT = 9
DT_STRSZ = 10
DT_SYMENT = 11
DT_INIT = 12
DT_FINI = 13
DT_SONAME = 14
DT_RPATH = 15
DT_SYMBOLIC = 16
DT_REL = 17
DT_RELSZ = 18
DT_RELENT = 19
DT_PLTREL = 20
DT_DEBUG = 21
DT_TEXTREL = 22
DT_JMPREL = 23
DT_BIND_NOW = 24
DT_INIT_ARRAY = 25
DT_FINI_ARRAY = 26
DT_INIT_ARRAYSZ = 27
DT_FINI_ARRAYSZ = 28
DT_RUNPATH = 29
DT_FLAGS = 30
DT_ENCODING = 32
DT_PREINIT_ARRAY = 32
DT_PREINIT_ARRAYSZ = 33
DT_SYMTAB_SHNDX = 34
DT_RELRSZ = 35
DT_RELR = 36
DT_RELRENT = 37
DT_NUM = 38
DT_LOOS = 0x6000000d
DT_HIOS = 0x6ffff000
DT_LOPROC = 0x70000000
DT_HIPROC = 0x7fffffff
DT_PROCNUM = 55
DT_VALRNGLO = 0x6ffffd00
DT_GNU_PRELINKED = 0x6ffffdf5
DT_GNU_CONFLICTSZ = 0x6ffffdf6
DT_GNU_LIBLISTSZ = 0x6ffffdf7
DT_CHECKSUM = 0x6ffffdf8
DT_PLTPADSZ = 0x6ffffdf9
DT_MOVEENT = 0x6ffffdfa
DT_MOVESZ = 0x6ffffdfb
DT_FEATURE_1 = 0x6ffffdfc
DT_POSFLAG_1 = 0x6ffffdfd
DT_SYMINSZ = 0x6ffffdfe
DT_SYMINENT = 0x6ffffdff
DT_VALRNGHI = 0x6ffffdff
DT_VALNUM = 12
DT_ADDRRNGLO = 0x6ffffe00
DT_GNU_HASH = 0x6ffffef5
DT_TLSDESC_PLT = 0x6ffffef6
DT_TLSDESC_GOT = 0x6ffffef7
DT_GNU_CONFLICT = 0x6ffffef8
DT_GNU_LIBLIST = 0x6ffffef9
DT_CONFIG = 0x6ffffefa
DT_DEPAUDIT = 0x6ffffefb
DT_AUDIT = 0x6ffffefc
DT_PLTPAD = 0x6ffffefd
DT_MOVETAB = 0x6ffffefe
DT_SYMINFO = 0x6ffffeff
DT_ADDRRNGHI = 0x6ffffeff
DT_ADDRNUM = 11
DT_VERSYM = 0x6ffffff0
DT_RELACOUNT = 0x6ffffff9
DT_RELCOUNT = 0x6ffffffa
DT_FLAGS_1 = 0x6ffffffb
DT_VERDEF = 0x6ffffffc
DT_VERDEFNUM = 0x6ffffffd
DT_VERNEED = 0x6ffffffe
DT_VERNEEDNUM = 0x6fffffff
DT_VERSIONTAGNUM = 16
DT_AUXILIARY = 0x7ffffffd
DT_FILTER = 0x7fffffff
DT_EXTRANUM = 3
DF_ORIGIN = 0x1
DF_SYMBOLIC = 0x2
DF_TEXTREL = 0x4
DF_BIND_NOW = 0x8
DF_STATIC_TLS = 0x10
DF_1_NOW = 0x1
DF_1_GLOBAL = 0x2
DF_1_GROUP = 0x4
DF_1_NODELETE = 0x8
DF_1_LOADFLTR = 0x10
DF_1_INITFIRST = 0x20
DF_1_NOOPEN = 0x40
DF_1_ORIGIN = 0x80
DF_1_DIRECT = 0x100
DF_1_TRANS = 0x200
DF_1_INTERPOSE = 0x400
DF_1_NODEFLIB = 0x800
DF_1_NODUMP = 0x1000
DF_1_CONFALT = 0x2000
DF_1_ENDFILTEE = 0x4000
DF_1_DISPRELDNE = 0x8000
DF_1_DISPRELPND = 0x10000
DF_1_NODIRECT = 0x20000
DF_1_IGNMULDEF = 0x40000
DF_1_NOKSYMS = 0x80000
DF_1_NOHDR = 0x100000
DF_1_EDITED = 0x200000
DF_1_NORELOC = 0x400000
DF_1_SYMINTPOSE = 0x800000
DF_1_GLOBAUDIT = 0x1000000
DF_1_SINGLETON = 0x2000000
DF_1_STUB = 0x4000000
DF_1_PIE = 0x8000000
DF_1_KMOD = 0x10000000
DF_1_WEAKFILTER = 0x20000000
DF_1_NOCOMMON = 0x40000000
DTF_1_PARINIT = 0x1
DTF_1_CONFEXP = 0x2
DF_P1_LAZYLOAD = 0x1
DF_P1_GROUPPERM = 0x2
VER_DEF_NONE = 0
VER_DEF_CURRENT = 1
VER_DEF_NUM = 2
VER_FLG_BASE = 0x1
VER_NDX_LOCAL = 0
VER_NDX_GLOBAL = 1
VER_NDX_LORESERVE = 0xff00
VER_NDX_ELIMINATE = 0xff01
VER_NEED_NONE = 0
VER_NEED_CURRENT = 1
VER_NEED_NUM = 2
VER_FLG_WEAK = 0x2
AT_NULL = 0
AT_IGNORE = 1
AT_EXECFD = 2
AT_PHDR = 3
AT_PHENT = 4
AT_PHNUM = 5
AT_PAGESZ = 6
AT_BASE = 7
AT_FLAGS = 8
AT_ENTRY = 9
AT_NOTELF = 10
AT_UID = 11
AT_EUID = 12
AT_GID = 13
AT_EGID = 14
AT_CLKTCK = 17
AT_PLATFORM = 15
AT_HWCAP = 16
AT_FPUCW = 18
AT_DCACHEBSIZE = 19
AT_ICACHEBSIZE = 20
AT_UCACHEBSIZE = 21
AT_IGNOREPPC = 22
AT_SECURE = 23
AT_BASE_PLATFORM = 24
AT_RANDOM = 25
AT_HWCAP2 = 26
AT_RSEQ_FEATURE_SIZE = 27
AT_RSEQ_ALIGN = 28
AT_EXECFN = 31
AT_SYSINFO = 32
AT_SYSINFO_EHDR = 33
AT_L1I_CACHESHAPE = 34
AT_L1D_CACHESHAPE = 35
AT_L2_CACHESHAPE = 36
AT_L3_CACHESHAPE = 37
AT_L1I_CACHESIZE = 40
AT_L1I_CACHEGEOMETRY = 41
AT_L1D_CACHESIZE = 42
AT_L1D_CACHEGEOMETRY = 43
AT_L2_CACHESIZE = 44
AT_L2_CACHEGEOMETRY = 45
AT_L3_CACHESIZE = 46
AT_L3_CACHEGEOMETRY = 47
AT_MINSIGSTKSZ = 51
ELF_NOTE_SOLARIS = "SUNW Solaris"
ELF_NOTE_GNU = "GNU"
ELF_NOTE_FDO = "FDO"
ELF_NOTE_PAGESIZE_HINT = 1
NT_GNU_ABI_TAG = 1
ELF_NOTE_ABI = 1
ELF_NOTE_OS_LINUX = 0
ELF_NOTE_OS_GNU = 1
ELF_NOTE_OS_SOLARIS2 = 2
ELF_NOTE_OS_FREEBSD = 3
NT_GNU_HWCAP = 2
NT_GNU_BUILD_ID = 3
NT_GNU_GOLD_VERSION = 4
NT_GNU_PROPERTY_TYPE_0 = 5
NT_FDO_PACKAGING_METADATA = 0xcafe1a7e
NOTE_GNU_PROPERTY_SECTION_NAME = ".note.gnu.property"
GNU_PROPERTY_STACK_SIZE = 1
GNU_PROPERTY_NO_COPY_ON_PROTECTED = 2
GNU_PROPERTY_UINT32_AND_LO = 0xb0000000
GNU_PROPERTY_UINT32_AND_HI = 0xb0007fff
GNU_PROPERTY_UINT32_OR_LO = 0xb0008000
GNU_PROPERTY_UINT32_OR_HI = 0xb000ffff
GNU_PROPERTY_1_NEEDED = 2952822784
GNU_PROPERTY_1_NEEDED_INDIRECT_EXTERN_ACCESS = 1
GNU_PROPERTY_LOPROC = 0xc0000000
GNU_PROPERTY_HIPROC = 0xdfffffff
GNU_PROPERTY_LOUSER = 0xe0000000
GNU_PROPERTY_HIUSER = 0xffffffff
GNU_PROPERTY_AARCH64_FEATURE_1_AND = 0xc0000000
GNU_PROPERTY_AARCH64_FEATURE_1_BTI = 1
GNU_PROPERTY_AARCH64_FEATURE_1_PAC = 2
GNU_PROPERTY_X86_ISA_1_USED = 0xc0010002
GNU_PROPERTY_X86_ISA_1_NEEDED = 0xc0008002
GNU_PROPERTY_X86_FEATURE_1_AND = 0xc0000002
GNU_PROPERTY_X86_ISA_1_BASELINE = 1
GNU_PROPERTY_X86_ISA_1_V2 = 2
GNU_PROPERTY_X86_ISA_1_V3 = 4
GNU_PROPERTY_X86_ISA_1_V4 = 8
GNU_PROPERTY_X86_FEATURE_1_IBT = 1
GNU_PROPERTY_X86_FEATURE_1_SHSTK = 2
EF_CPU32 = 0x810000
R_68K_NONE = 0
R_68K_32 = 1
R_68K_16 = 2
R_68K_8 = 3
R_68K_PC32 = 4
R_68K_PC16 = 5
R_68K_PC8 = 6
R_68K_GOT32 = 7
R_68K_GOT16 = 8
R_68K_GOT8 = 9
R_68K_GOT32O = 10
R_68K_GOT16O = 11
R_68K_GOT8O = 12
R_68K_PLT32 = 13
R_68K_PLT16 = 14
R_68K_PLT8 = 15
R_68K_PLT32O = 16
R_68K_PLT16O = 17
R_68K_PLT8O = 18
R_68K_COPY = 19
R_68K_GLOB_DAT = 20
R_68K_JMP_SLOT = 21
R_68K_RELATIVE = 22
R_68K_TLS_GD32 = 25
R_68K_TLS_GD16 = 26
R_68K_TLS_GD8 = 27
R_68K_TLS_LDM32 = 28
R_68K_TLS_LDM16 = 29
R_68K_TLS_LDM8 = 30
R_68K_TLS_LDO32 = 31
R_68K_TLS_LDO16 = 32
R_68K_TLS_LDO8 = 33
R_68K_TLS_IE32 = 34
R_68K_TLS_IE16 = 35
R_68K_TLS_IE8 = 36
R_68K_TLS_LE32 = 37
R_68K_TLS_LE16 = 38
R_68K_TLS_LE8 = 39
R_68K_TLS_DTPMOD32 = 40
R_68K_TLS_DTPREL32 = 41
R_68K_TLS_TPREL32 = 42
R_68K_NUM = 43
R_386_NONE = 0
R_386_32 = 1
R_386_PC32 = 2
R_386_GOT32 = 3
R_386_PLT32 = 4
R_386_COPY = 5
R_386_GLOB_DAT = 6
R_386_JMP_SLOT = 7
R_386_RELATIVE = 8
R_386_GOTOFF = 9
R_386_GOTPC = 10
R_386_32PLT = 11
R_386_TLS_TPOFF = 14
R_386_TLS_IE = 15
R_386_TLS_GOTIE = 16
R_386_TLS_LE = 17
R_386_TLS_GD = 18
R_386_TLS_LDM = 19
R_386_16 = 20
R_386_PC16 = 21
R_386_8 = 22
R_386_PC8 = 23
R_386_TLS_GD_32 = 24
R_386_TLS_GD_PUSH = 25
R_386_TLS_GD_CALL = 26
R_386_TLS_GD_POP = 27
R_386_TLS_LDM_32 = 28
R_386_TLS_LDM_PUSH = 29
R_386_TLS_LDM_CALL = 30
R_386_TLS_LDM_POP = 31
R_386_TLS_LDO_32 = 32
R_386_TLS_IE_32 = 33
R_386_TLS_LE_32 = 34
R_386_TLS_DTPMOD32 = 35
R_386_TLS_DTPOFF32 = 36
R_386_TLS_TPOFF32 = 37
R_386_SIZE32 = 38
R_386_TLS_GOTDESC = 39
R_386_TLS_DESC_CALL = 40
R_386_TLS_DESC = 41
R_386_IRELATIVE = 42
R_386_GOT32X = 43
R_386_NUM = 44
STT_SPARC_REGISTER = 13
EF_SPARCV9_MM = 3
EF_SPARCV9_TSO = 0
EF_SPARCV9_PSO = 1
EF_SPARCV9_RMO = 2
EF_SPARC_LEDATA = 0x800000
EF_SPARC_EXT_MASK = 0xffff00
EF_SPARC_32PLUS = 0x100
EF_SPARC_SUN_US1 = 0x200
EF_SPARC_HAL_R1 = 0x400
EF_SPARC_SUN_US3 = 0x800
R_SPARC_NONE = 0
R_SPARC_8 = 1
R_SPARC_16 = 2
R_SPARC_32 = 3
R_SPARC_DISP8 = 4
R_SPARC_DISP16 = 5
R_SPARC_DISP32 = 6
R_SPARC_WDISP30 = 7
R_SPARC_WDISP22 = 8
R_SPARC_HI22 = 9
R_SPARC_22 = 10
R_SPARC_13 = 11
R_SPARC_LO10 = 12
R_SPARC_GOT10 = 13
R_SPARC_GOT13 = 14
R_SPARC_GOT22 = 15
R_SPARC_PC10 = 16
R_SPARC_PC22 = 17
R_SPARC_WPLT30 = 18
R_SPARC_COPY = 19
R_SPARC_GLOB_DAT = 20
R_SPARC_JMP_SLOT = 21
R_SPARC_RELATIVE = 22
R_SPARC_UA32 = 23
R_SPARC_PLT32 = 24
R_SPARC_HIPLT22 = 25
R_SPARC_LOPLT10 = 26
R_SPARC_PCPLT32 = 27
R_SPARC_PCPLT22 = 28
R_SPARC_PCPLT10 = 29
R_SPARC_10 = 30
R_SPARC_11 = 31
R_SPARC_64 = 32
R_SPARC_OLO10 = 33
R_SPARC_HH22 = 34
R_SPARC_HM10 = 35
R_SPARC_LM22 = 36
R_SPARC_PC_HH22 = 37
R_SPARC_PC_HM10 = 38
R_SPARC_PC_LM22 = 39
R_SPARC_WDISP16 = 40
R_SPARC_WDISP19 = 41
R_SPARC_GLOB_JMP = 42
R_SPARC_7 = 43
R_SPARC_5 = 44
R_SPARC_6 = 45
R_SPARC_DISP64 = 46
R_SPARC_PLT64 = 47
R_SPARC_HIX22 = 48
R_SPARC_LOX10 = 49
R_SPARC_H44 = 50
R_SPARC_M44 = 51
R_SPARC_L44 = 52
R_SPARC_REGISTER = 53
R_SPARC_UA64 = 54
R_SPARC_UA16 = 55
R_SPARC_TLS_GD_HI22 = 56
R_SPARC_TLS_GD_LO10 = 57
R_SPARC_TLS_GD_ADD = 58
R_SPARC_TLS_GD_CALL = 59
R_SPARC_TLS_LDM_HI22 = 60
R_SPARC_TLS_LDM_LO10 = 61
R_SPARC_TLS_LDM_ADD = 62
R_SPARC_TLS_LDM_CALL = 63
R_SPARC_TLS_LDO_HIX22 = 64
R_SPARC_TLS_LDO_LOX10 = 65
R_SPARC_TLS_LDO_ADD = 66
R_SPARC_TLS_IE_HI22 = 67
R_SPARC_TLS_IE_LO10 = 68
R_SPARC_TLS_IE_LD = 69
R_SPARC_TLS_IE_LDX = 70
R_SPARC_TLS_IE_ADD = 71
R_SPARC_TLS_LE_HIX22 = 72
R_SPARC_TLS_LE_LOX10 = 73
R_SPARC_TLS_DTPMOD32 = 74
R_SPARC_TLS_DTPMOD64 = 75
R_SPARC_TLS_DTPOFF32 = 76
R_SPARC_TLS_DTPOFF64 = 77
R_SPARC_TLS_TPOFF32 = 78
R_SPARC_TLS_TPOFF64 = 79
R_SPARC_GOTDATA_HIX22 = 80
R_SPARC_GOTDATA_LOX10 = 81
R_SPARC_GOTDATA_OP_HIX22 = 82
R_SPARC_GOTDATA_OP_LOX10 = 83
R_SPARC_GOTDATA_OP = 84
R_SPARC_H34 = 85
R_SPARC_SIZE32 = 86
R_SPARC_SIZE64 = 87
R_SPARC_WDISP10 = 88
R_SPARC_JMP_IREL = 248
R_SPARC_IRELATIVE = 249
R_SPARC_GNU_VTINHERIT = 250
R_SPARC_GNU_VTENTRY = 251
R_SPARC_REV32 = 252
R_SPARC_NUM = 253
DT_SPARC_REGISTER = 0x70000001
DT_SPARC_NUM = 2
EF_MIPS_NOREORDER = 1
EF_MIPS_PIC = 2
EF_MIPS_CPIC = 4
EF_MIPS_XGOT = 8
EF_MIPS_64BIT_WHIRL = 16
EF_MIPS_ABI2 = 32
EF_MIPS_ABI_ON32 = 64
EF_MIPS_FP64 = 512
EF_MIPS_NAN2008 = 1024
EF_MIPS_ARCH = 0xf0000000
EF_MIPS_ARCH_1 = 0x0
EF_MIPS_ARCH_2 = 0x10000000
EF_MIPS_ARCH_3 = 0x20000000
EF_MIPS_ARCH_4 = 0x30000000
EF_MIPS_ARCH_5 = 0x40000000
EF_MIPS_ARCH_32 = 0x50000000
EF_MIPS_ARCH_64 = 0x60000000
EF_MIPS_ARCH_32R2 = 0x70000000
EF_MIPS_ARCH_64R2 = 0x80000000
E_MIPS_ARCH_1 = 0
E_MIPS_ARCH_2 = 268435456
E_MIPS_ARCH_3 = 536870912
E_MIPS_ARCH_4 = 805306368
E_MIPS_ARCH_5 = 1073741824
E_MIPS_ARCH_32 = 1342177280
E_MIPS_ARCH_64 = 1610612736
SHN_MIPS_ACOMMON = 0xff00
SHN_MIPS_TEXT = 0xff01
SHN_MIPS_DATA = 0xff02
SHN_MIPS_SCOMMON = 0xff03
SHN_MIPS_SUNDEFINED = 0xff04
SHT_MIPS_LIBLIST = 0x70000000
SHT_MIPS_MSYM = 0x70000001
SHT_MIPS_CONFLICT = 0x70000002
SHT_MIPS_GPTAB = 0x70000003
SHT_MIPS_UCODE = 0x70000004
SHT_MIPS_DEBUG = 0x70000005
SHT_MIPS_REGINFO = 0x70000006
SHT_MIPS_PACKAGE = 0x70000007
SHT_MIPS_PACKSYM = 0x70000008
SHT_MIPS_RELD = 0x70000009
SHT_MIPS_IFACE = 0x7000000b
SHT_MIPS_CONTENT = 0x7000000c
SHT_MIPS_OPTIONS = 0x7000000d
SHT_MIPS_SHDR = 0x70000010
SHT_MIPS_FDESC = 0x70000011
SHT_MIPS_EXTSYM = 0x70000012
SHT_MIPS_DENSE = 0x70000013
SHT_MIPS_PDESC = 0x70000014
SHT_MIPS_LOCSYM = 0x70000015
SHT_MIPS_AUXSYM = 0x70000016
SHT_MIPS_OPTSYM = 0x70000017
SHT_MIPS_LOCSTR = 0x70000018
SHT_MIPS_LINE = 0x70000019
SHT_MIPS_RFDESC = 0x7000001a
SHT_MIPS_DELTASYM = 0x7000001b
SHT_MIPS_DELTAINST = 0x7000001c
SHT_MIPS_DELTACLASS = 0x7000001d
SHT_MIPS_DWARF = 0x7000001e
SHT_MIPS_DELTADECL = 0x7000001f
SHT_MIPS_SYMBOL_LIB = 0x70000020
SHT_MIPS_EVENTS = 0x70000021
SHT_MIPS_TRANSLATE = 0x70000022
SHT_MIPS_PIXIE = 0x70000023
SHT_MIPS_XLATE = 0x70000024
SHT_MIPS_XLATE_DEBUG = 0x70000025
SHT_MIPS_WHIRL = 0x70000026
SHT_MIPS_EH_REGION = 0x70000027
SHT_MIPS_XLATE_OLD = 0x70000028
SHT_MIPS_PDR_EXCEPTION = 0x70000029
SHT_MIPS_XHASH = 0x7000002b
SHF_MIPS_GPREL = 0x10000000
SHF_MIPS_MERGE = 0x20000000
SHF_MIPS_ADDR = 0x40000000
SHF_MIPS_STRINGS = 0x80000000
SHF_MIPS_NOSTRIP = 0x8000000
SHF_MIPS_LOCAL = 0x4000000
SHF_MIPS_NAMES = 0x2000000
SHF_MIPS_NODUPE = 0x1000000
STO_MIPS_DEFAULT = 0x0
STO_MIPS_INTERNAL = 0x1
STO_MIPS_HIDDEN = 0x2
STO_MIPS_PROTECTED = 0x3
STO_MIPS_PLT = 0x8
STO_MIPS_SC_ALIGN_UNUSED = 0xff
STB_MIPS_SPLIT_COMMON = 13
ODK_NULL = 0
ODK_REGINFO = 1
ODK_EXCEPTIONS = 2
ODK_PAD = 3
ODK_HWPATCH = 4
ODK_FILL = 5
ODK_TAGS = 6
ODK_HWAND = 7
ODK_HWOR = 8
OEX_FPU_MIN = 0x1f
OEX_FPU_MAX = 0x1f00
OEX_PAGE0 = 0x10000
OEX_SMM = 0x20000
OEX_FPDBUG = 0x40000
OEX_PRECISEFP = 262144
OEX_DISMISS = 0x80000
OEX_FPU_INVAL = 0x10
OEX_FPU_DIV0 = 0x8
OEX_FPU_OFLO = 0x4
OEX_FPU_UFLO = 0x2
OEX_FPU_INEX = 0x1
OHW_R4KEOP = 0x1
OHW_R8KPFETCH = 0x2
OHW_R5KEOP = 0x4
OHW_R5KCVTL = 0x8
OPAD_PREFIX = 0x1
OPAD_POSTFIX = 0x2
OPAD_SYMBOL = 0x4
OHWA0_R4KEOP_CHECKED = 0x1
OHWA1_R4KEOP_CLEAN = 0x2
R_MIPS_NONE = 0
R_MIPS_16 = 1
R_MIPS_32 = 2
R_MIPS_REL32 = 3
R_MIPS_26 = 4
R_MIPS_HI16 = 5
R_MIPS_LO16 = 6
R_MIPS_GPREL16 = 7
R_MIPS_LITERAL = 8
R_MIPS_GOT16 = 9
R_MIPS_PC16 = 10
R_MIPS_CALL16 = 11
R_MIPS_GPREL32 = 12
R_MIPS_SHIFT5 = 16
R_MIPS_SHIFT6 = 17
R_MIPS_64 = 18
R_MIPS_GOT_DISP = 19
R_MIPS_GOT_PAGE = 20
R_MIPS_GOT_OFST = 21
R_MIPS_GOT_HI16 = 22
R_MIPS_GOT_LO16 = 23
R_MIPS_SUB = 24
R_MIPS_INSERT_A = 25
R_MIPS_INSERT_B = 26
R_MIPS_DELETE = 27
R_MIPS_HIGHER = 28
R_MIPS_HIGHEST = 29
R_MIPS_CALL_HI16 = 30
R_MIPS_CALL_LO16 = 31
R_MIPS_SCN_DISP = 32
R_MIPS_REL16 = 33
R_MIPS_ADD_IMMEDIATE = 34
R_MIPS_PJUMP = 35
R_MIPS_RELGOT = 36
R_MIPS_JALR = 37
R_MIPS_TLS_DTPMOD32 = 38
R_MIPS_TLS_DTPREL32 = 39
R_MIPS_TLS_DTPMOD64 = 40
R_MIPS_TLS_DTPREL64 = 41
R_MIPS_TLS_GD = 42
R_MIPS_TLS_LDM = 43
R_MIPS_TLS_DTPREL_HI16 = 44
R_MIPS_TLS_DTPREL_LO16 = 45
R_MIPS_TLS_GOTTPREL = 46
R_MIPS_TLS_TPREL32 = 47
R_MIPS_TLS_TPREL64 = 48
R_MIPS_TLS_TPREL_HI16 = 49
R_MIPS_TLS_TPREL_LO16 = 50
R_MIPS_GLOB_DAT = 51
R_MIPS_COPY = 126
R_MIPS_JUMP_SLOT = 127
R_MIPS_NUM = 128
PT_MIPS_REGINFO = 0x70000000
PT_MIPS_RTPROC = 0x70000001
PT_MIPS_OPTIONS = 0x70000002
PT_MIPS_ABIFLAGS = 0x70000003
PF_MIPS_LOCAL = 0x10000000
DT_MIPS_RLD_VERSION = 0x70000001
DT_MIPS_TIME_STAMP = 0x70000002
DT_MIPS_ICHECKSUM = 0x70000003
DT_MIPS_IVERSION = 0x70000004
DT_MIPS_FLAGS = 0x70000005
DT_MIPS_BASE_ADDRESS = 0x70000006
DT_MIPS_MSYM = 0x70000007
DT_MIPS_CONFLICT = 0x70000008
DT_MIPS_LIBLIST = 0x70000009
DT_MIPS_LOCAL_GOTNO = 0x7000000a
DT_MIPS_CONFLICTNO = 0x7000000b
DT_MIPS_LIBLISTNO = 0x70000010
DT_MIPS_SYMTABNO = 0x70000011
DT_MIPS_UNREFEXTNO = 0x70000012
DT_MIPS_GOTSYM = 0x70000013
DT_MIPS_HIPAGENO = 0x70000014
DT_MIPS_RLD_MAP = 0x70000016
DT_MIPS_DELTA_CLASS = 0x70000017
DT_MIPS_DELTA_CLASS_NO = 0x70000018
DT_MIPS_DELTA_INSTANCE = 0x70000019
DT_MIPS_DELTA_INSTANCE_NO = 0x7000001a
DT_MIPS_DELTA_RELOC = 0x7000001b
DT_MIPS_DELTA_RELOC_NO = 0x7000001c
DT_MIPS_DELTA_SYM = 0x7000001d
DT_MIPS_DELTA_SYM_NO = 0x7000001e
DT_MIPS_DELTA_CLASSSYM = 0x70000020
DT_MIPS_DELTA_CLASSSYM_NO = 0x70000021
DT_MIPS_CXX_FLAGS = 0x70000022
DT_MIPS_PIXIE_INIT = 0x70000023
DT_MIPS_SYMBOL_LIB = 0x70000024
DT_MIPS_LOCALPAGE_GOTIDX = 0x70000025
DT_MIPS_LOCAL_GOTIDX = 0x70000026
DT_MIPS_HIDDEN_GOTIDX = 0x70000027
DT_MIPS_PROTECTED_GOTIDX = 0x70000028
DT_MIPS_OPTIONS = 0x70000029
DT_MIPS_INTERFACE = 0x7000002a
DT_MIPS_DYNSTR_ALIGN = 0x7000002b
DT_MIPS_INTERFACE_SIZE = 0x7000002c
DT_MIPS_RLD_TEXT_RESOLVE_ADDR = 0x7000002d
DT_MIPS_PERF_SUFFIX = 0x7000002e
DT_MIPS_COMPACT_SIZE = 0x7000002f
DT_MIPS_GP_VALUE = 0x70000030
DT_MIPS_AUX_DYNAMIC = 0x70000031
DT_MIPS_PLTGOT = 0x70000032
DT_MIPS_RWPLT = 0x70000034
DT_MIPS_RLD_MAP_REL = 0x70000035
DT_MIPS_XHASH = 0x70000036
DT_MIPS_NUM = 0x37
RHF_NONE = 0
RHF_QUICKSTART = 1
RHF_NOTPOT = 2
RHF_NO_LIBRARY_REPLACEMENT = 4
RHF_NO_MOVE = 8
RHF_SGI_ONLY = 16
RHF_GUARANTEE_INIT = 32
RHF_DELTA_C_PLUS_PLUS = 64
RHF_GUARANTEE_START_INIT = 128
RHF_PIXIE = 256
RHF_DEFAULT_DELAY_LOAD = 512
RHF_REQUICKSTART = 1024
RHF_REQUICKSTARTED = 2048
RHF_CORD = 4096
RHF_NO_UNRES_UNDEF = 8192
RHF_RLD_ORDER_SAFE = 16384
LL_NONE = 0
LL_EXACT_MATCH = 1
LL_IGNORE_INT_VER = 2
LL_REQUIRE_MINOR = 4
LL_EXPORTS = 8
LL_DELAY_LOAD = 16
LL_DELTA = 32
MIPS_AFL_REG_NONE = 0x0
MIPS_AFL_REG_32 = 0x1
MIPS_AFL_REG_64 = 0x2
MIPS_AFL_REG_128 = 0x3
MIPS_AFL_ASE_DSP = 0x1
MIPS_AFL_ASE_DSPR2 = 0x2
MIPS_AFL_ASE_EVA = 0x4
MIPS_AFL_ASE_MCU = 0x8
MIPS_AFL_ASE_MDMX = 0x10
MIPS_AFL_ASE_MIPS3D = 0x20
MIPS_AFL_ASE_MT = 0x40
MIPS_AFL_ASE_SMARTMIPS = 0x80
MIPS_AFL_ASE_VIRT = 0x100
MIPS_AFL_ASE_MSA = 0x200
MIPS_AFL_ASE_MIPS16 = 0x400
MIPS_AFL_ASE_MICROMIPS = 0x800
MIPS_AFL_ASE_XPA = 0x1000
MIPS_AFL_ASE_MASK = 0x1fff
MIPS_AFL_EXT_XLR = 1
MIPS_AFL_EXT_OCTEON2 = 2
MIPS_AFL_EXT_OCTEONP = 3
MIPS_AFL_EXT_LOONGSON_3A = 4
MIPS_AFL_EXT_OCTEON = 5
MIPS_AFL_EXT_5900 = 6
MIPS_AFL_EXT_4650 = 7
MIPS_AFL_EXT_4010 = 8
MIPS_AFL_EXT_4100 = 9
MIPS_AFL_EXT_3900 = 10
MIPS_AFL_EXT_10000 = 11
MIPS_AFL_EXT_SB1 = 12
MIPS_AFL_EXT_4111 = 13
MIPS_AFL_EXT_4120 = 14
MIPS_AFL_EXT_5400 = 15
MIPS_AFL_EXT_5500 = 16
MIPS_AFL_EXT_LOONGSON_2E = 17
MIPS_AFL_EXT_LOONGSON_2F = 18
MIPS_AFL_FLAGS1_ODDSPREG = 1
EF_PARISC_TRAPNIL = 0x10000
EF_PARISC_EXT = 0x20000
EF_PARISC_LSB = 0x40000
EF_PARISC_WIDE = 0x80000
EF_PARISC_NO_KABP = 0x100000
EF_PARISC_LAZYSWAP = 0x400000
EF_PARISC_ARCH = 0xffff
EFA_PARISC_1_0 = 0x20b
EFA_PARISC_1_1 = 0x210
EFA_PARISC_2_0 = 0x214
SHN_PARISC_ANSI_COMMON = 0xff00
SHN_PARISC_HUGE_COMMON = 0xff01
SHT_PARISC_EXT = 0x70000000
SHT_PARISC_UNWIND = 0x70000001
SHT_PARISC_DOC = 0x70000002
SHF_PARISC_SHORT = 0x20000000
SHF_PARISC_HUGE = 0x40000000
SHF_PARISC_SBP = 0x80000000
STT_PARISC_MILLICODE = 13
STT_HP_OPAQUE = 0xb
STT_HP_STUB = 0xc
R_PARISC_NONE = 0
R_PARISC_DIR32 = 1
R_PARISC_DIR21L = 2
R_PARISC_DIR17R = 3
R_PARISC_DIR17F = 4
R_PARISC_DIR14R = 6
R_PARISC_PCREL32 = 9
R_PARISC_PCREL21L = 10
R_PARISC_PCREL17R = 11
R_PARISC_PCREL17F = 12
R_PARISC_PCREL14R = 14
R_PARISC_DPREL21L = 18
R_PARISC_DPREL14R = 22
R_PARISC_GPREL21L = 26
R_PARISC_GPREL14R = 30
R_PARISC_LTOFF21L = 34
R_PARISC_LTOFF14R = 38
R_PARISC_SECREL32 = 41
R_PARISC_SEGBASE = 48
R_PARISC_SEGREL32 = 49
R_PARISC_PLTOFF21L = 50
R_PARISC_PLTOFF14R = 54
R_PARISC_LTOFF_FPTR32 = 57
R_PARISC_LTOFF_FPTR21L = 58
R_PARISC_LTOFF_FPTR14R = 62
R_PARISC_FPTR64 = 64
R_PARISC_PLABEL32 = 65
R_PARISC_PLABEL21L = 66
R_PARISC_PLABEL14R = 70
R_PARISC_PCREL64 = 72
R_PARISC_PCREL22F = 74
R_PARISC_PCREL14WR = 75
R_PARISC_PCREL14DR = 76
R_PARISC_PCREL16F = 77
R_PARISC_PCREL16WF = 78
R_PARISC_PCREL16DF = 79
R_PARISC_DIR64 = 80
R_PARISC_DIR14WR = 83
R_PARISC_DIR14DR = 84
R_PARISC_DIR16F = 85
R_PARISC_DIR16WF = 86
R_PARISC_DIR16DF = 87
R_PARISC_GPREL64 = 88
R_PARISC_GPREL14WR = 91
R_PARISC_GPREL14DR = 92
R_PARISC_GPREL16F = 93
R_PARISC_GPREL16WF = 94
R_PARISC_GPREL16DF = 95
R_PARISC_LTOFF64 = 96
R_PARISC_LTOFF14WR = 99
R_PARISC_LTOFF14DR = 100
R_PARISC_LTOFF16F = 101
R_PARISC_LTOFF16WF = 102
R_PARISC_LTOFF16DF = 103
R_PARISC_SECREL64 = 104
R_PARISC_SEGREL64 = 112
R_PARISC_PLTOFF14WR = 115
R_PARISC_PLTOFF14DR = 116
R_PARISC_PLTOFF16F = 117
R_PARISC_PLTOFF16WF = 118
R_PARISC_PLTOFF16DF = 119
R_PARISC_LTOFF_FPTR64 = 120
R_PARISC_LTOFF_FPTR14WR = 123
R_PARISC_LTOFF_FPTR14DR = 124
R_PARISC_LTOFF_FPTR16F = 125
R_PARISC_LTOFF_FPTR16WF = 126
R_PARISC_LTOFF_FPTR16DF = 127
R_PARISC_LORESERVE = 128
R_PARISC_COPY = 128
R_PARISC_IPLT = 129
R_PARISC_EPLT = 130
R_PARISC_TPREL32 = 153
R_PARISC_TPREL21L = 154
R_PARISC_TPREL14R = 158
R_PARISC_LTOFF_TP21L = 162
R_PARISC_LTOFF_TP14R = 166
R_PARISC_LTOFF_TP14F = 167
R_PARISC_TPREL64 = 216
R_PARISC_TPREL14WR = 219
R_PARISC_TPREL14DR = 220
R_PARISC_TPREL16F = 221
R_PARISC_TPREL16WF = 222
R_PARISC_TPREL16DF = 223
R_PARISC_LTOFF_TP64 = 224
R_PARISC_LTOFF_TP14WR = 227
R_PARISC_LTOFF_TP14DR = 228
R_PARISC_LTOFF_TP16F = 229
R_PARISC_LTOFF_TP16WF = 230
R_PARISC_LTOFF_TP16DF = 231
R_PARISC_GNU_VTENTRY = 232
R_PARISC_GNU_VTINHERIT = 233
R_PARISC_TLS_GD21L = 234
R_PARISC_TLS_GD14R = 235
R_PARISC_TLS_GDCALL = 236
R_PARISC_TLS_LDM21L = 237
R_PARISC_TLS_LDM14R = 238
R_PARISC_TLS_LDMCALL = 239
R_PARISC_TLS_LDO21L = 240
R_PARISC_TLS_LDO14R = 241
R_PARISC_TLS_DTPMOD32 = 242
R_PARISC_TLS_DTPMOD64 = 243
R_PARISC_TLS_DTPOFF32 = 244
R_PARISC_TLS_DTPOFF64 = 245
R_PARISC_TLS_LE21L = 154
R_PARISC_TLS_LE14R = 158
R_PARISC_TLS_IE21L = 162
R_PARISC_TLS_IE14R = 166
R_PARISC_TLS_TPREL32 = 153
R_PARISC_TLS_TPREL64 = 216
R_PARISC_HIRESERVE = 255
PT_HP_TLS = 0x60000000
PT_HP_CORE_NONE = 0x60000001
PT_HP_CORE_VERSION = 0x60000002
PT_HP_CORE_KERNEL = 0x60000003
PT_HP_CORE_COMM = 0x60000004
PT_HP_CORE_PROC = 0x60000005
PT_HP_CORE_LOADABLE = 0x60000006
PT_HP_CORE_STACK = 0x60000007
PT_HP_CORE_SHM = 0x60000008
PT_HP_CORE_MMF = 0x60000009
PT_HP_PARALLEL = 0x60000010
PT_HP_FASTBIND = 0x60000011
PT_HP_OPT_ANNOT = 0x60000012
PT_HP_HSL_ANNOT = 0x60000013
PT_HP_STACK = 0x60000014
PT_PARISC_ARCHEXT = 0x70000000
PT_PARISC_UNWIND = 0x70000001
PF_PARISC_SBP = 0x8000000
PF_HP_PAGE_SIZE = 0x100000
PF_HP_FAR_SHARED = 0x200000
PF_HP_NEAR_SHARED = 0x400000
PF_HP_CODE = 0x1000000
PF_HP_MODIFY = 0x2000000
PF_HP_LAZYSWAP = 0x4000000
PF_HP_SBP = 0x8000000
EF_ALPHA_32BIT = 1
EF_ALPHA_CANRELAX = 2
SHT_ALPHA_DEBUG = 0x70000001
SHT_ALPHA_REGINFO = 0x70000002
SHF_ALPHA_GPREL = 0x10000000
STO_ALPHA_NOPV = 0x80
STO_ALPHA_STD_GPLOAD = 0x88
R_ALPHA_NONE = 0
R_ALPHA_REFLONG = 1
R_ALPHA_REFQUAD = 2
R_ALPHA_GPREL32 = 3
R_ALPHA_LITERAL = 4
R_ALPHA_LITUSE = 5
R_ALPHA_GPDISP = 6
R_ALPHA_BRADDR = 7
R_ALPHA_HINT = 8
R_ALPHA_SREL16 = 9
R_ALPHA_SREL32 = 10
R_ALPHA_SREL64 = 11
R_ALPHA_GPRELHIGH = 17
R_ALPHA_GPRELLOW = 18
R_ALPHA_GPREL16 = 19
R_ALPHA_COPY = 24
R_ALPHA_GLOB_DAT = 25
R_ALPHA_JMP_SLOT = 26
R_ALPHA_RELATIVE = 27
R_ALPHA_TLS_GD_HI = 28
R_ALPHA_TLSGD = 29
R_ALPHA_TLS_LDM = 30
R_ALPHA_DTPMOD64 = 31
R_ALPHA_GOTDTPREL = 32
R_ALPHA_DTPREL64 = 33
R_ALPHA_DTPRELHI = 34
R_ALPHA_DTPRELLO = 35
R_ALPHA_DTPREL16 = 36
R_ALPHA_GOTTPREL = 37
R_ALPHA_TPREL64 = 38
R_ALPHA_TPRELHI = 39
R_ALPHA_TPRELLO = 40
R_ALPHA_TPREL16 = 41
R_ALPHA_NUM = 46
LITUSE_ALPHA_ADDR = 0
LITUSE_ALPHA_BASE = 1
LITUSE_ALPHA_BYTOFF = 2
LITUSE_ALPHA_JSR = 3
LITUSE_ALPHA_TLS_GD = 4
LITUSE_ALPHA_TLS_LDM = 5
DT_ALPHA_PLTRO = 1879048192
DT_ALPHA_NUM = 1
EF_PPC_EMB = 0x80000000
EF_PPC_RELOCATABLE = 0x10000
EF_PPC_RELOCATABLE_LIB = 0x8000
R_PPC_NONE = 0
R_PPC_ADDR32 = 1
R_PPC_ADDR24 = 2
R_PPC_ADDR16 = 3
R_PPC_ADDR16_LO = 4
R_PPC_ADDR16_HI = 5
R_PPC_ADDR16_HA = 6
R_PPC_ADDR14 = 7
R_PPC_ADDR14_BRTAKEN = 8
R_PPC_ADDR14_BRNTAKEN = 9
R_PPC_REL24 = 10
R_PPC_REL14 = 11
R_PPC_REL14_BRTAKEN = 12
R_PPC_REL14_BRNTAKEN = 13
R_PPC_GOT16 = 14
R_PPC_GOT16_LO = 15
R_PPC_GOT16_HI = 16
R_PPC_GOT16_HA = 17
R_PPC_PLTREL24 = 18
R_PPC_COPY = 19
R_PPC_GLOB_DAT = 20
R_PPC_JMP_SLOT = 21
R_PPC_RELATIVE = 22
R_PPC_LOCAL24PC = 23
R_PPC_UADDR32 = 24
R_PPC_UADDR16 = 25
R_PPC_REL32 = 26
R_PPC_PLT32 = 27
R_PPC_PLTREL32 = 28
R_PPC_PLT16_LO = 29
R_PPC_PLT16_HI = 30
R_PPC_PLT16_HA = 31
R_PPC_SDAREL16 = 32
R_PPC_SECTOFF = 33
R_PPC_SECTOFF_LO = 34
R_PPC_SECTOFF_HI = 35
R_PPC_SECTOFF_HA = 36
R_PPC_TLS = 67
R_PPC_DTPMOD32 = 68
R_PPC_TPREL16 = 69
R_PPC_TPREL16_LO = 70
R_PPC_TPREL16_HI = 71
R_PPC_TPREL16_HA = 72
R_PPC_TPREL32 = 73
R_PPC_DTPREL16 = 74
R_PPC_DTPREL16_LO = 75
R_PPC_DTPREL16_HI = 76
R_PPC_DTPREL16_HA = 77
R_PPC_DTPREL32 = 78
R_PPC_GOT_TLSGD16 = 79
R_PPC_GOT_TLSGD16_LO = 80
R_PPC_GOT_TLSGD16_HI = 81
R_PPC_GOT_TLSGD16_HA = 82
R_PPC_GOT_TLSLD16 = 83
R_PPC_GOT_TLSLD16_LO = 84
R_PPC_GOT_TLSLD16_HI = 85
R_PPC_GOT_TLSLD16_HA = 86
R_PPC_GOT_TPREL16 = 87
R_PPC_GOT_TPREL16_LO = 88
R_PPC_GOT_TPREL16_HI = 89
R_PPC_GOT_TPREL16_HA = 90
R_PPC_GOT_DTPREL16 = 91
R_PPC_GOT_DTPREL16_LO = 92
R_PPC_GOT_DTPREL16_HI = 93
R_PPC_GOT_DTPREL16_HA = 94
R_PPC_TLSGD = 95
R_PPC_TLSLD = 96
R_PPC_EMB_NADDR32 = 101
R_PPC_EMB_NADDR16 = 102
R_PPC_EMB_NADDR16_LO = 103
R_PPC_EMB_NADDR16_HI = 104
R_PPC_EMB_NADDR16_HA = 105
R_PPC_EMB_SDAI16 = 106
R_PPC_EMB_SDA2I16 = 107
R_PPC_EMB_SDA2REL = 108
R_PPC_EMB_SDA21 = 109
R_PPC_EMB_MRKREF = 110
R_PPC_EMB_RELSEC16 = 111
R_PPC_EMB_RELST_LO = 112
R_PPC_EMB_RELST_HI = 113
R_PPC_EMB_RELST_HA = 114
R_PPC_EMB_BIT_FLD = 115
R_PPC_EMB_RELSDA = 116
R_PPC_DIAB_SDA21_LO = 180
R_PPC_DIAB_SDA21_HI = 181
R_PPC_DIAB_SDA21_HA = 182
R_PPC_DIAB_RELSDA_LO = 183
R_PPC_DIAB_RELSDA_HI = 184
R_PPC_DIAB_RELSDA_HA = 185
R_PPC_IRELATIVE = 248
R_PPC_REL16 = 249
R_PPC_REL16_LO = 250
R_PPC_REL16_HI = 251
R_PPC_REL16_HA = 252
R_PPC_TOC16 = 255
DT_PPC_GOT = 1879048192
DT_PPC_OPT = 1879048193
DT_PPC_NUM = 2
PPC_OPT_TLS = 1
R_PPC64_NONE = 0
R_PPC64_ADDR32 = 1
R_PPC64_ADDR24 = 2
R_PPC64_ADDR16 = 3
R_PPC64_ADDR16_LO = 4
R_PPC64_ADDR16_HI = 5
R_PPC64_ADDR16_HA = 6
R_PPC64_ADDR14 = 7
R_PPC64_ADDR14_BRTAKEN = 8
R_PPC64_ADDR14_BRNTAKEN = 9
R_PPC64_REL24 = 10
R_PPC64_REL14 = 11
R_PPC64_REL14_BRTAKEN = 12
R_PPC64_REL14_BRNTAKEN = 13
R_PPC64_GOT16 = 14
R_PPC64_GOT16_LO = 15
R_PPC64_GOT16_HI = 16
R_PPC64_GOT16_HA = 17
R_PPC64_COPY = 19
R_PPC64_GLOB_DAT = 20
R_PPC64_JMP_SLOT = 21
R_PPC64_RELATIVE = 22
R_PPC64_UADDR32 = 24
R_PPC64_UADDR16 = 25
R_PPC64_REL32 = 26
R_PPC64_PLT32 = 27
R_PPC64_PLTREL32 = 28
R_PPC64_PLT16_LO = 29
R_PPC64_PLT16_HI = 30
R_PPC64_PLT16_HA = 31
R_PPC64_SECTOFF = 33
R_PPC64_SECTOFF_LO = 34
R_PPC64_SECTOFF_HI = 35
R_PPC64_SECTOFF_HA = 36
R_PPC64_ADDR30 = 37
R_PPC64_ADDR64 = 38
R_PPC64_ADDR16_HIGHER = 39
R_PPC64_ADDR16_HIGHERA = 40
R_PPC64_ADDR16_HIGHEST = 41
R_PPC64_ADDR16_HIGHESTA = 42
R_PPC64_UADDR64 = 43
R_PPC64_REL64 = 44
R_PPC64_PLT64 = 45
R_PPC64_PLTREL64 = 46
R_PPC64_TOC16 = 47
R_PPC64_TOC16_LO = 48
R_PPC64_TOC16_HI = 49
R_PPC64_TOC16_HA = 50
R_PPC64_TOC = 51
R_PPC64_PLTGOT16 = 52
R_PPC64_PLTGOT16_LO = 53
R_PPC64_PLTGOT16_HI = 54
R_PPC64_PLTGOT16_HA = 55
R_PPC64_ADDR16_DS = 56
R_PPC64_ADDR16_LO_DS = 57
R_PPC64_GOT16_DS = 58
R_PPC64_GOT16_LO_DS = 59
R_PPC64_PLT16_LO_DS = 60
R_PPC64_SECTOFF_DS = 61
R_PPC64_SECTOFF_LO_DS = 62
R_PPC64_TOC16_DS = 63
R_PPC64_TOC16_LO_DS = 64
R_PPC64_PLTGOT16_DS = 65
R_PPC64_PLTGOT16_LO_DS = 66
R_PPC64_TLS = 67
R_PPC64_DTPMOD64 = 68
R_PPC64_TPREL16 = 69
R_PPC64_TPREL16_LO = 70
R_PPC64_TPREL16_HI = 71
R_PPC64_TPREL16_HA = 72
R_PPC64_TPREL64 = 73
R_PPC64_DTPREL16 = 74
R_PPC64_DTPREL16_LO = 75
R_PPC64_DTPREL16_HI = 76
R_PPC64_DTPREL16_HA = 77
R_PPC64_DTPREL64 = 78
R_PPC64_GOT_TLSGD16 = 79
R_PPC64_GOT_TLSGD16_LO = 80
R_PPC64_GOT_TLSGD16_HI = 81
R_PPC64_GOT_TLSGD16_HA = 82
R_PPC64_GOT_TLSLD16 = 83
R_PPC64_GOT_TLSLD16_LO = 84
R_PPC64_GOT_TLSLD16_HI = 85
R_PPC64_GOT_TLSLD16_HA = 86
R_PPC64_GOT_TPREL16_DS = 87
R_PPC64_GOT_TPREL16_LO_DS = 88
R_PPC64_GOT_TPREL16_HI = 89
R_PPC64_GOT_TPREL16_HA = 90
R_PPC64_GOT_DTPREL16_DS = 91
R_PPC64_GOT_DTPREL16_LO_DS = 92
R_PPC64_GOT_DTPREL16_HI = 93
R_PPC64_GOT_DTPREL16_HA = 94
R_PPC64_TPREL16_DS = 95
R_PPC64_TPREL16_LO_DS = 96
R_PPC64_TPREL16_HIGHER = 97
R_PPC64_TPREL16_HIGHERA = 98
R_PPC64_TPREL16_HIGHEST = 99
R_PPC64_TPREL16_HIGHESTA = 100
R_PPC64_DTPREL16_DS = 101
R_PPC64_DTPREL16_LO_DS = 102
R_PPC64_DTPREL16_HIGHER = 103
R_PPC64_DTPREL16_HIGHERA = 104
R_PPC64_DTPREL16_HIGHEST = 105
R_PPC64_DTPREL16_HIGHESTA = 106
R_PPC64_TLSGD = 107
R_PPC64_TLSLD = 108
R_PPC64_TOCSAVE = 109
R_PPC64_ADDR16_HIGH = 110
R_PPC64_ADDR16_HIGHA = 111
R_PPC64_TPREL16_HIGH = 112
R_PPC64_TPREL16_HIGHA = 113
R_PPC64_DTPREL16_HIGH = 114
R_PPC64_DTPREL16_HIGHA = 115
R_PPC64_JMP_IREL = 247
R_PPC64_IRELATIVE = 248
R_PPC64_REL16 = 249
R_PPC64_REL16_LO = 250
R_PPC64_REL16_HI = 251
R_PPC64_REL16_HA = 252
EF_PPC64_ABI = 3
DT_PPC64_GLINK = 1879048192
DT_PPC64_OPD = 1879048193
DT_PPC64_OPDSZ = 1879048194
DT_PPC64_OPT = 1879048195
DT_PPC64_NUM = 4
PPC64_OPT_TLS = 1
PPC64_OPT_MULTI_TOC = 2
PPC64_OPT_LOCALENTRY = 4
STO_PPC64_LOCAL_BIT = 5
STO_PPC64_LOCAL_MASK = 224
EF_ARM_RELEXEC = 0x1
EF_ARM_HASENTRY = 0x2
EF_ARM_INTERWORK = 0x4
EF_ARM_APCS_26 = 0x8
EF_ARM_APCS_FLOAT = 0x10
EF_ARM_PIC = 0x20
EF_ARM_ALIGN8 = 0x40
EF_ARM_NEW_ABI = 0x80
EF_ARM_OLD_ABI = 0x100
EF_ARM_SOFT_FLOAT = 0x200
EF_ARM_VFP_FLOAT = 0x400
EF_ARM_MAVERICK_FLOAT = 0x800
EF_ARM_ABI_FLOAT_SOFT = 0x200
EF_ARM_ABI_FLOAT_HARD = 0x400
EF_ARM_SYMSARESORTED = 0x4
EF_ARM_DYNSYMSUSESEGIDX = 0x8
EF_ARM_MAPSYMSFIRST = 0x10
EF_ARM_EABIMASK = 0xff000000
EF_ARM_BE8 = 0x800000
EF_ARM_LE8 = 0x400000
EF_ARM_EABI_UNKNOWN = 0x0
EF_ARM_EABI_VER1 = 0x1000000
EF_ARM_EABI_VER2 = 0x2000000
EF_ARM_EABI_VER3 = 0x3000000
EF_ARM_EABI_VER4 = 0x4000000
EF_ARM_EABI_VER5 = 0x5000000
STT_ARM_TFUNC = 13
STT_ARM_16BIT = 15
SHF_ARM_ENTRYSECT = 0x10000000
SHF_ARM_COMDEF = 0x80000000
PF_ARM_SB = 0x10000000
PF_ARM_PI = 0x20000000
PF_ARM_ABS = 0x40000000
PT_ARM_EXIDX = 1879048193
SHT_ARM_EXIDX = 1879048193
SHT_ARM_PREEMPTMAP = 1879048194
SHT_ARM_ATTRIBUTES = 1879048195
R_AARCH64_NONE = 0
R_AARCH64_P32_ABS32 = 1
R_AARCH64_P32_COPY = 180
R_AARCH64_P32_GLOB_DAT = 181
R_AARCH64_P32_JUMP_SLOT = 182
R_AARCH64_P32_RELATIVE = 183
R_AARCH64_P32_TLS_DTPMOD = 184
R_AARCH64_P32_TLS_DTPREL = 185
R_AARCH64_P32_TLS_TPREL = 186
R_AARCH64_P32_TLSDESC = 187
R_AARCH64_P32_IRELATIVE = 188
R_AARCH64_ABS64 = 257
R_AARCH64_ABS32 = 258
R_AARCH64_ABS16 = 259
R_AARCH64_PREL64 = 260
R_AARCH64_PREL32 = 261
R_AARCH64_PREL16 = 262
R_AARCH64_MOVW_UABS_G0 = 263
R_AARCH64_MOVW_UABS_G0_NC = 264
R_AARCH64_MOVW_UABS_G1 = 265
R_AARCH64_MOVW_UABS_G1_NC = 266
R_AARCH64_MOVW_UABS_G2 = 267
R_AARCH64_MOVW_UABS_G2_NC = 268
R_AARCH64_MOVW_UABS_G3 = 269
R_AARCH64_MOVW_SABS_G0 = 270
R_AARCH64_MOVW_SABS_G1 = 271
R_AARCH64_MOVW_SABS_G2 = 272
R_AARCH64_LD_PREL_LO19 = 273
R_AARCH64_ADR_PREL_LO21 = 274
R_AARCH64_ADR_PREL_PG_HI21 = 275
R_AARCH64_ADR_PREL_PG_HI21_NC = 276
R_AARCH64_ADD_ABS_LO12_NC = 277
R_AARCH64_LDST8_ABS_LO12_NC = 278
R_AARCH64_TSTBR14 = 279
R_AARCH64_CONDBR19 = 280
R_AARCH64_JUMP26 = 282
R_AARCH64_CALL26 = 283
R_AARCH64_LDST16_ABS_LO12_NC = 284
R_AARCH64_LDST32_ABS_LO12_NC = 285
R_AARCH64_LDST64_ABS_LO12_NC = 286
R_AARCH64_MOVW_PREL_G0 = 287
R_AARCH64_MOVW_PREL_G0_NC = 288
R_AARCH64_MOVW_PREL_G1 = 289
R_AARCH64_MOVW_PREL_G1_NC = 290
R_AARCH64_MOVW_PREL_G2 = 291
R_AARCH64_MOVW_PREL_G2_NC = 292
R_AARCH64_MOVW_PREL_G3 = 293
R_AARCH64_LDST128_ABS_LO12_NC = 299
R_AARCH64_MOVW_GOTOFF_G0 = 300
R_AARCH64_MOVW_GOTOFF_G0_NC = 301
R_AARCH64_MOVW_GOTOFF_G1 = 302
R_AARCH64_MOVW_GOTOFF_G1_NC = 303
R_AARCH64_MOVW_GOTOFF_G2 = 304
R_AARCH64_MOVW_GOTOFF_G2_NC = 305
R_AARCH64_MOVW_GOTOFF_G3 = 306
R_AARCH64_GOTREL64 = 307
R_AARCH64_GOTREL32 = 308
R_AARCH64_GOT_LD_PREL19 = 309
R_AARCH64_LD64_GOTOFF_LO15 = 310
R_AARCH64_ADR_GOT_PAGE = 311
R_AARCH64_LD64_GOT_LO12_NC = 312
R_AARCH64_LD64_GOTPAGE_LO15 = 313
R_AARCH64_TLSGD_ADR_PREL21 = 512
R_AARCH64_TLSGD_ADR_PAGE21 = 513
R_AARCH64_TLSGD_ADD_LO12_NC = 514
R_AARCH64_TLSGD_MOVW_G1 = 515
R_AARCH64_TLSGD_MOVW_G0_NC = 516
R_AARCH64_TLSLD_ADR_PREL21 = 517
R_AARCH64_TLSLD_ADR_PAGE21 = 518
R_AARCH64_TLSLD_ADD_LO12_NC = 519
R_AARCH64_TLSLD_MOVW_G1 = 520
R_AARCH64_TLSLD_MOVW_G0_NC = 521
R_AARCH64_TLSLD_LD_PREL19 = 522
R_AARCH64_TLSLD_MOVW_DTPREL_G2 = 523
R_AARCH64_TLSLD_MOVW_DTPREL_G1 = 524
R_AARCH64_TLSLD_MOVW_DTPREL_G1_NC = 525
R_AARCH64_TLSLD_MOVW_DTPREL_G0 = 526
R_AARCH64_TLSLD_MOVW_DTPREL_G0_NC = 527
R_AARCH64_TLSLD_ADD_DTPREL_HI12 = 528
R_AARCH64_TLSLD_ADD_DTPREL_LO12 = 529
R_AARCH64_TLSLD_ADD_DTPREL_LO12_NC = 530
R_AARCH64_TLSLD_LDST8_DTPREL_LO12 = 531
R_AARCH64_TLSLD_LDST8_DTPREL_LO12_NC = 532
R_AARCH64_TLSLD_LDST16_DTPREL_LO12 = 533
R_AARCH64_TLSLD_LDST16_DTPREL_LO12_NC = 534
R_AARCH64_TLSLD_LDST32_DTPREL_LO12 = 535
R_AARCH64_TLSLD_LDST32_DTPREL_LO12_NC = 536
R_AARCH64_TLSLD_LDST64_DTPREL_LO12 = 537
R_AARCH64_TLSLD_LDST64_DTPREL_LO12_NC = 538
R_AARCH64_TLSIE_MOVW_GOTTPREL_G1 = 539
R_AARCH64_TLSIE_MOVW_GOTTPREL_G0_NC = 540
R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21 = 541
R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC = 542
R_AARCH64_TLSIE_LD_GOTTPREL_PREL19 = 543
R_AARCH64_TLSLE_MOVW_TPREL_G2 = 544
R_AARCH64_TLSLE_MOVW_TPREL_G1 = 545
R_AARCH64_TLSLE_MOVW_TPREL_G1_NC = 546
R_AARCH64_TLSLE_MOVW_TPREL_G0 = 547
R_AARCH64_TLSLE_MOVW_TPREL_G0_NC = 548
R_AARCH64_TLSLE_ADD_TPREL_HI12 = 549
R_AARCH64_TLSLE_ADD_TPREL_LO12 = 550
R_AARCH64_TLSLE_ADD_TPREL_LO12_NC = 551
R_AARCH64_TLSLE_LDST8_TPREL_LO12 = 552
R_AARCH64_TLSLE_LDST8_TPREL_LO12_NC = 553
R_AARCH64_TLSLE_LDST16_TPREL_LO12 = 554
R_AARCH64_TLSLE_LDST16_TPREL_LO12_NC = 555
R_AARCH64_TLSLE_LDST32_TPREL_LO12 = 556
R_AARCH64_TLSLE_LDST32_TPREL_LO12_NC = 557
R_AARCH64_TLSLE_LDST64_TPREL_LO12 = 558
R_AARCH64_TLSLE_LDST64_TPREL_LO12_NC = 559
R_AARCH64_TLSDESC_LD_PREL19 = 560
R_AARCH64_TLSDESC_ADR_PREL21 = 561
R_AARCH64_TLSDESC_ADR_PAGE21 = 562
R_AARCH64_TLSDESC_LD64_LO12 = 563
R_AARCH64_TLSDESC_ADD_LO12 = 564
R_AARCH64_TLSDESC_OFF_G1 = 565
R_AARCH64_TLSDESC_OFF_G0_NC = 566
R_AARCH64_TLSDESC_LDR = 567
R_AARCH64_TLSDESC_ADD = 568
R_AARCH64_TLSDESC_CALL = 569
R_AARCH64_TLSLE_LDST128_TPREL_LO12 = 570
R_AARCH64_TLSLE_LDST128_TPREL_LO12_NC = 571
R_AARCH64_TLSLD_LDST128_DTPREL_LO12 = 572
R_AARCH64_TLSLD_LDST128_DTPREL_LO12_NC = 573
R_AARCH64_COPY = 1024
R_AARCH64_GLOB_DAT = 1025
R_AARCH64_JUMP_SLOT = 1026
R_AARCH64_RELATIVE = 1027
R_AARCH64_TLS_DTPMOD = 1028
R_AARCH64_TLS_DTPREL = 1029
R_AARCH64_TLS_TPREL = 1030
R_AARCH64_TLSDESC = 1031
R_AARCH64_IRELATIVE = 1032
PT_AARCH64_MEMTAG_MTE = 1879048194
DT_AARCH64_BTI_PLT = 1879048193
DT_AARCH64_PAC_PLT = 1879048195
DT_AARCH64_VARIANT_PCS = 1879048197
DT_AARCH64_NUM = 6
STO_AARCH64_VARIANT_PCS = 0x80
R_ARM_NONE = 0
R_ARM_PC24 = 1
R_ARM_ABS32 = 2
R_ARM_REL32 = 3
R_ARM_PC13 = 4
R_ARM_ABS16 = 5
R_ARM_ABS12 = 6
R_ARM_THM_ABS5 = 7
R_ARM_ABS8 = 8
R_ARM_SBREL32 = 9
R_ARM_THM_PC22 = 10
R_ARM_THM_PC8 = 11
R_ARM_AMP_VCALL9 = 12
R_ARM_SWI24 = 13
R_ARM_TLS_DESC = 13
R_ARM_THM_SWI8 = 14
R_ARM_XPC25 = 15
R_ARM_THM_XPC22 = 16
R_ARM_TLS_DTPMOD32 = 17
R_ARM_TLS_DTPOFF32 = 18
R_ARM_TLS_TPOFF32 = 19
R_ARM_COPY = 20
R_ARM_GLOB_DAT = 21
R_ARM_JUMP_SLOT = 22
R_ARM_RELATIVE = 23
R_ARM_GOTOFF = 24
R_ARM_GOTPC = 25
R_ARM_GOT32 = 26
R_ARM_PLT32 = 27
R_ARM_CALL = 28
R_ARM_JUMP24 = 29
R_ARM_THM_JUMP24 = 30
R_ARM_BASE_ABS = 31
R_ARM_ALU_PCREL_7_0 = 32
R_ARM_ALU_PCREL_15_8 = 33
R_ARM_ALU_PCREL_23_15 = 34
R_ARM_LDR_SBREL_11_0 = 35
R_ARM_ALU_SBREL_19_12 = 36
R_ARM_ALU_SBREL_27_20 = 37
R_ARM_TARGET1 = 38
R_ARM_SBREL31 = 39
R_ARM_V4BX = 40
R_ARM_TARGET2 = 41
R_ARM_PREL31 = 42
R_ARM_MOVW_ABS_NC = 43
R_ARM_MOVT_ABS = 44
R_ARM_MOVW_PREL_NC = 45
R_ARM_MOVT_PREL = 46
R_ARM_THM_MOVW_ABS_NC = 47
R_ARM_THM_MOVT_ABS = 48
R_ARM_THM_MOVW_PREL_NC = 49
R_ARM_THM_MOVT_PREL = 50
R_ARM_THM_JUMP19 = 51
R_ARM_THM_JUMP6 = 52
R_ARM_THM_ALU_PREL_11_0 = 53
R_ARM_THM_PC12 = 54
R_ARM_ABS32_NOI = 55
R_ARM_REL32_NOI = 56
R_ARM_ALU_PC_G0_NC = 57
R_ARM_ALU_PC_G0 = 58
R_ARM_ALU_PC_G1_NC = 59
R_ARM_ALU_PC_G1 = 60
R_ARM_ALU_PC_G2 = 61
R_ARM_LDR_PC_G1 = 62
R_ARM_LDR_PC_G2 = 63
R_ARM_LDRS_PC_G0 = 64
R_ARM_LDRS_PC_G1 = 65
R_ARM_LDRS_PC_G2 = 66
R_ARM_LDC_PC_G0 = 67
R_ARM_LDC_PC_G1 = 68
R_ARM_LDC_PC_G2 = 69
R_ARM_ALU_SB_G0_NC = 70
R_ARM_ALU_SB_G0 = 71
R_ARM_ALU_SB_G1_NC = 72
R_ARM_ALU_SB_G1 = 73
R_ARM_ALU_SB_G2 = 74
R_ARM_LDR_SB_G0 = 75
R_ARM_LDR_SB_G1 = 76
R_ARM_LDR_SB_G2 = 77
R_ARM_LDRS_SB_G0 = 78
R_ARM_LDRS_SB_G1 = 79
R_ARM_LDRS_SB_G2 = 80
R_ARM_LDC_SB_G0 = 81
R_ARM_LDC_SB_G1 = 82
R_ARM_LDC_SB_G2 = 83
R_ARM_MOVW_BREL_NC = 84
R_ARM_MOVT_BREL = 85
R_ARM_MOVW_BREL = 86
R_ARM_THM_MOVW_BREL_NC = 87
R_ARM_THM_MOVT_BREL = 88
R_ARM_THM_MOVW_BREL = 89
R_ARM_TLS_GOTDESC = 90
R_ARM_TLS_CALL = 91
R_ARM_TLS_DESCSEQ = 92
R_ARM_THM_TLS_CALL = 93
R_ARM_PLT32_ABS = 94
R_ARM_GOT_ABS = 95
R_ARM_GOT_PREL = 96
R_ARM_GOT_BREL12 = 97
R_ARM_GOTOFF12 = 98
R_ARM_GOTRELAX = 99
R_ARM_GNU_VTENTRY = 100
R_ARM_GNU_VTINHERIT = 101
R_ARM_THM_PC11 = 102
R_ARM_THM_PC9 = 103
R_ARM_TLS_GD32 = 104
R_ARM_TLS_LDM32 = 105
R_ARM_TLS_LDO32 = 106
R_ARM_TLS_IE32 = 107
R_ARM_TLS_LE32 = 108
R_ARM_TLS_LDO12 = 109
R_ARM_TLS_LE12 = 110
R_ARM_TLS_IE12GP = 111
R_ARM_ME_TOO = 128
R_ARM_THM_TLS_DESCSEQ = 129
R_ARM_THM_TLS_DESCSEQ16 = 129
R_ARM_THM_TLS_DESCSEQ32 = 130
R_ARM_THM_GOT_BREL12 = 131
R_ARM_IRELATIVE = 160
R_ARM_RXPC25 = 249
R_ARM_RSBREL32 = 250
R_ARM_THM_RPC22 = 251
R_ARM_RREL32 = 252
R_ARM_RABS22 = 253
R_ARM_RPC24 = 254
R_ARM_RBASE = 255
R_ARM_NUM = 256
R_CKCORE_NONE = 0
R_CKCORE_ADDR32 = 1
R_CKCORE_PCRELIMM8BY4 = 2
R_CKCORE_PCRELIMM11BY2 = 3
R_CKCORE_PCREL32 = 5
R_CKCORE_PCRELJSR_IMM11BY2 = 6
R_CKCORE_RELATIVE = 9
R_CKCORE_COPY = 10
R_CKCORE_GLOB_DAT = 11
R_CKCORE_JUMP_SLOT = 12
R_CKCORE_GOTOFF = 13
R_CKCORE_GOTPC = 14
R_CKCORE_GOT32 = 15
R_CKCORE_PLT32 = 16
R_CKCORE_ADDRGOT = 17
R_CKCORE_ADDRPLT = 18
R_CKCORE_PCREL_IMM26BY2 = 19
R_CKCORE_PCREL_IMM16BY2 = 20
R_CKCORE_PCREL_IMM16BY4 = 21
R_CKCORE_PCREL_IMM10BY2 = 22
R_CKCORE_PCREL_IMM10BY4 = 23
R_CKCORE_ADDR_HI16 = 24
R_CKCORE_ADDR_LO16 = 25
R_CKCORE_GOTPC_HI16 = 26
R_CKCORE_GOTPC_LO16 = 27
R_CKCORE_GOTOFF_HI16 = 28
R_CKCORE_GOTOFF_LO16 = 29
R_CKCORE_GOT12 = 30
R_CKCORE_GOT_HI16 = 31
R_CKCORE_GOT_LO16 = 32
R_CKCORE_PLT12 = 33
R_CKCORE_PLT_HI16 = 34
R_CKCORE_PLT_LO16 = 35
R_CKCORE_ADDRGOT_HI16 = 36
R_CKCORE_ADDRGOT_LO16 = 37
R_CKCORE_ADDRPLT_HI16 = 38
R_CKCORE_ADDRPLT_LO16 = 39
R_CKCORE_PCREL_JSR_IMM26BY2 = 40
R_CKCORE_TOFFSET_LO16 = 41
R_CKCORE_DOFFSET_LO16 = 42
R_CKCORE_PCREL_IMM18BY2 = 43
R_CKCORE_DOFFSET_IMM18 = 44
R_CKCORE_DOFFSET_IMM18BY2 = 45
R_CKCORE_DOFFSET_IMM18BY4 = 46
R_CKCORE_GOT_IMM18BY4 = 48
R_CKCORE_PLT_IMM18BY4 = 49
R_CKCORE_PCREL_IMM7BY4 = 50
R_CKCORE_TLS_LE32 = 51
R_CKCORE_TLS_IE32 = 52
R_CKCORE_TLS_GD32 = 53
R_CKCORE_TLS_LDM32 = 54
R_CKCORE_TLS_LDO32 = 55
R_CKCORE_TLS_DTPMOD32 = 56
R_CKCORE_TLS_DTPOFF32 = 57
R_CKCORE_TLS_TPOFF32 = 58
EF_CSKY_ABIMASK = 0xf0000000
EF_CSKY_OTHER = 0xfff0000
EF_CSKY_PROCESSOR = 0xffff
EF_CSKY_ABIV1 = 0x10000000
EF_CSKY_ABIV2 = 0x20000000
SHT_CSKY_ATTRIBUTES = 1879048193
EF_IA_64_MASKOS = 0xf
EF_IA_64_ABI64 = 0x10
EF_IA_64_ARCH = 0xff000000
PT_IA_64_ARCHEXT = 1879048192
PT_IA_64_UNWIND = 1879048193
PT_IA_64_HP_OPT_ANOT = 0x60000012
PT_IA_64_HP_HSL_ANOT = 0x60000013
PT_IA_64_HP_STACK = 0x60000014
PF_IA_64_NORECOV = 0x80000000
SHT_IA_64_EXT = 1879048192
SHT_IA_64_UNWIND = 1879048193
SHF_IA_64_SHORT = 0x10000000
SHF_IA_64_NORECOV = 0x20000000
DT_IA_64_PLT_RESERVE = 1879048192
DT_IA_64_NUM = 1
R_IA64_NONE = 0x0
R_IA64_IMM14 = 0x21
R_IA64_IMM22 = 0x22
R_IA64_IMM64 = 0x23
R_IA64_DIR32MSB = 0x24
R_IA64_DIR32LSB = 0x25
R_IA64_DIR64MSB = 0x26
R_IA64_DIR64LSB = 0x27
R_IA64_GPREL22 = 0x2a
R_IA64_GPREL64I = 0x2b
R_IA64_GPREL32MSB = 0x2c
R_IA64_GPREL32LSB = 0x2d
R_IA64_GPREL64MSB = 0x2e
R_IA64_GPREL64LSB = 0x2f
R_IA64_LTOFF22 = 0x32
R_IA64_LTOFF64I = 0x33
R_IA64_PLTOFF22 = 0x3a
R_IA64_PLTOFF64I = 0x3b
R_IA64_PLTOFF64MSB = 0x3e
R_IA64_PLTOFF64LSB = 0x3f
R_IA64_FPTR64I = 0x43
R_IA64_FPTR32MSB = 0x44
R_IA64_FPTR32LSB = 0x45
R_IA64_FPTR64MSB = 0x46
R_IA64_FPTR64LSB = 0x47
R_IA64_PCREL60B = 0x48
R_IA64_PCREL21B = 0x49
R_IA64_PCREL21M = 0x4a
R_IA64_PCREL21F = 0x4b
R_IA64_PCREL32MSB = 0x4c
R_IA64_PCREL32LSB = 0x4d
R_IA64_PCREL64MSB = 0x4e
R_IA64_PCREL64LSB = 0x4f
R_IA64_LTOFF_FPTR22 = 0x52
R_IA64_LTOFF_FPTR64I = 0x53
R_IA64_LTOFF_FPTR32MSB = 0x54
R_IA64_LTOFF_FPTR32LSB = 0x55
R_IA64_LTOFF_FPTR64MSB = 0x56
R_IA64_LTOFF_FPTR64LSB = 0x57
R_IA64_SEGREL32MSB = 0x5c
R_IA64_SEGREL32LSB = 0x5d
R_IA64_SEGREL64MSB = 0x5e
R_IA64_SEGREL64LSB = 0x5f
R_IA64_SECREL32MSB = 0x64
R_IA64_SECREL32LSB = 0x65
R_IA64_SECREL64MSB = 0x66
R_IA64_SECREL64LSB = 0x67
R_IA64_REL32MSB = 0x6c
R_IA64_REL32LSB = 0x6d
R_IA64_REL64MSB = 0x6e
R_IA64_REL64LSB = 0x6f
R_IA64_LTV32MSB = 0x74
R_IA64_LTV32LSB = 0x75
R_IA64_LTV64MSB = 0x76
R_IA64_LTV64LSB = 0x77
R_IA64_PCREL21BI = 0x79
R_IA64_PCREL22 = 0x7a
R_IA64_PCREL64I = 0x7b
R_IA64_IPLTMSB = 0x80
R_IA64_IPLTLSB = 0x81
R_IA64_COPY = 0x84
R_IA64_SUB = 0x85
R_IA64_LTOFF22X = 0x86
R_IA64_LDXMOV = 0x87
R_IA64_TPREL14 = 0x91
R_IA64_TPREL22 = 0x92
R_IA64_TPREL64I = 0x93
R_IA64_TPREL64MSB = 0x96
R_IA64_TPREL64LSB = 0x97
R_IA64_LTOFF_TPREL22 = 0x9a
R_IA64_DTPMOD64MSB = 0xa6
R_IA64_DTPMOD64LSB = 0xa7
R_IA64_LTOFF_DTPMOD22 = 0xaa
R_IA64_DTPREL14 = 0xb1
R_IA64_DTPREL22 = 0xb2
R_IA64_DTPREL64I = 0xb3
R_IA64_DTPREL32MSB = 0xb4
R_IA64_DTPREL32LSB = 0xb5
R_IA64_DTPREL64MSB = 0xb6
R_IA64_DTPREL64LSB = 0xb7
R_IA64_LTOFF_DTPREL22 = 0xba
EF_SH_MACH_MASK = 0x1f
EF_SH_UNKNOWN = 0x0
EF_SH1 = 0x1
EF_SH2 = 0x2
EF_SH3 = 0x3
EF_SH_DSP = 0x4
EF_SH3_DSP = 0x5
EF_SH4AL_DSP = 0x6
EF_SH3E = 0x8
EF_SH4 = 0x9
EF_SH2E = 0xb
EF_SH4A = 0xc
EF_SH2A = 0xd
EF_SH4_NOFPU = 0x10
EF_SH4A_NOFPU = 0x11
EF_SH4_NOMMU_NOFPU = 0x12
EF_SH2A_NOFPU = 0x13
EF_SH3_NOMMU = 0x14
EF_SH2A_SH4_NOFPU = 0x15
EF_SH2A_SH3_NOFPU = 0x16
EF_SH2A_SH4 = 0x17
EF_SH2A_SH3E = 0x18
R_SH_NONE = 0
R_SH_DIR32 = 1
R_SH_REL32 = 2
R_SH_DIR8WPN = 3
R_SH_IND12W = 4
R_SH_DIR8WPL = 5
R_SH_DIR8WPZ = 6
R_SH_DIR8BP = 7
R_SH_DIR8W = 8
R_SH_DIR8L = 9
R_SH_SWITCH16 = 25
R_SH_SWITCH32 = 26
R_SH_USES = 27
R_SH_COUNT = 28
R_SH_ALIGN = 29
R_SH_CODE = 30
R_SH_DATA = 31
R_SH_LABEL = 32
R_SH_SWITCH8 = 33
R_SH_GNU_VTINHERIT = 34
R_SH_GNU_VTENTRY = 35
R_SH_TLS_GD_32 = 144
R_SH_TLS_LD_32 = 145
R_SH_TLS_LDO_32 = 146
R_SH_TLS_IE_32 = 147
R_SH_TLS_LE_32 = 148
R_SH_TLS_DTPMOD32 = 149
R_SH_TLS_DTPOFF32 = 150
R_SH_TLS_TPOFF32 = 151
R_SH_GOT32 = 160
R_SH_PLT32 = 161
R_SH_COPY = 162
R_SH_GLOB_DAT = 163
R_SH_JMP_SLOT = 164
R_SH_RELATIVE = 165
R_SH_GOTOFF = 166
R_SH_GOTPC = 167
R_SH_NUM = 256
EF_S390_HIGH_GPRS = 0x1
R_390_NONE = 0
R_390_8 = 1
R_390_12 = 2
R_390_16 = 3
R_390_32 = 4
R_390_PC32 = 5
R_390_GOT12 = 6
R_390_GOT32 = 7
R_390_PLT32 = 8
R_390_COPY = 9
R_390_GLOB_DAT = 10
R_390_JMP_SLOT = 11
R_390_RELATIVE = 12
R_390_GOTOFF32 = 13
R_390_GOTPC = 14
R_390_GOT16 = 15
R_390_PC16 = 16
R_390_PC16DBL = 17
R_390_PLT16DBL = 18
R_390_PC32DBL = 19
R_390_PLT32DBL = 20
R_390_GOTPCDBL = 21
R_390_64 = 22
R_390_PC64 = 23
R_390_GOT64 = 24
R_390_PLT64 = 25
R_390_GOTENT = 26
R_390_GOTOFF16 = 27
R_390_GOTOFF64 = 28
R_390_GOTPLT12 = 29
R_390_GOTPLT16 = 30
R_390_GOTPLT32 = 31
R_390_GOTPLT64 = 32
R_390_GOTPLTENT = 33
R_390_PLTOFF16 = 34
R_390_PLTOFF32 = 35
R_390_PLTOFF64 = 36
R_390_TLS_LOAD = 37
R_390_TLS_GDCALL = 38
R_390_TLS_LDCALL = 39
R_390_TLS_GD32 = 40
R_390_TLS_GD64 = 41
R_390_TLS_GOTIE12 = 42
R_390_TLS_GOTIE32 = 43
R_390_TLS_GOTIE64 = 44
R_390_TLS_LDM32 = 45
R_390_TLS_LDM64 = 46
R_390_TLS_IE32 = 47
R_390_TLS_IE64 = 48
R_390_TLS_IEENT = 49
R_390_TLS_LE32 = 50
R_390_TLS_LE64 = 51
R_390_TLS_LDO32 = 52
R_390_TLS_LDO64 = 53
R_390_TLS_DTPMOD = 54
R_390_TLS_DTPOFF = 55
R_390_TLS_TPOFF = 56
R_390_20 = 57
R_390_GOT20 = 58
R_390_GOTPLT20 = 59
R_390_TLS_GOTIE20 = 60
R_390_IRELATIVE = 61
R_390_NUM = 62
R_CRIS_NONE = 0
R_CRIS_8 = 1
R_CRIS_16 = 2
R_CRIS_32 = 3
R_CRIS_8_PCREL = 4
R_CRIS_16_PCREL = 5
R_CRIS_32_PCREL = 6
R_CRIS_GNU_VTINHERIT = 7
R_CRIS_GNU_VTENTRY = 8
R_CRIS_COPY = 9
R_CRIS_GLOB_DAT = 10
R_CRIS_JUMP_SLOT = 11
R_CRIS_RELATIVE = 12
R_CRIS_16_GOT = 13
R_CRIS_32_GOT = 14
R_CRIS_16_GOTPLT = 15
R_CRIS_32_GOTPLT = 16
R_CRIS_32_GOTREL = 17
R_CRIS_32_PLT_GOTREL = 18
R_CRIS_32_PLT_PCREL = 19
R_CRIS_NUM = 20
R_X86_64_NONE = 0
R_X86_64_64 = 1
R_X86_64_PC32 = 2
R_X86_64_GOT32 = 3
R_X86_64_PLT32 = 4
R_X86_64_COPY = 5
R_X86_64_GLOB_DAT = 6
R_X86_64_JUMP_SLOT = 7
R_X86_64_RELATIVE = 8
R_X86_64_GOTPCREL = 9
R_X86_64_32 = 10
R_X86_64_32S = 11
R_X86_64_16 = 12
R_X86_64_PC16 = 13
R_X86_64_8 = 14
R_X86_64_PC8 = 15
R_X86_64_DTPMOD64 = 16
R_X86_64_DTPOFF64 = 17
R_X86_64_TPOFF64 = 18
R_X86_64_TLSGD = 19
R_X86_64_TLSLD = 20
R_X86_64_DTPOFF32 = 21
R_X86_64_GOTTPOFF = 22
R_X86_64_TPOFF32 = 23
R_X86_64_PC64 = 24
R_X86_64_GOTOFF64 = 25
R_X86_64_GOTPC32 = 26
R_X86_64_GOT64 = 27
R_X86_64_GOTPCREL64 = 28
R_X86_64_GOTPC64 = 29
R_X86_64_GOTPLT64 = 30
R_X86_64_PLTOFF64 = 31
R_X86_64_SIZE32 = 32
R_X86_64_SIZE64 = 33
R_X86_64_GOTPC32_TLSDESC = 34
R_X86_64_TLSDESC_CALL = 35
R_X86_64_TLSDESC = 36
R_X86_64_IRELATIVE = 37
R_X86_64_RELATIVE64 = 38
R_X86_64_GOTPCRELX = 41
R_X86_64_REX_GOTPCRELX = 42
R_X86_64_NUM = 43
SHT_X86_64_UNWIND = 0x70000001
R_MN10300_NONE = 0
R_MN10300_32 = 1
R_MN10300_16 = 2
R_MN10300_8 = 3
R_MN10300_PCREL32 = 4
R_MN10300_PCREL16 = 5
R_MN10300_PCREL8 = 6
R_MN10300_GNU_VTINHERIT = 7
R_MN10300_GNU_VTENTRY = 8
R_MN10300_24 = 9
R_MN10300_GOTPC32 = 10
R_MN10300_GOTPC16 = 11
R_MN10300_GOTOFF32 = 12
R_MN10300_GOTOFF24 = 13
R_MN10300_GOTOFF16 = 14
R_MN10300_PLT32 = 15
R_MN10300_PLT16 = 16
R_MN10300_GOT32 = 17
R_MN10300_GOT24 = 18
R_MN10300_GOT16 = 19
R_MN10300_COPY = 20
R_MN10300_GLOB_DAT = 21
R_MN10300_JMP_SLOT = 22
R_MN10300_RELATIVE = 23
R_MN10300_TLS_GD = 24
R_MN10300_TLS_LD = 25
R_MN10300_TLS_LDO = 26
R_MN10300_TLS_GOTIE = 27
R_MN10300_TLS_IE = 28
R_MN10300_TLS_LE = 29
R_MN10300_TLS_DTPMOD = 30
R_MN10300_TLS_DTPOFF = 31
R_MN10300_TLS_TPOFF = 32
R_MN10300_SYM_DIFF = 33
R_MN10300_ALIGN = 34
R_MN10300_NUM = 35
R_M32R_NONE = 0
R_M32R_16 = 1
R_M32R_32 = 2
R_M32R_24 = 3
R_M32R_10_PCREL = 4
R_M32R_18_PCREL = 5
R_M32R_26_PCREL = 6
R_M32R_HI16_ULO = 7
R_M32R_HI16_SLO = 8
R_M32R_LO16 = 9
R_M32R_SDA16 = 10
R_M32R_GNU_VTINHERIT = 11
R_M32R_GNU_VTENTRY = 12
R_M32R_16_RELA = 33
R_M32R_32_RELA = 34
R_M32R_24_RELA = 35
R_M32R_10_PCREL_RELA = 36
R_M32R_18_PCREL_RELA = 37
R_M32R_26_PCREL_RELA = 38
R_M32R_HI16_ULO_RELA = 39
R_M32R_HI16_SLO_RELA = 40
R_M32R_LO16_RELA = 41
R_M32R_SDA16_RELA = 42
R_M32R_RELA_GNU_VTINHERIT = 43
R_M32R_RELA_GNU_VTENTRY = 44
R_M32R_REL32 = 45
R_M32R_GOT24 = 48
R_M32R_26_PLTREL = 49
R_M32R_COPY = 50
R_M32R_GLOB_DAT = 51
R_M32R_JMP_SLOT = 52
R_M32R_RELATIVE = 53
R_M32R_GOTOFF = 54
R_M32R_GOTPC24 = 55
R_M32R_GOT16_HI_ULO = 56
R_M32R_GOT16_HI_SLO = 57
R_M32R_GOT16_LO = 58
R_M32R_GOTPC_HI_ULO = 59
R_M32R_GOTPC_HI_SLO = 60
R_M32R_GOTPC_LO = 61
R_M32R_GOTOFF_HI_ULO = 62
R_M32R_GOTOFF_HI_SLO = 63
R_M32R_GOTOFF_LO = 64
R_M32R_NUM = 256
R_MICROBLAZE_NONE = 0
R_MICROBLAZE_32 = 1
R_MICROBLAZE_32_PCREL = 2
R_MICROBLAZE_64_PCREL = 3
R_MICROBLAZE_32_PCREL_LO = 4
R_MICROBLAZE_64 = 5
R_MICROBLAZE_32_LO = 6
R_MICROBLAZE_SRO32 = 7
R_MICROBLAZE_SRW32 = 8
R_MICROBLAZE_64_NONE = 9
R_MICROBLAZE_32_SYM_OP_SYM = 10
R_MICROBLAZE_GNU_VTINHERIT = 11
R_MICROBLAZE_GNU_VTENTRY = 12
R_MICROBLAZE_GOTPC_64 = 13
R_MICROBLAZE_GOT_64 = 14
R_MICROBLAZE_PLT_64 = 15
R_MICROBLAZE_REL = 16
R_MICROBLAZE_JUMP_SLOT = 17
R_MICROBLAZE_GLOB_DAT = 18
R_MICROBLAZE_GOTOFF_64 = 19
R_MICROBLAZE_GOTOFF_32 = 20
R_MICROBLAZE_COPY = 21
R_MICROBLAZE_TLS = 22
R_MICROBLAZE_TLSGD = 23
R_MICROBLAZE_TLSLD = 24
R_MICROBLAZE_TLSDTPMOD32 = 25
R_MICROBLAZE_TLSDTPREL32 = 26
R_MICROBLAZE_TLSDTPREL64 = 27
R_MICROBLAZE_TLSGOTTPREL32 = 28
R_MICROBLAZE_TLSTPREL32 = 29
DT_NIOS2_GP = 0x70000002
R_NIOS2_NONE = 0
R_NIOS2_S16 = 1
R_NIOS2_U16 = 2
R_NIOS2_PCREL16 = 3
R_NIOS2_CALL26 = 4
R_NIOS2_IMM5 = 5
R_NIOS2_CACHE_OPX = 6
R_NIOS2_IMM6 = 7
R_NIOS2_IMM8 = 8
R_NIOS2_HI16 = 9
R_NIOS2_LO16 = 10
R_NIOS2_HIADJ16 = 11
R_NIOS2_BFD_RELOC_32 = 12
R_NIOS2_BFD_RELOC_16 = 13
R_NIOS2_BFD_RELOC_8 = 14
R_NIOS2_GPREL = 15
R_NIOS2_GNU_VTINHERIT = 16
R_NIOS2_GNU_VTENTRY = 17
R_NIOS2_UJMP = 18
R_NIOS2_CJMP = 19
R_NIOS2_CALLR = 20
R_NIOS2_ALIGN = 21
R_NIOS2_GOT16 = 22
R_NIOS2_CALL16 = 23
R_NIOS2_GOTOFF_LO = 24
R_NIOS2_GOTOFF_HA = 25
R_NIOS2_PCREL_LO = 26
R_NIOS2_PCREL_HA = 27
R_NIOS2_TLS_GD16 = 28
R_NIOS2_TLS_LDM16 = 29
R_NIOS2_TLS_LDO16 = 30
R_NIOS2_TLS_IE16 = 31
R_NIOS2_TLS_LE16 = 32
R_NIOS2_TLS_DTPMOD = 33
R_NIOS2_TLS_DTPREL = 34
R_NIOS2_TLS_TPREL = 35
R_NIOS2_COPY = 36
R_NIOS2_GLOB_DAT = 37
R_NIOS2_JUMP_SLOT = 38
R_NIOS2_RELATIVE = 39
R_NIOS2_GOTOFF = 40
R_NIOS2_CALL26_NOAT = 41
R_NIOS2_GOT_LO = 42
R_NIOS2_GOT_HA = 43
R_NIOS2_CALL_LO = 44
R_NIOS2_CALL_HA = 45
R_TILEPRO_NONE = 0
R_TILEPRO_32 = 1
R_TILEPRO_16 = 2
R_TILEPRO_8 = 3
R_TILEPRO_32_PCREL = 4
R_TILEPRO_16_PCREL = 5
R_TILEPRO_8_PCREL = 6
R_TILEPRO_LO16 = 7
R_TILEPRO_HI16 = 8
R_TILEPRO_HA16 = 9
R_TILEPRO_COPY = 10
R_TILEPRO_GLOB_DAT = 11
R_TILEPRO_JMP_SLOT = 12
R_TILEPRO_RELATIVE = 13
R_TILEPRO_BROFF_X1 = 14
R_TILEPRO_JOFFLONG_X1 = 15
R_TILEPRO_JOFFLONG_X1_PLT = 16
R_TILEPRO_IMM8_X0 = 17
R_TILEPRO_IMM8_Y0 = 18
R_TILEPRO_IMM8_X1 = 19
R_TILEPRO_IMM8_Y1 = 20
R_TILEPRO_MT_IMM15_X1 = 21
R_TILEPRO_MF_IMM15_X1 = 22
R_TILEPRO_IMM16_X0 = 23
R_TILEPRO_IMM16_X1 = 24
R_TILEPRO_IMM16_X0_LO = 25
R_TILEPRO_IMM16_X1_LO = 26
R_TILEPRO_IMM16_X0_HI = 27
R_TILEPRO_IMM16_X1_HI = 28
R_TILEPRO_IMM16_X0_HA = 29
R_TILEPRO_IMM16_X1_HA = 30
R_TILEPRO_IMM16_X0_PCREL = 31
R_TILEPRO_IMM16_X1_PCREL = 32
R_TILEPRO_IMM16_X0_LO_PCREL = 33
R_TILEPRO_IMM16_X1_LO_PCREL = 34
R_TILEPRO_IMM16_X0_HI_PCREL = 35
R_TILEPRO_IMM16_X1_HI_PCREL = 36
R_TILEPRO_IMM16_X0_HA_PCREL = 37
R_TILEPRO_IMM16_X1_HA_PCREL = 38
R_TILEPRO_IMM16_X0_GOT = 39
R_TILEPRO_IMM16_X1_GOT = 40
R_TILEPRO_IMM16_X0_GOT_LO = 41
R_TILEPRO_IMM16_X1_GOT_LO = 42
R_TILEPRO_IMM16_X0_GOT_HI = 43
R_TILEPRO_IMM16_X1_GOT_HI = 44
R_TILEPRO_IMM16_X0_GOT_HA = 45
R_TILEPRO_IMM16_X1_GOT_HA = 46
R_TILEPRO_MMSTART_X0 = 47
R_TILEPRO_MMEND_X0 = 48
R_TILEPRO_MMSTART_X1 = 49
R_TILEPRO_MMEND_X1 = 50
R_TILEPRO_SHAMT_X0 = 51
R_TILEPRO_SHAMT_X1 = 52
R_TILEPRO_SHAMT_Y0 = 53
R_TILEPRO_SHAMT_Y1 = 54
R_TILEPRO_DEST_IMM8_X1 = 55
R_TILEPRO_TLS_GD_CALL = 60
R_TILEPRO_IMM8_X0_TLS_GD_ADD = 61
R_TILEPRO_IMM8_X1_TLS_GD_ADD = 62
R_TILEPRO_IMM8_Y0_TLS_GD_ADD = 63
R_TILEPRO_IMM8_Y1_TLS_GD_ADD = 64
R_TILEPRO_TLS_IE_LOAD = 65
R_TILEPRO_IMM16_X0_TLS_GD = 66
R_TILEPRO_IMM16_X1_TLS_GD = 67
R_TILEPRO_IMM16_X0_TLS_GD_LO = 68
R_TILEPRO_IMM16_X1_TLS_GD_LO = 69
R_TILEPRO_IMM16_X0_TLS_GD_HI = 70
R_TILEPRO_IMM16_X1_TLS_GD_HI = 71
R_TILEPRO_IMM16_X0_TLS_GD_HA = 72
R_TILEPRO_IMM16_X1_TLS_GD_HA = 73
R_TILEPRO_IMM16_X0_TLS_IE = 74
R_TILEPRO_IMM16_X1_TLS_IE = 75
R_TILEPRO_IMM16_X0_TLS_IE_LO = 76
R_TILEPRO_IMM16_X1_TLS_IE_LO = 77
R_TILEPRO_IMM16_X0_TLS_IE_HI = 78
R_TILEPRO_IMM16_X1_TLS_IE_HI = 79
R_TILEPRO_IMM16_X0_TLS_IE_HA = 80
R_TILEPRO_IMM16_X1_TLS_IE_HA = 81
R_TILEPRO_TLS_DTPMOD32 = 82
R_TILEPRO_TLS_DTPOFF32 = 83
R_TILEPRO_TLS_TPOFF32 = 84
R_TILEPRO_IMM16_X0_TLS_LE = 85
R_TILEPRO_IMM16_X1_TLS_LE = 86
R_TILEPRO_IMM16_X0_TLS_LE_LO = 87
R_TILEPRO_IMM16_X1_TLS_LE_LO = 88
R_TILEPRO_IMM16_X0_TLS_LE_HI = 89
R_TILEPRO_IMM16_X1_TLS_LE_HI = 90
R_TILEPRO_IMM16_X0_TLS_LE_HA = 91
R_TILEPRO_IMM16_X1_TLS_LE_HA = 92
R_TILEPRO_GNU_VTINHERIT = 128
R_TILEPRO_GNU_VTENTRY = 129
R_TILEPRO_NUM = 130
R_TILEGX_NONE = 0
R_TILEGX_64 = 1
R_TILEGX_32 = 2
R_TILEGX_16 = 3
R_TILEGX_8 = 4
R_TILEGX_64_PCREL = 5
R_TILEGX_32_PCREL = 6
R_TILEGX_16_PCREL = 7
R_TILEGX_8_PCREL = 8
R_TILEGX_HW0 = 9
R_TILEGX_HW1 = 10
R_TILEGX_HW2 = 11
R_TILEGX_HW3 = 12
R_TILEGX_HW0_LAST = 13
R_TILEGX_HW1_LAST = 14
R_TILEGX_HW2_LAST = 15
R_TILEGX_COPY = 16
R_TILEGX_GLOB_DAT = 17
R_TILEGX_JMP_SLOT = 18
R_TILEGX_RELATIVE = 19
R_TILEGX_BROFF_X1 = 20
R_TILEGX_JUMPOFF_X1 = 21
R_TILEGX_JUMPOFF_X1_PLT = 22
R_TILEGX_IMM8_X0 = 23
R_TILEGX_IMM8_Y0 = 24
R_TILEGX_IMM8_X1 = 25
R_TILEGX_IMM8_Y1 = 26
R_TILEGX_DEST_IMM8_X1 = 27
R_TILEGX_MT_IMM14_X1 = 28
R_TILEGX_MF_IMM14_X1 = 29
R_TILEGX_MMSTART_X0 = 30
R_TILEGX_MMEND_X0 = 31
R_TILEGX_SHAMT_X0 = 32
R_TILEGX_SHAMT_X1 = 33
R_TILEGX_SHAMT_Y0 = 34
R_TILEGX_SHAMT_Y1 = 35
R_TILEGX_IMM16_X0_HW0 = 36
R_TILEGX_IMM16_X1_HW0 = 37
R_TILEGX_IMM16_X0_HW1 = 38
R_TILEGX_IMM16_X1_HW1 = 39
R_TILEGX_IMM16_X0_HW2 = 40
R_TILEGX_IMM16_X1_HW2 = 41
R_TILEGX_IMM16_X0_HW3 = 42
R_TILEGX_IMM16_X1_HW3 = 43
R_TILEGX_IMM16_X0_HW0_LAST = 44
R_TILEGX_IMM16_X1_HW0_LAST = 45
R_TILEGX_IMM16_X0_HW1_LAST = 46
R_TILEGX_IMM16_X1_HW1_LAST = 47
R_TILEGX_IMM16_X0_HW2_LAST = 48
R_TILEGX_IMM16_X1_HW2_LAST = 49
R_TILEGX_IMM16_X0_HW0_PCREL = 50
R_TILEGX_IMM16_X1_HW0_PCREL = 51
R_TILEGX_IMM16_X0_HW1_PCREL = 52
R_TILEGX_IMM16_X1_HW1_PCREL = 53
R_TILEGX_IMM16_X0_HW2_PCREL = 54
R_TILEGX_IMM16_X1_HW2_PCREL = 55
R_TILEGX_IMM16_X0_HW3_PCREL = 56
R_TILEGX_IMM16_X1_HW3_PCREL = 57
R_TILEGX_IMM16_X0_HW0_LAST_PCREL = 58
R_TILEGX_IMM16_X1_HW0_LAST_PCREL = 59
R_TILEGX_IMM16_X0_HW1_LAST_PCREL = 60
R_TILEGX_IMM16_X1_HW1_LAST_PCREL = 61
R_TILEGX_IMM16_X0_HW2_LAST_PCREL = 62
R_TILEGX_IMM16_X1_HW2_LAST_PCREL = 63
R_TILEGX_IMM16_X0_HW0_GOT = 64
R_TILEGX_IMM16_X1_HW0_GOT = 65
R_TILEGX_IMM16_X0_HW0_PLT_PCREL = 66
R_TILEGX_IMM16_X1_HW0_PLT_PCREL = 67
R_TILEGX_IMM16_X0_HW1_PLT_PCREL = 68
R_TILEGX_IMM16_X1_HW1_PLT_PCREL = 69
R_TILEGX_IMM16_X0_HW2_PLT_PCREL = 70
R_TILEGX_IMM16_X1_HW2_PLT_PCREL = 71
R_TILEGX_IMM16_X0_HW0_LAST_GOT = 72
R_TILEGX_IMM16_X1_HW0_LAST_GOT = 73
R_TILEGX_IMM16_X0_HW1_LAST_GOT = 74
R_TILEGX_IMM16_X1_HW1_LAST_GOT = 75
R_TILEGX_IMM16_X0_HW3_PLT_PCREL = 76
R_TILEGX_IMM16_X1_HW3_PLT_PCREL = 77
R_TILEGX_IMM16_X0_HW0_TLS_GD = 78
R_TILEGX_IMM16_X1_HW0_TLS_GD = 79
R_TILEGX_IMM16_X0_HW0_TLS_LE = 80
R_TILEGX_IMM16_X1_HW0_TLS_LE = 81
R_TILEGX_IMM16_X0_HW0_LAST_TLS_LE = 82
R_TILEGX_IMM16_X1_HW0_LAST_TLS_LE = 83
R_TILEGX_IMM16_X0_HW1_LAST_TLS_LE = 84
R_TILEGX_IMM16_X1_HW1_LAST_TLS_LE = 85
R_TILEGX_IMM16_X0_HW0_LAST_TLS_GD = 86
R_TILEGX_IMM16_X1_HW0_LAST_TLS_GD = 87
R_TILEGX_IMM16_X0_HW1_LAST_TLS_GD = 88
R_TILEGX_IMM16_X1_HW1_LAST_TLS_GD = 89
R_TILEGX_IMM16_X0_HW0_TLS_IE = 92
R_TILEGX_IMM16_X1_HW0_TLS_IE = 93
R_TILEGX_IMM16_X0_HW0_LAST_PLT_PCREL = 94
R_TILEGX_IMM16_X1_HW0_LAST_PLT_PCREL = 95
R_TILEGX_IMM16_X0_HW1_LAST_PLT_PCREL = 96
R_TILEGX_IMM16_X1_HW1_LAST_PLT_PCREL = 97
R_TILEGX_IMM16_X0_HW2_LAST_PLT_PCREL = 98
R_TILEGX_IMM16_X1_HW2_LAST_PLT_PCREL = 99
R_TILEGX_IMM16_X0_HW0_LAST_TLS_IE = 100
R_TILEGX_IMM16_X1_HW0_LAST_TLS_IE = 101
R_TILEGX_IMM16_X0_HW1_LAST_TLS_IE = 102
R_TILEGX_IMM16_X1_HW1_LAST_TLS_IE = 103
R_TILEGX_TLS_DTPMOD64 = 106
R_TILEGX_TLS_DTPOFF64 = 107
R_TILEGX_TLS_TPOFF64 = 108
R_TILEGX_TLS_DTPMOD32 = 109
R_TILEGX_TLS_DTPOFF32 = 110
R_TILEGX_TLS_TPOFF32 = 111
R_TILEGX_TLS_GD_CALL = 112
R_TILEGX_IMM8_X0_TLS_GD_ADD = 113
R_TILEGX_IMM8_X1_TLS_GD_ADD = 114
R_TILEGX_IMM8_Y0_TLS_GD_ADD = 115
R_TILEGX_IMM8_Y1_TLS_GD_ADD = 116
R_TILEGX_TLS_IE_LOAD = 117
R_TILEGX_IMM8_X0_TLS_ADD = 118
R_TILEGX_IMM8_X1_TLS_ADD = 119
R_TILEGX_IMM8_Y0_TLS_ADD = 120
R_TILEGX_IMM8_Y1_TLS_ADD = 121
R_TILEGX_GNU_VTINHERIT = 128
R_TILEGX_GNU_VTENTRY = 129
R_TILEGX_NUM = 130
EF_RISCV_RVC = 0x1
EF_RISCV_FLOAT_ABI = 0x6
EF_RISCV_FLOAT_ABI_SOFT = 0x0
EF_RISCV_FLOAT_ABI_SINGLE = 0x2
EF_RISCV_FLOAT_ABI_DOUBLE = 0x4
EF_RISCV_FLOAT_ABI_QUAD = 0x6
EF_RISCV_RVE = 0x8
EF_RISCV_TSO = 0x10
R_RISCV_NONE = 0
R_RISCV_32 = 1
R_RISCV_64 = 2
R_RISCV_RELATIVE = 3
R_RISCV_COPY = 4
R_RISCV_JUMP_SLOT = 5
R_RISCV_TLS_DTPMOD32 = 6
R_RISCV_TLS_DTPMOD64 = 7
R_RISCV_TLS_DTPREL32 = 8
R_RISCV_TLS_DTPREL64 = 9
R_RISCV_TLS_TPREL32 = 10
R_RISCV_TLS_TPREL64 = 11
R_RISCV_BRANCH = 16
R_RISCV_JAL = 17
R_RISCV_CALL = 18
R_RISCV_CALL_PLT = 19
R_RISCV_GOT_HI20 = 20
R_RISCV_TLS_GOT_HI20 = 21
R_RISCV_TLS_GD_HI20 = 22
R_RISCV_PCREL_HI20 = 23
R_RISCV_PCREL_LO12_I = 24
R_RISCV_PCREL_LO12_S = 25
R_RISCV_HI20 = 26
R_RISCV_LO12_I = 27
R_RISCV_LO12_S = 28
R_RISCV_TPREL_HI20 = 29
R_RISCV_TPREL_LO12_I = 30
R_RISCV_TPREL_LO12_S = 31
R_RISCV_TPREL_ADD = 32
R_RISCV_ADD8 = 33
R_RISCV_ADD16 = 34
R_RISCV_ADD32 = 35
R_RISCV_ADD64 = 36
R_RISCV_SUB8 = 37
R_RISCV_SUB16 = 38
R_RISCV_SUB32 = 39
R_RISCV_SUB64 = 40
R_RISCV_GNU_VTINHERIT = 41
R_RISCV_GNU_VTENTRY = 42
R_RISCV_ALIGN = 43
R_RISCV_RVC_BRANCH = 44
R_RISCV_RVC_JUMP = 45
R_RISCV_RVC_LUI = 46
R_RISCV_GPREL_I = 47
R_RISCV_GPREL_S = 48
R_RISCV_TPREL_I = 49
R_RISCV_TPREL_S = 50
R_RISCV_RELAX = 51
R_RISCV_SUB6 = 52
R_RISCV_SET6 = 53
R_RISCV_SET8 = 54
R_RISCV_SET16 = 55
R_RISCV_SET32 = 56
R_RISCV_32_PCREL = 57
R_RISCV_IRELATIVE = 58
R_RISCV_NUM = 59
STO_RISCV_VARIANT_CC = 0x80
SHT_RISCV_ATTRIBUTES = 1879048195
PT_RISCV_ATTRIBUTES = 1879048195
DT_RISCV_VARIANT_CC = 1879048193
R_BPF_NONE = 0
R_BPF_64_64 = 1
R_BPF_64_32 = 10
R_METAG_HIADDR16 = 0
R_METAG_LOADDR16 = 1
R_METAG_ADDR32 = 2
R_METAG_NONE = 3
R_METAG_RELBRANCH = 4
R_METAG_GETSETOFF = 5
R_METAG_REG32OP1 = 6
R_METAG_REG32OP2 = 7
R_METAG_REG32OP3 = 8
R_METAG_REG16OP1 = 9
R_METAG_REG16OP2 = 10
R_METAG_REG16OP3 = 11
R_METAG_REG32OP4 = 12
R_METAG_HIOG = 13
R_METAG_LOOG = 14
R_METAG_REL8 = 15
R_METAG_REL16 = 16
R_METAG_GNU_VTINHERIT = 30
R_METAG_GNU_VTENTRY = 31
R_METAG_HI16_GOTOFF = 32
R_METAG_LO16_GOTOFF = 33
R_METAG_GETSET_GOTOFF = 34
R_METAG_GETSET_GOT = 35
R_METAG_HI16_GOTPC = 36
R_METAG_LO16_GOTPC = 37
R_METAG_HI16_PLT = 38
R_METAG_LO16_PLT = 39
R_METAG_RELBRANCH_PLT = 40
R_METAG_GOTOFF = 41
R_METAG_PLT = 42
R_METAG_COPY = 43
R_METAG_JMP_SLOT = 44
R_METAG_RELATIVE = 45
R_METAG_GLOB_DAT = 46
R_METAG_TLS_GD = 47
R_METAG_TLS_LDM = 48
R_METAG_TLS_LDO_HI16 = 49
R_METAG_TLS_LDO_LO16 = 50
R_METAG_TLS_LDO = 51
R_METAG_TLS_IE = 52
R_METAG_TLS_IENONPIC = 53
R_METAG_TLS_IENONPIC_HI16 = 54
R_METAG_TLS_IENONPIC_LO16 = 55
R_METAG_TLS_TPOFF = 56
R_METAG_TLS_DTPMOD = 57
R_METAG_TLS_DTPOFF = 58
R_METAG_TLS_LE = 59
R_METAG_TLS_LE_HI16 = 60
R_METAG_TLS_LE_LO16 = 61
R_NDS32_NONE = 0
R_NDS32_32_RELA = 20
R_NDS32_COPY = 39
R_NDS32_GLOB_DAT = 40
R_NDS32_JMP_SLOT = 41
R_NDS32_RELATIVE = 42
R_NDS32_TLS_TPOFF = 102
R_NDS32_TLS_DESC = 119
EF_LARCH_ABI_MODIFIER_MASK = 0x7
EF_LARCH_ABI_SOFT_FLOAT = 0x1
EF_LARCH_ABI_SINGLE_FLOAT = 0x2
EF_LARCH_ABI_DOUBLE_FLOAT = 0x3
EF_LARCH_OBJABI_V1 = 0x40
R_LARCH_NONE = 0
R_LARCH_32 = 1
R_LARCH_64 = 2
R_LARCH_RELATIVE = 3
R_LARCH_COPY = 4
R_LARCH_JUMP_SLOT = 5
R_LARCH_TLS_DTPMOD32 = 6
R_LARCH_TLS_DTPMOD64 = 7
R_LARCH_TLS_DTPREL32 = 8
R_LARCH_TLS_DTPREL64 = 9
R_LARCH_TLS_TPREL32 = 10
R_LARCH_TLS_TPREL64 = 11
R_LARCH_IRELATIVE = 12
R_LARCH_MARK_LA = 20
R_LARCH_MARK_PCREL = 21
R_LARCH_SOP_PUSH_PCREL = 22
R_LARCH_SOP_PUSH_ABSOLUTE = 23
R_LARCH_SOP_PUSH_DUP = 24
R_LARCH_SOP_PUSH_GPREL = 25
R_LARCH_SOP_PUSH_TLS_TPREL = 26
R_LARCH_SOP_PUSH_TLS_GOT = 27
R_LARCH_SOP_PUSH_TLS_GD = 28
R_LARCH_SOP_PUSH_PLT_PCREL = 29
R_LARCH_SOP_ASSERT = 30
R_LARCH_SOP_NOT = 31
R_LARCH_SOP_SUB = 32
R_LARCH_SOP_SL = 33
R_LARCH_SOP_SR = 34
R_LARCH_SOP_ADD = 35
R_LARCH_SOP_AND = 36
R_LARCH_SOP_IF_ELSE = 37
R_LARCH_SOP_POP_32_S_10_5 = 38
R_LARCH_SOP_POP_32_U_10_12 = 39
R_LARCH_SOP_POP_32_S_10_12 = 40
R_LARCH_SOP_POP_32_S_10_16 = 41
R_LARCH_SOP_POP_32_S_10_16_S2 = 42
R_LARCH_SOP_POP_32_S_5_20 = 43
R_LARCH_SOP_POP_32_S_0_5_10_16_S2 = 44
R_LARCH_SOP_POP_32_S_0_10_10_16_S2 = 45
R_LARCH_SOP_POP_32_U = 46
R_LARCH_ADD8 = 47
R_LARCH_ADD16 = 48
R_LARCH_ADD24 = 49
R_LARCH_ADD32 = 50
R_LARCH_ADD64 = 51
R_LARCH_SUB8 = 52
R_LARCH_SUB16 = 53
R_LARCH_SUB24 = 54
R_LARCH_SUB32 = 55
R_LARCH_SUB64 = 56
R_LARCH_GNU_VTINHERIT = 57
R_LARCH_GNU_VTENTRY = 58
R_ARC_NONE = 0x0
R_ARC_8 = 0x1
R_ARC_16 = 0x2
R_ARC_24 = 0x3
R_ARC_32 = 0x4
R_ARC_B26 = 0x5
R_ARC_B22_PCREL = 0x6
R_ARC_H30 = 0x7
R_ARC_N8 = 0x8
R_ARC_N16 = 0x9
R_ARC_N24 = 0xa
R_ARC_N32 = 0xb
R_ARC_SDA = 0xc
R_ARC_SECTOFF = 0xd
R_ARC_S21H_PCREL = 0xe
R_ARC_S21W_PCREL = 0xf
R_ARC_S25H_PCREL = 0x10
R_ARC_S25W_PCREL = 0x11
R_ARC_SDA32 = 0x12
R_ARC_SDA_LDST = 0x13
R_ARC_SDA_LDST1 = 0x14
R_ARC_SDA_LDST2 = 0x15
R_ARC_SDA16_LD = 0x16
R_ARC_SDA16_LD1 = 0x17
R_ARC_SDA16_LD2 = 0x18
R_ARC_S13_PCREL = 0x19
R_ARC_W = 0x1a
R_ARC_32_ME = 0x1b
R_ARC_N32_ME = 0x1c
R_ARC_SECTOFF_ME = 0x1d
R_ARC_SDA32_ME = 0x1e
R_ARC_W_ME = 0x1f
R_ARC_H30_ME = 0x20
R_ARC_SECTOFF_U8 = 0x21
R_ARC_SECTOFF_S9 = 0x22
R_AC_SECTOFF_U8 = 0x23
R_AC_SECTOFF_U8_1 = 0x24
R_AC_SECTOFF_U8_2 = 0x25
R_AC_SECTOFF_S9 = 0x26
R_AC_SECTOFF_S9_1 = 0x27
R_AC_SECTOFF_S9_2 = 0x28
R_ARC_SECTOFF_ME_1 = 0x29
R_ARC_SECTOFF_ME_2 = 0x2a
R_ARC_SECTOFF_1 = 0x2b
R_ARC_SECTOFF_2 = 0x2c
R_ARC_PC32 = 0x32
R_ARC_GOTPC32 = 0x33
R_ARC_PLT32 = 0x34
R_ARC_COPY = 0x35
R_ARC_GLOB_DAT = 0x36
R_ARC_JUMP_SLOT = 0x37
R_ARC_RELATIVE = 0x38
R_ARC_GOTOFF = 0x39
R_ARC_GOTPC = 0x3a
R_ARC_GOT32 = 0x3b
R_ARC_TLS_DTPMOD = 0x42
R_ARC_TLS_DTPOFF = 0x43
R_ARC_TLS_TPOFF = 0x44
R_ARC_TLS_GD_GOT = 0x45
R_ARC_TLS_GD_LD = 0x46
R_ARC_TLS_GD_CALL = 0x47
R_ARC_TLS_IE_GOT = 0x48
R_ARC_TLS_DTPOFF_S9 = 0x4a
R_ARC_TLS_LE_S9 = 0x4a
R_ARC_TLS_LE_32 = 0x4b
R_OR1K_NONE = 0
R_OR1K_32 = 1
R_OR1K_16 = 2
R_OR1K_8 = 3
R_OR1K_LO_16_IN_INSN = 4
R_OR1K_HI_16_IN_INSN = 5
R_OR1K_INSN_REL_26 = 6
R_OR1K_GNU_VTENTRY = 7
R_OR1K_GNU_VTINHERIT = 8
R_OR1K_32_PCREL = 9
R_OR1K_16_PCREL = 10
R_OR1K_8_PCREL = 11
R_OR1K_GOTPC_HI16 = 12
R_OR1K_GOTPC_LO16 = 13
R_OR1K_GOT16 = 14
R_OR1K_PLT26 = 15
R_OR1K_GOTOFF_HI16 = 16
R_OR1K_GOTOFF_LO16 = 17
R_OR1K_COPY = 18
R_OR1K_GLOB_DAT = 19
R_OR1K_JMP_SLOT = 20
R_OR1K_RELATIVE = 21
R_OR1K_TLS_GD_HI16 = 22
R_OR1K_TLS_GD_LO16 = 23
R_OR1K_TLS_LDM_HI16 = 24
R_OR1K_TLS_LDM_LO16 = 25
R_OR1K_TLS_LDO_HI16 = 26
R_OR1K_TLS_LDO_LO16 = 27
R_OR1K_TLS_IE_HI16 = 28
R_OR1K_TLS_IE_LO16 = 29
R_OR1K_TLS_LE_HI16 = 30
R_OR1K_TLS_LE_LO16 = 31
R_OR1K_TLS_TPOFF = 32
R_OR1K_TLS_DTPOFF = 33
R_OR1K_TLS_DTPMOD = 34
def __WIFCONTINUED(status):
    return int(status == __W_CONTINUED)
def __WIFSTOPPED(status):
    return int((status & 0xff) == 0x7f)
def __WIFSIGNALED(status):
    return int((c_int8((status & 0x7f) + 1).value >> 1) > 0)
def __WIFEXITED(status):
    return int(__WTERMSIG(status) == 0)
def __WTERMSIG(status):
    return status & 0x7f
def __WSTOPSIG(status):
    return __WEXITSTATUS(status)
def __WEXITSTATUS(status):
    return (status & 0xff00) >> 8
def __S_ISTYPE(mode, mask):
    return int((mode & __S_IFMT) == mask)
def __CPU_ALLOC_SIZE(count):
    return cdiv((count + __NCPUBITS - 1), __NCPUBITS) * sizeof(c_uint64)
def __CPUELT(cpu):
    return cdiv(cpu, __NCPUBITS)
def __CPUMASK(cpu):
    return c_uint64(1).value << cmod(cpu, __NCPUBITS)
def _IOC(dir, type, nr, size):
    return (dir << _IOC_DIRSHIFT) | (type << _IOC_TYPESHIFT) | (nr << _IOC_NRSHIFT) | (size << _IOC_SIZESHIFT)
def _IOC_TYPECHECK(t):
    return sizeof(t)
def _IO(type, nr):
    return _IOC(_IOC_NONE, type, nr, 0)
def _IOR(type, nr, size):
    return _IOC(_IOC_READ, type, nr, _IOC_TYPECHECK(size))
def _IOW(type, nr, size):
    return _IOC(_IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOWR(type, nr, size):
    return _IOC(_IOC_READ | _IOC_WRITE, type, nr, _IOC_TYPECHECK(size))
def _IOR_BAD(type, nr, size):
    return _IOC(_IOC_READ, type, nr, sizeof(size))
def _IOW_BAD(type, nr, size):
    return _IOC(_IOC_WRITE, type, nr, sizeof(size))
def _IOWR_BAD(type, nr, size):
    return _IOC(_IOC_READ | _IOC_WRITE, type, nr, sizeof(size))
def _IOC_DIR(nr):
    return (nr >> _IOC_DIRSHIFT) & _IOC_DIRMASK
def _IOC_TYPE(nr):
    return (nr >> _IOC_TYPESHIFT) & _IOC_TYPEMASK
def _IOC_NR(nr):
    return (nr >> _IOC_NRSHIFT) & _IOC_NRMASK
def _IOC_SIZE(nr):
    return (nr >> _IOC_SIZESHIFT) & _IOC_SIZEMASK
def FUTEX_OP(op, oparg, cmp, cmparg):
    return ((op & 0xf) << 28) | ((cmp & 0xf) << 24) | ((oparg & 0xfff) << 12) | (cmparg & 0xfff)
def CPU_ALLOC_SIZE(count):
    return __CPU_ALLOC_SIZE(count)
def S_ISDIR(mode):
    return __S_ISTYPE(mode, __S_IFDIR)
def S_ISCHR(mode):
    return __S_ISTYPE(mode, __S_IFCHR)
def S_ISBLK(mode):
    return __S_ISTYPE(mode, __S_IFBLK)
def S_ISREG(mode):
    return __S_ISTYPE(mode, __S_IFREG)
def S_ISFIFO(mode):
    return __S_ISTYPE(mode, __S_IFIFO)
def S_ISLNK(mode):
    return __S_ISTYPE(mode, __S_IFLNK)
def S_ISSOCK(mode):
    return __S_ISTYPE(mode, __S_IFSOCK)
def WEXITSTATUS(status):
    return __WEXITSTATUS(status)
def WTERMSIG(status):
    return __WTERMSIG(status)
def WSTOPSIG(status):
    return __WSTOPSIG(status)
def WIFEXITED(status):
    return __WIFEXITED(status)
def WIFSIGNALED(status):
    return __WIFSIGNALED(status)
def WIFSTOPPED(status):
    return __WIFSTOPPED(status)
def WIFCONTINUED(status):
    return __WIFCONTINUED(status)
def CMSG_ALIGN(len):
    return (len + sizeof(c_size_t) - 1) & c_size_t(~(sizeof(c_size_t) - 1)).value
def CMSG_SPACE(len):
    return CMSG_ALIGN(len) + CMSG_ALIGN(sizeof(struct_cmsghdr))
def CMSG_LEN(len):
    return CMSG_ALIGN(sizeof(struct_cmsghdr)) + len
def IN_CLASSA(a):
    return int((c_uint32(a).value & 0x80000000) == 0)
def IN_CLASSB(a):
    return int((c_uint32(a).value & 0xc0000000) == 0x80000000)
def IN_CLASSC(a):
    return int((c_uint32(a).value & 0xe0000000) == 0xc0000000)
def IN_CLASSD(a):
    return int((c_uint32(a).value & 0xf0000000) == 0xe0000000)
def IN_MULTICAST(a):
    return IN_CLASSD(a)
def IN_EXPERIMENTAL(a):
    return int((c_uint32(a).value & 0xe0000000) == 0xe0000000)
def IN_BADCLASS(a):
    return int((c_uint32(a).value & 0xf0000000) == 0xf0000000)
def IP_MSFILTER_SIZE(numsrc):
    return sizeof(struct_ip_msfilter) - sizeof(struct_in_addr) + numsrc * sizeof(struct_in_addr)
def GROUP_FILTER_SIZE(numsrc):
    return sizeof(struct_group_filter) - sizeof(struct_sockaddr_storage) + (numsrc * sizeof(struct_sockaddr_storage))
def ELF32_ST_BIND(val):
    return c_uint8(val).value >> 4
def ELF32_ST_TYPE(val):
    return val & 0xf
def ELF32_ST_INFO(bind, type):
    return (bind << 4) + (type & 0xf)
def ELF64_ST_BIND(val):
    return ELF32_ST_BIND(val)
def ELF64_ST_TYPE(val):
    return ELF32_ST_TYPE(val)
def ELF64_ST_INFO(bind, type):
    return ELF32_ST_INFO(bind, type)
def ELF32_ST_VISIBILITY(o):
    return o & 0x03
def ELF64_ST_VISIBILITY(o):
    return ELF32_ST_VISIBILITY(o)
def ELF32_R_SYM(val):
    return val >> 8
def ELF32_R_TYPE(val):
    return val & 0xff
def ELF32_R_INFO(sym, type):
    return (sym << 8) + (type & 0xff)
def ELF64_R_SYM(i):
    return i >> 32
def ELF64_R_TYPE(i):
    return i & 0xffffffff
def ELF64_R_INFO(sym, type):
    return (c_uint64(sym).value << 32) + type
def DT_VALTAGIDX(tag):
    return DT_VALRNGHI - tag
def DT_ADDRTAGIDX(tag):
    return DT_ADDRRNGHI - tag
def DT_VERSIONTAGIDX(tag):
    return DT_VERNEEDNUM - tag
def DT_EXTRATAGIDX(tag):
    return c_uint32(-(c_int32(tag).value << 1 >> 1)).value - 1
def ELF32_M_SYM(info):
    return info >> 8
def ELF32_M_SIZE(info):
    return c_uint8(info).value
def ELF32_M_INFO(sym, size):
    return (sym << 8) + c_uint8(size).value
def ELF64_M_SYM(info):
    return ELF32_M_SYM(info)
def ELF64_M_SIZE(info):
    return ELF32_M_SIZE(info)
def ELF64_M_INFO(sym, size):
    return ELF32_M_INFO(sym, size)
def PPC64_LOCAL_ENTRY_OFFSET(other):
    return ((1 << ((other & STO_PPC64_LOCAL_MASK) >> STO_PPC64_LOCAL_BIT)) >> 2) << 2
def EF_ARM_EABI_VERSION(flags):
    return flags & EF_ARM_EABIMASK
# skipped (declaration): AI_IDN_ALLOW_UNASSIGNED AI_IDN_USE_STD3_ASCII_RULES NI_IDN_ALLOW_UNASSIGNED NI_IDN_USE_STD3_ASCII_RULES __glibc_macro_warning __glibc_macro_warning1 __CPU_ZERO_S CPU_ZERO CPU_ZERO_S pthread_cleanup_push pthread_cleanup_pop pthread_cleanup_push_defer_np pthread_cleanup_pop_restore_np sigmask
# skipped (empty): _STATBUF_ST_BLKSIZE _STATBUF_ST_RDEV _STATBUF_ST_NSEC
# skipped (not-constant): PTHREAD_STACK_MIN errno SIGSTKSZ MINSIGSTKSZ SIGRTMIN SIGRTMAX MB_CUR_MAX h_errno SIG_ERR SIG_DFL SIG_IGN SIG_HOLD
# skipped (not-expression): TCGETS2 TCSETS2 TCSETSW2 TCSETSF2 TIOCGISO7816 TIOCSISO7816
# skipped (pointer): IN6_IS_ADDR_MULTICAST
# skipped (statement): PTHREAD_MUTEX_INITIALIZER PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP PTHREAD_RWLOCK_INITIALIZER PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP PTHREAD_COND_INITIALIZER IN6ADDR_ANY_INIT IN6ADDR_LOOPBACK_INIT __CPU_OP_S __CPU_ISSET_S __CPU_CLR_S __CPU_SET_S TEMP_FAILURE_RETRY strdupa strndupa IN6_IS_ADDR_UNSPECIFIED IN6_IS_ADDR_LOOPBACK IN6_IS_ADDR_LINKLOCAL IN6_IS_ADDR_SITELOCAL IN6_IS_ADDR_V4MAPPED IN6_IS_ADDR_V4COMPAT IN6_ARE_ADDR_EQUAL
# skipped (syntax): __S_TYPEISSHM __S_TYPEISSEM __S_TYPEISMQ CMSG_DATA CMSG_FIRSTHDR
# skipped (unknown): sched_priority st_atime st_mtime st_ctime si_pid si_uid si_timerid si_overrun si_status si_utime si_stime si_value si_int si_ptr si_addr si_addr_lsb si_lower si_upper si_pkey si_band si_fd si_call_addr si_syscall si_arch sigev_notify_function sigev_notify_attributes sa_handler sa_sigaction SCM_SRCRT s6_addr s6_addr16 s6_addr32 h_addr __sigsetjmp_cancel __glibc_unlikely __CPU_FREE __CPU_ALLOC __CPU_EQUAL_S __CPU_COUNT_S CPU_SET CPU_CLR CPU_ISSET CPU_COUNT CPU_SET_S CPU_CLR_S CPU_ISSET_S CPU_COUNT_S CPU_EQUAL CPU_EQUAL_S CPU_AND CPU_OR CPU_XOR CPU_AND_S CPU_OR_S CPU_XOR_S CPU_ALLOC CPU_FREE DL_CALL_FCT S_TYPEISMQ S_TYPEISSEM S_TYPEISSHM CMSG_NXTHDR IN6_IS_ADDR_MC_NODELOCAL IN6_IS_ADDR_MC_LINKLOCAL IN6_IS_ADDR_MC_SITELOCAL IN6_IS_ADDR_MC_ORGLOCAL IN6_IS_ADDR_MC_GLOBAL
