# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

__off_t = ctypes.c_int64
off_t = __off_t
__mode_t = ctypes.c_uint32
mode_t = __mode_t
def memfd_create(__name: Any, __flags: Any, /) -> int:
    """int memfd_create(const char * __name, unsigned int __flags)"""
def mlock2(__addr: Any, __length: Any, __flags: Any, /) -> int:
    """int mlock2(const void * __addr, size_t __length, unsigned int __flags)"""
def pkey_alloc(__flags: Any, __access_rights: Any, /) -> int:
    """int pkey_alloc(unsigned int __flags, unsigned int __access_rights)"""
def pkey_set(__key: Any, __access_rights: Any, /) -> int:
    """int pkey_set(int __key, unsigned int __access_rights)"""
def pkey_get(__key: Any, /) -> int:
    """int pkey_get(int __key)"""
def pkey_free(__key: Any, /) -> int:
    """int pkey_free(int __key)"""
def pkey_mprotect(__addr: Any, __len: Any, __prot: Any, __pkey: Any, /) -> int:
    """int pkey_mprotect(void * __addr, size_t __len, int __prot, int __pkey)"""
def mmap(__addr: Any, __len: Any, __prot: Any, __flags: Any, __fd: Any, __offset: Any, /) -> int | None:
    """void * mmap(void * __addr, size_t __len, int __prot, int __flags, int __fd, __off_t __offset)"""
__off64_t = ctypes.c_int64
def mmap64(__addr: Any, __len: Any, __prot: Any, __flags: Any, __fd: Any, __offset: Any, /) -> int | None:
    """void * mmap64(void * __addr, size_t __len, int __prot, int __flags, int __fd, __off64_t __offset)"""
def munmap(__addr: Any, __len: Any, /) -> int:
    """int munmap(void * __addr, size_t __len)"""
def mprotect(__addr: Any, __len: Any, __prot: Any, /) -> int:
    """int mprotect(void * __addr, size_t __len, int __prot)"""
def msync(__addr: Any, __len: Any, __flags: Any, /) -> int:
    """int msync(void * __addr, size_t __len, int __flags)"""
def madvise(__addr: Any, __len: Any, __advice: Any, /) -> int:
    """int madvise(void * __addr, size_t __len, int __advice)"""
def posix_madvise(__addr: Any, __len: Any, __advice: Any, /) -> int:
    """int posix_madvise(void * __addr, size_t __len, int __advice)"""
def mlock(__addr: Any, __len: Any, /) -> int:
    """int mlock(const void * __addr, size_t __len)"""
def munlock(__addr: Any, __len: Any, /) -> int:
    """int munlock(const void * __addr, size_t __len)"""
def mlockall(__flags: Any, /) -> int:
    """int mlockall(int __flags)"""
def munlockall() -> int:
    """int munlockall()"""
def mincore(__start: Any, __len: Any, __vec: Any, /) -> int:
    """int mincore(void * __start, size_t __len, unsigned char * __vec)"""
def mremap(__addr: Any, __old_len: Any, __new_len: Any, __flags: Any, /, *args: Any) -> int | None:
    """void * mremap(void * __addr, size_t __old_len, size_t __new_len, int __flags, ...)"""
def remap_file_pages(__start: Any, __size: Any, __prot: Any, __pgoff: Any, __flags: Any, /) -> int:
    """int remap_file_pages(void * __start, size_t __size, int __prot, size_t __pgoff, int __flags)"""
def shm_open(__name: Any, __oflag: Any, __mode: Any, /) -> int:
    """int shm_open(const char * __name, int __oflag, mode_t __mode)"""
def shm_unlink(__name: Any, /) -> int:
    """int shm_unlink(const char * __name)"""
class struct_iovec(runtime.Struct):
    iov_base: Field[int | None]
    iov_len: Field[int]
__ssize_t = ctypes.c_int64
def process_madvise(__pid_fd: Any, __iov: Any, __count: Any, __advice: Any, __flags: Any, /) -> int:
    """__ssize_t process_madvise(int __pid_fd, const struct iovec * __iov, size_t __count, int __advice, unsigned int __flags)"""
def process_mrelease(pidfd: Any, flags: Any, /) -> int:
    """int process_mrelease(int pidfd, unsigned int flags)"""
class struct_winsize(runtime.Struct):
    ws_row: Field[int]
    ws_col: Field[int]
    ws_xpixel: Field[int]
    ws_ypixel: Field[int]
class struct_termio(runtime.Struct):
    c_iflag: Field[int]
    c_oflag: Field[int]
    c_cflag: Field[int]
    c_lflag: Field[int]
    c_line: Field[int]
    c_cc: Field[ctypes.Array[ctypes.c_uint8]]
def ioctl(__fd: Any, __request: Any, /, *args: Any) -> int:
    """int ioctl(int __fd, unsigned long __request, ...)"""
__int8_t = ctypes.c_int8
int8_t = __int8_t
__int16_t = ctypes.c_int16
int16_t = __int16_t
__int32_t = ctypes.c_int32
int32_t = __int32_t
__int64_t = ctypes.c_int64
int64_t = __int64_t
__uint8_t = ctypes.c_uint8
uint8_t = __uint8_t
__uint16_t = ctypes.c_uint16
uint16_t = __uint16_t
__uint32_t = ctypes.c_uint32
uint32_t = __uint32_t
__uint64_t = ctypes.c_uint64
uint64_t = __uint64_t
EFD_SEMAPHORE: int
EFD_CLOEXEC: int
EFD_NONBLOCK: int
eventfd_t = uint64_t
def eventfd(__count: Any, __flags: Any, /) -> int:
    """int eventfd(unsigned int __count, int __flags)"""
def eventfd_read(__fd: Any, __value: Any, /) -> int:
    """int eventfd_read(int __fd, eventfd_t * __value)"""
def eventfd_write(__fd: Any, __value: Any, /) -> int:
    """int eventfd_write(int __fd, eventfd_t __value)"""
__u_char = ctypes.c_uint8
u_char = __u_char
__u_short = ctypes.c_uint16
u_short = __u_short
__u_int = ctypes.c_uint32
u_int = __u_int
__u_long = ctypes.c_uint64
u_long = __u_long
__quad_t = ctypes.c_int64
quad_t = __quad_t
__u_quad_t = ctypes.c_uint64
u_quad_t = __u_quad_t
class __fsid_t(runtime.Struct):
    __val: Field[ctypes.Array[ctypes.c_int32]]
fsid_t = __fsid_t
__loff_t = __off64_t
loff_t = __loff_t
__ino_t = ctypes.c_uint64
ino_t = __ino_t
__ino64_t = ctypes.c_uint64
ino64_t = __ino64_t
__dev_t = ctypes.c_uint64
dev_t = __dev_t
__gid_t = ctypes.c_uint32
gid_t = __gid_t
__nlink_t = ctypes.c_uint64
nlink_t = __nlink_t
__uid_t = ctypes.c_uint32
uid_t = __uid_t
off64_t = __off64_t
__pid_t = ctypes.c_int32
pid_t = __pid_t
__id_t = ctypes.c_uint32
id_t = __id_t
ssize_t = __ssize_t
__daddr_t = ctypes.c_int32
daddr_t = __daddr_t
__caddr_t = Any
caddr_t = __caddr_t
__key_t = ctypes.c_int32
key_t = __key_t
__clock_t = ctypes.c_int64
clock_t = __clock_t
__clockid_t = ctypes.c_int32
clockid_t = __clockid_t
__time_t = ctypes.c_int64
time_t = __time_t
__timer_t = ctypes.c_void_p
timer_t = __timer_t
__useconds_t = ctypes.c_uint32
useconds_t = __useconds_t
__suseconds_t = ctypes.c_int64
suseconds_t = __suseconds_t
ulong = ctypes.c_uint64
ushort = ctypes.c_uint16
uint = ctypes.c_uint32
u_int8_t = __uint8_t
u_int16_t = __uint16_t
u_int32_t = __uint32_t
u_int64_t = __uint64_t
register_t = ctypes.c_int64
class __sigset_t(runtime.Struct):
    __val: Field[ctypes.Array[ctypes.c_uint64]]
sigset_t = __sigset_t
class struct_timeval(runtime.Struct):
    tv_sec: Field[int]
    tv_usec: Field[int]
__syscall_slong_t = ctypes.c_int64
class struct_timespec(runtime.Struct):
    tv_sec: Field[int]
    tv_nsec: Field[int]
__blksize_t = ctypes.c_int64
blksize_t = __blksize_t
__blkcnt_t = ctypes.c_int64
blkcnt_t = __blkcnt_t
__fsblkcnt_t = ctypes.c_uint64
fsblkcnt_t = __fsblkcnt_t
__fsfilcnt_t = ctypes.c_uint64
fsfilcnt_t = __fsfilcnt_t
__blkcnt64_t = ctypes.c_int64
blkcnt64_t = __blkcnt64_t
__fsblkcnt64_t = ctypes.c_uint64
fsblkcnt64_t = __fsblkcnt64_t
__fsfilcnt64_t = ctypes.c_uint64
fsfilcnt64_t = __fsfilcnt64_t
pthread_t = ctypes.c_uint64
class pthread_mutexattr_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
class pthread_condattr_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
pthread_key_t = ctypes.c_uint32
pthread_once_t = ctypes.c_int32
class union_pthread_attr_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
pthread_attr_t = union_pthread_attr_t
class struct___pthread_internal_list(runtime.Struct):
    __prev: Field[ctypes._Pointer[struct___pthread_internal_list]]
    __next: Field[ctypes._Pointer[struct___pthread_internal_list]]
__pthread_list_t = struct___pthread_internal_list
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
class struct___pthread_rwlock_arch_t(runtime.Struct):
    __readers: Field[int]
    __writers: Field[int]
    __wrphase_futex: Field[int]
    __writers_futex: Field[int]
    __pad3: Field[int]
    __pad4: Field[int]
    __cur_writer: Field[int]
    __shared: Field[int]
    __rwelision: Field[int]
    __pad1: Field[ctypes.Array[ctypes.c_uint8]]
    __pad2: Field[int]
    __flags: Field[int]
class pthread_rwlock_t(runtime.Union):
    __data: Field[struct___pthread_rwlock_arch_t]
    __size: Field[bytes]
    __align: Field[int]
class pthread_rwlockattr_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
pthread_spinlock_t = ctypes.c_int32
class pthread_barrier_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
class pthread_barrierattr_t(runtime.Union):
    __size: Field[bytes]
    __align: Field[int]
EPOLL_CLOEXEC: int
enum_EPOLL_EVENTS = ctypes.c_uint32
EPOLLIN: int
EPOLLPRI: int
EPOLLOUT: int
EPOLLRDNORM: int
EPOLLRDBAND: int
EPOLLWRNORM: int
EPOLLWRBAND: int
EPOLLMSG: int
EPOLLERR: int
EPOLLHUP: int
EPOLLRDHUP: int
EPOLLEXCLUSIVE: int
EPOLLWAKEUP: int
EPOLLONESHOT: int
EPOLLET: int
class union_epoll_data(runtime.Union):
    ptr: Field[int | None]
    fd: Field[int]
    u32: Field[int]
    u64: Field[int]
epoll_data_t = union_epoll_data
class struct_epoll_event(runtime.Struct):
    events: Field[int]
    data: Field[union_epoll_data]
def epoll_create(__size: Any, /) -> int:
    """int epoll_create(int __size)"""
def epoll_create1(__flags: Any, /) -> int:
    """int epoll_create1(int __flags)"""
def epoll_ctl(__epfd: Any, __op: Any, __fd: Any, __event: Any, /) -> int:
    """int epoll_ctl(int __epfd, int __op, int __fd, struct epoll_event * __event)"""
def epoll_wait(__epfd: Any, __events: Any, __maxevents: Any, __timeout: Any, /) -> int:
    """int epoll_wait(int __epfd, struct epoll_event * __events, int __maxevents, int __timeout)"""
def epoll_pwait(__epfd: Any, __events: Any, __maxevents: Any, __timeout: Any, __ss: Any, /) -> int:
    """int epoll_pwait(int __epfd, struct epoll_event * __events, int __maxevents, int __timeout, const __sigset_t * __ss)"""
def epoll_pwait2(__epfd: Any, __events: Any, __maxevents: Any, __timeout: Any, __ss: Any, /) -> int:
    """int epoll_pwait2(int __epfd, struct epoll_event * __events, int __maxevents, const struct timespec * __timeout, const __sigset_t * __ss)"""
class struct_futex_waitv(runtime.Struct):
    val: Field[int]
    uaddr: Field[int]
    flags: Field[int]
    __reserved: Field[int]
class struct_robust_list(runtime.Struct):
    next: Field[ctypes._Pointer[struct_robust_list]]
class struct_robust_list_head(runtime.Struct):
    list: Field[struct_robust_list]
    futex_offset: Field[int]
    list_op_pending: Field[ctypes._Pointer[struct_robust_list]]
class struct_sched_param(runtime.Struct):
    sched_priority: Field[int]
def clone(__fn: Any, __child_stack: Any, __flags: Any, __arg: Any, /, *args: Any) -> int:
    """int clone(int (*)(void *) __fn, void * __child_stack, int __flags, void * __arg, ...)"""
def unshare(__flags: Any, /) -> int:
    """int unshare(int __flags)"""
def sched_getcpu() -> int:
    """int sched_getcpu()"""
def getcpu(a0: Any, a1: Any, /) -> int:
    """int getcpu(unsigned int *, unsigned int *)"""
def setns(__fd: Any, __nstype: Any, /) -> int:
    """int setns(int __fd, int __nstype)"""
__cpu_mask = ctypes.c_uint64
class cpu_set_t(runtime.Struct):
    __bits: Field[ctypes.Array[ctypes.c_uint64]]
def sched_setparam(__pid: Any, __param: Any, /) -> int:
    """int sched_setparam(__pid_t __pid, const struct sched_param * __param)"""
def sched_getparam(__pid: Any, __param: Any, /) -> int:
    """int sched_getparam(__pid_t __pid, struct sched_param * __param)"""
def sched_setscheduler(__pid: Any, __policy: Any, __param: Any, /) -> int:
    """int sched_setscheduler(__pid_t __pid, int __policy, const struct sched_param * __param)"""
def sched_getscheduler(__pid: Any, /) -> int:
    """int sched_getscheduler(__pid_t __pid)"""
def sched_yield() -> int:
    """int sched_yield()"""
def sched_get_priority_max(__algorithm: Any, /) -> int:
    """int sched_get_priority_max(int __algorithm)"""
def sched_get_priority_min(__algorithm: Any, /) -> int:
    """int sched_get_priority_min(int __algorithm)"""
def sched_rr_get_interval(__pid: Any, __t: Any, /) -> int:
    """int sched_rr_get_interval(__pid_t __pid, struct timespec * __t)"""
def sched_setaffinity(__pid: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int sched_setaffinity(__pid_t __pid, size_t __cpusetsize, const cpu_set_t * __cpuset)"""
def sched_getaffinity(__pid: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int sched_getaffinity(__pid_t __pid, size_t __cpusetsize, cpu_set_t * __cpuset)"""
class struct_timex(runtime.Struct):
    modes: Field[int]
    offset: Field[int]
    freq: Field[int]
    maxerror: Field[int]
    esterror: Field[int]
    status: Field[int]
    constant: Field[int]
    precision: Field[int]
    tolerance: Field[int]
    time: Field[struct_timeval]
    tick: Field[int]
    ppsfreq: Field[int]
    jitter: Field[int]
    shift: Field[int]
    stabil: Field[int]
    jitcnt: Field[int]
    calcnt: Field[int]
    errcnt: Field[int]
    stbcnt: Field[int]
    tai: Field[int]
def clock_adjtime(__clock_id: Any, __utx: Any, /) -> int:
    """int clock_adjtime(__clockid_t __clock_id, struct timex * __utx)"""
class struct_tm(runtime.Struct):
    tm_sec: Field[int]
    tm_min: Field[int]
    tm_hour: Field[int]
    tm_mday: Field[int]
    tm_mon: Field[int]
    tm_year: Field[int]
    tm_wday: Field[int]
    tm_yday: Field[int]
    tm_isdst: Field[int]
    tm_gmtoff: Field[int]
    tm_zone: Field[bytes | None]
class struct_itimerspec(runtime.Struct):
    it_interval: Field[struct_timespec]
    it_value: Field[struct_timespec]
class union_sigval(runtime.Union):
    sival_int: Field[int]
    sival_ptr: Field[int | None]
__sigval_t = union_sigval
class struct_sigevent__sigev_un__sigev_thread(runtime.Struct):
    _function: Field[Any]
    _attribute: Field[ctypes._Pointer[union_pthread_attr_t]]
class struct_sigevent__sigev_un(runtime.Union):
    _pad: Field[ctypes.Array[ctypes.c_int32]]
    _tid: Field[int]
    _sigev_thread: Field[struct_sigevent__sigev_un__sigev_thread]
class struct_sigevent(runtime.Struct):
    sigev_value: Field[union_sigval]
    sigev_signo: Field[int]
    sigev_notify: Field[int]
    _sigev_un: Field[struct_sigevent__sigev_un]
class struct___locale_data(runtime.Struct): ...
class struct___locale_struct(runtime.Struct):
    __locales: Field[ctypes.Array[Any]]
    __ctype_b: Field[ctypes._Pointer[ctypes.c_uint16]]
    __ctype_tolower: Field[ctypes._Pointer[ctypes.c_int32]]
    __ctype_toupper: Field[ctypes._Pointer[ctypes.c_int32]]
    __names: Field[ctypes.Array[ctypes.c_char_p]]
__locale_t = Any
locale_t = __locale_t
def clock() -> int:
    """clock_t clock()"""
def time(__timer: Any, /) -> int:
    """time_t time(time_t * __timer)"""
def difftime(__time1: Any, __time0: Any, /) -> float:
    """double difftime(time_t __time1, time_t __time0)"""
def mktime(__tp: Any, /) -> int:
    """time_t mktime(struct tm * __tp)"""
def strftime(__s: Any, __maxsize: Any, __format: Any, __tp: Any, /) -> int:
    """size_t strftime(char *restrict __s, size_t __maxsize, const char *restrict __format, const struct tm *restrict __tp)"""
def strptime(__s: Any, __fmt: Any, __tp: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strptime(const char *restrict __s, const char *restrict __fmt, struct tm * __tp)"""
def strftime_l(__s: Any, __maxsize: Any, __format: Any, __tp: Any, __loc: Any, /) -> int:
    """size_t strftime_l(char *restrict __s, size_t __maxsize, const char *restrict __format, const struct tm *restrict __tp, locale_t __loc)"""
def strptime_l(__s: Any, __fmt: Any, __tp: Any, __loc: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strptime_l(const char *restrict __s, const char *restrict __fmt, struct tm * __tp, locale_t __loc)"""
def gmtime(__timer: Any, /) -> ctypes._Pointer[struct_tm]:
    """struct tm * gmtime(const time_t * __timer)"""
def localtime(__timer: Any, /) -> ctypes._Pointer[struct_tm]:
    """struct tm * localtime(const time_t * __timer)"""
def gmtime_r(__timer: Any, __tp: Any, /) -> ctypes._Pointer[struct_tm]:
    """struct tm * gmtime_r(const time_t *restrict __timer, struct tm *restrict __tp)"""
def localtime_r(__timer: Any, __tp: Any, /) -> ctypes._Pointer[struct_tm]:
    """struct tm * localtime_r(const time_t *restrict __timer, struct tm *restrict __tp)"""
def asctime(__tp: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * asctime(const struct tm * __tp)"""
def ctime(__timer: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * ctime(const time_t * __timer)"""
def asctime_r(__tp: Any, __buf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * asctime_r(const struct tm *restrict __tp, char *restrict __buf)"""
def ctime_r(__timer: Any, __buf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * ctime_r(const time_t *restrict __timer, char *restrict __buf)"""
tzname: runtime.Variable
def tzset() -> None:
    """void tzset()"""
daylight: runtime.Variable
timezone: runtime.Variable
def timegm(__tp: Any, /) -> int:
    """time_t timegm(struct tm * __tp)"""
def timelocal(__tp: Any, /) -> int:
    """time_t timelocal(struct tm * __tp)"""
def dysize(__year: Any, /) -> int:
    """int dysize(int __year)"""
def nanosleep(__requested_time: Any, __remaining: Any, /) -> int:
    """int nanosleep(const struct timespec * __requested_time, struct timespec * __remaining)"""
def clock_getres(__clock_id: Any, __res: Any, /) -> int:
    """int clock_getres(clockid_t __clock_id, struct timespec * __res)"""
def clock_gettime(__clock_id: Any, __tp: Any, /) -> int:
    """int clock_gettime(clockid_t __clock_id, struct timespec * __tp)"""
def clock_settime(__clock_id: Any, __tp: Any, /) -> int:
    """int clock_settime(clockid_t __clock_id, const struct timespec * __tp)"""
def clock_nanosleep(__clock_id: Any, __flags: Any, __req: Any, __rem: Any, /) -> int:
    """int clock_nanosleep(clockid_t __clock_id, int __flags, const struct timespec * __req, struct timespec * __rem)"""
def clock_getcpuclockid(__pid: Any, __clock_id: Any, /) -> int:
    """int clock_getcpuclockid(pid_t __pid, clockid_t * __clock_id)"""
def timer_create(__clock_id: Any, __evp: Any, __timerid: Any, /) -> int:
    """int timer_create(clockid_t __clock_id, struct sigevent *restrict __evp, timer_t *restrict __timerid)"""
def timer_delete(__timerid: Any, /) -> int:
    """int timer_delete(timer_t __timerid)"""
def timer_settime(__timerid: Any, __flags: Any, __value: Any, __ovalue: Any, /) -> int:
    """int timer_settime(timer_t __timerid, int __flags, const struct itimerspec *restrict __value, struct itimerspec *restrict __ovalue)"""
def timer_gettime(__timerid: Any, __value: Any, /) -> int:
    """int timer_gettime(timer_t __timerid, struct itimerspec * __value)"""
def timer_getoverrun(__timerid: Any, /) -> int:
    """int timer_getoverrun(timer_t __timerid)"""
def timespec_get(__ts: Any, __base: Any, /) -> int:
    """int timespec_get(struct timespec * __ts, int __base)"""
def timespec_getres(__ts: Any, __base: Any, /) -> int:
    """int timespec_getres(struct timespec * __ts, int __base)"""
getdate_err: runtime.Variable
def getdate(__string: Any, /) -> ctypes._Pointer[struct_tm]:
    """struct tm * getdate(const char * __string)"""
def getdate_r(__string: Any, __resbufp: Any, /) -> int:
    """int getdate_r(const char *restrict __string, struct tm *restrict __resbufp)"""
PTHREAD_CREATE_JOINABLE: int
PTHREAD_CREATE_DETACHED: int
PTHREAD_MUTEX_TIMED_NP: int
PTHREAD_MUTEX_RECURSIVE_NP: int
PTHREAD_MUTEX_ERRORCHECK_NP: int
PTHREAD_MUTEX_ADAPTIVE_NP: int
PTHREAD_MUTEX_NORMAL: int
PTHREAD_MUTEX_RECURSIVE: int
PTHREAD_MUTEX_ERRORCHECK: int
PTHREAD_MUTEX_DEFAULT: int
PTHREAD_MUTEX_FAST_NP: int
PTHREAD_MUTEX_STALLED: int
PTHREAD_MUTEX_STALLED_NP: int
PTHREAD_MUTEX_ROBUST: int
PTHREAD_MUTEX_ROBUST_NP: int
PTHREAD_PRIO_NONE: int
PTHREAD_PRIO_INHERIT: int
PTHREAD_PRIO_PROTECT: int
PTHREAD_RWLOCK_PREFER_READER_NP: int
PTHREAD_RWLOCK_PREFER_WRITER_NP: int
PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP: int
PTHREAD_RWLOCK_DEFAULT_NP: int
PTHREAD_INHERIT_SCHED: int
PTHREAD_EXPLICIT_SCHED: int
PTHREAD_SCOPE_SYSTEM: int
PTHREAD_SCOPE_PROCESS: int
PTHREAD_PROCESS_PRIVATE: int
PTHREAD_PROCESS_SHARED: int
class struct__pthread_cleanup_buffer(runtime.Struct):
    __routine: Field[Any]
    __arg: Field[int | None]
    __canceltype: Field[int]
    __prev: Field[ctypes._Pointer[struct__pthread_cleanup_buffer]]
PTHREAD_CANCEL_ENABLE: int
PTHREAD_CANCEL_DISABLE: int
PTHREAD_CANCEL_DEFERRED: int
PTHREAD_CANCEL_ASYNCHRONOUS: int
def pthread_create(__newthread: Any, __attr: Any, __start_routine: Any, __arg: Any, /) -> int:
    """int pthread_create(pthread_t *restrict __newthread, const pthread_attr_t *restrict __attr, void *(*)(void *) __start_routine, void *restrict __arg)"""
def pthread_exit(__retval: Any, /) -> None:
    """void pthread_exit(void * __retval)"""
def pthread_join(__th: Any, __thread_return: Any, /) -> int:
    """int pthread_join(pthread_t __th, void ** __thread_return)"""
def pthread_tryjoin_np(__th: Any, __thread_return: Any, /) -> int:
    """int pthread_tryjoin_np(pthread_t __th, void ** __thread_return)"""
def pthread_timedjoin_np(__th: Any, __thread_return: Any, __abstime: Any, /) -> int:
    """int pthread_timedjoin_np(pthread_t __th, void ** __thread_return, const struct timespec * __abstime)"""
def pthread_clockjoin_np(__th: Any, __thread_return: Any, __clockid: Any, __abstime: Any, /) -> int:
    """int pthread_clockjoin_np(pthread_t __th, void ** __thread_return, clockid_t __clockid, const struct timespec * __abstime)"""
def pthread_detach(__th: Any, /) -> int:
    """int pthread_detach(pthread_t __th)"""
def pthread_self() -> int:
    """pthread_t pthread_self()"""
def pthread_equal(__thread1: Any, __thread2: Any, /) -> int:
    """int pthread_equal(pthread_t __thread1, pthread_t __thread2)"""
def pthread_attr_init(__attr: Any, /) -> int:
    """int pthread_attr_init(pthread_attr_t * __attr)"""
def pthread_attr_destroy(__attr: Any, /) -> int:
    """int pthread_attr_destroy(pthread_attr_t * __attr)"""
def pthread_attr_getdetachstate(__attr: Any, __detachstate: Any, /) -> int:
    """int pthread_attr_getdetachstate(const pthread_attr_t * __attr, int * __detachstate)"""
def pthread_attr_setdetachstate(__attr: Any, __detachstate: Any, /) -> int:
    """int pthread_attr_setdetachstate(pthread_attr_t * __attr, int __detachstate)"""
def pthread_attr_getguardsize(__attr: Any, __guardsize: Any, /) -> int:
    """int pthread_attr_getguardsize(const pthread_attr_t * __attr, size_t * __guardsize)"""
def pthread_attr_setguardsize(__attr: Any, __guardsize: Any, /) -> int:
    """int pthread_attr_setguardsize(pthread_attr_t * __attr, size_t __guardsize)"""
def pthread_attr_getschedparam(__attr: Any, __param: Any, /) -> int:
    """int pthread_attr_getschedparam(const pthread_attr_t *restrict __attr, struct sched_param *restrict __param)"""
def pthread_attr_setschedparam(__attr: Any, __param: Any, /) -> int:
    """int pthread_attr_setschedparam(pthread_attr_t *restrict __attr, const struct sched_param *restrict __param)"""
def pthread_attr_getschedpolicy(__attr: Any, __policy: Any, /) -> int:
    """int pthread_attr_getschedpolicy(const pthread_attr_t *restrict __attr, int *restrict __policy)"""
def pthread_attr_setschedpolicy(__attr: Any, __policy: Any, /) -> int:
    """int pthread_attr_setschedpolicy(pthread_attr_t * __attr, int __policy)"""
def pthread_attr_getinheritsched(__attr: Any, __inherit: Any, /) -> int:
    """int pthread_attr_getinheritsched(const pthread_attr_t *restrict __attr, int *restrict __inherit)"""
def pthread_attr_setinheritsched(__attr: Any, __inherit: Any, /) -> int:
    """int pthread_attr_setinheritsched(pthread_attr_t * __attr, int __inherit)"""
def pthread_attr_getscope(__attr: Any, __scope: Any, /) -> int:
    """int pthread_attr_getscope(const pthread_attr_t *restrict __attr, int *restrict __scope)"""
def pthread_attr_setscope(__attr: Any, __scope: Any, /) -> int:
    """int pthread_attr_setscope(pthread_attr_t * __attr, int __scope)"""
def pthread_attr_getstackaddr(__attr: Any, __stackaddr: Any, /) -> int:
    """int pthread_attr_getstackaddr(const pthread_attr_t *restrict __attr, void **restrict __stackaddr)"""
def pthread_attr_setstackaddr(__attr: Any, __stackaddr: Any, /) -> int:
    """int pthread_attr_setstackaddr(pthread_attr_t * __attr, void * __stackaddr)"""
def pthread_attr_getstacksize(__attr: Any, __stacksize: Any, /) -> int:
    """int pthread_attr_getstacksize(const pthread_attr_t *restrict __attr, size_t *restrict __stacksize)"""
def pthread_attr_setstacksize(__attr: Any, __stacksize: Any, /) -> int:
    """int pthread_attr_setstacksize(pthread_attr_t * __attr, size_t __stacksize)"""
def pthread_attr_getstack(__attr: Any, __stackaddr: Any, __stacksize: Any, /) -> int:
    """int pthread_attr_getstack(const pthread_attr_t *restrict __attr, void **restrict __stackaddr, size_t *restrict __stacksize)"""
def pthread_attr_setstack(__attr: Any, __stackaddr: Any, __stacksize: Any, /) -> int:
    """int pthread_attr_setstack(pthread_attr_t * __attr, void * __stackaddr, size_t __stacksize)"""
def pthread_attr_setaffinity_np(__attr: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int pthread_attr_setaffinity_np(pthread_attr_t * __attr, size_t __cpusetsize, const cpu_set_t * __cpuset)"""
def pthread_attr_getaffinity_np(__attr: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int pthread_attr_getaffinity_np(const pthread_attr_t * __attr, size_t __cpusetsize, cpu_set_t * __cpuset)"""
def pthread_getattr_default_np(__attr: Any, /) -> int:
    """int pthread_getattr_default_np(pthread_attr_t * __attr)"""
def pthread_attr_setsigmask_np(__attr: Any, sigmask: Any, /) -> int:
    """int pthread_attr_setsigmask_np(pthread_attr_t * __attr, const __sigset_t * sigmask)"""
def pthread_attr_getsigmask_np(__attr: Any, sigmask: Any, /) -> int:
    """int pthread_attr_getsigmask_np(const pthread_attr_t * __attr, __sigset_t * sigmask)"""
def pthread_setattr_default_np(__attr: Any, /) -> int:
    """int pthread_setattr_default_np(const pthread_attr_t * __attr)"""
def pthread_getattr_np(__th: Any, __attr: Any, /) -> int:
    """int pthread_getattr_np(pthread_t __th, pthread_attr_t * __attr)"""
def pthread_setschedparam(__target_thread: Any, __policy: Any, __param: Any, /) -> int:
    """int pthread_setschedparam(pthread_t __target_thread, int __policy, const struct sched_param * __param)"""
def pthread_getschedparam(__target_thread: Any, __policy: Any, __param: Any, /) -> int:
    """int pthread_getschedparam(pthread_t __target_thread, int *restrict __policy, struct sched_param *restrict __param)"""
def pthread_setschedprio(__target_thread: Any, __prio: Any, /) -> int:
    """int pthread_setschedprio(pthread_t __target_thread, int __prio)"""
def pthread_getname_np(__target_thread: Any, __buf: Any, __buflen: Any, /) -> int:
    """int pthread_getname_np(pthread_t __target_thread, char * __buf, size_t __buflen)"""
def pthread_setname_np(__target_thread: Any, __name: Any, /) -> int:
    """int pthread_setname_np(pthread_t __target_thread, const char * __name)"""
def pthread_getconcurrency() -> int:
    """int pthread_getconcurrency()"""
def pthread_setconcurrency(__level: Any, /) -> int:
    """int pthread_setconcurrency(int __level)"""
def pthread_yield() -> int:
    """int pthread_yield()"""
def pthread_setaffinity_np(__th: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int pthread_setaffinity_np(pthread_t __th, size_t __cpusetsize, const cpu_set_t * __cpuset)"""
def pthread_getaffinity_np(__th: Any, __cpusetsize: Any, __cpuset: Any, /) -> int:
    """int pthread_getaffinity_np(pthread_t __th, size_t __cpusetsize, cpu_set_t * __cpuset)"""
def pthread_once(__once_control: Any, __init_routine: Any, /) -> int:
    """int pthread_once(pthread_once_t * __once_control, void (*)(void) __init_routine)"""
def pthread_setcancelstate(__state: Any, __oldstate: Any, /) -> int:
    """int pthread_setcancelstate(int __state, int * __oldstate)"""
def pthread_setcanceltype(__type: Any, __oldtype: Any, /) -> int:
    """int pthread_setcanceltype(int __type, int * __oldtype)"""
def pthread_cancel(__th: Any, /) -> int:
    """int pthread_cancel(pthread_t __th)"""
def pthread_testcancel() -> None:
    """void pthread_testcancel()"""
def pthread_mutex_init(__mutex: Any, __mutexattr: Any, /) -> int:
    """int pthread_mutex_init(pthread_mutex_t * __mutex, const pthread_mutexattr_t * __mutexattr)"""
def pthread_mutex_destroy(__mutex: Any, /) -> int:
    """int pthread_mutex_destroy(pthread_mutex_t * __mutex)"""
def pthread_mutex_trylock(__mutex: Any, /) -> int:
    """int pthread_mutex_trylock(pthread_mutex_t * __mutex)"""
def pthread_mutex_lock(__mutex: Any, /) -> int:
    """int pthread_mutex_lock(pthread_mutex_t * __mutex)"""
def pthread_mutex_timedlock(__mutex: Any, __abstime: Any, /) -> int:
    """int pthread_mutex_timedlock(pthread_mutex_t *restrict __mutex, const struct timespec *restrict __abstime)"""
def pthread_mutex_clocklock(__mutex: Any, __clockid: Any, __abstime: Any, /) -> int:
    """int pthread_mutex_clocklock(pthread_mutex_t *restrict __mutex, clockid_t __clockid, const struct timespec *restrict __abstime)"""
def pthread_mutex_unlock(__mutex: Any, /) -> int:
    """int pthread_mutex_unlock(pthread_mutex_t * __mutex)"""
def pthread_mutex_getprioceiling(__mutex: Any, __prioceiling: Any, /) -> int:
    """int pthread_mutex_getprioceiling(const pthread_mutex_t *restrict __mutex, int *restrict __prioceiling)"""
def pthread_mutex_setprioceiling(__mutex: Any, __prioceiling: Any, __old_ceiling: Any, /) -> int:
    """int pthread_mutex_setprioceiling(pthread_mutex_t *restrict __mutex, int __prioceiling, int *restrict __old_ceiling)"""
def pthread_mutex_consistent(__mutex: Any, /) -> int:
    """int pthread_mutex_consistent(pthread_mutex_t * __mutex)"""
def pthread_mutex_consistent_np(a0: Any, /) -> int:
    """int pthread_mutex_consistent_np(pthread_mutex_t *)"""
def pthread_mutexattr_init(__attr: Any, /) -> int:
    """int pthread_mutexattr_init(pthread_mutexattr_t * __attr)"""
def pthread_mutexattr_destroy(__attr: Any, /) -> int:
    """int pthread_mutexattr_destroy(pthread_mutexattr_t * __attr)"""
def pthread_mutexattr_getpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_mutexattr_getpshared(const pthread_mutexattr_t *restrict __attr, int *restrict __pshared)"""
def pthread_mutexattr_setpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_mutexattr_setpshared(pthread_mutexattr_t * __attr, int __pshared)"""
def pthread_mutexattr_gettype(__attr: Any, __kind: Any, /) -> int:
    """int pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict __attr, int *restrict __kind)"""
def pthread_mutexattr_settype(__attr: Any, __kind: Any, /) -> int:
    """int pthread_mutexattr_settype(pthread_mutexattr_t * __attr, int __kind)"""
def pthread_mutexattr_getprotocol(__attr: Any, __protocol: Any, /) -> int:
    """int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *restrict __attr, int *restrict __protocol)"""
def pthread_mutexattr_setprotocol(__attr: Any, __protocol: Any, /) -> int:
    """int pthread_mutexattr_setprotocol(pthread_mutexattr_t * __attr, int __protocol)"""
def pthread_mutexattr_getprioceiling(__attr: Any, __prioceiling: Any, /) -> int:
    """int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *restrict __attr, int *restrict __prioceiling)"""
def pthread_mutexattr_setprioceiling(__attr: Any, __prioceiling: Any, /) -> int:
    """int pthread_mutexattr_setprioceiling(pthread_mutexattr_t * __attr, int __prioceiling)"""
def pthread_mutexattr_getrobust(__attr: Any, __robustness: Any, /) -> int:
    """int pthread_mutexattr_getrobust(const pthread_mutexattr_t * __attr, int * __robustness)"""
def pthread_mutexattr_getrobust_np(a0: Any, a1: Any, /) -> int:
    """int pthread_mutexattr_getrobust_np(pthread_mutexattr_t *, int *)"""
def pthread_mutexattr_setrobust(__attr: Any, __robustness: Any, /) -> int:
    """int pthread_mutexattr_setrobust(pthread_mutexattr_t * __attr, int __robustness)"""
def pthread_mutexattr_setrobust_np(a0: Any, a1: Any, /) -> int:
    """int pthread_mutexattr_setrobust_np(pthread_mutexattr_t *, int)"""
def pthread_rwlock_init(__rwlock: Any, __attr: Any, /) -> int:
    """int pthread_rwlock_init(pthread_rwlock_t *restrict __rwlock, const pthread_rwlockattr_t *restrict __attr)"""
def pthread_rwlock_destroy(__rwlock: Any, /) -> int:
    """int pthread_rwlock_destroy(pthread_rwlock_t * __rwlock)"""
def pthread_rwlock_rdlock(__rwlock: Any, /) -> int:
    """int pthread_rwlock_rdlock(pthread_rwlock_t * __rwlock)"""
def pthread_rwlock_tryrdlock(__rwlock: Any, /) -> int:
    """int pthread_rwlock_tryrdlock(pthread_rwlock_t * __rwlock)"""
def pthread_rwlock_timedrdlock(__rwlock: Any, __abstime: Any, /) -> int:
    """int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict __rwlock, const struct timespec *restrict __abstime)"""
def pthread_rwlock_clockrdlock(__rwlock: Any, __clockid: Any, __abstime: Any, /) -> int:
    """int pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict __rwlock, clockid_t __clockid, const struct timespec *restrict __abstime)"""
def pthread_rwlock_wrlock(__rwlock: Any, /) -> int:
    """int pthread_rwlock_wrlock(pthread_rwlock_t * __rwlock)"""
def pthread_rwlock_trywrlock(__rwlock: Any, /) -> int:
    """int pthread_rwlock_trywrlock(pthread_rwlock_t * __rwlock)"""
def pthread_rwlock_timedwrlock(__rwlock: Any, __abstime: Any, /) -> int:
    """int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict __rwlock, const struct timespec *restrict __abstime)"""
def pthread_rwlock_clockwrlock(__rwlock: Any, __clockid: Any, __abstime: Any, /) -> int:
    """int pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict __rwlock, clockid_t __clockid, const struct timespec *restrict __abstime)"""
def pthread_rwlock_unlock(__rwlock: Any, /) -> int:
    """int pthread_rwlock_unlock(pthread_rwlock_t * __rwlock)"""
def pthread_rwlockattr_init(__attr: Any, /) -> int:
    """int pthread_rwlockattr_init(pthread_rwlockattr_t * __attr)"""
def pthread_rwlockattr_destroy(__attr: Any, /) -> int:
    """int pthread_rwlockattr_destroy(pthread_rwlockattr_t * __attr)"""
def pthread_rwlockattr_getpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *restrict __attr, int *restrict __pshared)"""
def pthread_rwlockattr_setpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_rwlockattr_setpshared(pthread_rwlockattr_t * __attr, int __pshared)"""
def pthread_rwlockattr_getkind_np(__attr: Any, __pref: Any, /) -> int:
    """int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *restrict __attr, int *restrict __pref)"""
def pthread_rwlockattr_setkind_np(__attr: Any, __pref: Any, /) -> int:
    """int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t * __attr, int __pref)"""
def pthread_cond_init(__cond: Any, __cond_attr: Any, /) -> int:
    """int pthread_cond_init(pthread_cond_t *restrict __cond, const pthread_condattr_t *restrict __cond_attr)"""
def pthread_cond_destroy(__cond: Any, /) -> int:
    """int pthread_cond_destroy(pthread_cond_t * __cond)"""
def pthread_cond_signal(__cond: Any, /) -> int:
    """int pthread_cond_signal(pthread_cond_t * __cond)"""
def pthread_cond_broadcast(__cond: Any, /) -> int:
    """int pthread_cond_broadcast(pthread_cond_t * __cond)"""
def pthread_cond_wait(__cond: Any, __mutex: Any, /) -> int:
    """int pthread_cond_wait(pthread_cond_t *restrict __cond, pthread_mutex_t *restrict __mutex)"""
def pthread_cond_timedwait(__cond: Any, __mutex: Any, __abstime: Any, /) -> int:
    """int pthread_cond_timedwait(pthread_cond_t *restrict __cond, pthread_mutex_t *restrict __mutex, const struct timespec *restrict __abstime)"""
def pthread_cond_clockwait(__cond: Any, __mutex: Any, __clock_id: Any, __abstime: Any, /) -> int:
    """int pthread_cond_clockwait(pthread_cond_t *restrict __cond, pthread_mutex_t *restrict __mutex, __clockid_t __clock_id, const struct timespec *restrict __abstime)"""
def pthread_condattr_init(__attr: Any, /) -> int:
    """int pthread_condattr_init(pthread_condattr_t * __attr)"""
def pthread_condattr_destroy(__attr: Any, /) -> int:
    """int pthread_condattr_destroy(pthread_condattr_t * __attr)"""
def pthread_condattr_getpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_condattr_getpshared(const pthread_condattr_t *restrict __attr, int *restrict __pshared)"""
def pthread_condattr_setpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_condattr_setpshared(pthread_condattr_t * __attr, int __pshared)"""
def pthread_condattr_getclock(__attr: Any, __clock_id: Any, /) -> int:
    """int pthread_condattr_getclock(const pthread_condattr_t *restrict __attr, __clockid_t *restrict __clock_id)"""
def pthread_condattr_setclock(__attr: Any, __clock_id: Any, /) -> int:
    """int pthread_condattr_setclock(pthread_condattr_t * __attr, __clockid_t __clock_id)"""
def pthread_spin_init(__lock: Any, __pshared: Any, /) -> int:
    """int pthread_spin_init(pthread_spinlock_t * __lock, int __pshared)"""
def pthread_spin_destroy(__lock: Any, /) -> int:
    """int pthread_spin_destroy(pthread_spinlock_t * __lock)"""
def pthread_spin_lock(__lock: Any, /) -> int:
    """int pthread_spin_lock(pthread_spinlock_t * __lock)"""
def pthread_spin_trylock(__lock: Any, /) -> int:
    """int pthread_spin_trylock(pthread_spinlock_t * __lock)"""
def pthread_spin_unlock(__lock: Any, /) -> int:
    """int pthread_spin_unlock(pthread_spinlock_t * __lock)"""
def pthread_barrier_init(__barrier: Any, __attr: Any, __count: Any, /) -> int:
    """int pthread_barrier_init(pthread_barrier_t *restrict __barrier, const pthread_barrierattr_t *restrict __attr, unsigned int __count)"""
def pthread_barrier_destroy(__barrier: Any, /) -> int:
    """int pthread_barrier_destroy(pthread_barrier_t * __barrier)"""
def pthread_barrier_wait(__barrier: Any, /) -> int:
    """int pthread_barrier_wait(pthread_barrier_t * __barrier)"""
def pthread_barrierattr_init(__attr: Any, /) -> int:
    """int pthread_barrierattr_init(pthread_barrierattr_t * __attr)"""
def pthread_barrierattr_destroy(__attr: Any, /) -> int:
    """int pthread_barrierattr_destroy(pthread_barrierattr_t * __attr)"""
def pthread_barrierattr_getpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_barrierattr_getpshared(const pthread_barrierattr_t *restrict __attr, int *restrict __pshared)"""
def pthread_barrierattr_setpshared(__attr: Any, __pshared: Any, /) -> int:
    """int pthread_barrierattr_setpshared(pthread_barrierattr_t * __attr, int __pshared)"""
def pthread_key_create(__key: Any, __destr_function: Any, /) -> int:
    """int pthread_key_create(pthread_key_t * __key, void (*)(void *) __destr_function)"""
def pthread_key_delete(__key: Any, /) -> int:
    """int pthread_key_delete(pthread_key_t __key)"""
def pthread_getspecific(__key: Any, /) -> int | None:
    """void * pthread_getspecific(pthread_key_t __key)"""
def pthread_setspecific(__key: Any, __pointer: Any, /) -> int:
    """int pthread_setspecific(pthread_key_t __key, const void * __pointer)"""
def pthread_getcpuclockid(__thread_id: Any, __clock_id: Any, /) -> int:
    """int pthread_getcpuclockid(pthread_t __thread_id, __clockid_t * __clock_id)"""
def pthread_atfork(__prepare: Any, __parent: Any, __child: Any, /) -> int:
    """int pthread_atfork(void (*)(void) __prepare, void (*)(void) __parent, void (*)(void) __child)"""
class struct_flock(runtime.Struct):
    l_type: Field[int]
    l_whence: Field[int]
    l_start: Field[int]
    l_len: Field[int]
    l_pid: Field[int]
class struct_flock64(runtime.Struct):
    l_type: Field[int]
    l_whence: Field[int]
    l_start: Field[int]
    l_len: Field[int]
    l_pid: Field[int]
enum___pid_type = ctypes.c_uint32
F_OWNER_TID: int
F_OWNER_PID: int
F_OWNER_PGRP: int
F_OWNER_GID: int
class struct_f_owner_ex(runtime.Struct):
    type: Field[int]
    pid: Field[int]
class struct_file_handle(runtime.Struct):
    handle_bytes: Field[int]
    handle_type: Field[int]
    f_handle: Field[ctypes.Array[ctypes.c_uint8]]
def readahead(__fd: Any, __offset: Any, __count: Any, /) -> int:
    """__ssize_t readahead(int __fd, __off64_t __offset, size_t __count)"""
def sync_file_range(__fd: Any, __offset: Any, __count: Any, __flags: Any, /) -> int:
    """int sync_file_range(int __fd, __off64_t __offset, __off64_t __count, unsigned int __flags)"""
def vmsplice(__fdout: Any, __iov: Any, __count: Any, __flags: Any, /) -> int:
    """__ssize_t vmsplice(int __fdout, const struct iovec * __iov, size_t __count, unsigned int __flags)"""
def splice(__fdin: Any, __offin: Any, __fdout: Any, __offout: Any, __len: Any, __flags: Any, /) -> int:
    """__ssize_t splice(int __fdin, __off64_t * __offin, int __fdout, __off64_t * __offout, size_t __len, unsigned int __flags)"""
def tee(__fdin: Any, __fdout: Any, __len: Any, __flags: Any, /) -> int:
    """__ssize_t tee(int __fdin, int __fdout, size_t __len, unsigned int __flags)"""
def fallocate(__fd: Any, __mode: Any, __offset: Any, __len: Any, /) -> int:
    """int fallocate(int __fd, int __mode, __off_t __offset, __off_t __len)"""
def fallocate64(__fd: Any, __mode: Any, __offset: Any, __len: Any, /) -> int:
    """int fallocate64(int __fd, int __mode, __off64_t __offset, __off64_t __len)"""
def name_to_handle_at(__dfd: Any, __name: Any, __handle: Any, __mnt_id: Any, __flags: Any, /) -> int:
    """int name_to_handle_at(int __dfd, const char * __name, struct file_handle * __handle, int * __mnt_id, int __flags)"""
def open_by_handle_at(__mountdirfd: Any, __handle: Any, __flags: Any, /) -> int:
    """int open_by_handle_at(int __mountdirfd, struct file_handle * __handle, int __flags)"""
class struct_stat(runtime.Struct):
    st_dev: Field[int]
    st_ino: Field[int]
    st_nlink: Field[int]
    st_mode: Field[int]
    st_uid: Field[int]
    st_gid: Field[int]
    __pad0: Field[int]
    st_rdev: Field[int]
    st_size: Field[int]
    st_blksize: Field[int]
    st_blocks: Field[int]
    st_atim: Field[struct_timespec]
    st_mtim: Field[struct_timespec]
    st_ctim: Field[struct_timespec]
    __glibc_reserved: Field[ctypes.Array[ctypes.c_int64]]
class struct_stat64(runtime.Struct):
    st_dev: Field[int]
    st_ino: Field[int]
    st_nlink: Field[int]
    st_mode: Field[int]
    st_uid: Field[int]
    st_gid: Field[int]
    __pad0: Field[int]
    st_rdev: Field[int]
    st_size: Field[int]
    st_blksize: Field[int]
    st_blocks: Field[int]
    st_atim: Field[struct_timespec]
    st_mtim: Field[struct_timespec]
    st_ctim: Field[struct_timespec]
    __glibc_reserved: Field[ctypes.Array[ctypes.c_int64]]
def fcntl(__fd: Any, __cmd: Any, /, *args: Any) -> int:
    """int fcntl(int __fd, int __cmd, ...)"""
def fcntl64(__fd: Any, __cmd: Any, /, *args: Any) -> int:
    """int fcntl64(int __fd, int __cmd, ...)"""
def open(__file: Any, __oflag: Any, /, *args: Any) -> int:
    """int open(const char * __file, int __oflag, ...)"""
def open64(__file: Any, __oflag: Any, /, *args: Any) -> int:
    """int open64(const char * __file, int __oflag, ...)"""
def openat(__fd: Any, __file: Any, __oflag: Any, /, *args: Any) -> int:
    """int openat(int __fd, const char * __file, int __oflag, ...)"""
def openat64(__fd: Any, __file: Any, __oflag: Any, /, *args: Any) -> int:
    """int openat64(int __fd, const char * __file, int __oflag, ...)"""
def creat(__file: Any, __mode: Any, /) -> int:
    """int creat(const char * __file, mode_t __mode)"""
def creat64(__file: Any, __mode: Any, /) -> int:
    """int creat64(const char * __file, mode_t __mode)"""
def lockf(__fd: Any, __cmd: Any, __len: Any, /) -> int:
    """int lockf(int __fd, int __cmd, off_t __len)"""
def lockf64(__fd: Any, __cmd: Any, __len: Any, /) -> int:
    """int lockf64(int __fd, int __cmd, off64_t __len)"""
def posix_fadvise(__fd: Any, __offset: Any, __len: Any, __advise: Any, /) -> int:
    """int posix_fadvise(int __fd, off_t __offset, off_t __len, int __advise)"""
def posix_fadvise64(__fd: Any, __offset: Any, __len: Any, __advise: Any, /) -> int:
    """int posix_fadvise64(int __fd, off64_t __offset, off64_t __len, int __advise)"""
def posix_fallocate(__fd: Any, __offset: Any, __len: Any, /) -> int:
    """int posix_fallocate(int __fd, off_t __offset, off_t __len)"""
def posix_fallocate64(__fd: Any, __offset: Any, __len: Any, /) -> int:
    """int posix_fallocate64(int __fd, off64_t __offset, off64_t __len)"""
__socklen_t = ctypes.c_uint32
socklen_t = __socklen_t
def access(__name: Any, __type: Any, /) -> int:
    """int access(const char * __name, int __type)"""
def euidaccess(__name: Any, __type: Any, /) -> int:
    """int euidaccess(const char * __name, int __type)"""
def eaccess(__name: Any, __type: Any, /) -> int:
    """int eaccess(const char * __name, int __type)"""
def execveat(__fd: Any, __path: Any, __argv: Any, __envp: Any, __flags: Any, /) -> int:
    """int execveat(int __fd, const char * __path, char *const[] __argv, char *const[] __envp, int __flags)"""
def faccessat(__fd: Any, __file: Any, __type: Any, __flag: Any, /) -> int:
    """int faccessat(int __fd, const char * __file, int __type, int __flag)"""
def lseek(__fd: Any, __offset: Any, __whence: Any, /) -> int:
    """__off_t lseek(int __fd, __off_t __offset, int __whence)"""
def lseek64(__fd: Any, __offset: Any, __whence: Any, /) -> int:
    """__off64_t lseek64(int __fd, __off64_t __offset, int __whence)"""
def close(__fd: Any, /) -> int:
    """int close(int __fd)"""
def closefrom(__lowfd: Any, /) -> None:
    """void closefrom(int __lowfd)"""
def read(__fd: Any, __buf: Any, __nbytes: Any, /) -> int:
    """ssize_t read(int __fd, void * __buf, size_t __nbytes)"""
def write(__fd: Any, __buf: Any, __n: Any, /) -> int:
    """ssize_t write(int __fd, const void * __buf, size_t __n)"""
def pread(__fd: Any, __buf: Any, __nbytes: Any, __offset: Any, /) -> int:
    """ssize_t pread(int __fd, void * __buf, size_t __nbytes, __off_t __offset)"""
def pwrite(__fd: Any, __buf: Any, __n: Any, __offset: Any, /) -> int:
    """ssize_t pwrite(int __fd, const void * __buf, size_t __n, __off_t __offset)"""
def pread64(__fd: Any, __buf: Any, __nbytes: Any, __offset: Any, /) -> int:
    """ssize_t pread64(int __fd, void * __buf, size_t __nbytes, __off64_t __offset)"""
def pwrite64(__fd: Any, __buf: Any, __n: Any, __offset: Any, /) -> int:
    """ssize_t pwrite64(int __fd, const void * __buf, size_t __n, __off64_t __offset)"""
def pipe(__pipedes: Any, /) -> int:
    """int pipe(int[2] __pipedes)"""
def pipe2(__pipedes: Any, __flags: Any, /) -> int:
    """int pipe2(int[2] __pipedes, int __flags)"""
def alarm(__seconds: Any, /) -> int:
    """unsigned int alarm(unsigned int __seconds)"""
def sleep(__seconds: Any, /) -> int:
    """unsigned int sleep(unsigned int __seconds)"""
def ualarm(__value: Any, __interval: Any, /) -> int:
    """__useconds_t ualarm(__useconds_t __value, __useconds_t __interval)"""
def usleep(__useconds: Any, /) -> int:
    """int usleep(__useconds_t __useconds)"""
def pause() -> int:
    """int pause()"""
def chown(__file: Any, __owner: Any, __group: Any, /) -> int:
    """int chown(const char * __file, __uid_t __owner, __gid_t __group)"""
def fchown(__fd: Any, __owner: Any, __group: Any, /) -> int:
    """int fchown(int __fd, __uid_t __owner, __gid_t __group)"""
def lchown(__file: Any, __owner: Any, __group: Any, /) -> int:
    """int lchown(const char * __file, __uid_t __owner, __gid_t __group)"""
def fchownat(__fd: Any, __file: Any, __owner: Any, __group: Any, __flag: Any, /) -> int:
    """int fchownat(int __fd, const char * __file, __uid_t __owner, __gid_t __group, int __flag)"""
def chdir(__path: Any, /) -> int:
    """int chdir(const char * __path)"""
def fchdir(__fd: Any, /) -> int:
    """int fchdir(int __fd)"""
def getcwd(__buf: Any, __size: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * getcwd(char * __buf, size_t __size)"""
def get_current_dir_name() -> ctypes._Pointer[ctypes.c_char]:
    """char * get_current_dir_name()"""
def getwd(__buf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * getwd(char * __buf)"""
def dup(__fd: Any, /) -> int:
    """int dup(int __fd)"""
def dup2(__fd: Any, __fd2: Any, /) -> int:
    """int dup2(int __fd, int __fd2)"""
def dup3(__fd: Any, __fd2: Any, __flags: Any, /) -> int:
    """int dup3(int __fd, int __fd2, int __flags)"""
environ: runtime.Variable
def execve(__path: Any, __argv: Any, __envp: Any, /) -> int:
    """int execve(const char * __path, char *const[] __argv, char *const[] __envp)"""
def fexecve(__fd: Any, __argv: Any, __envp: Any, /) -> int:
    """int fexecve(int __fd, char *const[] __argv, char *const[] __envp)"""
def execv(__path: Any, __argv: Any, /) -> int:
    """int execv(const char * __path, char *const[] __argv)"""
def execle(__path: Any, __arg: Any, /, *args: Any) -> int:
    """int execle(const char * __path, const char * __arg, ...)"""
def execl(__path: Any, __arg: Any, /, *args: Any) -> int:
    """int execl(const char * __path, const char * __arg, ...)"""
def execvp(__file: Any, __argv: Any, /) -> int:
    """int execvp(const char * __file, char *const[] __argv)"""
def execlp(__file: Any, __arg: Any, /, *args: Any) -> int:
    """int execlp(const char * __file, const char * __arg, ...)"""
def execvpe(__file: Any, __argv: Any, __envp: Any, /) -> int:
    """int execvpe(const char * __file, char *const[] __argv, char *const[] __envp)"""
def nice(__inc: Any, /) -> int:
    """int nice(int __inc)"""
def _exit(__status: Any, /) -> None:
    """void _exit(int __status)"""
_PC_LINK_MAX: int
_PC_MAX_CANON: int
_PC_MAX_INPUT: int
_PC_NAME_MAX: int
_PC_PATH_MAX: int
_PC_PIPE_BUF: int
_PC_CHOWN_RESTRICTED: int
_PC_NO_TRUNC: int
_PC_VDISABLE: int
_PC_SYNC_IO: int
_PC_ASYNC_IO: int
_PC_PRIO_IO: int
_PC_SOCK_MAXBUF: int
_PC_FILESIZEBITS: int
_PC_REC_INCR_XFER_SIZE: int
_PC_REC_MAX_XFER_SIZE: int
_PC_REC_MIN_XFER_SIZE: int
_PC_REC_XFER_ALIGN: int
_PC_ALLOC_SIZE_MIN: int
_PC_SYMLINK_MAX: int
_PC_2_SYMLINKS: int
_SC_ARG_MAX: int
_SC_CHILD_MAX: int
_SC_CLK_TCK: int
_SC_NGROUPS_MAX: int
_SC_OPEN_MAX: int
_SC_STREAM_MAX: int
_SC_TZNAME_MAX: int
_SC_JOB_CONTROL: int
_SC_SAVED_IDS: int
_SC_REALTIME_SIGNALS: int
_SC_PRIORITY_SCHEDULING: int
_SC_TIMERS: int
_SC_ASYNCHRONOUS_IO: int
_SC_PRIORITIZED_IO: int
_SC_SYNCHRONIZED_IO: int
_SC_FSYNC: int
_SC_MAPPED_FILES: int
_SC_MEMLOCK: int
_SC_MEMLOCK_RANGE: int
_SC_MEMORY_PROTECTION: int
_SC_MESSAGE_PASSING: int
_SC_SEMAPHORES: int
_SC_SHARED_MEMORY_OBJECTS: int
_SC_AIO_LISTIO_MAX: int
_SC_AIO_MAX: int
_SC_AIO_PRIO_DELTA_MAX: int
_SC_DELAYTIMER_MAX: int
_SC_MQ_OPEN_MAX: int
_SC_MQ_PRIO_MAX: int
_SC_VERSION: int
_SC_PAGESIZE: int
_SC_RTSIG_MAX: int
_SC_SEM_NSEMS_MAX: int
_SC_SEM_VALUE_MAX: int
_SC_SIGQUEUE_MAX: int
_SC_TIMER_MAX: int
_SC_BC_BASE_MAX: int
_SC_BC_DIM_MAX: int
_SC_BC_SCALE_MAX: int
_SC_BC_STRING_MAX: int
_SC_COLL_WEIGHTS_MAX: int
_SC_EQUIV_CLASS_MAX: int
_SC_EXPR_NEST_MAX: int
_SC_LINE_MAX: int
_SC_RE_DUP_MAX: int
_SC_CHARCLASS_NAME_MAX: int
_SC_2_VERSION: int
_SC_2_C_BIND: int
_SC_2_C_DEV: int
_SC_2_FORT_DEV: int
_SC_2_FORT_RUN: int
_SC_2_SW_DEV: int
_SC_2_LOCALEDEF: int
_SC_PII: int
_SC_PII_XTI: int
_SC_PII_SOCKET: int
_SC_PII_INTERNET: int
_SC_PII_OSI: int
_SC_POLL: int
_SC_SELECT: int
_SC_UIO_MAXIOV: int
_SC_IOV_MAX: int
_SC_PII_INTERNET_STREAM: int
_SC_PII_INTERNET_DGRAM: int
_SC_PII_OSI_COTS: int
_SC_PII_OSI_CLTS: int
_SC_PII_OSI_M: int
_SC_T_IOV_MAX: int
_SC_THREADS: int
_SC_THREAD_SAFE_FUNCTIONS: int
_SC_GETGR_R_SIZE_MAX: int
_SC_GETPW_R_SIZE_MAX: int
_SC_LOGIN_NAME_MAX: int
_SC_TTY_NAME_MAX: int
_SC_THREAD_DESTRUCTOR_ITERATIONS: int
_SC_THREAD_KEYS_MAX: int
_SC_THREAD_STACK_MIN: int
_SC_THREAD_THREADS_MAX: int
_SC_THREAD_ATTR_STACKADDR: int
_SC_THREAD_ATTR_STACKSIZE: int
_SC_THREAD_PRIORITY_SCHEDULING: int
_SC_THREAD_PRIO_INHERIT: int
_SC_THREAD_PRIO_PROTECT: int
_SC_THREAD_PROCESS_SHARED: int
_SC_NPROCESSORS_CONF: int
_SC_NPROCESSORS_ONLN: int
_SC_PHYS_PAGES: int
_SC_AVPHYS_PAGES: int
_SC_ATEXIT_MAX: int
_SC_PASS_MAX: int
_SC_XOPEN_VERSION: int
_SC_XOPEN_XCU_VERSION: int
_SC_XOPEN_UNIX: int
_SC_XOPEN_CRYPT: int
_SC_XOPEN_ENH_I18N: int
_SC_XOPEN_SHM: int
_SC_2_CHAR_TERM: int
_SC_2_C_VERSION: int
_SC_2_UPE: int
_SC_XOPEN_XPG2: int
_SC_XOPEN_XPG3: int
_SC_XOPEN_XPG4: int
_SC_CHAR_BIT: int
_SC_CHAR_MAX: int
_SC_CHAR_MIN: int
_SC_INT_MAX: int
_SC_INT_MIN: int
_SC_LONG_BIT: int
_SC_WORD_BIT: int
_SC_MB_LEN_MAX: int
_SC_NZERO: int
_SC_SSIZE_MAX: int
_SC_SCHAR_MAX: int
_SC_SCHAR_MIN: int
_SC_SHRT_MAX: int
_SC_SHRT_MIN: int
_SC_UCHAR_MAX: int
_SC_UINT_MAX: int
_SC_ULONG_MAX: int
_SC_USHRT_MAX: int
_SC_NL_ARGMAX: int
_SC_NL_LANGMAX: int
_SC_NL_MSGMAX: int
_SC_NL_NMAX: int
_SC_NL_SETMAX: int
_SC_NL_TEXTMAX: int
_SC_XBS5_ILP32_OFF32: int
_SC_XBS5_ILP32_OFFBIG: int
_SC_XBS5_LP64_OFF64: int
_SC_XBS5_LPBIG_OFFBIG: int
_SC_XOPEN_LEGACY: int
_SC_XOPEN_REALTIME: int
_SC_XOPEN_REALTIME_THREADS: int
_SC_ADVISORY_INFO: int
_SC_BARRIERS: int
_SC_BASE: int
_SC_C_LANG_SUPPORT: int
_SC_C_LANG_SUPPORT_R: int
_SC_CLOCK_SELECTION: int
_SC_CPUTIME: int
_SC_THREAD_CPUTIME: int
_SC_DEVICE_IO: int
_SC_DEVICE_SPECIFIC: int
_SC_DEVICE_SPECIFIC_R: int
_SC_FD_MGMT: int
_SC_FIFO: int
_SC_PIPE: int
_SC_FILE_ATTRIBUTES: int
_SC_FILE_LOCKING: int
_SC_FILE_SYSTEM: int
_SC_MONOTONIC_CLOCK: int
_SC_MULTI_PROCESS: int
_SC_SINGLE_PROCESS: int
_SC_NETWORKING: int
_SC_READER_WRITER_LOCKS: int
_SC_SPIN_LOCKS: int
_SC_REGEXP: int
_SC_REGEX_VERSION: int
_SC_SHELL: int
_SC_SIGNALS: int
_SC_SPAWN: int
_SC_SPORADIC_SERVER: int
_SC_THREAD_SPORADIC_SERVER: int
_SC_SYSTEM_DATABASE: int
_SC_SYSTEM_DATABASE_R: int
_SC_TIMEOUTS: int
_SC_TYPED_MEMORY_OBJECTS: int
_SC_USER_GROUPS: int
_SC_USER_GROUPS_R: int
_SC_2_PBS: int
_SC_2_PBS_ACCOUNTING: int
_SC_2_PBS_LOCATE: int
_SC_2_PBS_MESSAGE: int
_SC_2_PBS_TRACK: int
_SC_SYMLOOP_MAX: int
_SC_STREAMS: int
_SC_2_PBS_CHECKPOINT: int
_SC_V6_ILP32_OFF32: int
_SC_V6_ILP32_OFFBIG: int
_SC_V6_LP64_OFF64: int
_SC_V6_LPBIG_OFFBIG: int
_SC_HOST_NAME_MAX: int
_SC_TRACE: int
_SC_TRACE_EVENT_FILTER: int
_SC_TRACE_INHERIT: int
_SC_TRACE_LOG: int
_SC_LEVEL1_ICACHE_SIZE: int
_SC_LEVEL1_ICACHE_ASSOC: int
_SC_LEVEL1_ICACHE_LINESIZE: int
_SC_LEVEL1_DCACHE_SIZE: int
_SC_LEVEL1_DCACHE_ASSOC: int
_SC_LEVEL1_DCACHE_LINESIZE: int
_SC_LEVEL2_CACHE_SIZE: int
_SC_LEVEL2_CACHE_ASSOC: int
_SC_LEVEL2_CACHE_LINESIZE: int
_SC_LEVEL3_CACHE_SIZE: int
_SC_LEVEL3_CACHE_ASSOC: int
_SC_LEVEL3_CACHE_LINESIZE: int
_SC_LEVEL4_CACHE_SIZE: int
_SC_LEVEL4_CACHE_ASSOC: int
_SC_LEVEL4_CACHE_LINESIZE: int
_SC_IPV6: int
_SC_RAW_SOCKETS: int
_SC_V7_ILP32_OFF32: int
_SC_V7_ILP32_OFFBIG: int
_SC_V7_LP64_OFF64: int
_SC_V7_LPBIG_OFFBIG: int
_SC_SS_REPL_MAX: int
_SC_TRACE_EVENT_NAME_MAX: int
_SC_TRACE_NAME_MAX: int
_SC_TRACE_SYS_MAX: int
_SC_TRACE_USER_EVENT_MAX: int
_SC_XOPEN_STREAMS: int
_SC_THREAD_ROBUST_PRIO_INHERIT: int
_SC_THREAD_ROBUST_PRIO_PROTECT: int
_SC_MINSIGSTKSZ: int
_SC_SIGSTKSZ: int
_CS_PATH: int
_CS_V6_WIDTH_RESTRICTED_ENVS: int
_CS_GNU_LIBC_VERSION: int
_CS_GNU_LIBPTHREAD_VERSION: int
_CS_V5_WIDTH_RESTRICTED_ENVS: int
_CS_V7_WIDTH_RESTRICTED_ENVS: int
_CS_LFS_CFLAGS: int
_CS_LFS_LDFLAGS: int
_CS_LFS_LIBS: int
_CS_LFS_LINTFLAGS: int
_CS_LFS64_CFLAGS: int
_CS_LFS64_LDFLAGS: int
_CS_LFS64_LIBS: int
_CS_LFS64_LINTFLAGS: int
_CS_XBS5_ILP32_OFF32_CFLAGS: int
_CS_XBS5_ILP32_OFF32_LDFLAGS: int
_CS_XBS5_ILP32_OFF32_LIBS: int
_CS_XBS5_ILP32_OFF32_LINTFLAGS: int
_CS_XBS5_ILP32_OFFBIG_CFLAGS: int
_CS_XBS5_ILP32_OFFBIG_LDFLAGS: int
_CS_XBS5_ILP32_OFFBIG_LIBS: int
_CS_XBS5_ILP32_OFFBIG_LINTFLAGS: int
_CS_XBS5_LP64_OFF64_CFLAGS: int
_CS_XBS5_LP64_OFF64_LDFLAGS: int
_CS_XBS5_LP64_OFF64_LIBS: int
_CS_XBS5_LP64_OFF64_LINTFLAGS: int
_CS_XBS5_LPBIG_OFFBIG_CFLAGS: int
_CS_XBS5_LPBIG_OFFBIG_LDFLAGS: int
_CS_XBS5_LPBIG_OFFBIG_LIBS: int
_CS_XBS5_LPBIG_OFFBIG_LINTFLAGS: int
_CS_POSIX_V6_ILP32_OFF32_CFLAGS: int
_CS_POSIX_V6_ILP32_OFF32_LDFLAGS: int
_CS_POSIX_V6_ILP32_OFF32_LIBS: int
_CS_POSIX_V6_ILP32_OFF32_LINTFLAGS: int
_CS_POSIX_V6_ILP32_OFFBIG_CFLAGS: int
_CS_POSIX_V6_ILP32_OFFBIG_LDFLAGS: int
_CS_POSIX_V6_ILP32_OFFBIG_LIBS: int
_CS_POSIX_V6_ILP32_OFFBIG_LINTFLAGS: int
_CS_POSIX_V6_LP64_OFF64_CFLAGS: int
_CS_POSIX_V6_LP64_OFF64_LDFLAGS: int
_CS_POSIX_V6_LP64_OFF64_LIBS: int
_CS_POSIX_V6_LP64_OFF64_LINTFLAGS: int
_CS_POSIX_V6_LPBIG_OFFBIG_CFLAGS: int
_CS_POSIX_V6_LPBIG_OFFBIG_LDFLAGS: int
_CS_POSIX_V6_LPBIG_OFFBIG_LIBS: int
_CS_POSIX_V6_LPBIG_OFFBIG_LINTFLAGS: int
_CS_POSIX_V7_ILP32_OFF32_CFLAGS: int
_CS_POSIX_V7_ILP32_OFF32_LDFLAGS: int
_CS_POSIX_V7_ILP32_OFF32_LIBS: int
_CS_POSIX_V7_ILP32_OFF32_LINTFLAGS: int
_CS_POSIX_V7_ILP32_OFFBIG_CFLAGS: int
_CS_POSIX_V7_ILP32_OFFBIG_LDFLAGS: int
_CS_POSIX_V7_ILP32_OFFBIG_LIBS: int
_CS_POSIX_V7_ILP32_OFFBIG_LINTFLAGS: int
_CS_POSIX_V7_LP64_OFF64_CFLAGS: int
_CS_POSIX_V7_LP64_OFF64_LDFLAGS: int
_CS_POSIX_V7_LP64_OFF64_LIBS: int
_CS_POSIX_V7_LP64_OFF64_LINTFLAGS: int
_CS_POSIX_V7_LPBIG_OFFBIG_CFLAGS: int
_CS_POSIX_V7_LPBIG_OFFBIG_LDFLAGS: int
_CS_POSIX_V7_LPBIG_OFFBIG_LIBS: int
_CS_POSIX_V7_LPBIG_OFFBIG_LINTFLAGS: int
_CS_V6_ENV: int
_CS_V7_ENV: int
def pathconf(__path: Any, __name: Any, /) -> int:
    """long pathconf(const char * __path, int __name)"""
def fpathconf(__fd: Any, __name: Any, /) -> int:
    """long fpathconf(int __fd, int __name)"""
def sysconf(__name: Any, /) -> int:
    """long sysconf(int __name)"""
def confstr(__name: Any, __buf: Any, __len: Any, /) -> int:
    """size_t confstr(int __name, char * __buf, size_t __len)"""
def getpid() -> int:
    """__pid_t getpid()"""
def getppid() -> int:
    """__pid_t getppid()"""
def getpgrp() -> int:
    """__pid_t getpgrp()"""
def getpgid(__pid: Any, /) -> int:
    """__pid_t getpgid(__pid_t __pid)"""
def setpgid(__pid: Any, __pgid: Any, /) -> int:
    """int setpgid(__pid_t __pid, __pid_t __pgid)"""
def setpgrp() -> int:
    """int setpgrp()"""
def setsid() -> int:
    """__pid_t setsid()"""
def getsid(__pid: Any, /) -> int:
    """__pid_t getsid(__pid_t __pid)"""
def getuid() -> int:
    """__uid_t getuid()"""
def geteuid() -> int:
    """__uid_t geteuid()"""
def getgid() -> int:
    """__gid_t getgid()"""
def getegid() -> int:
    """__gid_t getegid()"""
def getgroups(__size: Any, __list: Any, /) -> int:
    """int getgroups(int __size, __gid_t[] __list)"""
def group_member(__gid: Any, /) -> int:
    """int group_member(__gid_t __gid)"""
def setuid(__uid: Any, /) -> int:
    """int setuid(__uid_t __uid)"""
def setreuid(__ruid: Any, __euid: Any, /) -> int:
    """int setreuid(__uid_t __ruid, __uid_t __euid)"""
def seteuid(__uid: Any, /) -> int:
    """int seteuid(__uid_t __uid)"""
def setgid(__gid: Any, /) -> int:
    """int setgid(__gid_t __gid)"""
def setregid(__rgid: Any, __egid: Any, /) -> int:
    """int setregid(__gid_t __rgid, __gid_t __egid)"""
def setegid(__gid: Any, /) -> int:
    """int setegid(__gid_t __gid)"""
def getresuid(__ruid: Any, __euid: Any, __suid: Any, /) -> int:
    """int getresuid(__uid_t * __ruid, __uid_t * __euid, __uid_t * __suid)"""
def getresgid(__rgid: Any, __egid: Any, __sgid: Any, /) -> int:
    """int getresgid(__gid_t * __rgid, __gid_t * __egid, __gid_t * __sgid)"""
def setresuid(__ruid: Any, __euid: Any, __suid: Any, /) -> int:
    """int setresuid(__uid_t __ruid, __uid_t __euid, __uid_t __suid)"""
def setresgid(__rgid: Any, __egid: Any, __sgid: Any, /) -> int:
    """int setresgid(__gid_t __rgid, __gid_t __egid, __gid_t __sgid)"""
def fork() -> int:
    """__pid_t fork()"""
def vfork() -> int:
    """int vfork()"""
def _Fork() -> int:
    """__pid_t _Fork()"""
def ttyname(__fd: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * ttyname(int __fd)"""
def ttyname_r(__fd: Any, __buf: Any, __buflen: Any, /) -> int:
    """int ttyname_r(int __fd, char * __buf, size_t __buflen)"""
def isatty(__fd: Any, /) -> int:
    """int isatty(int __fd)"""
def ttyslot() -> int:
    """int ttyslot()"""
def link(__from: Any, __to: Any, /) -> int:
    """int link(const char * __from, const char * __to)"""
def linkat(__fromfd: Any, __from: Any, __tofd: Any, __to: Any, __flags: Any, /) -> int:
    """int linkat(int __fromfd, const char * __from, int __tofd, const char * __to, int __flags)"""
def symlink(__from: Any, __to: Any, /) -> int:
    """int symlink(const char * __from, const char * __to)"""
def readlink(__path: Any, __buf: Any, __len: Any, /) -> int:
    """ssize_t readlink(const char *restrict __path, char *restrict __buf, size_t __len)"""
def symlinkat(__from: Any, __tofd: Any, __to: Any, /) -> int:
    """int symlinkat(const char * __from, int __tofd, const char * __to)"""
def readlinkat(__fd: Any, __path: Any, __buf: Any, __len: Any, /) -> int:
    """ssize_t readlinkat(int __fd, const char *restrict __path, char *restrict __buf, size_t __len)"""
def unlink(__name: Any, /) -> int:
    """int unlink(const char * __name)"""
def unlinkat(__fd: Any, __name: Any, __flag: Any, /) -> int:
    """int unlinkat(int __fd, const char * __name, int __flag)"""
def rmdir(__path: Any, /) -> int:
    """int rmdir(const char * __path)"""
def tcgetpgrp(__fd: Any, /) -> int:
    """__pid_t tcgetpgrp(int __fd)"""
def tcsetpgrp(__fd: Any, __pgrp_id: Any, /) -> int:
    """int tcsetpgrp(int __fd, __pid_t __pgrp_id)"""
def getlogin() -> ctypes._Pointer[ctypes.c_char]:
    """char * getlogin()"""
def getlogin_r(__name: Any, __name_len: Any, /) -> int:
    """int getlogin_r(char * __name, size_t __name_len)"""
def setlogin(__name: Any, /) -> int:
    """int setlogin(const char * __name)"""
optarg: runtime.Variable
optind: runtime.Variable
opterr: runtime.Variable
optopt: runtime.Variable
def getopt(___argc: Any, ___argv: Any, __shortopts: Any, /) -> int:
    """int getopt(int ___argc, char *const * ___argv, const char * __shortopts)"""
def gethostname(__name: Any, __len: Any, /) -> int:
    """int gethostname(char * __name, size_t __len)"""
def sethostname(__name: Any, __len: Any, /) -> int:
    """int sethostname(const char * __name, size_t __len)"""
def sethostid(__id: Any, /) -> int:
    """int sethostid(long __id)"""
def getdomainname(__name: Any, __len: Any, /) -> int:
    """int getdomainname(char * __name, size_t __len)"""
def setdomainname(__name: Any, __len: Any, /) -> int:
    """int setdomainname(const char * __name, size_t __len)"""
def vhangup() -> int:
    """int vhangup()"""
def revoke(__file: Any, /) -> int:
    """int revoke(const char * __file)"""
def profil(__sample_buffer: Any, __size: Any, __offset: Any, __scale: Any, /) -> int:
    """int profil(unsigned short * __sample_buffer, size_t __size, size_t __offset, unsigned int __scale)"""
def acct(__name: Any, /) -> int:
    """int acct(const char * __name)"""
def getusershell() -> ctypes._Pointer[ctypes.c_char]:
    """char * getusershell()"""
def endusershell() -> None:
    """void endusershell()"""
def setusershell() -> None:
    """void setusershell()"""
def daemon(__nochdir: Any, __noclose: Any, /) -> int:
    """int daemon(int __nochdir, int __noclose)"""
def chroot(__path: Any, /) -> int:
    """int chroot(const char * __path)"""
def getpass(__prompt: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * getpass(const char * __prompt)"""
def fsync(__fd: Any, /) -> int:
    """int fsync(int __fd)"""
def syncfs(__fd: Any, /) -> int:
    """int syncfs(int __fd)"""
def gethostid() -> int:
    """long gethostid()"""
def sync() -> None:
    """void sync()"""
def getpagesize() -> int:
    """int getpagesize()"""
def getdtablesize() -> int:
    """int getdtablesize()"""
def truncate(__file: Any, __length: Any, /) -> int:
    """int truncate(const char * __file, __off_t __length)"""
def truncate64(__file: Any, __length: Any, /) -> int:
    """int truncate64(const char * __file, __off64_t __length)"""
def ftruncate(__fd: Any, __length: Any, /) -> int:
    """int ftruncate(int __fd, __off_t __length)"""
def ftruncate64(__fd: Any, __length: Any, /) -> int:
    """int ftruncate64(int __fd, __off64_t __length)"""
def brk(__addr: Any, /) -> int:
    """int brk(void * __addr)"""
def sbrk(__delta: Any, /) -> int | None:
    """void * sbrk(intptr_t __delta)"""
def syscall(__sysno: Any, /, *args: Any) -> int:
    """long syscall(long __sysno, ...)"""
def copy_file_range(__infd: Any, __pinoff: Any, __outfd: Any, __poutoff: Any, __length: Any, __flags: Any, /) -> int:
    """ssize_t copy_file_range(int __infd, __off64_t * __pinoff, int __outfd, __off64_t * __poutoff, size_t __length, unsigned int __flags)"""
def fdatasync(__fildes: Any, /) -> int:
    """int fdatasync(int __fildes)"""
def crypt(__key: Any, __salt: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * crypt(const char * __key, const char * __salt)"""
def swab(__from: Any, __to: Any, __n: Any, /) -> None:
    """void swab(const void *restrict __from, void *restrict __to, ssize_t __n)"""
def getentropy(__buffer: Any, __length: Any, /) -> int:
    """int getentropy(void * __buffer, size_t __length)"""
def close_range(__fd: Any, __max_fd: Any, __flags: Any, /) -> int:
    """int close_range(unsigned int __fd, unsigned int __max_fd, int __flags)"""
def gettid() -> int:
    """__pid_t gettid()"""
nfds_t = ctypes.c_uint64
class struct_pollfd(runtime.Struct):
    fd: Field[int]
    events: Field[int]
    revents: Field[int]
def poll(__fds: Any, __nfds: Any, __timeout: Any, /) -> int:
    """int poll(struct pollfd * __fds, nfds_t __nfds, int __timeout)"""
def ppoll(__fds: Any, __nfds: Any, __timeout: Any, __ss: Any, /) -> int:
    """int ppoll(struct pollfd * __fds, nfds_t __nfds, const struct timespec * __timeout, const __sigset_t * __ss)"""
def _dl_mcount_wrapper_check(__selfpc: Any, /) -> None:
    """void _dl_mcount_wrapper_check(void * __selfpc)"""
Lmid_t = ctypes.c_int64
def dlopen(__file: Any, __mode: Any, /) -> int | None:
    """void * dlopen(const char * __file, int __mode)"""
def dlclose(__handle: Any, /) -> int:
    """int dlclose(void * __handle)"""
def dlsym(__handle: Any, __name: Any, /) -> int | None:
    """void * dlsym(void *restrict __handle, const char *restrict __name)"""
def dlmopen(__nsid: Any, __file: Any, __mode: Any, /) -> int | None:
    """void * dlmopen(Lmid_t __nsid, const char * __file, int __mode)"""
def dlvsym(__handle: Any, __name: Any, __version: Any, /) -> int | None:
    """void * dlvsym(void *restrict __handle, const char *restrict __name, const char *restrict __version)"""
def dlerror() -> ctypes._Pointer[ctypes.c_char]:
    """char * dlerror()"""
class Dl_info(runtime.Struct):
    dli_fname: Field[bytes | None]
    dli_fbase: Field[int | None]
    dli_sname: Field[bytes | None]
    dli_saddr: Field[int | None]
def dladdr(__address: Any, __info: Any, /) -> int:
    """int dladdr(const void * __address, Dl_info * __info)"""
def dladdr1(__address: Any, __info: Any, __extra_info: Any, __flags: Any, /) -> int:
    """int dladdr1(const void * __address, Dl_info * __info, void ** __extra_info, int __flags)"""
RTLD_DL_SYMENT: int
RTLD_DL_LINKMAP: int
def dlinfo(__handle: Any, __request: Any, __arg: Any, /) -> int:
    """int dlinfo(void *restrict __handle, int __request, void *restrict __arg)"""
RTLD_DI_LMID: int
RTLD_DI_LINKMAP: int
RTLD_DI_CONFIGADDR: int
RTLD_DI_SERINFO: int
RTLD_DI_SERINFOSIZE: int
RTLD_DI_ORIGIN: int
RTLD_DI_PROFILENAME: int
RTLD_DI_PROFILEOUT: int
RTLD_DI_TLS_MODID: int
RTLD_DI_TLS_DATA: int
RTLD_DI_PHDR: int
RTLD_DI_MAX: int
class Dl_serpath(runtime.Struct):
    dls_name: Field[ctypes._Pointer[ctypes.c_char]]
    dls_flags: Field[int]
class Dl_serinfo_2(runtime.Union):
    dls_serpath: Field[ctypes.Array[Dl_serpath]]
    __dls_serpath_pad: Field[ctypes.Array[Dl_serpath]]
class Dl_serinfo(runtime.Struct):
    dls_size: Field[int]
    dls_cnt: Field[int]
    dls_serpath: Field[ctypes.Array[Dl_serpath]]
    __dls_serpath_pad: Field[ctypes.Array[Dl_serpath]]
class struct_link_map(runtime.Struct): ...
class struct_dl_find_object(runtime.Struct):
    dlfo_flags: Field[int]
    dlfo_map_start: Field[int | None]
    dlfo_map_end: Field[int | None]
    dlfo_link_map: Field[ctypes._Pointer[struct_link_map]]
    dlfo_eh_frame: Field[int | None]
    __dflo_reserved: Field[ctypes.Array[ctypes.c_uint64]]
def _dl_find_object(__address: Any, __result: Any, /) -> int:
    """int _dl_find_object(void * __address, struct dl_find_object * __result)"""
def __errno_location() -> ctypes._Pointer[ctypes.c_int32]:
    """int * __errno_location()"""
program_invocation_name: runtime.Variable
program_invocation_short_name: runtime.Variable
error_t = ctypes.c_int32
__sig_atomic_t = ctypes.c_int32
sig_atomic_t = __sig_atomic_t
class siginfo_t__sifields__kill(runtime.Struct):
    si_pid: Field[int]
    si_uid: Field[int]
class siginfo_t__sifields__timer(runtime.Struct):
    si_tid: Field[int]
    si_overrun: Field[int]
    si_sigval: Field[union_sigval]
class siginfo_t__sifields__rt(runtime.Struct):
    si_pid: Field[int]
    si_uid: Field[int]
    si_sigval: Field[union_sigval]
class siginfo_t__sifields__sigchld(runtime.Struct):
    si_pid: Field[int]
    si_uid: Field[int]
    si_status: Field[int]
    si_utime: Field[int]
    si_stime: Field[int]
class siginfo_t__sifields__sigfault__bounds__addr_bnd(runtime.Struct):
    _lower: Field[int | None]
    _upper: Field[int | None]
class siginfo_t__sifields__sigfault__bounds(runtime.Union):
    _addr_bnd: Field[siginfo_t__sifields__sigfault__bounds__addr_bnd]
    _pkey: Field[int]
class siginfo_t__sifields__sigfault(runtime.Struct):
    si_addr: Field[int | None]
    si_addr_lsb: Field[int]
    _bounds: Field[siginfo_t__sifields__sigfault__bounds]
class siginfo_t__sifields__sigpoll(runtime.Struct):
    si_band: Field[int]
    si_fd: Field[int]
class siginfo_t__sifields__sigsys(runtime.Struct):
    _call_addr: Field[int | None]
    _syscall: Field[int]
    _arch: Field[int]
class siginfo_t__sifields(runtime.Union):
    _pad: Field[ctypes.Array[ctypes.c_int32]]
    _kill: Field[siginfo_t__sifields__kill]
    _timer: Field[siginfo_t__sifields__timer]
    _rt: Field[siginfo_t__sifields__rt]
    _sigchld: Field[siginfo_t__sifields__sigchld]
    _sigfault: Field[siginfo_t__sifields__sigfault]
    _sigpoll: Field[siginfo_t__sifields__sigpoll]
    _sigsys: Field[siginfo_t__sifields__sigsys]
class siginfo_t(runtime.Struct):
    si_signo: Field[int]
    si_errno: Field[int]
    si_code: Field[int]
    __pad0: Field[int]
    _sifields: Field[siginfo_t__sifields]
SI_ASYNCNL: int
SI_DETHREAD: int
SI_TKILL: int
SI_SIGIO: int
SI_ASYNCIO: int
SI_MESGQ: int
SI_TIMER: int
SI_QUEUE: int
SI_USER: int
SI_KERNEL: int
ILL_ILLOPC: int
ILL_ILLOPN: int
ILL_ILLADR: int
ILL_ILLTRP: int
ILL_PRVOPC: int
ILL_PRVREG: int
ILL_COPROC: int
ILL_BADSTK: int
ILL_BADIADDR: int
FPE_INTDIV: int
FPE_INTOVF: int
FPE_FLTDIV: int
FPE_FLTOVF: int
FPE_FLTUND: int
FPE_FLTRES: int
FPE_FLTINV: int
FPE_FLTSUB: int
FPE_FLTUNK: int
FPE_CONDTRAP: int
SEGV_MAPERR: int
SEGV_ACCERR: int
SEGV_BNDERR: int
SEGV_PKUERR: int
SEGV_ACCADI: int
SEGV_ADIDERR: int
SEGV_ADIPERR: int
SEGV_MTEAERR: int
SEGV_MTESERR: int
BUS_ADRALN: int
BUS_ADRERR: int
BUS_OBJERR: int
BUS_MCEERR_AR: int
BUS_MCEERR_AO: int
TRAP_BRKPT: int
TRAP_TRACE: int
TRAP_BRANCH: int
TRAP_HWBKPT: int
TRAP_UNK: int
CLD_EXITED: int
CLD_KILLED: int
CLD_DUMPED: int
CLD_TRAPPED: int
CLD_STOPPED: int
CLD_CONTINUED: int
POLL_IN: int
POLL_OUT: int
POLL_MSG: int
POLL_ERR: int
POLL_PRI: int
POLL_HUP: int
sigval_t = __sigval_t
sigevent_t = struct_sigevent
SIGEV_SIGNAL: int
SIGEV_NONE: int
SIGEV_THREAD: int
SIGEV_THREAD_ID: int
__sighandler_t = Any
def sysv_signal(__sig: Any, __handler: Any, /) -> Any:
    """__sighandler_t sysv_signal(int __sig, __sighandler_t __handler)"""
def signal(__sig: Any, __handler: Any, /) -> Any:
    """__sighandler_t signal(int __sig, __sighandler_t __handler)"""
def kill(__pid: Any, __sig: Any, /) -> int:
    """int kill(__pid_t __pid, int __sig)"""
def killpg(__pgrp: Any, __sig: Any, /) -> int:
    """int killpg(__pid_t __pgrp, int __sig)"""
def raise_(__sig: Any, /) -> int:
    """int raise(int __sig)"""
def ssignal(__sig: Any, __handler: Any, /) -> Any:
    """__sighandler_t ssignal(int __sig, __sighandler_t __handler)"""
def gsignal(__sig: Any, /) -> int:
    """int gsignal(int __sig)"""
def psignal(__sig: Any, __s: Any, /) -> None:
    """void psignal(int __sig, const char * __s)"""
def psiginfo(__pinfo: Any, __s: Any, /) -> None:
    """void psiginfo(const siginfo_t * __pinfo, const char * __s)"""
def sigpause(__sig: Any, /) -> int:
    """int sigpause(int __sig)"""
def sigblock(__mask: Any, /) -> int:
    """int sigblock(int __mask)"""
def sigsetmask(__mask: Any, /) -> int:
    """int sigsetmask(int __mask)"""
def siggetmask() -> int:
    """int siggetmask()"""
sighandler_t = __sighandler_t
sig_t = __sighandler_t
def sigemptyset(__set: Any, /) -> int:
    """int sigemptyset(sigset_t * __set)"""
def sigfillset(__set: Any, /) -> int:
    """int sigfillset(sigset_t * __set)"""
def sigaddset(__set: Any, __signo: Any, /) -> int:
    """int sigaddset(sigset_t * __set, int __signo)"""
def sigdelset(__set: Any, __signo: Any, /) -> int:
    """int sigdelset(sigset_t * __set, int __signo)"""
def sigismember(__set: Any, __signo: Any, /) -> int:
    """int sigismember(const sigset_t * __set, int __signo)"""
def sigisemptyset(__set: Any, /) -> int:
    """int sigisemptyset(const sigset_t * __set)"""
def sigandset(__set: Any, __left: Any, __right: Any, /) -> int:
    """int sigandset(sigset_t * __set, const sigset_t * __left, const sigset_t * __right)"""
def sigorset(__set: Any, __left: Any, __right: Any, /) -> int:
    """int sigorset(sigset_t * __set, const sigset_t * __left, const sigset_t * __right)"""
class struct_sigaction___sigaction_handler(runtime.Union):
    sa_handler: Field[Any]
    sa_sigaction: Field[Any]
class struct_sigaction(runtime.Struct):
    __sigaction_handler: Field[struct_sigaction___sigaction_handler]
    sa_mask: Field[__sigset_t]
    sa_flags: Field[int]
    sa_restorer: Field[Any]
def sigprocmask(__how: Any, __set: Any, __oset: Any, /) -> int:
    """int sigprocmask(int __how, const sigset_t *restrict __set, sigset_t *restrict __oset)"""
def sigsuspend(__set: Any, /) -> int:
    """int sigsuspend(const sigset_t * __set)"""
def sigaction(__sig: Any, __act: Any, __oact: Any, /) -> int:
    """int sigaction(int __sig, const struct sigaction *restrict __act, struct sigaction *restrict __oact)"""
def sigpending(__set: Any, /) -> int:
    """int sigpending(sigset_t * __set)"""
def sigwait(__set: Any, __sig: Any, /) -> int:
    """int sigwait(const sigset_t *restrict __set, int *restrict __sig)"""
def sigwaitinfo(__set: Any, __info: Any, /) -> int:
    """int sigwaitinfo(const sigset_t *restrict __set, siginfo_t *restrict __info)"""
def sigtimedwait(__set: Any, __info: Any, __timeout: Any, /) -> int:
    """int sigtimedwait(const sigset_t *restrict __set, siginfo_t *restrict __info, const struct timespec *restrict __timeout)"""
def sigqueue(__pid: Any, __sig: Any, __val: Any, /) -> int:
    """int sigqueue(__pid_t __pid, int __sig, const union sigval __val)"""
class struct__fpx_sw_bytes(runtime.Struct):
    magic1: Field[int]
    extended_size: Field[int]
    xstate_bv: Field[int]
    xstate_size: Field[int]
    __glibc_reserved1: Field[ctypes.Array[ctypes.c_uint32]]
class struct__fpreg(runtime.Struct):
    significand: Field[ctypes.Array[ctypes.c_uint16]]
    exponent: Field[int]
class struct__fpxreg(runtime.Struct):
    significand: Field[ctypes.Array[ctypes.c_uint16]]
    exponent: Field[int]
    __glibc_reserved1: Field[ctypes.Array[ctypes.c_uint16]]
class struct__xmmreg(runtime.Struct):
    element: Field[ctypes.Array[ctypes.c_uint32]]
class struct__fpstate(runtime.Struct):
    cwd: Field[int]
    swd: Field[int]
    ftw: Field[int]
    fop: Field[int]
    rip: Field[int]
    rdp: Field[int]
    mxcsr: Field[int]
    mxcr_mask: Field[int]
    _st: Field[ctypes.Array[struct__fpxreg]]
    _xmm: Field[ctypes.Array[struct__xmmreg]]
    __glibc_reserved1: Field[ctypes.Array[ctypes.c_uint32]]
class struct_sigcontext_26(runtime.Union):
    fpstate: Field[ctypes._Pointer[struct__fpstate]]
    __fpstate_word: Field[int]
class struct_sigcontext(runtime.Struct):
    r8: Field[int]
    r9: Field[int]
    r10: Field[int]
    r11: Field[int]
    r12: Field[int]
    r13: Field[int]
    r14: Field[int]
    r15: Field[int]
    rdi: Field[int]
    rsi: Field[int]
    rbp: Field[int]
    rbx: Field[int]
    rdx: Field[int]
    rax: Field[int]
    rcx: Field[int]
    rsp: Field[int]
    rip: Field[int]
    eflags: Field[int]
    cs: Field[int]
    gs: Field[int]
    fs: Field[int]
    __pad0: Field[int]
    err: Field[int]
    trapno: Field[int]
    oldmask: Field[int]
    cr2: Field[int]
    fpstate: Field[ctypes._Pointer[struct__fpstate]]
    __fpstate_word: Field[int]
    __reserved1: Field[ctypes.Array[ctypes.c_uint64]]
class struct__xsave_hdr(runtime.Struct):
    xstate_bv: Field[int]
    __glibc_reserved1: Field[ctypes.Array[ctypes.c_uint64]]
    __glibc_reserved2: Field[ctypes.Array[ctypes.c_uint64]]
class struct__ymmh_state(runtime.Struct):
    ymmh_space: Field[ctypes.Array[ctypes.c_uint32]]
class struct__xstate(runtime.Struct):
    fpstate: Field[struct__fpstate]
    xstate_hdr: Field[struct__xsave_hdr]
    ymmh: Field[struct__ymmh_state]
def sigreturn(__scp: Any, /) -> int:
    """int sigreturn(struct sigcontext * __scp)"""
class stack_t(runtime.Struct):
    ss_sp: Field[int | None]
    ss_flags: Field[int]
    ss_size: Field[int]
def siginterrupt(__sig: Any, __interrupt: Any, /) -> int:
    """int siginterrupt(int __sig, int __interrupt)"""
SS_ONSTACK: int
SS_DISABLE: int
def sigaltstack(__ss: Any, __oss: Any, /) -> int:
    """int sigaltstack(const stack_t *restrict __ss, stack_t *restrict __oss)"""
class struct_sigstack(runtime.Struct):
    ss_sp: Field[int | None]
    ss_onstack: Field[int]
def sigstack(__ss: Any, __oss: Any, /) -> int:
    """int sigstack(struct sigstack * __ss, struct sigstack * __oss)"""
def sighold(__sig: Any, /) -> int:
    """int sighold(int __sig)"""
def sigrelse(__sig: Any, /) -> int:
    """int sigrelse(int __sig)"""
def sigignore(__sig: Any, /) -> int:
    """int sigignore(int __sig)"""
def sigset(__sig: Any, __disp: Any, /) -> Any:
    """__sighandler_t sigset(int __sig, __sighandler_t __disp)"""
def pthread_sigmask(__how: Any, __newmask: Any, __oldmask: Any, /) -> int:
    """int pthread_sigmask(int __how, const __sigset_t *restrict __newmask, __sigset_t *restrict __oldmask)"""
def pthread_kill(__threadid: Any, __signo: Any, /) -> int:
    """int pthread_kill(pthread_t __threadid, int __signo)"""
def pthread_sigqueue(__threadid: Any, __signo: Any, __value: Any, /) -> int:
    """int pthread_sigqueue(pthread_t __threadid, int __signo, const union sigval __value)"""
def tgkill(__tgid: Any, __tid: Any, __signal: Any, /) -> int:
    """int tgkill(__pid_t __tgid, __pid_t __tid, int __signal)"""
def stat(__file: Any, __buf: Any, /) -> int:
    """int stat(const char *restrict __file, struct stat *restrict __buf)"""
def fstat(__fd: Any, __buf: Any, /) -> int:
    """int fstat(int __fd, struct stat * __buf)"""
def stat64(__file: Any, __buf: Any, /) -> int:
    """int stat64(const char *restrict __file, struct stat64 *restrict __buf)"""
def fstat64(__fd: Any, __buf: Any, /) -> int:
    """int fstat64(int __fd, struct stat64 * __buf)"""
def fstatat(__fd: Any, __file: Any, __buf: Any, __flag: Any, /) -> int:
    """int fstatat(int __fd, const char *restrict __file, struct stat *restrict __buf, int __flag)"""
def fstatat64(__fd: Any, __file: Any, __buf: Any, __flag: Any, /) -> int:
    """int fstatat64(int __fd, const char *restrict __file, struct stat64 *restrict __buf, int __flag)"""
def lstat(__file: Any, __buf: Any, /) -> int:
    """int lstat(const char *restrict __file, struct stat *restrict __buf)"""
def lstat64(__file: Any, __buf: Any, /) -> int:
    """int lstat64(const char *restrict __file, struct stat64 *restrict __buf)"""
def chmod(__file: Any, __mode: Any, /) -> int:
    """int chmod(const char * __file, __mode_t __mode)"""
def lchmod(__file: Any, __mode: Any, /) -> int:
    """int lchmod(const char * __file, __mode_t __mode)"""
def fchmod(__fd: Any, __mode: Any, /) -> int:
    """int fchmod(int __fd, __mode_t __mode)"""
def fchmodat(__fd: Any, __file: Any, __mode: Any, __flag: Any, /) -> int:
    """int fchmodat(int __fd, const char * __file, __mode_t __mode, int __flag)"""
def umask(__mask: Any, /) -> int:
    """__mode_t umask(__mode_t __mask)"""
def getumask() -> int:
    """__mode_t getumask()"""
def mkdir(__path: Any, __mode: Any, /) -> int:
    """int mkdir(const char * __path, __mode_t __mode)"""
def mkdirat(__fd: Any, __path: Any, __mode: Any, /) -> int:
    """int mkdirat(int __fd, const char * __path, __mode_t __mode)"""
def mknod(__path: Any, __mode: Any, __dev: Any, /) -> int:
    """int mknod(const char * __path, __mode_t __mode, __dev_t __dev)"""
def mknodat(__fd: Any, __path: Any, __mode: Any, __dev: Any, /) -> int:
    """int mknodat(int __fd, const char * __path, __mode_t __mode, __dev_t __dev)"""
def mkfifo(__path: Any, __mode: Any, /) -> int:
    """int mkfifo(const char * __path, __mode_t __mode)"""
def mkfifoat(__fd: Any, __path: Any, __mode: Any, /) -> int:
    """int mkfifoat(int __fd, const char * __path, __mode_t __mode)"""
def utimensat(__fd: Any, __path: Any, __times: Any, __flags: Any, /) -> int:
    """int utimensat(int __fd, const char * __path, const struct timespec[2] __times, int __flags)"""
def futimens(__fd: Any, __times: Any, /) -> int:
    """int futimens(int __fd, const struct timespec[2] __times)"""
class struct_statx_timestamp(runtime.Struct):
    tv_sec: Field[int]
    tv_nsec: Field[int]
    __reserved: Field[int]
class struct_statx(runtime.Struct):
    stx_mask: Field[int]
    stx_blksize: Field[int]
    stx_attributes: Field[int]
    stx_nlink: Field[int]
    stx_uid: Field[int]
    stx_gid: Field[int]
    stx_mode: Field[int]
    __spare0: Field[ctypes.Array[ctypes.c_uint16]]
    stx_ino: Field[int]
    stx_size: Field[int]
    stx_blocks: Field[int]
    stx_attributes_mask: Field[int]
    stx_atime: Field[struct_statx_timestamp]
    stx_btime: Field[struct_statx_timestamp]
    stx_ctime: Field[struct_statx_timestamp]
    stx_mtime: Field[struct_statx_timestamp]
    stx_rdev_major: Field[int]
    stx_rdev_minor: Field[int]
    stx_dev_major: Field[int]
    stx_dev_minor: Field[int]
    stx_mnt_id: Field[int]
    stx_dio_mem_align: Field[int]
    stx_dio_offset_align: Field[int]
    __spare3: Field[ctypes.Array[ctypes.c_uint64]]
def statx(__dirfd: Any, __path: Any, __flags: Any, __mask: Any, __buf: Any, /) -> int:
    """int statx(int __dirfd, const char *restrict __path, int __flags, unsigned int __mask, struct statx *restrict __buf)"""
class div_t(runtime.Struct):
    quot: Field[int]
    rem: Field[int]
class ldiv_t(runtime.Struct):
    quot: Field[int]
    rem: Field[int]
class lldiv_t(runtime.Struct):
    quot: Field[int]
    rem: Field[int]
def atof(__nptr: Any, /) -> float:
    """double atof(const char * __nptr)"""
def atoi(__nptr: Any, /) -> int:
    """int atoi(const char * __nptr)"""
def atol(__nptr: Any, /) -> int:
    """long atol(const char * __nptr)"""
def atoll(__nptr: Any, /) -> int:
    """long long atoll(const char * __nptr)"""
def strtod(__nptr: Any, __endptr: Any, /) -> float:
    """double strtod(const char *restrict __nptr, char **restrict __endptr)"""
def strtof(__nptr: Any, __endptr: Any, /) -> float:
    """float strtof(const char *restrict __nptr, char **restrict __endptr)"""
def strtold(__nptr: Any, __endptr: Any, /) -> float:
    """long double strtold(const char *restrict __nptr, char **restrict __endptr)"""
def strtof32(__nptr: Any, __endptr: Any, /) -> float:
    """_Float32 strtof32(const char *restrict __nptr, char **restrict __endptr)"""
def strtof64(__nptr: Any, __endptr: Any, /) -> float:
    """_Float64 strtof64(const char *restrict __nptr, char **restrict __endptr)"""
def strtof32x(__nptr: Any, __endptr: Any, /) -> float:
    """_Float32x strtof32x(const char *restrict __nptr, char **restrict __endptr)"""
def strtof64x(__nptr: Any, __endptr: Any, /) -> float:
    """_Float64x strtof64x(const char *restrict __nptr, char **restrict __endptr)"""
def strtol(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """long strtol(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strtoul(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """unsigned long strtoul(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strtoq(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """long long strtoq(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strtouq(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """unsigned long long strtouq(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strtoll(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """long long strtoll(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strtoull(__nptr: Any, __endptr: Any, __base: Any, /) -> int:
    """unsigned long long strtoull(const char *restrict __nptr, char **restrict __endptr, int __base)"""
def strfromd(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromd(char * __dest, size_t __size, const char * __format, double __f)"""
def strfromf(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromf(char * __dest, size_t __size, const char * __format, float __f)"""
def strfroml(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfroml(char * __dest, size_t __size, const char * __format, long double __f)"""
def strfromf32(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromf32(char * __dest, size_t __size, const char * __format, _Float32 __f)"""
def strfromf64(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromf64(char * __dest, size_t __size, const char * __format, _Float64 __f)"""
def strfromf32x(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromf32x(char * __dest, size_t __size, const char * __format, _Float32x __f)"""
def strfromf64x(__dest: Any, __size: Any, __format: Any, __f: Any, /) -> int:
    """int strfromf64x(char * __dest, size_t __size, const char * __format, _Float64x __f)"""
def strtol_l(__nptr: Any, __endptr: Any, __base: Any, __loc: Any, /) -> int:
    """long strtol_l(const char *restrict __nptr, char **restrict __endptr, int __base, locale_t __loc)"""
def strtoul_l(__nptr: Any, __endptr: Any, __base: Any, __loc: Any, /) -> int:
    """unsigned long strtoul_l(const char *restrict __nptr, char **restrict __endptr, int __base, locale_t __loc)"""
def strtoll_l(__nptr: Any, __endptr: Any, __base: Any, __loc: Any, /) -> int:
    """long long strtoll_l(const char *restrict __nptr, char **restrict __endptr, int __base, locale_t __loc)"""
def strtoull_l(__nptr: Any, __endptr: Any, __base: Any, __loc: Any, /) -> int:
    """unsigned long long strtoull_l(const char *restrict __nptr, char **restrict __endptr, int __base, locale_t __loc)"""
def strtod_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """double strtod_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtof_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """float strtof_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtold_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """long double strtold_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtof32_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """_Float32 strtof32_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtof64_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """_Float64 strtof64_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtof32x_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """_Float32x strtof32x_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def strtof64x_l(__nptr: Any, __endptr: Any, __loc: Any, /) -> float:
    """_Float64x strtof64x_l(const char *restrict __nptr, char **restrict __endptr, locale_t __loc)"""
def l64a(__n: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * l64a(long __n)"""
def a64l(__s: Any, /) -> int:
    """long a64l(const char * __s)"""
def random() -> int:
    """long random()"""
def srandom(__seed: Any, /) -> None:
    """void srandom(unsigned int __seed)"""
def initstate(__seed: Any, __statebuf: Any, __statelen: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * initstate(unsigned int __seed, char * __statebuf, size_t __statelen)"""
def setstate(__statebuf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * setstate(char * __statebuf)"""
class struct_random_data(runtime.Struct):
    fptr: Field[ctypes._Pointer[ctypes.c_int32]]
    rptr: Field[ctypes._Pointer[ctypes.c_int32]]
    state: Field[ctypes._Pointer[ctypes.c_int32]]
    rand_type: Field[int]
    rand_deg: Field[int]
    rand_sep: Field[int]
    end_ptr: Field[ctypes._Pointer[ctypes.c_int32]]
def random_r(__buf: Any, __result: Any, /) -> int:
    """int random_r(struct random_data *restrict __buf, int32_t *restrict __result)"""
def srandom_r(__seed: Any, __buf: Any, /) -> int:
    """int srandom_r(unsigned int __seed, struct random_data * __buf)"""
def initstate_r(__seed: Any, __statebuf: Any, __statelen: Any, __buf: Any, /) -> int:
    """int initstate_r(unsigned int __seed, char *restrict __statebuf, size_t __statelen, struct random_data *restrict __buf)"""
def setstate_r(__statebuf: Any, __buf: Any, /) -> int:
    """int setstate_r(char *restrict __statebuf, struct random_data *restrict __buf)"""
def rand() -> int:
    """int rand()"""
def srand(__seed: Any, /) -> None:
    """void srand(unsigned int __seed)"""
def rand_r(__seed: Any, /) -> int:
    """int rand_r(unsigned int * __seed)"""
def drand48() -> float:
    """double drand48()"""
def erand48(__xsubi: Any, /) -> float:
    """double erand48(unsigned short[3] __xsubi)"""
def lrand48() -> int:
    """long lrand48()"""
def nrand48(__xsubi: Any, /) -> int:
    """long nrand48(unsigned short[3] __xsubi)"""
def mrand48() -> int:
    """long mrand48()"""
def jrand48(__xsubi: Any, /) -> int:
    """long jrand48(unsigned short[3] __xsubi)"""
def srand48(__seedval: Any, /) -> None:
    """void srand48(long __seedval)"""
def seed48(__seed16v: Any, /) -> ctypes._Pointer[ctypes.c_uint16]:
    """unsigned short * seed48(unsigned short[3] __seed16v)"""
def lcong48(__param: Any, /) -> None:
    """void lcong48(unsigned short[7] __param)"""
class struct_drand48_data(runtime.Struct):
    __x: Field[ctypes.Array[ctypes.c_uint16]]
    __old_x: Field[ctypes.Array[ctypes.c_uint16]]
    __c: Field[int]
    __init: Field[int]
    __a: Field[int]
def drand48_r(__buffer: Any, __result: Any, /) -> int:
    """int drand48_r(struct drand48_data *restrict __buffer, double *restrict __result)"""
def erand48_r(__xsubi: Any, __buffer: Any, __result: Any, /) -> int:
    """int erand48_r(unsigned short[3] __xsubi, struct drand48_data *restrict __buffer, double *restrict __result)"""
def lrand48_r(__buffer: Any, __result: Any, /) -> int:
    """int lrand48_r(struct drand48_data *restrict __buffer, long *restrict __result)"""
def nrand48_r(__xsubi: Any, __buffer: Any, __result: Any, /) -> int:
    """int nrand48_r(unsigned short[3] __xsubi, struct drand48_data *restrict __buffer, long *restrict __result)"""
def mrand48_r(__buffer: Any, __result: Any, /) -> int:
    """int mrand48_r(struct drand48_data *restrict __buffer, long *restrict __result)"""
def jrand48_r(__xsubi: Any, __buffer: Any, __result: Any, /) -> int:
    """int jrand48_r(unsigned short[3] __xsubi, struct drand48_data *restrict __buffer, long *restrict __result)"""
def srand48_r(__seedval: Any, __buffer: Any, /) -> int:
    """int srand48_r(long __seedval, struct drand48_data * __buffer)"""
def seed48_r(__seed16v: Any, __buffer: Any, /) -> int:
    """int seed48_r(unsigned short[3] __seed16v, struct drand48_data * __buffer)"""
def lcong48_r(__param: Any, __buffer: Any, /) -> int:
    """int lcong48_r(unsigned short[7] __param, struct drand48_data * __buffer)"""
def arc4random() -> int:
    """__uint32_t arc4random()"""
def arc4random_buf(__buf: Any, __size: Any, /) -> None:
    """void arc4random_buf(void * __buf, size_t __size)"""
def arc4random_uniform(__upper_bound: Any, /) -> int:
    """__uint32_t arc4random_uniform(__uint32_t __upper_bound)"""
def malloc(__size: Any, /) -> int | None:
    """void * malloc(size_t __size)"""
def calloc(__nmemb: Any, __size: Any, /) -> int | None:
    """void * calloc(size_t __nmemb, size_t __size)"""
def realloc(__ptr: Any, __size: Any, /) -> int | None:
    """void * realloc(void * __ptr, size_t __size)"""
def free(__ptr: Any, /) -> None:
    """void free(void * __ptr)"""
def reallocarray(__ptr: Any, __nmemb: Any, __size: Any, /) -> int | None:
    """void * reallocarray(void * __ptr, size_t __nmemb, size_t __size)"""
def valloc(__size: Any, /) -> int | None:
    """void * valloc(size_t __size)"""
def posix_memalign(__memptr: Any, __alignment: Any, __size: Any, /) -> int:
    """int posix_memalign(void ** __memptr, size_t __alignment, size_t __size)"""
def aligned_alloc(__alignment: Any, __size: Any, /) -> int | None:
    """void * aligned_alloc(size_t __alignment, size_t __size)"""
def abort() -> None:
    """void abort()"""
def atexit(__func: Any, /) -> int:
    """int atexit(void (*)(void) __func)"""
def at_quick_exit(__func: Any, /) -> int:
    """int at_quick_exit(void (*)(void) __func)"""
def on_exit(__func: Any, __arg: Any, /) -> int:
    """int on_exit(void (*)(int, void *) __func, void * __arg)"""
def exit(__status: Any, /) -> None:
    """void exit(int __status)"""
def quick_exit(__status: Any, /) -> None:
    """void quick_exit(int __status)"""
def _Exit(__status: Any, /) -> None:
    """void _Exit(int __status)"""
def getenv(__name: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * getenv(const char * __name)"""
def secure_getenv(__name: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * secure_getenv(const char * __name)"""
def putenv(__string: Any, /) -> int:
    """int putenv(char * __string)"""
def setenv(__name: Any, __value: Any, __replace: Any, /) -> int:
    """int setenv(const char * __name, const char * __value, int __replace)"""
def unsetenv(__name: Any, /) -> int:
    """int unsetenv(const char * __name)"""
def clearenv() -> int:
    """int clearenv()"""
def mktemp(__template: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * mktemp(char * __template)"""
def mkstemp(__template: Any, /) -> int:
    """int mkstemp(char * __template)"""
def mkstemp64(__template: Any, /) -> int:
    """int mkstemp64(char * __template)"""
def mkstemps(__template: Any, __suffixlen: Any, /) -> int:
    """int mkstemps(char * __template, int __suffixlen)"""
def mkstemps64(__template: Any, __suffixlen: Any, /) -> int:
    """int mkstemps64(char * __template, int __suffixlen)"""
def mkdtemp(__template: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * mkdtemp(char * __template)"""
def mkostemp(__template: Any, __flags: Any, /) -> int:
    """int mkostemp(char * __template, int __flags)"""
def mkostemp64(__template: Any, __flags: Any, /) -> int:
    """int mkostemp64(char * __template, int __flags)"""
def mkostemps(__template: Any, __suffixlen: Any, __flags: Any, /) -> int:
    """int mkostemps(char * __template, int __suffixlen, int __flags)"""
def mkostemps64(__template: Any, __suffixlen: Any, __flags: Any, /) -> int:
    """int mkostemps64(char * __template, int __suffixlen, int __flags)"""
def system(__command: Any, /) -> int:
    """int system(const char * __command)"""
def canonicalize_file_name(__name: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * canonicalize_file_name(const char * __name)"""
def realpath(__name: Any, __resolved: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * realpath(const char *restrict __name, char *restrict __resolved)"""
__compar_fn_t = Any
comparison_fn_t = __compar_fn_t
def bsearch(__key: Any, __base: Any, __nmemb: Any, __size: Any, __compar: Any, /) -> int | None:
    """void * bsearch(const void * __key, const void * __base, size_t __nmemb, size_t __size, __compar_fn_t __compar)"""
def qsort(__base: Any, __nmemb: Any, __size: Any, __compar: Any, /) -> None:
    """void qsort(void * __base, size_t __nmemb, size_t __size, __compar_fn_t __compar)"""
__compar_d_fn_t = Any
def qsort_r(__base: Any, __nmemb: Any, __size: Any, __compar: Any, __arg: Any, /) -> None:
    """void qsort_r(void * __base, size_t __nmemb, size_t __size, __compar_d_fn_t __compar, void * __arg)"""
def abs(__x: Any, /) -> int:
    """int abs(int __x)"""
def labs(__x: Any, /) -> int:
    """long labs(long __x)"""
def llabs(__x: Any, /) -> int:
    """long long llabs(long long __x)"""
def div(__numer: Any, __denom: Any, /) -> div_t:
    """div_t div(int __numer, int __denom)"""
def ldiv(__numer: Any, __denom: Any, /) -> ldiv_t:
    """ldiv_t ldiv(long __numer, long __denom)"""
def lldiv(__numer: Any, __denom: Any, /) -> lldiv_t:
    """lldiv_t lldiv(long long __numer, long long __denom)"""
def ecvt(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * ecvt(double __value, int __ndigit, int *restrict __decpt, int *restrict __sign)"""
def fcvt(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * fcvt(double __value, int __ndigit, int *restrict __decpt, int *restrict __sign)"""
def gcvt(__value: Any, __ndigit: Any, __buf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * gcvt(double __value, int __ndigit, char * __buf)"""
def qecvt(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * qecvt(long double __value, int __ndigit, int *restrict __decpt, int *restrict __sign)"""
def qfcvt(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * qfcvt(long double __value, int __ndigit, int *restrict __decpt, int *restrict __sign)"""
def qgcvt(__value: Any, __ndigit: Any, __buf: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * qgcvt(long double __value, int __ndigit, char * __buf)"""
def ecvt_r(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, __buf: Any, __len: Any, /) -> int:
    """int ecvt_r(double __value, int __ndigit, int *restrict __decpt, int *restrict __sign, char *restrict __buf, size_t __len)"""
def fcvt_r(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, __buf: Any, __len: Any, /) -> int:
    """int fcvt_r(double __value, int __ndigit, int *restrict __decpt, int *restrict __sign, char *restrict __buf, size_t __len)"""
def qecvt_r(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, __buf: Any, __len: Any, /) -> int:
    """int qecvt_r(long double __value, int __ndigit, int *restrict __decpt, int *restrict __sign, char *restrict __buf, size_t __len)"""
def qfcvt_r(__value: Any, __ndigit: Any, __decpt: Any, __sign: Any, __buf: Any, __len: Any, /) -> int:
    """int qfcvt_r(long double __value, int __ndigit, int *restrict __decpt, int *restrict __sign, char *restrict __buf, size_t __len)"""
def mblen(__s: Any, __n: Any, /) -> int:
    """int mblen(const char * __s, size_t __n)"""
def mbtowc(__pwc: Any, __s: Any, __n: Any, /) -> int:
    """int mbtowc(wchar_t *restrict __pwc, const char *restrict __s, size_t __n)"""
def wctomb(__s: Any, __wchar: Any, /) -> int:
    """int wctomb(char * __s, wchar_t __wchar)"""
def mbstowcs(__pwcs: Any, __s: Any, __n: Any, /) -> int:
    """size_t mbstowcs(wchar_t *restrict __pwcs, const char *restrict __s, size_t __n)"""
def wcstombs(__s: Any, __pwcs: Any, __n: Any, /) -> int:
    """size_t wcstombs(char *restrict __s, const wchar_t *restrict __pwcs, size_t __n)"""
def rpmatch(__response: Any, /) -> int:
    """int rpmatch(const char * __response)"""
def getsubopt(__optionp: Any, __tokens: Any, __valuep: Any, /) -> int:
    """int getsubopt(char **restrict __optionp, char *const *restrict __tokens, char **restrict __valuep)"""
def posix_openpt(__oflag: Any, /) -> int:
    """int posix_openpt(int __oflag)"""
def grantpt(__fd: Any, /) -> int:
    """int grantpt(int __fd)"""
def unlockpt(__fd: Any, /) -> int:
    """int unlockpt(int __fd)"""
def ptsname(__fd: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * ptsname(int __fd)"""
def ptsname_r(__fd: Any, __buf: Any, __buflen: Any, /) -> int:
    """int ptsname_r(int __fd, char * __buf, size_t __buflen)"""
def getpt() -> int:
    """int getpt()"""
def getloadavg(__loadavg: Any, __nelem: Any, /) -> int:
    """int getloadavg(double[] __loadavg, int __nelem)"""
def memcpy(__dest: Any, __src: Any, __n: Any, /) -> int | None:
    """void * memcpy(void *restrict __dest, const void *restrict __src, size_t __n)"""
def memmove(__dest: Any, __src: Any, __n: Any, /) -> int | None:
    """void * memmove(void * __dest, const void * __src, size_t __n)"""
def memccpy(__dest: Any, __src: Any, __c: Any, __n: Any, /) -> int | None:
    """void * memccpy(void *restrict __dest, const void *restrict __src, int __c, size_t __n)"""
def memset(__s: Any, __c: Any, __n: Any, /) -> int | None:
    """void * memset(void * __s, int __c, size_t __n)"""
def memcmp(__s1: Any, __s2: Any, __n: Any, /) -> int:
    """int memcmp(const void * __s1, const void * __s2, size_t __n)"""
def memchr(__s: Any, __c: Any, __n: Any, /) -> int | None:
    """void * memchr(const void * __s, int __c, size_t __n)"""
def rawmemchr(__s: Any, __c: Any, /) -> int | None:
    """void * rawmemchr(const void * __s, int __c)"""
def memrchr(__s: Any, __c: Any, __n: Any, /) -> int | None:
    """void * memrchr(const void * __s, int __c, size_t __n)"""
def strcpy(__dest: Any, __src: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strcpy(char *restrict __dest, const char *restrict __src)"""
def strncpy(__dest: Any, __src: Any, __n: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strncpy(char *restrict __dest, const char *restrict __src, size_t __n)"""
def strcat(__dest: Any, __src: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strcat(char *restrict __dest, const char *restrict __src)"""
def strncat(__dest: Any, __src: Any, __n: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strncat(char *restrict __dest, const char *restrict __src, size_t __n)"""
def strcmp(__s1: Any, __s2: Any, /) -> int:
    """int strcmp(const char * __s1, const char * __s2)"""
def strncmp(__s1: Any, __s2: Any, __n: Any, /) -> int:
    """int strncmp(const char * __s1, const char * __s2, size_t __n)"""
def strcoll(__s1: Any, __s2: Any, /) -> int:
    """int strcoll(const char * __s1, const char * __s2)"""
def strxfrm(__dest: Any, __src: Any, __n: Any, /) -> int:
    """unsigned long strxfrm(char *restrict __dest, const char *restrict __src, size_t __n)"""
def strcoll_l(__s1: Any, __s2: Any, __l: Any, /) -> int:
    """int strcoll_l(const char * __s1, const char * __s2, locale_t __l)"""
def strxfrm_l(__dest: Any, __src: Any, __n: Any, __l: Any, /) -> int:
    """size_t strxfrm_l(char * __dest, const char * __src, size_t __n, locale_t __l)"""
def strdup(__s: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strdup(const char * __s)"""
def strndup(__string: Any, __n: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strndup(const char * __string, size_t __n)"""
def strchr(__s: Any, __c: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strchr(const char * __s, int __c)"""
def strrchr(__s: Any, __c: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strrchr(const char * __s, int __c)"""
def strchrnul(__s: Any, __c: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strchrnul(const char * __s, int __c)"""
def strcspn(__s: Any, __reject: Any, /) -> int:
    """unsigned long strcspn(const char * __s, const char * __reject)"""
def strspn(__s: Any, __accept: Any, /) -> int:
    """unsigned long strspn(const char * __s, const char * __accept)"""
def strpbrk(__s: Any, __accept: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strpbrk(const char * __s, const char * __accept)"""
def strstr(__haystack: Any, __needle: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strstr(const char * __haystack, const char * __needle)"""
def strtok(__s: Any, __delim: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strtok(char *restrict __s, const char *restrict __delim)"""
def strtok_r(__s: Any, __delim: Any, __save_ptr: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strtok_r(char *restrict __s, const char *restrict __delim, char **restrict __save_ptr)"""
def strcasestr(__haystack: Any, __needle: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strcasestr(const char * __haystack, const char * __needle)"""
def memmem(__haystack: Any, __haystacklen: Any, __needle: Any, __needlelen: Any, /) -> int | None:
    """void * memmem(const void * __haystack, size_t __haystacklen, const void * __needle, size_t __needlelen)"""
def mempcpy(__dest: Any, __src: Any, __n: Any, /) -> int | None:
    """void * mempcpy(void *restrict __dest, const void *restrict __src, size_t __n)"""
def strlen(__s: Any, /) -> int:
    """unsigned long strlen(const char * __s)"""
def strnlen(__string: Any, __maxlen: Any, /) -> int:
    """size_t strnlen(const char * __string, size_t __maxlen)"""
def strerror(__errnum: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strerror(int __errnum)"""
def strerror_r(__errnum: Any, __buf: Any, __buflen: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strerror_r(int __errnum, char * __buf, size_t __buflen)"""
def strerrordesc_np(__err: Any, /) -> bytes | None:
    """const char * strerrordesc_np(int __err)"""
def strerrorname_np(__err: Any, /) -> bytes | None:
    """const char * strerrorname_np(int __err)"""
def strerror_l(__errnum: Any, __l: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strerror_l(int __errnum, locale_t __l)"""
def explicit_bzero(__s: Any, __n: Any, /) -> None:
    """void explicit_bzero(void * __s, size_t __n)"""
def strsep(__stringp: Any, __delim: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strsep(char **restrict __stringp, const char *restrict __delim)"""
def strsignal(__sig: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strsignal(int __sig)"""
def sigabbrev_np(__sig: Any, /) -> bytes | None:
    """const char * sigabbrev_np(int __sig)"""
def sigdescr_np(__sig: Any, /) -> bytes | None:
    """const char * sigdescr_np(int __sig)"""
def stpcpy(__dest: Any, __src: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * stpcpy(char *restrict __dest, const char *restrict __src)"""
def stpncpy(__dest: Any, __src: Any, __n: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * stpncpy(char *restrict __dest, const char *restrict __src, size_t __n)"""
def strverscmp(__s1: Any, __s2: Any, /) -> int:
    """int strverscmp(const char * __s1, const char * __s2)"""
def strfry(__string: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * strfry(char * __string)"""
def memfrob(__s: Any, __n: Any, /) -> int | None:
    """void * memfrob(void * __s, size_t __n)"""
def basename(__filename: Any, /) -> ctypes._Pointer[ctypes.c_char]:
    """char * basename(const char * __filename)"""
enum___socket_type = ctypes.c_uint32
SOCK_STREAM: int
SOCK_DGRAM: int
SOCK_RAW: int
SOCK_RDM: int
SOCK_SEQPACKET: int
SOCK_DCCP: int
SOCK_PACKET: int
SOCK_CLOEXEC: int
SOCK_NONBLOCK: int
sa_family_t = ctypes.c_uint16
class struct_sockaddr(runtime.Struct):
    sa_family: Field[int]
    sa_data: Field[bytes]
class struct_sockaddr_storage(runtime.Struct):
    ss_family: Field[int]
    __ss_padding: Field[bytes]
    __ss_align: Field[int]
MSG_OOB: int
MSG_PEEK: int
MSG_DONTROUTE: int
MSG_TRYHARD: int
MSG_CTRUNC: int
MSG_PROXY: int
MSG_TRUNC: int
MSG_DONTWAIT: int
MSG_EOR: int
MSG_WAITALL: int
MSG_FIN: int
MSG_SYN: int
MSG_CONFIRM: int
MSG_RST: int
MSG_ERRQUEUE: int
MSG_NOSIGNAL: int
MSG_MORE: int
MSG_WAITFORONE: int
MSG_BATCH: int
MSG_ZEROCOPY: int
MSG_FASTOPEN: int
MSG_CMSG_CLOEXEC: int
class struct_msghdr(runtime.Struct):
    msg_name: Field[int | None]
    msg_namelen: Field[int]
    msg_iov: Field[ctypes._Pointer[struct_iovec]]
    msg_iovlen: Field[int]
    msg_control: Field[int | None]
    msg_controllen: Field[int]
    msg_flags: Field[int]
class struct_cmsghdr(runtime.Struct):
    cmsg_len: Field[int]
    cmsg_level: Field[int]
    cmsg_type: Field[int]
    __cmsg_data: Field[ctypes.Array[ctypes.c_uint8]]
SCM_RIGHTS: int
SCM_CREDENTIALS: int
class struct_ucred(runtime.Struct):
    pid: Field[int]
    uid: Field[int]
    gid: Field[int]
class struct_linger(runtime.Struct):
    l_onoff: Field[int]
    l_linger: Field[int]
class struct_osockaddr(runtime.Struct):
    sa_family: Field[int]
    sa_data: Field[ctypes.Array[ctypes.c_uint8]]
SHUT_RD: int
SHUT_WR: int
SHUT_RDWR: int
class struct_mmsghdr(runtime.Struct):
    msg_hdr: Field[struct_msghdr]
    msg_len: Field[int]
def socket(__domain: Any, __type: Any, __protocol: Any, /) -> int:
    """int socket(int __domain, int __type, int __protocol)"""
def socketpair(__domain: Any, __type: Any, __protocol: Any, __fds: Any, /) -> int:
    """int socketpair(int __domain, int __type, int __protocol, int[2] __fds)"""
class struct_sockaddr_at(runtime.Struct): ...
class struct_sockaddr_ax25(runtime.Struct): ...
class struct_sockaddr_dl(runtime.Struct): ...
class struct_sockaddr_eon(runtime.Struct): ...
in_port_t = uint16_t
in_addr_t = uint32_t
class struct_in_addr(runtime.Struct):
    s_addr: Field[int]
class struct_sockaddr_in(runtime.Struct):
    sin_family: Field[int]
    sin_port: Field[int]
    sin_addr: Field[struct_in_addr]
    sin_zero: Field[ctypes.Array[ctypes.c_uint8]]
class struct_in6_addr___in6_u(runtime.Union):
    __u6_addr8: Field[ctypes.Array[ctypes.c_uint8]]
    __u6_addr16: Field[ctypes.Array[ctypes.c_uint16]]
    __u6_addr32: Field[ctypes.Array[ctypes.c_uint32]]
class struct_in6_addr(runtime.Struct):
    __in6_u: Field[struct_in6_addr___in6_u]
class struct_sockaddr_in6(runtime.Struct):
    sin6_family: Field[int]
    sin6_port: Field[int]
    sin6_flowinfo: Field[int]
    sin6_addr: Field[struct_in6_addr]
    sin6_scope_id: Field[int]
class struct_sockaddr_inarp(runtime.Struct): ...
class struct_sockaddr_ipx(runtime.Struct): ...
class struct_sockaddr_iso(runtime.Struct): ...
class struct_sockaddr_ns(runtime.Struct): ...
class struct_sockaddr_un(runtime.Struct): ...
class struct_sockaddr_x25(runtime.Struct): ...
class __CONST_SOCKADDR_ARG(runtime.Union):
    __sockaddr__: Field[ctypes._Pointer[struct_sockaddr]]
    __sockaddr_at__: Field[ctypes._Pointer[struct_sockaddr_at]]
    __sockaddr_ax25__: Field[ctypes._Pointer[struct_sockaddr_ax25]]
    __sockaddr_dl__: Field[ctypes._Pointer[struct_sockaddr_dl]]
    __sockaddr_eon__: Field[ctypes._Pointer[struct_sockaddr_eon]]
    __sockaddr_in__: Field[ctypes._Pointer[struct_sockaddr_in]]
    __sockaddr_in6__: Field[ctypes._Pointer[struct_sockaddr_in6]]
    __sockaddr_inarp__: Field[ctypes._Pointer[struct_sockaddr_inarp]]
    __sockaddr_ipx__: Field[ctypes._Pointer[struct_sockaddr_ipx]]
    __sockaddr_iso__: Field[ctypes._Pointer[struct_sockaddr_iso]]
    __sockaddr_ns__: Field[ctypes._Pointer[struct_sockaddr_ns]]
    __sockaddr_un__: Field[ctypes._Pointer[struct_sockaddr_un]]
    __sockaddr_x25__: Field[ctypes._Pointer[struct_sockaddr_x25]]
def bind(__fd: Any, __addr: Any, __len: Any, /) -> int:
    """int bind(int __fd, __CONST_SOCKADDR_ARG __addr, socklen_t __len)"""
class __SOCKADDR_ARG(runtime.Union):
    __sockaddr__: Field[ctypes._Pointer[struct_sockaddr]]
    __sockaddr_at__: Field[ctypes._Pointer[struct_sockaddr_at]]
    __sockaddr_ax25__: Field[ctypes._Pointer[struct_sockaddr_ax25]]
    __sockaddr_dl__: Field[ctypes._Pointer[struct_sockaddr_dl]]
    __sockaddr_eon__: Field[ctypes._Pointer[struct_sockaddr_eon]]
    __sockaddr_in__: Field[ctypes._Pointer[struct_sockaddr_in]]
    __sockaddr_in6__: Field[ctypes._Pointer[struct_sockaddr_in6]]
    __sockaddr_inarp__: Field[ctypes._Pointer[struct_sockaddr_inarp]]
    __sockaddr_ipx__: Field[ctypes._Pointer[struct_sockaddr_ipx]]
    __sockaddr_iso__: Field[ctypes._Pointer[struct_sockaddr_iso]]
    __sockaddr_ns__: Field[ctypes._Pointer[struct_sockaddr_ns]]
    __sockaddr_un__: Field[ctypes._Pointer[struct_sockaddr_un]]
    __sockaddr_x25__: Field[ctypes._Pointer[struct_sockaddr_x25]]
def getsockname(__fd: Any, __addr: Any, __len: Any, /) -> int:
    """int getsockname(int __fd, __SOCKADDR_ARG __addr, socklen_t *restrict __len)"""
def connect(__fd: Any, __addr: Any, __len: Any, /) -> int:
    """int connect(int __fd, __CONST_SOCKADDR_ARG __addr, socklen_t __len)"""
def getpeername(__fd: Any, __addr: Any, __len: Any, /) -> int:
    """int getpeername(int __fd, __SOCKADDR_ARG __addr, socklen_t *restrict __len)"""
def send(__fd: Any, __buf: Any, __n: Any, __flags: Any, /) -> int:
    """ssize_t send(int __fd, const void * __buf, size_t __n, int __flags)"""
def recv(__fd: Any, __buf: Any, __n: Any, __flags: Any, /) -> int:
    """ssize_t recv(int __fd, void * __buf, size_t __n, int __flags)"""
def sendto(__fd: Any, __buf: Any, __n: Any, __flags: Any, __addr: Any, __addr_len: Any, /) -> int:
    """ssize_t sendto(int __fd, const void * __buf, size_t __n, int __flags, __CONST_SOCKADDR_ARG __addr, socklen_t __addr_len)"""
def recvfrom(__fd: Any, __buf: Any, __n: Any, __flags: Any, __addr: Any, __addr_len: Any, /) -> int:
    """ssize_t recvfrom(int __fd, void *restrict __buf, size_t __n, int __flags, __SOCKADDR_ARG __addr, socklen_t *restrict __addr_len)"""
def sendmsg(__fd: Any, __message: Any, __flags: Any, /) -> int:
    """ssize_t sendmsg(int __fd, const struct msghdr * __message, int __flags)"""
def sendmmsg(__fd: Any, __vmessages: Any, __vlen: Any, __flags: Any, /) -> int:
    """int sendmmsg(int __fd, struct mmsghdr * __vmessages, unsigned int __vlen, int __flags)"""
def recvmsg(__fd: Any, __message: Any, __flags: Any, /) -> int:
    """ssize_t recvmsg(int __fd, struct msghdr * __message, int __flags)"""
def recvmmsg(__fd: Any, __vmessages: Any, __vlen: Any, __flags: Any, __tmo: Any, /) -> int:
    """int recvmmsg(int __fd, struct mmsghdr * __vmessages, unsigned int __vlen, int __flags, struct timespec * __tmo)"""
def getsockopt(__fd: Any, __level: Any, __optname: Any, __optval: Any, __optlen: Any, /) -> int:
    """int getsockopt(int __fd, int __level, int __optname, void *restrict __optval, socklen_t *restrict __optlen)"""
def setsockopt(__fd: Any, __level: Any, __optname: Any, __optval: Any, __optlen: Any, /) -> int:
    """int setsockopt(int __fd, int __level, int __optname, const void * __optval, socklen_t __optlen)"""
def listen(__fd: Any, __n: Any, /) -> int:
    """int listen(int __fd, int __n)"""
def accept(__fd: Any, __addr: Any, __addr_len: Any, /) -> int:
    """int accept(int __fd, __SOCKADDR_ARG __addr, socklen_t *restrict __addr_len)"""
def accept4(__fd: Any, __addr: Any, __addr_len: Any, __flags: Any, /) -> int:
    """int accept4(int __fd, __SOCKADDR_ARG __addr, socklen_t *restrict __addr_len, int __flags)"""
def shutdown(__fd: Any, __how: Any, /) -> int:
    """int shutdown(int __fd, int __how)"""
def sockatmark(__fd: Any, /) -> int:
    """int sockatmark(int __fd)"""
def isfdtype(__fd: Any, __fdtype: Any, /) -> int:
    """int isfdtype(int __fd, int __fdtype)"""
def readv(__fd: Any, __iovec: Any, __count: Any, /) -> int:
    """ssize_t readv(int __fd, const struct iovec * __iovec, int __count)"""
def writev(__fd: Any, __iovec: Any, __count: Any, /) -> int:
    """ssize_t writev(int __fd, const struct iovec * __iovec, int __count)"""
def preadv(__fd: Any, __iovec: Any, __count: Any, __offset: Any, /) -> int:
    """ssize_t preadv(int __fd, const struct iovec * __iovec, int __count, __off_t __offset)"""
def pwritev(__fd: Any, __iovec: Any, __count: Any, __offset: Any, /) -> int:
    """ssize_t pwritev(int __fd, const struct iovec * __iovec, int __count, __off_t __offset)"""
def preadv64(__fd: Any, __iovec: Any, __count: Any, __offset: Any, /) -> int:
    """ssize_t preadv64(int __fd, const struct iovec * __iovec, int __count, __off64_t __offset)"""
def pwritev64(__fd: Any, __iovec: Any, __count: Any, __offset: Any, /) -> int:
    """ssize_t pwritev64(int __fd, const struct iovec * __iovec, int __count, __off64_t __offset)"""
def preadv2(__fp: Any, __iovec: Any, __count: Any, __offset: Any, ___flags: Any, /) -> int:
    """ssize_t preadv2(int __fp, const struct iovec * __iovec, int __count, __off_t __offset, int ___flags)"""
def pwritev2(__fd: Any, __iodev: Any, __count: Any, __offset: Any, __flags: Any, /) -> int:
    """ssize_t pwritev2(int __fd, const struct iovec * __iodev, int __count, __off_t __offset, int __flags)"""
def preadv64v2(__fp: Any, __iovec: Any, __count: Any, __offset: Any, ___flags: Any, /) -> int:
    """ssize_t preadv64v2(int __fp, const struct iovec * __iovec, int __count, __off64_t __offset, int ___flags)"""
def pwritev64v2(__fd: Any, __iodev: Any, __count: Any, __offset: Any, __flags: Any, /) -> int:
    """ssize_t pwritev64v2(int __fd, const struct iovec * __iodev, int __count, __off64_t __offset, int __flags)"""
def process_vm_readv(__pid: Any, __lvec: Any, __liovcnt: Any, __rvec: Any, __riovcnt: Any, __flags: Any, /) -> int:
    """ssize_t process_vm_readv(pid_t __pid, const struct iovec * __lvec, unsigned long __liovcnt, const struct iovec * __rvec, unsigned long __riovcnt, unsigned long __flags)"""
def process_vm_writev(__pid: Any, __lvec: Any, __liovcnt: Any, __rvec: Any, __riovcnt: Any, __flags: Any, /) -> int:
    """ssize_t process_vm_writev(pid_t __pid, const struct iovec * __lvec, unsigned long __liovcnt, const struct iovec * __rvec, unsigned long __riovcnt, unsigned long __flags)"""
def prctl(__option: Any, /, *args: Any) -> int:
    """int prctl(int __option, ...)"""
class struct_sysinfo(runtime.Struct):
    uptime: Field[int]
    loads: Field[ctypes.Array[ctypes.c_uint64]]
    totalram: Field[int]
    freeram: Field[int]
    sharedram: Field[int]
    bufferram: Field[int]
    totalswap: Field[int]
    freeswap: Field[int]
    procs: Field[int]
    pad: Field[int]
    totalhigh: Field[int]
    freehigh: Field[int]
    mem_unit: Field[int]
    _f: Field[bytes]
def sysinfo(__info: Any, /) -> int:
    """int sysinfo(struct sysinfo * __info)"""
def get_nprocs_conf() -> int:
    """int get_nprocs_conf()"""
def get_nprocs() -> int:
    """int get_nprocs()"""
def get_phys_pages() -> int:
    """long get_phys_pages()"""
def get_avphys_pages() -> int:
    """long get_avphys_pages()"""
enum___rlimit_resource = ctypes.c_uint32
RLIMIT_CPU: int
RLIMIT_FSIZE: int
RLIMIT_DATA: int
RLIMIT_STACK: int
RLIMIT_CORE: int
__RLIMIT_RSS: int
RLIMIT_NOFILE: int
__RLIMIT_OFILE: int
RLIMIT_AS: int
__RLIMIT_NPROC: int
__RLIMIT_MEMLOCK: int
__RLIMIT_LOCKS: int
__RLIMIT_SIGPENDING: int
__RLIMIT_MSGQUEUE: int
__RLIMIT_NICE: int
__RLIMIT_RTPRIO: int
__RLIMIT_RTTIME: int
__RLIMIT_NLIMITS: int
__RLIM_NLIMITS: int
__rlim_t = ctypes.c_uint64
rlim_t = __rlim_t
__rlim64_t = ctypes.c_uint64
rlim64_t = __rlim64_t
class struct_rlimit(runtime.Struct):
    rlim_cur: Field[int]
    rlim_max: Field[int]
class struct_rlimit64(runtime.Struct):
    rlim_cur: Field[int]
    rlim_max: Field[int]
enum___rusage_who = ctypes.c_int32
RUSAGE_SELF: int
RUSAGE_CHILDREN: int
RUSAGE_THREAD: int
class struct_rusage_2(runtime.Union):
    ru_maxrss: Field[int]
    __ru_maxrss_word: Field[int]
class struct_rusage_3(runtime.Union):
    ru_ixrss: Field[int]
    __ru_ixrss_word: Field[int]
class struct_rusage_4(runtime.Union):
    ru_idrss: Field[int]
    __ru_idrss_word: Field[int]
class struct_rusage_5(runtime.Union):
    ru_isrss: Field[int]
    __ru_isrss_word: Field[int]
class struct_rusage_6(runtime.Union):
    ru_minflt: Field[int]
    __ru_minflt_word: Field[int]
class struct_rusage_7(runtime.Union):
    ru_majflt: Field[int]
    __ru_majflt_word: Field[int]
class struct_rusage_8(runtime.Union):
    ru_nswap: Field[int]
    __ru_nswap_word: Field[int]
class struct_rusage_9(runtime.Union):
    ru_inblock: Field[int]
    __ru_inblock_word: Field[int]
class struct_rusage_10(runtime.Union):
    ru_oublock: Field[int]
    __ru_oublock_word: Field[int]
class struct_rusage_11(runtime.Union):
    ru_msgsnd: Field[int]
    __ru_msgsnd_word: Field[int]
class struct_rusage_12(runtime.Union):
    ru_msgrcv: Field[int]
    __ru_msgrcv_word: Field[int]
class struct_rusage_13(runtime.Union):
    ru_nsignals: Field[int]
    __ru_nsignals_word: Field[int]
class struct_rusage_14(runtime.Union):
    ru_nvcsw: Field[int]
    __ru_nvcsw_word: Field[int]
class struct_rusage_15(runtime.Union):
    ru_nivcsw: Field[int]
    __ru_nivcsw_word: Field[int]
class struct_rusage(runtime.Struct):
    ru_utime: Field[struct_timeval]
    ru_stime: Field[struct_timeval]
    ru_maxrss: Field[int]
    __ru_maxrss_word: Field[int]
    ru_ixrss: Field[int]
    __ru_ixrss_word: Field[int]
    ru_idrss: Field[int]
    __ru_idrss_word: Field[int]
    ru_isrss: Field[int]
    __ru_isrss_word: Field[int]
    ru_minflt: Field[int]
    __ru_minflt_word: Field[int]
    ru_majflt: Field[int]
    __ru_majflt_word: Field[int]
    ru_nswap: Field[int]
    __ru_nswap_word: Field[int]
    ru_inblock: Field[int]
    __ru_inblock_word: Field[int]
    ru_oublock: Field[int]
    __ru_oublock_word: Field[int]
    ru_msgsnd: Field[int]
    __ru_msgsnd_word: Field[int]
    ru_msgrcv: Field[int]
    __ru_msgrcv_word: Field[int]
    ru_nsignals: Field[int]
    __ru_nsignals_word: Field[int]
    ru_nvcsw: Field[int]
    __ru_nvcsw_word: Field[int]
    ru_nivcsw: Field[int]
    __ru_nivcsw_word: Field[int]
enum___priority_which = ctypes.c_uint32
PRIO_PROCESS: int
PRIO_PGRP: int
PRIO_USER: int
def prlimit(__pid: Any, __resource: Any, __new_limit: Any, __old_limit: Any, /) -> int:
    """int prlimit(__pid_t __pid, enum __rlimit_resource __resource, const struct rlimit * __new_limit, struct rlimit * __old_limit)"""
def prlimit64(__pid: Any, __resource: Any, __new_limit: Any, __old_limit: Any, /) -> int:
    """int prlimit64(__pid_t __pid, enum __rlimit_resource __resource, const struct rlimit64 * __new_limit, struct rlimit64 * __old_limit)"""
__rlimit_resource_t = enum___rlimit_resource
def getrlimit(__resource: Any, __rlimits: Any, /) -> int:
    """int getrlimit(__rlimit_resource_t __resource, struct rlimit * __rlimits)"""
def getrlimit64(__resource: Any, __rlimits: Any, /) -> int:
    """int getrlimit64(__rlimit_resource_t __resource, struct rlimit64 * __rlimits)"""
def setrlimit(__resource: Any, __rlimits: Any, /) -> int:
    """int setrlimit(__rlimit_resource_t __resource, const struct rlimit * __rlimits)"""
def setrlimit64(__resource: Any, __rlimits: Any, /) -> int:
    """int setrlimit64(__rlimit_resource_t __resource, const struct rlimit64 * __rlimits)"""
__rusage_who_t = enum___rusage_who
def getrusage(__who: Any, __usage: Any, /) -> int:
    """int getrusage(__rusage_who_t __who, struct rusage * __usage)"""
__priority_which_t = enum___priority_which
def getpriority(__which: Any, __who: Any, /) -> int:
    """int getpriority(__priority_which_t __which, id_t __who)"""
def setpriority(__which: Any, __who: Any, __prio: Any, /) -> int:
    """int setpriority(__priority_which_t __which, id_t __who, int __prio)"""
class struct_ip_opts(runtime.Struct):
    ip_dst: Field[struct_in_addr]
    ip_opts: Field[bytes]
class struct_in_pktinfo(runtime.Struct):
    ipi_ifindex: Field[int]
    ipi_spec_dst: Field[struct_in_addr]
    ipi_addr: Field[struct_in_addr]
IPPROTO_IP: int
IPPROTO_ICMP: int
IPPROTO_IGMP: int
IPPROTO_IPIP: int
IPPROTO_TCP: int
IPPROTO_EGP: int
IPPROTO_PUP: int
IPPROTO_UDP: int
IPPROTO_IDP: int
IPPROTO_TP: int
IPPROTO_DCCP: int
IPPROTO_IPV6: int
IPPROTO_RSVP: int
IPPROTO_GRE: int
IPPROTO_ESP: int
IPPROTO_AH: int
IPPROTO_MTP: int
IPPROTO_BEETPH: int
IPPROTO_ENCAP: int
IPPROTO_PIM: int
IPPROTO_COMP: int
IPPROTO_SCTP: int
IPPROTO_UDPLITE: int
IPPROTO_MPLS: int
IPPROTO_ETHERNET: int
IPPROTO_RAW: int
IPPROTO_MPTCP: int
IPPROTO_MAX: int
IPPROTO_HOPOPTS: int
IPPROTO_ROUTING: int
IPPROTO_FRAGMENT: int
IPPROTO_ICMPV6: int
IPPROTO_NONE: int
IPPROTO_DSTOPTS: int
IPPROTO_MH: int
IPPORT_ECHO: int
IPPORT_DISCARD: int
IPPORT_SYSTAT: int
IPPORT_DAYTIME: int
IPPORT_NETSTAT: int
IPPORT_FTP: int
IPPORT_TELNET: int
IPPORT_SMTP: int
IPPORT_TIMESERVER: int
IPPORT_NAMESERVER: int
IPPORT_WHOIS: int
IPPORT_MTP: int
IPPORT_TFTP: int
IPPORT_RJE: int
IPPORT_FINGER: int
IPPORT_TTYLINK: int
IPPORT_SUPDUP: int
IPPORT_EXECSERVER: int
IPPORT_LOGINSERVER: int
IPPORT_CMDSERVER: int
IPPORT_EFSSERVER: int
IPPORT_BIFFUDP: int
IPPORT_WHOSERVER: int
IPPORT_ROUTESERVER: int
IPPORT_RESERVED: int
IPPORT_USERRESERVED: int
in6addr_any: runtime.Variable
in6addr_loopback: runtime.Variable
class struct_ip_mreq(runtime.Struct):
    imr_multiaddr: Field[struct_in_addr]
    imr_interface: Field[struct_in_addr]
class struct_ip_mreqn(runtime.Struct):
    imr_multiaddr: Field[struct_in_addr]
    imr_address: Field[struct_in_addr]
    imr_ifindex: Field[int]
class struct_ip_mreq_source(runtime.Struct):
    imr_multiaddr: Field[struct_in_addr]
    imr_interface: Field[struct_in_addr]
    imr_sourceaddr: Field[struct_in_addr]
class struct_ipv6_mreq(runtime.Struct):
    ipv6mr_multiaddr: Field[struct_in6_addr]
    ipv6mr_interface: Field[int]
class struct_group_req(runtime.Struct):
    gr_interface: Field[int]
    gr_group: Field[struct_sockaddr_storage]
class struct_group_source_req(runtime.Struct):
    gsr_interface: Field[int]
    gsr_group: Field[struct_sockaddr_storage]
    gsr_source: Field[struct_sockaddr_storage]
class struct_ip_msfilter(runtime.Struct):
    imsf_multiaddr: Field[struct_in_addr]
    imsf_interface: Field[struct_in_addr]
    imsf_fmode: Field[int]
    imsf_numsrc: Field[int]
    imsf_slist: Field[ctypes.Array[struct_in_addr]]
class struct_group_filter(runtime.Struct):
    gf_interface: Field[int]
    gf_group: Field[struct_sockaddr_storage]
    gf_fmode: Field[int]
    gf_numsrc: Field[int]
    gf_slist: Field[ctypes.Array[struct_sockaddr_storage]]
def ntohl(__netlong: Any, /) -> int:
    """uint32_t ntohl(uint32_t __netlong)"""
def ntohs(__netshort: Any, /) -> int:
    """uint16_t ntohs(uint16_t __netshort)"""
def htonl(__hostlong: Any, /) -> int:
    """uint32_t htonl(uint32_t __hostlong)"""
def htons(__hostshort: Any, /) -> int:
    """uint16_t htons(uint16_t __hostshort)"""
def bindresvport(__sockfd: Any, __sock_in: Any, /) -> int:
    """int bindresvport(int __sockfd, struct sockaddr_in * __sock_in)"""
def bindresvport6(__sockfd: Any, __sock_in: Any, /) -> int:
    """int bindresvport6(int __sockfd, struct sockaddr_in6 * __sock_in)"""
class struct_in6_pktinfo(runtime.Struct):
    ipi6_addr: Field[struct_in6_addr]
    ipi6_ifindex: Field[int]
class struct_ip6_mtuinfo(runtime.Struct):
    ip6m_addr: Field[struct_sockaddr_in6]
    ip6m_mtu: Field[int]
def inet6_option_space(__nbytes: Any, /) -> int:
    """int inet6_option_space(int __nbytes)"""
def inet6_option_init(__bp: Any, __cmsgp: Any, __type: Any, /) -> int:
    """int inet6_option_init(void * __bp, struct cmsghdr ** __cmsgp, int __type)"""
def inet6_option_append(__cmsg: Any, __typep: Any, __multx: Any, __plusy: Any, /) -> int:
    """int inet6_option_append(struct cmsghdr * __cmsg, const uint8_t * __typep, int __multx, int __plusy)"""
def inet6_option_alloc(__cmsg: Any, __datalen: Any, __multx: Any, __plusy: Any, /) -> ctypes._Pointer[ctypes.c_uint8]:
    """uint8_t * inet6_option_alloc(struct cmsghdr * __cmsg, int __datalen, int __multx, int __plusy)"""
def inet6_option_next(__cmsg: Any, __tptrp: Any, /) -> int:
    """int inet6_option_next(const struct cmsghdr * __cmsg, uint8_t ** __tptrp)"""
def inet6_option_find(__cmsg: Any, __tptrp: Any, __type: Any, /) -> int:
    """int inet6_option_find(const struct cmsghdr * __cmsg, uint8_t ** __tptrp, int __type)"""
def inet6_opt_init(__extbuf: Any, __extlen: Any, /) -> int:
    """int inet6_opt_init(void * __extbuf, socklen_t __extlen)"""
def inet6_opt_append(__extbuf: Any, __extlen: Any, __offset: Any, __type: Any, __len: Any, __align: Any, __databufp: Any, /) -> int:
    """int inet6_opt_append(void * __extbuf, socklen_t __extlen, int __offset, uint8_t __type, socklen_t __len, uint8_t __align, void ** __databufp)"""
def inet6_opt_finish(__extbuf: Any, __extlen: Any, __offset: Any, /) -> int:
    """int inet6_opt_finish(void * __extbuf, socklen_t __extlen, int __offset)"""
def inet6_opt_set_val(__databuf: Any, __offset: Any, __val: Any, __vallen: Any, /) -> int:
    """int inet6_opt_set_val(void * __databuf, int __offset, void * __val, socklen_t __vallen)"""
def inet6_opt_next(__extbuf: Any, __extlen: Any, __offset: Any, __typep: Any, __lenp: Any, __databufp: Any, /) -> int:
    """int inet6_opt_next(void * __extbuf, socklen_t __extlen, int __offset, uint8_t * __typep, socklen_t * __lenp, void ** __databufp)"""
def inet6_opt_find(__extbuf: Any, __extlen: Any, __offset: Any, __type: Any, __lenp: Any, __databufp: Any, /) -> int:
    """int inet6_opt_find(void * __extbuf, socklen_t __extlen, int __offset, uint8_t __type, socklen_t * __lenp, void ** __databufp)"""
def inet6_opt_get_val(__databuf: Any, __offset: Any, __val: Any, __vallen: Any, /) -> int:
    """int inet6_opt_get_val(void * __databuf, int __offset, void * __val, socklen_t __vallen)"""
def inet6_rth_space(__type: Any, __segments: Any, /) -> int:
    """socklen_t inet6_rth_space(int __type, int __segments)"""
def inet6_rth_init(__bp: Any, __bp_len: Any, __type: Any, __segments: Any, /) -> int | None:
    """void * inet6_rth_init(void * __bp, socklen_t __bp_len, int __type, int __segments)"""
def inet6_rth_add(__bp: Any, __addr: Any, /) -> int:
    """int inet6_rth_add(void * __bp, const struct in6_addr * __addr)"""
def inet6_rth_reverse(__in: Any, __out: Any, /) -> int:
    """int inet6_rth_reverse(const void * __in, void * __out)"""
def inet6_rth_segments(__bp: Any, /) -> int:
    """int inet6_rth_segments(const void * __bp)"""
def inet6_rth_getaddr(__bp: Any, __index: Any, /) -> ctypes._Pointer[struct_in6_addr]:
    """struct in6_addr * inet6_rth_getaddr(const void * __bp, int __index)"""
def getipv4sourcefilter(__s: Any, __interface_addr: Any, __group: Any, __fmode: Any, __numsrc: Any, __slist: Any, /) -> int:
    """int getipv4sourcefilter(int __s, struct in_addr __interface_addr, struct in_addr __group, uint32_t * __fmode, uint32_t * __numsrc, struct in_addr * __slist)"""
def setipv4sourcefilter(__s: Any, __interface_addr: Any, __group: Any, __fmode: Any, __numsrc: Any, __slist: Any, /) -> int:
    """int setipv4sourcefilter(int __s, struct in_addr __interface_addr, struct in_addr __group, uint32_t __fmode, uint32_t __numsrc, const struct in_addr * __slist)"""
def getsourcefilter(__s: Any, __interface_addr: Any, __group: Any, __grouplen: Any, __fmode: Any, __numsrc: Any, __slist: Any, /) -> int:
    """int getsourcefilter(int __s, uint32_t __interface_addr, const struct sockaddr * __group, socklen_t __grouplen, uint32_t * __fmode, uint32_t * __numsrc, struct sockaddr_storage * __slist)"""
def setsourcefilter(__s: Any, __interface_addr: Any, __group: Any, __grouplen: Any, __fmode: Any, __numsrc: Any, __slist: Any, /) -> int:
    """int setsourcefilter(int __s, uint32_t __interface_addr, const struct sockaddr * __group, socklen_t __grouplen, uint32_t __fmode, uint32_t __numsrc, const struct sockaddr_storage * __slist)"""
class struct_rpcent(runtime.Struct):
    r_name: Field[ctypes._Pointer[ctypes.c_char]]
    r_aliases: Field[ctypes._Pointer[Any]]
    r_number: Field[int]
def setrpcent(__stayopen: Any, /) -> None:
    """void setrpcent(int __stayopen)"""
def endrpcent() -> None:
    """void endrpcent()"""
def getrpcbyname(__name: Any, /) -> ctypes._Pointer[struct_rpcent]:
    """struct rpcent * getrpcbyname(const char * __name)"""
def getrpcbynumber(__number: Any, /) -> ctypes._Pointer[struct_rpcent]:
    """struct rpcent * getrpcbynumber(int __number)"""
def getrpcent() -> ctypes._Pointer[struct_rpcent]:
    """struct rpcent * getrpcent()"""
def getrpcbyname_r(__name: Any, __result_buf: Any, __buffer: Any, __buflen: Any, __result: Any, /) -> int:
    """int getrpcbyname_r(const char * __name, struct rpcent * __result_buf, char * __buffer, size_t __buflen, struct rpcent ** __result)"""
def getrpcbynumber_r(__number: Any, __result_buf: Any, __buffer: Any, __buflen: Any, __result: Any, /) -> int:
    """int getrpcbynumber_r(int __number, struct rpcent * __result_buf, char * __buffer, size_t __buflen, struct rpcent ** __result)"""
def getrpcent_r(__result_buf: Any, __buffer: Any, __buflen: Any, __result: Any, /) -> int:
    """int getrpcent_r(struct rpcent * __result_buf, char * __buffer, size_t __buflen, struct rpcent ** __result)"""
class struct_netent(runtime.Struct):
    n_name: Field[ctypes._Pointer[ctypes.c_char]]
    n_aliases: Field[ctypes._Pointer[Any]]
    n_addrtype: Field[int]
    n_net: Field[int]
def herror(__str: Any, /) -> None:
    """void herror(const char * __str)"""
def hstrerror(__err_num: Any, /) -> bytes | None:
    """const char * hstrerror(int __err_num)"""
class struct_hostent(runtime.Struct):
    h_name: Field[ctypes._Pointer[ctypes.c_char]]
    h_aliases: Field[ctypes._Pointer[Any]]
    h_addrtype: Field[int]
    h_length: Field[int]
    h_addr_list: Field[ctypes._Pointer[Any]]
def sethostent(__stay_open: Any, /) -> None:
    """void sethostent(int __stay_open)"""
def endhostent() -> None:
    """void endhostent()"""
def gethostent() -> ctypes._Pointer[struct_hostent]:
    """struct hostent * gethostent()"""
def gethostbyaddr(__addr: Any, __len: Any, __type: Any, /) -> ctypes._Pointer[struct_hostent]:
    """struct hostent * gethostbyaddr(const void * __addr, __socklen_t __len, int __type)"""
def gethostbyname(__name: Any, /) -> ctypes._Pointer[struct_hostent]:
    """struct hostent * gethostbyname(const char * __name)"""
def gethostbyname2(__name: Any, __af: Any, /) -> ctypes._Pointer[struct_hostent]:
    """struct hostent * gethostbyname2(const char * __name, int __af)"""
def gethostent_r(__result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int gethostent_r(struct hostent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct hostent **restrict __result, int *restrict __h_errnop)"""
def gethostbyaddr_r(__addr: Any, __len: Any, __type: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int gethostbyaddr_r(const void *restrict __addr, __socklen_t __len, int __type, struct hostent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct hostent **restrict __result, int *restrict __h_errnop)"""
def gethostbyname_r(__name: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int gethostbyname_r(const char *restrict __name, struct hostent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct hostent **restrict __result, int *restrict __h_errnop)"""
def gethostbyname2_r(__name: Any, __af: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int gethostbyname2_r(const char *restrict __name, int __af, struct hostent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct hostent **restrict __result, int *restrict __h_errnop)"""
def setnetent(__stay_open: Any, /) -> None:
    """void setnetent(int __stay_open)"""
def endnetent() -> None:
    """void endnetent()"""
def getnetent() -> ctypes._Pointer[struct_netent]:
    """struct netent * getnetent()"""
def getnetbyaddr(__net: Any, __type: Any, /) -> ctypes._Pointer[struct_netent]:
    """struct netent * getnetbyaddr(uint32_t __net, int __type)"""
def getnetbyname(__name: Any, /) -> ctypes._Pointer[struct_netent]:
    """struct netent * getnetbyname(const char * __name)"""
def getnetent_r(__result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int getnetent_r(struct netent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct netent **restrict __result, int *restrict __h_errnop)"""
def getnetbyaddr_r(__net: Any, __type: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int getnetbyaddr_r(uint32_t __net, int __type, struct netent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct netent **restrict __result, int *restrict __h_errnop)"""
def getnetbyname_r(__name: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, __h_errnop: Any, /) -> int:
    """int getnetbyname_r(const char *restrict __name, struct netent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct netent **restrict __result, int *restrict __h_errnop)"""
class struct_servent(runtime.Struct):
    s_name: Field[ctypes._Pointer[ctypes.c_char]]
    s_aliases: Field[ctypes._Pointer[Any]]
    s_port: Field[int]
    s_proto: Field[ctypes._Pointer[ctypes.c_char]]
def setservent(__stay_open: Any, /) -> None:
    """void setservent(int __stay_open)"""
def endservent() -> None:
    """void endservent()"""
def getservent() -> ctypes._Pointer[struct_servent]:
    """struct servent * getservent()"""
def getservbyname(__name: Any, __proto: Any, /) -> ctypes._Pointer[struct_servent]:
    """struct servent * getservbyname(const char * __name, const char * __proto)"""
def getservbyport(__port: Any, __proto: Any, /) -> ctypes._Pointer[struct_servent]:
    """struct servent * getservbyport(int __port, const char * __proto)"""
def getservent_r(__result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getservent_r(struct servent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct servent **restrict __result)"""
def getservbyname_r(__name: Any, __proto: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getservbyname_r(const char *restrict __name, const char *restrict __proto, struct servent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct servent **restrict __result)"""
def getservbyport_r(__port: Any, __proto: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getservbyport_r(int __port, const char *restrict __proto, struct servent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct servent **restrict __result)"""
class struct_protoent(runtime.Struct):
    p_name: Field[ctypes._Pointer[ctypes.c_char]]
    p_aliases: Field[ctypes._Pointer[Any]]
    p_proto: Field[int]
def setprotoent(__stay_open: Any, /) -> None:
    """void setprotoent(int __stay_open)"""
def endprotoent() -> None:
    """void endprotoent()"""
def getprotoent() -> ctypes._Pointer[struct_protoent]:
    """struct protoent * getprotoent()"""
def getprotobyname(__name: Any, /) -> ctypes._Pointer[struct_protoent]:
    """struct protoent * getprotobyname(const char * __name)"""
def getprotobynumber(__proto: Any, /) -> ctypes._Pointer[struct_protoent]:
    """struct protoent * getprotobynumber(int __proto)"""
def getprotoent_r(__result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getprotoent_r(struct protoent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct protoent **restrict __result)"""
def getprotobyname_r(__name: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getprotobyname_r(const char *restrict __name, struct protoent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct protoent **restrict __result)"""
def getprotobynumber_r(__proto: Any, __result_buf: Any, __buf: Any, __buflen: Any, __result: Any, /) -> int:
    """int getprotobynumber_r(int __proto, struct protoent *restrict __result_buf, char *restrict __buf, size_t __buflen, struct protoent **restrict __result)"""
def setnetgrent(__netgroup: Any, /) -> int:
    """int setnetgrent(const char * __netgroup)"""
def endnetgrent() -> None:
    """void endnetgrent()"""
def getnetgrent(__hostp: Any, __userp: Any, __domainp: Any, /) -> int:
    """int getnetgrent(char **restrict __hostp, char **restrict __userp, char **restrict __domainp)"""
def innetgr(__netgroup: Any, __host: Any, __user: Any, __domain: Any, /) -> int:
    """int innetgr(const char * __netgroup, const char * __host, const char * __user, const char * __domain)"""
def getnetgrent_r(__hostp: Any, __userp: Any, __domainp: Any, __buffer: Any, __buflen: Any, /) -> int:
    """int getnetgrent_r(char **restrict __hostp, char **restrict __userp, char **restrict __domainp, char *restrict __buffer, size_t __buflen)"""
def rcmd(__ahost: Any, __rport: Any, __locuser: Any, __remuser: Any, __cmd: Any, __fd2p: Any, /) -> int:
    """int rcmd(char **restrict __ahost, unsigned short __rport, const char *restrict __locuser, const char *restrict __remuser, const char *restrict __cmd, int *restrict __fd2p)"""
def rcmd_af(__ahost: Any, __rport: Any, __locuser: Any, __remuser: Any, __cmd: Any, __fd2p: Any, __af: Any, /) -> int:
    """int rcmd_af(char **restrict __ahost, unsigned short __rport, const char *restrict __locuser, const char *restrict __remuser, const char *restrict __cmd, int *restrict __fd2p, sa_family_t __af)"""
def rexec(__ahost: Any, __rport: Any, __name: Any, __pass: Any, __cmd: Any, __fd2p: Any, /) -> int:
    """int rexec(char **restrict __ahost, int __rport, const char *restrict __name, const char *restrict __pass, const char *restrict __cmd, int *restrict __fd2p)"""
def rexec_af(__ahost: Any, __rport: Any, __name: Any, __pass: Any, __cmd: Any, __fd2p: Any, __af: Any, /) -> int:
    """int rexec_af(char **restrict __ahost, int __rport, const char *restrict __name, const char *restrict __pass, const char *restrict __cmd, int *restrict __fd2p, sa_family_t __af)"""
def ruserok(__rhost: Any, __suser: Any, __remuser: Any, __locuser: Any, /) -> int:
    """int ruserok(const char * __rhost, int __suser, const char * __remuser, const char * __locuser)"""
def ruserok_af(__rhost: Any, __suser: Any, __remuser: Any, __locuser: Any, __af: Any, /) -> int:
    """int ruserok_af(const char * __rhost, int __suser, const char * __remuser, const char * __locuser, sa_family_t __af)"""
def iruserok(__raddr: Any, __suser: Any, __remuser: Any, __locuser: Any, /) -> int:
    """int iruserok(uint32_t __raddr, int __suser, const char * __remuser, const char * __locuser)"""
def iruserok_af(__raddr: Any, __suser: Any, __remuser: Any, __locuser: Any, __af: Any, /) -> int:
    """int iruserok_af(const void * __raddr, int __suser, const char * __remuser, const char * __locuser, sa_family_t __af)"""
def rresvport(__alport: Any, /) -> int:
    """int rresvport(int * __alport)"""
def rresvport_af(__alport: Any, __af: Any, /) -> int:
    """int rresvport_af(int * __alport, sa_family_t __af)"""
class struct_addrinfo(runtime.Struct):
    ai_flags: Field[int]
    ai_family: Field[int]
    ai_socktype: Field[int]
    ai_protocol: Field[int]
    ai_addrlen: Field[int]
    ai_addr: Field[ctypes._Pointer[struct_sockaddr]]
    ai_canonname: Field[ctypes._Pointer[ctypes.c_char]]
    ai_next: Field[ctypes._Pointer[struct_addrinfo]]
class struct_gaicb(runtime.Struct):
    ar_name: Field[bytes | None]
    ar_service: Field[bytes | None]
    ar_request: Field[ctypes._Pointer[struct_addrinfo]]
    ar_result: Field[ctypes._Pointer[struct_addrinfo]]
    __return: Field[int]
    __glibc_reserved: Field[ctypes.Array[ctypes.c_int32]]
def getaddrinfo(__name: Any, __service: Any, __req: Any, __pai: Any, /) -> int:
    """int getaddrinfo(const char *restrict __name, const char *restrict __service, const struct addrinfo *restrict __req, struct addrinfo **restrict __pai)"""
def freeaddrinfo(__ai: Any, /) -> None:
    """void freeaddrinfo(struct addrinfo * __ai)"""
def gai_strerror(__ecode: Any, /) -> bytes | None:
    """const char * gai_strerror(int __ecode)"""
def getnameinfo(__sa: Any, __salen: Any, __host: Any, __hostlen: Any, __serv: Any, __servlen: Any, __flags: Any, /) -> int:
    """int getnameinfo(const struct sockaddr *restrict __sa, socklen_t __salen, char *restrict __host, socklen_t __hostlen, char *restrict __serv, socklen_t __servlen, int __flags)"""
def getaddrinfo_a(__mode: Any, __list: Any, __ent: Any, __sig: Any, /) -> int:
    """int getaddrinfo_a(int __mode, struct gaicb *[] __list, int __ent, struct sigevent *restrict __sig)"""
def gai_suspend(__list: Any, __ent: Any, __timeout: Any, /) -> int:
    """int gai_suspend(const struct gaicb *const[] __list, int __ent, const struct timespec * __timeout)"""
def gai_error(__req: Any, /) -> int:
    """int gai_error(struct gaicb * __req)"""
def gai_cancel(__gaicbp: Any, /) -> int:
    """int gai_cancel(struct gaicb * __gaicbp)"""
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
class Elf32_Ehdr(runtime.Struct):
    e_ident: Field[ctypes.Array[ctypes.c_uint8]]
    e_type: Field[int]
    e_machine: Field[int]
    e_version: Field[int]
    e_entry: Field[int]
    e_phoff: Field[int]
    e_shoff: Field[int]
    e_flags: Field[int]
    e_ehsize: Field[int]
    e_phentsize: Field[int]
    e_phnum: Field[int]
    e_shentsize: Field[int]
    e_shnum: Field[int]
    e_shstrndx: Field[int]
class Elf64_Ehdr(runtime.Struct):
    e_ident: Field[ctypes.Array[ctypes.c_uint8]]
    e_type: Field[int]
    e_machine: Field[int]
    e_version: Field[int]
    e_entry: Field[int]
    e_phoff: Field[int]
    e_shoff: Field[int]
    e_flags: Field[int]
    e_ehsize: Field[int]
    e_phentsize: Field[int]
    e_phnum: Field[int]
    e_shentsize: Field[int]
    e_shnum: Field[int]
    e_shstrndx: Field[int]
class Elf32_Shdr(runtime.Struct):
    sh_name: Field[int]
    sh_type: Field[int]
    sh_flags: Field[int]
    sh_addr: Field[int]
    sh_offset: Field[int]
    sh_size: Field[int]
    sh_link: Field[int]
    sh_info: Field[int]
    sh_addralign: Field[int]
    sh_entsize: Field[int]
class Elf64_Shdr(runtime.Struct):
    sh_name: Field[int]
    sh_type: Field[int]
    sh_flags: Field[int]
    sh_addr: Field[int]
    sh_offset: Field[int]
    sh_size: Field[int]
    sh_link: Field[int]
    sh_info: Field[int]
    sh_addralign: Field[int]
    sh_entsize: Field[int]
class Elf32_Chdr(runtime.Struct):
    ch_type: Field[int]
    ch_size: Field[int]
    ch_addralign: Field[int]
class Elf64_Chdr(runtime.Struct):
    ch_type: Field[int]
    ch_reserved: Field[int]
    ch_size: Field[int]
    ch_addralign: Field[int]
class Elf32_Sym(runtime.Struct):
    st_name: Field[int]
    st_value: Field[int]
    st_size: Field[int]
    st_info: Field[int]
    st_other: Field[int]
    st_shndx: Field[int]
class Elf64_Sym(runtime.Struct):
    st_name: Field[int]
    st_info: Field[int]
    st_other: Field[int]
    st_shndx: Field[int]
    st_value: Field[int]
    st_size: Field[int]
class Elf32_Syminfo(runtime.Struct):
    si_boundto: Field[int]
    si_flags: Field[int]
class Elf64_Syminfo(runtime.Struct):
    si_boundto: Field[int]
    si_flags: Field[int]
class Elf32_Rel(runtime.Struct):
    r_offset: Field[int]
    r_info: Field[int]
class Elf64_Rel(runtime.Struct):
    r_offset: Field[int]
    r_info: Field[int]
class Elf32_Rela(runtime.Struct):
    r_offset: Field[int]
    r_info: Field[int]
    r_addend: Field[int]
class Elf64_Rela(runtime.Struct):
    r_offset: Field[int]
    r_info: Field[int]
    r_addend: Field[int]
Elf32_Relr = Elf32_Word
Elf64_Relr = Elf64_Xword
class Elf32_Phdr(runtime.Struct):
    p_type: Field[int]
    p_offset: Field[int]
    p_vaddr: Field[int]
    p_paddr: Field[int]
    p_filesz: Field[int]
    p_memsz: Field[int]
    p_flags: Field[int]
    p_align: Field[int]
class Elf64_Phdr(runtime.Struct):
    p_type: Field[int]
    p_flags: Field[int]
    p_offset: Field[int]
    p_vaddr: Field[int]
    p_paddr: Field[int]
    p_filesz: Field[int]
    p_memsz: Field[int]
    p_align: Field[int]
class Elf32_Dyn_d_un(runtime.Union):
    d_val: Field[int]
    d_ptr: Field[int]
class Elf32_Dyn(runtime.Struct):
    d_tag: Field[int]
    d_un: Field[Elf32_Dyn_d_un]
class Elf64_Dyn_d_un(runtime.Union):
    d_val: Field[int]
    d_ptr: Field[int]
class Elf64_Dyn(runtime.Struct):
    d_tag: Field[int]
    d_un: Field[Elf64_Dyn_d_un]
class Elf32_Verdef(runtime.Struct):
    vd_version: Field[int]
    vd_flags: Field[int]
    vd_ndx: Field[int]
    vd_cnt: Field[int]
    vd_hash: Field[int]
    vd_aux: Field[int]
    vd_next: Field[int]
class Elf64_Verdef(runtime.Struct):
    vd_version: Field[int]
    vd_flags: Field[int]
    vd_ndx: Field[int]
    vd_cnt: Field[int]
    vd_hash: Field[int]
    vd_aux: Field[int]
    vd_next: Field[int]
class Elf32_Verdaux(runtime.Struct):
    vda_name: Field[int]
    vda_next: Field[int]
class Elf64_Verdaux(runtime.Struct):
    vda_name: Field[int]
    vda_next: Field[int]
class Elf32_Verneed(runtime.Struct):
    vn_version: Field[int]
    vn_cnt: Field[int]
    vn_file: Field[int]
    vn_aux: Field[int]
    vn_next: Field[int]
class Elf64_Verneed(runtime.Struct):
    vn_version: Field[int]
    vn_cnt: Field[int]
    vn_file: Field[int]
    vn_aux: Field[int]
    vn_next: Field[int]
class Elf32_Vernaux(runtime.Struct):
    vna_hash: Field[int]
    vna_flags: Field[int]
    vna_other: Field[int]
    vna_name: Field[int]
    vna_next: Field[int]
class Elf64_Vernaux(runtime.Struct):
    vna_hash: Field[int]
    vna_flags: Field[int]
    vna_other: Field[int]
    vna_name: Field[int]
    vna_next: Field[int]
class Elf32_auxv_t_a_un(runtime.Union):
    a_val: Field[int]
class Elf32_auxv_t(runtime.Struct):
    a_type: Field[int]
    a_un: Field[Elf32_auxv_t_a_un]
class Elf64_auxv_t_a_un(runtime.Union):
    a_val: Field[int]
class Elf64_auxv_t(runtime.Struct):
    a_type: Field[int]
    a_un: Field[Elf64_auxv_t_a_un]
class Elf32_Nhdr(runtime.Struct):
    n_namesz: Field[int]
    n_descsz: Field[int]
    n_type: Field[int]
class Elf64_Nhdr(runtime.Struct):
    n_namesz: Field[int]
    n_descsz: Field[int]
    n_type: Field[int]
class Elf32_Move(runtime.Struct):
    m_value: Field[int]
    m_info: Field[int]
    m_poffset: Field[int]
    m_repeat: Field[int]
    m_stride: Field[int]
class Elf64_Move(runtime.Struct):
    m_value: Field[int]
    m_info: Field[int]
    m_poffset: Field[int]
    m_repeat: Field[int]
    m_stride: Field[int]
class Elf32_gptab_gt_header(runtime.Struct):
    gt_current_g_value: Field[int]
    gt_unused: Field[int]
class Elf32_gptab_gt_entry(runtime.Struct):
    gt_g_value: Field[int]
    gt_bytes: Field[int]
class Elf32_gptab(runtime.Union):
    gt_header: Field[Elf32_gptab_gt_header]
    gt_entry: Field[Elf32_gptab_gt_entry]
class Elf32_RegInfo(runtime.Struct):
    ri_gprmask: Field[int]
    ri_cprmask: Field[ctypes.Array[ctypes.c_uint32]]
    ri_gp_value: Field[int]
class Elf_Options(runtime.Struct):
    kind: Field[int]
    size: Field[int]
    section: Field[int]
    info: Field[int]
class Elf_Options_Hw(runtime.Struct):
    hwp_flags1: Field[int]
    hwp_flags2: Field[int]
class Elf32_Lib(runtime.Struct):
    l_name: Field[int]
    l_time_stamp: Field[int]
    l_checksum: Field[int]
    l_version: Field[int]
    l_flags: Field[int]
class Elf64_Lib(runtime.Struct):
    l_name: Field[int]
    l_time_stamp: Field[int]
    l_checksum: Field[int]
    l_version: Field[int]
    l_flags: Field[int]
Elf32_Conflict = Elf32_Addr
class Elf_MIPS_ABIFlags_v0(runtime.Struct):
    version: Field[int]
    isa_level: Field[int]
    isa_rev: Field[int]
    gpr_size: Field[int]
    cpr1_size: Field[int]
    cpr2_size: Field[int]
    fp_abi: Field[int]
    isa_ext: Field[int]
    ases: Field[int]
    flags1: Field[int]
    flags2: Field[int]
Val_GNU_MIPS_ABI_FP_ANY: int
Val_GNU_MIPS_ABI_FP_DOUBLE: int
Val_GNU_MIPS_ABI_FP_SINGLE: int
Val_GNU_MIPS_ABI_FP_SOFT: int
Val_GNU_MIPS_ABI_FP_OLD_64: int
Val_GNU_MIPS_ABI_FP_XX: int
Val_GNU_MIPS_ABI_FP_64: int
Val_GNU_MIPS_ABI_FP_64A: int
Val_GNU_MIPS_ABI_FP_MAX: int
__W_CONTINUED: int
__S_IFSOCK: int
__S_IFMT: int
__S_IFLNK: int
__S_IFIFO: int
__S_IFREG: int
__S_IFBLK: int
__S_IFCHR: int
__S_IFDIR: int
__NCPUBITS: int
MAP_32BIT: int
MAP_GROWSDOWN: int
MAP_DENYWRITE: int
MAP_EXECUTABLE: int
MAP_LOCKED: int
MAP_NORESERVE: int
MAP_POPULATE: int
MAP_NONBLOCK: int
MAP_STACK: int
MAP_HUGETLB: int
MAP_SYNC: int
MAP_FIXED_NOREPLACE: int
PROT_READ: int
PROT_WRITE: int
PROT_EXEC: int
PROT_NONE: int
PROT_GROWSDOWN: int
PROT_GROWSUP: int
MAP_SHARED: int
MAP_PRIVATE: int
MAP_SHARED_VALIDATE: int
MAP_TYPE: int
MAP_FIXED: int
MAP_FILE: int
MAP_ANONYMOUS: int
MAP_ANON: int
MAP_HUGE_SHIFT: int
MAP_HUGE_MASK: int
MS_ASYNC: int
MS_SYNC: int
MS_INVALIDATE: int
MADV_NORMAL: int
MADV_RANDOM: int
MADV_SEQUENTIAL: int
MADV_WILLNEED: int
MADV_DONTNEED: int
MADV_FREE: int
MADV_REMOVE: int
MADV_DONTFORK: int
MADV_DOFORK: int
MADV_MERGEABLE: int
MADV_UNMERGEABLE: int
MADV_HUGEPAGE: int
MADV_NOHUGEPAGE: int
MADV_DONTDUMP: int
MADV_DODUMP: int
MADV_WIPEONFORK: int
MADV_KEEPONFORK: int
MADV_COLD: int
MADV_PAGEOUT: int
MADV_POPULATE_READ: int
MADV_POPULATE_WRITE: int
MADV_DONTNEED_LOCKED: int
MADV_HWPOISON: int
POSIX_MADV_NORMAL: int
POSIX_MADV_RANDOM: int
POSIX_MADV_SEQUENTIAL: int
POSIX_MADV_WILLNEED: int
POSIX_MADV_DONTNEED: int
MCL_CURRENT: int
MCL_FUTURE: int
MCL_ONFAULT: int
MREMAP_MAYMOVE: int
MREMAP_FIXED: int
MREMAP_DONTUNMAP: int
MFD_CLOEXEC: int
MFD_ALLOW_SEALING: int
MFD_HUGETLB: int
MLOCK_ONFAULT: int
PKEY_DISABLE_ACCESS: int
PKEY_DISABLE_WRITE: int
MAP_FAILED: int
_IOC_NRBITS: int
_IOC_TYPEBITS: int
_IOC_SIZEBITS: int
_IOC_DIRBITS: int
_IOC_NRMASK: int
_IOC_TYPEMASK: int
_IOC_SIZEMASK: int
_IOC_DIRMASK: int
_IOC_NRSHIFT: int
_IOC_TYPESHIFT: int
_IOC_SIZESHIFT: int
_IOC_DIRSHIFT: int
_IOC_NONE: int
_IOC_WRITE: int
_IOC_READ: int
IOC_IN: int
IOC_OUT: int
IOC_INOUT: int
IOCSIZE_MASK: int
IOCSIZE_SHIFT: int
TCGETS: int
TCSETS: int
TCSETSW: int
TCSETSF: int
TCGETA: int
TCSETA: int
TCSETAW: int
TCSETAF: int
TCSBRK: int
TCXONC: int
TCFLSH: int
TIOCEXCL: int
TIOCNXCL: int
TIOCSCTTY: int
TIOCGPGRP: int
TIOCSPGRP: int
TIOCOUTQ: int
TIOCSTI: int
TIOCGWINSZ: int
TIOCSWINSZ: int
TIOCMGET: int
TIOCMBIS: int
TIOCMBIC: int
TIOCMSET: int
TIOCGSOFTCAR: int
TIOCSSOFTCAR: int
FIONREAD: int
TIOCINQ: int
TIOCLINUX: int
TIOCCONS: int
TIOCGSERIAL: int
TIOCSSERIAL: int
TIOCPKT: int
FIONBIO: int
TIOCNOTTY: int
TIOCSETD: int
TIOCGETD: int
TCSBRKP: int
TIOCSBRK: int
TIOCCBRK: int
TIOCGSID: int
TIOCGRS485: int
TIOCSRS485: int
TIOCGPTN: runtime.Ioctl
TIOCSPTLCK: runtime.Ioctl
TIOCGDEV: runtime.Ioctl
TCGETX: int
TCSETX: int
TCSETXF: int
TCSETXW: int
TIOCSIG: runtime.Ioctl
TIOCVHANGUP: int
TIOCGPKT: runtime.Ioctl
TIOCGPTLCK: runtime.Ioctl
TIOCGEXCL: runtime.Ioctl
TIOCGPTPEER: runtime.Ioctl
FIONCLEX: int
FIOCLEX: int
FIOASYNC: int
TIOCSERCONFIG: int
TIOCSERGWILD: int
TIOCSERSWILD: int
TIOCGLCKTRMIOS: int
TIOCSLCKTRMIOS: int
TIOCSERGSTRUCT: int
TIOCSERGETLSR: int
TIOCSERGETMULTI: int
TIOCSERSETMULTI: int
TIOCMIWAIT: int
TIOCGICOUNT: int
FIOQSIZE: int
TIOCPKT_DATA: int
TIOCPKT_FLUSHREAD: int
TIOCPKT_FLUSHWRITE: int
TIOCPKT_STOP: int
TIOCPKT_START: int
TIOCPKT_NOSTOP: int
TIOCPKT_DOSTOP: int
TIOCPKT_IOCTL: int
TIOCSER_TEMT: int
SIOCADDRT: int
SIOCDELRT: int
SIOCRTMSG: int
SIOCGIFNAME: int
SIOCSIFLINK: int
SIOCGIFCONF: int
SIOCGIFFLAGS: int
SIOCSIFFLAGS: int
SIOCGIFADDR: int
SIOCSIFADDR: int
SIOCGIFDSTADDR: int
SIOCSIFDSTADDR: int
SIOCGIFBRDADDR: int
SIOCSIFBRDADDR: int
SIOCGIFNETMASK: int
SIOCSIFNETMASK: int
SIOCGIFMETRIC: int
SIOCSIFMETRIC: int
SIOCGIFMEM: int
SIOCSIFMEM: int
SIOCGIFMTU: int
SIOCSIFMTU: int
SIOCSIFNAME: int
SIOCSIFHWADDR: int
SIOCGIFENCAP: int
SIOCSIFENCAP: int
SIOCGIFHWADDR: int
SIOCGIFSLAVE: int
SIOCSIFSLAVE: int
SIOCADDMULTI: int
SIOCDELMULTI: int
SIOCGIFINDEX: int
SIOGIFINDEX: int
SIOCSIFPFLAGS: int
SIOCGIFPFLAGS: int
SIOCDIFADDR: int
SIOCSIFHWBROADCAST: int
SIOCGIFCOUNT: int
SIOCGIFBR: int
SIOCSIFBR: int
SIOCGIFTXQLEN: int
SIOCSIFTXQLEN: int
SIOCDARP: int
SIOCGARP: int
SIOCSARP: int
SIOCDRARP: int
SIOCGRARP: int
SIOCSRARP: int
SIOCGIFMAP: int
SIOCSIFMAP: int
SIOCADDDLCI: int
SIOCDELDLCI: int
SIOCDEVPRIVATE: int
SIOCPROTOPRIVATE: int
NCC: int
TIOCM_LE: int
TIOCM_DTR: int
TIOCM_RTS: int
TIOCM_ST: int
TIOCM_SR: int
TIOCM_CTS: int
TIOCM_CAR: int
TIOCM_RNG: int
TIOCM_DSR: int
TIOCM_CD: int
TIOCM_RI: int
N_TTY: int
N_SLIP: int
N_MOUSE: int
N_PPP: int
N_STRIP: int
N_AX25: int
N_X25: int
N_6PACK: int
N_MASC: int
N_R3964: int
N_PROFIBUS_FDL: int
N_IRDA: int
N_SMSBLOCK: int
N_HDLC: int
N_SYNC_PPP: int
N_HCI: int
__sigset_t_defined: int
_SIGSET_NWORDS: int
_STRUCT_TIMESPEC: int
EPOLL_CTL_ADD: int
EPOLL_CTL_DEL: int
EPOLL_CTL_MOD: int
SYS__sysctl: int
SYS_accept: int
SYS_accept4: int
SYS_access: int
SYS_acct: int
SYS_add_key: int
SYS_adjtimex: int
SYS_afs_syscall: int
SYS_alarm: int
SYS_arch_prctl: int
SYS_bind: int
SYS_bpf: int
SYS_brk: int
SYS_capget: int
SYS_capset: int
SYS_chdir: int
SYS_chmod: int
SYS_chown: int
SYS_chroot: int
SYS_clock_adjtime: int
SYS_clock_getres: int
SYS_clock_gettime: int
SYS_clock_nanosleep: int
SYS_clock_settime: int
SYS_clone: int
SYS_clone3: int
SYS_close: int
SYS_close_range: int
SYS_connect: int
SYS_copy_file_range: int
SYS_creat: int
SYS_create_module: int
SYS_delete_module: int
SYS_dup: int
SYS_dup2: int
SYS_dup3: int
SYS_epoll_create: int
SYS_epoll_create1: int
SYS_epoll_ctl: int
SYS_epoll_ctl_old: int
SYS_epoll_pwait: int
SYS_epoll_pwait2: int
SYS_epoll_wait: int
SYS_epoll_wait_old: int
SYS_eventfd: int
SYS_eventfd2: int
SYS_execve: int
SYS_execveat: int
SYS_exit: int
SYS_exit_group: int
SYS_faccessat: int
SYS_faccessat2: int
SYS_fadvise64: int
SYS_fallocate: int
SYS_fanotify_init: int
SYS_fanotify_mark: int
SYS_fchdir: int
SYS_fchmod: int
SYS_fchmodat: int
SYS_fchown: int
SYS_fchownat: int
SYS_fcntl: int
SYS_fdatasync: int
SYS_fgetxattr: int
SYS_finit_module: int
SYS_flistxattr: int
SYS_flock: int
SYS_fork: int
SYS_fremovexattr: int
SYS_fsconfig: int
SYS_fsetxattr: int
SYS_fsmount: int
SYS_fsopen: int
SYS_fspick: int
SYS_fstat: int
SYS_fstatfs: int
SYS_fsync: int
SYS_ftruncate: int
SYS_futex: int
SYS_futex_waitv: int
SYS_futimesat: int
SYS_get_kernel_syms: int
SYS_get_mempolicy: int
SYS_get_robust_list: int
SYS_get_thread_area: int
SYS_getcpu: int
SYS_getcwd: int
SYS_getdents: int
SYS_getdents64: int
SYS_getegid: int
SYS_geteuid: int
SYS_getgid: int
SYS_getgroups: int
SYS_getitimer: int
SYS_getpeername: int
SYS_getpgid: int
SYS_getpgrp: int
SYS_getpid: int
SYS_getpmsg: int
SYS_getppid: int
SYS_getpriority: int
SYS_getrandom: int
SYS_getresgid: int
SYS_getresuid: int
SYS_getrlimit: int
SYS_getrusage: int
SYS_getsid: int
SYS_getsockname: int
SYS_getsockopt: int
SYS_gettid: int
SYS_gettimeofday: int
SYS_getuid: int
SYS_getxattr: int
SYS_init_module: int
SYS_inotify_add_watch: int
SYS_inotify_init: int
SYS_inotify_init1: int
SYS_inotify_rm_watch: int
SYS_io_cancel: int
SYS_io_destroy: int
SYS_io_getevents: int
SYS_io_pgetevents: int
SYS_io_setup: int
SYS_io_submit: int
SYS_io_uring_enter: int
SYS_io_uring_register: int
SYS_io_uring_setup: int
SYS_ioctl: int
SYS_ioperm: int
SYS_iopl: int
SYS_ioprio_get: int
SYS_ioprio_set: int
SYS_kcmp: int
SYS_kexec_file_load: int
SYS_kexec_load: int
SYS_keyctl: int
SYS_kill: int
SYS_landlock_add_rule: int
SYS_landlock_create_ruleset: int
SYS_landlock_restrict_self: int
SYS_lchown: int
SYS_lgetxattr: int
SYS_link: int
SYS_linkat: int
SYS_listen: int
SYS_listxattr: int
SYS_llistxattr: int
SYS_lookup_dcookie: int
SYS_lremovexattr: int
SYS_lseek: int
SYS_lsetxattr: int
SYS_lstat: int
SYS_madvise: int
SYS_mbind: int
SYS_membarrier: int
SYS_memfd_create: int
SYS_memfd_secret: int
SYS_migrate_pages: int
SYS_mincore: int
SYS_mkdir: int
SYS_mkdirat: int
SYS_mknod: int
SYS_mknodat: int
SYS_mlock: int
SYS_mlock2: int
SYS_mlockall: int
SYS_mmap: int
SYS_modify_ldt: int
SYS_mount: int
SYS_mount_setattr: int
SYS_move_mount: int
SYS_move_pages: int
SYS_mprotect: int
SYS_mq_getsetattr: int
SYS_mq_notify: int
SYS_mq_open: int
SYS_mq_timedreceive: int
SYS_mq_timedsend: int
SYS_mq_unlink: int
SYS_mremap: int
SYS_msgctl: int
SYS_msgget: int
SYS_msgrcv: int
SYS_msgsnd: int
SYS_msync: int
SYS_munlock: int
SYS_munlockall: int
SYS_munmap: int
SYS_name_to_handle_at: int
SYS_nanosleep: int
SYS_newfstatat: int
SYS_nfsservctl: int
SYS_open: int
SYS_open_by_handle_at: int
SYS_open_tree: int
SYS_openat: int
SYS_openat2: int
SYS_pause: int
SYS_perf_event_open: int
SYS_personality: int
SYS_pidfd_getfd: int
SYS_pidfd_open: int
SYS_pidfd_send_signal: int
SYS_pipe: int
SYS_pipe2: int
SYS_pivot_root: int
SYS_pkey_alloc: int
SYS_pkey_free: int
SYS_pkey_mprotect: int
SYS_poll: int
SYS_ppoll: int
SYS_prctl: int
SYS_pread64: int
SYS_preadv: int
SYS_preadv2: int
SYS_prlimit64: int
SYS_process_madvise: int
SYS_process_mrelease: int
SYS_process_vm_readv: int
SYS_process_vm_writev: int
SYS_pselect6: int
SYS_ptrace: int
SYS_putpmsg: int
SYS_pwrite64: int
SYS_pwritev: int
SYS_pwritev2: int
SYS_query_module: int
SYS_quotactl: int
SYS_quotactl_fd: int
SYS_read: int
SYS_readahead: int
SYS_readlink: int
SYS_readlinkat: int
SYS_readv: int
SYS_reboot: int
SYS_recvfrom: int
SYS_recvmmsg: int
SYS_recvmsg: int
SYS_remap_file_pages: int
SYS_removexattr: int
SYS_rename: int
SYS_renameat: int
SYS_renameat2: int
SYS_request_key: int
SYS_restart_syscall: int
SYS_rmdir: int
SYS_rseq: int
SYS_rt_sigaction: int
SYS_rt_sigpending: int
SYS_rt_sigprocmask: int
SYS_rt_sigqueueinfo: int
SYS_rt_sigreturn: int
SYS_rt_sigsuspend: int
SYS_rt_sigtimedwait: int
SYS_rt_tgsigqueueinfo: int
SYS_sched_get_priority_max: int
SYS_sched_get_priority_min: int
SYS_sched_getaffinity: int
SYS_sched_getattr: int
SYS_sched_getparam: int
SYS_sched_getscheduler: int
SYS_sched_rr_get_interval: int
SYS_sched_setaffinity: int
SYS_sched_setattr: int
SYS_sched_setparam: int
SYS_sched_setscheduler: int
SYS_sched_yield: int
SYS_seccomp: int
SYS_security: int
SYS_select: int
SYS_semctl: int
SYS_semget: int
SYS_semop: int
SYS_semtimedop: int
SYS_sendfile: int
SYS_sendmmsg: int
SYS_sendmsg: int
SYS_sendto: int
SYS_set_mempolicy: int
SYS_set_mempolicy_home_node: int
SYS_set_robust_list: int
SYS_set_thread_area: int
SYS_set_tid_address: int
SYS_setdomainname: int
SYS_setfsgid: int
SYS_setfsuid: int
SYS_setgid: int
SYS_setgroups: int
SYS_sethostname: int
SYS_setitimer: int
SYS_setns: int
SYS_setpgid: int
SYS_setpriority: int
SYS_setregid: int
SYS_setresgid: int
SYS_setresuid: int
SYS_setreuid: int
SYS_setrlimit: int
SYS_setsid: int
SYS_setsockopt: int
SYS_settimeofday: int
SYS_setuid: int
SYS_setxattr: int
SYS_shmat: int
SYS_shmctl: int
SYS_shmdt: int
SYS_shmget: int
SYS_shutdown: int
SYS_sigaltstack: int
SYS_signalfd: int
SYS_signalfd4: int
SYS_socket: int
SYS_socketpair: int
SYS_splice: int
SYS_stat: int
SYS_statfs: int
SYS_statx: int
SYS_swapoff: int
SYS_swapon: int
SYS_symlink: int
SYS_symlinkat: int
SYS_sync: int
SYS_sync_file_range: int
SYS_syncfs: int
SYS_sysfs: int
SYS_sysinfo: int
SYS_syslog: int
SYS_tee: int
SYS_tgkill: int
SYS_time: int
SYS_timer_create: int
SYS_timer_delete: int
SYS_timer_getoverrun: int
SYS_timer_gettime: int
SYS_timer_settime: int
SYS_timerfd_create: int
SYS_timerfd_gettime: int
SYS_timerfd_settime: int
SYS_times: int
SYS_tkill: int
SYS_truncate: int
SYS_tuxcall: int
SYS_umask: int
SYS_umount2: int
SYS_uname: int
SYS_unlink: int
SYS_unlinkat: int
SYS_unshare: int
SYS_uselib: int
SYS_userfaultfd: int
SYS_ustat: int
SYS_utime: int
SYS_utimensat: int
SYS_utimes: int
SYS_vfork: int
SYS_vhangup: int
SYS_vmsplice: int
SYS_vserver: int
SYS_wait4: int
SYS_waitid: int
SYS_write: int
SYS_writev: int
FUTEX_WAIT: int
FUTEX_WAKE: int
FUTEX_FD: int
FUTEX_REQUEUE: int
FUTEX_CMP_REQUEUE: int
FUTEX_WAKE_OP: int
FUTEX_LOCK_PI: int
FUTEX_UNLOCK_PI: int
FUTEX_TRYLOCK_PI: int
FUTEX_WAIT_BITSET: int
FUTEX_WAKE_BITSET: int
FUTEX_WAIT_REQUEUE_PI: int
FUTEX_CMP_REQUEUE_PI: int
FUTEX_LOCK_PI2: int
FUTEX_PRIVATE_FLAG: int
FUTEX_CLOCK_REALTIME: int
FUTEX_CMD_MASK: int
FUTEX_WAIT_PRIVATE: int
FUTEX_WAKE_PRIVATE: int
FUTEX_REQUEUE_PRIVATE: int
FUTEX_CMP_REQUEUE_PRIVATE: int
FUTEX_WAKE_OP_PRIVATE: int
FUTEX_LOCK_PI_PRIVATE: int
FUTEX_LOCK_PI2_PRIVATE: int
FUTEX_UNLOCK_PI_PRIVATE: int
FUTEX_TRYLOCK_PI_PRIVATE: int
FUTEX_WAIT_BITSET_PRIVATE: int
FUTEX_WAKE_BITSET_PRIVATE: int
FUTEX_WAIT_REQUEUE_PI_PRIVATE: int
FUTEX_CMP_REQUEUE_PI_PRIVATE: int
FUTEX_32: int
FUTEX_WAITV_MAX: int
FUTEX_WAITERS: int
FUTEX_OWNER_DIED: int
FUTEX_TID_MASK: int
ROBUST_LIST_LIMIT: int
FUTEX_BITSET_MATCH_ANY: int
FUTEX_OP_SET: int
FUTEX_OP_ADD: int
FUTEX_OP_OR: int
FUTEX_OP_ANDN: int
FUTEX_OP_XOR: int
FUTEX_OP_OPARG_SHIFT: int
FUTEX_OP_CMP_EQ: int
FUTEX_OP_CMP_NE: int
FUTEX_OP_CMP_LT: int
FUTEX_OP_CMP_LE: int
FUTEX_OP_CMP_GT: int
FUTEX_OP_CMP_GE: int
SCHED_OTHER: int
SCHED_FIFO: int
SCHED_RR: int
SCHED_BATCH: int
SCHED_ISO: int
SCHED_IDLE: int
SCHED_DEADLINE: int
SCHED_RESET_ON_FORK: int
CSIGNAL: int
CLONE_VM: int
CLONE_FS: int
CLONE_FILES: int
CLONE_SIGHAND: int
CLONE_PIDFD: int
CLONE_PTRACE: int
CLONE_VFORK: int
CLONE_PARENT: int
CLONE_THREAD: int
CLONE_NEWNS: int
CLONE_SYSVSEM: int
CLONE_SETTLS: int
CLONE_PARENT_SETTID: int
CLONE_CHILD_CLEARTID: int
CLONE_DETACHED: int
CLONE_UNTRACED: int
CLONE_CHILD_SETTID: int
CLONE_NEWCGROUP: int
CLONE_NEWUTS: int
CLONE_NEWIPC: int
CLONE_NEWUSER: int
CLONE_NEWPID: int
CLONE_NEWNET: int
CLONE_IO: int
CLONE_NEWTIME: int
CPU_SETSIZE: int
CLOCKS_PER_SEC: int
CLOCK_REALTIME: int
CLOCK_MONOTONIC: int
CLOCK_PROCESS_CPUTIME_ID: int
CLOCK_THREAD_CPUTIME_ID: int
CLOCK_MONOTONIC_RAW: int
CLOCK_REALTIME_COARSE: int
CLOCK_MONOTONIC_COARSE: int
CLOCK_BOOTTIME: int
CLOCK_REALTIME_ALARM: int
CLOCK_BOOTTIME_ALARM: int
CLOCK_TAI: int
TIMER_ABSTIME: int
ADJ_OFFSET: int
ADJ_FREQUENCY: int
ADJ_MAXERROR: int
ADJ_ESTERROR: int
ADJ_STATUS: int
ADJ_TIMECONST: int
ADJ_TAI: int
ADJ_SETOFFSET: int
ADJ_MICRO: int
ADJ_NANO: int
ADJ_TICK: int
ADJ_OFFSET_SINGLESHOT: int
ADJ_OFFSET_SS_READ: int
MOD_OFFSET: int
MOD_FREQUENCY: int
MOD_MAXERROR: int
MOD_ESTERROR: int
MOD_STATUS: int
MOD_TIMECONST: int
MOD_CLKB: int
MOD_CLKA: int
MOD_TAI: int
MOD_MICRO: int
MOD_NANO: int
STA_PLL: int
STA_PPSFREQ: int
STA_PPSTIME: int
STA_FLL: int
STA_INS: int
STA_DEL: int
STA_UNSYNC: int
STA_FREQHOLD: int
STA_PPSSIGNAL: int
STA_PPSJITTER: int
STA_PPSWANDER: int
STA_PPSERROR: int
STA_CLOCKERR: int
STA_NANO: int
STA_MODE: int
STA_CLK: int
STA_RONLY: int
TIME_UTC: int
PTHREAD_CANCELED: int
PTHREAD_ONCE_INIT: int
PTHREAD_BARRIER_SERIAL_THREAD: int
PTHREAD_ATTR_NO_SIGMASK_NP: int
F_GETLK64: int
F_SETLK64: int
F_SETLKW64: int
O_ACCMODE: int
O_RDONLY: int
O_WRONLY: int
O_RDWR: int
O_CREAT: int
O_EXCL: int
O_NOCTTY: int
O_TRUNC: int
O_APPEND: int
O_NONBLOCK: int
O_NDELAY: int
O_SYNC: int
O_FSYNC: int
O_ASYNC: int
F_GETLK: int
F_SETLK: int
F_SETLKW: int
F_OFD_GETLK: int
F_OFD_SETLK: int
F_OFD_SETLKW: int
O_LARGEFILE: int
O_DIRECTORY: int
O_NOFOLLOW: int
O_CLOEXEC: int
O_DIRECT: int
O_NOATIME: int
O_PATH: int
O_TMPFILE: int
O_DSYNC: int
O_RSYNC: int
F_DUPFD: int
F_GETFD: int
F_SETFD: int
F_GETFL: int
F_SETFL: int
F_SETOWN: int
F_GETOWN: int
F_SETSIG: int
F_GETSIG: int
F_SETOWN_EX: int
F_GETOWN_EX: int
F_SETLEASE: int
F_GETLEASE: int
F_NOTIFY: int
F_SETPIPE_SZ: int
F_GETPIPE_SZ: int
F_ADD_SEALS: int
F_GET_SEALS: int
F_GET_RW_HINT: int
F_SET_RW_HINT: int
F_GET_FILE_RW_HINT: int
F_SET_FILE_RW_HINT: int
F_DUPFD_CLOEXEC: int
FD_CLOEXEC: int
F_RDLCK: int
F_WRLCK: int
F_UNLCK: int
F_EXLCK: int
F_SHLCK: int
LOCK_SH: int
LOCK_EX: int
LOCK_NB: int
LOCK_UN: int
LOCK_MAND: int
LOCK_READ: int
LOCK_WRITE: int
LOCK_RW: int
DN_ACCESS: int
DN_MODIFY: int
DN_CREATE: int
DN_DELETE: int
DN_RENAME: int
DN_ATTRIB: int
DN_MULTISHOT: int
F_SEAL_SEAL: int
F_SEAL_SHRINK: int
F_SEAL_GROW: int
F_SEAL_WRITE: int
F_SEAL_FUTURE_WRITE: int
RWH_WRITE_LIFE_NOT_SET: int
RWF_WRITE_LIFE_NOT_SET: int
RWH_WRITE_LIFE_NONE: int
RWH_WRITE_LIFE_SHORT: int
RWH_WRITE_LIFE_MEDIUM: int
RWH_WRITE_LIFE_LONG: int
RWH_WRITE_LIFE_EXTREME: int
FAPPEND: int
FFSYNC: int
FASYNC: int
FNONBLOCK: int
FNDELAY: int
POSIX_FADV_NORMAL: int
POSIX_FADV_RANDOM: int
POSIX_FADV_SEQUENTIAL: int
POSIX_FADV_WILLNEED: int
POSIX_FADV_DONTNEED: int
POSIX_FADV_NOREUSE: int
SYNC_FILE_RANGE_WAIT_BEFORE: int
SYNC_FILE_RANGE_WRITE: int
SYNC_FILE_RANGE_WAIT_AFTER: int
SYNC_FILE_RANGE_WRITE_AND_WAIT: int
SPLICE_F_MOVE: int
SPLICE_F_NONBLOCK: int
SPLICE_F_MORE: int
SPLICE_F_GIFT: int
MAX_HANDLE_SZ: int
AT_FDCWD: int
AT_SYMLINK_NOFOLLOW: int
AT_REMOVEDIR: int
AT_SYMLINK_FOLLOW: int
AT_NO_AUTOMOUNT: int
AT_EMPTY_PATH: int
AT_STATX_SYNC_TYPE: int
AT_STATX_SYNC_AS_STAT: int
AT_STATX_FORCE_SYNC: int
AT_STATX_DONT_SYNC: int
AT_RECURSIVE: int
AT_EACCESS: int
UTIME_NOW: int
UTIME_OMIT: int
F_ULOCK: int
F_LOCK: int
F_TLOCK: int
F_TEST: int
_POSIX_VERSION: int
_POSIX2_VERSION: int
_POSIX2_C_VERSION: int
_POSIX2_C_BIND: int
_POSIX2_C_DEV: int
_POSIX2_SW_DEV: int
_POSIX2_LOCALEDEF: int
_XOPEN_VERSION: int
_XOPEN_XCU_VERSION: int
_XOPEN_XPG2: int
_XOPEN_XPG3: int
_XOPEN_XPG4: int
_XOPEN_UNIX: int
_XOPEN_ENH_I18N: int
_XOPEN_LEGACY: int
_POSIX_JOB_CONTROL: int
_POSIX_SAVED_IDS: int
_POSIX_PRIORITY_SCHEDULING: int
_POSIX_SYNCHRONIZED_IO: int
_POSIX_FSYNC: int
_POSIX_MAPPED_FILES: int
_POSIX_MEMLOCK: int
_POSIX_MEMLOCK_RANGE: int
_POSIX_MEMORY_PROTECTION: int
_POSIX_CHOWN_RESTRICTED: int
_POSIX_VDISABLE: int
_POSIX_NO_TRUNC: int
_XOPEN_REALTIME: int
_XOPEN_REALTIME_THREADS: int
_XOPEN_SHM: int
_POSIX_THREADS: int
_POSIX_REENTRANT_FUNCTIONS: int
_POSIX_THREAD_SAFE_FUNCTIONS: int
_POSIX_THREAD_PRIORITY_SCHEDULING: int
_POSIX_THREAD_ATTR_STACKSIZE: int
_POSIX_THREAD_ATTR_STACKADDR: int
_POSIX_THREAD_PRIO_INHERIT: int
_POSIX_THREAD_PRIO_PROTECT: int
_POSIX_THREAD_ROBUST_PRIO_INHERIT: int
_POSIX_THREAD_ROBUST_PRIO_PROTECT: int
_POSIX_SEMAPHORES: int
_POSIX_REALTIME_SIGNALS: int
_POSIX_ASYNCHRONOUS_IO: int
_POSIX_ASYNC_IO: int
_LFS_ASYNCHRONOUS_IO: int
_POSIX_PRIORITIZED_IO: int
_LFS64_ASYNCHRONOUS_IO: int
_LFS_LARGEFILE: int
_LFS64_LARGEFILE: int
_LFS64_STDIO: int
_POSIX_SHARED_MEMORY_OBJECTS: int
_POSIX_CPUTIME: int
_POSIX_THREAD_CPUTIME: int
_POSIX_REGEXP: int
_POSIX_READER_WRITER_LOCKS: int
_POSIX_SHELL: int
_POSIX_TIMEOUTS: int
_POSIX_SPIN_LOCKS: int
_POSIX_SPAWN: int
_POSIX_TIMERS: int
_POSIX_BARRIERS: int
_POSIX_MESSAGE_PASSING: int
_POSIX_THREAD_PROCESS_SHARED: int
_POSIX_MONOTONIC_CLOCK: int
_POSIX_CLOCK_SELECTION: int
_POSIX_ADVISORY_INFO: int
_POSIX_IPV6: int
_POSIX_RAW_SOCKETS: int
_POSIX2_CHAR_TERM: int
_POSIX_SPORADIC_SERVER: int
_POSIX_THREAD_SPORADIC_SERVER: int
_POSIX_TRACE: int
_POSIX_TRACE_EVENT_FILTER: int
_POSIX_TRACE_INHERIT: int
_POSIX_TRACE_LOG: int
_POSIX_TYPED_MEMORY_OBJECTS: int
_POSIX_V7_LPBIG_OFFBIG: int
_POSIX_V6_LPBIG_OFFBIG: int
_XBS5_LPBIG_OFFBIG: int
_POSIX_V7_LP64_OFF64: int
_POSIX_V6_LP64_OFF64: int
_XBS5_LP64_OFF64: int
STDIN_FILENO: int
STDOUT_FILENO: int
STDERR_FILENO: int
R_OK: int
W_OK: int
X_OK: int
F_OK: int
SEEK_SET: int
SEEK_CUR: int
SEEK_END: int
SEEK_DATA: int
SEEK_HOLE: int
L_SET: int
L_INCR: int
L_XTND: int
_SC_PAGE_SIZE: int
_CS_POSIX_V6_WIDTH_RESTRICTED_ENVS: int
_CS_POSIX_V5_WIDTH_RESTRICTED_ENVS: int
_CS_POSIX_V7_WIDTH_RESTRICTED_ENVS: int
POLLIN: int
POLLPRI: int
POLLOUT: int
POLLRDNORM: int
POLLRDBAND: int
POLLWRNORM: int
POLLWRBAND: int
POLLMSG: int
POLLREMOVE: int
POLLRDHUP: int
POLLERR: int
POLLHUP: int
POLLNVAL: int
RTLD_LAZY: int
RTLD_NOW: int
RTLD_BINDING_MASK: int
RTLD_NOLOAD: int
RTLD_DEEPBIND: int
RTLD_GLOBAL: int
RTLD_LOCAL: int
RTLD_NODELETE: int
DLFO_STRUCT_HAS_EH_DBASE: int
DLFO_STRUCT_HAS_EH_COUNT: int
DLFO_EH_SEGMENT_TYPE: int
LM_ID_BASE: int
LM_ID_NEWLM: int
RTLD_NEXT: int
RTLD_DEFAULT: int
EPERM: int
ENOENT: int
ESRCH: int
EINTR: int
EIO: int
ENXIO: int
E2BIG: int
ENOEXEC: int
EBADF: int
ECHILD: int
EAGAIN: int
ENOMEM: int
EACCES: int
EFAULT: int
ENOTBLK: int
EBUSY: int
EEXIST: int
EXDEV: int
ENODEV: int
ENOTDIR: int
EISDIR: int
EINVAL: int
ENFILE: int
EMFILE: int
ENOTTY: int
ETXTBSY: int
EFBIG: int
ENOSPC: int
ESPIPE: int
EROFS: int
EMLINK: int
EPIPE: int
EDOM: int
ERANGE: int
EDEADLK: int
ENAMETOOLONG: int
ENOLCK: int
ENOSYS: int
ENOTEMPTY: int
ELOOP: int
EWOULDBLOCK: int
ENOMSG: int
EIDRM: int
ECHRNG: int
EL2NSYNC: int
EL3HLT: int
EL3RST: int
ELNRNG: int
EUNATCH: int
ENOCSI: int
EL2HLT: int
EBADE: int
EBADR: int
EXFULL: int
ENOANO: int
EBADRQC: int
EBADSLT: int
EDEADLOCK: int
EBFONT: int
ENOSTR: int
ENODATA: int
ETIME: int
ENOSR: int
ENONET: int
ENOPKG: int
EREMOTE: int
ENOLINK: int
EADV: int
ESRMNT: int
ECOMM: int
EPROTO: int
EMULTIHOP: int
EDOTDOT: int
EBADMSG: int
EOVERFLOW: int
ENOTUNIQ: int
EBADFD: int
EREMCHG: int
ELIBACC: int
ELIBBAD: int
ELIBSCN: int
ELIBMAX: int
ELIBEXEC: int
EILSEQ: int
ERESTART: int
ESTRPIPE: int
EUSERS: int
ENOTSOCK: int
EDESTADDRREQ: int
EMSGSIZE: int
EPROTOTYPE: int
ENOPROTOOPT: int
EPROTONOSUPPORT: int
ESOCKTNOSUPPORT: int
EOPNOTSUPP: int
EPFNOSUPPORT: int
EAFNOSUPPORT: int
EADDRINUSE: int
EADDRNOTAVAIL: int
ENETDOWN: int
ENETUNREACH: int
ENETRESET: int
ECONNABORTED: int
ECONNRESET: int
ENOBUFS: int
EISCONN: int
ENOTCONN: int
ESHUTDOWN: int
ETOOMANYREFS: int
ETIMEDOUT: int
ECONNREFUSED: int
EHOSTDOWN: int
EHOSTUNREACH: int
EALREADY: int
EINPROGRESS: int
ESTALE: int
EUCLEAN: int
ENOTNAM: int
ENAVAIL: int
EISNAM: int
EREMOTEIO: int
EDQUOT: int
ENOMEDIUM: int
EMEDIUMTYPE: int
ECANCELED: int
ENOKEY: int
EKEYEXPIRED: int
EKEYREVOKED: int
EKEYREJECTED: int
EOWNERDEAD: int
ENOTRECOVERABLE: int
ERFKILL: int
EHWPOISON: int
ENOTSUP: int
SIGINT: int
SIGILL: int
SIGABRT: int
SIGFPE: int
SIGSEGV: int
SIGTERM: int
SIGHUP: int
SIGQUIT: int
SIGTRAP: int
SIGKILL: int
SIGPIPE: int
SIGALRM: int
SIGSTKFLT: int
SIGPWR: int
SIGBUS: int
SIGSYS: int
SIGURG: int
SIGSTOP: int
SIGTSTP: int
SIGCONT: int
SIGCHLD: int
SIGTTIN: int
SIGTTOU: int
SIGPOLL: int
SIGXFSZ: int
SIGXCPU: int
SIGVTALRM: int
SIGPROF: int
SIGUSR1: int
SIGUSR2: int
SIGWINCH: int
SIGIO: int
SIGIOT: int
SIGCLD: int
_NSIG: int
NSIG: int
SA_NOCLDSTOP: int
SA_NOCLDWAIT: int
SA_SIGINFO: int
SA_ONSTACK: int
SA_RESTART: int
SA_NODEFER: int
SA_RESETHAND: int
SA_INTERRUPT: int
SA_NOMASK: int
SA_ONESHOT: int
SA_STACK: int
SIG_BLOCK: int
SIG_UNBLOCK: int
SIG_SETMASK: int
FP_XSTATE_MAGIC1: int
FP_XSTATE_MAGIC2: int
FP_XSTATE_MAGIC2_SIZE: int
S_IFMT: int
S_IFDIR: int
S_IFCHR: int
S_IFBLK: int
S_IFREG: int
S_IFIFO: int
S_IFLNK: int
S_IFSOCK: int
S_ISUID: int
S_ISGID: int
S_ISVTX: int
S_IRUSR: int
S_IWUSR: int
S_IXUSR: int
S_IRWXU: int
S_IREAD: int
S_IWRITE: int
S_IEXEC: int
S_IRGRP: int
S_IWGRP: int
S_IXGRP: int
S_IRWXG: int
S_IROTH: int
S_IWOTH: int
S_IXOTH: int
S_IRWXO: int
ACCESSPERMS: int
ALLPERMS: int
DEFFILEMODE: int
S_BLKSIZE: int
WNOHANG: int
WUNTRACED: int
WSTOPPED: int
WEXITED: int
WCONTINUED: int
WNOWAIT: int
RAND_MAX: int
EXIT_FAILURE: int
EXIT_SUCCESS: int
PF_UNSPEC: int
PF_LOCAL: int
PF_UNIX: int
PF_FILE: int
PF_INET: int
PF_AX25: int
PF_IPX: int
PF_APPLETALK: int
PF_NETROM: int
PF_BRIDGE: int
PF_ATMPVC: int
PF_X25: int
PF_INET6: int
PF_ROSE: int
PF_DECnet: int
PF_NETBEUI: int
PF_SECURITY: int
PF_KEY: int
PF_NETLINK: int
PF_ROUTE: int
PF_PACKET: int
PF_ASH: int
PF_ECONET: int
PF_ATMSVC: int
PF_RDS: int
PF_SNA: int
PF_IRDA: int
PF_PPPOX: int
PF_WANPIPE: int
PF_LLC: int
PF_IB: int
PF_MPLS: int
PF_CAN: int
PF_TIPC: int
PF_BLUETOOTH: int
PF_IUCV: int
PF_RXRPC: int
PF_ISDN: int
PF_PHONET: int
PF_IEEE802154: int
PF_CAIF: int
PF_ALG: int
PF_NFC: int
PF_VSOCK: int
PF_KCM: int
PF_QIPCRTR: int
PF_SMC: int
PF_XDP: int
PF_MCTP: int
PF_MAX: int
AF_UNSPEC: int
AF_LOCAL: int
AF_UNIX: int
AF_FILE: int
AF_INET: int
AF_AX25: int
AF_IPX: int
AF_APPLETALK: int
AF_NETROM: int
AF_BRIDGE: int
AF_ATMPVC: int
AF_X25: int
AF_INET6: int
AF_ROSE: int
AF_DECnet: int
AF_NETBEUI: int
AF_SECURITY: int
AF_KEY: int
AF_NETLINK: int
AF_ROUTE: int
AF_PACKET: int
AF_ASH: int
AF_ECONET: int
AF_ATMSVC: int
AF_RDS: int
AF_SNA: int
AF_IRDA: int
AF_PPPOX: int
AF_WANPIPE: int
AF_LLC: int
AF_IB: int
AF_MPLS: int
AF_CAN: int
AF_TIPC: int
AF_BLUETOOTH: int
AF_IUCV: int
AF_RXRPC: int
AF_ISDN: int
AF_PHONET: int
AF_IEEE802154: int
AF_CAIF: int
AF_ALG: int
AF_NFC: int
AF_VSOCK: int
AF_KCM: int
AF_QIPCRTR: int
AF_SMC: int
AF_XDP: int
AF_MCTP: int
AF_MAX: int
SOL_RAW: int
SOL_DECNET: int
SOL_X25: int
SOL_PACKET: int
SOL_ATM: int
SOL_AAL: int
SOL_IRDA: int
SOL_NETBEUI: int
SOL_LLC: int
SOL_DCCP: int
SOL_NETLINK: int
SOL_TIPC: int
SOL_RXRPC: int
SOL_PPPOL2TP: int
SOL_BLUETOOTH: int
SOL_PNPIPE: int
SOL_RDS: int
SOL_IUCV: int
SOL_CAIF: int
SOL_ALG: int
SOL_NFC: int
SOL_KCM: int
SOL_TLS: int
SOL_XDP: int
SOL_MPTCP: int
SOL_MCTP: int
SOL_SMC: int
SOMAXCONN: int
_SS_SIZE: int
_SS_PADSIZE: int
UIO_MAXIOV: int
RWF_HIPRI: int
RWF_DSYNC: int
RWF_SYNC: int
RWF_NOWAIT: int
RWF_APPEND: int
RWF_NOAPPEND: int
RLIMIT_RSS: int
RLIMIT_OFILE: int
RLIMIT_NPROC: int
RLIMIT_MEMLOCK: int
RLIMIT_LOCKS: int
RLIMIT_SIGPENDING: int
RLIMIT_MSGQUEUE: int
RLIMIT_NICE: int
RLIMIT_RTPRIO: int
RLIMIT_RTTIME: int
RLIMIT_NLIMITS: int
RLIM_NLIMITS: int
RLIM_INFINITY: int
RLIM64_INFINITY: int
RLIM_SAVED_MAX: int
RLIM_SAVED_CUR: int
RUSAGE_LWP: int
PRIO_MIN: int
PRIO_MAX: int
IP_OPTIONS: int
IP_HDRINCL: int
IP_TOS: int
IP_TTL: int
IP_RECVOPTS: int
IP_RECVRETOPTS: int
IP_RETOPTS: int
MCAST_JOIN_GROUP: int
MCAST_BLOCK_SOURCE: int
MCAST_UNBLOCK_SOURCE: int
MCAST_LEAVE_GROUP: int
MCAST_JOIN_SOURCE_GROUP: int
MCAST_LEAVE_SOURCE_GROUP: int
MCAST_MSFILTER: int
MCAST_EXCLUDE: int
MCAST_INCLUDE: int
IP_ROUTER_ALERT: int
IP_PKTINFO: int
IP_PKTOPTIONS: int
IP_PMTUDISC: int
IP_MTU_DISCOVER: int
IP_RECVERR: int
IP_RECVTTL: int
IP_RECVTOS: int
IP_MTU: int
IP_FREEBIND: int
IP_IPSEC_POLICY: int
IP_XFRM_POLICY: int
IP_PASSSEC: int
IP_TRANSPARENT: int
IP_ORIGDSTADDR: int
IP_RECVORIGDSTADDR: int
IP_MINTTL: int
IP_NODEFRAG: int
IP_CHECKSUM: int
IP_BIND_ADDRESS_NO_PORT: int
IP_RECVFRAGSIZE: int
IP_RECVERR_RFC4884: int
IP_PMTUDISC_DONT: int
IP_PMTUDISC_WANT: int
IP_PMTUDISC_DO: int
IP_PMTUDISC_PROBE: int
IP_PMTUDISC_INTERFACE: int
IP_PMTUDISC_OMIT: int
IP_MULTICAST_IF: int
IP_MULTICAST_TTL: int
IP_MULTICAST_LOOP: int
IP_ADD_MEMBERSHIP: int
IP_DROP_MEMBERSHIP: int
IP_UNBLOCK_SOURCE: int
IP_BLOCK_SOURCE: int
IP_ADD_SOURCE_MEMBERSHIP: int
IP_DROP_SOURCE_MEMBERSHIP: int
IP_MSFILTER: int
IP_MULTICAST_ALL: int
IP_UNICAST_IF: int
SOL_IP: int
IP_DEFAULT_MULTICAST_TTL: int
IP_DEFAULT_MULTICAST_LOOP: int
IP_MAX_MEMBERSHIPS: int
IPV6_ADDRFORM: int
IPV6_2292PKTINFO: int
IPV6_2292HOPOPTS: int
IPV6_2292DSTOPTS: int
IPV6_2292RTHDR: int
IPV6_2292PKTOPTIONS: int
IPV6_CHECKSUM: int
IPV6_2292HOPLIMIT: int
IPV6_NEXTHOP: int
IPV6_AUTHHDR: int
IPV6_UNICAST_HOPS: int
IPV6_MULTICAST_IF: int
IPV6_MULTICAST_HOPS: int
IPV6_MULTICAST_LOOP: int
IPV6_JOIN_GROUP: int
IPV6_LEAVE_GROUP: int
IPV6_ROUTER_ALERT: int
IPV6_MTU_DISCOVER: int
IPV6_MTU: int
IPV6_RECVERR: int
IPV6_V6ONLY: int
IPV6_JOIN_ANYCAST: int
IPV6_LEAVE_ANYCAST: int
IPV6_MULTICAST_ALL: int
IPV6_ROUTER_ALERT_ISOLATE: int
IPV6_RECVERR_RFC4884: int
IPV6_IPSEC_POLICY: int
IPV6_XFRM_POLICY: int
IPV6_HDRINCL: int
IPV6_RECVPKTINFO: int
IPV6_PKTINFO: int
IPV6_RECVHOPLIMIT: int
IPV6_HOPLIMIT: int
IPV6_RECVHOPOPTS: int
IPV6_HOPOPTS: int
IPV6_RTHDRDSTOPTS: int
IPV6_RECVRTHDR: int
IPV6_RTHDR: int
IPV6_RECVDSTOPTS: int
IPV6_DSTOPTS: int
IPV6_RECVPATHMTU: int
IPV6_PATHMTU: int
IPV6_DONTFRAG: int
IPV6_RECVTCLASS: int
IPV6_TCLASS: int
IPV6_AUTOFLOWLABEL: int
IPV6_ADDR_PREFERENCES: int
IPV6_MINHOPCOUNT: int
IPV6_ORIGDSTADDR: int
IPV6_RECVORIGDSTADDR: int
IPV6_TRANSPARENT: int
IPV6_UNICAST_IF: int
IPV6_RECVFRAGSIZE: int
IPV6_FREEBIND: int
IPV6_ADD_MEMBERSHIP: int
IPV6_DROP_MEMBERSHIP: int
IPV6_RXHOPOPTS: int
IPV6_RXDSTOPTS: int
IPV6_PMTUDISC_DONT: int
IPV6_PMTUDISC_WANT: int
IPV6_PMTUDISC_DO: int
IPV6_PMTUDISC_PROBE: int
IPV6_PMTUDISC_INTERFACE: int
IPV6_PMTUDISC_OMIT: int
SOL_IPV6: int
SOL_ICMPV6: int
IPV6_RTHDR_LOOSE: int
IPV6_RTHDR_STRICT: int
IPV6_RTHDR_TYPE_0: int
IN_CLASSA_NET: int
IN_CLASSA_NSHIFT: int
IN_CLASSA_HOST: int
IN_CLASSA_MAX: int
IN_CLASSB_NET: int
IN_CLASSB_NSHIFT: int
IN_CLASSB_HOST: int
IN_CLASSB_MAX: int
IN_CLASSC_NET: int
IN_CLASSC_NSHIFT: int
IN_CLASSC_HOST: int
INADDR_ANY: int
INADDR_BROADCAST: int
INADDR_NONE: int
INADDR_DUMMY: int
IN_LOOPBACKNET: int
INADDR_LOOPBACK: int
INADDR_UNSPEC_GROUP: int
INADDR_ALLHOSTS_GROUP: int
INADDR_ALLRTRS_GROUP: int
INADDR_ALLSNOOPERS_GROUP: int
INADDR_MAX_LOCAL_GROUP: int
INET_ADDRSTRLEN: int
INET6_ADDRSTRLEN: int
_PATH_HEQUIV: str
_PATH_HOSTS: str
_PATH_NETWORKS: str
_PATH_NSSWITCH_CONF: str
_PATH_PROTOCOLS: str
_PATH_SERVICES: str
HOST_NOT_FOUND: int
TRY_AGAIN: int
NO_RECOVERY: int
NO_DATA: int
NETDB_INTERNAL: int
NETDB_SUCCESS: int
NO_ADDRESS: int
SCOPE_DELIMITER: int
GAI_WAIT: int
GAI_NOWAIT: int
AI_PASSIVE: int
AI_CANONNAME: int
AI_NUMERICHOST: int
AI_V4MAPPED: int
AI_ALL: int
AI_ADDRCONFIG: int
AI_IDN: int
AI_CANONIDN: int
AI_NUMERICSERV: int
EAI_BADFLAGS: int
EAI_NONAME: int
EAI_AGAIN: int
EAI_FAIL: int
EAI_FAMILY: int
EAI_SOCKTYPE: int
EAI_SERVICE: int
EAI_MEMORY: int
EAI_SYSTEM: int
EAI_OVERFLOW: int
EAI_NODATA: int
EAI_ADDRFAMILY: int
EAI_INPROGRESS: int
EAI_CANCELED: int
EAI_NOTCANCELED: int
EAI_ALLDONE: int
EAI_INTR: int
EAI_IDN_ENCODE: int
NI_MAXHOST: int
NI_MAXSERV: int
NI_NUMERICHOST: int
NI_NUMERICSERV: int
NI_NOFQDN: int
NI_NAMEREQD: int
NI_DGRAM: int
NI_IDN: int
EI_NIDENT: int
EI_MAG0: int
ELFMAG0: int
EI_MAG1: int
ELFMAG1: int
EI_MAG2: int
ELFMAG2: int
EI_MAG3: int
ELFMAG3: int
ELFMAG: str
SELFMAG: int
EI_CLASS: int
ELFCLASSNONE: int
ELFCLASS32: int
ELFCLASS64: int
ELFCLASSNUM: int
EI_DATA: int
ELFDATANONE: int
ELFDATA2LSB: int
ELFDATA2MSB: int
ELFDATANUM: int
EI_VERSION: int
EI_OSABI: int
ELFOSABI_NONE: int
ELFOSABI_SYSV: int
ELFOSABI_HPUX: int
ELFOSABI_NETBSD: int
ELFOSABI_GNU: int
ELFOSABI_LINUX: int
ELFOSABI_SOLARIS: int
ELFOSABI_AIX: int
ELFOSABI_IRIX: int
ELFOSABI_FREEBSD: int
ELFOSABI_TRU64: int
ELFOSABI_MODESTO: int
ELFOSABI_OPENBSD: int
ELFOSABI_ARM_AEABI: int
ELFOSABI_ARM: int
ELFOSABI_STANDALONE: int
EI_ABIVERSION: int
EI_PAD: int
ET_NONE: int
ET_REL: int
ET_EXEC: int
ET_DYN: int
ET_CORE: int
ET_NUM: int
ET_LOOS: int
ET_HIOS: int
ET_LOPROC: int
ET_HIPROC: int
EM_NONE: int
EM_M32: int
EM_SPARC: int
EM_386: int
EM_68K: int
EM_88K: int
EM_IAMCU: int
EM_860: int
EM_MIPS: int
EM_S370: int
EM_MIPS_RS3_LE: int
EM_PARISC: int
EM_VPP500: int
EM_SPARC32PLUS: int
EM_960: int
EM_PPC: int
EM_PPC64: int
EM_S390: int
EM_SPU: int
EM_V800: int
EM_FR20: int
EM_RH32: int
EM_RCE: int
EM_ARM: int
EM_FAKE_ALPHA: int
EM_SH: int
EM_SPARCV9: int
EM_TRICORE: int
EM_ARC: int
EM_H8_300: int
EM_H8_300H: int
EM_H8S: int
EM_H8_500: int
EM_IA_64: int
EM_MIPS_X: int
EM_COLDFIRE: int
EM_68HC12: int
EM_MMA: int
EM_PCP: int
EM_NCPU: int
EM_NDR1: int
EM_STARCORE: int
EM_ME16: int
EM_ST100: int
EM_TINYJ: int
EM_X86_64: int
EM_PDSP: int
EM_PDP10: int
EM_PDP11: int
EM_FX66: int
EM_ST9PLUS: int
EM_ST7: int
EM_68HC16: int
EM_68HC11: int
EM_68HC08: int
EM_68HC05: int
EM_SVX: int
EM_ST19: int
EM_VAX: int
EM_CRIS: int
EM_JAVELIN: int
EM_FIREPATH: int
EM_ZSP: int
EM_MMIX: int
EM_HUANY: int
EM_PRISM: int
EM_AVR: int
EM_FR30: int
EM_D10V: int
EM_D30V: int
EM_V850: int
EM_M32R: int
EM_MN10300: int
EM_MN10200: int
EM_PJ: int
EM_OPENRISC: int
EM_ARC_COMPACT: int
EM_XTENSA: int
EM_VIDEOCORE: int
EM_TMM_GPP: int
EM_NS32K: int
EM_TPC: int
EM_SNP1K: int
EM_ST200: int
EM_IP2K: int
EM_MAX: int
EM_CR: int
EM_F2MC16: int
EM_MSP430: int
EM_BLACKFIN: int
EM_SE_C33: int
EM_SEP: int
EM_ARCA: int
EM_UNICORE: int
EM_EXCESS: int
EM_DXP: int
EM_ALTERA_NIOS2: int
EM_CRX: int
EM_XGATE: int
EM_C166: int
EM_M16C: int
EM_DSPIC30F: int
EM_CE: int
EM_M32C: int
EM_TSK3000: int
EM_RS08: int
EM_SHARC: int
EM_ECOG2: int
EM_SCORE7: int
EM_DSP24: int
EM_VIDEOCORE3: int
EM_LATTICEMICO32: int
EM_SE_C17: int
EM_TI_C6000: int
EM_TI_C2000: int
EM_TI_C5500: int
EM_TI_ARP32: int
EM_TI_PRU: int
EM_MMDSP_PLUS: int
EM_CYPRESS_M8C: int
EM_R32C: int
EM_TRIMEDIA: int
EM_QDSP6: int
EM_8051: int
EM_STXP7X: int
EM_NDS32: int
EM_ECOG1X: int
EM_MAXQ30: int
EM_XIMO16: int
EM_MANIK: int
EM_CRAYNV2: int
EM_RX: int
EM_METAG: int
EM_MCST_ELBRUS: int
EM_ECOG16: int
EM_CR16: int
EM_ETPU: int
EM_SLE9X: int
EM_L10M: int
EM_K10M: int
EM_AARCH64: int
EM_AVR32: int
EM_STM8: int
EM_TILE64: int
EM_TILEPRO: int
EM_MICROBLAZE: int
EM_CUDA: int
EM_TILEGX: int
EM_CLOUDSHIELD: int
EM_COREA_1ST: int
EM_COREA_2ND: int
EM_ARCV2: int
EM_OPEN8: int
EM_RL78: int
EM_VIDEOCORE5: int
EM_78KOR: int
EM_56800EX: int
EM_BA1: int
EM_BA2: int
EM_XCORE: int
EM_MCHP_PIC: int
EM_INTELGT: int
EM_KM32: int
EM_KMX32: int
EM_EMX16: int
EM_EMX8: int
EM_KVARC: int
EM_CDP: int
EM_COGE: int
EM_COOL: int
EM_NORC: int
EM_CSR_KALIMBA: int
EM_Z80: int
EM_VISIUM: int
EM_FT32: int
EM_MOXIE: int
EM_AMDGPU: int
EM_RISCV: int
EM_BPF: int
EM_CSKY: int
EM_LOONGARCH: int
EM_NUM: int
EM_ARC_A5: int
EM_ALPHA: int
EV_NONE: int
EV_CURRENT: int
EV_NUM: int
SHN_UNDEF: int
SHN_LORESERVE: int
SHN_LOPROC: int
SHN_BEFORE: int
SHN_AFTER: int
SHN_HIPROC: int
SHN_LOOS: int
SHN_HIOS: int
SHN_ABS: int
SHN_COMMON: int
SHN_XINDEX: int
SHN_HIRESERVE: int
SHT_NULL: int
SHT_PROGBITS: int
SHT_SYMTAB: int
SHT_STRTAB: int
SHT_RELA: int
SHT_HASH: int
SHT_DYNAMIC: int
SHT_NOTE: int
SHT_NOBITS: int
SHT_REL: int
SHT_SHLIB: int
SHT_DYNSYM: int
SHT_INIT_ARRAY: int
SHT_FINI_ARRAY: int
SHT_PREINIT_ARRAY: int
SHT_GROUP: int
SHT_SYMTAB_SHNDX: int
SHT_RELR: int
SHT_NUM: int
SHT_LOOS: int
SHT_GNU_ATTRIBUTES: int
SHT_GNU_HASH: int
SHT_GNU_LIBLIST: int
SHT_CHECKSUM: int
SHT_LOSUNW: int
SHT_SUNW_move: int
SHT_SUNW_COMDAT: int
SHT_SUNW_syminfo: int
SHT_GNU_verdef: int
SHT_GNU_verneed: int
SHT_GNU_versym: int
SHT_HISUNW: int
SHT_HIOS: int
SHT_LOPROC: int
SHT_HIPROC: int
SHT_LOUSER: int
SHT_HIUSER: int
SHF_WRITE: int
SHF_ALLOC: int
SHF_EXECINSTR: int
SHF_MERGE: int
SHF_STRINGS: int
SHF_INFO_LINK: int
SHF_LINK_ORDER: int
SHF_OS_NONCONFORMING: int
SHF_GROUP: int
SHF_TLS: int
SHF_COMPRESSED: int
SHF_MASKOS: int
SHF_MASKPROC: int
SHF_GNU_RETAIN: int
SHF_ORDERED: int
SHF_EXCLUDE: int
ELFCOMPRESS_ZLIB: int
ELFCOMPRESS_LOOS: int
ELFCOMPRESS_HIOS: int
ELFCOMPRESS_LOPROC: int
ELFCOMPRESS_HIPROC: int
GRP_COMDAT: int
SYMINFO_BT_SELF: int
SYMINFO_BT_PARENT: int
SYMINFO_BT_LOWRESERVE: int
SYMINFO_FLG_DIRECT: int
SYMINFO_FLG_PASSTHRU: int
SYMINFO_FLG_COPY: int
SYMINFO_FLG_LAZYLOAD: int
SYMINFO_NONE: int
SYMINFO_CURRENT: int
SYMINFO_NUM: int
STB_LOCAL: int
STB_GLOBAL: int
STB_WEAK: int
STB_NUM: int
STB_LOOS: int
STB_GNU_UNIQUE: int
STB_HIOS: int
STB_LOPROC: int
STB_HIPROC: int
STT_NOTYPE: int
STT_OBJECT: int
STT_FUNC: int
STT_SECTION: int
STT_FILE: int
STT_COMMON: int
STT_TLS: int
STT_NUM: int
STT_LOOS: int
STT_GNU_IFUNC: int
STT_HIOS: int
STT_LOPROC: int
STT_HIPROC: int
STN_UNDEF: int
STV_DEFAULT: int
STV_INTERNAL: int
STV_HIDDEN: int
STV_PROTECTED: int
PN_XNUM: int
PT_NULL: int
PT_LOAD: int
PT_DYNAMIC: int
PT_INTERP: int
PT_NOTE: int
PT_SHLIB: int
PT_PHDR: int
PT_TLS: int
PT_NUM: int
PT_LOOS: int
PT_GNU_EH_FRAME: int
PT_GNU_STACK: int
PT_GNU_RELRO: int
PT_GNU_PROPERTY: int
PT_LOSUNW: int
PT_SUNWBSS: int
PT_SUNWSTACK: int
PT_HISUNW: int
PT_HIOS: int
PT_LOPROC: int
PT_HIPROC: int
PF_X: int
PF_W: int
PF_R: int
PF_MASKOS: int
PF_MASKPROC: int
NT_PRSTATUS: int
NT_PRFPREG: int
NT_FPREGSET: int
NT_PRPSINFO: int
NT_PRXREG: int
NT_TASKSTRUCT: int
NT_PLATFORM: int
NT_AUXV: int
NT_GWINDOWS: int
NT_ASRS: int
NT_PSTATUS: int
NT_PSINFO: int
NT_PRCRED: int
NT_UTSNAME: int
NT_LWPSTATUS: int
NT_LWPSINFO: int
NT_PRFPXREG: int
NT_SIGINFO: int
NT_FILE: int
NT_PRXFPREG: int
NT_PPC_VMX: int
NT_PPC_SPE: int
NT_PPC_VSX: int
NT_PPC_TAR: int
NT_PPC_PPR: int
NT_PPC_DSCR: int
NT_PPC_EBB: int
NT_PPC_PMU: int
NT_PPC_TM_CGPR: int
NT_PPC_TM_CFPR: int
NT_PPC_TM_CVMX: int
NT_PPC_TM_CVSX: int
NT_PPC_TM_SPR: int
NT_PPC_TM_CTAR: int
NT_PPC_TM_CPPR: int
NT_PPC_TM_CDSCR: int
NT_PPC_PKEY: int
NT_386_TLS: int
NT_386_IOPERM: int
NT_X86_XSTATE: int
NT_S390_HIGH_GPRS: int
NT_S390_TIMER: int
NT_S390_TODCMP: int
NT_S390_TODPREG: int
NT_S390_CTRS: int
NT_S390_PREFIX: int
NT_S390_LAST_BREAK: int
NT_S390_SYSTEM_CALL: int
NT_S390_TDB: int
NT_S390_VXRS_LOW: int
NT_S390_VXRS_HIGH: int
NT_S390_GS_CB: int
NT_S390_GS_BC: int
NT_S390_RI_CB: int
NT_ARM_VFP: int
NT_ARM_TLS: int
NT_ARM_HW_BREAK: int
NT_ARM_HW_WATCH: int
NT_ARM_SYSTEM_CALL: int
NT_ARM_SVE: int
NT_ARM_PAC_MASK: int
NT_ARM_PACA_KEYS: int
NT_ARM_PACG_KEYS: int
NT_ARM_TAGGED_ADDR_CTRL: int
NT_ARM_PAC_ENABLED_KEYS: int
NT_VMCOREDD: int
NT_MIPS_DSP: int
NT_MIPS_FP_MODE: int
NT_MIPS_MSA: int
NT_VERSION: int
DT_NULL: int
DT_NEEDED: int
DT_PLTRELSZ: int
DT_PLTGOT: int
DT_HASH: int
DT_STRTAB: int
DT_SYMTAB: int
DT_RELA: int
DT_RELASZ: int
DT_RELAENT: int
DT_STRSZ: int
DT_SYMENT: int
DT_INIT: int
DT_FINI: int
DT_SONAME: int
DT_RPATH: int
DT_SYMBOLIC: int
DT_REL: int
DT_RELSZ: int
DT_RELENT: int
DT_PLTREL: int
DT_DEBUG: int
DT_TEXTREL: int
DT_JMPREL: int
DT_BIND_NOW: int
DT_INIT_ARRAY: int
DT_FINI_ARRAY: int
DT_INIT_ARRAYSZ: int
DT_FINI_ARRAYSZ: int
DT_RUNPATH: int
DT_FLAGS: int
DT_ENCODING: int
DT_PREINIT_ARRAY: int
DT_PREINIT_ARRAYSZ: int
DT_SYMTAB_SHNDX: int
DT_RELRSZ: int
DT_RELR: int
DT_RELRENT: int
DT_NUM: int
DT_LOOS: int
DT_HIOS: int
DT_LOPROC: int
DT_HIPROC: int
DT_PROCNUM: int
DT_VALRNGLO: int
DT_GNU_PRELINKED: int
DT_GNU_CONFLICTSZ: int
DT_GNU_LIBLISTSZ: int
DT_CHECKSUM: int
DT_PLTPADSZ: int
DT_MOVEENT: int
DT_MOVESZ: int
DT_FEATURE_1: int
DT_POSFLAG_1: int
DT_SYMINSZ: int
DT_SYMINENT: int
DT_VALRNGHI: int
DT_VALNUM: int
DT_ADDRRNGLO: int
DT_GNU_HASH: int
DT_TLSDESC_PLT: int
DT_TLSDESC_GOT: int
DT_GNU_CONFLICT: int
DT_GNU_LIBLIST: int
DT_CONFIG: int
DT_DEPAUDIT: int
DT_AUDIT: int
DT_PLTPAD: int
DT_MOVETAB: int
DT_SYMINFO: int
DT_ADDRRNGHI: int
DT_ADDRNUM: int
DT_VERSYM: int
DT_RELACOUNT: int
DT_RELCOUNT: int
DT_FLAGS_1: int
DT_VERDEF: int
DT_VERDEFNUM: int
DT_VERNEED: int
DT_VERNEEDNUM: int
DT_VERSIONTAGNUM: int
DT_AUXILIARY: int
DT_FILTER: int
DT_EXTRANUM: int
DF_ORIGIN: int
DF_SYMBOLIC: int
DF_TEXTREL: int
DF_BIND_NOW: int
DF_STATIC_TLS: int
DF_1_NOW: int
DF_1_GLOBAL: int
DF_1_GROUP: int
DF_1_NODELETE: int
DF_1_LOADFLTR: int
DF_1_INITFIRST: int
DF_1_NOOPEN: int
DF_1_ORIGIN: int
DF_1_DIRECT: int
DF_1_TRANS: int
DF_1_INTERPOSE: int
DF_1_NODEFLIB: int
DF_1_NODUMP: int
DF_1_CONFALT: int
DF_1_ENDFILTEE: int
DF_1_DISPRELDNE: int
DF_1_DISPRELPND: int
DF_1_NODIRECT: int
DF_1_IGNMULDEF: int
DF_1_NOKSYMS: int
DF_1_NOHDR: int
DF_1_EDITED: int
DF_1_NORELOC: int
DF_1_SYMINTPOSE: int
DF_1_GLOBAUDIT: int
DF_1_SINGLETON: int
DF_1_STUB: int
DF_1_PIE: int
DF_1_KMOD: int
DF_1_WEAKFILTER: int
DF_1_NOCOMMON: int
DTF_1_PARINIT: int
DTF_1_CONFEXP: int
DF_P1_LAZYLOAD: int
DF_P1_GROUPPERM: int
VER_DEF_NONE: int
VER_DEF_CURRENT: int
VER_DEF_NUM: int
VER_FLG_BASE: int
VER_NDX_LOCAL: int
VER_NDX_GLOBAL: int
VER_NDX_LORESERVE: int
VER_NDX_ELIMINATE: int
VER_NEED_NONE: int
VER_NEED_CURRENT: int
VER_NEED_NUM: int
VER_FLG_WEAK: int
AT_NULL: int
AT_IGNORE: int
AT_EXECFD: int
AT_PHDR: int
AT_PHENT: int
AT_PHNUM: int
AT_PAGESZ: int
AT_BASE: int
AT_FLAGS: int
AT_ENTRY: int
AT_NOTELF: int
AT_UID: int
AT_EUID: int
AT_GID: int
AT_EGID: int
AT_CLKTCK: int
AT_PLATFORM: int
AT_HWCAP: int
AT_FPUCW: int
AT_DCACHEBSIZE: int
AT_ICACHEBSIZE: int
AT_UCACHEBSIZE: int
AT_IGNOREPPC: int
AT_SECURE: int
AT_BASE_PLATFORM: int
AT_RANDOM: int
AT_HWCAP2: int
AT_RSEQ_FEATURE_SIZE: int
AT_RSEQ_ALIGN: int
AT_EXECFN: int
AT_SYSINFO: int
AT_SYSINFO_EHDR: int
AT_L1I_CACHESHAPE: int
AT_L1D_CACHESHAPE: int
AT_L2_CACHESHAPE: int
AT_L3_CACHESHAPE: int
AT_L1I_CACHESIZE: int
AT_L1I_CACHEGEOMETRY: int
AT_L1D_CACHESIZE: int
AT_L1D_CACHEGEOMETRY: int
AT_L2_CACHESIZE: int
AT_L2_CACHEGEOMETRY: int
AT_L3_CACHESIZE: int
AT_L3_CACHEGEOMETRY: int
AT_MINSIGSTKSZ: int
ELF_NOTE_SOLARIS: str
ELF_NOTE_GNU: str
ELF_NOTE_FDO: str
ELF_NOTE_PAGESIZE_HINT: int
NT_GNU_ABI_TAG: int
ELF_NOTE_ABI: int
ELF_NOTE_OS_LINUX: int
ELF_NOTE_OS_GNU: int
ELF_NOTE_OS_SOLARIS2: int
ELF_NOTE_OS_FREEBSD: int
NT_GNU_HWCAP: int
NT_GNU_BUILD_ID: int
NT_GNU_GOLD_VERSION: int
NT_GNU_PROPERTY_TYPE_0: int
NT_FDO_PACKAGING_METADATA: int
NOTE_GNU_PROPERTY_SECTION_NAME: str
GNU_PROPERTY_STACK_SIZE: int
GNU_PROPERTY_NO_COPY_ON_PROTECTED: int
GNU_PROPERTY_UINT32_AND_LO: int
GNU_PROPERTY_UINT32_AND_HI: int
GNU_PROPERTY_UINT32_OR_LO: int
GNU_PROPERTY_UINT32_OR_HI: int
GNU_PROPERTY_1_NEEDED: int
GNU_PROPERTY_1_NEEDED_INDIRECT_EXTERN_ACCESS: int
GNU_PROPERTY_LOPROC: int
GNU_PROPERTY_HIPROC: int
GNU_PROPERTY_LOUSER: int
GNU_PROPERTY_HIUSER: int
GNU_PROPERTY_AARCH64_FEATURE_1_AND: int
GNU_PROPERTY_AARCH64_FEATURE_1_BTI: int
GNU_PROPERTY_AARCH64_FEATURE_1_PAC: int
GNU_PROPERTY_X86_ISA_1_USED: int
GNU_PROPERTY_X86_ISA_1_NEEDED: int
GNU_PROPERTY_X86_FEATURE_1_AND: int
GNU_PROPERTY_X86_ISA_1_BASELINE: int
GNU_PROPERTY_X86_ISA_1_V2: int
GNU_PROPERTY_X86_ISA_1_V3: int
GNU_PROPERTY_X86_ISA_1_V4: int
GNU_PROPERTY_X86_FEATURE_1_IBT: int
GNU_PROPERTY_X86_FEATURE_1_SHSTK: int
EF_CPU32: int
R_68K_NONE: int
R_68K_32: int
R_68K_16: int
R_68K_8: int
R_68K_PC32: int
R_68K_PC16: int
R_68K_PC8: int
R_68K_GOT32: int
R_68K_GOT16: int
R_68K_GOT8: int
R_68K_GOT32O: int
R_68K_GOT16O: int
R_68K_GOT8O: int
R_68K_PLT32: int
R_68K_PLT16: int
R_68K_PLT8: int
R_68K_PLT32O: int
R_68K_PLT16O: int
R_68K_PLT8O: int
R_68K_COPY: int
R_68K_GLOB_DAT: int
R_68K_JMP_SLOT: int
R_68K_RELATIVE: int
R_68K_TLS_GD32: int
R_68K_TLS_GD16: int
R_68K_TLS_GD8: int
R_68K_TLS_LDM32: int
R_68K_TLS_LDM16: int
R_68K_TLS_LDM8: int
R_68K_TLS_LDO32: int
R_68K_TLS_LDO16: int
R_68K_TLS_LDO8: int
R_68K_TLS_IE32: int
R_68K_TLS_IE16: int
R_68K_TLS_IE8: int
R_68K_TLS_LE32: int
R_68K_TLS_LE16: int
R_68K_TLS_LE8: int
R_68K_TLS_DTPMOD32: int
R_68K_TLS_DTPREL32: int
R_68K_TLS_TPREL32: int
R_68K_NUM: int
R_386_NONE: int
R_386_32: int
R_386_PC32: int
R_386_GOT32: int
R_386_PLT32: int
R_386_COPY: int
R_386_GLOB_DAT: int
R_386_JMP_SLOT: int
R_386_RELATIVE: int
R_386_GOTOFF: int
R_386_GOTPC: int
R_386_32PLT: int
R_386_TLS_TPOFF: int
R_386_TLS_IE: int
R_386_TLS_GOTIE: int
R_386_TLS_LE: int
R_386_TLS_GD: int
R_386_TLS_LDM: int
R_386_16: int
R_386_PC16: int
R_386_8: int
R_386_PC8: int
R_386_TLS_GD_32: int
R_386_TLS_GD_PUSH: int
R_386_TLS_GD_CALL: int
R_386_TLS_GD_POP: int
R_386_TLS_LDM_32: int
R_386_TLS_LDM_PUSH: int
R_386_TLS_LDM_CALL: int
R_386_TLS_LDM_POP: int
R_386_TLS_LDO_32: int
R_386_TLS_IE_32: int
R_386_TLS_LE_32: int
R_386_TLS_DTPMOD32: int
R_386_TLS_DTPOFF32: int
R_386_TLS_TPOFF32: int
R_386_SIZE32: int
R_386_TLS_GOTDESC: int
R_386_TLS_DESC_CALL: int
R_386_TLS_DESC: int
R_386_IRELATIVE: int
R_386_GOT32X: int
R_386_NUM: int
STT_SPARC_REGISTER: int
EF_SPARCV9_MM: int
EF_SPARCV9_TSO: int
EF_SPARCV9_PSO: int
EF_SPARCV9_RMO: int
EF_SPARC_LEDATA: int
EF_SPARC_EXT_MASK: int
EF_SPARC_32PLUS: int
EF_SPARC_SUN_US1: int
EF_SPARC_HAL_R1: int
EF_SPARC_SUN_US3: int
R_SPARC_NONE: int
R_SPARC_8: int
R_SPARC_16: int
R_SPARC_32: int
R_SPARC_DISP8: int
R_SPARC_DISP16: int
R_SPARC_DISP32: int
R_SPARC_WDISP30: int
R_SPARC_WDISP22: int
R_SPARC_HI22: int
R_SPARC_22: int
R_SPARC_13: int
R_SPARC_LO10: int
R_SPARC_GOT10: int
R_SPARC_GOT13: int
R_SPARC_GOT22: int
R_SPARC_PC10: int
R_SPARC_PC22: int
R_SPARC_WPLT30: int
R_SPARC_COPY: int
R_SPARC_GLOB_DAT: int
R_SPARC_JMP_SLOT: int
R_SPARC_RELATIVE: int
R_SPARC_UA32: int
R_SPARC_PLT32: int
R_SPARC_HIPLT22: int
R_SPARC_LOPLT10: int
R_SPARC_PCPLT32: int
R_SPARC_PCPLT22: int
R_SPARC_PCPLT10: int
R_SPARC_10: int
R_SPARC_11: int
R_SPARC_64: int
R_SPARC_OLO10: int
R_SPARC_HH22: int
R_SPARC_HM10: int
R_SPARC_LM22: int
R_SPARC_PC_HH22: int
R_SPARC_PC_HM10: int
R_SPARC_PC_LM22: int
R_SPARC_WDISP16: int
R_SPARC_WDISP19: int
R_SPARC_GLOB_JMP: int
R_SPARC_7: int
R_SPARC_5: int
R_SPARC_6: int
R_SPARC_DISP64: int
R_SPARC_PLT64: int
R_SPARC_HIX22: int
R_SPARC_LOX10: int
R_SPARC_H44: int
R_SPARC_M44: int
R_SPARC_L44: int
R_SPARC_REGISTER: int
R_SPARC_UA64: int
R_SPARC_UA16: int
R_SPARC_TLS_GD_HI22: int
R_SPARC_TLS_GD_LO10: int
R_SPARC_TLS_GD_ADD: int
R_SPARC_TLS_GD_CALL: int
R_SPARC_TLS_LDM_HI22: int
R_SPARC_TLS_LDM_LO10: int
R_SPARC_TLS_LDM_ADD: int
R_SPARC_TLS_LDM_CALL: int
R_SPARC_TLS_LDO_HIX22: int
R_SPARC_TLS_LDO_LOX10: int
R_SPARC_TLS_LDO_ADD: int
R_SPARC_TLS_IE_HI22: int
R_SPARC_TLS_IE_LO10: int
R_SPARC_TLS_IE_LD: int
R_SPARC_TLS_IE_LDX: int
R_SPARC_TLS_IE_ADD: int
R_SPARC_TLS_LE_HIX22: int
R_SPARC_TLS_LE_LOX10: int
R_SPARC_TLS_DTPMOD32: int
R_SPARC_TLS_DTPMOD64: int
R_SPARC_TLS_DTPOFF32: int
R_SPARC_TLS_DTPOFF64: int
R_SPARC_TLS_TPOFF32: int
R_SPARC_TLS_TPOFF64: int
R_SPARC_GOTDATA_HIX22: int
R_SPARC_GOTDATA_LOX10: int
R_SPARC_GOTDATA_OP_HIX22: int
R_SPARC_GOTDATA_OP_LOX10: int
R_SPARC_GOTDATA_OP: int
R_SPARC_H34: int
R_SPARC_SIZE32: int
R_SPARC_SIZE64: int
R_SPARC_WDISP10: int
R_SPARC_JMP_IREL: int
R_SPARC_IRELATIVE: int
R_SPARC_GNU_VTINHERIT: int
R_SPARC_GNU_VTENTRY: int
R_SPARC_REV32: int
R_SPARC_NUM: int
DT_SPARC_REGISTER: int
DT_SPARC_NUM: int
EF_MIPS_NOREORDER: int
EF_MIPS_PIC: int
EF_MIPS_CPIC: int
EF_MIPS_XGOT: int
EF_MIPS_64BIT_WHIRL: int
EF_MIPS_ABI2: int
EF_MIPS_ABI_ON32: int
EF_MIPS_FP64: int
EF_MIPS_NAN2008: int
EF_MIPS_ARCH: int
EF_MIPS_ARCH_1: int
EF_MIPS_ARCH_2: int
EF_MIPS_ARCH_3: int
EF_MIPS_ARCH_4: int
EF_MIPS_ARCH_5: int
EF_MIPS_ARCH_32: int
EF_MIPS_ARCH_64: int
EF_MIPS_ARCH_32R2: int
EF_MIPS_ARCH_64R2: int
E_MIPS_ARCH_1: int
E_MIPS_ARCH_2: int
E_MIPS_ARCH_3: int
E_MIPS_ARCH_4: int
E_MIPS_ARCH_5: int
E_MIPS_ARCH_32: int
E_MIPS_ARCH_64: int
SHN_MIPS_ACOMMON: int
SHN_MIPS_TEXT: int
SHN_MIPS_DATA: int
SHN_MIPS_SCOMMON: int
SHN_MIPS_SUNDEFINED: int
SHT_MIPS_LIBLIST: int
SHT_MIPS_MSYM: int
SHT_MIPS_CONFLICT: int
SHT_MIPS_GPTAB: int
SHT_MIPS_UCODE: int
SHT_MIPS_DEBUG: int
SHT_MIPS_REGINFO: int
SHT_MIPS_PACKAGE: int
SHT_MIPS_PACKSYM: int
SHT_MIPS_RELD: int
SHT_MIPS_IFACE: int
SHT_MIPS_CONTENT: int
SHT_MIPS_OPTIONS: int
SHT_MIPS_SHDR: int
SHT_MIPS_FDESC: int
SHT_MIPS_EXTSYM: int
SHT_MIPS_DENSE: int
SHT_MIPS_PDESC: int
SHT_MIPS_LOCSYM: int
SHT_MIPS_AUXSYM: int
SHT_MIPS_OPTSYM: int
SHT_MIPS_LOCSTR: int
SHT_MIPS_LINE: int
SHT_MIPS_RFDESC: int
SHT_MIPS_DELTASYM: int
SHT_MIPS_DELTAINST: int
SHT_MIPS_DELTACLASS: int
SHT_MIPS_DWARF: int
SHT_MIPS_DELTADECL: int
SHT_MIPS_SYMBOL_LIB: int
SHT_MIPS_EVENTS: int
SHT_MIPS_TRANSLATE: int
SHT_MIPS_PIXIE: int
SHT_MIPS_XLATE: int
SHT_MIPS_XLATE_DEBUG: int
SHT_MIPS_WHIRL: int
SHT_MIPS_EH_REGION: int
SHT_MIPS_XLATE_OLD: int
SHT_MIPS_PDR_EXCEPTION: int
SHT_MIPS_XHASH: int
SHF_MIPS_GPREL: int
SHF_MIPS_MERGE: int
SHF_MIPS_ADDR: int
SHF_MIPS_STRINGS: int
SHF_MIPS_NOSTRIP: int
SHF_MIPS_LOCAL: int
SHF_MIPS_NAMES: int
SHF_MIPS_NODUPE: int
STO_MIPS_DEFAULT: int
STO_MIPS_INTERNAL: int
STO_MIPS_HIDDEN: int
STO_MIPS_PROTECTED: int
STO_MIPS_PLT: int
STO_MIPS_SC_ALIGN_UNUSED: int
STB_MIPS_SPLIT_COMMON: int
ODK_NULL: int
ODK_REGINFO: int
ODK_EXCEPTIONS: int
ODK_PAD: int
ODK_HWPATCH: int
ODK_FILL: int
ODK_TAGS: int
ODK_HWAND: int
ODK_HWOR: int
OEX_FPU_MIN: int
OEX_FPU_MAX: int
OEX_PAGE0: int
OEX_SMM: int
OEX_FPDBUG: int
OEX_PRECISEFP: int
OEX_DISMISS: int
OEX_FPU_INVAL: int
OEX_FPU_DIV0: int
OEX_FPU_OFLO: int
OEX_FPU_UFLO: int
OEX_FPU_INEX: int
OHW_R4KEOP: int
OHW_R8KPFETCH: int
OHW_R5KEOP: int
OHW_R5KCVTL: int
OPAD_PREFIX: int
OPAD_POSTFIX: int
OPAD_SYMBOL: int
OHWA0_R4KEOP_CHECKED: int
OHWA1_R4KEOP_CLEAN: int
R_MIPS_NONE: int
R_MIPS_16: int
R_MIPS_32: int
R_MIPS_REL32: int
R_MIPS_26: int
R_MIPS_HI16: int
R_MIPS_LO16: int
R_MIPS_GPREL16: int
R_MIPS_LITERAL: int
R_MIPS_GOT16: int
R_MIPS_PC16: int
R_MIPS_CALL16: int
R_MIPS_GPREL32: int
R_MIPS_SHIFT5: int
R_MIPS_SHIFT6: int
R_MIPS_64: int
R_MIPS_GOT_DISP: int
R_MIPS_GOT_PAGE: int
R_MIPS_GOT_OFST: int
R_MIPS_GOT_HI16: int
R_MIPS_GOT_LO16: int
R_MIPS_SUB: int
R_MIPS_INSERT_A: int
R_MIPS_INSERT_B: int
R_MIPS_DELETE: int
R_MIPS_HIGHER: int
R_MIPS_HIGHEST: int
R_MIPS_CALL_HI16: int
R_MIPS_CALL_LO16: int
R_MIPS_SCN_DISP: int
R_MIPS_REL16: int
R_MIPS_ADD_IMMEDIATE: int
R_MIPS_PJUMP: int
R_MIPS_RELGOT: int
R_MIPS_JALR: int
R_MIPS_TLS_DTPMOD32: int
R_MIPS_TLS_DTPREL32: int
R_MIPS_TLS_DTPMOD64: int
R_MIPS_TLS_DTPREL64: int
R_MIPS_TLS_GD: int
R_MIPS_TLS_LDM: int
R_MIPS_TLS_DTPREL_HI16: int
R_MIPS_TLS_DTPREL_LO16: int
R_MIPS_TLS_GOTTPREL: int
R_MIPS_TLS_TPREL32: int
R_MIPS_TLS_TPREL64: int
R_MIPS_TLS_TPREL_HI16: int
R_MIPS_TLS_TPREL_LO16: int
R_MIPS_GLOB_DAT: int
R_MIPS_COPY: int
R_MIPS_JUMP_SLOT: int
R_MIPS_NUM: int
PT_MIPS_REGINFO: int
PT_MIPS_RTPROC: int
PT_MIPS_OPTIONS: int
PT_MIPS_ABIFLAGS: int
PF_MIPS_LOCAL: int
DT_MIPS_RLD_VERSION: int
DT_MIPS_TIME_STAMP: int
DT_MIPS_ICHECKSUM: int
DT_MIPS_IVERSION: int
DT_MIPS_FLAGS: int
DT_MIPS_BASE_ADDRESS: int
DT_MIPS_MSYM: int
DT_MIPS_CONFLICT: int
DT_MIPS_LIBLIST: int
DT_MIPS_LOCAL_GOTNO: int
DT_MIPS_CONFLICTNO: int
DT_MIPS_LIBLISTNO: int
DT_MIPS_SYMTABNO: int
DT_MIPS_UNREFEXTNO: int
DT_MIPS_GOTSYM: int
DT_MIPS_HIPAGENO: int
DT_MIPS_RLD_MAP: int
DT_MIPS_DELTA_CLASS: int
DT_MIPS_DELTA_CLASS_NO: int
DT_MIPS_DELTA_INSTANCE: int
DT_MIPS_DELTA_INSTANCE_NO: int
DT_MIPS_DELTA_RELOC: int
DT_MIPS_DELTA_RELOC_NO: int
DT_MIPS_DELTA_SYM: int
DT_MIPS_DELTA_SYM_NO: int
DT_MIPS_DELTA_CLASSSYM: int
DT_MIPS_DELTA_CLASSSYM_NO: int
DT_MIPS_CXX_FLAGS: int
DT_MIPS_PIXIE_INIT: int
DT_MIPS_SYMBOL_LIB: int
DT_MIPS_LOCALPAGE_GOTIDX: int
DT_MIPS_LOCAL_GOTIDX: int
DT_MIPS_HIDDEN_GOTIDX: int
DT_MIPS_PROTECTED_GOTIDX: int
DT_MIPS_OPTIONS: int
DT_MIPS_INTERFACE: int
DT_MIPS_DYNSTR_ALIGN: int
DT_MIPS_INTERFACE_SIZE: int
DT_MIPS_RLD_TEXT_RESOLVE_ADDR: int
DT_MIPS_PERF_SUFFIX: int
DT_MIPS_COMPACT_SIZE: int
DT_MIPS_GP_VALUE: int
DT_MIPS_AUX_DYNAMIC: int
DT_MIPS_PLTGOT: int
DT_MIPS_RWPLT: int
DT_MIPS_RLD_MAP_REL: int
DT_MIPS_XHASH: int
DT_MIPS_NUM: int
RHF_NONE: int
RHF_QUICKSTART: int
RHF_NOTPOT: int
RHF_NO_LIBRARY_REPLACEMENT: int
RHF_NO_MOVE: int
RHF_SGI_ONLY: int
RHF_GUARANTEE_INIT: int
RHF_DELTA_C_PLUS_PLUS: int
RHF_GUARANTEE_START_INIT: int
RHF_PIXIE: int
RHF_DEFAULT_DELAY_LOAD: int
RHF_REQUICKSTART: int
RHF_REQUICKSTARTED: int
RHF_CORD: int
RHF_NO_UNRES_UNDEF: int
RHF_RLD_ORDER_SAFE: int
LL_NONE: int
LL_EXACT_MATCH: int
LL_IGNORE_INT_VER: int
LL_REQUIRE_MINOR: int
LL_EXPORTS: int
LL_DELAY_LOAD: int
LL_DELTA: int
MIPS_AFL_REG_NONE: int
MIPS_AFL_REG_32: int
MIPS_AFL_REG_64: int
MIPS_AFL_REG_128: int
MIPS_AFL_ASE_DSP: int
MIPS_AFL_ASE_DSPR2: int
MIPS_AFL_ASE_EVA: int
MIPS_AFL_ASE_MCU: int
MIPS_AFL_ASE_MDMX: int
MIPS_AFL_ASE_MIPS3D: int
MIPS_AFL_ASE_MT: int
MIPS_AFL_ASE_SMARTMIPS: int
MIPS_AFL_ASE_VIRT: int
MIPS_AFL_ASE_MSA: int
MIPS_AFL_ASE_MIPS16: int
MIPS_AFL_ASE_MICROMIPS: int
MIPS_AFL_ASE_XPA: int
MIPS_AFL_ASE_MASK: int
MIPS_AFL_EXT_XLR: int
MIPS_AFL_EXT_OCTEON2: int
MIPS_AFL_EXT_OCTEONP: int
MIPS_AFL_EXT_LOONGSON_3A: int
MIPS_AFL_EXT_OCTEON: int
MIPS_AFL_EXT_5900: int
MIPS_AFL_EXT_4650: int
MIPS_AFL_EXT_4010: int
MIPS_AFL_EXT_4100: int
MIPS_AFL_EXT_3900: int
MIPS_AFL_EXT_10000: int
MIPS_AFL_EXT_SB1: int
MIPS_AFL_EXT_4111: int
MIPS_AFL_EXT_4120: int
MIPS_AFL_EXT_5400: int
MIPS_AFL_EXT_5500: int
MIPS_AFL_EXT_LOONGSON_2E: int
MIPS_AFL_EXT_LOONGSON_2F: int
MIPS_AFL_FLAGS1_ODDSPREG: int
EF_PARISC_TRAPNIL: int
EF_PARISC_EXT: int
EF_PARISC_LSB: int
EF_PARISC_WIDE: int
EF_PARISC_NO_KABP: int
EF_PARISC_LAZYSWAP: int
EF_PARISC_ARCH: int
EFA_PARISC_1_0: int
EFA_PARISC_1_1: int
EFA_PARISC_2_0: int
SHN_PARISC_ANSI_COMMON: int
SHN_PARISC_HUGE_COMMON: int
SHT_PARISC_EXT: int
SHT_PARISC_UNWIND: int
SHT_PARISC_DOC: int
SHF_PARISC_SHORT: int
SHF_PARISC_HUGE: int
SHF_PARISC_SBP: int
STT_PARISC_MILLICODE: int
STT_HP_OPAQUE: int
STT_HP_STUB: int
R_PARISC_NONE: int
R_PARISC_DIR32: int
R_PARISC_DIR21L: int
R_PARISC_DIR17R: int
R_PARISC_DIR17F: int
R_PARISC_DIR14R: int
R_PARISC_PCREL32: int
R_PARISC_PCREL21L: int
R_PARISC_PCREL17R: int
R_PARISC_PCREL17F: int
R_PARISC_PCREL14R: int
R_PARISC_DPREL21L: int
R_PARISC_DPREL14R: int
R_PARISC_GPREL21L: int
R_PARISC_GPREL14R: int
R_PARISC_LTOFF21L: int
R_PARISC_LTOFF14R: int
R_PARISC_SECREL32: int
R_PARISC_SEGBASE: int
R_PARISC_SEGREL32: int
R_PARISC_PLTOFF21L: int
R_PARISC_PLTOFF14R: int
R_PARISC_LTOFF_FPTR32: int
R_PARISC_LTOFF_FPTR21L: int
R_PARISC_LTOFF_FPTR14R: int
R_PARISC_FPTR64: int
R_PARISC_PLABEL32: int
R_PARISC_PLABEL21L: int
R_PARISC_PLABEL14R: int
R_PARISC_PCREL64: int
R_PARISC_PCREL22F: int
R_PARISC_PCREL14WR: int
R_PARISC_PCREL14DR: int
R_PARISC_PCREL16F: int
R_PARISC_PCREL16WF: int
R_PARISC_PCREL16DF: int
R_PARISC_DIR64: int
R_PARISC_DIR14WR: int
R_PARISC_DIR14DR: int
R_PARISC_DIR16F: int
R_PARISC_DIR16WF: int
R_PARISC_DIR16DF: int
R_PARISC_GPREL64: int
R_PARISC_GPREL14WR: int
R_PARISC_GPREL14DR: int
R_PARISC_GPREL16F: int
R_PARISC_GPREL16WF: int
R_PARISC_GPREL16DF: int
R_PARISC_LTOFF64: int
R_PARISC_LTOFF14WR: int
R_PARISC_LTOFF14DR: int
R_PARISC_LTOFF16F: int
R_PARISC_LTOFF16WF: int
R_PARISC_LTOFF16DF: int
R_PARISC_SECREL64: int
R_PARISC_SEGREL64: int
R_PARISC_PLTOFF14WR: int
R_PARISC_PLTOFF14DR: int
R_PARISC_PLTOFF16F: int
R_PARISC_PLTOFF16WF: int
R_PARISC_PLTOFF16DF: int
R_PARISC_LTOFF_FPTR64: int
R_PARISC_LTOFF_FPTR14WR: int
R_PARISC_LTOFF_FPTR14DR: int
R_PARISC_LTOFF_FPTR16F: int
R_PARISC_LTOFF_FPTR16WF: int
R_PARISC_LTOFF_FPTR16DF: int
R_PARISC_LORESERVE: int
R_PARISC_COPY: int
R_PARISC_IPLT: int
R_PARISC_EPLT: int
R_PARISC_TPREL32: int
R_PARISC_TPREL21L: int
R_PARISC_TPREL14R: int
R_PARISC_LTOFF_TP21L: int
R_PARISC_LTOFF_TP14R: int
R_PARISC_LTOFF_TP14F: int
R_PARISC_TPREL64: int
R_PARISC_TPREL14WR: int
R_PARISC_TPREL14DR: int
R_PARISC_TPREL16F: int
R_PARISC_TPREL16WF: int
R_PARISC_TPREL16DF: int
R_PARISC_LTOFF_TP64: int
R_PARISC_LTOFF_TP14WR: int
R_PARISC_LTOFF_TP14DR: int
R_PARISC_LTOFF_TP16F: int
R_PARISC_LTOFF_TP16WF: int
R_PARISC_LTOFF_TP16DF: int
R_PARISC_GNU_VTENTRY: int
R_PARISC_GNU_VTINHERIT: int
R_PARISC_TLS_GD21L: int
R_PARISC_TLS_GD14R: int
R_PARISC_TLS_GDCALL: int
R_PARISC_TLS_LDM21L: int
R_PARISC_TLS_LDM14R: int
R_PARISC_TLS_LDMCALL: int
R_PARISC_TLS_LDO21L: int
R_PARISC_TLS_LDO14R: int
R_PARISC_TLS_DTPMOD32: int
R_PARISC_TLS_DTPMOD64: int
R_PARISC_TLS_DTPOFF32: int
R_PARISC_TLS_DTPOFF64: int
R_PARISC_TLS_LE21L: int
R_PARISC_TLS_LE14R: int
R_PARISC_TLS_IE21L: int
R_PARISC_TLS_IE14R: int
R_PARISC_TLS_TPREL32: int
R_PARISC_TLS_TPREL64: int
R_PARISC_HIRESERVE: int
PT_HP_TLS: int
PT_HP_CORE_NONE: int
PT_HP_CORE_VERSION: int
PT_HP_CORE_KERNEL: int
PT_HP_CORE_COMM: int
PT_HP_CORE_PROC: int
PT_HP_CORE_LOADABLE: int
PT_HP_CORE_STACK: int
PT_HP_CORE_SHM: int
PT_HP_CORE_MMF: int
PT_HP_PARALLEL: int
PT_HP_FASTBIND: int
PT_HP_OPT_ANNOT: int
PT_HP_HSL_ANNOT: int
PT_HP_STACK: int
PT_PARISC_ARCHEXT: int
PT_PARISC_UNWIND: int
PF_PARISC_SBP: int
PF_HP_PAGE_SIZE: int
PF_HP_FAR_SHARED: int
PF_HP_NEAR_SHARED: int
PF_HP_CODE: int
PF_HP_MODIFY: int
PF_HP_LAZYSWAP: int
PF_HP_SBP: int
EF_ALPHA_32BIT: int
EF_ALPHA_CANRELAX: int
SHT_ALPHA_DEBUG: int
SHT_ALPHA_REGINFO: int
SHF_ALPHA_GPREL: int
STO_ALPHA_NOPV: int
STO_ALPHA_STD_GPLOAD: int
R_ALPHA_NONE: int
R_ALPHA_REFLONG: int
R_ALPHA_REFQUAD: int
R_ALPHA_GPREL32: int
R_ALPHA_LITERAL: int
R_ALPHA_LITUSE: int
R_ALPHA_GPDISP: int
R_ALPHA_BRADDR: int
R_ALPHA_HINT: int
R_ALPHA_SREL16: int
R_ALPHA_SREL32: int
R_ALPHA_SREL64: int
R_ALPHA_GPRELHIGH: int
R_ALPHA_GPRELLOW: int
R_ALPHA_GPREL16: int
R_ALPHA_COPY: int
R_ALPHA_GLOB_DAT: int
R_ALPHA_JMP_SLOT: int
R_ALPHA_RELATIVE: int
R_ALPHA_TLS_GD_HI: int
R_ALPHA_TLSGD: int
R_ALPHA_TLS_LDM: int
R_ALPHA_DTPMOD64: int
R_ALPHA_GOTDTPREL: int
R_ALPHA_DTPREL64: int
R_ALPHA_DTPRELHI: int
R_ALPHA_DTPRELLO: int
R_ALPHA_DTPREL16: int
R_ALPHA_GOTTPREL: int
R_ALPHA_TPREL64: int
R_ALPHA_TPRELHI: int
R_ALPHA_TPRELLO: int
R_ALPHA_TPREL16: int
R_ALPHA_NUM: int
LITUSE_ALPHA_ADDR: int
LITUSE_ALPHA_BASE: int
LITUSE_ALPHA_BYTOFF: int
LITUSE_ALPHA_JSR: int
LITUSE_ALPHA_TLS_GD: int
LITUSE_ALPHA_TLS_LDM: int
DT_ALPHA_PLTRO: int
DT_ALPHA_NUM: int
EF_PPC_EMB: int
EF_PPC_RELOCATABLE: int
EF_PPC_RELOCATABLE_LIB: int
R_PPC_NONE: int
R_PPC_ADDR32: int
R_PPC_ADDR24: int
R_PPC_ADDR16: int
R_PPC_ADDR16_LO: int
R_PPC_ADDR16_HI: int
R_PPC_ADDR16_HA: int
R_PPC_ADDR14: int
R_PPC_ADDR14_BRTAKEN: int
R_PPC_ADDR14_BRNTAKEN: int
R_PPC_REL24: int
R_PPC_REL14: int
R_PPC_REL14_BRTAKEN: int
R_PPC_REL14_BRNTAKEN: int
R_PPC_GOT16: int
R_PPC_GOT16_LO: int
R_PPC_GOT16_HI: int
R_PPC_GOT16_HA: int
R_PPC_PLTREL24: int
R_PPC_COPY: int
R_PPC_GLOB_DAT: int
R_PPC_JMP_SLOT: int
R_PPC_RELATIVE: int
R_PPC_LOCAL24PC: int
R_PPC_UADDR32: int
R_PPC_UADDR16: int
R_PPC_REL32: int
R_PPC_PLT32: int
R_PPC_PLTREL32: int
R_PPC_PLT16_LO: int
R_PPC_PLT16_HI: int
R_PPC_PLT16_HA: int
R_PPC_SDAREL16: int
R_PPC_SECTOFF: int
R_PPC_SECTOFF_LO: int
R_PPC_SECTOFF_HI: int
R_PPC_SECTOFF_HA: int
R_PPC_TLS: int
R_PPC_DTPMOD32: int
R_PPC_TPREL16: int
R_PPC_TPREL16_LO: int
R_PPC_TPREL16_HI: int
R_PPC_TPREL16_HA: int
R_PPC_TPREL32: int
R_PPC_DTPREL16: int
R_PPC_DTPREL16_LO: int
R_PPC_DTPREL16_HI: int
R_PPC_DTPREL16_HA: int
R_PPC_DTPREL32: int
R_PPC_GOT_TLSGD16: int
R_PPC_GOT_TLSGD16_LO: int
R_PPC_GOT_TLSGD16_HI: int
R_PPC_GOT_TLSGD16_HA: int
R_PPC_GOT_TLSLD16: int
R_PPC_GOT_TLSLD16_LO: int
R_PPC_GOT_TLSLD16_HI: int
R_PPC_GOT_TLSLD16_HA: int
R_PPC_GOT_TPREL16: int
R_PPC_GOT_TPREL16_LO: int
R_PPC_GOT_TPREL16_HI: int
R_PPC_GOT_TPREL16_HA: int
R_PPC_GOT_DTPREL16: int
R_PPC_GOT_DTPREL16_LO: int
R_PPC_GOT_DTPREL16_HI: int
R_PPC_GOT_DTPREL16_HA: int
R_PPC_TLSGD: int
R_PPC_TLSLD: int
R_PPC_EMB_NADDR32: int
R_PPC_EMB_NADDR16: int
R_PPC_EMB_NADDR16_LO: int
R_PPC_EMB_NADDR16_HI: int
R_PPC_EMB_NADDR16_HA: int
R_PPC_EMB_SDAI16: int
R_PPC_EMB_SDA2I16: int
R_PPC_EMB_SDA2REL: int
R_PPC_EMB_SDA21: int
R_PPC_EMB_MRKREF: int
R_PPC_EMB_RELSEC16: int
R_PPC_EMB_RELST_LO: int
R_PPC_EMB_RELST_HI: int
R_PPC_EMB_RELST_HA: int
R_PPC_EMB_BIT_FLD: int
R_PPC_EMB_RELSDA: int
R_PPC_DIAB_SDA21_LO: int
R_PPC_DIAB_SDA21_HI: int
R_PPC_DIAB_SDA21_HA: int
R_PPC_DIAB_RELSDA_LO: int
R_PPC_DIAB_RELSDA_HI: int
R_PPC_DIAB_RELSDA_HA: int
R_PPC_IRELATIVE: int
R_PPC_REL16: int
R_PPC_REL16_LO: int
R_PPC_REL16_HI: int
R_PPC_REL16_HA: int
R_PPC_TOC16: int
DT_PPC_GOT: int
DT_PPC_OPT: int
DT_PPC_NUM: int
PPC_OPT_TLS: int
R_PPC64_NONE: int
R_PPC64_ADDR32: int
R_PPC64_ADDR24: int
R_PPC64_ADDR16: int
R_PPC64_ADDR16_LO: int
R_PPC64_ADDR16_HI: int
R_PPC64_ADDR16_HA: int
R_PPC64_ADDR14: int
R_PPC64_ADDR14_BRTAKEN: int
R_PPC64_ADDR14_BRNTAKEN: int
R_PPC64_REL24: int
R_PPC64_REL14: int
R_PPC64_REL14_BRTAKEN: int
R_PPC64_REL14_BRNTAKEN: int
R_PPC64_GOT16: int
R_PPC64_GOT16_LO: int
R_PPC64_GOT16_HI: int
R_PPC64_GOT16_HA: int
R_PPC64_COPY: int
R_PPC64_GLOB_DAT: int
R_PPC64_JMP_SLOT: int
R_PPC64_RELATIVE: int
R_PPC64_UADDR32: int
R_PPC64_UADDR16: int
R_PPC64_REL32: int
R_PPC64_PLT32: int
R_PPC64_PLTREL32: int
R_PPC64_PLT16_LO: int
R_PPC64_PLT16_HI: int
R_PPC64_PLT16_HA: int
R_PPC64_SECTOFF: int
R_PPC64_SECTOFF_LO: int
R_PPC64_SECTOFF_HI: int
R_PPC64_SECTOFF_HA: int
R_PPC64_ADDR30: int
R_PPC64_ADDR64: int
R_PPC64_ADDR16_HIGHER: int
R_PPC64_ADDR16_HIGHERA: int
R_PPC64_ADDR16_HIGHEST: int
R_PPC64_ADDR16_HIGHESTA: int
R_PPC64_UADDR64: int
R_PPC64_REL64: int
R_PPC64_PLT64: int
R_PPC64_PLTREL64: int
R_PPC64_TOC16: int
R_PPC64_TOC16_LO: int
R_PPC64_TOC16_HI: int
R_PPC64_TOC16_HA: int
R_PPC64_TOC: int
R_PPC64_PLTGOT16: int
R_PPC64_PLTGOT16_LO: int
R_PPC64_PLTGOT16_HI: int
R_PPC64_PLTGOT16_HA: int
R_PPC64_ADDR16_DS: int
R_PPC64_ADDR16_LO_DS: int
R_PPC64_GOT16_DS: int
R_PPC64_GOT16_LO_DS: int
R_PPC64_PLT16_LO_DS: int
R_PPC64_SECTOFF_DS: int
R_PPC64_SECTOFF_LO_DS: int
R_PPC64_TOC16_DS: int
R_PPC64_TOC16_LO_DS: int
R_PPC64_PLTGOT16_DS: int
R_PPC64_PLTGOT16_LO_DS: int
R_PPC64_TLS: int
R_PPC64_DTPMOD64: int
R_PPC64_TPREL16: int
R_PPC64_TPREL16_LO: int
R_PPC64_TPREL16_HI: int
R_PPC64_TPREL16_HA: int
R_PPC64_TPREL64: int
R_PPC64_DTPREL16: int
R_PPC64_DTPREL16_LO: int
R_PPC64_DTPREL16_HI: int
R_PPC64_DTPREL16_HA: int
R_PPC64_DTPREL64: int
R_PPC64_GOT_TLSGD16: int
R_PPC64_GOT_TLSGD16_LO: int
R_PPC64_GOT_TLSGD16_HI: int
R_PPC64_GOT_TLSGD16_HA: int
R_PPC64_GOT_TLSLD16: int
R_PPC64_GOT_TLSLD16_LO: int
R_PPC64_GOT_TLSLD16_HI: int
R_PPC64_GOT_TLSLD16_HA: int
R_PPC64_GOT_TPREL16_DS: int
R_PPC64_GOT_TPREL16_LO_DS: int
R_PPC64_GOT_TPREL16_HI: int
R_PPC64_GOT_TPREL16_HA: int
R_PPC64_GOT_DTPREL16_DS: int
R_PPC64_GOT_DTPREL16_LO_DS: int
R_PPC64_GOT_DTPREL16_HI: int
R_PPC64_GOT_DTPREL16_HA: int
R_PPC64_TPREL16_DS: int
R_PPC64_TPREL16_LO_DS: int
R_PPC64_TPREL16_HIGHER: int
R_PPC64_TPREL16_HIGHERA: int
R_PPC64_TPREL16_HIGHEST: int
R_PPC64_TPREL16_HIGHESTA: int
R_PPC64_DTPREL16_DS: int
R_PPC64_DTPREL16_LO_DS: int
R_PPC64_DTPREL16_HIGHER: int
R_PPC64_DTPREL16_HIGHERA: int
R_PPC64_DTPREL16_HIGHEST: int
R_PPC64_DTPREL16_HIGHESTA: int
R_PPC64_TLSGD: int
R_PPC64_TLSLD: int
R_PPC64_TOCSAVE: int
R_PPC64_ADDR16_HIGH: int
R_PPC64_ADDR16_HIGHA: int
R_PPC64_TPREL16_HIGH: int
R_PPC64_TPREL16_HIGHA: int
R_PPC64_DTPREL16_HIGH: int
R_PPC64_DTPREL16_HIGHA: int
R_PPC64_JMP_IREL: int
R_PPC64_IRELATIVE: int
R_PPC64_REL16: int
R_PPC64_REL16_LO: int
R_PPC64_REL16_HI: int
R_PPC64_REL16_HA: int
EF_PPC64_ABI: int
DT_PPC64_GLINK: int
DT_PPC64_OPD: int
DT_PPC64_OPDSZ: int
DT_PPC64_OPT: int
DT_PPC64_NUM: int
PPC64_OPT_TLS: int
PPC64_OPT_MULTI_TOC: int
PPC64_OPT_LOCALENTRY: int
STO_PPC64_LOCAL_BIT: int
STO_PPC64_LOCAL_MASK: int
EF_ARM_RELEXEC: int
EF_ARM_HASENTRY: int
EF_ARM_INTERWORK: int
EF_ARM_APCS_26: int
EF_ARM_APCS_FLOAT: int
EF_ARM_PIC: int
EF_ARM_ALIGN8: int
EF_ARM_NEW_ABI: int
EF_ARM_OLD_ABI: int
EF_ARM_SOFT_FLOAT: int
EF_ARM_VFP_FLOAT: int
EF_ARM_MAVERICK_FLOAT: int
EF_ARM_ABI_FLOAT_SOFT: int
EF_ARM_ABI_FLOAT_HARD: int
EF_ARM_SYMSARESORTED: int
EF_ARM_DYNSYMSUSESEGIDX: int
EF_ARM_MAPSYMSFIRST: int
EF_ARM_EABIMASK: int
EF_ARM_BE8: int
EF_ARM_LE8: int
EF_ARM_EABI_UNKNOWN: int
EF_ARM_EABI_VER1: int
EF_ARM_EABI_VER2: int
EF_ARM_EABI_VER3: int
EF_ARM_EABI_VER4: int
EF_ARM_EABI_VER5: int
STT_ARM_TFUNC: int
STT_ARM_16BIT: int
SHF_ARM_ENTRYSECT: int
SHF_ARM_COMDEF: int
PF_ARM_SB: int
PF_ARM_PI: int
PF_ARM_ABS: int
PT_ARM_EXIDX: int
SHT_ARM_EXIDX: int
SHT_ARM_PREEMPTMAP: int
SHT_ARM_ATTRIBUTES: int
R_AARCH64_NONE: int
R_AARCH64_P32_ABS32: int
R_AARCH64_P32_COPY: int
R_AARCH64_P32_GLOB_DAT: int
R_AARCH64_P32_JUMP_SLOT: int
R_AARCH64_P32_RELATIVE: int
R_AARCH64_P32_TLS_DTPMOD: int
R_AARCH64_P32_TLS_DTPREL: int
R_AARCH64_P32_TLS_TPREL: int
R_AARCH64_P32_TLSDESC: int
R_AARCH64_P32_IRELATIVE: int
R_AARCH64_ABS64: int
R_AARCH64_ABS32: int
R_AARCH64_ABS16: int
R_AARCH64_PREL64: int
R_AARCH64_PREL32: int
R_AARCH64_PREL16: int
R_AARCH64_MOVW_UABS_G0: int
R_AARCH64_MOVW_UABS_G0_NC: int
R_AARCH64_MOVW_UABS_G1: int
R_AARCH64_MOVW_UABS_G1_NC: int
R_AARCH64_MOVW_UABS_G2: int
R_AARCH64_MOVW_UABS_G2_NC: int
R_AARCH64_MOVW_UABS_G3: int
R_AARCH64_MOVW_SABS_G0: int
R_AARCH64_MOVW_SABS_G1: int
R_AARCH64_MOVW_SABS_G2: int
R_AARCH64_LD_PREL_LO19: int
R_AARCH64_ADR_PREL_LO21: int
R_AARCH64_ADR_PREL_PG_HI21: int
R_AARCH64_ADR_PREL_PG_HI21_NC: int
R_AARCH64_ADD_ABS_LO12_NC: int
R_AARCH64_LDST8_ABS_LO12_NC: int
R_AARCH64_TSTBR14: int
R_AARCH64_CONDBR19: int
R_AARCH64_JUMP26: int
R_AARCH64_CALL26: int
R_AARCH64_LDST16_ABS_LO12_NC: int
R_AARCH64_LDST32_ABS_LO12_NC: int
R_AARCH64_LDST64_ABS_LO12_NC: int
R_AARCH64_MOVW_PREL_G0: int
R_AARCH64_MOVW_PREL_G0_NC: int
R_AARCH64_MOVW_PREL_G1: int
R_AARCH64_MOVW_PREL_G1_NC: int
R_AARCH64_MOVW_PREL_G2: int
R_AARCH64_MOVW_PREL_G2_NC: int
R_AARCH64_MOVW_PREL_G3: int
R_AARCH64_LDST128_ABS_LO12_NC: int
R_AARCH64_MOVW_GOTOFF_G0: int
R_AARCH64_MOVW_GOTOFF_G0_NC: int
R_AARCH64_MOVW_GOTOFF_G1: int
R_AARCH64_MOVW_GOTOFF_G1_NC: int
R_AARCH64_MOVW_GOTOFF_G2: int
R_AARCH64_MOVW_GOTOFF_G2_NC: int
R_AARCH64_MOVW_GOTOFF_G3: int
R_AARCH64_GOTREL64: int
R_AARCH64_GOTREL32: int
R_AARCH64_GOT_LD_PREL19: int
R_AARCH64_LD64_GOTOFF_LO15: int
R_AARCH64_ADR_GOT_PAGE: int
R_AARCH64_LD64_GOT_LO12_NC: int
R_AARCH64_LD64_GOTPAGE_LO15: int
R_AARCH64_TLSGD_ADR_PREL21: int
R_AARCH64_TLSGD_ADR_PAGE21: int
R_AARCH64_TLSGD_ADD_LO12_NC: int
R_AARCH64_TLSGD_MOVW_G1: int
R_AARCH64_TLSGD_MOVW_G0_NC: int
R_AARCH64_TLSLD_ADR_PREL21: int
R_AARCH64_TLSLD_ADR_PAGE21: int
R_AARCH64_TLSLD_ADD_LO12_NC: int
R_AARCH64_TLSLD_MOVW_G1: int
R_AARCH64_TLSLD_MOVW_G0_NC: int
R_AARCH64_TLSLD_LD_PREL19: int
R_AARCH64_TLSLD_MOVW_DTPREL_G2: int
R_AARCH64_TLSLD_MOVW_DTPREL_G1: int
R_AARCH64_TLSLD_MOVW_DTPREL_G1_NC: int
R_AARCH64_TLSLD_MOVW_DTPREL_G0: int
R_AARCH64_TLSLD_MOVW_DTPREL_G0_NC: int
R_AARCH64_TLSLD_ADD_DTPREL_HI12: int
R_AARCH64_TLSLD_ADD_DTPREL_LO12: int
R_AARCH64_TLSLD_ADD_DTPREL_LO12_NC: int
R_AARCH64_TLSLD_LDST8_DTPREL_LO12: int
R_AARCH64_TLSLD_LDST8_DTPREL_LO12_NC: int
R_AARCH64_TLSLD_LDST16_DTPREL_LO12: int
R_AARCH64_TLSLD_LDST16_DTPREL_LO12_NC: int
R_AARCH64_TLSLD_LDST32_DTPREL_LO12: int
R_AARCH64_TLSLD_LDST32_DTPREL_LO12_NC: int
R_AARCH64_TLSLD_LDST64_DTPREL_LO12: int
R_AARCH64_TLSLD_LDST64_DTPREL_LO12_NC: int
R_AARCH64_TLSIE_MOVW_GOTTPREL_G1: int
R_AARCH64_TLSIE_MOVW_GOTTPREL_G0_NC: int
R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21: int
R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC: int
R_AARCH64_TLSIE_LD_GOTTPREL_PREL19: int
R_AARCH64_TLSLE_MOVW_TPREL_G2: int
R_AARCH64_TLSLE_MOVW_TPREL_G1: int
R_AARCH64_TLSLE_MOVW_TPREL_G1_NC: int
R_AARCH64_TLSLE_MOVW_TPREL_G0: int
R_AARCH64_TLSLE_MOVW_TPREL_G0_NC: int
R_AARCH64_TLSLE_ADD_TPREL_HI12: int
R_AARCH64_TLSLE_ADD_TPREL_LO12: int
R_AARCH64_TLSLE_ADD_TPREL_LO12_NC: int
R_AARCH64_TLSLE_LDST8_TPREL_LO12: int
R_AARCH64_TLSLE_LDST8_TPREL_LO12_NC: int
R_AARCH64_TLSLE_LDST16_TPREL_LO12: int
R_AARCH64_TLSLE_LDST16_TPREL_LO12_NC: int
R_AARCH64_TLSLE_LDST32_TPREL_LO12: int
R_AARCH64_TLSLE_LDST32_TPREL_LO12_NC: int
R_AARCH64_TLSLE_LDST64_TPREL_LO12: int
R_AARCH64_TLSLE_LDST64_TPREL_LO12_NC: int
R_AARCH64_TLSDESC_LD_PREL19: int
R_AARCH64_TLSDESC_ADR_PREL21: int
R_AARCH64_TLSDESC_ADR_PAGE21: int
R_AARCH64_TLSDESC_LD64_LO12: int
R_AARCH64_TLSDESC_ADD_LO12: int
R_AARCH64_TLSDESC_OFF_G1: int
R_AARCH64_TLSDESC_OFF_G0_NC: int
R_AARCH64_TLSDESC_LDR: int
R_AARCH64_TLSDESC_ADD: int
R_AARCH64_TLSDESC_CALL: int
R_AARCH64_TLSLE_LDST128_TPREL_LO12: int
R_AARCH64_TLSLE_LDST128_TPREL_LO12_NC: int
R_AARCH64_TLSLD_LDST128_DTPREL_LO12: int
R_AARCH64_TLSLD_LDST128_DTPREL_LO12_NC: int
R_AARCH64_COPY: int
R_AARCH64_GLOB_DAT: int
R_AARCH64_JUMP_SLOT: int
R_AARCH64_RELATIVE: int
R_AARCH64_TLS_DTPMOD: int
R_AARCH64_TLS_DTPREL: int
R_AARCH64_TLS_TPREL: int
R_AARCH64_TLSDESC: int
R_AARCH64_IRELATIVE: int
PT_AARCH64_MEMTAG_MTE: int
DT_AARCH64_BTI_PLT: int
DT_AARCH64_PAC_PLT: int
DT_AARCH64_VARIANT_PCS: int
DT_AARCH64_NUM: int
STO_AARCH64_VARIANT_PCS: int
R_ARM_NONE: int
R_ARM_PC24: int
R_ARM_ABS32: int
R_ARM_REL32: int
R_ARM_PC13: int
R_ARM_ABS16: int
R_ARM_ABS12: int
R_ARM_THM_ABS5: int
R_ARM_ABS8: int
R_ARM_SBREL32: int
R_ARM_THM_PC22: int
R_ARM_THM_PC8: int
R_ARM_AMP_VCALL9: int
R_ARM_SWI24: int
R_ARM_TLS_DESC: int
R_ARM_THM_SWI8: int
R_ARM_XPC25: int
R_ARM_THM_XPC22: int
R_ARM_TLS_DTPMOD32: int
R_ARM_TLS_DTPOFF32: int
R_ARM_TLS_TPOFF32: int
R_ARM_COPY: int
R_ARM_GLOB_DAT: int
R_ARM_JUMP_SLOT: int
R_ARM_RELATIVE: int
R_ARM_GOTOFF: int
R_ARM_GOTPC: int
R_ARM_GOT32: int
R_ARM_PLT32: int
R_ARM_CALL: int
R_ARM_JUMP24: int
R_ARM_THM_JUMP24: int
R_ARM_BASE_ABS: int
R_ARM_ALU_PCREL_7_0: int
R_ARM_ALU_PCREL_15_8: int
R_ARM_ALU_PCREL_23_15: int
R_ARM_LDR_SBREL_11_0: int
R_ARM_ALU_SBREL_19_12: int
R_ARM_ALU_SBREL_27_20: int
R_ARM_TARGET1: int
R_ARM_SBREL31: int
R_ARM_V4BX: int
R_ARM_TARGET2: int
R_ARM_PREL31: int
R_ARM_MOVW_ABS_NC: int
R_ARM_MOVT_ABS: int
R_ARM_MOVW_PREL_NC: int
R_ARM_MOVT_PREL: int
R_ARM_THM_MOVW_ABS_NC: int
R_ARM_THM_MOVT_ABS: int
R_ARM_THM_MOVW_PREL_NC: int
R_ARM_THM_MOVT_PREL: int
R_ARM_THM_JUMP19: int
R_ARM_THM_JUMP6: int
R_ARM_THM_ALU_PREL_11_0: int
R_ARM_THM_PC12: int
R_ARM_ABS32_NOI: int
R_ARM_REL32_NOI: int
R_ARM_ALU_PC_G0_NC: int
R_ARM_ALU_PC_G0: int
R_ARM_ALU_PC_G1_NC: int
R_ARM_ALU_PC_G1: int
R_ARM_ALU_PC_G2: int
R_ARM_LDR_PC_G1: int
R_ARM_LDR_PC_G2: int
R_ARM_LDRS_PC_G0: int
R_ARM_LDRS_PC_G1: int
R_ARM_LDRS_PC_G2: int
R_ARM_LDC_PC_G0: int
R_ARM_LDC_PC_G1: int
R_ARM_LDC_PC_G2: int
R_ARM_ALU_SB_G0_NC: int
R_ARM_ALU_SB_G0: int
R_ARM_ALU_SB_G1_NC: int
R_ARM_ALU_SB_G1: int
R_ARM_ALU_SB_G2: int
R_ARM_LDR_SB_G0: int
R_ARM_LDR_SB_G1: int
R_ARM_LDR_SB_G2: int
R_ARM_LDRS_SB_G0: int
R_ARM_LDRS_SB_G1: int
R_ARM_LDRS_SB_G2: int
R_ARM_LDC_SB_G0: int
R_ARM_LDC_SB_G1: int
R_ARM_LDC_SB_G2: int
R_ARM_MOVW_BREL_NC: int
R_ARM_MOVT_BREL: int
R_ARM_MOVW_BREL: int
R_ARM_THM_MOVW_BREL_NC: int
R_ARM_THM_MOVT_BREL: int
R_ARM_THM_MOVW_BREL: int
R_ARM_TLS_GOTDESC: int
R_ARM_TLS_CALL: int
R_ARM_TLS_DESCSEQ: int
R_ARM_THM_TLS_CALL: int
R_ARM_PLT32_ABS: int
R_ARM_GOT_ABS: int
R_ARM_GOT_PREL: int
R_ARM_GOT_BREL12: int
R_ARM_GOTOFF12: int
R_ARM_GOTRELAX: int
R_ARM_GNU_VTENTRY: int
R_ARM_GNU_VTINHERIT: int
R_ARM_THM_PC11: int
R_ARM_THM_PC9: int
R_ARM_TLS_GD32: int
R_ARM_TLS_LDM32: int
R_ARM_TLS_LDO32: int
R_ARM_TLS_IE32: int
R_ARM_TLS_LE32: int
R_ARM_TLS_LDO12: int
R_ARM_TLS_LE12: int
R_ARM_TLS_IE12GP: int
R_ARM_ME_TOO: int
R_ARM_THM_TLS_DESCSEQ: int
R_ARM_THM_TLS_DESCSEQ16: int
R_ARM_THM_TLS_DESCSEQ32: int
R_ARM_THM_GOT_BREL12: int
R_ARM_IRELATIVE: int
R_ARM_RXPC25: int
R_ARM_RSBREL32: int
R_ARM_THM_RPC22: int
R_ARM_RREL32: int
R_ARM_RABS22: int
R_ARM_RPC24: int
R_ARM_RBASE: int
R_ARM_NUM: int
R_CKCORE_NONE: int
R_CKCORE_ADDR32: int
R_CKCORE_PCRELIMM8BY4: int
R_CKCORE_PCRELIMM11BY2: int
R_CKCORE_PCREL32: int
R_CKCORE_PCRELJSR_IMM11BY2: int
R_CKCORE_RELATIVE: int
R_CKCORE_COPY: int
R_CKCORE_GLOB_DAT: int
R_CKCORE_JUMP_SLOT: int
R_CKCORE_GOTOFF: int
R_CKCORE_GOTPC: int
R_CKCORE_GOT32: int
R_CKCORE_PLT32: int
R_CKCORE_ADDRGOT: int
R_CKCORE_ADDRPLT: int
R_CKCORE_PCREL_IMM26BY2: int
R_CKCORE_PCREL_IMM16BY2: int
R_CKCORE_PCREL_IMM16BY4: int
R_CKCORE_PCREL_IMM10BY2: int
R_CKCORE_PCREL_IMM10BY4: int
R_CKCORE_ADDR_HI16: int
R_CKCORE_ADDR_LO16: int
R_CKCORE_GOTPC_HI16: int
R_CKCORE_GOTPC_LO16: int
R_CKCORE_GOTOFF_HI16: int
R_CKCORE_GOTOFF_LO16: int
R_CKCORE_GOT12: int
R_CKCORE_GOT_HI16: int
R_CKCORE_GOT_LO16: int
R_CKCORE_PLT12: int
R_CKCORE_PLT_HI16: int
R_CKCORE_PLT_LO16: int
R_CKCORE_ADDRGOT_HI16: int
R_CKCORE_ADDRGOT_LO16: int
R_CKCORE_ADDRPLT_HI16: int
R_CKCORE_ADDRPLT_LO16: int
R_CKCORE_PCREL_JSR_IMM26BY2: int
R_CKCORE_TOFFSET_LO16: int
R_CKCORE_DOFFSET_LO16: int
R_CKCORE_PCREL_IMM18BY2: int
R_CKCORE_DOFFSET_IMM18: int
R_CKCORE_DOFFSET_IMM18BY2: int
R_CKCORE_DOFFSET_IMM18BY4: int
R_CKCORE_GOT_IMM18BY4: int
R_CKCORE_PLT_IMM18BY4: int
R_CKCORE_PCREL_IMM7BY4: int
R_CKCORE_TLS_LE32: int
R_CKCORE_TLS_IE32: int
R_CKCORE_TLS_GD32: int
R_CKCORE_TLS_LDM32: int
R_CKCORE_TLS_LDO32: int
R_CKCORE_TLS_DTPMOD32: int
R_CKCORE_TLS_DTPOFF32: int
R_CKCORE_TLS_TPOFF32: int
EF_CSKY_ABIMASK: int
EF_CSKY_OTHER: int
EF_CSKY_PROCESSOR: int
EF_CSKY_ABIV1: int
EF_CSKY_ABIV2: int
SHT_CSKY_ATTRIBUTES: int
EF_IA_64_MASKOS: int
EF_IA_64_ABI64: int
EF_IA_64_ARCH: int
PT_IA_64_ARCHEXT: int
PT_IA_64_UNWIND: int
PT_IA_64_HP_OPT_ANOT: int
PT_IA_64_HP_HSL_ANOT: int
PT_IA_64_HP_STACK: int
PF_IA_64_NORECOV: int
SHT_IA_64_EXT: int
SHT_IA_64_UNWIND: int
SHF_IA_64_SHORT: int
SHF_IA_64_NORECOV: int
DT_IA_64_PLT_RESERVE: int
DT_IA_64_NUM: int
R_IA64_NONE: int
R_IA64_IMM14: int
R_IA64_IMM22: int
R_IA64_IMM64: int
R_IA64_DIR32MSB: int
R_IA64_DIR32LSB: int
R_IA64_DIR64MSB: int
R_IA64_DIR64LSB: int
R_IA64_GPREL22: int
R_IA64_GPREL64I: int
R_IA64_GPREL32MSB: int
R_IA64_GPREL32LSB: int
R_IA64_GPREL64MSB: int
R_IA64_GPREL64LSB: int
R_IA64_LTOFF22: int
R_IA64_LTOFF64I: int
R_IA64_PLTOFF22: int
R_IA64_PLTOFF64I: int
R_IA64_PLTOFF64MSB: int
R_IA64_PLTOFF64LSB: int
R_IA64_FPTR64I: int
R_IA64_FPTR32MSB: int
R_IA64_FPTR32LSB: int
R_IA64_FPTR64MSB: int
R_IA64_FPTR64LSB: int
R_IA64_PCREL60B: int
R_IA64_PCREL21B: int
R_IA64_PCREL21M: int
R_IA64_PCREL21F: int
R_IA64_PCREL32MSB: int
R_IA64_PCREL32LSB: int
R_IA64_PCREL64MSB: int
R_IA64_PCREL64LSB: int
R_IA64_LTOFF_FPTR22: int
R_IA64_LTOFF_FPTR64I: int
R_IA64_LTOFF_FPTR32MSB: int
R_IA64_LTOFF_FPTR32LSB: int
R_IA64_LTOFF_FPTR64MSB: int
R_IA64_LTOFF_FPTR64LSB: int
R_IA64_SEGREL32MSB: int
R_IA64_SEGREL32LSB: int
R_IA64_SEGREL64MSB: int
R_IA64_SEGREL64LSB: int
R_IA64_SECREL32MSB: int
R_IA64_SECREL32LSB: int
R_IA64_SECREL64MSB: int
R_IA64_SECREL64LSB: int
R_IA64_REL32MSB: int
R_IA64_REL32LSB: int
R_IA64_REL64MSB: int
R_IA64_REL64LSB: int
R_IA64_LTV32MSB: int
R_IA64_LTV32LSB: int
R_IA64_LTV64MSB: int
R_IA64_LTV64LSB: int
R_IA64_PCREL21BI: int
R_IA64_PCREL22: int
R_IA64_PCREL64I: int
R_IA64_IPLTMSB: int
R_IA64_IPLTLSB: int
R_IA64_COPY: int
R_IA64_SUB: int
R_IA64_LTOFF22X: int
R_IA64_LDXMOV: int
R_IA64_TPREL14: int
R_IA64_TPREL22: int
R_IA64_TPREL64I: int
R_IA64_TPREL64MSB: int
R_IA64_TPREL64LSB: int
R_IA64_LTOFF_TPREL22: int
R_IA64_DTPMOD64MSB: int
R_IA64_DTPMOD64LSB: int
R_IA64_LTOFF_DTPMOD22: int
R_IA64_DTPREL14: int
R_IA64_DTPREL22: int
R_IA64_DTPREL64I: int
R_IA64_DTPREL32MSB: int
R_IA64_DTPREL32LSB: int
R_IA64_DTPREL64MSB: int
R_IA64_DTPREL64LSB: int
R_IA64_LTOFF_DTPREL22: int
EF_SH_MACH_MASK: int
EF_SH_UNKNOWN: int
EF_SH1: int
EF_SH2: int
EF_SH3: int
EF_SH_DSP: int
EF_SH3_DSP: int
EF_SH4AL_DSP: int
EF_SH3E: int
EF_SH4: int
EF_SH2E: int
EF_SH4A: int
EF_SH2A: int
EF_SH4_NOFPU: int
EF_SH4A_NOFPU: int
EF_SH4_NOMMU_NOFPU: int
EF_SH2A_NOFPU: int
EF_SH3_NOMMU: int
EF_SH2A_SH4_NOFPU: int
EF_SH2A_SH3_NOFPU: int
EF_SH2A_SH4: int
EF_SH2A_SH3E: int
R_SH_NONE: int
R_SH_DIR32: int
R_SH_REL32: int
R_SH_DIR8WPN: int
R_SH_IND12W: int
R_SH_DIR8WPL: int
R_SH_DIR8WPZ: int
R_SH_DIR8BP: int
R_SH_DIR8W: int
R_SH_DIR8L: int
R_SH_SWITCH16: int
R_SH_SWITCH32: int
R_SH_USES: int
R_SH_COUNT: int
R_SH_ALIGN: int
R_SH_CODE: int
R_SH_DATA: int
R_SH_LABEL: int
R_SH_SWITCH8: int
R_SH_GNU_VTINHERIT: int
R_SH_GNU_VTENTRY: int
R_SH_TLS_GD_32: int
R_SH_TLS_LD_32: int
R_SH_TLS_LDO_32: int
R_SH_TLS_IE_32: int
R_SH_TLS_LE_32: int
R_SH_TLS_DTPMOD32: int
R_SH_TLS_DTPOFF32: int
R_SH_TLS_TPOFF32: int
R_SH_GOT32: int
R_SH_PLT32: int
R_SH_COPY: int
R_SH_GLOB_DAT: int
R_SH_JMP_SLOT: int
R_SH_RELATIVE: int
R_SH_GOTOFF: int
R_SH_GOTPC: int
R_SH_NUM: int
EF_S390_HIGH_GPRS: int
R_390_NONE: int
R_390_8: int
R_390_12: int
R_390_16: int
R_390_32: int
R_390_PC32: int
R_390_GOT12: int
R_390_GOT32: int
R_390_PLT32: int
R_390_COPY: int
R_390_GLOB_DAT: int
R_390_JMP_SLOT: int
R_390_RELATIVE: int
R_390_GOTOFF32: int
R_390_GOTPC: int
R_390_GOT16: int
R_390_PC16: int
R_390_PC16DBL: int
R_390_PLT16DBL: int
R_390_PC32DBL: int
R_390_PLT32DBL: int
R_390_GOTPCDBL: int
R_390_64: int
R_390_PC64: int
R_390_GOT64: int
R_390_PLT64: int
R_390_GOTENT: int
R_390_GOTOFF16: int
R_390_GOTOFF64: int
R_390_GOTPLT12: int
R_390_GOTPLT16: int
R_390_GOTPLT32: int
R_390_GOTPLT64: int
R_390_GOTPLTENT: int
R_390_PLTOFF16: int
R_390_PLTOFF32: int
R_390_PLTOFF64: int
R_390_TLS_LOAD: int
R_390_TLS_GDCALL: int
R_390_TLS_LDCALL: int
R_390_TLS_GD32: int
R_390_TLS_GD64: int
R_390_TLS_GOTIE12: int
R_390_TLS_GOTIE32: int
R_390_TLS_GOTIE64: int
R_390_TLS_LDM32: int
R_390_TLS_LDM64: int
R_390_TLS_IE32: int
R_390_TLS_IE64: int
R_390_TLS_IEENT: int
R_390_TLS_LE32: int
R_390_TLS_LE64: int
R_390_TLS_LDO32: int
R_390_TLS_LDO64: int
R_390_TLS_DTPMOD: int
R_390_TLS_DTPOFF: int
R_390_TLS_TPOFF: int
R_390_20: int
R_390_GOT20: int
R_390_GOTPLT20: int
R_390_TLS_GOTIE20: int
R_390_IRELATIVE: int
R_390_NUM: int
R_CRIS_NONE: int
R_CRIS_8: int
R_CRIS_16: int
R_CRIS_32: int
R_CRIS_8_PCREL: int
R_CRIS_16_PCREL: int
R_CRIS_32_PCREL: int
R_CRIS_GNU_VTINHERIT: int
R_CRIS_GNU_VTENTRY: int
R_CRIS_COPY: int
R_CRIS_GLOB_DAT: int
R_CRIS_JUMP_SLOT: int
R_CRIS_RELATIVE: int
R_CRIS_16_GOT: int
R_CRIS_32_GOT: int
R_CRIS_16_GOTPLT: int
R_CRIS_32_GOTPLT: int
R_CRIS_32_GOTREL: int
R_CRIS_32_PLT_GOTREL: int
R_CRIS_32_PLT_PCREL: int
R_CRIS_NUM: int
R_X86_64_NONE: int
R_X86_64_64: int
R_X86_64_PC32: int
R_X86_64_GOT32: int
R_X86_64_PLT32: int
R_X86_64_COPY: int
R_X86_64_GLOB_DAT: int
R_X86_64_JUMP_SLOT: int
R_X86_64_RELATIVE: int
R_X86_64_GOTPCREL: int
R_X86_64_32: int
R_X86_64_32S: int
R_X86_64_16: int
R_X86_64_PC16: int
R_X86_64_8: int
R_X86_64_PC8: int
R_X86_64_DTPMOD64: int
R_X86_64_DTPOFF64: int
R_X86_64_TPOFF64: int
R_X86_64_TLSGD: int
R_X86_64_TLSLD: int
R_X86_64_DTPOFF32: int
R_X86_64_GOTTPOFF: int
R_X86_64_TPOFF32: int
R_X86_64_PC64: int
R_X86_64_GOTOFF64: int
R_X86_64_GOTPC32: int
R_X86_64_GOT64: int
R_X86_64_GOTPCREL64: int
R_X86_64_GOTPC64: int
R_X86_64_GOTPLT64: int
R_X86_64_PLTOFF64: int
R_X86_64_SIZE32: int
R_X86_64_SIZE64: int
R_X86_64_GOTPC32_TLSDESC: int
R_X86_64_TLSDESC_CALL: int
R_X86_64_TLSDESC: int
R_X86_64_IRELATIVE: int
R_X86_64_RELATIVE64: int
R_X86_64_GOTPCRELX: int
R_X86_64_REX_GOTPCRELX: int
R_X86_64_NUM: int
SHT_X86_64_UNWIND: int
R_MN10300_NONE: int
R_MN10300_32: int
R_MN10300_16: int
R_MN10300_8: int
R_MN10300_PCREL32: int
R_MN10300_PCREL16: int
R_MN10300_PCREL8: int
R_MN10300_GNU_VTINHERIT: int
R_MN10300_GNU_VTENTRY: int
R_MN10300_24: int
R_MN10300_GOTPC32: int
R_MN10300_GOTPC16: int
R_MN10300_GOTOFF32: int
R_MN10300_GOTOFF24: int
R_MN10300_GOTOFF16: int
R_MN10300_PLT32: int
R_MN10300_PLT16: int
R_MN10300_GOT32: int
R_MN10300_GOT24: int
R_MN10300_GOT16: int
R_MN10300_COPY: int
R_MN10300_GLOB_DAT: int
R_MN10300_JMP_SLOT: int
R_MN10300_RELATIVE: int
R_MN10300_TLS_GD: int
R_MN10300_TLS_LD: int
R_MN10300_TLS_LDO: int
R_MN10300_TLS_GOTIE: int
R_MN10300_TLS_IE: int
R_MN10300_TLS_LE: int
R_MN10300_TLS_DTPMOD: int
R_MN10300_TLS_DTPOFF: int
R_MN10300_TLS_TPOFF: int
R_MN10300_SYM_DIFF: int
R_MN10300_ALIGN: int
R_MN10300_NUM: int
R_M32R_NONE: int
R_M32R_16: int
R_M32R_32: int
R_M32R_24: int
R_M32R_10_PCREL: int
R_M32R_18_PCREL: int
R_M32R_26_PCREL: int
R_M32R_HI16_ULO: int
R_M32R_HI16_SLO: int
R_M32R_LO16: int
R_M32R_SDA16: int
R_M32R_GNU_VTINHERIT: int
R_M32R_GNU_VTENTRY: int
R_M32R_16_RELA: int
R_M32R_32_RELA: int
R_M32R_24_RELA: int
R_M32R_10_PCREL_RELA: int
R_M32R_18_PCREL_RELA: int
R_M32R_26_PCREL_RELA: int
R_M32R_HI16_ULO_RELA: int
R_M32R_HI16_SLO_RELA: int
R_M32R_LO16_RELA: int
R_M32R_SDA16_RELA: int
R_M32R_RELA_GNU_VTINHERIT: int
R_M32R_RELA_GNU_VTENTRY: int
R_M32R_REL32: int
R_M32R_GOT24: int
R_M32R_26_PLTREL: int
R_M32R_COPY: int
R_M32R_GLOB_DAT: int
R_M32R_JMP_SLOT: int
R_M32R_RELATIVE: int
R_M32R_GOTOFF: int
R_M32R_GOTPC24: int
R_M32R_GOT16_HI_ULO: int
R_M32R_GOT16_HI_SLO: int
R_M32R_GOT16_LO: int
R_M32R_GOTPC_HI_ULO: int
R_M32R_GOTPC_HI_SLO: int
R_M32R_GOTPC_LO: int
R_M32R_GOTOFF_HI_ULO: int
R_M32R_GOTOFF_HI_SLO: int
R_M32R_GOTOFF_LO: int
R_M32R_NUM: int
R_MICROBLAZE_NONE: int
R_MICROBLAZE_32: int
R_MICROBLAZE_32_PCREL: int
R_MICROBLAZE_64_PCREL: int
R_MICROBLAZE_32_PCREL_LO: int
R_MICROBLAZE_64: int
R_MICROBLAZE_32_LO: int
R_MICROBLAZE_SRO32: int
R_MICROBLAZE_SRW32: int
R_MICROBLAZE_64_NONE: int
R_MICROBLAZE_32_SYM_OP_SYM: int
R_MICROBLAZE_GNU_VTINHERIT: int
R_MICROBLAZE_GNU_VTENTRY: int
R_MICROBLAZE_GOTPC_64: int
R_MICROBLAZE_GOT_64: int
R_MICROBLAZE_PLT_64: int
R_MICROBLAZE_REL: int
R_MICROBLAZE_JUMP_SLOT: int
R_MICROBLAZE_GLOB_DAT: int
R_MICROBLAZE_GOTOFF_64: int
R_MICROBLAZE_GOTOFF_32: int
R_MICROBLAZE_COPY: int
R_MICROBLAZE_TLS: int
R_MICROBLAZE_TLSGD: int
R_MICROBLAZE_TLSLD: int
R_MICROBLAZE_TLSDTPMOD32: int
R_MICROBLAZE_TLSDTPREL32: int
R_MICROBLAZE_TLSDTPREL64: int
R_MICROBLAZE_TLSGOTTPREL32: int
R_MICROBLAZE_TLSTPREL32: int
DT_NIOS2_GP: int
R_NIOS2_NONE: int
R_NIOS2_S16: int
R_NIOS2_U16: int
R_NIOS2_PCREL16: int
R_NIOS2_CALL26: int
R_NIOS2_IMM5: int
R_NIOS2_CACHE_OPX: int
R_NIOS2_IMM6: int
R_NIOS2_IMM8: int
R_NIOS2_HI16: int
R_NIOS2_LO16: int
R_NIOS2_HIADJ16: int
R_NIOS2_BFD_RELOC_32: int
R_NIOS2_BFD_RELOC_16: int
R_NIOS2_BFD_RELOC_8: int
R_NIOS2_GPREL: int
R_NIOS2_GNU_VTINHERIT: int
R_NIOS2_GNU_VTENTRY: int
R_NIOS2_UJMP: int
R_NIOS2_CJMP: int
R_NIOS2_CALLR: int
R_NIOS2_ALIGN: int
R_NIOS2_GOT16: int
R_NIOS2_CALL16: int
R_NIOS2_GOTOFF_LO: int
R_NIOS2_GOTOFF_HA: int
R_NIOS2_PCREL_LO: int
R_NIOS2_PCREL_HA: int
R_NIOS2_TLS_GD16: int
R_NIOS2_TLS_LDM16: int
R_NIOS2_TLS_LDO16: int
R_NIOS2_TLS_IE16: int
R_NIOS2_TLS_LE16: int
R_NIOS2_TLS_DTPMOD: int
R_NIOS2_TLS_DTPREL: int
R_NIOS2_TLS_TPREL: int
R_NIOS2_COPY: int
R_NIOS2_GLOB_DAT: int
R_NIOS2_JUMP_SLOT: int
R_NIOS2_RELATIVE: int
R_NIOS2_GOTOFF: int
R_NIOS2_CALL26_NOAT: int
R_NIOS2_GOT_LO: int
R_NIOS2_GOT_HA: int
R_NIOS2_CALL_LO: int
R_NIOS2_CALL_HA: int
R_TILEPRO_NONE: int
R_TILEPRO_32: int
R_TILEPRO_16: int
R_TILEPRO_8: int
R_TILEPRO_32_PCREL: int
R_TILEPRO_16_PCREL: int
R_TILEPRO_8_PCREL: int
R_TILEPRO_LO16: int
R_TILEPRO_HI16: int
R_TILEPRO_HA16: int
R_TILEPRO_COPY: int
R_TILEPRO_GLOB_DAT: int
R_TILEPRO_JMP_SLOT: int
R_TILEPRO_RELATIVE: int
R_TILEPRO_BROFF_X1: int
R_TILEPRO_JOFFLONG_X1: int
R_TILEPRO_JOFFLONG_X1_PLT: int
R_TILEPRO_IMM8_X0: int
R_TILEPRO_IMM8_Y0: int
R_TILEPRO_IMM8_X1: int
R_TILEPRO_IMM8_Y1: int
R_TILEPRO_MT_IMM15_X1: int
R_TILEPRO_MF_IMM15_X1: int
R_TILEPRO_IMM16_X0: int
R_TILEPRO_IMM16_X1: int
R_TILEPRO_IMM16_X0_LO: int
R_TILEPRO_IMM16_X1_LO: int
R_TILEPRO_IMM16_X0_HI: int
R_TILEPRO_IMM16_X1_HI: int
R_TILEPRO_IMM16_X0_HA: int
R_TILEPRO_IMM16_X1_HA: int
R_TILEPRO_IMM16_X0_PCREL: int
R_TILEPRO_IMM16_X1_PCREL: int
R_TILEPRO_IMM16_X0_LO_PCREL: int
R_TILEPRO_IMM16_X1_LO_PCREL: int
R_TILEPRO_IMM16_X0_HI_PCREL: int
R_TILEPRO_IMM16_X1_HI_PCREL: int
R_TILEPRO_IMM16_X0_HA_PCREL: int
R_TILEPRO_IMM16_X1_HA_PCREL: int
R_TILEPRO_IMM16_X0_GOT: int
R_TILEPRO_IMM16_X1_GOT: int
R_TILEPRO_IMM16_X0_GOT_LO: int
R_TILEPRO_IMM16_X1_GOT_LO: int
R_TILEPRO_IMM16_X0_GOT_HI: int
R_TILEPRO_IMM16_X1_GOT_HI: int
R_TILEPRO_IMM16_X0_GOT_HA: int
R_TILEPRO_IMM16_X1_GOT_HA: int
R_TILEPRO_MMSTART_X0: int
R_TILEPRO_MMEND_X0: int
R_TILEPRO_MMSTART_X1: int
R_TILEPRO_MMEND_X1: int
R_TILEPRO_SHAMT_X0: int
R_TILEPRO_SHAMT_X1: int
R_TILEPRO_SHAMT_Y0: int
R_TILEPRO_SHAMT_Y1: int
R_TILEPRO_DEST_IMM8_X1: int
R_TILEPRO_TLS_GD_CALL: int
R_TILEPRO_IMM8_X0_TLS_GD_ADD: int
R_TILEPRO_IMM8_X1_TLS_GD_ADD: int
R_TILEPRO_IMM8_Y0_TLS_GD_ADD: int
R_TILEPRO_IMM8_Y1_TLS_GD_ADD: int
R_TILEPRO_TLS_IE_LOAD: int
R_TILEPRO_IMM16_X0_TLS_GD: int
R_TILEPRO_IMM16_X1_TLS_GD: int
R_TILEPRO_IMM16_X0_TLS_GD_LO: int
R_TILEPRO_IMM16_X1_TLS_GD_LO: int
R_TILEPRO_IMM16_X0_TLS_GD_HI: int
R_TILEPRO_IMM16_X1_TLS_GD_HI: int
R_TILEPRO_IMM16_X0_TLS_GD_HA: int
R_TILEPRO_IMM16_X1_TLS_GD_HA: int
R_TILEPRO_IMM16_X0_TLS_IE: int
R_TILEPRO_IMM16_X1_TLS_IE: int
R_TILEPRO_IMM16_X0_TLS_IE_LO: int
R_TILEPRO_IMM16_X1_TLS_IE_LO: int
R_TILEPRO_IMM16_X0_TLS_IE_HI: int
R_TILEPRO_IMM16_X1_TLS_IE_HI: int
R_TILEPRO_IMM16_X0_TLS_IE_HA: int
R_TILEPRO_IMM16_X1_TLS_IE_HA: int
R_TILEPRO_TLS_DTPMOD32: int
R_TILEPRO_TLS_DTPOFF32: int
R_TILEPRO_TLS_TPOFF32: int
R_TILEPRO_IMM16_X0_TLS_LE: int
R_TILEPRO_IMM16_X1_TLS_LE: int
R_TILEPRO_IMM16_X0_TLS_LE_LO: int
R_TILEPRO_IMM16_X1_TLS_LE_LO: int
R_TILEPRO_IMM16_X0_TLS_LE_HI: int
R_TILEPRO_IMM16_X1_TLS_LE_HI: int
R_TILEPRO_IMM16_X0_TLS_LE_HA: int
R_TILEPRO_IMM16_X1_TLS_LE_HA: int
R_TILEPRO_GNU_VTINHERIT: int
R_TILEPRO_GNU_VTENTRY: int
R_TILEPRO_NUM: int
R_TILEGX_NONE: int
R_TILEGX_64: int
R_TILEGX_32: int
R_TILEGX_16: int
R_TILEGX_8: int
R_TILEGX_64_PCREL: int
R_TILEGX_32_PCREL: int
R_TILEGX_16_PCREL: int
R_TILEGX_8_PCREL: int
R_TILEGX_HW0: int
R_TILEGX_HW1: int
R_TILEGX_HW2: int
R_TILEGX_HW3: int
R_TILEGX_HW0_LAST: int
R_TILEGX_HW1_LAST: int
R_TILEGX_HW2_LAST: int
R_TILEGX_COPY: int
R_TILEGX_GLOB_DAT: int
R_TILEGX_JMP_SLOT: int
R_TILEGX_RELATIVE: int
R_TILEGX_BROFF_X1: int
R_TILEGX_JUMPOFF_X1: int
R_TILEGX_JUMPOFF_X1_PLT: int
R_TILEGX_IMM8_X0: int
R_TILEGX_IMM8_Y0: int
R_TILEGX_IMM8_X1: int
R_TILEGX_IMM8_Y1: int
R_TILEGX_DEST_IMM8_X1: int
R_TILEGX_MT_IMM14_X1: int
R_TILEGX_MF_IMM14_X1: int
R_TILEGX_MMSTART_X0: int
R_TILEGX_MMEND_X0: int
R_TILEGX_SHAMT_X0: int
R_TILEGX_SHAMT_X1: int
R_TILEGX_SHAMT_Y0: int
R_TILEGX_SHAMT_Y1: int
R_TILEGX_IMM16_X0_HW0: int
R_TILEGX_IMM16_X1_HW0: int
R_TILEGX_IMM16_X0_HW1: int
R_TILEGX_IMM16_X1_HW1: int
R_TILEGX_IMM16_X0_HW2: int
R_TILEGX_IMM16_X1_HW2: int
R_TILEGX_IMM16_X0_HW3: int
R_TILEGX_IMM16_X1_HW3: int
R_TILEGX_IMM16_X0_HW0_LAST: int
R_TILEGX_IMM16_X1_HW0_LAST: int
R_TILEGX_IMM16_X0_HW1_LAST: int
R_TILEGX_IMM16_X1_HW1_LAST: int
R_TILEGX_IMM16_X0_HW2_LAST: int
R_TILEGX_IMM16_X1_HW2_LAST: int
R_TILEGX_IMM16_X0_HW0_PCREL: int
R_TILEGX_IMM16_X1_HW0_PCREL: int
R_TILEGX_IMM16_X0_HW1_PCREL: int
R_TILEGX_IMM16_X1_HW1_PCREL: int
R_TILEGX_IMM16_X0_HW2_PCREL: int
R_TILEGX_IMM16_X1_HW2_PCREL: int
R_TILEGX_IMM16_X0_HW3_PCREL: int
R_TILEGX_IMM16_X1_HW3_PCREL: int
R_TILEGX_IMM16_X0_HW0_LAST_PCREL: int
R_TILEGX_IMM16_X1_HW0_LAST_PCREL: int
R_TILEGX_IMM16_X0_HW1_LAST_PCREL: int
R_TILEGX_IMM16_X1_HW1_LAST_PCREL: int
R_TILEGX_IMM16_X0_HW2_LAST_PCREL: int
R_TILEGX_IMM16_X1_HW2_LAST_PCREL: int
R_TILEGX_IMM16_X0_HW0_GOT: int
R_TILEGX_IMM16_X1_HW0_GOT: int
R_TILEGX_IMM16_X0_HW0_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW0_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW1_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW1_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW2_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW2_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW0_LAST_GOT: int
R_TILEGX_IMM16_X1_HW0_LAST_GOT: int
R_TILEGX_IMM16_X0_HW1_LAST_GOT: int
R_TILEGX_IMM16_X1_HW1_LAST_GOT: int
R_TILEGX_IMM16_X0_HW3_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW3_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW0_TLS_GD: int
R_TILEGX_IMM16_X1_HW0_TLS_GD: int
R_TILEGX_IMM16_X0_HW0_TLS_LE: int
R_TILEGX_IMM16_X1_HW0_TLS_LE: int
R_TILEGX_IMM16_X0_HW0_LAST_TLS_LE: int
R_TILEGX_IMM16_X1_HW0_LAST_TLS_LE: int
R_TILEGX_IMM16_X0_HW1_LAST_TLS_LE: int
R_TILEGX_IMM16_X1_HW1_LAST_TLS_LE: int
R_TILEGX_IMM16_X0_HW0_LAST_TLS_GD: int
R_TILEGX_IMM16_X1_HW0_LAST_TLS_GD: int
R_TILEGX_IMM16_X0_HW1_LAST_TLS_GD: int
R_TILEGX_IMM16_X1_HW1_LAST_TLS_GD: int
R_TILEGX_IMM16_X0_HW0_TLS_IE: int
R_TILEGX_IMM16_X1_HW0_TLS_IE: int
R_TILEGX_IMM16_X0_HW0_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW0_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW1_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW1_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW2_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X1_HW2_LAST_PLT_PCREL: int
R_TILEGX_IMM16_X0_HW0_LAST_TLS_IE: int
R_TILEGX_IMM16_X1_HW0_LAST_TLS_IE: int
R_TILEGX_IMM16_X0_HW1_LAST_TLS_IE: int
R_TILEGX_IMM16_X1_HW1_LAST_TLS_IE: int
R_TILEGX_TLS_DTPMOD64: int
R_TILEGX_TLS_DTPOFF64: int
R_TILEGX_TLS_TPOFF64: int
R_TILEGX_TLS_DTPMOD32: int
R_TILEGX_TLS_DTPOFF32: int
R_TILEGX_TLS_TPOFF32: int
R_TILEGX_TLS_GD_CALL: int
R_TILEGX_IMM8_X0_TLS_GD_ADD: int
R_TILEGX_IMM8_X1_TLS_GD_ADD: int
R_TILEGX_IMM8_Y0_TLS_GD_ADD: int
R_TILEGX_IMM8_Y1_TLS_GD_ADD: int
R_TILEGX_TLS_IE_LOAD: int
R_TILEGX_IMM8_X0_TLS_ADD: int
R_TILEGX_IMM8_X1_TLS_ADD: int
R_TILEGX_IMM8_Y0_TLS_ADD: int
R_TILEGX_IMM8_Y1_TLS_ADD: int
R_TILEGX_GNU_VTINHERIT: int
R_TILEGX_GNU_VTENTRY: int
R_TILEGX_NUM: int
EF_RISCV_RVC: int
EF_RISCV_FLOAT_ABI: int
EF_RISCV_FLOAT_ABI_SOFT: int
EF_RISCV_FLOAT_ABI_SINGLE: int
EF_RISCV_FLOAT_ABI_DOUBLE: int
EF_RISCV_FLOAT_ABI_QUAD: int
EF_RISCV_RVE: int
EF_RISCV_TSO: int
R_RISCV_NONE: int
R_RISCV_32: int
R_RISCV_64: int
R_RISCV_RELATIVE: int
R_RISCV_COPY: int
R_RISCV_JUMP_SLOT: int
R_RISCV_TLS_DTPMOD32: int
R_RISCV_TLS_DTPMOD64: int
R_RISCV_TLS_DTPREL32: int
R_RISCV_TLS_DTPREL64: int
R_RISCV_TLS_TPREL32: int
R_RISCV_TLS_TPREL64: int
R_RISCV_BRANCH: int
R_RISCV_JAL: int
R_RISCV_CALL: int
R_RISCV_CALL_PLT: int
R_RISCV_GOT_HI20: int
R_RISCV_TLS_GOT_HI20: int
R_RISCV_TLS_GD_HI20: int
R_RISCV_PCREL_HI20: int
R_RISCV_PCREL_LO12_I: int
R_RISCV_PCREL_LO12_S: int
R_RISCV_HI20: int
R_RISCV_LO12_I: int
R_RISCV_LO12_S: int
R_RISCV_TPREL_HI20: int
R_RISCV_TPREL_LO12_I: int
R_RISCV_TPREL_LO12_S: int
R_RISCV_TPREL_ADD: int
R_RISCV_ADD8: int
R_RISCV_ADD16: int
R_RISCV_ADD32: int
R_RISCV_ADD64: int
R_RISCV_SUB8: int
R_RISCV_SUB16: int
R_RISCV_SUB32: int
R_RISCV_SUB64: int
R_RISCV_GNU_VTINHERIT: int
R_RISCV_GNU_VTENTRY: int
R_RISCV_ALIGN: int
R_RISCV_RVC_BRANCH: int
R_RISCV_RVC_JUMP: int
R_RISCV_RVC_LUI: int
R_RISCV_GPREL_I: int
R_RISCV_GPREL_S: int
R_RISCV_TPREL_I: int
R_RISCV_TPREL_S: int
R_RISCV_RELAX: int
R_RISCV_SUB6: int
R_RISCV_SET6: int
R_RISCV_SET8: int
R_RISCV_SET16: int
R_RISCV_SET32: int
R_RISCV_32_PCREL: int
R_RISCV_IRELATIVE: int
R_RISCV_NUM: int
STO_RISCV_VARIANT_CC: int
SHT_RISCV_ATTRIBUTES: int
PT_RISCV_ATTRIBUTES: int
DT_RISCV_VARIANT_CC: int
R_BPF_NONE: int
R_BPF_64_64: int
R_BPF_64_32: int
R_METAG_HIADDR16: int
R_METAG_LOADDR16: int
R_METAG_ADDR32: int
R_METAG_NONE: int
R_METAG_RELBRANCH: int
R_METAG_GETSETOFF: int
R_METAG_REG32OP1: int
R_METAG_REG32OP2: int
R_METAG_REG32OP3: int
R_METAG_REG16OP1: int
R_METAG_REG16OP2: int
R_METAG_REG16OP3: int
R_METAG_REG32OP4: int
R_METAG_HIOG: int
R_METAG_LOOG: int
R_METAG_REL8: int
R_METAG_REL16: int
R_METAG_GNU_VTINHERIT: int
R_METAG_GNU_VTENTRY: int
R_METAG_HI16_GOTOFF: int
R_METAG_LO16_GOTOFF: int
R_METAG_GETSET_GOTOFF: int
R_METAG_GETSET_GOT: int
R_METAG_HI16_GOTPC: int
R_METAG_LO16_GOTPC: int
R_METAG_HI16_PLT: int
R_METAG_LO16_PLT: int
R_METAG_RELBRANCH_PLT: int
R_METAG_GOTOFF: int
R_METAG_PLT: int
R_METAG_COPY: int
R_METAG_JMP_SLOT: int
R_METAG_RELATIVE: int
R_METAG_GLOB_DAT: int
R_METAG_TLS_GD: int
R_METAG_TLS_LDM: int
R_METAG_TLS_LDO_HI16: int
R_METAG_TLS_LDO_LO16: int
R_METAG_TLS_LDO: int
R_METAG_TLS_IE: int
R_METAG_TLS_IENONPIC: int
R_METAG_TLS_IENONPIC_HI16: int
R_METAG_TLS_IENONPIC_LO16: int
R_METAG_TLS_TPOFF: int
R_METAG_TLS_DTPMOD: int
R_METAG_TLS_DTPOFF: int
R_METAG_TLS_LE: int
R_METAG_TLS_LE_HI16: int
R_METAG_TLS_LE_LO16: int
R_NDS32_NONE: int
R_NDS32_32_RELA: int
R_NDS32_COPY: int
R_NDS32_GLOB_DAT: int
R_NDS32_JMP_SLOT: int
R_NDS32_RELATIVE: int
R_NDS32_TLS_TPOFF: int
R_NDS32_TLS_DESC: int
EF_LARCH_ABI_MODIFIER_MASK: int
EF_LARCH_ABI_SOFT_FLOAT: int
EF_LARCH_ABI_SINGLE_FLOAT: int
EF_LARCH_ABI_DOUBLE_FLOAT: int
EF_LARCH_OBJABI_V1: int
R_LARCH_NONE: int
R_LARCH_32: int
R_LARCH_64: int
R_LARCH_RELATIVE: int
R_LARCH_COPY: int
R_LARCH_JUMP_SLOT: int
R_LARCH_TLS_DTPMOD32: int
R_LARCH_TLS_DTPMOD64: int
R_LARCH_TLS_DTPREL32: int
R_LARCH_TLS_DTPREL64: int
R_LARCH_TLS_TPREL32: int
R_LARCH_TLS_TPREL64: int
R_LARCH_IRELATIVE: int
R_LARCH_MARK_LA: int
R_LARCH_MARK_PCREL: int
R_LARCH_SOP_PUSH_PCREL: int
R_LARCH_SOP_PUSH_ABSOLUTE: int
R_LARCH_SOP_PUSH_DUP: int
R_LARCH_SOP_PUSH_GPREL: int
R_LARCH_SOP_PUSH_TLS_TPREL: int
R_LARCH_SOP_PUSH_TLS_GOT: int
R_LARCH_SOP_PUSH_TLS_GD: int
R_LARCH_SOP_PUSH_PLT_PCREL: int
R_LARCH_SOP_ASSERT: int
R_LARCH_SOP_NOT: int
R_LARCH_SOP_SUB: int
R_LARCH_SOP_SL: int
R_LARCH_SOP_SR: int
R_LARCH_SOP_ADD: int
R_LARCH_SOP_AND: int
R_LARCH_SOP_IF_ELSE: int
R_LARCH_SOP_POP_32_S_10_5: int
R_LARCH_SOP_POP_32_U_10_12: int
R_LARCH_SOP_POP_32_S_10_12: int
R_LARCH_SOP_POP_32_S_10_16: int
R_LARCH_SOP_POP_32_S_10_16_S2: int
R_LARCH_SOP_POP_32_S_5_20: int
R_LARCH_SOP_POP_32_S_0_5_10_16_S2: int
R_LARCH_SOP_POP_32_S_0_10_10_16_S2: int
R_LARCH_SOP_POP_32_U: int
R_LARCH_ADD8: int
R_LARCH_ADD16: int
R_LARCH_ADD24: int
R_LARCH_ADD32: int
R_LARCH_ADD64: int
R_LARCH_SUB8: int
R_LARCH_SUB16: int
R_LARCH_SUB24: int
R_LARCH_SUB32: int
R_LARCH_SUB64: int
R_LARCH_GNU_VTINHERIT: int
R_LARCH_GNU_VTENTRY: int
R_ARC_NONE: int
R_ARC_8: int
R_ARC_16: int
R_ARC_24: int
R_ARC_32: int
R_ARC_B26: int
R_ARC_B22_PCREL: int
R_ARC_H30: int
R_ARC_N8: int
R_ARC_N16: int
R_ARC_N24: int
R_ARC_N32: int
R_ARC_SDA: int
R_ARC_SECTOFF: int
R_ARC_S21H_PCREL: int
R_ARC_S21W_PCREL: int
R_ARC_S25H_PCREL: int
R_ARC_S25W_PCREL: int
R_ARC_SDA32: int
R_ARC_SDA_LDST: int
R_ARC_SDA_LDST1: int
R_ARC_SDA_LDST2: int
R_ARC_SDA16_LD: int
R_ARC_SDA16_LD1: int
R_ARC_SDA16_LD2: int
R_ARC_S13_PCREL: int
R_ARC_W: int
R_ARC_32_ME: int
R_ARC_N32_ME: int
R_ARC_SECTOFF_ME: int
R_ARC_SDA32_ME: int
R_ARC_W_ME: int
R_ARC_H30_ME: int
R_ARC_SECTOFF_U8: int
R_ARC_SECTOFF_S9: int
R_AC_SECTOFF_U8: int
R_AC_SECTOFF_U8_1: int
R_AC_SECTOFF_U8_2: int
R_AC_SECTOFF_S9: int
R_AC_SECTOFF_S9_1: int
R_AC_SECTOFF_S9_2: int
R_ARC_SECTOFF_ME_1: int
R_ARC_SECTOFF_ME_2: int
R_ARC_SECTOFF_1: int
R_ARC_SECTOFF_2: int
R_ARC_PC32: int
R_ARC_GOTPC32: int
R_ARC_PLT32: int
R_ARC_COPY: int
R_ARC_GLOB_DAT: int
R_ARC_JUMP_SLOT: int
R_ARC_RELATIVE: int
R_ARC_GOTOFF: int
R_ARC_GOTPC: int
R_ARC_GOT32: int
R_ARC_TLS_DTPMOD: int
R_ARC_TLS_DTPOFF: int
R_ARC_TLS_TPOFF: int
R_ARC_TLS_GD_GOT: int
R_ARC_TLS_GD_LD: int
R_ARC_TLS_GD_CALL: int
R_ARC_TLS_IE_GOT: int
R_ARC_TLS_DTPOFF_S9: int
R_ARC_TLS_LE_S9: int
R_ARC_TLS_LE_32: int
R_OR1K_NONE: int
R_OR1K_32: int
R_OR1K_16: int
R_OR1K_8: int
R_OR1K_LO_16_IN_INSN: int
R_OR1K_HI_16_IN_INSN: int
R_OR1K_INSN_REL_26: int
R_OR1K_GNU_VTENTRY: int
R_OR1K_GNU_VTINHERIT: int
R_OR1K_32_PCREL: int
R_OR1K_16_PCREL: int
R_OR1K_8_PCREL: int
R_OR1K_GOTPC_HI16: int
R_OR1K_GOTPC_LO16: int
R_OR1K_GOT16: int
R_OR1K_PLT26: int
R_OR1K_GOTOFF_HI16: int
R_OR1K_GOTOFF_LO16: int
R_OR1K_COPY: int
R_OR1K_GLOB_DAT: int
R_OR1K_JMP_SLOT: int
R_OR1K_RELATIVE: int
R_OR1K_TLS_GD_HI16: int
R_OR1K_TLS_GD_LO16: int
R_OR1K_TLS_LDM_HI16: int
R_OR1K_TLS_LDM_LO16: int
R_OR1K_TLS_LDO_HI16: int
R_OR1K_TLS_LDO_LO16: int
R_OR1K_TLS_IE_HI16: int
R_OR1K_TLS_IE_LO16: int
R_OR1K_TLS_LE_HI16: int
R_OR1K_TLS_LE_LO16: int
R_OR1K_TLS_TPOFF: int
R_OR1K_TLS_DTPOFF: int
R_OR1K_TLS_DTPMOD: int
def __WIFCONTINUED(status: Any) -> Any: ...
def __WIFSTOPPED(status: Any) -> Any: ...
def __WIFSIGNALED(status: Any) -> Any: ...
def __WIFEXITED(status: Any) -> Any: ...
def __WTERMSIG(status: Any) -> Any: ...
def __WSTOPSIG(status: Any) -> Any: ...
def __WEXITSTATUS(status: Any) -> Any: ...
def __S_ISTYPE(mode: Any, mask: Any) -> Any: ...
def __CPU_ALLOC_SIZE(count: Any) -> Any: ...
def __CPUELT(cpu: Any) -> Any: ...
def __CPUMASK(cpu: Any) -> Any: ...
def _IOC(dir: Any, type: Any, nr: Any, size: Any) -> Any: ...
def _IOC_TYPECHECK(t: Any) -> Any: ...
def _IO(type: Any, nr: Any) -> Any: ...
def _IOR(type: Any, nr: Any, size: Any) -> Any: ...
def _IOW(type: Any, nr: Any, size: Any) -> Any: ...
def _IOWR(type: Any, nr: Any, size: Any) -> Any: ...
def _IOR_BAD(type: Any, nr: Any, size: Any) -> Any: ...
def _IOW_BAD(type: Any, nr: Any, size: Any) -> Any: ...
def _IOWR_BAD(type: Any, nr: Any, size: Any) -> Any: ...
def _IOC_DIR(nr: Any) -> Any: ...
def _IOC_TYPE(nr: Any) -> Any: ...
def _IOC_NR(nr: Any) -> Any: ...
def _IOC_SIZE(nr: Any) -> Any: ...
def FUTEX_OP(op: Any, oparg: Any, cmp: Any, cmparg: Any) -> Any: ...
def CPU_ALLOC_SIZE(count: Any) -> Any: ...
def S_ISDIR(mode: Any) -> Any: ...
def S_ISCHR(mode: Any) -> Any: ...
def S_ISBLK(mode: Any) -> Any: ...
def S_ISREG(mode: Any) -> Any: ...
def S_ISFIFO(mode: Any) -> Any: ...
def S_ISLNK(mode: Any) -> Any: ...
def S_ISSOCK(mode: Any) -> Any: ...
def WEXITSTATUS(status: Any) -> Any: ...
def WTERMSIG(status: Any) -> Any: ...
def WSTOPSIG(status: Any) -> Any: ...
def WIFEXITED(status: Any) -> Any: ...
def WIFSIGNALED(status: Any) -> Any: ...
def WIFSTOPPED(status: Any) -> Any: ...
def WIFCONTINUED(status: Any) -> Any: ...
def CMSG_ALIGN(len: Any) -> Any: ...
def CMSG_SPACE(len: Any) -> Any: ...
def CMSG_LEN(len: Any) -> Any: ...
def IN_CLASSA(a: Any) -> Any: ...
def IN_CLASSB(a: Any) -> Any: ...
def IN_CLASSC(a: Any) -> Any: ...
def IN_CLASSD(a: Any) -> Any: ...
def IN_MULTICAST(a: Any) -> Any: ...
def IN_EXPERIMENTAL(a: Any) -> Any: ...
def IN_BADCLASS(a: Any) -> Any: ...
def IP_MSFILTER_SIZE(numsrc: Any) -> Any: ...
def GROUP_FILTER_SIZE(numsrc: Any) -> Any: ...
def ELF32_ST_BIND(val: Any) -> Any: ...
def ELF32_ST_TYPE(val: Any) -> Any: ...
def ELF32_ST_INFO(bind: Any, type: Any) -> Any: ...
def ELF64_ST_BIND(val: Any) -> Any: ...
def ELF64_ST_TYPE(val: Any) -> Any: ...
def ELF64_ST_INFO(bind: Any, type: Any) -> Any: ...
def ELF32_ST_VISIBILITY(o: Any) -> Any: ...
def ELF64_ST_VISIBILITY(o: Any) -> Any: ...
def ELF32_R_SYM(val: Any) -> Any: ...
def ELF32_R_TYPE(val: Any) -> Any: ...
def ELF32_R_INFO(sym: Any, type: Any) -> Any: ...
def ELF64_R_SYM(i: Any) -> Any: ...
def ELF64_R_TYPE(i: Any) -> Any: ...
def ELF64_R_INFO(sym: Any, type: Any) -> Any: ...
def DT_VALTAGIDX(tag: Any) -> Any: ...
def DT_ADDRTAGIDX(tag: Any) -> Any: ...
def DT_VERSIONTAGIDX(tag: Any) -> Any: ...
def DT_EXTRATAGIDX(tag: Any) -> Any: ...
def ELF32_M_SYM(info: Any) -> Any: ...
def ELF32_M_SIZE(info: Any) -> Any: ...
def ELF32_M_INFO(sym: Any, size: Any) -> Any: ...
def ELF64_M_SYM(info: Any) -> Any: ...
def ELF64_M_SIZE(info: Any) -> Any: ...
def ELF64_M_INFO(sym: Any, size: Any) -> Any: ...
def PPC64_LOCAL_ENTRY_OFFSET(other: Any) -> Any: ...
def EF_ARM_EABI_VERSION(flags: Any) -> Any: ...
