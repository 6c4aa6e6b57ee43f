"""The few names of libc that tg-hcq itself needs, in a module that imports in a millisecond."""

# Made by `tg-autogen gen libc_core`; change the spec, not this file.
# From: Debian libc6-dev 2.36-9+deb12u14
# Headers: sys/mman.h sched.h
# Licence of the headers: LGPL-2.1-or-later
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import c_int32, c_int64, c_size_t, c_void_p

from tg_autogen.runtime import Library

_library = Library("libc", errno=True)
mmap = _library.function("mmap", c_void_p, c_void_p, c_size_t, c_int32, c_int32, c_int32, c_int64)
munmap = _library.function("munmap", c_int32, c_void_p, c_size_t)
mprotect = _library.function("mprotect", c_int32, c_void_p, c_size_t, c_int32)
madvise = _library.function("madvise", c_int32, c_void_p, c_size_t, c_int32)
sched_yield = _library.function("sched_yield", c_int32)
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
MAP_FAILED = 18446744073709551615
