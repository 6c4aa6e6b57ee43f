# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

def mmap(__addr: Any, __len: Any, __prot: Any, __flags: Any, __fd: Any, __offset: Any, /) -> int | None:
    """void * mmap(void * __addr, size_t __len, int __prot, int __flags, int __fd, __off_t __offset)"""
def munmap(__addr: Any, __len: Any, /) -> int:
    """int munmap(void * __addr, size_t __len)"""
def mprotect(__addr: Any, __len: Any, __prot: Any, /) -> int:
    """int mprotect(void * __addr, size_t __len, int __prot)"""
def madvise(__addr: Any, __len: Any, __advice: Any, /) -> int:
    """int madvise(void * __addr, size_t __len, int __advice)"""
def sched_yield() -> int:
    """int sched_yield()"""
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
MAP_FAILED: int
