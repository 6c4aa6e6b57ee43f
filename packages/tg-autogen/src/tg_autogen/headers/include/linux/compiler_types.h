/* Kernel-internal annotations; user space has none. */
